target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_reduce_50 = addrspace(3) global [32 x double] undef, align 16
@llvm.used = appending global [4 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve to i8*), i8* bitcast (void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample to i8*)], section "llvm.metadata"

define internal i32 @gpuc_fn_solver_publish(double* %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, double* %p8, i64 %p9, i64 %p10, i64* %p11, i64 %p12, i64 %p13, i32 %p14, i8* %ctrl) nounwind convergent !dbg !7 {
entry:
	%0 = alloca [8 x double], align 8, !dbg !8
	br label %b0, !dbg !8

b0:
	%1 = getelementptr inbounds i32, i32* %p5, i64 0, !dbg !9
	%2 = icmp uge i64 0, %p6, !dbg !9
	br i1 %2, label %b0_fail1, label %b0_ok1, !dbg !9, !prof !10

b0_ok1:
	%3 = load i32, i32* %1, align 4, !dbg !9
	%4 = add i32 %3, 1, !dbg !15
	%5 = sdiv i64 %p1, 2, !dbg !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !17, !range !18
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !17, !range !18
	%8 = mul i32 %6, %7, !dbg !17
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !17, !range !19
	%10 = mul i32 %8, %9, !dbg !17
	%11 = sext i32 %10 to i64, !dbg !17
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !20, !range !12
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !20, !range !12
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !20, !range !14
	%15 = mul i32 %7, %14, !dbg !20
	%16 = add i32 %13, %15, !dbg !20
	%17 = mul i32 %6, %16, !dbg !20
	%18 = add i32 %12, %17, !dbg !20
	%19 = sext i32 %18 to i64, !dbg !20
	%20 = zext i32 %p14 to i64, !dbg !23
	%21 = trunc i64 %11 to i32, !dbg !24
	%22 = mul i32 %21, 2, !dbg !24
	%23 = zext i32 %22 to i64, !dbg !24
	%24 = mul i32 %21, 3, !dbg !25
	%25 = zext i32 %24 to i64, !dbg !25
	%26 = mul i32 %21, 4, !dbg !26
	%27 = zext i32 %26 to i64, !dbg !26
	%28 = icmp ule i64 %p1, 281474976710655, !dbg !27
	%29 = add i64 %20, -1, !dbg !27
	%30 = sext i32 %6 to i64, !dbg !27
	%31 = trunc i64 %30 to i32, !dbg !27
	%32 = mul i32 %31, 2, !dbg !27
	%33 = sext i32 %7 to i64, !dbg !27
	%34 = trunc i64 %33 to i32, !dbg !27
	%35 = mul i32 %34, %32, !dbg !27
	%36 = sext i32 %14 to i64, !dbg !27
	%37 = trunc i64 %36 to i32, !dbg !27
	%38 = mul i32 %37, %35, !dbg !27
	%39 = zext i32 %38 to i64, !dbg !27
	%40 = add i64 %29, %39, !dbg !27
	%41 = sext i32 %13 to i64, !dbg !27
	%42 = trunc i64 %41 to i32, !dbg !27
	%43 = mul i32 %42, %32, !dbg !27
	%44 = zext i32 %43 to i64, !dbg !27
	%45 = add i64 %40, %44, !dbg !27
	%46 = sext i32 %12 to i64, !dbg !27
	%47 = trunc i64 %46 to i32, !dbg !27
	%48 = mul i32 %47, 2, !dbg !27
	%49 = zext i32 %48 to i64, !dbg !27
	%50 = add i64 %45, %49, !dbg !27
	%51 = icmp sge i64 %50, 0, !dbg !27
	%52 = and i1 %28, %51, !dbg !27
	%53 = add i64 %p1, 2, !dbg !27
	%54 = mul i64 %20, -1, !dbg !27
	%55 = add i64 %53, %54, !dbg !27
	%56 = mul i64 %5, -2, !dbg !27
	%57 = add i64 %55, %56, !dbg !27
	%58 = icmp sge i64 %57, 0, !dbg !27
	%59 = and i1 %52, %58, !dbg !27
	%60 = call i32 @gpuc_my_pe_thread(), !dbg !31
	%61 = call i32 @gpuc_num_pes_thread(), !dbg !32
	br i1 %59, label %b1, label %b9_cold, !dbg !20, !prof !33

b1:
	%62 = phi double [ 0.000000e+00, %b0_ok1 ], [ %97, %b8 ], !dbg !27
	%63 = phi i64 [ %19, %b0_ok1 ], [ %98, %b8 ], !dbg !34
	%64 = icmp slt i64 %63, %5, !dbg !35
	br i1 %64, label %b2, label %b17, !dbg !35

b2:
	%65 = mul i64 %63, 2, !dbg !36
	%66 = add i64 %65, %20, !dbg !37
	%67 = sub i64 %66, 1, !dbg !38
	%68 = getelementptr inbounds double, double* %p0, i64 %67, !dbg !39
	%69 = load double, double* %68, align 8, !dbg !39
	%70 = add i64 %63, %11, !dbg !40
	%71 = icmp slt i64 %70, %5, !dbg !41
	br i1 %71, label %b3, label %b4, !dbg !41

b3:
	%72 = mul i64 %70, 2, !dbg !36
	%73 = add i64 %72, %20, !dbg !37
	%74 = sub i64 %73, 1, !dbg !38
	%75 = getelementptr inbounds double, double* %p0, i64 %74, !dbg !39
	%76 = load double, double* %75, align 8, !dbg !39
	br label %b4, !dbg !42

b4:
	%77 = phi double [ %76, %b3 ], [ 0.000000e+00, %b2 ], !dbg !43
	%78 = fadd double %69, %77, !dbg !44
	%79 = add i64 %63, %23, !dbg !45
	%80 = icmp slt i64 %79, %5, !dbg !41
	br i1 %80, label %b5, label %b6, !dbg !41

b5:
	%81 = mul i64 %79, 2, !dbg !36
	%82 = add i64 %81, %20, !dbg !37
	%83 = sub i64 %82, 1, !dbg !38
	%84 = getelementptr inbounds double, double* %p0, i64 %83, !dbg !39
	%85 = load double, double* %84, align 8, !dbg !39
	br label %b6, !dbg !42

b6:
	%86 = phi double [ %85, %b5 ], [ 0.000000e+00, %b4 ], !dbg !46
	%87 = fadd double %78, %86, !dbg !47
	%88 = add i64 %63, %25, !dbg !48
	%89 = icmp slt i64 %88, %5, !dbg !41
	br i1 %89, label %b7, label %b8, !dbg !41

b7:
	%90 = mul i64 %88, 2, !dbg !36
	%91 = add i64 %90, %20, !dbg !37
	%92 = sub i64 %91, 1, !dbg !38
	%93 = getelementptr inbounds double, double* %p0, i64 %92, !dbg !39
	%94 = load double, double* %93, align 8, !dbg !39
	br label %b8, !dbg !42

b8:
	%95 = phi double [ %94, %b7 ], [ 0.000000e+00, %b6 ], !dbg !49
	%96 = fadd double %87, %95, !dbg !50
	%97 = fadd double %62, %96, !dbg !51
	%98 = add i64 %63, %27, !dbg !52
	br label %b1, !dbg !52, !llvm.loop !54

b17:
	%99 = phi double [ %62, %b1 ], [ %237, %b9_cold ], !dbg !57
	%100 = and i32 %18, -32, !dbg !65
	%101 = sub i32 %10, %100, !dbg !65
	%102 = icmp slt i32 %101, 32, !dbg !65
	%103 = select i1 %102, i32 %101, i32 32, !dbg !65
	%104 = sext i32 %103 to i64, !dbg !65
	%105 = icmp eq i64 %104, 32, !dbg !66
	br i1 %105, label %b18, label %b20, !dbg !66

b18:
	%106 = phi double [ %123, %b19 ], [ %99, %b17 ], !dbg !67
	%107 = phi i64 [ %126, %b19 ], [ 16, %b17 ], !dbg !68
	%108 = icmp sgt i64 %107, 0, !dbg !69
	br i1 %108, label %b19, label %b23, !dbg !69

b19:
	%109 = trunc i64 %107 to i32, !dbg !70
	%110 = bitcast double %106 to i64, !dbg !70
	%111 = trunc i64 %110 to i32, !dbg !70
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %109, i32 31), !dbg !70
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !70
	%114 = lshr i64 %110, 32, !dbg !70
	%115 = trunc i64 %114 to i32, !dbg !70
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %115, i32 %109, i32 31), !dbg !70
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !70
	%118 = zext i32 %117 to i64, !dbg !70
	%119 = shl i64 %118, 32, !dbg !70
	%120 = zext i32 %113 to i64, !dbg !70
	%121 = or i64 %120, %119, !dbg !70
	%122 = bitcast i64 %121 to double, !dbg !70
	%123 = fadd double %106, %122, !dbg !71
	%124 = trunc i64 %107 to i32, !dbg !72
	%125 = udiv i32 %124, 2, !dbg !72
	%126 = zext i32 %125 to i64, !dbg !72
	br label %b18, !dbg !72

b20:
	%127 = bitcast double %99 to i64, !dbg !73
	%128 = trunc i64 %127 to i32, !dbg !73
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 0, i32 31), !dbg !73
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !73
	%131 = lshr i64 %127, 32, !dbg !73
	%132 = trunc i64 %131 to i32, !dbg !73
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 0, i32 31), !dbg !73
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !73
	%135 = zext i32 %134 to i64, !dbg !73
	%136 = shl i64 %135, 32, !dbg !73
	%137 = zext i32 %130 to i64, !dbg !73
	%138 = or i64 %137, %136, !dbg !73
	%139 = bitcast i64 %138 to double, !dbg !73
	br label %b21, !dbg !73

b21:
	%140 = phi double [ %139, %b20 ], [ %156, %b22 ], !dbg !74
	%141 = phi i32 [ 1, %b20 ], [ %157, %b22 ], !dbg !75
	%142 = icmp slt i32 %141, %103, !dbg !76
	br i1 %142, label %b22, label %b23, !dbg !76

b22:
	%143 = bitcast double %99 to i64, !dbg !77
	%144 = trunc i64 %143 to i32, !dbg !77
	%145 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %144, i32 %141, i32 31), !dbg !77
	%146 = extractvalue { i32, i1 } %145, 0, !dbg !77
	%147 = lshr i64 %143, 32, !dbg !77
	%148 = trunc i64 %147 to i32, !dbg !77
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 %141, i32 31), !dbg !77
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !77
	%151 = zext i32 %150 to i64, !dbg !77
	%152 = shl i64 %151, 32, !dbg !77
	%153 = zext i32 %146 to i64, !dbg !77
	%154 = or i64 %153, %152, !dbg !77
	%155 = bitcast i64 %154 to double, !dbg !77
	%156 = fadd double %140, %155, !dbg !71
	%157 = add i32 %141, 1, !dbg !78
	br label %b21, !dbg !78

b23:
	%158 = phi double [ %106, %b18 ], [ %140, %b21 ], !dbg !64
	%159 = add i32 %21, 32, !dbg !82
	%160 = sub i32 %159, 1, !dbg !83
	%161 = udiv i32 %160, 32, !dbg !84
	%162 = zext i32 %161 to i64, !dbg !84
	%163 = icmp eq i64 %162, 1, !dbg !85
	br i1 %163, label %b39, label %b24, !dbg !85

b24:
	call void @llvm.nvvm.barrier0(), !dbg !87
	%164 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !88, !range !89
	%165 = sext i32 %164 to i64, !dbg !88
	%166 = icmp eq i64 %165, 0, !dbg !90
	br i1 %166, label %b25, label %b26, !dbg !90

b25:
	%167 = trunc i64 %19 to i32, !dbg !91
	%168 = udiv i32 %167, 32, !dbg !91
	%169 = zext i32 %168 to i64, !dbg !91
	%170 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %169, !dbg !92
	store double %158, double addrspace(3)* %170, align 8, !dbg !92
	br label %b26, !dbg !92

b26:
	call void @llvm.nvvm.barrier0(), !dbg !93
	%171 = trunc i64 %162 to i32, !dbg !94
	br label %b27, !dbg !93

b27:
	%172 = phi double [ %158, %b26 ], [ %193, %b38 ], !dbg !95
	%173 = phi i32 [ 0, %b26 ], [ %203, %b38 ], !dbg !96
	%174 = icmp slt i32 %173, %171, !dbg !97
	br i1 %174, label %b28, label %b39, !dbg !97

b28:
	store [8 x double] zeroinitializer, [8 x double]* %0, align 8, !dbg !98
	%175 = and i32 %173, 24, !dbg !99
	br label %b29, !dbg !99

b29:
	%176 = phi i32 [ 0, %b28 ], [ %183, %b29 ], !dbg !99
	%177 = add i32 %175, %176, !dbg !100
	%178 = sext i32 %177 to i64, !dbg !101
	%179 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %178, !dbg !101
	%180 = load double, double addrspace(3)* %179, align 8, !dbg !101
	%181 = sext i32 %176 to i64, !dbg !102
	%182 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %181, !dbg !102
	store double %180, double* %182, align 8, !dbg !102
	%183 = add i32 %176, 1, !dbg !102
	%184 = icmp slt i32 %183, 8, !dbg !102
	br i1 %184, label %b29, label %b30, !dbg !102

b30:
	%185 = icmp eq i32 %173, 0, !dbg !103
	br i1 %185, label %b31, label %b32, !dbg !103

b31:
	%186 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !104
	%187 = load double, double* %186, align 8, !dbg !104
	br label %b33, !dbg !104

b32:
	%188 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !105
	%189 = load double, double* %188, align 8, !dbg !105
	%190 = fadd double %172, %189, !dbg !71
	br label %b33, !dbg !106

b33:
	%191 = phi double [ %187, %b31 ], [ %190, %b32 ], !dbg !95
	%192 = sub i32 %171, %173, !dbg !107
	br label %b34, !dbg !107

b34:
	%193 = phi double [ %191, %b33 ], [ %201, %b37 ], !dbg !95
	%194 = phi i32 [ 1, %b33 ], [ %202, %b37 ], !dbg !108
	%195 = icmp slt i32 %194, 8, !dbg !109
	br i1 %195, label %b35, label %b38, !dbg !109

b35:
	%196 = icmp slt i32 %194, %192, !dbg !110
	br i1 %196, label %b36, label %b37, !dbg !110

b36:
	%197 = sext i32 %194 to i64, !dbg !111
	%198 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %197, !dbg !111
	%199 = load double, double* %198, align 8, !dbg !111
	%200 = fadd double %193, %199, !dbg !71
	br label %b37, !dbg !112

b37:
	%201 = phi double [ %193, %b35 ], [ %200, %b36 ], !dbg !95
	%202 = add i32 %194, 1, !dbg !113
	br label %b34, !dbg !113

b38:
	%203 = add nsw i32 %173, 8, !dbg !114
	br label %b27, !dbg !114, !llvm.loop !116

b39:
	%204 = phi double [ %158, %b23 ], [ %172, %b27 ], !dbg !63
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !117
	%205 = icmp eq i64 %19, 0, !dbg !118
	br i1 %205, label %b40, label %b44, !dbg !118

b40:
	store i32 %4, i32* %1, align 4, !dbg !119
	%206 = sext i32 %60 to i64, !dbg !31
	%207 = sext i32 %61 to i64, !dbg !32
	br label %b41, !dbg !32

b41:
	%208 = phi i64 [ 0, %b40 ], [ %235, %b43_ok1 ], !dbg !32
	%209 = add i64 %206, %208, !dbg !124
	%210 = icmp sge i64 %209, %207, !dbg !125
	br i1 %210, label %b42, label %b43, !dbg !125

b42:
	%211 = sub i64 %209, %207, !dbg !126
	br label %b43, !dbg !126

b43:
	%212 = phi i64 [ %209, %b41 ], [ %211, %b42 ], !dbg !127
	%213 = urem i32 %4, 2, !dbg !130
	%214 = trunc i64 %207 to i32, !dbg !131
	%215 = mul i32 %213, %214, !dbg !131
	%216 = trunc i64 %206 to i32, !dbg !132
	%217 = add i32 %215, %216, !dbg !132
	%218 = zext i32 %217 to i64, !dbg !132
	%219 = mul i64 %218, 2, !dbg !133
	%220 = add i64 %219, 2, !dbg !136
	%221 = getelementptr inbounds i64, i64* %p3, i64 %219, !dbg !137
	%222 = ptrtoint i64* %221 to i64, !dbg !138
	%223 = and i64 %222, 15, !dbg !138
	%224 = icmp eq i64 %223, 0, !dbg !138
	%225 = bitcast i64* %221 to { i64, i64 }*, !dbg !138
	%226 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %225, i64 0, !dbg !139
	%227 = bitcast double %204 to i64, !dbg !140
	%228 = trunc i64 %212 to i32, !dbg !123
	%229 = icmp ugt i64 %220, %p4, !dbg !137
	%230 = icmp eq i1 %224, false, !dbg !138
	%231 = icmp uge i64 %212, %207, !dbg !123
	%232 = or i1 %229, %230, !dbg !123
	%233 = or i1 %232, %231, !dbg !123
	br i1 %233, label %b43_fail1, label %b43_ok1, !dbg !123, !prof !10

b43_ok1:
	%234 = bitcast { i64, i64 }* %226 to i8*, !dbg !123
	call void @gpuc_put_line_thread(i8* %234, i64 %227, i32 %4, i32 %228), !dbg !123
	%235 = add i64 %208, 1, !dbg !122
	%236 = icmp slt i64 %235, %207, !dbg !122
	br i1 %236, label %b41, label %b44, !dbg !122

b44:
	ret i32 %4, !dbg !141

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 %p6), !dbg !9
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !9
	ret i32 undef, !dbg !9

b9_cold:
	%237 = phi double [ %276, %b16_cold ], [ 0.000000e+00, %b0_ok1 ], !dbg !27
	%238 = phi i64 [ %277, %b16_cold ], [ %19, %b0_ok1 ], !dbg !34
	%239 = icmp slt i64 %238, %5, !dbg !35
	br i1 %239, label %b10_cold, label %b17, !dbg !35

b10_cold:
	%240 = mul i64 %238, 2, !dbg !36
	%241 = add i64 %240, %20, !dbg !37
	%242 = sub i64 %241, 1, !dbg !38
	%243 = getelementptr inbounds double, double* %p0, i64 %242, !dbg !39
	%244 = icmp uge i64 %242, %p1, !dbg !39
	br i1 %244, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !39, !prof !10

b10_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %242, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b10_cold_ok1:
	%245 = load double, double* %243, align 8, !dbg !39
	%246 = add i64 %238, %11, !dbg !40
	%247 = icmp slt i64 %246, %5, !dbg !41
	br i1 %247, label %b11_cold, label %b12_cold, !dbg !41

b11_cold:
	%248 = mul i64 %246, 2, !dbg !36
	%249 = add i64 %248, %20, !dbg !37
	%250 = sub i64 %249, 1, !dbg !38
	%251 = getelementptr inbounds double, double* %p0, i64 %250, !dbg !39
	%252 = icmp uge i64 %250, %p1, !dbg !39
	br i1 %252, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !39, !prof !10

b11_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %250, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b11_cold_ok1:
	%253 = load double, double* %251, align 8, !dbg !39
	br label %b12_cold, !dbg !42

b12_cold:
	%254 = phi double [ %253, %b11_cold_ok1 ], [ 0.000000e+00, %b10_cold_ok1 ], !dbg !43
	%255 = fadd double %245, %254, !dbg !44
	%256 = add i64 %238, %23, !dbg !45
	%257 = icmp slt i64 %256, %5, !dbg !41
	br i1 %257, label %b13_cold, label %b14_cold, !dbg !41

b13_cold:
	%258 = mul i64 %256, 2, !dbg !36
	%259 = add i64 %258, %20, !dbg !37
	%260 = sub i64 %259, 1, !dbg !38
	%261 = getelementptr inbounds double, double* %p0, i64 %260, !dbg !39
	%262 = icmp uge i64 %260, %p1, !dbg !39
	br i1 %262, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !39, !prof !10

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %260, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b13_cold_ok1:
	%263 = load double, double* %261, align 8, !dbg !39
	br label %b14_cold, !dbg !42

b14_cold:
	%264 = phi double [ %263, %b13_cold_ok1 ], [ 0.000000e+00, %b12_cold ], !dbg !46
	%265 = fadd double %255, %264, !dbg !47
	%266 = add i64 %238, %25, !dbg !48
	%267 = icmp slt i64 %266, %5, !dbg !41
	br i1 %267, label %b15_cold, label %b16_cold, !dbg !41

b15_cold:
	%268 = mul i64 %266, 2, !dbg !36
	%269 = add i64 %268, %20, !dbg !37
	%270 = sub i64 %269, 1, !dbg !38
	%271 = getelementptr inbounds double, double* %p0, i64 %270, !dbg !39
	%272 = icmp uge i64 %270, %p1, !dbg !39
	br i1 %272, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !39, !prof !10

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %270, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b15_cold_ok1:
	%273 = load double, double* %271, align 8, !dbg !39
	br label %b16_cold, !dbg !42

b16_cold:
	%274 = phi double [ %273, %b15_cold_ok1 ], [ 0.000000e+00, %b14_cold ], !dbg !49
	%275 = fadd double %265, %274, !dbg !50
	%276 = fadd double %237, %275, !dbg !51
	%277 = add i64 %238, %27, !dbg !52
	br label %b9_cold, !dbg !52, !llvm.loop !56

b43_fail1:
	%278 = icmp ugt i64 %220, %p4, !dbg !137
	br i1 %278, label %b43_fail2, label %b43_ok2, !dbg !137

b43_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %220, i64 %p4), !dbg !137
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !137
	ret i32 undef, !dbg !137

b43_ok2:
	%279 = icmp eq i1 %224, false, !dbg !138
	br i1 %279, label %b43_fail3, label %b43_ok3, !dbg !138

b43_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %223, i64 16), !dbg !138
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !138
	ret i32 undef, !dbg !138

b43_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %212, i64 %207), !dbg !123
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !123
	ret i32 undef, !dbg !123
}

define internal float @gpuc_fn_solver_edge(float* %p0, i64 %p1, { float, float, float, float }* %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, { float, float, float, float }* %p7, i64 %p8, i64 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %p16, i32 %p17, i32 %p18, i32 %p19, i32 %p20, i32 %p21, i8* %ctrl) nounwind !dbg !143 {
entry:
	br label %b0, !dbg !144

b0:
	%0 = icmp uge i32 %p20, %p12, !dbg !145
	br i1 %0, label %b1, label %b2, !dbg !145

b1:
	ret float 0.000000e+00, !dbg !146

b2:
	%1 = sext i32 %p21 to i64, !dbg !147
	%2 = add i64 %1, 1, !dbg !148
	%3 = zext i32 %p12 to i64, !dbg !149
	%4 = mul i64 %2, %3, !dbg !150
	%5 = zext i32 %p20 to i64, !dbg !151
	%6 = add i64 %4, %5, !dbg !152
	%7 = mul i32 %p20, 4, !dbg !155
	%8 = icmp ugt i32 %7, 0, !dbg !156
	br i1 %8, label %b3, label %b4, !dbg !156

b3:
	%9 = add i32 %7, 4, !dbg !157
	%10 = icmp ult i32 %9, %p11, !dbg !158
	br label %b4, !dbg !158

b4:
	%11 = phi i1 [ false, %b2 ], [ %10, %b3 ], !dbg !159
	%12 = icmp eq i32 %p20, 0, !dbg !160
	br i1 %12, label %b5, label %b6, !dbg !160

b5:
	br label %b6, !dbg !161

b6:
	%13 = phi i64 [ -1, %b4 ], [ 0, %b5 ], !dbg !162
	%14 = sub i32 %p12, 1, !dbg !163
	%15 = icmp eq i32 %p20, %14, !dbg !164
	br i1 %15, label %b7, label %b8, !dbg !164

b7:
	br label %b8, !dbg !165

b8:
	%16 = phi i64 [ 4, %b6 ], [ 0, %b7 ], !dbg !166
	%17 = sub i64 %6, %3, !dbg !167
	%18 = add i64 %6, %3, !dbg !172
	%19 = mul i64 %6, 4, !dbg !174
	%20 = add i64 %19, %13, !dbg !175
	%21 = add i64 %19, %16, !dbg !177
	%22 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %17, !dbg !168
	%23 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %22, i32 0, i32 0, !dbg !168
	%24 = icmp uge i64 %17, %p8, !dbg !168
	%25 = icmp uge i64 %6, %p8, !dbg !169
	%26 = icmp uge i64 %18, %p8, !dbg !173
	%27 = icmp uge i64 %20, %p6, !dbg !176
	%28 = icmp uge i64 %21, %p6, !dbg !178
	%29 = or i1 %24, %25, !dbg !178
	%30 = or i1 %29, %26, !dbg !178
	%31 = or i1 %30, %27, !dbg !178
	%32 = or i1 %31, %28, !dbg !178
	br i1 %32, label %b8_fail1, label %b8_ok1, !dbg !178, !prof !10

b8_ok1:
	%33 = bitcast { float, float, float, float }* %22 to <4 x float>*, !dbg !168
	%34 = load <4 x float>, <4 x float>* %33, align 16, !dbg !168
	%35 = extractelement <4 x float> %34, i32 0, !dbg !168
	%36 = extractelement <4 x float> %34, i32 1, !dbg !168
	%37 = extractelement <4 x float> %34, i32 2, !dbg !168
	%38 = extractelement <4 x float> %34, i32 3, !dbg !168
	%39 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %22, i32 0, i32 1, !dbg !168
	%40 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %22, i32 0, i32 2, !dbg !168
	%41 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %22, i32 0, i32 3, !dbg !168
	%42 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %6, !dbg !169
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %42, i32 0, i32 0, !dbg !169
	%44 = bitcast { float, float, float, float }* %42 to <4 x float>*, !dbg !169
	%45 = load <4 x float>, <4 x float>* %44, align 16, !dbg !169
	%46 = extractelement <4 x float> %45, i32 0, !dbg !169
	%47 = extractelement <4 x float> %45, i32 1, !dbg !169
	%48 = extractelement <4 x float> %45, i32 2, !dbg !169
	%49 = extractelement <4 x float> %45, i32 3, !dbg !169
	%50 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %42, i32 0, i32 1, !dbg !169
	%51 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %42, i32 0, i32 2, !dbg !169
	%52 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %42, i32 0, i32 3, !dbg !169
	%53 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %18, !dbg !173
	%54 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %53, i32 0, i32 0, !dbg !173
	%55 = bitcast { float, float, float, float }* %53 to <4 x float>*, !dbg !173
	%56 = load <4 x float>, <4 x float>* %55, align 16, !dbg !173
	%57 = extractelement <4 x float> %56, i32 0, !dbg !173
	%58 = extractelement <4 x float> %56, i32 1, !dbg !173
	%59 = extractelement <4 x float> %56, i32 2, !dbg !173
	%60 = extractelement <4 x float> %56, i32 3, !dbg !173
	%61 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %53, i32 0, i32 1, !dbg !173
	%62 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %53, i32 0, i32 2, !dbg !173
	%63 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %53, i32 0, i32 3, !dbg !173
	%64 = getelementptr inbounds float, float* %p5, i64 %20, !dbg !176
	%65 = load float, float* %64, align 4, !dbg !176
	%66 = getelementptr inbounds float, float* %p5, i64 %21, !dbg !178
	%67 = load float, float* %66, align 4, !dbg !178
	%68 = fadd float %65, %47, !dbg !181
	%69 = fadd float %68, %35, !dbg !182
	%70 = fadd float %69, %57, !dbg !183
	%71 = fmul float %70, 2.500000e-01, !dbg !184
	%72 = fadd float %46, %48, !dbg !185
	%73 = fadd float %72, %36, !dbg !186
	%74 = fadd float %73, %58, !dbg !187
	%75 = fmul float %74, 2.500000e-01, !dbg !188
	%76 = fadd float %47, %49, !dbg !189
	%77 = fadd float %76, %37, !dbg !190
	%78 = fadd float %77, %59, !dbg !191
	%79 = fmul float %78, 2.500000e-01, !dbg !192
	%80 = fadd float %48, %67, !dbg !193
	%81 = fadd float %80, %38, !dbg !194
	%82 = fadd float %81, %60, !dbg !195
	%83 = fmul float %82, 2.500000e-01, !dbg !196
	br i1 %11, label %b20, label %b9, !dbg !197

b9:
	%84 = icmp eq i32 %7, 0, !dbg !200
	br i1 %84, label %b10, label %b11, !dbg !200

b10:
	br label %b11, !dbg !201

b11:
	%85 = phi float [ %71, %b9 ], [ %46, %b10 ], !dbg !202
	%86 = sub i32 %p11, 1, !dbg !203
	%87 = icmp uge i32 %7, %86, !dbg !204
	br i1 %87, label %b12, label %b13, !dbg !204

b12:
	br label %b13, !dbg !205

b13:
	%88 = phi float [ %85, %b11 ], [ %46, %b12 ], !dbg !206
	%89 = add i32 %7, 1, !dbg !207
	%90 = icmp uge i32 %89, %86, !dbg !208
	br i1 %90, label %b14, label %b15, !dbg !208

b14:
	br label %b15, !dbg !209

b15:
	%91 = phi float [ %75, %b13 ], [ %47, %b14 ], !dbg !210
	%92 = add i32 %7, 2, !dbg !211
	%93 = icmp uge i32 %92, %86, !dbg !212
	br i1 %93, label %b16, label %b17, !dbg !212

b16:
	br label %b17, !dbg !213

b17:
	%94 = phi float [ %79, %b15 ], [ %48, %b16 ], !dbg !214
	%95 = add i32 %7, 3, !dbg !215
	%96 = icmp uge i32 %95, %86, !dbg !216
	br i1 %96, label %b18, label %b19, !dbg !216

b18:
	br label %b19, !dbg !217

b19:
	%97 = phi float [ %83, %b17 ], [ %49, %b18 ], !dbg !218
	br label %b20, !dbg !199

b20:
	%98 = phi float [ %71, %b8_ok1 ], [ %88, %b19 ], !dbg !219
	%99 = phi float [ %75, %b8_ok1 ], [ %91, %b19 ], !dbg !219
	%100 = phi float [ %79, %b8_ok1 ], [ %94, %b19 ], !dbg !219
	%101 = phi float [ %83, %b8_ok1 ], [ %97, %b19 ], !dbg !219
	%102 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %6, !dbg !220
	%103 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %102, i32 0, i32 0, !dbg !220
	%104 = icmp uge i64 %6, %p3, !dbg !220
	br i1 %104, label %b20_fail1, label %b20_ok1, !dbg !220, !prof !10

b20_ok1:
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %102, i32 0, i32 1, !dbg !220
	%106 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %102, i32 0, i32 2, !dbg !220
	%107 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %102, i32 0, i32 3, !dbg !220
	%108 = bitcast { float, float, float, float }* %102 to <4 x float>*, !dbg !220
	%109 = insertelement <4 x float> undef, float %98, i32 0, !dbg !220
	%110 = insertelement <4 x float> %109, float %99, i32 1, !dbg !220
	%111 = insertelement <4 x float> %110, float %100, i32 2, !dbg !220
	%112 = insertelement <4 x float> %111, float %101, i32 3, !dbg !220
	store <4 x float> %112, <4 x float>* %108, align 16, !dbg !220
	%113 = fsub float %98, %46, !dbg !223
	%114 = fsub float %99, %47, !dbg !224
	%115 = fsub float %100, %48, !dbg !225
	%116 = fsub float %101, %49, !dbg !226
	%117 = fmul float %113, %113, !dbg !227
	%118 = fmul float %114, %114, !dbg !228
	%119 = fadd float %117, %118, !dbg !229
	%120 = fmul float %115, %115, !dbg !230
	%121 = fadd float %119, %120, !dbg !231
	%122 = fmul float %116, %116, !dbg !232
	%123 = fadd float %121, %122, !dbg !233
	ret float %123, !dbg !234

b8_fail1:
	%124 = icmp uge i64 %17, %p8, !dbg !168
	br i1 %124, label %b8_fail2, label %b8_ok2, !dbg !168

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %17, i64 %p8), !dbg !168
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !168
	ret float undef, !dbg !168

b8_ok2:
	%125 = icmp uge i64 %6, %p8, !dbg !169
	br i1 %125, label %b8_fail3, label %b8_ok3, !dbg !169

b8_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %6, i64 %p8), !dbg !169
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !169
	ret float undef, !dbg !169

b8_ok3:
	%126 = icmp uge i64 %18, %p8, !dbg !173
	br i1 %126, label %b8_fail4, label %b8_ok4, !dbg !173

b8_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %18, i64 %p8), !dbg !173
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !173
	ret float undef, !dbg !173

b8_ok4:
	%127 = icmp uge i64 %20, %p6, !dbg !176
	br i1 %127, label %b8_fail5, label %b8_ok5, !dbg !176

