target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [2 x i8*] [i8* bitcast (void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums to i8*)], section "llvm.metadata"

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
	br i1 %57, label %b80, label %b2, !dbg !29

b2:
	%58 = icmp slt i64 0, %p5, !dbg !30
	br i1 %58, label %b3, label %b80, !dbg !30

b3:
	%59 = trunc i64 %14 to i32, !dbg !38
	%60 = trunc i64 %19 to i32, !dbg !39
	%61 = mul i64 %p11, 2, !dbg !42
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
	%103 = mul i64 %p7, -1, !dbg !78
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
	%114 = phi i64 [ %154, %b15_ok5 ], [ %56, %b10 ], [ %56, %b12_cold ], !dbg !85
	%115 = icmp slt i64 %114, %p11, !dbg !86
	br i1 %115, label %b15, label %b16, !dbg !86

b15:
	%116 = mul i64 %114, 2, !dbg !88
	%117 = add i64 %p9, %116, !dbg !89
	%118 = getelementptr inbounds double, double addrspace(1)* %4, i64 %114, !dbg !90
	%119 = icmp uge i64 %114, %p11, !dbg !90
	%120 = icmp uge i64 %117, %p2, !dbg !93
	%121 = or i1 %119, %120, !dbg !93
	br i1 %121, label %b15_fail1, label %b15_ok1, !dbg !93, !prof !49

b15_ok1:
	%122 = load double, double addrspace(1)* %118, align 8, !dbg !90
	%123 = bitcast double %122 to i64, !dbg !94
	%124 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %117, !dbg !93
	%125 = trunc i64 %123 to i32, !dbg !95
	%126 = shl i64 %71, 32, !dbg !97
	%127 = zext i32 %125 to i64, !dbg !98
	%128 = or i64 %126, %127, !dbg !99
	%129 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !100
	%130 = bitcast i64* %129 to i8*, !dbg !100
	call void @gpuc_signal_op_thread(i8* %130, i64 %128, i32 9, i32 %59), !dbg !100
	%131 = add i64 %117, 1, !dbg !101
	%132 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %131, !dbg !102
	%133 = lshr i64 %123, 32, !dbg !103
	%134 = trunc i64 %133 to i32, !dbg !104
	%135 = zext i32 %134 to i64, !dbg !106
	%136 = or i64 %126, %135, !dbg !107
	%137 = addrspacecast i64 addrspace(1)* %132 to i64*, !dbg !108
	%138 = icmp uge i64 %131, %p2, !dbg !102
	br i1 %138, label %b15_fail3, label %b15_ok3, !dbg !102, !prof !49

b15_ok3:
	%139 = bitcast i64* %137 to i8*, !dbg !108
	call void @gpuc_signal_op_thread(i8* %139, i64 %136, i32 9, i32 %59), !dbg !108
	%140 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !112
	%141 = icmp eq i64 addrspace(1)* %124, null, !dbg !112
	br i1 %141, label %b15_fail4, label %b15_ok4, !dbg !112, !prof !49

b15_ok4:
	%142 = bitcast i64* %140 to i8*, !dbg !112
	%143 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %142, i32 5, i64 %126, i32 1, i8* %ctrl, i32 8), !dbg !112
	%144 = and i64 %143, 4294967295, !dbg !115
	%145 = addrspacecast i64 addrspace(1)* %132 to i64*, !dbg !114
	%146 = icmp eq i64 addrspace(1)* %132, null, !dbg !114
	br i1 %146, label %b15_fail5, label %b15_ok5, !dbg !114, !prof !49

b15_ok5:
	%147 = bitcast i64* %145 to i8*, !dbg !114
	%148 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %147, i32 5, i64 %126, i32 1, i8* %ctrl, i32 8), !dbg !114
	%149 = and i64 %148, 4294967295, !dbg !116
	%150 = shl i64 %149, 32, !dbg !117
	%151 = or i64 %144, %150, !dbg !118
	%152 = bitcast i64 %151 to double, !dbg !119
	%153 = fadd double %152, 1.000000e+00, !dbg !120
	store double %153, double addrspace(1)* %118, align 8, !dbg !121
	%154 = add i64 %114, %34, !dbg !122
	br label %b14, !dbg !122

b16:
	%155 = phi i64 [ %193, %b17_ok5 ], [ %56, %b14 ], !dbg !123
	%156 = icmp slt i64 %155, %p13, !dbg !124
	br i1 %156, label %b17, label %b18, !dbg !124

b17:
	%157 = mul i64 %155, 2, !dbg !127
	%158 = add i64 %62, %157, !dbg !128
	%159 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %155, !dbg !129
	%160 = icmp uge i64 %155, %p13, !dbg !129
	%161 = icmp uge i64 %158, %p2, !dbg !132
	%162 = or i1 %160, %161, !dbg !132
	br i1 %162, label %b17_fail1, label %b17_ok1, !dbg !132, !prof !49

b17_ok1:
	%163 = load i64, i64 addrspace(1)* %159, align 8, !dbg !129
	%164 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %158, !dbg !132
	%165 = trunc i64 %163 to i32, !dbg !134
	%166 = shl i64 %71, 32, !dbg !136
	%167 = zext i32 %165 to i64, !dbg !137
	%168 = or i64 %166, %167, !dbg !138
	%169 = addrspacecast i64 addrspace(1)* %164 to i64*, !dbg !139
	%170 = bitcast i64* %169 to i8*, !dbg !139
	call void @gpuc_signal_op_thread(i8* %170, i64 %168, i32 9, i32 %59), !dbg !139
	%171 = add i64 %158, 1, !dbg !140
	%172 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %171, !dbg !141
	%173 = lshr i64 %163, 32, !dbg !142
	%174 = trunc i64 %173 to i32, !dbg !143
	%175 = zext i32 %174 to i64, !dbg !145
	%176 = or i64 %166, %175, !dbg !146
	%177 = addrspacecast i64 addrspace(1)* %172 to i64*, !dbg !147
	%178 = icmp uge i64 %171, %p2, !dbg !141
	br i1 %178, label %b17_fail3, label %b17_ok3, !dbg !141, !prof !49

b17_ok3:
	%179 = bitcast i64* %177 to i8*, !dbg !147
	call void @gpuc_signal_op_thread(i8* %179, i64 %176, i32 9, i32 %59), !dbg !147
	%180 = addrspacecast i64 addrspace(1)* %164 to i64*, !dbg !151
	%181 = icmp eq i64 addrspace(1)* %164, null, !dbg !151
	br i1 %181, label %b17_fail4, label %b17_ok4, !dbg !151, !prof !49

b17_ok4:
	%182 = bitcast i64* %180 to i8*, !dbg !151
	%183 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %182, i32 5, i64 %166, i32 1, i8* %ctrl, i32 8), !dbg !151
	%184 = and i64 %183, 4294967295, !dbg !154
	%185 = addrspacecast i64 addrspace(1)* %172 to i64*, !dbg !153
	%186 = icmp eq i64 addrspace(1)* %172, null, !dbg !153
	br i1 %186, label %b17_fail5, label %b17_ok5, !dbg !153, !prof !49

b17_ok5:
	%187 = bitcast i64* %185 to i8*, !dbg !153
	%188 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %187, i32 5, i64 %166, i32 1, i8* %ctrl, i32 8), !dbg !153
	%189 = and i64 %188, 4294967295, !dbg !155
	%190 = shl i64 %189, 32, !dbg !156
	%191 = or i64 %184, %190, !dbg !157
	%192 = add i64 %191, 1, !dbg !159
	store i64 %192, i64 addrspace(1)* %159, align 8, !dbg !160
	%193 = add i64 %155, %34, !dbg !161
	br label %b16, !dbg !161

b18:
	%194 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !39
	%195 = bitcast i64* %194 to i8*, !dbg !39
	call void @gpuc_signal_op_thread(i8* %195, i64 1, i32 10, i32 %60), !dbg !39
	%196 = add i64 %63, 1, !dbg !39
	%197 = icmp slt i64 %196, %p5, !dbg !39
	br i1 %197, label %b4, label %b80, !dbg !39

b19:
	%198 = icmp eq i64 %p0, 1, !dbg !162
	br i1 %198, label %b20, label %b39, !dbg !162

b20:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !163, !range !25
	%200 = sext i32 %199 to i64, !dbg !163
	%201 = icmp eq i64 %200, 0, !dbg !164
	br i1 %201, label %b21, label %b80, !dbg !164

b21:
	%202 = sext i32 %6 to i64, !dbg !167
	%203 = sext i32 %7 to i64, !dbg !168
	%204 = add i64 %202, 1, !dbg !169
	%205 = icmp eq i64 %203, -1, !dbg !170
	%206 = select i1 %205, i64 1, i64 %203, !dbg !170
	%207 = srem i64 %204, %206, !dbg !170
	%208 = add i64 %202, %203, !dbg !171
	%209 = sub i64 %208, 1, !dbg !172
	%210 = icmp eq i64 %203, -1, !dbg !173
	%211 = select i1 %210, i64 1, i64 %203, !dbg !173
	%212 = srem i64 %209, %211, !dbg !173
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174, !range !21
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !174, !range !21
	%215 = mul i32 %213, %214, !dbg !174
	%216 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !174, !range !22
	%217 = mul i32 %215, %216, !dbg !174
	%218 = sext i32 %217 to i64, !dbg !174
	%219 = icmp slt i64 %218, %p9, !dbg !175
	%220 = select i1 %219, i64 %218, i64 %p9, !dbg !175
	%221 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !176, !range !27
	%222 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !176, !range !27
	%223 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !176, !range !28
	%224 = mul i32 %214, %223, !dbg !176
	%225 = add i32 %222, %224, !dbg !176
	%226 = mul i32 %213, %225, !dbg !176
	%227 = add i32 %221, %226, !dbg !176
	%228 = sext i32 %227 to i64, !dbg !176
	%229 = icmp sge i64 %228, %220, !dbg !177
	br i1 %229, label %b80, label %b22, !dbg !177

b22:
	%230 = icmp slt i64 0, %p5, !dbg !178
	br i1 %230, label %b23, label %b80, !dbg !178

b23:
	%231 = trunc i64 %207 to i32, !dbg !183
	%232 = trunc i64 %212 to i32, !dbg !184
	%233 = mul i64 %p11, 2, !dbg !186
	%234 = add i64 %p9, %233, !dbg !187
	br label %b24, !dbg !178

b24:
	%235 = phi i64 [ %360, %b38 ], [ 0, %b23 ], !dbg !178
	%236 = trunc i64 %235 to i32, !dbg !189
	%237 = add i32 %p4, %236, !dbg !190
	%238 = mul i64 %220, %235, !dbg !192
	%239 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !188
	%240 = icmp eq i64 addrspace(1)* %1, null, !dbg !188
	br i1 %240, label %b24_fail1, label %b24_ok1, !dbg !188, !prof !49

b24_ok1:
	%241 = bitcast i64* %239 to i8*, !dbg !188
	%242 = call i64 @gpuc_signal_wait_until_thread(i8* %241, i32 5, i64 %238, i32 1, i8* %ctrl, i32 1), !dbg !188
	%243 = zext i32 %237 to i64, !dbg !194
	br label %b25, !dbg !195

b25:
	%244 = phi i64 [ %228, %b24_ok1 ], [ %256, %b26_ok1 ], !dbg !196
	%245 = icmp slt i64 %244, %p9, !dbg !197
	br i1 %245, label %b26, label %b27, !dbg !197

b26:
	%246 = getelementptr inbounds float, float addrspace(1)* %3, i64 %244, !dbg !199
	%247 = icmp uge i64 %244, %p2, !dbg !198
	br i1 %247, label %b26_fail1, label %b26_ok1, !dbg !198, !prof !49

b26_ok1:
	%248 = load float, float addrspace(1)* %246, align 4, !dbg !199
	%249 = bitcast float %248 to i32, !dbg !200
	%250 = zext i32 %249 to i64, !dbg !200
	%251 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %244, !dbg !198
	%252 = shl i64 %243, 32, !dbg !201
	%253 = or i64 %252, %250, !dbg !202
	%254 = addrspacecast i64 addrspace(1)* %251 to i64*, !dbg !183
	%255 = bitcast i64* %254 to i8*, !dbg !183
	call void @gpuc_signal_op_thread(i8* %255, i64 %253, i32 9, i32 %231), !dbg !183
	%256 = add i64 %244, %218, !dbg !203
	br label %b25, !dbg !203

b27:
	%257 = phi i64 [ %271, %b28_ok1 ], [ %228, %b25 ], !dbg !206
	%258 = icmp slt i64 %257, %p7, !dbg !207
	br i1 %258, label %b28, label %b29, !dbg !207

b28:
	%259 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %257, !dbg !209
	%260 = shl i64 %243, 32, !dbg !213
	%261 = addrspacecast i64 addrspace(1)* %259 to i64*, !dbg !211
	%262 = icmp uge i64 %257, %p2, !dbg !209
	%263 = icmp eq i64 addrspace(1)* %259, null, !dbg !211
	%264 = or i1 %262, %263, !dbg !211
	br i1 %264, label %b28_fail1, label %b28_ok1, !dbg !211, !prof !49

b28_ok1:
	%265 = bitcast i64* %261 to i8*, !dbg !211
	%266 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %265, i32 5, i64 %260, i32 1, i8* %ctrl, i32 8), !dbg !211
	%267 = and i64 %266, 4294967295, !dbg !214
	%268 = trunc i64 %267 to i32, !dbg !215
	%269 = bitcast i32 %268 to float, !dbg !215
	%270 = getelementptr inbounds float, float addrspace(1)* %2, i64 %257, !dbg !216
	store float %269, float addrspace(1)* %270, align 4, !dbg !216
	%271 = add i64 %257, %218, !dbg !217
	br label %b27, !dbg !217

b29:
	%272 = mul i64 %p7, -1, !dbg !218
	%273 = add i64 %272, %p9, !dbg !218
	%274 = icmp sge i64 %273, 0, !dbg !218
	br i1 %274, label %b30, label %b32_cold, !dbg !218, !prof !79

b30:
	%275 = phi i64 [ %281, %b31 ], [ %228, %b29 ], !dbg !218
	%276 = icmp slt i64 %275, %p7, !dbg !219
	br i1 %276, label %b31, label %b34, !dbg !219

b31:
	%277 = getelementptr inbounds float, float addrspace(1)* %2, i64 %275, !dbg !220
	%278 = load float, float addrspace(1)* %277, align 4, !dbg !220
	%279 = fadd float %278, 1.000000e+00, !dbg !221
	%280 = getelementptr inbounds float, float addrspace(1)* %3, i64 %275, !dbg !222
	store float %279, float addrspace(1)* %280, align 4, !dbg !222
	%281 = add i64 %275, %218, !dbg !223
	br label %b30, !dbg !223

b34:
	%282 = phi i64 [ %320, %b35_ok4 ], [ %228, %b30 ], [ %228, %b32_cold ], !dbg !224
	%283 = icmp slt i64 %282, %p11, !dbg !225
	br i1 %283, label %b35, label %b36, !dbg !225

b35:
	%284 = mul i64 %282, 2, !dbg !227
	%285 = add i64 %p9, %284, !dbg !228
	%286 = getelementptr inbounds double, double addrspace(1)* %4, i64 %282, !dbg !231
	%287 = icmp uge i64 %285, %p2, !dbg !230
	br i1 %287, label %b35_fail1, label %b35_ok1, !dbg !230, !prof !49

b35_ok1:
	%288 = load double, double addrspace(1)* %286, align 8, !dbg !231
	%289 = bitcast double %288 to i64, !dbg !232
	%290 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %285, !dbg !230
	%291 = trunc i64 %289 to i32, !dbg !233
	%292 = shl i64 %243, 32, !dbg !235
	%293 = zext i32 %291 to i64, !dbg !236
	%294 = or i64 %292, %293, !dbg !237
	%295 = addrspacecast i64 addrspace(1)* %290 to i64*, !dbg !238
	%296 = bitcast i64* %295 to i8*, !dbg !238
	call void @gpuc_signal_op_thread(i8* %296, i64 %294, i32 9, i32 %231), !dbg !238
	%297 = add i64 %285, 1, !dbg !239
	%298 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %297, !dbg !240
	%299 = lshr i64 %289, 32, !dbg !241
	%300 = trunc i64 %299 to i32, !dbg !242
	%301 = zext i32 %300 to i64, !dbg !244
	%302 = or i64 %292, %301, !dbg !245
	%303 = addrspacecast i64 addrspace(1)* %298 to i64*, !dbg !246
	%304 = icmp uge i64 %297, %p2, !dbg !240
	br i1 %304, label %b35_fail2, label %b35_ok2, !dbg !240, !prof !49

b35_ok2:
	%305 = bitcast i64* %303 to i8*, !dbg !246
	call void @gpuc_signal_op_thread(i8* %305, i64 %302, i32 9, i32 %231), !dbg !246
	%306 = addrspacecast i64 addrspace(1)* %290 to i64*, !dbg !249
	%307 = icmp eq i64 addrspace(1)* %290, null, !dbg !249
	br i1 %307, label %b35_fail3, label %b35_ok3, !dbg !249, !prof !49

b35_ok3:
	%308 = bitcast i64* %306 to i8*, !dbg !249
	%309 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %308, i32 5, i64 %292, i32 1, i8* %ctrl, i32 8), !dbg !249
	%310 = and i64 %309, 4294967295, !dbg !252
	%311 = addrspacecast i64 addrspace(1)* %298 to i64*, !dbg !251
	%312 = icmp eq i64 addrspace(1)* %298, null, !dbg !251
	br i1 %312, label %b35_fail4, label %b35_ok4, !dbg !251, !prof !49

b35_ok4:
	%313 = bitcast i64* %311 to i8*, !dbg !251
	%314 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %313, i32 5, i64 %292, i32 1, i8* %ctrl, i32 8), !dbg !251
	%315 = and i64 %314, 4294967295, !dbg !253
	%316 = shl i64 %315, 32, !dbg !254
	%317 = or i64 %310, %316, !dbg !255
	%318 = bitcast i64 %317 to double, !dbg !256
	%319 = fadd double %318, 1.000000e+00, !dbg !257
	store double %319, double addrspace(1)* %286, align 8, !dbg !258
	%320 = add i64 %282, %218, !dbg !259
	br label %b34, !dbg !259

b36:
	%321 = phi i64 [ %357, %b37_ok4 ], [ %228, %b34 ], !dbg !260
	%322 = icmp slt i64 %321, %p13, !dbg !261
	br i1 %322, label %b37, label %b38, !dbg !261

b37:
	%323 = mul i64 %321, 2, !dbg !263
	%324 = add i64 %234, %323, !dbg !264
	%325 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %321, !dbg !267
	%326 = icmp uge i64 %324, %p2, !dbg !266
	br i1 %326, label %b37_fail1, label %b37_ok1, !dbg !266, !prof !49

b37_ok1:
	%327 = load i64, i64 addrspace(1)* %325, align 8, !dbg !267
	%328 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %324, !dbg !266
	%329 = trunc i64 %327 to i32, !dbg !269
	%330 = shl i64 %243, 32, !dbg !271
	%331 = zext i32 %329 to i64, !dbg !272
	%332 = or i64 %330, %331, !dbg !273
	%333 = addrspacecast i64 addrspace(1)* %328 to i64*, !dbg !274
	%334 = bitcast i64* %333 to i8*, !dbg !274
	call void @gpuc_signal_op_thread(i8* %334, i64 %332, i32 9, i32 %231), !dbg !274
	%335 = add i64 %324, 1, !dbg !275
	%336 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %335, !dbg !276
	%337 = lshr i64 %327, 32, !dbg !277
	%338 = trunc i64 %337 to i32, !dbg !278
	%339 = zext i32 %338 to i64, !dbg !280
	%340 = or i64 %330, %339, !dbg !281
	%341 = addrspacecast i64 addrspace(1)* %336 to i64*, !dbg !282
	%342 = icmp uge i64 %335, %p2, !dbg !276
	br i1 %342, label %b37_fail2, label %b37_ok2, !dbg !276, !prof !49

