target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_reduce_50 = addrspace(3) global [32 x double] undef, align 16
@llvm.used = appending global [4 x i8*] [i8* bitcast (void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step to i8*), i8* bitcast (void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve to i8*), i8* bitcast (void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample to i8*)], section "llvm.metadata"

define internal void @gpuc_fn_solver_publish(double* %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, double* %p8, i64 %p9, i64 %p10, i64* %p11, i64 %p12, i64 %p13, i32 %p14, i8* %ctrl) nounwind convergent !dbg !7 {
entry:
	br label %b0, !dbg !8

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !12
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !13
	%2 = sdiv i64 %p1, 2, !dbg !16
	%3 = sub i32 %p14, 1, !dbg !17
	%4 = zext i32 %3 to i64, !dbg !18
	%5 = mul i64 %4, %2, !dbg !19
	%6 = zext i32 %p14 to i64, !dbg !20
	%7 = mul i64 %6, %2, !dbg !21
	%8 = sub i64 %7, %5, !dbg !22
	%9 = getelementptr inbounds double, double* %p0, i64 %5, !dbg !22
	%10 = icmp ugt i64 %7, %p2, !dbg !22
	%11 = icmp ugt i64 %5, %7, !dbg !22
	%12 = or i1 %10, %11, !dbg !22
	br i1 %12, label %b0_fail1, label %b0_ok1, !dbg !22, !prof !24

b0_ok1:
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !23, !range !25
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !23, !range !25
	%15 = mul i32 %13, %14, !dbg !23
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !23, !range !26
	%17 = mul i32 %15, %16, !dbg !23
	%18 = sext i32 %17 to i64, !dbg !23
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27, !range !28
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !27, !range !28
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !27, !range !29
	%22 = mul i32 %14, %21, !dbg !27
	%23 = add i32 %20, %22, !dbg !27
	%24 = mul i32 %13, %23, !dbg !27
	%25 = add i32 %19, %24, !dbg !27
	%26 = sext i32 %25 to i64, !dbg !27
	%27 = trunc i64 %18 to i32, !dbg !30
	%28 = mul nuw i32 %27, 2, !dbg !30
	%29 = zext i32 %28 to i64, !dbg !30
	%30 = trunc i64 %18 to i32, !dbg !31
	%31 = mul nuw i32 %30, 3, !dbg !31
	%32 = zext i32 %31 to i64, !dbg !31
	%33 = trunc i64 %18 to i32, !dbg !32
	%34 = mul nuw i32 %33, 4, !dbg !32
	%35 = zext i32 %34 to i64, !dbg !32
	%36 = icmp ugt i64 %8, 281474976710655, !dbg !33
	%37 = sext i32 %13 to i64, !dbg !33
	%38 = sext i32 %14 to i64, !dbg !33
	%39 = trunc i64 %38 to i32, !dbg !33
	%40 = trunc i64 %37 to i32, !dbg !33
	%41 = mul i32 %39, %40, !dbg !33
	%42 = zext i32 %41 to i64, !dbg !33
	%43 = sext i32 %16 to i64, !dbg !33
	%44 = trunc i64 %43 to i32, !dbg !33
	%45 = mul i32 %44, %41, !dbg !33
	%46 = zext i32 %45 to i64, !dbg !33
	%47 = mul nsw i64 %18, -1, !dbg !33
	%48 = add i64 %46, %47, !dbg !33
	%49 = icmp slt i64 %48, 0, !dbg !33
	%50 = or i1 %36, %49, !dbg !33
	%51 = trunc i64 %37 to i32, !dbg !33
	%52 = mul nuw i32 %51, 2, !dbg !33
	%53 = zext i32 %52 to i64, !dbg !33
	%54 = trunc i64 %38 to i32, !dbg !33
	%55 = mul i32 %54, %52, !dbg !33
	%56 = zext i32 %55 to i64, !dbg !33
	%57 = trunc i64 %43 to i32, !dbg !33
	%58 = mul i32 %57, %55, !dbg !33
	%59 = zext i32 %58 to i64, !dbg !33
	%60 = mul nsw i64 %29, -1, !dbg !33
	%61 = add i64 %59, %60, !dbg !33
	%62 = icmp slt i64 %61, 0, !dbg !33
	%63 = or i1 %50, %62, !dbg !33
	%64 = trunc i64 %37 to i32, !dbg !33
	%65 = mul nuw i32 %64, 3, !dbg !33
	%66 = zext i32 %65 to i64, !dbg !33
	%67 = trunc i64 %38 to i32, !dbg !33
	%68 = mul i32 %67, %65, !dbg !33
	%69 = zext i32 %68 to i64, !dbg !33
	%70 = trunc i64 %43 to i32, !dbg !33
	%71 = mul i32 %70, %68, !dbg !33
	%72 = zext i32 %71 to i64, !dbg !33
	%73 = mul nsw i64 %32, -1, !dbg !33
	%74 = add i64 %72, %73, !dbg !33
	%75 = icmp slt i64 %74, 0, !dbg !33
	%76 = or i1 %63, %75, !dbg !33
	br i1 %76, label %b1_cold, label %b9, !dbg !27, !prof !24

b9:
	%77 = phi double [ 0.000000e+00, %b0_ok1 ], [ %100, %b16 ], !dbg !33
	%78 = phi i64 [ %26, %b0_ok1 ], [ %101, %b16 ], !dbg !34
	%79 = icmp slt i64 %78, %8, !dbg !35
	br i1 %79, label %b10, label %b17, !dbg !35

b10:
	%80 = getelementptr inbounds double, double* %9, i64 %78, !dbg !36
	%81 = load double, double* %80, align 8, !dbg !36
	%82 = add i64 %78, %18, !dbg !37
	%83 = icmp slt i64 %82, %8, !dbg !40
	br i1 %83, label %b11, label %b12, !dbg !40

b11:
	%84 = getelementptr inbounds double, double* %9, i64 %82, !dbg !41
	%85 = load double, double* %84, align 8, !dbg !41
	br label %b12, !dbg !42

b12:
	%86 = phi double [ %85, %b11 ], [ 0.000000e+00, %b10 ], !dbg !43
	%87 = fadd double %81, %86, !dbg !43
	%88 = add i64 %78, %29, !dbg !44
	%89 = icmp slt i64 %88, %8, !dbg !46
	br i1 %89, label %b13, label %b14, !dbg !46

b13:
	%90 = getelementptr inbounds double, double* %9, i64 %88, !dbg !47
	%91 = load double, double* %90, align 8, !dbg !47
	br label %b14, !dbg !48

b14:
	%92 = phi double [ %91, %b13 ], [ 0.000000e+00, %b12 ], !dbg !49
	%93 = fadd double %87, %92, !dbg !49
	%94 = add i64 %78, %32, !dbg !50
	%95 = icmp slt i64 %94, %8, !dbg !52
	br i1 %95, label %b15, label %b16, !dbg !52

b15:
	%96 = getelementptr inbounds double, double* %9, i64 %94, !dbg !53
	%97 = load double, double* %96, align 8, !dbg !53
	br label %b16, !dbg !54

b16:
	%98 = phi double [ %97, %b15 ], [ 0.000000e+00, %b14 ], !dbg !55
	%99 = fadd double %93, %98, !dbg !55
	%100 = fadd double %77, %99, !dbg !56
	%101 = add i64 %78, %35, !dbg !57
	br label %b9, !dbg !57

b17:
	%102 = phi double [ %77, %b9 ], [ %239, %b1_cold ], !dbg !60
	%103 = and i32 %25, -32, !dbg !68
	%104 = sub i32 %17, %103, !dbg !68
	%105 = icmp slt i32 %104, 32, !dbg !68
	%106 = select i1 %105, i32 %104, i32 32, !dbg !68
	%107 = sext i32 %106 to i64, !dbg !68
	%108 = icmp eq i64 %107, 32, !dbg !69
	br i1 %108, label %b18, label %b20, !dbg !69

b18:
	%109 = phi double [ %126, %b19 ], [ %102, %b17 ], !dbg !70
	%110 = phi i64 [ %129, %b19 ], [ 16, %b17 ], !dbg !71
	%111 = icmp sgt i64 %110, 0, !dbg !72
	br i1 %111, label %b19, label %b28, !dbg !72

b19:
	%112 = trunc i64 %110 to i32, !dbg !73
	%113 = bitcast double %109 to i64, !dbg !73
	%114 = trunc i64 %113 to i32, !dbg !73
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %114, i32 %112, i32 31), !dbg !73
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !73
	%117 = lshr i64 %113, 32, !dbg !73
	%118 = trunc i64 %117 to i32, !dbg !73
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %118, i32 %112, i32 31), !dbg !73
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !73
	%121 = zext i32 %120 to i64, !dbg !73
	%122 = shl i64 %121, 32, !dbg !73
	%123 = zext i32 %116 to i64, !dbg !73
	%124 = or i64 %123, %122, !dbg !73
	%125 = bitcast i64 %124 to double, !dbg !73
	%126 = fadd double %109, %125, !dbg !74
	%127 = trunc i64 %110 to i32, !dbg !75
	%128 = udiv i32 %127, 2, !dbg !75
	%129 = zext i32 %128 to i64, !dbg !75
	br label %b18, !dbg !75

b20:
	%130 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !76, !range !77
	%131 = sext i32 %130 to i64, !dbg !76
	br label %b21, !dbg !76

b21:
	%132 = phi double [ %102, %b20 ], [ %157, %b26 ], !dbg !70
	%133 = phi i64 [ 16, %b20 ], [ %160, %b26 ], !dbg !78
	%134 = icmp sgt i64 %133, 0, !dbg !79
	br i1 %134, label %b22, label %b27, !dbg !79

b22:
	%135 = trunc i64 %131 to i32, !dbg !80
	%136 = trunc i64 %133 to i32, !dbg !80
	%137 = add i32 %135, %136, !dbg !80
	%138 = zext i32 %137 to i64, !dbg !80
	%139 = icmp sge i64 %138, %107, !dbg !81
	br i1 %139, label %b23, label %b24, !dbg !81

b23:
	br label %b24, !dbg !81

b24:
	%140 = phi i64 [ %138, %b22 ], [ %131, %b23 ], !dbg !82
	%141 = trunc i64 %140 to i32, !dbg !83
	%142 = bitcast double %132 to i64, !dbg !83
	%143 = trunc i64 %142 to i32, !dbg !83
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 %141, i32 31), !dbg !83
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !83
	%146 = lshr i64 %142, 32, !dbg !83
	%147 = trunc i64 %146 to i32, !dbg !83
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 %141, i32 31), !dbg !83
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !83
	%150 = zext i32 %149 to i64, !dbg !83
	%151 = shl i64 %150, 32, !dbg !83
	%152 = zext i32 %145 to i64, !dbg !83
	%153 = or i64 %152, %151, !dbg !83
	%154 = bitcast i64 %153 to double, !dbg !83
	%155 = icmp ne i64 %140, %131, !dbg !84
	br i1 %155, label %b25, label %b26, !dbg !84

b25:
	%156 = fadd double %132, %154, !dbg !74
	br label %b26, !dbg !85

b26:
	%157 = phi double [ %132, %b24 ], [ %156, %b25 ], !dbg !70
	%158 = trunc i64 %133 to i32, !dbg !86
	%159 = udiv i32 %158, 2, !dbg !86
	%160 = zext i32 %159 to i64, !dbg !86
	br label %b21, !dbg !86

b27:
	%161 = bitcast double %132 to i64, !dbg !87
	%162 = trunc i64 %161 to i32, !dbg !87
	%163 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %162, i32 0, i32 31), !dbg !87
	%164 = extractvalue { i32, i1 } %163, 0, !dbg !87
	%165 = lshr i64 %161, 32, !dbg !87
	%166 = trunc i64 %165 to i32, !dbg !87
	%167 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %166, i32 0, i32 31), !dbg !87
	%168 = extractvalue { i32, i1 } %167, 0, !dbg !87
	%169 = zext i32 %168 to i64, !dbg !87
	%170 = shl i64 %169, 32, !dbg !87
	%171 = zext i32 %164 to i64, !dbg !87
	%172 = or i64 %171, %170, !dbg !87
	%173 = bitcast i64 %172 to double, !dbg !87
	br label %b28, !dbg !88

b28:
	%174 = phi double [ %109, %b18 ], [ %173, %b27 ], !dbg !67
	%175 = trunc i64 %18 to i32, !dbg !92
	%176 = add nuw i32 %175, 32, !dbg !92
	%177 = zext i32 %176 to i64, !dbg !92
	%178 = sub nuw i32 %176, 1, !dbg !93
	%179 = zext i32 %178 to i64, !dbg !93
	%180 = udiv i32 %178, 32, !dbg !94
	%181 = zext i32 %180 to i64, !dbg !94
	%182 = icmp eq i64 %181, 1, !dbg !95
	br i1 %182, label %b34, label %b29, !dbg !95

b29:
	call void @llvm.nvvm.barrier0(), !dbg !97
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !98, !range !77
	%184 = sext i32 %183 to i64, !dbg !98
	%185 = icmp eq i64 %184, 0, !dbg !99
	br i1 %185, label %b30, label %b31, !dbg !99

b30:
	%186 = trunc i64 %26 to i32, !dbg !100
	%187 = udiv i32 %186, 32, !dbg !100
	%188 = zext i32 %187 to i64, !dbg !100
	%189 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %188, !dbg !101
	store double %174, double addrspace(3)* %189, align 8, !dbg !101
	br label %b31, !dbg !101

b31:
	call void @llvm.nvvm.barrier0(), !dbg !102
	%190 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !103
	%191 = load double, double addrspace(3)* %190, align 8, !dbg !103
	br label %b32, !dbg !103

b32:
	%192 = phi double [ %191, %b31 ], [ %197, %b33 ], !dbg !104
	%193 = phi i64 [ 1, %b31 ], [ %198, %b33 ], !dbg !105
	%194 = icmp slt i64 %193, %181, !dbg !106
	br i1 %194, label %b33, label %b34, !dbg !106

b33:
	%195 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %193, !dbg !107
	%196 = load double, double addrspace(3)* %195, align 8, !dbg !107
	%197 = fadd double %192, %196, !dbg !74
	%198 = add nsw i64 %193, 1, !dbg !108
	br label %b32, !dbg !108

b34:
	%199 = phi double [ %174, %b28 ], [ %192, %b32 ], !dbg !66
	%200 = icmp eq i64 %26, 0, !dbg !109
	br i1 %200, label %b35, label %b39, !dbg !109

b35:
	%201 = getelementptr inbounds i32, i32* %p5, i64 0, !dbg !110
	%202 = icmp uge i64 0, %p6, !dbg !110
	br i1 %202, label %b35_fail1, label %b35_ok1, !dbg !110, !prof !24

b35_ok1:
	%203 = load i32, i32* %201, align 4, !dbg !110
	%204 = add i32 %203, 1, !dbg !111
	store i32 %204, i32* %201, align 4, !dbg !110
	%205 = load i32, i32* %201, align 4, !dbg !112
	%206 = sext i32 %0 to i64, !dbg !12
	%207 = sext i32 %1 to i64, !dbg !13
	br label %b36, !dbg !13

b36:
	%208 = phi i64 [ 0, %b35_ok1 ], [ %236, %b37_ok1 ], !dbg !13
	%209 = urem i32 %205, 2, !dbg !119
	%210 = zext i32 %209 to i64, !dbg !120
	%211 = trunc i64 %207 to i32, !dbg !121
	%212 = mul i32 %209, %211, !dbg !121
	%213 = zext i32 %212 to i64, !dbg !121
	%214 = trunc i64 %206 to i32, !dbg !122
	%215 = add i32 %212, %214, !dbg !122
	%216 = zext i32 %215 to i64, !dbg !122
	%217 = mul nsw i64 %216, 2, !dbg !123
	%218 = add i64 %206, %208, !dbg !124
	%219 = icmp eq i64 %207, -1, !dbg !125
	%220 = select i1 %219, i64 1, i64 %207, !dbg !125
	%221 = srem i64 %218, %220, !dbg !125
	%222 = add nsw i64 %217, 2, !dbg !128
	%223 = getelementptr inbounds i64, i64* %p3, i64 %217, !dbg !129
	%224 = ptrtoint i64* %223 to i64, !dbg !130
	%225 = and i64 %224, 15, !dbg !130
	%226 = icmp eq i64 %225, 0, !dbg !130
	%227 = icmp ugt i64 %222, %p4, !dbg !129
	br i1 %227, label %b36_fail1, label %b36_ok1, !dbg !129, !prof !24

b36_ok1:
	br i1 %226, label %b37, label %b38, !dbg !130

b37:
	%228 = bitcast i64* %223 to { i64, i64 }*, !dbg !130
	%229 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %228, i64 0, !dbg !131
	%230 = bitcast double %199 to i64, !dbg !132
	%231 = trunc i64 %221 to i32, !dbg !116
	%232 = icmp uge i64 %221, %207, !dbg !116
	%233 = icmp eq { i64, i64 }* %229, null, !dbg !116
	%234 = or i1 %232, %233, !dbg !116
	br i1 %234, label %b37_fail1, label %b37_ok1, !dbg !116, !prof !24

b37_ok1:
	%235 = bitcast { i64, i64 }* %229 to i8*, !dbg !116
	call void @gpuc_put_line_thread(i8* %235, i64 %230, i32 %205, i32 %231), !dbg !116
	%236 = add i64 %208, 1, !dbg !115
	%237 = icmp slt i64 %236, %207, !dbg !115
	br i1 %237, label %b36, label %b39, !dbg !115

b38:
	br label %fail, !dbg !130

b39:
	call void @llvm.nvvm.barrier0(), !dbg !133
	ret void, !dbg !133

b0_fail1:
	%238 = icmp ugt i64 %7, %p2, !dbg !22
	br i1 %238, label %b0_fail2, label %b0_ok2, !dbg !22

b0_fail2:
	br label %fail, !dbg !22

b0_ok2:
	br label %fail, !dbg !22

b1_cold:
	%239 = phi double [ %266, %b8_cold ], [ 0.000000e+00, %b0_ok1 ], !dbg !33
	%240 = phi i64 [ %267, %b8_cold ], [ %26, %b0_ok1 ], !dbg !34
	%241 = icmp slt i64 %240, %8, !dbg !35
	br i1 %241, label %b2_cold, label %b17, !dbg !35

b2_cold:
	%242 = getelementptr inbounds double, double* %9, i64 %240, !dbg !36
	%243 = icmp uge i64 %240, %8, !dbg !36
	br i1 %243, label %b2_cold_fail1, label %b2_cold_ok1, !dbg !36, !prof !24

b2_cold_fail1:
	br label %fail, !dbg !36

b2_cold_ok1:
	%244 = load double, double* %242, align 8, !dbg !36
	%245 = add i64 %240, %18, !dbg !37
	%246 = icmp slt i64 %245, %8, !dbg !40
	br i1 %246, label %b3_cold, label %b4_cold, !dbg !40

b3_cold:
	%247 = getelementptr inbounds double, double* %9, i64 %245, !dbg !41
	%248 = icmp uge i64 %245, %8, !dbg !41
	br i1 %248, label %b3_cold_fail1, label %b3_cold_ok1, !dbg !41, !prof !24

b3_cold_fail1:
	br label %fail, !dbg !41

b3_cold_ok1:
	%249 = load double, double* %247, align 8, !dbg !41
	br label %b4_cold, !dbg !42

b4_cold:
	%250 = phi double [ %249, %b3_cold_ok1 ], [ 0.000000e+00, %b2_cold_ok1 ], !dbg !43
	%251 = fadd double %244, %250, !dbg !43
	%252 = add i64 %240, %29, !dbg !44
	%253 = icmp slt i64 %252, %8, !dbg !46
	br i1 %253, label %b5_cold, label %b6_cold, !dbg !46

b5_cold:
	%254 = getelementptr inbounds double, double* %9, i64 %252, !dbg !47
	%255 = icmp uge i64 %252, %8, !dbg !47
	br i1 %255, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !47, !prof !24

b5_cold_fail1:
	br label %fail, !dbg !47

b5_cold_ok1:
	%256 = load double, double* %254, align 8, !dbg !47
	br label %b6_cold, !dbg !48

b6_cold:
	%257 = phi double [ %256, %b5_cold_ok1 ], [ 0.000000e+00, %b4_cold ], !dbg !49
	%258 = fadd double %251, %257, !dbg !49
	%259 = add i64 %240, %32, !dbg !50
	%260 = icmp slt i64 %259, %8, !dbg !52
	br i1 %260, label %b7_cold, label %b8_cold, !dbg !52

b7_cold:
	%261 = getelementptr inbounds double, double* %9, i64 %259, !dbg !53
	%262 = icmp uge i64 %259, %8, !dbg !53
	br i1 %262, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !53, !prof !24

b7_cold_fail1:
	br label %fail, !dbg !53

b7_cold_ok1:
	%263 = load double, double* %261, align 8, !dbg !53
	br label %b8_cold, !dbg !54

b8_cold:
	%264 = phi double [ %263, %b7_cold_ok1 ], [ 0.000000e+00, %b6_cold ], !dbg !55
	%265 = fadd double %258, %264, !dbg !55
	%266 = fadd double %239, %265, !dbg !56
	%267 = add i64 %240, %35, !dbg !57
	br label %b1_cold, !dbg !57, !llvm.loop !59

b35_fail1:
	br label %fail, !dbg !110

b36_fail1:
	br label %fail, !dbg !129

b37_fail1:
	%268 = icmp uge i64 %221, %207, !dbg !116
	br i1 %268, label %b37_fail2, label %b37_ok2, !dbg !116

b37_fail2:
	br label %fail, !dbg !116

b37_ok2:
	br label %fail, !dbg !116

