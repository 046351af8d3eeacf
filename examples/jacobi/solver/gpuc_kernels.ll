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
	%27 = mul nsw i64 %18, 2, !dbg !30
	%28 = mul nsw i64 %18, 3, !dbg !31
	%29 = mul nsw i64 %18, 4, !dbg !32
	%30 = icmp ule i64 %8, 281474976710655, !dbg !33
	%31 = sext i32 %13 to i64, !dbg !33
	%32 = sext i32 %14 to i64, !dbg !33
	%33 = mul i64 %32, %31, !dbg !33
	%34 = sext i32 %16 to i64, !dbg !33
	%35 = mul i64 %34, %33, !dbg !33
	%36 = mul nsw i64 %18, -1, !dbg !33
	%37 = add i64 %35, %36, !dbg !33
	%38 = icmp sge i64 %37, 0, !dbg !33
	%39 = and i1 %30, %38, !dbg !33
	%40 = mul nsw i64 %31, 2, !dbg !33
	%41 = mul i64 %32, %40, !dbg !33
	%42 = mul i64 %34, %41, !dbg !33
	%43 = mul nsw i64 %27, -1, !dbg !33
	%44 = add i64 %42, %43, !dbg !33
	%45 = icmp sge i64 %44, 0, !dbg !33
	%46 = and i1 %39, %45, !dbg !33
	%47 = mul nsw i64 %31, 3, !dbg !33
	%48 = mul i64 %32, %47, !dbg !33
	%49 = mul i64 %34, %48, !dbg !33
	%50 = mul nsw i64 %28, -1, !dbg !33
	%51 = add i64 %49, %50, !dbg !33
	%52 = icmp sge i64 %51, 0, !dbg !33
	%53 = and i1 %46, %52, !dbg !33
	br i1 %53, label %b1, label %b9_cold, !dbg !27, !prof !34

b1:
	%54 = phi double [ 0.000000e+00, %b0_ok1 ], [ %77, %b8 ], !dbg !33
	%55 = phi i64 [ %26, %b0_ok1 ], [ %78, %b8 ], !dbg !35
	%56 = icmp slt i64 %55, %8, !dbg !36
	br i1 %56, label %b2, label %b17, !dbg !36

b2:
	%57 = getelementptr inbounds double, double* %9, i64 %55, !dbg !37
	%58 = load double, double* %57, align 8, !dbg !37
	%59 = add i64 %55, %18, !dbg !38
	%60 = icmp slt i64 %59, %8, !dbg !41
	br i1 %60, label %b3, label %b4, !dbg !41

b3:
	%61 = getelementptr inbounds double, double* %9, i64 %59, !dbg !42
	%62 = load double, double* %61, align 8, !dbg !42
	br label %b4, !dbg !43

b4:
	%63 = phi double [ %62, %b3 ], [ 0.000000e+00, %b2 ], !dbg !44
	%64 = fadd double %58, %63, !dbg !44
	%65 = add i64 %55, %27, !dbg !45
	%66 = icmp slt i64 %65, %8, !dbg !47
	br i1 %66, label %b5, label %b6, !dbg !47

b5:
	%67 = getelementptr inbounds double, double* %9, i64 %65, !dbg !48
	%68 = load double, double* %67, align 8, !dbg !48
	br label %b6, !dbg !49

b6:
	%69 = phi double [ %68, %b5 ], [ 0.000000e+00, %b4 ], !dbg !50
	%70 = fadd double %64, %69, !dbg !50
	%71 = add i64 %55, %28, !dbg !51
	%72 = icmp slt i64 %71, %8, !dbg !53
	br i1 %72, label %b7, label %b8, !dbg !53

b7:
	%73 = getelementptr inbounds double, double* %9, i64 %71, !dbg !54
	%74 = load double, double* %73, align 8, !dbg !54
	br label %b8, !dbg !55

b8:
	%75 = phi double [ %74, %b7 ], [ 0.000000e+00, %b6 ], !dbg !56
	%76 = fadd double %70, %75, !dbg !56
	%77 = fadd double %54, %76, !dbg !57
	%78 = add i64 %55, %29, !dbg !58
	br label %b1, !dbg !58

b17:
	%79 = phi double [ %54, %b1 ], [ %199, %b9_cold ], !dbg !61
	%80 = and i32 %25, -32, !dbg !69
	%81 = sub i32 %17, %80, !dbg !69
	%82 = icmp slt i32 %81, 32, !dbg !69
	%83 = select i1 %82, i32 %81, i32 32, !dbg !69
	%84 = sext i32 %83 to i64, !dbg !69
	%85 = icmp eq i64 %84, 32, !dbg !70
	br i1 %85, label %b18, label %b20, !dbg !70

b18:
	%86 = phi double [ %103, %b19 ], [ %79, %b17 ], !dbg !71
	%87 = phi i64 [ %104, %b19 ], [ 16, %b17 ], !dbg !72
	%88 = icmp sgt i64 %87, 0, !dbg !73
	br i1 %88, label %b19, label %b28, !dbg !73

b19:
	%89 = trunc i64 %87 to i32, !dbg !74
	%90 = bitcast double %86 to i64, !dbg !74
	%91 = trunc i64 %90 to i32, !dbg !74
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %91, i32 %89, i32 31), !dbg !74
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !74
	%94 = lshr i64 %90, 32, !dbg !74
	%95 = trunc i64 %94 to i32, !dbg !74
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %89, i32 31), !dbg !74
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !74
	%98 = zext i32 %97 to i64, !dbg !74
	%99 = shl i64 %98, 32, !dbg !74
	%100 = zext i32 %93 to i64, !dbg !74
	%101 = or i64 %100, %99, !dbg !74
	%102 = bitcast i64 %101 to double, !dbg !74
	%103 = fadd double %86, %102, !dbg !75
	%104 = sdiv i64 %87, 2, !dbg !76
	br label %b18, !dbg !76

b20:
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !77, !range !78
	%106 = sext i32 %105 to i64, !dbg !77
	br label %b21, !dbg !77

b21:
	%107 = phi double [ %79, %b20 ], [ %129, %b26 ], !dbg !71
	%108 = phi i64 [ 16, %b20 ], [ %130, %b26 ], !dbg !79
	%109 = icmp sgt i64 %108, 0, !dbg !80
	br i1 %109, label %b22, label %b27, !dbg !80

b22:
	%110 = add i64 %106, %108, !dbg !81
	%111 = icmp sge i64 %110, %84, !dbg !82
	br i1 %111, label %b23, label %b24, !dbg !82

b23:
	br label %b24, !dbg !82

b24:
	%112 = phi i64 [ %110, %b22 ], [ %106, %b23 ], !dbg !83
	%113 = trunc i64 %112 to i32, !dbg !84
	%114 = bitcast double %107 to i64, !dbg !84
	%115 = trunc i64 %114 to i32, !dbg !84
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %115, i32 %113, i32 31), !dbg !84
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !84
	%118 = lshr i64 %114, 32, !dbg !84
	%119 = trunc i64 %118 to i32, !dbg !84
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %119, i32 %113, i32 31), !dbg !84
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !84
	%122 = zext i32 %121 to i64, !dbg !84
	%123 = shl i64 %122, 32, !dbg !84
	%124 = zext i32 %117 to i64, !dbg !84
	%125 = or i64 %124, %123, !dbg !84
	%126 = bitcast i64 %125 to double, !dbg !84
	%127 = icmp ne i64 %112, %106, !dbg !85
	br i1 %127, label %b25, label %b26, !dbg !85

b25:
	%128 = fadd double %107, %126, !dbg !75
	br label %b26, !dbg !86

b26:
	%129 = phi double [ %107, %b24 ], [ %128, %b25 ], !dbg !71
	%130 = sdiv i64 %108, 2, !dbg !87
	br label %b21, !dbg !87

b27:
	%131 = bitcast double %107 to i64, !dbg !88
	%132 = trunc i64 %131 to i32, !dbg !88
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 0, i32 31), !dbg !88
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !88
	%135 = lshr i64 %131, 32, !dbg !88
	%136 = trunc i64 %135 to i32, !dbg !88
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 0, i32 31), !dbg !88
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !88
	%139 = zext i32 %138 to i64, !dbg !88
	%140 = shl i64 %139, 32, !dbg !88
	%141 = zext i32 %134 to i64, !dbg !88
	%142 = or i64 %141, %140, !dbg !88
	%143 = bitcast i64 %142 to double, !dbg !88
	br label %b28, !dbg !89

b28:
	%144 = phi double [ %86, %b18 ], [ %143, %b27 ], !dbg !68
	%145 = add nsw i64 %18, 32, !dbg !93
	%146 = sub nsw i64 %145, 1, !dbg !94
	%147 = sdiv i64 %146, 32, !dbg !95
	%148 = icmp eq i64 %147, 1, !dbg !96
	br i1 %148, label %b34, label %b29, !dbg !96

b29:
	call void @llvm.nvvm.barrier0(), !dbg !98
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !99, !range !78
	%150 = sext i32 %149 to i64, !dbg !99
	%151 = icmp eq i64 %150, 0, !dbg !100
	br i1 %151, label %b30, label %b31, !dbg !100

b30:
	%152 = sdiv i64 %26, 32, !dbg !101
	%153 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %152, !dbg !102
	store double %144, double addrspace(3)* %153, align 8, !dbg !102
	br label %b31, !dbg !102

b31:
	call void @llvm.nvvm.barrier0(), !dbg !103
	%154 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !104
	%155 = load double, double addrspace(3)* %154, align 8, !dbg !104
	br label %b32, !dbg !104

b32:
	%156 = phi double [ %155, %b31 ], [ %161, %b33 ], !dbg !105
	%157 = phi i64 [ 1, %b31 ], [ %162, %b33 ], !dbg !106
	%158 = icmp slt i64 %157, %147, !dbg !107
	br i1 %158, label %b33, label %b34, !dbg !107

b33:
	%159 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %157, !dbg !108
	%160 = load double, double addrspace(3)* %159, align 8, !dbg !108
	%161 = fadd double %156, %160, !dbg !75
	%162 = add nsw i64 %157, 1, !dbg !109
	br label %b32, !dbg !109

b34:
	%163 = phi double [ %144, %b28 ], [ %156, %b32 ], !dbg !67
	%164 = icmp eq i64 %26, 0, !dbg !110
	br i1 %164, label %b35, label %b39, !dbg !110

b35:
	%165 = getelementptr inbounds i32, i32* %p5, i64 0, !dbg !111
	%166 = icmp uge i64 0, %p6, !dbg !111
	br i1 %166, label %b35_fail1, label %b35_ok1, !dbg !111, !prof !24

b35_ok1:
	%167 = load i32, i32* %165, align 4, !dbg !111
	%168 = add i32 %167, 1, !dbg !112
	store i32 %168, i32* %165, align 4, !dbg !111
	%169 = load i32, i32* %165, align 4, !dbg !113
	%170 = sext i32 %0 to i64, !dbg !12
	%171 = sext i32 %1 to i64, !dbg !13
	br label %b36, !dbg !13

b36:
	%172 = phi i64 [ 0, %b35_ok1 ], [ %196, %b37_ok1 ], !dbg !13
	%173 = urem i32 %169, 2, !dbg !120
	%174 = zext i32 %173 to i64, !dbg !121
	%175 = mul i64 %174, %171, !dbg !122
	%176 = add i64 %175, %170, !dbg !123
	%177 = mul nsw i64 %176, 2, !dbg !124
	%178 = add i64 %170, %172, !dbg !125
	%179 = icmp eq i64 %171, -1, !dbg !126
	%180 = select i1 %179, i64 1, i64 %171, !dbg !126
	%181 = srem i64 %178, %180, !dbg !126
	%182 = add nsw i64 %177, 2, !dbg !129
	%183 = getelementptr inbounds i64, i64* %p3, i64 %177, !dbg !130
	%184 = ptrtoint i64* %183 to i64, !dbg !131
	%185 = and i64 %184, 15, !dbg !131
	%186 = icmp eq i64 %185, 0, !dbg !131
	%187 = icmp ugt i64 %182, %p4, !dbg !130
	br i1 %187, label %b36_fail1, label %b36_ok1, !dbg !130, !prof !24

b36_ok1:
	br i1 %186, label %b37, label %b38, !dbg !131

b37:
	%188 = bitcast i64* %183 to { i64, i64 }*, !dbg !131
	%189 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %188, i64 0, !dbg !132
	%190 = bitcast double %163 to i64, !dbg !133
	%191 = trunc i64 %181 to i32, !dbg !117
	%192 = icmp uge i64 %181, %171, !dbg !117
	%193 = icmp eq { i64, i64 }* %189, null, !dbg !117
	%194 = or i1 %192, %193, !dbg !117
	br i1 %194, label %b37_fail1, label %b37_ok1, !dbg !117, !prof !24

b37_ok1:
	%195 = bitcast { i64, i64 }* %189 to i8*, !dbg !117
	call void @gpuc_put_line_thread(i8* %195, i64 %190, i32 %169, i32 %191), !dbg !117
	%196 = add i64 %172, 1, !dbg !116
	%197 = icmp slt i64 %196, %171, !dbg !116
	br i1 %197, label %b36, label %b39, !dbg !116

b38:
	br label %fail, !dbg !131

b39:
	call void @llvm.nvvm.barrier0(), !dbg !134
	ret void, !dbg !134

b0_fail1:
	%198 = icmp ugt i64 %7, %p2, !dbg !22
	br i1 %198, label %b0_fail2, label %b0_ok2, !dbg !22

b0_fail2:
	br label %fail, !dbg !22

b0_ok2:
	br label %fail, !dbg !22

b9_cold:
	%199 = phi double [ %226, %b16_cold ], [ 0.000000e+00, %b0_ok1 ], !dbg !33
	%200 = phi i64 [ %227, %b16_cold ], [ %26, %b0_ok1 ], !dbg !35
	%201 = icmp slt i64 %200, %8, !dbg !36
	br i1 %201, label %b10_cold, label %b17, !dbg !36

b10_cold:
	%202 = getelementptr inbounds double, double* %9, i64 %200, !dbg !37
	%203 = icmp uge i64 %200, %8, !dbg !37
	br i1 %203, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !37, !prof !24

b10_cold_fail1:
	br label %fail, !dbg !37

b10_cold_ok1:
	%204 = load double, double* %202, align 8, !dbg !37
	%205 = add i64 %200, %18, !dbg !38
	%206 = icmp slt i64 %205, %8, !dbg !41
	br i1 %206, label %b11_cold, label %b12_cold, !dbg !41

b11_cold:
	%207 = getelementptr inbounds double, double* %9, i64 %205, !dbg !42
	%208 = icmp uge i64 %205, %8, !dbg !42
	br i1 %208, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !42, !prof !24

b11_cold_fail1:
	br label %fail, !dbg !42

b11_cold_ok1:
	%209 = load double, double* %207, align 8, !dbg !42
	br label %b12_cold, !dbg !43

b12_cold:
	%210 = phi double [ %209, %b11_cold_ok1 ], [ 0.000000e+00, %b10_cold_ok1 ], !dbg !44
	%211 = fadd double %204, %210, !dbg !44
	%212 = add i64 %200, %27, !dbg !45
	%213 = icmp slt i64 %212, %8, !dbg !47
	br i1 %213, label %b13_cold, label %b14_cold, !dbg !47

b13_cold:
	%214 = getelementptr inbounds double, double* %9, i64 %212, !dbg !48
	%215 = icmp uge i64 %212, %8, !dbg !48
	br i1 %215, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !48, !prof !24

b13_cold_fail1:
	br label %fail, !dbg !48

b13_cold_ok1:
	%216 = load double, double* %214, align 8, !dbg !48
	br label %b14_cold, !dbg !49

b14_cold:
	%217 = phi double [ %216, %b13_cold_ok1 ], [ 0.000000e+00, %b12_cold ], !dbg !50
	%218 = fadd double %211, %217, !dbg !50
	%219 = add i64 %200, %28, !dbg !51
	%220 = icmp slt i64 %219, %8, !dbg !53
	br i1 %220, label %b15_cold, label %b16_cold, !dbg !53

b15_cold:
	%221 = getelementptr inbounds double, double* %9, i64 %219, !dbg !54
	%222 = icmp uge i64 %219, %8, !dbg !54
	br i1 %222, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !54, !prof !24

b15_cold_fail1:
	br label %fail, !dbg !54

b15_cold_ok1:
	%223 = load double, double* %221, align 8, !dbg !54
	br label %b16_cold, !dbg !55

b16_cold:
	%224 = phi double [ %223, %b15_cold_ok1 ], [ 0.000000e+00, %b14_cold ], !dbg !56
	%225 = fadd double %218, %224, !dbg !56
	%226 = fadd double %199, %225, !dbg !57
	%227 = add i64 %200, %29, !dbg !58
	br label %b9_cold, !dbg !58, !llvm.loop !60

b35_fail1:
	br label %fail, !dbg !111

b36_fail1:
	br label %fail, !dbg !130

b37_fail1:
	%228 = icmp uge i64 %181, %171, !dbg !117
	br i1 %228, label %b37_fail2, label %b37_ok2, !dbg !117

b37_fail2:
	br label %fail, !dbg !117

b37_ok2:
	br label %fail, !dbg !117