b37_ok2:
	%343 = bitcast i64* %341 to i8*, !dbg !282
	call void @gpuc_signal_op_thread(i8* %343, i64 %340, i32 9, i32 %231), !dbg !282
	%344 = addrspacecast i64 addrspace(1)* %328 to i64*, !dbg !285
	%345 = icmp eq i64 addrspace(1)* %328, null, !dbg !285
	br i1 %345, label %b37_fail3, label %b37_ok3, !dbg !285, !prof !49

b37_ok3:
	%346 = bitcast i64* %344 to i8*, !dbg !285
	%347 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %346, i32 5, i64 %330, i32 1, i8* %ctrl, i32 8), !dbg !285
	%348 = and i64 %347, 4294967295, !dbg !288
	%349 = addrspacecast i64 addrspace(1)* %336 to i64*, !dbg !287
	%350 = icmp eq i64 addrspace(1)* %336, null, !dbg !287
	br i1 %350, label %b37_fail4, label %b37_ok4, !dbg !287, !prof !49

b37_ok4:
	%351 = bitcast i64* %349 to i8*, !dbg !287
	%352 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %351, i32 5, i64 %330, i32 1, i8* %ctrl, i32 8), !dbg !287
	%353 = and i64 %352, 4294967295, !dbg !289
	%354 = shl i64 %353, 32, !dbg !290
	%355 = or i64 %348, %354, !dbg !291
	%356 = add i64 %355, 1, !dbg !293
	store i64 %356, i64 addrspace(1)* %325, align 8, !dbg !294
	%357 = add i64 %321, %218, !dbg !295
	br label %b36, !dbg !295

b38:
	%358 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !184
	%359 = bitcast i64* %358 to i8*, !dbg !184
	call void @gpuc_signal_op_thread(i8* %359, i64 1, i32 10, i32 %232), !dbg !184
	%360 = add i64 %235, 1, !dbg !184
	%361 = icmp slt i64 %360, %p5, !dbg !184
	br i1 %361, label %b24, label %b80, !dbg !184

b39:
	%362 = icmp eq i64 %p0, 2, !dbg !296
	br i1 %362, label %b40, label %b60, !dbg !296

b40:
	%363 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !297, !range !25
	%364 = sext i32 %363 to i64, !dbg !297
	%365 = icmp eq i64 %364, 0, !dbg !298
	br i1 %365, label %b41, label %b80, !dbg !298

b41:
	%366 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !299, !range !27
	%367 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !299, !range !27
	%368 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !299, !range !28
	%369 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !299, !range !21
	%370 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !299, !range !21
	%371 = mul i32 %370, %368, !dbg !299
	%372 = add i32 %367, %371, !dbg !299
	%373 = mul i32 %369, %372, !dbg !299
	%374 = add i32 %366, %373, !dbg !299
	%375 = sext i32 %374 to i64, !dbg !299
	%376 = sdiv i64 %375, 32, !dbg !300
	%377 = icmp eq i64 %376, 0, !dbg !301
	br i1 %377, label %b42, label %b80, !dbg !301

b42:
	%378 = sext i32 %6 to i64, !dbg !304
	%379 = sext i32 %7 to i64, !dbg !305
	%380 = add i64 %378, 1, !dbg !306
	%381 = icmp eq i64 %379, -1, !dbg !307
	%382 = select i1 %381, i64 1, i64 %379, !dbg !307
	%383 = srem i64 %380, %382, !dbg !307
	%384 = add i64 %378, %379, !dbg !308
	%385 = sub i64 %384, 1, !dbg !309
	%386 = icmp eq i64 %379, -1, !dbg !310
	%387 = select i1 %386, i64 1, i64 %379, !dbg !310
	%388 = srem i64 %385, %387, !dbg !310
	%389 = and i32 %374, -32, !dbg !311
	%390 = mul i32 %369, %370, !dbg !311
	%391 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !311, !range !22
	%392 = mul i32 %390, %391, !dbg !311
	%393 = sub i32 %392, %389, !dbg !311
	%394 = icmp slt i32 %393, 32, !dbg !311
	%395 = select i1 %394, i32 %393, i32 32, !dbg !311
	%396 = sext i32 %395 to i64, !dbg !311
	%397 = icmp slt i64 %396, %p9, !dbg !312
	%398 = select i1 %397, i64 %396, i64 %p9, !dbg !312
	%399 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !313, !range !314
	%400 = sext i32 %399 to i64, !dbg !313
	%401 = icmp sge i64 %400, %398, !dbg !315
	br i1 %401, label %b80, label %b43, !dbg !315

b43:
	%402 = icmp slt i64 0, %p5, !dbg !316
	br i1 %402, label %b44, label %b80, !dbg !316

b44:
	%403 = trunc i64 %383 to i32, !dbg !321
	%404 = trunc i64 %388 to i32, !dbg !322
	%405 = mul i64 %p11, 2, !dbg !324
	%406 = add i64 %p9, %405, !dbg !325
	br label %b45, !dbg !316

b45:
	%407 = phi i64 [ %540, %b59 ], [ 0, %b44 ], !dbg !316
	%408 = trunc i64 %407 to i32, !dbg !327
	%409 = add i32 %p4, %408, !dbg !328
	%410 = mul i64 %398, %407, !dbg !330
	%411 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !326
	%412 = icmp eq i64 addrspace(1)* %1, null, !dbg !326
	br i1 %412, label %b45_fail1, label %b45_ok1, !dbg !326, !prof !49

b45_ok1:
	%413 = bitcast i64* %411 to i8*, !dbg !326
	%414 = call i64 @gpuc_signal_wait_until_thread(i8* %413, i32 5, i64 %410, i32 1, i8* %ctrl, i32 1), !dbg !326
	%415 = zext i32 %409 to i64, !dbg !332
	br label %b46, !dbg !333

b46:
	%416 = phi i64 [ %400, %b45_ok1 ], [ %430, %b47_ok1 ], !dbg !334
	%417 = icmp slt i64 %416, %p9, !dbg !335
	br i1 %417, label %b47, label %b48, !dbg !335

b47:
	%418 = getelementptr inbounds float, float addrspace(1)* %3, i64 %416, !dbg !336
	%419 = icmp uge i64 %416, %p9, !dbg !336
	%420 = icmp uge i64 %416, %p2, !dbg !337
	%421 = or i1 %419, %420, !dbg !337
	br i1 %421, label %b47_fail1, label %b47_ok1, !dbg !337, !prof !49

b47_ok1:
	%422 = load float, float addrspace(1)* %418, align 4, !dbg !336
	%423 = bitcast float %422 to i32, !dbg !338
	%424 = zext i32 %423 to i64, !dbg !338
	%425 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %416, !dbg !337
	%426 = shl i64 %415, 32, !dbg !339
	%427 = or i64 %426, %424, !dbg !340
	%428 = addrspacecast i64 addrspace(1)* %425 to i64*, !dbg !321
	%429 = bitcast i64* %428 to i8*, !dbg !321
	call void @gpuc_signal_op_thread(i8* %429, i64 %427, i32 9, i32 %403), !dbg !321
	%430 = add i64 %416, %396, !dbg !341
	br label %b46, !dbg !341

b48:
	%431 = phi i64 [ %445, %b49_ok1 ], [ %400, %b46 ], !dbg !344
	%432 = icmp slt i64 %431, %p7, !dbg !345
	br i1 %432, label %b49, label %b50, !dbg !345

b49:
	%433 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %431, !dbg !347
	%434 = shl i64 %415, 32, !dbg !351
	%435 = addrspacecast i64 addrspace(1)* %433 to i64*, !dbg !349
	%436 = icmp uge i64 %431, %p2, !dbg !347
	%437 = icmp eq i64 addrspace(1)* %433, null, !dbg !349
	%438 = or i1 %436, %437, !dbg !349
	br i1 %438, label %b49_fail1, label %b49_ok1, !dbg !349, !prof !49

b49_ok1:
	%439 = bitcast i64* %435 to i8*, !dbg !349
	%440 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %439, i32 5, i64 %434, i32 1, i8* %ctrl, i32 8), !dbg !349
	%441 = and i64 %440, 4294967295, !dbg !352
	%442 = trunc i64 %441 to i32, !dbg !353
	%443 = bitcast i32 %442 to float, !dbg !353
	%444 = getelementptr inbounds float, float addrspace(1)* %2, i64 %431, !dbg !354
	store float %443, float addrspace(1)* %444, align 4, !dbg !354
	%445 = add i64 %431, %396, !dbg !355
	br label %b48, !dbg !355

b50:
	%446 = icmp ule i64 %396, 281474976710655, !dbg !356
	%447 = mul i64 %p7, -1, !dbg !356
	%448 = add i64 %447, %p9, !dbg !356
	%449 = icmp sge i64 %448, 0, !dbg !356
	%450 = and i1 %446, %449, !dbg !356
	br i1 %450, label %b51, label %b53_cold, !dbg !356, !prof !79

b51:
	%451 = phi i64 [ %457, %b52 ], [ %400, %b50 ], !dbg !356
	%452 = icmp slt i64 %451, %p7, !dbg !357
	br i1 %452, label %b52, label %b55, !dbg !357

b52:
	%453 = getelementptr inbounds float, float addrspace(1)* %2, i64 %451, !dbg !358
	%454 = load float, float addrspace(1)* %453, align 4, !dbg !358
	%455 = fadd float %454, 1.000000e+00, !dbg !359
	%456 = getelementptr inbounds float, float addrspace(1)* %3, i64 %451, !dbg !360
	store float %455, float addrspace(1)* %456, align 4, !dbg !360
	%457 = add i64 %451, %396, !dbg !361
	br label %b51, !dbg !361

b55:
	%458 = phi i64 [ %498, %b56_ok5 ], [ %400, %b51 ], [ %400, %b53_cold ], !dbg !362
	%459 = icmp slt i64 %458, %p11, !dbg !363
	br i1 %459, label %b56, label %b57, !dbg !363

b56:
	%460 = mul i64 %458, 2, !dbg !365
	%461 = add i64 %p9, %460, !dbg !366
	%462 = getelementptr inbounds double, double addrspace(1)* %4, i64 %458, !dbg !367
	%463 = icmp uge i64 %458, %p11, !dbg !367
	%464 = icmp uge i64 %461, %p2, !dbg !369
	%465 = or i1 %463, %464, !dbg !369
	br i1 %465, label %b56_fail1, label %b56_ok1, !dbg !369, !prof !49

b56_ok1:
	%466 = load double, double addrspace(1)* %462, align 8, !dbg !367
	%467 = bitcast double %466 to i64, !dbg !370
	%468 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %461, !dbg !369
	%469 = trunc i64 %467 to i32, !dbg !371
	%470 = shl i64 %415, 32, !dbg !373
	%471 = zext i32 %469 to i64, !dbg !374
	%472 = or i64 %470, %471, !dbg !375
	%473 = addrspacecast i64 addrspace(1)* %468 to i64*, !dbg !376
	%474 = bitcast i64* %473 to i8*, !dbg !376
	call void @gpuc_signal_op_thread(i8* %474, i64 %472, i32 9, i32 %403), !dbg !376
	%475 = add i64 %461, 1, !dbg !377
	%476 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %475, !dbg !378
	%477 = lshr i64 %467, 32, !dbg !379
	%478 = trunc i64 %477 to i32, !dbg !380
	%479 = zext i32 %478 to i64, !dbg !382
	%480 = or i64 %470, %479, !dbg !383
	%481 = addrspacecast i64 addrspace(1)* %476 to i64*, !dbg !384
	%482 = icmp uge i64 %475, %p2, !dbg !378
	br i1 %482, label %b56_fail3, label %b56_ok3, !dbg !378, !prof !49

b56_ok3:
	%483 = bitcast i64* %481 to i8*, !dbg !384
	call void @gpuc_signal_op_thread(i8* %483, i64 %480, i32 9, i32 %403), !dbg !384
	%484 = addrspacecast i64 addrspace(1)* %468 to i64*, !dbg !387
	%485 = icmp eq i64 addrspace(1)* %468, null, !dbg !387
	br i1 %485, label %b56_fail4, label %b56_ok4, !dbg !387, !prof !49

b56_ok4:
	%486 = bitcast i64* %484 to i8*, !dbg !387
	%487 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %486, i32 5, i64 %470, i32 1, i8* %ctrl, i32 8), !dbg !387
	%488 = and i64 %487, 4294967295, !dbg !390
	%489 = addrspacecast i64 addrspace(1)* %476 to i64*, !dbg !389
	%490 = icmp eq i64 addrspace(1)* %476, null, !dbg !389
	br i1 %490, label %b56_fail5, label %b56_ok5, !dbg !389, !prof !49

b56_ok5:
	%491 = bitcast i64* %489 to i8*, !dbg !389
	%492 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %491, i32 5, i64 %470, i32 1, i8* %ctrl, i32 8), !dbg !389
	%493 = and i64 %492, 4294967295, !dbg !391
	%494 = shl i64 %493, 32, !dbg !392
	%495 = or i64 %488, %494, !dbg !393
	%496 = bitcast i64 %495 to double, !dbg !394
	%497 = fadd double %496, 1.000000e+00, !dbg !395
	store double %497, double addrspace(1)* %462, align 8, !dbg !396
	%498 = add i64 %458, %396, !dbg !397
	br label %b55, !dbg !397

b57:
	%499 = phi i64 [ %537, %b58_ok5 ], [ %400, %b55 ], !dbg !398
	%500 = icmp slt i64 %499, %p13, !dbg !399
	br i1 %500, label %b58, label %b59, !dbg !399

b58:
	%501 = mul i64 %499, 2, !dbg !401
	%502 = add i64 %406, %501, !dbg !402
	%503 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %499, !dbg !403
	%504 = icmp uge i64 %499, %p13, !dbg !403
	%505 = icmp uge i64 %502, %p2, !dbg !405
	%506 = or i1 %504, %505, !dbg !405
	br i1 %506, label %b58_fail1, label %b58_ok1, !dbg !405, !prof !49

b58_ok1:
	%507 = load i64, i64 addrspace(1)* %503, align 8, !dbg !403
	%508 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %502, !dbg !405
	%509 = trunc i64 %507 to i32, !dbg !407
	%510 = shl i64 %415, 32, !dbg !409
	%511 = zext i32 %509 to i64, !dbg !410
	%512 = or i64 %510, %511, !dbg !411
	%513 = addrspacecast i64 addrspace(1)* %508 to i64*, !dbg !412
	%514 = bitcast i64* %513 to i8*, !dbg !412
	call void @gpuc_signal_op_thread(i8* %514, i64 %512, i32 9, i32 %403), !dbg !412
	%515 = add i64 %502, 1, !dbg !413
	%516 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %515, !dbg !414
	%517 = lshr i64 %507, 32, !dbg !415
	%518 = trunc i64 %517 to i32, !dbg !416
	%519 = zext i32 %518 to i64, !dbg !418
	%520 = or i64 %510, %519, !dbg !419
	%521 = addrspacecast i64 addrspace(1)* %516 to i64*, !dbg !420
	%522 = icmp uge i64 %515, %p2, !dbg !414
	br i1 %522, label %b58_fail3, label %b58_ok3, !dbg !414, !prof !49

b58_ok3:
	%523 = bitcast i64* %521 to i8*, !dbg !420
	call void @gpuc_signal_op_thread(i8* %523, i64 %520, i32 9, i32 %403), !dbg !420
	%524 = addrspacecast i64 addrspace(1)* %508 to i64*, !dbg !423
	%525 = icmp eq i64 addrspace(1)* %508, null, !dbg !423
	br i1 %525, label %b58_fail4, label %b58_ok4, !dbg !423, !prof !49

b58_ok4:
	%526 = bitcast i64* %524 to i8*, !dbg !423
	%527 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %526, i32 5, i64 %510, i32 1, i8* %ctrl, i32 8), !dbg !423
	%528 = and i64 %527, 4294967295, !dbg !426
	%529 = addrspacecast i64 addrspace(1)* %516 to i64*, !dbg !425
	%530 = icmp eq i64 addrspace(1)* %516, null, !dbg !425
	br i1 %530, label %b58_fail5, label %b58_ok5, !dbg !425, !prof !49

b58_ok5:
	%531 = bitcast i64* %529 to i8*, !dbg !425
	%532 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %531, i32 5, i64 %510, i32 1, i8* %ctrl, i32 8), !dbg !425
	%533 = and i64 %532, 4294967295, !dbg !427
	%534 = shl i64 %533, 32, !dbg !428
	%535 = or i64 %528, %534, !dbg !429
	%536 = add i64 %535, 1, !dbg !431
	store i64 %536, i64 addrspace(1)* %503, align 8, !dbg !432
	%537 = add i64 %499, %396, !dbg !433
	br label %b57, !dbg !433

b59:
	%538 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !322
	%539 = bitcast i64* %538 to i8*, !dbg !322
	call void @gpuc_signal_op_thread(i8* %539, i64 1, i32 10, i32 %404), !dbg !322
	%540 = add i64 %407, 1, !dbg !322
	%541 = icmp slt i64 %540, %p5, !dbg !322
	br i1 %541, label %b45, label %b80, !dbg !322

b60:
	%542 = icmp eq i64 %p0, 3, !dbg !434
	br i1 %542, label %b61, label %b80, !dbg !434

b61:
	%543 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !435, !range !25
	%544 = sext i32 %543 to i64, !dbg !435
	%545 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !435, !range !26
	%546 = sext i32 %545 to i64, !dbg !435
	%547 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !435, !range !26
	%548 = sext i32 %547 to i64, !dbg !435
	%549 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !435, !range !19
	%550 = sext i32 %549 to i64, !dbg !435
	%551 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !435, !range !20
	%552 = sext i32 %551 to i64, !dbg !435
	%553 = mul i64 %552, %548, !dbg !435
	%554 = add i64 %546, %553, !dbg !435
	%555 = mul i64 %550, %554, !dbg !435
	%556 = add i64 %544, %555, !dbg !435
	%557 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !435, !range !21
	%558 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !435, !range !21
	%559 = mul i32 %557, %558, !dbg !435
	%560 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !435, !range !22
	%561 = mul i32 %559, %560, !dbg !435
	%562 = sext i32 %561 to i64, !dbg !435
	%563 = mul i64 %556, %562, !dbg !435
	%564 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !435, !range !27
	%565 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !435, !range !27
	%566 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !435, !range !28
	%567 = mul i32 %558, %566, !dbg !435
	%568 = add i32 %565, %567, !dbg !435
	%569 = mul i32 %557, %568, !dbg !435
	%570 = add i32 %564, %569, !dbg !435
	%571 = sext i32 %570 to i64, !dbg !435
	%572 = add i64 %563, %571, !dbg !435
	%573 = icmp eq i64 %572, 0, !dbg !436
	br i1 %573, label %b62, label %b80, !dbg !436

