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
	%229 = phi i32 [ 4, %b0_fail2 ], [ 5, %b0_ok2 ], [ 6, %b10_cold_fail1 ], [ 7, %b11_cold_fail1 ], [ 7, %b13_cold_fail1 ], [ 7, %b15_cold_fail1 ], [ 8, %b35_fail1 ], [ 9, %b36_fail1 ], [ 12, %b37_fail2 ], [ 13, %b37_ok2 ], [ 11, %b38 ], !dbg !8
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

define internal float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %p22, i64 %p23, i8* %ctrl) nounwind convergent !dbg !345 {
entry:
	br label %b0, !dbg !346

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !351
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !352, !range !135
	%2 = sext i32 %1 to i64, !dbg !352
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !352, !range !136
	%4 = sext i32 %3 to i64, !dbg !352
	%5 = icmp eq i64 %4, 0, !dbg !353
	%6 = sub i64 1, %p22, !dbg !354
	%7 = mul i64 %6, 2, !dbg !357
	%8 = mul i64 %7, %p21, !dbg !358
	%9 = sub i64 %p23, 1, !dbg !359
	%10 = add i64 %7, 1, !dbg !361
	%11 = mul i64 %10, %p21, !dbg !362
	%12 = icmp sgt i64 %p10, 1, !dbg !363
	%13 = sub i64 %p10, 1, !dbg !364
	%14 = add i64 %p18, 1, !dbg !365
	%15 = mul i64 %p22, %p14, !dbg !367
	%16 = mul i64 %15, 4, !dbg !368
	%17 = add i64 %16, %p12, !dbg !369
	%18 = mul i64 %14, %p12, !dbg !370
	%19 = add i64 %16, %18, !dbg !371
	%20 = mul i64 %p22, 2, !dbg !373
	%21 = add i64 %20, 1, !dbg !374
	%22 = mul i64 %21, %p21, !dbg !375
	%23 = sext i32 %0 to i64, !dbg !351
	%24 = trunc i64 %p16 to i32, !dbg !351
	%25 = mul i64 %p10, %p12, !dbg !377
	%26 = add i64 %16, %25, !dbg !378
	%27 = mul i64 %20, %p21, !dbg !380
	%28 = trunc i64 %p17 to i32, !dbg !381
	br label %b1, !dbg !382

b1:
	%29 = phi float [ 0.000000e+00, %b0 ], [ %160, %b20 ], !dbg !383
	%30 = phi i64 [ %2, %b0 ], [ %161, %b20 ], !dbg !384
	%31 = icmp slt i64 %30, %p21, !dbg !385
	br i1 %31, label %b2, label %b21, !dbg !385

b2:
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !386, !range !387
	%33 = sext i32 %32 to i64, !dbg !386
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !386, !range !388
	%35 = sext i32 %34 to i64, !dbg !386
	%36 = sub nsw i64 %35, 1, !dbg !389
	%37 = icmp eq i64 %4, %36, !dbg !390
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !391, !range !25
	%39 = sext i32 %38 to i64, !dbg !391
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !391, !range !25
	%41 = sext i32 %40 to i64, !dbg !391
	%42 = mul i64 %4, %41, !dbg !392
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !393, !range !28
	%44 = sext i32 %43 to i64, !dbg !393
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !393, !range !28
	%46 = sext i32 %45 to i64, !dbg !393
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !393, !range !29
	%48 = add i64 %42, %46, !dbg !394
	%49 = mul i64 %48, %p19, !dbg !397
	%50 = icmp slt i64 %48, %p20, !dbg !398
	%51 = select i1 %50, i64 %48, i64 %p20, !dbg !398
	%52 = add i64 %49, %51, !dbg !399
	%53 = sub i64 %52, 2, !dbg !400
	%54 = add nsw i64 %48, 1, !dbg !401
	%55 = mul i64 %54, %p19, !dbg !403
	%56 = icmp slt i64 %54, %p20, !dbg !404
	%57 = select i1 %56, i64 %54, i64 %p20, !dbg !404
	%58 = add i64 %55, %57, !dbg !405
	%59 = sub i64 %58, 2, !dbg !406
	%60 = mul i64 %30, %39, !dbg !407
	%61 = add i64 %60, %44, !dbg !408
	br i1 %5, label %b4, label %b3, !dbg !408

b3:
	br i1 %37, label %b4, label %b20, !dbg !408

b4:
	%62 = mul i32 %40, %47, !dbg !409
	%63 = add i32 %45, %62, !dbg !409
	%64 = mul i32 %38, %63, !dbg !409
	%65 = add i32 %43, %64, !dbg !409
	%66 = sext i32 %65 to i64, !dbg !409
	%67 = icmp eq i64 %66, 0, !dbg !410
	br i1 %67, label %b5, label %b9, !dbg !410

b5:
	br i1 %5, label %b6, label %b7, !dbg !410

b6:
	%68 = add i64 %8, %30, !dbg !411
	%69 = getelementptr inbounds i64, i64* %p8, i64 %68, !dbg !412
	%70 = icmp uge i64 %68, %p9, !dbg !412
	%71 = icmp eq i64* %69, null, !dbg !413
	%72 = or i1 %70, %71, !dbg !413
	br i1 %72, label %b6_fail1, label %b6_ok1, !dbg !413, !prof !24

b6_ok1:
	%73 = bitcast i64* %69 to i8*, !dbg !413
	%74 = call i64 @gpuc_signal_wait_until_thread(i8* %73, i32 5, i64 %9, i32 1, i8* %ctrl, i32 18), !dbg !413
	br label %b7, !dbg !413

b7:
	br i1 %37, label %b8, label %b9, !dbg !413

b8:
	%75 = add i64 %11, %30, !dbg !414
	%76 = getelementptr inbounds i64, i64* %p8, i64 %75, !dbg !415
	%77 = icmp uge i64 %75, %p9, !dbg !415
	%78 = icmp eq i64* %76, null, !dbg !416
	%79 = or i1 %77, %78, !dbg !416
	br i1 %79, label %b8_fail1, label %b8_ok1, !dbg !416, !prof !24

b8_ok1:
	%80 = bitcast i64* %76 to i8*, !dbg !416
	%81 = call i64 @gpuc_signal_wait_until_thread(i8* %80, i32 5, i64 %9, i32 1, i8* %ctrl, i32 20), !dbg !416
	br label %b9, !dbg !416

b9:
	call void @llvm.nvvm.barrier0(), !dbg !417
	br i1 %5, label %b10, label %b12, !dbg !417

b10:
	%82 = icmp eq i64 %46, 0, !dbg !418
	br i1 %82, label %b11, label %b12, !dbg !418

b11:
	%83 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %61, i64 0, i64 1, i64 %p22, i8* %ctrl), !dbg !419
	%84 = fadd float 0.000000e+00, %83, !dbg !420
	br label %b12, !dbg !420

b12:
	%85 = phi float [ 0.000000e+00, %b9 ], [ 0.000000e+00, %b10 ], [ %84, %b11 ], !dbg !421
	br i1 %37, label %b13, label %b16, !dbg !421

b13:
	%86 = sub nsw i64 %41, 1, !dbg !422
	%87 = icmp eq i64 %46, %86, !dbg !423
	br i1 %87, label %b14, label %b16, !dbg !423

b14:
	br i1 %12, label %b15, label %b16, !dbg !363

b15:
	%88 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %61, i64 %13, i64 %p10, i64 %p22, i8* %ctrl), !dbg !424
	%89 = fadd float %85, %88, !dbg !425
	br label %b16, !dbg !425

b16:
	%90 = phi float [ %85, %b12 ], [ %85, %b13 ], [ %85, %b14 ], [ %89, %b15 ], !dbg !421
	call void @llvm.nvvm.barrier0(), !dbg !426
	br i1 %5, label %b17, label %b18, !dbg !426

b17:
	%91 = mul nsw i64 %39, 4, !dbg !427
	%92 = mul i64 %30, %91, !dbg !428
	%93 = add i64 %92, %91, !dbg !429
	%94 = icmp slt i64 %93, %p12, !dbg !430
	%95 = select i1 %94, i64 %93, i64 %p12, !dbg !430
	%96 = add i64 %19, %92, !dbg !431
	%97 = add i64 %19, %95, !dbg !432
	%98 = add i64 %17, %92, !dbg !434
	%99 = add i64 %17, %95, !dbg !435
	%100 = add i64 %22, %30, !dbg !437
	%101 = getelementptr inbounds i64, i64* %p8, i64 %100, !dbg !438
	%102 = sub i64 %95, %92, !dbg !433
	%103 = getelementptr inbounds float, float* %p0, i64 %96, !dbg !433
	%104 = getelementptr inbounds float, float* %p0, i64 %98, !dbg !436
	%105 = mul i64 %102, 4, !dbg !351
	%106 = icmp ugt i64 %97, %p1, !dbg !433
	%107 = icmp ugt i64 %96, %97, !dbg !433
	%108 = icmp ugt i64 %99, %p1, !dbg !436
	%109 = icmp ugt i64 %98, %99, !dbg !436
	%110 = icmp uge i64 %100, %p9, !dbg !438
	%111 = icmp uge i64 %p16, %23, !dbg !351
	%112 = icmp eq i64* %101, null, !dbg !351
	%113 = or i1 %106, %107, !dbg !351
	%114 = or i1 %113, %108, !dbg !351
	%115 = or i1 %114, %109, !dbg !351
	%116 = or i1 %115, %110, !dbg !351
	%117 = or i1 %116, %111, !dbg !351
	%118 = or i1 %117, %112, !dbg !351
	br i1 %118, label %b17_fail1, label %b17_ok1, !dbg !351, !prof !24

b17_ok1:
	%119 = bitcast float* %103 to i8*, !dbg !351
	%120 = bitcast float* %104 to i8*, !dbg !351
	%121 = bitcast i64* %101 to i8*, !dbg !351
	call void @gpuc_put_signal_nbi_block(i8* %119, i8* %120, i64 %105, i8* %121, i64 %p23, i32 9, i32 %24), !dbg !351
	br label %b18, !dbg !350

b18:
	br i1 %37, label %b19, label %b20, !dbg !350

b19:
	%122 = mul nsw i64 %39, 4, !dbg !439
	%123 = mul i64 %30, %122, !dbg !440
	%124 = add i64 %123, %122, !dbg !441
	%125 = icmp slt i64 %124, %p12, !dbg !442
	%126 = select i1 %125, i64 %124, i64 %p12, !dbg !442
	%127 = add i64 %16, %123, !dbg !443
	%128 = add i64 %16, %126, !dbg !444
	%129 = add i64 %26, %123, !dbg !446
	%130 = add i64 %26, %126, !dbg !447
	%131 = add i64 %27, %30, !dbg !449
	%132 = getelementptr inbounds i64, i64* %p8, i64 %131, !dbg !450
	%133 = sub i64 %126, %123, !dbg !445
	%134 = getelementptr inbounds float, float* %p0, i64 %127, !dbg !445
	%135 = getelementptr inbounds float, float* %p0, i64 %129, !dbg !448
	%136 = mul i64 %133, 4, !dbg !381
	%137 = icmp ugt i64 %128, %p1, !dbg !445
	%138 = icmp ugt i64 %127, %128, !dbg !445
	%139 = icmp ugt i64 %130, %p1, !dbg !448
	%140 = icmp ugt i64 %129, %130, !dbg !448
	%141 = icmp uge i64 %131, %p9, !dbg !450
	%142 = icmp uge i64 %p17, %23, !dbg !381
	%143 = icmp eq i64* %132, null, !dbg !381
	%144 = or i1 %137, %138, !dbg !381
	%145 = or i1 %144, %139, !dbg !381
	%146 = or i1 %145, %140, !dbg !381
	%147 = or i1 %146, %141, !dbg !381
	%148 = or i1 %147, %142, !dbg !381
	%149 = or i1 %148, %143, !dbg !381
	br i1 %149, label %b19_fail1, label %b19_ok1, !dbg !381, !prof !24

b19_ok1:
	%150 = bitcast float* %134 to i8*, !dbg !381
	%151 = bitcast float* %135 to i8*, !dbg !381
	%152 = bitcast i64* %132 to i8*, !dbg !381
	call void @gpuc_put_signal_nbi_block(i8* %150, i8* %151, i64 %136, i8* %152, i64 %p23, i32 9, i32 %28), !dbg !381
	br label %b20, !dbg !376

b20:
	%153 = phi float [ 0.000000e+00, %b3 ], [ %90, %b18 ], [ %90, %b19_ok1 ], !dbg !421
	%154 = icmp sgt i64 %53, 1, !dbg !451
	%155 = select i1 %154, i64 %53, i64 1, !dbg !451
	%156 = icmp slt i64 %59, %13, !dbg !452
	%157 = select i1 %156, i64 %59, i64 %13, !dbg !452
	%158 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %61, i64 %155, i64 %157, i64 %p22, i8* %ctrl), !dbg !453
	%159 = fadd float %153, %158, !dbg !454
	%160 = fadd float %29, %159, !dbg !455
	%161 = add i64 %30, %33, !dbg !456
	br label %b1, !dbg !456

b21:
	ret float %29, !dbg !457

b6_fail1:
	%162 = icmp uge i64 %68, %p9, !dbg !412
	br i1 %162, label %b6_fail2, label %b6_ok2, !dbg !412

b6_fail2:
	br label %fail, !dbg !412

b6_ok2:
	br label %fail, !dbg !413

b8_fail1:
	%163 = icmp uge i64 %75, %p9, !dbg !415
	br i1 %163, label %b8_fail2, label %b8_ok2, !dbg !415

b8_fail2:
	br label %fail, !dbg !415

b8_ok2:
	br label %fail, !dbg !416

b17_fail1:
	%164 = icmp ugt i64 %97, %p1, !dbg !433
	br i1 %164, label %b17_fail2, label %b17_ok2, !dbg !433

b17_fail2:
	br label %fail, !dbg !433

b17_ok2:
	%165 = icmp ugt i64 %96, %97, !dbg !433
	br i1 %165, label %b17_fail3, label %b17_ok3, !dbg !433

b17_fail3:
	br label %fail, !dbg !433

b17_ok3:
	%166 = icmp ugt i64 %99, %p1, !dbg !436
	br i1 %166, label %b17_fail4, label %b17_ok4, !dbg !436

b17_fail4:
	br label %fail, !dbg !436

b17_ok4:
	%167 = icmp ugt i64 %98, %99, !dbg !436
	br i1 %167, label %b17_fail5, label %b17_ok5, !dbg !436

b17_fail5:
	br label %fail, !dbg !436

b17_ok5:
	%168 = icmp uge i64 %100, %p9, !dbg !438
	br i1 %168, label %b17_fail6, label %b17_ok6, !dbg !438

b17_fail6:
	br label %fail, !dbg !438

b17_ok6:
	%169 = icmp uge i64 %p16, %23, !dbg !351
	br i1 %169, label %b17_fail7, label %b17_ok7, !dbg !351

b17_fail7:
	br label %fail, !dbg !351

b17_ok7:
	br label %fail, !dbg !351

b19_fail1:
	%170 = icmp ugt i64 %128, %p1, !dbg !445
	br i1 %170, label %b19_fail2, label %b19_ok2, !dbg !445

b19_fail2:
	br label %fail, !dbg !445

b19_ok2:
	%171 = icmp ugt i64 %127, %128, !dbg !445
	br i1 %171, label %b19_fail3, label %b19_ok3, !dbg !445

b19_fail3:
	br label %fail, !dbg !445

b19_ok3:
	%172 = icmp ugt i64 %130, %p1, !dbg !448
	br i1 %172, label %b19_fail4, label %b19_ok4, !dbg !448

b19_fail4:
	br label %fail, !dbg !448

b19_ok4:
	%173 = icmp ugt i64 %129, %130, !dbg !448
	br i1 %173, label %b19_fail5, label %b19_ok5, !dbg !448

b19_fail5:
	br label %fail, !dbg !448

b19_ok5:
	%174 = icmp uge i64 %131, %p9, !dbg !450
	br i1 %174, label %b19_fail6, label %b19_ok6, !dbg !450

b19_fail6:
	br label %fail, !dbg !450

b19_ok6:
	%175 = icmp uge i64 %p17, %23, !dbg !381
	br i1 %175, label %b19_fail7, label %b19_ok7, !dbg !381

b19_fail7:
	br label %fail, !dbg !381

b19_ok7:
	br label %fail, !dbg !381

fail:
	%176 = phi i32 [ 16, %b6_fail2 ], [ 17, %b6_ok2 ], [ 16, %b8_fail2 ], [ 19, %b8_ok2 ], [ 28, %b17_fail2 ], [ 29, %b17_fail3 ], [ 28, %b17_fail4 ], [ 29, %b17_fail5 ], [ 16, %b17_fail6 ], [ 30, %b17_fail7 ], [ 31, %b17_ok7 ], [ 28, %b19_fail2 ], [ 29, %b19_fail3 ], [ 28, %b19_fail4 ], [ 29, %b19_fail5 ], [ 16, %b19_fail6 ], [ 30, %b19_fail7 ], [ 31, %b19_ok7 ], !dbg !346
	%177 = phi i64 [ %68, %b6_fail2 ], [ 0, %b6_ok2 ], [ %75, %b8_fail2 ], [ 0, %b8_ok2 ], [ %97, %b17_fail2 ], [ %96, %b17_fail3 ], [ %99, %b17_fail4 ], [ %98, %b17_fail5 ], [ %100, %b17_fail6 ], [ %p16, %b17_fail7 ], [ 0, %b17_ok7 ], [ %128, %b19_fail2 ], [ %127, %b19_fail3 ], [ %130, %b19_fail4 ], [ %129, %b19_fail5 ], [ %131, %b19_fail6 ], [ %p17, %b19_fail7 ], [ 0, %b19_ok7 ], !dbg !346
	%178 = phi i64 [ %p9, %b6_fail2 ], [ 0, %b6_ok2 ], [ %p9, %b8_fail2 ], [ 0, %b8_ok2 ], [ %p1, %b17_fail2 ], [ %97, %b17_fail3 ], [ %p1, %b17_fail4 ], [ %99, %b17_fail5 ], [ %p9, %b17_fail6 ], [ %23, %b17_fail7 ], [ 0, %b17_ok7 ], [ %p1, %b19_fail2 ], [ %128, %b19_fail3 ], [ %p1, %b19_fail4 ], [ %130, %b19_fail5 ], [ %p9, %b19_fail6 ], [ %23, %b19_fail7 ], [ 0, %b19_ok7 ], !dbg !346
	call void @gpuc_fail(i8* %ctrl, i32 %176, i64 %177, i64 %178), !dbg !346
	ret float undef, !dbg !346
}

