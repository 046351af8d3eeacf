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
	%99 = phi double [ %62, %b1 ], [ %240, %b9_cold ], !dbg !57
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
	%207 = trunc i64 %206 to i32, !dbg !31
	%208 = sext i32 %61 to i64, !dbg !32
	%209 = trunc i64 %208 to i32, !dbg !32
	br label %b41, !dbg !32

b41:
	%210 = phi i32 [ 0, %b40 ], [ %238, %b43_ok1 ], !dbg !32
	%211 = sext i32 %210 to i64, !dbg !32
	%212 = trunc i64 %211 to i32, !dbg !32
	%213 = add i32 %207, %212, !dbg !124
	%214 = zext i32 %213 to i64, !dbg !124
	%215 = icmp uge i32 %213, %209, !dbg !125
	br i1 %215, label %b42, label %b43, !dbg !125

b42:
	%216 = sub i64 %214, %208, !dbg !126
	br label %b43, !dbg !126

b43:
	%217 = phi i64 [ %214, %b41 ], [ %216, %b42 ], !dbg !127
	%218 = urem i32 %4, 2, !dbg !130
	%219 = mul i32 %218, %209, !dbg !131
	%220 = add i32 %219, %207, !dbg !132
	%221 = zext i32 %220 to i64, !dbg !132
	%222 = mul i64 %221, 2, !dbg !133
	%223 = add i64 %222, 2, !dbg !136
	%224 = getelementptr inbounds i64, i64* %p3, i64 %222, !dbg !137
	%225 = ptrtoint i64* %224 to i64, !dbg !138
	%226 = and i64 %225, 15, !dbg !138
	%227 = icmp eq i64 %226, 0, !dbg !138
	%228 = bitcast i64* %224 to { i64, i64 }*, !dbg !138
	%229 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %228, i64 0, !dbg !139
	%230 = bitcast double %204 to i64, !dbg !140
	%231 = trunc i64 %217 to i32, !dbg !123
	%232 = icmp ugt i64 %223, %p4, !dbg !137
	%233 = icmp eq i1 %227, false, !dbg !138
	%234 = icmp uge i64 %217, %208, !dbg !123
	%235 = or i1 %232, %233, !dbg !123
	%236 = or i1 %235, %234, !dbg !123
	br i1 %236, label %b43_fail1, label %b43_ok1, !dbg !123, !prof !10

b43_ok1:
	%237 = bitcast { i64, i64 }* %229 to i8*, !dbg !123
	call void @gpuc_put_line_thread(i8* %237, i64 %230, i32 %4, i32 %231), !dbg !123
	%238 = add i32 %210, 1, !dbg !122
	%239 = icmp slt i32 %238, %61, !dbg !122
	br i1 %239, label %b41, label %b44, !dbg !122

b44:
	ret i32 %4, !dbg !141

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 %p6), !dbg !9
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !9
	ret i32 undef, !dbg !9

b9_cold:
	%240 = phi double [ %279, %b16_cold ], [ 0.000000e+00, %b0_ok1 ], !dbg !27
	%241 = phi i64 [ %280, %b16_cold ], [ %19, %b0_ok1 ], !dbg !34
	%242 = icmp slt i64 %241, %5, !dbg !35
	br i1 %242, label %b10_cold, label %b17, !dbg !35

b10_cold:
	%243 = mul i64 %241, 2, !dbg !36
	%244 = add i64 %243, %20, !dbg !37
	%245 = sub i64 %244, 1, !dbg !38
	%246 = getelementptr inbounds double, double* %p0, i64 %245, !dbg !39
	%247 = icmp uge i64 %245, %p1, !dbg !39
	br i1 %247, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !39, !prof !10

b10_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %245, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b10_cold_ok1:
	%248 = load double, double* %246, align 8, !dbg !39
	%249 = add i64 %241, %11, !dbg !40
	%250 = icmp slt i64 %249, %5, !dbg !41
	br i1 %250, label %b11_cold, label %b12_cold, !dbg !41

b11_cold:
	%251 = mul i64 %249, 2, !dbg !36
	%252 = add i64 %251, %20, !dbg !37
	%253 = sub i64 %252, 1, !dbg !38
	%254 = getelementptr inbounds double, double* %p0, i64 %253, !dbg !39
	%255 = icmp uge i64 %253, %p1, !dbg !39
	br i1 %255, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !39, !prof !10

b11_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %253, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b11_cold_ok1:
	%256 = load double, double* %254, align 8, !dbg !39
	br label %b12_cold, !dbg !42

b12_cold:
	%257 = phi double [ %256, %b11_cold_ok1 ], [ 0.000000e+00, %b10_cold_ok1 ], !dbg !43
	%258 = fadd double %248, %257, !dbg !44
	%259 = add i64 %241, %23, !dbg !45
	%260 = icmp slt i64 %259, %5, !dbg !41
	br i1 %260, label %b13_cold, label %b14_cold, !dbg !41

b13_cold:
	%261 = mul i64 %259, 2, !dbg !36
	%262 = add i64 %261, %20, !dbg !37
	%263 = sub i64 %262, 1, !dbg !38
	%264 = getelementptr inbounds double, double* %p0, i64 %263, !dbg !39
	%265 = icmp uge i64 %263, %p1, !dbg !39
	br i1 %265, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !39, !prof !10

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %263, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b13_cold_ok1:
	%266 = load double, double* %264, align 8, !dbg !39
	br label %b14_cold, !dbg !42

b14_cold:
	%267 = phi double [ %266, %b13_cold_ok1 ], [ 0.000000e+00, %b12_cold ], !dbg !46
	%268 = fadd double %258, %267, !dbg !47
	%269 = add i64 %241, %25, !dbg !48
	%270 = icmp slt i64 %269, %5, !dbg !41
	br i1 %270, label %b15_cold, label %b16_cold, !dbg !41

b15_cold:
	%271 = mul i64 %269, 2, !dbg !36
	%272 = add i64 %271, %20, !dbg !37
	%273 = sub i64 %272, 1, !dbg !38
	%274 = getelementptr inbounds double, double* %p0, i64 %273, !dbg !39
	%275 = icmp uge i64 %273, %p1, !dbg !39
	br i1 %275, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !39, !prof !10

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %273, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b15_cold_ok1:
	%276 = load double, double* %274, align 8, !dbg !39
	br label %b16_cold, !dbg !42

b16_cold:
	%277 = phi double [ %276, %b15_cold_ok1 ], [ 0.000000e+00, %b14_cold ], !dbg !49
	%278 = fadd double %268, %277, !dbg !50
	%279 = fadd double %240, %278, !dbg !51
	%280 = add i64 %241, %27, !dbg !52
	br label %b9_cold, !dbg !52, !llvm.loop !56

b43_fail1:
	%281 = icmp ugt i64 %223, %p4, !dbg !137
	br i1 %281, label %b43_fail2, label %b43_ok2, !dbg !137

b43_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %223, i64 %p4), !dbg !137
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !137
	ret i32 undef, !dbg !137

b43_ok2:
	%282 = icmp eq i1 %227, false, !dbg !138
	br i1 %282, label %b43_fail3, label %b43_ok3, !dbg !138

b43_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %226, i64 16), !dbg !138
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !138
	ret i32 undef, !dbg !138

b43_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %217, i64 %208), !dbg !123
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
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %17, i64 %p8), !dbg !168
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !168
	ret float undef, !dbg !168

b8_ok2:
	%125 = icmp uge i64 %6, %p8, !dbg !169
	br i1 %125, label %b8_fail3, label %b8_ok3, !dbg !169

b8_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %6, i64 %p8), !dbg !169
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !169
	ret float undef, !dbg !169

b8_ok3:
	%126 = icmp uge i64 %18, %p8, !dbg !173
	br i1 %126, label %b8_fail4, label %b8_ok4, !dbg !173

b8_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %18, i64 %p8), !dbg !173
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !173
	ret float undef, !dbg !173

b8_ok4:
	%127 = icmp uge i64 %20, %p6, !dbg !176
	br i1 %127, label %b8_fail5, label %b8_ok5, !dbg !176

b8_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %20, i64 %p6), !dbg !176
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !176
	ret float undef, !dbg !176

b8_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %21, i64 %p6), !dbg !178
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !178
	ret float undef, !dbg !178

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %6, i64 %p3), !dbg !220
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !220
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
	%59 = mul i64 %p8, -7, !dbg !273
	%60 = add i64 %59, 7, !dbg !273
	%61 = mul i64 %12, -4, !dbg !273
	%62 = add i64 %60, %61, !dbg !273
	%63 = icmp sge i64 %62, 0, !dbg !273
	%64 = and i1 %58, %63, !dbg !273
	br i1 %64, label %b10, label %b34_cold, !dbg !262, !prof !33

b10:
	%65 = phi float [ 0.000000e+00, %b9_ok1 ], [ %211, %b33 ], !dbg !273
	%66 = phi i64 [ %17, %b9_ok1 ], [ %78, %b33 ], !dbg !274
	%67 = phi float [ %26, %b9_ok1 ], [ %86, %b33 ], !dbg !275
	%68 = phi float [ %27, %b9_ok1 ], [ %87, %b33 ], !dbg !275
	%69 = phi float [ %28, %b9_ok1 ], [ %88, %b33 ], !dbg !275
	%70 = phi float [ %29, %b9_ok1 ], [ %89, %b33 ], !dbg !275
	%71 = phi float [ %37, %b9_ok1 ], [ %97, %b33 ], !dbg !276
	%72 = phi float [ %38, %b9_ok1 ], [ %98, %b33 ], !dbg !276
	%73 = phi float [ %39, %b9_ok1 ], [ %99, %b33 ], !dbg !276
	%74 = phi float [ %40, %b9_ok1 ], [ %100, %b33 ], !dbg !276
	%75 = phi i32 [ %44, %b9_ok1 ], [ %212, %b33 ], !dbg !277
	%76 = icmp sge i32 %75, 2, !dbg !278
	br i1 %76, label %b11, label %b58, !dbg !278

b11:
	%77 = add i64 %66, %12, !dbg !279
	%78 = add i64 %77, %12, !dbg !281
	%79 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %77, !dbg !280
	%80 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %79, i32 0, i32 0, !dbg !280
	%81 = icmp uge i64 %77, %p8, !dbg !280
	%82 = icmp uge i64 %78, %p8, !dbg !282
	%83 = or i1 %81, %82, !dbg !282
	br i1 %83, label %b11_fail1, label %b11_ok1, !dbg !282, !prof !10

b11_ok1:
	%84 = bitcast { float, float, float, float }* %79 to <4 x float>*, !dbg !280
	%85 = load <4 x float>, <4 x float>* %84, align 16, !dbg !280
	%86 = extractelement <4 x float> %85, i32 0, !dbg !280
	%87 = extractelement <4 x float> %85, i32 1, !dbg !280
	%88 = extractelement <4 x float> %85, i32 2, !dbg !280
	%89 = extractelement <4 x float> %85, i32 3, !dbg !280
	%90 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %79, i32 0, i32 1, !dbg !280
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %79, i32 0, i32 2, !dbg !280
	%92 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %79, i32 0, i32 3, !dbg !280
	%93 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %78, !dbg !282
	%94 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %93, i32 0, i32 0, !dbg !282
	%95 = bitcast { float, float, float, float }* %93 to <4 x float>*, !dbg !282
	%96 = load <4 x float>, <4 x float>* %95, align 16, !dbg !282
	%97 = extractelement <4 x float> %96, i32 0, !dbg !282
	%98 = extractelement <4 x float> %96, i32 1, !dbg !282
	%99 = extractelement <4 x float> %96, i32 2, !dbg !282
	%100 = extractelement <4 x float> %96, i32 3, !dbg !282
	%101 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %93, i32 0, i32 1, !dbg !282
	%102 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %93, i32 0, i32 2, !dbg !282
	%103 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %93, i32 0, i32 3, !dbg !282
	%104 = mul i64 %66, 4, !dbg !283
	%105 = add i64 %104, %8, !dbg !284
	%106 = getelementptr inbounds float, float* %p5, i64 %105, !dbg !285
	%107 = load float, float* %106, align 4, !dbg !285
	%108 = add i64 %104, %11, !dbg !286
	%109 = getelementptr inbounds float, float* %p5, i64 %108, !dbg !287
	%110 = load float, float* %109, align 4, !dbg !287
	%111 = mul i64 %77, 4, !dbg !288
	%112 = add i64 %111, %8, !dbg !289
	%113 = getelementptr inbounds float, float* %p5, i64 %112, !dbg !290
	%114 = load float, float* %113, align 4, !dbg !290
	%115 = add i64 %111, %11, !dbg !291
	%116 = getelementptr inbounds float, float* %p5, i64 %115, !dbg !292
	%117 = load float, float* %116, align 4, !dbg !292
	%118 = fadd float %107, %72, !dbg !294
	%119 = fadd float %118, %67, !dbg !295
	%120 = fadd float %119, %86, !dbg !296
	%121 = fmul float %120, 2.500000e-01, !dbg !297
	%122 = fadd float %71, %73, !dbg !298
	%123 = fadd float %122, %68, !dbg !299
	%124 = fadd float %123, %87, !dbg !300
	%125 = fmul float %124, 2.500000e-01, !dbg !301
	%126 = fadd float %72, %74, !dbg !302
	%127 = fadd float %126, %69, !dbg !303
	%128 = fadd float %127, %88, !dbg !304
	%129 = fmul float %128, 2.500000e-01, !dbg !305
	%130 = fadd float %73, %110, !dbg !306
	%131 = fadd float %130, %70, !dbg !307
	%132 = fadd float %131, %89, !dbg !308
	%133 = fmul float %132, 2.500000e-01, !dbg !309
	%134 = fadd float %114, %87, !dbg !311
	%135 = fadd float %134, %71, !dbg !312
	%136 = fadd float %135, %97, !dbg !313
	%137 = fmul float %136, 2.500000e-01, !dbg !314
	%138 = fadd float %86, %88, !dbg !315
	%139 = fadd float %138, %72, !dbg !316
	%140 = fadd float %139, %98, !dbg !317
	%141 = fmul float %140, 2.500000e-01, !dbg !318
	%142 = fadd float %87, %89, !dbg !319
	%143 = fadd float %142, %73, !dbg !320
	%144 = fadd float %143, %99, !dbg !321
	%145 = fmul float %144, 2.500000e-01, !dbg !322
	%146 = fadd float %88, %117, !dbg !323
	%147 = fadd float %146, %74, !dbg !324
	%148 = fadd float %147, %100, !dbg !325
	%149 = fmul float %148, 2.500000e-01, !dbg !326
	br i1 %6, label %b33, label %b12, !dbg !327

b12:
	br i1 %45, label %b13, label %b14, !dbg !264

b13:
	br label %b14, !dbg !328

b14:
	%150 = phi float [ %121, %b12 ], [ %71, %b13 ], !dbg !329
	br i1 %47, label %b15, label %b16, !dbg !266

b15:
	br label %b16, !dbg !330

b16:
	%151 = phi float [ %150, %b14 ], [ %71, %b15 ], !dbg !331
	br i1 %49, label %b17, label %b18, !dbg !268

b17:
	br label %b18, !dbg !332

b18:
	%152 = phi float [ %125, %b16 ], [ %72, %b17 ], !dbg !333
	br i1 %51, label %b19, label %b20, !dbg !270

b19:
	br label %b20, !dbg !334

b20:
	%153 = phi float [ %129, %b18 ], [ %73, %b19 ], !dbg !335
	br i1 %53, label %b21, label %b22, !dbg !272

b21:
	br label %b22, !dbg !336

b22:
	%154 = phi float [ %133, %b20 ], [ %74, %b21 ], !dbg !337
	br i1 %45, label %b23, label %b24, !dbg !339

b23:
	br label %b24, !dbg !340

b24:
	%155 = phi float [ %137, %b22 ], [ %86, %b23 ], !dbg !329
	br i1 %47, label %b25, label %b26, !dbg !341

b25:
	br label %b26, !dbg !342

b26:
	%156 = phi float [ %155, %b24 ], [ %86, %b25 ], !dbg !331
	br i1 %49, label %b27, label %b28, !dbg !343

b27:
	br label %b28, !dbg !344

b28:
	%157 = phi float [ %141, %b26 ], [ %87, %b27 ], !dbg !333
	br i1 %51, label %b29, label %b30, !dbg !345

b29:
	br label %b30, !dbg !346

b30:
	%158 = phi float [ %145, %b28 ], [ %88, %b29 ], !dbg !335
	br i1 %53, label %b31, label %b32, !dbg !347

b31:
	br label %b32, !dbg !348

b32:
	%159 = phi float [ %149, %b30 ], [ %89, %b31 ], !dbg !337
	br label %b33, !dbg !338

b33:
	%160 = phi float [ %121, %b11_ok1 ], [ %151, %b32 ], !dbg !349
	%161 = phi float [ %125, %b11_ok1 ], [ %152, %b32 ], !dbg !349
	%162 = phi float [ %129, %b11_ok1 ], [ %153, %b32 ], !dbg !349
	%163 = phi float [ %133, %b11_ok1 ], [ %154, %b32 ], !dbg !349
	%164 = phi float [ %137, %b11_ok1 ], [ %156, %b32 ], !dbg !350
	%165 = phi float [ %141, %b11_ok1 ], [ %157, %b32 ], !dbg !350
	%166 = phi float [ %145, %b11_ok1 ], [ %158, %b32 ], !dbg !350
	%167 = phi float [ %149, %b11_ok1 ], [ %159, %b32 ], !dbg !350
	%168 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %66, !dbg !351
	%169 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %168, i32 0, i32 0, !dbg !351
	%170 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %168, i32 0, i32 1, !dbg !351
	%171 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %168, i32 0, i32 2, !dbg !351
	%172 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %168, i32 0, i32 3, !dbg !351
	%173 = bitcast { float, float, float, float }* %168 to <4 x float>*, !dbg !351
	%174 = insertelement <4 x float> undef, float %160, i32 0, !dbg !351
	%175 = insertelement <4 x float> %174, float %161, i32 1, !dbg !351
	%176 = insertelement <4 x float> %175, float %162, i32 2, !dbg !351
	%177 = insertelement <4 x float> %176, float %163, i32 3, !dbg !351
	store <4 x float> %177, <4 x float>* %173, align 16, !dbg !351
	%178 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %77, !dbg !352
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 0, !dbg !352
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 1, !dbg !352
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 2, !dbg !352
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 3, !dbg !352
	%183 = bitcast { float, float, float, float }* %178 to <4 x float>*, !dbg !352
	%184 = insertelement <4 x float> undef, float %164, i32 0, !dbg !352
	%185 = insertelement <4 x float> %184, float %165, i32 1, !dbg !352
	%186 = insertelement <4 x float> %185, float %166, i32 2, !dbg !352
	%187 = insertelement <4 x float> %186, float %167, i32 3, !dbg !352
	store <4 x float> %187, <4 x float>* %183, align 16, !dbg !352
	%188 = fsub float %160, %71, !dbg !354
	%189 = fsub float %161, %72, !dbg !355
	%190 = fsub float %162, %73, !dbg !356
	%191 = fsub float %163, %74, !dbg !357
	%192 = fmul float %188, %188, !dbg !358
	%193 = fmul float %189, %189, !dbg !359
	%194 = fadd float %192, %193, !dbg !360
	%195 = fmul float %190, %190, !dbg !361
	%196 = fadd float %194, %195, !dbg !362
	%197 = fmul float %191, %191, !dbg !363
	%198 = fadd float %196, %197, !dbg !364
	%199 = fsub float %164, %86, !dbg !366
	%200 = fsub float %165, %87, !dbg !367
	%201 = fsub float %166, %88, !dbg !368
	%202 = fsub float %167, %89, !dbg !369
	%203 = fmul float %199, %199, !dbg !370
	%204 = fmul float %200, %200, !dbg !371
	%205 = fadd float %203, %204, !dbg !372
	%206 = fmul float %201, %201, !dbg !373
	%207 = fadd float %205, %206, !dbg !374
	%208 = fmul float %202, %202, !dbg !375
	%209 = fadd float %207, %208, !dbg !376
	%210 = fadd float %198, %209, !dbg !377
	%211 = fadd float %65, %210, !dbg !378
	%212 = sub i32 %75, 2, !dbg !379
	br label %b10, !dbg !379

b58:
	%213 = phi float [ %65, %b10 ], [ %300, %b34_cold ], !dbg !382
	%214 = phi i64 [ %66, %b10 ], [ %301, %b34_cold ], !dbg !382
	%215 = phi float [ %67, %b10 ], [ %302, %b34_cold ], !dbg !382
	%216 = phi float [ %68, %b10 ], [ %303, %b34_cold ], !dbg !382
	%217 = phi float [ %69, %b10 ], [ %304, %b34_cold ], !dbg !382
	%218 = phi float [ %70, %b10 ], [ %305, %b34_cold ], !dbg !382
	%219 = phi float [ %71, %b10 ], [ %306, %b34_cold ], !dbg !382
	%220 = phi float [ %72, %b10 ], [ %307, %b34_cold ], !dbg !382
	%221 = phi float [ %73, %b10 ], [ %308, %b34_cold ], !dbg !382
	%222 = phi float [ %74, %b10 ], [ %309, %b34_cold ], !dbg !382
	%223 = phi i32 [ %75, %b10 ], [ %310, %b34_cold ], !dbg !382
	%224 = icmp sgt i32 %223, 0, !dbg !382
	br i1 %224, label %b59, label %b72, !dbg !382

b59:
	%225 = add i64 %214, %12, !dbg !384
	%226 = mul i64 %214, 4, !dbg !386
	%227 = add i64 %226, %8, !dbg !387
	%228 = add i64 %226, %11, !dbg !389
	%229 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %225, !dbg !385
	%230 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %229, i32 0, i32 0, !dbg !385
	%231 = icmp uge i64 %225, %p8, !dbg !385
	%232 = icmp uge i64 %227, %p6, !dbg !388
	%233 = icmp uge i64 %228, %p6, !dbg !390
	%234 = or i1 %231, %232, !dbg !390
	%235 = or i1 %234, %233, !dbg !390
	br i1 %235, label %b59_fail1, label %b59_ok1, !dbg !390, !prof !10

b59_ok1:
	%236 = bitcast { float, float, float, float }* %229 to <4 x float>*, !dbg !385
	%237 = load <4 x float>, <4 x float>* %236, align 16, !dbg !385
	%238 = extractelement <4 x float> %237, i32 0, !dbg !385
	%239 = extractelement <4 x float> %237, i32 1, !dbg !385
	%240 = extractelement <4 x float> %237, i32 2, !dbg !385
	%241 = extractelement <4 x float> %237, i32 3, !dbg !385
	%242 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %229, i32 0, i32 1, !dbg !385
	%243 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %229, i32 0, i32 2, !dbg !385
	%244 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %229, i32 0, i32 3, !dbg !385
	%245 = getelementptr inbounds float, float* %p5, i64 %227, !dbg !388
	%246 = load float, float* %245, align 4, !dbg !388
	%247 = getelementptr inbounds float, float* %p5, i64 %228, !dbg !390
	%248 = load float, float* %247, align 4, !dbg !390
	%249 = fadd float %246, %220, !dbg !392
	%250 = fadd float %249, %215, !dbg !393
	%251 = fadd float %250, %238, !dbg !394
	%252 = fmul float %251, 2.500000e-01, !dbg !395
	%253 = fadd float %219, %221, !dbg !396
	%254 = fadd float %253, %216, !dbg !397
	%255 = fadd float %254, %239, !dbg !398
	%256 = fmul float %255, 2.500000e-01, !dbg !399
	%257 = fadd float %220, %222, !dbg !400
	%258 = fadd float %257, %217, !dbg !401
	%259 = fadd float %258, %240, !dbg !402
	%260 = fmul float %259, 2.500000e-01, !dbg !403
	%261 = fadd float %221, %248, !dbg !404
	%262 = fadd float %261, %218, !dbg !405
	%263 = fadd float %262, %241, !dbg !406
	%264 = fmul float %263, 2.500000e-01, !dbg !407
	br i1 %6, label %b71, label %b60, !dbg !408

b60:
	br i1 %45, label %b61, label %b62, !dbg !410

b61:
	br label %b62, !dbg !411

b62:
	%265 = phi float [ %252, %b60 ], [ %219, %b61 ], !dbg !329
	br i1 %47, label %b63, label %b64, !dbg !412

b63:
	br label %b64, !dbg !413

b64:
	%266 = phi float [ %265, %b62 ], [ %219, %b63 ], !dbg !331
	br i1 %49, label %b65, label %b66, !dbg !414

b65:
	br label %b66, !dbg !415

b66:
	%267 = phi float [ %256, %b64 ], [ %220, %b65 ], !dbg !333
	br i1 %51, label %b67, label %b68, !dbg !416

b67:
	br label %b68, !dbg !417

b68:
	%268 = phi float [ %260, %b66 ], [ %221, %b67 ], !dbg !335
	br i1 %53, label %b69, label %b70, !dbg !418

b69:
	br label %b70, !dbg !419

b70:
	%269 = phi float [ %264, %b68 ], [ %222, %b69 ], !dbg !337
	br label %b71, !dbg !409

b71:
	%270 = phi float [ %252, %b59_ok1 ], [ %266, %b70 ], !dbg !420
	%271 = phi float [ %256, %b59_ok1 ], [ %267, %b70 ], !dbg !420
	%272 = phi float [ %260, %b59_ok1 ], [ %268, %b70 ], !dbg !420
	%273 = phi float [ %264, %b59_ok1 ], [ %269, %b70 ], !dbg !420
	%274 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %214, !dbg !421
	%275 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %274, i32 0, i32 0, !dbg !421
	%276 = icmp uge i64 %214, %p3, !dbg !421
	br i1 %276, label %b71_fail1, label %b71_ok1, !dbg !421, !prof !10

b71_ok1:
	%277 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %274, i32 0, i32 1, !dbg !421
	%278 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %274, i32 0, i32 2, !dbg !421
	%279 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %274, i32 0, i32 3, !dbg !421
	%280 = bitcast { float, float, float, float }* %274 to <4 x float>*, !dbg !421
	%281 = insertelement <4 x float> undef, float %270, i32 0, !dbg !421
	%282 = insertelement <4 x float> %281, float %271, i32 1, !dbg !421
	%283 = insertelement <4 x float> %282, float %272, i32 2, !dbg !421
	%284 = insertelement <4 x float> %283, float %273, i32 3, !dbg !421
	store <4 x float> %284, <4 x float>* %280, align 16, !dbg !421
	%285 = fsub float %270, %219, !dbg !423
	%286 = fsub float %271, %220, !dbg !424
	%287 = fsub float %272, %221, !dbg !425
	%288 = fsub float %273, %222, !dbg !426
	%289 = fmul float %285, %285, !dbg !427
	%290 = fmul float %286, %286, !dbg !428
	%291 = fadd float %289, %290, !dbg !429
	%292 = fmul float %287, %287, !dbg !430
	%293 = fadd float %291, %292, !dbg !431
	%294 = fmul float %288, %288, !dbg !432
	%295 = fadd float %293, %294, !dbg !433
	%296 = fadd float %213, %295, !dbg !434
	br label %b72, !dbg !434

b72:
	%297 = phi float [ %213, %b58 ], [ %296, %b71_ok1 ], !dbg !273
	ret float %297, !dbg !435

b9_fail1:
	%298 = icmp uge i64 %18, %p8, !dbg !260
	br i1 %298, label %b9_fail2, label %b9_ok2, !dbg !260

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %18, i64 %p8), !dbg !260
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !260
	ret float undef, !dbg !260

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %17, i64 %p8), !dbg !261
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !261
	ret float undef, !dbg !261

b11_fail1:
	%299 = icmp uge i64 %77, %p8, !dbg !280
	br i1 %299, label %b11_fail2, label %b11_ok2, !dbg !280

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %77, i64 %p8), !dbg !280
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !280
	ret float undef, !dbg !280

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %78, i64 %p8), !dbg !282
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !282
	ret float undef, !dbg !282

