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
	br i1 %8, label %b1, label %b42, !dbg !12

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
	br i1 %57, label %b172, label %b2, !dbg !29

b2:
	%58 = icmp slt i64 0, %p5, !dbg !30
	br i1 %58, label %b3, label %b172, !dbg !30

b3:
	%59 = icmp eq i64 %p2, 0, !dbg !35
	%60 = trunc i64 %19 to i32, !dbg !36
	%61 = add nsw i64 %p9, 1, !dbg !39
	%62 = mul nsw i64 %56, 2, !dbg !40
	%63 = trunc i64 %14 to i32, !dbg !41
	%64 = mul i64 %34, 2, !dbg !42
	%65 = add nsw i64 %p7, 1, !dbg !46
	%66 = mul nsw i64 %p11, 2, !dbg !49
	br label %b4, !dbg !30

b4:
	%67 = phi i64 [ %208, %b39 ], [ 0, %b3 ], !dbg !30
	%68 = trunc i64 %67 to i32, !dbg !51
	%69 = add i32 %p4, %68, !dbg !52
	%70 = mul i64 %36, %67, !dbg !54
	%71 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !50
	%72 = icmp eq i64 addrspace(1)* %1, null, !dbg !50
	br i1 %72, label %b4_fail1, label %b4_ok1, !dbg !50, !prof !55

b4_ok1:
	%73 = bitcast i64* %71 to i8*, !dbg !50
	%74 = call i64 @gpuc_signal_wait_until_thread(i8* %73, i32 5, i64 %70, i32 1, i8* %ctrl, i32 1), !dbg !50
	%75 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !35
	%76 = ptrtoint i64* %75 to i64, !dbg !35
	%77 = and i64 %76, 15, !dbg !35
	%78 = icmp eq i64 %77, 0, !dbg !35
	%79 = or i1 %78, %59, !dbg !35
	br i1 %79, label %b5, label %b41, !dbg !35

b5:
	%80 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !35
	%81 = ashr i64 %p2, 1, !dbg !35
	%82 = sdiv i64 %61, 2, !dbg !56
	%83 = icmp ugt i64 %82, %81, !dbg !57
	br i1 %83, label %b5_fail1, label %b5_ok1, !dbg !57, !prof !55

b5_ok1:
	br label %b6, !dbg !40

b6:
	%84 = phi i64 [ %62, %b5_ok1 ], [ %106, %b9 ], !dbg !58
	%85 = icmp slt i64 %84, %p9, !dbg !59
	br i1 %85, label %b7, label %b10, !dbg !59

b7:
	%86 = sdiv i64 %84, 2, !dbg !60
	%87 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %80, i64 %86, !dbg !61
	%88 = getelementptr inbounds float, float addrspace(1)* %3, i64 %84, !dbg !64
	%89 = icmp uge i64 %86, %82, !dbg !61
	%90 = icmp uge i64 %84, %p9, !dbg !64
	%91 = or i1 %89, %90, !dbg !64
	br i1 %91, label %b7_fail1, label %b7_ok1, !dbg !64, !prof !55

b7_ok1:
	%92 = load float, float addrspace(1)* %88, align 4, !dbg !64
	%93 = bitcast float %92 to i32, !dbg !65
	%94 = zext i32 %93 to i64, !dbg !65
	%95 = add nsw i64 %84, 1, !dbg !66
	%96 = icmp slt i64 %95, %p9, !dbg !67
	br i1 %96, label %b8, label %b9, !dbg !67

b8:
	%97 = getelementptr inbounds float, float addrspace(1)* %3, i64 %95, !dbg !68
	%98 = load float, float addrspace(1)* %97, align 4, !dbg !68
	%99 = bitcast float %98 to i32, !dbg !69
	%100 = zext i32 %99 to i64, !dbg !69
	%101 = shl i64 %100, 32, !dbg !70
	%102 = or i64 %94, %101, !dbg !71
	br label %b9, !dbg !71

b9:
	%103 = phi i64 [ %94, %b7_ok1 ], [ %102, %b8 ], !dbg !72
	%104 = addrspacecast { i64, i64 } addrspace(1)* %87 to { i64, i64 }*, !dbg !41
	%105 = bitcast { i64, i64 }* %104 to i8*, !dbg !41
	call void @gpuc_put_line_thread(i8* %105, i64 %103, i32 %69, i32 %63), !dbg !41
	%106 = add i64 %84, %64, !dbg !73
	br label %b6, !dbg !73

b10:
	br i1 %79, label %b11, label %b40, !dbg !74

b11:
	%107 = sdiv i64 %65, 2, !dbg !75
	%108 = icmp ugt i64 %107, %81, !dbg !76
	br i1 %108, label %b11_fail1, label %b11_ok1, !dbg !76, !prof !55

b11_ok1:
	br label %b12, !dbg !77

b12:
	%109 = phi i64 [ %62, %b11_ok1 ], [ %127, %b15 ], !dbg !78
	%110 = icmp slt i64 %109, %p7, !dbg !79
	br i1 %110, label %b13, label %b16, !dbg !79

b13:
	%111 = sdiv i64 %109, 2, !dbg !80
	%112 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %80, i64 %111, !dbg !81
	%113 = addrspacecast { i64, i64 } addrspace(1)* %112 to { i64, i64 }*, !dbg !82
	%114 = icmp uge i64 %111, %107, !dbg !81
	br i1 %114, label %b13_fail1, label %b13_ok1, !dbg !81, !prof !55

b13_ok1:
	%115 = bitcast { i64, i64 }* %113 to i8*, !dbg !82
	%116 = call i64 @gpuc_wait_line_thread(i8* %115, i32 %69, i32 1, i8* %ctrl, i32 9), !dbg !82
	%117 = trunc i64 %116 to i32, !dbg !88
	%118 = bitcast i32 %117 to float, !dbg !88
	%119 = lshr i64 %116, 32, !dbg !89
	%120 = trunc i64 %119 to i32, !dbg !90
	%121 = bitcast i32 %120 to float, !dbg !90
	%122 = getelementptr inbounds float, float addrspace(1)* %2, i64 %109, !dbg !85
	%123 = icmp uge i64 %109, %p7, !dbg !85
	br i1 %123, label %b13_fail2, label %b13_ok2, !dbg !85, !prof !55

b13_ok2:
	store float %118, float addrspace(1)* %122, align 4, !dbg !85
	%124 = add nsw i64 %109, 1, !dbg !91
	%125 = icmp slt i64 %124, %p7, !dbg !92
	br i1 %125, label %b14, label %b15, !dbg !92

b14:
	%126 = getelementptr inbounds float, float addrspace(1)* %2, i64 %124, !dbg !93
	store float %121, float addrspace(1)* %126, align 4, !dbg !93
	br label %b15, !dbg !93

b15:
	%127 = add i64 %109, %64, !dbg !94
	br label %b12, !dbg !94

b16:
	%128 = icmp ule i64 %64, 281474976710655, !dbg !95
	%129 = mul nsw i64 %p7, -1, !dbg !95
	%130 = add i64 %129, %p9, !dbg !95
	%131 = icmp sge i64 %130, 0, !dbg !95
	%132 = and i1 %128, %131, !dbg !95
	br i1 %132, label %b17, label %b21_cold, !dbg !95, !prof !96

b17:
	%133 = phi i64 [ %145, %b20 ], [ %62, %b16 ], !dbg !95
	%134 = icmp slt i64 %133, %p7, !dbg !97
	br i1 %134, label %b18, label %b25, !dbg !97

b18:
	%135 = getelementptr inbounds float, float addrspace(1)* %2, i64 %133, !dbg !98
	%136 = load float, float addrspace(1)* %135, align 4, !dbg !98
	%137 = fadd float %136, 1.000000e+00, !dbg !99
	%138 = getelementptr inbounds float, float addrspace(1)* %3, i64 %133, !dbg !100
	store float %137, float addrspace(1)* %138, align 4, !dbg !100
	%139 = add nsw i64 %133, 1, !dbg !101
	%140 = icmp slt i64 %139, %p7, !dbg !102
	br i1 %140, label %b19, label %b20, !dbg !102

b19:
	%141 = getelementptr inbounds float, float addrspace(1)* %2, i64 %139, !dbg !103
	%142 = load float, float addrspace(1)* %141, align 4, !dbg !103
	%143 = fadd float %142, 1.000000e+00, !dbg !104
	%144 = getelementptr inbounds float, float addrspace(1)* %3, i64 %139, !dbg !105
	store float %143, float addrspace(1)* %144, align 4, !dbg !105
	br label %b20, !dbg !105

b20:
	%145 = add i64 %133, %64, !dbg !106
	br label %b17, !dbg !106

b25:
	%146 = mul nsw i64 %82, 2, !dbg !111
	br label %b26, !dbg !112

b26:
	%147 = phi i64 [ %173, %b29 ], [ %56, %b25 ], !dbg !112
	%148 = icmp slt i64 %147, %p11, !dbg !113
	br i1 %148, label %b27, label %b32, !dbg !113

b27:
	%149 = mul i64 %147, 2, !dbg !115
	%150 = add i64 %146, %149, !dbg !116
	%151 = add i64 %150, 2, !dbg !123
	%152 = getelementptr inbounds double, double addrspace(1)* %4, i64 %147, !dbg !117
	%153 = icmp uge i64 %147, %p11, !dbg !117
	%154 = icmp ugt i64 %151, %p2, !dbg !124
	%155 = or i1 %153, %154, !dbg !124
	br i1 %155, label %b27_fail1, label %b27_ok1, !dbg !124, !prof !55

b27_ok1:
	%156 = load double, double addrspace(1)* %152, align 8, !dbg !117
	%157 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %150, !dbg !124
	%158 = addrspacecast i64 addrspace(1)* %157 to i64*, !dbg !125
	%159 = ptrtoint i64* %158 to i64, !dbg !125
	%160 = and i64 %159, 15, !dbg !125
	%161 = icmp eq i64 %160, 0, !dbg !125
	br i1 %161, label %b28, label %b31, !dbg !125

b28:
	%162 = bitcast i64 addrspace(1)* %157 to { i64, i64 } addrspace(1)*, !dbg !125
	%163 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %162, i64 0, !dbg !126
	%164 = bitcast double %156 to i64, !dbg !128
	%165 = addrspacecast { i64, i64 } addrspace(1)* %163 to { i64, i64 }*, !dbg !127
	%166 = icmp eq { i64, i64 } addrspace(1)* %163, null, !dbg !127
	br i1 %166, label %b28_fail1, label %b28_ok1, !dbg !127, !prof !55

b28_ok1:
	%167 = bitcast { i64, i64 }* %165 to i8*, !dbg !127
	call void @gpuc_put_line_thread(i8* %167, i64 %164, i32 %69, i32 %63), !dbg !127
	br i1 %161, label %b29, label %b30, !dbg !132

b29:
	%168 = addrspacecast { i64, i64 } addrspace(1)* %163 to { i64, i64 }*, !dbg !133
	%169 = bitcast { i64, i64 }* %168 to i8*, !dbg !133
	%170 = call i64 @gpuc_wait_line_thread(i8* %169, i32 %69, i32 1, i8* %ctrl, i32 20), !dbg !133
	%171 = bitcast i64 %170 to double, !dbg !134
	%172 = fadd double %171, 1.000000e+00, !dbg !135
	store double %172, double addrspace(1)* %152, align 8, !dbg !136
	%173 = add i64 %147, %34, !dbg !137
	br label %b26, !dbg !137

b30:
	br label %fail, !dbg !132

b31:
	br label %fail, !dbg !125

b32:
	%174 = add i64 %146, %66, !dbg !138
	br label %b33, !dbg !139

b33:
	%175 = phi i64 [ %205, %b36 ], [ %56, %b32 ], !dbg !139
	%176 = icmp slt i64 %175, %p13, !dbg !140
	br i1 %176, label %b34, label %b39, !dbg !140

b34:
	%177 = mul i64 %175, 2, !dbg !143
	%178 = add i64 %174, %177, !dbg !144
	%179 = add i64 %178, 2, !dbg !149
	%180 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %175, !dbg !145
	%181 = icmp uge i64 %175, %p13, !dbg !145
	%182 = icmp ugt i64 %179, %p2, !dbg !150
	%183 = or i1 %181, %182, !dbg !150
	br i1 %183, label %b34_fail1, label %b34_ok1, !dbg !150, !prof !55

b34_ok1:
	%184 = load i64, i64 addrspace(1)* %180, align 8, !dbg !145
	%185 = sub i64 %179, %178, !dbg !150
	%186 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %178, !dbg !150
	%187 = addrspacecast i64 addrspace(1)* %186 to i64*, !dbg !151
	%188 = ptrtoint i64* %187 to i64, !dbg !151
	%189 = and i64 %188, 15, !dbg !151
	%190 = icmp eq i64 %189, 0, !dbg !151
	%191 = icmp eq i64 %185, 0, !dbg !151
	%192 = or i1 %190, %191, !dbg !151
	br i1 %192, label %b35, label %b38, !dbg !151

b35:
	%193 = bitcast i64 addrspace(1)* %186 to { i64, i64 } addrspace(1)*, !dbg !151
	%194 = ashr i64 %185, 1, !dbg !151
	%195 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %193, i64 0, !dbg !152
	%196 = addrspacecast { i64, i64 } addrspace(1)* %195 to { i64, i64 }*, !dbg !153
	%197 = icmp uge i64 0, %194, !dbg !152
	%198 = icmp eq { i64, i64 } addrspace(1)* %195, null, !dbg !153
	%199 = or i1 %197, %198, !dbg !153
	br i1 %199, label %b35_fail1, label %b35_ok1, !dbg !153, !prof !55

b35_ok1:
	%200 = bitcast { i64, i64 }* %196 to i8*, !dbg !153
	call void @gpuc_put_line_thread(i8* %200, i64 %184, i32 %69, i32 %63), !dbg !153
	br i1 %192, label %b36, label %b37, !dbg !158

b36:
	%201 = addrspacecast { i64, i64 } addrspace(1)* %195 to { i64, i64 }*, !dbg !159
	%202 = bitcast { i64, i64 }* %201 to i8*, !dbg !159
	%203 = call i64 @gpuc_wait_line_thread(i8* %202, i32 %69, i32 1, i8* %ctrl, i32 20), !dbg !159
	%204 = add i64 %203, 1, !dbg !161
	store i64 %204, i64 addrspace(1)* %180, align 8, !dbg !162
	%205 = add i64 %175, %34, !dbg !163
	br label %b33, !dbg !163

b37:
	br label %fail, !dbg !158

b38:
	br label %fail, !dbg !151

b39:
	%206 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !36
	%207 = bitcast i64* %206 to i8*, !dbg !36
	call void @gpuc_signal_op_thread(i8* %207, i64 1, i32 10, i32 %60), !dbg !36
	%208 = add i64 %67, 1, !dbg !36
	%209 = icmp slt i64 %208, %p5, !dbg !36
	br i1 %209, label %b4, label %b172, !dbg !36

b40:
	br label %fail, !dbg !74

b41:
	br label %fail, !dbg !35

b42:
	%210 = icmp eq i64 %p0, 1, !dbg !164
	br i1 %210, label %b43, label %b85, !dbg !164

b43:
	%211 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !165, !range !25
	%212 = sext i32 %211 to i64, !dbg !165
	%213 = icmp eq i64 %212, 0, !dbg !166
	br i1 %213, label %b44, label %b172, !dbg !166

b44:
	%214 = sext i32 %6 to i64, !dbg !169
	%215 = sext i32 %7 to i64, !dbg !170
	%216 = add nsw i64 %214, 1, !dbg !171
	%217 = icmp eq i64 %215, -1, !dbg !172
	%218 = select i1 %217, i64 1, i64 %215, !dbg !172
	%219 = srem i64 %216, %218, !dbg !172
	%220 = add i64 %214, %215, !dbg !173
	%221 = sub nsw i64 %220, 1, !dbg !174
	%222 = icmp eq i64 %215, -1, !dbg !175
	%223 = select i1 %222, i64 1, i64 %215, !dbg !175
	%224 = srem i64 %221, %223, !dbg !175
	%225 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !176, !range !21
	%226 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !176, !range !21
	%227 = mul i32 %225, %226, !dbg !176
	%228 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !176, !range !22
	%229 = mul i32 %227, %228, !dbg !176
	%230 = sext i32 %229 to i64, !dbg !176
	%231 = icmp slt i64 %230, %p9, !dbg !177
	%232 = select i1 %231, i64 %230, i64 %p9, !dbg !177
	%233 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !178, !range !27
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !178, !range !27
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !178, !range !28
	%236 = mul i32 %226, %235, !dbg !178
	%237 = add i32 %234, %236, !dbg !178
	%238 = mul i32 %225, %237, !dbg !178
	%239 = add i32 %233, %238, !dbg !178
	%240 = sext i32 %239 to i64, !dbg !178
	%241 = icmp sge i64 %240, %232, !dbg !179
	br i1 %241, label %b172, label %b45, !dbg !179

b45:
	%242 = icmp slt i64 0, %p5, !dbg !180
	br i1 %242, label %b46, label %b172, !dbg !180

b46:
	%243 = icmp eq i64 %p2, 0, !dbg !184
	%244 = trunc i64 %224 to i32, !dbg !185
	%245 = add nsw i64 %p9, 1, !dbg !187
	%246 = mul nsw i64 %240, 2, !dbg !188
	%247 = trunc i64 %219 to i32, !dbg !189
	%248 = mul nsw i64 %230, 2, !dbg !190
	%249 = add nsw i64 %p7, 1, !dbg !194
	%250 = mul nsw i64 %p11, 2, !dbg !196
	br label %b47, !dbg !180

b47:
	%251 = phi i64 [ %383, %b82 ], [ 0, %b46 ], !dbg !180
	%252 = trunc i64 %251 to i32, !dbg !198
	%253 = add i32 %p4, %252, !dbg !199
	%254 = mul i64 %232, %251, !dbg !201
	%255 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !197
	%256 = icmp eq i64 addrspace(1)* %1, null, !dbg !197
	br i1 %256, label %b47_fail1, label %b47_ok1, !dbg !197, !prof !55

b47_ok1:
	%257 = bitcast i64* %255 to i8*, !dbg !197
	%258 = call i64 @gpuc_signal_wait_until_thread(i8* %257, i32 5, i64 %254, i32 1, i8* %ctrl, i32 1), !dbg !197
	%259 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !184
	%260 = ptrtoint i64* %259 to i64, !dbg !184
	%261 = and i64 %260, 15, !dbg !184
	%262 = icmp eq i64 %261, 0, !dbg !184
	%263 = or i1 %262, %243, !dbg !184
	br i1 %263, label %b48, label %b84, !dbg !184

b48:
	%264 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !184
	%265 = ashr i64 %p2, 1, !dbg !184
	%266 = sdiv i64 %245, 2, !dbg !202
	%267 = icmp ugt i64 %266, %265, !dbg !203
	br i1 %267, label %b48_fail1, label %b48_ok1, !dbg !203, !prof !55

b48_ok1:
	br label %b49, !dbg !188

b49:
	%268 = phi i64 [ %246, %b48_ok1 ], [ %288, %b52 ], !dbg !204
	%269 = icmp slt i64 %268, %p9, !dbg !205
	br i1 %269, label %b50, label %b53, !dbg !205

b50:
	%270 = sdiv i64 %268, 2, !dbg !206
	%271 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %264, i64 %270, !dbg !207
	%272 = getelementptr inbounds float, float addrspace(1)* %3, i64 %268, !dbg !209
	%273 = icmp uge i64 %270, %266, !dbg !207
	br i1 %273, label %b50_fail1, label %b50_ok1, !dbg !207, !prof !55

b50_ok1:
	%274 = load float, float addrspace(1)* %272, align 4, !dbg !209
	%275 = bitcast float %274 to i32, !dbg !210
	%276 = zext i32 %275 to i64, !dbg !210
	%277 = add nsw i64 %268, 1, !dbg !211
	%278 = icmp slt i64 %277, %p9, !dbg !212
	br i1 %278, label %b51, label %b52, !dbg !212

b51:
	%279 = getelementptr inbounds float, float addrspace(1)* %3, i64 %277, !dbg !213
	%280 = load float, float addrspace(1)* %279, align 4, !dbg !213
	%281 = bitcast float %280 to i32, !dbg !214
	%282 = zext i32 %281 to i64, !dbg !214
	%283 = shl i64 %282, 32, !dbg !215
	%284 = or i64 %276, %283, !dbg !216
	br label %b52, !dbg !216

b52:
	%285 = phi i64 [ %276, %b50_ok1 ], [ %284, %b51 ], !dbg !217
	%286 = addrspacecast { i64, i64 } addrspace(1)* %271 to { i64, i64 }*, !dbg !189
	%287 = bitcast { i64, i64 }* %286 to i8*, !dbg !189
	call void @gpuc_put_line_thread(i8* %287, i64 %285, i32 %253, i32 %247), !dbg !189
	%288 = add i64 %268, %248, !dbg !218
	br label %b49, !dbg !218

b53:
	br i1 %263, label %b54, label %b83, !dbg !219

b54:
	%289 = sdiv i64 %249, 2, !dbg !220
	%290 = icmp ugt i64 %289, %265, !dbg !221
	br i1 %290, label %b54_fail1, label %b54_ok1, !dbg !221, !prof !55

b54_ok1:
	br label %b55, !dbg !222

b55:
	%291 = phi i64 [ %246, %b54_ok1 ], [ %308, %b58 ], !dbg !223
	%292 = icmp slt i64 %291, %p7, !dbg !224
	br i1 %292, label %b56, label %b59, !dbg !224

b56:
	%293 = sdiv i64 %291, 2, !dbg !225
	%294 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %264, i64 %293, !dbg !226
	%295 = addrspacecast { i64, i64 } addrspace(1)* %294 to { i64, i64 }*, !dbg !227
	%296 = icmp uge i64 %293, %289, !dbg !226
	br i1 %296, label %b56_fail1, label %b56_ok1, !dbg !226, !prof !55

b56_ok1:
	%297 = bitcast { i64, i64 }* %295 to i8*, !dbg !227
	%298 = call i64 @gpuc_wait_line_thread(i8* %297, i32 %253, i32 1, i8* %ctrl, i32 9), !dbg !227
	%299 = trunc i64 %298 to i32, !dbg !229
	%300 = bitcast i32 %299 to float, !dbg !229
	%301 = lshr i64 %298, 32, !dbg !230
	%302 = trunc i64 %301 to i32, !dbg !231
	%303 = bitcast i32 %302 to float, !dbg !231
	%304 = getelementptr inbounds float, float addrspace(1)* %2, i64 %291, !dbg !233
	store float %300, float addrspace(1)* %304, align 4, !dbg !233
	%305 = add nsw i64 %291, 1, !dbg !234
	%306 = icmp slt i64 %305, %p7, !dbg !235
	br i1 %306, label %b57, label %b58, !dbg !235

b57:
	%307 = getelementptr inbounds float, float addrspace(1)* %2, i64 %305, !dbg !236
	store float %303, float addrspace(1)* %307, align 4, !dbg !236
	br label %b58, !dbg !236

b58:
	%308 = add i64 %291, %248, !dbg !237
	br label %b55, !dbg !237

b59:
	%309 = mul nsw i64 %p7, -1, !dbg !238
	%310 = add i64 %309, %p9, !dbg !238
	%311 = icmp sge i64 %310, 0, !dbg !238
	br i1 %311, label %b60, label %b64_cold, !dbg !238, !prof !96

b60:
	%312 = phi i64 [ %324, %b63 ], [ %246, %b59 ], !dbg !238
	%313 = icmp slt i64 %312, %p7, !dbg !239
	br i1 %313, label %b61, label %b68, !dbg !239