fail:
	%229 = phi i32 [ 3, %b0_fail2 ], [ 4, %b0_ok2 ], [ 5, %b10_cold_fail1 ], [ 6, %b11_cold_fail1 ], [ 6, %b13_cold_fail1 ], [ 6, %b15_cold_fail1 ], [ 7, %b35_fail1 ], [ 8, %b36_fail1 ], [ 11, %b37_fail2 ], [ 12, %b37_ok2 ], [ 10, %b38 ], !dbg !8
	%230 = phi i64 [ %7, %b0_fail2 ], [ %5, %b0_ok2 ], [ %200, %b10_cold_fail1 ], [ %205, %b11_cold_fail1 ], [ %212, %b13_cold_fail1 ], [ %219, %b15_cold_fail1 ], [ 0, %b35_fail1 ], [ %182, %b36_fail1 ], [ %181, %b37_fail2 ], [ 0, %b37_ok2 ], [ %185, %b38 ], !dbg !8
	%231 = phi i64 [ %p2, %b0_fail2 ], [ %7, %b0_ok2 ], [ %8, %b10_cold_fail1 ], [ %8, %b11_cold_fail1 ], [ %8, %b13_cold_fail1 ], [ %8, %b15_cold_fail1 ], [ %p6, %b35_fail1 ], [ %p4, %b36_fail1 ], [ %171, %b37_fail2 ], [ 0, %b37_ok2 ], [ 16, %b38 ], !dbg !8
	call void @gpuc_fail(i8* %ctrl, i32 %229, i64 %230, i64 %231), !dbg !8
	ret void, !dbg !8
}

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %p22, i64 %p23, i8* %ctrl) nounwind !dbg !138 {
entry:
	br label %b0, !dbg !139

b0:
	%0 = icmp sge i64 %p20, %p11, !dbg !140
	br i1 %0, label %b2, label %b1, !dbg !140

b1:
	%1 = icmp sge i64 %p21, %p22, !dbg !141
	br i1 %1, label %b2, label %b3, !dbg !141

b2:
	ret float 0.000000e+00, !dbg !142

b3:
	%2 = mul i64 %p20, 4, !dbg !143
	%3 = icmp sgt i64 %2, 0, !dbg !144
	br i1 %3, label %b4, label %b5, !dbg !144

b4:
	%4 = add i64 %2, 4, !dbg !145
	%5 = icmp slt i64 %4, %p9, !dbg !146
	br label %b5, !dbg !146

b5:
	%6 = phi i1 [ false, %b3 ], [ %5, %b4 ], !dbg !147
	%7 = icmp eq i64 %p20, 0, !dbg !148
	br i1 %7, label %b6, label %b7, !dbg !148

b6:
	br label %b7, !dbg !148

b7:
	%8 = phi i64 [ -1, %b5 ], [ 0, %b6 ], !dbg !149
	%9 = sub i64 %p11, 1, !dbg !150
	%10 = icmp eq i64 %p20, %9, !dbg !151
	br i1 %10, label %b8, label %b9, !dbg !151

b8:
	br label %b9, !dbg !151

b9:
	%11 = phi i64 [ 4, %b7 ], [ 0, %b8 ], !dbg !152
	%12 = add nsw i64 %p21, 1, !dbg !153
	%13 = mul i64 %12, %p11, !dbg !154
	%14 = add i64 %13, %p20, !dbg !155
	%15 = sub i64 1, %p23, !dbg !156
	%16 = mul i64 %15, %p12, !dbg !160
	%17 = add i64 %16, %14, !dbg !161
	%18 = sub i64 %17, %p11, !dbg !162
	%19 = mul i64 %p23, %p12, !dbg !166
	%20 = add i64 %19, %14, !dbg !167
	%21 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %18, !dbg !163
	%22 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 0, !dbg !163
	%23 = icmp uge i64 %18, %p6, !dbg !163
	%24 = icmp uge i64 %17, %p6, !dbg !164
	%25 = or i1 %23, %24, !dbg !164
	br i1 %25, label %b9_fail1, label %b9_ok1, !dbg !164, !prof !24

b9_ok1:
	%26 = bitcast { float, float, float, float }* %21 to <4 x float>*, !dbg !163
	%27 = load <4 x float>, <4 x float>* %26, align 16, !dbg !163
	%28 = extractelement <4 x float> %27, i32 0, !dbg !163
	%29 = extractelement <4 x float> %27, i32 1, !dbg !163
	%30 = extractelement <4 x float> %27, i32 2, !dbg !163
	%31 = extractelement <4 x float> %27, i32 3, !dbg !163
	%32 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 1, !dbg !163
	%33 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 2, !dbg !163
	%34 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 3, !dbg !163
	%35 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %17, !dbg !164
	%36 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 0, !dbg !164
	%37 = bitcast { float, float, float, float }* %35 to <4 x float>*, !dbg !164
	%38 = load <4 x float>, <4 x float>* %37, align 16, !dbg !164
	%39 = extractelement <4 x float> %38, i32 0, !dbg !164
	%40 = extractelement <4 x float> %38, i32 1, !dbg !164
	%41 = extractelement <4 x float> %38, i32 2, !dbg !164
	%42 = extractelement <4 x float> %38, i32 3, !dbg !164
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 1, !dbg !164
	%44 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 2, !dbg !164
	%45 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 3, !dbg !164
	%46 = sub i64 %p22, %p21, !dbg !168
	%47 = icmp eq i64 %2, 0, !dbg !171
	%48 = sub i64 %p9, 1, !dbg !172
	%49 = icmp sge i64 %2, %48, !dbg !173
	%50 = add i64 %2, 1, !dbg !174
	%51 = icmp sge i64 %50, %48, !dbg !175
	%52 = add i64 %2, 2, !dbg !176
	%53 = icmp sge i64 %52, %48, !dbg !177
	%54 = add i64 %2, 3, !dbg !178
	%55 = icmp sge i64 %54, %48, !dbg !179
	%56 = icmp ule i64 %p3, 281474976710655, !dbg !180
	%57 = icmp ule i64 %p11, 268435455, !dbg !180
	%58 = and i1 %56, %57, !dbg !180
	%59 = icmp ule i64 %17, 281474976710655, !dbg !180
	%60 = and i1 %58, %59, !dbg !180
	%61 = icmp ule i64 %20, 281474976710655, !dbg !180
	%62 = and i1 %60, %61, !dbg !180
	%63 = icmp ule i64 %46, 268435455, !dbg !180
	%64 = and i1 %62, %63, !dbg !180
	%65 = mul i64 %p11, -1, !dbg !180
	%66 = mul i64 %46, %65, !dbg !180
	%67 = icmp sge i64 %66, 0, !dbg !180
	%68 = and i1 %64, %67, !dbg !180
	%69 = mul i64 %17, 4, !dbg !180
	%70 = add i64 %8, %69, !dbg !180
	%71 = icmp sge i64 %70, 0, !dbg !180
	%72 = and i1 %68, %71, !dbg !180
	%73 = add i64 %p3, -1, !dbg !180
	%74 = mul i64 %p11, 4, !dbg !180
	%75 = add i64 %73, %74, !dbg !180
	%76 = mul i64 %p11, -4, !dbg !180
	%77 = mul i64 %46, %76, !dbg !180
	%78 = add i64 %75, %77, !dbg !180
	%79 = mul nsw i64 %11, -1, !dbg !180
	%80 = add i64 %78, %79, !dbg !180
	%81 = mul i64 %17, -4, !dbg !180
	%82 = add i64 %80, %81, !dbg !180
	%83 = icmp sge i64 %82, 0, !dbg !180
	%84 = and i1 %72, %83, !dbg !180
	%85 = add i64 %p11, %66, !dbg !180
	%86 = mul i64 %20, -1, !dbg !180
	%87 = add i64 %85, %86, !dbg !180
	%88 = icmp sge i64 %87, 0, !dbg !180
	%89 = and i1 %84, %88, !dbg !180
	br i1 %89, label %b10, label %b34_cold, !dbg !168, !prof !34

b10:
	%90 = phi float [ 0.000000e+00, %b9_ok1 ], [ %235, %b33 ], !dbg !180
	%91 = phi i64 [ %17, %b9_ok1 ], [ %115, %b33 ], !dbg !181
	%92 = phi i64 [ %20, %b9_ok1 ], [ %236, %b33 ], !dbg !182
	%93 = phi float [ %28, %b9_ok1 ], [ %108, %b33 ], !dbg !183
	%94 = phi float [ %29, %b9_ok1 ], [ %109, %b33 ], !dbg !183
	%95 = phi float [ %30, %b9_ok1 ], [ %110, %b33 ], !dbg !183
	%96 = phi float [ %31, %b9_ok1 ], [ %111, %b33 ], !dbg !183
	%97 = phi float [ %39, %b9_ok1 ], [ %120, %b33 ], !dbg !184
	%98 = phi float [ %40, %b9_ok1 ], [ %121, %b33 ], !dbg !184
	%99 = phi float [ %41, %b9_ok1 ], [ %122, %b33 ], !dbg !184
	%100 = phi float [ %42, %b9_ok1 ], [ %123, %b33 ], !dbg !184
	%101 = phi i64 [ %46, %b9_ok1 ], [ %237, %b33 ], !dbg !185
	%102 = icmp sge i64 %101, 2, !dbg !186
	br i1 %102, label %b11, label %b58, !dbg !186

b11:
	%103 = add i64 %91, %p11, !dbg !187
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %103, !dbg !188
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 0, !dbg !188
	%106 = bitcast { float, float, float, float }* %104 to <4 x float>*, !dbg !188
	%107 = load <4 x float>, <4 x float>* %106, align 16, !dbg !188
	%108 = extractelement <4 x float> %107, i32 0, !dbg !188
	%109 = extractelement <4 x float> %107, i32 1, !dbg !188
	%110 = extractelement <4 x float> %107, i32 2, !dbg !188
	%111 = extractelement <4 x float> %107, i32 3, !dbg !188
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 1, !dbg !188
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 2, !dbg !188
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 3, !dbg !188
	%115 = add i64 %103, %p11, !dbg !189
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %115, !dbg !190
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 0, !dbg !190
	%118 = bitcast { float, float, float, float }* %116 to <4 x float>*, !dbg !190
	%119 = load <4 x float>, <4 x float>* %118, align 16, !dbg !190
	%120 = extractelement <4 x float> %119, i32 0, !dbg !190
	%121 = extractelement <4 x float> %119, i32 1, !dbg !190
	%122 = extractelement <4 x float> %119, i32 2, !dbg !190
	%123 = extractelement <4 x float> %119, i32 3, !dbg !190
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 1, !dbg !190
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 2, !dbg !190
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 3, !dbg !190
	%127 = mul i64 %91, 4, !dbg !191
	%128 = add i64 %127, %8, !dbg !192
	%129 = getelementptr inbounds float, float* %p2, i64 %128, !dbg !193
	%130 = load float, float* %129, align 4, !dbg !193
	%131 = add i64 %127, %11, !dbg !194
	%132 = getelementptr inbounds float, float* %p2, i64 %131, !dbg !195
	%133 = load float, float* %132, align 4, !dbg !195
	%134 = mul i64 %103, 4, !dbg !196
	%135 = add i64 %134, %8, !dbg !197
	%136 = getelementptr inbounds float, float* %p2, i64 %135, !dbg !198
	%137 = load float, float* %136, align 4, !dbg !198
	%138 = add i64 %134, %11, !dbg !199
	%139 = getelementptr inbounds float, float* %p2, i64 %138, !dbg !200
	%140 = load float, float* %139, align 4, !dbg !200
	%141 = fadd float %130, %98, !dbg !203
	%142 = fadd float %141, %93, !dbg !204
	%143 = fadd float %142, %108, !dbg !205
	%144 = fmul float %143, 2.500000e-01, !dbg !206
	%145 = fadd float %97, %99, !dbg !207
	%146 = fadd float %145, %94, !dbg !208
	%147 = fadd float %146, %109, !dbg !209
	%148 = fmul float %147, 2.500000e-01, !dbg !210
	%149 = fadd float %98, %100, !dbg !211
	%150 = fadd float %149, %95, !dbg !212
	%151 = fadd float %150, %110, !dbg !213
	%152 = fmul float %151, 2.500000e-01, !dbg !214
	%153 = fadd float %99, %133, !dbg !215
	%154 = fadd float %153, %96, !dbg !216
	%155 = fadd float %154, %111, !dbg !217
	%156 = fmul float %155, 2.500000e-01, !dbg !218
	%157 = fadd float %137, %109, !dbg !220
	%158 = fadd float %157, %97, !dbg !221
	%159 = fadd float %158, %120, !dbg !222
	%160 = fmul float %159, 2.500000e-01, !dbg !223
	%161 = fadd float %108, %110, !dbg !224
	%162 = fadd float %161, %98, !dbg !225
	%163 = fadd float %162, %121, !dbg !226
	%164 = fmul float %163, 2.500000e-01, !dbg !227
	%165 = fadd float %109, %111, !dbg !228
	%166 = fadd float %165, %99, !dbg !229
	%167 = fadd float %166, %122, !dbg !230
	%168 = fmul float %167, 2.500000e-01, !dbg !231
	%169 = fadd float %110, %140, !dbg !232
	%170 = fadd float %169, %100, !dbg !233
	%171 = fadd float %170, %123, !dbg !234
	%172 = fmul float %171, 2.500000e-01, !dbg !235
	br i1 %6, label %b33, label %b12, !dbg !219

b12:
	br i1 %47, label %b13, label %b14, !dbg !171

b13:
	br label %b14, !dbg !236

b14:
	%173 = phi float [ %144, %b12 ], [ %97, %b13 ], !dbg !237
	br i1 %49, label %b15, label %b16, !dbg !173

b15:
	br label %b16, !dbg !238

b16:
	%174 = phi float [ %173, %b14 ], [ %97, %b15 ], !dbg !239
	br i1 %51, label %b17, label %b18, !dbg !175

b17:
	br label %b18, !dbg !240

b18:
	%175 = phi float [ %148, %b16 ], [ %98, %b17 ], !dbg !241
	br i1 %53, label %b19, label %b20, !dbg !177

b19:
	br label %b20, !dbg !242

b20:
	%176 = phi float [ %152, %b18 ], [ %99, %b19 ], !dbg !243
	br i1 %55, label %b21, label %b22, !dbg !179

b21:
	br label %b22, !dbg !244

b22:
	%177 = phi float [ %156, %b20 ], [ %100, %b21 ], !dbg !245
	br i1 %47, label %b23, label %b24, !dbg !247

b23:
	br label %b24, !dbg !248

b24:
	%178 = phi float [ %160, %b22 ], [ %108, %b23 ], !dbg !237
	br i1 %49, label %b25, label %b26, !dbg !249

b25:
	br label %b26, !dbg !250

b26:
	%179 = phi float [ %178, %b24 ], [ %108, %b25 ], !dbg !239
	br i1 %51, label %b27, label %b28, !dbg !251

b27:
	br label %b28, !dbg !252

b28:
	%180 = phi float [ %164, %b26 ], [ %109, %b27 ], !dbg !241
	br i1 %53, label %b29, label %b30, !dbg !253

b29:
	br label %b30, !dbg !254

b30:
	%181 = phi float [ %168, %b28 ], [ %110, %b29 ], !dbg !243
	br i1 %55, label %b31, label %b32, !dbg !255

b31:
	br label %b32, !dbg !256

b32:
	%182 = phi float [ %172, %b30 ], [ %111, %b31 ], !dbg !245
	br label %b33, !dbg !246

b33:
	%183 = phi float [ %144, %b11 ], [ %174, %b32 ], !dbg !257
	%184 = phi float [ %148, %b11 ], [ %175, %b32 ], !dbg !257
	%185 = phi float [ %152, %b11 ], [ %176, %b32 ], !dbg !257
	%186 = phi float [ %156, %b11 ], [ %177, %b32 ], !dbg !257
	%187 = phi float [ %160, %b11 ], [ %179, %b32 ], !dbg !258
	%188 = phi float [ %164, %b11 ], [ %180, %b32 ], !dbg !258
	%189 = phi float [ %168, %b11 ], [ %181, %b32 ], !dbg !258
	%190 = phi float [ %172, %b11 ], [ %182, %b32 ], !dbg !258
	%191 = add i64 %92, %p11, !dbg !259
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %92, !dbg !260
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 0, !dbg !260
	%194 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 1, !dbg !260
	%195 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 2, !dbg !260
	%196 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 3, !dbg !260
	%197 = bitcast { float, float, float, float }* %192 to <4 x float>*, !dbg !260
	%198 = insertelement <4 x float> undef, float %183, i32 0, !dbg !260
	%199 = insertelement <4 x float> %198, float %184, i32 1, !dbg !260
	%200 = insertelement <4 x float> %199, float %185, i32 2, !dbg !260
	%201 = insertelement <4 x float> %200, float %186, i32 3, !dbg !260
	store <4 x float> %201, <4 x float>* %197, align 16, !dbg !260
	%202 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %191, !dbg !261
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 0, !dbg !261
	%204 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 1, !dbg !261
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 2, !dbg !261
	%206 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 3, !dbg !261
	%207 = bitcast { float, float, float, float }* %202 to <4 x float>*, !dbg !261
	%208 = insertelement <4 x float> undef, float %187, i32 0, !dbg !261
	%209 = insertelement <4 x float> %208, float %188, i32 1, !dbg !261
	%210 = insertelement <4 x float> %209, float %189, i32 2, !dbg !261
	%211 = insertelement <4 x float> %210, float %190, i32 3, !dbg !261
	store <4 x float> %211, <4 x float>* %207, align 16, !dbg !261
	%212 = fsub float %183, %97, !dbg !264
	%213 = fsub float %184, %98, !dbg !265
	%214 = fsub float %185, %99, !dbg !266
	%215 = fsub float %186, %100, !dbg !267
	%216 = fmul float %212, %212, !dbg !268
	%217 = fmul float %213, %213, !dbg !269
	%218 = fadd float %216, %217, !dbg !270
	%219 = fmul float %214, %214, !dbg !271
	%220 = fadd float %218, %219, !dbg !272
	%221 = fmul float %215, %215, !dbg !273
	%222 = fadd float %220, %221, !dbg !274
	%223 = fsub float %187, %108, !dbg !276
	%224 = fsub float %188, %109, !dbg !277
	%225 = fsub float %189, %110, !dbg !278
	%226 = fsub float %190, %111, !dbg !279
	%227 = fmul float %223, %223, !dbg !280
	%228 = fmul float %224, %224, !dbg !281
	%229 = fadd float %227, %228, !dbg !282
	%230 = fmul float %225, %225, !dbg !283
	%231 = fadd float %229, %230, !dbg !284
	%232 = fmul float %226, %226, !dbg !285
	%233 = fadd float %231, %232, !dbg !286
	%234 = fadd float %222, %233, !dbg !287
	%235 = fadd float %90, %234, !dbg !288
	%236 = add i64 %191, %p11, !dbg !289
	%237 = sub nsw i64 %101, 2, !dbg !290
	br label %b10, !dbg !290

b58:
	%238 = phi float [ %90, %b10 ], [ %325, %b34_cold ], !dbg !293
	%239 = phi i64 [ %91, %b10 ], [ %326, %b34_cold ], !dbg !293
	%240 = phi i64 [ %92, %b10 ], [ %327, %b34_cold ], !dbg !293
	%241 = phi float [ %93, %b10 ], [ %328, %b34_cold ], !dbg !293
	%242 = phi float [ %94, %b10 ], [ %329, %b34_cold ], !dbg !293
	%243 = phi float [ %95, %b10 ], [ %330, %b34_cold ], !dbg !293
	%244 = phi float [ %96, %b10 ], [ %331, %b34_cold ], !dbg !293
	%245 = phi float [ %97, %b10 ], [ %332, %b34_cold ], !dbg !293
	%246 = phi float [ %98, %b10 ], [ %333, %b34_cold ], !dbg !293
	%247 = phi float [ %99, %b10 ], [ %334, %b34_cold ], !dbg !293
	%248 = phi float [ %100, %b10 ], [ %335, %b34_cold ], !dbg !293
	%249 = phi i64 [ %101, %b10 ], [ %336, %b34_cold ], !dbg !293
	%250 = icmp sgt i64 %249, 0, !dbg !293
	br i1 %250, label %b59, label %b72, !dbg !293

b59:
	%251 = add i64 %239, %p11, !dbg !294
	%252 = mul i64 %239, 4, !dbg !296
	%253 = add i64 %252, %8, !dbg !297
	%254 = add i64 %252, %11, !dbg !299
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %251, !dbg !295
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 0, !dbg !295
	%257 = icmp uge i64 %251, %p6, !dbg !295
	%258 = icmp uge i64 %253, %p3, !dbg !298
	%259 = icmp uge i64 %254, %p3, !dbg !300
	%260 = or i1 %257, %258, !dbg !300
	%261 = or i1 %260, %259, !dbg !300
	br i1 %261, label %b59_fail1, label %b59_ok1, !dbg !300, !prof !24

b59_ok1:
	%262 = bitcast { float, float, float, float }* %255 to <4 x float>*, !dbg !295
	%263 = load <4 x float>, <4 x float>* %262, align 16, !dbg !295
	%264 = extractelement <4 x float> %263, i32 0, !dbg !295
	%265 = extractelement <4 x float> %263, i32 1, !dbg !295
	%266 = extractelement <4 x float> %263, i32 2, !dbg !295
	%267 = extractelement <4 x float> %263, i32 3, !dbg !295
	%268 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 1, !dbg !295
	%269 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 2, !dbg !295
	%270 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 3, !dbg !295
	%271 = getelementptr inbounds float, float* %p2, i64 %253, !dbg !298
	%272 = load float, float* %271, align 4, !dbg !298
	%273 = getelementptr inbounds float, float* %p2, i64 %254, !dbg !300
	%274 = load float, float* %273, align 4, !dbg !300
	%275 = fadd float %272, %246, !dbg !302
	%276 = fadd float %275, %241, !dbg !303
	%277 = fadd float %276, %264, !dbg !304
	%278 = fmul float %277, 2.500000e-01, !dbg !305
	%279 = fadd float %245, %247, !dbg !306
	%280 = fadd float %279, %242, !dbg !307
	%281 = fadd float %280, %265, !dbg !308
	%282 = fmul float %281, 2.500000e-01, !dbg !309
	%283 = fadd float %246, %248, !dbg !310
	%284 = fadd float %283, %243, !dbg !311
	%285 = fadd float %284, %266, !dbg !312
	%286 = fmul float %285, 2.500000e-01, !dbg !313
	%287 = fadd float %247, %274, !dbg !314
	%288 = fadd float %287, %244, !dbg !315
	%289 = fadd float %288, %267, !dbg !316
	%290 = fmul float %289, 2.500000e-01, !dbg !317
	br i1 %6, label %b71, label %b60, !dbg !301

b60:
	br i1 %47, label %b61, label %b62, !dbg !319

b61:
	br label %b62, !dbg !320

b62:
	%291 = phi float [ %278, %b60 ], [ %245, %b61 ], !dbg !237
	br i1 %49, label %b63, label %b64, !dbg !321

b63:
	br label %b64, !dbg !322

b64:
	%292 = phi float [ %291, %b62 ], [ %245, %b63 ], !dbg !239
	br i1 %51, label %b65, label %b66, !dbg !323

b65:
	br label %b66, !dbg !324

b66:
	%293 = phi float [ %282, %b64 ], [ %246, %b65 ], !dbg !241
	br i1 %53, label %b67, label %b68, !dbg !325

b67:
	br label %b68, !dbg !326

b68:
	%294 = phi float [ %286, %b66 ], [ %247, %b67 ], !dbg !243
	br i1 %55, label %b69, label %b70, !dbg !327

b69:
	br label %b70, !dbg !328

b70:
	%295 = phi float [ %290, %b68 ], [ %248, %b69 ], !dbg !245
	br label %b71, !dbg !318

b71:
	%296 = phi float [ %278, %b59_ok1 ], [ %292, %b70 ], !dbg !329
	%297 = phi float [ %282, %b59_ok1 ], [ %293, %b70 ], !dbg !329
	%298 = phi float [ %286, %b59_ok1 ], [ %294, %b70 ], !dbg !329
	%299 = phi float [ %290, %b59_ok1 ], [ %295, %b70 ], !dbg !329
	%300 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %240, !dbg !330
	%301 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 0, !dbg !330
	%302 = icmp uge i64 %240, %p6, !dbg !330
	br i1 %302, label %b71_fail1, label %b71_ok1, !dbg !330, !prof !24

b71_ok1:
	%303 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 1, !dbg !330
	%304 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 2, !dbg !330
	%305 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 3, !dbg !330
	%306 = bitcast { float, float, float, float }* %300 to <4 x float>*, !dbg !330
	%307 = insertelement <4 x float> undef, float %296, i32 0, !dbg !330
	%308 = insertelement <4 x float> %307, float %297, i32 1, !dbg !330
	%309 = insertelement <4 x float> %308, float %298, i32 2, !dbg !330
	%310 = insertelement <4 x float> %309, float %299, i32 3, !dbg !330
	store <4 x float> %310, <4 x float>* %306, align 16, !dbg !330
	%311 = fsub float %296, %245, !dbg !332
	%312 = fsub float %297, %246, !dbg !333
	%313 = fsub float %298, %247, !dbg !334
	%314 = fsub float %299, %248, !dbg !335
	%315 = fmul float %311, %311, !dbg !336
	%316 = fmul float %312, %312, !dbg !337
	%317 = fadd float %315, %316, !dbg !338
	%318 = fmul float %313, %313, !dbg !339
	%319 = fadd float %317, %318, !dbg !340
	%320 = fmul float %314, %314, !dbg !341
	%321 = fadd float %319, %320, !dbg !342
	%322 = fadd float %238, %321, !dbg !343
	br label %b72, !dbg !343

b72:
	%323 = phi float [ %238, %b58 ], [ %322, %b71_ok1 ], !dbg !180
	ret float %323, !dbg !344

b9_fail1:
	%324 = icmp uge i64 %18, %p6, !dbg !163
	br i1 %324, label %b9_fail2, label %b9_ok2, !dbg !163

b9_fail2:
	br label %fail, !dbg !163

b9_ok2:
	br label %fail, !dbg !164

b34_cold:
	%325 = phi float [ %488, %b57_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !180
	%326 = phi i64 [ %339, %b57_cold_ok2 ], [ %17, %b9_ok1 ], !dbg !181
	%327 = phi i64 [ %489, %b57_cold_ok2 ], [ %20, %b9_ok1 ], !dbg !182
	%328 = phi float [ %366, %b57_cold_ok2 ], [ %28, %b9_ok1 ], !dbg !183
	%329 = phi float [ %367, %b57_cold_ok2 ], [ %29, %b9_ok1 ], !dbg !183
	%330 = phi float [ %368, %b57_cold_ok2 ], [ %30, %b9_ok1 ], !dbg !183
	%331 = phi float [ %369, %b57_cold_ok2 ], [ %31, %b9_ok1 ], !dbg !183
	%332 = phi float [ %377, %b57_cold_ok2 ], [ %39, %b9_ok1 ], !dbg !184
	%333 = phi float [ %378, %b57_cold_ok2 ], [ %40, %b9_ok1 ], !dbg !184
	%334 = phi float [ %379, %b57_cold_ok2 ], [ %41, %b9_ok1 ], !dbg !184
	%335 = phi float [ %380, %b57_cold_ok2 ], [ %42, %b9_ok1 ], !dbg !184
	%336 = phi i64 [ %490, %b57_cold_ok2 ], [ %46, %b9_ok1 ], !dbg !185
	%337 = icmp sge i64 %336, 2, !dbg !186
	br i1 %337, label %b35_cold, label %b58, !dbg !186

b35_cold:
	%338 = add i64 %326, %p11, !dbg !187
	%339 = add i64 %338, %p11, !dbg !189
	%340 = mul i64 %326, 4, !dbg !191
	%341 = add i64 %340, %8, !dbg !192
	%342 = add i64 %340, %11, !dbg !194
	%343 = mul i64 %338, 4, !dbg !196
	%344 = add i64 %343, %8, !dbg !197
	%345 = add i64 %343, %11, !dbg !199
	%346 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %338, !dbg !188
	%347 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 0, !dbg !188
	%348 = icmp uge i64 %338, %p6, !dbg !188
	%349 = icmp uge i64 %339, %p6, !dbg !190
	%350 = icmp uge i64 %341, %p3, !dbg !193
	%351 = icmp uge i64 %342, %p3, !dbg !195
	%352 = icmp uge i64 %344, %p3, !dbg !198
	%353 = icmp uge i64 %345, %p3, !dbg !200
	%354 = or i1 %348, %349, !dbg !200
	%355 = or i1 %354, %350, !dbg !200
	%356 = or i1 %355, %351, !dbg !200
	%357 = or i1 %356, %352, !dbg !200
	%358 = or i1 %357, %353, !dbg !200
	br i1 %358, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !200, !prof !24

b35_cold_fail1:
	%359 = icmp uge i64 %338, %p6, !dbg !188
	br i1 %359, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !188

b35_cold_fail2:
	br label %fail, !dbg !188

b35_cold_ok2:
	%360 = icmp uge i64 %339, %p6, !dbg !190
	br i1 %360, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !190

b35_cold_fail3:
	br label %fail, !dbg !190

b35_cold_ok3:
	%361 = icmp uge i64 %341, %p3, !dbg !193
	br i1 %361, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !193

b35_cold_fail4:
	br label %fail, !dbg !193

b35_cold_ok4:
	%362 = icmp uge i64 %342, %p3, !dbg !195
	br i1 %362, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !195

b35_cold_fail5:
	br label %fail, !dbg !195

b35_cold_ok5:
	%363 = icmp uge i64 %344, %p3, !dbg !198
	br i1 %363, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !198

b35_cold_fail6:
	br label %fail, !dbg !198

b35_cold_ok6:
	br label %fail, !dbg !200

b35_cold_ok1:
	%364 = bitcast { float, float, float, float }* %346 to <4 x float>*, !dbg !188
	%365 = load <4 x float>, <4 x float>* %364, align 16, !dbg !188
	%366 = extractelement <4 x float> %365, i32 0, !dbg !188
	%367 = extractelement <4 x float> %365, i32 1, !dbg !188
	%368 = extractelement <4 x float> %365, i32 2, !dbg !188
	%369 = extractelement <4 x float> %365, i32 3, !dbg !188
	%370 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 1, !dbg !188
	%371 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 2, !dbg !188
	%372 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 3, !dbg !188
	%373 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %339, !dbg !190
	%374 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 0, !dbg !190
	%375 = bitcast { float, float, float, float }* %373 to <4 x float>*, !dbg !190
	%376 = load <4 x float>, <4 x float>* %375, align 16, !dbg !190
	%377 = extractelement <4 x float> %376, i32 0, !dbg !190
	%378 = extractelement <4 x float> %376, i32 1, !dbg !190
	%379 = extractelement <4 x float> %376, i32 2, !dbg !190
	%380 = extractelement <4 x float> %376, i32 3, !dbg !190
	%381 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 1, !dbg !190
	%382 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 2, !dbg !190
	%383 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 3, !dbg !190
	%384 = getelementptr inbounds float, float* %p2, i64 %341, !dbg !193
	%385 = load float, float* %384, align 4, !dbg !193
	%386 = getelementptr inbounds float, float* %p2, i64 %342, !dbg !195
	%387 = load float, float* %386, align 4, !dbg !195
	%388 = getelementptr inbounds float, float* %p2, i64 %344, !dbg !198
	%389 = load float, float* %388, align 4, !dbg !198
	%390 = getelementptr inbounds float, float* %p2, i64 %345, !dbg !200
	%391 = load float, float* %390, align 4, !dbg !200
	%392 = fadd float %385, %333, !dbg !203
	%393 = fadd float %392, %328, !dbg !204
	%394 = fadd float %393, %366, !dbg !205
	%395 = fmul float %394, 2.500000e-01, !dbg !206
	%396 = fadd float %332, %334, !dbg !207
	%397 = fadd float %396, %329, !dbg !208
	%398 = fadd float %397, %367, !dbg !209
	%399 = fmul float %398, 2.500000e-01, !dbg !210
	%400 = fadd float %333, %335, !dbg !211
	%401 = fadd float %400, %330, !dbg !212
	%402 = fadd float %401, %368, !dbg !213
	%403 = fmul float %402, 2.500000e-01, !dbg !214
	%404 = fadd float %334, %387, !dbg !215
	%405 = fadd float %404, %331, !dbg !216
	%406 = fadd float %405, %369, !dbg !217
	%407 = fmul float %406, 2.500000e-01, !dbg !218
	%408 = fadd float %389, %367, !dbg !220
	%409 = fadd float %408, %332, !dbg !221
	%410 = fadd float %409, %377, !dbg !222
	%411 = fmul float %410, 2.500000e-01, !dbg !223
	%412 = fadd float %366, %368, !dbg !224
	%413 = fadd float %412, %333, !dbg !225
	%414 = fadd float %413, %378, !dbg !226
	%415 = fmul float %414, 2.500000e-01, !dbg !227
	%416 = fadd float %367, %369, !dbg !228
	%417 = fadd float %416, %334, !dbg !229
	%418 = fadd float %417, %379, !dbg !230
	%419 = fmul float %418, 2.500000e-01, !dbg !231
	%420 = fadd float %368, %391, !dbg !232
	%421 = fadd float %420, %335, !dbg !233
	%422 = fadd float %421, %380, !dbg !234
	%423 = fmul float %422, 2.500000e-01, !dbg !235
	br i1 %6, label %b57_cold, label %b36_cold, !dbg !219

b36_cold:
	br i1 %47, label %b37_cold, label %b38_cold, !dbg !171

b37_cold:
	br label %b38_cold, !dbg !236

b38_cold:
	%424 = phi float [ %395, %b36_cold ], [ %332, %b37_cold ], !dbg !237
	br i1 %49, label %b39_cold, label %b40_cold, !dbg !173

b39_cold:
	br label %b40_cold, !dbg !238

b40_cold:
	%425 = phi float [ %424, %b38_cold ], [ %332, %b39_cold ], !dbg !239
	br i1 %51, label %b41_cold, label %b42_cold, !dbg !175

b41_cold:
	br label %b42_cold, !dbg !240

b42_cold:
	%426 = phi float [ %399, %b40_cold ], [ %333, %b41_cold ], !dbg !241
	br i1 %53, label %b43_cold, label %b44_cold, !dbg !177

b43_cold:
	br label %b44_cold, !dbg !242

b44_cold:
	%427 = phi float [ %403, %b42_cold ], [ %334, %b43_cold ], !dbg !243
	br i1 %55, label %b45_cold, label %b46_cold, !dbg !179

b45_cold:
	br label %b46_cold, !dbg !244

b46_cold:
	%428 = phi float [ %407, %b44_cold ], [ %335, %b45_cold ], !dbg !245
	br i1 %47, label %b47_cold, label %b48_cold, !dbg !247

b47_cold:
	br label %b48_cold, !dbg !248

b48_cold:
	%429 = phi float [ %411, %b46_cold ], [ %366, %b47_cold ], !dbg !237
	br i1 %49, label %b49_cold, label %b50_cold, !dbg !249

b49_cold:
	br label %b50_cold, !dbg !250

b50_cold:
	%430 = phi float [ %429, %b48_cold ], [ %366, %b49_cold ], !dbg !239
	br i1 %51, label %b51_cold, label %b52_cold, !dbg !251

b51_cold:
	br label %b52_cold, !dbg !252

b52_cold:
	%431 = phi float [ %415, %b50_cold ], [ %367, %b51_cold ], !dbg !241
	br i1 %53, label %b53_cold, label %b54_cold, !dbg !253

b53_cold:
	br label %b54_cold, !dbg !254

b54_cold:
	%432 = phi float [ %419, %b52_cold ], [ %368, %b53_cold ], !dbg !243
	br i1 %55, label %b55_cold, label %b56_cold, !dbg !255

b55_cold:
	br label %b56_cold, !dbg !256

b56_cold:
	%433 = phi float [ %423, %b54_cold ], [ %369, %b55_cold ], !dbg !245
	br label %b57_cold, !dbg !246

b57_cold:
	%434 = phi float [ %395, %b35_cold_ok1 ], [ %425, %b56_cold ], !dbg !257
	%435 = phi float [ %399, %b35_cold_ok1 ], [ %426, %b56_cold ], !dbg !257
	%436 = phi float [ %403, %b35_cold_ok1 ], [ %427, %b56_cold ], !dbg !257
	%437 = phi float [ %407, %b35_cold_ok1 ], [ %428, %b56_cold ], !dbg !257
	%438 = phi float [ %411, %b35_cold_ok1 ], [ %430, %b56_cold ], !dbg !258
	%439 = phi float [ %415, %b35_cold_ok1 ], [ %431, %b56_cold ], !dbg !258
	%440 = phi float [ %419, %b35_cold_ok1 ], [ %432, %b56_cold ], !dbg !258
	%441 = phi float [ %423, %b35_cold_ok1 ], [ %433, %b56_cold ], !dbg !258
	%442 = add i64 %327, %p11, !dbg !259
	%443 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %327, !dbg !260
	%444 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 0, !dbg !260
	%445 = icmp uge i64 %327, %p6, !dbg !260
	br i1 %445, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !260, !prof !24

b57_cold_fail1:
	br label %fail, !dbg !260

b57_cold_ok1:
	%446 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 1, !dbg !260
	%447 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 2, !dbg !260
	%448 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 3, !dbg !260
	%449 = bitcast { float, float, float, float }* %443 to <4 x float>*, !dbg !260
	%450 = insertelement <4 x float> undef, float %434, i32 0, !dbg !260
	%451 = insertelement <4 x float> %450, float %435, i32 1, !dbg !260
	%452 = insertelement <4 x float> %451, float %436, i32 2, !dbg !260
	%453 = insertelement <4 x float> %452, float %437, i32 3, !dbg !260
	store <4 x float> %453, <4 x float>* %449, align 16, !dbg !260
	%454 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %442, !dbg !261
	%455 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 0, !dbg !261
	%456 = icmp uge i64 %442, %p6, !dbg !261
	br i1 %456, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !261, !prof !24

b57_cold_fail2:
	br label %fail, !dbg !261

b57_cold_ok2:
	%457 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 1, !dbg !261
	%458 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 2, !dbg !261
	%459 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 3, !dbg !261
	%460 = bitcast { float, float, float, float }* %454 to <4 x float>*, !dbg !261
	%461 = insertelement <4 x float> undef, float %438, i32 0, !dbg !261
	%462 = insertelement <4 x float> %461, float %439, i32 1, !dbg !261
	%463 = insertelement <4 x float> %462, float %440, i32 2, !dbg !261
	%464 = insertelement <4 x float> %463, float %441, i32 3, !dbg !261
	store <4 x float> %464, <4 x float>* %460, align 16, !dbg !261
	%465 = fsub float %434, %332, !dbg !264
	%466 = fsub float %435, %333, !dbg !265
	%467 = fsub float %436, %334, !dbg !266
	%468 = fsub float %437, %335, !dbg !267
	%469 = fmul float %465, %465, !dbg !268
	%470 = fmul float %466, %466, !dbg !269
	%471 = fadd float %469, %470, !dbg !270
	%472 = fmul float %467, %467, !dbg !271
	%473 = fadd float %471, %472, !dbg !272
	%474 = fmul float %468, %468, !dbg !273
	%475 = fadd float %473, %474, !dbg !274
	%476 = fsub float %438, %366, !dbg !276
	%477 = fsub float %439, %367, !dbg !277
	%478 = fsub float %440, %368, !dbg !278
	%479 = fsub float %441, %369, !dbg !279
	%480 = fmul float %476, %476, !dbg !280
	%481 = fmul float %477, %477, !dbg !281
	%482 = fadd float %480, %481, !dbg !282
	%483 = fmul float %478, %478, !dbg !283
	%484 = fadd float %482, %483, !dbg !284
	%485 = fmul float %479, %479, !dbg !285
	%486 = fadd float %484, %485, !dbg !286
	%487 = fadd float %475, %486, !dbg !287
	%488 = fadd float %325, %487, !dbg !288
	%489 = add i64 %442, %p11, !dbg !289
	%490 = sub nsw i64 %336, 2, !dbg !290
	br label %b34_cold, !dbg !290, !llvm.loop !292

b59_fail1:
	%491 = icmp uge i64 %251, %p6, !dbg !295
	br i1 %491, label %b59_fail2, label %b59_ok2, !dbg !295

b59_fail2:
	br label %fail, !dbg !295

b59_ok2:
	%492 = icmp uge i64 %253, %p3, !dbg !298
	br i1 %492, label %b59_fail3, label %b59_ok3, !dbg !298

b59_fail3:
	br label %fail, !dbg !298

b59_ok3:
	br label %fail, !dbg !300

b71_fail1:
	br label %fail, !dbg !330

fail:
	%493 = phi i32 [ 21, %b9_fail2 ], [ 21, %b9_ok2 ], [ 22, %b35_cold_fail2 ], [ 22, %b35_cold_fail3 ], [ 23, %b35_cold_fail4 ], [ 23, %b35_cold_fail5 ], [ 24, %b35_cold_fail6 ], [ 24, %b35_cold_ok6 ], [ 25, %b57_cold_fail1 ], [ 25, %b57_cold_fail2 ], [ 26, %b59_fail2 ], [ 26, %b59_fail3 ], [ 26, %b59_ok3 ], [ 27, %b71_fail1 ], !dbg !139
	%494 = phi i64 [ %18, %b9_fail2 ], [ %17, %b9_ok2 ], [ %338, %b35_cold_fail2 ], [ %339, %b35_cold_fail3 ], [ %341, %b35_cold_fail4 ], [ %342, %b35_cold_fail5 ], [ %344, %b35_cold_fail6 ], [ %345, %b35_cold_ok6 ], [ %327, %b57_cold_fail1 ], [ %442, %b57_cold_fail2 ], [ %251, %b59_fail2 ], [ %253, %b59_fail3 ], [ %254, %b59_ok3 ], [ %240, %b71_fail1 ], !dbg !139
	%495 = phi i64 [ %p6, %b9_fail2 ], [ %p6, %b9_ok2 ], [ %p6, %b35_cold_fail2 ], [ %p6, %b35_cold_fail3 ], [ %p3, %b35_cold_fail4 ], [ %p3, %b35_cold_fail5 ], [ %p3, %b35_cold_fail6 ], [ %p3, %b35_cold_ok6 ], [ %p6, %b57_cold_fail1 ], [ %p6, %b57_cold_fail2 ], [ %p6, %b59_fail2 ], [ %p3, %b59_fail3 ], [ %p3, %b59_ok3 ], [ %p6, %b71_fail1 ], !dbg !139
	call void @gpuc_fail(i8* %ctrl, i32 %493, i64 %494, i64 %495), !dbg !139
	ret float undef, !dbg !139
}

define void @Step(float* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64* %p26, i64 %p27, i64 %p28, i32 %p29, i32 %p30, double %p31, i8* %ctrl) nounwind !dbg !345 {
entry:
	br label %b0, !dbg !346

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !346
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !346
	%2 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !346
	%3 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !346
	%4 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !346
	%5 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !346
	%6 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !346
	%7 = addrspacecast i64* %p26 to i64 addrspace(1)*, !dbg !346
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !353
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !354, !range !135
	%10 = sext i32 %9 to i64, !dbg !354
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !354, !range !136
	%12 = sext i32 %11 to i64, !dbg !354
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !354, !range !136
	%14 = sext i32 %13 to i64, !dbg !354
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !354, !range !355
	%16 = sext i32 %15 to i64, !dbg !354
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !354, !range !356
	%18 = sext i32 %17 to i64, !dbg !354
	%19 = mul i64 %18, %14, !dbg !354
	%20 = add i64 %12, %19, !dbg !354
	%21 = mul i64 %16, %20, !dbg !354
	%22 = add i64 %10, %21, !dbg !354
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !354, !range !25
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !354, !range !25
	%25 = mul i32 %23, %24, !dbg !354
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !354, !range !26
	%27 = mul i32 %25, %26, !dbg !354
	%28 = sext i32 %27 to i64, !dbg !354
	%29 = mul i64 %22, %28, !dbg !354
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !354, !range !28
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !354, !range !28
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !354, !range !29
	%33 = mul i32 %24, %32, !dbg !354
	%34 = add i32 %31, %33, !dbg !354
	%35 = mul i32 %23, %34, !dbg !354
	%36 = add i32 %30, %35, !dbg !354
	%37 = sext i32 %36 to i64, !dbg !354
	%38 = add i64 %29, %37, !dbg !354
	%39 = icmp eq i64 %38, 0, !dbg !357
	br i1 %39, label %b1, label %b2, !dbg !357

b1:
	%40 = sub i64 1, %p28, !dbg !358
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %p28, !dbg !359
	%42 = icmp uge i64 %p28, %p27, !dbg !359
	%43 = icmp uge i64 %40, %p27, !dbg !360
	%44 = or i1 %42, %43, !dbg !360
	br i1 %44, label %b1_fail1, label %b1_ok1, !dbg !360, !prof !24

b1_ok1:
	%45 = load i64, i64 addrspace(1)* %41, align 8, !dbg !359
	%46 = add i64 %45, 1, !dbg !361
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %40, !dbg !360
	store i64 %46, i64 addrspace(1)* %47, align 8, !dbg !360
	br label %b2, !dbg !360

b2:
	%48 = fcmp oge double %p31, 0.000000e+00, !dbg !362
	br i1 %48, label %b3, label %b7, !dbg !362

b3:
	%49 = sub i64 1, %p28, !dbg !363
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %49, !dbg !364
	%51 = icmp uge i64 %49, %p25, !dbg !364
	br i1 %51, label %b3_fail1, label %b3_ok1, !dbg !364, !prof !24

b3_ok1:
	%52 = load i64, i64 addrspace(1)* %50, align 8, !dbg !364
	%53 = icmp ne i64 %52, 0, !dbg !365
	br i1 %53, label %b4, label %b7, !dbg !365

b4:
	br i1 %39, label %b5, label %b6, !dbg !366

b5:
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %p28, !dbg !367
	%55 = icmp uge i64 %p28, %p25, !dbg !367
	br i1 %55, label %b5_fail1, label %b5_ok1, !dbg !367, !prof !24

b5_ok1:
	store i64 %52, i64 addrspace(1)* %54, align 8, !dbg !367
	br label %b6, !dbg !367

b6:
	ret void, !dbg !368

b7:
	%56 = icmp ne i32 %p30, 0, !dbg !369
	br i1 %56, label %b8, label %b11, !dbg !369

b8:
	%57 = icmp eq i64 %10, 0, !dbg !372
	br i1 %57, label %b9, label %b11, !dbg !372

b9:
	%58 = sub nsw i64 %18, 2, !dbg !373
	%59 = icmp sgt i64 %58, 0, !dbg !374
	%60 = select i1 %59, i64 %58, i64 0, !dbg !374
	%61 = icmp eq i64 %12, %60, !dbg !375
	br i1 %61, label %b10, label %b11, !dbg !371

b10:
	%62 = addrspacecast double addrspace(1)* %2 to double*, !dbg !376
	%63 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !376
	%64 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !376
	%65 = addrspacecast double addrspace(1)* %5 to double*, !dbg !376
	%66 = addrspacecast i64 addrspace(1)* %6 to i64*, !dbg !376
	call void @gpuc_fn_solver_publish(double* %62, i64 %p17, i64 %p17, i64* %63, i64 %p19, i32* %64, i64 %p21, i64 %p21, double* %65, i64 %p23, i64 %p23, i64* %66, i64 %p25, i64 %p25, i32 %p30, i8* %ctrl), !dbg !376
	br label %b11, !dbg !376

b11:
	%67 = icmp sgt i64 %p4, 0, !dbg !377
	br i1 %67, label %b12, label %b37, !dbg !377

b12:
	%68 = and i64 %p1, 3, !dbg !380
	%69 = icmp eq i64 %68, 0, !dbg !380
	br i1 %69, label %b13, label %b36, !dbg !380

b13:
	%70 = addrspacecast float addrspace(1)* %0 to float*, !dbg !380
	%71 = ptrtoint float* %70 to i64, !dbg !380
	%72 = and i64 %71, 15, !dbg !380
	%73 = icmp eq i64 %72, 0, !dbg !380
	%74 = icmp eq i64 %p1, 0, !dbg !380
	%75 = or i1 %73, %74, !dbg !380
	br i1 %75, label %b14, label %b35, !dbg !380

b14:
	%76 = ashr i64 %p1, 2, !dbg !380
	%77 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !380
	%78 = icmp eq i64 %12, 0, !dbg !381
	%79 = sub nsw i64 %18, 1, !dbg !382
	%80 = icmp eq i64 %12, %79, !dbg !383
	%81 = sext i32 %23 to i64, !dbg !384
	%82 = sext i32 %24 to i64, !dbg !384
	%83 = mul i64 %12, %82, !dbg !385
	%84 = sext i32 %30 to i64, !dbg !386
	%85 = sext i32 %31 to i64, !dbg !386
	%86 = add i64 %83, %85, !dbg !387
	%87 = mul i64 %86, %p13, !dbg !390
	%88 = icmp slt i64 %86, %p14, !dbg !391
	%89 = select i1 %88, i64 %86, i64 %p14, !dbg !391
	%90 = add i64 %87, %89, !dbg !392
	%91 = sub i64 %90, 4, !dbg !393
	%92 = add nsw i64 %86, 1, !dbg !394
	%93 = mul i64 %92, %p13, !dbg !396
	%94 = icmp slt i64 %92, %p14, !dbg !397
	%95 = select i1 %94, i64 %92, i64 %p14, !dbg !397
	%96 = add i64 %93, %95, !dbg !398
	%97 = sub i64 %96, 4, !dbg !399
	%98 = icmp eq i64 %37, 0, !dbg !400
	%99 = sub i64 1, %p28, !dbg !401
	%100 = mul i64 %99, 2, !dbg !404
	%101 = mul i64 %100, %p15, !dbg !405
	%102 = add i64 %100, 1, !dbg !407
	%103 = mul i64 %102, %p15, !dbg !408
	%104 = icmp eq i64 %85, 0, !dbg !409
	%105 = sub nsw i64 %82, 1, !dbg !410
	%106 = icmp eq i64 %85, %105, !dbg !411
	%107 = icmp sgt i64 %p4, 1, !dbg !412
	%108 = sub nsw i64 %p4, 1, !dbg !413
	%109 = add i64 %p12, 1, !dbg !414
	%110 = mul nsw i64 %81, 4, !dbg !415
	%111 = mul i64 %p28, %p8, !dbg !417
	%112 = mul i64 %111, 4, !dbg !418
	%113 = add i64 %112, %p6, !dbg !419
	%114 = mul i64 %109, %p6, !dbg !420
	%115 = add i64 %112, %114, !dbg !421
	%116 = mul i64 %p28, 2, !dbg !423
	%117 = add i64 %116, 1, !dbg !424
	%118 = mul i64 %117, %p15, !dbg !425
	%119 = sext i32 %8 to i64, !dbg !353
	%120 = trunc i64 %p10 to i32, !dbg !353
	%121 = mul i64 %p4, %p6, !dbg !427
	%122 = add i64 %112, %121, !dbg !428
	%123 = mul i64 %116, %p15, !dbg !430
	%124 = trunc i64 %p11 to i32, !dbg !431
	%125 = icmp sgt i64 %91, 1, !dbg !432
	%126 = select i1 %125, i64 %91, i64 1, !dbg !432
	%127 = icmp slt i64 %97, %108, !dbg !433
	%128 = select i1 %127, i64 %97, i64 %108, !dbg !433
	br label %b15, !dbg !434

b15:
	%129 = phi float [ 0.000000e+00, %b14 ], [ %245, %b34 ], !dbg !435
	%130 = phi i64 [ %10, %b14 ], [ %246, %b34 ], !dbg !436
	%131 = icmp slt i64 %130, %p15, !dbg !437
	br i1 %131, label %b16, label %b37, !dbg !437

b16:
	%132 = mul i64 %130, %81, !dbg !438
	%133 = add i64 %132, %84, !dbg !439
	br i1 %78, label %b18, label %b17, !dbg !439

b17:
	br i1 %80, label %b18, label %b34, !dbg !439

b18:
	%134 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %p28, !dbg !440
	%135 = icmp uge i64 %p28, %p27, !dbg !440
	br i1 %135, label %b18_fail1, label %b18_ok1, !dbg !440, !prof !24

b18_ok1:
	%136 = load i64, i64 addrspace(1)* %134, align 8, !dbg !440
	br i1 %98, label %b19, label %b23, !dbg !400

b19:
	br i1 %78, label %b20, label %b21, !dbg !400

b20:
	%137 = add i64 %101, %130, !dbg !441
	%138 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %137, !dbg !442
	%139 = sub i64 %136, 1, !dbg !444
	%140 = addrspacecast i64 addrspace(1)* %138 to i64*, !dbg !443
	%141 = icmp uge i64 %137, %p3, !dbg !442
	%142 = icmp eq i64 addrspace(1)* %138, null, !dbg !443
	%143 = or i1 %141, %142, !dbg !443
	br i1 %143, label %b20_fail1, label %b20_ok1, !dbg !443, !prof !24

b20_ok1:
	%144 = bitcast i64* %140 to i8*, !dbg !443
	%145 = call i64 @gpuc_signal_wait_until_thread(i8* %144, i32 5, i64 %139, i32 1, i8* %ctrl, i32 18), !dbg !443
	br label %b21, !dbg !443

b21:
	br i1 %80, label %b22, label %b23, !dbg !443

b22:
	%146 = add i64 %103, %130, !dbg !445
	%147 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %146, !dbg !446
	%148 = sub i64 %136, 1, !dbg !448
	%149 = addrspacecast i64 addrspace(1)* %147 to i64*, !dbg !447
	%150 = icmp uge i64 %146, %p3, !dbg !446
	%151 = icmp eq i64 addrspace(1)* %147, null, !dbg !447
	%152 = or i1 %150, %151, !dbg !447
	br i1 %152, label %b22_fail1, label %b22_ok1, !dbg !447, !prof !24

b22_ok1:
	%153 = bitcast i64* %149 to i8*, !dbg !447
	%154 = call i64 @gpuc_signal_wait_until_thread(i8* %153, i32 5, i64 %148, i32 1, i8* %ctrl, i32 20), !dbg !447
	br label %b23, !dbg !447

b23:
	call void @llvm.nvvm.barrier0(), !dbg !449
	br i1 %78, label %b24, label %b26, !dbg !449

b24:
	br i1 %104, label %b25, label %b26, !dbg !409

b25:
	%155 = addrspacecast float addrspace(1)* %0 to float*, !dbg !450
	%156 = addrspacecast float addrspace(1)* %0 to float*, !dbg !450
	%157 = addrspacecast { float, float, float, float } addrspace(1)* %77 to { float, float, float, float }*, !dbg !450
	%158 = call float @gpuc_fn_solver_march(float* %155, i64 %p1, float* %156, i64 %p1, i64 %p1, { float, float, float, float }* %157, i64 %76, i64 %76, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %133, i64 0, i64 1, i64 %p28, i8* %ctrl), !dbg !450
	%159 = fadd float 0.000000e+00, %158, !dbg !451
	br label %b26, !dbg !451

b26:
	%160 = phi float [ 0.000000e+00, %b23 ], [ 0.000000e+00, %b24 ], [ %159, %b25 ], !dbg !452
	br i1 %80, label %b27, label %b30, !dbg !452

b27:
	br i1 %106, label %b28, label %b30, !dbg !411

b28:
	br i1 %107, label %b29, label %b30, !dbg !412

b29:
	%161 = addrspacecast float addrspace(1)* %0 to float*, !dbg !453
	%162 = addrspacecast float addrspace(1)* %0 to float*, !dbg !453
	%163 = addrspacecast { float, float, float, float } addrspace(1)* %77 to { float, float, float, float }*, !dbg !453
	%164 = call float @gpuc_fn_solver_march(float* %161, i64 %p1, float* %162, i64 %p1, i64 %p1, { float, float, float, float }* %163, i64 %76, i64 %76, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %133, i64 %108, i64 %p4, i64 %p28, i8* %ctrl), !dbg !453
	%165 = fadd float %160, %164, !dbg !454
	br label %b30, !dbg !454

b30:
	%166 = phi float [ %160, %b26 ], [ %160, %b27 ], [ %160, %b28 ], [ %165, %b29 ], !dbg !452
	call void @llvm.nvvm.barrier0(), !dbg !455
	br i1 %78, label %b31, label %b32, !dbg !455

b31:
	%167 = mul i64 %130, %110, !dbg !456
	%168 = add i64 %167, %110, !dbg !457
	%169 = icmp slt i64 %168, %p6, !dbg !458
	%170 = select i1 %169, i64 %168, i64 %p6, !dbg !458
	%171 = add i64 %115, %167, !dbg !459
	%172 = add i64 %115, %170, !dbg !460
	%173 = add i64 %113, %167, !dbg !462
	%174 = add i64 %113, %170, !dbg !463
	%175 = add i64 %118, %130, !dbg !465
	%176 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %175, !dbg !466
	%177 = sub i64 %170, %167, !dbg !461
	%178 = getelementptr inbounds float, float addrspace(1)* %0, i64 %171, !dbg !461
	%179 = getelementptr inbounds float, float addrspace(1)* %0, i64 %173, !dbg !464
	%180 = mul i64 %177, 4, !dbg !353
	%181 = icmp ugt i64 %172, %p1, !dbg !461
	%182 = icmp ugt i64 %171, %172, !dbg !461
	%183 = icmp ugt i64 %174, %p1, !dbg !464
	%184 = icmp ugt i64 %173, %174, !dbg !464
	%185 = icmp uge i64 %175, %p3, !dbg !466
	%186 = icmp uge i64 %p10, %119, !dbg !353
	%187 = icmp eq i64 addrspace(1)* %176, null, !dbg !353
	%188 = or i1 %181, %182, !dbg !353
	%189 = or i1 %188, %183, !dbg !353
	%190 = or i1 %189, %184, !dbg !353
	%191 = or i1 %190, %185, !dbg !353
	%192 = or i1 %191, %186, !dbg !353
	%193 = or i1 %192, %187, !dbg !353
	br i1 %193, label %b31_fail1, label %b31_ok1, !dbg !353, !prof !24

b31_ok1:
	%194 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !353
	%195 = sext i32 %194 to i64, !dbg !353
	%196 = addrspacecast float addrspace(1)* %178 to float*, !dbg !353
	%197 = addrspacecast float addrspace(1)* %179 to float*, !dbg !353
	%198 = addrspacecast i64 addrspace(1)* %176 to i64*, !dbg !353
	%199 = icmp ne i64 %195, %28, !dbg !353
	br i1 %199, label %b31_fail8, label %b31_ok8, !dbg !353, !prof !24

b31_ok8:
	%200 = bitcast float* %196 to i8*, !dbg !353
	%201 = bitcast float* %197 to i8*, !dbg !353
	%202 = bitcast i64* %198 to i8*, !dbg !353
	call void @gpuc_put_signal_nbi_block(i8* %200, i8* %201, i64 %180, i8* %202, i64 %136, i32 9, i32 %120), !dbg !353
	br label %b32, !dbg !352

b32:
	br i1 %80, label %b33, label %b34, !dbg !352

b33:
	%203 = mul i64 %130, %110, !dbg !467
	%204 = add i64 %203, %110, !dbg !468
	%205 = icmp slt i64 %204, %p6, !dbg !469
	%206 = select i1 %205, i64 %204, i64 %p6, !dbg !469
	%207 = add i64 %112, %203, !dbg !470
	%208 = add i64 %112, %206, !dbg !471
	%209 = add i64 %122, %203, !dbg !473
	%210 = add i64 %122, %206, !dbg !474
	%211 = add i64 %123, %130, !dbg !476
	%212 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %211, !dbg !477
	%213 = sub i64 %206, %203, !dbg !472
	%214 = getelementptr inbounds float, float addrspace(1)* %0, i64 %207, !dbg !472
	%215 = getelementptr inbounds float, float addrspace(1)* %0, i64 %209, !dbg !475
	%216 = mul i64 %213, 4, !dbg !431
	%217 = icmp ugt i64 %208, %p1, !dbg !472
	%218 = icmp ugt i64 %207, %208, !dbg !472
	%219 = icmp ugt i64 %210, %p1, !dbg !475
	%220 = icmp ugt i64 %209, %210, !dbg !475
	%221 = icmp uge i64 %211, %p3, !dbg !477
	%222 = icmp uge i64 %p11, %119, !dbg !431
	%223 = icmp eq i64 addrspace(1)* %212, null, !dbg !431
	%224 = or i1 %217, %218, !dbg !431
	%225 = or i1 %224, %219, !dbg !431
	%226 = or i1 %225, %220, !dbg !431
	%227 = or i1 %226, %221, !dbg !431
	%228 = or i1 %227, %222, !dbg !431
	%229 = or i1 %228, %223, !dbg !431
	br i1 %229, label %b33_fail1, label %b33_ok1, !dbg !431, !prof !24

b33_ok1:
	%230 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !431
	%231 = sext i32 %230 to i64, !dbg !431
	%232 = addrspacecast float addrspace(1)* %214 to float*, !dbg !431
	%233 = addrspacecast float addrspace(1)* %215 to float*, !dbg !431
	%234 = addrspacecast i64 addrspace(1)* %212 to i64*, !dbg !431
	%235 = icmp ne i64 %231, %28, !dbg !431
	br i1 %235, label %b33_fail8, label %b33_ok8, !dbg !431, !prof !24

b33_ok8:
	%236 = bitcast float* %232 to i8*, !dbg !431
	%237 = bitcast float* %233 to i8*, !dbg !431
	%238 = bitcast i64* %234 to i8*, !dbg !431
	call void @gpuc_put_signal_nbi_block(i8* %236, i8* %237, i64 %216, i8* %238, i64 %136, i32 9, i32 %124), !dbg !431
	br label %b34, !dbg !426

b34:
	%239 = phi float [ 0.000000e+00, %b17 ], [ %166, %b32 ], [ %166, %b33_ok8 ], !dbg !452
	%240 = addrspacecast float addrspace(1)* %0 to float*, !dbg !478
	%241 = addrspacecast float addrspace(1)* %0 to float*, !dbg !478
	%242 = addrspacecast { float, float, float, float } addrspace(1)* %77 to { float, float, float, float }*, !dbg !478
	%243 = call float @gpuc_fn_solver_march(float* %240, i64 %p1, float* %241, i64 %p1, i64 %p1, { float, float, float, float }* %242, i64 %76, i64 %76, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %133, i64 %126, i64 %128, i64 %p28, i8* %ctrl), !dbg !478
	%244 = fadd float %239, %243, !dbg !479
	%245 = fadd float %129, %244, !dbg !480
	%246 = add i64 %130, %16, !dbg !481
	br label %b15, !dbg !481

b35:
	br label %fail, !dbg !380

b36:
	br label %fail, !dbg !380

b37:
	%247 = phi float [ 0.000000e+00, %b11 ], [ %129, %b15 ], !dbg !482
	br i1 %56, label %b38, label %b58, !dbg !483

b38:
	%248 = icmp eq i64 %10, 0, !dbg !485
	br i1 %248, label %b39, label %b58, !dbg !485

b39:
	%249 = sub nsw i64 %18, 2, !dbg !486
	%250 = icmp sgt i64 %249, 0, !dbg !487
	%251 = select i1 %250, i64 %249, i64 0, !dbg !487
	%252 = icmp eq i64 %12, %251, !dbg !488
	br i1 %252, label %b40, label %b58, !dbg !484

b40:
	%253 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %p28, !dbg !440
	%254 = icmp uge i64 %p28, %p27, !dbg !440
	%255 = icmp uge i64 0, %p21, !dbg !491
	%256 = or i1 %254, %255, !dbg !491
	br i1 %256, label %b40_fail1, label %b40_ok1, !dbg !491, !prof !24

b40_ok1:
	%257 = load i64, i64 addrspace(1)* %253, align 8, !dbg !440
	%258 = sub i64 %257, 1, !dbg !492
	%259 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !491
	%260 = load i32, i32 addrspace(1)* %259, align 4, !dbg !491
	%261 = sext i32 %8 to i64, !dbg !495
	%262 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !496, !range !78
	%263 = sext i32 %262 to i64, !dbg !496
	%264 = and i32 %36, -32, !dbg !496
	%265 = sub i32 %27, %264, !dbg !496
	%266 = icmp slt i32 %265, 32, !dbg !496
	%267 = select i1 %266, i32 %265, i32 32, !dbg !496
	%268 = sext i32 %267 to i64, !dbg !496
	br label %b41, !dbg !496

b41:
	%269 = phi double [ 0.000000e+00, %b40_ok1 ], [ %293, %b43_ok1 ], !dbg !500
	%270 = phi i64 [ %263, %b40_ok1 ], [ %294, %b43_ok1 ], !dbg !496
	%271 = icmp slt i64 %270, %261, !dbg !496
	br i1 %271, label %b42, label %b45, !dbg !496

b42:
	%272 = urem i32 %260, 2, !dbg !502
	%273 = zext i32 %272 to i64, !dbg !503
	%274 = mul i64 %273, %261, !dbg !504
	%275 = add i64 %274, %270, !dbg !505
	%276 = mul i64 %275, 2, !dbg !506
	%277 = add i64 %276, 2, !dbg !508
	%278 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %276, !dbg !509
	%279 = addrspacecast i64 addrspace(1)* %278 to i64*, !dbg !510
	%280 = ptrtoint i64* %279 to i64, !dbg !510
	%281 = and i64 %280, 15, !dbg !510
	%282 = icmp eq i64 %281, 0, !dbg !510
	%283 = icmp ugt i64 %277, %p19, !dbg !509
	%284 = icmp ugt i64 %276, %277, !dbg !509
	%285 = or i1 %283, %284, !dbg !509
	br i1 %285, label %b42_fail1, label %b42_ok1, !dbg !509, !prof !24

b42_ok1:
	br i1 %282, label %b43, label %b44, !dbg !510

b43:
	%286 = bitcast i64 addrspace(1)* %278 to { i64, i64 } addrspace(1)*, !dbg !510
	%287 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %286, i64 0, !dbg !511
	%288 = addrspacecast { i64, i64 } addrspace(1)* %287 to { i64, i64 }*, !dbg !499
	%289 = icmp eq { i64, i64 } addrspace(1)* %287, null, !dbg !499
	br i1 %289, label %b43_fail1, label %b43_ok1, !dbg !499, !prof !24

b43_ok1:
	%290 = bitcast { i64, i64 }* %288 to i8*, !dbg !499
	%291 = call i64 @gpuc_wait_line_thread(i8* %290, i32 %260, i32 1, i8* %ctrl, i32 34), !dbg !499
	%292 = bitcast i64 %291 to double, !dbg !512
	%293 = fadd double %269, %292, !dbg !513
	%294 = add i64 %270, %268, !dbg !496
	br label %b41, !dbg !496

b44:
	br label %fail, !dbg !510

b45:
	%295 = icmp eq i64 %268, 32, !dbg !519
	br i1 %295, label %b46, label %b48, !dbg !519

b46:
	%296 = phi double [ %313, %b47 ], [ %269, %b45 ], !dbg !520
	%297 = phi i64 [ %314, %b47 ], [ 16, %b45 ], !dbg !521
	%298 = icmp sgt i64 %297, 0, !dbg !522
	br i1 %298, label %b47, label %b55, !dbg !522

b47:
	%299 = trunc i64 %297 to i32, !dbg !523
	%300 = bitcast double %296 to i64, !dbg !523
	%301 = trunc i64 %300 to i32, !dbg !523
	%302 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %301, i32 %299, i32 31), !dbg !523
	%303 = extractvalue { i32, i1 } %302, 0, !dbg !523
	%304 = lshr i64 %300, 32, !dbg !523
	%305 = trunc i64 %304 to i32, !dbg !523
	%306 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %305, i32 %299, i32 31), !dbg !523
	%307 = extractvalue { i32, i1 } %306, 0, !dbg !523
	%308 = zext i32 %307 to i64, !dbg !523
	%309 = shl i64 %308, 32, !dbg !523
	%310 = zext i32 %303 to i64, !dbg !523
	%311 = or i64 %310, %309, !dbg !523
	%312 = bitcast i64 %311 to double, !dbg !523
	%313 = fadd double %296, %312, !dbg !524
	%314 = sdiv i64 %297, 2, !dbg !525
	br label %b46, !dbg !525

