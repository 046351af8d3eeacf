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
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !23, !range !29
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !23, !range !29
	%15 = mul i32 %13, %14, !dbg !23
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !23, !range !30
	%17 = mul i32 %15, %16, !dbg !23
	%18 = sext i32 %17 to i64, !dbg !23
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31, !range !26
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !31, !range !26
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !31, !range !28
	%22 = mul i32 %14, %21, !dbg !31
	%23 = add i32 %20, %22, !dbg !31
	%24 = mul i32 %13, %23, !dbg !31
	%25 = add i32 %19, %24, !dbg !31
	%26 = sext i32 %25 to i64, !dbg !31
	%27 = mul i64 %18, 2, !dbg !32
	%28 = mul i64 %18, 3, !dbg !33
	%29 = mul i64 %18, 4, !dbg !34
	%30 = icmp ule i64 %8, 281474976710655, !dbg !35
	%31 = sext i32 %13 to i64, !dbg !35
	%32 = sext i32 %14 to i64, !dbg !35
	%33 = mul i64 %32, %31, !dbg !35
	%34 = sext i32 %16 to i64, !dbg !35
	%35 = mul i64 %34, %33, !dbg !35
	%36 = mul i64 %18, -1, !dbg !35
	%37 = add i64 %35, %36, !dbg !35
	%38 = icmp sge i64 %37, 0, !dbg !35
	%39 = and i1 %30, %38, !dbg !35
	%40 = mul i64 %31, 2, !dbg !35
	%41 = mul i64 %32, %40, !dbg !35
	%42 = mul i64 %34, %41, !dbg !35
	%43 = mul i64 %27, -1, !dbg !35
	%44 = add i64 %42, %43, !dbg !35
	%45 = icmp sge i64 %44, 0, !dbg !35
	%46 = and i1 %39, %45, !dbg !35
	%47 = mul i64 %31, 3, !dbg !35
	%48 = mul i64 %32, %47, !dbg !35
	%49 = mul i64 %34, %48, !dbg !35
	%50 = mul i64 %28, -1, !dbg !35
	%51 = add i64 %49, %50, !dbg !35
	%52 = icmp sge i64 %51, 0, !dbg !35
	%53 = and i1 %46, %52, !dbg !35
	br i1 %53, label %b1, label %b9_cold, !dbg !31, !prof !36

b1:
	%54 = phi double [ 0.000000e+00, %b0_ok1 ], [ %77, %b8 ], !dbg !35
	%55 = phi i64 [ %26, %b0_ok1 ], [ %78, %b8 ], !dbg !37
	%56 = icmp slt i64 %55, %8, !dbg !38
	br i1 %56, label %b2, label %b17, !dbg !38

b2:
	%57 = getelementptr inbounds double, double* %9, i64 %55, !dbg !39
	%58 = load double, double* %57, align 8, !dbg !39
	%59 = add i64 %55, %18, !dbg !40
	%60 = icmp slt i64 %59, %8, !dbg !43
	br i1 %60, label %b3, label %b4, !dbg !43

b3:
	%61 = getelementptr inbounds double, double* %9, i64 %59, !dbg !44
	%62 = load double, double* %61, align 8, !dbg !44
	br label %b4, !dbg !45

b4:
	%63 = phi double [ %62, %b3 ], [ 0.000000e+00, %b2 ], !dbg !46
	%64 = fadd double %58, %63, !dbg !46
	%65 = add i64 %55, %27, !dbg !47
	%66 = icmp slt i64 %65, %8, !dbg !49
	br i1 %66, label %b5, label %b6, !dbg !49

b5:
	%67 = getelementptr inbounds double, double* %9, i64 %65, !dbg !50
	%68 = load double, double* %67, align 8, !dbg !50
	br label %b6, !dbg !51

b6:
	%69 = phi double [ %68, %b5 ], [ 0.000000e+00, %b4 ], !dbg !52
	%70 = fadd double %64, %69, !dbg !52
	%71 = add i64 %55, %28, !dbg !53
	%72 = icmp slt i64 %71, %8, !dbg !55
	br i1 %72, label %b7, label %b8, !dbg !55

b7:
	%73 = getelementptr inbounds double, double* %9, i64 %71, !dbg !56
	%74 = load double, double* %73, align 8, !dbg !56
	br label %b8, !dbg !57

b8:
	%75 = phi double [ %74, %b7 ], [ 0.000000e+00, %b6 ], !dbg !58
	%76 = fadd double %70, %75, !dbg !58
	%77 = fadd double %54, %76, !dbg !59
	%78 = add i64 %55, %29, !dbg !60
	br label %b1, !dbg !60

b17:
	%79 = phi double [ %54, %b1 ], [ %192, %b9_cold ], !dbg !61
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
	br i1 %88, label %b19, label %b23, !dbg !73

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
	%105 = bitcast double %79 to i64, !dbg !77
	%106 = trunc i64 %105 to i32, !dbg !77
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %106, i32 0, i32 31), !dbg !77
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !77
	%109 = lshr i64 %105, 32, !dbg !77
	%110 = trunc i64 %109 to i32, !dbg !77
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 0, i32 31), !dbg !77
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !77
	%113 = zext i32 %112 to i64, !dbg !77
	%114 = shl i64 %113, 32, !dbg !77
	%115 = zext i32 %108 to i64, !dbg !77
	%116 = or i64 %115, %114, !dbg !77
	%117 = bitcast i64 %116 to double, !dbg !77
	br label %b21, !dbg !77

b21:
	%118 = phi double [ %117, %b20 ], [ %135, %b22 ], !dbg !78
	%119 = phi i64 [ 1, %b20 ], [ %136, %b22 ], !dbg !79
	%120 = icmp slt i64 %119, %84, !dbg !80
	br i1 %120, label %b22, label %b23, !dbg !80

b22:
	%121 = trunc i64 %119 to i32, !dbg !81
	%122 = bitcast double %79 to i64, !dbg !81
	%123 = trunc i64 %122 to i32, !dbg !81
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %123, i32 %121, i32 31), !dbg !81
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !81
	%126 = lshr i64 %122, 32, !dbg !81
	%127 = trunc i64 %126 to i32, !dbg !81
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 %121, i32 31), !dbg !81
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !81
	%130 = zext i32 %129 to i64, !dbg !81
	%131 = shl i64 %130, 32, !dbg !81
	%132 = zext i32 %125 to i64, !dbg !81
	%133 = or i64 %132, %131, !dbg !81
	%134 = bitcast i64 %133 to double, !dbg !81
	%135 = fadd double %118, %134, !dbg !75
	%136 = add i64 %119, 1, !dbg !82
	br label %b21, !dbg !82

b23:
	%137 = phi double [ %86, %b18 ], [ %118, %b21 ], !dbg !68
	%138 = add i64 %18, 32, !dbg !86
	%139 = sub i64 %138, 1, !dbg !87
	%140 = sdiv i64 %139, 32, !dbg !88
	%141 = icmp eq i64 %140, 1, !dbg !89
	br i1 %141, label %b29, label %b24, !dbg !89

b24:
	call void @llvm.nvvm.barrier0(), !dbg !91
	%142 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !92, !range !93
	%143 = sext i32 %142 to i64, !dbg !92
	%144 = icmp eq i64 %143, 0, !dbg !94
	br i1 %144, label %b25, label %b26, !dbg !94

b25:
	%145 = sdiv i64 %26, 32, !dbg !95
	%146 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %145, !dbg !96
	store double %137, double addrspace(3)* %146, align 8, !dbg !96
	br label %b26, !dbg !96

b26:
	call void @llvm.nvvm.barrier0(), !dbg !97
	%147 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !98
	%148 = load double, double addrspace(3)* %147, align 8, !dbg !98
	br label %b27, !dbg !98

b27:
	%149 = phi double [ %148, %b26 ], [ %154, %b28 ], !dbg !99
	%150 = phi i64 [ 1, %b26 ], [ %155, %b28 ], !dbg !100
	%151 = icmp slt i64 %150, %140, !dbg !101
	br i1 %151, label %b28, label %b29, !dbg !101

b28:
	%152 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %150, !dbg !102
	%153 = load double, double addrspace(3)* %152, align 8, !dbg !102
	%154 = fadd double %149, %153, !dbg !75
	%155 = add i64 %150, 1, !dbg !103
	br label %b27, !dbg !103

b29:
	%156 = phi double [ %137, %b23 ], [ %149, %b27 ], !dbg !67
	%157 = icmp eq i64 %26, 0, !dbg !104
	br i1 %157, label %b30, label %b34, !dbg !104

b30:
	%158 = getelementptr inbounds i32, i32* %p5, i64 0, !dbg !105
	%159 = icmp uge i64 0, %p6, !dbg !105
	br i1 %159, label %b30_fail1, label %b30_ok1, !dbg !105, !prof !24

b30_ok1:
	%160 = load i32, i32* %158, align 4, !dbg !105
	%161 = add i32 %160, 1, !dbg !106
	store i32 %161, i32* %158, align 4, !dbg !105
	%162 = load i32, i32* %158, align 4, !dbg !107
	%163 = sext i32 %0 to i64, !dbg !12
	%164 = sext i32 %1 to i64, !dbg !13
	br label %b31, !dbg !13

b31:
	%165 = phi i64 [ 0, %b30_ok1 ], [ %189, %b32_ok1 ], !dbg !13
	%166 = urem i32 %162, 2, !dbg !114
	%167 = zext i32 %166 to i64, !dbg !115
	%168 = mul i64 %167, %164, !dbg !116
	%169 = add i64 %168, %163, !dbg !117
	%170 = mul i64 %169, 2, !dbg !118
	%171 = add i64 %163, %165, !dbg !119
	%172 = icmp eq i64 %164, -1, !dbg !120
	%173 = select i1 %172, i64 1, i64 %164, !dbg !120
	%174 = srem i64 %171, %173, !dbg !120
	%175 = add i64 %170, 2, !dbg !123
	%176 = getelementptr inbounds i64, i64* %p3, i64 %170, !dbg !124
	%177 = ptrtoint i64* %176 to i64, !dbg !125
	%178 = and i64 %177, 15, !dbg !125
	%179 = icmp eq i64 %178, 0, !dbg !125
	%180 = icmp ugt i64 %175, %p4, !dbg !124
	br i1 %180, label %b31_fail1, label %b31_ok1, !dbg !124, !prof !24

b31_ok1:
	br i1 %179, label %b32, label %b33, !dbg !125

b32:
	%181 = bitcast i64* %176 to { i64, i64 }*, !dbg !125
	%182 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %181, i64 0, !dbg !126
	%183 = bitcast double %156 to i64, !dbg !127
	%184 = trunc i64 %174 to i32, !dbg !111
	%185 = icmp uge i64 %174, %164, !dbg !111
	%186 = icmp eq { i64, i64 }* %182, null, !dbg !111
	%187 = or i1 %185, %186, !dbg !111
	br i1 %187, label %b32_fail1, label %b32_ok1, !dbg !111, !prof !24

b32_ok1:
	%188 = bitcast { i64, i64 }* %182 to i8*, !dbg !111
	call void @gpuc_put_line_thread(i8* %188, i64 %183, i32 %162, i32 %184), !dbg !111
	%189 = add i64 %165, 1, !dbg !110
	%190 = icmp slt i64 %189, %164, !dbg !110
	br i1 %190, label %b31, label %b34, !dbg !110

b33:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %178, i64 16), !dbg !125
	ret void, !dbg !125

b34:
	call void @llvm.nvvm.barrier0(), !dbg !128
	ret void, !dbg !128

b0_fail1:
	%191 = icmp ugt i64 %7, %p2, !dbg !22
	br i1 %191, label %b0_fail2, label %b0_ok2, !dbg !22

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %7, i64 %p2), !dbg !22
	ret void, !dbg !22

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %5, i64 %7), !dbg !22
	ret void, !dbg !22

b9_cold:
	%192 = phi double [ %219, %b16_cold ], [ 0.000000e+00, %b0_ok1 ], !dbg !35
	%193 = phi i64 [ %220, %b16_cold ], [ %26, %b0_ok1 ], !dbg !37
	%194 = icmp slt i64 %193, %8, !dbg !38
	br i1 %194, label %b10_cold, label %b17, !dbg !38

b10_cold:
	%195 = getelementptr inbounds double, double* %9, i64 %193, !dbg !39
	%196 = icmp uge i64 %193, %8, !dbg !39
	br i1 %196, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !39, !prof !24

b10_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %193, i64 %8), !dbg !39
	ret void, !dbg !39

b10_cold_ok1:
	%197 = load double, double* %195, align 8, !dbg !39
	%198 = add i64 %193, %18, !dbg !40
	%199 = icmp slt i64 %198, %8, !dbg !43
	br i1 %199, label %b11_cold, label %b12_cold, !dbg !43

b11_cold:
	%200 = getelementptr inbounds double, double* %9, i64 %198, !dbg !44
	%201 = icmp uge i64 %198, %8, !dbg !44
	br i1 %201, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !44, !prof !24

b11_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %198, i64 %8), !dbg !44
	ret void, !dbg !44

b11_cold_ok1:
	%202 = load double, double* %200, align 8, !dbg !44
	br label %b12_cold, !dbg !45

b12_cold:
	%203 = phi double [ %202, %b11_cold_ok1 ], [ 0.000000e+00, %b10_cold_ok1 ], !dbg !46
	%204 = fadd double %197, %203, !dbg !46
	%205 = add i64 %193, %27, !dbg !47
	%206 = icmp slt i64 %205, %8, !dbg !49
	br i1 %206, label %b13_cold, label %b14_cold, !dbg !49

b13_cold:
	%207 = getelementptr inbounds double, double* %9, i64 %205, !dbg !50
	%208 = icmp uge i64 %205, %8, !dbg !50
	br i1 %208, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !50, !prof !24

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %205, i64 %8), !dbg !50
	ret void, !dbg !50

b13_cold_ok1:
	%209 = load double, double* %207, align 8, !dbg !50
	br label %b14_cold, !dbg !51

b14_cold:
	%210 = phi double [ %209, %b13_cold_ok1 ], [ 0.000000e+00, %b12_cold ], !dbg !52
	%211 = fadd double %204, %210, !dbg !52
	%212 = add i64 %193, %28, !dbg !53
	%213 = icmp slt i64 %212, %8, !dbg !55
	br i1 %213, label %b15_cold, label %b16_cold, !dbg !55

b15_cold:
	%214 = getelementptr inbounds double, double* %9, i64 %212, !dbg !56
	%215 = icmp uge i64 %212, %8, !dbg !56
	br i1 %215, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !56, !prof !24

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %212, i64 %8), !dbg !56
	ret void, !dbg !56

b15_cold_ok1:
	%216 = load double, double* %214, align 8, !dbg !56
	br label %b16_cold, !dbg !57

b16_cold:
	%217 = phi double [ %216, %b15_cold_ok1 ], [ 0.000000e+00, %b14_cold ], !dbg !58
	%218 = fadd double %211, %217, !dbg !58
	%219 = fadd double %192, %218, !dbg !59
	%220 = add i64 %193, %29, !dbg !60
	br label %b9_cold, !dbg !60

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 0, i64 %p6), !dbg !105
	ret void, !dbg !105

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %175, i64 %p4), !dbg !124
	ret void, !dbg !124