define void @Step(float* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64* %p26, i64 %p27, i64 %p28, i32 %p29, i32 %p30, double %p31, i8* %ctrl) nounwind !dbg !458 {
entry:
	br label %b0, !dbg !459

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !459
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !459
	%2 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !459
	%3 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !459
	%4 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !459
	%5 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !459
	%6 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !459
	%7 = addrspacecast i64* %p26 to i64 addrspace(1)*, !dbg !459
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !464
	%9 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %p28, !dbg !465
	%10 = icmp uge i64 %p28, %p27, !dbg !465
	br i1 %10, label %b0_fail1, label %b0_ok1, !dbg !465, !prof !24

b0_ok1:
	%11 = load i64, i64 addrspace(1)* %9, align 8, !dbg !465
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !466, !range !135
	%13 = sext i32 %12 to i64, !dbg !466
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !466, !range !136
	%15 = sext i32 %14 to i64, !dbg !466
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !466, !range !136
	%17 = sext i32 %16 to i64, !dbg !466
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !466, !range !387
	%19 = sext i32 %18 to i64, !dbg !466
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !466, !range !388
	%21 = sext i32 %20 to i64, !dbg !466
	%22 = mul i64 %21, %17, !dbg !466
	%23 = add i64 %15, %22, !dbg !466
	%24 = mul i64 %19, %23, !dbg !466
	%25 = add i64 %13, %24, !dbg !466
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !466, !range !25
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !466, !range !25
	%28 = mul i32 %26, %27, !dbg !466
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !466, !range !26
	%30 = mul i32 %28, %29, !dbg !466
	%31 = sext i32 %30 to i64, !dbg !466
	%32 = mul i64 %25, %31, !dbg !466
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !466, !range !28
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !466, !range !28
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !466, !range !29
	%36 = mul i32 %27, %35, !dbg !466
	%37 = add i32 %34, %36, !dbg !466
	%38 = mul i32 %26, %37, !dbg !466
	%39 = add i32 %33, %38, !dbg !466
	%40 = sext i32 %39 to i64, !dbg !466
	%41 = add i64 %32, %40, !dbg !466
	%42 = icmp eq i64 %41, 0, !dbg !467
	br i1 %42, label %b1, label %b2, !dbg !467

b1:
	%43 = sub i64 1, %p28, !dbg !468
	%44 = add i64 %11, 1, !dbg !470
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %43, !dbg !469
	%46 = icmp uge i64 %43, %p27, !dbg !469
	br i1 %46, label %b1_fail1, label %b1_ok1, !dbg !469, !prof !24

b1_ok1:
	store i64 %44, i64 addrspace(1)* %45, align 8, !dbg !469
	br label %b2, !dbg !469

b2:
	%47 = fcmp oge double %p31, 0.000000e+00, !dbg !471
	br i1 %47, label %b3, label %b7, !dbg !471

b3:
	%48 = sub i64 1, %p28, !dbg !472
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %48, !dbg !473
	%50 = icmp uge i64 %48, %p25, !dbg !473
	br i1 %50, label %b3_fail1, label %b3_ok1, !dbg !473, !prof !24

b3_ok1:
	%51 = load i64, i64 addrspace(1)* %49, align 8, !dbg !473
	%52 = icmp ne i64 %51, 0, !dbg !474
	br i1 %52, label %b4, label %b7, !dbg !474

b4:
	br i1 %42, label %b5, label %b6, !dbg !475

b5:
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %p28, !dbg !476
	%54 = icmp uge i64 %p28, %p25, !dbg !476
	br i1 %54, label %b5_fail1, label %b5_ok1, !dbg !476, !prof !24

b5_ok1:
	store i64 %51, i64 addrspace(1)* %53, align 8, !dbg !476
	br label %b6, !dbg !476

b6:
	ret void, !dbg !477

b7:
	%55 = icmp ne i32 %p30, 0, !dbg !478
	br i1 %55, label %b8, label %b11, !dbg !478

b8:
	%56 = icmp eq i64 %13, 0, !dbg !481
	br i1 %56, label %b9, label %b11, !dbg !481

b9:
	%57 = sub nsw i64 %21, 2, !dbg !482
	%58 = icmp sgt i64 %57, 0, !dbg !483
	%59 = select i1 %58, i64 %57, i64 0, !dbg !483
	%60 = icmp eq i64 %15, %59, !dbg !484
	br i1 %60, label %b10, label %b11, !dbg !480

b10:
	%61 = addrspacecast double addrspace(1)* %2 to double*, !dbg !485
	%62 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !485
	%63 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !485
	%64 = addrspacecast double addrspace(1)* %5 to double*, !dbg !485
	%65 = addrspacecast i64 addrspace(1)* %6 to i64*, !dbg !485
	call void @gpuc_fn_solver_publish(double* %61, i64 %p17, i64 %p17, i64* %62, i64 %p19, i32* %63, i64 %p21, i64 %p21, double* %64, i64 %p23, i64 %p23, i64* %65, i64 %p25, i64 %p25, i32 %p30, i8* %ctrl), !dbg !485
	br label %b11, !dbg !485

b11:
	%66 = icmp sgt i64 %p4, 0, !dbg !486
	br i1 %66, label %b12, label %b17, !dbg !486

b12:
	%67 = and i64 %p1, 3, !dbg !489
	%68 = icmp eq i64 %67, 0, !dbg !489
	br i1 %68, label %b13, label %b16, !dbg !489

b13:
	%69 = addrspacecast float addrspace(1)* %0 to float*, !dbg !489
	%70 = ptrtoint float* %69 to i64, !dbg !489
	%71 = and i64 %70, 15, !dbg !489
	%72 = icmp eq i64 %71, 0, !dbg !489
	%73 = icmp eq i64 %p1, 0, !dbg !489
	%74 = or i1 %72, %73, !dbg !489
	br i1 %74, label %b14, label %b15, !dbg !489

b14:
	%75 = ashr i64 %p1, 2, !dbg !489
	%76 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !489
	%77 = addrspacecast float addrspace(1)* %0 to float*, !dbg !490
	%78 = addrspacecast float addrspace(1)* %0 to float*, !dbg !490
	%79 = addrspacecast { float, float, float, float } addrspace(1)* %76 to { float, float, float, float }*, !dbg !490
	%80 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !490
	%81 = call float @gpuc_fn_solver_sweep(float* %77, i64 %p1, float* %78, i64 %p1, i64 %p1, { float, float, float, float }* %79, i64 %75, i64 %75, i64* %80, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p28, i64 %11, i8* %ctrl), !dbg !490
	br label %b17, !dbg !490

b15:
	br label %fail, !dbg !489

b16:
	br label %fail, !dbg !489

b17:
	%82 = phi float [ 0.000000e+00, %b11 ], [ %81, %b14 ], !dbg !491
	br i1 %55, label %b18, label %b38, !dbg !492

b18:
	%83 = icmp eq i64 %13, 0, !dbg !494
	br i1 %83, label %b19, label %b38, !dbg !494

b19:
	%84 = sub nsw i64 %21, 2, !dbg !495
	%85 = icmp sgt i64 %84, 0, !dbg !496
	%86 = select i1 %85, i64 %84, i64 0, !dbg !496
	%87 = icmp eq i64 %15, %86, !dbg !497
	br i1 %87, label %b20, label %b38, !dbg !493

b20:
	%88 = sub i64 %11, 1, !dbg !499
	%89 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !498
	%90 = icmp uge i64 0, %p21, !dbg !498
	br i1 %90, label %b20_fail1, label %b20_ok1, !dbg !498, !prof !24

b20_ok1:
	%91 = load i32, i32 addrspace(1)* %89, align 4, !dbg !498
	%92 = sext i32 %8 to i64, !dbg !464
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !500, !range !78
	%94 = sext i32 %93 to i64, !dbg !500
	%95 = and i32 %39, -32, !dbg !500
	%96 = sub i32 %30, %95, !dbg !500
	%97 = icmp slt i32 %96, 32, !dbg !500
	%98 = select i1 %97, i32 %96, i32 32, !dbg !500
	%99 = sext i32 %98 to i64, !dbg !500
	br label %b21, !dbg !500

b21:
	%100 = phi double [ 0.000000e+00, %b20_ok1 ], [ %124, %b23_ok1 ], !dbg !504
	%101 = phi i64 [ %94, %b20_ok1 ], [ %125, %b23_ok1 ], !dbg !500
	%102 = icmp slt i64 %101, %92, !dbg !500
	br i1 %102, label %b22, label %b25, !dbg !500

b22:
	%103 = urem i32 %91, 2, !dbg !506
	%104 = zext i32 %103 to i64, !dbg !507
	%105 = mul i64 %104, %92, !dbg !508
	%106 = add i64 %105, %101, !dbg !509
	%107 = mul i64 %106, 2, !dbg !510
	%108 = add i64 %107, 2, !dbg !512
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %107, !dbg !513
	%110 = addrspacecast i64 addrspace(1)* %109 to i64*, !dbg !514
	%111 = ptrtoint i64* %110 to i64, !dbg !514
	%112 = and i64 %111, 15, !dbg !514
	%113 = icmp eq i64 %112, 0, !dbg !514
	%114 = icmp ugt i64 %108, %p19, !dbg !513
	%115 = icmp ugt i64 %107, %108, !dbg !513
	%116 = or i1 %114, %115, !dbg !513
	br i1 %116, label %b22_fail1, label %b22_ok1, !dbg !513, !prof !24

b22_ok1:
	br i1 %113, label %b23, label %b24, !dbg !514

b23:
	%117 = bitcast i64 addrspace(1)* %109 to { i64, i64 } addrspace(1)*, !dbg !514
	%118 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %117, i64 0, !dbg !515
	%119 = addrspacecast { i64, i64 } addrspace(1)* %118 to { i64, i64 }*, !dbg !503
	%120 = icmp eq { i64, i64 } addrspace(1)* %118, null, !dbg !503
	br i1 %120, label %b23_fail1, label %b23_ok1, !dbg !503, !prof !24

b23_ok1:
	%121 = bitcast { i64, i64 }* %119 to i8*, !dbg !503
	%122 = call i64 @gpuc_wait_line_thread(i8* %121, i32 %91, i32 1, i8* %ctrl, i32 34), !dbg !503
	%123 = bitcast i64 %122 to double, !dbg !516
	%124 = fadd double %100, %123, !dbg !517
	%125 = add i64 %101, %99, !dbg !500
	br label %b21, !dbg !500

b24:
	br label %fail, !dbg !514

b25:
	%126 = icmp eq i64 %99, 32, !dbg !523
	br i1 %126, label %b26, label %b28, !dbg !523

b26:
	%127 = phi double [ %144, %b27 ], [ %100, %b25 ], !dbg !524
	%128 = phi i64 [ %145, %b27 ], [ 16, %b25 ], !dbg !525
	%129 = icmp sgt i64 %128, 0, !dbg !526
	br i1 %129, label %b27, label %b35, !dbg !526

b27:
	%130 = trunc i64 %128 to i32, !dbg !527
	%131 = bitcast double %127 to i64, !dbg !527
	%132 = trunc i64 %131 to i32, !dbg !527
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %132, i32 %130, i32 31), !dbg !527
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !527
	%135 = lshr i64 %131, 32, !dbg !527
	%136 = trunc i64 %135 to i32, !dbg !527
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %136, i32 %130, i32 31), !dbg !527
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !527
	%139 = zext i32 %138 to i64, !dbg !527
	%140 = shl i64 %139, 32, !dbg !527
	%141 = zext i32 %134 to i64, !dbg !527
	%142 = or i64 %141, %140, !dbg !527
	%143 = bitcast i64 %142 to double, !dbg !527
	%144 = fadd double %127, %143, !dbg !528
	%145 = sdiv i64 %128, 2, !dbg !529
	br label %b26, !dbg !529

b28:
	%146 = phi double [ %168, %b33 ], [ %100, %b25 ], !dbg !524
	%147 = phi i64 [ %169, %b33 ], [ 16, %b25 ], !dbg !530
	%148 = icmp sgt i64 %147, 0, !dbg !531
	br i1 %148, label %b29, label %b34, !dbg !531

b29:
	%149 = add i64 %94, %147, !dbg !532
	%150 = icmp sge i64 %149, %99, !dbg !533
	br i1 %150, label %b30, label %b31, !dbg !533

b30:
	br label %b31, !dbg !533

b31:
	%151 = phi i64 [ %149, %b29 ], [ %94, %b30 ], !dbg !534
	%152 = trunc i64 %151 to i32, !dbg !535
	%153 = bitcast double %146 to i64, !dbg !535
	%154 = trunc i64 %153 to i32, !dbg !535
	%155 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %154, i32 %152, i32 31), !dbg !535
	%156 = extractvalue { i32, i1 } %155, 0, !dbg !535
	%157 = lshr i64 %153, 32, !dbg !535
	%158 = trunc i64 %157 to i32, !dbg !535
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %158, i32 %152, i32 31), !dbg !535
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !535
	%161 = zext i32 %160 to i64, !dbg !535
	%162 = shl i64 %161, 32, !dbg !535
	%163 = zext i32 %156 to i64, !dbg !535
	%164 = or i64 %163, %162, !dbg !535
	%165 = bitcast i64 %164 to double, !dbg !535
	%166 = icmp ne i64 %151, %94, !dbg !536
	br i1 %166, label %b32, label %b33, !dbg !536

b32:
	%167 = fadd double %146, %165, !dbg !528
	br label %b33, !dbg !537

b33:
	%168 = phi double [ %146, %b31 ], [ %167, %b32 ], !dbg !524
	%169 = sdiv i64 %147, 2, !dbg !538
	br label %b28, !dbg !538

b34:
	%170 = bitcast double %146 to i64, !dbg !539
	%171 = trunc i64 %170 to i32, !dbg !539
	%172 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %171, i32 0, i32 31), !dbg !539
	%173 = extractvalue { i32, i1 } %172, 0, !dbg !539
	%174 = lshr i64 %170, 32, !dbg !539
	%175 = trunc i64 %174 to i32, !dbg !539
	%176 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %175, i32 0, i32 31), !dbg !539
	%177 = extractvalue { i32, i1 } %176, 0, !dbg !539
	%178 = zext i32 %177 to i64, !dbg !539
	%179 = shl i64 %178, 32, !dbg !539
	%180 = zext i32 %173 to i64, !dbg !539
	%181 = or i64 %180, %179, !dbg !539
	%182 = bitcast i64 %181 to double, !dbg !539
	br label %b35, !dbg !540

b35:
	%183 = phi double [ %127, %b26 ], [ %182, %b34 ], !dbg !522
	%184 = icmp ne i64 %40, 0, !dbg !541
	br i1 %184, label %b38, label %b36, !dbg !541

b36:
	%185 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !542
	%186 = icmp uge i64 0, %p23, !dbg !542
	br i1 %186, label %b36_fail1, label %b36_ok1, !dbg !542, !prof !24

b36_ok1:
	store double %183, double addrspace(1)* %185, align 8, !dbg !542
	%187 = fcmp ole double %183, %p31, !dbg !543
	br i1 %187, label %b37, label %b38, !dbg !543

b37:
	%188 = urem i64 %11, 2, !dbg !544
	%189 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %188, !dbg !545
	%190 = icmp uge i64 %188, %p25, !dbg !545
	br i1 %190, label %b37_fail1, label %b37_ok1, !dbg !545, !prof !24

b37_ok1:
	store i64 %88, i64 addrspace(1)* %189, align 8, !dbg !545
	br label %b38, !dbg !545

b38:
	%191 = icmp ne i32 %p29, 0, !dbg !546
	br i1 %191, label %b39, label %b58, !dbg !546

b39:
	%192 = fpext float %82 to double, !dbg !549
	%193 = and i32 %39, -32, !dbg !553
	%194 = sub i32 %30, %193, !dbg !553
	%195 = icmp slt i32 %194, 32, !dbg !553
	%196 = select i1 %195, i32 %194, i32 32, !dbg !553
	%197 = sext i32 %196 to i64, !dbg !553
	%198 = icmp eq i64 %197, 32, !dbg !554
	br i1 %198, label %b40, label %b42, !dbg !554

b40:
	%199 = phi double [ %216, %b41 ], [ %192, %b39 ], !dbg !555
	%200 = phi i64 [ %217, %b41 ], [ 16, %b39 ], !dbg !556
	%201 = icmp sgt i64 %200, 0, !dbg !557
	br i1 %201, label %b41, label %b50, !dbg !557

b41:
	%202 = trunc i64 %200 to i32, !dbg !558
	%203 = bitcast double %199 to i64, !dbg !558
	%204 = trunc i64 %203 to i32, !dbg !558
	%205 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %204, i32 %202, i32 31), !dbg !558
	%206 = extractvalue { i32, i1 } %205, 0, !dbg !558
	%207 = lshr i64 %203, 32, !dbg !558
	%208 = trunc i64 %207 to i32, !dbg !558
	%209 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %208, i32 %202, i32 31), !dbg !558
	%210 = extractvalue { i32, i1 } %209, 0, !dbg !558
	%211 = zext i32 %210 to i64, !dbg !558
	%212 = shl i64 %211, 32, !dbg !558
	%213 = zext i32 %206 to i64, !dbg !558
	%214 = or i64 %213, %212, !dbg !558
	%215 = bitcast i64 %214 to double, !dbg !558
	%216 = fadd double %199, %215, !dbg !559
	%217 = sdiv i64 %200, 2, !dbg !560
	br label %b40, !dbg !560

