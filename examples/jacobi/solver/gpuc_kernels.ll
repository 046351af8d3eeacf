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
	%28 = mul i32 %27, 2, !dbg !30
	%29 = zext i32 %28 to i64, !dbg !30
	%30 = trunc i64 %18 to i32, !dbg !31
	%31 = mul i32 %30, 3, !dbg !31
	%32 = zext i32 %31 to i64, !dbg !31
	%33 = trunc i64 %18 to i32, !dbg !32
	%34 = mul i32 %33, 4, !dbg !32
	%35 = zext i32 %34 to i64, !dbg !32
	%36 = icmp ule i64 %8, 281474976710655, !dbg !33
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
	%47 = mul i64 %18, -1, !dbg !33
	%48 = add i64 %46, %47, !dbg !33
	%49 = icmp sge i64 %48, 0, !dbg !33
	%50 = and i1 %36, %49, !dbg !33
	%51 = trunc i64 %37 to i32, !dbg !33
	%52 = mul i32 %51, 2, !dbg !33
	%53 = zext i32 %52 to i64, !dbg !33
	%54 = trunc i64 %38 to i32, !dbg !33
	%55 = mul i32 %54, %52, !dbg !33
	%56 = zext i32 %55 to i64, !dbg !33
	%57 = trunc i64 %43 to i32, !dbg !33
	%58 = mul i32 %57, %55, !dbg !33
	%59 = zext i32 %58 to i64, !dbg !33
	%60 = mul i64 %29, -1, !dbg !33
	%61 = add i64 %59, %60, !dbg !33
	%62 = icmp sge i64 %61, 0, !dbg !33
	%63 = and i1 %50, %62, !dbg !33
	%64 = trunc i64 %37 to i32, !dbg !33
	%65 = mul i32 %64, 3, !dbg !33
	%66 = zext i32 %65 to i64, !dbg !33
	%67 = trunc i64 %38 to i32, !dbg !33
	%68 = mul i32 %67, %65, !dbg !33
	%69 = zext i32 %68 to i64, !dbg !33
	%70 = trunc i64 %43 to i32, !dbg !33
	%71 = mul i32 %70, %68, !dbg !33
	%72 = zext i32 %71 to i64, !dbg !33
	%73 = mul i64 %32, -1, !dbg !33
	%74 = add i64 %72, %73, !dbg !33
	%75 = icmp sge i64 %74, 0, !dbg !33
	%76 = and i1 %63, %75, !dbg !33
	br i1 %76, label %b1, label %b9_cold, !dbg !27, !prof !34

b1:
	%77 = phi double [ 0.000000e+00, %b0_ok1 ], [ %100, %b8 ], !dbg !33
	%78 = phi i64 [ %26, %b0_ok1 ], [ %101, %b8 ], !dbg !35
	%79 = icmp slt i64 %78, %8, !dbg !36
	br i1 %79, label %b2, label %b17, !dbg !36

b2:
	%80 = getelementptr inbounds double, double* %9, i64 %78, !dbg !37
	%81 = load double, double* %80, align 8, !dbg !37
	%82 = add i64 %78, %18, !dbg !38
	%83 = icmp slt i64 %82, %8, !dbg !41
	br i1 %83, label %b3, label %b4, !dbg !41

b3:
	%84 = getelementptr inbounds double, double* %9, i64 %82, !dbg !42
	%85 = load double, double* %84, align 8, !dbg !42
	br label %b4, !dbg !43

b4:
	%86 = phi double [ %85, %b3 ], [ 0.000000e+00, %b2 ], !dbg !44
	%87 = fadd double %81, %86, !dbg !44
	%88 = add i64 %78, %29, !dbg !45
	%89 = icmp slt i64 %88, %8, !dbg !47
	br i1 %89, label %b5, label %b6, !dbg !47

b5:
	%90 = getelementptr inbounds double, double* %9, i64 %88, !dbg !48
	%91 = load double, double* %90, align 8, !dbg !48
	br label %b6, !dbg !49

b6:
	%92 = phi double [ %91, %b5 ], [ 0.000000e+00, %b4 ], !dbg !50
	%93 = fadd double %87, %92, !dbg !50
	%94 = add i64 %78, %32, !dbg !51
	%95 = icmp slt i64 %94, %8, !dbg !53
	br i1 %95, label %b7, label %b8, !dbg !53

b7:
	%96 = getelementptr inbounds double, double* %9, i64 %94, !dbg !54
	%97 = load double, double* %96, align 8, !dbg !54
	br label %b8, !dbg !55

b8:
	%98 = phi double [ %97, %b7 ], [ 0.000000e+00, %b6 ], !dbg !56
	%99 = fadd double %93, %98, !dbg !56
	%100 = fadd double %77, %99, !dbg !57
	%101 = add i64 %78, %35, !dbg !58
	br label %b1, !dbg !58

b17:
	%102 = phi double [ %77, %b1 ], [ %227, %b9_cold ], !dbg !61
	%103 = and i32 %25, -32, !dbg !69
	%104 = sub i32 %17, %103, !dbg !69
	%105 = icmp slt i32 %104, 32, !dbg !69
	%106 = select i1 %105, i32 %104, i32 32, !dbg !69
	%107 = sext i32 %106 to i64, !dbg !69
	%108 = icmp eq i64 %107, 32, !dbg !70
	br i1 %108, label %b18, label %b20, !dbg !70

b18:
	%109 = phi double [ %126, %b19 ], [ %102, %b17 ], !dbg !71
	%110 = phi i64 [ %129, %b19 ], [ 16, %b17 ], !dbg !72
	%111 = icmp sgt i64 %110, 0, !dbg !73
	br i1 %111, label %b19, label %b23, !dbg !73

b19:
	%112 = trunc i64 %110 to i32, !dbg !74
	%113 = bitcast double %109 to i64, !dbg !74
	%114 = trunc i64 %113 to i32, !dbg !74
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %114, i32 %112, i32 31), !dbg !74
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !74
	%117 = lshr i64 %113, 32, !dbg !74
	%118 = trunc i64 %117 to i32, !dbg !74
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %118, i32 %112, i32 31), !dbg !74
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !74
	%121 = zext i32 %120 to i64, !dbg !74
	%122 = shl i64 %121, 32, !dbg !74
	%123 = zext i32 %116 to i64, !dbg !74
	%124 = or i64 %123, %122, !dbg !74
	%125 = bitcast i64 %124 to double, !dbg !74
	%126 = fadd double %109, %125, !dbg !75
	%127 = trunc i64 %110 to i32, !dbg !76
	%128 = udiv i32 %127, 2, !dbg !76
	%129 = zext i32 %128 to i64, !dbg !76
	br label %b18, !dbg !76

b20:
	%130 = bitcast double %102 to i64, !dbg !77
	%131 = trunc i64 %130 to i32, !dbg !77
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 0, i32 31), !dbg !77
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !77
	%134 = lshr i64 %130, 32, !dbg !77
	%135 = trunc i64 %134 to i32, !dbg !77
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 0, i32 31), !dbg !77
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !77
	%138 = zext i32 %137 to i64, !dbg !77
	%139 = shl i64 %138, 32, !dbg !77
	%140 = zext i32 %133 to i64, !dbg !77
	%141 = or i64 %140, %139, !dbg !77
	%142 = bitcast i64 %141 to double, !dbg !77
	br label %b21, !dbg !77

b21:
	%143 = phi double [ %142, %b20 ], [ %160, %b22 ], !dbg !78
	%144 = phi i64 [ 1, %b20 ], [ %161, %b22 ], !dbg !79
	%145 = icmp slt i64 %144, %107, !dbg !80
	br i1 %145, label %b22, label %b23, !dbg !80

b22:
	%146 = trunc i64 %144 to i32, !dbg !81
	%147 = bitcast double %102 to i64, !dbg !81
	%148 = trunc i64 %147 to i32, !dbg !81
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 %146, i32 31), !dbg !81
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !81
	%151 = lshr i64 %147, 32, !dbg !81
	%152 = trunc i64 %151 to i32, !dbg !81
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 %146, i32 31), !dbg !81
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !81
	%155 = zext i32 %154 to i64, !dbg !81
	%156 = shl i64 %155, 32, !dbg !81
	%157 = zext i32 %150 to i64, !dbg !81
	%158 = or i64 %157, %156, !dbg !81
	%159 = bitcast i64 %158 to double, !dbg !81
	%160 = fadd double %143, %159, !dbg !75
	%161 = add i64 %144, 1, !dbg !82
	br label %b21, !dbg !82

b23:
	%162 = phi double [ %109, %b18 ], [ %143, %b21 ], !dbg !68
	%163 = trunc i64 %18 to i32, !dbg !86
	%164 = add i32 %163, 32, !dbg !86
	%165 = zext i32 %164 to i64, !dbg !86
	%166 = sub i32 %164, 1, !dbg !87
	%167 = zext i32 %166 to i64, !dbg !87
	%168 = udiv i32 %166, 32, !dbg !88
	%169 = zext i32 %168 to i64, !dbg !88
	%170 = icmp eq i64 %169, 1, !dbg !89
	br i1 %170, label %b29, label %b24, !dbg !89

b24:
	call void @llvm.nvvm.barrier0(), !dbg !91
	%171 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !92, !range !93
	%172 = sext i32 %171 to i64, !dbg !92
	%173 = icmp eq i64 %172, 0, !dbg !94
	br i1 %173, label %b25, label %b26, !dbg !94

b25:
	%174 = trunc i64 %26 to i32, !dbg !95
	%175 = udiv i32 %174, 32, !dbg !95
	%176 = zext i32 %175 to i64, !dbg !95
	%177 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %176, !dbg !96
	store double %162, double addrspace(3)* %177, align 8, !dbg !96
	br label %b26, !dbg !96

b26:
	call void @llvm.nvvm.barrier0(), !dbg !97
	%178 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !98
	%179 = load double, double addrspace(3)* %178, align 8, !dbg !98
	br label %b27, !dbg !98

b27:
	%180 = phi double [ %179, %b26 ], [ %185, %b28 ], !dbg !99
	%181 = phi i64 [ 1, %b26 ], [ %186, %b28 ], !dbg !100
	%182 = icmp slt i64 %181, %169, !dbg !101
	br i1 %182, label %b28, label %b29, !dbg !101

b28:
	%183 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %181, !dbg !102
	%184 = load double, double addrspace(3)* %183, align 8, !dbg !102
	%185 = fadd double %180, %184, !dbg !75
	%186 = add i64 %181, 1, !dbg !103
	br label %b27, !dbg !103

b29:
	%187 = phi double [ %162, %b23 ], [ %180, %b27 ], !dbg !67
	%188 = icmp eq i64 %26, 0, !dbg !104
	br i1 %188, label %b30, label %b34, !dbg !104

b30:
	%189 = getelementptr inbounds i32, i32* %p5, i64 0, !dbg !105
	%190 = icmp uge i64 0, %p6, !dbg !105
	br i1 %190, label %b30_fail1, label %b30_ok1, !dbg !105, !prof !24

b30_ok1:
	%191 = load i32, i32* %189, align 4, !dbg !105
	%192 = add i32 %191, 1, !dbg !106
	store i32 %192, i32* %189, align 4, !dbg !105
	%193 = load i32, i32* %189, align 4, !dbg !107
	%194 = sext i32 %0 to i64, !dbg !12
	%195 = sext i32 %1 to i64, !dbg !13
	br label %b31, !dbg !13

b31:
	%196 = phi i64 [ 0, %b30_ok1 ], [ %224, %b32_ok1 ], !dbg !13
	%197 = urem i32 %193, 2, !dbg !114
	%198 = zext i32 %197 to i64, !dbg !115
	%199 = trunc i64 %195 to i32, !dbg !116
	%200 = mul i32 %197, %199, !dbg !116
	%201 = zext i32 %200 to i64, !dbg !116
	%202 = trunc i64 %194 to i32, !dbg !117
	%203 = add i32 %200, %202, !dbg !117
	%204 = zext i32 %203 to i64, !dbg !117
	%205 = mul i64 %204, 2, !dbg !118
	%206 = add i64 %194, %196, !dbg !119
	%207 = icmp eq i64 %195, -1, !dbg !120
	%208 = select i1 %207, i64 1, i64 %195, !dbg !120
	%209 = srem i64 %206, %208, !dbg !120
	%210 = add i64 %205, 2, !dbg !123
	%211 = getelementptr inbounds i64, i64* %p3, i64 %205, !dbg !124
	%212 = ptrtoint i64* %211 to i64, !dbg !125
	%213 = and i64 %212, 15, !dbg !125
	%214 = icmp eq i64 %213, 0, !dbg !125
	%215 = icmp ugt i64 %210, %p4, !dbg !124
	br i1 %215, label %b31_fail1, label %b31_ok1, !dbg !124, !prof !24

b31_ok1:
	br i1 %214, label %b32, label %b33, !dbg !125

b32:
	%216 = bitcast i64* %211 to { i64, i64 }*, !dbg !125
	%217 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %216, i64 0, !dbg !126
	%218 = bitcast double %187 to i64, !dbg !127
	%219 = trunc i64 %209 to i32, !dbg !111
	%220 = icmp uge i64 %209, %195, !dbg !111
	%221 = icmp eq { i64, i64 }* %217, null, !dbg !111
	%222 = or i1 %220, %221, !dbg !111
	br i1 %222, label %b32_fail1, label %b32_ok1, !dbg !111, !prof !24

b32_ok1:
	%223 = bitcast { i64, i64 }* %217 to i8*, !dbg !111
	call void @gpuc_put_line_thread(i8* %223, i64 %218, i32 %193, i32 %219), !dbg !111
	%224 = add i64 %196, 1, !dbg !110
	%225 = icmp slt i64 %224, %195, !dbg !110
	br i1 %225, label %b31, label %b34, !dbg !110

b33:
	br label %fail, !dbg !125

b34:
	call void @llvm.nvvm.barrier0(), !dbg !128
	ret void, !dbg !128

b0_fail1:
	%226 = icmp ugt i64 %7, %p2, !dbg !22
	br i1 %226, label %b0_fail2, label %b0_ok2, !dbg !22

b0_fail2:
	br label %fail, !dbg !22

b0_ok2:
	br label %fail, !dbg !22

b9_cold:
	%227 = phi double [ %254, %b16_cold ], [ 0.000000e+00, %b0_ok1 ], !dbg !33
	%228 = phi i64 [ %255, %b16_cold ], [ %26, %b0_ok1 ], !dbg !35
	%229 = icmp slt i64 %228, %8, !dbg !36
	br i1 %229, label %b10_cold, label %b17, !dbg !36

b10_cold:
	%230 = getelementptr inbounds double, double* %9, i64 %228, !dbg !37
	%231 = icmp uge i64 %228, %8, !dbg !37
	br i1 %231, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !37, !prof !24

b10_cold_fail1:
	br label %fail, !dbg !37

b10_cold_ok1:
	%232 = load double, double* %230, align 8, !dbg !37
	%233 = add i64 %228, %18, !dbg !38
	%234 = icmp slt i64 %233, %8, !dbg !41
	br i1 %234, label %b11_cold, label %b12_cold, !dbg !41

b11_cold:
	%235 = getelementptr inbounds double, double* %9, i64 %233, !dbg !42
	%236 = icmp uge i64 %233, %8, !dbg !42
	br i1 %236, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !42, !prof !24

b11_cold_fail1:
	br label %fail, !dbg !42

b11_cold_ok1:
	%237 = load double, double* %235, align 8, !dbg !42
	br label %b12_cold, !dbg !43

b12_cold:
	%238 = phi double [ %237, %b11_cold_ok1 ], [ 0.000000e+00, %b10_cold_ok1 ], !dbg !44
	%239 = fadd double %232, %238, !dbg !44
	%240 = add i64 %228, %29, !dbg !45
	%241 = icmp slt i64 %240, %8, !dbg !47
	br i1 %241, label %b13_cold, label %b14_cold, !dbg !47

b13_cold:
	%242 = getelementptr inbounds double, double* %9, i64 %240, !dbg !48
	%243 = icmp uge i64 %240, %8, !dbg !48
	br i1 %243, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !48, !prof !24

b13_cold_fail1:
	br label %fail, !dbg !48

b13_cold_ok1:
	%244 = load double, double* %242, align 8, !dbg !48
	br label %b14_cold, !dbg !49

b14_cold:
	%245 = phi double [ %244, %b13_cold_ok1 ], [ 0.000000e+00, %b12_cold ], !dbg !50
	%246 = fadd double %239, %245, !dbg !50
	%247 = add i64 %228, %32, !dbg !51
	%248 = icmp slt i64 %247, %8, !dbg !53
	br i1 %248, label %b15_cold, label %b16_cold, !dbg !53

b15_cold:
	%249 = getelementptr inbounds double, double* %9, i64 %247, !dbg !54
	%250 = icmp uge i64 %247, %8, !dbg !54
	br i1 %250, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !54, !prof !24

b15_cold_fail1:
	br label %fail, !dbg !54

b15_cold_ok1:
	%251 = load double, double* %249, align 8, !dbg !54
	br label %b16_cold, !dbg !55

b16_cold:
	%252 = phi double [ %251, %b15_cold_ok1 ], [ 0.000000e+00, %b14_cold ], !dbg !56
	%253 = fadd double %246, %252, !dbg !56
	%254 = fadd double %227, %253, !dbg !57
	%255 = add i64 %228, %35, !dbg !58
	br label %b9_cold, !dbg !58, !llvm.loop !60

b30_fail1:
	br label %fail, !dbg !105

b31_fail1:
	br label %fail, !dbg !124

b32_fail1:
	%256 = icmp uge i64 %209, %195, !dbg !111
	br i1 %256, label %b32_fail2, label %b32_ok2, !dbg !111

b32_fail2:
	br label %fail, !dbg !111

b32_ok2:
	br label %fail, !dbg !111