b32_fail1:
	%221 = icmp uge i64 %174, %164, !dbg !111
	br i1 %221, label %b32_fail2, label %b32_ok2, !dbg !111

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %174, i64 %164), !dbg !111
	ret void, !dbg !111

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !111
	ret void, !dbg !111
}

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %p22, i64 %p23, i8* %ctrl) nounwind !dbg !130 {
entry:
	br label %b0, !dbg !131

b0:
	%0 = icmp sge i64 %p20, %p11, !dbg !132
	br i1 %0, label %b2, label %b1, !dbg !132

b1:
	%1 = icmp sge i64 %p21, %p22, !dbg !133
	br i1 %1, label %b2, label %b3, !dbg !133

b2:
	ret float 0.000000e+00, !dbg !134

b3:
	%2 = mul i64 %p20, 4, !dbg !135
	%3 = icmp sgt i64 %2, 0, !dbg !136
	br i1 %3, label %b4, label %b5, !dbg !136

b4:
	%4 = add i64 %2, 4, !dbg !137
	%5 = icmp slt i64 %4, %p9, !dbg !138
	br label %b5, !dbg !138

b5:
	%6 = phi i1 [ false, %b3 ], [ %5, %b4 ], !dbg !139
	%7 = icmp eq i64 %p20, 0, !dbg !140
	br i1 %7, label %b6, label %b7, !dbg !140

b6:
	br label %b7, !dbg !140

b7:
	%8 = phi i64 [ -1, %b5 ], [ 0, %b6 ], !dbg !141
	%9 = sub i64 %p11, 1, !dbg !142
	%10 = icmp eq i64 %p20, %9, !dbg !143
	br i1 %10, label %b8, label %b9, !dbg !143

b8:
	br label %b9, !dbg !143

b9:
	%11 = phi i64 [ 4, %b7 ], [ 0, %b8 ], !dbg !144
	%12 = add i64 %p21, 1, !dbg !145
	%13 = mul i64 %12, %p11, !dbg !146
	%14 = add i64 %13, %p20, !dbg !147
	%15 = sub i64 1, %p23, !dbg !148
	%16 = mul i64 %15, %p12, !dbg !152
	%17 = add i64 %16, %14, !dbg !153
	%18 = sub i64 %17, %p11, !dbg !154
	%19 = mul i64 %p23, %p12, !dbg !158
	%20 = add i64 %19, %14, !dbg !159
	%21 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %18, !dbg !155
	%22 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 0, !dbg !155
	%23 = icmp uge i64 %18, %p6, !dbg !155
	%24 = icmp uge i64 %17, %p6, !dbg !156
	%25 = or i1 %23, %24, !dbg !156
	br i1 %25, label %b9_fail1, label %b9_ok1, !dbg !156, !prof !24

b9_ok1:
	%26 = bitcast { float, float, float, float }* %21 to <4 x float>*, !dbg !155
	%27 = load <4 x float>, <4 x float>* %26, align 16, !dbg !155
	%28 = extractelement <4 x float> %27, i32 0, !dbg !155
	%29 = extractelement <4 x float> %27, i32 1, !dbg !155
	%30 = extractelement <4 x float> %27, i32 2, !dbg !155
	%31 = extractelement <4 x float> %27, i32 3, !dbg !155
	%32 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 1, !dbg !155
	%33 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 2, !dbg !155
	%34 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i32 0, i32 3, !dbg !155
	%35 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %17, !dbg !156
	%36 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 0, !dbg !156
	%37 = bitcast { float, float, float, float }* %35 to <4 x float>*, !dbg !156
	%38 = load <4 x float>, <4 x float>* %37, align 16, !dbg !156
	%39 = extractelement <4 x float> %38, i32 0, !dbg !156
	%40 = extractelement <4 x float> %38, i32 1, !dbg !156
	%41 = extractelement <4 x float> %38, i32 2, !dbg !156
	%42 = extractelement <4 x float> %38, i32 3, !dbg !156
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 1, !dbg !156
	%44 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 2, !dbg !156
	%45 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %35, i32 0, i32 3, !dbg !156
	%46 = sub i64 %p22, %p21, !dbg !160
	%47 = icmp eq i64 %2, 0, !dbg !163
	%48 = sub i64 %p9, 1, !dbg !164
	%49 = icmp sge i64 %2, %48, !dbg !165
	%50 = add i64 %2, 1, !dbg !166
	%51 = icmp sge i64 %50, %48, !dbg !167
	%52 = add i64 %2, 2, !dbg !168
	%53 = icmp sge i64 %52, %48, !dbg !169
	%54 = add i64 %2, 3, !dbg !170
	%55 = icmp sge i64 %54, %48, !dbg !171
	%56 = icmp ule i64 %p3, 281474976710655, !dbg !172
	%57 = icmp ule i64 %p11, 268435455, !dbg !172
	%58 = and i1 %56, %57, !dbg !172
	%59 = icmp ule i64 %17, 281474976710655, !dbg !172
	%60 = and i1 %58, %59, !dbg !172
	%61 = icmp ule i64 %20, 281474976710655, !dbg !172
	%62 = and i1 %60, %61, !dbg !172
	%63 = icmp ule i64 %46, 268435455, !dbg !172
	%64 = and i1 %62, %63, !dbg !172
	%65 = mul i64 %p11, -1, !dbg !172
	%66 = mul i64 %46, %65, !dbg !172
	%67 = icmp sge i64 %66, 0, !dbg !172
	%68 = and i1 %64, %67, !dbg !172
	%69 = mul i64 %17, 4, !dbg !172
	%70 = add i64 %8, %69, !dbg !172
	%71 = icmp sge i64 %70, 0, !dbg !172
	%72 = and i1 %68, %71, !dbg !172
	%73 = add i64 %p3, -1, !dbg !172
	%74 = mul i64 %p11, 4, !dbg !172
	%75 = add i64 %73, %74, !dbg !172
	%76 = mul i64 %p11, -4, !dbg !172
	%77 = mul i64 %46, %76, !dbg !172
	%78 = add i64 %75, %77, !dbg !172
	%79 = mul i64 %11, -1, !dbg !172
	%80 = add i64 %78, %79, !dbg !172
	%81 = mul i64 %17, -4, !dbg !172
	%82 = add i64 %80, %81, !dbg !172
	%83 = icmp sge i64 %82, 0, !dbg !172
	%84 = and i1 %72, %83, !dbg !172
	%85 = add i64 %p11, %66, !dbg !172
	%86 = mul i64 %20, -1, !dbg !172
	%87 = add i64 %85, %86, !dbg !172
	%88 = icmp sge i64 %87, 0, !dbg !172
	%89 = and i1 %84, %88, !dbg !172
	br i1 %89, label %b10, label %b34_cold, !dbg !160, !prof !36

b10:
	%90 = phi float [ 0.000000e+00, %b9_ok1 ], [ %235, %b33 ], !dbg !172
	%91 = phi i64 [ %17, %b9_ok1 ], [ %115, %b33 ], !dbg !173
	%92 = phi i64 [ %20, %b9_ok1 ], [ %236, %b33 ], !dbg !174
	%93 = phi float [ %28, %b9_ok1 ], [ %108, %b33 ], !dbg !175
	%94 = phi float [ %29, %b9_ok1 ], [ %109, %b33 ], !dbg !175
	%95 = phi float [ %30, %b9_ok1 ], [ %110, %b33 ], !dbg !175
	%96 = phi float [ %31, %b9_ok1 ], [ %111, %b33 ], !dbg !175
	%97 = phi float [ %39, %b9_ok1 ], [ %120, %b33 ], !dbg !176
	%98 = phi float [ %40, %b9_ok1 ], [ %121, %b33 ], !dbg !176
	%99 = phi float [ %41, %b9_ok1 ], [ %122, %b33 ], !dbg !176
	%100 = phi float [ %42, %b9_ok1 ], [ %123, %b33 ], !dbg !176
	%101 = phi i64 [ %46, %b9_ok1 ], [ %237, %b33 ], !dbg !177
	%102 = icmp sge i64 %101, 2, !dbg !178
	br i1 %102, label %b11, label %b58, !dbg !178

b11:
	%103 = add i64 %91, %p11, !dbg !179
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %103, !dbg !180
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 0, !dbg !180
	%106 = bitcast { float, float, float, float }* %104 to <4 x float>*, !dbg !180
	%107 = load <4 x float>, <4 x float>* %106, align 16, !dbg !180
	%108 = extractelement <4 x float> %107, i32 0, !dbg !180
	%109 = extractelement <4 x float> %107, i32 1, !dbg !180
	%110 = extractelement <4 x float> %107, i32 2, !dbg !180
	%111 = extractelement <4 x float> %107, i32 3, !dbg !180
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 1, !dbg !180
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 2, !dbg !180
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 3, !dbg !180
	%115 = add i64 %103, %p11, !dbg !181
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %115, !dbg !182
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 0, !dbg !182
	%118 = bitcast { float, float, float, float }* %116 to <4 x float>*, !dbg !182
	%119 = load <4 x float>, <4 x float>* %118, align 16, !dbg !182
	%120 = extractelement <4 x float> %119, i32 0, !dbg !182
	%121 = extractelement <4 x float> %119, i32 1, !dbg !182
	%122 = extractelement <4 x float> %119, i32 2, !dbg !182
	%123 = extractelement <4 x float> %119, i32 3, !dbg !182
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 1, !dbg !182
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 2, !dbg !182
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %116, i32 0, i32 3, !dbg !182
	%127 = mul i64 %91, 4, !dbg !183
	%128 = add i64 %127, %8, !dbg !184
	%129 = getelementptr inbounds float, float* %p2, i64 %128, !dbg !185
	%130 = load float, float* %129, align 4, !dbg !185
	%131 = add i64 %127, %11, !dbg !186
	%132 = getelementptr inbounds float, float* %p2, i64 %131, !dbg !187
	%133 = load float, float* %132, align 4, !dbg !187
	%134 = mul i64 %103, 4, !dbg !188
	%135 = add i64 %134, %8, !dbg !189
	%136 = getelementptr inbounds float, float* %p2, i64 %135, !dbg !190
	%137 = load float, float* %136, align 4, !dbg !190
	%138 = add i64 %134, %11, !dbg !191
	%139 = getelementptr inbounds float, float* %p2, i64 %138, !dbg !192
	%140 = load float, float* %139, align 4, !dbg !192
	%141 = fadd float %130, %98, !dbg !195
	%142 = fadd float %141, %93, !dbg !196
	%143 = fadd float %142, %108, !dbg !197
	%144 = fmul float %143, 2.500000e-01, !dbg !198
	%145 = fadd float %97, %99, !dbg !199
	%146 = fadd float %145, %94, !dbg !200
	%147 = fadd float %146, %109, !dbg !201
	%148 = fmul float %147, 2.500000e-01, !dbg !202
	%149 = fadd float %98, %100, !dbg !203
	%150 = fadd float %149, %95, !dbg !204
	%151 = fadd float %150, %110, !dbg !205
	%152 = fmul float %151, 2.500000e-01, !dbg !206
	%153 = fadd float %99, %133, !dbg !207
	%154 = fadd float %153, %96, !dbg !208
	%155 = fadd float %154, %111, !dbg !209
	%156 = fmul float %155, 2.500000e-01, !dbg !210
	%157 = fadd float %137, %109, !dbg !212
	%158 = fadd float %157, %97, !dbg !213
	%159 = fadd float %158, %120, !dbg !214
	%160 = fmul float %159, 2.500000e-01, !dbg !215
	%161 = fadd float %108, %110, !dbg !216
	%162 = fadd float %161, %98, !dbg !217
	%163 = fadd float %162, %121, !dbg !218
	%164 = fmul float %163, 2.500000e-01, !dbg !219
	%165 = fadd float %109, %111, !dbg !220
	%166 = fadd float %165, %99, !dbg !221
	%167 = fadd float %166, %122, !dbg !222
	%168 = fmul float %167, 2.500000e-01, !dbg !223
	%169 = fadd float %110, %140, !dbg !224
	%170 = fadd float %169, %100, !dbg !225
	%171 = fadd float %170, %123, !dbg !226
	%172 = fmul float %171, 2.500000e-01, !dbg !227
	br i1 %6, label %b33, label %b12, !dbg !211

b12:
	br i1 %47, label %b13, label %b14, !dbg !163

b13:
	br label %b14, !dbg !228

b14:
	%173 = phi float [ %144, %b12 ], [ %97, %b13 ], !dbg !229
	br i1 %49, label %b15, label %b16, !dbg !165

b15:
	br label %b16, !dbg !230

b16:
	%174 = phi float [ %173, %b14 ], [ %97, %b15 ], !dbg !231
	br i1 %51, label %b17, label %b18, !dbg !167

b17:
	br label %b18, !dbg !232

b18:
	%175 = phi float [ %148, %b16 ], [ %98, %b17 ], !dbg !233
	br i1 %53, label %b19, label %b20, !dbg !169

b19:
	br label %b20, !dbg !234

b20:
	%176 = phi float [ %152, %b18 ], [ %99, %b19 ], !dbg !235
	br i1 %55, label %b21, label %b22, !dbg !171

b21:
	br label %b22, !dbg !236

b22:
	%177 = phi float [ %156, %b20 ], [ %100, %b21 ], !dbg !237
	br i1 %47, label %b23, label %b24, !dbg !239

b23:
	br label %b24, !dbg !240

b24:
	%178 = phi float [ %160, %b22 ], [ %108, %b23 ], !dbg !229
	br i1 %49, label %b25, label %b26, !dbg !241

b25:
	br label %b26, !dbg !242

b26:
	%179 = phi float [ %178, %b24 ], [ %108, %b25 ], !dbg !231
	br i1 %51, label %b27, label %b28, !dbg !243

b27:
	br label %b28, !dbg !244

b28:
	%180 = phi float [ %164, %b26 ], [ %109, %b27 ], !dbg !233
	br i1 %53, label %b29, label %b30, !dbg !245

b29:
	br label %b30, !dbg !246

b30:
	%181 = phi float [ %168, %b28 ], [ %110, %b29 ], !dbg !235
	br i1 %55, label %b31, label %b32, !dbg !247

b31:
	br label %b32, !dbg !248

b32:
	%182 = phi float [ %172, %b30 ], [ %111, %b31 ], !dbg !237
	br label %b33, !dbg !238

b33:
	%183 = phi float [ %144, %b11 ], [ %174, %b32 ], !dbg !249
	%184 = phi float [ %148, %b11 ], [ %175, %b32 ], !dbg !249
	%185 = phi float [ %152, %b11 ], [ %176, %b32 ], !dbg !249
	%186 = phi float [ %156, %b11 ], [ %177, %b32 ], !dbg !249
	%187 = phi float [ %160, %b11 ], [ %179, %b32 ], !dbg !250
	%188 = phi float [ %164, %b11 ], [ %180, %b32 ], !dbg !250
	%189 = phi float [ %168, %b11 ], [ %181, %b32 ], !dbg !250
	%190 = phi float [ %172, %b11 ], [ %182, %b32 ], !dbg !250
	%191 = add i64 %92, %p11, !dbg !251
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %92, !dbg !252
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 0, !dbg !252
	%194 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 1, !dbg !252
	%195 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 2, !dbg !252
	%196 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %192, i32 0, i32 3, !dbg !252
	%197 = bitcast { float, float, float, float }* %192 to <4 x float>*, !dbg !252
	%198 = insertelement <4 x float> undef, float %183, i32 0, !dbg !252
	%199 = insertelement <4 x float> %198, float %184, i32 1, !dbg !252
	%200 = insertelement <4 x float> %199, float %185, i32 2, !dbg !252
	%201 = insertelement <4 x float> %200, float %186, i32 3, !dbg !252
	store <4 x float> %201, <4 x float>* %197, align 16, !dbg !252
	%202 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %191, !dbg !253
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 0, !dbg !253
	%204 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 1, !dbg !253
	%205 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 2, !dbg !253
	%206 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %202, i32 0, i32 3, !dbg !253
	%207 = bitcast { float, float, float, float }* %202 to <4 x float>*, !dbg !253
	%208 = insertelement <4 x float> undef, float %187, i32 0, !dbg !253
	%209 = insertelement <4 x float> %208, float %188, i32 1, !dbg !253
	%210 = insertelement <4 x float> %209, float %189, i32 2, !dbg !253
	%211 = insertelement <4 x float> %210, float %190, i32 3, !dbg !253
	store <4 x float> %211, <4 x float>* %207, align 16, !dbg !253
	%212 = fsub float %183, %97, !dbg !256
	%213 = fsub float %184, %98, !dbg !257
	%214 = fsub float %185, %99, !dbg !258
	%215 = fsub float %186, %100, !dbg !259
	%216 = fmul float %212, %212, !dbg !260
	%217 = fmul float %213, %213, !dbg !261
	%218 = fadd float %216, %217, !dbg !262
	%219 = fmul float %214, %214, !dbg !263
	%220 = fadd float %218, %219, !dbg !264
	%221 = fmul float %215, %215, !dbg !265
	%222 = fadd float %220, %221, !dbg !266
	%223 = fsub float %187, %108, !dbg !268
	%224 = fsub float %188, %109, !dbg !269
	%225 = fsub float %189, %110, !dbg !270
	%226 = fsub float %190, %111, !dbg !271
	%227 = fmul float %223, %223, !dbg !272
	%228 = fmul float %224, %224, !dbg !273
	%229 = fadd float %227, %228, !dbg !274
	%230 = fmul float %225, %225, !dbg !275
	%231 = fadd float %229, %230, !dbg !276
	%232 = fmul float %226, %226, !dbg !277
	%233 = fadd float %231, %232, !dbg !278
	%234 = fadd float %222, %233, !dbg !279
	%235 = fadd float %90, %234, !dbg !280
	%236 = add i64 %191, %p11, !dbg !281
	%237 = sub i64 %101, 2, !dbg !282
	br label %b10, !dbg !282

b58:
	%238 = phi float [ %90, %b10 ], [ %325, %b34_cold ], !dbg !283
	%239 = phi i64 [ %91, %b10 ], [ %326, %b34_cold ], !dbg !283
	%240 = phi i64 [ %92, %b10 ], [ %327, %b34_cold ], !dbg !283
	%241 = phi float [ %93, %b10 ], [ %328, %b34_cold ], !dbg !283
	%242 = phi float [ %94, %b10 ], [ %329, %b34_cold ], !dbg !283
	%243 = phi float [ %95, %b10 ], [ %330, %b34_cold ], !dbg !283
	%244 = phi float [ %96, %b10 ], [ %331, %b34_cold ], !dbg !283
	%245 = phi float [ %97, %b10 ], [ %332, %b34_cold ], !dbg !283
	%246 = phi float [ %98, %b10 ], [ %333, %b34_cold ], !dbg !283
	%247 = phi float [ %99, %b10 ], [ %334, %b34_cold ], !dbg !283
	%248 = phi float [ %100, %b10 ], [ %335, %b34_cold ], !dbg !283
	%249 = phi i64 [ %101, %b10 ], [ %336, %b34_cold ], !dbg !283
	%250 = icmp sgt i64 %249, 0, !dbg !283
	br i1 %250, label %b59, label %b72, !dbg !283

b59:
	%251 = add i64 %239, %p11, !dbg !284
	%252 = mul i64 %239, 4, !dbg !286
	%253 = add i64 %252, %8, !dbg !287
	%254 = add i64 %252, %11, !dbg !289
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %251, !dbg !285
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 0, !dbg !285
	%257 = icmp uge i64 %251, %p6, !dbg !285
	%258 = icmp uge i64 %253, %p3, !dbg !288
	%259 = icmp uge i64 %254, %p3, !dbg !290
	%260 = or i1 %257, %258, !dbg !290
	%261 = or i1 %260, %259, !dbg !290
	br i1 %261, label %b59_fail1, label %b59_ok1, !dbg !290, !prof !24

b59_ok1:
	%262 = bitcast { float, float, float, float }* %255 to <4 x float>*, !dbg !285
	%263 = load <4 x float>, <4 x float>* %262, align 16, !dbg !285
	%264 = extractelement <4 x float> %263, i32 0, !dbg !285
	%265 = extractelement <4 x float> %263, i32 1, !dbg !285
	%266 = extractelement <4 x float> %263, i32 2, !dbg !285
	%267 = extractelement <4 x float> %263, i32 3, !dbg !285
	%268 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 1, !dbg !285
	%269 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 2, !dbg !285
	%270 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %255, i32 0, i32 3, !dbg !285
	%271 = getelementptr inbounds float, float* %p2, i64 %253, !dbg !288
	%272 = load float, float* %271, align 4, !dbg !288
	%273 = getelementptr inbounds float, float* %p2, i64 %254, !dbg !290
	%274 = load float, float* %273, align 4, !dbg !290
	%275 = fadd float %272, %246, !dbg !292
	%276 = fadd float %275, %241, !dbg !293
	%277 = fadd float %276, %264, !dbg !294
	%278 = fmul float %277, 2.500000e-01, !dbg !295
	%279 = fadd float %245, %247, !dbg !296
	%280 = fadd float %279, %242, !dbg !297
	%281 = fadd float %280, %265, !dbg !298
	%282 = fmul float %281, 2.500000e-01, !dbg !299
	%283 = fadd float %246, %248, !dbg !300
	%284 = fadd float %283, %243, !dbg !301
	%285 = fadd float %284, %266, !dbg !302
	%286 = fmul float %285, 2.500000e-01, !dbg !303
	%287 = fadd float %247, %274, !dbg !304
	%288 = fadd float %287, %244, !dbg !305
	%289 = fadd float %288, %267, !dbg !306
	%290 = fmul float %289, 2.500000e-01, !dbg !307
	br i1 %6, label %b71, label %b60, !dbg !291

b60:
	br i1 %47, label %b61, label %b62, !dbg !309

b61:
	br label %b62, !dbg !310

b62:
	%291 = phi float [ %278, %b60 ], [ %245, %b61 ], !dbg !229
	br i1 %49, label %b63, label %b64, !dbg !311

b63:
	br label %b64, !dbg !312

b64:
	%292 = phi float [ %291, %b62 ], [ %245, %b63 ], !dbg !231
	br i1 %51, label %b65, label %b66, !dbg !313

b65:
	br label %b66, !dbg !314

b66:
	%293 = phi float [ %282, %b64 ], [ %246, %b65 ], !dbg !233
	br i1 %53, label %b67, label %b68, !dbg !315

b67:
	br label %b68, !dbg !316

b68:
	%294 = phi float [ %286, %b66 ], [ %247, %b67 ], !dbg !235
	br i1 %55, label %b69, label %b70, !dbg !317

b69:
	br label %b70, !dbg !318

b70:
	%295 = phi float [ %290, %b68 ], [ %248, %b69 ], !dbg !237
	br label %b71, !dbg !308

b71:
	%296 = phi float [ %278, %b59_ok1 ], [ %292, %b70 ], !dbg !319
	%297 = phi float [ %282, %b59_ok1 ], [ %293, %b70 ], !dbg !319
	%298 = phi float [ %286, %b59_ok1 ], [ %294, %b70 ], !dbg !319
	%299 = phi float [ %290, %b59_ok1 ], [ %295, %b70 ], !dbg !319
	%300 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %240, !dbg !320
	%301 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 0, !dbg !320
	%302 = icmp uge i64 %240, %p6, !dbg !320
	br i1 %302, label %b71_fail1, label %b71_ok1, !dbg !320, !prof !24

b71_ok1:
	%303 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 1, !dbg !320
	%304 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 2, !dbg !320
	%305 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %300, i32 0, i32 3, !dbg !320
	%306 = bitcast { float, float, float, float }* %300 to <4 x float>*, !dbg !320
	%307 = insertelement <4 x float> undef, float %296, i32 0, !dbg !320
	%308 = insertelement <4 x float> %307, float %297, i32 1, !dbg !320
	%309 = insertelement <4 x float> %308, float %298, i32 2, !dbg !320
	%310 = insertelement <4 x float> %309, float %299, i32 3, !dbg !320
	store <4 x float> %310, <4 x float>* %306, align 16, !dbg !320
	%311 = fsub float %296, %245, !dbg !322
	%312 = fsub float %297, %246, !dbg !323
	%313 = fsub float %298, %247, !dbg !324
	%314 = fsub float %299, %248, !dbg !325
	%315 = fmul float %311, %311, !dbg !326
	%316 = fmul float %312, %312, !dbg !327
	%317 = fadd float %315, %316, !dbg !328
	%318 = fmul float %313, %313, !dbg !329
	%319 = fadd float %317, %318, !dbg !330
	%320 = fmul float %314, %314, !dbg !331
	%321 = fadd float %319, %320, !dbg !332
	%322 = fadd float %238, %321, !dbg !333
	br label %b72, !dbg !333

b72:
	%323 = phi float [ %238, %b58 ], [ %322, %b71_ok1 ], !dbg !172
	ret float %323, !dbg !334

b9_fail1:
	%324 = icmp uge i64 %18, %p6, !dbg !155
	br i1 %324, label %b9_fail2, label %b9_ok2, !dbg !155

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %18, i64 %p6), !dbg !155
	ret float undef, !dbg !155

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %17, i64 %p6), !dbg !156
	ret float undef, !dbg !156

b34_cold:
	%325 = phi float [ %488, %b57_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !172
	%326 = phi i64 [ %339, %b57_cold_ok2 ], [ %17, %b9_ok1 ], !dbg !173
	%327 = phi i64 [ %489, %b57_cold_ok2 ], [ %20, %b9_ok1 ], !dbg !174
	%328 = phi float [ %366, %b57_cold_ok2 ], [ %28, %b9_ok1 ], !dbg !175
	%329 = phi float [ %367, %b57_cold_ok2 ], [ %29, %b9_ok1 ], !dbg !175
	%330 = phi float [ %368, %b57_cold_ok2 ], [ %30, %b9_ok1 ], !dbg !175
	%331 = phi float [ %369, %b57_cold_ok2 ], [ %31, %b9_ok1 ], !dbg !175
	%332 = phi float [ %377, %b57_cold_ok2 ], [ %39, %b9_ok1 ], !dbg !176
	%333 = phi float [ %378, %b57_cold_ok2 ], [ %40, %b9_ok1 ], !dbg !176
	%334 = phi float [ %379, %b57_cold_ok2 ], [ %41, %b9_ok1 ], !dbg !176
	%335 = phi float [ %380, %b57_cold_ok2 ], [ %42, %b9_ok1 ], !dbg !176
	%336 = phi i64 [ %490, %b57_cold_ok2 ], [ %46, %b9_ok1 ], !dbg !177
	%337 = icmp sge i64 %336, 2, !dbg !178
	br i1 %337, label %b35_cold, label %b58, !dbg !178

b35_cold:
	%338 = add i64 %326, %p11, !dbg !179
	%339 = add i64 %338, %p11, !dbg !181
	%340 = mul i64 %326, 4, !dbg !183
	%341 = add i64 %340, %8, !dbg !184
	%342 = add i64 %340, %11, !dbg !186
	%343 = mul i64 %338, 4, !dbg !188
	%344 = add i64 %343, %8, !dbg !189
	%345 = add i64 %343, %11, !dbg !191
	%346 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %338, !dbg !180
	%347 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 0, !dbg !180
	%348 = icmp uge i64 %338, %p6, !dbg !180
	%349 = icmp uge i64 %339, %p6, !dbg !182
	%350 = icmp uge i64 %341, %p3, !dbg !185
	%351 = icmp uge i64 %342, %p3, !dbg !187
	%352 = icmp uge i64 %344, %p3, !dbg !190
	%353 = icmp uge i64 %345, %p3, !dbg !192
	%354 = or i1 %348, %349, !dbg !192
	%355 = or i1 %354, %350, !dbg !192
	%356 = or i1 %355, %351, !dbg !192
	%357 = or i1 %356, %352, !dbg !192
	%358 = or i1 %357, %353, !dbg !192
	br i1 %358, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !192, !prof !24

b35_cold_fail1:
	%359 = icmp uge i64 %338, %p6, !dbg !180
	br i1 %359, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !180

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %338, i64 %p6), !dbg !180
	ret float undef, !dbg !180

b35_cold_ok2:
	%360 = icmp uge i64 %339, %p6, !dbg !182
	br i1 %360, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !182

b35_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %339, i64 %p6), !dbg !182
	ret float undef, !dbg !182

b35_cold_ok3:
	%361 = icmp uge i64 %341, %p3, !dbg !185
	br i1 %361, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !185

b35_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %341, i64 %p3), !dbg !185
	ret float undef, !dbg !185

b35_cold_ok4:
	%362 = icmp uge i64 %342, %p3, !dbg !187
	br i1 %362, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !187

b35_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %342, i64 %p3), !dbg !187
	ret float undef, !dbg !187

b35_cold_ok5:
	%363 = icmp uge i64 %344, %p3, !dbg !190
	br i1 %363, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !190

b35_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %344, i64 %p3), !dbg !190
	ret float undef, !dbg !190

b35_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %345, i64 %p3), !dbg !192
	ret float undef, !dbg !192

