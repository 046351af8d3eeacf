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
	%257 = phi i32 [ 4, %b0_fail2 ], [ 5, %b0_ok2 ], [ 6, %b10_cold_fail1 ], [ 7, %b11_cold_fail1 ], [ 7, %b13_cold_fail1 ], [ 7, %b15_cold_fail1 ], [ 8, %b30_fail1 ], [ 9, %b31_fail1 ], [ 12, %b32_fail2 ], [ 13, %b32_ok2 ], [ 11, %b33 ], !dbg !8
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

define internal float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %p22, i64 %p23, i8* %ctrl) nounwind convergent !dbg !339 {
entry:
	br label %b0, !dbg !340

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !345
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !346, !range !129
	%2 = sext i32 %1 to i64, !dbg !346
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !346, !range !130
	%4 = sext i32 %3 to i64, !dbg !346
	%5 = icmp eq i64 %4, 0, !dbg !347
	%6 = sub i64 1, %p22, !dbg !348
	%7 = mul i64 %6, 2, !dbg !351
	%8 = mul i64 %7, %p21, !dbg !352
	%9 = sub i64 %p23, 1, !dbg !353
	%10 = add i64 %7, 1, !dbg !355
	%11 = mul i64 %10, %p21, !dbg !356
	%12 = icmp sgt i64 %p10, 1, !dbg !357
	%13 = sub i64 %p10, 1, !dbg !358
	%14 = add i64 %p18, 1, !dbg !359
	%15 = mul i64 %p22, %p14, !dbg !361
	%16 = mul i64 %15, 4, !dbg !362
	%17 = add i64 %16, %p12, !dbg !363
	%18 = mul i64 %14, %p12, !dbg !364
	%19 = add i64 %16, %18, !dbg !365
	%20 = mul i64 %p22, 2, !dbg !367
	%21 = add i64 %20, 1, !dbg !368
	%22 = mul i64 %21, %p21, !dbg !369
	%23 = sext i32 %0 to i64, !dbg !345
	%24 = trunc i64 %p16 to i32, !dbg !345
	%25 = mul i64 %p10, %p12, !dbg !371
	%26 = add i64 %16, %25, !dbg !372
	%27 = mul i64 %20, %p21, !dbg !374
	%28 = trunc i64 %p17 to i32, !dbg !375
	br label %b1, !dbg !376

b1:
	%29 = phi float [ 0.000000e+00, %b0 ], [ %174, %b20 ], !dbg !377
	%30 = phi i64 [ %2, %b0 ], [ %175, %b20 ], !dbg !378
	%31 = icmp slt i64 %30, %p21, !dbg !379
	br i1 %31, label %b2, label %b21, !dbg !379

b2:
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !380, !range !381
	%33 = sext i32 %32 to i64, !dbg !380
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !380, !range !382
	%35 = sext i32 %34 to i64, !dbg !380
	%36 = trunc i64 %35 to i32, !dbg !383
	%37 = sub i32 %36, 1, !dbg !383
	%38 = zext i32 %37 to i64, !dbg !383
	%39 = icmp eq i64 %4, %38, !dbg !384
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !385, !range !25
	%41 = sext i32 %40 to i64, !dbg !385
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !385, !range !25
	%43 = sext i32 %42 to i64, !dbg !385
	%44 = trunc i64 %4 to i32, !dbg !386
	%45 = trunc i64 %43 to i32, !dbg !386
	%46 = mul i32 %44, %45, !dbg !386
	%47 = zext i32 %46 to i64, !dbg !386
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !387, !range !28
	%49 = sext i32 %48 to i64, !dbg !387
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !387, !range !28
	%51 = sext i32 %50 to i64, !dbg !387
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !387, !range !29
	%53 = trunc i64 %51 to i32, !dbg !388
	%54 = add i32 %46, %53, !dbg !388
	%55 = zext i32 %54 to i64, !dbg !388
	%56 = mul i64 %55, %p19, !dbg !391
	%57 = icmp slt i64 %55, %p20, !dbg !392
	%58 = select i1 %57, i64 %55, i64 %p20, !dbg !392
	%59 = add i64 %56, %58, !dbg !393
	%60 = sub i64 %59, 2, !dbg !394
	%61 = add i32 %54, 1, !dbg !395
	%62 = zext i32 %61 to i64, !dbg !395
	%63 = mul i64 %62, %p19, !dbg !397
	%64 = icmp slt i64 %62, %p20, !dbg !398
	%65 = select i1 %64, i64 %62, i64 %p20, !dbg !398
	%66 = add i64 %63, %65, !dbg !399
	%67 = sub i64 %66, 2, !dbg !400
	%68 = mul i64 %30, %41, !dbg !401
	%69 = add i64 %68, %49, !dbg !402
	br i1 %5, label %b4, label %b3, !dbg !402

b3:
	br i1 %39, label %b4, label %b20, !dbg !402

b4:
	%70 = mul i32 %42, %52, !dbg !403
	%71 = add i32 %50, %70, !dbg !403
	%72 = mul i32 %40, %71, !dbg !403
	%73 = add i32 %48, %72, !dbg !403
	%74 = sext i32 %73 to i64, !dbg !403
	%75 = icmp eq i64 %74, 0, !dbg !404
	br i1 %75, label %b5, label %b9, !dbg !404

b5:
	br i1 %5, label %b6, label %b7, !dbg !404

b6:
	%76 = add i64 %8, %30, !dbg !405
	%77 = getelementptr inbounds i64, i64* %p8, i64 %76, !dbg !406
	%78 = icmp uge i64 %76, %p9, !dbg !406
	%79 = icmp eq i64* %77, null, !dbg !407
	%80 = or i1 %78, %79, !dbg !407
	br i1 %80, label %b6_fail1, label %b6_ok1, !dbg !407, !prof !24

b6_ok1:
	%81 = bitcast i64* %77 to i8*, !dbg !407
	%82 = call i64 @gpuc_signal_wait_until_thread(i8* %81, i32 5, i64 %9, i32 1, i8* %ctrl, i32 18), !dbg !407
	br label %b7, !dbg !407

b7:
	br i1 %39, label %b8, label %b9, !dbg !407

b8:
	%83 = add i64 %11, %30, !dbg !408
	%84 = getelementptr inbounds i64, i64* %p8, i64 %83, !dbg !409
	%85 = icmp uge i64 %83, %p9, !dbg !409
	%86 = icmp eq i64* %84, null, !dbg !410
	%87 = or i1 %85, %86, !dbg !410
	br i1 %87, label %b8_fail1, label %b8_ok1, !dbg !410, !prof !24

b8_ok1:
	%88 = bitcast i64* %84 to i8*, !dbg !410
	%89 = call i64 @gpuc_signal_wait_until_thread(i8* %88, i32 5, i64 %9, i32 1, i8* %ctrl, i32 20), !dbg !410
	br label %b9, !dbg !410

b9:
	call void @llvm.nvvm.barrier0(), !dbg !411
	br i1 %5, label %b10, label %b12, !dbg !411

b10:
	%90 = icmp eq i64 %51, 0, !dbg !412
	br i1 %90, label %b11, label %b12, !dbg !412

b11:
	%91 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %69, i64 0, i64 1, i64 %p22, i8* %ctrl), !dbg !413
	%92 = fadd float 0.000000e+00, %91, !dbg !414
	br label %b12, !dbg !414

b12:
	%93 = phi float [ 0.000000e+00, %b9 ], [ 0.000000e+00, %b10 ], [ %92, %b11 ], !dbg !415
	br i1 %39, label %b13, label %b16, !dbg !415

b13:
	%94 = trunc i64 %43 to i32, !dbg !416
	%95 = sub i32 %94, 1, !dbg !416
	%96 = zext i32 %95 to i64, !dbg !416
	%97 = icmp eq i64 %51, %96, !dbg !417
	br i1 %97, label %b14, label %b16, !dbg !417

b14:
	br i1 %12, label %b15, label %b16, !dbg !357

b15:
	%98 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %69, i64 %13, i64 %p10, i64 %p22, i8* %ctrl), !dbg !418
	%99 = fadd float %93, %98, !dbg !419
	br label %b16, !dbg !419

b16:
	%100 = phi float [ %93, %b12 ], [ %93, %b13 ], [ %93, %b14 ], [ %99, %b15 ], !dbg !415
	call void @llvm.nvvm.barrier0(), !dbg !420
	br i1 %5, label %b17, label %b18, !dbg !420

b17:
	%101 = trunc i64 %41 to i32, !dbg !421
	%102 = mul i32 %101, 4, !dbg !421
	%103 = zext i32 %102 to i64, !dbg !421
	%104 = mul i64 %30, %103, !dbg !422
	%105 = add i64 %104, %103, !dbg !423
	%106 = icmp slt i64 %105, %p12, !dbg !424
	%107 = select i1 %106, i64 %105, i64 %p12, !dbg !424
	%108 = add i64 %19, %104, !dbg !425
	%109 = add i64 %19, %107, !dbg !426
	%110 = add i64 %17, %104, !dbg !428
	%111 = add i64 %17, %107, !dbg !429
	%112 = add i64 %22, %30, !dbg !431
	%113 = getelementptr inbounds i64, i64* %p8, i64 %112, !dbg !432
	%114 = sub i64 %107, %104, !dbg !427
	%115 = getelementptr inbounds float, float* %p0, i64 %108, !dbg !427
	%116 = getelementptr inbounds float, float* %p0, i64 %110, !dbg !430
	%117 = mul i64 %114, 4, !dbg !345
	%118 = icmp ugt i64 %109, %p1, !dbg !427
	%119 = icmp ugt i64 %108, %109, !dbg !427
	%120 = icmp ugt i64 %111, %p1, !dbg !430
	%121 = icmp ugt i64 %110, %111, !dbg !430
	%122 = icmp uge i64 %112, %p9, !dbg !432
	%123 = icmp uge i64 %p16, %23, !dbg !345
	%124 = icmp eq i64* %113, null, !dbg !345
	%125 = or i1 %118, %119, !dbg !345
	%126 = or i1 %125, %120, !dbg !345
	%127 = or i1 %126, %121, !dbg !345
	%128 = or i1 %127, %122, !dbg !345
	%129 = or i1 %128, %123, !dbg !345
	%130 = or i1 %129, %124, !dbg !345
	br i1 %130, label %b17_fail1, label %b17_ok1, !dbg !345, !prof !24

b17_ok1:
	%131 = bitcast float* %115 to i8*, !dbg !345
	%132 = bitcast float* %116 to i8*, !dbg !345
	%133 = bitcast i64* %113 to i8*, !dbg !345
	call void @gpuc_put_signal_nbi_block(i8* %131, i8* %132, i64 %117, i8* %133, i64 %p23, i32 9, i32 %24), !dbg !345
	br label %b18, !dbg !344

b18:
	br i1 %39, label %b19, label %b20, !dbg !344

b19:
	%134 = trunc i64 %41 to i32, !dbg !433
	%135 = mul i32 %134, 4, !dbg !433
	%136 = zext i32 %135 to i64, !dbg !433
	%137 = mul i64 %30, %136, !dbg !434
	%138 = add i64 %137, %136, !dbg !435
	%139 = icmp slt i64 %138, %p12, !dbg !436
	%140 = select i1 %139, i64 %138, i64 %p12, !dbg !436
	%141 = add i64 %16, %137, !dbg !437
	%142 = add i64 %16, %140, !dbg !438
	%143 = add i64 %26, %137, !dbg !440
	%144 = add i64 %26, %140, !dbg !441
	%145 = add i64 %27, %30, !dbg !443
	%146 = getelementptr inbounds i64, i64* %p8, i64 %145, !dbg !444
	%147 = sub i64 %140, %137, !dbg !439
	%148 = getelementptr inbounds float, float* %p0, i64 %141, !dbg !439
	%149 = getelementptr inbounds float, float* %p0, i64 %143, !dbg !442
	%150 = mul i64 %147, 4, !dbg !375
	%151 = icmp ugt i64 %142, %p1, !dbg !439
	%152 = icmp ugt i64 %141, %142, !dbg !439
	%153 = icmp ugt i64 %144, %p1, !dbg !442
	%154 = icmp ugt i64 %143, %144, !dbg !442
	%155 = icmp uge i64 %145, %p9, !dbg !444
	%156 = icmp uge i64 %p17, %23, !dbg !375
	%157 = icmp eq i64* %146, null, !dbg !375
	%158 = or i1 %151, %152, !dbg !375
	%159 = or i1 %158, %153, !dbg !375
	%160 = or i1 %159, %154, !dbg !375
	%161 = or i1 %160, %155, !dbg !375
	%162 = or i1 %161, %156, !dbg !375
	%163 = or i1 %162, %157, !dbg !375
	br i1 %163, label %b19_fail1, label %b19_ok1, !dbg !375, !prof !24

b19_ok1:
	%164 = bitcast float* %148 to i8*, !dbg !375
	%165 = bitcast float* %149 to i8*, !dbg !375
	%166 = bitcast i64* %146 to i8*, !dbg !375
	call void @gpuc_put_signal_nbi_block(i8* %164, i8* %165, i64 %150, i8* %166, i64 %p23, i32 9, i32 %28), !dbg !375
	br label %b20, !dbg !370

b20:
	%167 = phi float [ 0.000000e+00, %b3 ], [ %100, %b18 ], [ %100, %b19_ok1 ], !dbg !415
	%168 = icmp sgt i64 %60, 1, !dbg !445
	%169 = select i1 %168, i64 %60, i64 1, !dbg !445
	%170 = icmp slt i64 %67, %13, !dbg !446
	%171 = select i1 %170, i64 %67, i64 %13, !dbg !446
	%172 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %69, i64 %169, i64 %171, i64 %p22, i8* %ctrl), !dbg !447
	%173 = fadd float %167, %172, !dbg !448
	%174 = fadd float %29, %173, !dbg !449
	%175 = add i64 %30, %33, !dbg !450
	br label %b1, !dbg !450

b21:
	ret float %29, !dbg !451

b6_fail1:
	%176 = icmp uge i64 %76, %p9, !dbg !406
	br i1 %176, label %b6_fail2, label %b6_ok2, !dbg !406

b6_fail2:
	br label %fail, !dbg !406

b6_ok2:
	br label %fail, !dbg !407

b8_fail1:
	%177 = icmp uge i64 %83, %p9, !dbg !409
	br i1 %177, label %b8_fail2, label %b8_ok2, !dbg !409

b8_fail2:
	br label %fail, !dbg !409

b8_ok2:
	br label %fail, !dbg !410

b17_fail1:
	%178 = icmp ugt i64 %109, %p1, !dbg !427
	br i1 %178, label %b17_fail2, label %b17_ok2, !dbg !427

b17_fail2:
	br label %fail, !dbg !427

b17_ok2:
	%179 = icmp ugt i64 %108, %109, !dbg !427
	br i1 %179, label %b17_fail3, label %b17_ok3, !dbg !427

b17_fail3:
	br label %fail, !dbg !427

b17_ok3:
	%180 = icmp ugt i64 %111, %p1, !dbg !430
	br i1 %180, label %b17_fail4, label %b17_ok4, !dbg !430

b17_fail4:
	br label %fail, !dbg !430

b17_ok4:
	%181 = icmp ugt i64 %110, %111, !dbg !430
	br i1 %181, label %b17_fail5, label %b17_ok5, !dbg !430

b17_fail5:
	br label %fail, !dbg !430

b17_ok5:
	%182 = icmp uge i64 %112, %p9, !dbg !432
	br i1 %182, label %b17_fail6, label %b17_ok6, !dbg !432

b17_fail6:
	br label %fail, !dbg !432

b17_ok6:
	%183 = icmp uge i64 %p16, %23, !dbg !345
	br i1 %183, label %b17_fail7, label %b17_ok7, !dbg !345

b17_fail7:
	br label %fail, !dbg !345

b17_ok7:
	br label %fail, !dbg !345

b19_fail1:
	%184 = icmp ugt i64 %142, %p1, !dbg !439
	br i1 %184, label %b19_fail2, label %b19_ok2, !dbg !439

b19_fail2:
	br label %fail, !dbg !439

b19_ok2:
	%185 = icmp ugt i64 %141, %142, !dbg !439
	br i1 %185, label %b19_fail3, label %b19_ok3, !dbg !439

b19_fail3:
	br label %fail, !dbg !439

b19_ok3:
	%186 = icmp ugt i64 %144, %p1, !dbg !442
	br i1 %186, label %b19_fail4, label %b19_ok4, !dbg !442

b19_fail4:
	br label %fail, !dbg !442

b19_ok4:
	%187 = icmp ugt i64 %143, %144, !dbg !442
	br i1 %187, label %b19_fail5, label %b19_ok5, !dbg !442

b19_fail5:
	br label %fail, !dbg !442

b19_ok5:
	%188 = icmp uge i64 %145, %p9, !dbg !444
	br i1 %188, label %b19_fail6, label %b19_ok6, !dbg !444

b19_fail6:
	br label %fail, !dbg !444

b19_ok6:
	%189 = icmp uge i64 %p17, %23, !dbg !375
	br i1 %189, label %b19_fail7, label %b19_ok7, !dbg !375

b19_fail7:
	br label %fail, !dbg !375

b19_ok7:
	br label %fail, !dbg !375

