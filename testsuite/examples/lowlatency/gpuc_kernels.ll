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
	br i1 %8, label %b1, label %b19, !dbg !12

b1:
	%9 = sext i32 %6 to i64, !dbg !10
	%10 = sext i32 %7 to i64, !dbg !11
	%11 = add nsw i64 %9, 1, !dbg !13
	%12 = icmp eq i64 %10, -1, !dbg !14
	%13 = select i1 %12, i64 1, i64 %10, !dbg !14
	%14 = srem i64 %11, %13, !dbg !14
	%15 = add i64 %9, %10, !dbg !15
	%16 = sub nsw i64 %15, 1, !dbg !16
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
	br i1 %57, label %b80, label %b2, !dbg !29

b2:
	%58 = icmp slt i64 0, %p5, !dbg !30
	br i1 %58, label %b3, label %b80, !dbg !30

b3:
	%59 = trunc i64 %14 to i32, !dbg !38
	%60 = trunc i64 %19 to i32, !dbg !39
	%61 = mul nsw i64 %p11, 2, !dbg !42
	%62 = add i64 %p9, %61, !dbg !43
	br label %b4, !dbg !30

b4:
	%63 = phi i64 [ %196, %b18 ], [ 0, %b3 ], !dbg !30
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
	%87 = phi i64 [ %101, %b8_ok1 ], [ %56, %b5 ], !dbg !64
	%88 = icmp slt i64 %87, %p7, !dbg !65
	br i1 %88, label %b8, label %b9, !dbg !65

b8:
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %87, !dbg !68
	%90 = shl i64 %71, 32, !dbg !73
	%91 = addrspacecast i64 addrspace(1)* %89 to i64*, !dbg !71
	%92 = icmp uge i64 %87, %p2, !dbg !68
	%93 = icmp eq i64 addrspace(1)* %89, null, !dbg !71
	%94 = or i1 %92, %93, !dbg !71
	br i1 %94, label %b8_fail1, label %b8_ok1, !dbg !71, !prof !49

b8_ok1:
	%95 = bitcast i64* %91 to i8*, !dbg !71
	%96 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %95, i32 5, i64 %90, i32 1, i8* %ctrl, i32 8), !dbg !71
	%97 = and i64 %96, 4294967295, !dbg !74
	%98 = trunc i64 %97 to i32, !dbg !75
	%99 = bitcast i32 %98 to float, !dbg !75
	%100 = getelementptr inbounds float, float addrspace(1)* %2, i64 %87, !dbg !76
	store float %99, float addrspace(1)* %100, align 4, !dbg !76
	%101 = add i64 %87, %34, !dbg !77
	br label %b7, !dbg !77

b9:
	%102 = icmp ule i64 %34, 281474976710655, !dbg !78
	%103 = mul nsw i64 %p7, -1, !dbg !78
	%104 = add i64 %103, %p9, !dbg !78
	%105 = icmp sge i64 %104, 0, !dbg !78
	%106 = and i1 %102, %105, !dbg !78
	br i1 %106, label %b10, label %b12_cold, !dbg !78, !prof !79

b10:
	%107 = phi i64 [ %113, %b11 ], [ %56, %b9 ], !dbg !78
	%108 = icmp slt i64 %107, %p7, !dbg !80
	br i1 %108, label %b11, label %b14, !dbg !80

b11:
	%109 = getelementptr inbounds float, float addrspace(1)* %2, i64 %107, !dbg !81
	%110 = load float, float addrspace(1)* %109, align 4, !dbg !81
	%111 = fadd float %110, 1.000000e+00, !dbg !82
	%112 = getelementptr inbounds float, float addrspace(1)* %3, i64 %107, !dbg !83
	store float %111, float addrspace(1)* %112, align 4, !dbg !83
	%113 = add i64 %107, %34, !dbg !84
	br label %b10, !dbg !84

b14:
	%114 = phi i64 [ %154, %b15_ok5 ], [ %56, %b10 ], [ %56, %b12_cold ], !dbg !87
	%115 = icmp slt i64 %114, %p11, !dbg !88
	br i1 %115, label %b15, label %b16, !dbg !88

b15:
	%116 = mul i64 %114, 2, !dbg !90
	%117 = add i64 %p9, %116, !dbg !91
	%118 = getelementptr inbounds double, double addrspace(1)* %4, i64 %114, !dbg !92
	%119 = icmp uge i64 %114, %p11, !dbg !92
	%120 = icmp uge i64 %117, %p2, !dbg !95
	%121 = or i1 %119, %120, !dbg !95
	br i1 %121, label %b15_fail1, label %b15_ok1, !dbg !95, !prof !49

b15_ok1:
	%122 = load double, double addrspace(1)* %118, align 8, !dbg !92
	%123 = bitcast double %122 to i64, !dbg !96
	%124 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %117, !dbg !95
	%125 = trunc i64 %123 to i32, !dbg !97
	%126 = shl i64 %71, 32, !dbg !99
	%127 = zext i32 %125 to i64, !dbg !100
	%128 = or i64 %126, %127, !dbg !101
	%129 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !102
	%130 = bitcast i64* %129 to i8*, !dbg !102
	call void @gpuc_signal_op_thread(i8* %130, i64 %128, i32 9, i32 %59), !dbg !102
	%131 = add i64 %117, 1, !dbg !103
	%132 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %131, !dbg !104
	%133 = lshr i64 %123, 32, !dbg !105
	%134 = trunc i64 %133 to i32, !dbg !106
	%135 = zext i32 %134 to i64, !dbg !108
	%136 = or i64 %126, %135, !dbg !109
	%137 = addrspacecast i64 addrspace(1)* %132 to i64*, !dbg !110
	%138 = icmp uge i64 %131, %p2, !dbg !104
	br i1 %138, label %b15_fail3, label %b15_ok3, !dbg !104, !prof !49

b15_ok3:
	%139 = bitcast i64* %137 to i8*, !dbg !110
	call void @gpuc_signal_op_thread(i8* %139, i64 %136, i32 9, i32 %59), !dbg !110
	%140 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !114
	%141 = icmp eq i64 addrspace(1)* %124, null, !dbg !114
	br i1 %141, label %b15_fail4, label %b15_ok4, !dbg !114, !prof !49

b15_ok4:
	%142 = bitcast i64* %140 to i8*, !dbg !114
	%143 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %142, i32 5, i64 %126, i32 1, i8* %ctrl, i32 8), !dbg !114
	%144 = and i64 %143, 4294967295, !dbg !117
	%145 = addrspacecast i64 addrspace(1)* %132 to i64*, !dbg !116
	%146 = icmp eq i64 addrspace(1)* %132, null, !dbg !116
	br i1 %146, label %b15_fail5, label %b15_ok5, !dbg !116, !prof !49

b15_ok5:
	%147 = bitcast i64* %145 to i8*, !dbg !116
	%148 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %147, i32 5, i64 %126, i32 1, i8* %ctrl, i32 8), !dbg !116
	%149 = and i64 %148, 4294967295, !dbg !118
	%150 = shl i64 %149, 32, !dbg !119
	%151 = or i64 %144, %150, !dbg !120
	%152 = bitcast i64 %151 to double, !dbg !121
	%153 = fadd double %152, 1.000000e+00, !dbg !122
	store double %153, double addrspace(1)* %118, align 8, !dbg !123
	%154 = add i64 %114, %34, !dbg !124
	br label %b14, !dbg !124

b16:
	%155 = phi i64 [ %193, %b17_ok5 ], [ %56, %b14 ], !dbg !125
	%156 = icmp slt i64 %155, %p13, !dbg !126
	br i1 %156, label %b17, label %b18, !dbg !126

b17:
	%157 = mul i64 %155, 2, !dbg !129
	%158 = add i64 %62, %157, !dbg !130
	%159 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %155, !dbg !131
	%160 = icmp uge i64 %155, %p13, !dbg !131
	%161 = icmp uge i64 %158, %p2, !dbg !134
	%162 = or i1 %160, %161, !dbg !134
	br i1 %162, label %b17_fail1, label %b17_ok1, !dbg !134, !prof !49

b17_ok1:
	%163 = load i64, i64 addrspace(1)* %159, align 8, !dbg !131
	%164 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %158, !dbg !134
	%165 = trunc i64 %163 to i32, !dbg !136
	%166 = shl i64 %71, 32, !dbg !138
	%167 = zext i32 %165 to i64, !dbg !139
	%168 = or i64 %166, %167, !dbg !140
	%169 = addrspacecast i64 addrspace(1)* %164 to i64*, !dbg !141
	%170 = bitcast i64* %169 to i8*, !dbg !141
	call void @gpuc_signal_op_thread(i8* %170, i64 %168, i32 9, i32 %59), !dbg !141
	%171 = add i64 %158, 1, !dbg !142
	%172 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %171, !dbg !143
	%173 = lshr i64 %163, 32, !dbg !144
	%174 = trunc i64 %173 to i32, !dbg !145
	%175 = zext i32 %174 to i64, !dbg !147
	%176 = or i64 %166, %175, !dbg !148
	%177 = addrspacecast i64 addrspace(1)* %172 to i64*, !dbg !149
	%178 = icmp uge i64 %171, %p2, !dbg !143
	br i1 %178, label %b17_fail3, label %b17_ok3, !dbg !143, !prof !49

b17_ok3:
	%179 = bitcast i64* %177 to i8*, !dbg !149
	call void @gpuc_signal_op_thread(i8* %179, i64 %176, i32 9, i32 %59), !dbg !149
	%180 = addrspacecast i64 addrspace(1)* %164 to i64*, !dbg !153
	%181 = icmp eq i64 addrspace(1)* %164, null, !dbg !153
	br i1 %181, label %b17_fail4, label %b17_ok4, !dbg !153, !prof !49

b17_ok4:
	%182 = bitcast i64* %180 to i8*, !dbg !153
	%183 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %182, i32 5, i64 %166, i32 1, i8* %ctrl, i32 8), !dbg !153
	%184 = and i64 %183, 4294967295, !dbg !156
	%185 = addrspacecast i64 addrspace(1)* %172 to i64*, !dbg !155
	%186 = icmp eq i64 addrspace(1)* %172, null, !dbg !155
	br i1 %186, label %b17_fail5, label %b17_ok5, !dbg !155, !prof !49

b17_ok5:
	%187 = bitcast i64* %185 to i8*, !dbg !155
	%188 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %187, i32 5, i64 %166, i32 1, i8* %ctrl, i32 8), !dbg !155
	%189 = and i64 %188, 4294967295, !dbg !157
	%190 = shl i64 %189, 32, !dbg !158
	%191 = or i64 %184, %190, !dbg !159
	%192 = add i64 %191, 1, !dbg !161
	store i64 %192, i64 addrspace(1)* %159, align 8, !dbg !162
	%193 = add i64 %155, %34, !dbg !163
	br label %b16, !dbg !163

b18:
	%194 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !39
	%195 = bitcast i64* %194 to i8*, !dbg !39
	call void @gpuc_signal_op_thread(i8* %195, i64 1, i32 10, i32 %60), !dbg !39
	%196 = add i64 %63, 1, !dbg !39
	%197 = icmp slt i64 %196, %p5, !dbg !39
	br i1 %197, label %b4, label %b80, !dbg !39

b19:
	%198 = icmp eq i64 %p0, 1, !dbg !164
	br i1 %198, label %b20, label %b39, !dbg !164

b20:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !165, !range !25
	%200 = sext i32 %199 to i64, !dbg !165
	%201 = icmp eq i64 %200, 0, !dbg !166
	br i1 %201, label %b21, label %b80, !dbg !166

b21:
	%202 = sext i32 %6 to i64, !dbg !169
	%203 = sext i32 %7 to i64, !dbg !170
	%204 = add nsw i64 %202, 1, !dbg !171
	%205 = icmp eq i64 %203, -1, !dbg !172
	%206 = select i1 %205, i64 1, i64 %203, !dbg !172
	%207 = srem i64 %204, %206, !dbg !172
	%208 = add i64 %202, %203, !dbg !173
	%209 = sub nsw i64 %208, 1, !dbg !174
	%210 = icmp eq i64 %203, -1, !dbg !175
	%211 = select i1 %210, i64 1, i64 %203, !dbg !175
	%212 = srem i64 %209, %211, !dbg !175
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !176, !range !21
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !176, !range !21
	%215 = mul i32 %213, %214, !dbg !176
	%216 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !176, !range !22
	%217 = mul i32 %215, %216, !dbg !176
	%218 = sext i32 %217 to i64, !dbg !176
	%219 = icmp slt i64 %218, %p9, !dbg !177
	%220 = select i1 %219, i64 %218, i64 %p9, !dbg !177
	%221 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !178, !range !27
	%222 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !178, !range !27
	%223 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !178, !range !28
	%224 = mul i32 %214, %223, !dbg !178
	%225 = add i32 %222, %224, !dbg !178
	%226 = mul i32 %213, %225, !dbg !178
	%227 = add i32 %221, %226, !dbg !178
	%228 = sext i32 %227 to i64, !dbg !178
	%229 = icmp sge i64 %228, %220, !dbg !179
	br i1 %229, label %b80, label %b22, !dbg !179

b22:
	%230 = icmp slt i64 0, %p5, !dbg !180
	br i1 %230, label %b23, label %b80, !dbg !180

b23:
	%231 = trunc i64 %207 to i32, !dbg !185
	%232 = trunc i64 %212 to i32, !dbg !186
	%233 = mul nsw i64 %p11, 2, !dbg !188
	%234 = add i64 %p9, %233, !dbg !189
	br label %b24, !dbg !180

b24:
	%235 = phi i64 [ %360, %b38 ], [ 0, %b23 ], !dbg !180
	%236 = trunc i64 %235 to i32, !dbg !191
	%237 = add i32 %p4, %236, !dbg !192
	%238 = mul i64 %220, %235, !dbg !194
	%239 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !190
	%240 = icmp eq i64 addrspace(1)* %1, null, !dbg !190
	br i1 %240, label %b24_fail1, label %b24_ok1, !dbg !190, !prof !49

b24_ok1:
	%241 = bitcast i64* %239 to i8*, !dbg !190
	%242 = call i64 @gpuc_signal_wait_until_thread(i8* %241, i32 5, i64 %238, i32 1, i8* %ctrl, i32 1), !dbg !190
	%243 = zext i32 %237 to i64, !dbg !196
	br label %b25, !dbg !197

b25:
	%244 = phi i64 [ %228, %b24_ok1 ], [ %256, %b26_ok1 ], !dbg !198
	%245 = icmp slt i64 %244, %p9, !dbg !199
	br i1 %245, label %b26, label %b27, !dbg !199

b26:
	%246 = getelementptr inbounds float, float addrspace(1)* %3, i64 %244, !dbg !201
	%247 = icmp uge i64 %244, %p2, !dbg !200
	br i1 %247, label %b26_fail1, label %b26_ok1, !dbg !200, !prof !49

b26_ok1:
	%248 = load float, float addrspace(1)* %246, align 4, !dbg !201
	%249 = bitcast float %248 to i32, !dbg !202
	%250 = zext i32 %249 to i64, !dbg !202
	%251 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %244, !dbg !200
	%252 = shl i64 %243, 32, !dbg !203
	%253 = or i64 %252, %250, !dbg !204
	%254 = addrspacecast i64 addrspace(1)* %251 to i64*, !dbg !185
	%255 = bitcast i64* %254 to i8*, !dbg !185
	call void @gpuc_signal_op_thread(i8* %255, i64 %253, i32 9, i32 %231), !dbg !185
	%256 = add i64 %244, %218, !dbg !205
	br label %b25, !dbg !205

b27:
	%257 = phi i64 [ %271, %b28_ok1 ], [ %228, %b25 ], !dbg !208
	%258 = icmp slt i64 %257, %p7, !dbg !209
	br i1 %258, label %b28, label %b29, !dbg !209

b28:
	%259 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %257, !dbg !211
	%260 = shl i64 %243, 32, !dbg !215
	%261 = addrspacecast i64 addrspace(1)* %259 to i64*, !dbg !213
	%262 = icmp uge i64 %257, %p2, !dbg !211
	%263 = icmp eq i64 addrspace(1)* %259, null, !dbg !213
	%264 = or i1 %262, %263, !dbg !213
	br i1 %264, label %b28_fail1, label %b28_ok1, !dbg !213, !prof !49

b28_ok1:
	%265 = bitcast i64* %261 to i8*, !dbg !213
	%266 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %265, i32 5, i64 %260, i32 1, i8* %ctrl, i32 8), !dbg !213
	%267 = and i64 %266, 4294967295, !dbg !216
	%268 = trunc i64 %267 to i32, !dbg !217
	%269 = bitcast i32 %268 to float, !dbg !217
	%270 = getelementptr inbounds float, float addrspace(1)* %2, i64 %257, !dbg !218
	store float %269, float addrspace(1)* %270, align 4, !dbg !218
	%271 = add i64 %257, %218, !dbg !219
	br label %b27, !dbg !219

b29:
	%272 = mul nsw i64 %p7, -1, !dbg !220
	%273 = add i64 %272, %p9, !dbg !220
	%274 = icmp sge i64 %273, 0, !dbg !220
	br i1 %274, label %b30, label %b32_cold, !dbg !220, !prof !79

b30:
	%275 = phi i64 [ %281, %b31 ], [ %228, %b29 ], !dbg !220
	%276 = icmp slt i64 %275, %p7, !dbg !221
	br i1 %276, label %b31, label %b34, !dbg !221

b31:
	%277 = getelementptr inbounds float, float addrspace(1)* %2, i64 %275, !dbg !222
	%278 = load float, float addrspace(1)* %277, align 4, !dbg !222
	%279 = fadd float %278, 1.000000e+00, !dbg !223
	%280 = getelementptr inbounds float, float addrspace(1)* %3, i64 %275, !dbg !224
	store float %279, float addrspace(1)* %280, align 4, !dbg !224
	%281 = add i64 %275, %218, !dbg !225
	br label %b30, !dbg !225

b34:
	%282 = phi i64 [ %320, %b35_ok4 ], [ %228, %b30 ], [ %228, %b32_cold ], !dbg !228
	%283 = icmp slt i64 %282, %p11, !dbg !229
	br i1 %283, label %b35, label %b36, !dbg !229

b35:
	%284 = mul nsw i64 %282, 2, !dbg !231
	%285 = add i64 %p9, %284, !dbg !232
	%286 = getelementptr inbounds double, double addrspace(1)* %4, i64 %282, !dbg !235
	%287 = icmp uge i64 %285, %p2, !dbg !234
	br i1 %287, label %b35_fail1, label %b35_ok1, !dbg !234, !prof !49

b35_ok1:
	%288 = load double, double addrspace(1)* %286, align 8, !dbg !235
	%289 = bitcast double %288 to i64, !dbg !236
	%290 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %285, !dbg !234
	%291 = trunc i64 %289 to i32, !dbg !237
	%292 = shl i64 %243, 32, !dbg !239
	%293 = zext i32 %291 to i64, !dbg !240
	%294 = or i64 %292, %293, !dbg !241
	%295 = addrspacecast i64 addrspace(1)* %290 to i64*, !dbg !242
	%296 = bitcast i64* %295 to i8*, !dbg !242
	call void @gpuc_signal_op_thread(i8* %296, i64 %294, i32 9, i32 %231), !dbg !242
	%297 = add nsw i64 %285, 1, !dbg !243
	%298 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %297, !dbg !244
	%299 = lshr i64 %289, 32, !dbg !245
	%300 = trunc i64 %299 to i32, !dbg !246
	%301 = zext i32 %300 to i64, !dbg !248
	%302 = or i64 %292, %301, !dbg !249
	%303 = addrspacecast i64 addrspace(1)* %298 to i64*, !dbg !250
	%304 = icmp uge i64 %297, %p2, !dbg !244
	br i1 %304, label %b35_fail2, label %b35_ok2, !dbg !244, !prof !49

b35_ok2:
	%305 = bitcast i64* %303 to i8*, !dbg !250
	call void @gpuc_signal_op_thread(i8* %305, i64 %302, i32 9, i32 %231), !dbg !250
	%306 = addrspacecast i64 addrspace(1)* %290 to i64*, !dbg !253
	%307 = icmp eq i64 addrspace(1)* %290, null, !dbg !253
	br i1 %307, label %b35_fail3, label %b35_ok3, !dbg !253, !prof !49