b42:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !561, !range !78
	%219 = sext i32 %218 to i64, !dbg !561
	br label %b43, !dbg !561

b43:
	%220 = phi double [ %192, %b42 ], [ %242, %b48 ], !dbg !555
	%221 = phi i64 [ 16, %b42 ], [ %243, %b48 ], !dbg !562
	%222 = icmp sgt i64 %221, 0, !dbg !563
	br i1 %222, label %b44, label %b49, !dbg !563

b44:
	%223 = add i64 %219, %221, !dbg !564
	%224 = icmp sge i64 %223, %197, !dbg !565
	br i1 %224, label %b45, label %b46, !dbg !565

b45:
	br label %b46, !dbg !565

b46:
	%225 = phi i64 [ %223, %b44 ], [ %219, %b45 ], !dbg !566
	%226 = trunc i64 %225 to i32, !dbg !567
	%227 = bitcast double %220 to i64, !dbg !567
	%228 = trunc i64 %227 to i32, !dbg !567
	%229 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %226, i32 31), !dbg !567
	%230 = extractvalue { i32, i1 } %229, 0, !dbg !567
	%231 = lshr i64 %227, 32, !dbg !567
	%232 = trunc i64 %231 to i32, !dbg !567
	%233 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 %226, i32 31), !dbg !567
	%234 = extractvalue { i32, i1 } %233, 0, !dbg !567
	%235 = zext i32 %234 to i64, !dbg !567
	%236 = shl i64 %235, 32, !dbg !567
	%237 = zext i32 %230 to i64, !dbg !567
	%238 = or i64 %237, %236, !dbg !567
	%239 = bitcast i64 %238 to double, !dbg !567
	%240 = icmp ne i64 %225, %219, !dbg !568
	br i1 %240, label %b47, label %b48, !dbg !568

b47:
	%241 = fadd double %220, %239, !dbg !559
	br label %b48, !dbg !569

b48:
	%242 = phi double [ %220, %b46 ], [ %241, %b47 ], !dbg !555
	%243 = sdiv i64 %221, 2, !dbg !570
	br label %b43, !dbg !570

b49:
	%244 = bitcast double %220 to i64, !dbg !571
	%245 = trunc i64 %244 to i32, !dbg !571
	%246 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %245, i32 0, i32 31), !dbg !571
	%247 = extractvalue { i32, i1 } %246, 0, !dbg !571
	%248 = lshr i64 %244, 32, !dbg !571
	%249 = trunc i64 %248 to i32, !dbg !571
	%250 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %249, i32 0, i32 31), !dbg !571
	%251 = extractvalue { i32, i1 } %250, 0, !dbg !571
	%252 = zext i32 %251 to i64, !dbg !571
	%253 = shl i64 %252, 32, !dbg !571
	%254 = zext i32 %247 to i64, !dbg !571
	%255 = or i64 %254, %253, !dbg !571
	%256 = bitcast i64 %255 to double, !dbg !571
	br label %b50, !dbg !572

b50:
	%257 = phi double [ %199, %b40 ], [ %256, %b49 ], !dbg !552
	%258 = add nsw i64 %31, 32, !dbg !574
	%259 = sub nsw i64 %258, 1, !dbg !575
	%260 = sdiv i64 %259, 32, !dbg !576
	%261 = icmp eq i64 %260, 1, !dbg !577
	br i1 %261, label %b56, label %b51, !dbg !577

b51:
	call void @llvm.nvvm.barrier0(), !dbg !579
	%262 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !580, !range !78
	%263 = sext i32 %262 to i64, !dbg !580
	%264 = icmp eq i64 %263, 0, !dbg !581
	br i1 %264, label %b52, label %b53, !dbg !581

b52:
	%265 = sdiv i64 %40, 32, !dbg !582
	%266 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %265, !dbg !583
	store double %257, double addrspace(3)* %266, align 8, !dbg !583
	br label %b53, !dbg !583

b53:
	call void @llvm.nvvm.barrier0(), !dbg !584
	%267 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !585
	%268 = load double, double addrspace(3)* %267, align 8, !dbg !585
	br label %b54, !dbg !585

b54:
	%269 = phi double [ %268, %b53 ], [ %274, %b55 ], !dbg !586
	%270 = phi i64 [ 1, %b53 ], [ %275, %b55 ], !dbg !587
	%271 = icmp slt i64 %270, %260, !dbg !588
	br i1 %271, label %b55, label %b56, !dbg !588

b55:
	%272 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %270, !dbg !589
	%273 = load double, double addrspace(3)* %272, align 8, !dbg !589
	%274 = fadd double %269, %273, !dbg !559
	%275 = add nsw i64 %270, 1, !dbg !590
	br label %b54, !dbg !590

b56:
	%276 = phi double [ %257, %b50 ], [ %269, %b54 ], !dbg !551
	%277 = icmp eq i64 %40, 0, !dbg !591
	br i1 %277, label %b57, label %b58, !dbg !591

b57:
	%278 = sdiv i64 %p17, 2, !dbg !593
	%279 = sub nuw i32 %p29, 1, !dbg !594
	%280 = zext i32 %279 to i64, !dbg !595
	%281 = mul i64 %280, %278, !dbg !596
	%282 = zext i32 %p29 to i64, !dbg !597
	%283 = mul i64 %282, %278, !dbg !598
	%284 = sub i64 %283, %281, !dbg !599
	%285 = mul i64 %15, %19, !dbg !600
	%286 = add i64 %285, %13, !dbg !601
	%287 = getelementptr inbounds double, double addrspace(1)* %2, i64 %281, !dbg !599
	%288 = getelementptr inbounds double, double addrspace(1)* %287, i64 %286, !dbg !602
	%289 = icmp ugt i64 %283, %p17, !dbg !599
	%290 = icmp ugt i64 %281, %283, !dbg !599
	%291 = icmp uge i64 %286, %284, !dbg !602
	%292 = or i1 %289, %290, !dbg !602
	%293 = or i1 %292, %291, !dbg !602
	br i1 %293, label %b57_fail1, label %b57_ok1, !dbg !602, !prof !24

b57_ok1:
	store double %276, double addrspace(1)* %288, align 8, !dbg !602
	br label %b58, !dbg !602

b58:
	ret void, !dbg !548

b0_fail1:
	br label %fail, !dbg !465

b1_fail1:
	br label %fail, !dbg !469

b3_fail1:
	br label %fail, !dbg !473

b5_fail1:
	br label %fail, !dbg !476

b20_fail1:
	br label %fail, !dbg !498

b22_fail1:
	%294 = icmp ugt i64 %108, %p19, !dbg !513
	br i1 %294, label %b22_fail2, label %b22_ok2, !dbg !513

b22_fail2:
	br label %fail, !dbg !513

b22_ok2:
	br label %fail, !dbg !513

b23_fail1:
	br label %fail, !dbg !503

b36_fail1:
	br label %fail, !dbg !542

b37_fail1:
	br label %fail, !dbg !545

b57_fail1:
	%295 = icmp ugt i64 %283, %p17, !dbg !599
	br i1 %295, label %b57_fail2, label %b57_ok2, !dbg !599

b57_fail2:
	br label %fail, !dbg !599

b57_ok2:
	%296 = icmp ugt i64 %281, %283, !dbg !599
	br i1 %296, label %b57_fail3, label %b57_ok3, !dbg !599

b57_fail3:
	br label %fail, !dbg !599

b57_ok3:
	br label %fail, !dbg !602

fail:
	%297 = phi i32 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 2, %b3_fail1 ], [ 3, %b5_fail1 ], [ 15, %b15 ], [ 14, %b16 ], [ 32, %b20_fail1 ], [ 9, %b22_fail2 ], [ 10, %b22_ok2 ], [ 33, %b23_fail1 ], [ 11, %b24 ], [ 35, %b36_fail1 ], [ 36, %b37_fail1 ], [ 4, %b57_fail2 ], [ 5, %b57_fail3 ], [ 37, %b57_ok3 ], !dbg !459
	%298 = phi i64 [ %p28, %b0_fail1 ], [ %43, %b1_fail1 ], [ %48, %b3_fail1 ], [ %p28, %b5_fail1 ], [ %71, %b15 ], [ %p1, %b16 ], [ 0, %b20_fail1 ], [ %108, %b22_fail2 ], [ %107, %b22_ok2 ], [ 0, %b23_fail1 ], [ %112, %b24 ], [ 0, %b36_fail1 ], [ %188, %b37_fail1 ], [ %283, %b57_fail2 ], [ %281, %b57_fail3 ], [ %286, %b57_ok3 ], !dbg !459
	%299 = phi i64 [ %p27, %b0_fail1 ], [ %p27, %b1_fail1 ], [ %p25, %b3_fail1 ], [ %p25, %b5_fail1 ], [ 16, %b15 ], [ 4, %b16 ], [ %p21, %b20_fail1 ], [ %p19, %b22_fail2 ], [ %108, %b22_ok2 ], [ 0, %b23_fail1 ], [ 16, %b24 ], [ %p23, %b36_fail1 ], [ %p25, %b37_fail1 ], [ %p17, %b57_fail2 ], [ %283, %b57_fail3 ], [ %284, %b57_ok3 ], !dbg !459
	call void @gpuc_fail(i8* %ctrl, i32 %297, i64 %298, i64 %299), !dbg !459
	ret void, !dbg !459
}

define void @Solve(float* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, i32 %p31, double %p32, i8* %ctrl) nounwind !dbg !603 {
entry:
	br label %b0, !dbg !604

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !604
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !604
	%2 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !604
	%3 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !604
	%4 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !604
	%5 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !604
	%6 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !604
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !607
	%8 = and i64 %p1, 3, !dbg !609
	%9 = icmp eq i64 %8, 0, !dbg !609
	br i1 %9, label %b1, label %b59, !dbg !609

b1:
	%10 = addrspacecast float addrspace(1)* %0 to float*, !dbg !609
	%11 = ptrtoint float* %10 to i64, !dbg !609
	%12 = and i64 %11, 15, !dbg !609
	%13 = icmp eq i64 %12, 0, !dbg !609
	%14 = icmp eq i64 %p1, 0, !dbg !609
	%15 = or i1 %13, %14, !dbg !609
	br i1 %15, label %b2, label %b58, !dbg !609

b2:
	%16 = ashr i64 %p1, 2, !dbg !609
	%17 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !609
	%18 = icmp ult i32 0, %p27, !dbg !608
	br i1 %18, label %b3, label %b57, !dbg !608

b3:
	%19 = icmp sgt i64 %p4, 0, !dbg !610
	%20 = sext i32 %7 to i64, !dbg !607
	br label %b4, !dbg !611

b4:
	%21 = phi i64 [ %309, %b56 ], [ %p26, %b3 ], !dbg !611
	%22 = phi i32 [ %178, %b56 ], [ %p28, %b3 ], !dbg !612
	%23 = phi i32 [ %179, %b56 ], [ %p30, %b3 ], !dbg !613
	%24 = phi i32 [ %180, %b56 ], [ %p31, %b3 ], !dbg !614
	%25 = phi i32 [ %310, %b56 ], [ 0, %b3 ], !dbg !614
	%26 = icmp ne i32 %23, 0, !dbg !615
	br i1 %26, label %b5, label %b8, !dbg !615

b5:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !617, !range !135
	%28 = sext i32 %27 to i64, !dbg !617
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !617, !range !136
	%30 = sext i32 %29 to i64, !dbg !617
	%31 = icmp eq i64 %28, 0, !dbg !618
	br i1 %31, label %b6, label %b8, !dbg !618

b6:
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !619, !range !388
	%33 = sext i32 %32 to i64, !dbg !619
	%34 = sub nsw i64 %33, 2, !dbg !620
	%35 = icmp sgt i64 %34, 0, !dbg !621
	%36 = select i1 %35, i64 %34, i64 0, !dbg !621
	%37 = icmp eq i64 %30, %36, !dbg !622
	br i1 %37, label %b7, label %b8, !dbg !616

b7:
	%38 = addrspacecast double addrspace(1)* %2 to double*, !dbg !623
	%39 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !623
	%40 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !623
	%41 = addrspacecast double addrspace(1)* %5 to double*, !dbg !623
	%42 = addrspacecast i64 addrspace(1)* %6 to i64*, !dbg !623
	call void @gpuc_fn_solver_publish(double* %38, i64 %p17, i64 %p17, i64* %39, i64 %p19, i32* %40, i64 %p21, i64 %p21, double* %41, i64 %p23, i64 %p23, i64* %42, i64 %p25, i64 %p25, i32 %23, i8* %ctrl), !dbg !623
	br label %b8, !dbg !623

b8:
	%43 = urem i64 %21, 2, !dbg !624
	br i1 %19, label %b9, label %b10, !dbg !610

b9:
	%44 = addrspacecast float addrspace(1)* %0 to float*, !dbg !626
	%45 = addrspacecast float addrspace(1)* %0 to float*, !dbg !626
	%46 = addrspacecast { float, float, float, float } addrspace(1)* %17 to { float, float, float, float }*, !dbg !626
	%47 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !626
	%48 = call float @gpuc_fn_solver_sweep(float* %44, i64 %p1, float* %45, i64 %p1, i64 %p1, { float, float, float, float }* %46, i64 %16, i64 %16, i64* %47, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %43, i64 %21, i8* %ctrl), !dbg !626
	br label %b10, !dbg !626

b10:
	%49 = phi float [ 0.000000e+00, %b8 ], [ %48, %b9 ], !dbg !627
	br i1 %26, label %b11, label %b31, !dbg !628

b11:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !630, !range !135
	%51 = sext i32 %50 to i64, !dbg !630
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !630, !range !136
	%53 = sext i32 %52 to i64, !dbg !630
	%54 = icmp eq i64 %51, 0, !dbg !631
	br i1 %54, label %b12, label %b31, !dbg !631

b12:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !632, !range !388
	%56 = sext i32 %55 to i64, !dbg !632
	%57 = sub nsw i64 %56, 2, !dbg !633
	%58 = icmp sgt i64 %57, 0, !dbg !634
	%59 = select i1 %58, i64 %57, i64 0, !dbg !634
	%60 = icmp eq i64 %53, %59, !dbg !635
	br i1 %60, label %b13, label %b31, !dbg !629

b13:
	%61 = sub i64 %21, 1, !dbg !637
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !636
	%63 = icmp uge i64 0, %p21, !dbg !636
	br i1 %63, label %b13_fail1, label %b13_ok1, !dbg !636, !prof !24

b13_ok1:
	%64 = load i32, i32 addrspace(1)* %62, align 4, !dbg !636
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !638, !range !78
	%66 = sext i32 %65 to i64, !dbg !638
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !638, !range !28
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !638, !range !28
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !638, !range !29
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !638, !range !25
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !638, !range !25
	%72 = mul i32 %71, %69, !dbg !638
	%73 = add i32 %68, %72, !dbg !638
	%74 = mul i32 %70, %73, !dbg !638
	%75 = add i32 %67, %74, !dbg !638
	%76 = and i32 %75, -32, !dbg !638
	%77 = mul i32 %70, %71, !dbg !638
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !638, !range !26
	%79 = mul i32 %77, %78, !dbg !638
	%80 = sub i32 %79, %76, !dbg !638
	%81 = icmp slt i32 %80, 32, !dbg !638
	%82 = select i1 %81, i32 %80, i32 32, !dbg !638
	%83 = sext i32 %82 to i64, !dbg !638
	br label %b14, !dbg !638

b14:
	%84 = phi double [ 0.000000e+00, %b13_ok1 ], [ %108, %b16_ok1 ], !dbg !641
	%85 = phi i64 [ %66, %b13_ok1 ], [ %109, %b16_ok1 ], !dbg !638
	%86 = icmp slt i64 %85, %20, !dbg !638
	br i1 %86, label %b15, label %b18, !dbg !638

b15:
	%87 = urem i32 %64, 2, !dbg !643
	%88 = zext i32 %87 to i64, !dbg !644
	%89 = mul i64 %88, %20, !dbg !645
	%90 = add i64 %89, %85, !dbg !646
	%91 = mul i64 %90, 2, !dbg !647
	%92 = add i64 %91, 2, !dbg !649
	%93 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %91, !dbg !650
	%94 = addrspacecast i64 addrspace(1)* %93 to i64*, !dbg !651
	%95 = ptrtoint i64* %94 to i64, !dbg !651
	%96 = and i64 %95, 15, !dbg !651
	%97 = icmp eq i64 %96, 0, !dbg !651
	%98 = icmp ugt i64 %92, %p19, !dbg !650
	%99 = icmp ugt i64 %91, %92, !dbg !650
	%100 = or i1 %98, %99, !dbg !650
	br i1 %100, label %b15_fail1, label %b15_ok1, !dbg !650, !prof !24

b15_ok1:
	br i1 %97, label %b16, label %b17, !dbg !651

b16:
	%101 = bitcast i64 addrspace(1)* %93 to { i64, i64 } addrspace(1)*, !dbg !651
	%102 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %101, i64 0, !dbg !652
	%103 = addrspacecast { i64, i64 } addrspace(1)* %102 to { i64, i64 }*, !dbg !640
	%104 = icmp eq { i64, i64 } addrspace(1)* %102, null, !dbg !640
	br i1 %104, label %b16_fail1, label %b16_ok1, !dbg !640, !prof !24

b16_ok1:
	%105 = bitcast { i64, i64 }* %103 to i8*, !dbg !640
	%106 = call i64 @gpuc_wait_line_thread(i8* %105, i32 %64, i32 1, i8* %ctrl, i32 34), !dbg !640
	%107 = bitcast i64 %106 to double, !dbg !653
	%108 = fadd double %84, %107, !dbg !654
	%109 = add i64 %85, %83, !dbg !638
	br label %b14, !dbg !638

b17:
	br label %fail, !dbg !651

b18:
	%110 = icmp eq i64 %83, 32, !dbg !658
	br i1 %110, label %b19, label %b21, !dbg !658

b19:
	%111 = phi double [ %128, %b20 ], [ %84, %b18 ], !dbg !659
	%112 = phi i64 [ %129, %b20 ], [ 16, %b18 ], !dbg !660
	%113 = icmp sgt i64 %112, 0, !dbg !661
	br i1 %113, label %b20, label %b28, !dbg !661

b20:
	%114 = trunc i64 %112 to i32, !dbg !662
	%115 = bitcast double %111 to i64, !dbg !662
	%116 = trunc i64 %115 to i32, !dbg !662
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %116, i32 %114, i32 31), !dbg !662
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !662
	%119 = lshr i64 %115, 32, !dbg !662
	%120 = trunc i64 %119 to i32, !dbg !662
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %120, i32 %114, i32 31), !dbg !662
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !662
	%123 = zext i32 %122 to i64, !dbg !662
	%124 = shl i64 %123, 32, !dbg !662
	%125 = zext i32 %118 to i64, !dbg !662
	%126 = or i64 %125, %124, !dbg !662
	%127 = bitcast i64 %126 to double, !dbg !662
	%128 = fadd double %111, %127, !dbg !663
	%129 = sdiv i64 %112, 2, !dbg !664
	br label %b19, !dbg !664