fail:
	%257 = phi i32 [ 3, %b0_fail2 ], [ 4, %b0_ok2 ], [ 5, %b10_cold_fail1 ], [ 6, %b11_cold_fail1 ], [ 6, %b13_cold_fail1 ], [ 6, %b15_cold_fail1 ], [ 7, %b30_fail1 ], [ 8, %b31_fail1 ], [ 11, %b32_fail2 ], [ 12, %b32_ok2 ], [ 10, %b33 ], !dbg !8
	%258 = phi i64 [ %7, %b0_fail2 ], [ %5, %b0_ok2 ], [ %228, %b10_cold_fail1 ], [ %233, %b11_cold_fail1 ], [ %240, %b13_cold_fail1 ], [ %247, %b15_cold_fail1 ], [ 0, %b30_fail1 ], [ %210, %b31_fail1 ], [ %209, %b32_fail2 ], [ 0, %b32_ok2 ], [ %213, %b33 ], !dbg !8
	%259 = phi i64 [ %p2, %b0_fail2 ], [ %7, %b0_ok2 ], [ %8, %b10_cold_fail1 ], [ %8, %b11_cold_fail1 ], [ %8, %b13_cold_fail1 ], [ %8, %b15_cold_fail1 ], [ %p6, %b30_fail1 ], [ %p4, %b31_fail1 ], [ %195, %b32_fail2 ], [ 0, %b32_ok2 ], [ 16, %b33 ], !dbg !8
	call void @gpuc_fail(i8* %ctrl, i32 %257, i64 %258, i64 %259), !dbg !8
	ret void, !dbg !8
}

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %p22, i64 %p23, i8* %ctrl) nounwind !dbg !132 {
entry:
	br label %b0, !dbg !133

b0:
	%0 = icmp sge i64 %p20, %p11, !dbg !134
	br i1 %0, label %b2, label %b1, !dbg !134

b1:
	%1 = icmp sge i64 %p21, %p22, !dbg !135
	br i1 %1, label %b2, label %b3, !dbg !135

b2:
	ret float 0.000000e+00, !dbg !136

b3:
	%2 = mul i64 %p20, 4, !dbg !137
	%3 = icmp sgt i64 %2, 0, !dbg !138
	br i1 %3, label %b4, label %b5, !dbg !138

b4:
	%4 = add i64 %2, 4, !dbg !139
	%5 = icmp slt i64 %4, %p9, !dbg !140
	br label %b5, !dbg !140

b5:
	%6 = phi i1 [ false, %b3 ], [ %5, %b4 ], !dbg !141
	%7 = icmp eq i64 %p20, 0, !dbg !142
	br i1 %7, label %b6, label %b7, !dbg !142

b6:
	br label %b7, !dbg !142

b7:
	%8 = phi i64 [ -1, %b5 ], [ 0, %b6 ], !dbg !143
	%9 = sub i64 %p11, 1, !dbg !144
	%10 = icmp eq i64 %p20, %9, !dbg !145
	br i1 %10, label %b8, label %b9, !dbg !145

b8:
	br label %b9, !dbg !145

b9:
	%11 = phi i64 [ 4, %b7 ], [ 0, %b8 ], !dbg !146
	%12 = add i64 %p21, 1, !dbg !147
	%13 = mul i64 %12, %p11, !dbg !148
	%14 = add i64 %13, %p20, !dbg !149
	%15 = sub i64 1, %p23, !dbg !150
	%16 = mul i64 %15, %p12, !dbg !154
	%17 = add i64 %16, %14, !dbg !155
	%18 = sub i64 %17, %p11, !dbg !156
	%19 = mul i64 %p23, %p12, !dbg !160
	%20 = add i64 %19, %14, !dbg !161
	%21 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %18, !dbg !157
	%22 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 0, !dbg !157
	%23 = icmp uge i64 %18, %p6, !dbg !157
	%24 = icmp uge i64 %17, %p6, !dbg !158
	%25 = or i1 %23, %24, !dbg !158
	br i1 %25, label %b9_fail1, label %b9_ok1, !dbg !158, !prof !24

b9_ok1:
	%26 = bitcast { float, float, float, float }* %21 to <4 x float>*, !dbg !157
	%27 = load <4 x float>, <4 x float>* %26, align 16, !dbg !157
	%28 = extractelement <4 x float> %27, i32 0, !dbg !157
	%29 = extractelement <4 x float> %27, i32 1, !dbg !157
	%30 = extractelement <4 x float> %27, i32 2, !dbg !157
	%31 = extractelement <4 x float> %27, i32 3, !dbg !157
	%32 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 1, !dbg !157
	%33 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 2, !dbg !157
	%34 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 3, !dbg !157
	%35 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %17, !dbg !158
	%36 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 0, !dbg !158
	%37 = bitcast { float, float, float, float }* %35 to <4 x float>*, !dbg !158
	%38 = load <4 x float>, <4 x float>* %37, align 16, !dbg !158
	%39 = extractelement <4 x float> %38, i32 0, !dbg !158
	%40 = extractelement <4 x float> %38, i32 1, !dbg !158
	%41 = extractelement <4 x float> %38, i32 2, !dbg !158
	%42 = extractelement <4 x float> %38, i32 3, !dbg !158
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 1, !dbg !158
	%44 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 2, !dbg !158
	%45 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 3, !dbg !158
	%46 = sub i64 %p22, %p21, !dbg !162
	%47 = icmp eq i64 %2, 0, !dbg !165
	%48 = sub i64 %p9, 1, !dbg !166
	%49 = icmp sge i64 %2, %48, !dbg !167
	%50 = add i64 %2, 1, !dbg !168
	%51 = icmp sge i64 %50, %48, !dbg !169
	%52 = add i64 %2, 2, !dbg !170
	%53 = icmp sge i64 %52, %48, !dbg !171
	%54 = add i64 %2, 3, !dbg !172
	%55 = icmp sge i64 %54, %48, !dbg !173
	%56 = icmp ule i64 %p3, 281474976710655, !dbg !174
	%57 = icmp ule i64 %p11, 268435455, !dbg !174
	%58 = and i1 %56, %57, !dbg !174
	%59 = icmp ule i64 %17, 281474976710655, !dbg !174
	%60 = and i1 %58, %59, !dbg !174
	%61 = icmp ule i64 %20, 281474976710655, !dbg !174
	%62 = and i1 %60, %61, !dbg !174
	%63 = icmp ule i64 %46, 268435455, !dbg !174
	%64 = and i1 %62, %63, !dbg !174
	%65 = mul i64 %p11, -1, !dbg !174
	%66 = mul i64 %46, %65, !dbg !174
	%67 = icmp sge i64 %66, 0, !dbg !174
	%68 = and i1 %64, %67, !dbg !174
	%69 = mul i64 %17, 4, !dbg !174
	%70 = add i64 %8, %69, !dbg !174
	%71 = icmp sge i64 %70, 0, !dbg !174
	%72 = and i1 %68, %71, !dbg !174
	%73 = add i64 %p3, -1, !dbg !174
	%74 = mul i64 %p11, 4, !dbg !174
	%75 = add i64 %73, %74, !dbg !174
	%76 = mul i64 %p11, -4, !dbg !174
	%77 = mul i64 %46, %76, !dbg !174
	%78 = add i64 %75, %77, !dbg !174
	%79 = mul i64 %11, -1, !dbg !174
	%80 = add i64 %78, %79, !dbg !174
	%81 = mul i64 %17, -4, !dbg !174
	%82 = add i64 %80, %81, !dbg !174
	%83 = icmp sge i64 %82, 0, !dbg !174
	%84 = and i1 %72, %83, !dbg !174
	%85 = add i64 %p11, %66, !dbg !174
	%86 = mul i64 %20, -1, !dbg !174
	%87 = add i64 %85, %86, !dbg !174
	%88 = icmp sge i64 %87, 0, !dbg !174
	%89 = and i1 %84, %88, !dbg !174
	br i1 %89, label %b10, label %b34_cold, !dbg !162, !prof !34

b10:
	%90 = phi float [ 0.000000e+00, %b9_ok1 ], [ %235, %b33 ], !dbg !174
	%91 = phi i64 [ %17, %b9_ok1 ], [ %115, %b33 ], !dbg !175
	%92 = phi i64 [ %20, %b9_ok1 ], [ %236, %b33 ], !dbg !176
	%93 = phi float [ %28, %b9_ok1 ], [ %108, %b33 ], !dbg !177
	%94 = phi float [ %29, %b9_ok1 ], [ %109, %b33 ], !dbg !177
	%95 = phi float [ %30, %b9_ok1 ], [ %110, %b33 ], !dbg !177
	%96 = phi float [ %31, %b9_ok1 ], [ %111, %b33 ], !dbg !177
	%97 = phi float [ %39, %b9_ok1 ], [ %120, %b33 ], !dbg !178
	%98 = phi float [ %40, %b9_ok1 ], [ %121, %b33 ], !dbg !178
	%99 = phi float [ %41, %b9_ok1 ], [ %122, %b33 ], !dbg !178
	%100 = phi float [ %42, %b9_ok1 ], [ %123, %b33 ], !dbg !178
	%101 = phi i64 [ %46, %b9_ok1 ], [ %237, %b33 ], !dbg !179
	%102 = icmp sge i64 %101, 2, !dbg !180
	br i1 %102, label %b11, label %b58, !dbg !180

b11:
	%103 = add i64 %91, %p11, !dbg !181
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %103, !dbg !182
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 0, !dbg !182
	%106 = bitcast { float, float, float, float }* %104 to <4 x float>*, !dbg !182
	%107 = load <4 x float>, <4 x float>* %106, align 16, !dbg !182
	%108 = extractelement <4 x float> %107, i32 0, !dbg !182
	%109 = extractelement <4 x float> %107, i32 1, !dbg !182
	%110 = extractelement <4 x float> %107, i32 2, !dbg !182
	%111 = extractelement <4 x float> %107, i32 3, !dbg !182
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 1, !dbg !182
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 2, !dbg !182
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 3, !dbg !182
	%115 = add i64 %103, %p11, !dbg !183
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %115, !dbg !184
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 0, !dbg !184
	%118 = bitcast { float, float, float, float }* %116 to <4 x float>*, !dbg !184
	%119 = load <4 x float>, <4 x float>* %118, align 16, !dbg !184
	%120 = extractelement <4 x float> %119, i32 0, !dbg !184
	%121 = extractelement <4 x float> %119, i32 1, !dbg !184
	%122 = extractelement <4 x float> %119, i32 2, !dbg !184
	%123 = extractelement <4 x float> %119, i32 3, !dbg !184
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 1, !dbg !184
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 2, !dbg !184
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 3, !dbg !184
	%127 = mul i64 %91, 4, !dbg !185
	%128 = add i64 %127, %8, !dbg !186
	%129 = getelementptr inbounds float, float* %p2, i64 %128, !dbg !187
	%130 = load float, float* %129, align 4, !dbg !187
	%131 = add i64 %127, %11, !dbg !188
	%132 = getelementptr inbounds float, float* %p2, i64 %131, !dbg !189
	%133 = load float, float* %132, align 4, !dbg !189
	%134 = mul i64 %103, 4, !dbg !190
	%135 = add i64 %134, %8, !dbg !191
	%136 = getelementptr inbounds float, float* %p2, i64 %135, !dbg !192
	%137 = load float, float* %136, align 4, !dbg !192
	%138 = add i64 %134, %11, !dbg !193
	%139 = getelementptr inbounds float, float* %p2, i64 %138, !dbg !194
	%140 = load float, float* %139, align 4, !dbg !194
	%141 = fadd float %130, %98, !dbg !197
	%142 = fadd float %141, %93, !dbg !198
	%143 = fadd float %142, %108, !dbg !199
	%144 = fmul float %143, 2.500000e-01, !dbg !200
	%145 = fadd float %97, %99, !dbg !201
	%146 = fadd float %145, %94, !dbg !202
	%147 = fadd float %146, %109, !dbg !203
	%148 = fmul float %147, 2.500000e-01, !dbg !204
	%149 = fadd float %98, %100, !dbg !205
	%150 = fadd float %149, %95, !dbg !206
	%151 = fadd float %150, %110, !dbg !207
	%152 = fmul float %151, 2.500000e-01, !dbg !208
	%153 = fadd float %99, %133, !dbg !209
	%154 = fadd float %153, %96, !dbg !210
	%155 = fadd float %154, %111, !dbg !211
	%156 = fmul float %155, 2.500000e-01, !dbg !212
	%157 = fadd float %137, %109, !dbg !214
	%158 = fadd float %157, %97, !dbg !215
	%159 = fadd float %158, %120, !dbg !216
	%160 = fmul float %159, 2.500000e-01, !dbg !217
	%161 = fadd float %108, %110, !dbg !218
	%162 = fadd float %161, %98, !dbg !219
	%163 = fadd float %162, %121, !dbg !220
	%164 = fmul float %163, 2.500000e-01, !dbg !221
	%165 = fadd float %109, %111, !dbg !222
	%166 = fadd float %165, %99, !dbg !223
	%167 = fadd float %166, %122, !dbg !224
	%168 = fmul float %167, 2.500000e-01, !dbg !225
	%169 = fadd float %110, %140, !dbg !226
	%170 = fadd float %169, %100, !dbg !227
	%171 = fadd float %170, %123, !dbg !228
	%172 = fmul float %171, 2.500000e-01, !dbg !229
	br i1 %6, label %b33, label %b12, !dbg !213

b12:
	br i1 %47, label %b13, label %b14, !dbg !165

b13:
	br label %b14, !dbg !230

b14:
	%173 = phi float [ %144, %b12 ], [ %97, %b13 ], !dbg !231
	br i1 %49, label %b15, label %b16, !dbg !167

b15:
	br label %b16, !dbg !232

b16:
	%174 = phi float [ %173, %b14 ], [ %97, %b15 ], !dbg !233
	br i1 %51, label %b17, label %b18, !dbg !169

b17:
	br label %b18, !dbg !234

b18:
	%175 = phi float [ %148, %b16 ], [ %98, %b17 ], !dbg !235
	br i1 %53, label %b19, label %b20, !dbg !171

b19:
	br label %b20, !dbg !236

b20:
	%176 = phi float [ %152, %b18 ], [ %99, %b19 ], !dbg !237
	br i1 %55, label %b21, label %b22, !dbg !173

b21:
	br label %b22, !dbg !238

b22:
	%177 = phi float [ %156, %b20 ], [ %100, %b21 ], !dbg !239
	br i1 %47, label %b23, label %b24, !dbg !241

b23:
	br label %b24, !dbg !242

b24:
	%178 = phi float [ %160, %b22 ], [ %108, %b23 ], !dbg !231
	br i1 %49, label %b25, label %b26, !dbg !243

b25:
	br label %b26, !dbg !244

b26:
	%179 = phi float [ %178, %b24 ], [ %108, %b25 ], !dbg !233
	br i1 %51, label %b27, label %b28, !dbg !245

b27:
	br label %b28, !dbg !246

b28:
	%180 = phi float [ %164, %b26 ], [ %109, %b27 ], !dbg !235
	br i1 %53, label %b29, label %b30, !dbg !247

b29:
	br label %b30, !dbg !248

b30:
	%181 = phi float [ %168, %b28 ], [ %110, %b29 ], !dbg !237
	br i1 %55, label %b31, label %b32, !dbg !249

b31:
	br label %b32, !dbg !250

b32:
	%182 = phi float [ %172, %b30 ], [ %111, %b31 ], !dbg !239
	br label %b33, !dbg !240

b33:
	%183 = phi float [ %144, %b11 ], [ %174, %b32 ], !dbg !251
	%184 = phi float [ %148, %b11 ], [ %175, %b32 ], !dbg !251
	%185 = phi float [ %152, %b11 ], [ %176, %b32 ], !dbg !251
	%186 = phi float [ %156, %b11 ], [ %177, %b32 ], !dbg !251
	%187 = phi float [ %160, %b11 ], [ %179, %b32 ], !dbg !252
	%188 = phi float [ %164, %b11 ], [ %180, %b32 ], !dbg !252
	%189 = phi float [ %168, %b11 ], [ %181, %b32 ], !dbg !252
	%190 = phi float [ %172, %b11 ], [ %182, %b32 ], !dbg !252
	%191 = add i64 %92, %p11, !dbg !253
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %92, !dbg !254
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 0, !dbg !254
	%194 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 1, !dbg !254
	%195 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 2, !dbg !254
	%196 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 3, !dbg !254
	%197 = bitcast { float, float, float, float }* %192 to <4 x float>*, !dbg !254
	%198 = insertelement <4 x float> undef, float %183, i32 0, !dbg !254
	%199 = insertelement <4 x float> %198, float %184, i32 1, !dbg !254
	%200 = insertelement <4 x float> %199, float %185, i32 2, !dbg !254
	%201 = insertelement <4 x float> %200, float %186, i32 3, !dbg !254
	store <4 x float> %201, <4 x float>* %197, align 16, !dbg !254
	%202 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %191, !dbg !255
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 0, !dbg !255
	%204 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 1, !dbg !255
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 2, !dbg !255
	%206 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 3, !dbg !255
	%207 = bitcast { float, float, float, float }* %202 to <4 x float>*, !dbg !255
	%208 = insertelement <4 x float> undef, float %187, i32 0, !dbg !255
	%209 = insertelement <4 x float> %208, float %188, i32 1, !dbg !255
	%210 = insertelement <4 x float> %209, float %189, i32 2, !dbg !255
	%211 = insertelement <4 x float> %210, float %190, i32 3, !dbg !255
	store <4 x float> %211, <4 x float>* %207, align 16, !dbg !255
	%212 = fsub float %183, %97, !dbg !258
	%213 = fsub float %184, %98, !dbg !259
	%214 = fsub float %185, %99, !dbg !260
	%215 = fsub float %186, %100, !dbg !261
	%216 = fmul float %212, %212, !dbg !262
	%217 = fmul float %213, %213, !dbg !263
	%218 = fadd float %216, %217, !dbg !264
	%219 = fmul float %214, %214, !dbg !265
	%220 = fadd float %218, %219, !dbg !266
	%221 = fmul float %215, %215, !dbg !267
	%222 = fadd float %220, %221, !dbg !268
	%223 = fsub float %187, %108, !dbg !270
	%224 = fsub float %188, %109, !dbg !271
	%225 = fsub float %189, %110, !dbg !272
	%226 = fsub float %190, %111, !dbg !273
	%227 = fmul float %223, %223, !dbg !274
	%228 = fmul float %224, %224, !dbg !275
	%229 = fadd float %227, %228, !dbg !276
	%230 = fmul float %225, %225, !dbg !277
	%231 = fadd float %229, %230, !dbg !278
	%232 = fmul float %226, %226, !dbg !279
	%233 = fadd float %231, %232, !dbg !280
	%234 = fadd float %222, %233, !dbg !281
	%235 = fadd float %90, %234, !dbg !282
	%236 = add i64 %191, %p11, !dbg !283
	%237 = sub i64 %101, 2, !dbg !284
	br label %b10, !dbg !284

b58:
	%238 = phi float [ %90, %b10 ], [ %325, %b34_cold ], !dbg !287
	%239 = phi i64 [ %91, %b10 ], [ %326, %b34_cold ], !dbg !287
	%240 = phi i64 [ %92, %b10 ], [ %327, %b34_cold ], !dbg !287
	%241 = phi float [ %93, %b10 ], [ %328, %b34_cold ], !dbg !287
	%242 = phi float [ %94, %b10 ], [ %329, %b34_cold ], !dbg !287
	%243 = phi float [ %95, %b10 ], [ %330, %b34_cold ], !dbg !287
	%244 = phi float [ %96, %b10 ], [ %331, %b34_cold ], !dbg !287
	%245 = phi float [ %97, %b10 ], [ %332, %b34_cold ], !dbg !287
	%246 = phi float [ %98, %b10 ], [ %333, %b34_cold ], !dbg !287
	%247 = phi float [ %99, %b10 ], [ %334, %b34_cold ], !dbg !287
	%248 = phi float [ %100, %b10 ], [ %335, %b34_cold ], !dbg !287
	%249 = phi i64 [ %101, %b10 ], [ %336, %b34_cold ], !dbg !287
	%250 = icmp sgt i64 %249, 0, !dbg !287
	br i1 %250, label %b59, label %b72, !dbg !287

b59:
	%251 = add i64 %239, %p11, !dbg !288
	%252 = mul i64 %239, 4, !dbg !290
	%253 = add i64 %252, %8, !dbg !291
	%254 = add i64 %252, %11, !dbg !293
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %251, !dbg !289
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 0, !dbg !289
	%257 = icmp uge i64 %251, %p6, !dbg !289
	%258 = icmp uge i64 %253, %p3, !dbg !292
	%259 = icmp uge i64 %254, %p3, !dbg !294
	%260 = or i1 %257, %258, !dbg !294
	%261 = or i1 %260, %259, !dbg !294
	br i1 %261, label %b59_fail1, label %b59_ok1, !dbg !294, !prof !24

b59_ok1:
	%262 = bitcast { float, float, float, float }* %255 to <4 x float>*, !dbg !289
	%263 = load <4 x float>, <4 x float>* %262, align 16, !dbg !289
	%264 = extractelement <4 x float> %263, i32 0, !dbg !289
	%265 = extractelement <4 x float> %263, i32 1, !dbg !289
	%266 = extractelement <4 x float> %263, i32 2, !dbg !289
	%267 = extractelement <4 x float> %263, i32 3, !dbg !289
	%268 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 1, !dbg !289
	%269 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 2, !dbg !289
	%270 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 3, !dbg !289
	%271 = getelementptr inbounds float, float* %p2, i64 %253, !dbg !292
	%272 = load float, float* %271, align 4, !dbg !292
	%273 = getelementptr inbounds float, float* %p2, i64 %254, !dbg !294
	%274 = load float, float* %273, align 4, !dbg !294
	%275 = fadd float %272, %246, !dbg !296
	%276 = fadd float %275, %241, !dbg !297
	%277 = fadd float %276, %264, !dbg !298
	%278 = fmul float %277, 2.500000e-01, !dbg !299
	%279 = fadd float %245, %247, !dbg !300
	%280 = fadd float %279, %242, !dbg !301
	%281 = fadd float %280, %265, !dbg !302
	%282 = fmul float %281, 2.500000e-01, !dbg !303
	%283 = fadd float %246, %248, !dbg !304
	%284 = fadd float %283, %243, !dbg !305
	%285 = fadd float %284, %266, !dbg !306
	%286 = fmul float %285, 2.500000e-01, !dbg !307
	%287 = fadd float %247, %274, !dbg !308
	%288 = fadd float %287, %244, !dbg !309
	%289 = fadd float %288, %267, !dbg !310
	%290 = fmul float %289, 2.500000e-01, !dbg !311
	br i1 %6, label %b71, label %b60, !dbg !295

b60:
	br i1 %47, label %b61, label %b62, !dbg !313

b61:
	br label %b62, !dbg !314

b62:
	%291 = phi float [ %278, %b60 ], [ %245, %b61 ], !dbg !231
	br i1 %49, label %b63, label %b64, !dbg !315

b63:
	br label %b64, !dbg !316

b64:
	%292 = phi float [ %291, %b62 ], [ %245, %b63 ], !dbg !233
	br i1 %51, label %b65, label %b66, !dbg !317

b65:
	br label %b66, !dbg !318

b66:
	%293 = phi float [ %282, %b64 ], [ %246, %b65 ], !dbg !235
	br i1 %53, label %b67, label %b68, !dbg !319

b67:
	br label %b68, !dbg !320

b68:
	%294 = phi float [ %286, %b66 ], [ %247, %b67 ], !dbg !237
	br i1 %55, label %b69, label %b70, !dbg !321

b69:
	br label %b70, !dbg !322

b70:
	%295 = phi float [ %290, %b68 ], [ %248, %b69 ], !dbg !239
	br label %b71, !dbg !312

b71:
	%296 = phi float [ %278, %b59_ok1 ], [ %292, %b70 ], !dbg !323
	%297 = phi float [ %282, %b59_ok1 ], [ %293, %b70 ], !dbg !323
	%298 = phi float [ %286, %b59_ok1 ], [ %294, %b70 ], !dbg !323
	%299 = phi float [ %290, %b59_ok1 ], [ %295, %b70 ], !dbg !323
	%300 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %240, !dbg !324
	%301 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 0, !dbg !324
	%302 = icmp uge i64 %240, %p6, !dbg !324
	br i1 %302, label %b71_fail1, label %b71_ok1, !dbg !324, !prof !24

b71_ok1:
	%303 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 1, !dbg !324
	%304 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 2, !dbg !324
	%305 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 3, !dbg !324
	%306 = bitcast { float, float, float, float }* %300 to <4 x float>*, !dbg !324
	%307 = insertelement <4 x float> undef, float %296, i32 0, !dbg !324
	%308 = insertelement <4 x float> %307, float %297, i32 1, !dbg !324
	%309 = insertelement <4 x float> %308, float %298, i32 2, !dbg !324
	%310 = insertelement <4 x float> %309, float %299, i32 3, !dbg !324
	store <4 x float> %310, <4 x float>* %306, align 16, !dbg !324
	%311 = fsub float %296, %245, !dbg !326
	%312 = fsub float %297, %246, !dbg !327
	%313 = fsub float %298, %247, !dbg !328
	%314 = fsub float %299, %248, !dbg !329
	%315 = fmul float %311, %311, !dbg !330
	%316 = fmul float %312, %312, !dbg !331
	%317 = fadd float %315, %316, !dbg !332
	%318 = fmul float %313, %313, !dbg !333
	%319 = fadd float %317, %318, !dbg !334
	%320 = fmul float %314, %314, !dbg !335
	%321 = fadd float %319, %320, !dbg !336
	%322 = fadd float %238, %321, !dbg !337
	br label %b72, !dbg !337

b72:
	%323 = phi float [ %238, %b58 ], [ %322, %b71_ok1 ], !dbg !174
	ret float %323, !dbg !338

b9_fail1:
	%324 = icmp uge i64 %18, %p6, !dbg !157
	br i1 %324, label %b9_fail2, label %b9_ok2, !dbg !157

b9_fail2:
	br label %fail, !dbg !157

b9_ok2:
	br label %fail, !dbg !158

b34_cold:
	%325 = phi float [ %488, %b57_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !174
	%326 = phi i64 [ %339, %b57_cold_ok2 ], [ %17, %b9_ok1 ], !dbg !175
	%327 = phi i64 [ %489, %b57_cold_ok2 ], [ %20, %b9_ok1 ], !dbg !176
	%328 = phi float [ %366, %b57_cold_ok2 ], [ %28, %b9_ok1 ], !dbg !177
	%329 = phi float [ %367, %b57_cold_ok2 ], [ %29, %b9_ok1 ], !dbg !177
	%330 = phi float [ %368, %b57_cold_ok2 ], [ %30, %b9_ok1 ], !dbg !177
	%331 = phi float [ %369, %b57_cold_ok2 ], [ %31, %b9_ok1 ], !dbg !177
	%332 = phi float [ %377, %b57_cold_ok2 ], [ %39, %b9_ok1 ], !dbg !178
	%333 = phi float [ %378, %b57_cold_ok2 ], [ %40, %b9_ok1 ], !dbg !178
	%334 = phi float [ %379, %b57_cold_ok2 ], [ %41, %b9_ok1 ], !dbg !178
	%335 = phi float [ %380, %b57_cold_ok2 ], [ %42, %b9_ok1 ], !dbg !178
	%336 = phi i64 [ %490, %b57_cold_ok2 ], [ %46, %b9_ok1 ], !dbg !179
	%337 = icmp sge i64 %336, 2, !dbg !180
	br i1 %337, label %b35_cold, label %b58, !dbg !180

b35_cold:
	%338 = add i64 %326, %p11, !dbg !181
	%339 = add i64 %338, %p11, !dbg !183
	%340 = mul i64 %326, 4, !dbg !185
	%341 = add i64 %340, %8, !dbg !186
	%342 = add i64 %340, %11, !dbg !188
	%343 = mul i64 %338, 4, !dbg !190
	%344 = add i64 %343, %8, !dbg !191
	%345 = add i64 %343, %11, !dbg !193
	%346 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %338, !dbg !182
	%347 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 0, !dbg !182
	%348 = icmp uge i64 %338, %p6, !dbg !182
	%349 = icmp uge i64 %339, %p6, !dbg !184
	%350 = icmp uge i64 %341, %p3, !dbg !187
	%351 = icmp uge i64 %342, %p3, !dbg !189
	%352 = icmp uge i64 %344, %p3, !dbg !192
	%353 = icmp uge i64 %345, %p3, !dbg !194
	%354 = or i1 %348, %349, !dbg !194
	%355 = or i1 %354, %350, !dbg !194
	%356 = or i1 %355, %351, !dbg !194
	%357 = or i1 %356, %352, !dbg !194
	%358 = or i1 %357, %353, !dbg !194
	br i1 %358, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !194, !prof !24

b35_cold_fail1:
	%359 = icmp uge i64 %338, %p6, !dbg !182
	br i1 %359, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !182

b35_cold_fail2:
	br label %fail, !dbg !182

b35_cold_ok2:
	%360 = icmp uge i64 %339, %p6, !dbg !184
	br i1 %360, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !184

b35_cold_fail3:
	br label %fail, !dbg !184

b35_cold_ok3:
	%361 = icmp uge i64 %341, %p3, !dbg !187
	br i1 %361, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !187

b35_cold_fail4:
	br label %fail, !dbg !187

b35_cold_ok4:
	%362 = icmp uge i64 %342, %p3, !dbg !189
	br i1 %362, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !189

b35_cold_fail5:
	br label %fail, !dbg !189

b35_cold_ok5:
	%363 = icmp uge i64 %344, %p3, !dbg !192
	br i1 %363, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !192

b35_cold_fail6:
	br label %fail, !dbg !192

b35_cold_ok6:
	br label %fail, !dbg !194

b35_cold_ok1:
	%364 = bitcast { float, float, float, float }* %346 to <4 x float>*, !dbg !182
	%365 = load <4 x float>, <4 x float>* %364, align 16, !dbg !182
	%366 = extractelement <4 x float> %365, i32 0, !dbg !182
	%367 = extractelement <4 x float> %365, i32 1, !dbg !182
	%368 = extractelement <4 x float> %365, i32 2, !dbg !182
	%369 = extractelement <4 x float> %365, i32 3, !dbg !182
	%370 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 1, !dbg !182
	%371 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 2, !dbg !182
	%372 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 3, !dbg !182
	%373 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %339, !dbg !184
	%374 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 0, !dbg !184
	%375 = bitcast { float, float, float, float }* %373 to <4 x float>*, !dbg !184
	%376 = load <4 x float>, <4 x float>* %375, align 16, !dbg !184
	%377 = extractelement <4 x float> %376, i32 0, !dbg !184
	%378 = extractelement <4 x float> %376, i32 1, !dbg !184
	%379 = extractelement <4 x float> %376, i32 2, !dbg !184
	%380 = extractelement <4 x float> %376, i32 3, !dbg !184
	%381 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 1, !dbg !184
	%382 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 2, !dbg !184
	%383 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 3, !dbg !184
	%384 = getelementptr inbounds float, float* %p2, i64 %341, !dbg !187
	%385 = load float, float* %384, align 4, !dbg !187
	%386 = getelementptr inbounds float, float* %p2, i64 %342, !dbg !189
	%387 = load float, float* %386, align 4, !dbg !189
	%388 = getelementptr inbounds float, float* %p2, i64 %344, !dbg !192
	%389 = load float, float* %388, align 4, !dbg !192
	%390 = getelementptr inbounds float, float* %p2, i64 %345, !dbg !194
	%391 = load float, float* %390, align 4, !dbg !194
	%392 = fadd float %385, %333, !dbg !197
	%393 = fadd float %392, %328, !dbg !198
	%394 = fadd float %393, %366, !dbg !199
	%395 = fmul float %394, 2.500000e-01, !dbg !200
	%396 = fadd float %332, %334, !dbg !201
	%397 = fadd float %396, %329, !dbg !202
	%398 = fadd float %397, %367, !dbg !203
	%399 = fmul float %398, 2.500000e-01, !dbg !204
	%400 = fadd float %333, %335, !dbg !205
	%401 = fadd float %400, %330, !dbg !206
	%402 = fadd float %401, %368, !dbg !207
	%403 = fmul float %402, 2.500000e-01, !dbg !208
	%404 = fadd float %334, %387, !dbg !209
	%405 = fadd float %404, %331, !dbg !210
	%406 = fadd float %405, %369, !dbg !211
	%407 = fmul float %406, 2.500000e-01, !dbg !212
	%408 = fadd float %389, %367, !dbg !214
	%409 = fadd float %408, %332, !dbg !215
	%410 = fadd float %409, %377, !dbg !216
	%411 = fmul float %410, 2.500000e-01, !dbg !217
	%412 = fadd float %366, %368, !dbg !218
	%413 = fadd float %412, %333, !dbg !219
	%414 = fadd float %413, %378, !dbg !220
	%415 = fmul float %414, 2.500000e-01, !dbg !221
	%416 = fadd float %367, %369, !dbg !222
	%417 = fadd float %416, %334, !dbg !223
	%418 = fadd float %417, %379, !dbg !224
	%419 = fmul float %418, 2.500000e-01, !dbg !225
	%420 = fadd float %368, %391, !dbg !226
	%421 = fadd float %420, %335, !dbg !227
	%422 = fadd float %421, %380, !dbg !228
	%423 = fmul float %422, 2.500000e-01, !dbg !229
	br i1 %6, label %b57_cold, label %b36_cold, !dbg !213

b36_cold:
	br i1 %47, label %b37_cold, label %b38_cold, !dbg !165

b37_cold:
	br label %b38_cold, !dbg !230

b38_cold:
	%424 = phi float [ %395, %b36_cold ], [ %332, %b37_cold ], !dbg !231
	br i1 %49, label %b39_cold, label %b40_cold, !dbg !167

b39_cold:
	br label %b40_cold, !dbg !232

b40_cold:
	%425 = phi float [ %424, %b38_cold ], [ %332, %b39_cold ], !dbg !233
	br i1 %51, label %b41_cold, label %b42_cold, !dbg !169

b41_cold:
	br label %b42_cold, !dbg !234

b42_cold:
	%426 = phi float [ %399, %b40_cold ], [ %333, %b41_cold ], !dbg !235
	br i1 %53, label %b43_cold, label %b44_cold, !dbg !171

b43_cold:
	br label %b44_cold, !dbg !236

b44_cold:
	%427 = phi float [ %403, %b42_cold ], [ %334, %b43_cold ], !dbg !237
	br i1 %55, label %b45_cold, label %b46_cold, !dbg !173

b45_cold:
	br label %b46_cold, !dbg !238

b46_cold:
	%428 = phi float [ %407, %b44_cold ], [ %335, %b45_cold ], !dbg !239
	br i1 %47, label %b47_cold, label %b48_cold, !dbg !241

b47_cold:
	br label %b48_cold, !dbg !242

b48_cold:
	%429 = phi float [ %411, %b46_cold ], [ %366, %b47_cold ], !dbg !231
	br i1 %49, label %b49_cold, label %b50_cold, !dbg !243

b49_cold:
	br label %b50_cold, !dbg !244

b50_cold:
	%430 = phi float [ %429, %b48_cold ], [ %366, %b49_cold ], !dbg !233
	br i1 %51, label %b51_cold, label %b52_cold, !dbg !245

b51_cold:
	br label %b52_cold, !dbg !246

b52_cold:
	%431 = phi float [ %415, %b50_cold ], [ %367, %b51_cold ], !dbg !235
	br i1 %53, label %b53_cold, label %b54_cold, !dbg !247

b53_cold:
	br label %b54_cold, !dbg !248

b54_cold:
	%432 = phi float [ %419, %b52_cold ], [ %368, %b53_cold ], !dbg !237
	br i1 %55, label %b55_cold, label %b56_cold, !dbg !249

b55_cold:
	br label %b56_cold, !dbg !250

b56_cold:
	%433 = phi float [ %423, %b54_cold ], [ %369, %b55_cold ], !dbg !239
	br label %b57_cold, !dbg !240

b57_cold:
	%434 = phi float [ %395, %b35_cold_ok1 ], [ %425, %b56_cold ], !dbg !251
	%435 = phi float [ %399, %b35_cold_ok1 ], [ %426, %b56_cold ], !dbg !251
	%436 = phi float [ %403, %b35_cold_ok1 ], [ %427, %b56_cold ], !dbg !251
	%437 = phi float [ %407, %b35_cold_ok1 ], [ %428, %b56_cold ], !dbg !251
	%438 = phi float [ %411, %b35_cold_ok1 ], [ %430, %b56_cold ], !dbg !252
	%439 = phi float [ %415, %b35_cold_ok1 ], [ %431, %b56_cold ], !dbg !252
	%440 = phi float [ %419, %b35_cold_ok1 ], [ %432, %b56_cold ], !dbg !252
	%441 = phi float [ %423, %b35_cold_ok1 ], [ %433, %b56_cold ], !dbg !252
	%442 = add i64 %327, %p11, !dbg !253
	%443 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %327, !dbg !254
	%444 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 0, !dbg !254
	%445 = icmp uge i64 %327, %p6, !dbg !254
	br i1 %445, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !254, !prof !24

b57_cold_fail1:
	br label %fail, !dbg !254

b57_cold_ok1:
	%446 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 1, !dbg !254
	%447 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 2, !dbg !254
	%448 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 3, !dbg !254
	%449 = bitcast { float, float, float, float }* %443 to <4 x float>*, !dbg !254
	%450 = insertelement <4 x float> undef, float %434, i32 0, !dbg !254
	%451 = insertelement <4 x float> %450, float %435, i32 1, !dbg !254
	%452 = insertelement <4 x float> %451, float %436, i32 2, !dbg !254
	%453 = insertelement <4 x float> %452, float %437, i32 3, !dbg !254
	store <4 x float> %453, <4 x float>* %449, align 16, !dbg !254
	%454 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %442, !dbg !255
	%455 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 0, !dbg !255
	%456 = icmp uge i64 %442, %p6, !dbg !255
	br i1 %456, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !255, !prof !24

b57_cold_fail2:
	br label %fail, !dbg !255

b57_cold_ok2:
	%457 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 1, !dbg !255
	%458 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 2, !dbg !255
	%459 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 3, !dbg !255
	%460 = bitcast { float, float, float, float }* %454 to <4 x float>*, !dbg !255
	%461 = insertelement <4 x float> undef, float %438, i32 0, !dbg !255
	%462 = insertelement <4 x float> %461, float %439, i32 1, !dbg !255
	%463 = insertelement <4 x float> %462, float %440, i32 2, !dbg !255
	%464 = insertelement <4 x float> %463, float %441, i32 3, !dbg !255
	store <4 x float> %464, <4 x float>* %460, align 16, !dbg !255
	%465 = fsub float %434, %332, !dbg !258
	%466 = fsub float %435, %333, !dbg !259
	%467 = fsub float %436, %334, !dbg !260
	%468 = fsub float %437, %335, !dbg !261
	%469 = fmul float %465, %465, !dbg !262
	%470 = fmul float %466, %466, !dbg !263
	%471 = fadd float %469, %470, !dbg !264
	%472 = fmul float %467, %467, !dbg !265
	%473 = fadd float %471, %472, !dbg !266
	%474 = fmul float %468, %468, !dbg !267
	%475 = fadd float %473, %474, !dbg !268
	%476 = fsub float %438, %366, !dbg !270
	%477 = fsub float %439, %367, !dbg !271
	%478 = fsub float %440, %368, !dbg !272
	%479 = fsub float %441, %369, !dbg !273
	%480 = fmul float %476, %476, !dbg !274
	%481 = fmul float %477, %477, !dbg !275
	%482 = fadd float %480, %481, !dbg !276
	%483 = fmul float %478, %478, !dbg !277
	%484 = fadd float %482, %483, !dbg !278
	%485 = fmul float %479, %479, !dbg !279
	%486 = fadd float %484, %485, !dbg !280
	%487 = fadd float %475, %486, !dbg !281
	%488 = fadd float %325, %487, !dbg !282
	%489 = add i64 %442, %p11, !dbg !283
	%490 = sub i64 %336, 2, !dbg !284
	br label %b34_cold, !dbg !284, !llvm.loop !286

b59_fail1:
	%491 = icmp uge i64 %251, %p6, !dbg !289
	br i1 %491, label %b59_fail2, label %b59_ok2, !dbg !289

b59_fail2:
	br label %fail, !dbg !289

b59_ok2:
	%492 = icmp uge i64 %253, %p3, !dbg !292
	br i1 %492, label %b59_fail3, label %b59_ok3, !dbg !292

b59_fail3:
	br label %fail, !dbg !292

b59_ok3:
	br label %fail, !dbg !294

b71_fail1:
	br label %fail, !dbg !324

fail:
	%493 = phi i32 [ 21, %b9_fail2 ], [ 21, %b9_ok2 ], [ 22, %b35_cold_fail2 ], [ 22, %b35_cold_fail3 ], [ 23, %b35_cold_fail4 ], [ 23, %b35_cold_fail5 ], [ 24, %b35_cold_fail6 ], [ 24, %b35_cold_ok6 ], [ 25, %b57_cold_fail1 ], [ 25, %b57_cold_fail2 ], [ 26, %b59_fail2 ], [ 26, %b59_fail3 ], [ 26, %b59_ok3 ], [ 27, %b71_fail1 ], !dbg !133
	%494 = phi i64 [ %18, %b9_fail2 ], [ %17, %b9_ok2 ], [ %338, %b35_cold_fail2 ], [ %339, %b35_cold_fail3 ], [ %341, %b35_cold_fail4 ], [ %342, %b35_cold_fail5 ], [ %344, %b35_cold_fail6 ], [ %345, %b35_cold_ok6 ], [ %327, %b57_cold_fail1 ], [ %442, %b57_cold_fail2 ], [ %251, %b59_fail2 ], [ %253, %b59_fail3 ], [ %254, %b59_ok3 ], [ %240, %b71_fail1 ], !dbg !133
	%495 = phi i64 [ %p6, %b9_fail2 ], [ %p6, %b9_ok2 ], [ %p6, %b35_cold_fail2 ], [ %p6, %b35_cold_fail3 ], [ %p3, %b35_cold_fail4 ], [ %p3, %b35_cold_fail5 ], [ %p3, %b35_cold_fail6 ], [ %p3, %b35_cold_ok6 ], [ %p6, %b57_cold_fail1 ], [ %p6, %b57_cold_fail2 ], [ %p6, %b59_fail2 ], [ %p3, %b59_fail3 ], [ %p3, %b59_ok3 ], [ %p6, %b71_fail1 ], !dbg !133
	call void @gpuc_fail(i8* %ctrl, i32 %493, i64 %494, i64 %495), !dbg !133
	ret float undef, !dbg !133
}

define void @Step(float* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64* %p26, i64 %p27, i64 %p28, i32 %p29, i32 %p30, double %p31, i8* %ctrl) nounwind !dbg !339 {
entry:
	br label %b0, !dbg !340

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !340
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !340
	%2 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !340
	%3 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !340
	%4 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !340
	%5 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !340
	%6 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !340
	%7 = addrspacecast i64* %p26 to i64 addrspace(1)*, !dbg !340
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !347
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !348, !range !129
	%10 = sext i32 %9 to i64, !dbg !348
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !348, !range !130
	%12 = sext i32 %11 to i64, !dbg !348
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !348, !range !130
	%14 = sext i32 %13 to i64, !dbg !348
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !348, !range !349
	%16 = sext i32 %15 to i64, !dbg !348
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !348, !range !350
	%18 = sext i32 %17 to i64, !dbg !348
	%19 = trunc i64 %18 to i32, !dbg !348
	%20 = trunc i64 %14 to i32, !dbg !348
	%21 = mul i32 %19, %20, !dbg !348
	%22 = zext i32 %21 to i64, !dbg !348
	%23 = trunc i64 %12 to i32, !dbg !348
	%24 = add i32 %23, %21, !dbg !348
	%25 = zext i32 %24 to i64, !dbg !348
	%26 = mul i64 %16, %25, !dbg !348
	%27 = add i64 %10, %26, !dbg !348
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !348, !range !25
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !348, !range !25
	%30 = mul i32 %28, %29, !dbg !348
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !348, !range !26
	%32 = mul i32 %30, %31, !dbg !348
	%33 = sext i32 %32 to i64, !dbg !348
	%34 = mul i64 %27, %33, !dbg !348
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !348, !range !28
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !348, !range !28
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !348, !range !29
	%38 = mul i32 %29, %37, !dbg !348
	%39 = add i32 %36, %38, !dbg !348
	%40 = mul i32 %28, %39, !dbg !348
	%41 = add i32 %35, %40, !dbg !348
	%42 = sext i32 %41 to i64, !dbg !348
	%43 = add i64 %34, %42, !dbg !348
	%44 = icmp eq i64 %43, 0, !dbg !351
	br i1 %44, label %b1, label %b2, !dbg !351

b1:
	%45 = sub i64 1, %p28, !dbg !352
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %p28, !dbg !353
	%47 = icmp uge i64 %p28, %p27, !dbg !353
	%48 = icmp uge i64 %45, %p27, !dbg !354
	%49 = or i1 %47, %48, !dbg !354
	br i1 %49, label %b1_fail1, label %b1_ok1, !dbg !354, !prof !24

b1_ok1:
	%50 = load i64, i64 addrspace(1)* %46, align 8, !dbg !353
	%51 = add i64 %50, 1, !dbg !355
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %45, !dbg !354
	store i64 %51, i64 addrspace(1)* %52, align 8, !dbg !354
	br label %b2, !dbg !354

b2:
	%53 = fcmp oge double %p31, 0.000000e+00, !dbg !356
	br i1 %53, label %b3, label %b7, !dbg !356

b3:
	%54 = sub i64 1, %p28, !dbg !357
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %54, !dbg !358
	%56 = icmp uge i64 %54, %p25, !dbg !358
	br i1 %56, label %b3_fail1, label %b3_ok1, !dbg !358, !prof !24

b3_ok1:
	%57 = load i64, i64 addrspace(1)* %55, align 8, !dbg !358
	%58 = icmp ne i64 %57, 0, !dbg !359
	br i1 %58, label %b4, label %b7, !dbg !359

b4:
	br i1 %44, label %b5, label %b6, !dbg !360

b5:
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %p28, !dbg !361
	%60 = icmp uge i64 %p28, %p25, !dbg !361
	br i1 %60, label %b5_fail1, label %b5_ok1, !dbg !361, !prof !24

b5_ok1:
	store i64 %57, i64 addrspace(1)* %59, align 8, !dbg !361
	br label %b6, !dbg !361

b6:
	ret void, !dbg !362

b7:
	%61 = icmp ne i32 %p30, 0, !dbg !363
	br i1 %61, label %b8, label %b11, !dbg !363

b8:
	%62 = icmp eq i64 %10, 0, !dbg !366
	br i1 %62, label %b9, label %b11, !dbg !366

b9:
	%63 = sub i64 %18, 2, !dbg !367
	%64 = icmp sgt i64 %63, 0, !dbg !368
	%65 = select i1 %64, i64 %63, i64 0, !dbg !368
	%66 = icmp eq i64 %12, %65, !dbg !369
	br i1 %66, label %b10, label %b11, !dbg !365

b10:
	%67 = addrspacecast double addrspace(1)* %2 to double*, !dbg !370
	%68 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !370
	%69 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !370
	%70 = addrspacecast double addrspace(1)* %5 to double*, !dbg !370
	%71 = addrspacecast i64 addrspace(1)* %6 to i64*, !dbg !370
	call void @gpuc_fn_solver_publish(double* %67, i64 %p17, i64 %p17, i64* %68, i64 %p19, i32* %69, i64 %p21, i64 %p21, double* %70, i64 %p23, i64 %p23, i64* %71, i64 %p25, i64 %p25, i32 %p30, i8* %ctrl), !dbg !370
	br label %b11, !dbg !370

b11:
	%72 = icmp sgt i64 %p4, 0, !dbg !371
	br i1 %72, label %b12, label %b37, !dbg !371

b12:
	%73 = and i64 %p1, 3, !dbg !374
	%74 = icmp eq i64 %73, 0, !dbg !374
	br i1 %74, label %b13, label %b36, !dbg !374

b13:
	%75 = addrspacecast float addrspace(1)* %0 to float*, !dbg !374
	%76 = ptrtoint float* %75 to i64, !dbg !374
	%77 = and i64 %76, 15, !dbg !374
	%78 = icmp eq i64 %77, 0, !dbg !374
	%79 = icmp eq i64 %p1, 0, !dbg !374
	%80 = or i1 %78, %79, !dbg !374
	br i1 %80, label %b14, label %b35, !dbg !374

b14:
	%81 = ashr i64 %p1, 2, !dbg !374
	%82 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !374
	%83 = icmp eq i64 %12, 0, !dbg !375
	%84 = trunc i64 %18 to i32, !dbg !376
	%85 = sub i32 %84, 1, !dbg !376
	%86 = zext i32 %85 to i64, !dbg !376
	%87 = icmp eq i64 %12, %86, !dbg !377
	%88 = sext i32 %28 to i64, !dbg !378
	%89 = sext i32 %29 to i64, !dbg !378
	%90 = trunc i64 %12 to i32, !dbg !379
	%91 = trunc i64 %89 to i32, !dbg !379
	%92 = mul i32 %90, %91, !dbg !379
	%93 = zext i32 %92 to i64, !dbg !379
	%94 = sext i32 %35 to i64, !dbg !380
	%95 = sext i32 %36 to i64, !dbg !380
	%96 = trunc i64 %95 to i32, !dbg !381
	%97 = add i32 %92, %96, !dbg !381
	%98 = zext i32 %97 to i64, !dbg !381
	%99 = mul i64 %98, %p13, !dbg !384
	%100 = icmp slt i64 %98, %p14, !dbg !385
	%101 = select i1 %100, i64 %98, i64 %p14, !dbg !385
	%102 = add i64 %99, %101, !dbg !386
	%103 = sub i64 %102, 4, !dbg !387
	%104 = add i32 %97, 1, !dbg !388
	%105 = zext i32 %104 to i64, !dbg !388
	%106 = mul i64 %105, %p13, !dbg !390
	%107 = icmp slt i64 %105, %p14, !dbg !391
	%108 = select i1 %107, i64 %105, i64 %p14, !dbg !391
	%109 = add i64 %106, %108, !dbg !392
	%110 = sub i64 %109, 4, !dbg !393
	%111 = icmp eq i64 %42, 0, !dbg !394
	%112 = sub i64 1, %p28, !dbg !395
	%113 = mul i64 %112, 2, !dbg !398
	%114 = mul i64 %113, %p15, !dbg !399
	%115 = add i64 %113, 1, !dbg !401
	%116 = mul i64 %115, %p15, !dbg !402
	%117 = icmp eq i64 %95, 0, !dbg !403
	%118 = trunc i64 %89 to i32, !dbg !404
	%119 = sub i32 %118, 1, !dbg !404
	%120 = zext i32 %119 to i64, !dbg !404
	%121 = icmp eq i64 %95, %120, !dbg !405
	%122 = icmp sgt i64 %p4, 1, !dbg !406
	%123 = sub i64 %p4, 1, !dbg !407
	%124 = add i64 %p12, 1, !dbg !408
	%125 = trunc i64 %88 to i32, !dbg !409
	%126 = mul i32 %125, 4, !dbg !409
	%127 = zext i32 %126 to i64, !dbg !409
	%128 = mul i64 %p28, %p8, !dbg !411
	%129 = mul i64 %128, 4, !dbg !412
	%130 = add i64 %129, %p6, !dbg !413
	%131 = mul i64 %124, %p6, !dbg !414
	%132 = add i64 %129, %131, !dbg !415
	%133 = mul i64 %p28, 2, !dbg !417
	%134 = add i64 %133, 1, !dbg !418
	%135 = mul i64 %134, %p15, !dbg !419
	%136 = sext i32 %8 to i64, !dbg !347
	%137 = trunc i64 %p10 to i32, !dbg !347
	%138 = mul i64 %p4, %p6, !dbg !421
	%139 = add i64 %129, %138, !dbg !422
	%140 = mul i64 %133, %p15, !dbg !424
	%141 = trunc i64 %p11 to i32, !dbg !425
	%142 = icmp sgt i64 %103, 1, !dbg !426
	%143 = select i1 %142, i64 %103, i64 1, !dbg !426
	%144 = icmp slt i64 %110, %123, !dbg !427
	%145 = select i1 %144, i64 %110, i64 %123, !dbg !427
	br label %b15, !dbg !428

b15:
	%146 = phi float [ 0.000000e+00, %b14 ], [ %262, %b34 ], !dbg !429
	%147 = phi i64 [ %10, %b14 ], [ %263, %b34 ], !dbg !430
	%148 = icmp slt i64 %147, %p15, !dbg !431
	br i1 %148, label %b16, label %b37, !dbg !431

b16:
	%149 = mul i64 %147, %88, !dbg !432
	%150 = add i64 %149, %94, !dbg !433
	br i1 %83, label %b18, label %b17, !dbg !433

b17:
	br i1 %87, label %b18, label %b34, !dbg !433

b18:
	%151 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %p28, !dbg !434
	%152 = icmp uge i64 %p28, %p27, !dbg !434
	br i1 %152, label %b18_fail1, label %b18_ok1, !dbg !434, !prof !24

b18_ok1:
	%153 = load i64, i64 addrspace(1)* %151, align 8, !dbg !434
	br i1 %111, label %b19, label %b23, !dbg !394

b19:
	br i1 %83, label %b20, label %b21, !dbg !394

b20:
	%154 = add i64 %114, %147, !dbg !435
	%155 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %154, !dbg !436
	%156 = sub i64 %153, 1, !dbg !438
	%157 = addrspacecast i64 addrspace(1)* %155 to i64*, !dbg !437
	%158 = icmp uge i64 %154, %p3, !dbg !436
	%159 = icmp eq i64 addrspace(1)* %155, null, !dbg !437
	%160 = or i1 %158, %159, !dbg !437
	br i1 %160, label %b20_fail1, label %b20_ok1, !dbg !437, !prof !24

b20_ok1:
	%161 = bitcast i64* %157 to i8*, !dbg !437
	%162 = call i64 @gpuc_signal_wait_until_thread(i8* %161, i32 5, i64 %156, i32 1, i8* %ctrl, i32 18), !dbg !437
	br label %b21, !dbg !437

b21:
	br i1 %87, label %b22, label %b23, !dbg !437

b22:
	%163 = add i64 %116, %147, !dbg !439
	%164 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %163, !dbg !440
	%165 = sub i64 %153, 1, !dbg !442
	%166 = addrspacecast i64 addrspace(1)* %164 to i64*, !dbg !441
	%167 = icmp uge i64 %163, %p3, !dbg !440
	%168 = icmp eq i64 addrspace(1)* %164, null, !dbg !441
	%169 = or i1 %167, %168, !dbg !441
	br i1 %169, label %b22_fail1, label %b22_ok1, !dbg !441, !prof !24

b22_ok1:
	%170 = bitcast i64* %166 to i8*, !dbg !441
	%171 = call i64 @gpuc_signal_wait_until_thread(i8* %170, i32 5, i64 %165, i32 1, i8* %ctrl, i32 20), !dbg !441
	br label %b23, !dbg !441

b23:
	call void @llvm.nvvm.barrier0(), !dbg !443
	br i1 %83, label %b24, label %b26, !dbg !443

b24:
	br i1 %117, label %b25, label %b26, !dbg !403

b25:
	%172 = addrspacecast float addrspace(1)* %0 to float*, !dbg !444
	%173 = addrspacecast float addrspace(1)* %0 to float*, !dbg !444
	%174 = addrspacecast { float, float, float, float } addrspace(1)* %82 to { float, float, float, float }*, !dbg !444
	%175 = call float @gpuc_fn_solver_march(float* %172, i64 %p1, float* %173, i64 %p1, i64 %p1, { float, float, float, float }* %174, i64 %81, i64 %81, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %150, i64 0, i64 1, i64 %p28, i8* %ctrl), !dbg !444
	%176 = fadd float 0.000000e+00, %175, !dbg !445
	br label %b26, !dbg !445

b26:
	%177 = phi float [ 0.000000e+00, %b23 ], [ 0.000000e+00, %b24 ], [ %176, %b25 ], !dbg !446
	br i1 %87, label %b27, label %b30, !dbg !446

b27:
	br i1 %121, label %b28, label %b30, !dbg !405

b28:
	br i1 %122, label %b29, label %b30, !dbg !406

b29:
	%178 = addrspacecast float addrspace(1)* %0 to float*, !dbg !447
	%179 = addrspacecast float addrspace(1)* %0 to float*, !dbg !447
	%180 = addrspacecast { float, float, float, float } addrspace(1)* %82 to { float, float, float, float }*, !dbg !447
	%181 = call float @gpuc_fn_solver_march(float* %178, i64 %p1, float* %179, i64 %p1, i64 %p1, { float, float, float, float }* %180, i64 %81, i64 %81, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %150, i64 %123, i64 %p4, i64 %p28, i8* %ctrl), !dbg !447
	%182 = fadd float %177, %181, !dbg !448
	br label %b30, !dbg !448

b30:
	%183 = phi float [ %177, %b26 ], [ %177, %b27 ], [ %177, %b28 ], [ %182, %b29 ], !dbg !446
	call void @llvm.nvvm.barrier0(), !dbg !449
	br i1 %83, label %b31, label %b32, !dbg !449

b31:
	%184 = mul i64 %147, %127, !dbg !450
	%185 = add i64 %184, %127, !dbg !451
	%186 = icmp slt i64 %185, %p6, !dbg !452
	%187 = select i1 %186, i64 %185, i64 %p6, !dbg !452
	%188 = add i64 %132, %184, !dbg !453
	%189 = add i64 %132, %187, !dbg !454
	%190 = add i64 %130, %184, !dbg !456
	%191 = add i64 %130, %187, !dbg !457
	%192 = add i64 %135, %147, !dbg !459
	%193 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %192, !dbg !460
	%194 = sub i64 %187, %184, !dbg !455
	%195 = getelementptr inbounds float, float addrspace(1)* %0, i64 %188, !dbg !455
	%196 = getelementptr inbounds float, float addrspace(1)* %0, i64 %190, !dbg !458
	%197 = mul i64 %194, 4, !dbg !347
	%198 = icmp ugt i64 %189, %p1, !dbg !455
	%199 = icmp ugt i64 %188, %189, !dbg !455
	%200 = icmp ugt i64 %191, %p1, !dbg !458
	%201 = icmp ugt i64 %190, %191, !dbg !458
	%202 = icmp uge i64 %192, %p3, !dbg !460
	%203 = icmp uge i64 %p10, %136, !dbg !347
	%204 = icmp eq i64 addrspace(1)* %193, null, !dbg !347
	%205 = or i1 %198, %199, !dbg !347
	%206 = or i1 %205, %200, !dbg !347
	%207 = or i1 %206, %201, !dbg !347
	%208 = or i1 %207, %202, !dbg !347
	%209 = or i1 %208, %203, !dbg !347
	%210 = or i1 %209, %204, !dbg !347
	br i1 %210, label %b31_fail1, label %b31_ok1, !dbg !347, !prof !24

b31_ok1:
	%211 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !347
	%212 = sext i32 %211 to i64, !dbg !347
	%213 = addrspacecast float addrspace(1)* %195 to float*, !dbg !347
	%214 = addrspacecast float addrspace(1)* %196 to float*, !dbg !347
	%215 = addrspacecast i64 addrspace(1)* %193 to i64*, !dbg !347
	%216 = icmp ne i64 %212, %33, !dbg !347
	br i1 %216, label %b31_fail8, label %b31_ok8, !dbg !347, !prof !24

b31_ok8:
	%217 = bitcast float* %213 to i8*, !dbg !347
	%218 = bitcast float* %214 to i8*, !dbg !347
	%219 = bitcast i64* %215 to i8*, !dbg !347
	call void @gpuc_put_signal_nbi_block(i8* %217, i8* %218, i64 %197, i8* %219, i64 %153, i32 9, i32 %137, i32 1), !dbg !347
	br label %b32, !dbg !346

b32:
	br i1 %87, label %b33, label %b34, !dbg !346

b33:
	%220 = mul i64 %147, %127, !dbg !461
	%221 = add i64 %220, %127, !dbg !462
	%222 = icmp slt i64 %221, %p6, !dbg !463
	%223 = select i1 %222, i64 %221, i64 %p6, !dbg !463
	%224 = add i64 %129, %220, !dbg !464
	%225 = add i64 %129, %223, !dbg !465
	%226 = add i64 %139, %220, !dbg !467
	%227 = add i64 %139, %223, !dbg !468
	%228 = add i64 %140, %147, !dbg !470
	%229 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %228, !dbg !471
	%230 = sub i64 %223, %220, !dbg !466
	%231 = getelementptr inbounds float, float addrspace(1)* %0, i64 %224, !dbg !466
	%232 = getelementptr inbounds float, float addrspace(1)* %0, i64 %226, !dbg !469
	%233 = mul i64 %230, 4, !dbg !425
	%234 = icmp ugt i64 %225, %p1, !dbg !466
	%235 = icmp ugt i64 %224, %225, !dbg !466
	%236 = icmp ugt i64 %227, %p1, !dbg !469
	%237 = icmp ugt i64 %226, %227, !dbg !469
	%238 = icmp uge i64 %228, %p3, !dbg !471
	%239 = icmp uge i64 %p11, %136, !dbg !425
	%240 = icmp eq i64 addrspace(1)* %229, null, !dbg !425
	%241 = or i1 %234, %235, !dbg !425
	%242 = or i1 %241, %236, !dbg !425
	%243 = or i1 %242, %237, !dbg !425
	%244 = or i1 %243, %238, !dbg !425
	%245 = or i1 %244, %239, !dbg !425
	%246 = or i1 %245, %240, !dbg !425
	br i1 %246, label %b33_fail1, label %b33_ok1, !dbg !425, !prof !24

b33_ok1:
	%247 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !425
	%248 = sext i32 %247 to i64, !dbg !425
	%249 = addrspacecast float addrspace(1)* %231 to float*, !dbg !425
	%250 = addrspacecast float addrspace(1)* %232 to float*, !dbg !425
	%251 = addrspacecast i64 addrspace(1)* %229 to i64*, !dbg !425
	%252 = icmp ne i64 %248, %33, !dbg !425
	br i1 %252, label %b33_fail8, label %b33_ok8, !dbg !425, !prof !24

b33_ok8:
	%253 = bitcast float* %249 to i8*, !dbg !425
	%254 = bitcast float* %250 to i8*, !dbg !425
	%255 = bitcast i64* %251 to i8*, !dbg !425
	call void @gpuc_put_signal_nbi_block(i8* %253, i8* %254, i64 %233, i8* %255, i64 %153, i32 9, i32 %141, i32 1), !dbg !425
	br label %b34, !dbg !420

b34:
	%256 = phi float [ 0.000000e+00, %b17 ], [ %183, %b32 ], [ %183, %b33_ok8 ], !dbg !446
	%257 = addrspacecast float addrspace(1)* %0 to float*, !dbg !472
	%258 = addrspacecast float addrspace(1)* %0 to float*, !dbg !472
	%259 = addrspacecast { float, float, float, float } addrspace(1)* %82 to { float, float, float, float }*, !dbg !472
	%260 = call float @gpuc_fn_solver_march(float* %257, i64 %p1, float* %258, i64 %p1, i64 %p1, { float, float, float, float }* %259, i64 %81, i64 %81, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %150, i64 %143, i64 %145, i64 %p28, i8* %ctrl), !dbg !472
	%261 = fadd float %256, %260, !dbg !473
	%262 = fadd float %146, %261, !dbg !474
	%263 = add i64 %147, %16, !dbg !475
	br label %b15, !dbg !475

b35:
	br label %fail, !dbg !374

b36:
	br label %fail, !dbg !374

b37:
	%264 = phi float [ 0.000000e+00, %b11 ], [ %146, %b15 ], !dbg !476
	br i1 %61, label %b38, label %b54, !dbg !477

b38:
	%265 = icmp eq i64 %10, 0, !dbg !479
	br i1 %265, label %b39, label %b54, !dbg !479

b39:
	%266 = sub i64 %18, 2, !dbg !480
	%267 = icmp sgt i64 %266, 0, !dbg !481
	%268 = select i1 %267, i64 %266, i64 0, !dbg !481
	%269 = icmp eq i64 %12, %268, !dbg !482
	br i1 %269, label %b40, label %b54, !dbg !478

b40:
	%270 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %p28, !dbg !434
	%271 = icmp uge i64 %p28, %p27, !dbg !434
	%272 = icmp uge i64 0, %p21, !dbg !485
	%273 = or i1 %271, %272, !dbg !485
	br i1 %273, label %b40_fail1, label %b40_ok1, !dbg !485, !prof !24

b40_ok1:
	%274 = load i64, i64 addrspace(1)* %270, align 8, !dbg !434
	%275 = sub i64 %274, 1, !dbg !486
	%276 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !485
	%277 = load i32, i32 addrspace(1)* %276, align 4, !dbg !485
	%278 = sext i32 %8 to i64, !dbg !489
	%279 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !490, !range !93
	%280 = sext i32 %279 to i64, !dbg !490
	%281 = and i32 %41, -32, !dbg !490
	%282 = sub i32 %32, %281, !dbg !490
	%283 = icmp slt i32 %282, 32, !dbg !490
	%284 = select i1 %283, i32 %282, i32 32, !dbg !490
	%285 = sext i32 %284 to i64, !dbg !490
	br label %b41, !dbg !490

b41:
	%286 = phi double [ 0.000000e+00, %b40_ok1 ], [ %312, %b43_ok1 ], !dbg !494
	%287 = phi i64 [ %280, %b40_ok1 ], [ %313, %b43_ok1 ], !dbg !490
	%288 = icmp slt i64 %287, %278, !dbg !490
	br i1 %288, label %b42, label %b45, !dbg !490

b42:
	%289 = urem i32 %277, 2, !dbg !496
	%290 = zext i32 %289 to i64, !dbg !497
	%291 = trunc i64 %278 to i32, !dbg !498
	%292 = mul i32 %289, %291, !dbg !498
	%293 = zext i32 %292 to i64, !dbg !498
	%294 = add i64 %293, %287, !dbg !499
	%295 = mul i64 %294, 2, !dbg !500
	%296 = add i64 %295, 2, !dbg !502
	%297 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %295, !dbg !503
	%298 = addrspacecast i64 addrspace(1)* %297 to i64*, !dbg !504
	%299 = ptrtoint i64* %298 to i64, !dbg !504
	%300 = and i64 %299, 15, !dbg !504
	%301 = icmp eq i64 %300, 0, !dbg !504
	%302 = icmp ugt i64 %296, %p19, !dbg !503
	%303 = icmp ugt i64 %295, %296, !dbg !503
	%304 = or i1 %302, %303, !dbg !503
	br i1 %304, label %b42_fail1, label %b42_ok1, !dbg !503, !prof !24

b42_ok1:
	br i1 %301, label %b43, label %b44, !dbg !504

b43:
	%305 = bitcast i64 addrspace(1)* %297 to { i64, i64 } addrspace(1)*, !dbg !504
	%306 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %305, i64 0, !dbg !505
	%307 = addrspacecast { i64, i64 } addrspace(1)* %306 to { i64, i64 }*, !dbg !493
	%308 = icmp eq { i64, i64 } addrspace(1)* %306, null, !dbg !493
	br i1 %308, label %b43_fail1, label %b43_ok1, !dbg !493, !prof !24

b43_ok1:
	%309 = bitcast { i64, i64 }* %307 to i8*, !dbg !493
	%310 = call i64 @gpuc_wait_line_thread(i8* %309, i32 %277, i32 1, i8* %ctrl, i32 34), !dbg !493
	%311 = bitcast i64 %310 to double, !dbg !506
	%312 = fadd double %286, %311, !dbg !507
	%313 = add i64 %287, %285, !dbg !490
	br label %b41, !dbg !490

b44:
	br label %fail, !dbg !504

b45:
	%314 = icmp eq i64 %285, 32, !dbg !513
	br i1 %314, label %b46, label %b48, !dbg !513

b46:
	%315 = phi double [ %332, %b47 ], [ %286, %b45 ], !dbg !514
	%316 = phi i64 [ %335, %b47 ], [ 16, %b45 ], !dbg !515
	%317 = icmp sgt i64 %316, 0, !dbg !516
	br i1 %317, label %b47, label %b51, !dbg !516

b47:
	%318 = trunc i64 %316 to i32, !dbg !517
	%319 = bitcast double %315 to i64, !dbg !517
	%320 = trunc i64 %319 to i32, !dbg !517
	%321 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %320, i32 %318, i32 31), !dbg !517
	%322 = extractvalue { i32, i1 } %321, 0, !dbg !517
	%323 = lshr i64 %319, 32, !dbg !517
	%324 = trunc i64 %323 to i32, !dbg !517
	%325 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %324, i32 %318, i32 31), !dbg !517
	%326 = extractvalue { i32, i1 } %325, 0, !dbg !517
	%327 = zext i32 %326 to i64, !dbg !517
	%328 = shl i64 %327, 32, !dbg !517
	%329 = zext i32 %322 to i64, !dbg !517
	%330 = or i64 %329, %328, !dbg !517
	%331 = bitcast i64 %330 to double, !dbg !517
	%332 = fadd double %315, %331, !dbg !518
	%333 = trunc i64 %316 to i32, !dbg !519
	%334 = udiv i32 %333, 2, !dbg !519
	%335 = zext i32 %334 to i64, !dbg !519
	br label %b46, !dbg !519