b35_ok3:
	%308 = bitcast i64* %306 to i8*, !dbg !253
	%309 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %308, i32 5, i64 %292, i32 1, i8* %ctrl, i32 8), !dbg !253
	%310 = and i64 %309, 4294967295, !dbg !256
	%311 = addrspacecast i64 addrspace(1)* %298 to i64*, !dbg !255
	%312 = icmp eq i64 addrspace(1)* %298, null, !dbg !255
	br i1 %312, label %b35_fail4, label %b35_ok4, !dbg !255, !prof !49

b35_ok4:
	%313 = bitcast i64* %311 to i8*, !dbg !255
	%314 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %313, i32 5, i64 %292, i32 1, i8* %ctrl, i32 8), !dbg !255
	%315 = and i64 %314, 4294967295, !dbg !257
	%316 = shl i64 %315, 32, !dbg !258
	%317 = or i64 %310, %316, !dbg !259
	%318 = bitcast i64 %317 to double, !dbg !260
	%319 = fadd double %318, 1.000000e+00, !dbg !261
	store double %319, double addrspace(1)* %286, align 8, !dbg !262
	%320 = add i64 %282, %218, !dbg !263
	br label %b34, !dbg !263

b36:
	%321 = phi i64 [ %357, %b37_ok4 ], [ %228, %b34 ], !dbg !264
	%322 = icmp slt i64 %321, %p13, !dbg !265
	br i1 %322, label %b37, label %b38, !dbg !265

b37:
	%323 = mul nsw i64 %321, 2, !dbg !267
	%324 = add i64 %234, %323, !dbg !268
	%325 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %321, !dbg !271
	%326 = icmp uge i64 %324, %p2, !dbg !270
	br i1 %326, label %b37_fail1, label %b37_ok1, !dbg !270, !prof !49

b37_ok1:
	%327 = load i64, i64 addrspace(1)* %325, align 8, !dbg !271
	%328 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %324, !dbg !270
	%329 = trunc i64 %327 to i32, !dbg !273
	%330 = shl i64 %243, 32, !dbg !275
	%331 = zext i32 %329 to i64, !dbg !276
	%332 = or i64 %330, %331, !dbg !277
	%333 = addrspacecast i64 addrspace(1)* %328 to i64*, !dbg !278
	%334 = bitcast i64* %333 to i8*, !dbg !278
	call void @gpuc_signal_op_thread(i8* %334, i64 %332, i32 9, i32 %231), !dbg !278
	%335 = add nsw i64 %324, 1, !dbg !279
	%336 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %335, !dbg !280
	%337 = lshr i64 %327, 32, !dbg !281
	%338 = trunc i64 %337 to i32, !dbg !282
	%339 = zext i32 %338 to i64, !dbg !284
	%340 = or i64 %330, %339, !dbg !285
	%341 = addrspacecast i64 addrspace(1)* %336 to i64*, !dbg !286
	%342 = icmp uge i64 %335, %p2, !dbg !280
	br i1 %342, label %b37_fail2, label %b37_ok2, !dbg !280, !prof !49

b37_ok2:
	%343 = bitcast i64* %341 to i8*, !dbg !286
	call void @gpuc_signal_op_thread(i8* %343, i64 %340, i32 9, i32 %231), !dbg !286
	%344 = addrspacecast i64 addrspace(1)* %328 to i64*, !dbg !289
	%345 = icmp eq i64 addrspace(1)* %328, null, !dbg !289
	br i1 %345, label %b37_fail3, label %b37_ok3, !dbg !289, !prof !49

b37_ok3:
	%346 = bitcast i64* %344 to i8*, !dbg !289
	%347 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %346, i32 5, i64 %330, i32 1, i8* %ctrl, i32 8), !dbg !289
	%348 = and i64 %347, 4294967295, !dbg !292
	%349 = addrspacecast i64 addrspace(1)* %336 to i64*, !dbg !291
	%350 = icmp eq i64 addrspace(1)* %336, null, !dbg !291
	br i1 %350, label %b37_fail4, label %b37_ok4, !dbg !291, !prof !49

b37_ok4:
	%351 = bitcast i64* %349 to i8*, !dbg !291
	%352 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %351, i32 5, i64 %330, i32 1, i8* %ctrl, i32 8), !dbg !291
	%353 = and i64 %352, 4294967295, !dbg !293
	%354 = shl i64 %353, 32, !dbg !294
	%355 = or i64 %348, %354, !dbg !295
	%356 = add i64 %355, 1, !dbg !297
	store i64 %356, i64 addrspace(1)* %325, align 8, !dbg !298
	%357 = add i64 %321, %218, !dbg !299
	br label %b36, !dbg !299

b38:
	%358 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !186
	%359 = bitcast i64* %358 to i8*, !dbg !186
	call void @gpuc_signal_op_thread(i8* %359, i64 1, i32 10, i32 %232), !dbg !186
	%360 = add i64 %235, 1, !dbg !186
	%361 = icmp slt i64 %360, %p5, !dbg !186
	br i1 %361, label %b24, label %b80, !dbg !186

b39:
	%362 = icmp eq i64 %p0, 2, !dbg !300
	br i1 %362, label %b40, label %b60, !dbg !300

b40:
	%363 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !301, !range !25
	%364 = sext i32 %363 to i64, !dbg !301
	%365 = icmp eq i64 %364, 0, !dbg !302
	br i1 %365, label %b41, label %b80, !dbg !302

b41:
	%366 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !303, !range !27
	%367 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !303, !range !27
	%368 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !303, !range !28
	%369 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !303, !range !21
	%370 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !303, !range !21
	%371 = mul i32 %370, %368, !dbg !303
	%372 = add i32 %367, %371, !dbg !303
	%373 = mul i32 %369, %372, !dbg !303
	%374 = add i32 %366, %373, !dbg !303
	%375 = sext i32 %374 to i64, !dbg !303
	%376 = sdiv i64 %375, 32, !dbg !304
	%377 = icmp eq i64 %376, 0, !dbg !305
	br i1 %377, label %b42, label %b80, !dbg !305

b42:
	%378 = sext i32 %6 to i64, !dbg !308
	%379 = sext i32 %7 to i64, !dbg !309
	%380 = add nsw i64 %378, 1, !dbg !310
	%381 = icmp eq i64 %379, -1, !dbg !311
	%382 = select i1 %381, i64 1, i64 %379, !dbg !311
	%383 = srem i64 %380, %382, !dbg !311
	%384 = add i64 %378, %379, !dbg !312
	%385 = sub nsw i64 %384, 1, !dbg !313
	%386 = icmp eq i64 %379, -1, !dbg !314
	%387 = select i1 %386, i64 1, i64 %379, !dbg !314
	%388 = srem i64 %385, %387, !dbg !314
	%389 = and i32 %374, -32, !dbg !315
	%390 = mul i32 %369, %370, !dbg !315
	%391 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !315, !range !22
	%392 = mul i32 %390, %391, !dbg !315
	%393 = sub i32 %392, %389, !dbg !315
	%394 = icmp slt i32 %393, 32, !dbg !315
	%395 = select i1 %394, i32 %393, i32 32, !dbg !315
	%396 = sext i32 %395 to i64, !dbg !315
	%397 = icmp slt i64 %396, %p9, !dbg !316
	%398 = select i1 %397, i64 %396, i64 %p9, !dbg !316
	%399 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !317, !range !318
	%400 = sext i32 %399 to i64, !dbg !317
	%401 = icmp sge i64 %400, %398, !dbg !319
	br i1 %401, label %b80, label %b43, !dbg !319

b43:
	%402 = icmp slt i64 0, %p5, !dbg !320
	br i1 %402, label %b44, label %b80, !dbg !320

b44:
	%403 = trunc i64 %383 to i32, !dbg !325
	%404 = trunc i64 %388 to i32, !dbg !326
	%405 = mul nsw i64 %p11, 2, !dbg !328
	%406 = add i64 %p9, %405, !dbg !329
	br label %b45, !dbg !320

b45:
	%407 = phi i64 [ %540, %b59 ], [ 0, %b44 ], !dbg !320
	%408 = trunc i64 %407 to i32, !dbg !331
	%409 = add i32 %p4, %408, !dbg !332
	%410 = mul i64 %398, %407, !dbg !334
	%411 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !330
	%412 = icmp eq i64 addrspace(1)* %1, null, !dbg !330
	br i1 %412, label %b45_fail1, label %b45_ok1, !dbg !330, !prof !49

b45_ok1:
	%413 = bitcast i64* %411 to i8*, !dbg !330
	%414 = call i64 @gpuc_signal_wait_until_thread(i8* %413, i32 5, i64 %410, i32 1, i8* %ctrl, i32 1), !dbg !330
	%415 = zext i32 %409 to i64, !dbg !336
	br label %b46, !dbg !337

b46:
	%416 = phi i64 [ %400, %b45_ok1 ], [ %430, %b47_ok1 ], !dbg !338
	%417 = icmp slt i64 %416, %p9, !dbg !339
	br i1 %417, label %b47, label %b48, !dbg !339

b47:
	%418 = getelementptr inbounds float, float addrspace(1)* %3, i64 %416, !dbg !340
	%419 = icmp uge i64 %416, %p9, !dbg !340
	%420 = icmp uge i64 %416, %p2, !dbg !341
	%421 = or i1 %419, %420, !dbg !341
	br i1 %421, label %b47_fail1, label %b47_ok1, !dbg !341, !prof !49

b47_ok1:
	%422 = load float, float addrspace(1)* %418, align 4, !dbg !340
	%423 = bitcast float %422 to i32, !dbg !342
	%424 = zext i32 %423 to i64, !dbg !342
	%425 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %416, !dbg !341
	%426 = shl i64 %415, 32, !dbg !343
	%427 = or i64 %426, %424, !dbg !344
	%428 = addrspacecast i64 addrspace(1)* %425 to i64*, !dbg !325
	%429 = bitcast i64* %428 to i8*, !dbg !325
	call void @gpuc_signal_op_thread(i8* %429, i64 %427, i32 9, i32 %403), !dbg !325
	%430 = add i64 %416, %396, !dbg !345
	br label %b46, !dbg !345

b48:
	%431 = phi i64 [ %445, %b49_ok1 ], [ %400, %b46 ], !dbg !348
	%432 = icmp slt i64 %431, %p7, !dbg !349
	br i1 %432, label %b49, label %b50, !dbg !349

b49:
	%433 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %431, !dbg !351
	%434 = shl i64 %415, 32, !dbg !355
	%435 = addrspacecast i64 addrspace(1)* %433 to i64*, !dbg !353
	%436 = icmp uge i64 %431, %p2, !dbg !351
	%437 = icmp eq i64 addrspace(1)* %433, null, !dbg !353
	%438 = or i1 %436, %437, !dbg !353
	br i1 %438, label %b49_fail1, label %b49_ok1, !dbg !353, !prof !49

b49_ok1:
	%439 = bitcast i64* %435 to i8*, !dbg !353
	%440 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %439, i32 5, i64 %434, i32 1, i8* %ctrl, i32 8), !dbg !353
	%441 = and i64 %440, 4294967295, !dbg !356
	%442 = trunc i64 %441 to i32, !dbg !357
	%443 = bitcast i32 %442 to float, !dbg !357
	%444 = getelementptr inbounds float, float addrspace(1)* %2, i64 %431, !dbg !358
	store float %443, float addrspace(1)* %444, align 4, !dbg !358
	%445 = add i64 %431, %396, !dbg !359
	br label %b48, !dbg !359

b50:
	%446 = icmp ule i64 %396, 281474976710655, !dbg !360
	%447 = mul nsw i64 %p7, -1, !dbg !360
	%448 = add i64 %447, %p9, !dbg !360
	%449 = icmp sge i64 %448, 0, !dbg !360
	%450 = and i1 %446, %449, !dbg !360
	br i1 %450, label %b51, label %b53_cold, !dbg !360, !prof !79

b51:
	%451 = phi i64 [ %457, %b52 ], [ %400, %b50 ], !dbg !360
	%452 = icmp slt i64 %451, %p7, !dbg !361
	br i1 %452, label %b52, label %b55, !dbg !361

b52:
	%453 = getelementptr inbounds float, float addrspace(1)* %2, i64 %451, !dbg !362
	%454 = load float, float addrspace(1)* %453, align 4, !dbg !362
	%455 = fadd float %454, 1.000000e+00, !dbg !363
	%456 = getelementptr inbounds float, float addrspace(1)* %3, i64 %451, !dbg !364
	store float %455, float addrspace(1)* %456, align 4, !dbg !364
	%457 = add i64 %451, %396, !dbg !365
	br label %b51, !dbg !365

b55:
	%458 = phi i64 [ %498, %b56_ok5 ], [ %400, %b51 ], [ %400, %b53_cold ], !dbg !368
	%459 = icmp slt i64 %458, %p11, !dbg !369
	br i1 %459, label %b56, label %b57, !dbg !369

b56:
	%460 = mul i64 %458, 2, !dbg !371
	%461 = add i64 %p9, %460, !dbg !372
	%462 = getelementptr inbounds double, double addrspace(1)* %4, i64 %458, !dbg !373
	%463 = icmp uge i64 %458, %p11, !dbg !373
	%464 = icmp uge i64 %461, %p2, !dbg !375
	%465 = or i1 %463, %464, !dbg !375
	br i1 %465, label %b56_fail1, label %b56_ok1, !dbg !375, !prof !49

b56_ok1:
	%466 = load double, double addrspace(1)* %462, align 8, !dbg !373
	%467 = bitcast double %466 to i64, !dbg !376
	%468 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %461, !dbg !375
	%469 = trunc i64 %467 to i32, !dbg !377
	%470 = shl i64 %415, 32, !dbg !379
	%471 = zext i32 %469 to i64, !dbg !380
	%472 = or i64 %470, %471, !dbg !381
	%473 = addrspacecast i64 addrspace(1)* %468 to i64*, !dbg !382
	%474 = bitcast i64* %473 to i8*, !dbg !382
	call void @gpuc_signal_op_thread(i8* %474, i64 %472, i32 9, i32 %403), !dbg !382
	%475 = add i64 %461, 1, !dbg !383
	%476 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %475, !dbg !384
	%477 = lshr i64 %467, 32, !dbg !385
	%478 = trunc i64 %477 to i32, !dbg !386
	%479 = zext i32 %478 to i64, !dbg !388
	%480 = or i64 %470, %479, !dbg !389
	%481 = addrspacecast i64 addrspace(1)* %476 to i64*, !dbg !390
	%482 = icmp uge i64 %475, %p2, !dbg !384
	br i1 %482, label %b56_fail3, label %b56_ok3, !dbg !384, !prof !49

b56_ok3:
	%483 = bitcast i64* %481 to i8*, !dbg !390
	call void @gpuc_signal_op_thread(i8* %483, i64 %480, i32 9, i32 %403), !dbg !390
	%484 = addrspacecast i64 addrspace(1)* %468 to i64*, !dbg !393
	%485 = icmp eq i64 addrspace(1)* %468, null, !dbg !393
	br i1 %485, label %b56_fail4, label %b56_ok4, !dbg !393, !prof !49

b56_ok4:
	%486 = bitcast i64* %484 to i8*, !dbg !393
	%487 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %486, i32 5, i64 %470, i32 1, i8* %ctrl, i32 8), !dbg !393
	%488 = and i64 %487, 4294967295, !dbg !396
	%489 = addrspacecast i64 addrspace(1)* %476 to i64*, !dbg !395
	%490 = icmp eq i64 addrspace(1)* %476, null, !dbg !395
	br i1 %490, label %b56_fail5, label %b56_ok5, !dbg !395, !prof !49

b56_ok5:
	%491 = bitcast i64* %489 to i8*, !dbg !395
	%492 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %491, i32 5, i64 %470, i32 1, i8* %ctrl, i32 8), !dbg !395
	%493 = and i64 %492, 4294967295, !dbg !397
	%494 = shl i64 %493, 32, !dbg !398
	%495 = or i64 %488, %494, !dbg !399
	%496 = bitcast i64 %495 to double, !dbg !400
	%497 = fadd double %496, 1.000000e+00, !dbg !401
	store double %497, double addrspace(1)* %462, align 8, !dbg !402
	%498 = add i64 %458, %396, !dbg !403
	br label %b55, !dbg !403

b57:
	%499 = phi i64 [ %537, %b58_ok5 ], [ %400, %b55 ], !dbg !404
	%500 = icmp slt i64 %499, %p13, !dbg !405
	br i1 %500, label %b58, label %b59, !dbg !405

b58:
	%501 = mul i64 %499, 2, !dbg !407
	%502 = add i64 %406, %501, !dbg !408
	%503 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %499, !dbg !409
	%504 = icmp uge i64 %499, %p13, !dbg !409
	%505 = icmp uge i64 %502, %p2, !dbg !411
	%506 = or i1 %504, %505, !dbg !411
	br i1 %506, label %b58_fail1, label %b58_ok1, !dbg !411, !prof !49

b58_ok1:
	%507 = load i64, i64 addrspace(1)* %503, align 8, !dbg !409
	%508 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %502, !dbg !411
	%509 = trunc i64 %507 to i32, !dbg !413
	%510 = shl i64 %415, 32, !dbg !415
	%511 = zext i32 %509 to i64, !dbg !416
	%512 = or i64 %510, %511, !dbg !417
	%513 = addrspacecast i64 addrspace(1)* %508 to i64*, !dbg !418
	%514 = bitcast i64* %513 to i8*, !dbg !418
	call void @gpuc_signal_op_thread(i8* %514, i64 %512, i32 9, i32 %403), !dbg !418
	%515 = add i64 %502, 1, !dbg !419
	%516 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %515, !dbg !420
	%517 = lshr i64 %507, 32, !dbg !421
	%518 = trunc i64 %517 to i32, !dbg !422
	%519 = zext i32 %518 to i64, !dbg !424
	%520 = or i64 %510, %519, !dbg !425
	%521 = addrspacecast i64 addrspace(1)* %516 to i64*, !dbg !426
	%522 = icmp uge i64 %515, %p2, !dbg !420
	br i1 %522, label %b58_fail3, label %b58_ok3, !dbg !420, !prof !49

b58_ok3:
	%523 = bitcast i64* %521 to i8*, !dbg !426
	call void @gpuc_signal_op_thread(i8* %523, i64 %520, i32 9, i32 %403), !dbg !426
	%524 = addrspacecast i64 addrspace(1)* %508 to i64*, !dbg !429
	%525 = icmp eq i64 addrspace(1)* %508, null, !dbg !429
	br i1 %525, label %b58_fail4, label %b58_ok4, !dbg !429, !prof !49

b58_ok4:
	%526 = bitcast i64* %524 to i8*, !dbg !429
	%527 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %526, i32 5, i64 %510, i32 1, i8* %ctrl, i32 8), !dbg !429
	%528 = and i64 %527, 4294967295, !dbg !432
	%529 = addrspacecast i64 addrspace(1)* %516 to i64*, !dbg !431
	%530 = icmp eq i64 addrspace(1)* %516, null, !dbg !431
	br i1 %530, label %b58_fail5, label %b58_ok5, !dbg !431, !prof !49

b58_ok5:
	%531 = bitcast i64* %529 to i8*, !dbg !431
	%532 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %531, i32 5, i64 %510, i32 1, i8* %ctrl, i32 8), !dbg !431
	%533 = and i64 %532, 4294967295, !dbg !433
	%534 = shl i64 %533, 32, !dbg !434
	%535 = or i64 %528, %534, !dbg !435
	%536 = add i64 %535, 1, !dbg !437
	store i64 %536, i64 addrspace(1)* %503, align 8, !dbg !438
	%537 = add i64 %499, %396, !dbg !439
	br label %b57, !dbg !439

b59:
	%538 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !326
	%539 = bitcast i64* %538 to i8*, !dbg !326
	call void @gpuc_signal_op_thread(i8* %539, i64 1, i32 10, i32 %404), !dbg !326
	%540 = add i64 %407, 1, !dbg !326
	%541 = icmp slt i64 %540, %p5, !dbg !326
	br i1 %541, label %b45, label %b80, !dbg !326

b60:
	%542 = icmp eq i64 %p0, 3, !dbg !440
	br i1 %542, label %b61, label %b80, !dbg !440