b35_cold_ok1:
	%364 = bitcast { float, float, float, float }* %346 to <4 x float>*, !dbg !180
	%365 = load <4 x float>, <4 x float>* %364, align 16, !dbg !180
	%366 = extractelement <4 x float> %365, i32 0, !dbg !180
	%367 = extractelement <4 x float> %365, i32 1, !dbg !180
	%368 = extractelement <4 x float> %365, i32 2, !dbg !180
	%369 = extractelement <4 x float> %365, i32 3, !dbg !180
	%370 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 1, !dbg !180
	%371 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 2, !dbg !180
	%372 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %346, i32 0, i32 3, !dbg !180
	%373 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %339, !dbg !182
	%374 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 0, !dbg !182
	%375 = bitcast { float, float, float, float }* %373 to <4 x float>*, !dbg !182
	%376 = load <4 x float>, <4 x float>* %375, align 16, !dbg !182
	%377 = extractelement <4 x float> %376, i32 0, !dbg !182
	%378 = extractelement <4 x float> %376, i32 1, !dbg !182
	%379 = extractelement <4 x float> %376, i32 2, !dbg !182
	%380 = extractelement <4 x float> %376, i32 3, !dbg !182
	%381 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 1, !dbg !182
	%382 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 2, !dbg !182
	%383 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %373, i32 0, i32 3, !dbg !182
	%384 = getelementptr inbounds float, float* %p2, i64 %341, !dbg !185
	%385 = load float, float* %384, align 4, !dbg !185
	%386 = getelementptr inbounds float, float* %p2, i64 %342, !dbg !187
	%387 = load float, float* %386, align 4, !dbg !187
	%388 = getelementptr inbounds float, float* %p2, i64 %344, !dbg !190
	%389 = load float, float* %388, align 4, !dbg !190
	%390 = getelementptr inbounds float, float* %p2, i64 %345, !dbg !192
	%391 = load float, float* %390, align 4, !dbg !192
	%392 = fadd float %385, %333, !dbg !195
	%393 = fadd float %392, %328, !dbg !196
	%394 = fadd float %393, %366, !dbg !197
	%395 = fmul float %394, 2.500000e-01, !dbg !198
	%396 = fadd float %332, %334, !dbg !199
	%397 = fadd float %396, %329, !dbg !200
	%398 = fadd float %397, %367, !dbg !201
	%399 = fmul float %398, 2.500000e-01, !dbg !202
	%400 = fadd float %333, %335, !dbg !203
	%401 = fadd float %400, %330, !dbg !204
	%402 = fadd float %401, %368, !dbg !205
	%403 = fmul float %402, 2.500000e-01, !dbg !206
	%404 = fadd float %334, %387, !dbg !207
	%405 = fadd float %404, %331, !dbg !208
	%406 = fadd float %405, %369, !dbg !209
	%407 = fmul float %406, 2.500000e-01, !dbg !210
	%408 = fadd float %389, %367, !dbg !212
	%409 = fadd float %408, %332, !dbg !213
	%410 = fadd float %409, %377, !dbg !214
	%411 = fmul float %410, 2.500000e-01, !dbg !215
	%412 = fadd float %366, %368, !dbg !216
	%413 = fadd float %412, %333, !dbg !217
	%414 = fadd float %413, %378, !dbg !218
	%415 = fmul float %414, 2.500000e-01, !dbg !219
	%416 = fadd float %367, %369, !dbg !220
	%417 = fadd float %416, %334, !dbg !221
	%418 = fadd float %417, %379, !dbg !222
	%419 = fmul float %418, 2.500000e-01, !dbg !223
	%420 = fadd float %368, %391, !dbg !224
	%421 = fadd float %420, %335, !dbg !225
	%422 = fadd float %421, %380, !dbg !226
	%423 = fmul float %422, 2.500000e-01, !dbg !227
	br i1 %6, label %b57_cold, label %b36_cold, !dbg !211

b36_cold:
	br i1 %47, label %b37_cold, label %b38_cold, !dbg !163

b37_cold:
	br label %b38_cold, !dbg !228

b38_cold:
	%424 = phi float [ %395, %b36_cold ], [ %332, %b37_cold ], !dbg !229
	br i1 %49, label %b39_cold, label %b40_cold, !dbg !165

b39_cold:
	br label %b40_cold, !dbg !230

b40_cold:
	%425 = phi float [ %424, %b38_cold ], [ %332, %b39_cold ], !dbg !231
	br i1 %51, label %b41_cold, label %b42_cold, !dbg !167

b41_cold:
	br label %b42_cold, !dbg !232

b42_cold:
	%426 = phi float [ %399, %b40_cold ], [ %333, %b41_cold ], !dbg !233
	br i1 %53, label %b43_cold, label %b44_cold, !dbg !169

b43_cold:
	br label %b44_cold, !dbg !234

b44_cold:
	%427 = phi float [ %403, %b42_cold ], [ %334, %b43_cold ], !dbg !235
	br i1 %55, label %b45_cold, label %b46_cold, !dbg !171

b45_cold:
	br label %b46_cold, !dbg !236

b46_cold:
	%428 = phi float [ %407, %b44_cold ], [ %335, %b45_cold ], !dbg !237
	br i1 %47, label %b47_cold, label %b48_cold, !dbg !239

b47_cold:
	br label %b48_cold, !dbg !240

b48_cold:
	%429 = phi float [ %411, %b46_cold ], [ %366, %b47_cold ], !dbg !229
	br i1 %49, label %b49_cold, label %b50_cold, !dbg !241

b49_cold:
	br label %b50_cold, !dbg !242

b50_cold:
	%430 = phi float [ %429, %b48_cold ], [ %366, %b49_cold ], !dbg !231
	br i1 %51, label %b51_cold, label %b52_cold, !dbg !243

b51_cold:
	br label %b52_cold, !dbg !244

b52_cold:
	%431 = phi float [ %415, %b50_cold ], [ %367, %b51_cold ], !dbg !233
	br i1 %53, label %b53_cold, label %b54_cold, !dbg !245

b53_cold:
	br label %b54_cold, !dbg !246

b54_cold:
	%432 = phi float [ %419, %b52_cold ], [ %368, %b53_cold ], !dbg !235
	br i1 %55, label %b55_cold, label %b56_cold, !dbg !247

b55_cold:
	br label %b56_cold, !dbg !248

b56_cold:
	%433 = phi float [ %423, %b54_cold ], [ %369, %b55_cold ], !dbg !237
	br label %b57_cold, !dbg !238

b57_cold:
	%434 = phi float [ %395, %b35_cold_ok1 ], [ %425, %b56_cold ], !dbg !249
	%435 = phi float [ %399, %b35_cold_ok1 ], [ %426, %b56_cold ], !dbg !249
	%436 = phi float [ %403, %b35_cold_ok1 ], [ %427, %b56_cold ], !dbg !249
	%437 = phi float [ %407, %b35_cold_ok1 ], [ %428, %b56_cold ], !dbg !249
	%438 = phi float [ %411, %b35_cold_ok1 ], [ %430, %b56_cold ], !dbg !250
	%439 = phi float [ %415, %b35_cold_ok1 ], [ %431, %b56_cold ], !dbg !250
	%440 = phi float [ %419, %b35_cold_ok1 ], [ %432, %b56_cold ], !dbg !250
	%441 = phi float [ %423, %b35_cold_ok1 ], [ %433, %b56_cold ], !dbg !250
	%442 = add i64 %327, %p11, !dbg !251
	%443 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %327, !dbg !252
	%444 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 0, !dbg !252
	%445 = icmp uge i64 %327, %p6, !dbg !252
	br i1 %445, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !252, !prof !24

b57_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %327, i64 %p6), !dbg !252
	ret float undef, !dbg !252

b57_cold_ok1:
	%446 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 1, !dbg !252
	%447 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 2, !dbg !252
	%448 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 3, !dbg !252
	%449 = bitcast { float, float, float, float }* %443 to <4 x float>*, !dbg !252
	%450 = insertelement <4 x float> undef, float %434, i32 0, !dbg !252
	%451 = insertelement <4 x float> %450, float %435, i32 1, !dbg !252
	%452 = insertelement <4 x float> %451, float %436, i32 2, !dbg !252
	%453 = insertelement <4 x float> %452, float %437, i32 3, !dbg !252
	store <4 x float> %453, <4 x float>* %449, align 16, !dbg !252
	%454 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p5, i64 %442, !dbg !253
	%455 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 0, !dbg !253
	%456 = icmp uge i64 %442, %p6, !dbg !253
	br i1 %456, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !253, !prof !24

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %442, i64 %p6), !dbg !253
	ret float undef, !dbg !253

b57_cold_ok2:
	%457 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 1, !dbg !253
	%458 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 2, !dbg !253
	%459 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %454, i32 0, i32 3, !dbg !253
	%460 = bitcast { float, float, float, float }* %454 to <4 x float>*, !dbg !253
	%461 = insertelement <4 x float> undef, float %438, i32 0, !dbg !253
	%462 = insertelement <4 x float> %461, float %439, i32 1, !dbg !253
	%463 = insertelement <4 x float> %462, float %440, i32 2, !dbg !253
	%464 = insertelement <4 x float> %463, float %441, i32 3, !dbg !253
	store <4 x float> %464, <4 x float>* %460, align 16, !dbg !253
	%465 = fsub float %434, %332, !dbg !256
	%466 = fsub float %435, %333, !dbg !257
	%467 = fsub float %436, %334, !dbg !258
	%468 = fsub float %437, %335, !dbg !259
	%469 = fmul float %465, %465, !dbg !260
	%470 = fmul float %466, %466, !dbg !261
	%471 = fadd float %469, %470, !dbg !262
	%472 = fmul float %467, %467, !dbg !263
	%473 = fadd float %471, %472, !dbg !264
	%474 = fmul float %468, %468, !dbg !265
	%475 = fadd float %473, %474, !dbg !266
	%476 = fsub float %438, %366, !dbg !268
	%477 = fsub float %439, %367, !dbg !269
	%478 = fsub float %440, %368, !dbg !270
	%479 = fsub float %441, %369, !dbg !271
	%480 = fmul float %476, %476, !dbg !272
	%481 = fmul float %477, %477, !dbg !273
	%482 = fadd float %480, %481, !dbg !274
	%483 = fmul float %478, %478, !dbg !275
	%484 = fadd float %482, %483, !dbg !276
	%485 = fmul float %479, %479, !dbg !277
	%486 = fadd float %484, %485, !dbg !278
	%487 = fadd float %475, %486, !dbg !279
	%488 = fadd float %325, %487, !dbg !280
	%489 = add i64 %442, %p11, !dbg !281
	%490 = sub i64 %336, 2, !dbg !282
	br label %b34_cold, !dbg !282

b59_fail1:
	%491 = icmp uge i64 %251, %p6, !dbg !285
	br i1 %491, label %b59_fail2, label %b59_ok2, !dbg !285

b59_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %251, i64 %p6), !dbg !285
	ret float undef, !dbg !285

b59_ok2:
	%492 = icmp uge i64 %253, %p3, !dbg !288
	br i1 %492, label %b59_fail3, label %b59_ok3, !dbg !288

b59_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %253, i64 %p3), !dbg !288
	ret float undef, !dbg !288

b59_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %254, i64 %p3), !dbg !290
	ret float undef, !dbg !290

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %240, i64 %p6), !dbg !320
	ret float undef, !dbg !320
}

define internal float @gpuc_fn_solver_sweep(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %p22, i64 %p23, i8* %ctrl) nounwind convergent !dbg !335 {
entry:
	br label %b0, !dbg !336

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !341
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !342, !range !25
	%2 = sext i32 %1 to i64, !dbg !342
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !342, !range !27
	%4 = sext i32 %3 to i64, !dbg !342
	%5 = icmp eq i64 %4, 0, !dbg !343
	%6 = sub i64 1, %p22, !dbg !344
	%7 = mul i64 %6, 2, !dbg !347
	%8 = mul i64 %7, %p21, !dbg !348
	%9 = sub i64 %p23, 1, !dbg !349
	%10 = add i64 %7, 1, !dbg !351
	%11 = mul i64 %10, %p21, !dbg !352
	%12 = icmp sgt i64 %p10, 1, !dbg !353
	%13 = sub i64 %p10, 1, !dbg !354
	%14 = add i64 %p18, 1, !dbg !355
	%15 = mul i64 %p22, %p14, !dbg !357
	%16 = mul i64 %15, 4, !dbg !358
	%17 = add i64 %16, %p12, !dbg !359
	%18 = mul i64 %14, %p12, !dbg !360
	%19 = add i64 %16, %18, !dbg !361
	%20 = mul i64 %p22, 2, !dbg !363
	%21 = add i64 %20, 1, !dbg !364
	%22 = mul i64 %21, %p21, !dbg !365
	%23 = sext i32 %0 to i64, !dbg !341
	%24 = trunc i64 %p16 to i32, !dbg !341
	%25 = mul i64 %p10, %p12, !dbg !367
	%26 = add i64 %16, %25, !dbg !368
	%27 = mul i64 %20, %p21, !dbg !370
	%28 = trunc i64 %p17 to i32, !dbg !371
	br label %b1, !dbg !372

b1:
	%29 = phi float [ 0.000000e+00, %b0 ], [ %160, %b20 ], !dbg !373
	%30 = phi i64 [ %2, %b0 ], [ %161, %b20 ], !dbg !374
	%31 = icmp slt i64 %30, %p21, !dbg !375
	br i1 %31, label %b2, label %b21, !dbg !375

b2:
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !376, !range !377
	%33 = sext i32 %32 to i64, !dbg !376
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !376, !range !378
	%35 = sext i32 %34 to i64, !dbg !376
	%36 = sub i64 %35, 1, !dbg !379
	%37 = icmp eq i64 %4, %36, !dbg !380
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !381, !range !29
	%39 = sext i32 %38 to i64, !dbg !381
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !381, !range !29
	%41 = sext i32 %40 to i64, !dbg !381
	%42 = mul i64 %4, %41, !dbg !382
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !383, !range !26
	%44 = sext i32 %43 to i64, !dbg !383
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !383, !range !26
	%46 = sext i32 %45 to i64, !dbg !383
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !383, !range !28
	%48 = add i64 %42, %46, !dbg !384
	%49 = mul i64 %48, %p19, !dbg !387
	%50 = icmp slt i64 %48, %p20, !dbg !388
	%51 = select i1 %50, i64 %48, i64 %p20, !dbg !388
	%52 = add i64 %49, %51, !dbg !389
	%53 = sub i64 %52, 2, !dbg !390
	%54 = add i64 %48, 1, !dbg !391
	%55 = mul i64 %54, %p19, !dbg !393
	%56 = icmp slt i64 %54, %p20, !dbg !394
	%57 = select i1 %56, i64 %54, i64 %p20, !dbg !394
	%58 = add i64 %55, %57, !dbg !395
	%59 = sub i64 %58, 2, !dbg !396
	%60 = mul i64 %30, %39, !dbg !397
	%61 = add i64 %60, %44, !dbg !398
	br i1 %5, label %b4, label %b3, !dbg !398

b3:
	br i1 %37, label %b4, label %b20, !dbg !398

b4:
	%62 = mul i32 %40, %47, !dbg !399
	%63 = add i32 %45, %62, !dbg !399
	%64 = mul i32 %38, %63, !dbg !399
	%65 = add i32 %43, %64, !dbg !399
	%66 = sext i32 %65 to i64, !dbg !399
	%67 = icmp eq i64 %66, 0, !dbg !400
	br i1 %67, label %b5, label %b9, !dbg !400

b5:
	br i1 %5, label %b6, label %b7, !dbg !400

b6:
	%68 = add i64 %8, %30, !dbg !401
	%69 = getelementptr inbounds i64, i64* %p8, i64 %68, !dbg !402
	%70 = icmp uge i64 %68, %p9, !dbg !402
	%71 = icmp eq i64* %69, null, !dbg !403
	%72 = or i1 %70, %71, !dbg !403
	br i1 %72, label %b6_fail1, label %b6_ok1, !dbg !403, !prof !24

b6_ok1:
	%73 = bitcast i64* %69 to i8*, !dbg !403
	%74 = call i64 @gpuc_signal_wait_until_thread(i8* %73, i32 5, i64 %9, i32 1, i8* %ctrl, i32 18), !dbg !403
	br label %b7, !dbg !403

b7:
	br i1 %37, label %b8, label %b9, !dbg !403

b8:
	%75 = add i64 %11, %30, !dbg !404
	%76 = getelementptr inbounds i64, i64* %p8, i64 %75, !dbg !405
	%77 = icmp uge i64 %75, %p9, !dbg !405
	%78 = icmp eq i64* %76, null, !dbg !406
	%79 = or i1 %77, %78, !dbg !406
	br i1 %79, label %b8_fail1, label %b8_ok1, !dbg !406, !prof !24

b8_ok1:
	%80 = bitcast i64* %76 to i8*, !dbg !406
	%81 = call i64 @gpuc_signal_wait_until_thread(i8* %80, i32 5, i64 %9, i32 1, i8* %ctrl, i32 20), !dbg !406
	br label %b9, !dbg !406

b9:
	call void @llvm.nvvm.barrier0(), !dbg !407
	br i1 %5, label %b10, label %b12, !dbg !407

b10:
	%82 = icmp eq i64 %46, 0, !dbg !408
	br i1 %82, label %b11, label %b12, !dbg !408

b11:
	%83 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %61, i64 0, i64 1, i64 %p22, i8* %ctrl), !dbg !409
	%84 = fadd float 0.000000e+00, %83, !dbg !410
	br label %b12, !dbg !410

b12:
	%85 = phi float [ 0.000000e+00, %b9 ], [ 0.000000e+00, %b10 ], [ %84, %b11 ], !dbg !411
	br i1 %37, label %b13, label %b16, !dbg !411

b13:
	%86 = sub i64 %41, 1, !dbg !412
	%87 = icmp eq i64 %46, %86, !dbg !413
	br i1 %87, label %b14, label %b16, !dbg !413

b14:
	br i1 %12, label %b15, label %b16, !dbg !353

b15:
	%88 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %61, i64 %13, i64 %p10, i64 %p22, i8* %ctrl), !dbg !414
	%89 = fadd float %85, %88, !dbg !415
	br label %b16, !dbg !415

b16:
	%90 = phi float [ %85, %b12 ], [ %85, %b13 ], [ %85, %b14 ], [ %89, %b15 ], !dbg !411
	call void @llvm.nvvm.barrier0(), !dbg !416
	br i1 %5, label %b17, label %b18, !dbg !416

b17:
	%91 = mul i64 %39, 4, !dbg !417
	%92 = mul i64 %30, %91, !dbg !418
	%93 = add i64 %92, %91, !dbg !419
	%94 = icmp slt i64 %93, %p12, !dbg !420
	%95 = select i1 %94, i64 %93, i64 %p12, !dbg !420
	%96 = add i64 %19, %92, !dbg !421
	%97 = add i64 %19, %95, !dbg !422
	%98 = add i64 %17, %92, !dbg !424
	%99 = add i64 %17, %95, !dbg !425
	%100 = add i64 %22, %30, !dbg !427
	%101 = getelementptr inbounds i64, i64* %p8, i64 %100, !dbg !428
	%102 = sub i64 %95, %92, !dbg !423
	%103 = getelementptr inbounds float, float* %p0, i64 %96, !dbg !423
	%104 = getelementptr inbounds float, float* %p0, i64 %98, !dbg !426
	%105 = mul i64 %102, 4, !dbg !341
	%106 = icmp ugt i64 %97, %p1, !dbg !423
	%107 = icmp ugt i64 %96, %97, !dbg !423
	%108 = icmp ugt i64 %99, %p1, !dbg !426
	%109 = icmp ugt i64 %98, %99, !dbg !426
	%110 = icmp uge i64 %100, %p9, !dbg !428
	%111 = icmp uge i64 %p16, %23, !dbg !341
	%112 = icmp eq i64* %101, null, !dbg !341
	%113 = or i1 %106, %107, !dbg !341
	%114 = or i1 %113, %108, !dbg !341
	%115 = or i1 %114, %109, !dbg !341
	%116 = or i1 %115, %110, !dbg !341
	%117 = or i1 %116, %111, !dbg !341
	%118 = or i1 %117, %112, !dbg !341
	br i1 %118, label %b17_fail1, label %b17_ok1, !dbg !341, !prof !24

b17_ok1:
	%119 = bitcast float* %103 to i8*, !dbg !341
	%120 = bitcast float* %104 to i8*, !dbg !341
	%121 = bitcast i64* %101 to i8*, !dbg !341
	call void @gpuc_put_signal_nbi_block(i8* %119, i8* %120, i64 %105, i8* %121, i64 %p23, i32 9, i32 %24), !dbg !341
	br label %b18, !dbg !340

b18:
	br i1 %37, label %b19, label %b20, !dbg !340

b19:
	%122 = mul i64 %39, 4, !dbg !429
	%123 = mul i64 %30, %122, !dbg !430
	%124 = add i64 %123, %122, !dbg !431
	%125 = icmp slt i64 %124, %p12, !dbg !432
	%126 = select i1 %125, i64 %124, i64 %p12, !dbg !432
	%127 = add i64 %16, %123, !dbg !433
	%128 = add i64 %16, %126, !dbg !434
	%129 = add i64 %26, %123, !dbg !436
	%130 = add i64 %26, %126, !dbg !437
	%131 = add i64 %27, %30, !dbg !439
	%132 = getelementptr inbounds i64, i64* %p8, i64 %131, !dbg !440
	%133 = sub i64 %126, %123, !dbg !435
	%134 = getelementptr inbounds float, float* %p0, i64 %127, !dbg !435
	%135 = getelementptr inbounds float, float* %p0, i64 %129, !dbg !438
	%136 = mul i64 %133, 4, !dbg !371
	%137 = icmp ugt i64 %128, %p1, !dbg !435
	%138 = icmp ugt i64 %127, %128, !dbg !435
	%139 = icmp ugt i64 %130, %p1, !dbg !438
	%140 = icmp ugt i64 %129, %130, !dbg !438
	%141 = icmp uge i64 %131, %p9, !dbg !440
	%142 = icmp uge i64 %p17, %23, !dbg !371
	%143 = icmp eq i64* %132, null, !dbg !371
	%144 = or i1 %137, %138, !dbg !371
	%145 = or i1 %144, %139, !dbg !371
	%146 = or i1 %145, %140, !dbg !371
	%147 = or i1 %146, %141, !dbg !371
	%148 = or i1 %147, %142, !dbg !371
	%149 = or i1 %148, %143, !dbg !371
	br i1 %149, label %b19_fail1, label %b19_ok1, !dbg !371, !prof !24

b19_ok1:
	%150 = bitcast float* %134 to i8*, !dbg !371
	%151 = bitcast float* %135 to i8*, !dbg !371
	%152 = bitcast i64* %132 to i8*, !dbg !371
	call void @gpuc_put_signal_nbi_block(i8* %150, i8* %151, i64 %136, i8* %152, i64 %p23, i32 9, i32 %28), !dbg !371
	br label %b20, !dbg !366

b20:
	%153 = phi float [ 0.000000e+00, %b3 ], [ %90, %b18 ], [ %90, %b19_ok1 ], !dbg !411
	%154 = icmp sgt i64 %53, 1, !dbg !441
	%155 = select i1 %154, i64 %53, i64 1, !dbg !441
	%156 = icmp slt i64 %59, %13, !dbg !442
	%157 = select i1 %156, i64 %59, i64 %13, !dbg !442
	%158 = call float @gpuc_fn_solver_march(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, { float, float, float, float }* %p5, i64 %p6, i64 %p7, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %61, i64 %155, i64 %157, i64 %p22, i8* %ctrl), !dbg !443
	%159 = fadd float %153, %158, !dbg !444
	%160 = fadd float %29, %159, !dbg !445
	%161 = add i64 %30, %33, !dbg !446
	br label %b1, !dbg !446

b21:
	ret float %29, !dbg !447

b6_fail1:
	%162 = icmp uge i64 %68, %p9, !dbg !402
	br i1 %162, label %b6_fail2, label %b6_ok2, !dbg !402

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %68, i64 %p9), !dbg !402
	ret float undef, !dbg !402

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !403
	ret float undef, !dbg !403

b8_fail1:
	%163 = icmp uge i64 %75, %p9, !dbg !405
	br i1 %163, label %b8_fail2, label %b8_ok2, !dbg !405

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %75, i64 %p9), !dbg !405
	ret float undef, !dbg !405

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 0), !dbg !406
	ret float undef, !dbg !406

b17_fail1:
	%164 = icmp ugt i64 %97, %p1, !dbg !423
	br i1 %164, label %b17_fail2, label %b17_ok2, !dbg !423

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %97, i64 %p1), !dbg !423
	ret float undef, !dbg !423