b34_cold:
	%300 = phi float [ %461, %b57_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !273
	%301 = phi i64 [ %313, %b57_cold_ok2 ], [ %17, %b9_ok1 ], !dbg !274
	%302 = phi float [ %340, %b57_cold_ok2 ], [ %26, %b9_ok1 ], !dbg !275
	%303 = phi float [ %341, %b57_cold_ok2 ], [ %27, %b9_ok1 ], !dbg !275
	%304 = phi float [ %342, %b57_cold_ok2 ], [ %28, %b9_ok1 ], !dbg !275
	%305 = phi float [ %343, %b57_cold_ok2 ], [ %29, %b9_ok1 ], !dbg !275
	%306 = phi float [ %351, %b57_cold_ok2 ], [ %37, %b9_ok1 ], !dbg !276
	%307 = phi float [ %352, %b57_cold_ok2 ], [ %38, %b9_ok1 ], !dbg !276
	%308 = phi float [ %353, %b57_cold_ok2 ], [ %39, %b9_ok1 ], !dbg !276
	%309 = phi float [ %354, %b57_cold_ok2 ], [ %40, %b9_ok1 ], !dbg !276
	%310 = phi i32 [ %462, %b57_cold_ok2 ], [ %44, %b9_ok1 ], !dbg !277
	%311 = icmp sge i32 %310, 2, !dbg !278
	br i1 %311, label %b35_cold, label %b58, !dbg !278

b35_cold:
	%312 = add i64 %301, %12, !dbg !279
	%313 = add i64 %312, %12, !dbg !281
	%314 = mul i64 %301, 4, !dbg !283
	%315 = add i64 %314, %8, !dbg !284
	%316 = add i64 %314, %11, !dbg !286
	%317 = mul i64 %312, 4, !dbg !288
	%318 = add i64 %317, %8, !dbg !289
	%319 = add i64 %317, %11, !dbg !291
	%320 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %312, !dbg !280
	%321 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %320, i32 0, i32 0, !dbg !280
	%322 = icmp uge i64 %312, %p8, !dbg !280
	%323 = icmp uge i64 %313, %p8, !dbg !282
	%324 = icmp uge i64 %315, %p6, !dbg !285
	%325 = icmp uge i64 %316, %p6, !dbg !287
	%326 = icmp uge i64 %318, %p6, !dbg !290
	%327 = icmp uge i64 %319, %p6, !dbg !292
	%328 = or i1 %322, %323, !dbg !292
	%329 = or i1 %328, %324, !dbg !292
	%330 = or i1 %329, %325, !dbg !292
	%331 = or i1 %330, %326, !dbg !292
	%332 = or i1 %331, %327, !dbg !292
	br i1 %332, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !292, !prof !10

b35_cold_fail1:
	%333 = icmp uge i64 %312, %p8, !dbg !280
	br i1 %333, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !280

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %312, i64 %p8), !dbg !280
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !280
	ret float undef, !dbg !280

b35_cold_ok2:
	%334 = icmp uge i64 %313, %p8, !dbg !282
	br i1 %334, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !282

b35_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %313, i64 %p8), !dbg !282
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !282
	ret float undef, !dbg !282

b35_cold_ok3:
	%335 = icmp uge i64 %315, %p6, !dbg !285
	br i1 %335, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !285

b35_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %315, i64 %p6), !dbg !285
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !285
	ret float undef, !dbg !285

b35_cold_ok4:
	%336 = icmp uge i64 %316, %p6, !dbg !287
	br i1 %336, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !287

b35_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %316, i64 %p6), !dbg !287
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !287
	ret float undef, !dbg !287

b35_cold_ok5:
	%337 = icmp uge i64 %318, %p6, !dbg !290
	br i1 %337, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !290

b35_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %318, i64 %p6), !dbg !290
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !290
	ret float undef, !dbg !290

b35_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %319, i64 %p6), !dbg !292
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !292
	ret float undef, !dbg !292

b35_cold_ok1:
	%338 = bitcast { float, float, float, float }* %320 to <4 x float>*, !dbg !280
	%339 = load <4 x float>, <4 x float>* %338, align 16, !dbg !280
	%340 = extractelement <4 x float> %339, i32 0, !dbg !280
	%341 = extractelement <4 x float> %339, i32 1, !dbg !280
	%342 = extractelement <4 x float> %339, i32 2, !dbg !280
	%343 = extractelement <4 x float> %339, i32 3, !dbg !280
	%344 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %320, i32 0, i32 1, !dbg !280
	%345 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %320, i32 0, i32 2, !dbg !280
	%346 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %320, i32 0, i32 3, !dbg !280
	%347 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %313, !dbg !282
	%348 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %347, i32 0, i32 0, !dbg !282
	%349 = bitcast { float, float, float, float }* %347 to <4 x float>*, !dbg !282
	%350 = load <4 x float>, <4 x float>* %349, align 16, !dbg !282
	%351 = extractelement <4 x float> %350, i32 0, !dbg !282
	%352 = extractelement <4 x float> %350, i32 1, !dbg !282
	%353 = extractelement <4 x float> %350, i32 2, !dbg !282
	%354 = extractelement <4 x float> %350, i32 3, !dbg !282
	%355 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %347, i32 0, i32 1, !dbg !282
	%356 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %347, i32 0, i32 2, !dbg !282
	%357 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %347, i32 0, i32 3, !dbg !282
	%358 = getelementptr inbounds float, float* %p5, i64 %315, !dbg !285
	%359 = load float, float* %358, align 4, !dbg !285
	%360 = getelementptr inbounds float, float* %p5, i64 %316, !dbg !287
	%361 = load float, float* %360, align 4, !dbg !287
	%362 = getelementptr inbounds float, float* %p5, i64 %318, !dbg !290
	%363 = load float, float* %362, align 4, !dbg !290
	%364 = getelementptr inbounds float, float* %p5, i64 %319, !dbg !292
	%365 = load float, float* %364, align 4, !dbg !292
	%366 = fadd float %359, %307, !dbg !294
	%367 = fadd float %366, %302, !dbg !295
	%368 = fadd float %367, %340, !dbg !296
	%369 = fmul float %368, 2.500000e-01, !dbg !297
	%370 = fadd float %306, %308, !dbg !298
	%371 = fadd float %370, %303, !dbg !299
	%372 = fadd float %371, %341, !dbg !300
	%373 = fmul float %372, 2.500000e-01, !dbg !301
	%374 = fadd float %307, %309, !dbg !302
	%375 = fadd float %374, %304, !dbg !303
	%376 = fadd float %375, %342, !dbg !304
	%377 = fmul float %376, 2.500000e-01, !dbg !305
	%378 = fadd float %308, %361, !dbg !306
	%379 = fadd float %378, %305, !dbg !307
	%380 = fadd float %379, %343, !dbg !308
	%381 = fmul float %380, 2.500000e-01, !dbg !309
	%382 = fadd float %363, %341, !dbg !311
	%383 = fadd float %382, %306, !dbg !312
	%384 = fadd float %383, %351, !dbg !313
	%385 = fmul float %384, 2.500000e-01, !dbg !314
	%386 = fadd float %340, %342, !dbg !315
	%387 = fadd float %386, %307, !dbg !316
	%388 = fadd float %387, %352, !dbg !317
	%389 = fmul float %388, 2.500000e-01, !dbg !318
	%390 = fadd float %341, %343, !dbg !319
	%391 = fadd float %390, %308, !dbg !320
	%392 = fadd float %391, %353, !dbg !321
	%393 = fmul float %392, 2.500000e-01, !dbg !322
	%394 = fadd float %342, %365, !dbg !323
	%395 = fadd float %394, %309, !dbg !324
	%396 = fadd float %395, %354, !dbg !325
	%397 = fmul float %396, 2.500000e-01, !dbg !326
	br i1 %6, label %b57_cold, label %b36_cold, !dbg !327

b36_cold:
	br i1 %45, label %b37_cold, label %b38_cold, !dbg !264

b37_cold:
	br label %b38_cold, !dbg !328

b38_cold:
	%398 = phi float [ %369, %b36_cold ], [ %306, %b37_cold ], !dbg !329
	br i1 %47, label %b39_cold, label %b40_cold, !dbg !266

b39_cold:
	br label %b40_cold, !dbg !330

b40_cold:
	%399 = phi float [ %398, %b38_cold ], [ %306, %b39_cold ], !dbg !331
	br i1 %49, label %b41_cold, label %b42_cold, !dbg !268

b41_cold:
	br label %b42_cold, !dbg !332

b42_cold:
	%400 = phi float [ %373, %b40_cold ], [ %307, %b41_cold ], !dbg !333
	br i1 %51, label %b43_cold, label %b44_cold, !dbg !270

b43_cold:
	br label %b44_cold, !dbg !334

b44_cold:
	%401 = phi float [ %377, %b42_cold ], [ %308, %b43_cold ], !dbg !335
	br i1 %53, label %b45_cold, label %b46_cold, !dbg !272

b45_cold:
	br label %b46_cold, !dbg !336

b46_cold:
	%402 = phi float [ %381, %b44_cold ], [ %309, %b45_cold ], !dbg !337
	br i1 %45, label %b47_cold, label %b48_cold, !dbg !339

b47_cold:
	br label %b48_cold, !dbg !340

b48_cold:
	%403 = phi float [ %385, %b46_cold ], [ %340, %b47_cold ], !dbg !329
	br i1 %47, label %b49_cold, label %b50_cold, !dbg !341

b49_cold:
	br label %b50_cold, !dbg !342

b50_cold:
	%404 = phi float [ %403, %b48_cold ], [ %340, %b49_cold ], !dbg !331
	br i1 %49, label %b51_cold, label %b52_cold, !dbg !343

b51_cold:
	br label %b52_cold, !dbg !344

b52_cold:
	%405 = phi float [ %389, %b50_cold ], [ %341, %b51_cold ], !dbg !333
	br i1 %51, label %b53_cold, label %b54_cold, !dbg !345

b53_cold:
	br label %b54_cold, !dbg !346

b54_cold:
	%406 = phi float [ %393, %b52_cold ], [ %342, %b53_cold ], !dbg !335
	br i1 %53, label %b55_cold, label %b56_cold, !dbg !347

b55_cold:
	br label %b56_cold, !dbg !348

b56_cold:
	%407 = phi float [ %397, %b54_cold ], [ %343, %b55_cold ], !dbg !337
	br label %b57_cold, !dbg !338

b57_cold:
	%408 = phi float [ %369, %b35_cold_ok1 ], [ %399, %b56_cold ], !dbg !349
	%409 = phi float [ %373, %b35_cold_ok1 ], [ %400, %b56_cold ], !dbg !349
	%410 = phi float [ %377, %b35_cold_ok1 ], [ %401, %b56_cold ], !dbg !349
	%411 = phi float [ %381, %b35_cold_ok1 ], [ %402, %b56_cold ], !dbg !349
	%412 = phi float [ %385, %b35_cold_ok1 ], [ %404, %b56_cold ], !dbg !350
	%413 = phi float [ %389, %b35_cold_ok1 ], [ %405, %b56_cold ], !dbg !350
	%414 = phi float [ %393, %b35_cold_ok1 ], [ %406, %b56_cold ], !dbg !350
	%415 = phi float [ %397, %b35_cold_ok1 ], [ %407, %b56_cold ], !dbg !350
	%416 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %301, !dbg !351
	%417 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %416, i32 0, i32 0, !dbg !351
	%418 = icmp uge i64 %301, %p3, !dbg !351
	br i1 %418, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !351, !prof !10

b57_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %301, i64 %p3), !dbg !351
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !351
	ret float undef, !dbg !351

b57_cold_ok1:
	%419 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %416, i32 0, i32 1, !dbg !351
	%420 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %416, i32 0, i32 2, !dbg !351
	%421 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %416, i32 0, i32 3, !dbg !351
	%422 = bitcast { float, float, float, float }* %416 to <4 x float>*, !dbg !351
	%423 = insertelement <4 x float> undef, float %408, i32 0, !dbg !351
	%424 = insertelement <4 x float> %423, float %409, i32 1, !dbg !351
	%425 = insertelement <4 x float> %424, float %410, i32 2, !dbg !351
	%426 = insertelement <4 x float> %425, float %411, i32 3, !dbg !351
	store <4 x float> %426, <4 x float>* %422, align 16, !dbg !351
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %312, !dbg !352
	%428 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %427, i32 0, i32 0, !dbg !352
	%429 = icmp uge i64 %312, %p3, !dbg !352
	br i1 %429, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !352, !prof !10

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %312, i64 %p3), !dbg !352
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !352
	ret float undef, !dbg !352

b57_cold_ok2:
	%430 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %427, i32 0, i32 1, !dbg !352
	%431 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %427, i32 0, i32 2, !dbg !352
	%432 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %427, i32 0, i32 3, !dbg !352
	%433 = bitcast { float, float, float, float }* %427 to <4 x float>*, !dbg !352
	%434 = insertelement <4 x float> undef, float %412, i32 0, !dbg !352
	%435 = insertelement <4 x float> %434, float %413, i32 1, !dbg !352
	%436 = insertelement <4 x float> %435, float %414, i32 2, !dbg !352
	%437 = insertelement <4 x float> %436, float %415, i32 3, !dbg !352
	store <4 x float> %437, <4 x float>* %433, align 16, !dbg !352
	%438 = fsub float %408, %306, !dbg !354
	%439 = fsub float %409, %307, !dbg !355
	%440 = fsub float %410, %308, !dbg !356
	%441 = fsub float %411, %309, !dbg !357
	%442 = fmul float %438, %438, !dbg !358
	%443 = fmul float %439, %439, !dbg !359
	%444 = fadd float %442, %443, !dbg !360
	%445 = fmul float %440, %440, !dbg !361
	%446 = fadd float %444, %445, !dbg !362
	%447 = fmul float %441, %441, !dbg !363
	%448 = fadd float %446, %447, !dbg !364
	%449 = fsub float %412, %340, !dbg !366
	%450 = fsub float %413, %341, !dbg !367
	%451 = fsub float %414, %342, !dbg !368
	%452 = fsub float %415, %343, !dbg !369
	%453 = fmul float %449, %449, !dbg !370
	%454 = fmul float %450, %450, !dbg !371
	%455 = fadd float %453, %454, !dbg !372
	%456 = fmul float %451, %451, !dbg !373
	%457 = fadd float %455, %456, !dbg !374
	%458 = fmul float %452, %452, !dbg !375
	%459 = fadd float %457, %458, !dbg !376
	%460 = fadd float %448, %459, !dbg !377
	%461 = fadd float %300, %460, !dbg !378
	%462 = sub i32 %310, 2, !dbg !379
	br label %b34_cold, !dbg !379, !llvm.loop !381

b59_fail1:
	%463 = icmp uge i64 %225, %p8, !dbg !385
	br i1 %463, label %b59_fail2, label %b59_ok2, !dbg !385

b59_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %225, i64 %p8), !dbg !385
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !385
	ret float undef, !dbg !385

b59_ok2:
	%464 = icmp uge i64 %227, %p6, !dbg !388
	br i1 %464, label %b59_fail3, label %b59_ok3, !dbg !388

b59_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %227, i64 %p6), !dbg !388
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !388
	ret float undef, !dbg !388

b59_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %228, i64 %p6), !dbg !390
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !390
	ret float undef, !dbg !390

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %214, i64 %p3), !dbg !421
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !421
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
	%10 = fcmp oge double %p31, 0.000000e+00, !dbg !438
	%11 = call i32 @gpuc_num_pes_thread(), !dbg !445
	br i1 %10, label %b1, label %b7, !dbg !438

b1:
	%12 = sub i32 1, %p28, !dbg !446
	%13 = sext i32 %12 to i64, !dbg !447
	%14 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %13, !dbg !447
	%15 = icmp uge i64 %13, %p25, !dbg !447
	br i1 %15, label %b1_fail1, label %b1_ok1, !dbg !447, !prof !10

b1_ok1:
	%16 = load i64, i64 addrspace(1)* %14, align 8, !dbg !447
	%17 = icmp ne i64 %16, 0, !dbg !448
	br i1 %17, label %b2, label %b7, !dbg !448

b2:
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !451, !range !11
	%19 = sext i32 %18 to i64, !dbg !451
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !451, !range !13
	%21 = sext i32 %20 to i64, !dbg !451
	%22 = icmp eq i64 %19, 0, !dbg !452
	br i1 %22, label %b3, label %b6, !dbg !452

b3:
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !453, !range !454
	%24 = sext i32 %23 to i64, !dbg !453
	%25 = trunc i64 %24 to i32, !dbg !455
	%26 = udiv i32 %25, 2, !dbg !455
	%27 = zext i32 %26 to i64, !dbg !455
	%28 = icmp eq i64 %21, %27, !dbg !456
	br i1 %28, label %b4, label %b6, !dbg !456

b4:
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !457, !range !12
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !457, !range !12
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !457, !range !14
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !457, !range !18
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !457, !range !18
	%34 = mul i32 %33, %31, !dbg !457
	%35 = add i32 %30, %34, !dbg !457
	%36 = mul i32 %32, %35, !dbg !457
	%37 = add i32 %29, %36, !dbg !457
	%38 = sext i32 %37 to i64, !dbg !457
	%39 = icmp eq i64 %38, 0, !dbg !458
	br i1 %39, label %b5, label %b6, !dbg !450

b5:
	%40 = sext i32 %p28 to i64, !dbg !459
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %40, !dbg !459
	%42 = icmp uge i64 %40, %p27, !dbg !459
	%43 = icmp uge i64 %40, %p25, !dbg !460
	%44 = or i1 %42, %43, !dbg !460
	br i1 %44, label %b5_fail1, label %b5_ok1, !dbg !460, !prof !10

b5_ok1:
	%45 = load i64, i64 addrspace(1)* %41, align 8, !dbg !459
	%46 = add i64 %45, 1, !dbg !461
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %40, !dbg !460
	store i64 %16, i64 addrspace(1)* %47, align 8, !dbg !460
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %13, !dbg !462
	%49 = icmp uge i64 %13, %p27, !dbg !462
	br i1 %49, label %b5_fail3, label %b5_ok3, !dbg !462, !prof !10

b5_ok3:
	store i64 %46, i64 addrspace(1)* %48, align 8, !dbg !462
	br label %b6, !dbg !462

b6:
	ret void, !dbg !463

b7:
	%50 = icmp ne i32 %p30, 0, !dbg !464
	br i1 %50, label %b8, label %b11, !dbg !464

b8:
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !467, !range !11
	%52 = sext i32 %51 to i64, !dbg !467
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !467, !range !13
	%54 = sext i32 %53 to i64, !dbg !467
	%55 = icmp eq i64 %52, 0, !dbg !468
	br i1 %55, label %b9, label %b10, !dbg !468

b9:
	%56 = trunc i64 %54 to i32, !dbg !471
	%57 = sub i32 %56, 1, !dbg !472
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !473, !range !454
	%59 = sext i32 %58 to i64, !dbg !473
	%60 = trunc i64 %59 to i32, !dbg !474
	%61 = add i32 %57, %60, !dbg !475
	%62 = icmp ult i32 %57, %61, !dbg !476
	%63 = select i1 %62, i32 %57, i32 %61, !dbg !476
	%64 = sub i32 %60, 1, !dbg !477
	%65 = icmp ult i32 1, %64, !dbg !478
	%66 = select i1 %65, i32 1, i32 %64, !dbg !478
	%67 = icmp eq i32 %63, %66, !dbg !479
	br label %b10, !dbg !479

b10:
	%68 = phi i1 [ false, %b8 ], [ %67, %b9 ], !dbg !480
	br label %b11, !dbg !466

b11:
	%69 = phi i1 [ false, %b7 ], [ %68, %b10 ], !dbg !481
	br i1 %69, label %b12, label %b13, !dbg !481

b12:
	%70 = addrspacecast double addrspace(1)* %4 to double*, !dbg !482
	%71 = addrspacecast i64 addrspace(1)* %5 to i64*, !dbg !482
	%72 = addrspacecast i32 addrspace(1)* %6 to i32*, !dbg !482
	%73 = addrspacecast double addrspace(1)* %7 to double*, !dbg !482
	%74 = addrspacecast i64 addrspace(1)* %8 to i64*, !dbg !482
	%75 = call i32 @gpuc_fn_solver_publish(double* %70, i64 %p17, i64 %p17, i64* %71, i64 %p19, i32* %72, i64 %p21, i64 %p21, double* %73, i64 %p23, i64 %p23, i64* %74, i64 %p25, i64 %p25, i32 %p30, i8* %ctrl), !dbg !482
	br label %b13, !dbg !482

b13:
	%76 = phi i32 [ 0, %b11 ], [ %75, %b12 ], !dbg !483
	%77 = and i64 %p1, 3, !dbg !487
	%78 = icmp eq i64 %77, 0, !dbg !487
	%79 = addrspacecast float addrspace(1)* %1 to float*, !dbg !487
	%80 = ptrtoint float* %79 to i64, !dbg !487
	%81 = and i64 %80, 15, !dbg !487
	%82 = icmp eq i64 %81, 0, !dbg !487
	%83 = icmp eq i64 %p1, 0, !dbg !487
	%84 = or i1 %82, %83, !dbg !487
	%85 = addrspacecast float addrspace(1)* %2 to float*, !dbg !488
	%86 = ptrtoint float* %85 to i64, !dbg !488
	%87 = and i64 %86, 15, !dbg !488
	%88 = icmp eq i64 %87, 0, !dbg !488
	%89 = or i1 %88, %83, !dbg !488
	%90 = ashr i64 %p1, 2, !dbg !487
	%91 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !487
	%92 = bitcast float addrspace(1)* %2 to { float, float, float, float } addrspace(1)*, !dbg !488
	%93 = icmp ugt i64 %p1, %p3, !dbg !486
	%94 = icmp eq i1 %78, false, !dbg !487
	%95 = icmp eq i1 %84, false, !dbg !487
	%96 = icmp eq i1 %89, false, !dbg !488
	%97 = or i1 %93, %94, !dbg !488
	%98 = or i1 %97, %95, !dbg !488
	%99 = or i1 %98, %96, !dbg !488
	br i1 %99, label %b13_fail1, label %b13_ok1, !dbg !488, !prof !10

b13_ok1:
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !489, !range !11
	%101 = sext i32 %100 to i64, !dbg !489
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !489, !range !13
	%103 = sext i32 %102 to i64, !dbg !489
	%104 = trunc i64 %103 to i32, !dbg !491
	%105 = sub i32 %104, 1, !dbg !492
	%106 = sub i32 1, %p28, !dbg !493
	%107 = mul i32 %106, 2, !dbg !496
	%108 = mul i32 %107, %p15, !dbg !497
	%109 = add i32 %107, 1, !dbg !499
	%110 = mul i32 %109, %p15, !dbg !500
	%111 = sext i32 %p28 to i64, !dbg !459
	%112 = icmp sgt i32 %p6, 1, !dbg !501
	%113 = sub i32 %p6, 1, !dbg !502
	%114 = add i32 %p11, 1, !dbg !503
	%115 = zext i32 %p8 to i64, !dbg !504
	%116 = sext i32 %114 to i64, !dbg !505
	%117 = mul i64 %116, %115, !dbg !506
	%118 = mul i32 %p28, 2, !dbg !508
	%119 = add i32 %118, 1, !dbg !509
	%120 = mul i32 %119, %p15, !dbg !510
	%121 = sext i32 %p9 to i64, !dbg !511
	%122 = sext i32 %11 to i64, !dbg !445
	%123 = sext i32 %p6 to i64, !dbg !513
	%124 = mul i64 %123, %115, !dbg !514
	%125 = mul i32 %118, %p15, !dbg !516
	%126 = sext i32 %p10 to i64, !dbg !517
	br label %b14, !dbg !518

b14:
	%127 = phi float [ 0.000000e+00, %b13_ok1 ], [ %312, %b33 ], !dbg !519
	%128 = phi i32 [ %100, %b13_ok1 ], [ %313, %b33 ], !dbg !520
	%129 = icmp slt i32 %128, %p15, !dbg !521
	br i1 %129, label %b15, label %b34, !dbg !521

b15:
	%130 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !522, !range !523
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !522, !range !454
	%132 = sext i32 %131 to i64, !dbg !522
	%133 = trunc i64 %132 to i32, !dbg !524
	%134 = add i32 %105, %133, !dbg !525
	%135 = icmp ult i32 %105, %134, !dbg !526
	%136 = select i1 %135, i32 %105, i32 %134, !dbg !526
	%137 = icmp eq i32 %136, 0, !dbg !527
	%138 = sub i32 %133, 1, !dbg !528
	%139 = icmp eq i32 %136, %138, !dbg !529
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !530, !range !18
	%141 = sext i32 %140 to i64, !dbg !530
	%142 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !530, !range !18
	%143 = sext i32 %142 to i64, !dbg !530
	%144 = trunc i64 %143 to i32, !dbg !531
	%145 = mul i32 %136, %144, !dbg !532
	%146 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !534, !range !12
	%147 = sext i32 %146 to i64, !dbg !534
	%148 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !534, !range !12
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !534, !range !14
	%150 = add i32 %145, %148, !dbg !535
	%151 = mul i32 %150, %p12, !dbg !539
	%152 = icmp slt i32 %150, %p13, !dbg !540
	%153 = select i1 %152, i32 %150, i32 %p13, !dbg !540
	%154 = add i32 %151, %153, !dbg !541
	%155 = icmp slt i32 %150, %p14, !dbg !542
	%156 = select i1 %155, i32 %150, i32 %p14, !dbg !542
	%157 = mul i32 %156, 4, !dbg !543
	%158 = sub i32 %154, %157, !dbg !544
	%159 = add i32 %150, 1, !dbg !545
	%160 = mul i32 %159, %p12, !dbg !547
	%161 = icmp slt i32 %159, %p13, !dbg !548
	%162 = select i1 %161, i32 %159, i32 %p13, !dbg !548
	%163 = add i32 %160, %162, !dbg !549
	%164 = icmp slt i32 %159, %p14, !dbg !550
	%165 = select i1 %164, i32 %159, i32 %p14, !dbg !550
	%166 = mul i32 %165, 4, !dbg !551
	%167 = sub i32 %163, %166, !dbg !552
	%168 = trunc i64 %141 to i32, !dbg !554
	%169 = mul i32 %128, %168, !dbg !555
	%170 = trunc i64 %147 to i32, !dbg !556
	%171 = add i32 %169, %170, !dbg !557
	br i1 %137, label %b17, label %b16, !dbg !557

b16:
	br i1 %139, label %b17, label %b33, !dbg !557

b17:
	%172 = add i32 %108, %128, !dbg !558
	%173 = sext i32 %172 to i64, !dbg !559
	%174 = add i32 %110, %128, !dbg !561
	%175 = sext i32 %174 to i64, !dbg !562
	%176 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %173, !dbg !560
	%177 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %175, !dbg !563
	%178 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %111, !dbg !459
	%179 = icmp uge i64 %173, %p5, !dbg !560
	%180 = icmp uge i64 %175, %p5, !dbg !563
	%181 = icmp uge i64 %111, %p27, !dbg !459
	%182 = or i1 %179, %180, !dbg !459
	%183 = or i1 %182, %181, !dbg !459
	br i1 %183, label %b17_fail1, label %b17_ok1, !dbg !459, !prof !10

b17_ok1:
	%184 = load i64, i64 addrspace(1)* %178, align 8, !dbg !459
	%185 = mul i32 %142, %149, !dbg !564
	%186 = add i32 %148, %185, !dbg !564
	%187 = mul i32 %140, %186, !dbg !564
	%188 = add i32 %146, %187, !dbg !564
	%189 = icmp eq i32 %188, 0, !dbg !565
	br i1 %189, label %b18, label %b22, !dbg !565

b18:
	br i1 %137, label %b19, label %b20, !dbg !565

b19:
	%190 = addrspacecast i64 addrspace(1)* %176 to i64*, !dbg !566
	%191 = bitcast i64* %190 to i8*, !dbg !566
	%192 = call i64 @gpuc_signal_wait_until_thread(i8* %191, i32 5, i64 %184, i32 1, i8* %ctrl, i32 13), !dbg !566
	br label %b20, !dbg !566

b20:
	br i1 %139, label %b21, label %b22, !dbg !566

b21:
	%193 = addrspacecast i64 addrspace(1)* %177 to i64*, !dbg !567
	%194 = bitcast i64* %193 to i8*, !dbg !567
	%195 = call i64 @gpuc_signal_wait_until_thread(i8* %194, i32 5, i64 %184, i32 1, i8* %ctrl, i32 14), !dbg !567
	br label %b22, !dbg !567

b22:
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !445
	%197 = sext i32 %p9 to i64, !dbg !445
	%198 = sext i32 %196 to i64, !dbg !445
	%199 = icmp ult i64 %197, %198, !dbg !445
	%200 = select i1 %199, i32 %p9, i32 0, !dbg !445
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !445
	%202 = call i32 @gpuc_num_pes_thread(), !dbg !568
	%203 = sext i32 %p10 to i64, !dbg !568
	%204 = sext i32 %202 to i64, !dbg !568
	%205 = icmp ult i64 %203, %204, !dbg !568
	%206 = select i1 %205, i32 %p10, i32 0, !dbg !568
	%207 = call i8* @gpuc_peer_early(i32 %206), !dbg !568
	call void @llvm.nvvm.barrier0(), !dbg !569
	br i1 %137, label %b23, label %b25, !dbg !569

b23:
	%208 = icmp eq i32 %148, 0, !dbg !570
	br i1 %208, label %b24, label %b25, !dbg !570

b24:
	%209 = addrspacecast { float, float, float, float } addrspace(1)* %91 to { float, float, float, float }*, !dbg !571
	%210 = addrspacecast { float, float, float, float } addrspace(1)* %92 to { float, float, float, float }*, !dbg !571
	%211 = call float @gpuc_fn_solver_edge(float* %79, i64 %p1, { float, float, float, float }* %209, i64 %90, i64 %90, float* %85, i64 %p1, { float, float, float, float }* %210, i64 %90, i64 %90, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %171, i32 0, i8* %ctrl), !dbg !571
	%212 = fadd float 0.000000e+00, %211, !dbg !572
	br label %b25, !dbg !572

b25:
	%213 = phi float [ 0.000000e+00, %b22 ], [ 0.000000e+00, %b23 ], [ %212, %b24 ], !dbg !573
	br i1 %139, label %b26, label %b29, !dbg !573

