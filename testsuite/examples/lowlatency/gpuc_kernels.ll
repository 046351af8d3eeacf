target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [2 x i8*] [i8* bitcast (void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, i8*)* @Sums to i8*)], section "llvm.metadata"

define void @Pass(i64 %p0, i64* %p1, i64 %p2, i64* %p3, i32 %p4, i64 %p5, float* %p6, i64 %p7, float* %p8, i64 %p9, double* %p10, i64 %p11, i64* %p12, i64 %p13, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !7
	%2 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !7
	%3 = addrspacecast float* %p8 to float addrspace(1)*, !dbg !7
	%4 = addrspacecast double* %p10 to double addrspace(1)*, !dbg !7
	%5 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !7
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !10
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !11
	%8 = icmp eq i64 %p0, 0, !dbg !12
	br i1 %8, label %b1, label %b44, !dbg !12

b1:
	%9 = sext i32 %6 to i64, !dbg !10
	%10 = sext i32 %7 to i64, !dbg !11
	%11 = add i64 %9, 1, !dbg !13
	%12 = icmp eq i64 %10, -1, !dbg !14
	%13 = select i1 %12, i64 1, i64 %10, !dbg !14
	%14 = srem i64 %11, %13, !dbg !14
	%15 = add i64 %9, %10, !dbg !15
	%16 = sub i64 %15, 1, !dbg !16
	%17 = icmp eq i64 %10, -1, !dbg !17
	%18 = select i1 %17, i64 1, i64 %10, !dbg !17
	%19 = srem i64 %16, %18, !dbg !17
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !18, !range !19
	%21 = sext i32 %20 to i64, !dbg !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !18, !range !20
	%23 = sext i32 %22 to i64, !dbg !18
	%24 = mul i64 %21, %23, !dbg !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !18, !range !20
	%26 = sext i32 %25 to i64, !dbg !18
	%27 = mul i64 %24, %26, !dbg !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18, !range !21
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !18, !range !21
	%30 = mul i32 %28, %29, !dbg !18
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !18, !range !22
	%32 = mul i32 %30, %31, !dbg !18
	%33 = sext i32 %32 to i64, !dbg !18
	%34 = mul i64 %27, %33, !dbg !18
	%35 = icmp slt i64 %34, %p9, !dbg !23
	%36 = select i1 %35, i64 %34, i64 %p9, !dbg !23
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !24, !range !25
	%38 = sext i32 %37 to i64, !dbg !24
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !24, !range !26
	%40 = sext i32 %39 to i64, !dbg !24
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !24, !range !26
	%42 = sext i32 %41 to i64, !dbg !24
	%43 = mul i64 %23, %42, !dbg !24
	%44 = add i64 %40, %43, !dbg !24
	%45 = mul i64 %21, %44, !dbg !24
	%46 = add i64 %38, %45, !dbg !24
	%47 = mul i64 %46, %33, !dbg !24
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24, !range !27
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !24, !range !27
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !24, !range !28
	%51 = mul i32 %29, %50, !dbg !24
	%52 = add i32 %49, %51, !dbg !24
	%53 = mul i32 %28, %52, !dbg !24
	%54 = add i32 %48, %53, !dbg !24
	%55 = sext i32 %54 to i64, !dbg !24
	%56 = add i64 %47, %55, !dbg !24
	%57 = icmp sge i64 %56, %36, !dbg !29
	br i1 %57, label %b180, label %b2, !dbg !29

b2:
	%58 = icmp slt i64 0, %p5, !dbg !30
	br i1 %58, label %b3, label %b180, !dbg !30

b3:
	%59 = trunc i64 %14 to i32, !dbg !38
	%60 = trunc i64 %19 to i32, !dbg !39
	%61 = mul i64 %p11, 2, !dbg !42
	%62 = add i64 %p9, %61, !dbg !43
	br label %b4, !dbg !30

b4:
	%63 = phi i64 [ %240, %b43 ], [ 0, %b3 ], !dbg !30
	%64 = trunc i64 %63 to i32, !dbg !45
	%65 = add i32 %p4, %64, !dbg !46
	%66 = mul i64 %36, %63, !dbg !48
	%67 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !44
	%68 = icmp eq i64 addrspace(1)* %1, null, !dbg !44
	br i1 %68, label %b4_fail1, label %b4_ok1, !dbg !44, !prof !49

b4_ok1:
	%69 = bitcast i64* %67 to i8*, !dbg !44
	%70 = call i64 @gpuc_signal_wait_until_thread(i8* %69, i32 5, i64 %66, i32 1, i8* %ctrl, i32 1), !dbg !44
	%71 = zext i32 %65 to i64, !dbg !52
	br label %b5, !dbg !53

b5:
	%72 = phi i64 [ %56, %b4_ok1 ], [ %86, %b6_ok1 ], !dbg !54
	%73 = icmp slt i64 %72, %p9, !dbg !55
	br i1 %73, label %b6, label %b7, !dbg !55

b6:
	%74 = getelementptr inbounds float, float addrspace(1)* %3, i64 %72, !dbg !56
	%75 = icmp uge i64 %72, %p9, !dbg !56
	%76 = icmp uge i64 %72, %p2, !dbg !57
	%77 = or i1 %75, %76, !dbg !57
	br i1 %77, label %b6_fail1, label %b6_ok1, !dbg !57, !prof !49

b6_ok1:
	%78 = load float, float addrspace(1)* %74, align 4, !dbg !56
	%79 = bitcast float %78 to i32, !dbg !58
	%80 = zext i32 %79 to i64, !dbg !58
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %72, !dbg !57
	%82 = shl i64 %71, 32, !dbg !59
	%83 = or i64 %82, %80, !dbg !60
	%84 = addrspacecast i64 addrspace(1)* %81 to i64*, !dbg !38
	%85 = bitcast i64* %84 to i8*, !dbg !38
	call void @gpuc_signal_op_thread(i8* %85, i64 %83, i32 9, i32 %59), !dbg !38
	%86 = add i64 %72, %34, !dbg !61
	br label %b5, !dbg !61

b7:
	%87 = phi i64 [ %109, %b13 ], [ %56, %b5 ], !dbg !64
	%88 = icmp slt i64 %87, %p7, !dbg !65
	br i1 %88, label %b8, label %b14, !dbg !65

b8:
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %87, !dbg !68
	%90 = icmp uge i64 %87, %p2, !dbg !68
	br i1 %90, label %b8_fail1, label %b8_ok1, !dbg !68, !prof !49

b8_ok1:
	br label %b9, !dbg !71

b9:
	%91 = phi i64 [ 0, %b8_ok1 ], [ %99, %b11 ], !dbg !71
	%92 = addrspacecast i64 addrspace(1)* %89 to i64*, !dbg !72
	%93 = icmp eq i64 addrspace(1)* %89, null, !dbg !72
	br i1 %93, label %b9_fail1, label %b9_ok1, !dbg !72, !prof !49

b9_ok1:
	%94 = bitcast i64* %92 to i8*, !dbg !72
	%95 = call i64 @gpuc_signal_fetch_thread(i8* %94), !dbg !72
	%96 = shl i64 %71, 32, !dbg !74
	%97 = icmp uge i64 %95, %96, !dbg !75
	br i1 %97, label %b10, label %b11, !dbg !75

b10:
	%98 = and i64 %95, 4294967295, !dbg !76
	br label %b13, !dbg !77

b11:
	%99 = add i64 %91, 1, !dbg !77
	%100 = icmp slt i64 %99, 64, !dbg !77
	br i1 %100, label %b9, label %b12, !dbg !77

b12:
	%101 = addrspacecast i64 addrspace(1)* %89 to i64*, !dbg !78
	%102 = bitcast i64* %101 to i8*, !dbg !78
	%103 = call i64 @gpuc_signal_wait_until_thread(i8* %102, i32 5, i64 %96, i32 1, i8* %ctrl, i32 8), !dbg !78
	%104 = and i64 %103, 4294967295, !dbg !79
	br label %b13, !dbg !80

b13:
	%105 = phi i64 [ %98, %b10 ], [ %104, %b12 ], !dbg !81
	%106 = trunc i64 %105 to i32, !dbg !82
	%107 = bitcast i32 %106 to float, !dbg !82
	%108 = getelementptr inbounds float, float addrspace(1)* %2, i64 %87, !dbg !83
	store float %107, float addrspace(1)* %108, align 4, !dbg !83
	%109 = add i64 %87, %34, !dbg !84
	br label %b7, !dbg !84

b14:
	%110 = icmp ule i64 %34, 281474976710655, !dbg !85
	%111 = mul i64 %p7, -1, !dbg !85
	%112 = add i64 %111, %p9, !dbg !85
	%113 = icmp sge i64 %112, 0, !dbg !85
	%114 = and i1 %110, %113, !dbg !85
	br i1 %114, label %b15, label %b17_cold, !dbg !85, !prof !86

b15:
	%115 = phi i64 [ %121, %b16 ], [ %56, %b14 ], !dbg !85
	%116 = icmp slt i64 %115, %p7, !dbg !87
	br i1 %116, label %b16, label %b19, !dbg !87

b16:
	%117 = getelementptr inbounds float, float addrspace(1)* %2, i64 %115, !dbg !88
	%118 = load float, float addrspace(1)* %117, align 4, !dbg !88
	%119 = fadd float %118, 1.000000e+00, !dbg !89
	%120 = getelementptr inbounds float, float addrspace(1)* %3, i64 %115, !dbg !90
	store float %119, float addrspace(1)* %120, align 4, !dbg !90
	%121 = add i64 %115, %34, !dbg !91
	br label %b15, !dbg !91

b19:
	%122 = phi i64 [ %180, %b30 ], [ %56, %b15 ], [ %56, %b17_cold ], !dbg !92
	%123 = icmp slt i64 %122, %p11, !dbg !93
	br i1 %123, label %b20, label %b31, !dbg !93

b20:
	%124 = mul i64 %122, 2, !dbg !95
	%125 = add i64 %p9, %124, !dbg !96
	%126 = getelementptr inbounds double, double addrspace(1)* %4, i64 %122, !dbg !97
	%127 = icmp uge i64 %122, %p11, !dbg !97
	%128 = icmp uge i64 %125, %p2, !dbg !100
	%129 = or i1 %127, %128, !dbg !100
	br i1 %129, label %b20_fail1, label %b20_ok1, !dbg !100, !prof !49

b20_ok1:
	%130 = load double, double addrspace(1)* %126, align 8, !dbg !97
	%131 = bitcast double %130 to i64, !dbg !101
	%132 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %125, !dbg !100
	%133 = trunc i64 %131 to i32, !dbg !102
	%134 = shl i64 %71, 32, !dbg !104
	%135 = zext i32 %133 to i64, !dbg !105
	%136 = or i64 %134, %135, !dbg !106
	%137 = addrspacecast i64 addrspace(1)* %132 to i64*, !dbg !107
	%138 = bitcast i64* %137 to i8*, !dbg !107
	call void @gpuc_signal_op_thread(i8* %138, i64 %136, i32 9, i32 %59), !dbg !107
	%139 = add i64 %125, 1, !dbg !108
	%140 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %139, !dbg !109
	%141 = lshr i64 %131, 32, !dbg !110
	%142 = trunc i64 %141 to i32, !dbg !111
	%143 = zext i32 %142 to i64, !dbg !113
	%144 = or i64 %134, %143, !dbg !114
	%145 = addrspacecast i64 addrspace(1)* %140 to i64*, !dbg !115
	%146 = icmp uge i64 %139, %p2, !dbg !109
	br i1 %146, label %b20_fail3, label %b20_ok3, !dbg !109, !prof !49

b20_ok3:
	%147 = bitcast i64* %145 to i8*, !dbg !115
	call void @gpuc_signal_op_thread(i8* %147, i64 %144, i32 9, i32 %59), !dbg !115
	br label %b21, !dbg !119

b21:
	%148 = phi i64 [ 0, %b20_ok3 ], [ %155, %b23 ], !dbg !119
	%149 = addrspacecast i64 addrspace(1)* %132 to i64*, !dbg !120
	%150 = icmp eq i64 addrspace(1)* %132, null, !dbg !120
	br i1 %150, label %b21_fail1, label %b21_ok1, !dbg !120, !prof !49

b21_ok1:
	%151 = bitcast i64* %149 to i8*, !dbg !120
	%152 = call i64 @gpuc_signal_fetch_thread(i8* %151), !dbg !120
	%153 = icmp uge i64 %152, %134, !dbg !121
	br i1 %153, label %b22, label %b23, !dbg !121

b22:
	%154 = and i64 %152, 4294967295, !dbg !122
	br label %b25, !dbg !123

b23:
	%155 = add i64 %148, 1, !dbg !123
	%156 = icmp slt i64 %155, 64, !dbg !123
	br i1 %156, label %b21, label %b24, !dbg !123

b24:
	%157 = addrspacecast i64 addrspace(1)* %132 to i64*, !dbg !124
	%158 = bitcast i64* %157 to i8*, !dbg !124
	%159 = call i64 @gpuc_signal_wait_until_thread(i8* %158, i32 5, i64 %134, i32 1, i8* %ctrl, i32 8), !dbg !124
	%160 = and i64 %159, 4294967295, !dbg !125
	br label %b25, !dbg !126

b25:
	%161 = phi i64 [ %154, %b22 ], [ %160, %b24 ], !dbg !127
	br label %b26, !dbg !129

b26:
	%162 = phi i64 [ 0, %b25 ], [ %169, %b28 ], !dbg !129
	%163 = addrspacecast i64 addrspace(1)* %140 to i64*, !dbg !130
	%164 = icmp eq i64 addrspace(1)* %140, null, !dbg !130
	br i1 %164, label %b26_fail1, label %b26_ok1, !dbg !130, !prof !49

b26_ok1:
	%165 = bitcast i64* %163 to i8*, !dbg !130
	%166 = call i64 @gpuc_signal_fetch_thread(i8* %165), !dbg !130
	%167 = icmp uge i64 %166, %134, !dbg !131
	br i1 %167, label %b27, label %b28, !dbg !131

b27:
	%168 = and i64 %166, 4294967295, !dbg !132
	br label %b30, !dbg !133

b28:
	%169 = add i64 %162, 1, !dbg !133
	%170 = icmp slt i64 %169, 64, !dbg !133
	br i1 %170, label %b26, label %b29, !dbg !133

b29:
	%171 = addrspacecast i64 addrspace(1)* %140 to i64*, !dbg !134
	%172 = bitcast i64* %171 to i8*, !dbg !134
	%173 = call i64 @gpuc_signal_wait_until_thread(i8* %172, i32 5, i64 %134, i32 1, i8* %ctrl, i32 8), !dbg !134
	%174 = and i64 %173, 4294967295, !dbg !135
	br label %b30, !dbg !136

b30:
	%175 = phi i64 [ %168, %b27 ], [ %174, %b29 ], !dbg !137
	%176 = shl i64 %175, 32, !dbg !137
	%177 = or i64 %161, %176, !dbg !138
	%178 = bitcast i64 %177 to double, !dbg !139
	%179 = fadd double %178, 1.000000e+00, !dbg !140
	store double %179, double addrspace(1)* %126, align 8, !dbg !141
	%180 = add i64 %122, %34, !dbg !142
	br label %b19, !dbg !142

b31:
	%181 = phi i64 [ %237, %b42 ], [ %56, %b19 ], !dbg !143
	%182 = icmp slt i64 %181, %p13, !dbg !144
	br i1 %182, label %b32, label %b43, !dbg !144

b32:
	%183 = mul i64 %181, 2, !dbg !147
	%184 = add i64 %62, %183, !dbg !148
	%185 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %181, !dbg !149
	%186 = icmp uge i64 %181, %p13, !dbg !149
	%187 = icmp uge i64 %184, %p2, !dbg !152
	%188 = or i1 %186, %187, !dbg !152
	br i1 %188, label %b32_fail1, label %b32_ok1, !dbg !152, !prof !49

b32_ok1:
	%189 = load i64, i64 addrspace(1)* %185, align 8, !dbg !149
	%190 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %184, !dbg !152
	%191 = trunc i64 %189 to i32, !dbg !154
	%192 = shl i64 %71, 32, !dbg !156
	%193 = zext i32 %191 to i64, !dbg !157
	%194 = or i64 %192, %193, !dbg !158
	%195 = addrspacecast i64 addrspace(1)* %190 to i64*, !dbg !159
	%196 = bitcast i64* %195 to i8*, !dbg !159
	call void @gpuc_signal_op_thread(i8* %196, i64 %194, i32 9, i32 %59), !dbg !159
	%197 = add i64 %184, 1, !dbg !160
	%198 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %197, !dbg !161
	%199 = lshr i64 %189, 32, !dbg !162
	%200 = trunc i64 %199 to i32, !dbg !163
	%201 = zext i32 %200 to i64, !dbg !165
	%202 = or i64 %192, %201, !dbg !166
	%203 = addrspacecast i64 addrspace(1)* %198 to i64*, !dbg !167
	%204 = icmp uge i64 %197, %p2, !dbg !161
	br i1 %204, label %b32_fail3, label %b32_ok3, !dbg !161, !prof !49

b32_ok3:
	%205 = bitcast i64* %203 to i8*, !dbg !167
	call void @gpuc_signal_op_thread(i8* %205, i64 %202, i32 9, i32 %59), !dbg !167
	br label %b33, !dbg !171

b33:
	%206 = phi i64 [ 0, %b32_ok3 ], [ %213, %b35 ], !dbg !171
	%207 = addrspacecast i64 addrspace(1)* %190 to i64*, !dbg !172
	%208 = icmp eq i64 addrspace(1)* %190, null, !dbg !172
	br i1 %208, label %b33_fail1, label %b33_ok1, !dbg !172, !prof !49

b33_ok1:
	%209 = bitcast i64* %207 to i8*, !dbg !172
	%210 = call i64 @gpuc_signal_fetch_thread(i8* %209), !dbg !172
	%211 = icmp uge i64 %210, %192, !dbg !173
	br i1 %211, label %b34, label %b35, !dbg !173

b34:
	%212 = and i64 %210, 4294967295, !dbg !174
	br label %b37, !dbg !175

b35:
	%213 = add i64 %206, 1, !dbg !175
	%214 = icmp slt i64 %213, 64, !dbg !175
	br i1 %214, label %b33, label %b36, !dbg !175

b36:
	%215 = addrspacecast i64 addrspace(1)* %190 to i64*, !dbg !176
	%216 = bitcast i64* %215 to i8*, !dbg !176
	%217 = call i64 @gpuc_signal_wait_until_thread(i8* %216, i32 5, i64 %192, i32 1, i8* %ctrl, i32 8), !dbg !176
	%218 = and i64 %217, 4294967295, !dbg !177
	br label %b37, !dbg !178

b37:
	%219 = phi i64 [ %212, %b34 ], [ %218, %b36 ], !dbg !179
	br label %b38, !dbg !181

b38:
	%220 = phi i64 [ 0, %b37 ], [ %227, %b40 ], !dbg !181
	%221 = addrspacecast i64 addrspace(1)* %198 to i64*, !dbg !182
	%222 = icmp eq i64 addrspace(1)* %198, null, !dbg !182
	br i1 %222, label %b38_fail1, label %b38_ok1, !dbg !182, !prof !49

b38_ok1:
	%223 = bitcast i64* %221 to i8*, !dbg !182
	%224 = call i64 @gpuc_signal_fetch_thread(i8* %223), !dbg !182
	%225 = icmp uge i64 %224, %192, !dbg !183
	br i1 %225, label %b39, label %b40, !dbg !183

b39:
	%226 = and i64 %224, 4294967295, !dbg !184
	br label %b42, !dbg !185

b40:
	%227 = add i64 %220, 1, !dbg !185
	%228 = icmp slt i64 %227, 64, !dbg !185
	br i1 %228, label %b38, label %b41, !dbg !185

b41:
	%229 = addrspacecast i64 addrspace(1)* %198 to i64*, !dbg !186
	%230 = bitcast i64* %229 to i8*, !dbg !186
	%231 = call i64 @gpuc_signal_wait_until_thread(i8* %230, i32 5, i64 %192, i32 1, i8* %ctrl, i32 8), !dbg !186
	%232 = and i64 %231, 4294967295, !dbg !187
	br label %b42, !dbg !188

b42:
	%233 = phi i64 [ %226, %b39 ], [ %232, %b41 ], !dbg !189
	%234 = shl i64 %233, 32, !dbg !189
	%235 = or i64 %219, %234, !dbg !190
	%236 = add i64 %235, 1, !dbg !192
	store i64 %236, i64 addrspace(1)* %185, align 8, !dbg !193
	%237 = add i64 %181, %34, !dbg !194
	br label %b31, !dbg !194

b43:
	%238 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !39
	%239 = bitcast i64* %238 to i8*, !dbg !39
	call void @gpuc_signal_op_thread(i8* %239, i64 1, i32 10, i32 %60), !dbg !39
	%240 = add i64 %63, 1, !dbg !39
	%241 = icmp slt i64 %240, %p5, !dbg !39
	br i1 %241, label %b4, label %b180, !dbg !39

b44:
	%242 = icmp eq i64 %p0, 1, !dbg !195
	br i1 %242, label %b45, label %b89, !dbg !195

b45:
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !196, !range !25
	%244 = sext i32 %243 to i64, !dbg !196
	%245 = icmp eq i64 %244, 0, !dbg !197
	br i1 %245, label %b46, label %b180, !dbg !197

b46:
	%246 = sext i32 %6 to i64, !dbg !200
	%247 = sext i32 %7 to i64, !dbg !201
	%248 = add i64 %246, 1, !dbg !202
	%249 = icmp eq i64 %247, -1, !dbg !203
	%250 = select i1 %249, i64 1, i64 %247, !dbg !203
	%251 = srem i64 %248, %250, !dbg !203
	%252 = add i64 %246, %247, !dbg !204
	%253 = sub i64 %252, 1, !dbg !205
	%254 = icmp eq i64 %247, -1, !dbg !206
	%255 = select i1 %254, i64 1, i64 %247, !dbg !206
	%256 = srem i64 %253, %255, !dbg !206
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !207, !range !21
	%258 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !207, !range !21
	%259 = mul i32 %257, %258, !dbg !207
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !207, !range !22
	%261 = mul i32 %259, %260, !dbg !207
	%262 = sext i32 %261 to i64, !dbg !207
	%263 = icmp slt i64 %262, %p9, !dbg !208
	%264 = select i1 %263, i64 %262, i64 %p9, !dbg !208
	%265 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !209, !range !27
	%266 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !209, !range !27
	%267 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !209, !range !28
	%268 = mul i32 %258, %267, !dbg !209
	%269 = add i32 %266, %268, !dbg !209
	%270 = mul i32 %257, %269, !dbg !209
	%271 = add i32 %265, %270, !dbg !209
	%272 = sext i32 %271 to i64, !dbg !209
	%273 = icmp sge i64 %272, %264, !dbg !210
	br i1 %273, label %b180, label %b47, !dbg !210

b47:
	%274 = icmp slt i64 0, %p5, !dbg !211
	br i1 %274, label %b48, label %b180, !dbg !211

b48:
	%275 = trunc i64 %251 to i32, !dbg !216
	%276 = trunc i64 %256 to i32, !dbg !217
	%277 = mul i64 %p11, 2, !dbg !219
	%278 = add i64 %p9, %277, !dbg !220
	br label %b49, !dbg !211

b49:
	%279 = phi i64 [ %448, %b88 ], [ 0, %b48 ], !dbg !211
	%280 = trunc i64 %279 to i32, !dbg !222
	%281 = add i32 %p4, %280, !dbg !223
	%282 = mul i64 %264, %279, !dbg !225
	%283 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !221
	%284 = icmp eq i64 addrspace(1)* %1, null, !dbg !221
	br i1 %284, label %b49_fail1, label %b49_ok1, !dbg !221, !prof !49

b49_ok1:
	%285 = bitcast i64* %283 to i8*, !dbg !221
	%286 = call i64 @gpuc_signal_wait_until_thread(i8* %285, i32 5, i64 %282, i32 1, i8* %ctrl, i32 1), !dbg !221
	%287 = zext i32 %281 to i64, !dbg !227
	br label %b50, !dbg !228

b50:
	%288 = phi i64 [ %272, %b49_ok1 ], [ %300, %b51_ok1 ], !dbg !229
	%289 = icmp slt i64 %288, %p9, !dbg !230
	br i1 %289, label %b51, label %b52, !dbg !230

b51:
	%290 = getelementptr inbounds float, float addrspace(1)* %3, i64 %288, !dbg !232
	%291 = icmp uge i64 %288, %p2, !dbg !231
	br i1 %291, label %b51_fail1, label %b51_ok1, !dbg !231, !prof !49

b51_ok1:
	%292 = load float, float addrspace(1)* %290, align 4, !dbg !232
	%293 = bitcast float %292 to i32, !dbg !233
	%294 = zext i32 %293 to i64, !dbg !233
	%295 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %288, !dbg !231
	%296 = shl i64 %287, 32, !dbg !234
	%297 = or i64 %296, %294, !dbg !235
	%298 = addrspacecast i64 addrspace(1)* %295 to i64*, !dbg !216
	%299 = bitcast i64* %298 to i8*, !dbg !216
	call void @gpuc_signal_op_thread(i8* %299, i64 %297, i32 9, i32 %275), !dbg !216
	%300 = add i64 %288, %262, !dbg !236
	br label %b50, !dbg !236

b52:
	%301 = phi i64 [ %323, %b58 ], [ %272, %b50 ], !dbg !239
	%302 = icmp slt i64 %301, %p7, !dbg !240
	br i1 %302, label %b53, label %b59, !dbg !240

b53:
	%303 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %301, !dbg !242
	%304 = icmp uge i64 %301, %p2, !dbg !242
	br i1 %304, label %b53_fail1, label %b53_ok1, !dbg !242, !prof !49

b53_ok1:
	br label %b54, !dbg !244

b54:
	%305 = phi i64 [ 0, %b53_ok1 ], [ %313, %b56 ], !dbg !244
	%306 = addrspacecast i64 addrspace(1)* %303 to i64*, !dbg !245
	%307 = icmp eq i64 addrspace(1)* %303, null, !dbg !245
	br i1 %307, label %b54_fail1, label %b54_ok1, !dbg !245, !prof !49

b54_ok1:
	%308 = bitcast i64* %306 to i8*, !dbg !245
	%309 = call i64 @gpuc_signal_fetch_thread(i8* %308), !dbg !245
	%310 = shl i64 %287, 32, !dbg !247
	%311 = icmp uge i64 %309, %310, !dbg !248
	br i1 %311, label %b55, label %b56, !dbg !248

b55:
	%312 = and i64 %309, 4294967295, !dbg !249
	br label %b58, !dbg !250

b56:
	%313 = add i64 %305, 1, !dbg !250
	%314 = icmp slt i64 %313, 64, !dbg !250
	br i1 %314, label %b54, label %b57, !dbg !250

b57:
	%315 = addrspacecast i64 addrspace(1)* %303 to i64*, !dbg !251
	%316 = bitcast i64* %315 to i8*, !dbg !251
	%317 = call i64 @gpuc_signal_wait_until_thread(i8* %316, i32 5, i64 %310, i32 1, i8* %ctrl, i32 8), !dbg !251
	%318 = and i64 %317, 4294967295, !dbg !252
	br label %b58, !dbg !253

b58:
	%319 = phi i64 [ %312, %b55 ], [ %318, %b57 ], !dbg !254
	%320 = trunc i64 %319 to i32, !dbg !255
	%321 = bitcast i32 %320 to float, !dbg !255
	%322 = getelementptr inbounds float, float addrspace(1)* %2, i64 %301, !dbg !256
	store float %321, float addrspace(1)* %322, align 4, !dbg !256
	%323 = add i64 %301, %262, !dbg !257
	br label %b52, !dbg !257

b59:
	%324 = mul i64 %p7, -1, !dbg !258
	%325 = add i64 %324, %p9, !dbg !258
	%326 = icmp sge i64 %325, 0, !dbg !258
	br i1 %326, label %b60, label %b62_cold, !dbg !258, !prof !86

b60:
	%327 = phi i64 [ %333, %b61 ], [ %272, %b59 ], !dbg !258
	%328 = icmp slt i64 %327, %p7, !dbg !259
	br i1 %328, label %b61, label %b64, !dbg !259

b61:
	%329 = getelementptr inbounds float, float addrspace(1)* %2, i64 %327, !dbg !260
	%330 = load float, float addrspace(1)* %329, align 4, !dbg !260
	%331 = fadd float %330, 1.000000e+00, !dbg !261
	%332 = getelementptr inbounds float, float addrspace(1)* %3, i64 %327, !dbg !262
	store float %331, float addrspace(1)* %332, align 4, !dbg !262
	%333 = add i64 %327, %262, !dbg !263
	br label %b60, !dbg !263

b64:
	%334 = phi i64 [ %390, %b75 ], [ %272, %b60 ], [ %272, %b62_cold ], !dbg !264
	%335 = icmp slt i64 %334, %p11, !dbg !265
	br i1 %335, label %b65, label %b76, !dbg !265

b65:
	%336 = mul i64 %334, 2, !dbg !267
	%337 = add i64 %p9, %336, !dbg !268
	%338 = getelementptr inbounds double, double addrspace(1)* %4, i64 %334, !dbg !271
	%339 = icmp uge i64 %337, %p2, !dbg !270
	br i1 %339, label %b65_fail1, label %b65_ok1, !dbg !270, !prof !49

b65_ok1:
	%340 = load double, double addrspace(1)* %338, align 8, !dbg !271
	%341 = bitcast double %340 to i64, !dbg !272
	%342 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %337, !dbg !270
	%343 = trunc i64 %341 to i32, !dbg !273
	%344 = shl i64 %287, 32, !dbg !275
	%345 = zext i32 %343 to i64, !dbg !276
	%346 = or i64 %344, %345, !dbg !277
	%347 = addrspacecast i64 addrspace(1)* %342 to i64*, !dbg !278
	%348 = bitcast i64* %347 to i8*, !dbg !278
	call void @gpuc_signal_op_thread(i8* %348, i64 %346, i32 9, i32 %275), !dbg !278
	%349 = add i64 %337, 1, !dbg !279
	%350 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %349, !dbg !280
	%351 = lshr i64 %341, 32, !dbg !281
	%352 = trunc i64 %351 to i32, !dbg !282
	%353 = zext i32 %352 to i64, !dbg !284
	%354 = or i64 %344, %353, !dbg !285
	%355 = addrspacecast i64 addrspace(1)* %350 to i64*, !dbg !286
	%356 = icmp uge i64 %349, %p2, !dbg !280
	br i1 %356, label %b65_fail2, label %b65_ok2, !dbg !280, !prof !49

b65_ok2:
	%357 = bitcast i64* %355 to i8*, !dbg !286
	call void @gpuc_signal_op_thread(i8* %357, i64 %354, i32 9, i32 %275), !dbg !286
	br label %b66, !dbg !289

b66:
	%358 = phi i64 [ 0, %b65_ok2 ], [ %365, %b68 ], !dbg !289
	%359 = addrspacecast i64 addrspace(1)* %342 to i64*, !dbg !290
	%360 = icmp eq i64 addrspace(1)* %342, null, !dbg !290
	br i1 %360, label %b66_fail1, label %b66_ok1, !dbg !290, !prof !49

b66_ok1:
	%361 = bitcast i64* %359 to i8*, !dbg !290
	%362 = call i64 @gpuc_signal_fetch_thread(i8* %361), !dbg !290
	%363 = icmp uge i64 %362, %344, !dbg !291
	br i1 %363, label %b67, label %b68, !dbg !291

b67:
	%364 = and i64 %362, 4294967295, !dbg !292
	br label %b70, !dbg !293

b68:
	%365 = add i64 %358, 1, !dbg !293
	%366 = icmp slt i64 %365, 64, !dbg !293
	br i1 %366, label %b66, label %b69, !dbg !293

b69:
	%367 = addrspacecast i64 addrspace(1)* %342 to i64*, !dbg !294
	%368 = bitcast i64* %367 to i8*, !dbg !294
	%369 = call i64 @gpuc_signal_wait_until_thread(i8* %368, i32 5, i64 %344, i32 1, i8* %ctrl, i32 8), !dbg !294
	%370 = and i64 %369, 4294967295, !dbg !295
	br label %b70, !dbg !296

b70:
	%371 = phi i64 [ %364, %b67 ], [ %370, %b69 ], !dbg !297
	br label %b71, !dbg !299

b71:
	%372 = phi i64 [ 0, %b70 ], [ %379, %b73 ], !dbg !299
	%373 = addrspacecast i64 addrspace(1)* %350 to i64*, !dbg !300
	%374 = icmp eq i64 addrspace(1)* %350, null, !dbg !300
	br i1 %374, label %b71_fail1, label %b71_ok1, !dbg !300, !prof !49

b71_ok1:
	%375 = bitcast i64* %373 to i8*, !dbg !300
	%376 = call i64 @gpuc_signal_fetch_thread(i8* %375), !dbg !300
	%377 = icmp uge i64 %376, %344, !dbg !301
	br i1 %377, label %b72, label %b73, !dbg !301

b72:
	%378 = and i64 %376, 4294967295, !dbg !302
	br label %b75, !dbg !303

b73:
	%379 = add i64 %372, 1, !dbg !303
	%380 = icmp slt i64 %379, 64, !dbg !303
	br i1 %380, label %b71, label %b74, !dbg !303

b74:
	%381 = addrspacecast i64 addrspace(1)* %350 to i64*, !dbg !304
	%382 = bitcast i64* %381 to i8*, !dbg !304
	%383 = call i64 @gpuc_signal_wait_until_thread(i8* %382, i32 5, i64 %344, i32 1, i8* %ctrl, i32 8), !dbg !304
	%384 = and i64 %383, 4294967295, !dbg !305
	br label %b75, !dbg !306

b75:
	%385 = phi i64 [ %378, %b72 ], [ %384, %b74 ], !dbg !307
	%386 = shl i64 %385, 32, !dbg !307
	%387 = or i64 %371, %386, !dbg !308
	%388 = bitcast i64 %387 to double, !dbg !309
	%389 = fadd double %388, 1.000000e+00, !dbg !310
	store double %389, double addrspace(1)* %338, align 8, !dbg !311
	%390 = add i64 %334, %262, !dbg !312
	br label %b64, !dbg !312

b76:
	%391 = phi i64 [ %445, %b87 ], [ %272, %b64 ], !dbg !313
	%392 = icmp slt i64 %391, %p13, !dbg !314
	br i1 %392, label %b77, label %b88, !dbg !314

b77:
	%393 = mul i64 %391, 2, !dbg !316
	%394 = add i64 %278, %393, !dbg !317
	%395 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %391, !dbg !320
	%396 = icmp uge i64 %394, %p2, !dbg !319
	br i1 %396, label %b77_fail1, label %b77_ok1, !dbg !319, !prof !49

b77_ok1:
	%397 = load i64, i64 addrspace(1)* %395, align 8, !dbg !320
	%398 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %394, !dbg !319
	%399 = trunc i64 %397 to i32, !dbg !322
	%400 = shl i64 %287, 32, !dbg !324
	%401 = zext i32 %399 to i64, !dbg !325
	%402 = or i64 %400, %401, !dbg !326
	%403 = addrspacecast i64 addrspace(1)* %398 to i64*, !dbg !327
	%404 = bitcast i64* %403 to i8*, !dbg !327
	call void @gpuc_signal_op_thread(i8* %404, i64 %402, i32 9, i32 %275), !dbg !327
	%405 = add i64 %394, 1, !dbg !328
	%406 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %405, !dbg !329
	%407 = lshr i64 %397, 32, !dbg !330
	%408 = trunc i64 %407 to i32, !dbg !331
	%409 = zext i32 %408 to i64, !dbg !333
	%410 = or i64 %400, %409, !dbg !334
	%411 = addrspacecast i64 addrspace(1)* %406 to i64*, !dbg !335
	%412 = icmp uge i64 %405, %p2, !dbg !329
	br i1 %412, label %b77_fail2, label %b77_ok2, !dbg !329, !prof !49

b77_ok2:
	%413 = bitcast i64* %411 to i8*, !dbg !335
	call void @gpuc_signal_op_thread(i8* %413, i64 %410, i32 9, i32 %275), !dbg !335
	br label %b78, !dbg !338

b78:
	%414 = phi i64 [ 0, %b77_ok2 ], [ %421, %b80 ], !dbg !338
	%415 = addrspacecast i64 addrspace(1)* %398 to i64*, !dbg !339
	%416 = icmp eq i64 addrspace(1)* %398, null, !dbg !339
	br i1 %416, label %b78_fail1, label %b78_ok1, !dbg !339, !prof !49

b78_ok1:
	%417 = bitcast i64* %415 to i8*, !dbg !339
	%418 = call i64 @gpuc_signal_fetch_thread(i8* %417), !dbg !339
	%419 = icmp uge i64 %418, %400, !dbg !340
	br i1 %419, label %b79, label %b80, !dbg !340

b79:
	%420 = and i64 %418, 4294967295, !dbg !341
	br label %b82, !dbg !342

b80:
	%421 = add i64 %414, 1, !dbg !342
	%422 = icmp slt i64 %421, 64, !dbg !342
	br i1 %422, label %b78, label %b81, !dbg !342

b81:
	%423 = addrspacecast i64 addrspace(1)* %398 to i64*, !dbg !343
	%424 = bitcast i64* %423 to i8*, !dbg !343
	%425 = call i64 @gpuc_signal_wait_until_thread(i8* %424, i32 5, i64 %400, i32 1, i8* %ctrl, i32 8), !dbg !343
	%426 = and i64 %425, 4294967295, !dbg !344
	br label %b82, !dbg !345

b82:
	%427 = phi i64 [ %420, %b79 ], [ %426, %b81 ], !dbg !346
	br label %b83, !dbg !348

b83:
	%428 = phi i64 [ 0, %b82 ], [ %435, %b85 ], !dbg !348
	%429 = addrspacecast i64 addrspace(1)* %406 to i64*, !dbg !349
	%430 = icmp eq i64 addrspace(1)* %406, null, !dbg !349
	br i1 %430, label %b83_fail1, label %b83_ok1, !dbg !349, !prof !49

b83_ok1:
	%431 = bitcast i64* %429 to i8*, !dbg !349
	%432 = call i64 @gpuc_signal_fetch_thread(i8* %431), !dbg !349
	%433 = icmp uge i64 %432, %400, !dbg !350
	br i1 %433, label %b84, label %b85, !dbg !350

b84:
	%434 = and i64 %432, 4294967295, !dbg !351
	br label %b87, !dbg !352

b85:
	%435 = add i64 %428, 1, !dbg !352
	%436 = icmp slt i64 %435, 64, !dbg !352
	br i1 %436, label %b83, label %b86, !dbg !352

b86:
	%437 = addrspacecast i64 addrspace(1)* %406 to i64*, !dbg !353
	%438 = bitcast i64* %437 to i8*, !dbg !353
	%439 = call i64 @gpuc_signal_wait_until_thread(i8* %438, i32 5, i64 %400, i32 1, i8* %ctrl, i32 8), !dbg !353
	%440 = and i64 %439, 4294967295, !dbg !354
	br label %b87, !dbg !355

b87:
	%441 = phi i64 [ %434, %b84 ], [ %440, %b86 ], !dbg !356
	%442 = shl i64 %441, 32, !dbg !356
	%443 = or i64 %427, %442, !dbg !357
	%444 = add i64 %443, 1, !dbg !359
	store i64 %444, i64 addrspace(1)* %395, align 8, !dbg !360
	%445 = add i64 %391, %262, !dbg !361
	br label %b76, !dbg !361

b88:
	%446 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !217
	%447 = bitcast i64* %446 to i8*, !dbg !217
	call void @gpuc_signal_op_thread(i8* %447, i64 1, i32 10, i32 %276), !dbg !217
	%448 = add i64 %279, 1, !dbg !217
	%449 = icmp slt i64 %448, %p5, !dbg !217
	br i1 %449, label %b49, label %b180, !dbg !217

b89:
	%450 = icmp eq i64 %p0, 2, !dbg !362
	br i1 %450, label %b90, label %b135, !dbg !362

b90:
	%451 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !363, !range !25
	%452 = sext i32 %451 to i64, !dbg !363
	%453 = icmp eq i64 %452, 0, !dbg !364
	br i1 %453, label %b91, label %b180, !dbg !364

b91:
	%454 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !365, !range !27
	%455 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !365, !range !27
	%456 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !365, !range !28
	%457 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !365, !range !21
	%458 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !365, !range !21
	%459 = mul i32 %458, %456, !dbg !365
	%460 = add i32 %455, %459, !dbg !365
	%461 = mul i32 %457, %460, !dbg !365
	%462 = add i32 %454, %461, !dbg !365
	%463 = sext i32 %462 to i64, !dbg !365
	%464 = sdiv i64 %463, 32, !dbg !366
	%465 = icmp eq i64 %464, 0, !dbg !367
	br i1 %465, label %b92, label %b180, !dbg !367

b92:
	%466 = sext i32 %6 to i64, !dbg !370
	%467 = sext i32 %7 to i64, !dbg !371
	%468 = add i64 %466, 1, !dbg !372
	%469 = icmp eq i64 %467, -1, !dbg !373
	%470 = select i1 %469, i64 1, i64 %467, !dbg !373
	%471 = srem i64 %468, %470, !dbg !373
	%472 = add i64 %466, %467, !dbg !374
	%473 = sub i64 %472, 1, !dbg !375
	%474 = icmp eq i64 %467, -1, !dbg !376
	%475 = select i1 %474, i64 1, i64 %467, !dbg !376
	%476 = srem i64 %473, %475, !dbg !376
	%477 = and i32 %462, -32, !dbg !377
	%478 = mul i32 %457, %458, !dbg !377
	%479 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !377, !range !22
	%480 = mul i32 %478, %479, !dbg !377
	%481 = sub i32 %480, %477, !dbg !377
	%482 = icmp slt i32 %481, 32, !dbg !377
	%483 = select i1 %482, i32 %481, i32 32, !dbg !377
	%484 = sext i32 %483 to i64, !dbg !377
	%485 = icmp slt i64 %484, %p9, !dbg !378
	%486 = select i1 %485, i64 %484, i64 %p9, !dbg !378
	%487 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !379, !range !380
	%488 = sext i32 %487 to i64, !dbg !379
	%489 = icmp sge i64 %488, %486, !dbg !381
	br i1 %489, label %b180, label %b93, !dbg !381

b93:
	%490 = icmp slt i64 0, %p5, !dbg !382
	br i1 %490, label %b94, label %b180, !dbg !382

b94:
	%491 = trunc i64 %471 to i32, !dbg !387
	%492 = trunc i64 %476 to i32, !dbg !388
	%493 = mul i64 %p11, 2, !dbg !390
	%494 = add i64 %p9, %493, !dbg !391
	br label %b95, !dbg !382

b95:
	%495 = phi i64 [ %672, %b134 ], [ 0, %b94 ], !dbg !382
	%496 = trunc i64 %495 to i32, !dbg !393
	%497 = add i32 %p4, %496, !dbg !394
	%498 = mul i64 %486, %495, !dbg !396
	%499 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !392
	%500 = icmp eq i64 addrspace(1)* %1, null, !dbg !392
	br i1 %500, label %b95_fail1, label %b95_ok1, !dbg !392, !prof !49

b95_ok1:
	%501 = bitcast i64* %499 to i8*, !dbg !392
	%502 = call i64 @gpuc_signal_wait_until_thread(i8* %501, i32 5, i64 %498, i32 1, i8* %ctrl, i32 1), !dbg !392
	%503 = zext i32 %497 to i64, !dbg !398
	br label %b96, !dbg !399

b96:
	%504 = phi i64 [ %488, %b95_ok1 ], [ %518, %b97_ok1 ], !dbg !400
	%505 = icmp slt i64 %504, %p9, !dbg !401
	br i1 %505, label %b97, label %b98, !dbg !401

b97:
	%506 = getelementptr inbounds float, float addrspace(1)* %3, i64 %504, !dbg !402
	%507 = icmp uge i64 %504, %p9, !dbg !402
	%508 = icmp uge i64 %504, %p2, !dbg !403
	%509 = or i1 %507, %508, !dbg !403
	br i1 %509, label %b97_fail1, label %b97_ok1, !dbg !403, !prof !49

b97_ok1:
	%510 = load float, float addrspace(1)* %506, align 4, !dbg !402
	%511 = bitcast float %510 to i32, !dbg !404
	%512 = zext i32 %511 to i64, !dbg !404
	%513 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %504, !dbg !403
	%514 = shl i64 %503, 32, !dbg !405
	%515 = or i64 %514, %512, !dbg !406
	%516 = addrspacecast i64 addrspace(1)* %513 to i64*, !dbg !387
	%517 = bitcast i64* %516 to i8*, !dbg !387
	call void @gpuc_signal_op_thread(i8* %517, i64 %515, i32 9, i32 %491), !dbg !387
	%518 = add i64 %504, %484, !dbg !407
	br label %b96, !dbg !407

b98:
	%519 = phi i64 [ %541, %b104 ], [ %488, %b96 ], !dbg !410
	%520 = icmp slt i64 %519, %p7, !dbg !411
	br i1 %520, label %b99, label %b105, !dbg !411

b99:
	%521 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %519, !dbg !413
	%522 = icmp uge i64 %519, %p2, !dbg !413
	br i1 %522, label %b99_fail1, label %b99_ok1, !dbg !413, !prof !49

b99_ok1:
	br label %b100, !dbg !415

b100:
	%523 = phi i64 [ 0, %b99_ok1 ], [ %531, %b102 ], !dbg !415
	%524 = addrspacecast i64 addrspace(1)* %521 to i64*, !dbg !416
	%525 = icmp eq i64 addrspace(1)* %521, null, !dbg !416
	br i1 %525, label %b100_fail1, label %b100_ok1, !dbg !416, !prof !49

b100_ok1:
	%526 = bitcast i64* %524 to i8*, !dbg !416
	%527 = call i64 @gpuc_signal_fetch_thread(i8* %526), !dbg !416
	%528 = shl i64 %503, 32, !dbg !418
	%529 = icmp uge i64 %527, %528, !dbg !419
	br i1 %529, label %b101, label %b102, !dbg !419

b101:
	%530 = and i64 %527, 4294967295, !dbg !420
	br label %b104, !dbg !421

b102:
	%531 = add i64 %523, 1, !dbg !421
	%532 = icmp slt i64 %531, 64, !dbg !421
	br i1 %532, label %b100, label %b103, !dbg !421

b103:
	%533 = addrspacecast i64 addrspace(1)* %521 to i64*, !dbg !422
	%534 = bitcast i64* %533 to i8*, !dbg !422
	%535 = call i64 @gpuc_signal_wait_until_thread(i8* %534, i32 5, i64 %528, i32 1, i8* %ctrl, i32 8), !dbg !422
	%536 = and i64 %535, 4294967295, !dbg !423
	br label %b104, !dbg !424

b104:
	%537 = phi i64 [ %530, %b101 ], [ %536, %b103 ], !dbg !425
	%538 = trunc i64 %537 to i32, !dbg !426
	%539 = bitcast i32 %538 to float, !dbg !426
	%540 = getelementptr inbounds float, float addrspace(1)* %2, i64 %519, !dbg !427
	store float %539, float addrspace(1)* %540, align 4, !dbg !427
	%541 = add i64 %519, %484, !dbg !428
	br label %b98, !dbg !428

b105:
	%542 = icmp ule i64 %484, 281474976710655, !dbg !429
	%543 = mul i64 %p7, -1, !dbg !429
	%544 = add i64 %543, %p9, !dbg !429
	%545 = icmp sge i64 %544, 0, !dbg !429
	%546 = and i1 %542, %545, !dbg !429
	br i1 %546, label %b106, label %b108_cold, !dbg !429, !prof !86

b106:
	%547 = phi i64 [ %553, %b107 ], [ %488, %b105 ], !dbg !429
	%548 = icmp slt i64 %547, %p7, !dbg !430
	br i1 %548, label %b107, label %b110, !dbg !430

b107:
	%549 = getelementptr inbounds float, float addrspace(1)* %2, i64 %547, !dbg !431
	%550 = load float, float addrspace(1)* %549, align 4, !dbg !431
	%551 = fadd float %550, 1.000000e+00, !dbg !432
	%552 = getelementptr inbounds float, float addrspace(1)* %3, i64 %547, !dbg !433
	store float %551, float addrspace(1)* %552, align 4, !dbg !433
	%553 = add i64 %547, %484, !dbg !434
	br label %b106, !dbg !434

b110:
	%554 = phi i64 [ %612, %b121 ], [ %488, %b106 ], [ %488, %b108_cold ], !dbg !435
	%555 = icmp slt i64 %554, %p11, !dbg !436
	br i1 %555, label %b111, label %b122, !dbg !436

b111:
	%556 = mul i64 %554, 2, !dbg !438
	%557 = add i64 %p9, %556, !dbg !439
	%558 = getelementptr inbounds double, double addrspace(1)* %4, i64 %554, !dbg !440
	%559 = icmp uge i64 %554, %p11, !dbg !440
	%560 = icmp uge i64 %557, %p2, !dbg !442
	%561 = or i1 %559, %560, !dbg !442
	br i1 %561, label %b111_fail1, label %b111_ok1, !dbg !442, !prof !49

b111_ok1:
	%562 = load double, double addrspace(1)* %558, align 8, !dbg !440
	%563 = bitcast double %562 to i64, !dbg !443
	%564 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %557, !dbg !442
	%565 = trunc i64 %563 to i32, !dbg !444
	%566 = shl i64 %503, 32, !dbg !446
	%567 = zext i32 %565 to i64, !dbg !447
	%568 = or i64 %566, %567, !dbg !448
	%569 = addrspacecast i64 addrspace(1)* %564 to i64*, !dbg !449
	%570 = bitcast i64* %569 to i8*, !dbg !449
	call void @gpuc_signal_op_thread(i8* %570, i64 %568, i32 9, i32 %491), !dbg !449
	%571 = add i64 %557, 1, !dbg !450
	%572 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %571, !dbg !451
	%573 = lshr i64 %563, 32, !dbg !452
	%574 = trunc i64 %573 to i32, !dbg !453
	%575 = zext i32 %574 to i64, !dbg !455
	%576 = or i64 %566, %575, !dbg !456
	%577 = addrspacecast i64 addrspace(1)* %572 to i64*, !dbg !457
	%578 = icmp uge i64 %571, %p2, !dbg !451
	br i1 %578, label %b111_fail3, label %b111_ok3, !dbg !451, !prof !49

b111_ok3:
	%579 = bitcast i64* %577 to i8*, !dbg !457
	call void @gpuc_signal_op_thread(i8* %579, i64 %576, i32 9, i32 %491), !dbg !457
	br label %b112, !dbg !460

b112:
	%580 = phi i64 [ 0, %b111_ok3 ], [ %587, %b114 ], !dbg !460
	%581 = addrspacecast i64 addrspace(1)* %564 to i64*, !dbg !461
	%582 = icmp eq i64 addrspace(1)* %564, null, !dbg !461
	br i1 %582, label %b112_fail1, label %b112_ok1, !dbg !461, !prof !49

b112_ok1:
	%583 = bitcast i64* %581 to i8*, !dbg !461
	%584 = call i64 @gpuc_signal_fetch_thread(i8* %583), !dbg !461
	%585 = icmp uge i64 %584, %566, !dbg !462
	br i1 %585, label %b113, label %b114, !dbg !462

b113:
	%586 = and i64 %584, 4294967295, !dbg !463
	br label %b116, !dbg !464

b114:
	%587 = add i64 %580, 1, !dbg !464
	%588 = icmp slt i64 %587, 64, !dbg !464
	br i1 %588, label %b112, label %b115, !dbg !464

b115:
	%589 = addrspacecast i64 addrspace(1)* %564 to i64*, !dbg !465
	%590 = bitcast i64* %589 to i8*, !dbg !465
	%591 = call i64 @gpuc_signal_wait_until_thread(i8* %590, i32 5, i64 %566, i32 1, i8* %ctrl, i32 8), !dbg !465
	%592 = and i64 %591, 4294967295, !dbg !466
	br label %b116, !dbg !467

b116:
	%593 = phi i64 [ %586, %b113 ], [ %592, %b115 ], !dbg !468
	br label %b117, !dbg !470

b117:
	%594 = phi i64 [ 0, %b116 ], [ %601, %b119 ], !dbg !470
	%595 = addrspacecast i64 addrspace(1)* %572 to i64*, !dbg !471
	%596 = icmp eq i64 addrspace(1)* %572, null, !dbg !471
	br i1 %596, label %b117_fail1, label %b117_ok1, !dbg !471, !prof !49

b117_ok1:
	%597 = bitcast i64* %595 to i8*, !dbg !471
	%598 = call i64 @gpuc_signal_fetch_thread(i8* %597), !dbg !471
	%599 = icmp uge i64 %598, %566, !dbg !472
	br i1 %599, label %b118, label %b119, !dbg !472

b118:
	%600 = and i64 %598, 4294967295, !dbg !473
	br label %b121, !dbg !474

b119:
	%601 = add i64 %594, 1, !dbg !474
	%602 = icmp slt i64 %601, 64, !dbg !474
	br i1 %602, label %b117, label %b120, !dbg !474

b120:
	%603 = addrspacecast i64 addrspace(1)* %572 to i64*, !dbg !475
	%604 = bitcast i64* %603 to i8*, !dbg !475
	%605 = call i64 @gpuc_signal_wait_until_thread(i8* %604, i32 5, i64 %566, i32 1, i8* %ctrl, i32 8), !dbg !475
	%606 = and i64 %605, 4294967295, !dbg !476
	br label %b121, !dbg !477

b121:
	%607 = phi i64 [ %600, %b118 ], [ %606, %b120 ], !dbg !478
	%608 = shl i64 %607, 32, !dbg !478
	%609 = or i64 %593, %608, !dbg !479
	%610 = bitcast i64 %609 to double, !dbg !480
	%611 = fadd double %610, 1.000000e+00, !dbg !481
	store double %611, double addrspace(1)* %558, align 8, !dbg !482
	%612 = add i64 %554, %484, !dbg !483
	br label %b110, !dbg !483

b122:
	%613 = phi i64 [ %669, %b133 ], [ %488, %b110 ], !dbg !484
	%614 = icmp slt i64 %613, %p13, !dbg !485
	br i1 %614, label %b123, label %b134, !dbg !485

b123:
	%615 = mul i64 %613, 2, !dbg !487
	%616 = add i64 %494, %615, !dbg !488
	%617 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %613, !dbg !489
	%618 = icmp uge i64 %613, %p13, !dbg !489
	%619 = icmp uge i64 %616, %p2, !dbg !491
	%620 = or i1 %618, %619, !dbg !491
	br i1 %620, label %b123_fail1, label %b123_ok1, !dbg !491, !prof !49

b123_ok1:
	%621 = load i64, i64 addrspace(1)* %617, align 8, !dbg !489
	%622 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %616, !dbg !491
	%623 = trunc i64 %621 to i32, !dbg !493
	%624 = shl i64 %503, 32, !dbg !495
	%625 = zext i32 %623 to i64, !dbg !496
	%626 = or i64 %624, %625, !dbg !497
	%627 = addrspacecast i64 addrspace(1)* %622 to i64*, !dbg !498
	%628 = bitcast i64* %627 to i8*, !dbg !498
	call void @gpuc_signal_op_thread(i8* %628, i64 %626, i32 9, i32 %491), !dbg !498
	%629 = add i64 %616, 1, !dbg !499
	%630 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %629, !dbg !500
	%631 = lshr i64 %621, 32, !dbg !501
	%632 = trunc i64 %631 to i32, !dbg !502
	%633 = zext i32 %632 to i64, !dbg !504
	%634 = or i64 %624, %633, !dbg !505
	%635 = addrspacecast i64 addrspace(1)* %630 to i64*, !dbg !506
	%636 = icmp uge i64 %629, %p2, !dbg !500
	br i1 %636, label %b123_fail3, label %b123_ok3, !dbg !500, !prof !49

b123_ok3:
	%637 = bitcast i64* %635 to i8*, !dbg !506
	call void @gpuc_signal_op_thread(i8* %637, i64 %634, i32 9, i32 %491), !dbg !506
	br label %b124, !dbg !509

b124:
	%638 = phi i64 [ 0, %b123_ok3 ], [ %645, %b126 ], !dbg !509
	%639 = addrspacecast i64 addrspace(1)* %622 to i64*, !dbg !510
	%640 = icmp eq i64 addrspace(1)* %622, null, !dbg !510
	br i1 %640, label %b124_fail1, label %b124_ok1, !dbg !510, !prof !49

b124_ok1:
	%641 = bitcast i64* %639 to i8*, !dbg !510
	%642 = call i64 @gpuc_signal_fetch_thread(i8* %641), !dbg !510
	%643 = icmp uge i64 %642, %624, !dbg !511
	br i1 %643, label %b125, label %b126, !dbg !511

b125:
	%644 = and i64 %642, 4294967295, !dbg !512
	br label %b128, !dbg !513

b126:
	%645 = add i64 %638, 1, !dbg !513
	%646 = icmp slt i64 %645, 64, !dbg !513
	br i1 %646, label %b124, label %b127, !dbg !513

b127:
	%647 = addrspacecast i64 addrspace(1)* %622 to i64*, !dbg !514
	%648 = bitcast i64* %647 to i8*, !dbg !514
	%649 = call i64 @gpuc_signal_wait_until_thread(i8* %648, i32 5, i64 %624, i32 1, i8* %ctrl, i32 8), !dbg !514
	%650 = and i64 %649, 4294967295, !dbg !515
	br label %b128, !dbg !516

b128:
	%651 = phi i64 [ %644, %b125 ], [ %650, %b127 ], !dbg !517
	br label %b129, !dbg !519

b129:
	%652 = phi i64 [ 0, %b128 ], [ %659, %b131 ], !dbg !519
	%653 = addrspacecast i64 addrspace(1)* %630 to i64*, !dbg !520
	%654 = icmp eq i64 addrspace(1)* %630, null, !dbg !520
	br i1 %654, label %b129_fail1, label %b129_ok1, !dbg !520, !prof !49

b129_ok1:
	%655 = bitcast i64* %653 to i8*, !dbg !520
	%656 = call i64 @gpuc_signal_fetch_thread(i8* %655), !dbg !520
	%657 = icmp uge i64 %656, %624, !dbg !521
	br i1 %657, label %b130, label %b131, !dbg !521

b130:
	%658 = and i64 %656, 4294967295, !dbg !522
	br label %b133, !dbg !523

b131:
	%659 = add i64 %652, 1, !dbg !523
	%660 = icmp slt i64 %659, 64, !dbg !523
	br i1 %660, label %b129, label %b132, !dbg !523

b132:
	%661 = addrspacecast i64 addrspace(1)* %630 to i64*, !dbg !524
	%662 = bitcast i64* %661 to i8*, !dbg !524
	%663 = call i64 @gpuc_signal_wait_until_thread(i8* %662, i32 5, i64 %624, i32 1, i8* %ctrl, i32 8), !dbg !524
	%664 = and i64 %663, 4294967295, !dbg !525
	br label %b133, !dbg !526

b133:
	%665 = phi i64 [ %658, %b130 ], [ %664, %b132 ], !dbg !527
	%666 = shl i64 %665, 32, !dbg !527
	%667 = or i64 %651, %666, !dbg !528
	%668 = add i64 %667, 1, !dbg !530
	store i64 %668, i64 addrspace(1)* %617, align 8, !dbg !531
	%669 = add i64 %613, %484, !dbg !532
	br label %b122, !dbg !532

b134:
	%670 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !388
	%671 = bitcast i64* %670 to i8*, !dbg !388
	call void @gpuc_signal_op_thread(i8* %671, i64 1, i32 10, i32 %492), !dbg !388
	%672 = add i64 %495, 1, !dbg !388
	%673 = icmp slt i64 %672, %p5, !dbg !388
	br i1 %673, label %b95, label %b180, !dbg !388

b135:
	%674 = icmp eq i64 %p0, 3, !dbg !533
	br i1 %674, label %b136, label %b180, !dbg !533

b136:
	%675 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !534, !range !25
	%676 = sext i32 %675 to i64, !dbg !534
	%677 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !534, !range !26
	%678 = sext i32 %677 to i64, !dbg !534
	%679 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !534, !range !26
	%680 = sext i32 %679 to i64, !dbg !534
	%681 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !534, !range !19
	%682 = sext i32 %681 to i64, !dbg !534
	%683 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !534, !range !20
	%684 = sext i32 %683 to i64, !dbg !534
	%685 = mul i64 %684, %680, !dbg !534
	%686 = add i64 %678, %685, !dbg !534
	%687 = mul i64 %682, %686, !dbg !534
	%688 = add i64 %676, %687, !dbg !534
	%689 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !534, !range !21
	%690 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !534, !range !21
	%691 = mul i32 %689, %690, !dbg !534
	%692 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !534, !range !22
	%693 = mul i32 %691, %692, !dbg !534
	%694 = sext i32 %693 to i64, !dbg !534
	%695 = mul i64 %688, %694, !dbg !534
	%696 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !534, !range !27
	%697 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !534, !range !27
	%698 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !534, !range !28
	%699 = mul i32 %690, %698, !dbg !534
	%700 = add i32 %697, %699, !dbg !534
	%701 = mul i32 %689, %700, !dbg !534
	%702 = add i32 %696, %701, !dbg !534
	%703 = sext i32 %702 to i64, !dbg !534
	%704 = add i64 %695, %703, !dbg !534
	%705 = icmp eq i64 %704, 0, !dbg !535
	br i1 %705, label %b137, label %b180, !dbg !535

b137:
	%706 = sext i32 %6 to i64, !dbg !538
	%707 = sext i32 %7 to i64, !dbg !539
	%708 = add i64 %706, 1, !dbg !540
	%709 = icmp eq i64 %707, -1, !dbg !541
	%710 = select i1 %709, i64 1, i64 %707, !dbg !541
	%711 = srem i64 %708, %710, !dbg !541
	%712 = add i64 %706, %707, !dbg !542
	%713 = sub i64 %712, 1, !dbg !543
	%714 = icmp eq i64 %707, -1, !dbg !544
	%715 = select i1 %714, i64 1, i64 %707, !dbg !544
	%716 = srem i64 %713, %715, !dbg !544
	%717 = icmp slt i64 1, %p9, !dbg !545
	%718 = select i1 %717, i64 1, i64 %p9, !dbg !545
	%719 = icmp sge i64 0, %718, !dbg !546
	br i1 %719, label %b180, label %b138, !dbg !546

b138:
	%720 = icmp slt i64 0, %p5, !dbg !547
	br i1 %720, label %b139, label %b180, !dbg !547

b139:
	%721 = trunc i64 %711 to i32, !dbg !552
	%722 = trunc i64 %716 to i32, !dbg !553
	%723 = mul i64 %p11, 2, !dbg !555
	%724 = add i64 %p9, %723, !dbg !556
	br label %b140, !dbg !547

b140:
	%725 = phi i64 [ %894, %b179 ], [ 0, %b139 ], !dbg !547
	%726 = trunc i64 %725 to i32, !dbg !558
	%727 = add i32 %p4, %726, !dbg !559
	%728 = mul i64 %718, %725, !dbg !561
	%729 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !557
	%730 = icmp eq i64 addrspace(1)* %1, null, !dbg !557
	br i1 %730, label %b140_fail1, label %b140_ok1, !dbg !557, !prof !49

b140_ok1:
	%731 = bitcast i64* %729 to i8*, !dbg !557
	%732 = call i64 @gpuc_signal_wait_until_thread(i8* %731, i32 5, i64 %728, i32 1, i8* %ctrl, i32 1), !dbg !557
	%733 = zext i32 %727 to i64, !dbg !563
	br label %b141, !dbg !564

b141:
	%734 = phi i64 [ 0, %b140_ok1 ], [ %746, %b142_ok1 ], !dbg !565
	%735 = icmp slt i64 %734, %p9, !dbg !566
	br i1 %735, label %b142, label %b143, !dbg !566

b142:
	%736 = getelementptr inbounds float, float addrspace(1)* %3, i64 %734, !dbg !568
	%737 = icmp uge i64 %734, %p2, !dbg !567
	br i1 %737, label %b142_fail1, label %b142_ok1, !dbg !567, !prof !49

b142_ok1:
	%738 = load float, float addrspace(1)* %736, align 4, !dbg !568
	%739 = bitcast float %738 to i32, !dbg !569
	%740 = zext i32 %739 to i64, !dbg !569
	%741 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %734, !dbg !567
	%742 = shl i64 %733, 32, !dbg !570
	%743 = or i64 %742, %740, !dbg !571
	%744 = addrspacecast i64 addrspace(1)* %741 to i64*, !dbg !552
	%745 = bitcast i64* %744 to i8*, !dbg !552
	call void @gpuc_signal_op_thread(i8* %745, i64 %743, i32 9, i32 %721), !dbg !552
	%746 = add i64 %734, 1, !dbg !572
	br label %b141, !dbg !572

b143:
	%747 = phi i64 [ %769, %b149 ], [ 0, %b141 ], !dbg !575
	%748 = icmp slt i64 %747, %p7, !dbg !576
	br i1 %748, label %b144, label %b150, !dbg !576

b144:
	%749 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %747, !dbg !578
	%750 = icmp uge i64 %747, %p2, !dbg !578
	br i1 %750, label %b144_fail1, label %b144_ok1, !dbg !578, !prof !49

b144_ok1:
	br label %b145, !dbg !580

b145:
	%751 = phi i64 [ 0, %b144_ok1 ], [ %759, %b147 ], !dbg !580
	%752 = addrspacecast i64 addrspace(1)* %749 to i64*, !dbg !581
	%753 = icmp eq i64 addrspace(1)* %749, null, !dbg !581
	br i1 %753, label %b145_fail1, label %b145_ok1, !dbg !581, !prof !49

b145_ok1:
	%754 = bitcast i64* %752 to i8*, !dbg !581
	%755 = call i64 @gpuc_signal_fetch_thread(i8* %754), !dbg !581
	%756 = shl i64 %733, 32, !dbg !583
	%757 = icmp uge i64 %755, %756, !dbg !584
	br i1 %757, label %b146, label %b147, !dbg !584

b146:
	%758 = and i64 %755, 4294967295, !dbg !585
	br label %b149, !dbg !586

b147:
	%759 = add i64 %751, 1, !dbg !586
	%760 = icmp slt i64 %759, 64, !dbg !586
	br i1 %760, label %b145, label %b148, !dbg !586

b148:
	%761 = addrspacecast i64 addrspace(1)* %749 to i64*, !dbg !587
	%762 = bitcast i64* %761 to i8*, !dbg !587
	%763 = call i64 @gpuc_signal_wait_until_thread(i8* %762, i32 5, i64 %756, i32 1, i8* %ctrl, i32 8), !dbg !587
	%764 = and i64 %763, 4294967295, !dbg !588
	br label %b149, !dbg !589

b149:
	%765 = phi i64 [ %758, %b146 ], [ %764, %b148 ], !dbg !590
	%766 = trunc i64 %765 to i32, !dbg !591
	%767 = bitcast i32 %766 to float, !dbg !591
	%768 = getelementptr inbounds float, float addrspace(1)* %2, i64 %747, !dbg !592
	store float %767, float addrspace(1)* %768, align 4, !dbg !592
	%769 = add i64 %747, 1, !dbg !593
	br label %b143, !dbg !593

b150:
	%770 = mul i64 %p7, -1, !dbg !594
	%771 = add i64 %770, %p9, !dbg !594
	%772 = icmp sge i64 %771, 0, !dbg !594
	br i1 %772, label %b151, label %b153_cold, !dbg !594, !prof !86

b151:
	%773 = phi i64 [ %779, %b152 ], [ 0, %b150 ], !dbg !594
	%774 = icmp slt i64 %773, %p7, !dbg !595
	br i1 %774, label %b152, label %b155, !dbg !595

b152:
	%775 = getelementptr inbounds float, float addrspace(1)* %2, i64 %773, !dbg !596
	%776 = load float, float addrspace(1)* %775, align 4, !dbg !596
	%777 = fadd float %776, 1.000000e+00, !dbg !597
	%778 = getelementptr inbounds float, float addrspace(1)* %3, i64 %773, !dbg !598
	store float %777, float addrspace(1)* %778, align 4, !dbg !598
	%779 = add i64 %773, 1, !dbg !599
	br label %b151, !dbg !599

b155:
	%780 = phi i64 [ %836, %b166 ], [ 0, %b151 ], [ 0, %b153_cold ], !dbg !600
	%781 = icmp slt i64 %780, %p11, !dbg !601
	br i1 %781, label %b156, label %b167, !dbg !601

b156:
	%782 = mul i64 %780, 2, !dbg !603
	%783 = add i64 %p9, %782, !dbg !604
	%784 = getelementptr inbounds double, double addrspace(1)* %4, i64 %780, !dbg !607
	%785 = icmp uge i64 %783, %p2, !dbg !606
	br i1 %785, label %b156_fail1, label %b156_ok1, !dbg !606, !prof !49

b156_ok1:
	%786 = load double, double addrspace(1)* %784, align 8, !dbg !607
	%787 = bitcast double %786 to i64, !dbg !608
	%788 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %783, !dbg !606
	%789 = trunc i64 %787 to i32, !dbg !609
	%790 = shl i64 %733, 32, !dbg !611
	%791 = zext i32 %789 to i64, !dbg !612
	%792 = or i64 %790, %791, !dbg !613
	%793 = addrspacecast i64 addrspace(1)* %788 to i64*, !dbg !614
	%794 = bitcast i64* %793 to i8*, !dbg !614
	call void @gpuc_signal_op_thread(i8* %794, i64 %792, i32 9, i32 %721), !dbg !614
	%795 = add i64 %783, 1, !dbg !615
	%796 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %795, !dbg !616
	%797 = lshr i64 %787, 32, !dbg !617
	%798 = trunc i64 %797 to i32, !dbg !618
	%799 = zext i32 %798 to i64, !dbg !620
	%800 = or i64 %790, %799, !dbg !621
	%801 = addrspacecast i64 addrspace(1)* %796 to i64*, !dbg !622
	%802 = icmp uge i64 %795, %p2, !dbg !616
	br i1 %802, label %b156_fail2, label %b156_ok2, !dbg !616, !prof !49

b156_ok2:
	%803 = bitcast i64* %801 to i8*, !dbg !622
	call void @gpuc_signal_op_thread(i8* %803, i64 %800, i32 9, i32 %721), !dbg !622
	br label %b157, !dbg !625

b157:
	%804 = phi i64 [ 0, %b156_ok2 ], [ %811, %b159 ], !dbg !625
	%805 = addrspacecast i64 addrspace(1)* %788 to i64*, !dbg !626
	%806 = icmp eq i64 addrspace(1)* %788, null, !dbg !626
	br i1 %806, label %b157_fail1, label %b157_ok1, !dbg !626, !prof !49

b157_ok1:
	%807 = bitcast i64* %805 to i8*, !dbg !626
	%808 = call i64 @gpuc_signal_fetch_thread(i8* %807), !dbg !626
	%809 = icmp uge i64 %808, %790, !dbg !627
	br i1 %809, label %b158, label %b159, !dbg !627

b158:
	%810 = and i64 %808, 4294967295, !dbg !628
	br label %b161, !dbg !629

b159:
	%811 = add i64 %804, 1, !dbg !629
	%812 = icmp slt i64 %811, 64, !dbg !629
	br i1 %812, label %b157, label %b160, !dbg !629

b160:
	%813 = addrspacecast i64 addrspace(1)* %788 to i64*, !dbg !630
	%814 = bitcast i64* %813 to i8*, !dbg !630
	%815 = call i64 @gpuc_signal_wait_until_thread(i8* %814, i32 5, i64 %790, i32 1, i8* %ctrl, i32 8), !dbg !630
	%816 = and i64 %815, 4294967295, !dbg !631
	br label %b161, !dbg !632

b161:
	%817 = phi i64 [ %810, %b158 ], [ %816, %b160 ], !dbg !633
	br label %b162, !dbg !635

b162:
	%818 = phi i64 [ 0, %b161 ], [ %825, %b164 ], !dbg !635
	%819 = addrspacecast i64 addrspace(1)* %796 to i64*, !dbg !636
	%820 = icmp eq i64 addrspace(1)* %796, null, !dbg !636
	br i1 %820, label %b162_fail1, label %b162_ok1, !dbg !636, !prof !49

b162_ok1:
	%821 = bitcast i64* %819 to i8*, !dbg !636
	%822 = call i64 @gpuc_signal_fetch_thread(i8* %821), !dbg !636
	%823 = icmp uge i64 %822, %790, !dbg !637
	br i1 %823, label %b163, label %b164, !dbg !637

b163:
	%824 = and i64 %822, 4294967295, !dbg !638
	br label %b166, !dbg !639

b164:
	%825 = add i64 %818, 1, !dbg !639
	%826 = icmp slt i64 %825, 64, !dbg !639
	br i1 %826, label %b162, label %b165, !dbg !639

b165:
	%827 = addrspacecast i64 addrspace(1)* %796 to i64*, !dbg !640
	%828 = bitcast i64* %827 to i8*, !dbg !640
	%829 = call i64 @gpuc_signal_wait_until_thread(i8* %828, i32 5, i64 %790, i32 1, i8* %ctrl, i32 8), !dbg !640
	%830 = and i64 %829, 4294967295, !dbg !641
	br label %b166, !dbg !642

b166:
	%831 = phi i64 [ %824, %b163 ], [ %830, %b165 ], !dbg !643
	%832 = shl i64 %831, 32, !dbg !643
	%833 = or i64 %817, %832, !dbg !644
	%834 = bitcast i64 %833 to double, !dbg !645
	%835 = fadd double %834, 1.000000e+00, !dbg !646
	store double %835, double addrspace(1)* %784, align 8, !dbg !647
	%836 = add i64 %780, 1, !dbg !648
	br label %b155, !dbg !648

b167:
	%837 = phi i64 [ %891, %b178 ], [ 0, %b155 ], !dbg !649
	%838 = icmp slt i64 %837, %p13, !dbg !650
	br i1 %838, label %b168, label %b179, !dbg !650

b168:
	%839 = mul i64 %837, 2, !dbg !652
	%840 = add i64 %724, %839, !dbg !653
	%841 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %837, !dbg !656
	%842 = icmp uge i64 %840, %p2, !dbg !655
	br i1 %842, label %b168_fail1, label %b168_ok1, !dbg !655, !prof !49

b168_ok1:
	%843 = load i64, i64 addrspace(1)* %841, align 8, !dbg !656
	%844 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %840, !dbg !655
	%845 = trunc i64 %843 to i32, !dbg !658
	%846 = shl i64 %733, 32, !dbg !660
	%847 = zext i32 %845 to i64, !dbg !661
	%848 = or i64 %846, %847, !dbg !662
	%849 = addrspacecast i64 addrspace(1)* %844 to i64*, !dbg !663
	%850 = bitcast i64* %849 to i8*, !dbg !663
	call void @gpuc_signal_op_thread(i8* %850, i64 %848, i32 9, i32 %721), !dbg !663
	%851 = add i64 %840, 1, !dbg !664
	%852 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %851, !dbg !665
	%853 = lshr i64 %843, 32, !dbg !666
	%854 = trunc i64 %853 to i32, !dbg !667
	%855 = zext i32 %854 to i64, !dbg !669
	%856 = or i64 %846, %855, !dbg !670
	%857 = addrspacecast i64 addrspace(1)* %852 to i64*, !dbg !671
	%858 = icmp uge i64 %851, %p2, !dbg !665
	br i1 %858, label %b168_fail2, label %b168_ok2, !dbg !665, !prof !49

b168_ok2:
	%859 = bitcast i64* %857 to i8*, !dbg !671
	call void @gpuc_signal_op_thread(i8* %859, i64 %856, i32 9, i32 %721), !dbg !671
	br label %b169, !dbg !674

b169:
	%860 = phi i64 [ 0, %b168_ok2 ], [ %867, %b171 ], !dbg !674
	%861 = addrspacecast i64 addrspace(1)* %844 to i64*, !dbg !675
	%862 = icmp eq i64 addrspace(1)* %844, null, !dbg !675
	br i1 %862, label %b169_fail1, label %b169_ok1, !dbg !675, !prof !49

b169_ok1:
	%863 = bitcast i64* %861 to i8*, !dbg !675
	%864 = call i64 @gpuc_signal_fetch_thread(i8* %863), !dbg !675
	%865 = icmp uge i64 %864, %846, !dbg !676
	br i1 %865, label %b170, label %b171, !dbg !676

b170:
	%866 = and i64 %864, 4294967295, !dbg !677
	br label %b173, !dbg !678

b171:
	%867 = add i64 %860, 1, !dbg !678
	%868 = icmp slt i64 %867, 64, !dbg !678
	br i1 %868, label %b169, label %b172, !dbg !678

b172:
	%869 = addrspacecast i64 addrspace(1)* %844 to i64*, !dbg !679
	%870 = bitcast i64* %869 to i8*, !dbg !679
	%871 = call i64 @gpuc_signal_wait_until_thread(i8* %870, i32 5, i64 %846, i32 1, i8* %ctrl, i32 8), !dbg !679
	%872 = and i64 %871, 4294967295, !dbg !680
	br label %b173, !dbg !681

b173:
	%873 = phi i64 [ %866, %b170 ], [ %872, %b172 ], !dbg !682
	br label %b174, !dbg !684

b174:
	%874 = phi i64 [ 0, %b173 ], [ %881, %b176 ], !dbg !684
	%875 = addrspacecast i64 addrspace(1)* %852 to i64*, !dbg !685
	%876 = icmp eq i64 addrspace(1)* %852, null, !dbg !685
	br i1 %876, label %b174_fail1, label %b174_ok1, !dbg !685, !prof !49

b174_ok1:
	%877 = bitcast i64* %875 to i8*, !dbg !685
	%878 = call i64 @gpuc_signal_fetch_thread(i8* %877), !dbg !685
	%879 = icmp uge i64 %878, %846, !dbg !686
	br i1 %879, label %b175, label %b176, !dbg !686

b175:
	%880 = and i64 %878, 4294967295, !dbg !687
	br label %b178, !dbg !688

b176:
	%881 = add i64 %874, 1, !dbg !688
	%882 = icmp slt i64 %881, 64, !dbg !688
	br i1 %882, label %b174, label %b177, !dbg !688

b177:
	%883 = addrspacecast i64 addrspace(1)* %852 to i64*, !dbg !689
	%884 = bitcast i64* %883 to i8*, !dbg !689
	%885 = call i64 @gpuc_signal_wait_until_thread(i8* %884, i32 5, i64 %846, i32 1, i8* %ctrl, i32 8), !dbg !689
	%886 = and i64 %885, 4294967295, !dbg !690
	br label %b178, !dbg !691

b178:
	%887 = phi i64 [ %880, %b175 ], [ %886, %b177 ], !dbg !692
	%888 = shl i64 %887, 32, !dbg !692
	%889 = or i64 %873, %888, !dbg !693
	%890 = add i64 %889, 1, !dbg !695
	store i64 %890, i64 addrspace(1)* %841, align 8, !dbg !696
	%891 = add i64 %837, 1, !dbg !697
	br label %b167, !dbg !697

b179:
	%892 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !553
	%893 = bitcast i64* %892 to i8*, !dbg !553
	call void @gpuc_signal_op_thread(i8* %893, i64 1, i32 10, i32 %722), !dbg !553
	%894 = add i64 %725, 1, !dbg !553
	%895 = icmp slt i64 %894, %p5, !dbg !553
	br i1 %895, label %b140, label %b180, !dbg !553

b180:
	ret void, !dbg !537

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !44
	ret void, !dbg !44

b6_fail1:
	%896 = icmp uge i64 %72, %p9, !dbg !56
	br i1 %896, label %b6_fail2, label %b6_ok2, !dbg !56

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %72, i64 %p9), !dbg !56
	ret void, !dbg !56

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %72, i64 %p2), !dbg !57
	ret void, !dbg !57

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %87, i64 %p2), !dbg !68
	ret void, !dbg !68

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !72
	ret void, !dbg !72