b8_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %20, i64 %p6), !dbg !176
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !176
	ret float undef, !dbg !176

b8_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %21, i64 %p6), !dbg !178
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !178
	ret float undef, !dbg !178

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %6, i64 %p3), !dbg !220
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !220
	ret float undef, !dbg !220
}

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, { float, float, float, float }* %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, { float, float, float, float }* %p7, i64 %p8, i64 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %p16, i32 %p17, i32 %p18, i32 %p19, i32 %p20, i32 %p21, i32 %p22, i8* %ctrl) nounwind !dbg !235 {
entry:
	br label %b0, !dbg !236

b0:
	%0 = icmp uge i32 %p20, %p12, !dbg !237
	br i1 %0, label %b2, label %b1, !dbg !237

b1:
	%1 = icmp sge i32 %p21, %p22, !dbg !238
	br i1 %1, label %b2, label %b3, !dbg !238

b2:
	ret float 0.000000e+00, !dbg !239

b3:
	%2 = mul i32 %p20, 4, !dbg !241
	%3 = icmp ugt i32 %2, 0, !dbg !242
	br i1 %3, label %b4, label %b5, !dbg !242

b4:
	%4 = add i32 %2, 4, !dbg !243
	%5 = icmp ult i32 %4, %p11, !dbg !244
	br label %b5, !dbg !244

b5:
	%6 = phi i1 [ false, %b3 ], [ %5, %b4 ], !dbg !245
	%7 = icmp eq i32 %p20, 0, !dbg !246
	br i1 %7, label %b6, label %b7, !dbg !246

b6:
	br label %b7, !dbg !247

b7:
	%8 = phi i64 [ -1, %b5 ], [ 0, %b6 ], !dbg !248
	%9 = sub i32 %p12, 1, !dbg !249
	%10 = icmp eq i32 %p20, %9, !dbg !250
	br i1 %10, label %b8, label %b9, !dbg !250

b8:
	br label %b9, !dbg !251

b9:
	%11 = phi i64 [ 4, %b7 ], [ 0, %b8 ], !dbg !252
	%12 = zext i32 %p12 to i64, !dbg !253
	%13 = sext i32 %p21 to i64, !dbg !254
	%14 = add i64 %13, 1, !dbg !255
	%15 = mul i64 %14, %12, !dbg !256
	%16 = zext i32 %p20 to i64, !dbg !257
	%17 = add i64 %15, %16, !dbg !258
	%18 = sub i64 %17, %12, !dbg !259
	%19 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %18, !dbg !260
	%20 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 0, !dbg !260
	%21 = icmp uge i64 %18, %p8, !dbg !260
	%22 = icmp uge i64 %17, %p8, !dbg !261
	%23 = or i1 %21, %22, !dbg !261
	br i1 %23, label %b9_fail1, label %b9_ok1, !dbg !261, !prof !10

b9_ok1:
	%24 = bitcast { float, float, float, float }* %19 to <4 x float>*, !dbg !260
	%25 = load <4 x float>, <4 x float>* %24, align 16, !dbg !260
	%26 = extractelement <4 x float> %25, i32 0, !dbg !260
	%27 = extractelement <4 x float> %25, i32 1, !dbg !260
	%28 = extractelement <4 x float> %25, i32 2, !dbg !260
	%29 = extractelement <4 x float> %25, i32 3, !dbg !260
	%30 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 1, !dbg !260
	%31 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 2, !dbg !260
	%32 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 3, !dbg !260
	%33 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %17, !dbg !261
	%34 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 0, !dbg !261
	%35 = bitcast { float, float, float, float }* %33 to <4 x float>*, !dbg !261
	%36 = load <4 x float>, <4 x float>* %35, align 16, !dbg !261
	%37 = extractelement <4 x float> %36, i32 0, !dbg !261
	%38 = extractelement <4 x float> %36, i32 1, !dbg !261
	%39 = extractelement <4 x float> %36, i32 2, !dbg !261
	%40 = extractelement <4 x float> %36, i32 3, !dbg !261
	%41 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 1, !dbg !261
	%42 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 2, !dbg !261
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 3, !dbg !261
	%44 = sub i32 %p22, %p21, !dbg !262
	%45 = icmp eq i32 %2, 0, !dbg !264
	%46 = sub i32 %p11, 1, !dbg !265
	%47 = icmp uge i32 %2, %46, !dbg !266
	%48 = add i32 %2, 1, !dbg !267
	%49 = icmp uge i32 %48, %46, !dbg !268
	%50 = add i32 %2, 2, !dbg !269
	%51 = icmp uge i32 %50, %46, !dbg !270
	%52 = add i32 %2, 3, !dbg !271
	%53 = icmp uge i32 %52, %46, !dbg !272
	%54 = icmp ule i64 %p3, 281474976710655, !dbg !273
	%55 = icmp ule i64 %p6, 281474976710655, !dbg !273
	%56 = and i1 %54, %55, !dbg !273
	%57 = icmp ule i64 %p8, 281474976710655, !dbg !273
	%58 = and i1 %56, %57, !dbg !273
	%59 = mul i64 %12, -1, !dbg !273
	%60 = icmp sge i64 %59, 0, !dbg !273
	%61 = and i1 %58, %60, !dbg !273
	%62 = add i64 %p6, 3, !dbg !273
	%63 = mul i64 %p8, -4, !dbg !273
	%64 = add i64 %62, %63, !dbg !273
	%65 = mul i64 %12, 4, !dbg !273
	%66 = add i64 %64, %65, !dbg !273
	%67 = mul i64 %11, -1, !dbg !273
	%68 = add i64 %66, %67, !dbg !273
	%69 = icmp sge i64 %68, 0, !dbg !273
	%70 = and i1 %61, %69, !dbg !273
	%71 = mul i64 %p8, -1, !dbg !273
	%72 = add i64 %p3, %71, !dbg !273
	%73 = mul i64 %12, 2, !dbg !273
	%74 = add i64 %72, %73, !dbg !273
	%75 = icmp sge i64 %74, 0, !dbg !273
	%76 = and i1 %70, %75, !dbg !273
	br i1 %76, label %b10, label %b34_cold, !dbg !262, !prof !33

b10:
	%77 = phi float [ 0.000000e+00, %b9_ok1 ], [ %221, %b33 ], !dbg !273
	%78 = phi i64 [ %17, %b9_ok1 ], [ %102, %b33 ], !dbg !274
	%79 = phi float [ %26, %b9_ok1 ], [ %95, %b33 ], !dbg !275
	%80 = phi float [ %27, %b9_ok1 ], [ %96, %b33 ], !dbg !275
	%81 = phi float [ %28, %b9_ok1 ], [ %97, %b33 ], !dbg !275
	%82 = phi float [ %29, %b9_ok1 ], [ %98, %b33 ], !dbg !275
	%83 = phi float [ %37, %b9_ok1 ], [ %107, %b33 ], !dbg !276
	%84 = phi float [ %38, %b9_ok1 ], [ %108, %b33 ], !dbg !276
	%85 = phi float [ %39, %b9_ok1 ], [ %109, %b33 ], !dbg !276
	%86 = phi float [ %40, %b9_ok1 ], [ %110, %b33 ], !dbg !276
	%87 = phi i32 [ %44, %b9_ok1 ], [ %222, %b33 ], !dbg !277
	%88 = icmp sge i32 %87, 2, !dbg !278
	br i1 %88, label %b11, label %b58, !dbg !278

b11:
	%89 = add i64 %78, %12, !dbg !279
	%90 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %89, !dbg !280
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %90, i32 0, i32 0, !dbg !280
	%92 = icmp uge i64 %89, %p8, !dbg !280
	br i1 %92, label %b11_fail1, label %b11_ok1, !dbg !280, !prof !10

b11_ok1:
	%93 = bitcast { float, float, float, float }* %90 to <4 x float>*, !dbg !280
	%94 = load <4 x float>, <4 x float>* %93, align 16, !dbg !280
	%95 = extractelement <4 x float> %94, i32 0, !dbg !280
	%96 = extractelement <4 x float> %94, i32 1, !dbg !280
	%97 = extractelement <4 x float> %94, i32 2, !dbg !280
	%98 = extractelement <4 x float> %94, i32 3, !dbg !280
	%99 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %90, i32 0, i32 1, !dbg !280
	%100 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %90, i32 0, i32 2, !dbg !280
	%101 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %90, i32 0, i32 3, !dbg !280
	%102 = add i64 %89, %12, !dbg !281
	%103 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %102, !dbg !282
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %103, i32 0, i32 0, !dbg !282
	%105 = bitcast { float, float, float, float }* %103 to <4 x float>*, !dbg !282
	%106 = load <4 x float>, <4 x float>* %105, align 16, !dbg !282
	%107 = extractelement <4 x float> %106, i32 0, !dbg !282
	%108 = extractelement <4 x float> %106, i32 1, !dbg !282
	%109 = extractelement <4 x float> %106, i32 2, !dbg !282
	%110 = extractelement <4 x float> %106, i32 3, !dbg !282
	%111 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %103, i32 0, i32 1, !dbg !282
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %103, i32 0, i32 2, !dbg !282
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %103, i32 0, i32 3, !dbg !282
	%114 = mul i64 %78, 4, !dbg !283
	%115 = add i64 %114, %8, !dbg !284
	%116 = getelementptr inbounds float, float* %p5, i64 %115, !dbg !285
	%117 = load float, float* %116, align 4, !dbg !285
	%118 = add i64 %114, %11, !dbg !286
	%119 = getelementptr inbounds float, float* %p5, i64 %118, !dbg !287
	%120 = load float, float* %119, align 4, !dbg !287
	%121 = mul i64 %89, 4, !dbg !288
	%122 = add i64 %121, %8, !dbg !289
	%123 = getelementptr inbounds float, float* %p5, i64 %122, !dbg !290
	%124 = load float, float* %123, align 4, !dbg !290
	%125 = add i64 %121, %11, !dbg !291
	%126 = getelementptr inbounds float, float* %p5, i64 %125, !dbg !292
	%127 = load float, float* %126, align 4, !dbg !292
	%128 = fadd float %117, %84, !dbg !294
	%129 = fadd float %128, %79, !dbg !295
	%130 = fadd float %129, %95, !dbg !296
	%131 = fmul float %130, 2.500000e-01, !dbg !297
	%132 = fadd float %83, %85, !dbg !298
	%133 = fadd float %132, %80, !dbg !299
	%134 = fadd float %133, %96, !dbg !300
	%135 = fmul float %134, 2.500000e-01, !dbg !301
	%136 = fadd float %84, %86, !dbg !302
	%137 = fadd float %136, %81, !dbg !303
	%138 = fadd float %137, %97, !dbg !304
	%139 = fmul float %138, 2.500000e-01, !dbg !305
	%140 = fadd float %85, %120, !dbg !306
	%141 = fadd float %140, %82, !dbg !307
	%142 = fadd float %141, %98, !dbg !308
	%143 = fmul float %142, 2.500000e-01, !dbg !309
	%144 = fadd float %124, %96, !dbg !311
	%145 = fadd float %144, %83, !dbg !312
	%146 = fadd float %145, %107, !dbg !313
	%147 = fmul float %146, 2.500000e-01, !dbg !314
	%148 = fadd float %95, %97, !dbg !315
	%149 = fadd float %148, %84, !dbg !316
	%150 = fadd float %149, %108, !dbg !317
	%151 = fmul float %150, 2.500000e-01, !dbg !318
	%152 = fadd float %96, %98, !dbg !319
	%153 = fadd float %152, %85, !dbg !320
	%154 = fadd float %153, %109, !dbg !321
	%155 = fmul float %154, 2.500000e-01, !dbg !322
	%156 = fadd float %97, %127, !dbg !323
	%157 = fadd float %156, %86, !dbg !324
	%158 = fadd float %157, %110, !dbg !325
	%159 = fmul float %158, 2.500000e-01, !dbg !326
	br i1 %6, label %b33, label %b12, !dbg !327

b12:
	br i1 %45, label %b13, label %b14, !dbg !264

b13:
	br label %b14, !dbg !328

b14:
	%160 = phi float [ %131, %b12 ], [ %83, %b13 ], !dbg !329
	br i1 %47, label %b15, label %b16, !dbg !266

b15:
	br label %b16, !dbg !330

b16:
	%161 = phi float [ %160, %b14 ], [ %83, %b15 ], !dbg !331
	br i1 %49, label %b17, label %b18, !dbg !268

b17:
	br label %b18, !dbg !332

b18:
	%162 = phi float [ %135, %b16 ], [ %84, %b17 ], !dbg !333
	br i1 %51, label %b19, label %b20, !dbg !270

b19:
	br label %b20, !dbg !334

b20:
	%163 = phi float [ %139, %b18 ], [ %85, %b19 ], !dbg !335
	br i1 %53, label %b21, label %b22, !dbg !272

b21:
	br label %b22, !dbg !336

b22:
	%164 = phi float [ %143, %b20 ], [ %86, %b21 ], !dbg !337
	br i1 %45, label %b23, label %b24, !dbg !339

b23:
	br label %b24, !dbg !340

b24:
	%165 = phi float [ %147, %b22 ], [ %95, %b23 ], !dbg !329
	br i1 %47, label %b25, label %b26, !dbg !341

b25:
	br label %b26, !dbg !342

b26:
	%166 = phi float [ %165, %b24 ], [ %95, %b25 ], !dbg !331
	br i1 %49, label %b27, label %b28, !dbg !343

b27:
	br label %b28, !dbg !344

b28:
	%167 = phi float [ %151, %b26 ], [ %96, %b27 ], !dbg !333
	br i1 %51, label %b29, label %b30, !dbg !345

b29:
	br label %b30, !dbg !346

b30:
	%168 = phi float [ %155, %b28 ], [ %97, %b29 ], !dbg !335
	br i1 %53, label %b31, label %b32, !dbg !347

b31:
	br label %b32, !dbg !348

b32:
	%169 = phi float [ %159, %b30 ], [ %98, %b31 ], !dbg !337
	br label %b33, !dbg !338

b33:
	%170 = phi float [ %131, %b11_ok1 ], [ %161, %b32 ], !dbg !349
	%171 = phi float [ %135, %b11_ok1 ], [ %162, %b32 ], !dbg !349
	%172 = phi float [ %139, %b11_ok1 ], [ %163, %b32 ], !dbg !349
	%173 = phi float [ %143, %b11_ok1 ], [ %164, %b32 ], !dbg !349
	%174 = phi float [ %147, %b11_ok1 ], [ %166, %b32 ], !dbg !350
	%175 = phi float [ %151, %b11_ok1 ], [ %167, %b32 ], !dbg !350
	%176 = phi float [ %155, %b11_ok1 ], [ %168, %b32 ], !dbg !350
	%177 = phi float [ %159, %b11_ok1 ], [ %169, %b32 ], !dbg !350
	%178 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %78, !dbg !351
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 0, !dbg !351
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 1, !dbg !351
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 2, !dbg !351
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 3, !dbg !351
	%183 = bitcast { float, float, float, float }* %178 to <4 x float>*, !dbg !351
	%184 = insertelement <4 x float> undef, float %170, i32 0, !dbg !351
	%185 = insertelement <4 x float> %184, float %171, i32 1, !dbg !351
	%186 = insertelement <4 x float> %185, float %172, i32 2, !dbg !351
	%187 = insertelement <4 x float> %186, float %173, i32 3, !dbg !351
	store <4 x float> %187, <4 x float>* %183, align 16, !dbg !351
	%188 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %89, !dbg !352
	%189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %188, i32 0, i32 0, !dbg !352
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %188, i32 0, i32 1, !dbg !352
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %188, i32 0, i32 2, !dbg !352
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %188, i32 0, i32 3, !dbg !352
	%193 = bitcast { float, float, float, float }* %188 to <4 x float>*, !dbg !352
	%194 = insertelement <4 x float> undef, float %174, i32 0, !dbg !352
	%195 = insertelement <4 x float> %194, float %175, i32 1, !dbg !352
	%196 = insertelement <4 x float> %195, float %176, i32 2, !dbg !352
	%197 = insertelement <4 x float> %196, float %177, i32 3, !dbg !352
	store <4 x float> %197, <4 x float>* %193, align 16, !dbg !352
	%198 = fsub float %170, %83, !dbg !354
	%199 = fsub float %171, %84, !dbg !355
	%200 = fsub float %172, %85, !dbg !356
	%201 = fsub float %173, %86, !dbg !357
	%202 = fmul float %198, %198, !dbg !358
	%203 = fmul float %199, %199, !dbg !359
	%204 = fadd float %202, %203, !dbg !360
	%205 = fmul float %200, %200, !dbg !361
	%206 = fadd float %204, %205, !dbg !362
	%207 = fmul float %201, %201, !dbg !363
	%208 = fadd float %206, %207, !dbg !364
	%209 = fsub float %174, %95, !dbg !366
	%210 = fsub float %175, %96, !dbg !367
	%211 = fsub float %176, %97, !dbg !368
	%212 = fsub float %177, %98, !dbg !369
	%213 = fmul float %209, %209, !dbg !370
	%214 = fmul float %210, %210, !dbg !371
	%215 = fadd float %213, %214, !dbg !372
	%216 = fmul float %211, %211, !dbg !373
	%217 = fadd float %215, %216, !dbg !374
	%218 = fmul float %212, %212, !dbg !375
	%219 = fadd float %217, %218, !dbg !376
	%220 = fadd float %208, %219, !dbg !377
	%221 = fadd float %77, %220, !dbg !378
	%222 = sub i32 %87, 2, !dbg !379
	br label %b10, !dbg !379

b58:
	%223 = phi float [ %77, %b10 ], [ %309, %b34_cold ], !dbg !382
	%224 = phi i64 [ %78, %b10 ], [ %310, %b34_cold ], !dbg !382
	%225 = phi float [ %79, %b10 ], [ %311, %b34_cold ], !dbg !382
	%226 = phi float [ %80, %b10 ], [ %312, %b34_cold ], !dbg !382
	%227 = phi float [ %81, %b10 ], [ %313, %b34_cold ], !dbg !382
	%228 = phi float [ %82, %b10 ], [ %314, %b34_cold ], !dbg !382
	%229 = phi float [ %83, %b10 ], [ %315, %b34_cold ], !dbg !382
	%230 = phi float [ %84, %b10 ], [ %316, %b34_cold ], !dbg !382
	%231 = phi float [ %85, %b10 ], [ %317, %b34_cold ], !dbg !382
	%232 = phi float [ %86, %b10 ], [ %318, %b34_cold ], !dbg !382
	%233 = phi i32 [ %87, %b10 ], [ %319, %b34_cold ], !dbg !382
	%234 = icmp sgt i32 %233, 0, !dbg !382
	br i1 %234, label %b59, label %b72, !dbg !382

b59:
	%235 = add i64 %224, %12, !dbg !384
	%236 = mul i64 %224, 4, !dbg !386
	%237 = add i64 %236, %8, !dbg !387
	%238 = add i64 %236, %11, !dbg !389
	%239 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %235, !dbg !385
	%240 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %239, i32 0, i32 0, !dbg !385
	%241 = icmp uge i64 %235, %p8, !dbg !385
	%242 = icmp uge i64 %237, %p6, !dbg !388
	%243 = icmp uge i64 %238, %p6, !dbg !390
	%244 = or i1 %241, %242, !dbg !390
	%245 = or i1 %244, %243, !dbg !390
	br i1 %245, label %b59_fail1, label %b59_ok1, !dbg !390, !prof !10

b59_ok1:
	%246 = bitcast { float, float, float, float }* %239 to <4 x float>*, !dbg !385
	%247 = load <4 x float>, <4 x float>* %246, align 16, !dbg !385
	%248 = extractelement <4 x float> %247, i32 0, !dbg !385
	%249 = extractelement <4 x float> %247, i32 1, !dbg !385
	%250 = extractelement <4 x float> %247, i32 2, !dbg !385
	%251 = extractelement <4 x float> %247, i32 3, !dbg !385
	%252 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %239, i32 0, i32 1, !dbg !385
	%253 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %239, i32 0, i32 2, !dbg !385
	%254 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %239, i32 0, i32 3, !dbg !385
	%255 = getelementptr inbounds float, float* %p5, i64 %237, !dbg !388
	%256 = load float, float* %255, align 4, !dbg !388
	%257 = getelementptr inbounds float, float* %p5, i64 %238, !dbg !390
	%258 = load float, float* %257, align 4, !dbg !390
	%259 = fadd float %256, %230, !dbg !392
	%260 = fadd float %259, %225, !dbg !393
	%261 = fadd float %260, %248, !dbg !394
	%262 = fmul float %261, 2.500000e-01, !dbg !395
	%263 = fadd float %229, %231, !dbg !396
	%264 = fadd float %263, %226, !dbg !397
	%265 = fadd float %264, %249, !dbg !398
	%266 = fmul float %265, 2.500000e-01, !dbg !399
	%267 = fadd float %230, %232, !dbg !400
	%268 = fadd float %267, %227, !dbg !401
	%269 = fadd float %268, %250, !dbg !402
	%270 = fmul float %269, 2.500000e-01, !dbg !403
	%271 = fadd float %231, %258, !dbg !404
	%272 = fadd float %271, %228, !dbg !405
	%273 = fadd float %272, %251, !dbg !406
	%274 = fmul float %273, 2.500000e-01, !dbg !407
	br i1 %6, label %b71, label %b60, !dbg !408

b60:
	br i1 %45, label %b61, label %b62, !dbg !410

b61:
	br label %b62, !dbg !411

b62:
	%275 = phi float [ %262, %b60 ], [ %229, %b61 ], !dbg !329
	br i1 %47, label %b63, label %b64, !dbg !412

b63:
	br label %b64, !dbg !413

b64:
	%276 = phi float [ %275, %b62 ], [ %229, %b63 ], !dbg !331
	br i1 %49, label %b65, label %b66, !dbg !414

b65:
	br label %b66, !dbg !415

b66:
	%277 = phi float [ %266, %b64 ], [ %230, %b65 ], !dbg !333
	br i1 %51, label %b67, label %b68, !dbg !416

b67:
	br label %b68, !dbg !417

b68:
	%278 = phi float [ %270, %b66 ], [ %231, %b67 ], !dbg !335
	br i1 %53, label %b69, label %b70, !dbg !418

b69:
	br label %b70, !dbg !419

b70:
	%279 = phi float [ %274, %b68 ], [ %232, %b69 ], !dbg !337
	br label %b71, !dbg !409

b71:
	%280 = phi float [ %262, %b59_ok1 ], [ %276, %b70 ], !dbg !420
	%281 = phi float [ %266, %b59_ok1 ], [ %277, %b70 ], !dbg !420
	%282 = phi float [ %270, %b59_ok1 ], [ %278, %b70 ], !dbg !420
	%283 = phi float [ %274, %b59_ok1 ], [ %279, %b70 ], !dbg !420
	%284 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %224, !dbg !421
	%285 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %284, i32 0, i32 0, !dbg !421
	%286 = icmp uge i64 %224, %p3, !dbg !421
	br i1 %286, label %b71_fail1, label %b71_ok1, !dbg !421, !prof !10

b71_ok1:
	%287 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %284, i32 0, i32 1, !dbg !421
	%288 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %284, i32 0, i32 2, !dbg !421
	%289 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %284, i32 0, i32 3, !dbg !421
	%290 = bitcast { float, float, float, float }* %284 to <4 x float>*, !dbg !421
	%291 = insertelement <4 x float> undef, float %280, i32 0, !dbg !421
	%292 = insertelement <4 x float> %291, float %281, i32 1, !dbg !421
	%293 = insertelement <4 x float> %292, float %282, i32 2, !dbg !421
	%294 = insertelement <4 x float> %293, float %283, i32 3, !dbg !421
	store <4 x float> %294, <4 x float>* %290, align 16, !dbg !421
	%295 = fsub float %280, %229, !dbg !423
	%296 = fsub float %281, %230, !dbg !424
	%297 = fsub float %282, %231, !dbg !425
	%298 = fsub float %283, %232, !dbg !426
	%299 = fmul float %295, %295, !dbg !427
	%300 = fmul float %296, %296, !dbg !428
	%301 = fadd float %299, %300, !dbg !429
	%302 = fmul float %297, %297, !dbg !430
	%303 = fadd float %301, %302, !dbg !431
	%304 = fmul float %298, %298, !dbg !432
	%305 = fadd float %303, %304, !dbg !433
	%306 = fadd float %223, %305, !dbg !434
	br label %b72, !dbg !434

b72:
	%307 = phi float [ %223, %b58 ], [ %306, %b71_ok1 ], !dbg !273
	ret float %307, !dbg !435

b9_fail1:
	%308 = icmp uge i64 %18, %p8, !dbg !260
	br i1 %308, label %b9_fail2, label %b9_ok2, !dbg !260

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %18, i64 %p8), !dbg !260
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !260
	ret float undef, !dbg !260

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %17, i64 %p8), !dbg !261
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !261
	ret float undef, !dbg !261

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %89, i64 %p8), !dbg !280
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !280
	ret float undef, !dbg !280

b34_cold:
	%309 = phi float [ %470, %b57_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !273
	%310 = phi i64 [ %322, %b57_cold_ok2 ], [ %17, %b9_ok1 ], !dbg !274
	%311 = phi float [ %349, %b57_cold_ok2 ], [ %26, %b9_ok1 ], !dbg !275
	%312 = phi float [ %350, %b57_cold_ok2 ], [ %27, %b9_ok1 ], !dbg !275
	%313 = phi float [ %351, %b57_cold_ok2 ], [ %28, %b9_ok1 ], !dbg !275
	%314 = phi float [ %352, %b57_cold_ok2 ], [ %29, %b9_ok1 ], !dbg !275
	%315 = phi float [ %360, %b57_cold_ok2 ], [ %37, %b9_ok1 ], !dbg !276
	%316 = phi float [ %361, %b57_cold_ok2 ], [ %38, %b9_ok1 ], !dbg !276
	%317 = phi float [ %362, %b57_cold_ok2 ], [ %39, %b9_ok1 ], !dbg !276
	%318 = phi float [ %363, %b57_cold_ok2 ], [ %40, %b9_ok1 ], !dbg !276
	%319 = phi i32 [ %471, %b57_cold_ok2 ], [ %44, %b9_ok1 ], !dbg !277
	%320 = icmp sge i32 %319, 2, !dbg !278
	br i1 %320, label %b35_cold, label %b58, !dbg !278

b35_cold:
	%321 = add i64 %310, %12, !dbg !279
	%322 = add i64 %321, %12, !dbg !281
	%323 = mul i64 %310, 4, !dbg !283
	%324 = add i64 %323, %8, !dbg !284
	%325 = add i64 %323, %11, !dbg !286
	%326 = mul i64 %321, 4, !dbg !288
	%327 = add i64 %326, %8, !dbg !289
	%328 = add i64 %326, %11, !dbg !291
	%329 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %321, !dbg !280
	%330 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %329, i32 0, i32 0, !dbg !280
	%331 = icmp uge i64 %321, %p8, !dbg !280
	%332 = icmp uge i64 %322, %p8, !dbg !282
	%333 = icmp uge i64 %324, %p6, !dbg !285
	%334 = icmp uge i64 %325, %p6, !dbg !287
	%335 = icmp uge i64 %327, %p6, !dbg !290
	%336 = icmp uge i64 %328, %p6, !dbg !292
	%337 = or i1 %331, %332, !dbg !292
	%338 = or i1 %337, %333, !dbg !292
	%339 = or i1 %338, %334, !dbg !292
	%340 = or i1 %339, %335, !dbg !292
	%341 = or i1 %340, %336, !dbg !292
	br i1 %341, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !292, !prof !10

b35_cold_fail1:
	%342 = icmp uge i64 %321, %p8, !dbg !280
	br i1 %342, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !280

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %321, i64 %p8), !dbg !280
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !280
	ret float undef, !dbg !280

b35_cold_ok2:
	%343 = icmp uge i64 %322, %p8, !dbg !282
	br i1 %343, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !282

b35_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %322, i64 %p8), !dbg !282
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !282
	ret float undef, !dbg !282

b35_cold_ok3:
	%344 = icmp uge i64 %324, %p6, !dbg !285
	br i1 %344, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !285

b35_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %324, i64 %p6), !dbg !285
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !285
	ret float undef, !dbg !285

b35_cold_ok4:
	%345 = icmp uge i64 %325, %p6, !dbg !287
	br i1 %345, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !287

b35_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %325, i64 %p6), !dbg !287
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !287
	ret float undef, !dbg !287

b35_cold_ok5:
	%346 = icmp uge i64 %327, %p6, !dbg !290
	br i1 %346, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !290

b35_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %327, i64 %p6), !dbg !290
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !290
	ret float undef, !dbg !290

b35_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %328, i64 %p6), !dbg !292
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !292
	ret float undef, !dbg !292

b35_cold_ok1:
	%347 = bitcast { float, float, float, float }* %329 to <4 x float>*, !dbg !280
	%348 = load <4 x float>, <4 x float>* %347, align 16, !dbg !280
	%349 = extractelement <4 x float> %348, i32 0, !dbg !280
	%350 = extractelement <4 x float> %348, i32 1, !dbg !280
	%351 = extractelement <4 x float> %348, i32 2, !dbg !280
	%352 = extractelement <4 x float> %348, i32 3, !dbg !280
	%353 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %329, i32 0, i32 1, !dbg !280
	%354 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %329, i32 0, i32 2, !dbg !280
	%355 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %329, i32 0, i32 3, !dbg !280
	%356 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %322, !dbg !282
	%357 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %356, i32 0, i32 0, !dbg !282
	%358 = bitcast { float, float, float, float }* %356 to <4 x float>*, !dbg !282
	%359 = load <4 x float>, <4 x float>* %358, align 16, !dbg !282
	%360 = extractelement <4 x float> %359, i32 0, !dbg !282
	%361 = extractelement <4 x float> %359, i32 1, !dbg !282
	%362 = extractelement <4 x float> %359, i32 2, !dbg !282
	%363 = extractelement <4 x float> %359, i32 3, !dbg !282
	%364 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %356, i32 0, i32 1, !dbg !282
	%365 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %356, i32 0, i32 2, !dbg !282
	%366 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %356, i32 0, i32 3, !dbg !282
	%367 = getelementptr inbounds float, float* %p5, i64 %324, !dbg !285
	%368 = load float, float* %367, align 4, !dbg !285
	%369 = getelementptr inbounds float, float* %p5, i64 %325, !dbg !287
	%370 = load float, float* %369, align 4, !dbg !287
	%371 = getelementptr inbounds float, float* %p5, i64 %327, !dbg !290
	%372 = load float, float* %371, align 4, !dbg !290
	%373 = getelementptr inbounds float, float* %p5, i64 %328, !dbg !292
	%374 = load float, float* %373, align 4, !dbg !292
	%375 = fadd float %368, %316, !dbg !294
	%376 = fadd float %375, %311, !dbg !295
	%377 = fadd float %376, %349, !dbg !296
	%378 = fmul float %377, 2.500000e-01, !dbg !297
	%379 = fadd float %315, %317, !dbg !298
	%380 = fadd float %379, %312, !dbg !299
	%381 = fadd float %380, %350, !dbg !300
	%382 = fmul float %381, 2.500000e-01, !dbg !301
	%383 = fadd float %316, %318, !dbg !302
	%384 = fadd float %383, %313, !dbg !303
	%385 = fadd float %384, %351, !dbg !304
	%386 = fmul float %385, 2.500000e-01, !dbg !305
	%387 = fadd float %317, %370, !dbg !306
	%388 = fadd float %387, %314, !dbg !307
	%389 = fadd float %388, %352, !dbg !308
	%390 = fmul float %389, 2.500000e-01, !dbg !309
	%391 = fadd float %372, %350, !dbg !311
	%392 = fadd float %391, %315, !dbg !312
	%393 = fadd float %392, %360, !dbg !313
	%394 = fmul float %393, 2.500000e-01, !dbg !314
	%395 = fadd float %349, %351, !dbg !315
	%396 = fadd float %395, %316, !dbg !316
	%397 = fadd float %396, %361, !dbg !317
	%398 = fmul float %397, 2.500000e-01, !dbg !318
	%399 = fadd float %350, %352, !dbg !319
	%400 = fadd float %399, %317, !dbg !320
	%401 = fadd float %400, %362, !dbg !321
	%402 = fmul float %401, 2.500000e-01, !dbg !322
	%403 = fadd float %351, %374, !dbg !323
	%404 = fadd float %403, %318, !dbg !324
	%405 = fadd float %404, %363, !dbg !325
	%406 = fmul float %405, 2.500000e-01, !dbg !326
	br i1 %6, label %b57_cold, label %b36_cold, !dbg !327

b36_cold:
	br i1 %45, label %b37_cold, label %b38_cold, !dbg !264

b37_cold:
	br label %b38_cold, !dbg !328