b26:
	%214 = sub i32 %144, 1, !dbg !574
	%215 = zext i32 %214 to i64, !dbg !574
	%216 = trunc i64 %215 to i32, !dbg !574
	%217 = icmp eq i32 %148, %216, !dbg !575
	br i1 %217, label %b27, label %b29, !dbg !575

b27:
	br i1 %112, label %b28, label %b29, !dbg !501

b28:
	%218 = addrspacecast { float, float, float, float } addrspace(1)* %91 to { float, float, float, float }*, !dbg !576
	%219 = addrspacecast { float, float, float, float } addrspace(1)* %92 to { float, float, float, float }*, !dbg !576
	%220 = call float @gpuc_fn_solver_edge(float* %79, i64 %p1, { float, float, float, float }* %218, i64 %90, i64 %90, float* %85, i64 %p1, { float, float, float, float }* %219, i64 %90, i64 %90, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %171, i32 %113, i8* %ctrl), !dbg !576
	%221 = fadd float %213, %220, !dbg !577
	br label %b29, !dbg !577

b29:
	%222 = phi float [ %213, %b25 ], [ %213, %b26 ], [ %213, %b27 ], [ %221, %b28 ], !dbg !573
	%223 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !578
	br i1 %137, label %b30, label %b31, !dbg !578

b30:
	%224 = sub i32 %p8, %169, !dbg !579
	%225 = icmp ult i32 %168, %224, !dbg !580
	%226 = select i1 %225, i32 %168, i32 %224, !dbg !580
	%227 = mul i32 %226, 4, !dbg !581
	%228 = zext i32 %227 to i64, !dbg !581
	%229 = zext i32 %169 to i64, !dbg !582
	%230 = add i64 %115, %229, !dbg !583
	%231 = mul i64 %230, 4, !dbg !584
	%232 = add i64 %117, %229, !dbg !585
	%233 = mul i64 %232, 4, !dbg !586
	%234 = add i64 %233, %228, !dbg !587
	%235 = add i64 %231, %228, !dbg !589
	%236 = add i32 %120, %128, !dbg !591
	%237 = sext i32 %236 to i64, !dbg !592
	%238 = mul i32 %140, %142, !dbg !445
	%239 = icmp ugt i64 %234, %p1, !dbg !588
	%240 = icmp ugt i64 %233, %234, !dbg !588
	%241 = icmp ugt i64 %235, %p1, !dbg !590
	%242 = icmp uge i64 %237, %p5, !dbg !593
	%243 = icmp uge i64 %121, %122, !dbg !445
	%244 = or i1 %239, %240, !dbg !445
	%245 = or i1 %244, %241, !dbg !445
	%246 = or i1 %245, %242, !dbg !445
	%247 = or i1 %246, %243, !dbg !445
	br i1 %247, label %b30_fail1, label %b30_ok1, !dbg !445, !prof !10

b30_ok1:
	%248 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !445, !range !19
	%249 = mul i32 %238, %248, !dbg !445
	%250 = sext i32 %223 to i64, !dbg !445
	%251 = sext i32 %249 to i64, !dbg !445
	%252 = add i64 %184, 1, !dbg !594
	%253 = getelementptr inbounds float, float addrspace(1)* %1, i64 %233, !dbg !588
	%254 = getelementptr inbounds float, float addrspace(1)* %1, i64 %231, !dbg !590
	%255 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %237, !dbg !593
	%256 = mul i64 %228, 4, !dbg !445
	%257 = addrspacecast float addrspace(1)* %253 to float*, !dbg !445
	%258 = addrspacecast float addrspace(1)* %254 to float*, !dbg !445
	%259 = addrspacecast i64 addrspace(1)* %255 to i64*, !dbg !445
	%260 = icmp ne i64 %250, %251, !dbg !445
	br i1 %260, label %b30_fail6, label %b30_ok6, !dbg !445, !prof !10

b30_ok6:
	%261 = bitcast float* %257 to i8*, !dbg !445
	%262 = bitcast float* %258 to i8*, !dbg !445
	%263 = bitcast i64* %259 to i8*, !dbg !445
	call void @gpuc_put_signal_nbi_block(i8* %261, i8* %262, i64 %256, i8* %263, i64 %252, i32 9, i32 %p9, i32 1, i32 1, i8* %201), !dbg !445
	br label %b31, !dbg !444

b31:
	br i1 %139, label %b32, label %b33, !dbg !444

b32:
	%264 = sub i32 %p8, %169, !dbg !595
	%265 = icmp ult i32 %168, %264, !dbg !596
	%266 = select i1 %265, i32 %168, i32 %264, !dbg !596
	%267 = mul i32 %266, 4, !dbg !597
	%268 = zext i32 %267 to i64, !dbg !597
	%269 = zext i32 %169 to i64, !dbg !598
	%270 = add i64 %124, %269, !dbg !599
	%271 = mul i64 %270, 4, !dbg !600
	%272 = mul i64 %269, 4, !dbg !601
	%273 = add i64 %272, %268, !dbg !602
	%274 = add i64 %271, %268, !dbg !604
	%275 = add i32 %125, %128, !dbg !606
	%276 = sext i32 %275 to i64, !dbg !607
	%277 = mul i32 %140, %142, !dbg !568
	%278 = icmp ugt i64 %273, %p1, !dbg !603
	%279 = icmp ugt i64 %274, %p1, !dbg !605
	%280 = icmp ugt i64 %271, %274, !dbg !605
	%281 = icmp uge i64 %276, %p5, !dbg !608
	%282 = icmp uge i64 %126, %122, !dbg !568
	%283 = or i1 %278, %279, !dbg !568
	%284 = or i1 %283, %280, !dbg !568
	%285 = or i1 %284, %281, !dbg !568
	%286 = or i1 %285, %282, !dbg !568
	br i1 %286, label %b32_fail1, label %b32_ok1, !dbg !568, !prof !10

b32_ok1:
	%287 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !568, !range !19
	%288 = mul i32 %277, %287, !dbg !568
	%289 = sext i32 %223 to i64, !dbg !568
	%290 = sext i32 %288 to i64, !dbg !568
	%291 = add i64 %184, 1, !dbg !609
	%292 = getelementptr inbounds float, float addrspace(1)* %1, i64 %272, !dbg !603
	%293 = getelementptr inbounds float, float addrspace(1)* %1, i64 %271, !dbg !605
	%294 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %276, !dbg !608
	%295 = mul i64 %268, 4, !dbg !568
	%296 = addrspacecast float addrspace(1)* %292 to float*, !dbg !568
	%297 = addrspacecast float addrspace(1)* %293 to float*, !dbg !568
	%298 = addrspacecast i64 addrspace(1)* %294 to i64*, !dbg !568
	%299 = icmp ne i64 %289, %290, !dbg !568
	br i1 %299, label %b32_fail6, label %b32_ok6, !dbg !568, !prof !10

b32_ok6:
	%300 = bitcast float* %296 to i8*, !dbg !568
	%301 = bitcast float* %297 to i8*, !dbg !568
	%302 = bitcast i64* %298 to i8*, !dbg !568
	call void @gpuc_put_signal_nbi_block(i8* %300, i8* %301, i64 %295, i8* %302, i64 %291, i32 9, i32 %p10, i32 1, i32 1, i8* %207), !dbg !568
	br label %b33, !dbg !512

b33:
	%303 = phi float [ 0.000000e+00, %b16 ], [ %222, %b31 ], [ %222, %b32_ok6 ], !dbg !573
	%304 = icmp sgt i32 %158, 1, !dbg !610
	%305 = select i1 %304, i32 %158, i32 1, !dbg !610
	%306 = icmp slt i32 %167, %113, !dbg !611
	%307 = select i1 %306, i32 %167, i32 %113, !dbg !611
	%308 = addrspacecast { float, float, float, float } addrspace(1)* %91 to { float, float, float, float }*, !dbg !612
	%309 = addrspacecast { float, float, float, float } addrspace(1)* %92 to { float, float, float, float }*, !dbg !612
	%310 = call float @gpuc_fn_solver_march(float* %79, i64 %p1, { float, float, float, float }* %308, i64 %90, i64 %90, float* %85, i64 %p1, { float, float, float, float }* %309, i64 %90, i64 %90, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %171, i32 %305, i32 %307, i8* %ctrl), !dbg !612
	%311 = fadd float %303, %310, !dbg !613
	%312 = fadd float %127, %311, !dbg !614
	%313 = add i32 %128, %130, !dbg !615
	br label %b14, !dbg !615

b34:
	br i1 %69, label %b35, label %b48, !dbg !442

b35:
	%314 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %111, !dbg !459
	%315 = icmp uge i64 %111, %p27, !dbg !459
	br i1 %315, label %b35_fail1, label %b35_ok1, !dbg !459, !prof !10

b35_ok1:
	%316 = load i64, i64 addrspace(1)* %314, align 8, !dbg !459
	%317 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !618, !range !12
	%318 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !618, !range !12
	%319 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !618, !range !14
	%320 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !618, !range !18
	%321 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !618, !range !18
	%322 = mul i32 %321, %319, !dbg !618
	%323 = add i32 %318, %322, !dbg !618
	%324 = mul i32 %320, %323, !dbg !618
	%325 = add i32 %317, %324, !dbg !618
	%326 = sext i32 %325 to i64, !dbg !618
	%327 = and i32 %325, -32, !dbg !619
	%328 = mul i32 %320, %321, !dbg !619
	%329 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !619, !range !19
	%330 = mul i32 %328, %329, !dbg !619
	%331 = sub i32 %330, %327, !dbg !619
	%332 = icmp slt i32 %331, 32, !dbg !619
	%333 = select i1 %332, i32 %331, i32 32, !dbg !619
	%334 = sext i32 %333 to i64, !dbg !619
	%335 = icmp sge i64 %326, %334, !dbg !620
	br i1 %335, label %b48, label %b36, !dbg !620

b36:
	%336 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !623, !range !89
	%337 = sext i32 %336 to i64, !dbg !623
	br label %b37, !dbg !623

b37:
	%338 = phi double [ 0.000000e+00, %b36 ], [ %364, %b38_ok1 ], !dbg !627
	%339 = phi i64 [ %337, %b36 ], [ %365, %b38_ok1 ], !dbg !623
	%340 = icmp slt i64 %339, %122, !dbg !623
	br i1 %340, label %b38, label %b39, !dbg !623

b38:
	%341 = urem i32 %76, 2, !dbg !629
	%342 = trunc i64 %122 to i32, !dbg !630
	%343 = mul i32 %341, %342, !dbg !630
	%344 = zext i32 %343 to i64, !dbg !630
	%345 = add i64 %344, %339, !dbg !631
	%346 = mul i64 %345, 2, !dbg !632
	%347 = add i64 %346, 2, !dbg !634
	%348 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %346, !dbg !635
	%349 = addrspacecast i64 addrspace(1)* %348 to i64*, !dbg !636
	%350 = ptrtoint i64* %349 to i64, !dbg !636
	%351 = and i64 %350, 15, !dbg !636
	%352 = icmp eq i64 %351, 0, !dbg !636
	%353 = bitcast i64 addrspace(1)* %348 to { i64, i64 } addrspace(1)*, !dbg !636
	%354 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %353, i64 0, !dbg !637
	%355 = addrspacecast { i64, i64 } addrspace(1)* %354 to { i64, i64 }*, !dbg !626
	%356 = icmp ugt i64 %347, %p19, !dbg !635
	%357 = icmp ugt i64 %346, %347, !dbg !635
	%358 = icmp eq i1 %352, false, !dbg !636
	%359 = or i1 %356, %357, !dbg !636
	%360 = or i1 %359, %358, !dbg !636
	br i1 %360, label %b38_fail1, label %b38_ok1, !dbg !636, !prof !10

b38_ok1:
	%361 = bitcast { i64, i64 }* %355 to i8*, !dbg !626
	%362 = call i64 @gpuc_wait_line_thread(i8* %361, i32 %76, i8* %ctrl, i32 26), !dbg !626
	%363 = bitcast i64 %362 to double, !dbg !638
	%364 = fadd double %338, %363, !dbg !639
	%365 = add i64 %339, %334, !dbg !623
	br label %b37, !dbg !623

b39:
	%366 = icmp eq i64 %334, 32, !dbg !645
	br i1 %366, label %b40, label %b42, !dbg !645

b40:
	%367 = phi double [ %384, %b41 ], [ %338, %b39 ], !dbg !646
	%368 = phi i64 [ %387, %b41 ], [ 16, %b39 ], !dbg !647
	%369 = icmp sgt i64 %368, 0, !dbg !648
	br i1 %369, label %b41, label %b45, !dbg !648

b41:
	%370 = trunc i64 %368 to i32, !dbg !649
	%371 = bitcast double %367 to i64, !dbg !649
	%372 = trunc i64 %371 to i32, !dbg !649
	%373 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %372, i32 %370, i32 31), !dbg !649
	%374 = extractvalue { i32, i1 } %373, 0, !dbg !649
	%375 = lshr i64 %371, 32, !dbg !649
	%376 = trunc i64 %375 to i32, !dbg !649
	%377 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %376, i32 %370, i32 31), !dbg !649
	%378 = extractvalue { i32, i1 } %377, 0, !dbg !649
	%379 = zext i32 %378 to i64, !dbg !649
	%380 = shl i64 %379, 32, !dbg !649
	%381 = zext i32 %374 to i64, !dbg !649
	%382 = or i64 %381, %380, !dbg !649
	%383 = bitcast i64 %382 to double, !dbg !649
	%384 = fadd double %367, %383, !dbg !650
	%385 = trunc i64 %368 to i32, !dbg !651
	%386 = udiv i32 %385, 2, !dbg !651
	%387 = zext i32 %386 to i64, !dbg !651
	br label %b40, !dbg !651

b42:
	%388 = bitcast double %338 to i64, !dbg !652
	%389 = trunc i64 %388 to i32, !dbg !652
	%390 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %389, i32 0, i32 31), !dbg !652
	%391 = extractvalue { i32, i1 } %390, 0, !dbg !652
	%392 = lshr i64 %388, 32, !dbg !652
	%393 = trunc i64 %392 to i32, !dbg !652
	%394 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %393, i32 0, i32 31), !dbg !652
	%395 = extractvalue { i32, i1 } %394, 0, !dbg !652
	%396 = zext i32 %395 to i64, !dbg !652
	%397 = shl i64 %396, 32, !dbg !652
	%398 = zext i32 %391 to i64, !dbg !652
	%399 = or i64 %398, %397, !dbg !652
	%400 = bitcast i64 %399 to double, !dbg !652
	br label %b43, !dbg !652

b43:
	%401 = phi double [ %400, %b42 ], [ %417, %b44 ], !dbg !653
	%402 = phi i32 [ 1, %b42 ], [ %418, %b44 ], !dbg !654
	%403 = icmp slt i32 %402, %333, !dbg !655
	br i1 %403, label %b44, label %b45, !dbg !655

b44:
	%404 = bitcast double %338 to i64, !dbg !656
	%405 = trunc i64 %404 to i32, !dbg !656
	%406 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %405, i32 %402, i32 31), !dbg !656
	%407 = extractvalue { i32, i1 } %406, 0, !dbg !656
	%408 = lshr i64 %404, 32, !dbg !656
	%409 = trunc i64 %408 to i32, !dbg !656
	%410 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %409, i32 %402, i32 31), !dbg !656
	%411 = extractvalue { i32, i1 } %410, 0, !dbg !656
	%412 = zext i32 %411 to i64, !dbg !656
	%413 = shl i64 %412, 32, !dbg !656
	%414 = zext i32 %407 to i64, !dbg !656
	%415 = or i64 %414, %413, !dbg !656
	%416 = bitcast i64 %415 to double, !dbg !656
	%417 = fadd double %401, %416, !dbg !650
	%418 = add i32 %402, 1, !dbg !657
	br label %b43, !dbg !657

b45:
	%419 = phi double [ %367, %b40 ], [ %401, %b43 ], !dbg !644
	%420 = icmp ne i64 %326, 0, !dbg !658
	br i1 %420, label %b48, label %b46, !dbg !658

b46:
	%421 = getelementptr inbounds double, double addrspace(1)* %7, i64 0, !dbg !659
	%422 = icmp uge i64 0, %p23, !dbg !659
	br i1 %422, label %b46_fail1, label %b46_ok1, !dbg !659, !prof !10

b46_ok1:
	store double %419, double addrspace(1)* %421, align 8, !dbg !659
	%423 = fcmp ole double %419, %p31, !dbg !660
	br i1 %423, label %b47, label %b48, !dbg !660

b47:
	%424 = add i64 %316, 1, !dbg !661
	%425 = urem i64 %424, 2, !dbg !662
	%426 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %425, !dbg !663
	%427 = icmp uge i64 %425, %p25, !dbg !663
	br i1 %427, label %b47_fail1, label %b47_ok1, !dbg !663, !prof !10

b47_ok1:
	store i64 %316, i64 addrspace(1)* %426, align 8, !dbg !663
	br label %b48, !dbg !663

b48:
	%428 = icmp ne i32 %p29, 0, !dbg !664
	br i1 %428, label %b49, label %b73, !dbg !664

b49:
	%429 = fpext float %127 to double, !dbg !667
	%430 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !671, !range !12
	%431 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !671, !range !12
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !671, !range !14
	%433 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !671, !range !18
	%434 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !671, !range !18
	%435 = mul i32 %434, %432, !dbg !671
	%436 = add i32 %431, %435, !dbg !671
	%437 = mul i32 %433, %436, !dbg !671
	%438 = add i32 %430, %437, !dbg !671
	%439 = and i32 %438, -32, !dbg !671
	%440 = mul i32 %433, %434, !dbg !671
	%441 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !671, !range !19
	%442 = mul i32 %440, %441, !dbg !671
	%443 = sub i32 %442, %439, !dbg !671
	%444 = icmp slt i32 %443, 32, !dbg !671
	%445 = select i1 %444, i32 %443, i32 32, !dbg !671
	%446 = sext i32 %445 to i64, !dbg !671
	%447 = icmp eq i64 %446, 32, !dbg !672
	br i1 %447, label %b50, label %b52, !dbg !672

b50:
	%448 = phi double [ %465, %b51 ], [ %429, %b49 ], !dbg !673
	%449 = phi i64 [ %468, %b51 ], [ 16, %b49 ], !dbg !674
	%450 = icmp sgt i64 %449, 0, !dbg !675
	br i1 %450, label %b51, label %b55, !dbg !675

b51:
	%451 = trunc i64 %449 to i32, !dbg !676
	%452 = bitcast double %448 to i64, !dbg !676
	%453 = trunc i64 %452 to i32, !dbg !676
	%454 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %453, i32 %451, i32 31), !dbg !676
	%455 = extractvalue { i32, i1 } %454, 0, !dbg !676
	%456 = lshr i64 %452, 32, !dbg !676
	%457 = trunc i64 %456 to i32, !dbg !676
	%458 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %457, i32 %451, i32 31), !dbg !676
	%459 = extractvalue { i32, i1 } %458, 0, !dbg !676
	%460 = zext i32 %459 to i64, !dbg !676
	%461 = shl i64 %460, 32, !dbg !676
	%462 = zext i32 %455 to i64, !dbg !676
	%463 = or i64 %462, %461, !dbg !676
	%464 = bitcast i64 %463 to double, !dbg !676
	%465 = fadd double %448, %464, !dbg !677
	%466 = trunc i64 %449 to i32, !dbg !678
	%467 = udiv i32 %466, 2, !dbg !678
	%468 = zext i32 %467 to i64, !dbg !678
	br label %b50, !dbg !678

b52:
	%469 = bitcast double %429 to i64, !dbg !679
	%470 = trunc i64 %469 to i32, !dbg !679
	%471 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %470, i32 0, i32 31), !dbg !679
	%472 = extractvalue { i32, i1 } %471, 0, !dbg !679
	%473 = lshr i64 %469, 32, !dbg !679
	%474 = trunc i64 %473 to i32, !dbg !679
	%475 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %474, i32 0, i32 31), !dbg !679
	%476 = extractvalue { i32, i1 } %475, 0, !dbg !679
	%477 = zext i32 %476 to i64, !dbg !679
	%478 = shl i64 %477, 32, !dbg !679
	%479 = zext i32 %472 to i64, !dbg !679
	%480 = or i64 %479, %478, !dbg !679
	%481 = bitcast i64 %480 to double, !dbg !679
	br label %b53, !dbg !679

b53:
	%482 = phi double [ %481, %b52 ], [ %498, %b54 ], !dbg !680
	%483 = phi i32 [ 1, %b52 ], [ %499, %b54 ], !dbg !681
	%484 = icmp slt i32 %483, %445, !dbg !682
	br i1 %484, label %b54, label %b55, !dbg !682

b54:
	%485 = bitcast double %429 to i64, !dbg !683
	%486 = trunc i64 %485 to i32, !dbg !683
	%487 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %486, i32 %483, i32 31), !dbg !683
	%488 = extractvalue { i32, i1 } %487, 0, !dbg !683
	%489 = lshr i64 %485, 32, !dbg !683
	%490 = trunc i64 %489 to i32, !dbg !683
	%491 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %490, i32 %483, i32 31), !dbg !683
	%492 = extractvalue { i32, i1 } %491, 0, !dbg !683
	%493 = zext i32 %492 to i64, !dbg !683
	%494 = shl i64 %493, 32, !dbg !683
	%495 = zext i32 %488 to i64, !dbg !683
	%496 = or i64 %495, %494, !dbg !683
	%497 = bitcast i64 %496 to double, !dbg !683
	%498 = fadd double %482, %497, !dbg !677
	%499 = add i32 %483, 1, !dbg !684
	br label %b53, !dbg !684

b55:
	%500 = phi double [ %448, %b50 ], [ %482, %b53 ], !dbg !670
	%501 = sext i32 %442 to i64, !dbg !686
	%502 = trunc i64 %501 to i32, !dbg !687
	%503 = add i32 %502, 32, !dbg !687
	%504 = sub i32 %503, 1, !dbg !688
	%505 = udiv i32 %504, 32, !dbg !689
	%506 = zext i32 %505 to i64, !dbg !689
	%507 = icmp eq i64 %506, 1, !dbg !690
	br i1 %507, label %b71, label %b56, !dbg !690

b56:
	call void @llvm.nvvm.barrier0(), !dbg !692
	%508 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !693, !range !89
	%509 = sext i32 %508 to i64, !dbg !693
	%510 = icmp eq i64 %509, 0, !dbg !694
	br i1 %510, label %b57, label %b58, !dbg !694

b57:
	%511 = sext i32 %438 to i64, !dbg !695
	%512 = trunc i64 %511 to i32, !dbg !696
	%513 = udiv i32 %512, 32, !dbg !696
	%514 = zext i32 %513 to i64, !dbg !696
	%515 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %514, !dbg !697
	store double %500, double addrspace(3)* %515, align 8, !dbg !697
	br label %b58, !dbg !697

b58:
	call void @llvm.nvvm.barrier0(), !dbg !698
	%516 = trunc i64 %506 to i32, !dbg !699
	br label %b59, !dbg !698

b59:
	%517 = phi double [ %500, %b58 ], [ %538, %b70 ], !dbg !700
	%518 = phi i32 [ 0, %b58 ], [ %548, %b70 ], !dbg !701
	%519 = icmp slt i32 %518, %516, !dbg !702
	br i1 %519, label %b60, label %b71, !dbg !702

b60:
	store [8 x double] zeroinitializer, [8 x double]* %0, align 8, !dbg !703
	%520 = and i32 %518, 24, !dbg !704
	br label %b61, !dbg !704

b61:
	%521 = phi i32 [ 0, %b60 ], [ %528, %b61 ], !dbg !704
	%522 = add i32 %520, %521, !dbg !705
	%523 = sext i32 %522 to i64, !dbg !706
	%524 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %523, !dbg !706
	%525 = load double, double addrspace(3)* %524, align 8, !dbg !706
	%526 = sext i32 %521 to i64, !dbg !707
	%527 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %526, !dbg !707
	store double %525, double* %527, align 8, !dbg !707
	%528 = add i32 %521, 1, !dbg !707
	%529 = icmp slt i32 %528, 8, !dbg !707
	br i1 %529, label %b61, label %b62, !dbg !707

b62:
	%530 = icmp eq i32 %518, 0, !dbg !708
	br i1 %530, label %b63, label %b64, !dbg !708

b63:
	%531 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !709
	%532 = load double, double* %531, align 8, !dbg !709
	br label %b65, !dbg !709

b64:
	%533 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !710
	%534 = load double, double* %533, align 8, !dbg !710
	%535 = fadd double %517, %534, !dbg !677
	br label %b65, !dbg !711

b65:
	%536 = phi double [ %532, %b63 ], [ %535, %b64 ], !dbg !700
	%537 = sub i32 %516, %518, !dbg !712
	br label %b66, !dbg !712

b66:
	%538 = phi double [ %536, %b65 ], [ %546, %b69 ], !dbg !700
	%539 = phi i32 [ 1, %b65 ], [ %547, %b69 ], !dbg !713
	%540 = icmp slt i32 %539, 8, !dbg !714
	br i1 %540, label %b67, label %b70, !dbg !714

b67:
	%541 = icmp slt i32 %539, %537, !dbg !715
	br i1 %541, label %b68, label %b69, !dbg !715

b68:
	%542 = sext i32 %539 to i64, !dbg !716
	%543 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %542, !dbg !716
	%544 = load double, double* %543, align 8, !dbg !716
	%545 = fadd double %538, %544, !dbg !677
	br label %b69, !dbg !717

b69:
	%546 = phi double [ %538, %b67 ], [ %545, %b68 ], !dbg !700
	%547 = add i32 %539, 1, !dbg !718
	br label %b66, !dbg !718

b70:
	%548 = add nsw i32 %518, 8, !dbg !719
	br label %b59, !dbg !719, !llvm.loop !721

b71:
	%549 = phi double [ %500, %b55 ], [ %517, %b59 ], !dbg !669
	%550 = sext i32 %438 to i64, !dbg !722
	%551 = icmp eq i64 %550, 0, !dbg !723
	br i1 %551, label %b72, label %b73, !dbg !723

b72:
	%552 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !724, !range !523
	%553 = sext i32 %552 to i64, !dbg !724
	%554 = mul i64 %103, %553, !dbg !725
	%555 = add i64 %554, %101, !dbg !726
	%556 = mul i64 %555, 2, !dbg !728
	%557 = zext i32 %p29 to i64, !dbg !729
	%558 = add i64 %556, %557, !dbg !730
	%559 = sub i64 %558, 1, !dbg !731
	%560 = getelementptr inbounds double, double addrspace(1)* %4, i64 %559, !dbg !732
	%561 = icmp uge i64 %559, %p17, !dbg !732
	br i1 %561, label %b72_fail1, label %b72_ok1, !dbg !732, !prof !10

b72_ok1:
	store double %549, double addrspace(1)* %560, align 8, !dbg !732
	br label %b73, !dbg !732

b73:
	%562 = icmp eq i64 %101, 0, !dbg !734
	br i1 %562, label %b74, label %b77, !dbg !734

b74:
	%563 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !735, !range !454
	%564 = sext i32 %563 to i64, !dbg !735
	%565 = trunc i64 %564 to i32, !dbg !736
	%566 = udiv i32 %565, 2, !dbg !736
	%567 = zext i32 %566 to i64, !dbg !736
	%568 = icmp eq i64 %103, %567, !dbg !737
	br i1 %568, label %b75, label %b77, !dbg !737

b75:
	%569 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !738, !range !12
	%570 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !738, !range !12
	%571 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !738, !range !14
	%572 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !738, !range !18
	%573 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !738, !range !18
	%574 = mul i32 %573, %571, !dbg !738
	%575 = add i32 %570, %574, !dbg !738
	%576 = mul i32 %572, %575, !dbg !738
	%577 = add i32 %569, %576, !dbg !738
	%578 = sext i32 %577 to i64, !dbg !738
	%579 = icmp eq i64 %578, 0, !dbg !739
	br i1 %579, label %b76, label %b77, !dbg !733

b76:
	%580 = sext i32 %106 to i64, !dbg !740
	%581 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %111, !dbg !459
	%582 = icmp uge i64 %111, %p27, !dbg !459
	%583 = icmp uge i64 %580, %p27, !dbg !740
	%584 = or i1 %582, %583, !dbg !740
	br i1 %584, label %b76_fail1, label %b76_ok1, !dbg !740, !prof !10

b76_ok1:
	%585 = load i64, i64 addrspace(1)* %581, align 8, !dbg !459
	%586 = add i64 %585, 1, !dbg !741
	%587 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %580, !dbg !740
	store i64 %586, i64 addrspace(1)* %587, align 8, !dbg !740
	br label %b77, !dbg !740

b77:
	ret void, !dbg !740

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %13, i64 %p25), !dbg !447
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !447
	ret void, !dbg !447

b5_fail1:
	%588 = icmp uge i64 %40, %p27, !dbg !459
	br i1 %588, label %b5_fail2, label %b5_ok2, !dbg !459

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %40, i64 %p27), !dbg !459
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !459
	ret void, !dbg !459

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %40, i64 %p25), !dbg !460
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !460
	ret void, !dbg !460

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %13, i64 %p27), !dbg !462
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !462
	ret void, !dbg !462

