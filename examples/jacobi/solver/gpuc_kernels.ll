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

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, { float, float, float, float }* %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, { float, float, float, float }* %p7, i64 %p8, i64 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %p16, i32 %p17, i32 %p18, i32 %p19, i32 %p20, i32 %p21, i32 %p22, i8* %ctrl) nounwind !dbg !143 {
entry:
	br label %b0, !dbg !144

b0:
	%0 = icmp uge i32 %p20, %p12, !dbg !145
	br i1 %0, label %b2, label %b1, !dbg !145

b1:
	%1 = icmp sge i32 %p21, %p22, !dbg !146
	br i1 %1, label %b2, label %b3, !dbg !146

b2:
	ret float 0.000000e+00, !dbg !147

b3:
	%2 = mul i32 %p20, 4, !dbg !150
	%3 = icmp ugt i32 %2, 0, !dbg !151
	br i1 %3, label %b4, label %b5, !dbg !151

b4:
	%4 = add i32 %2, 4, !dbg !152
	%5 = icmp ult i32 %4, %p11, !dbg !153
	br label %b5, !dbg !153

b5:
	%6 = phi i1 [ false, %b3 ], [ %5, %b4 ], !dbg !154
	%7 = icmp eq i32 %p20, 0, !dbg !155
	br i1 %7, label %b6, label %b7, !dbg !155

b6:
	br label %b7, !dbg !156

b7:
	%8 = phi i64 [ -1, %b5 ], [ 0, %b6 ], !dbg !157
	%9 = sub i32 %p12, 1, !dbg !158
	%10 = icmp eq i32 %p20, %9, !dbg !159
	br i1 %10, label %b8, label %b9, !dbg !159

b8:
	br label %b9, !dbg !160

b9:
	%11 = phi i64 [ 4, %b7 ], [ 0, %b8 ], !dbg !161
	%12 = zext i32 %p12 to i64, !dbg !162
	%13 = sext i32 %p21 to i64, !dbg !163
	%14 = add i64 %13, 1, !dbg !164
	%15 = mul i64 %14, %12, !dbg !165
	%16 = zext i32 %p20 to i64, !dbg !166
	%17 = add i64 %15, %16, !dbg !167
	%18 = sub i64 %17, %12, !dbg !168
	%19 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %18, !dbg !169
	%20 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 0, !dbg !169
	%21 = icmp uge i64 %18, %p8, !dbg !169
	%22 = icmp uge i64 %17, %p8, !dbg !170
	%23 = or i1 %21, %22, !dbg !170
	br i1 %23, label %b9_fail1, label %b9_ok1, !dbg !170, !prof !10

b9_ok1:
	%24 = bitcast { float, float, float, float }* %19 to <4 x float>*, !dbg !169
	%25 = load <4 x float>, <4 x float>* %24, align 16, !dbg !169
	%26 = extractelement <4 x float> %25, i32 0, !dbg !169
	%27 = extractelement <4 x float> %25, i32 1, !dbg !169
	%28 = extractelement <4 x float> %25, i32 2, !dbg !169
	%29 = extractelement <4 x float> %25, i32 3, !dbg !169
	%30 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 1, !dbg !169
	%31 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 2, !dbg !169
	%32 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 3, !dbg !169
	%33 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %17, !dbg !170
	%34 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 0, !dbg !170
	%35 = bitcast { float, float, float, float }* %33 to <4 x float>*, !dbg !170
	%36 = load <4 x float>, <4 x float>* %35, align 16, !dbg !170
	%37 = extractelement <4 x float> %36, i32 0, !dbg !170
	%38 = extractelement <4 x float> %36, i32 1, !dbg !170
	%39 = extractelement <4 x float> %36, i32 2, !dbg !170
	%40 = extractelement <4 x float> %36, i32 3, !dbg !170
	%41 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 1, !dbg !170
	%42 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 2, !dbg !170
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 3, !dbg !170
	%44 = sub i32 %p22, %p21, !dbg !171
	%45 = icmp eq i32 %2, 0, !dbg !174
	%46 = sub i32 %p11, 1, !dbg !175
	%47 = icmp uge i32 %2, %46, !dbg !176
	%48 = add i32 %2, 1, !dbg !177
	%49 = icmp uge i32 %48, %46, !dbg !178
	%50 = add i32 %2, 2, !dbg !179
	%51 = icmp uge i32 %50, %46, !dbg !180
	%52 = add i32 %2, 3, !dbg !181
	%53 = icmp uge i32 %52, %46, !dbg !182
	%54 = icmp ule i64 %p3, 281474976710655, !dbg !183
	%55 = icmp ule i64 %p6, 281474976710655, !dbg !183
	%56 = and i1 %54, %55, !dbg !183
	%57 = icmp ule i64 %p8, 281474976710655, !dbg !183
	%58 = and i1 %56, %57, !dbg !183
	%59 = mul i64 %p8, -7, !dbg !183
	%60 = add i64 %59, 7, !dbg !183
	%61 = mul i64 %12, -4, !dbg !183
	%62 = add i64 %60, %61, !dbg !183
	%63 = icmp sge i64 %62, 0, !dbg !183
	%64 = and i1 %58, %63, !dbg !183
	br i1 %64, label %b10, label %b34_cold, !dbg !171, !prof !33

b10:
	%65 = phi float [ 0.000000e+00, %b9_ok1 ], [ %211, %b33 ], !dbg !183
	%66 = phi i64 [ %17, %b9_ok1 ], [ %78, %b33 ], !dbg !184
	%67 = phi float [ %26, %b9_ok1 ], [ %86, %b33 ], !dbg !185
	%68 = phi float [ %27, %b9_ok1 ], [ %87, %b33 ], !dbg !185
	%69 = phi float [ %28, %b9_ok1 ], [ %88, %b33 ], !dbg !185
	%70 = phi float [ %29, %b9_ok1 ], [ %89, %b33 ], !dbg !185
	%71 = phi float [ %37, %b9_ok1 ], [ %97, %b33 ], !dbg !186
	%72 = phi float [ %38, %b9_ok1 ], [ %98, %b33 ], !dbg !186
	%73 = phi float [ %39, %b9_ok1 ], [ %99, %b33 ], !dbg !186
	%74 = phi float [ %40, %b9_ok1 ], [ %100, %b33 ], !dbg !186
	%75 = phi i32 [ %44, %b9_ok1 ], [ %212, %b33 ], !dbg !187
	%76 = icmp sge i32 %75, 2, !dbg !188
	br i1 %76, label %b11, label %b58, !dbg !188

b11:
	%77 = add i64 %66, %12, !dbg !189
	%78 = add i64 %77, %12, !dbg !191
	%79 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %77, !dbg !190
	%80 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %79, i32 0, i32 0, !dbg !190
	%81 = icmp uge i64 %77, %p8, !dbg !190
	%82 = icmp uge i64 %78, %p8, !dbg !192
	%83 = or i1 %81, %82, !dbg !192
	br i1 %83, label %b11_fail1, label %b11_ok1, !dbg !192, !prof !10

b11_ok1:
	%84 = bitcast { float, float, float, float }* %79 to <4 x float>*, !dbg !190
	%85 = load <4 x float>, <4 x float>* %84, align 16, !dbg !190
	%86 = extractelement <4 x float> %85, i32 0, !dbg !190
	%87 = extractelement <4 x float> %85, i32 1, !dbg !190
	%88 = extractelement <4 x float> %85, i32 2, !dbg !190
	%89 = extractelement <4 x float> %85, i32 3, !dbg !190
	%90 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %79, i32 0, i32 1, !dbg !190
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %79, i32 0, i32 2, !dbg !190
	%92 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %79, i32 0, i32 3, !dbg !190
	%93 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %78, !dbg !192
	%94 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %93, i32 0, i32 0, !dbg !192
	%95 = bitcast { float, float, float, float }* %93 to <4 x float>*, !dbg !192
	%96 = load <4 x float>, <4 x float>* %95, align 16, !dbg !192
	%97 = extractelement <4 x float> %96, i32 0, !dbg !192
	%98 = extractelement <4 x float> %96, i32 1, !dbg !192
	%99 = extractelement <4 x float> %96, i32 2, !dbg !192
	%100 = extractelement <4 x float> %96, i32 3, !dbg !192
	%101 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %93, i32 0, i32 1, !dbg !192
	%102 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %93, i32 0, i32 2, !dbg !192
	%103 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %93, i32 0, i32 3, !dbg !192
	%104 = mul i64 %66, 4, !dbg !193
	%105 = add i64 %104, %8, !dbg !194
	%106 = getelementptr inbounds float, float* %p5, i64 %105, !dbg !195
	%107 = load float, float* %106, align 4, !dbg !195
	%108 = add i64 %104, %11, !dbg !196
	%109 = getelementptr inbounds float, float* %p5, i64 %108, !dbg !197
	%110 = load float, float* %109, align 4, !dbg !197
	%111 = mul i64 %77, 4, !dbg !198
	%112 = add i64 %111, %8, !dbg !199
	%113 = getelementptr inbounds float, float* %p5, i64 %112, !dbg !200
	%114 = load float, float* %113, align 4, !dbg !200
	%115 = add i64 %111, %11, !dbg !201
	%116 = getelementptr inbounds float, float* %p5, i64 %115, !dbg !202
	%117 = load float, float* %116, align 4, !dbg !202
	%118 = fadd float %107, %72, !dbg !205
	%119 = fadd float %118, %67, !dbg !206
	%120 = fadd float %119, %86, !dbg !207
	%121 = fmul float %120, 2.500000e-01, !dbg !208
	%122 = fadd float %71, %73, !dbg !209
	%123 = fadd float %122, %68, !dbg !210
	%124 = fadd float %123, %87, !dbg !211
	%125 = fmul float %124, 2.500000e-01, !dbg !212
	%126 = fadd float %72, %74, !dbg !213
	%127 = fadd float %126, %69, !dbg !214
	%128 = fadd float %127, %88, !dbg !215
	%129 = fmul float %128, 2.500000e-01, !dbg !216
	%130 = fadd float %73, %110, !dbg !217
	%131 = fadd float %130, %70, !dbg !218
	%132 = fadd float %131, %89, !dbg !219
	%133 = fmul float %132, 2.500000e-01, !dbg !220
	%134 = fadd float %114, %87, !dbg !222
	%135 = fadd float %134, %71, !dbg !223
	%136 = fadd float %135, %97, !dbg !224
	%137 = fmul float %136, 2.500000e-01, !dbg !225
	%138 = fadd float %86, %88, !dbg !226
	%139 = fadd float %138, %72, !dbg !227
	%140 = fadd float %139, %98, !dbg !228
	%141 = fmul float %140, 2.500000e-01, !dbg !229
	%142 = fadd float %87, %89, !dbg !230
	%143 = fadd float %142, %73, !dbg !231
	%144 = fadd float %143, %99, !dbg !232
	%145 = fmul float %144, 2.500000e-01, !dbg !233
	%146 = fadd float %88, %117, !dbg !234
	%147 = fadd float %146, %74, !dbg !235
	%148 = fadd float %147, %100, !dbg !236
	%149 = fmul float %148, 2.500000e-01, !dbg !237
	br i1 %6, label %b33, label %b12, !dbg !238

b12:
	br i1 %45, label %b13, label %b14, !dbg !174

b13:
	br label %b14, !dbg !239

b14:
	%150 = phi float [ %121, %b12 ], [ %71, %b13 ], !dbg !240
	br i1 %47, label %b15, label %b16, !dbg !176

b15:
	br label %b16, !dbg !241

b16:
	%151 = phi float [ %150, %b14 ], [ %71, %b15 ], !dbg !242
	br i1 %49, label %b17, label %b18, !dbg !178

b17:
	br label %b18, !dbg !243

b18:
	%152 = phi float [ %125, %b16 ], [ %72, %b17 ], !dbg !244
	br i1 %51, label %b19, label %b20, !dbg !180

b19:
	br label %b20, !dbg !245

b20:
	%153 = phi float [ %129, %b18 ], [ %73, %b19 ], !dbg !246
	br i1 %53, label %b21, label %b22, !dbg !182

b21:
	br label %b22, !dbg !247

b22:
	%154 = phi float [ %133, %b20 ], [ %74, %b21 ], !dbg !248
	br i1 %45, label %b23, label %b24, !dbg !250

b23:
	br label %b24, !dbg !251

b24:
	%155 = phi float [ %137, %b22 ], [ %86, %b23 ], !dbg !240
	br i1 %47, label %b25, label %b26, !dbg !252

b25:
	br label %b26, !dbg !253

b26:
	%156 = phi float [ %155, %b24 ], [ %86, %b25 ], !dbg !242
	br i1 %49, label %b27, label %b28, !dbg !254

b27:
	br label %b28, !dbg !255

b28:
	%157 = phi float [ %141, %b26 ], [ %87, %b27 ], !dbg !244
	br i1 %51, label %b29, label %b30, !dbg !256

b29:
	br label %b30, !dbg !257

b30:
	%158 = phi float [ %145, %b28 ], [ %88, %b29 ], !dbg !246
	br i1 %53, label %b31, label %b32, !dbg !258

b31:
	br label %b32, !dbg !259

b32:
	%159 = phi float [ %149, %b30 ], [ %89, %b31 ], !dbg !248
	br label %b33, !dbg !249

b33:
	%160 = phi float [ %121, %b11_ok1 ], [ %151, %b32 ], !dbg !260
	%161 = phi float [ %125, %b11_ok1 ], [ %152, %b32 ], !dbg !260
	%162 = phi float [ %129, %b11_ok1 ], [ %153, %b32 ], !dbg !260
	%163 = phi float [ %133, %b11_ok1 ], [ %154, %b32 ], !dbg !260
	%164 = phi float [ %137, %b11_ok1 ], [ %156, %b32 ], !dbg !261
	%165 = phi float [ %141, %b11_ok1 ], [ %157, %b32 ], !dbg !261
	%166 = phi float [ %145, %b11_ok1 ], [ %158, %b32 ], !dbg !261
	%167 = phi float [ %149, %b11_ok1 ], [ %159, %b32 ], !dbg !261
	%168 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %66, !dbg !262
	%169 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %168, i32 0, i32 0, !dbg !262
	%170 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %168, i32 0, i32 1, !dbg !262
	%171 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %168, i32 0, i32 2, !dbg !262
	%172 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %168, i32 0, i32 3, !dbg !262
	%173 = bitcast { float, float, float, float }* %168 to <4 x float>*, !dbg !262
	%174 = insertelement <4 x float> undef, float %160, i32 0, !dbg !262
	%175 = insertelement <4 x float> %174, float %161, i32 1, !dbg !262
	%176 = insertelement <4 x float> %175, float %162, i32 2, !dbg !262
	%177 = insertelement <4 x float> %176, float %163, i32 3, !dbg !262
	store <4 x float> %177, <4 x float>* %173, align 16, !dbg !262
	%178 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %77, !dbg !263
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 0, !dbg !263
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 1, !dbg !263
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 2, !dbg !263
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 3, !dbg !263
	%183 = bitcast { float, float, float, float }* %178 to <4 x float>*, !dbg !263
	%184 = insertelement <4 x float> undef, float %164, i32 0, !dbg !263
	%185 = insertelement <4 x float> %184, float %165, i32 1, !dbg !263
	%186 = insertelement <4 x float> %185, float %166, i32 2, !dbg !263
	%187 = insertelement <4 x float> %186, float %167, i32 3, !dbg !263
	store <4 x float> %187, <4 x float>* %183, align 16, !dbg !263
	%188 = fsub float %160, %71, !dbg !266
	%189 = fsub float %161, %72, !dbg !267
	%190 = fsub float %162, %73, !dbg !268
	%191 = fsub float %163, %74, !dbg !269
	%192 = fmul float %188, %188, !dbg !270
	%193 = fmul float %189, %189, !dbg !271
	%194 = fadd float %192, %193, !dbg !272
	%195 = fmul float %190, %190, !dbg !273
	%196 = fadd float %194, %195, !dbg !274
	%197 = fmul float %191, %191, !dbg !275
	%198 = fadd float %196, %197, !dbg !276
	%199 = fsub float %164, %86, !dbg !278
	%200 = fsub float %165, %87, !dbg !279
	%201 = fsub float %166, %88, !dbg !280
	%202 = fsub float %167, %89, !dbg !281
	%203 = fmul float %199, %199, !dbg !282
	%204 = fmul float %200, %200, !dbg !283
	%205 = fadd float %203, %204, !dbg !284
	%206 = fmul float %201, %201, !dbg !285
	%207 = fadd float %205, %206, !dbg !286
	%208 = fmul float %202, %202, !dbg !287
	%209 = fadd float %207, %208, !dbg !288
	%210 = fadd float %198, %209, !dbg !289
	%211 = fadd float %65, %210, !dbg !290
	%212 = sub i32 %75, 2, !dbg !291
	br label %b10, !dbg !291

b58:
	%213 = phi float [ %65, %b10 ], [ %301, %b34_cold ], !dbg !294
	%214 = phi i64 [ %66, %b10 ], [ %302, %b34_cold ], !dbg !294
	%215 = phi float [ %67, %b10 ], [ %303, %b34_cold ], !dbg !294
	%216 = phi float [ %68, %b10 ], [ %304, %b34_cold ], !dbg !294
	%217 = phi float [ %69, %b10 ], [ %305, %b34_cold ], !dbg !294
	%218 = phi float [ %70, %b10 ], [ %306, %b34_cold ], !dbg !294
	%219 = phi float [ %71, %b10 ], [ %307, %b34_cold ], !dbg !294
	%220 = phi float [ %72, %b10 ], [ %308, %b34_cold ], !dbg !294
	%221 = phi float [ %73, %b10 ], [ %309, %b34_cold ], !dbg !294
	%222 = phi float [ %74, %b10 ], [ %310, %b34_cold ], !dbg !294
	%223 = phi i32 [ %75, %b10 ], [ %311, %b34_cold ], !dbg !294
	%224 = icmp sgt i32 %223, 0, !dbg !294
	br i1 %224, label %b59, label %b72, !dbg !294

b59:
	%225 = add i64 %214, %12, !dbg !296
	%226 = mul i64 %214, 4, !dbg !298
	%227 = add i64 %226, %8, !dbg !299
	%228 = add i64 %226, %11, !dbg !301
	%229 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %214, !dbg !295
	%230 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %225, !dbg !297
	%231 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %230, i32 0, i32 0, !dbg !297
	%232 = icmp uge i64 %214, %p3, !dbg !295
	%233 = icmp uge i64 %225, %p8, !dbg !297
	%234 = icmp uge i64 %227, %p6, !dbg !300
	%235 = icmp uge i64 %228, %p6, !dbg !302
	%236 = or i1 %232, %233, !dbg !302
	%237 = or i1 %236, %234, !dbg !302
	%238 = or i1 %237, %235, !dbg !302
	br i1 %238, label %b59_fail1, label %b59_ok1, !dbg !302, !prof !10

b59_ok1:
	%239 = bitcast { float, float, float, float }* %230 to <4 x float>*, !dbg !297
	%240 = load <4 x float>, <4 x float>* %239, align 16, !dbg !297
	%241 = extractelement <4 x float> %240, i32 0, !dbg !297
	%242 = extractelement <4 x float> %240, i32 1, !dbg !297
	%243 = extractelement <4 x float> %240, i32 2, !dbg !297
	%244 = extractelement <4 x float> %240, i32 3, !dbg !297
	%245 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %230, i32 0, i32 1, !dbg !297
	%246 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %230, i32 0, i32 2, !dbg !297
	%247 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %230, i32 0, i32 3, !dbg !297
	%248 = getelementptr inbounds float, float* %p5, i64 %227, !dbg !300
	%249 = load float, float* %248, align 4, !dbg !300
	%250 = getelementptr inbounds float, float* %p5, i64 %228, !dbg !302
	%251 = load float, float* %250, align 4, !dbg !302
	%252 = fadd float %249, %220, !dbg !306
	%253 = fadd float %252, %215, !dbg !307
	%254 = fadd float %253, %241, !dbg !308
	%255 = fmul float %254, 2.500000e-01, !dbg !309
	%256 = fadd float %219, %221, !dbg !310
	%257 = fadd float %256, %216, !dbg !311
	%258 = fadd float %257, %242, !dbg !312
	%259 = fmul float %258, 2.500000e-01, !dbg !313
	%260 = fadd float %220, %222, !dbg !314
	%261 = fadd float %260, %217, !dbg !315
	%262 = fadd float %261, %243, !dbg !316
	%263 = fmul float %262, 2.500000e-01, !dbg !317
	%264 = fadd float %221, %251, !dbg !318
	%265 = fadd float %264, %218, !dbg !319
	%266 = fadd float %265, %244, !dbg !320
	%267 = fmul float %266, 2.500000e-01, !dbg !321
	br i1 %6, label %b71, label %b60, !dbg !322

b60:
	br i1 %45, label %b61, label %b62, !dbg !324

b61:
	br label %b62, !dbg !325

b62:
	%268 = phi float [ %255, %b60 ], [ %219, %b61 ], !dbg !240
	br i1 %47, label %b63, label %b64, !dbg !326

b63:
	br label %b64, !dbg !327

b64:
	%269 = phi float [ %268, %b62 ], [ %219, %b63 ], !dbg !242
	br i1 %49, label %b65, label %b66, !dbg !328

b65:
	br label %b66, !dbg !329

b66:
	%270 = phi float [ %259, %b64 ], [ %220, %b65 ], !dbg !244
	br i1 %51, label %b67, label %b68, !dbg !330

b67:
	br label %b68, !dbg !331

b68:
	%271 = phi float [ %263, %b66 ], [ %221, %b67 ], !dbg !246
	br i1 %53, label %b69, label %b70, !dbg !332

b69:
	br label %b70, !dbg !333

b70:
	%272 = phi float [ %267, %b68 ], [ %222, %b69 ], !dbg !248
	br label %b71, !dbg !323

b71:
	%273 = phi float [ %255, %b59_ok1 ], [ %269, %b70 ], !dbg !334
	%274 = phi float [ %259, %b59_ok1 ], [ %270, %b70 ], !dbg !334
	%275 = phi float [ %263, %b59_ok1 ], [ %271, %b70 ], !dbg !334
	%276 = phi float [ %267, %b59_ok1 ], [ %272, %b70 ], !dbg !334
	%277 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %229, i32 0, i32 0, !dbg !335
	%278 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %229, i32 0, i32 1, !dbg !335
	%279 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %229, i32 0, i32 2, !dbg !335
	%280 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %229, i32 0, i32 3, !dbg !335
	%281 = bitcast { float, float, float, float }* %229 to <4 x float>*, !dbg !335
	%282 = insertelement <4 x float> undef, float %273, i32 0, !dbg !335
	%283 = insertelement <4 x float> %282, float %274, i32 1, !dbg !335
	%284 = insertelement <4 x float> %283, float %275, i32 2, !dbg !335
	%285 = insertelement <4 x float> %284, float %276, i32 3, !dbg !335
	store <4 x float> %285, <4 x float>* %281, align 16, !dbg !335
	%286 = fsub float %273, %219, !dbg !337
	%287 = fsub float %274, %220, !dbg !338
	%288 = fsub float %275, %221, !dbg !339
	%289 = fsub float %276, %222, !dbg !340
	%290 = fmul float %286, %286, !dbg !341
	%291 = fmul float %287, %287, !dbg !342
	%292 = fadd float %290, %291, !dbg !343
	%293 = fmul float %288, %288, !dbg !344
	%294 = fadd float %292, %293, !dbg !345
	%295 = fmul float %289, %289, !dbg !346
	%296 = fadd float %294, %295, !dbg !347
	%297 = fadd float %213, %296, !dbg !348
	br label %b72, !dbg !348

b72:
	%298 = phi float [ %213, %b58 ], [ %297, %b71 ], !dbg !183
	ret float %298, !dbg !349

b9_fail1:
	%299 = icmp uge i64 %18, %p8, !dbg !169
	br i1 %299, label %b9_fail2, label %b9_ok2, !dbg !169

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %18, i64 %p8), !dbg !169
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !169
	ret float undef, !dbg !169

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %17, i64 %p8), !dbg !170
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !170
	ret float undef, !dbg !170

b11_fail1:
	%300 = icmp uge i64 %77, %p8, !dbg !190
	br i1 %300, label %b11_fail2, label %b11_ok2, !dbg !190

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %77, i64 %p8), !dbg !190
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !190
	ret float undef, !dbg !190

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %78, i64 %p8), !dbg !192
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !192
	ret float undef, !dbg !192

b34_cold:
	%301 = phi float [ %462, %b57_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !183
	%302 = phi i64 [ %314, %b57_cold_ok2 ], [ %17, %b9_ok1 ], !dbg !184
	%303 = phi float [ %341, %b57_cold_ok2 ], [ %26, %b9_ok1 ], !dbg !185
	%304 = phi float [ %342, %b57_cold_ok2 ], [ %27, %b9_ok1 ], !dbg !185
	%305 = phi float [ %343, %b57_cold_ok2 ], [ %28, %b9_ok1 ], !dbg !185
	%306 = phi float [ %344, %b57_cold_ok2 ], [ %29, %b9_ok1 ], !dbg !185
	%307 = phi float [ %352, %b57_cold_ok2 ], [ %37, %b9_ok1 ], !dbg !186
	%308 = phi float [ %353, %b57_cold_ok2 ], [ %38, %b9_ok1 ], !dbg !186
	%309 = phi float [ %354, %b57_cold_ok2 ], [ %39, %b9_ok1 ], !dbg !186
	%310 = phi float [ %355, %b57_cold_ok2 ], [ %40, %b9_ok1 ], !dbg !186
	%311 = phi i32 [ %463, %b57_cold_ok2 ], [ %44, %b9_ok1 ], !dbg !187
	%312 = icmp sge i32 %311, 2, !dbg !188
	br i1 %312, label %b35_cold, label %b58, !dbg !188

b35_cold:
	%313 = add i64 %302, %12, !dbg !189
	%314 = add i64 %313, %12, !dbg !191
	%315 = mul i64 %302, 4, !dbg !193
	%316 = add i64 %315, %8, !dbg !194
	%317 = add i64 %315, %11, !dbg !196
	%318 = mul i64 %313, 4, !dbg !198
	%319 = add i64 %318, %8, !dbg !199
	%320 = add i64 %318, %11, !dbg !201
	%321 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %313, !dbg !190
	%322 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %321, i32 0, i32 0, !dbg !190
	%323 = icmp uge i64 %313, %p8, !dbg !190
	%324 = icmp uge i64 %314, %p8, !dbg !192
	%325 = icmp uge i64 %316, %p6, !dbg !195
	%326 = icmp uge i64 %317, %p6, !dbg !197
	%327 = icmp uge i64 %319, %p6, !dbg !200
	%328 = icmp uge i64 %320, %p6, !dbg !202
	%329 = or i1 %323, %324, !dbg !202
	%330 = or i1 %329, %325, !dbg !202
	%331 = or i1 %330, %326, !dbg !202
	%332 = or i1 %331, %327, !dbg !202
	%333 = or i1 %332, %328, !dbg !202
	br i1 %333, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !202, !prof !10

b35_cold_fail1:
	%334 = icmp uge i64 %313, %p8, !dbg !190
	br i1 %334, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !190

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %313, i64 %p8), !dbg !190
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !190
	ret float undef, !dbg !190

b35_cold_ok2:
	%335 = icmp uge i64 %314, %p8, !dbg !192
	br i1 %335, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !192

b35_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %314, i64 %p8), !dbg !192
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !192
	ret float undef, !dbg !192

b35_cold_ok3:
	%336 = icmp uge i64 %316, %p6, !dbg !195
	br i1 %336, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !195

b35_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %316, i64 %p6), !dbg !195
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !195
	ret float undef, !dbg !195

b35_cold_ok4:
	%337 = icmp uge i64 %317, %p6, !dbg !197
	br i1 %337, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !197

b35_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %317, i64 %p6), !dbg !197
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !197
	ret float undef, !dbg !197

b35_cold_ok5:
	%338 = icmp uge i64 %319, %p6, !dbg !200
	br i1 %338, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !200

b35_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %319, i64 %p6), !dbg !200
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !200
	ret float undef, !dbg !200

b35_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %320, i64 %p6), !dbg !202
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !202
	ret float undef, !dbg !202

b35_cold_ok1:
	%339 = bitcast { float, float, float, float }* %321 to <4 x float>*, !dbg !190
	%340 = load <4 x float>, <4 x float>* %339, align 16, !dbg !190
	%341 = extractelement <4 x float> %340, i32 0, !dbg !190
	%342 = extractelement <4 x float> %340, i32 1, !dbg !190
	%343 = extractelement <4 x float> %340, i32 2, !dbg !190
	%344 = extractelement <4 x float> %340, i32 3, !dbg !190
	%345 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %321, i32 0, i32 1, !dbg !190
	%346 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %321, i32 0, i32 2, !dbg !190
	%347 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %321, i32 0, i32 3, !dbg !190
	%348 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %314, !dbg !192
	%349 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %348, i32 0, i32 0, !dbg !192
	%350 = bitcast { float, float, float, float }* %348 to <4 x float>*, !dbg !192
	%351 = load <4 x float>, <4 x float>* %350, align 16, !dbg !192
	%352 = extractelement <4 x float> %351, i32 0, !dbg !192
	%353 = extractelement <4 x float> %351, i32 1, !dbg !192
	%354 = extractelement <4 x float> %351, i32 2, !dbg !192
	%355 = extractelement <4 x float> %351, i32 3, !dbg !192
	%356 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %348, i32 0, i32 1, !dbg !192
	%357 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %348, i32 0, i32 2, !dbg !192
	%358 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %348, i32 0, i32 3, !dbg !192
	%359 = getelementptr inbounds float, float* %p5, i64 %316, !dbg !195
	%360 = load float, float* %359, align 4, !dbg !195
	%361 = getelementptr inbounds float, float* %p5, i64 %317, !dbg !197
	%362 = load float, float* %361, align 4, !dbg !197
	%363 = getelementptr inbounds float, float* %p5, i64 %319, !dbg !200
	%364 = load float, float* %363, align 4, !dbg !200
	%365 = getelementptr inbounds float, float* %p5, i64 %320, !dbg !202
	%366 = load float, float* %365, align 4, !dbg !202
	%367 = fadd float %360, %308, !dbg !205
	%368 = fadd float %367, %303, !dbg !206
	%369 = fadd float %368, %341, !dbg !207
	%370 = fmul float %369, 2.500000e-01, !dbg !208
	%371 = fadd float %307, %309, !dbg !209
	%372 = fadd float %371, %304, !dbg !210
	%373 = fadd float %372, %342, !dbg !211
	%374 = fmul float %373, 2.500000e-01, !dbg !212
	%375 = fadd float %308, %310, !dbg !213
	%376 = fadd float %375, %305, !dbg !214
	%377 = fadd float %376, %343, !dbg !215
	%378 = fmul float %377, 2.500000e-01, !dbg !216
	%379 = fadd float %309, %362, !dbg !217
	%380 = fadd float %379, %306, !dbg !218
	%381 = fadd float %380, %344, !dbg !219
	%382 = fmul float %381, 2.500000e-01, !dbg !220
	%383 = fadd float %364, %342, !dbg !222
	%384 = fadd float %383, %307, !dbg !223
	%385 = fadd float %384, %352, !dbg !224
	%386 = fmul float %385, 2.500000e-01, !dbg !225
	%387 = fadd float %341, %343, !dbg !226
	%388 = fadd float %387, %308, !dbg !227
	%389 = fadd float %388, %353, !dbg !228
	%390 = fmul float %389, 2.500000e-01, !dbg !229
	%391 = fadd float %342, %344, !dbg !230
	%392 = fadd float %391, %309, !dbg !231
	%393 = fadd float %392, %354, !dbg !232
	%394 = fmul float %393, 2.500000e-01, !dbg !233
	%395 = fadd float %343, %366, !dbg !234
	%396 = fadd float %395, %310, !dbg !235
	%397 = fadd float %396, %355, !dbg !236
	%398 = fmul float %397, 2.500000e-01, !dbg !237
	br i1 %6, label %b57_cold, label %b36_cold, !dbg !238

b36_cold:
	br i1 %45, label %b37_cold, label %b38_cold, !dbg !174

b37_cold:
	br label %b38_cold, !dbg !239

b38_cold:
	%399 = phi float [ %370, %b36_cold ], [ %307, %b37_cold ], !dbg !240
	br i1 %47, label %b39_cold, label %b40_cold, !dbg !176

b39_cold:
	br label %b40_cold, !dbg !241

b40_cold:
	%400 = phi float [ %399, %b38_cold ], [ %307, %b39_cold ], !dbg !242
	br i1 %49, label %b41_cold, label %b42_cold, !dbg !178

b41_cold:
	br label %b42_cold, !dbg !243

b42_cold:
	%401 = phi float [ %374, %b40_cold ], [ %308, %b41_cold ], !dbg !244
	br i1 %51, label %b43_cold, label %b44_cold, !dbg !180

b43_cold:
	br label %b44_cold, !dbg !245

b44_cold:
	%402 = phi float [ %378, %b42_cold ], [ %309, %b43_cold ], !dbg !246
	br i1 %53, label %b45_cold, label %b46_cold, !dbg !182

b45_cold:
	br label %b46_cold, !dbg !247

b46_cold:
	%403 = phi float [ %382, %b44_cold ], [ %310, %b45_cold ], !dbg !248
	br i1 %45, label %b47_cold, label %b48_cold, !dbg !250

b47_cold:
	br label %b48_cold, !dbg !251

b48_cold:
	%404 = phi float [ %386, %b46_cold ], [ %341, %b47_cold ], !dbg !240
	br i1 %47, label %b49_cold, label %b50_cold, !dbg !252

b49_cold:
	br label %b50_cold, !dbg !253

b50_cold:
	%405 = phi float [ %404, %b48_cold ], [ %341, %b49_cold ], !dbg !242
	br i1 %49, label %b51_cold, label %b52_cold, !dbg !254

b51_cold:
	br label %b52_cold, !dbg !255

b52_cold:
	%406 = phi float [ %390, %b50_cold ], [ %342, %b51_cold ], !dbg !244
	br i1 %51, label %b53_cold, label %b54_cold, !dbg !256

b53_cold:
	br label %b54_cold, !dbg !257

b54_cold:
	%407 = phi float [ %394, %b52_cold ], [ %343, %b53_cold ], !dbg !246
	br i1 %53, label %b55_cold, label %b56_cold, !dbg !258

b55_cold:
	br label %b56_cold, !dbg !259

b56_cold:
	%408 = phi float [ %398, %b54_cold ], [ %344, %b55_cold ], !dbg !248
	br label %b57_cold, !dbg !249

b57_cold:
	%409 = phi float [ %370, %b35_cold_ok1 ], [ %400, %b56_cold ], !dbg !260
	%410 = phi float [ %374, %b35_cold_ok1 ], [ %401, %b56_cold ], !dbg !260
	%411 = phi float [ %378, %b35_cold_ok1 ], [ %402, %b56_cold ], !dbg !260
	%412 = phi float [ %382, %b35_cold_ok1 ], [ %403, %b56_cold ], !dbg !260
	%413 = phi float [ %386, %b35_cold_ok1 ], [ %405, %b56_cold ], !dbg !261
	%414 = phi float [ %390, %b35_cold_ok1 ], [ %406, %b56_cold ], !dbg !261
	%415 = phi float [ %394, %b35_cold_ok1 ], [ %407, %b56_cold ], !dbg !261
	%416 = phi float [ %398, %b35_cold_ok1 ], [ %408, %b56_cold ], !dbg !261
	%417 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %302, !dbg !262
	%418 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %417, i32 0, i32 0, !dbg !262
	%419 = icmp uge i64 %302, %p3, !dbg !262
	br i1 %419, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !262, !prof !10

b57_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %302, i64 %p3), !dbg !262
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !262
	ret float undef, !dbg !262

b57_cold_ok1:
	%420 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %417, i32 0, i32 1, !dbg !262
	%421 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %417, i32 0, i32 2, !dbg !262
	%422 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %417, i32 0, i32 3, !dbg !262
	%423 = bitcast { float, float, float, float }* %417 to <4 x float>*, !dbg !262
	%424 = insertelement <4 x float> undef, float %409, i32 0, !dbg !262
	%425 = insertelement <4 x float> %424, float %410, i32 1, !dbg !262
	%426 = insertelement <4 x float> %425, float %411, i32 2, !dbg !262
	%427 = insertelement <4 x float> %426, float %412, i32 3, !dbg !262
	store <4 x float> %427, <4 x float>* %423, align 16, !dbg !262
	%428 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %313, !dbg !263
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %428, i32 0, i32 0, !dbg !263
	%430 = icmp uge i64 %313, %p3, !dbg !263
	br i1 %430, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !263, !prof !10

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %313, i64 %p3), !dbg !263
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !263
	ret float undef, !dbg !263