b17_ok2:
	%165 = icmp ugt i64 %96, %97, !dbg !423
	br i1 %165, label %b17_fail3, label %b17_ok3, !dbg !423

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %96, i64 %97), !dbg !423
	ret float undef, !dbg !423

b17_ok3:
	%166 = icmp ugt i64 %99, %p1, !dbg !426
	br i1 %166, label %b17_fail4, label %b17_ok4, !dbg !426

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %99, i64 %p1), !dbg !426
	ret float undef, !dbg !426

b17_ok4:
	%167 = icmp ugt i64 %98, %99, !dbg !426
	br i1 %167, label %b17_fail5, label %b17_ok5, !dbg !426

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %98, i64 %99), !dbg !426
	ret float undef, !dbg !426

b17_ok5:
	%168 = icmp uge i64 %100, %p9, !dbg !428
	br i1 %168, label %b17_fail6, label %b17_ok6, !dbg !428

b17_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %100, i64 %p9), !dbg !428
	ret float undef, !dbg !428

b17_ok6:
	%169 = icmp uge i64 %p16, %23, !dbg !341
	br i1 %169, label %b17_fail7, label %b17_ok7, !dbg !341

b17_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p16, i64 %23), !dbg !341
	ret float undef, !dbg !341

b17_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !341
	ret float undef, !dbg !341

b19_fail1:
	%170 = icmp ugt i64 %128, %p1, !dbg !435
	br i1 %170, label %b19_fail2, label %b19_ok2, !dbg !435

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %128, i64 %p1), !dbg !435
	ret float undef, !dbg !435

b19_ok2:
	%171 = icmp ugt i64 %127, %128, !dbg !435
	br i1 %171, label %b19_fail3, label %b19_ok3, !dbg !435

b19_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %127, i64 %128), !dbg !435
	ret float undef, !dbg !435

b19_ok3:
	%172 = icmp ugt i64 %130, %p1, !dbg !438
	br i1 %172, label %b19_fail4, label %b19_ok4, !dbg !438

b19_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %130, i64 %p1), !dbg !438
	ret float undef, !dbg !438

b19_ok4:
	%173 = icmp ugt i64 %129, %130, !dbg !438
	br i1 %173, label %b19_fail5, label %b19_ok5, !dbg !438

b19_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %129, i64 %130), !dbg !438
	ret float undef, !dbg !438

b19_ok5:
	%174 = icmp uge i64 %131, %p9, !dbg !440
	br i1 %174, label %b19_fail6, label %b19_ok6, !dbg !440

b19_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %131, i64 %p9), !dbg !440
	ret float undef, !dbg !440

b19_ok6:
	%175 = icmp uge i64 %p17, %23, !dbg !371
	br i1 %175, label %b19_fail7, label %b19_ok7, !dbg !371

b19_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p17, i64 %23), !dbg !371
	ret float undef, !dbg !371

b19_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !371
	ret float undef, !dbg !371
}

define void @Step(float* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64* %p26, i64 %p27, i64 %p28, i32 %p29, i32 %p30, double %p31, i8* %ctrl) nounwind !dbg !448 {
entry:
	br label %b0, !dbg !449

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !449
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !449
	%2 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !449
	%3 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !449
	%4 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !449
	%5 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !449
	%6 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !449
	%7 = addrspacecast i64* %p26 to i64 addrspace(1)*, !dbg !449
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !454
	%9 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %p28, !dbg !455
	%10 = icmp uge i64 %p28, %p27, !dbg !455
	br i1 %10, label %b0_fail1, label %b0_ok1, !dbg !455, !prof !24

b0_ok1:
	%11 = load i64, i64 addrspace(1)* %9, align 8, !dbg !455
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !456, !range !25
	%13 = sext i32 %12 to i64, !dbg !456
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !456, !range !27
	%15 = sext i32 %14 to i64, !dbg !456
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !456, !range !27
	%17 = sext i32 %16 to i64, !dbg !456
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !456, !range !377
	%19 = sext i32 %18 to i64, !dbg !456
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !456, !range !378
	%21 = sext i32 %20 to i64, !dbg !456
	%22 = mul i64 %21, %17, !dbg !456
	%23 = add i64 %15, %22, !dbg !456
	%24 = mul i64 %19, %23, !dbg !456
	%25 = add i64 %13, %24, !dbg !456
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !456, !range !29
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !456, !range !29
	%28 = mul i32 %26, %27, !dbg !456
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !456, !range !30
	%30 = mul i32 %28, %29, !dbg !456
	%31 = sext i32 %30 to i64, !dbg !456
	%32 = mul i64 %25, %31, !dbg !456
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !456, !range !26
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !456, !range !26
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !456, !range !28
	%36 = mul i32 %27, %35, !dbg !456
	%37 = add i32 %34, %36, !dbg !456
	%38 = mul i32 %26, %37, !dbg !456
	%39 = add i32 %33, %38, !dbg !456
	%40 = sext i32 %39 to i64, !dbg !456
	%41 = add i64 %32, %40, !dbg !456
	%42 = icmp eq i64 %41, 0, !dbg !457
	br i1 %42, label %b1, label %b2, !dbg !457

b1:
	%43 = sub i64 1, %p28, !dbg !458
	%44 = add i64 %11, 1, !dbg !460
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %43, !dbg !459
	%46 = icmp uge i64 %43, %p27, !dbg !459
	br i1 %46, label %b1_fail1, label %b1_ok1, !dbg !459, !prof !24

b1_ok1:
	store i64 %44, i64 addrspace(1)* %45, align 8, !dbg !459
	br label %b2, !dbg !459

b2:
	%47 = fcmp oge double %p31, 0.000000e+00, !dbg !461
	br i1 %47, label %b3, label %b7, !dbg !461

b3:
	%48 = sub i64 1, %p28, !dbg !462
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %48, !dbg !463
	%50 = icmp uge i64 %48, %p25, !dbg !463
	br i1 %50, label %b3_fail1, label %b3_ok1, !dbg !463, !prof !24

b3_ok1:
	%51 = load i64, i64 addrspace(1)* %49, align 8, !dbg !463
	%52 = icmp ne i64 %51, 0, !dbg !464
	br i1 %52, label %b4, label %b7, !dbg !464

b4:
	br i1 %42, label %b5, label %b6, !dbg !465

b5:
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %p28, !dbg !466
	%54 = icmp uge i64 %p28, %p25, !dbg !466
	br i1 %54, label %b5_fail1, label %b5_ok1, !dbg !466, !prof !24

b5_ok1:
	store i64 %51, i64 addrspace(1)* %53, align 8, !dbg !466
	br label %b6, !dbg !466

b6:
	ret void, !dbg !467

b7:
	%55 = icmp ne i32 %p30, 0, !dbg !468
	br i1 %55, label %b8, label %b11, !dbg !468

b8:
	%56 = icmp eq i64 %13, 0, !dbg !471
	br i1 %56, label %b9, label %b11, !dbg !471

b9:
	%57 = sub i64 %21, 2, !dbg !472
	%58 = icmp sgt i64 %57, 0, !dbg !473
	%59 = select i1 %58, i64 %57, i64 0, !dbg !473
	%60 = icmp eq i64 %15, %59, !dbg !474
	br i1 %60, label %b10, label %b11, !dbg !470

b10:
	%61 = addrspacecast double addrspace(1)* %2 to double*, !dbg !475
	%62 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !475
	%63 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !475
	%64 = addrspacecast double addrspace(1)* %5 to double*, !dbg !475
	%65 = addrspacecast i64 addrspace(1)* %6 to i64*, !dbg !475
	call void @gpuc_fn_solver_publish(double* %61, i64 %p17, i64 %p17, i64* %62, i64 %p19, i32* %63, i64 %p21, i64 %p21, double* %64, i64 %p23, i64 %p23, i64* %65, i64 %p25, i64 %p25, i32 %p30, i8* %ctrl), !dbg !475
	br label %b11, !dbg !475

b11:
	%66 = icmp sgt i64 %p4, 0, !dbg !476
	br i1 %66, label %b12, label %b17, !dbg !476

b12:
	%67 = and i64 %p1, 3, !dbg !479
	%68 = icmp eq i64 %67, 0, !dbg !479
	br i1 %68, label %b13, label %b16, !dbg !479

b13:
	%69 = addrspacecast float addrspace(1)* %0 to float*, !dbg !479
	%70 = ptrtoint float* %69 to i64, !dbg !479
	%71 = and i64 %70, 15, !dbg !479
	%72 = icmp eq i64 %71, 0, !dbg !479
	%73 = icmp eq i64 %p1, 0, !dbg !479
	%74 = or i1 %72, %73, !dbg !479
	br i1 %74, label %b14, label %b15, !dbg !479

b14:
	%75 = ashr i64 %p1, 2, !dbg !479
	%76 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !479
	%77 = addrspacecast float addrspace(1)* %0 to float*, !dbg !480
	%78 = addrspacecast float addrspace(1)* %0 to float*, !dbg !480
	%79 = addrspacecast { float, float, float, float } addrspace(1)* %76 to { float, float, float, float }*, !dbg !480
	%80 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !480
	%81 = call float @gpuc_fn_solver_sweep(float* %77, i64 %p1, float* %78, i64 %p1, i64 %p1, { float, float, float, float }* %79, i64 %75, i64 %75, i64* %80, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p28, i64 %11, i8* %ctrl), !dbg !480
	br label %b17, !dbg !480

b15:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %71, i64 16), !dbg !479
	ret void, !dbg !479

b16:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %p1, i64 4), !dbg !479
	ret void, !dbg !479

b17:
	%82 = phi float [ 0.000000e+00, %b11 ], [ %81, %b14 ], !dbg !481
	br i1 %55, label %b18, label %b34, !dbg !482

b18:
	%83 = icmp eq i64 %13, 0, !dbg !484
	br i1 %83, label %b19, label %b34, !dbg !484

b19:
	%84 = sub i64 %21, 2, !dbg !485
	%85 = icmp sgt i64 %84, 0, !dbg !486
	%86 = select i1 %85, i64 %84, i64 0, !dbg !486
	%87 = icmp eq i64 %15, %86, !dbg !487
	br i1 %87, label %b20, label %b34, !dbg !483

b20:
	%88 = sub i64 %11, 1, !dbg !489
	%89 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !488
	%90 = icmp uge i64 0, %p21, !dbg !488
	br i1 %90, label %b20_fail1, label %b20_ok1, !dbg !488, !prof !24

b20_ok1:
	%91 = load i32, i32 addrspace(1)* %89, align 4, !dbg !488
	%92 = sext i32 %8 to i64, !dbg !454
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !490, !range !93
	%94 = sext i32 %93 to i64, !dbg !490
	%95 = and i32 %39, -32, !dbg !490
	%96 = sub i32 %30, %95, !dbg !490
	%97 = icmp slt i32 %96, 32, !dbg !490
	%98 = select i1 %97, i32 %96, i32 32, !dbg !490
	%99 = sext i32 %98 to i64, !dbg !490
	br label %b21, !dbg !490

b21:
	%100 = phi double [ 0.000000e+00, %b20_ok1 ], [ %124, %b23_ok1 ], !dbg !494
	%101 = phi i64 [ %94, %b20_ok1 ], [ %125, %b23_ok1 ], !dbg !490
	%102 = icmp slt i64 %101, %92, !dbg !490
	br i1 %102, label %b22, label %b25, !dbg !490

b22:
	%103 = urem i32 %91, 2, !dbg !496
	%104 = zext i32 %103 to i64, !dbg !497
	%105 = mul i64 %104, %92, !dbg !498
	%106 = add i64 %105, %101, !dbg !499
	%107 = mul i64 %106, 2, !dbg !500
	%108 = add i64 %107, 2, !dbg !502
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %107, !dbg !503
	%110 = addrspacecast i64 addrspace(1)* %109 to i64*, !dbg !504
	%111 = ptrtoint i64* %110 to i64, !dbg !504
	%112 = and i64 %111, 15, !dbg !504
	%113 = icmp eq i64 %112, 0, !dbg !504
	%114 = icmp ugt i64 %108, %p19, !dbg !503
	%115 = icmp ugt i64 %107, %108, !dbg !503
	%116 = or i1 %114, %115, !dbg !503
	br i1 %116, label %b22_fail1, label %b22_ok1, !dbg !503, !prof !24

b22_ok1:
	br i1 %113, label %b23, label %b24, !dbg !504

b23:
	%117 = bitcast i64 addrspace(1)* %109 to { i64, i64 } addrspace(1)*, !dbg !504
	%118 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %117, i64 0, !dbg !505
	%119 = addrspacecast { i64, i64 } addrspace(1)* %118 to { i64, i64 }*, !dbg !493
	%120 = icmp eq { i64, i64 } addrspace(1)* %118, null, !dbg !493
	br i1 %120, label %b23_fail1, label %b23_ok1, !dbg !493, !prof !24

b23_ok1:
	%121 = bitcast { i64, i64 }* %119 to i8*, !dbg !493
	%122 = call i64 @gpuc_wait_line_thread(i8* %121, i32 %91, i32 1, i8* %ctrl, i32 34), !dbg !493
	%123 = bitcast i64 %122 to double, !dbg !506
	%124 = fadd double %100, %123, !dbg !507
	%125 = add i64 %101, %99, !dbg !490
	br label %b21, !dbg !490

b24:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %112, i64 16), !dbg !504
	ret void, !dbg !504

b25:
	%126 = icmp eq i64 %99, 32, !dbg !513
	br i1 %126, label %b26, label %b28, !dbg !513

b26:
	%127 = phi double [ %144, %b27 ], [ %100, %b25 ], !dbg !514
	%128 = phi i64 [ %145, %b27 ], [ 16, %b25 ], !dbg !515
	%129 = icmp sgt i64 %128, 0, !dbg !516
	br i1 %129, label %b27, label %b31, !dbg !516

b27:
	%130 = trunc i64 %128 to i32, !dbg !517
	%131 = bitcast double %127 to i64, !dbg !517
	%132 = trunc i64 %131 to i32, !dbg !517
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %132, i32 %130, i32 31), !dbg !517
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !517
	%135 = lshr i64 %131, 32, !dbg !517
	%136 = trunc i64 %135 to i32, !dbg !517
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %136, i32 %130, i32 31), !dbg !517
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !517
	%139 = zext i32 %138 to i64, !dbg !517
	%140 = shl i64 %139, 32, !dbg !517
	%141 = zext i32 %134 to i64, !dbg !517
	%142 = or i64 %141, %140, !dbg !517
	%143 = bitcast i64 %142 to double, !dbg !517
	%144 = fadd double %127, %143, !dbg !518
	%145 = sdiv i64 %128, 2, !dbg !519
	br label %b26, !dbg !519

b28:
	%146 = bitcast double %100 to i64, !dbg !520
	%147 = trunc i64 %146 to i32, !dbg !520
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !520
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !520
	%150 = lshr i64 %146, 32, !dbg !520
	%151 = trunc i64 %150 to i32, !dbg !520
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %151, i32 0, i32 31), !dbg !520
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !520
	%154 = zext i32 %153 to i64, !dbg !520
	%155 = shl i64 %154, 32, !dbg !520
	%156 = zext i32 %149 to i64, !dbg !520
	%157 = or i64 %156, %155, !dbg !520
	%158 = bitcast i64 %157 to double, !dbg !520
	br label %b29, !dbg !520

b29:
	%159 = phi double [ %158, %b28 ], [ %176, %b30 ], !dbg !521
	%160 = phi i64 [ 1, %b28 ], [ %177, %b30 ], !dbg !522
	%161 = icmp slt i64 %160, %99, !dbg !523
	br i1 %161, label %b30, label %b31, !dbg !523

b30:
	%162 = trunc i64 %160 to i32, !dbg !524
	%163 = bitcast double %100 to i64, !dbg !524
	%164 = trunc i64 %163 to i32, !dbg !524
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 %162, i32 31), !dbg !524
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !524
	%167 = lshr i64 %163, 32, !dbg !524
	%168 = trunc i64 %167 to i32, !dbg !524
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 %162, i32 31), !dbg !524
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !524
	%171 = zext i32 %170 to i64, !dbg !524
	%172 = shl i64 %171, 32, !dbg !524
	%173 = zext i32 %166 to i64, !dbg !524
	%174 = or i64 %173, %172, !dbg !524
	%175 = bitcast i64 %174 to double, !dbg !524
	%176 = fadd double %159, %175, !dbg !518
	%177 = add i64 %160, 1, !dbg !525
	br label %b29, !dbg !525

b31:
	%178 = phi double [ %127, %b26 ], [ %159, %b29 ], !dbg !512
	%179 = icmp ne i64 %40, 0, !dbg !526
	br i1 %179, label %b34, label %b32, !dbg !526

b32:
	%180 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !527
	%181 = icmp uge i64 0, %p23, !dbg !527
	br i1 %181, label %b32_fail1, label %b32_ok1, !dbg !527, !prof !24

b32_ok1:
	store double %178, double addrspace(1)* %180, align 8, !dbg !527
	%182 = fcmp ole double %178, %p31, !dbg !528
	br i1 %182, label %b33, label %b34, !dbg !528

b33:
	%183 = urem i64 %11, 2, !dbg !529
	%184 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %183, !dbg !530
	%185 = icmp uge i64 %183, %p25, !dbg !530
	br i1 %185, label %b33_fail1, label %b33_ok1, !dbg !530, !prof !24

b33_ok1:
	store i64 %88, i64 addrspace(1)* %184, align 8, !dbg !530
	br label %b34, !dbg !530

b34:
	%186 = icmp ne i32 %p29, 0, !dbg !531
	br i1 %186, label %b35, label %b49, !dbg !531

b35:
	%187 = fpext float %82 to double, !dbg !534
	%188 = and i32 %39, -32, !dbg !538
	%189 = sub i32 %30, %188, !dbg !538
	%190 = icmp slt i32 %189, 32, !dbg !538
	%191 = select i1 %190, i32 %189, i32 32, !dbg !538
	%192 = sext i32 %191 to i64, !dbg !538
	%193 = icmp eq i64 %192, 32, !dbg !539
	br i1 %193, label %b36, label %b38, !dbg !539

b36:
	%194 = phi double [ %211, %b37 ], [ %187, %b35 ], !dbg !540
	%195 = phi i64 [ %212, %b37 ], [ 16, %b35 ], !dbg !541
	%196 = icmp sgt i64 %195, 0, !dbg !542
	br i1 %196, label %b37, label %b41, !dbg !542

b37:
	%197 = trunc i64 %195 to i32, !dbg !543
	%198 = bitcast double %194 to i64, !dbg !543
	%199 = trunc i64 %198 to i32, !dbg !543
	%200 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %199, i32 %197, i32 31), !dbg !543
	%201 = extractvalue { i32, i1 } %200, 0, !dbg !543
	%202 = lshr i64 %198, 32, !dbg !543
	%203 = trunc i64 %202 to i32, !dbg !543
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %203, i32 %197, i32 31), !dbg !543
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !543
	%206 = zext i32 %205 to i64, !dbg !543
	%207 = shl i64 %206, 32, !dbg !543
	%208 = zext i32 %201 to i64, !dbg !543
	%209 = or i64 %208, %207, !dbg !543
	%210 = bitcast i64 %209 to double, !dbg !543
	%211 = fadd double %194, %210, !dbg !544
	%212 = sdiv i64 %195, 2, !dbg !545
	br label %b36, !dbg !545

b38:
	%213 = bitcast double %187 to i64, !dbg !546
	%214 = trunc i64 %213 to i32, !dbg !546
	%215 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %214, i32 0, i32 31), !dbg !546
	%216 = extractvalue { i32, i1 } %215, 0, !dbg !546
	%217 = lshr i64 %213, 32, !dbg !546
	%218 = trunc i64 %217 to i32, !dbg !546
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %218, i32 0, i32 31), !dbg !546
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !546
	%221 = zext i32 %220 to i64, !dbg !546
	%222 = shl i64 %221, 32, !dbg !546
	%223 = zext i32 %216 to i64, !dbg !546
	%224 = or i64 %223, %222, !dbg !546
	%225 = bitcast i64 %224 to double, !dbg !546
	br label %b39, !dbg !546

b39:
	%226 = phi double [ %225, %b38 ], [ %243, %b40 ], !dbg !547
	%227 = phi i64 [ 1, %b38 ], [ %244, %b40 ], !dbg !548
	%228 = icmp slt i64 %227, %192, !dbg !549
	br i1 %228, label %b40, label %b41, !dbg !549

b40:
	%229 = trunc i64 %227 to i32, !dbg !550
	%230 = bitcast double %187 to i64, !dbg !550
	%231 = trunc i64 %230 to i32, !dbg !550
	%232 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %231, i32 %229, i32 31), !dbg !550
	%233 = extractvalue { i32, i1 } %232, 0, !dbg !550
	%234 = lshr i64 %230, 32, !dbg !550
	%235 = trunc i64 %234 to i32, !dbg !550
	%236 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %235, i32 %229, i32 31), !dbg !550
	%237 = extractvalue { i32, i1 } %236, 0, !dbg !550
	%238 = zext i32 %237 to i64, !dbg !550
	%239 = shl i64 %238, 32, !dbg !550
	%240 = zext i32 %233 to i64, !dbg !550
	%241 = or i64 %240, %239, !dbg !550
	%242 = bitcast i64 %241 to double, !dbg !550
	%243 = fadd double %226, %242, !dbg !544
	%244 = add i64 %227, 1, !dbg !551
	br label %b39, !dbg !551

b41:
	%245 = phi double [ %194, %b36 ], [ %226, %b39 ], !dbg !537
	%246 = add i64 %31, 32, !dbg !553
	%247 = sub i64 %246, 1, !dbg !554
	%248 = sdiv i64 %247, 32, !dbg !555
	%249 = icmp eq i64 %248, 1, !dbg !556
	br i1 %249, label %b47, label %b42, !dbg !556

b42:
	call void @llvm.nvvm.barrier0(), !dbg !558
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !559, !range !93
	%251 = sext i32 %250 to i64, !dbg !559
	%252 = icmp eq i64 %251, 0, !dbg !560
	br i1 %252, label %b43, label %b44, !dbg !560

b43:
	%253 = sdiv i64 %40, 32, !dbg !561
	%254 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %253, !dbg !562
	store double %245, double addrspace(3)* %254, align 8, !dbg !562
	br label %b44, !dbg !562

b44:
	call void @llvm.nvvm.barrier0(), !dbg !563
	%255 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !564
	%256 = load double, double addrspace(3)* %255, align 8, !dbg !564
	br label %b45, !dbg !564

b45:
	%257 = phi double [ %256, %b44 ], [ %262, %b46 ], !dbg !565
	%258 = phi i64 [ 1, %b44 ], [ %263, %b46 ], !dbg !566
	%259 = icmp slt i64 %258, %248, !dbg !567
	br i1 %259, label %b46, label %b47, !dbg !567