b13_fail1:
	%589 = icmp ugt i64 %p1, %p3, !dbg !486
	br i1 %589, label %b13_fail2, label %b13_ok2, !dbg !486

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p1, i64 %p3), !dbg !486
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !486
	ret void, !dbg !486

b13_ok2:
	%590 = icmp eq i1 %78, false, !dbg !487
	br i1 %590, label %b13_fail3, label %b13_ok3, !dbg !487

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 4), !dbg !487
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !487
	ret void, !dbg !487

b13_ok3:
	%591 = icmp eq i1 %84, false, !dbg !487
	br i1 %591, label %b13_fail4, label %b13_ok4, !dbg !487

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %81, i64 16), !dbg !487
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !487
	ret void, !dbg !487

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %87, i64 16), !dbg !488
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !488
	ret void, !dbg !488

b17_fail1:
	%592 = icmp uge i64 %173, %p5, !dbg !560
	br i1 %592, label %b17_fail2, label %b17_ok2, !dbg !560

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %173, i64 %p5), !dbg !560
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !560
	ret void, !dbg !560

b17_ok2:
	%593 = icmp uge i64 %175, %p5, !dbg !563
	br i1 %593, label %b17_fail3, label %b17_ok3, !dbg !563

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %175, i64 %p5), !dbg !563
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !563
	ret void, !dbg !563

b17_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %111, i64 %p27), !dbg !459
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !459
	ret void, !dbg !459

b30_fail1:
	%594 = icmp ugt i64 %234, %p1, !dbg !588
	br i1 %594, label %b30_fail2, label %b30_ok2, !dbg !588

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %234, i64 %p1), !dbg !588
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !588
	ret void, !dbg !588

b30_ok2:
	%595 = icmp ugt i64 %233, %234, !dbg !588
	br i1 %595, label %b30_fail3, label %b30_ok3, !dbg !588

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %233, i64 %234), !dbg !588
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !588
	ret void, !dbg !588

b30_ok3:
	%596 = icmp ugt i64 %235, %p1, !dbg !590
	br i1 %596, label %b30_fail4, label %b30_ok4, !dbg !590

b30_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %235, i64 %p1), !dbg !590
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !590
	ret void, !dbg !590

b30_ok4:
	%597 = icmp uge i64 %237, %p5, !dbg !593
	br i1 %597, label %b30_fail5, label %b30_ok5, !dbg !593

b30_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %237, i64 %p5), !dbg !593
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !593
	ret void, !dbg !593

b30_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %121, i64 %122), !dbg !445
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !445
	ret void, !dbg !445

b30_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %250, i64 %251), !dbg !445
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !445
	ret void, !dbg !445

b32_fail1:
	%598 = icmp ugt i64 %273, %p1, !dbg !603
	br i1 %598, label %b32_fail2, label %b32_ok2, !dbg !603

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %273, i64 %p1), !dbg !603
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !603
	ret void, !dbg !603

b32_ok2:
	%599 = icmp ugt i64 %274, %p1, !dbg !605
	br i1 %599, label %b32_fail3, label %b32_ok3, !dbg !605

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %274, i64 %p1), !dbg !605
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !605
	ret void, !dbg !605

b32_ok3:
	%600 = icmp ugt i64 %271, %274, !dbg !605
	br i1 %600, label %b32_fail4, label %b32_ok4, !dbg !605

b32_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %271, i64 %274), !dbg !605
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !605
	ret void, !dbg !605

b32_ok4:
	%601 = icmp uge i64 %276, %p5, !dbg !608
	br i1 %601, label %b32_fail5, label %b32_ok5, !dbg !608

b32_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %276, i64 %p5), !dbg !608
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !608
	ret void, !dbg !608

b32_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %126, i64 %122), !dbg !568
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !568
	ret void, !dbg !568

b32_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %289, i64 %290), !dbg !568
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !568
	ret void, !dbg !568

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %111, i64 %p27), !dbg !459
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !459
	ret void, !dbg !459

b38_fail1:
	%602 = icmp ugt i64 %347, %p19, !dbg !635
	br i1 %602, label %b38_fail2, label %b38_ok2, !dbg !635

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %347, i64 %p19), !dbg !635
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !635
	ret void, !dbg !635

b38_ok2:
	%603 = icmp ugt i64 %346, %347, !dbg !635
	br i1 %603, label %b38_fail3, label %b38_ok3, !dbg !635

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %346, i64 %347), !dbg !635
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !635
	ret void, !dbg !635

b38_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %351, i64 16), !dbg !636
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !636
	ret void, !dbg !636

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 %p23), !dbg !659
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !659
	ret void, !dbg !659

b47_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %425, i64 %p25), !dbg !663
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !663
	ret void, !dbg !663

b72_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %559, i64 %p17), !dbg !732
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !732
	ret void, !dbg !732

b76_fail1:
	%604 = icmp uge i64 %111, %p27, !dbg !459
	br i1 %604, label %b76_fail2, label %b76_ok2, !dbg !459

b76_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %111, i64 %p27), !dbg !459
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !459
	ret void, !dbg !459

b76_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %580, i64 %p27), !dbg !740
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !740
	ret void, !dbg !740
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, double* %p16, i64 %p17, i64* %p18, i64 %p19, i32* %p20, i64 %p21, double* %p22, i64 %p23, i64* %p24, i64 %p25, i64 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, i32 %p31, double %p32, i8* %ctrl) nounwind !dbg !742 {
entry:
	%0 = alloca [8 x double], align 8, !dbg !743
	br label %b0, !dbg !743

b0:
	%1 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !743
	%2 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !743
	%3 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !743
	%4 = addrspacecast double* %p16 to double addrspace(1)*, !dbg !743
	%5 = addrspacecast i64* %p18 to i64 addrspace(1)*, !dbg !743
	%6 = addrspacecast i32* %p20 to i32 addrspace(1)*, !dbg !743
	%7 = addrspacecast double* %p22 to double addrspace(1)*, !dbg !743
	%8 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !743
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !745, !range !11
	%10 = sext i32 %9 to i64, !dbg !745
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !745, !range !13
	%12 = sext i32 %11 to i64, !dbg !745
	%13 = icmp eq i64 %10, 0, !dbg !746
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !750
	br i1 %13, label %b1, label %b2, !dbg !746

b1:
	%15 = trunc i64 %12 to i32, !dbg !752
	%16 = sub i32 %15, 1, !dbg !753
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !754, !range !454
	%18 = sext i32 %17 to i64, !dbg !754
	%19 = trunc i64 %18 to i32, !dbg !755
	%20 = add i32 %16, %19, !dbg !756
	%21 = icmp ult i32 %16, %20, !dbg !757
	%22 = select i1 %21, i32 %16, i32 %20, !dbg !757
	%23 = sub i32 %19, 1, !dbg !758
	%24 = icmp ult i32 1, %23, !dbg !759
	%25 = select i1 %24, i32 1, i32 %23, !dbg !759
	%26 = icmp eq i32 %22, %25, !dbg !760
	br label %b2, !dbg !760

b2:
	%27 = phi i1 [ false, %b0 ], [ %26, %b1 ], !dbg !761
	%28 = and i64 %p1, 3, !dbg !764
	%29 = icmp eq i64 %28, 0, !dbg !764
	%30 = addrspacecast float addrspace(1)* %1 to float*, !dbg !764
	%31 = ptrtoint float* %30 to i64, !dbg !764
	%32 = and i64 %31, 15, !dbg !764
	%33 = icmp eq i64 %32, 0, !dbg !764
	%34 = icmp eq i64 %p1, 0, !dbg !764
	%35 = or i1 %33, %34, !dbg !764
	%36 = addrspacecast float addrspace(1)* %2 to float*, !dbg !765
	%37 = ptrtoint float* %36 to i64, !dbg !765
	%38 = and i64 %37, 15, !dbg !765
	%39 = icmp eq i64 %38, 0, !dbg !765
	%40 = or i1 %39, %34, !dbg !765
	%41 = ashr i64 %p1, 2, !dbg !764
	%42 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !764
	%43 = bitcast float addrspace(1)* %2 to { float, float, float, float } addrspace(1)*, !dbg !765
	%44 = icmp ult i32 0, %p27, !dbg !762
	%45 = icmp ugt i64 %p1, %p3, !dbg !763
	%46 = icmp eq i1 %29, false, !dbg !764
	%47 = icmp eq i1 %35, false, !dbg !764
	%48 = icmp eq i1 %40, false, !dbg !765
	%49 = or i1 %45, %46, !dbg !765
	%50 = or i1 %49, %47, !dbg !765
	%51 = or i1 %50, %48, !dbg !765
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !765, !prof !10

b2_ok1:
	br i1 %44, label %b3, label %b76, !dbg !762

b3:
	%52 = trunc i64 %12 to i32, !dbg !767
	%53 = sub i32 %52, 1, !dbg !768
	%54 = icmp sgt i32 %p6, 1, !dbg !769
	%55 = sub i32 %p6, 1, !dbg !770
	%56 = add i32 %p11, 1, !dbg !771
	%57 = zext i32 %p8 to i64, !dbg !772
	%58 = sext i32 %56 to i64, !dbg !773
	%59 = mul i64 %58, %57, !dbg !774
	%60 = sext i32 %p9 to i64, !dbg !775
	%61 = sext i32 %14 to i64, !dbg !750
	%62 = sext i32 %p6 to i64, !dbg !777
	%63 = mul i64 %62, %57, !dbg !778
	%64 = sext i32 %p10 to i64, !dbg !779
	br label %b4, !dbg !780

b4:
	%65 = phi i64 [ %91, %b75 ], [ %p26, %b3 ], !dbg !780
	%66 = phi i32 [ %395, %b75 ], [ %p28, %b3 ], !dbg !780
	%67 = phi i32 [ %396, %b75 ], [ %p30, %b3 ], !dbg !781
	%68 = phi i32 [ %397, %b75 ], [ %p31, %b3 ], !dbg !782
	%69 = phi i32 [ %535, %b75 ], [ 0, %b3 ], !dbg !782
	%70 = urem i32 %69, 2, !dbg !783
	%71 = icmp ne i32 %70, 0, !dbg !784
	br i1 %71, label %b5, label %b6, !dbg !784

b5:
	br label %b6, !dbg !784

b6:
	%72 = phi float addrspace(1)* [ %1, %b4 ], [ %2, %b5 ], !dbg !785
	%73 = phi { float, float, float, float } addrspace(1)* [ %42, %b4 ], [ %43, %b5 ], !dbg !785
	%74 = phi float addrspace(1)* [ %2, %b4 ], [ %1, %b5 ], !dbg !786
	%75 = phi { float, float, float, float } addrspace(1)* [ %43, %b4 ], [ %42, %b5 ], !dbg !786
	%76 = icmp ne i32 %67, 0, !dbg !787
	br i1 %76, label %b7, label %b9, !dbg !787

b7:
	br i1 %27, label %b8, label %b9, !dbg !787

b8:
	%77 = addrspacecast double addrspace(1)* %4 to double*, !dbg !788
	%78 = addrspacecast i64 addrspace(1)* %5 to i64*, !dbg !788
	%79 = addrspacecast i32 addrspace(1)* %6 to i32*, !dbg !788
	%80 = addrspacecast double addrspace(1)* %7 to double*, !dbg !788
	%81 = addrspacecast i64 addrspace(1)* %8 to i64*, !dbg !788
	%82 = call i32 @gpuc_fn_solver_publish(double* %77, i64 %p17, i64 %p17, i64* %78, i64 %p19, i32* %79, i64 %p21, i64 %p21, double* %80, i64 %p23, i64 %p23, i64* %81, i64 %p25, i64 %p25, i32 %67, i8* %ctrl), !dbg !788
	br label %b9, !dbg !788

b9:
	%83 = phi i32 [ 0, %b6 ], [ 0, %b7 ], [ %82, %b8 ], !dbg !789
	%84 = urem i64 %65, 2, !dbg !790
	%85 = trunc i64 %84 to i32, !dbg !791
	%86 = sub i32 1, %85, !dbg !792
	%87 = mul i32 %85, 2, !dbg !794
	%88 = mul i32 %87, %p15, !dbg !795
	%89 = add i32 %87, 1, !dbg !797
	%90 = mul i32 %89, %p15, !dbg !798
	%91 = add i64 %65, 1, !dbg !799
	%92 = mul i32 %86, 2, !dbg !801
	%93 = add i32 %92, 1, !dbg !802
	%94 = mul i32 %93, %p15, !dbg !803
	%95 = mul i32 %92, %p15, !dbg !805
	br label %b10, !dbg !806

b10:
	%96 = phi float [ 0.000000e+00, %b9 ], [ %281, %b29 ], !dbg !807
	%97 = phi i32 [ %9, %b9 ], [ %282, %b29 ], !dbg !808
	%98 = icmp slt i32 %97, %p15, !dbg !809
	br i1 %98, label %b11, label %b30, !dbg !809

b11:
	%99 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !810, !range !523
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !810, !range !454
	%101 = sext i32 %100 to i64, !dbg !810
	%102 = trunc i64 %101 to i32, !dbg !811
	%103 = add i32 %53, %102, !dbg !812
	%104 = icmp ult i32 %53, %103, !dbg !813
	%105 = select i1 %104, i32 %53, i32 %103, !dbg !813
	%106 = icmp eq i32 %105, 0, !dbg !814
	%107 = sub i32 %102, 1, !dbg !815
	%108 = icmp eq i32 %105, %107, !dbg !816
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !817, !range !18
	%110 = sext i32 %109 to i64, !dbg !817
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !817, !range !18
	%112 = sext i32 %111 to i64, !dbg !817
	%113 = trunc i64 %112 to i32, !dbg !818
	%114 = mul i32 %105, %113, !dbg !819
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !821, !range !12
	%116 = sext i32 %115 to i64, !dbg !821
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !821, !range !12
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !821, !range !14
	%119 = add i32 %114, %117, !dbg !822
	%120 = mul i32 %119, %p12, !dbg !824
	%121 = icmp slt i32 %119, %p13, !dbg !825
	%122 = select i1 %121, i32 %119, i32 %p13, !dbg !825
	%123 = add i32 %120, %122, !dbg !826
	%124 = icmp slt i32 %119, %p14, !dbg !827
	%125 = select i1 %124, i32 %119, i32 %p14, !dbg !827
	%126 = mul i32 %125, 4, !dbg !828
	%127 = sub i32 %123, %126, !dbg !829
	%128 = add i32 %119, 1, !dbg !830
	%129 = mul i32 %128, %p12, !dbg !832
	%130 = icmp slt i32 %128, %p13, !dbg !833
	%131 = select i1 %130, i32 %128, i32 %p13, !dbg !833
	%132 = add i32 %129, %131, !dbg !834
	%133 = icmp slt i32 %128, %p14, !dbg !835
	%134 = select i1 %133, i32 %128, i32 %p14, !dbg !835
	%135 = mul i32 %134, 4, !dbg !836
	%136 = sub i32 %132, %135, !dbg !837
	%137 = trunc i64 %110 to i32, !dbg !839
	%138 = mul i32 %97, %137, !dbg !840
	%139 = trunc i64 %116 to i32, !dbg !841
	%140 = add i32 %138, %139, !dbg !842
	br i1 %106, label %b13, label %b12, !dbg !842

b12:
	br i1 %108, label %b13, label %b29, !dbg !842

b13:
	%141 = add i32 %88, %97, !dbg !843
	%142 = sext i32 %141 to i64, !dbg !844
	%143 = add i32 %90, %97, !dbg !846
	%144 = sext i32 %143 to i64, !dbg !847
	%145 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %142, !dbg !845
	%146 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %144, !dbg !848
	%147 = mul i32 %111, %118, !dbg !849
	%148 = add i32 %117, %147, !dbg !849
	%149 = mul i32 %109, %148, !dbg !849
	%150 = add i32 %115, %149, !dbg !849
	%151 = icmp eq i32 %150, 0, !dbg !850
	%152 = icmp uge i64 %142, %p5, !dbg !845
	%153 = icmp uge i64 %144, %p5, !dbg !848
	%154 = or i1 %152, %153, !dbg !848
	br i1 %154, label %b13_fail1, label %b13_ok1, !dbg !848, !prof !10

b13_ok1:
	br i1 %151, label %b14, label %b18, !dbg !850

b14:
	br i1 %106, label %b15, label %b16, !dbg !850

b15:
	%155 = addrspacecast i64 addrspace(1)* %145 to i64*, !dbg !851
	%156 = bitcast i64* %155 to i8*, !dbg !851
	%157 = call i64 @gpuc_signal_wait_until_thread(i8* %156, i32 5, i64 %65, i32 1, i8* %ctrl, i32 13), !dbg !851
	br label %b16, !dbg !851

b16:
	br i1 %108, label %b17, label %b18, !dbg !851

b17:
	%158 = addrspacecast i64 addrspace(1)* %146 to i64*, !dbg !852
	%159 = bitcast i64* %158 to i8*, !dbg !852
	%160 = call i64 @gpuc_signal_wait_until_thread(i8* %159, i32 5, i64 %65, i32 1, i8* %ctrl, i32 14), !dbg !852
	br label %b18, !dbg !852

b18:
	%161 = call i32 @gpuc_num_pes_thread(), !dbg !750
	%162 = sext i32 %p9 to i64, !dbg !750
	%163 = sext i32 %161 to i64, !dbg !750
	%164 = icmp ult i64 %162, %163, !dbg !750
	%165 = select i1 %164, i32 %p9, i32 0, !dbg !750
	%166 = call i8* @gpuc_peer_early(i32 %165), !dbg !750
	%167 = call i32 @gpuc_num_pes_thread(), !dbg !853
	%168 = sext i32 %p10 to i64, !dbg !853
	%169 = sext i32 %167 to i64, !dbg !853
	%170 = icmp ult i64 %168, %169, !dbg !853
	%171 = select i1 %170, i32 %p10, i32 0, !dbg !853
	%172 = call i8* @gpuc_peer_early(i32 %171), !dbg !853
	call void @llvm.nvvm.barrier0(), !dbg !854
	br i1 %106, label %b19, label %b21, !dbg !854

b19:
	%173 = icmp eq i32 %117, 0, !dbg !855
	br i1 %173, label %b20, label %b21, !dbg !855

b20:
	%174 = addrspacecast float addrspace(1)* %72 to float*, !dbg !856
	%175 = addrspacecast { float, float, float, float } addrspace(1)* %73 to { float, float, float, float }*, !dbg !856
	%176 = addrspacecast float addrspace(1)* %74 to float*, !dbg !856
	%177 = addrspacecast { float, float, float, float } addrspace(1)* %75 to { float, float, float, float }*, !dbg !856
	%178 = call float @gpuc_fn_solver_edge(float* %174, i64 %p1, { float, float, float, float }* %175, i64 %41, i64 %41, float* %176, i64 %p1, { float, float, float, float }* %177, i64 %41, i64 %41, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %140, i32 0, i8* %ctrl), !dbg !856
	%179 = fadd float 0.000000e+00, %178, !dbg !857
	br label %b21, !dbg !857

b21:
	%180 = phi float [ 0.000000e+00, %b18 ], [ 0.000000e+00, %b19 ], [ %179, %b20 ], !dbg !858
	br i1 %108, label %b22, label %b25, !dbg !858

b22:
	%181 = sub i32 %113, 1, !dbg !859
	%182 = zext i32 %181 to i64, !dbg !859
	%183 = trunc i64 %182 to i32, !dbg !859
	%184 = icmp eq i32 %117, %183, !dbg !860
	br i1 %184, label %b23, label %b25, !dbg !860

b23:
	br i1 %54, label %b24, label %b25, !dbg !769

b24:
	%185 = addrspacecast float addrspace(1)* %72 to float*, !dbg !861
	%186 = addrspacecast { float, float, float, float } addrspace(1)* %73 to { float, float, float, float }*, !dbg !861
	%187 = addrspacecast float addrspace(1)* %74 to float*, !dbg !861
	%188 = addrspacecast { float, float, float, float } addrspace(1)* %75 to { float, float, float, float }*, !dbg !861
	%189 = call float @gpuc_fn_solver_edge(float* %185, i64 %p1, { float, float, float, float }* %186, i64 %41, i64 %41, float* %187, i64 %p1, { float, float, float, float }* %188, i64 %41, i64 %41, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %140, i32 %55, i8* %ctrl), !dbg !861
	%190 = fadd float %180, %189, !dbg !862
	br label %b25, !dbg !862

b25:
	%191 = phi float [ %180, %b21 ], [ %180, %b22 ], [ %180, %b23 ], [ %190, %b24 ], !dbg !858
	%192 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !863
	br i1 %106, label %b26, label %b27, !dbg !863

b26:
	%193 = sub i32 %p8, %138, !dbg !864
	%194 = icmp ult i32 %137, %193, !dbg !865
	%195 = select i1 %194, i32 %137, i32 %193, !dbg !865
	%196 = mul i32 %195, 4, !dbg !866
	%197 = zext i32 %196 to i64, !dbg !866
	%198 = zext i32 %138 to i64, !dbg !867
	%199 = add i64 %57, %198, !dbg !868
	%200 = mul i64 %199, 4, !dbg !869
	%201 = add i64 %59, %198, !dbg !870
	%202 = mul i64 %201, 4, !dbg !871
	%203 = add i64 %202, %197, !dbg !872
	%204 = add i64 %200, %197, !dbg !874
	%205 = add i32 %94, %97, !dbg !876
	%206 = sext i32 %205 to i64, !dbg !877
	%207 = mul i32 %109, %111, !dbg !750
	%208 = icmp ugt i64 %203, %p1, !dbg !873
	%209 = icmp ugt i64 %202, %203, !dbg !873
	%210 = icmp ugt i64 %204, %p1, !dbg !875
	%211 = icmp uge i64 %206, %p5, !dbg !878
	%212 = icmp uge i64 %60, %61, !dbg !750
	%213 = or i1 %208, %209, !dbg !750
	%214 = or i1 %213, %210, !dbg !750
	%215 = or i1 %214, %211, !dbg !750
	%216 = or i1 %215, %212, !dbg !750
	br i1 %216, label %b26_fail1, label %b26_ok1, !dbg !750, !prof !10

b26_ok1:
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !750, !range !19
	%218 = mul i32 %207, %217, !dbg !750
	%219 = sext i32 %192 to i64, !dbg !750
	%220 = sext i32 %218 to i64, !dbg !750
	%221 = getelementptr inbounds float, float addrspace(1)* %72, i64 %202, !dbg !873
	%222 = getelementptr inbounds float, float addrspace(1)* %72, i64 %200, !dbg !875
	%223 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %206, !dbg !878
	%224 = mul i64 %197, 4, !dbg !750
	%225 = addrspacecast float addrspace(1)* %221 to float*, !dbg !750
	%226 = addrspacecast float addrspace(1)* %222 to float*, !dbg !750
	%227 = addrspacecast i64 addrspace(1)* %223 to i64*, !dbg !750
	%228 = icmp ne i64 %219, %220, !dbg !750
	br i1 %228, label %b26_fail6, label %b26_ok6, !dbg !750, !prof !10

b26_ok6:
	%229 = bitcast float* %225 to i8*, !dbg !750
	%230 = bitcast float* %226 to i8*, !dbg !750
	%231 = bitcast i64* %227 to i8*, !dbg !750
	call void @gpuc_put_signal_nbi_block(i8* %229, i8* %230, i64 %224, i8* %231, i64 %91, i32 9, i32 %p9, i32 1, i32 1, i8* %166), !dbg !750
	br label %b27, !dbg !749

b27:
	br i1 %108, label %b28, label %b29, !dbg !749

b28:
	%232 = sub i32 %p8, %138, !dbg !879
	%233 = icmp ult i32 %137, %232, !dbg !880
	%234 = select i1 %233, i32 %137, i32 %232, !dbg !880
	%235 = mul i32 %234, 4, !dbg !881
	%236 = zext i32 %235 to i64, !dbg !881
	%237 = zext i32 %138 to i64, !dbg !882
	%238 = add i64 %63, %237, !dbg !883
	%239 = mul i64 %238, 4, !dbg !884
	%240 = mul i64 %237, 4, !dbg !885
	%241 = add i64 %240, %236, !dbg !886
	%242 = add i64 %239, %236, !dbg !888
	%243 = add i32 %95, %97, !dbg !890
	%244 = sext i32 %243 to i64, !dbg !891
	%245 = mul i32 %109, %111, !dbg !853
	%246 = icmp ugt i64 %241, %p1, !dbg !887
	%247 = icmp ugt i64 %242, %p1, !dbg !889
	%248 = icmp ugt i64 %239, %242, !dbg !889
	%249 = icmp uge i64 %244, %p5, !dbg !892
	%250 = icmp uge i64 %64, %61, !dbg !853
	%251 = or i1 %246, %247, !dbg !853
	%252 = or i1 %251, %248, !dbg !853
	%253 = or i1 %252, %249, !dbg !853
	%254 = or i1 %253, %250, !dbg !853
	br i1 %254, label %b28_fail1, label %b28_ok1, !dbg !853, !prof !10

b28_ok1:
	%255 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !853, !range !19
	%256 = mul i32 %245, %255, !dbg !853
	%257 = sext i32 %192 to i64, !dbg !853
	%258 = sext i32 %256 to i64, !dbg !853
	%259 = getelementptr inbounds float, float addrspace(1)* %72, i64 %240, !dbg !887
	%260 = getelementptr inbounds float, float addrspace(1)* %72, i64 %239, !dbg !889
	%261 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %244, !dbg !892
	%262 = mul i64 %236, 4, !dbg !853
	%263 = addrspacecast float addrspace(1)* %259 to float*, !dbg !853
	%264 = addrspacecast float addrspace(1)* %260 to float*, !dbg !853
	%265 = addrspacecast i64 addrspace(1)* %261 to i64*, !dbg !853
	%266 = icmp ne i64 %257, %258, !dbg !853
	br i1 %266, label %b28_fail6, label %b28_ok6, !dbg !853, !prof !10

b28_ok6:
	%267 = bitcast float* %263 to i8*, !dbg !853
	%268 = bitcast float* %264 to i8*, !dbg !853
	%269 = bitcast i64* %265 to i8*, !dbg !853
	call void @gpuc_put_signal_nbi_block(i8* %267, i8* %268, i64 %262, i8* %269, i64 %91, i32 9, i32 %p10, i32 1, i32 1, i8* %172), !dbg !853
	br label %b29, !dbg !776

b29:
	%270 = phi float [ 0.000000e+00, %b12 ], [ %191, %b27 ], [ %191, %b28_ok6 ], !dbg !858
	%271 = icmp sgt i32 %127, 1, !dbg !893
	%272 = select i1 %271, i32 %127, i32 1, !dbg !893
	%273 = icmp slt i32 %136, %55, !dbg !894
	%274 = select i1 %273, i32 %136, i32 %55, !dbg !894
	%275 = addrspacecast float addrspace(1)* %72 to float*, !dbg !895
	%276 = addrspacecast { float, float, float, float } addrspace(1)* %73 to { float, float, float, float }*, !dbg !895
	%277 = addrspacecast float addrspace(1)* %74 to float*, !dbg !895
	%278 = addrspacecast { float, float, float, float } addrspace(1)* %75 to { float, float, float, float }*, !dbg !895
	%279 = call float @gpuc_fn_solver_march(float* %275, i64 %p1, { float, float, float, float }* %276, i64 %41, i64 %41, float* %277, i64 %p1, { float, float, float, float }* %278, i64 %41, i64 %41, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %140, i32 %272, i32 %274, i8* %ctrl), !dbg !895
	%280 = fadd float %270, %279, !dbg !896
	%281 = fadd float %96, %280, !dbg !897
	%282 = add i32 %97, %99, !dbg !898
	br label %b10, !dbg !898

b30:
	br i1 %76, label %b31, label %b45, !dbg !899

b31:
	br i1 %27, label %b32, label %b45, !dbg !899

b32:
	%283 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !901, !range !12
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !901, !range !12
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !901, !range !14
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !901, !range !18
	%287 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !901, !range !18
	%288 = mul i32 %287, %285, !dbg !901
	%289 = add i32 %284, %288, !dbg !901
	%290 = mul i32 %286, %289, !dbg !901
	%291 = add i32 %283, %290, !dbg !901
	%292 = and i32 %291, -32, !dbg !902
	%293 = mul i32 %286, %287, !dbg !902
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !902, !range !19
	%295 = mul i32 %293, %294, !dbg !902
	%296 = sub i32 %295, %292, !dbg !902
	%297 = icmp slt i32 %296, 32, !dbg !902
	%298 = select i1 %297, i32 %296, i32 32, !dbg !902
	%299 = sext i32 %298 to i64, !dbg !902
	%300 = icmp sge i32 %291, %298, !dbg !903
	br i1 %300, label %b45, label %b33, !dbg !903

b33:
	%301 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !905, !range !89
	%302 = sext i32 %301 to i64, !dbg !905
	br label %b34, !dbg !905

b34:
	%303 = phi double [ 0.000000e+00, %b33 ], [ %329, %b35_ok1 ], !dbg !908
	%304 = phi i64 [ %302, %b33 ], [ %330, %b35_ok1 ], !dbg !905
	%305 = icmp slt i64 %304, %61, !dbg !905
	br i1 %305, label %b35, label %b36, !dbg !905

b35:
	%306 = urem i32 %83, 2, !dbg !910
	%307 = trunc i64 %61 to i32, !dbg !911
	%308 = mul i32 %306, %307, !dbg !911
	%309 = zext i32 %308 to i64, !dbg !911
	%310 = add i64 %309, %304, !dbg !912
	%311 = mul i64 %310, 2, !dbg !913
	%312 = add i64 %311, 2, !dbg !915
	%313 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %311, !dbg !916
	%314 = addrspacecast i64 addrspace(1)* %313 to i64*, !dbg !917
	%315 = ptrtoint i64* %314 to i64, !dbg !917
	%316 = and i64 %315, 15, !dbg !917
	%317 = icmp eq i64 %316, 0, !dbg !917
	%318 = bitcast i64 addrspace(1)* %313 to { i64, i64 } addrspace(1)*, !dbg !917
	%319 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %318, i64 0, !dbg !918
	%320 = addrspacecast { i64, i64 } addrspace(1)* %319 to { i64, i64 }*, !dbg !907
	%321 = icmp ugt i64 %312, %p19, !dbg !916
	%322 = icmp ugt i64 %311, %312, !dbg !916
	%323 = icmp eq i1 %317, false, !dbg !917
	%324 = or i1 %321, %322, !dbg !917
	%325 = or i1 %324, %323, !dbg !917
	br i1 %325, label %b35_fail1, label %b35_ok1, !dbg !917, !prof !10

b35_ok1:
	%326 = bitcast { i64, i64 }* %320 to i8*, !dbg !907
	%327 = call i64 @gpuc_wait_line_thread(i8* %326, i32 %83, i8* %ctrl, i32 26), !dbg !907
	%328 = bitcast i64 %327 to double, !dbg !919
	%329 = fadd double %303, %328, !dbg !920
	%330 = add i64 %304, %299, !dbg !905
	br label %b34, !dbg !905

b36:
	%331 = icmp eq i32 %298, 32, !dbg !924
	br i1 %331, label %b37, label %b39, !dbg !924

b37:
	%332 = phi double [ %349, %b38 ], [ %303, %b36 ], !dbg !925
	%333 = phi i64 [ %352, %b38 ], [ 16, %b36 ], !dbg !926
	%334 = icmp sgt i64 %333, 0, !dbg !927
	br i1 %334, label %b38, label %b42, !dbg !927

b38:
	%335 = trunc i64 %333 to i32, !dbg !928
	%336 = bitcast double %332 to i64, !dbg !928
	%337 = trunc i64 %336 to i32, !dbg !928
	%338 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %337, i32 %335, i32 31), !dbg !928
	%339 = extractvalue { i32, i1 } %338, 0, !dbg !928
	%340 = lshr i64 %336, 32, !dbg !928
	%341 = trunc i64 %340 to i32, !dbg !928
	%342 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %341, i32 %335, i32 31), !dbg !928
	%343 = extractvalue { i32, i1 } %342, 0, !dbg !928
	%344 = zext i32 %343 to i64, !dbg !928
	%345 = shl i64 %344, 32, !dbg !928
	%346 = zext i32 %339 to i64, !dbg !928
	%347 = or i64 %346, %345, !dbg !928
	%348 = bitcast i64 %347 to double, !dbg !928
	%349 = fadd double %332, %348, !dbg !929
	%350 = trunc i64 %333 to i32, !dbg !930
	%351 = udiv i32 %350, 2, !dbg !930
	%352 = zext i32 %351 to i64, !dbg !930
	br label %b37, !dbg !930