b17_cold:
	%897 = phi i64 [ %907, %b18_cold_ok1 ], [ %56, %b14 ], !dbg !85
	%898 = icmp slt i64 %897, %p7, !dbg !87
	br i1 %898, label %b18_cold, label %b19, !dbg !87

b18_cold:
	%899 = getelementptr inbounds float, float addrspace(1)* %2, i64 %897, !dbg !88
	%900 = icmp uge i64 %897, %p7, !dbg !88
	%901 = icmp uge i64 %897, %p9, !dbg !90
	%902 = or i1 %900, %901, !dbg !90
	br i1 %902, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !90, !prof !49

b18_cold_fail1:
	%903 = icmp uge i64 %897, %p7, !dbg !88
	br i1 %903, label %b18_cold_fail2, label %b18_cold_ok2, !dbg !88

b18_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %897, i64 %p7), !dbg !88
	ret void, !dbg !88

b18_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %897, i64 %p9), !dbg !90
	ret void, !dbg !90

b18_cold_ok1:
	%904 = load float, float addrspace(1)* %899, align 4, !dbg !88
	%905 = fadd float %904, 1.000000e+00, !dbg !89
	%906 = getelementptr inbounds float, float addrspace(1)* %3, i64 %897, !dbg !90
	store float %905, float addrspace(1)* %906, align 4, !dbg !90
	%907 = add i64 %897, %34, !dbg !91
	br label %b17_cold, !dbg !91