b61:
	%314 = getelementptr inbounds float, float addrspace(1)* %2, i64 %312, !dbg !240
	%315 = load float, float addrspace(1)* %314, align 4, !dbg !240
	%316 = fadd float %315, 1.000000e+00, !dbg !241
	%317 = getelementptr inbounds float, float addrspace(1)* %3, i64 %312, !dbg !242
	store float %316, float addrspace(1)* %317, align 4, !dbg !242
	%318 = add nsw i64 %312, 1, !dbg !243
	%319 = icmp slt i64 %318, %p7, !dbg !244
	br i1 %319, label %b62, label %b63, !dbg !244

b62:
	%320 = getelementptr inbounds float, float addrspace(1)* %2, i64 %318, !dbg !245
	%321 = load float, float addrspace(1)* %320, align 4, !dbg !245
	%322 = fadd float %321, 1.000000e+00, !dbg !246
	%323 = getelementptr inbounds float, float addrspace(1)* %3, i64 %318, !dbg !247
	store float %322, float addrspace(1)* %323, align 4, !dbg !247
	br label %b63, !dbg !247

b63:
	%324 = add i64 %312, %248, !dbg !248
	br label %b60, !dbg !248

b68:
	%325 = mul nsw i64 %266, 2, !dbg !252
	br label %b69, !dbg !253

b69:
	%326 = phi i64 [ %350, %b72 ], [ %240, %b68 ], !dbg !253
	%327 = icmp slt i64 %326, %p11, !dbg !254
	br i1 %327, label %b70, label %b75, !dbg !254

b70:
	%328 = mul nsw i64 %326, 2, !dbg !256
	%329 = add i64 %325, %328, !dbg !257
	%330 = add nsw i64 %329, 2, !dbg !260
	%331 = getelementptr inbounds double, double addrspace(1)* %4, i64 %326, !dbg !262
	%332 = icmp ugt i64 %330, %p2, !dbg !261
	br i1 %332, label %b70_fail1, label %b70_ok1, !dbg !261, !prof !55

b70_ok1:
	%333 = load double, double addrspace(1)* %331, align 8, !dbg !262
	%334 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %329, !dbg !261
	%335 = addrspacecast i64 addrspace(1)* %334 to i64*, !dbg !263
	%336 = ptrtoint i64* %335 to i64, !dbg !263
	%337 = and i64 %336, 15, !dbg !263
	%338 = icmp eq i64 %337, 0, !dbg !263
	br i1 %338, label %b71, label %b74, !dbg !263

b71:
	%339 = bitcast i64 addrspace(1)* %334 to { i64, i64 } addrspace(1)*, !dbg !263
	%340 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %339, i64 0, !dbg !264
	%341 = bitcast double %333 to i64, !dbg !266
	%342 = addrspacecast { i64, i64 } addrspace(1)* %340 to { i64, i64 }*, !dbg !265
	%343 = icmp eq { i64, i64 } addrspace(1)* %340, null, !dbg !265
	br i1 %343, label %b71_fail1, label %b71_ok1, !dbg !265, !prof !55

b71_ok1:
	%344 = bitcast { i64, i64 }* %342 to i8*, !dbg !265
	call void @gpuc_put_line_thread(i8* %344, i64 %341, i32 %253, i32 %247), !dbg !265
	br i1 %338, label %b72, label %b73, !dbg !269

b72:
	%345 = addrspacecast { i64, i64 } addrspace(1)* %340 to { i64, i64 }*, !dbg !270
	%346 = bitcast { i64, i64 }* %345 to i8*, !dbg !270
	%347 = call i64 @gpuc_wait_line_thread(i8* %346, i32 %253, i32 1, i8* %ctrl, i32 20), !dbg !270
	%348 = bitcast i64 %347 to double, !dbg !271
	%349 = fadd double %348, 1.000000e+00, !dbg !272
	store double %349, double addrspace(1)* %331, align 8, !dbg !273
	%350 = add i64 %326, %230, !dbg !274
	br label %b69, !dbg !274

b73:
	br label %fail, !dbg !269

b74:
	br label %fail, !dbg !263

b75:
	%351 = add i64 %325, %250, !dbg !275
	br label %b76, !dbg !276

b76:
	%352 = phi i64 [ %380, %b79 ], [ %240, %b75 ], !dbg !276
	%353 = icmp slt i64 %352, %p13, !dbg !277
	br i1 %353, label %b77, label %b82, !dbg !277

b77:
	%354 = mul nsw i64 %352, 2, !dbg !279
	%355 = add i64 %351, %354, !dbg !280
	%356 = add nsw i64 %355, 2, !dbg !283
	%357 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %352, !dbg !285
	%358 = icmp ugt i64 %356, %p2, !dbg !284
	br i1 %358, label %b77_fail1, label %b77_ok1, !dbg !284, !prof !55

b77_ok1:
	%359 = load i64, i64 addrspace(1)* %357, align 8, !dbg !285
	%360 = sub i64 %356, %355, !dbg !284
	%361 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %355, !dbg !284
	%362 = addrspacecast i64 addrspace(1)* %361 to i64*, !dbg !286
	%363 = ptrtoint i64* %362 to i64, !dbg !286
	%364 = and i64 %363, 15, !dbg !286
	%365 = icmp eq i64 %364, 0, !dbg !286
	%366 = icmp eq i64 %360, 0, !dbg !286
	%367 = or i1 %365, %366, !dbg !286
	br i1 %367, label %b78, label %b81, !dbg !286

b78:
	%368 = bitcast i64 addrspace(1)* %361 to { i64, i64 } addrspace(1)*, !dbg !286
	%369 = ashr i64 %360, 1, !dbg !286
	%370 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %368, i64 0, !dbg !287
	%371 = addrspacecast { i64, i64 } addrspace(1)* %370 to { i64, i64 }*, !dbg !288
	%372 = icmp uge i64 0, %369, !dbg !287
	%373 = icmp eq { i64, i64 } addrspace(1)* %370, null, !dbg !288
	%374 = or i1 %372, %373, !dbg !288
	br i1 %374, label %b78_fail1, label %b78_ok1, !dbg !288, !prof !55

b78_ok1:
	%375 = bitcast { i64, i64 }* %371 to i8*, !dbg !288
	call void @gpuc_put_line_thread(i8* %375, i64 %359, i32 %253, i32 %247), !dbg !288
	br i1 %367, label %b79, label %b80, !dbg !292

b79:
	%376 = addrspacecast { i64, i64 } addrspace(1)* %370 to { i64, i64 }*, !dbg !293
	%377 = bitcast { i64, i64 }* %376 to i8*, !dbg !293
	%378 = call i64 @gpuc_wait_line_thread(i8* %377, i32 %253, i32 1, i8* %ctrl, i32 20), !dbg !293
	%379 = add i64 %378, 1, !dbg !295
	store i64 %379, i64 addrspace(1)* %357, align 8, !dbg !296
	%380 = add i64 %352, %230, !dbg !297
	br label %b76, !dbg !297

b80:
	br label %fail, !dbg !292

b81:
	br label %fail, !dbg !286

b82:
	%381 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !185
	%382 = bitcast i64* %381 to i8*, !dbg !185
	call void @gpuc_signal_op_thread(i8* %382, i64 1, i32 10, i32 %244), !dbg !185
	%383 = add i64 %251, 1, !dbg !185
	%384 = icmp slt i64 %383, %p5, !dbg !185
	br i1 %384, label %b47, label %b172, !dbg !185

b83:
	br label %fail, !dbg !219

b84:
	br label %fail, !dbg !184

b85:
	%385 = icmp eq i64 %p0, 2, !dbg !298
	br i1 %385, label %b86, label %b129, !dbg !298

b86:
	%386 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !299, !range !25
	%387 = sext i32 %386 to i64, !dbg !299
	%388 = icmp eq i64 %387, 0, !dbg !300
	br i1 %388, label %b87, label %b172, !dbg !300

b87:
	%389 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !301, !range !27
	%390 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !301, !range !27
	%391 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !301, !range !28
	%392 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !301, !range !21
	%393 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !301, !range !21
	%394 = mul i32 %393, %391, !dbg !301
	%395 = add i32 %390, %394, !dbg !301
	%396 = mul i32 %392, %395, !dbg !301
	%397 = add i32 %389, %396, !dbg !301
	%398 = sext i32 %397 to i64, !dbg !301
	%399 = sdiv i64 %398, 32, !dbg !302
	%400 = icmp eq i64 %399, 0, !dbg !303
	br i1 %400, label %b88, label %b172, !dbg !303

b88:
	%401 = sext i32 %6 to i64, !dbg !306
	%402 = sext i32 %7 to i64, !dbg !307
	%403 = add nsw i64 %401, 1, !dbg !308
	%404 = icmp eq i64 %402, -1, !dbg !309
	%405 = select i1 %404, i64 1, i64 %402, !dbg !309
	%406 = srem i64 %403, %405, !dbg !309
	%407 = add i64 %401, %402, !dbg !310
	%408 = sub nsw i64 %407, 1, !dbg !311
	%409 = icmp eq i64 %402, -1, !dbg !312
	%410 = select i1 %409, i64 1, i64 %402, !dbg !312
	%411 = srem i64 %408, %410, !dbg !312
	%412 = and i32 %397, -32, !dbg !313
	%413 = mul i32 %392, %393, !dbg !313
	%414 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !313, !range !22
	%415 = mul i32 %413, %414, !dbg !313
	%416 = sub i32 %415, %412, !dbg !313
	%417 = icmp slt i32 %416, 32, !dbg !313
	%418 = select i1 %417, i32 %416, i32 32, !dbg !313
	%419 = sext i32 %418 to i64, !dbg !313
	%420 = icmp slt i64 %419, %p9, !dbg !314
	%421 = select i1 %420, i64 %419, i64 %p9, !dbg !314
	%422 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !315, !range !316
	%423 = sext i32 %422 to i64, !dbg !315
	%424 = icmp sge i64 %423, %421, !dbg !317
	br i1 %424, label %b172, label %b89, !dbg !317

b89:
	%425 = icmp slt i64 0, %p5, !dbg !318
	br i1 %425, label %b90, label %b172, !dbg !318

b90:
	%426 = icmp eq i64 %p2, 0, !dbg !322
	%427 = trunc i64 %411 to i32, !dbg !323
	%428 = add nsw i64 %p9, 1, !dbg !325
	%429 = mul nsw i64 %423, 2, !dbg !326
	%430 = trunc i64 %406 to i32, !dbg !327
	%431 = mul nsw i64 %419, 2, !dbg !328
	%432 = add nsw i64 %p7, 1, !dbg !332
	%433 = mul nsw i64 %p11, 2, !dbg !334
	br label %b91, !dbg !318

b91:
	%434 = phi i64 [ %575, %b126 ], [ 0, %b90 ], !dbg !318
	%435 = trunc i64 %434 to i32, !dbg !336
	%436 = add i32 %p4, %435, !dbg !337
	%437 = mul i64 %421, %434, !dbg !339
	%438 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !335
	%439 = icmp eq i64 addrspace(1)* %1, null, !dbg !335
	br i1 %439, label %b91_fail1, label %b91_ok1, !dbg !335, !prof !55

b91_ok1:
	%440 = bitcast i64* %438 to i8*, !dbg !335
	%441 = call i64 @gpuc_signal_wait_until_thread(i8* %440, i32 5, i64 %437, i32 1, i8* %ctrl, i32 1), !dbg !335
	%442 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !322
	%443 = ptrtoint i64* %442 to i64, !dbg !322
	%444 = and i64 %443, 15, !dbg !322
	%445 = icmp eq i64 %444, 0, !dbg !322
	%446 = or i1 %445, %426, !dbg !322
	br i1 %446, label %b92, label %b128, !dbg !322

b92:
	%447 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !322
	%448 = ashr i64 %p2, 1, !dbg !322
	%449 = sdiv i64 %428, 2, !dbg !340
	%450 = icmp ugt i64 %449, %448, !dbg !341
	br i1 %450, label %b92_fail1, label %b92_ok1, !dbg !341, !prof !55

b92_ok1:
	br label %b93, !dbg !326

b93:
	%451 = phi i64 [ %429, %b92_ok1 ], [ %473, %b96 ], !dbg !342
	%452 = icmp slt i64 %451, %p9, !dbg !343
	br i1 %452, label %b94, label %b97, !dbg !343

b94:
	%453 = sdiv i64 %451, 2, !dbg !344
	%454 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %447, i64 %453, !dbg !345
	%455 = getelementptr inbounds float, float addrspace(1)* %3, i64 %451, !dbg !347
	%456 = icmp uge i64 %453, %449, !dbg !345
	%457 = icmp uge i64 %451, %p9, !dbg !347
	%458 = or i1 %456, %457, !dbg !347
	br i1 %458, label %b94_fail1, label %b94_ok1, !dbg !347, !prof !55

b94_ok1:
	%459 = load float, float addrspace(1)* %455, align 4, !dbg !347
	%460 = bitcast float %459 to i32, !dbg !348
	%461 = zext i32 %460 to i64, !dbg !348
	%462 = add nsw i64 %451, 1, !dbg !349
	%463 = icmp slt i64 %462, %p9, !dbg !350
	br i1 %463, label %b95, label %b96, !dbg !350

b95:
	%464 = getelementptr inbounds float, float addrspace(1)* %3, i64 %462, !dbg !351
	%465 = load float, float addrspace(1)* %464, align 4, !dbg !351
	%466 = bitcast float %465 to i32, !dbg !352
	%467 = zext i32 %466 to i64, !dbg !352
	%468 = shl i64 %467, 32, !dbg !353
	%469 = or i64 %461, %468, !dbg !354
	br label %b96, !dbg !354

b96:
	%470 = phi i64 [ %461, %b94_ok1 ], [ %469, %b95 ], !dbg !355
	%471 = addrspacecast { i64, i64 } addrspace(1)* %454 to { i64, i64 }*, !dbg !327
	%472 = bitcast { i64, i64 }* %471 to i8*, !dbg !327
	call void @gpuc_put_line_thread(i8* %472, i64 %470, i32 %436, i32 %430), !dbg !327
	%473 = add i64 %451, %431, !dbg !356
	br label %b93, !dbg !356

b97:
	br i1 %446, label %b98, label %b127, !dbg !357

b98:
	%474 = sdiv i64 %432, 2, !dbg !358
	%475 = icmp ugt i64 %474, %448, !dbg !359
	br i1 %475, label %b98_fail1, label %b98_ok1, !dbg !359, !prof !55

b98_ok1:
	br label %b99, !dbg !360

b99:
	%476 = phi i64 [ %429, %b98_ok1 ], [ %494, %b102 ], !dbg !361
	%477 = icmp slt i64 %476, %p7, !dbg !362
	br i1 %477, label %b100, label %b103, !dbg !362

b100:
	%478 = sdiv i64 %476, 2, !dbg !363
	%479 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %447, i64 %478, !dbg !364
	%480 = addrspacecast { i64, i64 } addrspace(1)* %479 to { i64, i64 }*, !dbg !365
	%481 = icmp uge i64 %478, %474, !dbg !364
	br i1 %481, label %b100_fail1, label %b100_ok1, !dbg !364, !prof !55

b100_ok1:
	%482 = bitcast { i64, i64 }* %480 to i8*, !dbg !365
	%483 = call i64 @gpuc_wait_line_thread(i8* %482, i32 %436, i32 1, i8* %ctrl, i32 9), !dbg !365
	%484 = trunc i64 %483 to i32, !dbg !369
	%485 = bitcast i32 %484 to float, !dbg !369
	%486 = lshr i64 %483, 32, !dbg !370
	%487 = trunc i64 %486 to i32, !dbg !371
	%488 = bitcast i32 %487 to float, !dbg !371
	%489 = getelementptr inbounds float, float addrspace(1)* %2, i64 %476, !dbg !367
	%490 = icmp uge i64 %476, %p7, !dbg !367
	br i1 %490, label %b100_fail2, label %b100_ok2, !dbg !367, !prof !55

b100_ok2:
	store float %485, float addrspace(1)* %489, align 4, !dbg !367
	%491 = add nsw i64 %476, 1, !dbg !372
	%492 = icmp slt i64 %491, %p7, !dbg !373
	br i1 %492, label %b101, label %b102, !dbg !373

b101:
	%493 = getelementptr inbounds float, float addrspace(1)* %2, i64 %491, !dbg !374
	store float %488, float addrspace(1)* %493, align 4, !dbg !374
	br label %b102, !dbg !374

b102:
	%494 = add i64 %476, %431, !dbg !375
	br label %b99, !dbg !375

b103:
	%495 = icmp ule i64 %431, 281474976710655, !dbg !376
	%496 = mul nsw i64 %p7, -1, !dbg !376
	%497 = add i64 %496, %p9, !dbg !376
	%498 = icmp sge i64 %497, 0, !dbg !376
	%499 = and i1 %495, %498, !dbg !376
	br i1 %499, label %b104, label %b108_cold, !dbg !376, !prof !96

b104:
	%500 = phi i64 [ %512, %b107 ], [ %429, %b103 ], !dbg !376
	%501 = icmp slt i64 %500, %p7, !dbg !377
	br i1 %501, label %b105, label %b112, !dbg !377

b105:
	%502 = getelementptr inbounds float, float addrspace(1)* %2, i64 %500, !dbg !378
	%503 = load float, float addrspace(1)* %502, align 4, !dbg !378
	%504 = fadd float %503, 1.000000e+00, !dbg !379
	%505 = getelementptr inbounds float, float addrspace(1)* %3, i64 %500, !dbg !380
	store float %504, float addrspace(1)* %505, align 4, !dbg !380
	%506 = add nsw i64 %500, 1, !dbg !381
	%507 = icmp slt i64 %506, %p7, !dbg !382
	br i1 %507, label %b106, label %b107, !dbg !382

b106:
	%508 = getelementptr inbounds float, float addrspace(1)* %2, i64 %506, !dbg !383
	%509 = load float, float addrspace(1)* %508, align 4, !dbg !383
	%510 = fadd float %509, 1.000000e+00, !dbg !384
	%511 = getelementptr inbounds float, float addrspace(1)* %3, i64 %506, !dbg !385
	store float %510, float addrspace(1)* %511, align 4, !dbg !385
	br label %b107, !dbg !385

b107:
	%512 = add i64 %500, %431, !dbg !386
	br label %b104, !dbg !386

b112:
	%513 = mul nsw i64 %449, 2, !dbg !390
	br label %b113, !dbg !391

b113:
	%514 = phi i64 [ %540, %b116 ], [ %423, %b112 ], !dbg !391
	%515 = icmp slt i64 %514, %p11, !dbg !392
	br i1 %515, label %b114, label %b119, !dbg !392

b114:
	%516 = mul i64 %514, 2, !dbg !394
	%517 = add i64 %513, %516, !dbg !395
	%518 = add i64 %517, 2, !dbg !399
	%519 = getelementptr inbounds double, double addrspace(1)* %4, i64 %514, !dbg !396
	%520 = icmp uge i64 %514, %p11, !dbg !396
	%521 = icmp ugt i64 %518, %p2, !dbg !400
	%522 = or i1 %520, %521, !dbg !400
	br i1 %522, label %b114_fail1, label %b114_ok1, !dbg !400, !prof !55

b114_ok1:
	%523 = load double, double addrspace(1)* %519, align 8, !dbg !396
	%524 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %517, !dbg !400
	%525 = addrspacecast i64 addrspace(1)* %524 to i64*, !dbg !401
	%526 = ptrtoint i64* %525 to i64, !dbg !401
	%527 = and i64 %526, 15, !dbg !401
	%528 = icmp eq i64 %527, 0, !dbg !401
	br i1 %528, label %b115, label %b118, !dbg !401

b115:
	%529 = bitcast i64 addrspace(1)* %524 to { i64, i64 } addrspace(1)*, !dbg !401
	%530 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %529, i64 0, !dbg !402
	%531 = bitcast double %523 to i64, !dbg !404
	%532 = addrspacecast { i64, i64 } addrspace(1)* %530 to { i64, i64 }*, !dbg !403
	%533 = icmp eq { i64, i64 } addrspace(1)* %530, null, !dbg !403
	br i1 %533, label %b115_fail1, label %b115_ok1, !dbg !403, !prof !55

b115_ok1:
	%534 = bitcast { i64, i64 }* %532 to i8*, !dbg !403
	call void @gpuc_put_line_thread(i8* %534, i64 %531, i32 %436, i32 %430), !dbg !403
	br i1 %528, label %b116, label %b117, !dbg !407

b116:
	%535 = addrspacecast { i64, i64 } addrspace(1)* %530 to { i64, i64 }*, !dbg !408
	%536 = bitcast { i64, i64 }* %535 to i8*, !dbg !408
	%537 = call i64 @gpuc_wait_line_thread(i8* %536, i32 %436, i32 1, i8* %ctrl, i32 20), !dbg !408
	%538 = bitcast i64 %537 to double, !dbg !409
	%539 = fadd double %538, 1.000000e+00, !dbg !410
	store double %539, double addrspace(1)* %519, align 8, !dbg !411
	%540 = add i64 %514, %419, !dbg !412
	br label %b113, !dbg !412

b117:
	br label %fail, !dbg !407

b118:
	br label %fail, !dbg !401

b119:
	%541 = add i64 %513, %433, !dbg !413
	br label %b120, !dbg !414

b120:
	%542 = phi i64 [ %572, %b123 ], [ %423, %b119 ], !dbg !414
	%543 = icmp slt i64 %542, %p13, !dbg !415
	br i1 %543, label %b121, label %b126, !dbg !415

b121:
	%544 = mul i64 %542, 2, !dbg !417
	%545 = add i64 %541, %544, !dbg !418
	%546 = add i64 %545, 2, !dbg !422
	%547 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %542, !dbg !419
	%548 = icmp uge i64 %542, %p13, !dbg !419
	%549 = icmp ugt i64 %546, %p2, !dbg !423
	%550 = or i1 %548, %549, !dbg !423
	br i1 %550, label %b121_fail1, label %b121_ok1, !dbg !423, !prof !55

b121_ok1:
	%551 = load i64, i64 addrspace(1)* %547, align 8, !dbg !419
	%552 = sub i64 %546, %545, !dbg !423
	%553 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %545, !dbg !423
	%554 = addrspacecast i64 addrspace(1)* %553 to i64*, !dbg !424
	%555 = ptrtoint i64* %554 to i64, !dbg !424
	%556 = and i64 %555, 15, !dbg !424
	%557 = icmp eq i64 %556, 0, !dbg !424
	%558 = icmp eq i64 %552, 0, !dbg !424
	%559 = or i1 %557, %558, !dbg !424
	br i1 %559, label %b122, label %b125, !dbg !424

b122:
	%560 = bitcast i64 addrspace(1)* %553 to { i64, i64 } addrspace(1)*, !dbg !424
	%561 = ashr i64 %552, 1, !dbg !424
	%562 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %560, i64 0, !dbg !425
	%563 = addrspacecast { i64, i64 } addrspace(1)* %562 to { i64, i64 }*, !dbg !426
	%564 = icmp uge i64 0, %561, !dbg !425
	%565 = icmp eq { i64, i64 } addrspace(1)* %562, null, !dbg !426
	%566 = or i1 %564, %565, !dbg !426
	br i1 %566, label %b122_fail1, label %b122_ok1, !dbg !426, !prof !55

b122_ok1:
	%567 = bitcast { i64, i64 }* %563 to i8*, !dbg !426
	call void @gpuc_put_line_thread(i8* %567, i64 %551, i32 %436, i32 %430), !dbg !426
	br i1 %559, label %b123, label %b124, !dbg !430