b62:
	%574 = sext i32 %6 to i64, !dbg !439
	%575 = sext i32 %7 to i64, !dbg !440
	%576 = add i64 %574, 1, !dbg !441
	%577 = icmp eq i64 %575, -1, !dbg !442
	%578 = select i1 %577, i64 1, i64 %575, !dbg !442
	%579 = srem i64 %576, %578, !dbg !442
	%580 = add i64 %574, %575, !dbg !443
	%581 = sub i64 %580, 1, !dbg !444
	%582 = icmp eq i64 %575, -1, !dbg !445
	%583 = select i1 %582, i64 1, i64 %575, !dbg !445
	%584 = srem i64 %581, %583, !dbg !445
	%585 = icmp slt i64 1, %p9, !dbg !446
	%586 = select i1 %585, i64 1, i64 %p9, !dbg !446
	%587 = icmp sge i64 0, %586, !dbg !447
	br i1 %587, label %b80, label %b63, !dbg !447

b63:
	%588 = icmp slt i64 0, %p5, !dbg !448
	br i1 %588, label %b64, label %b80, !dbg !448

b64:
	%589 = trunc i64 %579 to i32, !dbg !453
	%590 = trunc i64 %584 to i32, !dbg !454
	%591 = mul i64 %p11, 2, !dbg !456
	%592 = add i64 %p9, %591, !dbg !457
	br label %b65, !dbg !448

b65:
	%593 = phi i64 [ %718, %b79 ], [ 0, %b64 ], !dbg !448
	%594 = trunc i64 %593 to i32, !dbg !459
	%595 = add i32 %p4, %594, !dbg !460
	%596 = mul i64 %586, %593, !dbg !462
	%597 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !458
	%598 = icmp eq i64 addrspace(1)* %1, null, !dbg !458
	br i1 %598, label %b65_fail1, label %b65_ok1, !dbg !458, !prof !49

b65_ok1:
	%599 = bitcast i64* %597 to i8*, !dbg !458
	%600 = call i64 @gpuc_signal_wait_until_thread(i8* %599, i32 5, i64 %596, i32 1, i8* %ctrl, i32 1), !dbg !458
	%601 = zext i32 %595 to i64, !dbg !464
	br label %b66, !dbg !465

b66:
	%602 = phi i64 [ 0, %b65_ok1 ], [ %614, %b67_ok1 ], !dbg !466
	%603 = icmp slt i64 %602, %p9, !dbg !467
	br i1 %603, label %b67, label %b68, !dbg !467

b67:
	%604 = getelementptr inbounds float, float addrspace(1)* %3, i64 %602, !dbg !469
	%605 = icmp uge i64 %602, %p2, !dbg !468
	br i1 %605, label %b67_fail1, label %b67_ok1, !dbg !468, !prof !49

b67_ok1:
	%606 = load float, float addrspace(1)* %604, align 4, !dbg !469
	%607 = bitcast float %606 to i32, !dbg !470
	%608 = zext i32 %607 to i64, !dbg !470
	%609 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %602, !dbg !468
	%610 = shl i64 %601, 32, !dbg !471
	%611 = or i64 %610, %608, !dbg !472
	%612 = addrspacecast i64 addrspace(1)* %609 to i64*, !dbg !453
	%613 = bitcast i64* %612 to i8*, !dbg !453
	call void @gpuc_signal_op_thread(i8* %613, i64 %611, i32 9, i32 %589), !dbg !453
	%614 = add i64 %602, 1, !dbg !473
	br label %b66, !dbg !473

b68:
	%615 = phi i64 [ %629, %b69_ok1 ], [ 0, %b66 ], !dbg !476
	%616 = icmp slt i64 %615, %p7, !dbg !477
	br i1 %616, label %b69, label %b70, !dbg !477

b69:
	%617 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %615, !dbg !479
	%618 = shl i64 %601, 32, !dbg !483
	%619 = addrspacecast i64 addrspace(1)* %617 to i64*, !dbg !481
	%620 = icmp uge i64 %615, %p2, !dbg !479
	%621 = icmp eq i64 addrspace(1)* %617, null, !dbg !481
	%622 = or i1 %620, %621, !dbg !481
	br i1 %622, label %b69_fail1, label %b69_ok1, !dbg !481, !prof !49

b69_ok1:
	%623 = bitcast i64* %619 to i8*, !dbg !481
	%624 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %623, i32 5, i64 %618, i32 1, i8* %ctrl, i32 8), !dbg !481
	%625 = and i64 %624, 4294967295, !dbg !484
	%626 = trunc i64 %625 to i32, !dbg !485
	%627 = bitcast i32 %626 to float, !dbg !485
	%628 = getelementptr inbounds float, float addrspace(1)* %2, i64 %615, !dbg !486
	store float %627, float addrspace(1)* %628, align 4, !dbg !486
	%629 = add i64 %615, 1, !dbg !487
	br label %b68, !dbg !487

b70:
	%630 = mul i64 %p7, -1, !dbg !488
	%631 = add i64 %630, %p9, !dbg !488
	%632 = icmp sge i64 %631, 0, !dbg !488
	br i1 %632, label %b71, label %b73_cold, !dbg !488, !prof !79

b71:
	%633 = phi i64 [ %639, %b72 ], [ 0, %b70 ], !dbg !488
	%634 = icmp slt i64 %633, %p7, !dbg !489
	br i1 %634, label %b72, label %b75, !dbg !489

b72:
	%635 = getelementptr inbounds float, float addrspace(1)* %2, i64 %633, !dbg !490
	%636 = load float, float addrspace(1)* %635, align 4, !dbg !490
	%637 = fadd float %636, 1.000000e+00, !dbg !491
	%638 = getelementptr inbounds float, float addrspace(1)* %3, i64 %633, !dbg !492
	store float %637, float addrspace(1)* %638, align 4, !dbg !492
	%639 = add i64 %633, 1, !dbg !493
	br label %b71, !dbg !493

b75:
	%640 = phi i64 [ %678, %b76_ok4 ], [ 0, %b71 ], [ 0, %b73_cold ], !dbg !494
	%641 = icmp slt i64 %640, %p11, !dbg !495
	br i1 %641, label %b76, label %b77, !dbg !495

b76:
	%642 = mul i64 %640, 2, !dbg !497
	%643 = add i64 %p9, %642, !dbg !498
	%644 = getelementptr inbounds double, double addrspace(1)* %4, i64 %640, !dbg !501
	%645 = icmp uge i64 %643, %p2, !dbg !500
	br i1 %645, label %b76_fail1, label %b76_ok1, !dbg !500, !prof !49

b76_ok1:
	%646 = load double, double addrspace(1)* %644, align 8, !dbg !501
	%647 = bitcast double %646 to i64, !dbg !502
	%648 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %643, !dbg !500
	%649 = trunc i64 %647 to i32, !dbg !503
	%650 = shl i64 %601, 32, !dbg !505
	%651 = zext i32 %649 to i64, !dbg !506
	%652 = or i64 %650, %651, !dbg !507
	%653 = addrspacecast i64 addrspace(1)* %648 to i64*, !dbg !508
	%654 = bitcast i64* %653 to i8*, !dbg !508
	call void @gpuc_signal_op_thread(i8* %654, i64 %652, i32 9, i32 %589), !dbg !508
	%655 = add i64 %643, 1, !dbg !509
	%656 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %655, !dbg !510
	%657 = lshr i64 %647, 32, !dbg !511
	%658 = trunc i64 %657 to i32, !dbg !512
	%659 = zext i32 %658 to i64, !dbg !514
	%660 = or i64 %650, %659, !dbg !515
	%661 = addrspacecast i64 addrspace(1)* %656 to i64*, !dbg !516
	%662 = icmp uge i64 %655, %p2, !dbg !510
	br i1 %662, label %b76_fail2, label %b76_ok2, !dbg !510, !prof !49

b76_ok2:
	%663 = bitcast i64* %661 to i8*, !dbg !516
	call void @gpuc_signal_op_thread(i8* %663, i64 %660, i32 9, i32 %589), !dbg !516
	%664 = addrspacecast i64 addrspace(1)* %648 to i64*, !dbg !519
	%665 = icmp eq i64 addrspace(1)* %648, null, !dbg !519
	br i1 %665, label %b76_fail3, label %b76_ok3, !dbg !519, !prof !49

b76_ok3:
	%666 = bitcast i64* %664 to i8*, !dbg !519
	%667 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %666, i32 5, i64 %650, i32 1, i8* %ctrl, i32 8), !dbg !519
	%668 = and i64 %667, 4294967295, !dbg !522
	%669 = addrspacecast i64 addrspace(1)* %656 to i64*, !dbg !521
	%670 = icmp eq i64 addrspace(1)* %656, null, !dbg !521
	br i1 %670, label %b76_fail4, label %b76_ok4, !dbg !521, !prof !49

b76_ok4:
	%671 = bitcast i64* %669 to i8*, !dbg !521
	%672 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %671, i32 5, i64 %650, i32 1, i8* %ctrl, i32 8), !dbg !521
	%673 = and i64 %672, 4294967295, !dbg !523
	%674 = shl i64 %673, 32, !dbg !524
	%675 = or i64 %668, %674, !dbg !525
	%676 = bitcast i64 %675 to double, !dbg !526
	%677 = fadd double %676, 1.000000e+00, !dbg !527
	store double %677, double addrspace(1)* %644, align 8, !dbg !528
	%678 = add i64 %640, 1, !dbg !529
	br label %b75, !dbg !529

b77:
	%679 = phi i64 [ %715, %b78_ok4 ], [ 0, %b75 ], !dbg !530
	%680 = icmp slt i64 %679, %p13, !dbg !531
	br i1 %680, label %b78, label %b79, !dbg !531

b78:
	%681 = mul i64 %679, 2, !dbg !533
	%682 = add i64 %592, %681, !dbg !534
	%683 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %679, !dbg !537
	%684 = icmp uge i64 %682, %p2, !dbg !536
	br i1 %684, label %b78_fail1, label %b78_ok1, !dbg !536, !prof !49

b78_ok1:
	%685 = load i64, i64 addrspace(1)* %683, align 8, !dbg !537
	%686 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %682, !dbg !536
	%687 = trunc i64 %685 to i32, !dbg !539
	%688 = shl i64 %601, 32, !dbg !541
	%689 = zext i32 %687 to i64, !dbg !542
	%690 = or i64 %688, %689, !dbg !543
	%691 = addrspacecast i64 addrspace(1)* %686 to i64*, !dbg !544
	%692 = bitcast i64* %691 to i8*, !dbg !544
	call void @gpuc_signal_op_thread(i8* %692, i64 %690, i32 9, i32 %589), !dbg !544
	%693 = add i64 %682, 1, !dbg !545
	%694 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %693, !dbg !546
	%695 = lshr i64 %685, 32, !dbg !547
	%696 = trunc i64 %695 to i32, !dbg !548
	%697 = zext i32 %696 to i64, !dbg !550
	%698 = or i64 %688, %697, !dbg !551
	%699 = addrspacecast i64 addrspace(1)* %694 to i64*, !dbg !552
	%700 = icmp uge i64 %693, %p2, !dbg !546
	br i1 %700, label %b78_fail2, label %b78_ok2, !dbg !546, !prof !49

b78_ok2:
	%701 = bitcast i64* %699 to i8*, !dbg !552
	call void @gpuc_signal_op_thread(i8* %701, i64 %698, i32 9, i32 %589), !dbg !552
	%702 = addrspacecast i64 addrspace(1)* %686 to i64*, !dbg !555
	%703 = icmp eq i64 addrspace(1)* %686, null, !dbg !555
	br i1 %703, label %b78_fail3, label %b78_ok3, !dbg !555, !prof !49

b78_ok3:
	%704 = bitcast i64* %702 to i8*, !dbg !555
	%705 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %704, i32 5, i64 %688, i32 1, i8* %ctrl, i32 8), !dbg !555
	%706 = and i64 %705, 4294967295, !dbg !558
	%707 = addrspacecast i64 addrspace(1)* %694 to i64*, !dbg !557
	%708 = icmp eq i64 addrspace(1)* %694, null, !dbg !557
	br i1 %708, label %b78_fail4, label %b78_ok4, !dbg !557, !prof !49

b78_ok4:
	%709 = bitcast i64* %707 to i8*, !dbg !557
	%710 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %709, i32 5, i64 %688, i32 1, i8* %ctrl, i32 8), !dbg !557
	%711 = and i64 %710, 4294967295, !dbg !559
	%712 = shl i64 %711, 32, !dbg !560
	%713 = or i64 %706, %712, !dbg !561
	%714 = add i64 %713, 1, !dbg !563
	store i64 %714, i64 addrspace(1)* %683, align 8, !dbg !564
	%715 = add i64 %679, 1, !dbg !565
	br label %b77, !dbg !565

b79:
	%716 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !454
	%717 = bitcast i64* %716 to i8*, !dbg !454
	call void @gpuc_signal_op_thread(i8* %717, i64 1, i32 10, i32 %590), !dbg !454
	%718 = add i64 %593, 1, !dbg !454
	%719 = icmp slt i64 %718, %p5, !dbg !454
	br i1 %719, label %b65, label %b80, !dbg !454

b80:
	ret void, !dbg !438

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !44
	ret void, !dbg !44

b6_fail1:
	%720 = icmp uge i64 %72, %p9, !dbg !56
	br i1 %720, label %b6_fail2, label %b6_ok2, !dbg !56

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %72, i64 %p9), !dbg !56
	ret void, !dbg !56

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %72, i64 %p2), !dbg !57
	ret void, !dbg !57

b8_fail1:
	%721 = icmp uge i64 %87, %p2, !dbg !68
	br i1 %721, label %b8_fail2, label %b8_ok2, !dbg !68

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %87, i64 %p2), !dbg !68
	ret void, !dbg !68

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !71
	ret void, !dbg !71

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
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %722, i64 %p7), !dbg !81
	ret void, !dbg !81

b13_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %722, i64 %p9), !dbg !83
	ret void, !dbg !83

b13_cold_ok1:
	%729 = load float, float addrspace(1)* %724, align 4, !dbg !81
	%730 = fadd float %729, 1.000000e+00, !dbg !82
	%731 = getelementptr inbounds float, float addrspace(1)* %3, i64 %722, !dbg !83
	store float %730, float addrspace(1)* %731, align 4, !dbg !83
	%732 = add i64 %722, %34, !dbg !84
	br label %b12_cold, !dbg !84

b15_fail1:
	%733 = icmp uge i64 %114, %p11, !dbg !90
	br i1 %733, label %b15_fail2, label %b15_ok2, !dbg !90

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %114, i64 %p11), !dbg !90
	ret void, !dbg !90

b15_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %117, i64 %p2), !dbg !93
	ret void, !dbg !93

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %131, i64 %p2), !dbg !102
	ret void, !dbg !102

b15_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !112
	ret void, !dbg !112

b15_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !114
	ret void, !dbg !114

b17_fail1:
	%734 = icmp uge i64 %155, %p13, !dbg !129
	br i1 %734, label %b17_fail2, label %b17_ok2, !dbg !129

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %155, i64 %p13), !dbg !129
	ret void, !dbg !129

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %158, i64 %p2), !dbg !132
	ret void, !dbg !132

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %171, i64 %p2), !dbg !141
	ret void, !dbg !141

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !151
	ret void, !dbg !151

b17_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !153
	ret void, !dbg !153

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !188
	ret void, !dbg !188

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %244, i64 %p2), !dbg !198
	ret void, !dbg !198

b28_fail1:
	%735 = icmp uge i64 %257, %p2, !dbg !209
	br i1 %735, label %b28_fail2, label %b28_ok2, !dbg !209

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %257, i64 %p2), !dbg !209
	ret void, !dbg !209

b28_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !211
	ret void, !dbg !211

b32_cold:
	%736 = phi i64 [ %743, %b33_cold_ok1 ], [ %228, %b29 ], !dbg !218
	%737 = icmp slt i64 %736, %p7, !dbg !219
	br i1 %737, label %b33_cold, label %b34, !dbg !219

b33_cold:
	%738 = getelementptr inbounds float, float addrspace(1)* %2, i64 %736, !dbg !220
	%739 = icmp uge i64 %736, %p9, !dbg !222
	br i1 %739, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !222, !prof !49

b33_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %736, i64 %p9), !dbg !222
	ret void, !dbg !222

b33_cold_ok1:
	%740 = load float, float addrspace(1)* %738, align 4, !dbg !220
	%741 = fadd float %740, 1.000000e+00, !dbg !221
	%742 = getelementptr inbounds float, float addrspace(1)* %3, i64 %736, !dbg !222
	store float %741, float addrspace(1)* %742, align 4, !dbg !222
	%743 = add i64 %736, %218, !dbg !223
	br label %b32_cold, !dbg !223

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %285, i64 %p2), !dbg !230
	ret void, !dbg !230

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %297, i64 %p2), !dbg !240
	ret void, !dbg !240

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !249
	ret void, !dbg !249

b35_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !251
	ret void, !dbg !251

b37_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %324, i64 %p2), !dbg !266
	ret void, !dbg !266

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %335, i64 %p2), !dbg !276
	ret void, !dbg !276

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !285
	ret void, !dbg !285

b37_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !287
	ret void, !dbg !287

b45_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !326
	ret void, !dbg !326

b47_fail1:
	%744 = icmp uge i64 %416, %p9, !dbg !336
	br i1 %744, label %b47_fail2, label %b47_ok2, !dbg !336

b47_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %416, i64 %p9), !dbg !336
	ret void, !dbg !336

b47_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %416, i64 %p2), !dbg !337
	ret void, !dbg !337

b49_fail1:
	%745 = icmp uge i64 %431, %p2, !dbg !347
	br i1 %745, label %b49_fail2, label %b49_ok2, !dbg !347

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %431, i64 %p2), !dbg !347
	ret void, !dbg !347

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !349
	ret void, !dbg !349

b53_cold:
	%746 = phi i64 [ %756, %b54_cold_ok1 ], [ %400, %b50 ], !dbg !356
	%747 = icmp slt i64 %746, %p7, !dbg !357
	br i1 %747, label %b54_cold, label %b55, !dbg !357

b54_cold:
	%748 = getelementptr inbounds float, float addrspace(1)* %2, i64 %746, !dbg !358
	%749 = icmp uge i64 %746, %p7, !dbg !358
	%750 = icmp uge i64 %746, %p9, !dbg !360
	%751 = or i1 %749, %750, !dbg !360
	br i1 %751, label %b54_cold_fail1, label %b54_cold_ok1, !dbg !360, !prof !49

b54_cold_fail1:
	%752 = icmp uge i64 %746, %p7, !dbg !358
	br i1 %752, label %b54_cold_fail2, label %b54_cold_ok2, !dbg !358

b54_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %746, i64 %p7), !dbg !358
	ret void, !dbg !358

b54_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %746, i64 %p9), !dbg !360
	ret void, !dbg !360

b54_cold_ok1:
	%753 = load float, float addrspace(1)* %748, align 4, !dbg !358
	%754 = fadd float %753, 1.000000e+00, !dbg !359
	%755 = getelementptr inbounds float, float addrspace(1)* %3, i64 %746, !dbg !360
	store float %754, float addrspace(1)* %755, align 4, !dbg !360
	%756 = add i64 %746, %396, !dbg !361
	br label %b53_cold, !dbg !361

b56_fail1:
	%757 = icmp uge i64 %458, %p11, !dbg !367
	br i1 %757, label %b56_fail2, label %b56_ok2, !dbg !367

b56_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %458, i64 %p11), !dbg !367
	ret void, !dbg !367

b56_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %461, i64 %p2), !dbg !369
	ret void, !dbg !369

b56_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %475, i64 %p2), !dbg !378
	ret void, !dbg !378