b20_fail1:
	%908 = icmp uge i64 %122, %p11, !dbg !97
	br i1 %908, label %b20_fail2, label %b20_ok2, !dbg !97

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %122, i64 %p11), !dbg !97
	ret void, !dbg !97

b20_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %125, i64 %p2), !dbg !100
	ret void, !dbg !100

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %139, i64 %p2), !dbg !109
	ret void, !dbg !109

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !120
	ret void, !dbg !120

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !130
	ret void, !dbg !130

b32_fail1:
	%909 = icmp uge i64 %181, %p13, !dbg !149
	br i1 %909, label %b32_fail2, label %b32_ok2, !dbg !149

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %181, i64 %p13), !dbg !149
	ret void, !dbg !149

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %184, i64 %p2), !dbg !152
	ret void, !dbg !152

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %197, i64 %p2), !dbg !161
	ret void, !dbg !161

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !172
	ret void, !dbg !172

b38_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !182
	ret void, !dbg !182

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !221
	ret void, !dbg !221

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %288, i64 %p2), !dbg !231
	ret void, !dbg !231

b53_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %301, i64 %p2), !dbg !242
	ret void, !dbg !242

b54_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !245
	ret void, !dbg !245

b62_cold:
	%910 = phi i64 [ %917, %b63_cold_ok1 ], [ %272, %b59 ], !dbg !258
	%911 = icmp slt i64 %910, %p7, !dbg !259
	br i1 %911, label %b63_cold, label %b64, !dbg !259