b39:
	%353 = bitcast double %303 to i64, !dbg !931
	%354 = trunc i64 %353 to i32, !dbg !931
	%355 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %354, i32 0, i32 31), !dbg !931
	%356 = extractvalue { i32, i1 } %355, 0, !dbg !931
	%357 = lshr i64 %353, 32, !dbg !931
	%358 = trunc i64 %357 to i32, !dbg !931
	%359 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %358, i32 0, i32 31), !dbg !931
	%360 = extractvalue { i32, i1 } %359, 0, !dbg !931
	%361 = zext i32 %360 to i64, !dbg !931
	%362 = shl i64 %361, 32, !dbg !931
	%363 = zext i32 %356 to i64, !dbg !931
	%364 = or i64 %363, %362, !dbg !931
	%365 = bitcast i64 %364 to double, !dbg !931
	br label %b40, !dbg !931

b40:
	%366 = phi double [ %365, %b39 ], [ %382, %b41 ], !dbg !932
	%367 = phi i32 [ 1, %b39 ], [ %383, %b41 ], !dbg !933
	%368 = icmp slt i32 %367, %298, !dbg !934
	br i1 %368, label %b41, label %b42, !dbg !934

b41:
	%369 = bitcast double %303 to i64, !dbg !935
	%370 = trunc i64 %369 to i32, !dbg !935
	%371 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %370, i32 %367, i32 31), !dbg !935
	%372 = extractvalue { i32, i1 } %371, 0, !dbg !935
	%373 = lshr i64 %369, 32, !dbg !935
	%374 = trunc i64 %373 to i32, !dbg !935
	%375 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %374, i32 %367, i32 31), !dbg !935
	%376 = extractvalue { i32, i1 } %375, 0, !dbg !935
	%377 = zext i32 %376 to i64, !dbg !935
	%378 = shl i64 %377, 32, !dbg !935
	%379 = zext i32 %372 to i64, !dbg !935
	%380 = or i64 %379, %378, !dbg !935
	%381 = bitcast i64 %380 to double, !dbg !935
	%382 = fadd double %366, %381, !dbg !929
	%383 = add i32 %367, 1, !dbg !936
	br label %b40, !dbg !936

b42:
	%384 = phi double [ %332, %b37 ], [ %366, %b40 ], !dbg !923
	%385 = icmp ne i32 %291, 0, !dbg !937
	br i1 %385, label %b45, label %b43, !dbg !937

b43:
	%386 = getelementptr inbounds double, double addrspace(1)* %7, i64 0, !dbg !938
	%387 = icmp uge i64 0, %p23, !dbg !938
	br i1 %387, label %b43_fail1, label %b43_ok1, !dbg !938, !prof !10

b43_ok1:
	store double %384, double addrspace(1)* %386, align 8, !dbg !938
	%388 = fcmp ole double %384, %p32, !dbg !939
	br i1 %388, label %b44, label %b45, !dbg !939

b44:
	%389 = urem i64 %91, 2, !dbg !940
	%390 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %389, !dbg !941
	%391 = icmp uge i64 %389, %p25, !dbg !941
	br i1 %391, label %b44_fail1, label %b44_ok1, !dbg !941, !prof !10

b44_ok1:
	store i64 %65, i64 addrspace(1)* %390, align 8, !dbg !941
	br label %b45, !dbg !941

b45:
	%392 = sub i32 %66, 1, !dbg !942
	%393 = icmp eq i32 %392, 0, !dbg !943
	br i1 %393, label %b46, label %b47, !dbg !943

b46:
	%394 = sub i32 3, %68, !dbg !944
	br label %b47, !dbg !944

b47:
	%395 = phi i32 [ %392, %b45 ], [ %p29, %b46 ], !dbg !780
	%396 = phi i32 [ 0, %b45 ], [ %68, %b46 ], !dbg !781
	%397 = phi i32 [ %68, %b45 ], [ %394, %b46 ], !dbg !782
	%398 = icmp ne i32 %396, 0, !dbg !945
	br i1 %398, label %b48, label %b72, !dbg !945

b48:
	%399 = fpext float %96 to double, !dbg !947
	%400 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !951, !range !12
	%401 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !951, !range !12
	%402 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !951, !range !14
	%403 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !951, !range !18
	%404 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !951, !range !18
	%405 = mul i32 %404, %402, !dbg !951
	%406 = add i32 %401, %405, !dbg !951
	%407 = mul i32 %403, %406, !dbg !951
	%408 = add i32 %400, %407, !dbg !951
	%409 = and i32 %408, -32, !dbg !951
	%410 = mul i32 %403, %404, !dbg !951
	%411 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !951, !range !19
	%412 = mul i32 %410, %411, !dbg !951
	%413 = sub i32 %412, %409, !dbg !951
	%414 = icmp slt i32 %413, 32, !dbg !951
	%415 = select i1 %414, i32 %413, i32 32, !dbg !951
	%416 = icmp eq i32 %415, 32, !dbg !952
	br i1 %416, label %b49, label %b51, !dbg !952

b49:
	%417 = phi double [ %434, %b50 ], [ %399, %b48 ], !dbg !953
	%418 = phi i64 [ %437, %b50 ], [ 16, %b48 ], !dbg !954
	%419 = icmp sgt i64 %418, 0, !dbg !955
	br i1 %419, label %b50, label %b54, !dbg !955

b50:
	%420 = trunc i64 %418 to i32, !dbg !956
	%421 = bitcast double %417 to i64, !dbg !956
	%422 = trunc i64 %421 to i32, !dbg !956
	%423 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %422, i32 %420, i32 31), !dbg !956
	%424 = extractvalue { i32, i1 } %423, 0, !dbg !956
	%425 = lshr i64 %421, 32, !dbg !956
	%426 = trunc i64 %425 to i32, !dbg !956
	%427 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %426, i32 %420, i32 31), !dbg !956
	%428 = extractvalue { i32, i1 } %427, 0, !dbg !956
	%429 = zext i32 %428 to i64, !dbg !956
	%430 = shl i64 %429, 32, !dbg !956
	%431 = zext i32 %424 to i64, !dbg !956
	%432 = or i64 %431, %430, !dbg !956
	%433 = bitcast i64 %432 to double, !dbg !956
	%434 = fadd double %417, %433, !dbg !957
	%435 = trunc i64 %418 to i32, !dbg !958
	%436 = udiv i32 %435, 2, !dbg !958
	%437 = zext i32 %436 to i64, !dbg !958
	br label %b49, !dbg !958

b51:
	%438 = bitcast double %399 to i64, !dbg !959
	%439 = trunc i64 %438 to i32, !dbg !959
	%440 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %439, i32 0, i32 31), !dbg !959
	%441 = extractvalue { i32, i1 } %440, 0, !dbg !959
	%442 = lshr i64 %438, 32, !dbg !959
	%443 = trunc i64 %442 to i32, !dbg !959
	%444 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %443, i32 0, i32 31), !dbg !959
	%445 = extractvalue { i32, i1 } %444, 0, !dbg !959
	%446 = zext i32 %445 to i64, !dbg !959
	%447 = shl i64 %446, 32, !dbg !959
	%448 = zext i32 %441 to i64, !dbg !959
	%449 = or i64 %448, %447, !dbg !959
	%450 = bitcast i64 %449 to double, !dbg !959
	br label %b52, !dbg !959

b52:
	%451 = phi double [ %450, %b51 ], [ %467, %b53 ], !dbg !960
	%452 = phi i32 [ 1, %b51 ], [ %468, %b53 ], !dbg !961
	%453 = icmp slt i32 %452, %415, !dbg !962
	br i1 %453, label %b53, label %b54, !dbg !962

b53:
	%454 = bitcast double %399 to i64, !dbg !963
	%455 = trunc i64 %454 to i32, !dbg !963
	%456 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %455, i32 %452, i32 31), !dbg !963
	%457 = extractvalue { i32, i1 } %456, 0, !dbg !963
	%458 = lshr i64 %454, 32, !dbg !963
	%459 = trunc i64 %458 to i32, !dbg !963
	%460 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %459, i32 %452, i32 31), !dbg !963
	%461 = extractvalue { i32, i1 } %460, 0, !dbg !963
	%462 = zext i32 %461 to i64, !dbg !963
	%463 = shl i64 %462, 32, !dbg !963
	%464 = zext i32 %457 to i64, !dbg !963
	%465 = or i64 %464, %463, !dbg !963
	%466 = bitcast i64 %465 to double, !dbg !963
	%467 = fadd double %451, %466, !dbg !957
	%468 = add i32 %452, 1, !dbg !964
	br label %b52, !dbg !964

b54:
	%469 = phi double [ %417, %b49 ], [ %451, %b52 ], !dbg !950
	%470 = sext i32 %412 to i64, !dbg !966
	%471 = trunc i64 %470 to i32, !dbg !967
	%472 = add i32 %471, 32, !dbg !967
	%473 = sub i32 %472, 1, !dbg !968
	%474 = udiv i32 %473, 32, !dbg !969
	%475 = zext i32 %474 to i64, !dbg !969
	%476 = trunc i64 %475 to i32, !dbg !969
	%477 = icmp eq i32 %476, 1, !dbg !970
	br i1 %477, label %b70, label %b55, !dbg !970

b55:
	call void @llvm.nvvm.barrier0(), !dbg !972
	%478 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !973, !range !89
	%479 = icmp eq i32 %478, 0, !dbg !974
	br i1 %479, label %b56, label %b57, !dbg !974

b56:
	%480 = sext i32 %408 to i64, !dbg !975
	%481 = trunc i64 %480 to i32, !dbg !976
	%482 = udiv i32 %481, 32, !dbg !976
	%483 = zext i32 %482 to i64, !dbg !976
	%484 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %483, !dbg !977
	store double %469, double addrspace(3)* %484, align 8, !dbg !977
	br label %b57, !dbg !977

b57:
	call void @llvm.nvvm.barrier0(), !dbg !978
	br label %b58, !dbg !978

b58:
	%485 = phi double [ %469, %b57 ], [ %506, %b69 ], !dbg !979
	%486 = phi i32 [ 0, %b57 ], [ %516, %b69 ], !dbg !980
	%487 = icmp slt i32 %486, %476, !dbg !981
	br i1 %487, label %b59, label %b70, !dbg !981

b59:
	store [8 x double] zeroinitializer, [8 x double]* %0, align 8, !dbg !982
	%488 = and i32 %486, 24, !dbg !983
	br label %b60, !dbg !983

b60:
	%489 = phi i32 [ 0, %b59 ], [ %496, %b60 ], !dbg !983
	%490 = add i32 %488, %489, !dbg !984
	%491 = sext i32 %490 to i64, !dbg !985
	%492 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %491, !dbg !985
	%493 = load double, double addrspace(3)* %492, align 8, !dbg !985
	%494 = sext i32 %489 to i64, !dbg !986
	%495 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %494, !dbg !986
	store double %493, double* %495, align 8, !dbg !986
	%496 = add i32 %489, 1, !dbg !986
	%497 = icmp slt i32 %496, 8, !dbg !986
	br i1 %497, label %b60, label %b61, !dbg !986

b61:
	%498 = icmp eq i32 %486, 0, !dbg !987
	br i1 %498, label %b62, label %b63, !dbg !987

b62:
	%499 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !988
	%500 = load double, double* %499, align 8, !dbg !988
	br label %b64, !dbg !988

b63:
	%501 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !989
	%502 = load double, double* %501, align 8, !dbg !989
	%503 = fadd double %485, %502, !dbg !957
	br label %b64, !dbg !990

b64:
	%504 = phi double [ %500, %b62 ], [ %503, %b63 ], !dbg !979
	%505 = sub i32 %476, %486, !dbg !991
	br label %b65, !dbg !991

b65:
	%506 = phi double [ %504, %b64 ], [ %514, %b68 ], !dbg !979
	%507 = phi i32 [ 1, %b64 ], [ %515, %b68 ], !dbg !992
	%508 = icmp slt i32 %507, 8, !dbg !993
	br i1 %508, label %b66, label %b69, !dbg !993

b66:
	%509 = icmp slt i32 %507, %505, !dbg !994
	br i1 %509, label %b67, label %b68, !dbg !994

b67:
	%510 = sext i32 %507 to i64, !dbg !995
	%511 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %510, !dbg !995
	%512 = load double, double* %511, align 8, !dbg !995
	%513 = fadd double %506, %512, !dbg !957
	br label %b68, !dbg !996

b68:
	%514 = phi double [ %506, %b66 ], [ %513, %b67 ], !dbg !979
	%515 = add i32 %507, 1, !dbg !997
	br label %b65, !dbg !997

b69:
	%516 = add nsw i32 %486, 8, !dbg !998
	br label %b58, !dbg !998, !llvm.loop !1000

b70:
	%517 = phi double [ %469, %b54 ], [ %485, %b58 ], !dbg !949
	%518 = icmp eq i32 %408, 0, !dbg !1001
	br i1 %518, label %b71, label %b72, !dbg !1001

b71:
	%519 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1002, !range !523
	%520 = sext i32 %519 to i64, !dbg !1002
	%521 = mul i64 %12, %520, !dbg !1003
	%522 = add i64 %521, %10, !dbg !1004
	%523 = mul i64 %522, 2, !dbg !1006
	%524 = zext i32 %396 to i64, !dbg !1007
	%525 = add i64 %523, %524, !dbg !1008
	%526 = sub i64 %525, 1, !dbg !1009
	%527 = getelementptr inbounds double, double addrspace(1)* %4, i64 %526, !dbg !1010
	%528 = icmp uge i64 %526, %p17, !dbg !1010
	br i1 %528, label %b71_fail1, label %b71_ok1, !dbg !1010, !prof !10

b71_ok1:
	store double %517, double addrspace(1)* %527, align 8, !dbg !1010
	br label %b72, !dbg !1010

b72:
	call void @gpuc_grid_sync(), !dbg !1011
	%529 = fcmp oge double %p32, 0.000000e+00, !dbg !1012
	br i1 %529, label %b73, label %b75, !dbg !1012

b73:
	%530 = sext i32 %86 to i64, !dbg !1013
	%531 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %530, !dbg !1013
	%532 = icmp uge i64 %530, %p25, !dbg !1013
	br i1 %532, label %b73_fail1, label %b73_ok1, !dbg !1013, !prof !10

b73_ok1:
	%533 = load i64, i64 addrspace(1)* %531, align 8, !dbg !1013
	%534 = icmp ne i64 %533, 0, !dbg !1014
	br i1 %534, label %b74, label %b75, !dbg !1014

b74:
	ret void, !dbg !1015

b75:
	%535 = add i32 %69, 1, !dbg !1016
	%536 = icmp ult i32 %535, %p27, !dbg !1016
	br i1 %536, label %b4, label %b76, !dbg !1016

b76:
	ret void, !dbg !1016

b2_fail1:
	%537 = icmp ugt i64 %p1, %p3, !dbg !763
	br i1 %537, label %b2_fail2, label %b2_ok2, !dbg !763

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p1, i64 %p3), !dbg !763
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !763
	ret void, !dbg !763

b2_ok2:
	%538 = icmp eq i1 %29, false, !dbg !764
	br i1 %538, label %b2_fail3, label %b2_ok3, !dbg !764

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 4), !dbg !764
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !764
	ret void, !dbg !764

b2_ok3:
	%539 = icmp eq i1 %35, false, !dbg !764
	br i1 %539, label %b2_fail4, label %b2_ok4, !dbg !764

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %32, i64 16), !dbg !764
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !764
	ret void, !dbg !764

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %38, i64 16), !dbg !765
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !765
	ret void, !dbg !765

b13_fail1:
	%540 = icmp uge i64 %142, %p5, !dbg !845
	br i1 %540, label %b13_fail2, label %b13_ok2, !dbg !845

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %142, i64 %p5), !dbg !845
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !845
	ret void, !dbg !845

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %144, i64 %p5), !dbg !848
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !848
	ret void, !dbg !848

b26_fail1:
	%541 = icmp ugt i64 %203, %p1, !dbg !873
	br i1 %541, label %b26_fail2, label %b26_ok2, !dbg !873

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %203, i64 %p1), !dbg !873
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !873
	ret void, !dbg !873

b26_ok2:
	%542 = icmp ugt i64 %202, %203, !dbg !873
	br i1 %542, label %b26_fail3, label %b26_ok3, !dbg !873

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %202, i64 %203), !dbg !873
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !873
	ret void, !dbg !873

b26_ok3:
	%543 = icmp ugt i64 %204, %p1, !dbg !875
	br i1 %543, label %b26_fail4, label %b26_ok4, !dbg !875

b26_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %204, i64 %p1), !dbg !875
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !875
	ret void, !dbg !875

b26_ok4:
	%544 = icmp uge i64 %206, %p5, !dbg !878
	br i1 %544, label %b26_fail5, label %b26_ok5, !dbg !878

b26_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %206, i64 %p5), !dbg !878
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !878
	ret void, !dbg !878

b26_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %60, i64 %61), !dbg !750
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !750
	ret void, !dbg !750

b26_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %219, i64 %220), !dbg !750
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !750
	ret void, !dbg !750

b28_fail1:
	%545 = icmp ugt i64 %241, %p1, !dbg !887
	br i1 %545, label %b28_fail2, label %b28_ok2, !dbg !887

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %241, i64 %p1), !dbg !887
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !887
	ret void, !dbg !887

b28_ok2:
	%546 = icmp ugt i64 %242, %p1, !dbg !889
	br i1 %546, label %b28_fail3, label %b28_ok3, !dbg !889

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %242, i64 %p1), !dbg !889
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !889
	ret void, !dbg !889

b28_ok3:
	%547 = icmp ugt i64 %239, %242, !dbg !889
	br i1 %547, label %b28_fail4, label %b28_ok4, !dbg !889

b28_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %239, i64 %242), !dbg !889
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !889
	ret void, !dbg !889

b28_ok4:
	%548 = icmp uge i64 %244, %p5, !dbg !892
	br i1 %548, label %b28_fail5, label %b28_ok5, !dbg !892

b28_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %244, i64 %p5), !dbg !892
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !892
	ret void, !dbg !892

b28_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %64, i64 %61), !dbg !853
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !853
	ret void, !dbg !853

b28_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %257, i64 %258), !dbg !853
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !853
	ret void, !dbg !853

b35_fail1:
	%549 = icmp ugt i64 %312, %p19, !dbg !916
	br i1 %549, label %b35_fail2, label %b35_ok2, !dbg !916

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %312, i64 %p19), !dbg !916
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !916
	ret void, !dbg !916

b35_ok2:
	%550 = icmp ugt i64 %311, %312, !dbg !916
	br i1 %550, label %b35_fail3, label %b35_ok3, !dbg !916

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %311, i64 %312), !dbg !916
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !916
	ret void, !dbg !916

b35_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %316, i64 16), !dbg !917
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !917
	ret void, !dbg !917

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 %p23), !dbg !938
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !938
	ret void, !dbg !938

b44_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %389, i64 %p25), !dbg !941
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !941
	ret void, !dbg !941

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %526, i64 %p17), !dbg !1010
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !1010
	ret void, !dbg !1010

b73_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %530, i64 %p25), !dbg !1013
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !1013
	ret void, !dbg !1013
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !1017 {
entry:
	br label %b0, !dbg !1018

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !1018
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1018
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !1018
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !1018
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !1018
	%5 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !1019
	%6 = icmp uge i64 0, %p9, !dbg !1019
	br i1 %6, label %b0_fail1, label %b0_ok1, !dbg !1019, !prof !10

b0_ok1:
	%7 = load i64, i64 addrspace(1)* %5, align 8, !dbg !1019
	%8 = icmp eq i64 %7, 0, !dbg !1020
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !1023
	br i1 %8, label %b1, label %b15, !dbg !1020

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !1024
	%11 = icmp uge i64 1, %p9, !dbg !1024
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !1024, !prof !10

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !1024
	%13 = icmp eq i64 %12, 0, !dbg !1025
	br i1 %13, label %b2, label %b15, !dbg !1025

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !1026
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1026
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !1026
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !1026
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !1026
	%19 = call i32 @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !1026
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1027, !range !12
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1027, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1027, !range !14
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1027, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1027, !range !18
	%25 = mul i32 %24, %22, !dbg !1027
	%26 = add i32 %21, %25, !dbg !1027
	%27 = mul i32 %23, %26, !dbg !1027
	%28 = add i32 %20, %27, !dbg !1027
	%29 = sext i32 %28 to i64, !dbg !1027
	%30 = and i32 %28, -32, !dbg !1028
	%31 = mul i32 %23, %24, !dbg !1028
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1028, !range !19
	%33 = mul i32 %31, %32, !dbg !1028
	%34 = sub i32 %33, %30, !dbg !1028
	%35 = icmp slt i32 %34, 32, !dbg !1028
	%36 = select i1 %35, i32 %34, i32 32, !dbg !1028
	%37 = sext i32 %36 to i64, !dbg !1028
	%38 = icmp sge i64 %29, %37, !dbg !1029
	br i1 %38, label %b15, label %b3, !dbg !1029

b3:
	%39 = sext i32 %9 to i64, !dbg !1023
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1030, !range !89
	%41 = sext i32 %40 to i64, !dbg !1030
	br label %b4, !dbg !1030

b4:
	%42 = phi double [ 0.000000e+00, %b3 ], [ %68, %b5_ok1 ], !dbg !1033
	%43 = phi i64 [ %41, %b3 ], [ %69, %b5_ok1 ], !dbg !1030
	%44 = icmp slt i64 %43, %39, !dbg !1030
	br i1 %44, label %b5, label %b6, !dbg !1030

b5:
	%45 = urem i32 %19, 2, !dbg !1035
	%46 = trunc i64 %39 to i32, !dbg !1036
	%47 = mul i32 %45, %46, !dbg !1036
	%48 = zext i32 %47 to i64, !dbg !1036
	%49 = add i64 %48, %43, !dbg !1037
	%50 = mul i64 %49, 2, !dbg !1038
	%51 = add i64 %50, 2, !dbg !1040
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %50, !dbg !1041
	%53 = addrspacecast i64 addrspace(1)* %52 to i64*, !dbg !1042
	%54 = ptrtoint i64* %53 to i64, !dbg !1042
	%55 = and i64 %54, 15, !dbg !1042
	%56 = icmp eq i64 %55, 0, !dbg !1042
	%57 = bitcast i64 addrspace(1)* %52 to { i64, i64 } addrspace(1)*, !dbg !1042
	%58 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %57, i64 0, !dbg !1043
	%59 = addrspacecast { i64, i64 } addrspace(1)* %58 to { i64, i64 }*, !dbg !1032
	%60 = icmp ugt i64 %51, %p3, !dbg !1041
	%61 = icmp ugt i64 %50, %51, !dbg !1041
	%62 = icmp eq i1 %56, false, !dbg !1042
	%63 = or i1 %60, %61, !dbg !1042
	%64 = or i1 %63, %62, !dbg !1042
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !1042, !prof !10

b5_ok1:
	%65 = bitcast { i64, i64 }* %59 to i8*, !dbg !1032
	%66 = call i64 @gpuc_wait_line_thread(i8* %65, i32 %19, i8* %ctrl, i32 26), !dbg !1032
	%67 = bitcast i64 %66 to double, !dbg !1044
	%68 = fadd double %42, %67, !dbg !1045
	%69 = add i64 %43, %37, !dbg !1030
	br label %b4, !dbg !1030

b6:
	%70 = icmp eq i64 %37, 32, !dbg !1049
	br i1 %70, label %b7, label %b9, !dbg !1049

b7:
	%71 = phi double [ %88, %b8 ], [ %42, %b6 ], !dbg !1050
	%72 = phi i64 [ %91, %b8 ], [ 16, %b6 ], !dbg !1051
	%73 = icmp sgt i64 %72, 0, !dbg !1052
	br i1 %73, label %b8, label %b12, !dbg !1052

b8:
	%74 = trunc i64 %72 to i32, !dbg !1053
	%75 = bitcast double %71 to i64, !dbg !1053
	%76 = trunc i64 %75 to i32, !dbg !1053
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %76, i32 %74, i32 31), !dbg !1053
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !1053
	%79 = lshr i64 %75, 32, !dbg !1053
	%80 = trunc i64 %79 to i32, !dbg !1053
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %80, i32 %74, i32 31), !dbg !1053
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !1053
	%83 = zext i32 %82 to i64, !dbg !1053
	%84 = shl i64 %83, 32, !dbg !1053
	%85 = zext i32 %78 to i64, !dbg !1053
	%86 = or i64 %85, %84, !dbg !1053
	%87 = bitcast i64 %86 to double, !dbg !1053
	%88 = fadd double %71, %87, !dbg !1054
	%89 = trunc i64 %72 to i32, !dbg !1055
	%90 = udiv i32 %89, 2, !dbg !1055
	%91 = zext i32 %90 to i64, !dbg !1055
	br label %b7, !dbg !1055

b9:
	%92 = bitcast double %42 to i64, !dbg !1056
	%93 = trunc i64 %92 to i32, !dbg !1056
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 0, i32 31), !dbg !1056
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !1056
	%96 = lshr i64 %92, 32, !dbg !1056
	%97 = trunc i64 %96 to i32, !dbg !1056
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !1056
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !1056
	%100 = zext i32 %99 to i64, !dbg !1056
	%101 = shl i64 %100, 32, !dbg !1056
	%102 = zext i32 %95 to i64, !dbg !1056
	%103 = or i64 %102, %101, !dbg !1056
	%104 = bitcast i64 %103 to double, !dbg !1056
	br label %b10, !dbg !1056

b10:
	%105 = phi double [ %104, %b9 ], [ %121, %b11 ], !dbg !1057
	%106 = phi i32 [ 1, %b9 ], [ %122, %b11 ], !dbg !1058
	%107 = icmp slt i32 %106, %36, !dbg !1059
	br i1 %107, label %b11, label %b12, !dbg !1059