b61:
	%543 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !441, !range !25
	%544 = sext i32 %543 to i64, !dbg !441
	%545 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !441, !range !26
	%546 = sext i32 %545 to i64, !dbg !441
	%547 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !441, !range !26
	%548 = sext i32 %547 to i64, !dbg !441
	%549 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !441, !range !19
	%550 = sext i32 %549 to i64, !dbg !441
	%551 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !441, !range !20
	%552 = sext i32 %551 to i64, !dbg !441
	%553 = mul i64 %552, %548, !dbg !441
	%554 = add i64 %546, %553, !dbg !441
	%555 = mul i64 %550, %554, !dbg !441
	%556 = add i64 %544, %555, !dbg !441
	%557 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !441, !range !21
	%558 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !441, !range !21
	%559 = mul i32 %557, %558, !dbg !441
	%560 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !441, !range !22
	%561 = mul i32 %559, %560, !dbg !441
	%562 = sext i32 %561 to i64, !dbg !441
	%563 = mul i64 %556, %562, !dbg !441
	%564 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !441, !range !27
	%565 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !441, !range !27
	%566 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !441, !range !28
	%567 = mul i32 %558, %566, !dbg !441
	%568 = add i32 %565, %567, !dbg !441
	%569 = mul i32 %557, %568, !dbg !441
	%570 = add i32 %564, %569, !dbg !441
	%571 = sext i32 %570 to i64, !dbg !441
	%572 = add i64 %563, %571, !dbg !441
	%573 = icmp eq i64 %572, 0, !dbg !442
	br i1 %573, label %b62, label %b80, !dbg !442

b62:
	%574 = sext i32 %6 to i64, !dbg !445
	%575 = sext i32 %7 to i64, !dbg !446
	%576 = add nsw i64 %574, 1, !dbg !447
	%577 = icmp eq i64 %575, -1, !dbg !448
	%578 = select i1 %577, i64 1, i64 %575, !dbg !448
	%579 = srem i64 %576, %578, !dbg !448
	%580 = add i64 %574, %575, !dbg !449
	%581 = sub nsw i64 %580, 1, !dbg !450
	%582 = icmp eq i64 %575, -1, !dbg !451
	%583 = select i1 %582, i64 1, i64 %575, !dbg !451
	%584 = srem i64 %581, %583, !dbg !451
	%585 = icmp slt i64 1, %p9, !dbg !452
	%586 = select i1 %585, i64 1, i64 %p9, !dbg !452
	%587 = icmp sge i64 0, %586, !dbg !453
	br i1 %587, label %b80, label %b63, !dbg !453

b63:
	%588 = icmp slt i64 0, %p5, !dbg !454
	br i1 %588, label %b64, label %b80, !dbg !454

b64:
	%589 = trunc i64 %579 to i32, !dbg !459
	%590 = trunc i64 %584 to i32, !dbg !460
	%591 = mul nsw i64 %p11, 2, !dbg !462
	%592 = add i64 %p9, %591, !dbg !463
	br label %b65, !dbg !454

b65:
	%593 = phi i64 [ %718, %b79 ], [ 0, %b64 ], !dbg !454
	%594 = trunc i64 %593 to i32, !dbg !465
	%595 = add i32 %p4, %594, !dbg !466
	%596 = mul i64 %586, %593, !dbg !468
	%597 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !464
	%598 = icmp eq i64 addrspace(1)* %1, null, !dbg !464
	br i1 %598, label %b65_fail1, label %b65_ok1, !dbg !464, !prof !49

b65_ok1:
	%599 = bitcast i64* %597 to i8*, !dbg !464
	%600 = call i64 @gpuc_signal_wait_until_thread(i8* %599, i32 5, i64 %596, i32 1, i8* %ctrl, i32 1), !dbg !464
	%601 = zext i32 %595 to i64, !dbg !470
	br label %b66, !dbg !471

b66:
	%602 = phi i64 [ 0, %b65_ok1 ], [ %614, %b67_ok1 ], !dbg !472
	%603 = icmp slt i64 %602, %p9, !dbg !473
	br i1 %603, label %b67, label %b68, !dbg !473

b67:
	%604 = getelementptr inbounds float, float addrspace(1)* %3, i64 %602, !dbg !475
	%605 = icmp uge i64 %602, %p2, !dbg !474
	br i1 %605, label %b67_fail1, label %b67_ok1, !dbg !474, !prof !49

b67_ok1:
	%606 = load float, float addrspace(1)* %604, align 4, !dbg !475
	%607 = bitcast float %606 to i32, !dbg !476
	%608 = zext i32 %607 to i64, !dbg !476
	%609 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %602, !dbg !474
	%610 = shl i64 %601, 32, !dbg !477
	%611 = or i64 %610, %608, !dbg !478
	%612 = addrspacecast i64 addrspace(1)* %609 to i64*, !dbg !459
	%613 = bitcast i64* %612 to i8*, !dbg !459
	call void @gpuc_signal_op_thread(i8* %613, i64 %611, i32 9, i32 %589), !dbg !459
	%614 = add nsw i64 %602, 1, !dbg !479
	br label %b66, !dbg !479

b68:
	%615 = phi i64 [ %629, %b69_ok1 ], [ 0, %b66 ], !dbg !482
	%616 = icmp slt i64 %615, %p7, !dbg !483
	br i1 %616, label %b69, label %b70, !dbg !483

b69:
	%617 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %615, !dbg !485
	%618 = shl i64 %601, 32, !dbg !489
	%619 = addrspacecast i64 addrspace(1)* %617 to i64*, !dbg !487
	%620 = icmp uge i64 %615, %p2, !dbg !485
	%621 = icmp eq i64 addrspace(1)* %617, null, !dbg !487
	%622 = or i1 %620, %621, !dbg !487
	br i1 %622, label %b69_fail1, label %b69_ok1, !dbg !487, !prof !49

b69_ok1:
	%623 = bitcast i64* %619 to i8*, !dbg !487
	%624 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %623, i32 5, i64 %618, i32 1, i8* %ctrl, i32 8), !dbg !487
	%625 = and i64 %624, 4294967295, !dbg !490
	%626 = trunc i64 %625 to i32, !dbg !491
	%627 = bitcast i32 %626 to float, !dbg !491
	%628 = getelementptr inbounds float, float addrspace(1)* %2, i64 %615, !dbg !492
	store float %627, float addrspace(1)* %628, align 4, !dbg !492
	%629 = add nsw i64 %615, 1, !dbg !493
	br label %b68, !dbg !493

b70:
	%630 = mul nsw i64 %p7, -1, !dbg !494
	%631 = add i64 %630, %p9, !dbg !494
	%632 = icmp sge i64 %631, 0, !dbg !494
	br i1 %632, label %b71, label %b73_cold, !dbg !494, !prof !79

b71:
	%633 = phi i64 [ %639, %b72 ], [ 0, %b70 ], !dbg !494
	%634 = icmp slt i64 %633, %p7, !dbg !495
	br i1 %634, label %b72, label %b75, !dbg !495

b72:
	%635 = getelementptr inbounds float, float addrspace(1)* %2, i64 %633, !dbg !496
	%636 = load float, float addrspace(1)* %635, align 4, !dbg !496
	%637 = fadd float %636, 1.000000e+00, !dbg !497
	%638 = getelementptr inbounds float, float addrspace(1)* %3, i64 %633, !dbg !498
	store float %637, float addrspace(1)* %638, align 4, !dbg !498
	%639 = add nsw i64 %633, 1, !dbg !499
	br label %b71, !dbg !499

b75:
	%640 = phi i64 [ %678, %b76_ok4 ], [ 0, %b71 ], [ 0, %b73_cold ], !dbg !502
	%641 = icmp slt i64 %640, %p11, !dbg !503
	br i1 %641, label %b76, label %b77, !dbg !503

b76:
	%642 = mul nsw i64 %640, 2, !dbg !505
	%643 = add i64 %p9, %642, !dbg !506
	%644 = getelementptr inbounds double, double addrspace(1)* %4, i64 %640, !dbg !509
	%645 = icmp uge i64 %643, %p2, !dbg !508
	br i1 %645, label %b76_fail1, label %b76_ok1, !dbg !508, !prof !49

b76_ok1:
	%646 = load double, double addrspace(1)* %644, align 8, !dbg !509
	%647 = bitcast double %646 to i64, !dbg !510
	%648 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %643, !dbg !508
	%649 = trunc i64 %647 to i32, !dbg !511
	%650 = shl i64 %601, 32, !dbg !513
	%651 = zext i32 %649 to i64, !dbg !514
	%652 = or i64 %650, %651, !dbg !515
	%653 = addrspacecast i64 addrspace(1)* %648 to i64*, !dbg !516
	%654 = bitcast i64* %653 to i8*, !dbg !516
	call void @gpuc_signal_op_thread(i8* %654, i64 %652, i32 9, i32 %589), !dbg !516
	%655 = add nsw i64 %643, 1, !dbg !517
	%656 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %655, !dbg !518
	%657 = lshr i64 %647, 32, !dbg !519
	%658 = trunc i64 %657 to i32, !dbg !520
	%659 = zext i32 %658 to i64, !dbg !522
	%660 = or i64 %650, %659, !dbg !523
	%661 = addrspacecast i64 addrspace(1)* %656 to i64*, !dbg !524
	%662 = icmp uge i64 %655, %p2, !dbg !518
	br i1 %662, label %b76_fail2, label %b76_ok2, !dbg !518, !prof !49

b76_ok2:
	%663 = bitcast i64* %661 to i8*, !dbg !524
	call void @gpuc_signal_op_thread(i8* %663, i64 %660, i32 9, i32 %589), !dbg !524
	%664 = addrspacecast i64 addrspace(1)* %648 to i64*, !dbg !527
	%665 = icmp eq i64 addrspace(1)* %648, null, !dbg !527
	br i1 %665, label %b76_fail3, label %b76_ok3, !dbg !527, !prof !49

b76_ok3:
	%666 = bitcast i64* %664 to i8*, !dbg !527
	%667 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %666, i32 5, i64 %650, i32 1, i8* %ctrl, i32 8), !dbg !527
	%668 = and i64 %667, 4294967295, !dbg !530
	%669 = addrspacecast i64 addrspace(1)* %656 to i64*, !dbg !529
	%670 = icmp eq i64 addrspace(1)* %656, null, !dbg !529
	br i1 %670, label %b76_fail4, label %b76_ok4, !dbg !529, !prof !49

b76_ok4:
	%671 = bitcast i64* %669 to i8*, !dbg !529
	%672 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %671, i32 5, i64 %650, i32 1, i8* %ctrl, i32 8), !dbg !529
	%673 = and i64 %672, 4294967295, !dbg !531
	%674 = shl i64 %673, 32, !dbg !532
	%675 = or i64 %668, %674, !dbg !533
	%676 = bitcast i64 %675 to double, !dbg !534
	%677 = fadd double %676, 1.000000e+00, !dbg !535
	store double %677, double addrspace(1)* %644, align 8, !dbg !536
	%678 = add nsw i64 %640, 1, !dbg !537
	br label %b75, !dbg !537

b77:
	%679 = phi i64 [ %715, %b78_ok4 ], [ 0, %b75 ], !dbg !538
	%680 = icmp slt i64 %679, %p13, !dbg !539
	br i1 %680, label %b78, label %b79, !dbg !539

b78:
	%681 = mul nsw i64 %679, 2, !dbg !541
	%682 = add i64 %592, %681, !dbg !542
	%683 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %679, !dbg !545
	%684 = icmp uge i64 %682, %p2, !dbg !544
	br i1 %684, label %b78_fail1, label %b78_ok1, !dbg !544, !prof !49

b78_ok1:
	%685 = load i64, i64 addrspace(1)* %683, align 8, !dbg !545
	%686 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %682, !dbg !544
	%687 = trunc i64 %685 to i32, !dbg !547
	%688 = shl i64 %601, 32, !dbg !549
	%689 = zext i32 %687 to i64, !dbg !550
	%690 = or i64 %688, %689, !dbg !551
	%691 = addrspacecast i64 addrspace(1)* %686 to i64*, !dbg !552
	%692 = bitcast i64* %691 to i8*, !dbg !552
	call void @gpuc_signal_op_thread(i8* %692, i64 %690, i32 9, i32 %589), !dbg !552
	%693 = add nsw i64 %682, 1, !dbg !553
	%694 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %693, !dbg !554
	%695 = lshr i64 %685, 32, !dbg !555
	%696 = trunc i64 %695 to i32, !dbg !556
	%697 = zext i32 %696 to i64, !dbg !558
	%698 = or i64 %688, %697, !dbg !559
	%699 = addrspacecast i64 addrspace(1)* %694 to i64*, !dbg !560
	%700 = icmp uge i64 %693, %p2, !dbg !554
	br i1 %700, label %b78_fail2, label %b78_ok2, !dbg !554, !prof !49

b78_ok2:
	%701 = bitcast i64* %699 to i8*, !dbg !560
	call void @gpuc_signal_op_thread(i8* %701, i64 %698, i32 9, i32 %589), !dbg !560
	%702 = addrspacecast i64 addrspace(1)* %686 to i64*, !dbg !563
	%703 = icmp eq i64 addrspace(1)* %686, null, !dbg !563
	br i1 %703, label %b78_fail3, label %b78_ok3, !dbg !563, !prof !49

b78_ok3:
	%704 = bitcast i64* %702 to i8*, !dbg !563
	%705 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %704, i32 5, i64 %688, i32 1, i8* %ctrl, i32 8), !dbg !563
	%706 = and i64 %705, 4294967295, !dbg !566
	%707 = addrspacecast i64 addrspace(1)* %694 to i64*, !dbg !565
	%708 = icmp eq i64 addrspace(1)* %694, null, !dbg !565
	br i1 %708, label %b78_fail4, label %b78_ok4, !dbg !565, !prof !49

b78_ok4:
	%709 = bitcast i64* %707 to i8*, !dbg !565
	%710 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %709, i32 5, i64 %688, i32 1, i8* %ctrl, i32 8), !dbg !565
	%711 = and i64 %710, 4294967295, !dbg !567
	%712 = shl i64 %711, 32, !dbg !568
	%713 = or i64 %706, %712, !dbg !569
	%714 = add i64 %713, 1, !dbg !571
	store i64 %714, i64 addrspace(1)* %683, align 8, !dbg !572
	%715 = add nsw i64 %679, 1, !dbg !573
	br label %b77, !dbg !573

b79:
	%716 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !460
	%717 = bitcast i64* %716 to i8*, !dbg !460
	call void @gpuc_signal_op_thread(i8* %717, i64 1, i32 10, i32 %590), !dbg !460
	%718 = add i64 %593, 1, !dbg !460
	%719 = icmp slt i64 %718, %p5, !dbg !460
	br i1 %719, label %b65, label %b80, !dbg !460

b80:
	ret void, !dbg !444

b4_fail1:
	br label %fail, !dbg !44

b6_fail1:
	%720 = icmp uge i64 %72, %p9, !dbg !56
	br i1 %720, label %b6_fail2, label %b6_ok2, !dbg !56

b6_fail2:
	br label %fail, !dbg !56

b6_ok2:
	br label %fail, !dbg !57

b8_fail1:
	%721 = icmp uge i64 %87, %p2, !dbg !68
	br i1 %721, label %b8_fail2, label %b8_ok2, !dbg !68

b8_fail2:
	br label %fail, !dbg !68

b8_ok2:
	br label %fail, !dbg !71

b12_cold:
	%722 = phi i64 [ %732, %b13_cold_ok1 ], [ %56, %b9 ], !dbg !78
	%723 = icmp slt i64 %722, %p7, !dbg !80
	br i1 %723, label %b13_cold, label %b14, !dbg !80

b13_cold:
	%724 = getelementptr inbounds float, float addrspace(1)* %2, i64 %722, !dbg !81
	%725 = icmp uge i64 %722, %p7, !dbg !81
	%726 = icmp uge i64 %722, %p9, !dbg !83
	%727 = or i1 %725, %726, !dbg !83
	br i1 %727, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !83, !prof !49

b13_cold_fail1:
	%728 = icmp uge i64 %722, %p7, !dbg !81
	br i1 %728, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !81

b13_cold_fail2:
	br label %fail, !dbg !81

b13_cold_ok2:
	br label %fail, !dbg !83

b13_cold_ok1:
	%729 = load float, float addrspace(1)* %724, align 4, !dbg !81
	%730 = fadd float %729, 1.000000e+00, !dbg !82
	%731 = getelementptr inbounds float, float addrspace(1)* %3, i64 %722, !dbg !83
	store float %730, float addrspace(1)* %731, align 4, !dbg !83
	%732 = add i64 %722, %34, !dbg !84
	br label %b12_cold, !dbg !84, !llvm.loop !86

b15_fail1:
	%733 = icmp uge i64 %114, %p11, !dbg !92
	br i1 %733, label %b15_fail2, label %b15_ok2, !dbg !92

b15_fail2:
	br label %fail, !dbg !92

b15_ok2:
	br label %fail, !dbg !95

b15_fail3:
	br label %fail, !dbg !104

b15_fail4:
	br label %fail, !dbg !114

b15_fail5:
	br label %fail, !dbg !116

b17_fail1:
	%734 = icmp uge i64 %155, %p13, !dbg !131
	br i1 %734, label %b17_fail2, label %b17_ok2, !dbg !131

b17_fail2:
	br label %fail, !dbg !131

b17_ok2:
	br label %fail, !dbg !134

b17_fail3:
	br label %fail, !dbg !143

b17_fail4:
	br label %fail, !dbg !153

b17_fail5:
	br label %fail, !dbg !155

b24_fail1:
	br label %fail, !dbg !190

b26_fail1:
	br label %fail, !dbg !200

b28_fail1:
	%735 = icmp uge i64 %257, %p2, !dbg !211
	br i1 %735, label %b28_fail2, label %b28_ok2, !dbg !211

b28_fail2:
	br label %fail, !dbg !211

b28_ok2:
	br label %fail, !dbg !213

b32_cold:
	%736 = phi i64 [ %743, %b33_cold_ok1 ], [ %228, %b29 ], !dbg !220
	%737 = icmp slt i64 %736, %p7, !dbg !221
	br i1 %737, label %b33_cold, label %b34, !dbg !221

b33_cold:
	%738 = getelementptr inbounds float, float addrspace(1)* %2, i64 %736, !dbg !222
	%739 = icmp uge i64 %736, %p9, !dbg !224
	br i1 %739, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !224, !prof !49

b33_cold_fail1:
	br label %fail, !dbg !224

b33_cold_ok1:
	%740 = load float, float addrspace(1)* %738, align 4, !dbg !222
	%741 = fadd float %740, 1.000000e+00, !dbg !223
	%742 = getelementptr inbounds float, float addrspace(1)* %3, i64 %736, !dbg !224
	store float %741, float addrspace(1)* %742, align 4, !dbg !224
	%743 = add i64 %736, %218, !dbg !225
	br label %b32_cold, !dbg !225, !llvm.loop !227

b35_fail1:
	br label %fail, !dbg !234

b35_fail2:
	br label %fail, !dbg !244

b35_fail3:
	br label %fail, !dbg !253

b35_fail4:
	br label %fail, !dbg !255

b37_fail1:
	br label %fail, !dbg !270

b37_fail2:
	br label %fail, !dbg !280

b37_fail3:
	br label %fail, !dbg !289

b37_fail4:
	br label %fail, !dbg !291

b45_fail1:
	br label %fail, !dbg !330

b47_fail1:
	%744 = icmp uge i64 %416, %p9, !dbg !340
	br i1 %744, label %b47_fail2, label %b47_ok2, !dbg !340

b47_fail2:
	br label %fail, !dbg !340

b47_ok2:
	br label %fail, !dbg !341

b49_fail1:
	%745 = icmp uge i64 %431, %p2, !dbg !351
	br i1 %745, label %b49_fail2, label %b49_ok2, !dbg !351

b49_fail2:
	br label %fail, !dbg !351

b49_ok2:
	br label %fail, !dbg !353

b53_cold:
	%746 = phi i64 [ %756, %b54_cold_ok1 ], [ %400, %b50 ], !dbg !360
	%747 = icmp slt i64 %746, %p7, !dbg !361
	br i1 %747, label %b54_cold, label %b55, !dbg !361

b54_cold:
	%748 = getelementptr inbounds float, float addrspace(1)* %2, i64 %746, !dbg !362
	%749 = icmp uge i64 %746, %p7, !dbg !362
	%750 = icmp uge i64 %746, %p9, !dbg !364
	%751 = or i1 %749, %750, !dbg !364
	br i1 %751, label %b54_cold_fail1, label %b54_cold_ok1, !dbg !364, !prof !49