b56_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !387
	ret void, !dbg !387

b56_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !389
	ret void, !dbg !389

b58_fail1:
	%758 = icmp uge i64 %499, %p13, !dbg !403
	br i1 %758, label %b58_fail2, label %b58_ok2, !dbg !403

b58_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %499, i64 %p13), !dbg !403
	ret void, !dbg !403

b58_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %502, i64 %p2), !dbg !405
	ret void, !dbg !405

b58_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %515, i64 %p2), !dbg !414
	ret void, !dbg !414

b58_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !423
	ret void, !dbg !423

b58_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !425
	ret void, !dbg !425

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !458
	ret void, !dbg !458

b67_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %602, i64 %p2), !dbg !468
	ret void, !dbg !468

b69_fail1:
	%759 = icmp uge i64 %615, %p2, !dbg !479
	br i1 %759, label %b69_fail2, label %b69_ok2, !dbg !479

b69_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %615, i64 %p2), !dbg !479
	ret void, !dbg !479

b69_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !481
	ret void, !dbg !481

b73_cold:
	%760 = phi i64 [ %767, %b74_cold_ok1 ], [ 0, %b70 ], !dbg !488
	%761 = icmp slt i64 %760, %p7, !dbg !489
	br i1 %761, label %b74_cold, label %b75, !dbg !489

b74_cold:
	%762 = getelementptr inbounds float, float addrspace(1)* %2, i64 %760, !dbg !490
	%763 = icmp uge i64 %760, %p9, !dbg !492
	br i1 %763, label %b74_cold_fail1, label %b74_cold_ok1, !dbg !492, !prof !49

b74_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %760, i64 %p9), !dbg !492
	ret void, !dbg !492

b74_cold_ok1:
	%764 = load float, float addrspace(1)* %762, align 4, !dbg !490
	%765 = fadd float %764, 1.000000e+00, !dbg !491
	%766 = getelementptr inbounds float, float addrspace(1)* %3, i64 %760, !dbg !492
	store float %765, float addrspace(1)* %766, align 4, !dbg !492
	%767 = add i64 %760, 1, !dbg !493
	br label %b73_cold, !dbg !493

b76_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %643, i64 %p2), !dbg !500
	ret void, !dbg !500

b76_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %655, i64 %p2), !dbg !510
	ret void, !dbg !510

b76_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !519
	ret void, !dbg !519

b76_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !521
	ret void, !dbg !521

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %682, i64 %p2), !dbg !536
	ret void, !dbg !536

b78_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %693, i64 %p2), !dbg !546
	ret void, !dbg !546

b78_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !555
	ret void, !dbg !555

b78_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !557
	ret void, !dbg !557
}

define void @Sums(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i32 %p8, i64 %p9, double* %p10, i64 %p11, i32* %p12, i64 %p13, i64* %p14, i64 %p15, float* %p16, i64 %p17, float* %p18, i64 %p19, i8* %ctrl) nounwind !dbg !566 {
entry:
	br label %b0, !dbg !567

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !567
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !567
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !567
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !567
	%4 = addrspacecast double* %p10 to double addrspace(1)*, !dbg !567
	%5 = addrspacecast i32* %p12 to i32 addrspace(1)*, !dbg !567
	%6 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !567
	%7 = addrspacecast float* %p16 to float addrspace(1)*, !dbg !567
	%8 = addrspacecast float* %p18 to float addrspace(1)*, !dbg !567
	%9 = call i32 @gpuc_my_pe_thread(), !dbg !571
	%10 = call i32 @gpuc_num_pes_thread(), !dbg !572
	%11 = icmp slt i64 0, %p9, !dbg !567
	br i1 %11, label %b1, label %b64, !dbg !567

b1:
	%12 = sext i32 %9 to i64, !dbg !571
	%13 = sext i32 %10 to i64, !dbg !572
	%14 = mul i64 %13, 2, !dbg !573
	br label %b2, !dbg !567

b2:
	%15 = phi i64 [ %410, %b63 ], [ 0, %b1 ], !dbg !567
	%16 = trunc i64 %15 to i32, !dbg !574
	%17 = add i32 %p8, %16, !dbg !575
	%18 = urem i32 %17, 2, !dbg !576
	%19 = zext i32 %18 to i64, !dbg !577
	%20 = sdiv i64 %p1, 2, !dbg !578
	%21 = mul i64 %19, %20, !dbg !579
	%22 = icmp eq i64 %14, -1, !dbg !580
	%23 = select i1 %22, i64 1, i64 %14, !dbg !580
	%24 = sdiv i64 %p1, %23, !dbg !580
	%25 = sub i64 0, %p1, !dbg !580
	%26 = select i1 %22, i64 %25, i64 %24, !dbg !580
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !581, !range !25
	%28 = sext i32 %27 to i64, !dbg !581
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !581, !range !26
	%30 = sext i32 %29 to i64, !dbg !581
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !581, !range !26
	%32 = sext i32 %31 to i64, !dbg !581
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !581, !range !19
	%34 = sext i32 %33 to i64, !dbg !581
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !581, !range !20
	%36 = sext i32 %35 to i64, !dbg !581
	%37 = mul i64 %36, %32, !dbg !581
	%38 = add i64 %30, %37, !dbg !581
	%39 = mul i64 %34, %38, !dbg !581
	%40 = add i64 %28, %39, !dbg !581
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !581, !range !21
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !581, !range !21
	%43 = mul i32 %41, %42, !dbg !581
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !581, !range !22
	%45 = mul i32 %43, %44, !dbg !581
	%46 = sext i32 %45 to i64, !dbg !581
	%47 = mul i64 %40, %46, !dbg !581
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !581, !range !27
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !581, !range !27
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !581, !range !28
	%51 = mul i32 %42, %50, !dbg !581
	%52 = add i32 %49, %51, !dbg !581
	%53 = mul i32 %41, %52, !dbg !581
	%54 = add i32 %48, %53, !dbg !581
	%55 = sext i32 %54 to i64, !dbg !581
	%56 = add i64 %47, %55, !dbg !581
	%57 = mul i64 %34, %36, !dbg !582
	%58 = mul i64 %12, %26, !dbg !583
	%59 = add i64 %21, %58, !dbg !584
	%60 = zext i32 %17 to i64, !dbg !587
	br label %b3, !dbg !581

b3:
	%61 = phi i64 [ %56, %b2 ], [ %99, %b7 ], !dbg !588
	%62 = icmp slt i64 %61, %p11, !dbg !589
	br i1 %62, label %b4, label %b8, !dbg !589

b4:
	%63 = mul i64 %61, 2, !dbg !590
	%64 = add i64 %59, %63, !dbg !591
	%65 = add i64 %64, 1, !dbg !592
	br label %b5, !dbg !593

b5:
	%66 = phi i64 [ %94, %b6_ok3 ], [ 1, %b4 ], !dbg !593
	%67 = icmp slt i64 %66, %13, !dbg !594
	br i1 %67, label %b6, label %b7, !dbg !594

b6:
	%68 = getelementptr inbounds double, double addrspace(1)* %4, i64 %61, !dbg !595
	%69 = icmp uge i64 %61, %p11, !dbg !595
	%70 = icmp uge i64 %64, %p1, !dbg !596
	%71 = or i1 %69, %70, !dbg !596
	br i1 %71, label %b6_fail1, label %b6_ok1, !dbg !596, !prof !49

b6_ok1:
	%72 = load double, double addrspace(1)* %68, align 8, !dbg !595
	%73 = add i64 %12, %66, !dbg !597
	%74 = icmp eq i64 %13, -1, !dbg !598
	%75 = select i1 %74, i64 1, i64 %13, !dbg !598
	%76 = srem i64 %73, %75, !dbg !598
	%77 = bitcast double %72 to i64, !dbg !599
	%78 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %64, !dbg !596
	%79 = trunc i64 %77 to i32, !dbg !600
	%80 = shl i64 %60, 32, !dbg !601
	%81 = zext i32 %79 to i64, !dbg !602
	%82 = or i64 %80, %81, !dbg !603
	%83 = trunc i64 %76 to i32, !dbg !604
	%84 = addrspacecast i64 addrspace(1)* %78 to i64*, !dbg !604
	%85 = bitcast i64* %84 to i8*, !dbg !604
	call void @gpuc_signal_op_thread(i8* %85, i64 %82, i32 9, i32 %83), !dbg !604
	%86 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %65, !dbg !605
	%87 = lshr i64 %77, 32, !dbg !606
	%88 = trunc i64 %87 to i32, !dbg !607
	%89 = zext i32 %88 to i64, !dbg !609
	%90 = or i64 %80, %89, !dbg !610
	%91 = addrspacecast i64 addrspace(1)* %86 to i64*, !dbg !611
	%92 = icmp uge i64 %65, %p1, !dbg !605
	br i1 %92, label %b6_fail3, label %b6_ok3, !dbg !605, !prof !49

b6_ok3:
	%93 = bitcast i64* %91 to i8*, !dbg !611
	call void @gpuc_signal_op_thread(i8* %93, i64 %90, i32 9, i32 %83), !dbg !611
	%94 = add i64 %66, 1, !dbg !612
	br label %b5, !dbg !612

b7:
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !582, !range !20
	%96 = sext i32 %95 to i64, !dbg !582
	%97 = mul i64 %57, %96, !dbg !582
	%98 = mul i64 %97, %46, !dbg !582
	%99 = add i64 %61, %98, !dbg !613
	br label %b3, !dbg !613

b8:
	%100 = phi i64 [ %144, %b15_ok1 ], [ %56, %b3 ], !dbg !614
	%101 = icmp slt i64 %100, %p11, !dbg !615
	br i1 %101, label %b9, label %b16, !dbg !615

b9:
	%102 = mul i64 %100, 2, !dbg !616
	br label %b10, !dbg !617

b10:
	%103 = phi double [ %136, %b14 ], [ 0.000000e+00, %b9 ], !dbg !617
	%104 = phi i64 [ %137, %b14 ], [ 0, %b9 ], !dbg !617
	%105 = getelementptr inbounds double, double addrspace(1)* %4, i64 %100, !dbg !618
	%106 = icmp uge i64 %100, %p11, !dbg !618
	br i1 %106, label %b10_fail1, label %b10_ok1, !dbg !618, !prof !49

b10_ok1:
	%107 = load double, double addrspace(1)* %105, align 8, !dbg !618
	%108 = icmp ne i64 %104, %12, !dbg !619
	br i1 %108, label %b11, label %b12, !dbg !619

b11:
	%109 = mul i64 %104, %26, !dbg !620
	%110 = add i64 %21, %109, !dbg !621
	%111 = add i64 %110, %102, !dbg !622
	%112 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %111, !dbg !624
	%113 = shl i64 %60, 32, !dbg !628
	%114 = addrspacecast i64 addrspace(1)* %112 to i64*, !dbg !626
	%115 = icmp uge i64 %111, %p1, !dbg !624
	%116 = icmp eq i64 addrspace(1)* %112, null, !dbg !626
	%117 = or i1 %115, %116, !dbg !626
	br i1 %117, label %b11_fail1, label %b11_ok1, !dbg !626, !prof !49

b11_ok1:
	%118 = bitcast i64* %114 to i8*, !dbg !626
	%119 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %118, i32 5, i64 %113, i32 1, i8* %ctrl, i32 8), !dbg !626
	%120 = add i64 %111, 1, !dbg !629
	%121 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %120, !dbg !630
	%122 = and i64 %119, 4294967295, !dbg !633
	%123 = addrspacecast i64 addrspace(1)* %121 to i64*, !dbg !632
	%124 = icmp uge i64 %120, %p1, !dbg !630
	%125 = icmp eq i64 addrspace(1)* %121, null, !dbg !632
	%126 = or i1 %124, %125, !dbg !632
	br i1 %126, label %b11_fail3, label %b11_ok3, !dbg !632, !prof !49

b11_ok3:
	%127 = bitcast i64* %123 to i8*, !dbg !632
	%128 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %127, i32 5, i64 %113, i32 1, i8* %ctrl, i32 8), !dbg !632
	%129 = and i64 %128, 4294967295, !dbg !634
	%130 = shl i64 %129, 32, !dbg !635
	%131 = or i64 %122, %130, !dbg !636
	%132 = bitcast i64 %131 to double, !dbg !637
	br label %b12, !dbg !623

b12:
	%133 = phi double [ %107, %b10_ok1 ], [ %132, %b11_ok3 ], !dbg !638
	%134 = icmp eq i64 %104, 0, !dbg !639
	br i1 %134, label %b14, label %b13, !dbg !639

b13:
	%135 = fadd double %103, %133, !dbg !640
	br label %b14, !dbg !640

b14:
	%136 = phi double [ %133, %b12 ], [ %135, %b13 ], !dbg !617
	%137 = add i64 %104, 1, !dbg !617
	%138 = icmp slt i64 %137, %13, !dbg !617
	br i1 %138, label %b10, label %b15, !dbg !617

b15:
	%139 = icmp uge i64 %100, %p11, !dbg !641
	br i1 %139, label %b15_fail1, label %b15_ok1, !dbg !641, !prof !49

b15_ok1:
	store double %136, double addrspace(1)* %105, align 8, !dbg !641
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !642, !range !20
	%141 = sext i32 %140 to i64, !dbg !642
	%142 = mul i64 %57, %141, !dbg !642
	%143 = mul i64 %142, %46, !dbg !642
	%144 = add i64 %100, %143, !dbg !643
	br label %b8, !dbg !643

b16:
	%145 = sdiv i64 %p3, 2, !dbg !646
	%146 = mul i64 %19, %145, !dbg !647
	%147 = icmp eq i64 %14, -1, !dbg !648
	%148 = select i1 %147, i64 1, i64 %14, !dbg !648
	%149 = sdiv i64 %p3, %148, !dbg !648
	%150 = sub i64 0, %p3, !dbg !648
	%151 = select i1 %147, i64 %150, i64 %149, !dbg !648
	%152 = mul i64 %12, %151, !dbg !649
	%153 = add i64 %146, %152, !dbg !650
	br label %b17, !dbg !651

b17:
	%154 = phi i64 [ %56, %b16 ], [ %180, %b21 ], !dbg !652
	%155 = icmp slt i64 %154, %p13, !dbg !653
	br i1 %155, label %b18, label %b22, !dbg !653

b18:
	%156 = add i64 %153, %154, !dbg !654
	br label %b19, !dbg !655

b19:
	%157 = phi i64 [ %175, %b20_ok1 ], [ 1, %b18 ], !dbg !655
	%158 = icmp slt i64 %157, %13, !dbg !656
	br i1 %158, label %b20, label %b21, !dbg !656

b20:
	%159 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %154, !dbg !657
	%160 = icmp uge i64 %154, %p13, !dbg !657
	%161 = icmp uge i64 %156, %p3, !dbg !660
	%162 = or i1 %160, %161, !dbg !660
	br i1 %162, label %b20_fail1, label %b20_ok1, !dbg !660, !prof !49

b20_ok1:
	%163 = load i32, i32 addrspace(1)* %159, align 4, !dbg !657
	%164 = add i64 %12, %157, !dbg !661
	%165 = icmp eq i64 %13, -1, !dbg !662
	%166 = select i1 %165, i64 1, i64 %13, !dbg !662
	%167 = srem i64 %164, %166, !dbg !662
	%168 = zext i32 %163 to i64, !dbg !663
	%169 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %156, !dbg !660
	%170 = shl i64 %60, 32, !dbg !665
	%171 = or i64 %170, %168, !dbg !666
	%172 = trunc i64 %167 to i32, !dbg !667
	%173 = addrspacecast i64 addrspace(1)* %169 to i64*, !dbg !667
	%174 = bitcast i64* %173 to i8*, !dbg !667
	call void @gpuc_signal_op_thread(i8* %174, i64 %171, i32 9, i32 %172), !dbg !667
	%175 = add i64 %157, 1, !dbg !668
	br label %b19, !dbg !668

b21:
	%176 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !669, !range !20
	%177 = sext i32 %176 to i64, !dbg !669
	%178 = mul i64 %57, %177, !dbg !669
	%179 = mul i64 %178, %46, !dbg !669
	%180 = add i64 %154, %179, !dbg !670
	br label %b17, !dbg !670

b22:
	%181 = phi i64 [ %213, %b28_ok1 ], [ %56, %b17 ], !dbg !671
	%182 = icmp slt i64 %181, %p13, !dbg !672
	br i1 %182, label %b23, label %b29, !dbg !672

b23:
	%183 = phi i32 [ %205, %b27 ], [ 0, %b22 ], !dbg !673
	%184 = phi i64 [ %206, %b27 ], [ 0, %b22 ], !dbg !673
	%185 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %181, !dbg !674
	%186 = icmp uge i64 %181, %p13, !dbg !674
	br i1 %186, label %b23_fail1, label %b23_ok1, !dbg !674, !prof !49

b23_ok1:
	%187 = load i32, i32 addrspace(1)* %185, align 4, !dbg !674
	%188 = icmp ne i64 %184, %12, !dbg !675
	br i1 %188, label %b24, label %b25, !dbg !675

b24:
	%189 = mul i64 %184, %151, !dbg !676
	%190 = add i64 %146, %189, !dbg !677
	%191 = add i64 %190, %181, !dbg !678
	%192 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %191, !dbg !681
	%193 = shl i64 %60, 32, !dbg !685
	%194 = addrspacecast i64 addrspace(1)* %192 to i64*, !dbg !683
	%195 = icmp uge i64 %191, %p3, !dbg !681
	%196 = icmp eq i64 addrspace(1)* %192, null, !dbg !683
	%197 = or i1 %195, %196, !dbg !683
	br i1 %197, label %b24_fail1, label %b24_ok1, !dbg !683, !prof !49

b24_ok1:
	%198 = bitcast i64* %194 to i8*, !dbg !683
	%199 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %198, i32 5, i64 %193, i32 1, i8* %ctrl, i32 8), !dbg !683
	%200 = and i64 %199, 4294967295, !dbg !686
	%201 = trunc i64 %200 to i32, !dbg !687
	br label %b25, !dbg !680

b25:
	%202 = phi i32 [ %187, %b23_ok1 ], [ %201, %b24_ok1 ], !dbg !688
	%203 = icmp eq i64 %184, 0, !dbg !689
	br i1 %203, label %b27, label %b26, !dbg !689

b26:
	%204 = add i32 %183, %202, !dbg !690
	br label %b27, !dbg !690

b27:
	%205 = phi i32 [ %202, %b25 ], [ %204, %b26 ], !dbg !673
	%206 = add i64 %184, 1, !dbg !673
	%207 = icmp slt i64 %206, %13, !dbg !673
	br i1 %207, label %b23, label %b28, !dbg !673

b28:
	%208 = icmp uge i64 %181, %p13, !dbg !691
	br i1 %208, label %b28_fail1, label %b28_ok1, !dbg !691, !prof !49

b28_ok1:
	store i32 %205, i32 addrspace(1)* %185, align 4, !dbg !691
	%209 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !692, !range !20
	%210 = sext i32 %209 to i64, !dbg !692
	%211 = mul i64 %57, %210, !dbg !692
	%212 = mul i64 %211, %46, !dbg !692
	%213 = add i64 %181, %212, !dbg !693
	br label %b22, !dbg !693

b29:
	%214 = sdiv i64 %p5, 2, !dbg !696
	%215 = mul i64 %19, %214, !dbg !697
	%216 = icmp eq i64 %14, -1, !dbg !698
	%217 = select i1 %216, i64 1, i64 %14, !dbg !698
	%218 = sdiv i64 %p5, %217, !dbg !698
	%219 = sub i64 0, %p5, !dbg !698
	%220 = select i1 %216, i64 %219, i64 %218, !dbg !698
	%221 = mul i64 %12, %220, !dbg !699
	%222 = add i64 %215, %221, !dbg !700
	br label %b30, !dbg !701