b48:
	%336 = bitcast double %286 to i64, !dbg !520
	%337 = trunc i64 %336 to i32, !dbg !520
	%338 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %337, i32 0, i32 31), !dbg !520
	%339 = extractvalue { i32, i1 } %338, 0, !dbg !520
	%340 = lshr i64 %336, 32, !dbg !520
	%341 = trunc i64 %340 to i32, !dbg !520
	%342 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %341, i32 0, i32 31), !dbg !520
	%343 = extractvalue { i32, i1 } %342, 0, !dbg !520
	%344 = zext i32 %343 to i64, !dbg !520
	%345 = shl i64 %344, 32, !dbg !520
	%346 = zext i32 %339 to i64, !dbg !520
	%347 = or i64 %346, %345, !dbg !520
	%348 = bitcast i64 %347 to double, !dbg !520
	br label %b49, !dbg !520

b49:
	%349 = phi double [ %348, %b48 ], [ %366, %b50 ], !dbg !521
	%350 = phi i64 [ 1, %b48 ], [ %367, %b50 ], !dbg !522
	%351 = icmp slt i64 %350, %285, !dbg !523
	br i1 %351, label %b50, label %b51, !dbg !523

b50:
	%352 = trunc i64 %350 to i32, !dbg !524
	%353 = bitcast double %286 to i64, !dbg !524
	%354 = trunc i64 %353 to i32, !dbg !524
	%355 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %354, i32 %352, i32 31), !dbg !524
	%356 = extractvalue { i32, i1 } %355, 0, !dbg !524
	%357 = lshr i64 %353, 32, !dbg !524
	%358 = trunc i64 %357 to i32, !dbg !524
	%359 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %358, i32 %352, i32 31), !dbg !524
	%360 = extractvalue { i32, i1 } %359, 0, !dbg !524
	%361 = zext i32 %360 to i64, !dbg !524
	%362 = shl i64 %361, 32, !dbg !524
	%363 = zext i32 %356 to i64, !dbg !524
	%364 = or i64 %363, %362, !dbg !524
	%365 = bitcast i64 %364 to double, !dbg !524
	%366 = fadd double %349, %365, !dbg !518
	%367 = add i64 %350, 1, !dbg !525
	br label %b49, !dbg !525

b51:
	%368 = phi double [ %315, %b46 ], [ %349, %b49 ], !dbg !512
	%369 = icmp ne i64 %42, 0, !dbg !526
	br i1 %369, label %b54, label %b52, !dbg !526