b57_cold_ok2:
	%431 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %428, i32 0, i32 1, !dbg !263
	%432 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %428, i32 0, i32 2, !dbg !263
	%433 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %428, i32 0, i32 3, !dbg !263
	%434 = bitcast { float, float, float, float }* %428 to <4 x float>*, !dbg !263
	%435 = insertelement <4 x float> undef, float %413, i32 0, !dbg !263
	%436 = insertelement <4 x float> %435, float %414, i32 1, !dbg !263
	%437 = insertelement <4 x float> %436, float %415, i32 2, !dbg !263
	%438 = insertelement <4 x float> %437, float %416, i32 3, !dbg !263
	store <4 x float> %438, <4 x float>* %434, align 16, !dbg !263
	%439 = fsub float %409, %307, !dbg !266
	%440 = fsub float %410, %308, !dbg !267
	%441 = fsub float %411, %309, !dbg !268
	%442 = fsub float %412, %310, !dbg !269
	%443 = fmul float %439, %439, !dbg !270
	%444 = fmul float %440, %440, !dbg !271
	%445 = fadd float %443, %444, !dbg !272
	%446 = fmul float %441, %441, !dbg !273
	%447 = fadd float %445, %446, !dbg !274
	%448 = fmul float %442, %442, !dbg !275
	%449 = fadd float %447, %448, !dbg !276
	%450 = fsub float %413, %341, !dbg !278
	%451 = fsub float %414, %342, !dbg !279
	%452 = fsub float %415, %343, !dbg !280
	%453 = fsub float %416, %344, !dbg !281
	%454 = fmul float %450, %450, !dbg !282
	%455 = fmul float %451, %451, !dbg !283
	%456 = fadd float %454, %455, !dbg !284
	%457 = fmul float %452, %452, !dbg !285
	%458 = fadd float %456, %457, !dbg !286
	%459 = fmul float %453, %453, !dbg !287
	%460 = fadd float %458, %459, !dbg !288
	%461 = fadd float %449, %460, !dbg !289
	%462 = fadd float %301, %461, !dbg !290
	%463 = sub i32 %311, 2, !dbg !291
	br label %b34_cold, !dbg !291, !llvm.loop !293

b59_fail1:
	%464 = icmp uge i64 %214, %p3, !dbg !295
	br i1 %464, label %b59_fail2, label %b59_ok2, !dbg !295

b59_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %214, i64 %p3), !dbg !295
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !295
	ret float undef, !dbg !295

b59_ok2:
	%465 = icmp uge i64 %225, %p8, !dbg !297
	br i1 %465, label %b59_fail3, label %b59_ok3, !dbg !297

b59_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %225, i64 %p8), !dbg !297
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !297
	ret float undef, !dbg !297

b59_ok3:
	%466 = icmp uge i64 %227, %p6, !dbg !300
	br i1 %466, label %b59_fail4, label %b59_ok4, !dbg !300

b59_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %227, i64 %p6), !dbg !300
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !300
	ret float undef, !dbg !300

b59_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %228, i64 %p6), !dbg !302
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !302
	ret float undef, !dbg !302
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64* %p26, i64 %p27, i32 %p28, i32 %p29, i32 %p30, double %p31, i8* %ctrl) nounwind !dbg !350 {
entry:
	%0 = alloca [8 x double], align 8, !dbg !351
	br label %b0, !dbg !351

b0:
	%1 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !351
	%2 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !351
	%3 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !351
	%4 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !351
	%5 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !351
	%6 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !351
	%7 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !351
	%8 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !351
	%9 = addrspacecast i64* %p26 to i64 addrspace(1)*, !dbg !351
	%10 = fcmp oge double %p31, 0.000000e+00, !dbg !352
	%11 = call i32 @gpuc_num_pes_thread(), !dbg !359
	br i1 %10, label %b1, label %b7, !dbg !352

b1:
	%12 = sub i32 1, %p28, !dbg !360
	%13 = sext i32 %12 to i64, !dbg !361
	%14 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %13, !dbg !361
	%15 = icmp uge i64 %13, %p25, !dbg !361
	br i1 %15, label %b1_fail1, label %b1_ok1, !dbg !361, !prof !10

b1_ok1:
	%16 = load i64, i64 addrspace(1)* %14, align 8, !dbg !361
	%17 = icmp ne i64 %16, 0, !dbg !362
	br i1 %17, label %b2, label %b7, !dbg !362

b2:
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !365, !range !11
	%19 = sext i32 %18 to i64, !dbg !365
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !365, !range !13
	%21 = sext i32 %20 to i64, !dbg !365
	%22 = icmp eq i64 %19, 0, !dbg !366
	br i1 %22, label %b3, label %b6, !dbg !366

b3:
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !367, !range !368
	%24 = sext i32 %23 to i64, !dbg !367
	%25 = trunc i64 %24 to i32, !dbg !369
	%26 = udiv i32 %25, 2, !dbg !369
	%27 = zext i32 %26 to i64, !dbg !369
	%28 = icmp eq i64 %21, %27, !dbg !370
	br i1 %28, label %b4, label %b6, !dbg !370

b4:
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !371, !range !12
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !371, !range !12
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !371, !range !14
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !371, !range !18
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !371, !range !18
	%34 = mul i32 %33, %31, !dbg !371
	%35 = add i32 %30, %34, !dbg !371
	%36 = mul i32 %32, %35, !dbg !371
	%37 = add i32 %29, %36, !dbg !371
	%38 = sext i32 %37 to i64, !dbg !371
	%39 = icmp eq i64 %38, 0, !dbg !372
	br i1 %39, label %b5, label %b6, !dbg !364

b5:
	%40 = sext i32 %p28 to i64, !dbg !373
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %40, !dbg !373
	%42 = icmp uge i64 %40, %p27, !dbg !373
	%43 = icmp uge i64 %40, %p25, !dbg !374
	%44 = or i1 %42, %43, !dbg !374
	br i1 %44, label %b5_fail1, label %b5_ok1, !dbg !374, !prof !10

b5_ok1:
	%45 = load i64, i64 addrspace(1)* %41, align 8, !dbg !373
	%46 = add i64 %45, 1, !dbg !375
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %40, !dbg !374
	store i64 %16, i64 addrspace(1)* %47, align 8, !dbg !374
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %13, !dbg !376
	%49 = icmp uge i64 %13, %p27, !dbg !376
	br i1 %49, label %b5_fail3, label %b5_ok3, !dbg !376, !prof !10

b5_ok3:
	store i64 %46, i64 addrspace(1)* %48, align 8, !dbg !376
	br label %b6, !dbg !376

b6:
	ret void, !dbg !377

b7:
	%50 = icmp ne i32 %p30, 0, !dbg !378
	br i1 %50, label %b8, label %b11, !dbg !378

b8:
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !381, !range !11
	%52 = sext i32 %51 to i64, !dbg !381
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !381, !range !13
	%54 = sext i32 %53 to i64, !dbg !381
	%55 = icmp eq i64 %52, 0, !dbg !382
	br i1 %55, label %b9, label %b10, !dbg !382

b9:
	%56 = trunc i64 %54 to i32, !dbg !385
	%57 = sub i32 %56, 1, !dbg !386
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !387, !range !368
	%59 = sext i32 %58 to i64, !dbg !387
	%60 = trunc i64 %59 to i32, !dbg !388
	%61 = add i32 %57, %60, !dbg !389
	%62 = icmp ult i32 %57, %61, !dbg !390
	%63 = select i1 %62, i32 %57, i32 %61, !dbg !390
	%64 = sub i32 %60, 1, !dbg !391
	%65 = icmp ult i32 1, %64, !dbg !392
	%66 = select i1 %65, i32 1, i32 %64, !dbg !392
	%67 = icmp eq i32 %63, %66, !dbg !393
	br label %b10, !dbg !393

b10:
	%68 = phi i1 [ false, %b8 ], [ %67, %b9 ], !dbg !394
	br label %b11, !dbg !380

b11:
	%69 = phi i1 [ false, %b7 ], [ %68, %b10 ], !dbg !395
	br i1 %69, label %b12, label %b13, !dbg !395

b12:
	%70 = addrspacecast double addrspace(1)* %4 to double*, !dbg !396
	%71 = addrspacecast i64 addrspace(1)* %5 to i64*, !dbg !396
	%72 = addrspacecast i32 addrspace(1)* %6 to i32*, !dbg !396
	%73 = addrspacecast double addrspace(1)* %7 to double*, !dbg !396
	%74 = addrspacecast i64 addrspace(1)* %8 to i64*, !dbg !396
	%75 = call i32 @gpuc_fn_solver_publish(double* %70, i64 %p17, i64 %p17, i64* %71, i64 %p19, i32* %72, i64 %p21, i64 %p21, double* %73, i64 %p23, i64 %p23, i64* %74, i64 %p25, i64 %p25, i32 %p30, i8* %ctrl), !dbg !396
	br label %b13, !dbg !396

b13:
	%76 = phi i32 [ 0, %b11 ], [ %75, %b12 ], !dbg !397
	%77 = and i64 %p1, 3, !dbg !401
	%78 = icmp eq i64 %77, 0, !dbg !401
	%79 = addrspacecast float addrspace(1)* %1 to float*, !dbg !401
	%80 = ptrtoint float* %79 to i64, !dbg !401
	%81 = and i64 %80, 15, !dbg !401
	%82 = icmp eq i64 %81, 0, !dbg !401
	%83 = icmp eq i64 %p1, 0, !dbg !401
	%84 = or i1 %82, %83, !dbg !401
	%85 = addrspacecast float addrspace(1)* %2 to float*, !dbg !402
	%86 = ptrtoint float* %85 to i64, !dbg !402
	%87 = and i64 %86, 15, !dbg !402
	%88 = icmp eq i64 %87, 0, !dbg !402
	%89 = or i1 %88, %83, !dbg !402
	%90 = ashr i64 %p1, 2, !dbg !401
	%91 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !401
	%92 = bitcast float addrspace(1)* %2 to { float, float, float, float } addrspace(1)*, !dbg !402
	%93 = icmp ugt i64 %p1, %p3, !dbg !400
	%94 = icmp eq i1 %78, false, !dbg !401
	%95 = icmp eq i1 %84, false, !dbg !401
	%96 = icmp eq i1 %89, false, !dbg !402
	%97 = or i1 %93, %94, !dbg !402
	%98 = or i1 %97, %95, !dbg !402
	%99 = or i1 %98, %96, !dbg !402
	br i1 %99, label %b13_fail1, label %b13_ok1, !dbg !402, !prof !10

b13_ok1:
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !403, !range !11
	%101 = sext i32 %100 to i64, !dbg !403
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !403, !range !13
	%103 = sext i32 %102 to i64, !dbg !403
	%104 = trunc i64 %103 to i32, !dbg !405
	%105 = sub i32 %104, 1, !dbg !406
	%106 = sext i32 %p28 to i64, !dbg !373
	%107 = sub i32 1, %p28, !dbg !407
	%108 = mul i32 %107, 2, !dbg !410
	%109 = mul i32 %108, %p15, !dbg !411
	%110 = add i32 %108, 1, !dbg !413
	%111 = mul i32 %110, %p15, !dbg !414
	%112 = sub i32 %p6, 1, !dbg !415
	%113 = sub i32 %p8, 1, !dbg !416
	%114 = icmp sgt i32 %p6, 1, !dbg !417
	%115 = add i32 %p11, 1, !dbg !418
	%116 = sext i32 %115 to i64, !dbg !419
	%117 = mul i32 %p28, 2, !dbg !421
	%118 = add i32 %117, 1, !dbg !422
	%119 = mul i32 %118, %p15, !dbg !423
	%120 = sext i32 %p9 to i64, !dbg !424
	%121 = sext i32 %11 to i64, !dbg !359
	%122 = sext i32 %p6 to i64, !dbg !426
	%123 = mul i32 %117, %p15, !dbg !428
	%124 = sext i32 %p10 to i64, !dbg !429
	%125 = zext i32 %p8 to i64, !dbg !432
	%126 = sub i32 %p7, 1, !dbg !437
	%127 = sext i32 %112 to i64, !dbg !439
	%128 = add i64 %127, 1, !dbg !440
	%129 = mul i64 %128, %125, !dbg !441
	%130 = mul i64 %116, %125, !dbg !442
	%131 = mul i64 %122, %125, !dbg !443
	br label %b14, !dbg !444

b14:
	%132 = phi float [ 0.000000e+00, %b13_ok1 ], [ %554, %b73 ], !dbg !445
	%133 = phi i32 [ %100, %b13_ok1 ], [ %555, %b73 ], !dbg !446
	%134 = icmp slt i32 %133, %p15, !dbg !447
	br i1 %134, label %b15, label %b74, !dbg !447

b15:
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !448, !range !449
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !448, !range !368
	%137 = sext i32 %136 to i64, !dbg !448
	%138 = trunc i64 %137 to i32, !dbg !450
	%139 = add i32 %105, %138, !dbg !451
	%140 = icmp ult i32 %105, %139, !dbg !452
	%141 = select i1 %140, i32 %105, i32 %139, !dbg !452
	%142 = icmp eq i32 %141, 0, !dbg !453
	%143 = sub i32 %138, 1, !dbg !454
	%144 = icmp eq i32 %141, %143, !dbg !455
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !456, !range !18
	%146 = sext i32 %145 to i64, !dbg !456
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !456, !range !18
	%148 = sext i32 %147 to i64, !dbg !456
	%149 = trunc i64 %148 to i32, !dbg !457
	%150 = mul i32 %141, %149, !dbg !458
	%151 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !460, !range !12
	%152 = sext i32 %151 to i64, !dbg !460
	%153 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !460, !range !12
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !460, !range !14
	%155 = add i32 %150, %153, !dbg !461
	%156 = mul i32 %155, %p12, !dbg !465
	%157 = icmp slt i32 %155, %p13, !dbg !466
	%158 = select i1 %157, i32 %155, i32 %p13, !dbg !466
	%159 = add i32 %156, %158, !dbg !467
	%160 = icmp slt i32 %155, %p14, !dbg !468
	%161 = select i1 %160, i32 %155, i32 %p14, !dbg !468
	%162 = mul i32 %161, 4, !dbg !469
	%163 = sub i32 %159, %162, !dbg !470
	%164 = add i32 %155, 1, !dbg !471
	%165 = mul i32 %164, %p12, !dbg !473
	%166 = icmp slt i32 %164, %p13, !dbg !474
	%167 = select i1 %166, i32 %164, i32 %p13, !dbg !474
	%168 = add i32 %165, %167, !dbg !475
	%169 = icmp slt i32 %164, %p14, !dbg !476
	%170 = select i1 %169, i32 %164, i32 %p14, !dbg !476
	%171 = mul i32 %170, 4, !dbg !477
	%172 = sub i32 %168, %171, !dbg !478
	%173 = trunc i64 %146 to i32, !dbg !480
	%174 = mul i32 %133, %173, !dbg !481
	%175 = trunc i64 %152 to i32, !dbg !482
	%176 = add i32 %174, %175, !dbg !483
	br i1 %142, label %b17, label %b16, !dbg !483

b16:
	br i1 %144, label %b17, label %b73, !dbg !483

b17:
	%177 = add i32 %109, %133, !dbg !484
	%178 = sext i32 %177 to i64, !dbg !485
	%179 = add i32 %111, %133, !dbg !487
	%180 = sext i32 %179 to i64, !dbg !488
	%181 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %106, !dbg !373
	%182 = icmp uge i64 %106, %p27, !dbg !373
	%183 = icmp uge i64 %178, %p5, !dbg !486
	%184 = icmp uge i64 %180, %p5, !dbg !489
	%185 = or i1 %182, %183, !dbg !489
	%186 = or i1 %185, %184, !dbg !489
	br i1 %186, label %b17_fail1, label %b17_ok1, !dbg !489, !prof !10

b17_ok1:
	%187 = load i64, i64 addrspace(1)* %181, align 8, !dbg !373
	%188 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %178, !dbg !486
	%189 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %180, !dbg !489
	br i1 %142, label %b19, label %b18, !dbg !412

b18:
	%190 = sub i32 %149, 1, !dbg !490
	%191 = zext i32 %190 to i64, !dbg !490
	br label %b19, !dbg !490

b19:
	%192 = phi i32 [ 0, %b17_ok1 ], [ %112, %b18 ], !dbg !491
	%193 = phi i64 [ 0, %b17_ok1 ], [ %191, %b18 ], !dbg !492
	%194 = trunc i64 %193 to i32, !dbg !492
	%195 = icmp ult i32 %176, %113, !dbg !493
	%196 = select i1 %195, i32 %176, i32 %113, !dbg !493
	%197 = mul i32 %196, 4, !dbg !495
	%198 = icmp ugt i32 %197, 0, !dbg !496
	br i1 %198, label %b20, label %b21, !dbg !496

b20:
	%199 = add i32 %197, 4, !dbg !497
	%200 = icmp ult i32 %199, %p7, !dbg !498
	br label %b21, !dbg !498

b21:
	%201 = phi i1 [ false, %b19 ], [ %200, %b20 ], !dbg !499
	%202 = icmp eq i32 %196, 0, !dbg !500
	br i1 %202, label %b22, label %b23, !dbg !500

b22:
	br label %b23, !dbg !501

b23:
	%203 = phi i64 [ -1, %b21 ], [ 0, %b22 ], !dbg !502
	%204 = icmp eq i32 %196, %113, !dbg !503
	br i1 %204, label %b24, label %b25, !dbg !503

b24:
	br label %b25, !dbg !504

b25:
	%205 = phi i64 [ 4, %b23 ], [ 0, %b24 ], !dbg !505
	%206 = sext i32 %192 to i64, !dbg !506
	%207 = add i64 %206, 1, !dbg !507
	%208 = mul i64 %207, %125, !dbg !508
	%209 = zext i32 %196 to i64, !dbg !509
	%210 = add i64 %208, %209, !dbg !510
	%211 = sub i64 %210, %125, !dbg !511
	%212 = add i64 %210, %125, !dbg !514
	%213 = mul i64 %210, 4, !dbg !516
	%214 = add i64 %213, %203, !dbg !517
	%215 = add i64 %213, %205, !dbg !519
	%216 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i64 %211, !dbg !512
	%217 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i64 %210, !dbg !513
	%218 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i64 %212, !dbg !515
	%219 = getelementptr inbounds float, float addrspace(1)* %2, i64 %214, !dbg !518
	%220 = getelementptr inbounds float, float addrspace(1)* %2, i64 %215, !dbg !520
	%221 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %91, i64 %210, !dbg !521
	%222 = mul i32 %147, %154, !dbg !522
	%223 = add i32 %153, %222, !dbg !522
	%224 = mul i32 %145, %223, !dbg !522
	%225 = add i32 %151, %224, !dbg !522
	%226 = icmp eq i32 %225, 0, !dbg !523
	%227 = icmp uge i64 %211, %90, !dbg !512
	%228 = icmp uge i64 %210, %90, !dbg !513
	%229 = icmp uge i64 %212, %90, !dbg !515
	%230 = icmp uge i64 %214, %p1, !dbg !518
	%231 = icmp uge i64 %215, %p1, !dbg !520
	%232 = or i1 %227, %228, !dbg !520
	%233 = or i1 %232, %229, !dbg !520
	%234 = or i1 %233, %230, !dbg !520
	%235 = or i1 %234, %231, !dbg !520
	br i1 %235, label %b25_fail1, label %b25_ok1, !dbg !520, !prof !10

b25_ok1:
	br i1 %226, label %b26, label %b30, !dbg !523

b26:
	br i1 %142, label %b27, label %b28, !dbg !523

b27:
	%236 = addrspacecast i64 addrspace(1)* %188 to i64*, !dbg !524
	%237 = bitcast i64* %236 to i8*, !dbg !524
	%238 = call i64 @gpuc_signal_wait_until_thread(i8* %237, i32 5, i64 %187, i32 1, i8* %ctrl, i32 15), !dbg !524
	br label %b28, !dbg !524

b28:
	br i1 %144, label %b29, label %b30, !dbg !524

b29:
	%239 = addrspacecast i64 addrspace(1)* %189 to i64*, !dbg !525
	%240 = bitcast i64* %239 to i8*, !dbg !525
	%241 = call i64 @gpuc_signal_wait_until_thread(i8* %240, i32 5, i64 %187, i32 1, i8* %ctrl, i32 16), !dbg !525
	br label %b30, !dbg !525

b30:
	%242 = call i32 @gpuc_num_pes_thread(), !dbg !359
	%243 = sext i32 %p9 to i64, !dbg !359
	%244 = sext i32 %242 to i64, !dbg !359
	%245 = icmp ult i64 %243, %244, !dbg !359
	%246 = select i1 %245, i32 %p9, i32 0, !dbg !359
	%247 = call i8* @gpuc_peer_early(i32 %246), !dbg !359
	%248 = call i32 @gpuc_num_pes_thread(), !dbg !526
	%249 = sext i32 %p10 to i64, !dbg !526
	%250 = sext i32 %248 to i64, !dbg !526
	%251 = icmp ult i64 %249, %250, !dbg !526
	%252 = select i1 %251, i32 %p10, i32 0, !dbg !526
	%253 = call i8* @gpuc_peer_early(i32 %252), !dbg !526
	call void @llvm.nvvm.barrier0(), !dbg !527
	%254 = icmp ult i32 %176, %p8, !dbg !528
	br i1 %254, label %b31, label %b45, !dbg !528

b31:
	%255 = icmp eq i32 %153, %194, !dbg !529
	br i1 %255, label %b32, label %b45, !dbg !529

b32:
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %216, i32 0, i32 0, !dbg !530
	%257 = bitcast { float, float, float, float } addrspace(1)* %216 to <4 x float> addrspace(1)*, !dbg !530
	%258 = load <4 x float>, <4 x float> addrspace(1)* %257, align 16, !dbg !530
	%259 = extractelement <4 x float> %258, i32 0, !dbg !530
	%260 = extractelement <4 x float> %258, i32 1, !dbg !530
	%261 = extractelement <4 x float> %258, i32 2, !dbg !530
	%262 = extractelement <4 x float> %258, i32 3, !dbg !530
	%263 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %216, i32 0, i32 1, !dbg !530
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %216, i32 0, i32 2, !dbg !530
	%265 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %216, i32 0, i32 3, !dbg !530
	%266 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %217, i32 0, i32 0, !dbg !531
	%267 = bitcast { float, float, float, float } addrspace(1)* %217 to <4 x float> addrspace(1)*, !dbg !531
	%268 = load <4 x float>, <4 x float> addrspace(1)* %267, align 16, !dbg !531
	%269 = extractelement <4 x float> %268, i32 0, !dbg !531
	%270 = extractelement <4 x float> %268, i32 1, !dbg !531
	%271 = extractelement <4 x float> %268, i32 2, !dbg !531
	%272 = extractelement <4 x float> %268, i32 3, !dbg !531
	%273 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %217, i32 0, i32 1, !dbg !531
	%274 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %217, i32 0, i32 2, !dbg !531
	%275 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %217, i32 0, i32 3, !dbg !531
	%276 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %218, i32 0, i32 0, !dbg !532
	%277 = bitcast { float, float, float, float } addrspace(1)* %218 to <4 x float> addrspace(1)*, !dbg !532
	%278 = load <4 x float>, <4 x float> addrspace(1)* %277, align 16, !dbg !532
	%279 = extractelement <4 x float> %278, i32 0, !dbg !532
	%280 = extractelement <4 x float> %278, i32 1, !dbg !532
	%281 = extractelement <4 x float> %278, i32 2, !dbg !532
	%282 = extractelement <4 x float> %278, i32 3, !dbg !532
	%283 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %218, i32 0, i32 1, !dbg !532
	%284 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %218, i32 0, i32 2, !dbg !532
	%285 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %218, i32 0, i32 3, !dbg !532
	%286 = load float, float addrspace(1)* %219, align 4, !dbg !533
	%287 = load float, float addrspace(1)* %220, align 4, !dbg !534
	%288 = fadd float %286, %270, !dbg !536
	%289 = fadd float %288, %259, !dbg !537
	%290 = fadd float %289, %279, !dbg !538
	%291 = fmul float %290, 2.500000e-01, !dbg !539
	%292 = fadd float %269, %271, !dbg !540
	%293 = fadd float %292, %260, !dbg !541
	%294 = fadd float %293, %280, !dbg !542
	%295 = fmul float %294, 2.500000e-01, !dbg !543
	%296 = fadd float %270, %272, !dbg !544
	%297 = fadd float %296, %261, !dbg !545
	%298 = fadd float %297, %281, !dbg !546
	%299 = fmul float %298, 2.500000e-01, !dbg !547
	%300 = fadd float %271, %287, !dbg !548
	%301 = fadd float %300, %262, !dbg !549
	%302 = fadd float %301, %282, !dbg !550
	%303 = fmul float %302, 2.500000e-01, !dbg !551
	br i1 %201, label %b44, label %b33, !dbg !552

b33:
	%304 = icmp eq i32 %197, 0, !dbg !553
	br i1 %304, label %b34, label %b35, !dbg !553

b34:
	br label %b35, !dbg !554

b35:
	%305 = phi float [ %291, %b33 ], [ %269, %b34 ], !dbg !555
	%306 = icmp uge i32 %197, %126, !dbg !556
	br i1 %306, label %b36, label %b37, !dbg !556

b36:
	br label %b37, !dbg !557

b37:
	%307 = phi float [ %305, %b35 ], [ %269, %b36 ], !dbg !558
	%308 = add i32 %197, 1, !dbg !559
	%309 = icmp uge i32 %308, %126, !dbg !560
	br i1 %309, label %b38, label %b39, !dbg !560

b38:
	br label %b39, !dbg !561

b39:
	%310 = phi float [ %295, %b37 ], [ %270, %b38 ], !dbg !562
	%311 = add i32 %197, 2, !dbg !563
	%312 = icmp uge i32 %311, %126, !dbg !564
	br i1 %312, label %b40, label %b41, !dbg !564

b40:
	br label %b41, !dbg !565

b41:
	%313 = phi float [ %299, %b39 ], [ %271, %b40 ], !dbg !566
	%314 = add i32 %197, 3, !dbg !567
	%315 = icmp uge i32 %314, %126, !dbg !568
	br i1 %315, label %b42, label %b43, !dbg !568

b42:
	br label %b43, !dbg !569

b43:
	%316 = phi float [ %303, %b41 ], [ %272, %b42 ], !dbg !570
	br label %b44, !dbg !436

b44:
	%317 = phi float [ %291, %b32 ], [ %307, %b43 ], !dbg !571
	%318 = phi float [ %295, %b32 ], [ %310, %b43 ], !dbg !571
	%319 = phi float [ %299, %b32 ], [ %313, %b43 ], !dbg !571
	%320 = phi float [ %303, %b32 ], [ %316, %b43 ], !dbg !571
	%321 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %221, i32 0, i32 0, !dbg !572
	%322 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %221, i32 0, i32 1, !dbg !572
	%323 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %221, i32 0, i32 2, !dbg !572
	%324 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %221, i32 0, i32 3, !dbg !572
	%325 = bitcast { float, float, float, float } addrspace(1)* %221 to <4 x float> addrspace(1)*, !dbg !572
	%326 = insertelement <4 x float> undef, float %317, i32 0, !dbg !572
	%327 = insertelement <4 x float> %326, float %318, i32 1, !dbg !572
	%328 = insertelement <4 x float> %327, float %319, i32 2, !dbg !572
	%329 = insertelement <4 x float> %328, float %320, i32 3, !dbg !572
	store <4 x float> %329, <4 x float> addrspace(1)* %325, align 16, !dbg !572
	%330 = fsub float %317, %269, !dbg !574
	%331 = fsub float %318, %270, !dbg !575
	%332 = fsub float %319, %271, !dbg !576
	%333 = fsub float %320, %272, !dbg !577
	%334 = fmul float %330, %330, !dbg !578
	%335 = fmul float %331, %331, !dbg !579
	%336 = fadd float %334, %335, !dbg !580
	%337 = fmul float %332, %332, !dbg !581
	%338 = fadd float %336, %337, !dbg !582
	%339 = fmul float %333, %333, !dbg !583
	%340 = fadd float %338, %339, !dbg !584
	%341 = fadd float 0.000000e+00, %340, !dbg !585
	br label %b45, !dbg !585

b45:
	%342 = phi float [ 0.000000e+00, %b30 ], [ 0.000000e+00, %b31 ], [ %341, %b44 ], !dbg !586
	br i1 %142, label %b46, label %b69, !dbg !586

b46:
	br i1 %144, label %b47, label %b69, !dbg !586

b47:
	br i1 %114, label %b48, label %b69, !dbg !417

b48:
	br i1 %254, label %b49, label %b69, !dbg !587

b49:
	%343 = sub i32 %149, 1, !dbg !588
	%344 = zext i32 %343 to i64, !dbg !588
	%345 = trunc i64 %344 to i32, !dbg !588
	%346 = icmp eq i32 %153, %345, !dbg !589
	br i1 %346, label %b50, label %b69, !dbg !589

b50:
	%347 = mul i32 %176, 4, !dbg !591
	%348 = icmp ugt i32 %347, 0, !dbg !592
	br i1 %348, label %b51, label %b52, !dbg !592

b51:
	%349 = add i32 %347, 4, !dbg !593
	%350 = icmp ult i32 %349, %p7, !dbg !594
	br label %b52, !dbg !594

b52:
	%351 = phi i1 [ false, %b50 ], [ %350, %b51 ], !dbg !595
	%352 = icmp eq i32 %176, 0, !dbg !596
	br i1 %352, label %b53, label %b54, !dbg !596

b53:
	br label %b54, !dbg !597

b54:
	%353 = phi i64 [ -1, %b52 ], [ 0, %b53 ], !dbg !502
	%354 = icmp eq i32 %176, %113, !dbg !598
	br i1 %354, label %b55, label %b56, !dbg !598

b55:
	br label %b56, !dbg !599

b56:
	%355 = phi i64 [ 4, %b54 ], [ 0, %b55 ], !dbg !505
	%356 = zext i32 %176 to i64, !dbg !600
	%357 = add i64 %129, %356, !dbg !601
	%358 = sub i64 %357, %125, !dbg !602
	%359 = add i64 %357, %125, !dbg !605
	%360 = mul i64 %357, 4, !dbg !607
	%361 = add i64 %360, %353, !dbg !608
	%362 = add i64 %360, %355, !dbg !610
	%363 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i64 %358, !dbg !603
	%364 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i64 %357, !dbg !604
	%365 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i64 %359, !dbg !606
	%366 = getelementptr inbounds float, float addrspace(1)* %2, i64 %361, !dbg !609
	%367 = getelementptr inbounds float, float addrspace(1)* %2, i64 %362, !dbg !611
	%368 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %91, i64 %357, !dbg !612
	%369 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %363, i32 0, i32 0, !dbg !614
	%370 = icmp uge i64 %358, %90, !dbg !603
	%371 = icmp uge i64 %357, %90, !dbg !604
	%372 = icmp uge i64 %359, %90, !dbg !606
	%373 = icmp uge i64 %361, %p1, !dbg !609
	%374 = icmp uge i64 %362, %p1, !dbg !611
	%375 = or i1 %370, %371, !dbg !611
	%376 = or i1 %375, %372, !dbg !611
	%377 = or i1 %376, %373, !dbg !611
	%378 = or i1 %377, %374, !dbg !611
	br i1 %378, label %b56_fail1, label %b56_ok1, !dbg !611, !prof !10

b56_ok1:
	%379 = bitcast { float, float, float, float } addrspace(1)* %363 to <4 x float> addrspace(1)*, !dbg !614
	%380 = load <4 x float>, <4 x float> addrspace(1)* %379, align 16, !dbg !614
	%381 = extractelement <4 x float> %380, i32 0, !dbg !614
	%382 = extractelement <4 x float> %380, i32 1, !dbg !614
	%383 = extractelement <4 x float> %380, i32 2, !dbg !614
	%384 = extractelement <4 x float> %380, i32 3, !dbg !614
	%385 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %363, i32 0, i32 1, !dbg !614
	%386 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %363, i32 0, i32 2, !dbg !614
	%387 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %363, i32 0, i32 3, !dbg !614
	%388 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %364, i32 0, i32 0, !dbg !615
	%389 = bitcast { float, float, float, float } addrspace(1)* %364 to <4 x float> addrspace(1)*, !dbg !615
	%390 = load <4 x float>, <4 x float> addrspace(1)* %389, align 16, !dbg !615
	%391 = extractelement <4 x float> %390, i32 0, !dbg !615
	%392 = extractelement <4 x float> %390, i32 1, !dbg !615
	%393 = extractelement <4 x float> %390, i32 2, !dbg !615
	%394 = extractelement <4 x float> %390, i32 3, !dbg !615
	%395 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %364, i32 0, i32 1, !dbg !615
	%396 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %364, i32 0, i32 2, !dbg !615
	%397 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %364, i32 0, i32 3, !dbg !615
	%398 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %365, i32 0, i32 0, !dbg !616
	%399 = bitcast { float, float, float, float } addrspace(1)* %365 to <4 x float> addrspace(1)*, !dbg !616
	%400 = load <4 x float>, <4 x float> addrspace(1)* %399, align 16, !dbg !616
	%401 = extractelement <4 x float> %400, i32 0, !dbg !616
	%402 = extractelement <4 x float> %400, i32 1, !dbg !616
	%403 = extractelement <4 x float> %400, i32 2, !dbg !616
	%404 = extractelement <4 x float> %400, i32 3, !dbg !616
	%405 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %365, i32 0, i32 1, !dbg !616
	%406 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %365, i32 0, i32 2, !dbg !616
	%407 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %365, i32 0, i32 3, !dbg !616
	%408 = load float, float addrspace(1)* %366, align 4, !dbg !617
	%409 = load float, float addrspace(1)* %367, align 4, !dbg !618
	%410 = fadd float %408, %392, !dbg !621
	%411 = fadd float %410, %381, !dbg !622
	%412 = fadd float %411, %401, !dbg !623
	%413 = fmul float %412, 2.500000e-01, !dbg !624
	%414 = fadd float %391, %393, !dbg !625
	%415 = fadd float %414, %382, !dbg !626
	%416 = fadd float %415, %402, !dbg !627
	%417 = fmul float %416, 2.500000e-01, !dbg !628
	%418 = fadd float %392, %394, !dbg !629
	%419 = fadd float %418, %383, !dbg !630
	%420 = fadd float %419, %403, !dbg !631
	%421 = fmul float %420, 2.500000e-01, !dbg !632
	%422 = fadd float %393, %409, !dbg !633
	%423 = fadd float %422, %384, !dbg !634
	%424 = fadd float %423, %404, !dbg !635
	%425 = fmul float %424, 2.500000e-01, !dbg !636
	br i1 %351, label %b68, label %b57, !dbg !637

b57:
	%426 = icmp eq i32 %347, 0, !dbg !639
	br i1 %426, label %b58, label %b59, !dbg !639

b58:
	br label %b59, !dbg !640

b59:
	%427 = phi float [ %413, %b57 ], [ %391, %b58 ], !dbg !555
	%428 = icmp uge i32 %347, %126, !dbg !641
	br i1 %428, label %b60, label %b61, !dbg !641

b60:
	br label %b61, !dbg !642

b61:
	%429 = phi float [ %427, %b59 ], [ %391, %b60 ], !dbg !558
	%430 = add i32 %347, 1, !dbg !643
	%431 = icmp uge i32 %430, %126, !dbg !644
	br i1 %431, label %b62, label %b63, !dbg !644

b62:
	br label %b63, !dbg !645

b63:
	%432 = phi float [ %417, %b61 ], [ %392, %b62 ], !dbg !562
	%433 = add i32 %347, 2, !dbg !646
	%434 = icmp uge i32 %433, %126, !dbg !647
	br i1 %434, label %b64, label %b65, !dbg !647

b64:
	br label %b65, !dbg !648

b65:
	%435 = phi float [ %421, %b63 ], [ %393, %b64 ], !dbg !566
	%436 = add i32 %347, 3, !dbg !649
	%437 = icmp uge i32 %436, %126, !dbg !650
	br i1 %437, label %b66, label %b67, !dbg !650

b66:
	br label %b67, !dbg !651

b67:
	%438 = phi float [ %425, %b65 ], [ %394, %b66 ], !dbg !570
	br label %b68, !dbg !638

b68:
	%439 = phi float [ %413, %b56_ok1 ], [ %429, %b67 ], !dbg !652
	%440 = phi float [ %417, %b56_ok1 ], [ %432, %b67 ], !dbg !652
	%441 = phi float [ %421, %b56_ok1 ], [ %435, %b67 ], !dbg !652
	%442 = phi float [ %425, %b56_ok1 ], [ %438, %b67 ], !dbg !652
	%443 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %368, i32 0, i32 0, !dbg !653
	%444 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %368, i32 0, i32 1, !dbg !653
	%445 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %368, i32 0, i32 2, !dbg !653
	%446 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %368, i32 0, i32 3, !dbg !653
	%447 = bitcast { float, float, float, float } addrspace(1)* %368 to <4 x float> addrspace(1)*, !dbg !653
	%448 = insertelement <4 x float> undef, float %439, i32 0, !dbg !653
	%449 = insertelement <4 x float> %448, float %440, i32 1, !dbg !653
	%450 = insertelement <4 x float> %449, float %441, i32 2, !dbg !653
	%451 = insertelement <4 x float> %450, float %442, i32 3, !dbg !653
	store <4 x float> %451, <4 x float> addrspace(1)* %447, align 16, !dbg !653
	%452 = fsub float %439, %391, !dbg !655
	%453 = fsub float %440, %392, !dbg !656
	%454 = fsub float %441, %393, !dbg !657
	%455 = fsub float %442, %394, !dbg !658
	%456 = fmul float %452, %452, !dbg !659
	%457 = fmul float %453, %453, !dbg !660
	%458 = fadd float %456, %457, !dbg !661
	%459 = fmul float %454, %454, !dbg !662
	%460 = fadd float %458, %459, !dbg !663
	%461 = fmul float %455, %455, !dbg !664
	%462 = fadd float %460, %461, !dbg !665
	%463 = fadd float %342, %462, !dbg !666
	br label %b69, !dbg !666

b69:
	%464 = phi float [ %342, %b45 ], [ %342, %b46 ], [ %342, %b47 ], [ %342, %b48 ], [ %342, %b49 ], [ %463, %b68 ], !dbg !586
	%465 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !667
	br i1 %142, label %b70, label %b71, !dbg !667

b70:
	%466 = sub i32 %p8, %174, !dbg !668
	%467 = icmp ult i32 %173, %466, !dbg !669
	%468 = select i1 %467, i32 %173, i32 %466, !dbg !669
	%469 = mul i32 %468, 4, !dbg !670
	%470 = zext i32 %469 to i64, !dbg !670
	%471 = zext i32 %174 to i64, !dbg !671
	%472 = add i64 %125, %471, !dbg !672
	%473 = mul i64 %472, 4, !dbg !673
	%474 = add i64 %130, %471, !dbg !674
	%475 = mul i64 %474, 4, !dbg !675
	%476 = add i64 %475, %470, !dbg !676
	%477 = add i64 %473, %470, !dbg !678
	%478 = add i32 %119, %133, !dbg !680
	%479 = sext i32 %478 to i64, !dbg !681
	%480 = mul i32 %145, %147, !dbg !359
	%481 = icmp ugt i64 %476, %p1, !dbg !677
	%482 = icmp ugt i64 %475, %476, !dbg !677
	%483 = icmp ugt i64 %477, %p1, !dbg !679
	%484 = icmp uge i64 %479, %p5, !dbg !682
	%485 = icmp uge i64 %120, %121, !dbg !359
	%486 = or i1 %481, %482, !dbg !359
	%487 = or i1 %486, %483, !dbg !359
	%488 = or i1 %487, %484, !dbg !359
	%489 = or i1 %488, %485, !dbg !359
	br i1 %489, label %b70_fail1, label %b70_ok1, !dbg !359, !prof !10

b70_ok1:
	%490 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !359, !range !19
	%491 = mul i32 %480, %490, !dbg !359
	%492 = sext i32 %465 to i64, !dbg !359
	%493 = sext i32 %491 to i64, !dbg !359
	%494 = add i64 %187, 1, !dbg !683
	%495 = getelementptr inbounds float, float addrspace(1)* %1, i64 %475, !dbg !677
	%496 = getelementptr inbounds float, float addrspace(1)* %1, i64 %473, !dbg !679
	%497 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %479, !dbg !682
	%498 = mul i64 %470, 4, !dbg !359
	%499 = addrspacecast float addrspace(1)* %495 to float*, !dbg !359
	%500 = addrspacecast float addrspace(1)* %496 to float*, !dbg !359
	%501 = addrspacecast i64 addrspace(1)* %497 to i64*, !dbg !359
	%502 = icmp ne i64 %492, %493, !dbg !359
	br i1 %502, label %b70_fail6, label %b70_ok6, !dbg !359, !prof !10

b70_ok6:
	%503 = bitcast float* %499 to i8*, !dbg !359
	%504 = bitcast float* %500 to i8*, !dbg !359
	%505 = bitcast i64* %501 to i8*, !dbg !359
	call void @gpuc_put_signal_nbi_block(i8* %503, i8* %504, i64 %498, i8* %505, i64 %494, i32 9, i32 %p9, i32 1, i32 1, i8* %247), !dbg !359
	br label %b71, !dbg !358

b71:
	br i1 %144, label %b72, label %b73, !dbg !358

b72:
	%506 = sub i32 %p8, %174, !dbg !684
	%507 = icmp ult i32 %173, %506, !dbg !685
	%508 = select i1 %507, i32 %173, i32 %506, !dbg !685
	%509 = mul i32 %508, 4, !dbg !686
	%510 = zext i32 %509 to i64, !dbg !686
	%511 = zext i32 %174 to i64, !dbg !687
	%512 = add i64 %131, %511, !dbg !688
	%513 = mul i64 %512, 4, !dbg !689
	%514 = mul i64 %511, 4, !dbg !690
	%515 = add i64 %514, %510, !dbg !691
	%516 = add i64 %513, %510, !dbg !693
	%517 = add i32 %123, %133, !dbg !695
	%518 = sext i32 %517 to i64, !dbg !696
	%519 = mul i32 %145, %147, !dbg !526
	%520 = icmp ugt i64 %515, %p1, !dbg !692
	%521 = icmp ugt i64 %516, %p1, !dbg !694
	%522 = icmp ugt i64 %513, %516, !dbg !694
	%523 = icmp uge i64 %518, %p5, !dbg !697
	%524 = icmp uge i64 %124, %121, !dbg !526
	%525 = or i1 %520, %521, !dbg !526
	%526 = or i1 %525, %522, !dbg !526
	%527 = or i1 %526, %523, !dbg !526
	%528 = or i1 %527, %524, !dbg !526
	br i1 %528, label %b72_fail1, label %b72_ok1, !dbg !526, !prof !10

b72_ok1:
	%529 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !526, !range !19
	%530 = mul i32 %519, %529, !dbg !526
	%531 = sext i32 %465 to i64, !dbg !526
	%532 = sext i32 %530 to i64, !dbg !526
	%533 = add i64 %187, 1, !dbg !698
	%534 = getelementptr inbounds float, float addrspace(1)* %1, i64 %514, !dbg !692
	%535 = getelementptr inbounds float, float addrspace(1)* %1, i64 %513, !dbg !694
	%536 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %518, !dbg !697
	%537 = mul i64 %510, 4, !dbg !526
	%538 = addrspacecast float addrspace(1)* %534 to float*, !dbg !526
	%539 = addrspacecast float addrspace(1)* %535 to float*, !dbg !526
	%540 = addrspacecast i64 addrspace(1)* %536 to i64*, !dbg !526
	%541 = icmp ne i64 %531, %532, !dbg !526
	br i1 %541, label %b72_fail6, label %b72_ok6, !dbg !526, !prof !10

b72_ok6:
	%542 = bitcast float* %538 to i8*, !dbg !526
	%543 = bitcast float* %539 to i8*, !dbg !526
	%544 = bitcast i64* %540 to i8*, !dbg !526
	call void @gpuc_put_signal_nbi_block(i8* %542, i8* %543, i64 %537, i8* %544, i64 %533, i32 9, i32 %p10, i32 1, i32 1, i8* %253), !dbg !526
	br label %b73, !dbg !425

b73:
	%545 = phi float [ 0.000000e+00, %b16 ], [ %464, %b71 ], [ %464, %b72_ok6 ], !dbg !586
	%546 = icmp sgt i32 %163, 1, !dbg !699
	%547 = select i1 %546, i32 %163, i32 1, !dbg !699
	%548 = icmp slt i32 %172, %112, !dbg !700
	%549 = select i1 %548, i32 %172, i32 %112, !dbg !700
	%550 = addrspacecast { float, float, float, float } addrspace(1)* %91 to { float, float, float, float }*, !dbg !701
	%551 = addrspacecast { float, float, float, float } addrspace(1)* %92 to { float, float, float, float }*, !dbg !701
	%552 = call float @gpuc_fn_solver_march(float* %79, i64 %p1, { float, float, float, float }* %550, i64 %90, i64 %90, float* %85, i64 %p1, { float, float, float, float }* %551, i64 %90, i64 %90, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %176, i32 %547, i32 %549, i8* %ctrl), !dbg !701
	%553 = fadd float %545, %552, !dbg !702
	%554 = fadd float %132, %553, !dbg !703
	%555 = add i32 %133, %135, !dbg !704
	br label %b14, !dbg !704

b74:
	br i1 %69, label %b75, label %b88, !dbg !356

b75:
	%556 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %106, !dbg !373
	%557 = icmp uge i64 %106, %p27, !dbg !373
	br i1 %557, label %b75_fail1, label %b75_ok1, !dbg !373, !prof !10

b75_ok1:
	%558 = load i64, i64 addrspace(1)* %556, align 8, !dbg !373
	%559 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !707, !range !12
	%560 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !707, !range !12
	%561 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !707, !range !14
	%562 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !707, !range !18
	%563 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !707, !range !18
	%564 = mul i32 %563, %561, !dbg !707
	%565 = add i32 %560, %564, !dbg !707
	%566 = mul i32 %562, %565, !dbg !707
	%567 = add i32 %559, %566, !dbg !707
	%568 = sext i32 %567 to i64, !dbg !707
	%569 = and i32 %567, -32, !dbg !708
	%570 = mul i32 %562, %563, !dbg !708
	%571 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !708, !range !19
	%572 = mul i32 %570, %571, !dbg !708
	%573 = sub i32 %572, %569, !dbg !708
	%574 = icmp slt i32 %573, 32, !dbg !708
	%575 = select i1 %574, i32 %573, i32 32, !dbg !708
	%576 = sext i32 %575 to i64, !dbg !708
	%577 = icmp sge i64 %568, %576, !dbg !709
	br i1 %577, label %b88, label %b76, !dbg !709

b76:
	%578 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !712, !range !89
	%579 = sext i32 %578 to i64, !dbg !712
	br label %b77, !dbg !712

b77:
	%580 = phi double [ 0.000000e+00, %b76 ], [ %606, %b78_ok1 ], !dbg !716
	%581 = phi i64 [ %579, %b76 ], [ %607, %b78_ok1 ], !dbg !712
	%582 = icmp slt i64 %581, %121, !dbg !712
	br i1 %582, label %b78, label %b79, !dbg !712

b78:
	%583 = urem i32 %76, 2, !dbg !718
	%584 = trunc i64 %121 to i32, !dbg !719
	%585 = mul i32 %583, %584, !dbg !719
	%586 = zext i32 %585 to i64, !dbg !719
	%587 = add i64 %586, %581, !dbg !720
	%588 = mul i64 %587, 2, !dbg !721
	%589 = add i64 %588, 2, !dbg !723
	%590 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %588, !dbg !724
	%591 = addrspacecast i64 addrspace(1)* %590 to i64*, !dbg !725
	%592 = ptrtoint i64* %591 to i64, !dbg !725
	%593 = and i64 %592, 15, !dbg !725
	%594 = icmp eq i64 %593, 0, !dbg !725
	%595 = bitcast i64 addrspace(1)* %590 to { i64, i64 } addrspace(1)*, !dbg !725
	%596 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %595, i64 0, !dbg !726
	%597 = addrspacecast { i64, i64 } addrspace(1)* %596 to { i64, i64 }*, !dbg !715
	%598 = icmp ugt i64 %589, %p19, !dbg !724
	%599 = icmp ugt i64 %588, %589, !dbg !724
	%600 = icmp eq i1 %594, false, !dbg !725
	%601 = or i1 %598, %599, !dbg !725
	%602 = or i1 %601, %600, !dbg !725
	br i1 %602, label %b78_fail1, label %b78_ok1, !dbg !725, !prof !10

b78_ok1:
	%603 = bitcast { i64, i64 }* %597 to i8*, !dbg !715
	%604 = call i64 @gpuc_wait_line_thread(i8* %603, i32 %76, i8* %ctrl, i32 26), !dbg !715
	%605 = bitcast i64 %604 to double, !dbg !727
	%606 = fadd double %580, %605, !dbg !728
	%607 = add i64 %581, %576, !dbg !712
	br label %b77, !dbg !712

b79:
	%608 = icmp eq i64 %576, 32, !dbg !734
	br i1 %608, label %b80, label %b82, !dbg !734

b80:
	%609 = phi double [ %626, %b81 ], [ %580, %b79 ], !dbg !735
	%610 = phi i64 [ %629, %b81 ], [ 16, %b79 ], !dbg !736
	%611 = icmp sgt i64 %610, 0, !dbg !737
	br i1 %611, label %b81, label %b85, !dbg !737

b81:
	%612 = trunc i64 %610 to i32, !dbg !738
	%613 = bitcast double %609 to i64, !dbg !738
	%614 = trunc i64 %613 to i32, !dbg !738
	%615 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %614, i32 %612, i32 31), !dbg !738
	%616 = extractvalue { i32, i1 } %615, 0, !dbg !738
	%617 = lshr i64 %613, 32, !dbg !738
	%618 = trunc i64 %617 to i32, !dbg !738
	%619 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %618, i32 %612, i32 31), !dbg !738
	%620 = extractvalue { i32, i1 } %619, 0, !dbg !738
	%621 = zext i32 %620 to i64, !dbg !738
	%622 = shl i64 %621, 32, !dbg !738
	%623 = zext i32 %616 to i64, !dbg !738
	%624 = or i64 %623, %622, !dbg !738
	%625 = bitcast i64 %624 to double, !dbg !738
	%626 = fadd double %609, %625, !dbg !739
	%627 = trunc i64 %610 to i32, !dbg !740
	%628 = udiv i32 %627, 2, !dbg !740
	%629 = zext i32 %628 to i64, !dbg !740
	br label %b80, !dbg !740