b46:
	%260 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %258, !dbg !568
	%261 = load double, double addrspace(3)* %260, align 8, !dbg !568
	%262 = fadd double %257, %261, !dbg !544
	%263 = add i64 %258, 1, !dbg !569
	br label %b45, !dbg !569

b47:
	%264 = phi double [ %245, %b41 ], [ %257, %b45 ], !dbg !536
	%265 = icmp eq i64 %40, 0, !dbg !570
	br i1 %265, label %b48, label %b49, !dbg !570

b48:
	%266 = sdiv i64 %p17, 2, !dbg !572
	%267 = sub i32 %p29, 1, !dbg !573
	%268 = zext i32 %267 to i64, !dbg !574
	%269 = mul i64 %268, %266, !dbg !575
	%270 = zext i32 %p29 to i64, !dbg !576
	%271 = mul i64 %270, %266, !dbg !577
	%272 = sub i64 %271, %269, !dbg !578
	%273 = mul i64 %15, %19, !dbg !579
	%274 = add i64 %273, %13, !dbg !580
	%275 = getelementptr inbounds double, double addrspace(1)* %2, i64 %269, !dbg !578
	%276 = getelementptr inbounds double, double addrspace(1)* %275, i64 %274, !dbg !581
	%277 = icmp ugt i64 %271, %p17, !dbg !578
	%278 = icmp ugt i64 %269, %271, !dbg !578
	%279 = icmp uge i64 %274, %272, !dbg !581
	%280 = or i1 %277, %278, !dbg !581
	%281 = or i1 %280, %279, !dbg !581
	br i1 %281, label %b48_fail1, label %b48_ok1, !dbg !581, !prof !24

b48_ok1:
	store double %264, double addrspace(1)* %276, align 8, !dbg !581
	br label %b49, !dbg !581

b49:
	ret void, !dbg !533

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p28, i64 %p27), !dbg !455
	ret void, !dbg !455

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p27), !dbg !459
	ret void, !dbg !459

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %48, i64 %p25), !dbg !463
	ret void, !dbg !463

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p28, i64 %p25), !dbg !466
	ret void, !dbg !466

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p21), !dbg !488
	ret void, !dbg !488

b22_fail1:
	%282 = icmp ugt i64 %108, %p19, !dbg !503
	br i1 %282, label %b22_fail2, label %b22_ok2, !dbg !503

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %108, i64 %p19), !dbg !503
	ret void, !dbg !503

b22_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %107, i64 %108), !dbg !503
	ret void, !dbg !503

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 0), !dbg !493
	ret void, !dbg !493

b32_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 0, i64 %p23), !dbg !527
	ret void, !dbg !527

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %183, i64 %p25), !dbg !530
	ret void, !dbg !530

b48_fail1:
	%283 = icmp ugt i64 %271, %p17, !dbg !578
	br i1 %283, label %b48_fail2, label %b48_ok2, !dbg !578

b48_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %271, i64 %p17), !dbg !578
	ret void, !dbg !578

b48_ok2:
	%284 = icmp ugt i64 %269, %271, !dbg !578
	br i1 %284, label %b48_fail3, label %b48_ok3, !dbg !578

b48_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %269, i64 %271), !dbg !578
	ret void, !dbg !578

b48_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %274, i64 %272), !dbg !581
	ret void, !dbg !581
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
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !586
	%8 = and i64 %p1, 3, !dbg !588
	%9 = icmp eq i64 %8, 0, !dbg !588
	br i1 %9, label %b1, label %b50, !dbg !588

b1:
	%10 = addrspacecast float addrspace(1)* %0 to float*, !dbg !588
	%11 = ptrtoint float* %10 to i64, !dbg !588
	%12 = and i64 %11, 15, !dbg !588
	%13 = icmp eq i64 %12, 0, !dbg !588
	%14 = icmp eq i64 %p1, 0, !dbg !588
	%15 = or i1 %13, %14, !dbg !588
	br i1 %15, label %b2, label %b49, !dbg !588

b2:
	%16 = ashr i64 %p1, 2, !dbg !588
	%17 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !588
	%18 = icmp ult i32 0, %p27, !dbg !587
	br i1 %18, label %b3, label %b48, !dbg !587

b3:
	%19 = icmp sgt i64 %p4, 0, !dbg !589
	%20 = sext i32 %7 to i64, !dbg !586
	br label %b4, !dbg !590

b4:
	%21 = phi i64 [ %297, %b47 ], [ %p26, %b3 ], !dbg !590
	%22 = phi i32 [ %173, %b47 ], [ %p28, %b3 ], !dbg !591
	%23 = phi i32 [ %174, %b47 ], [ %p30, %b3 ], !dbg !592
	%24 = phi i32 [ %175, %b47 ], [ %p31, %b3 ], !dbg !593
	%25 = phi i32 [ %298, %b47 ], [ 0, %b3 ], !dbg !593
	%26 = icmp ne i32 %23, 0, !dbg !594
	br i1 %26, label %b5, label %b8, !dbg !594

b5:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !596, !range !25
	%28 = sext i32 %27 to i64, !dbg !596
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !596, !range !27
	%30 = sext i32 %29 to i64, !dbg !596
	%31 = icmp eq i64 %28, 0, !dbg !597
	br i1 %31, label %b6, label %b8, !dbg !597

b6:
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !598, !range !378
	%33 = sext i32 %32 to i64, !dbg !598
	%34 = sub i64 %33, 2, !dbg !599
	%35 = icmp sgt i64 %34, 0, !dbg !600
	%36 = select i1 %35, i64 %34, i64 0, !dbg !600
	%37 = icmp eq i64 %30, %36, !dbg !601
	br i1 %37, label %b7, label %b8, !dbg !595

b7:
	%38 = addrspacecast double addrspace(1)* %2 to double*, !dbg !602
	%39 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !602
	%40 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !602
	%41 = addrspacecast double addrspace(1)* %5 to double*, !dbg !602
	%42 = addrspacecast i64 addrspace(1)* %6 to i64*, !dbg !602
	call void @gpuc_fn_solver_publish(double* %38, i64 %p17, i64 %p17, i64* %39, i64 %p19, i32* %40, i64 %p21, i64 %p21, double* %41, i64 %p23, i64 %p23, i64* %42, i64 %p25, i64 %p25, i32 %23, i8* %ctrl), !dbg !602
	br label %b8, !dbg !602

b8:
	%43 = urem i64 %21, 2, !dbg !603
	br i1 %19, label %b9, label %b10, !dbg !589

b9:
	%44 = addrspacecast float addrspace(1)* %0 to float*, !dbg !605
	%45 = addrspacecast float addrspace(1)* %0 to float*, !dbg !605
	%46 = addrspacecast { float, float, float, float } addrspace(1)* %17 to { float, float, float, float }*, !dbg !605
	%47 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !605
	%48 = call float @gpuc_fn_solver_sweep(float* %44, i64 %p1, float* %45, i64 %p1, i64 %p1, { float, float, float, float }* %46, i64 %16, i64 %16, i64* %47, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %43, i64 %21, i8* %ctrl), !dbg !605
	br label %b10, !dbg !605

b10:
	%49 = phi float [ 0.000000e+00, %b8 ], [ %48, %b9 ], !dbg !606
	br i1 %26, label %b11, label %b27, !dbg !607

b11:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !609, !range !25
	%51 = sext i32 %50 to i64, !dbg !609
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !609, !range !27
	%53 = sext i32 %52 to i64, !dbg !609
	%54 = icmp eq i64 %51, 0, !dbg !610
	br i1 %54, label %b12, label %b27, !dbg !610

b12:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !611, !range !378
	%56 = sext i32 %55 to i64, !dbg !611
	%57 = sub i64 %56, 2, !dbg !612
	%58 = icmp sgt i64 %57, 0, !dbg !613
	%59 = select i1 %58, i64 %57, i64 0, !dbg !613
	%60 = icmp eq i64 %53, %59, !dbg !614
	br i1 %60, label %b13, label %b27, !dbg !608

b13:
	%61 = sub i64 %21, 1, !dbg !616
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 0, !dbg !615
	%63 = icmp uge i64 0, %p21, !dbg !615
	br i1 %63, label %b13_fail1, label %b13_ok1, !dbg !615, !prof !24

b13_ok1:
	%64 = load i32, i32 addrspace(1)* %62, align 4, !dbg !615
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !617, !range !93
	%66 = sext i32 %65 to i64, !dbg !617
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !617, !range !26
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !617, !range !26
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !617, !range !28
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !617, !range !29
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !617, !range !29
	%72 = mul i32 %71, %69, !dbg !617
	%73 = add i32 %68, %72, !dbg !617
	%74 = mul i32 %70, %73, !dbg !617
	%75 = add i32 %67, %74, !dbg !617
	%76 = and i32 %75, -32, !dbg !617
	%77 = mul i32 %70, %71, !dbg !617
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !617, !range !30
	%79 = mul i32 %77, %78, !dbg !617
	%80 = sub i32 %79, %76, !dbg !617
	%81 = icmp slt i32 %80, 32, !dbg !617
	%82 = select i1 %81, i32 %80, i32 32, !dbg !617
	%83 = sext i32 %82 to i64, !dbg !617
	br label %b14, !dbg !617

b14:
	%84 = phi double [ 0.000000e+00, %b13_ok1 ], [ %108, %b16_ok1 ], !dbg !620
	%85 = phi i64 [ %66, %b13_ok1 ], [ %109, %b16_ok1 ], !dbg !617
	%86 = icmp slt i64 %85, %20, !dbg !617
	br i1 %86, label %b15, label %b18, !dbg !617

b15:
	%87 = urem i32 %64, 2, !dbg !622
	%88 = zext i32 %87 to i64, !dbg !623
	%89 = mul i64 %88, %20, !dbg !624
	%90 = add i64 %89, %85, !dbg !625
	%91 = mul i64 %90, 2, !dbg !626
	%92 = add i64 %91, 2, !dbg !628
	%93 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %91, !dbg !629
	%94 = addrspacecast i64 addrspace(1)* %93 to i64*, !dbg !630
	%95 = ptrtoint i64* %94 to i64, !dbg !630
	%96 = and i64 %95, 15, !dbg !630
	%97 = icmp eq i64 %96, 0, !dbg !630
	%98 = icmp ugt i64 %92, %p19, !dbg !629
	%99 = icmp ugt i64 %91, %92, !dbg !629
	%100 = or i1 %98, %99, !dbg !629
	br i1 %100, label %b15_fail1, label %b15_ok1, !dbg !629, !prof !24

b15_ok1:
	br i1 %97, label %b16, label %b17, !dbg !630

b16:
	%101 = bitcast i64 addrspace(1)* %93 to { i64, i64 } addrspace(1)*, !dbg !630
	%102 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %101, i64 0, !dbg !631
	%103 = addrspacecast { i64, i64 } addrspace(1)* %102 to { i64, i64 }*, !dbg !619
	%104 = icmp eq { i64, i64 } addrspace(1)* %102, null, !dbg !619
	br i1 %104, label %b16_fail1, label %b16_ok1, !dbg !619, !prof !24

b16_ok1:
	%105 = bitcast { i64, i64 }* %103 to i8*, !dbg !619
	%106 = call i64 @gpuc_wait_line_thread(i8* %105, i32 %64, i32 1, i8* %ctrl, i32 34), !dbg !619
	%107 = bitcast i64 %106 to double, !dbg !632
	%108 = fadd double %84, %107, !dbg !633
	%109 = add i64 %85, %83, !dbg !617
	br label %b14, !dbg !617

b17:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %96, i64 16), !dbg !630
	ret void, !dbg !630

b18:
	%110 = icmp eq i64 %83, 32, !dbg !637
	br i1 %110, label %b19, label %b21, !dbg !637

b19:
	%111 = phi double [ %128, %b20 ], [ %84, %b18 ], !dbg !638
	%112 = phi i64 [ %129, %b20 ], [ 16, %b18 ], !dbg !639
	%113 = icmp sgt i64 %112, 0, !dbg !640
	br i1 %113, label %b20, label %b24, !dbg !640

b20:
	%114 = trunc i64 %112 to i32, !dbg !641
	%115 = bitcast double %111 to i64, !dbg !641
	%116 = trunc i64 %115 to i32, !dbg !641
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %116, i32 %114, i32 31), !dbg !641
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !641
	%119 = lshr i64 %115, 32, !dbg !641
	%120 = trunc i64 %119 to i32, !dbg !641
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %120, i32 %114, i32 31), !dbg !641
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !641
	%123 = zext i32 %122 to i64, !dbg !641
	%124 = shl i64 %123, 32, !dbg !641
	%125 = zext i32 %118 to i64, !dbg !641
	%126 = or i64 %125, %124, !dbg !641
	%127 = bitcast i64 %126 to double, !dbg !641
	%128 = fadd double %111, %127, !dbg !642
	%129 = sdiv i64 %112, 2, !dbg !643
	br label %b19, !dbg !643

b21:
	%130 = bitcast double %84 to i64, !dbg !644
	%131 = trunc i64 %130 to i32, !dbg !644
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 0, i32 31), !dbg !644
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !644
	%134 = lshr i64 %130, 32, !dbg !644
	%135 = trunc i64 %134 to i32, !dbg !644
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 0, i32 31), !dbg !644
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !644
	%138 = zext i32 %137 to i64, !dbg !644
	%139 = shl i64 %138, 32, !dbg !644
	%140 = zext i32 %133 to i64, !dbg !644
	%141 = or i64 %140, %139, !dbg !644
	%142 = bitcast i64 %141 to double, !dbg !644
	br label %b22, !dbg !644

b22:
	%143 = phi double [ %142, %b21 ], [ %160, %b23 ], !dbg !645
	%144 = phi i64 [ 1, %b21 ], [ %161, %b23 ], !dbg !646
	%145 = icmp slt i64 %144, %83, !dbg !647
	br i1 %145, label %b23, label %b24, !dbg !647

b23:
	%146 = trunc i64 %144 to i32, !dbg !648
	%147 = bitcast double %84 to i64, !dbg !648
	%148 = trunc i64 %147 to i32, !dbg !648
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 %146, i32 31), !dbg !648
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !648
	%151 = lshr i64 %147, 32, !dbg !648
	%152 = trunc i64 %151 to i32, !dbg !648
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 %146, i32 31), !dbg !648
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !648
	%155 = zext i32 %154 to i64, !dbg !648
	%156 = shl i64 %155, 32, !dbg !648
	%157 = zext i32 %150 to i64, !dbg !648
	%158 = or i64 %157, %156, !dbg !648
	%159 = bitcast i64 %158 to double, !dbg !648
	%160 = fadd double %143, %159, !dbg !642
	%161 = add i64 %144, 1, !dbg !649
	br label %b22, !dbg !649

b24:
	%162 = phi double [ %111, %b19 ], [ %143, %b22 ], !dbg !636
	%163 = sext i32 %75 to i64, !dbg !650
	%164 = icmp ne i64 %163, 0, !dbg !651
	br i1 %164, label %b27, label %b25, !dbg !651

b25:
	%165 = getelementptr inbounds double, double addrspace(1)* %5, i64 0, !dbg !652
	%166 = icmp uge i64 0, %p23, !dbg !652
	br i1 %166, label %b25_fail1, label %b25_ok1, !dbg !652, !prof !24

b25_ok1:
	store double %162, double addrspace(1)* %165, align 8, !dbg !652
	%167 = fcmp ole double %162, %p32, !dbg !653
	br i1 %167, label %b26, label %b27, !dbg !653

b26:
	%168 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %43, !dbg !654
	%169 = icmp uge i64 %43, %p25, !dbg !654
	br i1 %169, label %b26_fail1, label %b26_ok1, !dbg !654, !prof !24

b26_ok1:
	store i64 %61, i64 addrspace(1)* %168, align 8, !dbg !654
	br label %b27, !dbg !654

b27:
	%170 = sub i32 %22, 1, !dbg !655
	%171 = icmp eq i32 %170, 0, !dbg !656
	br i1 %171, label %b28, label %b29, !dbg !656

b28:
	%172 = sub i32 3, %24, !dbg !657
	br label %b29, !dbg !657

b29:
	%173 = phi i32 [ %170, %b27 ], [ %p29, %b28 ], !dbg !591
	%174 = phi i32 [ 0, %b27 ], [ %24, %b28 ], !dbg !592
	%175 = phi i32 [ %24, %b27 ], [ %172, %b28 ], !dbg !593
	%176 = icmp ne i32 %174, 0, !dbg !658
	br i1 %176, label %b30, label %b44, !dbg !658

b30:
	%177 = fpext float %49 to double, !dbg !660
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !664, !range !26
	%179 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !664, !range !26
	%180 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !664, !range !28
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !664, !range !29
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !664, !range !29
	%183 = mul i32 %182, %180, !dbg !664
	%184 = add i32 %179, %183, !dbg !664
	%185 = mul i32 %181, %184, !dbg !664
	%186 = add i32 %178, %185, !dbg !664
	%187 = and i32 %186, -32, !dbg !664
	%188 = mul i32 %181, %182, !dbg !664
	%189 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !664, !range !30
	%190 = mul i32 %188, %189, !dbg !664
	%191 = sub i32 %190, %187, !dbg !664
	%192 = icmp slt i32 %191, 32, !dbg !664
	%193 = select i1 %192, i32 %191, i32 32, !dbg !664
	%194 = sext i32 %193 to i64, !dbg !664
	%195 = icmp eq i64 %194, 32, !dbg !665
	br i1 %195, label %b31, label %b33, !dbg !665

b31:
	%196 = phi double [ %213, %b32 ], [ %177, %b30 ], !dbg !666
	%197 = phi i64 [ %214, %b32 ], [ 16, %b30 ], !dbg !667
	%198 = icmp sgt i64 %197, 0, !dbg !668
	br i1 %198, label %b32, label %b36, !dbg !668

b32:
	%199 = trunc i64 %197 to i32, !dbg !669
	%200 = bitcast double %196 to i64, !dbg !669
	%201 = trunc i64 %200 to i32, !dbg !669
	%202 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %201, i32 %199, i32 31), !dbg !669
	%203 = extractvalue { i32, i1 } %202, 0, !dbg !669
	%204 = lshr i64 %200, 32, !dbg !669
	%205 = trunc i64 %204 to i32, !dbg !669
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %205, i32 %199, i32 31), !dbg !669
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !669
	%208 = zext i32 %207 to i64, !dbg !669
	%209 = shl i64 %208, 32, !dbg !669
	%210 = zext i32 %203 to i64, !dbg !669
	%211 = or i64 %210, %209, !dbg !669
	%212 = bitcast i64 %211 to double, !dbg !669
	%213 = fadd double %196, %212, !dbg !670
	%214 = sdiv i64 %197, 2, !dbg !671
	br label %b31, !dbg !671

b33:
	%215 = bitcast double %177 to i64, !dbg !672
	%216 = trunc i64 %215 to i32, !dbg !672
	%217 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %216, i32 0, i32 31), !dbg !672
	%218 = extractvalue { i32, i1 } %217, 0, !dbg !672
	%219 = lshr i64 %215, 32, !dbg !672
	%220 = trunc i64 %219 to i32, !dbg !672
	%221 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %220, i32 0, i32 31), !dbg !672
	%222 = extractvalue { i32, i1 } %221, 0, !dbg !672
	%223 = zext i32 %222 to i64, !dbg !672
	%224 = shl i64 %223, 32, !dbg !672
	%225 = zext i32 %218 to i64, !dbg !672
	%226 = or i64 %225, %224, !dbg !672
	%227 = bitcast i64 %226 to double, !dbg !672
	br label %b34, !dbg !672

b34:
	%228 = phi double [ %227, %b33 ], [ %245, %b35 ], !dbg !673
	%229 = phi i64 [ 1, %b33 ], [ %246, %b35 ], !dbg !674
	%230 = icmp slt i64 %229, %194, !dbg !675
	br i1 %230, label %b35, label %b36, !dbg !675

b35:
	%231 = trunc i64 %229 to i32, !dbg !676
	%232 = bitcast double %177 to i64, !dbg !676
	%233 = trunc i64 %232 to i32, !dbg !676
	%234 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 %231, i32 31), !dbg !676
	%235 = extractvalue { i32, i1 } %234, 0, !dbg !676
	%236 = lshr i64 %232, 32, !dbg !676
	%237 = trunc i64 %236 to i32, !dbg !676
	%238 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %237, i32 %231, i32 31), !dbg !676
	%239 = extractvalue { i32, i1 } %238, 0, !dbg !676
	%240 = zext i32 %239 to i64, !dbg !676
	%241 = shl i64 %240, 32, !dbg !676
	%242 = zext i32 %235 to i64, !dbg !676
	%243 = or i64 %242, %241, !dbg !676
	%244 = bitcast i64 %243 to double, !dbg !676
	%245 = fadd double %228, %244, !dbg !670
	%246 = add i64 %229, 1, !dbg !677
	br label %b34, !dbg !677

b36:
	%247 = phi double [ %196, %b31 ], [ %228, %b34 ], !dbg !663
	%248 = sext i32 %190 to i64, !dbg !679
	%249 = add i64 %248, 32, !dbg !680
	%250 = sub i64 %249, 1, !dbg !681
	%251 = sdiv i64 %250, 32, !dbg !682
	%252 = icmp eq i64 %251, 1, !dbg !683
	br i1 %252, label %b42, label %b37, !dbg !683

b37:
	call void @llvm.nvvm.barrier0(), !dbg !685
	%253 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !686, !range !93
	%254 = sext i32 %253 to i64, !dbg !686
	%255 = icmp eq i64 %254, 0, !dbg !687
	br i1 %255, label %b38, label %b39, !dbg !687

b38:
	%256 = sext i32 %186 to i64, !dbg !688
	%257 = sdiv i64 %256, 32, !dbg !689
	%258 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %257, !dbg !690
	store double %247, double addrspace(3)* %258, align 8, !dbg !690
	br label %b39, !dbg !690

b39:
	call void @llvm.nvvm.barrier0(), !dbg !691
	%259 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !692
	%260 = load double, double addrspace(3)* %259, align 8, !dbg !692
	br label %b40, !dbg !692

b40:
	%261 = phi double [ %260, %b39 ], [ %266, %b41 ], !dbg !693
	%262 = phi i64 [ 1, %b39 ], [ %267, %b41 ], !dbg !694
	%263 = icmp slt i64 %262, %251, !dbg !695
	br i1 %263, label %b41, label %b42, !dbg !695

b41:
	%264 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %262, !dbg !696
	%265 = load double, double addrspace(3)* %264, align 8, !dbg !696
	%266 = fadd double %261, %265, !dbg !670
	%267 = add i64 %262, 1, !dbg !697
	br label %b40, !dbg !697

b42:
	%268 = phi double [ %247, %b36 ], [ %261, %b40 ], !dbg !662
	%269 = sext i32 %186 to i64, !dbg !698
	%270 = icmp eq i64 %269, 0, !dbg !699
	br i1 %270, label %b43, label %b44, !dbg !699