b48:
	%315 = phi double [ %337, %b53 ], [ %269, %b45 ], !dbg !520
	%316 = phi i64 [ %338, %b53 ], [ 16, %b45 ], !dbg !526
	%317 = icmp sgt i64 %316, 0, !dbg !527
	br i1 %317, label %b49, label %b54, !dbg !527

b49:
	%318 = add i64 %263, %316, !dbg !528
	%319 = icmp sge i64 %318, %268, !dbg !529
	br i1 %319, label %b50, label %b51, !dbg !529

b50:
	br label %b51, !dbg !529

b51:
	%320 = phi i64 [ %318, %b49 ], [ %263, %b50 ], !dbg !530
	%321 = trunc i64 %320 to i32, !dbg !531
	%322 = bitcast double %315 to i64, !dbg !531
	%323 = trunc i64 %322 to i32, !dbg !531
	%324 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %323, i32 %321, i32 31), !dbg !531
	%325 = extractvalue { i32, i1 } %324, 0, !dbg !531
	%326 = lshr i64 %322, 32, !dbg !531
	%327 = trunc i64 %326 to i32, !dbg !531
	%328 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %327, i32 %321, i32 31), !dbg !531
	%329 = extractvalue { i32, i1 } %328, 0, !dbg !531
	%330 = zext i32 %329 to i64, !dbg !531
	%331 = shl i64 %330, 32, !dbg !531
	%332 = zext i32 %325 to i64, !dbg !531
	%333 = or i64 %332, %331, !dbg !531
	%334 = bitcast i64 %333 to double, !dbg !531
	%335 = icmp ne i64 %320, %263, !dbg !532
	br i1 %335, label %b52, label %b53, !dbg !532

b52:
	%336 = fadd double %315, %334, !dbg !524
	br label %b53, !dbg !533

b53:
	%337 = phi double [ %315, %b51 ], [ %336, %b52 ], !dbg !520
	%338 = sdiv i64 %316, 2, !dbg !534
	br label %b48, !dbg !534

b54:
	%339 = bitcast double %315 to i64, !dbg !535
	%340 = trunc i64 %339 to i32, !dbg !535
	%341 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %340, i32 0, i32 31), !dbg !535
	%342 = extractvalue { i32, i1 } %341, 0, !dbg !535
	%343 = lshr i64 %339, 32, !dbg !535
	%344 = trunc i64 %343 to i32, !dbg !535
	%345 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %344, i32 0, i32 31), !dbg !535
	%346 = extractvalue { i32, i1 } %345, 0, !dbg !535
	%347 = zext i32 %346 to i64, !dbg !535
	%348 = shl i64 %347, 32, !dbg !535
	%349 = zext i32 %342 to i64, !dbg !535
	%350 = or i64 %349, %348, !dbg !535
	%351 = bitcast i64 %350 to double, !dbg !535
	br label %b55, !dbg !536

b55:
	%352 = phi double [ %296, %b46 ], [ %351, %b54 ], !dbg !518
	%353 = icmp ne i64 %37, 0, !dbg !537
	br i1 %353, label %b58, label %b56, !dbg !537

b56:
	%354 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !538
	%355 = icmp uge i64 0, %p23, !dbg !538
	br i1 %355, label %b56_fail1, label %b56_ok1, !dbg !538, !prof !24

b56_ok1:
	store double %352, double addrspace(1)* %354, align 8, !dbg !538
	%356 = fcmp ole double %352, %p31, !dbg !539
	br i1 %356, label %b57, label %b58, !dbg !539

b57:
	%357 = urem i64 %257, 2, !dbg !540
	%358 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %357, !dbg !541
	%359 = icmp uge i64 %357, %p25, !dbg !541
	br i1 %359, label %b57_fail1, label %b57_ok1, !dbg !541, !prof !24

b57_ok1:
	store i64 %258, i64 addrspace(1)* %358, align 8, !dbg !541
	br label %b58, !dbg !541