fail:
	%269 = phi i32 [ 4, %b0_fail2 ], [ 5, %b0_ok2 ], [ 6, %b2_cold_fail1 ], [ 7, %b3_cold_fail1 ], [ 7, %b5_cold_fail1 ], [ 7, %b7_cold_fail1 ], [ 8, %b35_fail1 ], [ 9, %b36_fail1 ], [ 12, %b37_fail2 ], [ 13, %b37_ok2 ], [ 11, %b38 ], !dbg !8
	%270 = phi i64 [ %7, %b0_fail2 ], [ %5, %b0_ok2 ], [ %240, %b2_cold_fail1 ], [ %245, %b3_cold_fail1 ], [ %252, %b5_cold_fail1 ], [ %259, %b7_cold_fail1 ], [ 0, %b35_fail1 ], [ %222, %b36_fail1 ], [ %221, %b37_fail2 ], [ 0, %b37_ok2 ], [ %225, %b38 ], !dbg !8
	%271 = phi i64 [ %p2, %b0_fail2 ], [ %7, %b0_ok2 ], [ %8, %b2_cold_fail1 ], [ %8, %b3_cold_fail1 ], [ %8, %b5_cold_fail1 ], [ %8, %b7_cold_fail1 ], [ %p6, %b35_fail1 ], [ %p4, %b36_fail1 ], [ %207, %b37_fail2 ], [ 0, %b37_ok2 ], [ 16, %b38 ], !dbg !8
	call void @gpuc_fail(i8* %ctrl, i32 %269, i64 %270, i64 %271), !dbg !8
	ret void, !dbg !8
}

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %p22, i64 %p23, i8* %ctrl) nounwind !dbg !137 {
entry:
	br label %b0, !dbg !138

b0:
	%0 = icmp sge i64 %p20, %p11, !dbg !139
	br i1 %0, label %b2, label %b1, !dbg !139

b1:
	%1 = icmp sge i64 %p21, %p22, !dbg !140
	br i1 %1, label %b2, label %b3, !dbg !140

b2:
	ret float 0.000000e+00, !dbg !141

b3:
	%2 = mul i64 %p20, 4, !dbg !142
	%3 = icmp sgt i64 %2, 0, !dbg !143
	br i1 %3, label %b4, label %b5, !dbg !143

b4:
	%4 = add i64 %2, 4, !dbg !144
	%5 = icmp slt i64 %4, %p9, !dbg !145
	br label %b5, !dbg !145

b5:
	%6 = phi i1 [ false, %b3 ], [ %5, %b4 ], !dbg !146
	%7 = icmp eq i64 %p20, 0, !dbg !147
	br i1 %7, label %b6, label %b7, !dbg !147

b6:
	br label %b7, !dbg !147

b7:
	%8 = phi i64 [ -1, %b5 ], [ 0, %b6 ], !dbg !148
	%9 = sub i64 %p11, 1, !dbg !149
	%10 = icmp eq i64 %p20, %9, !dbg !150
	br i1 %10, label %b8, label %b9, !dbg !150

b8:
	br label %b9, !dbg !150

b9:
	%11 = phi i64 [ 4, %b7 ], [ 0, %b8 ], !dbg !151
	%12 = add nsw i64 %p21, 1, !dbg !152
	%13 = mul i64 %12, %p11, !dbg !153
	%14 = add i64 %13, %p20, !dbg !154
	%15 = sub i64 1, %p23, !dbg !155
	%16 = mul i64 %15, %p12, !dbg !159
	%17 = add i64 %16, %14, !dbg !160
	%18 = sub i64 %17, %p11, !dbg !161
	%19 = mul i64 %p23, %p12, !dbg !165
	%20 = add i64 %19, %14, !dbg !166
	%21 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %18, !dbg !162
	%22 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 0, !dbg !162
	%23 = icmp uge i64 %18, %p6, !dbg !162
	%24 = icmp uge i64 %17, %p6, !dbg !163
	%25 = or i1 %23, %24, !dbg !163
	br i1 %25, label %b9_fail1, label %b9_ok1, !dbg !163, !prof !24

b9_ok1:
	%26 = bitcast { float, float, float, float }* %21 to <4 x float>*, !dbg !162
	%27 = load <4 x float>, <4 x float>* %26, align 16, !dbg !162
	%28 = extractelement <4 x float> %27, i32 0, !dbg !162
	%29 = extractelement <4 x float> %27, i32 1, !dbg !162
	%30 = extractelement <4 x float> %27, i32 2, !dbg !162
	%31 = extractelement <4 x float> %27, i32 3, !dbg !162
	%32 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 1, !dbg !162
	%33 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 2, !dbg !162
	%34 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 3, !dbg !162
	%35 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %17, !dbg !163
	%36 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 0, !dbg !163
	%37 = bitcast { float, float, float, float }* %35 to <4 x float>*, !dbg !163
	%38 = load <4 x float>, <4 x float>* %37, align 16, !dbg !163
	%39 = extractelement <4 x float> %38, i32 0, !dbg !163
	%40 = extractelement <4 x float> %38, i32 1, !dbg !163
	%41 = extractelement <4 x float> %38, i32 2, !dbg !163
	%42 = extractelement <4 x float> %38, i32 3, !dbg !163
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 1, !dbg !163
	%44 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 2, !dbg !163
	%45 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 3, !dbg !163
	%46 = sub i64 %p22, %p21, !dbg !167
	%47 = icmp eq i64 %2, 0, !dbg !170
	%48 = sub i64 %p9, 1, !dbg !171
	%49 = icmp sge i64 %2, %48, !dbg !172
	%50 = add i64 %2, 1, !dbg !173
	%51 = icmp sge i64 %50, %48, !dbg !174
	%52 = add i64 %2, 2, !dbg !175
	%53 = icmp sge i64 %52, %48, !dbg !176
	%54 = add i64 %2, 3, !dbg !177
	%55 = icmp sge i64 %54, %48, !dbg !178
	%56 = icmp ugt i64 %p3, 281474976710655, !dbg !179
	%57 = icmp ugt i64 %p11, 268435455, !dbg !179
	%58 = or i1 %56, %57, !dbg !179
	%59 = icmp ugt i64 %17, 281474976710655, !dbg !179
	%60 = or i1 %58, %59, !dbg !179
	%61 = icmp ugt i64 %20, 281474976710655, !dbg !179
	%62 = or i1 %60, %61, !dbg !179
	%63 = icmp ugt i64 %46, 268435455, !dbg !179
	%64 = or i1 %62, %63, !dbg !179
	%65 = mul i64 %p11, -1, !dbg !179
	%66 = mul i64 %46, %65, !dbg !179
	%67 = icmp slt i64 %66, 0, !dbg !179
	%68 = or i1 %64, %67, !dbg !179
	%69 = mul i64 %17, 4, !dbg !179
	%70 = add i64 %8, %69, !dbg !179
	%71 = icmp slt i64 %70, 0, !dbg !179
	%72 = or i1 %68, %71, !dbg !179
	%73 = add i64 %p3, -1, !dbg !179
	%74 = mul i64 %p11, 4, !dbg !179
	%75 = add i64 %73, %74, !dbg !179
	%76 = mul i64 %p11, -4, !dbg !179
	%77 = mul i64 %46, %76, !dbg !179
	%78 = add i64 %75, %77, !dbg !179
	%79 = mul nsw i64 %11, -1, !dbg !179
	%80 = add i64 %78, %79, !dbg !179
	%81 = mul i64 %17, -4, !dbg !179
	%82 = add i64 %80, %81, !dbg !179
	%83 = icmp slt i64 %82, 0, !dbg !179
	%84 = or i1 %72, %83, !dbg !179
	%85 = add i64 %p11, %66, !dbg !179
	%86 = mul i64 %20, -1, !dbg !179
	%87 = add i64 %85, %86, !dbg !179
	%88 = icmp slt i64 %87, 0, !dbg !179
	%89 = or i1 %84, %88, !dbg !179
	br i1 %89, label %b10_cold, label %b34, !dbg !167, !prof !24

b34:
	%90 = phi float [ 0.000000e+00, %b9_ok1 ], [ %235, %b57 ], !dbg !179
	%91 = phi i64 [ %17, %b9_ok1 ], [ %115, %b57 ], !dbg !180
	%92 = phi i64 [ %20, %b9_ok1 ], [ %236, %b57 ], !dbg !181
	%93 = phi float [ %28, %b9_ok1 ], [ %108, %b57 ], !dbg !182
	%94 = phi float [ %29, %b9_ok1 ], [ %109, %b57 ], !dbg !182
	%95 = phi float [ %30, %b9_ok1 ], [ %110, %b57 ], !dbg !182
	%96 = phi float [ %31, %b9_ok1 ], [ %111, %b57 ], !dbg !182
	%97 = phi float [ %39, %b9_ok1 ], [ %120, %b57 ], !dbg !183
	%98 = phi float [ %40, %b9_ok1 ], [ %121, %b57 ], !dbg !183
	%99 = phi float [ %41, %b9_ok1 ], [ %122, %b57 ], !dbg !183
	%100 = phi float [ %42, %b9_ok1 ], [ %123, %b57 ], !dbg !183
	%101 = phi i64 [ %46, %b9_ok1 ], [ %237, %b57 ], !dbg !184
	%102 = icmp sge i64 %101, 2, !dbg !185
	br i1 %102, label %b35, label %b58, !dbg !185

b35:
	%103 = add i64 %91, %p11, !dbg !186
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %103, !dbg !187
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 0, !dbg !187
	%106 = bitcast { float, float, float, float }* %104 to <4 x float>*, !dbg !187
	%107 = load <4 x float>, <4 x float>* %106, align 16, !dbg !187
	%108 = extractelement <4 x float> %107, i32 0, !dbg !187
	%109 = extractelement <4 x float> %107, i32 1, !dbg !187
	%110 = extractelement <4 x float> %107, i32 2, !dbg !187
	%111 = extractelement <4 x float> %107, i32 3, !dbg !187
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 1, !dbg !187
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 2, !dbg !187
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 3, !dbg !187
	%115 = add i64 %103, %p11, !dbg !188
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %115, !dbg !189
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 0, !dbg !189
	%118 = bitcast { float, float, float, float }* %116 to <4 x float>*, !dbg !189
	%119 = load <4 x float>, <4 x float>* %118, align 16, !dbg !189
	%120 = extractelement <4 x float> %119, i32 0, !dbg !189
	%121 = extractelement <4 x float> %119, i32 1, !dbg !189
	%122 = extractelement <4 x float> %119, i32 2, !dbg !189
	%123 = extractelement <4 x float> %119, i32 3, !dbg !189
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 1, !dbg !189
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 2, !dbg !189
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 3, !dbg !189
	%127 = mul i64 %91, 4, !dbg !190
	%128 = add i64 %127, %8, !dbg !191
	%129 = getelementptr inbounds float, float* %p2, i64 %128, !dbg !192
	%130 = load float, float* %129, align 4, !dbg !192
	%131 = add i64 %127, %11, !dbg !193
	%132 = getelementptr inbounds float, float* %p2, i64 %131, !dbg !194
	%133 = load float, float* %132, align 4, !dbg !194
	%134 = mul i64 %103, 4, !dbg !195
	%135 = add i64 %134, %8, !dbg !196
	%136 = getelementptr inbounds float, float* %p2, i64 %135, !dbg !197
	%137 = load float, float* %136, align 4, !dbg !197
	%138 = add i64 %134, %11, !dbg !198
	%139 = getelementptr inbounds float, float* %p2, i64 %138, !dbg !199
	%140 = load float, float* %139, align 4, !dbg !199
	%141 = fadd float %130, %98, !dbg !202
	%142 = fadd float %141, %93, !dbg !203
	%143 = fadd float %142, %108, !dbg !204
	%144 = fmul float %143, 2.500000e-01, !dbg !205
	%145 = fadd float %97, %99, !dbg !206
	%146 = fadd float %145, %94, !dbg !207
	%147 = fadd float %146, %109, !dbg !208
	%148 = fmul float %147, 2.500000e-01, !dbg !209
	%149 = fadd float %98, %100, !dbg !210
	%150 = fadd float %149, %95, !dbg !211
	%151 = fadd float %150, %110, !dbg !212
	%152 = fmul float %151, 2.500000e-01, !dbg !213
	%153 = fadd float %99, %133, !dbg !214
	%154 = fadd float %153, %96, !dbg !215
	%155 = fadd float %154, %111, !dbg !216
	%156 = fmul float %155, 2.500000e-01, !dbg !217
	%157 = fadd float %137, %109, !dbg !219
	%158 = fadd float %157, %97, !dbg !220
	%159 = fadd float %158, %120, !dbg !221
	%160 = fmul float %159, 2.500000e-01, !dbg !222
	%161 = fadd float %108, %110, !dbg !223
	%162 = fadd float %161, %98, !dbg !224
	%163 = fadd float %162, %121, !dbg !225
	%164 = fmul float %163, 2.500000e-01, !dbg !226
	%165 = fadd float %109, %111, !dbg !227
	%166 = fadd float %165, %99, !dbg !228
	%167 = fadd float %166, %122, !dbg !229
	%168 = fmul float %167, 2.500000e-01, !dbg !230
	%169 = fadd float %110, %140, !dbg !231
	%170 = fadd float %169, %100, !dbg !232
	%171 = fadd float %170, %123, !dbg !233
	%172 = fmul float %171, 2.500000e-01, !dbg !234
	br i1 %6, label %b57, label %b36, !dbg !218

b36:
	br i1 %47, label %b37, label %b38, !dbg !170

b37:
	br label %b38, !dbg !235

b38:
	%173 = phi float [ %144, %b36 ], [ %97, %b37 ], !dbg !236
	br i1 %49, label %b39, label %b40, !dbg !172

b39:
	br label %b40, !dbg !237

b40:
	%174 = phi float [ %173, %b38 ], [ %97, %b39 ], !dbg !238
	br i1 %51, label %b41, label %b42, !dbg !174

b41:
	br label %b42, !dbg !239

b42:
	%175 = phi float [ %148, %b40 ], [ %98, %b41 ], !dbg !240
	br i1 %53, label %b43, label %b44, !dbg !176

b43:
	br label %b44, !dbg !241

b44:
	%176 = phi float [ %152, %b42 ], [ %99, %b43 ], !dbg !242
	br i1 %55, label %b45, label %b46, !dbg !178

b45:
	br label %b46, !dbg !243

b46:
	%177 = phi float [ %156, %b44 ], [ %100, %b45 ], !dbg !244
	br i1 %47, label %b47, label %b48, !dbg !246

b47:
	br label %b48, !dbg !247

b48:
	%178 = phi float [ %160, %b46 ], [ %108, %b47 ], !dbg !236
	br i1 %49, label %b49, label %b50, !dbg !248

b49:
	br label %b50, !dbg !249

b50:
	%179 = phi float [ %178, %b48 ], [ %108, %b49 ], !dbg !238
	br i1 %51, label %b51, label %b52, !dbg !250

b51:
	br label %b52, !dbg !251

b52:
	%180 = phi float [ %164, %b50 ], [ %109, %b51 ], !dbg !240
	br i1 %53, label %b53, label %b54, !dbg !252

b53:
	br label %b54, !dbg !253

b54:
	%181 = phi float [ %168, %b52 ], [ %110, %b53 ], !dbg !242
	br i1 %55, label %b55, label %b56, !dbg !254

b55:
	br label %b56, !dbg !255

b56:
	%182 = phi float [ %172, %b54 ], [ %111, %b55 ], !dbg !244
	br label %b57, !dbg !245

b57:
	%183 = phi float [ %144, %b35 ], [ %174, %b56 ], !dbg !256
	%184 = phi float [ %148, %b35 ], [ %175, %b56 ], !dbg !256
	%185 = phi float [ %152, %b35 ], [ %176, %b56 ], !dbg !256
	%186 = phi float [ %156, %b35 ], [ %177, %b56 ], !dbg !256
	%187 = phi float [ %160, %b35 ], [ %179, %b56 ], !dbg !257
	%188 = phi float [ %164, %b35 ], [ %180, %b56 ], !dbg !257
	%189 = phi float [ %168, %b35 ], [ %181, %b56 ], !dbg !257
	%190 = phi float [ %172, %b35 ], [ %182, %b56 ], !dbg !257
	%191 = add i64 %92, %p11, !dbg !259
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %92, !dbg !258
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 0, !dbg !258
	%194 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 1, !dbg !258
	%195 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 2, !dbg !258
	%196 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 3, !dbg !258
	%197 = bitcast { float, float, float, float }* %192 to <4 x float>*, !dbg !258
	%198 = insertelement <4 x float> undef, float %183, i32 0, !dbg !258
	%199 = insertelement <4 x float> %198, float %184, i32 1, !dbg !258
	%200 = insertelement <4 x float> %199, float %185, i32 2, !dbg !258
	%201 = insertelement <4 x float> %200, float %186, i32 3, !dbg !258
	store <4 x float> %201, <4 x float>* %197, align 16, !dbg !258
	%202 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %191, !dbg !260
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 0, !dbg !260
	%204 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 1, !dbg !260
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 2, !dbg !260
	%206 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 3, !dbg !260
	%207 = bitcast { float, float, float, float }* %202 to <4 x float>*, !dbg !260
	%208 = insertelement <4 x float> undef, float %187, i32 0, !dbg !260
	%209 = insertelement <4 x float> %208, float %188, i32 1, !dbg !260
	%210 = insertelement <4 x float> %209, float %189, i32 2, !dbg !260
	%211 = insertelement <4 x float> %210, float %190, i32 3, !dbg !260
	store <4 x float> %211, <4 x float>* %207, align 16, !dbg !260
	%212 = fsub float %183, %97, !dbg !263
	%213 = fsub float %184, %98, !dbg !264
	%214 = fsub float %185, %99, !dbg !265
	%215 = fsub float %186, %100, !dbg !266
	%216 = fmul float %212, %212, !dbg !267
	%217 = fmul float %213, %213, !dbg !268
	%218 = fadd float %216, %217, !dbg !269
	%219 = fmul float %214, %214, !dbg !270
	%220 = fadd float %218, %219, !dbg !271
	%221 = fmul float %215, %215, !dbg !272
	%222 = fadd float %220, %221, !dbg !273
	%223 = fsub float %187, %108, !dbg !275
	%224 = fsub float %188, %109, !dbg !276
	%225 = fsub float %189, %110, !dbg !277
	%226 = fsub float %190, %111, !dbg !278
	%227 = fmul float %223, %223, !dbg !279
	%228 = fmul float %224, %224, !dbg !280
	%229 = fadd float %227, %228, !dbg !281
	%230 = fmul float %225, %225, !dbg !282
	%231 = fadd float %229, %230, !dbg !283
	%232 = fmul float %226, %226, !dbg !284
	%233 = fadd float %231, %232, !dbg !285
	%234 = fadd float %222, %233, !dbg !286
	%235 = fadd float %90, %234, !dbg !287
	%236 = add i64 %191, %p11, !dbg !288
	%237 = sub nsw i64 %101, 2, !dbg !289
	br label %b34, !dbg !289

b58:
	%238 = phi float [ %90, %b34 ], [ %325, %b10_cold ], !dbg !292
	%239 = phi i64 [ %91, %b34 ], [ %326, %b10_cold ], !dbg !292
	%240 = phi i64 [ %92, %b34 ], [ %327, %b10_cold ], !dbg !292
	%241 = phi float [ %93, %b34 ], [ %328, %b10_cold ], !dbg !292
	%242 = phi float [ %94, %b34 ], [ %329, %b10_cold ], !dbg !292
	%243 = phi float [ %95, %b34 ], [ %330, %b10_cold ], !dbg !292
	%244 = phi float [ %96, %b34 ], [ %331, %b10_cold ], !dbg !292
	%245 = phi float [ %97, %b34 ], [ %332, %b10_cold ], !dbg !292
	%246 = phi float [ %98, %b34 ], [ %333, %b10_cold ], !dbg !292
	%247 = phi float [ %99, %b34 ], [ %334, %b10_cold ], !dbg !292
	%248 = phi float [ %100, %b34 ], [ %335, %b10_cold ], !dbg !292
	%249 = phi i64 [ %101, %b34 ], [ %336, %b10_cold ], !dbg !292
	%250 = icmp sgt i64 %249, 0, !dbg !292
	br i1 %250, label %b59, label %b72, !dbg !292

b59:
	%251 = add i64 %239, %p11, !dbg !293
	%252 = mul i64 %239, 4, !dbg !295
	%253 = add i64 %252, %8, !dbg !296
	%254 = add i64 %252, %11, !dbg !298
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %251, !dbg !294
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 0, !dbg !294
	%257 = icmp uge i64 %251, %p6, !dbg !294
	%258 = icmp uge i64 %253, %p3, !dbg !297
	%259 = icmp uge i64 %254, %p3, !dbg !299
	%260 = or i1 %257, %258, !dbg !299
	%261 = or i1 %260, %259, !dbg !299
	br i1 %261, label %b59_fail1, label %b59_ok1, !dbg !299, !prof !24

b59_ok1:
	%262 = bitcast { float, float, float, float }* %255 to <4 x float>*, !dbg !294
	%263 = load <4 x float>, <4 x float>* %262, align 16, !dbg !294
	%264 = extractelement <4 x float> %263, i32 0, !dbg !294
	%265 = extractelement <4 x float> %263, i32 1, !dbg !294
	%266 = extractelement <4 x float> %263, i32 2, !dbg !294
	%267 = extractelement <4 x float> %263, i32 3, !dbg !294
	%268 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 1, !dbg !294
	%269 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 2, !dbg !294
	%270 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 3, !dbg !294
	%271 = getelementptr inbounds float, float* %p2, i64 %253, !dbg !297
	%272 = load float, float* %271, align 4, !dbg !297
	%273 = getelementptr inbounds float, float* %p2, i64 %254, !dbg !299
	%274 = load float, float* %273, align 4, !dbg !299
	%275 = fadd float %272, %246, !dbg !301
	%276 = fadd float %275, %241, !dbg !302
	%277 = fadd float %276, %264, !dbg !303
	%278 = fmul float %277, 2.500000e-01, !dbg !304
	%279 = fadd float %245, %247, !dbg !305
	%280 = fadd float %279, %242, !dbg !306
	%281 = fadd float %280, %265, !dbg !307
	%282 = fmul float %281, 2.500000e-01, !dbg !308
	%283 = fadd float %246, %248, !dbg !309
	%284 = fadd float %283, %243, !dbg !310
	%285 = fadd float %284, %266, !dbg !311
	%286 = fmul float %285, 2.500000e-01, !dbg !312
	%287 = fadd float %247, %274, !dbg !313
	%288 = fadd float %287, %244, !dbg !314
	%289 = fadd float %288, %267, !dbg !315
	%290 = fmul float %289, 2.500000e-01, !dbg !316
	br i1 %6, label %b71, label %b60, !dbg !300

b60:
	br i1 %47, label %b61, label %b62, !dbg !318

b61:
	br label %b62, !dbg !319

b62:
	%291 = phi float [ %278, %b60 ], [ %245, %b61 ], !dbg !236
	br i1 %49, label %b63, label %b64, !dbg !320

b63:
	br label %b64, !dbg !321

b64:
	%292 = phi float [ %291, %b62 ], [ %245, %b63 ], !dbg !238
	br i1 %51, label %b65, label %b66, !dbg !322

b65:
	br label %b66, !dbg !323

b66:
	%293 = phi float [ %282, %b64 ], [ %246, %b65 ], !dbg !240
	br i1 %53, label %b67, label %b68, !dbg !324

b67:
	br label %b68, !dbg !325

b68:
	%294 = phi float [ %286, %b66 ], [ %247, %b67 ], !dbg !242
	br i1 %55, label %b69, label %b70, !dbg !326

b69:
	br label %b70, !dbg !327

b70:
	%295 = phi float [ %290, %b68 ], [ %248, %b69 ], !dbg !244
	br label %b71, !dbg !317

b71:
	%296 = phi float [ %278, %b59_ok1 ], [ %292, %b70 ], !dbg !328
	%297 = phi float [ %282, %b59_ok1 ], [ %293, %b70 ], !dbg !328
	%298 = phi float [ %286, %b59_ok1 ], [ %294, %b70 ], !dbg !328
	%299 = phi float [ %290, %b59_ok1 ], [ %295, %b70 ], !dbg !328
	%300 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %240, !dbg !329
	%301 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 0, !dbg !329
	%302 = icmp uge i64 %240, %p6, !dbg !329
	br i1 %302, label %b71_fail1, label %b71_ok1, !dbg !329, !prof !24

b71_ok1:
	%303 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 1, !dbg !329
	%304 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 2, !dbg !329
	%305 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 3, !dbg !329
	%306 = bitcast { float, float, float, float }* %300 to <4 x float>*, !dbg !329
	%307 = insertelement <4 x float> undef, float %296, i32 0, !dbg !329
	%308 = insertelement <4 x float> %307, float %297, i32 1, !dbg !329
	%309 = insertelement <4 x float> %308, float %298, i32 2, !dbg !329
	%310 = insertelement <4 x float> %309, float %299, i32 3, !dbg !329
	store <4 x float> %310, <4 x float>* %306, align 16, !dbg !329
	%311 = fsub float %296, %245, !dbg !331
	%312 = fsub float %297, %246, !dbg !332
	%313 = fsub float %298, %247, !dbg !333
	%314 = fsub float %299, %248, !dbg !334
	%315 = fmul float %311, %311, !dbg !335
	%316 = fmul float %312, %312, !dbg !336
	%317 = fadd float %315, %316, !dbg !337
	%318 = fmul float %313, %313, !dbg !338
	%319 = fadd float %317, %318, !dbg !339
	%320 = fmul float %314, %314, !dbg !340
	%321 = fadd float %319, %320, !dbg !341
	%322 = fadd float %238, %321, !dbg !342
	br label %b72, !dbg !342

b72:
	%323 = phi float [ %238, %b58 ], [ %322, %b71_ok1 ], !dbg !179
	ret float %323, !dbg !343

b9_fail1:
	%324 = icmp uge i64 %18, %p6, !dbg !162
	br i1 %324, label %b9_fail2, label %b9_ok2, !dbg !162

b9_fail2:
	br label %fail, !dbg !162

b9_ok2:
	br label %fail, !dbg !163

b10_cold:
	%325 = phi float [ %488, %b33_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !179
	%326 = phi i64 [ %339, %b33_cold_ok2 ], [ %17, %b9_ok1 ], !dbg !180
	%327 = phi i64 [ %489, %b33_cold_ok2 ], [ %20, %b9_ok1 ], !dbg !181
	%328 = phi float [ %366, %b33_cold_ok2 ], [ %28, %b9_ok1 ], !dbg !182
	%329 = phi float [ %367, %b33_cold_ok2 ], [ %29, %b9_ok1 ], !dbg !182
	%330 = phi float [ %368, %b33_cold_ok2 ], [ %30, %b9_ok1 ], !dbg !182
	%331 = phi float [ %369, %b33_cold_ok2 ], [ %31, %b9_ok1 ], !dbg !182
	%332 = phi float [ %377, %b33_cold_ok2 ], [ %39, %b9_ok1 ], !dbg !183
	%333 = phi float [ %378, %b33_cold_ok2 ], [ %40, %b9_ok1 ], !dbg !183
	%334 = phi float [ %379, %b33_cold_ok2 ], [ %41, %b9_ok1 ], !dbg !183
	%335 = phi float [ %380, %b33_cold_ok2 ], [ %42, %b9_ok1 ], !dbg !183
	%336 = phi i64 [ %490, %b33_cold_ok2 ], [ %46, %b9_ok1 ], !dbg !184
	%337 = icmp sge i64 %336, 2, !dbg !185
	br i1 %337, label %b11_cold, label %b58, !dbg !185

b11_cold:
	%338 = add i64 %326, %p11, !dbg !186
	%339 = add i64 %338, %p11, !dbg !188
	%340 = mul i64 %326, 4, !dbg !190
	%341 = add i64 %340, %8, !dbg !191
	%342 = add i64 %340, %11, !dbg !193
	%343 = mul i64 %338, 4, !dbg !195
	%344 = add i64 %343, %8, !dbg !196
	%345 = add i64 %343, %11, !dbg !198
	%346 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %338, !dbg !187
	%347 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 0, !dbg !187
	%348 = icmp uge i64 %338, %p6, !dbg !187
	%349 = icmp uge i64 %339, %p6, !dbg !189
	%350 = icmp uge i64 %341, %p3, !dbg !192
	%351 = icmp uge i64 %342, %p3, !dbg !194
	%352 = icmp uge i64 %344, %p3, !dbg !197
	%353 = icmp uge i64 %345, %p3, !dbg !199
	%354 = or i1 %348, %349, !dbg !199
	%355 = or i1 %354, %350, !dbg !199
	%356 = or i1 %355, %351, !dbg !199
	%357 = or i1 %356, %352, !dbg !199
	%358 = or i1 %357, %353, !dbg !199
	br i1 %358, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !199, !prof !24

b11_cold_fail1:
	%359 = icmp uge i64 %338, %p6, !dbg !187
	br i1 %359, label %b11_cold_fail2, label %b11_cold_ok2, !dbg !187

b11_cold_fail2:
	br label %fail, !dbg !187

b11_cold_ok2:
	%360 = icmp uge i64 %339, %p6, !dbg !189
	br i1 %360, label %b11_cold_fail3, label %b11_cold_ok3, !dbg !189

b11_cold_fail3:
	br label %fail, !dbg !189

b11_cold_ok3:
	%361 = icmp uge i64 %341, %p3, !dbg !192
	br i1 %361, label %b11_cold_fail4, label %b11_cold_ok4, !dbg !192

b11_cold_fail4:
	br label %fail, !dbg !192

b11_cold_ok4:
	%362 = icmp uge i64 %342, %p3, !dbg !194
	br i1 %362, label %b11_cold_fail5, label %b11_cold_ok5, !dbg !194

b11_cold_fail5:
	br label %fail, !dbg !194

b11_cold_ok5:
	%363 = icmp uge i64 %344, %p3, !dbg !197
	br i1 %363, label %b11_cold_fail6, label %b11_cold_ok6, !dbg !197

b11_cold_fail6:
	br label %fail, !dbg !197

b11_cold_ok6:
	br label %fail, !dbg !199

b11_cold_ok1:
	%364 = bitcast { float, float, float, float }* %346 to <4 x float>*, !dbg !187
	%365 = load <4 x float>, <4 x float>* %364, align 16, !dbg !187
	%366 = extractelement <4 x float> %365, i32 0, !dbg !187
	%367 = extractelement <4 x float> %365, i32 1, !dbg !187
	%368 = extractelement <4 x float> %365, i32 2, !dbg !187
	%369 = extractelement <4 x float> %365, i32 3, !dbg !187
	%370 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 1, !dbg !187
	%371 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 2, !dbg !187
	%372 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 3, !dbg !187
	%373 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %339, !dbg !189
	%374 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 0, !dbg !189
	%375 = bitcast { float, float, float, float }* %373 to <4 x float>*, !dbg !189
	%376 = load <4 x float>, <4 x float>* %375, align 16, !dbg !189
	%377 = extractelement <4 x float> %376, i32 0, !dbg !189
	%378 = extractelement <4 x float> %376, i32 1, !dbg !189
	%379 = extractelement <4 x float> %376, i32 2, !dbg !189
	%380 = extractelement <4 x float> %376, i32 3, !dbg !189
	%381 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 1, !dbg !189
	%382 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 2, !dbg !189
	%383 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 3, !dbg !189
	%384 = getelementptr inbounds float, float* %p2, i64 %341, !dbg !192
	%385 = load float, float* %384, align 4, !dbg !192
	%386 = getelementptr inbounds float, float* %p2, i64 %342, !dbg !194
	%387 = load float, float* %386, align 4, !dbg !194
	%388 = getelementptr inbounds float, float* %p2, i64 %344, !dbg !197
	%389 = load float, float* %388, align 4, !dbg !197
	%390 = getelementptr inbounds float, float* %p2, i64 %345, !dbg !199
	%391 = load float, float* %390, align 4, !dbg !199
	%392 = fadd float %385, %333, !dbg !202
	%393 = fadd float %392, %328, !dbg !203
	%394 = fadd float %393, %366, !dbg !204
	%395 = fmul float %394, 2.500000e-01, !dbg !205
	%396 = fadd float %332, %334, !dbg !206
	%397 = fadd float %396, %329, !dbg !207
	%398 = fadd float %397, %367, !dbg !208
	%399 = fmul float %398, 2.500000e-01, !dbg !209
	%400 = fadd float %333, %335, !dbg !210
	%401 = fadd float %400, %330, !dbg !211
	%402 = fadd float %401, %368, !dbg !212
	%403 = fmul float %402, 2.500000e-01, !dbg !213
	%404 = fadd float %334, %387, !dbg !214
	%405 = fadd float %404, %331, !dbg !215
	%406 = fadd float %405, %369, !dbg !216
	%407 = fmul float %406, 2.500000e-01, !dbg !217
	%408 = fadd float %389, %367, !dbg !219
	%409 = fadd float %408, %332, !dbg !220
	%410 = fadd float %409, %377, !dbg !221
	%411 = fmul float %410, 2.500000e-01, !dbg !222
	%412 = fadd float %366, %368, !dbg !223
	%413 = fadd float %412, %333, !dbg !224
	%414 = fadd float %413, %378, !dbg !225
	%415 = fmul float %414, 2.500000e-01, !dbg !226
	%416 = fadd float %367, %369, !dbg !227
	%417 = fadd float %416, %334, !dbg !228
	%418 = fadd float %417, %379, !dbg !229
	%419 = fmul float %418, 2.500000e-01, !dbg !230
	%420 = fadd float %368, %391, !dbg !231
	%421 = fadd float %420, %335, !dbg !232
	%422 = fadd float %421, %380, !dbg !233
	%423 = fmul float %422, 2.500000e-01, !dbg !234
	br i1 %6, label %b33_cold, label %b12_cold, !dbg !218

b12_cold:
	br i1 %47, label %b13_cold, label %b14_cold, !dbg !170

b13_cold:
	br label %b14_cold, !dbg !235

b14_cold:
	%424 = phi float [ %395, %b12_cold ], [ %332, %b13_cold ], !dbg !236
	br i1 %49, label %b15_cold, label %b16_cold, !dbg !172

b15_cold:
	br label %b16_cold, !dbg !237

b16_cold:
	%425 = phi float [ %424, %b14_cold ], [ %332, %b15_cold ], !dbg !238
	br i1 %51, label %b17_cold, label %b18_cold, !dbg !174

b17_cold:
	br label %b18_cold, !dbg !239

b18_cold:
	%426 = phi float [ %399, %b16_cold ], [ %333, %b17_cold ], !dbg !240
	br i1 %53, label %b19_cold, label %b20_cold, !dbg !176

b19_cold:
	br label %b20_cold, !dbg !241

b20_cold:
	%427 = phi float [ %403, %b18_cold ], [ %334, %b19_cold ], !dbg !242
	br i1 %55, label %b21_cold, label %b22_cold, !dbg !178

b21_cold:
	br label %b22_cold, !dbg !243

b22_cold:
	%428 = phi float [ %407, %b20_cold ], [ %335, %b21_cold ], !dbg !244
	br i1 %47, label %b23_cold, label %b24_cold, !dbg !246

b23_cold:
	br label %b24_cold, !dbg !247

b24_cold:
	%429 = phi float [ %411, %b22_cold ], [ %366, %b23_cold ], !dbg !236
	br i1 %49, label %b25_cold, label %b26_cold, !dbg !248

b25_cold:
	br label %b26_cold, !dbg !249

b26_cold:
	%430 = phi float [ %429, %b24_cold ], [ %366, %b25_cold ], !dbg !238
	br i1 %51, label %b27_cold, label %b28_cold, !dbg !250

b27_cold:
	br label %b28_cold, !dbg !251

b28_cold:
	%431 = phi float [ %415, %b26_cold ], [ %367, %b27_cold ], !dbg !240
	br i1 %53, label %b29_cold, label %b30_cold, !dbg !252

b29_cold:
	br label %b30_cold, !dbg !253

b30_cold:
	%432 = phi float [ %419, %b28_cold ], [ %368, %b29_cold ], !dbg !242
	br i1 %55, label %b31_cold, label %b32_cold, !dbg !254

b31_cold:
	br label %b32_cold, !dbg !255

b32_cold:
	%433 = phi float [ %423, %b30_cold ], [ %369, %b31_cold ], !dbg !244
	br label %b33_cold, !dbg !245

b33_cold:
	%434 = phi float [ %395, %b11_cold_ok1 ], [ %425, %b32_cold ], !dbg !256
	%435 = phi float [ %399, %b11_cold_ok1 ], [ %426, %b32_cold ], !dbg !256
	%436 = phi float [ %403, %b11_cold_ok1 ], [ %427, %b32_cold ], !dbg !256
	%437 = phi float [ %407, %b11_cold_ok1 ], [ %428, %b32_cold ], !dbg !256
	%438 = phi float [ %411, %b11_cold_ok1 ], [ %430, %b32_cold ], !dbg !257
	%439 = phi float [ %415, %b11_cold_ok1 ], [ %431, %b32_cold ], !dbg !257
	%440 = phi float [ %419, %b11_cold_ok1 ], [ %432, %b32_cold ], !dbg !257
	%441 = phi float [ %423, %b11_cold_ok1 ], [ %433, %b32_cold ], !dbg !257
	%442 = add i64 %327, %p11, !dbg !259
	%443 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %327, !dbg !258
	%444 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 0, !dbg !258
	%445 = icmp uge i64 %327, %p6, !dbg !258
	br i1 %445, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !258, !prof !24

b33_cold_fail1:
	br label %fail, !dbg !258

b33_cold_ok1:
	%446 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 1, !dbg !258
	%447 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 2, !dbg !258
	%448 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 3, !dbg !258
	%449 = bitcast { float, float, float, float }* %443 to <4 x float>*, !dbg !258
	%450 = insertelement <4 x float> undef, float %434, i32 0, !dbg !258
	%451 = insertelement <4 x float> %450, float %435, i32 1, !dbg !258
	%452 = insertelement <4 x float> %451, float %436, i32 2, !dbg !258
	%453 = insertelement <4 x float> %452, float %437, i32 3, !dbg !258
	store <4 x float> %453, <4 x float>* %449, align 16, !dbg !258
	%454 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %442, !dbg !260
	%455 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 0, !dbg !260
	%456 = icmp uge i64 %442, %p6, !dbg !260
	br i1 %456, label %b33_cold_fail2, label %b33_cold_ok2, !dbg !260, !prof !24

b33_cold_fail2:
	br label %fail, !dbg !260

b33_cold_ok2:
	%457 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 1, !dbg !260
	%458 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 2, !dbg !260
	%459 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 3, !dbg !260
	%460 = bitcast { float, float, float, float }* %454 to <4 x float>*, !dbg !260
	%461 = insertelement <4 x float> undef, float %438, i32 0, !dbg !260
	%462 = insertelement <4 x float> %461, float %439, i32 1, !dbg !260
	%463 = insertelement <4 x float> %462, float %440, i32 2, !dbg !260
	%464 = insertelement <4 x float> %463, float %441, i32 3, !dbg !260
	store <4 x float> %464, <4 x float>* %460, align 16, !dbg !260
	%465 = fsub float %434, %332, !dbg !263
	%466 = fsub float %435, %333, !dbg !264
	%467 = fsub float %436, %334, !dbg !265
	%468 = fsub float %437, %335, !dbg !266
	%469 = fmul float %465, %465, !dbg !267
	%470 = fmul float %466, %466, !dbg !268
	%471 = fadd float %469, %470, !dbg !269
	%472 = fmul float %467, %467, !dbg !270
	%473 = fadd float %471, %472, !dbg !271
	%474 = fmul float %468, %468, !dbg !272
	%475 = fadd float %473, %474, !dbg !273
	%476 = fsub float %438, %366, !dbg !275
	%477 = fsub float %439, %367, !dbg !276
	%478 = fsub float %440, %368, !dbg !277
	%479 = fsub float %441, %369, !dbg !278
	%480 = fmul float %476, %476, !dbg !279
	%481 = fmul float %477, %477, !dbg !280
	%482 = fadd float %480, %481, !dbg !281
	%483 = fmul float %478, %478, !dbg !282
	%484 = fadd float %482, %483, !dbg !283
	%485 = fmul float %479, %479, !dbg !284
	%486 = fadd float %484, %485, !dbg !285
	%487 = fadd float %475, %486, !dbg !286
	%488 = fadd float %325, %487, !dbg !287
	%489 = add i64 %442, %p11, !dbg !288
	%490 = sub nsw i64 %336, 2, !dbg !289
	br label %b10_cold, !dbg !289, !llvm.loop !291

b59_fail1:
	%491 = icmp uge i64 %251, %p6, !dbg !294
	br i1 %491, label %b59_fail2, label %b59_ok2, !dbg !294

b59_fail2:
	br label %fail, !dbg !294

b59_ok2:
	%492 = icmp uge i64 %253, %p3, !dbg !297
	br i1 %492, label %b59_fail3, label %b59_ok3, !dbg !297

b59_fail3:
	br label %fail, !dbg !297

b59_ok3:
	br label %fail, !dbg !299

b71_fail1:
	br label %fail, !dbg !329

fail:
	%493 = phi i32 [ 21, %b9_fail2 ], [ 21, %b9_ok2 ], [ 22, %b11_cold_fail2 ], [ 22, %b11_cold_fail3 ], [ 23, %b11_cold_fail4 ], [ 23, %b11_cold_fail5 ], [ 24, %b11_cold_fail6 ], [ 24, %b11_cold_ok6 ], [ 25, %b33_cold_fail1 ], [ 25, %b33_cold_fail2 ], [ 26, %b59_fail2 ], [ 26, %b59_fail3 ], [ 26, %b59_ok3 ], [ 27, %b71_fail1 ], !dbg !138
	%494 = phi i64 [ %18, %b9_fail2 ], [ %17, %b9_ok2 ], [ %338, %b11_cold_fail2 ], [ %339, %b11_cold_fail3 ], [ %341, %b11_cold_fail4 ], [ %342, %b11_cold_fail5 ], [ %344, %b11_cold_fail6 ], [ %345, %b11_cold_ok6 ], [ %327, %b33_cold_fail1 ], [ %442, %b33_cold_fail2 ], [ %251, %b59_fail2 ], [ %253, %b59_fail3 ], [ %254, %b59_ok3 ], [ %240, %b71_fail1 ], !dbg !138
	%495 = phi i64 [ %p6, %b9_fail2 ], [ %p6, %b9_ok2 ], [ %p6, %b11_cold_fail2 ], [ %p6, %b11_cold_fail3 ], [ %p3, %b11_cold_fail4 ], [ %p3, %b11_cold_fail5 ], [ %p3, %b11_cold_fail6 ], [ %p3, %b11_cold_ok6 ], [ %p6, %b33_cold_fail1 ], [ %p6, %b33_cold_fail2 ], [ %p6, %b59_fail2 ], [ %p3, %b59_fail3 ], [ %p3, %b59_ok3 ], [ %p6, %b71_fail1 ], !dbg !138
	call void @gpuc_fail(i8* %ctrl, i32 %493, i64 %494, i64 %495), !dbg !138
	ret float undef, !dbg !138
}

define internal float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %p22, i64 %p23, i8* %ctrl) nounwind convergent !dbg !344 {
entry:
	br label %b0, !dbg !345

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !350
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !351, !range !134
	%2 = sext i32 %1 to i64, !dbg !351
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !351, !range !135
	%4 = sext i32 %3 to i64, !dbg !351
	%5 = icmp eq i64 %4, 0, !dbg !352
	%6 = sub i64 1, %p22, !dbg !353
	%7 = mul i64 %6, 2, !dbg !356
	%8 = mul i64 %7, %p21, !dbg !357
	%9 = sub i64 %p23, 1, !dbg !358
	%10 = add i64 %7, 1, !dbg !360
	%11 = mul i64 %10, %p21, !dbg !361
	%12 = icmp sgt i64 %p10, 1, !dbg !362
	%13 = sub i64 %p10, 1, !dbg !363
	%14 = add i64 %p18, 1, !dbg !364
	%15 = mul i64 %p22, %p14, !dbg !366
	%16 = mul i64 %15, 4, !dbg !367
	%17 = add i64 %16, %p12, !dbg !368
	%18 = mul i64 %14, %p12, !dbg !369
	%19 = add i64 %16, %18, !dbg !370
	%20 = mul i64 %p22, 2, !dbg !372
	%21 = add i64 %20, 1, !dbg !373
	%22 = mul i64 %21, %p21, !dbg !374
	%23 = sext i32 %0 to i64, !dbg !350
	%24 = trunc i64 %p16 to i32, !dbg !350
	%25 = mul i64 %p10, %p12, !dbg !376
	%26 = add i64 %16, %25, !dbg !377
	%27 = mul i64 %20, %p21, !dbg !379
	%28 = trunc i64 %p17 to i32, !dbg !380
	br label %b1, !dbg !381

b1:
	%29 = phi float [ 0.000000e+00, %b0 ], [ %174, %b20 ], !dbg !382
	%30 = phi i64 [ %2, %b0 ], [ %175, %b20 ], !dbg !383
	%31 = icmp slt i64 %30, %p21, !dbg !384
	br i1 %31, label %b2, label %b21, !dbg !384

b2:
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !385, !range !386
	%33 = sext i32 %32 to i64, !dbg !385
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !385, !range !387
	%35 = sext i32 %34 to i64, !dbg !385
	%36 = trunc i64 %35 to i32, !dbg !388
	%37 = sub nuw i32 %36, 1, !dbg !388
	%38 = zext i32 %37 to i64, !dbg !388
	%39 = icmp eq i64 %4, %38, !dbg !389
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !390, !range !25
	%41 = sext i32 %40 to i64, !dbg !390
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !390, !range !25
	%43 = sext i32 %42 to i64, !dbg !390
	%44 = trunc i64 %4 to i32, !dbg !391
	%45 = trunc i64 %43 to i32, !dbg !391
	%46 = mul i32 %44, %45, !dbg !391
	%47 = zext i32 %46 to i64, !dbg !391
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !392, !range !28
	%49 = sext i32 %48 to i64, !dbg !392
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !392, !range !28
	%51 = sext i32 %50 to i64, !dbg !392
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !392, !range !29
	%53 = trunc i64 %51 to i32, !dbg !393
	%54 = add i32 %46, %53, !dbg !393
	%55 = zext i32 %54 to i64, !dbg !393
	%56 = mul i64 %55, %p19, !dbg !396
	%57 = icmp slt i64 %55, %p20, !dbg !397
	%58 = select i1 %57, i64 %55, i64 %p20, !dbg !397
	%59 = add i64 %56, %58, !dbg !398
	%60 = sub i64 %59, 2, !dbg !399
	%61 = add nuw i32 %54, 1, !dbg !400
	%62 = zext i32 %61 to i64, !dbg !400
	%63 = mul i64 %62, %p19, !dbg !402
	%64 = icmp slt i64 %62, %p20, !dbg !403
	%65 = select i1 %64, i64 %62, i64 %p20, !dbg !403
	%66 = add i64 %63, %65, !dbg !404
	%67 = sub i64 %66, 2, !dbg !405
	%68 = mul i64 %30, %41, !dbg !406
	%69 = add i64 %68, %49, !dbg !407
	br i1 %5, label %b4, label %b3, !dbg !407

b3:
	br i1 %39, label %b4, label %b20, !dbg !407

b4:
	%70 = mul i32 %42, %52, !dbg !408
	%71 = add i32 %50, %70, !dbg !408
	%72 = mul i32 %40, %71, !dbg !408
	%73 = add i32 %48, %72, !dbg !408
	%74 = sext i32 %73 to i64, !dbg !408
	%75 = icmp eq i64 %74, 0, !dbg !409
	br i1 %75, label %b5, label %b9, !dbg !409

b5:
	br i1 %5, label %b6, label %b7, !dbg !409

b6:
	%76 = add i64 %8, %30, !dbg !410
	%77 = getelementptr inbounds i64, i64* %p8, i64 %76, !dbg !411
	%78 = icmp uge i64 %76, %p9, !dbg !411
	%79 = icmp eq i64* %77, null, !dbg !412
	%80 = or i1 %78, %79, !dbg !412
	br i1 %80, label %b6_fail1, label %b6_ok1, !dbg !412, !prof !24

b6_ok1:
	%81 = bitcast i64* %77 to i8*, !dbg !412
	%82 = call i64 @gpuc_signal_wait_until_thread(i8* %81, i32 5, i64 %9, i32 1, i8* %ctrl, i32 18), !dbg !412
	br label %b7, !dbg !412

b7:
	br i1 %39, label %b8, label %b9, !dbg !412

b8:
	%83 = add i64 %11, %30, !dbg !413
	%84 = getelementptr inbounds i64, i64* %p8, i64 %83, !dbg !414
	%85 = icmp uge i64 %83, %p9, !dbg !414
	%86 = icmp eq i64* %84, null, !dbg !415
	%87 = or i1 %85, %86, !dbg !415
	br i1 %87, label %b8_fail1, label %b8_ok1, !dbg !415, !prof !24

b8_ok1:
	%88 = bitcast i64* %84 to i8*, !dbg !415
	%89 = call i64 @gpuc_signal_wait_until_thread(i8* %88, i32 5, i64 %9, i32 1, i8* %ctrl, i32 20), !dbg !415
	br label %b9, !dbg !415

b9:
	call void @llvm.nvvm.barrier0(), !dbg !416
	br i1 %5, label %b10, label %b12, !dbg !416

b10:
	%90 = icmp eq i64 %51, 0, !dbg !417
	br i1 %90, label %b11, label %b12, !dbg !417

b11:
	%91 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %69, i64 0, i64 1, i64 %p22, i8* %ctrl), !dbg !418
	%92 = fadd float 0.000000e+00, %91, !dbg !419
	br label %b12, !dbg !419