b63_cold:
	%912 = getelementptr inbounds float, float addrspace(1)* %2, i64 %910, !dbg !260
	%913 = icmp uge i64 %910, %p9, !dbg !262
	br i1 %913, label %b63_cold_fail1, label %b63_cold_ok1, !dbg !262, !prof !49

b63_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %910, i64 %p9), !dbg !262
	ret void, !dbg !262

b63_cold_ok1:
	%914 = load float, float addrspace(1)* %912, align 4, !dbg !260
	%915 = fadd float %914, 1.000000e+00, !dbg !261
	%916 = getelementptr inbounds float, float addrspace(1)* %3, i64 %910, !dbg !262
	store float %915, float addrspace(1)* %916, align 4, !dbg !262
	%917 = add i64 %910, %262, !dbg !263
	br label %b62_cold, !dbg !263

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %337, i64 %p2), !dbg !270
	ret void, !dbg !270

b65_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %349, i64 %p2), !dbg !280
	ret void, !dbg !280

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !290
	ret void, !dbg !290

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !300
	ret void, !dbg !300

b77_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %394, i64 %p2), !dbg !319
	ret void, !dbg !319

b77_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %405, i64 %p2), !dbg !329
	ret void, !dbg !329

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !339
	ret void, !dbg !339

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !349
	ret void, !dbg !349

b95_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !392
	ret void, !dbg !392

b97_fail1:
	%918 = icmp uge i64 %504, %p9, !dbg !402
	br i1 %918, label %b97_fail2, label %b97_ok2, !dbg !402

b97_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %504, i64 %p9), !dbg !402
	ret void, !dbg !402

b97_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %504, i64 %p2), !dbg !403
	ret void, !dbg !403

b99_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %519, i64 %p2), !dbg !413
	ret void, !dbg !413

b100_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !416
	ret void, !dbg !416

b108_cold:
	%919 = phi i64 [ %929, %b109_cold_ok1 ], [ %488, %b105 ], !dbg !429
	%920 = icmp slt i64 %919, %p7, !dbg !430
	br i1 %920, label %b109_cold, label %b110, !dbg !430

b109_cold:
	%921 = getelementptr inbounds float, float addrspace(1)* %2, i64 %919, !dbg !431
	%922 = icmp uge i64 %919, %p7, !dbg !431
	%923 = icmp uge i64 %919, %p9, !dbg !433
	%924 = or i1 %922, %923, !dbg !433
	br i1 %924, label %b109_cold_fail1, label %b109_cold_ok1, !dbg !433, !prof !49

b109_cold_fail1:
	%925 = icmp uge i64 %919, %p7, !dbg !431
	br i1 %925, label %b109_cold_fail2, label %b109_cold_ok2, !dbg !431

b109_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %919, i64 %p7), !dbg !431
	ret void, !dbg !431

b109_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %919, i64 %p9), !dbg !433
	ret void, !dbg !433

b109_cold_ok1:
	%926 = load float, float addrspace(1)* %921, align 4, !dbg !431
	%927 = fadd float %926, 1.000000e+00, !dbg !432
	%928 = getelementptr inbounds float, float addrspace(1)* %3, i64 %919, !dbg !433
	store float %927, float addrspace(1)* %928, align 4, !dbg !433
	%929 = add i64 %919, %484, !dbg !434
	br label %b108_cold, !dbg !434

b111_fail1:
	%930 = icmp uge i64 %554, %p11, !dbg !440
	br i1 %930, label %b111_fail2, label %b111_ok2, !dbg !440

b111_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %554, i64 %p11), !dbg !440
	ret void, !dbg !440

b111_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %557, i64 %p2), !dbg !442
	ret void, !dbg !442

b111_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %571, i64 %p2), !dbg !451
	ret void, !dbg !451

b112_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !461
	ret void, !dbg !461

b117_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !471
	ret void, !dbg !471

b123_fail1:
	%931 = icmp uge i64 %613, %p13, !dbg !489
	br i1 %931, label %b123_fail2, label %b123_ok2, !dbg !489

b123_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %613, i64 %p13), !dbg !489
	ret void, !dbg !489

b123_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %616, i64 %p2), !dbg !491
	ret void, !dbg !491

b123_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %629, i64 %p2), !dbg !500
	ret void, !dbg !500

b124_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !510
	ret void, !dbg !510

b129_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !520
	ret void, !dbg !520

b140_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !557
	ret void, !dbg !557

b142_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %734, i64 %p2), !dbg !567
	ret void, !dbg !567

b144_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %747, i64 %p2), !dbg !578
	ret void, !dbg !578

b145_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !581
	ret void, !dbg !581

b153_cold:
	%932 = phi i64 [ %939, %b154_cold_ok1 ], [ 0, %b150 ], !dbg !594
	%933 = icmp slt i64 %932, %p7, !dbg !595
	br i1 %933, label %b154_cold, label %b155, !dbg !595

b154_cold:
	%934 = getelementptr inbounds float, float addrspace(1)* %2, i64 %932, !dbg !596
	%935 = icmp uge i64 %932, %p9, !dbg !598
	br i1 %935, label %b154_cold_fail1, label %b154_cold_ok1, !dbg !598, !prof !49

b154_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %932, i64 %p9), !dbg !598
	ret void, !dbg !598

b154_cold_ok1:
	%936 = load float, float addrspace(1)* %934, align 4, !dbg !596
	%937 = fadd float %936, 1.000000e+00, !dbg !597
	%938 = getelementptr inbounds float, float addrspace(1)* %3, i64 %932, !dbg !598
	store float %937, float addrspace(1)* %938, align 4, !dbg !598
	%939 = add i64 %932, 1, !dbg !599
	br label %b153_cold, !dbg !599

b156_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %783, i64 %p2), !dbg !606
	ret void, !dbg !606

b156_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %795, i64 %p2), !dbg !616
	ret void, !dbg !616

b157_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !626
	ret void, !dbg !626

b162_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !636
	ret void, !dbg !636

b168_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %840, i64 %p2), !dbg !655
	ret void, !dbg !655

b168_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %851, i64 %p2), !dbg !665
	ret void, !dbg !665

b169_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !675
	ret void, !dbg !675

b174_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !685
	ret void, !dbg !685
}