b82:
	%630 = bitcast double %580 to i64, !dbg !741
	%631 = trunc i64 %630 to i32, !dbg !741
	%632 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %631, i32 0, i32 31), !dbg !741
	%633 = extractvalue { i32, i1 } %632, 0, !dbg !741
	%634 = lshr i64 %630, 32, !dbg !741
	%635 = trunc i64 %634 to i32, !dbg !741
	%636 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %635, i32 0, i32 31), !dbg !741
	%637 = extractvalue { i32, i1 } %636, 0, !dbg !741
	%638 = zext i32 %637 to i64, !dbg !741
	%639 = shl i64 %638, 32, !dbg !741
	%640 = zext i32 %633 to i64, !dbg !741
	%641 = or i64 %640, %639, !dbg !741
	%642 = bitcast i64 %641 to double, !dbg !741
	br label %b83, !dbg !741

b83:
	%643 = phi double [ %642, %b82 ], [ %659, %b84 ], !dbg !742
	%644 = phi i32 [ 1, %b82 ], [ %660, %b84 ], !dbg !743
	%645 = icmp slt i32 %644, %575, !dbg !744
	br i1 %645, label %b84, label %b85, !dbg !744

b84:
	%646 = bitcast double %580 to i64, !dbg !745
	%647 = trunc i64 %646 to i32, !dbg !745
	%648 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %647, i32 %644, i32 31), !dbg !745
	%649 = extractvalue { i32, i1 } %648, 0, !dbg !745
	%650 = lshr i64 %646, 32, !dbg !745
	%651 = trunc i64 %650 to i32, !dbg !745
	%652 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %651, i32 %644, i32 31), !dbg !745
	%653 = extractvalue { i32, i1 } %652, 0, !dbg !745
	%654 = zext i32 %653 to i64, !dbg !745
	%655 = shl i64 %654, 32, !dbg !745
	%656 = zext i32 %649 to i64, !dbg !745
	%657 = or i64 %656, %655, !dbg !745
	%658 = bitcast i64 %657 to double, !dbg !745
	%659 = fadd double %643, %658, !dbg !739
	%660 = add i32 %644, 1, !dbg !746
	br label %b83, !dbg !746

b85:
	%661 = phi double [ %609, %b80 ], [ %643, %b83 ], !dbg !733
	%662 = icmp ne i64 %568, 0, !dbg !747
	br i1 %662, label %b88, label %b86, !dbg !747

b86:
	%663 = getelementptr inbounds double, double addrspace(1)* %7, i64 0, !dbg !748
	%664 = icmp uge i64 0, %p23, !dbg !748
	br i1 %664, label %b86_fail1, label %b86_ok1, !dbg !748, !prof !10

b86_ok1:
	store double %661, double addrspace(1)* %663, align 8, !dbg !748
	%665 = fcmp ole double %661, %p31, !dbg !749
	br i1 %665, label %b87, label %b88, !dbg !749

b87:
	%666 = add i64 %558, 1, !dbg !750
	%667 = urem i64 %666, 2, !dbg !751
	%668 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %667, !dbg !752
	%669 = icmp uge i64 %667, %p25, !dbg !752
	br i1 %669, label %b87_fail1, label %b87_ok1, !dbg !752, !prof !10

b87_ok1:
	store i64 %558, i64 addrspace(1)* %668, align 8, !dbg !752
	br label %b88, !dbg !752

b88:
	%670 = icmp ne i32 %p29, 0, !dbg !753
	br i1 %670, label %b89, label %b113, !dbg !753

b89:
	%671 = fpext float %132 to double, !dbg !756
	%672 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !760, !range !12
	%673 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !760, !range !12
	%674 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !760, !range !14
	%675 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !760, !range !18
	%676 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !760, !range !18
	%677 = mul i32 %676, %674, !dbg !760
	%678 = add i32 %673, %677, !dbg !760
	%679 = mul i32 %675, %678, !dbg !760
	%680 = add i32 %672, %679, !dbg !760
	%681 = and i32 %680, -32, !dbg !760
	%682 = mul i32 %675, %676, !dbg !760
	%683 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !760, !range !19
	%684 = mul i32 %682, %683, !dbg !760
	%685 = sub i32 %684, %681, !dbg !760
	%686 = icmp slt i32 %685, 32, !dbg !760
	%687 = select i1 %686, i32 %685, i32 32, !dbg !760
	%688 = sext i32 %687 to i64, !dbg !760
	%689 = icmp eq i64 %688, 32, !dbg !761
	br i1 %689, label %b90, label %b92, !dbg !761

b90:
	%690 = phi double [ %707, %b91 ], [ %671, %b89 ], !dbg !762
	%691 = phi i64 [ %710, %b91 ], [ 16, %b89 ], !dbg !763
	%692 = icmp sgt i64 %691, 0, !dbg !764
	br i1 %692, label %b91, label %b95, !dbg !764

b91:
	%693 = trunc i64 %691 to i32, !dbg !765
	%694 = bitcast double %690 to i64, !dbg !765
	%695 = trunc i64 %694 to i32, !dbg !765
	%696 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %695, i32 %693, i32 31), !dbg !765
	%697 = extractvalue { i32, i1 } %696, 0, !dbg !765
	%698 = lshr i64 %694, 32, !dbg !765
	%699 = trunc i64 %698 to i32, !dbg !765
	%700 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %699, i32 %693, i32 31), !dbg !765
	%701 = extractvalue { i32, i1 } %700, 0, !dbg !765
	%702 = zext i32 %701 to i64, !dbg !765
	%703 = shl i64 %702, 32, !dbg !765
	%704 = zext i32 %697 to i64, !dbg !765
	%705 = or i64 %704, %703, !dbg !765
	%706 = bitcast i64 %705 to double, !dbg !765
	%707 = fadd double %690, %706, !dbg !766
	%708 = trunc i64 %691 to i32, !dbg !767
	%709 = udiv i32 %708, 2, !dbg !767
	%710 = zext i32 %709 to i64, !dbg !767
	br label %b90, !dbg !767

b92:
	%711 = bitcast double %671 to i64, !dbg !768
	%712 = trunc i64 %711 to i32, !dbg !768
	%713 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %712, i32 0, i32 31), !dbg !768
	%714 = extractvalue { i32, i1 } %713, 0, !dbg !768
	%715 = lshr i64 %711, 32, !dbg !768
	%716 = trunc i64 %715 to i32, !dbg !768
	%717 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %716, i32 0, i32 31), !dbg !768
	%718 = extractvalue { i32, i1 } %717, 0, !dbg !768
	%719 = zext i32 %718 to i64, !dbg !768
	%720 = shl i64 %719, 32, !dbg !768
	%721 = zext i32 %714 to i64, !dbg !768
	%722 = or i64 %721, %720, !dbg !768
	%723 = bitcast i64 %722 to double, !dbg !768
	br label %b93, !dbg !768

b93:
	%724 = phi double [ %723, %b92 ], [ %740, %b94 ], !dbg !769
	%725 = phi i32 [ 1, %b92 ], [ %741, %b94 ], !dbg !770
	%726 = icmp slt i32 %725, %687, !dbg !771
	br i1 %726, label %b94, label %b95, !dbg !771

b94:
	%727 = bitcast double %671 to i64, !dbg !772
	%728 = trunc i64 %727 to i32, !dbg !772
	%729 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %728, i32 %725, i32 31), !dbg !772
	%730 = extractvalue { i32, i1 } %729, 0, !dbg !772
	%731 = lshr i64 %727, 32, !dbg !772
	%732 = trunc i64 %731 to i32, !dbg !772
	%733 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %732, i32 %725, i32 31), !dbg !772
	%734 = extractvalue { i32, i1 } %733, 0, !dbg !772
	%735 = zext i32 %734 to i64, !dbg !772
	%736 = shl i64 %735, 32, !dbg !772
	%737 = zext i32 %730 to i64, !dbg !772
	%738 = or i64 %737, %736, !dbg !772
	%739 = bitcast i64 %738 to double, !dbg !772
	%740 = fadd double %724, %739, !dbg !766
	%741 = add i32 %725, 1, !dbg !773
	br label %b93, !dbg !773

b95:
	%742 = phi double [ %690, %b90 ], [ %724, %b93 ], !dbg !759
	%743 = sext i32 %684 to i64, !dbg !775
	%744 = trunc i64 %743 to i32, !dbg !776
	%745 = add i32 %744, 32, !dbg !776
	%746 = sub i32 %745, 1, !dbg !777
	%747 = udiv i32 %746, 32, !dbg !778
	%748 = zext i32 %747 to i64, !dbg !778
	%749 = icmp eq i64 %748, 1, !dbg !779
	br i1 %749, label %b111, label %b96, !dbg !779

b96:
	call void @llvm.nvvm.barrier0(), !dbg !781
	%750 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !782, !range !89
	%751 = sext i32 %750 to i64, !dbg !782
	%752 = icmp eq i64 %751, 0, !dbg !783
	br i1 %752, label %b97, label %b98, !dbg !783

b97:
	%753 = sext i32 %680 to i64, !dbg !784
	%754 = trunc i64 %753 to i32, !dbg !785
	%755 = udiv i32 %754, 32, !dbg !785
	%756 = zext i32 %755 to i64, !dbg !785
	%757 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %756, !dbg !786
	store double %742, double addrspace(3)* %757, align 8, !dbg !786
	br label %b98, !dbg !786

b98:
	call void @llvm.nvvm.barrier0(), !dbg !787
	%758 = trunc i64 %748 to i32, !dbg !788
	br label %b99, !dbg !787

b99:
	%759 = phi double [ %742, %b98 ], [ %780, %b110 ], !dbg !789
	%760 = phi i32 [ 0, %b98 ], [ %790, %b110 ], !dbg !790
	%761 = icmp slt i32 %760, %758, !dbg !791
	br i1 %761, label %b100, label %b111, !dbg !791

b100:
	store [8 x double] zeroinitializer, [8 x double]* %0, align 8, !dbg !792
	%762 = and i32 %760, 24, !dbg !793
	br label %b101, !dbg !793

b101:
	%763 = phi i32 [ 0, %b100 ], [ %770, %b101 ], !dbg !793
	%764 = add i32 %762, %763, !dbg !794
	%765 = sext i32 %764 to i64, !dbg !795
	%766 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %765, !dbg !795
	%767 = load double, double addrspace(3)* %766, align 8, !dbg !795
	%768 = sext i32 %763 to i64, !dbg !796
	%769 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %768, !dbg !796
	store double %767, double* %769, align 8, !dbg !796
	%770 = add i32 %763, 1, !dbg !796
	%771 = icmp slt i32 %770, 8, !dbg !796
	br i1 %771, label %b101, label %b102, !dbg !796

b102:
	%772 = icmp eq i32 %760, 0, !dbg !797
	br i1 %772, label %b103, label %b104, !dbg !797

b103:
	%773 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !798
	%774 = load double, double* %773, align 8, !dbg !798
	br label %b105, !dbg !798

b104:
	%775 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !799
	%776 = load double, double* %775, align 8, !dbg !799
	%777 = fadd double %759, %776, !dbg !766
	br label %b105, !dbg !800

b105:
	%778 = phi double [ %774, %b103 ], [ %777, %b104 ], !dbg !789
	%779 = sub i32 %758, %760, !dbg !801
	br label %b106, !dbg !801

b106:
	%780 = phi double [ %778, %b105 ], [ %788, %b109 ], !dbg !789
	%781 = phi i32 [ 1, %b105 ], [ %789, %b109 ], !dbg !802
	%782 = icmp slt i32 %781, 8, !dbg !803
	br i1 %782, label %b107, label %b110, !dbg !803

b107:
	%783 = icmp slt i32 %781, %779, !dbg !804
	br i1 %783, label %b108, label %b109, !dbg !804

b108:
	%784 = sext i32 %781 to i64, !dbg !805
	%785 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %784, !dbg !805
	%786 = load double, double* %785, align 8, !dbg !805
	%787 = fadd double %780, %786, !dbg !766
	br label %b109, !dbg !806

b109:
	%788 = phi double [ %780, %b107 ], [ %787, %b108 ], !dbg !789
	%789 = add i32 %781, 1, !dbg !807
	br label %b106, !dbg !807

b110:
	%790 = add nsw i32 %760, 8, !dbg !808
	br label %b99, !dbg !808, !llvm.loop !810

b111:
	%791 = phi double [ %742, %b95 ], [ %759, %b99 ], !dbg !758
	%792 = sext i32 %680 to i64, !dbg !811
	%793 = icmp eq i64 %792, 0, !dbg !812
	br i1 %793, label %b112, label %b113, !dbg !812

b112:
	%794 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !813, !range !449
	%795 = sext i32 %794 to i64, !dbg !813
	%796 = mul i64 %103, %795, !dbg !814
	%797 = add i64 %796, %101, !dbg !815
	%798 = mul i64 %797, 2, !dbg !817
	%799 = zext i32 %p29 to i64, !dbg !818
	%800 = add i64 %798, %799, !dbg !819
	%801 = sub i64 %800, 1, !dbg !820
	%802 = getelementptr inbounds double, double addrspace(1)* %4, i64 %801, !dbg !821
	%803 = icmp uge i64 %801, %p17, !dbg !821
	br i1 %803, label %b112_fail1, label %b112_ok1, !dbg !821, !prof !10

b112_ok1:
	store double %791, double addrspace(1)* %802, align 8, !dbg !821
	br label %b113, !dbg !821

b113:
	%804 = icmp eq i64 %101, 0, !dbg !823
	br i1 %804, label %b114, label %b117, !dbg !823

b114:
	%805 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !824, !range !368
	%806 = sext i32 %805 to i64, !dbg !824
	%807 = trunc i64 %806 to i32, !dbg !825
	%808 = udiv i32 %807, 2, !dbg !825
	%809 = zext i32 %808 to i64, !dbg !825
	%810 = icmp eq i64 %103, %809, !dbg !826
	br i1 %810, label %b115, label %b117, !dbg !826

b115:
	%811 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !827, !range !12
	%812 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !827, !range !12
	%813 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !827, !range !14
	%814 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !827, !range !18
	%815 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !827, !range !18
	%816 = mul i32 %815, %813, !dbg !827
	%817 = add i32 %812, %816, !dbg !827
	%818 = mul i32 %814, %817, !dbg !827
	%819 = add i32 %811, %818, !dbg !827
	%820 = sext i32 %819 to i64, !dbg !827
	%821 = icmp eq i64 %820, 0, !dbg !828
	br i1 %821, label %b116, label %b117, !dbg !822

b116:
	%822 = sext i32 %107 to i64, !dbg !829
	%823 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %106, !dbg !373
	%824 = icmp uge i64 %106, %p27, !dbg !373
	%825 = icmp uge i64 %822, %p27, !dbg !829
	%826 = or i1 %824, %825, !dbg !829
	br i1 %826, label %b116_fail1, label %b116_ok1, !dbg !829, !prof !10

b116_ok1:
	%827 = load i64, i64 addrspace(1)* %823, align 8, !dbg !373
	%828 = add i64 %827, 1, !dbg !830
	%829 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %822, !dbg !829
	store i64 %828, i64 addrspace(1)* %829, align 8, !dbg !829
	br label %b117, !dbg !829

b117:
	ret void, !dbg !829

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %13, i64 %p25), !dbg !361
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !361
	ret void, !dbg !361

b5_fail1:
	%830 = icmp uge i64 %40, %p27, !dbg !373
	br i1 %830, label %b5_fail2, label %b5_ok2, !dbg !373

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %40, i64 %p27), !dbg !373
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !373
	ret void, !dbg !373

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %40, i64 %p25), !dbg !374
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !374
	ret void, !dbg !374

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %13, i64 %p27), !dbg !376
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !376
	ret void, !dbg !376

b13_fail1:
	%831 = icmp ugt i64 %p1, %p3, !dbg !400
	br i1 %831, label %b13_fail2, label %b13_ok2, !dbg !400

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p1, i64 %p3), !dbg !400
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !400
	ret void, !dbg !400

b13_ok2:
	%832 = icmp eq i1 %78, false, !dbg !401
	br i1 %832, label %b13_fail3, label %b13_ok3, !dbg !401

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 4), !dbg !401
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !401
	ret void, !dbg !401

b13_ok3:
	%833 = icmp eq i1 %84, false, !dbg !401
	br i1 %833, label %b13_fail4, label %b13_ok4, !dbg !401

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %81, i64 16), !dbg !401
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !401
	ret void, !dbg !401

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %87, i64 16), !dbg !402
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !402
	ret void, !dbg !402

b17_fail1:
	%834 = icmp uge i64 %106, %p27, !dbg !373
	br i1 %834, label %b17_fail2, label %b17_ok2, !dbg !373

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %106, i64 %p27), !dbg !373
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !373
	ret void, !dbg !373

b17_ok2:
	%835 = icmp uge i64 %178, %p5, !dbg !486
	br i1 %835, label %b17_fail3, label %b17_ok3, !dbg !486

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %178, i64 %p5), !dbg !486
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !486
	ret void, !dbg !486

b17_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %180, i64 %p5), !dbg !489
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !489
	ret void, !dbg !489

b25_fail1:
	%836 = icmp uge i64 %211, %90, !dbg !512
	br i1 %836, label %b25_fail2, label %b25_ok2, !dbg !512

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %211, i64 %90), !dbg !512
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !512
	ret void, !dbg !512

b25_ok2:
	%837 = icmp uge i64 %210, %90, !dbg !513
	br i1 %837, label %b25_fail3, label %b25_ok3, !dbg !513

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %210, i64 %90), !dbg !513
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !513
	ret void, !dbg !513

b25_ok3:
	%838 = icmp uge i64 %212, %90, !dbg !515
	br i1 %838, label %b25_fail4, label %b25_ok4, !dbg !515

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %212, i64 %90), !dbg !515
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !515
	ret void, !dbg !515

b25_ok4:
	%839 = icmp uge i64 %214, %p1, !dbg !518
	br i1 %839, label %b25_fail5, label %b25_ok5, !dbg !518

b25_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %214, i64 %p1), !dbg !518
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !518
	ret void, !dbg !518

b25_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %215, i64 %p1), !dbg !520
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !520
	ret void, !dbg !520

b56_fail1:
	%840 = icmp uge i64 %358, %90, !dbg !603
	br i1 %840, label %b56_fail2, label %b56_ok2, !dbg !603

b56_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %358, i64 %90), !dbg !603
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !603
	ret void, !dbg !603

b56_ok2:
	%841 = icmp uge i64 %357, %90, !dbg !604
	br i1 %841, label %b56_fail3, label %b56_ok3, !dbg !604

b56_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %357, i64 %90), !dbg !604
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !604
	ret void, !dbg !604

b56_ok3:
	%842 = icmp uge i64 %359, %90, !dbg !606
	br i1 %842, label %b56_fail4, label %b56_ok4, !dbg !606

b56_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %359, i64 %90), !dbg !606
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !606
	ret void, !dbg !606

b56_ok4:
	%843 = icmp uge i64 %361, %p1, !dbg !609
	br i1 %843, label %b56_fail5, label %b56_ok5, !dbg !609

b56_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %361, i64 %p1), !dbg !609
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !609
	ret void, !dbg !609

b56_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %362, i64 %p1), !dbg !611
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !611
	ret void, !dbg !611

b70_fail1:
	%844 = icmp ugt i64 %476, %p1, !dbg !677
	br i1 %844, label %b70_fail2, label %b70_ok2, !dbg !677

b70_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %476, i64 %p1), !dbg !677
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !677
	ret void, !dbg !677

b70_ok2:
	%845 = icmp ugt i64 %475, %476, !dbg !677
	br i1 %845, label %b70_fail3, label %b70_ok3, !dbg !677

b70_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %475, i64 %476), !dbg !677
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !677
	ret void, !dbg !677

b70_ok3:
	%846 = icmp ugt i64 %477, %p1, !dbg !679
	br i1 %846, label %b70_fail4, label %b70_ok4, !dbg !679

b70_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %477, i64 %p1), !dbg !679
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !679
	ret void, !dbg !679

b70_ok4:
	%847 = icmp uge i64 %479, %p5, !dbg !682
	br i1 %847, label %b70_fail5, label %b70_ok5, !dbg !682

b70_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %479, i64 %p5), !dbg !682
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !682
	ret void, !dbg !682

b70_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %120, i64 %121), !dbg !359
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !359
	ret void, !dbg !359

b70_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %492, i64 %493), !dbg !359
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !359
	ret void, !dbg !359

b72_fail1:
	%848 = icmp ugt i64 %515, %p1, !dbg !692
	br i1 %848, label %b72_fail2, label %b72_ok2, !dbg !692

b72_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %515, i64 %p1), !dbg !692
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !692
	ret void, !dbg !692

b72_ok2:
	%849 = icmp ugt i64 %516, %p1, !dbg !694
	br i1 %849, label %b72_fail3, label %b72_ok3, !dbg !694

b72_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %516, i64 %p1), !dbg !694
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !694
	ret void, !dbg !694

b72_ok3:
	%850 = icmp ugt i64 %513, %516, !dbg !694
	br i1 %850, label %b72_fail4, label %b72_ok4, !dbg !694

b72_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %513, i64 %516), !dbg !694
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !694
	ret void, !dbg !694

b72_ok4:
	%851 = icmp uge i64 %518, %p5, !dbg !697
	br i1 %851, label %b72_fail5, label %b72_ok5, !dbg !697

b72_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %518, i64 %p5), !dbg !697
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !697
	ret void, !dbg !697

b72_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %124, i64 %121), !dbg !526
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !526
	ret void, !dbg !526

b72_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %531, i64 %532), !dbg !526
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !526
	ret void, !dbg !526

b75_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %106, i64 %p27), !dbg !373
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !373
	ret void, !dbg !373

b78_fail1:
	%852 = icmp ugt i64 %589, %p19, !dbg !724
	br i1 %852, label %b78_fail2, label %b78_ok2, !dbg !724

b78_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %589, i64 %p19), !dbg !724
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !724
	ret void, !dbg !724

b78_ok2:
	%853 = icmp ugt i64 %588, %589, !dbg !724
	br i1 %853, label %b78_fail3, label %b78_ok3, !dbg !724

b78_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %588, i64 %589), !dbg !724
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !724
	ret void, !dbg !724

b78_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %593, i64 16), !dbg !725
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !725
	ret void, !dbg !725

b86_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 %p23), !dbg !748
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !748
	ret void, !dbg !748

b87_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %667, i64 %p25), !dbg !752
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !752
	ret void, !dbg !752

b112_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %801, i64 %p17), !dbg !821
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !821
	ret void, !dbg !821

b116_fail1:
	%854 = icmp uge i64 %106, %p27, !dbg !373
	br i1 %854, label %b116_fail2, label %b116_ok2, !dbg !373

b116_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %106, i64 %p27), !dbg !373
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !373
	ret void, !dbg !373