b58:
	%360 = icmp ne i32 %p29, 0, !dbg !542
	br i1 %360, label %b59, label %b78, !dbg !542

b59:
	%361 = fpext float %247 to double, !dbg !545
	%362 = and i32 %36, -32, !dbg !549
	%363 = sub i32 %27, %362, !dbg !549
	%364 = icmp slt i32 %363, 32, !dbg !549
	%365 = select i1 %364, i32 %363, i32 32, !dbg !549
	%366 = sext i32 %365 to i64, !dbg !549
	%367 = icmp eq i64 %366, 32, !dbg !550
	br i1 %367, label %b60, label %b62, !dbg !550

b60:
	%368 = phi double [ %385, %b61 ], [ %361, %b59 ], !dbg !551
	%369 = phi i64 [ %386, %b61 ], [ 16, %b59 ], !dbg !552
	%370 = icmp sgt i64 %369, 0, !dbg !553
	br i1 %370, label %b61, label %b70, !dbg !553

b61:
	%371 = trunc i64 %369 to i32, !dbg !554
	%372 = bitcast double %368 to i64, !dbg !554
	%373 = trunc i64 %372 to i32, !dbg !554
	%374 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %373, i32 %371, i32 31), !dbg !554
	%375 = extractvalue { i32, i1 } %374, 0, !dbg !554
	%376 = lshr i64 %372, 32, !dbg !554
	%377 = trunc i64 %376 to i32, !dbg !554
	%378 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %377, i32 %371, i32 31), !dbg !554
	%379 = extractvalue { i32, i1 } %378, 0, !dbg !554
	%380 = zext i32 %379 to i64, !dbg !554
	%381 = shl i64 %380, 32, !dbg !554
	%382 = zext i32 %375 to i64, !dbg !554
	%383 = or i64 %382, %381, !dbg !554
	%384 = bitcast i64 %383 to double, !dbg !554
	%385 = fadd double %368, %384, !dbg !555
	%386 = sdiv i64 %369, 2, !dbg !556
	br label %b60, !dbg !556

b62:
	%387 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !557, !range !78
	%388 = sext i32 %387 to i64, !dbg !557
	br label %b63, !dbg !557

b63:
	%389 = phi double [ %361, %b62 ], [ %411, %b68 ], !dbg !551
	%390 = phi i64 [ 16, %b62 ], [ %412, %b68 ], !dbg !558
	%391 = icmp sgt i64 %390, 0, !dbg !559
	br i1 %391, label %b64, label %b69, !dbg !559

b64:
	%392 = add i64 %388, %390, !dbg !560
	%393 = icmp sge i64 %392, %366, !dbg !561
	br i1 %393, label %b65, label %b66, !dbg !561

b65:
	br label %b66, !dbg !561

b66:
	%394 = phi i64 [ %392, %b64 ], [ %388, %b65 ], !dbg !562
	%395 = trunc i64 %394 to i32, !dbg !563
	%396 = bitcast double %389 to i64, !dbg !563
	%397 = trunc i64 %396 to i32, !dbg !563
	%398 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %397, i32 %395, i32 31), !dbg !563
	%399 = extractvalue { i32, i1 } %398, 0, !dbg !563
	%400 = lshr i64 %396, 32, !dbg !563
	%401 = trunc i64 %400 to i32, !dbg !563
	%402 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %401, i32 %395, i32 31), !dbg !563
	%403 = extractvalue { i32, i1 } %402, 0, !dbg !563
	%404 = zext i32 %403 to i64, !dbg !563
	%405 = shl i64 %404, 32, !dbg !563
	%406 = zext i32 %399 to i64, !dbg !563
	%407 = or i64 %406, %405, !dbg !563
	%408 = bitcast i64 %407 to double, !dbg !563
	%409 = icmp ne i64 %394, %388, !dbg !564
	br i1 %409, label %b67, label %b68, !dbg !564

b67:
	%410 = fadd double %389, %408, !dbg !555
	br label %b68, !dbg !565

b68:
	%411 = phi double [ %389, %b66 ], [ %410, %b67 ], !dbg !551
	%412 = sdiv i64 %390, 2, !dbg !566
	br label %b63, !dbg !566

b69:
	%413 = bitcast double %389 to i64, !dbg !567
	%414 = trunc i64 %413 to i32, !dbg !567
	%415 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %414, i32 0, i32 31), !dbg !567
	%416 = extractvalue { i32, i1 } %415, 0, !dbg !567
	%417 = lshr i64 %413, 32, !dbg !567
	%418 = trunc i64 %417 to i32, !dbg !567
	%419 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %418, i32 0, i32 31), !dbg !567
	%420 = extractvalue { i32, i1 } %419, 0, !dbg !567
	%421 = zext i32 %420 to i64, !dbg !567
	%422 = shl i64 %421, 32, !dbg !567
	%423 = zext i32 %416 to i64, !dbg !567
	%424 = or i64 %423, %422, !dbg !567
	%425 = bitcast i64 %424 to double, !dbg !567
	br label %b70, !dbg !568

b70:
	%426 = phi double [ %368, %b60 ], [ %425, %b69 ], !dbg !548
	%427 = add nsw i64 %28, 32, !dbg !570
	%428 = sub nsw i64 %427, 1, !dbg !571
	%429 = sdiv i64 %428, 32, !dbg !572
	%430 = icmp eq i64 %429, 1, !dbg !573
	br i1 %430, label %b76, label %b71, !dbg !573

b71:
	call void @llvm.nvvm.barrier0(), !dbg !575
	%431 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !576, !range !78
	%432 = sext i32 %431 to i64, !dbg !576
	%433 = icmp eq i64 %432, 0, !dbg !577
	br i1 %433, label %b72, label %b73, !dbg !577

b72:
	%434 = sdiv i64 %37, 32, !dbg !578
	%435 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %434, !dbg !579
	store double %426, double addrspace(3)* %435, align 8, !dbg !579
	br label %b73, !dbg !579

b73:
	call void @llvm.nvvm.barrier0(), !dbg !580
	%436 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !581
	%437 = load double, double addrspace(3)* %436, align 8, !dbg !581
	br label %b74, !dbg !581

b74:
	%438 = phi double [ %437, %b73 ], [ %443, %b75 ], !dbg !582
	%439 = phi i64 [ 1, %b73 ], [ %444, %b75 ], !dbg !583
	%440 = icmp slt i64 %439, %429, !dbg !584
	br i1 %440, label %b75, label %b76, !dbg !584

b75:
	%441 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %439, !dbg !585
	%442 = load double, double addrspace(3)* %441, align 8, !dbg !585
	%443 = fadd double %438, %442, !dbg !555
	%444 = add nsw i64 %439, 1, !dbg !586
	br label %b74, !dbg !586

b76:
	%445 = phi double [ %426, %b70 ], [ %438, %b74 ], !dbg !547
	%446 = icmp eq i64 %37, 0, !dbg !587
	br i1 %446, label %b77, label %b78, !dbg !587

b77:
	%447 = sdiv i64 %p17, 2, !dbg !589
	%448 = sub nuw i32 %p29, 1, !dbg !590
	%449 = zext i32 %448 to i64, !dbg !591
	%450 = mul i64 %449, %447, !dbg !592
	%451 = zext i32 %p29 to i64, !dbg !593
	%452 = mul i64 %451, %447, !dbg !594
	%453 = sub i64 %452, %450, !dbg !595
	%454 = mul i64 %12, %16, !dbg !596
	%455 = add i64 %454, %10, !dbg !597
	%456 = getelementptr inbounds double, double addrspace(1)* %2, i64 %450, !dbg !595
	%457 = getelementptr inbounds double, double addrspace(1)* %456, i64 %455, !dbg !598
	%458 = icmp ugt i64 %452, %p17, !dbg !595
	%459 = icmp ugt i64 %450, %452, !dbg !595
	%460 = icmp uge i64 %455, %453, !dbg !598
	%461 = or i1 %458, %459, !dbg !598
	%462 = or i1 %461, %460, !dbg !598
	br i1 %462, label %b77_fail1, label %b77_ok1, !dbg !598, !prof !24

b77_ok1:
	store double %445, double addrspace(1)* %457, align 8, !dbg !598
	br label %b78, !dbg !598

b78:
	ret void, !dbg !544

b1_fail1:
	%463 = icmp uge i64 %p28, %p27, !dbg !359
	br i1 %463, label %b1_fail2, label %b1_ok2, !dbg !359

b1_fail2:
	br label %fail, !dbg !359

b1_ok2:
	br label %fail, !dbg !360

b3_fail1:
	br label %fail, !dbg !364

b5_fail1:
	br label %fail, !dbg !367

b18_fail1:
	br label %fail, !dbg !440

b20_fail1:
	%464 = icmp uge i64 %137, %p3, !dbg !442
	br i1 %464, label %b20_fail2, label %b20_ok2, !dbg !442

b20_fail2:
	br label %fail, !dbg !442

b20_ok2:
	br label %fail, !dbg !443

b22_fail1:
	%465 = icmp uge i64 %146, %p3, !dbg !446
	br i1 %465, label %b22_fail2, label %b22_ok2, !dbg !446

b22_fail2:
	br label %fail, !dbg !446

b22_ok2:
	br label %fail, !dbg !447

b31_fail1:
	%466 = icmp ugt i64 %172, %p1, !dbg !461
	br i1 %466, label %b31_fail2, label %b31_ok2, !dbg !461

b31_fail2:
	br label %fail, !dbg !461

b31_ok2:
	%467 = icmp ugt i64 %171, %172, !dbg !461
	br i1 %467, label %b31_fail3, label %b31_ok3, !dbg !461

b31_fail3:
	br label %fail, !dbg !461

b31_ok3:
	%468 = icmp ugt i64 %174, %p1, !dbg !464
	br i1 %468, label %b31_fail4, label %b31_ok4, !dbg !464

b31_fail4:
	br label %fail, !dbg !464

b31_ok4:
	%469 = icmp ugt i64 %173, %174, !dbg !464
	br i1 %469, label %b31_fail5, label %b31_ok5, !dbg !464

b31_fail5:
	br label %fail, !dbg !464

b31_ok5:
	%470 = icmp uge i64 %175, %p3, !dbg !466
	br i1 %470, label %b31_fail6, label %b31_ok6, !dbg !466

b31_fail6:
	br label %fail, !dbg !466

b31_ok6:
	%471 = icmp uge i64 %p10, %119, !dbg !353
	br i1 %471, label %b31_fail7, label %b31_ok7, !dbg !353

b31_fail7:
	br label %fail, !dbg !353

b31_ok7:
	br label %fail, !dbg !353

b31_fail8:
	br label %fail, !dbg !353

b33_fail1:
	%472 = icmp ugt i64 %208, %p1, !dbg !472
	br i1 %472, label %b33_fail2, label %b33_ok2, !dbg !472

b33_fail2:
	br label %fail, !dbg !472

b33_ok2:
	%473 = icmp ugt i64 %207, %208, !dbg !472
	br i1 %473, label %b33_fail3, label %b33_ok3, !dbg !472

b33_fail3:
	br label %fail, !dbg !472

b33_ok3:
	%474 = icmp ugt i64 %210, %p1, !dbg !475
	br i1 %474, label %b33_fail4, label %b33_ok4, !dbg !475

b33_fail4:
	br label %fail, !dbg !475

b33_ok4:
	%475 = icmp ugt i64 %209, %210, !dbg !475
	br i1 %475, label %b33_fail5, label %b33_ok5, !dbg !475

b33_fail5:
	br label %fail, !dbg !475

b33_ok5:
	%476 = icmp uge i64 %211, %p3, !dbg !477
	br i1 %476, label %b33_fail6, label %b33_ok6, !dbg !477

b33_fail6:
	br label %fail, !dbg !477

b33_ok6:
	%477 = icmp uge i64 %p11, %119, !dbg !431
	br i1 %477, label %b33_fail7, label %b33_ok7, !dbg !431

b33_fail7:
	br label %fail, !dbg !431

b33_ok7:
	br label %fail, !dbg !431

b33_fail8:
	br label %fail, !dbg !431

b40_fail1:
	%478 = icmp uge i64 %p28, %p27, !dbg !440
	br i1 %478, label %b40_fail2, label %b40_ok2, !dbg !440

b40_fail2:
	br label %fail, !dbg !440

b40_ok2:
	br label %fail, !dbg !491

b42_fail1:
	%479 = icmp ugt i64 %277, %p19, !dbg !509
	br i1 %479, label %b42_fail2, label %b42_ok2, !dbg !509

b42_fail2:
	br label %fail, !dbg !509

b42_ok2:
	br label %fail, !dbg !509

b43_fail1:
	br label %fail, !dbg !499

b56_fail1:
	br label %fail, !dbg !538

b57_fail1:
	br label %fail, !dbg !541

b77_fail1:
	%480 = icmp ugt i64 %452, %p17, !dbg !595
	br i1 %480, label %b77_fail2, label %b77_ok2, !dbg !595

b77_fail2:
	br label %fail, !dbg !595

b77_ok2:
	%481 = icmp ugt i64 %450, %452, !dbg !595
	br i1 %481, label %b77_fail3, label %b77_ok3, !dbg !595

b77_fail3:
	br label %fail, !dbg !595

b77_ok3:
	br label %fail, !dbg !598

fail:
	%482 = phi i32 [ 0, %b1_fail2 ], [ 0, %b1_ok2 ], [ 1, %b3_fail1 ], [ 2, %b5_fail1 ], [ 15, %b18_fail1 ], [ 16, %b20_fail2 ], [ 17, %b20_ok2 ], [ 16, %b22_fail2 ], [ 19, %b22_ok2 ], [ 28, %b31_fail2 ], [ 29, %b31_fail3 ], [ 28, %b31_fail4 ], [ 29, %b31_fail5 ], [ 16, %b31_fail6 ], [ 30, %b31_fail7 ], [ 31, %b31_ok7 ], [ 44, %b31_fail8 ], [ 28, %b33_fail2 ], [ 29, %b33_fail3 ], [ 28, %b33_fail4 ], [ 29, %b33_fail5 ], [ 16, %b33_fail6 ], [ 30, %b33_fail7 ], [ 31, %b33_ok7 ], [ 45, %b33_fail8 ], [ 14, %b35 ], [ 13, %b36 ], [ 15, %b40_fail2 ], [ 32, %b40_ok2 ], [ 8, %b42_fail2 ], [ 9, %b42_ok2 ], [ 33, %b43_fail1 ], [ 10, %b44 ], [ 35, %b56_fail1 ], [ 36, %b57_fail1 ], [ 3, %b77_fail2 ], [ 4, %b77_fail3 ], [ 37, %b77_ok3 ], !dbg !346
	%483 = phi i64 [ %p28, %b1_fail2 ], [ %40, %b1_ok2 ], [ %49, %b3_fail1 ], [ %p28, %b5_fail1 ], [ %p28, %b18_fail1 ], [ %137, %b20_fail2 ], [ 0, %b20_ok2 ], [ %146, %b22_fail2 ], [ 0, %b22_ok2 ], [ %172, %b31_fail2 ], [ %171, %b31_fail3 ], [ %174, %b31_fail4 ], [ %173, %b31_fail5 ], [ %175, %b31_fail6 ], [ %p10, %b31_fail7 ], [ 0, %b31_ok7 ], [ %195, %b31_fail8 ], [ %208, %b33_fail2 ], [ %207, %b33_fail3 ], [ %210, %b33_fail4 ], [ %209, %b33_fail5 ], [ %211, %b33_fail6 ], [ %p11, %b33_fail7 ], [ 0, %b33_ok7 ], [ %231, %b33_fail8 ], [ %72, %b35 ], [ %p1, %b36 ], [ %p28, %b40_fail2 ], [ 0, %b40_ok2 ], [ %277, %b42_fail2 ], [ %276, %b42_ok2 ], [ 0, %b43_fail1 ], [ %281, %b44 ], [ 0, %b56_fail1 ], [ %357, %b57_fail1 ], [ %452, %b77_fail2 ], [ %450, %b77_fail3 ], [ %455, %b77_ok3 ], !dbg !346
	%484 = phi i64 [ %p27, %b1_fail2 ], [ %p27, %b1_ok2 ], [ %p25, %b3_fail1 ], [ %p25, %b5_fail1 ], [ %p27, %b18_fail1 ], [ %p3, %b20_fail2 ], [ 0, %b20_ok2 ], [ %p3, %b22_fail2 ], [ 0, %b22_ok2 ], [ %p1, %b31_fail2 ], [ %172, %b31_fail3 ], [ %p1, %b31_fail4 ], [ %174, %b31_fail5 ], [ %p3, %b31_fail6 ], [ %119, %b31_fail7 ], [ 0, %b31_ok7 ], [ %28, %b31_fail8 ], [ %p1, %b33_fail2 ], [ %208, %b33_fail3 ], [ %p1, %b33_fail4 ], [ %210, %b33_fail5 ], [ %p3, %b33_fail6 ], [ %119, %b33_fail7 ], [ 0, %b33_ok7 ], [ %28, %b33_fail8 ], [ 16, %b35 ], [ 4, %b36 ], [ %p27, %b40_fail2 ], [ %p21, %b40_ok2 ], [ %p19, %b42_fail2 ], [ %277, %b42_ok2 ], [ 0, %b43_fail1 ], [ 16, %b44 ], [ %p23, %b56_fail1 ], [ %p25, %b57_fail1 ], [ %p17, %b77_fail2 ], [ %452, %b77_fail3 ], [ %453, %b77_ok3 ], !dbg !346
	call void @gpuc_fail(i8* %ctrl, i32 %482, i64 %483, i64 %484), !dbg !346
	ret void, !dbg !346
}

define void @Solve(float* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, i32 %p31, double %p32, i8* %ctrl) nounwind !dbg !599 {
entry:
	br label %b0, !dbg !600

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !600
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !600
	%2 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !600
	%3 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !600
	%4 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !600
	%5 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !600
	%6 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !600
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !604
	%8 = and i64 %p1, 3, !dbg !606
	%9 = icmp eq i64 %8, 0, !dbg !606
	br i1 %9, label %b1, label %b79, !dbg !606

b1:
	%10 = addrspacecast float addrspace(1)* %0 to float*, !dbg !606
	%11 = ptrtoint float* %10 to i64, !dbg !606
	%12 = and i64 %11, 15, !dbg !606
	%13 = icmp eq i64 %12, 0, !dbg !606
	%14 = icmp eq i64 %p1, 0, !dbg !606
	%15 = or i1 %13, %14, !dbg !606
	br i1 %15, label %b2, label %b78, !dbg !606

b2:
	%16 = ashr i64 %p1, 2, !dbg !606
	%17 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !606
	%18 = icmp ult i32 0, %p27, !dbg !605
	br i1 %18, label %b3, label %b77, !dbg !605

b3:
	%19 = icmp sgt i64 %p4, 0, !dbg !607
	%20 = icmp sgt i64 %p4, 1, !dbg !608
	%21 = sub i64 %p4, 1, !dbg !609
	%22 = add i64 %p12, 1, !dbg !610
	%23 = mul i64 %22, %p6, !dbg !611
	%24 = sext i32 %7 to i64, !dbg !604
	%25 = trunc i64 %p10 to i32, !dbg !604
	%26 = mul i64 %p4, %p6, !dbg !613
	%27 = trunc i64 %p11 to i32, !dbg !614
	br label %b4, !dbg !615

b4:
	%28 = phi i64 [ %495, %b76 ], [ %p26, %b3 ], !dbg !615
	%29 = phi i32 [ %364, %b76 ], [ %p28, %b3 ], !dbg !615
	%30 = phi i32 [ %365, %b76 ], [ %p30, %b3 ], !dbg !616
	%31 = phi i32 [ %366, %b76 ], [ %p31, %b3 ], !dbg !617
	%32 = phi i32 [ %496, %b76 ], [ 0, %b3 ], !dbg !617
	%33 = icmp ne i32 %30, 0, !dbg !618
	br i1 %33, label %b5, label %b8, !dbg !618

b5:
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !620, !range !135
	%35 = sext i32 %34 to i64, !dbg !620
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !620, !range !136
	%37 = sext i32 %36 to i64, !dbg !620
	%38 = icmp eq i64 %35, 0, !dbg !621
	br i1 %38, label %b6, label %b8, !dbg !621

b6:
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !622, !range !356
	%40 = sext i32 %39 to i64, !dbg !622
	%41 = sub nsw i64 %40, 2, !dbg !623
	%42 = icmp sgt i64 %41, 0, !dbg !624
	%43 = select i1 %42, i64 %41, i64 0, !dbg !624
	%44 = icmp eq i64 %37, %43, !dbg !625
	br i1 %44, label %b7, label %b8, !dbg !619

b7:
	%45 = addrspacecast double addrspace(1)* %2 to double*, !dbg !626
	%46 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !626
	%47 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !626
	%48 = addrspacecast double addrspace(1)* %5 to double*, !dbg !626
	%49 = addrspacecast i64 addrspace(1)* %6 to i64*, !dbg !626
	call void @gpuc_fn_solver_publish(double* %45, i64 %p17, i64 %p17, i64* %46, i64 %p19, i32* %47, i64 %p21, i64 %p21, double* %48, i64 %p23, i64 %p23, i64* %49, i64 %p25, i64 %p25, i32 %30, i8* %ctrl), !dbg !626
	br label %b8, !dbg !626

b8:
	%50 = urem i64 %28, 2, !dbg !627
	br i1 %19, label %b9, label %b30, !dbg !607

b9:
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !629, !range !135
	%52 = sext i32 %51 to i64, !dbg !629
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !629, !range !136
	%54 = sext i32 %53 to i64, !dbg !629
	%55 = icmp eq i64 %54, 0, !dbg !630
	%56 = sub nsw i64 1, %50, !dbg !631
	%57 = mul nsw i64 %56, 2, !dbg !633
	%58 = mul i64 %57, %p15, !dbg !634
	%59 = sub i64 %28, 1, !dbg !635
	%60 = add nsw i64 %57, 1, !dbg !637
	%61 = mul i64 %60, %p15, !dbg !638
	%62 = mul i64 %50, %p8, !dbg !640
	%63 = mul i64 %62, 4, !dbg !641
	%64 = add i64 %63, %p6, !dbg !642
	%65 = add i64 %63, %23, !dbg !643
	%66 = mul nsw i64 %50, 2, !dbg !645
	%67 = add nsw i64 %66, 1, !dbg !646
	%68 = mul i64 %67, %p15, !dbg !647
	%69 = add i64 %63, %26, !dbg !648
	%70 = mul i64 %66, %p15, !dbg !650
	br label %b10, !dbg !651

b10:
	%71 = phi float [ 0.000000e+00, %b9 ], [ %233, %b29 ], !dbg !652
	%72 = phi i64 [ %52, %b9 ], [ %234, %b29 ], !dbg !653
	%73 = icmp slt i64 %72, %p15, !dbg !654
	br i1 %73, label %b11, label %b30, !dbg !654

b11:
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !655, !range !355
	%75 = sext i32 %74 to i64, !dbg !655
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !655, !range !356
	%77 = sext i32 %76 to i64, !dbg !655
	%78 = sub nsw i64 %77, 1, !dbg !656
	%79 = icmp eq i64 %54, %78, !dbg !657
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !658, !range !25
	%81 = sext i32 %80 to i64, !dbg !658
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !658, !range !25
	%83 = sext i32 %82 to i64, !dbg !658
	%84 = mul i64 %54, %83, !dbg !659
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !660, !range !28
	%86 = sext i32 %85 to i64, !dbg !660
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !660, !range !28
	%88 = sext i32 %87 to i64, !dbg !660
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !660, !range !29
	%90 = add i64 %84, %88, !dbg !661
	%91 = mul i64 %90, %p13, !dbg !663
	%92 = icmp slt i64 %90, %p14, !dbg !664
	%93 = select i1 %92, i64 %90, i64 %p14, !dbg !664
	%94 = add i64 %91, %93, !dbg !665
	%95 = sub i64 %94, 4, !dbg !666
	%96 = add nsw i64 %90, 1, !dbg !667
	%97 = mul i64 %96, %p13, !dbg !669
	%98 = icmp slt i64 %96, %p14, !dbg !670
	%99 = select i1 %98, i64 %96, i64 %p14, !dbg !670
	%100 = add i64 %97, %99, !dbg !671
	%101 = sub i64 %100, 4, !dbg !672
	%102 = mul i64 %72, %81, !dbg !673
	%103 = add i64 %102, %86, !dbg !674
	br i1 %55, label %b13, label %b12, !dbg !674

b12:
	br i1 %79, label %b13, label %b29, !dbg !674

b13:
	%104 = mul i32 %82, %89, !dbg !675
	%105 = add i32 %87, %104, !dbg !675
	%106 = mul i32 %80, %105, !dbg !675
	%107 = add i32 %85, %106, !dbg !675
	%108 = sext i32 %107 to i64, !dbg !675
	%109 = icmp eq i64 %108, 0, !dbg !676
	br i1 %109, label %b14, label %b18, !dbg !676

b14:
	br i1 %55, label %b15, label %b16, !dbg !676

b15:
	%110 = add i64 %58, %72, !dbg !677
	%111 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %110, !dbg !678
	%112 = addrspacecast i64 addrspace(1)* %111 to i64*, !dbg !679
	%113 = icmp uge i64 %110, %p3, !dbg !678
	%114 = icmp eq i64 addrspace(1)* %111, null, !dbg !679
	%115 = or i1 %113, %114, !dbg !679
	br i1 %115, label %b15_fail1, label %b15_ok1, !dbg !679, !prof !24

b15_ok1:
	%116 = bitcast i64* %112 to i8*, !dbg !679
	%117 = call i64 @gpuc_signal_wait_until_thread(i8* %116, i32 5, i64 %59, i32 1, i8* %ctrl, i32 18), !dbg !679
	br label %b16, !dbg !679

b16:
	br i1 %79, label %b17, label %b18, !dbg !679

b17:
	%118 = add i64 %61, %72, !dbg !680
	%119 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %118, !dbg !681
	%120 = addrspacecast i64 addrspace(1)* %119 to i64*, !dbg !682
	%121 = icmp uge i64 %118, %p3, !dbg !681
	%122 = icmp eq i64 addrspace(1)* %119, null, !dbg !682
	%123 = or i1 %121, %122, !dbg !682
	br i1 %123, label %b17_fail1, label %b17_ok1, !dbg !682, !prof !24

b17_ok1:
	%124 = bitcast i64* %120 to i8*, !dbg !682
	%125 = call i64 @gpuc_signal_wait_until_thread(i8* %124, i32 5, i64 %59, i32 1, i8* %ctrl, i32 20), !dbg !682
	br label %b18, !dbg !682

b18:
	call void @llvm.nvvm.barrier0(), !dbg !683
	br i1 %55, label %b19, label %b21, !dbg !683

b19:
	%126 = icmp eq i64 %88, 0, !dbg !684
	br i1 %126, label %b20, label %b21, !dbg !684

b20:
	%127 = addrspacecast float addrspace(1)* %0 to float*, !dbg !685
	%128 = addrspacecast float addrspace(1)* %0 to float*, !dbg !685
	%129 = addrspacecast { float, float, float, float } addrspace(1)* %17 to { float, float, float, float }*, !dbg !685
	%130 = call float @gpuc_fn_solver_march(float* %127, i64 %p1, float* %128, i64 %p1, i64 %p1, { float, float, float, float }* %129, i64 %16, i64 %16, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %103, i64 0, i64 1, i64 %50, i8* %ctrl), !dbg !685
	%131 = fadd float 0.000000e+00, %130, !dbg !686
	br label %b21, !dbg !686

b21:
	%132 = phi float [ 0.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], [ %131, %b20 ], !dbg !687
	br i1 %79, label %b22, label %b25, !dbg !687

b22:
	%133 = sub nsw i64 %83, 1, !dbg !688
	%134 = icmp eq i64 %88, %133, !dbg !689
	br i1 %134, label %b23, label %b25, !dbg !689

b23:
	br i1 %20, label %b24, label %b25, !dbg !608

b24:
	%135 = addrspacecast float addrspace(1)* %0 to float*, !dbg !690
	%136 = addrspacecast float addrspace(1)* %0 to float*, !dbg !690
	%137 = addrspacecast { float, float, float, float } addrspace(1)* %17 to { float, float, float, float }*, !dbg !690
	%138 = call float @gpuc_fn_solver_march(float* %135, i64 %p1, float* %136, i64 %p1, i64 %p1, { float, float, float, float }* %137, i64 %16, i64 %16, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %103, i64 %21, i64 %p4, i64 %50, i8* %ctrl), !dbg !690
	%139 = fadd float %132, %138, !dbg !691
	br label %b25, !dbg !691

b25:
	%140 = phi float [ %132, %b21 ], [ %132, %b22 ], [ %132, %b23 ], [ %139, %b24 ], !dbg !687
	call void @llvm.nvvm.barrier0(), !dbg !692
	br i1 %55, label %b26, label %b27, !dbg !692

b26:
	%141 = mul nsw i64 %81, 4, !dbg !693
	%142 = mul i64 %72, %141, !dbg !694
	%143 = add i64 %142, %141, !dbg !695
	%144 = icmp slt i64 %143, %p6, !dbg !696
	%145 = select i1 %144, i64 %143, i64 %p6, !dbg !696
	%146 = add i64 %65, %142, !dbg !697
	%147 = add i64 %65, %145, !dbg !698
	%148 = add i64 %64, %142, !dbg !700
	%149 = add i64 %64, %145, !dbg !701
	%150 = add i64 %68, %72, !dbg !703
	%151 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %150, !dbg !704
	%152 = sub i64 %145, %142, !dbg !699
	%153 = getelementptr inbounds float, float addrspace(1)* %0, i64 %146, !dbg !699
	%154 = getelementptr inbounds float, float addrspace(1)* %0, i64 %148, !dbg !702
	%155 = mul i64 %152, 4, !dbg !604
	%156 = mul i32 %80, %82, !dbg !604
	%157 = icmp ugt i64 %147, %p1, !dbg !699
	%158 = icmp ugt i64 %146, %147, !dbg !699
	%159 = icmp ugt i64 %149, %p1, !dbg !702
	%160 = icmp ugt i64 %148, %149, !dbg !702
	%161 = icmp uge i64 %150, %p3, !dbg !704
	%162 = icmp uge i64 %p10, %24, !dbg !604
	%163 = icmp eq i64 addrspace(1)* %151, null, !dbg !604
	%164 = or i1 %157, %158, !dbg !604
	%165 = or i1 %164, %159, !dbg !604
	%166 = or i1 %165, %160, !dbg !604
	%167 = or i1 %166, %161, !dbg !604
	%168 = or i1 %167, %162, !dbg !604
	%169 = or i1 %168, %163, !dbg !604
	br i1 %169, label %b26_fail1, label %b26_ok1, !dbg !604, !prof !24

b26_ok1:
	%170 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !604, !range !26
	%171 = mul i32 %156, %170, !dbg !604
	%172 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !604
	%173 = sext i32 %172 to i64, !dbg !604
	%174 = sext i32 %171 to i64, !dbg !604
	%175 = addrspacecast float addrspace(1)* %153 to float*, !dbg !604
	%176 = addrspacecast float addrspace(1)* %154 to float*, !dbg !604
	%177 = addrspacecast i64 addrspace(1)* %151 to i64*, !dbg !604
	%178 = icmp ne i64 %173, %174, !dbg !604
	br i1 %178, label %b26_fail8, label %b26_ok8, !dbg !604, !prof !24

b26_ok8:
	%179 = bitcast float* %175 to i8*, !dbg !604
	%180 = bitcast float* %176 to i8*, !dbg !604
	%181 = bitcast i64* %177 to i8*, !dbg !604
	call void @gpuc_put_signal_nbi_block(i8* %179, i8* %180, i64 %155, i8* %181, i64 %28, i32 9, i32 %25), !dbg !604
	br label %b27, !dbg !603

b27:
	br i1 %79, label %b28, label %b29, !dbg !603

b28:
	%182 = mul nsw i64 %81, 4, !dbg !705
	%183 = mul i64 %72, %182, !dbg !706
	%184 = add i64 %183, %182, !dbg !707
	%185 = icmp slt i64 %184, %p6, !dbg !708
	%186 = select i1 %185, i64 %184, i64 %p6, !dbg !708
	%187 = add i64 %63, %183, !dbg !709
	%188 = add i64 %63, %186, !dbg !710
	%189 = add i64 %69, %183, !dbg !712
	%190 = add i64 %69, %186, !dbg !713
	%191 = add i64 %70, %72, !dbg !715
	%192 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %191, !dbg !716
	%193 = sub i64 %186, %183, !dbg !711
	%194 = getelementptr inbounds float, float addrspace(1)* %0, i64 %187, !dbg !711
	%195 = getelementptr inbounds float, float addrspace(1)* %0, i64 %189, !dbg !714
	%196 = mul i64 %193, 4, !dbg !614
	%197 = mul i32 %80, %82, !dbg !614
	%198 = icmp ugt i64 %188, %p1, !dbg !711
	%199 = icmp ugt i64 %187, %188, !dbg !711
	%200 = icmp ugt i64 %190, %p1, !dbg !714
	%201 = icmp ugt i64 %189, %190, !dbg !714
	%202 = icmp uge i64 %191, %p3, !dbg !716
	%203 = icmp uge i64 %p11, %24, !dbg !614
	%204 = icmp eq i64 addrspace(1)* %192, null, !dbg !614
	%205 = or i1 %198, %199, !dbg !614
	%206 = or i1 %205, %200, !dbg !614
	%207 = or i1 %206, %201, !dbg !614
	%208 = or i1 %207, %202, !dbg !614
	%209 = or i1 %208, %203, !dbg !614
	%210 = or i1 %209, %204, !dbg !614
	br i1 %210, label %b28_fail1, label %b28_ok1, !dbg !614, !prof !24

b28_ok1:
	%211 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !614, !range !26
	%212 = mul i32 %197, %211, !dbg !614
	%213 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !614
	%214 = sext i32 %213 to i64, !dbg !614
	%215 = sext i32 %212 to i64, !dbg !614
	%216 = addrspacecast float addrspace(1)* %194 to float*, !dbg !614
	%217 = addrspacecast float addrspace(1)* %195 to float*, !dbg !614
	%218 = addrspacecast i64 addrspace(1)* %192 to i64*, !dbg !614
	%219 = icmp ne i64 %214, %215, !dbg !614
	br i1 %219, label %b28_fail8, label %b28_ok8, !dbg !614, !prof !24

b28_ok8:
	%220 = bitcast float* %216 to i8*, !dbg !614
	%221 = bitcast float* %217 to i8*, !dbg !614
	%222 = bitcast i64* %218 to i8*, !dbg !614
	call void @gpuc_put_signal_nbi_block(i8* %220, i8* %221, i64 %196, i8* %222, i64 %28, i32 9, i32 %27), !dbg !614
	br label %b29, !dbg !612

b29:
	%223 = phi float [ 0.000000e+00, %b12 ], [ %140, %b27 ], [ %140, %b28_ok8 ], !dbg !687
	%224 = icmp sgt i64 %95, 1, !dbg !717
	%225 = select i1 %224, i64 %95, i64 1, !dbg !717
	%226 = icmp slt i64 %101, %21, !dbg !718
	%227 = select i1 %226, i64 %101, i64 %21, !dbg !718
	%228 = addrspacecast float addrspace(1)* %0 to float*, !dbg !719
	%229 = addrspacecast float addrspace(1)* %0 to float*, !dbg !719
	%230 = addrspacecast { float, float, float, float } addrspace(1)* %17 to { float, float, float, float }*, !dbg !719
	%231 = call float @gpuc_fn_solver_march(float* %228, i64 %p1, float* %229, i64 %p1, i64 %p1, { float, float, float, float }* %230, i64 %16, i64 %16, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %103, i64 %225, i64 %227, i64 %50, i8* %ctrl), !dbg !719
	%232 = fadd float %223, %231, !dbg !720
	%233 = fadd float %71, %232, !dbg !721
	%234 = add i64 %72, %75, !dbg !722
	br label %b10, !dbg !722

b30:
	%235 = phi float [ 0.000000e+00, %b8 ], [ %71, %b10 ], !dbg !723
	br i1 %33, label %b31, label %b51, !dbg !724

b31:
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !726, !range !135
	%237 = sext i32 %236 to i64, !dbg !726
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !726, !range !136
	%239 = sext i32 %238 to i64, !dbg !726
	%240 = icmp eq i64 %237, 0, !dbg !727
	br i1 %240, label %b32, label %b51, !dbg !727

b32:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !728, !range !356
	%242 = sext i32 %241 to i64, !dbg !728
	%243 = sub nsw i64 %242, 2, !dbg !729
	%244 = icmp sgt i64 %243, 0, !dbg !730
	%245 = select i1 %244, i64 %243, i64 0, !dbg !730
	%246 = icmp eq i64 %239, %245, !dbg !731
	br i1 %246, label %b33, label %b51, !dbg !725

b33:
	%247 = sub i64 %28, 1, !dbg !734
	%248 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !733
	%249 = icmp uge i64 0, %p21, !dbg !733
	br i1 %249, label %b33_fail1, label %b33_ok1, !dbg !733, !prof !24

b33_ok1:
	%250 = load i32, i32 addrspace(1)* %248, align 4, !dbg !733
	%251 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !736, !range !78
	%252 = sext i32 %251 to i64, !dbg !736
	%253 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !736, !range !28
	%254 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !736, !range !28
	%255 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !736, !range !29
	%256 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !736, !range !25
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !736, !range !25
	%258 = mul i32 %257, %255, !dbg !736
	%259 = add i32 %254, %258, !dbg !736
	%260 = mul i32 %256, %259, !dbg !736
	%261 = add i32 %253, %260, !dbg !736
	%262 = and i32 %261, -32, !dbg !736
	%263 = mul i32 %256, %257, !dbg !736
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !736, !range !26
	%265 = mul i32 %263, %264, !dbg !736
	%266 = sub i32 %265, %262, !dbg !736
	%267 = icmp slt i32 %266, 32, !dbg !736
	%268 = select i1 %267, i32 %266, i32 32, !dbg !736
	%269 = sext i32 %268 to i64, !dbg !736
	br label %b34, !dbg !736

b34:
	%270 = phi double [ 0.000000e+00, %b33_ok1 ], [ %294, %b36_ok1 ], !dbg !739
	%271 = phi i64 [ %252, %b33_ok1 ], [ %295, %b36_ok1 ], !dbg !736
	%272 = icmp slt i64 %271, %24, !dbg !736
	br i1 %272, label %b35, label %b38, !dbg !736

b35:
	%273 = urem i32 %250, 2, !dbg !741
	%274 = zext i32 %273 to i64, !dbg !742
	%275 = mul i64 %274, %24, !dbg !743
	%276 = add i64 %275, %271, !dbg !744
	%277 = mul i64 %276, 2, !dbg !745
	%278 = add i64 %277, 2, !dbg !747
	%279 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %277, !dbg !748
	%280 = addrspacecast i64 addrspace(1)* %279 to i64*, !dbg !749
	%281 = ptrtoint i64* %280 to i64, !dbg !749
	%282 = and i64 %281, 15, !dbg !749
	%283 = icmp eq i64 %282, 0, !dbg !749
	%284 = icmp ugt i64 %278, %p19, !dbg !748
	%285 = icmp ugt i64 %277, %278, !dbg !748
	%286 = or i1 %284, %285, !dbg !748
	br i1 %286, label %b35_fail1, label %b35_ok1, !dbg !748, !prof !24

b35_ok1:
	br i1 %283, label %b36, label %b37, !dbg !749

b36:
	%287 = bitcast i64 addrspace(1)* %279 to { i64, i64 } addrspace(1)*, !dbg !749
	%288 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %287, i64 0, !dbg !750
	%289 = addrspacecast { i64, i64 } addrspace(1)* %288 to { i64, i64 }*, !dbg !738
	%290 = icmp eq { i64, i64 } addrspace(1)* %288, null, !dbg !738
	br i1 %290, label %b36_fail1, label %b36_ok1, !dbg !738, !prof !24

b36_ok1:
	%291 = bitcast { i64, i64 }* %289 to i8*, !dbg !738
	%292 = call i64 @gpuc_wait_line_thread(i8* %291, i32 %250, i32 1, i8* %ctrl, i32 34), !dbg !738
	%293 = bitcast i64 %292 to double, !dbg !751
	%294 = fadd double %270, %293, !dbg !752
	%295 = add i64 %271, %269, !dbg !736
	br label %b34, !dbg !736

b37:
	br label %fail, !dbg !749

b38:
	%296 = icmp eq i64 %269, 32, !dbg !756
	br i1 %296, label %b39, label %b41, !dbg !756

b39:
	%297 = phi double [ %314, %b40 ], [ %270, %b38 ], !dbg !757
	%298 = phi i64 [ %315, %b40 ], [ 16, %b38 ], !dbg !758
	%299 = icmp sgt i64 %298, 0, !dbg !759
	br i1 %299, label %b40, label %b48, !dbg !759

b40:
	%300 = trunc i64 %298 to i32, !dbg !760
	%301 = bitcast double %297 to i64, !dbg !760
	%302 = trunc i64 %301 to i32, !dbg !760
	%303 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %302, i32 %300, i32 31), !dbg !760
	%304 = extractvalue { i32, i1 } %303, 0, !dbg !760
	%305 = lshr i64 %301, 32, !dbg !760
	%306 = trunc i64 %305 to i32, !dbg !760
	%307 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %306, i32 %300, i32 31), !dbg !760
	%308 = extractvalue { i32, i1 } %307, 0, !dbg !760
	%309 = zext i32 %308 to i64, !dbg !760
	%310 = shl i64 %309, 32, !dbg !760
	%311 = zext i32 %304 to i64, !dbg !760
	%312 = or i64 %311, %310, !dbg !760
	%313 = bitcast i64 %312 to double, !dbg !760
	%314 = fadd double %297, %313, !dbg !761
	%315 = sdiv i64 %298, 2, !dbg !762
	br label %b39, !dbg !762