fail:
	%190 = phi i32 [ 16, %b6_fail2 ], [ 17, %b6_ok2 ], [ 16, %b8_fail2 ], [ 19, %b8_ok2 ], [ 28, %b17_fail2 ], [ 29, %b17_fail3 ], [ 28, %b17_fail4 ], [ 29, %b17_fail5 ], [ 16, %b17_fail6 ], [ 30, %b17_fail7 ], [ 31, %b17_ok7 ], [ 28, %b19_fail2 ], [ 29, %b19_fail3 ], [ 28, %b19_fail4 ], [ 29, %b19_fail5 ], [ 16, %b19_fail6 ], [ 30, %b19_fail7 ], [ 31, %b19_ok7 ], !dbg !340
	%191 = phi i64 [ %76, %b6_fail2 ], [ 0, %b6_ok2 ], [ %83, %b8_fail2 ], [ 0, %b8_ok2 ], [ %109, %b17_fail2 ], [ %108, %b17_fail3 ], [ %111, %b17_fail4 ], [ %110, %b17_fail5 ], [ %112, %b17_fail6 ], [ %p16, %b17_fail7 ], [ 0, %b17_ok7 ], [ %142, %b19_fail2 ], [ %141, %b19_fail3 ], [ %144, %b19_fail4 ], [ %143, %b19_fail5 ], [ %145, %b19_fail6 ], [ %p17, %b19_fail7 ], [ 0, %b19_ok7 ], !dbg !340
	%192 = phi i64 [ %p9, %b6_fail2 ], [ 0, %b6_ok2 ], [ %p9, %b8_fail2 ], [ 0, %b8_ok2 ], [ %p1, %b17_fail2 ], [ %109, %b17_fail3 ], [ %p1, %b17_fail4 ], [ %111, %b17_fail5 ], [ %p9, %b17_fail6 ], [ %23, %b17_fail7 ], [ 0, %b17_ok7 ], [ %p1, %b19_fail2 ], [ %142, %b19_fail3 ], [ %p1, %b19_fail4 ], [ %144, %b19_fail5 ], [ %p9, %b19_fail6 ], [ %23, %b19_fail7 ], [ 0, %b19_ok7 ], !dbg !340
	call void @gpuc_fail(i8* %ctrl, i32 %190, i64 %191, i64 %192), !dbg !340
	ret float undef, !dbg !340
}

define void @Step(float* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64* %p26, i64 %p27, i64 %p28, i32 %p29, i32 %p30, double %p31, i8* %ctrl) nounwind !dbg !452 {
entry:
	br label %b0, !dbg !453

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !453
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !453
	%2 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !453
	%3 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !453
	%4 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !453
	%5 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !453
	%6 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !453
	%7 = addrspacecast i64* %p26 to i64 addrspace(1)*, !dbg !453
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !458
	%9 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %p28, !dbg !459
	%10 = icmp uge i64 %p28, %p27, !dbg !459
	br i1 %10, label %b0_fail1, label %b0_ok1, !dbg !459, !prof !24

b0_ok1:
	%11 = load i64, i64 addrspace(1)* %9, align 8, !dbg !459
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !460, !range !129
	%13 = sext i32 %12 to i64, !dbg !460
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !460, !range !130
	%15 = sext i32 %14 to i64, !dbg !460
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !460, !range !130
	%17 = sext i32 %16 to i64, !dbg !460
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !460, !range !381
	%19 = sext i32 %18 to i64, !dbg !460
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !460, !range !382
	%21 = sext i32 %20 to i64, !dbg !460
	%22 = trunc i64 %21 to i32, !dbg !460
	%23 = trunc i64 %17 to i32, !dbg !460
	%24 = mul i32 %22, %23, !dbg !460
	%25 = zext i32 %24 to i64, !dbg !460
	%26 = trunc i64 %15 to i32, !dbg !460
	%27 = add i32 %26, %24, !dbg !460
	%28 = zext i32 %27 to i64, !dbg !460
	%29 = mul i64 %19, %28, !dbg !460
	%30 = add i64 %13, %29, !dbg !460
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !460, !range !25
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !460, !range !25
	%33 = mul i32 %31, %32, !dbg !460
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !460, !range !26
	%35 = mul i32 %33, %34, !dbg !460
	%36 = sext i32 %35 to i64, !dbg !460
	%37 = mul i64 %30, %36, !dbg !460
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !460, !range !28
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !460, !range !28
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !460, !range !29
	%41 = mul i32 %32, %40, !dbg !460
	%42 = add i32 %39, %41, !dbg !460
	%43 = mul i32 %31, %42, !dbg !460
	%44 = add i32 %38, %43, !dbg !460
	%45 = sext i32 %44 to i64, !dbg !460
	%46 = add i64 %37, %45, !dbg !460
	%47 = icmp eq i64 %46, 0, !dbg !461
	br i1 %47, label %b1, label %b2, !dbg !461

b1:
	%48 = sub i64 1, %p28, !dbg !462
	%49 = add i64 %11, 1, !dbg !464
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %48, !dbg !463
	%51 = icmp uge i64 %48, %p27, !dbg !463
	br i1 %51, label %b1_fail1, label %b1_ok1, !dbg !463, !prof !24

b1_ok1:
	store i64 %49, i64 addrspace(1)* %50, align 8, !dbg !463
	br label %b2, !dbg !463

b2:
	%52 = fcmp oge double %p31, 0.000000e+00, !dbg !465
	br i1 %52, label %b3, label %b7, !dbg !465

b3:
	%53 = sub i64 1, %p28, !dbg !466
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %53, !dbg !467
	%55 = icmp uge i64 %53, %p25, !dbg !467
	br i1 %55, label %b3_fail1, label %b3_ok1, !dbg !467, !prof !24

b3_ok1:
	%56 = load i64, i64 addrspace(1)* %54, align 8, !dbg !467
	%57 = icmp ne i64 %56, 0, !dbg !468
	br i1 %57, label %b4, label %b7, !dbg !468

b4:
	br i1 %47, label %b5, label %b6, !dbg !469

b5:
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %p28, !dbg !470
	%59 = icmp uge i64 %p28, %p25, !dbg !470
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !470, !prof !24

b5_ok1:
	store i64 %56, i64 addrspace(1)* %58, align 8, !dbg !470
	br label %b6, !dbg !470

b6:
	ret void, !dbg !471

b7:
	%60 = icmp ne i32 %p30, 0, !dbg !472
	br i1 %60, label %b8, label %b11, !dbg !472

b8:
	%61 = icmp eq i64 %13, 0, !dbg !475
	br i1 %61, label %b9, label %b11, !dbg !475

b9:
	%62 = sub i64 %21, 2, !dbg !476
	%63 = icmp sgt i64 %62, 0, !dbg !477
	%64 = select i1 %63, i64 %62, i64 0, !dbg !477
	%65 = icmp eq i64 %15, %64, !dbg !478
	br i1 %65, label %b10, label %b11, !dbg !474

b10:
	%66 = addrspacecast double addrspace(1)* %2 to double*, !dbg !479
	%67 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !479
	%68 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !479
	%69 = addrspacecast double addrspace(1)* %5 to double*, !dbg !479
	%70 = addrspacecast i64 addrspace(1)* %6 to i64*, !dbg !479
	call void @gpuc_fn_solver_publish(double* %66, i64 %p17, i64 %p17, i64* %67, i64 %p19, i32* %68, i64 %p21, i64 %p21, double* %69, i64 %p23, i64 %p23, i64* %70, i64 %p25, i64 %p25, i32 %p30, i8* %ctrl), !dbg !479
	br label %b11, !dbg !479

b11:
	%71 = icmp sgt i64 %p4, 0, !dbg !480
	br i1 %71, label %b12, label %b17, !dbg !480

b12:
	%72 = and i64 %p1, 3, !dbg !483
	%73 = icmp eq i64 %72, 0, !dbg !483
	br i1 %73, label %b13, label %b16, !dbg !483

b13:
	%74 = addrspacecast float addrspace(1)* %0 to float*, !dbg !483
	%75 = ptrtoint float* %74 to i64, !dbg !483
	%76 = and i64 %75, 15, !dbg !483
	%77 = icmp eq i64 %76, 0, !dbg !483
	%78 = icmp eq i64 %p1, 0, !dbg !483
	%79 = or i1 %77, %78, !dbg !483
	br i1 %79, label %b14, label %b15, !dbg !483

b14:
	%80 = ashr i64 %p1, 2, !dbg !483
	%81 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !483
	%82 = addrspacecast float addrspace(1)* %0 to float*, !dbg !484
	%83 = addrspacecast float addrspace(1)* %0 to float*, !dbg !484
	%84 = addrspacecast { float, float, float, float } addrspace(1)* %81 to { float, float, float, float }*, !dbg !484
	%85 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !484
	%86 = call float @gpuc_fn_solver_sweep(float* %82, i64 %p1, float* %83, i64 %p1, i64 %p1, { float, float, float, float }* %84, i64 %80, i64 %80, i64* %85, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p28, i64 %11, i8* %ctrl), !dbg !484
	br label %b17, !dbg !484

b15:
	br label %fail, !dbg !483

b16:
	br label %fail, !dbg !483

b17:
	%87 = phi float [ 0.000000e+00, %b11 ], [ %86, %b14 ], !dbg !485
	br i1 %60, label %b18, label %b34, !dbg !486

b18:
	%88 = icmp eq i64 %13, 0, !dbg !488
	br i1 %88, label %b19, label %b34, !dbg !488

b19:
	%89 = sub i64 %21, 2, !dbg !489
	%90 = icmp sgt i64 %89, 0, !dbg !490
	%91 = select i1 %90, i64 %89, i64 0, !dbg !490
	%92 = icmp eq i64 %15, %91, !dbg !491
	br i1 %92, label %b20, label %b34, !dbg !487

b20:
	%93 = sub i64 %11, 1, !dbg !493
	%94 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !492
	%95 = icmp uge i64 0, %p21, !dbg !492
	br i1 %95, label %b20_fail1, label %b20_ok1, !dbg !492, !prof !24

b20_ok1:
	%96 = load i32, i32 addrspace(1)* %94, align 4, !dbg !492
	%97 = sext i32 %8 to i64, !dbg !458
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !494, !range !93
	%99 = sext i32 %98 to i64, !dbg !494
	%100 = and i32 %44, -32, !dbg !494
	%101 = sub i32 %35, %100, !dbg !494
	%102 = icmp slt i32 %101, 32, !dbg !494
	%103 = select i1 %102, i32 %101, i32 32, !dbg !494
	%104 = sext i32 %103 to i64, !dbg !494
	br label %b21, !dbg !494

b21:
	%105 = phi double [ 0.000000e+00, %b20_ok1 ], [ %131, %b23_ok1 ], !dbg !498
	%106 = phi i64 [ %99, %b20_ok1 ], [ %132, %b23_ok1 ], !dbg !494
	%107 = icmp slt i64 %106, %97, !dbg !494
	br i1 %107, label %b22, label %b25, !dbg !494

b22:
	%108 = urem i32 %96, 2, !dbg !500
	%109 = zext i32 %108 to i64, !dbg !501
	%110 = trunc i64 %97 to i32, !dbg !502
	%111 = mul i32 %108, %110, !dbg !502
	%112 = zext i32 %111 to i64, !dbg !502
	%113 = add i64 %112, %106, !dbg !503
	%114 = mul i64 %113, 2, !dbg !504
	%115 = add i64 %114, 2, !dbg !506
	%116 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %114, !dbg !507
	%117 = addrspacecast i64 addrspace(1)* %116 to i64*, !dbg !508
	%118 = ptrtoint i64* %117 to i64, !dbg !508
	%119 = and i64 %118, 15, !dbg !508
	%120 = icmp eq i64 %119, 0, !dbg !508
	%121 = icmp ugt i64 %115, %p19, !dbg !507
	%122 = icmp ugt i64 %114, %115, !dbg !507
	%123 = or i1 %121, %122, !dbg !507
	br i1 %123, label %b22_fail1, label %b22_ok1, !dbg !507, !prof !24

b22_ok1:
	br i1 %120, label %b23, label %b24, !dbg !508

b23:
	%124 = bitcast i64 addrspace(1)* %116 to { i64, i64 } addrspace(1)*, !dbg !508
	%125 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %124, i64 0, !dbg !509
	%126 = addrspacecast { i64, i64 } addrspace(1)* %125 to { i64, i64 }*, !dbg !497
	%127 = icmp eq { i64, i64 } addrspace(1)* %125, null, !dbg !497
	br i1 %127, label %b23_fail1, label %b23_ok1, !dbg !497, !prof !24

b23_ok1:
	%128 = bitcast { i64, i64 }* %126 to i8*, !dbg !497
	%129 = call i64 @gpuc_wait_line_thread(i8* %128, i32 %96, i32 1, i8* %ctrl, i32 34), !dbg !497
	%130 = bitcast i64 %129 to double, !dbg !510
	%131 = fadd double %105, %130, !dbg !511
	%132 = add i64 %106, %104, !dbg !494
	br label %b21, !dbg !494

b24:
	br label %fail, !dbg !508

b25:
	%133 = icmp eq i64 %104, 32, !dbg !517
	br i1 %133, label %b26, label %b28, !dbg !517

b26:
	%134 = phi double [ %151, %b27 ], [ %105, %b25 ], !dbg !518
	%135 = phi i64 [ %154, %b27 ], [ 16, %b25 ], !dbg !519
	%136 = icmp sgt i64 %135, 0, !dbg !520
	br i1 %136, label %b27, label %b31, !dbg !520

b27:
	%137 = trunc i64 %135 to i32, !dbg !521
	%138 = bitcast double %134 to i64, !dbg !521
	%139 = trunc i64 %138 to i32, !dbg !521
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %139, i32 %137, i32 31), !dbg !521
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !521
	%142 = lshr i64 %138, 32, !dbg !521
	%143 = trunc i64 %142 to i32, !dbg !521
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %143, i32 %137, i32 31), !dbg !521
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !521
	%146 = zext i32 %145 to i64, !dbg !521
	%147 = shl i64 %146, 32, !dbg !521
	%148 = zext i32 %141 to i64, !dbg !521
	%149 = or i64 %148, %147, !dbg !521
	%150 = bitcast i64 %149 to double, !dbg !521
	%151 = fadd double %134, %150, !dbg !522
	%152 = trunc i64 %135 to i32, !dbg !523
	%153 = udiv i32 %152, 2, !dbg !523
	%154 = zext i32 %153 to i64, !dbg !523
	br label %b26, !dbg !523

b28:
	%155 = bitcast double %105 to i64, !dbg !524
	%156 = trunc i64 %155 to i32, !dbg !524
	%157 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %156, i32 0, i32 31), !dbg !524
	%158 = extractvalue { i32, i1 } %157, 0, !dbg !524
	%159 = lshr i64 %155, 32, !dbg !524
	%160 = trunc i64 %159 to i32, !dbg !524
	%161 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %160, i32 0, i32 31), !dbg !524
	%162 = extractvalue { i32, i1 } %161, 0, !dbg !524
	%163 = zext i32 %162 to i64, !dbg !524
	%164 = shl i64 %163, 32, !dbg !524
	%165 = zext i32 %158 to i64, !dbg !524
	%166 = or i64 %165, %164, !dbg !524
	%167 = bitcast i64 %166 to double, !dbg !524
	br label %b29, !dbg !524

b29:
	%168 = phi double [ %167, %b28 ], [ %185, %b30 ], !dbg !525
	%169 = phi i64 [ 1, %b28 ], [ %186, %b30 ], !dbg !526
	%170 = icmp slt i64 %169, %104, !dbg !527
	br i1 %170, label %b30, label %b31, !dbg !527

b30:
	%171 = trunc i64 %169 to i32, !dbg !528
	%172 = bitcast double %105 to i64, !dbg !528
	%173 = trunc i64 %172 to i32, !dbg !528
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 %171, i32 31), !dbg !528
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !528
	%176 = lshr i64 %172, 32, !dbg !528
	%177 = trunc i64 %176 to i32, !dbg !528
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 %171, i32 31), !dbg !528
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !528
	%180 = zext i32 %179 to i64, !dbg !528
	%181 = shl i64 %180, 32, !dbg !528
	%182 = zext i32 %175 to i64, !dbg !528
	%183 = or i64 %182, %181, !dbg !528
	%184 = bitcast i64 %183 to double, !dbg !528
	%185 = fadd double %168, %184, !dbg !522
	%186 = add i64 %169, 1, !dbg !529
	br label %b29, !dbg !529

b31:
	%187 = phi double [ %134, %b26 ], [ %168, %b29 ], !dbg !516
	%188 = icmp ne i64 %45, 0, !dbg !530
	br i1 %188, label %b34, label %b32, !dbg !530

b32:
	%189 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !531
	%190 = icmp uge i64 0, %p23, !dbg !531
	br i1 %190, label %b32_fail1, label %b32_ok1, !dbg !531, !prof !24

b32_ok1:
	store double %187, double addrspace(1)* %189, align 8, !dbg !531
	%191 = fcmp ole double %187, %p31, !dbg !532
	br i1 %191, label %b33, label %b34, !dbg !532

b33:
	%192 = urem i64 %11, 2, !dbg !533
	%193 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %192, !dbg !534
	%194 = icmp uge i64 %192, %p25, !dbg !534
	br i1 %194, label %b33_fail1, label %b33_ok1, !dbg !534, !prof !24

b33_ok1:
	store i64 %93, i64 addrspace(1)* %193, align 8, !dbg !534
	br label %b34, !dbg !534