b123:
	%568 = addrspacecast { i64, i64 } addrspace(1)* %562 to { i64, i64 }*, !dbg !431
	%569 = bitcast { i64, i64 }* %568 to i8*, !dbg !431
	%570 = call i64 @gpuc_wait_line_thread(i8* %569, i32 %436, i32 1, i8* %ctrl, i32 20), !dbg !431
	%571 = add i64 %570, 1, !dbg !433
	store i64 %571, i64 addrspace(1)* %547, align 8, !dbg !434
	%572 = add i64 %542, %419, !dbg !435
	br label %b120, !dbg !435

b124:
	br label %fail, !dbg !430

b125:
	br label %fail, !dbg !424

b126:
	%573 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !323
	%574 = bitcast i64* %573 to i8*, !dbg !323
	call void @gpuc_signal_op_thread(i8* %574, i64 1, i32 10, i32 %427), !dbg !323
	%575 = add i64 %434, 1, !dbg !323
	%576 = icmp slt i64 %575, %p5, !dbg !323
	br i1 %576, label %b91, label %b172, !dbg !323

b127:
	br label %fail, !dbg !357

b128:
	br label %fail, !dbg !322

b129:
	%577 = icmp eq i64 %p0, 3, !dbg !436
	br i1 %577, label %b130, label %b172, !dbg !436

b130:
	%578 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !437, !range !25
	%579 = sext i32 %578 to i64, !dbg !437
	%580 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !437, !range !26
	%581 = sext i32 %580 to i64, !dbg !437
	%582 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !437, !range !26
	%583 = sext i32 %582 to i64, !dbg !437
	%584 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !437, !range !19
	%585 = sext i32 %584 to i64, !dbg !437
	%586 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !437, !range !20
	%587 = sext i32 %586 to i64, !dbg !437
	%588 = mul i64 %587, %583, !dbg !437
	%589 = add i64 %581, %588, !dbg !437
	%590 = mul i64 %585, %589, !dbg !437
	%591 = add i64 %579, %590, !dbg !437
	%592 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !437, !range !21
	%593 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !437, !range !21
	%594 = mul i32 %592, %593, !dbg !437
	%595 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !437, !range !22
	%596 = mul i32 %594, %595, !dbg !437
	%597 = sext i32 %596 to i64, !dbg !437
	%598 = mul i64 %591, %597, !dbg !437
	%599 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !437, !range !27
	%600 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !437, !range !27
	%601 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !437, !range !28
	%602 = mul i32 %593, %601, !dbg !437
	%603 = add i32 %600, %602, !dbg !437
	%604 = mul i32 %592, %603, !dbg !437
	%605 = add i32 %599, %604, !dbg !437
	%606 = sext i32 %605 to i64, !dbg !437
	%607 = add i64 %598, %606, !dbg !437
	%608 = icmp eq i64 %607, 0, !dbg !438
	br i1 %608, label %b131, label %b172, !dbg !438

b131:
	%609 = sext i32 %6 to i64, !dbg !441
	%610 = sext i32 %7 to i64, !dbg !442
	%611 = add nsw i64 %609, 1, !dbg !443
	%612 = icmp eq i64 %610, -1, !dbg !444
	%613 = select i1 %612, i64 1, i64 %610, !dbg !444
	%614 = srem i64 %611, %613, !dbg !444
	%615 = add i64 %609, %610, !dbg !445
	%616 = sub nsw i64 %615, 1, !dbg !446
	%617 = icmp eq i64 %610, -1, !dbg !447
	%618 = select i1 %617, i64 1, i64 %610, !dbg !447
	%619 = srem i64 %616, %618, !dbg !447
	%620 = icmp slt i64 1, %p9, !dbg !448
	%621 = select i1 %620, i64 1, i64 %p9, !dbg !448
	%622 = icmp sge i64 0, %621, !dbg !449
	br i1 %622, label %b172, label %b132, !dbg !449

b132:
	%623 = icmp slt i64 0, %p5, !dbg !450
	br i1 %623, label %b133, label %b172, !dbg !450

b133:
	%624 = icmp eq i64 %p2, 0, !dbg !454
	%625 = trunc i64 %619 to i32, !dbg !455
	%626 = add nsw i64 %p9, 1, !dbg !457
	%627 = trunc i64 %614 to i32, !dbg !458
	%628 = add nsw i64 %p7, 1, !dbg !462
	%629 = mul nsw i64 %p11, 2, !dbg !464
	br label %b134, !dbg !450

b134:
	%630 = phi i64 [ %762, %b169 ], [ 0, %b133 ], !dbg !450
	%631 = trunc i64 %630 to i32, !dbg !466
	%632 = add i32 %p4, %631, !dbg !467
	%633 = mul i64 %621, %630, !dbg !469
	%634 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !465
	%635 = icmp eq i64 addrspace(1)* %1, null, !dbg !465
	br i1 %635, label %b134_fail1, label %b134_ok1, !dbg !465, !prof !55

b134_ok1:
	%636 = bitcast i64* %634 to i8*, !dbg !465
	%637 = call i64 @gpuc_signal_wait_until_thread(i8* %636, i32 5, i64 %633, i32 1, i8* %ctrl, i32 1), !dbg !465
	%638 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !454
	%639 = ptrtoint i64* %638 to i64, !dbg !454
	%640 = and i64 %639, 15, !dbg !454
	%641 = icmp eq i64 %640, 0, !dbg !454
	%642 = or i1 %641, %624, !dbg !454
	br i1 %642, label %b135, label %b171, !dbg !454

b135:
	%643 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !454
	%644 = ashr i64 %p2, 1, !dbg !454
	%645 = sdiv i64 %626, 2, !dbg !470
	%646 = icmp ugt i64 %645, %644, !dbg !471
	br i1 %646, label %b135_fail1, label %b135_ok1, !dbg !471, !prof !55

b135_ok1:
	br label %b136, !dbg !472

b136:
	%647 = phi i64 [ 0, %b135_ok1 ], [ %667, %b139 ], !dbg !473
	%648 = icmp slt i64 %647, %p9, !dbg !474
	br i1 %648, label %b137, label %b140, !dbg !474

b137:
	%649 = sdiv i64 %647, 2, !dbg !475
	%650 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %643, i64 %649, !dbg !476
	%651 = getelementptr inbounds float, float addrspace(1)* %3, i64 %647, !dbg !478
	%652 = icmp uge i64 %649, %645, !dbg !476
	br i1 %652, label %b137_fail1, label %b137_ok1, !dbg !476, !prof !55

b137_ok1:
	%653 = load float, float addrspace(1)* %651, align 4, !dbg !478
	%654 = bitcast float %653 to i32, !dbg !479
	%655 = zext i32 %654 to i64, !dbg !479
	%656 = add nsw i64 %647, 1, !dbg !480
	%657 = icmp slt i64 %656, %p9, !dbg !481
	br i1 %657, label %b138, label %b139, !dbg !481

b138:
	%658 = getelementptr inbounds float, float addrspace(1)* %3, i64 %656, !dbg !482
	%659 = load float, float addrspace(1)* %658, align 4, !dbg !482
	%660 = bitcast float %659 to i32, !dbg !483
	%661 = zext i32 %660 to i64, !dbg !483
	%662 = shl i64 %661, 32, !dbg !484
	%663 = or i64 %655, %662, !dbg !485
	br label %b139, !dbg !485

b139:
	%664 = phi i64 [ %655, %b137_ok1 ], [ %663, %b138 ], !dbg !486
	%665 = addrspacecast { i64, i64 } addrspace(1)* %650 to { i64, i64 }*, !dbg !458
	%666 = bitcast { i64, i64 }* %665 to i8*, !dbg !458
	call void @gpuc_put_line_thread(i8* %666, i64 %664, i32 %632, i32 %627), !dbg !458
	%667 = add nsw i64 %647, 2, !dbg !487
	br label %b136, !dbg !487

b140:
	br i1 %642, label %b141, label %b170, !dbg !488

b141:
	%668 = sdiv i64 %628, 2, !dbg !489
	%669 = icmp ugt i64 %668, %644, !dbg !490
	br i1 %669, label %b141_fail1, label %b141_ok1, !dbg !490, !prof !55

b141_ok1:
	br label %b142, !dbg !491

b142:
	%670 = phi i64 [ 0, %b141_ok1 ], [ %687, %b145 ], !dbg !492
	%671 = icmp slt i64 %670, %p7, !dbg !493
	br i1 %671, label %b143, label %b146, !dbg !493

b143:
	%672 = sdiv i64 %670, 2, !dbg !494
	%673 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %643, i64 %672, !dbg !495
	%674 = addrspacecast { i64, i64 } addrspace(1)* %673 to { i64, i64 }*, !dbg !496
	%675 = icmp uge i64 %672, %668, !dbg !495
	br i1 %675, label %b143_fail1, label %b143_ok1, !dbg !495, !prof !55

b143_ok1:
	%676 = bitcast { i64, i64 }* %674 to i8*, !dbg !496
	%677 = call i64 @gpuc_wait_line_thread(i8* %676, i32 %632, i32 1, i8* %ctrl, i32 9), !dbg !496
	%678 = trunc i64 %677 to i32, !dbg !498
	%679 = bitcast i32 %678 to float, !dbg !498
	%680 = lshr i64 %677, 32, !dbg !499
	%681 = trunc i64 %680 to i32, !dbg !500
	%682 = bitcast i32 %681 to float, !dbg !500
	%683 = getelementptr inbounds float, float addrspace(1)* %2, i64 %670, !dbg !502
	store float %679, float addrspace(1)* %683, align 4, !dbg !502
	%684 = add nsw i64 %670, 1, !dbg !503
	%685 = icmp slt i64 %684, %p7, !dbg !504
	br i1 %685, label %b144, label %b145, !dbg !504

b144:
	%686 = getelementptr inbounds float, float addrspace(1)* %2, i64 %684, !dbg !505
	store float %682, float addrspace(1)* %686, align 4, !dbg !505
	br label %b145, !dbg !505

b145:
	%687 = add nsw i64 %670, 2, !dbg !506
	br label %b142, !dbg !506

b146:
	%688 = mul nsw i64 %p7, -1, !dbg !507
	%689 = add i64 %688, %p9, !dbg !507
	%690 = icmp sge i64 %689, 0, !dbg !507
	br i1 %690, label %b147, label %b151_cold, !dbg !507, !prof !96

b147:
	%691 = phi i64 [ %703, %b150 ], [ 0, %b146 ], !dbg !507
	%692 = icmp slt i64 %691, %p7, !dbg !508
	br i1 %692, label %b148, label %b155, !dbg !508

b148:
	%693 = getelementptr inbounds float, float addrspace(1)* %2, i64 %691, !dbg !509
	%694 = load float, float addrspace(1)* %693, align 4, !dbg !509
	%695 = fadd float %694, 1.000000e+00, !dbg !510
	%696 = getelementptr inbounds float, float addrspace(1)* %3, i64 %691, !dbg !511
	store float %695, float addrspace(1)* %696, align 4, !dbg !511
	%697 = add nsw i64 %691, 1, !dbg !512
	%698 = icmp slt i64 %697, %p7, !dbg !513
	br i1 %698, label %b149, label %b150, !dbg !513

b149:
	%699 = getelementptr inbounds float, float addrspace(1)* %2, i64 %697, !dbg !514
	%700 = load float, float addrspace(1)* %699, align 4, !dbg !514
	%701 = fadd float %700, 1.000000e+00, !dbg !515
	%702 = getelementptr inbounds float, float addrspace(1)* %3, i64 %697, !dbg !516
	store float %701, float addrspace(1)* %702, align 4, !dbg !516
	br label %b150, !dbg !516

b150:
	%703 = add nsw i64 %691, 2, !dbg !517
	br label %b147, !dbg !517

b155:
	%704 = mul nsw i64 %645, 2, !dbg !521
	br label %b156, !dbg !522

b156:
	%705 = phi i64 [ %729, %b159 ], [ 0, %b155 ], !dbg !522
	%706 = icmp slt i64 %705, %p11, !dbg !523
	br i1 %706, label %b157, label %b162, !dbg !523

b157:
	%707 = mul nsw i64 %705, 2, !dbg !525
	%708 = add i64 %704, %707, !dbg !526
	%709 = add nsw i64 %708, 2, !dbg !529
	%710 = getelementptr inbounds double, double addrspace(1)* %4, i64 %705, !dbg !531
	%711 = icmp ugt i64 %709, %p2, !dbg !530
	br i1 %711, label %b157_fail1, label %b157_ok1, !dbg !530, !prof !55

b157_ok1:
	%712 = load double, double addrspace(1)* %710, align 8, !dbg !531
	%713 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %708, !dbg !530
	%714 = addrspacecast i64 addrspace(1)* %713 to i64*, !dbg !532
	%715 = ptrtoint i64* %714 to i64, !dbg !532
	%716 = and i64 %715, 15, !dbg !532
	%717 = icmp eq i64 %716, 0, !dbg !532
	br i1 %717, label %b158, label %b161, !dbg !532

b158:
	%718 = bitcast i64 addrspace(1)* %713 to { i64, i64 } addrspace(1)*, !dbg !532
	%719 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %718, i64 0, !dbg !533
	%720 = bitcast double %712 to i64, !dbg !535
	%721 = addrspacecast { i64, i64 } addrspace(1)* %719 to { i64, i64 }*, !dbg !534
	%722 = icmp eq { i64, i64 } addrspace(1)* %719, null, !dbg !534
	br i1 %722, label %b158_fail1, label %b158_ok1, !dbg !534, !prof !55

b158_ok1:
	%723 = bitcast { i64, i64 }* %721 to i8*, !dbg !534
	call void @gpuc_put_line_thread(i8* %723, i64 %720, i32 %632, i32 %627), !dbg !534
	br i1 %717, label %b159, label %b160, !dbg !538

b159:
	%724 = addrspacecast { i64, i64 } addrspace(1)* %719 to { i64, i64 }*, !dbg !539
	%725 = bitcast { i64, i64 }* %724 to i8*, !dbg !539
	%726 = call i64 @gpuc_wait_line_thread(i8* %725, i32 %632, i32 1, i8* %ctrl, i32 20), !dbg !539
	%727 = bitcast i64 %726 to double, !dbg !540
	%728 = fadd double %727, 1.000000e+00, !dbg !541
	store double %728, double addrspace(1)* %710, align 8, !dbg !542
	%729 = add nsw i64 %705, 1, !dbg !543
	br label %b156, !dbg !543

b160:
	br label %fail, !dbg !538

b161:
	br label %fail, !dbg !532

b162:
	%730 = add i64 %704, %629, !dbg !544
	br label %b163, !dbg !545

b163:
	%731 = phi i64 [ %759, %b166 ], [ 0, %b162 ], !dbg !545
	%732 = icmp slt i64 %731, %p13, !dbg !546
	br i1 %732, label %b164, label %b169, !dbg !546

b164:
	%733 = mul nsw i64 %731, 2, !dbg !548
	%734 = add i64 %730, %733, !dbg !549
	%735 = add nsw i64 %734, 2, !dbg !552
	%736 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %731, !dbg !554
	%737 = icmp ugt i64 %735, %p2, !dbg !553
	br i1 %737, label %b164_fail1, label %b164_ok1, !dbg !553, !prof !55

b164_ok1:
	%738 = load i64, i64 addrspace(1)* %736, align 8, !dbg !554
	%739 = sub i64 %735, %734, !dbg !553
	%740 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %734, !dbg !553
	%741 = addrspacecast i64 addrspace(1)* %740 to i64*, !dbg !555
	%742 = ptrtoint i64* %741 to i64, !dbg !555
	%743 = and i64 %742, 15, !dbg !555
	%744 = icmp eq i64 %743, 0, !dbg !555
	%745 = icmp eq i64 %739, 0, !dbg !555
	%746 = or i1 %744, %745, !dbg !555
	br i1 %746, label %b165, label %b168, !dbg !555

b165:
	%747 = bitcast i64 addrspace(1)* %740 to { i64, i64 } addrspace(1)*, !dbg !555
	%748 = ashr i64 %739, 1, !dbg !555
	%749 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %747, i64 0, !dbg !556
	%750 = addrspacecast { i64, i64 } addrspace(1)* %749 to { i64, i64 }*, !dbg !557
	%751 = icmp uge i64 0, %748, !dbg !556
	%752 = icmp eq { i64, i64 } addrspace(1)* %749, null, !dbg !557
	%753 = or i1 %751, %752, !dbg !557
	br i1 %753, label %b165_fail1, label %b165_ok1, !dbg !557, !prof !55

b165_ok1:
	%754 = bitcast { i64, i64 }* %750 to i8*, !dbg !557
	call void @gpuc_put_line_thread(i8* %754, i64 %738, i32 %632, i32 %627), !dbg !557
	br i1 %746, label %b166, label %b167, !dbg !561

b166:
	%755 = addrspacecast { i64, i64 } addrspace(1)* %749 to { i64, i64 }*, !dbg !562
	%756 = bitcast { i64, i64 }* %755 to i8*, !dbg !562
	%757 = call i64 @gpuc_wait_line_thread(i8* %756, i32 %632, i32 1, i8* %ctrl, i32 20), !dbg !562
	%758 = add i64 %757, 1, !dbg !564
	store i64 %758, i64 addrspace(1)* %736, align 8, !dbg !565
	%759 = add nsw i64 %731, 1, !dbg !566
	br label %b163, !dbg !566

b167:
	br label %fail, !dbg !561

b168:
	br label %fail, !dbg !555

b169:
	%760 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !455
	%761 = bitcast i64* %760 to i8*, !dbg !455
	call void @gpuc_signal_op_thread(i8* %761, i64 1, i32 10, i32 %625), !dbg !455
	%762 = add i64 %630, 1, !dbg !455
	%763 = icmp slt i64 %762, %p5, !dbg !455
	br i1 %763, label %b134, label %b172, !dbg !455

b170:
	br label %fail, !dbg !488

b171:
	br label %fail, !dbg !454

b172:
	ret void, !dbg !440

b4_fail1:
	br label %fail, !dbg !50

b5_fail1:
	br label %fail, !dbg !57

b7_fail1:
	%764 = icmp uge i64 %86, %82, !dbg !61
	br i1 %764, label %b7_fail2, label %b7_ok2, !dbg !61

b7_fail2:
	br label %fail, !dbg !61

b7_ok2:
	br label %fail, !dbg !64

b11_fail1:
	br label %fail, !dbg !76

b13_fail1:
	br label %fail, !dbg !81

b13_fail2:
	br label %fail, !dbg !85

b21_cold:
	%765 = phi i64 [ %782, %b24_cold ], [ %62, %b16 ], !dbg !95
	%766 = icmp slt i64 %765, %p7, !dbg !97
	br i1 %766, label %b22_cold, label %b25, !dbg !97

b22_cold:
	%767 = getelementptr inbounds float, float addrspace(1)* %2, i64 %765, !dbg !98
	%768 = icmp uge i64 %765, %p7, !dbg !98
	%769 = icmp uge i64 %765, %p9, !dbg !100
	%770 = or i1 %768, %769, !dbg !100
	br i1 %770, label %b22_cold_fail1, label %b22_cold_ok1, !dbg !100, !prof !55

b22_cold_fail1:
	%771 = icmp uge i64 %765, %p7, !dbg !98
	br i1 %771, label %b22_cold_fail2, label %b22_cold_ok2, !dbg !98

b22_cold_fail2:
	br label %fail, !dbg !98

b22_cold_ok2:
	br label %fail, !dbg !100

b22_cold_ok1:
	%772 = load float, float addrspace(1)* %767, align 4, !dbg !98
	%773 = fadd float %772, 1.000000e+00, !dbg !99
	%774 = getelementptr inbounds float, float addrspace(1)* %3, i64 %765, !dbg !100
	store float %773, float addrspace(1)* %774, align 4, !dbg !100
	%775 = add nsw i64 %765, 1, !dbg !101
	%776 = icmp slt i64 %775, %p7, !dbg !102
	br i1 %776, label %b23_cold, label %b24_cold, !dbg !102

b23_cold:
	%777 = getelementptr inbounds float, float addrspace(1)* %2, i64 %775, !dbg !103
	%778 = icmp uge i64 %775, %p9, !dbg !105
	br i1 %778, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !105, !prof !55

b23_cold_fail1:
	br label %fail, !dbg !105

b23_cold_ok1:
	%779 = load float, float addrspace(1)* %777, align 4, !dbg !103
	%780 = fadd float %779, 1.000000e+00, !dbg !104
	%781 = getelementptr inbounds float, float addrspace(1)* %3, i64 %775, !dbg !105
	store float %780, float addrspace(1)* %781, align 4, !dbg !105
	br label %b24_cold, !dbg !105

b24_cold:
	%782 = add i64 %765, %64, !dbg !106
	br label %b21_cold, !dbg !106, !llvm.loop !108

b27_fail1:
	%783 = icmp uge i64 %147, %p11, !dbg !117
	br i1 %783, label %b27_fail2, label %b27_ok2, !dbg !117

b27_fail2:
	br label %fail, !dbg !117

b27_ok2:
	br label %fail, !dbg !124

b28_fail1:
	br label %fail, !dbg !127

b34_fail1:
	%784 = icmp uge i64 %175, %p13, !dbg !145
	br i1 %784, label %b34_fail2, label %b34_ok2, !dbg !145

b34_fail2:
	br label %fail, !dbg !145

b34_ok2:
	br label %fail, !dbg !150

b35_fail1:
	%785 = icmp uge i64 0, %194, !dbg !152
	br i1 %785, label %b35_fail2, label %b35_ok2, !dbg !152

b35_fail2:
	br label %fail, !dbg !152

b35_ok2:
	br label %fail, !dbg !153

b47_fail1:
	br label %fail, !dbg !197

b48_fail1:
	br label %fail, !dbg !203

b50_fail1:
	br label %fail, !dbg !207

b54_fail1:
	br label %fail, !dbg !221

b56_fail1:
	br label %fail, !dbg !226

b64_cold:
	%786 = phi i64 [ %800, %b67_cold ], [ %246, %b59 ], !dbg !238
	%787 = icmp slt i64 %786, %p7, !dbg !239
	br i1 %787, label %b65_cold, label %b68, !dbg !239

b65_cold:
	%788 = getelementptr inbounds float, float addrspace(1)* %2, i64 %786, !dbg !240
	%789 = icmp uge i64 %786, %p9, !dbg !242
	br i1 %789, label %b65_cold_fail1, label %b65_cold_ok1, !dbg !242, !prof !55

b65_cold_fail1:
	br label %fail, !dbg !242

b65_cold_ok1:
	%790 = load float, float addrspace(1)* %788, align 4, !dbg !240
	%791 = fadd float %790, 1.000000e+00, !dbg !241
	%792 = getelementptr inbounds float, float addrspace(1)* %3, i64 %786, !dbg !242
	store float %791, float addrspace(1)* %792, align 4, !dbg !242
	%793 = add nsw i64 %786, 1, !dbg !243
	%794 = icmp slt i64 %793, %p7, !dbg !244
	br i1 %794, label %b66_cold, label %b67_cold, !dbg !244

b66_cold:
	%795 = getelementptr inbounds float, float addrspace(1)* %2, i64 %793, !dbg !245
	%796 = icmp uge i64 %793, %p9, !dbg !247
	br i1 %796, label %b66_cold_fail1, label %b66_cold_ok1, !dbg !247, !prof !55

b66_cold_fail1:
	br label %fail, !dbg !247

b66_cold_ok1:
	%797 = load float, float addrspace(1)* %795, align 4, !dbg !245
	%798 = fadd float %797, 1.000000e+00, !dbg !246
	%799 = getelementptr inbounds float, float addrspace(1)* %3, i64 %793, !dbg !247
	store float %798, float addrspace(1)* %799, align 4, !dbg !247
	br label %b67_cold, !dbg !247

b67_cold:
	%800 = add i64 %786, %248, !dbg !248
	br label %b64_cold, !dbg !248, !llvm.loop !250

b70_fail1:
	br label %fail, !dbg !261

b71_fail1:
	br label %fail, !dbg !265