b21:
	%130 = phi double [ %152, %b26 ], [ %84, %b18 ], !dbg !659
	%131 = phi i64 [ %153, %b26 ], [ 16, %b18 ], !dbg !665
	%132 = icmp sgt i64 %131, 0, !dbg !666
	br i1 %132, label %b22, label %b27, !dbg !666

b22:
	%133 = add i64 %66, %131, !dbg !667
	%134 = icmp sge i64 %133, %83, !dbg !668
	br i1 %134, label %b23, label %b24, !dbg !668

b23:
	br label %b24, !dbg !668

b24:
	%135 = phi i64 [ %133, %b22 ], [ %66, %b23 ], !dbg !669
	%136 = trunc i64 %135 to i32, !dbg !670
	%137 = bitcast double %130 to i64, !dbg !670
	%138 = trunc i64 %137 to i32, !dbg !670
	%139 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %138, i32 %136, i32 31), !dbg !670
	%140 = extractvalue { i32, i1 } %139, 0, !dbg !670
	%141 = lshr i64 %137, 32, !dbg !670
	%142 = trunc i64 %141 to i32, !dbg !670
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %142, i32 %136, i32 31), !dbg !670
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !670
	%145 = zext i32 %144 to i64, !dbg !670
	%146 = shl i64 %145, 32, !dbg !670
	%147 = zext i32 %140 to i64, !dbg !670
	%148 = or i64 %147, %146, !dbg !670
	%149 = bitcast i64 %148 to double, !dbg !670
	%150 = icmp ne i64 %135, %66, !dbg !671
	br i1 %150, label %b25, label %b26, !dbg !671

b25:
	%151 = fadd double %130, %149, !dbg !663
	br label %b26, !dbg !672

b26:
	%152 = phi double [ %130, %b24 ], [ %151, %b25 ], !dbg !659
	%153 = sdiv i64 %131, 2, !dbg !673
	br label %b21, !dbg !673

b27:
	%154 = bitcast double %130 to i64, !dbg !674
	%155 = trunc i64 %154 to i32, !dbg !674
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %155, i32 0, i32 31), !dbg !674
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !674
	%158 = lshr i64 %154, 32, !dbg !674
	%159 = trunc i64 %158 to i32, !dbg !674
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %159, i32 0, i32 31), !dbg !674
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !674
	%162 = zext i32 %161 to i64, !dbg !674
	%163 = shl i64 %162, 32, !dbg !674
	%164 = zext i32 %157 to i64, !dbg !674
	%165 = or i64 %164, %163, !dbg !674
	%166 = bitcast i64 %165 to double, !dbg !674
	br label %b28, !dbg !675

b28:
	%167 = phi double [ %111, %b19 ], [ %166, %b27 ], !dbg !657
	%168 = sext i32 %75 to i64, !dbg !676
	%169 = icmp ne i64 %168, 0, !dbg !677
	br i1 %169, label %b31, label %b29, !dbg !677

b29:
	%170 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !678
	%171 = icmp uge i64 0, %p23, !dbg !678
	br i1 %171, label %b29_fail1, label %b29_ok1, !dbg !678, !prof !24

b29_ok1:
	store double %167, double addrspace(1)* %170, align 8, !dbg !678
	%172 = fcmp ole double %167, %p32, !dbg !679
	br i1 %172, label %b30, label %b31, !dbg !679

b30:
	%173 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %43, !dbg !680
	%174 = icmp uge i64 %43, %p25, !dbg !680
	br i1 %174, label %b30_fail1, label %b30_ok1, !dbg !680, !prof !24

b30_ok1:
	store i64 %61, i64 addrspace(1)* %173, align 8, !dbg !680
	br label %b31, !dbg !680

b31:
	%175 = sub i32 %22, 1, !dbg !681
	%176 = icmp eq i32 %175, 0, !dbg !682
	br i1 %176, label %b32, label %b33, !dbg !682

b32:
	%177 = sub i32 3, %24, !dbg !683
	br label %b33, !dbg !683

b33:
	%178 = phi i32 [ %175, %b31 ], [ %p29, %b32 ], !dbg !612
	%179 = phi i32 [ 0, %b31 ], [ %24, %b32 ], !dbg !613
	%180 = phi i32 [ %24, %b31 ], [ %177, %b32 ], !dbg !614
	%181 = icmp ne i32 %179, 0, !dbg !684
	br i1 %181, label %b34, label %b53, !dbg !684

b34:
	%182 = fpext float %49 to double, !dbg !686
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !690, !range !28
	%184 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !690, !range !28
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !690, !range !29
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !690, !range !25
	%187 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !690, !range !25
	%188 = mul i32 %187, %185, !dbg !690
	%189 = add i32 %184, %188, !dbg !690
	%190 = mul i32 %186, %189, !dbg !690
	%191 = add i32 %183, %190, !dbg !690
	%192 = and i32 %191, -32, !dbg !690
	%193 = mul i32 %186, %187, !dbg !690
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !690, !range !26
	%195 = mul i32 %193, %194, !dbg !690
	%196 = sub i32 %195, %192, !dbg !690
	%197 = icmp slt i32 %196, 32, !dbg !690
	%198 = select i1 %197, i32 %196, i32 32, !dbg !690
	%199 = sext i32 %198 to i64, !dbg !690
	%200 = icmp eq i64 %199, 32, !dbg !691
	br i1 %200, label %b35, label %b37, !dbg !691

b35:
	%201 = phi double [ %218, %b36 ], [ %182, %b34 ], !dbg !692
	%202 = phi i64 [ %219, %b36 ], [ 16, %b34 ], !dbg !693
	%203 = icmp sgt i64 %202, 0, !dbg !694
	br i1 %203, label %b36, label %b45, !dbg !694

b36:
	%204 = trunc i64 %202 to i32, !dbg !695
	%205 = bitcast double %201 to i64, !dbg !695
	%206 = trunc i64 %205 to i32, !dbg !695
	%207 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %206, i32 %204, i32 31), !dbg !695
	%208 = extractvalue { i32, i1 } %207, 0, !dbg !695
	%209 = lshr i64 %205, 32, !dbg !695
	%210 = trunc i64 %209 to i32, !dbg !695
	%211 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %210, i32 %204, i32 31), !dbg !695
	%212 = extractvalue { i32, i1 } %211, 0, !dbg !695
	%213 = zext i32 %212 to i64, !dbg !695
	%214 = shl i64 %213, 32, !dbg !695
	%215 = zext i32 %208 to i64, !dbg !695
	%216 = or i64 %215, %214, !dbg !695
	%217 = bitcast i64 %216 to double, !dbg !695
	%218 = fadd double %201, %217, !dbg !696
	%219 = sdiv i64 %202, 2, !dbg !697
	br label %b35, !dbg !697

b37:
	%220 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !698, !range !78
	%221 = sext i32 %220 to i64, !dbg !698
	br label %b38, !dbg !698

b38:
	%222 = phi double [ %182, %b37 ], [ %244, %b43 ], !dbg !692
	%223 = phi i64 [ 16, %b37 ], [ %245, %b43 ], !dbg !699
	%224 = icmp sgt i64 %223, 0, !dbg !700
	br i1 %224, label %b39, label %b44, !dbg !700

b39:
	%225 = add i64 %221, %223, !dbg !701
	%226 = icmp sge i64 %225, %199, !dbg !702
	br i1 %226, label %b40, label %b41, !dbg !702

b40:
	br label %b41, !dbg !702

b41:
	%227 = phi i64 [ %225, %b39 ], [ %221, %b40 ], !dbg !703
	%228 = trunc i64 %227 to i32, !dbg !704
	%229 = bitcast double %222 to i64, !dbg !704
	%230 = trunc i64 %229 to i32, !dbg !704
	%231 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %230, i32 %228, i32 31), !dbg !704
	%232 = extractvalue { i32, i1 } %231, 0, !dbg !704
	%233 = lshr i64 %229, 32, !dbg !704
	%234 = trunc i64 %233 to i32, !dbg !704
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %234, i32 %228, i32 31), !dbg !704
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !704
	%237 = zext i32 %236 to i64, !dbg !704
	%238 = shl i64 %237, 32, !dbg !704
	%239 = zext i32 %232 to i64, !dbg !704
	%240 = or i64 %239, %238, !dbg !704
	%241 = bitcast i64 %240 to double, !dbg !704
	%242 = icmp ne i64 %227, %221, !dbg !705
	br i1 %242, label %b42, label %b43, !dbg !705

b42:
	%243 = fadd double %222, %241, !dbg !696
	br label %b43, !dbg !706

b43:
	%244 = phi double [ %222, %b41 ], [ %243, %b42 ], !dbg !692
	%245 = sdiv i64 %223, 2, !dbg !707
	br label %b38, !dbg !707

b44:
	%246 = bitcast double %222 to i64, !dbg !708
	%247 = trunc i64 %246 to i32, !dbg !708
	%248 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %247, i32 0, i32 31), !dbg !708
	%249 = extractvalue { i32, i1 } %248, 0, !dbg !708
	%250 = lshr i64 %246, 32, !dbg !708
	%251 = trunc i64 %250 to i32, !dbg !708
	%252 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %251, i32 0, i32 31), !dbg !708
	%253 = extractvalue { i32, i1 } %252, 0, !dbg !708
	%254 = zext i32 %253 to i64, !dbg !708
	%255 = shl i64 %254, 32, !dbg !708
	%256 = zext i32 %249 to i64, !dbg !708
	%257 = or i64 %256, %255, !dbg !708
	%258 = bitcast i64 %257 to double, !dbg !708
	br label %b45, !dbg !709

b45:
	%259 = phi double [ %201, %b35 ], [ %258, %b44 ], !dbg !689
	%260 = sext i32 %195 to i64, !dbg !711
	%261 = add nsw i64 %260, 32, !dbg !712
	%262 = sub nsw i64 %261, 1, !dbg !713
	%263 = sdiv i64 %262, 32, !dbg !714
	%264 = icmp eq i64 %263, 1, !dbg !715
	br i1 %264, label %b51, label %b46, !dbg !715

b46:
	call void @llvm.nvvm.barrier0(), !dbg !717
	%265 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !718, !range !78
	%266 = sext i32 %265 to i64, !dbg !718
	%267 = icmp eq i64 %266, 0, !dbg !719
	br i1 %267, label %b47, label %b48, !dbg !719

b47:
	%268 = sext i32 %191 to i64, !dbg !720
	%269 = sdiv i64 %268, 32, !dbg !721
	%270 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %269, !dbg !722
	store double %259, double addrspace(3)* %270, align 8, !dbg !722
	br label %b48, !dbg !722

b48:
	call void @llvm.nvvm.barrier0(), !dbg !723
	%271 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !724
	%272 = load double, double addrspace(3)* %271, align 8, !dbg !724
	br label %b49, !dbg !724

b49:
	%273 = phi double [ %272, %b48 ], [ %278, %b50 ], !dbg !725
	%274 = phi i64 [ 1, %b48 ], [ %279, %b50 ], !dbg !726
	%275 = icmp slt i64 %274, %263, !dbg !727
	br i1 %275, label %b50, label %b51, !dbg !727

b50:
	%276 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %274, !dbg !728
	%277 = load double, double addrspace(3)* %276, align 8, !dbg !728
	%278 = fadd double %273, %277, !dbg !696
	%279 = add nsw i64 %274, 1, !dbg !729
	br label %b49, !dbg !729

b51:
	%280 = phi double [ %259, %b45 ], [ %273, %b49 ], !dbg !688
	%281 = sext i32 %191 to i64, !dbg !730
	%282 = icmp eq i64 %281, 0, !dbg !731
	br i1 %282, label %b52, label %b53, !dbg !731

b52:
	%283 = sdiv i64 %p17, 2, !dbg !733
	%284 = sub nuw i32 %179, 1, !dbg !734
	%285 = zext i32 %284 to i64, !dbg !735
	%286 = mul i64 %285, %283, !dbg !736
	%287 = zext i32 %179 to i64, !dbg !737
	%288 = mul i64 %287, %283, !dbg !738
	%289 = sub i64 %288, %286, !dbg !739
	%290 = icmp ugt i64 %288, %p17, !dbg !739
	%291 = icmp ugt i64 %286, %288, !dbg !739
	%292 = or i1 %290, %291, !dbg !739
	br i1 %292, label %b52_fail1, label %b52_ok1, !dbg !739, !prof !24

b52_ok1:
	%293 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !740, !range !135
	%294 = sext i32 %293 to i64, !dbg !740
	%295 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !740, !range !136
	%296 = sext i32 %295 to i64, !dbg !740
	%297 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !741, !range !387
	%298 = sext i32 %297 to i64, !dbg !741
	%299 = mul i64 %296, %298, !dbg !742
	%300 = add i64 %299, %294, !dbg !743
	%301 = getelementptr inbounds double, double addrspace(1)* %2, i64 %286, !dbg !739
	%302 = getelementptr inbounds double, double addrspace(1)* %301, i64 %300, !dbg !744
	%303 = icmp uge i64 %300, %289, !dbg !744
	br i1 %303, label %b52_fail3, label %b52_ok3, !dbg !744, !prof !24

b52_ok3:
	store double %280, double addrspace(1)* %302, align 8, !dbg !744
	br label %b53, !dbg !744

b53:
	call void @gpuc_grid_sync(), !dbg !745
	%304 = fcmp oge double %p32, 0.000000e+00, !dbg !746
	br i1 %304, label %b54, label %b56, !dbg !746

b54:
	%305 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %43, !dbg !747
	%306 = icmp uge i64 %43, %p25, !dbg !747
	br i1 %306, label %b54_fail1, label %b54_ok1, !dbg !747, !prof !24

b54_ok1:
	%307 = load i64, i64 addrspace(1)* %305, align 8, !dbg !747
	%308 = icmp ne i64 %307, 0, !dbg !748
	br i1 %308, label %b55, label %b56, !dbg !748

b55:
	ret void, !dbg !749

b56:
	%309 = add i64 %21, 1, !dbg !750
	%310 = add i32 %25, 1, !dbg !750
	%311 = icmp ult i32 %310, %p27, !dbg !750
	br i1 %311, label %b4, label %b57, !dbg !750

b57:
	ret void, !dbg !750

b58:
	br label %fail, !dbg !609

b59:
	br label %fail, !dbg !609

b13_fail1:
	br label %fail, !dbg !636

b15_fail1:
	%312 = icmp ugt i64 %92, %p19, !dbg !650
	br i1 %312, label %b15_fail2, label %b15_ok2, !dbg !650

b15_fail2:
	br label %fail, !dbg !650

b15_ok2:
	br label %fail, !dbg !650

b16_fail1:
	br label %fail, !dbg !640

b29_fail1:
	br label %fail, !dbg !678

b30_fail1:
	br label %fail, !dbg !680

b52_fail1:
	%313 = icmp ugt i64 %288, %p17, !dbg !739
	br i1 %313, label %b52_fail2, label %b52_ok2, !dbg !739

b52_fail2:
	br label %fail, !dbg !739

b52_ok2:
	br label %fail, !dbg !739

b52_fail3:
	br label %fail, !dbg !744

b54_fail1:
	br label %fail, !dbg !747