define void @Sums(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i32 %p8, i64 %p9, double* %p10, i64 %p11, i32* %p12, i64 %p13, i64* %p14, i64 %p15, float* %p16, i64 %p17, i8* %ctrl) nounwind !dbg !698 {
entry:
	br label %b0, !dbg !699

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !699
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !699
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !699
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !699
	%4 = addrspacecast double* %p10 to double addrspace(1)*, !dbg !699
	%5 = addrspacecast i32* %p12 to i32 addrspace(1)*, !dbg !699
	%6 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !699
	%7 = addrspacecast float* %p16 to float addrspace(1)*, !dbg !699
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !703
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !704
	%10 = icmp slt i64 0, %p9, !dbg !699
	br i1 %10, label %b1, label %b86, !dbg !699

b1:
	%11 = sext i32 %8 to i64, !dbg !703
	%12 = sext i32 %9 to i64, !dbg !704
	%13 = mul i64 %12, 2, !dbg !705
	br label %b2, !dbg !699

b2:
	%14 = phi i64 [ %409, %b85 ], [ 0, %b1 ], !dbg !699
	%15 = trunc i64 %14 to i32, !dbg !706
	%16 = add i32 %p8, %15, !dbg !707
	%17 = urem i32 %16, 2, !dbg !708
	%18 = zext i32 %17 to i64, !dbg !709
	%19 = sdiv i64 %p1, 2, !dbg !710
	%20 = mul i64 %18, %19, !dbg !711
	%21 = icmp eq i64 %13, -1, !dbg !712
	%22 = select i1 %21, i64 1, i64 %13, !dbg !712
	%23 = sdiv i64 %p1, %22, !dbg !712
	%24 = sub i64 0, %p1, !dbg !712
	%25 = select i1 %21, i64 %24, i64 %23, !dbg !712
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !713, !range !25
	%27 = sext i32 %26 to i64, !dbg !713
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !713, !range !26
	%29 = sext i32 %28 to i64, !dbg !713
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !713, !range !26
	%31 = sext i32 %30 to i64, !dbg !713
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !713, !range !19
	%33 = sext i32 %32 to i64, !dbg !713
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !713, !range !20
	%35 = sext i32 %34 to i64, !dbg !713
	%36 = mul i64 %35, %31, !dbg !713
	%37 = add i64 %29, %36, !dbg !713
	%38 = mul i64 %33, %37, !dbg !713
	%39 = add i64 %27, %38, !dbg !713
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !713, !range !21
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !713, !range !21
	%42 = mul i32 %40, %41, !dbg !713
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !713, !range !22
	%44 = mul i32 %42, %43, !dbg !713
	%45 = sext i32 %44 to i64, !dbg !713
	%46 = mul i64 %39, %45, !dbg !713
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !713, !range !27
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !713, !range !27
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !713, !range !28
	%50 = mul i32 %41, %49, !dbg !713
	%51 = add i32 %48, %50, !dbg !713
	%52 = mul i32 %40, %51, !dbg !713
	%53 = add i32 %47, %52, !dbg !713
	%54 = sext i32 %53 to i64, !dbg !713
	%55 = add i64 %46, %54, !dbg !713
	%56 = mul i64 %33, %35, !dbg !714
	%57 = mul i64 %11, %25, !dbg !715
	%58 = add i64 %20, %57, !dbg !716
	%59 = zext i32 %16 to i64, !dbg !719
	br label %b3, !dbg !713

b3:
	%60 = phi i64 [ %55, %b2 ], [ %98, %b7 ], !dbg !720
	%61 = icmp slt i64 %60, %p11, !dbg !721
	br i1 %61, label %b4, label %b8, !dbg !721

b4:
	%62 = mul i64 %60, 2, !dbg !722
	%63 = add i64 %58, %62, !dbg !723
	%64 = add i64 %63, 1, !dbg !724
	br label %b5, !dbg !725

b5:
	%65 = phi i64 [ %93, %b6_ok3 ], [ 1, %b4 ], !dbg !725
	%66 = icmp slt i64 %65, %12, !dbg !726
	br i1 %66, label %b6, label %b7, !dbg !726

b6:
	%67 = getelementptr inbounds double, double addrspace(1)* %4, i64 %60, !dbg !727
	%68 = icmp uge i64 %60, %p11, !dbg !727
	%69 = icmp uge i64 %63, %p1, !dbg !728
	%70 = or i1 %68, %69, !dbg !728
	br i1 %70, label %b6_fail1, label %b6_ok1, !dbg !728, !prof !49

b6_ok1:
	%71 = load double, double addrspace(1)* %67, align 8, !dbg !727
	%72 = add i64 %11, %65, !dbg !729
	%73 = icmp eq i64 %12, -1, !dbg !730
	%74 = select i1 %73, i64 1, i64 %12, !dbg !730
	%75 = srem i64 %72, %74, !dbg !730
	%76 = bitcast double %71 to i64, !dbg !731
	%77 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %63, !dbg !728
	%78 = trunc i64 %76 to i32, !dbg !732
	%79 = shl i64 %59, 32, !dbg !733
	%80 = zext i32 %78 to i64, !dbg !734
	%81 = or i64 %79, %80, !dbg !735
	%82 = trunc i64 %75 to i32, !dbg !736
	%83 = addrspacecast i64 addrspace(1)* %77 to i64*, !dbg !736
	%84 = bitcast i64* %83 to i8*, !dbg !736
	call void @gpuc_signal_op_thread(i8* %84, i64 %81, i32 9, i32 %82), !dbg !736
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %64, !dbg !737
	%86 = lshr i64 %76, 32, !dbg !738
	%87 = trunc i64 %86 to i32, !dbg !739
	%88 = zext i32 %87 to i64, !dbg !741
	%89 = or i64 %79, %88, !dbg !742
	%90 = addrspacecast i64 addrspace(1)* %85 to i64*, !dbg !743
	%91 = icmp uge i64 %64, %p1, !dbg !737
	br i1 %91, label %b6_fail3, label %b6_ok3, !dbg !737, !prof !49

b6_ok3:
	%92 = bitcast i64* %90 to i8*, !dbg !743
	call void @gpuc_signal_op_thread(i8* %92, i64 %89, i32 9, i32 %82), !dbg !743
	%93 = add i64 %65, 1, !dbg !744
	br label %b5, !dbg !744

b7:
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !714, !range !20
	%95 = sext i32 %94 to i64, !dbg !714
	%96 = mul i64 %56, %95, !dbg !714
	%97 = mul i64 %96, %45, !dbg !714
	%98 = add i64 %60, %97, !dbg !745
	br label %b3, !dbg !745

b8:
	%99 = phi i64 [ %159, %b25_ok1 ], [ %55, %b3 ], !dbg !746
	%100 = icmp slt i64 %99, %p11, !dbg !747
	br i1 %100, label %b9, label %b26, !dbg !747

b9:
	%101 = mul i64 %99, 2, !dbg !748
	br label %b10, !dbg !749

b10:
	%102 = phi double [ %151, %b24 ], [ 0.000000e+00, %b9 ], !dbg !749
	%103 = phi i64 [ %152, %b24 ], [ 0, %b9 ], !dbg !749
	%104 = getelementptr inbounds double, double addrspace(1)* %4, i64 %99, !dbg !750
	%105 = icmp uge i64 %99, %p11, !dbg !750
	br i1 %105, label %b10_fail1, label %b10_ok1, !dbg !750, !prof !49

b10_ok1:
	%106 = load double, double addrspace(1)* %104, align 8, !dbg !750
	%107 = icmp ne i64 %103, %11, !dbg !751
	br i1 %107, label %b11, label %b22, !dbg !751

b11:
	%108 = mul i64 %103, %25, !dbg !752
	%109 = add i64 %20, %108, !dbg !753
	%110 = add i64 %109, %101, !dbg !754
	%111 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %110, !dbg !756
	%112 = icmp uge i64 %110, %p1, !dbg !756
	br i1 %112, label %b11_fail1, label %b11_ok1, !dbg !756, !prof !49

b11_ok1:
	br label %b12, !dbg !758

b12:
	%113 = phi i64 [ 0, %b11_ok1 ], [ %121, %b14 ], !dbg !758
	%114 = addrspacecast i64 addrspace(1)* %111 to i64*, !dbg !759
	%115 = icmp eq i64 addrspace(1)* %111, null, !dbg !759
	br i1 %115, label %b12_fail1, label %b12_ok1, !dbg !759, !prof !49

b12_ok1:
	%116 = bitcast i64* %114 to i8*, !dbg !759
	%117 = call i64 @gpuc_signal_fetch_thread(i8* %116), !dbg !759
	%118 = shl i64 %59, 32, !dbg !761
	%119 = icmp uge i64 %117, %118, !dbg !762
	br i1 %119, label %b13, label %b14, !dbg !762

b13:
	%120 = and i64 %117, 4294967295, !dbg !763
	br label %b16, !dbg !764

b14:
	%121 = add i64 %113, 1, !dbg !764
	%122 = icmp slt i64 %121, 64, !dbg !764
	br i1 %122, label %b12, label %b15, !dbg !764

b15:
	%123 = addrspacecast i64 addrspace(1)* %111 to i64*, !dbg !765
	%124 = bitcast i64* %123 to i8*, !dbg !765
	%125 = call i64 @gpuc_signal_wait_until_thread(i8* %124, i32 5, i64 %118, i32 1, i8* %ctrl, i32 8), !dbg !765
	%126 = and i64 %125, 4294967295, !dbg !766
	br label %b16, !dbg !767

b16:
	%127 = phi i64 [ %120, %b13 ], [ %126, %b15 ], !dbg !768
	%128 = add i64 %110, 1, !dbg !769
	%129 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %128, !dbg !770
	%130 = icmp uge i64 %128, %p1, !dbg !770
	br i1 %130, label %b16_fail1, label %b16_ok1, !dbg !770, !prof !49

b16_ok1:
	br label %b17, !dbg !772

b17:
	%131 = phi i64 [ 0, %b16_ok1 ], [ %138, %b19 ], !dbg !772
	%132 = addrspacecast i64 addrspace(1)* %129 to i64*, !dbg !773
	%133 = icmp eq i64 addrspace(1)* %129, null, !dbg !773
	br i1 %133, label %b17_fail1, label %b17_ok1, !dbg !773, !prof !49

b17_ok1:
	%134 = bitcast i64* %132 to i8*, !dbg !773
	%135 = call i64 @gpuc_signal_fetch_thread(i8* %134), !dbg !773
	%136 = icmp uge i64 %135, %118, !dbg !774
	br i1 %136, label %b18, label %b19, !dbg !774

b18:
	%137 = and i64 %135, 4294967295, !dbg !775
	br label %b21, !dbg !776

b19:
	%138 = add i64 %131, 1, !dbg !776
	%139 = icmp slt i64 %138, 64, !dbg !776
	br i1 %139, label %b17, label %b20, !dbg !776

b20:
	%140 = addrspacecast i64 addrspace(1)* %129 to i64*, !dbg !777
	%141 = bitcast i64* %140 to i8*, !dbg !777
	%142 = call i64 @gpuc_signal_wait_until_thread(i8* %141, i32 5, i64 %118, i32 1, i8* %ctrl, i32 8), !dbg !777
	%143 = and i64 %142, 4294967295, !dbg !778
	br label %b21, !dbg !779

b21:
	%144 = phi i64 [ %137, %b18 ], [ %143, %b20 ], !dbg !780
	%145 = shl i64 %144, 32, !dbg !780
	%146 = or i64 %127, %145, !dbg !781
	%147 = bitcast i64 %146 to double, !dbg !782
	br label %b22, !dbg !755

b22:
	%148 = phi double [ %106, %b10_ok1 ], [ %147, %b21 ], !dbg !783
	%149 = icmp eq i64 %103, 0, !dbg !784
	br i1 %149, label %b24, label %b23, !dbg !784

b23:
	%150 = fadd double %102, %148, !dbg !785
	br label %b24, !dbg !785

b24:
	%151 = phi double [ %148, %b22 ], [ %150, %b23 ], !dbg !749
	%152 = add i64 %103, 1, !dbg !749
	%153 = icmp slt i64 %152, %12, !dbg !749
	br i1 %153, label %b10, label %b25, !dbg !749

b25:
	%154 = icmp uge i64 %99, %p11, !dbg !786
	br i1 %154, label %b25_fail1, label %b25_ok1, !dbg !786, !prof !49

b25_ok1:
	store double %151, double addrspace(1)* %104, align 8, !dbg !786
	%155 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !787, !range !20
	%156 = sext i32 %155 to i64, !dbg !787
	%157 = mul i64 %56, %156, !dbg !787
	%158 = mul i64 %157, %45, !dbg !787
	%159 = add i64 %99, %158, !dbg !788
	br label %b8, !dbg !788

b26:
	%160 = sdiv i64 %p3, 2, !dbg !791
	%161 = mul i64 %18, %160, !dbg !792
	%162 = icmp eq i64 %13, -1, !dbg !793
	%163 = select i1 %162, i64 1, i64 %13, !dbg !793
	%164 = sdiv i64 %p3, %163, !dbg !793
	%165 = sub i64 0, %p3, !dbg !793
	%166 = select i1 %162, i64 %165, i64 %164, !dbg !793
	%167 = mul i64 %11, %166, !dbg !794
	%168 = add i64 %161, %167, !dbg !795
	br label %b27, !dbg !796

b27:
	%169 = phi i64 [ %55, %b26 ], [ %195, %b31 ], !dbg !797
	%170 = icmp slt i64 %169, %p13, !dbg !798
	br i1 %170, label %b28, label %b32, !dbg !798

b28:
	%171 = add i64 %168, %169, !dbg !799
	br label %b29, !dbg !800

b29:
	%172 = phi i64 [ %190, %b30_ok1 ], [ 1, %b28 ], !dbg !800
	%173 = icmp slt i64 %172, %12, !dbg !801
	br i1 %173, label %b30, label %b31, !dbg !801

b30:
	%174 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %169, !dbg !802
	%175 = icmp uge i64 %169, %p13, !dbg !802
	%176 = icmp uge i64 %171, %p3, !dbg !805
	%177 = or i1 %175, %176, !dbg !805
	br i1 %177, label %b30_fail1, label %b30_ok1, !dbg !805, !prof !49

b30_ok1:
	%178 = load i32, i32 addrspace(1)* %174, align 4, !dbg !802
	%179 = add i64 %11, %172, !dbg !806
	%180 = icmp eq i64 %12, -1, !dbg !807
	%181 = select i1 %180, i64 1, i64 %12, !dbg !807
	%182 = srem i64 %179, %181, !dbg !807
	%183 = zext i32 %178 to i64, !dbg !808
	%184 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %171, !dbg !805
	%185 = shl i64 %59, 32, !dbg !810
	%186 = or i64 %185, %183, !dbg !811
	%187 = trunc i64 %182 to i32, !dbg !812
	%188 = addrspacecast i64 addrspace(1)* %184 to i64*, !dbg !812
	%189 = bitcast i64* %188 to i8*, !dbg !812
	call void @gpuc_signal_op_thread(i8* %189, i64 %186, i32 9, i32 %187), !dbg !812
	%190 = add i64 %172, 1, !dbg !813
	br label %b29, !dbg !813

b31:
	%191 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !814, !range !20
	%192 = sext i32 %191 to i64, !dbg !814
	%193 = mul i64 %56, %192, !dbg !814
	%194 = mul i64 %193, %45, !dbg !814
	%195 = add i64 %169, %194, !dbg !815
	br label %b27, !dbg !815

b32:
	%196 = phi i64 [ %236, %b43_ok1 ], [ %55, %b27 ], !dbg !816
	%197 = icmp slt i64 %196, %p13, !dbg !817
	br i1 %197, label %b33, label %b44, !dbg !817

b33:
	%198 = phi i32 [ %228, %b42 ], [ 0, %b32 ], !dbg !818
	%199 = phi i64 [ %229, %b42 ], [ 0, %b32 ], !dbg !818
	%200 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %196, !dbg !819
	%201 = icmp uge i64 %196, %p13, !dbg !819
	br i1 %201, label %b33_fail1, label %b33_ok1, !dbg !819, !prof !49

b33_ok1:
	%202 = load i32, i32 addrspace(1)* %200, align 4, !dbg !819
	%203 = icmp ne i64 %199, %11, !dbg !820
	br i1 %203, label %b34, label %b40, !dbg !820

b34:
	%204 = mul i64 %199, %166, !dbg !821
	%205 = add i64 %161, %204, !dbg !822
	%206 = add i64 %205, %196, !dbg !823
	%207 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %206, !dbg !826
	%208 = icmp uge i64 %206, %p3, !dbg !826
	br i1 %208, label %b34_fail1, label %b34_ok1, !dbg !826, !prof !49

b34_ok1:
	br label %b35, !dbg !828

b35:
	%209 = phi i64 [ 0, %b34_ok1 ], [ %217, %b37 ], !dbg !828
	%210 = addrspacecast i64 addrspace(1)* %207 to i64*, !dbg !829
	%211 = icmp eq i64 addrspace(1)* %207, null, !dbg !829
	br i1 %211, label %b35_fail1, label %b35_ok1, !dbg !829, !prof !49

b35_ok1:
	%212 = bitcast i64* %210 to i8*, !dbg !829
	%213 = call i64 @gpuc_signal_fetch_thread(i8* %212), !dbg !829
	%214 = shl i64 %59, 32, !dbg !831
	%215 = icmp uge i64 %213, %214, !dbg !832
	br i1 %215, label %b36, label %b37, !dbg !832

b36:
	%216 = and i64 %213, 4294967295, !dbg !833
	br label %b39, !dbg !834

b37:
	%217 = add i64 %209, 1, !dbg !834
	%218 = icmp slt i64 %217, 64, !dbg !834
	br i1 %218, label %b35, label %b38, !dbg !834

b38:
	%219 = addrspacecast i64 addrspace(1)* %207 to i64*, !dbg !835
	%220 = bitcast i64* %219 to i8*, !dbg !835
	%221 = call i64 @gpuc_signal_wait_until_thread(i8* %220, i32 5, i64 %214, i32 1, i8* %ctrl, i32 8), !dbg !835
	%222 = and i64 %221, 4294967295, !dbg !836
	br label %b39, !dbg !837

b39:
	%223 = phi i64 [ %216, %b36 ], [ %222, %b38 ], !dbg !838
	%224 = trunc i64 %223 to i32, !dbg !839
	br label %b40, !dbg !825

b40:
	%225 = phi i32 [ %202, %b33_ok1 ], [ %224, %b39 ], !dbg !840
	%226 = icmp eq i64 %199, 0, !dbg !841
	br i1 %226, label %b42, label %b41, !dbg !841

b41:
	%227 = add i32 %198, %225, !dbg !842
	br label %b42, !dbg !842

b42:
	%228 = phi i32 [ %225, %b40 ], [ %227, %b41 ], !dbg !818
	%229 = add i64 %199, 1, !dbg !818
	%230 = icmp slt i64 %229, %12, !dbg !818
	br i1 %230, label %b33, label %b43, !dbg !818

b43:
	%231 = icmp uge i64 %196, %p13, !dbg !843
	br i1 %231, label %b43_fail1, label %b43_ok1, !dbg !843, !prof !49

b43_ok1:
	store i32 %228, i32 addrspace(1)* %200, align 4, !dbg !843
	%232 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !844, !range !20
	%233 = sext i32 %232 to i64, !dbg !844
	%234 = mul i64 %56, %233, !dbg !844
	%235 = mul i64 %234, %45, !dbg !844
	%236 = add i64 %196, %235, !dbg !845
	br label %b32, !dbg !845

b44:
	%237 = sdiv i64 %p5, 2, !dbg !848
	%238 = mul i64 %18, %237, !dbg !849
	%239 = icmp eq i64 %13, -1, !dbg !850
	%240 = select i1 %239, i64 1, i64 %13, !dbg !850
	%241 = sdiv i64 %p5, %240, !dbg !850
	%242 = sub i64 0, %p5, !dbg !850
	%243 = select i1 %239, i64 %242, i64 %241, !dbg !850
	%244 = mul i64 %11, %243, !dbg !851
	%245 = add i64 %238, %244, !dbg !852
	br label %b45, !dbg !853

b45:
	%246 = phi i64 [ %55, %b44 ], [ %283, %b49 ], !dbg !854
	%247 = icmp slt i64 %246, %p15, !dbg !855
	br i1 %247, label %b46, label %b50, !dbg !855

b46:
	%248 = mul i64 %246, 2, !dbg !856
	%249 = add i64 %245, %248, !dbg !857
	%250 = add i64 %249, 1, !dbg !860
	br label %b47, !dbg !861

b47:
	%251 = phi i64 [ %278, %b48_ok3 ], [ 1, %b46 ], !dbg !861
	%252 = icmp slt i64 %251, %12, !dbg !862
	br i1 %252, label %b48, label %b49, !dbg !862

b48:
	%253 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %246, !dbg !863
	%254 = icmp uge i64 %246, %p15, !dbg !863
	%255 = icmp uge i64 %249, %p5, !dbg !864
	%256 = or i1 %254, %255, !dbg !864
	br i1 %256, label %b48_fail1, label %b48_ok1, !dbg !864, !prof !49

b48_ok1:
	%257 = load i64, i64 addrspace(1)* %253, align 8, !dbg !863
	%258 = add i64 %11, %251, !dbg !865
	%259 = icmp eq i64 %12, -1, !dbg !866
	%260 = select i1 %259, i64 1, i64 %12, !dbg !866
	%261 = srem i64 %258, %260, !dbg !866
	%262 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %249, !dbg !864
	%263 = trunc i64 %257 to i32, !dbg !867
	%264 = shl i64 %59, 32, !dbg !869
	%265 = zext i32 %263 to i64, !dbg !870
	%266 = or i64 %264, %265, !dbg !871
	%267 = trunc i64 %261 to i32, !dbg !872
	%268 = addrspacecast i64 addrspace(1)* %262 to i64*, !dbg !872
	%269 = bitcast i64* %268 to i8*, !dbg !872
	call void @gpuc_signal_op_thread(i8* %269, i64 %266, i32 9, i32 %267), !dbg !872
	%270 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %250, !dbg !873
	%271 = lshr i64 %257, 32, !dbg !874
	%272 = trunc i64 %271 to i32, !dbg !875
	%273 = zext i32 %272 to i64, !dbg !877
	%274 = or i64 %264, %273, !dbg !878
	%275 = addrspacecast i64 addrspace(1)* %270 to i64*, !dbg !879
	%276 = icmp uge i64 %250, %p5, !dbg !873
	br i1 %276, label %b48_fail3, label %b48_ok3, !dbg !873, !prof !49

b48_ok3:
	%277 = bitcast i64* %275 to i8*, !dbg !879
	call void @gpuc_signal_op_thread(i8* %277, i64 %274, i32 9, i32 %267), !dbg !879
	%278 = add i64 %251, 1, !dbg !880
	br label %b47, !dbg !880

b49:
	%279 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !881, !range !20
	%280 = sext i32 %279 to i64, !dbg !881
	%281 = mul i64 %56, %280, !dbg !881
	%282 = mul i64 %281, %45, !dbg !881
	%283 = add i64 %246, %282, !dbg !882
	br label %b45, !dbg !882

b50:
	%284 = phi i64 [ %343, %b67_ok1 ], [ %55, %b45 ], !dbg !883
	%285 = icmp slt i64 %284, %p15, !dbg !884
	br i1 %285, label %b51, label %b68, !dbg !884

b51:
	%286 = mul i64 %284, 2, !dbg !885
	br label %b52, !dbg !886

b52:
	%287 = phi i64 [ %335, %b66 ], [ 0, %b51 ], !dbg !886
	%288 = phi i64 [ %336, %b66 ], [ 0, %b51 ], !dbg !886
	%289 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %284, !dbg !887
	%290 = icmp uge i64 %284, %p15, !dbg !887
	br i1 %290, label %b52_fail1, label %b52_ok1, !dbg !887, !prof !49

b52_ok1:
	%291 = load i64, i64 addrspace(1)* %289, align 8, !dbg !887
	%292 = icmp ne i64 %288, %11, !dbg !888
	br i1 %292, label %b53, label %b64, !dbg !888

b53:
	%293 = mul i64 %288, %243, !dbg !889
	%294 = add i64 %238, %293, !dbg !890
	%295 = add i64 %294, %286, !dbg !891
	%296 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %295, !dbg !894
	%297 = icmp uge i64 %295, %p5, !dbg !894
	br i1 %297, label %b53_fail1, label %b53_ok1, !dbg !894, !prof !49

b53_ok1:
	br label %b54, !dbg !896

b54:
	%298 = phi i64 [ 0, %b53_ok1 ], [ %306, %b56 ], !dbg !896
	%299 = addrspacecast i64 addrspace(1)* %296 to i64*, !dbg !897
	%300 = icmp eq i64 addrspace(1)* %296, null, !dbg !897
	br i1 %300, label %b54_fail1, label %b54_ok1, !dbg !897, !prof !49

b54_ok1:
	%301 = bitcast i64* %299 to i8*, !dbg !897
	%302 = call i64 @gpuc_signal_fetch_thread(i8* %301), !dbg !897
	%303 = shl i64 %59, 32, !dbg !899
	%304 = icmp uge i64 %302, %303, !dbg !900
	br i1 %304, label %b55, label %b56, !dbg !900

b55:
	%305 = and i64 %302, 4294967295, !dbg !901
	br label %b58, !dbg !902

b56:
	%306 = add i64 %298, 1, !dbg !902
	%307 = icmp slt i64 %306, 64, !dbg !902
	br i1 %307, label %b54, label %b57, !dbg !902

b57:
	%308 = addrspacecast i64 addrspace(1)* %296 to i64*, !dbg !903
	%309 = bitcast i64* %308 to i8*, !dbg !903
	%310 = call i64 @gpuc_signal_wait_until_thread(i8* %309, i32 5, i64 %303, i32 1, i8* %ctrl, i32 8), !dbg !903
	%311 = and i64 %310, 4294967295, !dbg !904
	br label %b58, !dbg !905

b58:
	%312 = phi i64 [ %305, %b55 ], [ %311, %b57 ], !dbg !906
	%313 = add i64 %295, 1, !dbg !907
	%314 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %313, !dbg !908
	%315 = icmp uge i64 %313, %p5, !dbg !908
	br i1 %315, label %b58_fail1, label %b58_ok1, !dbg !908, !prof !49

b58_ok1:
	br label %b59, !dbg !910

b59:
	%316 = phi i64 [ 0, %b58_ok1 ], [ %323, %b61 ], !dbg !910
	%317 = addrspacecast i64 addrspace(1)* %314 to i64*, !dbg !911
	%318 = icmp eq i64 addrspace(1)* %314, null, !dbg !911
	br i1 %318, label %b59_fail1, label %b59_ok1, !dbg !911, !prof !49

b59_ok1:
	%319 = bitcast i64* %317 to i8*, !dbg !911
	%320 = call i64 @gpuc_signal_fetch_thread(i8* %319), !dbg !911
	%321 = icmp uge i64 %320, %303, !dbg !912
	br i1 %321, label %b60, label %b61, !dbg !912

b60:
	%322 = and i64 %320, 4294967295, !dbg !913
	br label %b63, !dbg !914

b61:
	%323 = add i64 %316, 1, !dbg !914
	%324 = icmp slt i64 %323, 64, !dbg !914
	br i1 %324, label %b59, label %b62, !dbg !914

b62:
	%325 = addrspacecast i64 addrspace(1)* %314 to i64*, !dbg !915
	%326 = bitcast i64* %325 to i8*, !dbg !915
	%327 = call i64 @gpuc_signal_wait_until_thread(i8* %326, i32 5, i64 %303, i32 1, i8* %ctrl, i32 8), !dbg !915
	%328 = and i64 %327, 4294967295, !dbg !916
	br label %b63, !dbg !917

b63:
	%329 = phi i64 [ %322, %b60 ], [ %328, %b62 ], !dbg !918
	%330 = shl i64 %329, 32, !dbg !918
	%331 = or i64 %312, %330, !dbg !919
	br label %b64, !dbg !893

b64:
	%332 = phi i64 [ %291, %b52_ok1 ], [ %331, %b63 ], !dbg !920
	%333 = icmp eq i64 %288, 0, !dbg !921
	br i1 %333, label %b66, label %b65, !dbg !921

b65:
	%334 = add i64 %287, %332, !dbg !922
	br label %b66, !dbg !922

b66:
	%335 = phi i64 [ %332, %b64 ], [ %334, %b65 ], !dbg !886
	%336 = add i64 %288, 1, !dbg !886
	%337 = icmp slt i64 %336, %12, !dbg !886
	br i1 %337, label %b52, label %b67, !dbg !886

b67:
	%338 = icmp uge i64 %284, %p15, !dbg !923
	br i1 %338, label %b67_fail1, label %b67_ok1, !dbg !923, !prof !49

b67_ok1:
	store i64 %335, i64 addrspace(1)* %289, align 8, !dbg !923
	%339 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !924, !range !20
	%340 = sext i32 %339 to i64, !dbg !924
	%341 = mul i64 %56, %340, !dbg !924
	%342 = mul i64 %341, %45, !dbg !924
	%343 = add i64 %284, %342, !dbg !925
	br label %b50, !dbg !925

b68:
	%344 = icmp eq i64 %55, 0, !dbg !926
	br i1 %344, label %b69, label %b85, !dbg !926

b69:
	%345 = getelementptr inbounds float, float addrspace(1)* %7, i64 0, !dbg !927
	%346 = icmp uge i64 0, %p17, !dbg !927
	br i1 %346, label %b69_fail1, label %b69_ok1, !dbg !927, !prof !49

b69_ok1:
	%347 = load float, float addrspace(1)* %345, align 4, !dbg !927
	%348 = mul i64 %18, %12, !dbg !932
	%349 = add i64 %348, %11, !dbg !933
	br label %b70, !dbg !934

b70:
	%350 = phi i64 [ 0, %b69_ok1 ], [ %365, %b70_ok2 ], !dbg !934
	%351 = add i64 %11, %350, !dbg !937
	%352 = icmp uge i64 %349, %p7, !dbg !936
	br i1 %352, label %b70_fail1, label %b70_ok1, !dbg !936, !prof !49

b70_ok1:
	%353 = icmp eq i64 %12, -1, !dbg !938
	%354 = select i1 %353, i64 1, i64 %12, !dbg !938
	%355 = srem i64 %351, %354, !dbg !938
	%356 = bitcast float %347 to i32, !dbg !939
	%357 = zext i32 %356 to i64, !dbg !939
	%358 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %349, !dbg !936
	%359 = shl i64 %59, 32, !dbg !941
	%360 = or i64 %359, %357, !dbg !942
	%361 = trunc i64 %355 to i32, !dbg !943
	%362 = addrspacecast i64 addrspace(1)* %358 to i64*, !dbg !943
	%363 = icmp uge i64 %355, %12, !dbg !943
	br i1 %363, label %b70_fail2, label %b70_ok2, !dbg !943, !prof !49

b70_ok2:
	%364 = bitcast i64* %362 to i8*, !dbg !943
	call void @gpuc_signal_op_thread(i8* %364, i64 %360, i32 9, i32 %361), !dbg !943
	%365 = add i64 %350, 1, !dbg !935
	%366 = icmp slt i64 %365, %12, !dbg !935
	br i1 %366, label %b70, label %b71, !dbg !935

b71:
	%367 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %348, !dbg !947
	%368 = icmp uge i64 %348, %p7, !dbg !947
	br i1 %368, label %b71_fail1, label %b71_ok1, !dbg !947, !prof !49

b71_ok1:
	br label %b72, !dbg !949

b72:
	%369 = phi i64 [ 0, %b71_ok1 ], [ %376, %b74 ], !dbg !949
	%370 = addrspacecast i64 addrspace(1)* %367 to i64*, !dbg !950
	%371 = icmp eq i64 addrspace(1)* %367, null, !dbg !950
	br i1 %371, label %b72_fail1, label %b72_ok1, !dbg !950, !prof !49

b72_ok1:
	%372 = bitcast i64* %370 to i8*, !dbg !950
	%373 = call i64 @gpuc_signal_fetch_thread(i8* %372), !dbg !950
	%374 = icmp uge i64 %373, %359, !dbg !951
	br i1 %374, label %b73, label %b74, !dbg !951

b73:
	%375 = and i64 %373, 4294967295, !dbg !952
	br label %b76, !dbg !953

b74:
	%376 = add i64 %369, 1, !dbg !953
	%377 = icmp slt i64 %376, 64, !dbg !953
	br i1 %377, label %b72, label %b75, !dbg !953

b75:
	%378 = addrspacecast i64 addrspace(1)* %367 to i64*, !dbg !954
	%379 = bitcast i64* %378 to i8*, !dbg !954
	%380 = call i64 @gpuc_signal_wait_until_thread(i8* %379, i32 5, i64 %359, i32 1, i8* %ctrl, i32 8), !dbg !954
	%381 = and i64 %380, 4294967295, !dbg !955
	br label %b76, !dbg !956

b76:
	%382 = phi i64 [ %375, %b73 ], [ %381, %b75 ], !dbg !957
	%383 = trunc i64 %382 to i32, !dbg !958
	%384 = bitcast i32 %383 to float, !dbg !958
	br label %b77, !dbg !946

b77:
	%385 = phi float [ %384, %b76 ], [ %407, %b83 ], !dbg !959
	%386 = phi i64 [ 1, %b76 ], [ %408, %b83 ], !dbg !960
	%387 = icmp slt i64 %386, %12, !dbg !961
	br i1 %387, label %b78, label %b84, !dbg !961

b78:
	%388 = add i64 %348, %386, !dbg !963
	%389 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %388, !dbg !965
	%390 = icmp uge i64 %388, %p7, !dbg !965
	br i1 %390, label %b78_fail1, label %b78_ok1, !dbg !965, !prof !49

b78_ok1:
	br label %b79, !dbg !967

b79:
	%391 = phi i64 [ 0, %b78_ok1 ], [ %398, %b81 ], !dbg !967
	%392 = addrspacecast i64 addrspace(1)* %389 to i64*, !dbg !968
	%393 = icmp eq i64 addrspace(1)* %389, null, !dbg !968
	br i1 %393, label %b79_fail1, label %b79_ok1, !dbg !968, !prof !49

b79_ok1:
	%394 = bitcast i64* %392 to i8*, !dbg !968
	%395 = call i64 @gpuc_signal_fetch_thread(i8* %394), !dbg !968
	%396 = icmp uge i64 %395, %359, !dbg !969
	br i1 %396, label %b80, label %b81, !dbg !969

b80:
	%397 = and i64 %395, 4294967295, !dbg !970
	br label %b83, !dbg !971

b81:
	%398 = add i64 %391, 1, !dbg !971
	%399 = icmp slt i64 %398, 64, !dbg !971
	br i1 %399, label %b79, label %b82, !dbg !971

b82:
	%400 = addrspacecast i64 addrspace(1)* %389 to i64*, !dbg !972
	%401 = bitcast i64* %400 to i8*, !dbg !972
	%402 = call i64 @gpuc_signal_wait_until_thread(i8* %401, i32 5, i64 %359, i32 1, i8* %ctrl, i32 8), !dbg !972
	%403 = and i64 %402, 4294967295, !dbg !973
	br label %b83, !dbg !974

b83:
	%404 = phi i64 [ %397, %b80 ], [ %403, %b82 ], !dbg !975
	%405 = trunc i64 %404 to i32, !dbg !976
	%406 = bitcast i32 %405 to float, !dbg !976
	%407 = fadd float %385, %406, !dbg !977
	%408 = add i64 %386, 1, !dbg !978
	br label %b77, !dbg !978

b84:
	store float %385, float addrspace(1)* %345, align 4, !dbg !979
	br label %b85, !dbg !979

b85:
	%409 = add i64 %14, 1, !dbg !979
	%410 = icmp slt i64 %409, %p9, !dbg !979
	br i1 %410, label %b2, label %b86, !dbg !979

b86:
	ret void, !dbg !979

b6_fail1:
	%411 = icmp uge i64 %60, %p11, !dbg !727
	br i1 %411, label %b6_fail2, label %b6_ok2, !dbg !727

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %60, i64 %p11), !dbg !727
	ret void, !dbg !727

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %63, i64 %p1), !dbg !728
	ret void, !dbg !728