b54_cold_fail1:
	%752 = icmp uge i64 %746, %p7, !dbg !362
	br i1 %752, label %b54_cold_fail2, label %b54_cold_ok2, !dbg !362

b54_cold_fail2:
	br label %fail, !dbg !362

b54_cold_ok2:
	br label %fail, !dbg !364

b54_cold_ok1:
	%753 = load float, float addrspace(1)* %748, align 4, !dbg !362
	%754 = fadd float %753, 1.000000e+00, !dbg !363
	%755 = getelementptr inbounds float, float addrspace(1)* %3, i64 %746, !dbg !364
	store float %754, float addrspace(1)* %755, align 4, !dbg !364
	%756 = add i64 %746, %396, !dbg !365
	br label %b53_cold, !dbg !365, !llvm.loop !367

b56_fail1:
	%757 = icmp uge i64 %458, %p11, !dbg !373
	br i1 %757, label %b56_fail2, label %b56_ok2, !dbg !373

b56_fail2:
	br label %fail, !dbg !373

b56_ok2:
	br label %fail, !dbg !375

b56_fail3:
	br label %fail, !dbg !384

b56_fail4:
	br label %fail, !dbg !393

b56_fail5:
	br label %fail, !dbg !395

b58_fail1:
	%758 = icmp uge i64 %499, %p13, !dbg !409
	br i1 %758, label %b58_fail2, label %b58_ok2, !dbg !409

b58_fail2:
	br label %fail, !dbg !409

b58_ok2:
	br label %fail, !dbg !411

b58_fail3:
	br label %fail, !dbg !420

b58_fail4:
	br label %fail, !dbg !429

b58_fail5:
	br label %fail, !dbg !431

b65_fail1:
	br label %fail, !dbg !464

b67_fail1:
	br label %fail, !dbg !474

b69_fail1:
	%759 = icmp uge i64 %615, %p2, !dbg !485
	br i1 %759, label %b69_fail2, label %b69_ok2, !dbg !485

b69_fail2:
	br label %fail, !dbg !485

b69_ok2:
	br label %fail, !dbg !487

b73_cold:
	%760 = phi i64 [ %767, %b74_cold_ok1 ], [ 0, %b70 ], !dbg !494
	%761 = icmp slt i64 %760, %p7, !dbg !495
	br i1 %761, label %b74_cold, label %b75, !dbg !495

b74_cold:
	%762 = getelementptr inbounds float, float addrspace(1)* %2, i64 %760, !dbg !496
	%763 = icmp uge i64 %760, %p9, !dbg !498
	br i1 %763, label %b74_cold_fail1, label %b74_cold_ok1, !dbg !498, !prof !49

b74_cold_fail1:
	br label %fail, !dbg !498

b74_cold_ok1:
	%764 = load float, float addrspace(1)* %762, align 4, !dbg !496
	%765 = fadd float %764, 1.000000e+00, !dbg !497
	%766 = getelementptr inbounds float, float addrspace(1)* %3, i64 %760, !dbg !498
	store float %765, float addrspace(1)* %766, align 4, !dbg !498
	%767 = add nsw i64 %760, 1, !dbg !499
	br label %b73_cold, !dbg !499, !llvm.loop !501

b76_fail1:
	br label %fail, !dbg !508

b76_fail2:
	br label %fail, !dbg !518

b76_fail3:
	br label %fail, !dbg !527

b76_fail4:
	br label %fail, !dbg !529

b78_fail1:
	br label %fail, !dbg !544

b78_fail2:
	br label %fail, !dbg !554

b78_fail3:
	br label %fail, !dbg !563

b78_fail4:
	br label %fail, !dbg !565

fail:
	%768 = phi i32 [ 0, %b4_fail1 ], [ 2, %b6_fail2 ], [ 3, %b6_ok2 ], [ 6, %b8_fail2 ], [ 7, %b8_ok2 ], [ 10, %b13_cold_fail2 ], [ 10, %b13_cold_ok2 ], [ 11, %b15_fail2 ], [ 3, %b15_ok2 ], [ 5, %b15_fail3 ], [ 7, %b15_fail4 ], [ 7, %b15_fail5 ], [ 12, %b17_fail2 ], [ 3, %b17_ok2 ], [ 5, %b17_fail3 ], [ 7, %b17_fail4 ], [ 7, %b17_fail5 ], [ 0, %b24_fail1 ], [ 3, %b26_fail1 ], [ 6, %b28_fail2 ], [ 7, %b28_ok2 ], [ 10, %b33_cold_fail1 ], [ 3, %b35_fail1 ], [ 5, %b35_fail2 ], [ 7, %b35_fail3 ], [ 7, %b35_fail4 ], [ 3, %b37_fail1 ], [ 5, %b37_fail2 ], [ 7, %b37_fail3 ], [ 7, %b37_fail4 ], [ 0, %b45_fail1 ], [ 2, %b47_fail2 ], [ 3, %b47_ok2 ], [ 6, %b49_fail2 ], [ 7, %b49_ok2 ], [ 10, %b54_cold_fail2 ], [ 10, %b54_cold_ok2 ], [ 11, %b56_fail2 ], [ 3, %b56_ok2 ], [ 5, %b56_fail3 ], [ 7, %b56_fail4 ], [ 7, %b56_fail5 ], [ 12, %b58_fail2 ], [ 3, %b58_ok2 ], [ 5, %b58_fail3 ], [ 7, %b58_fail4 ], [ 7, %b58_fail5 ], [ 0, %b65_fail1 ], [ 3, %b67_fail1 ], [ 6, %b69_fail2 ], [ 7, %b69_ok2 ], [ 10, %b74_cold_fail1 ], [ 3, %b76_fail1 ], [ 5, %b76_fail2 ], [ 7, %b76_fail3 ], [ 7, %b76_fail4 ], [ 3, %b78_fail1 ], [ 5, %b78_fail2 ], [ 7, %b78_fail3 ], [ 7, %b78_fail4 ], !dbg !7
	%769 = phi i64 [ 0, %b4_fail1 ], [ %72, %b6_fail2 ], [ %72, %b6_ok2 ], [ %87, %b8_fail2 ], [ 0, %b8_ok2 ], [ %722, %b13_cold_fail2 ], [ %722, %b13_cold_ok2 ], [ %114, %b15_fail2 ], [ %117, %b15_ok2 ], [ %131, %b15_fail3 ], [ 0, %b15_fail4 ], [ 0, %b15_fail5 ], [ %155, %b17_fail2 ], [ %158, %b17_ok2 ], [ %171, %b17_fail3 ], [ 0, %b17_fail4 ], [ 0, %b17_fail5 ], [ 0, %b24_fail1 ], [ %244, %b26_fail1 ], [ %257, %b28_fail2 ], [ 0, %b28_ok2 ], [ %736, %b33_cold_fail1 ], [ %285, %b35_fail1 ], [ %297, %b35_fail2 ], [ 0, %b35_fail3 ], [ 0, %b35_fail4 ], [ %324, %b37_fail1 ], [ %335, %b37_fail2 ], [ 0, %b37_fail3 ], [ 0, %b37_fail4 ], [ 0, %b45_fail1 ], [ %416, %b47_fail2 ], [ %416, %b47_ok2 ], [ %431, %b49_fail2 ], [ 0, %b49_ok2 ], [ %746, %b54_cold_fail2 ], [ %746, %b54_cold_ok2 ], [ %458, %b56_fail2 ], [ %461, %b56_ok2 ], [ %475, %b56_fail3 ], [ 0, %b56_fail4 ], [ 0, %b56_fail5 ], [ %499, %b58_fail2 ], [ %502, %b58_ok2 ], [ %515, %b58_fail3 ], [ 0, %b58_fail4 ], [ 0, %b58_fail5 ], [ 0, %b65_fail1 ], [ %602, %b67_fail1 ], [ %615, %b69_fail2 ], [ 0, %b69_ok2 ], [ %760, %b74_cold_fail1 ], [ %643, %b76_fail1 ], [ %655, %b76_fail2 ], [ 0, %b76_fail3 ], [ 0, %b76_fail4 ], [ %682, %b78_fail1 ], [ %693, %b78_fail2 ], [ 0, %b78_fail3 ], [ 0, %b78_fail4 ], !dbg !7
	%770 = phi i64 [ 0, %b4_fail1 ], [ %p9, %b6_fail2 ], [ %p2, %b6_ok2 ], [ %p2, %b8_fail2 ], [ 0, %b8_ok2 ], [ %p7, %b13_cold_fail2 ], [ %p9, %b13_cold_ok2 ], [ %p11, %b15_fail2 ], [ %p2, %b15_ok2 ], [ %p2, %b15_fail3 ], [ 0, %b15_fail4 ], [ 0, %b15_fail5 ], [ %p13, %b17_fail2 ], [ %p2, %b17_ok2 ], [ %p2, %b17_fail3 ], [ 0, %b17_fail4 ], [ 0, %b17_fail5 ], [ 0, %b24_fail1 ], [ %p2, %b26_fail1 ], [ %p2, %b28_fail2 ], [ 0, %b28_ok2 ], [ %p9, %b33_cold_fail1 ], [ %p2, %b35_fail1 ], [ %p2, %b35_fail2 ], [ 0, %b35_fail3 ], [ 0, %b35_fail4 ], [ %p2, %b37_fail1 ], [ %p2, %b37_fail2 ], [ 0, %b37_fail3 ], [ 0, %b37_fail4 ], [ 0, %b45_fail1 ], [ %p9, %b47_fail2 ], [ %p2, %b47_ok2 ], [ %p2, %b49_fail2 ], [ 0, %b49_ok2 ], [ %p7, %b54_cold_fail2 ], [ %p9, %b54_cold_ok2 ], [ %p11, %b56_fail2 ], [ %p2, %b56_ok2 ], [ %p2, %b56_fail3 ], [ 0, %b56_fail4 ], [ 0, %b56_fail5 ], [ %p13, %b58_fail2 ], [ %p2, %b58_ok2 ], [ %p2, %b58_fail3 ], [ 0, %b58_fail4 ], [ 0, %b58_fail5 ], [ 0, %b65_fail1 ], [ %p2, %b67_fail1 ], [ %p2, %b69_fail2 ], [ 0, %b69_ok2 ], [ %p9, %b74_cold_fail1 ], [ %p2, %b76_fail1 ], [ %p2, %b76_fail2 ], [ 0, %b76_fail3 ], [ 0, %b76_fail4 ], [ %p2, %b78_fail1 ], [ %p2, %b78_fail2 ], [ 0, %b78_fail3 ], [ 0, %b78_fail4 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %768, i64 %769, i64 %770), !dbg !7
	ret void, !dbg !7
}

define void @Sums(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i32 %p8, i64 %p9, double* %p10, i64 %p11, i32* %p12, i64 %p13, i64* %p14, i64 %p15, float* %p16, i64 %p17, i8* %ctrl) nounwind !dbg !574 {
entry:
	br label %b0, !dbg !575

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !575
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !575
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !575
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !575
	%4 = addrspacecast double* %p10 to double addrspace(1)*, !dbg !575
	%5 = addrspacecast i32* %p12 to i32 addrspace(1)*, !dbg !575
	%6 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !575
	%7 = addrspacecast float* %p16 to float addrspace(1)*, !dbg !575
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !579
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !580
	%10 = icmp slt i64 0, %p9, !dbg !575
	br i1 %10, label %b1, label %b51, !dbg !575

b1:
	%11 = sext i32 %8 to i64, !dbg !579
	%12 = sext i32 %9 to i64, !dbg !580
	%13 = mul nsw i64 %12, 2, !dbg !581
	br label %b2, !dbg !575

b2:
	%14 = phi i64 [ %353, %b50 ], [ 0, %b1 ], !dbg !575
	%15 = trunc i64 %14 to i32, !dbg !582
	%16 = add i32 %p8, %15, !dbg !583
	%17 = urem i32 %16, 2, !dbg !584
	%18 = zext i32 %17 to i64, !dbg !585
	%19 = sdiv i64 %p1, 2, !dbg !586
	%20 = mul i64 %18, %19, !dbg !587
	%21 = icmp eq i64 %13, -1, !dbg !588
	%22 = select i1 %21, i64 1, i64 %13, !dbg !588
	%23 = sdiv i64 %p1, %22, !dbg !588
	%24 = sub i64 0, %p1, !dbg !588
	%25 = select i1 %21, i64 %24, i64 %23, !dbg !588
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !589, !range !25
	%27 = sext i32 %26 to i64, !dbg !589
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !589, !range !26
	%29 = sext i32 %28 to i64, !dbg !589
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !589, !range !26
	%31 = sext i32 %30 to i64, !dbg !589
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !589, !range !19
	%33 = sext i32 %32 to i64, !dbg !589
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !589, !range !20
	%35 = sext i32 %34 to i64, !dbg !589
	%36 = mul i64 %35, %31, !dbg !589
	%37 = add i64 %29, %36, !dbg !589
	%38 = mul i64 %33, %37, !dbg !589
	%39 = add i64 %27, %38, !dbg !589
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !589, !range !21
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !589, !range !21
	%42 = mul i32 %40, %41, !dbg !589
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !589, !range !22
	%44 = mul i32 %42, %43, !dbg !589
	%45 = sext i32 %44 to i64, !dbg !589
	%46 = mul i64 %39, %45, !dbg !589
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !589, !range !27
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !589, !range !27
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !589, !range !28
	%50 = mul i32 %41, %49, !dbg !589
	%51 = add i32 %48, %50, !dbg !589
	%52 = mul i32 %40, %51, !dbg !589
	%53 = add i32 %47, %52, !dbg !589
	%54 = sext i32 %53 to i64, !dbg !589
	%55 = add i64 %46, %54, !dbg !589
	%56 = mul i64 %33, %35, !dbg !590
	%57 = mul i64 %11, %25, !dbg !591
	%58 = add i64 %20, %57, !dbg !592
	%59 = zext i32 %16 to i64, !dbg !595
	br label %b3, !dbg !589

b3:
	%60 = phi i64 [ %55, %b2 ], [ %98, %b7 ], !dbg !596
	%61 = icmp slt i64 %60, %p11, !dbg !597
	br i1 %61, label %b4, label %b8, !dbg !597

b4:
	%62 = mul i64 %60, 2, !dbg !598
	%63 = add i64 %58, %62, !dbg !599
	%64 = add i64 %63, 1, !dbg !600
	br label %b5, !dbg !601

b5:
	%65 = phi i64 [ %93, %b6_ok3 ], [ 1, %b4 ], !dbg !601
	%66 = icmp slt i64 %65, %12, !dbg !602
	br i1 %66, label %b6, label %b7, !dbg !602

b6:
	%67 = getelementptr inbounds double, double addrspace(1)* %4, i64 %60, !dbg !603
	%68 = icmp uge i64 %60, %p11, !dbg !603
	%69 = icmp uge i64 %63, %p1, !dbg !604
	%70 = or i1 %68, %69, !dbg !604
	br i1 %70, label %b6_fail1, label %b6_ok1, !dbg !604, !prof !49

b6_ok1:
	%71 = load double, double addrspace(1)* %67, align 8, !dbg !603
	%72 = add i64 %11, %65, !dbg !605
	%73 = icmp eq i64 %12, -1, !dbg !606
	%74 = select i1 %73, i64 1, i64 %12, !dbg !606
	%75 = srem i64 %72, %74, !dbg !606
	%76 = bitcast double %71 to i64, !dbg !607
	%77 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %63, !dbg !604
	%78 = trunc i64 %76 to i32, !dbg !608
	%79 = shl i64 %59, 32, !dbg !609
	%80 = zext i32 %78 to i64, !dbg !610
	%81 = or i64 %79, %80, !dbg !611
	%82 = trunc i64 %75 to i32, !dbg !612
	%83 = addrspacecast i64 addrspace(1)* %77 to i64*, !dbg !612
	%84 = bitcast i64* %83 to i8*, !dbg !612
	call void @gpuc_signal_op_thread(i8* %84, i64 %81, i32 9, i32 %82), !dbg !612
	%85 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %64, !dbg !613
	%86 = lshr i64 %76, 32, !dbg !614
	%87 = trunc i64 %86 to i32, !dbg !615
	%88 = zext i32 %87 to i64, !dbg !617
	%89 = or i64 %79, %88, !dbg !618
	%90 = addrspacecast i64 addrspace(1)* %85 to i64*, !dbg !619
	%91 = icmp uge i64 %64, %p1, !dbg !613
	br i1 %91, label %b6_fail3, label %b6_ok3, !dbg !613, !prof !49

b6_ok3:
	%92 = bitcast i64* %90 to i8*, !dbg !619
	call void @gpuc_signal_op_thread(i8* %92, i64 %89, i32 9, i32 %82), !dbg !619
	%93 = add nsw i64 %65, 1, !dbg !620
	br label %b5, !dbg !620

b7:
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !590, !range !20
	%95 = sext i32 %94 to i64, !dbg !590
	%96 = mul i64 %56, %95, !dbg !590
	%97 = mul i64 %96, %45, !dbg !590
	%98 = add i64 %60, %97, !dbg !621
	br label %b3, !dbg !621

b8:
	%99 = phi i64 [ %143, %b15_ok1 ], [ %55, %b3 ], !dbg !622
	%100 = icmp slt i64 %99, %p11, !dbg !623
	br i1 %100, label %b9, label %b16, !dbg !623

b9:
	%101 = mul i64 %99, 2, !dbg !624
	br label %b10, !dbg !625

b10:
	%102 = phi double [ %135, %b14 ], [ 0.000000e+00, %b9 ], !dbg !625
	%103 = phi i64 [ %136, %b14 ], [ 0, %b9 ], !dbg !625
	%104 = getelementptr inbounds double, double addrspace(1)* %4, i64 %99, !dbg !626
	%105 = icmp uge i64 %99, %p11, !dbg !626
	br i1 %105, label %b10_fail1, label %b10_ok1, !dbg !626, !prof !49

b10_ok1:
	%106 = load double, double addrspace(1)* %104, align 8, !dbg !626
	%107 = icmp ne i64 %103, %11, !dbg !627
	br i1 %107, label %b11, label %b12, !dbg !627

b11:
	%108 = mul i64 %103, %25, !dbg !628
	%109 = add i64 %20, %108, !dbg !629
	%110 = add i64 %109, %101, !dbg !630
	%111 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %110, !dbg !632
	%112 = shl i64 %59, 32, !dbg !636
	%113 = addrspacecast i64 addrspace(1)* %111 to i64*, !dbg !634
	%114 = icmp uge i64 %110, %p1, !dbg !632
	%115 = icmp eq i64 addrspace(1)* %111, null, !dbg !634
	%116 = or i1 %114, %115, !dbg !634
	br i1 %116, label %b11_fail1, label %b11_ok1, !dbg !634, !prof !49

b11_ok1:
	%117 = bitcast i64* %113 to i8*, !dbg !634
	%118 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %117, i32 5, i64 %112, i32 1, i8* %ctrl, i32 8), !dbg !634
	%119 = add i64 %110, 1, !dbg !637
	%120 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %119, !dbg !638
	%121 = and i64 %118, 4294967295, !dbg !641
	%122 = addrspacecast i64 addrspace(1)* %120 to i64*, !dbg !640
	%123 = icmp uge i64 %119, %p1, !dbg !638
	%124 = icmp eq i64 addrspace(1)* %120, null, !dbg !640
	%125 = or i1 %123, %124, !dbg !640
	br i1 %125, label %b11_fail3, label %b11_ok3, !dbg !640, !prof !49

b11_ok3:
	%126 = bitcast i64* %122 to i8*, !dbg !640
	%127 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %126, i32 5, i64 %112, i32 1, i8* %ctrl, i32 8), !dbg !640
	%128 = and i64 %127, 4294967295, !dbg !642
	%129 = shl i64 %128, 32, !dbg !643
	%130 = or i64 %121, %129, !dbg !644
	%131 = bitcast i64 %130 to double, !dbg !645
	br label %b12, !dbg !631

b12:
	%132 = phi double [ %106, %b10_ok1 ], [ %131, %b11_ok3 ], !dbg !646
	%133 = icmp eq i64 %103, 0, !dbg !647
	br i1 %133, label %b14, label %b13, !dbg !647