fail:
	%314 = phi i32 [ 32, %b13_fail1 ], [ 9, %b15_fail2 ], [ 10, %b15_ok2 ], [ 33, %b16_fail1 ], [ 11, %b17 ], [ 35, %b29_fail1 ], [ 36, %b30_fail1 ], [ 4, %b52_fail2 ], [ 5, %b52_ok2 ], [ 37, %b52_fail3 ], [ 38, %b54_fail1 ], [ 15, %b58 ], [ 14, %b59 ], !dbg !604
	%315 = phi i64 [ 0, %b13_fail1 ], [ %92, %b15_fail2 ], [ %91, %b15_ok2 ], [ 0, %b16_fail1 ], [ %96, %b17 ], [ 0, %b29_fail1 ], [ %43, %b30_fail1 ], [ %288, %b52_fail2 ], [ %286, %b52_ok2 ], [ %300, %b52_fail3 ], [ %43, %b54_fail1 ], [ %12, %b58 ], [ %p1, %b59 ], !dbg !604
	%316 = phi i64 [ %p21, %b13_fail1 ], [ %p19, %b15_fail2 ], [ %92, %b15_ok2 ], [ 0, %b16_fail1 ], [ 16, %b17 ], [ %p23, %b29_fail1 ], [ %p25, %b30_fail1 ], [ %p17, %b52_fail2 ], [ %288, %b52_ok2 ], [ %289, %b52_fail3 ], [ %p25, %b54_fail1 ], [ 16, %b58 ], [ 4, %b59 ], !dbg !604
	call void @gpuc_fail(i8* %ctrl, i32 %314, i64 %315, i64 %316), !dbg !604
	ret void, !dbg !604
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !751 {
entry:
	br label %b0, !dbg !752

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !752
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !752
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !752
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !752
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !752
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !755
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !756
	%7 = icmp uge i64 0, %p9, !dbg !756
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !756, !prof !24

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !756
	%9 = icmp eq i64 %8, 0, !dbg !757
	br i1 %9, label %b1, label %b20, !dbg !757

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !758
	%11 = icmp uge i64 1, %p9, !dbg !758
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !758, !prof !24

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !758
	%13 = icmp eq i64 %12, 0, !dbg !759
	br i1 %13, label %b2, label %b20, !dbg !759

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !760
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !760
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !760
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !760
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !760
	call void @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !760
	%19 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 0, !dbg !761
	%20 = icmp uge i64 0, %p5, !dbg !761
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !761, !prof !24

b2_ok1:
	%21 = load i32, i32 addrspace(1)* %19, align 4, !dbg !761
	%22 = sext i32 %5 to i64, !dbg !755
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !762, !range !78
	%24 = sext i32 %23 to i64, !dbg !762
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !762, !range !28
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !762, !range !28
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !762, !range !29
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !762, !range !25
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !762, !range !25
	%30 = mul i32 %29, %27, !dbg !762
	%31 = add i32 %26, %30, !dbg !762
	%32 = mul i32 %28, %31, !dbg !762
	%33 = add i32 %25, %32, !dbg !762
	%34 = and i32 %33, -32, !dbg !762
	%35 = mul i32 %28, %29, !dbg !762
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !762, !range !26
	%37 = mul i32 %35, %36, !dbg !762
	%38 = sub i32 %37, %34, !dbg !762
	%39 = icmp slt i32 %38, 32, !dbg !762
	%40 = select i1 %39, i32 %38, i32 32, !dbg !762
	%41 = sext i32 %40 to i64, !dbg !762
	br label %b3, !dbg !762

b3:
	%42 = phi double [ 0.000000e+00, %b2_ok1 ], [ %66, %b5_ok1 ], !dbg !765
	%43 = phi i64 [ %24, %b2_ok1 ], [ %67, %b5_ok1 ], !dbg !762
	%44 = icmp slt i64 %43, %22, !dbg !762
	br i1 %44, label %b4, label %b7, !dbg !762

b4:
	%45 = urem i32 %21, 2, !dbg !767
	%46 = zext i32 %45 to i64, !dbg !768
	%47 = mul i64 %46, %22, !dbg !769
	%48 = add i64 %47, %43, !dbg !770
	%49 = mul i64 %48, 2, !dbg !771
	%50 = add i64 %49, 2, !dbg !773
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %49, !dbg !774
	%52 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !775
	%53 = ptrtoint i64* %52 to i64, !dbg !775
	%54 = and i64 %53, 15, !dbg !775
	%55 = icmp eq i64 %54, 0, !dbg !775
	%56 = icmp ugt i64 %50, %p3, !dbg !774
	%57 = icmp ugt i64 %49, %50, !dbg !774
	%58 = or i1 %56, %57, !dbg !774
	br i1 %58, label %b4_fail1, label %b4_ok1, !dbg !774, !prof !24

b4_ok1:
	br i1 %55, label %b5, label %b6, !dbg !775

b5:
	%59 = bitcast i64 addrspace(1)* %51 to { i64, i64 } addrspace(1)*, !dbg !775
	%60 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %59, i64 0, !dbg !776
	%61 = addrspacecast { i64, i64 } addrspace(1)* %60 to { i64, i64 }*, !dbg !764
	%62 = icmp eq { i64, i64 } addrspace(1)* %60, null, !dbg !764
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !764, !prof !24

b5_ok1:
	%63 = bitcast { i64, i64 }* %61 to i8*, !dbg !764
	%64 = call i64 @gpuc_wait_line_thread(i8* %63, i32 %21, i32 1, i8* %ctrl, i32 34), !dbg !764
	%65 = bitcast i64 %64 to double, !dbg !777
	%66 = fadd double %42, %65, !dbg !778
	%67 = add i64 %43, %41, !dbg !762
	br label %b3, !dbg !762

b6:
	br label %fail, !dbg !775

b7:
	%68 = icmp eq i64 %41, 32, !dbg !782
	br i1 %68, label %b8, label %b10, !dbg !782

b8:
	%69 = phi double [ %86, %b9 ], [ %42, %b7 ], !dbg !783
	%70 = phi i64 [ %87, %b9 ], [ 16, %b7 ], !dbg !784
	%71 = icmp sgt i64 %70, 0, !dbg !785
	br i1 %71, label %b9, label %b17, !dbg !785

b9:
	%72 = trunc i64 %70 to i32, !dbg !786
	%73 = bitcast double %69 to i64, !dbg !786
	%74 = trunc i64 %73 to i32, !dbg !786
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %72, i32 31), !dbg !786
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !786
	%77 = lshr i64 %73, 32, !dbg !786
	%78 = trunc i64 %77 to i32, !dbg !786
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %72, i32 31), !dbg !786
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !786
	%81 = zext i32 %80 to i64, !dbg !786
	%82 = shl i64 %81, 32, !dbg !786
	%83 = zext i32 %76 to i64, !dbg !786
	%84 = or i64 %83, %82, !dbg !786
	%85 = bitcast i64 %84 to double, !dbg !786
	%86 = fadd double %69, %85, !dbg !787
	%87 = sdiv i64 %70, 2, !dbg !788
	br label %b8, !dbg !788

b10:
	%88 = phi double [ %110, %b15 ], [ %42, %b7 ], !dbg !783
	%89 = phi i64 [ %111, %b15 ], [ 16, %b7 ], !dbg !789
	%90 = icmp sgt i64 %89, 0, !dbg !790
	br i1 %90, label %b11, label %b16, !dbg !790

b11:
	%91 = add i64 %24, %89, !dbg !791
	%92 = icmp sge i64 %91, %41, !dbg !792
	br i1 %92, label %b12, label %b13, !dbg !792

b12:
	br label %b13, !dbg !792

b13:
	%93 = phi i64 [ %91, %b11 ], [ %24, %b12 ], !dbg !793
	%94 = trunc i64 %93 to i32, !dbg !794
	%95 = bitcast double %88 to i64, !dbg !794
	%96 = trunc i64 %95 to i32, !dbg !794
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 %94, i32 31), !dbg !794
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !794
	%99 = lshr i64 %95, 32, !dbg !794
	%100 = trunc i64 %99 to i32, !dbg !794
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %100, i32 %94, i32 31), !dbg !794
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !794
	%103 = zext i32 %102 to i64, !dbg !794
	%104 = shl i64 %103, 32, !dbg !794
	%105 = zext i32 %98 to i64, !dbg !794
	%106 = or i64 %105, %104, !dbg !794
	%107 = bitcast i64 %106 to double, !dbg !794
	%108 = icmp ne i64 %93, %24, !dbg !795
	br i1 %108, label %b14, label %b15, !dbg !795

b14:
	%109 = fadd double %88, %107, !dbg !787
	br label %b15, !dbg !796

b15:
	%110 = phi double [ %88, %b13 ], [ %109, %b14 ], !dbg !783
	%111 = sdiv i64 %89, 2, !dbg !797
	br label %b10, !dbg !797

b16:
	%112 = bitcast double %88 to i64, !dbg !798
	%113 = trunc i64 %112 to i32, !dbg !798
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %113, i32 0, i32 31), !dbg !798
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !798
	%116 = lshr i64 %112, 32, !dbg !798
	%117 = trunc i64 %116 to i32, !dbg !798
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 0, i32 31), !dbg !798
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !798
	%120 = zext i32 %119 to i64, !dbg !798
	%121 = shl i64 %120, 32, !dbg !798
	%122 = zext i32 %115 to i64, !dbg !798
	%123 = or i64 %122, %121, !dbg !798
	%124 = bitcast i64 %123 to double, !dbg !798
	br label %b17, !dbg !799

b17:
	%125 = phi double [ %69, %b8 ], [ %124, %b16 ], !dbg !781
	%126 = sext i32 %33 to i64, !dbg !800
	%127 = icmp ne i64 %126, 0, !dbg !801
	br i1 %127, label %b20, label %b18, !dbg !801

b18:
	%128 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !802
	%129 = icmp uge i64 0, %p7, !dbg !802
	br i1 %129, label %b18_fail1, label %b18_ok1, !dbg !802, !prof !24

b18_ok1:
	store double %125, double addrspace(1)* %128, align 8, !dbg !802
	%130 = fcmp ole double %125, %p12, !dbg !803
	br i1 %130, label %b19, label %b20, !dbg !803

b19:
	%131 = add i64 %p11, 1, !dbg !804
	%132 = urem i64 %131, 2, !dbg !805
	%133 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %132, !dbg !806
	store i64 %p11, i64 addrspace(1)* %133, align 8, !dbg !806
	br label %b20, !dbg !806

b20:
	ret void, !dbg !753

b0_fail1:
	br label %fail, !dbg !756

b1_fail1:
	br label %fail, !dbg !758

b2_fail1:
	br label %fail, !dbg !761

b4_fail1:
	%134 = icmp ugt i64 %50, %p3, !dbg !774
	br i1 %134, label %b4_fail2, label %b4_ok2, !dbg !774

b4_fail2:
	br label %fail, !dbg !774

b4_ok2:
	br label %fail, !dbg !774

b5_fail1:
	br label %fail, !dbg !764

b18_fail1:
	br label %fail, !dbg !802