b12:
	%93 = phi float [ 0.000000e+00, %b9 ], [ 0.000000e+00, %b10 ], [ %92, %b11 ], !dbg !420
	br i1 %39, label %b13, label %b16, !dbg !420

b13:
	%94 = trunc i64 %43 to i32, !dbg !421
	%95 = sub nuw i32 %94, 1, !dbg !421
	%96 = zext i32 %95 to i64, !dbg !421
	%97 = icmp eq i64 %51, %96, !dbg !422
	br i1 %97, label %b14, label %b16, !dbg !422

b14:
	br i1 %12, label %b15, label %b16, !dbg !362

b15:
	%98 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %69, i64 %13, i64 %p10, i64 %p22, i8* %ctrl), !dbg !423
	%99 = fadd float %93, %98, !dbg !424
	br label %b16, !dbg !424

b16:
	%100 = phi float [ %93, %b12 ], [ %93, %b13 ], [ %93, %b14 ], [ %99, %b15 ], !dbg !420
	call void @llvm.nvvm.barrier0(), !dbg !425
	br i1 %5, label %b17, label %b18, !dbg !425

b17:
	%101 = trunc i64 %41 to i32, !dbg !426
	%102 = mul nuw i32 %101, 4, !dbg !426
	%103 = zext i32 %102 to i64, !dbg !426
	%104 = mul i64 %30, %103, !dbg !427
	%105 = add i64 %104, %103, !dbg !428
	%106 = icmp slt i64 %105, %p12, !dbg !429
	%107 = select i1 %106, i64 %105, i64 %p12, !dbg !429
	%108 = add i64 %19, %104, !dbg !430
	%109 = add i64 %19, %107, !dbg !431
	%110 = add i64 %17, %104, !dbg !433
	%111 = add i64 %17, %107, !dbg !434
	%112 = add i64 %22, %30, !dbg !436
	%113 = getelementptr inbounds i64, i64* %p8, i64 %112, !dbg !437
	%114 = sub i64 %107, %104, !dbg !432
	%115 = getelementptr inbounds float, float* %p0, i64 %108, !dbg !432
	%116 = getelementptr inbounds float, float* %p0, i64 %110, !dbg !435
	%117 = mul i64 %114, 4, !dbg !350
	%118 = icmp ugt i64 %109, %p1, !dbg !432
	%119 = icmp ugt i64 %108, %109, !dbg !432
	%120 = icmp ugt i64 %111, %p1, !dbg !435
	%121 = icmp ugt i64 %110, %111, !dbg !435
	%122 = icmp uge i64 %112, %p9, !dbg !437
	%123 = icmp uge i64 %p16, %23, !dbg !350
	%124 = icmp eq i64* %113, null, !dbg !350
	%125 = or i1 %118, %119, !dbg !350
	%126 = or i1 %125, %120, !dbg !350
	%127 = or i1 %126, %121, !dbg !350
	%128 = or i1 %127, %122, !dbg !350
	%129 = or i1 %128, %123, !dbg !350
	%130 = or i1 %129, %124, !dbg !350
	br i1 %130, label %b17_fail1, label %b17_ok1, !dbg !350, !prof !24

b17_ok1:
	%131 = bitcast float* %115 to i8*, !dbg !350
	%132 = bitcast float* %116 to i8*, !dbg !350
	%133 = bitcast i64* %113 to i8*, !dbg !350
	call void @gpuc_put_signal_nbi_block(i8* %131, i8* %132, i64 %117, i8* %133, i64 %p23, i32 9, i32 %24), !dbg !350
	br label %b18, !dbg !349

b18:
	br i1 %39, label %b19, label %b20, !dbg !349

b19:
	%134 = trunc i64 %41 to i32, !dbg !438
	%135 = mul nuw i32 %134, 4, !dbg !438
	%136 = zext i32 %135 to i64, !dbg !438
	%137 = mul i64 %30, %136, !dbg !439
	%138 = add i64 %137, %136, !dbg !440
	%139 = icmp slt i64 %138, %p12, !dbg !441
	%140 = select i1 %139, i64 %138, i64 %p12, !dbg !441
	%141 = add i64 %16, %137, !dbg !442
	%142 = add i64 %16, %140, !dbg !443
	%143 = add i64 %26, %137, !dbg !445
	%144 = add i64 %26, %140, !dbg !446
	%145 = add i64 %27, %30, !dbg !448
	%146 = getelementptr inbounds i64, i64* %p8, i64 %145, !dbg !449
	%147 = sub i64 %140, %137, !dbg !444
	%148 = getelementptr inbounds float, float* %p0, i64 %141, !dbg !444
	%149 = getelementptr inbounds float, float* %p0, i64 %143, !dbg !447
	%150 = mul i64 %147, 4, !dbg !380
	%151 = icmp ugt i64 %142, %p1, !dbg !444
	%152 = icmp ugt i64 %141, %142, !dbg !444
	%153 = icmp ugt i64 %144, %p1, !dbg !447
	%154 = icmp ugt i64 %143, %144, !dbg !447
	%155 = icmp uge i64 %145, %p9, !dbg !449
	%156 = icmp uge i64 %p17, %23, !dbg !380
	%157 = icmp eq i64* %146, null, !dbg !380
	%158 = or i1 %151, %152, !dbg !380
	%159 = or i1 %158, %153, !dbg !380
	%160 = or i1 %159, %154, !dbg !380
	%161 = or i1 %160, %155, !dbg !380
	%162 = or i1 %161, %156, !dbg !380
	%163 = or i1 %162, %157, !dbg !380
	br i1 %163, label %b19_fail1, label %b19_ok1, !dbg !380, !prof !24

b19_ok1:
	%164 = bitcast float* %148 to i8*, !dbg !380
	%165 = bitcast float* %149 to i8*, !dbg !380
	%166 = bitcast i64* %146 to i8*, !dbg !380
	call void @gpuc_put_signal_nbi_block(i8* %164, i8* %165, i64 %150, i8* %166, i64 %p23, i32 9, i32 %28), !dbg !380
	br label %b20, !dbg !375

b20:
	%167 = phi float [ 0.000000e+00, %b3 ], [ %100, %b18 ], [ %100, %b19_ok1 ], !dbg !420
	%168 = icmp sgt i64 %60, 1, !dbg !450
	%169 = select i1 %168, i64 %60, i64 1, !dbg !450
	%170 = icmp slt i64 %67, %13, !dbg !451
	%171 = select i1 %170, i64 %67, i64 %13, !dbg !451
	%172 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %69, i64 %169, i64 %171, i64 %p22, i8* %ctrl), !dbg !452
	%173 = fadd float %167, %172, !dbg !453
	%174 = fadd float %29, %173, !dbg !454
	%175 = add i64 %30, %33, !dbg !455
	br label %b1, !dbg !455

b21:
	ret float %29, !dbg !456

b6_fail1:
	%176 = icmp uge i64 %76, %p9, !dbg !411
	br i1 %176, label %b6_fail2, label %b6_ok2, !dbg !411

b6_fail2:
	br label %fail, !dbg !411

b6_ok2:
	br label %fail, !dbg !412

b8_fail1:
	%177 = icmp uge i64 %83, %p9, !dbg !414
	br i1 %177, label %b8_fail2, label %b8_ok2, !dbg !414

b8_fail2:
	br label %fail, !dbg !414

b8_ok2:
	br label %fail, !dbg !415

b17_fail1:
	%178 = icmp ugt i64 %109, %p1, !dbg !432
	br i1 %178, label %b17_fail2, label %b17_ok2, !dbg !432

b17_fail2:
	br label %fail, !dbg !432

b17_ok2:
	%179 = icmp ugt i64 %108, %109, !dbg !432
	br i1 %179, label %b17_fail3, label %b17_ok3, !dbg !432

b17_fail3:
	br label %fail, !dbg !432

b17_ok3:
	%180 = icmp ugt i64 %111, %p1, !dbg !435
	br i1 %180, label %b17_fail4, label %b17_ok4, !dbg !435

b17_fail4:
	br label %fail, !dbg !435

b17_ok4:
	%181 = icmp ugt i64 %110, %111, !dbg !435
	br i1 %181, label %b17_fail5, label %b17_ok5, !dbg !435

b17_fail5:
	br label %fail, !dbg !435

b17_ok5:
	%182 = icmp uge i64 %112, %p9, !dbg !437
	br i1 %182, label %b17_fail6, label %b17_ok6, !dbg !437

b17_fail6:
	br label %fail, !dbg !437

b17_ok6:
	%183 = icmp uge i64 %p16, %23, !dbg !350
	br i1 %183, label %b17_fail7, label %b17_ok7, !dbg !350

b17_fail7:
	br label %fail, !dbg !350

b17_ok7:
	br label %fail, !dbg !350

b19_fail1:
	%184 = icmp ugt i64 %142, %p1, !dbg !444
	br i1 %184, label %b19_fail2, label %b19_ok2, !dbg !444

b19_fail2:
	br label %fail, !dbg !444

b19_ok2:
	%185 = icmp ugt i64 %141, %142, !dbg !444
	br i1 %185, label %b19_fail3, label %b19_ok3, !dbg !444

b19_fail3:
	br label %fail, !dbg !444

b19_ok3:
	%186 = icmp ugt i64 %144, %p1, !dbg !447
	br i1 %186, label %b19_fail4, label %b19_ok4, !dbg !447

b19_fail4:
	br label %fail, !dbg !447

b19_ok4:
	%187 = icmp ugt i64 %143, %144, !dbg !447
	br i1 %187, label %b19_fail5, label %b19_ok5, !dbg !447

b19_fail5:
	br label %fail, !dbg !447

b19_ok5:
	%188 = icmp uge i64 %145, %p9, !dbg !449
	br i1 %188, label %b19_fail6, label %b19_ok6, !dbg !449

b19_fail6:
	br label %fail, !dbg !449

b19_ok6:
	%189 = icmp uge i64 %p17, %23, !dbg !380
	br i1 %189, label %b19_fail7, label %b19_ok7, !dbg !380

b19_fail7:
	br label %fail, !dbg !380

b19_ok7:
	br label %fail, !dbg !380

fail:
	%190 = phi i32 [ 16, %b6_fail2 ], [ 17, %b6_ok2 ], [ 16, %b8_fail2 ], [ 19, %b8_ok2 ], [ 28, %b17_fail2 ], [ 29, %b17_fail3 ], [ 28, %b17_fail4 ], [ 29, %b17_fail5 ], [ 16, %b17_fail6 ], [ 30, %b17_fail7 ], [ 31, %b17_ok7 ], [ 28, %b19_fail2 ], [ 29, %b19_fail3 ], [ 28, %b19_fail4 ], [ 29, %b19_fail5 ], [ 16, %b19_fail6 ], [ 30, %b19_fail7 ], [ 31, %b19_ok7 ], !dbg !345
	%191 = phi i64 [ %76, %b6_fail2 ], [ 0, %b6_ok2 ], [ %83, %b8_fail2 ], [ 0, %b8_ok2 ], [ %109, %b17_fail2 ], [ %108, %b17_fail3 ], [ %111, %b17_fail4 ], [ %110, %b17_fail5 ], [ %112, %b17_fail6 ], [ %p16, %b17_fail7 ], [ 0, %b17_ok7 ], [ %142, %b19_fail2 ], [ %141, %b19_fail3 ], [ %144, %b19_fail4 ], [ %143, %b19_fail5 ], [ %145, %b19_fail6 ], [ %p17, %b19_fail7 ], [ 0, %b19_ok7 ], !dbg !345
	%192 = phi i64 [ %p9, %b6_fail2 ], [ 0, %b6_ok2 ], [ %p9, %b8_fail2 ], [ 0, %b8_ok2 ], [ %p1, %b17_fail2 ], [ %109, %b17_fail3 ], [ %p1, %b17_fail4 ], [ %111, %b17_fail5 ], [ %p9, %b17_fail6 ], [ %23, %b17_fail7 ], [ 0, %b17_ok7 ], [ %p1, %b19_fail2 ], [ %142, %b19_fail3 ], [ %p1, %b19_fail4 ], [ %144, %b19_fail5 ], [ %p9, %b19_fail6 ], [ %23, %b19_fail7 ], [ 0, %b19_ok7 ], !dbg !345
	call void @gpuc_fail(i8* %ctrl, i32 %190, i64 %191, i64 %192), !dbg !345
	ret float undef, !dbg !345
}