b13:
	%134 = fadd double %102, %132, !dbg !648
	br label %b14, !dbg !648

b14:
	%135 = phi double [ %132, %b12 ], [ %134, %b13 ], !dbg !625
	%136 = add i64 %103, 1, !dbg !625
	%137 = icmp slt i64 %136, %12, !dbg !625
	br i1 %137, label %b10, label %b15, !dbg !625

b15:
	%138 = icmp uge i64 %99, %p11, !dbg !649
	br i1 %138, label %b15_fail1, label %b15_ok1, !dbg !649, !prof !49

b15_ok1:
	store double %135, double addrspace(1)* %104, align 8, !dbg !649
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !650, !range !20
	%140 = sext i32 %139 to i64, !dbg !650
	%141 = mul i64 %56, %140, !dbg !650
	%142 = mul i64 %141, %45, !dbg !650
	%143 = add i64 %99, %142, !dbg !651
	br label %b8, !dbg !651

b16:
	%144 = sdiv i64 %p3, 2, !dbg !654
	%145 = mul i64 %18, %144, !dbg !655
	%146 = icmp eq i64 %13, -1, !dbg !656
	%147 = select i1 %146, i64 1, i64 %13, !dbg !656
	%148 = sdiv i64 %p3, %147, !dbg !656
	%149 = sub i64 0, %p3, !dbg !656
	%150 = select i1 %146, i64 %149, i64 %148, !dbg !656
	%151 = mul i64 %11, %150, !dbg !657
	%152 = add i64 %145, %151, !dbg !658
	br label %b17, !dbg !659

b17:
	%153 = phi i64 [ %55, %b16 ], [ %179, %b21 ], !dbg !660
	%154 = icmp slt i64 %153, %p13, !dbg !661
	br i1 %154, label %b18, label %b22, !dbg !661

b18:
	%155 = add i64 %152, %153, !dbg !662
	br label %b19, !dbg !663

b19:
	%156 = phi i64 [ %174, %b20_ok1 ], [ 1, %b18 ], !dbg !663
	%157 = icmp slt i64 %156, %12, !dbg !664
	br i1 %157, label %b20, label %b21, !dbg !664

b20:
	%158 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %153, !dbg !665
	%159 = icmp uge i64 %153, %p13, !dbg !665
	%160 = icmp uge i64 %155, %p3, !dbg !668
	%161 = or i1 %159, %160, !dbg !668
	br i1 %161, label %b20_fail1, label %b20_ok1, !dbg !668, !prof !49

b20_ok1:
	%162 = load i32, i32 addrspace(1)* %158, align 4, !dbg !665
	%163 = add i64 %11, %156, !dbg !669
	%164 = icmp eq i64 %12, -1, !dbg !670
	%165 = select i1 %164, i64 1, i64 %12, !dbg !670
	%166 = srem i64 %163, %165, !dbg !670
	%167 = zext i32 %162 to i64, !dbg !671
	%168 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %155, !dbg !668
	%169 = shl i64 %59, 32, !dbg !673
	%170 = or i64 %169, %167, !dbg !674
	%171 = trunc i64 %166 to i32, !dbg !675
	%172 = addrspacecast i64 addrspace(1)* %168 to i64*, !dbg !675
	%173 = bitcast i64* %172 to i8*, !dbg !675
	call void @gpuc_signal_op_thread(i8* %173, i64 %170, i32 9, i32 %171), !dbg !675
	%174 = add nsw i64 %156, 1, !dbg !676
	br label %b19, !dbg !676

b21:
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !677, !range !20
	%176 = sext i32 %175 to i64, !dbg !677
	%177 = mul i64 %56, %176, !dbg !677
	%178 = mul i64 %177, %45, !dbg !677
	%179 = add i64 %153, %178, !dbg !678
	br label %b17, !dbg !678

b22:
	%180 = phi i64 [ %212, %b28_ok1 ], [ %55, %b17 ], !dbg !679
	%181 = icmp slt i64 %180, %p13, !dbg !680
	br i1 %181, label %b23, label %b29, !dbg !680

b23:
	%182 = phi i32 [ %204, %b27 ], [ 0, %b22 ], !dbg !681
	%183 = phi i64 [ %205, %b27 ], [ 0, %b22 ], !dbg !681
	%184 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %180, !dbg !682
	%185 = icmp uge i64 %180, %p13, !dbg !682
	br i1 %185, label %b23_fail1, label %b23_ok1, !dbg !682, !prof !49

b23_ok1:
	%186 = load i32, i32 addrspace(1)* %184, align 4, !dbg !682
	%187 = icmp ne i64 %183, %11, !dbg !683
	br i1 %187, label %b24, label %b25, !dbg !683

b24:
	%188 = mul i64 %183, %150, !dbg !684
	%189 = add i64 %145, %188, !dbg !685
	%190 = add i64 %189, %180, !dbg !686
	%191 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %190, !dbg !689
	%192 = shl i64 %59, 32, !dbg !693
	%193 = addrspacecast i64 addrspace(1)* %191 to i64*, !dbg !691
	%194 = icmp uge i64 %190, %p3, !dbg !689
	%195 = icmp eq i64 addrspace(1)* %191, null, !dbg !691
	%196 = or i1 %194, %195, !dbg !691
	br i1 %196, label %b24_fail1, label %b24_ok1, !dbg !691, !prof !49

b24_ok1:
	%197 = bitcast i64* %193 to i8*, !dbg !691
	%198 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %197, i32 5, i64 %192, i32 1, i8* %ctrl, i32 8), !dbg !691
	%199 = and i64 %198, 4294967295, !dbg !694
	%200 = trunc i64 %199 to i32, !dbg !695
	br label %b25, !dbg !688

b25:
	%201 = phi i32 [ %186, %b23_ok1 ], [ %200, %b24_ok1 ], !dbg !696
	%202 = icmp eq i64 %183, 0, !dbg !697
	br i1 %202, label %b27, label %b26, !dbg !697

b26:
	%203 = add i32 %182, %201, !dbg !698
	br label %b27, !dbg !698

b27:
	%204 = phi i32 [ %201, %b25 ], [ %203, %b26 ], !dbg !681
	%205 = add i64 %183, 1, !dbg !681
	%206 = icmp slt i64 %205, %12, !dbg !681
	br i1 %206, label %b23, label %b28, !dbg !681

b28:
	%207 = icmp uge i64 %180, %p13, !dbg !699
	br i1 %207, label %b28_fail1, label %b28_ok1, !dbg !699, !prof !49

b28_ok1:
	store i32 %204, i32 addrspace(1)* %184, align 4, !dbg !699
	%208 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !700, !range !20
	%209 = sext i32 %208 to i64, !dbg !700
	%210 = mul i64 %56, %209, !dbg !700
	%211 = mul i64 %210, %45, !dbg !700
	%212 = add i64 %180, %211, !dbg !701
	br label %b22, !dbg !701

b29:
	%213 = sdiv i64 %p5, 2, !dbg !704
	%214 = mul i64 %18, %213, !dbg !705
	%215 = icmp eq i64 %13, -1, !dbg !706
	%216 = select i1 %215, i64 1, i64 %13, !dbg !706
	%217 = sdiv i64 %p5, %216, !dbg !706
	%218 = sub i64 0, %p5, !dbg !706
	%219 = select i1 %215, i64 %218, i64 %217, !dbg !706
	%220 = mul i64 %11, %219, !dbg !707
	%221 = add i64 %214, %220, !dbg !708
	br label %b30, !dbg !709

b30:
	%222 = phi i64 [ %55, %b29 ], [ %259, %b34 ], !dbg !710
	%223 = icmp slt i64 %222, %p15, !dbg !711
	br i1 %223, label %b31, label %b35, !dbg !711

b31:
	%224 = mul i64 %222, 2, !dbg !712
	%225 = add i64 %221, %224, !dbg !713
	%226 = add i64 %225, 1, !dbg !716
	br label %b32, !dbg !717

b32:
	%227 = phi i64 [ %254, %b33_ok3 ], [ 1, %b31 ], !dbg !717
	%228 = icmp slt i64 %227, %12, !dbg !718
	br i1 %228, label %b33, label %b34, !dbg !718

b33:
	%229 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %222, !dbg !719
	%230 = icmp uge i64 %222, %p15, !dbg !719
	%231 = icmp uge i64 %225, %p5, !dbg !720
	%232 = or i1 %230, %231, !dbg !720
	br i1 %232, label %b33_fail1, label %b33_ok1, !dbg !720, !prof !49

b33_ok1:
	%233 = load i64, i64 addrspace(1)* %229, align 8, !dbg !719
	%234 = add i64 %11, %227, !dbg !721
	%235 = icmp eq i64 %12, -1, !dbg !722
	%236 = select i1 %235, i64 1, i64 %12, !dbg !722
	%237 = srem i64 %234, %236, !dbg !722
	%238 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %225, !dbg !720
	%239 = trunc i64 %233 to i32, !dbg !723
	%240 = shl i64 %59, 32, !dbg !725
	%241 = zext i32 %239 to i64, !dbg !726
	%242 = or i64 %240, %241, !dbg !727
	%243 = trunc i64 %237 to i32, !dbg !728
	%244 = addrspacecast i64 addrspace(1)* %238 to i64*, !dbg !728
	%245 = bitcast i64* %244 to i8*, !dbg !728
	call void @gpuc_signal_op_thread(i8* %245, i64 %242, i32 9, i32 %243), !dbg !728
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %226, !dbg !729
	%247 = lshr i64 %233, 32, !dbg !730
	%248 = trunc i64 %247 to i32, !dbg !731
	%249 = zext i32 %248 to i64, !dbg !733
	%250 = or i64 %240, %249, !dbg !734
	%251 = addrspacecast i64 addrspace(1)* %246 to i64*, !dbg !735
	%252 = icmp uge i64 %226, %p5, !dbg !729
	br i1 %252, label %b33_fail3, label %b33_ok3, !dbg !729, !prof !49

b33_ok3:
	%253 = bitcast i64* %251 to i8*, !dbg !735
	call void @gpuc_signal_op_thread(i8* %253, i64 %250, i32 9, i32 %243), !dbg !735
	%254 = add nsw i64 %227, 1, !dbg !736
	br label %b32, !dbg !736

b34:
	%255 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !737, !range !20
	%256 = sext i32 %255 to i64, !dbg !737
	%257 = mul i64 %56, %256, !dbg !737
	%258 = mul i64 %257, %45, !dbg !737
	%259 = add i64 %222, %258, !dbg !738
	br label %b30, !dbg !738

b35:
	%260 = phi i64 [ %303, %b42_ok1 ], [ %55, %b30 ], !dbg !739
	%261 = icmp slt i64 %260, %p15, !dbg !740
	br i1 %261, label %b36, label %b43, !dbg !740

b36:
	%262 = mul i64 %260, 2, !dbg !741
	br label %b37, !dbg !742

b37:
	%263 = phi i64 [ %295, %b41 ], [ 0, %b36 ], !dbg !742
	%264 = phi i64 [ %296, %b41 ], [ 0, %b36 ], !dbg !742
	%265 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %260, !dbg !743
	%266 = icmp uge i64 %260, %p15, !dbg !743
	br i1 %266, label %b37_fail1, label %b37_ok1, !dbg !743, !prof !49

b37_ok1:
	%267 = load i64, i64 addrspace(1)* %265, align 8, !dbg !743
	%268 = icmp ne i64 %264, %11, !dbg !744
	br i1 %268, label %b38, label %b39, !dbg !744

b38:
	%269 = mul i64 %264, %219, !dbg !745
	%270 = add i64 %214, %269, !dbg !746
	%271 = add i64 %270, %262, !dbg !747
	%272 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %271, !dbg !750
	%273 = shl i64 %59, 32, !dbg !754
	%274 = addrspacecast i64 addrspace(1)* %272 to i64*, !dbg !752
	%275 = icmp uge i64 %271, %p5, !dbg !750
	%276 = icmp eq i64 addrspace(1)* %272, null, !dbg !752
	%277 = or i1 %275, %276, !dbg !752
	br i1 %277, label %b38_fail1, label %b38_ok1, !dbg !752, !prof !49

b38_ok1:
	%278 = bitcast i64* %274 to i8*, !dbg !752
	%279 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %278, i32 5, i64 %273, i32 1, i8* %ctrl, i32 8), !dbg !752
	%280 = add i64 %271, 1, !dbg !755
	%281 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %280, !dbg !756
	%282 = and i64 %279, 4294967295, !dbg !759
	%283 = addrspacecast i64 addrspace(1)* %281 to i64*, !dbg !758
	%284 = icmp uge i64 %280, %p5, !dbg !756
	%285 = icmp eq i64 addrspace(1)* %281, null, !dbg !758
	%286 = or i1 %284, %285, !dbg !758
	br i1 %286, label %b38_fail3, label %b38_ok3, !dbg !758, !prof !49

b38_ok3:
	%287 = bitcast i64* %283 to i8*, !dbg !758
	%288 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %287, i32 5, i64 %273, i32 1, i8* %ctrl, i32 8), !dbg !758
	%289 = and i64 %288, 4294967295, !dbg !760
	%290 = shl i64 %289, 32, !dbg !761
	%291 = or i64 %282, %290, !dbg !762
	br label %b39, !dbg !749

b39:
	%292 = phi i64 [ %267, %b37_ok1 ], [ %291, %b38_ok3 ], !dbg !763
	%293 = icmp eq i64 %264, 0, !dbg !764
	br i1 %293, label %b41, label %b40, !dbg !764

b40:
	%294 = add i64 %263, %292, !dbg !765
	br label %b41, !dbg !765

b41:
	%295 = phi i64 [ %292, %b39 ], [ %294, %b40 ], !dbg !742
	%296 = add i64 %264, 1, !dbg !742
	%297 = icmp slt i64 %296, %12, !dbg !742
	br i1 %297, label %b37, label %b42, !dbg !742

b42:
	%298 = icmp uge i64 %260, %p15, !dbg !766
	br i1 %298, label %b42_fail1, label %b42_ok1, !dbg !766, !prof !49

b42_ok1:
	store i64 %295, i64 addrspace(1)* %265, align 8, !dbg !766
	%299 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !767, !range !20
	%300 = sext i32 %299 to i64, !dbg !767
	%301 = mul i64 %56, %300, !dbg !767
	%302 = mul i64 %301, %45, !dbg !767
	%303 = add i64 %260, %302, !dbg !768
	br label %b35, !dbg !768

b43:
	%304 = icmp eq i64 %55, 0, !dbg !769
	br i1 %304, label %b44, label %b50, !dbg !769

b44:
	%305 = getelementptr inbounds float, float addrspace(1)* %7, i64 0, !dbg !770
	%306 = icmp uge i64 0, %p17, !dbg !770
	br i1 %306, label %b44_fail1, label %b44_ok1, !dbg !770, !prof !49

b44_ok1:
	%307 = load float, float addrspace(1)* %305, align 4, !dbg !770
	%308 = mul i64 %18, %12, !dbg !775
	%309 = add i64 %308, %11, !dbg !776
	br label %b45, !dbg !777

b45:
	%310 = phi i64 [ 0, %b44_ok1 ], [ %325, %b45_ok2 ], !dbg !777
	%311 = add i64 %11, %310, !dbg !780
	%312 = icmp uge i64 %309, %p7, !dbg !779
	br i1 %312, label %b45_fail1, label %b45_ok1, !dbg !779, !prof !49

b45_ok1:
	%313 = icmp eq i64 %12, -1, !dbg !781
	%314 = select i1 %313, i64 1, i64 %12, !dbg !781
	%315 = srem i64 %311, %314, !dbg !781
	%316 = bitcast float %307 to i32, !dbg !782
	%317 = zext i32 %316 to i64, !dbg !782
	%318 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %309, !dbg !779
	%319 = shl i64 %59, 32, !dbg !784
	%320 = or i64 %319, %317, !dbg !785
	%321 = trunc i64 %315 to i32, !dbg !786
	%322 = addrspacecast i64 addrspace(1)* %318 to i64*, !dbg !786
	%323 = icmp uge i64 %315, %12, !dbg !786
	br i1 %323, label %b45_fail2, label %b45_ok2, !dbg !786, !prof !49

b45_ok2:
	%324 = bitcast i64* %322 to i8*, !dbg !786
	call void @gpuc_signal_op_thread(i8* %324, i64 %320, i32 9, i32 %321), !dbg !786
	%325 = add i64 %310, 1, !dbg !778
	%326 = icmp slt i64 %325, %12, !dbg !778
	br i1 %326, label %b45, label %b46, !dbg !778

b46:
	%327 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %308, !dbg !790
	%328 = addrspacecast i64 addrspace(1)* %327 to i64*, !dbg !792
	%329 = icmp uge i64 %308, %p7, !dbg !790
	%330 = icmp eq i64 addrspace(1)* %327, null, !dbg !792
	%331 = or i1 %329, %330, !dbg !792
	br i1 %331, label %b46_fail1, label %b46_ok1, !dbg !792, !prof !49

b46_ok1:
	%332 = bitcast i64* %328 to i8*, !dbg !792
	%333 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %332, i32 5, i64 %319, i32 1, i8* %ctrl, i32 8), !dbg !792
	%334 = and i64 %333, 4294967295, !dbg !793
	%335 = trunc i64 %334 to i32, !dbg !794
	%336 = bitcast i32 %335 to float, !dbg !794
	br label %b47, !dbg !789

b47:
	%337 = phi float [ %336, %b46_ok1 ], [ %351, %b48_ok1 ], !dbg !795
	%338 = phi i64 [ 1, %b46_ok1 ], [ %352, %b48_ok1 ], !dbg !796
	%339 = icmp slt i64 %338, %12, !dbg !797
	br i1 %339, label %b48, label %b49, !dbg !797

b48:
	%340 = add i64 %308, %338, !dbg !799
	%341 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %340, !dbg !801
	%342 = addrspacecast i64 addrspace(1)* %341 to i64*, !dbg !803
	%343 = icmp uge i64 %340, %p7, !dbg !801
	%344 = icmp eq i64 addrspace(1)* %341, null, !dbg !803
	%345 = or i1 %343, %344, !dbg !803
	br i1 %345, label %b48_fail1, label %b48_ok1, !dbg !803, !prof !49

b48_ok1:
	%346 = bitcast i64* %342 to i8*, !dbg !803
	%347 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %346, i32 5, i64 %319, i32 1, i8* %ctrl, i32 8), !dbg !803
	%348 = and i64 %347, 4294967295, !dbg !804
	%349 = trunc i64 %348 to i32, !dbg !805
	%350 = bitcast i32 %349 to float, !dbg !805
	%351 = fadd float %337, %350, !dbg !806
	%352 = add nsw i64 %338, 1, !dbg !807
	br label %b47, !dbg !807

b49:
	store float %337, float addrspace(1)* %305, align 4, !dbg !808
	br label %b50, !dbg !808

b50:
	%353 = add i64 %14, 1, !dbg !808
	%354 = icmp slt i64 %353, %p9, !dbg !808
	br i1 %354, label %b2, label %b51, !dbg !808

b51:
	ret void, !dbg !808

b6_fail1:
	%355 = icmp uge i64 %60, %p11, !dbg !603
	br i1 %355, label %b6_fail2, label %b6_ok2, !dbg !603

b6_fail2:
	br label %fail, !dbg !603

b6_ok2:
	br label %fail, !dbg !604

b6_fail3:
	br label %fail, !dbg !613

b10_fail1:
	br label %fail, !dbg !626

b11_fail1:
	%356 = icmp uge i64 %110, %p1, !dbg !632
	br i1 %356, label %b11_fail2, label %b11_ok2, !dbg !632

b11_fail2:
	br label %fail, !dbg !632

b11_ok2:
	br label %fail, !dbg !634

b11_fail3:
	%357 = icmp uge i64 %119, %p1, !dbg !638
	br i1 %357, label %b11_fail4, label %b11_ok4, !dbg !638

b11_fail4:
	br label %fail, !dbg !638

b11_ok4:
	br label %fail, !dbg !640

b15_fail1:
	br label %fail, !dbg !649

b20_fail1:
	%358 = icmp uge i64 %153, %p13, !dbg !665
	br i1 %358, label %b20_fail2, label %b20_ok2, !dbg !665

b20_fail2:
	br label %fail, !dbg !665

b20_ok2:
	br label %fail, !dbg !668