b41:
	%316 = phi double [ %338, %b46 ], [ %270, %b38 ], !dbg !757
	%317 = phi i64 [ %339, %b46 ], [ 16, %b38 ], !dbg !763
	%318 = icmp sgt i64 %317, 0, !dbg !764
	br i1 %318, label %b42, label %b47, !dbg !764

b42:
	%319 = add i64 %252, %317, !dbg !765
	%320 = icmp sge i64 %319, %269, !dbg !766
	br i1 %320, label %b43, label %b44, !dbg !766

b43:
	br label %b44, !dbg !766

b44:
	%321 = phi i64 [ %319, %b42 ], [ %252, %b43 ], !dbg !767
	%322 = trunc i64 %321 to i32, !dbg !768
	%323 = bitcast double %316 to i64, !dbg !768
	%324 = trunc i64 %323 to i32, !dbg !768
	%325 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %324, i32 %322, i32 31), !dbg !768
	%326 = extractvalue { i32, i1 } %325, 0, !dbg !768
	%327 = lshr i64 %323, 32, !dbg !768
	%328 = trunc i64 %327 to i32, !dbg !768
	%329 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %328, i32 %322, i32 31), !dbg !768
	%330 = extractvalue { i32, i1 } %329, 0, !dbg !768
	%331 = zext i32 %330 to i64, !dbg !768
	%332 = shl i64 %331, 32, !dbg !768
	%333 = zext i32 %326 to i64, !dbg !768
	%334 = or i64 %333, %332, !dbg !768
	%335 = bitcast i64 %334 to double, !dbg !768
	%336 = icmp ne i64 %321, %252, !dbg !769
	br i1 %336, label %b45, label %b46, !dbg !769

b45:
	%337 = fadd double %316, %335, !dbg !761
	br label %b46, !dbg !770

b46:
	%338 = phi double [ %316, %b44 ], [ %337, %b45 ], !dbg !757
	%339 = sdiv i64 %317, 2, !dbg !771
	br label %b41, !dbg !771

b47:
	%340 = bitcast double %316 to i64, !dbg !772
	%341 = trunc i64 %340 to i32, !dbg !772
	%342 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %341, i32 0, i32 31), !dbg !772
	%343 = extractvalue { i32, i1 } %342, 0, !dbg !772
	%344 = lshr i64 %340, 32, !dbg !772
	%345 = trunc i64 %344 to i32, !dbg !772
	%346 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %345, i32 0, i32 31), !dbg !772
	%347 = extractvalue { i32, i1 } %346, 0, !dbg !772
	%348 = zext i32 %347 to i64, !dbg !772
	%349 = shl i64 %348, 32, !dbg !772
	%350 = zext i32 %343 to i64, !dbg !772
	%351 = or i64 %350, %349, !dbg !772
	%352 = bitcast i64 %351 to double, !dbg !772
	br label %b48, !dbg !773

b48:
	%353 = phi double [ %297, %b39 ], [ %352, %b47 ], !dbg !755
	%354 = sext i32 %261 to i64, !dbg !774
	%355 = icmp ne i64 %354, 0, !dbg !775
	br i1 %355, label %b51, label %b49, !dbg !775

b49:
	%356 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !776
	%357 = icmp uge i64 0, %p23, !dbg !776
	br i1 %357, label %b49_fail1, label %b49_ok1, !dbg !776, !prof !24

b49_ok1:
	store double %353, double addrspace(1)* %356, align 8, !dbg !776
	%358 = fcmp ole double %353, %p32, !dbg !777
	br i1 %358, label %b50, label %b51, !dbg !777

b50:
	%359 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %50, !dbg !778
	%360 = icmp uge i64 %50, %p25, !dbg !778
	br i1 %360, label %b50_fail1, label %b50_ok1, !dbg !778, !prof !24

b50_ok1:
	store i64 %247, i64 addrspace(1)* %359, align 8, !dbg !778
	br label %b51, !dbg !778

b51:
	%361 = sub i32 %29, 1, !dbg !779
	%362 = icmp eq i32 %361, 0, !dbg !780
	br i1 %362, label %b52, label %b53, !dbg !780

b52:
	%363 = sub i32 3, %31, !dbg !781
	br label %b53, !dbg !781

b53:
	%364 = phi i32 [ %361, %b51 ], [ %p29, %b52 ], !dbg !615
	%365 = phi i32 [ 0, %b51 ], [ %31, %b52 ], !dbg !616
	%366 = phi i32 [ %31, %b51 ], [ %363, %b52 ], !dbg !617
	%367 = icmp ne i32 %365, 0, !dbg !782
	br i1 %367, label %b54, label %b73, !dbg !782

b54:
	%368 = fpext float %235 to double, !dbg !784
	%369 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !788, !range !28
	%370 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !788, !range !28
	%371 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !788, !range !29
	%372 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !788, !range !25
	%373 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !788, !range !25
	%374 = mul i32 %373, %371, !dbg !788
	%375 = add i32 %370, %374, !dbg !788
	%376 = mul i32 %372, %375, !dbg !788
	%377 = add i32 %369, %376, !dbg !788
	%378 = and i32 %377, -32, !dbg !788
	%379 = mul i32 %372, %373, !dbg !788
	%380 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !788, !range !26
	%381 = mul i32 %379, %380, !dbg !788
	%382 = sub i32 %381, %378, !dbg !788
	%383 = icmp slt i32 %382, 32, !dbg !788
	%384 = select i1 %383, i32 %382, i32 32, !dbg !788
	%385 = sext i32 %384 to i64, !dbg !788
	%386 = icmp eq i64 %385, 32, !dbg !789
	br i1 %386, label %b55, label %b57, !dbg !789

b55:
	%387 = phi double [ %404, %b56 ], [ %368, %b54 ], !dbg !790
	%388 = phi i64 [ %405, %b56 ], [ 16, %b54 ], !dbg !791
	%389 = icmp sgt i64 %388, 0, !dbg !792
	br i1 %389, label %b56, label %b65, !dbg !792

b56:
	%390 = trunc i64 %388 to i32, !dbg !793
	%391 = bitcast double %387 to i64, !dbg !793
	%392 = trunc i64 %391 to i32, !dbg !793
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %392, i32 %390, i32 31), !dbg !793
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !793
	%395 = lshr i64 %391, 32, !dbg !793
	%396 = trunc i64 %395 to i32, !dbg !793
	%397 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %396, i32 %390, i32 31), !dbg !793
	%398 = extractvalue { i32, i1 } %397, 0, !dbg !793
	%399 = zext i32 %398 to i64, !dbg !793
	%400 = shl i64 %399, 32, !dbg !793
	%401 = zext i32 %394 to i64, !dbg !793
	%402 = or i64 %401, %400, !dbg !793
	%403 = bitcast i64 %402 to double, !dbg !793
	%404 = fadd double %387, %403, !dbg !794
	%405 = sdiv i64 %388, 2, !dbg !795
	br label %b55, !dbg !795

b57:
	%406 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !796, !range !78
	%407 = sext i32 %406 to i64, !dbg !796
	br label %b58, !dbg !796

b58:
	%408 = phi double [ %368, %b57 ], [ %430, %b63 ], !dbg !790
	%409 = phi i64 [ 16, %b57 ], [ %431, %b63 ], !dbg !797
	%410 = icmp sgt i64 %409, 0, !dbg !798
	br i1 %410, label %b59, label %b64, !dbg !798

b59:
	%411 = add i64 %407, %409, !dbg !799
	%412 = icmp sge i64 %411, %385, !dbg !800
	br i1 %412, label %b60, label %b61, !dbg !800

b60:
	br label %b61, !dbg !800

b61:
	%413 = phi i64 [ %411, %b59 ], [ %407, %b60 ], !dbg !801
	%414 = trunc i64 %413 to i32, !dbg !802
	%415 = bitcast double %408 to i64, !dbg !802
	%416 = trunc i64 %415 to i32, !dbg !802
	%417 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %416, i32 %414, i32 31), !dbg !802
	%418 = extractvalue { i32, i1 } %417, 0, !dbg !802
	%419 = lshr i64 %415, 32, !dbg !802
	%420 = trunc i64 %419 to i32, !dbg !802
	%421 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %420, i32 %414, i32 31), !dbg !802
	%422 = extractvalue { i32, i1 } %421, 0, !dbg !802
	%423 = zext i32 %422 to i64, !dbg !802
	%424 = shl i64 %423, 32, !dbg !802
	%425 = zext i32 %418 to i64, !dbg !802
	%426 = or i64 %425, %424, !dbg !802
	%427 = bitcast i64 %426 to double, !dbg !802
	%428 = icmp ne i64 %413, %407, !dbg !803
	br i1 %428, label %b62, label %b63, !dbg !803

b62:
	%429 = fadd double %408, %427, !dbg !794
	br label %b63, !dbg !804

b63:
	%430 = phi double [ %408, %b61 ], [ %429, %b62 ], !dbg !790
	%431 = sdiv i64 %409, 2, !dbg !805
	br label %b58, !dbg !805

b64:
	%432 = bitcast double %408 to i64, !dbg !806
	%433 = trunc i64 %432 to i32, !dbg !806
	%434 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %433, i32 0, i32 31), !dbg !806
	%435 = extractvalue { i32, i1 } %434, 0, !dbg !806
	%436 = lshr i64 %432, 32, !dbg !806
	%437 = trunc i64 %436 to i32, !dbg !806
	%438 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %437, i32 0, i32 31), !dbg !806
	%439 = extractvalue { i32, i1 } %438, 0, !dbg !806
	%440 = zext i32 %439 to i64, !dbg !806
	%441 = shl i64 %440, 32, !dbg !806
	%442 = zext i32 %435 to i64, !dbg !806
	%443 = or i64 %442, %441, !dbg !806
	%444 = bitcast i64 %443 to double, !dbg !806
	br label %b65, !dbg !807

b65:
	%445 = phi double [ %387, %b55 ], [ %444, %b64 ], !dbg !787
	%446 = sext i32 %381 to i64, !dbg !809
	%447 = add nsw i64 %446, 32, !dbg !810
	%448 = sub nsw i64 %447, 1, !dbg !811
	%449 = sdiv i64 %448, 32, !dbg !812
	%450 = icmp eq i64 %449, 1, !dbg !813
	br i1 %450, label %b71, label %b66, !dbg !813

b66:
	call void @llvm.nvvm.barrier0(), !dbg !815
	%451 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !816, !range !78
	%452 = sext i32 %451 to i64, !dbg !816
	%453 = icmp eq i64 %452, 0, !dbg !817
	br i1 %453, label %b67, label %b68, !dbg !817

b67:
	%454 = sext i32 %377 to i64, !dbg !818
	%455 = sdiv i64 %454, 32, !dbg !819
	%456 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %455, !dbg !820
	store double %445, double addrspace(3)* %456, align 8, !dbg !820
	br label %b68, !dbg !820

b68:
	call void @llvm.nvvm.barrier0(), !dbg !821
	%457 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !822
	%458 = load double, double addrspace(3)* %457, align 8, !dbg !822
	br label %b69, !dbg !822

b69:
	%459 = phi double [ %458, %b68 ], [ %464, %b70 ], !dbg !823
	%460 = phi i64 [ 1, %b68 ], [ %465, %b70 ], !dbg !824
	%461 = icmp slt i64 %460, %449, !dbg !825
	br i1 %461, label %b70, label %b71, !dbg !825

b70:
	%462 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %460, !dbg !826
	%463 = load double, double addrspace(3)* %462, align 8, !dbg !826
	%464 = fadd double %459, %463, !dbg !794
	%465 = add nsw i64 %460, 1, !dbg !827
	br label %b69, !dbg !827

b71:
	%466 = phi double [ %445, %b65 ], [ %459, %b69 ], !dbg !786
	%467 = sext i32 %377 to i64, !dbg !828
	%468 = icmp eq i64 %467, 0, !dbg !829
	br i1 %468, label %b72, label %b73, !dbg !829

b72:
	%469 = sdiv i64 %p17, 2, !dbg !831
	%470 = sub nuw i32 %365, 1, !dbg !832
	%471 = zext i32 %470 to i64, !dbg !833
	%472 = mul i64 %471, %469, !dbg !834
	%473 = zext i32 %365 to i64, !dbg !835
	%474 = mul i64 %473, %469, !dbg !836
	%475 = sub i64 %474, %472, !dbg !837
	%476 = icmp ugt i64 %474, %p17, !dbg !837
	%477 = icmp ugt i64 %472, %474, !dbg !837
	%478 = or i1 %476, %477, !dbg !837
	br i1 %478, label %b72_fail1, label %b72_ok1, !dbg !837, !prof !24

b72_ok1:
	%479 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !838, !range !135
	%480 = sext i32 %479 to i64, !dbg !838
	%481 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !838, !range !136
	%482 = sext i32 %481 to i64, !dbg !838
	%483 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !839, !range !355
	%484 = sext i32 %483 to i64, !dbg !839
	%485 = mul i64 %482, %484, !dbg !840
	%486 = add i64 %485, %480, !dbg !841
	%487 = getelementptr inbounds double, double addrspace(1)* %2, i64 %472, !dbg !837
	%488 = getelementptr inbounds double, double addrspace(1)* %487, i64 %486, !dbg !842
	%489 = icmp uge i64 %486, %475, !dbg !842
	br i1 %489, label %b72_fail3, label %b72_ok3, !dbg !842, !prof !24

b72_ok3:
	store double %466, double addrspace(1)* %488, align 8, !dbg !842
	br label %b73, !dbg !842

b73:
	call void @gpuc_grid_sync(), !dbg !843
	%490 = fcmp oge double %p32, 0.000000e+00, !dbg !844
	br i1 %490, label %b74, label %b76, !dbg !844

b74:
	%491 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %50, !dbg !845
	%492 = icmp uge i64 %50, %p25, !dbg !845
	br i1 %492, label %b74_fail1, label %b74_ok1, !dbg !845, !prof !24

b74_ok1:
	%493 = load i64, i64 addrspace(1)* %491, align 8, !dbg !845
	%494 = icmp ne i64 %493, 0, !dbg !846
	br i1 %494, label %b75, label %b76, !dbg !846

b75:
	ret void, !dbg !847

b76:
	%495 = add i64 %28, 1, !dbg !848
	%496 = add i32 %32, 1, !dbg !848
	%497 = icmp ult i32 %496, %p27, !dbg !848
	br i1 %497, label %b4, label %b77, !dbg !848

b77:
	ret void, !dbg !848

b78:
	br label %fail, !dbg !606

b79:
	br label %fail, !dbg !606

b15_fail1:
	%498 = icmp uge i64 %110, %p3, !dbg !678
	br i1 %498, label %b15_fail2, label %b15_ok2, !dbg !678

b15_fail2:
	br label %fail, !dbg !678

b15_ok2:
	br label %fail, !dbg !679

b17_fail1:
	%499 = icmp uge i64 %118, %p3, !dbg !681
	br i1 %499, label %b17_fail2, label %b17_ok2, !dbg !681

b17_fail2:
	br label %fail, !dbg !681

b17_ok2:
	br label %fail, !dbg !682

b26_fail1:
	%500 = icmp ugt i64 %147, %p1, !dbg !699
	br i1 %500, label %b26_fail2, label %b26_ok2, !dbg !699

b26_fail2:
	br label %fail, !dbg !699

b26_ok2:
	%501 = icmp ugt i64 %146, %147, !dbg !699
	br i1 %501, label %b26_fail3, label %b26_ok3, !dbg !699

b26_fail3:
	br label %fail, !dbg !699

b26_ok3:
	%502 = icmp ugt i64 %149, %p1, !dbg !702
	br i1 %502, label %b26_fail4, label %b26_ok4, !dbg !702

b26_fail4:
	br label %fail, !dbg !702

b26_ok4:
	%503 = icmp ugt i64 %148, %149, !dbg !702
	br i1 %503, label %b26_fail5, label %b26_ok5, !dbg !702

b26_fail5:
	br label %fail, !dbg !702

b26_ok5:
	%504 = icmp uge i64 %150, %p3, !dbg !704
	br i1 %504, label %b26_fail6, label %b26_ok6, !dbg !704

b26_fail6:
	br label %fail, !dbg !704

b26_ok6:
	%505 = icmp uge i64 %p10, %24, !dbg !604
	br i1 %505, label %b26_fail7, label %b26_ok7, !dbg !604

b26_fail7:
	br label %fail, !dbg !604

b26_ok7:
	br label %fail, !dbg !604

b26_fail8:
	br label %fail, !dbg !604

b28_fail1:
	%506 = icmp ugt i64 %188, %p1, !dbg !711
	br i1 %506, label %b28_fail2, label %b28_ok2, !dbg !711

b28_fail2:
	br label %fail, !dbg !711

b28_ok2:
	%507 = icmp ugt i64 %187, %188, !dbg !711
	br i1 %507, label %b28_fail3, label %b28_ok3, !dbg !711

b28_fail3:
	br label %fail, !dbg !711

b28_ok3:
	%508 = icmp ugt i64 %190, %p1, !dbg !714
	br i1 %508, label %b28_fail4, label %b28_ok4, !dbg !714

b28_fail4:
	br label %fail, !dbg !714

b28_ok4:
	%509 = icmp ugt i64 %189, %190, !dbg !714
	br i1 %509, label %b28_fail5, label %b28_ok5, !dbg !714

b28_fail5:
	br label %fail, !dbg !714

b28_ok5:
	%510 = icmp uge i64 %191, %p3, !dbg !716
	br i1 %510, label %b28_fail6, label %b28_ok6, !dbg !716

b28_fail6:
	br label %fail, !dbg !716

b28_ok6:
	%511 = icmp uge i64 %p11, %24, !dbg !614
	br i1 %511, label %b28_fail7, label %b28_ok7, !dbg !614

b28_fail7:
	br label %fail, !dbg !614

b28_ok7:
	br label %fail, !dbg !614