b52:
	%370 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !527
	%371 = icmp uge i64 0, %p23, !dbg !527
	br i1 %371, label %b52_fail1, label %b52_ok1, !dbg !527, !prof !24

b52_ok1:
	store double %368, double addrspace(1)* %370, align 8, !dbg !527
	%372 = fcmp ole double %368, %p31, !dbg !528
	br i1 %372, label %b53, label %b54, !dbg !528

b53:
	%373 = urem i64 %274, 2, !dbg !529
	%374 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %373, !dbg !530
	%375 = icmp uge i64 %373, %p25, !dbg !530
	br i1 %375, label %b53_fail1, label %b53_ok1, !dbg !530, !prof !24

b53_ok1:
	store i64 %275, i64 addrspace(1)* %374, align 8, !dbg !530
	br label %b54, !dbg !530

b54:
	%376 = icmp ne i32 %p29, 0, !dbg !531
	br i1 %376, label %b55, label %b69, !dbg !531

b55:
	%377 = fpext float %264 to double, !dbg !534
	%378 = and i32 %41, -32, !dbg !538
	%379 = sub i32 %32, %378, !dbg !538
	%380 = icmp slt i32 %379, 32, !dbg !538
	%381 = select i1 %380, i32 %379, i32 32, !dbg !538
	%382 = sext i32 %381 to i64, !dbg !538
	%383 = icmp eq i64 %382, 32, !dbg !539
	br i1 %383, label %b56, label %b58, !dbg !539

b56:
	%384 = phi double [ %401, %b57 ], [ %377, %b55 ], !dbg !540
	%385 = phi i64 [ %404, %b57 ], [ 16, %b55 ], !dbg !541
	%386 = icmp sgt i64 %385, 0, !dbg !542
	br i1 %386, label %b57, label %b61, !dbg !542

b57:
	%387 = trunc i64 %385 to i32, !dbg !543
	%388 = bitcast double %384 to i64, !dbg !543
	%389 = trunc i64 %388 to i32, !dbg !543
	%390 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %389, i32 %387, i32 31), !dbg !543
	%391 = extractvalue { i32, i1 } %390, 0, !dbg !543
	%392 = lshr i64 %388, 32, !dbg !543
	%393 = trunc i64 %392 to i32, !dbg !543
	%394 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %393, i32 %387, i32 31), !dbg !543
	%395 = extractvalue { i32, i1 } %394, 0, !dbg !543
	%396 = zext i32 %395 to i64, !dbg !543
	%397 = shl i64 %396, 32, !dbg !543
	%398 = zext i32 %391 to i64, !dbg !543
	%399 = or i64 %398, %397, !dbg !543
	%400 = bitcast i64 %399 to double, !dbg !543
	%401 = fadd double %384, %400, !dbg !544
	%402 = trunc i64 %385 to i32, !dbg !545
	%403 = udiv i32 %402, 2, !dbg !545
	%404 = zext i32 %403 to i64, !dbg !545
	br label %b56, !dbg !545

b58:
	%405 = bitcast double %377 to i64, !dbg !546
	%406 = trunc i64 %405 to i32, !dbg !546
	%407 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %406, i32 0, i32 31), !dbg !546
	%408 = extractvalue { i32, i1 } %407, 0, !dbg !546
	%409 = lshr i64 %405, 32, !dbg !546
	%410 = trunc i64 %409 to i32, !dbg !546
	%411 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %410, i32 0, i32 31), !dbg !546
	%412 = extractvalue { i32, i1 } %411, 0, !dbg !546
	%413 = zext i32 %412 to i64, !dbg !546
	%414 = shl i64 %413, 32, !dbg !546
	%415 = zext i32 %408 to i64, !dbg !546
	%416 = or i64 %415, %414, !dbg !546
	%417 = bitcast i64 %416 to double, !dbg !546
	br label %b59, !dbg !546

b59:
	%418 = phi double [ %417, %b58 ], [ %435, %b60 ], !dbg !547
	%419 = phi i64 [ 1, %b58 ], [ %436, %b60 ], !dbg !548
	%420 = icmp slt i64 %419, %382, !dbg !549
	br i1 %420, label %b60, label %b61, !dbg !549

b60:
	%421 = trunc i64 %419 to i32, !dbg !550
	%422 = bitcast double %377 to i64, !dbg !550
	%423 = trunc i64 %422 to i32, !dbg !550
	%424 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %423, i32 %421, i32 31), !dbg !550
	%425 = extractvalue { i32, i1 } %424, 0, !dbg !550
	%426 = lshr i64 %422, 32, !dbg !550
	%427 = trunc i64 %426 to i32, !dbg !550
	%428 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %427, i32 %421, i32 31), !dbg !550
	%429 = extractvalue { i32, i1 } %428, 0, !dbg !550
	%430 = zext i32 %429 to i64, !dbg !550
	%431 = shl i64 %430, 32, !dbg !550
	%432 = zext i32 %425 to i64, !dbg !550
	%433 = or i64 %432, %431, !dbg !550
	%434 = bitcast i64 %433 to double, !dbg !550
	%435 = fadd double %418, %434, !dbg !544
	%436 = add i64 %419, 1, !dbg !551
	br label %b59, !dbg !551

b61:
	%437 = phi double [ %384, %b56 ], [ %418, %b59 ], !dbg !537
	%438 = trunc i64 %33 to i32, !dbg !553
	%439 = add i32 %438, 32, !dbg !553
	%440 = zext i32 %439 to i64, !dbg !553
	%441 = sub i32 %439, 1, !dbg !554
	%442 = zext i32 %441 to i64, !dbg !554
	%443 = udiv i32 %441, 32, !dbg !555
	%444 = zext i32 %443 to i64, !dbg !555
	%445 = icmp eq i64 %444, 1, !dbg !556
	br i1 %445, label %b67, label %b62, !dbg !556

b62:
	call void @llvm.nvvm.barrier0(), !dbg !558
	%446 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !559, !range !93
	%447 = sext i32 %446 to i64, !dbg !559
	%448 = icmp eq i64 %447, 0, !dbg !560
	br i1 %448, label %b63, label %b64, !dbg !560

b63:
	%449 = trunc i64 %42 to i32, !dbg !561
	%450 = udiv i32 %449, 32, !dbg !561
	%451 = zext i32 %450 to i64, !dbg !561
	%452 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %451, !dbg !562
	store double %437, double addrspace(3)* %452, align 8, !dbg !562
	br label %b64, !dbg !562

b64:
	call void @llvm.nvvm.barrier0(), !dbg !563
	%453 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !564
	%454 = load double, double addrspace(3)* %453, align 8, !dbg !564
	br label %b65, !dbg !564

b65:
	%455 = phi double [ %454, %b64 ], [ %460, %b66 ], !dbg !565
	%456 = phi i64 [ 1, %b64 ], [ %461, %b66 ], !dbg !566
	%457 = icmp slt i64 %456, %444, !dbg !567
	br i1 %457, label %b66, label %b67, !dbg !567

b66:
	%458 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %456, !dbg !568
	%459 = load double, double addrspace(3)* %458, align 8, !dbg !568
	%460 = fadd double %455, %459, !dbg !544
	%461 = add i64 %456, 1, !dbg !569
	br label %b65, !dbg !569

b67:
	%462 = phi double [ %437, %b61 ], [ %455, %b65 ], !dbg !536
	%463 = icmp eq i64 %42, 0, !dbg !570
	br i1 %463, label %b68, label %b69, !dbg !570

b68:
	%464 = sdiv i64 %p17, 2, !dbg !572
	%465 = sub i32 %p29, 1, !dbg !573
	%466 = zext i32 %465 to i64, !dbg !574
	%467 = mul i64 %466, %464, !dbg !575
	%468 = zext i32 %p29 to i64, !dbg !576
	%469 = mul i64 %468, %464, !dbg !577
	%470 = sub i64 %469, %467, !dbg !578
	%471 = mul i64 %12, %16, !dbg !579
	%472 = add i64 %471, %10, !dbg !580
	%473 = getelementptr inbounds double, double addrspace(1)* %2, i64 %467, !dbg !578
	%474 = getelementptr inbounds double, double addrspace(1)* %473, i64 %472, !dbg !581
	%475 = icmp ugt i64 %469, %p17, !dbg !578
	%476 = icmp ugt i64 %467, %469, !dbg !578
	%477 = icmp uge i64 %472, %470, !dbg !581
	%478 = or i1 %475, %476, !dbg !581
	%479 = or i1 %478, %477, !dbg !581
	br i1 %479, label %b68_fail1, label %b68_ok1, !dbg !581, !prof !24

b68_ok1:
	store double %462, double addrspace(1)* %474, align 8, !dbg !581
	br label %b69, !dbg !581

b69:
	ret void, !dbg !533

b1_fail1:
	%480 = icmp uge i64 %p28, %p27, !dbg !353
	br i1 %480, label %b1_fail2, label %b1_ok2, !dbg !353

b1_fail2:
	br label %fail, !dbg !353

b1_ok2:
	br label %fail, !dbg !354

b3_fail1:
	br label %fail, !dbg !358

b5_fail1:
	br label %fail, !dbg !361

b18_fail1:
	br label %fail, !dbg !434

b20_fail1:
	%481 = icmp uge i64 %154, %p3, !dbg !436
	br i1 %481, label %b20_fail2, label %b20_ok2, !dbg !436

b20_fail2:
	br label %fail, !dbg !436

b20_ok2:
	br label %fail, !dbg !437

b22_fail1:
	%482 = icmp uge i64 %163, %p3, !dbg !440
	br i1 %482, label %b22_fail2, label %b22_ok2, !dbg !440

b22_fail2:
	br label %fail, !dbg !440

b22_ok2:
	br label %fail, !dbg !441

b31_fail1:
	%483 = icmp ugt i64 %189, %p1, !dbg !455
	br i1 %483, label %b31_fail2, label %b31_ok2, !dbg !455

b31_fail2:
	br label %fail, !dbg !455

b31_ok2:
	%484 = icmp ugt i64 %188, %189, !dbg !455
	br i1 %484, label %b31_fail3, label %b31_ok3, !dbg !455

b31_fail3:
	br label %fail, !dbg !455

b31_ok3:
	%485 = icmp ugt i64 %191, %p1, !dbg !458
	br i1 %485, label %b31_fail4, label %b31_ok4, !dbg !458

b31_fail4:
	br label %fail, !dbg !458

b31_ok4:
	%486 = icmp ugt i64 %190, %191, !dbg !458
	br i1 %486, label %b31_fail5, label %b31_ok5, !dbg !458

b31_fail5:
	br label %fail, !dbg !458

b31_ok5:
	%487 = icmp uge i64 %192, %p3, !dbg !460
	br i1 %487, label %b31_fail6, label %b31_ok6, !dbg !460

b31_fail6:
	br label %fail, !dbg !460

b31_ok6:
	%488 = icmp uge i64 %p10, %136, !dbg !347
	br i1 %488, label %b31_fail7, label %b31_ok7, !dbg !347

b31_fail7:
	br label %fail, !dbg !347

b31_ok7:
	br label %fail, !dbg !347

b31_fail8:
	br label %fail, !dbg !347

b33_fail1:
	%489 = icmp ugt i64 %225, %p1, !dbg !466
	br i1 %489, label %b33_fail2, label %b33_ok2, !dbg !466

b33_fail2:
	br label %fail, !dbg !466

b33_ok2:
	%490 = icmp ugt i64 %224, %225, !dbg !466
	br i1 %490, label %b33_fail3, label %b33_ok3, !dbg !466

b33_fail3:
	br label %fail, !dbg !466

b33_ok3:
	%491 = icmp ugt i64 %227, %p1, !dbg !469
	br i1 %491, label %b33_fail4, label %b33_ok4, !dbg !469

b33_fail4:
	br label %fail, !dbg !469

b33_ok4:
	%492 = icmp ugt i64 %226, %227, !dbg !469
	br i1 %492, label %b33_fail5, label %b33_ok5, !dbg !469

b33_fail5:
	br label %fail, !dbg !469

b33_ok5:
	%493 = icmp uge i64 %228, %p3, !dbg !471
	br i1 %493, label %b33_fail6, label %b33_ok6, !dbg !471

b33_fail6:
	br label %fail, !dbg !471

b33_ok6:
	%494 = icmp uge i64 %p11, %136, !dbg !425
	br i1 %494, label %b33_fail7, label %b33_ok7, !dbg !425

b33_fail7:
	br label %fail, !dbg !425

b33_ok7:
	br label %fail, !dbg !425

b33_fail8:
	br label %fail, !dbg !425

b40_fail1:
	%495 = icmp uge i64 %p28, %p27, !dbg !434
	br i1 %495, label %b40_fail2, label %b40_ok2, !dbg !434

b40_fail2:
	br label %fail, !dbg !434

b40_ok2:
	br label %fail, !dbg !485

b42_fail1:
	%496 = icmp ugt i64 %296, %p19, !dbg !503
	br i1 %496, label %b42_fail2, label %b42_ok2, !dbg !503

b42_fail2:
	br label %fail, !dbg !503

b42_ok2:
	br label %fail, !dbg !503

b43_fail1:
	br label %fail, !dbg !493

b52_fail1:
	br label %fail, !dbg !527

b53_fail1:
	br label %fail, !dbg !530

b68_fail1:
	%497 = icmp ugt i64 %469, %p17, !dbg !578
	br i1 %497, label %b68_fail2, label %b68_ok2, !dbg !578

b68_fail2:
	br label %fail, !dbg !578

b68_ok2:
	%498 = icmp ugt i64 %467, %469, !dbg !578
	br i1 %498, label %b68_fail3, label %b68_ok3, !dbg !578

b68_fail3:
	br label %fail, !dbg !578

b68_ok3:
	br label %fail, !dbg !581

fail:
	%499 = phi i32 [ 0, %b1_fail2 ], [ 0, %b1_ok2 ], [ 1, %b3_fail1 ], [ 2, %b5_fail1 ], [ 15, %b18_fail1 ], [ 16, %b20_fail2 ], [ 17, %b20_ok2 ], [ 16, %b22_fail2 ], [ 19, %b22_ok2 ], [ 28, %b31_fail2 ], [ 29, %b31_fail3 ], [ 28, %b31_fail4 ], [ 29, %b31_fail5 ], [ 16, %b31_fail6 ], [ 30, %b31_fail7 ], [ 31, %b31_ok7 ], [ 44, %b31_fail8 ], [ 28, %b33_fail2 ], [ 29, %b33_fail3 ], [ 28, %b33_fail4 ], [ 29, %b33_fail5 ], [ 16, %b33_fail6 ], [ 30, %b33_fail7 ], [ 31, %b33_ok7 ], [ 45, %b33_fail8 ], [ 14, %b35 ], [ 13, %b36 ], [ 15, %b40_fail2 ], [ 32, %b40_ok2 ], [ 8, %b42_fail2 ], [ 9, %b42_ok2 ], [ 33, %b43_fail1 ], [ 10, %b44 ], [ 35, %b52_fail1 ], [ 36, %b53_fail1 ], [ 3, %b68_fail2 ], [ 4, %b68_fail3 ], [ 37, %b68_ok3 ], !dbg !340
	%500 = phi i64 [ %p28, %b1_fail2 ], [ %45, %b1_ok2 ], [ %54, %b3_fail1 ], [ %p28, %b5_fail1 ], [ %p28, %b18_fail1 ], [ %154, %b20_fail2 ], [ 0, %b20_ok2 ], [ %163, %b22_fail2 ], [ 0, %b22_ok2 ], [ %189, %b31_fail2 ], [ %188, %b31_fail3 ], [ %191, %b31_fail4 ], [ %190, %b31_fail5 ], [ %192, %b31_fail6 ], [ %p10, %b31_fail7 ], [ 0, %b31_ok7 ], [ %212, %b31_fail8 ], [ %225, %b33_fail2 ], [ %224, %b33_fail3 ], [ %227, %b33_fail4 ], [ %226, %b33_fail5 ], [ %228, %b33_fail6 ], [ %p11, %b33_fail7 ], [ 0, %b33_ok7 ], [ %248, %b33_fail8 ], [ %77, %b35 ], [ %p1, %b36 ], [ %p28, %b40_fail2 ], [ 0, %b40_ok2 ], [ %296, %b42_fail2 ], [ %295, %b42_ok2 ], [ 0, %b43_fail1 ], [ %300, %b44 ], [ 0, %b52_fail1 ], [ %373, %b53_fail1 ], [ %469, %b68_fail2 ], [ %467, %b68_fail3 ], [ %472, %b68_ok3 ], !dbg !340
	%501 = phi i64 [ %p27, %b1_fail2 ], [ %p27, %b1_ok2 ], [ %p25, %b3_fail1 ], [ %p25, %b5_fail1 ], [ %p27, %b18_fail1 ], [ %p3, %b20_fail2 ], [ 0, %b20_ok2 ], [ %p3, %b22_fail2 ], [ 0, %b22_ok2 ], [ %p1, %b31_fail2 ], [ %189, %b31_fail3 ], [ %p1, %b31_fail4 ], [ %191, %b31_fail5 ], [ %p3, %b31_fail6 ], [ %136, %b31_fail7 ], [ 0, %b31_ok7 ], [ %33, %b31_fail8 ], [ %p1, %b33_fail2 ], [ %225, %b33_fail3 ], [ %p1, %b33_fail4 ], [ %227, %b33_fail5 ], [ %p3, %b33_fail6 ], [ %136, %b33_fail7 ], [ 0, %b33_ok7 ], [ %33, %b33_fail8 ], [ 16, %b35 ], [ 4, %b36 ], [ %p27, %b40_fail2 ], [ %p21, %b40_ok2 ], [ %p19, %b42_fail2 ], [ %296, %b42_ok2 ], [ 0, %b43_fail1 ], [ 16, %b44 ], [ %p23, %b52_fail1 ], [ %p25, %b53_fail1 ], [ %p17, %b68_fail2 ], [ %469, %b68_fail3 ], [ %470, %b68_ok3 ], !dbg !340
	call void @gpuc_fail(i8* %ctrl, i32 %499, i64 %500, i64 %501), !dbg !340
	ret void, !dbg !340
}