b116_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %822, i64 %p27), !dbg !829
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !829
	ret void, !dbg !829
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, i32 %p31, double %p32, i8* %ctrl) nounwind !dbg !831 {
entry:
	%0 = alloca [8 x double], align 8, !dbg !832
	br label %b0, !dbg !832

b0:
	%1 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !832
	%2 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !832
	%3 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !832
	%4 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !832
	%5 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !832
	%6 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !832
	%7 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !832
	%8 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !832
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !834, !range !11
	%10 = sext i32 %9 to i64, !dbg !834
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !834, !range !13
	%12 = sext i32 %11 to i64, !dbg !834
	%13 = icmp eq i64 %10, 0, !dbg !835
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !839
	br i1 %13, label %b1, label %b2, !dbg !835

b1:
	%15 = trunc i64 %12 to i32, !dbg !841
	%16 = sub i32 %15, 1, !dbg !842
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !843, !range !368
	%18 = sext i32 %17 to i64, !dbg !843
	%19 = trunc i64 %18 to i32, !dbg !844
	%20 = add i32 %16, %19, !dbg !845
	%21 = icmp ult i32 %16, %20, !dbg !846
	%22 = select i1 %21, i32 %16, i32 %20, !dbg !846
	%23 = sub i32 %19, 1, !dbg !847
	%24 = icmp ult i32 1, %23, !dbg !848
	%25 = select i1 %24, i32 1, i32 %23, !dbg !848
	%26 = icmp eq i32 %22, %25, !dbg !849
	br label %b2, !dbg !849

b2:
	%27 = phi i1 [ false, %b0 ], [ %26, %b1 ], !dbg !850
	%28 = and i64 %p1, 3, !dbg !853
	%29 = icmp eq i64 %28, 0, !dbg !853
	%30 = addrspacecast float addrspace(1)* %1 to float*, !dbg !853
	%31 = ptrtoint float* %30 to i64, !dbg !853
	%32 = and i64 %31, 15, !dbg !853
	%33 = icmp eq i64 %32, 0, !dbg !853
	%34 = icmp eq i64 %p1, 0, !dbg !853
	%35 = or i1 %33, %34, !dbg !853
	%36 = addrspacecast float addrspace(1)* %2 to float*, !dbg !854
	%37 = ptrtoint float* %36 to i64, !dbg !854
	%38 = and i64 %37, 15, !dbg !854
	%39 = icmp eq i64 %38, 0, !dbg !854
	%40 = or i1 %39, %34, !dbg !854
	%41 = ashr i64 %p1, 2, !dbg !853
	%42 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !853
	%43 = bitcast float addrspace(1)* %2 to { float, float, float, float } addrspace(1)*, !dbg !854
	%44 = icmp ult i32 0, %p27, !dbg !851
	%45 = icmp ugt i64 %p1, %p3, !dbg !852
	%46 = icmp eq i1 %29, false, !dbg !853
	%47 = icmp eq i1 %35, false, !dbg !853
	%48 = icmp eq i1 %40, false, !dbg !854
	%49 = or i1 %45, %46, !dbg !854
	%50 = or i1 %49, %47, !dbg !854
	%51 = or i1 %50, %48, !dbg !854
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !854, !prof !10

b2_ok1:
	br i1 %44, label %b3, label %b116, !dbg !851

b3:
	%52 = trunc i64 %12 to i32, !dbg !856
	%53 = sub i32 %52, 1, !dbg !857
	%54 = sub i32 %p6, 1, !dbg !858
	%55 = sub i32 %p8, 1, !dbg !859
	%56 = icmp sgt i32 %p6, 1, !dbg !860
	%57 = add i32 %p11, 1, !dbg !861
	%58 = sext i32 %57 to i64, !dbg !862
	%59 = sext i32 %p9 to i64, !dbg !863
	%60 = sext i32 %14 to i64, !dbg !839
	%61 = sext i32 %p6 to i64, !dbg !865
	%62 = sext i32 %p10 to i64, !dbg !866
	%63 = zext i32 %p8 to i64, !dbg !868
	%64 = sub i32 %p7, 1, !dbg !872
	%65 = sext i32 %54 to i64, !dbg !874
	%66 = add i64 %65, 1, !dbg !875
	%67 = mul i64 %66, %63, !dbg !876
	%68 = mul i64 %58, %63, !dbg !877
	%69 = mul i64 %61, %63, !dbg !878
	br label %b4, !dbg !879

b4:
	%70 = phi i64 [ %96, %b115 ], [ %p26, %b3 ], !dbg !879
	%71 = phi i32 [ %633, %b115 ], [ %p28, %b3 ], !dbg !879
	%72 = phi i32 [ %634, %b115 ], [ %p30, %b3 ], !dbg !880
	%73 = phi i32 [ %635, %b115 ], [ %p31, %b3 ], !dbg !881
	%74 = phi i32 [ %773, %b115 ], [ 0, %b3 ], !dbg !881
	%75 = urem i32 %74, 2, !dbg !882
	%76 = icmp ne i32 %75, 0, !dbg !883
	br i1 %76, label %b5, label %b6, !dbg !883

b5:
	br label %b6, !dbg !883

b6:
	%77 = phi float addrspace(1)* [ %1, %b4 ], [ %2, %b5 ], !dbg !884
	%78 = phi { float, float, float, float } addrspace(1)* [ %42, %b4 ], [ %43, %b5 ], !dbg !884
	%79 = phi float addrspace(1)* [ %2, %b4 ], [ %1, %b5 ], !dbg !885
	%80 = phi { float, float, float, float } addrspace(1)* [ %43, %b4 ], [ %42, %b5 ], !dbg !885
	%81 = icmp ne i32 %72, 0, !dbg !886
	br i1 %81, label %b7, label %b9, !dbg !886

b7:
	br i1 %27, label %b8, label %b9, !dbg !886

b8:
	%82 = addrspacecast double addrspace(1)* %4 to double*, !dbg !887
	%83 = addrspacecast i64 addrspace(1)* %5 to i64*, !dbg !887
	%84 = addrspacecast i32 addrspace(1)* %6 to i32*, !dbg !887
	%85 = addrspacecast double addrspace(1)* %7 to double*, !dbg !887
	%86 = addrspacecast i64 addrspace(1)* %8 to i64*, !dbg !887
	%87 = call i32 @gpuc_fn_solver_publish(double* %82, i64 %p17, i64 %p17, i64* %83, i64 %p19, i32* %84, i64 %p21, i64 %p21, double* %85, i64 %p23, i64 %p23, i64* %86, i64 %p25, i64 %p25, i32 %72, i8* %ctrl), !dbg !887
	br label %b9, !dbg !887

b9:
	%88 = phi i32 [ 0, %b6 ], [ 0, %b7 ], [ %87, %b8 ], !dbg !888
	%89 = urem i64 %70, 2, !dbg !889
	%90 = trunc i64 %89 to i32, !dbg !890
	%91 = sub i32 1, %90, !dbg !891
	%92 = mul i32 %90, 2, !dbg !893
	%93 = mul i32 %92, %p15, !dbg !894
	%94 = add i32 %92, 1, !dbg !896
	%95 = mul i32 %94, %p15, !dbg !897
	%96 = add i64 %70, 1, !dbg !898
	%97 = mul i32 %91, 2, !dbg !900
	%98 = add i32 %97, 1, !dbg !901
	%99 = mul i32 %98, %p15, !dbg !902
	%100 = mul i32 %97, %p15, !dbg !904
	br label %b10, !dbg !905

b10:
	%101 = phi float [ 0.000000e+00, %b9 ], [ %519, %b69 ], !dbg !906
	%102 = phi i32 [ %9, %b9 ], [ %520, %b69 ], !dbg !907
	%103 = icmp slt i32 %102, %p15, !dbg !908
	br i1 %103, label %b11, label %b70, !dbg !908

b11:
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !909, !range !449
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !909, !range !368
	%106 = sext i32 %105 to i64, !dbg !909
	%107 = trunc i64 %106 to i32, !dbg !910
	%108 = add i32 %53, %107, !dbg !911
	%109 = icmp ult i32 %53, %108, !dbg !912
	%110 = select i1 %109, i32 %53, i32 %108, !dbg !912
	%111 = icmp eq i32 %110, 0, !dbg !913
	%112 = sub i32 %107, 1, !dbg !914
	%113 = icmp eq i32 %110, %112, !dbg !915
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !916, !range !18
	%115 = sext i32 %114 to i64, !dbg !916
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !916, !range !18
	%117 = sext i32 %116 to i64, !dbg !916
	%118 = trunc i64 %117 to i32, !dbg !917
	%119 = mul i32 %110, %118, !dbg !918
	%120 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !920, !range !12
	%121 = sext i32 %120 to i64, !dbg !920
	%122 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !920, !range !12
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !920, !range !14
	%124 = add i32 %119, %122, !dbg !921
	%125 = mul i32 %124, %p12, !dbg !923
	%126 = icmp slt i32 %124, %p13, !dbg !924
	%127 = select i1 %126, i32 %124, i32 %p13, !dbg !924
	%128 = add i32 %125, %127, !dbg !925
	%129 = icmp slt i32 %124, %p14, !dbg !926
	%130 = select i1 %129, i32 %124, i32 %p14, !dbg !926
	%131 = mul i32 %130, 4, !dbg !927
	%132 = sub i32 %128, %131, !dbg !928
	%133 = add i32 %124, 1, !dbg !929
	%134 = mul i32 %133, %p12, !dbg !931
	%135 = icmp slt i32 %133, %p13, !dbg !932
	%136 = select i1 %135, i32 %133, i32 %p13, !dbg !932
	%137 = add i32 %134, %136, !dbg !933
	%138 = icmp slt i32 %133, %p14, !dbg !934
	%139 = select i1 %138, i32 %133, i32 %p14, !dbg !934
	%140 = mul i32 %139, 4, !dbg !935
	%141 = sub i32 %137, %140, !dbg !936
	%142 = trunc i64 %115 to i32, !dbg !938
	%143 = mul i32 %102, %142, !dbg !939
	%144 = trunc i64 %121 to i32, !dbg !940
	%145 = add i32 %143, %144, !dbg !941
	br i1 %111, label %b13, label %b12, !dbg !941

b12:
	br i1 %113, label %b13, label %b69, !dbg !941

b13:
	%146 = add i32 %93, %102, !dbg !942
	%147 = sext i32 %146 to i64, !dbg !943
	%148 = add i32 %95, %102, !dbg !945
	%149 = sext i32 %148 to i64, !dbg !946
	%150 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %147, !dbg !944
	%151 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %149, !dbg !947
	%152 = icmp uge i64 %147, %p5, !dbg !944
	%153 = icmp uge i64 %149, %p5, !dbg !947
	%154 = or i1 %152, %153, !dbg !947
	br i1 %154, label %b13_fail1, label %b13_ok1, !dbg !947, !prof !10

b13_ok1:
	br i1 %111, label %b15, label %b14, !dbg !895

b14:
	%155 = sub i32 %118, 1, !dbg !948
	%156 = zext i32 %155 to i64, !dbg !948
	br label %b15, !dbg !948

b15:
	%157 = phi i32 [ 0, %b13_ok1 ], [ %54, %b14 ], !dbg !949
	%158 = phi i64 [ 0, %b13_ok1 ], [ %156, %b14 ], !dbg !950
	%159 = trunc i64 %158 to i32, !dbg !950
	%160 = icmp ult i32 %145, %55, !dbg !951
	%161 = select i1 %160, i32 %145, i32 %55, !dbg !951
	%162 = mul i32 %161, 4, !dbg !953
	%163 = icmp ugt i32 %162, 0, !dbg !954
	br i1 %163, label %b16, label %b17, !dbg !954

b16:
	%164 = add i32 %162, 4, !dbg !955
	%165 = icmp ult i32 %164, %p7, !dbg !956
	br label %b17, !dbg !956

b17:
	%166 = phi i1 [ false, %b15 ], [ %165, %b16 ], !dbg !957
	%167 = icmp eq i32 %161, 0, !dbg !958
	br i1 %167, label %b18, label %b19, !dbg !958

b18:
	br label %b19, !dbg !959

b19:
	%168 = phi i64 [ -1, %b17 ], [ 0, %b18 ], !dbg !960
	%169 = icmp eq i32 %161, %55, !dbg !961
	br i1 %169, label %b20, label %b21, !dbg !961

b20:
	br label %b21, !dbg !962

b21:
	%170 = phi i64 [ 4, %b19 ], [ 0, %b20 ], !dbg !963
	%171 = sext i32 %157 to i64, !dbg !964
	%172 = add i64 %171, 1, !dbg !965
	%173 = mul i64 %172, %63, !dbg !966
	%174 = zext i32 %161 to i64, !dbg !967
	%175 = add i64 %173, %174, !dbg !968
	%176 = sub i64 %175, %63, !dbg !969
	%177 = add i64 %175, %63, !dbg !972
	%178 = mul i64 %175, 4, !dbg !974
	%179 = add i64 %178, %168, !dbg !975
	%180 = add i64 %178, %170, !dbg !977
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %80, i64 %176, !dbg !970
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %80, i64 %175, !dbg !971
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %80, i64 %177, !dbg !973
	%184 = getelementptr inbounds float, float addrspace(1)* %79, i64 %179, !dbg !976
	%185 = getelementptr inbounds float, float addrspace(1)* %79, i64 %180, !dbg !978
	%186 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %78, i64 %175, !dbg !979
	%187 = mul i32 %116, %123, !dbg !980
	%188 = add i32 %122, %187, !dbg !980
	%189 = mul i32 %114, %188, !dbg !980
	%190 = add i32 %120, %189, !dbg !980
	%191 = icmp eq i32 %190, 0, !dbg !981
	%192 = icmp uge i64 %176, %41, !dbg !970
	%193 = icmp uge i64 %175, %41, !dbg !971
	%194 = icmp uge i64 %177, %41, !dbg !973
	%195 = icmp uge i64 %179, %p1, !dbg !976
	%196 = icmp uge i64 %180, %p1, !dbg !978
	%197 = or i1 %192, %193, !dbg !978
	%198 = or i1 %197, %194, !dbg !978
	%199 = or i1 %198, %195, !dbg !978
	%200 = or i1 %199, %196, !dbg !978
	br i1 %200, label %b21_fail1, label %b21_ok1, !dbg !978, !prof !10

b21_ok1:
	br i1 %191, label %b22, label %b26, !dbg !981

b22:
	br i1 %111, label %b23, label %b24, !dbg !981

b23:
	%201 = addrspacecast i64 addrspace(1)* %150 to i64*, !dbg !982
	%202 = bitcast i64* %201 to i8*, !dbg !982
	%203 = call i64 @gpuc_signal_wait_until_thread(i8* %202, i32 5, i64 %70, i32 1, i8* %ctrl, i32 15), !dbg !982
	br label %b24, !dbg !982

b24:
	br i1 %113, label %b25, label %b26, !dbg !982

b25:
	%204 = addrspacecast i64 addrspace(1)* %151 to i64*, !dbg !983
	%205 = bitcast i64* %204 to i8*, !dbg !983
	%206 = call i64 @gpuc_signal_wait_until_thread(i8* %205, i32 5, i64 %70, i32 1, i8* %ctrl, i32 16), !dbg !983
	br label %b26, !dbg !983

b26:
	%207 = call i32 @gpuc_num_pes_thread(), !dbg !839
	%208 = sext i32 %p9 to i64, !dbg !839
	%209 = sext i32 %207 to i64, !dbg !839
	%210 = icmp ult i64 %208, %209, !dbg !839
	%211 = select i1 %210, i32 %p9, i32 0, !dbg !839
	%212 = call i8* @gpuc_peer_early(i32 %211), !dbg !839
	%213 = call i32 @gpuc_num_pes_thread(), !dbg !984
	%214 = sext i32 %p10 to i64, !dbg !984
	%215 = sext i32 %213 to i64, !dbg !984
	%216 = icmp ult i64 %214, %215, !dbg !984
	%217 = select i1 %216, i32 %p10, i32 0, !dbg !984
	%218 = call i8* @gpuc_peer_early(i32 %217), !dbg !984
	call void @llvm.nvvm.barrier0(), !dbg !985
	%219 = icmp ult i32 %145, %p8, !dbg !986
	br i1 %219, label %b27, label %b41, !dbg !986

b27:
	%220 = icmp eq i32 %122, %159, !dbg !987
	br i1 %220, label %b28, label %b41, !dbg !987

b28:
	%221 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 0, !dbg !988
	%222 = bitcast { float, float, float, float } addrspace(1)* %181 to <4 x float> addrspace(1)*, !dbg !988
	%223 = load <4 x float>, <4 x float> addrspace(1)* %222, align 16, !dbg !988
	%224 = extractelement <4 x float> %223, i32 0, !dbg !988
	%225 = extractelement <4 x float> %223, i32 1, !dbg !988
	%226 = extractelement <4 x float> %223, i32 2, !dbg !988
	%227 = extractelement <4 x float> %223, i32 3, !dbg !988
	%228 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 1, !dbg !988
	%229 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 2, !dbg !988
	%230 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 3, !dbg !988
	%231 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %182, i32 0, i32 0, !dbg !989
	%232 = bitcast { float, float, float, float } addrspace(1)* %182 to <4 x float> addrspace(1)*, !dbg !989
	%233 = load <4 x float>, <4 x float> addrspace(1)* %232, align 16, !dbg !989
	%234 = extractelement <4 x float> %233, i32 0, !dbg !989
	%235 = extractelement <4 x float> %233, i32 1, !dbg !989
	%236 = extractelement <4 x float> %233, i32 2, !dbg !989
	%237 = extractelement <4 x float> %233, i32 3, !dbg !989
	%238 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %182, i32 0, i32 1, !dbg !989
	%239 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %182, i32 0, i32 2, !dbg !989
	%240 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %182, i32 0, i32 3, !dbg !989
	%241 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %183, i32 0, i32 0, !dbg !990
	%242 = bitcast { float, float, float, float } addrspace(1)* %183 to <4 x float> addrspace(1)*, !dbg !990
	%243 = load <4 x float>, <4 x float> addrspace(1)* %242, align 16, !dbg !990
	%244 = extractelement <4 x float> %243, i32 0, !dbg !990
	%245 = extractelement <4 x float> %243, i32 1, !dbg !990
	%246 = extractelement <4 x float> %243, i32 2, !dbg !990
	%247 = extractelement <4 x float> %243, i32 3, !dbg !990
	%248 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %183, i32 0, i32 1, !dbg !990
	%249 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %183, i32 0, i32 2, !dbg !990
	%250 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %183, i32 0, i32 3, !dbg !990
	%251 = load float, float addrspace(1)* %184, align 4, !dbg !991
	%252 = load float, float addrspace(1)* %185, align 4, !dbg !992
	%253 = fadd float %251, %235, !dbg !994
	%254 = fadd float %253, %224, !dbg !995
	%255 = fadd float %254, %244, !dbg !996
	%256 = fmul float %255, 2.500000e-01, !dbg !997
	%257 = fadd float %234, %236, !dbg !998
	%258 = fadd float %257, %225, !dbg !999
	%259 = fadd float %258, %245, !dbg !1000
	%260 = fmul float %259, 2.500000e-01, !dbg !1001
	%261 = fadd float %235, %237, !dbg !1002
	%262 = fadd float %261, %226, !dbg !1003
	%263 = fadd float %262, %246, !dbg !1004
	%264 = fmul float %263, 2.500000e-01, !dbg !1005
	%265 = fadd float %236, %252, !dbg !1006
	%266 = fadd float %265, %227, !dbg !1007
	%267 = fadd float %266, %247, !dbg !1008
	%268 = fmul float %267, 2.500000e-01, !dbg !1009
	br i1 %166, label %b40, label %b29, !dbg !1010

b29:
	%269 = icmp eq i32 %162, 0, !dbg !1011
	br i1 %269, label %b30, label %b31, !dbg !1011

b30:
	br label %b31, !dbg !1012

b31:
	%270 = phi float [ %256, %b29 ], [ %234, %b30 ], !dbg !1013
	%271 = icmp uge i32 %162, %64, !dbg !1014
	br i1 %271, label %b32, label %b33, !dbg !1014

b32:
	br label %b33, !dbg !1015

b33:
	%272 = phi float [ %270, %b31 ], [ %234, %b32 ], !dbg !1016
	%273 = add i32 %162, 1, !dbg !1017
	%274 = icmp uge i32 %273, %64, !dbg !1018
	br i1 %274, label %b34, label %b35, !dbg !1018

b34:
	br label %b35, !dbg !1019

b35:
	%275 = phi float [ %260, %b33 ], [ %235, %b34 ], !dbg !1020
	%276 = add i32 %162, 2, !dbg !1021
	%277 = icmp uge i32 %276, %64, !dbg !1022
	br i1 %277, label %b36, label %b37, !dbg !1022

b36:
	br label %b37, !dbg !1023

b37:
	%278 = phi float [ %264, %b35 ], [ %236, %b36 ], !dbg !1024
	%279 = add i32 %162, 3, !dbg !1025
	%280 = icmp uge i32 %279, %64, !dbg !1026
	br i1 %280, label %b38, label %b39, !dbg !1026

b38:
	br label %b39, !dbg !1027

b39:
	%281 = phi float [ %268, %b37 ], [ %237, %b38 ], !dbg !1028
	br label %b40, !dbg !871

b40:
	%282 = phi float [ %256, %b28 ], [ %272, %b39 ], !dbg !1029
	%283 = phi float [ %260, %b28 ], [ %275, %b39 ], !dbg !1029
	%284 = phi float [ %264, %b28 ], [ %278, %b39 ], !dbg !1029
	%285 = phi float [ %268, %b28 ], [ %281, %b39 ], !dbg !1029
	%286 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %186, i32 0, i32 0, !dbg !1030
	%287 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %186, i32 0, i32 1, !dbg !1030
	%288 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %186, i32 0, i32 2, !dbg !1030
	%289 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %186, i32 0, i32 3, !dbg !1030
	%290 = bitcast { float, float, float, float } addrspace(1)* %186 to <4 x float> addrspace(1)*, !dbg !1030
	%291 = insertelement <4 x float> undef, float %282, i32 0, !dbg !1030
	%292 = insertelement <4 x float> %291, float %283, i32 1, !dbg !1030
	%293 = insertelement <4 x float> %292, float %284, i32 2, !dbg !1030
	%294 = insertelement <4 x float> %293, float %285, i32 3, !dbg !1030
	store <4 x float> %294, <4 x float> addrspace(1)* %290, align 16, !dbg !1030
	%295 = fsub float %282, %234, !dbg !1032
	%296 = fsub float %283, %235, !dbg !1033
	%297 = fsub float %284, %236, !dbg !1034
	%298 = fsub float %285, %237, !dbg !1035
	%299 = fmul float %295, %295, !dbg !1036
	%300 = fmul float %296, %296, !dbg !1037
	%301 = fadd float %299, %300, !dbg !1038
	%302 = fmul float %297, %297, !dbg !1039
	%303 = fadd float %301, %302, !dbg !1040
	%304 = fmul float %298, %298, !dbg !1041
	%305 = fadd float %303, %304, !dbg !1042
	%306 = fadd float 0.000000e+00, %305, !dbg !1043
	br label %b41, !dbg !1043

b41:
	%307 = phi float [ 0.000000e+00, %b26 ], [ 0.000000e+00, %b27 ], [ %306, %b40 ], !dbg !1044
	br i1 %111, label %b42, label %b65, !dbg !1044

b42:
	br i1 %113, label %b43, label %b65, !dbg !1044

b43:
	br i1 %56, label %b44, label %b65, !dbg !860

b44:
	br i1 %219, label %b45, label %b65, !dbg !1045

b45:
	%308 = sub i32 %118, 1, !dbg !1046
	%309 = zext i32 %308 to i64, !dbg !1046
	%310 = trunc i64 %309 to i32, !dbg !1046
	%311 = icmp eq i32 %122, %310, !dbg !1047
	br i1 %311, label %b46, label %b65, !dbg !1047

b46:
	%312 = mul i32 %145, 4, !dbg !1049
	%313 = icmp ugt i32 %312, 0, !dbg !1050
	br i1 %313, label %b47, label %b48, !dbg !1050

b47:
	%314 = add i32 %312, 4, !dbg !1051
	%315 = icmp ult i32 %314, %p7, !dbg !1052
	br label %b48, !dbg !1052

b48:
	%316 = phi i1 [ false, %b46 ], [ %315, %b47 ], !dbg !1053
	%317 = icmp eq i32 %145, 0, !dbg !1054
	br i1 %317, label %b49, label %b50, !dbg !1054

b49:
	br label %b50, !dbg !1055

b50:
	%318 = phi i64 [ -1, %b48 ], [ 0, %b49 ], !dbg !960
	%319 = icmp eq i32 %145, %55, !dbg !1056
	br i1 %319, label %b51, label %b52, !dbg !1056

b51:
	br label %b52, !dbg !1057

b52:
	%320 = phi i64 [ 4, %b50 ], [ 0, %b51 ], !dbg !963
	%321 = zext i32 %145 to i64, !dbg !1058
	%322 = add i64 %67, %321, !dbg !1059
	%323 = sub i64 %322, %63, !dbg !1060
	%324 = add i64 %322, %63, !dbg !1063
	%325 = mul i64 %322, 4, !dbg !1065
	%326 = add i64 %325, %318, !dbg !1066
	%327 = add i64 %325, %320, !dbg !1068
	%328 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %80, i64 %323, !dbg !1061
	%329 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %80, i64 %322, !dbg !1062
	%330 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %80, i64 %324, !dbg !1064
	%331 = getelementptr inbounds float, float addrspace(1)* %79, i64 %326, !dbg !1067
	%332 = getelementptr inbounds float, float addrspace(1)* %79, i64 %327, !dbg !1069
	%333 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %78, i64 %322, !dbg !1070
	%334 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %328, i32 0, i32 0, !dbg !1072
	%335 = icmp uge i64 %323, %41, !dbg !1061
	%336 = icmp uge i64 %322, %41, !dbg !1062
	%337 = icmp uge i64 %324, %41, !dbg !1064
	%338 = icmp uge i64 %326, %p1, !dbg !1067
	%339 = icmp uge i64 %327, %p1, !dbg !1069
	%340 = or i1 %335, %336, !dbg !1069
	%341 = or i1 %340, %337, !dbg !1069
	%342 = or i1 %341, %338, !dbg !1069
	%343 = or i1 %342, %339, !dbg !1069
	br i1 %343, label %b52_fail1, label %b52_ok1, !dbg !1069, !prof !10

b52_ok1:
	%344 = bitcast { float, float, float, float } addrspace(1)* %328 to <4 x float> addrspace(1)*, !dbg !1072
	%345 = load <4 x float>, <4 x float> addrspace(1)* %344, align 16, !dbg !1072
	%346 = extractelement <4 x float> %345, i32 0, !dbg !1072
	%347 = extractelement <4 x float> %345, i32 1, !dbg !1072
	%348 = extractelement <4 x float> %345, i32 2, !dbg !1072
	%349 = extractelement <4 x float> %345, i32 3, !dbg !1072
	%350 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %328, i32 0, i32 1, !dbg !1072
	%351 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %328, i32 0, i32 2, !dbg !1072
	%352 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %328, i32 0, i32 3, !dbg !1072
	%353 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %329, i32 0, i32 0, !dbg !1073
	%354 = bitcast { float, float, float, float } addrspace(1)* %329 to <4 x float> addrspace(1)*, !dbg !1073
	%355 = load <4 x float>, <4 x float> addrspace(1)* %354, align 16, !dbg !1073
	%356 = extractelement <4 x float> %355, i32 0, !dbg !1073
	%357 = extractelement <4 x float> %355, i32 1, !dbg !1073
	%358 = extractelement <4 x float> %355, i32 2, !dbg !1073
	%359 = extractelement <4 x float> %355, i32 3, !dbg !1073
	%360 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %329, i32 0, i32 1, !dbg !1073
	%361 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %329, i32 0, i32 2, !dbg !1073
	%362 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %329, i32 0, i32 3, !dbg !1073
	%363 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %330, i32 0, i32 0, !dbg !1074
	%364 = bitcast { float, float, float, float } addrspace(1)* %330 to <4 x float> addrspace(1)*, !dbg !1074
	%365 = load <4 x float>, <4 x float> addrspace(1)* %364, align 16, !dbg !1074
	%366 = extractelement <4 x float> %365, i32 0, !dbg !1074
	%367 = extractelement <4 x float> %365, i32 1, !dbg !1074
	%368 = extractelement <4 x float> %365, i32 2, !dbg !1074
	%369 = extractelement <4 x float> %365, i32 3, !dbg !1074
	%370 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %330, i32 0, i32 1, !dbg !1074
	%371 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %330, i32 0, i32 2, !dbg !1074
	%372 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %330, i32 0, i32 3, !dbg !1074
	%373 = load float, float addrspace(1)* %331, align 4, !dbg !1075
	%374 = load float, float addrspace(1)* %332, align 4, !dbg !1076
	%375 = fadd float %373, %357, !dbg !1079
	%376 = fadd float %375, %346, !dbg !1080
	%377 = fadd float %376, %366, !dbg !1081
	%378 = fmul float %377, 2.500000e-01, !dbg !1082
	%379 = fadd float %356, %358, !dbg !1083
	%380 = fadd float %379, %347, !dbg !1084
	%381 = fadd float %380, %367, !dbg !1085
	%382 = fmul float %381, 2.500000e-01, !dbg !1086
	%383 = fadd float %357, %359, !dbg !1087
	%384 = fadd float %383, %348, !dbg !1088
	%385 = fadd float %384, %368, !dbg !1089
	%386 = fmul float %385, 2.500000e-01, !dbg !1090
	%387 = fadd float %358, %374, !dbg !1091
	%388 = fadd float %387, %349, !dbg !1092
	%389 = fadd float %388, %369, !dbg !1093
	%390 = fmul float %389, 2.500000e-01, !dbg !1094
	br i1 %316, label %b64, label %b53, !dbg !1095

b53:
	%391 = icmp eq i32 %312, 0, !dbg !1097
	br i1 %391, label %b54, label %b55, !dbg !1097

b54:
	br label %b55, !dbg !1098

b55:
	%392 = phi float [ %378, %b53 ], [ %356, %b54 ], !dbg !1013
	%393 = icmp uge i32 %312, %64, !dbg !1099
	br i1 %393, label %b56, label %b57, !dbg !1099

b56:
	br label %b57, !dbg !1100

b57:
	%394 = phi float [ %392, %b55 ], [ %356, %b56 ], !dbg !1016
	%395 = add i32 %312, 1, !dbg !1101
	%396 = icmp uge i32 %395, %64, !dbg !1102
	br i1 %396, label %b58, label %b59, !dbg !1102

b58:
	br label %b59, !dbg !1103

b59:
	%397 = phi float [ %382, %b57 ], [ %357, %b58 ], !dbg !1020
	%398 = add i32 %312, 2, !dbg !1104
	%399 = icmp uge i32 %398, %64, !dbg !1105
	br i1 %399, label %b60, label %b61, !dbg !1105

b60:
	br label %b61, !dbg !1106

b61:
	%400 = phi float [ %386, %b59 ], [ %358, %b60 ], !dbg !1024
	%401 = add i32 %312, 3, !dbg !1107
	%402 = icmp uge i32 %401, %64, !dbg !1108
	br i1 %402, label %b62, label %b63, !dbg !1108

b62:
	br label %b63, !dbg !1109

b63:
	%403 = phi float [ %390, %b61 ], [ %359, %b62 ], !dbg !1028
	br label %b64, !dbg !1096

b64:
	%404 = phi float [ %378, %b52_ok1 ], [ %394, %b63 ], !dbg !1110
	%405 = phi float [ %382, %b52_ok1 ], [ %397, %b63 ], !dbg !1110
	%406 = phi float [ %386, %b52_ok1 ], [ %400, %b63 ], !dbg !1110
	%407 = phi float [ %390, %b52_ok1 ], [ %403, %b63 ], !dbg !1110
	%408 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %333, i32 0, i32 0, !dbg !1111
	%409 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %333, i32 0, i32 1, !dbg !1111
	%410 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %333, i32 0, i32 2, !dbg !1111
	%411 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %333, i32 0, i32 3, !dbg !1111
	%412 = bitcast { float, float, float, float } addrspace(1)* %333 to <4 x float> addrspace(1)*, !dbg !1111
	%413 = insertelement <4 x float> undef, float %404, i32 0, !dbg !1111
	%414 = insertelement <4 x float> %413, float %405, i32 1, !dbg !1111
	%415 = insertelement <4 x float> %414, float %406, i32 2, !dbg !1111
	%416 = insertelement <4 x float> %415, float %407, i32 3, !dbg !1111
	store <4 x float> %416, <4 x float> addrspace(1)* %412, align 16, !dbg !1111
	%417 = fsub float %404, %356, !dbg !1113
	%418 = fsub float %405, %357, !dbg !1114
	%419 = fsub float %406, %358, !dbg !1115
	%420 = fsub float %407, %359, !dbg !1116
	%421 = fmul float %417, %417, !dbg !1117
	%422 = fmul float %418, %418, !dbg !1118
	%423 = fadd float %421, %422, !dbg !1119
	%424 = fmul float %419, %419, !dbg !1120
	%425 = fadd float %423, %424, !dbg !1121
	%426 = fmul float %420, %420, !dbg !1122
	%427 = fadd float %425, %426, !dbg !1123
	%428 = fadd float %307, %427, !dbg !1124
	br label %b65, !dbg !1124

b65:
	%429 = phi float [ %307, %b41 ], [ %307, %b42 ], [ %307, %b43 ], [ %307, %b44 ], [ %307, %b45 ], [ %428, %b64 ], !dbg !1044
	%430 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1125
	br i1 %111, label %b66, label %b67, !dbg !1125

b66:
	%431 = sub i32 %p8, %143, !dbg !1126
	%432 = icmp ult i32 %142, %431, !dbg !1127
	%433 = select i1 %432, i32 %142, i32 %431, !dbg !1127
	%434 = mul i32 %433, 4, !dbg !1128
	%435 = zext i32 %434 to i64, !dbg !1128
	%436 = zext i32 %143 to i64, !dbg !1129
	%437 = add i64 %63, %436, !dbg !1130
	%438 = mul i64 %437, 4, !dbg !1131
	%439 = add i64 %68, %436, !dbg !1132
	%440 = mul i64 %439, 4, !dbg !1133
	%441 = add i64 %440, %435, !dbg !1134
	%442 = add i64 %438, %435, !dbg !1136
	%443 = add i32 %99, %102, !dbg !1138
	%444 = sext i32 %443 to i64, !dbg !1139
	%445 = mul i32 %114, %116, !dbg !839
	%446 = icmp ugt i64 %441, %p1, !dbg !1135
	%447 = icmp ugt i64 %440, %441, !dbg !1135
	%448 = icmp ugt i64 %442, %p1, !dbg !1137
	%449 = icmp uge i64 %444, %p5, !dbg !1140
	%450 = icmp uge i64 %59, %60, !dbg !839
	%451 = or i1 %446, %447, !dbg !839
	%452 = or i1 %451, %448, !dbg !839
	%453 = or i1 %452, %449, !dbg !839
	%454 = or i1 %453, %450, !dbg !839
	br i1 %454, label %b66_fail1, label %b66_ok1, !dbg !839, !prof !10

b66_ok1:
	%455 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !839, !range !19
	%456 = mul i32 %445, %455, !dbg !839
	%457 = sext i32 %430 to i64, !dbg !839
	%458 = sext i32 %456 to i64, !dbg !839
	%459 = getelementptr inbounds float, float addrspace(1)* %77, i64 %440, !dbg !1135
	%460 = getelementptr inbounds float, float addrspace(1)* %77, i64 %438, !dbg !1137
	%461 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %444, !dbg !1140
	%462 = mul i64 %435, 4, !dbg !839
	%463 = addrspacecast float addrspace(1)* %459 to float*, !dbg !839
	%464 = addrspacecast float addrspace(1)* %460 to float*, !dbg !839
	%465 = addrspacecast i64 addrspace(1)* %461 to i64*, !dbg !839
	%466 = icmp ne i64 %457, %458, !dbg !839
	br i1 %466, label %b66_fail6, label %b66_ok6, !dbg !839, !prof !10

b66_ok6:
	%467 = bitcast float* %463 to i8*, !dbg !839
	%468 = bitcast float* %464 to i8*, !dbg !839
	%469 = bitcast i64* %465 to i8*, !dbg !839
	call void @gpuc_put_signal_nbi_block(i8* %467, i8* %468, i64 %462, i8* %469, i64 %96, i32 9, i32 %p9, i32 1, i32 1, i8* %212), !dbg !839
	br label %b67, !dbg !838

b67:
	br i1 %113, label %b68, label %b69, !dbg !838

b68:
	%470 = sub i32 %p8, %143, !dbg !1141
	%471 = icmp ult i32 %142, %470, !dbg !1142
	%472 = select i1 %471, i32 %142, i32 %470, !dbg !1142
	%473 = mul i32 %472, 4, !dbg !1143
	%474 = zext i32 %473 to i64, !dbg !1143
	%475 = zext i32 %143 to i64, !dbg !1144
	%476 = add i64 %69, %475, !dbg !1145
	%477 = mul i64 %476, 4, !dbg !1146
	%478 = mul i64 %475, 4, !dbg !1147
	%479 = add i64 %478, %474, !dbg !1148
	%480 = add i64 %477, %474, !dbg !1150
	%481 = add i32 %100, %102, !dbg !1152
	%482 = sext i32 %481 to i64, !dbg !1153
	%483 = mul i32 %114, %116, !dbg !984
	%484 = icmp ugt i64 %479, %p1, !dbg !1149
	%485 = icmp ugt i64 %480, %p1, !dbg !1151
	%486 = icmp ugt i64 %477, %480, !dbg !1151
	%487 = icmp uge i64 %482, %p5, !dbg !1154
	%488 = icmp uge i64 %62, %60, !dbg !984
	%489 = or i1 %484, %485, !dbg !984
	%490 = or i1 %489, %486, !dbg !984
	%491 = or i1 %490, %487, !dbg !984
	%492 = or i1 %491, %488, !dbg !984
	br i1 %492, label %b68_fail1, label %b68_ok1, !dbg !984, !prof !10

b68_ok1:
	%493 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !984, !range !19
	%494 = mul i32 %483, %493, !dbg !984
	%495 = sext i32 %430 to i64, !dbg !984
	%496 = sext i32 %494 to i64, !dbg !984
	%497 = getelementptr inbounds float, float addrspace(1)* %77, i64 %478, !dbg !1149
	%498 = getelementptr inbounds float, float addrspace(1)* %77, i64 %477, !dbg !1151
	%499 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %482, !dbg !1154
	%500 = mul i64 %474, 4, !dbg !984
	%501 = addrspacecast float addrspace(1)* %497 to float*, !dbg !984
	%502 = addrspacecast float addrspace(1)* %498 to float*, !dbg !984
	%503 = addrspacecast i64 addrspace(1)* %499 to i64*, !dbg !984
	%504 = icmp ne i64 %495, %496, !dbg !984
	br i1 %504, label %b68_fail6, label %b68_ok6, !dbg !984, !prof !10

b68_ok6:
	%505 = bitcast float* %501 to i8*, !dbg !984
	%506 = bitcast float* %502 to i8*, !dbg !984
	%507 = bitcast i64* %503 to i8*, !dbg !984
	call void @gpuc_put_signal_nbi_block(i8* %505, i8* %506, i64 %500, i8* %507, i64 %96, i32 9, i32 %p10, i32 1, i32 1, i8* %218), !dbg !984
	br label %b69, !dbg !864

b69:
	%508 = phi float [ 0.000000e+00, %b12 ], [ %429, %b67 ], [ %429, %b68_ok6 ], !dbg !1044
	%509 = icmp sgt i32 %132, 1, !dbg !1155
	%510 = select i1 %509, i32 %132, i32 1, !dbg !1155
	%511 = icmp slt i32 %141, %54, !dbg !1156
	%512 = select i1 %511, i32 %141, i32 %54, !dbg !1156
	%513 = addrspacecast float addrspace(1)* %77 to float*, !dbg !1157
	%514 = addrspacecast { float, float, float, float } addrspace(1)* %78 to { float, float, float, float }*, !dbg !1157
	%515 = addrspacecast float addrspace(1)* %79 to float*, !dbg !1157
	%516 = addrspacecast { float, float, float, float } addrspace(1)* %80 to { float, float, float, float }*, !dbg !1157
	%517 = call float @gpuc_fn_solver_march(float* %513, i64 %p1, { float, float, float, float }* %514, i64 %41, i64 %41, float* %515, i64 %p1, { float, float, float, float }* %516, i64 %41, i64 %41, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %145, i32 %510, i32 %512, i8* %ctrl), !dbg !1157
	%518 = fadd float %508, %517, !dbg !1158
	%519 = fadd float %101, %518, !dbg !1159
	%520 = add i32 %102, %104, !dbg !1160
	br label %b10, !dbg !1160

b70:
	br i1 %81, label %b71, label %b85, !dbg !1161

b71:
	br i1 %27, label %b72, label %b85, !dbg !1161

b72:
	%521 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1163, !range !12
	%522 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1163, !range !12
	%523 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1163, !range !14
	%524 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1163, !range !18
	%525 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1163, !range !18
	%526 = mul i32 %525, %523, !dbg !1163
	%527 = add i32 %522, %526, !dbg !1163
	%528 = mul i32 %524, %527, !dbg !1163
	%529 = add i32 %521, %528, !dbg !1163
	%530 = and i32 %529, -32, !dbg !1164
	%531 = mul i32 %524, %525, !dbg !1164
	%532 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1164, !range !19
	%533 = mul i32 %531, %532, !dbg !1164
	%534 = sub i32 %533, %530, !dbg !1164
	%535 = icmp slt i32 %534, 32, !dbg !1164
	%536 = select i1 %535, i32 %534, i32 32, !dbg !1164
	%537 = sext i32 %536 to i64, !dbg !1164
	%538 = icmp sge i32 %529, %536, !dbg !1165
	br i1 %538, label %b85, label %b73, !dbg !1165

b73:
	%539 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1167, !range !89
	%540 = sext i32 %539 to i64, !dbg !1167
	br label %b74, !dbg !1167

b74:
	%541 = phi double [ 0.000000e+00, %b73 ], [ %567, %b75_ok1 ], !dbg !1170
	%542 = phi i64 [ %540, %b73 ], [ %568, %b75_ok1 ], !dbg !1167
	%543 = icmp slt i64 %542, %60, !dbg !1167
	br i1 %543, label %b75, label %b76, !dbg !1167

b75:
	%544 = urem i32 %88, 2, !dbg !1172
	%545 = trunc i64 %60 to i32, !dbg !1173
	%546 = mul i32 %544, %545, !dbg !1173
	%547 = zext i32 %546 to i64, !dbg !1173
	%548 = add i64 %547, %542, !dbg !1174
	%549 = mul i64 %548, 2, !dbg !1175
	%550 = add i64 %549, 2, !dbg !1177
	%551 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %549, !dbg !1178
	%552 = addrspacecast i64 addrspace(1)* %551 to i64*, !dbg !1179
	%553 = ptrtoint i64* %552 to i64, !dbg !1179
	%554 = and i64 %553, 15, !dbg !1179
	%555 = icmp eq i64 %554, 0, !dbg !1179
	%556 = bitcast i64 addrspace(1)* %551 to { i64, i64 } addrspace(1)*, !dbg !1179
	%557 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %556, i64 0, !dbg !1180
	%558 = addrspacecast { i64, i64 } addrspace(1)* %557 to { i64, i64 }*, !dbg !1169
	%559 = icmp ugt i64 %550, %p19, !dbg !1178
	%560 = icmp ugt i64 %549, %550, !dbg !1178
	%561 = icmp eq i1 %555, false, !dbg !1179
	%562 = or i1 %559, %560, !dbg !1179
	%563 = or i1 %562, %561, !dbg !1179
	br i1 %563, label %b75_fail1, label %b75_ok1, !dbg !1179, !prof !10

b75_ok1:
	%564 = bitcast { i64, i64 }* %558 to i8*, !dbg !1169
	%565 = call i64 @gpuc_wait_line_thread(i8* %564, i32 %88, i8* %ctrl, i32 26), !dbg !1169
	%566 = bitcast i64 %565 to double, !dbg !1181
	%567 = fadd double %541, %566, !dbg !1182
	%568 = add i64 %542, %537, !dbg !1167
	br label %b74, !dbg !1167

b76:
	%569 = icmp eq i32 %536, 32, !dbg !1186
	br i1 %569, label %b77, label %b79, !dbg !1186

b77:
	%570 = phi double [ %587, %b78 ], [ %541, %b76 ], !dbg !1187
	%571 = phi i64 [ %590, %b78 ], [ 16, %b76 ], !dbg !1188
	%572 = icmp sgt i64 %571, 0, !dbg !1189
	br i1 %572, label %b78, label %b82, !dbg !1189

b78:
	%573 = trunc i64 %571 to i32, !dbg !1190
	%574 = bitcast double %570 to i64, !dbg !1190
	%575 = trunc i64 %574 to i32, !dbg !1190
	%576 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %575, i32 %573, i32 31), !dbg !1190
	%577 = extractvalue { i32, i1 } %576, 0, !dbg !1190
	%578 = lshr i64 %574, 32, !dbg !1190
	%579 = trunc i64 %578 to i32, !dbg !1190
	%580 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %579, i32 %573, i32 31), !dbg !1190
	%581 = extractvalue { i32, i1 } %580, 0, !dbg !1190
	%582 = zext i32 %581 to i64, !dbg !1190
	%583 = shl i64 %582, 32, !dbg !1190
	%584 = zext i32 %577 to i64, !dbg !1190
	%585 = or i64 %584, %583, !dbg !1190
	%586 = bitcast i64 %585 to double, !dbg !1190
	%587 = fadd double %570, %586, !dbg !1191
	%588 = trunc i64 %571 to i32, !dbg !1192
	%589 = udiv i32 %588, 2, !dbg !1192
	%590 = zext i32 %589 to i64, !dbg !1192
	br label %b77, !dbg !1192