b28_fail8:
	br label %fail, !dbg !614

b33_fail1:
	br label %fail, !dbg !733

b35_fail1:
	%512 = icmp ugt i64 %278, %p19, !dbg !748
	br i1 %512, label %b35_fail2, label %b35_ok2, !dbg !748

b35_fail2:
	br label %fail, !dbg !748

b35_ok2:
	br label %fail, !dbg !748

b36_fail1:
	br label %fail, !dbg !738

b49_fail1:
	br label %fail, !dbg !776

b50_fail1:
	br label %fail, !dbg !778

b72_fail1:
	%513 = icmp ugt i64 %474, %p17, !dbg !837
	br i1 %513, label %b72_fail2, label %b72_ok2, !dbg !837

b72_fail2:
	br label %fail, !dbg !837

b72_ok2:
	br label %fail, !dbg !837

b72_fail3:
	br label %fail, !dbg !842

b74_fail1:
	br label %fail, !dbg !845

fail:
	%514 = phi i32 [ 16, %b15_fail2 ], [ 17, %b15_ok2 ], [ 16, %b17_fail2 ], [ 19, %b17_ok2 ], [ 28, %b26_fail2 ], [ 29, %b26_fail3 ], [ 28, %b26_fail4 ], [ 29, %b26_fail5 ], [ 16, %b26_fail6 ], [ 30, %b26_fail7 ], [ 31, %b26_ok7 ], [ 46, %b26_fail8 ], [ 28, %b28_fail2 ], [ 29, %b28_fail3 ], [ 28, %b28_fail4 ], [ 29, %b28_fail5 ], [ 16, %b28_fail6 ], [ 30, %b28_fail7 ], [ 31, %b28_ok7 ], [ 47, %b28_fail8 ], [ 32, %b33_fail1 ], [ 8, %b35_fail2 ], [ 9, %b35_ok2 ], [ 33, %b36_fail1 ], [ 10, %b37 ], [ 35, %b49_fail1 ], [ 36, %b50_fail1 ], [ 3, %b72_fail2 ], [ 4, %b72_ok2 ], [ 37, %b72_fail3 ], [ 38, %b74_fail1 ], [ 14, %b78 ], [ 13, %b79 ], !dbg !600
	%515 = phi i64 [ %110, %b15_fail2 ], [ 0, %b15_ok2 ], [ %118, %b17_fail2 ], [ 0, %b17_ok2 ], [ %147, %b26_fail2 ], [ %146, %b26_fail3 ], [ %149, %b26_fail4 ], [ %148, %b26_fail5 ], [ %150, %b26_fail6 ], [ %p10, %b26_fail7 ], [ 0, %b26_ok7 ], [ %173, %b26_fail8 ], [ %188, %b28_fail2 ], [ %187, %b28_fail3 ], [ %190, %b28_fail4 ], [ %189, %b28_fail5 ], [ %191, %b28_fail6 ], [ %p11, %b28_fail7 ], [ 0, %b28_ok7 ], [ %214, %b28_fail8 ], [ 0, %b33_fail1 ], [ %278, %b35_fail2 ], [ %277, %b35_ok2 ], [ 0, %b36_fail1 ], [ %282, %b37 ], [ 0, %b49_fail1 ], [ %50, %b50_fail1 ], [ %474, %b72_fail2 ], [ %472, %b72_ok2 ], [ %486, %b72_fail3 ], [ %50, %b74_fail1 ], [ %12, %b78 ], [ %p1, %b79 ], !dbg !600
	%516 = phi i64 [ %p3, %b15_fail2 ], [ 0, %b15_ok2 ], [ %p3, %b17_fail2 ], [ 0, %b17_ok2 ], [ %p1, %b26_fail2 ], [ %147, %b26_fail3 ], [ %p1, %b26_fail4 ], [ %149, %b26_fail5 ], [ %p3, %b26_fail6 ], [ %24, %b26_fail7 ], [ 0, %b26_ok7 ], [ %174, %b26_fail8 ], [ %p1, %b28_fail2 ], [ %188, %b28_fail3 ], [ %p1, %b28_fail4 ], [ %190, %b28_fail5 ], [ %p3, %b28_fail6 ], [ %24, %b28_fail7 ], [ 0, %b28_ok7 ], [ %215, %b28_fail8 ], [ %p21, %b33_fail1 ], [ %p19, %b35_fail2 ], [ %278, %b35_ok2 ], [ 0, %b36_fail1 ], [ 16, %b37 ], [ %p23, %b49_fail1 ], [ %p25, %b50_fail1 ], [ %p17, %b72_fail2 ], [ %474, %b72_ok2 ], [ %475, %b72_fail3 ], [ %p25, %b74_fail1 ], [ 16, %b78 ], [ 4, %b79 ], !dbg !600
	call void @gpuc_fail(i8* %ctrl, i32 %514, i64 %515, i64 %516), !dbg !600
	ret void, !dbg !600
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !849 {
entry:
	br label %b0, !dbg !850

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !850
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !850
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !850
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !850
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !850
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !853
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !854
	%7 = icmp uge i64 0, %p9, !dbg !854
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !854, !prof !24

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !854
	%9 = icmp eq i64 %8, 0, !dbg !855
	br i1 %9, label %b1, label %b20, !dbg !855

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !856
	%11 = icmp uge i64 1, %p9, !dbg !856
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !856, !prof !24

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !856
	%13 = icmp eq i64 %12, 0, !dbg !857
	br i1 %13, label %b2, label %b20, !dbg !857

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !858
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !858
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !858
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !858
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !858
	call void @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !858
	%19 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 0, !dbg !859
	%20 = icmp uge i64 0, %p5, !dbg !859
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !859, !prof !24

b2_ok1:
	%21 = load i32, i32 addrspace(1)* %19, align 4, !dbg !859
	%22 = sext i32 %5 to i64, !dbg !853
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !860, !range !78
	%24 = sext i32 %23 to i64, !dbg !860
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !860, !range !28
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !860, !range !28
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !860, !range !29
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !860, !range !25
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !860, !range !25
	%30 = mul i32 %29, %27, !dbg !860
	%31 = add i32 %26, %30, !dbg !860
	%32 = mul i32 %28, %31, !dbg !860
	%33 = add i32 %25, %32, !dbg !860
	%34 = and i32 %33, -32, !dbg !860
	%35 = mul i32 %28, %29, !dbg !860
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !860, !range !26
	%37 = mul i32 %35, %36, !dbg !860
	%38 = sub i32 %37, %34, !dbg !860
	%39 = icmp slt i32 %38, 32, !dbg !860
	%40 = select i1 %39, i32 %38, i32 32, !dbg !860
	%41 = sext i32 %40 to i64, !dbg !860
	br label %b3, !dbg !860

b3:
	%42 = phi double [ 0.000000e+00, %b2_ok1 ], [ %66, %b5_ok1 ], !dbg !863
	%43 = phi i64 [ %24, %b2_ok1 ], [ %67, %b5_ok1 ], !dbg !860
	%44 = icmp slt i64 %43, %22, !dbg !860
	br i1 %44, label %b4, label %b7, !dbg !860

b4:
	%45 = urem i32 %21, 2, !dbg !865
	%46 = zext i32 %45 to i64, !dbg !866
	%47 = mul i64 %46, %22, !dbg !867
	%48 = add i64 %47, %43, !dbg !868
	%49 = mul i64 %48, 2, !dbg !869
	%50 = add i64 %49, 2, !dbg !871
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %49, !dbg !872
	%52 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !873
	%53 = ptrtoint i64* %52 to i64, !dbg !873
	%54 = and i64 %53, 15, !dbg !873
	%55 = icmp eq i64 %54, 0, !dbg !873
	%56 = icmp ugt i64 %50, %p3, !dbg !872
	%57 = icmp ugt i64 %49, %50, !dbg !872
	%58 = or i1 %56, %57, !dbg !872
	br i1 %58, label %b4_fail1, label %b4_ok1, !dbg !872, !prof !24

b4_ok1:
	br i1 %55, label %b5, label %b6, !dbg !873

b5:
	%59 = bitcast i64 addrspace(1)* %51 to { i64, i64 } addrspace(1)*, !dbg !873
	%60 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %59, i64 0, !dbg !874
	%61 = addrspacecast { i64, i64 } addrspace(1)* %60 to { i64, i64 }*, !dbg !862
	%62 = icmp eq { i64, i64 } addrspace(1)* %60, null, !dbg !862
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !862, !prof !24

b5_ok1:
	%63 = bitcast { i64, i64 }* %61 to i8*, !dbg !862
	%64 = call i64 @gpuc_wait_line_thread(i8* %63, i32 %21, i32 1, i8* %ctrl, i32 34), !dbg !862
	%65 = bitcast i64 %64 to double, !dbg !875
	%66 = fadd double %42, %65, !dbg !876
	%67 = add i64 %43, %41, !dbg !860
	br label %b3, !dbg !860

b6:
	br label %fail, !dbg !873

b7:
	%68 = icmp eq i64 %41, 32, !dbg !880
	br i1 %68, label %b8, label %b10, !dbg !880

b8:
	%69 = phi double [ %86, %b9 ], [ %42, %b7 ], !dbg !881
	%70 = phi i64 [ %87, %b9 ], [ 16, %b7 ], !dbg !882
	%71 = icmp sgt i64 %70, 0, !dbg !883
	br i1 %71, label %b9, label %b17, !dbg !883

b9:
	%72 = trunc i64 %70 to i32, !dbg !884
	%73 = bitcast double %69 to i64, !dbg !884
	%74 = trunc i64 %73 to i32, !dbg !884
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %72, i32 31), !dbg !884
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !884
	%77 = lshr i64 %73, 32, !dbg !884
	%78 = trunc i64 %77 to i32, !dbg !884
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %72, i32 31), !dbg !884
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !884
	%81 = zext i32 %80 to i64, !dbg !884
	%82 = shl i64 %81, 32, !dbg !884
	%83 = zext i32 %76 to i64, !dbg !884
	%84 = or i64 %83, %82, !dbg !884
	%85 = bitcast i64 %84 to double, !dbg !884
	%86 = fadd double %69, %85, !dbg !885
	%87 = sdiv i64 %70, 2, !dbg !886
	br label %b8, !dbg !886

b10:
	%88 = phi double [ %110, %b15 ], [ %42, %b7 ], !dbg !881
	%89 = phi i64 [ %111, %b15 ], [ 16, %b7 ], !dbg !887
	%90 = icmp sgt i64 %89, 0, !dbg !888
	br i1 %90, label %b11, label %b16, !dbg !888

b11:
	%91 = add i64 %24, %89, !dbg !889
	%92 = icmp sge i64 %91, %41, !dbg !890
	br i1 %92, label %b12, label %b13, !dbg !890

b12:
	br label %b13, !dbg !890

b13:
	%93 = phi i64 [ %91, %b11 ], [ %24, %b12 ], !dbg !891
	%94 = trunc i64 %93 to i32, !dbg !892
	%95 = bitcast double %88 to i64, !dbg !892
	%96 = trunc i64 %95 to i32, !dbg !892
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 %94, i32 31), !dbg !892
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !892
	%99 = lshr i64 %95, 32, !dbg !892
	%100 = trunc i64 %99 to i32, !dbg !892
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %100, i32 %94, i32 31), !dbg !892
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !892
	%103 = zext i32 %102 to i64, !dbg !892
	%104 = shl i64 %103, 32, !dbg !892
	%105 = zext i32 %98 to i64, !dbg !892
	%106 = or i64 %105, %104, !dbg !892
	%107 = bitcast i64 %106 to double, !dbg !892
	%108 = icmp ne i64 %93, %24, !dbg !893
	br i1 %108, label %b14, label %b15, !dbg !893

b14:
	%109 = fadd double %88, %107, !dbg !885
	br label %b15, !dbg !894

b15:
	%110 = phi double [ %88, %b13 ], [ %109, %b14 ], !dbg !881
	%111 = sdiv i64 %89, 2, !dbg !895
	br label %b10, !dbg !895

b16:
	%112 = bitcast double %88 to i64, !dbg !896
	%113 = trunc i64 %112 to i32, !dbg !896
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %113, i32 0, i32 31), !dbg !896
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !896
	%116 = lshr i64 %112, 32, !dbg !896
	%117 = trunc i64 %116 to i32, !dbg !896
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 0, i32 31), !dbg !896
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !896
	%120 = zext i32 %119 to i64, !dbg !896
	%121 = shl i64 %120, 32, !dbg !896
	%122 = zext i32 %115 to i64, !dbg !896
	%123 = or i64 %122, %121, !dbg !896
	%124 = bitcast i64 %123 to double, !dbg !896
	br label %b17, !dbg !897

b17:
	%125 = phi double [ %69, %b8 ], [ %124, %b16 ], !dbg !879
	%126 = sext i32 %33 to i64, !dbg !898
	%127 = icmp ne i64 %126, 0, !dbg !899
	br i1 %127, label %b20, label %b18, !dbg !899

b18:
	%128 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !900
	%129 = icmp uge i64 0, %p7, !dbg !900
	br i1 %129, label %b18_fail1, label %b18_ok1, !dbg !900, !prof !24

b18_ok1:
	store double %125, double addrspace(1)* %128, align 8, !dbg !900
	%130 = fcmp ole double %125, %p12, !dbg !901
	br i1 %130, label %b19, label %b20, !dbg !901

b19:
	%131 = add i64 %p11, 1, !dbg !902
	%132 = urem i64 %131, 2, !dbg !903
	%133 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %132, !dbg !904
	store i64 %p11, i64 addrspace(1)* %133, align 8, !dbg !904
	br label %b20, !dbg !904

b20:
	ret void, !dbg !851

b0_fail1:
	br label %fail, !dbg !854

b1_fail1:
	br label %fail, !dbg !856

b2_fail1:
	br label %fail, !dbg !859

b4_fail1:
	%134 = icmp ugt i64 %50, %p3, !dbg !872
	br i1 %134, label %b4_fail2, label %b4_ok2, !dbg !872

b4_fail2:
	br label %fail, !dbg !872

b4_ok2:
	br label %fail, !dbg !872

b5_fail1:
	br label %fail, !dbg !862

b18_fail1:
	br label %fail, !dbg !900