b38_cold:
	%407 = phi float [ %378, %b36_cold ], [ %315, %b37_cold ], !dbg !329
	br i1 %47, label %b39_cold, label %b40_cold, !dbg !266

b39_cold:
	br label %b40_cold, !dbg !330

b40_cold:
	%408 = phi float [ %407, %b38_cold ], [ %315, %b39_cold ], !dbg !331
	br i1 %49, label %b41_cold, label %b42_cold, !dbg !268

b41_cold:
	br label %b42_cold, !dbg !332

b42_cold:
	%409 = phi float [ %382, %b40_cold ], [ %316, %b41_cold ], !dbg !333
	br i1 %51, label %b43_cold, label %b44_cold, !dbg !270

b43_cold:
	br label %b44_cold, !dbg !334

b44_cold:
	%410 = phi float [ %386, %b42_cold ], [ %317, %b43_cold ], !dbg !335
	br i1 %53, label %b45_cold, label %b46_cold, !dbg !272

b45_cold:
	br label %b46_cold, !dbg !336

b46_cold:
	%411 = phi float [ %390, %b44_cold ], [ %318, %b45_cold ], !dbg !337
	br i1 %45, label %b47_cold, label %b48_cold, !dbg !339

b47_cold:
	br label %b48_cold, !dbg !340

b48_cold:
	%412 = phi float [ %394, %b46_cold ], [ %349, %b47_cold ], !dbg !329
	br i1 %47, label %b49_cold, label %b50_cold, !dbg !341

b49_cold:
	br label %b50_cold, !dbg !342

b50_cold:
	%413 = phi float [ %412, %b48_cold ], [ %349, %b49_cold ], !dbg !331
	br i1 %49, label %b51_cold, label %b52_cold, !dbg !343

b51_cold:
	br label %b52_cold, !dbg !344

b52_cold:
	%414 = phi float [ %398, %b50_cold ], [ %350, %b51_cold ], !dbg !333
	br i1 %51, label %b53_cold, label %b54_cold, !dbg !345

b53_cold:
	br label %b54_cold, !dbg !346

b54_cold:
	%415 = phi float [ %402, %b52_cold ], [ %351, %b53_cold ], !dbg !335
	br i1 %53, label %b55_cold, label %b56_cold, !dbg !347

b55_cold:
	br label %b56_cold, !dbg !348

b56_cold:
	%416 = phi float [ %406, %b54_cold ], [ %352, %b55_cold ], !dbg !337
	br label %b57_cold, !dbg !338

b57_cold:
	%417 = phi float [ %378, %b35_cold_ok1 ], [ %408, %b56_cold ], !dbg !349
	%418 = phi float [ %382, %b35_cold_ok1 ], [ %409, %b56_cold ], !dbg !349
	%419 = phi float [ %386, %b35_cold_ok1 ], [ %410, %b56_cold ], !dbg !349
	%420 = phi float [ %390, %b35_cold_ok1 ], [ %411, %b56_cold ], !dbg !349
	%421 = phi float [ %394, %b35_cold_ok1 ], [ %413, %b56_cold ], !dbg !350
	%422 = phi float [ %398, %b35_cold_ok1 ], [ %414, %b56_cold ], !dbg !350
	%423 = phi float [ %402, %b35_cold_ok1 ], [ %415, %b56_cold ], !dbg !350
	%424 = phi float [ %406, %b35_cold_ok1 ], [ %416, %b56_cold ], !dbg !350
	%425 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %310, !dbg !351
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 0, !dbg !351
	%427 = icmp uge i64 %310, %p3, !dbg !351
	br i1 %427, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !351, !prof !10

b57_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %310, i64 %p3), !dbg !351
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !351
	ret float undef, !dbg !351

b57_cold_ok1:
	%428 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 1, !dbg !351
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 2, !dbg !351
	%430 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 3, !dbg !351
	%431 = bitcast { float, float, float, float }* %425 to <4 x float>*, !dbg !351
	%432 = insertelement <4 x float> undef, float %417, i32 0, !dbg !351
	%433 = insertelement <4 x float> %432, float %418, i32 1, !dbg !351
	%434 = insertelement <4 x float> %433, float %419, i32 2, !dbg !351
	%435 = insertelement <4 x float> %434, float %420, i32 3, !dbg !351
	store <4 x float> %435, <4 x float>* %431, align 16, !dbg !351
	%436 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %321, !dbg !352
	%437 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %436, i32 0, i32 0, !dbg !352
	%438 = icmp uge i64 %321, %p3, !dbg !352
	br i1 %438, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !352, !prof !10

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %321, i64 %p3), !dbg !352
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !352
	ret float undef, !dbg !352

b57_cold_ok2:
	%439 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %436, i32 0, i32 1, !dbg !352
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %436, i32 0, i32 2, !dbg !352
	%441 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %436, i32 0, i32 3, !dbg !352
	%442 = bitcast { float, float, float, float }* %436 to <4 x float>*, !dbg !352
	%443 = insertelement <4 x float> undef, float %421, i32 0, !dbg !352
	%444 = insertelement <4 x float> %443, float %422, i32 1, !dbg !352
	%445 = insertelement <4 x float> %444, float %423, i32 2, !dbg !352
	%446 = insertelement <4 x float> %445, float %424, i32 3, !dbg !352
	store <4 x float> %446, <4 x float>* %442, align 16, !dbg !352
	%447 = fsub float %417, %315, !dbg !354
	%448 = fsub float %418, %316, !dbg !355
	%449 = fsub float %419, %317, !dbg !356
	%450 = fsub float %420, %318, !dbg !357
	%451 = fmul float %447, %447, !dbg !358
	%452 = fmul float %448, %448, !dbg !359
	%453 = fadd float %451, %452, !dbg !360
	%454 = fmul float %449, %449, !dbg !361
	%455 = fadd float %453, %454, !dbg !362
	%456 = fmul float %450, %450, !dbg !363
	%457 = fadd float %455, %456, !dbg !364
	%458 = fsub float %421, %349, !dbg !366
	%459 = fsub float %422, %350, !dbg !367
	%460 = fsub float %423, %351, !dbg !368
	%461 = fsub float %424, %352, !dbg !369
	%462 = fmul float %458, %458, !dbg !370
	%463 = fmul float %459, %459, !dbg !371
	%464 = fadd float %462, %463, !dbg !372
	%465 = fmul float %460, %460, !dbg !373
	%466 = fadd float %464, %465, !dbg !374
	%467 = fmul float %461, %461, !dbg !375
	%468 = fadd float %466, %467, !dbg !376
	%469 = fadd float %457, %468, !dbg !377
	%470 = fadd float %309, %469, !dbg !378
	%471 = sub i32 %319, 2, !dbg !379
	br label %b34_cold, !dbg !379, !llvm.loop !381

b59_fail1:
	%472 = icmp uge i64 %235, %p8, !dbg !385
	br i1 %472, label %b59_fail2, label %b59_ok2, !dbg !385

b59_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %235, i64 %p8), !dbg !385
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !385
	ret float undef, !dbg !385

b59_ok2:
	%473 = icmp uge i64 %237, %p6, !dbg !388
	br i1 %473, label %b59_fail3, label %b59_ok3, !dbg !388

b59_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %237, i64 %p6), !dbg !388
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !388
	ret float undef, !dbg !388

b59_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %238, i64 %p6), !dbg !390
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !390
	ret float undef, !dbg !390

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %224, i64 %p3), !dbg !421
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !421
	ret float undef, !dbg !421
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64* %p26, i64 %p27, i32 %p28, i32 %p29, i32 %p30, double %p31, i8* %ctrl) nounwind !dbg !436 {
entry:
	%0 = alloca [8 x double], align 8, !dbg !437
	br label %b0, !dbg !437

b0:
	%1 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !437
	%2 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !437
	%3 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !437
	%4 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !437
	%5 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !437
	%6 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !437
	%7 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !437
	%8 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !437
	%9 = addrspacecast i64* %p26 to i64 addrspace(1)*, !dbg !437
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !440, !range !11
	%11 = sext i32 %10 to i64, !dbg !440
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !440, !range !13
	%13 = sext i32 %12 to i64, !dbg !440
	%14 = icmp eq i64 %11, 0, !dbg !441
	%15 = call i32 @gpuc_num_pes_thread(), !dbg !448
	br i1 %14, label %b1, label %b4, !dbg !441

b1:
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !449, !range !450
	%17 = sext i32 %16 to i64, !dbg !449
	%18 = trunc i64 %17 to i32, !dbg !451
	%19 = udiv i32 %18, 2, !dbg !451
	%20 = zext i32 %19 to i64, !dbg !451
	%21 = icmp eq i64 %13, %20, !dbg !452
	br i1 %21, label %b2, label %b4, !dbg !452

b2:
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !453, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !453, !range !12
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !453, !range !14
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !453, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !453, !range !18
	%27 = mul i32 %26, %24, !dbg !453
	%28 = add i32 %23, %27, !dbg !453
	%29 = mul i32 %25, %28, !dbg !453
	%30 = add i32 %22, %29, !dbg !453
	%31 = sext i32 %30 to i64, !dbg !453
	%32 = icmp eq i64 %31, 0, !dbg !454
	br i1 %32, label %b3, label %b4, !dbg !439

b3:
	%33 = sub i32 1, %p28, !dbg !455
	%34 = sext i32 %p28 to i64, !dbg !456
	%35 = sext i32 %33 to i64, !dbg !457
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %34, !dbg !456
	%37 = icmp uge i64 %34, %p27, !dbg !456
	%38 = icmp uge i64 %35, %p27, !dbg !457
	%39 = or i1 %37, %38, !dbg !457
	br i1 %39, label %b3_fail1, label %b3_ok1, !dbg !457, !prof !10

b3_ok1:
	%40 = load i64, i64 addrspace(1)* %36, align 8, !dbg !456
	%41 = add i64 %40, 1, !dbg !458
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %35, !dbg !457
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !457
	br label %b4, !dbg !457

b4:
	%43 = fcmp oge double %p31, 0.000000e+00, !dbg !459
	br i1 %43, label %b5, label %b11, !dbg !459

b5:
	%44 = sub i32 1, %p28, !dbg !460
	%45 = sext i32 %44 to i64, !dbg !461
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %45, !dbg !461
	%47 = icmp uge i64 %45, %p25, !dbg !461
	br i1 %47, label %b5_fail1, label %b5_ok1, !dbg !461, !prof !10

b5_ok1:
	%48 = load i64, i64 addrspace(1)* %46, align 8, !dbg !461
	%49 = icmp ne i64 %48, 0, !dbg !462
	br i1 %49, label %b6, label %b11, !dbg !462

b6:
	br i1 %14, label %b7, label %b10, !dbg !464

b7:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !465, !range !450
	%51 = sext i32 %50 to i64, !dbg !465
	%52 = trunc i64 %51 to i32, !dbg !466
	%53 = udiv i32 %52, 2, !dbg !466
	%54 = zext i32 %53 to i64, !dbg !466
	%55 = icmp eq i64 %13, %54, !dbg !467
	br i1 %55, label %b8, label %b10, !dbg !467

b8:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !468, !range !12
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !468, !range !12
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !468, !range !14
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !468, !range !18
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !468, !range !18
	%61 = mul i32 %60, %58, !dbg !468
	%62 = add i32 %57, %61, !dbg !468
	%63 = mul i32 %59, %62, !dbg !468
	%64 = add i32 %56, %63, !dbg !468
	%65 = sext i32 %64 to i64, !dbg !468
	%66 = icmp eq i64 %65, 0, !dbg !469
	br i1 %66, label %b9, label %b10, !dbg !463

b9:
	%67 = sext i32 %p28 to i64, !dbg !470
	%68 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %67, !dbg !470
	%69 = icmp uge i64 %67, %p25, !dbg !470
	br i1 %69, label %b9_fail1, label %b9_ok1, !dbg !470, !prof !10

b9_ok1:
	store i64 %48, i64 addrspace(1)* %68, align 8, !dbg !470
	br label %b10, !dbg !470

b10:
	ret void, !dbg !471

b11:
	%70 = icmp ne i32 %p30, 0, !dbg !472
	br i1 %70, label %b12, label %b15, !dbg !472

b12:
	br i1 %14, label %b13, label %b14, !dbg !475

b13:
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !476, !range !450
	%72 = sext i32 %71 to i64, !dbg !476
	%73 = trunc i64 %72 to i32, !dbg !477
	%74 = sub i32 %73, 1, !dbg !477
	%75 = zext i32 %74 to i64, !dbg !477
	%76 = icmp slt i64 1, %75, !dbg !478
	%77 = select i1 %76, i64 1, i64 %75, !dbg !478
	%78 = icmp eq i64 %13, %77, !dbg !479
	br label %b14, !dbg !479

b14:
	%79 = phi i1 [ false, %b12 ], [ %78, %b13 ], !dbg !480
	br label %b15, !dbg !474

b15:
	%80 = phi i1 [ false, %b11 ], [ %79, %b14 ], !dbg !481
	br i1 %80, label %b16, label %b17, !dbg !481

b16:
	%81 = addrspacecast double addrspace(1)* %4 to double*, !dbg !482
	%82 = addrspacecast i64 addrspace(1)* %5 to i64*, !dbg !482
	%83 = addrspacecast i32 addrspace(1)* %6 to i32*, !dbg !482
	%84 = addrspacecast double addrspace(1)* %7 to double*, !dbg !482
	%85 = addrspacecast i64 addrspace(1)* %8 to i64*, !dbg !482
	%86 = call i32 @gpuc_fn_solver_publish(double* %81, i64 %p17, i64 %p17, i64* %82, i64 %p19, i32* %83, i64 %p21, i64 %p21, double* %84, i64 %p23, i64 %p23, i64* %85, i64 %p25, i64 %p25, i32 %p30, i8* %ctrl), !dbg !482
	br label %b17, !dbg !482

b17:
	%87 = phi i32 [ 0, %b15 ], [ %86, %b16 ], !dbg !483
	%88 = and i64 %p1, 3, !dbg !487
	%89 = icmp eq i64 %88, 0, !dbg !487
	%90 = addrspacecast float addrspace(1)* %1 to float*, !dbg !487
	%91 = ptrtoint float* %90 to i64, !dbg !487
	%92 = and i64 %91, 15, !dbg !487
	%93 = icmp eq i64 %92, 0, !dbg !487
	%94 = icmp eq i64 %p1, 0, !dbg !487
	%95 = or i1 %93, %94, !dbg !487
	%96 = addrspacecast float addrspace(1)* %2 to float*, !dbg !488
	%97 = ptrtoint float* %96 to i64, !dbg !488
	%98 = and i64 %97, 15, !dbg !488
	%99 = icmp eq i64 %98, 0, !dbg !488
	%100 = or i1 %99, %94, !dbg !488
	%101 = ashr i64 %p1, 2, !dbg !487
	%102 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !487
	%103 = bitcast float addrspace(1)* %2 to { float, float, float, float } addrspace(1)*, !dbg !488
	%104 = icmp eq i64 %13, 0, !dbg !489
	%105 = sub i32 1, %p28, !dbg !490
	%106 = mul i32 %105, 2, !dbg !493
	%107 = mul i32 %106, %p15, !dbg !494
	%108 = add i32 %106, 1, !dbg !496
	%109 = mul i32 %108, %p15, !dbg !497
	%110 = sext i32 %p28 to i64, !dbg !498
	%111 = icmp sgt i32 %p6, 1, !dbg !499
	%112 = sub i32 %p6, 1, !dbg !500
	%113 = add i32 %p11, 1, !dbg !501
	%114 = zext i32 %p8 to i64, !dbg !502
	%115 = sext i32 %113 to i64, !dbg !503
	%116 = mul i64 %115, %114, !dbg !504
	%117 = mul i32 %p28, 2, !dbg !506
	%118 = add i32 %117, 1, !dbg !507
	%119 = mul i32 %118, %p15, !dbg !508
	%120 = sext i32 %p9 to i64, !dbg !509
	%121 = sext i32 %15 to i64, !dbg !448
	%122 = sext i32 %p6 to i64, !dbg !511
	%123 = mul i64 %122, %114, !dbg !512
	%124 = mul i32 %117, %p15, !dbg !514
	%125 = sext i32 %p10 to i64, !dbg !515
	%126 = icmp ugt i64 %p1, %p3, !dbg !486
	%127 = icmp eq i1 %89, false, !dbg !487
	%128 = icmp eq i1 %95, false, !dbg !487
	%129 = icmp eq i1 %100, false, !dbg !488
	%130 = or i1 %126, %127, !dbg !488
	%131 = or i1 %130, %128, !dbg !488
	%132 = or i1 %131, %129, !dbg !488
	br i1 %132, label %b17_fail1, label %b17_ok1, !dbg !488, !prof !10

b17_ok1:
	br label %b18, !dbg !516

b18:
	%133 = phi float [ 0.000000e+00, %b17_ok1 ], [ %321, %b37 ], !dbg !517
	%134 = phi i32 [ %10, %b17_ok1 ], [ %322, %b37 ], !dbg !518
	%135 = icmp slt i32 %134, %p15, !dbg !519
	br i1 %135, label %b19, label %b38, !dbg !519

b19:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !520, !range !521
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !520, !range !450
	%138 = sext i32 %137 to i64, !dbg !520
	%139 = trunc i64 %138 to i32, !dbg !522
	%140 = sub i32 %139, 1, !dbg !522
	%141 = zext i32 %140 to i64, !dbg !522
	%142 = trunc i64 %141 to i32, !dbg !522
	%143 = icmp eq i32 %12, %142, !dbg !523
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !524, !range !18
	%145 = sext i32 %144 to i64, !dbg !524
	%146 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !524, !range !18
	%147 = sext i32 %146 to i64, !dbg !524
	%148 = trunc i64 %13 to i32, !dbg !525
	%149 = trunc i64 %147 to i32, !dbg !525
	%150 = mul i32 %148, %149, !dbg !525
	%151 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !526, !range !12
	%152 = sext i32 %151 to i64, !dbg !526
	%153 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !526, !range !12
	%154 = sext i32 %153 to i64, !dbg !526
	%155 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !526, !range !14
	%156 = trunc i64 %154 to i32, !dbg !527
	%157 = add i32 %150, %156, !dbg !527
	%158 = zext i32 %157 to i64, !dbg !527
	%159 = trunc i64 %158 to i32, !dbg !528
	%160 = mul i32 %159, %p12, !dbg !532
	%161 = icmp slt i32 %159, %p13, !dbg !533
	%162 = select i1 %161, i32 %159, i32 %p13, !dbg !533
	%163 = add i32 %160, %162, !dbg !534
	%164 = icmp slt i32 %159, %p14, !dbg !535
	%165 = select i1 %164, i32 %159, i32 %p14, !dbg !535
	%166 = mul i32 %165, 4, !dbg !536
	%167 = sub i32 %163, %166, !dbg !537
	%168 = add i32 %159, 1, !dbg !538
	%169 = mul i32 %168, %p12, !dbg !540
	%170 = icmp slt i32 %168, %p13, !dbg !541
	%171 = select i1 %170, i32 %168, i32 %p13, !dbg !541
	%172 = add i32 %169, %171, !dbg !542
	%173 = icmp slt i32 %168, %p14, !dbg !543
	%174 = select i1 %173, i32 %168, i32 %p14, !dbg !543
	%175 = mul i32 %174, 4, !dbg !544
	%176 = sub i32 %172, %175, !dbg !545
	%177 = trunc i64 %145 to i32, !dbg !547
	%178 = mul i32 %134, %177, !dbg !548
	%179 = trunc i64 %152 to i32, !dbg !549
	%180 = add i32 %178, %179, !dbg !550
	br i1 %104, label %b21, label %b20, !dbg !550

b20:
	br i1 %143, label %b21, label %b37, !dbg !550

b21:
	%181 = add i32 %107, %134, !dbg !551
	%182 = sext i32 %181 to i64, !dbg !552
	%183 = add i32 %109, %134, !dbg !554
	%184 = sext i32 %183 to i64, !dbg !555
	%185 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %182, !dbg !553
	%186 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %184, !dbg !556
	%187 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %110, !dbg !498
	%188 = icmp uge i64 %182, %p5, !dbg !553
	%189 = icmp uge i64 %184, %p5, !dbg !556
	%190 = icmp uge i64 %110, %p27, !dbg !498
	%191 = or i1 %188, %189, !dbg !498
	%192 = or i1 %191, %190, !dbg !498
	br i1 %192, label %b21_fail1, label %b21_ok1, !dbg !498, !prof !10

b21_ok1:
	%193 = load i64, i64 addrspace(1)* %187, align 8, !dbg !498
	%194 = mul i32 %146, %155, !dbg !557
	%195 = add i32 %153, %194, !dbg !557
	%196 = mul i32 %144, %195, !dbg !557
	%197 = add i32 %151, %196, !dbg !557
	%198 = icmp eq i32 %197, 0, !dbg !558
	br i1 %198, label %b22, label %b26, !dbg !558

b22:
	br i1 %104, label %b23, label %b24, !dbg !558

b23:
	%199 = addrspacecast i64 addrspace(1)* %185 to i64*, !dbg !559
	%200 = bitcast i64* %199 to i8*, !dbg !559
	%201 = call i64 @gpuc_signal_wait_until_thread(i8* %200, i32 5, i64 %193, i32 1, i8* %ctrl, i32 14), !dbg !559
	br label %b24, !dbg !559

b24:
	br i1 %143, label %b25, label %b26, !dbg !559

b25:
	%202 = addrspacecast i64 addrspace(1)* %186 to i64*, !dbg !560
	%203 = bitcast i64* %202 to i8*, !dbg !560
	%204 = call i64 @gpuc_signal_wait_until_thread(i8* %203, i32 5, i64 %193, i32 1, i8* %ctrl, i32 15), !dbg !560
	br label %b26, !dbg !560

b26:
	%205 = call i32 @gpuc_num_pes_thread(), !dbg !448
	%206 = sext i32 %p9 to i64, !dbg !448
	%207 = sext i32 %205 to i64, !dbg !448
	%208 = icmp ult i64 %206, %207, !dbg !448
	%209 = select i1 %208, i32 %p9, i32 0, !dbg !448
	%210 = call i8* @gpuc_peer_early(i32 %209), !dbg !448
	%211 = call i32 @gpuc_num_pes_thread(), !dbg !561
	%212 = sext i32 %p10 to i64, !dbg !561
	%213 = sext i32 %211 to i64, !dbg !561
	%214 = icmp ult i64 %212, %213, !dbg !561
	%215 = select i1 %214, i32 %p10, i32 0, !dbg !561
	%216 = call i8* @gpuc_peer_early(i32 %215), !dbg !561
	call void @llvm.nvvm.barrier0(), !dbg !562
	br i1 %104, label %b27, label %b29, !dbg !562

b27:
	%217 = icmp eq i32 %153, 0, !dbg !563
	br i1 %217, label %b28, label %b29, !dbg !563

b28:
	%218 = addrspacecast { float, float, float, float } addrspace(1)* %102 to { float, float, float, float }*, !dbg !564
	%219 = addrspacecast { float, float, float, float } addrspace(1)* %103 to { float, float, float, float }*, !dbg !564
	%220 = call float @gpuc_fn_solver_edge(float* %90, i64 %p1, { float, float, float, float }* %218, i64 %101, i64 %101, float* %96, i64 %p1, { float, float, float, float }* %219, i64 %101, i64 %101, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %180, i32 0, i8* %ctrl), !dbg !564
	%221 = fadd float 0.000000e+00, %220, !dbg !565
	br label %b29, !dbg !565

b29:
	%222 = phi float [ 0.000000e+00, %b26 ], [ 0.000000e+00, %b27 ], [ %221, %b28 ], !dbg !566
	br i1 %143, label %b30, label %b33, !dbg !566

b30:
	%223 = sub i32 %149, 1, !dbg !567
	%224 = zext i32 %223 to i64, !dbg !567
	%225 = trunc i64 %224 to i32, !dbg !567
	%226 = icmp eq i32 %153, %225, !dbg !568
	br i1 %226, label %b31, label %b33, !dbg !568

b31:
	br i1 %111, label %b32, label %b33, !dbg !499

b32:
	%227 = addrspacecast { float, float, float, float } addrspace(1)* %102 to { float, float, float, float }*, !dbg !569
	%228 = addrspacecast { float, float, float, float } addrspace(1)* %103 to { float, float, float, float }*, !dbg !569
	%229 = call float @gpuc_fn_solver_edge(float* %90, i64 %p1, { float, float, float, float }* %227, i64 %101, i64 %101, float* %96, i64 %p1, { float, float, float, float }* %228, i64 %101, i64 %101, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %180, i32 %112, i8* %ctrl), !dbg !569
	%230 = fadd float %222, %229, !dbg !570
	br label %b33, !dbg !570

b33:
	%231 = phi float [ %222, %b29 ], [ %222, %b30 ], [ %222, %b31 ], [ %230, %b32 ], !dbg !566
	%232 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !571
	br i1 %104, label %b34, label %b35, !dbg !571

b34:
	%233 = sub i32 %p8, %178, !dbg !572
	%234 = icmp ult i32 %177, %233, !dbg !573
	%235 = select i1 %234, i32 %177, i32 %233, !dbg !573
	%236 = mul i32 %235, 4, !dbg !574
	%237 = zext i32 %236 to i64, !dbg !574
	%238 = zext i32 %178 to i64, !dbg !575
	%239 = add i64 %114, %238, !dbg !576
	%240 = mul i64 %239, 4, !dbg !577
	%241 = add i64 %116, %238, !dbg !578
	%242 = mul i64 %241, 4, !dbg !579
	%243 = add i64 %242, %237, !dbg !580
	%244 = add i64 %240, %237, !dbg !582
	%245 = add i32 %119, %134, !dbg !584
	%246 = sext i32 %245 to i64, !dbg !585
	%247 = mul i32 %144, %146, !dbg !448
	%248 = icmp ugt i64 %243, %p1, !dbg !581
	%249 = icmp ugt i64 %242, %243, !dbg !581
	%250 = icmp ugt i64 %244, %p1, !dbg !583
	%251 = icmp uge i64 %246, %p5, !dbg !586
	%252 = icmp uge i64 %120, %121, !dbg !448
	%253 = or i1 %248, %249, !dbg !448
	%254 = or i1 %253, %250, !dbg !448
	%255 = or i1 %254, %251, !dbg !448
	%256 = or i1 %255, %252, !dbg !448
	br i1 %256, label %b34_fail1, label %b34_ok1, !dbg !448, !prof !10

b34_ok1:
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !448, !range !19
	%258 = mul i32 %247, %257, !dbg !448
	%259 = sext i32 %232 to i64, !dbg !448
	%260 = sext i32 %258 to i64, !dbg !448
	%261 = add i64 %193, 1, !dbg !587
	%262 = getelementptr inbounds float, float addrspace(1)* %1, i64 %242, !dbg !581
	%263 = getelementptr inbounds float, float addrspace(1)* %1, i64 %240, !dbg !583
	%264 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %246, !dbg !586
	%265 = mul i64 %237, 4, !dbg !448
	%266 = addrspacecast float addrspace(1)* %262 to float*, !dbg !448
	%267 = addrspacecast float addrspace(1)* %263 to float*, !dbg !448
	%268 = addrspacecast i64 addrspace(1)* %264 to i64*, !dbg !448
	%269 = icmp ne i64 %259, %260, !dbg !448
	br i1 %269, label %b34_fail6, label %b34_ok6, !dbg !448, !prof !10

b34_ok6:
	%270 = bitcast float* %266 to i8*, !dbg !448
	%271 = bitcast float* %267 to i8*, !dbg !448
	%272 = bitcast i64* %268 to i8*, !dbg !448
	call void @gpuc_put_signal_nbi_block(i8* %270, i8* %271, i64 %265, i8* %272, i64 %261, i32 9, i32 %p9, i32 1, i32 1, i8* %210), !dbg !448
	br label %b35, !dbg !447

b35:
	br i1 %143, label %b36, label %b37, !dbg !447

b36:
	%273 = sub i32 %p8, %178, !dbg !588
	%274 = icmp ult i32 %177, %273, !dbg !589
	%275 = select i1 %274, i32 %177, i32 %273, !dbg !589
	%276 = mul i32 %275, 4, !dbg !590
	%277 = zext i32 %276 to i64, !dbg !590
	%278 = zext i32 %178 to i64, !dbg !591
	%279 = add i64 %123, %278, !dbg !592
	%280 = mul i64 %279, 4, !dbg !593
	%281 = mul i64 %278, 4, !dbg !594
	%282 = add i64 %281, %277, !dbg !595
	%283 = add i64 %280, %277, !dbg !597
	%284 = add i32 %124, %134, !dbg !599
	%285 = sext i32 %284 to i64, !dbg !600
	%286 = mul i32 %144, %146, !dbg !561
	%287 = icmp ugt i64 %282, %p1, !dbg !596
	%288 = icmp ugt i64 %283, %p1, !dbg !598
	%289 = icmp ugt i64 %280, %283, !dbg !598
	%290 = icmp uge i64 %285, %p5, !dbg !601
	%291 = icmp uge i64 %125, %121, !dbg !561
	%292 = or i1 %287, %288, !dbg !561
	%293 = or i1 %292, %289, !dbg !561
	%294 = or i1 %293, %290, !dbg !561
	%295 = or i1 %294, %291, !dbg !561
	br i1 %295, label %b36_fail1, label %b36_ok1, !dbg !561, !prof !10

b36_ok1:
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !561, !range !19
	%297 = mul i32 %286, %296, !dbg !561
	%298 = sext i32 %232 to i64, !dbg !561
	%299 = sext i32 %297 to i64, !dbg !561
	%300 = add i64 %193, 1, !dbg !602
	%301 = getelementptr inbounds float, float addrspace(1)* %1, i64 %281, !dbg !596
	%302 = getelementptr inbounds float, float addrspace(1)* %1, i64 %280, !dbg !598
	%303 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %285, !dbg !601
	%304 = mul i64 %277, 4, !dbg !561
	%305 = addrspacecast float addrspace(1)* %301 to float*, !dbg !561
	%306 = addrspacecast float addrspace(1)* %302 to float*, !dbg !561
	%307 = addrspacecast i64 addrspace(1)* %303 to i64*, !dbg !561
	%308 = icmp ne i64 %298, %299, !dbg !561
	br i1 %308, label %b36_fail6, label %b36_ok6, !dbg !561, !prof !10

b36_ok6:
	%309 = bitcast float* %305 to i8*, !dbg !561
	%310 = bitcast float* %306 to i8*, !dbg !561
	%311 = bitcast i64* %307 to i8*, !dbg !561
	call void @gpuc_put_signal_nbi_block(i8* %309, i8* %310, i64 %304, i8* %311, i64 %300, i32 9, i32 %p10, i32 1, i32 1, i8* %216), !dbg !561
	br label %b37, !dbg !510

b37:
	%312 = phi float [ 0.000000e+00, %b20 ], [ %231, %b35 ], [ %231, %b36_ok6 ], !dbg !566
	%313 = icmp sgt i32 %167, 1, !dbg !603
	%314 = select i1 %313, i32 %167, i32 1, !dbg !603
	%315 = icmp slt i32 %176, %112, !dbg !604
	%316 = select i1 %315, i32 %176, i32 %112, !dbg !604
	%317 = addrspacecast { float, float, float, float } addrspace(1)* %102 to { float, float, float, float }*, !dbg !605
	%318 = addrspacecast { float, float, float, float } addrspace(1)* %103 to { float, float, float, float }*, !dbg !605
	%319 = call float @gpuc_fn_solver_march(float* %90, i64 %p1, { float, float, float, float }* %317, i64 %101, i64 %101, float* %96, i64 %p1, { float, float, float, float }* %318, i64 %101, i64 %101, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %180, i32 %314, i32 %316, i8* %ctrl), !dbg !605
	%320 = fadd float %312, %319, !dbg !606
	%321 = fadd float %133, %320, !dbg !607
	%322 = add i32 %134, %136, !dbg !608
	br label %b18, !dbg !608

b38:
	br i1 %80, label %b39, label %b52, !dbg !445

b39:
	%323 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %110, !dbg !498
	%324 = icmp uge i64 %110, %p27, !dbg !498
	br i1 %324, label %b39_fail1, label %b39_ok1, !dbg !498, !prof !10

b39_ok1:
	%325 = load i64, i64 addrspace(1)* %323, align 8, !dbg !498
	%326 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !611, !range !12
	%327 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !611, !range !12
	%328 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !611, !range !14
	%329 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !611, !range !18
	%330 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !611, !range !18
	%331 = mul i32 %330, %328, !dbg !611
	%332 = add i32 %327, %331, !dbg !611
	%333 = mul i32 %329, %332, !dbg !611
	%334 = add i32 %326, %333, !dbg !611
	%335 = sext i32 %334 to i64, !dbg !611
	%336 = and i32 %334, -32, !dbg !612
	%337 = mul i32 %329, %330, !dbg !612
	%338 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !612, !range !19
	%339 = mul i32 %337, %338, !dbg !612
	%340 = sub i32 %339, %336, !dbg !612
	%341 = icmp slt i32 %340, 32, !dbg !612
	%342 = select i1 %341, i32 %340, i32 32, !dbg !612
	%343 = sext i32 %342 to i64, !dbg !612
	%344 = icmp sge i64 %335, %343, !dbg !613
	br i1 %344, label %b52, label %b40, !dbg !613

b40:
	%345 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !616, !range !89
	%346 = sext i32 %345 to i64, !dbg !616
	br label %b41, !dbg !616

b41:
	%347 = phi double [ 0.000000e+00, %b40 ], [ %373, %b42_ok1 ], !dbg !620
	%348 = phi i64 [ %346, %b40 ], [ %374, %b42_ok1 ], !dbg !616
	%349 = icmp slt i64 %348, %121, !dbg !616
	br i1 %349, label %b42, label %b43, !dbg !616

b42:
	%350 = urem i32 %87, 2, !dbg !622
	%351 = trunc i64 %121 to i32, !dbg !623
	%352 = mul i32 %350, %351, !dbg !623
	%353 = zext i32 %352 to i64, !dbg !623
	%354 = add i64 %353, %348, !dbg !624
	%355 = mul i64 %354, 2, !dbg !625
	%356 = add i64 %355, 2, !dbg !627
	%357 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %355, !dbg !628
	%358 = addrspacecast i64 addrspace(1)* %357 to i64*, !dbg !629
	%359 = ptrtoint i64* %358 to i64, !dbg !629
	%360 = and i64 %359, 15, !dbg !629
	%361 = icmp eq i64 %360, 0, !dbg !629
	%362 = bitcast i64 addrspace(1)* %357 to { i64, i64 } addrspace(1)*, !dbg !629
	%363 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %362, i64 0, !dbg !630
	%364 = addrspacecast { i64, i64 } addrspace(1)* %363 to { i64, i64 }*, !dbg !619
	%365 = icmp ugt i64 %356, %p19, !dbg !628
	%366 = icmp ugt i64 %355, %356, !dbg !628
	%367 = icmp eq i1 %361, false, !dbg !629
	%368 = or i1 %365, %366, !dbg !629
	%369 = or i1 %368, %367, !dbg !629
	br i1 %369, label %b42_fail1, label %b42_ok1, !dbg !629, !prof !10

b42_ok1:
	%370 = bitcast { i64, i64 }* %364 to i8*, !dbg !619
	%371 = call i64 @gpuc_wait_line_thread(i8* %370, i32 %87, i8* %ctrl, i32 27), !dbg !619
	%372 = bitcast i64 %371 to double, !dbg !631
	%373 = fadd double %347, %372, !dbg !632
	%374 = add i64 %348, %343, !dbg !616
	br label %b41, !dbg !616

b43:
	%375 = icmp eq i64 %343, 32, !dbg !638
	br i1 %375, label %b44, label %b46, !dbg !638

b44:
	%376 = phi double [ %393, %b45 ], [ %347, %b43 ], !dbg !639
	%377 = phi i64 [ %396, %b45 ], [ 16, %b43 ], !dbg !640
	%378 = icmp sgt i64 %377, 0, !dbg !641
	br i1 %378, label %b45, label %b49, !dbg !641

b45:
	%379 = trunc i64 %377 to i32, !dbg !642
	%380 = bitcast double %376 to i64, !dbg !642
	%381 = trunc i64 %380 to i32, !dbg !642
	%382 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %381, i32 %379, i32 31), !dbg !642
	%383 = extractvalue { i32, i1 } %382, 0, !dbg !642
	%384 = lshr i64 %380, 32, !dbg !642
	%385 = trunc i64 %384 to i32, !dbg !642
	%386 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %385, i32 %379, i32 31), !dbg !642
	%387 = extractvalue { i32, i1 } %386, 0, !dbg !642
	%388 = zext i32 %387 to i64, !dbg !642
	%389 = shl i64 %388, 32, !dbg !642
	%390 = zext i32 %383 to i64, !dbg !642
	%391 = or i64 %390, %389, !dbg !642
	%392 = bitcast i64 %391 to double, !dbg !642
	%393 = fadd double %376, %392, !dbg !643
	%394 = trunc i64 %377 to i32, !dbg !644
	%395 = udiv i32 %394, 2, !dbg !644
	%396 = zext i32 %395 to i64, !dbg !644
	br label %b44, !dbg !644