b34:
	%195 = icmp ne i32 %p29, 0, !dbg !535
	br i1 %195, label %b35, label %b49, !dbg !535

b35:
	%196 = fpext float %87 to double, !dbg !538
	%197 = and i32 %44, -32, !dbg !542
	%198 = sub i32 %35, %197, !dbg !542
	%199 = icmp slt i32 %198, 32, !dbg !542
	%200 = select i1 %199, i32 %198, i32 32, !dbg !542
	%201 = sext i32 %200 to i64, !dbg !542
	%202 = icmp eq i64 %201, 32, !dbg !543
	br i1 %202, label %b36, label %b38, !dbg !543

b36:
	%203 = phi double [ %220, %b37 ], [ %196, %b35 ], !dbg !544
	%204 = phi i64 [ %223, %b37 ], [ 16, %b35 ], !dbg !545
	%205 = icmp sgt i64 %204, 0, !dbg !546
	br i1 %205, label %b37, label %b41, !dbg !546

b37:
	%206 = trunc i64 %204 to i32, !dbg !547
	%207 = bitcast double %203 to i64, !dbg !547
	%208 = trunc i64 %207 to i32, !dbg !547
	%209 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %208, i32 %206, i32 31), !dbg !547
	%210 = extractvalue { i32, i1 } %209, 0, !dbg !547
	%211 = lshr i64 %207, 32, !dbg !547
	%212 = trunc i64 %211 to i32, !dbg !547
	%213 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %212, i32 %206, i32 31), !dbg !547
	%214 = extractvalue { i32, i1 } %213, 0, !dbg !547
	%215 = zext i32 %214 to i64, !dbg !547
	%216 = shl i64 %215, 32, !dbg !547
	%217 = zext i32 %210 to i64, !dbg !547
	%218 = or i64 %217, %216, !dbg !547
	%219 = bitcast i64 %218 to double, !dbg !547
	%220 = fadd double %203, %219, !dbg !548
	%221 = trunc i64 %204 to i32, !dbg !549
	%222 = udiv i32 %221, 2, !dbg !549
	%223 = zext i32 %222 to i64, !dbg !549
	br label %b36, !dbg !549

b38:
	%224 = bitcast double %196 to i64, !dbg !550
	%225 = trunc i64 %224 to i32, !dbg !550
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %225, i32 0, i32 31), !dbg !550
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !550
	%228 = lshr i64 %224, 32, !dbg !550
	%229 = trunc i64 %228 to i32, !dbg !550
	%230 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %229, i32 0, i32 31), !dbg !550
	%231 = extractvalue { i32, i1 } %230, 0, !dbg !550
	%232 = zext i32 %231 to i64, !dbg !550
	%233 = shl i64 %232, 32, !dbg !550
	%234 = zext i32 %227 to i64, !dbg !550
	%235 = or i64 %234, %233, !dbg !550
	%236 = bitcast i64 %235 to double, !dbg !550
	br label %b39, !dbg !550

b39:
	%237 = phi double [ %236, %b38 ], [ %254, %b40 ], !dbg !551
	%238 = phi i64 [ 1, %b38 ], [ %255, %b40 ], !dbg !552
	%239 = icmp slt i64 %238, %201, !dbg !553
	br i1 %239, label %b40, label %b41, !dbg !553

b40:
	%240 = trunc i64 %238 to i32, !dbg !554
	%241 = bitcast double %196 to i64, !dbg !554
	%242 = trunc i64 %241 to i32, !dbg !554
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 %240, i32 31), !dbg !554
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !554
	%245 = lshr i64 %241, 32, !dbg !554
	%246 = trunc i64 %245 to i32, !dbg !554
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %246, i32 %240, i32 31), !dbg !554
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !554
	%249 = zext i32 %248 to i64, !dbg !554
	%250 = shl i64 %249, 32, !dbg !554
	%251 = zext i32 %244 to i64, !dbg !554
	%252 = or i64 %251, %250, !dbg !554
	%253 = bitcast i64 %252 to double, !dbg !554
	%254 = fadd double %237, %253, !dbg !548
	%255 = add i64 %238, 1, !dbg !555
	br label %b39, !dbg !555

b41:
	%256 = phi double [ %203, %b36 ], [ %237, %b39 ], !dbg !541
	%257 = trunc i64 %36 to i32, !dbg !557
	%258 = add i32 %257, 32, !dbg !557
	%259 = zext i32 %258 to i64, !dbg !557
	%260 = sub i32 %258, 1, !dbg !558
	%261 = zext i32 %260 to i64, !dbg !558
	%262 = udiv i32 %260, 32, !dbg !559
	%263 = zext i32 %262 to i64, !dbg !559
	%264 = icmp eq i64 %263, 1, !dbg !560
	br i1 %264, label %b47, label %b42, !dbg !560

b42:
	call void @llvm.nvvm.barrier0(), !dbg !562
	%265 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !563, !range !93
	%266 = sext i32 %265 to i64, !dbg !563
	%267 = icmp eq i64 %266, 0, !dbg !564
	br i1 %267, label %b43, label %b44, !dbg !564

b43:
	%268 = trunc i64 %45 to i32, !dbg !565
	%269 = udiv i32 %268, 32, !dbg !565
	%270 = zext i32 %269 to i64, !dbg !565
	%271 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %270, !dbg !566
	store double %256, double addrspace(3)* %271, align 8, !dbg !566
	br label %b44, !dbg !566

b44:
	call void @llvm.nvvm.barrier0(), !dbg !567
	%272 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !568
	%273 = load double, double addrspace(3)* %272, align 8, !dbg !568
	br label %b45, !dbg !568

b45:
	%274 = phi double [ %273, %b44 ], [ %279, %b46 ], !dbg !569
	%275 = phi i64 [ 1, %b44 ], [ %280, %b46 ], !dbg !570
	%276 = icmp slt i64 %275, %263, !dbg !571
	br i1 %276, label %b46, label %b47, !dbg !571

b46:
	%277 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %275, !dbg !572
	%278 = load double, double addrspace(3)* %277, align 8, !dbg !572
	%279 = fadd double %274, %278, !dbg !548
	%280 = add i64 %275, 1, !dbg !573
	br label %b45, !dbg !573

b47:
	%281 = phi double [ %256, %b41 ], [ %274, %b45 ], !dbg !540
	%282 = icmp eq i64 %45, 0, !dbg !574
	br i1 %282, label %b48, label %b49, !dbg !574

b48:
	%283 = sdiv i64 %p17, 2, !dbg !576
	%284 = sub i32 %p29, 1, !dbg !577
	%285 = zext i32 %284 to i64, !dbg !578
	%286 = mul i64 %285, %283, !dbg !579
	%287 = zext i32 %p29 to i64, !dbg !580
	%288 = mul i64 %287, %283, !dbg !581
	%289 = sub i64 %288, %286, !dbg !582
	%290 = mul i64 %15, %19, !dbg !583
	%291 = add i64 %290, %13, !dbg !584
	%292 = getelementptr inbounds double, double addrspace(1)* %2, i64 %286, !dbg !582
	%293 = getelementptr inbounds double, double addrspace(1)* %292, i64 %291, !dbg !585
	%294 = icmp ugt i64 %288, %p17, !dbg !582
	%295 = icmp ugt i64 %286, %288, !dbg !582
	%296 = icmp uge i64 %291, %289, !dbg !585
	%297 = or i1 %294, %295, !dbg !585
	%298 = or i1 %297, %296, !dbg !585
	br i1 %298, label %b48_fail1, label %b48_ok1, !dbg !585, !prof !24

b48_ok1:
	store double %281, double addrspace(1)* %293, align 8, !dbg !585
	br label %b49, !dbg !585

b49:
	ret void, !dbg !537

b0_fail1:
	br label %fail, !dbg !459

b1_fail1:
	br label %fail, !dbg !463

b3_fail1:
	br label %fail, !dbg !467

b5_fail1:
	br label %fail, !dbg !470

b20_fail1:
	br label %fail, !dbg !492

b22_fail1:
	%299 = icmp ugt i64 %115, %p19, !dbg !507
	br i1 %299, label %b22_fail2, label %b22_ok2, !dbg !507

b22_fail2:
	br label %fail, !dbg !507

b22_ok2:
	br label %fail, !dbg !507

b23_fail1:
	br label %fail, !dbg !497

b32_fail1:
	br label %fail, !dbg !531

b33_fail1:
	br label %fail, !dbg !534

b48_fail1:
	%300 = icmp ugt i64 %288, %p17, !dbg !582
	br i1 %300, label %b48_fail2, label %b48_ok2, !dbg !582

b48_fail2:
	br label %fail, !dbg !582

b48_ok2:
	%301 = icmp ugt i64 %286, %288, !dbg !582
	br i1 %301, label %b48_fail3, label %b48_ok3, !dbg !582

b48_fail3:
	br label %fail, !dbg !582

b48_ok3:
	br label %fail, !dbg !585

fail:
	%302 = phi i32 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 2, %b3_fail1 ], [ 3, %b5_fail1 ], [ 15, %b15 ], [ 14, %b16 ], [ 32, %b20_fail1 ], [ 9, %b22_fail2 ], [ 10, %b22_ok2 ], [ 33, %b23_fail1 ], [ 11, %b24 ], [ 35, %b32_fail1 ], [ 36, %b33_fail1 ], [ 4, %b48_fail2 ], [ 5, %b48_fail3 ], [ 37, %b48_ok3 ], !dbg !453
	%303 = phi i64 [ %p28, %b0_fail1 ], [ %48, %b1_fail1 ], [ %53, %b3_fail1 ], [ %p28, %b5_fail1 ], [ %76, %b15 ], [ %p1, %b16 ], [ 0, %b20_fail1 ], [ %115, %b22_fail2 ], [ %114, %b22_ok2 ], [ 0, %b23_fail1 ], [ %119, %b24 ], [ 0, %b32_fail1 ], [ %192, %b33_fail1 ], [ %288, %b48_fail2 ], [ %286, %b48_fail3 ], [ %291, %b48_ok3 ], !dbg !453
	%304 = phi i64 [ %p27, %b0_fail1 ], [ %p27, %b1_fail1 ], [ %p25, %b3_fail1 ], [ %p25, %b5_fail1 ], [ 16, %b15 ], [ 4, %b16 ], [ %p21, %b20_fail1 ], [ %p19, %b22_fail2 ], [ %115, %b22_ok2 ], [ 0, %b23_fail1 ], [ 16, %b24 ], [ %p23, %b32_fail1 ], [ %p25, %b33_fail1 ], [ %p17, %b48_fail2 ], [ %288, %b48_fail3 ], [ %289, %b48_ok3 ], !dbg !453
	call void @gpuc_fail(i8* %ctrl, i32 %302, i64 %303, i64 %304), !dbg !453
	ret void, !dbg !453
}

define void @Solve(float* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, i32 %p31, double %p32, i8* %ctrl) nounwind !dbg !586 {
entry:
	br label %b0, !dbg !587

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !587
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !587
	%2 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !587
	%3 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !587
	%4 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !587
	%5 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !587
	%6 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !587
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !590
	%8 = and i64 %p1, 3, !dbg !592
	%9 = icmp eq i64 %8, 0, !dbg !592
	br i1 %9, label %b1, label %b50, !dbg !592

b1:
	%10 = addrspacecast float addrspace(1)* %0 to float*, !dbg !592
	%11 = ptrtoint float* %10 to i64, !dbg !592
	%12 = and i64 %11, 15, !dbg !592
	%13 = icmp eq i64 %12, 0, !dbg !592
	%14 = icmp eq i64 %p1, 0, !dbg !592
	%15 = or i1 %13, %14, !dbg !592
	br i1 %15, label %b2, label %b49, !dbg !592

b2:
	%16 = ashr i64 %p1, 2, !dbg !592
	%17 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !592
	%18 = icmp ult i32 0, %p27, !dbg !591
	br i1 %18, label %b3, label %b48, !dbg !591

b3:
	%19 = icmp sgt i64 %p4, 0, !dbg !593
	%20 = sext i32 %7 to i64, !dbg !590
	br label %b4, !dbg !594

b4:
	%21 = phi i64 [ %309, %b47 ], [ %p26, %b3 ], !dbg !594
	%22 = phi i32 [ %177, %b47 ], [ %p28, %b3 ], !dbg !595
	%23 = phi i32 [ %178, %b47 ], [ %p30, %b3 ], !dbg !596
	%24 = phi i32 [ %179, %b47 ], [ %p31, %b3 ], !dbg !597
	%25 = phi i32 [ %310, %b47 ], [ 0, %b3 ], !dbg !597
	%26 = icmp ne i32 %23, 0, !dbg !598
	br i1 %26, label %b5, label %b8, !dbg !598

b5:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !600, !range !129
	%28 = sext i32 %27 to i64, !dbg !600
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !600, !range !130
	%30 = sext i32 %29 to i64, !dbg !600
	%31 = icmp eq i64 %28, 0, !dbg !601
	br i1 %31, label %b6, label %b8, !dbg !601

b6:
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !602, !range !382
	%33 = sext i32 %32 to i64, !dbg !602
	%34 = sub i64 %33, 2, !dbg !603
	%35 = icmp sgt i64 %34, 0, !dbg !604
	%36 = select i1 %35, i64 %34, i64 0, !dbg !604
	%37 = icmp eq i64 %30, %36, !dbg !605
	br i1 %37, label %b7, label %b8, !dbg !599

b7:
	%38 = addrspacecast double addrspace(1)* %2 to double*, !dbg !606
	%39 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !606
	%40 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !606
	%41 = addrspacecast double addrspace(1)* %5 to double*, !dbg !606
	%42 = addrspacecast i64 addrspace(1)* %6 to i64*, !dbg !606
	call void @gpuc_fn_solver_publish(double* %38, i64 %p17, i64 %p17, i64* %39, i64 %p19, i32* %40, i64 %p21, i64 %p21, double* %41, i64 %p23, i64 %p23, i64* %42, i64 %p25, i64 %p25, i32 %23, i8* %ctrl), !dbg !606
	br label %b8, !dbg !606

b8:
	%43 = urem i64 %21, 2, !dbg !607
	br i1 %19, label %b9, label %b10, !dbg !593

b9:
	%44 = addrspacecast float addrspace(1)* %0 to float*, !dbg !609
	%45 = addrspacecast float addrspace(1)* %0 to float*, !dbg !609
	%46 = addrspacecast { float, float, float, float } addrspace(1)* %17 to { float, float, float, float }*, !dbg !609
	%47 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !609
	%48 = call float @gpuc_fn_solver_sweep(float* %44, i64 %p1, float* %45, i64 %p1, i64 %p1, { float, float, float, float }* %46, i64 %16, i64 %16, i64* %47, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %43, i64 %21, i8* %ctrl), !dbg !609
	br label %b10, !dbg !609

b10:
	%49 = phi float [ 0.000000e+00, %b8 ], [ %48, %b9 ], !dbg !610
	br i1 %26, label %b11, label %b27, !dbg !611

b11:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !613, !range !129
	%51 = sext i32 %50 to i64, !dbg !613
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !613, !range !130
	%53 = sext i32 %52 to i64, !dbg !613
	%54 = icmp eq i64 %51, 0, !dbg !614
	br i1 %54, label %b12, label %b27, !dbg !614

b12:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !615, !range !382
	%56 = sext i32 %55 to i64, !dbg !615
	%57 = sub i64 %56, 2, !dbg !616
	%58 = icmp sgt i64 %57, 0, !dbg !617
	%59 = select i1 %58, i64 %57, i64 0, !dbg !617
	%60 = icmp eq i64 %53, %59, !dbg !618
	br i1 %60, label %b13, label %b27, !dbg !612

b13:
	%61 = sub i64 %21, 1, !dbg !620
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !619
	%63 = icmp uge i64 0, %p21, !dbg !619
	br i1 %63, label %b13_fail1, label %b13_ok1, !dbg !619, !prof !24

b13_ok1:
	%64 = load i32, i32 addrspace(1)* %62, align 4, !dbg !619
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !621, !range !93
	%66 = sext i32 %65 to i64, !dbg !621
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !621, !range !28
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !621, !range !28
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !621, !range !29
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !621, !range !25
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !621, !range !25
	%72 = mul i32 %71, %69, !dbg !621
	%73 = add i32 %68, %72, !dbg !621
	%74 = mul i32 %70, %73, !dbg !621
	%75 = add i32 %67, %74, !dbg !621
	%76 = and i32 %75, -32, !dbg !621
	%77 = mul i32 %70, %71, !dbg !621
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !621, !range !26
	%79 = mul i32 %77, %78, !dbg !621
	%80 = sub i32 %79, %76, !dbg !621
	%81 = icmp slt i32 %80, 32, !dbg !621
	%82 = select i1 %81, i32 %80, i32 32, !dbg !621
	%83 = sext i32 %82 to i64, !dbg !621
	br label %b14, !dbg !621

b14:
	%84 = phi double [ 0.000000e+00, %b13_ok1 ], [ %110, %b16_ok1 ], !dbg !624
	%85 = phi i64 [ %66, %b13_ok1 ], [ %111, %b16_ok1 ], !dbg !621
	%86 = icmp slt i64 %85, %20, !dbg !621
	br i1 %86, label %b15, label %b18, !dbg !621

b15:
	%87 = urem i32 %64, 2, !dbg !626
	%88 = zext i32 %87 to i64, !dbg !627
	%89 = trunc i64 %20 to i32, !dbg !628
	%90 = mul i32 %87, %89, !dbg !628
	%91 = zext i32 %90 to i64, !dbg !628
	%92 = add i64 %91, %85, !dbg !629
	%93 = mul i64 %92, 2, !dbg !630
	%94 = add i64 %93, 2, !dbg !632
	%95 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %93, !dbg !633
	%96 = addrspacecast i64 addrspace(1)* %95 to i64*, !dbg !634
	%97 = ptrtoint i64* %96 to i64, !dbg !634
	%98 = and i64 %97, 15, !dbg !634
	%99 = icmp eq i64 %98, 0, !dbg !634
	%100 = icmp ugt i64 %94, %p19, !dbg !633
	%101 = icmp ugt i64 %93, %94, !dbg !633
	%102 = or i1 %100, %101, !dbg !633
	br i1 %102, label %b15_fail1, label %b15_ok1, !dbg !633, !prof !24

b15_ok1:
	br i1 %99, label %b16, label %b17, !dbg !634

b16:
	%103 = bitcast i64 addrspace(1)* %95 to { i64, i64 } addrspace(1)*, !dbg !634
	%104 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %103, i64 0, !dbg !635
	%105 = addrspacecast { i64, i64 } addrspace(1)* %104 to { i64, i64 }*, !dbg !623
	%106 = icmp eq { i64, i64 } addrspace(1)* %104, null, !dbg !623
	br i1 %106, label %b16_fail1, label %b16_ok1, !dbg !623, !prof !24

b16_ok1:
	%107 = bitcast { i64, i64 }* %105 to i8*, !dbg !623
	%108 = call i64 @gpuc_wait_line_thread(i8* %107, i32 %64, i32 1, i8* %ctrl, i32 34), !dbg !623
	%109 = bitcast i64 %108 to double, !dbg !636
	%110 = fadd double %84, %109, !dbg !637
	%111 = add i64 %85, %83, !dbg !621
	br label %b14, !dbg !621

b17:
	br label %fail, !dbg !634

b18:
	%112 = icmp eq i64 %83, 32, !dbg !641
	br i1 %112, label %b19, label %b21, !dbg !641

b19:
	%113 = phi double [ %130, %b20 ], [ %84, %b18 ], !dbg !642
	%114 = phi i64 [ %133, %b20 ], [ 16, %b18 ], !dbg !643
	%115 = icmp sgt i64 %114, 0, !dbg !644
	br i1 %115, label %b20, label %b24, !dbg !644

b20:
	%116 = trunc i64 %114 to i32, !dbg !645
	%117 = bitcast double %113 to i64, !dbg !645
	%118 = trunc i64 %117 to i32, !dbg !645
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %118, i32 %116, i32 31), !dbg !645
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !645
	%121 = lshr i64 %117, 32, !dbg !645
	%122 = trunc i64 %121 to i32, !dbg !645
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %122, i32 %116, i32 31), !dbg !645
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !645
	%125 = zext i32 %124 to i64, !dbg !645
	%126 = shl i64 %125, 32, !dbg !645
	%127 = zext i32 %120 to i64, !dbg !645
	%128 = or i64 %127, %126, !dbg !645
	%129 = bitcast i64 %128 to double, !dbg !645
	%130 = fadd double %113, %129, !dbg !646
	%131 = trunc i64 %114 to i32, !dbg !647
	%132 = udiv i32 %131, 2, !dbg !647
	%133 = zext i32 %132 to i64, !dbg !647
	br label %b19, !dbg !647