b30:
	%223 = phi i64 [ %56, %b29 ], [ %260, %b34 ], !dbg !702
	%224 = icmp slt i64 %223, %p15, !dbg !703
	br i1 %224, label %b31, label %b35, !dbg !703

b31:
	%225 = mul i64 %223, 2, !dbg !704
	%226 = add i64 %222, %225, !dbg !705
	%227 = add i64 %226, 1, !dbg !708
	br label %b32, !dbg !709

b32:
	%228 = phi i64 [ %255, %b33_ok3 ], [ 1, %b31 ], !dbg !709
	%229 = icmp slt i64 %228, %13, !dbg !710
	br i1 %229, label %b33, label %b34, !dbg !710

b33:
	%230 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %223, !dbg !711
	%231 = icmp uge i64 %223, %p15, !dbg !711
	%232 = icmp uge i64 %226, %p5, !dbg !712
	%233 = or i1 %231, %232, !dbg !712
	br i1 %233, label %b33_fail1, label %b33_ok1, !dbg !712, !prof !49

b33_ok1:
	%234 = load i64, i64 addrspace(1)* %230, align 8, !dbg !711
	%235 = add i64 %12, %228, !dbg !713
	%236 = icmp eq i64 %13, -1, !dbg !714
	%237 = select i1 %236, i64 1, i64 %13, !dbg !714
	%238 = srem i64 %235, %237, !dbg !714
	%239 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %226, !dbg !712
	%240 = trunc i64 %234 to i32, !dbg !715
	%241 = shl i64 %60, 32, !dbg !717
	%242 = zext i32 %240 to i64, !dbg !718
	%243 = or i64 %241, %242, !dbg !719
	%244 = trunc i64 %238 to i32, !dbg !720
	%245 = addrspacecast i64 addrspace(1)* %239 to i64*, !dbg !720
	%246 = bitcast i64* %245 to i8*, !dbg !720
	call void @gpuc_signal_op_thread(i8* %246, i64 %243, i32 9, i32 %244), !dbg !720
	%247 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %227, !dbg !721
	%248 = lshr i64 %234, 32, !dbg !722
	%249 = trunc i64 %248 to i32, !dbg !723
	%250 = zext i32 %249 to i64, !dbg !725
	%251 = or i64 %241, %250, !dbg !726
	%252 = addrspacecast i64 addrspace(1)* %247 to i64*, !dbg !727
	%253 = icmp uge i64 %227, %p5, !dbg !721
	br i1 %253, label %b33_fail3, label %b33_ok3, !dbg !721, !prof !49

b33_ok3:
	%254 = bitcast i64* %252 to i8*, !dbg !727
	call void @gpuc_signal_op_thread(i8* %254, i64 %251, i32 9, i32 %244), !dbg !727
	%255 = add i64 %228, 1, !dbg !728
	br label %b32, !dbg !728

b34:
	%256 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !729, !range !20
	%257 = sext i32 %256 to i64, !dbg !729
	%258 = mul i64 %57, %257, !dbg !729
	%259 = mul i64 %258, %46, !dbg !729
	%260 = add i64 %223, %259, !dbg !730
	br label %b30, !dbg !730

b35:
	%261 = phi i64 [ %304, %b42_ok1 ], [ %56, %b30 ], !dbg !731
	%262 = icmp slt i64 %261, %p15, !dbg !732
	br i1 %262, label %b36, label %b43, !dbg !732

b36:
	%263 = mul i64 %261, 2, !dbg !733
	br label %b37, !dbg !734

b37:
	%264 = phi i64 [ %296, %b41 ], [ 0, %b36 ], !dbg !734
	%265 = phi i64 [ %297, %b41 ], [ 0, %b36 ], !dbg !734
	%266 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %261, !dbg !735
	%267 = icmp uge i64 %261, %p15, !dbg !735
	br i1 %267, label %b37_fail1, label %b37_ok1, !dbg !735, !prof !49

b37_ok1:
	%268 = load i64, i64 addrspace(1)* %266, align 8, !dbg !735
	%269 = icmp ne i64 %265, %12, !dbg !736
	br i1 %269, label %b38, label %b39, !dbg !736

b38:
	%270 = mul i64 %265, %220, !dbg !737
	%271 = add i64 %215, %270, !dbg !738
	%272 = add i64 %271, %263, !dbg !739
	%273 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %272, !dbg !742
	%274 = shl i64 %60, 32, !dbg !746
	%275 = addrspacecast i64 addrspace(1)* %273 to i64*, !dbg !744
	%276 = icmp uge i64 %272, %p5, !dbg !742
	%277 = icmp eq i64 addrspace(1)* %273, null, !dbg !744
	%278 = or i1 %276, %277, !dbg !744
	br i1 %278, label %b38_fail1, label %b38_ok1, !dbg !744, !prof !49

b38_ok1:
	%279 = bitcast i64* %275 to i8*, !dbg !744
	%280 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %279, i32 5, i64 %274, i32 1, i8* %ctrl, i32 8), !dbg !744
	%281 = add i64 %272, 1, !dbg !747
	%282 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %281, !dbg !748
	%283 = and i64 %280, 4294967295, !dbg !751
	%284 = addrspacecast i64 addrspace(1)* %282 to i64*, !dbg !750
	%285 = icmp uge i64 %281, %p5, !dbg !748
	%286 = icmp eq i64 addrspace(1)* %282, null, !dbg !750
	%287 = or i1 %285, %286, !dbg !750
	br i1 %287, label %b38_fail3, label %b38_ok3, !dbg !750, !prof !49

b38_ok3:
	%288 = bitcast i64* %284 to i8*, !dbg !750
	%289 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %288, i32 5, i64 %274, i32 1, i8* %ctrl, i32 8), !dbg !750
	%290 = and i64 %289, 4294967295, !dbg !752
	%291 = shl i64 %290, 32, !dbg !753
	%292 = or i64 %283, %291, !dbg !754
	br label %b39, !dbg !741

b39:
	%293 = phi i64 [ %268, %b37_ok1 ], [ %292, %b38_ok3 ], !dbg !755
	%294 = icmp eq i64 %265, 0, !dbg !756
	br i1 %294, label %b41, label %b40, !dbg !756

b40:
	%295 = add i64 %264, %293, !dbg !757
	br label %b41, !dbg !757

b41:
	%296 = phi i64 [ %293, %b39 ], [ %295, %b40 ], !dbg !734
	%297 = add i64 %265, 1, !dbg !734
	%298 = icmp slt i64 %297, %13, !dbg !734
	br i1 %298, label %b37, label %b42, !dbg !734

b42:
	%299 = icmp uge i64 %261, %p15, !dbg !758
	br i1 %299, label %b42_fail1, label %b42_ok1, !dbg !758, !prof !49

b42_ok1:
	store i64 %296, i64 addrspace(1)* %266, align 8, !dbg !758
	%300 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !759, !range !20
	%301 = sext i32 %300 to i64, !dbg !759
	%302 = mul i64 %57, %301, !dbg !759
	%303 = mul i64 %302, %46, !dbg !759
	%304 = add i64 %261, %303, !dbg !760
	br label %b35, !dbg !760

b43:
	%305 = icmp eq i64 %28, 0, !dbg !761
	br i1 %305, label %b44, label %b63, !dbg !761

b44:
	%306 = icmp eq i64 %55, 0, !dbg !762
	br i1 %306, label %b45, label %b51, !dbg !762

b45:
	%307 = getelementptr inbounds float, float addrspace(1)* %7, i64 0, !dbg !763
	%308 = icmp uge i64 0, %p17, !dbg !763
	br i1 %308, label %b45_fail1, label %b45_ok1, !dbg !763, !prof !49

b45_ok1:
	%309 = load float, float addrspace(1)* %307, align 4, !dbg !763
	%310 = mul i64 %19, %13, !dbg !768
	%311 = add i64 %310, %12, !dbg !769
	br label %b46, !dbg !770

b46:
	%312 = phi i64 [ 0, %b45_ok1 ], [ %327, %b46_ok2 ], !dbg !770
	%313 = add i64 %12, %312, !dbg !773
	%314 = icmp uge i64 %311, %p7, !dbg !772
	br i1 %314, label %b46_fail1, label %b46_ok1, !dbg !772, !prof !49

b46_ok1:
	%315 = icmp eq i64 %13, -1, !dbg !774
	%316 = select i1 %315, i64 1, i64 %13, !dbg !774
	%317 = srem i64 %313, %316, !dbg !774
	%318 = bitcast float %309 to i32, !dbg !775
	%319 = zext i32 %318 to i64, !dbg !775
	%320 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %311, !dbg !772
	%321 = shl i64 %60, 32, !dbg !777
	%322 = or i64 %321, %319, !dbg !778
	%323 = trunc i64 %317 to i32, !dbg !779
	%324 = addrspacecast i64 addrspace(1)* %320 to i64*, !dbg !779
	%325 = icmp uge i64 %317, %13, !dbg !779
	br i1 %325, label %b46_fail2, label %b46_ok2, !dbg !779, !prof !49

b46_ok2:
	%326 = bitcast i64* %324 to i8*, !dbg !779
	call void @gpuc_signal_op_thread(i8* %326, i64 %322, i32 9, i32 %323), !dbg !779
	%327 = add i64 %312, 1, !dbg !771
	%328 = icmp slt i64 %327, %13, !dbg !771
	br i1 %328, label %b46, label %b47, !dbg !771

b47:
	%329 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %310, !dbg !783
	%330 = addrspacecast i64 addrspace(1)* %329 to i64*, !dbg !785
	%331 = icmp uge i64 %310, %p7, !dbg !783
	%332 = icmp eq i64 addrspace(1)* %329, null, !dbg !785
	%333 = or i1 %331, %332, !dbg !785
	br i1 %333, label %b47_fail1, label %b47_ok1, !dbg !785, !prof !49

b47_ok1:
	%334 = bitcast i64* %330 to i8*, !dbg !785
	%335 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %334, i32 5, i64 %321, i32 1, i8* %ctrl, i32 8), !dbg !785
	%336 = and i64 %335, 4294967295, !dbg !786
	%337 = trunc i64 %336 to i32, !dbg !787
	%338 = bitcast i32 %337 to float, !dbg !787
	br label %b48, !dbg !782

b48:
	%339 = phi float [ %338, %b47_ok1 ], [ %353, %b49_ok1 ], !dbg !788
	%340 = phi i64 [ 1, %b47_ok1 ], [ %354, %b49_ok1 ], !dbg !789
	%341 = icmp slt i64 %340, %13, !dbg !790
	br i1 %341, label %b49, label %b50, !dbg !790

b49:
	%342 = add i64 %310, %340, !dbg !792
	%343 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %342, !dbg !794
	%344 = addrspacecast i64 addrspace(1)* %343 to i64*, !dbg !796
	%345 = icmp uge i64 %342, %p7, !dbg !794
	%346 = icmp eq i64 addrspace(1)* %343, null, !dbg !796
	%347 = or i1 %345, %346, !dbg !796
	br i1 %347, label %b49_fail1, label %b49_ok1, !dbg !796, !prof !49

b49_ok1:
	%348 = bitcast i64* %344 to i8*, !dbg !796
	%349 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %348, i32 5, i64 %321, i32 1, i8* %ctrl, i32 8), !dbg !796
	%350 = and i64 %349, 4294967295, !dbg !797
	%351 = trunc i64 %350 to i32, !dbg !798
	%352 = bitcast i32 %351 to float, !dbg !798
	%353 = fadd float %339, %352, !dbg !799
	%354 = add i64 %340, 1, !dbg !800
	br label %b48, !dbg !800

b50:
	store float %339, float addrspace(1)* %307, align 4, !dbg !801
	br label %b51, !dbg !801

b51:
	%355 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !804, !range !314
	%356 = sext i32 %355 to i64, !dbg !804
	%357 = and i32 %54, -32, !dbg !804
	%358 = sub i32 %45, %357, !dbg !804
	%359 = icmp slt i32 %358, 32, !dbg !804
	%360 = select i1 %359, i32 %358, i32 32, !dbg !804
	%361 = sext i32 %360 to i64, !dbg !804
	%362 = mul i64 %19, %13, !dbg !806
	br label %b52, !dbg !804

b52:
	%363 = phi float [ 0.000000e+00, %b51 ], [ %378, %b53_ok1 ], !dbg !807
	%364 = phi i64 [ %356, %b51 ], [ %379, %b53_ok1 ], !dbg !804
	%365 = icmp slt i64 %364, %13, !dbg !804
	br i1 %365, label %b53, label %b54, !dbg !804

b53:
	%366 = add i64 %362, %364, !dbg !808
	%367 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %366, !dbg !810
	%368 = shl i64 %60, 32, !dbg !814
	%369 = addrspacecast i64 addrspace(1)* %367 to i64*, !dbg !812
	%370 = icmp uge i64 %366, %p7, !dbg !810
	%371 = icmp eq i64 addrspace(1)* %367, null, !dbg !812
	%372 = or i1 %370, %371, !dbg !812
	br i1 %372, label %b53_fail1, label %b53_ok1, !dbg !812, !prof !49

b53_ok1:
	%373 = bitcast i64* %369 to i8*, !dbg !812
	%374 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %373, i32 5, i64 %368, i32 1, i8* %ctrl, i32 8), !dbg !812
	%375 = and i64 %374, 4294967295, !dbg !815
	%376 = trunc i64 %375 to i32, !dbg !816
	%377 = bitcast i32 %376 to float, !dbg !816
	%378 = fadd float %363, %377, !dbg !817
	%379 = add i64 %364, %361, !dbg !804
	br label %b52, !dbg !804

b54:
	%380 = icmp eq i64 %361, 32, !dbg !825
	br i1 %380, label %b55, label %b57, !dbg !825

b55:
	%381 = phi float [ %389, %b56 ], [ %363, %b54 ], !dbg !826
	%382 = phi i64 [ %390, %b56 ], [ 16, %b54 ], !dbg !827
	%383 = icmp sgt i64 %382, 0, !dbg !828
	br i1 %383, label %b56, label %b60, !dbg !828

b56:
	%384 = trunc i64 %382 to i32, !dbg !829
	%385 = bitcast float %381 to i32, !dbg !829
	%386 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %385, i32 %384, i32 31), !dbg !829
	%387 = extractvalue { i32, i1 } %386, 0, !dbg !829
	%388 = bitcast i32 %387 to float, !dbg !829
	%389 = fadd float %381, %388, !dbg !830
	%390 = sdiv i64 %382, 2, !dbg !831
	br label %b55, !dbg !831

b57:
	%391 = bitcast float %363 to i32, !dbg !832
	%392 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %391, i32 0, i32 31), !dbg !832
	%393 = extractvalue { i32, i1 } %392, 0, !dbg !832
	%394 = bitcast i32 %393 to float, !dbg !832
	br label %b58, !dbg !832

b58:
	%395 = phi float [ %394, %b57 ], [ %403, %b59 ], !dbg !833
	%396 = phi i64 [ 1, %b57 ], [ %404, %b59 ], !dbg !834
	%397 = icmp slt i64 %396, %361, !dbg !835
	br i1 %397, label %b59, label %b60, !dbg !835

b59:
	%398 = trunc i64 %396 to i32, !dbg !836
	%399 = bitcast float %363 to i32, !dbg !836
	%400 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %399, i32 %398, i32 31), !dbg !836
	%401 = extractvalue { i32, i1 } %400, 0, !dbg !836
	%402 = bitcast i32 %401 to float, !dbg !836
	%403 = fadd float %395, %402, !dbg !830
	%404 = add i64 %396, 1, !dbg !837
	br label %b58, !dbg !837

b60:
	%405 = phi float [ %381, %b55 ], [ %395, %b58 ], !dbg !824
	%406 = sub i64 %46, 1, !dbg !838
	%407 = icmp eq i64 %55, %406, !dbg !839
	br i1 %407, label %b61, label %b62, !dbg !839

b61:
	%408 = getelementptr inbounds float, float addrspace(1)* %8, i64 0, !dbg !840
	%409 = icmp uge i64 0, %p19, !dbg !840
	br i1 %409, label %b61_fail1, label %b61_ok1, !dbg !840, !prof !49

b61_ok1:
	store float %405, float addrspace(1)* %408, align 4, !dbg !840
	br label %b62, !dbg !840

b62:
	call void @llvm.nvvm.barrier0(), !dbg !841
	br label %b63, !dbg !841

b63:
	%410 = add i64 %15, 1, !dbg !841
	%411 = icmp slt i64 %410, %p9, !dbg !841
	br i1 %411, label %b2, label %b64, !dbg !841

b64:
	ret void, !dbg !841

b6_fail1:
	%412 = icmp uge i64 %61, %p11, !dbg !595
	br i1 %412, label %b6_fail2, label %b6_ok2, !dbg !595

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %61, i64 %p11), !dbg !595
	ret void, !dbg !595

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %64, i64 %p1), !dbg !596
	ret void, !dbg !596

b6_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %65, i64 %p1), !dbg !605
	ret void, !dbg !605

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %100, i64 %p11), !dbg !618
	ret void, !dbg !618

b11_fail1:
	%413 = icmp uge i64 %111, %p1, !dbg !624
	br i1 %413, label %b11_fail2, label %b11_ok2, !dbg !624

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %111, i64 %p1), !dbg !624
	ret void, !dbg !624

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !626
	ret void, !dbg !626

b11_fail3:
	%414 = icmp uge i64 %120, %p1, !dbg !630
	br i1 %414, label %b11_fail4, label %b11_ok4, !dbg !630

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %120, i64 %p1), !dbg !630
	ret void, !dbg !630

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !632
	ret void, !dbg !632

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %100, i64 %p11), !dbg !641
	ret void, !dbg !641

b20_fail1:
	%415 = icmp uge i64 %154, %p13, !dbg !657
	br i1 %415, label %b20_fail2, label %b20_ok2, !dbg !657

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %154, i64 %p13), !dbg !657
	ret void, !dbg !657

b20_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %156, i64 %p3), !dbg !660
	ret void, !dbg !660

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %181, i64 %p13), !dbg !674
	ret void, !dbg !674

b24_fail1:
	%416 = icmp uge i64 %191, %p3, !dbg !681
	br i1 %416, label %b24_fail2, label %b24_ok2, !dbg !681

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %191, i64 %p3), !dbg !681
	ret void, !dbg !681

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !683
	ret void, !dbg !683

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %181, i64 %p13), !dbg !691
	ret void, !dbg !691

b33_fail1:
	%417 = icmp uge i64 %223, %p15, !dbg !711
	br i1 %417, label %b33_fail2, label %b33_ok2, !dbg !711

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %223, i64 %p15), !dbg !711
	ret void, !dbg !711

b33_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %226, i64 %p5), !dbg !712
	ret void, !dbg !712

b33_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %227, i64 %p5), !dbg !721
	ret void, !dbg !721

b37_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %261, i64 %p15), !dbg !735
	ret void, !dbg !735

b38_fail1:
	%418 = icmp uge i64 %272, %p5, !dbg !742
	br i1 %418, label %b38_fail2, label %b38_ok2, !dbg !742

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %272, i64 %p5), !dbg !742
	ret void, !dbg !742

b38_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !744
	ret void, !dbg !744