b46:
	%397 = bitcast double %347 to i64, !dbg !645
	%398 = trunc i64 %397 to i32, !dbg !645
	%399 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %398, i32 0, i32 31), !dbg !645
	%400 = extractvalue { i32, i1 } %399, 0, !dbg !645
	%401 = lshr i64 %397, 32, !dbg !645
	%402 = trunc i64 %401 to i32, !dbg !645
	%403 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %402, i32 0, i32 31), !dbg !645
	%404 = extractvalue { i32, i1 } %403, 0, !dbg !645
	%405 = zext i32 %404 to i64, !dbg !645
	%406 = shl i64 %405, 32, !dbg !645
	%407 = zext i32 %400 to i64, !dbg !645
	%408 = or i64 %407, %406, !dbg !645
	%409 = bitcast i64 %408 to double, !dbg !645
	br label %b47, !dbg !645

b47:
	%410 = phi double [ %409, %b46 ], [ %426, %b48 ], !dbg !646
	%411 = phi i32 [ 1, %b46 ], [ %427, %b48 ], !dbg !647
	%412 = icmp slt i32 %411, %342, !dbg !648
	br i1 %412, label %b48, label %b49, !dbg !648

b48:
	%413 = bitcast double %347 to i64, !dbg !649
	%414 = trunc i64 %413 to i32, !dbg !649
	%415 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %414, i32 %411, i32 31), !dbg !649
	%416 = extractvalue { i32, i1 } %415, 0, !dbg !649
	%417 = lshr i64 %413, 32, !dbg !649
	%418 = trunc i64 %417 to i32, !dbg !649
	%419 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %418, i32 %411, i32 31), !dbg !649
	%420 = extractvalue { i32, i1 } %419, 0, !dbg !649
	%421 = zext i32 %420 to i64, !dbg !649
	%422 = shl i64 %421, 32, !dbg !649
	%423 = zext i32 %416 to i64, !dbg !649
	%424 = or i64 %423, %422, !dbg !649
	%425 = bitcast i64 %424 to double, !dbg !649
	%426 = fadd double %410, %425, !dbg !643
	%427 = add i32 %411, 1, !dbg !650
	br label %b47, !dbg !650

b49:
	%428 = phi double [ %376, %b44 ], [ %410, %b47 ], !dbg !637
	%429 = icmp ne i64 %335, 0, !dbg !651
	br i1 %429, label %b52, label %b50, !dbg !651

b50:
	%430 = getelementptr inbounds double, double addrspace(1)* %7, i64 0, !dbg !652
	%431 = icmp uge i64 0, %p23, !dbg !652
	br i1 %431, label %b50_fail1, label %b50_ok1, !dbg !652, !prof !10

b50_ok1:
	store double %428, double addrspace(1)* %430, align 8, !dbg !652
	%432 = fcmp ole double %428, %p31, !dbg !653
	br i1 %432, label %b51, label %b52, !dbg !653

b51:
	%433 = add i64 %325, 1, !dbg !654
	%434 = urem i64 %433, 2, !dbg !655
	%435 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %434, !dbg !656
	%436 = icmp uge i64 %434, %p25, !dbg !656
	br i1 %436, label %b51_fail1, label %b51_ok1, !dbg !656, !prof !10

b51_ok1:
	store i64 %325, i64 addrspace(1)* %435, align 8, !dbg !656
	br label %b52, !dbg !656

b52:
	%437 = icmp ne i32 %p29, 0, !dbg !657
	br i1 %437, label %b53, label %b77, !dbg !657

b53:
	%438 = fpext float %133 to double, !dbg !660
	%439 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !664, !range !12
	%440 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !664, !range !12
	%441 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !664, !range !14
	%442 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !664, !range !18
	%443 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !664, !range !18
	%444 = mul i32 %443, %441, !dbg !664
	%445 = add i32 %440, %444, !dbg !664
	%446 = mul i32 %442, %445, !dbg !664
	%447 = add i32 %439, %446, !dbg !664
	%448 = and i32 %447, -32, !dbg !664
	%449 = mul i32 %442, %443, !dbg !664
	%450 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !664, !range !19
	%451 = mul i32 %449, %450, !dbg !664
	%452 = sub i32 %451, %448, !dbg !664
	%453 = icmp slt i32 %452, 32, !dbg !664
	%454 = select i1 %453, i32 %452, i32 32, !dbg !664
	%455 = sext i32 %454 to i64, !dbg !664
	%456 = icmp eq i64 %455, 32, !dbg !665
	br i1 %456, label %b54, label %b56, !dbg !665

b54:
	%457 = phi double [ %474, %b55 ], [ %438, %b53 ], !dbg !666
	%458 = phi i64 [ %477, %b55 ], [ 16, %b53 ], !dbg !667
	%459 = icmp sgt i64 %458, 0, !dbg !668
	br i1 %459, label %b55, label %b59, !dbg !668

b55:
	%460 = trunc i64 %458 to i32, !dbg !669
	%461 = bitcast double %457 to i64, !dbg !669
	%462 = trunc i64 %461 to i32, !dbg !669
	%463 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %462, i32 %460, i32 31), !dbg !669
	%464 = extractvalue { i32, i1 } %463, 0, !dbg !669
	%465 = lshr i64 %461, 32, !dbg !669
	%466 = trunc i64 %465 to i32, !dbg !669
	%467 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %466, i32 %460, i32 31), !dbg !669
	%468 = extractvalue { i32, i1 } %467, 0, !dbg !669
	%469 = zext i32 %468 to i64, !dbg !669
	%470 = shl i64 %469, 32, !dbg !669
	%471 = zext i32 %464 to i64, !dbg !669
	%472 = or i64 %471, %470, !dbg !669
	%473 = bitcast i64 %472 to double, !dbg !669
	%474 = fadd double %457, %473, !dbg !670
	%475 = trunc i64 %458 to i32, !dbg !671
	%476 = udiv i32 %475, 2, !dbg !671
	%477 = zext i32 %476 to i64, !dbg !671
	br label %b54, !dbg !671

b56:
	%478 = bitcast double %438 to i64, !dbg !672
	%479 = trunc i64 %478 to i32, !dbg !672
	%480 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %479, i32 0, i32 31), !dbg !672
	%481 = extractvalue { i32, i1 } %480, 0, !dbg !672
	%482 = lshr i64 %478, 32, !dbg !672
	%483 = trunc i64 %482 to i32, !dbg !672
	%484 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %483, i32 0, i32 31), !dbg !672
	%485 = extractvalue { i32, i1 } %484, 0, !dbg !672
	%486 = zext i32 %485 to i64, !dbg !672
	%487 = shl i64 %486, 32, !dbg !672
	%488 = zext i32 %481 to i64, !dbg !672
	%489 = or i64 %488, %487, !dbg !672
	%490 = bitcast i64 %489 to double, !dbg !672
	br label %b57, !dbg !672

b57:
	%491 = phi double [ %490, %b56 ], [ %507, %b58 ], !dbg !673
	%492 = phi i32 [ 1, %b56 ], [ %508, %b58 ], !dbg !674
	%493 = icmp slt i32 %492, %454, !dbg !675
	br i1 %493, label %b58, label %b59, !dbg !675

b58:
	%494 = bitcast double %438 to i64, !dbg !676
	%495 = trunc i64 %494 to i32, !dbg !676
	%496 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %495, i32 %492, i32 31), !dbg !676
	%497 = extractvalue { i32, i1 } %496, 0, !dbg !676
	%498 = lshr i64 %494, 32, !dbg !676
	%499 = trunc i64 %498 to i32, !dbg !676
	%500 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %499, i32 %492, i32 31), !dbg !676
	%501 = extractvalue { i32, i1 } %500, 0, !dbg !676
	%502 = zext i32 %501 to i64, !dbg !676
	%503 = shl i64 %502, 32, !dbg !676
	%504 = zext i32 %497 to i64, !dbg !676
	%505 = or i64 %504, %503, !dbg !676
	%506 = bitcast i64 %505 to double, !dbg !676
	%507 = fadd double %491, %506, !dbg !670
	%508 = add i32 %492, 1, !dbg !677
	br label %b57, !dbg !677

b59:
	%509 = phi double [ %457, %b54 ], [ %491, %b57 ], !dbg !663
	%510 = sext i32 %451 to i64, !dbg !679
	%511 = trunc i64 %510 to i32, !dbg !680
	%512 = add i32 %511, 32, !dbg !680
	%513 = sub i32 %512, 1, !dbg !681
	%514 = udiv i32 %513, 32, !dbg !682
	%515 = zext i32 %514 to i64, !dbg !682
	%516 = icmp eq i64 %515, 1, !dbg !683
	br i1 %516, label %b75, label %b60, !dbg !683

b60:
	call void @llvm.nvvm.barrier0(), !dbg !685
	%517 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !686, !range !89
	%518 = sext i32 %517 to i64, !dbg !686
	%519 = icmp eq i64 %518, 0, !dbg !687
	br i1 %519, label %b61, label %b62, !dbg !687

b61:
	%520 = sext i32 %447 to i64, !dbg !688
	%521 = trunc i64 %520 to i32, !dbg !689
	%522 = udiv i32 %521, 32, !dbg !689
	%523 = zext i32 %522 to i64, !dbg !689
	%524 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %523, !dbg !690
	store double %509, double addrspace(3)* %524, align 8, !dbg !690
	br label %b62, !dbg !690

b62:
	call void @llvm.nvvm.barrier0(), !dbg !691
	%525 = trunc i64 %515 to i32, !dbg !692
	br label %b63, !dbg !691

b63:
	%526 = phi double [ %509, %b62 ], [ %547, %b74 ], !dbg !693
	%527 = phi i32 [ 0, %b62 ], [ %557, %b74 ], !dbg !694
	%528 = icmp slt i32 %527, %525, !dbg !695
	br i1 %528, label %b64, label %b75, !dbg !695

b64:
	store [8 x double] zeroinitializer, [8 x double]* %0, align 8, !dbg !696
	%529 = and i32 %527, 24, !dbg !697
	br label %b65, !dbg !697

b65:
	%530 = phi i32 [ 0, %b64 ], [ %537, %b65 ], !dbg !697
	%531 = add i32 %529, %530, !dbg !698
	%532 = sext i32 %531 to i64, !dbg !699
	%533 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %532, !dbg !699
	%534 = load double, double addrspace(3)* %533, align 8, !dbg !699
	%535 = sext i32 %530 to i64, !dbg !700
	%536 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %535, !dbg !700
	store double %534, double* %536, align 8, !dbg !700
	%537 = add i32 %530, 1, !dbg !700
	%538 = icmp slt i32 %537, 8, !dbg !700
	br i1 %538, label %b65, label %b66, !dbg !700

b66:
	%539 = icmp eq i32 %527, 0, !dbg !701
	br i1 %539, label %b67, label %b68, !dbg !701

b67:
	%540 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !702
	%541 = load double, double* %540, align 8, !dbg !702
	br label %b69, !dbg !702

b68:
	%542 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !703
	%543 = load double, double* %542, align 8, !dbg !703
	%544 = fadd double %526, %543, !dbg !670
	br label %b69, !dbg !704

b69:
	%545 = phi double [ %541, %b67 ], [ %544, %b68 ], !dbg !693
	%546 = sub i32 %525, %527, !dbg !705
	br label %b70, !dbg !705

b70:
	%547 = phi double [ %545, %b69 ], [ %555, %b73 ], !dbg !693
	%548 = phi i32 [ 1, %b69 ], [ %556, %b73 ], !dbg !706
	%549 = icmp slt i32 %548, 8, !dbg !707
	br i1 %549, label %b71, label %b74, !dbg !707

b71:
	%550 = icmp slt i32 %548, %546, !dbg !708
	br i1 %550, label %b72, label %b73, !dbg !708

b72:
	%551 = sext i32 %548 to i64, !dbg !709
	%552 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %551, !dbg !709
	%553 = load double, double* %552, align 8, !dbg !709
	%554 = fadd double %547, %553, !dbg !670
	br label %b73, !dbg !710

b73:
	%555 = phi double [ %547, %b71 ], [ %554, %b72 ], !dbg !693
	%556 = add i32 %548, 1, !dbg !711
	br label %b70, !dbg !711

b74:
	%557 = add nsw i32 %527, 8, !dbg !712
	br label %b63, !dbg !712, !llvm.loop !714

b75:
	%558 = phi double [ %509, %b59 ], [ %526, %b63 ], !dbg !662
	%559 = sext i32 %447 to i64, !dbg !715
	%560 = icmp eq i64 %559, 0, !dbg !716
	br i1 %560, label %b76, label %b77, !dbg !716

b76:
	%561 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !717, !range !521
	%562 = sext i32 %561 to i64, !dbg !717
	%563 = mul i64 %13, %562, !dbg !718
	%564 = add i64 %563, %11, !dbg !719
	%565 = mul i64 %564, 2, !dbg !721
	%566 = zext i32 %p29 to i64, !dbg !722
	%567 = add i64 %565, %566, !dbg !723
	%568 = sub i64 %567, 1, !dbg !724
	%569 = getelementptr inbounds double, double addrspace(1)* %4, i64 %568, !dbg !725
	%570 = icmp uge i64 %568, %p17, !dbg !725
	br i1 %570, label %b76_fail1, label %b76_ok1, !dbg !725, !prof !10

b76_ok1:
	store double %558, double addrspace(1)* %569, align 8, !dbg !725
	br label %b77, !dbg !725

b77:
	ret void, !dbg !659

b3_fail1:
	%571 = icmp uge i64 %34, %p27, !dbg !456
	br i1 %571, label %b3_fail2, label %b3_ok2, !dbg !456

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %34, i64 %p27), !dbg !456
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !456
	ret void, !dbg !456

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %35, i64 %p27), !dbg !457
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !457
	ret void, !dbg !457

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %45, i64 %p25), !dbg !461
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !461
	ret void, !dbg !461

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %67, i64 %p25), !dbg !470
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !470
	ret void, !dbg !470

b17_fail1:
	%572 = icmp ugt i64 %p1, %p3, !dbg !486
	br i1 %572, label %b17_fail2, label %b17_ok2, !dbg !486

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p1, i64 %p3), !dbg !486
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !486
	ret void, !dbg !486

b17_ok2:
	%573 = icmp eq i1 %89, false, !dbg !487
	br i1 %573, label %b17_fail3, label %b17_ok3, !dbg !487

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 4), !dbg !487
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !487
	ret void, !dbg !487

b17_ok3:
	%574 = icmp eq i1 %95, false, !dbg !487
	br i1 %574, label %b17_fail4, label %b17_ok4, !dbg !487

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %92, i64 16), !dbg !487
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !487
	ret void, !dbg !487

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %98, i64 16), !dbg !488
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !488
	ret void, !dbg !488

b21_fail1:
	%575 = icmp uge i64 %182, %p5, !dbg !553
	br i1 %575, label %b21_fail2, label %b21_ok2, !dbg !553

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %182, i64 %p5), !dbg !553
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !553
	ret void, !dbg !553

b21_ok2:
	%576 = icmp uge i64 %184, %p5, !dbg !556
	br i1 %576, label %b21_fail3, label %b21_ok3, !dbg !556

b21_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %184, i64 %p5), !dbg !556
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !556
	ret void, !dbg !556

b21_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %110, i64 %p27), !dbg !498
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !498
	ret void, !dbg !498

b34_fail1:
	%577 = icmp ugt i64 %243, %p1, !dbg !581
	br i1 %577, label %b34_fail2, label %b34_ok2, !dbg !581

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %243, i64 %p1), !dbg !581
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !581
	ret void, !dbg !581

b34_ok2:
	%578 = icmp ugt i64 %242, %243, !dbg !581
	br i1 %578, label %b34_fail3, label %b34_ok3, !dbg !581

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %242, i64 %243), !dbg !581
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !581
	ret void, !dbg !581

b34_ok3:
	%579 = icmp ugt i64 %244, %p1, !dbg !583
	br i1 %579, label %b34_fail4, label %b34_ok4, !dbg !583

b34_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %244, i64 %p1), !dbg !583
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !583
	ret void, !dbg !583

b34_ok4:
	%580 = icmp uge i64 %246, %p5, !dbg !586
	br i1 %580, label %b34_fail5, label %b34_ok5, !dbg !586

b34_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %246, i64 %p5), !dbg !586
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !586
	ret void, !dbg !586

b34_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %120, i64 %121), !dbg !448
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !448
	ret void, !dbg !448

b34_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %259, i64 %260), !dbg !448
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !448
	ret void, !dbg !448

b36_fail1:
	%581 = icmp ugt i64 %282, %p1, !dbg !596
	br i1 %581, label %b36_fail2, label %b36_ok2, !dbg !596

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %282, i64 %p1), !dbg !596
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !596
	ret void, !dbg !596

b36_ok2:
	%582 = icmp ugt i64 %283, %p1, !dbg !598
	br i1 %582, label %b36_fail3, label %b36_ok3, !dbg !598

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %283, i64 %p1), !dbg !598
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !598
	ret void, !dbg !598

b36_ok3:
	%583 = icmp ugt i64 %280, %283, !dbg !598
	br i1 %583, label %b36_fail4, label %b36_ok4, !dbg !598

b36_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %280, i64 %283), !dbg !598
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !598
	ret void, !dbg !598

b36_ok4:
	%584 = icmp uge i64 %285, %p5, !dbg !601
	br i1 %584, label %b36_fail5, label %b36_ok5, !dbg !601

b36_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %285, i64 %p5), !dbg !601
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !601
	ret void, !dbg !601

b36_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %125, i64 %121), !dbg !561
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !561
	ret void, !dbg !561

b36_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %298, i64 %299), !dbg !561
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !561
	ret void, !dbg !561

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %110, i64 %p27), !dbg !498
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !498
	ret void, !dbg !498

b42_fail1:
	%585 = icmp ugt i64 %356, %p19, !dbg !628
	br i1 %585, label %b42_fail2, label %b42_ok2, !dbg !628

b42_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %356, i64 %p19), !dbg !628
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !628
	ret void, !dbg !628

b42_ok2:
	%586 = icmp ugt i64 %355, %356, !dbg !628
	br i1 %586, label %b42_fail3, label %b42_ok3, !dbg !628

b42_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %355, i64 %356), !dbg !628
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !628
	ret void, !dbg !628

b42_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %360, i64 16), !dbg !629
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !629
	ret void, !dbg !629

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p23), !dbg !652
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !652
	ret void, !dbg !652

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %434, i64 %p25), !dbg !656
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !656
	ret void, !dbg !656