b21:
	%134 = bitcast double %84 to i64, !dbg !648
	%135 = trunc i64 %134 to i32, !dbg !648
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 0, i32 31), !dbg !648
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !648
	%138 = lshr i64 %134, 32, !dbg !648
	%139 = trunc i64 %138 to i32, !dbg !648
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %139, i32 0, i32 31), !dbg !648
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !648
	%142 = zext i32 %141 to i64, !dbg !648
	%143 = shl i64 %142, 32, !dbg !648
	%144 = zext i32 %137 to i64, !dbg !648
	%145 = or i64 %144, %143, !dbg !648
	%146 = bitcast i64 %145 to double, !dbg !648
	br label %b22, !dbg !648

b22:
	%147 = phi double [ %146, %b21 ], [ %164, %b23 ], !dbg !649
	%148 = phi i64 [ 1, %b21 ], [ %165, %b23 ], !dbg !650
	%149 = icmp slt i64 %148, %83, !dbg !651
	br i1 %149, label %b23, label %b24, !dbg !651

b23:
	%150 = trunc i64 %148 to i32, !dbg !652
	%151 = bitcast double %84 to i64, !dbg !652
	%152 = trunc i64 %151 to i32, !dbg !652
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 %150, i32 31), !dbg !652
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !652
	%155 = lshr i64 %151, 32, !dbg !652
	%156 = trunc i64 %155 to i32, !dbg !652
	%157 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %156, i32 %150, i32 31), !dbg !652
	%158 = extractvalue { i32, i1 } %157, 0, !dbg !652
	%159 = zext i32 %158 to i64, !dbg !652
	%160 = shl i64 %159, 32, !dbg !652
	%161 = zext i32 %154 to i64, !dbg !652
	%162 = or i64 %161, %160, !dbg !652
	%163 = bitcast i64 %162 to double, !dbg !652
	%164 = fadd double %147, %163, !dbg !646
	%165 = add i64 %148, 1, !dbg !653
	br label %b22, !dbg !653

b24:
	%166 = phi double [ %113, %b19 ], [ %147, %b22 ], !dbg !640
	%167 = sext i32 %75 to i64, !dbg !654
	%168 = icmp ne i64 %167, 0, !dbg !655
	br i1 %168, label %b27, label %b25, !dbg !655

b25:
	%169 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !656
	%170 = icmp uge i64 0, %p23, !dbg !656
	br i1 %170, label %b25_fail1, label %b25_ok1, !dbg !656, !prof !24

b25_ok1:
	store double %166, double addrspace(1)* %169, align 8, !dbg !656
	%171 = fcmp ole double %166, %p32, !dbg !657
	br i1 %171, label %b26, label %b27, !dbg !657

b26:
	%172 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %43, !dbg !658
	%173 = icmp uge i64 %43, %p25, !dbg !658
	br i1 %173, label %b26_fail1, label %b26_ok1, !dbg !658, !prof !24

b26_ok1:
	store i64 %61, i64 addrspace(1)* %172, align 8, !dbg !658
	br label %b27, !dbg !658

b27:
	%174 = sub i32 %22, 1, !dbg !659
	%175 = icmp eq i32 %174, 0, !dbg !660
	br i1 %175, label %b28, label %b29, !dbg !660

b28:
	%176 = sub i32 3, %24, !dbg !661
	br label %b29, !dbg !661

b29:
	%177 = phi i32 [ %174, %b27 ], [ %p29, %b28 ], !dbg !595
	%178 = phi i32 [ 0, %b27 ], [ %24, %b28 ], !dbg !596
	%179 = phi i32 [ %24, %b27 ], [ %176, %b28 ], !dbg !597
	%180 = icmp ne i32 %178, 0, !dbg !662
	br i1 %180, label %b30, label %b44, !dbg !662

b30:
	%181 = fpext float %49 to double, !dbg !664
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !668, !range !28
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !668, !range !28
	%184 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !668, !range !29
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !668, !range !25
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !668, !range !25
	%187 = mul i32 %186, %184, !dbg !668
	%188 = add i32 %183, %187, !dbg !668
	%189 = mul i32 %185, %188, !dbg !668
	%190 = add i32 %182, %189, !dbg !668
	%191 = and i32 %190, -32, !dbg !668
	%192 = mul i32 %185, %186, !dbg !668
	%193 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !668, !range !26
	%194 = mul i32 %192, %193, !dbg !668
	%195 = sub i32 %194, %191, !dbg !668
	%196 = icmp slt i32 %195, 32, !dbg !668
	%197 = select i1 %196, i32 %195, i32 32, !dbg !668
	%198 = sext i32 %197 to i64, !dbg !668
	%199 = icmp eq i64 %198, 32, !dbg !669
	br i1 %199, label %b31, label %b33, !dbg !669

b31:
	%200 = phi double [ %217, %b32 ], [ %181, %b30 ], !dbg !670
	%201 = phi i64 [ %220, %b32 ], [ 16, %b30 ], !dbg !671
	%202 = icmp sgt i64 %201, 0, !dbg !672
	br i1 %202, label %b32, label %b36, !dbg !672

b32:
	%203 = trunc i64 %201 to i32, !dbg !673
	%204 = bitcast double %200 to i64, !dbg !673
	%205 = trunc i64 %204 to i32, !dbg !673
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %205, i32 %203, i32 31), !dbg !673
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !673
	%208 = lshr i64 %204, 32, !dbg !673
	%209 = trunc i64 %208 to i32, !dbg !673
	%210 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %209, i32 %203, i32 31), !dbg !673
	%211 = extractvalue { i32, i1 } %210, 0, !dbg !673
	%212 = zext i32 %211 to i64, !dbg !673
	%213 = shl i64 %212, 32, !dbg !673
	%214 = zext i32 %207 to i64, !dbg !673
	%215 = or i64 %214, %213, !dbg !673
	%216 = bitcast i64 %215 to double, !dbg !673
	%217 = fadd double %200, %216, !dbg !674
	%218 = trunc i64 %201 to i32, !dbg !675
	%219 = udiv i32 %218, 2, !dbg !675
	%220 = zext i32 %219 to i64, !dbg !675
	br label %b31, !dbg !675

b33:
	%221 = bitcast double %181 to i64, !dbg !676
	%222 = trunc i64 %221 to i32, !dbg !676
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 0, i32 31), !dbg !676
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !676
	%225 = lshr i64 %221, 32, !dbg !676
	%226 = trunc i64 %225 to i32, !dbg !676
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %226, i32 0, i32 31), !dbg !676
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !676
	%229 = zext i32 %228 to i64, !dbg !676
	%230 = shl i64 %229, 32, !dbg !676
	%231 = zext i32 %224 to i64, !dbg !676
	%232 = or i64 %231, %230, !dbg !676
	%233 = bitcast i64 %232 to double, !dbg !676
	br label %b34, !dbg !676

b34:
	%234 = phi double [ %233, %b33 ], [ %251, %b35 ], !dbg !677
	%235 = phi i64 [ 1, %b33 ], [ %252, %b35 ], !dbg !678
	%236 = icmp slt i64 %235, %198, !dbg !679
	br i1 %236, label %b35, label %b36, !dbg !679

b35:
	%237 = trunc i64 %235 to i32, !dbg !680
	%238 = bitcast double %181 to i64, !dbg !680
	%239 = trunc i64 %238 to i32, !dbg !680
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %239, i32 %237, i32 31), !dbg !680
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !680
	%242 = lshr i64 %238, 32, !dbg !680
	%243 = trunc i64 %242 to i32, !dbg !680
	%244 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %243, i32 %237, i32 31), !dbg !680
	%245 = extractvalue { i32, i1 } %244, 0, !dbg !680
	%246 = zext i32 %245 to i64, !dbg !680
	%247 = shl i64 %246, 32, !dbg !680
	%248 = zext i32 %241 to i64, !dbg !680
	%249 = or i64 %248, %247, !dbg !680
	%250 = bitcast i64 %249 to double, !dbg !680
	%251 = fadd double %234, %250, !dbg !674
	%252 = add i64 %235, 1, !dbg !681
	br label %b34, !dbg !681

b36:
	%253 = phi double [ %200, %b31 ], [ %234, %b34 ], !dbg !667
	%254 = sext i32 %194 to i64, !dbg !683
	%255 = trunc i64 %254 to i32, !dbg !684
	%256 = add i32 %255, 32, !dbg !684
	%257 = zext i32 %256 to i64, !dbg !684
	%258 = sub i32 %256, 1, !dbg !685
	%259 = zext i32 %258 to i64, !dbg !685
	%260 = udiv i32 %258, 32, !dbg !686
	%261 = zext i32 %260 to i64, !dbg !686
	%262 = icmp eq i64 %261, 1, !dbg !687
	br i1 %262, label %b42, label %b37, !dbg !687

b37:
	call void @llvm.nvvm.barrier0(), !dbg !689
	%263 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !690, !range !93
	%264 = sext i32 %263 to i64, !dbg !690
	%265 = icmp eq i64 %264, 0, !dbg !691
	br i1 %265, label %b38, label %b39, !dbg !691

b38:
	%266 = sext i32 %190 to i64, !dbg !692
	%267 = trunc i64 %266 to i32, !dbg !693
	%268 = udiv i32 %267, 32, !dbg !693
	%269 = zext i32 %268 to i64, !dbg !693
	%270 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %269, !dbg !694
	store double %253, double addrspace(3)* %270, align 8, !dbg !694
	br label %b39, !dbg !694

b39:
	call void @llvm.nvvm.barrier0(), !dbg !695
	%271 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !696
	%272 = load double, double addrspace(3)* %271, align 8, !dbg !696
	br label %b40, !dbg !696

b40:
	%273 = phi double [ %272, %b39 ], [ %278, %b41 ], !dbg !697
	%274 = phi i64 [ 1, %b39 ], [ %279, %b41 ], !dbg !698
	%275 = icmp slt i64 %274, %261, !dbg !699
	br i1 %275, label %b41, label %b42, !dbg !699

b41:
	%276 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %274, !dbg !700
	%277 = load double, double addrspace(3)* %276, align 8, !dbg !700
	%278 = fadd double %273, %277, !dbg !674
	%279 = add i64 %274, 1, !dbg !701
	br label %b40, !dbg !701

b42:
	%280 = phi double [ %253, %b36 ], [ %273, %b40 ], !dbg !666
	%281 = sext i32 %190 to i64, !dbg !702
	%282 = icmp eq i64 %281, 0, !dbg !703
	br i1 %282, label %b43, label %b44, !dbg !703

b43:
	%283 = sdiv i64 %p17, 2, !dbg !705
	%284 = sub i32 %178, 1, !dbg !706
	%285 = zext i32 %284 to i64, !dbg !707
	%286 = mul i64 %285, %283, !dbg !708
	%287 = zext i32 %178 to i64, !dbg !709
	%288 = mul i64 %287, %283, !dbg !710
	%289 = sub i64 %288, %286, !dbg !711
	%290 = icmp ugt i64 %288, %p17, !dbg !711
	%291 = icmp ugt i64 %286, %288, !dbg !711
	%292 = or i1 %290, %291, !dbg !711
	br i1 %292, label %b43_fail1, label %b43_ok1, !dbg !711, !prof !24

b43_ok1:
	%293 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !712, !range !129
	%294 = sext i32 %293 to i64, !dbg !712
	%295 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !712, !range !130
	%296 = sext i32 %295 to i64, !dbg !712
	%297 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !713, !range !381
	%298 = sext i32 %297 to i64, !dbg !713
	%299 = mul i64 %296, %298, !dbg !714
	%300 = add i64 %299, %294, !dbg !715
	%301 = getelementptr inbounds double, double addrspace(1)* %2, i64 %286, !dbg !711
	%302 = getelementptr inbounds double, double addrspace(1)* %301, i64 %300, !dbg !716
	%303 = icmp uge i64 %300, %289, !dbg !716
	br i1 %303, label %b43_fail3, label %b43_ok3, !dbg !716, !prof !24

b43_ok3:
	store double %280, double addrspace(1)* %302, align 8, !dbg !716
	br label %b44, !dbg !716

b44:
	call void @gpuc_grid_sync(), !dbg !717
	%304 = fcmp oge double %p32, 0.000000e+00, !dbg !718
	br i1 %304, label %b45, label %b47, !dbg !718

b45:
	%305 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %43, !dbg !719
	%306 = icmp uge i64 %43, %p25, !dbg !719
	br i1 %306, label %b45_fail1, label %b45_ok1, !dbg !719, !prof !24

b45_ok1:
	%307 = load i64, i64 addrspace(1)* %305, align 8, !dbg !719
	%308 = icmp ne i64 %307, 0, !dbg !720
	br i1 %308, label %b46, label %b47, !dbg !720

b46:
	ret void, !dbg !721

b47:
	%309 = add i64 %21, 1, !dbg !722
	%310 = add i32 %25, 1, !dbg !722
	%311 = icmp ult i32 %310, %p27, !dbg !722
	br i1 %311, label %b4, label %b48, !dbg !722

b48:
	ret void, !dbg !722

b49:
	br label %fail, !dbg !592

b50:
	br label %fail, !dbg !592

b13_fail1:
	br label %fail, !dbg !619

b15_fail1:
	%312 = icmp ugt i64 %94, %p19, !dbg !633
	br i1 %312, label %b15_fail2, label %b15_ok2, !dbg !633

b15_fail2:
	br label %fail, !dbg !633

b15_ok2:
	br label %fail, !dbg !633

b16_fail1:
	br label %fail, !dbg !623

b25_fail1:
	br label %fail, !dbg !656

b26_fail1:
	br label %fail, !dbg !658

b43_fail1:
	%313 = icmp ugt i64 %288, %p17, !dbg !711
	br i1 %313, label %b43_fail2, label %b43_ok2, !dbg !711

b43_fail2:
	br label %fail, !dbg !711

b43_ok2:
	br label %fail, !dbg !711

b43_fail3:
	br label %fail, !dbg !716

b45_fail1:
	br label %fail, !dbg !719