b77_fail1:
	br label %fail, !dbg !284

b78_fail1:
	%801 = icmp uge i64 0, %369, !dbg !287
	br i1 %801, label %b78_fail2, label %b78_ok2, !dbg !287

b78_fail2:
	br label %fail, !dbg !287

b78_ok2:
	br label %fail, !dbg !288

b91_fail1:
	br label %fail, !dbg !335

b92_fail1:
	br label %fail, !dbg !341

b94_fail1:
	%802 = icmp uge i64 %453, %449, !dbg !345
	br i1 %802, label %b94_fail2, label %b94_ok2, !dbg !345

b94_fail2:
	br label %fail, !dbg !345

b94_ok2:
	br label %fail, !dbg !347

b98_fail1:
	br label %fail, !dbg !359

b100_fail1:
	br label %fail, !dbg !364

b100_fail2:
	br label %fail, !dbg !367

b108_cold:
	%803 = phi i64 [ %820, %b111_cold ], [ %429, %b103 ], !dbg !376
	%804 = icmp slt i64 %803, %p7, !dbg !377
	br i1 %804, label %b109_cold, label %b112, !dbg !377

b109_cold:
	%805 = getelementptr inbounds float, float addrspace(1)* %2, i64 %803, !dbg !378
	%806 = icmp uge i64 %803, %p7, !dbg !378
	%807 = icmp uge i64 %803, %p9, !dbg !380
	%808 = or i1 %806, %807, !dbg !380
	br i1 %808, label %b109_cold_fail1, label %b109_cold_ok1, !dbg !380, !prof !55

b109_cold_fail1:
	%809 = icmp uge i64 %803, %p7, !dbg !378
	br i1 %809, label %b109_cold_fail2, label %b109_cold_ok2, !dbg !378

b109_cold_fail2:
	br label %fail, !dbg !378

b109_cold_ok2:
	br label %fail, !dbg !380

b109_cold_ok1:
	%810 = load float, float addrspace(1)* %805, align 4, !dbg !378
	%811 = fadd float %810, 1.000000e+00, !dbg !379
	%812 = getelementptr inbounds float, float addrspace(1)* %3, i64 %803, !dbg !380
	store float %811, float addrspace(1)* %812, align 4, !dbg !380
	%813 = add nsw i64 %803, 1, !dbg !381
	%814 = icmp slt i64 %813, %p7, !dbg !382
	br i1 %814, label %b110_cold, label %b111_cold, !dbg !382

b110_cold:
	%815 = getelementptr inbounds float, float addrspace(1)* %2, i64 %813, !dbg !383
	%816 = icmp uge i64 %813, %p9, !dbg !385
	br i1 %816, label %b110_cold_fail1, label %b110_cold_ok1, !dbg !385, !prof !55

b110_cold_fail1:
	br label %fail, !dbg !385

b110_cold_ok1:
	%817 = load float, float addrspace(1)* %815, align 4, !dbg !383
	%818 = fadd float %817, 1.000000e+00, !dbg !384
	%819 = getelementptr inbounds float, float addrspace(1)* %3, i64 %813, !dbg !385
	store float %818, float addrspace(1)* %819, align 4, !dbg !385
	br label %b111_cold, !dbg !385

b111_cold:
	%820 = add i64 %803, %431, !dbg !386
	br label %b108_cold, !dbg !386, !llvm.loop !388

b114_fail1:
	%821 = icmp uge i64 %514, %p11, !dbg !396
	br i1 %821, label %b114_fail2, label %b114_ok2, !dbg !396

b114_fail2:
	br label %fail, !dbg !396

b114_ok2:
	br label %fail, !dbg !400

b115_fail1:
	br label %fail, !dbg !403

b121_fail1:
	%822 = icmp uge i64 %542, %p13, !dbg !419
	br i1 %822, label %b121_fail2, label %b121_ok2, !dbg !419

b121_fail2:
	br label %fail, !dbg !419

b121_ok2:
	br label %fail, !dbg !423

b122_fail1:
	%823 = icmp uge i64 0, %561, !dbg !425
	br i1 %823, label %b122_fail2, label %b122_ok2, !dbg !425

b122_fail2:
	br label %fail, !dbg !425

b122_ok2:
	br label %fail, !dbg !426

b134_fail1:
	br label %fail, !dbg !465

b135_fail1:
	br label %fail, !dbg !471

b137_fail1:
	br label %fail, !dbg !476

b141_fail1:
	br label %fail, !dbg !490

b143_fail1:
	br label %fail, !dbg !495

b151_cold:
	%824 = phi i64 [ %838, %b154_cold ], [ 0, %b146 ], !dbg !507
	%825 = icmp slt i64 %824, %p7, !dbg !508
	br i1 %825, label %b152_cold, label %b155, !dbg !508

b152_cold:
	%826 = getelementptr inbounds float, float addrspace(1)* %2, i64 %824, !dbg !509
	%827 = icmp uge i64 %824, %p9, !dbg !511
	br i1 %827, label %b152_cold_fail1, label %b152_cold_ok1, !dbg !511, !prof !55

b152_cold_fail1:
	br label %fail, !dbg !511

b152_cold_ok1:
	%828 = load float, float addrspace(1)* %826, align 4, !dbg !509
	%829 = fadd float %828, 1.000000e+00, !dbg !510
	%830 = getelementptr inbounds float, float addrspace(1)* %3, i64 %824, !dbg !511
	store float %829, float addrspace(1)* %830, align 4, !dbg !511
	%831 = add nsw i64 %824, 1, !dbg !512
	%832 = icmp slt i64 %831, %p7, !dbg !513
	br i1 %832, label %b153_cold, label %b154_cold, !dbg !513

b153_cold:
	%833 = getelementptr inbounds float, float addrspace(1)* %2, i64 %831, !dbg !514
	%834 = icmp uge i64 %831, %p9, !dbg !516
	br i1 %834, label %b153_cold_fail1, label %b153_cold_ok1, !dbg !516, !prof !55

b153_cold_fail1:
	br label %fail, !dbg !516

b153_cold_ok1:
	%835 = load float, float addrspace(1)* %833, align 4, !dbg !514
	%836 = fadd float %835, 1.000000e+00, !dbg !515
	%837 = getelementptr inbounds float, float addrspace(1)* %3, i64 %831, !dbg !516
	store float %836, float addrspace(1)* %837, align 4, !dbg !516
	br label %b154_cold, !dbg !516

b154_cold:
	%838 = add nsw i64 %824, 2, !dbg !517
	br label %b151_cold, !dbg !517, !llvm.loop !519

b157_fail1:
	br label %fail, !dbg !530

b158_fail1:
	br label %fail, !dbg !534

b164_fail1:
	br label %fail, !dbg !553

b165_fail1:
	%839 = icmp uge i64 0, %748, !dbg !556
	br i1 %839, label %b165_fail2, label %b165_ok2, !dbg !556

b165_fail2:
	br label %fail, !dbg !556

b165_ok2:
	br label %fail, !dbg !557

fail:
	%840 = phi i32 [ 0, %b4_fail1 ], [ 3, %b5_fail1 ], [ 4, %b7_fail2 ], [ 5, %b7_ok2 ], [ 7, %b11_fail1 ], [ 8, %b13_fail1 ], [ 10, %b13_fail2 ], [ 11, %b22_cold_fail2 ], [ 11, %b22_cold_ok2 ], [ 12, %b23_cold_fail1 ], [ 13, %b27_fail2 ], [ 14, %b27_ok2 ], [ 17, %b28_fail1 ], [ 15, %b30 ], [ 15, %b31 ], [ 23, %b34_fail2 ], [ 14, %b34_ok2 ], [ 16, %b35_fail2 ], [ 17, %b35_ok2 ], [ 15, %b37 ], [ 15, %b38 ], [ 6, %b40 ], [ 2, %b41 ], [ 0, %b47_fail1 ], [ 3, %b48_fail1 ], [ 4, %b50_fail1 ], [ 7, %b54_fail1 ], [ 8, %b56_fail1 ], [ 11, %b65_cold_fail1 ], [ 12, %b66_cold_fail1 ], [ 14, %b70_fail1 ], [ 17, %b71_fail1 ], [ 15, %b73 ], [ 15, %b74 ], [ 14, %b77_fail1 ], [ 16, %b78_fail2 ], [ 17, %b78_ok2 ], [ 15, %b80 ], [ 15, %b81 ], [ 6, %b83 ], [ 2, %b84 ], [ 0, %b91_fail1 ], [ 3, %b92_fail1 ], [ 4, %b94_fail2 ], [ 5, %b94_ok2 ], [ 7, %b98_fail1 ], [ 8, %b100_fail1 ], [ 10, %b100_fail2 ], [ 11, %b109_cold_fail2 ], [ 11, %b109_cold_ok2 ], [ 12, %b110_cold_fail1 ], [ 13, %b114_fail2 ], [ 14, %b114_ok2 ], [ 17, %b115_fail1 ], [ 15, %b117 ], [ 15, %b118 ], [ 23, %b121_fail2 ], [ 14, %b121_ok2 ], [ 16, %b122_fail2 ], [ 17, %b122_ok2 ], [ 15, %b124 ], [ 15, %b125 ], [ 6, %b127 ], [ 2, %b128 ], [ 0, %b134_fail1 ], [ 3, %b135_fail1 ], [ 4, %b137_fail1 ], [ 7, %b141_fail1 ], [ 8, %b143_fail1 ], [ 11, %b152_cold_fail1 ], [ 12, %b153_cold_fail1 ], [ 14, %b157_fail1 ], [ 17, %b158_fail1 ], [ 15, %b160 ], [ 15, %b161 ], [ 14, %b164_fail1 ], [ 16, %b165_fail2 ], [ 17, %b165_ok2 ], [ 15, %b167 ], [ 15, %b168 ], [ 6, %b170 ], [ 2, %b171 ], !dbg !7
	%841 = phi i64 [ 0, %b4_fail1 ], [ %82, %b5_fail1 ], [ %86, %b7_fail2 ], [ %84, %b7_ok2 ], [ %107, %b11_fail1 ], [ %111, %b13_fail1 ], [ %109, %b13_fail2 ], [ %765, %b22_cold_fail2 ], [ %765, %b22_cold_ok2 ], [ %775, %b23_cold_fail1 ], [ %147, %b27_fail2 ], [ %151, %b27_ok2 ], [ 0, %b28_fail1 ], [ %160, %b30 ], [ %160, %b31 ], [ %175, %b34_fail2 ], [ %179, %b34_ok2 ], [ 0, %b35_fail2 ], [ 0, %b35_ok2 ], [ %189, %b37 ], [ %189, %b38 ], [ %77, %b40 ], [ %77, %b41 ], [ 0, %b47_fail1 ], [ %266, %b48_fail1 ], [ %270, %b50_fail1 ], [ %289, %b54_fail1 ], [ %293, %b56_fail1 ], [ %786, %b65_cold_fail1 ], [ %793, %b66_cold_fail1 ], [ %330, %b70_fail1 ], [ 0, %b71_fail1 ], [ %337, %b73 ], [ %337, %b74 ], [ %356, %b77_fail1 ], [ 0, %b78_fail2 ], [ 0, %b78_ok2 ], [ %364, %b80 ], [ %364, %b81 ], [ %261, %b83 ], [ %261, %b84 ], [ 0, %b91_fail1 ], [ %449, %b92_fail1 ], [ %453, %b94_fail2 ], [ %451, %b94_ok2 ], [ %474, %b98_fail1 ], [ %478, %b100_fail1 ], [ %476, %b100_fail2 ], [ %803, %b109_cold_fail2 ], [ %803, %b109_cold_ok2 ], [ %813, %b110_cold_fail1 ], [ %514, %b114_fail2 ], [ %518, %b114_ok2 ], [ 0, %b115_fail1 ], [ %527, %b117 ], [ %527, %b118 ], [ %542, %b121_fail2 ], [ %546, %b121_ok2 ], [ 0, %b122_fail2 ], [ 0, %b122_ok2 ], [ %556, %b124 ], [ %556, %b125 ], [ %444, %b127 ], [ %444, %b128 ], [ 0, %b134_fail1 ], [ %645, %b135_fail1 ], [ %649, %b137_fail1 ], [ %668, %b141_fail1 ], [ %672, %b143_fail1 ], [ %824, %b152_cold_fail1 ], [ %831, %b153_cold_fail1 ], [ %709, %b157_fail1 ], [ 0, %b158_fail1 ], [ %716, %b160 ], [ %716, %b161 ], [ %735, %b164_fail1 ], [ 0, %b165_fail2 ], [ 0, %b165_ok2 ], [ %743, %b167 ], [ %743, %b168 ], [ %640, %b170 ], [ %640, %b171 ], !dbg !7
	%842 = phi i64 [ 0, %b4_fail1 ], [ %81, %b5_fail1 ], [ %82, %b7_fail2 ], [ %p9, %b7_ok2 ], [ %81, %b11_fail1 ], [ %107, %b13_fail1 ], [ %p7, %b13_fail2 ], [ %p7, %b22_cold_fail2 ], [ %p9, %b22_cold_ok2 ], [ %p9, %b23_cold_fail1 ], [ %p11, %b27_fail2 ], [ %p2, %b27_ok2 ], [ 0, %b28_fail1 ], [ 16, %b30 ], [ 16, %b31 ], [ %p13, %b34_fail2 ], [ %p2, %b34_ok2 ], [ %194, %b35_fail2 ], [ 0, %b35_ok2 ], [ 16, %b37 ], [ 16, %b38 ], [ 16, %b40 ], [ 16, %b41 ], [ 0, %b47_fail1 ], [ %265, %b48_fail1 ], [ %266, %b50_fail1 ], [ %265, %b54_fail1 ], [ %289, %b56_fail1 ], [ %p9, %b65_cold_fail1 ], [ %p9, %b66_cold_fail1 ], [ %p2, %b70_fail1 ], [ 0, %b71_fail1 ], [ 16, %b73 ], [ 16, %b74 ], [ %p2, %b77_fail1 ], [ %369, %b78_fail2 ], [ 0, %b78_ok2 ], [ 16, %b80 ], [ 16, %b81 ], [ 16, %b83 ], [ 16, %b84 ], [ 0, %b91_fail1 ], [ %448, %b92_fail1 ], [ %449, %b94_fail2 ], [ %p9, %b94_ok2 ], [ %448, %b98_fail1 ], [ %474, %b100_fail1 ], [ %p7, %b100_fail2 ], [ %p7, %b109_cold_fail2 ], [ %p9, %b109_cold_ok2 ], [ %p9, %b110_cold_fail1 ], [ %p11, %b114_fail2 ], [ %p2, %b114_ok2 ], [ 0, %b115_fail1 ], [ 16, %b117 ], [ 16, %b118 ], [ %p13, %b121_fail2 ], [ %p2, %b121_ok2 ], [ %561, %b122_fail2 ], [ 0, %b122_ok2 ], [ 16, %b124 ], [ 16, %b125 ], [ 16, %b127 ], [ 16, %b128 ], [ 0, %b134_fail1 ], [ %644, %b135_fail1 ], [ %645, %b137_fail1 ], [ %644, %b141_fail1 ], [ %668, %b143_fail1 ], [ %p9, %b152_cold_fail1 ], [ %p9, %b153_cold_fail1 ], [ %p2, %b157_fail1 ], [ 0, %b158_fail1 ], [ 16, %b160 ], [ 16, %b161 ], [ %p2, %b164_fail1 ], [ %748, %b165_fail2 ], [ 0, %b165_ok2 ], [ 16, %b167 ], [ 16, %b168 ], [ 16, %b170 ], [ 16, %b171 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %840, i64 %841, i64 %842), !dbg !7
	ret void, !dbg !7
}