define void @Solve(float* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, i32 %p31, double %p32, i8* %ctrl) nounwind !dbg !582 {
entry:
	br label %b0, !dbg !583

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !583
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !583
	%2 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !583
	%3 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !583
	%4 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !583
	%5 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !583
	%6 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !583
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !587
	%8 = and i64 %p1, 3, !dbg !589
	%9 = icmp eq i64 %8, 0, !dbg !589
	br i1 %9, label %b1, label %b70, !dbg !589

b1:
	%10 = addrspacecast float addrspace(1)* %0 to float*, !dbg !589
	%11 = ptrtoint float* %10 to i64, !dbg !589
	%12 = and i64 %11, 15, !dbg !589
	%13 = icmp eq i64 %12, 0, !dbg !589
	%14 = icmp eq i64 %p1, 0, !dbg !589
	%15 = or i1 %13, %14, !dbg !589
	br i1 %15, label %b2, label %b69, !dbg !589

b2:
	%16 = ashr i64 %p1, 2, !dbg !589
	%17 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !589
	%18 = icmp ult i32 0, %p27, !dbg !588
	br i1 %18, label %b3, label %b68, !dbg !588

b3:
	%19 = icmp sgt i64 %p4, 0, !dbg !590
	%20 = icmp sgt i64 %p4, 1, !dbg !591
	%21 = sub i64 %p4, 1, !dbg !592
	%22 = add i64 %p12, 1, !dbg !593
	%23 = mul i64 %22, %p6, !dbg !594
	%24 = sext i32 %7 to i64, !dbg !587
	%25 = trunc i64 %p10 to i32, !dbg !587
	%26 = mul i64 %p4, %p6, !dbg !596
	%27 = trunc i64 %p11 to i32, !dbg !597
	br label %b4, !dbg !598

b4:
	%28 = phi i64 [ %516, %b67 ], [ %p26, %b3 ], !dbg !598
	%29 = phi i32 [ %384, %b67 ], [ %p28, %b3 ], !dbg !598
	%30 = phi i32 [ %385, %b67 ], [ %p30, %b3 ], !dbg !599
	%31 = phi i32 [ %386, %b67 ], [ %p31, %b3 ], !dbg !600
	%32 = phi i32 [ %517, %b67 ], [ 0, %b3 ], !dbg !600
	%33 = icmp ne i32 %30, 0, !dbg !601
	br i1 %33, label %b5, label %b8, !dbg !601

b5:
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !603, !range !129
	%35 = sext i32 %34 to i64, !dbg !603
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !603, !range !130
	%37 = sext i32 %36 to i64, !dbg !603
	%38 = icmp eq i64 %35, 0, !dbg !604
	br i1 %38, label %b6, label %b8, !dbg !604

b6:
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !605, !range !350
	%40 = sext i32 %39 to i64, !dbg !605
	%41 = sub i64 %40, 2, !dbg !606
	%42 = icmp sgt i64 %41, 0, !dbg !607
	%43 = select i1 %42, i64 %41, i64 0, !dbg !607
	%44 = icmp eq i64 %37, %43, !dbg !608
	br i1 %44, label %b7, label %b8, !dbg !602

b7:
	%45 = addrspacecast double addrspace(1)* %2 to double*, !dbg !609
	%46 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !609
	%47 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !609
	%48 = addrspacecast double addrspace(1)* %5 to double*, !dbg !609
	%49 = addrspacecast i64 addrspace(1)* %6 to i64*, !dbg !609
	call void @gpuc_fn_solver_publish(double* %45, i64 %p17, i64 %p17, i64* %46, i64 %p19, i32* %47, i64 %p21, i64 %p21, double* %48, i64 %p23, i64 %p23, i64* %49, i64 %p25, i64 %p25, i32 %30, i8* %ctrl), !dbg !609
	br label %b8, !dbg !609

b8:
	%50 = urem i64 %28, 2, !dbg !610
	br i1 %19, label %b9, label %b30, !dbg !590

b9:
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !612, !range !129
	%52 = sext i32 %51 to i64, !dbg !612
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !612, !range !130
	%54 = sext i32 %53 to i64, !dbg !612
	%55 = icmp eq i64 %54, 0, !dbg !613
	%56 = trunc i64 %50 to i32, !dbg !614
	%57 = sub i32 1, %56, !dbg !614
	%58 = zext i32 %57 to i64, !dbg !614
	%59 = mul i32 %57, 2, !dbg !616
	%60 = zext i32 %59 to i64, !dbg !616
	%61 = mul i64 %60, %p15, !dbg !617
	%62 = sub i64 %28, 1, !dbg !618
	%63 = add i32 %59, 1, !dbg !620
	%64 = zext i32 %63 to i64, !dbg !620
	%65 = mul i64 %64, %p15, !dbg !621
	%66 = mul i64 %50, %p8, !dbg !623
	%67 = mul i64 %66, 4, !dbg !624
	%68 = add i64 %67, %p6, !dbg !625
	%69 = add i64 %67, %23, !dbg !626
	%70 = trunc i64 %50 to i32, !dbg !628
	%71 = mul i32 %70, 2, !dbg !628
	%72 = zext i32 %71 to i64, !dbg !628
	%73 = add i32 %71, 1, !dbg !629
	%74 = zext i32 %73 to i64, !dbg !629
	%75 = mul i64 %74, %p15, !dbg !630
	%76 = add i64 %67, %26, !dbg !631
	%77 = mul i64 %72, %p15, !dbg !633
	br label %b10, !dbg !634

b10:
	%78 = phi float [ 0.000000e+00, %b9 ], [ %254, %b29 ], !dbg !635
	%79 = phi i64 [ %52, %b9 ], [ %255, %b29 ], !dbg !636
	%80 = icmp slt i64 %79, %p15, !dbg !637
	br i1 %80, label %b11, label %b30, !dbg !637

b11:
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !638, !range !349
	%82 = sext i32 %81 to i64, !dbg !638
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !638, !range !350
	%84 = sext i32 %83 to i64, !dbg !638
	%85 = trunc i64 %84 to i32, !dbg !639
	%86 = sub i32 %85, 1, !dbg !639
	%87 = zext i32 %86 to i64, !dbg !639
	%88 = icmp eq i64 %54, %87, !dbg !640
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !641, !range !25
	%90 = sext i32 %89 to i64, !dbg !641
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !641, !range !25
	%92 = sext i32 %91 to i64, !dbg !641
	%93 = trunc i64 %54 to i32, !dbg !642
	%94 = trunc i64 %92 to i32, !dbg !642
	%95 = mul i32 %93, %94, !dbg !642
	%96 = zext i32 %95 to i64, !dbg !642
	%97 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !643, !range !28
	%98 = sext i32 %97 to i64, !dbg !643
	%99 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !643, !range !28
	%100 = sext i32 %99 to i64, !dbg !643
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !643, !range !29
	%102 = trunc i64 %100 to i32, !dbg !644
	%103 = add i32 %95, %102, !dbg !644
	%104 = zext i32 %103 to i64, !dbg !644
	%105 = mul i64 %104, %p13, !dbg !646
	%106 = icmp slt i64 %104, %p14, !dbg !647
	%107 = select i1 %106, i64 %104, i64 %p14, !dbg !647
	%108 = add i64 %105, %107, !dbg !648
	%109 = sub i64 %108, 4, !dbg !649
	%110 = add i32 %103, 1, !dbg !650
	%111 = zext i32 %110 to i64, !dbg !650
	%112 = mul i64 %111, %p13, !dbg !652
	%113 = icmp slt i64 %111, %p14, !dbg !653
	%114 = select i1 %113, i64 %111, i64 %p14, !dbg !653
	%115 = add i64 %112, %114, !dbg !654
	%116 = sub i64 %115, 4, !dbg !655
	%117 = mul i64 %79, %90, !dbg !656
	%118 = add i64 %117, %98, !dbg !657
	br i1 %55, label %b13, label %b12, !dbg !657

b12:
	br i1 %88, label %b13, label %b29, !dbg !657

b13:
	%119 = mul i32 %91, %101, !dbg !658
	%120 = add i32 %99, %119, !dbg !658
	%121 = mul i32 %89, %120, !dbg !658
	%122 = add i32 %97, %121, !dbg !658
	%123 = sext i32 %122 to i64, !dbg !658
	%124 = icmp eq i64 %123, 0, !dbg !659
	br i1 %124, label %b14, label %b18, !dbg !659

b14:
	br i1 %55, label %b15, label %b16, !dbg !659

b15:
	%125 = add i64 %61, %79, !dbg !660
	%126 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %125, !dbg !661
	%127 = addrspacecast i64 addrspace(1)* %126 to i64*, !dbg !662
	%128 = icmp uge i64 %125, %p3, !dbg !661
	%129 = icmp eq i64 addrspace(1)* %126, null, !dbg !662
	%130 = or i1 %128, %129, !dbg !662
	br i1 %130, label %b15_fail1, label %b15_ok1, !dbg !662, !prof !24

b15_ok1:
	%131 = bitcast i64* %127 to i8*, !dbg !662
	%132 = call i64 @gpuc_signal_wait_until_thread(i8* %131, i32 5, i64 %62, i32 1, i8* %ctrl, i32 18), !dbg !662
	br label %b16, !dbg !662

b16:
	br i1 %88, label %b17, label %b18, !dbg !662

b17:
	%133 = add i64 %65, %79, !dbg !663
	%134 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %133, !dbg !664
	%135 = addrspacecast i64 addrspace(1)* %134 to i64*, !dbg !665
	%136 = icmp uge i64 %133, %p3, !dbg !664
	%137 = icmp eq i64 addrspace(1)* %134, null, !dbg !665
	%138 = or i1 %136, %137, !dbg !665
	br i1 %138, label %b17_fail1, label %b17_ok1, !dbg !665, !prof !24

b17_ok1:
	%139 = bitcast i64* %135 to i8*, !dbg !665
	%140 = call i64 @gpuc_signal_wait_until_thread(i8* %139, i32 5, i64 %62, i32 1, i8* %ctrl, i32 20), !dbg !665
	br label %b18, !dbg !665

b18:
	call void @llvm.nvvm.barrier0(), !dbg !666
	br i1 %55, label %b19, label %b21, !dbg !666

b19:
	%141 = icmp eq i64 %100, 0, !dbg !667
	br i1 %141, label %b20, label %b21, !dbg !667

b20:
	%142 = addrspacecast float addrspace(1)* %0 to float*, !dbg !668
	%143 = addrspacecast float addrspace(1)* %0 to float*, !dbg !668
	%144 = addrspacecast { float, float, float, float } addrspace(1)* %17 to { float, float, float, float }*, !dbg !668
	%145 = call float @gpuc_fn_solver_march(float* %142, i64 %p1, float* %143, i64 %p1, i64 %p1, { float, float, float, float }* %144, i64 %16, i64 %16, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %118, i64 0, i64 1, i64 %50, i8* %ctrl), !dbg !668
	%146 = fadd float 0.000000e+00, %145, !dbg !669
	br label %b21, !dbg !669

b21:
	%147 = phi float [ 0.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], [ %146, %b20 ], !dbg !670
	br i1 %88, label %b22, label %b25, !dbg !670

b22:
	%148 = trunc i64 %92 to i32, !dbg !671
	%149 = sub i32 %148, 1, !dbg !671
	%150 = zext i32 %149 to i64, !dbg !671
	%151 = icmp eq i64 %100, %150, !dbg !672
	br i1 %151, label %b23, label %b25, !dbg !672

b23:
	br i1 %20, label %b24, label %b25, !dbg !591

b24:
	%152 = addrspacecast float addrspace(1)* %0 to float*, !dbg !673
	%153 = addrspacecast float addrspace(1)* %0 to float*, !dbg !673
	%154 = addrspacecast { float, float, float, float } addrspace(1)* %17 to { float, float, float, float }*, !dbg !673
	%155 = call float @gpuc_fn_solver_march(float* %152, i64 %p1, float* %153, i64 %p1, i64 %p1, { float, float, float, float }* %154, i64 %16, i64 %16, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %118, i64 %21, i64 %p4, i64 %50, i8* %ctrl), !dbg !673
	%156 = fadd float %147, %155, !dbg !674
	br label %b25, !dbg !674

b25:
	%157 = phi float [ %147, %b21 ], [ %147, %b22 ], [ %147, %b23 ], [ %156, %b24 ], !dbg !670
	call void @llvm.nvvm.barrier0(), !dbg !675
	br i1 %55, label %b26, label %b27, !dbg !675

b26:
	%158 = trunc i64 %90 to i32, !dbg !676
	%159 = mul i32 %158, 4, !dbg !676
	%160 = zext i32 %159 to i64, !dbg !676
	%161 = mul i64 %79, %160, !dbg !677
	%162 = add i64 %161, %160, !dbg !678
	%163 = icmp slt i64 %162, %p6, !dbg !679
	%164 = select i1 %163, i64 %162, i64 %p6, !dbg !679
	%165 = add i64 %69, %161, !dbg !680
	%166 = add i64 %69, %164, !dbg !681
	%167 = add i64 %68, %161, !dbg !683
	%168 = add i64 %68, %164, !dbg !684
	%169 = add i64 %75, %79, !dbg !686
	%170 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %169, !dbg !687
	%171 = sub i64 %164, %161, !dbg !682
	%172 = getelementptr inbounds float, float addrspace(1)* %0, i64 %165, !dbg !682
	%173 = getelementptr inbounds float, float addrspace(1)* %0, i64 %167, !dbg !685
	%174 = mul i64 %171, 4, !dbg !587
	%175 = mul i32 %89, %91, !dbg !587
	%176 = icmp ugt i64 %166, %p1, !dbg !682
	%177 = icmp ugt i64 %165, %166, !dbg !682
	%178 = icmp ugt i64 %168, %p1, !dbg !685
	%179 = icmp ugt i64 %167, %168, !dbg !685
	%180 = icmp uge i64 %169, %p3, !dbg !687
	%181 = icmp uge i64 %p10, %24, !dbg !587
	%182 = icmp eq i64 addrspace(1)* %170, null, !dbg !587
	%183 = or i1 %176, %177, !dbg !587
	%184 = or i1 %183, %178, !dbg !587
	%185 = or i1 %184, %179, !dbg !587
	%186 = or i1 %185, %180, !dbg !587
	%187 = or i1 %186, %181, !dbg !587
	%188 = or i1 %187, %182, !dbg !587
	br i1 %188, label %b26_fail1, label %b26_ok1, !dbg !587, !prof !24

b26_ok1:
	%189 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !587, !range !26
	%190 = mul i32 %175, %189, !dbg !587
	%191 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !587
	%192 = sext i32 %191 to i64, !dbg !587
	%193 = sext i32 %190 to i64, !dbg !587
	%194 = addrspacecast float addrspace(1)* %172 to float*, !dbg !587
	%195 = addrspacecast float addrspace(1)* %173 to float*, !dbg !587
	%196 = addrspacecast i64 addrspace(1)* %170 to i64*, !dbg !587
	%197 = icmp ne i64 %192, %193, !dbg !587
	br i1 %197, label %b26_fail8, label %b26_ok8, !dbg !587, !prof !24

b26_ok8:
	%198 = bitcast float* %194 to i8*, !dbg !587
	%199 = bitcast float* %195 to i8*, !dbg !587
	%200 = bitcast i64* %196 to i8*, !dbg !587
	call void @gpuc_put_signal_nbi_block(i8* %198, i8* %199, i64 %174, i8* %200, i64 %28, i32 9, i32 %25, i32 1), !dbg !587
	br label %b27, !dbg !586

b27:
	br i1 %88, label %b28, label %b29, !dbg !586

b28:
	%201 = trunc i64 %90 to i32, !dbg !688
	%202 = mul i32 %201, 4, !dbg !688
	%203 = zext i32 %202 to i64, !dbg !688
	%204 = mul i64 %79, %203, !dbg !689
	%205 = add i64 %204, %203, !dbg !690
	%206 = icmp slt i64 %205, %p6, !dbg !691
	%207 = select i1 %206, i64 %205, i64 %p6, !dbg !691
	%208 = add i64 %67, %204, !dbg !692
	%209 = add i64 %67, %207, !dbg !693
	%210 = add i64 %76, %204, !dbg !695
	%211 = add i64 %76, %207, !dbg !696
	%212 = add i64 %77, %79, !dbg !698
	%213 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %212, !dbg !699
	%214 = sub i64 %207, %204, !dbg !694
	%215 = getelementptr inbounds float, float addrspace(1)* %0, i64 %208, !dbg !694
	%216 = getelementptr inbounds float, float addrspace(1)* %0, i64 %210, !dbg !697
	%217 = mul i64 %214, 4, !dbg !597
	%218 = mul i32 %89, %91, !dbg !597
	%219 = icmp ugt i64 %209, %p1, !dbg !694
	%220 = icmp ugt i64 %208, %209, !dbg !694
	%221 = icmp ugt i64 %211, %p1, !dbg !697
	%222 = icmp ugt i64 %210, %211, !dbg !697
	%223 = icmp uge i64 %212, %p3, !dbg !699
	%224 = icmp uge i64 %p11, %24, !dbg !597
	%225 = icmp eq i64 addrspace(1)* %213, null, !dbg !597
	%226 = or i1 %219, %220, !dbg !597
	%227 = or i1 %226, %221, !dbg !597
	%228 = or i1 %227, %222, !dbg !597
	%229 = or i1 %228, %223, !dbg !597
	%230 = or i1 %229, %224, !dbg !597
	%231 = or i1 %230, %225, !dbg !597
	br i1 %231, label %b28_fail1, label %b28_ok1, !dbg !597, !prof !24

b28_ok1:
	%232 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !597, !range !26
	%233 = mul i32 %218, %232, !dbg !597
	%234 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !597
	%235 = sext i32 %234 to i64, !dbg !597
	%236 = sext i32 %233 to i64, !dbg !597
	%237 = addrspacecast float addrspace(1)* %215 to float*, !dbg !597
	%238 = addrspacecast float addrspace(1)* %216 to float*, !dbg !597
	%239 = addrspacecast i64 addrspace(1)* %213 to i64*, !dbg !597
	%240 = icmp ne i64 %235, %236, !dbg !597
	br i1 %240, label %b28_fail8, label %b28_ok8, !dbg !597, !prof !24

b28_ok8:
	%241 = bitcast float* %237 to i8*, !dbg !597
	%242 = bitcast float* %238 to i8*, !dbg !597
	%243 = bitcast i64* %239 to i8*, !dbg !597
	call void @gpuc_put_signal_nbi_block(i8* %241, i8* %242, i64 %217, i8* %243, i64 %28, i32 9, i32 %27, i32 1), !dbg !597
	br label %b29, !dbg !595

b29:
	%244 = phi float [ 0.000000e+00, %b12 ], [ %157, %b27 ], [ %157, %b28_ok8 ], !dbg !670
	%245 = icmp sgt i64 %109, 1, !dbg !700
	%246 = select i1 %245, i64 %109, i64 1, !dbg !700
	%247 = icmp slt i64 %116, %21, !dbg !701
	%248 = select i1 %247, i64 %116, i64 %21, !dbg !701
	%249 = addrspacecast float addrspace(1)* %0 to float*, !dbg !702
	%250 = addrspacecast float addrspace(1)* %0 to float*, !dbg !702
	%251 = addrspacecast { float, float, float, float } addrspace(1)* %17 to { float, float, float, float }*, !dbg !702
	%252 = call float @gpuc_fn_solver_march(float* %249, i64 %p1, float* %250, i64 %p1, i64 %p1, { float, float, float, float }* %251, i64 %16, i64 %16, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %118, i64 %246, i64 %248, i64 %50, i8* %ctrl), !dbg !702
	%253 = fadd float %244, %252, !dbg !703
	%254 = fadd float %78, %253, !dbg !704
	%255 = add i64 %79, %82, !dbg !705
	br label %b10, !dbg !705

b30:
	%256 = phi float [ 0.000000e+00, %b8 ], [ %78, %b10 ], !dbg !706
	br i1 %33, label %b31, label %b47, !dbg !707

b31:
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !709, !range !129
	%258 = sext i32 %257 to i64, !dbg !709
	%259 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !709, !range !130
	%260 = sext i32 %259 to i64, !dbg !709
	%261 = icmp eq i64 %258, 0, !dbg !710
	br i1 %261, label %b32, label %b47, !dbg !710

b32:
	%262 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !711, !range !350
	%263 = sext i32 %262 to i64, !dbg !711
	%264 = sub i64 %263, 2, !dbg !712
	%265 = icmp sgt i64 %264, 0, !dbg !713
	%266 = select i1 %265, i64 %264, i64 0, !dbg !713
	%267 = icmp eq i64 %260, %266, !dbg !714
	br i1 %267, label %b33, label %b47, !dbg !708

b33:
	%268 = sub i64 %28, 1, !dbg !717
	%269 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !716
	%270 = icmp uge i64 0, %p21, !dbg !716
	br i1 %270, label %b33_fail1, label %b33_ok1, !dbg !716, !prof !24

b33_ok1:
	%271 = load i32, i32 addrspace(1)* %269, align 4, !dbg !716
	%272 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !719, !range !93
	%273 = sext i32 %272 to i64, !dbg !719
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !719, !range !28
	%275 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !719, !range !28
	%276 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !719, !range !29
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !719, !range !25
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !719, !range !25
	%279 = mul i32 %278, %276, !dbg !719
	%280 = add i32 %275, %279, !dbg !719
	%281 = mul i32 %277, %280, !dbg !719
	%282 = add i32 %274, %281, !dbg !719
	%283 = and i32 %282, -32, !dbg !719
	%284 = mul i32 %277, %278, !dbg !719
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !719, !range !26
	%286 = mul i32 %284, %285, !dbg !719
	%287 = sub i32 %286, %283, !dbg !719
	%288 = icmp slt i32 %287, 32, !dbg !719
	%289 = select i1 %288, i32 %287, i32 32, !dbg !719
	%290 = sext i32 %289 to i64, !dbg !719
	br label %b34, !dbg !719

b34:
	%291 = phi double [ 0.000000e+00, %b33_ok1 ], [ %317, %b36_ok1 ], !dbg !722
	%292 = phi i64 [ %273, %b33_ok1 ], [ %318, %b36_ok1 ], !dbg !719
	%293 = icmp slt i64 %292, %24, !dbg !719
	br i1 %293, label %b35, label %b38, !dbg !719

b35:
	%294 = urem i32 %271, 2, !dbg !724
	%295 = zext i32 %294 to i64, !dbg !725
	%296 = trunc i64 %24 to i32, !dbg !726
	%297 = mul i32 %294, %296, !dbg !726
	%298 = zext i32 %297 to i64, !dbg !726
	%299 = add i64 %298, %292, !dbg !727
	%300 = mul i64 %299, 2, !dbg !728
	%301 = add i64 %300, 2, !dbg !730
	%302 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %300, !dbg !731
	%303 = addrspacecast i64 addrspace(1)* %302 to i64*, !dbg !732
	%304 = ptrtoint i64* %303 to i64, !dbg !732
	%305 = and i64 %304, 15, !dbg !732
	%306 = icmp eq i64 %305, 0, !dbg !732
	%307 = icmp ugt i64 %301, %p19, !dbg !731
	%308 = icmp ugt i64 %300, %301, !dbg !731
	%309 = or i1 %307, %308, !dbg !731
	br i1 %309, label %b35_fail1, label %b35_ok1, !dbg !731, !prof !24

b35_ok1:
	br i1 %306, label %b36, label %b37, !dbg !732

b36:
	%310 = bitcast i64 addrspace(1)* %302 to { i64, i64 } addrspace(1)*, !dbg !732
	%311 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %310, i64 0, !dbg !733
	%312 = addrspacecast { i64, i64 } addrspace(1)* %311 to { i64, i64 }*, !dbg !721
	%313 = icmp eq { i64, i64 } addrspace(1)* %311, null, !dbg !721
	br i1 %313, label %b36_fail1, label %b36_ok1, !dbg !721, !prof !24

b36_ok1:
	%314 = bitcast { i64, i64 }* %312 to i8*, !dbg !721
	%315 = call i64 @gpuc_wait_line_thread(i8* %314, i32 %271, i32 1, i8* %ctrl, i32 34), !dbg !721
	%316 = bitcast i64 %315 to double, !dbg !734
	%317 = fadd double %291, %316, !dbg !735
	%318 = add i64 %292, %290, !dbg !719
	br label %b34, !dbg !719

b37:
	br label %fail, !dbg !732

b38:
	%319 = icmp eq i64 %290, 32, !dbg !739
	br i1 %319, label %b39, label %b41, !dbg !739

b39:
	%320 = phi double [ %337, %b40 ], [ %291, %b38 ], !dbg !740
	%321 = phi i64 [ %340, %b40 ], [ 16, %b38 ], !dbg !741
	%322 = icmp sgt i64 %321, 0, !dbg !742
	br i1 %322, label %b40, label %b44, !dbg !742

b40:
	%323 = trunc i64 %321 to i32, !dbg !743
	%324 = bitcast double %320 to i64, !dbg !743
	%325 = trunc i64 %324 to i32, !dbg !743
	%326 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %325, i32 %323, i32 31), !dbg !743
	%327 = extractvalue { i32, i1 } %326, 0, !dbg !743
	%328 = lshr i64 %324, 32, !dbg !743
	%329 = trunc i64 %328 to i32, !dbg !743
	%330 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %329, i32 %323, i32 31), !dbg !743
	%331 = extractvalue { i32, i1 } %330, 0, !dbg !743
	%332 = zext i32 %331 to i64, !dbg !743
	%333 = shl i64 %332, 32, !dbg !743
	%334 = zext i32 %327 to i64, !dbg !743
	%335 = or i64 %334, %333, !dbg !743
	%336 = bitcast i64 %335 to double, !dbg !743
	%337 = fadd double %320, %336, !dbg !744
	%338 = trunc i64 %321 to i32, !dbg !745
	%339 = udiv i32 %338, 2, !dbg !745
	%340 = zext i32 %339 to i64, !dbg !745
	br label %b39, !dbg !745

b41:
	%341 = bitcast double %291 to i64, !dbg !746
	%342 = trunc i64 %341 to i32, !dbg !746
	%343 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %342, i32 0, i32 31), !dbg !746
	%344 = extractvalue { i32, i1 } %343, 0, !dbg !746
	%345 = lshr i64 %341, 32, !dbg !746
	%346 = trunc i64 %345 to i32, !dbg !746
	%347 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %346, i32 0, i32 31), !dbg !746
	%348 = extractvalue { i32, i1 } %347, 0, !dbg !746
	%349 = zext i32 %348 to i64, !dbg !746
	%350 = shl i64 %349, 32, !dbg !746
	%351 = zext i32 %344 to i64, !dbg !746
	%352 = or i64 %351, %350, !dbg !746
	%353 = bitcast i64 %352 to double, !dbg !746
	br label %b42, !dbg !746

b42:
	%354 = phi double [ %353, %b41 ], [ %371, %b43 ], !dbg !747
	%355 = phi i64 [ 1, %b41 ], [ %372, %b43 ], !dbg !748
	%356 = icmp slt i64 %355, %290, !dbg !749
	br i1 %356, label %b43, label %b44, !dbg !749

b43:
	%357 = trunc i64 %355 to i32, !dbg !750
	%358 = bitcast double %291 to i64, !dbg !750
	%359 = trunc i64 %358 to i32, !dbg !750
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %359, i32 %357, i32 31), !dbg !750
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !750
	%362 = lshr i64 %358, 32, !dbg !750
	%363 = trunc i64 %362 to i32, !dbg !750
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %363, i32 %357, i32 31), !dbg !750
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !750
	%366 = zext i32 %365 to i64, !dbg !750
	%367 = shl i64 %366, 32, !dbg !750
	%368 = zext i32 %361 to i64, !dbg !750
	%369 = or i64 %368, %367, !dbg !750
	%370 = bitcast i64 %369 to double, !dbg !750
	%371 = fadd double %354, %370, !dbg !744
	%372 = add i64 %355, 1, !dbg !751
	br label %b42, !dbg !751

b44:
	%373 = phi double [ %320, %b39 ], [ %354, %b42 ], !dbg !738
	%374 = sext i32 %282 to i64, !dbg !752
	%375 = icmp ne i64 %374, 0, !dbg !753
	br i1 %375, label %b47, label %b45, !dbg !753

b45:
	%376 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !754
	%377 = icmp uge i64 0, %p23, !dbg !754
	br i1 %377, label %b45_fail1, label %b45_ok1, !dbg !754, !prof !24

b45_ok1:
	store double %373, double addrspace(1)* %376, align 8, !dbg !754
	%378 = fcmp ole double %373, %p32, !dbg !755
	br i1 %378, label %b46, label %b47, !dbg !755

b46:
	%379 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %50, !dbg !756
	%380 = icmp uge i64 %50, %p25, !dbg !756
	br i1 %380, label %b46_fail1, label %b46_ok1, !dbg !756, !prof !24

b46_ok1:
	store i64 %268, i64 addrspace(1)* %379, align 8, !dbg !756
	br label %b47, !dbg !756

b47:
	%381 = sub i32 %29, 1, !dbg !757
	%382 = icmp eq i32 %381, 0, !dbg !758
	br i1 %382, label %b48, label %b49, !dbg !758

b48:
	%383 = sub i32 3, %31, !dbg !759
	br label %b49, !dbg !759

b49:
	%384 = phi i32 [ %381, %b47 ], [ %p29, %b48 ], !dbg !598
	%385 = phi i32 [ 0, %b47 ], [ %31, %b48 ], !dbg !599
	%386 = phi i32 [ %31, %b47 ], [ %383, %b48 ], !dbg !600
	%387 = icmp ne i32 %385, 0, !dbg !760
	br i1 %387, label %b50, label %b64, !dbg !760

b50:
	%388 = fpext float %256 to double, !dbg !762
	%389 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !766, !range !28
	%390 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !766, !range !28
	%391 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !766, !range !29
	%392 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !766, !range !25
	%393 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !766, !range !25
	%394 = mul i32 %393, %391, !dbg !766
	%395 = add i32 %390, %394, !dbg !766
	%396 = mul i32 %392, %395, !dbg !766
	%397 = add i32 %389, %396, !dbg !766
	%398 = and i32 %397, -32, !dbg !766
	%399 = mul i32 %392, %393, !dbg !766
	%400 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !766, !range !26
	%401 = mul i32 %399, %400, !dbg !766
	%402 = sub i32 %401, %398, !dbg !766
	%403 = icmp slt i32 %402, 32, !dbg !766
	%404 = select i1 %403, i32 %402, i32 32, !dbg !766
	%405 = sext i32 %404 to i64, !dbg !766
	%406 = icmp eq i64 %405, 32, !dbg !767
	br i1 %406, label %b51, label %b53, !dbg !767

b51:
	%407 = phi double [ %424, %b52 ], [ %388, %b50 ], !dbg !768
	%408 = phi i64 [ %427, %b52 ], [ 16, %b50 ], !dbg !769
	%409 = icmp sgt i64 %408, 0, !dbg !770
	br i1 %409, label %b52, label %b56, !dbg !770

b52:
	%410 = trunc i64 %408 to i32, !dbg !771
	%411 = bitcast double %407 to i64, !dbg !771
	%412 = trunc i64 %411 to i32, !dbg !771
	%413 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %412, i32 %410, i32 31), !dbg !771
	%414 = extractvalue { i32, i1 } %413, 0, !dbg !771
	%415 = lshr i64 %411, 32, !dbg !771
	%416 = trunc i64 %415 to i32, !dbg !771
	%417 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %416, i32 %410, i32 31), !dbg !771
	%418 = extractvalue { i32, i1 } %417, 0, !dbg !771
	%419 = zext i32 %418 to i64, !dbg !771
	%420 = shl i64 %419, 32, !dbg !771
	%421 = zext i32 %414 to i64, !dbg !771
	%422 = or i64 %421, %420, !dbg !771
	%423 = bitcast i64 %422 to double, !dbg !771
	%424 = fadd double %407, %423, !dbg !772
	%425 = trunc i64 %408 to i32, !dbg !773
	%426 = udiv i32 %425, 2, !dbg !773
	%427 = zext i32 %426 to i64, !dbg !773
	br label %b51, !dbg !773

b53:
	%428 = bitcast double %388 to i64, !dbg !774
	%429 = trunc i64 %428 to i32, !dbg !774
	%430 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %429, i32 0, i32 31), !dbg !774
	%431 = extractvalue { i32, i1 } %430, 0, !dbg !774
	%432 = lshr i64 %428, 32, !dbg !774
	%433 = trunc i64 %432 to i32, !dbg !774
	%434 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %433, i32 0, i32 31), !dbg !774
	%435 = extractvalue { i32, i1 } %434, 0, !dbg !774
	%436 = zext i32 %435 to i64, !dbg !774
	%437 = shl i64 %436, 32, !dbg !774
	%438 = zext i32 %431 to i64, !dbg !774
	%439 = or i64 %438, %437, !dbg !774
	%440 = bitcast i64 %439 to double, !dbg !774
	br label %b54, !dbg !774

b54:
	%441 = phi double [ %440, %b53 ], [ %458, %b55 ], !dbg !775
	%442 = phi i64 [ 1, %b53 ], [ %459, %b55 ], !dbg !776
	%443 = icmp slt i64 %442, %405, !dbg !777
	br i1 %443, label %b55, label %b56, !dbg !777

b55:
	%444 = trunc i64 %442 to i32, !dbg !778
	%445 = bitcast double %388 to i64, !dbg !778
	%446 = trunc i64 %445 to i32, !dbg !778
	%447 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %446, i32 %444, i32 31), !dbg !778
	%448 = extractvalue { i32, i1 } %447, 0, !dbg !778
	%449 = lshr i64 %445, 32, !dbg !778
	%450 = trunc i64 %449 to i32, !dbg !778
	%451 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %450, i32 %444, i32 31), !dbg !778
	%452 = extractvalue { i32, i1 } %451, 0, !dbg !778
	%453 = zext i32 %452 to i64, !dbg !778
	%454 = shl i64 %453, 32, !dbg !778
	%455 = zext i32 %448 to i64, !dbg !778
	%456 = or i64 %455, %454, !dbg !778
	%457 = bitcast i64 %456 to double, !dbg !778
	%458 = fadd double %441, %457, !dbg !772
	%459 = add i64 %442, 1, !dbg !779
	br label %b54, !dbg !779

b56:
	%460 = phi double [ %407, %b51 ], [ %441, %b54 ], !dbg !765
	%461 = sext i32 %401 to i64, !dbg !781
	%462 = trunc i64 %461 to i32, !dbg !782
	%463 = add i32 %462, 32, !dbg !782
	%464 = zext i32 %463 to i64, !dbg !782
	%465 = sub i32 %463, 1, !dbg !783
	%466 = zext i32 %465 to i64, !dbg !783
	%467 = udiv i32 %465, 32, !dbg !784
	%468 = zext i32 %467 to i64, !dbg !784
	%469 = icmp eq i64 %468, 1, !dbg !785
	br i1 %469, label %b62, label %b57, !dbg !785

b57:
	call void @llvm.nvvm.barrier0(), !dbg !787
	%470 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !788, !range !93
	%471 = sext i32 %470 to i64, !dbg !788
	%472 = icmp eq i64 %471, 0, !dbg !789
	br i1 %472, label %b58, label %b59, !dbg !789

b58:
	%473 = sext i32 %397 to i64, !dbg !790
	%474 = trunc i64 %473 to i32, !dbg !791
	%475 = udiv i32 %474, 32, !dbg !791
	%476 = zext i32 %475 to i64, !dbg !791
	%477 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %476, !dbg !792
	store double %460, double addrspace(3)* %477, align 8, !dbg !792
	br label %b59, !dbg !792

b59:
	call void @llvm.nvvm.barrier0(), !dbg !793
	%478 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !794
	%479 = load double, double addrspace(3)* %478, align 8, !dbg !794
	br label %b60, !dbg !794

b60:
	%480 = phi double [ %479, %b59 ], [ %485, %b61 ], !dbg !795
	%481 = phi i64 [ 1, %b59 ], [ %486, %b61 ], !dbg !796
	%482 = icmp slt i64 %481, %468, !dbg !797
	br i1 %482, label %b61, label %b62, !dbg !797

b61:
	%483 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %481, !dbg !798
	%484 = load double, double addrspace(3)* %483, align 8, !dbg !798
	%485 = fadd double %480, %484, !dbg !772
	%486 = add i64 %481, 1, !dbg !799
	br label %b60, !dbg !799

b62:
	%487 = phi double [ %460, %b56 ], [ %480, %b60 ], !dbg !764
	%488 = sext i32 %397 to i64, !dbg !800
	%489 = icmp eq i64 %488, 0, !dbg !801
	br i1 %489, label %b63, label %b64, !dbg !801

b63:
	%490 = sdiv i64 %p17, 2, !dbg !803
	%491 = sub i32 %385, 1, !dbg !804
	%492 = zext i32 %491 to i64, !dbg !805
	%493 = mul i64 %492, %490, !dbg !806
	%494 = zext i32 %385 to i64, !dbg !807
	%495 = mul i64 %494, %490, !dbg !808
	%496 = sub i64 %495, %493, !dbg !809
	%497 = icmp ugt i64 %495, %p17, !dbg !809
	%498 = icmp ugt i64 %493, %495, !dbg !809
	%499 = or i1 %497, %498, !dbg !809
	br i1 %499, label %b63_fail1, label %b63_ok1, !dbg !809, !prof !24

b63_ok1:
	%500 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !810, !range !129
	%501 = sext i32 %500 to i64, !dbg !810
	%502 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !810, !range !130
	%503 = sext i32 %502 to i64, !dbg !810
	%504 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !811, !range !349
	%505 = sext i32 %504 to i64, !dbg !811
	%506 = mul i64 %503, %505, !dbg !812
	%507 = add i64 %506, %501, !dbg !813
	%508 = getelementptr inbounds double, double addrspace(1)* %2, i64 %493, !dbg !809
	%509 = getelementptr inbounds double, double addrspace(1)* %508, i64 %507, !dbg !814
	%510 = icmp uge i64 %507, %496, !dbg !814
	br i1 %510, label %b63_fail3, label %b63_ok3, !dbg !814, !prof !24

b63_ok3:
	store double %487, double addrspace(1)* %509, align 8, !dbg !814
	br label %b64, !dbg !814

b64:
	call void @gpuc_grid_sync(), !dbg !815
	%511 = fcmp oge double %p32, 0.000000e+00, !dbg !816
	br i1 %511, label %b65, label %b67, !dbg !816

b65:
	%512 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %50, !dbg !817
	%513 = icmp uge i64 %50, %p25, !dbg !817
	br i1 %513, label %b65_fail1, label %b65_ok1, !dbg !817, !prof !24

b65_ok1:
	%514 = load i64, i64 addrspace(1)* %512, align 8, !dbg !817
	%515 = icmp ne i64 %514, 0, !dbg !818
	br i1 %515, label %b66, label %b67, !dbg !818

b66:
	ret void, !dbg !819

b67:
	%516 = add i64 %28, 1, !dbg !820
	%517 = add i32 %32, 1, !dbg !820
	%518 = icmp ult i32 %517, %p27, !dbg !820
	br i1 %518, label %b4, label %b68, !dbg !820

b68:
	ret void, !dbg !820

b69:
	br label %fail, !dbg !589

b70:
	br label %fail, !dbg !589

b15_fail1:
	%519 = icmp uge i64 %125, %p3, !dbg !661
	br i1 %519, label %b15_fail2, label %b15_ok2, !dbg !661

b15_fail2:
	br label %fail, !dbg !661

b15_ok2:
	br label %fail, !dbg !662

b17_fail1:
	%520 = icmp uge i64 %133, %p3, !dbg !664
	br i1 %520, label %b17_fail2, label %b17_ok2, !dbg !664

b17_fail2:
	br label %fail, !dbg !664

b17_ok2:
	br label %fail, !dbg !665

b26_fail1:
	%521 = icmp ugt i64 %166, %p1, !dbg !682
	br i1 %521, label %b26_fail2, label %b26_ok2, !dbg !682

b26_fail2:
	br label %fail, !dbg !682

b26_ok2:
	%522 = icmp ugt i64 %165, %166, !dbg !682
	br i1 %522, label %b26_fail3, label %b26_ok3, !dbg !682

b26_fail3:
	br label %fail, !dbg !682

b26_ok3:
	%523 = icmp ugt i64 %168, %p1, !dbg !685
	br i1 %523, label %b26_fail4, label %b26_ok4, !dbg !685

b26_fail4:
	br label %fail, !dbg !685

b26_ok4:
	%524 = icmp ugt i64 %167, %168, !dbg !685
	br i1 %524, label %b26_fail5, label %b26_ok5, !dbg !685

b26_fail5:
	br label %fail, !dbg !685

b26_ok5:
	%525 = icmp uge i64 %169, %p3, !dbg !687
	br i1 %525, label %b26_fail6, label %b26_ok6, !dbg !687

b26_fail6:
	br label %fail, !dbg !687

b26_ok6:
	%526 = icmp uge i64 %p10, %24, !dbg !587
	br i1 %526, label %b26_fail7, label %b26_ok7, !dbg !587

b26_fail7:
	br label %fail, !dbg !587

b26_ok7:
	br label %fail, !dbg !587

b26_fail8:
	br label %fail, !dbg !587

b28_fail1:
	%527 = icmp ugt i64 %209, %p1, !dbg !694
	br i1 %527, label %b28_fail2, label %b28_ok2, !dbg !694

b28_fail2:
	br label %fail, !dbg !694

b28_ok2:
	%528 = icmp ugt i64 %208, %209, !dbg !694
	br i1 %528, label %b28_fail3, label %b28_ok3, !dbg !694

b28_fail3:
	br label %fail, !dbg !694