b76_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %568, i64 %p17), !dbg !725
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !725
	ret void, !dbg !725
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, i32 %p31, double %p32, i8* %ctrl) nounwind !dbg !726 {
entry:
	%0 = alloca [8 x double], align 8, !dbg !727
	br label %b0, !dbg !727

b0:
	%1 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !727
	%2 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !727
	%3 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !727
	%4 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !727
	%5 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !727
	%6 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !727
	%7 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !727
	%8 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !727
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !729, !range !11
	%10 = sext i32 %9 to i64, !dbg !729
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !729, !range !13
	%12 = sext i32 %11 to i64, !dbg !729
	%13 = icmp eq i64 %10, 0, !dbg !730
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !734
	br i1 %13, label %b1, label %b2, !dbg !730

b1:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !735, !range !450
	%16 = sext i32 %15 to i64, !dbg !735
	%17 = trunc i64 %16 to i32, !dbg !736
	%18 = sub i32 %17, 1, !dbg !736
	%19 = zext i32 %18 to i64, !dbg !736
	%20 = icmp slt i64 1, %19, !dbg !737
	%21 = select i1 %20, i64 1, i64 %19, !dbg !737
	%22 = icmp eq i64 %12, %21, !dbg !738
	br label %b2, !dbg !738

b2:
	%23 = phi i1 [ false, %b0 ], [ %22, %b1 ], !dbg !739
	%24 = and i64 %p1, 3, !dbg !742
	%25 = icmp eq i64 %24, 0, !dbg !742
	%26 = addrspacecast float addrspace(1)* %1 to float*, !dbg !742
	%27 = ptrtoint float* %26 to i64, !dbg !742
	%28 = and i64 %27, 15, !dbg !742
	%29 = icmp eq i64 %28, 0, !dbg !742
	%30 = icmp eq i64 %p1, 0, !dbg !742
	%31 = or i1 %29, %30, !dbg !742
	%32 = addrspacecast float addrspace(1)* %2 to float*, !dbg !743
	%33 = ptrtoint float* %32 to i64, !dbg !743
	%34 = and i64 %33, 15, !dbg !743
	%35 = icmp eq i64 %34, 0, !dbg !743
	%36 = or i1 %35, %30, !dbg !743
	%37 = ashr i64 %p1, 2, !dbg !742
	%38 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !742
	%39 = bitcast float addrspace(1)* %2 to { float, float, float, float } addrspace(1)*, !dbg !743
	%40 = icmp ult i32 0, %p27, !dbg !740
	%41 = icmp ugt i64 %p1, %p3, !dbg !741
	%42 = icmp eq i1 %25, false, !dbg !742
	%43 = icmp eq i1 %31, false, !dbg !742
	%44 = icmp eq i1 %36, false, !dbg !743
	%45 = or i1 %41, %42, !dbg !743
	%46 = or i1 %45, %43, !dbg !743
	%47 = or i1 %46, %44, !dbg !743
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !743, !prof !10

b2_ok1:
	br i1 %40, label %b3, label %b74, !dbg !740

b3:
	%48 = icmp eq i64 %12, 0, !dbg !744
	%49 = icmp sgt i32 %p6, 1, !dbg !745
	%50 = sub i32 %p6, 1, !dbg !746
	%51 = add i32 %p11, 1, !dbg !747
	%52 = zext i32 %p8 to i64, !dbg !748
	%53 = sext i32 %51 to i64, !dbg !749
	%54 = mul i64 %53, %52, !dbg !750
	%55 = sext i32 %p9 to i64, !dbg !751
	%56 = sext i32 %14 to i64, !dbg !734
	%57 = sext i32 %p6 to i64, !dbg !753
	%58 = mul i64 %57, %52, !dbg !754
	%59 = sext i32 %p10 to i64, !dbg !755
	br label %b4, !dbg !756

b4:
	%60 = phi i64 [ %90, %b73 ], [ %p26, %b3 ], !dbg !756
	%61 = phi i32 [ %397, %b73 ], [ %p28, %b3 ], !dbg !756
	%62 = phi i32 [ %398, %b73 ], [ %p30, %b3 ], !dbg !757
	%63 = phi i32 [ %399, %b73 ], [ %p31, %b3 ], !dbg !758
	%64 = phi float addrspace(1)* [ %69, %b73 ], [ %1, %b3 ], !dbg !759
	%65 = phi i64 [ %70, %b73 ], [ %p1, %b3 ], !dbg !759
	%66 = phi { float, float, float, float } addrspace(1)* [ %71, %b73 ], [ %38, %b3 ], !dbg !759
	%67 = phi i64 [ %72, %b73 ], [ %37, %b3 ], !dbg !759
	%68 = phi i64 [ %73, %b73 ], [ %37, %b3 ], !dbg !759
	%69 = phi float addrspace(1)* [ %64, %b73 ], [ %2, %b3 ], !dbg !760
	%70 = phi i64 [ %65, %b73 ], [ %p1, %b3 ], !dbg !760
	%71 = phi { float, float, float, float } addrspace(1)* [ %66, %b73 ], [ %39, %b3 ], !dbg !760
	%72 = phi i64 [ %67, %b73 ], [ %37, %b3 ], !dbg !760
	%73 = phi i64 [ %68, %b73 ], [ %37, %b3 ], !dbg !760
	%74 = phi i32 [ %537, %b73 ], [ 0, %b3 ], !dbg !760
	%75 = icmp ne i32 %62, 0, !dbg !761
	br i1 %75, label %b5, label %b7, !dbg !761

b5:
	br i1 %23, label %b6, label %b7, !dbg !761

b6:
	%76 = addrspacecast double addrspace(1)* %4 to double*, !dbg !762
	%77 = addrspacecast i64 addrspace(1)* %5 to i64*, !dbg !762
	%78 = addrspacecast i32 addrspace(1)* %6 to i32*, !dbg !762
	%79 = addrspacecast double addrspace(1)* %7 to double*, !dbg !762
	%80 = addrspacecast i64 addrspace(1)* %8 to i64*, !dbg !762
	%81 = call i32 @gpuc_fn_solver_publish(double* %76, i64 %p17, i64 %p17, i64* %77, i64 %p19, i32* %78, i64 %p21, i64 %p21, double* %79, i64 %p23, i64 %p23, i64* %80, i64 %p25, i64 %p25, i32 %62, i8* %ctrl), !dbg !762
	br label %b7, !dbg !762

b7:
	%82 = phi i32 [ 0, %b4 ], [ 0, %b5 ], [ %81, %b6 ], !dbg !763
	%83 = urem i64 %60, 2, !dbg !764
	%84 = trunc i64 %83 to i32, !dbg !765
	%85 = sub i32 1, %84, !dbg !766
	%86 = mul i32 %84, 2, !dbg !768
	%87 = mul i32 %86, %p15, !dbg !769
	%88 = add i32 %86, 1, !dbg !771
	%89 = mul i32 %88, %p15, !dbg !772
	%90 = add i64 %60, 1, !dbg !773
	%91 = mul i32 %85, 2, !dbg !775
	%92 = add i32 %91, 1, !dbg !776
	%93 = mul i32 %92, %p15, !dbg !777
	%94 = mul i32 %91, %p15, !dbg !779
	br label %b8, !dbg !780

b8:
	%95 = phi float [ 0.000000e+00, %b7 ], [ %283, %b27 ], !dbg !781
	%96 = phi i32 [ %9, %b7 ], [ %284, %b27 ], !dbg !782
	%97 = icmp slt i32 %96, %p15, !dbg !783
	br i1 %97, label %b9, label %b28, !dbg !783

b9:
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !784, !range !521
	%99 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !784, !range !450
	%100 = sext i32 %99 to i64, !dbg !784
	%101 = trunc i64 %100 to i32, !dbg !785
	%102 = sub i32 %101, 1, !dbg !785
	%103 = zext i32 %102 to i64, !dbg !785
	%104 = trunc i64 %103 to i32, !dbg !785
	%105 = icmp eq i32 %11, %104, !dbg !786
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !787, !range !18
	%107 = sext i32 %106 to i64, !dbg !787
	%108 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !787, !range !18
	%109 = sext i32 %108 to i64, !dbg !787
	%110 = trunc i64 %12 to i32, !dbg !788
	%111 = trunc i64 %109 to i32, !dbg !788
	%112 = mul i32 %110, %111, !dbg !788
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !789, !range !12
	%114 = sext i32 %113 to i64, !dbg !789
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !789, !range !12
	%116 = sext i32 %115 to i64, !dbg !789
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !789, !range !14
	%118 = trunc i64 %116 to i32, !dbg !790
	%119 = add i32 %112, %118, !dbg !790
	%120 = zext i32 %119 to i64, !dbg !790
	%121 = trunc i64 %120 to i32, !dbg !791
	%122 = mul i32 %121, %p12, !dbg !793
	%123 = icmp slt i32 %121, %p13, !dbg !794
	%124 = select i1 %123, i32 %121, i32 %p13, !dbg !794
	%125 = add i32 %122, %124, !dbg !795
	%126 = icmp slt i32 %121, %p14, !dbg !796
	%127 = select i1 %126, i32 %121, i32 %p14, !dbg !796
	%128 = mul i32 %127, 4, !dbg !797
	%129 = sub i32 %125, %128, !dbg !798
	%130 = add i32 %121, 1, !dbg !799
	%131 = mul i32 %130, %p12, !dbg !801
	%132 = icmp slt i32 %130, %p13, !dbg !802
	%133 = select i1 %132, i32 %130, i32 %p13, !dbg !802
	%134 = add i32 %131, %133, !dbg !803
	%135 = icmp slt i32 %130, %p14, !dbg !804
	%136 = select i1 %135, i32 %130, i32 %p14, !dbg !804
	%137 = mul i32 %136, 4, !dbg !805
	%138 = sub i32 %134, %137, !dbg !806
	%139 = trunc i64 %107 to i32, !dbg !808
	%140 = mul i32 %96, %139, !dbg !809
	%141 = trunc i64 %114 to i32, !dbg !810
	%142 = add i32 %140, %141, !dbg !811
	br i1 %48, label %b11, label %b10, !dbg !811

b10:
	br i1 %105, label %b11, label %b27, !dbg !811

b11:
	%143 = add i32 %87, %96, !dbg !812
	%144 = sext i32 %143 to i64, !dbg !813
	%145 = add i32 %89, %96, !dbg !815
	%146 = sext i32 %145 to i64, !dbg !816
	%147 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %144, !dbg !814
	%148 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %146, !dbg !817
	%149 = mul i32 %108, %117, !dbg !818
	%150 = add i32 %115, %149, !dbg !818
	%151 = mul i32 %106, %150, !dbg !818
	%152 = add i32 %113, %151, !dbg !818
	%153 = icmp eq i32 %152, 0, !dbg !819
	%154 = icmp uge i64 %144, %p5, !dbg !814
	%155 = icmp uge i64 %146, %p5, !dbg !817
	%156 = or i1 %154, %155, !dbg !817
	br i1 %156, label %b11_fail1, label %b11_ok1, !dbg !817, !prof !10

b11_ok1:
	br i1 %153, label %b12, label %b16, !dbg !819

b12:
	br i1 %48, label %b13, label %b14, !dbg !819

b13:
	%157 = addrspacecast i64 addrspace(1)* %147 to i64*, !dbg !820
	%158 = bitcast i64* %157 to i8*, !dbg !820
	%159 = call i64 @gpuc_signal_wait_until_thread(i8* %158, i32 5, i64 %60, i32 1, i8* %ctrl, i32 14), !dbg !820
	br label %b14, !dbg !820

b14:
	br i1 %105, label %b15, label %b16, !dbg !820

b15:
	%160 = addrspacecast i64 addrspace(1)* %148 to i64*, !dbg !821
	%161 = bitcast i64* %160 to i8*, !dbg !821
	%162 = call i64 @gpuc_signal_wait_until_thread(i8* %161, i32 5, i64 %60, i32 1, i8* %ctrl, i32 15), !dbg !821
	br label %b16, !dbg !821

b16:
	%163 = call i32 @gpuc_num_pes_thread(), !dbg !734
	%164 = sext i32 %p9 to i64, !dbg !734
	%165 = sext i32 %163 to i64, !dbg !734
	%166 = icmp ult i64 %164, %165, !dbg !734
	%167 = select i1 %166, i32 %p9, i32 0, !dbg !734
	%168 = call i8* @gpuc_peer_early(i32 %167), !dbg !734
	%169 = call i32 @gpuc_num_pes_thread(), !dbg !822
	%170 = sext i32 %p10 to i64, !dbg !822
	%171 = sext i32 %169 to i64, !dbg !822
	%172 = icmp ult i64 %170, %171, !dbg !822
	%173 = select i1 %172, i32 %p10, i32 0, !dbg !822
	%174 = call i8* @gpuc_peer_early(i32 %173), !dbg !822
	call void @llvm.nvvm.barrier0(), !dbg !823
	br i1 %48, label %b17, label %b19, !dbg !823

b17:
	%175 = icmp eq i32 %115, 0, !dbg !824
	br i1 %175, label %b18, label %b19, !dbg !824

b18:
	%176 = addrspacecast float addrspace(1)* %64 to float*, !dbg !825
	%177 = addrspacecast { float, float, float, float } addrspace(1)* %66 to { float, float, float, float }*, !dbg !825
	%178 = addrspacecast float addrspace(1)* %69 to float*, !dbg !825
	%179 = addrspacecast { float, float, float, float } addrspace(1)* %71 to { float, float, float, float }*, !dbg !825
	%180 = call float @gpuc_fn_solver_edge(float* %176, i64 %65, { float, float, float, float }* %177, i64 %67, i64 %68, float* %178, i64 %70, { float, float, float, float }* %179, i64 %72, i64 %73, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %142, i32 0, i8* %ctrl), !dbg !825
	%181 = fadd float 0.000000e+00, %180, !dbg !826
	br label %b19, !dbg !826

b19:
	%182 = phi float [ 0.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], [ %181, %b18 ], !dbg !827
	br i1 %105, label %b20, label %b23, !dbg !827

b20:
	%183 = sub i32 %111, 1, !dbg !828
	%184 = zext i32 %183 to i64, !dbg !828
	%185 = trunc i64 %184 to i32, !dbg !828
	%186 = icmp eq i32 %115, %185, !dbg !829
	br i1 %186, label %b21, label %b23, !dbg !829

b21:
	br i1 %49, label %b22, label %b23, !dbg !745

b22:
	%187 = addrspacecast float addrspace(1)* %64 to float*, !dbg !830
	%188 = addrspacecast { float, float, float, float } addrspace(1)* %66 to { float, float, float, float }*, !dbg !830
	%189 = addrspacecast float addrspace(1)* %69 to float*, !dbg !830
	%190 = addrspacecast { float, float, float, float } addrspace(1)* %71 to { float, float, float, float }*, !dbg !830
	%191 = call float @gpuc_fn_solver_edge(float* %187, i64 %65, { float, float, float, float }* %188, i64 %67, i64 %68, float* %189, i64 %70, { float, float, float, float }* %190, i64 %72, i64 %73, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %142, i32 %50, i8* %ctrl), !dbg !830
	%192 = fadd float %182, %191, !dbg !831
	br label %b23, !dbg !831

b23:
	%193 = phi float [ %182, %b19 ], [ %182, %b20 ], [ %182, %b21 ], [ %192, %b22 ], !dbg !827
	%194 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !832
	br i1 %48, label %b24, label %b25, !dbg !832

b24:
	%195 = sub i32 %p8, %140, !dbg !833
	%196 = icmp ult i32 %139, %195, !dbg !834
	%197 = select i1 %196, i32 %139, i32 %195, !dbg !834
	%198 = mul i32 %197, 4, !dbg !835
	%199 = zext i32 %198 to i64, !dbg !835
	%200 = zext i32 %140 to i64, !dbg !836
	%201 = add i64 %52, %200, !dbg !837
	%202 = mul i64 %201, 4, !dbg !838
	%203 = add i64 %54, %200, !dbg !839
	%204 = mul i64 %203, 4, !dbg !840
	%205 = add i64 %204, %199, !dbg !841
	%206 = add i64 %202, %199, !dbg !843
	%207 = add i32 %93, %96, !dbg !845
	%208 = sext i32 %207 to i64, !dbg !846
	%209 = mul i32 %106, %108, !dbg !734
	%210 = icmp ugt i64 %205, %65, !dbg !842
	%211 = icmp ugt i64 %204, %205, !dbg !842
	%212 = icmp ugt i64 %206, %65, !dbg !844
	%213 = icmp uge i64 %208, %p5, !dbg !847
	%214 = icmp uge i64 %55, %56, !dbg !734
	%215 = or i1 %210, %211, !dbg !734
	%216 = or i1 %215, %212, !dbg !734
	%217 = or i1 %216, %213, !dbg !734
	%218 = or i1 %217, %214, !dbg !734
	br i1 %218, label %b24_fail1, label %b24_ok1, !dbg !734, !prof !10

b24_ok1:
	%219 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !734, !range !19
	%220 = mul i32 %209, %219, !dbg !734
	%221 = sext i32 %194 to i64, !dbg !734
	%222 = sext i32 %220 to i64, !dbg !734
	%223 = getelementptr inbounds float, float addrspace(1)* %64, i64 %204, !dbg !842
	%224 = getelementptr inbounds float, float addrspace(1)* %64, i64 %202, !dbg !844
	%225 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %208, !dbg !847
	%226 = mul i64 %199, 4, !dbg !734
	%227 = addrspacecast float addrspace(1)* %223 to float*, !dbg !734
	%228 = addrspacecast float addrspace(1)* %224 to float*, !dbg !734
	%229 = addrspacecast i64 addrspace(1)* %225 to i64*, !dbg !734
	%230 = icmp ne i64 %221, %222, !dbg !734
	br i1 %230, label %b24_fail6, label %b24_ok6, !dbg !734, !prof !10

b24_ok6:
	%231 = bitcast float* %227 to i8*, !dbg !734
	%232 = bitcast float* %228 to i8*, !dbg !734
	%233 = bitcast i64* %229 to i8*, !dbg !734
	call void @gpuc_put_signal_nbi_block(i8* %231, i8* %232, i64 %226, i8* %233, i64 %90, i32 9, i32 %p9, i32 1, i32 1, i8* %168), !dbg !734
	br label %b25, !dbg !733

b25:
	br i1 %105, label %b26, label %b27, !dbg !733

b26:
	%234 = sub i32 %p8, %140, !dbg !848
	%235 = icmp ult i32 %139, %234, !dbg !849
	%236 = select i1 %235, i32 %139, i32 %234, !dbg !849
	%237 = mul i32 %236, 4, !dbg !850
	%238 = zext i32 %237 to i64, !dbg !850
	%239 = zext i32 %140 to i64, !dbg !851
	%240 = add i64 %58, %239, !dbg !852
	%241 = mul i64 %240, 4, !dbg !853
	%242 = mul i64 %239, 4, !dbg !854
	%243 = add i64 %242, %238, !dbg !855
	%244 = add i64 %241, %238, !dbg !857
	%245 = add i32 %94, %96, !dbg !859
	%246 = sext i32 %245 to i64, !dbg !860
	%247 = mul i32 %106, %108, !dbg !822
	%248 = icmp ugt i64 %243, %65, !dbg !856
	%249 = icmp ugt i64 %244, %65, !dbg !858
	%250 = icmp ugt i64 %241, %244, !dbg !858
	%251 = icmp uge i64 %246, %p5, !dbg !861
	%252 = icmp uge i64 %59, %56, !dbg !822
	%253 = or i1 %248, %249, !dbg !822
	%254 = or i1 %253, %250, !dbg !822
	%255 = or i1 %254, %251, !dbg !822
	%256 = or i1 %255, %252, !dbg !822
	br i1 %256, label %b26_fail1, label %b26_ok1, !dbg !822, !prof !10

b26_ok1:
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !822, !range !19
	%258 = mul i32 %247, %257, !dbg !822
	%259 = sext i32 %194 to i64, !dbg !822
	%260 = sext i32 %258 to i64, !dbg !822
	%261 = getelementptr inbounds float, float addrspace(1)* %64, i64 %242, !dbg !856
	%262 = getelementptr inbounds float, float addrspace(1)* %64, i64 %241, !dbg !858
	%263 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %246, !dbg !861
	%264 = mul i64 %238, 4, !dbg !822
	%265 = addrspacecast float addrspace(1)* %261 to float*, !dbg !822
	%266 = addrspacecast float addrspace(1)* %262 to float*, !dbg !822
	%267 = addrspacecast i64 addrspace(1)* %263 to i64*, !dbg !822
	%268 = icmp ne i64 %259, %260, !dbg !822
	br i1 %268, label %b26_fail6, label %b26_ok6, !dbg !822, !prof !10

b26_ok6:
	%269 = bitcast float* %265 to i8*, !dbg !822
	%270 = bitcast float* %266 to i8*, !dbg !822
	%271 = bitcast i64* %267 to i8*, !dbg !822
	call void @gpuc_put_signal_nbi_block(i8* %269, i8* %270, i64 %264, i8* %271, i64 %90, i32 9, i32 %p10, i32 1, i32 1, i8* %174), !dbg !822
	br label %b27, !dbg !752

b27:
	%272 = phi float [ 0.000000e+00, %b10 ], [ %193, %b25 ], [ %193, %b26_ok6 ], !dbg !827
	%273 = icmp sgt i32 %129, 1, !dbg !862
	%274 = select i1 %273, i32 %129, i32 1, !dbg !862
	%275 = icmp slt i32 %138, %50, !dbg !863
	%276 = select i1 %275, i32 %138, i32 %50, !dbg !863
	%277 = addrspacecast float addrspace(1)* %64 to float*, !dbg !864
	%278 = addrspacecast { float, float, float, float } addrspace(1)* %66 to { float, float, float, float }*, !dbg !864
	%279 = addrspacecast float addrspace(1)* %69 to float*, !dbg !864
	%280 = addrspacecast { float, float, float, float } addrspace(1)* %71 to { float, float, float, float }*, !dbg !864
	%281 = call float @gpuc_fn_solver_march(float* %277, i64 %65, { float, float, float, float }* %278, i64 %67, i64 %68, float* %279, i64 %70, { float, float, float, float }* %280, i64 %72, i64 %73, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %142, i32 %274, i32 %276, i8* %ctrl), !dbg !864
	%282 = fadd float %272, %281, !dbg !865
	%283 = fadd float %95, %282, !dbg !866
	%284 = add i32 %96, %98, !dbg !867
	br label %b8, !dbg !867

b28:
	br i1 %75, label %b29, label %b43, !dbg !868

b29:
	br i1 %23, label %b30, label %b43, !dbg !868

b30:
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !870, !range !12
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !870, !range !12
	%287 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !870, !range !14
	%288 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !870, !range !18
	%289 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !870, !range !18
	%290 = mul i32 %289, %287, !dbg !870
	%291 = add i32 %286, %290, !dbg !870
	%292 = mul i32 %288, %291, !dbg !870
	%293 = add i32 %285, %292, !dbg !870
	%294 = and i32 %293, -32, !dbg !871
	%295 = mul i32 %288, %289, !dbg !871
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !871, !range !19
	%297 = mul i32 %295, %296, !dbg !871
	%298 = sub i32 %297, %294, !dbg !871
	%299 = icmp slt i32 %298, 32, !dbg !871
	%300 = select i1 %299, i32 %298, i32 32, !dbg !871
	%301 = sext i32 %300 to i64, !dbg !871
	%302 = icmp sge i32 %293, %300, !dbg !872
	br i1 %302, label %b43, label %b31, !dbg !872

b31:
	%303 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !874, !range !89
	%304 = sext i32 %303 to i64, !dbg !874
	br label %b32, !dbg !874

b32:
	%305 = phi double [ 0.000000e+00, %b31 ], [ %331, %b33_ok1 ], !dbg !877
	%306 = phi i64 [ %304, %b31 ], [ %332, %b33_ok1 ], !dbg !874
	%307 = icmp slt i64 %306, %56, !dbg !874
	br i1 %307, label %b33, label %b34, !dbg !874

b33:
	%308 = urem i32 %82, 2, !dbg !879
	%309 = trunc i64 %56 to i32, !dbg !880
	%310 = mul i32 %308, %309, !dbg !880
	%311 = zext i32 %310 to i64, !dbg !880
	%312 = add i64 %311, %306, !dbg !881
	%313 = mul i64 %312, 2, !dbg !882
	%314 = add i64 %313, 2, !dbg !884
	%315 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %313, !dbg !885
	%316 = addrspacecast i64 addrspace(1)* %315 to i64*, !dbg !886
	%317 = ptrtoint i64* %316 to i64, !dbg !886
	%318 = and i64 %317, 15, !dbg !886
	%319 = icmp eq i64 %318, 0, !dbg !886
	%320 = bitcast i64 addrspace(1)* %315 to { i64, i64 } addrspace(1)*, !dbg !886
	%321 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %320, i64 0, !dbg !887
	%322 = addrspacecast { i64, i64 } addrspace(1)* %321 to { i64, i64 }*, !dbg !876
	%323 = icmp ugt i64 %314, %p19, !dbg !885
	%324 = icmp ugt i64 %313, %314, !dbg !885
	%325 = icmp eq i1 %319, false, !dbg !886
	%326 = or i1 %323, %324, !dbg !886
	%327 = or i1 %326, %325, !dbg !886
	br i1 %327, label %b33_fail1, label %b33_ok1, !dbg !886, !prof !10

b33_ok1:
	%328 = bitcast { i64, i64 }* %322 to i8*, !dbg !876
	%329 = call i64 @gpuc_wait_line_thread(i8* %328, i32 %82, i8* %ctrl, i32 27), !dbg !876
	%330 = bitcast i64 %329 to double, !dbg !888
	%331 = fadd double %305, %330, !dbg !889
	%332 = add i64 %306, %301, !dbg !874
	br label %b32, !dbg !874

b34:
	%333 = icmp eq i32 %300, 32, !dbg !893
	br i1 %333, label %b35, label %b37, !dbg !893

b35:
	%334 = phi double [ %351, %b36 ], [ %305, %b34 ], !dbg !894
	%335 = phi i64 [ %354, %b36 ], [ 16, %b34 ], !dbg !895
	%336 = icmp sgt i64 %335, 0, !dbg !896
	br i1 %336, label %b36, label %b40, !dbg !896

b36:
	%337 = trunc i64 %335 to i32, !dbg !897
	%338 = bitcast double %334 to i64, !dbg !897
	%339 = trunc i64 %338 to i32, !dbg !897
	%340 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %339, i32 %337, i32 31), !dbg !897
	%341 = extractvalue { i32, i1 } %340, 0, !dbg !897
	%342 = lshr i64 %338, 32, !dbg !897
	%343 = trunc i64 %342 to i32, !dbg !897
	%344 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %343, i32 %337, i32 31), !dbg !897
	%345 = extractvalue { i32, i1 } %344, 0, !dbg !897
	%346 = zext i32 %345 to i64, !dbg !897
	%347 = shl i64 %346, 32, !dbg !897
	%348 = zext i32 %341 to i64, !dbg !897
	%349 = or i64 %348, %347, !dbg !897
	%350 = bitcast i64 %349 to double, !dbg !897
	%351 = fadd double %334, %350, !dbg !898
	%352 = trunc i64 %335 to i32, !dbg !899
	%353 = udiv i32 %352, 2, !dbg !899
	%354 = zext i32 %353 to i64, !dbg !899
	br label %b35, !dbg !899

b37:
	%355 = bitcast double %305 to i64, !dbg !900
	%356 = trunc i64 %355 to i32, !dbg !900
	%357 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %356, i32 0, i32 31), !dbg !900
	%358 = extractvalue { i32, i1 } %357, 0, !dbg !900
	%359 = lshr i64 %355, 32, !dbg !900
	%360 = trunc i64 %359 to i32, !dbg !900
	%361 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %360, i32 0, i32 31), !dbg !900
	%362 = extractvalue { i32, i1 } %361, 0, !dbg !900
	%363 = zext i32 %362 to i64, !dbg !900
	%364 = shl i64 %363, 32, !dbg !900
	%365 = zext i32 %358 to i64, !dbg !900
	%366 = or i64 %365, %364, !dbg !900
	%367 = bitcast i64 %366 to double, !dbg !900
	br label %b38, !dbg !900

b38:
	%368 = phi double [ %367, %b37 ], [ %384, %b39 ], !dbg !901
	%369 = phi i32 [ 1, %b37 ], [ %385, %b39 ], !dbg !902
	%370 = icmp slt i32 %369, %300, !dbg !903
	br i1 %370, label %b39, label %b40, !dbg !903

b39:
	%371 = bitcast double %305 to i64, !dbg !904
	%372 = trunc i64 %371 to i32, !dbg !904
	%373 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %372, i32 %369, i32 31), !dbg !904
	%374 = extractvalue { i32, i1 } %373, 0, !dbg !904
	%375 = lshr i64 %371, 32, !dbg !904
	%376 = trunc i64 %375 to i32, !dbg !904
	%377 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %376, i32 %369, i32 31), !dbg !904
	%378 = extractvalue { i32, i1 } %377, 0, !dbg !904
	%379 = zext i32 %378 to i64, !dbg !904
	%380 = shl i64 %379, 32, !dbg !904
	%381 = zext i32 %374 to i64, !dbg !904
	%382 = or i64 %381, %380, !dbg !904
	%383 = bitcast i64 %382 to double, !dbg !904
	%384 = fadd double %368, %383, !dbg !898
	%385 = add i32 %369, 1, !dbg !905
	br label %b38, !dbg !905

b40:
	%386 = phi double [ %334, %b35 ], [ %368, %b38 ], !dbg !892
	%387 = icmp ne i32 %293, 0, !dbg !906
	br i1 %387, label %b43, label %b41, !dbg !906

b41:
	%388 = getelementptr inbounds double, double addrspace(1)* %7, i64 0, !dbg !907
	%389 = icmp uge i64 0, %p23, !dbg !907
	br i1 %389, label %b41_fail1, label %b41_ok1, !dbg !907, !prof !10

b41_ok1:
	store double %386, double addrspace(1)* %388, align 8, !dbg !907
	%390 = fcmp ole double %386, %p32, !dbg !908
	br i1 %390, label %b42, label %b43, !dbg !908

b42:
	%391 = urem i64 %90, 2, !dbg !909
	%392 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %391, !dbg !910
	%393 = icmp uge i64 %391, %p25, !dbg !910
	br i1 %393, label %b42_fail1, label %b42_ok1, !dbg !910, !prof !10

b42_ok1:
	store i64 %60, i64 addrspace(1)* %392, align 8, !dbg !910
	br label %b43, !dbg !910

b43:
	%394 = sub i32 %61, 1, !dbg !911
	%395 = icmp eq i32 %394, 0, !dbg !912
	br i1 %395, label %b44, label %b45, !dbg !912

b44:
	%396 = sub i32 3, %63, !dbg !913
	br label %b45, !dbg !913

b45:
	%397 = phi i32 [ %394, %b43 ], [ %p29, %b44 ], !dbg !756
	%398 = phi i32 [ 0, %b43 ], [ %63, %b44 ], !dbg !757
	%399 = phi i32 [ %63, %b43 ], [ %396, %b44 ], !dbg !758
	%400 = icmp ne i32 %398, 0, !dbg !914
	br i1 %400, label %b46, label %b70, !dbg !914

b46:
	%401 = fpext float %95 to double, !dbg !916
	%402 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !920, !range !12
	%403 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !920, !range !12
	%404 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !920, !range !14
	%405 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !920, !range !18
	%406 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !920, !range !18
	%407 = mul i32 %406, %404, !dbg !920
	%408 = add i32 %403, %407, !dbg !920
	%409 = mul i32 %405, %408, !dbg !920
	%410 = add i32 %402, %409, !dbg !920
	%411 = and i32 %410, -32, !dbg !920
	%412 = mul i32 %405, %406, !dbg !920
	%413 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !920, !range !19
	%414 = mul i32 %412, %413, !dbg !920
	%415 = sub i32 %414, %411, !dbg !920
	%416 = icmp slt i32 %415, 32, !dbg !920
	%417 = select i1 %416, i32 %415, i32 32, !dbg !920
	%418 = icmp eq i32 %417, 32, !dbg !921
	br i1 %418, label %b47, label %b49, !dbg !921

b47:
	%419 = phi double [ %436, %b48 ], [ %401, %b46 ], !dbg !922
	%420 = phi i64 [ %439, %b48 ], [ 16, %b46 ], !dbg !923
	%421 = icmp sgt i64 %420, 0, !dbg !924
	br i1 %421, label %b48, label %b52, !dbg !924

b48:
	%422 = trunc i64 %420 to i32, !dbg !925
	%423 = bitcast double %419 to i64, !dbg !925
	%424 = trunc i64 %423 to i32, !dbg !925
	%425 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %424, i32 %422, i32 31), !dbg !925
	%426 = extractvalue { i32, i1 } %425, 0, !dbg !925
	%427 = lshr i64 %423, 32, !dbg !925
	%428 = trunc i64 %427 to i32, !dbg !925
	%429 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %428, i32 %422, i32 31), !dbg !925
	%430 = extractvalue { i32, i1 } %429, 0, !dbg !925
	%431 = zext i32 %430 to i64, !dbg !925
	%432 = shl i64 %431, 32, !dbg !925
	%433 = zext i32 %426 to i64, !dbg !925
	%434 = or i64 %433, %432, !dbg !925
	%435 = bitcast i64 %434 to double, !dbg !925
	%436 = fadd double %419, %435, !dbg !926
	%437 = trunc i64 %420 to i32, !dbg !927
	%438 = udiv i32 %437, 2, !dbg !927
	%439 = zext i32 %438 to i64, !dbg !927
	br label %b47, !dbg !927

b49:
	%440 = bitcast double %401 to i64, !dbg !928
	%441 = trunc i64 %440 to i32, !dbg !928
	%442 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %441, i32 0, i32 31), !dbg !928
	%443 = extractvalue { i32, i1 } %442, 0, !dbg !928
	%444 = lshr i64 %440, 32, !dbg !928
	%445 = trunc i64 %444 to i32, !dbg !928
	%446 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %445, i32 0, i32 31), !dbg !928
	%447 = extractvalue { i32, i1 } %446, 0, !dbg !928
	%448 = zext i32 %447 to i64, !dbg !928
	%449 = shl i64 %448, 32, !dbg !928
	%450 = zext i32 %443 to i64, !dbg !928
	%451 = or i64 %450, %449, !dbg !928
	%452 = bitcast i64 %451 to double, !dbg !928
	br label %b50, !dbg !928

b50:
	%453 = phi double [ %452, %b49 ], [ %469, %b51 ], !dbg !929
	%454 = phi i32 [ 1, %b49 ], [ %470, %b51 ], !dbg !930
	%455 = icmp slt i32 %454, %417, !dbg !931
	br i1 %455, label %b51, label %b52, !dbg !931

b51:
	%456 = bitcast double %401 to i64, !dbg !932
	%457 = trunc i64 %456 to i32, !dbg !932
	%458 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %457, i32 %454, i32 31), !dbg !932
	%459 = extractvalue { i32, i1 } %458, 0, !dbg !932
	%460 = lshr i64 %456, 32, !dbg !932
	%461 = trunc i64 %460 to i32, !dbg !932
	%462 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %461, i32 %454, i32 31), !dbg !932
	%463 = extractvalue { i32, i1 } %462, 0, !dbg !932
	%464 = zext i32 %463 to i64, !dbg !932
	%465 = shl i64 %464, 32, !dbg !932
	%466 = zext i32 %459 to i64, !dbg !932
	%467 = or i64 %466, %465, !dbg !932
	%468 = bitcast i64 %467 to double, !dbg !932
	%469 = fadd double %453, %468, !dbg !926
	%470 = add i32 %454, 1, !dbg !933
	br label %b50, !dbg !933

b52:
	%471 = phi double [ %419, %b47 ], [ %453, %b50 ], !dbg !919
	%472 = sext i32 %414 to i64, !dbg !935
	%473 = trunc i64 %472 to i32, !dbg !936
	%474 = add i32 %473, 32, !dbg !936
	%475 = sub i32 %474, 1, !dbg !937
	%476 = udiv i32 %475, 32, !dbg !938
	%477 = zext i32 %476 to i64, !dbg !938
	%478 = trunc i64 %477 to i32, !dbg !938
	%479 = icmp eq i32 %478, 1, !dbg !939
	br i1 %479, label %b68, label %b53, !dbg !939

b53:
	call void @llvm.nvvm.barrier0(), !dbg !941
	%480 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !942, !range !89
	%481 = icmp eq i32 %480, 0, !dbg !943
	br i1 %481, label %b54, label %b55, !dbg !943

b54:
	%482 = sext i32 %410 to i64, !dbg !944
	%483 = trunc i64 %482 to i32, !dbg !945
	%484 = udiv i32 %483, 32, !dbg !945
	%485 = zext i32 %484 to i64, !dbg !945
	%486 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %485, !dbg !946
	store double %471, double addrspace(3)* %486, align 8, !dbg !946
	br label %b55, !dbg !946

b55:
	call void @llvm.nvvm.barrier0(), !dbg !947
	br label %b56, !dbg !947

b56:
	%487 = phi double [ %471, %b55 ], [ %508, %b67 ], !dbg !948
	%488 = phi i32 [ 0, %b55 ], [ %518, %b67 ], !dbg !949
	%489 = icmp slt i32 %488, %478, !dbg !950
	br i1 %489, label %b57, label %b68, !dbg !950

b57:
	store [8 x double] zeroinitializer, [8 x double]* %0, align 8, !dbg !951
	%490 = and i32 %488, 24, !dbg !952
	br label %b58, !dbg !952

b58:
	%491 = phi i32 [ 0, %b57 ], [ %498, %b58 ], !dbg !952
	%492 = add i32 %490, %491, !dbg !953
	%493 = sext i32 %492 to i64, !dbg !954
	%494 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %493, !dbg !954
	%495 = load double, double addrspace(3)* %494, align 8, !dbg !954
	%496 = sext i32 %491 to i64, !dbg !955
	%497 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %496, !dbg !955
	store double %495, double* %497, align 8, !dbg !955
	%498 = add i32 %491, 1, !dbg !955
	%499 = icmp slt i32 %498, 8, !dbg !955
	br i1 %499, label %b58, label %b59, !dbg !955

b59:
	%500 = icmp eq i32 %488, 0, !dbg !956
	br i1 %500, label %b60, label %b61, !dbg !956

b60:
	%501 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !957
	%502 = load double, double* %501, align 8, !dbg !957
	br label %b62, !dbg !957

b61:
	%503 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !958
	%504 = load double, double* %503, align 8, !dbg !958
	%505 = fadd double %487, %504, !dbg !926
	br label %b62, !dbg !959

b62:
	%506 = phi double [ %502, %b60 ], [ %505, %b61 ], !dbg !948
	%507 = sub i32 %478, %488, !dbg !960
	br label %b63, !dbg !960

b63:
	%508 = phi double [ %506, %b62 ], [ %516, %b66 ], !dbg !948
	%509 = phi i32 [ 1, %b62 ], [ %517, %b66 ], !dbg !961
	%510 = icmp slt i32 %509, 8, !dbg !962
	br i1 %510, label %b64, label %b67, !dbg !962

b64:
	%511 = icmp slt i32 %509, %507, !dbg !963
	br i1 %511, label %b65, label %b66, !dbg !963

b65:
	%512 = sext i32 %509 to i64, !dbg !964
	%513 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %512, !dbg !964
	%514 = load double, double* %513, align 8, !dbg !964
	%515 = fadd double %508, %514, !dbg !926
	br label %b66, !dbg !965

b66:
	%516 = phi double [ %508, %b64 ], [ %515, %b65 ], !dbg !948
	%517 = add i32 %509, 1, !dbg !966
	br label %b63, !dbg !966

b67:
	%518 = add nsw i32 %488, 8, !dbg !967
	br label %b56, !dbg !967, !llvm.loop !969

b68:
	%519 = phi double [ %471, %b52 ], [ %487, %b56 ], !dbg !918
	%520 = icmp eq i32 %410, 0, !dbg !970
	br i1 %520, label %b69, label %b70, !dbg !970

b69:
	%521 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !971, !range !521
	%522 = sext i32 %521 to i64, !dbg !971
	%523 = mul i64 %12, %522, !dbg !972
	%524 = add i64 %523, %10, !dbg !973
	%525 = mul i64 %524, 2, !dbg !975
	%526 = zext i32 %398 to i64, !dbg !976
	%527 = add i64 %525, %526, !dbg !977
	%528 = sub i64 %527, 1, !dbg !978
	%529 = getelementptr inbounds double, double addrspace(1)* %4, i64 %528, !dbg !979
	%530 = icmp uge i64 %528, %p17, !dbg !979
	br i1 %530, label %b69_fail1, label %b69_ok1, !dbg !979, !prof !10

b69_ok1:
	store double %519, double addrspace(1)* %529, align 8, !dbg !979
	br label %b70, !dbg !979

b70:
	call void @gpuc_grid_sync(), !dbg !980
	%531 = fcmp oge double %p32, 0.000000e+00, !dbg !981
	br i1 %531, label %b71, label %b73, !dbg !981

b71:
	%532 = sext i32 %85 to i64, !dbg !982
	%533 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %532, !dbg !982
	%534 = icmp uge i64 %532, %p25, !dbg !982
	br i1 %534, label %b71_fail1, label %b71_ok1, !dbg !982, !prof !10

b71_ok1:
	%535 = load i64, i64 addrspace(1)* %533, align 8, !dbg !982
	%536 = icmp ne i64 %535, 0, !dbg !983
	br i1 %536, label %b72, label %b73, !dbg !983

b72:
	ret void, !dbg !984

b73:
	%537 = add i32 %74, 1, !dbg !985
	%538 = icmp ult i32 %537, %p27, !dbg !985
	br i1 %538, label %b4, label %b74, !dbg !985

b74:
	ret void, !dbg !985

b2_fail1:
	%539 = icmp ugt i64 %p1, %p3, !dbg !741
	br i1 %539, label %b2_fail2, label %b2_ok2, !dbg !741

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p1, i64 %p3), !dbg !741
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !741
	ret void, !dbg !741

b2_ok2:
	%540 = icmp eq i1 %25, false, !dbg !742
	br i1 %540, label %b2_fail3, label %b2_ok3, !dbg !742

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 4), !dbg !742
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !742
	ret void, !dbg !742

b2_ok3:
	%541 = icmp eq i1 %31, false, !dbg !742
	br i1 %541, label %b2_fail4, label %b2_ok4, !dbg !742

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %28, i64 16), !dbg !742
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !742
	ret void, !dbg !742

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %34, i64 16), !dbg !743
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !743
	ret void, !dbg !743