fail:
	%314 = phi i32 [ 32, %b13_fail1 ], [ 9, %b15_fail2 ], [ 10, %b15_ok2 ], [ 33, %b16_fail1 ], [ 11, %b17 ], [ 35, %b25_fail1 ], [ 36, %b26_fail1 ], [ 4, %b43_fail2 ], [ 5, %b43_ok2 ], [ 37, %b43_fail3 ], [ 38, %b45_fail1 ], [ 15, %b49 ], [ 14, %b50 ], !dbg !587
	%315 = phi i64 [ 0, %b13_fail1 ], [ %94, %b15_fail2 ], [ %93, %b15_ok2 ], [ 0, %b16_fail1 ], [ %98, %b17 ], [ 0, %b25_fail1 ], [ %43, %b26_fail1 ], [ %288, %b43_fail2 ], [ %286, %b43_ok2 ], [ %300, %b43_fail3 ], [ %43, %b45_fail1 ], [ %12, %b49 ], [ %p1, %b50 ], !dbg !587
	%316 = phi i64 [ %p21, %b13_fail1 ], [ %p19, %b15_fail2 ], [ %94, %b15_ok2 ], [ 0, %b16_fail1 ], [ 16, %b17 ], [ %p23, %b25_fail1 ], [ %p25, %b26_fail1 ], [ %p17, %b43_fail2 ], [ %288, %b43_ok2 ], [ %289, %b43_fail3 ], [ %p25, %b45_fail1 ], [ 16, %b49 ], [ 4, %b50 ], !dbg !587
	call void @gpuc_fail(i8* %ctrl, i32 %314, i64 %315, i64 %316), !dbg !587
	ret void, !dbg !587
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !723 {
entry:
	br label %b0, !dbg !724

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !724
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !724
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !724
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !724
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !724
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !727
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !728
	%7 = icmp uge i64 0, %p9, !dbg !728
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !728, !prof !24

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !728
	%9 = icmp eq i64 %8, 0, !dbg !729
	br i1 %9, label %b1, label %b16, !dbg !729

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !730
	%11 = icmp uge i64 1, %p9, !dbg !730
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !730, !prof !24

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !730
	%13 = icmp eq i64 %12, 0, !dbg !731
	br i1 %13, label %b2, label %b16, !dbg !731

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !732
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !732
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !732
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !732
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !732
	call void @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !732
	%19 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 0, !dbg !733
	%20 = icmp uge i64 0, %p5, !dbg !733
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !733, !prof !24

b2_ok1:
	%21 = load i32, i32 addrspace(1)* %19, align 4, !dbg !733
	%22 = sext i32 %5 to i64, !dbg !727
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !734, !range !93
	%24 = sext i32 %23 to i64, !dbg !734
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !734, !range !28
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !734, !range !28
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !734, !range !29
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !734, !range !25
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !734, !range !25
	%30 = mul i32 %29, %27, !dbg !734
	%31 = add i32 %26, %30, !dbg !734
	%32 = mul i32 %28, %31, !dbg !734
	%33 = add i32 %25, %32, !dbg !734
	%34 = and i32 %33, -32, !dbg !734
	%35 = mul i32 %28, %29, !dbg !734
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !734, !range !26
	%37 = mul i32 %35, %36, !dbg !734
	%38 = sub i32 %37, %34, !dbg !734
	%39 = icmp slt i32 %38, 32, !dbg !734
	%40 = select i1 %39, i32 %38, i32 32, !dbg !734
	%41 = sext i32 %40 to i64, !dbg !734
	br label %b3, !dbg !734

b3:
	%42 = phi double [ 0.000000e+00, %b2_ok1 ], [ %68, %b5_ok1 ], !dbg !737
	%43 = phi i64 [ %24, %b2_ok1 ], [ %69, %b5_ok1 ], !dbg !734
	%44 = icmp slt i64 %43, %22, !dbg !734
	br i1 %44, label %b4, label %b7, !dbg !734

b4:
	%45 = urem i32 %21, 2, !dbg !739
	%46 = zext i32 %45 to i64, !dbg !740
	%47 = trunc i64 %22 to i32, !dbg !741
	%48 = mul i32 %45, %47, !dbg !741
	%49 = zext i32 %48 to i64, !dbg !741
	%50 = add i64 %49, %43, !dbg !742
	%51 = mul i64 %50, 2, !dbg !743
	%52 = add i64 %51, 2, !dbg !745
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !746
	%54 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !747
	%55 = ptrtoint i64* %54 to i64, !dbg !747
	%56 = and i64 %55, 15, !dbg !747
	%57 = icmp eq i64 %56, 0, !dbg !747
	%58 = icmp ugt i64 %52, %p3, !dbg !746
	%59 = icmp ugt i64 %51, %52, !dbg !746
	%60 = or i1 %58, %59, !dbg !746
	br i1 %60, label %b4_fail1, label %b4_ok1, !dbg !746, !prof !24

b4_ok1:
	br i1 %57, label %b5, label %b6, !dbg !747

b5:
	%61 = bitcast i64 addrspace(1)* %53 to { i64, i64 } addrspace(1)*, !dbg !747
	%62 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %61, i64 0, !dbg !748
	%63 = addrspacecast { i64, i64 } addrspace(1)* %62 to { i64, i64 }*, !dbg !736
	%64 = icmp eq { i64, i64 } addrspace(1)* %62, null, !dbg !736
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !736, !prof !24

b5_ok1:
	%65 = bitcast { i64, i64 }* %63 to i8*, !dbg !736
	%66 = call i64 @gpuc_wait_line_thread(i8* %65, i32 %21, i32 1, i8* %ctrl, i32 34), !dbg !736
	%67 = bitcast i64 %66 to double, !dbg !749
	%68 = fadd double %42, %67, !dbg !750
	%69 = add i64 %43, %41, !dbg !734
	br label %b3, !dbg !734

b6:
	br label %fail, !dbg !747

b7:
	%70 = icmp eq i64 %41, 32, !dbg !754
	br i1 %70, label %b8, label %b10, !dbg !754

b8:
	%71 = phi double [ %88, %b9 ], [ %42, %b7 ], !dbg !755
	%72 = phi i64 [ %91, %b9 ], [ 16, %b7 ], !dbg !756
	%73 = icmp sgt i64 %72, 0, !dbg !757
	br i1 %73, label %b9, label %b13, !dbg !757

b9:
	%74 = trunc i64 %72 to i32, !dbg !758
	%75 = bitcast double %71 to i64, !dbg !758
	%76 = trunc i64 %75 to i32, !dbg !758
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %76, i32 %74, i32 31), !dbg !758
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !758
	%79 = lshr i64 %75, 32, !dbg !758
	%80 = trunc i64 %79 to i32, !dbg !758
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %80, i32 %74, i32 31), !dbg !758
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !758
	%83 = zext i32 %82 to i64, !dbg !758
	%84 = shl i64 %83, 32, !dbg !758
	%85 = zext i32 %78 to i64, !dbg !758
	%86 = or i64 %85, %84, !dbg !758
	%87 = bitcast i64 %86 to double, !dbg !758
	%88 = fadd double %71, %87, !dbg !759
	%89 = trunc i64 %72 to i32, !dbg !760
	%90 = udiv i32 %89, 2, !dbg !760
	%91 = zext i32 %90 to i64, !dbg !760
	br label %b8, !dbg !760

b10:
	%92 = bitcast double %42 to i64, !dbg !761
	%93 = trunc i64 %92 to i32, !dbg !761
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 0, i32 31), !dbg !761
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !761
	%96 = lshr i64 %92, 32, !dbg !761
	%97 = trunc i64 %96 to i32, !dbg !761
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !761
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !761
	%100 = zext i32 %99 to i64, !dbg !761
	%101 = shl i64 %100, 32, !dbg !761
	%102 = zext i32 %95 to i64, !dbg !761
	%103 = or i64 %102, %101, !dbg !761
	%104 = bitcast i64 %103 to double, !dbg !761
	br label %b11, !dbg !761

b11:
	%105 = phi double [ %104, %b10 ], [ %122, %b12 ], !dbg !762
	%106 = phi i64 [ 1, %b10 ], [ %123, %b12 ], !dbg !763
	%107 = icmp slt i64 %106, %41, !dbg !764
	br i1 %107, label %b12, label %b13, !dbg !764

b12:
	%108 = trunc i64 %106 to i32, !dbg !765
	%109 = bitcast double %42 to i64, !dbg !765
	%110 = trunc i64 %109 to i32, !dbg !765
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 %108, i32 31), !dbg !765
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !765
	%113 = lshr i64 %109, 32, !dbg !765
	%114 = trunc i64 %113 to i32, !dbg !765
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %108, i32 31), !dbg !765
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !765
	%117 = zext i32 %116 to i64, !dbg !765
	%118 = shl i64 %117, 32, !dbg !765
	%119 = zext i32 %112 to i64, !dbg !765
	%120 = or i64 %119, %118, !dbg !765
	%121 = bitcast i64 %120 to double, !dbg !765
	%122 = fadd double %105, %121, !dbg !759
	%123 = add i64 %106, 1, !dbg !766
	br label %b11, !dbg !766

b13:
	%124 = phi double [ %71, %b8 ], [ %105, %b11 ], !dbg !753
	%125 = sext i32 %33 to i64, !dbg !767
	%126 = icmp ne i64 %125, 0, !dbg !768
	br i1 %126, label %b16, label %b14, !dbg !768

b14:
	%127 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !769
	%128 = icmp uge i64 0, %p7, !dbg !769
	br i1 %128, label %b14_fail1, label %b14_ok1, !dbg !769, !prof !24

b14_ok1:
	store double %124, double addrspace(1)* %127, align 8, !dbg !769
	%129 = fcmp ole double %124, %p12, !dbg !770
	br i1 %129, label %b15, label %b16, !dbg !770

b15:
	%130 = add i64 %p11, 1, !dbg !771
	%131 = urem i64 %130, 2, !dbg !772
	%132 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %131, !dbg !773
	store i64 %p11, i64 addrspace(1)* %132, align 8, !dbg !773
	br label %b16, !dbg !773

b16:
	ret void, !dbg !725

b0_fail1:
	br label %fail, !dbg !728

b1_fail1:
	br label %fail, !dbg !730

b2_fail1:
	br label %fail, !dbg !733

b4_fail1:
	%133 = icmp ugt i64 %52, %p3, !dbg !746
	br i1 %133, label %b4_fail2, label %b4_ok2, !dbg !746

b4_fail2:
	br label %fail, !dbg !746

b4_ok2:
	br label %fail, !dbg !746

b5_fail1:
	br label %fail, !dbg !736

b14_fail1:
	br label %fail, !dbg !769