b6_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %64, i64 %p1), !dbg !737
	ret void, !dbg !737

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %99, i64 %p11), !dbg !750
	ret void, !dbg !750

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %110, i64 %p1), !dbg !756
	ret void, !dbg !756

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !759
	ret void, !dbg !759

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %128, i64 %p1), !dbg !770
	ret void, !dbg !770

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !773
	ret void, !dbg !773

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %99, i64 %p11), !dbg !786
	ret void, !dbg !786

b30_fail1:
	%412 = icmp uge i64 %169, %p13, !dbg !802
	br i1 %412, label %b30_fail2, label %b30_ok2, !dbg !802

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %169, i64 %p13), !dbg !802
	ret void, !dbg !802

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %171, i64 %p3), !dbg !805
	ret void, !dbg !805

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %196, i64 %p13), !dbg !819
	ret void, !dbg !819

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %206, i64 %p3), !dbg !826
	ret void, !dbg !826

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !829
	ret void, !dbg !829

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %196, i64 %p13), !dbg !843
	ret void, !dbg !843

b48_fail1:
	%413 = icmp uge i64 %246, %p15, !dbg !863
	br i1 %413, label %b48_fail2, label %b48_ok2, !dbg !863

b48_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %246, i64 %p15), !dbg !863
	ret void, !dbg !863

b48_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %249, i64 %p5), !dbg !864
	ret void, !dbg !864

b48_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %250, i64 %p5), !dbg !873
	ret void, !dbg !873

b52_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %284, i64 %p15), !dbg !887
	ret void, !dbg !887

b53_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %295, i64 %p5), !dbg !894
	ret void, !dbg !894

b54_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !897
	ret void, !dbg !897

b58_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %313, i64 %p5), !dbg !908
	ret void, !dbg !908

b59_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !911
	ret void, !dbg !911

b67_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %284, i64 %p15), !dbg !923
	ret void, !dbg !923

b69_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %p17), !dbg !927
	ret void, !dbg !927

b70_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %349, i64 %p7), !dbg !936
	ret void, !dbg !936

b70_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %355, i64 %12), !dbg !943
	ret void, !dbg !943

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %348, i64 %p7), !dbg !947
	ret void, !dbg !947

b72_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !950
	ret void, !dbg !950

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %388, i64 %p7), !dbg !965
	ret void, !dbg !965

b79_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !968
	ret void, !dbg !968
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

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
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !27
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !26
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !27
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !26
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