define void @Sums(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i32 %p8, i64 %p9, double* %p10, i64 %p11, i32* %p12, i64 %p13, i64* %p14, i64 %p15, float* %p16, i64 %p17, float* %p18, i64 %p19, i8* %ctrl) nounwind !dbg !567 {
entry:
	br label %b0, !dbg !568

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !568
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !568
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !568
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !568
	%4 = addrspacecast double* %p10 to double addrspace(1)*, !dbg !568
	%5 = addrspacecast i32* %p12 to i32 addrspace(1)*, !dbg !568
	%6 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !568
	%7 = addrspacecast float* %p16 to float addrspace(1)*, !dbg !568
	%8 = addrspacecast float* %p18 to float addrspace(1)*, !dbg !568
	%9 = call i32 @gpuc_my_pe_thread(), !dbg !572
	%10 = call i32 @gpuc_num_pes_thread(), !dbg !573
	%11 = icmp slt i64 0, %p9, !dbg !568
	br i1 %11, label %b1, label %b84, !dbg !568

b1:
	%12 = sext i32 %9 to i64, !dbg !572
	%13 = sext i32 %10 to i64, !dbg !573
	%14 = icmp eq i64 %p1, 0, !dbg !574
	%15 = mul nsw i64 %13, 2, !dbg !575
	%16 = icmp eq i64 %p3, 0, !dbg !578
	%17 = icmp eq i64 %p5, 0, !dbg !581
	br label %b2, !dbg !568

b2:
	%18 = phi i64 [ %379, %b80 ], [ 0, %b1 ], !dbg !568
	%19 = trunc i64 %18 to i32, !dbg !582
	%20 = add i32 %p8, %19, !dbg !583
	%21 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !574
	%22 = ptrtoint i64* %21 to i64, !dbg !574
	%23 = and i64 %22, 15, !dbg !574
	%24 = icmp eq i64 %23, 0, !dbg !574
	%25 = or i1 %24, %14, !dbg !574
	br i1 %25, label %b3, label %b83, !dbg !574

b3:
	%26 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !574
	%27 = ashr i64 %p1, 1, !dbg !574
	%28 = icmp eq i64 %15, -1, !dbg !584
	%29 = select i1 %28, i64 1, i64 %15, !dbg !584
	%30 = sdiv i64 %27, %29, !dbg !584
	%31 = sub i64 0, %27, !dbg !584
	%32 = select i1 %28, i64 %31, i64 %30, !dbg !584
	%33 = urem i32 %20, 2, !dbg !585
	%34 = zext i32 %33 to i64, !dbg !586
	%35 = mul i64 %34, %13, !dbg !587
	%36 = mul i64 %35, %32, !dbg !588
	%37 = add nuw i32 %33, 1, !dbg !589
	%38 = zext i32 %37 to i64, !dbg !590
	%39 = mul i64 %38, %13, !dbg !591
	%40 = mul i64 %39, %32, !dbg !592
	%41 = sub i64 %40, %36, !dbg !593
	%42 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %26, i64 %36, !dbg !593
	%43 = icmp ugt i64 %40, %27, !dbg !593
	%44 = icmp ugt i64 %36, %40, !dbg !593
	%45 = or i1 %43, %44, !dbg !593
	br i1 %45, label %b3_fail1, label %b3_ok1, !dbg !593, !prof !55

b3_ok1:
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !594, !range !25
	%47 = sext i32 %46 to i64, !dbg !594
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !594, !range !26
	%49 = sext i32 %48 to i64, !dbg !594
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !594, !range !26
	%51 = sext i32 %50 to i64, !dbg !594
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !594, !range !19
	%53 = sext i32 %52 to i64, !dbg !594
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !594, !range !20
	%55 = sext i32 %54 to i64, !dbg !594
	%56 = mul i64 %55, %51, !dbg !594
	%57 = add i64 %49, %56, !dbg !594
	%58 = mul i64 %53, %57, !dbg !594
	%59 = add i64 %47, %58, !dbg !594
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !594, !range !21
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !594, !range !21
	%62 = mul i32 %60, %61, !dbg !594
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !594, !range !22
	%64 = mul i32 %62, %63, !dbg !594
	%65 = sext i32 %64 to i64, !dbg !594
	%66 = mul i64 %59, %65, !dbg !594
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !594, !range !27
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !594, !range !27
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !594, !range !28
	%70 = mul i32 %61, %69, !dbg !594
	%71 = add i32 %68, %70, !dbg !594
	%72 = mul i32 %60, %71, !dbg !594
	%73 = add i32 %67, %72, !dbg !594
	%74 = sext i32 %73 to i64, !dbg !594
	%75 = add i64 %66, %74, !dbg !594
	%76 = mul i64 %53, %55, !dbg !595
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !595, !range !20
	%78 = sext i32 %77 to i64, !dbg !595
	%79 = mul i64 %76, %78, !dbg !595
	%80 = mul i64 %79, %65, !dbg !595
	%81 = mul i64 %12, %32, !dbg !596
	br label %b4, !dbg !598

b4:
	%82 = phi i64 [ %75, %b3_ok1 ], [ %100, %b9 ], !dbg !599
	%83 = icmp slt i64 %82, %p11, !dbg !600
	br i1 %83, label %b5, label %b10, !dbg !600

b5:
	%84 = add i64 %81, %82, !dbg !601
	%85 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %42, i64 %84, !dbg !602
	%86 = getelementptr inbounds double, double addrspace(1)* %4, i64 %82, !dbg !605
	%87 = icmp uge i64 %84, %41, !dbg !602
	%88 = icmp uge i64 %82, %p11, !dbg !605
	%89 = or i1 %87, %88, !dbg !605
	br i1 %89, label %b5_fail1, label %b5_ok1, !dbg !605, !prof !55

b5_ok1:
	%90 = load double, double addrspace(1)* %86, align 8, !dbg !605
	%91 = bitcast double %90 to i64, !dbg !606
	br label %b6, !dbg !604

b6:
	%92 = phi i64 [ 0, %b5_ok1 ], [ %98, %b8 ], !dbg !604
	%93 = icmp ne i64 %92, %12, !dbg !607
	br i1 %93, label %b7, label %b8, !dbg !607

b7:
	%94 = trunc i64 %92 to i32, !dbg !597
	%95 = addrspacecast { i64, i64 } addrspace(1)* %85 to { i64, i64 }*, !dbg !597
	%96 = icmp uge i64 %92, %13, !dbg !597
	br i1 %96, label %b7_fail1, label %b7_ok1, !dbg !597, !prof !55

b7_ok1:
	%97 = bitcast { i64, i64 }* %95 to i8*, !dbg !597
	call void @gpuc_put_line_thread(i8* %97, i64 %91, i32 %20, i32 %94), !dbg !597
	br label %b8, !dbg !597

b8:
	%98 = add i64 %92, 1, !dbg !597
	%99 = icmp slt i64 %98, %13, !dbg !597
	br i1 %99, label %b6, label %b9, !dbg !597

b9:
	%100 = add i64 %82, %80, !dbg !608
	br label %b4, !dbg !608

b10:
	%101 = phi i64 [ %124, %b17 ], [ %75, %b4 ], !dbg !609
	%102 = icmp slt i64 %101, %p11, !dbg !610
	br i1 %102, label %b11, label %b18, !dbg !610

b11:
	%103 = getelementptr inbounds double, double addrspace(1)* %4, i64 %101, !dbg !612
	%104 = icmp uge i64 %101, %p11, !dbg !612
	br i1 %104, label %b11_fail1, label %b11_ok1, !dbg !612, !prof !55

b11_ok1:
	%105 = load double, double addrspace(1)* %103, align 8, !dbg !612
	%106 = bitcast double %105 to i64, !dbg !613
	br label %b12, !dbg !611

b12:
	%107 = phi double [ 0.000000e+00, %b11_ok1 ], [ %121, %b16 ], !dbg !614
	%108 = phi i64 [ 0, %b11_ok1 ], [ %122, %b16 ], !dbg !615
	%109 = icmp ne i64 %108, %12, !dbg !616
	br i1 %109, label %b13, label %b14, !dbg !616

b13:
	%110 = mul i64 %108, %32, !dbg !617
	%111 = add i64 %110, %101, !dbg !618
	%112 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %42, i64 %111, !dbg !619
	%113 = addrspacecast { i64, i64 } addrspace(1)* %112 to { i64, i64 }*, !dbg !620
	%114 = icmp uge i64 %111, %41, !dbg !619
	br i1 %114, label %b13_fail1, label %b13_ok1, !dbg !619, !prof !55

b13_ok1:
	%115 = bitcast { i64, i64 }* %113 to i8*, !dbg !620
	%116 = call i64 @gpuc_wait_line_thread(i8* %115, i32 %20, i32 1, i8* %ctrl, i32 30), !dbg !620
	br label %b14, !dbg !620

b14:
	%117 = phi i64 [ %106, %b12 ], [ %116, %b13_ok1 ], !dbg !621
	%118 = bitcast i64 %117 to double, !dbg !624
	%119 = icmp eq i64 %108, 0, !dbg !625
	br i1 %119, label %b16, label %b15, !dbg !625

b15:
	%120 = fadd double %107, %118, !dbg !626
	br label %b16, !dbg !627

b16:
	%121 = phi double [ %118, %b14 ], [ %120, %b15 ], !dbg !614
	%122 = add i64 %108, 1, !dbg !615
	%123 = icmp slt i64 %122, %13, !dbg !615
	br i1 %123, label %b12, label %b17, !dbg !615

b17:
	store double %121, double addrspace(1)* %103, align 8, !dbg !630
	%124 = add i64 %101, %80, !dbg !631
	br label %b10, !dbg !631

b18:
	%125 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !578
	%126 = ptrtoint i64* %125 to i64, !dbg !578
	%127 = and i64 %126, 15, !dbg !578
	%128 = icmp eq i64 %127, 0, !dbg !578
	%129 = or i1 %128, %16, !dbg !578
	br i1 %129, label %b19, label %b82, !dbg !578

b19:
	%130 = bitcast i64 addrspace(1)* %1 to { i64, i64 } addrspace(1)*, !dbg !578
	%131 = ashr i64 %p3, 1, !dbg !578
	%132 = icmp eq i64 %15, -1, !dbg !632
	%133 = select i1 %132, i64 1, i64 %15, !dbg !632
	%134 = sdiv i64 %131, %133, !dbg !632
	%135 = sub i64 0, %131, !dbg !632
	%136 = select i1 %132, i64 %135, i64 %134, !dbg !632
	%137 = mul i64 %35, %136, !dbg !633
	%138 = mul i64 %39, %136, !dbg !634
	%139 = sub i64 %138, %137, !dbg !635
	%140 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %130, i64 %137, !dbg !635
	%141 = mul i64 %75, 2, !dbg !636
	%142 = mul i64 %80, 2, !dbg !637
	%143 = mul i64 %12, %136, !dbg !638
	%144 = icmp ugt i64 %138, %131, !dbg !635
	%145 = icmp ugt i64 %137, %138, !dbg !635
	%146 = or i1 %144, %145, !dbg !635
	br i1 %146, label %b19_fail1, label %b19_ok1, !dbg !635, !prof !55

b19_ok1:
	br label %b20, !dbg !637

b20:
	%147 = phi i64 [ %141, %b19_ok1 ], [ %174, %b27 ], !dbg !639
	%148 = icmp slt i64 %147, %p13, !dbg !640
	br i1 %148, label %b21, label %b28, !dbg !640

b21:
	%149 = sdiv i64 %147, 2, !dbg !641
	%150 = add i64 %143, %149, !dbg !642
	%151 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %140, i64 %150, !dbg !643
	%152 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %147, !dbg !646
	%153 = icmp uge i64 %150, %139, !dbg !643
	%154 = icmp uge i64 %147, %p13, !dbg !646
	%155 = or i1 %153, %154, !dbg !646
	br i1 %155, label %b21_fail1, label %b21_ok1, !dbg !646, !prof !55

b21_ok1:
	%156 = load i32, i32 addrspace(1)* %152, align 4, !dbg !646
	%157 = zext i32 %156 to i64, !dbg !647
	%158 = add nsw i64 %147, 1, !dbg !648
	%159 = icmp slt i64 %158, %p13, !dbg !649
	br i1 %159, label %b22, label %b23, !dbg !649

b22:
	%160 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %158, !dbg !650
	%161 = load i32, i32 addrspace(1)* %160, align 4, !dbg !650
	%162 = zext i32 %161 to i64, !dbg !651
	%163 = shl i64 %162, 32, !dbg !652
	%164 = or i64 %157, %163, !dbg !653
	br label %b23, !dbg !653

b23:
	%165 = phi i64 [ %157, %b21_ok1 ], [ %164, %b22 ], !dbg !654
	br label %b24, !dbg !645

b24:
	%166 = phi i64 [ 0, %b23 ], [ %172, %b26 ], !dbg !645
	%167 = icmp ne i64 %166, %12, !dbg !655
	br i1 %167, label %b25, label %b26, !dbg !655

b25:
	%168 = trunc i64 %166 to i32, !dbg !656
	%169 = addrspacecast { i64, i64 } addrspace(1)* %151 to { i64, i64 }*, !dbg !656
	%170 = icmp uge i64 %166, %13, !dbg !656
	br i1 %170, label %b25_fail1, label %b25_ok1, !dbg !656, !prof !55

b25_ok1:
	%171 = bitcast { i64, i64 }* %169 to i8*, !dbg !656
	call void @gpuc_put_line_thread(i8* %171, i64 %165, i32 %20, i32 %168), !dbg !656
	br label %b26, !dbg !656

b26:
	%172 = add i64 %166, 1, !dbg !656
	%173 = icmp slt i64 %172, %13, !dbg !656
	br i1 %173, label %b24, label %b27, !dbg !656

b27:
	%174 = add i64 %147, %142, !dbg !657
	br label %b20, !dbg !657

b28:
	%175 = phi i64 [ %213, %b39 ], [ %141, %b20 ], !dbg !658
	%176 = icmp slt i64 %175, %p13, !dbg !659
	br i1 %176, label %b29, label %b40, !dbg !659

b29:
	%177 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %175, !dbg !661
	%178 = icmp uge i64 %175, %p13, !dbg !661
	br i1 %178, label %b29_fail1, label %b29_ok1, !dbg !661, !prof !55

b29_ok1:
	%179 = load i32, i32 addrspace(1)* %177, align 4, !dbg !661
	%180 = zext i32 %179 to i64, !dbg !662
	%181 = add nsw i64 %175, 1, !dbg !663
	%182 = icmp slt i64 %181, %p13, !dbg !664
	br i1 %182, label %b30, label %b31, !dbg !664

b30:
	%183 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %181, !dbg !665
	%184 = load i32, i32 addrspace(1)* %183, align 4, !dbg !665
	%185 = zext i32 %184 to i64, !dbg !666
	%186 = shl i64 %185, 32, !dbg !667
	%187 = or i64 %180, %186, !dbg !668
	br label %b31, !dbg !668

b31:
	%188 = phi i64 [ %180, %b29_ok1 ], [ %187, %b30 ], !dbg !669
	br label %b32, !dbg !660

b32:
	%189 = phi i32 [ 0, %b31 ], [ %208, %b36 ], !dbg !670
	%190 = phi i32 [ 0, %b31 ], [ %209, %b36 ], !dbg !671
	%191 = phi i64 [ 0, %b31 ], [ %210, %b36 ], !dbg !671
	%192 = icmp ne i64 %191, %12, !dbg !672
	br i1 %192, label %b33, label %b34, !dbg !672

b33:
	%193 = mul i64 %191, %136, !dbg !673
	%194 = sdiv i64 %175, 2, !dbg !674
	%195 = add i64 %193, %194, !dbg !675
	%196 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %140, i64 %195, !dbg !676
	%197 = addrspacecast { i64, i64 } addrspace(1)* %196 to { i64, i64 }*, !dbg !677
	%198 = icmp uge i64 %195, %139, !dbg !676
	br i1 %198, label %b33_fail1, label %b33_ok1, !dbg !676, !prof !55

b33_ok1:
	%199 = bitcast { i64, i64 }* %197 to i8*, !dbg !677
	%200 = call i64 @gpuc_wait_line_thread(i8* %199, i32 %20, i32 1, i8* %ctrl, i32 30), !dbg !677
	br label %b34, !dbg !677

b34:
	%201 = phi i64 [ %188, %b32 ], [ %200, %b33_ok1 ], !dbg !678
	%202 = trunc i64 %201 to i32, !dbg !681
	%203 = lshr i64 %201, 32, !dbg !682
	%204 = trunc i64 %203 to i32, !dbg !683
	%205 = icmp eq i64 %191, 0, !dbg !684
	br i1 %205, label %b36, label %b35, !dbg !684

b35:
	%206 = add i32 %189, %202, !dbg !685
	%207 = add i32 %190, %204, !dbg !686
	br label %b36, !dbg !686

b36:
	%208 = phi i32 [ %202, %b34 ], [ %206, %b35 ], !dbg !670
	%209 = phi i32 [ %204, %b34 ], [ %207, %b35 ], !dbg !671
	%210 = add i64 %191, 1, !dbg !671
	%211 = icmp slt i64 %210, %13, !dbg !671
	br i1 %211, label %b32, label %b37, !dbg !671

b37:
	store i32 %208, i32 addrspace(1)* %177, align 4, !dbg !689
	br i1 %182, label %b38, label %b39, !dbg !690

b38:
	%212 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %181, !dbg !691
	store i32 %209, i32 addrspace(1)* %212, align 4, !dbg !691
	br label %b39, !dbg !691

b39:
	%213 = add i64 %175, %142, !dbg !692
	br label %b28, !dbg !692

b40:
	%214 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !581
	%215 = ptrtoint i64* %214 to i64, !dbg !581
	%216 = and i64 %215, 15, !dbg !581
	%217 = icmp eq i64 %216, 0, !dbg !581
	%218 = or i1 %217, %17, !dbg !581
	br i1 %218, label %b41, label %b81, !dbg !581

b41:
	%219 = bitcast i64 addrspace(1)* %2 to { i64, i64 } addrspace(1)*, !dbg !581
	%220 = ashr i64 %p5, 1, !dbg !581
	%221 = icmp eq i64 %15, -1, !dbg !693
	%222 = select i1 %221, i64 1, i64 %15, !dbg !693
	%223 = sdiv i64 %220, %222, !dbg !693
	%224 = sub i64 0, %220, !dbg !693
	%225 = select i1 %221, i64 %224, i64 %223, !dbg !693
	%226 = mul i64 %35, %225, !dbg !694
	%227 = mul i64 %39, %225, !dbg !695
	%228 = sub i64 %227, %226, !dbg !696
	%229 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %219, i64 %226, !dbg !696
	%230 = mul i64 %12, %225, !dbg !697
	%231 = icmp ugt i64 %227, %220, !dbg !696
	%232 = icmp ugt i64 %226, %227, !dbg !696
	%233 = or i1 %231, %232, !dbg !696
	br i1 %233, label %b41_fail1, label %b41_ok1, !dbg !696, !prof !55

b41_ok1:
	br label %b42, !dbg !698

b42:
	%234 = phi i64 [ %75, %b41_ok1 ], [ %251, %b47 ], !dbg !699
	%235 = icmp slt i64 %234, %p15, !dbg !700
	br i1 %235, label %b43, label %b48, !dbg !700

b43:
	%236 = add i64 %230, %234, !dbg !701
	%237 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %229, i64 %236, !dbg !702
	%238 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %234, !dbg !705
	%239 = icmp uge i64 %236, %228, !dbg !702
	%240 = icmp uge i64 %234, %p15, !dbg !705
	%241 = or i1 %239, %240, !dbg !705
	br i1 %241, label %b43_fail1, label %b43_ok1, !dbg !705, !prof !55

b43_ok1:
	%242 = load i64, i64 addrspace(1)* %238, align 8, !dbg !705
	br label %b44, !dbg !704

b44:
	%243 = phi i64 [ 0, %b43_ok1 ], [ %249, %b46 ], !dbg !704
	%244 = icmp ne i64 %243, %12, !dbg !706
	br i1 %244, label %b45, label %b46, !dbg !706

b45:
	%245 = trunc i64 %243 to i32, !dbg !707
	%246 = addrspacecast { i64, i64 } addrspace(1)* %237 to { i64, i64 }*, !dbg !707
	%247 = icmp uge i64 %243, %13, !dbg !707
	br i1 %247, label %b45_fail1, label %b45_ok1, !dbg !707, !prof !55

b45_ok1:
	%248 = bitcast { i64, i64 }* %246 to i8*, !dbg !707
	call void @gpuc_put_line_thread(i8* %248, i64 %242, i32 %20, i32 %245), !dbg !707
	br label %b46, !dbg !707

b46:
	%249 = add i64 %243, 1, !dbg !707
	%250 = icmp slt i64 %249, %13, !dbg !707
	br i1 %250, label %b44, label %b47, !dbg !707

b47:
	%251 = add i64 %234, %80, !dbg !708
	br label %b42, !dbg !708

b48:
	%252 = phi i64 [ %273, %b55 ], [ %75, %b42 ], !dbg !709
	%253 = icmp slt i64 %252, %p15, !dbg !710
	br i1 %253, label %b49, label %b56, !dbg !710

b49:
	%254 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %252, !dbg !712
	%255 = icmp uge i64 %252, %p15, !dbg !712
	br i1 %255, label %b49_fail1, label %b49_ok1, !dbg !712, !prof !55

b49_ok1:
	%256 = load i64, i64 addrspace(1)* %254, align 8, !dbg !712
	br label %b50, !dbg !711

b50:
	%257 = phi i64 [ 0, %b49_ok1 ], [ %270, %b54 ], !dbg !713
	%258 = phi i64 [ 0, %b49_ok1 ], [ %271, %b54 ], !dbg !714
	%259 = icmp ne i64 %258, %12, !dbg !715
	br i1 %259, label %b51, label %b52, !dbg !715

b51:
	%260 = mul i64 %258, %225, !dbg !716
	%261 = add i64 %260, %252, !dbg !717
	%262 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %229, i64 %261, !dbg !718
	%263 = addrspacecast { i64, i64 } addrspace(1)* %262 to { i64, i64 }*, !dbg !719
	%264 = icmp uge i64 %261, %228, !dbg !718
	br i1 %264, label %b51_fail1, label %b51_ok1, !dbg !718, !prof !55

b51_ok1:
	%265 = bitcast { i64, i64 }* %263 to i8*, !dbg !719
	%266 = call i64 @gpuc_wait_line_thread(i8* %265, i32 %20, i32 1, i8* %ctrl, i32 30), !dbg !719
	br label %b52, !dbg !719

b52:
	%267 = phi i64 [ %256, %b50 ], [ %266, %b51_ok1 ], !dbg !720
	%268 = icmp eq i64 %258, 0, !dbg !721
	br i1 %268, label %b54, label %b53, !dbg !721

b53:
	%269 = add i64 %257, %267, !dbg !722
	br label %b54, !dbg !723

b54:
	%270 = phi i64 [ %267, %b52 ], [ %269, %b53 ], !dbg !713
	%271 = add i64 %258, 1, !dbg !714
	%272 = icmp slt i64 %271, %13, !dbg !714
	br i1 %272, label %b50, label %b55, !dbg !714

b55:
	store i64 %270, i64 addrspace(1)* %254, align 8, !dbg !726
	%273 = add i64 %252, %80, !dbg !727
	br label %b48, !dbg !727

b56:
	%274 = icmp eq i64 %47, 0, !dbg !728
	br i1 %274, label %b57, label %b80, !dbg !728

b57:
	%275 = icmp eq i64 %74, 0, !dbg !729
	br i1 %275, label %b58, label %b64, !dbg !729

b58:
	%276 = getelementptr inbounds float, float addrspace(1)* %7, i64 0, !dbg !730
	%277 = icmp uge i64 0, %p17, !dbg !730
	br i1 %277, label %b58_fail1, label %b58_ok1, !dbg !730, !prof !55

b58_ok1:
	%278 = load float, float addrspace(1)* %276, align 4, !dbg !730
	%279 = add i64 %35, %12, !dbg !735
	%280 = mul nsw i64 %279, 2, !dbg !736
	%281 = zext i32 %20 to i64, !dbg !741
	br label %b59, !dbg !742

b59:
	%282 = phi i64 [ 0, %b58_ok1 ], [ %297, %b59_ok2 ], !dbg !742
	%283 = add i64 %12, %282, !dbg !744
	%284 = icmp uge i64 %280, %p7, !dbg !743
	br i1 %284, label %b59_fail1, label %b59_ok1, !dbg !743, !prof !55

b59_ok1:
	%285 = icmp eq i64 %13, -1, !dbg !745
	%286 = select i1 %285, i64 1, i64 %13, !dbg !745
	%287 = srem i64 %283, %286, !dbg !745
	%288 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %280, !dbg !743
	%289 = bitcast float %278 to i32, !dbg !746
	%290 = zext i32 %289 to i64, !dbg !746
	%291 = shl i64 %281, 32, !dbg !747
	%292 = or i64 %291, %290, !dbg !748
	%293 = trunc i64 %287 to i32, !dbg !749
	%294 = addrspacecast i64 addrspace(1)* %288 to i64*, !dbg !749
	%295 = icmp uge i64 %287, %13, !dbg !749
	br i1 %295, label %b59_fail2, label %b59_ok2, !dbg !749, !prof !55

b59_ok2:
	%296 = bitcast i64* %294 to i8*, !dbg !749
	call void @gpuc_signal_op_thread(i8* %296, i64 %292, i32 9, i32 %293), !dbg !749
	%297 = add i64 %282, 1, !dbg !739
	%298 = icmp slt i64 %297, %13, !dbg !739
	br i1 %298, label %b59, label %b60, !dbg !739

b60:
	%299 = mul nsw i64 %35, 2, !dbg !753
	%300 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %299, !dbg !756
	%301 = addrspacecast i64 addrspace(1)* %300 to i64*, !dbg !757
	%302 = icmp uge i64 %299, %p7, !dbg !756
	br i1 %302, label %b60_fail1, label %b60_ok1, !dbg !756, !prof !55

b60_ok1:
	%303 = bitcast i64* %301 to i8*, !dbg !757
	%304 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %303, i32 5, i64 %291, i32 1, i8* %ctrl, i32 22), !dbg !757
	%305 = trunc i64 %304 to i32, !dbg !758
	%306 = bitcast i32 %305 to float, !dbg !758
	br label %b61, !dbg !755

b61:
	%307 = phi float [ %306, %b60_ok1 ], [ %319, %b62_ok1 ], !dbg !759
	%308 = phi i64 [ 1, %b60_ok1 ], [ %320, %b62_ok1 ], !dbg !760
	%309 = icmp slt i64 %308, %13, !dbg !761
	br i1 %309, label %b62, label %b63, !dbg !761

b62:
	%310 = add i64 %35, %308, !dbg !763
	%311 = mul nsw i64 %310, 2, !dbg !764
	%312 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %311, !dbg !766
	%313 = addrspacecast i64 addrspace(1)* %312 to i64*, !dbg !767
	%314 = icmp uge i64 %311, %p7, !dbg !766
	br i1 %314, label %b62_fail1, label %b62_ok1, !dbg !766, !prof !55

b62_ok1:
	%315 = bitcast i64* %313 to i8*, !dbg !767
	%316 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %315, i32 5, i64 %291, i32 1, i8* %ctrl, i32 22), !dbg !767
	%317 = trunc i64 %316 to i32, !dbg !768
	%318 = bitcast i32 %317 to float, !dbg !768
	%319 = fadd float %307, %318, !dbg !769
	%320 = add nsw i64 %308, 1, !dbg !770
	br label %b61, !dbg !770

b63:
	store float %307, float addrspace(1)* %276, align 4, !dbg !771
	br label %b64, !dbg !771

b64:
	%321 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !774, !range !316
	%322 = sext i32 %321 to i64, !dbg !774
	%323 = and i32 %73, -32, !dbg !774
	%324 = sub i32 %64, %323, !dbg !774
	%325 = icmp slt i32 %324, 32, !dbg !774
	%326 = select i1 %325, i32 %324, i32 32, !dbg !774
	%327 = sext i32 %326 to i64, !dbg !774
	%328 = zext i32 %20 to i64, !dbg !777
	br label %b65, !dbg !774

b65:
	%329 = phi float [ 0.000000e+00, %b64 ], [ %342, %b66_ok1 ], !dbg !778
	%330 = phi i64 [ %322, %b64 ], [ %343, %b66_ok1 ], !dbg !774
	%331 = icmp slt i64 %330, %13, !dbg !774
	br i1 %331, label %b66, label %b67, !dbg !774

b66:
	%332 = add i64 %35, %330, !dbg !780
	%333 = mul i64 %332, 2, !dbg !781
	%334 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %333, !dbg !782
	%335 = shl i64 %328, 32, !dbg !783
	%336 = addrspacecast i64 addrspace(1)* %334 to i64*, !dbg !784
	%337 = icmp uge i64 %333, %p7, !dbg !782
	br i1 %337, label %b66_fail1, label %b66_ok1, !dbg !782, !prof !55

b66_ok1:
	%338 = bitcast i64* %336 to i8*, !dbg !784
	%339 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %338, i32 5, i64 %335, i32 1, i8* %ctrl, i32 22), !dbg !784
	%340 = trunc i64 %339 to i32, !dbg !785
	%341 = bitcast i32 %340 to float, !dbg !785
	%342 = fadd float %329, %341, !dbg !786
	%343 = add i64 %330, %327, !dbg !774
	br label %b65, !dbg !774

b67:
	%344 = icmp eq i64 %327, 32, !dbg !794
	br i1 %344, label %b68, label %b70, !dbg !794

b68:
	%345 = phi float [ %353, %b69 ], [ %329, %b67 ], !dbg !795
	%346 = phi i64 [ %354, %b69 ], [ 16, %b67 ], !dbg !796
	%347 = icmp sgt i64 %346, 0, !dbg !797
	br i1 %347, label %b69, label %b77, !dbg !797

b69:
	%348 = trunc i64 %346 to i32, !dbg !798
	%349 = bitcast float %345 to i32, !dbg !798
	%350 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %349, i32 %348, i32 31), !dbg !798
	%351 = extractvalue { i32, i1 } %350, 0, !dbg !798
	%352 = bitcast i32 %351 to float, !dbg !798
	%353 = fadd float %345, %352, !dbg !799
	%354 = sdiv i64 %346, 2, !dbg !800
	br label %b68, !dbg !800

b70:
	%355 = phi float [ %368, %b75 ], [ %329, %b67 ], !dbg !795
	%356 = phi i64 [ %369, %b75 ], [ 16, %b67 ], !dbg !801
	%357 = icmp sgt i64 %356, 0, !dbg !802
	br i1 %357, label %b71, label %b76, !dbg !802

b71:
	%358 = add i64 %322, %356, !dbg !803
	%359 = icmp sge i64 %358, %327, !dbg !804
	br i1 %359, label %b72, label %b73, !dbg !804

b72:
	br label %b73, !dbg !804

b73:
	%360 = phi i64 [ %358, %b71 ], [ %322, %b72 ], !dbg !805
	%361 = trunc i64 %360 to i32, !dbg !806
	%362 = bitcast float %355 to i32, !dbg !806
	%363 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %362, i32 %361, i32 31), !dbg !806
	%364 = extractvalue { i32, i1 } %363, 0, !dbg !806
	%365 = bitcast i32 %364 to float, !dbg !806
	%366 = icmp ne i64 %360, %322, !dbg !807
	br i1 %366, label %b74, label %b75, !dbg !807

b74:
	%367 = fadd float %355, %365, !dbg !799
	br label %b75, !dbg !808

b75:
	%368 = phi float [ %355, %b73 ], [ %367, %b74 ], !dbg !795
	%369 = sdiv i64 %356, 2, !dbg !809
	br label %b70, !dbg !809