fail:
	%134 = phi i32 [ 39, %b0_fail1 ], [ 39, %b1_fail1 ], [ 32, %b2_fail1 ], [ 9, %b4_fail2 ], [ 10, %b4_ok2 ], [ 33, %b5_fail1 ], [ 11, %b6 ], [ 35, %b14_fail1 ], !dbg !724
	%135 = phi i64 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 0, %b2_fail1 ], [ %52, %b4_fail2 ], [ %51, %b4_ok2 ], [ 0, %b5_fail1 ], [ %56, %b6 ], [ 0, %b14_fail1 ], !dbg !724
	%136 = phi i64 [ %p9, %b0_fail1 ], [ %p9, %b1_fail1 ], [ %p5, %b2_fail1 ], [ %p3, %b4_fail2 ], [ %52, %b4_ok2 ], [ 0, %b5_fail1 ], [ 16, %b6 ], [ %p7, %b14_fail1 ], !dbg !724
	call void @gpuc_fail(i8* %ctrl, i32 %134, i64 %135, i64 %136), !dbg !724
	ret void, !dbg !724
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i8* %ctrl) nounwind !dbg !774 {
entry:
	br label %b0, !dbg !775

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !775
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !775
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !776
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !777, !range !129
	%4 = sext i32 %3 to i64, !dbg !777
	%5 = sext i32 %2 to i64, !dbg !776
	%6 = icmp ne i64 %5, 0, !dbg !778
	br label %b1, !dbg !779

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !780
	%8 = icmp slt i64 %7, %p18, !dbg !781
	br i1 %8, label %b2, label %b10, !dbg !781

b2:
	%9 = mul i64 %7, %p16, !dbg !783
	%10 = icmp eq i64 %p18, 0, !dbg !782
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !782, !prof !24

b2_ok1:
	%11 = icmp eq i64 %p18, -1, !dbg !782
	%12 = select i1 %11, i64 1, i64 %p18, !dbg !782
	%13 = sdiv i64 %9, %12, !dbg !782
	%14 = sub i64 0, %9, !dbg !782
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !782
	%16 = sub i64 %15, %p9, !dbg !784
	%17 = icmp slt i64 %16, 0, !dbg !785
	br i1 %17, label %b9, label %b3, !dbg !785

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !786
	br i1 %18, label %b9, label %b4, !dbg !786

b4:
	%19 = mul i64 %7, %p17, !dbg !787
	%20 = add i64 %7, 1, !dbg !788
	%21 = mul i64 %20, %p17, !dbg !789
	%22 = sub i64 %21, %19, !dbg !790
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !790
	%24 = icmp ugt i64 %21, %p1, !dbg !790
	%25 = icmp ugt i64 %19, %21, !dbg !790
	%26 = or i1 %24, %25, !dbg !790
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !790, !prof !24

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !791, !range !28
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !791, !range !28
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !791, !range !29
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !791, !range !25
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !791, !range !25
	%32 = mul i32 %31, %29, !dbg !791
	%33 = add i32 %28, %32, !dbg !791
	%34 = mul i32 %30, %33, !dbg !791
	%35 = add i32 %27, %34, !dbg !791
	%36 = sext i32 %35 to i64, !dbg !791
	%37 = mul i32 %30, %31, !dbg !791
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !791, !range !26
	%39 = mul i32 %37, %38, !dbg !791
	%40 = sext i32 %39 to i64, !dbg !791
	%41 = add i64 %16, 1, !dbg !792
	%42 = mul i64 %41, %p6, !dbg !793
	br label %b5, !dbg !791

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !791
	%44 = icmp slt i64 %43, %p17, !dbg !791
	br i1 %44, label %b6, label %b7, !dbg !791

b6:
	%45 = mul i64 %43, %p5, !dbg !794
	%46 = icmp eq i64 %p17, -1, !dbg !795
	%47 = select i1 %46, i64 1, i64 %p17, !dbg !795
	%48 = sdiv i64 %45, %47, !dbg !795
	%49 = sub i64 0, %45, !dbg !795
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !795
	%51 = add i64 %42, %50, !dbg !796
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !797
	%53 = icmp uge i64 %51, %p3, !dbg !797
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !797, !prof !24

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !797
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !798
	store float %54, float addrspace(1)* %55, align 4, !dbg !798
	%56 = add i64 %43, %40, !dbg !791
	br label %b5, !dbg !791

b7:
	call void @llvm.nvvm.barrier0(), !dbg !799
	br i1 %6, label %b8, label %b9, !dbg !778

b8:
	%57 = mul i64 %22, 4, !dbg !800
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !800
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !800
	%60 = bitcast float* %58 to i8*, !dbg !800
	%61 = bitcast float* %59 to i8*, !dbg !800
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !800
	br label %b9, !dbg !800

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !801, !range !381
	%63 = sext i32 %62 to i64, !dbg !801
	%64 = add i64 %7, %63, !dbg !802
	br label %b1, !dbg !802

b10:
	ret void, !dbg !802

b2_fail1:
	br label %fail, !dbg !782

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !790
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !790

b4_fail2:
	br label %fail, !dbg !790

b4_ok2:
	br label %fail, !dbg !790

b6_fail1:
	br label %fail, !dbg !797

fail:
	%66 = phi i32 [ 40, %b2_fail1 ], [ 41, %b4_fail2 ], [ 42, %b4_ok2 ], [ 43, %b6_fail1 ], !dbg !775
	%67 = phi i64 [ 0, %b2_fail1 ], [ %21, %b4_fail2 ], [ %19, %b4_ok2 ], [ %51, %b6_fail1 ], !dbg !775
	%68 = phi i64 [ 0, %b2_fail1 ], [ %p1, %b4_fail2 ], [ %21, %b4_ok2 ], [ %p3, %b6_fail1 ], !dbg !775
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !775
	ret void, !dbg !775
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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !381
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !382
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !382
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
!nvvm.annotations = !{!803, !804, !805, !806, !807, !808, !809, !810, !811, !812, !813, !814, !815, !816, !817, !818, !819, !820}
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
!132 = distinct !DISubprogram(name: "march", scope: !131, file: !131, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!133 = !DILocation(line: 108, column: 6, scope: !132)
!134 = !DILocation(line: 109, column: 11, scope: !132)
!135 = !DILocation(line: 109, column: 27, scope: !132)
!136 = !DILocation(line: 110, column: 3, scope: !132)
!137 = !DILocation(line: 112, column: 18, scope: !132)
!138 = !DILocation(line: 113, column: 19, scope: !132)
!139 = !DILocation(line: 113, column: 32, scope: !132)
!140 = !DILocation(line: 113, column: 41, scope: !132)
!141 = !DILocation(line: 113, column: 23, scope: !132)
!142 = !DILocation(line: 117, column: 11, scope: !132)
!143 = !DILocation(line: 116, column: 2, scope: !132)
!144 = !DILocation(line: 120, column: 20, scope: !132)
!145 = !DILocation(line: 120, column: 11, scope: !132)
!146 = !DILocation(line: 116, column: 10, scope: !132)
!147 = !DILocation(line: 124, column: 12, scope: !132)
!148 = !DILocation(line: 124, column: 15, scope: !132)
!149 = !DILocation(line: 124, column: 23, scope: !132)
!150 = !DILocation(line: 125, column: 23, scope: !132)
!151 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!152 = distinct !DISubprogram(name: "Part.state", scope: !151, file: !151, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!153 = !DILocation(line: 125, column: 21, scope: !132)
!154 = !DILocation(line: 57, column: 47, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 125, column: 28, scope: !132)
!156 = !DILocation(line: 126, column: 22, scope: !132)
!157 = !DILocation(line: 126, column: 19, scope: !132)
!158 = !DILocation(line: 126, column: 38, scope: !132)
!159 = !DILocation(line: 125, column: 41, scope: !132)
!160 = !DILocation(line: 57, column: 47, scope: !152, inlinedAt: !159)
!161 = !DILocation(line: 125, column: 46, scope: !132)
!162 = !DILocation(line: 127, column: 13, scope: !132)
!163 = distinct !DISubprogram(name: "fixed", scope: !131, file: !131, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!164 = !DILocation(line: 135, column: 21, scope: !132)
!165 = !DILocation(line: 166, column: 12, scope: !163, inlinedAt: !164)
!166 = !DILocation(line: 169, column: 20, scope: !163, inlinedAt: !164)
!167 = !DILocation(line: 169, column: 12, scope: !163, inlinedAt: !164)
!168 = !DILocation(line: 172, column: 11, scope: !163, inlinedAt: !164)
!169 = !DILocation(line: 172, column: 14, scope: !163, inlinedAt: !164)
!170 = !DILocation(line: 175, column: 11, scope: !163, inlinedAt: !164)
!171 = !DILocation(line: 175, column: 14, scope: !163, inlinedAt: !164)
!172 = !DILocation(line: 178, column: 11, scope: !163, inlinedAt: !164)
!173 = !DILocation(line: 178, column: 14, scope: !163, inlinedAt: !164)
!174 = !DILocation(line: 123, column: 2, scope: !132)
!175 = !DILocation(line: 125, column: 2, scope: !132)
!176 = !DILocation(line: 125, column: 6, scope: !132)
!177 = !DILocation(line: 126, column: 2, scope: !132)
!178 = !DILocation(line: 126, column: 6, scope: !132)
!179 = !DILocation(line: 127, column: 2, scope: !132)
!180 = !DILocation(line: 128, column: 13, scope: !132)
!181 = !DILocation(line: 129, column: 15, scope: !132)
!182 = !DILocation(line: 130, column: 23, scope: !132)
!183 = !DILocation(line: 130, column: 44, scope: !132)
!184 = !DILocation(line: 130, column: 38, scope: !132)
!185 = !DILocation(line: 131, column: 29, scope: !132)
!186 = !DILocation(line: 131, column: 37, scope: !132)
!187 = !DILocation(line: 131, column: 26, scope: !132)
!188 = !DILocation(line: 131, column: 66, scope: !132)
!189 = !DILocation(line: 131, column: 55, scope: !132)
!190 = !DILocation(line: 132, column: 34, scope: !132)
!191 = !DILocation(line: 132, column: 42, scope: !132)
!192 = !DILocation(line: 132, column: 28, scope: !132)
!193 = !DILocation(line: 132, column: 74, scope: !132)
!194 = !DILocation(line: 132, column: 60, scope: !132)
!195 = distinct !DISubprogram(name: "mean", scope: !131, file: !131, line: 154, type: !4, isDefinition: true, scopeLine: 154, isOptimized: true, unit: !2)
!196 = !DILocation(line: 133, column: 20, scope: !132)
!197 = !DILocation(line: 156, column: 12, scope: !195, inlinedAt: !196)
!198 = !DILocation(line: 156, column: 20, scope: !195, inlinedAt: !196)
!199 = !DILocation(line: 156, column: 27, scope: !195, inlinedAt: !196)
!200 = !DILocation(line: 156, column: 37, scope: !195, inlinedAt: !196)
!201 = !DILocation(line: 157, column: 13, scope: !195, inlinedAt: !196)
!202 = !DILocation(line: 157, column: 21, scope: !195, inlinedAt: !196)
!203 = !DILocation(line: 157, column: 28, scope: !195, inlinedAt: !196)
!204 = !DILocation(line: 157, column: 38, scope: !195, inlinedAt: !196)
!205 = !DILocation(line: 158, column: 13, scope: !195, inlinedAt: !196)
!206 = !DILocation(line: 158, column: 21, scope: !195, inlinedAt: !196)
!207 = !DILocation(line: 158, column: 28, scope: !195, inlinedAt: !196)
!208 = !DILocation(line: 158, column: 38, scope: !195, inlinedAt: !196)
!209 = !DILocation(line: 159, column: 13, scope: !195, inlinedAt: !196)
!210 = !DILocation(line: 159, column: 21, scope: !195, inlinedAt: !196)
!211 = !DILocation(line: 159, column: 28, scope: !195, inlinedAt: !196)
!212 = !DILocation(line: 159, column: 38, scope: !195, inlinedAt: !196)
!213 = !DILocation(line: 133, column: 54, scope: !132)
!214 = !DILocation(line: 156, column: 12, scope: !195, inlinedAt: !213)
!215 = !DILocation(line: 156, column: 20, scope: !195, inlinedAt: !213)
!216 = !DILocation(line: 156, column: 27, scope: !195, inlinedAt: !213)
!217 = !DILocation(line: 156, column: 37, scope: !195, inlinedAt: !213)
!218 = !DILocation(line: 157, column: 13, scope: !195, inlinedAt: !213)
!219 = !DILocation(line: 157, column: 21, scope: !195, inlinedAt: !213)
!220 = !DILocation(line: 157, column: 28, scope: !195, inlinedAt: !213)
!221 = !DILocation(line: 157, column: 38, scope: !195, inlinedAt: !213)
!222 = !DILocation(line: 158, column: 13, scope: !195, inlinedAt: !213)
!223 = !DILocation(line: 158, column: 21, scope: !195, inlinedAt: !213)
!224 = !DILocation(line: 158, column: 28, scope: !195, inlinedAt: !213)
!225 = !DILocation(line: 158, column: 38, scope: !195, inlinedAt: !213)
!226 = !DILocation(line: 159, column: 13, scope: !195, inlinedAt: !213)
!227 = !DILocation(line: 159, column: 21, scope: !195, inlinedAt: !213)
!228 = !DILocation(line: 159, column: 28, scope: !195, inlinedAt: !213)
!229 = !DILocation(line: 159, column: 38, scope: !195, inlinedAt: !213)
!230 = !DILocation(line: 167, column: 7, scope: !163, inlinedAt: !164)
!231 = !DILocation(line: 169, column: 20, scope: !132)
!232 = !DILocation(line: 170, column: 7, scope: !163, inlinedAt: !164)
!233 = !DILocation(line: 172, column: 11, scope: !132)
!234 = !DILocation(line: 173, column: 7, scope: !163, inlinedAt: !164)
!235 = !DILocation(line: 175, column: 11, scope: !132)
!236 = !DILocation(line: 176, column: 7, scope: !163, inlinedAt: !164)
!237 = !DILocation(line: 178, column: 11, scope: !132)
!238 = !DILocation(line: 179, column: 7, scope: !163, inlinedAt: !164)
!239 = !DILocation(line: 181, column: 9, scope: !132)
!240 = !DILocation(line: 135, column: 55, scope: !132)
!241 = !DILocation(line: 166, column: 12, scope: !163, inlinedAt: !240)
!242 = !DILocation(line: 167, column: 7, scope: !163, inlinedAt: !240)
!243 = !DILocation(line: 169, column: 12, scope: !163, inlinedAt: !240)
!244 = !DILocation(line: 170, column: 7, scope: !163, inlinedAt: !240)
!245 = !DILocation(line: 172, column: 14, scope: !163, inlinedAt: !240)
!246 = !DILocation(line: 173, column: 7, scope: !163, inlinedAt: !240)
!247 = !DILocation(line: 175, column: 14, scope: !163, inlinedAt: !240)
!248 = !DILocation(line: 176, column: 7, scope: !163, inlinedAt: !240)
!249 = !DILocation(line: 178, column: 14, scope: !163, inlinedAt: !240)
!250 = !DILocation(line: 179, column: 7, scope: !163, inlinedAt: !240)
!251 = !DILocation(line: 133, column: 3, scope: !132)
!252 = !DILocation(line: 133, column: 8, scope: !132)
!253 = !DILocation(line: 137, column: 28, scope: !132)
!254 = !DILocation(line: 137, column: 9, scope: !132)
!255 = !DILocation(line: 137, column: 23, scope: !132)
!256 = distinct !DISubprogram(name: "distance", scope: !131, file: !131, line: 185, type: !4, isDefinition: true, scopeLine: 185, isOptimized: true, unit: !2)
!257 = !DILocation(line: 138, column: 22, scope: !132)
!258 = !DILocation(line: 186, column: 19, scope: !256, inlinedAt: !257)
!259 = !DILocation(line: 186, column: 28, scope: !256, inlinedAt: !257)
!260 = !DILocation(line: 186, column: 37, scope: !256, inlinedAt: !257)
!261 = !DILocation(line: 186, column: 46, scope: !256, inlinedAt: !257)
!262 = !DILocation(line: 187, column: 10, scope: !256, inlinedAt: !257)
!263 = !DILocation(line: 187, column: 16, scope: !256, inlinedAt: !257)
!264 = !DILocation(line: 187, column: 13, scope: !256, inlinedAt: !257)
!265 = !DILocation(line: 187, column: 22, scope: !256, inlinedAt: !257)
!266 = !DILocation(line: 187, column: 19, scope: !256, inlinedAt: !257)
!267 = !DILocation(line: 187, column: 28, scope: !256, inlinedAt: !257)
!268 = !DILocation(line: 187, column: 25, scope: !256, inlinedAt: !257)
!269 = !DILocation(line: 138, column: 43, scope: !132)
!270 = !DILocation(line: 186, column: 19, scope: !256, inlinedAt: !269)
!271 = !DILocation(line: 186, column: 28, scope: !256, inlinedAt: !269)
!272 = !DILocation(line: 186, column: 37, scope: !256, inlinedAt: !269)
!273 = !DILocation(line: 186, column: 46, scope: !256, inlinedAt: !269)
!274 = !DILocation(line: 187, column: 10, scope: !256, inlinedAt: !269)
!275 = !DILocation(line: 187, column: 16, scope: !256, inlinedAt: !269)
!276 = !DILocation(line: 187, column: 13, scope: !256, inlinedAt: !269)
!277 = !DILocation(line: 187, column: 22, scope: !256, inlinedAt: !269)
!278 = !DILocation(line: 187, column: 19, scope: !256, inlinedAt: !269)
!279 = !DILocation(line: 187, column: 28, scope: !256, inlinedAt: !269)
!280 = !DILocation(line: 187, column: 25, scope: !256, inlinedAt: !269)
!281 = !DILocation(line: 138, column: 33, scope: !132)
!282 = !DILocation(line: 138, column: 3, scope: !132)
!283 = !DILocation(line: 140, column: 39, scope: !132)
!284 = !DILocation(line: 128, column: 19, scope: !132)
!285 = !{!"llvm.loop.unroll.disable"}
!286 = distinct !{!286, !285}
!287 = !DILocation(line: 142, column: 10, scope: !132)
!288 = !DILocation(line: 143, column: 33, scope: !132)
!289 = !DILocation(line: 143, column: 30, scope: !132)
!290 = !DILocation(line: 143, column: 54, scope: !132)
!291 = !DILocation(line: 143, column: 62, scope: !132)
!292 = !DILocation(line: 143, column: 51, scope: !132)
!293 = !DILocation(line: 143, column: 91, scope: !132)
!294 = !DILocation(line: 143, column: 80, scope: !132)
!295 = !DILocation(line: 143, column: 14, scope: !132)
!296 = !DILocation(line: 156, column: 12, scope: !195, inlinedAt: !295)
!297 = !DILocation(line: 156, column: 20, scope: !195, inlinedAt: !295)
!298 = !DILocation(line: 156, column: 27, scope: !195, inlinedAt: !295)
!299 = !DILocation(line: 156, column: 37, scope: !195, inlinedAt: !295)
!300 = !DILocation(line: 157, column: 13, scope: !195, inlinedAt: !295)
!301 = !DILocation(line: 157, column: 21, scope: !195, inlinedAt: !295)
!302 = !DILocation(line: 157, column: 28, scope: !195, inlinedAt: !295)
!303 = !DILocation(line: 157, column: 38, scope: !195, inlinedAt: !295)
!304 = !DILocation(line: 158, column: 13, scope: !195, inlinedAt: !295)
!305 = !DILocation(line: 158, column: 21, scope: !195, inlinedAt: !295)
!306 = !DILocation(line: 158, column: 28, scope: !195, inlinedAt: !295)
!307 = !DILocation(line: 158, column: 38, scope: !195, inlinedAt: !295)
!308 = !DILocation(line: 159, column: 13, scope: !195, inlinedAt: !295)
!309 = !DILocation(line: 159, column: 21, scope: !195, inlinedAt: !295)
!310 = !DILocation(line: 159, column: 28, scope: !195, inlinedAt: !295)
!311 = !DILocation(line: 159, column: 38, scope: !195, inlinedAt: !295)
!312 = !DILocation(line: 145, column: 15, scope: !132)
!313 = !DILocation(line: 166, column: 12, scope: !163, inlinedAt: !312)
!314 = !DILocation(line: 167, column: 7, scope: !163, inlinedAt: !312)
!315 = !DILocation(line: 169, column: 12, scope: !163, inlinedAt: !312)
!316 = !DILocation(line: 170, column: 7, scope: !163, inlinedAt: !312)
!317 = !DILocation(line: 172, column: 14, scope: !163, inlinedAt: !312)
!318 = !DILocation(line: 173, column: 7, scope: !163, inlinedAt: !312)
!319 = !DILocation(line: 175, column: 14, scope: !163, inlinedAt: !312)
!320 = !DILocation(line: 176, column: 7, scope: !163, inlinedAt: !312)
!321 = !DILocation(line: 178, column: 14, scope: !163, inlinedAt: !312)
!322 = !DILocation(line: 179, column: 7, scope: !163, inlinedAt: !312)
!323 = !DILocation(line: 143, column: 3, scope: !132)
!324 = !DILocation(line: 147, column: 9, scope: !132)
!325 = !DILocation(line: 148, column: 22, scope: !132)
!326 = !DILocation(line: 186, column: 19, scope: !256, inlinedAt: !325)
!327 = !DILocation(line: 186, column: 28, scope: !256, inlinedAt: !325)
!328 = !DILocation(line: 186, column: 37, scope: !256, inlinedAt: !325)
!329 = !DILocation(line: 186, column: 46, scope: !256, inlinedAt: !325)
!330 = !DILocation(line: 187, column: 10, scope: !256, inlinedAt: !325)
!331 = !DILocation(line: 187, column: 16, scope: !256, inlinedAt: !325)
!332 = !DILocation(line: 187, column: 13, scope: !256, inlinedAt: !325)
!333 = !DILocation(line: 187, column: 22, scope: !256, inlinedAt: !325)
!334 = !DILocation(line: 187, column: 19, scope: !256, inlinedAt: !325)
!335 = !DILocation(line: 187, column: 28, scope: !256, inlinedAt: !325)
!336 = !DILocation(line: 187, column: 25, scope: !256, inlinedAt: !325)
!337 = !DILocation(line: 148, column: 3, scope: !132)
!338 = !DILocation(line: 150, column: 2, scope: !132)
!339 = distinct !DISubprogram(name: "sweep", scope: !131, file: !131, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!340 = !DILocation(line: 42, column: 6, scope: !339)
!341 = distinct !DISubprogram(name: "send", scope: !131, file: !131, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!342 = distinct !DISubprogram(name: "sweepTile", scope: !131, file: !131, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!343 = !DILocation(line: 45, column: 23, scope: !339)
!344 = !DILocation(line: 82, column: 8, scope: !342, inlinedAt: !343)
!345 = !DILocation(line: 101, column: 20, scope: !341, inlinedAt: !344)
!346 = !DILocation(line: 44, column: 24, scope: !339)
!347 = !DILocation(line: 58, column: 32, scope: !342, inlinedAt: !343)
!348 = !DILocation(line: 67, column: 64, scope: !342, inlinedAt: !343)
!349 = distinct !DISubprogram(name: "haloSignal", scope: !131, file: !131, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!350 = !DILocation(line: 67, column: 40, scope: !342, inlinedAt: !343)
!351 = !DILocation(line: 22, column: 21, scope: !349, inlinedAt: !350)
!352 = !DILocation(line: 22, column: 29, scope: !349, inlinedAt: !350)
!353 = !DILocation(line: 67, column: 89, scope: !342, inlinedAt: !343)
!354 = !DILocation(line: 70, column: 40, scope: !342, inlinedAt: !343)
!355 = !DILocation(line: 22, column: 23, scope: !349, inlinedAt: !354)
!356 = !DILocation(line: 22, column: 29, scope: !349, inlinedAt: !354)
!357 = !DILocation(line: 77, column: 60, scope: !342, inlinedAt: !343)
!358 = !DILocation(line: 78, column: 40, scope: !342, inlinedAt: !343)
!359 = !DILocation(line: 82, column: 63, scope: !342, inlinedAt: !343)
!360 = !DILocation(line: 99, column: 18, scope: !341, inlinedAt: !344)
!361 = !DILocation(line: 57, column: 47, scope: !152, inlinedAt: !360)
!362 = !DILocation(line: 99, column: 24, scope: !341, inlinedAt: !344)
!363 = !DILocation(line: 100, column: 19, scope: !341, inlinedAt: !344)
!364 = !DILocation(line: 100, column: 42, scope: !341, inlinedAt: !344)
!365 = !DILocation(line: 100, column: 39, scope: !341, inlinedAt: !344)
!366 = !DILocation(line: 102, column: 13, scope: !341, inlinedAt: !344)
!367 = !DILocation(line: 22, column: 21, scope: !349, inlinedAt: !366)
!368 = !DILocation(line: 22, column: 23, scope: !349, inlinedAt: !366)
!369 = !DILocation(line: 22, column: 29, scope: !349, inlinedAt: !366)
!370 = !DILocation(line: 85, column: 8, scope: !342, inlinedAt: !343)
!371 = !DILocation(line: 100, column: 24, scope: !341, inlinedAt: !370)
!372 = !DILocation(line: 100, column: 19, scope: !341, inlinedAt: !370)
!373 = !DILocation(line: 102, column: 13, scope: !341, inlinedAt: !370)
!374 = !DILocation(line: 22, column: 29, scope: !349, inlinedAt: !373)
!375 = !DILocation(line: 101, column: 20, scope: !341, inlinedAt: !370)
!376 = !DILocation(line: 44, column: 27, scope: !339)
!377 = !DILocation(line: 43, column: 2, scope: !339)
!378 = !DILocation(line: 44, column: 6, scope: !339)
!379 = !DILocation(line: 44, column: 35, scope: !339)
!380 = !DILocation(line: 58, column: 65, scope: !342, inlinedAt: !343)
!381 = !{i32 1, i32 -2147483648}
!382 = !{i32 1, i32 65536}
!383 = !DILocation(line: 58, column: 69, scope: !342, inlinedAt: !343)
!384 = !DILocation(line: 58, column: 53, scope: !342, inlinedAt: !343)
!385 = !DILocation(line: 59, column: 36, scope: !342, inlinedAt: !343)
!386 = !DILocation(line: 59, column: 25, scope: !342, inlinedAt: !343)
!387 = !DILocation(line: 59, column: 54, scope: !342, inlinedAt: !343)
!388 = !DILocation(line: 59, column: 41, scope: !342, inlinedAt: !343)
!389 = distinct !DISubprogram(name: "Part.strip", scope: !151, file: !151, line: 60, type: !4, isDefinition: true, scopeLine: 60, isOptimized: true, unit: !2)
!390 = !DILocation(line: 60, column: 19, scope: !342, inlinedAt: !343)
!391 = !DILocation(line: 60, column: 42, scope: !389, inlinedAt: !390)
!392 = !DILocation(line: 60, column: 56, scope: !389, inlinedAt: !390)
!393 = !DILocation(line: 60, column: 51, scope: !389, inlinedAt: !390)
!394 = !DILocation(line: 60, column: 69, scope: !389, inlinedAt: !390)
!395 = !DILocation(line: 60, column: 41, scope: !342, inlinedAt: !343)
!396 = !DILocation(line: 60, column: 35, scope: !342, inlinedAt: !343)
!397 = !DILocation(line: 60, column: 42, scope: !389, inlinedAt: !396)
!398 = !DILocation(line: 60, column: 56, scope: !389, inlinedAt: !396)
!399 = !DILocation(line: 60, column: 51, scope: !389, inlinedAt: !396)
!400 = !DILocation(line: 60, column: 69, scope: !389, inlinedAt: !396)
!401 = !DILocation(line: 61, column: 15, scope: !342, inlinedAt: !343)
!402 = !DILocation(line: 61, column: 31, scope: !342, inlinedAt: !343)
!403 = !DILocation(line: 65, column: 20, scope: !342, inlinedAt: !343)
!404 = !DILocation(line: 65, column: 23, scope: !342, inlinedAt: !343)
!405 = !DILocation(line: 22, column: 38, scope: !349, inlinedAt: !350)
!406 = !DILocation(line: 22, column: 16, scope: !349, inlinedAt: !350)
!407 = !DILocation(line: 67, column: 26, scope: !342, inlinedAt: !343)
!408 = !DILocation(line: 22, column: 38, scope: !349, inlinedAt: !354)
!409 = !DILocation(line: 22, column: 16, scope: !349, inlinedAt: !354)
!410 = !DILocation(line: 70, column: 26, scope: !342, inlinedAt: !343)
!411 = !DILocation(line: 73, column: 17, scope: !342, inlinedAt: !343)
!412 = !DILocation(line: 74, column: 31, scope: !342, inlinedAt: !343)
!413 = !DILocation(line: 75, column: 20, scope: !342, inlinedAt: !343)
!414 = !DILocation(line: 75, column: 4, scope: !342, inlinedAt: !343)
!415 = !DILocation(line: 63, column: 2, scope: !342, inlinedAt: !343)
!416 = !DILocation(line: 77, column: 47, scope: !342, inlinedAt: !343)
!417 = !DILocation(line: 77, column: 30, scope: !342, inlinedAt: !343)
!418 = !DILocation(line: 78, column: 20, scope: !342, inlinedAt: !343)
!419 = !DILocation(line: 78, column: 4, scope: !342, inlinedAt: !343)
!420 = !DILocation(line: 80, column: 17, scope: !342, inlinedAt: !343)
!421 = !DILocation(line: 96, column: 26, scope: !341, inlinedAt: !344)
!422 = !DILocation(line: 97, column: 13, scope: !341, inlinedAt: !344)
!423 = !DILocation(line: 98, column: 14, scope: !341, inlinedAt: !344)
!424 = !DILocation(line: 98, column: 11, scope: !341, inlinedAt: !344)
!425 = !DILocation(line: 101, column: 47, scope: !341, inlinedAt: !344)
!426 = !DILocation(line: 101, column: 55, scope: !341, inlinedAt: !344)
!427 = !DILocation(line: 101, column: 43, scope: !341, inlinedAt: !344)
!428 = !DILocation(line: 101, column: 76, scope: !341, inlinedAt: !344)
!429 = !DILocation(line: 101, column: 84, scope: !341, inlinedAt: !344)
!430 = !DILocation(line: 101, column: 72, scope: !341, inlinedAt: !344)
!431 = !DILocation(line: 22, column: 38, scope: !349, inlinedAt: !366)
!432 = !DILocation(line: 22, column: 16, scope: !349, inlinedAt: !366)
!433 = !DILocation(line: 96, column: 26, scope: !341, inlinedAt: !370)
!434 = !DILocation(line: 97, column: 13, scope: !341, inlinedAt: !370)
!435 = !DILocation(line: 98, column: 14, scope: !341, inlinedAt: !370)
!436 = !DILocation(line: 98, column: 11, scope: !341, inlinedAt: !370)
!437 = !DILocation(line: 101, column: 47, scope: !341, inlinedAt: !370)
!438 = !DILocation(line: 101, column: 55, scope: !341, inlinedAt: !370)
!439 = !DILocation(line: 101, column: 43, scope: !341, inlinedAt: !370)
!440 = !DILocation(line: 101, column: 76, scope: !341, inlinedAt: !370)
!441 = !DILocation(line: 101, column: 84, scope: !341, inlinedAt: !370)
!442 = !DILocation(line: 101, column: 72, scope: !341, inlinedAt: !370)
!443 = !DILocation(line: 22, column: 38, scope: !349, inlinedAt: !373)
!444 = !DILocation(line: 22, column: 16, scope: !349, inlinedAt: !373)
!445 = !DILocation(line: 88, column: 41, scope: !342, inlinedAt: !343)
!446 = !DILocation(line: 88, column: 53, scope: !342, inlinedAt: !343)
!447 = !DILocation(line: 88, column: 24, scope: !342, inlinedAt: !343)
!448 = !DILocation(line: 88, column: 17, scope: !342, inlinedAt: !343)
!449 = !DILocation(line: 45, column: 3, scope: !339)
!450 = !DILocation(line: 44, column: 46, scope: !339)
!451 = !DILocation(line: 47, column: 2, scope: !339)
!452 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!453 = !DILocation(line: 24, column: 6, scope: !452)
!454 = distinct !DISubprogram(name: "SumByWarp", scope: !9, file: !9, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!455 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!456 = !DILocation(line: 45, column: 10, scope: !452)
!457 = !DILocation(line: 44, column: 32, scope: !455, inlinedAt: !456)
!458 = !DILocation(line: 83, column: 21, scope: !454, inlinedAt: !457)
!459 = !DILocation(line: 25, column: 16, scope: !452)
!460 = !DILocation(line: 26, column: 18, scope: !452)
!461 = !DILocation(line: 26, column: 21, scope: !452)
!462 = !DILocation(line: 27, column: 10, scope: !452)
!463 = !DILocation(line: 27, column: 8, scope: !452)
!464 = !DILocation(line: 27, column: 24, scope: !452)
!465 = !DILocation(line: 29, column: 11, scope: !452)
!466 = !DILocation(line: 30, column: 25, scope: !452)
!467 = !DILocation(line: 30, column: 23, scope: !452)
!468 = !DILocation(line: 30, column: 37, scope: !452)
!469 = !DILocation(line: 31, column: 23, scope: !452)
!470 = !DILocation(line: 32, column: 14, scope: !452)
!471 = !DILocation(line: 34, column: 4, scope: !452)
!472 = !DILocation(line: 37, column: 15, scope: !452)
!473 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!474 = !DILocation(line: 37, column: 31, scope: !452)
!475 = !DILocation(line: 38, column: 24, scope: !473, inlinedAt: !474)
!476 = !DILocation(line: 38, column: 67, scope: !473, inlinedAt: !474)
!477 = !DILocation(line: 38, column: 53, scope: !473, inlinedAt: !474)
!478 = !DILocation(line: 38, column: 47, scope: !473, inlinedAt: !474)
!479 = !DILocation(line: 38, column: 10, scope: !452)
!480 = !DILocation(line: 41, column: 12, scope: !452)
!481 = distinct !DISubprogram(name: "fieldIn", scope: !131, file: !131, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!482 = !DILocation(line: 42, column: 29, scope: !452)
!483 = !DILocation(line: 36, column: 43, scope: !481, inlinedAt: !482)
!484 = !DILocation(line: 42, column: 18, scope: !452)
!485 = !DILocation(line: 40, column: 2, scope: !452)
!486 = !DILocation(line: 44, column: 15, scope: !452)
!487 = !DILocation(line: 44, column: 31, scope: !452)
!488 = !DILocation(line: 38, column: 24, scope: !473, inlinedAt: !487)
!489 = !DILocation(line: 38, column: 67, scope: !473, inlinedAt: !487)
!490 = !DILocation(line: 38, column: 53, scope: !473, inlinedAt: !487)
!491 = !DILocation(line: 38, column: 47, scope: !473, inlinedAt: !487)
!492 = !DILocation(line: 44, column: 58, scope: !455, inlinedAt: !456)
!493 = !DILocation(line: 45, column: 25, scope: !452)
!494 = !DILocation(line: 85, column: 33, scope: !454, inlinedAt: !457)
!495 = distinct !DISubprogram(name: "Await", scope: !108, file: !108, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!496 = !DILocation(line: 86, column: 18, scope: !454, inlinedAt: !457)
!497 = !DILocation(line: 21, column: 40, scope: !495, inlinedAt: !496)
!498 = !DILocation(line: 85, column: 33, scope: !452)
!499 = !DILocation(line: 86, column: 39, scope: !454, inlinedAt: !457)
!500 = !DILocation(line: 93, column: 19, scope: !112, inlinedAt: !499)
!501 = !DILocation(line: 93, column: 13, scope: !112, inlinedAt: !499)
!502 = !DILocation(line: 93, column: 22, scope: !112, inlinedAt: !499)
!503 = !DILocation(line: 93, column: 27, scope: !112, inlinedAt: !499)
!504 = !DILocation(line: 93, column: 33, scope: !112, inlinedAt: !499)
!505 = !DILocation(line: 21, column: 48, scope: !495, inlinedAt: !496)
!506 = !DILocation(line: 32, column: 78, scope: !121, inlinedAt: !505)
!507 = !DILocation(line: 32, column: 71, scope: !121, inlinedAt: !505)
!508 = !DILocation(line: 32, column: 87, scope: !121, inlinedAt: !505)
!509 = !DILocation(line: 32, column: 92, scope: !121, inlinedAt: !505)
!510 = !DILocation(line: 21, column: 25, scope: !495, inlinedAt: !496)
!511 = !DILocation(line: 86, column: 3, scope: !454, inlinedAt: !457)
!512 = distinct !DISubprogram(name: "reduce", scope: !62, file: !62, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!513 = distinct !DISubprogram(name: "ReduceAdd", scope: !62, file: !62, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!514 = !DILocation(line: 88, column: 22, scope: !454, inlinedAt: !457)
!515 = !DILocation(line: 8, column: 15, scope: !513, inlinedAt: !514)
!516 = !DILocation(line: 45, column: 16, scope: !512, inlinedAt: !515)
!517 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !516)
!518 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !516)
!519 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !516)
!520 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !516)
!521 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !516)
!522 = !DILocation(line: 8, column: 76, scope: !513, inlinedAt: !514)
!523 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !516)
!524 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !516)
!525 = !DILocation(line: 77, column: 2, scope: !63, inlinedAt: !516)
!526 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !516)
!527 = !DILocation(line: 78, column: 22, scope: !63, inlinedAt: !516)
!528 = !DILocation(line: 79, column: 23, scope: !63, inlinedAt: !516)
!529 = !DILocation(line: 78, column: 27, scope: !63, inlinedAt: !516)
!530 = !DILocation(line: 45, column: 22, scope: !455, inlinedAt: !456)
!531 = !DILocation(line: 48, column: 12, scope: !455, inlinedAt: !456)
!532 = !DILocation(line: 49, column: 11, scope: !455, inlinedAt: !456)
!533 = !DILocation(line: 50, column: 22, scope: !455, inlinedAt: !456)
!534 = !DILocation(line: 50, column: 12, scope: !455, inlinedAt: !456)
!535 = !DILocation(line: 47, column: 14, scope: !452)
!536 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!537 = !DILocation(line: 48, column: 9, scope: !452)
!538 = !DILocation(line: 56, column: 41, scope: !536, inlinedAt: !537)
!539 = !DILocation(line: 56, column: 22, scope: !536, inlinedAt: !537)
!540 = !DILocation(line: 8, column: 15, scope: !65, inlinedAt: !539)
!541 = !DILocation(line: 45, column: 16, scope: !64, inlinedAt: !540)
!542 = !DILocation(line: 70, column: 13, scope: !63, inlinedAt: !541)
!543 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !541)
!544 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !541)
!545 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !541)
!546 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !541)
!547 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !541)
!548 = !DILocation(line: 8, column: 76, scope: !65, inlinedAt: !539)
!549 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !541)
!550 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !541)
!551 = !DILocation(line: 77, column: 2, scope: !63, inlinedAt: !541)
!552 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !541)
!553 = !DILocation(line: 78, column: 22, scope: !63, inlinedAt: !541)
!554 = !DILocation(line: 79, column: 23, scope: !63, inlinedAt: !541)
!555 = !DILocation(line: 78, column: 27, scope: !63, inlinedAt: !541)
!556 = !DILocation(line: 46, column: 14, scope: !64, inlinedAt: !540)
!557 = !DILocation(line: 26, column: 47, scope: !84, inlinedAt: !556)
!558 = !DILocation(line: 26, column: 59, scope: !84, inlinedAt: !556)
!559 = !DILocation(line: 26, column: 64, scope: !84, inlinedAt: !556)
!560 = !DILocation(line: 47, column: 7, scope: !64, inlinedAt: !540)
!561 = !DILocation(line: 50, column: 31, scope: !64, inlinedAt: !540)
!562 = !DILocation(line: 51, column: 10, scope: !64, inlinedAt: !540)
!563 = !DILocation(line: 52, column: 11, scope: !64, inlinedAt: !540)
!564 = !DILocation(line: 52, column: 14, scope: !64, inlinedAt: !540)
!565 = !DILocation(line: 53, column: 17, scope: !64, inlinedAt: !540)
!566 = !DILocation(line: 53, column: 8, scope: !64, inlinedAt: !540)
!567 = !DILocation(line: 55, column: 10, scope: !64, inlinedAt: !540)
!568 = !DILocation(line: 56, column: 11, scope: !64, inlinedAt: !540)
!569 = !DILocation(line: 43, column: 50, scope: !64, inlinedAt: !540)
!570 = !DILocation(line: 57, column: 6, scope: !64, inlinedAt: !540)
!571 = !DILocation(line: 57, column: 16, scope: !64, inlinedAt: !540)
!572 = !DILocation(line: 58, column: 17, scope: !64, inlinedAt: !540)
!573 = !DILocation(line: 57, column: 21, scope: !64, inlinedAt: !540)
!574 = !DILocation(line: 57, column: 22, scope: !536, inlinedAt: !537)
!575 = !DILocation(line: 58, column: 7, scope: !536, inlinedAt: !537)
!576 = !DILocation(line: 90, column: 27, scope: !14, inlinedAt: !575)
!577 = !DILocation(line: 91, column: 27, scope: !14, inlinedAt: !575)
!578 = !DILocation(line: 91, column: 22, scope: !14, inlinedAt: !575)
!579 = !DILocation(line: 91, column: 30, scope: !14, inlinedAt: !575)
!580 = !DILocation(line: 91, column: 43, scope: !14, inlinedAt: !575)
!581 = !DILocation(line: 91, column: 49, scope: !14, inlinedAt: !575)
!582 = !DILocation(line: 91, column: 18, scope: !14, inlinedAt: !575)
!583 = !DILocation(line: 58, column: 34, scope: !536, inlinedAt: !537)
!584 = !DILocation(line: 58, column: 48, scope: !536, inlinedAt: !537)
!585 = !DILocation(line: 58, column: 19, scope: !536, inlinedAt: !537)
!586 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!587 = !DILocation(line: 59, column: 6, scope: !586)
!588 = !DILocation(line: 71, column: 11, scope: !586)
!589 = !DILocation(line: 44, column: 32, scope: !455, inlinedAt: !588)
!590 = !DILocation(line: 83, column: 21, scope: !454, inlinedAt: !589)
!591 = !DILocation(line: 60, column: 14, scope: !586)
!592 = !DILocation(line: 36, column: 43, scope: !481, inlinedAt: !591)
!593 = !DILocation(line: 67, column: 13, scope: !586)
!594 = !DILocation(line: 59, column: 93, scope: !586)
!595 = !DILocation(line: 59, column: 110, scope: !586)
!596 = !DILocation(line: 59, column: 123, scope: !586)
!597 = !DILocation(line: 59, column: 132, scope: !586)
!598 = !DILocation(line: 62, column: 14, scope: !586)
!599 = !DILocation(line: 62, column: 30, scope: !586)
!600 = !DILocation(line: 38, column: 19, scope: !473, inlinedAt: !599)
!601 = !DILocation(line: 38, column: 24, scope: !473, inlinedAt: !599)
!602 = !DILocation(line: 38, column: 63, scope: !473, inlinedAt: !599)
!603 = !DILocation(line: 38, column: 67, scope: !473, inlinedAt: !599)
!604 = !DILocation(line: 38, column: 53, scope: !473, inlinedAt: !599)
!605 = !DILocation(line: 38, column: 47, scope: !473, inlinedAt: !599)
!606 = !DILocation(line: 63, column: 11, scope: !586)
!607 = !DILocation(line: 66, column: 20, scope: !586)
!608 = !DILocation(line: 66, column: 13, scope: !586)
!609 = !DILocation(line: 68, column: 19, scope: !586)
!610 = !DILocation(line: 65, column: 3, scope: !586)
!611 = !DILocation(line: 70, column: 14, scope: !586)
!612 = !DILocation(line: 70, column: 30, scope: !586)
!613 = !DILocation(line: 38, column: 19, scope: !473, inlinedAt: !612)
!614 = !DILocation(line: 38, column: 24, scope: !473, inlinedAt: !612)
!615 = !DILocation(line: 38, column: 63, scope: !473, inlinedAt: !612)
!616 = !DILocation(line: 38, column: 67, scope: !473, inlinedAt: !612)
!617 = !DILocation(line: 38, column: 53, scope: !473, inlinedAt: !612)
!618 = !DILocation(line: 38, column: 47, scope: !473, inlinedAt: !612)
!619 = !DILocation(line: 44, column: 58, scope: !455, inlinedAt: !588)
!620 = !DILocation(line: 71, column: 26, scope: !586)
!621 = !DILocation(line: 85, column: 33, scope: !454, inlinedAt: !589)
!622 = !DILocation(line: 86, column: 18, scope: !454, inlinedAt: !589)
!623 = !DILocation(line: 21, column: 40, scope: !495, inlinedAt: !622)
!624 = !DILocation(line: 85, column: 33, scope: !586)
!625 = !DILocation(line: 86, column: 39, scope: !454, inlinedAt: !589)
!626 = !DILocation(line: 93, column: 19, scope: !112, inlinedAt: !625)
!627 = !DILocation(line: 93, column: 13, scope: !112, inlinedAt: !625)
!628 = !DILocation(line: 93, column: 22, scope: !112, inlinedAt: !625)
!629 = !DILocation(line: 93, column: 27, scope: !112, inlinedAt: !625)
!630 = !DILocation(line: 93, column: 33, scope: !112, inlinedAt: !625)
!631 = !DILocation(line: 21, column: 48, scope: !495, inlinedAt: !622)
!632 = !DILocation(line: 32, column: 78, scope: !121, inlinedAt: !631)
!633 = !DILocation(line: 32, column: 71, scope: !121, inlinedAt: !631)
!634 = !DILocation(line: 32, column: 87, scope: !121, inlinedAt: !631)
!635 = !DILocation(line: 32, column: 92, scope: !121, inlinedAt: !631)
!636 = !DILocation(line: 21, column: 25, scope: !495, inlinedAt: !622)
!637 = !DILocation(line: 86, column: 3, scope: !454, inlinedAt: !589)
!638 = !DILocation(line: 88, column: 22, scope: !454, inlinedAt: !589)
!639 = !DILocation(line: 8, column: 15, scope: !513, inlinedAt: !638)
!640 = !DILocation(line: 45, column: 16, scope: !512, inlinedAt: !639)
!641 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !640)
!642 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !640)
!643 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !640)
!644 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !640)
!645 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !640)
!646 = !DILocation(line: 8, column: 76, scope: !513, inlinedAt: !638)
!647 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !640)
!648 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !640)
!649 = !DILocation(line: 77, column: 2, scope: !63, inlinedAt: !640)
!650 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !640)
!651 = !DILocation(line: 78, column: 22, scope: !63, inlinedAt: !640)
!652 = !DILocation(line: 79, column: 23, scope: !63, inlinedAt: !640)
!653 = !DILocation(line: 78, column: 27, scope: !63, inlinedAt: !640)
!654 = !DILocation(line: 45, column: 19, scope: !455, inlinedAt: !588)
!655 = !DILocation(line: 45, column: 22, scope: !455, inlinedAt: !588)
!656 = !DILocation(line: 48, column: 12, scope: !455, inlinedAt: !588)
!657 = !DILocation(line: 49, column: 11, scope: !455, inlinedAt: !588)
!658 = !DILocation(line: 50, column: 12, scope: !455, inlinedAt: !588)
!659 = !DILocation(line: 74, column: 6, scope: !586)
!660 = !DILocation(line: 74, column: 19, scope: !586)
!661 = !DILocation(line: 76, column: 13, scope: !586)
!662 = !DILocation(line: 78, column: 14, scope: !586)
!663 = !DILocation(line: 79, column: 10, scope: !586)
!664 = !DILocation(line: 56, column: 41, scope: !536, inlinedAt: !663)
!665 = !DILocation(line: 56, column: 22, scope: !536, inlinedAt: !663)
!666 = !DILocation(line: 8, column: 15, scope: !65, inlinedAt: !665)
!667 = !DILocation(line: 45, column: 16, scope: !64, inlinedAt: !666)
!668 = !DILocation(line: 70, column: 13, scope: !63, inlinedAt: !667)
!669 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !667)
!670 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !667)
!671 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !667)
!672 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !667)
!673 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !667)
!674 = !DILocation(line: 8, column: 76, scope: !65, inlinedAt: !665)
!675 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !667)
!676 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !667)
!677 = !DILocation(line: 77, column: 2, scope: !63, inlinedAt: !667)
!678 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !667)
!679 = !DILocation(line: 78, column: 22, scope: !63, inlinedAt: !667)
!680 = !DILocation(line: 79, column: 23, scope: !63, inlinedAt: !667)
!681 = !DILocation(line: 78, column: 27, scope: !63, inlinedAt: !667)
!682 = !DILocation(line: 46, column: 14, scope: !64, inlinedAt: !666)
!683 = !DILocation(line: 26, column: 44, scope: !84, inlinedAt: !682)
!684 = !DILocation(line: 26, column: 47, scope: !84, inlinedAt: !682)
!685 = !DILocation(line: 26, column: 59, scope: !84, inlinedAt: !682)
!686 = !DILocation(line: 26, column: 64, scope: !84, inlinedAt: !682)
!687 = !DILocation(line: 47, column: 7, scope: !64, inlinedAt: !666)
!688 = !DILocation(line: 50, column: 31, scope: !64, inlinedAt: !666)
!689 = !DILocation(line: 51, column: 10, scope: !64, inlinedAt: !666)
!690 = !DILocation(line: 52, column: 11, scope: !64, inlinedAt: !666)
!691 = !DILocation(line: 52, column: 14, scope: !64, inlinedAt: !666)
!692 = !DILocation(line: 53, column: 15, scope: !64, inlinedAt: !666)
!693 = !DILocation(line: 53, column: 17, scope: !64, inlinedAt: !666)
!694 = !DILocation(line: 53, column: 8, scope: !64, inlinedAt: !666)
!695 = !DILocation(line: 55, column: 10, scope: !64, inlinedAt: !666)
!696 = !DILocation(line: 56, column: 11, scope: !64, inlinedAt: !666)
!697 = !DILocation(line: 43, column: 50, scope: !64, inlinedAt: !666)
!698 = !DILocation(line: 57, column: 6, scope: !64, inlinedAt: !666)
!699 = !DILocation(line: 57, column: 16, scope: !64, inlinedAt: !666)
!700 = !DILocation(line: 58, column: 17, scope: !64, inlinedAt: !666)
!701 = !DILocation(line: 57, column: 21, scope: !64, inlinedAt: !666)
!702 = !DILocation(line: 57, column: 19, scope: !536, inlinedAt: !663)
!703 = !DILocation(line: 57, column: 22, scope: !536, inlinedAt: !663)
!704 = !DILocation(line: 58, column: 7, scope: !536, inlinedAt: !663)
!705 = !DILocation(line: 90, column: 27, scope: !14, inlinedAt: !704)
!706 = !DILocation(line: 91, column: 27, scope: !14, inlinedAt: !704)
!707 = !DILocation(line: 91, column: 22, scope: !14, inlinedAt: !704)
!708 = !DILocation(line: 91, column: 30, scope: !14, inlinedAt: !704)
!709 = !DILocation(line: 91, column: 43, scope: !14, inlinedAt: !704)
!710 = !DILocation(line: 91, column: 49, scope: !14, inlinedAt: !704)
!711 = !DILocation(line: 91, column: 18, scope: !14, inlinedAt: !704)
!712 = !DILocation(line: 58, column: 30, scope: !536, inlinedAt: !663)
!713 = !DILocation(line: 58, column: 44, scope: !536, inlinedAt: !663)
!714 = !DILocation(line: 58, column: 34, scope: !536, inlinedAt: !663)
!715 = !DILocation(line: 58, column: 48, scope: !536, inlinedAt: !663)
!716 = !DILocation(line: 58, column: 19, scope: !536, inlinedAt: !663)
!717 = !DILocation(line: 81, column: 16, scope: !586)
!718 = !DILocation(line: 82, column: 12, scope: !586)
!719 = !DILocation(line: 82, column: 29, scope: !586)
!720 = !DILocation(line: 82, column: 35, scope: !586)
!721 = !DILocation(line: 83, column: 4, scope: !586)
!722 = !DILocation(line: 85, column: 3, scope: !586)
!723 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 94, type: !4, isDefinition: true, scopeLine: 94, isOptimized: true, unit: !2)
!724 = !DILocation(line: 94, column: 6, scope: !723)
!725 = !DILocation(line: 97, column: 10, scope: !723)
!726 = !DILocation(line: 44, column: 32, scope: !455, inlinedAt: !725)
!727 = !DILocation(line: 83, column: 21, scope: !454, inlinedAt: !726)
!728 = !DILocation(line: 95, column: 14, scope: !723)
!729 = !DILocation(line: 95, column: 18, scope: !723)
!730 = !DILocation(line: 95, column: 35, scope: !723)
!731 = !DILocation(line: 95, column: 39, scope: !723)
!732 = !DILocation(line: 96, column: 10, scope: !723)
!733 = !DILocation(line: 44, column: 58, scope: !455, inlinedAt: !725)
!734 = !DILocation(line: 85, column: 33, scope: !454, inlinedAt: !726)
!735 = !DILocation(line: 86, column: 18, scope: !454, inlinedAt: !726)
!736 = !DILocation(line: 21, column: 40, scope: !495, inlinedAt: !735)
!737 = !DILocation(line: 85, column: 33, scope: !723)
!738 = !DILocation(line: 86, column: 39, scope: !454, inlinedAt: !726)
!739 = !DILocation(line: 93, column: 19, scope: !112, inlinedAt: !738)
!740 = !DILocation(line: 93, column: 13, scope: !112, inlinedAt: !738)
!741 = !DILocation(line: 93, column: 22, scope: !112, inlinedAt: !738)
!742 = !DILocation(line: 93, column: 27, scope: !112, inlinedAt: !738)
!743 = !DILocation(line: 93, column: 33, scope: !112, inlinedAt: !738)
!744 = !DILocation(line: 21, column: 48, scope: !495, inlinedAt: !735)
!745 = !DILocation(line: 32, column: 78, scope: !121, inlinedAt: !744)
!746 = !DILocation(line: 32, column: 71, scope: !121, inlinedAt: !744)
!747 = !DILocation(line: 32, column: 87, scope: !121, inlinedAt: !744)
!748 = !DILocation(line: 32, column: 92, scope: !121, inlinedAt: !744)
!749 = !DILocation(line: 21, column: 25, scope: !495, inlinedAt: !735)
!750 = !DILocation(line: 86, column: 3, scope: !454, inlinedAt: !726)
!751 = !DILocation(line: 88, column: 22, scope: !454, inlinedAt: !726)
!752 = !DILocation(line: 8, column: 15, scope: !513, inlinedAt: !751)
!753 = !DILocation(line: 45, column: 16, scope: !512, inlinedAt: !752)
!754 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !753)
!755 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !753)
!756 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !753)
!757 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !753)
!758 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !753)
!759 = !DILocation(line: 8, column: 76, scope: !513, inlinedAt: !751)
!760 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !753)
!761 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !753)
!762 = !DILocation(line: 77, column: 2, scope: !63, inlinedAt: !753)
!763 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !753)
!764 = !DILocation(line: 78, column: 22, scope: !63, inlinedAt: !753)
!765 = !DILocation(line: 79, column: 23, scope: !63, inlinedAt: !753)
!766 = !DILocation(line: 78, column: 27, scope: !63, inlinedAt: !753)
!767 = !DILocation(line: 45, column: 19, scope: !455, inlinedAt: !725)
!768 = !DILocation(line: 45, column: 22, scope: !455, inlinedAt: !725)
!769 = !DILocation(line: 48, column: 12, scope: !455, inlinedAt: !725)
!770 = !DILocation(line: 49, column: 11, scope: !455, inlinedAt: !725)
!771 = !DILocation(line: 50, column: 19, scope: !455, inlinedAt: !725)
!772 = !DILocation(line: 50, column: 22, scope: !455, inlinedAt: !725)
!773 = !DILocation(line: 50, column: 12, scope: !455, inlinedAt: !725)
!774 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!775 = !DILocation(line: 105, column: 6, scope: !774)
!776 = !DILocation(line: 117, column: 16, scope: !774)
!777 = !DILocation(line: 107, column: 21, scope: !774)
!778 = !DILocation(line: 117, column: 20, scope: !774)
!779 = !DILocation(line: 107, column: 24, scope: !774)
!780 = !DILocation(line: 107, column: 6, scope: !774)
!781 = !DILocation(line: 107, column: 29, scope: !774)
!782 = !DILocation(line: 108, column: 16, scope: !774)
!783 = !DILocation(line: 108, column: 11, scope: !774)
!784 = !DILocation(line: 108, column: 24, scope: !774)
!785 = !DILocation(line: 109, column: 10, scope: !774)
!786 = !DILocation(line: 109, column: 21, scope: !774)
!787 = !DILocation(line: 112, column: 26, scope: !774)
!788 = !DILocation(line: 112, column: 36, scope: !774)
!789 = !DILocation(line: 112, column: 39, scope: !774)
!790 = !DILocation(line: 112, column: 24, scope: !774)
!791 = !DILocation(line: 113, column: 34, scope: !774)
!792 = !DILocation(line: 114, column: 33, scope: !774)
!793 = !DILocation(line: 114, column: 36, scope: !774)
!794 = !DILocation(line: 114, column: 46, scope: !774)
!795 = !DILocation(line: 114, column: 54, scope: !774)
!796 = !DILocation(line: 114, column: 44, scope: !774)
!797 = !DILocation(line: 114, column: 28, scope: !774)
!798 = !DILocation(line: 114, column: 16, scope: !774)
!799 = !DILocation(line: 116, column: 17, scope: !774)
!800 = !DILocation(line: 118, column: 13, scope: !774)
!801 = !DILocation(line: 107, column: 53, scope: !774)
!802 = !DILocation(line: 107, column: 39, scope: !774)
!803 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!804 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!805 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!806 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!807 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!808 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!809 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!810 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!811 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!812 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!813 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!814 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!815 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!816 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!817 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!818 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!819 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!820 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