b28_ok3:
	%529 = icmp ugt i64 %211, %p1, !dbg !697
	br i1 %529, label %b28_fail4, label %b28_ok4, !dbg !697

b28_fail4:
	br label %fail, !dbg !697

b28_ok4:
	%530 = icmp ugt i64 %210, %211, !dbg !697
	br i1 %530, label %b28_fail5, label %b28_ok5, !dbg !697

b28_fail5:
	br label %fail, !dbg !697

b28_ok5:
	%531 = icmp uge i64 %212, %p3, !dbg !699
	br i1 %531, label %b28_fail6, label %b28_ok6, !dbg !699

b28_fail6:
	br label %fail, !dbg !699

b28_ok6:
	%532 = icmp uge i64 %p11, %24, !dbg !597
	br i1 %532, label %b28_fail7, label %b28_ok7, !dbg !597

b28_fail7:
	br label %fail, !dbg !597

b28_ok7:
	br label %fail, !dbg !597

b28_fail8:
	br label %fail, !dbg !597

b33_fail1:
	br label %fail, !dbg !716

b35_fail1:
	%533 = icmp ugt i64 %301, %p19, !dbg !731
	br i1 %533, label %b35_fail2, label %b35_ok2, !dbg !731

b35_fail2:
	br label %fail, !dbg !731

b35_ok2:
	br label %fail, !dbg !731

b36_fail1:
	br label %fail, !dbg !721

b45_fail1:
	br label %fail, !dbg !754

b46_fail1:
	br label %fail, !dbg !756

b63_fail1:
	%534 = icmp ugt i64 %495, %p17, !dbg !809
	br i1 %534, label %b63_fail2, label %b63_ok2, !dbg !809

b63_fail2:
	br label %fail, !dbg !809

b63_ok2:
	br label %fail, !dbg !809

b63_fail3:
	br label %fail, !dbg !814

b65_fail1:
	br label %fail, !dbg !817

fail:
	%535 = phi i32 [ 16, %b15_fail2 ], [ 17, %b15_ok2 ], [ 16, %b17_fail2 ], [ 19, %b17_ok2 ], [ 28, %b26_fail2 ], [ 29, %b26_fail3 ], [ 28, %b26_fail4 ], [ 29, %b26_fail5 ], [ 16, %b26_fail6 ], [ 30, %b26_fail7 ], [ 31, %b26_ok7 ], [ 46, %b26_fail8 ], [ 28, %b28_fail2 ], [ 29, %b28_fail3 ], [ 28, %b28_fail4 ], [ 29, %b28_fail5 ], [ 16, %b28_fail6 ], [ 30, %b28_fail7 ], [ 31, %b28_ok7 ], [ 47, %b28_fail8 ], [ 32, %b33_fail1 ], [ 8, %b35_fail2 ], [ 9, %b35_ok2 ], [ 33, %b36_fail1 ], [ 10, %b37 ], [ 35, %b45_fail1 ], [ 36, %b46_fail1 ], [ 3, %b63_fail2 ], [ 4, %b63_ok2 ], [ 37, %b63_fail3 ], [ 38, %b65_fail1 ], [ 14, %b69 ], [ 13, %b70 ], !dbg !583
	%536 = phi i64 [ %125, %b15_fail2 ], [ 0, %b15_ok2 ], [ %133, %b17_fail2 ], [ 0, %b17_ok2 ], [ %166, %b26_fail2 ], [ %165, %b26_fail3 ], [ %168, %b26_fail4 ], [ %167, %b26_fail5 ], [ %169, %b26_fail6 ], [ %p10, %b26_fail7 ], [ 0, %b26_ok7 ], [ %192, %b26_fail8 ], [ %209, %b28_fail2 ], [ %208, %b28_fail3 ], [ %211, %b28_fail4 ], [ %210, %b28_fail5 ], [ %212, %b28_fail6 ], [ %p11, %b28_fail7 ], [ 0, %b28_ok7 ], [ %235, %b28_fail8 ], [ 0, %b33_fail1 ], [ %301, %b35_fail2 ], [ %300, %b35_ok2 ], [ 0, %b36_fail1 ], [ %305, %b37 ], [ 0, %b45_fail1 ], [ %50, %b46_fail1 ], [ %495, %b63_fail2 ], [ %493, %b63_ok2 ], [ %507, %b63_fail3 ], [ %50, %b65_fail1 ], [ %12, %b69 ], [ %p1, %b70 ], !dbg !583
	%537 = phi i64 [ %p3, %b15_fail2 ], [ 0, %b15_ok2 ], [ %p3, %b17_fail2 ], [ 0, %b17_ok2 ], [ %p1, %b26_fail2 ], [ %166, %b26_fail3 ], [ %p1, %b26_fail4 ], [ %168, %b26_fail5 ], [ %p3, %b26_fail6 ], [ %24, %b26_fail7 ], [ 0, %b26_ok7 ], [ %193, %b26_fail8 ], [ %p1, %b28_fail2 ], [ %209, %b28_fail3 ], [ %p1, %b28_fail4 ], [ %211, %b28_fail5 ], [ %p3, %b28_fail6 ], [ %24, %b28_fail7 ], [ 0, %b28_ok7 ], [ %236, %b28_fail8 ], [ %p21, %b33_fail1 ], [ %p19, %b35_fail2 ], [ %301, %b35_ok2 ], [ 0, %b36_fail1 ], [ 16, %b37 ], [ %p23, %b45_fail1 ], [ %p25, %b46_fail1 ], [ %p17, %b63_fail2 ], [ %495, %b63_ok2 ], [ %496, %b63_fail3 ], [ %p25, %b65_fail1 ], [ 16, %b69 ], [ 4, %b70 ], !dbg !583
	call void @gpuc_fail(i8* %ctrl, i32 %535, i64 %536, i64 %537), !dbg !583
	ret void, !dbg !583
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !821 {
entry:
	br label %b0, !dbg !822

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !822
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !822
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !822
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !822
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !822
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !825
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !826
	%7 = icmp uge i64 0, %p9, !dbg !826
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !826, !prof !24

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !826
	%9 = icmp eq i64 %8, 0, !dbg !827
	br i1 %9, label %b1, label %b16, !dbg !827

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !828
	%11 = icmp uge i64 1, %p9, !dbg !828
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !828, !prof !24

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !828
	%13 = icmp eq i64 %12, 0, !dbg !829
	br i1 %13, label %b2, label %b16, !dbg !829

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !830
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !830
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !830
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !830
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !830
	call void @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !830
	%19 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 0, !dbg !831
	%20 = icmp uge i64 0, %p5, !dbg !831
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !831, !prof !24

b2_ok1:
	%21 = load i32, i32 addrspace(1)* %19, align 4, !dbg !831
	%22 = sext i32 %5 to i64, !dbg !825
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !832, !range !93
	%24 = sext i32 %23 to i64, !dbg !832
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !832, !range !28
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !832, !range !28
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !832, !range !29
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !832, !range !25
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !832, !range !25
	%30 = mul i32 %29, %27, !dbg !832
	%31 = add i32 %26, %30, !dbg !832
	%32 = mul i32 %28, %31, !dbg !832
	%33 = add i32 %25, %32, !dbg !832
	%34 = and i32 %33, -32, !dbg !832
	%35 = mul i32 %28, %29, !dbg !832
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !832, !range !26
	%37 = mul i32 %35, %36, !dbg !832
	%38 = sub i32 %37, %34, !dbg !832
	%39 = icmp slt i32 %38, 32, !dbg !832
	%40 = select i1 %39, i32 %38, i32 32, !dbg !832
	%41 = sext i32 %40 to i64, !dbg !832
	br label %b3, !dbg !832

b3:
	%42 = phi double [ 0.000000e+00, %b2_ok1 ], [ %68, %b5_ok1 ], !dbg !835
	%43 = phi i64 [ %24, %b2_ok1 ], [ %69, %b5_ok1 ], !dbg !832
	%44 = icmp slt i64 %43, %22, !dbg !832
	br i1 %44, label %b4, label %b7, !dbg !832

b4:
	%45 = urem i32 %21, 2, !dbg !837
	%46 = zext i32 %45 to i64, !dbg !838
	%47 = trunc i64 %22 to i32, !dbg !839
	%48 = mul i32 %45, %47, !dbg !839
	%49 = zext i32 %48 to i64, !dbg !839
	%50 = add i64 %49, %43, !dbg !840
	%51 = mul i64 %50, 2, !dbg !841
	%52 = add i64 %51, 2, !dbg !843
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !844
	%54 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !845
	%55 = ptrtoint i64* %54 to i64, !dbg !845
	%56 = and i64 %55, 15, !dbg !845
	%57 = icmp eq i64 %56, 0, !dbg !845
	%58 = icmp ugt i64 %52, %p3, !dbg !844
	%59 = icmp ugt i64 %51, %52, !dbg !844
	%60 = or i1 %58, %59, !dbg !844
	br i1 %60, label %b4_fail1, label %b4_ok1, !dbg !844, !prof !24

b4_ok1:
	br i1 %57, label %b5, label %b6, !dbg !845

b5:
	%61 = bitcast i64 addrspace(1)* %53 to { i64, i64 } addrspace(1)*, !dbg !845
	%62 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %61, i64 0, !dbg !846
	%63 = addrspacecast { i64, i64 } addrspace(1)* %62 to { i64, i64 }*, !dbg !834
	%64 = icmp eq { i64, i64 } addrspace(1)* %62, null, !dbg !834
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !834, !prof !24

b5_ok1:
	%65 = bitcast { i64, i64 }* %63 to i8*, !dbg !834
	%66 = call i64 @gpuc_wait_line_thread(i8* %65, i32 %21, i32 1, i8* %ctrl, i32 34), !dbg !834
	%67 = bitcast i64 %66 to double, !dbg !847
	%68 = fadd double %42, %67, !dbg !848
	%69 = add i64 %43, %41, !dbg !832
	br label %b3, !dbg !832

b6:
	br label %fail, !dbg !845

b7:
	%70 = icmp eq i64 %41, 32, !dbg !852
	br i1 %70, label %b8, label %b10, !dbg !852

b8:
	%71 = phi double [ %88, %b9 ], [ %42, %b7 ], !dbg !853
	%72 = phi i64 [ %91, %b9 ], [ 16, %b7 ], !dbg !854
	%73 = icmp sgt i64 %72, 0, !dbg !855
	br i1 %73, label %b9, label %b13, !dbg !855

b9:
	%74 = trunc i64 %72 to i32, !dbg !856
	%75 = bitcast double %71 to i64, !dbg !856
	%76 = trunc i64 %75 to i32, !dbg !856
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %76, i32 %74, i32 31), !dbg !856
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !856
	%79 = lshr i64 %75, 32, !dbg !856
	%80 = trunc i64 %79 to i32, !dbg !856
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %80, i32 %74, i32 31), !dbg !856
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !856
	%83 = zext i32 %82 to i64, !dbg !856
	%84 = shl i64 %83, 32, !dbg !856
	%85 = zext i32 %78 to i64, !dbg !856
	%86 = or i64 %85, %84, !dbg !856
	%87 = bitcast i64 %86 to double, !dbg !856
	%88 = fadd double %71, %87, !dbg !857
	%89 = trunc i64 %72 to i32, !dbg !858
	%90 = udiv i32 %89, 2, !dbg !858
	%91 = zext i32 %90 to i64, !dbg !858
	br label %b8, !dbg !858

b10:
	%92 = bitcast double %42 to i64, !dbg !859
	%93 = trunc i64 %92 to i32, !dbg !859
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 0, i32 31), !dbg !859
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !859
	%96 = lshr i64 %92, 32, !dbg !859
	%97 = trunc i64 %96 to i32, !dbg !859
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !859
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !859
	%100 = zext i32 %99 to i64, !dbg !859
	%101 = shl i64 %100, 32, !dbg !859
	%102 = zext i32 %95 to i64, !dbg !859
	%103 = or i64 %102, %101, !dbg !859
	%104 = bitcast i64 %103 to double, !dbg !859
	br label %b11, !dbg !859

b11:
	%105 = phi double [ %104, %b10 ], [ %122, %b12 ], !dbg !860
	%106 = phi i64 [ 1, %b10 ], [ %123, %b12 ], !dbg !861
	%107 = icmp slt i64 %106, %41, !dbg !862
	br i1 %107, label %b12, label %b13, !dbg !862

b12:
	%108 = trunc i64 %106 to i32, !dbg !863
	%109 = bitcast double %42 to i64, !dbg !863
	%110 = trunc i64 %109 to i32, !dbg !863
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 %108, i32 31), !dbg !863
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !863
	%113 = lshr i64 %109, 32, !dbg !863
	%114 = trunc i64 %113 to i32, !dbg !863
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %108, i32 31), !dbg !863
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !863
	%117 = zext i32 %116 to i64, !dbg !863
	%118 = shl i64 %117, 32, !dbg !863
	%119 = zext i32 %112 to i64, !dbg !863
	%120 = or i64 %119, %118, !dbg !863
	%121 = bitcast i64 %120 to double, !dbg !863
	%122 = fadd double %105, %121, !dbg !857
	%123 = add i64 %106, 1, !dbg !864
	br label %b11, !dbg !864

b13:
	%124 = phi double [ %71, %b8 ], [ %105, %b11 ], !dbg !851
	%125 = sext i32 %33 to i64, !dbg !865
	%126 = icmp ne i64 %125, 0, !dbg !866
	br i1 %126, label %b16, label %b14, !dbg !866

b14:
	%127 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !867
	%128 = icmp uge i64 0, %p7, !dbg !867
	br i1 %128, label %b14_fail1, label %b14_ok1, !dbg !867, !prof !24

b14_ok1:
	store double %124, double addrspace(1)* %127, align 8, !dbg !867
	%129 = fcmp ole double %124, %p12, !dbg !868
	br i1 %129, label %b15, label %b16, !dbg !868

b15:
	%130 = add i64 %p11, 1, !dbg !869
	%131 = urem i64 %130, 2, !dbg !870
	%132 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %131, !dbg !871
	store i64 %p11, i64 addrspace(1)* %132, align 8, !dbg !871
	br label %b16, !dbg !871

b16:
	ret void, !dbg !823

b0_fail1:
	br label %fail, !dbg !826

b1_fail1:
	br label %fail, !dbg !828

b2_fail1:
	br label %fail, !dbg !831

b4_fail1:
	%133 = icmp ugt i64 %52, %p3, !dbg !844
	br i1 %133, label %b4_fail2, label %b4_ok2, !dbg !844

b4_fail2:
	br label %fail, !dbg !844

b4_ok2:
	br label %fail, !dbg !844

b5_fail1:
	br label %fail, !dbg !834

b14_fail1:
	br label %fail, !dbg !867

fail:
	%134 = phi i32 [ 39, %b0_fail1 ], [ 39, %b1_fail1 ], [ 32, %b2_fail1 ], [ 8, %b4_fail2 ], [ 9, %b4_ok2 ], [ 33, %b5_fail1 ], [ 10, %b6 ], [ 35, %b14_fail1 ], !dbg !822
	%135 = phi i64 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 0, %b2_fail1 ], [ %52, %b4_fail2 ], [ %51, %b4_ok2 ], [ 0, %b5_fail1 ], [ %56, %b6 ], [ 0, %b14_fail1 ], !dbg !822
	%136 = phi i64 [ %p9, %b0_fail1 ], [ %p9, %b1_fail1 ], [ %p5, %b2_fail1 ], [ %p3, %b4_fail2 ], [ %52, %b4_ok2 ], [ 0, %b5_fail1 ], [ 16, %b6 ], [ %p7, %b14_fail1 ], !dbg !822
	call void @gpuc_fail(i8* %ctrl, i32 %134, i64 %135, i64 %136), !dbg !822
	ret void, !dbg !822
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i8* %ctrl) nounwind !dbg !872 {
entry:
	br label %b0, !dbg !873

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !873
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !873
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !874
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !875, !range !129
	%4 = sext i32 %3 to i64, !dbg !875
	%5 = sext i32 %2 to i64, !dbg !874
	%6 = icmp ne i64 %5, 0, !dbg !876
	br label %b1, !dbg !877

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !878
	%8 = icmp slt i64 %7, %p18, !dbg !879
	br i1 %8, label %b2, label %b10, !dbg !879

b2:
	%9 = mul i64 %7, %p16, !dbg !881
	%10 = icmp eq i64 %p18, 0, !dbg !880
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !880, !prof !24

b2_ok1:
	%11 = icmp eq i64 %p18, -1, !dbg !880
	%12 = select i1 %11, i64 1, i64 %p18, !dbg !880
	%13 = sdiv i64 %9, %12, !dbg !880
	%14 = sub i64 0, %9, !dbg !880
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !880
	%16 = sub i64 %15, %p9, !dbg !882
	%17 = icmp slt i64 %16, 0, !dbg !883
	br i1 %17, label %b9, label %b3, !dbg !883

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !884
	br i1 %18, label %b9, label %b4, !dbg !884

b4:
	%19 = mul i64 %7, %p17, !dbg !885
	%20 = add i64 %7, 1, !dbg !886
	%21 = mul i64 %20, %p17, !dbg !887
	%22 = sub i64 %21, %19, !dbg !888
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !888
	%24 = icmp ugt i64 %21, %p1, !dbg !888
	%25 = icmp ugt i64 %19, %21, !dbg !888
	%26 = or i1 %24, %25, !dbg !888
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !888, !prof !24

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !889, !range !28
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !889, !range !28
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !889, !range !29
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !889, !range !25
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !889, !range !25
	%32 = mul i32 %31, %29, !dbg !889
	%33 = add i32 %28, %32, !dbg !889
	%34 = mul i32 %30, %33, !dbg !889
	%35 = add i32 %27, %34, !dbg !889
	%36 = sext i32 %35 to i64, !dbg !889
	%37 = mul i32 %30, %31, !dbg !889
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !889, !range !26
	%39 = mul i32 %37, %38, !dbg !889
	%40 = sext i32 %39 to i64, !dbg !889
	%41 = add i64 %16, 1, !dbg !890
	%42 = mul i64 %41, %p6, !dbg !891
	br label %b5, !dbg !889

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !889
	%44 = icmp slt i64 %43, %p17, !dbg !889
	br i1 %44, label %b6, label %b7, !dbg !889

b6:
	%45 = mul i64 %43, %p5, !dbg !892
	%46 = icmp eq i64 %p17, -1, !dbg !893
	%47 = select i1 %46, i64 1, i64 %p17, !dbg !893
	%48 = sdiv i64 %45, %47, !dbg !893
	%49 = sub i64 0, %45, !dbg !893
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !893
	%51 = add i64 %42, %50, !dbg !894
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !895
	%53 = icmp uge i64 %51, %p3, !dbg !895
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !895, !prof !24

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !895
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !896
	store float %54, float addrspace(1)* %55, align 4, !dbg !896
	%56 = add i64 %43, %40, !dbg !889
	br label %b5, !dbg !889

b7:
	call void @llvm.nvvm.barrier0(), !dbg !897
	br i1 %6, label %b8, label %b9, !dbg !876

b8:
	%57 = mul i64 %22, 4, !dbg !898
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !898
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !898
	%60 = bitcast float* %58 to i8*, !dbg !898
	%61 = bitcast float* %59 to i8*, !dbg !898
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0, i32 1), !dbg !898
	br label %b9, !dbg !898

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !899, !range !349
	%63 = sext i32 %62 to i64, !dbg !899
	%64 = add i64 %7, %63, !dbg !900
	br label %b1, !dbg !900

b10:
	ret void, !dbg !900

b2_fail1:
	br label %fail, !dbg !880

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !888
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !888

b4_fail2:
	br label %fail, !dbg !888

b4_ok2:
	br label %fail, !dbg !888

b6_fail1:
	br label %fail, !dbg !895