b79:
	%591 = bitcast double %541 to i64, !dbg !1193
	%592 = trunc i64 %591 to i32, !dbg !1193
	%593 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %592, i32 0, i32 31), !dbg !1193
	%594 = extractvalue { i32, i1 } %593, 0, !dbg !1193
	%595 = lshr i64 %591, 32, !dbg !1193
	%596 = trunc i64 %595 to i32, !dbg !1193
	%597 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %596, i32 0, i32 31), !dbg !1193
	%598 = extractvalue { i32, i1 } %597, 0, !dbg !1193
	%599 = zext i32 %598 to i64, !dbg !1193
	%600 = shl i64 %599, 32, !dbg !1193
	%601 = zext i32 %594 to i64, !dbg !1193
	%602 = or i64 %601, %600, !dbg !1193
	%603 = bitcast i64 %602 to double, !dbg !1193
	br label %b80, !dbg !1193

b80:
	%604 = phi double [ %603, %b79 ], [ %620, %b81 ], !dbg !1194
	%605 = phi i32 [ 1, %b79 ], [ %621, %b81 ], !dbg !1195
	%606 = icmp slt i32 %605, %536, !dbg !1196
	br i1 %606, label %b81, label %b82, !dbg !1196

b81:
	%607 = bitcast double %541 to i64, !dbg !1197
	%608 = trunc i64 %607 to i32, !dbg !1197
	%609 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %608, i32 %605, i32 31), !dbg !1197
	%610 = extractvalue { i32, i1 } %609, 0, !dbg !1197
	%611 = lshr i64 %607, 32, !dbg !1197
	%612 = trunc i64 %611 to i32, !dbg !1197
	%613 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %612, i32 %605, i32 31), !dbg !1197
	%614 = extractvalue { i32, i1 } %613, 0, !dbg !1197
	%615 = zext i32 %614 to i64, !dbg !1197
	%616 = shl i64 %615, 32, !dbg !1197
	%617 = zext i32 %610 to i64, !dbg !1197
	%618 = or i64 %617, %616, !dbg !1197
	%619 = bitcast i64 %618 to double, !dbg !1197
	%620 = fadd double %604, %619, !dbg !1191
	%621 = add i32 %605, 1, !dbg !1198
	br label %b80, !dbg !1198

b82:
	%622 = phi double [ %570, %b77 ], [ %604, %b80 ], !dbg !1185
	%623 = icmp ne i32 %529, 0, !dbg !1199
	br i1 %623, label %b85, label %b83, !dbg !1199

b83:
	%624 = getelementptr inbounds double, double addrspace(1)* %7, i64 0, !dbg !1200
	%625 = icmp uge i64 0, %p23, !dbg !1200
	br i1 %625, label %b83_fail1, label %b83_ok1, !dbg !1200, !prof !10

b83_ok1:
	store double %622, double addrspace(1)* %624, align 8, !dbg !1200
	%626 = fcmp ole double %622, %p32, !dbg !1201
	br i1 %626, label %b84, label %b85, !dbg !1201

b84:
	%627 = urem i64 %96, 2, !dbg !1202
	%628 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %627, !dbg !1203
	%629 = icmp uge i64 %627, %p25, !dbg !1203
	br i1 %629, label %b84_fail1, label %b84_ok1, !dbg !1203, !prof !10

b84_ok1:
	store i64 %70, i64 addrspace(1)* %628, align 8, !dbg !1203
	br label %b85, !dbg !1203

b85:
	%630 = sub i32 %71, 1, !dbg !1204
	%631 = icmp eq i32 %630, 0, !dbg !1205
	br i1 %631, label %b86, label %b87, !dbg !1205

b86:
	%632 = sub i32 3, %73, !dbg !1206
	br label %b87, !dbg !1206

b87:
	%633 = phi i32 [ %630, %b85 ], [ %p29, %b86 ], !dbg !879
	%634 = phi i32 [ 0, %b85 ], [ %73, %b86 ], !dbg !880
	%635 = phi i32 [ %73, %b85 ], [ %632, %b86 ], !dbg !881
	%636 = icmp ne i32 %634, 0, !dbg !1207
	br i1 %636, label %b88, label %b112, !dbg !1207

b88:
	%637 = fpext float %101 to double, !dbg !1209
	%638 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1213, !range !12
	%639 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1213, !range !12
	%640 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1213, !range !14
	%641 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1213, !range !18
	%642 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1213, !range !18
	%643 = mul i32 %642, %640, !dbg !1213
	%644 = add i32 %639, %643, !dbg !1213
	%645 = mul i32 %641, %644, !dbg !1213
	%646 = add i32 %638, %645, !dbg !1213
	%647 = and i32 %646, -32, !dbg !1213
	%648 = mul i32 %641, %642, !dbg !1213
	%649 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1213, !range !19
	%650 = mul i32 %648, %649, !dbg !1213
	%651 = sub i32 %650, %647, !dbg !1213
	%652 = icmp slt i32 %651, 32, !dbg !1213
	%653 = select i1 %652, i32 %651, i32 32, !dbg !1213
	%654 = icmp eq i32 %653, 32, !dbg !1214
	br i1 %654, label %b89, label %b91, !dbg !1214

b89:
	%655 = phi double [ %672, %b90 ], [ %637, %b88 ], !dbg !1215
	%656 = phi i64 [ %675, %b90 ], [ 16, %b88 ], !dbg !1216
	%657 = icmp sgt i64 %656, 0, !dbg !1217
	br i1 %657, label %b90, label %b94, !dbg !1217

b90:
	%658 = trunc i64 %656 to i32, !dbg !1218
	%659 = bitcast double %655 to i64, !dbg !1218
	%660 = trunc i64 %659 to i32, !dbg !1218
	%661 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %660, i32 %658, i32 31), !dbg !1218
	%662 = extractvalue { i32, i1 } %661, 0, !dbg !1218
	%663 = lshr i64 %659, 32, !dbg !1218
	%664 = trunc i64 %663 to i32, !dbg !1218
	%665 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %664, i32 %658, i32 31), !dbg !1218
	%666 = extractvalue { i32, i1 } %665, 0, !dbg !1218
	%667 = zext i32 %666 to i64, !dbg !1218
	%668 = shl i64 %667, 32, !dbg !1218
	%669 = zext i32 %662 to i64, !dbg !1218
	%670 = or i64 %669, %668, !dbg !1218
	%671 = bitcast i64 %670 to double, !dbg !1218
	%672 = fadd double %655, %671, !dbg !1219
	%673 = trunc i64 %656 to i32, !dbg !1220
	%674 = udiv i32 %673, 2, !dbg !1220
	%675 = zext i32 %674 to i64, !dbg !1220
	br label %b89, !dbg !1220

b91:
	%676 = bitcast double %637 to i64, !dbg !1221
	%677 = trunc i64 %676 to i32, !dbg !1221
	%678 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %677, i32 0, i32 31), !dbg !1221
	%679 = extractvalue { i32, i1 } %678, 0, !dbg !1221
	%680 = lshr i64 %676, 32, !dbg !1221
	%681 = trunc i64 %680 to i32, !dbg !1221
	%682 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %681, i32 0, i32 31), !dbg !1221
	%683 = extractvalue { i32, i1 } %682, 0, !dbg !1221
	%684 = zext i32 %683 to i64, !dbg !1221
	%685 = shl i64 %684, 32, !dbg !1221
	%686 = zext i32 %679 to i64, !dbg !1221
	%687 = or i64 %686, %685, !dbg !1221
	%688 = bitcast i64 %687 to double, !dbg !1221
	br label %b92, !dbg !1221

b92:
	%689 = phi double [ %688, %b91 ], [ %705, %b93 ], !dbg !1222
	%690 = phi i32 [ 1, %b91 ], [ %706, %b93 ], !dbg !1223
	%691 = icmp slt i32 %690, %653, !dbg !1224
	br i1 %691, label %b93, label %b94, !dbg !1224

b93:
	%692 = bitcast double %637 to i64, !dbg !1225
	%693 = trunc i64 %692 to i32, !dbg !1225
	%694 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %693, i32 %690, i32 31), !dbg !1225
	%695 = extractvalue { i32, i1 } %694, 0, !dbg !1225
	%696 = lshr i64 %692, 32, !dbg !1225
	%697 = trunc i64 %696 to i32, !dbg !1225
	%698 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %697, i32 %690, i32 31), !dbg !1225
	%699 = extractvalue { i32, i1 } %698, 0, !dbg !1225
	%700 = zext i32 %699 to i64, !dbg !1225
	%701 = shl i64 %700, 32, !dbg !1225
	%702 = zext i32 %695 to i64, !dbg !1225
	%703 = or i64 %702, %701, !dbg !1225
	%704 = bitcast i64 %703 to double, !dbg !1225
	%705 = fadd double %689, %704, !dbg !1219
	%706 = add i32 %690, 1, !dbg !1226
	br label %b92, !dbg !1226

b94:
	%707 = phi double [ %655, %b89 ], [ %689, %b92 ], !dbg !1212
	%708 = sext i32 %650 to i64, !dbg !1228
	%709 = trunc i64 %708 to i32, !dbg !1229
	%710 = add i32 %709, 32, !dbg !1229
	%711 = sub i32 %710, 1, !dbg !1230
	%712 = udiv i32 %711, 32, !dbg !1231
	%713 = zext i32 %712 to i64, !dbg !1231
	%714 = trunc i64 %713 to i32, !dbg !1231
	%715 = icmp eq i32 %714, 1, !dbg !1232
	br i1 %715, label %b110, label %b95, !dbg !1232

b95:
	call void @llvm.nvvm.barrier0(), !dbg !1234
	%716 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1235, !range !89
	%717 = icmp eq i32 %716, 0, !dbg !1236
	br i1 %717, label %b96, label %b97, !dbg !1236

b96:
	%718 = sext i32 %646 to i64, !dbg !1237
	%719 = trunc i64 %718 to i32, !dbg !1238
	%720 = udiv i32 %719, 32, !dbg !1238
	%721 = zext i32 %720 to i64, !dbg !1238
	%722 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %721, !dbg !1239
	store double %707, double addrspace(3)* %722, align 8, !dbg !1239
	br label %b97, !dbg !1239

b97:
	call void @llvm.nvvm.barrier0(), !dbg !1240
	br label %b98, !dbg !1240

b98:
	%723 = phi double [ %707, %b97 ], [ %744, %b109 ], !dbg !1241
	%724 = phi i32 [ 0, %b97 ], [ %754, %b109 ], !dbg !1242
	%725 = icmp slt i32 %724, %714, !dbg !1243
	br i1 %725, label %b99, label %b110, !dbg !1243

b99:
	store [8 x double] zeroinitializer, [8 x double]* %0, align 8, !dbg !1244
	%726 = and i32 %724, 24, !dbg !1245
	br label %b100, !dbg !1245

b100:
	%727 = phi i32 [ 0, %b99 ], [ %734, %b100 ], !dbg !1245
	%728 = add i32 %726, %727, !dbg !1246
	%729 = sext i32 %728 to i64, !dbg !1247
	%730 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %729, !dbg !1247
	%731 = load double, double addrspace(3)* %730, align 8, !dbg !1247
	%732 = sext i32 %727 to i64, !dbg !1248
	%733 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %732, !dbg !1248
	store double %731, double* %733, align 8, !dbg !1248
	%734 = add i32 %727, 1, !dbg !1248
	%735 = icmp slt i32 %734, 8, !dbg !1248
	br i1 %735, label %b100, label %b101, !dbg !1248

b101:
	%736 = icmp eq i32 %724, 0, !dbg !1249
	br i1 %736, label %b102, label %b103, !dbg !1249

b102:
	%737 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !1250
	%738 = load double, double* %737, align 8, !dbg !1250
	br label %b104, !dbg !1250

b103:
	%739 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !1251
	%740 = load double, double* %739, align 8, !dbg !1251
	%741 = fadd double %723, %740, !dbg !1219
	br label %b104, !dbg !1252

b104:
	%742 = phi double [ %738, %b102 ], [ %741, %b103 ], !dbg !1241
	%743 = sub i32 %714, %724, !dbg !1253
	br label %b105, !dbg !1253

b105:
	%744 = phi double [ %742, %b104 ], [ %752, %b108 ], !dbg !1241
	%745 = phi i32 [ 1, %b104 ], [ %753, %b108 ], !dbg !1254
	%746 = icmp slt i32 %745, 8, !dbg !1255
	br i1 %746, label %b106, label %b109, !dbg !1255

b106:
	%747 = icmp slt i32 %745, %743, !dbg !1256
	br i1 %747, label %b107, label %b108, !dbg !1256

b107:
	%748 = sext i32 %745 to i64, !dbg !1257
	%749 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %748, !dbg !1257
	%750 = load double, double* %749, align 8, !dbg !1257
	%751 = fadd double %744, %750, !dbg !1219
	br label %b108, !dbg !1258

b108:
	%752 = phi double [ %744, %b106 ], [ %751, %b107 ], !dbg !1241
	%753 = add i32 %745, 1, !dbg !1259
	br label %b105, !dbg !1259

b109:
	%754 = add nsw i32 %724, 8, !dbg !1260
	br label %b98, !dbg !1260, !llvm.loop !1262

b110:
	%755 = phi double [ %707, %b94 ], [ %723, %b98 ], !dbg !1211
	%756 = icmp eq i32 %646, 0, !dbg !1263
	br i1 %756, label %b111, label %b112, !dbg !1263

b111:
	%757 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1264, !range !449
	%758 = sext i32 %757 to i64, !dbg !1264
	%759 = mul i64 %12, %758, !dbg !1265
	%760 = add i64 %759, %10, !dbg !1266
	%761 = mul i64 %760, 2, !dbg !1268
	%762 = zext i32 %634 to i64, !dbg !1269
	%763 = add i64 %761, %762, !dbg !1270
	%764 = sub i64 %763, 1, !dbg !1271
	%765 = getelementptr inbounds double, double addrspace(1)* %4, i64 %764, !dbg !1272
	%766 = icmp uge i64 %764, %p17, !dbg !1272
	br i1 %766, label %b111_fail1, label %b111_ok1, !dbg !1272, !prof !10

b111_ok1:
	store double %755, double addrspace(1)* %765, align 8, !dbg !1272
	br label %b112, !dbg !1272

b112:
	call void @gpuc_grid_sync(), !dbg !1273
	%767 = fcmp oge double %p32, 0.000000e+00, !dbg !1274
	br i1 %767, label %b113, label %b115, !dbg !1274

b113:
	%768 = sext i32 %91 to i64, !dbg !1275
	%769 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %768, !dbg !1275
	%770 = icmp uge i64 %768, %p25, !dbg !1275
	br i1 %770, label %b113_fail1, label %b113_ok1, !dbg !1275, !prof !10

b113_ok1:
	%771 = load i64, i64 addrspace(1)* %769, align 8, !dbg !1275
	%772 = icmp ne i64 %771, 0, !dbg !1276
	br i1 %772, label %b114, label %b115, !dbg !1276

b114:
	ret void, !dbg !1277

b115:
	%773 = add i32 %74, 1, !dbg !1278
	%774 = icmp ult i32 %773, %p27, !dbg !1278
	br i1 %774, label %b4, label %b116, !dbg !1278

b116:
	ret void, !dbg !1278

b2_fail1:
	%775 = icmp ugt i64 %p1, %p3, !dbg !852
	br i1 %775, label %b2_fail2, label %b2_ok2, !dbg !852

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p1, i64 %p3), !dbg !852
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !852
	ret void, !dbg !852

b2_ok2:
	%776 = icmp eq i1 %29, false, !dbg !853
	br i1 %776, label %b2_fail3, label %b2_ok3, !dbg !853

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 4), !dbg !853
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !853
	ret void, !dbg !853

b2_ok3:
	%777 = icmp eq i1 %35, false, !dbg !853
	br i1 %777, label %b2_fail4, label %b2_ok4, !dbg !853

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %32, i64 16), !dbg !853
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !853
	ret void, !dbg !853

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %38, i64 16), !dbg !854
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !854
	ret void, !dbg !854

b13_fail1:
	%778 = icmp uge i64 %147, %p5, !dbg !944
	br i1 %778, label %b13_fail2, label %b13_ok2, !dbg !944

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %147, i64 %p5), !dbg !944
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !944
	ret void, !dbg !944

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %149, i64 %p5), !dbg !947
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !947
	ret void, !dbg !947

b21_fail1:
	%779 = icmp uge i64 %176, %41, !dbg !970
	br i1 %779, label %b21_fail2, label %b21_ok2, !dbg !970

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %176, i64 %41), !dbg !970
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !970
	ret void, !dbg !970

b21_ok2:
	%780 = icmp uge i64 %175, %41, !dbg !971
	br i1 %780, label %b21_fail3, label %b21_ok3, !dbg !971

b21_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %175, i64 %41), !dbg !971
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !971
	ret void, !dbg !971

b21_ok3:
	%781 = icmp uge i64 %177, %41, !dbg !973
	br i1 %781, label %b21_fail4, label %b21_ok4, !dbg !973

b21_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %177, i64 %41), !dbg !973
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !973
	ret void, !dbg !973

b21_ok4:
	%782 = icmp uge i64 %179, %p1, !dbg !976
	br i1 %782, label %b21_fail5, label %b21_ok5, !dbg !976

b21_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %179, i64 %p1), !dbg !976
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !976
	ret void, !dbg !976

b21_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %180, i64 %p1), !dbg !978
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !978
	ret void, !dbg !978

b52_fail1:
	%783 = icmp uge i64 %323, %41, !dbg !1061
	br i1 %783, label %b52_fail2, label %b52_ok2, !dbg !1061

b52_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %323, i64 %41), !dbg !1061
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1061
	ret void, !dbg !1061

b52_ok2:
	%784 = icmp uge i64 %322, %41, !dbg !1062
	br i1 %784, label %b52_fail3, label %b52_ok3, !dbg !1062

b52_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %322, i64 %41), !dbg !1062
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1062
	ret void, !dbg !1062

b52_ok3:
	%785 = icmp uge i64 %324, %41, !dbg !1064
	br i1 %785, label %b52_fail4, label %b52_ok4, !dbg !1064

b52_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %324, i64 %41), !dbg !1064
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !1064
	ret void, !dbg !1064

b52_ok4:
	%786 = icmp uge i64 %326, %p1, !dbg !1067
	br i1 %786, label %b52_fail5, label %b52_ok5, !dbg !1067

b52_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %326, i64 %p1), !dbg !1067
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !1067
	ret void, !dbg !1067

b52_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %327, i64 %p1), !dbg !1069
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !1069
	ret void, !dbg !1069

b66_fail1:
	%787 = icmp ugt i64 %441, %p1, !dbg !1135
	br i1 %787, label %b66_fail2, label %b66_ok2, !dbg !1135

b66_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %441, i64 %p1), !dbg !1135
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !1135
	ret void, !dbg !1135

b66_ok2:
	%788 = icmp ugt i64 %440, %441, !dbg !1135
	br i1 %788, label %b66_fail3, label %b66_ok3, !dbg !1135

b66_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %440, i64 %441), !dbg !1135
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !1135
	ret void, !dbg !1135

b66_ok3:
	%789 = icmp ugt i64 %442, %p1, !dbg !1137
	br i1 %789, label %b66_fail4, label %b66_ok4, !dbg !1137

b66_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %442, i64 %p1), !dbg !1137
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !1137
	ret void, !dbg !1137

b66_ok4:
	%790 = icmp uge i64 %444, %p5, !dbg !1140
	br i1 %790, label %b66_fail5, label %b66_ok5, !dbg !1140

b66_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %444, i64 %p5), !dbg !1140
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !1140
	ret void, !dbg !1140

b66_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %59, i64 %60), !dbg !839
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !839
	ret void, !dbg !839

b66_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %457, i64 %458), !dbg !839
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !839
	ret void, !dbg !839

b68_fail1:
	%791 = icmp ugt i64 %479, %p1, !dbg !1149
	br i1 %791, label %b68_fail2, label %b68_ok2, !dbg !1149

b68_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %479, i64 %p1), !dbg !1149
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !1149
	ret void, !dbg !1149

b68_ok2:
	%792 = icmp ugt i64 %480, %p1, !dbg !1151
	br i1 %792, label %b68_fail3, label %b68_ok3, !dbg !1151

b68_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %480, i64 %p1), !dbg !1151
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !1151
	ret void, !dbg !1151

b68_ok3:
	%793 = icmp ugt i64 %477, %480, !dbg !1151
	br i1 %793, label %b68_fail4, label %b68_ok4, !dbg !1151

b68_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %477, i64 %480), !dbg !1151
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !1151
	ret void, !dbg !1151

b68_ok4:
	%794 = icmp uge i64 %482, %p5, !dbg !1154
	br i1 %794, label %b68_fail5, label %b68_ok5, !dbg !1154

b68_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %482, i64 %p5), !dbg !1154
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !1154
	ret void, !dbg !1154

b68_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %62, i64 %60), !dbg !984
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !984
	ret void, !dbg !984

b68_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %495, i64 %496), !dbg !984
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !984
	ret void, !dbg !984

b75_fail1:
	%795 = icmp ugt i64 %550, %p19, !dbg !1178
	br i1 %795, label %b75_fail2, label %b75_ok2, !dbg !1178

b75_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %550, i64 %p19), !dbg !1178
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !1178
	ret void, !dbg !1178

b75_ok2:
	%796 = icmp ugt i64 %549, %550, !dbg !1178
	br i1 %796, label %b75_fail3, label %b75_ok3, !dbg !1178

b75_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %549, i64 %550), !dbg !1178
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !1178
	ret void, !dbg !1178

b75_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %554, i64 16), !dbg !1179
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !1179
	ret void, !dbg !1179

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 %p23), !dbg !1200
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !1200
	ret void, !dbg !1200

b84_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %627, i64 %p25), !dbg !1203
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !1203
	ret void, !dbg !1203

b111_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %764, i64 %p17), !dbg !1272
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !1272
	ret void, !dbg !1272

b113_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %768, i64 %p25), !dbg !1275
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !1275
	ret void, !dbg !1275
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !1279 {
entry:
	br label %b0, !dbg !1280

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !1280
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1280
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !1280
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !1280
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !1280
	%5 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !1281
	%6 = icmp uge i64 0, %p9, !dbg !1281
	br i1 %6, label %b0_fail1, label %b0_ok1, !dbg !1281, !prof !10

b0_ok1:
	%7 = load i64, i64 addrspace(1)* %5, align 8, !dbg !1281
	%8 = icmp eq i64 %7, 0, !dbg !1282
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !1285
	br i1 %8, label %b1, label %b15, !dbg !1282

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !1286
	%11 = icmp uge i64 1, %p9, !dbg !1286
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !1286, !prof !10

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !1286
	%13 = icmp eq i64 %12, 0, !dbg !1287
	br i1 %13, label %b2, label %b15, !dbg !1287

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !1288
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1288
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !1288
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !1288
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !1288
	%19 = call i32 @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !1288
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1289, !range !12
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1289, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1289, !range !14
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1289, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1289, !range !18
	%25 = mul i32 %24, %22, !dbg !1289
	%26 = add i32 %21, %25, !dbg !1289
	%27 = mul i32 %23, %26, !dbg !1289
	%28 = add i32 %20, %27, !dbg !1289
	%29 = sext i32 %28 to i64, !dbg !1289
	%30 = and i32 %28, -32, !dbg !1290
	%31 = mul i32 %23, %24, !dbg !1290
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1290, !range !19
	%33 = mul i32 %31, %32, !dbg !1290
	%34 = sub i32 %33, %30, !dbg !1290
	%35 = icmp slt i32 %34, 32, !dbg !1290
	%36 = select i1 %35, i32 %34, i32 32, !dbg !1290
	%37 = sext i32 %36 to i64, !dbg !1290
	%38 = icmp sge i64 %29, %37, !dbg !1291
	br i1 %38, label %b15, label %b3, !dbg !1291

b3:
	%39 = sext i32 %9 to i64, !dbg !1285
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1292, !range !89
	%41 = sext i32 %40 to i64, !dbg !1292
	br label %b4, !dbg !1292

b4:
	%42 = phi double [ 0.000000e+00, %b3 ], [ %68, %b5_ok1 ], !dbg !1295
	%43 = phi i64 [ %41, %b3 ], [ %69, %b5_ok1 ], !dbg !1292
	%44 = icmp slt i64 %43, %39, !dbg !1292
	br i1 %44, label %b5, label %b6, !dbg !1292

b5:
	%45 = urem i32 %19, 2, !dbg !1297
	%46 = trunc i64 %39 to i32, !dbg !1298
	%47 = mul i32 %45, %46, !dbg !1298
	%48 = zext i32 %47 to i64, !dbg !1298
	%49 = add i64 %48, %43, !dbg !1299
	%50 = mul i64 %49, 2, !dbg !1300
	%51 = add i64 %50, 2, !dbg !1302
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %50, !dbg !1303
	%53 = addrspacecast i64 addrspace(1)* %52 to i64*, !dbg !1304
	%54 = ptrtoint i64* %53 to i64, !dbg !1304
	%55 = and i64 %54, 15, !dbg !1304
	%56 = icmp eq i64 %55, 0, !dbg !1304
	%57 = bitcast i64 addrspace(1)* %52 to { i64, i64 } addrspace(1)*, !dbg !1304
	%58 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %57, i64 0, !dbg !1305
	%59 = addrspacecast { i64, i64 } addrspace(1)* %58 to { i64, i64 }*, !dbg !1294
	%60 = icmp ugt i64 %51, %p3, !dbg !1303
	%61 = icmp ugt i64 %50, %51, !dbg !1303
	%62 = icmp eq i1 %56, false, !dbg !1304
	%63 = or i1 %60, %61, !dbg !1304
	%64 = or i1 %63, %62, !dbg !1304
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !1304, !prof !10

b5_ok1:
	%65 = bitcast { i64, i64 }* %59 to i8*, !dbg !1294
	%66 = call i64 @gpuc_wait_line_thread(i8* %65, i32 %19, i8* %ctrl, i32 26), !dbg !1294
	%67 = bitcast i64 %66 to double, !dbg !1306
	%68 = fadd double %42, %67, !dbg !1307
	%69 = add i64 %43, %37, !dbg !1292
	br label %b4, !dbg !1292

b6:
	%70 = icmp eq i64 %37, 32, !dbg !1311
	br i1 %70, label %b7, label %b9, !dbg !1311

b7:
	%71 = phi double [ %88, %b8 ], [ %42, %b6 ], !dbg !1312
	%72 = phi i64 [ %91, %b8 ], [ 16, %b6 ], !dbg !1313
	%73 = icmp sgt i64 %72, 0, !dbg !1314
	br i1 %73, label %b8, label %b12, !dbg !1314

b8:
	%74 = trunc i64 %72 to i32, !dbg !1315
	%75 = bitcast double %71 to i64, !dbg !1315
	%76 = trunc i64 %75 to i32, !dbg !1315
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %76, i32 %74, i32 31), !dbg !1315
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !1315
	%79 = lshr i64 %75, 32, !dbg !1315
	%80 = trunc i64 %79 to i32, !dbg !1315
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %80, i32 %74, i32 31), !dbg !1315
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !1315
	%83 = zext i32 %82 to i64, !dbg !1315
	%84 = shl i64 %83, 32, !dbg !1315
	%85 = zext i32 %78 to i64, !dbg !1315
	%86 = or i64 %85, %84, !dbg !1315
	%87 = bitcast i64 %86 to double, !dbg !1315
	%88 = fadd double %71, %87, !dbg !1316
	%89 = trunc i64 %72 to i32, !dbg !1317
	%90 = udiv i32 %89, 2, !dbg !1317
	%91 = zext i32 %90 to i64, !dbg !1317
	br label %b7, !dbg !1317

b9:
	%92 = bitcast double %42 to i64, !dbg !1318
	%93 = trunc i64 %92 to i32, !dbg !1318
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 0, i32 31), !dbg !1318
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !1318
	%96 = lshr i64 %92, 32, !dbg !1318
	%97 = trunc i64 %96 to i32, !dbg !1318
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !1318
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !1318
	%100 = zext i32 %99 to i64, !dbg !1318
	%101 = shl i64 %100, 32, !dbg !1318
	%102 = zext i32 %95 to i64, !dbg !1318
	%103 = or i64 %102, %101, !dbg !1318
	%104 = bitcast i64 %103 to double, !dbg !1318
	br label %b10, !dbg !1318