define void @Step(float* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64* %p26, i64 %p27, i64 %p28, i32 %p29, i32 %p30, double %p31, i8* %ctrl) nounwind !dbg !457 {
entry:
	br label %b0, !dbg !458

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !458
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !458
	%2 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !458
	%3 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !458
	%4 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !458
	%5 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !458
	%6 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !458
	%7 = addrspacecast i64* %p26 to i64 addrspace(1)*, !dbg !458
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !463
	%9 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %p28, !dbg !464
	%10 = icmp uge i64 %p28, %p27, !dbg !464
	br i1 %10, label %b0_fail1, label %b0_ok1, !dbg !464, !prof !24

b0_ok1:
	%11 = load i64, i64 addrspace(1)* %9, align 8, !dbg !464
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !465, !range !134
	%13 = sext i32 %12 to i64, !dbg !465
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !465, !range !135
	%15 = sext i32 %14 to i64, !dbg !465
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !465, !range !135
	%17 = sext i32 %16 to i64, !dbg !465
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !465, !range !386
	%19 = sext i32 %18 to i64, !dbg !465
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !465, !range !387
	%21 = sext i32 %20 to i64, !dbg !465
	%22 = trunc i64 %21 to i32, !dbg !465
	%23 = trunc i64 %17 to i32, !dbg !465
	%24 = mul i32 %22, %23, !dbg !465
	%25 = zext i32 %24 to i64, !dbg !465
	%26 = trunc i64 %15 to i32, !dbg !465
	%27 = add i32 %26, %24, !dbg !465
	%28 = zext i32 %27 to i64, !dbg !465
	%29 = mul i64 %19, %28, !dbg !465
	%30 = add i64 %13, %29, !dbg !465
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !465, !range !25
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !465, !range !25
	%33 = mul i32 %31, %32, !dbg !465
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !465, !range !26
	%35 = mul i32 %33, %34, !dbg !465
	%36 = sext i32 %35 to i64, !dbg !465
	%37 = mul i64 %30, %36, !dbg !465
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !465, !range !28
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !465, !range !28
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !465, !range !29
	%41 = mul i32 %32, %40, !dbg !465
	%42 = add i32 %39, %41, !dbg !465
	%43 = mul i32 %31, %42, !dbg !465
	%44 = add i32 %38, %43, !dbg !465
	%45 = sext i32 %44 to i64, !dbg !465
	%46 = add i64 %37, %45, !dbg !465
	%47 = icmp eq i64 %46, 0, !dbg !466
	br i1 %47, label %b1, label %b2, !dbg !466

b1:
	%48 = sub i64 1, %p28, !dbg !467
	%49 = add i64 %11, 1, !dbg !469
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %48, !dbg !468
	%51 = icmp uge i64 %48, %p27, !dbg !468
	br i1 %51, label %b1_fail1, label %b1_ok1, !dbg !468, !prof !24

b1_ok1:
	store i64 %49, i64 addrspace(1)* %50, align 8, !dbg !468
	br label %b2, !dbg !468

b2:
	%52 = fcmp oge double %p31, 0.000000e+00, !dbg !470
	br i1 %52, label %b3, label %b7, !dbg !470

b3:
	%53 = sub i64 1, %p28, !dbg !471
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %53, !dbg !472
	%55 = icmp uge i64 %53, %p25, !dbg !472
	br i1 %55, label %b3_fail1, label %b3_ok1, !dbg !472, !prof !24

b3_ok1:
	%56 = load i64, i64 addrspace(1)* %54, align 8, !dbg !472
	%57 = icmp ne i64 %56, 0, !dbg !473
	br i1 %57, label %b4, label %b7, !dbg !473

b4:
	br i1 %47, label %b5, label %b6, !dbg !474

b5:
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %p28, !dbg !475
	%59 = icmp uge i64 %p28, %p25, !dbg !475
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !475, !prof !24

b5_ok1:
	store i64 %56, i64 addrspace(1)* %58, align 8, !dbg !475
	br label %b6, !dbg !475

b6:
	ret void, !dbg !476

b7:
	%60 = icmp ne i32 %p30, 0, !dbg !477
	br i1 %60, label %b8, label %b11, !dbg !477

b8:
	%61 = icmp eq i64 %13, 0, !dbg !480
	br i1 %61, label %b9, label %b11, !dbg !480

b9:
	%62 = sub nsw i64 %21, 2, !dbg !481
	%63 = icmp sgt i64 %62, 0, !dbg !482
	%64 = select i1 %63, i64 %62, i64 0, !dbg !482
	%65 = icmp eq i64 %15, %64, !dbg !483
	br i1 %65, label %b10, label %b11, !dbg !479

b10:
	%66 = addrspacecast double addrspace(1)* %2 to double*, !dbg !484
	%67 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !484
	%68 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !484
	%69 = addrspacecast double addrspace(1)* %5 to double*, !dbg !484
	%70 = addrspacecast i64 addrspace(1)* %6 to i64*, !dbg !484
	call void @gpuc_fn_solver_publish(double* %66, i64 %p17, i64 %p17, i64* %67, i64 %p19, i32* %68, i64 %p21, i64 %p21, double* %69, i64 %p23, i64 %p23, i64* %70, i64 %p25, i64 %p25, i32 %p30, i8* %ctrl), !dbg !484
	br label %b11, !dbg !484

b11:
	%71 = icmp sgt i64 %p4, 0, !dbg !485
	br i1 %71, label %b12, label %b17, !dbg !485

b12:
	%72 = and i64 %p1, 3, !dbg !488
	%73 = icmp eq i64 %72, 0, !dbg !488
	br i1 %73, label %b13, label %b16, !dbg !488

b13:
	%74 = addrspacecast float addrspace(1)* %0 to float*, !dbg !488
	%75 = ptrtoint float* %74 to i64, !dbg !488
	%76 = and i64 %75, 15, !dbg !488
	%77 = icmp eq i64 %76, 0, !dbg !488
	%78 = icmp eq i64 %p1, 0, !dbg !488
	%79 = or i1 %77, %78, !dbg !488
	br i1 %79, label %b14, label %b15, !dbg !488

b14:
	%80 = ashr i64 %p1, 2, !dbg !488
	%81 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !488
	%82 = addrspacecast float addrspace(1)* %0 to float*, !dbg !489
	%83 = addrspacecast float addrspace(1)* %0 to float*, !dbg !489
	%84 = addrspacecast { float, float, float, float } addrspace(1)* %81 to { float, float, float, float }*, !dbg !489
	%85 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !489
	%86 = call float @gpuc_fn_solver_sweep(float* %82, i64 %p1, float* %83, i64 %p1, i64 %p1, { float, float, float, float }* %84, i64 %80, i64 %80, i64* %85, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p28, i64 %11, i8* %ctrl), !dbg !489
	br label %b17, !dbg !489

b15:
	br label %fail, !dbg !488

b16:
	br label %fail, !dbg !488

b17:
	%87 = phi float [ 0.000000e+00, %b11 ], [ %86, %b14 ], !dbg !490
	br i1 %60, label %b18, label %b38, !dbg !491

b18:
	%88 = icmp eq i64 %13, 0, !dbg !493
	br i1 %88, label %b19, label %b38, !dbg !493

b19:
	%89 = sub nsw i64 %21, 2, !dbg !494
	%90 = icmp sgt i64 %89, 0, !dbg !495
	%91 = select i1 %90, i64 %89, i64 0, !dbg !495
	%92 = icmp eq i64 %15, %91, !dbg !496
	br i1 %92, label %b20, label %b38, !dbg !492

b20:
	%93 = sub i64 %11, 1, !dbg !498
	%94 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !497
	%95 = icmp uge i64 0, %p21, !dbg !497
	br i1 %95, label %b20_fail1, label %b20_ok1, !dbg !497, !prof !24

b20_ok1:
	%96 = load i32, i32 addrspace(1)* %94, align 4, !dbg !497
	%97 = sext i32 %8 to i64, !dbg !463
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !499, !range !77
	%99 = sext i32 %98 to i64, !dbg !499
	%100 = and i32 %44, -32, !dbg !499
	%101 = sub i32 %35, %100, !dbg !499
	%102 = icmp slt i32 %101, 32, !dbg !499
	%103 = select i1 %102, i32 %101, i32 32, !dbg !499
	%104 = sext i32 %103 to i64, !dbg !499
	br label %b21, !dbg !499

b21:
	%105 = phi double [ 0.000000e+00, %b20_ok1 ], [ %131, %b23_ok1 ], !dbg !503
	%106 = phi i64 [ %99, %b20_ok1 ], [ %132, %b23_ok1 ], !dbg !499
	%107 = icmp slt i64 %106, %97, !dbg !499
	br i1 %107, label %b22, label %b25, !dbg !499

b22:
	%108 = urem i32 %96, 2, !dbg !505
	%109 = zext i32 %108 to i64, !dbg !506
	%110 = trunc i64 %97 to i32, !dbg !507
	%111 = mul i32 %108, %110, !dbg !507
	%112 = zext i32 %111 to i64, !dbg !507
	%113 = add i64 %112, %106, !dbg !508
	%114 = mul i64 %113, 2, !dbg !509
	%115 = add i64 %114, 2, !dbg !511
	%116 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %114, !dbg !512
	%117 = addrspacecast i64 addrspace(1)* %116 to i64*, !dbg !513
	%118 = ptrtoint i64* %117 to i64, !dbg !513
	%119 = and i64 %118, 15, !dbg !513
	%120 = icmp eq i64 %119, 0, !dbg !513
	%121 = icmp ugt i64 %115, %p19, !dbg !512
	%122 = icmp ugt i64 %114, %115, !dbg !512
	%123 = or i1 %121, %122, !dbg !512
	br i1 %123, label %b22_fail1, label %b22_ok1, !dbg !512, !prof !24

b22_ok1:
	br i1 %120, label %b23, label %b24, !dbg !513

b23:
	%124 = bitcast i64 addrspace(1)* %116 to { i64, i64 } addrspace(1)*, !dbg !513
	%125 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %124, i64 0, !dbg !514
	%126 = addrspacecast { i64, i64 } addrspace(1)* %125 to { i64, i64 }*, !dbg !502
	%127 = icmp eq { i64, i64 } addrspace(1)* %125, null, !dbg !502
	br i1 %127, label %b23_fail1, label %b23_ok1, !dbg !502, !prof !24

b23_ok1:
	%128 = bitcast { i64, i64 }* %126 to i8*, !dbg !502
	%129 = call i64 @gpuc_wait_line_thread(i8* %128, i32 %96, i32 1, i8* %ctrl, i32 34), !dbg !502
	%130 = bitcast i64 %129 to double, !dbg !515
	%131 = fadd double %105, %130, !dbg !516
	%132 = add i64 %106, %104, !dbg !499
	br label %b21, !dbg !499

b24:
	br label %fail, !dbg !513

b25:
	%133 = icmp eq i64 %104, 32, !dbg !522
	br i1 %133, label %b26, label %b28, !dbg !522

b26:
	%134 = phi double [ %151, %b27 ], [ %105, %b25 ], !dbg !523
	%135 = phi i64 [ %154, %b27 ], [ 16, %b25 ], !dbg !524
	%136 = icmp sgt i64 %135, 0, !dbg !525
	br i1 %136, label %b27, label %b35, !dbg !525

b27:
	%137 = trunc i64 %135 to i32, !dbg !526
	%138 = bitcast double %134 to i64, !dbg !526
	%139 = trunc i64 %138 to i32, !dbg !526
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %139, i32 %137, i32 31), !dbg !526
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !526
	%142 = lshr i64 %138, 32, !dbg !526
	%143 = trunc i64 %142 to i32, !dbg !526
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %143, i32 %137, i32 31), !dbg !526
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !526
	%146 = zext i32 %145 to i64, !dbg !526
	%147 = shl i64 %146, 32, !dbg !526
	%148 = zext i32 %141 to i64, !dbg !526
	%149 = or i64 %148, %147, !dbg !526
	%150 = bitcast i64 %149 to double, !dbg !526
	%151 = fadd double %134, %150, !dbg !527
	%152 = trunc i64 %135 to i32, !dbg !528
	%153 = udiv i32 %152, 2, !dbg !528
	%154 = zext i32 %153 to i64, !dbg !528
	br label %b26, !dbg !528

b28:
	%155 = phi double [ %180, %b33 ], [ %105, %b25 ], !dbg !523
	%156 = phi i64 [ %183, %b33 ], [ 16, %b25 ], !dbg !529
	%157 = icmp sgt i64 %156, 0, !dbg !530
	br i1 %157, label %b29, label %b34, !dbg !530

b29:
	%158 = trunc i64 %99 to i32, !dbg !531
	%159 = trunc i64 %156 to i32, !dbg !531
	%160 = add i32 %158, %159, !dbg !531
	%161 = zext i32 %160 to i64, !dbg !531
	%162 = icmp sge i64 %161, %104, !dbg !532
	br i1 %162, label %b30, label %b31, !dbg !532

b30:
	br label %b31, !dbg !532

b31:
	%163 = phi i64 [ %161, %b29 ], [ %99, %b30 ], !dbg !533
	%164 = trunc i64 %163 to i32, !dbg !534
	%165 = bitcast double %155 to i64, !dbg !534
	%166 = trunc i64 %165 to i32, !dbg !534
	%167 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %166, i32 %164, i32 31), !dbg !534
	%168 = extractvalue { i32, i1 } %167, 0, !dbg !534
	%169 = lshr i64 %165, 32, !dbg !534
	%170 = trunc i64 %169 to i32, !dbg !534
	%171 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %170, i32 %164, i32 31), !dbg !534
	%172 = extractvalue { i32, i1 } %171, 0, !dbg !534
	%173 = zext i32 %172 to i64, !dbg !534
	%174 = shl i64 %173, 32, !dbg !534
	%175 = zext i32 %168 to i64, !dbg !534
	%176 = or i64 %175, %174, !dbg !534
	%177 = bitcast i64 %176 to double, !dbg !534
	%178 = icmp ne i64 %163, %99, !dbg !535
	br i1 %178, label %b32, label %b33, !dbg !535

b32:
	%179 = fadd double %155, %177, !dbg !527
	br label %b33, !dbg !536

b33:
	%180 = phi double [ %155, %b31 ], [ %179, %b32 ], !dbg !523
	%181 = trunc i64 %156 to i32, !dbg !537
	%182 = udiv i32 %181, 2, !dbg !537
	%183 = zext i32 %182 to i64, !dbg !537
	br label %b28, !dbg !537

b34:
	%184 = bitcast double %155 to i64, !dbg !538
	%185 = trunc i64 %184 to i32, !dbg !538
	%186 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %185, i32 0, i32 31), !dbg !538
	%187 = extractvalue { i32, i1 } %186, 0, !dbg !538
	%188 = lshr i64 %184, 32, !dbg !538
	%189 = trunc i64 %188 to i32, !dbg !538
	%190 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %189, i32 0, i32 31), !dbg !538
	%191 = extractvalue { i32, i1 } %190, 0, !dbg !538
	%192 = zext i32 %191 to i64, !dbg !538
	%193 = shl i64 %192, 32, !dbg !538
	%194 = zext i32 %187 to i64, !dbg !538
	%195 = or i64 %194, %193, !dbg !538
	%196 = bitcast i64 %195 to double, !dbg !538
	br label %b35, !dbg !539

b35:
	%197 = phi double [ %134, %b26 ], [ %196, %b34 ], !dbg !521
	%198 = icmp ne i64 %45, 0, !dbg !540
	br i1 %198, label %b38, label %b36, !dbg !540

b36:
	%199 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !541
	%200 = icmp uge i64 0, %p23, !dbg !541
	br i1 %200, label %b36_fail1, label %b36_ok1, !dbg !541, !prof !24

b36_ok1:
	store double %197, double addrspace(1)* %199, align 8, !dbg !541
	%201 = fcmp ole double %197, %p31, !dbg !542
	br i1 %201, label %b37, label %b38, !dbg !542

b37:
	%202 = urem i64 %11, 2, !dbg !543
	%203 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %202, !dbg !544
	%204 = icmp uge i64 %202, %p25, !dbg !544
	br i1 %204, label %b37_fail1, label %b37_ok1, !dbg !544, !prof !24

b37_ok1:
	store i64 %93, i64 addrspace(1)* %203, align 8, !dbg !544
	br label %b38, !dbg !544

b38:
	%205 = icmp ne i32 %p29, 0, !dbg !545
	br i1 %205, label %b39, label %b58, !dbg !545

b39:
	%206 = fpext float %87 to double, !dbg !548
	%207 = and i32 %44, -32, !dbg !552
	%208 = sub i32 %35, %207, !dbg !552
	%209 = icmp slt i32 %208, 32, !dbg !552
	%210 = select i1 %209, i32 %208, i32 32, !dbg !552
	%211 = sext i32 %210 to i64, !dbg !552
	%212 = icmp eq i64 %211, 32, !dbg !553
	br i1 %212, label %b40, label %b42, !dbg !553

b40:
	%213 = phi double [ %230, %b41 ], [ %206, %b39 ], !dbg !554
	%214 = phi i64 [ %233, %b41 ], [ 16, %b39 ], !dbg !555
	%215 = icmp sgt i64 %214, 0, !dbg !556
	br i1 %215, label %b41, label %b50, !dbg !556

b41:
	%216 = trunc i64 %214 to i32, !dbg !557
	%217 = bitcast double %213 to i64, !dbg !557
	%218 = trunc i64 %217 to i32, !dbg !557
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %218, i32 %216, i32 31), !dbg !557
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !557
	%221 = lshr i64 %217, 32, !dbg !557
	%222 = trunc i64 %221 to i32, !dbg !557
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %222, i32 %216, i32 31), !dbg !557
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !557
	%225 = zext i32 %224 to i64, !dbg !557
	%226 = shl i64 %225, 32, !dbg !557
	%227 = zext i32 %220 to i64, !dbg !557
	%228 = or i64 %227, %226, !dbg !557
	%229 = bitcast i64 %228 to double, !dbg !557
	%230 = fadd double %213, %229, !dbg !558
	%231 = trunc i64 %214 to i32, !dbg !559
	%232 = udiv i32 %231, 2, !dbg !559
	%233 = zext i32 %232 to i64, !dbg !559
	br label %b40, !dbg !559

b42:
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !560, !range !77
	%235 = sext i32 %234 to i64, !dbg !560
	br label %b43, !dbg !560

b43:
	%236 = phi double [ %206, %b42 ], [ %261, %b48 ], !dbg !554
	%237 = phi i64 [ 16, %b42 ], [ %264, %b48 ], !dbg !561
	%238 = icmp sgt i64 %237, 0, !dbg !562
	br i1 %238, label %b44, label %b49, !dbg !562

b44:
	%239 = trunc i64 %235 to i32, !dbg !563
	%240 = trunc i64 %237 to i32, !dbg !563
	%241 = add i32 %239, %240, !dbg !563
	%242 = zext i32 %241 to i64, !dbg !563
	%243 = icmp sge i64 %242, %211, !dbg !564
	br i1 %243, label %b45, label %b46, !dbg !564

b45:
	br label %b46, !dbg !564

b46:
	%244 = phi i64 [ %242, %b44 ], [ %235, %b45 ], !dbg !565
	%245 = trunc i64 %244 to i32, !dbg !566
	%246 = bitcast double %236 to i64, !dbg !566
	%247 = trunc i64 %246 to i32, !dbg !566
	%248 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %247, i32 %245, i32 31), !dbg !566
	%249 = extractvalue { i32, i1 } %248, 0, !dbg !566
	%250 = lshr i64 %246, 32, !dbg !566
	%251 = trunc i64 %250 to i32, !dbg !566
	%252 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %251, i32 %245, i32 31), !dbg !566
	%253 = extractvalue { i32, i1 } %252, 0, !dbg !566
	%254 = zext i32 %253 to i64, !dbg !566
	%255 = shl i64 %254, 32, !dbg !566
	%256 = zext i32 %249 to i64, !dbg !566
	%257 = or i64 %256, %255, !dbg !566
	%258 = bitcast i64 %257 to double, !dbg !566
	%259 = icmp ne i64 %244, %235, !dbg !567
	br i1 %259, label %b47, label %b48, !dbg !567

b47:
	%260 = fadd double %236, %258, !dbg !558
	br label %b48, !dbg !568

b48:
	%261 = phi double [ %236, %b46 ], [ %260, %b47 ], !dbg !554
	%262 = trunc i64 %237 to i32, !dbg !569
	%263 = udiv i32 %262, 2, !dbg !569
	%264 = zext i32 %263 to i64, !dbg !569
	br label %b43, !dbg !569

b49:
	%265 = bitcast double %236 to i64, !dbg !570
	%266 = trunc i64 %265 to i32, !dbg !570
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %266, i32 0, i32 31), !dbg !570
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !570
	%269 = lshr i64 %265, 32, !dbg !570
	%270 = trunc i64 %269 to i32, !dbg !570
	%271 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 0, i32 31), !dbg !570
	%272 = extractvalue { i32, i1 } %271, 0, !dbg !570
	%273 = zext i32 %272 to i64, !dbg !570
	%274 = shl i64 %273, 32, !dbg !570
	%275 = zext i32 %268 to i64, !dbg !570
	%276 = or i64 %275, %274, !dbg !570
	%277 = bitcast i64 %276 to double, !dbg !570
	br label %b50, !dbg !571

b50:
	%278 = phi double [ %213, %b40 ], [ %277, %b49 ], !dbg !551
	%279 = trunc i64 %36 to i32, !dbg !573
	%280 = add nuw i32 %279, 32, !dbg !573
	%281 = zext i32 %280 to i64, !dbg !573
	%282 = sub nuw i32 %280, 1, !dbg !574
	%283 = zext i32 %282 to i64, !dbg !574
	%284 = udiv i32 %282, 32, !dbg !575
	%285 = zext i32 %284 to i64, !dbg !575
	%286 = icmp eq i64 %285, 1, !dbg !576
	br i1 %286, label %b56, label %b51, !dbg !576

b51:
	call void @llvm.nvvm.barrier0(), !dbg !578
	%287 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !579, !range !77
	%288 = sext i32 %287 to i64, !dbg !579
	%289 = icmp eq i64 %288, 0, !dbg !580
	br i1 %289, label %b52, label %b53, !dbg !580

b52:
	%290 = trunc i64 %45 to i32, !dbg !581
	%291 = udiv i32 %290, 32, !dbg !581
	%292 = zext i32 %291 to i64, !dbg !581
	%293 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %292, !dbg !582
	store double %278, double addrspace(3)* %293, align 8, !dbg !582
	br label %b53, !dbg !582

b53:
	call void @llvm.nvvm.barrier0(), !dbg !583
	%294 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !584
	%295 = load double, double addrspace(3)* %294, align 8, !dbg !584
	br label %b54, !dbg !584

b54:
	%296 = phi double [ %295, %b53 ], [ %301, %b55 ], !dbg !585
	%297 = phi i64 [ 1, %b53 ], [ %302, %b55 ], !dbg !586
	%298 = icmp slt i64 %297, %285, !dbg !587
	br i1 %298, label %b55, label %b56, !dbg !587

b55:
	%299 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %297, !dbg !588
	%300 = load double, double addrspace(3)* %299, align 8, !dbg !588
	%301 = fadd double %296, %300, !dbg !558
	%302 = add nsw i64 %297, 1, !dbg !589
	br label %b54, !dbg !589

b56:
	%303 = phi double [ %278, %b50 ], [ %296, %b54 ], !dbg !550
	%304 = icmp eq i64 %45, 0, !dbg !590
	br i1 %304, label %b57, label %b58, !dbg !590

b57:
	%305 = sdiv i64 %p17, 2, !dbg !592
	%306 = sub nuw i32 %p29, 1, !dbg !593
	%307 = zext i32 %306 to i64, !dbg !594
	%308 = mul i64 %307, %305, !dbg !595
	%309 = zext i32 %p29 to i64, !dbg !596
	%310 = mul i64 %309, %305, !dbg !597
	%311 = sub i64 %310, %308, !dbg !598
	%312 = mul i64 %15, %19, !dbg !599
	%313 = add i64 %312, %13, !dbg !600
	%314 = getelementptr inbounds double, double addrspace(1)* %2, i64 %308, !dbg !598
	%315 = getelementptr inbounds double, double addrspace(1)* %314, i64 %313, !dbg !601
	%316 = icmp ugt i64 %310, %p17, !dbg !598
	%317 = icmp ugt i64 %308, %310, !dbg !598
	%318 = icmp uge i64 %313, %311, !dbg !601
	%319 = or i1 %316, %317, !dbg !601
	%320 = or i1 %319, %318, !dbg !601
	br i1 %320, label %b57_fail1, label %b57_ok1, !dbg !601, !prof !24

b57_ok1:
	store double %303, double addrspace(1)* %315, align 8, !dbg !601
	br label %b58, !dbg !601

b58:
	ret void, !dbg !547

b0_fail1:
	br label %fail, !dbg !464

b1_fail1:
	br label %fail, !dbg !468

b3_fail1:
	br label %fail, !dbg !472

b5_fail1:
	br label %fail, !dbg !475

b20_fail1:
	br label %fail, !dbg !497

b22_fail1:
	%321 = icmp ugt i64 %115, %p19, !dbg !512
	br i1 %321, label %b22_fail2, label %b22_ok2, !dbg !512

b22_fail2:
	br label %fail, !dbg !512

b22_ok2:
	br label %fail, !dbg !512

b23_fail1:
	br label %fail, !dbg !502

b36_fail1:
	br label %fail, !dbg !541

b37_fail1:
	br label %fail, !dbg !544

b57_fail1:
	%322 = icmp ugt i64 %310, %p17, !dbg !598
	br i1 %322, label %b57_fail2, label %b57_ok2, !dbg !598

b57_fail2:
	br label %fail, !dbg !598

b57_ok2:
	%323 = icmp ugt i64 %308, %310, !dbg !598
	br i1 %323, label %b57_fail3, label %b57_ok3, !dbg !598

b57_fail3:
	br label %fail, !dbg !598

b57_ok3:
	br label %fail, !dbg !601

fail:
	%324 = phi i32 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 2, %b3_fail1 ], [ 3, %b5_fail1 ], [ 15, %b15 ], [ 14, %b16 ], [ 32, %b20_fail1 ], [ 9, %b22_fail2 ], [ 10, %b22_ok2 ], [ 33, %b23_fail1 ], [ 11, %b24 ], [ 35, %b36_fail1 ], [ 36, %b37_fail1 ], [ 4, %b57_fail2 ], [ 5, %b57_fail3 ], [ 37, %b57_ok3 ], !dbg !458
	%325 = phi i64 [ %p28, %b0_fail1 ], [ %48, %b1_fail1 ], [ %53, %b3_fail1 ], [ %p28, %b5_fail1 ], [ %76, %b15 ], [ %p1, %b16 ], [ 0, %b20_fail1 ], [ %115, %b22_fail2 ], [ %114, %b22_ok2 ], [ 0, %b23_fail1 ], [ %119, %b24 ], [ 0, %b36_fail1 ], [ %202, %b37_fail1 ], [ %310, %b57_fail2 ], [ %308, %b57_fail3 ], [ %313, %b57_ok3 ], !dbg !458
	%326 = phi i64 [ %p27, %b0_fail1 ], [ %p27, %b1_fail1 ], [ %p25, %b3_fail1 ], [ %p25, %b5_fail1 ], [ 16, %b15 ], [ 4, %b16 ], [ %p21, %b20_fail1 ], [ %p19, %b22_fail2 ], [ %115, %b22_ok2 ], [ 0, %b23_fail1 ], [ 16, %b24 ], [ %p23, %b36_fail1 ], [ %p25, %b37_fail1 ], [ %p17, %b57_fail2 ], [ %310, %b57_fail3 ], [ %311, %b57_ok3 ], !dbg !458
	call void @gpuc_fail(i8* %ctrl, i32 %324, i64 %325, i64 %326), !dbg !458
	ret void, !dbg !458
}