b11_fail1:
	%542 = icmp uge i64 %144, %p5, !dbg !814
	br i1 %542, label %b11_fail2, label %b11_ok2, !dbg !814

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %144, i64 %p5), !dbg !814
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !814
	ret void, !dbg !814

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %146, i64 %p5), !dbg !817
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !817
	ret void, !dbg !817

b24_fail1:
	%543 = icmp ugt i64 %205, %65, !dbg !842
	br i1 %543, label %b24_fail2, label %b24_ok2, !dbg !842

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %205, i64 %65), !dbg !842
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !842
	ret void, !dbg !842

b24_ok2:
	%544 = icmp ugt i64 %204, %205, !dbg !842
	br i1 %544, label %b24_fail3, label %b24_ok3, !dbg !842

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %204, i64 %205), !dbg !842
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !842
	ret void, !dbg !842

b24_ok3:
	%545 = icmp ugt i64 %206, %65, !dbg !844
	br i1 %545, label %b24_fail4, label %b24_ok4, !dbg !844

b24_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %206, i64 %65), !dbg !844
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !844
	ret void, !dbg !844

b24_ok4:
	%546 = icmp uge i64 %208, %p5, !dbg !847
	br i1 %546, label %b24_fail5, label %b24_ok5, !dbg !847

b24_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %208, i64 %p5), !dbg !847
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !847
	ret void, !dbg !847

b24_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %55, i64 %56), !dbg !734
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !734
	ret void, !dbg !734

b24_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %221, i64 %222), !dbg !734
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !734
	ret void, !dbg !734

b26_fail1:
	%547 = icmp ugt i64 %243, %65, !dbg !856
	br i1 %547, label %b26_fail2, label %b26_ok2, !dbg !856

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %243, i64 %65), !dbg !856
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !856
	ret void, !dbg !856

b26_ok2:
	%548 = icmp ugt i64 %244, %65, !dbg !858
	br i1 %548, label %b26_fail3, label %b26_ok3, !dbg !858

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %244, i64 %65), !dbg !858
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !858
	ret void, !dbg !858

b26_ok3:
	%549 = icmp ugt i64 %241, %244, !dbg !858
	br i1 %549, label %b26_fail4, label %b26_ok4, !dbg !858

b26_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %241, i64 %244), !dbg !858
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !858
	ret void, !dbg !858

b26_ok4:
	%550 = icmp uge i64 %246, %p5, !dbg !861
	br i1 %550, label %b26_fail5, label %b26_ok5, !dbg !861

b26_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %246, i64 %p5), !dbg !861
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !861
	ret void, !dbg !861

b26_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %59, i64 %56), !dbg !822
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !822
	ret void, !dbg !822

b26_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %259, i64 %260), !dbg !822
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !822
	ret void, !dbg !822

b33_fail1:
	%551 = icmp ugt i64 %314, %p19, !dbg !885
	br i1 %551, label %b33_fail2, label %b33_ok2, !dbg !885

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %314, i64 %p19), !dbg !885
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !885
	ret void, !dbg !885

b33_ok2:
	%552 = icmp ugt i64 %313, %314, !dbg !885
	br i1 %552, label %b33_fail3, label %b33_ok3, !dbg !885

b33_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %313, i64 %314), !dbg !885
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !885
	ret void, !dbg !885

b33_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %318, i64 16), !dbg !886
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !886
	ret void, !dbg !886

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p23), !dbg !907
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !907
	ret void, !dbg !907

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %391, i64 %p25), !dbg !910
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !910
	ret void, !dbg !910

b69_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %528, i64 %p17), !dbg !979
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !979
	ret void, !dbg !979

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %532, i64 %p25), !dbg !982
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !982
	ret void, !dbg !982
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !986 {
entry:
	br label %b0, !dbg !987

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !987
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !987
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !987
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !987
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !987
	%5 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !988
	%6 = icmp uge i64 0, %p9, !dbg !988
	br i1 %6, label %b0_fail1, label %b0_ok1, !dbg !988, !prof !10

b0_ok1:
	%7 = load i64, i64 addrspace(1)* %5, align 8, !dbg !988
	%8 = icmp eq i64 %7, 0, !dbg !989
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !992
	br i1 %8, label %b1, label %b15, !dbg !989

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !993
	%11 = icmp uge i64 1, %p9, !dbg !993
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !993, !prof !10

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !993
	%13 = icmp eq i64 %12, 0, !dbg !994
	br i1 %13, label %b2, label %b15, !dbg !994

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !995
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !995
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !995
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !995
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !995
	%19 = call i32 @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !995
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !996, !range !12
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !996, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !996, !range !14
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !996, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !996, !range !18
	%25 = mul i32 %24, %22, !dbg !996
	%26 = add i32 %21, %25, !dbg !996
	%27 = mul i32 %23, %26, !dbg !996
	%28 = add i32 %20, %27, !dbg !996
	%29 = sext i32 %28 to i64, !dbg !996
	%30 = and i32 %28, -32, !dbg !997
	%31 = mul i32 %23, %24, !dbg !997
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !997, !range !19
	%33 = mul i32 %31, %32, !dbg !997
	%34 = sub i32 %33, %30, !dbg !997
	%35 = icmp slt i32 %34, 32, !dbg !997
	%36 = select i1 %35, i32 %34, i32 32, !dbg !997
	%37 = sext i32 %36 to i64, !dbg !997
	%38 = icmp sge i64 %29, %37, !dbg !998
	br i1 %38, label %b15, label %b3, !dbg !998

b3:
	%39 = sext i32 %9 to i64, !dbg !992
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !999, !range !89
	%41 = sext i32 %40 to i64, !dbg !999
	br label %b4, !dbg !999

b4:
	%42 = phi double [ 0.000000e+00, %b3 ], [ %68, %b5_ok1 ], !dbg !1002
	%43 = phi i64 [ %41, %b3 ], [ %69, %b5_ok1 ], !dbg !999
	%44 = icmp slt i64 %43, %39, !dbg !999
	br i1 %44, label %b5, label %b6, !dbg !999

b5:
	%45 = urem i32 %19, 2, !dbg !1004
	%46 = trunc i64 %39 to i32, !dbg !1005
	%47 = mul i32 %45, %46, !dbg !1005
	%48 = zext i32 %47 to i64, !dbg !1005
	%49 = add i64 %48, %43, !dbg !1006
	%50 = mul i64 %49, 2, !dbg !1007
	%51 = add i64 %50, 2, !dbg !1009
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %50, !dbg !1010
	%53 = addrspacecast i64 addrspace(1)* %52 to i64*, !dbg !1011
	%54 = ptrtoint i64* %53 to i64, !dbg !1011
	%55 = and i64 %54, 15, !dbg !1011
	%56 = icmp eq i64 %55, 0, !dbg !1011
	%57 = bitcast i64 addrspace(1)* %52 to { i64, i64 } addrspace(1)*, !dbg !1011
	%58 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %57, i64 0, !dbg !1012
	%59 = addrspacecast { i64, i64 } addrspace(1)* %58 to { i64, i64 }*, !dbg !1001
	%60 = icmp ugt i64 %51, %p3, !dbg !1010
	%61 = icmp ugt i64 %50, %51, !dbg !1010
	%62 = icmp eq i1 %56, false, !dbg !1011
	%63 = or i1 %60, %61, !dbg !1011
	%64 = or i1 %63, %62, !dbg !1011
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !1011, !prof !10

b5_ok1:
	%65 = bitcast { i64, i64 }* %59 to i8*, !dbg !1001
	%66 = call i64 @gpuc_wait_line_thread(i8* %65, i32 %19, i8* %ctrl, i32 27), !dbg !1001
	%67 = bitcast i64 %66 to double, !dbg !1013
	%68 = fadd double %42, %67, !dbg !1014
	%69 = add i64 %43, %37, !dbg !999
	br label %b4, !dbg !999

b6:
	%70 = icmp eq i64 %37, 32, !dbg !1018
	br i1 %70, label %b7, label %b9, !dbg !1018

b7:
	%71 = phi double [ %88, %b8 ], [ %42, %b6 ], !dbg !1019
	%72 = phi i64 [ %91, %b8 ], [ 16, %b6 ], !dbg !1020
	%73 = icmp sgt i64 %72, 0, !dbg !1021
	br i1 %73, label %b8, label %b12, !dbg !1021

b8:
	%74 = trunc i64 %72 to i32, !dbg !1022
	%75 = bitcast double %71 to i64, !dbg !1022
	%76 = trunc i64 %75 to i32, !dbg !1022
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %76, i32 %74, i32 31), !dbg !1022
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !1022
	%79 = lshr i64 %75, 32, !dbg !1022
	%80 = trunc i64 %79 to i32, !dbg !1022
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %80, i32 %74, i32 31), !dbg !1022
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !1022
	%83 = zext i32 %82 to i64, !dbg !1022
	%84 = shl i64 %83, 32, !dbg !1022
	%85 = zext i32 %78 to i64, !dbg !1022
	%86 = or i64 %85, %84, !dbg !1022
	%87 = bitcast i64 %86 to double, !dbg !1022
	%88 = fadd double %71, %87, !dbg !1023
	%89 = trunc i64 %72 to i32, !dbg !1024
	%90 = udiv i32 %89, 2, !dbg !1024
	%91 = zext i32 %90 to i64, !dbg !1024
	br label %b7, !dbg !1024

b9:
	%92 = bitcast double %42 to i64, !dbg !1025
	%93 = trunc i64 %92 to i32, !dbg !1025
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 0, i32 31), !dbg !1025
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !1025
	%96 = lshr i64 %92, 32, !dbg !1025
	%97 = trunc i64 %96 to i32, !dbg !1025
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !1025
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !1025
	%100 = zext i32 %99 to i64, !dbg !1025
	%101 = shl i64 %100, 32, !dbg !1025
	%102 = zext i32 %95 to i64, !dbg !1025
	%103 = or i64 %102, %101, !dbg !1025
	%104 = bitcast i64 %103 to double, !dbg !1025
	br label %b10, !dbg !1025

b10:
	%105 = phi double [ %104, %b9 ], [ %121, %b11 ], !dbg !1026
	%106 = phi i32 [ 1, %b9 ], [ %122, %b11 ], !dbg !1027
	%107 = icmp slt i32 %106, %36, !dbg !1028
	br i1 %107, label %b11, label %b12, !dbg !1028

b11:
	%108 = bitcast double %42 to i64, !dbg !1029
	%109 = trunc i64 %108 to i32, !dbg !1029
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %109, i32 %106, i32 31), !dbg !1029
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !1029
	%112 = lshr i64 %108, 32, !dbg !1029
	%113 = trunc i64 %112 to i32, !dbg !1029
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %113, i32 %106, i32 31), !dbg !1029
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !1029
	%116 = zext i32 %115 to i64, !dbg !1029
	%117 = shl i64 %116, 32, !dbg !1029
	%118 = zext i32 %111 to i64, !dbg !1029
	%119 = or i64 %118, %117, !dbg !1029
	%120 = bitcast i64 %119 to double, !dbg !1029
	%121 = fadd double %105, %120, !dbg !1023
	%122 = add i32 %106, 1, !dbg !1030
	br label %b10, !dbg !1030

b12:
	%123 = phi double [ %71, %b7 ], [ %105, %b10 ], !dbg !1017
	%124 = icmp ne i64 %29, 0, !dbg !1031
	br i1 %124, label %b15, label %b13, !dbg !1031

b13:
	%125 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !1032
	%126 = icmp uge i64 0, %p7, !dbg !1032
	br i1 %126, label %b13_fail1, label %b13_ok1, !dbg !1032, !prof !10

b13_ok1:
	store double %123, double addrspace(1)* %125, align 8, !dbg !1032
	%127 = fcmp ole double %123, %p12, !dbg !1033
	br i1 %127, label %b14, label %b15, !dbg !1033

b14:
	%128 = add i64 %p11, 1, !dbg !1034
	%129 = urem i64 %128, 2, !dbg !1035
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %129, !dbg !1036
	store i64 %p11, i64 addrspace(1)* %130, align 8, !dbg !1036
	br label %b15, !dbg !1036

b15:
	ret void, !dbg !990

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p9), !dbg !988
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !988
	ret void, !dbg !988

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 1, i64 %p9), !dbg !993
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !993
	ret void, !dbg !993

b5_fail1:
	%131 = icmp ugt i64 %51, %p3, !dbg !1010
	br i1 %131, label %b5_fail2, label %b5_ok2, !dbg !1010

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %51, i64 %p3), !dbg !1010
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !1010
	ret void, !dbg !1010

b5_ok2:
	%132 = icmp ugt i64 %50, %51, !dbg !1010
	br i1 %132, label %b5_fail3, label %b5_ok3, !dbg !1010

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %50, i64 %51), !dbg !1010
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !1010
	ret void, !dbg !1010

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %55, i64 16), !dbg !1011
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !1011
	ret void, !dbg !1011

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p7), !dbg !1032
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !1032
	ret void, !dbg !1032
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !1037 {
entry:
	br label %b0, !dbg !1038

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !1038
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !1038
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1039, !range !11
	%3 = sext i32 %2 to i64, !dbg !1039
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !1040
	%5 = sext i32 %4 to i64, !dbg !1040
	%6 = icmp ne i64 %5, 0, !dbg !1041
	br label %b1, !dbg !1042

b1:
	%7 = phi i64 [ %3, %b0 ], [ %70, %b9 ], !dbg !1043
	%8 = icmp slt i64 %7, %p10, !dbg !1044
	br i1 %8, label %b2, label %b10, !dbg !1044

b2:
	%9 = mul i64 %7, %p8, !dbg !1046
	%10 = icmp eq i64 %p10, 0, !dbg !1045
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !1045, !prof !10

b2_ok1:
	%11 = icmp eq i64 %p10, -1, !dbg !1045
	%12 = select i1 %11, i64 1, i64 %p10, !dbg !1045
	%13 = sdiv i64 %9, %12, !dbg !1045
	%14 = sub i64 0, %9, !dbg !1045
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !1045
	%16 = sub i64 %15, %p7, !dbg !1047
	%17 = icmp slt i64 %16, 0, !dbg !1048
	br i1 %17, label %b9, label %b3, !dbg !1048

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !1049
	br i1 %18, label %b9, label %b4, !dbg !1049

b4:
	%19 = mul i64 %7, %p9, !dbg !1050
	%20 = add i64 %7, 1, !dbg !1051
	%21 = mul i64 %20, %p9, !dbg !1052
	%22 = sub i64 %21, %19, !dbg !1053
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !1053
	%24 = icmp ugt i64 %21, %p1, !dbg !1053
	%25 = icmp ugt i64 %19, %21, !dbg !1053
	%26 = or i1 %24, %25, !dbg !1053
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !1053, !prof !10

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1054, !range !12
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1054, !range !12
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1054, !range !14
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1054, !range !18
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1054, !range !18
	%32 = mul i32 %31, %29, !dbg !1054
	%33 = add i32 %28, %32, !dbg !1054
	%34 = mul i32 %30, %33, !dbg !1054
	%35 = add i32 %27, %34, !dbg !1054
	%36 = sext i32 %35 to i64, !dbg !1054
	%37 = mul i32 %30, %31, !dbg !1054
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1054, !range !19
	%39 = mul i32 %37, %38, !dbg !1054
	%40 = sext i32 %39 to i64, !dbg !1054
	%41 = add i64 %16, 1, !dbg !1055
	%42 = mul i64 %41, %p6, !dbg !1056
	br label %b5, !dbg !1054

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !1054
	%44 = icmp slt i64 %43, %p9, !dbg !1054
	br i1 %44, label %b6, label %b7, !dbg !1054

b6:
	%45 = mul i64 %43, %p5, !dbg !1057
	%46 = icmp eq i64 %p9, -1, !dbg !1058
	%47 = select i1 %46, i64 1, i64 %p9, !dbg !1058
	%48 = sdiv i64 %45, %47, !dbg !1058
	%49 = sub i64 0, %45, !dbg !1058
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !1058
	%51 = add i64 %42, %50, !dbg !1059
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !1060
	%53 = icmp uge i64 %51, %p3, !dbg !1060
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !1060, !prof !10

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !1060
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !1061
	store float %54, float addrspace(1)* %55, align 4, !dbg !1061
	%56 = add i64 %43, %40, !dbg !1054
	br label %b5, !dbg !1054

b7:
	%57 = call i32 @gpuc_num_pes_thread(), !dbg !1062
	%58 = sext i32 0 to i64, !dbg !1062
	%59 = sext i32 %57 to i64, !dbg !1062
	%60 = icmp ult i64 %58, %59, !dbg !1062
	%61 = select i1 %60, i32 0, i32 0, !dbg !1062
	%62 = call i8* @gpuc_peer_early(i32 %61), !dbg !1062
	call void @llvm.nvvm.barrier0(), !dbg !1063
	br i1 %6, label %b8, label %b9, !dbg !1041

b8:
	%63 = mul i64 %22, 4, !dbg !1062
	%64 = addrspacecast float addrspace(1)* %23 to float*, !dbg !1062
	%65 = addrspacecast float addrspace(1)* %23 to float*, !dbg !1062
	%66 = bitcast float* %64 to i8*, !dbg !1062
	%67 = bitcast float* %65 to i8*, !dbg !1062
	call void @gpuc_put_block(i8* %66, i8* %67, i64 %63, i32 0, i32 1, i32 1, i8* %62), !dbg !1062
	br label %b9, !dbg !1062

b9:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1064, !range !521
	%69 = sext i32 %68 to i64, !dbg !1064
	%70 = add i64 %7, %69, !dbg !1065
	br label %b1, !dbg !1065

b10:
	ret void, !dbg !1065

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 0), !dbg !1045
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !1045
	ret void, !dbg !1045