b10:
	%105 = phi double [ %104, %b9 ], [ %121, %b11 ], !dbg !1319
	%106 = phi i32 [ 1, %b9 ], [ %122, %b11 ], !dbg !1320
	%107 = icmp slt i32 %106, %36, !dbg !1321
	br i1 %107, label %b11, label %b12, !dbg !1321

b11:
	%108 = bitcast double %42 to i64, !dbg !1322
	%109 = trunc i64 %108 to i32, !dbg !1322
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %109, i32 %106, i32 31), !dbg !1322
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !1322
	%112 = lshr i64 %108, 32, !dbg !1322
	%113 = trunc i64 %112 to i32, !dbg !1322
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %113, i32 %106, i32 31), !dbg !1322
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !1322
	%116 = zext i32 %115 to i64, !dbg !1322
	%117 = shl i64 %116, 32, !dbg !1322
	%118 = zext i32 %111 to i64, !dbg !1322
	%119 = or i64 %118, %117, !dbg !1322
	%120 = bitcast i64 %119 to double, !dbg !1322
	%121 = fadd double %105, %120, !dbg !1316
	%122 = add i32 %106, 1, !dbg !1323
	br label %b10, !dbg !1323

b12:
	%123 = phi double [ %71, %b7 ], [ %105, %b10 ], !dbg !1310
	%124 = icmp ne i64 %29, 0, !dbg !1324
	br i1 %124, label %b15, label %b13, !dbg !1324

b13:
	%125 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !1325
	%126 = icmp uge i64 0, %p7, !dbg !1325
	br i1 %126, label %b13_fail1, label %b13_ok1, !dbg !1325, !prof !10

b13_ok1:
	store double %123, double addrspace(1)* %125, align 8, !dbg !1325
	%127 = fcmp ole double %123, %p12, !dbg !1326
	br i1 %127, label %b14, label %b15, !dbg !1326

b14:
	%128 = add i64 %p11, 1, !dbg !1327
	%129 = urem i64 %128, 2, !dbg !1328
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %129, !dbg !1329
	store i64 %p11, i64 addrspace(1)* %130, align 8, !dbg !1329
	br label %b15, !dbg !1329

b15:
	ret void, !dbg !1283

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p9), !dbg !1281
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !1281
	ret void, !dbg !1281

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 1, i64 %p9), !dbg !1286
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !1286
	ret void, !dbg !1286

b5_fail1:
	%131 = icmp ugt i64 %51, %p3, !dbg !1303
	br i1 %131, label %b5_fail2, label %b5_ok2, !dbg !1303

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %51, i64 %p3), !dbg !1303
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !1303
	ret void, !dbg !1303

b5_ok2:
	%132 = icmp ugt i64 %50, %51, !dbg !1303
	br i1 %132, label %b5_fail3, label %b5_ok3, !dbg !1303

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %50, i64 %51), !dbg !1303
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !1303
	ret void, !dbg !1303

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %55, i64 16), !dbg !1304
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !1304
	ret void, !dbg !1304

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 %p7), !dbg !1325
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !1325
	ret void, !dbg !1325
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !1330 {
entry:
	br label %b0, !dbg !1331

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !1331
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !1331
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1332, !range !11
	%3 = sext i32 %2 to i64, !dbg !1332
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !1333
	%5 = sext i32 %4 to i64, !dbg !1333
	%6 = icmp ne i64 %5, 0, !dbg !1334
	br label %b1, !dbg !1335

b1:
	%7 = phi i64 [ %3, %b0 ], [ %70, %b9 ], !dbg !1336
	%8 = icmp slt i64 %7, %p10, !dbg !1337
	br i1 %8, label %b2, label %b10, !dbg !1337

b2:
	%9 = mul i64 %7, %p8, !dbg !1339
	%10 = icmp eq i64 %p10, 0, !dbg !1338
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !1338, !prof !10

b2_ok1:
	%11 = icmp eq i64 %p10, -1, !dbg !1338
	%12 = select i1 %11, i64 1, i64 %p10, !dbg !1338
	%13 = sdiv i64 %9, %12, !dbg !1338
	%14 = sub i64 0, %9, !dbg !1338
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !1338
	%16 = sub i64 %15, %p7, !dbg !1340
	%17 = icmp slt i64 %16, 0, !dbg !1341
	br i1 %17, label %b9, label %b3, !dbg !1341

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !1342
	br i1 %18, label %b9, label %b4, !dbg !1342

b4:
	%19 = mul i64 %7, %p9, !dbg !1343
	%20 = add i64 %7, 1, !dbg !1344
	%21 = mul i64 %20, %p9, !dbg !1345
	%22 = sub i64 %21, %19, !dbg !1346
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !1346
	%24 = icmp ugt i64 %21, %p1, !dbg !1346
	%25 = icmp ugt i64 %19, %21, !dbg !1346
	%26 = or i1 %24, %25, !dbg !1346
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !1346, !prof !10

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1347, !range !12
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1347, !range !12
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1347, !range !14
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1347, !range !18
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1347, !range !18
	%32 = mul i32 %31, %29, !dbg !1347
	%33 = add i32 %28, %32, !dbg !1347
	%34 = mul i32 %30, %33, !dbg !1347
	%35 = add i32 %27, %34, !dbg !1347
	%36 = sext i32 %35 to i64, !dbg !1347
	%37 = mul i32 %30, %31, !dbg !1347
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1347, !range !19
	%39 = mul i32 %37, %38, !dbg !1347
	%40 = sext i32 %39 to i64, !dbg !1347
	%41 = add i64 %16, 1, !dbg !1348
	%42 = mul i64 %41, %p6, !dbg !1349
	br label %b5, !dbg !1347

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !1347
	%44 = icmp slt i64 %43, %p9, !dbg !1347
	br i1 %44, label %b6, label %b7, !dbg !1347

b6:
	%45 = mul i64 %43, %p5, !dbg !1350
	%46 = icmp eq i64 %p9, -1, !dbg !1351
	%47 = select i1 %46, i64 1, i64 %p9, !dbg !1351
	%48 = sdiv i64 %45, %47, !dbg !1351
	%49 = sub i64 0, %45, !dbg !1351
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !1351
	%51 = add i64 %42, %50, !dbg !1352
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !1353
	%53 = icmp uge i64 %51, %p3, !dbg !1353
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !1353, !prof !10

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !1353
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !1354
	store float %54, float addrspace(1)* %55, align 4, !dbg !1354
	%56 = add i64 %43, %40, !dbg !1347
	br label %b5, !dbg !1347

b7:
	%57 = call i32 @gpuc_num_pes_thread(), !dbg !1355
	%58 = sext i32 0 to i64, !dbg !1355
	%59 = sext i32 %57 to i64, !dbg !1355
	%60 = icmp ult i64 %58, %59, !dbg !1355
	%61 = select i1 %60, i32 0, i32 0, !dbg !1355
	%62 = call i8* @gpuc_peer_early(i32 %61), !dbg !1355
	call void @llvm.nvvm.barrier0(), !dbg !1356
	br i1 %6, label %b8, label %b9, !dbg !1334

b8:
	%63 = mul i64 %22, 4, !dbg !1355
	%64 = addrspacecast float addrspace(1)* %23 to float*, !dbg !1355
	%65 = addrspacecast float addrspace(1)* %23 to float*, !dbg !1355
	%66 = bitcast float* %64 to i8*, !dbg !1355
	%67 = bitcast float* %65 to i8*, !dbg !1355
	call void @gpuc_put_block(i8* %66, i8* %67, i64 %63, i32 0, i32 1, i32 1, i8* %62), !dbg !1355
	br label %b9, !dbg !1355

b9:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1357, !range !449
	%69 = sext i32 %68 to i64, !dbg !1357
	%70 = add i64 %7, %69, !dbg !1358
	br label %b1, !dbg !1358

b10:
	ret void, !dbg !1358

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 0), !dbg !1338
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !1338
	ret void, !dbg !1338