define void @Solve(float* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, i32 %p31, double %p32, i8* %ctrl) nounwind !dbg !602 {
entry:
	br label %b0, !dbg !603

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !603
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !603
	%2 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !603
	%3 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !603
	%4 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !603
	%5 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !603
	%6 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !603
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !606
	%8 = and i64 %p1, 3, !dbg !608
	%9 = icmp eq i64 %8, 0, !dbg !608
	br i1 %9, label %b1, label %b59, !dbg !608

b1:
	%10 = addrspacecast float addrspace(1)* %0 to float*, !dbg !608
	%11 = ptrtoint float* %10 to i64, !dbg !608
	%12 = and i64 %11, 15, !dbg !608
	%13 = icmp eq i64 %12, 0, !dbg !608
	%14 = icmp eq i64 %p1, 0, !dbg !608
	%15 = or i1 %13, %14, !dbg !608
	br i1 %15, label %b2, label %b58, !dbg !608

b2:
	%16 = ashr i64 %p1, 2, !dbg !608
	%17 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !608
	%18 = icmp ult i32 0, %p27, !dbg !607
	br i1 %18, label %b3, label %b57, !dbg !607

b3:
	%19 = icmp sgt i64 %p4, 0, !dbg !609
	%20 = sext i32 %7 to i64, !dbg !606
	br label %b4, !dbg !610

b4:
	%21 = phi i64 [ %331, %b56 ], [ %p26, %b3 ], !dbg !610
	%22 = phi i32 [ %187, %b56 ], [ %p28, %b3 ], !dbg !611
	%23 = phi i32 [ %188, %b56 ], [ %p30, %b3 ], !dbg !612
	%24 = phi i32 [ %189, %b56 ], [ %p31, %b3 ], !dbg !613
	%25 = phi i32 [ %332, %b56 ], [ 0, %b3 ], !dbg !613
	%26 = icmp ne i32 %23, 0, !dbg !614
	br i1 %26, label %b5, label %b8, !dbg !614

b5:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !616, !range !134
	%28 = sext i32 %27 to i64, !dbg !616
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !616, !range !135
	%30 = sext i32 %29 to i64, !dbg !616
	%31 = icmp eq i64 %28, 0, !dbg !617
	br i1 %31, label %b6, label %b8, !dbg !617

b6:
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !618, !range !387
	%33 = sext i32 %32 to i64, !dbg !618
	%34 = sub nsw i64 %33, 2, !dbg !619
	%35 = icmp sgt i64 %34, 0, !dbg !620
	%36 = select i1 %35, i64 %34, i64 0, !dbg !620
	%37 = icmp eq i64 %30, %36, !dbg !621
	br i1 %37, label %b7, label %b8, !dbg !615

b7:
	%38 = addrspacecast double addrspace(1)* %2 to double*, !dbg !622
	%39 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !622
	%40 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !622
	%41 = addrspacecast double addrspace(1)* %5 to double*, !dbg !622
	%42 = addrspacecast i64 addrspace(1)* %6 to i64*, !dbg !622
	call void @gpuc_fn_solver_publish(double* %38, i64 %p17, i64 %p17, i64* %39, i64 %p19, i32* %40, i64 %p21, i64 %p21, double* %41, i64 %p23, i64 %p23, i64* %42, i64 %p25, i64 %p25, i32 %23, i8* %ctrl), !dbg !622
	br label %b8, !dbg !622

b8:
	%43 = urem i64 %21, 2, !dbg !623
	br i1 %19, label %b9, label %b10, !dbg !609

b9:
	%44 = addrspacecast float addrspace(1)* %0 to float*, !dbg !625
	%45 = addrspacecast float addrspace(1)* %0 to float*, !dbg !625
	%46 = addrspacecast { float, float, float, float } addrspace(1)* %17 to { float, float, float, float }*, !dbg !625
	%47 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !625
	%48 = call float @gpuc_fn_solver_sweep(float* %44, i64 %p1, float* %45, i64 %p1, i64 %p1, { float, float, float, float }* %46, i64 %16, i64 %16, i64* %47, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %43, i64 %21, i8* %ctrl), !dbg !625
	br label %b10, !dbg !625

b10:
	%49 = phi float [ 0.000000e+00, %b8 ], [ %48, %b9 ], !dbg !626
	br i1 %26, label %b11, label %b31, !dbg !627

b11:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !629, !range !134
	%51 = sext i32 %50 to i64, !dbg !629
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !629, !range !135
	%53 = sext i32 %52 to i64, !dbg !629
	%54 = icmp eq i64 %51, 0, !dbg !630
	br i1 %54, label %b12, label %b31, !dbg !630

b12:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !631, !range !387
	%56 = sext i32 %55 to i64, !dbg !631
	%57 = sub nsw i64 %56, 2, !dbg !632
	%58 = icmp sgt i64 %57, 0, !dbg !633
	%59 = select i1 %58, i64 %57, i64 0, !dbg !633
	%60 = icmp eq i64 %53, %59, !dbg !634
	br i1 %60, label %b13, label %b31, !dbg !628

b13:
	%61 = sub i64 %21, 1, !dbg !636
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !635
	%63 = icmp uge i64 0, %p21, !dbg !635
	br i1 %63, label %b13_fail1, label %b13_ok1, !dbg !635, !prof !24

b13_ok1:
	%64 = load i32, i32 addrspace(1)* %62, align 4, !dbg !635
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !637, !range !77
	%66 = sext i32 %65 to i64, !dbg !637
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !637, !range !28
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !637, !range !28
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !637, !range !29
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !637, !range !25
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !637, !range !25
	%72 = mul i32 %71, %69, !dbg !637
	%73 = add i32 %68, %72, !dbg !637
	%74 = mul i32 %70, %73, !dbg !637
	%75 = add i32 %67, %74, !dbg !637
	%76 = and i32 %75, -32, !dbg !637
	%77 = mul i32 %70, %71, !dbg !637
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !637, !range !26
	%79 = mul i32 %77, %78, !dbg !637
	%80 = sub i32 %79, %76, !dbg !637
	%81 = icmp slt i32 %80, 32, !dbg !637
	%82 = select i1 %81, i32 %80, i32 32, !dbg !637
	%83 = sext i32 %82 to i64, !dbg !637
	br label %b14, !dbg !637

b14:
	%84 = phi double [ 0.000000e+00, %b13_ok1 ], [ %110, %b16_ok1 ], !dbg !640
	%85 = phi i64 [ %66, %b13_ok1 ], [ %111, %b16_ok1 ], !dbg !637
	%86 = icmp slt i64 %85, %20, !dbg !637
	br i1 %86, label %b15, label %b18, !dbg !637

b15:
	%87 = urem i32 %64, 2, !dbg !642
	%88 = zext i32 %87 to i64, !dbg !643
	%89 = trunc i64 %20 to i32, !dbg !644
	%90 = mul i32 %87, %89, !dbg !644
	%91 = zext i32 %90 to i64, !dbg !644
	%92 = add i64 %91, %85, !dbg !645
	%93 = mul i64 %92, 2, !dbg !646
	%94 = add i64 %93, 2, !dbg !648
	%95 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %93, !dbg !649
	%96 = addrspacecast i64 addrspace(1)* %95 to i64*, !dbg !650
	%97 = ptrtoint i64* %96 to i64, !dbg !650
	%98 = and i64 %97, 15, !dbg !650
	%99 = icmp eq i64 %98, 0, !dbg !650
	%100 = icmp ugt i64 %94, %p19, !dbg !649
	%101 = icmp ugt i64 %93, %94, !dbg !649
	%102 = or i1 %100, %101, !dbg !649
	br i1 %102, label %b15_fail1, label %b15_ok1, !dbg !649, !prof !24

b15_ok1:
	br i1 %99, label %b16, label %b17, !dbg !650

b16:
	%103 = bitcast i64 addrspace(1)* %95 to { i64, i64 } addrspace(1)*, !dbg !650
	%104 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %103, i64 0, !dbg !651
	%105 = addrspacecast { i64, i64 } addrspace(1)* %104 to { i64, i64 }*, !dbg !639
	%106 = icmp eq { i64, i64 } addrspace(1)* %104, null, !dbg !639
	br i1 %106, label %b16_fail1, label %b16_ok1, !dbg !639, !prof !24

b16_ok1:
	%107 = bitcast { i64, i64 }* %105 to i8*, !dbg !639
	%108 = call i64 @gpuc_wait_line_thread(i8* %107, i32 %64, i32 1, i8* %ctrl, i32 34), !dbg !639
	%109 = bitcast i64 %108 to double, !dbg !652
	%110 = fadd double %84, %109, !dbg !653
	%111 = add i64 %85, %83, !dbg !637
	br label %b14, !dbg !637

b17:
	br label %fail, !dbg !650

b18:
	%112 = icmp eq i64 %83, 32, !dbg !657
	br i1 %112, label %b19, label %b21, !dbg !657

b19:
	%113 = phi double [ %130, %b20 ], [ %84, %b18 ], !dbg !658
	%114 = phi i64 [ %133, %b20 ], [ 16, %b18 ], !dbg !659
	%115 = icmp sgt i64 %114, 0, !dbg !660
	br i1 %115, label %b20, label %b28, !dbg !660

b20:
	%116 = trunc i64 %114 to i32, !dbg !661
	%117 = bitcast double %113 to i64, !dbg !661
	%118 = trunc i64 %117 to i32, !dbg !661
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %118, i32 %116, i32 31), !dbg !661
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !661
	%121 = lshr i64 %117, 32, !dbg !661
	%122 = trunc i64 %121 to i32, !dbg !661
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %122, i32 %116, i32 31), !dbg !661
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !661
	%125 = zext i32 %124 to i64, !dbg !661
	%126 = shl i64 %125, 32, !dbg !661
	%127 = zext i32 %120 to i64, !dbg !661
	%128 = or i64 %127, %126, !dbg !661
	%129 = bitcast i64 %128 to double, !dbg !661
	%130 = fadd double %113, %129, !dbg !662
	%131 = trunc i64 %114 to i32, !dbg !663
	%132 = udiv i32 %131, 2, !dbg !663
	%133 = zext i32 %132 to i64, !dbg !663
	br label %b19, !dbg !663

b21:
	%134 = phi double [ %159, %b26 ], [ %84, %b18 ], !dbg !658
	%135 = phi i64 [ %162, %b26 ], [ 16, %b18 ], !dbg !664
	%136 = icmp sgt i64 %135, 0, !dbg !665
	br i1 %136, label %b22, label %b27, !dbg !665

b22:
	%137 = trunc i64 %66 to i32, !dbg !666
	%138 = trunc i64 %135 to i32, !dbg !666
	%139 = add i32 %137, %138, !dbg !666
	%140 = zext i32 %139 to i64, !dbg !666
	%141 = icmp sge i64 %140, %83, !dbg !667
	br i1 %141, label %b23, label %b24, !dbg !667

b23:
	br label %b24, !dbg !667

b24:
	%142 = phi i64 [ %140, %b22 ], [ %66, %b23 ], !dbg !668
	%143 = trunc i64 %142 to i32, !dbg !669
	%144 = bitcast double %134 to i64, !dbg !669
	%145 = trunc i64 %144 to i32, !dbg !669
	%146 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %145, i32 %143, i32 31), !dbg !669
	%147 = extractvalue { i32, i1 } %146, 0, !dbg !669
	%148 = lshr i64 %144, 32, !dbg !669
	%149 = trunc i64 %148 to i32, !dbg !669
	%150 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %149, i32 %143, i32 31), !dbg !669
	%151 = extractvalue { i32, i1 } %150, 0, !dbg !669
	%152 = zext i32 %151 to i64, !dbg !669
	%153 = shl i64 %152, 32, !dbg !669
	%154 = zext i32 %147 to i64, !dbg !669
	%155 = or i64 %154, %153, !dbg !669
	%156 = bitcast i64 %155 to double, !dbg !669
	%157 = icmp ne i64 %142, %66, !dbg !670
	br i1 %157, label %b25, label %b26, !dbg !670

b25:
	%158 = fadd double %134, %156, !dbg !662
	br label %b26, !dbg !671

b26:
	%159 = phi double [ %134, %b24 ], [ %158, %b25 ], !dbg !658
	%160 = trunc i64 %135 to i32, !dbg !672
	%161 = udiv i32 %160, 2, !dbg !672
	%162 = zext i32 %161 to i64, !dbg !672
	br label %b21, !dbg !672

b27:
	%163 = bitcast double %134 to i64, !dbg !673
	%164 = trunc i64 %163 to i32, !dbg !673
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 0, i32 31), !dbg !673
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !673
	%167 = lshr i64 %163, 32, !dbg !673
	%168 = trunc i64 %167 to i32, !dbg !673
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 0, i32 31), !dbg !673
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !673
	%171 = zext i32 %170 to i64, !dbg !673
	%172 = shl i64 %171, 32, !dbg !673
	%173 = zext i32 %166 to i64, !dbg !673
	%174 = or i64 %173, %172, !dbg !673
	%175 = bitcast i64 %174 to double, !dbg !673
	br label %b28, !dbg !674

b28:
	%176 = phi double [ %113, %b19 ], [ %175, %b27 ], !dbg !656
	%177 = sext i32 %75 to i64, !dbg !675
	%178 = icmp ne i64 %177, 0, !dbg !676
	br i1 %178, label %b31, label %b29, !dbg !676

b29:
	%179 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !677
	%180 = icmp uge i64 0, %p23, !dbg !677
	br i1 %180, label %b29_fail1, label %b29_ok1, !dbg !677, !prof !24

b29_ok1:
	store double %176, double addrspace(1)* %179, align 8, !dbg !677
	%181 = fcmp ole double %176, %p32, !dbg !678
	br i1 %181, label %b30, label %b31, !dbg !678

b30:
	%182 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %43, !dbg !679
	%183 = icmp uge i64 %43, %p25, !dbg !679
	br i1 %183, label %b30_fail1, label %b30_ok1, !dbg !679, !prof !24

b30_ok1:
	store i64 %61, i64 addrspace(1)* %182, align 8, !dbg !679
	br label %b31, !dbg !679

b31:
	%184 = sub i32 %22, 1, !dbg !680
	%185 = icmp eq i32 %184, 0, !dbg !681
	br i1 %185, label %b32, label %b33, !dbg !681

b32:
	%186 = sub i32 3, %24, !dbg !682
	br label %b33, !dbg !682

b33:
	%187 = phi i32 [ %184, %b31 ], [ %p29, %b32 ], !dbg !611
	%188 = phi i32 [ 0, %b31 ], [ %24, %b32 ], !dbg !612
	%189 = phi i32 [ %24, %b31 ], [ %186, %b32 ], !dbg !613
	%190 = icmp ne i32 %188, 0, !dbg !683
	br i1 %190, label %b34, label %b53, !dbg !683

b34:
	%191 = fpext float %49 to double, !dbg !685
	%192 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !689, !range !28
	%193 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !689, !range !28
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !689, !range !29
	%195 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !689, !range !25
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !689, !range !25
	%197 = mul i32 %196, %194, !dbg !689
	%198 = add i32 %193, %197, !dbg !689
	%199 = mul i32 %195, %198, !dbg !689
	%200 = add i32 %192, %199, !dbg !689
	%201 = and i32 %200, -32, !dbg !689
	%202 = mul i32 %195, %196, !dbg !689
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !689, !range !26
	%204 = mul i32 %202, %203, !dbg !689
	%205 = sub i32 %204, %201, !dbg !689
	%206 = icmp slt i32 %205, 32, !dbg !689
	%207 = select i1 %206, i32 %205, i32 32, !dbg !689
	%208 = sext i32 %207 to i64, !dbg !689
	%209 = icmp eq i64 %208, 32, !dbg !690
	br i1 %209, label %b35, label %b37, !dbg !690

b35:
	%210 = phi double [ %227, %b36 ], [ %191, %b34 ], !dbg !691
	%211 = phi i64 [ %230, %b36 ], [ 16, %b34 ], !dbg !692
	%212 = icmp sgt i64 %211, 0, !dbg !693
	br i1 %212, label %b36, label %b45, !dbg !693

b36:
	%213 = trunc i64 %211 to i32, !dbg !694
	%214 = bitcast double %210 to i64, !dbg !694
	%215 = trunc i64 %214 to i32, !dbg !694
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %215, i32 %213, i32 31), !dbg !694
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !694
	%218 = lshr i64 %214, 32, !dbg !694
	%219 = trunc i64 %218 to i32, !dbg !694
	%220 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %219, i32 %213, i32 31), !dbg !694
	%221 = extractvalue { i32, i1 } %220, 0, !dbg !694
	%222 = zext i32 %221 to i64, !dbg !694
	%223 = shl i64 %222, 32, !dbg !694
	%224 = zext i32 %217 to i64, !dbg !694
	%225 = or i64 %224, %223, !dbg !694
	%226 = bitcast i64 %225 to double, !dbg !694
	%227 = fadd double %210, %226, !dbg !695
	%228 = trunc i64 %211 to i32, !dbg !696
	%229 = udiv i32 %228, 2, !dbg !696
	%230 = zext i32 %229 to i64, !dbg !696
	br label %b35, !dbg !696

b37:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !697, !range !77
	%232 = sext i32 %231 to i64, !dbg !697
	br label %b38, !dbg !697

b38:
	%233 = phi double [ %191, %b37 ], [ %258, %b43 ], !dbg !691
	%234 = phi i64 [ 16, %b37 ], [ %261, %b43 ], !dbg !698
	%235 = icmp sgt i64 %234, 0, !dbg !699
	br i1 %235, label %b39, label %b44, !dbg !699

b39:
	%236 = trunc i64 %232 to i32, !dbg !700
	%237 = trunc i64 %234 to i32, !dbg !700
	%238 = add i32 %236, %237, !dbg !700
	%239 = zext i32 %238 to i64, !dbg !700
	%240 = icmp sge i64 %239, %208, !dbg !701
	br i1 %240, label %b40, label %b41, !dbg !701

b40:
	br label %b41, !dbg !701

b41:
	%241 = phi i64 [ %239, %b39 ], [ %232, %b40 ], !dbg !702
	%242 = trunc i64 %241 to i32, !dbg !703
	%243 = bitcast double %233 to i64, !dbg !703
	%244 = trunc i64 %243 to i32, !dbg !703
	%245 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %244, i32 %242, i32 31), !dbg !703
	%246 = extractvalue { i32, i1 } %245, 0, !dbg !703
	%247 = lshr i64 %243, 32, !dbg !703
	%248 = trunc i64 %247 to i32, !dbg !703
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %248, i32 %242, i32 31), !dbg !703
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !703
	%251 = zext i32 %250 to i64, !dbg !703
	%252 = shl i64 %251, 32, !dbg !703
	%253 = zext i32 %246 to i64, !dbg !703
	%254 = or i64 %253, %252, !dbg !703
	%255 = bitcast i64 %254 to double, !dbg !703
	%256 = icmp ne i64 %241, %232, !dbg !704
	br i1 %256, label %b42, label %b43, !dbg !704

b42:
	%257 = fadd double %233, %255, !dbg !695
	br label %b43, !dbg !705

b43:
	%258 = phi double [ %233, %b41 ], [ %257, %b42 ], !dbg !691
	%259 = trunc i64 %234 to i32, !dbg !706
	%260 = udiv i32 %259, 2, !dbg !706
	%261 = zext i32 %260 to i64, !dbg !706
	br label %b38, !dbg !706

b44:
	%262 = bitcast double %233 to i64, !dbg !707
	%263 = trunc i64 %262 to i32, !dbg !707
	%264 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %263, i32 0, i32 31), !dbg !707
	%265 = extractvalue { i32, i1 } %264, 0, !dbg !707
	%266 = lshr i64 %262, 32, !dbg !707
	%267 = trunc i64 %266 to i32, !dbg !707
	%268 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %267, i32 0, i32 31), !dbg !707
	%269 = extractvalue { i32, i1 } %268, 0, !dbg !707
	%270 = zext i32 %269 to i64, !dbg !707
	%271 = shl i64 %270, 32, !dbg !707
	%272 = zext i32 %265 to i64, !dbg !707
	%273 = or i64 %272, %271, !dbg !707
	%274 = bitcast i64 %273 to double, !dbg !707
	br label %b45, !dbg !708

b45:
	%275 = phi double [ %210, %b35 ], [ %274, %b44 ], !dbg !688
	%276 = sext i32 %204 to i64, !dbg !710
	%277 = trunc i64 %276 to i32, !dbg !711
	%278 = add nuw i32 %277, 32, !dbg !711
	%279 = zext i32 %278 to i64, !dbg !711
	%280 = sub nuw i32 %278, 1, !dbg !712
	%281 = zext i32 %280 to i64, !dbg !712
	%282 = udiv i32 %280, 32, !dbg !713
	%283 = zext i32 %282 to i64, !dbg !713
	%284 = icmp eq i64 %283, 1, !dbg !714
	br i1 %284, label %b51, label %b46, !dbg !714

b46:
	call void @llvm.nvvm.barrier0(), !dbg !716
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !717, !range !77
	%286 = sext i32 %285 to i64, !dbg !717
	%287 = icmp eq i64 %286, 0, !dbg !718
	br i1 %287, label %b47, label %b48, !dbg !718

b47:
	%288 = sext i32 %200 to i64, !dbg !719
	%289 = trunc i64 %288 to i32, !dbg !720
	%290 = udiv i32 %289, 32, !dbg !720
	%291 = zext i32 %290 to i64, !dbg !720
	%292 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %291, !dbg !721
	store double %275, double addrspace(3)* %292, align 8, !dbg !721
	br label %b48, !dbg !721

b48:
	call void @llvm.nvvm.barrier0(), !dbg !722
	%293 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !723
	%294 = load double, double addrspace(3)* %293, align 8, !dbg !723
	br label %b49, !dbg !723

b49:
	%295 = phi double [ %294, %b48 ], [ %300, %b50 ], !dbg !724
	%296 = phi i64 [ 1, %b48 ], [ %301, %b50 ], !dbg !725
	%297 = icmp slt i64 %296, %283, !dbg !726
	br i1 %297, label %b50, label %b51, !dbg !726

b50:
	%298 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %296, !dbg !727
	%299 = load double, double addrspace(3)* %298, align 8, !dbg !727
	%300 = fadd double %295, %299, !dbg !695
	%301 = add nsw i64 %296, 1, !dbg !728
	br label %b49, !dbg !728

b51:
	%302 = phi double [ %275, %b45 ], [ %295, %b49 ], !dbg !687
	%303 = sext i32 %200 to i64, !dbg !729
	%304 = icmp eq i64 %303, 0, !dbg !730
	br i1 %304, label %b52, label %b53, !dbg !730

b52:
	%305 = sdiv i64 %p17, 2, !dbg !732
	%306 = sub nuw i32 %188, 1, !dbg !733
	%307 = zext i32 %306 to i64, !dbg !734
	%308 = mul i64 %307, %305, !dbg !735
	%309 = zext i32 %188 to i64, !dbg !736
	%310 = mul i64 %309, %305, !dbg !737
	%311 = sub i64 %310, %308, !dbg !738
	%312 = icmp ugt i64 %310, %p17, !dbg !738
	%313 = icmp ugt i64 %308, %310, !dbg !738
	%314 = or i1 %312, %313, !dbg !738
	br i1 %314, label %b52_fail1, label %b52_ok1, !dbg !738, !prof !24

b52_ok1:
	%315 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !739, !range !134
	%316 = sext i32 %315 to i64, !dbg !739
	%317 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !739, !range !135
	%318 = sext i32 %317 to i64, !dbg !739
	%319 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !740, !range !386
	%320 = sext i32 %319 to i64, !dbg !740
	%321 = mul i64 %318, %320, !dbg !741
	%322 = add i64 %321, %316, !dbg !742
	%323 = getelementptr inbounds double, double addrspace(1)* %2, i64 %308, !dbg !738
	%324 = getelementptr inbounds double, double addrspace(1)* %323, i64 %322, !dbg !743
	%325 = icmp uge i64 %322, %311, !dbg !743
	br i1 %325, label %b52_fail3, label %b52_ok3, !dbg !743, !prof !24

b52_ok3:
	store double %302, double addrspace(1)* %324, align 8, !dbg !743
	br label %b53, !dbg !743

b53:
	call void @gpuc_grid_sync(), !dbg !744
	%326 = fcmp oge double %p32, 0.000000e+00, !dbg !745
	br i1 %326, label %b54, label %b56, !dbg !745

b54:
	%327 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %43, !dbg !746
	%328 = icmp uge i64 %43, %p25, !dbg !746
	br i1 %328, label %b54_fail1, label %b54_ok1, !dbg !746, !prof !24

b54_ok1:
	%329 = load i64, i64 addrspace(1)* %327, align 8, !dbg !746
	%330 = icmp ne i64 %329, 0, !dbg !747
	br i1 %330, label %b55, label %b56, !dbg !747

b55:
	ret void, !dbg !748

b56:
	%331 = add i64 %21, 1, !dbg !749
	%332 = add i32 %25, 1, !dbg !749
	%333 = icmp ult i32 %332, %p27, !dbg !749
	br i1 %333, label %b4, label %b57, !dbg !749

b57:
	ret void, !dbg !749

b58:
	br label %fail, !dbg !608

b59:
	br label %fail, !dbg !608

b13_fail1:
	br label %fail, !dbg !635

b15_fail1:
	%334 = icmp ugt i64 %94, %p19, !dbg !649
	br i1 %334, label %b15_fail2, label %b15_ok2, !dbg !649

b15_fail2:
	br label %fail, !dbg !649

b15_ok2:
	br label %fail, !dbg !649

b16_fail1:
	br label %fail, !dbg !639

b29_fail1:
	br label %fail, !dbg !677

b30_fail1:
	br label %fail, !dbg !679

b52_fail1:
	%335 = icmp ugt i64 %310, %p17, !dbg !738
	br i1 %335, label %b52_fail2, label %b52_ok2, !dbg !738

b52_fail2:
	br label %fail, !dbg !738

b52_ok2:
	br label %fail, !dbg !738

b52_fail3:
	br label %fail, !dbg !743

b54_fail1:
	br label %fail, !dbg !746