b4_fail1:
	%71 = icmp ugt i64 %21, %p1, !dbg !1053
	br i1 %71, label %b4_fail2, label %b4_ok2, !dbg !1053

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %21, i64 %p1), !dbg !1053
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !1053
	ret void, !dbg !1053

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %19, i64 %21), !dbg !1053
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !1053
	ret void, !dbg !1053

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %51, i64 %p3), !dbg !1060
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !1060
	ret void, !dbg !1060
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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !521
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !450
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !450
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
!nvvm.annotations = !{!1066, !1067, !1068, !1069, !1070, !1071, !1072, !1073, !1074, !1075, !1076, !1077, !1078, !1079, !1080, !1081, !1082, !1083}
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
!57 = !DILocation(line: 90, column: 13, scope: !7)
!58 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!59 = distinct !DISubprogram(name: "reduceWarp", scope: !58, file: !58, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!60 = distinct !DISubprogram(name: "reduce", scope: !58, file: !58, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!61 = distinct !DISubprogram(name: "ReduceAdd", scope: !58, file: !58, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!62 = !DILocation(line: 82, column: 21, scope: !7)
!63 = !DILocation(line: 8, column: 15, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 45, column: 16, scope: !60, inlinedAt: !63)
!65 = !DILocation(line: 90, column: 13, scope: !59, inlinedAt: !64)
!66 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !64)
!67 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !64)
!68 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !64)
!69 = !DILocation(line: 92, column: 35, scope: !59, inlinedAt: !64)
!70 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !64)
!71 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !62)
!72 = !DILocation(line: 92, column: 40, scope: !59, inlinedAt: !64)
!73 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !64)
!74 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !64)
!75 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !64)
!76 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !64)
!77 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !64)
!78 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !64)
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
!94 = !DILocation(line: 58, column: 30, scope: !60, inlinedAt: !63)
!95 = !DILocation(line: 43, column: 50, scope: !60, inlinedAt: !63)
!96 = !DILocation(line: 58, column: 6, scope: !60, inlinedAt: !63)
!97 = !DILocation(line: 58, column: 23, scope: !60, inlinedAt: !63)
!98 = !DILocation(line: 59, column: 7, scope: !60, inlinedAt: !63)
!99 = !DILocation(line: 60, column: 15, scope: !60, inlinedAt: !63)
!100 = !DILocation(line: 62, column: 26, scope: !60, inlinedAt: !63)
!101 = !DILocation(line: 62, column: 19, scope: !60, inlinedAt: !63)
!102 = !DILocation(line: 62, column: 8, scope: !60, inlinedAt: !63)
!103 = !DILocation(line: 64, column: 8, scope: !60, inlinedAt: !63)
!104 = !DILocation(line: 65, column: 12, scope: !60, inlinedAt: !63)
!105 = !DILocation(line: 67, column: 17, scope: !60, inlinedAt: !63)
!106 = !DILocation(line: 67, column: 9, scope: !60, inlinedAt: !63)
!107 = !DILocation(line: 69, column: 20, scope: !60, inlinedAt: !63)
!108 = !DILocation(line: 70, column: 7, scope: !60, inlinedAt: !63)
!109 = !DILocation(line: 70, column: 24, scope: !60, inlinedAt: !63)
!110 = !DILocation(line: 71, column: 9, scope: !60, inlinedAt: !63)
!111 = !DILocation(line: 72, column: 18, scope: !60, inlinedAt: !63)
!112 = !DILocation(line: 72, column: 10, scope: !60, inlinedAt: !63)
!113 = !DILocation(line: 70, column: 34, scope: !60, inlinedAt: !63)
!114 = !DILocation(line: 58, column: 35, scope: !60, inlinedAt: !63)
!115 = !{!"llvm.loop.unroll.count", i32 1}
!116 = distinct !{!116, !115}
!117 = !DILocation(line: 83, column: 15, scope: !7)
!118 = !DILocation(line: 84, column: 22, scope: !7)
!119 = !DILocation(line: 85, column: 13, scope: !7)
!120 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!121 = distinct !DISubprogram(name: "Store", scope: !120, file: !120, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!122 = !DILocation(line: 69, column: 8, scope: !29, inlinedAt: !30)
!123 = !DILocation(line: 12, column: 16, scope: !121, inlinedAt: !122)
!124 = !DILocation(line: 65, column: 12, scope: !29, inlinedAt: !30)
!125 = !DILocation(line: 66, column: 9, scope: !29, inlinedAt: !30)
!126 = !DILocation(line: 67, column: 4, scope: !29, inlinedAt: !30)
!127 = !DILocation(line: 65, column: 3, scope: !29, inlinedAt: !30)
!128 = distinct !DISubprogram(name: "valueAt", scope: !28, file: !28, line: 96, type: !4, isDefinition: true, scopeLine: 96, isOptimized: true, unit: !2)
!129 = !DILocation(line: 69, column: 29, scope: !29, inlinedAt: !30)
!130 = !DILocation(line: 97, column: 19, scope: !128, inlinedAt: !129)
!131 = !DILocation(line: 97, column: 22, scope: !128, inlinedAt: !129)
!132 = !DILocation(line: 97, column: 27, scope: !128, inlinedAt: !129)
!133 = !DILocation(line: 97, column: 33, scope: !128, inlinedAt: !129)
!134 = distinct !DISubprogram(name: "line", scope: !120, file: !120, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!135 = !DILocation(line: 12, column: 24, scope: !121, inlinedAt: !122)
!136 = !DILocation(line: 32, column: 78, scope: !134, inlinedAt: !135)
!137 = !DILocation(line: 32, column: 71, scope: !134, inlinedAt: !135)
!138 = !DILocation(line: 32, column: 87, scope: !134, inlinedAt: !135)
!139 = !DILocation(line: 32, column: 92, scope: !134, inlinedAt: !135)
!140 = !DILocation(line: 12, column: 45, scope: !121, inlinedAt: !122)
!141 = !DILocation(line: 88, column: 2, scope: !7)
!142 = !DIFile(filename: "sweep.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!143 = distinct !DISubprogram(name: "edge", scope: !142, file: !142, line: 132, type: !4, isDefinition: true, scopeLine: 132, isOptimized: true, unit: !2)
!144 = !DILocation(line: 132, column: 6, scope: !143)
!145 = !DILocation(line: 133, column: 11, scope: !143)
!146 = !DILocation(line: 134, column: 3, scope: !143)
!147 = !DILocation(line: 136, column: 12, scope: !143)
!148 = !DILocation(line: 136, column: 17, scope: !143)
!149 = !DILocation(line: 136, column: 24, scope: !143)
!150 = !DILocation(line: 136, column: 20, scope: !143)
!151 = !DILocation(line: 136, column: 38, scope: !143)
!152 = !DILocation(line: 136, column: 33, scope: !143)
!153 = distinct !DISubprogram(name: "Layout.thread", scope: !142, file: !142, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!154 = !DILocation(line: 137, column: 36, scope: !143)
!155 = !DILocation(line: 120, column: 42, scope: !153, inlinedAt: !154)
!156 = !DILocation(line: 121, column: 22, scope: !153, inlinedAt: !154)
!157 = !DILocation(line: 121, column: 37, scope: !153, inlinedAt: !154)
!158 = !DILocation(line: 121, column: 46, scope: !153, inlinedAt: !154)
!159 = !DILocation(line: 121, column: 26, scope: !153, inlinedAt: !154)
!160 = !DILocation(line: 122, column: 11, scope: !153, inlinedAt: !154)
!161 = !DILocation(line: 123, column: 5, scope: !153, inlinedAt: !154)
!162 = !DILocation(line: 125, column: 16, scope: !143)
!163 = !DILocation(line: 125, column: 20, scope: !153, inlinedAt: !154)
!164 = !DILocation(line: 125, column: 11, scope: !153, inlinedAt: !154)
!165 = !DILocation(line: 126, column: 5, scope: !153, inlinedAt: !154)
!166 = !DILocation(line: 128, column: 9, scope: !143)
!167 = !DILocation(line: 137, column: 60, scope: !143)
!168 = !DILocation(line: 137, column: 57, scope: !143)
!169 = !DILocation(line: 137, column: 83, scope: !143)
!170 = distinct !DISubprogram(name: "line", scope: !142, file: !142, line: 175, type: !4, isDefinition: true, scopeLine: 175, isOptimized: true, unit: !2)
!171 = !DILocation(line: 137, column: 13, scope: !143)
!172 = !DILocation(line: 177, column: 34, scope: !170, inlinedAt: !171)
!173 = !DILocation(line: 177, column: 31, scope: !170, inlinedAt: !171)
!174 = !DILocation(line: 177, column: 58, scope: !170, inlinedAt: !171)
!175 = !DILocation(line: 177, column: 66, scope: !170, inlinedAt: !171)
!176 = !DILocation(line: 177, column: 55, scope: !170, inlinedAt: !171)
!177 = !DILocation(line: 177, column: 95, scope: !170, inlinedAt: !171)
!178 = !DILocation(line: 177, column: 84, scope: !170, inlinedAt: !171)
!179 = distinct !DISubprogram(name: "mean", scope: !142, file: !142, line: 186, type: !4, isDefinition: true, scopeLine: 186, isOptimized: true, unit: !2)
!180 = !DILocation(line: 177, column: 13, scope: !170, inlinedAt: !171)
!181 = !DILocation(line: 188, column: 12, scope: !179, inlinedAt: !180)
!182 = !DILocation(line: 188, column: 20, scope: !179, inlinedAt: !180)
!183 = !DILocation(line: 188, column: 27, scope: !179, inlinedAt: !180)
!184 = !DILocation(line: 188, column: 37, scope: !179, inlinedAt: !180)
!185 = !DILocation(line: 189, column: 13, scope: !179, inlinedAt: !180)
!186 = !DILocation(line: 189, column: 21, scope: !179, inlinedAt: !180)
!187 = !DILocation(line: 189, column: 28, scope: !179, inlinedAt: !180)
!188 = !DILocation(line: 189, column: 38, scope: !179, inlinedAt: !180)
!189 = !DILocation(line: 190, column: 13, scope: !179, inlinedAt: !180)
!190 = !DILocation(line: 190, column: 21, scope: !179, inlinedAt: !180)
!191 = !DILocation(line: 190, column: 28, scope: !179, inlinedAt: !180)
!192 = !DILocation(line: 190, column: 38, scope: !179, inlinedAt: !180)
!193 = !DILocation(line: 191, column: 13, scope: !179, inlinedAt: !180)
!194 = !DILocation(line: 191, column: 21, scope: !179, inlinedAt: !180)
!195 = !DILocation(line: 191, column: 28, scope: !179, inlinedAt: !180)
!196 = !DILocation(line: 191, column: 38, scope: !179, inlinedAt: !180)
!197 = !DILocation(line: 178, column: 8, scope: !170, inlinedAt: !171)
!198 = distinct !DISubprogram(name: "fixed", scope: !142, file: !142, line: 197, type: !4, isDefinition: true, scopeLine: 197, isOptimized: true, unit: !2)
!199 = !DILocation(line: 179, column: 14, scope: !170, inlinedAt: !171)
!200 = !DILocation(line: 198, column: 12, scope: !198, inlinedAt: !199)
!201 = !DILocation(line: 199, column: 7, scope: !198, inlinedAt: !199)
!202 = !DILocation(line: 201, column: 20, scope: !143)
!203 = !DILocation(line: 201, column: 20, scope: !198, inlinedAt: !199)
!204 = !DILocation(line: 201, column: 12, scope: !198, inlinedAt: !199)
!205 = !DILocation(line: 202, column: 7, scope: !198, inlinedAt: !199)
!206 = !DILocation(line: 204, column: 11, scope: !143)
!207 = !DILocation(line: 204, column: 11, scope: !198, inlinedAt: !199)
!208 = !DILocation(line: 204, column: 14, scope: !198, inlinedAt: !199)
!209 = !DILocation(line: 205, column: 7, scope: !198, inlinedAt: !199)
!210 = !DILocation(line: 207, column: 11, scope: !143)
!211 = !DILocation(line: 207, column: 11, scope: !198, inlinedAt: !199)
!212 = !DILocation(line: 207, column: 14, scope: !198, inlinedAt: !199)
!213 = !DILocation(line: 208, column: 7, scope: !198, inlinedAt: !199)
!214 = !DILocation(line: 210, column: 11, scope: !143)
!215 = !DILocation(line: 210, column: 11, scope: !198, inlinedAt: !199)
!216 = !DILocation(line: 210, column: 14, scope: !198, inlinedAt: !199)
!217 = !DILocation(line: 211, column: 7, scope: !198, inlinedAt: !199)
!218 = !DILocation(line: 213, column: 9, scope: !143)
!219 = !DILocation(line: 177, column: 2, scope: !170, inlinedAt: !171)
!220 = !DILocation(line: 181, column: 11, scope: !170, inlinedAt: !171)
!221 = distinct !DISubprogram(name: "distance", scope: !142, file: !142, line: 217, type: !4, isDefinition: true, scopeLine: 217, isOptimized: true, unit: !2)
!222 = !DILocation(line: 182, column: 17, scope: !170, inlinedAt: !171)
!223 = !DILocation(line: 218, column: 19, scope: !221, inlinedAt: !222)
!224 = !DILocation(line: 218, column: 28, scope: !221, inlinedAt: !222)
!225 = !DILocation(line: 218, column: 37, scope: !221, inlinedAt: !222)
!226 = !DILocation(line: 218, column: 46, scope: !221, inlinedAt: !222)
!227 = !DILocation(line: 219, column: 10, scope: !221, inlinedAt: !222)
!228 = !DILocation(line: 219, column: 16, scope: !221, inlinedAt: !222)
!229 = !DILocation(line: 219, column: 13, scope: !221, inlinedAt: !222)
!230 = !DILocation(line: 219, column: 22, scope: !221, inlinedAt: !222)
!231 = !DILocation(line: 219, column: 19, scope: !221, inlinedAt: !222)
!232 = !DILocation(line: 219, column: 28, scope: !221, inlinedAt: !222)
!233 = !DILocation(line: 219, column: 25, scope: !221, inlinedAt: !222)
!234 = !DILocation(line: 137, column: 2, scope: !143)
!235 = distinct !DISubprogram(name: "march", scope: !142, file: !142, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!236 = !DILocation(line: 143, column: 6, scope: !235)
!237 = !DILocation(line: 144, column: 11, scope: !235)
!238 = !DILocation(line: 144, column: 27, scope: !235)
!239 = !DILocation(line: 145, column: 3, scope: !235)
!240 = !DILocation(line: 147, column: 15, scope: !235)
!241 = !DILocation(line: 120, column: 42, scope: !153, inlinedAt: !240)
!242 = !DILocation(line: 121, column: 22, scope: !153, inlinedAt: !240)
!243 = !DILocation(line: 121, column: 37, scope: !153, inlinedAt: !240)
!244 = !DILocation(line: 121, column: 46, scope: !153, inlinedAt: !240)
!245 = !DILocation(line: 121, column: 26, scope: !153, inlinedAt: !240)
!246 = !DILocation(line: 122, column: 11, scope: !153, inlinedAt: !240)
!247 = !DILocation(line: 123, column: 5, scope: !153, inlinedAt: !240)
!248 = !DILocation(line: 125, column: 16, scope: !235)
!249 = !DILocation(line: 125, column: 20, scope: !153, inlinedAt: !240)
!250 = !DILocation(line: 125, column: 11, scope: !153, inlinedAt: !240)
!251 = !DILocation(line: 126, column: 5, scope: !153, inlinedAt: !240)
!252 = !DILocation(line: 128, column: 9, scope: !235)
!253 = !DILocation(line: 149, column: 41, scope: !235)
!254 = !DILocation(line: 150, column: 12, scope: !235)
!255 = !DILocation(line: 150, column: 16, scope: !235)
!256 = !DILocation(line: 150, column: 19, scope: !235)
!257 = !DILocation(line: 150, column: 30, scope: !235)
!258 = !DILocation(line: 150, column: 25, scope: !235)
!259 = !DILocation(line: 151, column: 24, scope: !235)
!260 = !DILocation(line: 151, column: 21, scope: !235)
!261 = !DILocation(line: 151, column: 40, scope: !235)
!262 = !DILocation(line: 152, column: 13, scope: !235)
!263 = !DILocation(line: 160, column: 21, scope: !235)
!264 = !DILocation(line: 198, column: 12, scope: !198, inlinedAt: !263)
!265 = !DILocation(line: 201, column: 20, scope: !198, inlinedAt: !263)
!266 = !DILocation(line: 201, column: 12, scope: !198, inlinedAt: !263)
!267 = !DILocation(line: 204, column: 11, scope: !198, inlinedAt: !263)
!268 = !DILocation(line: 204, column: 14, scope: !198, inlinedAt: !263)
!269 = !DILocation(line: 207, column: 11, scope: !198, inlinedAt: !263)
!270 = !DILocation(line: 207, column: 14, scope: !198, inlinedAt: !263)
!271 = !DILocation(line: 210, column: 11, scope: !198, inlinedAt: !263)
!272 = !DILocation(line: 210, column: 14, scope: !198, inlinedAt: !263)
!273 = !DILocation(line: 148, column: 2, scope: !235)
!274 = !DILocation(line: 150, column: 2, scope: !235)
!275 = !DILocation(line: 151, column: 2, scope: !235)
!276 = !DILocation(line: 151, column: 6, scope: !235)
!277 = !DILocation(line: 152, column: 2, scope: !235)
!278 = !DILocation(line: 153, column: 13, scope: !235)
!279 = !DILocation(line: 154, column: 15, scope: !235)
!280 = !DILocation(line: 155, column: 25, scope: !235)
!281 = !DILocation(line: 155, column: 48, scope: !235)
!282 = !DILocation(line: 155, column: 42, scope: !235)
!283 = !DILocation(line: 156, column: 27, scope: !235)
!284 = !DILocation(line: 156, column: 35, scope: !235)
!285 = !DILocation(line: 156, column: 24, scope: !235)
!286 = !DILocation(line: 156, column: 64, scope: !235)
!287 = !DILocation(line: 156, column: 53, scope: !235)
!288 = !DILocation(line: 157, column: 32, scope: !235)
!289 = !DILocation(line: 157, column: 40, scope: !235)
!290 = !DILocation(line: 157, column: 26, scope: !235)
!291 = !DILocation(line: 157, column: 72, scope: !235)
!292 = !DILocation(line: 157, column: 58, scope: !235)
!293 = !DILocation(line: 158, column: 20, scope: !235)
!294 = !DILocation(line: 188, column: 12, scope: !179, inlinedAt: !293)
!295 = !DILocation(line: 188, column: 20, scope: !179, inlinedAt: !293)
!296 = !DILocation(line: 188, column: 27, scope: !179, inlinedAt: !293)
!297 = !DILocation(line: 188, column: 37, scope: !179, inlinedAt: !293)
!298 = !DILocation(line: 189, column: 13, scope: !179, inlinedAt: !293)
!299 = !DILocation(line: 189, column: 21, scope: !179, inlinedAt: !293)
!300 = !DILocation(line: 189, column: 28, scope: !179, inlinedAt: !293)
!301 = !DILocation(line: 189, column: 38, scope: !179, inlinedAt: !293)
!302 = !DILocation(line: 190, column: 13, scope: !179, inlinedAt: !293)
!303 = !DILocation(line: 190, column: 21, scope: !179, inlinedAt: !293)
!304 = !DILocation(line: 190, column: 28, scope: !179, inlinedAt: !293)
!305 = !DILocation(line: 190, column: 38, scope: !179, inlinedAt: !293)
!306 = !DILocation(line: 191, column: 13, scope: !179, inlinedAt: !293)
!307 = !DILocation(line: 191, column: 21, scope: !179, inlinedAt: !293)
!308 = !DILocation(line: 191, column: 28, scope: !179, inlinedAt: !293)
!309 = !DILocation(line: 191, column: 38, scope: !179, inlinedAt: !293)
!310 = !DILocation(line: 158, column: 54, scope: !235)
!311 = !DILocation(line: 188, column: 12, scope: !179, inlinedAt: !310)
!312 = !DILocation(line: 188, column: 20, scope: !179, inlinedAt: !310)
!313 = !DILocation(line: 188, column: 27, scope: !179, inlinedAt: !310)
!314 = !DILocation(line: 188, column: 37, scope: !179, inlinedAt: !310)
!315 = !DILocation(line: 189, column: 13, scope: !179, inlinedAt: !310)
!316 = !DILocation(line: 189, column: 21, scope: !179, inlinedAt: !310)
!317 = !DILocation(line: 189, column: 28, scope: !179, inlinedAt: !310)
!318 = !DILocation(line: 189, column: 38, scope: !179, inlinedAt: !310)
!319 = !DILocation(line: 190, column: 13, scope: !179, inlinedAt: !310)
!320 = !DILocation(line: 190, column: 21, scope: !179, inlinedAt: !310)
!321 = !DILocation(line: 190, column: 28, scope: !179, inlinedAt: !310)
!322 = !DILocation(line: 190, column: 38, scope: !179, inlinedAt: !310)
!323 = !DILocation(line: 191, column: 13, scope: !179, inlinedAt: !310)
!324 = !DILocation(line: 191, column: 21, scope: !179, inlinedAt: !310)
!325 = !DILocation(line: 191, column: 28, scope: !179, inlinedAt: !310)
!326 = !DILocation(line: 191, column: 38, scope: !179, inlinedAt: !310)
!327 = !DILocation(line: 159, column: 9, scope: !235)
!328 = !DILocation(line: 199, column: 7, scope: !198, inlinedAt: !263)
!329 = !DILocation(line: 201, column: 20, scope: !235)
!330 = !DILocation(line: 202, column: 7, scope: !198, inlinedAt: !263)
!331 = !DILocation(line: 204, column: 11, scope: !235)
!332 = !DILocation(line: 205, column: 7, scope: !198, inlinedAt: !263)
!333 = !DILocation(line: 207, column: 11, scope: !235)
!334 = !DILocation(line: 208, column: 7, scope: !198, inlinedAt: !263)
!335 = !DILocation(line: 210, column: 11, scope: !235)
!336 = !DILocation(line: 211, column: 7, scope: !198, inlinedAt: !263)
!337 = !DILocation(line: 213, column: 9, scope: !235)
!338 = !DILocation(line: 160, column: 57, scope: !235)
!339 = !DILocation(line: 198, column: 12, scope: !198, inlinedAt: !338)
!340 = !DILocation(line: 199, column: 7, scope: !198, inlinedAt: !338)
!341 = !DILocation(line: 201, column: 12, scope: !198, inlinedAt: !338)
!342 = !DILocation(line: 202, column: 7, scope: !198, inlinedAt: !338)
!343 = !DILocation(line: 204, column: 14, scope: !198, inlinedAt: !338)
!344 = !DILocation(line: 205, column: 7, scope: !198, inlinedAt: !338)
!345 = !DILocation(line: 207, column: 14, scope: !198, inlinedAt: !338)
!346 = !DILocation(line: 208, column: 7, scope: !198, inlinedAt: !338)
!347 = !DILocation(line: 210, column: 14, scope: !198, inlinedAt: !338)
!348 = !DILocation(line: 211, column: 7, scope: !198, inlinedAt: !338)
!349 = !DILocation(line: 158, column: 3, scope: !235)
!350 = !DILocation(line: 158, column: 8, scope: !235)
!351 = !DILocation(line: 162, column: 12, scope: !235)
!352 = !DILocation(line: 162, column: 27, scope: !235)
!353 = !DILocation(line: 163, column: 22, scope: !235)
!354 = !DILocation(line: 218, column: 19, scope: !221, inlinedAt: !353)
!355 = !DILocation(line: 218, column: 28, scope: !221, inlinedAt: !353)
!356 = !DILocation(line: 218, column: 37, scope: !221, inlinedAt: !353)
!357 = !DILocation(line: 218, column: 46, scope: !221, inlinedAt: !353)
!358 = !DILocation(line: 219, column: 10, scope: !221, inlinedAt: !353)
!359 = !DILocation(line: 219, column: 16, scope: !221, inlinedAt: !353)
!360 = !DILocation(line: 219, column: 13, scope: !221, inlinedAt: !353)
!361 = !DILocation(line: 219, column: 22, scope: !221, inlinedAt: !353)
!362 = !DILocation(line: 219, column: 19, scope: !221, inlinedAt: !353)
!363 = !DILocation(line: 219, column: 28, scope: !221, inlinedAt: !353)
!364 = !DILocation(line: 219, column: 25, scope: !221, inlinedAt: !353)
!365 = !DILocation(line: 163, column: 43, scope: !235)
!366 = !DILocation(line: 218, column: 19, scope: !221, inlinedAt: !365)
!367 = !DILocation(line: 218, column: 28, scope: !221, inlinedAt: !365)
!368 = !DILocation(line: 218, column: 37, scope: !221, inlinedAt: !365)
!369 = !DILocation(line: 218, column: 46, scope: !221, inlinedAt: !365)
!370 = !DILocation(line: 219, column: 10, scope: !221, inlinedAt: !365)
!371 = !DILocation(line: 219, column: 16, scope: !221, inlinedAt: !365)
!372 = !DILocation(line: 219, column: 13, scope: !221, inlinedAt: !365)
!373 = !DILocation(line: 219, column: 22, scope: !221, inlinedAt: !365)
!374 = !DILocation(line: 219, column: 19, scope: !221, inlinedAt: !365)
!375 = !DILocation(line: 219, column: 28, scope: !221, inlinedAt: !365)
!376 = !DILocation(line: 219, column: 25, scope: !221, inlinedAt: !365)
!377 = !DILocation(line: 163, column: 33, scope: !235)
!378 = !DILocation(line: 163, column: 3, scope: !235)
!379 = !DILocation(line: 153, column: 19, scope: !235)
!380 = !{!"llvm.loop.unroll.disable"}
!381 = distinct !{!381, !380}
!382 = !DILocation(line: 167, column: 10, scope: !235)
!383 = !DILocation(line: 168, column: 18, scope: !235)
!384 = !DILocation(line: 177, column: 34, scope: !170, inlinedAt: !383)
!385 = !DILocation(line: 177, column: 31, scope: !170, inlinedAt: !383)
!386 = !DILocation(line: 177, column: 58, scope: !170, inlinedAt: !383)
!387 = !DILocation(line: 177, column: 66, scope: !170, inlinedAt: !383)
!388 = !DILocation(line: 177, column: 55, scope: !170, inlinedAt: !383)
!389 = !DILocation(line: 177, column: 95, scope: !170, inlinedAt: !383)
!390 = !DILocation(line: 177, column: 84, scope: !170, inlinedAt: !383)
!391 = !DILocation(line: 177, column: 13, scope: !170, inlinedAt: !383)
!392 = !DILocation(line: 188, column: 12, scope: !179, inlinedAt: !391)
!393 = !DILocation(line: 188, column: 20, scope: !179, inlinedAt: !391)
!394 = !DILocation(line: 188, column: 27, scope: !179, inlinedAt: !391)
!395 = !DILocation(line: 188, column: 37, scope: !179, inlinedAt: !391)
!396 = !DILocation(line: 189, column: 13, scope: !179, inlinedAt: !391)
!397 = !DILocation(line: 189, column: 21, scope: !179, inlinedAt: !391)
!398 = !DILocation(line: 189, column: 28, scope: !179, inlinedAt: !391)
!399 = !DILocation(line: 189, column: 38, scope: !179, inlinedAt: !391)
!400 = !DILocation(line: 190, column: 13, scope: !179, inlinedAt: !391)
!401 = !DILocation(line: 190, column: 21, scope: !179, inlinedAt: !391)
!402 = !DILocation(line: 190, column: 28, scope: !179, inlinedAt: !391)
!403 = !DILocation(line: 190, column: 38, scope: !179, inlinedAt: !391)
!404 = !DILocation(line: 191, column: 13, scope: !179, inlinedAt: !391)
!405 = !DILocation(line: 191, column: 21, scope: !179, inlinedAt: !391)
!406 = !DILocation(line: 191, column: 28, scope: !179, inlinedAt: !391)
!407 = !DILocation(line: 191, column: 38, scope: !179, inlinedAt: !391)
!408 = !DILocation(line: 178, column: 8, scope: !170, inlinedAt: !383)
!409 = !DILocation(line: 179, column: 14, scope: !170, inlinedAt: !383)
!410 = !DILocation(line: 198, column: 12, scope: !198, inlinedAt: !409)
!411 = !DILocation(line: 199, column: 7, scope: !198, inlinedAt: !409)
!412 = !DILocation(line: 201, column: 12, scope: !198, inlinedAt: !409)
!413 = !DILocation(line: 202, column: 7, scope: !198, inlinedAt: !409)
!414 = !DILocation(line: 204, column: 14, scope: !198, inlinedAt: !409)
!415 = !DILocation(line: 205, column: 7, scope: !198, inlinedAt: !409)
!416 = !DILocation(line: 207, column: 14, scope: !198, inlinedAt: !409)
!417 = !DILocation(line: 208, column: 7, scope: !198, inlinedAt: !409)
!418 = !DILocation(line: 210, column: 14, scope: !198, inlinedAt: !409)
!419 = !DILocation(line: 211, column: 7, scope: !198, inlinedAt: !409)
!420 = !DILocation(line: 177, column: 2, scope: !170, inlinedAt: !383)
!421 = !DILocation(line: 181, column: 11, scope: !170, inlinedAt: !383)
!422 = !DILocation(line: 182, column: 17, scope: !170, inlinedAt: !383)
!423 = !DILocation(line: 218, column: 19, scope: !221, inlinedAt: !422)
!424 = !DILocation(line: 218, column: 28, scope: !221, inlinedAt: !422)
!425 = !DILocation(line: 218, column: 37, scope: !221, inlinedAt: !422)
!426 = !DILocation(line: 218, column: 46, scope: !221, inlinedAt: !422)
!427 = !DILocation(line: 219, column: 10, scope: !221, inlinedAt: !422)
!428 = !DILocation(line: 219, column: 16, scope: !221, inlinedAt: !422)
!429 = !DILocation(line: 219, column: 13, scope: !221, inlinedAt: !422)
!430 = !DILocation(line: 219, column: 22, scope: !221, inlinedAt: !422)
!431 = !DILocation(line: 219, column: 19, scope: !221, inlinedAt: !422)
!432 = !DILocation(line: 219, column: 28, scope: !221, inlinedAt: !422)
!433 = !DILocation(line: 219, column: 25, scope: !221, inlinedAt: !422)
!434 = !DILocation(line: 168, column: 3, scope: !235)
!435 = !DILocation(line: 170, column: 2, scope: !235)
!436 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!437 = !DILocation(line: 25, column: 6, scope: !436)
!438 = distinct !DISubprogram(name: "leads", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!439 = !DILocation(line: 26, column: 10, scope: !436)
!440 = !DILocation(line: 56, column: 19, scope: !438, inlinedAt: !439)
!441 = !DILocation(line: 56, column: 24, scope: !438, inlinedAt: !439)
!442 = distinct !DISubprogram(name: "send", scope: !142, file: !142, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!443 = distinct !DISubprogram(name: "sweepTile", scope: !142, file: !142, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!444 = distinct !DISubprogram(name: "sweep", scope: !142, file: !142, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!445 = !DILocation(line: 44, column: 18, scope: !436)
!446 = !DILocation(line: 46, column: 23, scope: !444, inlinedAt: !445)
!447 = !DILocation(line: 85, column: 8, scope: !443, inlinedAt: !446)
!448 = !DILocation(line: 104, column: 20, scope: !442, inlinedAt: !447)
!449 = !DILocation(line: 56, column: 59, scope: !438, inlinedAt: !439)
!450 = !{i32 1, i32 65536}
!451 = !DILocation(line: 56, column: 63, scope: !438, inlinedAt: !439)
!452 = !DILocation(line: 56, column: 47, scope: !438, inlinedAt: !439)
!453 = !DILocation(line: 56, column: 83, scope: !438, inlinedAt: !439)
!454 = !DILocation(line: 56, column: 86, scope: !438, inlinedAt: !439)
!455 = !DILocation(line: 27, column: 10, scope: !436)
!456 = !DILocation(line: 27, column: 23, scope: !436)
!457 = !DILocation(line: 27, column: 8, scope: !436)
!458 = !DILocation(line: 27, column: 29, scope: !436)
!459 = !DILocation(line: 31, column: 11, scope: !436)
!460 = !DILocation(line: 32, column: 25, scope: !436)
!461 = !DILocation(line: 32, column: 23, scope: !436)
!462 = !DILocation(line: 32, column: 37, scope: !436)
!463 = !DILocation(line: 33, column: 12, scope: !436)
!464 = !DILocation(line: 56, column: 24, scope: !438, inlinedAt: !463)
!465 = !DILocation(line: 56, column: 59, scope: !438, inlinedAt: !463)
!466 = !DILocation(line: 56, column: 63, scope: !438, inlinedAt: !463)
!467 = !DILocation(line: 56, column: 47, scope: !438, inlinedAt: !463)
!468 = !DILocation(line: 56, column: 83, scope: !438, inlinedAt: !463)
!469 = !DILocation(line: 56, column: 86, scope: !438, inlinedAt: !463)
!470 = !DILocation(line: 34, column: 14, scope: !436)
!471 = !DILocation(line: 36, column: 4, scope: !436)
!472 = !DILocation(line: 39, column: 32, scope: !436)
!473 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!474 = !DILocation(line: 39, column: 48, scope: !436)
!475 = !DILocation(line: 38, column: 24, scope: !473, inlinedAt: !474)
!476 = !DILocation(line: 38, column: 66, scope: !473, inlinedAt: !474)
!477 = !DILocation(line: 38, column: 70, scope: !473, inlinedAt: !474)
!478 = !DILocation(line: 38, column: 53, scope: !473, inlinedAt: !474)
!479 = !DILocation(line: 38, column: 47, scope: !473, inlinedAt: !474)
!480 = !DILocation(line: 38, column: 29, scope: !473, inlinedAt: !474)
!481 = !DILocation(line: 39, column: 37, scope: !436)
!482 = !DILocation(line: 41, column: 18, scope: !436)
!483 = !DILocation(line: 39, column: 13, scope: !436)
!484 = distinct !DISubprogram(name: "statesIn", scope: !142, file: !142, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!485 = !DILocation(line: 43, column: 22, scope: !436)
!486 = !DILocation(line: 36, column: 17, scope: !484, inlinedAt: !485)
!487 = !DILocation(line: 37, column: 31, scope: !484, inlinedAt: !485)
!488 = !DILocation(line: 37, column: 69, scope: !484, inlinedAt: !485)
!489 = !DILocation(line: 59, column: 32, scope: !443, inlinedAt: !446)
!490 = !DILocation(line: 66, column: 49, scope: !443, inlinedAt: !446)
!491 = distinct !DISubprogram(name: "haloSignal", scope: !142, file: !142, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!492 = !DILocation(line: 66, column: 25, scope: !443, inlinedAt: !446)
!493 = !DILocation(line: 22, column: 25, scope: !491, inlinedAt: !492)
!494 = !DILocation(line: 22, column: 33, scope: !491, inlinedAt: !492)
!495 = !DILocation(line: 66, column: 66, scope: !443, inlinedAt: !446)
!496 = !DILocation(line: 22, column: 27, scope: !491, inlinedAt: !495)
!497 = !DILocation(line: 22, column: 33, scope: !491, inlinedAt: !495)
!498 = !DILocation(line: 30, column: 40, scope: !436)
!499 = !DILocation(line: 80, column: 60, scope: !443, inlinedAt: !446)
!500 = !DILocation(line: 81, column: 47, scope: !443, inlinedAt: !446)
!501 = !DILocation(line: 85, column: 68, scope: !443, inlinedAt: !446)
!502 = !DILocation(line: 102, column: 23, scope: !442, inlinedAt: !447)
!503 = !DILocation(line: 103, column: 13, scope: !442, inlinedAt: !447)
!504 = !DILocation(line: 103, column: 17, scope: !442, inlinedAt: !447)
!505 = !DILocation(line: 105, column: 13, scope: !442, inlinedAt: !447)
!506 = !DILocation(line: 22, column: 25, scope: !491, inlinedAt: !505)
!507 = !DILocation(line: 22, column: 27, scope: !491, inlinedAt: !505)
!508 = !DILocation(line: 22, column: 33, scope: !491, inlinedAt: !505)
!509 = !DILocation(line: 105, column: 68, scope: !442, inlinedAt: !447)
!510 = !DILocation(line: 88, column: 8, scope: !443, inlinedAt: !446)
!511 = !DILocation(line: 102, column: 13, scope: !442, inlinedAt: !510)
!512 = !DILocation(line: 102, column: 19, scope: !442, inlinedAt: !510)
!513 = !DILocation(line: 105, column: 13, scope: !442, inlinedAt: !510)
!514 = !DILocation(line: 22, column: 33, scope: !491, inlinedAt: !513)
!515 = !DILocation(line: 105, column: 68, scope: !442, inlinedAt: !510)
!516 = !DILocation(line: 45, column: 19, scope: !444, inlinedAt: !445)
!517 = !DILocation(line: 44, column: 2, scope: !444, inlinedAt: !445)
!518 = !DILocation(line: 45, column: 6, scope: !444, inlinedAt: !445)
!519 = !DILocation(line: 45, column: 42, scope: !444, inlinedAt: !445)
!520 = !DILocation(line: 59, column: 65, scope: !443, inlinedAt: !446)
!521 = !{i32 1, i32 -2147483648}
!522 = !DILocation(line: 59, column: 69, scope: !443, inlinedAt: !446)
!523 = !DILocation(line: 59, column: 53, scope: !443, inlinedAt: !446)
!524 = !DILocation(line: 60, column: 42, scope: !443, inlinedAt: !446)
!525 = !DILocation(line: 60, column: 31, scope: !443, inlinedAt: !446)
!526 = !DILocation(line: 60, column: 60, scope: !443, inlinedAt: !446)
!527 = !DILocation(line: 60, column: 47, scope: !443, inlinedAt: !446)
!528 = !DILocation(line: 60, column: 16, scope: !443, inlinedAt: !446)
!529 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!530 = distinct !DISubprogram(name: "Layout.strip", scope: !529, file: !529, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!531 = !DILocation(line: 61, column: 19, scope: !443, inlinedAt: !446)
!532 = !DILocation(line: 77, column: 48, scope: !530, inlinedAt: !531)
!533 = !DILocation(line: 77, column: 62, scope: !530, inlinedAt: !531)
!534 = !DILocation(line: 77, column: 57, scope: !530, inlinedAt: !531)
!535 = !DILocation(line: 77, column: 80, scope: !530, inlinedAt: !531)
!536 = !DILocation(line: 77, column: 92, scope: !530, inlinedAt: !531)
!537 = !DILocation(line: 77, column: 75, scope: !530, inlinedAt: !531)
!538 = !DILocation(line: 61, column: 41, scope: !443, inlinedAt: !446)
!539 = !DILocation(line: 61, column: 35, scope: !443, inlinedAt: !446)
!540 = !DILocation(line: 77, column: 48, scope: !530, inlinedAt: !539)
!541 = !DILocation(line: 77, column: 62, scope: !530, inlinedAt: !539)
!542 = !DILocation(line: 77, column: 57, scope: !530, inlinedAt: !539)
!543 = !DILocation(line: 77, column: 80, scope: !530, inlinedAt: !539)
!544 = !DILocation(line: 77, column: 92, scope: !530, inlinedAt: !539)
!545 = !DILocation(line: 77, column: 75, scope: !530, inlinedAt: !539)
!546 = !DILocation(line: 62, column: 17, scope: !443, inlinedAt: !446)
!547 = !DILocation(line: 62, column: 30, scope: !443, inlinedAt: !446)
!548 = !DILocation(line: 62, column: 23, scope: !443, inlinedAt: !446)
!549 = !DILocation(line: 62, column: 55, scope: !443, inlinedAt: !446)
!550 = !DILocation(line: 62, column: 47, scope: !443, inlinedAt: !446)
!551 = !DILocation(line: 22, column: 42, scope: !491, inlinedAt: !492)
!552 = !DILocation(line: 22, column: 20, scope: !491, inlinedAt: !492)
!553 = !DILocation(line: 22, column: 16, scope: !491, inlinedAt: !492)
!554 = !DILocation(line: 22, column: 42, scope: !491, inlinedAt: !495)
!555 = !DILocation(line: 22, column: 20, scope: !491, inlinedAt: !495)
!556 = !DILocation(line: 22, column: 16, scope: !491, inlinedAt: !495)
!557 = !DILocation(line: 68, column: 20, scope: !443, inlinedAt: !446)
!558 = !DILocation(line: 68, column: 23, scope: !443, inlinedAt: !446)
!559 = !DILocation(line: 70, column: 26, scope: !443, inlinedAt: !446)
!560 = !DILocation(line: 73, column: 26, scope: !443, inlinedAt: !446)
!561 = !DILocation(line: 104, column: 20, scope: !442, inlinedAt: !510)
!562 = !DILocation(line: 76, column: 17, scope: !443, inlinedAt: !446)
!563 = !DILocation(line: 77, column: 31, scope: !443, inlinedAt: !446)
!564 = !DILocation(line: 78, column: 19, scope: !443, inlinedAt: !446)
!565 = !DILocation(line: 78, column: 4, scope: !443, inlinedAt: !446)
!566 = !DILocation(line: 64, column: 2, scope: !443, inlinedAt: !446)
!567 = !DILocation(line: 80, column: 47, scope: !443, inlinedAt: !446)
!568 = !DILocation(line: 80, column: 30, scope: !443, inlinedAt: !446)
!569 = !DILocation(line: 81, column: 19, scope: !443, inlinedAt: !446)
!570 = !DILocation(line: 81, column: 4, scope: !443, inlinedAt: !446)
!571 = !DILocation(line: 83, column: 17, scope: !443, inlinedAt: !446)
!572 = !DILocation(line: 101, column: 28, scope: !442, inlinedAt: !447)
!573 = !DILocation(line: 101, column: 14, scope: !442, inlinedAt: !447)
!574 = !DILocation(line: 101, column: 34, scope: !442, inlinedAt: !447)
!575 = !DILocation(line: 102, column: 37, scope: !442, inlinedAt: !447)
!576 = !DILocation(line: 102, column: 32, scope: !442, inlinedAt: !447)
!577 = !DILocation(line: 102, column: 43, scope: !442, inlinedAt: !447)
!578 = !DILocation(line: 103, column: 30, scope: !442, inlinedAt: !447)
!579 = !DILocation(line: 103, column: 41, scope: !442, inlinedAt: !447)
!580 = !DILocation(line: 104, column: 55, scope: !442, inlinedAt: !447)
!581 = !DILocation(line: 104, column: 46, scope: !442, inlinedAt: !447)
!582 = !DILocation(line: 104, column: 83, scope: !442, inlinedAt: !447)
!583 = !DILocation(line: 104, column: 74, scope: !442, inlinedAt: !447)
!584 = !DILocation(line: 22, column: 42, scope: !491, inlinedAt: !505)
!585 = !DILocation(line: 22, column: 20, scope: !491, inlinedAt: !505)
!586 = !DILocation(line: 22, column: 16, scope: !491, inlinedAt: !505)
!587 = !DILocation(line: 85, column: 50, scope: !443, inlinedAt: !446)
!588 = !DILocation(line: 101, column: 28, scope: !442, inlinedAt: !510)
!589 = !DILocation(line: 101, column: 14, scope: !442, inlinedAt: !510)
!590 = !DILocation(line: 101, column: 34, scope: !442, inlinedAt: !510)
!591 = !DILocation(line: 102, column: 37, scope: !442, inlinedAt: !510)
!592 = !DILocation(line: 102, column: 32, scope: !442, inlinedAt: !510)
!593 = !DILocation(line: 102, column: 43, scope: !442, inlinedAt: !510)
!594 = !DILocation(line: 103, column: 41, scope: !442, inlinedAt: !510)
!595 = !DILocation(line: 104, column: 55, scope: !442, inlinedAt: !510)
!596 = !DILocation(line: 104, column: 46, scope: !442, inlinedAt: !510)
!597 = !DILocation(line: 104, column: 83, scope: !442, inlinedAt: !510)
!598 = !DILocation(line: 104, column: 74, scope: !442, inlinedAt: !510)
!599 = !DILocation(line: 22, column: 42, scope: !491, inlinedAt: !513)
!600 = !DILocation(line: 22, column: 20, scope: !491, inlinedAt: !513)
!601 = !DILocation(line: 22, column: 16, scope: !491, inlinedAt: !513)
!602 = !DILocation(line: 88, column: 50, scope: !443, inlinedAt: !446)
!603 = !DILocation(line: 91, column: 49, scope: !443, inlinedAt: !446)
!604 = !DILocation(line: 91, column: 61, scope: !443, inlinedAt: !446)
!605 = !DILocation(line: 91, column: 24, scope: !443, inlinedAt: !446)
!606 = !DILocation(line: 91, column: 17, scope: !443, inlinedAt: !446)
!607 = !DILocation(line: 46, column: 3, scope: !444, inlinedAt: !445)
!608 = !DILocation(line: 45, column: 53, scope: !444, inlinedAt: !445)
!609 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!610 = !DILocation(line: 46, column: 10, scope: !436)
!611 = !DILocation(line: 44, column: 19, scope: !609, inlinedAt: !610)
!612 = !DILocation(line: 44, column: 38, scope: !609, inlinedAt: !610)
!613 = !DILocation(line: 44, column: 22, scope: !609, inlinedAt: !610)
!614 = distinct !DISubprogram(name: "SumByWarp", scope: !28, file: !28, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!615 = !DILocation(line: 47, column: 32, scope: !609, inlinedAt: !610)
!616 = !DILocation(line: 89, column: 33, scope: !614, inlinedAt: !615)
!617 = distinct !DISubprogram(name: "Await", scope: !120, file: !120, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!618 = !DILocation(line: 90, column: 18, scope: !614, inlinedAt: !615)
!619 = !DILocation(line: 21, column: 40, scope: !617, inlinedAt: !618)
!620 = !DILocation(line: 89, column: 33, scope: !436)
!621 = !DILocation(line: 90, column: 39, scope: !614, inlinedAt: !615)
!622 = !DILocation(line: 97, column: 19, scope: !128, inlinedAt: !621)
!623 = !DILocation(line: 97, column: 22, scope: !128, inlinedAt: !621)
!624 = !DILocation(line: 97, column: 27, scope: !128, inlinedAt: !621)
!625 = !DILocation(line: 97, column: 33, scope: !128, inlinedAt: !621)
!626 = !DILocation(line: 21, column: 48, scope: !617, inlinedAt: !618)
!627 = !DILocation(line: 32, column: 78, scope: !134, inlinedAt: !626)
!628 = !DILocation(line: 32, column: 71, scope: !134, inlinedAt: !626)
!629 = !DILocation(line: 32, column: 87, scope: !134, inlinedAt: !626)
!630 = !DILocation(line: 32, column: 92, scope: !134, inlinedAt: !626)
!631 = !DILocation(line: 21, column: 25, scope: !617, inlinedAt: !618)
!632 = !DILocation(line: 90, column: 3, scope: !614, inlinedAt: !615)
!633 = distinct !DISubprogram(name: "reduce", scope: !58, file: !58, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!634 = distinct !DISubprogram(name: "ReduceAdd", scope: !58, file: !58, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!635 = !DILocation(line: 92, column: 22, scope: !614, inlinedAt: !615)
!636 = !DILocation(line: 8, column: 15, scope: !634, inlinedAt: !635)
!637 = !DILocation(line: 45, column: 16, scope: !633, inlinedAt: !636)
!638 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !637)
!639 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !637)
!640 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !637)
!641 = !DILocation(line: 92, column: 35, scope: !59, inlinedAt: !637)
!642 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !637)
!643 = !DILocation(line: 8, column: 76, scope: !634, inlinedAt: !635)
!644 = !DILocation(line: 92, column: 40, scope: !59, inlinedAt: !637)
!645 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !637)
!646 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !637)
!647 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !637)
!648 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !637)
!649 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !637)
!650 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !637)
!651 = !DILocation(line: 48, column: 22, scope: !609, inlinedAt: !610)
!652 = !DILocation(line: 51, column: 12, scope: !609, inlinedAt: !610)
!653 = !DILocation(line: 52, column: 11, scope: !609, inlinedAt: !610)
!654 = !DILocation(line: 53, column: 19, scope: !609, inlinedAt: !610)
!655 = !DILocation(line: 53, column: 22, scope: !609, inlinedAt: !610)
!656 = !DILocation(line: 53, column: 12, scope: !609, inlinedAt: !610)
!657 = !DILocation(line: 48, column: 14, scope: !436)
!658 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!659 = !DILocation(line: 49, column: 9, scope: !436)
!660 = !DILocation(line: 59, column: 41, scope: !658, inlinedAt: !659)
!661 = !DILocation(line: 59, column: 22, scope: !658, inlinedAt: !659)
!662 = !DILocation(line: 8, column: 15, scope: !61, inlinedAt: !661)
!663 = !DILocation(line: 45, column: 16, scope: !60, inlinedAt: !662)
!664 = !DILocation(line: 90, column: 13, scope: !59, inlinedAt: !663)
!665 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !663)
!666 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !663)
!667 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !663)
!668 = !DILocation(line: 92, column: 35, scope: !59, inlinedAt: !663)
!669 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !663)
!670 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !661)
!671 = !DILocation(line: 92, column: 40, scope: !59, inlinedAt: !663)
!672 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !663)
!673 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !663)
!674 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !663)
!675 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !663)
!676 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !663)
!677 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !663)
!678 = !DILocation(line: 46, column: 14, scope: !60, inlinedAt: !662)
!679 = !DILocation(line: 26, column: 44, scope: !80, inlinedAt: !678)
!680 = !DILocation(line: 26, column: 47, scope: !80, inlinedAt: !678)
!681 = !DILocation(line: 26, column: 59, scope: !80, inlinedAt: !678)
!682 = !DILocation(line: 26, column: 64, scope: !80, inlinedAt: !678)
!683 = !DILocation(line: 47, column: 7, scope: !60, inlinedAt: !662)
!684 = !DILocation(line: 50, column: 31, scope: !60, inlinedAt: !662)
!685 = !DILocation(line: 51, column: 10, scope: !60, inlinedAt: !662)
!686 = !DILocation(line: 52, column: 11, scope: !60, inlinedAt: !662)
!687 = !DILocation(line: 52, column: 14, scope: !60, inlinedAt: !662)
!688 = !DILocation(line: 53, column: 15, scope: !60, inlinedAt: !662)
!689 = !DILocation(line: 53, column: 17, scope: !60, inlinedAt: !662)
!690 = !DILocation(line: 53, column: 8, scope: !60, inlinedAt: !662)
!691 = !DILocation(line: 55, column: 10, scope: !60, inlinedAt: !662)
!692 = !DILocation(line: 58, column: 30, scope: !60, inlinedAt: !662)
!693 = !DILocation(line: 43, column: 50, scope: !60, inlinedAt: !662)
!694 = !DILocation(line: 58, column: 6, scope: !60, inlinedAt: !662)
!695 = !DILocation(line: 58, column: 23, scope: !60, inlinedAt: !662)
!696 = !DILocation(line: 59, column: 7, scope: !60, inlinedAt: !662)
!697 = !DILocation(line: 60, column: 15, scope: !60, inlinedAt: !662)
!698 = !DILocation(line: 62, column: 26, scope: !60, inlinedAt: !662)
!699 = !DILocation(line: 62, column: 19, scope: !60, inlinedAt: !662)
!700 = !DILocation(line: 62, column: 8, scope: !60, inlinedAt: !662)
!701 = !DILocation(line: 64, column: 8, scope: !60, inlinedAt: !662)
!702 = !DILocation(line: 65, column: 12, scope: !60, inlinedAt: !662)
!703 = !DILocation(line: 67, column: 17, scope: !60, inlinedAt: !662)
!704 = !DILocation(line: 67, column: 9, scope: !60, inlinedAt: !662)
!705 = !DILocation(line: 69, column: 20, scope: !60, inlinedAt: !662)
!706 = !DILocation(line: 70, column: 7, scope: !60, inlinedAt: !662)
!707 = !DILocation(line: 70, column: 24, scope: !60, inlinedAt: !662)
!708 = !DILocation(line: 71, column: 9, scope: !60, inlinedAt: !662)
!709 = !DILocation(line: 72, column: 18, scope: !60, inlinedAt: !662)
!710 = !DILocation(line: 72, column: 10, scope: !60, inlinedAt: !662)
!711 = !DILocation(line: 70, column: 34, scope: !60, inlinedAt: !662)
!712 = !DILocation(line: 58, column: 35, scope: !60, inlinedAt: !662)
!713 = !{!"llvm.loop.unroll.count", i32 1}
!714 = distinct !{!714, !713}
!715 = !DILocation(line: 60, column: 19, scope: !658, inlinedAt: !659)
!716 = !DILocation(line: 60, column: 22, scope: !658, inlinedAt: !659)
!717 = !DILocation(line: 61, column: 43, scope: !658, inlinedAt: !659)
!718 = !DILocation(line: 61, column: 33, scope: !658, inlinedAt: !659)
!719 = !DILocation(line: 61, column: 47, scope: !658, inlinedAt: !659)
!720 = !DILocation(line: 61, column: 18, scope: !658, inlinedAt: !659)
!721 = !DILocation(line: 92, column: 50, scope: !21, inlinedAt: !720)
!722 = !DILocation(line: 92, column: 62, scope: !21, inlinedAt: !720)
!723 = !DILocation(line: 92, column: 57, scope: !21, inlinedAt: !720)
!724 = !DILocation(line: 92, column: 69, scope: !21, inlinedAt: !720)
!725 = !DILocation(line: 61, column: 12, scope: !658, inlinedAt: !659)
!726 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!727 = !DILocation(line: 66, column: 6, scope: !726)
!728 = !DILocation(line: 67, column: 23, scope: !726)
!729 = !DILocation(line: 38, column: 19, scope: !473, inlinedAt: !728)
!730 = !DILocation(line: 38, column: 24, scope: !473, inlinedAt: !728)
!731 = !DILocation(line: 75, column: 19, scope: !726)
!732 = !DILocation(line: 46, column: 23, scope: !444, inlinedAt: !731)
!733 = !DILocation(line: 85, column: 8, scope: !443, inlinedAt: !732)
!734 = !DILocation(line: 104, column: 20, scope: !442, inlinedAt: !733)
!735 = !DILocation(line: 38, column: 66, scope: !473, inlinedAt: !728)
!736 = !DILocation(line: 38, column: 70, scope: !473, inlinedAt: !728)
!737 = !DILocation(line: 38, column: 53, scope: !473, inlinedAt: !728)
!738 = !DILocation(line: 38, column: 47, scope: !473, inlinedAt: !728)
!739 = !DILocation(line: 38, column: 29, scope: !473, inlinedAt: !728)
!740 = !DILocation(line: 68, column: 22, scope: !726)
!741 = !DILocation(line: 36, column: 17, scope: !484, inlinedAt: !740)
!742 = !DILocation(line: 37, column: 31, scope: !484, inlinedAt: !740)
!743 = !DILocation(line: 37, column: 69, scope: !484, inlinedAt: !740)
!744 = !DILocation(line: 59, column: 32, scope: !443, inlinedAt: !732)
!745 = !DILocation(line: 80, column: 60, scope: !443, inlinedAt: !732)
!746 = !DILocation(line: 81, column: 47, scope: !443, inlinedAt: !732)
!747 = !DILocation(line: 85, column: 68, scope: !443, inlinedAt: !732)
!748 = !DILocation(line: 102, column: 23, scope: !442, inlinedAt: !733)
!749 = !DILocation(line: 103, column: 13, scope: !442, inlinedAt: !733)
!750 = !DILocation(line: 103, column: 17, scope: !442, inlinedAt: !733)
!751 = !DILocation(line: 105, column: 68, scope: !442, inlinedAt: !733)
!752 = !DILocation(line: 88, column: 8, scope: !443, inlinedAt: !732)
!753 = !DILocation(line: 102, column: 13, scope: !442, inlinedAt: !752)
!754 = !DILocation(line: 102, column: 19, scope: !442, inlinedAt: !752)
!755 = !DILocation(line: 105, column: 68, scope: !442, inlinedAt: !752)
!756 = !DILocation(line: 66, column: 115, scope: !726)
!757 = !DILocation(line: 66, column: 128, scope: !726)
!758 = !DILocation(line: 66, column: 137, scope: !726)
!759 = !DILocation(line: 68, column: 2, scope: !726)
!760 = !DILocation(line: 68, column: 6, scope: !726)
!761 = !DILocation(line: 71, column: 14, scope: !726)
!762 = !DILocation(line: 72, column: 19, scope: !726)
!763 = !DILocation(line: 70, column: 3, scope: !726)
!764 = !DILocation(line: 74, column: 25, scope: !726)
!765 = !DILocation(line: 74, column: 19, scope: !726)
!766 = !DILocation(line: 74, column: 12, scope: !726)
!767 = !DILocation(line: 66, column: 25, scope: !443, inlinedAt: !732)
!768 = !DILocation(line: 22, column: 25, scope: !491, inlinedAt: !767)
!769 = !DILocation(line: 22, column: 33, scope: !491, inlinedAt: !767)
!770 = !DILocation(line: 66, column: 66, scope: !443, inlinedAt: !732)
!771 = !DILocation(line: 22, column: 27, scope: !491, inlinedAt: !770)
!772 = !DILocation(line: 22, column: 33, scope: !491, inlinedAt: !770)
!773 = !DILocation(line: 85, column: 50, scope: !443, inlinedAt: !732)
!774 = !DILocation(line: 105, column: 13, scope: !442, inlinedAt: !733)
!775 = !DILocation(line: 22, column: 25, scope: !491, inlinedAt: !774)
!776 = !DILocation(line: 22, column: 27, scope: !491, inlinedAt: !774)
!777 = !DILocation(line: 22, column: 33, scope: !491, inlinedAt: !774)
!778 = !DILocation(line: 105, column: 13, scope: !442, inlinedAt: !752)
!779 = !DILocation(line: 22, column: 33, scope: !491, inlinedAt: !778)
!780 = !DILocation(line: 45, column: 19, scope: !444, inlinedAt: !731)
!781 = !DILocation(line: 44, column: 2, scope: !444, inlinedAt: !731)
!782 = !DILocation(line: 45, column: 6, scope: !444, inlinedAt: !731)
!783 = !DILocation(line: 45, column: 42, scope: !444, inlinedAt: !731)
!784 = !DILocation(line: 59, column: 65, scope: !443, inlinedAt: !732)
!785 = !DILocation(line: 59, column: 69, scope: !443, inlinedAt: !732)
!786 = !DILocation(line: 59, column: 53, scope: !443, inlinedAt: !732)
!787 = !DILocation(line: 60, column: 42, scope: !443, inlinedAt: !732)
!788 = !DILocation(line: 60, column: 31, scope: !443, inlinedAt: !732)
!789 = !DILocation(line: 60, column: 60, scope: !443, inlinedAt: !732)
!790 = !DILocation(line: 60, column: 47, scope: !443, inlinedAt: !732)
!791 = !DILocation(line: 60, column: 16, scope: !443, inlinedAt: !732)
!792 = !DILocation(line: 61, column: 19, scope: !443, inlinedAt: !732)
!793 = !DILocation(line: 77, column: 48, scope: !530, inlinedAt: !792)
!794 = !DILocation(line: 77, column: 62, scope: !530, inlinedAt: !792)
!795 = !DILocation(line: 77, column: 57, scope: !530, inlinedAt: !792)
!796 = !DILocation(line: 77, column: 80, scope: !530, inlinedAt: !792)
!797 = !DILocation(line: 77, column: 92, scope: !530, inlinedAt: !792)
!798 = !DILocation(line: 77, column: 75, scope: !530, inlinedAt: !792)
!799 = !DILocation(line: 61, column: 41, scope: !443, inlinedAt: !732)
!800 = !DILocation(line: 61, column: 35, scope: !443, inlinedAt: !732)
!801 = !DILocation(line: 77, column: 48, scope: !530, inlinedAt: !800)
!802 = !DILocation(line: 77, column: 62, scope: !530, inlinedAt: !800)
!803 = !DILocation(line: 77, column: 57, scope: !530, inlinedAt: !800)
!804 = !DILocation(line: 77, column: 80, scope: !530, inlinedAt: !800)
!805 = !DILocation(line: 77, column: 92, scope: !530, inlinedAt: !800)
!806 = !DILocation(line: 77, column: 75, scope: !530, inlinedAt: !800)
!807 = !DILocation(line: 62, column: 17, scope: !443, inlinedAt: !732)
!808 = !DILocation(line: 62, column: 30, scope: !443, inlinedAt: !732)
!809 = !DILocation(line: 62, column: 23, scope: !443, inlinedAt: !732)
!810 = !DILocation(line: 62, column: 55, scope: !443, inlinedAt: !732)
!811 = !DILocation(line: 62, column: 47, scope: !443, inlinedAt: !732)
!812 = !DILocation(line: 22, column: 42, scope: !491, inlinedAt: !767)
!813 = !DILocation(line: 22, column: 20, scope: !491, inlinedAt: !767)
!814 = !DILocation(line: 22, column: 16, scope: !491, inlinedAt: !767)
!815 = !DILocation(line: 22, column: 42, scope: !491, inlinedAt: !770)
!816 = !DILocation(line: 22, column: 20, scope: !491, inlinedAt: !770)
!817 = !DILocation(line: 22, column: 16, scope: !491, inlinedAt: !770)
!818 = !DILocation(line: 68, column: 20, scope: !443, inlinedAt: !732)
!819 = !DILocation(line: 68, column: 23, scope: !443, inlinedAt: !732)
!820 = !DILocation(line: 70, column: 26, scope: !443, inlinedAt: !732)
!821 = !DILocation(line: 73, column: 26, scope: !443, inlinedAt: !732)
!822 = !DILocation(line: 104, column: 20, scope: !442, inlinedAt: !752)
!823 = !DILocation(line: 76, column: 17, scope: !443, inlinedAt: !732)
!824 = !DILocation(line: 77, column: 31, scope: !443, inlinedAt: !732)
!825 = !DILocation(line: 78, column: 19, scope: !443, inlinedAt: !732)
!826 = !DILocation(line: 78, column: 4, scope: !443, inlinedAt: !732)
!827 = !DILocation(line: 64, column: 2, scope: !443, inlinedAt: !732)
!828 = !DILocation(line: 80, column: 47, scope: !443, inlinedAt: !732)
!829 = !DILocation(line: 80, column: 30, scope: !443, inlinedAt: !732)
!830 = !DILocation(line: 81, column: 19, scope: !443, inlinedAt: !732)
!831 = !DILocation(line: 81, column: 4, scope: !443, inlinedAt: !732)
!832 = !DILocation(line: 83, column: 17, scope: !443, inlinedAt: !732)
!833 = !DILocation(line: 101, column: 28, scope: !442, inlinedAt: !733)
!834 = !DILocation(line: 101, column: 14, scope: !442, inlinedAt: !733)
!835 = !DILocation(line: 101, column: 34, scope: !442, inlinedAt: !733)
!836 = !DILocation(line: 102, column: 37, scope: !442, inlinedAt: !733)
!837 = !DILocation(line: 102, column: 32, scope: !442, inlinedAt: !733)
!838 = !DILocation(line: 102, column: 43, scope: !442, inlinedAt: !733)
!839 = !DILocation(line: 103, column: 30, scope: !442, inlinedAt: !733)
!840 = !DILocation(line: 103, column: 41, scope: !442, inlinedAt: !733)
!841 = !DILocation(line: 104, column: 55, scope: !442, inlinedAt: !733)
!842 = !DILocation(line: 104, column: 46, scope: !442, inlinedAt: !733)
!843 = !DILocation(line: 104, column: 83, scope: !442, inlinedAt: !733)
!844 = !DILocation(line: 104, column: 74, scope: !442, inlinedAt: !733)
!845 = !DILocation(line: 22, column: 42, scope: !491, inlinedAt: !774)
!846 = !DILocation(line: 22, column: 20, scope: !491, inlinedAt: !774)
!847 = !DILocation(line: 22, column: 16, scope: !491, inlinedAt: !774)
!848 = !DILocation(line: 101, column: 28, scope: !442, inlinedAt: !752)
!849 = !DILocation(line: 101, column: 14, scope: !442, inlinedAt: !752)
!850 = !DILocation(line: 101, column: 34, scope: !442, inlinedAt: !752)
!851 = !DILocation(line: 102, column: 37, scope: !442, inlinedAt: !752)
!852 = !DILocation(line: 102, column: 32, scope: !442, inlinedAt: !752)
!853 = !DILocation(line: 102, column: 43, scope: !442, inlinedAt: !752)
!854 = !DILocation(line: 103, column: 41, scope: !442, inlinedAt: !752)
!855 = !DILocation(line: 104, column: 55, scope: !442, inlinedAt: !752)
!856 = !DILocation(line: 104, column: 46, scope: !442, inlinedAt: !752)
!857 = !DILocation(line: 104, column: 83, scope: !442, inlinedAt: !752)
!858 = !DILocation(line: 104, column: 74, scope: !442, inlinedAt: !752)
!859 = !DILocation(line: 22, column: 42, scope: !491, inlinedAt: !778)
!860 = !DILocation(line: 22, column: 20, scope: !491, inlinedAt: !778)
!861 = !DILocation(line: 22, column: 16, scope: !491, inlinedAt: !778)
!862 = !DILocation(line: 91, column: 49, scope: !443, inlinedAt: !732)
!863 = !DILocation(line: 91, column: 61, scope: !443, inlinedAt: !732)
!864 = !DILocation(line: 91, column: 24, scope: !443, inlinedAt: !732)
!865 = !DILocation(line: 91, column: 17, scope: !443, inlinedAt: !732)
!866 = !DILocation(line: 46, column: 3, scope: !444, inlinedAt: !731)
!867 = !DILocation(line: 45, column: 53, scope: !444, inlinedAt: !731)
!868 = !DILocation(line: 76, column: 14, scope: !726)
!869 = !DILocation(line: 77, column: 11, scope: !726)
!870 = !DILocation(line: 44, column: 19, scope: !609, inlinedAt: !869)
!871 = !DILocation(line: 44, column: 38, scope: !609, inlinedAt: !869)
!872 = !DILocation(line: 44, column: 22, scope: !609, inlinedAt: !869)
!873 = !DILocation(line: 47, column: 32, scope: !609, inlinedAt: !869)
!874 = !DILocation(line: 89, column: 33, scope: !614, inlinedAt: !873)
!875 = !DILocation(line: 90, column: 18, scope: !614, inlinedAt: !873)
!876 = !DILocation(line: 21, column: 40, scope: !617, inlinedAt: !875)
!877 = !DILocation(line: 89, column: 33, scope: !726)
!878 = !DILocation(line: 90, column: 39, scope: !614, inlinedAt: !873)
!879 = !DILocation(line: 97, column: 19, scope: !128, inlinedAt: !878)
!880 = !DILocation(line: 97, column: 22, scope: !128, inlinedAt: !878)
!881 = !DILocation(line: 97, column: 27, scope: !128, inlinedAt: !878)
!882 = !DILocation(line: 97, column: 33, scope: !128, inlinedAt: !878)
!883 = !DILocation(line: 21, column: 48, scope: !617, inlinedAt: !875)
!884 = !DILocation(line: 32, column: 78, scope: !134, inlinedAt: !883)
!885 = !DILocation(line: 32, column: 71, scope: !134, inlinedAt: !883)
!886 = !DILocation(line: 32, column: 87, scope: !134, inlinedAt: !883)
!887 = !DILocation(line: 32, column: 92, scope: !134, inlinedAt: !883)
!888 = !DILocation(line: 21, column: 25, scope: !617, inlinedAt: !875)
!889 = !DILocation(line: 90, column: 3, scope: !614, inlinedAt: !873)
!890 = !DILocation(line: 92, column: 22, scope: !614, inlinedAt: !873)
!891 = !DILocation(line: 8, column: 15, scope: !634, inlinedAt: !890)
!892 = !DILocation(line: 45, column: 16, scope: !633, inlinedAt: !891)
!893 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !892)
!894 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !892)
!895 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !892)
!896 = !DILocation(line: 92, column: 35, scope: !59, inlinedAt: !892)
!897 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !892)
!898 = !DILocation(line: 8, column: 76, scope: !634, inlinedAt: !890)
!899 = !DILocation(line: 92, column: 40, scope: !59, inlinedAt: !892)
!900 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !892)
!901 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !892)
!902 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !892)
!903 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !892)
!904 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !892)
!905 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !892)
!906 = !DILocation(line: 48, column: 22, scope: !609, inlinedAt: !869)
!907 = !DILocation(line: 51, column: 12, scope: !609, inlinedAt: !869)
!908 = !DILocation(line: 52, column: 11, scope: !609, inlinedAt: !869)
!909 = !DILocation(line: 53, column: 22, scope: !609, inlinedAt: !869)
!910 = !DILocation(line: 53, column: 12, scope: !609, inlinedAt: !869)
!911 = !DILocation(line: 80, column: 6, scope: !726)
!912 = !DILocation(line: 80, column: 19, scope: !726)
!913 = !DILocation(line: 82, column: 13, scope: !726)
!914 = !DILocation(line: 84, column: 14, scope: !726)
!915 = !DILocation(line: 85, column: 10, scope: !726)
!916 = !DILocation(line: 59, column: 41, scope: !658, inlinedAt: !915)
!917 = !DILocation(line: 59, column: 22, scope: !658, inlinedAt: !915)
!918 = !DILocation(line: 8, column: 15, scope: !61, inlinedAt: !917)
!919 = !DILocation(line: 45, column: 16, scope: !60, inlinedAt: !918)
!920 = !DILocation(line: 90, column: 13, scope: !59, inlinedAt: !919)
!921 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !919)
!922 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !919)
!923 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !919)
!924 = !DILocation(line: 92, column: 35, scope: !59, inlinedAt: !919)
!925 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !919)
!926 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !917)
!927 = !DILocation(line: 92, column: 40, scope: !59, inlinedAt: !919)
!928 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !919)
!929 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !919)
!930 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !919)
!931 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !919)
!932 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !919)
!933 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !919)
!934 = !DILocation(line: 46, column: 14, scope: !60, inlinedAt: !918)
!935 = !DILocation(line: 26, column: 44, scope: !80, inlinedAt: !934)
!936 = !DILocation(line: 26, column: 47, scope: !80, inlinedAt: !934)
!937 = !DILocation(line: 26, column: 59, scope: !80, inlinedAt: !934)
!938 = !DILocation(line: 26, column: 64, scope: !80, inlinedAt: !934)
!939 = !DILocation(line: 47, column: 7, scope: !60, inlinedAt: !918)
!940 = !DILocation(line: 50, column: 31, scope: !60, inlinedAt: !918)
!941 = !DILocation(line: 51, column: 10, scope: !60, inlinedAt: !918)
!942 = !DILocation(line: 52, column: 11, scope: !60, inlinedAt: !918)
!943 = !DILocation(line: 52, column: 14, scope: !60, inlinedAt: !918)
!944 = !DILocation(line: 53, column: 15, scope: !60, inlinedAt: !918)
!945 = !DILocation(line: 53, column: 17, scope: !60, inlinedAt: !918)
!946 = !DILocation(line: 53, column: 8, scope: !60, inlinedAt: !918)
!947 = !DILocation(line: 55, column: 10, scope: !60, inlinedAt: !918)
!948 = !DILocation(line: 43, column: 50, scope: !60, inlinedAt: !918)
!949 = !DILocation(line: 58, column: 6, scope: !60, inlinedAt: !918)
!950 = !DILocation(line: 58, column: 23, scope: !60, inlinedAt: !918)
!951 = !DILocation(line: 59, column: 7, scope: !60, inlinedAt: !918)
!952 = !DILocation(line: 60, column: 15, scope: !60, inlinedAt: !918)
!953 = !DILocation(line: 62, column: 26, scope: !60, inlinedAt: !918)
!954 = !DILocation(line: 62, column: 19, scope: !60, inlinedAt: !918)
!955 = !DILocation(line: 62, column: 8, scope: !60, inlinedAt: !918)
!956 = !DILocation(line: 64, column: 8, scope: !60, inlinedAt: !918)
!957 = !DILocation(line: 65, column: 12, scope: !60, inlinedAt: !918)
!958 = !DILocation(line: 67, column: 17, scope: !60, inlinedAt: !918)
!959 = !DILocation(line: 67, column: 9, scope: !60, inlinedAt: !918)
!960 = !DILocation(line: 69, column: 20, scope: !60, inlinedAt: !918)
!961 = !DILocation(line: 70, column: 7, scope: !60, inlinedAt: !918)
!962 = !DILocation(line: 70, column: 24, scope: !60, inlinedAt: !918)
!963 = !DILocation(line: 71, column: 9, scope: !60, inlinedAt: !918)
!964 = !DILocation(line: 72, column: 18, scope: !60, inlinedAt: !918)
!965 = !DILocation(line: 72, column: 10, scope: !60, inlinedAt: !918)
!966 = !DILocation(line: 70, column: 34, scope: !60, inlinedAt: !918)
!967 = !DILocation(line: 58, column: 35, scope: !60, inlinedAt: !918)
!968 = !{!"llvm.loop.unroll.count", i32 1}
!969 = distinct !{!969, !968}
!970 = !DILocation(line: 60, column: 22, scope: !658, inlinedAt: !915)
!971 = !DILocation(line: 61, column: 43, scope: !658, inlinedAt: !915)
!972 = !DILocation(line: 61, column: 33, scope: !658, inlinedAt: !915)
!973 = !DILocation(line: 61, column: 47, scope: !658, inlinedAt: !915)
!974 = !DILocation(line: 61, column: 18, scope: !658, inlinedAt: !915)
!975 = !DILocation(line: 92, column: 50, scope: !21, inlinedAt: !974)
!976 = !DILocation(line: 92, column: 62, scope: !21, inlinedAt: !974)
!977 = !DILocation(line: 92, column: 57, scope: !21, inlinedAt: !974)
!978 = !DILocation(line: 92, column: 69, scope: !21, inlinedAt: !974)
!979 = !DILocation(line: 61, column: 12, scope: !658, inlinedAt: !915)
!980 = !DILocation(line: 87, column: 16, scope: !726)
!981 = !DILocation(line: 88, column: 12, scope: !726)
!982 = !DILocation(line: 88, column: 29, scope: !726)
!983 = !DILocation(line: 88, column: 35, scope: !726)
!984 = !DILocation(line: 89, column: 4, scope: !726)
!985 = !DILocation(line: 92, column: 3, scope: !726)
!986 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!987 = !DILocation(line: 101, column: 6, scope: !986)
!988 = !DILocation(line: 102, column: 14, scope: !986)
!989 = !DILocation(line: 102, column: 18, scope: !986)
!990 = !DILocation(line: 103, column: 10, scope: !986)
!991 = !DILocation(line: 47, column: 32, scope: !609, inlinedAt: !990)
!992 = !DILocation(line: 87, column: 21, scope: !614, inlinedAt: !991)
!993 = !DILocation(line: 102, column: 35, scope: !986)
!994 = !DILocation(line: 102, column: 39, scope: !986)
!995 = !DILocation(line: 103, column: 27, scope: !986)
!996 = !DILocation(line: 44, column: 19, scope: !609, inlinedAt: !990)
!997 = !DILocation(line: 44, column: 38, scope: !609, inlinedAt: !990)
!998 = !DILocation(line: 44, column: 22, scope: !609, inlinedAt: !990)
!999 = !DILocation(line: 89, column: 33, scope: !614, inlinedAt: !991)
!1000 = !DILocation(line: 90, column: 18, scope: !614, inlinedAt: !991)
!1001 = !DILocation(line: 21, column: 40, scope: !617, inlinedAt: !1000)
!1002 = !DILocation(line: 89, column: 33, scope: !986)
!1003 = !DILocation(line: 90, column: 39, scope: !614, inlinedAt: !991)
!1004 = !DILocation(line: 97, column: 19, scope: !128, inlinedAt: !1003)
!1005 = !DILocation(line: 97, column: 22, scope: !128, inlinedAt: !1003)
!1006 = !DILocation(line: 97, column: 27, scope: !128, inlinedAt: !1003)
!1007 = !DILocation(line: 97, column: 33, scope: !128, inlinedAt: !1003)
!1008 = !DILocation(line: 21, column: 48, scope: !617, inlinedAt: !1000)
!1009 = !DILocation(line: 32, column: 78, scope: !134, inlinedAt: !1008)
!1010 = !DILocation(line: 32, column: 71, scope: !134, inlinedAt: !1008)
!1011 = !DILocation(line: 32, column: 87, scope: !134, inlinedAt: !1008)
!1012 = !DILocation(line: 32, column: 92, scope: !134, inlinedAt: !1008)
!1013 = !DILocation(line: 21, column: 25, scope: !617, inlinedAt: !1000)
!1014 = !DILocation(line: 90, column: 3, scope: !614, inlinedAt: !991)
!1015 = !DILocation(line: 92, column: 22, scope: !614, inlinedAt: !991)
!1016 = !DILocation(line: 8, column: 15, scope: !634, inlinedAt: !1015)
!1017 = !DILocation(line: 45, column: 16, scope: !633, inlinedAt: !1016)
!1018 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !1017)
!1019 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !1017)
!1020 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !1017)
!1021 = !DILocation(line: 92, column: 35, scope: !59, inlinedAt: !1017)
!1022 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !1017)
!1023 = !DILocation(line: 8, column: 76, scope: !634, inlinedAt: !1015)
!1024 = !DILocation(line: 92, column: 40, scope: !59, inlinedAt: !1017)
!1025 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !1017)
!1026 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !1017)
!1027 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !1017)
!1028 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !1017)
!1029 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !1017)
!1030 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !1017)
!1031 = !DILocation(line: 48, column: 22, scope: !609, inlinedAt: !990)
!1032 = !DILocation(line: 51, column: 12, scope: !609, inlinedAt: !990)
!1033 = !DILocation(line: 52, column: 11, scope: !609, inlinedAt: !990)
!1034 = !DILocation(line: 53, column: 19, scope: !609, inlinedAt: !990)
!1035 = !DILocation(line: 53, column: 22, scope: !609, inlinedAt: !990)
!1036 = !DILocation(line: 53, column: 12, scope: !609, inlinedAt: !990)
!1037 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!1038 = !DILocation(line: 111, column: 6, scope: !1037)
!1039 = !DILocation(line: 113, column: 21, scope: !1037)
!1040 = !DILocation(line: 123, column: 16, scope: !1037)
!1041 = !DILocation(line: 123, column: 20, scope: !1037)
!1042 = !DILocation(line: 113, column: 24, scope: !1037)
!1043 = !DILocation(line: 113, column: 6, scope: !1037)
!1044 = !DILocation(line: 113, column: 29, scope: !1037)
!1045 = !DILocation(line: 114, column: 16, scope: !1037)
!1046 = !DILocation(line: 114, column: 11, scope: !1037)
!1047 = !DILocation(line: 114, column: 24, scope: !1037)
!1048 = !DILocation(line: 115, column: 10, scope: !1037)
!1049 = !DILocation(line: 115, column: 21, scope: !1037)
!1050 = !DILocation(line: 118, column: 26, scope: !1037)
!1051 = !DILocation(line: 118, column: 36, scope: !1037)
!1052 = !DILocation(line: 118, column: 39, scope: !1037)
!1053 = !DILocation(line: 118, column: 24, scope: !1037)
!1054 = !DILocation(line: 119, column: 34, scope: !1037)
!1055 = !DILocation(line: 120, column: 33, scope: !1037)
!1056 = !DILocation(line: 120, column: 36, scope: !1037)
!1057 = !DILocation(line: 120, column: 46, scope: !1037)
!1058 = !DILocation(line: 120, column: 54, scope: !1037)
!1059 = !DILocation(line: 120, column: 44, scope: !1037)
!1060 = !DILocation(line: 120, column: 28, scope: !1037)
!1061 = !DILocation(line: 120, column: 16, scope: !1037)
!1062 = !DILocation(line: 124, column: 13, scope: !1037)
!1063 = !DILocation(line: 122, column: 17, scope: !1037)
!1064 = !DILocation(line: 113, column: 53, scope: !1037)
!1065 = !DILocation(line: 113, column: 39, scope: !1037)
!1066 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!1067 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!1068 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!1069 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!1070 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!1071 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!1072 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!1073 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!1074 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!1075 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!1076 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!1077 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!1078 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!1079 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!1080 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!1081 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!1082 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!1083 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