b23_fail1:
	br label %fail, !dbg !682

b24_fail1:
	%359 = icmp uge i64 %190, %p3, !dbg !689
	br i1 %359, label %b24_fail2, label %b24_ok2, !dbg !689

b24_fail2:
	br label %fail, !dbg !689

b24_ok2:
	br label %fail, !dbg !691

b28_fail1:
	br label %fail, !dbg !699

b33_fail1:
	%360 = icmp uge i64 %222, %p15, !dbg !719
	br i1 %360, label %b33_fail2, label %b33_ok2, !dbg !719

b33_fail2:
	br label %fail, !dbg !719

b33_ok2:
	br label %fail, !dbg !720

b33_fail3:
	br label %fail, !dbg !729

b37_fail1:
	br label %fail, !dbg !743

b38_fail1:
	%361 = icmp uge i64 %271, %p5, !dbg !750
	br i1 %361, label %b38_fail2, label %b38_ok2, !dbg !750

b38_fail2:
	br label %fail, !dbg !750

b38_ok2:
	br label %fail, !dbg !752

b38_fail3:
	%362 = icmp uge i64 %280, %p5, !dbg !756
	br i1 %362, label %b38_fail4, label %b38_ok4, !dbg !756

b38_fail4:
	br label %fail, !dbg !756

b38_ok4:
	br label %fail, !dbg !758

b42_fail1:
	br label %fail, !dbg !766

b44_fail1:
	br label %fail, !dbg !770

b45_fail1:
	br label %fail, !dbg !779

b45_fail2:
	br label %fail, !dbg !786

b46_fail1:
	%363 = icmp uge i64 %308, %p7, !dbg !790
	br i1 %363, label %b46_fail2, label %b46_ok2, !dbg !790

b46_fail2:
	br label %fail, !dbg !790

b46_ok2:
	br label %fail, !dbg !792

b48_fail1:
	%364 = icmp uge i64 %340, %p7, !dbg !801
	br i1 %364, label %b48_fail2, label %b48_ok2, !dbg !801

b48_fail2:
	br label %fail, !dbg !801

b48_ok2:
	br label %fail, !dbg !803

fail:
	%365 = phi i32 [ 13, %b6_fail2 ], [ 3, %b6_ok2 ], [ 5, %b6_fail3 ], [ 14, %b10_fail1 ], [ 6, %b11_fail2 ], [ 7, %b11_ok2 ], [ 9, %b11_fail4 ], [ 7, %b11_ok4 ], [ 15, %b15_fail1 ], [ 13, %b20_fail2 ], [ 3, %b20_ok2 ], [ 14, %b23_fail1 ], [ 6, %b24_fail2 ], [ 7, %b24_ok2 ], [ 15, %b28_fail1 ], [ 13, %b33_fail2 ], [ 3, %b33_ok2 ], [ 5, %b33_fail3 ], [ 14, %b37_fail1 ], [ 6, %b38_fail2 ], [ 7, %b38_ok2 ], [ 9, %b38_fail4 ], [ 7, %b38_ok4 ], [ 15, %b42_fail1 ], [ 16, %b44_fail1 ], [ 3, %b45_fail1 ], [ 4, %b45_fail2 ], [ 6, %b46_fail2 ], [ 7, %b46_ok2 ], [ 6, %b48_fail2 ], [ 7, %b48_ok2 ], !dbg !575
	%366 = phi i64 [ %60, %b6_fail2 ], [ %63, %b6_ok2 ], [ %64, %b6_fail3 ], [ %99, %b10_fail1 ], [ %110, %b11_fail2 ], [ 0, %b11_ok2 ], [ %119, %b11_fail4 ], [ 0, %b11_ok4 ], [ %99, %b15_fail1 ], [ %153, %b20_fail2 ], [ %155, %b20_ok2 ], [ %180, %b23_fail1 ], [ %190, %b24_fail2 ], [ 0, %b24_ok2 ], [ %180, %b28_fail1 ], [ %222, %b33_fail2 ], [ %225, %b33_ok2 ], [ %226, %b33_fail3 ], [ %260, %b37_fail1 ], [ %271, %b38_fail2 ], [ 0, %b38_ok2 ], [ %280, %b38_fail4 ], [ 0, %b38_ok4 ], [ %260, %b42_fail1 ], [ 0, %b44_fail1 ], [ %309, %b45_fail1 ], [ %315, %b45_fail2 ], [ %308, %b46_fail2 ], [ 0, %b46_ok2 ], [ %340, %b48_fail2 ], [ 0, %b48_ok2 ], !dbg !575
	%367 = phi i64 [ %p11, %b6_fail2 ], [ %p1, %b6_ok2 ], [ %p1, %b6_fail3 ], [ %p11, %b10_fail1 ], [ %p1, %b11_fail2 ], [ 0, %b11_ok2 ], [ %p1, %b11_fail4 ], [ 0, %b11_ok4 ], [ %p11, %b15_fail1 ], [ %p13, %b20_fail2 ], [ %p3, %b20_ok2 ], [ %p13, %b23_fail1 ], [ %p3, %b24_fail2 ], [ 0, %b24_ok2 ], [ %p13, %b28_fail1 ], [ %p15, %b33_fail2 ], [ %p5, %b33_ok2 ], [ %p5, %b33_fail3 ], [ %p15, %b37_fail1 ], [ %p5, %b38_fail2 ], [ 0, %b38_ok2 ], [ %p5, %b38_fail4 ], [ 0, %b38_ok4 ], [ %p15, %b42_fail1 ], [ %p17, %b44_fail1 ], [ %p7, %b45_fail1 ], [ %12, %b45_fail2 ], [ %p7, %b46_fail2 ], [ 0, %b46_ok2 ], [ %p7, %b48_fail2 ], [ 0, %b48_ok2 ], !dbg !575
	call void @gpuc_fail(i8* %ctrl, i32 %365, i64 %366, i64 %367), !dbg !575
	ret void, !dbg !575
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

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !25
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !27
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !26
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !27
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !26
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !28
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