declare void @llvm.nvvm.membar.sys() nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_fetch_thread(i8* %a0) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!980, !981, !982, !983, !984, !985, !986, !987}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/testsuite/examples/lowlatency")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Pass", scope: !1, file: !1, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!7 = !DILocation(line: 22, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!9 = !DILocation(line: 25, column: 7, scope: !6)
!10 = !DILocation(line: 44, column: 23, scope: !8, inlinedAt: !9)
!11 = !DILocation(line: 44, column: 40, scope: !8, inlinedAt: !9)
!12 = !DILocation(line: 24, column: 7, scope: !6)
!13 = !DILocation(line: 45, column: 20, scope: !8, inlinedAt: !9)
!14 = !DILocation(line: 45, column: 23, scope: !8, inlinedAt: !9)
!15 = !DILocation(line: 45, column: 32, scope: !8, inlinedAt: !9)
!16 = !DILocation(line: 45, column: 36, scope: !8, inlinedAt: !9)
!17 = !DILocation(line: 45, column: 39, scope: !8, inlinedAt: !9)
!18 = !DILocation(line: 47, column: 22, scope: !8, inlinedAt: !9)
!19 = !{i32 1, i32 -2147483648}
!20 = !{i32 1, i32 65536}
!21 = !{i32 1, i32 1025}
!22 = !{i32 1, i32 65}
!23 = !DILocation(line: 47, column: 15, scope: !8, inlinedAt: !9)
!24 = !DILocation(line: 48, column: 11, scope: !8, inlinedAt: !9)
!25 = !{i32 0, i32 2147483647}
!26 = !{i32 0, i32 65535}
!27 = !{i32 0, i32 1024}
!28 = !{i32 0, i32 64}
!29 = !DILocation(line: 48, column: 14, scope: !8, inlinedAt: !9)
!30 = !DILocation(line: 49, column: 3, scope: !8, inlinedAt: !9)
!31 = !DILocation(line: 54, column: 55, scope: !8, inlinedAt: !9)
!32 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!33 = distinct !DISubprogram(name: "Store", scope: !32, file: !32, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!34 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!35 = distinct !DISubprogram(name: "Send", scope: !34, file: !34, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!36 = !DILocation(line: 55, column: 10, scope: !8, inlinedAt: !9)
!37 = !DILocation(line: 12, column: 8, scope: !35, inlinedAt: !36)
!38 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !37)
!39 = !DILocation(line: 70, column: 17, scope: !8, inlinedAt: !9)
!40 = distinct !DISubprogram(name: "Words", scope: !32, file: !32, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!41 = !DILocation(line: 66, column: 57, scope: !8, inlinedAt: !9)
!42 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !41)
!43 = !DILocation(line: 66, column: 38, scope: !8, inlinedAt: !9)
!44 = !DILocation(line: 54, column: 24, scope: !8, inlinedAt: !9)
!45 = !DILocation(line: 52, column: 22, scope: !8, inlinedAt: !9)
!46 = !DILocation(line: 52, column: 14, scope: !8, inlinedAt: !9)
!47 = !DILocation(line: 54, column: 70, scope: !8, inlinedAt: !9)
!48 = !DILocation(line: 54, column: 63, scope: !8, inlinedAt: !9)
!49 = !{!"branch_weights", i32 1, i32 1048576}
!50 = distinct !DISubprogram(name: "word", scope: !32, file: !32, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!51 = !DILocation(line: 39, column: 38, scope: !33, inlinedAt: !37)
!52 = !DILocation(line: 54, column: 53, scope: !50, inlinedAt: !51)
!53 = !DILocation(line: 11, column: 17, scope: !35, inlinedAt: !36)
!54 = !DILocation(line: 11, column: 6, scope: !35, inlinedAt: !36)
!55 = !DILocation(line: 11, column: 23, scope: !35, inlinedAt: !36)
!56 = !DILocation(line: 12, column: 45, scope: !35, inlinedAt: !36)
!57 = !DILocation(line: 39, column: 28, scope: !33, inlinedAt: !37)
!58 = !DILocation(line: 38, column: 18, scope: !33, inlinedAt: !37)
!59 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !51)
!60 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !51)
!61 = !DILocation(line: 11, column: 35, scope: !35, inlinedAt: !36)
!62 = distinct !DISubprogram(name: "Receive", scope: !34, file: !34, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!63 = !DILocation(line: 56, column: 13, scope: !8, inlinedAt: !9)
!64 = !DILocation(line: 20, column: 6, scope: !62, inlinedAt: !63)
!65 = !DILocation(line: 20, column: 23, scope: !62, inlinedAt: !63)
!66 = distinct !DISubprogram(name: "Await", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!67 = !DILocation(line: 21, column: 20, scope: !62, inlinedAt: !63)
!68 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !67)
!69 = distinct !DISubprogram(name: "awaitWord", scope: !32, file: !32, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!70 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !67)
!71 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !70)
!72 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !70)
!73 = !DILocation(line: 69, column: 45, scope: !69, inlinedAt: !70)
!74 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !73)
!75 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !70)
!76 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !70)
!77 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !70)
!78 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !70)
!79 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !70)
!80 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !70)
!81 = !DILocation(line: 48, column: 15, scope: !66, inlinedAt: !67)
!82 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !67)
!83 = !DILocation(line: 21, column: 6, scope: !62, inlinedAt: !63)
!84 = !DILocation(line: 20, column: 35, scope: !62, inlinedAt: !63)
!85 = !DILocation(line: 57, column: 7, scope: !8, inlinedAt: !9)
!86 = !{!"branch_weights", i32 1048576, i32 1}
!87 = !DILocation(line: 57, column: 24, scope: !8, inlinedAt: !9)
!88 = !DILocation(line: 58, column: 16, scope: !8, inlinedAt: !9)
!89 = !DILocation(line: 58, column: 20, scope: !8, inlinedAt: !9)
!90 = !DILocation(line: 58, column: 7, scope: !8, inlinedAt: !9)
!91 = !DILocation(line: 57, column: 36, scope: !8, inlinedAt: !9)
!92 = !DILocation(line: 60, column: 7, scope: !8, inlinedAt: !9)
!93 = !DILocation(line: 60, column: 24, scope: !8, inlinedAt: !9)
!94 = !DILocation(line: 61, column: 57, scope: !8, inlinedAt: !9)
!95 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !94)
!96 = !DILocation(line: 61, column: 38, scope: !8, inlinedAt: !9)
!97 = !DILocation(line: 62, column: 34, scope: !8, inlinedAt: !9)
!98 = distinct !DISubprogram(name: "Store", scope: !32, file: !32, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!99 = !DILocation(line: 62, column: 12, scope: !8, inlinedAt: !9)
!100 = !DILocation(line: 39, column: 28, scope: !98, inlinedAt: !99)
!101 = !DILocation(line: 38, column: 18, scope: !98, inlinedAt: !99)
!102 = !DILocation(line: 39, column: 52, scope: !98, inlinedAt: !99)
!103 = !DILocation(line: 39, column: 38, scope: !98, inlinedAt: !99)
!104 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !103)
!105 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !103)
!106 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !103)
!107 = !DILocation(line: 39, column: 16, scope: !98, inlinedAt: !99)
!108 = !DILocation(line: 41, column: 32, scope: !98, inlinedAt: !99)
!109 = !DILocation(line: 41, column: 29, scope: !98, inlinedAt: !99)
!110 = !DILocation(line: 41, column: 60, scope: !98, inlinedAt: !99)
!111 = !DILocation(line: 41, column: 55, scope: !98, inlinedAt: !99)
!112 = !DILocation(line: 41, column: 41, scope: !98, inlinedAt: !99)
!113 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !112)
!114 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !112)
!115 = !DILocation(line: 41, column: 17, scope: !98, inlinedAt: !99)
!116 = distinct !DISubprogram(name: "Await", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!117 = !DILocation(line: 63, column: 31, scope: !8, inlinedAt: !9)
!118 = !DILocation(line: 47, column: 19, scope: !116, inlinedAt: !117)
!119 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !118)
!120 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !118)
!121 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !118)
!122 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !118)
!123 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !118)
!124 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !118)
!125 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !118)
!126 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !118)
!127 = !DILocation(line: 48, column: 15, scope: !116, inlinedAt: !117)
!128 = !DILocation(line: 49, column: 20, scope: !116, inlinedAt: !117)
!129 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !128)
!130 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !128)
!131 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !128)
!132 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !128)
!133 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !128)
!134 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !128)
!135 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !128)
!136 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !128)
!137 = !DILocation(line: 49, column: 47, scope: !116, inlinedAt: !117)
!138 = !DILocation(line: 49, column: 3, scope: !116, inlinedAt: !117)
!139 = !DILocation(line: 51, column: 24, scope: !116, inlinedAt: !117)
!140 = !DILocation(line: 63, column: 49, scope: !8, inlinedAt: !9)
!141 = !DILocation(line: 63, column: 8, scope: !8, inlinedAt: !9)
!142 = !DILocation(line: 60, column: 37, scope: !8, inlinedAt: !9)
!143 = !DILocation(line: 65, column: 7, scope: !8, inlinedAt: !9)
!144 = !DILocation(line: 65, column: 24, scope: !8, inlinedAt: !9)
!145 = distinct !DISubprogram(name: "Words", scope: !32, file: !32, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!146 = !DILocation(line: 66, column: 84, scope: !8, inlinedAt: !9)
!147 = !DILocation(line: 14, column: 42, scope: !145, inlinedAt: !146)
!148 = !DILocation(line: 66, column: 69, scope: !8, inlinedAt: !9)
!149 = !DILocation(line: 67, column: 35, scope: !8, inlinedAt: !9)
!150 = distinct !DISubprogram(name: "Store", scope: !32, file: !32, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!151 = !DILocation(line: 67, column: 12, scope: !8, inlinedAt: !9)
!152 = !DILocation(line: 39, column: 28, scope: !150, inlinedAt: !151)
!153 = !DILocation(line: 38, column: 18, scope: !150, inlinedAt: !151)
!154 = !DILocation(line: 39, column: 52, scope: !150, inlinedAt: !151)
!155 = !DILocation(line: 39, column: 38, scope: !150, inlinedAt: !151)
!156 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !155)
!157 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !155)
!158 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !155)
!159 = !DILocation(line: 39, column: 16, scope: !150, inlinedAt: !151)
!160 = !DILocation(line: 41, column: 32, scope: !150, inlinedAt: !151)
!161 = !DILocation(line: 41, column: 29, scope: !150, inlinedAt: !151)
!162 = !DILocation(line: 41, column: 60, scope: !150, inlinedAt: !151)
!163 = !DILocation(line: 41, column: 55, scope: !150, inlinedAt: !151)
!164 = !DILocation(line: 41, column: 41, scope: !150, inlinedAt: !151)
!165 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !164)
!166 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !164)
!167 = !DILocation(line: 41, column: 17, scope: !150, inlinedAt: !151)
!168 = distinct !DISubprogram(name: "Await", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!169 = !DILocation(line: 68, column: 28, scope: !8, inlinedAt: !9)
!170 = !DILocation(line: 47, column: 19, scope: !168, inlinedAt: !169)
!171 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !170)
!172 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !170)
!173 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !170)
!174 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !170)
!175 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !170)
!176 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !170)
!177 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !170)
!178 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !170)
!179 = !DILocation(line: 48, column: 15, scope: !168, inlinedAt: !169)
!180 = !DILocation(line: 49, column: 20, scope: !168, inlinedAt: !169)
!181 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !180)
!182 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !180)
!183 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !180)
!184 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !180)
!185 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !180)
!186 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !180)
!187 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !180)
!188 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !180)
!189 = !DILocation(line: 49, column: 47, scope: !168, inlinedAt: !169)
!190 = !DILocation(line: 49, column: 3, scope: !168, inlinedAt: !169)
!191 = !DILocation(line: 51, column: 24, scope: !168, inlinedAt: !169)
!192 = !DILocation(line: 68, column: 46, scope: !8, inlinedAt: !9)
!193 = !DILocation(line: 68, column: 9, scope: !8, inlinedAt: !9)
!194 = !DILocation(line: 65, column: 38, scope: !8, inlinedAt: !9)
!195 = !DILocation(line: 26, column: 7, scope: !6)
!196 = !DILocation(line: 27, column: 16, scope: !6)
!197 = !DILocation(line: 27, column: 21, scope: !6)
!198 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!199 = !DILocation(line: 28, column: 8, scope: !6)
!200 = !DILocation(line: 44, column: 23, scope: !198, inlinedAt: !199)
!201 = !DILocation(line: 44, column: 40, scope: !198, inlinedAt: !199)
!202 = !DILocation(line: 45, column: 20, scope: !198, inlinedAt: !199)
!203 = !DILocation(line: 45, column: 23, scope: !198, inlinedAt: !199)
!204 = !DILocation(line: 45, column: 32, scope: !198, inlinedAt: !199)
!205 = !DILocation(line: 45, column: 36, scope: !198, inlinedAt: !199)
!206 = !DILocation(line: 45, column: 39, scope: !198, inlinedAt: !199)
!207 = !DILocation(line: 47, column: 22, scope: !198, inlinedAt: !199)
!208 = !DILocation(line: 47, column: 15, scope: !198, inlinedAt: !199)
!209 = !DILocation(line: 48, column: 11, scope: !198, inlinedAt: !199)
!210 = !DILocation(line: 48, column: 14, scope: !198, inlinedAt: !199)
!211 = !DILocation(line: 49, column: 3, scope: !198, inlinedAt: !199)
!212 = !DILocation(line: 54, column: 55, scope: !198, inlinedAt: !199)
!213 = distinct !DISubprogram(name: "Send", scope: !34, file: !34, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!214 = !DILocation(line: 55, column: 10, scope: !198, inlinedAt: !199)
!215 = !DILocation(line: 12, column: 8, scope: !213, inlinedAt: !214)
!216 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !215)
!217 = !DILocation(line: 70, column: 17, scope: !198, inlinedAt: !199)
!218 = !DILocation(line: 66, column: 57, scope: !198, inlinedAt: !199)
!219 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !218)
!220 = !DILocation(line: 66, column: 38, scope: !198, inlinedAt: !199)
!221 = !DILocation(line: 54, column: 24, scope: !198, inlinedAt: !199)
!222 = !DILocation(line: 52, column: 22, scope: !198, inlinedAt: !199)
!223 = !DILocation(line: 52, column: 14, scope: !198, inlinedAt: !199)
!224 = !DILocation(line: 54, column: 70, scope: !198, inlinedAt: !199)
!225 = !DILocation(line: 54, column: 63, scope: !198, inlinedAt: !199)
!226 = !DILocation(line: 39, column: 38, scope: !33, inlinedAt: !215)
!227 = !DILocation(line: 54, column: 53, scope: !50, inlinedAt: !226)
!228 = !DILocation(line: 11, column: 17, scope: !213, inlinedAt: !214)
!229 = !DILocation(line: 11, column: 6, scope: !213, inlinedAt: !214)
!230 = !DILocation(line: 11, column: 23, scope: !213, inlinedAt: !214)
!231 = !DILocation(line: 39, column: 28, scope: !33, inlinedAt: !215)
!232 = !DILocation(line: 12, column: 45, scope: !213, inlinedAt: !214)
!233 = !DILocation(line: 38, column: 18, scope: !33, inlinedAt: !215)
!234 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !226)
!235 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !226)
!236 = !DILocation(line: 11, column: 35, scope: !213, inlinedAt: !214)
!237 = distinct !DISubprogram(name: "Receive", scope: !34, file: !34, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!238 = !DILocation(line: 56, column: 13, scope: !198, inlinedAt: !199)
!239 = !DILocation(line: 20, column: 6, scope: !237, inlinedAt: !238)
!240 = !DILocation(line: 20, column: 23, scope: !237, inlinedAt: !238)
!241 = !DILocation(line: 21, column: 20, scope: !237, inlinedAt: !238)
!242 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !241)
!243 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !241)
!244 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !243)
!245 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !243)
!246 = !DILocation(line: 69, column: 45, scope: !69, inlinedAt: !243)
!247 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !246)
!248 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !243)
!249 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !243)
!250 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !243)
!251 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !243)
!252 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !243)
!253 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !243)
!254 = !DILocation(line: 48, column: 15, scope: !66, inlinedAt: !241)
!255 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !241)
!256 = !DILocation(line: 21, column: 6, scope: !237, inlinedAt: !238)
!257 = !DILocation(line: 20, column: 35, scope: !237, inlinedAt: !238)
!258 = !DILocation(line: 57, column: 7, scope: !198, inlinedAt: !199)
!259 = !DILocation(line: 57, column: 24, scope: !198, inlinedAt: !199)
!260 = !DILocation(line: 58, column: 16, scope: !198, inlinedAt: !199)
!261 = !DILocation(line: 58, column: 20, scope: !198, inlinedAt: !199)
!262 = !DILocation(line: 58, column: 7, scope: !198, inlinedAt: !199)
!263 = !DILocation(line: 57, column: 36, scope: !198, inlinedAt: !199)
!264 = !DILocation(line: 60, column: 7, scope: !198, inlinedAt: !199)
!265 = !DILocation(line: 60, column: 24, scope: !198, inlinedAt: !199)
!266 = !DILocation(line: 61, column: 57, scope: !198, inlinedAt: !199)
!267 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !266)
!268 = !DILocation(line: 61, column: 38, scope: !198, inlinedAt: !199)
!269 = !DILocation(line: 62, column: 12, scope: !198, inlinedAt: !199)
!270 = !DILocation(line: 39, column: 28, scope: !98, inlinedAt: !269)
!271 = !DILocation(line: 62, column: 34, scope: !198, inlinedAt: !199)
!272 = !DILocation(line: 38, column: 18, scope: !98, inlinedAt: !269)
!273 = !DILocation(line: 39, column: 52, scope: !98, inlinedAt: !269)
!274 = !DILocation(line: 39, column: 38, scope: !98, inlinedAt: !269)
!275 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !274)
!276 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !274)
!277 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !274)
!278 = !DILocation(line: 39, column: 16, scope: !98, inlinedAt: !269)
!279 = !DILocation(line: 41, column: 32, scope: !98, inlinedAt: !269)
!280 = !DILocation(line: 41, column: 29, scope: !98, inlinedAt: !269)
!281 = !DILocation(line: 41, column: 60, scope: !98, inlinedAt: !269)
!282 = !DILocation(line: 41, column: 55, scope: !98, inlinedAt: !269)
!283 = !DILocation(line: 41, column: 41, scope: !98, inlinedAt: !269)
!284 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !283)
!285 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !283)
!286 = !DILocation(line: 41, column: 17, scope: !98, inlinedAt: !269)
!287 = !DILocation(line: 63, column: 31, scope: !198, inlinedAt: !199)
!288 = !DILocation(line: 47, column: 19, scope: !116, inlinedAt: !287)
!289 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !288)
!290 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !288)
!291 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !288)
!292 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !288)
!293 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !288)
!294 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !288)
!295 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !288)
!296 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !288)
!297 = !DILocation(line: 48, column: 15, scope: !116, inlinedAt: !287)
!298 = !DILocation(line: 49, column: 20, scope: !116, inlinedAt: !287)
!299 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !298)
!300 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !298)
!301 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !298)
!302 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !298)
!303 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !298)
!304 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !298)
!305 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !298)
!306 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !298)
!307 = !DILocation(line: 49, column: 47, scope: !116, inlinedAt: !287)
!308 = !DILocation(line: 49, column: 3, scope: !116, inlinedAt: !287)
!309 = !DILocation(line: 51, column: 24, scope: !116, inlinedAt: !287)
!310 = !DILocation(line: 63, column: 49, scope: !198, inlinedAt: !199)
!311 = !DILocation(line: 63, column: 8, scope: !198, inlinedAt: !199)
!312 = !DILocation(line: 60, column: 37, scope: !198, inlinedAt: !199)
!313 = !DILocation(line: 65, column: 7, scope: !198, inlinedAt: !199)
!314 = !DILocation(line: 65, column: 24, scope: !198, inlinedAt: !199)
!315 = !DILocation(line: 66, column: 84, scope: !198, inlinedAt: !199)
!316 = !DILocation(line: 14, column: 42, scope: !145, inlinedAt: !315)
!317 = !DILocation(line: 66, column: 69, scope: !198, inlinedAt: !199)
!318 = !DILocation(line: 67, column: 12, scope: !198, inlinedAt: !199)
!319 = !DILocation(line: 39, column: 28, scope: !150, inlinedAt: !318)
!320 = !DILocation(line: 67, column: 35, scope: !198, inlinedAt: !199)
!321 = !DILocation(line: 38, column: 18, scope: !150, inlinedAt: !318)
!322 = !DILocation(line: 39, column: 52, scope: !150, inlinedAt: !318)
!323 = !DILocation(line: 39, column: 38, scope: !150, inlinedAt: !318)
!324 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !323)
!325 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !323)
!326 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !323)
!327 = !DILocation(line: 39, column: 16, scope: !150, inlinedAt: !318)
!328 = !DILocation(line: 41, column: 32, scope: !150, inlinedAt: !318)
!329 = !DILocation(line: 41, column: 29, scope: !150, inlinedAt: !318)
!330 = !DILocation(line: 41, column: 60, scope: !150, inlinedAt: !318)
!331 = !DILocation(line: 41, column: 55, scope: !150, inlinedAt: !318)
!332 = !DILocation(line: 41, column: 41, scope: !150, inlinedAt: !318)
!333 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !332)
!334 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !332)
!335 = !DILocation(line: 41, column: 17, scope: !150, inlinedAt: !318)
!336 = !DILocation(line: 68, column: 28, scope: !198, inlinedAt: !199)
!337 = !DILocation(line: 47, column: 19, scope: !168, inlinedAt: !336)
!338 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !337)
!339 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !337)
!340 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !337)
!341 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !337)
!342 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !337)
!343 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !337)
!344 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !337)
!345 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !337)
!346 = !DILocation(line: 48, column: 15, scope: !168, inlinedAt: !336)
!347 = !DILocation(line: 49, column: 20, scope: !168, inlinedAt: !336)
!348 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !347)
!349 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !347)
!350 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !347)
!351 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !347)
!352 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !347)
!353 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !347)
!354 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !347)
!355 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !347)
!356 = !DILocation(line: 49, column: 47, scope: !168, inlinedAt: !336)
!357 = !DILocation(line: 49, column: 3, scope: !168, inlinedAt: !336)
!358 = !DILocation(line: 51, column: 24, scope: !168, inlinedAt: !336)
!359 = !DILocation(line: 68, column: 46, scope: !198, inlinedAt: !199)
!360 = !DILocation(line: 68, column: 9, scope: !198, inlinedAt: !199)
!361 = !DILocation(line: 65, column: 38, scope: !198, inlinedAt: !199)
!362 = !DILocation(line: 30, column: 7, scope: !6)
!363 = !DILocation(line: 31, column: 16, scope: !6)
!364 = !DILocation(line: 31, column: 21, scope: !6)
!365 = !DILocation(line: 31, column: 43, scope: !6)
!366 = !DILocation(line: 31, column: 45, scope: !6)
!367 = !DILocation(line: 31, column: 49, scope: !6)
!368 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!369 = !DILocation(line: 32, column: 8, scope: !6)
!370 = !DILocation(line: 44, column: 23, scope: !368, inlinedAt: !369)
!371 = !DILocation(line: 44, column: 40, scope: !368, inlinedAt: !369)
!372 = !DILocation(line: 45, column: 20, scope: !368, inlinedAt: !369)
!373 = !DILocation(line: 45, column: 23, scope: !368, inlinedAt: !369)
!374 = !DILocation(line: 45, column: 32, scope: !368, inlinedAt: !369)
!375 = !DILocation(line: 45, column: 36, scope: !368, inlinedAt: !369)
!376 = !DILocation(line: 45, column: 39, scope: !368, inlinedAt: !369)
!377 = !DILocation(line: 47, column: 22, scope: !368, inlinedAt: !369)
!378 = !DILocation(line: 47, column: 15, scope: !368, inlinedAt: !369)
!379 = !DILocation(line: 48, column: 11, scope: !368, inlinedAt: !369)
!380 = !{i32 0, i32 32}
!381 = !DILocation(line: 48, column: 14, scope: !368, inlinedAt: !369)
!382 = !DILocation(line: 49, column: 3, scope: !368, inlinedAt: !369)
!383 = !DILocation(line: 54, column: 55, scope: !368, inlinedAt: !369)
!384 = distinct !DISubprogram(name: "Send", scope: !34, file: !34, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!385 = !DILocation(line: 55, column: 10, scope: !368, inlinedAt: !369)
!386 = !DILocation(line: 12, column: 8, scope: !384, inlinedAt: !385)
!387 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !386)
!388 = !DILocation(line: 70, column: 17, scope: !368, inlinedAt: !369)
!389 = !DILocation(line: 66, column: 57, scope: !368, inlinedAt: !369)
!390 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !389)
!391 = !DILocation(line: 66, column: 38, scope: !368, inlinedAt: !369)
!392 = !DILocation(line: 54, column: 24, scope: !368, inlinedAt: !369)
!393 = !DILocation(line: 52, column: 22, scope: !368, inlinedAt: !369)
!394 = !DILocation(line: 52, column: 14, scope: !368, inlinedAt: !369)
!395 = !DILocation(line: 54, column: 70, scope: !368, inlinedAt: !369)
!396 = !DILocation(line: 54, column: 63, scope: !368, inlinedAt: !369)
!397 = !DILocation(line: 39, column: 38, scope: !33, inlinedAt: !386)
!398 = !DILocation(line: 54, column: 53, scope: !50, inlinedAt: !397)
!399 = !DILocation(line: 11, column: 17, scope: !384, inlinedAt: !385)
!400 = !DILocation(line: 11, column: 6, scope: !384, inlinedAt: !385)
!401 = !DILocation(line: 11, column: 23, scope: !384, inlinedAt: !385)
!402 = !DILocation(line: 12, column: 45, scope: !384, inlinedAt: !385)
!403 = !DILocation(line: 39, column: 28, scope: !33, inlinedAt: !386)
!404 = !DILocation(line: 38, column: 18, scope: !33, inlinedAt: !386)
!405 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !397)
!406 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !397)
!407 = !DILocation(line: 11, column: 35, scope: !384, inlinedAt: !385)
!408 = distinct !DISubprogram(name: "Receive", scope: !34, file: !34, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!409 = !DILocation(line: 56, column: 13, scope: !368, inlinedAt: !369)
!410 = !DILocation(line: 20, column: 6, scope: !408, inlinedAt: !409)
!411 = !DILocation(line: 20, column: 23, scope: !408, inlinedAt: !409)
!412 = !DILocation(line: 21, column: 20, scope: !408, inlinedAt: !409)
!413 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !412)
!414 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !412)
!415 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !414)
!416 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !414)
!417 = !DILocation(line: 69, column: 45, scope: !69, inlinedAt: !414)
!418 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !417)
!419 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !414)
!420 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !414)
!421 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !414)
!422 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !414)
!423 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !414)
!424 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !414)
!425 = !DILocation(line: 48, column: 15, scope: !66, inlinedAt: !412)
!426 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !412)
!427 = !DILocation(line: 21, column: 6, scope: !408, inlinedAt: !409)
!428 = !DILocation(line: 20, column: 35, scope: !408, inlinedAt: !409)
!429 = !DILocation(line: 57, column: 7, scope: !368, inlinedAt: !369)
!430 = !DILocation(line: 57, column: 24, scope: !368, inlinedAt: !369)
!431 = !DILocation(line: 58, column: 16, scope: !368, inlinedAt: !369)
!432 = !DILocation(line: 58, column: 20, scope: !368, inlinedAt: !369)
!433 = !DILocation(line: 58, column: 7, scope: !368, inlinedAt: !369)
!434 = !DILocation(line: 57, column: 36, scope: !368, inlinedAt: !369)
!435 = !DILocation(line: 60, column: 7, scope: !368, inlinedAt: !369)
!436 = !DILocation(line: 60, column: 24, scope: !368, inlinedAt: !369)
!437 = !DILocation(line: 61, column: 57, scope: !368, inlinedAt: !369)
!438 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !437)
!439 = !DILocation(line: 61, column: 38, scope: !368, inlinedAt: !369)
!440 = !DILocation(line: 62, column: 34, scope: !368, inlinedAt: !369)
!441 = !DILocation(line: 62, column: 12, scope: !368, inlinedAt: !369)
!442 = !DILocation(line: 39, column: 28, scope: !98, inlinedAt: !441)
!443 = !DILocation(line: 38, column: 18, scope: !98, inlinedAt: !441)
!444 = !DILocation(line: 39, column: 52, scope: !98, inlinedAt: !441)
!445 = !DILocation(line: 39, column: 38, scope: !98, inlinedAt: !441)
!446 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !445)
!447 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !445)
!448 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !445)
!449 = !DILocation(line: 39, column: 16, scope: !98, inlinedAt: !441)
!450 = !DILocation(line: 41, column: 32, scope: !98, inlinedAt: !441)
!451 = !DILocation(line: 41, column: 29, scope: !98, inlinedAt: !441)
!452 = !DILocation(line: 41, column: 60, scope: !98, inlinedAt: !441)
!453 = !DILocation(line: 41, column: 55, scope: !98, inlinedAt: !441)
!454 = !DILocation(line: 41, column: 41, scope: !98, inlinedAt: !441)
!455 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !454)
!456 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !454)
!457 = !DILocation(line: 41, column: 17, scope: !98, inlinedAt: !441)
!458 = !DILocation(line: 63, column: 31, scope: !368, inlinedAt: !369)
!459 = !DILocation(line: 47, column: 19, scope: !116, inlinedAt: !458)
!460 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !459)
!461 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !459)
!462 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !459)
!463 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !459)
!464 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !459)
!465 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !459)
!466 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !459)
!467 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !459)
!468 = !DILocation(line: 48, column: 15, scope: !116, inlinedAt: !458)
!469 = !DILocation(line: 49, column: 20, scope: !116, inlinedAt: !458)
!470 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !469)
!471 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !469)
!472 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !469)
!473 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !469)
!474 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !469)
!475 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !469)
!476 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !469)
!477 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !469)
!478 = !DILocation(line: 49, column: 47, scope: !116, inlinedAt: !458)
!479 = !DILocation(line: 49, column: 3, scope: !116, inlinedAt: !458)
!480 = !DILocation(line: 51, column: 24, scope: !116, inlinedAt: !458)
!481 = !DILocation(line: 63, column: 49, scope: !368, inlinedAt: !369)
!482 = !DILocation(line: 63, column: 8, scope: !368, inlinedAt: !369)
!483 = !DILocation(line: 60, column: 37, scope: !368, inlinedAt: !369)
!484 = !DILocation(line: 65, column: 7, scope: !368, inlinedAt: !369)
!485 = !DILocation(line: 65, column: 24, scope: !368, inlinedAt: !369)
!486 = !DILocation(line: 66, column: 84, scope: !368, inlinedAt: !369)
!487 = !DILocation(line: 14, column: 42, scope: !145, inlinedAt: !486)
!488 = !DILocation(line: 66, column: 69, scope: !368, inlinedAt: !369)
!489 = !DILocation(line: 67, column: 35, scope: !368, inlinedAt: !369)
!490 = !DILocation(line: 67, column: 12, scope: !368, inlinedAt: !369)
!491 = !DILocation(line: 39, column: 28, scope: !150, inlinedAt: !490)
!492 = !DILocation(line: 38, column: 18, scope: !150, inlinedAt: !490)
!493 = !DILocation(line: 39, column: 52, scope: !150, inlinedAt: !490)
!494 = !DILocation(line: 39, column: 38, scope: !150, inlinedAt: !490)
!495 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !494)
!496 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !494)
!497 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !494)
!498 = !DILocation(line: 39, column: 16, scope: !150, inlinedAt: !490)
!499 = !DILocation(line: 41, column: 32, scope: !150, inlinedAt: !490)
!500 = !DILocation(line: 41, column: 29, scope: !150, inlinedAt: !490)
!501 = !DILocation(line: 41, column: 60, scope: !150, inlinedAt: !490)
!502 = !DILocation(line: 41, column: 55, scope: !150, inlinedAt: !490)
!503 = !DILocation(line: 41, column: 41, scope: !150, inlinedAt: !490)
!504 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !503)
!505 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !503)
!506 = !DILocation(line: 41, column: 17, scope: !150, inlinedAt: !490)
!507 = !DILocation(line: 68, column: 28, scope: !368, inlinedAt: !369)
!508 = !DILocation(line: 47, column: 19, scope: !168, inlinedAt: !507)
!509 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !508)
!510 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !508)
!511 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !508)
!512 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !508)
!513 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !508)
!514 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !508)
!515 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !508)
!516 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !508)
!517 = !DILocation(line: 48, column: 15, scope: !168, inlinedAt: !507)
!518 = !DILocation(line: 49, column: 20, scope: !168, inlinedAt: !507)
!519 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !518)
!520 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !518)
!521 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !518)
!522 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !518)
!523 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !518)
!524 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !518)
!525 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !518)
!526 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !518)
!527 = !DILocation(line: 49, column: 47, scope: !168, inlinedAt: !507)
!528 = !DILocation(line: 49, column: 3, scope: !168, inlinedAt: !507)
!529 = !DILocation(line: 51, column: 24, scope: !168, inlinedAt: !507)
!530 = !DILocation(line: 68, column: 46, scope: !368, inlinedAt: !369)
!531 = !DILocation(line: 68, column: 9, scope: !368, inlinedAt: !369)
!532 = !DILocation(line: 65, column: 38, scope: !368, inlinedAt: !369)
!533 = !DILocation(line: 34, column: 7, scope: !6)
!534 = !DILocation(line: 35, column: 19, scope: !6)
!535 = !DILocation(line: 35, column: 22, scope: !6)
!536 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!537 = !DILocation(line: 36, column: 8, scope: !6)
!538 = !DILocation(line: 44, column: 23, scope: !536, inlinedAt: !537)
!539 = !DILocation(line: 44, column: 40, scope: !536, inlinedAt: !537)
!540 = !DILocation(line: 45, column: 20, scope: !536, inlinedAt: !537)
!541 = !DILocation(line: 45, column: 23, scope: !536, inlinedAt: !537)
!542 = !DILocation(line: 45, column: 32, scope: !536, inlinedAt: !537)
!543 = !DILocation(line: 45, column: 36, scope: !536, inlinedAt: !537)
!544 = !DILocation(line: 45, column: 39, scope: !536, inlinedAt: !537)
!545 = !DILocation(line: 47, column: 15, scope: !536, inlinedAt: !537)
!546 = !DILocation(line: 48, column: 14, scope: !536, inlinedAt: !537)
!547 = !DILocation(line: 49, column: 3, scope: !536, inlinedAt: !537)
!548 = !DILocation(line: 54, column: 55, scope: !536, inlinedAt: !537)
!549 = distinct !DISubprogram(name: "Send", scope: !34, file: !34, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!550 = !DILocation(line: 55, column: 10, scope: !536, inlinedAt: !537)
!551 = !DILocation(line: 12, column: 8, scope: !549, inlinedAt: !550)
!552 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !551)
!553 = !DILocation(line: 70, column: 17, scope: !536, inlinedAt: !537)
!554 = !DILocation(line: 66, column: 57, scope: !536, inlinedAt: !537)
!555 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !554)
!556 = !DILocation(line: 66, column: 38, scope: !536, inlinedAt: !537)
!557 = !DILocation(line: 54, column: 24, scope: !536, inlinedAt: !537)
!558 = !DILocation(line: 52, column: 22, scope: !536, inlinedAt: !537)
!559 = !DILocation(line: 52, column: 14, scope: !536, inlinedAt: !537)
!560 = !DILocation(line: 54, column: 70, scope: !536, inlinedAt: !537)
!561 = !DILocation(line: 54, column: 63, scope: !536, inlinedAt: !537)
!562 = !DILocation(line: 39, column: 38, scope: !33, inlinedAt: !551)
!563 = !DILocation(line: 54, column: 53, scope: !50, inlinedAt: !562)
!564 = !DILocation(line: 11, column: 17, scope: !549, inlinedAt: !550)
!565 = !DILocation(line: 11, column: 6, scope: !549, inlinedAt: !550)
!566 = !DILocation(line: 11, column: 23, scope: !549, inlinedAt: !550)
!567 = !DILocation(line: 39, column: 28, scope: !33, inlinedAt: !551)
!568 = !DILocation(line: 12, column: 45, scope: !549, inlinedAt: !550)
!569 = !DILocation(line: 38, column: 18, scope: !33, inlinedAt: !551)
!570 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !562)
!571 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !562)
!572 = !DILocation(line: 11, column: 35, scope: !549, inlinedAt: !550)
!573 = distinct !DISubprogram(name: "Receive", scope: !34, file: !34, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!574 = !DILocation(line: 56, column: 13, scope: !536, inlinedAt: !537)
!575 = !DILocation(line: 20, column: 6, scope: !573, inlinedAt: !574)
!576 = !DILocation(line: 20, column: 23, scope: !573, inlinedAt: !574)
!577 = !DILocation(line: 21, column: 20, scope: !573, inlinedAt: !574)
!578 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !577)
!579 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !577)
!580 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !579)
!581 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !579)
!582 = !DILocation(line: 69, column: 45, scope: !69, inlinedAt: !579)
!583 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !582)
!584 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !579)
!585 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !579)
!586 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !579)
!587 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !579)
!588 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !579)
!589 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !579)
!590 = !DILocation(line: 48, column: 15, scope: !66, inlinedAt: !577)
!591 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !577)
!592 = !DILocation(line: 21, column: 6, scope: !573, inlinedAt: !574)
!593 = !DILocation(line: 20, column: 35, scope: !573, inlinedAt: !574)
!594 = !DILocation(line: 57, column: 7, scope: !536, inlinedAt: !537)
!595 = !DILocation(line: 57, column: 24, scope: !536, inlinedAt: !537)
!596 = !DILocation(line: 58, column: 16, scope: !536, inlinedAt: !537)
!597 = !DILocation(line: 58, column: 20, scope: !536, inlinedAt: !537)
!598 = !DILocation(line: 58, column: 7, scope: !536, inlinedAt: !537)
!599 = !DILocation(line: 57, column: 36, scope: !536, inlinedAt: !537)
!600 = !DILocation(line: 60, column: 7, scope: !536, inlinedAt: !537)
!601 = !DILocation(line: 60, column: 24, scope: !536, inlinedAt: !537)
!602 = !DILocation(line: 61, column: 57, scope: !536, inlinedAt: !537)
!603 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !602)
!604 = !DILocation(line: 61, column: 38, scope: !536, inlinedAt: !537)
!605 = !DILocation(line: 62, column: 12, scope: !536, inlinedAt: !537)
!606 = !DILocation(line: 39, column: 28, scope: !98, inlinedAt: !605)
!607 = !DILocation(line: 62, column: 34, scope: !536, inlinedAt: !537)
!608 = !DILocation(line: 38, column: 18, scope: !98, inlinedAt: !605)
!609 = !DILocation(line: 39, column: 52, scope: !98, inlinedAt: !605)
!610 = !DILocation(line: 39, column: 38, scope: !98, inlinedAt: !605)
!611 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !610)
!612 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !610)
!613 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !610)
!614 = !DILocation(line: 39, column: 16, scope: !98, inlinedAt: !605)
!615 = !DILocation(line: 41, column: 32, scope: !98, inlinedAt: !605)
!616 = !DILocation(line: 41, column: 29, scope: !98, inlinedAt: !605)
!617 = !DILocation(line: 41, column: 60, scope: !98, inlinedAt: !605)
!618 = !DILocation(line: 41, column: 55, scope: !98, inlinedAt: !605)
!619 = !DILocation(line: 41, column: 41, scope: !98, inlinedAt: !605)
!620 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !619)
!621 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !619)
!622 = !DILocation(line: 41, column: 17, scope: !98, inlinedAt: !605)
!623 = !DILocation(line: 63, column: 31, scope: !536, inlinedAt: !537)
!624 = !DILocation(line: 47, column: 19, scope: !116, inlinedAt: !623)
!625 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !624)
!626 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !624)
!627 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !624)
!628 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !624)
!629 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !624)
!630 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !624)
!631 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !624)
!632 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !624)
!633 = !DILocation(line: 48, column: 15, scope: !116, inlinedAt: !623)
!634 = !DILocation(line: 49, column: 20, scope: !116, inlinedAt: !623)
!635 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !634)
!636 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !634)
!637 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !634)
!638 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !634)
!639 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !634)
!640 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !634)
!641 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !634)
!642 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !634)
!643 = !DILocation(line: 49, column: 47, scope: !116, inlinedAt: !623)
!644 = !DILocation(line: 49, column: 3, scope: !116, inlinedAt: !623)
!645 = !DILocation(line: 51, column: 24, scope: !116, inlinedAt: !623)
!646 = !DILocation(line: 63, column: 49, scope: !536, inlinedAt: !537)
!647 = !DILocation(line: 63, column: 8, scope: !536, inlinedAt: !537)
!648 = !DILocation(line: 60, column: 37, scope: !536, inlinedAt: !537)
!649 = !DILocation(line: 65, column: 7, scope: !536, inlinedAt: !537)
!650 = !DILocation(line: 65, column: 24, scope: !536, inlinedAt: !537)
!651 = !DILocation(line: 66, column: 84, scope: !536, inlinedAt: !537)
!652 = !DILocation(line: 14, column: 42, scope: !145, inlinedAt: !651)
!653 = !DILocation(line: 66, column: 69, scope: !536, inlinedAt: !537)
!654 = !DILocation(line: 67, column: 12, scope: !536, inlinedAt: !537)
!655 = !DILocation(line: 39, column: 28, scope: !150, inlinedAt: !654)
!656 = !DILocation(line: 67, column: 35, scope: !536, inlinedAt: !537)
!657 = !DILocation(line: 38, column: 18, scope: !150, inlinedAt: !654)
!658 = !DILocation(line: 39, column: 52, scope: !150, inlinedAt: !654)
!659 = !DILocation(line: 39, column: 38, scope: !150, inlinedAt: !654)
!660 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !659)
!661 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !659)
!662 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !659)
!663 = !DILocation(line: 39, column: 16, scope: !150, inlinedAt: !654)
!664 = !DILocation(line: 41, column: 32, scope: !150, inlinedAt: !654)
!665 = !DILocation(line: 41, column: 29, scope: !150, inlinedAt: !654)
!666 = !DILocation(line: 41, column: 60, scope: !150, inlinedAt: !654)
!667 = !DILocation(line: 41, column: 55, scope: !150, inlinedAt: !654)
!668 = !DILocation(line: 41, column: 41, scope: !150, inlinedAt: !654)
!669 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !668)
!670 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !668)
!671 = !DILocation(line: 41, column: 17, scope: !150, inlinedAt: !654)
!672 = !DILocation(line: 68, column: 28, scope: !536, inlinedAt: !537)
!673 = !DILocation(line: 47, column: 19, scope: !168, inlinedAt: !672)
!674 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !673)
!675 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !673)
!676 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !673)
!677 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !673)
!678 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !673)
!679 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !673)
!680 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !673)
!681 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !673)
!682 = !DILocation(line: 48, column: 15, scope: !168, inlinedAt: !672)
!683 = !DILocation(line: 49, column: 20, scope: !168, inlinedAt: !672)
!684 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !683)
!685 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !683)
!686 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !683)
!687 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !683)
!688 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !683)
!689 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !683)
!690 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !683)
!691 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !683)
!692 = !DILocation(line: 49, column: 47, scope: !168, inlinedAt: !672)
!693 = !DILocation(line: 49, column: 3, scope: !168, inlinedAt: !672)
!694 = !DILocation(line: 51, column: 24, scope: !168, inlinedAt: !672)
!695 = !DILocation(line: 68, column: 46, scope: !536, inlinedAt: !537)
!696 = !DILocation(line: 68, column: 9, scope: !536, inlinedAt: !537)
!697 = !DILocation(line: 65, column: 38, scope: !536, inlinedAt: !537)
!698 = distinct !DISubprogram(name: "Sums", scope: !1, file: !1, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!699 = !DILocation(line: 78, column: 6, scope: !698)
!700 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!701 = distinct !DISubprogram(name: "AllReduce", scope: !700, file: !700, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!702 = !DILocation(line: 81, column: 15, scope: !698)
!703 = !DILocation(line: 23, column: 23, scope: !701, inlinedAt: !702)
!704 = !DILocation(line: 23, column: 40, scope: !701, inlinedAt: !702)
!705 = !DILocation(line: 25, column: 27, scope: !701, inlinedAt: !702)
!706 = !DILocation(line: 80, column: 22, scope: !698)
!707 = !DILocation(line: 80, column: 14, scope: !698)
!708 = !DILocation(line: 24, column: 19, scope: !701, inlinedAt: !702)
!709 = !DILocation(line: 24, column: 13, scope: !701, inlinedAt: !702)
!710 = !DILocation(line: 24, column: 38, scope: !701, inlinedAt: !702)
!711 = !DILocation(line: 24, column: 23, scope: !701, inlinedAt: !702)
!712 = !DILocation(line: 25, column: 22, scope: !701, inlinedAt: !702)
!713 = !DILocation(line: 26, column: 17, scope: !701, inlinedAt: !702)
!714 = !DILocation(line: 26, column: 46, scope: !701, inlinedAt: !702)
!715 = !DILocation(line: 28, column: 27, scope: !701, inlinedAt: !702)
!716 = !DILocation(line: 28, column: 24, scope: !701, inlinedAt: !702)
!717 = !DILocation(line: 28, column: 9, scope: !701, inlinedAt: !702)
!718 = !DILocation(line: 39, column: 38, scope: !98, inlinedAt: !717)
!719 = !DILocation(line: 54, column: 53, scope: !50, inlinedAt: !718)
!720 = !DILocation(line: 26, column: 6, scope: !701, inlinedAt: !702)
!721 = !DILocation(line: 26, column: 23, scope: !701, inlinedAt: !702)
!722 = !DILocation(line: 28, column: 34, scope: !701, inlinedAt: !702)
!723 = !DILocation(line: 28, column: 32, scope: !701, inlinedAt: !702)
!724 = !DILocation(line: 41, column: 32, scope: !98, inlinedAt: !717)
!725 = !DILocation(line: 27, column: 7, scope: !701, inlinedAt: !702)
!726 = !DILocation(line: 27, column: 21, scope: !701, inlinedAt: !702)
!727 = !DILocation(line: 28, column: 59, scope: !701, inlinedAt: !702)
!728 = !DILocation(line: 39, column: 28, scope: !98, inlinedAt: !717)
!729 = !DILocation(line: 28, column: 67, scope: !701, inlinedAt: !702)
!730 = !DILocation(line: 28, column: 72, scope: !701, inlinedAt: !702)
!731 = !DILocation(line: 38, column: 18, scope: !98, inlinedAt: !717)
!732 = !DILocation(line: 39, column: 52, scope: !98, inlinedAt: !717)
!733 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !718)
!734 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !718)
!735 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !718)
!736 = !DILocation(line: 39, column: 16, scope: !98, inlinedAt: !717)
!737 = !DILocation(line: 41, column: 29, scope: !98, inlinedAt: !717)
!738 = !DILocation(line: 41, column: 60, scope: !98, inlinedAt: !717)
!739 = !DILocation(line: 41, column: 55, scope: !98, inlinedAt: !717)
!740 = !DILocation(line: 41, column: 41, scope: !98, inlinedAt: !717)
!741 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !740)
!742 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !740)
!743 = !DILocation(line: 41, column: 17, scope: !98, inlinedAt: !717)
!744 = !DILocation(line: 27, column: 28, scope: !701, inlinedAt: !702)
!745 = !DILocation(line: 26, column: 35, scope: !701, inlinedAt: !702)
!746 = !DILocation(line: 31, column: 6, scope: !701, inlinedAt: !702)
!747 = !DILocation(line: 31, column: 23, scope: !701, inlinedAt: !702)
!748 = !DILocation(line: 36, column: 42, scope: !701, inlinedAt: !702)
!749 = !DILocation(line: 32, column: 7, scope: !701, inlinedAt: !702)
!750 = !DILocation(line: 34, column: 12, scope: !701, inlinedAt: !702)
!751 = !DILocation(line: 35, column: 10, scope: !701, inlinedAt: !702)
!752 = !DILocation(line: 36, column: 35, scope: !701, inlinedAt: !702)
!753 = !DILocation(line: 36, column: 32, scope: !701, inlinedAt: !702)
!754 = !DILocation(line: 36, column: 40, scope: !701, inlinedAt: !702)
!755 = !DILocation(line: 36, column: 17, scope: !701, inlinedAt: !702)
!756 = !DILocation(line: 47, column: 31, scope: !116, inlinedAt: !755)
!757 = !DILocation(line: 47, column: 19, scope: !116, inlinedAt: !755)
!758 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !757)
!759 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !757)
!760 = !DILocation(line: 69, column: 45, scope: !69, inlinedAt: !757)
!761 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !760)
!762 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !757)
!763 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !757)
!764 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !757)
!765 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !757)
!766 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !757)
!767 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !757)
!768 = !DILocation(line: 48, column: 15, scope: !116, inlinedAt: !755)
!769 = !DILocation(line: 49, column: 35, scope: !116, inlinedAt: !755)
!770 = !DILocation(line: 49, column: 32, scope: !116, inlinedAt: !755)
!771 = !DILocation(line: 49, column: 20, scope: !116, inlinedAt: !755)
!772 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !771)
!773 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !771)
!774 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !771)
!775 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !771)
!776 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !771)
!777 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !771)
!778 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !771)
!779 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !771)
!780 = !DILocation(line: 49, column: 47, scope: !116, inlinedAt: !755)
!781 = !DILocation(line: 49, column: 3, scope: !116, inlinedAt: !755)
!782 = !DILocation(line: 51, column: 24, scope: !116, inlinedAt: !755)
!783 = !DILocation(line: 34, column: 4, scope: !701, inlinedAt: !702)
!784 = !DILocation(line: 38, column: 10, scope: !701, inlinedAt: !702)
!785 = !DILocation(line: 41, column: 5, scope: !701, inlinedAt: !702)
!786 = !DILocation(line: 44, column: 6, scope: !701, inlinedAt: !702)
!787 = !DILocation(line: 31, column: 46, scope: !701, inlinedAt: !702)
!788 = !DILocation(line: 31, column: 35, scope: !701, inlinedAt: !702)
!789 = distinct !DISubprogram(name: "AllReduce", scope: !700, file: !700, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!790 = !DILocation(line: 82, column: 15, scope: !698)
!791 = !DILocation(line: 24, column: 38, scope: !789, inlinedAt: !790)
!792 = !DILocation(line: 24, column: 23, scope: !789, inlinedAt: !790)
!793 = !DILocation(line: 25, column: 22, scope: !789, inlinedAt: !790)
!794 = !DILocation(line: 28, column: 27, scope: !789, inlinedAt: !790)
!795 = !DILocation(line: 28, column: 24, scope: !789, inlinedAt: !790)
!796 = !DILocation(line: 26, column: 17, scope: !789, inlinedAt: !790)
!797 = !DILocation(line: 26, column: 6, scope: !789, inlinedAt: !790)
!798 = !DILocation(line: 26, column: 23, scope: !789, inlinedAt: !790)
!799 = !DILocation(line: 28, column: 32, scope: !789, inlinedAt: !790)
!800 = !DILocation(line: 27, column: 7, scope: !789, inlinedAt: !790)
!801 = !DILocation(line: 27, column: 21, scope: !789, inlinedAt: !790)
!802 = !DILocation(line: 28, column: 59, scope: !789, inlinedAt: !790)
!803 = distinct !DISubprogram(name: "Store", scope: !32, file: !32, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!804 = !DILocation(line: 28, column: 9, scope: !789, inlinedAt: !790)
!805 = !DILocation(line: 39, column: 28, scope: !803, inlinedAt: !804)
!806 = !DILocation(line: 28, column: 67, scope: !789, inlinedAt: !790)
!807 = !DILocation(line: 28, column: 72, scope: !789, inlinedAt: !790)
!808 = !DILocation(line: 38, column: 18, scope: !803, inlinedAt: !804)
!809 = !DILocation(line: 39, column: 38, scope: !803, inlinedAt: !804)
!810 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !809)
!811 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !809)
!812 = !DILocation(line: 39, column: 16, scope: !803, inlinedAt: !804)
!813 = !DILocation(line: 27, column: 28, scope: !789, inlinedAt: !790)
!814 = !DILocation(line: 26, column: 46, scope: !789, inlinedAt: !790)
!815 = !DILocation(line: 26, column: 35, scope: !789, inlinedAt: !790)
!816 = !DILocation(line: 31, column: 6, scope: !789, inlinedAt: !790)
!817 = !DILocation(line: 31, column: 23, scope: !789, inlinedAt: !790)
!818 = !DILocation(line: 32, column: 7, scope: !789, inlinedAt: !790)
!819 = !DILocation(line: 34, column: 12, scope: !789, inlinedAt: !790)
!820 = !DILocation(line: 35, column: 10, scope: !789, inlinedAt: !790)
!821 = !DILocation(line: 36, column: 35, scope: !789, inlinedAt: !790)
!822 = !DILocation(line: 36, column: 32, scope: !789, inlinedAt: !790)
!823 = !DILocation(line: 36, column: 40, scope: !789, inlinedAt: !790)
!824 = distinct !DISubprogram(name: "Await", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!825 = !DILocation(line: 36, column: 17, scope: !789, inlinedAt: !790)
!826 = !DILocation(line: 47, column: 31, scope: !824, inlinedAt: !825)
!827 = !DILocation(line: 47, column: 19, scope: !824, inlinedAt: !825)
!828 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !827)
!829 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !827)
!830 = !DILocation(line: 69, column: 45, scope: !69, inlinedAt: !827)
!831 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !830)
!832 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !827)
!833 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !827)
!834 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !827)
!835 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !827)
!836 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !827)
!837 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !827)
!838 = !DILocation(line: 48, column: 15, scope: !824, inlinedAt: !825)
!839 = !DILocation(line: 51, column: 24, scope: !824, inlinedAt: !825)
!840 = !DILocation(line: 34, column: 4, scope: !789, inlinedAt: !790)
!841 = !DILocation(line: 38, column: 10, scope: !789, inlinedAt: !790)
!842 = !DILocation(line: 41, column: 5, scope: !789, inlinedAt: !790)
!843 = !DILocation(line: 44, column: 6, scope: !789, inlinedAt: !790)
!844 = !DILocation(line: 31, column: 46, scope: !789, inlinedAt: !790)
!845 = !DILocation(line: 31, column: 35, scope: !789, inlinedAt: !790)
!846 = distinct !DISubprogram(name: "AllReduce", scope: !700, file: !700, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!847 = !DILocation(line: 83, column: 15, scope: !698)
!848 = !DILocation(line: 24, column: 38, scope: !846, inlinedAt: !847)
!849 = !DILocation(line: 24, column: 23, scope: !846, inlinedAt: !847)
!850 = !DILocation(line: 25, column: 22, scope: !846, inlinedAt: !847)
!851 = !DILocation(line: 28, column: 27, scope: !846, inlinedAt: !847)
!852 = !DILocation(line: 28, column: 24, scope: !846, inlinedAt: !847)
!853 = !DILocation(line: 26, column: 17, scope: !846, inlinedAt: !847)
!854 = !DILocation(line: 26, column: 6, scope: !846, inlinedAt: !847)
!855 = !DILocation(line: 26, column: 23, scope: !846, inlinedAt: !847)
!856 = !DILocation(line: 28, column: 34, scope: !846, inlinedAt: !847)
!857 = !DILocation(line: 28, column: 32, scope: !846, inlinedAt: !847)
!858 = distinct !DISubprogram(name: "Store", scope: !32, file: !32, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!859 = !DILocation(line: 28, column: 9, scope: !846, inlinedAt: !847)
!860 = !DILocation(line: 41, column: 32, scope: !858, inlinedAt: !859)
!861 = !DILocation(line: 27, column: 7, scope: !846, inlinedAt: !847)
!862 = !DILocation(line: 27, column: 21, scope: !846, inlinedAt: !847)
!863 = !DILocation(line: 28, column: 59, scope: !846, inlinedAt: !847)
!864 = !DILocation(line: 39, column: 28, scope: !858, inlinedAt: !859)
!865 = !DILocation(line: 28, column: 67, scope: !846, inlinedAt: !847)
!866 = !DILocation(line: 28, column: 72, scope: !846, inlinedAt: !847)
!867 = !DILocation(line: 39, column: 52, scope: !858, inlinedAt: !859)
!868 = !DILocation(line: 39, column: 38, scope: !858, inlinedAt: !859)
!869 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !868)
!870 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !868)
!871 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !868)
!872 = !DILocation(line: 39, column: 16, scope: !858, inlinedAt: !859)
!873 = !DILocation(line: 41, column: 29, scope: !858, inlinedAt: !859)
!874 = !DILocation(line: 41, column: 60, scope: !858, inlinedAt: !859)
!875 = !DILocation(line: 41, column: 55, scope: !858, inlinedAt: !859)
!876 = !DILocation(line: 41, column: 41, scope: !858, inlinedAt: !859)
!877 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !876)
!878 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !876)
!879 = !DILocation(line: 41, column: 17, scope: !858, inlinedAt: !859)
!880 = !DILocation(line: 27, column: 28, scope: !846, inlinedAt: !847)
!881 = !DILocation(line: 26, column: 46, scope: !846, inlinedAt: !847)
!882 = !DILocation(line: 26, column: 35, scope: !846, inlinedAt: !847)
!883 = !DILocation(line: 31, column: 6, scope: !846, inlinedAt: !847)
!884 = !DILocation(line: 31, column: 23, scope: !846, inlinedAt: !847)
!885 = !DILocation(line: 36, column: 42, scope: !846, inlinedAt: !847)
!886 = !DILocation(line: 32, column: 7, scope: !846, inlinedAt: !847)
!887 = !DILocation(line: 34, column: 12, scope: !846, inlinedAt: !847)
!888 = !DILocation(line: 35, column: 10, scope: !846, inlinedAt: !847)
!889 = !DILocation(line: 36, column: 35, scope: !846, inlinedAt: !847)
!890 = !DILocation(line: 36, column: 32, scope: !846, inlinedAt: !847)
!891 = !DILocation(line: 36, column: 40, scope: !846, inlinedAt: !847)
!892 = distinct !DISubprogram(name: "Await", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!893 = !DILocation(line: 36, column: 17, scope: !846, inlinedAt: !847)
!894 = !DILocation(line: 47, column: 31, scope: !892, inlinedAt: !893)
!895 = !DILocation(line: 47, column: 19, scope: !892, inlinedAt: !893)
!896 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !895)
!897 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !895)
!898 = !DILocation(line: 69, column: 45, scope: !69, inlinedAt: !895)
!899 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !898)
!900 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !895)
!901 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !895)
!902 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !895)
!903 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !895)
!904 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !895)
!905 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !895)
!906 = !DILocation(line: 48, column: 15, scope: !892, inlinedAt: !893)
!907 = !DILocation(line: 49, column: 35, scope: !892, inlinedAt: !893)
!908 = !DILocation(line: 49, column: 32, scope: !892, inlinedAt: !893)
!909 = !DILocation(line: 49, column: 20, scope: !892, inlinedAt: !893)
!910 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !909)
!911 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !909)
!912 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !909)
!913 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !909)
!914 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !909)
!915 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !909)
!916 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !909)
!917 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !909)
!918 = !DILocation(line: 49, column: 47, scope: !892, inlinedAt: !893)
!919 = !DILocation(line: 49, column: 3, scope: !892, inlinedAt: !893)
!920 = !DILocation(line: 34, column: 4, scope: !846, inlinedAt: !847)
!921 = !DILocation(line: 38, column: 10, scope: !846, inlinedAt: !847)
!922 = !DILocation(line: 41, column: 5, scope: !846, inlinedAt: !847)
!923 = !DILocation(line: 44, column: 6, scope: !846, inlinedAt: !847)
!924 = !DILocation(line: 31, column: 46, scope: !846, inlinedAt: !847)
!925 = !DILocation(line: 31, column: 35, scope: !846, inlinedAt: !847)
!926 = !DILocation(line: 84, column: 22, scope: !698)
!927 = !DILocation(line: 85, column: 30, scope: !698)
!928 = distinct !DISubprogram(name: "valueAt", scope: !700, file: !700, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!929 = distinct !DISubprogram(name: "Publish", scope: !700, file: !700, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!930 = !DILocation(line: 85, column: 14, scope: !698)
!931 = !DILocation(line: 55, column: 29, scope: !929, inlinedAt: !930)
!932 = !DILocation(line: 72, column: 22, scope: !928, inlinedAt: !931)
!933 = !DILocation(line: 72, column: 27, scope: !928, inlinedAt: !931)
!934 = !DILocation(line: 53, column: 40, scope: !929, inlinedAt: !930)
!935 = !DILocation(line: 55, column: 8, scope: !929, inlinedAt: !930)
!936 = !DILocation(line: 39, column: 28, scope: !33, inlinedAt: !935)
!937 = !DILocation(line: 55, column: 60, scope: !929, inlinedAt: !930)
!938 = !DILocation(line: 55, column: 65, scope: !929, inlinedAt: !930)
!939 = !DILocation(line: 38, column: 18, scope: !33, inlinedAt: !935)
!940 = !DILocation(line: 39, column: 38, scope: !33, inlinedAt: !935)
!941 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !940)
!942 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !940)
!943 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !935)
!944 = distinct !DISubprogram(name: "Sum", scope: !700, file: !700, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!945 = !DILocation(line: 86, column: 31, scope: !698)
!946 = !DILocation(line: 63, column: 17, scope: !944, inlinedAt: !945)
!947 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !946)
!948 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !946)
!949 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !948)
!950 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !948)
!951 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !948)
!952 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !948)
!953 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !948)
!954 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !948)
!955 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !948)
!956 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !948)
!957 = !DILocation(line: 48, column: 15, scope: !66, inlinedAt: !946)
!958 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !946)
!959 = !DILocation(line: 63, column: 2, scope: !944, inlinedAt: !945)
!960 = !DILocation(line: 64, column: 6, scope: !944, inlinedAt: !945)
!961 = !DILocation(line: 64, column: 18, scope: !944, inlinedAt: !945)
!962 = !DILocation(line: 65, column: 39, scope: !944, inlinedAt: !945)
!963 = !DILocation(line: 72, column: 27, scope: !928, inlinedAt: !962)
!964 = !DILocation(line: 65, column: 18, scope: !944, inlinedAt: !945)
!965 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !964)
!966 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !964)
!967 = !DILocation(line: 67, column: 6, scope: !69, inlinedAt: !966)
!968 = !DILocation(line: 69, column: 28, scope: !69, inlinedAt: !966)
!969 = !DILocation(line: 69, column: 38, scope: !69, inlinedAt: !966)
!970 = !DILocation(line: 70, column: 13, scope: !69, inlinedAt: !966)
!971 = !DILocation(line: 70, column: 4, scope: !69, inlinedAt: !966)
!972 = !DILocation(line: 73, column: 30, scope: !69, inlinedAt: !966)
!973 = !DILocation(line: 73, column: 66, scope: !69, inlinedAt: !966)
!974 = !DILocation(line: 73, column: 2, scope: !69, inlinedAt: !966)
!975 = !DILocation(line: 48, column: 15, scope: !66, inlinedAt: !964)
!976 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !964)
!977 = !DILocation(line: 65, column: 3, scope: !944, inlinedAt: !945)
!978 = !DILocation(line: 64, column: 25, scope: !944, inlinedAt: !945)
!979 = !DILocation(line: 86, column: 10, scope: !698)
!980 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"kernel", i32 1}
!981 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidx", i32 256}
!982 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidy", i32 1}
!983 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidz", i32 1}
!984 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, i8*)* @Sums, !"kernel", i32 1}
!985 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!986 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!987 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, i8*)* @Sums, !"maxntidz", i32 1}