fail:
	%135 = phi i32 [ 39, %b0_fail1 ], [ 39, %b1_fail1 ], [ 32, %b2_fail1 ], [ 8, %b4_fail2 ], [ 9, %b4_ok2 ], [ 33, %b5_fail1 ], [ 10, %b6 ], [ 35, %b18_fail1 ], !dbg !850
	%136 = phi i64 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 0, %b2_fail1 ], [ %50, %b4_fail2 ], [ %49, %b4_ok2 ], [ 0, %b5_fail1 ], [ %54, %b6 ], [ 0, %b18_fail1 ], !dbg !850
	%137 = phi i64 [ %p9, %b0_fail1 ], [ %p9, %b1_fail1 ], [ %p5, %b2_fail1 ], [ %p3, %b4_fail2 ], [ %50, %b4_ok2 ], [ 0, %b5_fail1 ], [ 16, %b6 ], [ %p7, %b18_fail1 ], !dbg !850
	call void @gpuc_fail(i8* %ctrl, i32 %135, i64 %136, i64 %137), !dbg !850
	ret void, !dbg !850
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i8* %ctrl) nounwind !dbg !905 {
entry:
	br label %b0, !dbg !906

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !906
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !906
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !907
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !908, !range !135
	%4 = sext i32 %3 to i64, !dbg !908
	%5 = sext i32 %2 to i64, !dbg !907
	%6 = icmp ne i64 %5, 0, !dbg !909
	br label %b1, !dbg !910

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !911
	%8 = icmp slt i64 %7, %p18, !dbg !912
	br i1 %8, label %b2, label %b10, !dbg !912

b2:
	%9 = mul i64 %7, %p16, !dbg !914
	%10 = icmp eq i64 %p18, 0, !dbg !913
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !913, !prof !24

b2_ok1:
	%11 = icmp eq i64 %p18, -1, !dbg !913
	%12 = select i1 %11, i64 1, i64 %p18, !dbg !913
	%13 = sdiv i64 %9, %12, !dbg !913
	%14 = sub i64 0, %9, !dbg !913
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !913
	%16 = sub i64 %15, %p9, !dbg !915
	%17 = icmp slt i64 %16, 0, !dbg !916
	br i1 %17, label %b9, label %b3, !dbg !916

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !917
	br i1 %18, label %b9, label %b4, !dbg !917

b4:
	%19 = mul i64 %7, %p17, !dbg !918
	%20 = add nsw i64 %7, 1, !dbg !919
	%21 = mul i64 %20, %p17, !dbg !920
	%22 = sub i64 %21, %19, !dbg !921
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !921
	%24 = icmp ugt i64 %21, %p1, !dbg !921
	%25 = icmp ugt i64 %19, %21, !dbg !921
	%26 = or i1 %24, %25, !dbg !921
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !921, !prof !24

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !922, !range !28
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !922, !range !28
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !922, !range !29
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !922, !range !25
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !922, !range !25
	%32 = mul i32 %31, %29, !dbg !922
	%33 = add i32 %28, %32, !dbg !922
	%34 = mul i32 %30, %33, !dbg !922
	%35 = add i32 %27, %34, !dbg !922
	%36 = sext i32 %35 to i64, !dbg !922
	%37 = mul i32 %30, %31, !dbg !922
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !922, !range !26
	%39 = mul i32 %37, %38, !dbg !922
	%40 = sext i32 %39 to i64, !dbg !922
	%41 = add nsw i64 %16, 1, !dbg !923
	%42 = mul i64 %41, %p6, !dbg !924
	br label %b5, !dbg !922

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !922
	%44 = icmp slt i64 %43, %p17, !dbg !922
	br i1 %44, label %b6, label %b7, !dbg !922

b6:
	%45 = mul i64 %43, %p5, !dbg !925
	%46 = icmp eq i64 %p17, -1, !dbg !926
	%47 = select i1 %46, i64 1, i64 %p17, !dbg !926
	%48 = sdiv i64 %45, %47, !dbg !926
	%49 = sub i64 0, %45, !dbg !926
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !926
	%51 = add i64 %42, %50, !dbg !927
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !928
	%53 = icmp uge i64 %51, %p3, !dbg !928
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !928, !prof !24

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !928
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !929
	store float %54, float addrspace(1)* %55, align 4, !dbg !929
	%56 = add i64 %43, %40, !dbg !922
	br label %b5, !dbg !922

b7:
	call void @llvm.nvvm.barrier0(), !dbg !930
	br i1 %6, label %b8, label %b9, !dbg !909

b8:
	%57 = mul i64 %22, 4, !dbg !931
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !931
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !931
	%60 = bitcast float* %58 to i8*, !dbg !931
	%61 = bitcast float* %59 to i8*, !dbg !931
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !931
	br label %b9, !dbg !931

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !932, !range !355
	%63 = sext i32 %62 to i64, !dbg !932
	%64 = add i64 %7, %63, !dbg !933
	br label %b1, !dbg !933

b10:
	ret void, !dbg !933

b2_fail1:
	br label %fail, !dbg !913

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !921
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !921

b4_fail2:
	br label %fail, !dbg !921

b4_ok2:
	br label %fail, !dbg !921

b6_fail1:
	br label %fail, !dbg !928

fail:
	%66 = phi i32 [ 40, %b2_fail1 ], [ 41, %b4_fail2 ], [ 42, %b4_ok2 ], [ 43, %b6_fail1 ], !dbg !906
	%67 = phi i64 [ 0, %b2_fail1 ], [ %21, %b4_fail2 ], [ %19, %b4_ok2 ], [ %51, %b6_fail1 ], !dbg !906
	%68 = phi i64 [ 0, %b2_fail1 ], [ %p1, %b4_fail2 ], [ %21, %b4_ok2 ], [ %p3, %b6_fail1 ], !dbg !906
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !906
	ret void, !dbg !906
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !135
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !28
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !136
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !28
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !136
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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !355
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !356
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !356
	%20 = mul i32 %18, %19
	%21 = sub i32 -2147483647, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !135
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !136
	%24 = or i32 %22, %23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !136
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
!nvvm.annotations = !{!934, !935, !936, !937, !938, !939, !940, !941, !942, !943, !944, !945, !946, !947, !948, !949, !950, !951, !952, !953}
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
!78 = !{i32 0, i32 32}
!79 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !68)
!80 = !DILocation(line: 78, column: 36, scope: !63, inlinedAt: !68)
!81 = !DILocation(line: 79, column: 16, scope: !63, inlinedAt: !68)
!82 = !DILocation(line: 80, column: 11, scope: !63, inlinedAt: !68)
!83 = !DILocation(line: 79, column: 3, scope: !63, inlinedAt: !68)
!84 = !DILocation(line: 83, column: 22, scope: !63, inlinedAt: !68)
!85 = !DILocation(line: 83, column: 41, scope: !63, inlinedAt: !68)
!86 = !DILocation(line: 84, column: 9, scope: !63, inlinedAt: !68)
!87 = !DILocation(line: 78, column: 41, scope: !63, inlinedAt: !68)
!88 = !DILocation(line: 87, column: 16, scope: !63, inlinedAt: !68)
!89 = !DILocation(line: 87, column: 2, scope: !64, inlinedAt: !67)
!90 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!91 = distinct !DISubprogram(name: "Block.warps", scope: !90, file: !90, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!92 = !DILocation(line: 46, column: 14, scope: !64, inlinedAt: !67)
!93 = !DILocation(line: 26, column: 47, scope: !91, inlinedAt: !92)
!94 = !DILocation(line: 26, column: 59, scope: !91, inlinedAt: !92)
!95 = !DILocation(line: 26, column: 64, scope: !91, inlinedAt: !92)
!96 = !DILocation(line: 47, column: 7, scope: !64, inlinedAt: !67)
!97 = !DILocation(line: 50, column: 31, scope: !64, inlinedAt: !67)
!98 = !DILocation(line: 51, column: 10, scope: !64, inlinedAt: !67)
!99 = !DILocation(line: 52, column: 11, scope: !64, inlinedAt: !67)
!100 = !DILocation(line: 52, column: 14, scope: !64, inlinedAt: !67)
!101 = !DILocation(line: 53, column: 17, scope: !64, inlinedAt: !67)
!102 = !DILocation(line: 53, column: 8, scope: !64, inlinedAt: !67)
!103 = !DILocation(line: 55, column: 10, scope: !64, inlinedAt: !67)
!104 = !DILocation(line: 56, column: 11, scope: !64, inlinedAt: !67)
!105 = !DILocation(line: 43, column: 50, scope: !64, inlinedAt: !67)
!106 = !DILocation(line: 57, column: 6, scope: !64, inlinedAt: !67)
!107 = !DILocation(line: 57, column: 16, scope: !64, inlinedAt: !67)
!108 = !DILocation(line: 58, column: 17, scope: !64, inlinedAt: !67)
!109 = !DILocation(line: 57, column: 21, scope: !64, inlinedAt: !67)
!110 = !DILocation(line: 71, column: 22, scope: !7)
!111 = !DILocation(line: 72, column: 13, scope: !7)
!112 = !DILocation(line: 72, column: 3, scope: !7)
!113 = !DILocation(line: 73, column: 39, scope: !7)
!114 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!115 = distinct !DISubprogram(name: "Store", scope: !114, file: !114, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!116 = !DILocation(line: 65, column: 8, scope: !10, inlinedAt: !11)
!117 = !DILocation(line: 12, column: 16, scope: !115, inlinedAt: !116)
!118 = distinct !DISubprogram(name: "valueAt", scope: !9, file: !9, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!119 = !DILocation(line: 65, column: 29, scope: !10, inlinedAt: !11)
!120 = !DILocation(line: 93, column: 19, scope: !118, inlinedAt: !119)
!121 = !DILocation(line: 93, column: 13, scope: !118, inlinedAt: !119)
!122 = !DILocation(line: 93, column: 22, scope: !118, inlinedAt: !119)
!123 = !DILocation(line: 93, column: 27, scope: !118, inlinedAt: !119)
!124 = !DILocation(line: 93, column: 33, scope: !118, inlinedAt: !119)
!125 = !DILocation(line: 65, column: 60, scope: !10, inlinedAt: !11)
!126 = !DILocation(line: 65, column: 65, scope: !10, inlinedAt: !11)
!127 = distinct !DISubprogram(name: "line", scope: !114, file: !114, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!128 = !DILocation(line: 12, column: 24, scope: !115, inlinedAt: !116)
!129 = !DILocation(line: 32, column: 78, scope: !127, inlinedAt: !128)
!130 = !DILocation(line: 32, column: 71, scope: !127, inlinedAt: !128)
!131 = !DILocation(line: 32, column: 87, scope: !127, inlinedAt: !128)
!132 = !DILocation(line: 32, column: 92, scope: !127, inlinedAt: !128)
!133 = !DILocation(line: 12, column: 45, scope: !115, inlinedAt: !116)
!134 = !DILocation(line: 77, column: 16, scope: !7)
!135 = !{i32 0, i32 2147483647}
!136 = !{i32 0, i32 65535}
!137 = !DIFile(filename: "sweep.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!138 = distinct !DISubprogram(name: "march", scope: !137, file: !137, line: 109, type: !4, isDefinition: true, scopeLine: 109, isOptimized: true, unit: !2)
!139 = !DILocation(line: 109, column: 6, scope: !138)
!140 = !DILocation(line: 110, column: 11, scope: !138)
!141 = !DILocation(line: 110, column: 27, scope: !138)
!142 = !DILocation(line: 111, column: 3, scope: !138)
!143 = !DILocation(line: 113, column: 18, scope: !138)
!144 = !DILocation(line: 114, column: 19, scope: !138)
!145 = !DILocation(line: 114, column: 32, scope: !138)
!146 = !DILocation(line: 114, column: 41, scope: !138)
!147 = !DILocation(line: 114, column: 23, scope: !138)
!148 = !DILocation(line: 118, column: 11, scope: !138)
!149 = !DILocation(line: 117, column: 2, scope: !138)
!150 = !DILocation(line: 121, column: 20, scope: !138)
!151 = !DILocation(line: 121, column: 11, scope: !138)
!152 = !DILocation(line: 117, column: 10, scope: !138)
!153 = !DILocation(line: 125, column: 12, scope: !138)
!154 = !DILocation(line: 125, column: 15, scope: !138)
!155 = !DILocation(line: 125, column: 23, scope: !138)
!156 = !DILocation(line: 126, column: 23, scope: !138)
!157 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!158 = distinct !DISubprogram(name: "Part.state", scope: !157, file: !157, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!159 = !DILocation(line: 126, column: 21, scope: !138)
!160 = !DILocation(line: 58, column: 47, scope: !158, inlinedAt: !159)
!161 = !DILocation(line: 126, column: 28, scope: !138)
!162 = !DILocation(line: 127, column: 22, scope: !138)
!163 = !DILocation(line: 127, column: 19, scope: !138)
!164 = !DILocation(line: 127, column: 38, scope: !138)
!165 = !DILocation(line: 126, column: 41, scope: !138)
!166 = !DILocation(line: 58, column: 47, scope: !158, inlinedAt: !165)
!167 = !DILocation(line: 126, column: 46, scope: !138)
!168 = !DILocation(line: 128, column: 13, scope: !138)
!169 = distinct !DISubprogram(name: "fixed", scope: !137, file: !137, line: 166, type: !4, isDefinition: true, scopeLine: 166, isOptimized: true, unit: !2)
!170 = !DILocation(line: 136, column: 21, scope: !138)
!171 = !DILocation(line: 167, column: 12, scope: !169, inlinedAt: !170)
!172 = !DILocation(line: 170, column: 20, scope: !169, inlinedAt: !170)
!173 = !DILocation(line: 170, column: 12, scope: !169, inlinedAt: !170)
!174 = !DILocation(line: 173, column: 11, scope: !169, inlinedAt: !170)
!175 = !DILocation(line: 173, column: 14, scope: !169, inlinedAt: !170)
!176 = !DILocation(line: 176, column: 11, scope: !169, inlinedAt: !170)
!177 = !DILocation(line: 176, column: 14, scope: !169, inlinedAt: !170)
!178 = !DILocation(line: 179, column: 11, scope: !169, inlinedAt: !170)
!179 = !DILocation(line: 179, column: 14, scope: !169, inlinedAt: !170)
!180 = !DILocation(line: 124, column: 2, scope: !138)
!181 = !DILocation(line: 126, column: 2, scope: !138)
!182 = !DILocation(line: 126, column: 6, scope: !138)
!183 = !DILocation(line: 127, column: 2, scope: !138)
!184 = !DILocation(line: 127, column: 6, scope: !138)
!185 = !DILocation(line: 128, column: 2, scope: !138)
!186 = !DILocation(line: 129, column: 13, scope: !138)
!187 = !DILocation(line: 130, column: 15, scope: !138)
!188 = !DILocation(line: 131, column: 23, scope: !138)
!189 = !DILocation(line: 131, column: 44, scope: !138)
!190 = !DILocation(line: 131, column: 38, scope: !138)
!191 = !DILocation(line: 132, column: 29, scope: !138)
!192 = !DILocation(line: 132, column: 37, scope: !138)
!193 = !DILocation(line: 132, column: 26, scope: !138)
!194 = !DILocation(line: 132, column: 66, scope: !138)
!195 = !DILocation(line: 132, column: 55, scope: !138)
!196 = !DILocation(line: 133, column: 34, scope: !138)
!197 = !DILocation(line: 133, column: 42, scope: !138)
!198 = !DILocation(line: 133, column: 28, scope: !138)
!199 = !DILocation(line: 133, column: 74, scope: !138)
!200 = !DILocation(line: 133, column: 60, scope: !138)
!201 = distinct !DISubprogram(name: "mean", scope: !137, file: !137, line: 155, type: !4, isDefinition: true, scopeLine: 155, isOptimized: true, unit: !2)
!202 = !DILocation(line: 134, column: 20, scope: !138)
!203 = !DILocation(line: 157, column: 12, scope: !201, inlinedAt: !202)
!204 = !DILocation(line: 157, column: 20, scope: !201, inlinedAt: !202)
!205 = !DILocation(line: 157, column: 27, scope: !201, inlinedAt: !202)
!206 = !DILocation(line: 157, column: 37, scope: !201, inlinedAt: !202)
!207 = !DILocation(line: 158, column: 13, scope: !201, inlinedAt: !202)
!208 = !DILocation(line: 158, column: 21, scope: !201, inlinedAt: !202)
!209 = !DILocation(line: 158, column: 28, scope: !201, inlinedAt: !202)
!210 = !DILocation(line: 158, column: 38, scope: !201, inlinedAt: !202)
!211 = !DILocation(line: 159, column: 13, scope: !201, inlinedAt: !202)
!212 = !DILocation(line: 159, column: 21, scope: !201, inlinedAt: !202)
!213 = !DILocation(line: 159, column: 28, scope: !201, inlinedAt: !202)
!214 = !DILocation(line: 159, column: 38, scope: !201, inlinedAt: !202)
!215 = !DILocation(line: 160, column: 13, scope: !201, inlinedAt: !202)
!216 = !DILocation(line: 160, column: 21, scope: !201, inlinedAt: !202)
!217 = !DILocation(line: 160, column: 28, scope: !201, inlinedAt: !202)
!218 = !DILocation(line: 160, column: 38, scope: !201, inlinedAt: !202)
!219 = !DILocation(line: 134, column: 54, scope: !138)
!220 = !DILocation(line: 157, column: 12, scope: !201, inlinedAt: !219)
!221 = !DILocation(line: 157, column: 20, scope: !201, inlinedAt: !219)
!222 = !DILocation(line: 157, column: 27, scope: !201, inlinedAt: !219)
!223 = !DILocation(line: 157, column: 37, scope: !201, inlinedAt: !219)
!224 = !DILocation(line: 158, column: 13, scope: !201, inlinedAt: !219)
!225 = !DILocation(line: 158, column: 21, scope: !201, inlinedAt: !219)
!226 = !DILocation(line: 158, column: 28, scope: !201, inlinedAt: !219)
!227 = !DILocation(line: 158, column: 38, scope: !201, inlinedAt: !219)
!228 = !DILocation(line: 159, column: 13, scope: !201, inlinedAt: !219)
!229 = !DILocation(line: 159, column: 21, scope: !201, inlinedAt: !219)
!230 = !DILocation(line: 159, column: 28, scope: !201, inlinedAt: !219)
!231 = !DILocation(line: 159, column: 38, scope: !201, inlinedAt: !219)
!232 = !DILocation(line: 160, column: 13, scope: !201, inlinedAt: !219)
!233 = !DILocation(line: 160, column: 21, scope: !201, inlinedAt: !219)
!234 = !DILocation(line: 160, column: 28, scope: !201, inlinedAt: !219)
!235 = !DILocation(line: 160, column: 38, scope: !201, inlinedAt: !219)
!236 = !DILocation(line: 168, column: 7, scope: !169, inlinedAt: !170)
!237 = !DILocation(line: 170, column: 20, scope: !138)
!238 = !DILocation(line: 171, column: 7, scope: !169, inlinedAt: !170)
!239 = !DILocation(line: 173, column: 11, scope: !138)
!240 = !DILocation(line: 174, column: 7, scope: !169, inlinedAt: !170)
!241 = !DILocation(line: 176, column: 11, scope: !138)
!242 = !DILocation(line: 177, column: 7, scope: !169, inlinedAt: !170)
!243 = !DILocation(line: 179, column: 11, scope: !138)
!244 = !DILocation(line: 180, column: 7, scope: !169, inlinedAt: !170)
!245 = !DILocation(line: 182, column: 9, scope: !138)
!246 = !DILocation(line: 136, column: 55, scope: !138)
!247 = !DILocation(line: 167, column: 12, scope: !169, inlinedAt: !246)
!248 = !DILocation(line: 168, column: 7, scope: !169, inlinedAt: !246)
!249 = !DILocation(line: 170, column: 12, scope: !169, inlinedAt: !246)
!250 = !DILocation(line: 171, column: 7, scope: !169, inlinedAt: !246)
!251 = !DILocation(line: 173, column: 14, scope: !169, inlinedAt: !246)
!252 = !DILocation(line: 174, column: 7, scope: !169, inlinedAt: !246)
!253 = !DILocation(line: 176, column: 14, scope: !169, inlinedAt: !246)
!254 = !DILocation(line: 177, column: 7, scope: !169, inlinedAt: !246)
!255 = !DILocation(line: 179, column: 14, scope: !169, inlinedAt: !246)
!256 = !DILocation(line: 180, column: 7, scope: !169, inlinedAt: !246)
!257 = !DILocation(line: 134, column: 3, scope: !138)
!258 = !DILocation(line: 134, column: 8, scope: !138)
!259 = !DILocation(line: 138, column: 28, scope: !138)
!260 = !DILocation(line: 138, column: 9, scope: !138)
!261 = !DILocation(line: 138, column: 23, scope: !138)
!262 = distinct !DISubprogram(name: "distance", scope: !137, file: !137, line: 186, type: !4, isDefinition: true, scopeLine: 186, isOptimized: true, unit: !2)
!263 = !DILocation(line: 139, column: 22, scope: !138)
!264 = !DILocation(line: 187, column: 19, scope: !262, inlinedAt: !263)
!265 = !DILocation(line: 187, column: 28, scope: !262, inlinedAt: !263)
!266 = !DILocation(line: 187, column: 37, scope: !262, inlinedAt: !263)
!267 = !DILocation(line: 187, column: 46, scope: !262, inlinedAt: !263)
!268 = !DILocation(line: 188, column: 10, scope: !262, inlinedAt: !263)
!269 = !DILocation(line: 188, column: 16, scope: !262, inlinedAt: !263)
!270 = !DILocation(line: 188, column: 13, scope: !262, inlinedAt: !263)
!271 = !DILocation(line: 188, column: 22, scope: !262, inlinedAt: !263)
!272 = !DILocation(line: 188, column: 19, scope: !262, inlinedAt: !263)
!273 = !DILocation(line: 188, column: 28, scope: !262, inlinedAt: !263)
!274 = !DILocation(line: 188, column: 25, scope: !262, inlinedAt: !263)
!275 = !DILocation(line: 139, column: 43, scope: !138)
!276 = !DILocation(line: 187, column: 19, scope: !262, inlinedAt: !275)
!277 = !DILocation(line: 187, column: 28, scope: !262, inlinedAt: !275)
!278 = !DILocation(line: 187, column: 37, scope: !262, inlinedAt: !275)
!279 = !DILocation(line: 187, column: 46, scope: !262, inlinedAt: !275)
!280 = !DILocation(line: 188, column: 10, scope: !262, inlinedAt: !275)
!281 = !DILocation(line: 188, column: 16, scope: !262, inlinedAt: !275)
!282 = !DILocation(line: 188, column: 13, scope: !262, inlinedAt: !275)
!283 = !DILocation(line: 188, column: 22, scope: !262, inlinedAt: !275)
!284 = !DILocation(line: 188, column: 19, scope: !262, inlinedAt: !275)
!285 = !DILocation(line: 188, column: 28, scope: !262, inlinedAt: !275)
!286 = !DILocation(line: 188, column: 25, scope: !262, inlinedAt: !275)
!287 = !DILocation(line: 139, column: 33, scope: !138)
!288 = !DILocation(line: 139, column: 3, scope: !138)
!289 = !DILocation(line: 141, column: 39, scope: !138)
!290 = !DILocation(line: 129, column: 19, scope: !138)
!291 = !{!"llvm.loop.unroll.disable"}
!292 = distinct !{!292, !291}
!293 = !DILocation(line: 143, column: 10, scope: !138)
!294 = !DILocation(line: 144, column: 33, scope: !138)
!295 = !DILocation(line: 144, column: 30, scope: !138)
!296 = !DILocation(line: 144, column: 54, scope: !138)
!297 = !DILocation(line: 144, column: 62, scope: !138)
!298 = !DILocation(line: 144, column: 51, scope: !138)
!299 = !DILocation(line: 144, column: 91, scope: !138)
!300 = !DILocation(line: 144, column: 80, scope: !138)
!301 = !DILocation(line: 144, column: 14, scope: !138)
!302 = !DILocation(line: 157, column: 12, scope: !201, inlinedAt: !301)
!303 = !DILocation(line: 157, column: 20, scope: !201, inlinedAt: !301)
!304 = !DILocation(line: 157, column: 27, scope: !201, inlinedAt: !301)
!305 = !DILocation(line: 157, column: 37, scope: !201, inlinedAt: !301)
!306 = !DILocation(line: 158, column: 13, scope: !201, inlinedAt: !301)
!307 = !DILocation(line: 158, column: 21, scope: !201, inlinedAt: !301)
!308 = !DILocation(line: 158, column: 28, scope: !201, inlinedAt: !301)
!309 = !DILocation(line: 158, column: 38, scope: !201, inlinedAt: !301)
!310 = !DILocation(line: 159, column: 13, scope: !201, inlinedAt: !301)
!311 = !DILocation(line: 159, column: 21, scope: !201, inlinedAt: !301)
!312 = !DILocation(line: 159, column: 28, scope: !201, inlinedAt: !301)
!313 = !DILocation(line: 159, column: 38, scope: !201, inlinedAt: !301)
!314 = !DILocation(line: 160, column: 13, scope: !201, inlinedAt: !301)
!315 = !DILocation(line: 160, column: 21, scope: !201, inlinedAt: !301)
!316 = !DILocation(line: 160, column: 28, scope: !201, inlinedAt: !301)
!317 = !DILocation(line: 160, column: 38, scope: !201, inlinedAt: !301)
!318 = !DILocation(line: 146, column: 15, scope: !138)
!319 = !DILocation(line: 167, column: 12, scope: !169, inlinedAt: !318)
!320 = !DILocation(line: 168, column: 7, scope: !169, inlinedAt: !318)
!321 = !DILocation(line: 170, column: 12, scope: !169, inlinedAt: !318)
!322 = !DILocation(line: 171, column: 7, scope: !169, inlinedAt: !318)
!323 = !DILocation(line: 173, column: 14, scope: !169, inlinedAt: !318)
!324 = !DILocation(line: 174, column: 7, scope: !169, inlinedAt: !318)
!325 = !DILocation(line: 176, column: 14, scope: !169, inlinedAt: !318)
!326 = !DILocation(line: 177, column: 7, scope: !169, inlinedAt: !318)
!327 = !DILocation(line: 179, column: 14, scope: !169, inlinedAt: !318)
!328 = !DILocation(line: 180, column: 7, scope: !169, inlinedAt: !318)
!329 = !DILocation(line: 144, column: 3, scope: !138)
!330 = !DILocation(line: 148, column: 9, scope: !138)
!331 = !DILocation(line: 149, column: 22, scope: !138)
!332 = !DILocation(line: 187, column: 19, scope: !262, inlinedAt: !331)
!333 = !DILocation(line: 187, column: 28, scope: !262, inlinedAt: !331)
!334 = !DILocation(line: 187, column: 37, scope: !262, inlinedAt: !331)
!335 = !DILocation(line: 187, column: 46, scope: !262, inlinedAt: !331)
!336 = !DILocation(line: 188, column: 10, scope: !262, inlinedAt: !331)
!337 = !DILocation(line: 188, column: 16, scope: !262, inlinedAt: !331)
!338 = !DILocation(line: 188, column: 13, scope: !262, inlinedAt: !331)
!339 = !DILocation(line: 188, column: 22, scope: !262, inlinedAt: !331)
!340 = !DILocation(line: 188, column: 19, scope: !262, inlinedAt: !331)
!341 = !DILocation(line: 188, column: 28, scope: !262, inlinedAt: !331)
!342 = !DILocation(line: 188, column: 25, scope: !262, inlinedAt: !331)
!343 = !DILocation(line: 149, column: 3, scope: !138)
!344 = !DILocation(line: 151, column: 2, scope: !138)
!345 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!346 = !DILocation(line: 24, column: 6, scope: !345)
!347 = distinct !DISubprogram(name: "send", scope: !137, file: !137, line: 96, type: !4, isDefinition: true, scopeLine: 96, isOptimized: true, unit: !2)
!348 = distinct !DISubprogram(name: "sweepTile", scope: !137, file: !137, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!349 = distinct !DISubprogram(name: "sweep", scope: !137, file: !137, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!350 = !DILocation(line: 43, column: 18, scope: !345)
!351 = !DILocation(line: 45, column: 23, scope: !349, inlinedAt: !350)
!352 = !DILocation(line: 83, column: 8, scope: !348, inlinedAt: !351)
!353 = !DILocation(line: 102, column: 20, scope: !347, inlinedAt: !352)
!354 = !DILocation(line: 25, column: 18, scope: !345)
!355 = !{i32 1, i32 -2147483648}
!356 = !{i32 1, i32 65536}
!357 = !DILocation(line: 25, column: 21, scope: !345)
!358 = !DILocation(line: 26, column: 10, scope: !345)
!359 = !DILocation(line: 26, column: 23, scope: !345)
!360 = !DILocation(line: 26, column: 8, scope: !345)
!361 = !DILocation(line: 26, column: 29, scope: !345)
!362 = !DILocation(line: 30, column: 11, scope: !345)
!363 = !DILocation(line: 31, column: 25, scope: !345)
!364 = !DILocation(line: 31, column: 23, scope: !345)
!365 = !DILocation(line: 31, column: 37, scope: !345)
!366 = !DILocation(line: 32, column: 23, scope: !345)
!367 = !DILocation(line: 33, column: 14, scope: !345)
!368 = !DILocation(line: 35, column: 4, scope: !345)
!369 = !DILocation(line: 38, column: 15, scope: !345)
!370 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!371 = !DILocation(line: 38, column: 31, scope: !345)
!372 = !DILocation(line: 38, column: 24, scope: !370, inlinedAt: !371)
!373 = !DILocation(line: 38, column: 67, scope: !370, inlinedAt: !371)
!374 = !DILocation(line: 38, column: 53, scope: !370, inlinedAt: !371)
!375 = !DILocation(line: 38, column: 47, scope: !370, inlinedAt: !371)
!376 = !DILocation(line: 39, column: 10, scope: !345)
!377 = !DILocation(line: 42, column: 12, scope: !345)
!378 = distinct !DISubprogram(name: "fieldIn", scope: !137, file: !137, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!379 = !DILocation(line: 43, column: 29, scope: !345)
!380 = !DILocation(line: 36, column: 43, scope: !378, inlinedAt: !379)
!381 = !DILocation(line: 58, column: 32, scope: !348, inlinedAt: !351)
!382 = !DILocation(line: 58, column: 69, scope: !348, inlinedAt: !351)
!383 = !DILocation(line: 58, column: 53, scope: !348, inlinedAt: !351)
!384 = !DILocation(line: 59, column: 36, scope: !348, inlinedAt: !351)
!385 = !DILocation(line: 59, column: 25, scope: !348, inlinedAt: !351)
!386 = !DILocation(line: 59, column: 54, scope: !348, inlinedAt: !351)
!387 = !DILocation(line: 59, column: 41, scope: !348, inlinedAt: !351)
!388 = distinct !DISubprogram(name: "Part.strip", scope: !157, file: !157, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!389 = !DILocation(line: 60, column: 19, scope: !348, inlinedAt: !351)
!390 = !DILocation(line: 61, column: 42, scope: !388, inlinedAt: !389)
!391 = !DILocation(line: 61, column: 56, scope: !388, inlinedAt: !389)
!392 = !DILocation(line: 61, column: 51, scope: !388, inlinedAt: !389)
!393 = !DILocation(line: 61, column: 69, scope: !388, inlinedAt: !389)
!394 = !DILocation(line: 60, column: 41, scope: !348, inlinedAt: !351)
!395 = !DILocation(line: 60, column: 35, scope: !348, inlinedAt: !351)
!396 = !DILocation(line: 61, column: 42, scope: !388, inlinedAt: !395)
!397 = !DILocation(line: 61, column: 56, scope: !388, inlinedAt: !395)
!398 = !DILocation(line: 61, column: 51, scope: !388, inlinedAt: !395)
!399 = !DILocation(line: 61, column: 69, scope: !388, inlinedAt: !395)
!400 = !DILocation(line: 66, column: 23, scope: !348, inlinedAt: !351)
!401 = !DILocation(line: 68, column: 64, scope: !348, inlinedAt: !351)
!402 = distinct !DISubprogram(name: "haloSignal", scope: !137, file: !137, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!403 = !DILocation(line: 68, column: 40, scope: !348, inlinedAt: !351)
!404 = !DILocation(line: 22, column: 21, scope: !402, inlinedAt: !403)
!405 = !DILocation(line: 22, column: 29, scope: !402, inlinedAt: !403)
!406 = !DILocation(line: 71, column: 40, scope: !348, inlinedAt: !351)
!407 = !DILocation(line: 22, column: 23, scope: !402, inlinedAt: !406)
!408 = !DILocation(line: 22, column: 29, scope: !402, inlinedAt: !406)
!409 = !DILocation(line: 75, column: 31, scope: !348, inlinedAt: !351)
!410 = !DILocation(line: 78, column: 47, scope: !348, inlinedAt: !351)
!411 = !DILocation(line: 78, column: 30, scope: !348, inlinedAt: !351)
!412 = !DILocation(line: 78, column: 60, scope: !348, inlinedAt: !351)
!413 = !DILocation(line: 79, column: 40, scope: !348, inlinedAt: !351)
!414 = !DILocation(line: 83, column: 61, scope: !348, inlinedAt: !351)
!415 = !DILocation(line: 97, column: 26, scope: !347, inlinedAt: !352)
!416 = !DILocation(line: 100, column: 18, scope: !347, inlinedAt: !352)
!417 = !DILocation(line: 58, column: 47, scope: !158, inlinedAt: !416)
!418 = !DILocation(line: 100, column: 24, scope: !347, inlinedAt: !352)
!419 = !DILocation(line: 101, column: 19, scope: !347, inlinedAt: !352)
!420 = !DILocation(line: 101, column: 42, scope: !347, inlinedAt: !352)
!421 = !DILocation(line: 101, column: 39, scope: !347, inlinedAt: !352)
!422 = !DILocation(line: 103, column: 13, scope: !347, inlinedAt: !352)
!423 = !DILocation(line: 22, column: 21, scope: !402, inlinedAt: !422)
!424 = !DILocation(line: 22, column: 23, scope: !402, inlinedAt: !422)
!425 = !DILocation(line: 22, column: 29, scope: !402, inlinedAt: !422)
!426 = !DILocation(line: 86, column: 8, scope: !348, inlinedAt: !351)
!427 = !DILocation(line: 101, column: 24, scope: !347, inlinedAt: !426)
!428 = !DILocation(line: 101, column: 19, scope: !347, inlinedAt: !426)
!429 = !DILocation(line: 103, column: 13, scope: !347, inlinedAt: !426)
!430 = !DILocation(line: 22, column: 29, scope: !402, inlinedAt: !429)
!431 = !DILocation(line: 102, column: 20, scope: !347, inlinedAt: !426)
!432 = !DILocation(line: 89, column: 41, scope: !348, inlinedAt: !351)
!433 = !DILocation(line: 89, column: 53, scope: !348, inlinedAt: !351)
!434 = !DILocation(line: 44, column: 27, scope: !349, inlinedAt: !350)
!435 = !DILocation(line: 43, column: 2, scope: !349, inlinedAt: !350)
!436 = !DILocation(line: 44, column: 6, scope: !349, inlinedAt: !350)
!437 = !DILocation(line: 44, column: 35, scope: !349, inlinedAt: !350)
!438 = !DILocation(line: 61, column: 15, scope: !348, inlinedAt: !351)
!439 = !DILocation(line: 61, column: 31, scope: !348, inlinedAt: !351)
!440 = !DILocation(line: 29, column: 39, scope: !345)
!441 = !DILocation(line: 22, column: 38, scope: !402, inlinedAt: !403)
!442 = !DILocation(line: 22, column: 16, scope: !402, inlinedAt: !403)
!443 = !DILocation(line: 68, column: 26, scope: !348, inlinedAt: !351)
!444 = !DILocation(line: 68, column: 87, scope: !348, inlinedAt: !351)
!445 = !DILocation(line: 22, column: 38, scope: !402, inlinedAt: !406)
!446 = !DILocation(line: 22, column: 16, scope: !402, inlinedAt: !406)
!447 = !DILocation(line: 71, column: 26, scope: !348, inlinedAt: !351)
!448 = !DILocation(line: 71, column: 87, scope: !348, inlinedAt: !351)
!449 = !DILocation(line: 74, column: 17, scope: !348, inlinedAt: !351)
!450 = !DILocation(line: 76, column: 20, scope: !348, inlinedAt: !351)
!451 = !DILocation(line: 76, column: 4, scope: !348, inlinedAt: !351)
!452 = !DILocation(line: 63, column: 2, scope: !348, inlinedAt: !351)
!453 = !DILocation(line: 79, column: 20, scope: !348, inlinedAt: !351)
!454 = !DILocation(line: 79, column: 4, scope: !348, inlinedAt: !351)
!455 = !DILocation(line: 81, column: 17, scope: !348, inlinedAt: !351)
!456 = !DILocation(line: 98, column: 13, scope: !347, inlinedAt: !352)
!457 = !DILocation(line: 99, column: 14, scope: !347, inlinedAt: !352)
!458 = !DILocation(line: 99, column: 11, scope: !347, inlinedAt: !352)
!459 = !DILocation(line: 102, column: 47, scope: !347, inlinedAt: !352)
!460 = !DILocation(line: 102, column: 55, scope: !347, inlinedAt: !352)
!461 = !DILocation(line: 102, column: 43, scope: !347, inlinedAt: !352)
!462 = !DILocation(line: 102, column: 76, scope: !347, inlinedAt: !352)
!463 = !DILocation(line: 102, column: 84, scope: !347, inlinedAt: !352)
!464 = !DILocation(line: 102, column: 72, scope: !347, inlinedAt: !352)
!465 = !DILocation(line: 22, column: 38, scope: !402, inlinedAt: !422)
!466 = !DILocation(line: 22, column: 16, scope: !402, inlinedAt: !422)
!467 = !DILocation(line: 98, column: 13, scope: !347, inlinedAt: !426)
!468 = !DILocation(line: 99, column: 14, scope: !347, inlinedAt: !426)
!469 = !DILocation(line: 99, column: 11, scope: !347, inlinedAt: !426)
!470 = !DILocation(line: 102, column: 47, scope: !347, inlinedAt: !426)
!471 = !DILocation(line: 102, column: 55, scope: !347, inlinedAt: !426)
!472 = !DILocation(line: 102, column: 43, scope: !347, inlinedAt: !426)
!473 = !DILocation(line: 102, column: 76, scope: !347, inlinedAt: !426)
!474 = !DILocation(line: 102, column: 84, scope: !347, inlinedAt: !426)
!475 = !DILocation(line: 102, column: 72, scope: !347, inlinedAt: !426)
!476 = !DILocation(line: 22, column: 38, scope: !402, inlinedAt: !429)
!477 = !DILocation(line: 22, column: 16, scope: !402, inlinedAt: !429)
!478 = !DILocation(line: 89, column: 24, scope: !348, inlinedAt: !351)
!479 = !DILocation(line: 89, column: 17, scope: !348, inlinedAt: !351)
!480 = !DILocation(line: 45, column: 3, scope: !349, inlinedAt: !350)
!481 = !DILocation(line: 44, column: 46, scope: !349, inlinedAt: !350)
!482 = !DILocation(line: 41, column: 2, scope: !345)
!483 = !DILocation(line: 45, column: 15, scope: !345)
!484 = !DILocation(line: 45, column: 31, scope: !345)
!485 = !DILocation(line: 38, column: 24, scope: !370, inlinedAt: !484)
!486 = !DILocation(line: 38, column: 67, scope: !370, inlinedAt: !484)
!487 = !DILocation(line: 38, column: 53, scope: !370, inlinedAt: !484)
!488 = !DILocation(line: 38, column: 47, scope: !370, inlinedAt: !484)
!489 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!490 = !DILocation(line: 46, column: 10, scope: !345)
!491 = !DILocation(line: 44, column: 58, scope: !489, inlinedAt: !490)
!492 = !DILocation(line: 46, column: 27, scope: !345)
!493 = distinct !DISubprogram(name: "SumByWarp", scope: !9, file: !9, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!494 = !DILocation(line: 44, column: 32, scope: !489, inlinedAt: !490)
!495 = !DILocation(line: 83, column: 21, scope: !493, inlinedAt: !494)
!496 = !DILocation(line: 85, column: 33, scope: !493, inlinedAt: !494)
!497 = distinct !DISubprogram(name: "Await", scope: !114, file: !114, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!498 = !DILocation(line: 86, column: 18, scope: !493, inlinedAt: !494)
!499 = !DILocation(line: 21, column: 40, scope: !497, inlinedAt: !498)
!500 = !DILocation(line: 85, column: 33, scope: !345)
!501 = !DILocation(line: 86, column: 39, scope: !493, inlinedAt: !494)
!502 = !DILocation(line: 93, column: 19, scope: !118, inlinedAt: !501)
!503 = !DILocation(line: 93, column: 13, scope: !118, inlinedAt: !501)
!504 = !DILocation(line: 93, column: 22, scope: !118, inlinedAt: !501)
!505 = !DILocation(line: 93, column: 27, scope: !118, inlinedAt: !501)
!506 = !DILocation(line: 93, column: 33, scope: !118, inlinedAt: !501)
!507 = !DILocation(line: 21, column: 48, scope: !497, inlinedAt: !498)
!508 = !DILocation(line: 32, column: 78, scope: !127, inlinedAt: !507)
!509 = !DILocation(line: 32, column: 71, scope: !127, inlinedAt: !507)
!510 = !DILocation(line: 32, column: 87, scope: !127, inlinedAt: !507)
!511 = !DILocation(line: 32, column: 92, scope: !127, inlinedAt: !507)
!512 = !DILocation(line: 21, column: 25, scope: !497, inlinedAt: !498)
!513 = !DILocation(line: 86, column: 3, scope: !493, inlinedAt: !494)
!514 = distinct !DISubprogram(name: "reduce", scope: !62, file: !62, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!515 = distinct !DISubprogram(name: "ReduceAdd", scope: !62, file: !62, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!516 = !DILocation(line: 88, column: 22, scope: !493, inlinedAt: !494)
!517 = !DILocation(line: 8, column: 15, scope: !515, inlinedAt: !516)
!518 = !DILocation(line: 45, column: 16, scope: !514, inlinedAt: !517)
!519 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !518)
!520 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !518)
!521 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !518)
!522 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !518)
!523 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !518)
!524 = !DILocation(line: 8, column: 76, scope: !515, inlinedAt: !516)
!525 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !518)
!526 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !518)
!527 = !DILocation(line: 78, column: 36, scope: !63, inlinedAt: !518)
!528 = !DILocation(line: 79, column: 16, scope: !63, inlinedAt: !518)
!529 = !DILocation(line: 80, column: 11, scope: !63, inlinedAt: !518)
!530 = !DILocation(line: 79, column: 3, scope: !63, inlinedAt: !518)
!531 = !DILocation(line: 83, column: 22, scope: !63, inlinedAt: !518)
!532 = !DILocation(line: 83, column: 41, scope: !63, inlinedAt: !518)
!533 = !DILocation(line: 84, column: 9, scope: !63, inlinedAt: !518)
!534 = !DILocation(line: 78, column: 41, scope: !63, inlinedAt: !518)
!535 = !DILocation(line: 87, column: 16, scope: !63, inlinedAt: !518)
!536 = !DILocation(line: 87, column: 2, scope: !514, inlinedAt: !517)
!537 = !DILocation(line: 45, column: 22, scope: !489, inlinedAt: !490)
!538 = !DILocation(line: 48, column: 12, scope: !489, inlinedAt: !490)
!539 = !DILocation(line: 49, column: 11, scope: !489, inlinedAt: !490)
!540 = !DILocation(line: 50, column: 22, scope: !489, inlinedAt: !490)
!541 = !DILocation(line: 50, column: 12, scope: !489, inlinedAt: !490)
!542 = !DILocation(line: 48, column: 14, scope: !345)
!543 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!544 = !DILocation(line: 49, column: 9, scope: !345)
!545 = !DILocation(line: 56, column: 41, scope: !543, inlinedAt: !544)
!546 = !DILocation(line: 56, column: 22, scope: !543, inlinedAt: !544)
!547 = !DILocation(line: 8, column: 15, scope: !65, inlinedAt: !546)
!548 = !DILocation(line: 45, column: 16, scope: !64, inlinedAt: !547)
!549 = !DILocation(line: 70, column: 13, scope: !63, inlinedAt: !548)
!550 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !548)
!551 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !548)
!552 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !548)
!553 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !548)
!554 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !548)
!555 = !DILocation(line: 8, column: 76, scope: !65, inlinedAt: !546)
!556 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !548)
!557 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !548)
!558 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !548)
!559 = !DILocation(line: 78, column: 36, scope: !63, inlinedAt: !548)
!560 = !DILocation(line: 79, column: 16, scope: !63, inlinedAt: !548)
!561 = !DILocation(line: 80, column: 11, scope: !63, inlinedAt: !548)
!562 = !DILocation(line: 79, column: 3, scope: !63, inlinedAt: !548)
!563 = !DILocation(line: 83, column: 22, scope: !63, inlinedAt: !548)
!564 = !DILocation(line: 83, column: 41, scope: !63, inlinedAt: !548)
!565 = !DILocation(line: 84, column: 9, scope: !63, inlinedAt: !548)
!566 = !DILocation(line: 78, column: 41, scope: !63, inlinedAt: !548)
!567 = !DILocation(line: 87, column: 16, scope: !63, inlinedAt: !548)
!568 = !DILocation(line: 87, column: 2, scope: !64, inlinedAt: !547)
!569 = !DILocation(line: 46, column: 14, scope: !64, inlinedAt: !547)
!570 = !DILocation(line: 26, column: 47, scope: !91, inlinedAt: !569)
!571 = !DILocation(line: 26, column: 59, scope: !91, inlinedAt: !569)
!572 = !DILocation(line: 26, column: 64, scope: !91, inlinedAt: !569)
!573 = !DILocation(line: 47, column: 7, scope: !64, inlinedAt: !547)
!574 = !DILocation(line: 50, column: 31, scope: !64, inlinedAt: !547)
!575 = !DILocation(line: 51, column: 10, scope: !64, inlinedAt: !547)
!576 = !DILocation(line: 52, column: 11, scope: !64, inlinedAt: !547)
!577 = !DILocation(line: 52, column: 14, scope: !64, inlinedAt: !547)
!578 = !DILocation(line: 53, column: 17, scope: !64, inlinedAt: !547)
!579 = !DILocation(line: 53, column: 8, scope: !64, inlinedAt: !547)
!580 = !DILocation(line: 55, column: 10, scope: !64, inlinedAt: !547)
!581 = !DILocation(line: 56, column: 11, scope: !64, inlinedAt: !547)
!582 = !DILocation(line: 43, column: 50, scope: !64, inlinedAt: !547)
!583 = !DILocation(line: 57, column: 6, scope: !64, inlinedAt: !547)
!584 = !DILocation(line: 57, column: 16, scope: !64, inlinedAt: !547)
!585 = !DILocation(line: 58, column: 17, scope: !64, inlinedAt: !547)
!586 = !DILocation(line: 57, column: 21, scope: !64, inlinedAt: !547)
!587 = !DILocation(line: 57, column: 22, scope: !543, inlinedAt: !544)
!588 = !DILocation(line: 58, column: 7, scope: !543, inlinedAt: !544)
!589 = !DILocation(line: 90, column: 27, scope: !14, inlinedAt: !588)
!590 = !DILocation(line: 91, column: 27, scope: !14, inlinedAt: !588)
!591 = !DILocation(line: 91, column: 22, scope: !14, inlinedAt: !588)
!592 = !DILocation(line: 91, column: 30, scope: !14, inlinedAt: !588)
!593 = !DILocation(line: 91, column: 43, scope: !14, inlinedAt: !588)
!594 = !DILocation(line: 91, column: 49, scope: !14, inlinedAt: !588)
!595 = !DILocation(line: 91, column: 18, scope: !14, inlinedAt: !588)
!596 = !DILocation(line: 58, column: 34, scope: !543, inlinedAt: !544)
!597 = !DILocation(line: 58, column: 48, scope: !543, inlinedAt: !544)
!598 = !DILocation(line: 58, column: 19, scope: !543, inlinedAt: !544)
!599 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 60, type: !4, isDefinition: true, scopeLine: 60, isOptimized: true, unit: !2)
!600 = !DILocation(line: 60, column: 6, scope: !599)
!601 = !DILocation(line: 69, column: 19, scope: !599)
!602 = !DILocation(line: 45, column: 23, scope: !349, inlinedAt: !601)
!603 = !DILocation(line: 83, column: 8, scope: !348, inlinedAt: !602)
!604 = !DILocation(line: 102, column: 20, scope: !347, inlinedAt: !603)
!605 = !DILocation(line: 61, column: 14, scope: !599)
!606 = !DILocation(line: 36, column: 43, scope: !378, inlinedAt: !605)
!607 = !DILocation(line: 68, column: 13, scope: !599)
!608 = !DILocation(line: 78, column: 60, scope: !348, inlinedAt: !602)
!609 = !DILocation(line: 79, column: 40, scope: !348, inlinedAt: !602)
!610 = !DILocation(line: 83, column: 61, scope: !348, inlinedAt: !602)
!611 = !DILocation(line: 101, column: 42, scope: !347, inlinedAt: !603)
!612 = !DILocation(line: 86, column: 8, scope: !348, inlinedAt: !602)
!613 = !DILocation(line: 101, column: 24, scope: !347, inlinedAt: !612)
!614 = !DILocation(line: 102, column: 20, scope: !347, inlinedAt: !612)
!615 = !DILocation(line: 60, column: 110, scope: !599)
!616 = !DILocation(line: 60, column: 123, scope: !599)
!617 = !DILocation(line: 60, column: 132, scope: !599)
!618 = !DILocation(line: 63, column: 14, scope: !599)
!619 = !DILocation(line: 63, column: 30, scope: !599)
!620 = !DILocation(line: 38, column: 19, scope: !370, inlinedAt: !619)
!621 = !DILocation(line: 38, column: 24, scope: !370, inlinedAt: !619)
!622 = !DILocation(line: 38, column: 63, scope: !370, inlinedAt: !619)
!623 = !DILocation(line: 38, column: 67, scope: !370, inlinedAt: !619)
!624 = !DILocation(line: 38, column: 53, scope: !370, inlinedAt: !619)
!625 = !DILocation(line: 38, column: 47, scope: !370, inlinedAt: !619)
!626 = !DILocation(line: 64, column: 11, scope: !599)
!627 = !DILocation(line: 67, column: 20, scope: !599)
!628 = !DILocation(line: 67, column: 13, scope: !599)
!629 = !DILocation(line: 44, column: 24, scope: !349, inlinedAt: !601)
!630 = !DILocation(line: 58, column: 32, scope: !348, inlinedAt: !602)
!631 = !DILocation(line: 68, column: 64, scope: !348, inlinedAt: !602)
!632 = !DILocation(line: 68, column: 40, scope: !348, inlinedAt: !602)
!633 = !DILocation(line: 22, column: 21, scope: !402, inlinedAt: !632)
!634 = !DILocation(line: 22, column: 29, scope: !402, inlinedAt: !632)
!635 = !DILocation(line: 68, column: 87, scope: !348, inlinedAt: !602)
!636 = !DILocation(line: 71, column: 40, scope: !348, inlinedAt: !602)
!637 = !DILocation(line: 22, column: 23, scope: !402, inlinedAt: !636)
!638 = !DILocation(line: 22, column: 29, scope: !402, inlinedAt: !636)
!639 = !DILocation(line: 100, column: 18, scope: !347, inlinedAt: !603)
!640 = !DILocation(line: 58, column: 47, scope: !158, inlinedAt: !639)
!641 = !DILocation(line: 100, column: 24, scope: !347, inlinedAt: !603)
!642 = !DILocation(line: 101, column: 19, scope: !347, inlinedAt: !603)
!643 = !DILocation(line: 101, column: 39, scope: !347, inlinedAt: !603)
!644 = !DILocation(line: 103, column: 13, scope: !347, inlinedAt: !603)
!645 = !DILocation(line: 22, column: 21, scope: !402, inlinedAt: !644)
!646 = !DILocation(line: 22, column: 23, scope: !402, inlinedAt: !644)
!647 = !DILocation(line: 22, column: 29, scope: !402, inlinedAt: !644)
!648 = !DILocation(line: 101, column: 19, scope: !347, inlinedAt: !612)
!649 = !DILocation(line: 103, column: 13, scope: !347, inlinedAt: !612)
!650 = !DILocation(line: 22, column: 29, scope: !402, inlinedAt: !649)
!651 = !DILocation(line: 44, column: 27, scope: !349, inlinedAt: !601)
!652 = !DILocation(line: 43, column: 2, scope: !349, inlinedAt: !601)
!653 = !DILocation(line: 44, column: 6, scope: !349, inlinedAt: !601)
!654 = !DILocation(line: 44, column: 35, scope: !349, inlinedAt: !601)
!655 = !DILocation(line: 58, column: 65, scope: !348, inlinedAt: !602)
!656 = !DILocation(line: 58, column: 69, scope: !348, inlinedAt: !602)
!657 = !DILocation(line: 58, column: 53, scope: !348, inlinedAt: !602)
!658 = !DILocation(line: 59, column: 36, scope: !348, inlinedAt: !602)
!659 = !DILocation(line: 59, column: 25, scope: !348, inlinedAt: !602)
!660 = !DILocation(line: 59, column: 54, scope: !348, inlinedAt: !602)
!661 = !DILocation(line: 59, column: 41, scope: !348, inlinedAt: !602)
!662 = !DILocation(line: 60, column: 19, scope: !348, inlinedAt: !602)
!663 = !DILocation(line: 61, column: 42, scope: !388, inlinedAt: !662)
!664 = !DILocation(line: 61, column: 56, scope: !388, inlinedAt: !662)
!665 = !DILocation(line: 61, column: 51, scope: !388, inlinedAt: !662)
!666 = !DILocation(line: 61, column: 69, scope: !388, inlinedAt: !662)
!667 = !DILocation(line: 60, column: 41, scope: !348, inlinedAt: !602)
!668 = !DILocation(line: 60, column: 35, scope: !348, inlinedAt: !602)
!669 = !DILocation(line: 61, column: 42, scope: !388, inlinedAt: !668)
!670 = !DILocation(line: 61, column: 56, scope: !388, inlinedAt: !668)
!671 = !DILocation(line: 61, column: 51, scope: !388, inlinedAt: !668)
!672 = !DILocation(line: 61, column: 69, scope: !388, inlinedAt: !668)
!673 = !DILocation(line: 61, column: 15, scope: !348, inlinedAt: !602)
!674 = !DILocation(line: 61, column: 31, scope: !348, inlinedAt: !602)
!675 = !DILocation(line: 66, column: 20, scope: !348, inlinedAt: !602)
!676 = !DILocation(line: 66, column: 23, scope: !348, inlinedAt: !602)
!677 = !DILocation(line: 22, column: 38, scope: !402, inlinedAt: !632)
!678 = !DILocation(line: 22, column: 16, scope: !402, inlinedAt: !632)
!679 = !DILocation(line: 68, column: 26, scope: !348, inlinedAt: !602)
!680 = !DILocation(line: 22, column: 38, scope: !402, inlinedAt: !636)
!681 = !DILocation(line: 22, column: 16, scope: !402, inlinedAt: !636)
!682 = !DILocation(line: 71, column: 26, scope: !348, inlinedAt: !602)
!683 = !DILocation(line: 74, column: 17, scope: !348, inlinedAt: !602)
!684 = !DILocation(line: 75, column: 31, scope: !348, inlinedAt: !602)
!685 = !DILocation(line: 76, column: 20, scope: !348, inlinedAt: !602)
!686 = !DILocation(line: 76, column: 4, scope: !348, inlinedAt: !602)
!687 = !DILocation(line: 63, column: 2, scope: !348, inlinedAt: !602)
!688 = !DILocation(line: 78, column: 47, scope: !348, inlinedAt: !602)
!689 = !DILocation(line: 78, column: 30, scope: !348, inlinedAt: !602)
!690 = !DILocation(line: 79, column: 20, scope: !348, inlinedAt: !602)
!691 = !DILocation(line: 79, column: 4, scope: !348, inlinedAt: !602)
!692 = !DILocation(line: 81, column: 17, scope: !348, inlinedAt: !602)
!693 = !DILocation(line: 97, column: 26, scope: !347, inlinedAt: !603)
!694 = !DILocation(line: 98, column: 13, scope: !347, inlinedAt: !603)
!695 = !DILocation(line: 99, column: 14, scope: !347, inlinedAt: !603)
!696 = !DILocation(line: 99, column: 11, scope: !347, inlinedAt: !603)
!697 = !DILocation(line: 102, column: 47, scope: !347, inlinedAt: !603)
!698 = !DILocation(line: 102, column: 55, scope: !347, inlinedAt: !603)
!699 = !DILocation(line: 102, column: 43, scope: !347, inlinedAt: !603)
!700 = !DILocation(line: 102, column: 76, scope: !347, inlinedAt: !603)
!701 = !DILocation(line: 102, column: 84, scope: !347, inlinedAt: !603)
!702 = !DILocation(line: 102, column: 72, scope: !347, inlinedAt: !603)
!703 = !DILocation(line: 22, column: 38, scope: !402, inlinedAt: !644)
!704 = !DILocation(line: 22, column: 16, scope: !402, inlinedAt: !644)
!705 = !DILocation(line: 97, column: 26, scope: !347, inlinedAt: !612)
!706 = !DILocation(line: 98, column: 13, scope: !347, inlinedAt: !612)
!707 = !DILocation(line: 99, column: 14, scope: !347, inlinedAt: !612)
!708 = !DILocation(line: 99, column: 11, scope: !347, inlinedAt: !612)
!709 = !DILocation(line: 102, column: 47, scope: !347, inlinedAt: !612)
!710 = !DILocation(line: 102, column: 55, scope: !347, inlinedAt: !612)
!711 = !DILocation(line: 102, column: 43, scope: !347, inlinedAt: !612)
!712 = !DILocation(line: 102, column: 76, scope: !347, inlinedAt: !612)
!713 = !DILocation(line: 102, column: 84, scope: !347, inlinedAt: !612)
!714 = !DILocation(line: 102, column: 72, scope: !347, inlinedAt: !612)
!715 = !DILocation(line: 22, column: 38, scope: !402, inlinedAt: !649)
!716 = !DILocation(line: 22, column: 16, scope: !402, inlinedAt: !649)
!717 = !DILocation(line: 89, column: 41, scope: !348, inlinedAt: !602)
!718 = !DILocation(line: 89, column: 53, scope: !348, inlinedAt: !602)
!719 = !DILocation(line: 89, column: 24, scope: !348, inlinedAt: !602)
!720 = !DILocation(line: 89, column: 17, scope: !348, inlinedAt: !602)
!721 = !DILocation(line: 45, column: 3, scope: !349, inlinedAt: !601)
!722 = !DILocation(line: 44, column: 46, scope: !349, inlinedAt: !601)
!723 = !DILocation(line: 66, column: 3, scope: !599)
!724 = !DILocation(line: 71, column: 14, scope: !599)
!725 = !DILocation(line: 71, column: 30, scope: !599)
!726 = !DILocation(line: 38, column: 19, scope: !370, inlinedAt: !725)
!727 = !DILocation(line: 38, column: 24, scope: !370, inlinedAt: !725)
!728 = !DILocation(line: 38, column: 63, scope: !370, inlinedAt: !725)
!729 = !DILocation(line: 38, column: 67, scope: !370, inlinedAt: !725)
!730 = !DILocation(line: 38, column: 53, scope: !370, inlinedAt: !725)
!731 = !DILocation(line: 38, column: 47, scope: !370, inlinedAt: !725)
!732 = !DILocation(line: 72, column: 11, scope: !599)
!733 = !DILocation(line: 44, column: 58, scope: !489, inlinedAt: !732)
!734 = !DILocation(line: 72, column: 26, scope: !599)
!735 = !DILocation(line: 44, column: 32, scope: !489, inlinedAt: !732)
!736 = !DILocation(line: 85, column: 33, scope: !493, inlinedAt: !735)
!737 = !DILocation(line: 86, column: 18, scope: !493, inlinedAt: !735)
!738 = !DILocation(line: 21, column: 40, scope: !497, inlinedAt: !737)
!739 = !DILocation(line: 85, column: 33, scope: !599)
!740 = !DILocation(line: 86, column: 39, scope: !493, inlinedAt: !735)
!741 = !DILocation(line: 93, column: 19, scope: !118, inlinedAt: !740)
!742 = !DILocation(line: 93, column: 13, scope: !118, inlinedAt: !740)
!743 = !DILocation(line: 93, column: 22, scope: !118, inlinedAt: !740)
!744 = !DILocation(line: 93, column: 27, scope: !118, inlinedAt: !740)
!745 = !DILocation(line: 93, column: 33, scope: !118, inlinedAt: !740)
!746 = !DILocation(line: 21, column: 48, scope: !497, inlinedAt: !737)
!747 = !DILocation(line: 32, column: 78, scope: !127, inlinedAt: !746)
!748 = !DILocation(line: 32, column: 71, scope: !127, inlinedAt: !746)
!749 = !DILocation(line: 32, column: 87, scope: !127, inlinedAt: !746)
!750 = !DILocation(line: 32, column: 92, scope: !127, inlinedAt: !746)
!751 = !DILocation(line: 21, column: 25, scope: !497, inlinedAt: !737)
!752 = !DILocation(line: 86, column: 3, scope: !493, inlinedAt: !735)
!753 = !DILocation(line: 88, column: 22, scope: !493, inlinedAt: !735)
!754 = !DILocation(line: 8, column: 15, scope: !515, inlinedAt: !753)
!755 = !DILocation(line: 45, column: 16, scope: !514, inlinedAt: !754)
!756 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !755)
!757 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !755)
!758 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !755)
!759 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !755)
!760 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !755)
!761 = !DILocation(line: 8, column: 76, scope: !515, inlinedAt: !753)
!762 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !755)
!763 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !755)
!764 = !DILocation(line: 78, column: 36, scope: !63, inlinedAt: !755)
!765 = !DILocation(line: 79, column: 16, scope: !63, inlinedAt: !755)
!766 = !DILocation(line: 80, column: 11, scope: !63, inlinedAt: !755)
!767 = !DILocation(line: 79, column: 3, scope: !63, inlinedAt: !755)
!768 = !DILocation(line: 83, column: 22, scope: !63, inlinedAt: !755)
!769 = !DILocation(line: 83, column: 41, scope: !63, inlinedAt: !755)
!770 = !DILocation(line: 84, column: 9, scope: !63, inlinedAt: !755)
!771 = !DILocation(line: 78, column: 41, scope: !63, inlinedAt: !755)
!772 = !DILocation(line: 87, column: 16, scope: !63, inlinedAt: !755)
!773 = !DILocation(line: 87, column: 2, scope: !514, inlinedAt: !754)
!774 = !DILocation(line: 45, column: 19, scope: !489, inlinedAt: !732)
!775 = !DILocation(line: 45, column: 22, scope: !489, inlinedAt: !732)
!776 = !DILocation(line: 48, column: 12, scope: !489, inlinedAt: !732)
!777 = !DILocation(line: 49, column: 11, scope: !489, inlinedAt: !732)
!778 = !DILocation(line: 50, column: 12, scope: !489, inlinedAt: !732)
!779 = !DILocation(line: 75, column: 6, scope: !599)
!780 = !DILocation(line: 75, column: 19, scope: !599)
!781 = !DILocation(line: 77, column: 13, scope: !599)
!782 = !DILocation(line: 79, column: 14, scope: !599)
!783 = !DILocation(line: 80, column: 10, scope: !599)
!784 = !DILocation(line: 56, column: 41, scope: !543, inlinedAt: !783)
!785 = !DILocation(line: 56, column: 22, scope: !543, inlinedAt: !783)
!786 = !DILocation(line: 8, column: 15, scope: !65, inlinedAt: !785)
!787 = !DILocation(line: 45, column: 16, scope: !64, inlinedAt: !786)
!788 = !DILocation(line: 70, column: 13, scope: !63, inlinedAt: !787)
!789 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !787)
!790 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !787)
!791 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !787)
!792 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !787)
!793 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !787)
!794 = !DILocation(line: 8, column: 76, scope: !65, inlinedAt: !785)
!795 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !787)
!796 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !787)
!797 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !787)
!798 = !DILocation(line: 78, column: 36, scope: !63, inlinedAt: !787)
!799 = !DILocation(line: 79, column: 16, scope: !63, inlinedAt: !787)
!800 = !DILocation(line: 80, column: 11, scope: !63, inlinedAt: !787)
!801 = !DILocation(line: 79, column: 3, scope: !63, inlinedAt: !787)
!802 = !DILocation(line: 83, column: 22, scope: !63, inlinedAt: !787)
!803 = !DILocation(line: 83, column: 41, scope: !63, inlinedAt: !787)
!804 = !DILocation(line: 84, column: 9, scope: !63, inlinedAt: !787)
!805 = !DILocation(line: 78, column: 41, scope: !63, inlinedAt: !787)
!806 = !DILocation(line: 87, column: 16, scope: !63, inlinedAt: !787)
!807 = !DILocation(line: 87, column: 2, scope: !64, inlinedAt: !786)
!808 = !DILocation(line: 46, column: 14, scope: !64, inlinedAt: !786)
!809 = !DILocation(line: 26, column: 44, scope: !91, inlinedAt: !808)
!810 = !DILocation(line: 26, column: 47, scope: !91, inlinedAt: !808)
!811 = !DILocation(line: 26, column: 59, scope: !91, inlinedAt: !808)
!812 = !DILocation(line: 26, column: 64, scope: !91, inlinedAt: !808)
!813 = !DILocation(line: 47, column: 7, scope: !64, inlinedAt: !786)
!814 = !DILocation(line: 50, column: 31, scope: !64, inlinedAt: !786)
!815 = !DILocation(line: 51, column: 10, scope: !64, inlinedAt: !786)
!816 = !DILocation(line: 52, column: 11, scope: !64, inlinedAt: !786)
!817 = !DILocation(line: 52, column: 14, scope: !64, inlinedAt: !786)
!818 = !DILocation(line: 53, column: 15, scope: !64, inlinedAt: !786)
!819 = !DILocation(line: 53, column: 17, scope: !64, inlinedAt: !786)
!820 = !DILocation(line: 53, column: 8, scope: !64, inlinedAt: !786)
!821 = !DILocation(line: 55, column: 10, scope: !64, inlinedAt: !786)
!822 = !DILocation(line: 56, column: 11, scope: !64, inlinedAt: !786)
!823 = !DILocation(line: 43, column: 50, scope: !64, inlinedAt: !786)
!824 = !DILocation(line: 57, column: 6, scope: !64, inlinedAt: !786)
!825 = !DILocation(line: 57, column: 16, scope: !64, inlinedAt: !786)
!826 = !DILocation(line: 58, column: 17, scope: !64, inlinedAt: !786)
!827 = !DILocation(line: 57, column: 21, scope: !64, inlinedAt: !786)
!828 = !DILocation(line: 57, column: 19, scope: !543, inlinedAt: !783)
!829 = !DILocation(line: 57, column: 22, scope: !543, inlinedAt: !783)
!830 = !DILocation(line: 58, column: 7, scope: !543, inlinedAt: !783)
!831 = !DILocation(line: 90, column: 27, scope: !14, inlinedAt: !830)
!832 = !DILocation(line: 91, column: 27, scope: !14, inlinedAt: !830)
!833 = !DILocation(line: 91, column: 22, scope: !14, inlinedAt: !830)
!834 = !DILocation(line: 91, column: 30, scope: !14, inlinedAt: !830)
!835 = !DILocation(line: 91, column: 43, scope: !14, inlinedAt: !830)
!836 = !DILocation(line: 91, column: 49, scope: !14, inlinedAt: !830)
!837 = !DILocation(line: 91, column: 18, scope: !14, inlinedAt: !830)
!838 = !DILocation(line: 58, column: 30, scope: !543, inlinedAt: !783)
!839 = !DILocation(line: 58, column: 44, scope: !543, inlinedAt: !783)
!840 = !DILocation(line: 58, column: 34, scope: !543, inlinedAt: !783)
!841 = !DILocation(line: 58, column: 48, scope: !543, inlinedAt: !783)
!842 = !DILocation(line: 58, column: 19, scope: !543, inlinedAt: !783)
!843 = !DILocation(line: 82, column: 16, scope: !599)
!844 = !DILocation(line: 83, column: 12, scope: !599)
!845 = !DILocation(line: 83, column: 29, scope: !599)
!846 = !DILocation(line: 83, column: 35, scope: !599)
!847 = !DILocation(line: 84, column: 4, scope: !599)
!848 = !DILocation(line: 86, column: 3, scope: !599)
!849 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!850 = !DILocation(line: 95, column: 6, scope: !849)
!851 = !DILocation(line: 98, column: 10, scope: !849)
!852 = !DILocation(line: 44, column: 32, scope: !489, inlinedAt: !851)
!853 = !DILocation(line: 83, column: 21, scope: !493, inlinedAt: !852)
!854 = !DILocation(line: 96, column: 14, scope: !849)
!855 = !DILocation(line: 96, column: 18, scope: !849)
!856 = !DILocation(line: 96, column: 35, scope: !849)
!857 = !DILocation(line: 96, column: 39, scope: !849)
!858 = !DILocation(line: 97, column: 10, scope: !849)
!859 = !DILocation(line: 44, column: 58, scope: !489, inlinedAt: !851)
!860 = !DILocation(line: 85, column: 33, scope: !493, inlinedAt: !852)
!861 = !DILocation(line: 86, column: 18, scope: !493, inlinedAt: !852)
!862 = !DILocation(line: 21, column: 40, scope: !497, inlinedAt: !861)
!863 = !DILocation(line: 85, column: 33, scope: !849)
!864 = !DILocation(line: 86, column: 39, scope: !493, inlinedAt: !852)
!865 = !DILocation(line: 93, column: 19, scope: !118, inlinedAt: !864)
!866 = !DILocation(line: 93, column: 13, scope: !118, inlinedAt: !864)
!867 = !DILocation(line: 93, column: 22, scope: !118, inlinedAt: !864)
!868 = !DILocation(line: 93, column: 27, scope: !118, inlinedAt: !864)
!869 = !DILocation(line: 93, column: 33, scope: !118, inlinedAt: !864)
!870 = !DILocation(line: 21, column: 48, scope: !497, inlinedAt: !861)
!871 = !DILocation(line: 32, column: 78, scope: !127, inlinedAt: !870)
!872 = !DILocation(line: 32, column: 71, scope: !127, inlinedAt: !870)
!873 = !DILocation(line: 32, column: 87, scope: !127, inlinedAt: !870)
!874 = !DILocation(line: 32, column: 92, scope: !127, inlinedAt: !870)
!875 = !DILocation(line: 21, column: 25, scope: !497, inlinedAt: !861)
!876 = !DILocation(line: 86, column: 3, scope: !493, inlinedAt: !852)
!877 = !DILocation(line: 88, column: 22, scope: !493, inlinedAt: !852)
!878 = !DILocation(line: 8, column: 15, scope: !515, inlinedAt: !877)
!879 = !DILocation(line: 45, column: 16, scope: !514, inlinedAt: !878)
!880 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !879)
!881 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !879)
!882 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !879)
!883 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !879)
!884 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !879)
!885 = !DILocation(line: 8, column: 76, scope: !515, inlinedAt: !877)
!886 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !879)
!887 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !879)
!888 = !DILocation(line: 78, column: 36, scope: !63, inlinedAt: !879)
!889 = !DILocation(line: 79, column: 16, scope: !63, inlinedAt: !879)
!890 = !DILocation(line: 80, column: 11, scope: !63, inlinedAt: !879)
!891 = !DILocation(line: 79, column: 3, scope: !63, inlinedAt: !879)
!892 = !DILocation(line: 83, column: 22, scope: !63, inlinedAt: !879)
!893 = !DILocation(line: 83, column: 41, scope: !63, inlinedAt: !879)
!894 = !DILocation(line: 84, column: 9, scope: !63, inlinedAt: !879)
!895 = !DILocation(line: 78, column: 41, scope: !63, inlinedAt: !879)
!896 = !DILocation(line: 87, column: 16, scope: !63, inlinedAt: !879)
!897 = !DILocation(line: 87, column: 2, scope: !514, inlinedAt: !878)
!898 = !DILocation(line: 45, column: 19, scope: !489, inlinedAt: !851)
!899 = !DILocation(line: 45, column: 22, scope: !489, inlinedAt: !851)
!900 = !DILocation(line: 48, column: 12, scope: !489, inlinedAt: !851)
!901 = !DILocation(line: 49, column: 11, scope: !489, inlinedAt: !851)
!902 = !DILocation(line: 50, column: 19, scope: !489, inlinedAt: !851)
!903 = !DILocation(line: 50, column: 22, scope: !489, inlinedAt: !851)
!904 = !DILocation(line: 50, column: 12, scope: !489, inlinedAt: !851)
!905 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 106, type: !4, isDefinition: true, scopeLine: 106, isOptimized: true, unit: !2)
!906 = !DILocation(line: 106, column: 6, scope: !905)
!907 = !DILocation(line: 118, column: 16, scope: !905)
!908 = !DILocation(line: 108, column: 21, scope: !905)
!909 = !DILocation(line: 118, column: 20, scope: !905)
!910 = !DILocation(line: 108, column: 24, scope: !905)
!911 = !DILocation(line: 108, column: 6, scope: !905)
!912 = !DILocation(line: 108, column: 29, scope: !905)
!913 = !DILocation(line: 109, column: 16, scope: !905)
!914 = !DILocation(line: 109, column: 11, scope: !905)
!915 = !DILocation(line: 109, column: 24, scope: !905)
!916 = !DILocation(line: 110, column: 10, scope: !905)
!917 = !DILocation(line: 110, column: 21, scope: !905)
!918 = !DILocation(line: 113, column: 26, scope: !905)
!919 = !DILocation(line: 113, column: 36, scope: !905)
!920 = !DILocation(line: 113, column: 39, scope: !905)
!921 = !DILocation(line: 113, column: 24, scope: !905)
!922 = !DILocation(line: 114, column: 34, scope: !905)
!923 = !DILocation(line: 115, column: 33, scope: !905)
!924 = !DILocation(line: 115, column: 36, scope: !905)
!925 = !DILocation(line: 115, column: 46, scope: !905)
!926 = !DILocation(line: 115, column: 54, scope: !905)
!927 = !DILocation(line: 115, column: 44, scope: !905)
!928 = !DILocation(line: 115, column: 28, scope: !905)
!929 = !DILocation(line: 115, column: 16, scope: !905)
!930 = !DILocation(line: 117, column: 17, scope: !905)
!931 = !DILocation(line: 119, column: 13, scope: !905)
!932 = !DILocation(line: 108, column: 53, scope: !905)
!933 = !DILocation(line: 108, column: 39, scope: !905)
!934 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!935 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!936 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!937 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!938 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!939 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!940 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!941 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!942 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!943 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!944 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!945 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!946 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!947 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!948 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"minctasm", i32 1}
!949 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!950 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!951 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!952 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
!953 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"minctasm", i32 1}