fail:
	%135 = phi i32 [ 39, %b0_fail1 ], [ 39, %b1_fail1 ], [ 32, %b2_fail1 ], [ 9, %b4_fail2 ], [ 10, %b4_ok2 ], [ 33, %b5_fail1 ], [ 11, %b6 ], [ 35, %b18_fail1 ], !dbg !752
	%136 = phi i64 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 0, %b2_fail1 ], [ %50, %b4_fail2 ], [ %49, %b4_ok2 ], [ 0, %b5_fail1 ], [ %54, %b6 ], [ 0, %b18_fail1 ], !dbg !752
	%137 = phi i64 [ %p9, %b0_fail1 ], [ %p9, %b1_fail1 ], [ %p5, %b2_fail1 ], [ %p3, %b4_fail2 ], [ %50, %b4_ok2 ], [ 0, %b5_fail1 ], [ 16, %b6 ], [ %p7, %b18_fail1 ], !dbg !752
	call void @gpuc_fail(i8* %ctrl, i32 %135, i64 %136, i64 %137), !dbg !752
	ret void, !dbg !752
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i8* %ctrl) nounwind !dbg !807 {
entry:
	br label %b0, !dbg !808

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !808
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !808
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !809
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !810, !range !135
	%4 = sext i32 %3 to i64, !dbg !810
	%5 = sext i32 %2 to i64, !dbg !809
	%6 = icmp ne i64 %5, 0, !dbg !811
	br label %b1, !dbg !812

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !813
	%8 = icmp slt i64 %7, %p18, !dbg !814
	br i1 %8, label %b2, label %b10, !dbg !814

b2:
	%9 = mul i64 %7, %p16, !dbg !816
	%10 = icmp eq i64 %p18, 0, !dbg !815
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !815, !prof !24

b2_ok1:
	%11 = icmp eq i64 %p18, -1, !dbg !815
	%12 = select i1 %11, i64 1, i64 %p18, !dbg !815
	%13 = sdiv i64 %9, %12, !dbg !815
	%14 = sub i64 0, %9, !dbg !815
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !815
	%16 = sub i64 %15, %p9, !dbg !817
	%17 = icmp slt i64 %16, 0, !dbg !818
	br i1 %17, label %b9, label %b3, !dbg !818

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !819
	br i1 %18, label %b9, label %b4, !dbg !819

b4:
	%19 = mul i64 %7, %p17, !dbg !820
	%20 = add nsw i64 %7, 1, !dbg !821
	%21 = mul i64 %20, %p17, !dbg !822
	%22 = sub i64 %21, %19, !dbg !823
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !823
	%24 = icmp ugt i64 %21, %p1, !dbg !823
	%25 = icmp ugt i64 %19, %21, !dbg !823
	%26 = or i1 %24, %25, !dbg !823
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !823, !prof !24

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !824, !range !28
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !824, !range !28
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !824, !range !29
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !824, !range !25
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !824, !range !25
	%32 = mul i32 %31, %29, !dbg !824
	%33 = add i32 %28, %32, !dbg !824
	%34 = mul i32 %30, %33, !dbg !824
	%35 = add i32 %27, %34, !dbg !824
	%36 = sext i32 %35 to i64, !dbg !824
	%37 = mul i32 %30, %31, !dbg !824
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !824, !range !26
	%39 = mul i32 %37, %38, !dbg !824
	%40 = sext i32 %39 to i64, !dbg !824
	%41 = add nsw i64 %16, 1, !dbg !825
	%42 = mul i64 %41, %p6, !dbg !826
	br label %b5, !dbg !824

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !824
	%44 = icmp slt i64 %43, %p17, !dbg !824
	br i1 %44, label %b6, label %b7, !dbg !824

b6:
	%45 = mul i64 %43, %p5, !dbg !827
	%46 = icmp eq i64 %p17, -1, !dbg !828
	%47 = select i1 %46, i64 1, i64 %p17, !dbg !828
	%48 = sdiv i64 %45, %47, !dbg !828
	%49 = sub i64 0, %45, !dbg !828
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !828
	%51 = add i64 %42, %50, !dbg !829
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !830
	%53 = icmp uge i64 %51, %p3, !dbg !830
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !830, !prof !24

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !830
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !831
	store float %54, float addrspace(1)* %55, align 4, !dbg !831
	%56 = add i64 %43, %40, !dbg !824
	br label %b5, !dbg !824

b7:
	call void @llvm.nvvm.barrier0(), !dbg !832
	br i1 %6, label %b8, label %b9, !dbg !811

b8:
	%57 = mul i64 %22, 4, !dbg !833
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !833
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !833
	%60 = bitcast float* %58 to i8*, !dbg !833
	%61 = bitcast float* %59 to i8*, !dbg !833
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !833
	br label %b9, !dbg !833

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !834, !range !387
	%63 = sext i32 %62 to i64, !dbg !834
	%64 = add i64 %7, %63, !dbg !835
	br label %b1, !dbg !835

b10:
	ret void, !dbg !835

b2_fail1:
	br label %fail, !dbg !815

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !823
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !823

b4_fail2:
	br label %fail, !dbg !823

b4_ok2:
	br label %fail, !dbg !823

b6_fail1:
	br label %fail, !dbg !830

fail:
	%66 = phi i32 [ 40, %b2_fail1 ], [ 41, %b4_fail2 ], [ 42, %b4_ok2 ], [ 43, %b6_fail1 ], !dbg !808
	%67 = phi i64 [ 0, %b2_fail1 ], [ %21, %b4_fail2 ], [ %19, %b4_ok2 ], [ %51, %b6_fail1 ], !dbg !808
	%68 = phi i64 [ 0, %b2_fail1 ], [ %p1, %b4_fail2 ], [ %21, %b4_ok2 ], [ %p3, %b6_fail1 ], !dbg !808
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !808
	ret void, !dbg !808
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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !387
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !388
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !388
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
!nvvm.annotations = !{!836, !837, !838, !839, !840, !841, !842, !843, !844, !845, !846, !847, !848, !849, !850, !851, !852, !853, !854, !855}
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
!138 = distinct !DISubprogram(name: "march", scope: !137, file: !137, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!139 = !DILocation(line: 108, column: 6, scope: !138)
!140 = !DILocation(line: 109, column: 11, scope: !138)
!141 = !DILocation(line: 109, column: 27, scope: !138)
!142 = !DILocation(line: 110, column: 3, scope: !138)
!143 = !DILocation(line: 112, column: 18, scope: !138)
!144 = !DILocation(line: 113, column: 19, scope: !138)
!145 = !DILocation(line: 113, column: 32, scope: !138)
!146 = !DILocation(line: 113, column: 41, scope: !138)
!147 = !DILocation(line: 113, column: 23, scope: !138)
!148 = !DILocation(line: 117, column: 11, scope: !138)
!149 = !DILocation(line: 116, column: 2, scope: !138)
!150 = !DILocation(line: 120, column: 20, scope: !138)
!151 = !DILocation(line: 120, column: 11, scope: !138)
!152 = !DILocation(line: 116, column: 10, scope: !138)
!153 = !DILocation(line: 124, column: 12, scope: !138)
!154 = !DILocation(line: 124, column: 15, scope: !138)
!155 = !DILocation(line: 124, column: 23, scope: !138)
!156 = !DILocation(line: 125, column: 23, scope: !138)
!157 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!158 = distinct !DISubprogram(name: "Part.state", scope: !157, file: !157, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!159 = !DILocation(line: 125, column: 21, scope: !138)
!160 = !DILocation(line: 57, column: 47, scope: !158, inlinedAt: !159)
!161 = !DILocation(line: 125, column: 28, scope: !138)
!162 = !DILocation(line: 126, column: 22, scope: !138)
!163 = !DILocation(line: 126, column: 19, scope: !138)
!164 = !DILocation(line: 126, column: 38, scope: !138)
!165 = !DILocation(line: 125, column: 41, scope: !138)
!166 = !DILocation(line: 57, column: 47, scope: !158, inlinedAt: !165)
!167 = !DILocation(line: 125, column: 46, scope: !138)
!168 = !DILocation(line: 127, column: 13, scope: !138)
!169 = distinct !DISubprogram(name: "fixed", scope: !137, file: !137, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!170 = !DILocation(line: 135, column: 21, scope: !138)
!171 = !DILocation(line: 166, column: 12, scope: !169, inlinedAt: !170)
!172 = !DILocation(line: 169, column: 20, scope: !169, inlinedAt: !170)
!173 = !DILocation(line: 169, column: 12, scope: !169, inlinedAt: !170)
!174 = !DILocation(line: 172, column: 11, scope: !169, inlinedAt: !170)
!175 = !DILocation(line: 172, column: 14, scope: !169, inlinedAt: !170)
!176 = !DILocation(line: 175, column: 11, scope: !169, inlinedAt: !170)
!177 = !DILocation(line: 175, column: 14, scope: !169, inlinedAt: !170)
!178 = !DILocation(line: 178, column: 11, scope: !169, inlinedAt: !170)
!179 = !DILocation(line: 178, column: 14, scope: !169, inlinedAt: !170)
!180 = !DILocation(line: 123, column: 2, scope: !138)
!181 = !DILocation(line: 125, column: 2, scope: !138)
!182 = !DILocation(line: 125, column: 6, scope: !138)
!183 = !DILocation(line: 126, column: 2, scope: !138)
!184 = !DILocation(line: 126, column: 6, scope: !138)
!185 = !DILocation(line: 127, column: 2, scope: !138)
!186 = !DILocation(line: 128, column: 13, scope: !138)
!187 = !DILocation(line: 129, column: 15, scope: !138)
!188 = !DILocation(line: 130, column: 23, scope: !138)
!189 = !DILocation(line: 130, column: 44, scope: !138)
!190 = !DILocation(line: 130, column: 38, scope: !138)
!191 = !DILocation(line: 131, column: 29, scope: !138)
!192 = !DILocation(line: 131, column: 37, scope: !138)
!193 = !DILocation(line: 131, column: 26, scope: !138)
!194 = !DILocation(line: 131, column: 66, scope: !138)
!195 = !DILocation(line: 131, column: 55, scope: !138)
!196 = !DILocation(line: 132, column: 34, scope: !138)
!197 = !DILocation(line: 132, column: 42, scope: !138)
!198 = !DILocation(line: 132, column: 28, scope: !138)
!199 = !DILocation(line: 132, column: 74, scope: !138)
!200 = !DILocation(line: 132, column: 60, scope: !138)
!201 = distinct !DISubprogram(name: "mean", scope: !137, file: !137, line: 154, type: !4, isDefinition: true, scopeLine: 154, isOptimized: true, unit: !2)
!202 = !DILocation(line: 133, column: 20, scope: !138)
!203 = !DILocation(line: 156, column: 12, scope: !201, inlinedAt: !202)
!204 = !DILocation(line: 156, column: 20, scope: !201, inlinedAt: !202)
!205 = !DILocation(line: 156, column: 27, scope: !201, inlinedAt: !202)
!206 = !DILocation(line: 156, column: 37, scope: !201, inlinedAt: !202)
!207 = !DILocation(line: 157, column: 13, scope: !201, inlinedAt: !202)
!208 = !DILocation(line: 157, column: 21, scope: !201, inlinedAt: !202)
!209 = !DILocation(line: 157, column: 28, scope: !201, inlinedAt: !202)
!210 = !DILocation(line: 157, column: 38, scope: !201, inlinedAt: !202)
!211 = !DILocation(line: 158, column: 13, scope: !201, inlinedAt: !202)
!212 = !DILocation(line: 158, column: 21, scope: !201, inlinedAt: !202)
!213 = !DILocation(line: 158, column: 28, scope: !201, inlinedAt: !202)
!214 = !DILocation(line: 158, column: 38, scope: !201, inlinedAt: !202)
!215 = !DILocation(line: 159, column: 13, scope: !201, inlinedAt: !202)
!216 = !DILocation(line: 159, column: 21, scope: !201, inlinedAt: !202)
!217 = !DILocation(line: 159, column: 28, scope: !201, inlinedAt: !202)
!218 = !DILocation(line: 159, column: 38, scope: !201, inlinedAt: !202)
!219 = !DILocation(line: 133, column: 54, scope: !138)
!220 = !DILocation(line: 156, column: 12, scope: !201, inlinedAt: !219)
!221 = !DILocation(line: 156, column: 20, scope: !201, inlinedAt: !219)
!222 = !DILocation(line: 156, column: 27, scope: !201, inlinedAt: !219)
!223 = !DILocation(line: 156, column: 37, scope: !201, inlinedAt: !219)
!224 = !DILocation(line: 157, column: 13, scope: !201, inlinedAt: !219)
!225 = !DILocation(line: 157, column: 21, scope: !201, inlinedAt: !219)
!226 = !DILocation(line: 157, column: 28, scope: !201, inlinedAt: !219)
!227 = !DILocation(line: 157, column: 38, scope: !201, inlinedAt: !219)
!228 = !DILocation(line: 158, column: 13, scope: !201, inlinedAt: !219)
!229 = !DILocation(line: 158, column: 21, scope: !201, inlinedAt: !219)
!230 = !DILocation(line: 158, column: 28, scope: !201, inlinedAt: !219)
!231 = !DILocation(line: 158, column: 38, scope: !201, inlinedAt: !219)
!232 = !DILocation(line: 159, column: 13, scope: !201, inlinedAt: !219)
!233 = !DILocation(line: 159, column: 21, scope: !201, inlinedAt: !219)
!234 = !DILocation(line: 159, column: 28, scope: !201, inlinedAt: !219)
!235 = !DILocation(line: 159, column: 38, scope: !201, inlinedAt: !219)
!236 = !DILocation(line: 167, column: 7, scope: !169, inlinedAt: !170)
!237 = !DILocation(line: 169, column: 20, scope: !138)
!238 = !DILocation(line: 170, column: 7, scope: !169, inlinedAt: !170)
!239 = !DILocation(line: 172, column: 11, scope: !138)
!240 = !DILocation(line: 173, column: 7, scope: !169, inlinedAt: !170)
!241 = !DILocation(line: 175, column: 11, scope: !138)
!242 = !DILocation(line: 176, column: 7, scope: !169, inlinedAt: !170)
!243 = !DILocation(line: 178, column: 11, scope: !138)
!244 = !DILocation(line: 179, column: 7, scope: !169, inlinedAt: !170)
!245 = !DILocation(line: 181, column: 9, scope: !138)
!246 = !DILocation(line: 135, column: 55, scope: !138)
!247 = !DILocation(line: 166, column: 12, scope: !169, inlinedAt: !246)
!248 = !DILocation(line: 167, column: 7, scope: !169, inlinedAt: !246)
!249 = !DILocation(line: 169, column: 12, scope: !169, inlinedAt: !246)
!250 = !DILocation(line: 170, column: 7, scope: !169, inlinedAt: !246)
!251 = !DILocation(line: 172, column: 14, scope: !169, inlinedAt: !246)
!252 = !DILocation(line: 173, column: 7, scope: !169, inlinedAt: !246)
!253 = !DILocation(line: 175, column: 14, scope: !169, inlinedAt: !246)
!254 = !DILocation(line: 176, column: 7, scope: !169, inlinedAt: !246)
!255 = !DILocation(line: 178, column: 14, scope: !169, inlinedAt: !246)
!256 = !DILocation(line: 179, column: 7, scope: !169, inlinedAt: !246)
!257 = !DILocation(line: 133, column: 3, scope: !138)
!258 = !DILocation(line: 133, column: 8, scope: !138)
!259 = !DILocation(line: 137, column: 28, scope: !138)
!260 = !DILocation(line: 137, column: 9, scope: !138)
!261 = !DILocation(line: 137, column: 23, scope: !138)
!262 = distinct !DISubprogram(name: "distance", scope: !137, file: !137, line: 185, type: !4, isDefinition: true, scopeLine: 185, isOptimized: true, unit: !2)
!263 = !DILocation(line: 138, column: 22, scope: !138)
!264 = !DILocation(line: 186, column: 19, scope: !262, inlinedAt: !263)
!265 = !DILocation(line: 186, column: 28, scope: !262, inlinedAt: !263)
!266 = !DILocation(line: 186, column: 37, scope: !262, inlinedAt: !263)
!267 = !DILocation(line: 186, column: 46, scope: !262, inlinedAt: !263)
!268 = !DILocation(line: 187, column: 10, scope: !262, inlinedAt: !263)
!269 = !DILocation(line: 187, column: 16, scope: !262, inlinedAt: !263)
!270 = !DILocation(line: 187, column: 13, scope: !262, inlinedAt: !263)
!271 = !DILocation(line: 187, column: 22, scope: !262, inlinedAt: !263)
!272 = !DILocation(line: 187, column: 19, scope: !262, inlinedAt: !263)
!273 = !DILocation(line: 187, column: 28, scope: !262, inlinedAt: !263)
!274 = !DILocation(line: 187, column: 25, scope: !262, inlinedAt: !263)
!275 = !DILocation(line: 138, column: 43, scope: !138)
!276 = !DILocation(line: 186, column: 19, scope: !262, inlinedAt: !275)
!277 = !DILocation(line: 186, column: 28, scope: !262, inlinedAt: !275)
!278 = !DILocation(line: 186, column: 37, scope: !262, inlinedAt: !275)
!279 = !DILocation(line: 186, column: 46, scope: !262, inlinedAt: !275)
!280 = !DILocation(line: 187, column: 10, scope: !262, inlinedAt: !275)
!281 = !DILocation(line: 187, column: 16, scope: !262, inlinedAt: !275)
!282 = !DILocation(line: 187, column: 13, scope: !262, inlinedAt: !275)
!283 = !DILocation(line: 187, column: 22, scope: !262, inlinedAt: !275)
!284 = !DILocation(line: 187, column: 19, scope: !262, inlinedAt: !275)
!285 = !DILocation(line: 187, column: 28, scope: !262, inlinedAt: !275)
!286 = !DILocation(line: 187, column: 25, scope: !262, inlinedAt: !275)
!287 = !DILocation(line: 138, column: 33, scope: !138)
!288 = !DILocation(line: 138, column: 3, scope: !138)
!289 = !DILocation(line: 140, column: 39, scope: !138)
!290 = !DILocation(line: 128, column: 19, scope: !138)
!291 = !{!"llvm.loop.unroll.disable"}
!292 = distinct !{!292, !291}
!293 = !DILocation(line: 142, column: 10, scope: !138)
!294 = !DILocation(line: 143, column: 33, scope: !138)
!295 = !DILocation(line: 143, column: 30, scope: !138)
!296 = !DILocation(line: 143, column: 54, scope: !138)
!297 = !DILocation(line: 143, column: 62, scope: !138)
!298 = !DILocation(line: 143, column: 51, scope: !138)
!299 = !DILocation(line: 143, column: 91, scope: !138)
!300 = !DILocation(line: 143, column: 80, scope: !138)
!301 = !DILocation(line: 143, column: 14, scope: !138)
!302 = !DILocation(line: 156, column: 12, scope: !201, inlinedAt: !301)
!303 = !DILocation(line: 156, column: 20, scope: !201, inlinedAt: !301)
!304 = !DILocation(line: 156, column: 27, scope: !201, inlinedAt: !301)
!305 = !DILocation(line: 156, column: 37, scope: !201, inlinedAt: !301)
!306 = !DILocation(line: 157, column: 13, scope: !201, inlinedAt: !301)
!307 = !DILocation(line: 157, column: 21, scope: !201, inlinedAt: !301)
!308 = !DILocation(line: 157, column: 28, scope: !201, inlinedAt: !301)
!309 = !DILocation(line: 157, column: 38, scope: !201, inlinedAt: !301)
!310 = !DILocation(line: 158, column: 13, scope: !201, inlinedAt: !301)
!311 = !DILocation(line: 158, column: 21, scope: !201, inlinedAt: !301)
!312 = !DILocation(line: 158, column: 28, scope: !201, inlinedAt: !301)
!313 = !DILocation(line: 158, column: 38, scope: !201, inlinedAt: !301)
!314 = !DILocation(line: 159, column: 13, scope: !201, inlinedAt: !301)
!315 = !DILocation(line: 159, column: 21, scope: !201, inlinedAt: !301)
!316 = !DILocation(line: 159, column: 28, scope: !201, inlinedAt: !301)
!317 = !DILocation(line: 159, column: 38, scope: !201, inlinedAt: !301)
!318 = !DILocation(line: 145, column: 15, scope: !138)
!319 = !DILocation(line: 166, column: 12, scope: !169, inlinedAt: !318)
!320 = !DILocation(line: 167, column: 7, scope: !169, inlinedAt: !318)
!321 = !DILocation(line: 169, column: 12, scope: !169, inlinedAt: !318)
!322 = !DILocation(line: 170, column: 7, scope: !169, inlinedAt: !318)
!323 = !DILocation(line: 172, column: 14, scope: !169, inlinedAt: !318)
!324 = !DILocation(line: 173, column: 7, scope: !169, inlinedAt: !318)
!325 = !DILocation(line: 175, column: 14, scope: !169, inlinedAt: !318)
!326 = !DILocation(line: 176, column: 7, scope: !169, inlinedAt: !318)
!327 = !DILocation(line: 178, column: 14, scope: !169, inlinedAt: !318)
!328 = !DILocation(line: 179, column: 7, scope: !169, inlinedAt: !318)
!329 = !DILocation(line: 143, column: 3, scope: !138)
!330 = !DILocation(line: 147, column: 9, scope: !138)
!331 = !DILocation(line: 148, column: 22, scope: !138)
!332 = !DILocation(line: 186, column: 19, scope: !262, inlinedAt: !331)
!333 = !DILocation(line: 186, column: 28, scope: !262, inlinedAt: !331)
!334 = !DILocation(line: 186, column: 37, scope: !262, inlinedAt: !331)
!335 = !DILocation(line: 186, column: 46, scope: !262, inlinedAt: !331)
!336 = !DILocation(line: 187, column: 10, scope: !262, inlinedAt: !331)
!337 = !DILocation(line: 187, column: 16, scope: !262, inlinedAt: !331)
!338 = !DILocation(line: 187, column: 13, scope: !262, inlinedAt: !331)
!339 = !DILocation(line: 187, column: 22, scope: !262, inlinedAt: !331)
!340 = !DILocation(line: 187, column: 19, scope: !262, inlinedAt: !331)
!341 = !DILocation(line: 187, column: 28, scope: !262, inlinedAt: !331)
!342 = !DILocation(line: 187, column: 25, scope: !262, inlinedAt: !331)
!343 = !DILocation(line: 148, column: 3, scope: !138)
!344 = !DILocation(line: 150, column: 2, scope: !138)
!345 = distinct !DISubprogram(name: "sweep", scope: !137, file: !137, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!346 = !DILocation(line: 42, column: 6, scope: !345)
!347 = distinct !DISubprogram(name: "send", scope: !137, file: !137, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!348 = distinct !DISubprogram(name: "sweepTile", scope: !137, file: !137, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!349 = !DILocation(line: 45, column: 23, scope: !345)
!350 = !DILocation(line: 82, column: 8, scope: !348, inlinedAt: !349)
!351 = !DILocation(line: 101, column: 20, scope: !347, inlinedAt: !350)
!352 = !DILocation(line: 44, column: 24, scope: !345)
!353 = !DILocation(line: 58, column: 32, scope: !348, inlinedAt: !349)
!354 = !DILocation(line: 67, column: 64, scope: !348, inlinedAt: !349)
!355 = distinct !DISubprogram(name: "haloSignal", scope: !137, file: !137, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!356 = !DILocation(line: 67, column: 40, scope: !348, inlinedAt: !349)
!357 = !DILocation(line: 22, column: 21, scope: !355, inlinedAt: !356)
!358 = !DILocation(line: 22, column: 29, scope: !355, inlinedAt: !356)
!359 = !DILocation(line: 67, column: 89, scope: !348, inlinedAt: !349)
!360 = !DILocation(line: 70, column: 40, scope: !348, inlinedAt: !349)
!361 = !DILocation(line: 22, column: 23, scope: !355, inlinedAt: !360)
!362 = !DILocation(line: 22, column: 29, scope: !355, inlinedAt: !360)
!363 = !DILocation(line: 77, column: 60, scope: !348, inlinedAt: !349)
!364 = !DILocation(line: 78, column: 40, scope: !348, inlinedAt: !349)
!365 = !DILocation(line: 82, column: 63, scope: !348, inlinedAt: !349)
!366 = !DILocation(line: 99, column: 18, scope: !347, inlinedAt: !350)
!367 = !DILocation(line: 57, column: 47, scope: !158, inlinedAt: !366)
!368 = !DILocation(line: 99, column: 24, scope: !347, inlinedAt: !350)
!369 = !DILocation(line: 100, column: 19, scope: !347, inlinedAt: !350)
!370 = !DILocation(line: 100, column: 42, scope: !347, inlinedAt: !350)
!371 = !DILocation(line: 100, column: 39, scope: !347, inlinedAt: !350)
!372 = !DILocation(line: 102, column: 13, scope: !347, inlinedAt: !350)
!373 = !DILocation(line: 22, column: 21, scope: !355, inlinedAt: !372)
!374 = !DILocation(line: 22, column: 23, scope: !355, inlinedAt: !372)
!375 = !DILocation(line: 22, column: 29, scope: !355, inlinedAt: !372)
!376 = !DILocation(line: 85, column: 8, scope: !348, inlinedAt: !349)
!377 = !DILocation(line: 100, column: 24, scope: !347, inlinedAt: !376)
!378 = !DILocation(line: 100, column: 19, scope: !347, inlinedAt: !376)
!379 = !DILocation(line: 102, column: 13, scope: !347, inlinedAt: !376)
!380 = !DILocation(line: 22, column: 29, scope: !355, inlinedAt: !379)
!381 = !DILocation(line: 101, column: 20, scope: !347, inlinedAt: !376)
!382 = !DILocation(line: 44, column: 27, scope: !345)
!383 = !DILocation(line: 43, column: 2, scope: !345)
!384 = !DILocation(line: 44, column: 6, scope: !345)
!385 = !DILocation(line: 44, column: 35, scope: !345)
!386 = !DILocation(line: 58, column: 65, scope: !348, inlinedAt: !349)
!387 = !{i32 1, i32 -2147483648}
!388 = !{i32 1, i32 65536}
!389 = !DILocation(line: 58, column: 69, scope: !348, inlinedAt: !349)
!390 = !DILocation(line: 58, column: 53, scope: !348, inlinedAt: !349)
!391 = !DILocation(line: 59, column: 36, scope: !348, inlinedAt: !349)
!392 = !DILocation(line: 59, column: 25, scope: !348, inlinedAt: !349)
!393 = !DILocation(line: 59, column: 54, scope: !348, inlinedAt: !349)
!394 = !DILocation(line: 59, column: 41, scope: !348, inlinedAt: !349)
!395 = distinct !DISubprogram(name: "Part.strip", scope: !157, file: !157, line: 60, type: !4, isDefinition: true, scopeLine: 60, isOptimized: true, unit: !2)
!396 = !DILocation(line: 60, column: 19, scope: !348, inlinedAt: !349)
!397 = !DILocation(line: 60, column: 42, scope: !395, inlinedAt: !396)
!398 = !DILocation(line: 60, column: 56, scope: !395, inlinedAt: !396)
!399 = !DILocation(line: 60, column: 51, scope: !395, inlinedAt: !396)
!400 = !DILocation(line: 60, column: 69, scope: !395, inlinedAt: !396)
!401 = !DILocation(line: 60, column: 41, scope: !348, inlinedAt: !349)
!402 = !DILocation(line: 60, column: 35, scope: !348, inlinedAt: !349)
!403 = !DILocation(line: 60, column: 42, scope: !395, inlinedAt: !402)
!404 = !DILocation(line: 60, column: 56, scope: !395, inlinedAt: !402)
!405 = !DILocation(line: 60, column: 51, scope: !395, inlinedAt: !402)
!406 = !DILocation(line: 60, column: 69, scope: !395, inlinedAt: !402)
!407 = !DILocation(line: 61, column: 15, scope: !348, inlinedAt: !349)
!408 = !DILocation(line: 61, column: 31, scope: !348, inlinedAt: !349)
!409 = !DILocation(line: 65, column: 20, scope: !348, inlinedAt: !349)
!410 = !DILocation(line: 65, column: 23, scope: !348, inlinedAt: !349)
!411 = !DILocation(line: 22, column: 38, scope: !355, inlinedAt: !356)
!412 = !DILocation(line: 22, column: 16, scope: !355, inlinedAt: !356)
!413 = !DILocation(line: 67, column: 26, scope: !348, inlinedAt: !349)
!414 = !DILocation(line: 22, column: 38, scope: !355, inlinedAt: !360)
!415 = !DILocation(line: 22, column: 16, scope: !355, inlinedAt: !360)
!416 = !DILocation(line: 70, column: 26, scope: !348, inlinedAt: !349)
!417 = !DILocation(line: 73, column: 17, scope: !348, inlinedAt: !349)
!418 = !DILocation(line: 74, column: 31, scope: !348, inlinedAt: !349)
!419 = !DILocation(line: 75, column: 20, scope: !348, inlinedAt: !349)
!420 = !DILocation(line: 75, column: 4, scope: !348, inlinedAt: !349)
!421 = !DILocation(line: 63, column: 2, scope: !348, inlinedAt: !349)
!422 = !DILocation(line: 77, column: 47, scope: !348, inlinedAt: !349)
!423 = !DILocation(line: 77, column: 30, scope: !348, inlinedAt: !349)
!424 = !DILocation(line: 78, column: 20, scope: !348, inlinedAt: !349)
!425 = !DILocation(line: 78, column: 4, scope: !348, inlinedAt: !349)
!426 = !DILocation(line: 80, column: 17, scope: !348, inlinedAt: !349)
!427 = !DILocation(line: 96, column: 26, scope: !347, inlinedAt: !350)
!428 = !DILocation(line: 97, column: 13, scope: !347, inlinedAt: !350)
!429 = !DILocation(line: 98, column: 14, scope: !347, inlinedAt: !350)
!430 = !DILocation(line: 98, column: 11, scope: !347, inlinedAt: !350)
!431 = !DILocation(line: 101, column: 47, scope: !347, inlinedAt: !350)
!432 = !DILocation(line: 101, column: 55, scope: !347, inlinedAt: !350)
!433 = !DILocation(line: 101, column: 43, scope: !347, inlinedAt: !350)
!434 = !DILocation(line: 101, column: 76, scope: !347, inlinedAt: !350)
!435 = !DILocation(line: 101, column: 84, scope: !347, inlinedAt: !350)
!436 = !DILocation(line: 101, column: 72, scope: !347, inlinedAt: !350)
!437 = !DILocation(line: 22, column: 38, scope: !355, inlinedAt: !372)
!438 = !DILocation(line: 22, column: 16, scope: !355, inlinedAt: !372)
!439 = !DILocation(line: 96, column: 26, scope: !347, inlinedAt: !376)
!440 = !DILocation(line: 97, column: 13, scope: !347, inlinedAt: !376)
!441 = !DILocation(line: 98, column: 14, scope: !347, inlinedAt: !376)
!442 = !DILocation(line: 98, column: 11, scope: !347, inlinedAt: !376)
!443 = !DILocation(line: 101, column: 47, scope: !347, inlinedAt: !376)
!444 = !DILocation(line: 101, column: 55, scope: !347, inlinedAt: !376)
!445 = !DILocation(line: 101, column: 43, scope: !347, inlinedAt: !376)
!446 = !DILocation(line: 101, column: 76, scope: !347, inlinedAt: !376)
!447 = !DILocation(line: 101, column: 84, scope: !347, inlinedAt: !376)
!448 = !DILocation(line: 101, column: 72, scope: !347, inlinedAt: !376)
!449 = !DILocation(line: 22, column: 38, scope: !355, inlinedAt: !379)
!450 = !DILocation(line: 22, column: 16, scope: !355, inlinedAt: !379)
!451 = !DILocation(line: 88, column: 41, scope: !348, inlinedAt: !349)
!452 = !DILocation(line: 88, column: 53, scope: !348, inlinedAt: !349)
!453 = !DILocation(line: 88, column: 24, scope: !348, inlinedAt: !349)
!454 = !DILocation(line: 88, column: 17, scope: !348, inlinedAt: !349)
!455 = !DILocation(line: 45, column: 3, scope: !345)
!456 = !DILocation(line: 44, column: 46, scope: !345)
!457 = !DILocation(line: 47, column: 2, scope: !345)
!458 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!459 = !DILocation(line: 24, column: 6, scope: !458)
!460 = distinct !DISubprogram(name: "SumByWarp", scope: !9, file: !9, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!461 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!462 = !DILocation(line: 45, column: 10, scope: !458)
!463 = !DILocation(line: 44, column: 32, scope: !461, inlinedAt: !462)
!464 = !DILocation(line: 83, column: 21, scope: !460, inlinedAt: !463)
!465 = !DILocation(line: 25, column: 16, scope: !458)
!466 = !DILocation(line: 26, column: 18, scope: !458)
!467 = !DILocation(line: 26, column: 21, scope: !458)
!468 = !DILocation(line: 27, column: 10, scope: !458)
!469 = !DILocation(line: 27, column: 8, scope: !458)
!470 = !DILocation(line: 27, column: 24, scope: !458)
!471 = !DILocation(line: 29, column: 11, scope: !458)
!472 = !DILocation(line: 30, column: 25, scope: !458)
!473 = !DILocation(line: 30, column: 23, scope: !458)
!474 = !DILocation(line: 30, column: 37, scope: !458)
!475 = !DILocation(line: 31, column: 23, scope: !458)
!476 = !DILocation(line: 32, column: 14, scope: !458)
!477 = !DILocation(line: 34, column: 4, scope: !458)
!478 = !DILocation(line: 37, column: 15, scope: !458)
!479 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!480 = !DILocation(line: 37, column: 31, scope: !458)
!481 = !DILocation(line: 38, column: 24, scope: !479, inlinedAt: !480)
!482 = !DILocation(line: 38, column: 67, scope: !479, inlinedAt: !480)
!483 = !DILocation(line: 38, column: 53, scope: !479, inlinedAt: !480)
!484 = !DILocation(line: 38, column: 47, scope: !479, inlinedAt: !480)
!485 = !DILocation(line: 38, column: 10, scope: !458)
!486 = !DILocation(line: 41, column: 12, scope: !458)
!487 = distinct !DISubprogram(name: "fieldIn", scope: !137, file: !137, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!488 = !DILocation(line: 42, column: 29, scope: !458)
!489 = !DILocation(line: 36, column: 43, scope: !487, inlinedAt: !488)
!490 = !DILocation(line: 42, column: 18, scope: !458)
!491 = !DILocation(line: 40, column: 2, scope: !458)
!492 = !DILocation(line: 44, column: 15, scope: !458)
!493 = !DILocation(line: 44, column: 31, scope: !458)
!494 = !DILocation(line: 38, column: 24, scope: !479, inlinedAt: !493)
!495 = !DILocation(line: 38, column: 67, scope: !479, inlinedAt: !493)
!496 = !DILocation(line: 38, column: 53, scope: !479, inlinedAt: !493)
!497 = !DILocation(line: 38, column: 47, scope: !479, inlinedAt: !493)
!498 = !DILocation(line: 44, column: 58, scope: !461, inlinedAt: !462)
!499 = !DILocation(line: 45, column: 25, scope: !458)
!500 = !DILocation(line: 85, column: 33, scope: !460, inlinedAt: !463)
!501 = distinct !DISubprogram(name: "Await", scope: !114, file: !114, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!502 = !DILocation(line: 86, column: 18, scope: !460, inlinedAt: !463)
!503 = !DILocation(line: 21, column: 40, scope: !501, inlinedAt: !502)
!504 = !DILocation(line: 85, column: 33, scope: !458)
!505 = !DILocation(line: 86, column: 39, scope: !460, inlinedAt: !463)
!506 = !DILocation(line: 93, column: 19, scope: !118, inlinedAt: !505)
!507 = !DILocation(line: 93, column: 13, scope: !118, inlinedAt: !505)
!508 = !DILocation(line: 93, column: 22, scope: !118, inlinedAt: !505)
!509 = !DILocation(line: 93, column: 27, scope: !118, inlinedAt: !505)
!510 = !DILocation(line: 93, column: 33, scope: !118, inlinedAt: !505)
!511 = !DILocation(line: 21, column: 48, scope: !501, inlinedAt: !502)
!512 = !DILocation(line: 32, column: 78, scope: !127, inlinedAt: !511)
!513 = !DILocation(line: 32, column: 71, scope: !127, inlinedAt: !511)
!514 = !DILocation(line: 32, column: 87, scope: !127, inlinedAt: !511)
!515 = !DILocation(line: 32, column: 92, scope: !127, inlinedAt: !511)
!516 = !DILocation(line: 21, column: 25, scope: !501, inlinedAt: !502)
!517 = !DILocation(line: 86, column: 3, scope: !460, inlinedAt: !463)
!518 = distinct !DISubprogram(name: "reduce", scope: !62, file: !62, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!519 = distinct !DISubprogram(name: "ReduceAdd", scope: !62, file: !62, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!520 = !DILocation(line: 88, column: 22, scope: !460, inlinedAt: !463)
!521 = !DILocation(line: 8, column: 15, scope: !519, inlinedAt: !520)
!522 = !DILocation(line: 45, column: 16, scope: !518, inlinedAt: !521)
!523 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !522)
!524 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !522)
!525 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !522)
!526 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !522)
!527 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !522)
!528 = !DILocation(line: 8, column: 76, scope: !519, inlinedAt: !520)
!529 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !522)
!530 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !522)
!531 = !DILocation(line: 78, column: 36, scope: !63, inlinedAt: !522)
!532 = !DILocation(line: 79, column: 16, scope: !63, inlinedAt: !522)
!533 = !DILocation(line: 80, column: 11, scope: !63, inlinedAt: !522)
!534 = !DILocation(line: 79, column: 3, scope: !63, inlinedAt: !522)
!535 = !DILocation(line: 83, column: 22, scope: !63, inlinedAt: !522)
!536 = !DILocation(line: 83, column: 41, scope: !63, inlinedAt: !522)
!537 = !DILocation(line: 84, column: 9, scope: !63, inlinedAt: !522)
!538 = !DILocation(line: 78, column: 41, scope: !63, inlinedAt: !522)
!539 = !DILocation(line: 87, column: 16, scope: !63, inlinedAt: !522)
!540 = !DILocation(line: 87, column: 2, scope: !518, inlinedAt: !521)
!541 = !DILocation(line: 45, column: 22, scope: !461, inlinedAt: !462)
!542 = !DILocation(line: 48, column: 12, scope: !461, inlinedAt: !462)
!543 = !DILocation(line: 49, column: 11, scope: !461, inlinedAt: !462)
!544 = !DILocation(line: 50, column: 22, scope: !461, inlinedAt: !462)
!545 = !DILocation(line: 50, column: 12, scope: !461, inlinedAt: !462)
!546 = !DILocation(line: 47, column: 14, scope: !458)
!547 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!548 = !DILocation(line: 48, column: 9, scope: !458)
!549 = !DILocation(line: 56, column: 41, scope: !547, inlinedAt: !548)
!550 = !DILocation(line: 56, column: 22, scope: !547, inlinedAt: !548)
!551 = !DILocation(line: 8, column: 15, scope: !65, inlinedAt: !550)
!552 = !DILocation(line: 45, column: 16, scope: !64, inlinedAt: !551)
!553 = !DILocation(line: 70, column: 13, scope: !63, inlinedAt: !552)
!554 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !552)
!555 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !552)
!556 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !552)
!557 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !552)
!558 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !552)
!559 = !DILocation(line: 8, column: 76, scope: !65, inlinedAt: !550)
!560 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !552)
!561 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !552)
!562 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !552)
!563 = !DILocation(line: 78, column: 36, scope: !63, inlinedAt: !552)
!564 = !DILocation(line: 79, column: 16, scope: !63, inlinedAt: !552)
!565 = !DILocation(line: 80, column: 11, scope: !63, inlinedAt: !552)
!566 = !DILocation(line: 79, column: 3, scope: !63, inlinedAt: !552)
!567 = !DILocation(line: 83, column: 22, scope: !63, inlinedAt: !552)
!568 = !DILocation(line: 83, column: 41, scope: !63, inlinedAt: !552)
!569 = !DILocation(line: 84, column: 9, scope: !63, inlinedAt: !552)
!570 = !DILocation(line: 78, column: 41, scope: !63, inlinedAt: !552)
!571 = !DILocation(line: 87, column: 16, scope: !63, inlinedAt: !552)
!572 = !DILocation(line: 87, column: 2, scope: !64, inlinedAt: !551)
!573 = !DILocation(line: 46, column: 14, scope: !64, inlinedAt: !551)
!574 = !DILocation(line: 26, column: 47, scope: !91, inlinedAt: !573)
!575 = !DILocation(line: 26, column: 59, scope: !91, inlinedAt: !573)
!576 = !DILocation(line: 26, column: 64, scope: !91, inlinedAt: !573)
!577 = !DILocation(line: 47, column: 7, scope: !64, inlinedAt: !551)
!578 = !DILocation(line: 50, column: 31, scope: !64, inlinedAt: !551)
!579 = !DILocation(line: 51, column: 10, scope: !64, inlinedAt: !551)
!580 = !DILocation(line: 52, column: 11, scope: !64, inlinedAt: !551)
!581 = !DILocation(line: 52, column: 14, scope: !64, inlinedAt: !551)
!582 = !DILocation(line: 53, column: 17, scope: !64, inlinedAt: !551)
!583 = !DILocation(line: 53, column: 8, scope: !64, inlinedAt: !551)
!584 = !DILocation(line: 55, column: 10, scope: !64, inlinedAt: !551)
!585 = !DILocation(line: 56, column: 11, scope: !64, inlinedAt: !551)
!586 = !DILocation(line: 43, column: 50, scope: !64, inlinedAt: !551)
!587 = !DILocation(line: 57, column: 6, scope: !64, inlinedAt: !551)
!588 = !DILocation(line: 57, column: 16, scope: !64, inlinedAt: !551)
!589 = !DILocation(line: 58, column: 17, scope: !64, inlinedAt: !551)
!590 = !DILocation(line: 57, column: 21, scope: !64, inlinedAt: !551)
!591 = !DILocation(line: 57, column: 22, scope: !547, inlinedAt: !548)
!592 = !DILocation(line: 58, column: 7, scope: !547, inlinedAt: !548)
!593 = !DILocation(line: 90, column: 27, scope: !14, inlinedAt: !592)
!594 = !DILocation(line: 91, column: 27, scope: !14, inlinedAt: !592)
!595 = !DILocation(line: 91, column: 22, scope: !14, inlinedAt: !592)
!596 = !DILocation(line: 91, column: 30, scope: !14, inlinedAt: !592)
!597 = !DILocation(line: 91, column: 43, scope: !14, inlinedAt: !592)
!598 = !DILocation(line: 91, column: 49, scope: !14, inlinedAt: !592)
!599 = !DILocation(line: 91, column: 18, scope: !14, inlinedAt: !592)
!600 = !DILocation(line: 58, column: 34, scope: !547, inlinedAt: !548)
!601 = !DILocation(line: 58, column: 48, scope: !547, inlinedAt: !548)
!602 = !DILocation(line: 58, column: 19, scope: !547, inlinedAt: !548)
!603 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!604 = !DILocation(line: 59, column: 6, scope: !603)
!605 = !DILocation(line: 71, column: 11, scope: !603)
!606 = !DILocation(line: 44, column: 32, scope: !461, inlinedAt: !605)
!607 = !DILocation(line: 83, column: 21, scope: !460, inlinedAt: !606)
!608 = !DILocation(line: 60, column: 14, scope: !603)
!609 = !DILocation(line: 36, column: 43, scope: !487, inlinedAt: !608)
!610 = !DILocation(line: 67, column: 13, scope: !603)
!611 = !DILocation(line: 59, column: 93, scope: !603)
!612 = !DILocation(line: 59, column: 110, scope: !603)
!613 = !DILocation(line: 59, column: 123, scope: !603)
!614 = !DILocation(line: 59, column: 132, scope: !603)
!615 = !DILocation(line: 62, column: 14, scope: !603)
!616 = !DILocation(line: 62, column: 30, scope: !603)
!617 = !DILocation(line: 38, column: 19, scope: !479, inlinedAt: !616)
!618 = !DILocation(line: 38, column: 24, scope: !479, inlinedAt: !616)
!619 = !DILocation(line: 38, column: 63, scope: !479, inlinedAt: !616)
!620 = !DILocation(line: 38, column: 67, scope: !479, inlinedAt: !616)
!621 = !DILocation(line: 38, column: 53, scope: !479, inlinedAt: !616)
!622 = !DILocation(line: 38, column: 47, scope: !479, inlinedAt: !616)
!623 = !DILocation(line: 63, column: 11, scope: !603)
!624 = !DILocation(line: 66, column: 20, scope: !603)
!625 = !DILocation(line: 66, column: 13, scope: !603)
!626 = !DILocation(line: 68, column: 19, scope: !603)
!627 = !DILocation(line: 65, column: 3, scope: !603)
!628 = !DILocation(line: 70, column: 14, scope: !603)
!629 = !DILocation(line: 70, column: 30, scope: !603)
!630 = !DILocation(line: 38, column: 19, scope: !479, inlinedAt: !629)
!631 = !DILocation(line: 38, column: 24, scope: !479, inlinedAt: !629)
!632 = !DILocation(line: 38, column: 63, scope: !479, inlinedAt: !629)
!633 = !DILocation(line: 38, column: 67, scope: !479, inlinedAt: !629)
!634 = !DILocation(line: 38, column: 53, scope: !479, inlinedAt: !629)
!635 = !DILocation(line: 38, column: 47, scope: !479, inlinedAt: !629)
!636 = !DILocation(line: 44, column: 58, scope: !461, inlinedAt: !605)
!637 = !DILocation(line: 71, column: 26, scope: !603)
!638 = !DILocation(line: 85, column: 33, scope: !460, inlinedAt: !606)
!639 = !DILocation(line: 86, column: 18, scope: !460, inlinedAt: !606)
!640 = !DILocation(line: 21, column: 40, scope: !501, inlinedAt: !639)
!641 = !DILocation(line: 85, column: 33, scope: !603)
!642 = !DILocation(line: 86, column: 39, scope: !460, inlinedAt: !606)
!643 = !DILocation(line: 93, column: 19, scope: !118, inlinedAt: !642)
!644 = !DILocation(line: 93, column: 13, scope: !118, inlinedAt: !642)
!645 = !DILocation(line: 93, column: 22, scope: !118, inlinedAt: !642)
!646 = !DILocation(line: 93, column: 27, scope: !118, inlinedAt: !642)
!647 = !DILocation(line: 93, column: 33, scope: !118, inlinedAt: !642)
!648 = !DILocation(line: 21, column: 48, scope: !501, inlinedAt: !639)
!649 = !DILocation(line: 32, column: 78, scope: !127, inlinedAt: !648)
!650 = !DILocation(line: 32, column: 71, scope: !127, inlinedAt: !648)
!651 = !DILocation(line: 32, column: 87, scope: !127, inlinedAt: !648)
!652 = !DILocation(line: 32, column: 92, scope: !127, inlinedAt: !648)
!653 = !DILocation(line: 21, column: 25, scope: !501, inlinedAt: !639)
!654 = !DILocation(line: 86, column: 3, scope: !460, inlinedAt: !606)
!655 = !DILocation(line: 88, column: 22, scope: !460, inlinedAt: !606)
!656 = !DILocation(line: 8, column: 15, scope: !519, inlinedAt: !655)
!657 = !DILocation(line: 45, column: 16, scope: !518, inlinedAt: !656)
!658 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !657)
!659 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !657)
!660 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !657)
!661 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !657)
!662 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !657)
!663 = !DILocation(line: 8, column: 76, scope: !519, inlinedAt: !655)
!664 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !657)
!665 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !657)
!666 = !DILocation(line: 78, column: 36, scope: !63, inlinedAt: !657)
!667 = !DILocation(line: 79, column: 16, scope: !63, inlinedAt: !657)
!668 = !DILocation(line: 80, column: 11, scope: !63, inlinedAt: !657)
!669 = !DILocation(line: 79, column: 3, scope: !63, inlinedAt: !657)
!670 = !DILocation(line: 83, column: 22, scope: !63, inlinedAt: !657)
!671 = !DILocation(line: 83, column: 41, scope: !63, inlinedAt: !657)
!672 = !DILocation(line: 84, column: 9, scope: !63, inlinedAt: !657)
!673 = !DILocation(line: 78, column: 41, scope: !63, inlinedAt: !657)
!674 = !DILocation(line: 87, column: 16, scope: !63, inlinedAt: !657)
!675 = !DILocation(line: 87, column: 2, scope: !518, inlinedAt: !656)
!676 = !DILocation(line: 45, column: 19, scope: !461, inlinedAt: !605)
!677 = !DILocation(line: 45, column: 22, scope: !461, inlinedAt: !605)
!678 = !DILocation(line: 48, column: 12, scope: !461, inlinedAt: !605)
!679 = !DILocation(line: 49, column: 11, scope: !461, inlinedAt: !605)
!680 = !DILocation(line: 50, column: 12, scope: !461, inlinedAt: !605)
!681 = !DILocation(line: 74, column: 6, scope: !603)
!682 = !DILocation(line: 74, column: 19, scope: !603)
!683 = !DILocation(line: 76, column: 13, scope: !603)
!684 = !DILocation(line: 78, column: 14, scope: !603)
!685 = !DILocation(line: 79, column: 10, scope: !603)
!686 = !DILocation(line: 56, column: 41, scope: !547, inlinedAt: !685)
!687 = !DILocation(line: 56, column: 22, scope: !547, inlinedAt: !685)
!688 = !DILocation(line: 8, column: 15, scope: !65, inlinedAt: !687)
!689 = !DILocation(line: 45, column: 16, scope: !64, inlinedAt: !688)
!690 = !DILocation(line: 70, column: 13, scope: !63, inlinedAt: !689)
!691 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !689)
!692 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !689)
!693 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !689)
!694 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !689)
!695 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !689)
!696 = !DILocation(line: 8, column: 76, scope: !65, inlinedAt: !687)
!697 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !689)
!698 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !689)
!699 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !689)
!700 = !DILocation(line: 78, column: 36, scope: !63, inlinedAt: !689)
!701 = !DILocation(line: 79, column: 16, scope: !63, inlinedAt: !689)
!702 = !DILocation(line: 80, column: 11, scope: !63, inlinedAt: !689)
!703 = !DILocation(line: 79, column: 3, scope: !63, inlinedAt: !689)
!704 = !DILocation(line: 83, column: 22, scope: !63, inlinedAt: !689)
!705 = !DILocation(line: 83, column: 41, scope: !63, inlinedAt: !689)
!706 = !DILocation(line: 84, column: 9, scope: !63, inlinedAt: !689)
!707 = !DILocation(line: 78, column: 41, scope: !63, inlinedAt: !689)
!708 = !DILocation(line: 87, column: 16, scope: !63, inlinedAt: !689)
!709 = !DILocation(line: 87, column: 2, scope: !64, inlinedAt: !688)
!710 = !DILocation(line: 46, column: 14, scope: !64, inlinedAt: !688)
!711 = !DILocation(line: 26, column: 44, scope: !91, inlinedAt: !710)
!712 = !DILocation(line: 26, column: 47, scope: !91, inlinedAt: !710)
!713 = !DILocation(line: 26, column: 59, scope: !91, inlinedAt: !710)
!714 = !DILocation(line: 26, column: 64, scope: !91, inlinedAt: !710)
!715 = !DILocation(line: 47, column: 7, scope: !64, inlinedAt: !688)
!716 = !DILocation(line: 50, column: 31, scope: !64, inlinedAt: !688)
!717 = !DILocation(line: 51, column: 10, scope: !64, inlinedAt: !688)
!718 = !DILocation(line: 52, column: 11, scope: !64, inlinedAt: !688)
!719 = !DILocation(line: 52, column: 14, scope: !64, inlinedAt: !688)
!720 = !DILocation(line: 53, column: 15, scope: !64, inlinedAt: !688)
!721 = !DILocation(line: 53, column: 17, scope: !64, inlinedAt: !688)
!722 = !DILocation(line: 53, column: 8, scope: !64, inlinedAt: !688)
!723 = !DILocation(line: 55, column: 10, scope: !64, inlinedAt: !688)
!724 = !DILocation(line: 56, column: 11, scope: !64, inlinedAt: !688)
!725 = !DILocation(line: 43, column: 50, scope: !64, inlinedAt: !688)
!726 = !DILocation(line: 57, column: 6, scope: !64, inlinedAt: !688)
!727 = !DILocation(line: 57, column: 16, scope: !64, inlinedAt: !688)
!728 = !DILocation(line: 58, column: 17, scope: !64, inlinedAt: !688)
!729 = !DILocation(line: 57, column: 21, scope: !64, inlinedAt: !688)
!730 = !DILocation(line: 57, column: 19, scope: !547, inlinedAt: !685)
!731 = !DILocation(line: 57, column: 22, scope: !547, inlinedAt: !685)
!732 = !DILocation(line: 58, column: 7, scope: !547, inlinedAt: !685)
!733 = !DILocation(line: 90, column: 27, scope: !14, inlinedAt: !732)
!734 = !DILocation(line: 91, column: 27, scope: !14, inlinedAt: !732)
!735 = !DILocation(line: 91, column: 22, scope: !14, inlinedAt: !732)
!736 = !DILocation(line: 91, column: 30, scope: !14, inlinedAt: !732)
!737 = !DILocation(line: 91, column: 43, scope: !14, inlinedAt: !732)
!738 = !DILocation(line: 91, column: 49, scope: !14, inlinedAt: !732)
!739 = !DILocation(line: 91, column: 18, scope: !14, inlinedAt: !732)
!740 = !DILocation(line: 58, column: 30, scope: !547, inlinedAt: !685)
!741 = !DILocation(line: 58, column: 44, scope: !547, inlinedAt: !685)
!742 = !DILocation(line: 58, column: 34, scope: !547, inlinedAt: !685)
!743 = !DILocation(line: 58, column: 48, scope: !547, inlinedAt: !685)
!744 = !DILocation(line: 58, column: 19, scope: !547, inlinedAt: !685)
!745 = !DILocation(line: 81, column: 16, scope: !603)
!746 = !DILocation(line: 82, column: 12, scope: !603)
!747 = !DILocation(line: 82, column: 29, scope: !603)
!748 = !DILocation(line: 82, column: 35, scope: !603)
!749 = !DILocation(line: 83, column: 4, scope: !603)
!750 = !DILocation(line: 85, column: 3, scope: !603)
!751 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 94, type: !4, isDefinition: true, scopeLine: 94, isOptimized: true, unit: !2)
!752 = !DILocation(line: 94, column: 6, scope: !751)
!753 = !DILocation(line: 97, column: 10, scope: !751)
!754 = !DILocation(line: 44, column: 32, scope: !461, inlinedAt: !753)
!755 = !DILocation(line: 83, column: 21, scope: !460, inlinedAt: !754)
!756 = !DILocation(line: 95, column: 14, scope: !751)
!757 = !DILocation(line: 95, column: 18, scope: !751)
!758 = !DILocation(line: 95, column: 35, scope: !751)
!759 = !DILocation(line: 95, column: 39, scope: !751)
!760 = !DILocation(line: 96, column: 10, scope: !751)
!761 = !DILocation(line: 44, column: 58, scope: !461, inlinedAt: !753)
!762 = !DILocation(line: 85, column: 33, scope: !460, inlinedAt: !754)
!763 = !DILocation(line: 86, column: 18, scope: !460, inlinedAt: !754)
!764 = !DILocation(line: 21, column: 40, scope: !501, inlinedAt: !763)
!765 = !DILocation(line: 85, column: 33, scope: !751)
!766 = !DILocation(line: 86, column: 39, scope: !460, inlinedAt: !754)
!767 = !DILocation(line: 93, column: 19, scope: !118, inlinedAt: !766)
!768 = !DILocation(line: 93, column: 13, scope: !118, inlinedAt: !766)
!769 = !DILocation(line: 93, column: 22, scope: !118, inlinedAt: !766)
!770 = !DILocation(line: 93, column: 27, scope: !118, inlinedAt: !766)
!771 = !DILocation(line: 93, column: 33, scope: !118, inlinedAt: !766)
!772 = !DILocation(line: 21, column: 48, scope: !501, inlinedAt: !763)
!773 = !DILocation(line: 32, column: 78, scope: !127, inlinedAt: !772)
!774 = !DILocation(line: 32, column: 71, scope: !127, inlinedAt: !772)
!775 = !DILocation(line: 32, column: 87, scope: !127, inlinedAt: !772)
!776 = !DILocation(line: 32, column: 92, scope: !127, inlinedAt: !772)
!777 = !DILocation(line: 21, column: 25, scope: !501, inlinedAt: !763)
!778 = !DILocation(line: 86, column: 3, scope: !460, inlinedAt: !754)
!779 = !DILocation(line: 88, column: 22, scope: !460, inlinedAt: !754)
!780 = !DILocation(line: 8, column: 15, scope: !519, inlinedAt: !779)
!781 = !DILocation(line: 45, column: 16, scope: !518, inlinedAt: !780)
!782 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !781)
!783 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !781)
!784 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !781)
!785 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !781)
!786 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !781)
!787 = !DILocation(line: 8, column: 76, scope: !519, inlinedAt: !779)
!788 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !781)
!789 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !781)
!790 = !DILocation(line: 78, column: 36, scope: !63, inlinedAt: !781)
!791 = !DILocation(line: 79, column: 16, scope: !63, inlinedAt: !781)
!792 = !DILocation(line: 80, column: 11, scope: !63, inlinedAt: !781)
!793 = !DILocation(line: 79, column: 3, scope: !63, inlinedAt: !781)
!794 = !DILocation(line: 83, column: 22, scope: !63, inlinedAt: !781)
!795 = !DILocation(line: 83, column: 41, scope: !63, inlinedAt: !781)
!796 = !DILocation(line: 84, column: 9, scope: !63, inlinedAt: !781)
!797 = !DILocation(line: 78, column: 41, scope: !63, inlinedAt: !781)
!798 = !DILocation(line: 87, column: 16, scope: !63, inlinedAt: !781)
!799 = !DILocation(line: 87, column: 2, scope: !518, inlinedAt: !780)
!800 = !DILocation(line: 45, column: 19, scope: !461, inlinedAt: !753)
!801 = !DILocation(line: 45, column: 22, scope: !461, inlinedAt: !753)
!802 = !DILocation(line: 48, column: 12, scope: !461, inlinedAt: !753)
!803 = !DILocation(line: 49, column: 11, scope: !461, inlinedAt: !753)
!804 = !DILocation(line: 50, column: 19, scope: !461, inlinedAt: !753)
!805 = !DILocation(line: 50, column: 22, scope: !461, inlinedAt: !753)
!806 = !DILocation(line: 50, column: 12, scope: !461, inlinedAt: !753)
!807 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!808 = !DILocation(line: 105, column: 6, scope: !807)
!809 = !DILocation(line: 117, column: 16, scope: !807)
!810 = !DILocation(line: 107, column: 21, scope: !807)
!811 = !DILocation(line: 117, column: 20, scope: !807)
!812 = !DILocation(line: 107, column: 24, scope: !807)
!813 = !DILocation(line: 107, column: 6, scope: !807)
!814 = !DILocation(line: 107, column: 29, scope: !807)
!815 = !DILocation(line: 108, column: 16, scope: !807)
!816 = !DILocation(line: 108, column: 11, scope: !807)
!817 = !DILocation(line: 108, column: 24, scope: !807)
!818 = !DILocation(line: 109, column: 10, scope: !807)
!819 = !DILocation(line: 109, column: 21, scope: !807)
!820 = !DILocation(line: 112, column: 26, scope: !807)
!821 = !DILocation(line: 112, column: 36, scope: !807)
!822 = !DILocation(line: 112, column: 39, scope: !807)
!823 = !DILocation(line: 112, column: 24, scope: !807)
!824 = !DILocation(line: 113, column: 34, scope: !807)
!825 = !DILocation(line: 114, column: 33, scope: !807)
!826 = !DILocation(line: 114, column: 36, scope: !807)
!827 = !DILocation(line: 114, column: 46, scope: !807)
!828 = !DILocation(line: 114, column: 54, scope: !807)
!829 = !DILocation(line: 114, column: 44, scope: !807)
!830 = !DILocation(line: 114, column: 28, scope: !807)
!831 = !DILocation(line: 114, column: 16, scope: !807)
!832 = !DILocation(line: 116, column: 17, scope: !807)
!833 = !DILocation(line: 118, column: 13, scope: !807)
!834 = !DILocation(line: 107, column: 53, scope: !807)
!835 = !DILocation(line: 107, column: 39, scope: !807)
!836 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!837 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!838 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!839 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!840 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!841 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!842 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!843 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!844 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!845 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!846 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!847 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!848 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!849 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!850 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"minctasm", i32 1}
!851 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!852 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!853 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!854 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
!855 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"minctasm", i32 1}