b38_fail3:
	%419 = icmp uge i64 %281, %p5, !dbg !748
	br i1 %419, label %b38_fail4, label %b38_ok4, !dbg !748

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %281, i64 %p5), !dbg !748
	ret void, !dbg !748

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !750
	ret void, !dbg !750

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %261, i64 %p15), !dbg !758
	ret void, !dbg !758

b45_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %p17), !dbg !763
	ret void, !dbg !763

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %311, i64 %p7), !dbg !772
	ret void, !dbg !772

b46_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %317, i64 %13), !dbg !779
	ret void, !dbg !779

b47_fail1:
	%420 = icmp uge i64 %310, %p7, !dbg !783
	br i1 %420, label %b47_fail2, label %b47_ok2, !dbg !783

b47_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %310, i64 %p7), !dbg !783
	ret void, !dbg !783

b47_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !785
	ret void, !dbg !785

b49_fail1:
	%421 = icmp uge i64 %342, %p7, !dbg !794
	br i1 %421, label %b49_fail2, label %b49_ok2, !dbg !794

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %342, i64 %p7), !dbg !794
	ret void, !dbg !794

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !796
	ret void, !dbg !796

b53_fail1:
	%422 = icmp uge i64 %366, %p7, !dbg !810
	br i1 %422, label %b53_fail2, label %b53_ok2, !dbg !810

b53_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %366, i64 %p7), !dbg !810
	ret void, !dbg !810

b53_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !812
	ret void, !dbg !812