b11:
	%108 = bitcast double %42 to i64, !dbg !1060
	%109 = trunc i64 %108 to i32, !dbg !1060
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %109, i32 %106, i32 31), !dbg !1060
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !1060
	%112 = lshr i64 %108, 32, !dbg !1060
	%113 = trunc i64 %112 to i32, !dbg !1060
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %113, i32 %106, i32 31), !dbg !1060
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !1060
	%116 = zext i32 %115 to i64, !dbg !1060
	%117 = shl i64 %116, 32, !dbg !1060
	%118 = zext i32 %111 to i64, !dbg !1060
	%119 = or i64 %118, %117, !dbg !1060
	%120 = bitcast i64 %119 to double, !dbg !1060
	%121 = fadd double %105, %120, !dbg !1054
	%122 = add i32 %106, 1, !dbg !1061
	br label %b10, !dbg !1061

b12:
	%123 = phi double [ %71, %b7 ], [ %105, %b10 ], !dbg !1048
	%124 = icmp ne i64 %29, 0, !dbg !1062
	br i1 %124, label %b15, label %b13, !dbg !1062

b13:
	%125 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !1063
	%126 = icmp uge i64 0, %p7, !dbg !1063
	br i1 %126, label %b13_fail1, label %b13_ok1, !dbg !1063, !prof !10

b13_ok1:
	store double %123, double addrspace(1)* %125, align 8, !dbg !1063
	%127 = fcmp ole double %123, %p12, !dbg !1064
	br i1 %127, label %b14, label %b15, !dbg !1064

b14:
	%128 = add i64 %p11, 1, !dbg !1065
	%129 = urem i64 %128, 2, !dbg !1066
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %129, !dbg !1067
	store i64 %p11, i64 addrspace(1)* %130, align 8, !dbg !1067
	br label %b15, !dbg !1067

b15:
	ret void, !dbg !1021

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p9), !dbg !1019
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !1019
	ret void, !dbg !1019

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 1, i64 %p9), !dbg !1024
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !1024
	ret void, !dbg !1024

b5_fail1:
	%131 = icmp ugt i64 %51, %p3, !dbg !1041
	br i1 %131, label %b5_fail2, label %b5_ok2, !dbg !1041

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %51, i64 %p3), !dbg !1041
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !1041
	ret void, !dbg !1041

b5_ok2:
	%132 = icmp ugt i64 %50, %51, !dbg !1041
	br i1 %132, label %b5_fail3, label %b5_ok3, !dbg !1041

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %50, i64 %51), !dbg !1041
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !1041
	ret void, !dbg !1041

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %55, i64 16), !dbg !1042
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !1042
	ret void, !dbg !1042

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 %p7), !dbg !1063
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !1063
	ret void, !dbg !1063
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !1068 {
entry:
	br label %b0, !dbg !1069

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !1069
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !1069
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1070, !range !11
	%3 = sext i32 %2 to i64, !dbg !1070
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !1071
	%5 = sext i32 %4 to i64, !dbg !1071
	%6 = icmp ne i64 %5, 0, !dbg !1072
	br label %b1, !dbg !1073

b1:
	%7 = phi i64 [ %3, %b0 ], [ %70, %b9 ], !dbg !1074
	%8 = icmp slt i64 %7, %p10, !dbg !1075
	br i1 %8, label %b2, label %b10, !dbg !1075

b2:
	%9 = mul i64 %7, %p8, !dbg !1077
	%10 = icmp eq i64 %p10, 0, !dbg !1076
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !1076, !prof !10

b2_ok1:
	%11 = icmp eq i64 %p10, -1, !dbg !1076
	%12 = select i1 %11, i64 1, i64 %p10, !dbg !1076
	%13 = sdiv i64 %9, %12, !dbg !1076
	%14 = sub i64 0, %9, !dbg !1076
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !1076
	%16 = sub i64 %15, %p7, !dbg !1078
	%17 = icmp slt i64 %16, 0, !dbg !1079
	br i1 %17, label %b9, label %b3, !dbg !1079

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !1080
	br i1 %18, label %b9, label %b4, !dbg !1080

b4:
	%19 = mul i64 %7, %p9, !dbg !1081
	%20 = add i64 %7, 1, !dbg !1082
	%21 = mul i64 %20, %p9, !dbg !1083
	%22 = sub i64 %21, %19, !dbg !1084
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !1084
	%24 = icmp ugt i64 %21, %p1, !dbg !1084
	%25 = icmp ugt i64 %19, %21, !dbg !1084
	%26 = or i1 %24, %25, !dbg !1084
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !1084, !prof !10

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1085, !range !12
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1085, !range !12
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1085, !range !14
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1085, !range !18
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1085, !range !18
	%32 = mul i32 %31, %29, !dbg !1085
	%33 = add i32 %28, %32, !dbg !1085
	%34 = mul i32 %30, %33, !dbg !1085
	%35 = add i32 %27, %34, !dbg !1085
	%36 = sext i32 %35 to i64, !dbg !1085
	%37 = mul i32 %30, %31, !dbg !1085
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1085, !range !19
	%39 = mul i32 %37, %38, !dbg !1085
	%40 = sext i32 %39 to i64, !dbg !1085
	%41 = add i64 %16, 1, !dbg !1086
	%42 = mul i64 %41, %p6, !dbg !1087
	br label %b5, !dbg !1085

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !1085
	%44 = icmp slt i64 %43, %p9, !dbg !1085
	br i1 %44, label %b6, label %b7, !dbg !1085

b6:
	%45 = mul i64 %43, %p5, !dbg !1088
	%46 = icmp eq i64 %p9, -1, !dbg !1089
	%47 = select i1 %46, i64 1, i64 %p9, !dbg !1089
	%48 = sdiv i64 %45, %47, !dbg !1089
	%49 = sub i64 0, %45, !dbg !1089
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !1089
	%51 = add i64 %42, %50, !dbg !1090
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !1091
	%53 = icmp uge i64 %51, %p3, !dbg !1091
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !1091, !prof !10

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !1091
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !1092
	store float %54, float addrspace(1)* %55, align 4, !dbg !1092
	%56 = add i64 %43, %40, !dbg !1085
	br label %b5, !dbg !1085

b7:
	%57 = call i32 @gpuc_num_pes_thread(), !dbg !1093
	%58 = sext i32 0 to i64, !dbg !1093
	%59 = sext i32 %57 to i64, !dbg !1093
	%60 = icmp ult i64 %58, %59, !dbg !1093
	%61 = select i1 %60, i32 0, i32 0, !dbg !1093
	%62 = call i8* @gpuc_peer_early(i32 %61), !dbg !1093
	call void @llvm.nvvm.barrier0(), !dbg !1094
	br i1 %6, label %b8, label %b9, !dbg !1072

b8:
	%63 = mul i64 %22, 4, !dbg !1093
	%64 = addrspacecast float addrspace(1)* %23 to float*, !dbg !1093
	%65 = addrspacecast float addrspace(1)* %23 to float*, !dbg !1093
	%66 = bitcast float* %64 to i8*, !dbg !1093
	%67 = bitcast float* %65 to i8*, !dbg !1093
	call void @gpuc_put_block(i8* %66, i8* %67, i64 %63, i32 0, i32 1, i32 1, i8* %62), !dbg !1093
	br label %b9, !dbg !1093

b9:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1095, !range !523
	%69 = sext i32 %68 to i64, !dbg !1095
	%70 = add i64 %7, %69, !dbg !1096
	br label %b1, !dbg !1096

b10:
	ret void, !dbg !1096

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 0), !dbg !1076
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !1076
	ret void, !dbg !1076