declare void @llvm.nvvm.membar.sys() nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!809, !810, !811, !812, !813, !814, !815, !816, !817, !818}
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
!69 = distinct !DISubprogram(name: "awaitWord", scope: !32, file: !32, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!70 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !67)
!71 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !70)
!72 = !DILocation(line: 62, column: 61, scope: !69, inlinedAt: !70)
!73 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !72)
!74 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !70)
!75 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !67)
!76 = !DILocation(line: 21, column: 6, scope: !62, inlinedAt: !63)
!77 = !DILocation(line: 20, column: 35, scope: !62, inlinedAt: !63)
!78 = !DILocation(line: 57, column: 7, scope: !8, inlinedAt: !9)
!79 = !{!"branch_weights", i32 1048576, i32 1}
!80 = !DILocation(line: 57, column: 24, scope: !8, inlinedAt: !9)
!81 = !DILocation(line: 58, column: 16, scope: !8, inlinedAt: !9)
!82 = !DILocation(line: 58, column: 20, scope: !8, inlinedAt: !9)
!83 = !DILocation(line: 58, column: 7, scope: !8, inlinedAt: !9)
!84 = !DILocation(line: 57, column: 36, scope: !8, inlinedAt: !9)
!85 = !{!"llvm.loop.unroll.disable"}
!86 = distinct !{!86, !85}
!87 = !DILocation(line: 60, column: 7, scope: !8, inlinedAt: !9)
!88 = !DILocation(line: 60, column: 24, scope: !8, inlinedAt: !9)
!89 = !DILocation(line: 61, column: 57, scope: !8, inlinedAt: !9)
!90 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !89)
!91 = !DILocation(line: 61, column: 38, scope: !8, inlinedAt: !9)
!92 = !DILocation(line: 62, column: 34, scope: !8, inlinedAt: !9)
!93 = distinct !DISubprogram(name: "Store", scope: !32, file: !32, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!94 = !DILocation(line: 62, column: 12, scope: !8, inlinedAt: !9)
!95 = !DILocation(line: 39, column: 28, scope: !93, inlinedAt: !94)
!96 = !DILocation(line: 38, column: 18, scope: !93, inlinedAt: !94)
!97 = !DILocation(line: 39, column: 52, scope: !93, inlinedAt: !94)
!98 = !DILocation(line: 39, column: 38, scope: !93, inlinedAt: !94)
!99 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !98)
!100 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !98)
!101 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !98)
!102 = !DILocation(line: 39, column: 16, scope: !93, inlinedAt: !94)
!103 = !DILocation(line: 41, column: 32, scope: !93, inlinedAt: !94)
!104 = !DILocation(line: 41, column: 29, scope: !93, inlinedAt: !94)
!105 = !DILocation(line: 41, column: 60, scope: !93, inlinedAt: !94)
!106 = !DILocation(line: 41, column: 55, scope: !93, inlinedAt: !94)
!107 = !DILocation(line: 41, column: 41, scope: !93, inlinedAt: !94)
!108 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !107)
!109 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !107)
!110 = !DILocation(line: 41, column: 17, scope: !93, inlinedAt: !94)
!111 = distinct !DISubprogram(name: "Await", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!112 = !DILocation(line: 63, column: 31, scope: !8, inlinedAt: !9)
!113 = !DILocation(line: 47, column: 19, scope: !111, inlinedAt: !112)
!114 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !113)
!115 = !DILocation(line: 49, column: 20, scope: !111, inlinedAt: !112)
!116 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !115)
!117 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !113)
!118 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !115)
!119 = !DILocation(line: 49, column: 47, scope: !111, inlinedAt: !112)
!120 = !DILocation(line: 49, column: 3, scope: !111, inlinedAt: !112)
!121 = !DILocation(line: 51, column: 24, scope: !111, inlinedAt: !112)
!122 = !DILocation(line: 63, column: 49, scope: !8, inlinedAt: !9)
!123 = !DILocation(line: 63, column: 8, scope: !8, inlinedAt: !9)
!124 = !DILocation(line: 60, column: 37, scope: !8, inlinedAt: !9)
!125 = !DILocation(line: 65, column: 7, scope: !8, inlinedAt: !9)
!126 = !DILocation(line: 65, column: 24, scope: !8, inlinedAt: !9)
!127 = distinct !DISubprogram(name: "Words", scope: !32, file: !32, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!128 = !DILocation(line: 66, column: 84, scope: !8, inlinedAt: !9)
!129 = !DILocation(line: 14, column: 42, scope: !127, inlinedAt: !128)
!130 = !DILocation(line: 66, column: 69, scope: !8, inlinedAt: !9)
!131 = !DILocation(line: 67, column: 35, scope: !8, inlinedAt: !9)
!132 = distinct !DISubprogram(name: "Store", scope: !32, file: !32, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!133 = !DILocation(line: 67, column: 12, scope: !8, inlinedAt: !9)
!134 = !DILocation(line: 39, column: 28, scope: !132, inlinedAt: !133)
!135 = !DILocation(line: 38, column: 18, scope: !132, inlinedAt: !133)
!136 = !DILocation(line: 39, column: 52, scope: !132, inlinedAt: !133)
!137 = !DILocation(line: 39, column: 38, scope: !132, inlinedAt: !133)
!138 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !137)
!139 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !137)
!140 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !137)
!141 = !DILocation(line: 39, column: 16, scope: !132, inlinedAt: !133)
!142 = !DILocation(line: 41, column: 32, scope: !132, inlinedAt: !133)
!143 = !DILocation(line: 41, column: 29, scope: !132, inlinedAt: !133)
!144 = !DILocation(line: 41, column: 60, scope: !132, inlinedAt: !133)
!145 = !DILocation(line: 41, column: 55, scope: !132, inlinedAt: !133)
!146 = !DILocation(line: 41, column: 41, scope: !132, inlinedAt: !133)
!147 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !146)
!148 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !146)
!149 = !DILocation(line: 41, column: 17, scope: !132, inlinedAt: !133)
!150 = distinct !DISubprogram(name: "Await", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!151 = !DILocation(line: 68, column: 28, scope: !8, inlinedAt: !9)
!152 = !DILocation(line: 47, column: 19, scope: !150, inlinedAt: !151)
!153 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !152)
!154 = !DILocation(line: 49, column: 20, scope: !150, inlinedAt: !151)
!155 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !154)
!156 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !152)
!157 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !154)
!158 = !DILocation(line: 49, column: 47, scope: !150, inlinedAt: !151)
!159 = !DILocation(line: 49, column: 3, scope: !150, inlinedAt: !151)
!160 = !DILocation(line: 51, column: 24, scope: !150, inlinedAt: !151)
!161 = !DILocation(line: 68, column: 46, scope: !8, inlinedAt: !9)
!162 = !DILocation(line: 68, column: 9, scope: !8, inlinedAt: !9)
!163 = !DILocation(line: 65, column: 38, scope: !8, inlinedAt: !9)
!164 = !DILocation(line: 26, column: 7, scope: !6)
!165 = !DILocation(line: 27, column: 16, scope: !6)
!166 = !DILocation(line: 27, column: 21, scope: !6)
!167 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!168 = !DILocation(line: 28, column: 8, scope: !6)
!169 = !DILocation(line: 44, column: 23, scope: !167, inlinedAt: !168)
!170 = !DILocation(line: 44, column: 40, scope: !167, inlinedAt: !168)
!171 = !DILocation(line: 45, column: 20, scope: !167, inlinedAt: !168)
!172 = !DILocation(line: 45, column: 23, scope: !167, inlinedAt: !168)
!173 = !DILocation(line: 45, column: 32, scope: !167, inlinedAt: !168)
!174 = !DILocation(line: 45, column: 36, scope: !167, inlinedAt: !168)
!175 = !DILocation(line: 45, column: 39, scope: !167, inlinedAt: !168)
!176 = !DILocation(line: 47, column: 22, scope: !167, inlinedAt: !168)
!177 = !DILocation(line: 47, column: 15, scope: !167, inlinedAt: !168)
!178 = !DILocation(line: 48, column: 11, scope: !167, inlinedAt: !168)
!179 = !DILocation(line: 48, column: 14, scope: !167, inlinedAt: !168)
!180 = !DILocation(line: 49, column: 3, scope: !167, inlinedAt: !168)
!181 = !DILocation(line: 54, column: 55, scope: !167, inlinedAt: !168)
!182 = distinct !DISubprogram(name: "Send", scope: !34, file: !34, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!183 = !DILocation(line: 55, column: 10, scope: !167, inlinedAt: !168)
!184 = !DILocation(line: 12, column: 8, scope: !182, inlinedAt: !183)
!185 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !184)
!186 = !DILocation(line: 70, column: 17, scope: !167, inlinedAt: !168)
!187 = !DILocation(line: 66, column: 57, scope: !167, inlinedAt: !168)
!188 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !187)
!189 = !DILocation(line: 66, column: 38, scope: !167, inlinedAt: !168)
!190 = !DILocation(line: 54, column: 24, scope: !167, inlinedAt: !168)
!191 = !DILocation(line: 52, column: 22, scope: !167, inlinedAt: !168)
!192 = !DILocation(line: 52, column: 14, scope: !167, inlinedAt: !168)
!193 = !DILocation(line: 54, column: 70, scope: !167, inlinedAt: !168)
!194 = !DILocation(line: 54, column: 63, scope: !167, inlinedAt: !168)
!195 = !DILocation(line: 39, column: 38, scope: !33, inlinedAt: !184)
!196 = !DILocation(line: 54, column: 53, scope: !50, inlinedAt: !195)
!197 = !DILocation(line: 11, column: 17, scope: !182, inlinedAt: !183)
!198 = !DILocation(line: 11, column: 6, scope: !182, inlinedAt: !183)
!199 = !DILocation(line: 11, column: 23, scope: !182, inlinedAt: !183)
!200 = !DILocation(line: 39, column: 28, scope: !33, inlinedAt: !184)
!201 = !DILocation(line: 12, column: 45, scope: !182, inlinedAt: !183)
!202 = !DILocation(line: 38, column: 18, scope: !33, inlinedAt: !184)
!203 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !195)
!204 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !195)
!205 = !DILocation(line: 11, column: 35, scope: !182, inlinedAt: !183)
!206 = distinct !DISubprogram(name: "Receive", scope: !34, file: !34, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!207 = !DILocation(line: 56, column: 13, scope: !167, inlinedAt: !168)
!208 = !DILocation(line: 20, column: 6, scope: !206, inlinedAt: !207)
!209 = !DILocation(line: 20, column: 23, scope: !206, inlinedAt: !207)
!210 = !DILocation(line: 21, column: 20, scope: !206, inlinedAt: !207)
!211 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !210)
!212 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !210)
!213 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !212)
!214 = !DILocation(line: 62, column: 61, scope: !69, inlinedAt: !212)
!215 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !214)
!216 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !212)
!217 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !210)
!218 = !DILocation(line: 21, column: 6, scope: !206, inlinedAt: !207)
!219 = !DILocation(line: 20, column: 35, scope: !206, inlinedAt: !207)
!220 = !DILocation(line: 57, column: 7, scope: !167, inlinedAt: !168)
!221 = !DILocation(line: 57, column: 24, scope: !167, inlinedAt: !168)
!222 = !DILocation(line: 58, column: 16, scope: !167, inlinedAt: !168)
!223 = !DILocation(line: 58, column: 20, scope: !167, inlinedAt: !168)
!224 = !DILocation(line: 58, column: 7, scope: !167, inlinedAt: !168)
!225 = !DILocation(line: 57, column: 36, scope: !167, inlinedAt: !168)
!226 = !{!"llvm.loop.unroll.disable"}
!227 = distinct !{!227, !226}
!228 = !DILocation(line: 60, column: 7, scope: !167, inlinedAt: !168)
!229 = !DILocation(line: 60, column: 24, scope: !167, inlinedAt: !168)
!230 = !DILocation(line: 61, column: 57, scope: !167, inlinedAt: !168)
!231 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !230)
!232 = !DILocation(line: 61, column: 38, scope: !167, inlinedAt: !168)
!233 = !DILocation(line: 62, column: 12, scope: !167, inlinedAt: !168)
!234 = !DILocation(line: 39, column: 28, scope: !93, inlinedAt: !233)
!235 = !DILocation(line: 62, column: 34, scope: !167, inlinedAt: !168)
!236 = !DILocation(line: 38, column: 18, scope: !93, inlinedAt: !233)
!237 = !DILocation(line: 39, column: 52, scope: !93, inlinedAt: !233)
!238 = !DILocation(line: 39, column: 38, scope: !93, inlinedAt: !233)
!239 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !238)
!240 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !238)
!241 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !238)
!242 = !DILocation(line: 39, column: 16, scope: !93, inlinedAt: !233)
!243 = !DILocation(line: 41, column: 32, scope: !93, inlinedAt: !233)
!244 = !DILocation(line: 41, column: 29, scope: !93, inlinedAt: !233)
!245 = !DILocation(line: 41, column: 60, scope: !93, inlinedAt: !233)
!246 = !DILocation(line: 41, column: 55, scope: !93, inlinedAt: !233)
!247 = !DILocation(line: 41, column: 41, scope: !93, inlinedAt: !233)
!248 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !247)
!249 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !247)
!250 = !DILocation(line: 41, column: 17, scope: !93, inlinedAt: !233)
!251 = !DILocation(line: 63, column: 31, scope: !167, inlinedAt: !168)
!252 = !DILocation(line: 47, column: 19, scope: !111, inlinedAt: !251)
!253 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !252)
!254 = !DILocation(line: 49, column: 20, scope: !111, inlinedAt: !251)
!255 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !254)
!256 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !252)
!257 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !254)
!258 = !DILocation(line: 49, column: 47, scope: !111, inlinedAt: !251)
!259 = !DILocation(line: 49, column: 3, scope: !111, inlinedAt: !251)
!260 = !DILocation(line: 51, column: 24, scope: !111, inlinedAt: !251)
!261 = !DILocation(line: 63, column: 49, scope: !167, inlinedAt: !168)
!262 = !DILocation(line: 63, column: 8, scope: !167, inlinedAt: !168)
!263 = !DILocation(line: 60, column: 37, scope: !167, inlinedAt: !168)
!264 = !DILocation(line: 65, column: 7, scope: !167, inlinedAt: !168)
!265 = !DILocation(line: 65, column: 24, scope: !167, inlinedAt: !168)
!266 = !DILocation(line: 66, column: 84, scope: !167, inlinedAt: !168)
!267 = !DILocation(line: 14, column: 42, scope: !127, inlinedAt: !266)
!268 = !DILocation(line: 66, column: 69, scope: !167, inlinedAt: !168)
!269 = !DILocation(line: 67, column: 12, scope: !167, inlinedAt: !168)
!270 = !DILocation(line: 39, column: 28, scope: !132, inlinedAt: !269)
!271 = !DILocation(line: 67, column: 35, scope: !167, inlinedAt: !168)
!272 = !DILocation(line: 38, column: 18, scope: !132, inlinedAt: !269)
!273 = !DILocation(line: 39, column: 52, scope: !132, inlinedAt: !269)
!274 = !DILocation(line: 39, column: 38, scope: !132, inlinedAt: !269)
!275 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !274)
!276 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !274)
!277 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !274)
!278 = !DILocation(line: 39, column: 16, scope: !132, inlinedAt: !269)
!279 = !DILocation(line: 41, column: 32, scope: !132, inlinedAt: !269)
!280 = !DILocation(line: 41, column: 29, scope: !132, inlinedAt: !269)
!281 = !DILocation(line: 41, column: 60, scope: !132, inlinedAt: !269)
!282 = !DILocation(line: 41, column: 55, scope: !132, inlinedAt: !269)
!283 = !DILocation(line: 41, column: 41, scope: !132, inlinedAt: !269)
!284 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !283)
!285 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !283)
!286 = !DILocation(line: 41, column: 17, scope: !132, inlinedAt: !269)
!287 = !DILocation(line: 68, column: 28, scope: !167, inlinedAt: !168)
!288 = !DILocation(line: 47, column: 19, scope: !150, inlinedAt: !287)
!289 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !288)
!290 = !DILocation(line: 49, column: 20, scope: !150, inlinedAt: !287)
!291 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !290)
!292 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !288)
!293 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !290)
!294 = !DILocation(line: 49, column: 47, scope: !150, inlinedAt: !287)
!295 = !DILocation(line: 49, column: 3, scope: !150, inlinedAt: !287)
!296 = !DILocation(line: 51, column: 24, scope: !150, inlinedAt: !287)
!297 = !DILocation(line: 68, column: 46, scope: !167, inlinedAt: !168)
!298 = !DILocation(line: 68, column: 9, scope: !167, inlinedAt: !168)
!299 = !DILocation(line: 65, column: 38, scope: !167, inlinedAt: !168)
!300 = !DILocation(line: 30, column: 7, scope: !6)
!301 = !DILocation(line: 31, column: 16, scope: !6)
!302 = !DILocation(line: 31, column: 21, scope: !6)
!303 = !DILocation(line: 31, column: 43, scope: !6)
!304 = !DILocation(line: 31, column: 45, scope: !6)
!305 = !DILocation(line: 31, column: 49, scope: !6)
!306 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!307 = !DILocation(line: 32, column: 8, scope: !6)
!308 = !DILocation(line: 44, column: 23, scope: !306, inlinedAt: !307)
!309 = !DILocation(line: 44, column: 40, scope: !306, inlinedAt: !307)
!310 = !DILocation(line: 45, column: 20, scope: !306, inlinedAt: !307)
!311 = !DILocation(line: 45, column: 23, scope: !306, inlinedAt: !307)
!312 = !DILocation(line: 45, column: 32, scope: !306, inlinedAt: !307)
!313 = !DILocation(line: 45, column: 36, scope: !306, inlinedAt: !307)
!314 = !DILocation(line: 45, column: 39, scope: !306, inlinedAt: !307)
!315 = !DILocation(line: 47, column: 22, scope: !306, inlinedAt: !307)
!316 = !DILocation(line: 47, column: 15, scope: !306, inlinedAt: !307)
!317 = !DILocation(line: 48, column: 11, scope: !306, inlinedAt: !307)
!318 = !{i32 0, i32 32}
!319 = !DILocation(line: 48, column: 14, scope: !306, inlinedAt: !307)
!320 = !DILocation(line: 49, column: 3, scope: !306, inlinedAt: !307)
!321 = !DILocation(line: 54, column: 55, scope: !306, inlinedAt: !307)
!322 = distinct !DISubprogram(name: "Send", scope: !34, file: !34, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!323 = !DILocation(line: 55, column: 10, scope: !306, inlinedAt: !307)
!324 = !DILocation(line: 12, column: 8, scope: !322, inlinedAt: !323)
!325 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !324)
!326 = !DILocation(line: 70, column: 17, scope: !306, inlinedAt: !307)
!327 = !DILocation(line: 66, column: 57, scope: !306, inlinedAt: !307)
!328 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !327)
!329 = !DILocation(line: 66, column: 38, scope: !306, inlinedAt: !307)
!330 = !DILocation(line: 54, column: 24, scope: !306, inlinedAt: !307)
!331 = !DILocation(line: 52, column: 22, scope: !306, inlinedAt: !307)
!332 = !DILocation(line: 52, column: 14, scope: !306, inlinedAt: !307)
!333 = !DILocation(line: 54, column: 70, scope: !306, inlinedAt: !307)
!334 = !DILocation(line: 54, column: 63, scope: !306, inlinedAt: !307)
!335 = !DILocation(line: 39, column: 38, scope: !33, inlinedAt: !324)
!336 = !DILocation(line: 54, column: 53, scope: !50, inlinedAt: !335)
!337 = !DILocation(line: 11, column: 17, scope: !322, inlinedAt: !323)
!338 = !DILocation(line: 11, column: 6, scope: !322, inlinedAt: !323)
!339 = !DILocation(line: 11, column: 23, scope: !322, inlinedAt: !323)
!340 = !DILocation(line: 12, column: 45, scope: !322, inlinedAt: !323)
!341 = !DILocation(line: 39, column: 28, scope: !33, inlinedAt: !324)
!342 = !DILocation(line: 38, column: 18, scope: !33, inlinedAt: !324)
!343 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !335)
!344 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !335)
!345 = !DILocation(line: 11, column: 35, scope: !322, inlinedAt: !323)
!346 = distinct !DISubprogram(name: "Receive", scope: !34, file: !34, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!347 = !DILocation(line: 56, column: 13, scope: !306, inlinedAt: !307)
!348 = !DILocation(line: 20, column: 6, scope: !346, inlinedAt: !347)
!349 = !DILocation(line: 20, column: 23, scope: !346, inlinedAt: !347)
!350 = !DILocation(line: 21, column: 20, scope: !346, inlinedAt: !347)
!351 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !350)
!352 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !350)
!353 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !352)
!354 = !DILocation(line: 62, column: 61, scope: !69, inlinedAt: !352)
!355 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !354)
!356 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !352)
!357 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !350)
!358 = !DILocation(line: 21, column: 6, scope: !346, inlinedAt: !347)
!359 = !DILocation(line: 20, column: 35, scope: !346, inlinedAt: !347)
!360 = !DILocation(line: 57, column: 7, scope: !306, inlinedAt: !307)
!361 = !DILocation(line: 57, column: 24, scope: !306, inlinedAt: !307)
!362 = !DILocation(line: 58, column: 16, scope: !306, inlinedAt: !307)
!363 = !DILocation(line: 58, column: 20, scope: !306, inlinedAt: !307)
!364 = !DILocation(line: 58, column: 7, scope: !306, inlinedAt: !307)
!365 = !DILocation(line: 57, column: 36, scope: !306, inlinedAt: !307)
!366 = !{!"llvm.loop.unroll.disable"}
!367 = distinct !{!367, !366}
!368 = !DILocation(line: 60, column: 7, scope: !306, inlinedAt: !307)
!369 = !DILocation(line: 60, column: 24, scope: !306, inlinedAt: !307)
!370 = !DILocation(line: 61, column: 57, scope: !306, inlinedAt: !307)
!371 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !370)
!372 = !DILocation(line: 61, column: 38, scope: !306, inlinedAt: !307)
!373 = !DILocation(line: 62, column: 34, scope: !306, inlinedAt: !307)
!374 = !DILocation(line: 62, column: 12, scope: !306, inlinedAt: !307)
!375 = !DILocation(line: 39, column: 28, scope: !93, inlinedAt: !374)
!376 = !DILocation(line: 38, column: 18, scope: !93, inlinedAt: !374)
!377 = !DILocation(line: 39, column: 52, scope: !93, inlinedAt: !374)
!378 = !DILocation(line: 39, column: 38, scope: !93, inlinedAt: !374)
!379 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !378)
!380 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !378)
!381 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !378)
!382 = !DILocation(line: 39, column: 16, scope: !93, inlinedAt: !374)
!383 = !DILocation(line: 41, column: 32, scope: !93, inlinedAt: !374)
!384 = !DILocation(line: 41, column: 29, scope: !93, inlinedAt: !374)
!385 = !DILocation(line: 41, column: 60, scope: !93, inlinedAt: !374)
!386 = !DILocation(line: 41, column: 55, scope: !93, inlinedAt: !374)
!387 = !DILocation(line: 41, column: 41, scope: !93, inlinedAt: !374)
!388 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !387)
!389 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !387)
!390 = !DILocation(line: 41, column: 17, scope: !93, inlinedAt: !374)
!391 = !DILocation(line: 63, column: 31, scope: !306, inlinedAt: !307)
!392 = !DILocation(line: 47, column: 19, scope: !111, inlinedAt: !391)
!393 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !392)
!394 = !DILocation(line: 49, column: 20, scope: !111, inlinedAt: !391)
!395 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !394)
!396 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !392)
!397 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !394)
!398 = !DILocation(line: 49, column: 47, scope: !111, inlinedAt: !391)
!399 = !DILocation(line: 49, column: 3, scope: !111, inlinedAt: !391)
!400 = !DILocation(line: 51, column: 24, scope: !111, inlinedAt: !391)
!401 = !DILocation(line: 63, column: 49, scope: !306, inlinedAt: !307)
!402 = !DILocation(line: 63, column: 8, scope: !306, inlinedAt: !307)
!403 = !DILocation(line: 60, column: 37, scope: !306, inlinedAt: !307)
!404 = !DILocation(line: 65, column: 7, scope: !306, inlinedAt: !307)
!405 = !DILocation(line: 65, column: 24, scope: !306, inlinedAt: !307)
!406 = !DILocation(line: 66, column: 84, scope: !306, inlinedAt: !307)
!407 = !DILocation(line: 14, column: 42, scope: !127, inlinedAt: !406)
!408 = !DILocation(line: 66, column: 69, scope: !306, inlinedAt: !307)
!409 = !DILocation(line: 67, column: 35, scope: !306, inlinedAt: !307)
!410 = !DILocation(line: 67, column: 12, scope: !306, inlinedAt: !307)
!411 = !DILocation(line: 39, column: 28, scope: !132, inlinedAt: !410)
!412 = !DILocation(line: 38, column: 18, scope: !132, inlinedAt: !410)
!413 = !DILocation(line: 39, column: 52, scope: !132, inlinedAt: !410)
!414 = !DILocation(line: 39, column: 38, scope: !132, inlinedAt: !410)
!415 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !414)
!416 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !414)
!417 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !414)
!418 = !DILocation(line: 39, column: 16, scope: !132, inlinedAt: !410)
!419 = !DILocation(line: 41, column: 32, scope: !132, inlinedAt: !410)
!420 = !DILocation(line: 41, column: 29, scope: !132, inlinedAt: !410)
!421 = !DILocation(line: 41, column: 60, scope: !132, inlinedAt: !410)
!422 = !DILocation(line: 41, column: 55, scope: !132, inlinedAt: !410)
!423 = !DILocation(line: 41, column: 41, scope: !132, inlinedAt: !410)
!424 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !423)
!425 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !423)
!426 = !DILocation(line: 41, column: 17, scope: !132, inlinedAt: !410)
!427 = !DILocation(line: 68, column: 28, scope: !306, inlinedAt: !307)
!428 = !DILocation(line: 47, column: 19, scope: !150, inlinedAt: !427)
!429 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !428)
!430 = !DILocation(line: 49, column: 20, scope: !150, inlinedAt: !427)
!431 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !430)
!432 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !428)
!433 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !430)
!434 = !DILocation(line: 49, column: 47, scope: !150, inlinedAt: !427)
!435 = !DILocation(line: 49, column: 3, scope: !150, inlinedAt: !427)
!436 = !DILocation(line: 51, column: 24, scope: !150, inlinedAt: !427)
!437 = !DILocation(line: 68, column: 46, scope: !306, inlinedAt: !307)
!438 = !DILocation(line: 68, column: 9, scope: !306, inlinedAt: !307)
!439 = !DILocation(line: 65, column: 38, scope: !306, inlinedAt: !307)
!440 = !DILocation(line: 34, column: 7, scope: !6)
!441 = !DILocation(line: 35, column: 19, scope: !6)
!442 = !DILocation(line: 35, column: 22, scope: !6)
!443 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!444 = !DILocation(line: 36, column: 8, scope: !6)
!445 = !DILocation(line: 44, column: 23, scope: !443, inlinedAt: !444)
!446 = !DILocation(line: 44, column: 40, scope: !443, inlinedAt: !444)
!447 = !DILocation(line: 45, column: 20, scope: !443, inlinedAt: !444)
!448 = !DILocation(line: 45, column: 23, scope: !443, inlinedAt: !444)
!449 = !DILocation(line: 45, column: 32, scope: !443, inlinedAt: !444)
!450 = !DILocation(line: 45, column: 36, scope: !443, inlinedAt: !444)
!451 = !DILocation(line: 45, column: 39, scope: !443, inlinedAt: !444)
!452 = !DILocation(line: 47, column: 15, scope: !443, inlinedAt: !444)
!453 = !DILocation(line: 48, column: 14, scope: !443, inlinedAt: !444)
!454 = !DILocation(line: 49, column: 3, scope: !443, inlinedAt: !444)
!455 = !DILocation(line: 54, column: 55, scope: !443, inlinedAt: !444)
!456 = distinct !DISubprogram(name: "Send", scope: !34, file: !34, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!457 = !DILocation(line: 55, column: 10, scope: !443, inlinedAt: !444)
!458 = !DILocation(line: 12, column: 8, scope: !456, inlinedAt: !457)
!459 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !458)
!460 = !DILocation(line: 70, column: 17, scope: !443, inlinedAt: !444)
!461 = !DILocation(line: 66, column: 57, scope: !443, inlinedAt: !444)
!462 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !461)
!463 = !DILocation(line: 66, column: 38, scope: !443, inlinedAt: !444)
!464 = !DILocation(line: 54, column: 24, scope: !443, inlinedAt: !444)
!465 = !DILocation(line: 52, column: 22, scope: !443, inlinedAt: !444)
!466 = !DILocation(line: 52, column: 14, scope: !443, inlinedAt: !444)
!467 = !DILocation(line: 54, column: 70, scope: !443, inlinedAt: !444)
!468 = !DILocation(line: 54, column: 63, scope: !443, inlinedAt: !444)
!469 = !DILocation(line: 39, column: 38, scope: !33, inlinedAt: !458)
!470 = !DILocation(line: 54, column: 53, scope: !50, inlinedAt: !469)
!471 = !DILocation(line: 11, column: 17, scope: !456, inlinedAt: !457)
!472 = !DILocation(line: 11, column: 6, scope: !456, inlinedAt: !457)
!473 = !DILocation(line: 11, column: 23, scope: !456, inlinedAt: !457)
!474 = !DILocation(line: 39, column: 28, scope: !33, inlinedAt: !458)
!475 = !DILocation(line: 12, column: 45, scope: !456, inlinedAt: !457)
!476 = !DILocation(line: 38, column: 18, scope: !33, inlinedAt: !458)
!477 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !469)
!478 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !469)
!479 = !DILocation(line: 11, column: 35, scope: !456, inlinedAt: !457)
!480 = distinct !DISubprogram(name: "Receive", scope: !34, file: !34, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!481 = !DILocation(line: 56, column: 13, scope: !443, inlinedAt: !444)
!482 = !DILocation(line: 20, column: 6, scope: !480, inlinedAt: !481)
!483 = !DILocation(line: 20, column: 23, scope: !480, inlinedAt: !481)
!484 = !DILocation(line: 21, column: 20, scope: !480, inlinedAt: !481)
!485 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !484)
!486 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !484)
!487 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !486)
!488 = !DILocation(line: 62, column: 61, scope: !69, inlinedAt: !486)
!489 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !488)
!490 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !486)
!491 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !484)
!492 = !DILocation(line: 21, column: 6, scope: !480, inlinedAt: !481)
!493 = !DILocation(line: 20, column: 35, scope: !480, inlinedAt: !481)
!494 = !DILocation(line: 57, column: 7, scope: !443, inlinedAt: !444)
!495 = !DILocation(line: 57, column: 24, scope: !443, inlinedAt: !444)
!496 = !DILocation(line: 58, column: 16, scope: !443, inlinedAt: !444)
!497 = !DILocation(line: 58, column: 20, scope: !443, inlinedAt: !444)
!498 = !DILocation(line: 58, column: 7, scope: !443, inlinedAt: !444)
!499 = !DILocation(line: 57, column: 36, scope: !443, inlinedAt: !444)
!500 = !{!"llvm.loop.unroll.disable"}
!501 = distinct !{!501, !500}
!502 = !DILocation(line: 60, column: 7, scope: !443, inlinedAt: !444)
!503 = !DILocation(line: 60, column: 24, scope: !443, inlinedAt: !444)
!504 = !DILocation(line: 61, column: 57, scope: !443, inlinedAt: !444)
!505 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !504)
!506 = !DILocation(line: 61, column: 38, scope: !443, inlinedAt: !444)
!507 = !DILocation(line: 62, column: 12, scope: !443, inlinedAt: !444)
!508 = !DILocation(line: 39, column: 28, scope: !93, inlinedAt: !507)
!509 = !DILocation(line: 62, column: 34, scope: !443, inlinedAt: !444)
!510 = !DILocation(line: 38, column: 18, scope: !93, inlinedAt: !507)
!511 = !DILocation(line: 39, column: 52, scope: !93, inlinedAt: !507)
!512 = !DILocation(line: 39, column: 38, scope: !93, inlinedAt: !507)
!513 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !512)
!514 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !512)
!515 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !512)
!516 = !DILocation(line: 39, column: 16, scope: !93, inlinedAt: !507)
!517 = !DILocation(line: 41, column: 32, scope: !93, inlinedAt: !507)
!518 = !DILocation(line: 41, column: 29, scope: !93, inlinedAt: !507)
!519 = !DILocation(line: 41, column: 60, scope: !93, inlinedAt: !507)
!520 = !DILocation(line: 41, column: 55, scope: !93, inlinedAt: !507)
!521 = !DILocation(line: 41, column: 41, scope: !93, inlinedAt: !507)
!522 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !521)
!523 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !521)
!524 = !DILocation(line: 41, column: 17, scope: !93, inlinedAt: !507)
!525 = !DILocation(line: 63, column: 31, scope: !443, inlinedAt: !444)
!526 = !DILocation(line: 47, column: 19, scope: !111, inlinedAt: !525)
!527 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !526)
!528 = !DILocation(line: 49, column: 20, scope: !111, inlinedAt: !525)
!529 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !528)
!530 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !526)
!531 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !528)
!532 = !DILocation(line: 49, column: 47, scope: !111, inlinedAt: !525)
!533 = !DILocation(line: 49, column: 3, scope: !111, inlinedAt: !525)
!534 = !DILocation(line: 51, column: 24, scope: !111, inlinedAt: !525)
!535 = !DILocation(line: 63, column: 49, scope: !443, inlinedAt: !444)
!536 = !DILocation(line: 63, column: 8, scope: !443, inlinedAt: !444)
!537 = !DILocation(line: 60, column: 37, scope: !443, inlinedAt: !444)
!538 = !DILocation(line: 65, column: 7, scope: !443, inlinedAt: !444)
!539 = !DILocation(line: 65, column: 24, scope: !443, inlinedAt: !444)
!540 = !DILocation(line: 66, column: 84, scope: !443, inlinedAt: !444)
!541 = !DILocation(line: 14, column: 42, scope: !127, inlinedAt: !540)
!542 = !DILocation(line: 66, column: 69, scope: !443, inlinedAt: !444)
!543 = !DILocation(line: 67, column: 12, scope: !443, inlinedAt: !444)
!544 = !DILocation(line: 39, column: 28, scope: !132, inlinedAt: !543)
!545 = !DILocation(line: 67, column: 35, scope: !443, inlinedAt: !444)
!546 = !DILocation(line: 38, column: 18, scope: !132, inlinedAt: !543)
!547 = !DILocation(line: 39, column: 52, scope: !132, inlinedAt: !543)
!548 = !DILocation(line: 39, column: 38, scope: !132, inlinedAt: !543)
!549 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !548)
!550 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !548)
!551 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !548)
!552 = !DILocation(line: 39, column: 16, scope: !132, inlinedAt: !543)
!553 = !DILocation(line: 41, column: 32, scope: !132, inlinedAt: !543)
!554 = !DILocation(line: 41, column: 29, scope: !132, inlinedAt: !543)
!555 = !DILocation(line: 41, column: 60, scope: !132, inlinedAt: !543)
!556 = !DILocation(line: 41, column: 55, scope: !132, inlinedAt: !543)
!557 = !DILocation(line: 41, column: 41, scope: !132, inlinedAt: !543)
!558 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !557)
!559 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !557)
!560 = !DILocation(line: 41, column: 17, scope: !132, inlinedAt: !543)
!561 = !DILocation(line: 68, column: 28, scope: !443, inlinedAt: !444)
!562 = !DILocation(line: 47, column: 19, scope: !150, inlinedAt: !561)
!563 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !562)
!564 = !DILocation(line: 49, column: 20, scope: !150, inlinedAt: !561)
!565 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !564)
!566 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !562)
!567 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !564)
!568 = !DILocation(line: 49, column: 47, scope: !150, inlinedAt: !561)
!569 = !DILocation(line: 49, column: 3, scope: !150, inlinedAt: !561)
!570 = !DILocation(line: 51, column: 24, scope: !150, inlinedAt: !561)
!571 = !DILocation(line: 68, column: 46, scope: !443, inlinedAt: !444)
!572 = !DILocation(line: 68, column: 9, scope: !443, inlinedAt: !444)
!573 = !DILocation(line: 65, column: 38, scope: !443, inlinedAt: !444)
!574 = distinct !DISubprogram(name: "Sums", scope: !1, file: !1, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!575 = !DILocation(line: 78, column: 6, scope: !574)
!576 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!577 = distinct !DISubprogram(name: "AllReduce", scope: !576, file: !576, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!578 = !DILocation(line: 81, column: 15, scope: !574)
!579 = !DILocation(line: 23, column: 23, scope: !577, inlinedAt: !578)
!580 = !DILocation(line: 23, column: 40, scope: !577, inlinedAt: !578)
!581 = !DILocation(line: 25, column: 27, scope: !577, inlinedAt: !578)
!582 = !DILocation(line: 80, column: 22, scope: !574)
!583 = !DILocation(line: 80, column: 14, scope: !574)
!584 = !DILocation(line: 24, column: 19, scope: !577, inlinedAt: !578)
!585 = !DILocation(line: 24, column: 13, scope: !577, inlinedAt: !578)
!586 = !DILocation(line: 24, column: 38, scope: !577, inlinedAt: !578)
!587 = !DILocation(line: 24, column: 23, scope: !577, inlinedAt: !578)
!588 = !DILocation(line: 25, column: 22, scope: !577, inlinedAt: !578)
!589 = !DILocation(line: 26, column: 17, scope: !577, inlinedAt: !578)
!590 = !DILocation(line: 26, column: 46, scope: !577, inlinedAt: !578)
!591 = !DILocation(line: 28, column: 27, scope: !577, inlinedAt: !578)
!592 = !DILocation(line: 28, column: 24, scope: !577, inlinedAt: !578)
!593 = !DILocation(line: 28, column: 9, scope: !577, inlinedAt: !578)
!594 = !DILocation(line: 39, column: 38, scope: !93, inlinedAt: !593)
!595 = !DILocation(line: 54, column: 53, scope: !50, inlinedAt: !594)
!596 = !DILocation(line: 26, column: 6, scope: !577, inlinedAt: !578)
!597 = !DILocation(line: 26, column: 23, scope: !577, inlinedAt: !578)
!598 = !DILocation(line: 28, column: 34, scope: !577, inlinedAt: !578)
!599 = !DILocation(line: 28, column: 32, scope: !577, inlinedAt: !578)
!600 = !DILocation(line: 41, column: 32, scope: !93, inlinedAt: !593)
!601 = !DILocation(line: 27, column: 7, scope: !577, inlinedAt: !578)
!602 = !DILocation(line: 27, column: 21, scope: !577, inlinedAt: !578)
!603 = !DILocation(line: 28, column: 59, scope: !577, inlinedAt: !578)
!604 = !DILocation(line: 39, column: 28, scope: !93, inlinedAt: !593)
!605 = !DILocation(line: 28, column: 67, scope: !577, inlinedAt: !578)
!606 = !DILocation(line: 28, column: 72, scope: !577, inlinedAt: !578)
!607 = !DILocation(line: 38, column: 18, scope: !93, inlinedAt: !593)
!608 = !DILocation(line: 39, column: 52, scope: !93, inlinedAt: !593)
!609 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !594)
!610 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !594)
!611 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !594)
!612 = !DILocation(line: 39, column: 16, scope: !93, inlinedAt: !593)
!613 = !DILocation(line: 41, column: 29, scope: !93, inlinedAt: !593)
!614 = !DILocation(line: 41, column: 60, scope: !93, inlinedAt: !593)
!615 = !DILocation(line: 41, column: 55, scope: !93, inlinedAt: !593)
!616 = !DILocation(line: 41, column: 41, scope: !93, inlinedAt: !593)
!617 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !616)
!618 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !616)
!619 = !DILocation(line: 41, column: 17, scope: !93, inlinedAt: !593)
!620 = !DILocation(line: 27, column: 28, scope: !577, inlinedAt: !578)
!621 = !DILocation(line: 26, column: 35, scope: !577, inlinedAt: !578)
!622 = !DILocation(line: 31, column: 6, scope: !577, inlinedAt: !578)
!623 = !DILocation(line: 31, column: 23, scope: !577, inlinedAt: !578)
!624 = !DILocation(line: 36, column: 42, scope: !577, inlinedAt: !578)
!625 = !DILocation(line: 32, column: 7, scope: !577, inlinedAt: !578)
!626 = !DILocation(line: 34, column: 12, scope: !577, inlinedAt: !578)
!627 = !DILocation(line: 35, column: 10, scope: !577, inlinedAt: !578)
!628 = !DILocation(line: 36, column: 35, scope: !577, inlinedAt: !578)
!629 = !DILocation(line: 36, column: 32, scope: !577, inlinedAt: !578)
!630 = !DILocation(line: 36, column: 40, scope: !577, inlinedAt: !578)
!631 = !DILocation(line: 36, column: 17, scope: !577, inlinedAt: !578)
!632 = !DILocation(line: 47, column: 31, scope: !111, inlinedAt: !631)
!633 = !DILocation(line: 47, column: 19, scope: !111, inlinedAt: !631)
!634 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !633)
!635 = !DILocation(line: 62, column: 61, scope: !69, inlinedAt: !633)
!636 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !635)
!637 = !DILocation(line: 49, column: 35, scope: !111, inlinedAt: !631)
!638 = !DILocation(line: 49, column: 32, scope: !111, inlinedAt: !631)
!639 = !DILocation(line: 49, column: 20, scope: !111, inlinedAt: !631)
!640 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !639)
!641 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !633)
!642 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !639)
!643 = !DILocation(line: 49, column: 47, scope: !111, inlinedAt: !631)
!644 = !DILocation(line: 49, column: 3, scope: !111, inlinedAt: !631)
!645 = !DILocation(line: 51, column: 24, scope: !111, inlinedAt: !631)
!646 = !DILocation(line: 34, column: 4, scope: !577, inlinedAt: !578)
!647 = !DILocation(line: 38, column: 10, scope: !577, inlinedAt: !578)
!648 = !DILocation(line: 41, column: 5, scope: !577, inlinedAt: !578)
!649 = !DILocation(line: 44, column: 6, scope: !577, inlinedAt: !578)
!650 = !DILocation(line: 31, column: 46, scope: !577, inlinedAt: !578)
!651 = !DILocation(line: 31, column: 35, scope: !577, inlinedAt: !578)
!652 = distinct !DISubprogram(name: "AllReduce", scope: !576, file: !576, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!653 = !DILocation(line: 82, column: 15, scope: !574)
!654 = !DILocation(line: 24, column: 38, scope: !652, inlinedAt: !653)
!655 = !DILocation(line: 24, column: 23, scope: !652, inlinedAt: !653)
!656 = !DILocation(line: 25, column: 22, scope: !652, inlinedAt: !653)
!657 = !DILocation(line: 28, column: 27, scope: !652, inlinedAt: !653)
!658 = !DILocation(line: 28, column: 24, scope: !652, inlinedAt: !653)
!659 = !DILocation(line: 26, column: 17, scope: !652, inlinedAt: !653)
!660 = !DILocation(line: 26, column: 6, scope: !652, inlinedAt: !653)
!661 = !DILocation(line: 26, column: 23, scope: !652, inlinedAt: !653)
!662 = !DILocation(line: 28, column: 32, scope: !652, inlinedAt: !653)
!663 = !DILocation(line: 27, column: 7, scope: !652, inlinedAt: !653)
!664 = !DILocation(line: 27, column: 21, scope: !652, inlinedAt: !653)
!665 = !DILocation(line: 28, column: 59, scope: !652, inlinedAt: !653)
!666 = distinct !DISubprogram(name: "Store", scope: !32, file: !32, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!667 = !DILocation(line: 28, column: 9, scope: !652, inlinedAt: !653)
!668 = !DILocation(line: 39, column: 28, scope: !666, inlinedAt: !667)
!669 = !DILocation(line: 28, column: 67, scope: !652, inlinedAt: !653)
!670 = !DILocation(line: 28, column: 72, scope: !652, inlinedAt: !653)
!671 = !DILocation(line: 38, column: 18, scope: !666, inlinedAt: !667)
!672 = !DILocation(line: 39, column: 38, scope: !666, inlinedAt: !667)
!673 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !672)
!674 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !672)
!675 = !DILocation(line: 39, column: 16, scope: !666, inlinedAt: !667)
!676 = !DILocation(line: 27, column: 28, scope: !652, inlinedAt: !653)
!677 = !DILocation(line: 26, column: 46, scope: !652, inlinedAt: !653)
!678 = !DILocation(line: 26, column: 35, scope: !652, inlinedAt: !653)
!679 = !DILocation(line: 31, column: 6, scope: !652, inlinedAt: !653)
!680 = !DILocation(line: 31, column: 23, scope: !652, inlinedAt: !653)
!681 = !DILocation(line: 32, column: 7, scope: !652, inlinedAt: !653)
!682 = !DILocation(line: 34, column: 12, scope: !652, inlinedAt: !653)
!683 = !DILocation(line: 35, column: 10, scope: !652, inlinedAt: !653)
!684 = !DILocation(line: 36, column: 35, scope: !652, inlinedAt: !653)
!685 = !DILocation(line: 36, column: 32, scope: !652, inlinedAt: !653)
!686 = !DILocation(line: 36, column: 40, scope: !652, inlinedAt: !653)
!687 = distinct !DISubprogram(name: "Await", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!688 = !DILocation(line: 36, column: 17, scope: !652, inlinedAt: !653)
!689 = !DILocation(line: 47, column: 31, scope: !687, inlinedAt: !688)
!690 = !DILocation(line: 47, column: 19, scope: !687, inlinedAt: !688)
!691 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !690)
!692 = !DILocation(line: 62, column: 61, scope: !69, inlinedAt: !690)
!693 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !692)
!694 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !690)
!695 = !DILocation(line: 51, column: 24, scope: !687, inlinedAt: !688)
!696 = !DILocation(line: 34, column: 4, scope: !652, inlinedAt: !653)
!697 = !DILocation(line: 38, column: 10, scope: !652, inlinedAt: !653)
!698 = !DILocation(line: 41, column: 5, scope: !652, inlinedAt: !653)
!699 = !DILocation(line: 44, column: 6, scope: !652, inlinedAt: !653)
!700 = !DILocation(line: 31, column: 46, scope: !652, inlinedAt: !653)
!701 = !DILocation(line: 31, column: 35, scope: !652, inlinedAt: !653)
!702 = distinct !DISubprogram(name: "AllReduce", scope: !576, file: !576, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!703 = !DILocation(line: 83, column: 15, scope: !574)
!704 = !DILocation(line: 24, column: 38, scope: !702, inlinedAt: !703)
!705 = !DILocation(line: 24, column: 23, scope: !702, inlinedAt: !703)
!706 = !DILocation(line: 25, column: 22, scope: !702, inlinedAt: !703)
!707 = !DILocation(line: 28, column: 27, scope: !702, inlinedAt: !703)
!708 = !DILocation(line: 28, column: 24, scope: !702, inlinedAt: !703)
!709 = !DILocation(line: 26, column: 17, scope: !702, inlinedAt: !703)
!710 = !DILocation(line: 26, column: 6, scope: !702, inlinedAt: !703)
!711 = !DILocation(line: 26, column: 23, scope: !702, inlinedAt: !703)
!712 = !DILocation(line: 28, column: 34, scope: !702, inlinedAt: !703)
!713 = !DILocation(line: 28, column: 32, scope: !702, inlinedAt: !703)
!714 = distinct !DISubprogram(name: "Store", scope: !32, file: !32, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!715 = !DILocation(line: 28, column: 9, scope: !702, inlinedAt: !703)
!716 = !DILocation(line: 41, column: 32, scope: !714, inlinedAt: !715)
!717 = !DILocation(line: 27, column: 7, scope: !702, inlinedAt: !703)
!718 = !DILocation(line: 27, column: 21, scope: !702, inlinedAt: !703)
!719 = !DILocation(line: 28, column: 59, scope: !702, inlinedAt: !703)
!720 = !DILocation(line: 39, column: 28, scope: !714, inlinedAt: !715)
!721 = !DILocation(line: 28, column: 67, scope: !702, inlinedAt: !703)
!722 = !DILocation(line: 28, column: 72, scope: !702, inlinedAt: !703)
!723 = !DILocation(line: 39, column: 52, scope: !714, inlinedAt: !715)
!724 = !DILocation(line: 39, column: 38, scope: !714, inlinedAt: !715)
!725 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !724)
!726 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !724)
!727 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !724)
!728 = !DILocation(line: 39, column: 16, scope: !714, inlinedAt: !715)
!729 = !DILocation(line: 41, column: 29, scope: !714, inlinedAt: !715)
!730 = !DILocation(line: 41, column: 60, scope: !714, inlinedAt: !715)
!731 = !DILocation(line: 41, column: 55, scope: !714, inlinedAt: !715)
!732 = !DILocation(line: 41, column: 41, scope: !714, inlinedAt: !715)
!733 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !732)
!734 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !732)
!735 = !DILocation(line: 41, column: 17, scope: !714, inlinedAt: !715)
!736 = !DILocation(line: 27, column: 28, scope: !702, inlinedAt: !703)
!737 = !DILocation(line: 26, column: 46, scope: !702, inlinedAt: !703)
!738 = !DILocation(line: 26, column: 35, scope: !702, inlinedAt: !703)
!739 = !DILocation(line: 31, column: 6, scope: !702, inlinedAt: !703)
!740 = !DILocation(line: 31, column: 23, scope: !702, inlinedAt: !703)
!741 = !DILocation(line: 36, column: 42, scope: !702, inlinedAt: !703)
!742 = !DILocation(line: 32, column: 7, scope: !702, inlinedAt: !703)
!743 = !DILocation(line: 34, column: 12, scope: !702, inlinedAt: !703)
!744 = !DILocation(line: 35, column: 10, scope: !702, inlinedAt: !703)
!745 = !DILocation(line: 36, column: 35, scope: !702, inlinedAt: !703)
!746 = !DILocation(line: 36, column: 32, scope: !702, inlinedAt: !703)
!747 = !DILocation(line: 36, column: 40, scope: !702, inlinedAt: !703)
!748 = distinct !DISubprogram(name: "Await", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!749 = !DILocation(line: 36, column: 17, scope: !702, inlinedAt: !703)
!750 = !DILocation(line: 47, column: 31, scope: !748, inlinedAt: !749)
!751 = !DILocation(line: 47, column: 19, scope: !748, inlinedAt: !749)
!752 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !751)
!753 = !DILocation(line: 62, column: 61, scope: !69, inlinedAt: !751)
!754 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !753)
!755 = !DILocation(line: 49, column: 35, scope: !748, inlinedAt: !749)
!756 = !DILocation(line: 49, column: 32, scope: !748, inlinedAt: !749)
!757 = !DILocation(line: 49, column: 20, scope: !748, inlinedAt: !749)
!758 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !757)
!759 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !751)
!760 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !757)
!761 = !DILocation(line: 49, column: 47, scope: !748, inlinedAt: !749)
!762 = !DILocation(line: 49, column: 3, scope: !748, inlinedAt: !749)
!763 = !DILocation(line: 34, column: 4, scope: !702, inlinedAt: !703)
!764 = !DILocation(line: 38, column: 10, scope: !702, inlinedAt: !703)
!765 = !DILocation(line: 41, column: 5, scope: !702, inlinedAt: !703)
!766 = !DILocation(line: 44, column: 6, scope: !702, inlinedAt: !703)
!767 = !DILocation(line: 31, column: 46, scope: !702, inlinedAt: !703)
!768 = !DILocation(line: 31, column: 35, scope: !702, inlinedAt: !703)
!769 = !DILocation(line: 84, column: 22, scope: !574)
!770 = !DILocation(line: 85, column: 30, scope: !574)
!771 = distinct !DISubprogram(name: "valueAt", scope: !576, file: !576, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!772 = distinct !DISubprogram(name: "Publish", scope: !576, file: !576, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!773 = !DILocation(line: 85, column: 14, scope: !574)
!774 = !DILocation(line: 55, column: 29, scope: !772, inlinedAt: !773)
!775 = !DILocation(line: 72, column: 22, scope: !771, inlinedAt: !774)
!776 = !DILocation(line: 72, column: 27, scope: !771, inlinedAt: !774)
!777 = !DILocation(line: 53, column: 40, scope: !772, inlinedAt: !773)
!778 = !DILocation(line: 55, column: 8, scope: !772, inlinedAt: !773)
!779 = !DILocation(line: 39, column: 28, scope: !33, inlinedAt: !778)
!780 = !DILocation(line: 55, column: 60, scope: !772, inlinedAt: !773)
!781 = !DILocation(line: 55, column: 65, scope: !772, inlinedAt: !773)
!782 = !DILocation(line: 38, column: 18, scope: !33, inlinedAt: !778)
!783 = !DILocation(line: 39, column: 38, scope: !33, inlinedAt: !778)
!784 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !783)
!785 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !783)
!786 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !778)
!787 = distinct !DISubprogram(name: "Sum", scope: !576, file: !576, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!788 = !DILocation(line: 86, column: 31, scope: !574)
!789 = !DILocation(line: 63, column: 17, scope: !787, inlinedAt: !788)
!790 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !789)
!791 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !789)
!792 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !791)
!793 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !791)
!794 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !789)
!795 = !DILocation(line: 63, column: 2, scope: !787, inlinedAt: !788)
!796 = !DILocation(line: 64, column: 6, scope: !787, inlinedAt: !788)
!797 = !DILocation(line: 64, column: 18, scope: !787, inlinedAt: !788)
!798 = !DILocation(line: 65, column: 39, scope: !787, inlinedAt: !788)
!799 = !DILocation(line: 72, column: 27, scope: !771, inlinedAt: !798)
!800 = !DILocation(line: 65, column: 18, scope: !787, inlinedAt: !788)
!801 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !800)
!802 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !800)
!803 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !802)
!804 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !802)
!805 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !800)
!806 = !DILocation(line: 65, column: 3, scope: !787, inlinedAt: !788)
!807 = !DILocation(line: 64, column: 25, scope: !787, inlinedAt: !788)
!808 = !DILocation(line: 86, column: 10, scope: !574)
!809 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"kernel", i32 1}
!810 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidx", i32 256}
!811 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidy", i32 1}
!812 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidz", i32 1}
!813 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"minctasm", i32 1}
!814 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, i8*)* @Sums, !"kernel", i32 1}
!815 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!816 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!817 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, i8*)* @Sums, !"maxntidz", i32 1}
!818 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, i8*)* @Sums, !"minctasm", i32 1}