fail:
	%336 = phi i32 [ 32, %b13_fail1 ], [ 9, %b15_fail2 ], [ 10, %b15_ok2 ], [ 33, %b16_fail1 ], [ 11, %b17 ], [ 35, %b29_fail1 ], [ 36, %b30_fail1 ], [ 4, %b52_fail2 ], [ 5, %b52_ok2 ], [ 37, %b52_fail3 ], [ 38, %b54_fail1 ], [ 15, %b58 ], [ 14, %b59 ], !dbg !603
	%337 = phi i64 [ 0, %b13_fail1 ], [ %94, %b15_fail2 ], [ %93, %b15_ok2 ], [ 0, %b16_fail1 ], [ %98, %b17 ], [ 0, %b29_fail1 ], [ %43, %b30_fail1 ], [ %310, %b52_fail2 ], [ %308, %b52_ok2 ], [ %322, %b52_fail3 ], [ %43, %b54_fail1 ], [ %12, %b58 ], [ %p1, %b59 ], !dbg !603
	%338 = phi i64 [ %p21, %b13_fail1 ], [ %p19, %b15_fail2 ], [ %94, %b15_ok2 ], [ 0, %b16_fail1 ], [ 16, %b17 ], [ %p23, %b29_fail1 ], [ %p25, %b30_fail1 ], [ %p17, %b52_fail2 ], [ %310, %b52_ok2 ], [ %311, %b52_fail3 ], [ %p25, %b54_fail1 ], [ 16, %b58 ], [ 4, %b59 ], !dbg !603
	call void @gpuc_fail(i8* %ctrl, i32 %336, i64 %337, i64 %338), !dbg !603
	ret void, !dbg !603
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !750 {
entry:
	br label %b0, !dbg !751

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !751
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !751
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !751
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !751
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !751
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !754
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !755
	%7 = icmp uge i64 0, %p9, !dbg !755
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !755, !prof !24

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !755
	%9 = icmp eq i64 %8, 0, !dbg !756
	br i1 %9, label %b1, label %b20, !dbg !756

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !757
	%11 = icmp uge i64 1, %p9, !dbg !757
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !757, !prof !24

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !757
	%13 = icmp eq i64 %12, 0, !dbg !758
	br i1 %13, label %b2, label %b20, !dbg !758

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !759
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !759
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !759
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !759
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !759
	call void @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !759
	%19 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 0, !dbg !760
	%20 = icmp uge i64 0, %p5, !dbg !760
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !760, !prof !24

b2_ok1:
	%21 = load i32, i32 addrspace(1)* %19, align 4, !dbg !760
	%22 = sext i32 %5 to i64, !dbg !754
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !761, !range !77
	%24 = sext i32 %23 to i64, !dbg !761
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !761, !range !28
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !761, !range !28
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !761, !range !29
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !761, !range !25
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !761, !range !25
	%30 = mul i32 %29, %27, !dbg !761
	%31 = add i32 %26, %30, !dbg !761
	%32 = mul i32 %28, %31, !dbg !761
	%33 = add i32 %25, %32, !dbg !761
	%34 = and i32 %33, -32, !dbg !761
	%35 = mul i32 %28, %29, !dbg !761
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !761, !range !26
	%37 = mul i32 %35, %36, !dbg !761
	%38 = sub i32 %37, %34, !dbg !761
	%39 = icmp slt i32 %38, 32, !dbg !761
	%40 = select i1 %39, i32 %38, i32 32, !dbg !761
	%41 = sext i32 %40 to i64, !dbg !761
	br label %b3, !dbg !761

b3:
	%42 = phi double [ 0.000000e+00, %b2_ok1 ], [ %68, %b5_ok1 ], !dbg !764
	%43 = phi i64 [ %24, %b2_ok1 ], [ %69, %b5_ok1 ], !dbg !761
	%44 = icmp slt i64 %43, %22, !dbg !761
	br i1 %44, label %b4, label %b7, !dbg !761

b4:
	%45 = urem i32 %21, 2, !dbg !766
	%46 = zext i32 %45 to i64, !dbg !767
	%47 = trunc i64 %22 to i32, !dbg !768
	%48 = mul i32 %45, %47, !dbg !768
	%49 = zext i32 %48 to i64, !dbg !768
	%50 = add i64 %49, %43, !dbg !769
	%51 = mul i64 %50, 2, !dbg !770
	%52 = add i64 %51, 2, !dbg !772
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !773
	%54 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !774
	%55 = ptrtoint i64* %54 to i64, !dbg !774
	%56 = and i64 %55, 15, !dbg !774
	%57 = icmp eq i64 %56, 0, !dbg !774
	%58 = icmp ugt i64 %52, %p3, !dbg !773
	%59 = icmp ugt i64 %51, %52, !dbg !773
	%60 = or i1 %58, %59, !dbg !773
	br i1 %60, label %b4_fail1, label %b4_ok1, !dbg !773, !prof !24

b4_ok1:
	br i1 %57, label %b5, label %b6, !dbg !774

b5:
	%61 = bitcast i64 addrspace(1)* %53 to { i64, i64 } addrspace(1)*, !dbg !774
	%62 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %61, i64 0, !dbg !775
	%63 = addrspacecast { i64, i64 } addrspace(1)* %62 to { i64, i64 }*, !dbg !763
	%64 = icmp eq { i64, i64 } addrspace(1)* %62, null, !dbg !763
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !763, !prof !24

b5_ok1:
	%65 = bitcast { i64, i64 }* %63 to i8*, !dbg !763
	%66 = call i64 @gpuc_wait_line_thread(i8* %65, i32 %21, i32 1, i8* %ctrl, i32 34), !dbg !763
	%67 = bitcast i64 %66 to double, !dbg !776
	%68 = fadd double %42, %67, !dbg !777
	%69 = add i64 %43, %41, !dbg !761
	br label %b3, !dbg !761

b6:
	br label %fail, !dbg !774

b7:
	%70 = icmp eq i64 %41, 32, !dbg !781
	br i1 %70, label %b8, label %b10, !dbg !781

b8:
	%71 = phi double [ %88, %b9 ], [ %42, %b7 ], !dbg !782
	%72 = phi i64 [ %91, %b9 ], [ 16, %b7 ], !dbg !783
	%73 = icmp sgt i64 %72, 0, !dbg !784
	br i1 %73, label %b9, label %b17, !dbg !784

b9:
	%74 = trunc i64 %72 to i32, !dbg !785
	%75 = bitcast double %71 to i64, !dbg !785
	%76 = trunc i64 %75 to i32, !dbg !785
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %76, i32 %74, i32 31), !dbg !785
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !785
	%79 = lshr i64 %75, 32, !dbg !785
	%80 = trunc i64 %79 to i32, !dbg !785
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %80, i32 %74, i32 31), !dbg !785
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !785
	%83 = zext i32 %82 to i64, !dbg !785
	%84 = shl i64 %83, 32, !dbg !785
	%85 = zext i32 %78 to i64, !dbg !785
	%86 = or i64 %85, %84, !dbg !785
	%87 = bitcast i64 %86 to double, !dbg !785
	%88 = fadd double %71, %87, !dbg !786
	%89 = trunc i64 %72 to i32, !dbg !787
	%90 = udiv i32 %89, 2, !dbg !787
	%91 = zext i32 %90 to i64, !dbg !787
	br label %b8, !dbg !787

b10:
	%92 = phi double [ %117, %b15 ], [ %42, %b7 ], !dbg !782
	%93 = phi i64 [ %120, %b15 ], [ 16, %b7 ], !dbg !788
	%94 = icmp sgt i64 %93, 0, !dbg !789
	br i1 %94, label %b11, label %b16, !dbg !789

b11:
	%95 = trunc i64 %24 to i32, !dbg !790
	%96 = trunc i64 %93 to i32, !dbg !790
	%97 = add i32 %95, %96, !dbg !790
	%98 = zext i32 %97 to i64, !dbg !790
	%99 = icmp sge i64 %98, %41, !dbg !791
	br i1 %99, label %b12, label %b13, !dbg !791

b12:
	br label %b13, !dbg !791

b13:
	%100 = phi i64 [ %98, %b11 ], [ %24, %b12 ], !dbg !792
	%101 = trunc i64 %100 to i32, !dbg !793
	%102 = bitcast double %92 to i64, !dbg !793
	%103 = trunc i64 %102 to i32, !dbg !793
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %103, i32 %101, i32 31), !dbg !793
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !793
	%106 = lshr i64 %102, 32, !dbg !793
	%107 = trunc i64 %106 to i32, !dbg !793
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 %101, i32 31), !dbg !793
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !793
	%110 = zext i32 %109 to i64, !dbg !793
	%111 = shl i64 %110, 32, !dbg !793
	%112 = zext i32 %105 to i64, !dbg !793
	%113 = or i64 %112, %111, !dbg !793
	%114 = bitcast i64 %113 to double, !dbg !793
	%115 = icmp ne i64 %100, %24, !dbg !794
	br i1 %115, label %b14, label %b15, !dbg !794

b14:
	%116 = fadd double %92, %114, !dbg !786
	br label %b15, !dbg !795

b15:
	%117 = phi double [ %92, %b13 ], [ %116, %b14 ], !dbg !782
	%118 = trunc i64 %93 to i32, !dbg !796
	%119 = udiv i32 %118, 2, !dbg !796
	%120 = zext i32 %119 to i64, !dbg !796
	br label %b10, !dbg !796

b16:
	%121 = bitcast double %92 to i64, !dbg !797
	%122 = trunc i64 %121 to i32, !dbg !797
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %122, i32 0, i32 31), !dbg !797
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !797
	%125 = lshr i64 %121, 32, !dbg !797
	%126 = trunc i64 %125 to i32, !dbg !797
	%127 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %126, i32 0, i32 31), !dbg !797
	%128 = extractvalue { i32, i1 } %127, 0, !dbg !797
	%129 = zext i32 %128 to i64, !dbg !797
	%130 = shl i64 %129, 32, !dbg !797
	%131 = zext i32 %124 to i64, !dbg !797
	%132 = or i64 %131, %130, !dbg !797
	%133 = bitcast i64 %132 to double, !dbg !797
	br label %b17, !dbg !798

b17:
	%134 = phi double [ %71, %b8 ], [ %133, %b16 ], !dbg !780
	%135 = sext i32 %33 to i64, !dbg !799
	%136 = icmp ne i64 %135, 0, !dbg !800
	br i1 %136, label %b20, label %b18, !dbg !800

b18:
	%137 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !801
	%138 = icmp uge i64 0, %p7, !dbg !801
	br i1 %138, label %b18_fail1, label %b18_ok1, !dbg !801, !prof !24

b18_ok1:
	store double %134, double addrspace(1)* %137, align 8, !dbg !801
	%139 = fcmp ole double %134, %p12, !dbg !802
	br i1 %139, label %b19, label %b20, !dbg !802

b19:
	%140 = add i64 %p11, 1, !dbg !803
	%141 = urem i64 %140, 2, !dbg !804
	%142 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %141, !dbg !805
	store i64 %p11, i64 addrspace(1)* %142, align 8, !dbg !805
	br label %b20, !dbg !805

b20:
	ret void, !dbg !752

b0_fail1:
	br label %fail, !dbg !755

b1_fail1:
	br label %fail, !dbg !757

b2_fail1:
	br label %fail, !dbg !760

b4_fail1:
	%143 = icmp ugt i64 %52, %p3, !dbg !773
	br i1 %143, label %b4_fail2, label %b4_ok2, !dbg !773

b4_fail2:
	br label %fail, !dbg !773

b4_ok2:
	br label %fail, !dbg !773

b5_fail1:
	br label %fail, !dbg !763

b18_fail1:
	br label %fail, !dbg !801