b4_fail1:
	%71 = icmp ugt i64 %21, %p1, !dbg !1346
	br i1 %71, label %b4_fail2, label %b4_ok2, !dbg !1346

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %21, i64 %p1), !dbg !1346
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !1346
	ret void, !dbg !1346

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %19, i64 %21), !dbg !1346
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !1346
	ret void, !dbg !1346

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %51, i64 %p3), !dbg !1353
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !1353
	ret void, !dbg !1353
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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !449
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !368
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !368
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
!nvvm.annotations = !{!1359, !1360, !1361, !1362, !1363, !1364, !1365, !1366, !1367, !1368, !1369, !1370, !1371, !1372, !1373, !1374, !1375, !1376}
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
!143 = distinct !DISubprogram(name: "march", scope: !142, file: !142, line: 175, type: !4, isDefinition: true, scopeLine: 175, isOptimized: true, unit: !2)
!144 = !DILocation(line: 175, column: 6, scope: !143)
!145 = !DILocation(line: 176, column: 11, scope: !143)
!146 = !DILocation(line: 176, column: 27, scope: !143)
!147 = !DILocation(line: 177, column: 3, scope: !143)
!148 = distinct !DISubprogram(name: "Layout.thread", scope: !142, file: !142, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!149 = !DILocation(line: 179, column: 15, scope: !143)
!150 = !DILocation(line: 135, column: 42, scope: !148, inlinedAt: !149)
!151 = !DILocation(line: 136, column: 22, scope: !148, inlinedAt: !149)
!152 = !DILocation(line: 136, column: 37, scope: !148, inlinedAt: !149)
!153 = !DILocation(line: 136, column: 46, scope: !148, inlinedAt: !149)
!154 = !DILocation(line: 136, column: 26, scope: !148, inlinedAt: !149)
!155 = !DILocation(line: 137, column: 11, scope: !148, inlinedAt: !149)
!156 = !DILocation(line: 138, column: 5, scope: !148, inlinedAt: !149)
!157 = !DILocation(line: 140, column: 16, scope: !143)
!158 = !DILocation(line: 140, column: 20, scope: !148, inlinedAt: !149)
!159 = !DILocation(line: 140, column: 11, scope: !148, inlinedAt: !149)
!160 = !DILocation(line: 141, column: 5, scope: !148, inlinedAt: !149)
!161 = !DILocation(line: 143, column: 9, scope: !143)
!162 = !DILocation(line: 181, column: 41, scope: !143)
!163 = !DILocation(line: 182, column: 12, scope: !143)
!164 = !DILocation(line: 182, column: 16, scope: !143)
!165 = !DILocation(line: 182, column: 19, scope: !143)
!166 = !DILocation(line: 182, column: 30, scope: !143)
!167 = !DILocation(line: 182, column: 25, scope: !143)
!168 = !DILocation(line: 183, column: 24, scope: !143)
!169 = !DILocation(line: 183, column: 21, scope: !143)
!170 = !DILocation(line: 183, column: 40, scope: !143)
!171 = !DILocation(line: 184, column: 13, scope: !143)
!172 = distinct !DISubprogram(name: "fixed", scope: !142, file: !142, line: 229, type: !4, isDefinition: true, scopeLine: 229, isOptimized: true, unit: !2)
!173 = !DILocation(line: 192, column: 21, scope: !143)
!174 = !DILocation(line: 230, column: 12, scope: !172, inlinedAt: !173)
!175 = !DILocation(line: 233, column: 20, scope: !172, inlinedAt: !173)
!176 = !DILocation(line: 233, column: 12, scope: !172, inlinedAt: !173)
!177 = !DILocation(line: 236, column: 11, scope: !172, inlinedAt: !173)
!178 = !DILocation(line: 236, column: 14, scope: !172, inlinedAt: !173)
!179 = !DILocation(line: 239, column: 11, scope: !172, inlinedAt: !173)
!180 = !DILocation(line: 239, column: 14, scope: !172, inlinedAt: !173)
!181 = !DILocation(line: 242, column: 11, scope: !172, inlinedAt: !173)
!182 = !DILocation(line: 242, column: 14, scope: !172, inlinedAt: !173)
!183 = !DILocation(line: 180, column: 2, scope: !143)
!184 = !DILocation(line: 182, column: 2, scope: !143)
!185 = !DILocation(line: 183, column: 2, scope: !143)
!186 = !DILocation(line: 183, column: 6, scope: !143)
!187 = !DILocation(line: 184, column: 2, scope: !143)
!188 = !DILocation(line: 185, column: 13, scope: !143)
!189 = !DILocation(line: 186, column: 15, scope: !143)
!190 = !DILocation(line: 187, column: 25, scope: !143)
!191 = !DILocation(line: 187, column: 48, scope: !143)
!192 = !DILocation(line: 187, column: 42, scope: !143)
!193 = !DILocation(line: 188, column: 27, scope: !143)
!194 = !DILocation(line: 188, column: 35, scope: !143)
!195 = !DILocation(line: 188, column: 24, scope: !143)
!196 = !DILocation(line: 188, column: 64, scope: !143)
!197 = !DILocation(line: 188, column: 53, scope: !143)
!198 = !DILocation(line: 189, column: 32, scope: !143)
!199 = !DILocation(line: 189, column: 40, scope: !143)
!200 = !DILocation(line: 189, column: 26, scope: !143)
!201 = !DILocation(line: 189, column: 72, scope: !143)
!202 = !DILocation(line: 189, column: 58, scope: !143)
!203 = distinct !DISubprogram(name: "mean", scope: !142, file: !142, line: 218, type: !4, isDefinition: true, scopeLine: 218, isOptimized: true, unit: !2)
!204 = !DILocation(line: 190, column: 20, scope: !143)
!205 = !DILocation(line: 220, column: 12, scope: !203, inlinedAt: !204)
!206 = !DILocation(line: 220, column: 20, scope: !203, inlinedAt: !204)
!207 = !DILocation(line: 220, column: 27, scope: !203, inlinedAt: !204)
!208 = !DILocation(line: 220, column: 37, scope: !203, inlinedAt: !204)
!209 = !DILocation(line: 221, column: 13, scope: !203, inlinedAt: !204)
!210 = !DILocation(line: 221, column: 21, scope: !203, inlinedAt: !204)
!211 = !DILocation(line: 221, column: 28, scope: !203, inlinedAt: !204)
!212 = !DILocation(line: 221, column: 38, scope: !203, inlinedAt: !204)
!213 = !DILocation(line: 222, column: 13, scope: !203, inlinedAt: !204)
!214 = !DILocation(line: 222, column: 21, scope: !203, inlinedAt: !204)
!215 = !DILocation(line: 222, column: 28, scope: !203, inlinedAt: !204)
!216 = !DILocation(line: 222, column: 38, scope: !203, inlinedAt: !204)
!217 = !DILocation(line: 223, column: 13, scope: !203, inlinedAt: !204)
!218 = !DILocation(line: 223, column: 21, scope: !203, inlinedAt: !204)
!219 = !DILocation(line: 223, column: 28, scope: !203, inlinedAt: !204)
!220 = !DILocation(line: 223, column: 38, scope: !203, inlinedAt: !204)
!221 = !DILocation(line: 190, column: 54, scope: !143)
!222 = !DILocation(line: 220, column: 12, scope: !203, inlinedAt: !221)
!223 = !DILocation(line: 220, column: 20, scope: !203, inlinedAt: !221)
!224 = !DILocation(line: 220, column: 27, scope: !203, inlinedAt: !221)
!225 = !DILocation(line: 220, column: 37, scope: !203, inlinedAt: !221)
!226 = !DILocation(line: 221, column: 13, scope: !203, inlinedAt: !221)
!227 = !DILocation(line: 221, column: 21, scope: !203, inlinedAt: !221)
!228 = !DILocation(line: 221, column: 28, scope: !203, inlinedAt: !221)
!229 = !DILocation(line: 221, column: 38, scope: !203, inlinedAt: !221)
!230 = !DILocation(line: 222, column: 13, scope: !203, inlinedAt: !221)
!231 = !DILocation(line: 222, column: 21, scope: !203, inlinedAt: !221)
!232 = !DILocation(line: 222, column: 28, scope: !203, inlinedAt: !221)
!233 = !DILocation(line: 222, column: 38, scope: !203, inlinedAt: !221)
!234 = !DILocation(line: 223, column: 13, scope: !203, inlinedAt: !221)
!235 = !DILocation(line: 223, column: 21, scope: !203, inlinedAt: !221)
!236 = !DILocation(line: 223, column: 28, scope: !203, inlinedAt: !221)
!237 = !DILocation(line: 223, column: 38, scope: !203, inlinedAt: !221)
!238 = !DILocation(line: 191, column: 9, scope: !143)
!239 = !DILocation(line: 231, column: 7, scope: !172, inlinedAt: !173)
!240 = !DILocation(line: 233, column: 20, scope: !143)
!241 = !DILocation(line: 234, column: 7, scope: !172, inlinedAt: !173)
!242 = !DILocation(line: 236, column: 11, scope: !143)
!243 = !DILocation(line: 237, column: 7, scope: !172, inlinedAt: !173)
!244 = !DILocation(line: 239, column: 11, scope: !143)
!245 = !DILocation(line: 240, column: 7, scope: !172, inlinedAt: !173)
!246 = !DILocation(line: 242, column: 11, scope: !143)
!247 = !DILocation(line: 243, column: 7, scope: !172, inlinedAt: !173)
!248 = !DILocation(line: 245, column: 9, scope: !143)
!249 = !DILocation(line: 192, column: 57, scope: !143)
!250 = !DILocation(line: 230, column: 12, scope: !172, inlinedAt: !249)
!251 = !DILocation(line: 231, column: 7, scope: !172, inlinedAt: !249)
!252 = !DILocation(line: 233, column: 12, scope: !172, inlinedAt: !249)
!253 = !DILocation(line: 234, column: 7, scope: !172, inlinedAt: !249)
!254 = !DILocation(line: 236, column: 14, scope: !172, inlinedAt: !249)
!255 = !DILocation(line: 237, column: 7, scope: !172, inlinedAt: !249)
!256 = !DILocation(line: 239, column: 14, scope: !172, inlinedAt: !249)
!257 = !DILocation(line: 240, column: 7, scope: !172, inlinedAt: !249)
!258 = !DILocation(line: 242, column: 14, scope: !172, inlinedAt: !249)
!259 = !DILocation(line: 243, column: 7, scope: !172, inlinedAt: !249)
!260 = !DILocation(line: 190, column: 3, scope: !143)
!261 = !DILocation(line: 190, column: 8, scope: !143)
!262 = !DILocation(line: 194, column: 12, scope: !143)
!263 = !DILocation(line: 194, column: 27, scope: !143)
!264 = distinct !DISubprogram(name: "distance", scope: !142, file: !142, line: 249, type: !4, isDefinition: true, scopeLine: 249, isOptimized: true, unit: !2)
!265 = !DILocation(line: 195, column: 22, scope: !143)
!266 = !DILocation(line: 250, column: 19, scope: !264, inlinedAt: !265)
!267 = !DILocation(line: 250, column: 28, scope: !264, inlinedAt: !265)
!268 = !DILocation(line: 250, column: 37, scope: !264, inlinedAt: !265)
!269 = !DILocation(line: 250, column: 46, scope: !264, inlinedAt: !265)
!270 = !DILocation(line: 251, column: 10, scope: !264, inlinedAt: !265)
!271 = !DILocation(line: 251, column: 16, scope: !264, inlinedAt: !265)
!272 = !DILocation(line: 251, column: 13, scope: !264, inlinedAt: !265)
!273 = !DILocation(line: 251, column: 22, scope: !264, inlinedAt: !265)
!274 = !DILocation(line: 251, column: 19, scope: !264, inlinedAt: !265)
!275 = !DILocation(line: 251, column: 28, scope: !264, inlinedAt: !265)
!276 = !DILocation(line: 251, column: 25, scope: !264, inlinedAt: !265)
!277 = !DILocation(line: 195, column: 43, scope: !143)
!278 = !DILocation(line: 250, column: 19, scope: !264, inlinedAt: !277)
!279 = !DILocation(line: 250, column: 28, scope: !264, inlinedAt: !277)
!280 = !DILocation(line: 250, column: 37, scope: !264, inlinedAt: !277)
!281 = !DILocation(line: 250, column: 46, scope: !264, inlinedAt: !277)
!282 = !DILocation(line: 251, column: 10, scope: !264, inlinedAt: !277)
!283 = !DILocation(line: 251, column: 16, scope: !264, inlinedAt: !277)
!284 = !DILocation(line: 251, column: 13, scope: !264, inlinedAt: !277)
!285 = !DILocation(line: 251, column: 22, scope: !264, inlinedAt: !277)
!286 = !DILocation(line: 251, column: 19, scope: !264, inlinedAt: !277)
!287 = !DILocation(line: 251, column: 28, scope: !264, inlinedAt: !277)
!288 = !DILocation(line: 251, column: 25, scope: !264, inlinedAt: !277)
!289 = !DILocation(line: 195, column: 33, scope: !143)
!290 = !DILocation(line: 195, column: 3, scope: !143)
!291 = !DILocation(line: 185, column: 19, scope: !143)
!292 = !{!"llvm.loop.unroll.disable"}
!293 = distinct !{!293, !292}
!294 = !DILocation(line: 199, column: 10, scope: !143)
!295 = !DILocation(line: 200, column: 31, scope: !143)
!296 = !DILocation(line: 200, column: 63, scope: !143)
!297 = !DILocation(line: 200, column: 60, scope: !143)
!298 = !DILocation(line: 200, column: 80, scope: !143)
!299 = !DILocation(line: 200, column: 88, scope: !143)
!300 = !DILocation(line: 200, column: 77, scope: !143)
!301 = !DILocation(line: 200, column: 117, scope: !143)
!302 = !DILocation(line: 200, column: 106, scope: !143)
!303 = distinct !DISubprogram(name: "update", scope: !142, file: !142, line: 208, type: !4, isDefinition: true, scopeLine: 208, isOptimized: true, unit: !2)
!304 = !DILocation(line: 200, column: 20, scope: !143)
!305 = !DILocation(line: 209, column: 13, scope: !303, inlinedAt: !304)
!306 = !DILocation(line: 220, column: 12, scope: !203, inlinedAt: !305)
!307 = !DILocation(line: 220, column: 20, scope: !203, inlinedAt: !305)
!308 = !DILocation(line: 220, column: 27, scope: !203, inlinedAt: !305)
!309 = !DILocation(line: 220, column: 37, scope: !203, inlinedAt: !305)
!310 = !DILocation(line: 221, column: 13, scope: !203, inlinedAt: !305)
!311 = !DILocation(line: 221, column: 21, scope: !203, inlinedAt: !305)
!312 = !DILocation(line: 221, column: 28, scope: !203, inlinedAt: !305)
!313 = !DILocation(line: 221, column: 38, scope: !203, inlinedAt: !305)
!314 = !DILocation(line: 222, column: 13, scope: !203, inlinedAt: !305)
!315 = !DILocation(line: 222, column: 21, scope: !203, inlinedAt: !305)
!316 = !DILocation(line: 222, column: 28, scope: !203, inlinedAt: !305)
!317 = !DILocation(line: 222, column: 38, scope: !203, inlinedAt: !305)
!318 = !DILocation(line: 223, column: 13, scope: !203, inlinedAt: !305)
!319 = !DILocation(line: 223, column: 21, scope: !203, inlinedAt: !305)
!320 = !DILocation(line: 223, column: 28, scope: !203, inlinedAt: !305)
!321 = !DILocation(line: 223, column: 38, scope: !203, inlinedAt: !305)
!322 = !DILocation(line: 210, column: 8, scope: !303, inlinedAt: !304)
!323 = !DILocation(line: 211, column: 14, scope: !303, inlinedAt: !304)
!324 = !DILocation(line: 230, column: 12, scope: !172, inlinedAt: !323)
!325 = !DILocation(line: 231, column: 7, scope: !172, inlinedAt: !323)
!326 = !DILocation(line: 233, column: 12, scope: !172, inlinedAt: !323)
!327 = !DILocation(line: 234, column: 7, scope: !172, inlinedAt: !323)
!328 = !DILocation(line: 236, column: 14, scope: !172, inlinedAt: !323)
!329 = !DILocation(line: 237, column: 7, scope: !172, inlinedAt: !323)
!330 = !DILocation(line: 239, column: 14, scope: !172, inlinedAt: !323)
!331 = !DILocation(line: 240, column: 7, scope: !172, inlinedAt: !323)
!332 = !DILocation(line: 242, column: 14, scope: !172, inlinedAt: !323)
!333 = !DILocation(line: 243, column: 7, scope: !172, inlinedAt: !323)
!334 = !DILocation(line: 209, column: 2, scope: !303, inlinedAt: !304)
!335 = !DILocation(line: 213, column: 2, scope: !303, inlinedAt: !304)
!336 = !DILocation(line: 214, column: 17, scope: !303, inlinedAt: !304)
!337 = !DILocation(line: 250, column: 19, scope: !264, inlinedAt: !336)
!338 = !DILocation(line: 250, column: 28, scope: !264, inlinedAt: !336)
!339 = !DILocation(line: 250, column: 37, scope: !264, inlinedAt: !336)
!340 = !DILocation(line: 250, column: 46, scope: !264, inlinedAt: !336)
!341 = !DILocation(line: 251, column: 10, scope: !264, inlinedAt: !336)
!342 = !DILocation(line: 251, column: 16, scope: !264, inlinedAt: !336)
!343 = !DILocation(line: 251, column: 13, scope: !264, inlinedAt: !336)
!344 = !DILocation(line: 251, column: 22, scope: !264, inlinedAt: !336)
!345 = !DILocation(line: 251, column: 19, scope: !264, inlinedAt: !336)
!346 = !DILocation(line: 251, column: 28, scope: !264, inlinedAt: !336)
!347 = !DILocation(line: 251, column: 25, scope: !264, inlinedAt: !336)
!348 = !DILocation(line: 200, column: 3, scope: !143)
!349 = !DILocation(line: 202, column: 2, scope: !143)
!350 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!351 = !DILocation(line: 25, column: 6, scope: !350)
!352 = !DILocation(line: 28, column: 11, scope: !350)
!353 = distinct !DISubprogram(name: "send", scope: !142, file: !142, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!354 = distinct !DISubprogram(name: "sweepTile", scope: !142, file: !142, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!355 = distinct !DISubprogram(name: "sweep", scope: !142, file: !142, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!356 = !DILocation(line: 41, column: 18, scope: !350)
!357 = !DILocation(line: 46, column: 23, scope: !355, inlinedAt: !356)
!358 = !DILocation(line: 92, column: 8, scope: !354, inlinedAt: !357)
!359 = !DILocation(line: 119, column: 20, scope: !353, inlinedAt: !358)
!360 = !DILocation(line: 29, column: 25, scope: !350)
!361 = !DILocation(line: 29, column: 23, scope: !350)
!362 = !DILocation(line: 29, column: 37, scope: !350)
!363 = distinct !DISubprogram(name: "leads", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!364 = !DILocation(line: 30, column: 12, scope: !350)
!365 = !DILocation(line: 56, column: 19, scope: !363, inlinedAt: !364)
!366 = !DILocation(line: 56, column: 24, scope: !363, inlinedAt: !364)
!367 = !DILocation(line: 56, column: 59, scope: !363, inlinedAt: !364)
!368 = !{i32 1, i32 65536}
!369 = !DILocation(line: 56, column: 63, scope: !363, inlinedAt: !364)
!370 = !DILocation(line: 56, column: 47, scope: !363, inlinedAt: !364)
!371 = !DILocation(line: 56, column: 83, scope: !363, inlinedAt: !364)
!372 = !DILocation(line: 56, column: 86, scope: !363, inlinedAt: !364)
!373 = !DILocation(line: 27, column: 40, scope: !350)
!374 = !DILocation(line: 31, column: 14, scope: !350)
!375 = !DILocation(line: 31, column: 50, scope: !350)
!376 = !DILocation(line: 31, column: 26, scope: !350)
!377 = !DILocation(line: 33, column: 4, scope: !350)
!378 = !DILocation(line: 36, column: 32, scope: !350)
!379 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!380 = !DILocation(line: 36, column: 48, scope: !350)
!381 = !DILocation(line: 38, column: 19, scope: !379, inlinedAt: !380)
!382 = !DILocation(line: 38, column: 24, scope: !379, inlinedAt: !380)
!383 = distinct !DISubprogram(name: "level", scope: !142, file: !142, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!384 = !DILocation(line: 38, column: 37, scope: !379, inlinedAt: !380)
!385 = !DILocation(line: 105, column: 21, scope: !383, inlinedAt: !384)
!386 = !DILocation(line: 105, column: 37, scope: !383, inlinedAt: !384)
!387 = !DILocation(line: 105, column: 57, scope: !383, inlinedAt: !384)
!388 = !DILocation(line: 105, column: 47, scope: !383, inlinedAt: !384)
!389 = !DILocation(line: 106, column: 17, scope: !383, inlinedAt: !384)
!390 = !DILocation(line: 106, column: 12, scope: !383, inlinedAt: !384)
!391 = !DILocation(line: 38, column: 72, scope: !379, inlinedAt: !380)
!392 = !DILocation(line: 38, column: 47, scope: !379, inlinedAt: !380)
!393 = !DILocation(line: 38, column: 41, scope: !379, inlinedAt: !380)
!394 = !DILocation(line: 38, column: 29, scope: !379, inlinedAt: !380)
!395 = !DILocation(line: 36, column: 37, scope: !350)
!396 = !DILocation(line: 38, column: 18, scope: !350)
!397 = !DILocation(line: 36, column: 13, scope: !350)
!398 = distinct !DISubprogram(name: "statesIn", scope: !142, file: !142, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!399 = !DILocation(line: 40, column: 22, scope: !350)
!400 = !DILocation(line: 36, column: 17, scope: !398, inlinedAt: !399)
!401 = !DILocation(line: 37, column: 31, scope: !398, inlinedAt: !399)
!402 = !DILocation(line: 37, column: 69, scope: !398, inlinedAt: !399)
!403 = !DILocation(line: 45, column: 30, scope: !355, inlinedAt: !356)
!404 = !DILocation(line: 59, column: 12, scope: !354, inlinedAt: !357)
!405 = !DILocation(line: 105, column: 21, scope: !383, inlinedAt: !404)
!406 = !DILocation(line: 105, column: 37, scope: !383, inlinedAt: !404)
!407 = !DILocation(line: 68, column: 49, scope: !354, inlinedAt: !357)
!408 = distinct !DISubprogram(name: "haloSignal", scope: !142, file: !142, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!409 = !DILocation(line: 68, column: 25, scope: !354, inlinedAt: !357)
!410 = !DILocation(line: 22, column: 25, scope: !408, inlinedAt: !409)
!411 = !DILocation(line: 22, column: 33, scope: !408, inlinedAt: !409)
!412 = !DILocation(line: 68, column: 66, scope: !354, inlinedAt: !357)
!413 = !DILocation(line: 22, column: 27, scope: !408, inlinedAt: !412)
!414 = !DILocation(line: 22, column: 33, scope: !408, inlinedAt: !412)
!415 = !DILocation(line: 72, column: 19, scope: !354, inlinedAt: !357)
!416 = !DILocation(line: 74, column: 46, scope: !354, inlinedAt: !357)
!417 = !DILocation(line: 87, column: 30, scope: !354, inlinedAt: !357)
!418 = !DILocation(line: 92, column: 68, scope: !354, inlinedAt: !357)
!419 = !DILocation(line: 118, column: 13, scope: !353, inlinedAt: !358)
!420 = !DILocation(line: 120, column: 13, scope: !353, inlinedAt: !358)
!421 = !DILocation(line: 22, column: 25, scope: !408, inlinedAt: !420)
!422 = !DILocation(line: 22, column: 27, scope: !408, inlinedAt: !420)
!423 = !DILocation(line: 22, column: 33, scope: !408, inlinedAt: !420)
!424 = !DILocation(line: 120, column: 68, scope: !353, inlinedAt: !358)
!425 = !DILocation(line: 95, column: 8, scope: !354, inlinedAt: !357)
!426 = !DILocation(line: 117, column: 13, scope: !353, inlinedAt: !425)
!427 = !DILocation(line: 120, column: 13, scope: !353, inlinedAt: !425)
!428 = !DILocation(line: 22, column: 33, scope: !408, inlinedAt: !427)
!429 = !DILocation(line: 120, column: 68, scope: !353, inlinedAt: !425)
!430 = distinct !DISubprogram(name: "starAt", scope: !142, file: !142, line: 156, type: !4, isDefinition: true, scopeLine: 156, isOptimized: true, unit: !2)
!431 = !DILocation(line: 74, column: 14, scope: !354, inlinedAt: !357)
!432 = !DILocation(line: 157, column: 61, scope: !430, inlinedAt: !431)
!433 = distinct !DISubprogram(name: "star.compute", scope: !142, file: !142, line: 168, type: !4, isDefinition: true, scopeLine: 168, isOptimized: true, unit: !2)
!434 = !DILocation(line: 85, column: 24, scope: !354, inlinedAt: !357)
!435 = !DILocation(line: 169, column: 15, scope: !433, inlinedAt: !434)
!436 = !DILocation(line: 211, column: 14, scope: !303, inlinedAt: !435)
!437 = !DILocation(line: 233, column: 20, scope: !172, inlinedAt: !436)
!438 = !DILocation(line: 88, column: 21, scope: !354, inlinedAt: !357)
!439 = !DILocation(line: 158, column: 12, scope: !430, inlinedAt: !438)
!440 = !DILocation(line: 158, column: 17, scope: !430, inlinedAt: !438)
!441 = !DILocation(line: 158, column: 20, scope: !430, inlinedAt: !438)
!442 = !DILocation(line: 118, column: 17, scope: !353, inlinedAt: !358)
!443 = !DILocation(line: 117, column: 19, scope: !353, inlinedAt: !425)
!444 = !DILocation(line: 45, column: 19, scope: !355, inlinedAt: !356)
!445 = !DILocation(line: 44, column: 2, scope: !355, inlinedAt: !356)
!446 = !DILocation(line: 45, column: 6, scope: !355, inlinedAt: !356)
!447 = !DILocation(line: 45, column: 42, scope: !355, inlinedAt: !356)
!448 = !DILocation(line: 105, column: 57, scope: !383, inlinedAt: !404)
!449 = !{i32 1, i32 -2147483648}
!450 = !DILocation(line: 105, column: 47, scope: !383, inlinedAt: !404)
!451 = !DILocation(line: 106, column: 17, scope: !383, inlinedAt: !404)
!452 = !DILocation(line: 106, column: 12, scope: !383, inlinedAt: !404)
!453 = !DILocation(line: 60, column: 19, scope: !354, inlinedAt: !357)
!454 = !DILocation(line: 60, column: 51, scope: !354, inlinedAt: !357)
!455 = !DILocation(line: 60, column: 27, scope: !354, inlinedAt: !357)
!456 = !DILocation(line: 61, column: 36, scope: !354, inlinedAt: !357)
!457 = !DILocation(line: 61, column: 25, scope: !354, inlinedAt: !357)
!458 = !DILocation(line: 61, column: 18, scope: !354, inlinedAt: !357)
!459 = !DILocation(line: 61, column: 16, scope: !354, inlinedAt: !357)
!460 = !DILocation(line: 61, column: 62, scope: !354, inlinedAt: !357)
!461 = !DILocation(line: 61, column: 43, scope: !354, inlinedAt: !357)
!462 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!463 = distinct !DISubprogram(name: "Layout.strip", scope: !462, file: !462, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!464 = !DILocation(line: 62, column: 19, scope: !354, inlinedAt: !357)
!465 = !DILocation(line: 77, column: 48, scope: !463, inlinedAt: !464)
!466 = !DILocation(line: 77, column: 62, scope: !463, inlinedAt: !464)
!467 = !DILocation(line: 77, column: 57, scope: !463, inlinedAt: !464)
!468 = !DILocation(line: 77, column: 80, scope: !463, inlinedAt: !464)
!469 = !DILocation(line: 77, column: 92, scope: !463, inlinedAt: !464)
!470 = !DILocation(line: 77, column: 75, scope: !463, inlinedAt: !464)
!471 = !DILocation(line: 62, column: 41, scope: !354, inlinedAt: !357)
!472 = !DILocation(line: 62, column: 35, scope: !354, inlinedAt: !357)
!473 = !DILocation(line: 77, column: 48, scope: !463, inlinedAt: !472)
!474 = !DILocation(line: 77, column: 62, scope: !463, inlinedAt: !472)
!475 = !DILocation(line: 77, column: 57, scope: !463, inlinedAt: !472)
!476 = !DILocation(line: 77, column: 80, scope: !463, inlinedAt: !472)
!477 = !DILocation(line: 77, column: 92, scope: !463, inlinedAt: !472)
!478 = !DILocation(line: 77, column: 75, scope: !463, inlinedAt: !472)
!479 = !DILocation(line: 63, column: 17, scope: !354, inlinedAt: !357)
!480 = !DILocation(line: 63, column: 30, scope: !354, inlinedAt: !357)
!481 = !DILocation(line: 63, column: 23, scope: !354, inlinedAt: !357)
!482 = !DILocation(line: 63, column: 55, scope: !354, inlinedAt: !357)
!483 = !DILocation(line: 63, column: 47, scope: !354, inlinedAt: !357)
!484 = !DILocation(line: 22, column: 42, scope: !408, inlinedAt: !409)
!485 = !DILocation(line: 22, column: 20, scope: !408, inlinedAt: !409)
!486 = !DILocation(line: 22, column: 16, scope: !408, inlinedAt: !409)
!487 = !DILocation(line: 22, column: 42, scope: !408, inlinedAt: !412)
!488 = !DILocation(line: 22, column: 20, scope: !408, inlinedAt: !412)
!489 = !DILocation(line: 22, column: 16, scope: !408, inlinedAt: !412)
!490 = !DILocation(line: 72, column: 37, scope: !354, inlinedAt: !357)
!491 = !DILocation(line: 70, column: 3, scope: !354, inlinedAt: !357)
!492 = !DILocation(line: 70, column: 8, scope: !354, inlinedAt: !357)
!493 = !DILocation(line: 74, column: 32, scope: !354, inlinedAt: !357)
!494 = !DILocation(line: 157, column: 29, scope: !430, inlinedAt: !431)
!495 = !DILocation(line: 135, column: 42, scope: !148, inlinedAt: !494)
!496 = !DILocation(line: 136, column: 22, scope: !148, inlinedAt: !494)
!497 = !DILocation(line: 136, column: 37, scope: !148, inlinedAt: !494)
!498 = !DILocation(line: 136, column: 46, scope: !148, inlinedAt: !494)
!499 = !DILocation(line: 136, column: 26, scope: !148, inlinedAt: !494)
!500 = !DILocation(line: 137, column: 11, scope: !148, inlinedAt: !494)
!501 = !DILocation(line: 138, column: 5, scope: !148, inlinedAt: !494)
!502 = !DILocation(line: 140, column: 16, scope: !350)
!503 = !DILocation(line: 140, column: 11, scope: !148, inlinedAt: !494)
!504 = !DILocation(line: 141, column: 5, scope: !148, inlinedAt: !494)
!505 = !DILocation(line: 143, column: 9, scope: !350)
!506 = !DILocation(line: 158, column: 12, scope: !430, inlinedAt: !431)
!507 = !DILocation(line: 158, column: 17, scope: !430, inlinedAt: !431)
!508 = !DILocation(line: 158, column: 20, scope: !430, inlinedAt: !431)
!509 = !DILocation(line: 158, column: 31, scope: !430, inlinedAt: !431)
!510 = !DILocation(line: 158, column: 26, scope: !430, inlinedAt: !431)
!511 = !DILocation(line: 161, column: 23, scope: !430, inlinedAt: !431)
!512 = !DILocation(line: 161, column: 20, scope: !430, inlinedAt: !431)
!513 = !DILocation(line: 161, column: 45, scope: !430, inlinedAt: !431)
!514 = !DILocation(line: 161, column: 69, scope: !430, inlinedAt: !431)
!515 = !DILocation(line: 161, column: 66, scope: !430, inlinedAt: !431)
!516 = !DILocation(line: 162, column: 19, scope: !430, inlinedAt: !431)
!517 = !DILocation(line: 162, column: 27, scope: !430, inlinedAt: !431)
!518 = !DILocation(line: 162, column: 16, scope: !430, inlinedAt: !431)
!519 = !DILocation(line: 162, column: 64, scope: !430, inlinedAt: !431)
!520 = !DILocation(line: 162, column: 53, scope: !430, inlinedAt: !431)
!521 = !DILocation(line: 163, column: 19, scope: !430, inlinedAt: !431)
!522 = !DILocation(line: 75, column: 20, scope: !354, inlinedAt: !357)
!523 = !DILocation(line: 75, column: 23, scope: !354, inlinedAt: !357)
!524 = !DILocation(line: 77, column: 26, scope: !354, inlinedAt: !357)
!525 = !DILocation(line: 80, column: 26, scope: !354, inlinedAt: !357)
!526 = !DILocation(line: 119, column: 20, scope: !353, inlinedAt: !425)
!527 = !DILocation(line: 83, column: 17, scope: !354, inlinedAt: !357)
!528 = !DILocation(line: 84, column: 12, scope: !354, inlinedAt: !357)
!529 = !DILocation(line: 84, column: 40, scope: !354, inlinedAt: !357)
!530 = !DILocation(line: 169, column: 37, scope: !433, inlinedAt: !434)
!531 = !DILocation(line: 169, column: 44, scope: !433, inlinedAt: !434)
!532 = !DILocation(line: 169, column: 52, scope: !433, inlinedAt: !434)
!533 = !DILocation(line: 169, column: 61, scope: !433, inlinedAt: !434)
!534 = !DILocation(line: 169, column: 70, scope: !433, inlinedAt: !434)
!535 = !DILocation(line: 209, column: 13, scope: !303, inlinedAt: !435)
!536 = !DILocation(line: 220, column: 12, scope: !203, inlinedAt: !535)
!537 = !DILocation(line: 220, column: 20, scope: !203, inlinedAt: !535)
!538 = !DILocation(line: 220, column: 27, scope: !203, inlinedAt: !535)
!539 = !DILocation(line: 220, column: 37, scope: !203, inlinedAt: !535)
!540 = !DILocation(line: 221, column: 13, scope: !203, inlinedAt: !535)
!541 = !DILocation(line: 221, column: 21, scope: !203, inlinedAt: !535)
!542 = !DILocation(line: 221, column: 28, scope: !203, inlinedAt: !535)
!543 = !DILocation(line: 221, column: 38, scope: !203, inlinedAt: !535)
!544 = !DILocation(line: 222, column: 13, scope: !203, inlinedAt: !535)
!545 = !DILocation(line: 222, column: 21, scope: !203, inlinedAt: !535)
!546 = !DILocation(line: 222, column: 28, scope: !203, inlinedAt: !535)
!547 = !DILocation(line: 222, column: 38, scope: !203, inlinedAt: !535)
!548 = !DILocation(line: 223, column: 13, scope: !203, inlinedAt: !535)
!549 = !DILocation(line: 223, column: 21, scope: !203, inlinedAt: !535)
!550 = !DILocation(line: 223, column: 28, scope: !203, inlinedAt: !535)
!551 = !DILocation(line: 223, column: 38, scope: !203, inlinedAt: !535)
!552 = !DILocation(line: 210, column: 8, scope: !303, inlinedAt: !435)
!553 = !DILocation(line: 230, column: 12, scope: !172, inlinedAt: !436)
!554 = !DILocation(line: 231, column: 7, scope: !172, inlinedAt: !436)
!555 = !DILocation(line: 233, column: 20, scope: !350)
!556 = !DILocation(line: 233, column: 12, scope: !172, inlinedAt: !436)
!557 = !DILocation(line: 234, column: 7, scope: !172, inlinedAt: !436)
!558 = !DILocation(line: 236, column: 11, scope: !350)
!559 = !DILocation(line: 236, column: 11, scope: !172, inlinedAt: !436)
!560 = !DILocation(line: 236, column: 14, scope: !172, inlinedAt: !436)
!561 = !DILocation(line: 237, column: 7, scope: !172, inlinedAt: !436)
!562 = !DILocation(line: 239, column: 11, scope: !350)
!563 = !DILocation(line: 239, column: 11, scope: !172, inlinedAt: !436)
!564 = !DILocation(line: 239, column: 14, scope: !172, inlinedAt: !436)
!565 = !DILocation(line: 240, column: 7, scope: !172, inlinedAt: !436)
!566 = !DILocation(line: 242, column: 11, scope: !350)
!567 = !DILocation(line: 242, column: 11, scope: !172, inlinedAt: !436)
!568 = !DILocation(line: 242, column: 14, scope: !172, inlinedAt: !436)
!569 = !DILocation(line: 243, column: 7, scope: !172, inlinedAt: !436)
!570 = !DILocation(line: 245, column: 9, scope: !350)
!571 = !DILocation(line: 209, column: 2, scope: !303, inlinedAt: !435)
!572 = !DILocation(line: 213, column: 2, scope: !303, inlinedAt: !435)
!573 = !DILocation(line: 214, column: 17, scope: !303, inlinedAt: !435)
!574 = !DILocation(line: 250, column: 19, scope: !264, inlinedAt: !573)
!575 = !DILocation(line: 250, column: 28, scope: !264, inlinedAt: !573)
!576 = !DILocation(line: 250, column: 37, scope: !264, inlinedAt: !573)
!577 = !DILocation(line: 250, column: 46, scope: !264, inlinedAt: !573)
!578 = !DILocation(line: 251, column: 10, scope: !264, inlinedAt: !573)
!579 = !DILocation(line: 251, column: 16, scope: !264, inlinedAt: !573)
!580 = !DILocation(line: 251, column: 13, scope: !264, inlinedAt: !573)
!581 = !DILocation(line: 251, column: 22, scope: !264, inlinedAt: !573)
!582 = !DILocation(line: 251, column: 19, scope: !264, inlinedAt: !573)
!583 = !DILocation(line: 251, column: 28, scope: !264, inlinedAt: !573)
!584 = !DILocation(line: 251, column: 25, scope: !264, inlinedAt: !573)
!585 = !DILocation(line: 85, column: 4, scope: !354, inlinedAt: !357)
!586 = !DILocation(line: 65, column: 2, scope: !354, inlinedAt: !357)
!587 = !DILocation(line: 87, column: 43, scope: !354, inlinedAt: !357)
!588 = !DILocation(line: 87, column: 88, scope: !354, inlinedAt: !357)
!589 = !DILocation(line: 87, column: 71, scope: !354, inlinedAt: !357)
!590 = !DILocation(line: 157, column: 29, scope: !430, inlinedAt: !438)
!591 = !DILocation(line: 135, column: 42, scope: !148, inlinedAt: !590)
!592 = !DILocation(line: 136, column: 22, scope: !148, inlinedAt: !590)
!593 = !DILocation(line: 136, column: 37, scope: !148, inlinedAt: !590)
!594 = !DILocation(line: 136, column: 46, scope: !148, inlinedAt: !590)
!595 = !DILocation(line: 136, column: 26, scope: !148, inlinedAt: !590)
!596 = !DILocation(line: 137, column: 11, scope: !148, inlinedAt: !590)
!597 = !DILocation(line: 138, column: 5, scope: !148, inlinedAt: !590)
!598 = !DILocation(line: 140, column: 11, scope: !148, inlinedAt: !590)
!599 = !DILocation(line: 141, column: 5, scope: !148, inlinedAt: !590)
!600 = !DILocation(line: 158, column: 31, scope: !430, inlinedAt: !438)
!601 = !DILocation(line: 158, column: 26, scope: !430, inlinedAt: !438)
!602 = !DILocation(line: 161, column: 23, scope: !430, inlinedAt: !438)
!603 = !DILocation(line: 161, column: 20, scope: !430, inlinedAt: !438)
!604 = !DILocation(line: 161, column: 45, scope: !430, inlinedAt: !438)
!605 = !DILocation(line: 161, column: 69, scope: !430, inlinedAt: !438)
!606 = !DILocation(line: 161, column: 66, scope: !430, inlinedAt: !438)
!607 = !DILocation(line: 162, column: 19, scope: !430, inlinedAt: !438)
!608 = !DILocation(line: 162, column: 27, scope: !430, inlinedAt: !438)
!609 = !DILocation(line: 162, column: 16, scope: !430, inlinedAt: !438)
!610 = !DILocation(line: 162, column: 64, scope: !430, inlinedAt: !438)
!611 = !DILocation(line: 162, column: 53, scope: !430, inlinedAt: !438)
!612 = !DILocation(line: 163, column: 19, scope: !430, inlinedAt: !438)
!613 = !DILocation(line: 88, column: 60, scope: !354, inlinedAt: !357)
!614 = !DILocation(line: 169, column: 37, scope: !433, inlinedAt: !613)
!615 = !DILocation(line: 169, column: 44, scope: !433, inlinedAt: !613)
!616 = !DILocation(line: 169, column: 52, scope: !433, inlinedAt: !613)
!617 = !DILocation(line: 169, column: 61, scope: !433, inlinedAt: !613)
!618 = !DILocation(line: 169, column: 70, scope: !433, inlinedAt: !613)
!619 = !DILocation(line: 169, column: 15, scope: !433, inlinedAt: !613)
!620 = !DILocation(line: 209, column: 13, scope: !303, inlinedAt: !619)
!621 = !DILocation(line: 220, column: 12, scope: !203, inlinedAt: !620)
!622 = !DILocation(line: 220, column: 20, scope: !203, inlinedAt: !620)
!623 = !DILocation(line: 220, column: 27, scope: !203, inlinedAt: !620)
!624 = !DILocation(line: 220, column: 37, scope: !203, inlinedAt: !620)
!625 = !DILocation(line: 221, column: 13, scope: !203, inlinedAt: !620)
!626 = !DILocation(line: 221, column: 21, scope: !203, inlinedAt: !620)
!627 = !DILocation(line: 221, column: 28, scope: !203, inlinedAt: !620)
!628 = !DILocation(line: 221, column: 38, scope: !203, inlinedAt: !620)
!629 = !DILocation(line: 222, column: 13, scope: !203, inlinedAt: !620)
!630 = !DILocation(line: 222, column: 21, scope: !203, inlinedAt: !620)
!631 = !DILocation(line: 222, column: 28, scope: !203, inlinedAt: !620)
!632 = !DILocation(line: 222, column: 38, scope: !203, inlinedAt: !620)
!633 = !DILocation(line: 223, column: 13, scope: !203, inlinedAt: !620)
!634 = !DILocation(line: 223, column: 21, scope: !203, inlinedAt: !620)
!635 = !DILocation(line: 223, column: 28, scope: !203, inlinedAt: !620)
!636 = !DILocation(line: 223, column: 38, scope: !203, inlinedAt: !620)
!637 = !DILocation(line: 210, column: 8, scope: !303, inlinedAt: !619)
!638 = !DILocation(line: 211, column: 14, scope: !303, inlinedAt: !619)
!639 = !DILocation(line: 230, column: 12, scope: !172, inlinedAt: !638)
!640 = !DILocation(line: 231, column: 7, scope: !172, inlinedAt: !638)
!641 = !DILocation(line: 233, column: 12, scope: !172, inlinedAt: !638)
!642 = !DILocation(line: 234, column: 7, scope: !172, inlinedAt: !638)
!643 = !DILocation(line: 236, column: 11, scope: !172, inlinedAt: !638)
!644 = !DILocation(line: 236, column: 14, scope: !172, inlinedAt: !638)
!645 = !DILocation(line: 237, column: 7, scope: !172, inlinedAt: !638)
!646 = !DILocation(line: 239, column: 11, scope: !172, inlinedAt: !638)
!647 = !DILocation(line: 239, column: 14, scope: !172, inlinedAt: !638)
!648 = !DILocation(line: 240, column: 7, scope: !172, inlinedAt: !638)
!649 = !DILocation(line: 242, column: 11, scope: !172, inlinedAt: !638)
!650 = !DILocation(line: 242, column: 14, scope: !172, inlinedAt: !638)
!651 = !DILocation(line: 243, column: 7, scope: !172, inlinedAt: !638)
!652 = !DILocation(line: 209, column: 2, scope: !303, inlinedAt: !619)
!653 = !DILocation(line: 213, column: 2, scope: !303, inlinedAt: !619)
!654 = !DILocation(line: 214, column: 17, scope: !303, inlinedAt: !619)
!655 = !DILocation(line: 250, column: 19, scope: !264, inlinedAt: !654)
!656 = !DILocation(line: 250, column: 28, scope: !264, inlinedAt: !654)
!657 = !DILocation(line: 250, column: 37, scope: !264, inlinedAt: !654)
!658 = !DILocation(line: 250, column: 46, scope: !264, inlinedAt: !654)
!659 = !DILocation(line: 251, column: 10, scope: !264, inlinedAt: !654)
!660 = !DILocation(line: 251, column: 16, scope: !264, inlinedAt: !654)
!661 = !DILocation(line: 251, column: 13, scope: !264, inlinedAt: !654)
!662 = !DILocation(line: 251, column: 22, scope: !264, inlinedAt: !654)
!663 = !DILocation(line: 251, column: 19, scope: !264, inlinedAt: !654)
!664 = !DILocation(line: 251, column: 28, scope: !264, inlinedAt: !654)
!665 = !DILocation(line: 251, column: 25, scope: !264, inlinedAt: !654)
!666 = !DILocation(line: 88, column: 4, scope: !354, inlinedAt: !357)
!667 = !DILocation(line: 90, column: 17, scope: !354, inlinedAt: !357)
!668 = !DILocation(line: 116, column: 28, scope: !353, inlinedAt: !358)
!669 = !DILocation(line: 116, column: 14, scope: !353, inlinedAt: !358)
!670 = !DILocation(line: 116, column: 34, scope: !353, inlinedAt: !358)
!671 = !DILocation(line: 117, column: 37, scope: !353, inlinedAt: !358)
!672 = !DILocation(line: 117, column: 32, scope: !353, inlinedAt: !358)
!673 = !DILocation(line: 117, column: 43, scope: !353, inlinedAt: !358)
!674 = !DILocation(line: 118, column: 30, scope: !353, inlinedAt: !358)
!675 = !DILocation(line: 118, column: 41, scope: !353, inlinedAt: !358)
!676 = !DILocation(line: 119, column: 55, scope: !353, inlinedAt: !358)
!677 = !DILocation(line: 119, column: 46, scope: !353, inlinedAt: !358)
!678 = !DILocation(line: 119, column: 83, scope: !353, inlinedAt: !358)
!679 = !DILocation(line: 119, column: 74, scope: !353, inlinedAt: !358)
!680 = !DILocation(line: 22, column: 42, scope: !408, inlinedAt: !420)
!681 = !DILocation(line: 22, column: 20, scope: !408, inlinedAt: !420)
!682 = !DILocation(line: 22, column: 16, scope: !408, inlinedAt: !420)
!683 = !DILocation(line: 92, column: 50, scope: !354, inlinedAt: !357)
!684 = !DILocation(line: 116, column: 28, scope: !353, inlinedAt: !425)
!685 = !DILocation(line: 116, column: 14, scope: !353, inlinedAt: !425)
!686 = !DILocation(line: 116, column: 34, scope: !353, inlinedAt: !425)
!687 = !DILocation(line: 117, column: 37, scope: !353, inlinedAt: !425)
!688 = !DILocation(line: 117, column: 32, scope: !353, inlinedAt: !425)
!689 = !DILocation(line: 117, column: 43, scope: !353, inlinedAt: !425)
!690 = !DILocation(line: 118, column: 41, scope: !353, inlinedAt: !425)
!691 = !DILocation(line: 119, column: 55, scope: !353, inlinedAt: !425)
!692 = !DILocation(line: 119, column: 46, scope: !353, inlinedAt: !425)
!693 = !DILocation(line: 119, column: 83, scope: !353, inlinedAt: !425)
!694 = !DILocation(line: 119, column: 74, scope: !353, inlinedAt: !425)
!695 = !DILocation(line: 22, column: 42, scope: !408, inlinedAt: !427)
!696 = !DILocation(line: 22, column: 20, scope: !408, inlinedAt: !427)
!697 = !DILocation(line: 22, column: 16, scope: !408, inlinedAt: !427)
!698 = !DILocation(line: 95, column: 50, scope: !354, inlinedAt: !357)
!699 = !DILocation(line: 98, column: 49, scope: !354, inlinedAt: !357)
!700 = !DILocation(line: 98, column: 61, scope: !354, inlinedAt: !357)
!701 = !DILocation(line: 98, column: 24, scope: !354, inlinedAt: !357)
!702 = !DILocation(line: 98, column: 17, scope: !354, inlinedAt: !357)
!703 = !DILocation(line: 46, column: 3, scope: !355, inlinedAt: !356)
!704 = !DILocation(line: 45, column: 53, scope: !355, inlinedAt: !356)
!705 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!706 = !DILocation(line: 43, column: 10, scope: !350)
!707 = !DILocation(line: 44, column: 19, scope: !705, inlinedAt: !706)
!708 = !DILocation(line: 44, column: 38, scope: !705, inlinedAt: !706)
!709 = !DILocation(line: 44, column: 22, scope: !705, inlinedAt: !706)
!710 = distinct !DISubprogram(name: "SumByWarp", scope: !28, file: !28, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!711 = !DILocation(line: 47, column: 32, scope: !705, inlinedAt: !706)
!712 = !DILocation(line: 89, column: 33, scope: !710, inlinedAt: !711)
!713 = distinct !DISubprogram(name: "Await", scope: !120, file: !120, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!714 = !DILocation(line: 90, column: 18, scope: !710, inlinedAt: !711)
!715 = !DILocation(line: 21, column: 40, scope: !713, inlinedAt: !714)
!716 = !DILocation(line: 89, column: 33, scope: !350)
!717 = !DILocation(line: 90, column: 39, scope: !710, inlinedAt: !711)
!718 = !DILocation(line: 97, column: 19, scope: !128, inlinedAt: !717)
!719 = !DILocation(line: 97, column: 22, scope: !128, inlinedAt: !717)
!720 = !DILocation(line: 97, column: 27, scope: !128, inlinedAt: !717)
!721 = !DILocation(line: 97, column: 33, scope: !128, inlinedAt: !717)
!722 = !DILocation(line: 21, column: 48, scope: !713, inlinedAt: !714)
!723 = !DILocation(line: 32, column: 78, scope: !134, inlinedAt: !722)
!724 = !DILocation(line: 32, column: 71, scope: !134, inlinedAt: !722)
!725 = !DILocation(line: 32, column: 87, scope: !134, inlinedAt: !722)
!726 = !DILocation(line: 32, column: 92, scope: !134, inlinedAt: !722)
!727 = !DILocation(line: 21, column: 25, scope: !713, inlinedAt: !714)
!728 = !DILocation(line: 90, column: 3, scope: !710, inlinedAt: !711)
!729 = distinct !DISubprogram(name: "reduce", scope: !58, file: !58, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!730 = distinct !DISubprogram(name: "ReduceAdd", scope: !58, file: !58, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!731 = !DILocation(line: 92, column: 22, scope: !710, inlinedAt: !711)
!732 = !DILocation(line: 8, column: 15, scope: !730, inlinedAt: !731)
!733 = !DILocation(line: 45, column: 16, scope: !729, inlinedAt: !732)
!734 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !733)
!735 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !733)
!736 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !733)
!737 = !DILocation(line: 92, column: 35, scope: !59, inlinedAt: !733)
!738 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !733)
!739 = !DILocation(line: 8, column: 76, scope: !730, inlinedAt: !731)
!740 = !DILocation(line: 92, column: 40, scope: !59, inlinedAt: !733)
!741 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !733)
!742 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !733)
!743 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !733)
!744 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !733)
!745 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !733)
!746 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !733)
!747 = !DILocation(line: 48, column: 22, scope: !705, inlinedAt: !706)
!748 = !DILocation(line: 51, column: 12, scope: !705, inlinedAt: !706)
!749 = !DILocation(line: 52, column: 11, scope: !705, inlinedAt: !706)
!750 = !DILocation(line: 53, column: 19, scope: !705, inlinedAt: !706)
!751 = !DILocation(line: 53, column: 22, scope: !705, inlinedAt: !706)
!752 = !DILocation(line: 53, column: 12, scope: !705, inlinedAt: !706)
!753 = !DILocation(line: 45, column: 14, scope: !350)
!754 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!755 = !DILocation(line: 46, column: 9, scope: !350)
!756 = !DILocation(line: 59, column: 41, scope: !754, inlinedAt: !755)
!757 = !DILocation(line: 59, column: 22, scope: !754, inlinedAt: !755)
!758 = !DILocation(line: 8, column: 15, scope: !61, inlinedAt: !757)
!759 = !DILocation(line: 45, column: 16, scope: !60, inlinedAt: !758)
!760 = !DILocation(line: 90, column: 13, scope: !59, inlinedAt: !759)
!761 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !759)
!762 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !759)
!763 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !759)
!764 = !DILocation(line: 92, column: 35, scope: !59, inlinedAt: !759)
!765 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !759)
!766 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !757)
!767 = !DILocation(line: 92, column: 40, scope: !59, inlinedAt: !759)
!768 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !759)
!769 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !759)
!770 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !759)
!771 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !759)
!772 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !759)
!773 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !759)
!774 = !DILocation(line: 46, column: 14, scope: !60, inlinedAt: !758)
!775 = !DILocation(line: 26, column: 44, scope: !80, inlinedAt: !774)
!776 = !DILocation(line: 26, column: 47, scope: !80, inlinedAt: !774)
!777 = !DILocation(line: 26, column: 59, scope: !80, inlinedAt: !774)
!778 = !DILocation(line: 26, column: 64, scope: !80, inlinedAt: !774)
!779 = !DILocation(line: 47, column: 7, scope: !60, inlinedAt: !758)
!780 = !DILocation(line: 50, column: 31, scope: !60, inlinedAt: !758)
!781 = !DILocation(line: 51, column: 10, scope: !60, inlinedAt: !758)
!782 = !DILocation(line: 52, column: 11, scope: !60, inlinedAt: !758)
!783 = !DILocation(line: 52, column: 14, scope: !60, inlinedAt: !758)
!784 = !DILocation(line: 53, column: 15, scope: !60, inlinedAt: !758)
!785 = !DILocation(line: 53, column: 17, scope: !60, inlinedAt: !758)
!786 = !DILocation(line: 53, column: 8, scope: !60, inlinedAt: !758)
!787 = !DILocation(line: 55, column: 10, scope: !60, inlinedAt: !758)
!788 = !DILocation(line: 58, column: 30, scope: !60, inlinedAt: !758)
!789 = !DILocation(line: 43, column: 50, scope: !60, inlinedAt: !758)
!790 = !DILocation(line: 58, column: 6, scope: !60, inlinedAt: !758)
!791 = !DILocation(line: 58, column: 23, scope: !60, inlinedAt: !758)
!792 = !DILocation(line: 59, column: 7, scope: !60, inlinedAt: !758)
!793 = !DILocation(line: 60, column: 15, scope: !60, inlinedAt: !758)
!794 = !DILocation(line: 62, column: 26, scope: !60, inlinedAt: !758)
!795 = !DILocation(line: 62, column: 19, scope: !60, inlinedAt: !758)
!796 = !DILocation(line: 62, column: 8, scope: !60, inlinedAt: !758)
!797 = !DILocation(line: 64, column: 8, scope: !60, inlinedAt: !758)
!798 = !DILocation(line: 65, column: 12, scope: !60, inlinedAt: !758)
!799 = !DILocation(line: 67, column: 17, scope: !60, inlinedAt: !758)
!800 = !DILocation(line: 67, column: 9, scope: !60, inlinedAt: !758)
!801 = !DILocation(line: 69, column: 20, scope: !60, inlinedAt: !758)
!802 = !DILocation(line: 70, column: 7, scope: !60, inlinedAt: !758)
!803 = !DILocation(line: 70, column: 24, scope: !60, inlinedAt: !758)
!804 = !DILocation(line: 71, column: 9, scope: !60, inlinedAt: !758)
!805 = !DILocation(line: 72, column: 18, scope: !60, inlinedAt: !758)
!806 = !DILocation(line: 72, column: 10, scope: !60, inlinedAt: !758)
!807 = !DILocation(line: 70, column: 34, scope: !60, inlinedAt: !758)
!808 = !DILocation(line: 58, column: 35, scope: !60, inlinedAt: !758)
!809 = !{!"llvm.loop.unroll.count", i32 1}
!810 = distinct !{!810, !809}
!811 = !DILocation(line: 60, column: 19, scope: !754, inlinedAt: !755)
!812 = !DILocation(line: 60, column: 22, scope: !754, inlinedAt: !755)
!813 = !DILocation(line: 61, column: 43, scope: !754, inlinedAt: !755)
!814 = !DILocation(line: 61, column: 33, scope: !754, inlinedAt: !755)
!815 = !DILocation(line: 61, column: 47, scope: !754, inlinedAt: !755)
!816 = !DILocation(line: 61, column: 18, scope: !754, inlinedAt: !755)
!817 = !DILocation(line: 92, column: 50, scope: !21, inlinedAt: !816)
!818 = !DILocation(line: 92, column: 62, scope: !21, inlinedAt: !816)
!819 = !DILocation(line: 92, column: 57, scope: !21, inlinedAt: !816)
!820 = !DILocation(line: 92, column: 69, scope: !21, inlinedAt: !816)
!821 = !DILocation(line: 61, column: 12, scope: !754, inlinedAt: !755)
!822 = !DILocation(line: 48, column: 10, scope: !350)
!823 = !DILocation(line: 56, column: 24, scope: !363, inlinedAt: !822)
!824 = !DILocation(line: 56, column: 59, scope: !363, inlinedAt: !822)
!825 = !DILocation(line: 56, column: 63, scope: !363, inlinedAt: !822)
!826 = !DILocation(line: 56, column: 47, scope: !363, inlinedAt: !822)
!827 = !DILocation(line: 56, column: 83, scope: !363, inlinedAt: !822)
!828 = !DILocation(line: 56, column: 86, scope: !363, inlinedAt: !822)
!829 = !DILocation(line: 49, column: 8, scope: !350)
!830 = !DILocation(line: 49, column: 27, scope: !350)
!831 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!832 = !DILocation(line: 66, column: 6, scope: !831)
!833 = !DILocation(line: 67, column: 23, scope: !831)
!834 = !DILocation(line: 38, column: 19, scope: !379, inlinedAt: !833)
!835 = !DILocation(line: 38, column: 24, scope: !379, inlinedAt: !833)
!836 = !DILocation(line: 79, column: 19, scope: !831)
!837 = !DILocation(line: 46, column: 23, scope: !355, inlinedAt: !836)
!838 = !DILocation(line: 92, column: 8, scope: !354, inlinedAt: !837)
!839 = !DILocation(line: 119, column: 20, scope: !353, inlinedAt: !838)
!840 = !DILocation(line: 38, column: 37, scope: !379, inlinedAt: !833)
!841 = !DILocation(line: 105, column: 21, scope: !383, inlinedAt: !840)
!842 = !DILocation(line: 105, column: 37, scope: !383, inlinedAt: !840)
!843 = !DILocation(line: 105, column: 57, scope: !383, inlinedAt: !840)
!844 = !DILocation(line: 105, column: 47, scope: !383, inlinedAt: !840)
!845 = !DILocation(line: 106, column: 17, scope: !383, inlinedAt: !840)
!846 = !DILocation(line: 106, column: 12, scope: !383, inlinedAt: !840)
!847 = !DILocation(line: 38, column: 72, scope: !379, inlinedAt: !833)
!848 = !DILocation(line: 38, column: 47, scope: !379, inlinedAt: !833)
!849 = !DILocation(line: 38, column: 41, scope: !379, inlinedAt: !833)
!850 = !DILocation(line: 38, column: 29, scope: !379, inlinedAt: !833)
!851 = !DILocation(line: 68, column: 24, scope: !831)
!852 = !DILocation(line: 36, column: 17, scope: !398, inlinedAt: !851)
!853 = !DILocation(line: 37, column: 31, scope: !398, inlinedAt: !851)
!854 = !DILocation(line: 37, column: 69, scope: !398, inlinedAt: !851)
!855 = !DILocation(line: 59, column: 12, scope: !354, inlinedAt: !837)
!856 = !DILocation(line: 105, column: 21, scope: !383, inlinedAt: !855)
!857 = !DILocation(line: 105, column: 37, scope: !383, inlinedAt: !855)
!858 = !DILocation(line: 72, column: 19, scope: !354, inlinedAt: !837)
!859 = !DILocation(line: 74, column: 46, scope: !354, inlinedAt: !837)
!860 = !DILocation(line: 87, column: 30, scope: !354, inlinedAt: !837)
!861 = !DILocation(line: 92, column: 68, scope: !354, inlinedAt: !837)
!862 = !DILocation(line: 118, column: 13, scope: !353, inlinedAt: !838)
!863 = !DILocation(line: 120, column: 68, scope: !353, inlinedAt: !838)
!864 = !DILocation(line: 95, column: 8, scope: !354, inlinedAt: !837)
!865 = !DILocation(line: 117, column: 13, scope: !353, inlinedAt: !864)
!866 = !DILocation(line: 120, column: 68, scope: !353, inlinedAt: !864)
!867 = !DILocation(line: 74, column: 14, scope: !354, inlinedAt: !837)
!868 = !DILocation(line: 157, column: 61, scope: !430, inlinedAt: !867)
!869 = !DILocation(line: 85, column: 24, scope: !354, inlinedAt: !837)
!870 = !DILocation(line: 169, column: 15, scope: !433, inlinedAt: !869)
!871 = !DILocation(line: 211, column: 14, scope: !303, inlinedAt: !870)
!872 = !DILocation(line: 233, column: 20, scope: !172, inlinedAt: !871)
!873 = !DILocation(line: 88, column: 21, scope: !354, inlinedAt: !837)
!874 = !DILocation(line: 158, column: 12, scope: !430, inlinedAt: !873)
!875 = !DILocation(line: 158, column: 17, scope: !430, inlinedAt: !873)
!876 = !DILocation(line: 158, column: 20, scope: !430, inlinedAt: !873)
!877 = !DILocation(line: 118, column: 17, scope: !353, inlinedAt: !838)
!878 = !DILocation(line: 117, column: 19, scope: !353, inlinedAt: !864)
!879 = !DILocation(line: 66, column: 115, scope: !831)
!880 = !DILocation(line: 66, column: 128, scope: !831)
!881 = !DILocation(line: 66, column: 137, scope: !831)
!882 = !DILocation(line: 71, column: 7, scope: !831)
!883 = !DILocation(line: 71, column: 10, scope: !831)
!884 = !DILocation(line: 70, column: 3, scope: !831)
!885 = !DILocation(line: 70, column: 7, scope: !831)
!886 = !DILocation(line: 75, column: 14, scope: !831)
!887 = !DILocation(line: 76, column: 19, scope: !831)
!888 = !DILocation(line: 74, column: 3, scope: !831)
!889 = !DILocation(line: 78, column: 25, scope: !831)
!890 = !DILocation(line: 78, column: 19, scope: !831)
!891 = !DILocation(line: 78, column: 12, scope: !831)
!892 = !DILocation(line: 68, column: 25, scope: !354, inlinedAt: !837)
!893 = !DILocation(line: 22, column: 25, scope: !408, inlinedAt: !892)
!894 = !DILocation(line: 22, column: 33, scope: !408, inlinedAt: !892)
!895 = !DILocation(line: 68, column: 66, scope: !354, inlinedAt: !837)
!896 = !DILocation(line: 22, column: 27, scope: !408, inlinedAt: !895)
!897 = !DILocation(line: 22, column: 33, scope: !408, inlinedAt: !895)
!898 = !DILocation(line: 92, column: 50, scope: !354, inlinedAt: !837)
!899 = !DILocation(line: 120, column: 13, scope: !353, inlinedAt: !838)
!900 = !DILocation(line: 22, column: 25, scope: !408, inlinedAt: !899)
!901 = !DILocation(line: 22, column: 27, scope: !408, inlinedAt: !899)
!902 = !DILocation(line: 22, column: 33, scope: !408, inlinedAt: !899)
!903 = !DILocation(line: 120, column: 13, scope: !353, inlinedAt: !864)
!904 = !DILocation(line: 22, column: 33, scope: !408, inlinedAt: !903)
!905 = !DILocation(line: 45, column: 19, scope: !355, inlinedAt: !836)
!906 = !DILocation(line: 44, column: 2, scope: !355, inlinedAt: !836)
!907 = !DILocation(line: 45, column: 6, scope: !355, inlinedAt: !836)
!908 = !DILocation(line: 45, column: 42, scope: !355, inlinedAt: !836)
!909 = !DILocation(line: 105, column: 57, scope: !383, inlinedAt: !855)
!910 = !DILocation(line: 105, column: 47, scope: !383, inlinedAt: !855)
!911 = !DILocation(line: 106, column: 17, scope: !383, inlinedAt: !855)
!912 = !DILocation(line: 106, column: 12, scope: !383, inlinedAt: !855)
!913 = !DILocation(line: 60, column: 19, scope: !354, inlinedAt: !837)
!914 = !DILocation(line: 60, column: 51, scope: !354, inlinedAt: !837)
!915 = !DILocation(line: 60, column: 27, scope: !354, inlinedAt: !837)
!916 = !DILocation(line: 61, column: 36, scope: !354, inlinedAt: !837)
!917 = !DILocation(line: 61, column: 25, scope: !354, inlinedAt: !837)
!918 = !DILocation(line: 61, column: 18, scope: !354, inlinedAt: !837)
!919 = !DILocation(line: 61, column: 16, scope: !354, inlinedAt: !837)
!920 = !DILocation(line: 61, column: 62, scope: !354, inlinedAt: !837)
!921 = !DILocation(line: 61, column: 43, scope: !354, inlinedAt: !837)
!922 = !DILocation(line: 62, column: 19, scope: !354, inlinedAt: !837)
!923 = !DILocation(line: 77, column: 48, scope: !463, inlinedAt: !922)
!924 = !DILocation(line: 77, column: 62, scope: !463, inlinedAt: !922)
!925 = !DILocation(line: 77, column: 57, scope: !463, inlinedAt: !922)
!926 = !DILocation(line: 77, column: 80, scope: !463, inlinedAt: !922)
!927 = !DILocation(line: 77, column: 92, scope: !463, inlinedAt: !922)
!928 = !DILocation(line: 77, column: 75, scope: !463, inlinedAt: !922)
!929 = !DILocation(line: 62, column: 41, scope: !354, inlinedAt: !837)
!930 = !DILocation(line: 62, column: 35, scope: !354, inlinedAt: !837)
!931 = !DILocation(line: 77, column: 48, scope: !463, inlinedAt: !930)
!932 = !DILocation(line: 77, column: 62, scope: !463, inlinedAt: !930)
!933 = !DILocation(line: 77, column: 57, scope: !463, inlinedAt: !930)
!934 = !DILocation(line: 77, column: 80, scope: !463, inlinedAt: !930)
!935 = !DILocation(line: 77, column: 92, scope: !463, inlinedAt: !930)
!936 = !DILocation(line: 77, column: 75, scope: !463, inlinedAt: !930)
!937 = !DILocation(line: 63, column: 17, scope: !354, inlinedAt: !837)
!938 = !DILocation(line: 63, column: 30, scope: !354, inlinedAt: !837)
!939 = !DILocation(line: 63, column: 23, scope: !354, inlinedAt: !837)
!940 = !DILocation(line: 63, column: 55, scope: !354, inlinedAt: !837)
!941 = !DILocation(line: 63, column: 47, scope: !354, inlinedAt: !837)
!942 = !DILocation(line: 22, column: 42, scope: !408, inlinedAt: !892)
!943 = !DILocation(line: 22, column: 20, scope: !408, inlinedAt: !892)
!944 = !DILocation(line: 22, column: 16, scope: !408, inlinedAt: !892)
!945 = !DILocation(line: 22, column: 42, scope: !408, inlinedAt: !895)
!946 = !DILocation(line: 22, column: 20, scope: !408, inlinedAt: !895)
!947 = !DILocation(line: 22, column: 16, scope: !408, inlinedAt: !895)
!948 = !DILocation(line: 72, column: 37, scope: !354, inlinedAt: !837)
!949 = !DILocation(line: 70, column: 3, scope: !354, inlinedAt: !837)
!950 = !DILocation(line: 70, column: 8, scope: !354, inlinedAt: !837)
!951 = !DILocation(line: 74, column: 32, scope: !354, inlinedAt: !837)
!952 = !DILocation(line: 157, column: 29, scope: !430, inlinedAt: !867)
!953 = !DILocation(line: 135, column: 42, scope: !148, inlinedAt: !952)
!954 = !DILocation(line: 136, column: 22, scope: !148, inlinedAt: !952)
!955 = !DILocation(line: 136, column: 37, scope: !148, inlinedAt: !952)
!956 = !DILocation(line: 136, column: 46, scope: !148, inlinedAt: !952)
!957 = !DILocation(line: 136, column: 26, scope: !148, inlinedAt: !952)
!958 = !DILocation(line: 137, column: 11, scope: !148, inlinedAt: !952)
!959 = !DILocation(line: 138, column: 5, scope: !148, inlinedAt: !952)
!960 = !DILocation(line: 140, column: 16, scope: !831)
!961 = !DILocation(line: 140, column: 11, scope: !148, inlinedAt: !952)
!962 = !DILocation(line: 141, column: 5, scope: !148, inlinedAt: !952)
!963 = !DILocation(line: 143, column: 9, scope: !831)
!964 = !DILocation(line: 158, column: 12, scope: !430, inlinedAt: !867)
!965 = !DILocation(line: 158, column: 17, scope: !430, inlinedAt: !867)
!966 = !DILocation(line: 158, column: 20, scope: !430, inlinedAt: !867)
!967 = !DILocation(line: 158, column: 31, scope: !430, inlinedAt: !867)
!968 = !DILocation(line: 158, column: 26, scope: !430, inlinedAt: !867)
!969 = !DILocation(line: 161, column: 23, scope: !430, inlinedAt: !867)
!970 = !DILocation(line: 161, column: 20, scope: !430, inlinedAt: !867)
!971 = !DILocation(line: 161, column: 45, scope: !430, inlinedAt: !867)
!972 = !DILocation(line: 161, column: 69, scope: !430, inlinedAt: !867)
!973 = !DILocation(line: 161, column: 66, scope: !430, inlinedAt: !867)
!974 = !DILocation(line: 162, column: 19, scope: !430, inlinedAt: !867)
!975 = !DILocation(line: 162, column: 27, scope: !430, inlinedAt: !867)
!976 = !DILocation(line: 162, column: 16, scope: !430, inlinedAt: !867)
!977 = !DILocation(line: 162, column: 64, scope: !430, inlinedAt: !867)
!978 = !DILocation(line: 162, column: 53, scope: !430, inlinedAt: !867)
!979 = !DILocation(line: 163, column: 19, scope: !430, inlinedAt: !867)
!980 = !DILocation(line: 75, column: 20, scope: !354, inlinedAt: !837)
!981 = !DILocation(line: 75, column: 23, scope: !354, inlinedAt: !837)
!982 = !DILocation(line: 77, column: 26, scope: !354, inlinedAt: !837)
!983 = !DILocation(line: 80, column: 26, scope: !354, inlinedAt: !837)
!984 = !DILocation(line: 119, column: 20, scope: !353, inlinedAt: !864)
!985 = !DILocation(line: 83, column: 17, scope: !354, inlinedAt: !837)
!986 = !DILocation(line: 84, column: 12, scope: !354, inlinedAt: !837)
!987 = !DILocation(line: 84, column: 40, scope: !354, inlinedAt: !837)
!988 = !DILocation(line: 169, column: 37, scope: !433, inlinedAt: !869)
!989 = !DILocation(line: 169, column: 44, scope: !433, inlinedAt: !869)
!990 = !DILocation(line: 169, column: 52, scope: !433, inlinedAt: !869)
!991 = !DILocation(line: 169, column: 61, scope: !433, inlinedAt: !869)
!992 = !DILocation(line: 169, column: 70, scope: !433, inlinedAt: !869)
!993 = !DILocation(line: 209, column: 13, scope: !303, inlinedAt: !870)
!994 = !DILocation(line: 220, column: 12, scope: !203, inlinedAt: !993)
!995 = !DILocation(line: 220, column: 20, scope: !203, inlinedAt: !993)
!996 = !DILocation(line: 220, column: 27, scope: !203, inlinedAt: !993)
!997 = !DILocation(line: 220, column: 37, scope: !203, inlinedAt: !993)
!998 = !DILocation(line: 221, column: 13, scope: !203, inlinedAt: !993)
!999 = !DILocation(line: 221, column: 21, scope: !203, inlinedAt: !993)
!1000 = !DILocation(line: 221, column: 28, scope: !203, inlinedAt: !993)
!1001 = !DILocation(line: 221, column: 38, scope: !203, inlinedAt: !993)
!1002 = !DILocation(line: 222, column: 13, scope: !203, inlinedAt: !993)
!1003 = !DILocation(line: 222, column: 21, scope: !203, inlinedAt: !993)
!1004 = !DILocation(line: 222, column: 28, scope: !203, inlinedAt: !993)
!1005 = !DILocation(line: 222, column: 38, scope: !203, inlinedAt: !993)
!1006 = !DILocation(line: 223, column: 13, scope: !203, inlinedAt: !993)
!1007 = !DILocation(line: 223, column: 21, scope: !203, inlinedAt: !993)
!1008 = !DILocation(line: 223, column: 28, scope: !203, inlinedAt: !993)
!1009 = !DILocation(line: 223, column: 38, scope: !203, inlinedAt: !993)
!1010 = !DILocation(line: 210, column: 8, scope: !303, inlinedAt: !870)
!1011 = !DILocation(line: 230, column: 12, scope: !172, inlinedAt: !871)
!1012 = !DILocation(line: 231, column: 7, scope: !172, inlinedAt: !871)
!1013 = !DILocation(line: 233, column: 20, scope: !831)
!1014 = !DILocation(line: 233, column: 12, scope: !172, inlinedAt: !871)
!1015 = !DILocation(line: 234, column: 7, scope: !172, inlinedAt: !871)
!1016 = !DILocation(line: 236, column: 11, scope: !831)
!1017 = !DILocation(line: 236, column: 11, scope: !172, inlinedAt: !871)
!1018 = !DILocation(line: 236, column: 14, scope: !172, inlinedAt: !871)
!1019 = !DILocation(line: 237, column: 7, scope: !172, inlinedAt: !871)
!1020 = !DILocation(line: 239, column: 11, scope: !831)
!1021 = !DILocation(line: 239, column: 11, scope: !172, inlinedAt: !871)
!1022 = !DILocation(line: 239, column: 14, scope: !172, inlinedAt: !871)
!1023 = !DILocation(line: 240, column: 7, scope: !172, inlinedAt: !871)
!1024 = !DILocation(line: 242, column: 11, scope: !831)
!1025 = !DILocation(line: 242, column: 11, scope: !172, inlinedAt: !871)
!1026 = !DILocation(line: 242, column: 14, scope: !172, inlinedAt: !871)
!1027 = !DILocation(line: 243, column: 7, scope: !172, inlinedAt: !871)
!1028 = !DILocation(line: 245, column: 9, scope: !831)
!1029 = !DILocation(line: 209, column: 2, scope: !303, inlinedAt: !870)
!1030 = !DILocation(line: 213, column: 2, scope: !303, inlinedAt: !870)
!1031 = !DILocation(line: 214, column: 17, scope: !303, inlinedAt: !870)
!1032 = !DILocation(line: 250, column: 19, scope: !264, inlinedAt: !1031)
!1033 = !DILocation(line: 250, column: 28, scope: !264, inlinedAt: !1031)
!1034 = !DILocation(line: 250, column: 37, scope: !264, inlinedAt: !1031)
!1035 = !DILocation(line: 250, column: 46, scope: !264, inlinedAt: !1031)
!1036 = !DILocation(line: 251, column: 10, scope: !264, inlinedAt: !1031)
!1037 = !DILocation(line: 251, column: 16, scope: !264, inlinedAt: !1031)
!1038 = !DILocation(line: 251, column: 13, scope: !264, inlinedAt: !1031)
!1039 = !DILocation(line: 251, column: 22, scope: !264, inlinedAt: !1031)
!1040 = !DILocation(line: 251, column: 19, scope: !264, inlinedAt: !1031)
!1041 = !DILocation(line: 251, column: 28, scope: !264, inlinedAt: !1031)
!1042 = !DILocation(line: 251, column: 25, scope: !264, inlinedAt: !1031)
!1043 = !DILocation(line: 85, column: 4, scope: !354, inlinedAt: !837)
!1044 = !DILocation(line: 65, column: 2, scope: !354, inlinedAt: !837)
!1045 = !DILocation(line: 87, column: 43, scope: !354, inlinedAt: !837)
!1046 = !DILocation(line: 87, column: 88, scope: !354, inlinedAt: !837)
!1047 = !DILocation(line: 87, column: 71, scope: !354, inlinedAt: !837)
!1048 = !DILocation(line: 157, column: 29, scope: !430, inlinedAt: !873)
!1049 = !DILocation(line: 135, column: 42, scope: !148, inlinedAt: !1048)
!1050 = !DILocation(line: 136, column: 22, scope: !148, inlinedAt: !1048)
!1051 = !DILocation(line: 136, column: 37, scope: !148, inlinedAt: !1048)
!1052 = !DILocation(line: 136, column: 46, scope: !148, inlinedAt: !1048)
!1053 = !DILocation(line: 136, column: 26, scope: !148, inlinedAt: !1048)
!1054 = !DILocation(line: 137, column: 11, scope: !148, inlinedAt: !1048)
!1055 = !DILocation(line: 138, column: 5, scope: !148, inlinedAt: !1048)
!1056 = !DILocation(line: 140, column: 11, scope: !148, inlinedAt: !1048)
!1057 = !DILocation(line: 141, column: 5, scope: !148, inlinedAt: !1048)
!1058 = !DILocation(line: 158, column: 31, scope: !430, inlinedAt: !873)
!1059 = !DILocation(line: 158, column: 26, scope: !430, inlinedAt: !873)
!1060 = !DILocation(line: 161, column: 23, scope: !430, inlinedAt: !873)
!1061 = !DILocation(line: 161, column: 20, scope: !430, inlinedAt: !873)
!1062 = !DILocation(line: 161, column: 45, scope: !430, inlinedAt: !873)
!1063 = !DILocation(line: 161, column: 69, scope: !430, inlinedAt: !873)
!1064 = !DILocation(line: 161, column: 66, scope: !430, inlinedAt: !873)
!1065 = !DILocation(line: 162, column: 19, scope: !430, inlinedAt: !873)
!1066 = !DILocation(line: 162, column: 27, scope: !430, inlinedAt: !873)
!1067 = !DILocation(line: 162, column: 16, scope: !430, inlinedAt: !873)
!1068 = !DILocation(line: 162, column: 64, scope: !430, inlinedAt: !873)
!1069 = !DILocation(line: 162, column: 53, scope: !430, inlinedAt: !873)
!1070 = !DILocation(line: 163, column: 19, scope: !430, inlinedAt: !873)
!1071 = !DILocation(line: 88, column: 60, scope: !354, inlinedAt: !837)
!1072 = !DILocation(line: 169, column: 37, scope: !433, inlinedAt: !1071)
!1073 = !DILocation(line: 169, column: 44, scope: !433, inlinedAt: !1071)
!1074 = !DILocation(line: 169, column: 52, scope: !433, inlinedAt: !1071)
!1075 = !DILocation(line: 169, column: 61, scope: !433, inlinedAt: !1071)
!1076 = !DILocation(line: 169, column: 70, scope: !433, inlinedAt: !1071)
!1077 = !DILocation(line: 169, column: 15, scope: !433, inlinedAt: !1071)
!1078 = !DILocation(line: 209, column: 13, scope: !303, inlinedAt: !1077)
!1079 = !DILocation(line: 220, column: 12, scope: !203, inlinedAt: !1078)
!1080 = !DILocation(line: 220, column: 20, scope: !203, inlinedAt: !1078)
!1081 = !DILocation(line: 220, column: 27, scope: !203, inlinedAt: !1078)
!1082 = !DILocation(line: 220, column: 37, scope: !203, inlinedAt: !1078)
!1083 = !DILocation(line: 221, column: 13, scope: !203, inlinedAt: !1078)
!1084 = !DILocation(line: 221, column: 21, scope: !203, inlinedAt: !1078)
!1085 = !DILocation(line: 221, column: 28, scope: !203, inlinedAt: !1078)
!1086 = !DILocation(line: 221, column: 38, scope: !203, inlinedAt: !1078)
!1087 = !DILocation(line: 222, column: 13, scope: !203, inlinedAt: !1078)
!1088 = !DILocation(line: 222, column: 21, scope: !203, inlinedAt: !1078)
!1089 = !DILocation(line: 222, column: 28, scope: !203, inlinedAt: !1078)
!1090 = !DILocation(line: 222, column: 38, scope: !203, inlinedAt: !1078)
!1091 = !DILocation(line: 223, column: 13, scope: !203, inlinedAt: !1078)
!1092 = !DILocation(line: 223, column: 21, scope: !203, inlinedAt: !1078)
!1093 = !DILocation(line: 223, column: 28, scope: !203, inlinedAt: !1078)
!1094 = !DILocation(line: 223, column: 38, scope: !203, inlinedAt: !1078)
!1095 = !DILocation(line: 210, column: 8, scope: !303, inlinedAt: !1077)
!1096 = !DILocation(line: 211, column: 14, scope: !303, inlinedAt: !1077)
!1097 = !DILocation(line: 230, column: 12, scope: !172, inlinedAt: !1096)
!1098 = !DILocation(line: 231, column: 7, scope: !172, inlinedAt: !1096)
!1099 = !DILocation(line: 233, column: 12, scope: !172, inlinedAt: !1096)
!1100 = !DILocation(line: 234, column: 7, scope: !172, inlinedAt: !1096)
!1101 = !DILocation(line: 236, column: 11, scope: !172, inlinedAt: !1096)
!1102 = !DILocation(line: 236, column: 14, scope: !172, inlinedAt: !1096)
!1103 = !DILocation(line: 237, column: 7, scope: !172, inlinedAt: !1096)
!1104 = !DILocation(line: 239, column: 11, scope: !172, inlinedAt: !1096)
!1105 = !DILocation(line: 239, column: 14, scope: !172, inlinedAt: !1096)
!1106 = !DILocation(line: 240, column: 7, scope: !172, inlinedAt: !1096)
!1107 = !DILocation(line: 242, column: 11, scope: !172, inlinedAt: !1096)
!1108 = !DILocation(line: 242, column: 14, scope: !172, inlinedAt: !1096)
!1109 = !DILocation(line: 243, column: 7, scope: !172, inlinedAt: !1096)
!1110 = !DILocation(line: 209, column: 2, scope: !303, inlinedAt: !1077)
!1111 = !DILocation(line: 213, column: 2, scope: !303, inlinedAt: !1077)
!1112 = !DILocation(line: 214, column: 17, scope: !303, inlinedAt: !1077)
!1113 = !DILocation(line: 250, column: 19, scope: !264, inlinedAt: !1112)
!1114 = !DILocation(line: 250, column: 28, scope: !264, inlinedAt: !1112)
!1115 = !DILocation(line: 250, column: 37, scope: !264, inlinedAt: !1112)
!1116 = !DILocation(line: 250, column: 46, scope: !264, inlinedAt: !1112)
!1117 = !DILocation(line: 251, column: 10, scope: !264, inlinedAt: !1112)
!1118 = !DILocation(line: 251, column: 16, scope: !264, inlinedAt: !1112)
!1119 = !DILocation(line: 251, column: 13, scope: !264, inlinedAt: !1112)
!1120 = !DILocation(line: 251, column: 22, scope: !264, inlinedAt: !1112)
!1121 = !DILocation(line: 251, column: 19, scope: !264, inlinedAt: !1112)
!1122 = !DILocation(line: 251, column: 28, scope: !264, inlinedAt: !1112)
!1123 = !DILocation(line: 251, column: 25, scope: !264, inlinedAt: !1112)
!1124 = !DILocation(line: 88, column: 4, scope: !354, inlinedAt: !837)
!1125 = !DILocation(line: 90, column: 17, scope: !354, inlinedAt: !837)
!1126 = !DILocation(line: 116, column: 28, scope: !353, inlinedAt: !838)
!1127 = !DILocation(line: 116, column: 14, scope: !353, inlinedAt: !838)
!1128 = !DILocation(line: 116, column: 34, scope: !353, inlinedAt: !838)
!1129 = !DILocation(line: 117, column: 37, scope: !353, inlinedAt: !838)
!1130 = !DILocation(line: 117, column: 32, scope: !353, inlinedAt: !838)
!1131 = !DILocation(line: 117, column: 43, scope: !353, inlinedAt: !838)
!1132 = !DILocation(line: 118, column: 30, scope: !353, inlinedAt: !838)
!1133 = !DILocation(line: 118, column: 41, scope: !353, inlinedAt: !838)
!1134 = !DILocation(line: 119, column: 55, scope: !353, inlinedAt: !838)
!1135 = !DILocation(line: 119, column: 46, scope: !353, inlinedAt: !838)
!1136 = !DILocation(line: 119, column: 83, scope: !353, inlinedAt: !838)
!1137 = !DILocation(line: 119, column: 74, scope: !353, inlinedAt: !838)
!1138 = !DILocation(line: 22, column: 42, scope: !408, inlinedAt: !899)
!1139 = !DILocation(line: 22, column: 20, scope: !408, inlinedAt: !899)
!1140 = !DILocation(line: 22, column: 16, scope: !408, inlinedAt: !899)
!1141 = !DILocation(line: 116, column: 28, scope: !353, inlinedAt: !864)
!1142 = !DILocation(line: 116, column: 14, scope: !353, inlinedAt: !864)
!1143 = !DILocation(line: 116, column: 34, scope: !353, inlinedAt: !864)
!1144 = !DILocation(line: 117, column: 37, scope: !353, inlinedAt: !864)
!1145 = !DILocation(line: 117, column: 32, scope: !353, inlinedAt: !864)
!1146 = !DILocation(line: 117, column: 43, scope: !353, inlinedAt: !864)
!1147 = !DILocation(line: 118, column: 41, scope: !353, inlinedAt: !864)
!1148 = !DILocation(line: 119, column: 55, scope: !353, inlinedAt: !864)
!1149 = !DILocation(line: 119, column: 46, scope: !353, inlinedAt: !864)
!1150 = !DILocation(line: 119, column: 83, scope: !353, inlinedAt: !864)
!1151 = !DILocation(line: 119, column: 74, scope: !353, inlinedAt: !864)
!1152 = !DILocation(line: 22, column: 42, scope: !408, inlinedAt: !903)
!1153 = !DILocation(line: 22, column: 20, scope: !408, inlinedAt: !903)
!1154 = !DILocation(line: 22, column: 16, scope: !408, inlinedAt: !903)
!1155 = !DILocation(line: 98, column: 49, scope: !354, inlinedAt: !837)
!1156 = !DILocation(line: 98, column: 61, scope: !354, inlinedAt: !837)
!1157 = !DILocation(line: 98, column: 24, scope: !354, inlinedAt: !837)
!1158 = !DILocation(line: 98, column: 17, scope: !354, inlinedAt: !837)
!1159 = !DILocation(line: 46, column: 3, scope: !355, inlinedAt: !836)
!1160 = !DILocation(line: 45, column: 53, scope: !355, inlinedAt: !836)
!1161 = !DILocation(line: 80, column: 14, scope: !831)
!1162 = !DILocation(line: 81, column: 11, scope: !831)
!1163 = !DILocation(line: 44, column: 19, scope: !705, inlinedAt: !1162)
!1164 = !DILocation(line: 44, column: 38, scope: !705, inlinedAt: !1162)
!1165 = !DILocation(line: 44, column: 22, scope: !705, inlinedAt: !1162)
!1166 = !DILocation(line: 47, column: 32, scope: !705, inlinedAt: !1162)
!1167 = !DILocation(line: 89, column: 33, scope: !710, inlinedAt: !1166)
!1168 = !DILocation(line: 90, column: 18, scope: !710, inlinedAt: !1166)
!1169 = !DILocation(line: 21, column: 40, scope: !713, inlinedAt: !1168)
!1170 = !DILocation(line: 89, column: 33, scope: !831)
!1171 = !DILocation(line: 90, column: 39, scope: !710, inlinedAt: !1166)
!1172 = !DILocation(line: 97, column: 19, scope: !128, inlinedAt: !1171)
!1173 = !DILocation(line: 97, column: 22, scope: !128, inlinedAt: !1171)
!1174 = !DILocation(line: 97, column: 27, scope: !128, inlinedAt: !1171)
!1175 = !DILocation(line: 97, column: 33, scope: !128, inlinedAt: !1171)
!1176 = !DILocation(line: 21, column: 48, scope: !713, inlinedAt: !1168)
!1177 = !DILocation(line: 32, column: 78, scope: !134, inlinedAt: !1176)
!1178 = !DILocation(line: 32, column: 71, scope: !134, inlinedAt: !1176)
!1179 = !DILocation(line: 32, column: 87, scope: !134, inlinedAt: !1176)
!1180 = !DILocation(line: 32, column: 92, scope: !134, inlinedAt: !1176)
!1181 = !DILocation(line: 21, column: 25, scope: !713, inlinedAt: !1168)
!1182 = !DILocation(line: 90, column: 3, scope: !710, inlinedAt: !1166)
!1183 = !DILocation(line: 92, column: 22, scope: !710, inlinedAt: !1166)
!1184 = !DILocation(line: 8, column: 15, scope: !730, inlinedAt: !1183)
!1185 = !DILocation(line: 45, column: 16, scope: !729, inlinedAt: !1184)
!1186 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !1185)
!1187 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !1185)
!1188 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !1185)
!1189 = !DILocation(line: 92, column: 35, scope: !59, inlinedAt: !1185)
!1190 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !1185)
!1191 = !DILocation(line: 8, column: 76, scope: !730, inlinedAt: !1183)
!1192 = !DILocation(line: 92, column: 40, scope: !59, inlinedAt: !1185)
!1193 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !1185)
!1194 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !1185)
!1195 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !1185)
!1196 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !1185)
!1197 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !1185)
!1198 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !1185)
!1199 = !DILocation(line: 48, column: 22, scope: !705, inlinedAt: !1162)
!1200 = !DILocation(line: 51, column: 12, scope: !705, inlinedAt: !1162)
!1201 = !DILocation(line: 52, column: 11, scope: !705, inlinedAt: !1162)
!1202 = !DILocation(line: 53, column: 22, scope: !705, inlinedAt: !1162)
!1203 = !DILocation(line: 53, column: 12, scope: !705, inlinedAt: !1162)
!1204 = !DILocation(line: 84, column: 6, scope: !831)
!1205 = !DILocation(line: 84, column: 19, scope: !831)
!1206 = !DILocation(line: 86, column: 13, scope: !831)
!1207 = !DILocation(line: 88, column: 14, scope: !831)
!1208 = !DILocation(line: 89, column: 10, scope: !831)
!1209 = !DILocation(line: 59, column: 41, scope: !754, inlinedAt: !1208)
!1210 = !DILocation(line: 59, column: 22, scope: !754, inlinedAt: !1208)
!1211 = !DILocation(line: 8, column: 15, scope: !61, inlinedAt: !1210)
!1212 = !DILocation(line: 45, column: 16, scope: !60, inlinedAt: !1211)
!1213 = !DILocation(line: 90, column: 13, scope: !59, inlinedAt: !1212)
!1214 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !1212)
!1215 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !1212)
!1216 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !1212)
!1217 = !DILocation(line: 92, column: 35, scope: !59, inlinedAt: !1212)
!1218 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !1212)
!1219 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !1210)
!1220 = !DILocation(line: 92, column: 40, scope: !59, inlinedAt: !1212)
!1221 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !1212)
!1222 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !1212)
!1223 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !1212)
!1224 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !1212)
!1225 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !1212)
!1226 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !1212)
!1227 = !DILocation(line: 46, column: 14, scope: !60, inlinedAt: !1211)
!1228 = !DILocation(line: 26, column: 44, scope: !80, inlinedAt: !1227)
!1229 = !DILocation(line: 26, column: 47, scope: !80, inlinedAt: !1227)
!1230 = !DILocation(line: 26, column: 59, scope: !80, inlinedAt: !1227)
!1231 = !DILocation(line: 26, column: 64, scope: !80, inlinedAt: !1227)
!1232 = !DILocation(line: 47, column: 7, scope: !60, inlinedAt: !1211)
!1233 = !DILocation(line: 50, column: 31, scope: !60, inlinedAt: !1211)
!1234 = !DILocation(line: 51, column: 10, scope: !60, inlinedAt: !1211)
!1235 = !DILocation(line: 52, column: 11, scope: !60, inlinedAt: !1211)
!1236 = !DILocation(line: 52, column: 14, scope: !60, inlinedAt: !1211)
!1237 = !DILocation(line: 53, column: 15, scope: !60, inlinedAt: !1211)
!1238 = !DILocation(line: 53, column: 17, scope: !60, inlinedAt: !1211)
!1239 = !DILocation(line: 53, column: 8, scope: !60, inlinedAt: !1211)
!1240 = !DILocation(line: 55, column: 10, scope: !60, inlinedAt: !1211)
!1241 = !DILocation(line: 43, column: 50, scope: !60, inlinedAt: !1211)
!1242 = !DILocation(line: 58, column: 6, scope: !60, inlinedAt: !1211)
!1243 = !DILocation(line: 58, column: 23, scope: !60, inlinedAt: !1211)
!1244 = !DILocation(line: 59, column: 7, scope: !60, inlinedAt: !1211)
!1245 = !DILocation(line: 60, column: 15, scope: !60, inlinedAt: !1211)
!1246 = !DILocation(line: 62, column: 26, scope: !60, inlinedAt: !1211)
!1247 = !DILocation(line: 62, column: 19, scope: !60, inlinedAt: !1211)
!1248 = !DILocation(line: 62, column: 8, scope: !60, inlinedAt: !1211)
!1249 = !DILocation(line: 64, column: 8, scope: !60, inlinedAt: !1211)
!1250 = !DILocation(line: 65, column: 12, scope: !60, inlinedAt: !1211)
!1251 = !DILocation(line: 67, column: 17, scope: !60, inlinedAt: !1211)
!1252 = !DILocation(line: 67, column: 9, scope: !60, inlinedAt: !1211)
!1253 = !DILocation(line: 69, column: 20, scope: !60, inlinedAt: !1211)
!1254 = !DILocation(line: 70, column: 7, scope: !60, inlinedAt: !1211)
!1255 = !DILocation(line: 70, column: 24, scope: !60, inlinedAt: !1211)
!1256 = !DILocation(line: 71, column: 9, scope: !60, inlinedAt: !1211)
!1257 = !DILocation(line: 72, column: 18, scope: !60, inlinedAt: !1211)
!1258 = !DILocation(line: 72, column: 10, scope: !60, inlinedAt: !1211)
!1259 = !DILocation(line: 70, column: 34, scope: !60, inlinedAt: !1211)
!1260 = !DILocation(line: 58, column: 35, scope: !60, inlinedAt: !1211)
!1261 = !{!"llvm.loop.unroll.count", i32 1}
!1262 = distinct !{!1262, !1261}
!1263 = !DILocation(line: 60, column: 22, scope: !754, inlinedAt: !1208)
!1264 = !DILocation(line: 61, column: 43, scope: !754, inlinedAt: !1208)
!1265 = !DILocation(line: 61, column: 33, scope: !754, inlinedAt: !1208)
!1266 = !DILocation(line: 61, column: 47, scope: !754, inlinedAt: !1208)
!1267 = !DILocation(line: 61, column: 18, scope: !754, inlinedAt: !1208)
!1268 = !DILocation(line: 92, column: 50, scope: !21, inlinedAt: !1267)
!1269 = !DILocation(line: 92, column: 62, scope: !21, inlinedAt: !1267)
!1270 = !DILocation(line: 92, column: 57, scope: !21, inlinedAt: !1267)
!1271 = !DILocation(line: 92, column: 69, scope: !21, inlinedAt: !1267)
!1272 = !DILocation(line: 61, column: 12, scope: !754, inlinedAt: !1208)
!1273 = !DILocation(line: 91, column: 16, scope: !831)
!1274 = !DILocation(line: 92, column: 12, scope: !831)
!1275 = !DILocation(line: 92, column: 29, scope: !831)
!1276 = !DILocation(line: 92, column: 35, scope: !831)
!1277 = !DILocation(line: 93, column: 4, scope: !831)
!1278 = !DILocation(line: 95, column: 3, scope: !831)
!1279 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!1280 = !DILocation(line: 104, column: 6, scope: !1279)
!1281 = !DILocation(line: 105, column: 14, scope: !1279)
!1282 = !DILocation(line: 105, column: 18, scope: !1279)
!1283 = !DILocation(line: 106, column: 10, scope: !1279)
!1284 = !DILocation(line: 47, column: 32, scope: !705, inlinedAt: !1283)
!1285 = !DILocation(line: 87, column: 21, scope: !710, inlinedAt: !1284)
!1286 = !DILocation(line: 105, column: 35, scope: !1279)
!1287 = !DILocation(line: 105, column: 39, scope: !1279)
!1288 = !DILocation(line: 106, column: 27, scope: !1279)
!1289 = !DILocation(line: 44, column: 19, scope: !705, inlinedAt: !1283)
!1290 = !DILocation(line: 44, column: 38, scope: !705, inlinedAt: !1283)
!1291 = !DILocation(line: 44, column: 22, scope: !705, inlinedAt: !1283)
!1292 = !DILocation(line: 89, column: 33, scope: !710, inlinedAt: !1284)
!1293 = !DILocation(line: 90, column: 18, scope: !710, inlinedAt: !1284)
!1294 = !DILocation(line: 21, column: 40, scope: !713, inlinedAt: !1293)
!1295 = !DILocation(line: 89, column: 33, scope: !1279)
!1296 = !DILocation(line: 90, column: 39, scope: !710, inlinedAt: !1284)
!1297 = !DILocation(line: 97, column: 19, scope: !128, inlinedAt: !1296)
!1298 = !DILocation(line: 97, column: 22, scope: !128, inlinedAt: !1296)
!1299 = !DILocation(line: 97, column: 27, scope: !128, inlinedAt: !1296)
!1300 = !DILocation(line: 97, column: 33, scope: !128, inlinedAt: !1296)
!1301 = !DILocation(line: 21, column: 48, scope: !713, inlinedAt: !1293)
!1302 = !DILocation(line: 32, column: 78, scope: !134, inlinedAt: !1301)
!1303 = !DILocation(line: 32, column: 71, scope: !134, inlinedAt: !1301)
!1304 = !DILocation(line: 32, column: 87, scope: !134, inlinedAt: !1301)
!1305 = !DILocation(line: 32, column: 92, scope: !134, inlinedAt: !1301)
!1306 = !DILocation(line: 21, column: 25, scope: !713, inlinedAt: !1293)
!1307 = !DILocation(line: 90, column: 3, scope: !710, inlinedAt: !1284)
!1308 = !DILocation(line: 92, column: 22, scope: !710, inlinedAt: !1284)
!1309 = !DILocation(line: 8, column: 15, scope: !730, inlinedAt: !1308)
!1310 = !DILocation(line: 45, column: 16, scope: !729, inlinedAt: !1309)
!1311 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !1310)
!1312 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !1310)
!1313 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !1310)
!1314 = !DILocation(line: 92, column: 35, scope: !59, inlinedAt: !1310)
!1315 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !1310)
!1316 = !DILocation(line: 8, column: 76, scope: !730, inlinedAt: !1308)
!1317 = !DILocation(line: 92, column: 40, scope: !59, inlinedAt: !1310)
!1318 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !1310)
!1319 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !1310)
!1320 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !1310)
!1321 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !1310)
!1322 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !1310)
!1323 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !1310)
!1324 = !DILocation(line: 48, column: 22, scope: !705, inlinedAt: !1283)
!1325 = !DILocation(line: 51, column: 12, scope: !705, inlinedAt: !1283)
!1326 = !DILocation(line: 52, column: 11, scope: !705, inlinedAt: !1283)
!1327 = !DILocation(line: 53, column: 19, scope: !705, inlinedAt: !1283)
!1328 = !DILocation(line: 53, column: 22, scope: !705, inlinedAt: !1283)
!1329 = !DILocation(line: 53, column: 12, scope: !705, inlinedAt: !1283)
!1330 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 114, type: !4, isDefinition: true, scopeLine: 114, isOptimized: true, unit: !2)
!1331 = !DILocation(line: 114, column: 6, scope: !1330)
!1332 = !DILocation(line: 116, column: 21, scope: !1330)
!1333 = !DILocation(line: 126, column: 16, scope: !1330)
!1334 = !DILocation(line: 126, column: 20, scope: !1330)
!1335 = !DILocation(line: 116, column: 24, scope: !1330)
!1336 = !DILocation(line: 116, column: 6, scope: !1330)
!1337 = !DILocation(line: 116, column: 29, scope: !1330)
!1338 = !DILocation(line: 117, column: 16, scope: !1330)
!1339 = !DILocation(line: 117, column: 11, scope: !1330)
!1340 = !DILocation(line: 117, column: 24, scope: !1330)
!1341 = !DILocation(line: 118, column: 10, scope: !1330)
!1342 = !DILocation(line: 118, column: 21, scope: !1330)
!1343 = !DILocation(line: 121, column: 26, scope: !1330)
!1344 = !DILocation(line: 121, column: 36, scope: !1330)
!1345 = !DILocation(line: 121, column: 39, scope: !1330)
!1346 = !DILocation(line: 121, column: 24, scope: !1330)
!1347 = !DILocation(line: 122, column: 34, scope: !1330)
!1348 = !DILocation(line: 123, column: 33, scope: !1330)
!1349 = !DILocation(line: 123, column: 36, scope: !1330)
!1350 = !DILocation(line: 123, column: 46, scope: !1330)
!1351 = !DILocation(line: 123, column: 54, scope: !1330)
!1352 = !DILocation(line: 123, column: 44, scope: !1330)
!1353 = !DILocation(line: 123, column: 28, scope: !1330)
!1354 = !DILocation(line: 123, column: 16, scope: !1330)
!1355 = !DILocation(line: 127, column: 13, scope: !1330)
!1356 = !DILocation(line: 125, column: 17, scope: !1330)
!1357 = !DILocation(line: 116, column: 53, scope: !1330)
!1358 = !DILocation(line: 116, column: 39, scope: !1330)
!1359 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!1360 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!1361 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!1362 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!1363 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!1364 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!1365 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!1366 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!1367 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!1368 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!1369 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!1370 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!1371 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!1372 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!1373 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!1374 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!1375 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!1376 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