b43:
	%271 = sdiv i64 %p17, 2, !dbg !701
	%272 = sub i32 %174, 1, !dbg !702
	%273 = zext i32 %272 to i64, !dbg !703
	%274 = mul i64 %273, %271, !dbg !704
	%275 = zext i32 %174 to i64, !dbg !705
	%276 = mul i64 %275, %271, !dbg !706
	%277 = sub i64 %276, %274, !dbg !707
	%278 = icmp ugt i64 %276, %p17, !dbg !707
	%279 = icmp ugt i64 %274, %276, !dbg !707
	%280 = or i1 %278, %279, !dbg !707
	br i1 %280, label %b43_fail1, label %b43_ok1, !dbg !707, !prof !24

b43_ok1:
	%281 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !708, !range !25
	%282 = sext i32 %281 to i64, !dbg !708
	%283 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !708, !range !27
	%284 = sext i32 %283 to i64, !dbg !708
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !709, !range !377
	%286 = sext i32 %285 to i64, !dbg !709
	%287 = mul i64 %284, %286, !dbg !710
	%288 = add i64 %287, %282, !dbg !711
	%289 = getelementptr inbounds double, double addrspace(1)* %2, i64 %274, !dbg !707
	%290 = getelementptr inbounds double, double addrspace(1)* %289, i64 %288, !dbg !712
	%291 = icmp uge i64 %288, %277, !dbg !712
	br i1 %291, label %b43_fail3, label %b43_ok3, !dbg !712, !prof !24

b43_ok3:
	store double %268, double addrspace(1)* %290, align 8, !dbg !712
	br label %b44, !dbg !712

b44:
	call void @gpuc_grid_sync(), !dbg !713
	%292 = fcmp oge double %p32, 0.000000e+00, !dbg !714
	br i1 %292, label %b45, label %b47, !dbg !714

b45:
	%293 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %43, !dbg !715
	%294 = icmp uge i64 %43, %p25, !dbg !715
	br i1 %294, label %b45_fail1, label %b45_ok1, !dbg !715, !prof !24

b45_ok1:
	%295 = load i64, i64 addrspace(1)* %293, align 8, !dbg !715
	%296 = icmp ne i64 %295, 0, !dbg !716
	br i1 %296, label %b46, label %b47, !dbg !716

b46:
	ret void, !dbg !717

b47:
	%297 = add i64 %21, 1, !dbg !718
	%298 = add i32 %25, 1, !dbg !718
	%299 = icmp ult i32 %298, %p27, !dbg !718
	br i1 %299, label %b4, label %b48, !dbg !718

b48:
	ret void, !dbg !718

b49:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %12, i64 16), !dbg !588
	ret void, !dbg !588

b50:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %p1, i64 4), !dbg !588
	ret void, !dbg !588

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p21), !dbg !615
	ret void, !dbg !615

b15_fail1:
	%300 = icmp ugt i64 %92, %p19, !dbg !629
	br i1 %300, label %b15_fail2, label %b15_ok2, !dbg !629

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %92, i64 %p19), !dbg !629
	ret void, !dbg !629

b15_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %91, i64 %92), !dbg !629
	ret void, !dbg !629

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 0), !dbg !619
	ret void, !dbg !619

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 0, i64 %p23), !dbg !652
	ret void, !dbg !652

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %43, i64 %p25), !dbg !654
	ret void, !dbg !654

b43_fail1:
	%301 = icmp ugt i64 %276, %p17, !dbg !707
	br i1 %301, label %b43_fail2, label %b43_ok2, !dbg !707

b43_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %276, i64 %p17), !dbg !707
	ret void, !dbg !707

b43_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %274, i64 %276), !dbg !707
	ret void, !dbg !707

b43_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %288, i64 %277), !dbg !712
	ret void, !dbg !712

b45_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %43, i64 %p25), !dbg !715
	ret void, !dbg !715
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !719 {
entry:
	br label %b0, !dbg !720

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !720
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !720
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !720
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !720
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !720
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !723
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !724
	%7 = icmp uge i64 0, %p9, !dbg !724
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !724, !prof !24

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !724
	%9 = icmp eq i64 %8, 0, !dbg !725
	br i1 %9, label %b1, label %b16, !dbg !725

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !726
	%11 = icmp uge i64 1, %p9, !dbg !726
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !726, !prof !24

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !726
	%13 = icmp eq i64 %12, 0, !dbg !727
	br i1 %13, label %b2, label %b16, !dbg !727

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !728
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !728
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !728
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !728
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !728
	call void @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !728
	%19 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 0, !dbg !729
	%20 = icmp uge i64 0, %p5, !dbg !729
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !729, !prof !24

b2_ok1:
	%21 = load i32, i32 addrspace(1)* %19, align 4, !dbg !729
	%22 = sext i32 %5 to i64, !dbg !723
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !730, !range !93
	%24 = sext i32 %23 to i64, !dbg !730
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !730, !range !26
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !730, !range !26
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !730, !range !28
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !730, !range !29
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !730, !range !29
	%30 = mul i32 %29, %27, !dbg !730
	%31 = add i32 %26, %30, !dbg !730
	%32 = mul i32 %28, %31, !dbg !730
	%33 = add i32 %25, %32, !dbg !730
	%34 = and i32 %33, -32, !dbg !730
	%35 = mul i32 %28, %29, !dbg !730
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !730, !range !30
	%37 = mul i32 %35, %36, !dbg !730
	%38 = sub i32 %37, %34, !dbg !730
	%39 = icmp slt i32 %38, 32, !dbg !730
	%40 = select i1 %39, i32 %38, i32 32, !dbg !730
	%41 = sext i32 %40 to i64, !dbg !730
	br label %b3, !dbg !730

b3:
	%42 = phi double [ 0.000000e+00, %b2_ok1 ], [ %66, %b5_ok1 ], !dbg !733
	%43 = phi i64 [ %24, %b2_ok1 ], [ %67, %b5_ok1 ], !dbg !730
	%44 = icmp slt i64 %43, %22, !dbg !730
	br i1 %44, label %b4, label %b7, !dbg !730

b4:
	%45 = urem i32 %21, 2, !dbg !735
	%46 = zext i32 %45 to i64, !dbg !736
	%47 = mul i64 %46, %22, !dbg !737
	%48 = add i64 %47, %43, !dbg !738
	%49 = mul i64 %48, 2, !dbg !739
	%50 = add i64 %49, 2, !dbg !741
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %49, !dbg !742
	%52 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !743
	%53 = ptrtoint i64* %52 to i64, !dbg !743
	%54 = and i64 %53, 15, !dbg !743
	%55 = icmp eq i64 %54, 0, !dbg !743
	%56 = icmp ugt i64 %50, %p3, !dbg !742
	%57 = icmp ugt i64 %49, %50, !dbg !742
	%58 = or i1 %56, %57, !dbg !742
	br i1 %58, label %b4_fail1, label %b4_ok1, !dbg !742, !prof !24

b4_ok1:
	br i1 %55, label %b5, label %b6, !dbg !743

b5:
	%59 = bitcast i64 addrspace(1)* %51 to { i64, i64 } addrspace(1)*, !dbg !743
	%60 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %59, i64 0, !dbg !744
	%61 = addrspacecast { i64, i64 } addrspace(1)* %60 to { i64, i64 }*, !dbg !732
	%62 = icmp eq { i64, i64 } addrspace(1)* %60, null, !dbg !732
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !732, !prof !24

b5_ok1:
	%63 = bitcast { i64, i64 }* %61 to i8*, !dbg !732
	%64 = call i64 @gpuc_wait_line_thread(i8* %63, i32 %21, i32 1, i8* %ctrl, i32 34), !dbg !732
	%65 = bitcast i64 %64 to double, !dbg !745
	%66 = fadd double %42, %65, !dbg !746
	%67 = add i64 %43, %41, !dbg !730
	br label %b3, !dbg !730

b6:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %54, i64 16), !dbg !743
	ret void, !dbg !743

b7:
	%68 = icmp eq i64 %41, 32, !dbg !750
	br i1 %68, label %b8, label %b10, !dbg !750

b8:
	%69 = phi double [ %86, %b9 ], [ %42, %b7 ], !dbg !751
	%70 = phi i64 [ %87, %b9 ], [ 16, %b7 ], !dbg !752
	%71 = icmp sgt i64 %70, 0, !dbg !753
	br i1 %71, label %b9, label %b13, !dbg !753

b9:
	%72 = trunc i64 %70 to i32, !dbg !754
	%73 = bitcast double %69 to i64, !dbg !754
	%74 = trunc i64 %73 to i32, !dbg !754
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %72, i32 31), !dbg !754
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !754
	%77 = lshr i64 %73, 32, !dbg !754
	%78 = trunc i64 %77 to i32, !dbg !754
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %72, i32 31), !dbg !754
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !754
	%81 = zext i32 %80 to i64, !dbg !754
	%82 = shl i64 %81, 32, !dbg !754
	%83 = zext i32 %76 to i64, !dbg !754
	%84 = or i64 %83, %82, !dbg !754
	%85 = bitcast i64 %84 to double, !dbg !754
	%86 = fadd double %69, %85, !dbg !755
	%87 = sdiv i64 %70, 2, !dbg !756
	br label %b8, !dbg !756

b10:
	%88 = bitcast double %42 to i64, !dbg !757
	%89 = trunc i64 %88 to i32, !dbg !757
	%90 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 0, i32 31), !dbg !757
	%91 = extractvalue { i32, i1 } %90, 0, !dbg !757
	%92 = lshr i64 %88, 32, !dbg !757
	%93 = trunc i64 %92 to i32, !dbg !757
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 0, i32 31), !dbg !757
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !757
	%96 = zext i32 %95 to i64, !dbg !757
	%97 = shl i64 %96, 32, !dbg !757
	%98 = zext i32 %91 to i64, !dbg !757
	%99 = or i64 %98, %97, !dbg !757
	%100 = bitcast i64 %99 to double, !dbg !757
	br label %b11, !dbg !757

b11:
	%101 = phi double [ %100, %b10 ], [ %118, %b12 ], !dbg !758
	%102 = phi i64 [ 1, %b10 ], [ %119, %b12 ], !dbg !759
	%103 = icmp slt i64 %102, %41, !dbg !760
	br i1 %103, label %b12, label %b13, !dbg !760

b12:
	%104 = trunc i64 %102 to i32, !dbg !761
	%105 = bitcast double %42 to i64, !dbg !761
	%106 = trunc i64 %105 to i32, !dbg !761
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %106, i32 %104, i32 31), !dbg !761
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !761
	%109 = lshr i64 %105, 32, !dbg !761
	%110 = trunc i64 %109 to i32, !dbg !761
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 %104, i32 31), !dbg !761
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !761
	%113 = zext i32 %112 to i64, !dbg !761
	%114 = shl i64 %113, 32, !dbg !761
	%115 = zext i32 %108 to i64, !dbg !761
	%116 = or i64 %115, %114, !dbg !761
	%117 = bitcast i64 %116 to double, !dbg !761
	%118 = fadd double %101, %117, !dbg !755
	%119 = add i64 %102, 1, !dbg !762
	br label %b11, !dbg !762

b13:
	%120 = phi double [ %69, %b8 ], [ %101, %b11 ], !dbg !749
	%121 = sext i32 %33 to i64, !dbg !763
	%122 = icmp ne i64 %121, 0, !dbg !764
	br i1 %122, label %b16, label %b14, !dbg !764

b14:
	%123 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !765
	%124 = icmp uge i64 0, %p7, !dbg !765
	br i1 %124, label %b14_fail1, label %b14_ok1, !dbg !765, !prof !24

b14_ok1:
	store double %120, double addrspace(1)* %123, align 8, !dbg !765
	%125 = fcmp ole double %120, %p12, !dbg !766
	br i1 %125, label %b15, label %b16, !dbg !766

b15:
	%126 = add i64 %p11, 1, !dbg !767
	%127 = urem i64 %126, 2, !dbg !768
	%128 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %127, !dbg !769
	store i64 %p11, i64 addrspace(1)* %128, align 8, !dbg !769
	br label %b16, !dbg !769

b16:
	ret void, !dbg !721

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 0, i64 %p9), !dbg !724
	ret void, !dbg !724

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 1, i64 %p9), !dbg !726
	ret void, !dbg !726

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p5), !dbg !729
	ret void, !dbg !729