fail:
	%144 = phi i32 [ 39, %b0_fail1 ], [ 39, %b1_fail1 ], [ 32, %b2_fail1 ], [ 9, %b4_fail2 ], [ 10, %b4_ok2 ], [ 33, %b5_fail1 ], [ 11, %b6 ], [ 35, %b18_fail1 ], !dbg !751
	%145 = phi i64 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 0, %b2_fail1 ], [ %52, %b4_fail2 ], [ %51, %b4_ok2 ], [ 0, %b5_fail1 ], [ %56, %b6 ], [ 0, %b18_fail1 ], !dbg !751
	%146 = phi i64 [ %p9, %b0_fail1 ], [ %p9, %b1_fail1 ], [ %p5, %b2_fail1 ], [ %p3, %b4_fail2 ], [ %52, %b4_ok2 ], [ 0, %b5_fail1 ], [ 16, %b6 ], [ %p7, %b18_fail1 ], !dbg !751
	call void @gpuc_fail(i8* %ctrl, i32 %144, i64 %145, i64 %146), !dbg !751
	ret void, !dbg !751
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i8* %ctrl) nounwind !dbg !806 {
entry:
	br label %b0, !dbg !807

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !807
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !807
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !808
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !809, !range !134
	%4 = sext i32 %3 to i64, !dbg !809
	%5 = sext i32 %2 to i64, !dbg !808
	%6 = icmp ne i64 %5, 0, !dbg !810
	br label %b1, !dbg !811

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !812
	%8 = icmp slt i64 %7, %p18, !dbg !813
	br i1 %8, label %b2, label %b10, !dbg !813

b2:
	%9 = mul i64 %7, %p16, !dbg !815
	%10 = icmp eq i64 %p18, 0, !dbg !814
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !814, !prof !24

b2_ok1:
	%11 = icmp eq i64 %p18, -1, !dbg !814
	%12 = select i1 %11, i64 1, i64 %p18, !dbg !814
	%13 = sdiv i64 %9, %12, !dbg !814
	%14 = sub i64 0, %9, !dbg !814
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !814
	%16 = sub i64 %15, %p9, !dbg !816
	%17 = icmp slt i64 %16, 0, !dbg !817
	br i1 %17, label %b9, label %b3, !dbg !817

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !818
	br i1 %18, label %b9, label %b4, !dbg !818

b4:
	%19 = mul i64 %7, %p17, !dbg !819
	%20 = add nsw i64 %7, 1, !dbg !820
	%21 = mul i64 %20, %p17, !dbg !821
	%22 = sub i64 %21, %19, !dbg !822
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !822
	%24 = icmp ugt i64 %21, %p1, !dbg !822
	%25 = icmp ugt i64 %19, %21, !dbg !822
	%26 = or i1 %24, %25, !dbg !822
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !822, !prof !24

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !823, !range !28
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !823, !range !28
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !823, !range !29
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !823, !range !25
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !823, !range !25
	%32 = mul i32 %31, %29, !dbg !823
	%33 = add i32 %28, %32, !dbg !823
	%34 = mul i32 %30, %33, !dbg !823
	%35 = add i32 %27, %34, !dbg !823
	%36 = sext i32 %35 to i64, !dbg !823
	%37 = mul i32 %30, %31, !dbg !823
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !823, !range !26
	%39 = mul i32 %37, %38, !dbg !823
	%40 = sext i32 %39 to i64, !dbg !823
	%41 = add nsw i64 %16, 1, !dbg !824
	%42 = mul i64 %41, %p6, !dbg !825
	br label %b5, !dbg !823

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !823
	%44 = icmp slt i64 %43, %p17, !dbg !823
	br i1 %44, label %b6, label %b7, !dbg !823

b6:
	%45 = mul i64 %43, %p5, !dbg !826
	%46 = icmp eq i64 %p17, -1, !dbg !827
	%47 = select i1 %46, i64 1, i64 %p17, !dbg !827
	%48 = sdiv i64 %45, %47, !dbg !827
	%49 = sub i64 0, %45, !dbg !827
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !827
	%51 = add i64 %42, %50, !dbg !828
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !829
	%53 = icmp uge i64 %51, %p3, !dbg !829
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !829, !prof !24

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !829
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !830
	store float %54, float addrspace(1)* %55, align 4, !dbg !830
	%56 = add i64 %43, %40, !dbg !823
	br label %b5, !dbg !823

b7:
	call void @llvm.nvvm.barrier0(), !dbg !831
	br i1 %6, label %b8, label %b9, !dbg !810

b8:
	%57 = mul i64 %22, 4, !dbg !832
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !832
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !832
	%60 = bitcast float* %58 to i8*, !dbg !832
	%61 = bitcast float* %59 to i8*, !dbg !832
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !832
	br label %b9, !dbg !832

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !833, !range !386
	%63 = sext i32 %62 to i64, !dbg !833
	%64 = add i64 %7, %63, !dbg !834
	br label %b1, !dbg !834

b10:
	ret void, !dbg !834

b2_fail1:
	br label %fail, !dbg !814

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !822
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !822

b4_fail2:
	br label %fail, !dbg !822

b4_ok2:
	br label %fail, !dbg !822

b6_fail1:
	br label %fail, !dbg !829

fail:
	%66 = phi i32 [ 40, %b2_fail1 ], [ 41, %b4_fail2 ], [ 42, %b4_ok2 ], [ 43, %b6_fail1 ], !dbg !807
	%67 = phi i64 [ 0, %b2_fail1 ], [ %21, %b4_fail2 ], [ %19, %b4_ok2 ], [ %51, %b6_fail1 ], !dbg !807
	%68 = phi i64 [ 0, %b2_fail1 ], [ %p1, %b4_fail2 ], [ %21, %b4_ok2 ], [ %p3, %b6_fail1 ], !dbg !807
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !807
	ret void, !dbg !807
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

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @llvm.nvvm.barrier0() convergent nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !134
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !28
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !135
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !28
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !135
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !29
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

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

define internal void @gpuc_grid_sync() convergent nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !28
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !28
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !29
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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !386
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !387
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !387
	%20 = mul i32 %18, %19
	%21 = sub i32 -2147483647, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !134
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !135
	%24 = or i32 %22, %23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !135
	%26 = or i32 %24, %25
	%27 = icmp eq i32 %26, 0
	%28 = select i1 %27, i32 %21, i32 1
	%29 = call i32 asm sideeffect "atom.add.release.gpu.global.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %15, i32 %28) nounwind
	br label %wait

wait:
	%30 = call i32 asm sideeffect "ld.relaxed.gpu.global.u32 $0, [$1];", "=r,l,~{memory}"(i64 %15) nounwind
	%31 = xor i32 %29, %30
	%32 = icmp sge i32 %31, 0
	br i1 %32, label %wait, label %acquired

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
!nvvm.annotations = !{!835, !836, !837, !838, !839, !840, !841, !842, !843, !844, !845, !846, !847, !848, !849, !850, !851, !852, !853, !854}
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
!10 = distinct !DISubprogram(name: "Publish", scope: !9, file: !9, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!11 = !DILocation(line: 73, column: 13, scope: !7)
!12 = !DILocation(line: 60, column: 23, scope: !10, inlinedAt: !11)
!13 = !DILocation(line: 60, column: 40, scope: !10, inlinedAt: !11)
!14 = distinct !DISubprogram(name: "sums", scope: !6, file: !6, line: 89, type: !4, isDefinition: true, scopeLine: 89, isOptimized: true, unit: !2)
!15 = !DILocation(line: 64, column: 19, scope: !7)
!16 = !DILocation(line: 90, column: 27, scope: !14, inlinedAt: !15)
!17 = !DILocation(line: 91, column: 27, scope: !14, inlinedAt: !15)
!18 = !DILocation(line: 91, column: 22, scope: !14, inlinedAt: !15)
!19 = !DILocation(line: 91, column: 30, scope: !14, inlinedAt: !15)
!20 = !DILocation(line: 91, column: 43, scope: !14, inlinedAt: !15)
!21 = !DILocation(line: 91, column: 49, scope: !14, inlinedAt: !15)
!22 = !DILocation(line: 91, column: 18, scope: !14, inlinedAt: !15)
!23 = !DILocation(line: 64, column: 47, scope: !7)
!24 = !{!"branch_weights", i32 1, i32 1048576}
!25 = !{i32 1, i32 1025}
!26 = !{i32 1, i32 65}
!27 = !DILocation(line: 66, column: 25, scope: !7)
!28 = !{i32 0, i32 1024}
!29 = !{i32 0, i32 64}
!30 = !DILocation(line: 68, column: 48, scope: !7)
!31 = !DILocation(line: 68, column: 68, scope: !7)
!32 = !DILocation(line: 66, column: 50, scope: !7)
!33 = !DILocation(line: 65, column: 2, scope: !7)
!34 = !DILocation(line: 66, column: 6, scope: !7)
!35 = !DILocation(line: 66, column: 31, scope: !7)
!36 = !DILocation(line: 68, column: 13, scope: !7)
!37 = !DILocation(line: 68, column: 28, scope: !7)
!38 = distinct !DISubprogram(name: "at", scope: !6, file: !6, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!39 = !DILocation(line: 68, column: 21, scope: !7)
!40 = !DILocation(line: 82, column: 7, scope: !38, inlinedAt: !39)
!41 = !DILocation(line: 83, column: 11, scope: !38, inlinedAt: !39)
!42 = !DILocation(line: 83, column: 3, scope: !38, inlinedAt: !39)
!43 = !DILocation(line: 68, column: 17, scope: !7)
!44 = !DILocation(line: 68, column: 46, scope: !7)
!45 = !DILocation(line: 68, column: 39, scope: !7)
!46 = !DILocation(line: 82, column: 7, scope: !38, inlinedAt: !45)
!47 = !DILocation(line: 83, column: 11, scope: !38, inlinedAt: !45)
!48 = !DILocation(line: 83, column: 3, scope: !38, inlinedAt: !45)
!49 = !DILocation(line: 68, column: 35, scope: !7)
!50 = !DILocation(line: 68, column: 66, scope: !7)
!51 = !DILocation(line: 68, column: 59, scope: !7)
!52 = !DILocation(line: 82, column: 7, scope: !38, inlinedAt: !51)
!53 = !DILocation(line: 83, column: 11, scope: !38, inlinedAt: !51)
!54 = !DILocation(line: 83, column: 3, scope: !38, inlinedAt: !51)
!55 = !DILocation(line: 68, column: 55, scope: !7)
!56 = !DILocation(line: 68, column: 3, scope: !7)
!57 = !DILocation(line: 66, column: 43, scope: !7)
!58 = !{!"llvm.loop.unroll.disable"}
!59 = distinct !{!59, !58}
!60 = !DILocation(line: 70, column: 13, scope: !7)
!61 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!62 = distinct !DISubprogram(name: "reduceWarp", scope: !61, file: !61, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!63 = distinct !DISubprogram(name: "reduce", scope: !61, file: !61, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!64 = distinct !DISubprogram(name: "ReduceAdd", scope: !61, file: !61, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!65 = !DILocation(line: 70, column: 21, scope: !7)
!66 = !DILocation(line: 8, column: 15, scope: !64, inlinedAt: !65)
!67 = !DILocation(line: 45, column: 16, scope: !63, inlinedAt: !66)
!68 = !DILocation(line: 70, column: 13, scope: !62, inlinedAt: !67)
!69 = !DILocation(line: 71, column: 7, scope: !62, inlinedAt: !67)
!70 = !DILocation(line: 66, column: 35, scope: !62, inlinedAt: !67)
!71 = !DILocation(line: 72, column: 7, scope: !62, inlinedAt: !67)
!72 = !DILocation(line: 72, column: 35, scope: !62, inlinedAt: !67)
!73 = !DILocation(line: 73, column: 23, scope: !62, inlinedAt: !67)
!74 = !DILocation(line: 8, column: 76, scope: !64, inlinedAt: !65)
!75 = !DILocation(line: 72, column: 40, scope: !62, inlinedAt: !67)
!76 = !DILocation(line: 77, column: 16, scope: !62, inlinedAt: !67)
!77 = !{i32 0, i32 32}
!78 = !DILocation(line: 78, column: 6, scope: !62, inlinedAt: !67)
!79 = !DILocation(line: 78, column: 36, scope: !62, inlinedAt: !67)
!80 = !DILocation(line: 79, column: 16, scope: !62, inlinedAt: !67)
!81 = !DILocation(line: 80, column: 11, scope: !62, inlinedAt: !67)
!82 = !DILocation(line: 79, column: 3, scope: !62, inlinedAt: !67)
!83 = !DILocation(line: 83, column: 22, scope: !62, inlinedAt: !67)
!84 = !DILocation(line: 83, column: 41, scope: !62, inlinedAt: !67)
!85 = !DILocation(line: 84, column: 9, scope: !62, inlinedAt: !67)
!86 = !DILocation(line: 78, column: 41, scope: !62, inlinedAt: !67)
!87 = !DILocation(line: 87, column: 16, scope: !62, inlinedAt: !67)
!88 = !DILocation(line: 87, column: 2, scope: !63, inlinedAt: !66)
!89 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!90 = distinct !DISubprogram(name: "Block.warps", scope: !89, file: !89, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!91 = !DILocation(line: 46, column: 14, scope: !63, inlinedAt: !66)
!92 = !DILocation(line: 26, column: 47, scope: !90, inlinedAt: !91)
!93 = !DILocation(line: 26, column: 59, scope: !90, inlinedAt: !91)
!94 = !DILocation(line: 26, column: 64, scope: !90, inlinedAt: !91)
!95 = !DILocation(line: 47, column: 7, scope: !63, inlinedAt: !66)
!96 = !DILocation(line: 50, column: 31, scope: !63, inlinedAt: !66)
!97 = !DILocation(line: 51, column: 10, scope: !63, inlinedAt: !66)
!98 = !DILocation(line: 52, column: 11, scope: !63, inlinedAt: !66)
!99 = !DILocation(line: 52, column: 14, scope: !63, inlinedAt: !66)
!100 = !DILocation(line: 53, column: 17, scope: !63, inlinedAt: !66)
!101 = !DILocation(line: 53, column: 8, scope: !63, inlinedAt: !66)
!102 = !DILocation(line: 55, column: 10, scope: !63, inlinedAt: !66)
!103 = !DILocation(line: 56, column: 11, scope: !63, inlinedAt: !66)
!104 = !DILocation(line: 43, column: 50, scope: !63, inlinedAt: !66)
!105 = !DILocation(line: 57, column: 6, scope: !63, inlinedAt: !66)
!106 = !DILocation(line: 57, column: 16, scope: !63, inlinedAt: !66)
!107 = !DILocation(line: 58, column: 17, scope: !63, inlinedAt: !66)
!108 = !DILocation(line: 57, column: 21, scope: !63, inlinedAt: !66)
!109 = !DILocation(line: 71, column: 22, scope: !7)
!110 = !DILocation(line: 72, column: 13, scope: !7)
!111 = !DILocation(line: 72, column: 3, scope: !7)
!112 = !DILocation(line: 73, column: 39, scope: !7)
!113 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!114 = distinct !DISubprogram(name: "Store", scope: !113, file: !113, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!115 = !DILocation(line: 62, column: 8, scope: !10, inlinedAt: !11)
!116 = !DILocation(line: 12, column: 16, scope: !114, inlinedAt: !115)
!117 = distinct !DISubprogram(name: "valueAt", scope: !9, file: !9, line: 89, type: !4, isDefinition: true, scopeLine: 89, isOptimized: true, unit: !2)
!118 = !DILocation(line: 62, column: 29, scope: !10, inlinedAt: !11)
!119 = !DILocation(line: 90, column: 19, scope: !117, inlinedAt: !118)
!120 = !DILocation(line: 90, column: 13, scope: !117, inlinedAt: !118)
!121 = !DILocation(line: 90, column: 22, scope: !117, inlinedAt: !118)
!122 = !DILocation(line: 90, column: 27, scope: !117, inlinedAt: !118)
!123 = !DILocation(line: 90, column: 33, scope: !117, inlinedAt: !118)
!124 = !DILocation(line: 62, column: 60, scope: !10, inlinedAt: !11)
!125 = !DILocation(line: 62, column: 65, scope: !10, inlinedAt: !11)
!126 = distinct !DISubprogram(name: "line", scope: !113, file: !113, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!127 = !DILocation(line: 12, column: 24, scope: !114, inlinedAt: !115)
!128 = !DILocation(line: 32, column: 78, scope: !126, inlinedAt: !127)
!129 = !DILocation(line: 32, column: 71, scope: !126, inlinedAt: !127)
!130 = !DILocation(line: 32, column: 87, scope: !126, inlinedAt: !127)
!131 = !DILocation(line: 32, column: 92, scope: !126, inlinedAt: !127)
!132 = !DILocation(line: 12, column: 45, scope: !114, inlinedAt: !115)
!133 = !DILocation(line: 77, column: 16, scope: !7)
!134 = !{i32 0, i32 2147483647}
!135 = !{i32 0, i32 65535}
!136 = !DIFile(filename: "sweep.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!137 = distinct !DISubprogram(name: "march", scope: !136, file: !136, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!138 = !DILocation(line: 108, column: 6, scope: !137)
!139 = !DILocation(line: 109, column: 11, scope: !137)
!140 = !DILocation(line: 109, column: 27, scope: !137)
!141 = !DILocation(line: 110, column: 3, scope: !137)
!142 = !DILocation(line: 112, column: 18, scope: !137)
!143 = !DILocation(line: 113, column: 19, scope: !137)
!144 = !DILocation(line: 113, column: 32, scope: !137)
!145 = !DILocation(line: 113, column: 41, scope: !137)
!146 = !DILocation(line: 113, column: 23, scope: !137)
!147 = !DILocation(line: 117, column: 11, scope: !137)
!148 = !DILocation(line: 116, column: 2, scope: !137)
!149 = !DILocation(line: 120, column: 20, scope: !137)
!150 = !DILocation(line: 120, column: 11, scope: !137)
!151 = !DILocation(line: 116, column: 10, scope: !137)
!152 = !DILocation(line: 124, column: 12, scope: !137)
!153 = !DILocation(line: 124, column: 15, scope: !137)
!154 = !DILocation(line: 124, column: 23, scope: !137)
!155 = !DILocation(line: 125, column: 23, scope: !137)
!156 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!157 = distinct !DISubprogram(name: "Part.state", scope: !156, file: !156, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!158 = !DILocation(line: 125, column: 21, scope: !137)
!159 = !DILocation(line: 57, column: 47, scope: !157, inlinedAt: !158)
!160 = !DILocation(line: 125, column: 28, scope: !137)
!161 = !DILocation(line: 126, column: 22, scope: !137)
!162 = !DILocation(line: 126, column: 19, scope: !137)
!163 = !DILocation(line: 126, column: 38, scope: !137)
!164 = !DILocation(line: 125, column: 41, scope: !137)
!165 = !DILocation(line: 57, column: 47, scope: !157, inlinedAt: !164)
!166 = !DILocation(line: 125, column: 46, scope: !137)
!167 = !DILocation(line: 127, column: 13, scope: !137)
!168 = distinct !DISubprogram(name: "fixed", scope: !136, file: !136, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!169 = !DILocation(line: 135, column: 21, scope: !137)
!170 = !DILocation(line: 166, column: 12, scope: !168, inlinedAt: !169)
!171 = !DILocation(line: 169, column: 20, scope: !168, inlinedAt: !169)
!172 = !DILocation(line: 169, column: 12, scope: !168, inlinedAt: !169)
!173 = !DILocation(line: 172, column: 11, scope: !168, inlinedAt: !169)
!174 = !DILocation(line: 172, column: 14, scope: !168, inlinedAt: !169)
!175 = !DILocation(line: 175, column: 11, scope: !168, inlinedAt: !169)
!176 = !DILocation(line: 175, column: 14, scope: !168, inlinedAt: !169)
!177 = !DILocation(line: 178, column: 11, scope: !168, inlinedAt: !169)
!178 = !DILocation(line: 178, column: 14, scope: !168, inlinedAt: !169)
!179 = !DILocation(line: 123, column: 2, scope: !137)
!180 = !DILocation(line: 125, column: 2, scope: !137)
!181 = !DILocation(line: 125, column: 6, scope: !137)
!182 = !DILocation(line: 126, column: 2, scope: !137)
!183 = !DILocation(line: 126, column: 6, scope: !137)
!184 = !DILocation(line: 127, column: 2, scope: !137)
!185 = !DILocation(line: 128, column: 13, scope: !137)
!186 = !DILocation(line: 129, column: 15, scope: !137)
!187 = !DILocation(line: 130, column: 23, scope: !137)
!188 = !DILocation(line: 130, column: 44, scope: !137)
!189 = !DILocation(line: 130, column: 38, scope: !137)
!190 = !DILocation(line: 131, column: 29, scope: !137)
!191 = !DILocation(line: 131, column: 37, scope: !137)
!192 = !DILocation(line: 131, column: 26, scope: !137)
!193 = !DILocation(line: 131, column: 66, scope: !137)
!194 = !DILocation(line: 131, column: 55, scope: !137)
!195 = !DILocation(line: 132, column: 34, scope: !137)
!196 = !DILocation(line: 132, column: 42, scope: !137)
!197 = !DILocation(line: 132, column: 28, scope: !137)
!198 = !DILocation(line: 132, column: 74, scope: !137)
!199 = !DILocation(line: 132, column: 60, scope: !137)
!200 = distinct !DISubprogram(name: "mean", scope: !136, file: !136, line: 154, type: !4, isDefinition: true, scopeLine: 154, isOptimized: true, unit: !2)
!201 = !DILocation(line: 133, column: 20, scope: !137)
!202 = !DILocation(line: 156, column: 12, scope: !200, inlinedAt: !201)
!203 = !DILocation(line: 156, column: 20, scope: !200, inlinedAt: !201)
!204 = !DILocation(line: 156, column: 27, scope: !200, inlinedAt: !201)
!205 = !DILocation(line: 156, column: 37, scope: !200, inlinedAt: !201)
!206 = !DILocation(line: 157, column: 13, scope: !200, inlinedAt: !201)
!207 = !DILocation(line: 157, column: 21, scope: !200, inlinedAt: !201)
!208 = !DILocation(line: 157, column: 28, scope: !200, inlinedAt: !201)
!209 = !DILocation(line: 157, column: 38, scope: !200, inlinedAt: !201)
!210 = !DILocation(line: 158, column: 13, scope: !200, inlinedAt: !201)
!211 = !DILocation(line: 158, column: 21, scope: !200, inlinedAt: !201)
!212 = !DILocation(line: 158, column: 28, scope: !200, inlinedAt: !201)
!213 = !DILocation(line: 158, column: 38, scope: !200, inlinedAt: !201)
!214 = !DILocation(line: 159, column: 13, scope: !200, inlinedAt: !201)
!215 = !DILocation(line: 159, column: 21, scope: !200, inlinedAt: !201)
!216 = !DILocation(line: 159, column: 28, scope: !200, inlinedAt: !201)
!217 = !DILocation(line: 159, column: 38, scope: !200, inlinedAt: !201)
!218 = !DILocation(line: 133, column: 54, scope: !137)
!219 = !DILocation(line: 156, column: 12, scope: !200, inlinedAt: !218)
!220 = !DILocation(line: 156, column: 20, scope: !200, inlinedAt: !218)
!221 = !DILocation(line: 156, column: 27, scope: !200, inlinedAt: !218)
!222 = !DILocation(line: 156, column: 37, scope: !200, inlinedAt: !218)
!223 = !DILocation(line: 157, column: 13, scope: !200, inlinedAt: !218)
!224 = !DILocation(line: 157, column: 21, scope: !200, inlinedAt: !218)
!225 = !DILocation(line: 157, column: 28, scope: !200, inlinedAt: !218)
!226 = !DILocation(line: 157, column: 38, scope: !200, inlinedAt: !218)
!227 = !DILocation(line: 158, column: 13, scope: !200, inlinedAt: !218)
!228 = !DILocation(line: 158, column: 21, scope: !200, inlinedAt: !218)
!229 = !DILocation(line: 158, column: 28, scope: !200, inlinedAt: !218)
!230 = !DILocation(line: 158, column: 38, scope: !200, inlinedAt: !218)
!231 = !DILocation(line: 159, column: 13, scope: !200, inlinedAt: !218)
!232 = !DILocation(line: 159, column: 21, scope: !200, inlinedAt: !218)
!233 = !DILocation(line: 159, column: 28, scope: !200, inlinedAt: !218)
!234 = !DILocation(line: 159, column: 38, scope: !200, inlinedAt: !218)
!235 = !DILocation(line: 167, column: 7, scope: !168, inlinedAt: !169)
!236 = !DILocation(line: 169, column: 20, scope: !137)
!237 = !DILocation(line: 170, column: 7, scope: !168, inlinedAt: !169)
!238 = !DILocation(line: 172, column: 11, scope: !137)
!239 = !DILocation(line: 173, column: 7, scope: !168, inlinedAt: !169)
!240 = !DILocation(line: 175, column: 11, scope: !137)
!241 = !DILocation(line: 176, column: 7, scope: !168, inlinedAt: !169)
!242 = !DILocation(line: 178, column: 11, scope: !137)
!243 = !DILocation(line: 179, column: 7, scope: !168, inlinedAt: !169)
!244 = !DILocation(line: 181, column: 9, scope: !137)
!245 = !DILocation(line: 135, column: 55, scope: !137)
!246 = !DILocation(line: 166, column: 12, scope: !168, inlinedAt: !245)
!247 = !DILocation(line: 167, column: 7, scope: !168, inlinedAt: !245)
!248 = !DILocation(line: 169, column: 12, scope: !168, inlinedAt: !245)
!249 = !DILocation(line: 170, column: 7, scope: !168, inlinedAt: !245)
!250 = !DILocation(line: 172, column: 14, scope: !168, inlinedAt: !245)
!251 = !DILocation(line: 173, column: 7, scope: !168, inlinedAt: !245)
!252 = !DILocation(line: 175, column: 14, scope: !168, inlinedAt: !245)
!253 = !DILocation(line: 176, column: 7, scope: !168, inlinedAt: !245)
!254 = !DILocation(line: 178, column: 14, scope: !168, inlinedAt: !245)
!255 = !DILocation(line: 179, column: 7, scope: !168, inlinedAt: !245)
!256 = !DILocation(line: 133, column: 3, scope: !137)
!257 = !DILocation(line: 133, column: 8, scope: !137)
!258 = !DILocation(line: 137, column: 9, scope: !137)
!259 = !DILocation(line: 137, column: 28, scope: !137)
!260 = !DILocation(line: 137, column: 23, scope: !137)
!261 = distinct !DISubprogram(name: "distance", scope: !136, file: !136, line: 185, type: !4, isDefinition: true, scopeLine: 185, isOptimized: true, unit: !2)
!262 = !DILocation(line: 138, column: 22, scope: !137)
!263 = !DILocation(line: 186, column: 19, scope: !261, inlinedAt: !262)
!264 = !DILocation(line: 186, column: 28, scope: !261, inlinedAt: !262)
!265 = !DILocation(line: 186, column: 37, scope: !261, inlinedAt: !262)
!266 = !DILocation(line: 186, column: 46, scope: !261, inlinedAt: !262)
!267 = !DILocation(line: 187, column: 10, scope: !261, inlinedAt: !262)
!268 = !DILocation(line: 187, column: 16, scope: !261, inlinedAt: !262)
!269 = !DILocation(line: 187, column: 13, scope: !261, inlinedAt: !262)
!270 = !DILocation(line: 187, column: 22, scope: !261, inlinedAt: !262)
!271 = !DILocation(line: 187, column: 19, scope: !261, inlinedAt: !262)
!272 = !DILocation(line: 187, column: 28, scope: !261, inlinedAt: !262)
!273 = !DILocation(line: 187, column: 25, scope: !261, inlinedAt: !262)
!274 = !DILocation(line: 138, column: 43, scope: !137)
!275 = !DILocation(line: 186, column: 19, scope: !261, inlinedAt: !274)
!276 = !DILocation(line: 186, column: 28, scope: !261, inlinedAt: !274)
!277 = !DILocation(line: 186, column: 37, scope: !261, inlinedAt: !274)
!278 = !DILocation(line: 186, column: 46, scope: !261, inlinedAt: !274)
!279 = !DILocation(line: 187, column: 10, scope: !261, inlinedAt: !274)
!280 = !DILocation(line: 187, column: 16, scope: !261, inlinedAt: !274)
!281 = !DILocation(line: 187, column: 13, scope: !261, inlinedAt: !274)
!282 = !DILocation(line: 187, column: 22, scope: !261, inlinedAt: !274)
!283 = !DILocation(line: 187, column: 19, scope: !261, inlinedAt: !274)
!284 = !DILocation(line: 187, column: 28, scope: !261, inlinedAt: !274)
!285 = !DILocation(line: 187, column: 25, scope: !261, inlinedAt: !274)
!286 = !DILocation(line: 138, column: 33, scope: !137)
!287 = !DILocation(line: 138, column: 3, scope: !137)
!288 = !DILocation(line: 140, column: 39, scope: !137)
!289 = !DILocation(line: 128, column: 19, scope: !137)
!290 = !{!"llvm.loop.unroll.disable"}
!291 = distinct !{!291, !290}
!292 = !DILocation(line: 142, column: 10, scope: !137)
!293 = !DILocation(line: 143, column: 33, scope: !137)
!294 = !DILocation(line: 143, column: 30, scope: !137)
!295 = !DILocation(line: 143, column: 54, scope: !137)
!296 = !DILocation(line: 143, column: 62, scope: !137)
!297 = !DILocation(line: 143, column: 51, scope: !137)
!298 = !DILocation(line: 143, column: 91, scope: !137)
!299 = !DILocation(line: 143, column: 80, scope: !137)
!300 = !DILocation(line: 143, column: 14, scope: !137)
!301 = !DILocation(line: 156, column: 12, scope: !200, inlinedAt: !300)
!302 = !DILocation(line: 156, column: 20, scope: !200, inlinedAt: !300)
!303 = !DILocation(line: 156, column: 27, scope: !200, inlinedAt: !300)
!304 = !DILocation(line: 156, column: 37, scope: !200, inlinedAt: !300)
!305 = !DILocation(line: 157, column: 13, scope: !200, inlinedAt: !300)
!306 = !DILocation(line: 157, column: 21, scope: !200, inlinedAt: !300)
!307 = !DILocation(line: 157, column: 28, scope: !200, inlinedAt: !300)
!308 = !DILocation(line: 157, column: 38, scope: !200, inlinedAt: !300)
!309 = !DILocation(line: 158, column: 13, scope: !200, inlinedAt: !300)
!310 = !DILocation(line: 158, column: 21, scope: !200, inlinedAt: !300)
!311 = !DILocation(line: 158, column: 28, scope: !200, inlinedAt: !300)
!312 = !DILocation(line: 158, column: 38, scope: !200, inlinedAt: !300)
!313 = !DILocation(line: 159, column: 13, scope: !200, inlinedAt: !300)
!314 = !DILocation(line: 159, column: 21, scope: !200, inlinedAt: !300)
!315 = !DILocation(line: 159, column: 28, scope: !200, inlinedAt: !300)
!316 = !DILocation(line: 159, column: 38, scope: !200, inlinedAt: !300)
!317 = !DILocation(line: 145, column: 15, scope: !137)
!318 = !DILocation(line: 166, column: 12, scope: !168, inlinedAt: !317)
!319 = !DILocation(line: 167, column: 7, scope: !168, inlinedAt: !317)
!320 = !DILocation(line: 169, column: 12, scope: !168, inlinedAt: !317)
!321 = !DILocation(line: 170, column: 7, scope: !168, inlinedAt: !317)
!322 = !DILocation(line: 172, column: 14, scope: !168, inlinedAt: !317)
!323 = !DILocation(line: 173, column: 7, scope: !168, inlinedAt: !317)
!324 = !DILocation(line: 175, column: 14, scope: !168, inlinedAt: !317)
!325 = !DILocation(line: 176, column: 7, scope: !168, inlinedAt: !317)
!326 = !DILocation(line: 178, column: 14, scope: !168, inlinedAt: !317)
!327 = !DILocation(line: 179, column: 7, scope: !168, inlinedAt: !317)
!328 = !DILocation(line: 143, column: 3, scope: !137)
!329 = !DILocation(line: 147, column: 9, scope: !137)
!330 = !DILocation(line: 148, column: 22, scope: !137)
!331 = !DILocation(line: 186, column: 19, scope: !261, inlinedAt: !330)
!332 = !DILocation(line: 186, column: 28, scope: !261, inlinedAt: !330)
!333 = !DILocation(line: 186, column: 37, scope: !261, inlinedAt: !330)
!334 = !DILocation(line: 186, column: 46, scope: !261, inlinedAt: !330)
!335 = !DILocation(line: 187, column: 10, scope: !261, inlinedAt: !330)
!336 = !DILocation(line: 187, column: 16, scope: !261, inlinedAt: !330)
!337 = !DILocation(line: 187, column: 13, scope: !261, inlinedAt: !330)
!338 = !DILocation(line: 187, column: 22, scope: !261, inlinedAt: !330)
!339 = !DILocation(line: 187, column: 19, scope: !261, inlinedAt: !330)
!340 = !DILocation(line: 187, column: 28, scope: !261, inlinedAt: !330)
!341 = !DILocation(line: 187, column: 25, scope: !261, inlinedAt: !330)
!342 = !DILocation(line: 148, column: 3, scope: !137)
!343 = !DILocation(line: 150, column: 2, scope: !137)
!344 = distinct !DISubprogram(name: "sweep", scope: !136, file: !136, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!345 = !DILocation(line: 42, column: 6, scope: !344)
!346 = distinct !DISubprogram(name: "send", scope: !136, file: !136, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!347 = distinct !DISubprogram(name: "sweepTile", scope: !136, file: !136, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!348 = !DILocation(line: 45, column: 23, scope: !344)
!349 = !DILocation(line: 82, column: 8, scope: !347, inlinedAt: !348)
!350 = !DILocation(line: 101, column: 20, scope: !346, inlinedAt: !349)
!351 = !DILocation(line: 44, column: 24, scope: !344)
!352 = !DILocation(line: 58, column: 32, scope: !347, inlinedAt: !348)
!353 = !DILocation(line: 67, column: 64, scope: !347, inlinedAt: !348)
!354 = distinct !DISubprogram(name: "haloSignal", scope: !136, file: !136, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!355 = !DILocation(line: 67, column: 40, scope: !347, inlinedAt: !348)
!356 = !DILocation(line: 22, column: 21, scope: !354, inlinedAt: !355)
!357 = !DILocation(line: 22, column: 29, scope: !354, inlinedAt: !355)
!358 = !DILocation(line: 67, column: 89, scope: !347, inlinedAt: !348)
!359 = !DILocation(line: 70, column: 40, scope: !347, inlinedAt: !348)
!360 = !DILocation(line: 22, column: 23, scope: !354, inlinedAt: !359)
!361 = !DILocation(line: 22, column: 29, scope: !354, inlinedAt: !359)
!362 = !DILocation(line: 77, column: 60, scope: !347, inlinedAt: !348)
!363 = !DILocation(line: 78, column: 40, scope: !347, inlinedAt: !348)
!364 = !DILocation(line: 82, column: 63, scope: !347, inlinedAt: !348)
!365 = !DILocation(line: 99, column: 18, scope: !346, inlinedAt: !349)
!366 = !DILocation(line: 57, column: 47, scope: !157, inlinedAt: !365)
!367 = !DILocation(line: 99, column: 24, scope: !346, inlinedAt: !349)
!368 = !DILocation(line: 100, column: 19, scope: !346, inlinedAt: !349)
!369 = !DILocation(line: 100, column: 42, scope: !346, inlinedAt: !349)
!370 = !DILocation(line: 100, column: 39, scope: !346, inlinedAt: !349)
!371 = !DILocation(line: 102, column: 13, scope: !346, inlinedAt: !349)
!372 = !DILocation(line: 22, column: 21, scope: !354, inlinedAt: !371)
!373 = !DILocation(line: 22, column: 23, scope: !354, inlinedAt: !371)
!374 = !DILocation(line: 22, column: 29, scope: !354, inlinedAt: !371)
!375 = !DILocation(line: 85, column: 8, scope: !347, inlinedAt: !348)
!376 = !DILocation(line: 100, column: 24, scope: !346, inlinedAt: !375)
!377 = !DILocation(line: 100, column: 19, scope: !346, inlinedAt: !375)
!378 = !DILocation(line: 102, column: 13, scope: !346, inlinedAt: !375)
!379 = !DILocation(line: 22, column: 29, scope: !354, inlinedAt: !378)
!380 = !DILocation(line: 101, column: 20, scope: !346, inlinedAt: !375)
!381 = !DILocation(line: 44, column: 27, scope: !344)
!382 = !DILocation(line: 43, column: 2, scope: !344)
!383 = !DILocation(line: 44, column: 6, scope: !344)
!384 = !DILocation(line: 44, column: 35, scope: !344)
!385 = !DILocation(line: 58, column: 65, scope: !347, inlinedAt: !348)
!386 = !{i32 1, i32 -2147483648}
!387 = !{i32 1, i32 65536}
!388 = !DILocation(line: 58, column: 69, scope: !347, inlinedAt: !348)
!389 = !DILocation(line: 58, column: 53, scope: !347, inlinedAt: !348)
!390 = !DILocation(line: 59, column: 36, scope: !347, inlinedAt: !348)
!391 = !DILocation(line: 59, column: 25, scope: !347, inlinedAt: !348)
!392 = !DILocation(line: 59, column: 54, scope: !347, inlinedAt: !348)
!393 = !DILocation(line: 59, column: 41, scope: !347, inlinedAt: !348)
!394 = distinct !DISubprogram(name: "Part.strip", scope: !156, file: !156, line: 60, type: !4, isDefinition: true, scopeLine: 60, isOptimized: true, unit: !2)
!395 = !DILocation(line: 60, column: 19, scope: !347, inlinedAt: !348)
!396 = !DILocation(line: 60, column: 42, scope: !394, inlinedAt: !395)
!397 = !DILocation(line: 60, column: 56, scope: !394, inlinedAt: !395)
!398 = !DILocation(line: 60, column: 51, scope: !394, inlinedAt: !395)
!399 = !DILocation(line: 60, column: 69, scope: !394, inlinedAt: !395)
!400 = !DILocation(line: 60, column: 41, scope: !347, inlinedAt: !348)
!401 = !DILocation(line: 60, column: 35, scope: !347, inlinedAt: !348)
!402 = !DILocation(line: 60, column: 42, scope: !394, inlinedAt: !401)
!403 = !DILocation(line: 60, column: 56, scope: !394, inlinedAt: !401)
!404 = !DILocation(line: 60, column: 51, scope: !394, inlinedAt: !401)
!405 = !DILocation(line: 60, column: 69, scope: !394, inlinedAt: !401)
!406 = !DILocation(line: 61, column: 15, scope: !347, inlinedAt: !348)
!407 = !DILocation(line: 61, column: 31, scope: !347, inlinedAt: !348)
!408 = !DILocation(line: 65, column: 20, scope: !347, inlinedAt: !348)
!409 = !DILocation(line: 65, column: 23, scope: !347, inlinedAt: !348)
!410 = !DILocation(line: 22, column: 38, scope: !354, inlinedAt: !355)
!411 = !DILocation(line: 22, column: 16, scope: !354, inlinedAt: !355)
!412 = !DILocation(line: 67, column: 26, scope: !347, inlinedAt: !348)
!413 = !DILocation(line: 22, column: 38, scope: !354, inlinedAt: !359)
!414 = !DILocation(line: 22, column: 16, scope: !354, inlinedAt: !359)
!415 = !DILocation(line: 70, column: 26, scope: !347, inlinedAt: !348)
!416 = !DILocation(line: 73, column: 17, scope: !347, inlinedAt: !348)
!417 = !DILocation(line: 74, column: 31, scope: !347, inlinedAt: !348)
!418 = !DILocation(line: 75, column: 20, scope: !347, inlinedAt: !348)
!419 = !DILocation(line: 75, column: 4, scope: !347, inlinedAt: !348)
!420 = !DILocation(line: 63, column: 2, scope: !347, inlinedAt: !348)
!421 = !DILocation(line: 77, column: 47, scope: !347, inlinedAt: !348)
!422 = !DILocation(line: 77, column: 30, scope: !347, inlinedAt: !348)
!423 = !DILocation(line: 78, column: 20, scope: !347, inlinedAt: !348)
!424 = !DILocation(line: 78, column: 4, scope: !347, inlinedAt: !348)
!425 = !DILocation(line: 80, column: 17, scope: !347, inlinedAt: !348)
!426 = !DILocation(line: 96, column: 26, scope: !346, inlinedAt: !349)
!427 = !DILocation(line: 97, column: 13, scope: !346, inlinedAt: !349)
!428 = !DILocation(line: 98, column: 14, scope: !346, inlinedAt: !349)
!429 = !DILocation(line: 98, column: 11, scope: !346, inlinedAt: !349)
!430 = !DILocation(line: 101, column: 47, scope: !346, inlinedAt: !349)
!431 = !DILocation(line: 101, column: 55, scope: !346, inlinedAt: !349)
!432 = !DILocation(line: 101, column: 43, scope: !346, inlinedAt: !349)
!433 = !DILocation(line: 101, column: 76, scope: !346, inlinedAt: !349)
!434 = !DILocation(line: 101, column: 84, scope: !346, inlinedAt: !349)
!435 = !DILocation(line: 101, column: 72, scope: !346, inlinedAt: !349)
!436 = !DILocation(line: 22, column: 38, scope: !354, inlinedAt: !371)
!437 = !DILocation(line: 22, column: 16, scope: !354, inlinedAt: !371)
!438 = !DILocation(line: 96, column: 26, scope: !346, inlinedAt: !375)
!439 = !DILocation(line: 97, column: 13, scope: !346, inlinedAt: !375)
!440 = !DILocation(line: 98, column: 14, scope: !346, inlinedAt: !375)
!441 = !DILocation(line: 98, column: 11, scope: !346, inlinedAt: !375)
!442 = !DILocation(line: 101, column: 47, scope: !346, inlinedAt: !375)
!443 = !DILocation(line: 101, column: 55, scope: !346, inlinedAt: !375)
!444 = !DILocation(line: 101, column: 43, scope: !346, inlinedAt: !375)
!445 = !DILocation(line: 101, column: 76, scope: !346, inlinedAt: !375)
!446 = !DILocation(line: 101, column: 84, scope: !346, inlinedAt: !375)
!447 = !DILocation(line: 101, column: 72, scope: !346, inlinedAt: !375)
!448 = !DILocation(line: 22, column: 38, scope: !354, inlinedAt: !378)
!449 = !DILocation(line: 22, column: 16, scope: !354, inlinedAt: !378)
!450 = !DILocation(line: 88, column: 41, scope: !347, inlinedAt: !348)
!451 = !DILocation(line: 88, column: 53, scope: !347, inlinedAt: !348)
!452 = !DILocation(line: 88, column: 24, scope: !347, inlinedAt: !348)
!453 = !DILocation(line: 88, column: 17, scope: !347, inlinedAt: !348)
!454 = !DILocation(line: 45, column: 3, scope: !344)
!455 = !DILocation(line: 44, column: 46, scope: !344)
!456 = !DILocation(line: 47, column: 2, scope: !344)
!457 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!458 = !DILocation(line: 24, column: 6, scope: !457)
!459 = distinct !DISubprogram(name: "SumByWarp", scope: !9, file: !9, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!460 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!461 = !DILocation(line: 45, column: 10, scope: !457)
!462 = !DILocation(line: 44, column: 32, scope: !460, inlinedAt: !461)
!463 = !DILocation(line: 80, column: 21, scope: !459, inlinedAt: !462)
!464 = !DILocation(line: 25, column: 16, scope: !457)
!465 = !DILocation(line: 26, column: 18, scope: !457)
!466 = !DILocation(line: 26, column: 21, scope: !457)
!467 = !DILocation(line: 27, column: 10, scope: !457)
!468 = !DILocation(line: 27, column: 8, scope: !457)
!469 = !DILocation(line: 27, column: 24, scope: !457)
!470 = !DILocation(line: 29, column: 11, scope: !457)
!471 = !DILocation(line: 30, column: 25, scope: !457)
!472 = !DILocation(line: 30, column: 23, scope: !457)
!473 = !DILocation(line: 30, column: 37, scope: !457)
!474 = !DILocation(line: 31, column: 23, scope: !457)
!475 = !DILocation(line: 32, column: 14, scope: !457)
!476 = !DILocation(line: 34, column: 4, scope: !457)
!477 = !DILocation(line: 37, column: 15, scope: !457)
!478 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!479 = !DILocation(line: 37, column: 31, scope: !457)
!480 = !DILocation(line: 38, column: 24, scope: !478, inlinedAt: !479)
!481 = !DILocation(line: 38, column: 67, scope: !478, inlinedAt: !479)
!482 = !DILocation(line: 38, column: 53, scope: !478, inlinedAt: !479)
!483 = !DILocation(line: 38, column: 47, scope: !478, inlinedAt: !479)
!484 = !DILocation(line: 38, column: 10, scope: !457)
!485 = !DILocation(line: 41, column: 12, scope: !457)
!486 = distinct !DISubprogram(name: "fieldIn", scope: !136, file: !136, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!487 = !DILocation(line: 42, column: 29, scope: !457)
!488 = !DILocation(line: 36, column: 43, scope: !486, inlinedAt: !487)
!489 = !DILocation(line: 42, column: 18, scope: !457)
!490 = !DILocation(line: 40, column: 2, scope: !457)
!491 = !DILocation(line: 44, column: 15, scope: !457)
!492 = !DILocation(line: 44, column: 31, scope: !457)
!493 = !DILocation(line: 38, column: 24, scope: !478, inlinedAt: !492)
!494 = !DILocation(line: 38, column: 67, scope: !478, inlinedAt: !492)
!495 = !DILocation(line: 38, column: 53, scope: !478, inlinedAt: !492)
!496 = !DILocation(line: 38, column: 47, scope: !478, inlinedAt: !492)
!497 = !DILocation(line: 44, column: 58, scope: !460, inlinedAt: !461)
!498 = !DILocation(line: 45, column: 25, scope: !457)
!499 = !DILocation(line: 82, column: 33, scope: !459, inlinedAt: !462)
!500 = distinct !DISubprogram(name: "Await", scope: !113, file: !113, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!501 = !DILocation(line: 83, column: 18, scope: !459, inlinedAt: !462)
!502 = !DILocation(line: 21, column: 40, scope: !500, inlinedAt: !501)
!503 = !DILocation(line: 82, column: 33, scope: !457)
!504 = !DILocation(line: 83, column: 39, scope: !459, inlinedAt: !462)
!505 = !DILocation(line: 90, column: 19, scope: !117, inlinedAt: !504)
!506 = !DILocation(line: 90, column: 13, scope: !117, inlinedAt: !504)
!507 = !DILocation(line: 90, column: 22, scope: !117, inlinedAt: !504)
!508 = !DILocation(line: 90, column: 27, scope: !117, inlinedAt: !504)
!509 = !DILocation(line: 90, column: 33, scope: !117, inlinedAt: !504)
!510 = !DILocation(line: 21, column: 48, scope: !500, inlinedAt: !501)
!511 = !DILocation(line: 32, column: 78, scope: !126, inlinedAt: !510)
!512 = !DILocation(line: 32, column: 71, scope: !126, inlinedAt: !510)
!513 = !DILocation(line: 32, column: 87, scope: !126, inlinedAt: !510)
!514 = !DILocation(line: 32, column: 92, scope: !126, inlinedAt: !510)
!515 = !DILocation(line: 21, column: 25, scope: !500, inlinedAt: !501)
!516 = !DILocation(line: 83, column: 3, scope: !459, inlinedAt: !462)
!517 = distinct !DISubprogram(name: "reduce", scope: !61, file: !61, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!518 = distinct !DISubprogram(name: "ReduceAdd", scope: !61, file: !61, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!519 = !DILocation(line: 85, column: 22, scope: !459, inlinedAt: !462)
!520 = !DILocation(line: 8, column: 15, scope: !518, inlinedAt: !519)
!521 = !DILocation(line: 45, column: 16, scope: !517, inlinedAt: !520)
!522 = !DILocation(line: 71, column: 7, scope: !62, inlinedAt: !521)
!523 = !DILocation(line: 66, column: 35, scope: !62, inlinedAt: !521)
!524 = !DILocation(line: 72, column: 7, scope: !62, inlinedAt: !521)
!525 = !DILocation(line: 72, column: 35, scope: !62, inlinedAt: !521)
!526 = !DILocation(line: 73, column: 23, scope: !62, inlinedAt: !521)
!527 = !DILocation(line: 8, column: 76, scope: !518, inlinedAt: !519)
!528 = !DILocation(line: 72, column: 40, scope: !62, inlinedAt: !521)
!529 = !DILocation(line: 78, column: 6, scope: !62, inlinedAt: !521)
!530 = !DILocation(line: 78, column: 36, scope: !62, inlinedAt: !521)
!531 = !DILocation(line: 79, column: 16, scope: !62, inlinedAt: !521)
!532 = !DILocation(line: 80, column: 11, scope: !62, inlinedAt: !521)
!533 = !DILocation(line: 79, column: 3, scope: !62, inlinedAt: !521)
!534 = !DILocation(line: 83, column: 22, scope: !62, inlinedAt: !521)
!535 = !DILocation(line: 83, column: 41, scope: !62, inlinedAt: !521)
!536 = !DILocation(line: 84, column: 9, scope: !62, inlinedAt: !521)
!537 = !DILocation(line: 78, column: 41, scope: !62, inlinedAt: !521)
!538 = !DILocation(line: 87, column: 16, scope: !62, inlinedAt: !521)
!539 = !DILocation(line: 87, column: 2, scope: !517, inlinedAt: !520)
!540 = !DILocation(line: 45, column: 22, scope: !460, inlinedAt: !461)
!541 = !DILocation(line: 48, column: 12, scope: !460, inlinedAt: !461)
!542 = !DILocation(line: 49, column: 11, scope: !460, inlinedAt: !461)
!543 = !DILocation(line: 50, column: 22, scope: !460, inlinedAt: !461)
!544 = !DILocation(line: 50, column: 12, scope: !460, inlinedAt: !461)
!545 = !DILocation(line: 47, column: 14, scope: !457)
!546 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!547 = !DILocation(line: 48, column: 9, scope: !457)
!548 = !DILocation(line: 56, column: 41, scope: !546, inlinedAt: !547)
!549 = !DILocation(line: 56, column: 22, scope: !546, inlinedAt: !547)
!550 = !DILocation(line: 8, column: 15, scope: !64, inlinedAt: !549)
!551 = !DILocation(line: 45, column: 16, scope: !63, inlinedAt: !550)
!552 = !DILocation(line: 70, column: 13, scope: !62, inlinedAt: !551)
!553 = !DILocation(line: 71, column: 7, scope: !62, inlinedAt: !551)
!554 = !DILocation(line: 66, column: 35, scope: !62, inlinedAt: !551)
!555 = !DILocation(line: 72, column: 7, scope: !62, inlinedAt: !551)
!556 = !DILocation(line: 72, column: 35, scope: !62, inlinedAt: !551)
!557 = !DILocation(line: 73, column: 23, scope: !62, inlinedAt: !551)
!558 = !DILocation(line: 8, column: 76, scope: !64, inlinedAt: !549)
!559 = !DILocation(line: 72, column: 40, scope: !62, inlinedAt: !551)
!560 = !DILocation(line: 77, column: 16, scope: !62, inlinedAt: !551)
!561 = !DILocation(line: 78, column: 6, scope: !62, inlinedAt: !551)
!562 = !DILocation(line: 78, column: 36, scope: !62, inlinedAt: !551)
!563 = !DILocation(line: 79, column: 16, scope: !62, inlinedAt: !551)
!564 = !DILocation(line: 80, column: 11, scope: !62, inlinedAt: !551)
!565 = !DILocation(line: 79, column: 3, scope: !62, inlinedAt: !551)
!566 = !DILocation(line: 83, column: 22, scope: !62, inlinedAt: !551)
!567 = !DILocation(line: 83, column: 41, scope: !62, inlinedAt: !551)
!568 = !DILocation(line: 84, column: 9, scope: !62, inlinedAt: !551)
!569 = !DILocation(line: 78, column: 41, scope: !62, inlinedAt: !551)
!570 = !DILocation(line: 87, column: 16, scope: !62, inlinedAt: !551)
!571 = !DILocation(line: 87, column: 2, scope: !63, inlinedAt: !550)
!572 = !DILocation(line: 46, column: 14, scope: !63, inlinedAt: !550)
!573 = !DILocation(line: 26, column: 47, scope: !90, inlinedAt: !572)
!574 = !DILocation(line: 26, column: 59, scope: !90, inlinedAt: !572)
!575 = !DILocation(line: 26, column: 64, scope: !90, inlinedAt: !572)
!576 = !DILocation(line: 47, column: 7, scope: !63, inlinedAt: !550)
!577 = !DILocation(line: 50, column: 31, scope: !63, inlinedAt: !550)
!578 = !DILocation(line: 51, column: 10, scope: !63, inlinedAt: !550)
!579 = !DILocation(line: 52, column: 11, scope: !63, inlinedAt: !550)
!580 = !DILocation(line: 52, column: 14, scope: !63, inlinedAt: !550)
!581 = !DILocation(line: 53, column: 17, scope: !63, inlinedAt: !550)
!582 = !DILocation(line: 53, column: 8, scope: !63, inlinedAt: !550)
!583 = !DILocation(line: 55, column: 10, scope: !63, inlinedAt: !550)
!584 = !DILocation(line: 56, column: 11, scope: !63, inlinedAt: !550)
!585 = !DILocation(line: 43, column: 50, scope: !63, inlinedAt: !550)
!586 = !DILocation(line: 57, column: 6, scope: !63, inlinedAt: !550)
!587 = !DILocation(line: 57, column: 16, scope: !63, inlinedAt: !550)
!588 = !DILocation(line: 58, column: 17, scope: !63, inlinedAt: !550)
!589 = !DILocation(line: 57, column: 21, scope: !63, inlinedAt: !550)
!590 = !DILocation(line: 57, column: 22, scope: !546, inlinedAt: !547)
!591 = !DILocation(line: 58, column: 7, scope: !546, inlinedAt: !547)
!592 = !DILocation(line: 90, column: 27, scope: !14, inlinedAt: !591)
!593 = !DILocation(line: 91, column: 27, scope: !14, inlinedAt: !591)
!594 = !DILocation(line: 91, column: 22, scope: !14, inlinedAt: !591)
!595 = !DILocation(line: 91, column: 30, scope: !14, inlinedAt: !591)
!596 = !DILocation(line: 91, column: 43, scope: !14, inlinedAt: !591)
!597 = !DILocation(line: 91, column: 49, scope: !14, inlinedAt: !591)
!598 = !DILocation(line: 91, column: 18, scope: !14, inlinedAt: !591)
!599 = !DILocation(line: 58, column: 34, scope: !546, inlinedAt: !547)
!600 = !DILocation(line: 58, column: 48, scope: !546, inlinedAt: !547)
!601 = !DILocation(line: 58, column: 19, scope: !546, inlinedAt: !547)
!602 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!603 = !DILocation(line: 59, column: 6, scope: !602)
!604 = !DILocation(line: 71, column: 11, scope: !602)
!605 = !DILocation(line: 44, column: 32, scope: !460, inlinedAt: !604)
!606 = !DILocation(line: 80, column: 21, scope: !459, inlinedAt: !605)
!607 = !DILocation(line: 60, column: 14, scope: !602)
!608 = !DILocation(line: 36, column: 43, scope: !486, inlinedAt: !607)
!609 = !DILocation(line: 67, column: 13, scope: !602)
!610 = !DILocation(line: 59, column: 93, scope: !602)
!611 = !DILocation(line: 59, column: 110, scope: !602)
!612 = !DILocation(line: 59, column: 123, scope: !602)
!613 = !DILocation(line: 59, column: 132, scope: !602)
!614 = !DILocation(line: 62, column: 14, scope: !602)
!615 = !DILocation(line: 62, column: 30, scope: !602)
!616 = !DILocation(line: 38, column: 19, scope: !478, inlinedAt: !615)
!617 = !DILocation(line: 38, column: 24, scope: !478, inlinedAt: !615)
!618 = !DILocation(line: 38, column: 63, scope: !478, inlinedAt: !615)
!619 = !DILocation(line: 38, column: 67, scope: !478, inlinedAt: !615)
!620 = !DILocation(line: 38, column: 53, scope: !478, inlinedAt: !615)
!621 = !DILocation(line: 38, column: 47, scope: !478, inlinedAt: !615)
!622 = !DILocation(line: 63, column: 11, scope: !602)
!623 = !DILocation(line: 66, column: 20, scope: !602)
!624 = !DILocation(line: 66, column: 13, scope: !602)
!625 = !DILocation(line: 68, column: 19, scope: !602)
!626 = !DILocation(line: 65, column: 3, scope: !602)
!627 = !DILocation(line: 70, column: 14, scope: !602)
!628 = !DILocation(line: 70, column: 30, scope: !602)
!629 = !DILocation(line: 38, column: 19, scope: !478, inlinedAt: !628)
!630 = !DILocation(line: 38, column: 24, scope: !478, inlinedAt: !628)
!631 = !DILocation(line: 38, column: 63, scope: !478, inlinedAt: !628)
!632 = !DILocation(line: 38, column: 67, scope: !478, inlinedAt: !628)
!633 = !DILocation(line: 38, column: 53, scope: !478, inlinedAt: !628)
!634 = !DILocation(line: 38, column: 47, scope: !478, inlinedAt: !628)
!635 = !DILocation(line: 44, column: 58, scope: !460, inlinedAt: !604)
!636 = !DILocation(line: 71, column: 26, scope: !602)
!637 = !DILocation(line: 82, column: 33, scope: !459, inlinedAt: !605)
!638 = !DILocation(line: 83, column: 18, scope: !459, inlinedAt: !605)
!639 = !DILocation(line: 21, column: 40, scope: !500, inlinedAt: !638)
!640 = !DILocation(line: 82, column: 33, scope: !602)
!641 = !DILocation(line: 83, column: 39, scope: !459, inlinedAt: !605)
!642 = !DILocation(line: 90, column: 19, scope: !117, inlinedAt: !641)
!643 = !DILocation(line: 90, column: 13, scope: !117, inlinedAt: !641)
!644 = !DILocation(line: 90, column: 22, scope: !117, inlinedAt: !641)
!645 = !DILocation(line: 90, column: 27, scope: !117, inlinedAt: !641)
!646 = !DILocation(line: 90, column: 33, scope: !117, inlinedAt: !641)
!647 = !DILocation(line: 21, column: 48, scope: !500, inlinedAt: !638)
!648 = !DILocation(line: 32, column: 78, scope: !126, inlinedAt: !647)
!649 = !DILocation(line: 32, column: 71, scope: !126, inlinedAt: !647)
!650 = !DILocation(line: 32, column: 87, scope: !126, inlinedAt: !647)
!651 = !DILocation(line: 32, column: 92, scope: !126, inlinedAt: !647)
!652 = !DILocation(line: 21, column: 25, scope: !500, inlinedAt: !638)
!653 = !DILocation(line: 83, column: 3, scope: !459, inlinedAt: !605)
!654 = !DILocation(line: 85, column: 22, scope: !459, inlinedAt: !605)
!655 = !DILocation(line: 8, column: 15, scope: !518, inlinedAt: !654)
!656 = !DILocation(line: 45, column: 16, scope: !517, inlinedAt: !655)
!657 = !DILocation(line: 71, column: 7, scope: !62, inlinedAt: !656)
!658 = !DILocation(line: 66, column: 35, scope: !62, inlinedAt: !656)
!659 = !DILocation(line: 72, column: 7, scope: !62, inlinedAt: !656)
!660 = !DILocation(line: 72, column: 35, scope: !62, inlinedAt: !656)
!661 = !DILocation(line: 73, column: 23, scope: !62, inlinedAt: !656)
!662 = !DILocation(line: 8, column: 76, scope: !518, inlinedAt: !654)
!663 = !DILocation(line: 72, column: 40, scope: !62, inlinedAt: !656)
!664 = !DILocation(line: 78, column: 6, scope: !62, inlinedAt: !656)
!665 = !DILocation(line: 78, column: 36, scope: !62, inlinedAt: !656)
!666 = !DILocation(line: 79, column: 16, scope: !62, inlinedAt: !656)
!667 = !DILocation(line: 80, column: 11, scope: !62, inlinedAt: !656)
!668 = !DILocation(line: 79, column: 3, scope: !62, inlinedAt: !656)
!669 = !DILocation(line: 83, column: 22, scope: !62, inlinedAt: !656)
!670 = !DILocation(line: 83, column: 41, scope: !62, inlinedAt: !656)
!671 = !DILocation(line: 84, column: 9, scope: !62, inlinedAt: !656)
!672 = !DILocation(line: 78, column: 41, scope: !62, inlinedAt: !656)
!673 = !DILocation(line: 87, column: 16, scope: !62, inlinedAt: !656)
!674 = !DILocation(line: 87, column: 2, scope: !517, inlinedAt: !655)
!675 = !DILocation(line: 45, column: 19, scope: !460, inlinedAt: !604)
!676 = !DILocation(line: 45, column: 22, scope: !460, inlinedAt: !604)
!677 = !DILocation(line: 48, column: 12, scope: !460, inlinedAt: !604)
!678 = !DILocation(line: 49, column: 11, scope: !460, inlinedAt: !604)
!679 = !DILocation(line: 50, column: 12, scope: !460, inlinedAt: !604)
!680 = !DILocation(line: 74, column: 6, scope: !602)
!681 = !DILocation(line: 74, column: 19, scope: !602)
!682 = !DILocation(line: 76, column: 13, scope: !602)
!683 = !DILocation(line: 78, column: 14, scope: !602)
!684 = !DILocation(line: 79, column: 10, scope: !602)
!685 = !DILocation(line: 56, column: 41, scope: !546, inlinedAt: !684)
!686 = !DILocation(line: 56, column: 22, scope: !546, inlinedAt: !684)
!687 = !DILocation(line: 8, column: 15, scope: !64, inlinedAt: !686)
!688 = !DILocation(line: 45, column: 16, scope: !63, inlinedAt: !687)
!689 = !DILocation(line: 70, column: 13, scope: !62, inlinedAt: !688)
!690 = !DILocation(line: 71, column: 7, scope: !62, inlinedAt: !688)
!691 = !DILocation(line: 66, column: 35, scope: !62, inlinedAt: !688)
!692 = !DILocation(line: 72, column: 7, scope: !62, inlinedAt: !688)
!693 = !DILocation(line: 72, column: 35, scope: !62, inlinedAt: !688)
!694 = !DILocation(line: 73, column: 23, scope: !62, inlinedAt: !688)
!695 = !DILocation(line: 8, column: 76, scope: !64, inlinedAt: !686)
!696 = !DILocation(line: 72, column: 40, scope: !62, inlinedAt: !688)
!697 = !DILocation(line: 77, column: 16, scope: !62, inlinedAt: !688)
!698 = !DILocation(line: 78, column: 6, scope: !62, inlinedAt: !688)
!699 = !DILocation(line: 78, column: 36, scope: !62, inlinedAt: !688)
!700 = !DILocation(line: 79, column: 16, scope: !62, inlinedAt: !688)
!701 = !DILocation(line: 80, column: 11, scope: !62, inlinedAt: !688)
!702 = !DILocation(line: 79, column: 3, scope: !62, inlinedAt: !688)
!703 = !DILocation(line: 83, column: 22, scope: !62, inlinedAt: !688)
!704 = !DILocation(line: 83, column: 41, scope: !62, inlinedAt: !688)
!705 = !DILocation(line: 84, column: 9, scope: !62, inlinedAt: !688)
!706 = !DILocation(line: 78, column: 41, scope: !62, inlinedAt: !688)
!707 = !DILocation(line: 87, column: 16, scope: !62, inlinedAt: !688)
!708 = !DILocation(line: 87, column: 2, scope: !63, inlinedAt: !687)
!709 = !DILocation(line: 46, column: 14, scope: !63, inlinedAt: !687)
!710 = !DILocation(line: 26, column: 44, scope: !90, inlinedAt: !709)
!711 = !DILocation(line: 26, column: 47, scope: !90, inlinedAt: !709)
!712 = !DILocation(line: 26, column: 59, scope: !90, inlinedAt: !709)
!713 = !DILocation(line: 26, column: 64, scope: !90, inlinedAt: !709)
!714 = !DILocation(line: 47, column: 7, scope: !63, inlinedAt: !687)
!715 = !DILocation(line: 50, column: 31, scope: !63, inlinedAt: !687)
!716 = !DILocation(line: 51, column: 10, scope: !63, inlinedAt: !687)
!717 = !DILocation(line: 52, column: 11, scope: !63, inlinedAt: !687)
!718 = !DILocation(line: 52, column: 14, scope: !63, inlinedAt: !687)
!719 = !DILocation(line: 53, column: 15, scope: !63, inlinedAt: !687)
!720 = !DILocation(line: 53, column: 17, scope: !63, inlinedAt: !687)
!721 = !DILocation(line: 53, column: 8, scope: !63, inlinedAt: !687)
!722 = !DILocation(line: 55, column: 10, scope: !63, inlinedAt: !687)
!723 = !DILocation(line: 56, column: 11, scope: !63, inlinedAt: !687)
!724 = !DILocation(line: 43, column: 50, scope: !63, inlinedAt: !687)
!725 = !DILocation(line: 57, column: 6, scope: !63, inlinedAt: !687)
!726 = !DILocation(line: 57, column: 16, scope: !63, inlinedAt: !687)
!727 = !DILocation(line: 58, column: 17, scope: !63, inlinedAt: !687)
!728 = !DILocation(line: 57, column: 21, scope: !63, inlinedAt: !687)
!729 = !DILocation(line: 57, column: 19, scope: !546, inlinedAt: !684)
!730 = !DILocation(line: 57, column: 22, scope: !546, inlinedAt: !684)
!731 = !DILocation(line: 58, column: 7, scope: !546, inlinedAt: !684)
!732 = !DILocation(line: 90, column: 27, scope: !14, inlinedAt: !731)
!733 = !DILocation(line: 91, column: 27, scope: !14, inlinedAt: !731)
!734 = !DILocation(line: 91, column: 22, scope: !14, inlinedAt: !731)
!735 = !DILocation(line: 91, column: 30, scope: !14, inlinedAt: !731)
!736 = !DILocation(line: 91, column: 43, scope: !14, inlinedAt: !731)
!737 = !DILocation(line: 91, column: 49, scope: !14, inlinedAt: !731)
!738 = !DILocation(line: 91, column: 18, scope: !14, inlinedAt: !731)
!739 = !DILocation(line: 58, column: 30, scope: !546, inlinedAt: !684)
!740 = !DILocation(line: 58, column: 44, scope: !546, inlinedAt: !684)
!741 = !DILocation(line: 58, column: 34, scope: !546, inlinedAt: !684)
!742 = !DILocation(line: 58, column: 48, scope: !546, inlinedAt: !684)
!743 = !DILocation(line: 58, column: 19, scope: !546, inlinedAt: !684)
!744 = !DILocation(line: 81, column: 16, scope: !602)
!745 = !DILocation(line: 82, column: 12, scope: !602)
!746 = !DILocation(line: 82, column: 29, scope: !602)
!747 = !DILocation(line: 82, column: 35, scope: !602)
!748 = !DILocation(line: 83, column: 4, scope: !602)
!749 = !DILocation(line: 85, column: 3, scope: !602)
!750 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 94, type: !4, isDefinition: true, scopeLine: 94, isOptimized: true, unit: !2)
!751 = !DILocation(line: 94, column: 6, scope: !750)
!752 = !DILocation(line: 97, column: 10, scope: !750)
!753 = !DILocation(line: 44, column: 32, scope: !460, inlinedAt: !752)
!754 = !DILocation(line: 80, column: 21, scope: !459, inlinedAt: !753)
!755 = !DILocation(line: 95, column: 14, scope: !750)
!756 = !DILocation(line: 95, column: 18, scope: !750)
!757 = !DILocation(line: 95, column: 35, scope: !750)
!758 = !DILocation(line: 95, column: 39, scope: !750)
!759 = !DILocation(line: 96, column: 10, scope: !750)
!760 = !DILocation(line: 44, column: 58, scope: !460, inlinedAt: !752)
!761 = !DILocation(line: 82, column: 33, scope: !459, inlinedAt: !753)
!762 = !DILocation(line: 83, column: 18, scope: !459, inlinedAt: !753)
!763 = !DILocation(line: 21, column: 40, scope: !500, inlinedAt: !762)
!764 = !DILocation(line: 82, column: 33, scope: !750)
!765 = !DILocation(line: 83, column: 39, scope: !459, inlinedAt: !753)
!766 = !DILocation(line: 90, column: 19, scope: !117, inlinedAt: !765)
!767 = !DILocation(line: 90, column: 13, scope: !117, inlinedAt: !765)
!768 = !DILocation(line: 90, column: 22, scope: !117, inlinedAt: !765)
!769 = !DILocation(line: 90, column: 27, scope: !117, inlinedAt: !765)
!770 = !DILocation(line: 90, column: 33, scope: !117, inlinedAt: !765)
!771 = !DILocation(line: 21, column: 48, scope: !500, inlinedAt: !762)
!772 = !DILocation(line: 32, column: 78, scope: !126, inlinedAt: !771)
!773 = !DILocation(line: 32, column: 71, scope: !126, inlinedAt: !771)
!774 = !DILocation(line: 32, column: 87, scope: !126, inlinedAt: !771)
!775 = !DILocation(line: 32, column: 92, scope: !126, inlinedAt: !771)
!776 = !DILocation(line: 21, column: 25, scope: !500, inlinedAt: !762)
!777 = !DILocation(line: 83, column: 3, scope: !459, inlinedAt: !753)
!778 = !DILocation(line: 85, column: 22, scope: !459, inlinedAt: !753)
!779 = !DILocation(line: 8, column: 15, scope: !518, inlinedAt: !778)
!780 = !DILocation(line: 45, column: 16, scope: !517, inlinedAt: !779)
!781 = !DILocation(line: 71, column: 7, scope: !62, inlinedAt: !780)
!782 = !DILocation(line: 66, column: 35, scope: !62, inlinedAt: !780)
!783 = !DILocation(line: 72, column: 7, scope: !62, inlinedAt: !780)
!784 = !DILocation(line: 72, column: 35, scope: !62, inlinedAt: !780)
!785 = !DILocation(line: 73, column: 23, scope: !62, inlinedAt: !780)
!786 = !DILocation(line: 8, column: 76, scope: !518, inlinedAt: !778)
!787 = !DILocation(line: 72, column: 40, scope: !62, inlinedAt: !780)
!788 = !DILocation(line: 78, column: 6, scope: !62, inlinedAt: !780)
!789 = !DILocation(line: 78, column: 36, scope: !62, inlinedAt: !780)
!790 = !DILocation(line: 79, column: 16, scope: !62, inlinedAt: !780)
!791 = !DILocation(line: 80, column: 11, scope: !62, inlinedAt: !780)
!792 = !DILocation(line: 79, column: 3, scope: !62, inlinedAt: !780)
!793 = !DILocation(line: 83, column: 22, scope: !62, inlinedAt: !780)
!794 = !DILocation(line: 83, column: 41, scope: !62, inlinedAt: !780)
!795 = !DILocation(line: 84, column: 9, scope: !62, inlinedAt: !780)
!796 = !DILocation(line: 78, column: 41, scope: !62, inlinedAt: !780)
!797 = !DILocation(line: 87, column: 16, scope: !62, inlinedAt: !780)
!798 = !DILocation(line: 87, column: 2, scope: !517, inlinedAt: !779)
!799 = !DILocation(line: 45, column: 19, scope: !460, inlinedAt: !752)
!800 = !DILocation(line: 45, column: 22, scope: !460, inlinedAt: !752)
!801 = !DILocation(line: 48, column: 12, scope: !460, inlinedAt: !752)
!802 = !DILocation(line: 49, column: 11, scope: !460, inlinedAt: !752)
!803 = !DILocation(line: 50, column: 19, scope: !460, inlinedAt: !752)
!804 = !DILocation(line: 50, column: 22, scope: !460, inlinedAt: !752)
!805 = !DILocation(line: 50, column: 12, scope: !460, inlinedAt: !752)
!806 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!807 = !DILocation(line: 105, column: 6, scope: !806)
!808 = !DILocation(line: 117, column: 16, scope: !806)
!809 = !DILocation(line: 107, column: 21, scope: !806)
!810 = !DILocation(line: 117, column: 20, scope: !806)
!811 = !DILocation(line: 107, column: 24, scope: !806)
!812 = !DILocation(line: 107, column: 6, scope: !806)
!813 = !DILocation(line: 107, column: 29, scope: !806)
!814 = !DILocation(line: 108, column: 16, scope: !806)
!815 = !DILocation(line: 108, column: 11, scope: !806)
!816 = !DILocation(line: 108, column: 24, scope: !806)
!817 = !DILocation(line: 109, column: 10, scope: !806)
!818 = !DILocation(line: 109, column: 21, scope: !806)
!819 = !DILocation(line: 112, column: 26, scope: !806)
!820 = !DILocation(line: 112, column: 36, scope: !806)
!821 = !DILocation(line: 112, column: 39, scope: !806)
!822 = !DILocation(line: 112, column: 24, scope: !806)
!823 = !DILocation(line: 113, column: 34, scope: !806)
!824 = !DILocation(line: 114, column: 33, scope: !806)
!825 = !DILocation(line: 114, column: 36, scope: !806)
!826 = !DILocation(line: 114, column: 46, scope: !806)
!827 = !DILocation(line: 114, column: 54, scope: !806)
!828 = !DILocation(line: 114, column: 44, scope: !806)
!829 = !DILocation(line: 114, column: 28, scope: !806)
!830 = !DILocation(line: 114, column: 16, scope: !806)
!831 = !DILocation(line: 116, column: 17, scope: !806)
!832 = !DILocation(line: 118, column: 13, scope: !806)
!833 = !DILocation(line: 107, column: 53, scope: !806)
!834 = !DILocation(line: 107, column: 39, scope: !806)
!835 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!836 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!837 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!838 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!839 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!840 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!841 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!842 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!843 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!844 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!845 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!846 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!847 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!848 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!849 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"minctasm", i32 1}
!850 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!851 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!852 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!853 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
!854 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"minctasm", i32 1}