b61_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %p19), !dbg !840
	ret void, !dbg !840
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

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!842, !843, !844, !845, !846, !847, !848, !849}
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
!85 = !DILocation(line: 60, column: 7, scope: !8, inlinedAt: !9)
!86 = !DILocation(line: 60, column: 24, scope: !8, inlinedAt: !9)
!87 = !DILocation(line: 61, column: 57, scope: !8, inlinedAt: !9)
!88 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !87)
!89 = !DILocation(line: 61, column: 38, scope: !8, inlinedAt: !9)
!90 = !DILocation(line: 62, column: 34, scope: !8, inlinedAt: !9)
!91 = distinct !DISubprogram(name: "Store", scope: !32, file: !32, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!92 = !DILocation(line: 62, column: 12, scope: !8, inlinedAt: !9)
!93 = !DILocation(line: 39, column: 28, scope: !91, inlinedAt: !92)
!94 = !DILocation(line: 38, column: 18, scope: !91, inlinedAt: !92)
!95 = !DILocation(line: 39, column: 52, scope: !91, inlinedAt: !92)
!96 = !DILocation(line: 39, column: 38, scope: !91, inlinedAt: !92)
!97 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !96)
!98 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !96)
!99 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !96)
!100 = !DILocation(line: 39, column: 16, scope: !91, inlinedAt: !92)
!101 = !DILocation(line: 41, column: 32, scope: !91, inlinedAt: !92)
!102 = !DILocation(line: 41, column: 29, scope: !91, inlinedAt: !92)
!103 = !DILocation(line: 41, column: 60, scope: !91, inlinedAt: !92)
!104 = !DILocation(line: 41, column: 55, scope: !91, inlinedAt: !92)
!105 = !DILocation(line: 41, column: 41, scope: !91, inlinedAt: !92)
!106 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !105)
!107 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !105)
!108 = !DILocation(line: 41, column: 17, scope: !91, inlinedAt: !92)
!109 = distinct !DISubprogram(name: "Await", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!110 = !DILocation(line: 63, column: 31, scope: !8, inlinedAt: !9)
!111 = !DILocation(line: 47, column: 19, scope: !109, inlinedAt: !110)
!112 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !111)
!113 = !DILocation(line: 49, column: 20, scope: !109, inlinedAt: !110)
!114 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !113)
!115 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !111)
!116 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !113)
!117 = !DILocation(line: 49, column: 47, scope: !109, inlinedAt: !110)
!118 = !DILocation(line: 49, column: 3, scope: !109, inlinedAt: !110)
!119 = !DILocation(line: 51, column: 24, scope: !109, inlinedAt: !110)
!120 = !DILocation(line: 63, column: 49, scope: !8, inlinedAt: !9)
!121 = !DILocation(line: 63, column: 8, scope: !8, inlinedAt: !9)
!122 = !DILocation(line: 60, column: 37, scope: !8, inlinedAt: !9)
!123 = !DILocation(line: 65, column: 7, scope: !8, inlinedAt: !9)
!124 = !DILocation(line: 65, column: 24, scope: !8, inlinedAt: !9)
!125 = distinct !DISubprogram(name: "Words", scope: !32, file: !32, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!126 = !DILocation(line: 66, column: 84, scope: !8, inlinedAt: !9)
!127 = !DILocation(line: 14, column: 42, scope: !125, inlinedAt: !126)
!128 = !DILocation(line: 66, column: 69, scope: !8, inlinedAt: !9)
!129 = !DILocation(line: 67, column: 35, scope: !8, inlinedAt: !9)
!130 = distinct !DISubprogram(name: "Store", scope: !32, file: !32, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!131 = !DILocation(line: 67, column: 12, scope: !8, inlinedAt: !9)
!132 = !DILocation(line: 39, column: 28, scope: !130, inlinedAt: !131)
!133 = !DILocation(line: 38, column: 18, scope: !130, inlinedAt: !131)
!134 = !DILocation(line: 39, column: 52, scope: !130, inlinedAt: !131)
!135 = !DILocation(line: 39, column: 38, scope: !130, inlinedAt: !131)
!136 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !135)
!137 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !135)
!138 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !135)
!139 = !DILocation(line: 39, column: 16, scope: !130, inlinedAt: !131)
!140 = !DILocation(line: 41, column: 32, scope: !130, inlinedAt: !131)
!141 = !DILocation(line: 41, column: 29, scope: !130, inlinedAt: !131)
!142 = !DILocation(line: 41, column: 60, scope: !130, inlinedAt: !131)
!143 = !DILocation(line: 41, column: 55, scope: !130, inlinedAt: !131)
!144 = !DILocation(line: 41, column: 41, scope: !130, inlinedAt: !131)
!145 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !144)
!146 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !144)
!147 = !DILocation(line: 41, column: 17, scope: !130, inlinedAt: !131)
!148 = distinct !DISubprogram(name: "Await", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!149 = !DILocation(line: 68, column: 28, scope: !8, inlinedAt: !9)
!150 = !DILocation(line: 47, column: 19, scope: !148, inlinedAt: !149)
!151 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !150)
!152 = !DILocation(line: 49, column: 20, scope: !148, inlinedAt: !149)
!153 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !152)
!154 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !150)
!155 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !152)
!156 = !DILocation(line: 49, column: 47, scope: !148, inlinedAt: !149)
!157 = !DILocation(line: 49, column: 3, scope: !148, inlinedAt: !149)
!158 = !DILocation(line: 51, column: 24, scope: !148, inlinedAt: !149)
!159 = !DILocation(line: 68, column: 46, scope: !8, inlinedAt: !9)
!160 = !DILocation(line: 68, column: 9, scope: !8, inlinedAt: !9)
!161 = !DILocation(line: 65, column: 38, scope: !8, inlinedAt: !9)
!162 = !DILocation(line: 26, column: 7, scope: !6)
!163 = !DILocation(line: 27, column: 16, scope: !6)
!164 = !DILocation(line: 27, column: 21, scope: !6)
!165 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!166 = !DILocation(line: 28, column: 8, scope: !6)
!167 = !DILocation(line: 44, column: 23, scope: !165, inlinedAt: !166)
!168 = !DILocation(line: 44, column: 40, scope: !165, inlinedAt: !166)
!169 = !DILocation(line: 45, column: 20, scope: !165, inlinedAt: !166)
!170 = !DILocation(line: 45, column: 23, scope: !165, inlinedAt: !166)
!171 = !DILocation(line: 45, column: 32, scope: !165, inlinedAt: !166)
!172 = !DILocation(line: 45, column: 36, scope: !165, inlinedAt: !166)
!173 = !DILocation(line: 45, column: 39, scope: !165, inlinedAt: !166)
!174 = !DILocation(line: 47, column: 22, scope: !165, inlinedAt: !166)
!175 = !DILocation(line: 47, column: 15, scope: !165, inlinedAt: !166)
!176 = !DILocation(line: 48, column: 11, scope: !165, inlinedAt: !166)
!177 = !DILocation(line: 48, column: 14, scope: !165, inlinedAt: !166)
!178 = !DILocation(line: 49, column: 3, scope: !165, inlinedAt: !166)
!179 = !DILocation(line: 54, column: 55, scope: !165, inlinedAt: !166)
!180 = distinct !DISubprogram(name: "Send", scope: !34, file: !34, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!181 = !DILocation(line: 55, column: 10, scope: !165, inlinedAt: !166)
!182 = !DILocation(line: 12, column: 8, scope: !180, inlinedAt: !181)
!183 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !182)
!184 = !DILocation(line: 70, column: 17, scope: !165, inlinedAt: !166)
!185 = !DILocation(line: 66, column: 57, scope: !165, inlinedAt: !166)
!186 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !185)
!187 = !DILocation(line: 66, column: 38, scope: !165, inlinedAt: !166)
!188 = !DILocation(line: 54, column: 24, scope: !165, inlinedAt: !166)
!189 = !DILocation(line: 52, column: 22, scope: !165, inlinedAt: !166)
!190 = !DILocation(line: 52, column: 14, scope: !165, inlinedAt: !166)
!191 = !DILocation(line: 54, column: 70, scope: !165, inlinedAt: !166)
!192 = !DILocation(line: 54, column: 63, scope: !165, inlinedAt: !166)
!193 = !DILocation(line: 39, column: 38, scope: !33, inlinedAt: !182)
!194 = !DILocation(line: 54, column: 53, scope: !50, inlinedAt: !193)
!195 = !DILocation(line: 11, column: 17, scope: !180, inlinedAt: !181)
!196 = !DILocation(line: 11, column: 6, scope: !180, inlinedAt: !181)
!197 = !DILocation(line: 11, column: 23, scope: !180, inlinedAt: !181)
!198 = !DILocation(line: 39, column: 28, scope: !33, inlinedAt: !182)
!199 = !DILocation(line: 12, column: 45, scope: !180, inlinedAt: !181)
!200 = !DILocation(line: 38, column: 18, scope: !33, inlinedAt: !182)
!201 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !193)
!202 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !193)
!203 = !DILocation(line: 11, column: 35, scope: !180, inlinedAt: !181)
!204 = distinct !DISubprogram(name: "Receive", scope: !34, file: !34, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!205 = !DILocation(line: 56, column: 13, scope: !165, inlinedAt: !166)
!206 = !DILocation(line: 20, column: 6, scope: !204, inlinedAt: !205)
!207 = !DILocation(line: 20, column: 23, scope: !204, inlinedAt: !205)
!208 = !DILocation(line: 21, column: 20, scope: !204, inlinedAt: !205)
!209 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !208)
!210 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !208)
!211 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !210)
!212 = !DILocation(line: 62, column: 61, scope: !69, inlinedAt: !210)
!213 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !212)
!214 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !210)
!215 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !208)
!216 = !DILocation(line: 21, column: 6, scope: !204, inlinedAt: !205)
!217 = !DILocation(line: 20, column: 35, scope: !204, inlinedAt: !205)
!218 = !DILocation(line: 57, column: 7, scope: !165, inlinedAt: !166)
!219 = !DILocation(line: 57, column: 24, scope: !165, inlinedAt: !166)
!220 = !DILocation(line: 58, column: 16, scope: !165, inlinedAt: !166)
!221 = !DILocation(line: 58, column: 20, scope: !165, inlinedAt: !166)
!222 = !DILocation(line: 58, column: 7, scope: !165, inlinedAt: !166)
!223 = !DILocation(line: 57, column: 36, scope: !165, inlinedAt: !166)
!224 = !DILocation(line: 60, column: 7, scope: !165, inlinedAt: !166)
!225 = !DILocation(line: 60, column: 24, scope: !165, inlinedAt: !166)
!226 = !DILocation(line: 61, column: 57, scope: !165, inlinedAt: !166)
!227 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !226)
!228 = !DILocation(line: 61, column: 38, scope: !165, inlinedAt: !166)
!229 = !DILocation(line: 62, column: 12, scope: !165, inlinedAt: !166)
!230 = !DILocation(line: 39, column: 28, scope: !91, inlinedAt: !229)
!231 = !DILocation(line: 62, column: 34, scope: !165, inlinedAt: !166)
!232 = !DILocation(line: 38, column: 18, scope: !91, inlinedAt: !229)
!233 = !DILocation(line: 39, column: 52, scope: !91, inlinedAt: !229)
!234 = !DILocation(line: 39, column: 38, scope: !91, inlinedAt: !229)
!235 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !234)
!236 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !234)
!237 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !234)
!238 = !DILocation(line: 39, column: 16, scope: !91, inlinedAt: !229)
!239 = !DILocation(line: 41, column: 32, scope: !91, inlinedAt: !229)
!240 = !DILocation(line: 41, column: 29, scope: !91, inlinedAt: !229)
!241 = !DILocation(line: 41, column: 60, scope: !91, inlinedAt: !229)
!242 = !DILocation(line: 41, column: 55, scope: !91, inlinedAt: !229)
!243 = !DILocation(line: 41, column: 41, scope: !91, inlinedAt: !229)
!244 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !243)
!245 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !243)
!246 = !DILocation(line: 41, column: 17, scope: !91, inlinedAt: !229)
!247 = !DILocation(line: 63, column: 31, scope: !165, inlinedAt: !166)
!248 = !DILocation(line: 47, column: 19, scope: !109, inlinedAt: !247)
!249 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !248)
!250 = !DILocation(line: 49, column: 20, scope: !109, inlinedAt: !247)
!251 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !250)
!252 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !248)
!253 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !250)
!254 = !DILocation(line: 49, column: 47, scope: !109, inlinedAt: !247)
!255 = !DILocation(line: 49, column: 3, scope: !109, inlinedAt: !247)
!256 = !DILocation(line: 51, column: 24, scope: !109, inlinedAt: !247)
!257 = !DILocation(line: 63, column: 49, scope: !165, inlinedAt: !166)
!258 = !DILocation(line: 63, column: 8, scope: !165, inlinedAt: !166)
!259 = !DILocation(line: 60, column: 37, scope: !165, inlinedAt: !166)
!260 = !DILocation(line: 65, column: 7, scope: !165, inlinedAt: !166)
!261 = !DILocation(line: 65, column: 24, scope: !165, inlinedAt: !166)
!262 = !DILocation(line: 66, column: 84, scope: !165, inlinedAt: !166)
!263 = !DILocation(line: 14, column: 42, scope: !125, inlinedAt: !262)
!264 = !DILocation(line: 66, column: 69, scope: !165, inlinedAt: !166)
!265 = !DILocation(line: 67, column: 12, scope: !165, inlinedAt: !166)
!266 = !DILocation(line: 39, column: 28, scope: !130, inlinedAt: !265)
!267 = !DILocation(line: 67, column: 35, scope: !165, inlinedAt: !166)
!268 = !DILocation(line: 38, column: 18, scope: !130, inlinedAt: !265)
!269 = !DILocation(line: 39, column: 52, scope: !130, inlinedAt: !265)
!270 = !DILocation(line: 39, column: 38, scope: !130, inlinedAt: !265)
!271 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !270)
!272 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !270)
!273 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !270)
!274 = !DILocation(line: 39, column: 16, scope: !130, inlinedAt: !265)
!275 = !DILocation(line: 41, column: 32, scope: !130, inlinedAt: !265)
!276 = !DILocation(line: 41, column: 29, scope: !130, inlinedAt: !265)
!277 = !DILocation(line: 41, column: 60, scope: !130, inlinedAt: !265)
!278 = !DILocation(line: 41, column: 55, scope: !130, inlinedAt: !265)
!279 = !DILocation(line: 41, column: 41, scope: !130, inlinedAt: !265)
!280 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !279)
!281 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !279)
!282 = !DILocation(line: 41, column: 17, scope: !130, inlinedAt: !265)
!283 = !DILocation(line: 68, column: 28, scope: !165, inlinedAt: !166)
!284 = !DILocation(line: 47, column: 19, scope: !148, inlinedAt: !283)
!285 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !284)
!286 = !DILocation(line: 49, column: 20, scope: !148, inlinedAt: !283)
!287 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !286)
!288 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !284)
!289 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !286)
!290 = !DILocation(line: 49, column: 47, scope: !148, inlinedAt: !283)
!291 = !DILocation(line: 49, column: 3, scope: !148, inlinedAt: !283)
!292 = !DILocation(line: 51, column: 24, scope: !148, inlinedAt: !283)
!293 = !DILocation(line: 68, column: 46, scope: !165, inlinedAt: !166)
!294 = !DILocation(line: 68, column: 9, scope: !165, inlinedAt: !166)
!295 = !DILocation(line: 65, column: 38, scope: !165, inlinedAt: !166)
!296 = !DILocation(line: 30, column: 7, scope: !6)
!297 = !DILocation(line: 31, column: 16, scope: !6)
!298 = !DILocation(line: 31, column: 21, scope: !6)
!299 = !DILocation(line: 31, column: 43, scope: !6)
!300 = !DILocation(line: 31, column: 45, scope: !6)
!301 = !DILocation(line: 31, column: 49, scope: !6)
!302 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!303 = !DILocation(line: 32, column: 8, scope: !6)
!304 = !DILocation(line: 44, column: 23, scope: !302, inlinedAt: !303)
!305 = !DILocation(line: 44, column: 40, scope: !302, inlinedAt: !303)
!306 = !DILocation(line: 45, column: 20, scope: !302, inlinedAt: !303)
!307 = !DILocation(line: 45, column: 23, scope: !302, inlinedAt: !303)
!308 = !DILocation(line: 45, column: 32, scope: !302, inlinedAt: !303)
!309 = !DILocation(line: 45, column: 36, scope: !302, inlinedAt: !303)
!310 = !DILocation(line: 45, column: 39, scope: !302, inlinedAt: !303)
!311 = !DILocation(line: 47, column: 22, scope: !302, inlinedAt: !303)
!312 = !DILocation(line: 47, column: 15, scope: !302, inlinedAt: !303)
!313 = !DILocation(line: 48, column: 11, scope: !302, inlinedAt: !303)
!314 = !{i32 0, i32 32}
!315 = !DILocation(line: 48, column: 14, scope: !302, inlinedAt: !303)
!316 = !DILocation(line: 49, column: 3, scope: !302, inlinedAt: !303)
!317 = !DILocation(line: 54, column: 55, scope: !302, inlinedAt: !303)
!318 = distinct !DISubprogram(name: "Send", scope: !34, file: !34, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!319 = !DILocation(line: 55, column: 10, scope: !302, inlinedAt: !303)
!320 = !DILocation(line: 12, column: 8, scope: !318, inlinedAt: !319)
!321 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !320)
!322 = !DILocation(line: 70, column: 17, scope: !302, inlinedAt: !303)
!323 = !DILocation(line: 66, column: 57, scope: !302, inlinedAt: !303)
!324 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !323)
!325 = !DILocation(line: 66, column: 38, scope: !302, inlinedAt: !303)
!326 = !DILocation(line: 54, column: 24, scope: !302, inlinedAt: !303)
!327 = !DILocation(line: 52, column: 22, scope: !302, inlinedAt: !303)
!328 = !DILocation(line: 52, column: 14, scope: !302, inlinedAt: !303)
!329 = !DILocation(line: 54, column: 70, scope: !302, inlinedAt: !303)
!330 = !DILocation(line: 54, column: 63, scope: !302, inlinedAt: !303)
!331 = !DILocation(line: 39, column: 38, scope: !33, inlinedAt: !320)
!332 = !DILocation(line: 54, column: 53, scope: !50, inlinedAt: !331)
!333 = !DILocation(line: 11, column: 17, scope: !318, inlinedAt: !319)
!334 = !DILocation(line: 11, column: 6, scope: !318, inlinedAt: !319)
!335 = !DILocation(line: 11, column: 23, scope: !318, inlinedAt: !319)
!336 = !DILocation(line: 12, column: 45, scope: !318, inlinedAt: !319)
!337 = !DILocation(line: 39, column: 28, scope: !33, inlinedAt: !320)
!338 = !DILocation(line: 38, column: 18, scope: !33, inlinedAt: !320)
!339 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !331)
!340 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !331)
!341 = !DILocation(line: 11, column: 35, scope: !318, inlinedAt: !319)
!342 = distinct !DISubprogram(name: "Receive", scope: !34, file: !34, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!343 = !DILocation(line: 56, column: 13, scope: !302, inlinedAt: !303)
!344 = !DILocation(line: 20, column: 6, scope: !342, inlinedAt: !343)
!345 = !DILocation(line: 20, column: 23, scope: !342, inlinedAt: !343)
!346 = !DILocation(line: 21, column: 20, scope: !342, inlinedAt: !343)
!347 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !346)
!348 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !346)
!349 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !348)
!350 = !DILocation(line: 62, column: 61, scope: !69, inlinedAt: !348)
!351 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !350)
!352 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !348)
!353 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !346)
!354 = !DILocation(line: 21, column: 6, scope: !342, inlinedAt: !343)
!355 = !DILocation(line: 20, column: 35, scope: !342, inlinedAt: !343)
!356 = !DILocation(line: 57, column: 7, scope: !302, inlinedAt: !303)
!357 = !DILocation(line: 57, column: 24, scope: !302, inlinedAt: !303)
!358 = !DILocation(line: 58, column: 16, scope: !302, inlinedAt: !303)
!359 = !DILocation(line: 58, column: 20, scope: !302, inlinedAt: !303)
!360 = !DILocation(line: 58, column: 7, scope: !302, inlinedAt: !303)
!361 = !DILocation(line: 57, column: 36, scope: !302, inlinedAt: !303)
!362 = !DILocation(line: 60, column: 7, scope: !302, inlinedAt: !303)
!363 = !DILocation(line: 60, column: 24, scope: !302, inlinedAt: !303)
!364 = !DILocation(line: 61, column: 57, scope: !302, inlinedAt: !303)
!365 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !364)
!366 = !DILocation(line: 61, column: 38, scope: !302, inlinedAt: !303)
!367 = !DILocation(line: 62, column: 34, scope: !302, inlinedAt: !303)
!368 = !DILocation(line: 62, column: 12, scope: !302, inlinedAt: !303)
!369 = !DILocation(line: 39, column: 28, scope: !91, inlinedAt: !368)
!370 = !DILocation(line: 38, column: 18, scope: !91, inlinedAt: !368)
!371 = !DILocation(line: 39, column: 52, scope: !91, inlinedAt: !368)
!372 = !DILocation(line: 39, column: 38, scope: !91, inlinedAt: !368)
!373 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !372)
!374 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !372)
!375 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !372)
!376 = !DILocation(line: 39, column: 16, scope: !91, inlinedAt: !368)
!377 = !DILocation(line: 41, column: 32, scope: !91, inlinedAt: !368)
!378 = !DILocation(line: 41, column: 29, scope: !91, inlinedAt: !368)
!379 = !DILocation(line: 41, column: 60, scope: !91, inlinedAt: !368)
!380 = !DILocation(line: 41, column: 55, scope: !91, inlinedAt: !368)
!381 = !DILocation(line: 41, column: 41, scope: !91, inlinedAt: !368)
!382 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !381)
!383 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !381)
!384 = !DILocation(line: 41, column: 17, scope: !91, inlinedAt: !368)
!385 = !DILocation(line: 63, column: 31, scope: !302, inlinedAt: !303)
!386 = !DILocation(line: 47, column: 19, scope: !109, inlinedAt: !385)
!387 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !386)
!388 = !DILocation(line: 49, column: 20, scope: !109, inlinedAt: !385)
!389 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !388)
!390 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !386)
!391 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !388)
!392 = !DILocation(line: 49, column: 47, scope: !109, inlinedAt: !385)
!393 = !DILocation(line: 49, column: 3, scope: !109, inlinedAt: !385)
!394 = !DILocation(line: 51, column: 24, scope: !109, inlinedAt: !385)
!395 = !DILocation(line: 63, column: 49, scope: !302, inlinedAt: !303)
!396 = !DILocation(line: 63, column: 8, scope: !302, inlinedAt: !303)
!397 = !DILocation(line: 60, column: 37, scope: !302, inlinedAt: !303)
!398 = !DILocation(line: 65, column: 7, scope: !302, inlinedAt: !303)
!399 = !DILocation(line: 65, column: 24, scope: !302, inlinedAt: !303)
!400 = !DILocation(line: 66, column: 84, scope: !302, inlinedAt: !303)
!401 = !DILocation(line: 14, column: 42, scope: !125, inlinedAt: !400)
!402 = !DILocation(line: 66, column: 69, scope: !302, inlinedAt: !303)
!403 = !DILocation(line: 67, column: 35, scope: !302, inlinedAt: !303)
!404 = !DILocation(line: 67, column: 12, scope: !302, inlinedAt: !303)
!405 = !DILocation(line: 39, column: 28, scope: !130, inlinedAt: !404)
!406 = !DILocation(line: 38, column: 18, scope: !130, inlinedAt: !404)
!407 = !DILocation(line: 39, column: 52, scope: !130, inlinedAt: !404)
!408 = !DILocation(line: 39, column: 38, scope: !130, inlinedAt: !404)
!409 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !408)
!410 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !408)
!411 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !408)
!412 = !DILocation(line: 39, column: 16, scope: !130, inlinedAt: !404)
!413 = !DILocation(line: 41, column: 32, scope: !130, inlinedAt: !404)
!414 = !DILocation(line: 41, column: 29, scope: !130, inlinedAt: !404)
!415 = !DILocation(line: 41, column: 60, scope: !130, inlinedAt: !404)
!416 = !DILocation(line: 41, column: 55, scope: !130, inlinedAt: !404)
!417 = !DILocation(line: 41, column: 41, scope: !130, inlinedAt: !404)
!418 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !417)
!419 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !417)
!420 = !DILocation(line: 41, column: 17, scope: !130, inlinedAt: !404)
!421 = !DILocation(line: 68, column: 28, scope: !302, inlinedAt: !303)
!422 = !DILocation(line: 47, column: 19, scope: !148, inlinedAt: !421)
!423 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !422)
!424 = !DILocation(line: 49, column: 20, scope: !148, inlinedAt: !421)
!425 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !424)
!426 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !422)
!427 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !424)
!428 = !DILocation(line: 49, column: 47, scope: !148, inlinedAt: !421)
!429 = !DILocation(line: 49, column: 3, scope: !148, inlinedAt: !421)
!430 = !DILocation(line: 51, column: 24, scope: !148, inlinedAt: !421)
!431 = !DILocation(line: 68, column: 46, scope: !302, inlinedAt: !303)
!432 = !DILocation(line: 68, column: 9, scope: !302, inlinedAt: !303)
!433 = !DILocation(line: 65, column: 38, scope: !302, inlinedAt: !303)
!434 = !DILocation(line: 34, column: 7, scope: !6)
!435 = !DILocation(line: 35, column: 19, scope: !6)
!436 = !DILocation(line: 35, column: 22, scope: !6)
!437 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!438 = !DILocation(line: 36, column: 8, scope: !6)
!439 = !DILocation(line: 44, column: 23, scope: !437, inlinedAt: !438)
!440 = !DILocation(line: 44, column: 40, scope: !437, inlinedAt: !438)
!441 = !DILocation(line: 45, column: 20, scope: !437, inlinedAt: !438)
!442 = !DILocation(line: 45, column: 23, scope: !437, inlinedAt: !438)
!443 = !DILocation(line: 45, column: 32, scope: !437, inlinedAt: !438)
!444 = !DILocation(line: 45, column: 36, scope: !437, inlinedAt: !438)
!445 = !DILocation(line: 45, column: 39, scope: !437, inlinedAt: !438)
!446 = !DILocation(line: 47, column: 15, scope: !437, inlinedAt: !438)
!447 = !DILocation(line: 48, column: 14, scope: !437, inlinedAt: !438)
!448 = !DILocation(line: 49, column: 3, scope: !437, inlinedAt: !438)
!449 = !DILocation(line: 54, column: 55, scope: !437, inlinedAt: !438)
!450 = distinct !DISubprogram(name: "Send", scope: !34, file: !34, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!451 = !DILocation(line: 55, column: 10, scope: !437, inlinedAt: !438)
!452 = !DILocation(line: 12, column: 8, scope: !450, inlinedAt: !451)
!453 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !452)
!454 = !DILocation(line: 70, column: 17, scope: !437, inlinedAt: !438)
!455 = !DILocation(line: 66, column: 57, scope: !437, inlinedAt: !438)
!456 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !455)
!457 = !DILocation(line: 66, column: 38, scope: !437, inlinedAt: !438)
!458 = !DILocation(line: 54, column: 24, scope: !437, inlinedAt: !438)
!459 = !DILocation(line: 52, column: 22, scope: !437, inlinedAt: !438)
!460 = !DILocation(line: 52, column: 14, scope: !437, inlinedAt: !438)
!461 = !DILocation(line: 54, column: 70, scope: !437, inlinedAt: !438)
!462 = !DILocation(line: 54, column: 63, scope: !437, inlinedAt: !438)
!463 = !DILocation(line: 39, column: 38, scope: !33, inlinedAt: !452)
!464 = !DILocation(line: 54, column: 53, scope: !50, inlinedAt: !463)
!465 = !DILocation(line: 11, column: 17, scope: !450, inlinedAt: !451)
!466 = !DILocation(line: 11, column: 6, scope: !450, inlinedAt: !451)
!467 = !DILocation(line: 11, column: 23, scope: !450, inlinedAt: !451)
!468 = !DILocation(line: 39, column: 28, scope: !33, inlinedAt: !452)
!469 = !DILocation(line: 12, column: 45, scope: !450, inlinedAt: !451)
!470 = !DILocation(line: 38, column: 18, scope: !33, inlinedAt: !452)
!471 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !463)
!472 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !463)
!473 = !DILocation(line: 11, column: 35, scope: !450, inlinedAt: !451)
!474 = distinct !DISubprogram(name: "Receive", scope: !34, file: !34, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!475 = !DILocation(line: 56, column: 13, scope: !437, inlinedAt: !438)
!476 = !DILocation(line: 20, column: 6, scope: !474, inlinedAt: !475)
!477 = !DILocation(line: 20, column: 23, scope: !474, inlinedAt: !475)
!478 = !DILocation(line: 21, column: 20, scope: !474, inlinedAt: !475)
!479 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !478)
!480 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !478)
!481 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !480)
!482 = !DILocation(line: 62, column: 61, scope: !69, inlinedAt: !480)
!483 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !482)
!484 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !480)
!485 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !478)
!486 = !DILocation(line: 21, column: 6, scope: !474, inlinedAt: !475)
!487 = !DILocation(line: 20, column: 35, scope: !474, inlinedAt: !475)
!488 = !DILocation(line: 57, column: 7, scope: !437, inlinedAt: !438)
!489 = !DILocation(line: 57, column: 24, scope: !437, inlinedAt: !438)
!490 = !DILocation(line: 58, column: 16, scope: !437, inlinedAt: !438)
!491 = !DILocation(line: 58, column: 20, scope: !437, inlinedAt: !438)
!492 = !DILocation(line: 58, column: 7, scope: !437, inlinedAt: !438)
!493 = !DILocation(line: 57, column: 36, scope: !437, inlinedAt: !438)
!494 = !DILocation(line: 60, column: 7, scope: !437, inlinedAt: !438)
!495 = !DILocation(line: 60, column: 24, scope: !437, inlinedAt: !438)
!496 = !DILocation(line: 61, column: 57, scope: !437, inlinedAt: !438)
!497 = !DILocation(line: 14, column: 42, scope: !40, inlinedAt: !496)
!498 = !DILocation(line: 61, column: 38, scope: !437, inlinedAt: !438)
!499 = !DILocation(line: 62, column: 12, scope: !437, inlinedAt: !438)
!500 = !DILocation(line: 39, column: 28, scope: !91, inlinedAt: !499)
!501 = !DILocation(line: 62, column: 34, scope: !437, inlinedAt: !438)
!502 = !DILocation(line: 38, column: 18, scope: !91, inlinedAt: !499)
!503 = !DILocation(line: 39, column: 52, scope: !91, inlinedAt: !499)
!504 = !DILocation(line: 39, column: 38, scope: !91, inlinedAt: !499)
!505 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !504)
!506 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !504)
!507 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !504)
!508 = !DILocation(line: 39, column: 16, scope: !91, inlinedAt: !499)
!509 = !DILocation(line: 41, column: 32, scope: !91, inlinedAt: !499)
!510 = !DILocation(line: 41, column: 29, scope: !91, inlinedAt: !499)
!511 = !DILocation(line: 41, column: 60, scope: !91, inlinedAt: !499)
!512 = !DILocation(line: 41, column: 55, scope: !91, inlinedAt: !499)
!513 = !DILocation(line: 41, column: 41, scope: !91, inlinedAt: !499)
!514 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !513)
!515 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !513)
!516 = !DILocation(line: 41, column: 17, scope: !91, inlinedAt: !499)
!517 = !DILocation(line: 63, column: 31, scope: !437, inlinedAt: !438)
!518 = !DILocation(line: 47, column: 19, scope: !109, inlinedAt: !517)
!519 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !518)
!520 = !DILocation(line: 49, column: 20, scope: !109, inlinedAt: !517)
!521 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !520)
!522 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !518)
!523 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !520)
!524 = !DILocation(line: 49, column: 47, scope: !109, inlinedAt: !517)
!525 = !DILocation(line: 49, column: 3, scope: !109, inlinedAt: !517)
!526 = !DILocation(line: 51, column: 24, scope: !109, inlinedAt: !517)
!527 = !DILocation(line: 63, column: 49, scope: !437, inlinedAt: !438)
!528 = !DILocation(line: 63, column: 8, scope: !437, inlinedAt: !438)
!529 = !DILocation(line: 60, column: 37, scope: !437, inlinedAt: !438)
!530 = !DILocation(line: 65, column: 7, scope: !437, inlinedAt: !438)
!531 = !DILocation(line: 65, column: 24, scope: !437, inlinedAt: !438)
!532 = !DILocation(line: 66, column: 84, scope: !437, inlinedAt: !438)
!533 = !DILocation(line: 14, column: 42, scope: !125, inlinedAt: !532)
!534 = !DILocation(line: 66, column: 69, scope: !437, inlinedAt: !438)
!535 = !DILocation(line: 67, column: 12, scope: !437, inlinedAt: !438)
!536 = !DILocation(line: 39, column: 28, scope: !130, inlinedAt: !535)
!537 = !DILocation(line: 67, column: 35, scope: !437, inlinedAt: !438)
!538 = !DILocation(line: 38, column: 18, scope: !130, inlinedAt: !535)
!539 = !DILocation(line: 39, column: 52, scope: !130, inlinedAt: !535)
!540 = !DILocation(line: 39, column: 38, scope: !130, inlinedAt: !535)
!541 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !540)
!542 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !540)
!543 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !540)
!544 = !DILocation(line: 39, column: 16, scope: !130, inlinedAt: !535)
!545 = !DILocation(line: 41, column: 32, scope: !130, inlinedAt: !535)
!546 = !DILocation(line: 41, column: 29, scope: !130, inlinedAt: !535)
!547 = !DILocation(line: 41, column: 60, scope: !130, inlinedAt: !535)
!548 = !DILocation(line: 41, column: 55, scope: !130, inlinedAt: !535)
!549 = !DILocation(line: 41, column: 41, scope: !130, inlinedAt: !535)
!550 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !549)
!551 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !549)
!552 = !DILocation(line: 41, column: 17, scope: !130, inlinedAt: !535)
!553 = !DILocation(line: 68, column: 28, scope: !437, inlinedAt: !438)
!554 = !DILocation(line: 47, column: 19, scope: !148, inlinedAt: !553)
!555 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !554)
!556 = !DILocation(line: 49, column: 20, scope: !148, inlinedAt: !553)
!557 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !556)
!558 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !554)
!559 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !556)
!560 = !DILocation(line: 49, column: 47, scope: !148, inlinedAt: !553)
!561 = !DILocation(line: 49, column: 3, scope: !148, inlinedAt: !553)
!562 = !DILocation(line: 51, column: 24, scope: !148, inlinedAt: !553)
!563 = !DILocation(line: 68, column: 46, scope: !437, inlinedAt: !438)
!564 = !DILocation(line: 68, column: 9, scope: !437, inlinedAt: !438)
!565 = !DILocation(line: 65, column: 38, scope: !437, inlinedAt: !438)
!566 = distinct !DISubprogram(name: "Sums", scope: !1, file: !1, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!567 = !DILocation(line: 79, column: 6, scope: !566)
!568 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!569 = distinct !DISubprogram(name: "AllReduce", scope: !568, file: !568, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!570 = !DILocation(line: 82, column: 15, scope: !566)
!571 = !DILocation(line: 23, column: 23, scope: !569, inlinedAt: !570)
!572 = !DILocation(line: 23, column: 40, scope: !569, inlinedAt: !570)
!573 = !DILocation(line: 25, column: 27, scope: !569, inlinedAt: !570)
!574 = !DILocation(line: 81, column: 22, scope: !566)
!575 = !DILocation(line: 81, column: 14, scope: !566)
!576 = !DILocation(line: 24, column: 19, scope: !569, inlinedAt: !570)
!577 = !DILocation(line: 24, column: 13, scope: !569, inlinedAt: !570)
!578 = !DILocation(line: 24, column: 38, scope: !569, inlinedAt: !570)
!579 = !DILocation(line: 24, column: 23, scope: !569, inlinedAt: !570)
!580 = !DILocation(line: 25, column: 22, scope: !569, inlinedAt: !570)
!581 = !DILocation(line: 26, column: 17, scope: !569, inlinedAt: !570)
!582 = !DILocation(line: 26, column: 46, scope: !569, inlinedAt: !570)
!583 = !DILocation(line: 28, column: 27, scope: !569, inlinedAt: !570)
!584 = !DILocation(line: 28, column: 24, scope: !569, inlinedAt: !570)
!585 = !DILocation(line: 28, column: 9, scope: !569, inlinedAt: !570)
!586 = !DILocation(line: 39, column: 38, scope: !91, inlinedAt: !585)
!587 = !DILocation(line: 54, column: 53, scope: !50, inlinedAt: !586)
!588 = !DILocation(line: 26, column: 6, scope: !569, inlinedAt: !570)
!589 = !DILocation(line: 26, column: 23, scope: !569, inlinedAt: !570)
!590 = !DILocation(line: 28, column: 34, scope: !569, inlinedAt: !570)
!591 = !DILocation(line: 28, column: 32, scope: !569, inlinedAt: !570)
!592 = !DILocation(line: 41, column: 32, scope: !91, inlinedAt: !585)
!593 = !DILocation(line: 27, column: 7, scope: !569, inlinedAt: !570)
!594 = !DILocation(line: 27, column: 21, scope: !569, inlinedAt: !570)
!595 = !DILocation(line: 28, column: 59, scope: !569, inlinedAt: !570)
!596 = !DILocation(line: 39, column: 28, scope: !91, inlinedAt: !585)
!597 = !DILocation(line: 28, column: 67, scope: !569, inlinedAt: !570)
!598 = !DILocation(line: 28, column: 72, scope: !569, inlinedAt: !570)
!599 = !DILocation(line: 38, column: 18, scope: !91, inlinedAt: !585)
!600 = !DILocation(line: 39, column: 52, scope: !91, inlinedAt: !585)
!601 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !586)
!602 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !586)
!603 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !586)
!604 = !DILocation(line: 39, column: 16, scope: !91, inlinedAt: !585)
!605 = !DILocation(line: 41, column: 29, scope: !91, inlinedAt: !585)
!606 = !DILocation(line: 41, column: 60, scope: !91, inlinedAt: !585)
!607 = !DILocation(line: 41, column: 55, scope: !91, inlinedAt: !585)
!608 = !DILocation(line: 41, column: 41, scope: !91, inlinedAt: !585)
!609 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !608)
!610 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !608)
!611 = !DILocation(line: 41, column: 17, scope: !91, inlinedAt: !585)
!612 = !DILocation(line: 27, column: 28, scope: !569, inlinedAt: !570)
!613 = !DILocation(line: 26, column: 35, scope: !569, inlinedAt: !570)
!614 = !DILocation(line: 31, column: 6, scope: !569, inlinedAt: !570)
!615 = !DILocation(line: 31, column: 23, scope: !569, inlinedAt: !570)
!616 = !DILocation(line: 36, column: 42, scope: !569, inlinedAt: !570)
!617 = !DILocation(line: 32, column: 7, scope: !569, inlinedAt: !570)
!618 = !DILocation(line: 34, column: 12, scope: !569, inlinedAt: !570)
!619 = !DILocation(line: 35, column: 10, scope: !569, inlinedAt: !570)
!620 = !DILocation(line: 36, column: 35, scope: !569, inlinedAt: !570)
!621 = !DILocation(line: 36, column: 32, scope: !569, inlinedAt: !570)
!622 = !DILocation(line: 36, column: 40, scope: !569, inlinedAt: !570)
!623 = !DILocation(line: 36, column: 17, scope: !569, inlinedAt: !570)
!624 = !DILocation(line: 47, column: 31, scope: !109, inlinedAt: !623)
!625 = !DILocation(line: 47, column: 19, scope: !109, inlinedAt: !623)
!626 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !625)
!627 = !DILocation(line: 62, column: 61, scope: !69, inlinedAt: !625)
!628 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !627)
!629 = !DILocation(line: 49, column: 35, scope: !109, inlinedAt: !623)
!630 = !DILocation(line: 49, column: 32, scope: !109, inlinedAt: !623)
!631 = !DILocation(line: 49, column: 20, scope: !109, inlinedAt: !623)
!632 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !631)
!633 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !625)
!634 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !631)
!635 = !DILocation(line: 49, column: 47, scope: !109, inlinedAt: !623)
!636 = !DILocation(line: 49, column: 3, scope: !109, inlinedAt: !623)
!637 = !DILocation(line: 51, column: 24, scope: !109, inlinedAt: !623)
!638 = !DILocation(line: 34, column: 4, scope: !569, inlinedAt: !570)
!639 = !DILocation(line: 38, column: 10, scope: !569, inlinedAt: !570)
!640 = !DILocation(line: 41, column: 5, scope: !569, inlinedAt: !570)
!641 = !DILocation(line: 44, column: 6, scope: !569, inlinedAt: !570)
!642 = !DILocation(line: 31, column: 46, scope: !569, inlinedAt: !570)
!643 = !DILocation(line: 31, column: 35, scope: !569, inlinedAt: !570)
!644 = distinct !DISubprogram(name: "AllReduce", scope: !568, file: !568, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!645 = !DILocation(line: 83, column: 15, scope: !566)
!646 = !DILocation(line: 24, column: 38, scope: !644, inlinedAt: !645)
!647 = !DILocation(line: 24, column: 23, scope: !644, inlinedAt: !645)
!648 = !DILocation(line: 25, column: 22, scope: !644, inlinedAt: !645)
!649 = !DILocation(line: 28, column: 27, scope: !644, inlinedAt: !645)
!650 = !DILocation(line: 28, column: 24, scope: !644, inlinedAt: !645)
!651 = !DILocation(line: 26, column: 17, scope: !644, inlinedAt: !645)
!652 = !DILocation(line: 26, column: 6, scope: !644, inlinedAt: !645)
!653 = !DILocation(line: 26, column: 23, scope: !644, inlinedAt: !645)
!654 = !DILocation(line: 28, column: 32, scope: !644, inlinedAt: !645)
!655 = !DILocation(line: 27, column: 7, scope: !644, inlinedAt: !645)
!656 = !DILocation(line: 27, column: 21, scope: !644, inlinedAt: !645)
!657 = !DILocation(line: 28, column: 59, scope: !644, inlinedAt: !645)
!658 = distinct !DISubprogram(name: "Store", scope: !32, file: !32, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!659 = !DILocation(line: 28, column: 9, scope: !644, inlinedAt: !645)
!660 = !DILocation(line: 39, column: 28, scope: !658, inlinedAt: !659)
!661 = !DILocation(line: 28, column: 67, scope: !644, inlinedAt: !645)
!662 = !DILocation(line: 28, column: 72, scope: !644, inlinedAt: !645)
!663 = !DILocation(line: 38, column: 18, scope: !658, inlinedAt: !659)
!664 = !DILocation(line: 39, column: 38, scope: !658, inlinedAt: !659)
!665 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !664)
!666 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !664)
!667 = !DILocation(line: 39, column: 16, scope: !658, inlinedAt: !659)
!668 = !DILocation(line: 27, column: 28, scope: !644, inlinedAt: !645)
!669 = !DILocation(line: 26, column: 46, scope: !644, inlinedAt: !645)
!670 = !DILocation(line: 26, column: 35, scope: !644, inlinedAt: !645)
!671 = !DILocation(line: 31, column: 6, scope: !644, inlinedAt: !645)
!672 = !DILocation(line: 31, column: 23, scope: !644, inlinedAt: !645)
!673 = !DILocation(line: 32, column: 7, scope: !644, inlinedAt: !645)
!674 = !DILocation(line: 34, column: 12, scope: !644, inlinedAt: !645)
!675 = !DILocation(line: 35, column: 10, scope: !644, inlinedAt: !645)
!676 = !DILocation(line: 36, column: 35, scope: !644, inlinedAt: !645)
!677 = !DILocation(line: 36, column: 32, scope: !644, inlinedAt: !645)
!678 = !DILocation(line: 36, column: 40, scope: !644, inlinedAt: !645)
!679 = distinct !DISubprogram(name: "Await", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!680 = !DILocation(line: 36, column: 17, scope: !644, inlinedAt: !645)
!681 = !DILocation(line: 47, column: 31, scope: !679, inlinedAt: !680)
!682 = !DILocation(line: 47, column: 19, scope: !679, inlinedAt: !680)
!683 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !682)
!684 = !DILocation(line: 62, column: 61, scope: !69, inlinedAt: !682)
!685 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !684)
!686 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !682)
!687 = !DILocation(line: 51, column: 24, scope: !679, inlinedAt: !680)
!688 = !DILocation(line: 34, column: 4, scope: !644, inlinedAt: !645)
!689 = !DILocation(line: 38, column: 10, scope: !644, inlinedAt: !645)
!690 = !DILocation(line: 41, column: 5, scope: !644, inlinedAt: !645)
!691 = !DILocation(line: 44, column: 6, scope: !644, inlinedAt: !645)
!692 = !DILocation(line: 31, column: 46, scope: !644, inlinedAt: !645)
!693 = !DILocation(line: 31, column: 35, scope: !644, inlinedAt: !645)
!694 = distinct !DISubprogram(name: "AllReduce", scope: !568, file: !568, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!695 = !DILocation(line: 84, column: 15, scope: !566)
!696 = !DILocation(line: 24, column: 38, scope: !694, inlinedAt: !695)
!697 = !DILocation(line: 24, column: 23, scope: !694, inlinedAt: !695)
!698 = !DILocation(line: 25, column: 22, scope: !694, inlinedAt: !695)
!699 = !DILocation(line: 28, column: 27, scope: !694, inlinedAt: !695)
!700 = !DILocation(line: 28, column: 24, scope: !694, inlinedAt: !695)
!701 = !DILocation(line: 26, column: 17, scope: !694, inlinedAt: !695)
!702 = !DILocation(line: 26, column: 6, scope: !694, inlinedAt: !695)
!703 = !DILocation(line: 26, column: 23, scope: !694, inlinedAt: !695)
!704 = !DILocation(line: 28, column: 34, scope: !694, inlinedAt: !695)
!705 = !DILocation(line: 28, column: 32, scope: !694, inlinedAt: !695)
!706 = distinct !DISubprogram(name: "Store", scope: !32, file: !32, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!707 = !DILocation(line: 28, column: 9, scope: !694, inlinedAt: !695)
!708 = !DILocation(line: 41, column: 32, scope: !706, inlinedAt: !707)
!709 = !DILocation(line: 27, column: 7, scope: !694, inlinedAt: !695)
!710 = !DILocation(line: 27, column: 21, scope: !694, inlinedAt: !695)
!711 = !DILocation(line: 28, column: 59, scope: !694, inlinedAt: !695)
!712 = !DILocation(line: 39, column: 28, scope: !706, inlinedAt: !707)
!713 = !DILocation(line: 28, column: 67, scope: !694, inlinedAt: !695)
!714 = !DILocation(line: 28, column: 72, scope: !694, inlinedAt: !695)
!715 = !DILocation(line: 39, column: 52, scope: !706, inlinedAt: !707)
!716 = !DILocation(line: 39, column: 38, scope: !706, inlinedAt: !707)
!717 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !716)
!718 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !716)
!719 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !716)
!720 = !DILocation(line: 39, column: 16, scope: !706, inlinedAt: !707)
!721 = !DILocation(line: 41, column: 29, scope: !706, inlinedAt: !707)
!722 = !DILocation(line: 41, column: 60, scope: !706, inlinedAt: !707)
!723 = !DILocation(line: 41, column: 55, scope: !706, inlinedAt: !707)
!724 = !DILocation(line: 41, column: 41, scope: !706, inlinedAt: !707)
!725 = !DILocation(line: 54, column: 73, scope: !50, inlinedAt: !724)
!726 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !724)
!727 = !DILocation(line: 41, column: 17, scope: !706, inlinedAt: !707)
!728 = !DILocation(line: 27, column: 28, scope: !694, inlinedAt: !695)
!729 = !DILocation(line: 26, column: 46, scope: !694, inlinedAt: !695)
!730 = !DILocation(line: 26, column: 35, scope: !694, inlinedAt: !695)
!731 = !DILocation(line: 31, column: 6, scope: !694, inlinedAt: !695)
!732 = !DILocation(line: 31, column: 23, scope: !694, inlinedAt: !695)
!733 = !DILocation(line: 36, column: 42, scope: !694, inlinedAt: !695)
!734 = !DILocation(line: 32, column: 7, scope: !694, inlinedAt: !695)
!735 = !DILocation(line: 34, column: 12, scope: !694, inlinedAt: !695)
!736 = !DILocation(line: 35, column: 10, scope: !694, inlinedAt: !695)
!737 = !DILocation(line: 36, column: 35, scope: !694, inlinedAt: !695)
!738 = !DILocation(line: 36, column: 32, scope: !694, inlinedAt: !695)
!739 = !DILocation(line: 36, column: 40, scope: !694, inlinedAt: !695)
!740 = distinct !DISubprogram(name: "Await", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!741 = !DILocation(line: 36, column: 17, scope: !694, inlinedAt: !695)
!742 = !DILocation(line: 47, column: 31, scope: !740, inlinedAt: !741)
!743 = !DILocation(line: 47, column: 19, scope: !740, inlinedAt: !741)
!744 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !743)
!745 = !DILocation(line: 62, column: 61, scope: !69, inlinedAt: !743)
!746 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !745)
!747 = !DILocation(line: 49, column: 35, scope: !740, inlinedAt: !741)
!748 = !DILocation(line: 49, column: 32, scope: !740, inlinedAt: !741)
!749 = !DILocation(line: 49, column: 20, scope: !740, inlinedAt: !741)
!750 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !749)
!751 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !743)
!752 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !749)
!753 = !DILocation(line: 49, column: 47, scope: !740, inlinedAt: !741)
!754 = !DILocation(line: 49, column: 3, scope: !740, inlinedAt: !741)
!755 = !DILocation(line: 34, column: 4, scope: !694, inlinedAt: !695)
!756 = !DILocation(line: 38, column: 10, scope: !694, inlinedAt: !695)
!757 = !DILocation(line: 41, column: 5, scope: !694, inlinedAt: !695)
!758 = !DILocation(line: 44, column: 6, scope: !694, inlinedAt: !695)
!759 = !DILocation(line: 31, column: 46, scope: !694, inlinedAt: !695)
!760 = !DILocation(line: 31, column: 35, scope: !694, inlinedAt: !695)
!761 = !DILocation(line: 85, column: 21, scope: !566)
!762 = !DILocation(line: 86, column: 24, scope: !566)
!763 = !DILocation(line: 87, column: 31, scope: !566)
!764 = distinct !DISubprogram(name: "valueAt", scope: !568, file: !568, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!765 = distinct !DISubprogram(name: "Publish", scope: !568, file: !568, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!766 = !DILocation(line: 87, column: 15, scope: !566)
!767 = !DILocation(line: 55, column: 29, scope: !765, inlinedAt: !766)
!768 = !DILocation(line: 83, column: 22, scope: !764, inlinedAt: !767)
!769 = !DILocation(line: 83, column: 27, scope: !764, inlinedAt: !767)
!770 = !DILocation(line: 53, column: 40, scope: !765, inlinedAt: !766)
!771 = !DILocation(line: 55, column: 8, scope: !765, inlinedAt: !766)
!772 = !DILocation(line: 39, column: 28, scope: !33, inlinedAt: !771)
!773 = !DILocation(line: 55, column: 60, scope: !765, inlinedAt: !766)
!774 = !DILocation(line: 55, column: 65, scope: !765, inlinedAt: !766)
!775 = !DILocation(line: 38, column: 18, scope: !33, inlinedAt: !771)
!776 = !DILocation(line: 39, column: 38, scope: !33, inlinedAt: !771)
!777 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !776)
!778 = !DILocation(line: 54, column: 65, scope: !50, inlinedAt: !776)
!779 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !771)
!780 = distinct !DISubprogram(name: "Sum", scope: !568, file: !568, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!781 = !DILocation(line: 88, column: 32, scope: !566)
!782 = !DILocation(line: 63, column: 17, scope: !780, inlinedAt: !781)
!783 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !782)
!784 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !782)
!785 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !784)
!786 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !784)
!787 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !782)
!788 = !DILocation(line: 63, column: 2, scope: !780, inlinedAt: !781)
!789 = !DILocation(line: 64, column: 6, scope: !780, inlinedAt: !781)
!790 = !DILocation(line: 64, column: 18, scope: !780, inlinedAt: !781)
!791 = !DILocation(line: 65, column: 39, scope: !780, inlinedAt: !781)
!792 = !DILocation(line: 83, column: 27, scope: !764, inlinedAt: !791)
!793 = !DILocation(line: 65, column: 18, scope: !780, inlinedAt: !781)
!794 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !793)
!795 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !793)
!796 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !795)
!797 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !795)
!798 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !793)
!799 = !DILocation(line: 65, column: 3, scope: !780, inlinedAt: !781)
!800 = !DILocation(line: 64, column: 25, scope: !780, inlinedAt: !781)
!801 = !DILocation(line: 88, column: 11, scope: !566)
!802 = distinct !DISubprogram(name: "SumByWarp", scope: !568, file: !568, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!803 = !DILocation(line: 90, column: 32, scope: !566)
!804 = !DILocation(line: 75, column: 33, scope: !802, inlinedAt: !803)
!805 = !DILocation(line: 76, column: 39, scope: !802, inlinedAt: !803)
!806 = !DILocation(line: 83, column: 22, scope: !764, inlinedAt: !805)
!807 = !DILocation(line: 75, column: 33, scope: !566)
!808 = !DILocation(line: 83, column: 27, scope: !764, inlinedAt: !805)
!809 = !DILocation(line: 76, column: 18, scope: !802, inlinedAt: !803)
!810 = !DILocation(line: 47, column: 31, scope: !66, inlinedAt: !809)
!811 = !DILocation(line: 47, column: 19, scope: !66, inlinedAt: !809)
!812 = !DILocation(line: 62, column: 37, scope: !69, inlinedAt: !811)
!813 = !DILocation(line: 62, column: 61, scope: !69, inlinedAt: !811)
!814 = !DILocation(line: 54, column: 60, scope: !50, inlinedAt: !813)
!815 = !DILocation(line: 62, column: 73, scope: !69, inlinedAt: !811)
!816 = !DILocation(line: 51, column: 24, scope: !66, inlinedAt: !809)
!817 = !DILocation(line: 76, column: 3, scope: !802, inlinedAt: !803)
!818 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!819 = distinct !DISubprogram(name: "reduceWarp", scope: !818, file: !818, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!820 = distinct !DISubprogram(name: "reduce", scope: !818, file: !818, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!821 = distinct !DISubprogram(name: "ReduceAdd", scope: !818, file: !818, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!822 = !DILocation(line: 78, column: 22, scope: !802, inlinedAt: !803)
!823 = !DILocation(line: 8, column: 15, scope: !821, inlinedAt: !822)
!824 = !DILocation(line: 45, column: 16, scope: !820, inlinedAt: !823)
!825 = !DILocation(line: 71, column: 7, scope: !819, inlinedAt: !824)
!826 = !DILocation(line: 66, column: 35, scope: !819, inlinedAt: !824)
!827 = !DILocation(line: 72, column: 7, scope: !819, inlinedAt: !824)
!828 = !DILocation(line: 72, column: 35, scope: !819, inlinedAt: !824)
!829 = !DILocation(line: 73, column: 23, scope: !819, inlinedAt: !824)
!830 = !DILocation(line: 8, column: 76, scope: !821, inlinedAt: !822)
!831 = !DILocation(line: 72, column: 40, scope: !819, inlinedAt: !824)
!832 = !DILocation(line: 77, column: 16, scope: !819, inlinedAt: !824)
!833 = !DILocation(line: 77, column: 2, scope: !819, inlinedAt: !824)
!834 = !DILocation(line: 78, column: 6, scope: !819, inlinedAt: !824)
!835 = !DILocation(line: 78, column: 22, scope: !819, inlinedAt: !824)
!836 = !DILocation(line: 79, column: 23, scope: !819, inlinedAt: !824)
!837 = !DILocation(line: 78, column: 27, scope: !819, inlinedAt: !824)
!838 = !DILocation(line: 91, column: 43, scope: !566)
!839 = !DILocation(line: 91, column: 24, scope: !566)
!840 = !DILocation(line: 92, column: 11, scope: !566)
!841 = !DILocation(line: 94, column: 18, scope: !566)
!842 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"kernel", i32 1}
!843 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidx", i32 256}
!844 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidy", i32 1}
!845 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidz", i32 1}
!846 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"kernel", i32 1}
!847 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!848 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!849 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidz", i32 1}