b4_fail1:
	%129 = icmp ugt i64 %50, %p3, !dbg !742
	br i1 %129, label %b4_fail2, label %b4_ok2, !dbg !742

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %50, i64 %p3), !dbg !742
	ret void, !dbg !742

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %49, i64 %50), !dbg !742
	ret void, !dbg !742

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 0), !dbg !732
	ret void, !dbg !732

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 0, i64 %p7), !dbg !765
	ret void, !dbg !765
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i8* %ctrl) nounwind !dbg !770 {
entry:
	br label %b0, !dbg !771

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !771
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !771
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !772
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !773, !range !25
	%4 = sext i32 %3 to i64, !dbg !773
	%5 = sext i32 %2 to i64, !dbg !772
	%6 = icmp ne i64 %5, 0, !dbg !774
	br label %b1, !dbg !775

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !776
	%8 = icmp slt i64 %7, %p18, !dbg !777
	br i1 %8, label %b2, label %b10, !dbg !777

b2:
	%9 = mul i64 %7, %p16, !dbg !779
	%10 = icmp eq i64 %p18, 0, !dbg !778
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !778, !prof !24

b2_ok1:
	%11 = icmp eq i64 %p18, -1, !dbg !778
	%12 = select i1 %11, i64 1, i64 %p18, !dbg !778
	%13 = sdiv i64 %9, %12, !dbg !778
	%14 = sub i64 0, %9, !dbg !778
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !778
	%16 = sub i64 %15, %p9, !dbg !780
	%17 = icmp slt i64 %16, 0, !dbg !781
	br i1 %17, label %b9, label %b3, !dbg !781

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !782
	br i1 %18, label %b9, label %b4, !dbg !782

b4:
	%19 = mul i64 %7, %p17, !dbg !783
	%20 = add i64 %7, 1, !dbg !784
	%21 = mul i64 %20, %p17, !dbg !785
	%22 = sub i64 %21, %19, !dbg !786
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !786
	%24 = icmp ugt i64 %21, %p1, !dbg !786
	%25 = icmp ugt i64 %19, %21, !dbg !786
	%26 = or i1 %24, %25, !dbg !786
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !786, !prof !24

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !787, !range !26
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !787, !range !26
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !787, !range !28
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !787, !range !29
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !787, !range !29
	%32 = mul i32 %31, %29, !dbg !787
	%33 = add i32 %28, %32, !dbg !787
	%34 = mul i32 %30, %33, !dbg !787
	%35 = add i32 %27, %34, !dbg !787
	%36 = sext i32 %35 to i64, !dbg !787
	%37 = mul i32 %30, %31, !dbg !787
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !787, !range !30
	%39 = mul i32 %37, %38, !dbg !787
	%40 = sext i32 %39 to i64, !dbg !787
	%41 = add i64 %16, 1, !dbg !788
	%42 = mul i64 %41, %p6, !dbg !789
	br label %b5, !dbg !787

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !787
	%44 = icmp slt i64 %43, %p17, !dbg !787
	br i1 %44, label %b6, label %b7, !dbg !787

b6:
	%45 = mul i64 %43, %p5, !dbg !790
	%46 = icmp eq i64 %p17, -1, !dbg !791
	%47 = select i1 %46, i64 1, i64 %p17, !dbg !791
	%48 = sdiv i64 %45, %47, !dbg !791
	%49 = sub i64 0, %45, !dbg !791
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !791
	%51 = add i64 %42, %50, !dbg !792
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !793
	%53 = icmp uge i64 %51, %p3, !dbg !793
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !793, !prof !24

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !793
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !794
	store float %54, float addrspace(1)* %55, align 4, !dbg !794
	%56 = add i64 %43, %40, !dbg !787
	br label %b5, !dbg !787

b7:
	call void @llvm.nvvm.barrier0(), !dbg !795
	br i1 %6, label %b8, label %b9, !dbg !774

b8:
	%57 = mul i64 %22, 4, !dbg !796
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !796
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !796
	%60 = bitcast float* %58 to i8*, !dbg !796
	%61 = bitcast float* %59 to i8*, !dbg !796
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !796
	br label %b9, !dbg !796

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !797, !range !377
	%63 = sext i32 %62 to i64, !dbg !797
	%64 = add i64 %7, %63, !dbg !798
	br label %b1, !dbg !798

b10:
	ret void, !dbg !798

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 0, i64 0), !dbg !778
	ret void, !dbg !778

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !786
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !786

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %21, i64 %p1), !dbg !786
	ret void, !dbg !786

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %19, i64 %21), !dbg !786
	ret void, !dbg !786

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %51, i64 %p3), !dbg !793
	ret void, !dbg !793
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) cold noinline nounwind {
entry:
	%0 = getelementptr i8, i8* %ctrl, i64 4
	%1 = bitcast i8* %0 to i32*
	%2 = cmpxchg i32* %1, i32 0, i32 1 monotonic monotonic
	%3 = extractvalue { i32, i1 } %2, 1
	br i1 %3, label %write, label %wait

write:
	%4 = getelementptr i8, i8* %ctrl, i64 8
	%5 = bitcast i8* %4 to i32*
	store volatile i32 %site, i32* %5, align 4
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !25
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !26
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !27
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !26
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !27
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !28
	%22 = getelementptr i8, i8* %ctrl, i64 36
	%23 = bitcast i8* %22 to i32*
	store volatile i32 %21, i32* %23, align 4
	%24 = getelementptr i8, i8* %ctrl, i64 40
	%25 = bitcast i8* %24 to i64*
	store volatile i64 %v0, i64* %25, align 8
	%26 = getelementptr i8, i8* %ctrl, i64 48
	%27 = bitcast i8* %26 to i64*
	store volatile i64 %v1, i64* %27, align 8
	call void @llvm.nvvm.membar.sys()
	%28 = getelementptr i8, i8* %ctrl, i64 4
	%29 = bitcast i8* %28 to i32*
	store volatile i32 2, i32* %29, align 4
	call void @llvm.nvvm.membar.sys()
	br label %end

wait:
	%30 = getelementptr i8, i8* %ctrl, i64 4
	%31 = bitcast i8* %30 to i32*
	%32 = load volatile i32, i32* %31, align 4
	%33 = icmp eq i32 %32, 2
	br i1 %33, label %end, label %wait

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

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

define internal void @gpuc_grid_sync() convergent nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !26
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !26
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !28
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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !377
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !378
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !378
	%20 = mul i32 %18, %19
	%21 = sub i32 -2147483647, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !25
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !27
	%24 = or i32 %22, %23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !27
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
!nvvm.annotations = !{!799, !800, !801, !802, !803, !804, !805, !806, !807, !808, !809, !810, !811, !812, !813, !814, !815, !816}
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
!25 = !{i32 0, i32 2147483647}
!26 = !{i32 0, i32 1024}
!27 = !{i32 0, i32 65535}
!28 = !{i32 0, i32 64}
!29 = !{i32 1, i32 1025}
!30 = !{i32 1, i32 65}
!31 = !DILocation(line: 66, column: 25, scope: !7)
!32 = !DILocation(line: 68, column: 48, scope: !7)
!33 = !DILocation(line: 68, column: 68, scope: !7)
!34 = !DILocation(line: 66, column: 50, scope: !7)
!35 = !DILocation(line: 65, column: 2, scope: !7)
!36 = !{!"branch_weights", i32 1048576, i32 1}
!37 = !DILocation(line: 66, column: 6, scope: !7)
!38 = !DILocation(line: 66, column: 31, scope: !7)
!39 = !DILocation(line: 68, column: 13, scope: !7)
!40 = !DILocation(line: 68, column: 28, scope: !7)
!41 = distinct !DISubprogram(name: "at", scope: !6, file: !6, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!42 = !DILocation(line: 68, column: 21, scope: !7)
!43 = !DILocation(line: 82, column: 7, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 83, column: 11, scope: !41, inlinedAt: !42)
!45 = !DILocation(line: 83, column: 3, scope: !41, inlinedAt: !42)
!46 = !DILocation(line: 68, column: 17, scope: !7)
!47 = !DILocation(line: 68, column: 46, scope: !7)
!48 = !DILocation(line: 68, column: 39, scope: !7)
!49 = !DILocation(line: 82, column: 7, scope: !41, inlinedAt: !48)
!50 = !DILocation(line: 83, column: 11, scope: !41, inlinedAt: !48)
!51 = !DILocation(line: 83, column: 3, scope: !41, inlinedAt: !48)
!52 = !DILocation(line: 68, column: 35, scope: !7)
!53 = !DILocation(line: 68, column: 66, scope: !7)
!54 = !DILocation(line: 68, column: 59, scope: !7)
!55 = !DILocation(line: 82, column: 7, scope: !41, inlinedAt: !54)
!56 = !DILocation(line: 83, column: 11, scope: !41, inlinedAt: !54)
!57 = !DILocation(line: 83, column: 3, scope: !41, inlinedAt: !54)
!58 = !DILocation(line: 68, column: 55, scope: !7)
!59 = !DILocation(line: 68, column: 3, scope: !7)
!60 = !DILocation(line: 66, column: 43, scope: !7)
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
!129 = !DIFile(filename: "sweep.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!130 = distinct !DISubprogram(name: "march", scope: !129, file: !129, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!131 = !DILocation(line: 108, column: 6, scope: !130)
!132 = !DILocation(line: 109, column: 11, scope: !130)
!133 = !DILocation(line: 109, column: 27, scope: !130)
!134 = !DILocation(line: 110, column: 3, scope: !130)
!135 = !DILocation(line: 112, column: 18, scope: !130)
!136 = !DILocation(line: 113, column: 19, scope: !130)
!137 = !DILocation(line: 113, column: 32, scope: !130)
!138 = !DILocation(line: 113, column: 41, scope: !130)
!139 = !DILocation(line: 113, column: 23, scope: !130)
!140 = !DILocation(line: 117, column: 11, scope: !130)
!141 = !DILocation(line: 116, column: 2, scope: !130)
!142 = !DILocation(line: 120, column: 20, scope: !130)
!143 = !DILocation(line: 120, column: 11, scope: !130)
!144 = !DILocation(line: 116, column: 10, scope: !130)
!145 = !DILocation(line: 124, column: 12, scope: !130)
!146 = !DILocation(line: 124, column: 15, scope: !130)
!147 = !DILocation(line: 124, column: 23, scope: !130)
!148 = !DILocation(line: 125, column: 23, scope: !130)
!149 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!150 = distinct !DISubprogram(name: "Part.state", scope: !149, file: !149, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!151 = !DILocation(line: 125, column: 21, scope: !130)
!152 = !DILocation(line: 57, column: 47, scope: !150, inlinedAt: !151)
!153 = !DILocation(line: 125, column: 28, scope: !130)
!154 = !DILocation(line: 126, column: 22, scope: !130)
!155 = !DILocation(line: 126, column: 19, scope: !130)
!156 = !DILocation(line: 126, column: 38, scope: !130)
!157 = !DILocation(line: 125, column: 41, scope: !130)
!158 = !DILocation(line: 57, column: 47, scope: !150, inlinedAt: !157)
!159 = !DILocation(line: 125, column: 46, scope: !130)
!160 = !DILocation(line: 127, column: 13, scope: !130)
!161 = distinct !DISubprogram(name: "fixed", scope: !129, file: !129, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!162 = !DILocation(line: 135, column: 21, scope: !130)
!163 = !DILocation(line: 166, column: 12, scope: !161, inlinedAt: !162)
!164 = !DILocation(line: 169, column: 20, scope: !161, inlinedAt: !162)
!165 = !DILocation(line: 169, column: 12, scope: !161, inlinedAt: !162)
!166 = !DILocation(line: 172, column: 11, scope: !161, inlinedAt: !162)
!167 = !DILocation(line: 172, column: 14, scope: !161, inlinedAt: !162)
!168 = !DILocation(line: 175, column: 11, scope: !161, inlinedAt: !162)
!169 = !DILocation(line: 175, column: 14, scope: !161, inlinedAt: !162)
!170 = !DILocation(line: 178, column: 11, scope: !161, inlinedAt: !162)
!171 = !DILocation(line: 178, column: 14, scope: !161, inlinedAt: !162)
!172 = !DILocation(line: 123, column: 2, scope: !130)
!173 = !DILocation(line: 125, column: 2, scope: !130)
!174 = !DILocation(line: 125, column: 6, scope: !130)
!175 = !DILocation(line: 126, column: 2, scope: !130)
!176 = !DILocation(line: 126, column: 6, scope: !130)
!177 = !DILocation(line: 127, column: 2, scope: !130)
!178 = !DILocation(line: 128, column: 13, scope: !130)
!179 = !DILocation(line: 129, column: 15, scope: !130)
!180 = !DILocation(line: 130, column: 23, scope: !130)
!181 = !DILocation(line: 130, column: 44, scope: !130)
!182 = !DILocation(line: 130, column: 38, scope: !130)
!183 = !DILocation(line: 131, column: 29, scope: !130)
!184 = !DILocation(line: 131, column: 37, scope: !130)
!185 = !DILocation(line: 131, column: 26, scope: !130)
!186 = !DILocation(line: 131, column: 66, scope: !130)
!187 = !DILocation(line: 131, column: 55, scope: !130)
!188 = !DILocation(line: 132, column: 34, scope: !130)
!189 = !DILocation(line: 132, column: 42, scope: !130)
!190 = !DILocation(line: 132, column: 28, scope: !130)
!191 = !DILocation(line: 132, column: 74, scope: !130)
!192 = !DILocation(line: 132, column: 60, scope: !130)
!193 = distinct !DISubprogram(name: "mean", scope: !129, file: !129, line: 154, type: !4, isDefinition: true, scopeLine: 154, isOptimized: true, unit: !2)
!194 = !DILocation(line: 133, column: 20, scope: !130)
!195 = !DILocation(line: 156, column: 12, scope: !193, inlinedAt: !194)
!196 = !DILocation(line: 156, column: 20, scope: !193, inlinedAt: !194)
!197 = !DILocation(line: 156, column: 27, scope: !193, inlinedAt: !194)
!198 = !DILocation(line: 156, column: 37, scope: !193, inlinedAt: !194)
!199 = !DILocation(line: 157, column: 13, scope: !193, inlinedAt: !194)
!200 = !DILocation(line: 157, column: 21, scope: !193, inlinedAt: !194)
!201 = !DILocation(line: 157, column: 28, scope: !193, inlinedAt: !194)
!202 = !DILocation(line: 157, column: 38, scope: !193, inlinedAt: !194)
!203 = !DILocation(line: 158, column: 13, scope: !193, inlinedAt: !194)
!204 = !DILocation(line: 158, column: 21, scope: !193, inlinedAt: !194)
!205 = !DILocation(line: 158, column: 28, scope: !193, inlinedAt: !194)
!206 = !DILocation(line: 158, column: 38, scope: !193, inlinedAt: !194)
!207 = !DILocation(line: 159, column: 13, scope: !193, inlinedAt: !194)
!208 = !DILocation(line: 159, column: 21, scope: !193, inlinedAt: !194)
!209 = !DILocation(line: 159, column: 28, scope: !193, inlinedAt: !194)
!210 = !DILocation(line: 159, column: 38, scope: !193, inlinedAt: !194)
!211 = !DILocation(line: 133, column: 54, scope: !130)
!212 = !DILocation(line: 156, column: 12, scope: !193, inlinedAt: !211)
!213 = !DILocation(line: 156, column: 20, scope: !193, inlinedAt: !211)
!214 = !DILocation(line: 156, column: 27, scope: !193, inlinedAt: !211)
!215 = !DILocation(line: 156, column: 37, scope: !193, inlinedAt: !211)
!216 = !DILocation(line: 157, column: 13, scope: !193, inlinedAt: !211)
!217 = !DILocation(line: 157, column: 21, scope: !193, inlinedAt: !211)
!218 = !DILocation(line: 157, column: 28, scope: !193, inlinedAt: !211)
!219 = !DILocation(line: 157, column: 38, scope: !193, inlinedAt: !211)
!220 = !DILocation(line: 158, column: 13, scope: !193, inlinedAt: !211)
!221 = !DILocation(line: 158, column: 21, scope: !193, inlinedAt: !211)
!222 = !DILocation(line: 158, column: 28, scope: !193, inlinedAt: !211)
!223 = !DILocation(line: 158, column: 38, scope: !193, inlinedAt: !211)
!224 = !DILocation(line: 159, column: 13, scope: !193, inlinedAt: !211)
!225 = !DILocation(line: 159, column: 21, scope: !193, inlinedAt: !211)
!226 = !DILocation(line: 159, column: 28, scope: !193, inlinedAt: !211)
!227 = !DILocation(line: 159, column: 38, scope: !193, inlinedAt: !211)
!228 = !DILocation(line: 167, column: 7, scope: !161, inlinedAt: !162)
!229 = !DILocation(line: 169, column: 20, scope: !130)
!230 = !DILocation(line: 170, column: 7, scope: !161, inlinedAt: !162)
!231 = !DILocation(line: 172, column: 11, scope: !130)
!232 = !DILocation(line: 173, column: 7, scope: !161, inlinedAt: !162)
!233 = !DILocation(line: 175, column: 11, scope: !130)
!234 = !DILocation(line: 176, column: 7, scope: !161, inlinedAt: !162)
!235 = !DILocation(line: 178, column: 11, scope: !130)
!236 = !DILocation(line: 179, column: 7, scope: !161, inlinedAt: !162)
!237 = !DILocation(line: 181, column: 9, scope: !130)
!238 = !DILocation(line: 135, column: 55, scope: !130)
!239 = !DILocation(line: 166, column: 12, scope: !161, inlinedAt: !238)
!240 = !DILocation(line: 167, column: 7, scope: !161, inlinedAt: !238)
!241 = !DILocation(line: 169, column: 12, scope: !161, inlinedAt: !238)
!242 = !DILocation(line: 170, column: 7, scope: !161, inlinedAt: !238)
!243 = !DILocation(line: 172, column: 14, scope: !161, inlinedAt: !238)
!244 = !DILocation(line: 173, column: 7, scope: !161, inlinedAt: !238)
!245 = !DILocation(line: 175, column: 14, scope: !161, inlinedAt: !238)
!246 = !DILocation(line: 176, column: 7, scope: !161, inlinedAt: !238)
!247 = !DILocation(line: 178, column: 14, scope: !161, inlinedAt: !238)
!248 = !DILocation(line: 179, column: 7, scope: !161, inlinedAt: !238)
!249 = !DILocation(line: 133, column: 3, scope: !130)
!250 = !DILocation(line: 133, column: 8, scope: !130)
!251 = !DILocation(line: 137, column: 28, scope: !130)
!252 = !DILocation(line: 137, column: 9, scope: !130)
!253 = !DILocation(line: 137, column: 23, scope: !130)
!254 = distinct !DISubprogram(name: "distance", scope: !129, file: !129, line: 185, type: !4, isDefinition: true, scopeLine: 185, isOptimized: true, unit: !2)
!255 = !DILocation(line: 138, column: 22, scope: !130)
!256 = !DILocation(line: 186, column: 19, scope: !254, inlinedAt: !255)
!257 = !DILocation(line: 186, column: 28, scope: !254, inlinedAt: !255)
!258 = !DILocation(line: 186, column: 37, scope: !254, inlinedAt: !255)
!259 = !DILocation(line: 186, column: 46, scope: !254, inlinedAt: !255)
!260 = !DILocation(line: 187, column: 10, scope: !254, inlinedAt: !255)
!261 = !DILocation(line: 187, column: 16, scope: !254, inlinedAt: !255)
!262 = !DILocation(line: 187, column: 13, scope: !254, inlinedAt: !255)
!263 = !DILocation(line: 187, column: 22, scope: !254, inlinedAt: !255)
!264 = !DILocation(line: 187, column: 19, scope: !254, inlinedAt: !255)
!265 = !DILocation(line: 187, column: 28, scope: !254, inlinedAt: !255)
!266 = !DILocation(line: 187, column: 25, scope: !254, inlinedAt: !255)
!267 = !DILocation(line: 138, column: 43, scope: !130)
!268 = !DILocation(line: 186, column: 19, scope: !254, inlinedAt: !267)
!269 = !DILocation(line: 186, column: 28, scope: !254, inlinedAt: !267)
!270 = !DILocation(line: 186, column: 37, scope: !254, inlinedAt: !267)
!271 = !DILocation(line: 186, column: 46, scope: !254, inlinedAt: !267)
!272 = !DILocation(line: 187, column: 10, scope: !254, inlinedAt: !267)
!273 = !DILocation(line: 187, column: 16, scope: !254, inlinedAt: !267)
!274 = !DILocation(line: 187, column: 13, scope: !254, inlinedAt: !267)
!275 = !DILocation(line: 187, column: 22, scope: !254, inlinedAt: !267)
!276 = !DILocation(line: 187, column: 19, scope: !254, inlinedAt: !267)
!277 = !DILocation(line: 187, column: 28, scope: !254, inlinedAt: !267)
!278 = !DILocation(line: 187, column: 25, scope: !254, inlinedAt: !267)
!279 = !DILocation(line: 138, column: 33, scope: !130)
!280 = !DILocation(line: 138, column: 3, scope: !130)
!281 = !DILocation(line: 140, column: 39, scope: !130)
!282 = !DILocation(line: 128, column: 19, scope: !130)
!283 = !DILocation(line: 142, column: 10, scope: !130)
!284 = !DILocation(line: 143, column: 33, scope: !130)
!285 = !DILocation(line: 143, column: 30, scope: !130)
!286 = !DILocation(line: 143, column: 54, scope: !130)
!287 = !DILocation(line: 143, column: 62, scope: !130)
!288 = !DILocation(line: 143, column: 51, scope: !130)
!289 = !DILocation(line: 143, column: 91, scope: !130)
!290 = !DILocation(line: 143, column: 80, scope: !130)
!291 = !DILocation(line: 143, column: 14, scope: !130)
!292 = !DILocation(line: 156, column: 12, scope: !193, inlinedAt: !291)
!293 = !DILocation(line: 156, column: 20, scope: !193, inlinedAt: !291)
!294 = !DILocation(line: 156, column: 27, scope: !193, inlinedAt: !291)
!295 = !DILocation(line: 156, column: 37, scope: !193, inlinedAt: !291)
!296 = !DILocation(line: 157, column: 13, scope: !193, inlinedAt: !291)
!297 = !DILocation(line: 157, column: 21, scope: !193, inlinedAt: !291)
!298 = !DILocation(line: 157, column: 28, scope: !193, inlinedAt: !291)
!299 = !DILocation(line: 157, column: 38, scope: !193, inlinedAt: !291)
!300 = !DILocation(line: 158, column: 13, scope: !193, inlinedAt: !291)
!301 = !DILocation(line: 158, column: 21, scope: !193, inlinedAt: !291)
!302 = !DILocation(line: 158, column: 28, scope: !193, inlinedAt: !291)
!303 = !DILocation(line: 158, column: 38, scope: !193, inlinedAt: !291)
!304 = !DILocation(line: 159, column: 13, scope: !193, inlinedAt: !291)
!305 = !DILocation(line: 159, column: 21, scope: !193, inlinedAt: !291)
!306 = !DILocation(line: 159, column: 28, scope: !193, inlinedAt: !291)
!307 = !DILocation(line: 159, column: 38, scope: !193, inlinedAt: !291)
!308 = !DILocation(line: 145, column: 15, scope: !130)
!309 = !DILocation(line: 166, column: 12, scope: !161, inlinedAt: !308)
!310 = !DILocation(line: 167, column: 7, scope: !161, inlinedAt: !308)
!311 = !DILocation(line: 169, column: 12, scope: !161, inlinedAt: !308)
!312 = !DILocation(line: 170, column: 7, scope: !161, inlinedAt: !308)
!313 = !DILocation(line: 172, column: 14, scope: !161, inlinedAt: !308)
!314 = !DILocation(line: 173, column: 7, scope: !161, inlinedAt: !308)
!315 = !DILocation(line: 175, column: 14, scope: !161, inlinedAt: !308)
!316 = !DILocation(line: 176, column: 7, scope: !161, inlinedAt: !308)
!317 = !DILocation(line: 178, column: 14, scope: !161, inlinedAt: !308)
!318 = !DILocation(line: 179, column: 7, scope: !161, inlinedAt: !308)
!319 = !DILocation(line: 143, column: 3, scope: !130)
!320 = !DILocation(line: 147, column: 9, scope: !130)
!321 = !DILocation(line: 148, column: 22, scope: !130)
!322 = !DILocation(line: 186, column: 19, scope: !254, inlinedAt: !321)
!323 = !DILocation(line: 186, column: 28, scope: !254, inlinedAt: !321)
!324 = !DILocation(line: 186, column: 37, scope: !254, inlinedAt: !321)
!325 = !DILocation(line: 186, column: 46, scope: !254, inlinedAt: !321)
!326 = !DILocation(line: 187, column: 10, scope: !254, inlinedAt: !321)
!327 = !DILocation(line: 187, column: 16, scope: !254, inlinedAt: !321)
!328 = !DILocation(line: 187, column: 13, scope: !254, inlinedAt: !321)
!329 = !DILocation(line: 187, column: 22, scope: !254, inlinedAt: !321)
!330 = !DILocation(line: 187, column: 19, scope: !254, inlinedAt: !321)
!331 = !DILocation(line: 187, column: 28, scope: !254, inlinedAt: !321)
!332 = !DILocation(line: 187, column: 25, scope: !254, inlinedAt: !321)
!333 = !DILocation(line: 148, column: 3, scope: !130)
!334 = !DILocation(line: 150, column: 2, scope: !130)
!335 = distinct !DISubprogram(name: "sweep", scope: !129, file: !129, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!336 = !DILocation(line: 42, column: 6, scope: !335)
!337 = distinct !DISubprogram(name: "send", scope: !129, file: !129, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!338 = distinct !DISubprogram(name: "sweepTile", scope: !129, file: !129, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!339 = !DILocation(line: 45, column: 23, scope: !335)
!340 = !DILocation(line: 82, column: 8, scope: !338, inlinedAt: !339)
!341 = !DILocation(line: 101, column: 20, scope: !337, inlinedAt: !340)
!342 = !DILocation(line: 44, column: 24, scope: !335)
!343 = !DILocation(line: 58, column: 32, scope: !338, inlinedAt: !339)
!344 = !DILocation(line: 67, column: 64, scope: !338, inlinedAt: !339)
!345 = distinct !DISubprogram(name: "haloSignal", scope: !129, file: !129, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!346 = !DILocation(line: 67, column: 40, scope: !338, inlinedAt: !339)
!347 = !DILocation(line: 22, column: 21, scope: !345, inlinedAt: !346)
!348 = !DILocation(line: 22, column: 29, scope: !345, inlinedAt: !346)
!349 = !DILocation(line: 67, column: 89, scope: !338, inlinedAt: !339)
!350 = !DILocation(line: 70, column: 40, scope: !338, inlinedAt: !339)
!351 = !DILocation(line: 22, column: 23, scope: !345, inlinedAt: !350)
!352 = !DILocation(line: 22, column: 29, scope: !345, inlinedAt: !350)
!353 = !DILocation(line: 77, column: 60, scope: !338, inlinedAt: !339)
!354 = !DILocation(line: 78, column: 40, scope: !338, inlinedAt: !339)
!355 = !DILocation(line: 82, column: 63, scope: !338, inlinedAt: !339)
!356 = !DILocation(line: 99, column: 18, scope: !337, inlinedAt: !340)
!357 = !DILocation(line: 57, column: 47, scope: !150, inlinedAt: !356)
!358 = !DILocation(line: 99, column: 24, scope: !337, inlinedAt: !340)
!359 = !DILocation(line: 100, column: 19, scope: !337, inlinedAt: !340)
!360 = !DILocation(line: 100, column: 42, scope: !337, inlinedAt: !340)
!361 = !DILocation(line: 100, column: 39, scope: !337, inlinedAt: !340)
!362 = !DILocation(line: 102, column: 13, scope: !337, inlinedAt: !340)
!363 = !DILocation(line: 22, column: 21, scope: !345, inlinedAt: !362)
!364 = !DILocation(line: 22, column: 23, scope: !345, inlinedAt: !362)
!365 = !DILocation(line: 22, column: 29, scope: !345, inlinedAt: !362)
!366 = !DILocation(line: 85, column: 8, scope: !338, inlinedAt: !339)
!367 = !DILocation(line: 100, column: 24, scope: !337, inlinedAt: !366)
!368 = !DILocation(line: 100, column: 19, scope: !337, inlinedAt: !366)
!369 = !DILocation(line: 102, column: 13, scope: !337, inlinedAt: !366)
!370 = !DILocation(line: 22, column: 29, scope: !345, inlinedAt: !369)
!371 = !DILocation(line: 101, column: 20, scope: !337, inlinedAt: !366)
!372 = !DILocation(line: 44, column: 27, scope: !335)
!373 = !DILocation(line: 43, column: 2, scope: !335)
!374 = !DILocation(line: 44, column: 6, scope: !335)
!375 = !DILocation(line: 44, column: 35, scope: !335)
!376 = !DILocation(line: 58, column: 65, scope: !338, inlinedAt: !339)
!377 = !{i32 1, i32 -2147483648}
!378 = !{i32 1, i32 65536}
!379 = !DILocation(line: 58, column: 69, scope: !338, inlinedAt: !339)
!380 = !DILocation(line: 58, column: 53, scope: !338, inlinedAt: !339)
!381 = !DILocation(line: 59, column: 36, scope: !338, inlinedAt: !339)
!382 = !DILocation(line: 59, column: 25, scope: !338, inlinedAt: !339)
!383 = !DILocation(line: 59, column: 54, scope: !338, inlinedAt: !339)
!384 = !DILocation(line: 59, column: 41, scope: !338, inlinedAt: !339)
!385 = distinct !DISubprogram(name: "Part.strip", scope: !149, file: !149, line: 60, type: !4, isDefinition: true, scopeLine: 60, isOptimized: true, unit: !2)
!386 = !DILocation(line: 60, column: 19, scope: !338, inlinedAt: !339)
!387 = !DILocation(line: 60, column: 42, scope: !385, inlinedAt: !386)
!388 = !DILocation(line: 60, column: 56, scope: !385, inlinedAt: !386)
!389 = !DILocation(line: 60, column: 51, scope: !385, inlinedAt: !386)
!390 = !DILocation(line: 60, column: 69, scope: !385, inlinedAt: !386)
!391 = !DILocation(line: 60, column: 41, scope: !338, inlinedAt: !339)
!392 = !DILocation(line: 60, column: 35, scope: !338, inlinedAt: !339)
!393 = !DILocation(line: 60, column: 42, scope: !385, inlinedAt: !392)
!394 = !DILocation(line: 60, column: 56, scope: !385, inlinedAt: !392)
!395 = !DILocation(line: 60, column: 51, scope: !385, inlinedAt: !392)
!396 = !DILocation(line: 60, column: 69, scope: !385, inlinedAt: !392)
!397 = !DILocation(line: 61, column: 15, scope: !338, inlinedAt: !339)
!398 = !DILocation(line: 61, column: 31, scope: !338, inlinedAt: !339)
!399 = !DILocation(line: 65, column: 20, scope: !338, inlinedAt: !339)
!400 = !DILocation(line: 65, column: 23, scope: !338, inlinedAt: !339)
!401 = !DILocation(line: 22, column: 38, scope: !345, inlinedAt: !346)
!402 = !DILocation(line: 22, column: 16, scope: !345, inlinedAt: !346)
!403 = !DILocation(line: 67, column: 26, scope: !338, inlinedAt: !339)
!404 = !DILocation(line: 22, column: 38, scope: !345, inlinedAt: !350)
!405 = !DILocation(line: 22, column: 16, scope: !345, inlinedAt: !350)
!406 = !DILocation(line: 70, column: 26, scope: !338, inlinedAt: !339)
!407 = !DILocation(line: 73, column: 17, scope: !338, inlinedAt: !339)
!408 = !DILocation(line: 74, column: 31, scope: !338, inlinedAt: !339)
!409 = !DILocation(line: 75, column: 20, scope: !338, inlinedAt: !339)
!410 = !DILocation(line: 75, column: 4, scope: !338, inlinedAt: !339)
!411 = !DILocation(line: 63, column: 2, scope: !338, inlinedAt: !339)
!412 = !DILocation(line: 77, column: 47, scope: !338, inlinedAt: !339)
!413 = !DILocation(line: 77, column: 30, scope: !338, inlinedAt: !339)
!414 = !DILocation(line: 78, column: 20, scope: !338, inlinedAt: !339)
!415 = !DILocation(line: 78, column: 4, scope: !338, inlinedAt: !339)
!416 = !DILocation(line: 80, column: 17, scope: !338, inlinedAt: !339)
!417 = !DILocation(line: 96, column: 26, scope: !337, inlinedAt: !340)
!418 = !DILocation(line: 97, column: 13, scope: !337, inlinedAt: !340)
!419 = !DILocation(line: 98, column: 14, scope: !337, inlinedAt: !340)
!420 = !DILocation(line: 98, column: 11, scope: !337, inlinedAt: !340)
!421 = !DILocation(line: 101, column: 47, scope: !337, inlinedAt: !340)
!422 = !DILocation(line: 101, column: 55, scope: !337, inlinedAt: !340)
!423 = !DILocation(line: 101, column: 43, scope: !337, inlinedAt: !340)
!424 = !DILocation(line: 101, column: 76, scope: !337, inlinedAt: !340)
!425 = !DILocation(line: 101, column: 84, scope: !337, inlinedAt: !340)
!426 = !DILocation(line: 101, column: 72, scope: !337, inlinedAt: !340)
!427 = !DILocation(line: 22, column: 38, scope: !345, inlinedAt: !362)
!428 = !DILocation(line: 22, column: 16, scope: !345, inlinedAt: !362)
!429 = !DILocation(line: 96, column: 26, scope: !337, inlinedAt: !366)
!430 = !DILocation(line: 97, column: 13, scope: !337, inlinedAt: !366)
!431 = !DILocation(line: 98, column: 14, scope: !337, inlinedAt: !366)
!432 = !DILocation(line: 98, column: 11, scope: !337, inlinedAt: !366)
!433 = !DILocation(line: 101, column: 47, scope: !337, inlinedAt: !366)
!434 = !DILocation(line: 101, column: 55, scope: !337, inlinedAt: !366)
!435 = !DILocation(line: 101, column: 43, scope: !337, inlinedAt: !366)
!436 = !DILocation(line: 101, column: 76, scope: !337, inlinedAt: !366)
!437 = !DILocation(line: 101, column: 84, scope: !337, inlinedAt: !366)
!438 = !DILocation(line: 101, column: 72, scope: !337, inlinedAt: !366)
!439 = !DILocation(line: 22, column: 38, scope: !345, inlinedAt: !369)
!440 = !DILocation(line: 22, column: 16, scope: !345, inlinedAt: !369)
!441 = !DILocation(line: 88, column: 41, scope: !338, inlinedAt: !339)
!442 = !DILocation(line: 88, column: 53, scope: !338, inlinedAt: !339)
!443 = !DILocation(line: 88, column: 24, scope: !338, inlinedAt: !339)
!444 = !DILocation(line: 88, column: 17, scope: !338, inlinedAt: !339)
!445 = !DILocation(line: 45, column: 3, scope: !335)
!446 = !DILocation(line: 44, column: 46, scope: !335)
!447 = !DILocation(line: 47, column: 2, scope: !335)
!448 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!449 = !DILocation(line: 24, column: 6, scope: !448)
!450 = distinct !DISubprogram(name: "SumByWarp", scope: !9, file: !9, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!451 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!452 = !DILocation(line: 45, column: 10, scope: !448)
!453 = !DILocation(line: 44, column: 32, scope: !451, inlinedAt: !452)
!454 = !DILocation(line: 83, column: 21, scope: !450, inlinedAt: !453)
!455 = !DILocation(line: 25, column: 16, scope: !448)
!456 = !DILocation(line: 26, column: 18, scope: !448)
!457 = !DILocation(line: 26, column: 21, scope: !448)
!458 = !DILocation(line: 27, column: 10, scope: !448)
!459 = !DILocation(line: 27, column: 8, scope: !448)
!460 = !DILocation(line: 27, column: 24, scope: !448)
!461 = !DILocation(line: 29, column: 11, scope: !448)
!462 = !DILocation(line: 30, column: 25, scope: !448)
!463 = !DILocation(line: 30, column: 23, scope: !448)
!464 = !DILocation(line: 30, column: 37, scope: !448)
!465 = !DILocation(line: 31, column: 23, scope: !448)
!466 = !DILocation(line: 32, column: 14, scope: !448)
!467 = !DILocation(line: 34, column: 4, scope: !448)
!468 = !DILocation(line: 37, column: 15, scope: !448)
!469 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!470 = !DILocation(line: 37, column: 31, scope: !448)
!471 = !DILocation(line: 38, column: 24, scope: !469, inlinedAt: !470)
!472 = !DILocation(line: 38, column: 67, scope: !469, inlinedAt: !470)
!473 = !DILocation(line: 38, column: 53, scope: !469, inlinedAt: !470)
!474 = !DILocation(line: 38, column: 47, scope: !469, inlinedAt: !470)
!475 = !DILocation(line: 38, column: 10, scope: !448)
!476 = !DILocation(line: 41, column: 12, scope: !448)
!477 = distinct !DISubprogram(name: "fieldIn", scope: !129, file: !129, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!478 = !DILocation(line: 42, column: 29, scope: !448)
!479 = !DILocation(line: 36, column: 43, scope: !477, inlinedAt: !478)
!480 = !DILocation(line: 42, column: 18, scope: !448)
!481 = !DILocation(line: 40, column: 2, scope: !448)
!482 = !DILocation(line: 44, column: 15, scope: !448)
!483 = !DILocation(line: 44, column: 31, scope: !448)
!484 = !DILocation(line: 38, column: 24, scope: !469, inlinedAt: !483)
!485 = !DILocation(line: 38, column: 67, scope: !469, inlinedAt: !483)
!486 = !DILocation(line: 38, column: 53, scope: !469, inlinedAt: !483)
!487 = !DILocation(line: 38, column: 47, scope: !469, inlinedAt: !483)
!488 = !DILocation(line: 44, column: 58, scope: !451, inlinedAt: !452)
!489 = !DILocation(line: 45, column: 25, scope: !448)
!490 = !DILocation(line: 85, column: 33, scope: !450, inlinedAt: !453)
!491 = distinct !DISubprogram(name: "Await", scope: !108, file: !108, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!492 = !DILocation(line: 86, column: 18, scope: !450, inlinedAt: !453)
!493 = !DILocation(line: 21, column: 40, scope: !491, inlinedAt: !492)
!494 = !DILocation(line: 85, column: 33, scope: !448)
!495 = !DILocation(line: 86, column: 39, scope: !450, inlinedAt: !453)
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
!507 = !DILocation(line: 86, column: 3, scope: !450, inlinedAt: !453)
!508 = distinct !DISubprogram(name: "reduce", scope: !62, file: !62, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!509 = distinct !DISubprogram(name: "ReduceAdd", scope: !62, file: !62, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!510 = !DILocation(line: 88, column: 22, scope: !450, inlinedAt: !453)
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
!526 = !DILocation(line: 45, column: 22, scope: !451, inlinedAt: !452)
!527 = !DILocation(line: 48, column: 12, scope: !451, inlinedAt: !452)
!528 = !DILocation(line: 49, column: 11, scope: !451, inlinedAt: !452)
!529 = !DILocation(line: 50, column: 22, scope: !451, inlinedAt: !452)
!530 = !DILocation(line: 50, column: 12, scope: !451, inlinedAt: !452)
!531 = !DILocation(line: 47, column: 14, scope: !448)
!532 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!533 = !DILocation(line: 48, column: 9, scope: !448)
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
!582 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!583 = !DILocation(line: 59, column: 6, scope: !582)
!584 = !DILocation(line: 71, column: 11, scope: !582)
!585 = !DILocation(line: 44, column: 32, scope: !451, inlinedAt: !584)
!586 = !DILocation(line: 83, column: 21, scope: !450, inlinedAt: !585)
!587 = !DILocation(line: 60, column: 14, scope: !582)
!588 = !DILocation(line: 36, column: 43, scope: !477, inlinedAt: !587)
!589 = !DILocation(line: 67, column: 13, scope: !582)
!590 = !DILocation(line: 59, column: 93, scope: !582)
!591 = !DILocation(line: 59, column: 110, scope: !582)
!592 = !DILocation(line: 59, column: 123, scope: !582)
!593 = !DILocation(line: 59, column: 132, scope: !582)
!594 = !DILocation(line: 62, column: 14, scope: !582)
!595 = !DILocation(line: 62, column: 30, scope: !582)
!596 = !DILocation(line: 38, column: 19, scope: !469, inlinedAt: !595)
!597 = !DILocation(line: 38, column: 24, scope: !469, inlinedAt: !595)
!598 = !DILocation(line: 38, column: 63, scope: !469, inlinedAt: !595)
!599 = !DILocation(line: 38, column: 67, scope: !469, inlinedAt: !595)
!600 = !DILocation(line: 38, column: 53, scope: !469, inlinedAt: !595)
!601 = !DILocation(line: 38, column: 47, scope: !469, inlinedAt: !595)
!602 = !DILocation(line: 63, column: 11, scope: !582)
!603 = !DILocation(line: 66, column: 20, scope: !582)
!604 = !DILocation(line: 66, column: 13, scope: !582)
!605 = !DILocation(line: 68, column: 19, scope: !582)
!606 = !DILocation(line: 65, column: 3, scope: !582)
!607 = !DILocation(line: 70, column: 14, scope: !582)
!608 = !DILocation(line: 70, column: 30, scope: !582)
!609 = !DILocation(line: 38, column: 19, scope: !469, inlinedAt: !608)
!610 = !DILocation(line: 38, column: 24, scope: !469, inlinedAt: !608)
!611 = !DILocation(line: 38, column: 63, scope: !469, inlinedAt: !608)
!612 = !DILocation(line: 38, column: 67, scope: !469, inlinedAt: !608)
!613 = !DILocation(line: 38, column: 53, scope: !469, inlinedAt: !608)
!614 = !DILocation(line: 38, column: 47, scope: !469, inlinedAt: !608)
!615 = !DILocation(line: 44, column: 58, scope: !451, inlinedAt: !584)
!616 = !DILocation(line: 71, column: 26, scope: !582)
!617 = !DILocation(line: 85, column: 33, scope: !450, inlinedAt: !585)
!618 = !DILocation(line: 86, column: 18, scope: !450, inlinedAt: !585)
!619 = !DILocation(line: 21, column: 40, scope: !491, inlinedAt: !618)
!620 = !DILocation(line: 85, column: 33, scope: !582)
!621 = !DILocation(line: 86, column: 39, scope: !450, inlinedAt: !585)
!622 = !DILocation(line: 93, column: 19, scope: !112, inlinedAt: !621)
!623 = !DILocation(line: 93, column: 13, scope: !112, inlinedAt: !621)
!624 = !DILocation(line: 93, column: 22, scope: !112, inlinedAt: !621)
!625 = !DILocation(line: 93, column: 27, scope: !112, inlinedAt: !621)
!626 = !DILocation(line: 93, column: 33, scope: !112, inlinedAt: !621)
!627 = !DILocation(line: 21, column: 48, scope: !491, inlinedAt: !618)
!628 = !DILocation(line: 32, column: 78, scope: !121, inlinedAt: !627)
!629 = !DILocation(line: 32, column: 71, scope: !121, inlinedAt: !627)
!630 = !DILocation(line: 32, column: 87, scope: !121, inlinedAt: !627)
!631 = !DILocation(line: 32, column: 92, scope: !121, inlinedAt: !627)
!632 = !DILocation(line: 21, column: 25, scope: !491, inlinedAt: !618)
!633 = !DILocation(line: 86, column: 3, scope: !450, inlinedAt: !585)
!634 = !DILocation(line: 88, column: 22, scope: !450, inlinedAt: !585)
!635 = !DILocation(line: 8, column: 15, scope: !509, inlinedAt: !634)
!636 = !DILocation(line: 45, column: 16, scope: !508, inlinedAt: !635)
!637 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !636)
!638 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !636)
!639 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !636)
!640 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !636)
!641 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !636)
!642 = !DILocation(line: 8, column: 76, scope: !509, inlinedAt: !634)
!643 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !636)
!644 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !636)
!645 = !DILocation(line: 77, column: 2, scope: !63, inlinedAt: !636)
!646 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !636)
!647 = !DILocation(line: 78, column: 22, scope: !63, inlinedAt: !636)
!648 = !DILocation(line: 79, column: 23, scope: !63, inlinedAt: !636)
!649 = !DILocation(line: 78, column: 27, scope: !63, inlinedAt: !636)
!650 = !DILocation(line: 45, column: 19, scope: !451, inlinedAt: !584)
!651 = !DILocation(line: 45, column: 22, scope: !451, inlinedAt: !584)
!652 = !DILocation(line: 48, column: 12, scope: !451, inlinedAt: !584)
!653 = !DILocation(line: 49, column: 11, scope: !451, inlinedAt: !584)
!654 = !DILocation(line: 50, column: 12, scope: !451, inlinedAt: !584)
!655 = !DILocation(line: 74, column: 6, scope: !582)
!656 = !DILocation(line: 74, column: 19, scope: !582)
!657 = !DILocation(line: 76, column: 13, scope: !582)
!658 = !DILocation(line: 78, column: 14, scope: !582)
!659 = !DILocation(line: 79, column: 10, scope: !582)
!660 = !DILocation(line: 56, column: 41, scope: !532, inlinedAt: !659)
!661 = !DILocation(line: 56, column: 22, scope: !532, inlinedAt: !659)
!662 = !DILocation(line: 8, column: 15, scope: !65, inlinedAt: !661)
!663 = !DILocation(line: 45, column: 16, scope: !64, inlinedAt: !662)
!664 = !DILocation(line: 70, column: 13, scope: !63, inlinedAt: !663)
!665 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !663)
!666 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !663)
!667 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !663)
!668 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !663)
!669 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !663)
!670 = !DILocation(line: 8, column: 76, scope: !65, inlinedAt: !661)
!671 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !663)
!672 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !663)
!673 = !DILocation(line: 77, column: 2, scope: !63, inlinedAt: !663)
!674 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !663)
!675 = !DILocation(line: 78, column: 22, scope: !63, inlinedAt: !663)
!676 = !DILocation(line: 79, column: 23, scope: !63, inlinedAt: !663)
!677 = !DILocation(line: 78, column: 27, scope: !63, inlinedAt: !663)
!678 = !DILocation(line: 46, column: 14, scope: !64, inlinedAt: !662)
!679 = !DILocation(line: 26, column: 44, scope: !84, inlinedAt: !678)
!680 = !DILocation(line: 26, column: 47, scope: !84, inlinedAt: !678)
!681 = !DILocation(line: 26, column: 59, scope: !84, inlinedAt: !678)
!682 = !DILocation(line: 26, column: 64, scope: !84, inlinedAt: !678)
!683 = !DILocation(line: 47, column: 7, scope: !64, inlinedAt: !662)
!684 = !DILocation(line: 50, column: 31, scope: !64, inlinedAt: !662)
!685 = !DILocation(line: 51, column: 10, scope: !64, inlinedAt: !662)
!686 = !DILocation(line: 52, column: 11, scope: !64, inlinedAt: !662)
!687 = !DILocation(line: 52, column: 14, scope: !64, inlinedAt: !662)
!688 = !DILocation(line: 53, column: 15, scope: !64, inlinedAt: !662)
!689 = !DILocation(line: 53, column: 17, scope: !64, inlinedAt: !662)
!690 = !DILocation(line: 53, column: 8, scope: !64, inlinedAt: !662)
!691 = !DILocation(line: 55, column: 10, scope: !64, inlinedAt: !662)
!692 = !DILocation(line: 56, column: 11, scope: !64, inlinedAt: !662)
!693 = !DILocation(line: 43, column: 50, scope: !64, inlinedAt: !662)
!694 = !DILocation(line: 57, column: 6, scope: !64, inlinedAt: !662)
!695 = !DILocation(line: 57, column: 16, scope: !64, inlinedAt: !662)
!696 = !DILocation(line: 58, column: 17, scope: !64, inlinedAt: !662)
!697 = !DILocation(line: 57, column: 21, scope: !64, inlinedAt: !662)
!698 = !DILocation(line: 57, column: 19, scope: !532, inlinedAt: !659)
!699 = !DILocation(line: 57, column: 22, scope: !532, inlinedAt: !659)
!700 = !DILocation(line: 58, column: 7, scope: !532, inlinedAt: !659)
!701 = !DILocation(line: 90, column: 27, scope: !14, inlinedAt: !700)
!702 = !DILocation(line: 91, column: 27, scope: !14, inlinedAt: !700)
!703 = !DILocation(line: 91, column: 22, scope: !14, inlinedAt: !700)
!704 = !DILocation(line: 91, column: 30, scope: !14, inlinedAt: !700)
!705 = !DILocation(line: 91, column: 43, scope: !14, inlinedAt: !700)
!706 = !DILocation(line: 91, column: 49, scope: !14, inlinedAt: !700)
!707 = !DILocation(line: 91, column: 18, scope: !14, inlinedAt: !700)
!708 = !DILocation(line: 58, column: 30, scope: !532, inlinedAt: !659)
!709 = !DILocation(line: 58, column: 44, scope: !532, inlinedAt: !659)
!710 = !DILocation(line: 58, column: 34, scope: !532, inlinedAt: !659)
!711 = !DILocation(line: 58, column: 48, scope: !532, inlinedAt: !659)
!712 = !DILocation(line: 58, column: 19, scope: !532, inlinedAt: !659)
!713 = !DILocation(line: 81, column: 16, scope: !582)
!714 = !DILocation(line: 82, column: 12, scope: !582)
!715 = !DILocation(line: 82, column: 29, scope: !582)
!716 = !DILocation(line: 82, column: 35, scope: !582)
!717 = !DILocation(line: 83, column: 4, scope: !582)
!718 = !DILocation(line: 85, column: 3, scope: !582)
!719 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 94, type: !4, isDefinition: true, scopeLine: 94, isOptimized: true, unit: !2)
!720 = !DILocation(line: 94, column: 6, scope: !719)
!721 = !DILocation(line: 97, column: 10, scope: !719)
!722 = !DILocation(line: 44, column: 32, scope: !451, inlinedAt: !721)
!723 = !DILocation(line: 83, column: 21, scope: !450, inlinedAt: !722)
!724 = !DILocation(line: 95, column: 14, scope: !719)
!725 = !DILocation(line: 95, column: 18, scope: !719)
!726 = !DILocation(line: 95, column: 35, scope: !719)
!727 = !DILocation(line: 95, column: 39, scope: !719)
!728 = !DILocation(line: 96, column: 10, scope: !719)
!729 = !DILocation(line: 44, column: 58, scope: !451, inlinedAt: !721)
!730 = !DILocation(line: 85, column: 33, scope: !450, inlinedAt: !722)
!731 = !DILocation(line: 86, column: 18, scope: !450, inlinedAt: !722)
!732 = !DILocation(line: 21, column: 40, scope: !491, inlinedAt: !731)
!733 = !DILocation(line: 85, column: 33, scope: !719)
!734 = !DILocation(line: 86, column: 39, scope: !450, inlinedAt: !722)
!735 = !DILocation(line: 93, column: 19, scope: !112, inlinedAt: !734)
!736 = !DILocation(line: 93, column: 13, scope: !112, inlinedAt: !734)
!737 = !DILocation(line: 93, column: 22, scope: !112, inlinedAt: !734)
!738 = !DILocation(line: 93, column: 27, scope: !112, inlinedAt: !734)
!739 = !DILocation(line: 93, column: 33, scope: !112, inlinedAt: !734)
!740 = !DILocation(line: 21, column: 48, scope: !491, inlinedAt: !731)
!741 = !DILocation(line: 32, column: 78, scope: !121, inlinedAt: !740)
!742 = !DILocation(line: 32, column: 71, scope: !121, inlinedAt: !740)
!743 = !DILocation(line: 32, column: 87, scope: !121, inlinedAt: !740)
!744 = !DILocation(line: 32, column: 92, scope: !121, inlinedAt: !740)
!745 = !DILocation(line: 21, column: 25, scope: !491, inlinedAt: !731)
!746 = !DILocation(line: 86, column: 3, scope: !450, inlinedAt: !722)
!747 = !DILocation(line: 88, column: 22, scope: !450, inlinedAt: !722)
!748 = !DILocation(line: 8, column: 15, scope: !509, inlinedAt: !747)
!749 = !DILocation(line: 45, column: 16, scope: !508, inlinedAt: !748)
!750 = !DILocation(line: 71, column: 7, scope: !63, inlinedAt: !749)
!751 = !DILocation(line: 66, column: 35, scope: !63, inlinedAt: !749)
!752 = !DILocation(line: 72, column: 7, scope: !63, inlinedAt: !749)
!753 = !DILocation(line: 72, column: 35, scope: !63, inlinedAt: !749)
!754 = !DILocation(line: 73, column: 23, scope: !63, inlinedAt: !749)
!755 = !DILocation(line: 8, column: 76, scope: !509, inlinedAt: !747)
!756 = !DILocation(line: 72, column: 40, scope: !63, inlinedAt: !749)
!757 = !DILocation(line: 77, column: 16, scope: !63, inlinedAt: !749)
!758 = !DILocation(line: 77, column: 2, scope: !63, inlinedAt: !749)
!759 = !DILocation(line: 78, column: 6, scope: !63, inlinedAt: !749)
!760 = !DILocation(line: 78, column: 22, scope: !63, inlinedAt: !749)
!761 = !DILocation(line: 79, column: 23, scope: !63, inlinedAt: !749)
!762 = !DILocation(line: 78, column: 27, scope: !63, inlinedAt: !749)
!763 = !DILocation(line: 45, column: 19, scope: !451, inlinedAt: !721)
!764 = !DILocation(line: 45, column: 22, scope: !451, inlinedAt: !721)
!765 = !DILocation(line: 48, column: 12, scope: !451, inlinedAt: !721)
!766 = !DILocation(line: 49, column: 11, scope: !451, inlinedAt: !721)
!767 = !DILocation(line: 50, column: 19, scope: !451, inlinedAt: !721)
!768 = !DILocation(line: 50, column: 22, scope: !451, inlinedAt: !721)
!769 = !DILocation(line: 50, column: 12, scope: !451, inlinedAt: !721)
!770 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!771 = !DILocation(line: 105, column: 6, scope: !770)
!772 = !DILocation(line: 117, column: 16, scope: !770)
!773 = !DILocation(line: 107, column: 21, scope: !770)
!774 = !DILocation(line: 117, column: 20, scope: !770)
!775 = !DILocation(line: 107, column: 24, scope: !770)
!776 = !DILocation(line: 107, column: 6, scope: !770)
!777 = !DILocation(line: 107, column: 29, scope: !770)
!778 = !DILocation(line: 108, column: 16, scope: !770)
!779 = !DILocation(line: 108, column: 11, scope: !770)
!780 = !DILocation(line: 108, column: 24, scope: !770)
!781 = !DILocation(line: 109, column: 10, scope: !770)
!782 = !DILocation(line: 109, column: 21, scope: !770)
!783 = !DILocation(line: 112, column: 26, scope: !770)
!784 = !DILocation(line: 112, column: 36, scope: !770)
!785 = !DILocation(line: 112, column: 39, scope: !770)
!786 = !DILocation(line: 112, column: 24, scope: !770)
!787 = !DILocation(line: 113, column: 34, scope: !770)
!788 = !DILocation(line: 114, column: 33, scope: !770)
!789 = !DILocation(line: 114, column: 36, scope: !770)
!790 = !DILocation(line: 114, column: 46, scope: !770)
!791 = !DILocation(line: 114, column: 54, scope: !770)
!792 = !DILocation(line: 114, column: 44, scope: !770)
!793 = !DILocation(line: 114, column: 28, scope: !770)
!794 = !DILocation(line: 114, column: 16, scope: !770)
!795 = !DILocation(line: 116, column: 17, scope: !770)
!796 = !DILocation(line: 118, column: 13, scope: !770)
!797 = !DILocation(line: 107, column: 53, scope: !770)
!798 = !DILocation(line: 107, column: 39, scope: !770)
!799 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!800 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!801 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!802 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!803 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i64, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!804 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!805 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!806 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!807 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!808 = !{void (float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!809 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!810 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!811 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!812 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!813 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!814 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!815 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!816 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