b4_fail1:
	%71 = icmp ugt i64 %21, %p1, !dbg !1084
	br i1 %71, label %b4_fail2, label %b4_ok2, !dbg !1084

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %21, i64 %p1), !dbg !1084
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !1084
	ret void, !dbg !1084

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %19, i64 %21), !dbg !1084
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !1084
	ret void, !dbg !1084

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %51, i64 %p3), !dbg !1091
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !1091
	ret void, !dbg !1091
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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !523
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !454
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !454
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
!nvvm.annotations = !{!1097, !1098, !1099, !1100, !1101, !1102, !1103, !1104, !1105, !1106, !1107, !1108, !1109, !1110, !1111, !1112, !1113, !1114}
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
!69 = !DILocation(line: 92, column: 34, scope: !59, inlinedAt: !64)
!70 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !64)
!71 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !62)
!72 = !DILocation(line: 92, column: 39, scope: !59, inlinedAt: !64)
!73 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !64)
!74 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !64)
!75 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !64)
!76 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !64)
!77 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !64)
!78 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !64)
!79 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!80 = distinct !DISubprogram(name: "Block.warps", scope: !79, file: !79, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!81 = !DILocation(line: 46, column: 14, scope: !60, inlinedAt: !63)
!82 = !DILocation(line: 23, column: 47, scope: !80, inlinedAt: !81)
!83 = !DILocation(line: 23, column: 58, scope: !80, inlinedAt: !81)
!84 = !DILocation(line: 23, column: 63, scope: !80, inlinedAt: !81)
!85 = !DILocation(line: 47, column: 7, scope: !60, inlinedAt: !63)
!86 = !DILocation(line: 50, column: 30, scope: !60, inlinedAt: !63)
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
!143 = distinct !DISubprogram(name: "edge", scope: !142, file: !142, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!144 = !DILocation(line: 141, column: 6, scope: !143)
!145 = !DILocation(line: 142, column: 11, scope: !143)
!146 = !DILocation(line: 143, column: 3, scope: !143)
!147 = !DILocation(line: 145, column: 12, scope: !143)
!148 = !DILocation(line: 145, column: 17, scope: !143)
!149 = !DILocation(line: 145, column: 24, scope: !143)
!150 = !DILocation(line: 145, column: 20, scope: !143)
!151 = !DILocation(line: 145, column: 38, scope: !143)
!152 = !DILocation(line: 145, column: 33, scope: !143)
!153 = distinct !DISubprogram(name: "Layout.thread", scope: !142, file: !142, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!154 = !DILocation(line: 146, column: 36, scope: !143)
!155 = !DILocation(line: 129, column: 42, scope: !153, inlinedAt: !154)
!156 = !DILocation(line: 130, column: 22, scope: !153, inlinedAt: !154)
!157 = !DILocation(line: 130, column: 37, scope: !153, inlinedAt: !154)
!158 = !DILocation(line: 130, column: 46, scope: !153, inlinedAt: !154)
!159 = !DILocation(line: 130, column: 26, scope: !153, inlinedAt: !154)
!160 = !DILocation(line: 131, column: 11, scope: !153, inlinedAt: !154)
!161 = !DILocation(line: 132, column: 5, scope: !153, inlinedAt: !154)
!162 = !DILocation(line: 134, column: 16, scope: !143)
!163 = !DILocation(line: 134, column: 20, scope: !153, inlinedAt: !154)
!164 = !DILocation(line: 134, column: 11, scope: !153, inlinedAt: !154)
!165 = !DILocation(line: 135, column: 5, scope: !153, inlinedAt: !154)
!166 = !DILocation(line: 137, column: 9, scope: !143)
!167 = !DILocation(line: 146, column: 60, scope: !143)
!168 = !DILocation(line: 146, column: 57, scope: !143)
!169 = !DILocation(line: 146, column: 83, scope: !143)
!170 = distinct !DISubprogram(name: "line", scope: !142, file: !142, line: 184, type: !4, isDefinition: true, scopeLine: 184, isOptimized: true, unit: !2)
!171 = !DILocation(line: 146, column: 13, scope: !143)
!172 = !DILocation(line: 186, column: 34, scope: !170, inlinedAt: !171)
!173 = !DILocation(line: 186, column: 31, scope: !170, inlinedAt: !171)
!174 = !DILocation(line: 186, column: 58, scope: !170, inlinedAt: !171)
!175 = !DILocation(line: 186, column: 66, scope: !170, inlinedAt: !171)
!176 = !DILocation(line: 186, column: 55, scope: !170, inlinedAt: !171)
!177 = !DILocation(line: 186, column: 95, scope: !170, inlinedAt: !171)
!178 = !DILocation(line: 186, column: 84, scope: !170, inlinedAt: !171)
!179 = distinct !DISubprogram(name: "mean", scope: !142, file: !142, line: 195, type: !4, isDefinition: true, scopeLine: 195, isOptimized: true, unit: !2)
!180 = !DILocation(line: 186, column: 13, scope: !170, inlinedAt: !171)
!181 = !DILocation(line: 197, column: 12, scope: !179, inlinedAt: !180)
!182 = !DILocation(line: 197, column: 20, scope: !179, inlinedAt: !180)
!183 = !DILocation(line: 197, column: 27, scope: !179, inlinedAt: !180)
!184 = !DILocation(line: 197, column: 37, scope: !179, inlinedAt: !180)
!185 = !DILocation(line: 198, column: 13, scope: !179, inlinedAt: !180)
!186 = !DILocation(line: 198, column: 21, scope: !179, inlinedAt: !180)
!187 = !DILocation(line: 198, column: 28, scope: !179, inlinedAt: !180)
!188 = !DILocation(line: 198, column: 38, scope: !179, inlinedAt: !180)
!189 = !DILocation(line: 199, column: 13, scope: !179, inlinedAt: !180)
!190 = !DILocation(line: 199, column: 21, scope: !179, inlinedAt: !180)
!191 = !DILocation(line: 199, column: 28, scope: !179, inlinedAt: !180)
!192 = !DILocation(line: 199, column: 38, scope: !179, inlinedAt: !180)
!193 = !DILocation(line: 200, column: 13, scope: !179, inlinedAt: !180)
!194 = !DILocation(line: 200, column: 21, scope: !179, inlinedAt: !180)
!195 = !DILocation(line: 200, column: 28, scope: !179, inlinedAt: !180)
!196 = !DILocation(line: 200, column: 38, scope: !179, inlinedAt: !180)
!197 = !DILocation(line: 187, column: 8, scope: !170, inlinedAt: !171)
!198 = distinct !DISubprogram(name: "fixed", scope: !142, file: !142, line: 206, type: !4, isDefinition: true, scopeLine: 206, isOptimized: true, unit: !2)
!199 = !DILocation(line: 188, column: 14, scope: !170, inlinedAt: !171)
!200 = !DILocation(line: 207, column: 12, scope: !198, inlinedAt: !199)
!201 = !DILocation(line: 208, column: 7, scope: !198, inlinedAt: !199)
!202 = !DILocation(line: 210, column: 20, scope: !143)
!203 = !DILocation(line: 210, column: 20, scope: !198, inlinedAt: !199)
!204 = !DILocation(line: 210, column: 12, scope: !198, inlinedAt: !199)
!205 = !DILocation(line: 211, column: 7, scope: !198, inlinedAt: !199)
!206 = !DILocation(line: 213, column: 11, scope: !143)
!207 = !DILocation(line: 213, column: 11, scope: !198, inlinedAt: !199)
!208 = !DILocation(line: 213, column: 14, scope: !198, inlinedAt: !199)
!209 = !DILocation(line: 214, column: 7, scope: !198, inlinedAt: !199)
!210 = !DILocation(line: 216, column: 11, scope: !143)
!211 = !DILocation(line: 216, column: 11, scope: !198, inlinedAt: !199)
!212 = !DILocation(line: 216, column: 14, scope: !198, inlinedAt: !199)
!213 = !DILocation(line: 217, column: 7, scope: !198, inlinedAt: !199)
!214 = !DILocation(line: 219, column: 11, scope: !143)
!215 = !DILocation(line: 219, column: 11, scope: !198, inlinedAt: !199)
!216 = !DILocation(line: 219, column: 14, scope: !198, inlinedAt: !199)
!217 = !DILocation(line: 220, column: 7, scope: !198, inlinedAt: !199)
!218 = !DILocation(line: 222, column: 9, scope: !143)
!219 = !DILocation(line: 186, column: 2, scope: !170, inlinedAt: !171)
!220 = !DILocation(line: 190, column: 11, scope: !170, inlinedAt: !171)
!221 = distinct !DISubprogram(name: "distance", scope: !142, file: !142, line: 226, type: !4, isDefinition: true, scopeLine: 226, isOptimized: true, unit: !2)
!222 = !DILocation(line: 191, column: 17, scope: !170, inlinedAt: !171)
!223 = !DILocation(line: 227, column: 19, scope: !221, inlinedAt: !222)
!224 = !DILocation(line: 227, column: 28, scope: !221, inlinedAt: !222)
!225 = !DILocation(line: 227, column: 37, scope: !221, inlinedAt: !222)
!226 = !DILocation(line: 227, column: 46, scope: !221, inlinedAt: !222)
!227 = !DILocation(line: 228, column: 10, scope: !221, inlinedAt: !222)
!228 = !DILocation(line: 228, column: 16, scope: !221, inlinedAt: !222)
!229 = !DILocation(line: 228, column: 13, scope: !221, inlinedAt: !222)
!230 = !DILocation(line: 228, column: 22, scope: !221, inlinedAt: !222)
!231 = !DILocation(line: 228, column: 19, scope: !221, inlinedAt: !222)
!232 = !DILocation(line: 228, column: 28, scope: !221, inlinedAt: !222)
!233 = !DILocation(line: 228, column: 25, scope: !221, inlinedAt: !222)
!234 = !DILocation(line: 146, column: 2, scope: !143)
!235 = distinct !DISubprogram(name: "march", scope: !142, file: !142, line: 152, type: !4, isDefinition: true, scopeLine: 152, isOptimized: true, unit: !2)
!236 = !DILocation(line: 152, column: 6, scope: !235)
!237 = !DILocation(line: 153, column: 11, scope: !235)
!238 = !DILocation(line: 153, column: 27, scope: !235)
!239 = !DILocation(line: 154, column: 3, scope: !235)
!240 = !DILocation(line: 156, column: 15, scope: !235)
!241 = !DILocation(line: 129, column: 42, scope: !153, inlinedAt: !240)
!242 = !DILocation(line: 130, column: 22, scope: !153, inlinedAt: !240)
!243 = !DILocation(line: 130, column: 37, scope: !153, inlinedAt: !240)
!244 = !DILocation(line: 130, column: 46, scope: !153, inlinedAt: !240)
!245 = !DILocation(line: 130, column: 26, scope: !153, inlinedAt: !240)
!246 = !DILocation(line: 131, column: 11, scope: !153, inlinedAt: !240)
!247 = !DILocation(line: 132, column: 5, scope: !153, inlinedAt: !240)
!248 = !DILocation(line: 134, column: 16, scope: !235)
!249 = !DILocation(line: 134, column: 20, scope: !153, inlinedAt: !240)
!250 = !DILocation(line: 134, column: 11, scope: !153, inlinedAt: !240)
!251 = !DILocation(line: 135, column: 5, scope: !153, inlinedAt: !240)
!252 = !DILocation(line: 137, column: 9, scope: !235)
!253 = !DILocation(line: 158, column: 41, scope: !235)
!254 = !DILocation(line: 159, column: 12, scope: !235)
!255 = !DILocation(line: 159, column: 16, scope: !235)
!256 = !DILocation(line: 159, column: 19, scope: !235)
!257 = !DILocation(line: 159, column: 30, scope: !235)
!258 = !DILocation(line: 159, column: 25, scope: !235)
!259 = !DILocation(line: 160, column: 24, scope: !235)
!260 = !DILocation(line: 160, column: 21, scope: !235)
!261 = !DILocation(line: 160, column: 40, scope: !235)
!262 = !DILocation(line: 161, column: 13, scope: !235)
!263 = !DILocation(line: 169, column: 21, scope: !235)
!264 = !DILocation(line: 207, column: 12, scope: !198, inlinedAt: !263)
!265 = !DILocation(line: 210, column: 20, scope: !198, inlinedAt: !263)
!266 = !DILocation(line: 210, column: 12, scope: !198, inlinedAt: !263)
!267 = !DILocation(line: 213, column: 11, scope: !198, inlinedAt: !263)
!268 = !DILocation(line: 213, column: 14, scope: !198, inlinedAt: !263)
!269 = !DILocation(line: 216, column: 11, scope: !198, inlinedAt: !263)
!270 = !DILocation(line: 216, column: 14, scope: !198, inlinedAt: !263)
!271 = !DILocation(line: 219, column: 11, scope: !198, inlinedAt: !263)
!272 = !DILocation(line: 219, column: 14, scope: !198, inlinedAt: !263)
!273 = !DILocation(line: 157, column: 2, scope: !235)
!274 = !DILocation(line: 159, column: 2, scope: !235)
!275 = !DILocation(line: 160, column: 2, scope: !235)
!276 = !DILocation(line: 160, column: 6, scope: !235)
!277 = !DILocation(line: 161, column: 2, scope: !235)
!278 = !DILocation(line: 162, column: 13, scope: !235)
!279 = !DILocation(line: 163, column: 15, scope: !235)
!280 = !DILocation(line: 164, column: 25, scope: !235)
!281 = !DILocation(line: 164, column: 48, scope: !235)
!282 = !DILocation(line: 164, column: 42, scope: !235)
!283 = !DILocation(line: 165, column: 27, scope: !235)
!284 = !DILocation(line: 165, column: 35, scope: !235)
!285 = !DILocation(line: 165, column: 24, scope: !235)
!286 = !DILocation(line: 165, column: 64, scope: !235)
!287 = !DILocation(line: 165, column: 53, scope: !235)
!288 = !DILocation(line: 166, column: 32, scope: !235)
!289 = !DILocation(line: 166, column: 40, scope: !235)
!290 = !DILocation(line: 166, column: 26, scope: !235)
!291 = !DILocation(line: 166, column: 72, scope: !235)
!292 = !DILocation(line: 166, column: 58, scope: !235)
!293 = !DILocation(line: 167, column: 20, scope: !235)
!294 = !DILocation(line: 197, column: 12, scope: !179, inlinedAt: !293)
!295 = !DILocation(line: 197, column: 20, scope: !179, inlinedAt: !293)
!296 = !DILocation(line: 197, column: 27, scope: !179, inlinedAt: !293)
!297 = !DILocation(line: 197, column: 37, scope: !179, inlinedAt: !293)
!298 = !DILocation(line: 198, column: 13, scope: !179, inlinedAt: !293)
!299 = !DILocation(line: 198, column: 21, scope: !179, inlinedAt: !293)
!300 = !DILocation(line: 198, column: 28, scope: !179, inlinedAt: !293)
!301 = !DILocation(line: 198, column: 38, scope: !179, inlinedAt: !293)
!302 = !DILocation(line: 199, column: 13, scope: !179, inlinedAt: !293)
!303 = !DILocation(line: 199, column: 21, scope: !179, inlinedAt: !293)
!304 = !DILocation(line: 199, column: 28, scope: !179, inlinedAt: !293)
!305 = !DILocation(line: 199, column: 38, scope: !179, inlinedAt: !293)
!306 = !DILocation(line: 200, column: 13, scope: !179, inlinedAt: !293)
!307 = !DILocation(line: 200, column: 21, scope: !179, inlinedAt: !293)
!308 = !DILocation(line: 200, column: 28, scope: !179, inlinedAt: !293)
!309 = !DILocation(line: 200, column: 38, scope: !179, inlinedAt: !293)
!310 = !DILocation(line: 167, column: 54, scope: !235)
!311 = !DILocation(line: 197, column: 12, scope: !179, inlinedAt: !310)
!312 = !DILocation(line: 197, column: 20, scope: !179, inlinedAt: !310)
!313 = !DILocation(line: 197, column: 27, scope: !179, inlinedAt: !310)
!314 = !DILocation(line: 197, column: 37, scope: !179, inlinedAt: !310)
!315 = !DILocation(line: 198, column: 13, scope: !179, inlinedAt: !310)
!316 = !DILocation(line: 198, column: 21, scope: !179, inlinedAt: !310)
!317 = !DILocation(line: 198, column: 28, scope: !179, inlinedAt: !310)
!318 = !DILocation(line: 198, column: 38, scope: !179, inlinedAt: !310)
!319 = !DILocation(line: 199, column: 13, scope: !179, inlinedAt: !310)
!320 = !DILocation(line: 199, column: 21, scope: !179, inlinedAt: !310)
!321 = !DILocation(line: 199, column: 28, scope: !179, inlinedAt: !310)
!322 = !DILocation(line: 199, column: 38, scope: !179, inlinedAt: !310)
!323 = !DILocation(line: 200, column: 13, scope: !179, inlinedAt: !310)
!324 = !DILocation(line: 200, column: 21, scope: !179, inlinedAt: !310)
!325 = !DILocation(line: 200, column: 28, scope: !179, inlinedAt: !310)
!326 = !DILocation(line: 200, column: 38, scope: !179, inlinedAt: !310)
!327 = !DILocation(line: 168, column: 9, scope: !235)
!328 = !DILocation(line: 208, column: 7, scope: !198, inlinedAt: !263)
!329 = !DILocation(line: 210, column: 20, scope: !235)
!330 = !DILocation(line: 211, column: 7, scope: !198, inlinedAt: !263)
!331 = !DILocation(line: 213, column: 11, scope: !235)
!332 = !DILocation(line: 214, column: 7, scope: !198, inlinedAt: !263)
!333 = !DILocation(line: 216, column: 11, scope: !235)
!334 = !DILocation(line: 217, column: 7, scope: !198, inlinedAt: !263)
!335 = !DILocation(line: 219, column: 11, scope: !235)
!336 = !DILocation(line: 220, column: 7, scope: !198, inlinedAt: !263)
!337 = !DILocation(line: 222, column: 9, scope: !235)
!338 = !DILocation(line: 169, column: 57, scope: !235)
!339 = !DILocation(line: 207, column: 12, scope: !198, inlinedAt: !338)
!340 = !DILocation(line: 208, column: 7, scope: !198, inlinedAt: !338)
!341 = !DILocation(line: 210, column: 12, scope: !198, inlinedAt: !338)
!342 = !DILocation(line: 211, column: 7, scope: !198, inlinedAt: !338)
!343 = !DILocation(line: 213, column: 14, scope: !198, inlinedAt: !338)
!344 = !DILocation(line: 214, column: 7, scope: !198, inlinedAt: !338)
!345 = !DILocation(line: 216, column: 14, scope: !198, inlinedAt: !338)
!346 = !DILocation(line: 217, column: 7, scope: !198, inlinedAt: !338)
!347 = !DILocation(line: 219, column: 14, scope: !198, inlinedAt: !338)
!348 = !DILocation(line: 220, column: 7, scope: !198, inlinedAt: !338)
!349 = !DILocation(line: 167, column: 3, scope: !235)
!350 = !DILocation(line: 167, column: 8, scope: !235)
!351 = !DILocation(line: 171, column: 12, scope: !235)
!352 = !DILocation(line: 171, column: 27, scope: !235)
!353 = !DILocation(line: 172, column: 22, scope: !235)
!354 = !DILocation(line: 227, column: 19, scope: !221, inlinedAt: !353)
!355 = !DILocation(line: 227, column: 28, scope: !221, inlinedAt: !353)
!356 = !DILocation(line: 227, column: 37, scope: !221, inlinedAt: !353)
!357 = !DILocation(line: 227, column: 46, scope: !221, inlinedAt: !353)
!358 = !DILocation(line: 228, column: 10, scope: !221, inlinedAt: !353)
!359 = !DILocation(line: 228, column: 16, scope: !221, inlinedAt: !353)
!360 = !DILocation(line: 228, column: 13, scope: !221, inlinedAt: !353)
!361 = !DILocation(line: 228, column: 22, scope: !221, inlinedAt: !353)
!362 = !DILocation(line: 228, column: 19, scope: !221, inlinedAt: !353)
!363 = !DILocation(line: 228, column: 28, scope: !221, inlinedAt: !353)
!364 = !DILocation(line: 228, column: 25, scope: !221, inlinedAt: !353)
!365 = !DILocation(line: 172, column: 43, scope: !235)
!366 = !DILocation(line: 227, column: 19, scope: !221, inlinedAt: !365)
!367 = !DILocation(line: 227, column: 28, scope: !221, inlinedAt: !365)
!368 = !DILocation(line: 227, column: 37, scope: !221, inlinedAt: !365)
!369 = !DILocation(line: 227, column: 46, scope: !221, inlinedAt: !365)
!370 = !DILocation(line: 228, column: 10, scope: !221, inlinedAt: !365)
!371 = !DILocation(line: 228, column: 16, scope: !221, inlinedAt: !365)
!372 = !DILocation(line: 228, column: 13, scope: !221, inlinedAt: !365)
!373 = !DILocation(line: 228, column: 22, scope: !221, inlinedAt: !365)
!374 = !DILocation(line: 228, column: 19, scope: !221, inlinedAt: !365)
!375 = !DILocation(line: 228, column: 28, scope: !221, inlinedAt: !365)
!376 = !DILocation(line: 228, column: 25, scope: !221, inlinedAt: !365)
!377 = !DILocation(line: 172, column: 33, scope: !235)
!378 = !DILocation(line: 172, column: 3, scope: !235)
!379 = !DILocation(line: 162, column: 19, scope: !235)
!380 = !{!"llvm.loop.unroll.disable"}
!381 = distinct !{!381, !380}
!382 = !DILocation(line: 176, column: 10, scope: !235)
!383 = !DILocation(line: 177, column: 18, scope: !235)
!384 = !DILocation(line: 186, column: 34, scope: !170, inlinedAt: !383)
!385 = !DILocation(line: 186, column: 31, scope: !170, inlinedAt: !383)
!386 = !DILocation(line: 186, column: 58, scope: !170, inlinedAt: !383)
!387 = !DILocation(line: 186, column: 66, scope: !170, inlinedAt: !383)
!388 = !DILocation(line: 186, column: 55, scope: !170, inlinedAt: !383)
!389 = !DILocation(line: 186, column: 95, scope: !170, inlinedAt: !383)
!390 = !DILocation(line: 186, column: 84, scope: !170, inlinedAt: !383)
!391 = !DILocation(line: 186, column: 13, scope: !170, inlinedAt: !383)
!392 = !DILocation(line: 197, column: 12, scope: !179, inlinedAt: !391)
!393 = !DILocation(line: 197, column: 20, scope: !179, inlinedAt: !391)
!394 = !DILocation(line: 197, column: 27, scope: !179, inlinedAt: !391)
!395 = !DILocation(line: 197, column: 37, scope: !179, inlinedAt: !391)
!396 = !DILocation(line: 198, column: 13, scope: !179, inlinedAt: !391)
!397 = !DILocation(line: 198, column: 21, scope: !179, inlinedAt: !391)
!398 = !DILocation(line: 198, column: 28, scope: !179, inlinedAt: !391)
!399 = !DILocation(line: 198, column: 38, scope: !179, inlinedAt: !391)
!400 = !DILocation(line: 199, column: 13, scope: !179, inlinedAt: !391)
!401 = !DILocation(line: 199, column: 21, scope: !179, inlinedAt: !391)
!402 = !DILocation(line: 199, column: 28, scope: !179, inlinedAt: !391)
!403 = !DILocation(line: 199, column: 38, scope: !179, inlinedAt: !391)
!404 = !DILocation(line: 200, column: 13, scope: !179, inlinedAt: !391)
!405 = !DILocation(line: 200, column: 21, scope: !179, inlinedAt: !391)
!406 = !DILocation(line: 200, column: 28, scope: !179, inlinedAt: !391)
!407 = !DILocation(line: 200, column: 38, scope: !179, inlinedAt: !391)
!408 = !DILocation(line: 187, column: 8, scope: !170, inlinedAt: !383)
!409 = !DILocation(line: 188, column: 14, scope: !170, inlinedAt: !383)
!410 = !DILocation(line: 207, column: 12, scope: !198, inlinedAt: !409)
!411 = !DILocation(line: 208, column: 7, scope: !198, inlinedAt: !409)
!412 = !DILocation(line: 210, column: 12, scope: !198, inlinedAt: !409)
!413 = !DILocation(line: 211, column: 7, scope: !198, inlinedAt: !409)
!414 = !DILocation(line: 213, column: 14, scope: !198, inlinedAt: !409)
!415 = !DILocation(line: 214, column: 7, scope: !198, inlinedAt: !409)
!416 = !DILocation(line: 216, column: 14, scope: !198, inlinedAt: !409)
!417 = !DILocation(line: 217, column: 7, scope: !198, inlinedAt: !409)
!418 = !DILocation(line: 219, column: 14, scope: !198, inlinedAt: !409)
!419 = !DILocation(line: 220, column: 7, scope: !198, inlinedAt: !409)
!420 = !DILocation(line: 186, column: 2, scope: !170, inlinedAt: !383)
!421 = !DILocation(line: 190, column: 11, scope: !170, inlinedAt: !383)
!422 = !DILocation(line: 191, column: 17, scope: !170, inlinedAt: !383)
!423 = !DILocation(line: 227, column: 19, scope: !221, inlinedAt: !422)
!424 = !DILocation(line: 227, column: 28, scope: !221, inlinedAt: !422)
!425 = !DILocation(line: 227, column: 37, scope: !221, inlinedAt: !422)
!426 = !DILocation(line: 227, column: 46, scope: !221, inlinedAt: !422)
!427 = !DILocation(line: 228, column: 10, scope: !221, inlinedAt: !422)
!428 = !DILocation(line: 228, column: 16, scope: !221, inlinedAt: !422)
!429 = !DILocation(line: 228, column: 13, scope: !221, inlinedAt: !422)
!430 = !DILocation(line: 228, column: 22, scope: !221, inlinedAt: !422)
!431 = !DILocation(line: 228, column: 19, scope: !221, inlinedAt: !422)
!432 = !DILocation(line: 228, column: 28, scope: !221, inlinedAt: !422)
!433 = !DILocation(line: 228, column: 25, scope: !221, inlinedAt: !422)
!434 = !DILocation(line: 177, column: 3, scope: !235)
!435 = !DILocation(line: 179, column: 2, scope: !235)
!436 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!437 = !DILocation(line: 25, column: 6, scope: !436)
!438 = !DILocation(line: 28, column: 11, scope: !436)
!439 = distinct !DISubprogram(name: "send", scope: !142, file: !142, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!440 = distinct !DISubprogram(name: "sweepTile", scope: !142, file: !142, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!441 = distinct !DISubprogram(name: "sweep", scope: !142, file: !142, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!442 = !DILocation(line: 41, column: 18, scope: !436)
!443 = !DILocation(line: 46, column: 23, scope: !441, inlinedAt: !442)
!444 = !DILocation(line: 86, column: 8, scope: !440, inlinedAt: !443)
!445 = !DILocation(line: 113, column: 20, scope: !439, inlinedAt: !444)
!446 = !DILocation(line: 29, column: 25, scope: !436)
!447 = !DILocation(line: 29, column: 23, scope: !436)
!448 = !DILocation(line: 29, column: 37, scope: !436)
!449 = distinct !DISubprogram(name: "leads", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!450 = !DILocation(line: 30, column: 12, scope: !436)
!451 = !DILocation(line: 56, column: 19, scope: !449, inlinedAt: !450)
!452 = !DILocation(line: 56, column: 24, scope: !449, inlinedAt: !450)
!453 = !DILocation(line: 56, column: 59, scope: !449, inlinedAt: !450)
!454 = !{i32 1, i32 65536}
!455 = !DILocation(line: 56, column: 63, scope: !449, inlinedAt: !450)
!456 = !DILocation(line: 56, column: 47, scope: !449, inlinedAt: !450)
!457 = !DILocation(line: 56, column: 83, scope: !449, inlinedAt: !450)
!458 = !DILocation(line: 56, column: 86, scope: !449, inlinedAt: !450)
!459 = !DILocation(line: 27, column: 40, scope: !436)
!460 = !DILocation(line: 31, column: 14, scope: !436)
!461 = !DILocation(line: 31, column: 50, scope: !436)
!462 = !DILocation(line: 31, column: 26, scope: !436)
!463 = !DILocation(line: 33, column: 4, scope: !436)
!464 = !DILocation(line: 36, column: 32, scope: !436)
!465 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!466 = !DILocation(line: 36, column: 48, scope: !436)
!467 = !DILocation(line: 38, column: 19, scope: !465, inlinedAt: !466)
!468 = !DILocation(line: 38, column: 24, scope: !465, inlinedAt: !466)
!469 = distinct !DISubprogram(name: "level", scope: !142, file: !142, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!470 = !DILocation(line: 38, column: 37, scope: !465, inlinedAt: !466)
!471 = !DILocation(line: 99, column: 21, scope: !469, inlinedAt: !470)
!472 = !DILocation(line: 99, column: 37, scope: !469, inlinedAt: !470)
!473 = !DILocation(line: 99, column: 57, scope: !469, inlinedAt: !470)
!474 = !DILocation(line: 99, column: 47, scope: !469, inlinedAt: !470)
!475 = !DILocation(line: 100, column: 17, scope: !469, inlinedAt: !470)
!476 = !DILocation(line: 100, column: 12, scope: !469, inlinedAt: !470)
!477 = !DILocation(line: 38, column: 72, scope: !465, inlinedAt: !466)
!478 = !DILocation(line: 38, column: 47, scope: !465, inlinedAt: !466)
!479 = !DILocation(line: 38, column: 41, scope: !465, inlinedAt: !466)
!480 = !DILocation(line: 38, column: 29, scope: !465, inlinedAt: !466)
!481 = !DILocation(line: 36, column: 37, scope: !436)
!482 = !DILocation(line: 38, column: 18, scope: !436)
!483 = !DILocation(line: 36, column: 13, scope: !436)
!484 = distinct !DISubprogram(name: "statesIn", scope: !142, file: !142, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!485 = !DILocation(line: 40, column: 22, scope: !436)
!486 = !DILocation(line: 36, column: 17, scope: !484, inlinedAt: !485)
!487 = !DILocation(line: 37, column: 31, scope: !484, inlinedAt: !485)
!488 = !DILocation(line: 37, column: 69, scope: !484, inlinedAt: !485)
!489 = !DILocation(line: 45, column: 30, scope: !441, inlinedAt: !442)
!490 = !DILocation(line: 59, column: 12, scope: !440, inlinedAt: !443)
!491 = !DILocation(line: 99, column: 21, scope: !469, inlinedAt: !490)
!492 = !DILocation(line: 99, column: 37, scope: !469, inlinedAt: !490)
!493 = !DILocation(line: 67, column: 49, scope: !440, inlinedAt: !443)
!494 = distinct !DISubprogram(name: "haloSignal", scope: !142, file: !142, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!495 = !DILocation(line: 67, column: 25, scope: !440, inlinedAt: !443)
!496 = !DILocation(line: 22, column: 25, scope: !494, inlinedAt: !495)
!497 = !DILocation(line: 22, column: 33, scope: !494, inlinedAt: !495)
!498 = !DILocation(line: 67, column: 66, scope: !440, inlinedAt: !443)
!499 = !DILocation(line: 22, column: 27, scope: !494, inlinedAt: !498)
!500 = !DILocation(line: 22, column: 33, scope: !494, inlinedAt: !498)
!501 = !DILocation(line: 81, column: 60, scope: !440, inlinedAt: !443)
!502 = !DILocation(line: 82, column: 47, scope: !440, inlinedAt: !443)
!503 = !DILocation(line: 86, column: 68, scope: !440, inlinedAt: !443)
!504 = !DILocation(line: 111, column: 23, scope: !439, inlinedAt: !444)
!505 = !DILocation(line: 112, column: 13, scope: !439, inlinedAt: !444)
!506 = !DILocation(line: 112, column: 17, scope: !439, inlinedAt: !444)
!507 = !DILocation(line: 114, column: 13, scope: !439, inlinedAt: !444)
!508 = !DILocation(line: 22, column: 25, scope: !494, inlinedAt: !507)
!509 = !DILocation(line: 22, column: 27, scope: !494, inlinedAt: !507)
!510 = !DILocation(line: 22, column: 33, scope: !494, inlinedAt: !507)
!511 = !DILocation(line: 114, column: 68, scope: !439, inlinedAt: !444)
!512 = !DILocation(line: 89, column: 8, scope: !440, inlinedAt: !443)
!513 = !DILocation(line: 111, column: 13, scope: !439, inlinedAt: !512)
!514 = !DILocation(line: 111, column: 19, scope: !439, inlinedAt: !512)
!515 = !DILocation(line: 114, column: 13, scope: !439, inlinedAt: !512)
!516 = !DILocation(line: 22, column: 33, scope: !494, inlinedAt: !515)
!517 = !DILocation(line: 114, column: 68, scope: !439, inlinedAt: !512)
!518 = !DILocation(line: 45, column: 19, scope: !441, inlinedAt: !442)
!519 = !DILocation(line: 44, column: 2, scope: !441, inlinedAt: !442)
!520 = !DILocation(line: 45, column: 6, scope: !441, inlinedAt: !442)
!521 = !DILocation(line: 45, column: 42, scope: !441, inlinedAt: !442)
!522 = !DILocation(line: 99, column: 57, scope: !469, inlinedAt: !490)
!523 = !{i32 1, i32 -2147483648}
!524 = !DILocation(line: 99, column: 47, scope: !469, inlinedAt: !490)
!525 = !DILocation(line: 100, column: 17, scope: !469, inlinedAt: !490)
!526 = !DILocation(line: 100, column: 12, scope: !469, inlinedAt: !490)
!527 = !DILocation(line: 60, column: 19, scope: !440, inlinedAt: !443)
!528 = !DILocation(line: 60, column: 51, scope: !440, inlinedAt: !443)
!529 = !DILocation(line: 60, column: 27, scope: !440, inlinedAt: !443)
!530 = !DILocation(line: 61, column: 36, scope: !440, inlinedAt: !443)
!531 = !DILocation(line: 61, column: 25, scope: !440, inlinedAt: !443)
!532 = !DILocation(line: 61, column: 18, scope: !440, inlinedAt: !443)
!533 = !DILocation(line: 61, column: 16, scope: !440, inlinedAt: !443)
!534 = !DILocation(line: 61, column: 62, scope: !440, inlinedAt: !443)
!535 = !DILocation(line: 61, column: 43, scope: !440, inlinedAt: !443)
!536 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!537 = distinct !DISubprogram(name: "Layout.strip", scope: !536, file: !536, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!538 = !DILocation(line: 62, column: 19, scope: !440, inlinedAt: !443)
!539 = !DILocation(line: 77, column: 48, scope: !537, inlinedAt: !538)
!540 = !DILocation(line: 77, column: 62, scope: !537, inlinedAt: !538)
!541 = !DILocation(line: 77, column: 57, scope: !537, inlinedAt: !538)
!542 = !DILocation(line: 77, column: 80, scope: !537, inlinedAt: !538)
!543 = !DILocation(line: 77, column: 92, scope: !537, inlinedAt: !538)
!544 = !DILocation(line: 77, column: 75, scope: !537, inlinedAt: !538)
!545 = !DILocation(line: 62, column: 41, scope: !440, inlinedAt: !443)
!546 = !DILocation(line: 62, column: 35, scope: !440, inlinedAt: !443)
!547 = !DILocation(line: 77, column: 48, scope: !537, inlinedAt: !546)
!548 = !DILocation(line: 77, column: 62, scope: !537, inlinedAt: !546)
!549 = !DILocation(line: 77, column: 57, scope: !537, inlinedAt: !546)
!550 = !DILocation(line: 77, column: 80, scope: !537, inlinedAt: !546)
!551 = !DILocation(line: 77, column: 92, scope: !537, inlinedAt: !546)
!552 = !DILocation(line: 77, column: 75, scope: !537, inlinedAt: !546)
!553 = !DILocation(line: 63, column: 17, scope: !440, inlinedAt: !443)
!554 = !DILocation(line: 63, column: 30, scope: !440, inlinedAt: !443)
!555 = !DILocation(line: 63, column: 23, scope: !440, inlinedAt: !443)
!556 = !DILocation(line: 63, column: 55, scope: !440, inlinedAt: !443)
!557 = !DILocation(line: 63, column: 47, scope: !440, inlinedAt: !443)
!558 = !DILocation(line: 22, column: 42, scope: !494, inlinedAt: !495)
!559 = !DILocation(line: 22, column: 20, scope: !494, inlinedAt: !495)
!560 = !DILocation(line: 22, column: 16, scope: !494, inlinedAt: !495)
!561 = !DILocation(line: 22, column: 42, scope: !494, inlinedAt: !498)
!562 = !DILocation(line: 22, column: 20, scope: !494, inlinedAt: !498)
!563 = !DILocation(line: 22, column: 16, scope: !494, inlinedAt: !498)
!564 = !DILocation(line: 69, column: 20, scope: !440, inlinedAt: !443)
!565 = !DILocation(line: 69, column: 23, scope: !440, inlinedAt: !443)
!566 = !DILocation(line: 71, column: 26, scope: !440, inlinedAt: !443)
!567 = !DILocation(line: 74, column: 26, scope: !440, inlinedAt: !443)
!568 = !DILocation(line: 113, column: 20, scope: !439, inlinedAt: !512)
!569 = !DILocation(line: 77, column: 17, scope: !440, inlinedAt: !443)
!570 = !DILocation(line: 78, column: 31, scope: !440, inlinedAt: !443)
!571 = !DILocation(line: 79, column: 19, scope: !440, inlinedAt: !443)
!572 = !DILocation(line: 79, column: 4, scope: !440, inlinedAt: !443)
!573 = !DILocation(line: 65, column: 2, scope: !440, inlinedAt: !443)
!574 = !DILocation(line: 81, column: 47, scope: !440, inlinedAt: !443)
!575 = !DILocation(line: 81, column: 30, scope: !440, inlinedAt: !443)
!576 = !DILocation(line: 82, column: 19, scope: !440, inlinedAt: !443)
!577 = !DILocation(line: 82, column: 4, scope: !440, inlinedAt: !443)
!578 = !DILocation(line: 84, column: 17, scope: !440, inlinedAt: !443)
!579 = !DILocation(line: 110, column: 28, scope: !439, inlinedAt: !444)
!580 = !DILocation(line: 110, column: 14, scope: !439, inlinedAt: !444)
!581 = !DILocation(line: 110, column: 34, scope: !439, inlinedAt: !444)
!582 = !DILocation(line: 111, column: 37, scope: !439, inlinedAt: !444)
!583 = !DILocation(line: 111, column: 32, scope: !439, inlinedAt: !444)
!584 = !DILocation(line: 111, column: 43, scope: !439, inlinedAt: !444)
!585 = !DILocation(line: 112, column: 30, scope: !439, inlinedAt: !444)
!586 = !DILocation(line: 112, column: 41, scope: !439, inlinedAt: !444)
!587 = !DILocation(line: 113, column: 55, scope: !439, inlinedAt: !444)
!588 = !DILocation(line: 113, column: 46, scope: !439, inlinedAt: !444)
!589 = !DILocation(line: 113, column: 83, scope: !439, inlinedAt: !444)
!590 = !DILocation(line: 113, column: 74, scope: !439, inlinedAt: !444)
!591 = !DILocation(line: 22, column: 42, scope: !494, inlinedAt: !507)
!592 = !DILocation(line: 22, column: 20, scope: !494, inlinedAt: !507)
!593 = !DILocation(line: 22, column: 16, scope: !494, inlinedAt: !507)
!594 = !DILocation(line: 86, column: 50, scope: !440, inlinedAt: !443)
!595 = !DILocation(line: 110, column: 28, scope: !439, inlinedAt: !512)
!596 = !DILocation(line: 110, column: 14, scope: !439, inlinedAt: !512)
!597 = !DILocation(line: 110, column: 34, scope: !439, inlinedAt: !512)
!598 = !DILocation(line: 111, column: 37, scope: !439, inlinedAt: !512)
!599 = !DILocation(line: 111, column: 32, scope: !439, inlinedAt: !512)
!600 = !DILocation(line: 111, column: 43, scope: !439, inlinedAt: !512)
!601 = !DILocation(line: 112, column: 41, scope: !439, inlinedAt: !512)
!602 = !DILocation(line: 113, column: 55, scope: !439, inlinedAt: !512)
!603 = !DILocation(line: 113, column: 46, scope: !439, inlinedAt: !512)
!604 = !DILocation(line: 113, column: 83, scope: !439, inlinedAt: !512)
!605 = !DILocation(line: 113, column: 74, scope: !439, inlinedAt: !512)
!606 = !DILocation(line: 22, column: 42, scope: !494, inlinedAt: !515)
!607 = !DILocation(line: 22, column: 20, scope: !494, inlinedAt: !515)
!608 = !DILocation(line: 22, column: 16, scope: !494, inlinedAt: !515)
!609 = !DILocation(line: 89, column: 50, scope: !440, inlinedAt: !443)
!610 = !DILocation(line: 92, column: 49, scope: !440, inlinedAt: !443)
!611 = !DILocation(line: 92, column: 61, scope: !440, inlinedAt: !443)
!612 = !DILocation(line: 92, column: 24, scope: !440, inlinedAt: !443)
!613 = !DILocation(line: 92, column: 17, scope: !440, inlinedAt: !443)
!614 = !DILocation(line: 46, column: 3, scope: !441, inlinedAt: !442)
!615 = !DILocation(line: 45, column: 53, scope: !441, inlinedAt: !442)
!616 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!617 = !DILocation(line: 43, column: 10, scope: !436)
!618 = !DILocation(line: 44, column: 19, scope: !616, inlinedAt: !617)
!619 = !DILocation(line: 44, column: 38, scope: !616, inlinedAt: !617)
!620 = !DILocation(line: 44, column: 22, scope: !616, inlinedAt: !617)
!621 = distinct !DISubprogram(name: "SumByWarp", scope: !28, file: !28, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!622 = !DILocation(line: 47, column: 32, scope: !616, inlinedAt: !617)
!623 = !DILocation(line: 89, column: 33, scope: !621, inlinedAt: !622)
!624 = distinct !DISubprogram(name: "Await", scope: !120, file: !120, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!625 = !DILocation(line: 90, column: 18, scope: !621, inlinedAt: !622)
!626 = !DILocation(line: 21, column: 40, scope: !624, inlinedAt: !625)
!627 = !DILocation(line: 89, column: 33, scope: !436)
!628 = !DILocation(line: 90, column: 39, scope: !621, inlinedAt: !622)
!629 = !DILocation(line: 97, column: 19, scope: !128, inlinedAt: !628)
!630 = !DILocation(line: 97, column: 22, scope: !128, inlinedAt: !628)
!631 = !DILocation(line: 97, column: 27, scope: !128, inlinedAt: !628)
!632 = !DILocation(line: 97, column: 33, scope: !128, inlinedAt: !628)
!633 = !DILocation(line: 21, column: 48, scope: !624, inlinedAt: !625)
!634 = !DILocation(line: 32, column: 78, scope: !134, inlinedAt: !633)
!635 = !DILocation(line: 32, column: 71, scope: !134, inlinedAt: !633)
!636 = !DILocation(line: 32, column: 87, scope: !134, inlinedAt: !633)
!637 = !DILocation(line: 32, column: 92, scope: !134, inlinedAt: !633)
!638 = !DILocation(line: 21, column: 25, scope: !624, inlinedAt: !625)
!639 = !DILocation(line: 90, column: 3, scope: !621, inlinedAt: !622)
!640 = distinct !DISubprogram(name: "reduce", scope: !58, file: !58, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!641 = distinct !DISubprogram(name: "ReduceAdd", scope: !58, file: !58, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!642 = !DILocation(line: 92, column: 22, scope: !621, inlinedAt: !622)
!643 = !DILocation(line: 8, column: 15, scope: !641, inlinedAt: !642)
!644 = !DILocation(line: 45, column: 16, scope: !640, inlinedAt: !643)
!645 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !644)
!646 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !644)
!647 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !644)
!648 = !DILocation(line: 92, column: 34, scope: !59, inlinedAt: !644)
!649 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !644)
!650 = !DILocation(line: 8, column: 76, scope: !641, inlinedAt: !642)
!651 = !DILocation(line: 92, column: 39, scope: !59, inlinedAt: !644)
!652 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !644)
!653 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !644)
!654 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !644)
!655 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !644)
!656 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !644)
!657 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !644)
!658 = !DILocation(line: 48, column: 22, scope: !616, inlinedAt: !617)
!659 = !DILocation(line: 51, column: 12, scope: !616, inlinedAt: !617)
!660 = !DILocation(line: 52, column: 11, scope: !616, inlinedAt: !617)
!661 = !DILocation(line: 53, column: 19, scope: !616, inlinedAt: !617)
!662 = !DILocation(line: 53, column: 22, scope: !616, inlinedAt: !617)
!663 = !DILocation(line: 53, column: 12, scope: !616, inlinedAt: !617)
!664 = !DILocation(line: 45, column: 14, scope: !436)
!665 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!666 = !DILocation(line: 46, column: 9, scope: !436)
!667 = !DILocation(line: 59, column: 41, scope: !665, inlinedAt: !666)
!668 = !DILocation(line: 59, column: 22, scope: !665, inlinedAt: !666)
!669 = !DILocation(line: 8, column: 15, scope: !61, inlinedAt: !668)
!670 = !DILocation(line: 45, column: 16, scope: !60, inlinedAt: !669)
!671 = !DILocation(line: 90, column: 13, scope: !59, inlinedAt: !670)
!672 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !670)
!673 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !670)
!674 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !670)
!675 = !DILocation(line: 92, column: 34, scope: !59, inlinedAt: !670)
!676 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !670)
!677 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !668)
!678 = !DILocation(line: 92, column: 39, scope: !59, inlinedAt: !670)
!679 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !670)
!680 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !670)
!681 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !670)
!682 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !670)
!683 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !670)
!684 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !670)
!685 = !DILocation(line: 46, column: 14, scope: !60, inlinedAt: !669)
!686 = !DILocation(line: 23, column: 44, scope: !80, inlinedAt: !685)
!687 = !DILocation(line: 23, column: 47, scope: !80, inlinedAt: !685)
!688 = !DILocation(line: 23, column: 58, scope: !80, inlinedAt: !685)
!689 = !DILocation(line: 23, column: 63, scope: !80, inlinedAt: !685)
!690 = !DILocation(line: 47, column: 7, scope: !60, inlinedAt: !669)
!691 = !DILocation(line: 50, column: 30, scope: !60, inlinedAt: !669)
!692 = !DILocation(line: 51, column: 10, scope: !60, inlinedAt: !669)
!693 = !DILocation(line: 52, column: 11, scope: !60, inlinedAt: !669)
!694 = !DILocation(line: 52, column: 14, scope: !60, inlinedAt: !669)
!695 = !DILocation(line: 53, column: 15, scope: !60, inlinedAt: !669)
!696 = !DILocation(line: 53, column: 17, scope: !60, inlinedAt: !669)
!697 = !DILocation(line: 53, column: 8, scope: !60, inlinedAt: !669)
!698 = !DILocation(line: 55, column: 10, scope: !60, inlinedAt: !669)
!699 = !DILocation(line: 58, column: 30, scope: !60, inlinedAt: !669)
!700 = !DILocation(line: 43, column: 50, scope: !60, inlinedAt: !669)
!701 = !DILocation(line: 58, column: 6, scope: !60, inlinedAt: !669)
!702 = !DILocation(line: 58, column: 23, scope: !60, inlinedAt: !669)
!703 = !DILocation(line: 59, column: 7, scope: !60, inlinedAt: !669)
!704 = !DILocation(line: 60, column: 15, scope: !60, inlinedAt: !669)
!705 = !DILocation(line: 62, column: 26, scope: !60, inlinedAt: !669)
!706 = !DILocation(line: 62, column: 19, scope: !60, inlinedAt: !669)
!707 = !DILocation(line: 62, column: 8, scope: !60, inlinedAt: !669)
!708 = !DILocation(line: 64, column: 8, scope: !60, inlinedAt: !669)
!709 = !DILocation(line: 65, column: 12, scope: !60, inlinedAt: !669)
!710 = !DILocation(line: 67, column: 17, scope: !60, inlinedAt: !669)
!711 = !DILocation(line: 67, column: 9, scope: !60, inlinedAt: !669)
!712 = !DILocation(line: 69, column: 20, scope: !60, inlinedAt: !669)
!713 = !DILocation(line: 70, column: 7, scope: !60, inlinedAt: !669)
!714 = !DILocation(line: 70, column: 24, scope: !60, inlinedAt: !669)
!715 = !DILocation(line: 71, column: 9, scope: !60, inlinedAt: !669)
!716 = !DILocation(line: 72, column: 18, scope: !60, inlinedAt: !669)
!717 = !DILocation(line: 72, column: 10, scope: !60, inlinedAt: !669)
!718 = !DILocation(line: 70, column: 34, scope: !60, inlinedAt: !669)
!719 = !DILocation(line: 58, column: 35, scope: !60, inlinedAt: !669)
!720 = !{!"llvm.loop.unroll.count", i32 1}
!721 = distinct !{!721, !720}
!722 = !DILocation(line: 60, column: 19, scope: !665, inlinedAt: !666)
!723 = !DILocation(line: 60, column: 22, scope: !665, inlinedAt: !666)
!724 = !DILocation(line: 61, column: 43, scope: !665, inlinedAt: !666)
!725 = !DILocation(line: 61, column: 33, scope: !665, inlinedAt: !666)
!726 = !DILocation(line: 61, column: 47, scope: !665, inlinedAt: !666)
!727 = !DILocation(line: 61, column: 18, scope: !665, inlinedAt: !666)
!728 = !DILocation(line: 92, column: 50, scope: !21, inlinedAt: !727)
!729 = !DILocation(line: 92, column: 62, scope: !21, inlinedAt: !727)
!730 = !DILocation(line: 92, column: 57, scope: !21, inlinedAt: !727)
!731 = !DILocation(line: 92, column: 69, scope: !21, inlinedAt: !727)
!732 = !DILocation(line: 61, column: 12, scope: !665, inlinedAt: !666)
!733 = !DILocation(line: 48, column: 10, scope: !436)
!734 = !DILocation(line: 56, column: 24, scope: !449, inlinedAt: !733)
!735 = !DILocation(line: 56, column: 59, scope: !449, inlinedAt: !733)
!736 = !DILocation(line: 56, column: 63, scope: !449, inlinedAt: !733)
!737 = !DILocation(line: 56, column: 47, scope: !449, inlinedAt: !733)
!738 = !DILocation(line: 56, column: 83, scope: !449, inlinedAt: !733)
!739 = !DILocation(line: 56, column: 86, scope: !449, inlinedAt: !733)
!740 = !DILocation(line: 49, column: 8, scope: !436)
!741 = !DILocation(line: 49, column: 27, scope: !436)
!742 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!743 = !DILocation(line: 66, column: 6, scope: !742)
!744 = !DILocation(line: 67, column: 23, scope: !742)
!745 = !DILocation(line: 38, column: 19, scope: !465, inlinedAt: !744)
!746 = !DILocation(line: 38, column: 24, scope: !465, inlinedAt: !744)
!747 = !DILocation(line: 79, column: 19, scope: !742)
!748 = !DILocation(line: 46, column: 23, scope: !441, inlinedAt: !747)
!749 = !DILocation(line: 86, column: 8, scope: !440, inlinedAt: !748)
!750 = !DILocation(line: 113, column: 20, scope: !439, inlinedAt: !749)
!751 = !DILocation(line: 38, column: 37, scope: !465, inlinedAt: !744)
!752 = !DILocation(line: 99, column: 21, scope: !469, inlinedAt: !751)
!753 = !DILocation(line: 99, column: 37, scope: !469, inlinedAt: !751)
!754 = !DILocation(line: 99, column: 57, scope: !469, inlinedAt: !751)
!755 = !DILocation(line: 99, column: 47, scope: !469, inlinedAt: !751)
!756 = !DILocation(line: 100, column: 17, scope: !469, inlinedAt: !751)
!757 = !DILocation(line: 100, column: 12, scope: !469, inlinedAt: !751)
!758 = !DILocation(line: 38, column: 72, scope: !465, inlinedAt: !744)
!759 = !DILocation(line: 38, column: 47, scope: !465, inlinedAt: !744)
!760 = !DILocation(line: 38, column: 41, scope: !465, inlinedAt: !744)
!761 = !DILocation(line: 38, column: 29, scope: !465, inlinedAt: !744)
!762 = !DILocation(line: 68, column: 24, scope: !742)
!763 = !DILocation(line: 36, column: 17, scope: !484, inlinedAt: !762)
!764 = !DILocation(line: 37, column: 31, scope: !484, inlinedAt: !762)
!765 = !DILocation(line: 37, column: 69, scope: !484, inlinedAt: !762)
!766 = !DILocation(line: 59, column: 12, scope: !440, inlinedAt: !748)
!767 = !DILocation(line: 99, column: 21, scope: !469, inlinedAt: !766)
!768 = !DILocation(line: 99, column: 37, scope: !469, inlinedAt: !766)
!769 = !DILocation(line: 81, column: 60, scope: !440, inlinedAt: !748)
!770 = !DILocation(line: 82, column: 47, scope: !440, inlinedAt: !748)
!771 = !DILocation(line: 86, column: 68, scope: !440, inlinedAt: !748)
!772 = !DILocation(line: 111, column: 23, scope: !439, inlinedAt: !749)
!773 = !DILocation(line: 112, column: 13, scope: !439, inlinedAt: !749)
!774 = !DILocation(line: 112, column: 17, scope: !439, inlinedAt: !749)
!775 = !DILocation(line: 114, column: 68, scope: !439, inlinedAt: !749)
!776 = !DILocation(line: 89, column: 8, scope: !440, inlinedAt: !748)
!777 = !DILocation(line: 111, column: 13, scope: !439, inlinedAt: !776)
!778 = !DILocation(line: 111, column: 19, scope: !439, inlinedAt: !776)
!779 = !DILocation(line: 114, column: 68, scope: !439, inlinedAt: !776)
!780 = !DILocation(line: 66, column: 115, scope: !742)
!781 = !DILocation(line: 66, column: 128, scope: !742)
!782 = !DILocation(line: 66, column: 137, scope: !742)
!783 = !DILocation(line: 71, column: 7, scope: !742)
!784 = !DILocation(line: 71, column: 10, scope: !742)
!785 = !DILocation(line: 70, column: 3, scope: !742)
!786 = !DILocation(line: 70, column: 7, scope: !742)
!787 = !DILocation(line: 75, column: 14, scope: !742)
!788 = !DILocation(line: 76, column: 19, scope: !742)
!789 = !DILocation(line: 74, column: 3, scope: !742)
!790 = !DILocation(line: 78, column: 25, scope: !742)
!791 = !DILocation(line: 78, column: 19, scope: !742)
!792 = !DILocation(line: 78, column: 12, scope: !742)
!793 = !DILocation(line: 67, column: 25, scope: !440, inlinedAt: !748)
!794 = !DILocation(line: 22, column: 25, scope: !494, inlinedAt: !793)
!795 = !DILocation(line: 22, column: 33, scope: !494, inlinedAt: !793)
!796 = !DILocation(line: 67, column: 66, scope: !440, inlinedAt: !748)
!797 = !DILocation(line: 22, column: 27, scope: !494, inlinedAt: !796)
!798 = !DILocation(line: 22, column: 33, scope: !494, inlinedAt: !796)
!799 = !DILocation(line: 86, column: 50, scope: !440, inlinedAt: !748)
!800 = !DILocation(line: 114, column: 13, scope: !439, inlinedAt: !749)
!801 = !DILocation(line: 22, column: 25, scope: !494, inlinedAt: !800)
!802 = !DILocation(line: 22, column: 27, scope: !494, inlinedAt: !800)
!803 = !DILocation(line: 22, column: 33, scope: !494, inlinedAt: !800)
!804 = !DILocation(line: 114, column: 13, scope: !439, inlinedAt: !776)
!805 = !DILocation(line: 22, column: 33, scope: !494, inlinedAt: !804)
!806 = !DILocation(line: 45, column: 19, scope: !441, inlinedAt: !747)
!807 = !DILocation(line: 44, column: 2, scope: !441, inlinedAt: !747)
!808 = !DILocation(line: 45, column: 6, scope: !441, inlinedAt: !747)
!809 = !DILocation(line: 45, column: 42, scope: !441, inlinedAt: !747)
!810 = !DILocation(line: 99, column: 57, scope: !469, inlinedAt: !766)
!811 = !DILocation(line: 99, column: 47, scope: !469, inlinedAt: !766)
!812 = !DILocation(line: 100, column: 17, scope: !469, inlinedAt: !766)
!813 = !DILocation(line: 100, column: 12, scope: !469, inlinedAt: !766)
!814 = !DILocation(line: 60, column: 19, scope: !440, inlinedAt: !748)
!815 = !DILocation(line: 60, column: 51, scope: !440, inlinedAt: !748)
!816 = !DILocation(line: 60, column: 27, scope: !440, inlinedAt: !748)
!817 = !DILocation(line: 61, column: 36, scope: !440, inlinedAt: !748)
!818 = !DILocation(line: 61, column: 25, scope: !440, inlinedAt: !748)
!819 = !DILocation(line: 61, column: 18, scope: !440, inlinedAt: !748)
!820 = !DILocation(line: 61, column: 16, scope: !440, inlinedAt: !748)
!821 = !DILocation(line: 61, column: 62, scope: !440, inlinedAt: !748)
!822 = !DILocation(line: 61, column: 43, scope: !440, inlinedAt: !748)
!823 = !DILocation(line: 62, column: 19, scope: !440, inlinedAt: !748)
!824 = !DILocation(line: 77, column: 48, scope: !537, inlinedAt: !823)
!825 = !DILocation(line: 77, column: 62, scope: !537, inlinedAt: !823)
!826 = !DILocation(line: 77, column: 57, scope: !537, inlinedAt: !823)
!827 = !DILocation(line: 77, column: 80, scope: !537, inlinedAt: !823)
!828 = !DILocation(line: 77, column: 92, scope: !537, inlinedAt: !823)
!829 = !DILocation(line: 77, column: 75, scope: !537, inlinedAt: !823)
!830 = !DILocation(line: 62, column: 41, scope: !440, inlinedAt: !748)
!831 = !DILocation(line: 62, column: 35, scope: !440, inlinedAt: !748)
!832 = !DILocation(line: 77, column: 48, scope: !537, inlinedAt: !831)
!833 = !DILocation(line: 77, column: 62, scope: !537, inlinedAt: !831)
!834 = !DILocation(line: 77, column: 57, scope: !537, inlinedAt: !831)
!835 = !DILocation(line: 77, column: 80, scope: !537, inlinedAt: !831)
!836 = !DILocation(line: 77, column: 92, scope: !537, inlinedAt: !831)
!837 = !DILocation(line: 77, column: 75, scope: !537, inlinedAt: !831)
!838 = !DILocation(line: 63, column: 17, scope: !440, inlinedAt: !748)
!839 = !DILocation(line: 63, column: 30, scope: !440, inlinedAt: !748)
!840 = !DILocation(line: 63, column: 23, scope: !440, inlinedAt: !748)
!841 = !DILocation(line: 63, column: 55, scope: !440, inlinedAt: !748)
!842 = !DILocation(line: 63, column: 47, scope: !440, inlinedAt: !748)
!843 = !DILocation(line: 22, column: 42, scope: !494, inlinedAt: !793)
!844 = !DILocation(line: 22, column: 20, scope: !494, inlinedAt: !793)
!845 = !DILocation(line: 22, column: 16, scope: !494, inlinedAt: !793)
!846 = !DILocation(line: 22, column: 42, scope: !494, inlinedAt: !796)
!847 = !DILocation(line: 22, column: 20, scope: !494, inlinedAt: !796)
!848 = !DILocation(line: 22, column: 16, scope: !494, inlinedAt: !796)
!849 = !DILocation(line: 69, column: 20, scope: !440, inlinedAt: !748)
!850 = !DILocation(line: 69, column: 23, scope: !440, inlinedAt: !748)
!851 = !DILocation(line: 71, column: 26, scope: !440, inlinedAt: !748)
!852 = !DILocation(line: 74, column: 26, scope: !440, inlinedAt: !748)
!853 = !DILocation(line: 113, column: 20, scope: !439, inlinedAt: !776)
!854 = !DILocation(line: 77, column: 17, scope: !440, inlinedAt: !748)
!855 = !DILocation(line: 78, column: 31, scope: !440, inlinedAt: !748)
!856 = !DILocation(line: 79, column: 19, scope: !440, inlinedAt: !748)
!857 = !DILocation(line: 79, column: 4, scope: !440, inlinedAt: !748)
!858 = !DILocation(line: 65, column: 2, scope: !440, inlinedAt: !748)
!859 = !DILocation(line: 81, column: 47, scope: !440, inlinedAt: !748)
!860 = !DILocation(line: 81, column: 30, scope: !440, inlinedAt: !748)
!861 = !DILocation(line: 82, column: 19, scope: !440, inlinedAt: !748)
!862 = !DILocation(line: 82, column: 4, scope: !440, inlinedAt: !748)
!863 = !DILocation(line: 84, column: 17, scope: !440, inlinedAt: !748)
!864 = !DILocation(line: 110, column: 28, scope: !439, inlinedAt: !749)
!865 = !DILocation(line: 110, column: 14, scope: !439, inlinedAt: !749)
!866 = !DILocation(line: 110, column: 34, scope: !439, inlinedAt: !749)
!867 = !DILocation(line: 111, column: 37, scope: !439, inlinedAt: !749)
!868 = !DILocation(line: 111, column: 32, scope: !439, inlinedAt: !749)
!869 = !DILocation(line: 111, column: 43, scope: !439, inlinedAt: !749)
!870 = !DILocation(line: 112, column: 30, scope: !439, inlinedAt: !749)
!871 = !DILocation(line: 112, column: 41, scope: !439, inlinedAt: !749)
!872 = !DILocation(line: 113, column: 55, scope: !439, inlinedAt: !749)
!873 = !DILocation(line: 113, column: 46, scope: !439, inlinedAt: !749)
!874 = !DILocation(line: 113, column: 83, scope: !439, inlinedAt: !749)
!875 = !DILocation(line: 113, column: 74, scope: !439, inlinedAt: !749)
!876 = !DILocation(line: 22, column: 42, scope: !494, inlinedAt: !800)
!877 = !DILocation(line: 22, column: 20, scope: !494, inlinedAt: !800)
!878 = !DILocation(line: 22, column: 16, scope: !494, inlinedAt: !800)
!879 = !DILocation(line: 110, column: 28, scope: !439, inlinedAt: !776)
!880 = !DILocation(line: 110, column: 14, scope: !439, inlinedAt: !776)
!881 = !DILocation(line: 110, column: 34, scope: !439, inlinedAt: !776)
!882 = !DILocation(line: 111, column: 37, scope: !439, inlinedAt: !776)
!883 = !DILocation(line: 111, column: 32, scope: !439, inlinedAt: !776)
!884 = !DILocation(line: 111, column: 43, scope: !439, inlinedAt: !776)
!885 = !DILocation(line: 112, column: 41, scope: !439, inlinedAt: !776)
!886 = !DILocation(line: 113, column: 55, scope: !439, inlinedAt: !776)
!887 = !DILocation(line: 113, column: 46, scope: !439, inlinedAt: !776)
!888 = !DILocation(line: 113, column: 83, scope: !439, inlinedAt: !776)
!889 = !DILocation(line: 113, column: 74, scope: !439, inlinedAt: !776)
!890 = !DILocation(line: 22, column: 42, scope: !494, inlinedAt: !804)
!891 = !DILocation(line: 22, column: 20, scope: !494, inlinedAt: !804)
!892 = !DILocation(line: 22, column: 16, scope: !494, inlinedAt: !804)
!893 = !DILocation(line: 92, column: 49, scope: !440, inlinedAt: !748)
!894 = !DILocation(line: 92, column: 61, scope: !440, inlinedAt: !748)
!895 = !DILocation(line: 92, column: 24, scope: !440, inlinedAt: !748)
!896 = !DILocation(line: 92, column: 17, scope: !440, inlinedAt: !748)
!897 = !DILocation(line: 46, column: 3, scope: !441, inlinedAt: !747)
!898 = !DILocation(line: 45, column: 53, scope: !441, inlinedAt: !747)
!899 = !DILocation(line: 80, column: 14, scope: !742)
!900 = !DILocation(line: 81, column: 11, scope: !742)
!901 = !DILocation(line: 44, column: 19, scope: !616, inlinedAt: !900)
!902 = !DILocation(line: 44, column: 38, scope: !616, inlinedAt: !900)
!903 = !DILocation(line: 44, column: 22, scope: !616, inlinedAt: !900)
!904 = !DILocation(line: 47, column: 32, scope: !616, inlinedAt: !900)
!905 = !DILocation(line: 89, column: 33, scope: !621, inlinedAt: !904)
!906 = !DILocation(line: 90, column: 18, scope: !621, inlinedAt: !904)
!907 = !DILocation(line: 21, column: 40, scope: !624, inlinedAt: !906)
!908 = !DILocation(line: 89, column: 33, scope: !742)
!909 = !DILocation(line: 90, column: 39, scope: !621, inlinedAt: !904)
!910 = !DILocation(line: 97, column: 19, scope: !128, inlinedAt: !909)
!911 = !DILocation(line: 97, column: 22, scope: !128, inlinedAt: !909)
!912 = !DILocation(line: 97, column: 27, scope: !128, inlinedAt: !909)
!913 = !DILocation(line: 97, column: 33, scope: !128, inlinedAt: !909)
!914 = !DILocation(line: 21, column: 48, scope: !624, inlinedAt: !906)
!915 = !DILocation(line: 32, column: 78, scope: !134, inlinedAt: !914)
!916 = !DILocation(line: 32, column: 71, scope: !134, inlinedAt: !914)
!917 = !DILocation(line: 32, column: 87, scope: !134, inlinedAt: !914)
!918 = !DILocation(line: 32, column: 92, scope: !134, inlinedAt: !914)
!919 = !DILocation(line: 21, column: 25, scope: !624, inlinedAt: !906)
!920 = !DILocation(line: 90, column: 3, scope: !621, inlinedAt: !904)
!921 = !DILocation(line: 92, column: 22, scope: !621, inlinedAt: !904)
!922 = !DILocation(line: 8, column: 15, scope: !641, inlinedAt: !921)
!923 = !DILocation(line: 45, column: 16, scope: !640, inlinedAt: !922)
!924 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !923)
!925 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !923)
!926 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !923)
!927 = !DILocation(line: 92, column: 34, scope: !59, inlinedAt: !923)
!928 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !923)
!929 = !DILocation(line: 8, column: 76, scope: !641, inlinedAt: !921)
!930 = !DILocation(line: 92, column: 39, scope: !59, inlinedAt: !923)
!931 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !923)
!932 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !923)
!933 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !923)
!934 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !923)
!935 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !923)
!936 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !923)
!937 = !DILocation(line: 48, column: 22, scope: !616, inlinedAt: !900)
!938 = !DILocation(line: 51, column: 12, scope: !616, inlinedAt: !900)
!939 = !DILocation(line: 52, column: 11, scope: !616, inlinedAt: !900)
!940 = !DILocation(line: 53, column: 22, scope: !616, inlinedAt: !900)
!941 = !DILocation(line: 53, column: 12, scope: !616, inlinedAt: !900)
!942 = !DILocation(line: 84, column: 6, scope: !742)
!943 = !DILocation(line: 84, column: 19, scope: !742)
!944 = !DILocation(line: 86, column: 13, scope: !742)
!945 = !DILocation(line: 88, column: 14, scope: !742)
!946 = !DILocation(line: 89, column: 10, scope: !742)
!947 = !DILocation(line: 59, column: 41, scope: !665, inlinedAt: !946)
!948 = !DILocation(line: 59, column: 22, scope: !665, inlinedAt: !946)
!949 = !DILocation(line: 8, column: 15, scope: !61, inlinedAt: !948)
!950 = !DILocation(line: 45, column: 16, scope: !60, inlinedAt: !949)
!951 = !DILocation(line: 90, column: 13, scope: !59, inlinedAt: !950)
!952 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !950)
!953 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !950)
!954 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !950)
!955 = !DILocation(line: 92, column: 34, scope: !59, inlinedAt: !950)
!956 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !950)
!957 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !948)
!958 = !DILocation(line: 92, column: 39, scope: !59, inlinedAt: !950)
!959 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !950)
!960 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !950)
!961 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !950)
!962 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !950)
!963 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !950)
!964 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !950)
!965 = !DILocation(line: 46, column: 14, scope: !60, inlinedAt: !949)
!966 = !DILocation(line: 23, column: 44, scope: !80, inlinedAt: !965)
!967 = !DILocation(line: 23, column: 47, scope: !80, inlinedAt: !965)
!968 = !DILocation(line: 23, column: 58, scope: !80, inlinedAt: !965)
!969 = !DILocation(line: 23, column: 63, scope: !80, inlinedAt: !965)
!970 = !DILocation(line: 47, column: 7, scope: !60, inlinedAt: !949)
!971 = !DILocation(line: 50, column: 30, scope: !60, inlinedAt: !949)
!972 = !DILocation(line: 51, column: 10, scope: !60, inlinedAt: !949)
!973 = !DILocation(line: 52, column: 11, scope: !60, inlinedAt: !949)
!974 = !DILocation(line: 52, column: 14, scope: !60, inlinedAt: !949)
!975 = !DILocation(line: 53, column: 15, scope: !60, inlinedAt: !949)
!976 = !DILocation(line: 53, column: 17, scope: !60, inlinedAt: !949)
!977 = !DILocation(line: 53, column: 8, scope: !60, inlinedAt: !949)
!978 = !DILocation(line: 55, column: 10, scope: !60, inlinedAt: !949)
!979 = !DILocation(line: 43, column: 50, scope: !60, inlinedAt: !949)
!980 = !DILocation(line: 58, column: 6, scope: !60, inlinedAt: !949)
!981 = !DILocation(line: 58, column: 23, scope: !60, inlinedAt: !949)
!982 = !DILocation(line: 59, column: 7, scope: !60, inlinedAt: !949)
!983 = !DILocation(line: 60, column: 15, scope: !60, inlinedAt: !949)
!984 = !DILocation(line: 62, column: 26, scope: !60, inlinedAt: !949)
!985 = !DILocation(line: 62, column: 19, scope: !60, inlinedAt: !949)
!986 = !DILocation(line: 62, column: 8, scope: !60, inlinedAt: !949)
!987 = !DILocation(line: 64, column: 8, scope: !60, inlinedAt: !949)
!988 = !DILocation(line: 65, column: 12, scope: !60, inlinedAt: !949)
!989 = !DILocation(line: 67, column: 17, scope: !60, inlinedAt: !949)
!990 = !DILocation(line: 67, column: 9, scope: !60, inlinedAt: !949)
!991 = !DILocation(line: 69, column: 20, scope: !60, inlinedAt: !949)
!992 = !DILocation(line: 70, column: 7, scope: !60, inlinedAt: !949)
!993 = !DILocation(line: 70, column: 24, scope: !60, inlinedAt: !949)
!994 = !DILocation(line: 71, column: 9, scope: !60, inlinedAt: !949)
!995 = !DILocation(line: 72, column: 18, scope: !60, inlinedAt: !949)
!996 = !DILocation(line: 72, column: 10, scope: !60, inlinedAt: !949)
!997 = !DILocation(line: 70, column: 34, scope: !60, inlinedAt: !949)
!998 = !DILocation(line: 58, column: 35, scope: !60, inlinedAt: !949)
!999 = !{!"llvm.loop.unroll.count", i32 1}
!1000 = distinct !{!1000, !999}
!1001 = !DILocation(line: 60, column: 22, scope: !665, inlinedAt: !946)
!1002 = !DILocation(line: 61, column: 43, scope: !665, inlinedAt: !946)
!1003 = !DILocation(line: 61, column: 33, scope: !665, inlinedAt: !946)
!1004 = !DILocation(line: 61, column: 47, scope: !665, inlinedAt: !946)
!1005 = !DILocation(line: 61, column: 18, scope: !665, inlinedAt: !946)
!1006 = !DILocation(line: 92, column: 50, scope: !21, inlinedAt: !1005)
!1007 = !DILocation(line: 92, column: 62, scope: !21, inlinedAt: !1005)
!1008 = !DILocation(line: 92, column: 57, scope: !21, inlinedAt: !1005)
!1009 = !DILocation(line: 92, column: 69, scope: !21, inlinedAt: !1005)
!1010 = !DILocation(line: 61, column: 12, scope: !665, inlinedAt: !946)
!1011 = !DILocation(line: 91, column: 16, scope: !742)
!1012 = !DILocation(line: 92, column: 12, scope: !742)
!1013 = !DILocation(line: 92, column: 29, scope: !742)
!1014 = !DILocation(line: 92, column: 35, scope: !742)
!1015 = !DILocation(line: 93, column: 4, scope: !742)
!1016 = !DILocation(line: 95, column: 3, scope: !742)
!1017 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!1018 = !DILocation(line: 104, column: 6, scope: !1017)
!1019 = !DILocation(line: 105, column: 14, scope: !1017)
!1020 = !DILocation(line: 105, column: 18, scope: !1017)
!1021 = !DILocation(line: 106, column: 10, scope: !1017)
!1022 = !DILocation(line: 47, column: 32, scope: !616, inlinedAt: !1021)
!1023 = !DILocation(line: 87, column: 21, scope: !621, inlinedAt: !1022)
!1024 = !DILocation(line: 105, column: 35, scope: !1017)
!1025 = !DILocation(line: 105, column: 39, scope: !1017)
!1026 = !DILocation(line: 106, column: 27, scope: !1017)
!1027 = !DILocation(line: 44, column: 19, scope: !616, inlinedAt: !1021)
!1028 = !DILocation(line: 44, column: 38, scope: !616, inlinedAt: !1021)
!1029 = !DILocation(line: 44, column: 22, scope: !616, inlinedAt: !1021)
!1030 = !DILocation(line: 89, column: 33, scope: !621, inlinedAt: !1022)
!1031 = !DILocation(line: 90, column: 18, scope: !621, inlinedAt: !1022)
!1032 = !DILocation(line: 21, column: 40, scope: !624, inlinedAt: !1031)
!1033 = !DILocation(line: 89, column: 33, scope: !1017)
!1034 = !DILocation(line: 90, column: 39, scope: !621, inlinedAt: !1022)
!1035 = !DILocation(line: 97, column: 19, scope: !128, inlinedAt: !1034)
!1036 = !DILocation(line: 97, column: 22, scope: !128, inlinedAt: !1034)
!1037 = !DILocation(line: 97, column: 27, scope: !128, inlinedAt: !1034)
!1038 = !DILocation(line: 97, column: 33, scope: !128, inlinedAt: !1034)
!1039 = !DILocation(line: 21, column: 48, scope: !624, inlinedAt: !1031)
!1040 = !DILocation(line: 32, column: 78, scope: !134, inlinedAt: !1039)
!1041 = !DILocation(line: 32, column: 71, scope: !134, inlinedAt: !1039)
!1042 = !DILocation(line: 32, column: 87, scope: !134, inlinedAt: !1039)
!1043 = !DILocation(line: 32, column: 92, scope: !134, inlinedAt: !1039)
!1044 = !DILocation(line: 21, column: 25, scope: !624, inlinedAt: !1031)
!1045 = !DILocation(line: 90, column: 3, scope: !621, inlinedAt: !1022)
!1046 = !DILocation(line: 92, column: 22, scope: !621, inlinedAt: !1022)
!1047 = !DILocation(line: 8, column: 15, scope: !641, inlinedAt: !1046)
!1048 = !DILocation(line: 45, column: 16, scope: !640, inlinedAt: !1047)
!1049 = !DILocation(line: 91, column: 7, scope: !59, inlinedAt: !1048)
!1050 = !DILocation(line: 86, column: 35, scope: !59, inlinedAt: !1048)
!1051 = !DILocation(line: 92, column: 7, scope: !59, inlinedAt: !1048)
!1052 = !DILocation(line: 92, column: 34, scope: !59, inlinedAt: !1048)
!1053 = !DILocation(line: 93, column: 23, scope: !59, inlinedAt: !1048)
!1054 = !DILocation(line: 8, column: 76, scope: !641, inlinedAt: !1046)
!1055 = !DILocation(line: 92, column: 39, scope: !59, inlinedAt: !1048)
!1056 = !DILocation(line: 97, column: 16, scope: !59, inlinedAt: !1048)
!1057 = !DILocation(line: 97, column: 2, scope: !59, inlinedAt: !1048)
!1058 = !DILocation(line: 98, column: 6, scope: !59, inlinedAt: !1048)
!1059 = !DILocation(line: 98, column: 22, scope: !59, inlinedAt: !1048)
!1060 = !DILocation(line: 99, column: 23, scope: !59, inlinedAt: !1048)
!1061 = !DILocation(line: 98, column: 27, scope: !59, inlinedAt: !1048)
!1062 = !DILocation(line: 48, column: 22, scope: !616, inlinedAt: !1021)
!1063 = !DILocation(line: 51, column: 12, scope: !616, inlinedAt: !1021)
!1064 = !DILocation(line: 52, column: 11, scope: !616, inlinedAt: !1021)
!1065 = !DILocation(line: 53, column: 19, scope: !616, inlinedAt: !1021)
!1066 = !DILocation(line: 53, column: 22, scope: !616, inlinedAt: !1021)
!1067 = !DILocation(line: 53, column: 12, scope: !616, inlinedAt: !1021)
!1068 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 114, type: !4, isDefinition: true, scopeLine: 114, isOptimized: true, unit: !2)
!1069 = !DILocation(line: 114, column: 6, scope: !1068)
!1070 = !DILocation(line: 116, column: 21, scope: !1068)
!1071 = !DILocation(line: 126, column: 16, scope: !1068)
!1072 = !DILocation(line: 126, column: 20, scope: !1068)
!1073 = !DILocation(line: 116, column: 24, scope: !1068)
!1074 = !DILocation(line: 116, column: 6, scope: !1068)
!1075 = !DILocation(line: 116, column: 29, scope: !1068)
!1076 = !DILocation(line: 117, column: 16, scope: !1068)
!1077 = !DILocation(line: 117, column: 11, scope: !1068)
!1078 = !DILocation(line: 117, column: 24, scope: !1068)
!1079 = !DILocation(line: 118, column: 10, scope: !1068)
!1080 = !DILocation(line: 118, column: 21, scope: !1068)
!1081 = !DILocation(line: 121, column: 26, scope: !1068)
!1082 = !DILocation(line: 121, column: 36, scope: !1068)
!1083 = !DILocation(line: 121, column: 39, scope: !1068)
!1084 = !DILocation(line: 121, column: 24, scope: !1068)
!1085 = !DILocation(line: 122, column: 34, scope: !1068)
!1086 = !DILocation(line: 123, column: 33, scope: !1068)
!1087 = !DILocation(line: 123, column: 36, scope: !1068)
!1088 = !DILocation(line: 123, column: 46, scope: !1068)
!1089 = !DILocation(line: 123, column: 54, scope: !1068)
!1090 = !DILocation(line: 123, column: 44, scope: !1068)
!1091 = !DILocation(line: 123, column: 28, scope: !1068)
!1092 = !DILocation(line: 123, column: 16, scope: !1068)
!1093 = !DILocation(line: 127, column: 13, scope: !1068)
!1094 = !DILocation(line: 125, column: 17, scope: !1068)
!1095 = !DILocation(line: 116, column: 53, scope: !1068)
!1096 = !DILocation(line: 116, column: 39, scope: !1068)
!1097 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!1098 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!1099 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!1100 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!1101 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!1102 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!1103 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!1104 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!1105 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!1106 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!1107 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!1108 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!1109 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!1110 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!1111 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!1112 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!1113 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!1114 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