b76:
	%370 = bitcast float %355 to i32, !dbg !810
	%371 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %370, i32 0, i32 31), !dbg !810
	%372 = extractvalue { i32, i1 } %371, 0, !dbg !810
	%373 = bitcast i32 %372 to float, !dbg !810
	br label %b77, !dbg !811

b77:
	%374 = phi float [ %345, %b68 ], [ %373, %b76 ], !dbg !793
	%375 = sub nsw i64 %65, 1, !dbg !812
	%376 = icmp eq i64 %74, %375, !dbg !813
	br i1 %376, label %b78, label %b79, !dbg !813

b78:
	%377 = getelementptr inbounds float, float addrspace(1)* %8, i64 0, !dbg !814
	%378 = icmp uge i64 0, %p19, !dbg !814
	br i1 %378, label %b78_fail1, label %b78_ok1, !dbg !814, !prof !55

b78_ok1:
	store float %374, float addrspace(1)* %377, align 4, !dbg !814
	br label %b79, !dbg !814

b79:
	call void @llvm.nvvm.barrier0(), !dbg !815
	br label %b80, !dbg !815

b80:
	%379 = add i64 %18, 1, !dbg !815
	%380 = icmp slt i64 %379, %p9, !dbg !815
	br i1 %380, label %b2, label %b84, !dbg !815

b81:
	br label %fail, !dbg !581

b82:
	br label %fail, !dbg !578

b83:
	br label %fail, !dbg !574

b84:
	ret void, !dbg !815

b3_fail1:
	%381 = icmp ugt i64 %40, %27, !dbg !593
	br i1 %381, label %b3_fail2, label %b3_ok2, !dbg !593

b3_fail2:
	br label %fail, !dbg !593

b3_ok2:
	br label %fail, !dbg !593

b5_fail1:
	%382 = icmp uge i64 %84, %41, !dbg !602
	br i1 %382, label %b5_fail2, label %b5_ok2, !dbg !602

b5_fail2:
	br label %fail, !dbg !602

b5_ok2:
	br label %fail, !dbg !605

b7_fail1:
	br label %fail, !dbg !597

b11_fail1:
	br label %fail, !dbg !612

b13_fail1:
	br label %fail, !dbg !619

b19_fail1:
	%383 = icmp ugt i64 %138, %131, !dbg !635
	br i1 %383, label %b19_fail2, label %b19_ok2, !dbg !635

b19_fail2:
	br label %fail, !dbg !635

b19_ok2:
	br label %fail, !dbg !635

b21_fail1:
	%384 = icmp uge i64 %150, %139, !dbg !643
	br i1 %384, label %b21_fail2, label %b21_ok2, !dbg !643

b21_fail2:
	br label %fail, !dbg !643

b21_ok2:
	br label %fail, !dbg !646

b25_fail1:
	br label %fail, !dbg !656

b29_fail1:
	br label %fail, !dbg !661

b33_fail1:
	br label %fail, !dbg !676

b41_fail1:
	%385 = icmp ugt i64 %227, %220, !dbg !696
	br i1 %385, label %b41_fail2, label %b41_ok2, !dbg !696

b41_fail2:
	br label %fail, !dbg !696

b41_ok2:
	br label %fail, !dbg !696

b43_fail1:
	%386 = icmp uge i64 %236, %228, !dbg !702
	br i1 %386, label %b43_fail2, label %b43_ok2, !dbg !702

b43_fail2:
	br label %fail, !dbg !702

b43_ok2:
	br label %fail, !dbg !705

b45_fail1:
	br label %fail, !dbg !707

b49_fail1:
	br label %fail, !dbg !712

b51_fail1:
	br label %fail, !dbg !718

b58_fail1:
	br label %fail, !dbg !730

b59_fail1:
	br label %fail, !dbg !743

b59_fail2:
	br label %fail, !dbg !749

b60_fail1:
	br label %fail, !dbg !756

b62_fail1:
	br label %fail, !dbg !766

b66_fail1:
	br label %fail, !dbg !782

b78_fail1:
	br label %fail, !dbg !814