fail:
	%66 = phi i32 [ 40, %b2_fail1 ], [ 41, %b4_fail2 ], [ 42, %b4_ok2 ], [ 43, %b6_fail1 ], !dbg !873
	%67 = phi i64 [ 0, %b2_fail1 ], [ %21, %b4_fail2 ], [ %19, %b4_ok2 ], [ %51, %b6_fail1 ], !dbg !873
	%68 = phi i64 [ 0, %b2_fail1 ], [ %p1, %b4_fail2 ], [ %21, %b4_ok2 ], [ %p3, %b6_fail1 ], !dbg !873
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !873
	ret void, !dbg !873
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !129
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !28
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !130
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !28
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !130
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

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7) convergent nounwind

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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !349
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !350
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !350
	%20 = mul i32 %18, %19
	%21 = sub i32 -2147483647, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !129
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !130
	%24 = or i32 %22, %23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !130
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

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!901, !902, !903, !904, !905, !906, !907, !908, !909, !910, !911, !912, !913, !914, !915, !916, !917, !918}
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
!11 = !DILocation(line: 73, column: 13, scope: !7)
!12 = !DILocation(line: 63, column: 23, scope: !10, inlinedAt: !11)
!13 = !DILocation(line: 63, column: 40, scope: !10, inlinedAt: !11)
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
!34 = !{!"branch_weights", i32 1048576, i32 1}
!35 = !DILocation(line: 66, column: 6, scope: !7)
!36 = !DILocation(line: 66, column: 31, scope: !7)
!37 = !DILocation(line: 68, column: 13, scope: !7)
!38 = !DILocation(line: 68, column: 28, scope: !7)
!39 = distinct !DISubprogram(name: "at", scope: !6, file: !6, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!40 = !DILocation(line: 68, column: 21, scope: !7)
!41 = !DILocation(line: 82, column: 7, scope: !39, inlinedAt: !40)
!42 = !DILocation(line: 83, column: 11, scope: !39, inlinedAt: !40)
!43 = !DILocation(line: 83, column: 3, scope: !39, inlinedAt: !40)
!44 = !DILocation(line: 68, column: 17, scope: !7)
!45 = !DILocation(line: 68, column: 46, scope: !7)
!46 = !DILocation(line: 68, column: 39, scope: !7)
!47 = !DILocation(line: 82, column: 7, scope: !39, inlinedAt: !46)
!48 = !DILocation(line: 83, column: 11, scope: !39, inlinedAt: !46)
!49 = !DILocation(line: 83, column: 3, scope: !39, inlinedAt: !46)
!50 = !DILocation(line: 68, column: 35, scope: !7)
!51 = !DILocation(line: 68, column: 66, scope: !7)
!52 = !DILocation(line: 68, column: 59, scope: !7)
!53 = !DILocation(line: 82, column: 7, scope: !39, inlinedAt: !52)
!54 = !DILocation(line: 83, column: 11, scope: !39, inlinedAt: !52)
!55 = !DILocation(line: 83, column: 3, scope: !39, inlinedAt: !52)
!56 = !DILocation(line: 68, column: 55, scope: !7)
!57 = !DILocation(line: 68, column: 3, scope: !7)
!58 = !DILocation(line: 66, column: 43, scope: !7)
!59 = !{!"llvm.loop.unroll.disable"}
!60 = distinct !{!60, !59}
!61 = !DILocation(line: 70, column: 13, scope: !7)
!62 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!63 = distinct !DISubprogram(name: "reduceWarp", scope: !62, file: !62, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!64 = distinct !DISubprogram(name: "reduce", scope: !62, file: !62, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!65 = distinct !DISubprogram(name: "ReduceAdd", scope: !62, file: !62, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!66 = !DILocation(line: 70, column: 21, scope: !7)
!67 = !DILocation(line: 8, column: 15, scope: !65, inlinedAt: !66)
!68 = !DILocation(line: 45, column: 16, scope: !64, inlinedAt: !67)
!69 = !DILocation(line: 70, column: 13, scope: !63, inlinedAt: !68)
!70 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !68)
!71 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !68)
!72 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !68)
!73 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !68)
!74 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !68)
!75 = !DILocation(line: 8, column: 76, scope: !65, inlinedAt: !66)
!76 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !68)
!77 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !68)
!78 = !DILocation(line: 77, column: 2, scope: !63, inlinedAt: !68)
!79 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !68)
!80 = !DILocation(line: 78, column: 22, scope: !63, inlinedAt: !68)
!81 = !DILocation(line: 79, column: 23, scope: !63, inlinedAt: !68)
!82 = !DILocation(line: 78, column: 27, scope: !63, inlinedAt: !68)
!83 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!84 = distinct !DISubprogram(name: "Block.warps", scope: !83, file: !83, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!85 = !DILocation(line: 46, column: 14, scope: !64, inlinedAt: !67)
!86 = !DILocation(line: 26, column: 47, scope: !84, inlinedAt: !85)
!87 = !DILocation(line: 26, column: 59, scope: !84, inlinedAt: !85)
!88 = !DILocation(line: 26, column: 64, scope: !84, inlinedAt: !85)
!89 = !DILocation(line: 47, column: 7, scope: !64, inlinedAt: !67)
!90 = !DILocation(line: 50, column: 31, scope: !64, inlinedAt: !67)
!91 = !DILocation(line: 51, column: 10, scope: !64, inlinedAt: !67)
!92 = !DILocation(line: 52, column: 11, scope: !64, inlinedAt: !67)
!93 = !{i32 0, i32 32}
!94 = !DILocation(line: 52, column: 14, scope: !64, inlinedAt: !67)
!95 = !DILocation(line: 53, column: 17, scope: !64, inlinedAt: !67)
!96 = !DILocation(line: 53, column: 8, scope: !64, inlinedAt: !67)
!97 = !DILocation(line: 55, column: 10, scope: !64, inlinedAt: !67)
!98 = !DILocation(line: 56, column: 11, scope: !64, inlinedAt: !67)
!99 = !DILocation(line: 43, column: 50, scope: !64, inlinedAt: !67)
!100 = !DILocation(line: 57, column: 6, scope: !64, inlinedAt: !67)
!101 = !DILocation(line: 57, column: 16, scope: !64, inlinedAt: !67)
!102 = !DILocation(line: 58, column: 17, scope: !64, inlinedAt: !67)
!103 = !DILocation(line: 57, column: 21, scope: !64, inlinedAt: !67)
!104 = !DILocation(line: 71, column: 22, scope: !7)
!105 = !DILocation(line: 72, column: 13, scope: !7)
!106 = !DILocation(line: 72, column: 3, scope: !7)
!107 = !DILocation(line: 73, column: 39, scope: !7)
!108 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!109 = distinct !DISubprogram(name: "Store", scope: !108, file: !108, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!110 = !DILocation(line: 65, column: 8, scope: !10, inlinedAt: !11)
!111 = !DILocation(line: 12, column: 16, scope: !109, inlinedAt: !110)
!112 = distinct !DISubprogram(name: "valueAt", scope: !9, file: !9, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!113 = !DILocation(line: 65, column: 29, scope: !10, inlinedAt: !11)
!114 = !DILocation(line: 93, column: 19, scope: !112, inlinedAt: !113)
!115 = !DILocation(line: 93, column: 13, scope: !112, inlinedAt: !113)
!116 = !DILocation(line: 93, column: 22, scope: !112, inlinedAt: !113)
!117 = !DILocation(line: 93, column: 27, scope: !112, inlinedAt: !113)
!118 = !DILocation(line: 93, column: 33, scope: !112, inlinedAt: !113)
!119 = !DILocation(line: 65, column: 60, scope: !10, inlinedAt: !11)
!120 = !DILocation(line: 65, column: 65, scope: !10, inlinedAt: !11)
!121 = distinct !DISubprogram(name: "line", scope: !108, file: !108, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!122 = !DILocation(line: 12, column: 24, scope: !109, inlinedAt: !110)
!123 = !DILocation(line: 32, column: 78, scope: !121, inlinedAt: !122)
!124 = !DILocation(line: 32, column: 71, scope: !121, inlinedAt: !122)
!125 = !DILocation(line: 32, column: 87, scope: !121, inlinedAt: !122)
!126 = !DILocation(line: 32, column: 92, scope: !121, inlinedAt: !122)
!127 = !DILocation(line: 12, column: 45, scope: !109, inlinedAt: !110)
!128 = !DILocation(line: 77, column: 16, scope: !7)
!129 = !{i32 0, i32 2147483647}
!130 = !{i32 0, i32 65535}
!131 = !DIFile(filename: "sweep.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!132 = distinct !DISubprogram(name: "march", scope: !131, file: !131, line: 109, type: !4, isDefinition: true, scopeLine: 109, isOptimized: true, unit: !2)
!133 = !DILocation(line: 109, column: 6, scope: !132)
!134 = !DILocation(line: 110, column: 11, scope: !132)
!135 = !DILocation(line: 110, column: 27, scope: !132)
!136 = !DILocation(line: 111, column: 3, scope: !132)
!137 = !DILocation(line: 113, column: 18, scope: !132)
!138 = !DILocation(line: 114, column: 19, scope: !132)
!139 = !DILocation(line: 114, column: 32, scope: !132)
!140 = !DILocation(line: 114, column: 41, scope: !132)
!141 = !DILocation(line: 114, column: 23, scope: !132)
!142 = !DILocation(line: 118, column: 11, scope: !132)
!143 = !DILocation(line: 117, column: 2, scope: !132)
!144 = !DILocation(line: 121, column: 20, scope: !132)
!145 = !DILocation(line: 121, column: 11, scope: !132)
!146 = !DILocation(line: 117, column: 10, scope: !132)
!147 = !DILocation(line: 125, column: 12, scope: !132)
!148 = !DILocation(line: 125, column: 15, scope: !132)
!149 = !DILocation(line: 125, column: 23, scope: !132)
!150 = !DILocation(line: 126, column: 23, scope: !132)
!151 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!152 = distinct !DISubprogram(name: "Part.state", scope: !151, file: !151, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!153 = !DILocation(line: 126, column: 21, scope: !132)
!154 = !DILocation(line: 58, column: 47, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 126, column: 28, scope: !132)
!156 = !DILocation(line: 127, column: 22, scope: !132)
!157 = !DILocation(line: 127, column: 19, scope: !132)
!158 = !DILocation(line: 127, column: 38, scope: !132)
!159 = !DILocation(line: 126, column: 41, scope: !132)
!160 = !DILocation(line: 58, column: 47, scope: !152, inlinedAt: !159)
!161 = !DILocation(line: 126, column: 46, scope: !132)
!162 = !DILocation(line: 128, column: 13, scope: !132)
!163 = distinct !DISubprogram(name: "fixed", scope: !131, file: !131, line: 166, type: !4, isDefinition: true, scopeLine: 166, isOptimized: true, unit: !2)
!164 = !DILocation(line: 136, column: 21, scope: !132)
!165 = !DILocation(line: 167, column: 12, scope: !163, inlinedAt: !164)
!166 = !DILocation(line: 170, column: 20, scope: !163, inlinedAt: !164)
!167 = !DILocation(line: 170, column: 12, scope: !163, inlinedAt: !164)
!168 = !DILocation(line: 173, column: 11, scope: !163, inlinedAt: !164)
!169 = !DILocation(line: 173, column: 14, scope: !163, inlinedAt: !164)
!170 = !DILocation(line: 176, column: 11, scope: !163, inlinedAt: !164)
!171 = !DILocation(line: 176, column: 14, scope: !163, inlinedAt: !164)
!172 = !DILocation(line: 179, column: 11, scope: !163, inlinedAt: !164)
!173 = !DILocation(line: 179, column: 14, scope: !163, inlinedAt: !164)
!174 = !DILocation(line: 124, column: 2, scope: !132)
!175 = !DILocation(line: 126, column: 2, scope: !132)
!176 = !DILocation(line: 126, column: 6, scope: !132)
!177 = !DILocation(line: 127, column: 2, scope: !132)
!178 = !DILocation(line: 127, column: 6, scope: !132)
!179 = !DILocation(line: 128, column: 2, scope: !132)
!180 = !DILocation(line: 129, column: 13, scope: !132)
!181 = !DILocation(line: 130, column: 15, scope: !132)
!182 = !DILocation(line: 131, column: 23, scope: !132)
!183 = !DILocation(line: 131, column: 44, scope: !132)
!184 = !DILocation(line: 131, column: 38, scope: !132)
!185 = !DILocation(line: 132, column: 29, scope: !132)
!186 = !DILocation(line: 132, column: 37, scope: !132)
!187 = !DILocation(line: 132, column: 26, scope: !132)
!188 = !DILocation(line: 132, column: 66, scope: !132)
!189 = !DILocation(line: 132, column: 55, scope: !132)
!190 = !DILocation(line: 133, column: 34, scope: !132)
!191 = !DILocation(line: 133, column: 42, scope: !132)
!192 = !DILocation(line: 133, column: 28, scope: !132)
!193 = !DILocation(line: 133, column: 74, scope: !132)
!194 = !DILocation(line: 133, column: 60, scope: !132)
!195 = distinct !DISubprogram(name: "mean", scope: !131, file: !131, line: 155, type: !4, isDefinition: true, scopeLine: 155, isOptimized: true, unit: !2)
!196 = !DILocation(line: 134, column: 20, scope: !132)
!197 = !DILocation(line: 157, column: 12, scope: !195, inlinedAt: !196)
!198 = !DILocation(line: 157, column: 20, scope: !195, inlinedAt: !196)
!199 = !DILocation(line: 157, column: 27, scope: !195, inlinedAt: !196)
!200 = !DILocation(line: 157, column: 37, scope: !195, inlinedAt: !196)
!201 = !DILocation(line: 158, column: 13, scope: !195, inlinedAt: !196)
!202 = !DILocation(line: 158, column: 21, scope: !195, inlinedAt: !196)
!203 = !DILocation(line: 158, column: 28, scope: !195, inlinedAt: !196)
!204 = !DILocation(line: 158, column: 38, scope: !195, inlinedAt: !196)
!205 = !DILocation(line: 159, column: 13, scope: !195, inlinedAt: !196)
!206 = !DILocation(line: 159, column: 21, scope: !195, inlinedAt: !196)
!207 = !DILocation(line: 159, column: 28, scope: !195, inlinedAt: !196)
!208 = !DILocation(line: 159, column: 38, scope: !195, inlinedAt: !196)
!209 = !DILocation(line: 160, column: 13, scope: !195, inlinedAt: !196)
!210 = !DILocation(line: 160, column: 21, scope: !195, inlinedAt: !196)
!211 = !DILocation(line: 160, column: 28, scope: !195, inlinedAt: !196)
!212 = !DILocation(line: 160, column: 38, scope: !195, inlinedAt: !196)
!213 = !DILocation(line: 134, column: 54, scope: !132)
!214 = !DILocation(line: 157, column: 12, scope: !195, inlinedAt: !213)
!215 = !DILocation(line: 157, column: 20, scope: !195, inlinedAt: !213)
!216 = !DILocation(line: 157, column: 27, scope: !195, inlinedAt: !213)
!217 = !DILocation(line: 157, column: 37, scope: !195, inlinedAt: !213)
!218 = !DILocation(line: 158, column: 13, scope: !195, inlinedAt: !213)
!219 = !DILocation(line: 158, column: 21, scope: !195, inlinedAt: !213)
!220 = !DILocation(line: 158, column: 28, scope: !195, inlinedAt: !213)
!221 = !DILocation(line: 158, column: 38, scope: !195, inlinedAt: !213)
!222 = !DILocation(line: 159, column: 13, scope: !195, inlinedAt: !213)
!223 = !DILocation(line: 159, column: 21, scope: !195, inlinedAt: !213)
!224 = !DILocation(line: 159, column: 28, scope: !195, inlinedAt: !213)
!225 = !DILocation(line: 159, column: 38, scope: !195, inlinedAt: !213)
!226 = !DILocation(line: 160, column: 13, scope: !195, inlinedAt: !213)
!227 = !DILocation(line: 160, column: 21, scope: !195, inlinedAt: !213)
!228 = !DILocation(line: 160, column: 28, scope: !195, inlinedAt: !213)
!229 = !DILocation(line: 160, column: 38, scope: !195, inlinedAt: !213)
!230 = !DILocation(line: 168, column: 7, scope: !163, inlinedAt: !164)
!231 = !DILocation(line: 170, column: 20, scope: !132)
!232 = !DILocation(line: 171, column: 7, scope: !163, inlinedAt: !164)
!233 = !DILocation(line: 173, column: 11, scope: !132)
!234 = !DILocation(line: 174, column: 7, scope: !163, inlinedAt: !164)
!235 = !DILocation(line: 176, column: 11, scope: !132)
!236 = !DILocation(line: 177, column: 7, scope: !163, inlinedAt: !164)
!237 = !DILocation(line: 179, column: 11, scope: !132)
!238 = !DILocation(line: 180, column: 7, scope: !163, inlinedAt: !164)
!239 = !DILocation(line: 182, column: 9, scope: !132)
!240 = !DILocation(line: 136, column: 55, scope: !132)
!241 = !DILocation(line: 167, column: 12, scope: !163, inlinedAt: !240)
!242 = !DILocation(line: 168, column: 7, scope: !163, inlinedAt: !240)
!243 = !DILocation(line: 170, column: 12, scope: !163, inlinedAt: !240)
!244 = !DILocation(line: 171, column: 7, scope: !163, inlinedAt: !240)
!245 = !DILocation(line: 173, column: 14, scope: !163, inlinedAt: !240)
!246 = !DILocation(line: 174, column: 7, scope: !163, inlinedAt: !240)
!247 = !DILocation(line: 176, column: 14, scope: !163, inlinedAt: !240)
!248 = !DILocation(line: 177, column: 7, scope: !163, inlinedAt: !240)
!249 = !DILocation(line: 179, column: 14, scope: !163, inlinedAt: !240)
!250 = !DILocation(line: 180, column: 7, scope: !163, inlinedAt: !240)
!251 = !DILocation(line: 134, column: 3, scope: !132)
!252 = !DILocation(line: 134, column: 8, scope: !132)
!253 = !DILocation(line: 138, column: 28, scope: !132)
!254 = !DILocation(line: 138, column: 9, scope: !132)
!255 = !DILocation(line: 138, column: 23, scope: !132)
!256 = distinct !DISubprogram(name: "distance", scope: !131, file: !131, line: 186, type: !4, isDefinition: true, scopeLine: 186, isOptimized: true, unit: !2)
!257 = !DILocation(line: 139, column: 22, scope: !132)
!258 = !DILocation(line: 187, column: 19, scope: !256, inlinedAt: !257)
!259 = !DILocation(line: 187, column: 28, scope: !256, inlinedAt: !257)
!260 = !DILocation(line: 187, column: 37, scope: !256, inlinedAt: !257)
!261 = !DILocation(line: 187, column: 46, scope: !256, inlinedAt: !257)
!262 = !DILocation(line: 188, column: 10, scope: !256, inlinedAt: !257)
!263 = !DILocation(line: 188, column: 16, scope: !256, inlinedAt: !257)
!264 = !DILocation(line: 188, column: 13, scope: !256, inlinedAt: !257)
!265 = !DILocation(line: 188, column: 22, scope: !256, inlinedAt: !257)
!266 = !DILocation(line: 188, column: 19, scope: !256, inlinedAt: !257)
!267 = !DILocation(line: 188, column: 28, scope: !256, inlinedAt: !257)
!268 = !DILocation(line: 188, column: 25, scope: !256, inlinedAt: !257)
!269 = !DILocation(line: 139, column: 43, scope: !132)
!270 = !DILocation(line: 187, column: 19, scope: !256, inlinedAt: !269)
!271 = !DILocation(line: 187, column: 28, scope: !256, inlinedAt: !269)
!272 = !DILocation(line: 187, column: 37, scope: !256, inlinedAt: !269)
!273 = !DILocation(line: 187, column: 46, scope: !256, inlinedAt: !269)
!274 = !DILocation(line: 188, column: 10, scope: !256, inlinedAt: !269)
!275 = !DILocation(line: 188, column: 16, scope: !256, inlinedAt: !269)
!276 = !DILocation(line: 188, column: 13, scope: !256, inlinedAt: !269)
!277 = !DILocation(line: 188, column: 22, scope: !256, inlinedAt: !269)
!278 = !DILocation(line: 188, column: 19, scope: !256, inlinedAt: !269)
!279 = !DILocation(line: 188, column: 28, scope: !256, inlinedAt: !269)
!280 = !DILocation(line: 188, column: 25, scope: !256, inlinedAt: !269)
!281 = !DILocation(line: 139, column: 33, scope: !132)
!282 = !DILocation(line: 139, column: 3, scope: !132)
!283 = !DILocation(line: 141, column: 39, scope: !132)
!284 = !DILocation(line: 129, column: 19, scope: !132)
!285 = !{!"llvm.loop.unroll.disable"}
!286 = distinct !{!286, !285}
!287 = !DILocation(line: 143, column: 10, scope: !132)
!288 = !DILocation(line: 144, column: 33, scope: !132)
!289 = !DILocation(line: 144, column: 30, scope: !132)
!290 = !DILocation(line: 144, column: 54, scope: !132)
!291 = !DILocation(line: 144, column: 62, scope: !132)
!292 = !DILocation(line: 144, column: 51, scope: !132)
!293 = !DILocation(line: 144, column: 91, scope: !132)
!294 = !DILocation(line: 144, column: 80, scope: !132)
!295 = !DILocation(line: 144, column: 14, scope: !132)
!296 = !DILocation(line: 157, column: 12, scope: !195, inlinedAt: !295)
!297 = !DILocation(line: 157, column: 20, scope: !195, inlinedAt: !295)
!298 = !DILocation(line: 157, column: 27, scope: !195, inlinedAt: !295)
!299 = !DILocation(line: 157, column: 37, scope: !195, inlinedAt: !295)
!300 = !DILocation(line: 158, column: 13, scope: !195, inlinedAt: !295)
!301 = !DILocation(line: 158, column: 21, scope: !195, inlinedAt: !295)
!302 = !DILocation(line: 158, column: 28, scope: !195, inlinedAt: !295)
!303 = !DILocation(line: 158, column: 38, scope: !195, inlinedAt: !295)
!304 = !DILocation(line: 159, column: 13, scope: !195, inlinedAt: !295)
!305 = !DILocation(line: 159, column: 21, scope: !195, inlinedAt: !295)
!306 = !DILocation(line: 159, column: 28, scope: !195, inlinedAt: !295)
!307 = !DILocation(line: 159, column: 38, scope: !195, inlinedAt: !295)
!308 = !DILocation(line: 160, column: 13, scope: !195, inlinedAt: !295)
!309 = !DILocation(line: 160, column: 21, scope: !195, inlinedAt: !295)
!310 = !DILocation(line: 160, column: 28, scope: !195, inlinedAt: !295)
!311 = !DILocation(line: 160, column: 38, scope: !195, inlinedAt: !295)
!312 = !DILocation(line: 146, column: 15, scope: !132)
!313 = !DILocation(line: 167, column: 12, scope: !163, inlinedAt: !312)
!314 = !DILocation(line: 168, column: 7, scope: !163, inlinedAt: !312)
!315 = !DILocation(line: 170, column: 12, scope: !163, inlinedAt: !312)
!316 = !DILocation(line: 171, column: 7, scope: !163, inlinedAt: !312)
!317 = !DILocation(line: 173, column: 14, scope: !163, inlinedAt: !312)
!318 = !DILocation(line: 174, column: 7, scope: !163, inlinedAt: !312)
!319 = !DILocation(line: 176, column: 14, scope: !163, inlinedAt: !312)
!320 = !DILocation(line: 177, column: 7, scope: !163, inlinedAt: !312)
!321 = !DILocation(line: 179, column: 14, scope: !163, inlinedAt: !312)
!322 = !DILocation(line: 180, column: 7, scope: !163, inlinedAt: !312)
!323 = !DILocation(line: 144, column: 3, scope: !132)
!324 = !DILocation(line: 148, column: 9, scope: !132)
!325 = !DILocation(line: 149, column: 22, scope: !132)
!326 = !DILocation(line: 187, column: 19, scope: !256, inlinedAt: !325)
!327 = !DILocation(line: 187, column: 28, scope: !256, inlinedAt: !325)
!328 = !DILocation(line: 187, column: 37, scope: !256, inlinedAt: !325)
!329 = !DILocation(line: 187, column: 46, scope: !256, inlinedAt: !325)
!330 = !DILocation(line: 188, column: 10, scope: !256, inlinedAt: !325)
!331 = !DILocation(line: 188, column: 16, scope: !256, inlinedAt: !325)
!332 = !DILocation(line: 188, column: 13, scope: !256, inlinedAt: !325)
!333 = !DILocation(line: 188, column: 22, scope: !256, inlinedAt: !325)
!334 = !DILocation(line: 188, column: 19, scope: !256, inlinedAt: !325)
!335 = !DILocation(line: 188, column: 28, scope: !256, inlinedAt: !325)
!336 = !DILocation(line: 188, column: 25, scope: !256, inlinedAt: !325)
!337 = !DILocation(line: 149, column: 3, scope: !132)
!338 = !DILocation(line: 151, column: 2, scope: !132)
!339 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!340 = !DILocation(line: 24, column: 6, scope: !339)
!341 = distinct !DISubprogram(name: "send", scope: !131, file: !131, line: 96, type: !4, isDefinition: true, scopeLine: 96, isOptimized: true, unit: !2)
!342 = distinct !DISubprogram(name: "sweepTile", scope: !131, file: !131, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!343 = distinct !DISubprogram(name: "sweep", scope: !131, file: !131, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!344 = !DILocation(line: 43, column: 18, scope: !339)
!345 = !DILocation(line: 45, column: 23, scope: !343, inlinedAt: !344)
!346 = !DILocation(line: 83, column: 8, scope: !342, inlinedAt: !345)
!347 = !DILocation(line: 102, column: 20, scope: !341, inlinedAt: !346)
!348 = !DILocation(line: 25, column: 18, scope: !339)
!349 = !{i32 1, i32 -2147483648}
!350 = !{i32 1, i32 65536}
!351 = !DILocation(line: 25, column: 21, scope: !339)
!352 = !DILocation(line: 26, column: 10, scope: !339)
!353 = !DILocation(line: 26, column: 23, scope: !339)
!354 = !DILocation(line: 26, column: 8, scope: !339)
!355 = !DILocation(line: 26, column: 29, scope: !339)
!356 = !DILocation(line: 30, column: 11, scope: !339)
!357 = !DILocation(line: 31, column: 25, scope: !339)
!358 = !DILocation(line: 31, column: 23, scope: !339)
!359 = !DILocation(line: 31, column: 37, scope: !339)
!360 = !DILocation(line: 32, column: 23, scope: !339)
!361 = !DILocation(line: 33, column: 14, scope: !339)
!362 = !DILocation(line: 35, column: 4, scope: !339)
!363 = !DILocation(line: 38, column: 15, scope: !339)
!364 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!365 = !DILocation(line: 38, column: 31, scope: !339)
!366 = !DILocation(line: 38, column: 24, scope: !364, inlinedAt: !365)
!367 = !DILocation(line: 38, column: 67, scope: !364, inlinedAt: !365)
!368 = !DILocation(line: 38, column: 53, scope: !364, inlinedAt: !365)
!369 = !DILocation(line: 38, column: 47, scope: !364, inlinedAt: !365)
!370 = !DILocation(line: 39, column: 10, scope: !339)
!371 = !DILocation(line: 42, column: 12, scope: !339)
!372 = distinct !DISubprogram(name: "fieldIn", scope: !131, file: !131, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!373 = !DILocation(line: 43, column: 29, scope: !339)
!374 = !DILocation(line: 36, column: 43, scope: !372, inlinedAt: !373)
!375 = !DILocation(line: 58, column: 32, scope: !342, inlinedAt: !345)
!376 = !DILocation(line: 58, column: 69, scope: !342, inlinedAt: !345)
!377 = !DILocation(line: 58, column: 53, scope: !342, inlinedAt: !345)
!378 = !DILocation(line: 59, column: 36, scope: !342, inlinedAt: !345)
!379 = !DILocation(line: 59, column: 25, scope: !342, inlinedAt: !345)
!380 = !DILocation(line: 59, column: 54, scope: !342, inlinedAt: !345)
!381 = !DILocation(line: 59, column: 41, scope: !342, inlinedAt: !345)
!382 = distinct !DISubprogram(name: "Part.strip", scope: !151, file: !151, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!383 = !DILocation(line: 60, column: 19, scope: !342, inlinedAt: !345)
!384 = !DILocation(line: 61, column: 42, scope: !382, inlinedAt: !383)
!385 = !DILocation(line: 61, column: 56, scope: !382, inlinedAt: !383)
!386 = !DILocation(line: 61, column: 51, scope: !382, inlinedAt: !383)
!387 = !DILocation(line: 61, column: 69, scope: !382, inlinedAt: !383)
!388 = !DILocation(line: 60, column: 41, scope: !342, inlinedAt: !345)
!389 = !DILocation(line: 60, column: 35, scope: !342, inlinedAt: !345)
!390 = !DILocation(line: 61, column: 42, scope: !382, inlinedAt: !389)
!391 = !DILocation(line: 61, column: 56, scope: !382, inlinedAt: !389)
!392 = !DILocation(line: 61, column: 51, scope: !382, inlinedAt: !389)
!393 = !DILocation(line: 61, column: 69, scope: !382, inlinedAt: !389)
!394 = !DILocation(line: 66, column: 23, scope: !342, inlinedAt: !345)
!395 = !DILocation(line: 68, column: 64, scope: !342, inlinedAt: !345)
!396 = distinct !DISubprogram(name: "haloSignal", scope: !131, file: !131, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!397 = !DILocation(line: 68, column: 40, scope: !342, inlinedAt: !345)
!398 = !DILocation(line: 22, column: 21, scope: !396, inlinedAt: !397)
!399 = !DILocation(line: 22, column: 29, scope: !396, inlinedAt: !397)
!400 = !DILocation(line: 71, column: 40, scope: !342, inlinedAt: !345)
!401 = !DILocation(line: 22, column: 23, scope: !396, inlinedAt: !400)
!402 = !DILocation(line: 22, column: 29, scope: !396, inlinedAt: !400)
!403 = !DILocation(line: 75, column: 31, scope: !342, inlinedAt: !345)
!404 = !DILocation(line: 78, column: 47, scope: !342, inlinedAt: !345)
!405 = !DILocation(line: 78, column: 30, scope: !342, inlinedAt: !345)
!406 = !DILocation(line: 78, column: 60, scope: !342, inlinedAt: !345)
!407 = !DILocation(line: 79, column: 40, scope: !342, inlinedAt: !345)
!408 = !DILocation(line: 83, column: 61, scope: !342, inlinedAt: !345)
!409 = !DILocation(line: 97, column: 26, scope: !341, inlinedAt: !346)
!410 = !DILocation(line: 100, column: 18, scope: !341, inlinedAt: !346)
!411 = !DILocation(line: 58, column: 47, scope: !152, inlinedAt: !410)
!412 = !DILocation(line: 100, column: 24, scope: !341, inlinedAt: !346)
!413 = !DILocation(line: 101, column: 19, scope: !341, inlinedAt: !346)
!414 = !DILocation(line: 101, column: 42, scope: !341, inlinedAt: !346)
!415 = !DILocation(line: 101, column: 39, scope: !341, inlinedAt: !346)
!416 = !DILocation(line: 103, column: 13, scope: !341, inlinedAt: !346)
!417 = !DILocation(line: 22, column: 21, scope: !396, inlinedAt: !416)
!418 = !DILocation(line: 22, column: 23, scope: !396, inlinedAt: !416)
!419 = !DILocation(line: 22, column: 29, scope: !396, inlinedAt: !416)
!420 = !DILocation(line: 86, column: 8, scope: !342, inlinedAt: !345)
!421 = !DILocation(line: 101, column: 24, scope: !341, inlinedAt: !420)
!422 = !DILocation(line: 101, column: 19, scope: !341, inlinedAt: !420)
!423 = !DILocation(line: 103, column: 13, scope: !341, inlinedAt: !420)
!424 = !DILocation(line: 22, column: 29, scope: !396, inlinedAt: !423)
!425 = !DILocation(line: 102, column: 20, scope: !341, inlinedAt: !420)
!426 = !DILocation(line: 89, column: 41, scope: !342, inlinedAt: !345)
!427 = !DILocation(line: 89, column: 53, scope: !342, inlinedAt: !345)
!428 = !DILocation(line: 44, column: 27, scope: !343, inlinedAt: !344)
!429 = !DILocation(line: 43, column: 2, scope: !343, inlinedAt: !344)
!430 = !DILocation(line: 44, column: 6, scope: !343, inlinedAt: !344)
!431 = !DILocation(line: 44, column: 35, scope: !343, inlinedAt: !344)
!432 = !DILocation(line: 61, column: 15, scope: !342, inlinedAt: !345)
!433 = !DILocation(line: 61, column: 31, scope: !342, inlinedAt: !345)
!434 = !DILocation(line: 29, column: 39, scope: !339)
!435 = !DILocation(line: 22, column: 38, scope: !396, inlinedAt: !397)
!436 = !DILocation(line: 22, column: 16, scope: !396, inlinedAt: !397)
!437 = !DILocation(line: 68, column: 26, scope: !342, inlinedAt: !345)
!438 = !DILocation(line: 68, column: 87, scope: !342, inlinedAt: !345)
!439 = !DILocation(line: 22, column: 38, scope: !396, inlinedAt: !400)
!440 = !DILocation(line: 22, column: 16, scope: !396, inlinedAt: !400)
!441 = !DILocation(line: 71, column: 26, scope: !342, inlinedAt: !345)
!442 = !DILocation(line: 71, column: 87, scope: !342, inlinedAt: !345)
!443 = !DILocation(line: 74, column: 17, scope: !342, inlinedAt: !345)
!444 = !DILocation(line: 76, column: 20, scope: !342, inlinedAt: !345)
!445 = !DILocation(line: 76, column: 4, scope: !342, inlinedAt: !345)
!446 = !DILocation(line: 63, column: 2, scope: !342, inlinedAt: !345)
!447 = !DILocation(line: 79, column: 20, scope: !342, inlinedAt: !345)
!448 = !DILocation(line: 79, column: 4, scope: !342, inlinedAt: !345)
!449 = !DILocation(line: 81, column: 17, scope: !342, inlinedAt: !345)
!450 = !DILocation(line: 98, column: 13, scope: !341, inlinedAt: !346)
!451 = !DILocation(line: 99, column: 14, scope: !341, inlinedAt: !346)
!452 = !DILocation(line: 99, column: 11, scope: !341, inlinedAt: !346)
!453 = !DILocation(line: 102, column: 47, scope: !341, inlinedAt: !346)
!454 = !DILocation(line: 102, column: 55, scope: !341, inlinedAt: !346)
!455 = !DILocation(line: 102, column: 43, scope: !341, inlinedAt: !346)
!456 = !DILocation(line: 102, column: 76, scope: !341, inlinedAt: !346)
!457 = !DILocation(line: 102, column: 84, scope: !341, inlinedAt: !346)
!458 = !DILocation(line: 102, column: 72, scope: !341, inlinedAt: !346)
!459 = !DILocation(line: 22, column: 38, scope: !396, inlinedAt: !416)
!460 = !DILocation(line: 22, column: 16, scope: !396, inlinedAt: !416)
!461 = !DILocation(line: 98, column: 13, scope: !341, inlinedAt: !420)
!462 = !DILocation(line: 99, column: 14, scope: !341, inlinedAt: !420)
!463 = !DILocation(line: 99, column: 11, scope: !341, inlinedAt: !420)
!464 = !DILocation(line: 102, column: 47, scope: !341, inlinedAt: !420)
!465 = !DILocation(line: 102, column: 55, scope: !341, inlinedAt: !420)
!466 = !DILocation(line: 102, column: 43, scope: !341, inlinedAt: !420)
!467 = !DILocation(line: 102, column: 76, scope: !341, inlinedAt: !420)
!468 = !DILocation(line: 102, column: 84, scope: !341, inlinedAt: !420)
!469 = !DILocation(line: 102, column: 72, scope: !341, inlinedAt: !420)
!470 = !DILocation(line: 22, column: 38, scope: !396, inlinedAt: !423)
!471 = !DILocation(line: 22, column: 16, scope: !396, inlinedAt: !423)
!472 = !DILocation(line: 89, column: 24, scope: !342, inlinedAt: !345)
!473 = !DILocation(line: 89, column: 17, scope: !342, inlinedAt: !345)
!474 = !DILocation(line: 45, column: 3, scope: !343, inlinedAt: !344)
!475 = !DILocation(line: 44, column: 46, scope: !343, inlinedAt: !344)
!476 = !DILocation(line: 41, column: 2, scope: !339)
!477 = !DILocation(line: 45, column: 15, scope: !339)
!478 = !DILocation(line: 45, column: 31, scope: !339)
!479 = !DILocation(line: 38, column: 24, scope: !364, inlinedAt: !478)
!480 = !DILocation(line: 38, column: 67, scope: !364, inlinedAt: !478)
!481 = !DILocation(line: 38, column: 53, scope: !364, inlinedAt: !478)
!482 = !DILocation(line: 38, column: 47, scope: !364, inlinedAt: !478)
!483 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!484 = !DILocation(line: 46, column: 10, scope: !339)
!485 = !DILocation(line: 44, column: 58, scope: !483, inlinedAt: !484)
!486 = !DILocation(line: 46, column: 27, scope: !339)
!487 = distinct !DISubprogram(name: "SumByWarp", scope: !9, file: !9, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!488 = !DILocation(line: 44, column: 32, scope: !483, inlinedAt: !484)
!489 = !DILocation(line: 83, column: 21, scope: !487, inlinedAt: !488)
!490 = !DILocation(line: 85, column: 33, scope: !487, inlinedAt: !488)
!491 = distinct !DISubprogram(name: "Await", scope: !108, file: !108, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!492 = !DILocation(line: 86, column: 18, scope: !487, inlinedAt: !488)
!493 = !DILocation(line: 21, column: 40, scope: !491, inlinedAt: !492)
!494 = !DILocation(line: 85, column: 33, scope: !339)
!495 = !DILocation(line: 86, column: 39, scope: !487, inlinedAt: !488)
!496 = !DILocation(line: 93, column: 19, scope: !112, inlinedAt: !495)
!497 = !DILocation(line: 93, column: 13, scope: !112, inlinedAt: !495)
!498 = !DILocation(line: 93, column: 22, scope: !112, inlinedAt: !495)
!499 = !DILocation(line: 93, column: 27, scope: !112, inlinedAt: !495)
!500 = !DILocation(line: 93, column: 33, scope: !112, inlinedAt: !495)
!501 = !DILocation(line: 21, column: 48, scope: !491, inlinedAt: !492)
!502 = !DILocation(line: 32, column: 78, scope: !121, inlinedAt: !501)
!503 = !DILocation(line: 32, column: 71, scope: !121, inlinedAt: !501)
!504 = !DILocation(line: 32, column: 87, scope: !121, inlinedAt: !501)
!505 = !DILocation(line: 32, column: 92, scope: !121, inlinedAt: !501)
!506 = !DILocation(line: 21, column: 25, scope: !491, inlinedAt: !492)
!507 = !DILocation(line: 86, column: 3, scope: !487, inlinedAt: !488)
!508 = distinct !DISubprogram(name: "reduce", scope: !62, file: !62, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!509 = distinct !DISubprogram(name: "ReduceAdd", scope: !62, file: !62, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!510 = !DILocation(line: 88, column: 22, scope: !487, inlinedAt: !488)
!511 = !DILocation(line: 8, column: 15, scope: !509, inlinedAt: !510)
!512 = !DILocation(line: 45, column: 16, scope: !508, inlinedAt: !511)
!513 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !512)
!514 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !512)
!515 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !512)
!516 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !512)
!517 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !512)
!518 = !DILocation(line: 8, column: 76, scope: !509, inlinedAt: !510)
!519 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !512)
!520 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !512)
!521 = !DILocation(line: 77, column: 2, scope: !63, inlinedAt: !512)
!522 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !512)
!523 = !DILocation(line: 78, column: 22, scope: !63, inlinedAt: !512)
!524 = !DILocation(line: 79, column: 23, scope: !63, inlinedAt: !512)
!525 = !DILocation(line: 78, column: 27, scope: !63, inlinedAt: !512)
!526 = !DILocation(line: 45, column: 22, scope: !483, inlinedAt: !484)
!527 = !DILocation(line: 48, column: 12, scope: !483, inlinedAt: !484)
!528 = !DILocation(line: 49, column: 11, scope: !483, inlinedAt: !484)
!529 = !DILocation(line: 50, column: 22, scope: !483, inlinedAt: !484)
!530 = !DILocation(line: 50, column: 12, scope: !483, inlinedAt: !484)
!531 = !DILocation(line: 48, column: 14, scope: !339)
!532 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!533 = !DILocation(line: 49, column: 9, scope: !339)
!534 = !DILocation(line: 56, column: 41, scope: !532, inlinedAt: !533)
!535 = !DILocation(line: 56, column: 22, scope: !532, inlinedAt: !533)
!536 = !DILocation(line: 8, column: 15, scope: !65, inlinedAt: !535)
!537 = !DILocation(line: 45, column: 16, scope: !64, inlinedAt: !536)
!538 = !DILocation(line: 70, column: 13, scope: !63, inlinedAt: !537)
!539 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !537)
!540 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !537)
!541 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !537)
!542 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !537)
!543 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !537)
!544 = !DILocation(line: 8, column: 76, scope: !65, inlinedAt: !535)
!545 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !537)
!546 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !537)
!547 = !DILocation(line: 77, column: 2, scope: !63, inlinedAt: !537)
!548 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !537)
!549 = !DILocation(line: 78, column: 22, scope: !63, inlinedAt: !537)
!550 = !DILocation(line: 79, column: 23, scope: !63, inlinedAt: !537)
!551 = !DILocation(line: 78, column: 27, scope: !63, inlinedAt: !537)
!552 = !DILocation(line: 46, column: 14, scope: !64, inlinedAt: !536)
!553 = !DILocation(line: 26, column: 47, scope: !84, inlinedAt: !552)
!554 = !DILocation(line: 26, column: 59, scope: !84, inlinedAt: !552)
!555 = !DILocation(line: 26, column: 64, scope: !84, inlinedAt: !552)
!556 = !DILocation(line: 47, column: 7, scope: !64, inlinedAt: !536)
!557 = !DILocation(line: 50, column: 31, scope: !64, inlinedAt: !536)
!558 = !DILocation(line: 51, column: 10, scope: !64, inlinedAt: !536)
!559 = !DILocation(line: 52, column: 11, scope: !64, inlinedAt: !536)
!560 = !DILocation(line: 52, column: 14, scope: !64, inlinedAt: !536)
!561 = !DILocation(line: 53, column: 17, scope: !64, inlinedAt: !536)
!562 = !DILocation(line: 53, column: 8, scope: !64, inlinedAt: !536)
!563 = !DILocation(line: 55, column: 10, scope: !64, inlinedAt: !536)
!564 = !DILocation(line: 56, column: 11, scope: !64, inlinedAt: !536)
!565 = !DILocation(line: 43, column: 50, scope: !64, inlinedAt: !536)
!566 = !DILocation(line: 57, column: 6, scope: !64, inlinedAt: !536)
!567 = !DILocation(line: 57, column: 16, scope: !64, inlinedAt: !536)
!568 = !DILocation(line: 58, column: 17, scope: !64, inlinedAt: !536)
!569 = !DILocation(line: 57, column: 21, scope: !64, inlinedAt: !536)
!570 = !DILocation(line: 57, column: 22, scope: !532, inlinedAt: !533)
!571 = !DILocation(line: 58, column: 7, scope: !532, inlinedAt: !533)
!572 = !DILocation(line: 90, column: 27, scope: !14, inlinedAt: !571)
!573 = !DILocation(line: 91, column: 27, scope: !14, inlinedAt: !571)
!574 = !DILocation(line: 91, column: 22, scope: !14, inlinedAt: !571)
!575 = !DILocation(line: 91, column: 30, scope: !14, inlinedAt: !571)
!576 = !DILocation(line: 91, column: 43, scope: !14, inlinedAt: !571)
!577 = !DILocation(line: 91, column: 49, scope: !14, inlinedAt: !571)
!578 = !DILocation(line: 91, column: 18, scope: !14, inlinedAt: !571)
!579 = !DILocation(line: 58, column: 34, scope: !532, inlinedAt: !533)
!580 = !DILocation(line: 58, column: 48, scope: !532, inlinedAt: !533)
!581 = !DILocation(line: 58, column: 19, scope: !532, inlinedAt: !533)
!582 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 60, type: !4, isDefinition: true, scopeLine: 60, isOptimized: true, unit: !2)
!583 = !DILocation(line: 60, column: 6, scope: !582)
!584 = !DILocation(line: 69, column: 19, scope: !582)
!585 = !DILocation(line: 45, column: 23, scope: !343, inlinedAt: !584)
!586 = !DILocation(line: 83, column: 8, scope: !342, inlinedAt: !585)
!587 = !DILocation(line: 102, column: 20, scope: !341, inlinedAt: !586)
!588 = !DILocation(line: 61, column: 14, scope: !582)
!589 = !DILocation(line: 36, column: 43, scope: !372, inlinedAt: !588)
!590 = !DILocation(line: 68, column: 13, scope: !582)
!591 = !DILocation(line: 78, column: 60, scope: !342, inlinedAt: !585)
!592 = !DILocation(line: 79, column: 40, scope: !342, inlinedAt: !585)
!593 = !DILocation(line: 83, column: 61, scope: !342, inlinedAt: !585)
!594 = !DILocation(line: 101, column: 42, scope: !341, inlinedAt: !586)
!595 = !DILocation(line: 86, column: 8, scope: !342, inlinedAt: !585)
!596 = !DILocation(line: 101, column: 24, scope: !341, inlinedAt: !595)
!597 = !DILocation(line: 102, column: 20, scope: !341, inlinedAt: !595)
!598 = !DILocation(line: 60, column: 110, scope: !582)
!599 = !DILocation(line: 60, column: 123, scope: !582)
!600 = !DILocation(line: 60, column: 132, scope: !582)
!601 = !DILocation(line: 63, column: 14, scope: !582)
!602 = !DILocation(line: 63, column: 30, scope: !582)
!603 = !DILocation(line: 38, column: 19, scope: !364, inlinedAt: !602)
!604 = !DILocation(line: 38, column: 24, scope: !364, inlinedAt: !602)
!605 = !DILocation(line: 38, column: 63, scope: !364, inlinedAt: !602)
!606 = !DILocation(line: 38, column: 67, scope: !364, inlinedAt: !602)
!607 = !DILocation(line: 38, column: 53, scope: !364, inlinedAt: !602)
!608 = !DILocation(line: 38, column: 47, scope: !364, inlinedAt: !602)
!609 = !DILocation(line: 64, column: 11, scope: !582)
!610 = !DILocation(line: 67, column: 20, scope: !582)
!611 = !DILocation(line: 67, column: 13, scope: !582)
!612 = !DILocation(line: 44, column: 24, scope: !343, inlinedAt: !584)
!613 = !DILocation(line: 58, column: 32, scope: !342, inlinedAt: !585)
!614 = !DILocation(line: 68, column: 64, scope: !342, inlinedAt: !585)
!615 = !DILocation(line: 68, column: 40, scope: !342, inlinedAt: !585)
!616 = !DILocation(line: 22, column: 21, scope: !396, inlinedAt: !615)
!617 = !DILocation(line: 22, column: 29, scope: !396, inlinedAt: !615)
!618 = !DILocation(line: 68, column: 87, scope: !342, inlinedAt: !585)
!619 = !DILocation(line: 71, column: 40, scope: !342, inlinedAt: !585)
!620 = !DILocation(line: 22, column: 23, scope: !396, inlinedAt: !619)
!621 = !DILocation(line: 22, column: 29, scope: !396, inlinedAt: !619)
!622 = !DILocation(line: 100, column: 18, scope: !341, inlinedAt: !586)
!623 = !DILocation(line: 58, column: 47, scope: !152, inlinedAt: !622)
!624 = !DILocation(line: 100, column: 24, scope: !341, inlinedAt: !586)
!625 = !DILocation(line: 101, column: 19, scope: !341, inlinedAt: !586)
!626 = !DILocation(line: 101, column: 39, scope: !341, inlinedAt: !586)
!627 = !DILocation(line: 103, column: 13, scope: !341, inlinedAt: !586)
!628 = !DILocation(line: 22, column: 21, scope: !396, inlinedAt: !627)
!629 = !DILocation(line: 22, column: 23, scope: !396, inlinedAt: !627)
!630 = !DILocation(line: 22, column: 29, scope: !396, inlinedAt: !627)
!631 = !DILocation(line: 101, column: 19, scope: !341, inlinedAt: !595)
!632 = !DILocation(line: 103, column: 13, scope: !341, inlinedAt: !595)
!633 = !DILocation(line: 22, column: 29, scope: !396, inlinedAt: !632)
!634 = !DILocation(line: 44, column: 27, scope: !343, inlinedAt: !584)
!635 = !DILocation(line: 43, column: 2, scope: !343, inlinedAt: !584)
!636 = !DILocation(line: 44, column: 6, scope: !343, inlinedAt: !584)
!637 = !DILocation(line: 44, column: 35, scope: !343, inlinedAt: !584)
!638 = !DILocation(line: 58, column: 65, scope: !342, inlinedAt: !585)
!639 = !DILocation(line: 58, column: 69, scope: !342, inlinedAt: !585)
!640 = !DILocation(line: 58, column: 53, scope: !342, inlinedAt: !585)
!641 = !DILocation(line: 59, column: 36, scope: !342, inlinedAt: !585)
!642 = !DILocation(line: 59, column: 25, scope: !342, inlinedAt: !585)
!643 = !DILocation(line: 59, column: 54, scope: !342, inlinedAt: !585)
!644 = !DILocation(line: 59, column: 41, scope: !342, inlinedAt: !585)
!645 = !DILocation(line: 60, column: 19, scope: !342, inlinedAt: !585)
!646 = !DILocation(line: 61, column: 42, scope: !382, inlinedAt: !645)
!647 = !DILocation(line: 61, column: 56, scope: !382, inlinedAt: !645)
!648 = !DILocation(line: 61, column: 51, scope: !382, inlinedAt: !645)
!649 = !DILocation(line: 61, column: 69, scope: !382, inlinedAt: !645)
!650 = !DILocation(line: 60, column: 41, scope: !342, inlinedAt: !585)
!651 = !DILocation(line: 60, column: 35, scope: !342, inlinedAt: !585)
!652 = !DILocation(line: 61, column: 42, scope: !382, inlinedAt: !651)
!653 = !DILocation(line: 61, column: 56, scope: !382, inlinedAt: !651)
!654 = !DILocation(line: 61, column: 51, scope: !382, inlinedAt: !651)
!655 = !DILocation(line: 61, column: 69, scope: !382, inlinedAt: !651)
!656 = !DILocation(line: 61, column: 15, scope: !342, inlinedAt: !585)
!657 = !DILocation(line: 61, column: 31, scope: !342, inlinedAt: !585)
!658 = !DILocation(line: 66, column: 20, scope: !342, inlinedAt: !585)
!659 = !DILocation(line: 66, column: 23, scope: !342, inlinedAt: !585)
!660 = !DILocation(line: 22, column: 38, scope: !396, inlinedAt: !615)
!661 = !DILocation(line: 22, column: 16, scope: !396, inlinedAt: !615)
!662 = !DILocation(line: 68, column: 26, scope: !342, inlinedAt: !585)
!663 = !DILocation(line: 22, column: 38, scope: !396, inlinedAt: !619)
!664 = !DILocation(line: 22, column: 16, scope: !396, inlinedAt: !619)
!665 = !DILocation(line: 71, column: 26, scope: !342, inlinedAt: !585)
!666 = !DILocation(line: 74, column: 17, scope: !342, inlinedAt: !585)
!667 = !DILocation(line: 75, column: 31, scope: !342, inlinedAt: !585)
!668 = !DILocation(line: 76, column: 20, scope: !342, inlinedAt: !585)
!669 = !DILocation(line: 76, column: 4, scope: !342, inlinedAt: !585)
!670 = !DILocation(line: 63, column: 2, scope: !342, inlinedAt: !585)
!671 = !DILocation(line: 78, column: 47, scope: !342, inlinedAt: !585)
!672 = !DILocation(line: 78, column: 30, scope: !342, inlinedAt: !585)
!673 = !DILocation(line: 79, column: 20, scope: !342, inlinedAt: !585)
!674 = !DILocation(line: 79, column: 4, scope: !342, inlinedAt: !585)
!675 = !DILocation(line: 81, column: 17, scope: !342, inlinedAt: !585)
!676 = !DILocation(line: 97, column: 26, scope: !341, inlinedAt: !586)
!677 = !DILocation(line: 98, column: 13, scope: !341, inlinedAt: !586)
!678 = !DILocation(line: 99, column: 14, scope: !341, inlinedAt: !586)
!679 = !DILocation(line: 99, column: 11, scope: !341, inlinedAt: !586)
!680 = !DILocation(line: 102, column: 47, scope: !341, inlinedAt: !586)
!681 = !DILocation(line: 102, column: 55, scope: !341, inlinedAt: !586)
!682 = !DILocation(line: 102, column: 43, scope: !341, inlinedAt: !586)
!683 = !DILocation(line: 102, column: 76, scope: !341, inlinedAt: !586)
!684 = !DILocation(line: 102, column: 84, scope: !341, inlinedAt: !586)
!685 = !DILocation(line: 102, column: 72, scope: !341, inlinedAt: !586)
!686 = !DILocation(line: 22, column: 38, scope: !396, inlinedAt: !627)
!687 = !DILocation(line: 22, column: 16, scope: !396, inlinedAt: !627)
!688 = !DILocation(line: 97, column: 26, scope: !341, inlinedAt: !595)
!689 = !DILocation(line: 98, column: 13, scope: !341, inlinedAt: !595)
!690 = !DILocation(line: 99, column: 14, scope: !341, inlinedAt: !595)
!691 = !DILocation(line: 99, column: 11, scope: !341, inlinedAt: !595)
!692 = !DILocation(line: 102, column: 47, scope: !341, inlinedAt: !595)
!693 = !DILocation(line: 102, column: 55, scope: !341, inlinedAt: !595)
!694 = !DILocation(line: 102, column: 43, scope: !341, inlinedAt: !595)
!695 = !DILocation(line: 102, column: 76, scope: !341, inlinedAt: !595)
!696 = !DILocation(line: 102, column: 84, scope: !341, inlinedAt: !595)
!697 = !DILocation(line: 102, column: 72, scope: !341, inlinedAt: !595)
!698 = !DILocation(line: 22, column: 38, scope: !396, inlinedAt: !632)
!699 = !DILocation(line: 22, column: 16, scope: !396, inlinedAt: !632)
!700 = !DILocation(line: 89, column: 41, scope: !342, inlinedAt: !585)
!701 = !DILocation(line: 89, column: 53, scope: !342, inlinedAt: !585)
!702 = !DILocation(line: 89, column: 24, scope: !342, inlinedAt: !585)
!703 = !DILocation(line: 89, column: 17, scope: !342, inlinedAt: !585)
!704 = !DILocation(line: 45, column: 3, scope: !343, inlinedAt: !584)
!705 = !DILocation(line: 44, column: 46, scope: !343, inlinedAt: !584)
!706 = !DILocation(line: 66, column: 3, scope: !582)
!707 = !DILocation(line: 71, column: 14, scope: !582)
!708 = !DILocation(line: 71, column: 30, scope: !582)
!709 = !DILocation(line: 38, column: 19, scope: !364, inlinedAt: !708)
!710 = !DILocation(line: 38, column: 24, scope: !364, inlinedAt: !708)
!711 = !DILocation(line: 38, column: 63, scope: !364, inlinedAt: !708)
!712 = !DILocation(line: 38, column: 67, scope: !364, inlinedAt: !708)
!713 = !DILocation(line: 38, column: 53, scope: !364, inlinedAt: !708)
!714 = !DILocation(line: 38, column: 47, scope: !364, inlinedAt: !708)
!715 = !DILocation(line: 72, column: 11, scope: !582)
!716 = !DILocation(line: 44, column: 58, scope: !483, inlinedAt: !715)
!717 = !DILocation(line: 72, column: 26, scope: !582)
!718 = !DILocation(line: 44, column: 32, scope: !483, inlinedAt: !715)
!719 = !DILocation(line: 85, column: 33, scope: !487, inlinedAt: !718)
!720 = !DILocation(line: 86, column: 18, scope: !487, inlinedAt: !718)
!721 = !DILocation(line: 21, column: 40, scope: !491, inlinedAt: !720)
!722 = !DILocation(line: 85, column: 33, scope: !582)
!723 = !DILocation(line: 86, column: 39, scope: !487, inlinedAt: !718)
!724 = !DILocation(line: 93, column: 19, scope: !112, inlinedAt: !723)
!725 = !DILocation(line: 93, column: 13, scope: !112, inlinedAt: !723)
!726 = !DILocation(line: 93, column: 22, scope: !112, inlinedAt: !723)
!727 = !DILocation(line: 93, column: 27, scope: !112, inlinedAt: !723)
!728 = !DILocation(line: 93, column: 33, scope: !112, inlinedAt: !723)
!729 = !DILocation(line: 21, column: 48, scope: !491, inlinedAt: !720)
!730 = !DILocation(line: 32, column: 78, scope: !121, inlinedAt: !729)
!731 = !DILocation(line: 32, column: 71, scope: !121, inlinedAt: !729)
!732 = !DILocation(line: 32, column: 87, scope: !121, inlinedAt: !729)
!733 = !DILocation(line: 32, column: 92, scope: !121, inlinedAt: !729)
!734 = !DILocation(line: 21, column: 25, scope: !491, inlinedAt: !720)
!735 = !DILocation(line: 86, column: 3, scope: !487, inlinedAt: !718)
!736 = !DILocation(line: 88, column: 22, scope: !487, inlinedAt: !718)
!737 = !DILocation(line: 8, column: 15, scope: !509, inlinedAt: !736)
!738 = !DILocation(line: 45, column: 16, scope: !508, inlinedAt: !737)
!739 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !738)
!740 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !738)
!741 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !738)
!742 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !738)
!743 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !738)
!744 = !DILocation(line: 8, column: 76, scope: !509, inlinedAt: !736)
!745 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !738)
!746 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !738)
!747 = !DILocation(line: 77, column: 2, scope: !63, inlinedAt: !738)
!748 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !738)
!749 = !DILocation(line: 78, column: 22, scope: !63, inlinedAt: !738)
!750 = !DILocation(line: 79, column: 23, scope: !63, inlinedAt: !738)
!751 = !DILocation(line: 78, column: 27, scope: !63, inlinedAt: !738)
!752 = !DILocation(line: 45, column: 19, scope: !483, inlinedAt: !715)
!753 = !DILocation(line: 45, column: 22, scope: !483, inlinedAt: !715)
!754 = !DILocation(line: 48, column: 12, scope: !483, inlinedAt: !715)
!755 = !DILocation(line: 49, column: 11, scope: !483, inlinedAt: !715)
!756 = !DILocation(line: 50, column: 12, scope: !483, inlinedAt: !715)
!757 = !DILocation(line: 75, column: 6, scope: !582)
!758 = !DILocation(line: 75, column: 19, scope: !582)
!759 = !DILocation(line: 77, column: 13, scope: !582)
!760 = !DILocation(line: 79, column: 14, scope: !582)
!761 = !DILocation(line: 80, column: 10, scope: !582)
!762 = !DILocation(line: 56, column: 41, scope: !532, inlinedAt: !761)
!763 = !DILocation(line: 56, column: 22, scope: !532, inlinedAt: !761)
!764 = !DILocation(line: 8, column: 15, scope: !65, inlinedAt: !763)
!765 = !DILocation(line: 45, column: 16, scope: !64, inlinedAt: !764)
!766 = !DILocation(line: 70, column: 13, scope: !63, inlinedAt: !765)
!767 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !765)
!768 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !765)
!769 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !765)
!770 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !765)
!771 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !765)
!772 = !DILocation(line: 8, column: 76, scope: !65, inlinedAt: !763)
!773 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !765)
!774 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !765)
!775 = !DILocation(line: 77, column: 2, scope: !63, inlinedAt: !765)
!776 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !765)
!777 = !DILocation(line: 78, column: 22, scope: !63, inlinedAt: !765)
!778 = !DILocation(line: 79, column: 23, scope: !63, inlinedAt: !765)
!779 = !DILocation(line: 78, column: 27, scope: !63, inlinedAt: !765)
!780 = !DILocation(line: 46, column: 14, scope: !64, inlinedAt: !764)
!781 = !DILocation(line: 26, column: 44, scope: !84, inlinedAt: !780)
!782 = !DILocation(line: 26, column: 47, scope: !84, inlinedAt: !780)
!783 = !DILocation(line: 26, column: 59, scope: !84, inlinedAt: !780)
!784 = !DILocation(line: 26, column: 64, scope: !84, inlinedAt: !780)
!785 = !DILocation(line: 47, column: 7, scope: !64, inlinedAt: !764)
!786 = !DILocation(line: 50, column: 31, scope: !64, inlinedAt: !764)
!787 = !DILocation(line: 51, column: 10, scope: !64, inlinedAt: !764)
!788 = !DILocation(line: 52, column: 11, scope: !64, inlinedAt: !764)
!789 = !DILocation(line: 52, column: 14, scope: !64, inlinedAt: !764)
!790 = !DILocation(line: 53, column: 15, scope: !64, inlinedAt: !764)
!791 = !DILocation(line: 53, column: 17, scope: !64, inlinedAt: !764)
!792 = !DILocation(line: 53, column: 8, scope: !64, inlinedAt: !764)
!793 = !DILocation(line: 55, column: 10, scope: !64, inlinedAt: !764)
!794 = !DILocation(line: 56, column: 11, scope: !64, inlinedAt: !764)
!795 = !DILocation(line: 43, column: 50, scope: !64, inlinedAt: !764)
!796 = !DILocation(line: 57, column: 6, scope: !64, inlinedAt: !764)
!797 = !DILocation(line: 57, column: 16, scope: !64, inlinedAt: !764)
!798 = !DILocation(line: 58, column: 17, scope: !64, inlinedAt: !764)
!799 = !DILocation(line: 57, column: 21, scope: !64, inlinedAt: !764)
!800 = !DILocation(line: 57, column: 19, scope: !532, inlinedAt: !761)
!801 = !DILocation(line: 57, column: 22, scope: !532, inlinedAt: !761)
!802 = !DILocation(line: 58, column: 7, scope: !532, inlinedAt: !761)
!803 = !DILocation(line: 90, column: 27, scope: !14, inlinedAt: !802)
!804 = !DILocation(line: 91, column: 27, scope: !14, inlinedAt: !802)
!805 = !DILocation(line: 91, column: 22, scope: !14, inlinedAt: !802)
!806 = !DILocation(line: 91, column: 30, scope: !14, inlinedAt: !802)
!807 = !DILocation(line: 91, column: 43, scope: !14, inlinedAt: !802)
!808 = !DILocation(line: 91, column: 49, scope: !14, inlinedAt: !802)
!809 = !DILocation(line: 91, column: 18, scope: !14, inlinedAt: !802)
!810 = !DILocation(line: 58, column: 30, scope: !532, inlinedAt: !761)
!811 = !DILocation(line: 58, column: 44, scope: !532, inlinedAt: !761)
!812 = !DILocation(line: 58, column: 34, scope: !532, inlinedAt: !761)
!813 = !DILocation(line: 58, column: 48, scope: !532, inlinedAt: !761)
!814 = !DILocation(line: 58, column: 19, scope: !532, inlinedAt: !761)
!815 = !DILocation(line: 82, column: 16, scope: !582)
!816 = !DILocation(line: 83, column: 12, scope: !582)
!817 = !DILocation(line: 83, column: 29, scope: !582)
!818 = !DILocation(line: 83, column: 35, scope: !582)
!819 = !DILocation(line: 84, column: 4, scope: !582)
!820 = !DILocation(line: 86, column: 3, scope: !582)
!821 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!822 = !DILocation(line: 95, column: 6, scope: !821)
!823 = !DILocation(line: 98, column: 10, scope: !821)
!824 = !DILocation(line: 44, column: 32, scope: !483, inlinedAt: !823)
!825 = !DILocation(line: 83, column: 21, scope: !487, inlinedAt: !824)
!826 = !DILocation(line: 96, column: 14, scope: !821)
!827 = !DILocation(line: 96, column: 18, scope: !821)
!828 = !DILocation(line: 96, column: 35, scope: !821)
!829 = !DILocation(line: 96, column: 39, scope: !821)
!830 = !DILocation(line: 97, column: 10, scope: !821)
!831 = !DILocation(line: 44, column: 58, scope: !483, inlinedAt: !823)
!832 = !DILocation(line: 85, column: 33, scope: !487, inlinedAt: !824)
!833 = !DILocation(line: 86, column: 18, scope: !487, inlinedAt: !824)
!834 = !DILocation(line: 21, column: 40, scope: !491, inlinedAt: !833)
!835 = !DILocation(line: 85, column: 33, scope: !821)
!836 = !DILocation(line: 86, column: 39, scope: !487, inlinedAt: !824)
!837 = !DILocation(line: 93, column: 19, scope: !112, inlinedAt: !836)
!838 = !DILocation(line: 93, column: 13, scope: !112, inlinedAt: !836)
!839 = !DILocation(line: 93, column: 22, scope: !112, inlinedAt: !836)
!840 = !DILocation(line: 93, column: 27, scope: !112, inlinedAt: !836)
!841 = !DILocation(line: 93, column: 33, scope: !112, inlinedAt: !836)
!842 = !DILocation(line: 21, column: 48, scope: !491, inlinedAt: !833)
!843 = !DILocation(line: 32, column: 78, scope: !121, inlinedAt: !842)
!844 = !DILocation(line: 32, column: 71, scope: !121, inlinedAt: !842)
!845 = !DILocation(line: 32, column: 87, scope: !121, inlinedAt: !842)
!846 = !DILocation(line: 32, column: 92, scope: !121, inlinedAt: !842)
!847 = !DILocation(line: 21, column: 25, scope: !491, inlinedAt: !833)
!848 = !DILocation(line: 86, column: 3, scope: !487, inlinedAt: !824)
!849 = !DILocation(line: 88, column: 22, scope: !487, inlinedAt: !824)
!850 = !DILocation(line: 8, column: 15, scope: !509, inlinedAt: !849)
!851 = !DILocation(line: 45, column: 16, scope: !508, inlinedAt: !850)
!852 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !851)
!853 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !851)
!854 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !851)
!855 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !851)
!856 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !851)
!857 = !DILocation(line: 8, column: 76, scope: !509, inlinedAt: !849)
!858 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !851)
!859 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !851)
!860 = !DILocation(line: 77, column: 2, scope: !63, inlinedAt: !851)
!861 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !851)
!862 = !DILocation(line: 78, column: 22, scope: !63, inlinedAt: !851)
!863 = !DILocation(line: 79, column: 23, scope: !63, inlinedAt: !851)
!864 = !DILocation(line: 78, column: 27, scope: !63, inlinedAt: !851)
!865 = !DILocation(line: 45, column: 19, scope: !483, inlinedAt: !823)
!866 = !DILocation(line: 45, column: 22, scope: !483, inlinedAt: !823)
!867 = !DILocation(line: 48, column: 12, scope: !483, inlinedAt: !823)
!868 = !DILocation(line: 49, column: 11, scope: !483, inlinedAt: !823)
!869 = !DILocation(line: 50, column: 19, scope: !483, inlinedAt: !823)
!870 = !DILocation(line: 50, column: 22, scope: !483, inlinedAt: !823)
!871 = !DILocation(line: 50, column: 12, scope: !483, inlinedAt: !823)
!872 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 106, type: !4, isDefinition: true, scopeLine: 106, isOptimized: true, unit: !2)
!873 = !DILocation(line: 106, column: 6, scope: !872)
!874 = !DILocation(line: 118, column: 16, scope: !872)
!875 = !DILocation(line: 108, column: 21, scope: !872)
!876 = !DILocation(line: 118, column: 20, scope: !872)
!877 = !DILocation(line: 108, column: 24, scope: !872)
!878 = !DILocation(line: 108, column: 6, scope: !872)
!879 = !DILocation(line: 108, column: 29, scope: !872)
!880 = !DILocation(line: 109, column: 16, scope: !872)
!881 = !DILocation(line: 109, column: 11, scope: !872)
!882 = !DILocation(line: 109, column: 24, scope: !872)
!883 = !DILocation(line: 110, column: 10, scope: !872)
!884 = !DILocation(line: 110, column: 21, scope: !872)
!885 = !DILocation(line: 113, column: 26, scope: !872)
!886 = !DILocation(line: 113, column: 36, scope: !872)
!887 = !DILocation(line: 113, column: 39, scope: !872)
!888 = !DILocation(line: 113, column: 24, scope: !872)
!889 = !DILocation(line: 114, column: 34, scope: !872)
!890 = !DILocation(line: 115, column: 33, scope: !872)
!891 = !DILocation(line: 115, column: 36, scope: !872)
!892 = !DILocation(line: 115, column: 46, scope: !872)
!893 = !DILocation(line: 115, column: 54, scope: !872)
!894 = !DILocation(line: 115, column: 44, scope: !872)
!895 = !DILocation(line: 115, column: 28, scope: !872)
!896 = !DILocation(line: 115, column: 16, scope: !872)
!897 = !DILocation(line: 117, column: 17, scope: !872)
!898 = !DILocation(line: 119, column: 13, scope: !872)
!899 = !DILocation(line: 108, column: 53, scope: !872)
!900 = !DILocation(line: 108, column: 39, scope: !872)
!901 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!902 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!903 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!904 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!905 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!906 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!907 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!908 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!909 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!910 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!911 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!912 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!913 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!914 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!915 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!916 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!917 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!918 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