fail:
	%387 = phi i32 [ 25, %b3_fail2 ], [ 26, %b3_ok2 ], [ 27, %b5_fail2 ], [ 5, %b5_ok2 ], [ 28, %b7_fail1 ], [ 5, %b11_fail1 ], [ 29, %b13_fail1 ], [ 25, %b19_fail2 ], [ 26, %b19_ok2 ], [ 27, %b21_fail2 ], [ 5, %b21_ok2 ], [ 28, %b25_fail1 ], [ 5, %b29_fail1 ], [ 29, %b33_fail1 ], [ 25, %b41_fail2 ], [ 26, %b41_ok2 ], [ 27, %b43_fail2 ], [ 5, %b43_ok2 ], [ 28, %b45_fail1 ], [ 5, %b49_fail1 ], [ 29, %b51_fail1 ], [ 31, %b58_fail1 ], [ 18, %b59_fail1 ], [ 19, %b59_fail2 ], [ 21, %b60_fail1 ], [ 21, %b62_fail1 ], [ 21, %b66_fail1 ], [ 32, %b78_fail1 ], [ 24, %b81 ], [ 24, %b82 ], [ 24, %b83 ], !dbg !568
	%388 = phi i64 [ %40, %b3_fail2 ], [ %36, %b3_ok2 ], [ %84, %b5_fail2 ], [ %82, %b5_ok2 ], [ %92, %b7_fail1 ], [ %101, %b11_fail1 ], [ %111, %b13_fail1 ], [ %138, %b19_fail2 ], [ %137, %b19_ok2 ], [ %150, %b21_fail2 ], [ %147, %b21_ok2 ], [ %166, %b25_fail1 ], [ %175, %b29_fail1 ], [ %195, %b33_fail1 ], [ %227, %b41_fail2 ], [ %226, %b41_ok2 ], [ %236, %b43_fail2 ], [ %234, %b43_ok2 ], [ %243, %b45_fail1 ], [ %252, %b49_fail1 ], [ %261, %b51_fail1 ], [ 0, %b58_fail1 ], [ %280, %b59_fail1 ], [ %287, %b59_fail2 ], [ %299, %b60_fail1 ], [ %311, %b62_fail1 ], [ %333, %b66_fail1 ], [ 0, %b78_fail1 ], [ %216, %b81 ], [ %127, %b82 ], [ %23, %b83 ], !dbg !568
	%389 = phi i64 [ %27, %b3_fail2 ], [ %40, %b3_ok2 ], [ %41, %b5_fail2 ], [ %p11, %b5_ok2 ], [ %13, %b7_fail1 ], [ %p11, %b11_fail1 ], [ %41, %b13_fail1 ], [ %131, %b19_fail2 ], [ %138, %b19_ok2 ], [ %139, %b21_fail2 ], [ %p13, %b21_ok2 ], [ %13, %b25_fail1 ], [ %p13, %b29_fail1 ], [ %139, %b33_fail1 ], [ %220, %b41_fail2 ], [ %227, %b41_ok2 ], [ %228, %b43_fail2 ], [ %p15, %b43_ok2 ], [ %13, %b45_fail1 ], [ %p15, %b49_fail1 ], [ %228, %b51_fail1 ], [ %p17, %b58_fail1 ], [ %p7, %b59_fail1 ], [ %13, %b59_fail2 ], [ %p7, %b60_fail1 ], [ %p7, %b62_fail1 ], [ %p7, %b66_fail1 ], [ %p19, %b78_fail1 ], [ 16, %b81 ], [ 16, %b82 ], [ 16, %b83 ], !dbg !568
	call void @gpuc_fail(i8* %ctrl, i32 %387, i64 %388, i64 %389), !dbg !568
	ret void, !dbg !568
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

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

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

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!816, !817, !818, !819, !820, !821, !822, !823, !824, !825}
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
!32 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!33 = distinct !DISubprogram(name: "Send", scope: !32, file: !32, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!34 = !DILocation(line: 55, column: 10, scope: !8, inlinedAt: !9)
!35 = !DILocation(line: 37, column: 22, scope: !33, inlinedAt: !34)
!36 = !DILocation(line: 73, column: 17, scope: !8, inlinedAt: !9)
!37 = distinct !DISubprogram(name: "linesOf", scope: !32, file: !32, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!38 = !DILocation(line: 37, column: 44, scope: !33, inlinedAt: !34)
!39 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !38)
!40 = !DILocation(line: 38, column: 20, scope: !33, inlinedAt: !34)
!41 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !34)
!42 = !DILocation(line: 38, column: 64, scope: !33, inlinedAt: !34)
!43 = distinct !DISubprogram(name: "Receive", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!44 = !DILocation(line: 56, column: 13, scope: !8, inlinedAt: !9)
!45 = !DILocation(line: 47, column: 44, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !45)
!47 = distinct !DISubprogram(name: "Words", scope: !32, file: !32, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!48 = !DILocation(line: 69, column: 57, scope: !8, inlinedAt: !9)
!49 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !48)
!50 = !DILocation(line: 54, column: 24, scope: !8, inlinedAt: !9)
!51 = !DILocation(line: 52, column: 22, scope: !8, inlinedAt: !9)
!52 = !DILocation(line: 52, column: 14, scope: !8, inlinedAt: !9)
!53 = !DILocation(line: 54, column: 70, scope: !8, inlinedAt: !9)
!54 = !DILocation(line: 54, column: 63, scope: !8, inlinedAt: !9)
!55 = !{!"branch_weights", i32 1, i32 1048576}
!56 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !38)
!57 = !DILocation(line: 37, column: 30, scope: !33, inlinedAt: !34)
!58 = !DILocation(line: 38, column: 6, scope: !33, inlinedAt: !34)
!59 = !DILocation(line: 38, column: 38, scope: !33, inlinedAt: !34)
!60 = !DILocation(line: 39, column: 30, scope: !33, inlinedAt: !34)
!61 = !DILocation(line: 39, column: 28, scope: !33, inlinedAt: !34)
!62 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!63 = !DILocation(line: 39, column: 50, scope: !33, inlinedAt: !34)
!64 = !DILocation(line: 67, column: 20, scope: !62, inlinedAt: !63)
!65 = !DILocation(line: 67, column: 18, scope: !62, inlinedAt: !63)
!66 = !DILocation(line: 68, column: 27, scope: !62, inlinedAt: !63)
!67 = !DILocation(line: 68, column: 30, scope: !62, inlinedAt: !63)
!68 = !DILocation(line: 69, column: 21, scope: !62, inlinedAt: !63)
!69 = !DILocation(line: 69, column: 19, scope: !62, inlinedAt: !63)
!70 = !DILocation(line: 69, column: 28, scope: !62, inlinedAt: !63)
!71 = !DILocation(line: 69, column: 3, scope: !62, inlinedAt: !63)
!72 = !DILocation(line: 67, column: 2, scope: !62, inlinedAt: !63)
!73 = !DILocation(line: 38, column: 50, scope: !33, inlinedAt: !34)
!74 = !DILocation(line: 47, column: 22, scope: !43, inlinedAt: !44)
!75 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !45)
!76 = !DILocation(line: 47, column: 30, scope: !43, inlinedAt: !44)
!77 = !DILocation(line: 48, column: 20, scope: !43, inlinedAt: !44)
!78 = !DILocation(line: 48, column: 6, scope: !43, inlinedAt: !44)
!79 = !DILocation(line: 48, column: 38, scope: !43, inlinedAt: !44)
!80 = !DILocation(line: 49, column: 49, scope: !43, inlinedAt: !44)
!81 = !DILocation(line: 49, column: 47, scope: !43, inlinedAt: !44)
!82 = !DILocation(line: 49, column: 35, scope: !43, inlinedAt: !44)
!83 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!84 = !DILocation(line: 50, column: 8, scope: !43, inlinedAt: !44)
!85 = !DILocation(line: 85, column: 3, scope: !83, inlinedAt: !84)
!86 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!87 = !DILocation(line: 49, column: 20, scope: !43, inlinedAt: !44)
!88 = !DILocation(line: 80, column: 24, scope: !86, inlinedAt: !87)
!89 = !DILocation(line: 80, column: 53, scope: !86, inlinedAt: !87)
!90 = !DILocation(line: 80, column: 47, scope: !86, inlinedAt: !87)
!91 = !DILocation(line: 86, column: 27, scope: !83, inlinedAt: !84)
!92 = !DILocation(line: 86, column: 30, scope: !83, inlinedAt: !84)
!93 = !DILocation(line: 87, column: 4, scope: !83, inlinedAt: !84)
!94 = !DILocation(line: 48, column: 50, scope: !43, inlinedAt: !44)
!95 = !DILocation(line: 57, column: 7, scope: !8, inlinedAt: !9)
!96 = !{!"branch_weights", i32 1048576, i32 1}
!97 = !DILocation(line: 57, column: 28, scope: !8, inlinedAt: !9)
!98 = !DILocation(line: 58, column: 16, scope: !8, inlinedAt: !9)
!99 = !DILocation(line: 58, column: 20, scope: !8, inlinedAt: !9)
!100 = !DILocation(line: 58, column: 7, scope: !8, inlinedAt: !9)
!101 = !DILocation(line: 59, column: 8, scope: !8, inlinedAt: !9)
!102 = !DILocation(line: 59, column: 11, scope: !8, inlinedAt: !9)
!103 = !DILocation(line: 60, column: 19, scope: !8, inlinedAt: !9)
!104 = !DILocation(line: 60, column: 25, scope: !8, inlinedAt: !9)
!105 = !DILocation(line: 60, column: 8, scope: !8, inlinedAt: !9)
!106 = !DILocation(line: 57, column: 40, scope: !8, inlinedAt: !9)
!107 = !{!"llvm.loop.unroll.disable"}
!108 = distinct !{!108, !107}
!109 = distinct !DISubprogram(name: "Words", scope: !32, file: !32, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!110 = !DILocation(line: 64, column: 27, scope: !8, inlinedAt: !9)
!111 = !DILocation(line: 32, column: 42, scope: !109, inlinedAt: !110)
!112 = !DILocation(line: 63, column: 7, scope: !8, inlinedAt: !9)
!113 = !DILocation(line: 63, column: 24, scope: !8, inlinedAt: !9)
!114 = !DILocation(line: 64, column: 57, scope: !8, inlinedAt: !9)
!115 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !114)
!116 = !DILocation(line: 64, column: 38, scope: !8, inlinedAt: !9)
!117 = !DILocation(line: 65, column: 34, scope: !8, inlinedAt: !9)
!118 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!119 = distinct !DISubprogram(name: "line", scope: !118, file: !118, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!120 = distinct !DISubprogram(name: "Store", scope: !118, file: !118, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!121 = !DILocation(line: 65, column: 12, scope: !8, inlinedAt: !9)
!122 = !DILocation(line: 12, column: 24, scope: !120, inlinedAt: !121)
!123 = !DILocation(line: 32, column: 78, scope: !119, inlinedAt: !122)
!124 = !DILocation(line: 32, column: 71, scope: !119, inlinedAt: !122)
!125 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !122)
!126 = !DILocation(line: 32, column: 92, scope: !119, inlinedAt: !122)
!127 = !DILocation(line: 12, column: 16, scope: !120, inlinedAt: !121)
!128 = !DILocation(line: 12, column: 45, scope: !120, inlinedAt: !121)
!129 = distinct !DISubprogram(name: "Await", scope: !118, file: !118, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!130 = !DILocation(line: 66, column: 31, scope: !8, inlinedAt: !9)
!131 = !DILocation(line: 21, column: 48, scope: !129, inlinedAt: !130)
!132 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !131)
!133 = !DILocation(line: 21, column: 40, scope: !129, inlinedAt: !130)
!134 = !DILocation(line: 21, column: 25, scope: !129, inlinedAt: !130)
!135 = !DILocation(line: 66, column: 49, scope: !8, inlinedAt: !9)
!136 = !DILocation(line: 66, column: 8, scope: !8, inlinedAt: !9)
!137 = !DILocation(line: 63, column: 37, scope: !8, inlinedAt: !9)
!138 = !DILocation(line: 69, column: 38, scope: !8, inlinedAt: !9)
!139 = !DILocation(line: 68, column: 7, scope: !8, inlinedAt: !9)
!140 = !DILocation(line: 68, column: 24, scope: !8, inlinedAt: !9)
!141 = distinct !DISubprogram(name: "Words", scope: !32, file: !32, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!142 = !DILocation(line: 69, column: 84, scope: !8, inlinedAt: !9)
!143 = !DILocation(line: 32, column: 42, scope: !141, inlinedAt: !142)
!144 = !DILocation(line: 69, column: 69, scope: !8, inlinedAt: !9)
!145 = !DILocation(line: 70, column: 35, scope: !8, inlinedAt: !9)
!146 = distinct !DISubprogram(name: "Store", scope: !118, file: !118, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!147 = !DILocation(line: 70, column: 12, scope: !8, inlinedAt: !9)
!148 = !DILocation(line: 12, column: 24, scope: !146, inlinedAt: !147)
!149 = !DILocation(line: 32, column: 78, scope: !119, inlinedAt: !148)
!150 = !DILocation(line: 32, column: 71, scope: !119, inlinedAt: !148)
!151 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !148)
!152 = !DILocation(line: 32, column: 92, scope: !119, inlinedAt: !148)
!153 = !DILocation(line: 12, column: 16, scope: !146, inlinedAt: !147)
!154 = !DILocation(line: 12, column: 45, scope: !146, inlinedAt: !147)
!155 = distinct !DISubprogram(name: "Await", scope: !118, file: !118, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!156 = !DILocation(line: 71, column: 28, scope: !8, inlinedAt: !9)
!157 = !DILocation(line: 21, column: 48, scope: !155, inlinedAt: !156)
!158 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !157)
!159 = !DILocation(line: 21, column: 40, scope: !155, inlinedAt: !156)
!160 = !DILocation(line: 21, column: 25, scope: !155, inlinedAt: !156)
!161 = !DILocation(line: 71, column: 46, scope: !8, inlinedAt: !9)
!162 = !DILocation(line: 71, column: 9, scope: !8, inlinedAt: !9)
!163 = !DILocation(line: 68, column: 38, scope: !8, inlinedAt: !9)
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
!182 = distinct !DISubprogram(name: "Send", scope: !32, file: !32, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!183 = !DILocation(line: 55, column: 10, scope: !167, inlinedAt: !168)
!184 = !DILocation(line: 37, column: 22, scope: !182, inlinedAt: !183)
!185 = !DILocation(line: 73, column: 17, scope: !167, inlinedAt: !168)
!186 = !DILocation(line: 37, column: 44, scope: !182, inlinedAt: !183)
!187 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !186)
!188 = !DILocation(line: 38, column: 20, scope: !182, inlinedAt: !183)
!189 = !DILocation(line: 39, column: 16, scope: !182, inlinedAt: !183)
!190 = !DILocation(line: 38, column: 64, scope: !182, inlinedAt: !183)
!191 = distinct !DISubprogram(name: "Receive", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!192 = !DILocation(line: 56, column: 13, scope: !167, inlinedAt: !168)
!193 = !DILocation(line: 47, column: 44, scope: !191, inlinedAt: !192)
!194 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !193)
!195 = !DILocation(line: 69, column: 57, scope: !167, inlinedAt: !168)
!196 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !195)
!197 = !DILocation(line: 54, column: 24, scope: !167, inlinedAt: !168)
!198 = !DILocation(line: 52, column: 22, scope: !167, inlinedAt: !168)
!199 = !DILocation(line: 52, column: 14, scope: !167, inlinedAt: !168)
!200 = !DILocation(line: 54, column: 70, scope: !167, inlinedAt: !168)
!201 = !DILocation(line: 54, column: 63, scope: !167, inlinedAt: !168)
!202 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !186)
!203 = !DILocation(line: 37, column: 30, scope: !182, inlinedAt: !183)
!204 = !DILocation(line: 38, column: 6, scope: !182, inlinedAt: !183)
!205 = !DILocation(line: 38, column: 38, scope: !182, inlinedAt: !183)
!206 = !DILocation(line: 39, column: 30, scope: !182, inlinedAt: !183)
!207 = !DILocation(line: 39, column: 28, scope: !182, inlinedAt: !183)
!208 = !DILocation(line: 39, column: 50, scope: !182, inlinedAt: !183)
!209 = !DILocation(line: 67, column: 20, scope: !62, inlinedAt: !208)
!210 = !DILocation(line: 67, column: 18, scope: !62, inlinedAt: !208)
!211 = !DILocation(line: 68, column: 27, scope: !62, inlinedAt: !208)
!212 = !DILocation(line: 68, column: 30, scope: !62, inlinedAt: !208)
!213 = !DILocation(line: 69, column: 21, scope: !62, inlinedAt: !208)
!214 = !DILocation(line: 69, column: 19, scope: !62, inlinedAt: !208)
!215 = !DILocation(line: 69, column: 28, scope: !62, inlinedAt: !208)
!216 = !DILocation(line: 69, column: 3, scope: !62, inlinedAt: !208)
!217 = !DILocation(line: 67, column: 2, scope: !62, inlinedAt: !208)
!218 = !DILocation(line: 38, column: 50, scope: !182, inlinedAt: !183)
!219 = !DILocation(line: 47, column: 22, scope: !191, inlinedAt: !192)
!220 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !193)
!221 = !DILocation(line: 47, column: 30, scope: !191, inlinedAt: !192)
!222 = !DILocation(line: 48, column: 20, scope: !191, inlinedAt: !192)
!223 = !DILocation(line: 48, column: 6, scope: !191, inlinedAt: !192)
!224 = !DILocation(line: 48, column: 38, scope: !191, inlinedAt: !192)
!225 = !DILocation(line: 49, column: 49, scope: !191, inlinedAt: !192)
!226 = !DILocation(line: 49, column: 47, scope: !191, inlinedAt: !192)
!227 = !DILocation(line: 49, column: 35, scope: !191, inlinedAt: !192)
!228 = !DILocation(line: 49, column: 20, scope: !191, inlinedAt: !192)
!229 = !DILocation(line: 80, column: 24, scope: !86, inlinedAt: !228)
!230 = !DILocation(line: 80, column: 53, scope: !86, inlinedAt: !228)
!231 = !DILocation(line: 80, column: 47, scope: !86, inlinedAt: !228)
!232 = !DILocation(line: 50, column: 8, scope: !191, inlinedAt: !192)
!233 = !DILocation(line: 85, column: 3, scope: !83, inlinedAt: !232)
!234 = !DILocation(line: 86, column: 27, scope: !83, inlinedAt: !232)
!235 = !DILocation(line: 86, column: 30, scope: !83, inlinedAt: !232)
!236 = !DILocation(line: 87, column: 4, scope: !83, inlinedAt: !232)
!237 = !DILocation(line: 48, column: 50, scope: !191, inlinedAt: !192)
!238 = !DILocation(line: 57, column: 7, scope: !167, inlinedAt: !168)
!239 = !DILocation(line: 57, column: 28, scope: !167, inlinedAt: !168)
!240 = !DILocation(line: 58, column: 16, scope: !167, inlinedAt: !168)
!241 = !DILocation(line: 58, column: 20, scope: !167, inlinedAt: !168)
!242 = !DILocation(line: 58, column: 7, scope: !167, inlinedAt: !168)
!243 = !DILocation(line: 59, column: 8, scope: !167, inlinedAt: !168)
!244 = !DILocation(line: 59, column: 11, scope: !167, inlinedAt: !168)
!245 = !DILocation(line: 60, column: 19, scope: !167, inlinedAt: !168)
!246 = !DILocation(line: 60, column: 25, scope: !167, inlinedAt: !168)
!247 = !DILocation(line: 60, column: 8, scope: !167, inlinedAt: !168)
!248 = !DILocation(line: 57, column: 40, scope: !167, inlinedAt: !168)
!249 = !{!"llvm.loop.unroll.disable"}
!250 = distinct !{!250, !249}
!251 = !DILocation(line: 64, column: 27, scope: !167, inlinedAt: !168)
!252 = !DILocation(line: 32, column: 42, scope: !109, inlinedAt: !251)
!253 = !DILocation(line: 63, column: 7, scope: !167, inlinedAt: !168)
!254 = !DILocation(line: 63, column: 24, scope: !167, inlinedAt: !168)
!255 = !DILocation(line: 64, column: 57, scope: !167, inlinedAt: !168)
!256 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !255)
!257 = !DILocation(line: 64, column: 38, scope: !167, inlinedAt: !168)
!258 = !DILocation(line: 65, column: 12, scope: !167, inlinedAt: !168)
!259 = !DILocation(line: 12, column: 24, scope: !120, inlinedAt: !258)
!260 = !DILocation(line: 32, column: 78, scope: !119, inlinedAt: !259)
!261 = !DILocation(line: 32, column: 71, scope: !119, inlinedAt: !259)
!262 = !DILocation(line: 65, column: 34, scope: !167, inlinedAt: !168)
!263 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !259)
!264 = !DILocation(line: 32, column: 92, scope: !119, inlinedAt: !259)
!265 = !DILocation(line: 12, column: 16, scope: !120, inlinedAt: !258)
!266 = !DILocation(line: 12, column: 45, scope: !120, inlinedAt: !258)
!267 = !DILocation(line: 66, column: 31, scope: !167, inlinedAt: !168)
!268 = !DILocation(line: 21, column: 48, scope: !129, inlinedAt: !267)
!269 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !268)
!270 = !DILocation(line: 21, column: 40, scope: !129, inlinedAt: !267)
!271 = !DILocation(line: 21, column: 25, scope: !129, inlinedAt: !267)
!272 = !DILocation(line: 66, column: 49, scope: !167, inlinedAt: !168)
!273 = !DILocation(line: 66, column: 8, scope: !167, inlinedAt: !168)
!274 = !DILocation(line: 63, column: 37, scope: !167, inlinedAt: !168)
!275 = !DILocation(line: 69, column: 38, scope: !167, inlinedAt: !168)
!276 = !DILocation(line: 68, column: 7, scope: !167, inlinedAt: !168)
!277 = !DILocation(line: 68, column: 24, scope: !167, inlinedAt: !168)
!278 = !DILocation(line: 69, column: 84, scope: !167, inlinedAt: !168)
!279 = !DILocation(line: 32, column: 42, scope: !141, inlinedAt: !278)
!280 = !DILocation(line: 69, column: 69, scope: !167, inlinedAt: !168)
!281 = !DILocation(line: 70, column: 12, scope: !167, inlinedAt: !168)
!282 = !DILocation(line: 12, column: 24, scope: !146, inlinedAt: !281)
!283 = !DILocation(line: 32, column: 78, scope: !119, inlinedAt: !282)
!284 = !DILocation(line: 32, column: 71, scope: !119, inlinedAt: !282)
!285 = !DILocation(line: 70, column: 35, scope: !167, inlinedAt: !168)
!286 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !282)
!287 = !DILocation(line: 32, column: 92, scope: !119, inlinedAt: !282)
!288 = !DILocation(line: 12, column: 16, scope: !146, inlinedAt: !281)
!289 = !DILocation(line: 12, column: 45, scope: !146, inlinedAt: !281)
!290 = !DILocation(line: 71, column: 28, scope: !167, inlinedAt: !168)
!291 = !DILocation(line: 21, column: 48, scope: !155, inlinedAt: !290)
!292 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !291)
!293 = !DILocation(line: 21, column: 40, scope: !155, inlinedAt: !290)
!294 = !DILocation(line: 21, column: 25, scope: !155, inlinedAt: !290)
!295 = !DILocation(line: 71, column: 46, scope: !167, inlinedAt: !168)
!296 = !DILocation(line: 71, column: 9, scope: !167, inlinedAt: !168)
!297 = !DILocation(line: 68, column: 38, scope: !167, inlinedAt: !168)
!298 = !DILocation(line: 30, column: 7, scope: !6)
!299 = !DILocation(line: 31, column: 16, scope: !6)
!300 = !DILocation(line: 31, column: 21, scope: !6)
!301 = !DILocation(line: 31, column: 43, scope: !6)
!302 = !DILocation(line: 31, column: 45, scope: !6)
!303 = !DILocation(line: 31, column: 49, scope: !6)
!304 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!305 = !DILocation(line: 32, column: 8, scope: !6)
!306 = !DILocation(line: 44, column: 23, scope: !304, inlinedAt: !305)
!307 = !DILocation(line: 44, column: 40, scope: !304, inlinedAt: !305)
!308 = !DILocation(line: 45, column: 20, scope: !304, inlinedAt: !305)
!309 = !DILocation(line: 45, column: 23, scope: !304, inlinedAt: !305)
!310 = !DILocation(line: 45, column: 32, scope: !304, inlinedAt: !305)
!311 = !DILocation(line: 45, column: 36, scope: !304, inlinedAt: !305)
!312 = !DILocation(line: 45, column: 39, scope: !304, inlinedAt: !305)
!313 = !DILocation(line: 47, column: 22, scope: !304, inlinedAt: !305)
!314 = !DILocation(line: 47, column: 15, scope: !304, inlinedAt: !305)
!315 = !DILocation(line: 48, column: 11, scope: !304, inlinedAt: !305)
!316 = !{i32 0, i32 32}
!317 = !DILocation(line: 48, column: 14, scope: !304, inlinedAt: !305)
!318 = !DILocation(line: 49, column: 3, scope: !304, inlinedAt: !305)
!319 = !DILocation(line: 54, column: 55, scope: !304, inlinedAt: !305)
!320 = distinct !DISubprogram(name: "Send", scope: !32, file: !32, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!321 = !DILocation(line: 55, column: 10, scope: !304, inlinedAt: !305)
!322 = !DILocation(line: 37, column: 22, scope: !320, inlinedAt: !321)
!323 = !DILocation(line: 73, column: 17, scope: !304, inlinedAt: !305)
!324 = !DILocation(line: 37, column: 44, scope: !320, inlinedAt: !321)
!325 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !324)
!326 = !DILocation(line: 38, column: 20, scope: !320, inlinedAt: !321)
!327 = !DILocation(line: 39, column: 16, scope: !320, inlinedAt: !321)
!328 = !DILocation(line: 38, column: 64, scope: !320, inlinedAt: !321)
!329 = distinct !DISubprogram(name: "Receive", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!330 = !DILocation(line: 56, column: 13, scope: !304, inlinedAt: !305)
!331 = !DILocation(line: 47, column: 44, scope: !329, inlinedAt: !330)
!332 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !331)
!333 = !DILocation(line: 69, column: 57, scope: !304, inlinedAt: !305)
!334 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !333)
!335 = !DILocation(line: 54, column: 24, scope: !304, inlinedAt: !305)
!336 = !DILocation(line: 52, column: 22, scope: !304, inlinedAt: !305)
!337 = !DILocation(line: 52, column: 14, scope: !304, inlinedAt: !305)
!338 = !DILocation(line: 54, column: 70, scope: !304, inlinedAt: !305)
!339 = !DILocation(line: 54, column: 63, scope: !304, inlinedAt: !305)
!340 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !324)
!341 = !DILocation(line: 37, column: 30, scope: !320, inlinedAt: !321)
!342 = !DILocation(line: 38, column: 6, scope: !320, inlinedAt: !321)
!343 = !DILocation(line: 38, column: 38, scope: !320, inlinedAt: !321)
!344 = !DILocation(line: 39, column: 30, scope: !320, inlinedAt: !321)
!345 = !DILocation(line: 39, column: 28, scope: !320, inlinedAt: !321)
!346 = !DILocation(line: 39, column: 50, scope: !320, inlinedAt: !321)
!347 = !DILocation(line: 67, column: 20, scope: !62, inlinedAt: !346)
!348 = !DILocation(line: 67, column: 18, scope: !62, inlinedAt: !346)
!349 = !DILocation(line: 68, column: 27, scope: !62, inlinedAt: !346)
!350 = !DILocation(line: 68, column: 30, scope: !62, inlinedAt: !346)
!351 = !DILocation(line: 69, column: 21, scope: !62, inlinedAt: !346)
!352 = !DILocation(line: 69, column: 19, scope: !62, inlinedAt: !346)
!353 = !DILocation(line: 69, column: 28, scope: !62, inlinedAt: !346)
!354 = !DILocation(line: 69, column: 3, scope: !62, inlinedAt: !346)
!355 = !DILocation(line: 67, column: 2, scope: !62, inlinedAt: !346)
!356 = !DILocation(line: 38, column: 50, scope: !320, inlinedAt: !321)
!357 = !DILocation(line: 47, column: 22, scope: !329, inlinedAt: !330)
!358 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !331)
!359 = !DILocation(line: 47, column: 30, scope: !329, inlinedAt: !330)
!360 = !DILocation(line: 48, column: 20, scope: !329, inlinedAt: !330)
!361 = !DILocation(line: 48, column: 6, scope: !329, inlinedAt: !330)
!362 = !DILocation(line: 48, column: 38, scope: !329, inlinedAt: !330)
!363 = !DILocation(line: 49, column: 49, scope: !329, inlinedAt: !330)
!364 = !DILocation(line: 49, column: 47, scope: !329, inlinedAt: !330)
!365 = !DILocation(line: 49, column: 35, scope: !329, inlinedAt: !330)
!366 = !DILocation(line: 50, column: 8, scope: !329, inlinedAt: !330)
!367 = !DILocation(line: 85, column: 3, scope: !83, inlinedAt: !366)
!368 = !DILocation(line: 49, column: 20, scope: !329, inlinedAt: !330)
!369 = !DILocation(line: 80, column: 24, scope: !86, inlinedAt: !368)
!370 = !DILocation(line: 80, column: 53, scope: !86, inlinedAt: !368)
!371 = !DILocation(line: 80, column: 47, scope: !86, inlinedAt: !368)
!372 = !DILocation(line: 86, column: 27, scope: !83, inlinedAt: !366)
!373 = !DILocation(line: 86, column: 30, scope: !83, inlinedAt: !366)
!374 = !DILocation(line: 87, column: 4, scope: !83, inlinedAt: !366)
!375 = !DILocation(line: 48, column: 50, scope: !329, inlinedAt: !330)
!376 = !DILocation(line: 57, column: 7, scope: !304, inlinedAt: !305)
!377 = !DILocation(line: 57, column: 28, scope: !304, inlinedAt: !305)
!378 = !DILocation(line: 58, column: 16, scope: !304, inlinedAt: !305)
!379 = !DILocation(line: 58, column: 20, scope: !304, inlinedAt: !305)
!380 = !DILocation(line: 58, column: 7, scope: !304, inlinedAt: !305)
!381 = !DILocation(line: 59, column: 8, scope: !304, inlinedAt: !305)
!382 = !DILocation(line: 59, column: 11, scope: !304, inlinedAt: !305)
!383 = !DILocation(line: 60, column: 19, scope: !304, inlinedAt: !305)
!384 = !DILocation(line: 60, column: 25, scope: !304, inlinedAt: !305)
!385 = !DILocation(line: 60, column: 8, scope: !304, inlinedAt: !305)
!386 = !DILocation(line: 57, column: 40, scope: !304, inlinedAt: !305)
!387 = !{!"llvm.loop.unroll.disable"}
!388 = distinct !{!388, !387}
!389 = !DILocation(line: 64, column: 27, scope: !304, inlinedAt: !305)
!390 = !DILocation(line: 32, column: 42, scope: !109, inlinedAt: !389)
!391 = !DILocation(line: 63, column: 7, scope: !304, inlinedAt: !305)
!392 = !DILocation(line: 63, column: 24, scope: !304, inlinedAt: !305)
!393 = !DILocation(line: 64, column: 57, scope: !304, inlinedAt: !305)
!394 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !393)
!395 = !DILocation(line: 64, column: 38, scope: !304, inlinedAt: !305)
!396 = !DILocation(line: 65, column: 34, scope: !304, inlinedAt: !305)
!397 = !DILocation(line: 65, column: 12, scope: !304, inlinedAt: !305)
!398 = !DILocation(line: 12, column: 24, scope: !120, inlinedAt: !397)
!399 = !DILocation(line: 32, column: 78, scope: !119, inlinedAt: !398)
!400 = !DILocation(line: 32, column: 71, scope: !119, inlinedAt: !398)
!401 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !398)
!402 = !DILocation(line: 32, column: 92, scope: !119, inlinedAt: !398)
!403 = !DILocation(line: 12, column: 16, scope: !120, inlinedAt: !397)
!404 = !DILocation(line: 12, column: 45, scope: !120, inlinedAt: !397)
!405 = !DILocation(line: 66, column: 31, scope: !304, inlinedAt: !305)
!406 = !DILocation(line: 21, column: 48, scope: !129, inlinedAt: !405)
!407 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !406)
!408 = !DILocation(line: 21, column: 40, scope: !129, inlinedAt: !405)
!409 = !DILocation(line: 21, column: 25, scope: !129, inlinedAt: !405)
!410 = !DILocation(line: 66, column: 49, scope: !304, inlinedAt: !305)
!411 = !DILocation(line: 66, column: 8, scope: !304, inlinedAt: !305)
!412 = !DILocation(line: 63, column: 37, scope: !304, inlinedAt: !305)
!413 = !DILocation(line: 69, column: 38, scope: !304, inlinedAt: !305)
!414 = !DILocation(line: 68, column: 7, scope: !304, inlinedAt: !305)
!415 = !DILocation(line: 68, column: 24, scope: !304, inlinedAt: !305)
!416 = !DILocation(line: 69, column: 84, scope: !304, inlinedAt: !305)
!417 = !DILocation(line: 32, column: 42, scope: !141, inlinedAt: !416)
!418 = !DILocation(line: 69, column: 69, scope: !304, inlinedAt: !305)
!419 = !DILocation(line: 70, column: 35, scope: !304, inlinedAt: !305)
!420 = !DILocation(line: 70, column: 12, scope: !304, inlinedAt: !305)
!421 = !DILocation(line: 12, column: 24, scope: !146, inlinedAt: !420)
!422 = !DILocation(line: 32, column: 78, scope: !119, inlinedAt: !421)
!423 = !DILocation(line: 32, column: 71, scope: !119, inlinedAt: !421)
!424 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !421)
!425 = !DILocation(line: 32, column: 92, scope: !119, inlinedAt: !421)
!426 = !DILocation(line: 12, column: 16, scope: !146, inlinedAt: !420)
!427 = !DILocation(line: 12, column: 45, scope: !146, inlinedAt: !420)
!428 = !DILocation(line: 71, column: 28, scope: !304, inlinedAt: !305)
!429 = !DILocation(line: 21, column: 48, scope: !155, inlinedAt: !428)
!430 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !429)
!431 = !DILocation(line: 21, column: 40, scope: !155, inlinedAt: !428)
!432 = !DILocation(line: 21, column: 25, scope: !155, inlinedAt: !428)
!433 = !DILocation(line: 71, column: 46, scope: !304, inlinedAt: !305)
!434 = !DILocation(line: 71, column: 9, scope: !304, inlinedAt: !305)
!435 = !DILocation(line: 68, column: 38, scope: !304, inlinedAt: !305)
!436 = !DILocation(line: 34, column: 7, scope: !6)
!437 = !DILocation(line: 35, column: 19, scope: !6)
!438 = !DILocation(line: 35, column: 22, scope: !6)
!439 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!440 = !DILocation(line: 36, column: 8, scope: !6)
!441 = !DILocation(line: 44, column: 23, scope: !439, inlinedAt: !440)
!442 = !DILocation(line: 44, column: 40, scope: !439, inlinedAt: !440)
!443 = !DILocation(line: 45, column: 20, scope: !439, inlinedAt: !440)
!444 = !DILocation(line: 45, column: 23, scope: !439, inlinedAt: !440)
!445 = !DILocation(line: 45, column: 32, scope: !439, inlinedAt: !440)
!446 = !DILocation(line: 45, column: 36, scope: !439, inlinedAt: !440)
!447 = !DILocation(line: 45, column: 39, scope: !439, inlinedAt: !440)
!448 = !DILocation(line: 47, column: 15, scope: !439, inlinedAt: !440)
!449 = !DILocation(line: 48, column: 14, scope: !439, inlinedAt: !440)
!450 = !DILocation(line: 49, column: 3, scope: !439, inlinedAt: !440)
!451 = !DILocation(line: 54, column: 55, scope: !439, inlinedAt: !440)
!452 = distinct !DISubprogram(name: "Send", scope: !32, file: !32, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!453 = !DILocation(line: 55, column: 10, scope: !439, inlinedAt: !440)
!454 = !DILocation(line: 37, column: 22, scope: !452, inlinedAt: !453)
!455 = !DILocation(line: 73, column: 17, scope: !439, inlinedAt: !440)
!456 = !DILocation(line: 37, column: 44, scope: !452, inlinedAt: !453)
!457 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !456)
!458 = !DILocation(line: 39, column: 16, scope: !452, inlinedAt: !453)
!459 = distinct !DISubprogram(name: "Receive", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!460 = !DILocation(line: 56, column: 13, scope: !439, inlinedAt: !440)
!461 = !DILocation(line: 47, column: 44, scope: !459, inlinedAt: !460)
!462 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !461)
!463 = !DILocation(line: 69, column: 57, scope: !439, inlinedAt: !440)
!464 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !463)
!465 = !DILocation(line: 54, column: 24, scope: !439, inlinedAt: !440)
!466 = !DILocation(line: 52, column: 22, scope: !439, inlinedAt: !440)
!467 = !DILocation(line: 52, column: 14, scope: !439, inlinedAt: !440)
!468 = !DILocation(line: 54, column: 70, scope: !439, inlinedAt: !440)
!469 = !DILocation(line: 54, column: 63, scope: !439, inlinedAt: !440)
!470 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !456)
!471 = !DILocation(line: 37, column: 30, scope: !452, inlinedAt: !453)
!472 = !DILocation(line: 38, column: 20, scope: !452, inlinedAt: !453)
!473 = !DILocation(line: 38, column: 6, scope: !452, inlinedAt: !453)
!474 = !DILocation(line: 38, column: 38, scope: !452, inlinedAt: !453)
!475 = !DILocation(line: 39, column: 30, scope: !452, inlinedAt: !453)
!476 = !DILocation(line: 39, column: 28, scope: !452, inlinedAt: !453)
!477 = !DILocation(line: 39, column: 50, scope: !452, inlinedAt: !453)
!478 = !DILocation(line: 67, column: 20, scope: !62, inlinedAt: !477)
!479 = !DILocation(line: 67, column: 18, scope: !62, inlinedAt: !477)
!480 = !DILocation(line: 68, column: 27, scope: !62, inlinedAt: !477)
!481 = !DILocation(line: 68, column: 30, scope: !62, inlinedAt: !477)
!482 = !DILocation(line: 69, column: 21, scope: !62, inlinedAt: !477)
!483 = !DILocation(line: 69, column: 19, scope: !62, inlinedAt: !477)
!484 = !DILocation(line: 69, column: 28, scope: !62, inlinedAt: !477)
!485 = !DILocation(line: 69, column: 3, scope: !62, inlinedAt: !477)
!486 = !DILocation(line: 67, column: 2, scope: !62, inlinedAt: !477)
!487 = !DILocation(line: 38, column: 50, scope: !452, inlinedAt: !453)
!488 = !DILocation(line: 47, column: 22, scope: !459, inlinedAt: !460)
!489 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !461)
!490 = !DILocation(line: 47, column: 30, scope: !459, inlinedAt: !460)
!491 = !DILocation(line: 48, column: 20, scope: !459, inlinedAt: !460)
!492 = !DILocation(line: 48, column: 6, scope: !459, inlinedAt: !460)
!493 = !DILocation(line: 48, column: 38, scope: !459, inlinedAt: !460)
!494 = !DILocation(line: 49, column: 49, scope: !459, inlinedAt: !460)
!495 = !DILocation(line: 49, column: 47, scope: !459, inlinedAt: !460)
!496 = !DILocation(line: 49, column: 35, scope: !459, inlinedAt: !460)
!497 = !DILocation(line: 49, column: 20, scope: !459, inlinedAt: !460)
!498 = !DILocation(line: 80, column: 24, scope: !86, inlinedAt: !497)
!499 = !DILocation(line: 80, column: 53, scope: !86, inlinedAt: !497)
!500 = !DILocation(line: 80, column: 47, scope: !86, inlinedAt: !497)
!501 = !DILocation(line: 50, column: 8, scope: !459, inlinedAt: !460)
!502 = !DILocation(line: 85, column: 3, scope: !83, inlinedAt: !501)
!503 = !DILocation(line: 86, column: 27, scope: !83, inlinedAt: !501)
!504 = !DILocation(line: 86, column: 30, scope: !83, inlinedAt: !501)
!505 = !DILocation(line: 87, column: 4, scope: !83, inlinedAt: !501)
!506 = !DILocation(line: 48, column: 50, scope: !459, inlinedAt: !460)
!507 = !DILocation(line: 57, column: 7, scope: !439, inlinedAt: !440)
!508 = !DILocation(line: 57, column: 28, scope: !439, inlinedAt: !440)
!509 = !DILocation(line: 58, column: 16, scope: !439, inlinedAt: !440)
!510 = !DILocation(line: 58, column: 20, scope: !439, inlinedAt: !440)
!511 = !DILocation(line: 58, column: 7, scope: !439, inlinedAt: !440)
!512 = !DILocation(line: 59, column: 8, scope: !439, inlinedAt: !440)
!513 = !DILocation(line: 59, column: 11, scope: !439, inlinedAt: !440)
!514 = !DILocation(line: 60, column: 19, scope: !439, inlinedAt: !440)
!515 = !DILocation(line: 60, column: 25, scope: !439, inlinedAt: !440)
!516 = !DILocation(line: 60, column: 8, scope: !439, inlinedAt: !440)
!517 = !DILocation(line: 57, column: 40, scope: !439, inlinedAt: !440)
!518 = !{!"llvm.loop.unroll.disable"}
!519 = distinct !{!519, !518}
!520 = !DILocation(line: 64, column: 27, scope: !439, inlinedAt: !440)
!521 = !DILocation(line: 32, column: 42, scope: !109, inlinedAt: !520)
!522 = !DILocation(line: 63, column: 7, scope: !439, inlinedAt: !440)
!523 = !DILocation(line: 63, column: 24, scope: !439, inlinedAt: !440)
!524 = !DILocation(line: 64, column: 57, scope: !439, inlinedAt: !440)
!525 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !524)
!526 = !DILocation(line: 64, column: 38, scope: !439, inlinedAt: !440)
!527 = !DILocation(line: 65, column: 12, scope: !439, inlinedAt: !440)
!528 = !DILocation(line: 12, column: 24, scope: !120, inlinedAt: !527)
!529 = !DILocation(line: 32, column: 78, scope: !119, inlinedAt: !528)
!530 = !DILocation(line: 32, column: 71, scope: !119, inlinedAt: !528)
!531 = !DILocation(line: 65, column: 34, scope: !439, inlinedAt: !440)
!532 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !528)
!533 = !DILocation(line: 32, column: 92, scope: !119, inlinedAt: !528)
!534 = !DILocation(line: 12, column: 16, scope: !120, inlinedAt: !527)
!535 = !DILocation(line: 12, column: 45, scope: !120, inlinedAt: !527)
!536 = !DILocation(line: 66, column: 31, scope: !439, inlinedAt: !440)
!537 = !DILocation(line: 21, column: 48, scope: !129, inlinedAt: !536)
!538 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !537)
!539 = !DILocation(line: 21, column: 40, scope: !129, inlinedAt: !536)
!540 = !DILocation(line: 21, column: 25, scope: !129, inlinedAt: !536)
!541 = !DILocation(line: 66, column: 49, scope: !439, inlinedAt: !440)
!542 = !DILocation(line: 66, column: 8, scope: !439, inlinedAt: !440)
!543 = !DILocation(line: 63, column: 37, scope: !439, inlinedAt: !440)
!544 = !DILocation(line: 69, column: 38, scope: !439, inlinedAt: !440)
!545 = !DILocation(line: 68, column: 7, scope: !439, inlinedAt: !440)
!546 = !DILocation(line: 68, column: 24, scope: !439, inlinedAt: !440)
!547 = !DILocation(line: 69, column: 84, scope: !439, inlinedAt: !440)
!548 = !DILocation(line: 32, column: 42, scope: !141, inlinedAt: !547)
!549 = !DILocation(line: 69, column: 69, scope: !439, inlinedAt: !440)
!550 = !DILocation(line: 70, column: 12, scope: !439, inlinedAt: !440)
!551 = !DILocation(line: 12, column: 24, scope: !146, inlinedAt: !550)
!552 = !DILocation(line: 32, column: 78, scope: !119, inlinedAt: !551)
!553 = !DILocation(line: 32, column: 71, scope: !119, inlinedAt: !551)
!554 = !DILocation(line: 70, column: 35, scope: !439, inlinedAt: !440)
!555 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !551)
!556 = !DILocation(line: 32, column: 92, scope: !119, inlinedAt: !551)
!557 = !DILocation(line: 12, column: 16, scope: !146, inlinedAt: !550)
!558 = !DILocation(line: 12, column: 45, scope: !146, inlinedAt: !550)
!559 = !DILocation(line: 71, column: 28, scope: !439, inlinedAt: !440)
!560 = !DILocation(line: 21, column: 48, scope: !155, inlinedAt: !559)
!561 = !DILocation(line: 32, column: 87, scope: !119, inlinedAt: !560)
!562 = !DILocation(line: 21, column: 40, scope: !155, inlinedAt: !559)
!563 = !DILocation(line: 21, column: 25, scope: !155, inlinedAt: !559)
!564 = !DILocation(line: 71, column: 46, scope: !439, inlinedAt: !440)
!565 = !DILocation(line: 71, column: 9, scope: !439, inlinedAt: !440)
!566 = !DILocation(line: 68, column: 38, scope: !439, inlinedAt: !440)
!567 = distinct !DISubprogram(name: "Sums", scope: !1, file: !1, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!568 = !DILocation(line: 82, column: 6, scope: !567)
!569 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!570 = distinct !DISubprogram(name: "AllReduce", scope: !569, file: !569, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!571 = !DILocation(line: 85, column: 15, scope: !567)
!572 = !DILocation(line: 23, column: 23, scope: !570, inlinedAt: !571)
!573 = !DILocation(line: 23, column: 40, scope: !570, inlinedAt: !571)
!574 = !DILocation(line: 24, column: 22, scope: !570, inlinedAt: !571)
!575 = !DILocation(line: 25, column: 27, scope: !570, inlinedAt: !571)
!576 = distinct !DISubprogram(name: "AllReduce", scope: !569, file: !569, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!577 = !DILocation(line: 86, column: 15, scope: !567)
!578 = !DILocation(line: 24, column: 22, scope: !576, inlinedAt: !577)
!579 = distinct !DISubprogram(name: "AllReduce", scope: !569, file: !569, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!580 = !DILocation(line: 87, column: 15, scope: !567)
!581 = !DILocation(line: 24, column: 22, scope: !579, inlinedAt: !580)
!582 = !DILocation(line: 84, column: 22, scope: !567)
!583 = !DILocation(line: 84, column: 14, scope: !567)
!584 = !DILocation(line: 25, column: 22, scope: !570, inlinedAt: !571)
!585 = !DILocation(line: 26, column: 31, scope: !570, inlinedAt: !571)
!586 = !DILocation(line: 26, column: 25, scope: !570, inlinedAt: !571)
!587 = !DILocation(line: 26, column: 34, scope: !570, inlinedAt: !571)
!588 = !DILocation(line: 26, column: 38, scope: !570, inlinedAt: !571)
!589 = !DILocation(line: 26, column: 56, scope: !570, inlinedAt: !571)
!590 = !DILocation(line: 26, column: 48, scope: !570, inlinedAt: !571)
!591 = !DILocation(line: 26, column: 59, scope: !570, inlinedAt: !571)
!592 = !DILocation(line: 26, column: 63, scope: !570, inlinedAt: !571)
!593 = !DILocation(line: 26, column: 21, scope: !570, inlinedAt: !571)
!594 = !DILocation(line: 27, column: 23, scope: !570, inlinedAt: !571)
!595 = !DILocation(line: 27, column: 46, scope: !570, inlinedAt: !571)
!596 = !DILocation(line: 29, column: 27, scope: !570, inlinedAt: !571)
!597 = !DILocation(line: 32, column: 18, scope: !570, inlinedAt: !571)
!598 = !DILocation(line: 27, column: 48, scope: !570, inlinedAt: !571)
!599 = !DILocation(line: 28, column: 6, scope: !570, inlinedAt: !571)
!600 = !DILocation(line: 28, column: 20, scope: !570, inlinedAt: !571)
!601 = !DILocation(line: 29, column: 32, scope: !570, inlinedAt: !571)
!602 = !DILocation(line: 29, column: 24, scope: !570, inlinedAt: !571)
!603 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!604 = !DILocation(line: 29, column: 54, scope: !570, inlinedAt: !571)
!605 = !DILocation(line: 67, column: 20, scope: !603, inlinedAt: !604)
!606 = !DILocation(line: 67, column: 18, scope: !603, inlinedAt: !604)
!607 = !DILocation(line: 31, column: 10, scope: !570, inlinedAt: !571)
!608 = !DILocation(line: 28, column: 32, scope: !570, inlinedAt: !571)
!609 = !DILocation(line: 36, column: 6, scope: !570, inlinedAt: !571)
!610 = !DILocation(line: 36, column: 20, scope: !570, inlinedAt: !571)
!611 = !DILocation(line: 37, column: 15, scope: !570, inlinedAt: !571)
!612 = !DILocation(line: 67, column: 20, scope: !603, inlinedAt: !611)
!613 = !DILocation(line: 67, column: 18, scope: !603, inlinedAt: !611)
!614 = !DILocation(line: 38, column: 7, scope: !570, inlinedAt: !571)
!615 = !DILocation(line: 38, column: 10, scope: !570, inlinedAt: !571)
!616 = !DILocation(line: 41, column: 10, scope: !570, inlinedAt: !571)
!617 = !DILocation(line: 42, column: 40, scope: !570, inlinedAt: !571)
!618 = !DILocation(line: 42, column: 45, scope: !570, inlinedAt: !571)
!619 = !DILocation(line: 42, column: 37, scope: !570, inlinedAt: !571)
!620 = !DILocation(line: 42, column: 26, scope: !570, inlinedAt: !571)
!621 = !DILocation(line: 40, column: 4, scope: !570, inlinedAt: !571)
!622 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!623 = !DILocation(line: 44, column: 21, scope: !570, inlinedAt: !571)
!624 = !DILocation(line: 78, column: 25, scope: !622, inlinedAt: !623)
!625 = !DILocation(line: 45, column: 10, scope: !570, inlinedAt: !571)
!626 = !DILocation(line: 48, column: 13, scope: !570, inlinedAt: !571)
!627 = !DILocation(line: 48, column: 18, scope: !570, inlinedAt: !571)
!628 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!629 = !DILocation(line: 51, column: 8, scope: !570, inlinedAt: !571)
!630 = !DILocation(line: 85, column: 3, scope: !628, inlinedAt: !629)
!631 = !DILocation(line: 36, column: 32, scope: !570, inlinedAt: !571)
!632 = !DILocation(line: 25, column: 22, scope: !576, inlinedAt: !577)
!633 = !DILocation(line: 26, column: 38, scope: !576, inlinedAt: !577)
!634 = !DILocation(line: 26, column: 63, scope: !576, inlinedAt: !577)
!635 = !DILocation(line: 26, column: 21, scope: !576, inlinedAt: !577)
!636 = !DILocation(line: 27, column: 25, scope: !576, inlinedAt: !577)
!637 = !DILocation(line: 27, column: 48, scope: !576, inlinedAt: !577)
!638 = !DILocation(line: 29, column: 27, scope: !576, inlinedAt: !577)
!639 = !DILocation(line: 28, column: 6, scope: !576, inlinedAt: !577)
!640 = !DILocation(line: 28, column: 20, scope: !576, inlinedAt: !577)
!641 = !DILocation(line: 29, column: 34, scope: !576, inlinedAt: !577)
!642 = !DILocation(line: 29, column: 32, scope: !576, inlinedAt: !577)
!643 = !DILocation(line: 29, column: 24, scope: !576, inlinedAt: !577)
!644 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!645 = !DILocation(line: 29, column: 54, scope: !576, inlinedAt: !577)
!646 = !DILocation(line: 67, column: 20, scope: !644, inlinedAt: !645)
!647 = !DILocation(line: 67, column: 18, scope: !644, inlinedAt: !645)
!648 = !DILocation(line: 68, column: 27, scope: !644, inlinedAt: !645)
!649 = !DILocation(line: 68, column: 30, scope: !644, inlinedAt: !645)
!650 = !DILocation(line: 69, column: 21, scope: !644, inlinedAt: !645)
!651 = !DILocation(line: 69, column: 19, scope: !644, inlinedAt: !645)
!652 = !DILocation(line: 69, column: 28, scope: !644, inlinedAt: !645)
!653 = !DILocation(line: 69, column: 3, scope: !644, inlinedAt: !645)
!654 = !DILocation(line: 67, column: 2, scope: !644, inlinedAt: !645)
!655 = !DILocation(line: 31, column: 10, scope: !576, inlinedAt: !577)
!656 = !DILocation(line: 32, column: 18, scope: !576, inlinedAt: !577)
!657 = !DILocation(line: 28, column: 32, scope: !576, inlinedAt: !577)
!658 = !DILocation(line: 36, column: 6, scope: !576, inlinedAt: !577)
!659 = !DILocation(line: 36, column: 20, scope: !576, inlinedAt: !577)
!660 = !DILocation(line: 37, column: 15, scope: !576, inlinedAt: !577)
!661 = !DILocation(line: 67, column: 20, scope: !644, inlinedAt: !660)
!662 = !DILocation(line: 67, column: 18, scope: !644, inlinedAt: !660)
!663 = !DILocation(line: 68, column: 27, scope: !644, inlinedAt: !660)
!664 = !DILocation(line: 68, column: 30, scope: !644, inlinedAt: !660)
!665 = !DILocation(line: 69, column: 21, scope: !644, inlinedAt: !660)
!666 = !DILocation(line: 69, column: 19, scope: !644, inlinedAt: !660)
!667 = !DILocation(line: 69, column: 28, scope: !644, inlinedAt: !660)
!668 = !DILocation(line: 69, column: 3, scope: !644, inlinedAt: !660)
!669 = !DILocation(line: 67, column: 2, scope: !644, inlinedAt: !660)
!670 = !DILocation(line: 38, column: 7, scope: !576, inlinedAt: !577)
!671 = !DILocation(line: 38, column: 10, scope: !576, inlinedAt: !577)
!672 = !DILocation(line: 41, column: 10, scope: !576, inlinedAt: !577)
!673 = !DILocation(line: 42, column: 40, scope: !576, inlinedAt: !577)
!674 = !DILocation(line: 42, column: 47, scope: !576, inlinedAt: !577)
!675 = !DILocation(line: 42, column: 45, scope: !576, inlinedAt: !577)
!676 = !DILocation(line: 42, column: 37, scope: !576, inlinedAt: !577)
!677 = !DILocation(line: 42, column: 26, scope: !576, inlinedAt: !577)
!678 = !DILocation(line: 40, column: 4, scope: !576, inlinedAt: !577)
!679 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!680 = !DILocation(line: 44, column: 21, scope: !576, inlinedAt: !577)
!681 = !DILocation(line: 80, column: 24, scope: !679, inlinedAt: !680)
!682 = !DILocation(line: 80, column: 53, scope: !679, inlinedAt: !680)
!683 = !DILocation(line: 80, column: 47, scope: !679, inlinedAt: !680)
!684 = !DILocation(line: 45, column: 10, scope: !576, inlinedAt: !577)
!685 = !DILocation(line: 48, column: 13, scope: !576, inlinedAt: !577)
!686 = !DILocation(line: 48, column: 18, scope: !576, inlinedAt: !577)
!687 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!688 = !DILocation(line: 51, column: 8, scope: !576, inlinedAt: !577)
!689 = !DILocation(line: 85, column: 3, scope: !687, inlinedAt: !688)
!690 = !DILocation(line: 86, column: 30, scope: !687, inlinedAt: !688)
!691 = !DILocation(line: 87, column: 4, scope: !687, inlinedAt: !688)
!692 = !DILocation(line: 36, column: 32, scope: !576, inlinedAt: !577)
!693 = !DILocation(line: 25, column: 22, scope: !579, inlinedAt: !580)
!694 = !DILocation(line: 26, column: 38, scope: !579, inlinedAt: !580)
!695 = !DILocation(line: 26, column: 63, scope: !579, inlinedAt: !580)
!696 = !DILocation(line: 26, column: 21, scope: !579, inlinedAt: !580)
!697 = !DILocation(line: 29, column: 27, scope: !579, inlinedAt: !580)
!698 = !DILocation(line: 27, column: 48, scope: !579, inlinedAt: !580)
!699 = !DILocation(line: 28, column: 6, scope: !579, inlinedAt: !580)
!700 = !DILocation(line: 28, column: 20, scope: !579, inlinedAt: !580)
!701 = !DILocation(line: 29, column: 32, scope: !579, inlinedAt: !580)
!702 = !DILocation(line: 29, column: 24, scope: !579, inlinedAt: !580)
!703 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!704 = !DILocation(line: 29, column: 54, scope: !579, inlinedAt: !580)
!705 = !DILocation(line: 67, column: 20, scope: !703, inlinedAt: !704)
!706 = !DILocation(line: 31, column: 10, scope: !579, inlinedAt: !580)
!707 = !DILocation(line: 32, column: 18, scope: !579, inlinedAt: !580)
!708 = !DILocation(line: 28, column: 32, scope: !579, inlinedAt: !580)
!709 = !DILocation(line: 36, column: 6, scope: !579, inlinedAt: !580)
!710 = !DILocation(line: 36, column: 20, scope: !579, inlinedAt: !580)
!711 = !DILocation(line: 37, column: 15, scope: !579, inlinedAt: !580)
!712 = !DILocation(line: 67, column: 20, scope: !703, inlinedAt: !711)
!713 = !DILocation(line: 38, column: 7, scope: !579, inlinedAt: !580)
!714 = !DILocation(line: 38, column: 10, scope: !579, inlinedAt: !580)
!715 = !DILocation(line: 41, column: 10, scope: !579, inlinedAt: !580)
!716 = !DILocation(line: 42, column: 40, scope: !579, inlinedAt: !580)
!717 = !DILocation(line: 42, column: 45, scope: !579, inlinedAt: !580)
!718 = !DILocation(line: 42, column: 37, scope: !579, inlinedAt: !580)
!719 = !DILocation(line: 42, column: 26, scope: !579, inlinedAt: !580)
!720 = !DILocation(line: 40, column: 4, scope: !579, inlinedAt: !580)
!721 = !DILocation(line: 45, column: 10, scope: !579, inlinedAt: !580)
!722 = !DILocation(line: 48, column: 13, scope: !579, inlinedAt: !580)
!723 = !DILocation(line: 48, column: 18, scope: !579, inlinedAt: !580)
!724 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!725 = !DILocation(line: 51, column: 8, scope: !579, inlinedAt: !580)
!726 = !DILocation(line: 85, column: 3, scope: !724, inlinedAt: !725)
!727 = !DILocation(line: 36, column: 32, scope: !579, inlinedAt: !580)
!728 = !DILocation(line: 88, column: 21, scope: !567)
!729 = !DILocation(line: 89, column: 24, scope: !567)
!730 = !DILocation(line: 90, column: 31, scope: !567)
!731 = distinct !DISubprogram(name: "valueAt", scope: !569, file: !569, line: 89, type: !4, isDefinition: true, scopeLine: 89, isOptimized: true, unit: !2)
!732 = distinct !DISubprogram(name: "Publish", scope: !569, file: !569, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!733 = !DILocation(line: 90, column: 15, scope: !567)
!734 = !DILocation(line: 62, column: 29, scope: !732, inlinedAt: !733)
!735 = !DILocation(line: 90, column: 27, scope: !731, inlinedAt: !734)
!736 = !DILocation(line: 90, column: 33, scope: !731, inlinedAt: !734)
!737 = distinct !DISubprogram(name: "word", scope: !118, file: !118, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!738 = distinct !DISubprogram(name: "Store", scope: !118, file: !118, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!739 = !DILocation(line: 62, column: 8, scope: !732, inlinedAt: !733)
!740 = !DILocation(line: 14, column: 39, scope: !738, inlinedAt: !739)
!741 = !DILocation(line: 30, column: 53, scope: !737, inlinedAt: !740)
!742 = !DILocation(line: 60, column: 40, scope: !732, inlinedAt: !733)
!743 = !DILocation(line: 14, column: 29, scope: !738, inlinedAt: !739)
!744 = !DILocation(line: 62, column: 60, scope: !732, inlinedAt: !733)
!745 = !DILocation(line: 62, column: 65, scope: !732, inlinedAt: !733)
!746 = !DILocation(line: 14, column: 62, scope: !738, inlinedAt: !739)
!747 = !DILocation(line: 30, column: 60, scope: !737, inlinedAt: !740)
!748 = !DILocation(line: 30, column: 65, scope: !737, inlinedAt: !740)
!749 = !DILocation(line: 14, column: 17, scope: !738, inlinedAt: !739)
!750 = distinct !DISubprogram(name: "Sum", scope: !569, file: !569, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!751 = !DILocation(line: 91, column: 32, scope: !567)
!752 = !DILocation(line: 70, column: 38, scope: !750, inlinedAt: !751)
!753 = !DILocation(line: 90, column: 33, scope: !731, inlinedAt: !752)
!754 = distinct !DISubprogram(name: "Await", scope: !118, file: !118, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!755 = !DILocation(line: 70, column: 17, scope: !750, inlinedAt: !751)
!756 = !DILocation(line: 27, column: 65, scope: !754, inlinedAt: !755)
!757 = !DILocation(line: 27, column: 53, scope: !754, inlinedAt: !755)
!758 = !DILocation(line: 27, column: 24, scope: !754, inlinedAt: !755)
!759 = !DILocation(line: 70, column: 2, scope: !750, inlinedAt: !751)
!760 = !DILocation(line: 71, column: 6, scope: !750, inlinedAt: !751)
!761 = !DILocation(line: 71, column: 18, scope: !750, inlinedAt: !751)
!762 = !DILocation(line: 72, column: 39, scope: !750, inlinedAt: !751)
!763 = !DILocation(line: 90, column: 27, scope: !731, inlinedAt: !762)
!764 = !DILocation(line: 90, column: 33, scope: !731, inlinedAt: !762)
!765 = !DILocation(line: 72, column: 18, scope: !750, inlinedAt: !751)
!766 = !DILocation(line: 27, column: 65, scope: !754, inlinedAt: !765)
!767 = !DILocation(line: 27, column: 53, scope: !754, inlinedAt: !765)
!768 = !DILocation(line: 27, column: 24, scope: !754, inlinedAt: !765)
!769 = !DILocation(line: 72, column: 3, scope: !750, inlinedAt: !751)
!770 = !DILocation(line: 71, column: 25, scope: !750, inlinedAt: !751)
!771 = !DILocation(line: 91, column: 11, scope: !567)
!772 = distinct !DISubprogram(name: "SumByWarp", scope: !569, file: !569, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!773 = !DILocation(line: 93, column: 32, scope: !567)
!774 = !DILocation(line: 82, column: 33, scope: !772, inlinedAt: !773)
!775 = !DILocation(line: 83, column: 18, scope: !772, inlinedAt: !773)
!776 = !DILocation(line: 27, column: 88, scope: !754, inlinedAt: !775)
!777 = !DILocation(line: 30, column: 53, scope: !737, inlinedAt: !776)
!778 = !DILocation(line: 82, column: 33, scope: !567)
!779 = !DILocation(line: 83, column: 39, scope: !772, inlinedAt: !773)
!780 = !DILocation(line: 90, column: 27, scope: !731, inlinedAt: !779)
!781 = !DILocation(line: 90, column: 33, scope: !731, inlinedAt: !779)
!782 = !DILocation(line: 27, column: 65, scope: !754, inlinedAt: !775)
!783 = !DILocation(line: 30, column: 60, scope: !737, inlinedAt: !776)
!784 = !DILocation(line: 27, column: 53, scope: !754, inlinedAt: !775)
!785 = !DILocation(line: 27, column: 24, scope: !754, inlinedAt: !775)
!786 = !DILocation(line: 83, column: 3, scope: !772, inlinedAt: !773)
!787 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!788 = distinct !DISubprogram(name: "reduceWarp", scope: !787, file: !787, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!789 = distinct !DISubprogram(name: "reduce", scope: !787, file: !787, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!790 = distinct !DISubprogram(name: "ReduceAdd", scope: !787, file: !787, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!791 = !DILocation(line: 85, column: 22, scope: !772, inlinedAt: !773)
!792 = !DILocation(line: 8, column: 15, scope: !790, inlinedAt: !791)
!793 = !DILocation(line: 45, column: 16, scope: !789, inlinedAt: !792)
!794 = !DILocation(line: 71, column: 7, scope: !788, inlinedAt: !793)
!795 = !DILocation(line: 66, column: 35, scope: !788, inlinedAt: !793)
!796 = !DILocation(line: 72, column: 7, scope: !788, inlinedAt: !793)
!797 = !DILocation(line: 72, column: 35, scope: !788, inlinedAt: !793)
!798 = !DILocation(line: 73, column: 23, scope: !788, inlinedAt: !793)
!799 = !DILocation(line: 8, column: 76, scope: !790, inlinedAt: !791)
!800 = !DILocation(line: 72, column: 40, scope: !788, inlinedAt: !793)
!801 = !DILocation(line: 78, column: 6, scope: !788, inlinedAt: !793)
!802 = !DILocation(line: 78, column: 36, scope: !788, inlinedAt: !793)
!803 = !DILocation(line: 79, column: 16, scope: !788, inlinedAt: !793)
!804 = !DILocation(line: 80, column: 11, scope: !788, inlinedAt: !793)
!805 = !DILocation(line: 79, column: 3, scope: !788, inlinedAt: !793)
!806 = !DILocation(line: 83, column: 22, scope: !788, inlinedAt: !793)
!807 = !DILocation(line: 83, column: 41, scope: !788, inlinedAt: !793)
!808 = !DILocation(line: 84, column: 9, scope: !788, inlinedAt: !793)
!809 = !DILocation(line: 78, column: 41, scope: !788, inlinedAt: !793)
!810 = !DILocation(line: 87, column: 16, scope: !788, inlinedAt: !793)
!811 = !DILocation(line: 87, column: 2, scope: !789, inlinedAt: !792)
!812 = !DILocation(line: 94, column: 43, scope: !567)
!813 = !DILocation(line: 94, column: 24, scope: !567)
!814 = !DILocation(line: 95, column: 11, scope: !567)
!815 = !DILocation(line: 97, column: 18, scope: !567)
!816 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"kernel", i32 1}
!817 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidx", i32 256}
!818 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidy", i32 1}
!819 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidz", i32 1}
!820 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"minctasm", i32 1}
!821 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"kernel", i32 1}
!822 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!823 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!824 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidz", i32 1}
!825 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"minctasm", i32 1}
