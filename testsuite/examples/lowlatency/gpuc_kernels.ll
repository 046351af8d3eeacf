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
	%67 = phi i64 [ %209, %b39 ], [ 0, %b3 ], !dbg !30
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
	%84 = phi i64 [ %62, %b5_ok1 ], [ %107, %b9 ], !dbg !58
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
	%98 = icmp uge i64 %95, %p9, !dbg !68
	br i1 %98, label %b8_fail1, label %b8_ok1, !dbg !68, !prof !55

b8_ok1:
	%99 = load float, float addrspace(1)* %97, align 4, !dbg !68
	%100 = bitcast float %99 to i32, !dbg !69
	%101 = zext i32 %100 to i64, !dbg !69
	%102 = shl i64 %101, 32, !dbg !70
	%103 = or i64 %94, %102, !dbg !71
	br label %b9, !dbg !71

b9:
	%104 = phi i64 [ %94, %b7_ok1 ], [ %103, %b8_ok1 ], !dbg !72
	%105 = addrspacecast { i64, i64 } addrspace(1)* %87 to { i64, i64 }*, !dbg !41
	%106 = bitcast { i64, i64 }* %105 to i8*, !dbg !41
	call void @gpuc_put_line_thread(i8* %106, i64 %104, i32 %69, i32 %63), !dbg !41
	%107 = add i64 %84, %64, !dbg !73
	br label %b6, !dbg !73

b10:
	br i1 %79, label %b11, label %b40, !dbg !74

b11:
	%108 = sdiv i64 %65, 2, !dbg !75
	%109 = icmp ugt i64 %108, %81, !dbg !76
	br i1 %109, label %b11_fail1, label %b11_ok1, !dbg !76, !prof !55

b11_ok1:
	br label %b12, !dbg !77

b12:
	%110 = phi i64 [ %62, %b11_ok1 ], [ %128, %b15 ], !dbg !78
	%111 = icmp slt i64 %110, %p7, !dbg !79
	br i1 %111, label %b13, label %b16, !dbg !79

b13:
	%112 = sdiv i64 %110, 2, !dbg !80
	%113 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %80, i64 %112, !dbg !81
	%114 = addrspacecast { i64, i64 } addrspace(1)* %113 to { i64, i64 }*, !dbg !82
	%115 = icmp uge i64 %112, %108, !dbg !81
	br i1 %115, label %b13_fail1, label %b13_ok1, !dbg !81, !prof !55

b13_ok1:
	%116 = bitcast { i64, i64 }* %114 to i8*, !dbg !82
	%117 = call i64 @gpuc_wait_line_thread(i8* %116, i32 %69, i32 1, i8* %ctrl, i32 10), !dbg !82
	%118 = trunc i64 %117 to i32, !dbg !88
	%119 = bitcast i32 %118 to float, !dbg !88
	%120 = lshr i64 %117, 32, !dbg !89
	%121 = trunc i64 %120 to i32, !dbg !90
	%122 = bitcast i32 %121 to float, !dbg !90
	%123 = getelementptr inbounds float, float addrspace(1)* %2, i64 %110, !dbg !85
	%124 = icmp uge i64 %110, %p7, !dbg !85
	br i1 %124, label %b13_fail2, label %b13_ok2, !dbg !85, !prof !55

b13_ok2:
	store float %119, float addrspace(1)* %123, align 4, !dbg !85
	%125 = add nsw i64 %110, 1, !dbg !91
	%126 = icmp slt i64 %125, %p7, !dbg !92
	br i1 %126, label %b14, label %b15, !dbg !92

b14:
	%127 = getelementptr inbounds float, float addrspace(1)* %2, i64 %125, !dbg !93
	store float %122, float addrspace(1)* %127, align 4, !dbg !93
	br label %b15, !dbg !93

b15:
	%128 = add i64 %110, %64, !dbg !94
	br label %b12, !dbg !94

b16:
	%129 = icmp ule i64 %64, 281474976710655, !dbg !95
	%130 = mul nsw i64 %p7, -1, !dbg !95
	%131 = add i64 %130, %p9, !dbg !95
	%132 = icmp sge i64 %131, 0, !dbg !95
	%133 = and i1 %129, %132, !dbg !95
	br i1 %133, label %b17, label %b21_cold, !dbg !95, !prof !96

b17:
	%134 = phi i64 [ %146, %b20 ], [ %62, %b16 ], !dbg !95
	%135 = icmp slt i64 %134, %p7, !dbg !97
	br i1 %135, label %b18, label %b25, !dbg !97

b18:
	%136 = getelementptr inbounds float, float addrspace(1)* %2, i64 %134, !dbg !98
	%137 = load float, float addrspace(1)* %136, align 4, !dbg !98
	%138 = fadd float %137, 1.000000e+00, !dbg !99
	%139 = getelementptr inbounds float, float addrspace(1)* %3, i64 %134, !dbg !100
	store float %138, float addrspace(1)* %139, align 4, !dbg !100
	%140 = add nsw i64 %134, 1, !dbg !101
	%141 = icmp slt i64 %140, %p7, !dbg !102
	br i1 %141, label %b19, label %b20, !dbg !102

b19:
	%142 = getelementptr inbounds float, float addrspace(1)* %2, i64 %140, !dbg !103
	%143 = load float, float addrspace(1)* %142, align 4, !dbg !103
	%144 = fadd float %143, 1.000000e+00, !dbg !104
	%145 = getelementptr inbounds float, float addrspace(1)* %3, i64 %140, !dbg !105
	store float %144, float addrspace(1)* %145, align 4, !dbg !105
	br label %b20, !dbg !105

b20:
	%146 = add i64 %134, %64, !dbg !106
	br label %b17, !dbg !106

b25:
	%147 = mul nsw i64 %82, 2, !dbg !111
	br label %b26, !dbg !112

b26:
	%148 = phi i64 [ %174, %b29 ], [ %56, %b25 ], !dbg !112
	%149 = icmp slt i64 %148, %p11, !dbg !113
	br i1 %149, label %b27, label %b32, !dbg !113

b27:
	%150 = mul i64 %148, 2, !dbg !115
	%151 = add i64 %147, %150, !dbg !116
	%152 = add i64 %151, 2, !dbg !123
	%153 = getelementptr inbounds double, double addrspace(1)* %4, i64 %148, !dbg !117
	%154 = icmp uge i64 %148, %p11, !dbg !117
	%155 = icmp ugt i64 %152, %p2, !dbg !124
	%156 = or i1 %154, %155, !dbg !124
	br i1 %156, label %b27_fail1, label %b27_ok1, !dbg !124, !prof !55

b27_ok1:
	%157 = load double, double addrspace(1)* %153, align 8, !dbg !117
	%158 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %151, !dbg !124
	%159 = addrspacecast i64 addrspace(1)* %158 to i64*, !dbg !125
	%160 = ptrtoint i64* %159 to i64, !dbg !125
	%161 = and i64 %160, 15, !dbg !125
	%162 = icmp eq i64 %161, 0, !dbg !125
	br i1 %162, label %b28, label %b31, !dbg !125

b28:
	%163 = bitcast i64 addrspace(1)* %158 to { i64, i64 } addrspace(1)*, !dbg !125
	%164 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %163, i64 0, !dbg !126
	%165 = bitcast double %157 to i64, !dbg !128
	%166 = addrspacecast { i64, i64 } addrspace(1)* %164 to { i64, i64 }*, !dbg !127
	%167 = icmp eq { i64, i64 } addrspace(1)* %164, null, !dbg !127
	br i1 %167, label %b28_fail1, label %b28_ok1, !dbg !127, !prof !55

b28_ok1:
	%168 = bitcast { i64, i64 }* %166 to i8*, !dbg !127
	call void @gpuc_put_line_thread(i8* %168, i64 %165, i32 %69, i32 %63), !dbg !127
	br i1 %162, label %b29, label %b30, !dbg !132

b29:
	%169 = addrspacecast { i64, i64 } addrspace(1)* %164 to { i64, i64 }*, !dbg !133
	%170 = bitcast { i64, i64 }* %169 to i8*, !dbg !133
	%171 = call i64 @gpuc_wait_line_thread(i8* %170, i32 %69, i32 1, i8* %ctrl, i32 21), !dbg !133
	%172 = bitcast i64 %171 to double, !dbg !134
	%173 = fadd double %172, 1.000000e+00, !dbg !135
	store double %173, double addrspace(1)* %153, align 8, !dbg !136
	%174 = add i64 %148, %34, !dbg !137
	br label %b26, !dbg !137

b30:
	br label %fail, !dbg !132

b31:
	br label %fail, !dbg !125

b32:
	%175 = add i64 %147, %66, !dbg !138
	br label %b33, !dbg !139

b33:
	%176 = phi i64 [ %206, %b36 ], [ %56, %b32 ], !dbg !139
	%177 = icmp slt i64 %176, %p13, !dbg !140
	br i1 %177, label %b34, label %b39, !dbg !140

b34:
	%178 = mul i64 %176, 2, !dbg !143
	%179 = add i64 %175, %178, !dbg !144
	%180 = add i64 %179, 2, !dbg !149
	%181 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %176, !dbg !145
	%182 = icmp uge i64 %176, %p13, !dbg !145
	%183 = icmp ugt i64 %180, %p2, !dbg !150
	%184 = or i1 %182, %183, !dbg !150
	br i1 %184, label %b34_fail1, label %b34_ok1, !dbg !150, !prof !55

b34_ok1:
	%185 = load i64, i64 addrspace(1)* %181, align 8, !dbg !145
	%186 = sub i64 %180, %179, !dbg !150
	%187 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %179, !dbg !150
	%188 = addrspacecast i64 addrspace(1)* %187 to i64*, !dbg !151
	%189 = ptrtoint i64* %188 to i64, !dbg !151
	%190 = and i64 %189, 15, !dbg !151
	%191 = icmp eq i64 %190, 0, !dbg !151
	%192 = icmp eq i64 %186, 0, !dbg !151
	%193 = or i1 %191, %192, !dbg !151
	br i1 %193, label %b35, label %b38, !dbg !151

b35:
	%194 = bitcast i64 addrspace(1)* %187 to { i64, i64 } addrspace(1)*, !dbg !151
	%195 = ashr i64 %186, 1, !dbg !151
	%196 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %194, i64 0, !dbg !152
	%197 = addrspacecast { i64, i64 } addrspace(1)* %196 to { i64, i64 }*, !dbg !153
	%198 = icmp uge i64 0, %195, !dbg !152
	%199 = icmp eq { i64, i64 } addrspace(1)* %196, null, !dbg !153
	%200 = or i1 %198, %199, !dbg !153
	br i1 %200, label %b35_fail1, label %b35_ok1, !dbg !153, !prof !55

b35_ok1:
	%201 = bitcast { i64, i64 }* %197 to i8*, !dbg !153
	call void @gpuc_put_line_thread(i8* %201, i64 %185, i32 %69, i32 %63), !dbg !153
	br i1 %193, label %b36, label %b37, !dbg !158

b36:
	%202 = addrspacecast { i64, i64 } addrspace(1)* %196 to { i64, i64 }*, !dbg !159
	%203 = bitcast { i64, i64 }* %202 to i8*, !dbg !159
	%204 = call i64 @gpuc_wait_line_thread(i8* %203, i32 %69, i32 1, i8* %ctrl, i32 21), !dbg !159
	%205 = add i64 %204, 1, !dbg !161
	store i64 %205, i64 addrspace(1)* %181, align 8, !dbg !162
	%206 = add i64 %176, %34, !dbg !163
	br label %b33, !dbg !163

b37:
	br label %fail, !dbg !158

b38:
	br label %fail, !dbg !151

b39:
	%207 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !36
	%208 = bitcast i64* %207 to i8*, !dbg !36
	call void @gpuc_signal_op_thread(i8* %208, i64 1, i32 10, i32 %60), !dbg !36
	%209 = add i64 %67, 1, !dbg !36
	%210 = icmp slt i64 %209, %p5, !dbg !36
	br i1 %210, label %b4, label %b172, !dbg !36

b40:
	br label %fail, !dbg !74

b41:
	br label %fail, !dbg !35

b42:
	%211 = icmp eq i64 %p0, 1, !dbg !164
	br i1 %211, label %b43, label %b85, !dbg !164

b43:
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !165, !range !25
	%213 = sext i32 %212 to i64, !dbg !165
	%214 = icmp eq i64 %213, 0, !dbg !166
	br i1 %214, label %b44, label %b172, !dbg !166

b44:
	%215 = sext i32 %6 to i64, !dbg !169
	%216 = sext i32 %7 to i64, !dbg !170
	%217 = add nsw i64 %215, 1, !dbg !171
	%218 = icmp eq i64 %216, -1, !dbg !172
	%219 = select i1 %218, i64 1, i64 %216, !dbg !172
	%220 = srem i64 %217, %219, !dbg !172
	%221 = add i64 %215, %216, !dbg !173
	%222 = sub nsw i64 %221, 1, !dbg !174
	%223 = icmp eq i64 %216, -1, !dbg !175
	%224 = select i1 %223, i64 1, i64 %216, !dbg !175
	%225 = srem i64 %222, %224, !dbg !175
	%226 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !176, !range !21
	%227 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !176, !range !21
	%228 = mul i32 %226, %227, !dbg !176
	%229 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !176, !range !22
	%230 = mul i32 %228, %229, !dbg !176
	%231 = sext i32 %230 to i64, !dbg !176
	%232 = icmp slt i64 %231, %p9, !dbg !177
	%233 = select i1 %232, i64 %231, i64 %p9, !dbg !177
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !178, !range !27
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !178, !range !27
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !178, !range !28
	%237 = mul i32 %227, %236, !dbg !178
	%238 = add i32 %235, %237, !dbg !178
	%239 = mul i32 %226, %238, !dbg !178
	%240 = add i32 %234, %239, !dbg !178
	%241 = sext i32 %240 to i64, !dbg !178
	%242 = icmp sge i64 %241, %233, !dbg !179
	br i1 %242, label %b172, label %b45, !dbg !179

b45:
	%243 = icmp slt i64 0, %p5, !dbg !180
	br i1 %243, label %b46, label %b172, !dbg !180

b46:
	%244 = icmp eq i64 %p2, 0, !dbg !184
	%245 = trunc i64 %225 to i32, !dbg !185
	%246 = add nsw i64 %p9, 1, !dbg !187
	%247 = mul nsw i64 %241, 2, !dbg !188
	%248 = trunc i64 %220 to i32, !dbg !189
	%249 = mul nsw i64 %231, 2, !dbg !190
	%250 = add nsw i64 %p7, 1, !dbg !194
	%251 = mul nsw i64 %p11, 2, !dbg !196
	br label %b47, !dbg !180

b47:
	%252 = phi i64 [ %384, %b82 ], [ 0, %b46 ], !dbg !180
	%253 = trunc i64 %252 to i32, !dbg !198
	%254 = add i32 %p4, %253, !dbg !199
	%255 = mul i64 %233, %252, !dbg !201
	%256 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !197
	%257 = icmp eq i64 addrspace(1)* %1, null, !dbg !197
	br i1 %257, label %b47_fail1, label %b47_ok1, !dbg !197, !prof !55

b47_ok1:
	%258 = bitcast i64* %256 to i8*, !dbg !197
	%259 = call i64 @gpuc_signal_wait_until_thread(i8* %258, i32 5, i64 %255, i32 1, i8* %ctrl, i32 1), !dbg !197
	%260 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !184
	%261 = ptrtoint i64* %260 to i64, !dbg !184
	%262 = and i64 %261, 15, !dbg !184
	%263 = icmp eq i64 %262, 0, !dbg !184
	%264 = or i1 %263, %244, !dbg !184
	br i1 %264, label %b48, label %b84, !dbg !184

b48:
	%265 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !184
	%266 = ashr i64 %p2, 1, !dbg !184
	%267 = sdiv i64 %246, 2, !dbg !202
	%268 = icmp ugt i64 %267, %266, !dbg !203
	br i1 %268, label %b48_fail1, label %b48_ok1, !dbg !203, !prof !55

b48_ok1:
	br label %b49, !dbg !188

b49:
	%269 = phi i64 [ %247, %b48_ok1 ], [ %289, %b52 ], !dbg !204
	%270 = icmp slt i64 %269, %p9, !dbg !205
	br i1 %270, label %b50, label %b53, !dbg !205

b50:
	%271 = sdiv i64 %269, 2, !dbg !206
	%272 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %265, i64 %271, !dbg !207
	%273 = getelementptr inbounds float, float addrspace(1)* %3, i64 %269, !dbg !209
	%274 = icmp uge i64 %271, %267, !dbg !207
	br i1 %274, label %b50_fail1, label %b50_ok1, !dbg !207, !prof !55

b50_ok1:
	%275 = load float, float addrspace(1)* %273, align 4, !dbg !209
	%276 = bitcast float %275 to i32, !dbg !210
	%277 = zext i32 %276 to i64, !dbg !210
	%278 = add nsw i64 %269, 1, !dbg !211
	%279 = icmp slt i64 %278, %p9, !dbg !212
	br i1 %279, label %b51, label %b52, !dbg !212

b51:
	%280 = getelementptr inbounds float, float addrspace(1)* %3, i64 %278, !dbg !213
	%281 = load float, float addrspace(1)* %280, align 4, !dbg !213
	%282 = bitcast float %281 to i32, !dbg !214
	%283 = zext i32 %282 to i64, !dbg !214
	%284 = shl i64 %283, 32, !dbg !215
	%285 = or i64 %277, %284, !dbg !216
	br label %b52, !dbg !216

b52:
	%286 = phi i64 [ %277, %b50_ok1 ], [ %285, %b51 ], !dbg !217
	%287 = addrspacecast { i64, i64 } addrspace(1)* %272 to { i64, i64 }*, !dbg !189
	%288 = bitcast { i64, i64 }* %287 to i8*, !dbg !189
	call void @gpuc_put_line_thread(i8* %288, i64 %286, i32 %254, i32 %248), !dbg !189
	%289 = add i64 %269, %249, !dbg !218
	br label %b49, !dbg !218

b53:
	br i1 %264, label %b54, label %b83, !dbg !219

b54:
	%290 = sdiv i64 %250, 2, !dbg !220
	%291 = icmp ugt i64 %290, %266, !dbg !221
	br i1 %291, label %b54_fail1, label %b54_ok1, !dbg !221, !prof !55

b54_ok1:
	br label %b55, !dbg !222

b55:
	%292 = phi i64 [ %247, %b54_ok1 ], [ %309, %b58 ], !dbg !223
	%293 = icmp slt i64 %292, %p7, !dbg !224
	br i1 %293, label %b56, label %b59, !dbg !224

b56:
	%294 = sdiv i64 %292, 2, !dbg !225
	%295 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %265, i64 %294, !dbg !226
	%296 = addrspacecast { i64, i64 } addrspace(1)* %295 to { i64, i64 }*, !dbg !227
	%297 = icmp uge i64 %294, %290, !dbg !226
	br i1 %297, label %b56_fail1, label %b56_ok1, !dbg !226, !prof !55

b56_ok1:
	%298 = bitcast { i64, i64 }* %296 to i8*, !dbg !227
	%299 = call i64 @gpuc_wait_line_thread(i8* %298, i32 %254, i32 1, i8* %ctrl, i32 10), !dbg !227
	%300 = trunc i64 %299 to i32, !dbg !229
	%301 = bitcast i32 %300 to float, !dbg !229
	%302 = lshr i64 %299, 32, !dbg !230
	%303 = trunc i64 %302 to i32, !dbg !231
	%304 = bitcast i32 %303 to float, !dbg !231
	%305 = getelementptr inbounds float, float addrspace(1)* %2, i64 %292, !dbg !233
	store float %301, float addrspace(1)* %305, align 4, !dbg !233
	%306 = add nsw i64 %292, 1, !dbg !234
	%307 = icmp slt i64 %306, %p7, !dbg !235
	br i1 %307, label %b57, label %b58, !dbg !235

b57:
	%308 = getelementptr inbounds float, float addrspace(1)* %2, i64 %306, !dbg !236
	store float %304, float addrspace(1)* %308, align 4, !dbg !236
	br label %b58, !dbg !236

b58:
	%309 = add i64 %292, %249, !dbg !237
	br label %b55, !dbg !237

b59:
	%310 = mul nsw i64 %p7, -1, !dbg !238
	%311 = add i64 %310, %p9, !dbg !238
	%312 = icmp sge i64 %311, 0, !dbg !238
	br i1 %312, label %b60, label %b64_cold, !dbg !238, !prof !96

b60:
	%313 = phi i64 [ %325, %b63 ], [ %247, %b59 ], !dbg !238
	%314 = icmp slt i64 %313, %p7, !dbg !239
	br i1 %314, label %b61, label %b68, !dbg !239

b61:
	%315 = getelementptr inbounds float, float addrspace(1)* %2, i64 %313, !dbg !240
	%316 = load float, float addrspace(1)* %315, align 4, !dbg !240
	%317 = fadd float %316, 1.000000e+00, !dbg !241
	%318 = getelementptr inbounds float, float addrspace(1)* %3, i64 %313, !dbg !242
	store float %317, float addrspace(1)* %318, align 4, !dbg !242
	%319 = add nsw i64 %313, 1, !dbg !243
	%320 = icmp slt i64 %319, %p7, !dbg !244
	br i1 %320, label %b62, label %b63, !dbg !244

b62:
	%321 = getelementptr inbounds float, float addrspace(1)* %2, i64 %319, !dbg !245
	%322 = load float, float addrspace(1)* %321, align 4, !dbg !245
	%323 = fadd float %322, 1.000000e+00, !dbg !246
	%324 = getelementptr inbounds float, float addrspace(1)* %3, i64 %319, !dbg !247
	store float %323, float addrspace(1)* %324, align 4, !dbg !247
	br label %b63, !dbg !247

b63:
	%325 = add i64 %313, %249, !dbg !248
	br label %b60, !dbg !248

b68:
	%326 = mul nsw i64 %267, 2, !dbg !252
	br label %b69, !dbg !253

b69:
	%327 = phi i64 [ %351, %b72 ], [ %241, %b68 ], !dbg !253
	%328 = icmp slt i64 %327, %p11, !dbg !254
	br i1 %328, label %b70, label %b75, !dbg !254

b70:
	%329 = mul nsw i64 %327, 2, !dbg !256
	%330 = add i64 %326, %329, !dbg !257
	%331 = add nsw i64 %330, 2, !dbg !260
	%332 = getelementptr inbounds double, double addrspace(1)* %4, i64 %327, !dbg !262
	%333 = icmp ugt i64 %331, %p2, !dbg !261
	br i1 %333, label %b70_fail1, label %b70_ok1, !dbg !261, !prof !55

b70_ok1:
	%334 = load double, double addrspace(1)* %332, align 8, !dbg !262
	%335 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %330, !dbg !261
	%336 = addrspacecast i64 addrspace(1)* %335 to i64*, !dbg !263
	%337 = ptrtoint i64* %336 to i64, !dbg !263
	%338 = and i64 %337, 15, !dbg !263
	%339 = icmp eq i64 %338, 0, !dbg !263
	br i1 %339, label %b71, label %b74, !dbg !263

b71:
	%340 = bitcast i64 addrspace(1)* %335 to { i64, i64 } addrspace(1)*, !dbg !263
	%341 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %340, i64 0, !dbg !264
	%342 = bitcast double %334 to i64, !dbg !266
	%343 = addrspacecast { i64, i64 } addrspace(1)* %341 to { i64, i64 }*, !dbg !265
	%344 = icmp eq { i64, i64 } addrspace(1)* %341, null, !dbg !265
	br i1 %344, label %b71_fail1, label %b71_ok1, !dbg !265, !prof !55

b71_ok1:
	%345 = bitcast { i64, i64 }* %343 to i8*, !dbg !265
	call void @gpuc_put_line_thread(i8* %345, i64 %342, i32 %254, i32 %248), !dbg !265
	br i1 %339, label %b72, label %b73, !dbg !269

b72:
	%346 = addrspacecast { i64, i64 } addrspace(1)* %341 to { i64, i64 }*, !dbg !270
	%347 = bitcast { i64, i64 }* %346 to i8*, !dbg !270
	%348 = call i64 @gpuc_wait_line_thread(i8* %347, i32 %254, i32 1, i8* %ctrl, i32 21), !dbg !270
	%349 = bitcast i64 %348 to double, !dbg !271
	%350 = fadd double %349, 1.000000e+00, !dbg !272
	store double %350, double addrspace(1)* %332, align 8, !dbg !273
	%351 = add i64 %327, %231, !dbg !274
	br label %b69, !dbg !274

b73:
	br label %fail, !dbg !269

b74:
	br label %fail, !dbg !263

b75:
	%352 = add i64 %326, %251, !dbg !275
	br label %b76, !dbg !276

b76:
	%353 = phi i64 [ %381, %b79 ], [ %241, %b75 ], !dbg !276
	%354 = icmp slt i64 %353, %p13, !dbg !277
	br i1 %354, label %b77, label %b82, !dbg !277

b77:
	%355 = mul nsw i64 %353, 2, !dbg !279
	%356 = add i64 %352, %355, !dbg !280
	%357 = add nsw i64 %356, 2, !dbg !283
	%358 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %353, !dbg !285
	%359 = icmp ugt i64 %357, %p2, !dbg !284
	br i1 %359, label %b77_fail1, label %b77_ok1, !dbg !284, !prof !55

b77_ok1:
	%360 = load i64, i64 addrspace(1)* %358, align 8, !dbg !285
	%361 = sub i64 %357, %356, !dbg !284
	%362 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %356, !dbg !284
	%363 = addrspacecast i64 addrspace(1)* %362 to i64*, !dbg !286
	%364 = ptrtoint i64* %363 to i64, !dbg !286
	%365 = and i64 %364, 15, !dbg !286
	%366 = icmp eq i64 %365, 0, !dbg !286
	%367 = icmp eq i64 %361, 0, !dbg !286
	%368 = or i1 %366, %367, !dbg !286
	br i1 %368, label %b78, label %b81, !dbg !286

b78:
	%369 = bitcast i64 addrspace(1)* %362 to { i64, i64 } addrspace(1)*, !dbg !286
	%370 = ashr i64 %361, 1, !dbg !286
	%371 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %369, i64 0, !dbg !287
	%372 = addrspacecast { i64, i64 } addrspace(1)* %371 to { i64, i64 }*, !dbg !288
	%373 = icmp uge i64 0, %370, !dbg !287
	%374 = icmp eq { i64, i64 } addrspace(1)* %371, null, !dbg !288
	%375 = or i1 %373, %374, !dbg !288
	br i1 %375, label %b78_fail1, label %b78_ok1, !dbg !288, !prof !55

b78_ok1:
	%376 = bitcast { i64, i64 }* %372 to i8*, !dbg !288
	call void @gpuc_put_line_thread(i8* %376, i64 %360, i32 %254, i32 %248), !dbg !288
	br i1 %368, label %b79, label %b80, !dbg !292

b79:
	%377 = addrspacecast { i64, i64 } addrspace(1)* %371 to { i64, i64 }*, !dbg !293
	%378 = bitcast { i64, i64 }* %377 to i8*, !dbg !293
	%379 = call i64 @gpuc_wait_line_thread(i8* %378, i32 %254, i32 1, i8* %ctrl, i32 21), !dbg !293
	%380 = add i64 %379, 1, !dbg !295
	store i64 %380, i64 addrspace(1)* %358, align 8, !dbg !296
	%381 = add i64 %353, %231, !dbg !297
	br label %b76, !dbg !297

b80:
	br label %fail, !dbg !292

b81:
	br label %fail, !dbg !286

b82:
	%382 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !185
	%383 = bitcast i64* %382 to i8*, !dbg !185
	call void @gpuc_signal_op_thread(i8* %383, i64 1, i32 10, i32 %245), !dbg !185
	%384 = add i64 %252, 1, !dbg !185
	%385 = icmp slt i64 %384, %p5, !dbg !185
	br i1 %385, label %b47, label %b172, !dbg !185

b83:
	br label %fail, !dbg !219

b84:
	br label %fail, !dbg !184

b85:
	%386 = icmp eq i64 %p0, 2, !dbg !298
	br i1 %386, label %b86, label %b129, !dbg !298

b86:
	%387 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !299, !range !25
	%388 = sext i32 %387 to i64, !dbg !299
	%389 = icmp eq i64 %388, 0, !dbg !300
	br i1 %389, label %b87, label %b172, !dbg !300

b87:
	%390 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !301, !range !27
	%391 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !301, !range !27
	%392 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !301, !range !28
	%393 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !301, !range !21
	%394 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !301, !range !21
	%395 = mul i32 %394, %392, !dbg !301
	%396 = add i32 %391, %395, !dbg !301
	%397 = mul i32 %393, %396, !dbg !301
	%398 = add i32 %390, %397, !dbg !301
	%399 = sext i32 %398 to i64, !dbg !301
	%400 = sdiv i64 %399, 32, !dbg !302
	%401 = icmp eq i64 %400, 0, !dbg !303
	br i1 %401, label %b88, label %b172, !dbg !303

b88:
	%402 = sext i32 %6 to i64, !dbg !306
	%403 = sext i32 %7 to i64, !dbg !307
	%404 = add nsw i64 %402, 1, !dbg !308
	%405 = icmp eq i64 %403, -1, !dbg !309
	%406 = select i1 %405, i64 1, i64 %403, !dbg !309
	%407 = srem i64 %404, %406, !dbg !309
	%408 = add i64 %402, %403, !dbg !310
	%409 = sub nsw i64 %408, 1, !dbg !311
	%410 = icmp eq i64 %403, -1, !dbg !312
	%411 = select i1 %410, i64 1, i64 %403, !dbg !312
	%412 = srem i64 %409, %411, !dbg !312
	%413 = and i32 %398, -32, !dbg !313
	%414 = mul i32 %393, %394, !dbg !313
	%415 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !313, !range !22
	%416 = mul i32 %414, %415, !dbg !313
	%417 = sub i32 %416, %413, !dbg !313
	%418 = icmp slt i32 %417, 32, !dbg !313
	%419 = select i1 %418, i32 %417, i32 32, !dbg !313
	%420 = sext i32 %419 to i64, !dbg !313
	%421 = icmp slt i64 %420, %p9, !dbg !314
	%422 = select i1 %421, i64 %420, i64 %p9, !dbg !314
	%423 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !315, !range !316
	%424 = sext i32 %423 to i64, !dbg !315
	%425 = icmp sge i64 %424, %422, !dbg !317
	br i1 %425, label %b172, label %b89, !dbg !317

b89:
	%426 = icmp slt i64 0, %p5, !dbg !318
	br i1 %426, label %b90, label %b172, !dbg !318

b90:
	%427 = icmp eq i64 %p2, 0, !dbg !322
	%428 = trunc i64 %412 to i32, !dbg !323
	%429 = add nsw i64 %p9, 1, !dbg !325
	%430 = mul nsw i64 %424, 2, !dbg !326
	%431 = trunc i64 %407 to i32, !dbg !327
	%432 = mul nsw i64 %420, 2, !dbg !328
	%433 = add nsw i64 %p7, 1, !dbg !332
	%434 = mul nsw i64 %p11, 2, !dbg !334
	br label %b91, !dbg !318

b91:
	%435 = phi i64 [ %577, %b126 ], [ 0, %b90 ], !dbg !318
	%436 = trunc i64 %435 to i32, !dbg !336
	%437 = add i32 %p4, %436, !dbg !337
	%438 = mul i64 %422, %435, !dbg !339
	%439 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !335
	%440 = icmp eq i64 addrspace(1)* %1, null, !dbg !335
	br i1 %440, label %b91_fail1, label %b91_ok1, !dbg !335, !prof !55

b91_ok1:
	%441 = bitcast i64* %439 to i8*, !dbg !335
	%442 = call i64 @gpuc_signal_wait_until_thread(i8* %441, i32 5, i64 %438, i32 1, i8* %ctrl, i32 1), !dbg !335
	%443 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !322
	%444 = ptrtoint i64* %443 to i64, !dbg !322
	%445 = and i64 %444, 15, !dbg !322
	%446 = icmp eq i64 %445, 0, !dbg !322
	%447 = or i1 %446, %427, !dbg !322
	br i1 %447, label %b92, label %b128, !dbg !322

b92:
	%448 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !322
	%449 = ashr i64 %p2, 1, !dbg !322
	%450 = sdiv i64 %429, 2, !dbg !340
	%451 = icmp ugt i64 %450, %449, !dbg !341
	br i1 %451, label %b92_fail1, label %b92_ok1, !dbg !341, !prof !55

b92_ok1:
	br label %b93, !dbg !326

b93:
	%452 = phi i64 [ %430, %b92_ok1 ], [ %475, %b96 ], !dbg !342
	%453 = icmp slt i64 %452, %p9, !dbg !343
	br i1 %453, label %b94, label %b97, !dbg !343

b94:
	%454 = sdiv i64 %452, 2, !dbg !344
	%455 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %448, i64 %454, !dbg !345
	%456 = getelementptr inbounds float, float addrspace(1)* %3, i64 %452, !dbg !347
	%457 = icmp uge i64 %454, %450, !dbg !345
	%458 = icmp uge i64 %452, %p9, !dbg !347
	%459 = or i1 %457, %458, !dbg !347
	br i1 %459, label %b94_fail1, label %b94_ok1, !dbg !347, !prof !55

b94_ok1:
	%460 = load float, float addrspace(1)* %456, align 4, !dbg !347
	%461 = bitcast float %460 to i32, !dbg !348
	%462 = zext i32 %461 to i64, !dbg !348
	%463 = add nsw i64 %452, 1, !dbg !349
	%464 = icmp slt i64 %463, %p9, !dbg !350
	br i1 %464, label %b95, label %b96, !dbg !350

b95:
	%465 = getelementptr inbounds float, float addrspace(1)* %3, i64 %463, !dbg !351
	%466 = icmp uge i64 %463, %p9, !dbg !351
	br i1 %466, label %b95_fail1, label %b95_ok1, !dbg !351, !prof !55

b95_ok1:
	%467 = load float, float addrspace(1)* %465, align 4, !dbg !351
	%468 = bitcast float %467 to i32, !dbg !352
	%469 = zext i32 %468 to i64, !dbg !352
	%470 = shl i64 %469, 32, !dbg !353
	%471 = or i64 %462, %470, !dbg !354
	br label %b96, !dbg !354

b96:
	%472 = phi i64 [ %462, %b94_ok1 ], [ %471, %b95_ok1 ], !dbg !355
	%473 = addrspacecast { i64, i64 } addrspace(1)* %455 to { i64, i64 }*, !dbg !327
	%474 = bitcast { i64, i64 }* %473 to i8*, !dbg !327
	call void @gpuc_put_line_thread(i8* %474, i64 %472, i32 %437, i32 %431), !dbg !327
	%475 = add i64 %452, %432, !dbg !356
	br label %b93, !dbg !356

b97:
	br i1 %447, label %b98, label %b127, !dbg !357

b98:
	%476 = sdiv i64 %433, 2, !dbg !358
	%477 = icmp ugt i64 %476, %449, !dbg !359
	br i1 %477, label %b98_fail1, label %b98_ok1, !dbg !359, !prof !55

b98_ok1:
	br label %b99, !dbg !360

b99:
	%478 = phi i64 [ %430, %b98_ok1 ], [ %496, %b102 ], !dbg !361
	%479 = icmp slt i64 %478, %p7, !dbg !362
	br i1 %479, label %b100, label %b103, !dbg !362

b100:
	%480 = sdiv i64 %478, 2, !dbg !363
	%481 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %448, i64 %480, !dbg !364
	%482 = addrspacecast { i64, i64 } addrspace(1)* %481 to { i64, i64 }*, !dbg !365
	%483 = icmp uge i64 %480, %476, !dbg !364
	br i1 %483, label %b100_fail1, label %b100_ok1, !dbg !364, !prof !55

b100_ok1:
	%484 = bitcast { i64, i64 }* %482 to i8*, !dbg !365
	%485 = call i64 @gpuc_wait_line_thread(i8* %484, i32 %437, i32 1, i8* %ctrl, i32 10), !dbg !365
	%486 = trunc i64 %485 to i32, !dbg !369
	%487 = bitcast i32 %486 to float, !dbg !369
	%488 = lshr i64 %485, 32, !dbg !370
	%489 = trunc i64 %488 to i32, !dbg !371
	%490 = bitcast i32 %489 to float, !dbg !371
	%491 = getelementptr inbounds float, float addrspace(1)* %2, i64 %478, !dbg !367
	%492 = icmp uge i64 %478, %p7, !dbg !367
	br i1 %492, label %b100_fail2, label %b100_ok2, !dbg !367, !prof !55

b100_ok2:
	store float %487, float addrspace(1)* %491, align 4, !dbg !367
	%493 = add nsw i64 %478, 1, !dbg !372
	%494 = icmp slt i64 %493, %p7, !dbg !373
	br i1 %494, label %b101, label %b102, !dbg !373

b101:
	%495 = getelementptr inbounds float, float addrspace(1)* %2, i64 %493, !dbg !374
	store float %490, float addrspace(1)* %495, align 4, !dbg !374
	br label %b102, !dbg !374

b102:
	%496 = add i64 %478, %432, !dbg !375
	br label %b99, !dbg !375

b103:
	%497 = icmp ule i64 %432, 281474976710655, !dbg !376
	%498 = mul nsw i64 %p7, -1, !dbg !376
	%499 = add i64 %498, %p9, !dbg !376
	%500 = icmp sge i64 %499, 0, !dbg !376
	%501 = and i1 %497, %500, !dbg !376
	br i1 %501, label %b104, label %b108_cold, !dbg !376, !prof !96

b104:
	%502 = phi i64 [ %514, %b107 ], [ %430, %b103 ], !dbg !376
	%503 = icmp slt i64 %502, %p7, !dbg !377
	br i1 %503, label %b105, label %b112, !dbg !377

b105:
	%504 = getelementptr inbounds float, float addrspace(1)* %2, i64 %502, !dbg !378
	%505 = load float, float addrspace(1)* %504, align 4, !dbg !378
	%506 = fadd float %505, 1.000000e+00, !dbg !379
	%507 = getelementptr inbounds float, float addrspace(1)* %3, i64 %502, !dbg !380
	store float %506, float addrspace(1)* %507, align 4, !dbg !380
	%508 = add nsw i64 %502, 1, !dbg !381
	%509 = icmp slt i64 %508, %p7, !dbg !382
	br i1 %509, label %b106, label %b107, !dbg !382

b106:
	%510 = getelementptr inbounds float, float addrspace(1)* %2, i64 %508, !dbg !383
	%511 = load float, float addrspace(1)* %510, align 4, !dbg !383
	%512 = fadd float %511, 1.000000e+00, !dbg !384
	%513 = getelementptr inbounds float, float addrspace(1)* %3, i64 %508, !dbg !385
	store float %512, float addrspace(1)* %513, align 4, !dbg !385
	br label %b107, !dbg !385

b107:
	%514 = add i64 %502, %432, !dbg !386
	br label %b104, !dbg !386

b112:
	%515 = mul nsw i64 %450, 2, !dbg !390
	br label %b113, !dbg !391

b113:
	%516 = phi i64 [ %542, %b116 ], [ %424, %b112 ], !dbg !391
	%517 = icmp slt i64 %516, %p11, !dbg !392
	br i1 %517, label %b114, label %b119, !dbg !392

b114:
	%518 = mul i64 %516, 2, !dbg !394
	%519 = add i64 %515, %518, !dbg !395
	%520 = add i64 %519, 2, !dbg !399
	%521 = getelementptr inbounds double, double addrspace(1)* %4, i64 %516, !dbg !396
	%522 = icmp uge i64 %516, %p11, !dbg !396
	%523 = icmp ugt i64 %520, %p2, !dbg !400
	%524 = or i1 %522, %523, !dbg !400
	br i1 %524, label %b114_fail1, label %b114_ok1, !dbg !400, !prof !55

b114_ok1:
	%525 = load double, double addrspace(1)* %521, align 8, !dbg !396
	%526 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %519, !dbg !400
	%527 = addrspacecast i64 addrspace(1)* %526 to i64*, !dbg !401
	%528 = ptrtoint i64* %527 to i64, !dbg !401
	%529 = and i64 %528, 15, !dbg !401
	%530 = icmp eq i64 %529, 0, !dbg !401
	br i1 %530, label %b115, label %b118, !dbg !401

b115:
	%531 = bitcast i64 addrspace(1)* %526 to { i64, i64 } addrspace(1)*, !dbg !401
	%532 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %531, i64 0, !dbg !402
	%533 = bitcast double %525 to i64, !dbg !404
	%534 = addrspacecast { i64, i64 } addrspace(1)* %532 to { i64, i64 }*, !dbg !403
	%535 = icmp eq { i64, i64 } addrspace(1)* %532, null, !dbg !403
	br i1 %535, label %b115_fail1, label %b115_ok1, !dbg !403, !prof !55

b115_ok1:
	%536 = bitcast { i64, i64 }* %534 to i8*, !dbg !403
	call void @gpuc_put_line_thread(i8* %536, i64 %533, i32 %437, i32 %431), !dbg !403
	br i1 %530, label %b116, label %b117, !dbg !407

b116:
	%537 = addrspacecast { i64, i64 } addrspace(1)* %532 to { i64, i64 }*, !dbg !408
	%538 = bitcast { i64, i64 }* %537 to i8*, !dbg !408
	%539 = call i64 @gpuc_wait_line_thread(i8* %538, i32 %437, i32 1, i8* %ctrl, i32 21), !dbg !408
	%540 = bitcast i64 %539 to double, !dbg !409
	%541 = fadd double %540, 1.000000e+00, !dbg !410
	store double %541, double addrspace(1)* %521, align 8, !dbg !411
	%542 = add i64 %516, %420, !dbg !412
	br label %b113, !dbg !412

b117:
	br label %fail, !dbg !407

b118:
	br label %fail, !dbg !401

b119:
	%543 = add i64 %515, %434, !dbg !413
	br label %b120, !dbg !414

b120:
	%544 = phi i64 [ %574, %b123 ], [ %424, %b119 ], !dbg !414
	%545 = icmp slt i64 %544, %p13, !dbg !415
	br i1 %545, label %b121, label %b126, !dbg !415

b121:
	%546 = mul i64 %544, 2, !dbg !417
	%547 = add i64 %543, %546, !dbg !418
	%548 = add i64 %547, 2, !dbg !422
	%549 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %544, !dbg !419
	%550 = icmp uge i64 %544, %p13, !dbg !419
	%551 = icmp ugt i64 %548, %p2, !dbg !423
	%552 = or i1 %550, %551, !dbg !423
	br i1 %552, label %b121_fail1, label %b121_ok1, !dbg !423, !prof !55

b121_ok1:
	%553 = load i64, i64 addrspace(1)* %549, align 8, !dbg !419
	%554 = sub i64 %548, %547, !dbg !423
	%555 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %547, !dbg !423
	%556 = addrspacecast i64 addrspace(1)* %555 to i64*, !dbg !424
	%557 = ptrtoint i64* %556 to i64, !dbg !424
	%558 = and i64 %557, 15, !dbg !424
	%559 = icmp eq i64 %558, 0, !dbg !424
	%560 = icmp eq i64 %554, 0, !dbg !424
	%561 = or i1 %559, %560, !dbg !424
	br i1 %561, label %b122, label %b125, !dbg !424

b122:
	%562 = bitcast i64 addrspace(1)* %555 to { i64, i64 } addrspace(1)*, !dbg !424
	%563 = ashr i64 %554, 1, !dbg !424
	%564 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %562, i64 0, !dbg !425
	%565 = addrspacecast { i64, i64 } addrspace(1)* %564 to { i64, i64 }*, !dbg !426
	%566 = icmp uge i64 0, %563, !dbg !425
	%567 = icmp eq { i64, i64 } addrspace(1)* %564, null, !dbg !426
	%568 = or i1 %566, %567, !dbg !426
	br i1 %568, label %b122_fail1, label %b122_ok1, !dbg !426, !prof !55

b122_ok1:
	%569 = bitcast { i64, i64 }* %565 to i8*, !dbg !426
	call void @gpuc_put_line_thread(i8* %569, i64 %553, i32 %437, i32 %431), !dbg !426
	br i1 %561, label %b123, label %b124, !dbg !430

b123:
	%570 = addrspacecast { i64, i64 } addrspace(1)* %564 to { i64, i64 }*, !dbg !431
	%571 = bitcast { i64, i64 }* %570 to i8*, !dbg !431
	%572 = call i64 @gpuc_wait_line_thread(i8* %571, i32 %437, i32 1, i8* %ctrl, i32 21), !dbg !431
	%573 = add i64 %572, 1, !dbg !433
	store i64 %573, i64 addrspace(1)* %549, align 8, !dbg !434
	%574 = add i64 %544, %420, !dbg !435
	br label %b120, !dbg !435

b124:
	br label %fail, !dbg !430

b125:
	br label %fail, !dbg !424

b126:
	%575 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !323
	%576 = bitcast i64* %575 to i8*, !dbg !323
	call void @gpuc_signal_op_thread(i8* %576, i64 1, i32 10, i32 %428), !dbg !323
	%577 = add i64 %435, 1, !dbg !323
	%578 = icmp slt i64 %577, %p5, !dbg !323
	br i1 %578, label %b91, label %b172, !dbg !323

b127:
	br label %fail, !dbg !357

b128:
	br label %fail, !dbg !322

b129:
	%579 = icmp eq i64 %p0, 3, !dbg !436
	br i1 %579, label %b130, label %b172, !dbg !436

b130:
	%580 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !437, !range !25
	%581 = sext i32 %580 to i64, !dbg !437
	%582 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !437, !range !26
	%583 = sext i32 %582 to i64, !dbg !437
	%584 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !437, !range !26
	%585 = sext i32 %584 to i64, !dbg !437
	%586 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !437, !range !19
	%587 = sext i32 %586 to i64, !dbg !437
	%588 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !437, !range !20
	%589 = sext i32 %588 to i64, !dbg !437
	%590 = mul i64 %589, %585, !dbg !437
	%591 = add i64 %583, %590, !dbg !437
	%592 = mul i64 %587, %591, !dbg !437
	%593 = add i64 %581, %592, !dbg !437
	%594 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !437, !range !21
	%595 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !437, !range !21
	%596 = mul i32 %594, %595, !dbg !437
	%597 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !437, !range !22
	%598 = mul i32 %596, %597, !dbg !437
	%599 = sext i32 %598 to i64, !dbg !437
	%600 = mul i64 %593, %599, !dbg !437
	%601 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !437, !range !27
	%602 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !437, !range !27
	%603 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !437, !range !28
	%604 = mul i32 %595, %603, !dbg !437
	%605 = add i32 %602, %604, !dbg !437
	%606 = mul i32 %594, %605, !dbg !437
	%607 = add i32 %601, %606, !dbg !437
	%608 = sext i32 %607 to i64, !dbg !437
	%609 = add i64 %600, %608, !dbg !437
	%610 = icmp eq i64 %609, 0, !dbg !438
	br i1 %610, label %b131, label %b172, !dbg !438

b131:
	%611 = sext i32 %6 to i64, !dbg !441
	%612 = sext i32 %7 to i64, !dbg !442
	%613 = add nsw i64 %611, 1, !dbg !443
	%614 = icmp eq i64 %612, -1, !dbg !444
	%615 = select i1 %614, i64 1, i64 %612, !dbg !444
	%616 = srem i64 %613, %615, !dbg !444
	%617 = add i64 %611, %612, !dbg !445
	%618 = sub nsw i64 %617, 1, !dbg !446
	%619 = icmp eq i64 %612, -1, !dbg !447
	%620 = select i1 %619, i64 1, i64 %612, !dbg !447
	%621 = srem i64 %618, %620, !dbg !447
	%622 = icmp slt i64 1, %p9, !dbg !448
	%623 = select i1 %622, i64 1, i64 %p9, !dbg !448
	%624 = icmp sge i64 0, %623, !dbg !449
	br i1 %624, label %b172, label %b132, !dbg !449

b132:
	%625 = icmp slt i64 0, %p5, !dbg !450
	br i1 %625, label %b133, label %b172, !dbg !450

b133:
	%626 = icmp eq i64 %p2, 0, !dbg !454
	%627 = trunc i64 %621 to i32, !dbg !455
	%628 = add nsw i64 %p9, 1, !dbg !457
	%629 = trunc i64 %616 to i32, !dbg !458
	%630 = add nsw i64 %p7, 1, !dbg !462
	%631 = mul nsw i64 %p11, 2, !dbg !464
	br label %b134, !dbg !450

b134:
	%632 = phi i64 [ %764, %b169 ], [ 0, %b133 ], !dbg !450
	%633 = trunc i64 %632 to i32, !dbg !466
	%634 = add i32 %p4, %633, !dbg !467
	%635 = mul i64 %623, %632, !dbg !469
	%636 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !465
	%637 = icmp eq i64 addrspace(1)* %1, null, !dbg !465
	br i1 %637, label %b134_fail1, label %b134_ok1, !dbg !465, !prof !55

b134_ok1:
	%638 = bitcast i64* %636 to i8*, !dbg !465
	%639 = call i64 @gpuc_signal_wait_until_thread(i8* %638, i32 5, i64 %635, i32 1, i8* %ctrl, i32 1), !dbg !465
	%640 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !454
	%641 = ptrtoint i64* %640 to i64, !dbg !454
	%642 = and i64 %641, 15, !dbg !454
	%643 = icmp eq i64 %642, 0, !dbg !454
	%644 = or i1 %643, %626, !dbg !454
	br i1 %644, label %b135, label %b171, !dbg !454

b135:
	%645 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !454
	%646 = ashr i64 %p2, 1, !dbg !454
	%647 = sdiv i64 %628, 2, !dbg !470
	%648 = icmp ugt i64 %647, %646, !dbg !471
	br i1 %648, label %b135_fail1, label %b135_ok1, !dbg !471, !prof !55

b135_ok1:
	br label %b136, !dbg !472

b136:
	%649 = phi i64 [ 0, %b135_ok1 ], [ %669, %b139 ], !dbg !473
	%650 = icmp slt i64 %649, %p9, !dbg !474
	br i1 %650, label %b137, label %b140, !dbg !474

b137:
	%651 = sdiv i64 %649, 2, !dbg !475
	%652 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %645, i64 %651, !dbg !476
	%653 = getelementptr inbounds float, float addrspace(1)* %3, i64 %649, !dbg !478
	%654 = icmp uge i64 %651, %647, !dbg !476
	br i1 %654, label %b137_fail1, label %b137_ok1, !dbg !476, !prof !55

b137_ok1:
	%655 = load float, float addrspace(1)* %653, align 4, !dbg !478
	%656 = bitcast float %655 to i32, !dbg !479
	%657 = zext i32 %656 to i64, !dbg !479
	%658 = add nsw i64 %649, 1, !dbg !480
	%659 = icmp slt i64 %658, %p9, !dbg !481
	br i1 %659, label %b138, label %b139, !dbg !481

b138:
	%660 = getelementptr inbounds float, float addrspace(1)* %3, i64 %658, !dbg !482
	%661 = load float, float addrspace(1)* %660, align 4, !dbg !482
	%662 = bitcast float %661 to i32, !dbg !483
	%663 = zext i32 %662 to i64, !dbg !483
	%664 = shl i64 %663, 32, !dbg !484
	%665 = or i64 %657, %664, !dbg !485
	br label %b139, !dbg !485

b139:
	%666 = phi i64 [ %657, %b137_ok1 ], [ %665, %b138 ], !dbg !486
	%667 = addrspacecast { i64, i64 } addrspace(1)* %652 to { i64, i64 }*, !dbg !458
	%668 = bitcast { i64, i64 }* %667 to i8*, !dbg !458
	call void @gpuc_put_line_thread(i8* %668, i64 %666, i32 %634, i32 %629), !dbg !458
	%669 = add nsw i64 %649, 2, !dbg !487
	br label %b136, !dbg !487

b140:
	br i1 %644, label %b141, label %b170, !dbg !488

b141:
	%670 = sdiv i64 %630, 2, !dbg !489
	%671 = icmp ugt i64 %670, %646, !dbg !490
	br i1 %671, label %b141_fail1, label %b141_ok1, !dbg !490, !prof !55

b141_ok1:
	br label %b142, !dbg !491

b142:
	%672 = phi i64 [ 0, %b141_ok1 ], [ %689, %b145 ], !dbg !492
	%673 = icmp slt i64 %672, %p7, !dbg !493
	br i1 %673, label %b143, label %b146, !dbg !493

b143:
	%674 = sdiv i64 %672, 2, !dbg !494
	%675 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %645, i64 %674, !dbg !495
	%676 = addrspacecast { i64, i64 } addrspace(1)* %675 to { i64, i64 }*, !dbg !496
	%677 = icmp uge i64 %674, %670, !dbg !495
	br i1 %677, label %b143_fail1, label %b143_ok1, !dbg !495, !prof !55

b143_ok1:
	%678 = bitcast { i64, i64 }* %676 to i8*, !dbg !496
	%679 = call i64 @gpuc_wait_line_thread(i8* %678, i32 %634, i32 1, i8* %ctrl, i32 10), !dbg !496
	%680 = trunc i64 %679 to i32, !dbg !498
	%681 = bitcast i32 %680 to float, !dbg !498
	%682 = lshr i64 %679, 32, !dbg !499
	%683 = trunc i64 %682 to i32, !dbg !500
	%684 = bitcast i32 %683 to float, !dbg !500
	%685 = getelementptr inbounds float, float addrspace(1)* %2, i64 %672, !dbg !502
	store float %681, float addrspace(1)* %685, align 4, !dbg !502
	%686 = add nsw i64 %672, 1, !dbg !503
	%687 = icmp slt i64 %686, %p7, !dbg !504
	br i1 %687, label %b144, label %b145, !dbg !504

b144:
	%688 = getelementptr inbounds float, float addrspace(1)* %2, i64 %686, !dbg !505
	store float %684, float addrspace(1)* %688, align 4, !dbg !505
	br label %b145, !dbg !505

b145:
	%689 = add nsw i64 %672, 2, !dbg !506
	br label %b142, !dbg !506

b146:
	%690 = mul nsw i64 %p7, -1, !dbg !507
	%691 = add i64 %690, %p9, !dbg !507
	%692 = icmp sge i64 %691, 0, !dbg !507
	br i1 %692, label %b147, label %b151_cold, !dbg !507, !prof !96

b147:
	%693 = phi i64 [ %705, %b150 ], [ 0, %b146 ], !dbg !507
	%694 = icmp slt i64 %693, %p7, !dbg !508
	br i1 %694, label %b148, label %b155, !dbg !508

b148:
	%695 = getelementptr inbounds float, float addrspace(1)* %2, i64 %693, !dbg !509
	%696 = load float, float addrspace(1)* %695, align 4, !dbg !509
	%697 = fadd float %696, 1.000000e+00, !dbg !510
	%698 = getelementptr inbounds float, float addrspace(1)* %3, i64 %693, !dbg !511
	store float %697, float addrspace(1)* %698, align 4, !dbg !511
	%699 = add nsw i64 %693, 1, !dbg !512
	%700 = icmp slt i64 %699, %p7, !dbg !513
	br i1 %700, label %b149, label %b150, !dbg !513

b149:
	%701 = getelementptr inbounds float, float addrspace(1)* %2, i64 %699, !dbg !514
	%702 = load float, float addrspace(1)* %701, align 4, !dbg !514
	%703 = fadd float %702, 1.000000e+00, !dbg !515
	%704 = getelementptr inbounds float, float addrspace(1)* %3, i64 %699, !dbg !516
	store float %703, float addrspace(1)* %704, align 4, !dbg !516
	br label %b150, !dbg !516

b150:
	%705 = add nsw i64 %693, 2, !dbg !517
	br label %b147, !dbg !517

b155:
	%706 = mul nsw i64 %647, 2, !dbg !521
	br label %b156, !dbg !522

b156:
	%707 = phi i64 [ %731, %b159 ], [ 0, %b155 ], !dbg !522
	%708 = icmp slt i64 %707, %p11, !dbg !523
	br i1 %708, label %b157, label %b162, !dbg !523

b157:
	%709 = mul nsw i64 %707, 2, !dbg !525
	%710 = add i64 %706, %709, !dbg !526
	%711 = add nsw i64 %710, 2, !dbg !529
	%712 = getelementptr inbounds double, double addrspace(1)* %4, i64 %707, !dbg !531
	%713 = icmp ugt i64 %711, %p2, !dbg !530
	br i1 %713, label %b157_fail1, label %b157_ok1, !dbg !530, !prof !55

b157_ok1:
	%714 = load double, double addrspace(1)* %712, align 8, !dbg !531
	%715 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %710, !dbg !530
	%716 = addrspacecast i64 addrspace(1)* %715 to i64*, !dbg !532
	%717 = ptrtoint i64* %716 to i64, !dbg !532
	%718 = and i64 %717, 15, !dbg !532
	%719 = icmp eq i64 %718, 0, !dbg !532
	br i1 %719, label %b158, label %b161, !dbg !532

b158:
	%720 = bitcast i64 addrspace(1)* %715 to { i64, i64 } addrspace(1)*, !dbg !532
	%721 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %720, i64 0, !dbg !533
	%722 = bitcast double %714 to i64, !dbg !535
	%723 = addrspacecast { i64, i64 } addrspace(1)* %721 to { i64, i64 }*, !dbg !534
	%724 = icmp eq { i64, i64 } addrspace(1)* %721, null, !dbg !534
	br i1 %724, label %b158_fail1, label %b158_ok1, !dbg !534, !prof !55

b158_ok1:
	%725 = bitcast { i64, i64 }* %723 to i8*, !dbg !534
	call void @gpuc_put_line_thread(i8* %725, i64 %722, i32 %634, i32 %629), !dbg !534
	br i1 %719, label %b159, label %b160, !dbg !538

b159:
	%726 = addrspacecast { i64, i64 } addrspace(1)* %721 to { i64, i64 }*, !dbg !539
	%727 = bitcast { i64, i64 }* %726 to i8*, !dbg !539
	%728 = call i64 @gpuc_wait_line_thread(i8* %727, i32 %634, i32 1, i8* %ctrl, i32 21), !dbg !539
	%729 = bitcast i64 %728 to double, !dbg !540
	%730 = fadd double %729, 1.000000e+00, !dbg !541
	store double %730, double addrspace(1)* %712, align 8, !dbg !542
	%731 = add nsw i64 %707, 1, !dbg !543
	br label %b156, !dbg !543

b160:
	br label %fail, !dbg !538

b161:
	br label %fail, !dbg !532

b162:
	%732 = add i64 %706, %631, !dbg !544
	br label %b163, !dbg !545

b163:
	%733 = phi i64 [ %761, %b166 ], [ 0, %b162 ], !dbg !545
	%734 = icmp slt i64 %733, %p13, !dbg !546
	br i1 %734, label %b164, label %b169, !dbg !546

b164:
	%735 = mul nsw i64 %733, 2, !dbg !548
	%736 = add i64 %732, %735, !dbg !549
	%737 = add nsw i64 %736, 2, !dbg !552
	%738 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %733, !dbg !554
	%739 = icmp ugt i64 %737, %p2, !dbg !553
	br i1 %739, label %b164_fail1, label %b164_ok1, !dbg !553, !prof !55

b164_ok1:
	%740 = load i64, i64 addrspace(1)* %738, align 8, !dbg !554
	%741 = sub i64 %737, %736, !dbg !553
	%742 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %736, !dbg !553
	%743 = addrspacecast i64 addrspace(1)* %742 to i64*, !dbg !555
	%744 = ptrtoint i64* %743 to i64, !dbg !555
	%745 = and i64 %744, 15, !dbg !555
	%746 = icmp eq i64 %745, 0, !dbg !555
	%747 = icmp eq i64 %741, 0, !dbg !555
	%748 = or i1 %746, %747, !dbg !555
	br i1 %748, label %b165, label %b168, !dbg !555

b165:
	%749 = bitcast i64 addrspace(1)* %742 to { i64, i64 } addrspace(1)*, !dbg !555
	%750 = ashr i64 %741, 1, !dbg !555
	%751 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %749, i64 0, !dbg !556
	%752 = addrspacecast { i64, i64 } addrspace(1)* %751 to { i64, i64 }*, !dbg !557
	%753 = icmp uge i64 0, %750, !dbg !556
	%754 = icmp eq { i64, i64 } addrspace(1)* %751, null, !dbg !557
	%755 = or i1 %753, %754, !dbg !557
	br i1 %755, label %b165_fail1, label %b165_ok1, !dbg !557, !prof !55

b165_ok1:
	%756 = bitcast { i64, i64 }* %752 to i8*, !dbg !557
	call void @gpuc_put_line_thread(i8* %756, i64 %740, i32 %634, i32 %629), !dbg !557
	br i1 %748, label %b166, label %b167, !dbg !561

b166:
	%757 = addrspacecast { i64, i64 } addrspace(1)* %751 to { i64, i64 }*, !dbg !562
	%758 = bitcast { i64, i64 }* %757 to i8*, !dbg !562
	%759 = call i64 @gpuc_wait_line_thread(i8* %758, i32 %634, i32 1, i8* %ctrl, i32 21), !dbg !562
	%760 = add i64 %759, 1, !dbg !564
	store i64 %760, i64 addrspace(1)* %738, align 8, !dbg !565
	%761 = add nsw i64 %733, 1, !dbg !566
	br label %b163, !dbg !566

b167:
	br label %fail, !dbg !561

b168:
	br label %fail, !dbg !555

b169:
	%762 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !455
	%763 = bitcast i64* %762 to i8*, !dbg !455
	call void @gpuc_signal_op_thread(i8* %763, i64 1, i32 10, i32 %627), !dbg !455
	%764 = add i64 %632, 1, !dbg !455
	%765 = icmp slt i64 %764, %p5, !dbg !455
	br i1 %765, label %b134, label %b172, !dbg !455

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
	%766 = icmp uge i64 %86, %82, !dbg !61
	br i1 %766, label %b7_fail2, label %b7_ok2, !dbg !61

b7_fail2:
	br label %fail, !dbg !61

b7_ok2:
	br label %fail, !dbg !64

b8_fail1:
	br label %fail, !dbg !68

b11_fail1:
	br label %fail, !dbg !76

b13_fail1:
	br label %fail, !dbg !81

b13_fail2:
	br label %fail, !dbg !85

b21_cold:
	%767 = phi i64 [ %784, %b24_cold ], [ %62, %b16 ], !dbg !95
	%768 = icmp slt i64 %767, %p7, !dbg !97
	br i1 %768, label %b22_cold, label %b25, !dbg !97

b22_cold:
	%769 = getelementptr inbounds float, float addrspace(1)* %2, i64 %767, !dbg !98
	%770 = icmp uge i64 %767, %p7, !dbg !98
	%771 = icmp uge i64 %767, %p9, !dbg !100
	%772 = or i1 %770, %771, !dbg !100
	br i1 %772, label %b22_cold_fail1, label %b22_cold_ok1, !dbg !100, !prof !55

b22_cold_fail1:
	%773 = icmp uge i64 %767, %p7, !dbg !98
	br i1 %773, label %b22_cold_fail2, label %b22_cold_ok2, !dbg !98

b22_cold_fail2:
	br label %fail, !dbg !98

b22_cold_ok2:
	br label %fail, !dbg !100

b22_cold_ok1:
	%774 = load float, float addrspace(1)* %769, align 4, !dbg !98
	%775 = fadd float %774, 1.000000e+00, !dbg !99
	%776 = getelementptr inbounds float, float addrspace(1)* %3, i64 %767, !dbg !100
	store float %775, float addrspace(1)* %776, align 4, !dbg !100
	%777 = add nsw i64 %767, 1, !dbg !101
	%778 = icmp slt i64 %777, %p7, !dbg !102
	br i1 %778, label %b23_cold, label %b24_cold, !dbg !102

b23_cold:
	%779 = getelementptr inbounds float, float addrspace(1)* %2, i64 %777, !dbg !103
	%780 = icmp uge i64 %777, %p9, !dbg !105
	br i1 %780, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !105, !prof !55

b23_cold_fail1:
	br label %fail, !dbg !105

b23_cold_ok1:
	%781 = load float, float addrspace(1)* %779, align 4, !dbg !103
	%782 = fadd float %781, 1.000000e+00, !dbg !104
	%783 = getelementptr inbounds float, float addrspace(1)* %3, i64 %777, !dbg !105
	store float %782, float addrspace(1)* %783, align 4, !dbg !105
	br label %b24_cold, !dbg !105

b24_cold:
	%784 = add i64 %767, %64, !dbg !106
	br label %b21_cold, !dbg !106, !llvm.loop !108

b27_fail1:
	%785 = icmp uge i64 %148, %p11, !dbg !117
	br i1 %785, label %b27_fail2, label %b27_ok2, !dbg !117

b27_fail2:
	br label %fail, !dbg !117

b27_ok2:
	br label %fail, !dbg !124

b28_fail1:
	br label %fail, !dbg !127

b34_fail1:
	%786 = icmp uge i64 %176, %p13, !dbg !145
	br i1 %786, label %b34_fail2, label %b34_ok2, !dbg !145

b34_fail2:
	br label %fail, !dbg !145

b34_ok2:
	br label %fail, !dbg !150

b35_fail1:
	%787 = icmp uge i64 0, %195, !dbg !152
	br i1 %787, label %b35_fail2, label %b35_ok2, !dbg !152

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
	%788 = phi i64 [ %802, %b67_cold ], [ %247, %b59 ], !dbg !238
	%789 = icmp slt i64 %788, %p7, !dbg !239
	br i1 %789, label %b65_cold, label %b68, !dbg !239

b65_cold:
	%790 = getelementptr inbounds float, float addrspace(1)* %2, i64 %788, !dbg !240
	%791 = icmp uge i64 %788, %p9, !dbg !242
	br i1 %791, label %b65_cold_fail1, label %b65_cold_ok1, !dbg !242, !prof !55

b65_cold_fail1:
	br label %fail, !dbg !242

b65_cold_ok1:
	%792 = load float, float addrspace(1)* %790, align 4, !dbg !240
	%793 = fadd float %792, 1.000000e+00, !dbg !241
	%794 = getelementptr inbounds float, float addrspace(1)* %3, i64 %788, !dbg !242
	store float %793, float addrspace(1)* %794, align 4, !dbg !242
	%795 = add nsw i64 %788, 1, !dbg !243
	%796 = icmp slt i64 %795, %p7, !dbg !244
	br i1 %796, label %b66_cold, label %b67_cold, !dbg !244

b66_cold:
	%797 = getelementptr inbounds float, float addrspace(1)* %2, i64 %795, !dbg !245
	%798 = icmp uge i64 %795, %p9, !dbg !247
	br i1 %798, label %b66_cold_fail1, label %b66_cold_ok1, !dbg !247, !prof !55

b66_cold_fail1:
	br label %fail, !dbg !247

b66_cold_ok1:
	%799 = load float, float addrspace(1)* %797, align 4, !dbg !245
	%800 = fadd float %799, 1.000000e+00, !dbg !246
	%801 = getelementptr inbounds float, float addrspace(1)* %3, i64 %795, !dbg !247
	store float %800, float addrspace(1)* %801, align 4, !dbg !247
	br label %b67_cold, !dbg !247

b67_cold:
	%802 = add i64 %788, %249, !dbg !248
	br label %b64_cold, !dbg !248, !llvm.loop !250

b70_fail1:
	br label %fail, !dbg !261

b71_fail1:
	br label %fail, !dbg !265

b77_fail1:
	br label %fail, !dbg !284

b78_fail1:
	%803 = icmp uge i64 0, %370, !dbg !287
	br i1 %803, label %b78_fail2, label %b78_ok2, !dbg !287

b78_fail2:
	br label %fail, !dbg !287

b78_ok2:
	br label %fail, !dbg !288

b91_fail1:
	br label %fail, !dbg !335

b92_fail1:
	br label %fail, !dbg !341

b94_fail1:
	%804 = icmp uge i64 %454, %450, !dbg !345
	br i1 %804, label %b94_fail2, label %b94_ok2, !dbg !345

b94_fail2:
	br label %fail, !dbg !345

b94_ok2:
	br label %fail, !dbg !347

b95_fail1:
	br label %fail, !dbg !351

b98_fail1:
	br label %fail, !dbg !359

b100_fail1:
	br label %fail, !dbg !364

b100_fail2:
	br label %fail, !dbg !367

b108_cold:
	%805 = phi i64 [ %822, %b111_cold ], [ %430, %b103 ], !dbg !376
	%806 = icmp slt i64 %805, %p7, !dbg !377
	br i1 %806, label %b109_cold, label %b112, !dbg !377

b109_cold:
	%807 = getelementptr inbounds float, float addrspace(1)* %2, i64 %805, !dbg !378
	%808 = icmp uge i64 %805, %p7, !dbg !378
	%809 = icmp uge i64 %805, %p9, !dbg !380
	%810 = or i1 %808, %809, !dbg !380
	br i1 %810, label %b109_cold_fail1, label %b109_cold_ok1, !dbg !380, !prof !55

b109_cold_fail1:
	%811 = icmp uge i64 %805, %p7, !dbg !378
	br i1 %811, label %b109_cold_fail2, label %b109_cold_ok2, !dbg !378

b109_cold_fail2:
	br label %fail, !dbg !378

b109_cold_ok2:
	br label %fail, !dbg !380

b109_cold_ok1:
	%812 = load float, float addrspace(1)* %807, align 4, !dbg !378
	%813 = fadd float %812, 1.000000e+00, !dbg !379
	%814 = getelementptr inbounds float, float addrspace(1)* %3, i64 %805, !dbg !380
	store float %813, float addrspace(1)* %814, align 4, !dbg !380
	%815 = add nsw i64 %805, 1, !dbg !381
	%816 = icmp slt i64 %815, %p7, !dbg !382
	br i1 %816, label %b110_cold, label %b111_cold, !dbg !382

b110_cold:
	%817 = getelementptr inbounds float, float addrspace(1)* %2, i64 %815, !dbg !383
	%818 = icmp uge i64 %815, %p9, !dbg !385
	br i1 %818, label %b110_cold_fail1, label %b110_cold_ok1, !dbg !385, !prof !55

b110_cold_fail1:
	br label %fail, !dbg !385

b110_cold_ok1:
	%819 = load float, float addrspace(1)* %817, align 4, !dbg !383
	%820 = fadd float %819, 1.000000e+00, !dbg !384
	%821 = getelementptr inbounds float, float addrspace(1)* %3, i64 %815, !dbg !385
	store float %820, float addrspace(1)* %821, align 4, !dbg !385
	br label %b111_cold, !dbg !385

b111_cold:
	%822 = add i64 %805, %432, !dbg !386
	br label %b108_cold, !dbg !386, !llvm.loop !388

b114_fail1:
	%823 = icmp uge i64 %516, %p11, !dbg !396
	br i1 %823, label %b114_fail2, label %b114_ok2, !dbg !396

b114_fail2:
	br label %fail, !dbg !396

b114_ok2:
	br label %fail, !dbg !400

b115_fail1:
	br label %fail, !dbg !403

b121_fail1:
	%824 = icmp uge i64 %544, %p13, !dbg !419
	br i1 %824, label %b121_fail2, label %b121_ok2, !dbg !419

b121_fail2:
	br label %fail, !dbg !419

b121_ok2:
	br label %fail, !dbg !423

b122_fail1:
	%825 = icmp uge i64 0, %563, !dbg !425
	br i1 %825, label %b122_fail2, label %b122_ok2, !dbg !425

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
	%826 = phi i64 [ %840, %b154_cold ], [ 0, %b146 ], !dbg !507
	%827 = icmp slt i64 %826, %p7, !dbg !508
	br i1 %827, label %b152_cold, label %b155, !dbg !508

b152_cold:
	%828 = getelementptr inbounds float, float addrspace(1)* %2, i64 %826, !dbg !509
	%829 = icmp uge i64 %826, %p9, !dbg !511
	br i1 %829, label %b152_cold_fail1, label %b152_cold_ok1, !dbg !511, !prof !55

b152_cold_fail1:
	br label %fail, !dbg !511

b152_cold_ok1:
	%830 = load float, float addrspace(1)* %828, align 4, !dbg !509
	%831 = fadd float %830, 1.000000e+00, !dbg !510
	%832 = getelementptr inbounds float, float addrspace(1)* %3, i64 %826, !dbg !511
	store float %831, float addrspace(1)* %832, align 4, !dbg !511
	%833 = add nsw i64 %826, 1, !dbg !512
	%834 = icmp slt i64 %833, %p7, !dbg !513
	br i1 %834, label %b153_cold, label %b154_cold, !dbg !513

b153_cold:
	%835 = getelementptr inbounds float, float addrspace(1)* %2, i64 %833, !dbg !514
	%836 = icmp uge i64 %833, %p9, !dbg !516
	br i1 %836, label %b153_cold_fail1, label %b153_cold_ok1, !dbg !516, !prof !55

b153_cold_fail1:
	br label %fail, !dbg !516

b153_cold_ok1:
	%837 = load float, float addrspace(1)* %835, align 4, !dbg !514
	%838 = fadd float %837, 1.000000e+00, !dbg !515
	%839 = getelementptr inbounds float, float addrspace(1)* %3, i64 %833, !dbg !516
	store float %838, float addrspace(1)* %839, align 4, !dbg !516
	br label %b154_cold, !dbg !516

b154_cold:
	%840 = add nsw i64 %826, 2, !dbg !517
	br label %b151_cold, !dbg !517, !llvm.loop !519

b157_fail1:
	br label %fail, !dbg !530

b158_fail1:
	br label %fail, !dbg !534

b164_fail1:
	br label %fail, !dbg !553

b165_fail1:
	%841 = icmp uge i64 0, %750, !dbg !556
	br i1 %841, label %b165_fail2, label %b165_ok2, !dbg !556

b165_fail2:
	br label %fail, !dbg !556

b165_ok2:
	br label %fail, !dbg !557

fail:
	%842 = phi i32 [ 0, %b4_fail1 ], [ 3, %b5_fail1 ], [ 4, %b7_fail2 ], [ 5, %b7_ok2 ], [ 6, %b8_fail1 ], [ 8, %b11_fail1 ], [ 9, %b13_fail1 ], [ 11, %b13_fail2 ], [ 12, %b22_cold_fail2 ], [ 12, %b22_cold_ok2 ], [ 13, %b23_cold_fail1 ], [ 14, %b27_fail2 ], [ 15, %b27_ok2 ], [ 18, %b28_fail1 ], [ 16, %b30 ], [ 16, %b31 ], [ 24, %b34_fail2 ], [ 15, %b34_ok2 ], [ 17, %b35_fail2 ], [ 18, %b35_ok2 ], [ 16, %b37 ], [ 16, %b38 ], [ 7, %b40 ], [ 2, %b41 ], [ 0, %b47_fail1 ], [ 3, %b48_fail1 ], [ 4, %b50_fail1 ], [ 8, %b54_fail1 ], [ 9, %b56_fail1 ], [ 12, %b65_cold_fail1 ], [ 13, %b66_cold_fail1 ], [ 15, %b70_fail1 ], [ 18, %b71_fail1 ], [ 16, %b73 ], [ 16, %b74 ], [ 15, %b77_fail1 ], [ 17, %b78_fail2 ], [ 18, %b78_ok2 ], [ 16, %b80 ], [ 16, %b81 ], [ 7, %b83 ], [ 2, %b84 ], [ 0, %b91_fail1 ], [ 3, %b92_fail1 ], [ 4, %b94_fail2 ], [ 5, %b94_ok2 ], [ 6, %b95_fail1 ], [ 8, %b98_fail1 ], [ 9, %b100_fail1 ], [ 11, %b100_fail2 ], [ 12, %b109_cold_fail2 ], [ 12, %b109_cold_ok2 ], [ 13, %b110_cold_fail1 ], [ 14, %b114_fail2 ], [ 15, %b114_ok2 ], [ 18, %b115_fail1 ], [ 16, %b117 ], [ 16, %b118 ], [ 24, %b121_fail2 ], [ 15, %b121_ok2 ], [ 17, %b122_fail2 ], [ 18, %b122_ok2 ], [ 16, %b124 ], [ 16, %b125 ], [ 7, %b127 ], [ 2, %b128 ], [ 0, %b134_fail1 ], [ 3, %b135_fail1 ], [ 4, %b137_fail1 ], [ 8, %b141_fail1 ], [ 9, %b143_fail1 ], [ 12, %b152_cold_fail1 ], [ 13, %b153_cold_fail1 ], [ 15, %b157_fail1 ], [ 18, %b158_fail1 ], [ 16, %b160 ], [ 16, %b161 ], [ 15, %b164_fail1 ], [ 17, %b165_fail2 ], [ 18, %b165_ok2 ], [ 16, %b167 ], [ 16, %b168 ], [ 7, %b170 ], [ 2, %b171 ], !dbg !7
	%843 = phi i64 [ 0, %b4_fail1 ], [ %82, %b5_fail1 ], [ %86, %b7_fail2 ], [ %84, %b7_ok2 ], [ %95, %b8_fail1 ], [ %108, %b11_fail1 ], [ %112, %b13_fail1 ], [ %110, %b13_fail2 ], [ %767, %b22_cold_fail2 ], [ %767, %b22_cold_ok2 ], [ %777, %b23_cold_fail1 ], [ %148, %b27_fail2 ], [ %152, %b27_ok2 ], [ 0, %b28_fail1 ], [ %161, %b30 ], [ %161, %b31 ], [ %176, %b34_fail2 ], [ %180, %b34_ok2 ], [ 0, %b35_fail2 ], [ 0, %b35_ok2 ], [ %190, %b37 ], [ %190, %b38 ], [ %77, %b40 ], [ %77, %b41 ], [ 0, %b47_fail1 ], [ %267, %b48_fail1 ], [ %271, %b50_fail1 ], [ %290, %b54_fail1 ], [ %294, %b56_fail1 ], [ %788, %b65_cold_fail1 ], [ %795, %b66_cold_fail1 ], [ %331, %b70_fail1 ], [ 0, %b71_fail1 ], [ %338, %b73 ], [ %338, %b74 ], [ %357, %b77_fail1 ], [ 0, %b78_fail2 ], [ 0, %b78_ok2 ], [ %365, %b80 ], [ %365, %b81 ], [ %262, %b83 ], [ %262, %b84 ], [ 0, %b91_fail1 ], [ %450, %b92_fail1 ], [ %454, %b94_fail2 ], [ %452, %b94_ok2 ], [ %463, %b95_fail1 ], [ %476, %b98_fail1 ], [ %480, %b100_fail1 ], [ %478, %b100_fail2 ], [ %805, %b109_cold_fail2 ], [ %805, %b109_cold_ok2 ], [ %815, %b110_cold_fail1 ], [ %516, %b114_fail2 ], [ %520, %b114_ok2 ], [ 0, %b115_fail1 ], [ %529, %b117 ], [ %529, %b118 ], [ %544, %b121_fail2 ], [ %548, %b121_ok2 ], [ 0, %b122_fail2 ], [ 0, %b122_ok2 ], [ %558, %b124 ], [ %558, %b125 ], [ %445, %b127 ], [ %445, %b128 ], [ 0, %b134_fail1 ], [ %647, %b135_fail1 ], [ %651, %b137_fail1 ], [ %670, %b141_fail1 ], [ %674, %b143_fail1 ], [ %826, %b152_cold_fail1 ], [ %833, %b153_cold_fail1 ], [ %711, %b157_fail1 ], [ 0, %b158_fail1 ], [ %718, %b160 ], [ %718, %b161 ], [ %737, %b164_fail1 ], [ 0, %b165_fail2 ], [ 0, %b165_ok2 ], [ %745, %b167 ], [ %745, %b168 ], [ %642, %b170 ], [ %642, %b171 ], !dbg !7
	%844 = phi i64 [ 0, %b4_fail1 ], [ %81, %b5_fail1 ], [ %82, %b7_fail2 ], [ %p9, %b7_ok2 ], [ %p9, %b8_fail1 ], [ %81, %b11_fail1 ], [ %108, %b13_fail1 ], [ %p7, %b13_fail2 ], [ %p7, %b22_cold_fail2 ], [ %p9, %b22_cold_ok2 ], [ %p9, %b23_cold_fail1 ], [ %p11, %b27_fail2 ], [ %p2, %b27_ok2 ], [ 0, %b28_fail1 ], [ 16, %b30 ], [ 16, %b31 ], [ %p13, %b34_fail2 ], [ %p2, %b34_ok2 ], [ %195, %b35_fail2 ], [ 0, %b35_ok2 ], [ 16, %b37 ], [ 16, %b38 ], [ 16, %b40 ], [ 16, %b41 ], [ 0, %b47_fail1 ], [ %266, %b48_fail1 ], [ %267, %b50_fail1 ], [ %266, %b54_fail1 ], [ %290, %b56_fail1 ], [ %p9, %b65_cold_fail1 ], [ %p9, %b66_cold_fail1 ], [ %p2, %b70_fail1 ], [ 0, %b71_fail1 ], [ 16, %b73 ], [ 16, %b74 ], [ %p2, %b77_fail1 ], [ %370, %b78_fail2 ], [ 0, %b78_ok2 ], [ 16, %b80 ], [ 16, %b81 ], [ 16, %b83 ], [ 16, %b84 ], [ 0, %b91_fail1 ], [ %449, %b92_fail1 ], [ %450, %b94_fail2 ], [ %p9, %b94_ok2 ], [ %p9, %b95_fail1 ], [ %449, %b98_fail1 ], [ %476, %b100_fail1 ], [ %p7, %b100_fail2 ], [ %p7, %b109_cold_fail2 ], [ %p9, %b109_cold_ok2 ], [ %p9, %b110_cold_fail1 ], [ %p11, %b114_fail2 ], [ %p2, %b114_ok2 ], [ 0, %b115_fail1 ], [ 16, %b117 ], [ 16, %b118 ], [ %p13, %b121_fail2 ], [ %p2, %b121_ok2 ], [ %563, %b122_fail2 ], [ 0, %b122_ok2 ], [ 16, %b124 ], [ 16, %b125 ], [ 16, %b127 ], [ 16, %b128 ], [ 0, %b134_fail1 ], [ %646, %b135_fail1 ], [ %647, %b137_fail1 ], [ %646, %b141_fail1 ], [ %670, %b143_fail1 ], [ %p9, %b152_cold_fail1 ], [ %p9, %b153_cold_fail1 ], [ %p2, %b157_fail1 ], [ 0, %b158_fail1 ], [ 16, %b160 ], [ 16, %b161 ], [ %p2, %b164_fail1 ], [ %750, %b165_fail2 ], [ 0, %b165_ok2 ], [ 16, %b167 ], [ 16, %b168 ], [ 16, %b170 ], [ 16, %b171 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %842, i64 %843, i64 %844), !dbg !7
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
	br i1 %11, label %b1, label %b95, !dbg !568

b1:
	%12 = sext i32 %9 to i64, !dbg !572
	%13 = sext i32 %10 to i64, !dbg !573
	%14 = mul i64 %13, %p11, !dbg !574
	%15 = mul i64 %12, %p11, !dbg !575
	%16 = icmp eq i64 %p1, 0, !dbg !576
	%17 = add nsw i64 %p13, 1, !dbg !581
	%18 = icmp eq i64 %p3, 0, !dbg !582
	%19 = mul i64 %13, %p15, !dbg !585
	%20 = mul i64 %12, %p15, !dbg !586
	%21 = icmp eq i64 %p5, 0, !dbg !587
	br label %b2, !dbg !568

b2:
	%22 = phi i64 [ %401, %b91 ], [ 0, %b1 ], !dbg !568
	%23 = trunc i64 %22 to i32, !dbg !588
	%24 = add i32 %p8, %23, !dbg !589
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !590, !range !25
	%26 = sext i32 %25 to i64, !dbg !590
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !590, !range !26
	%28 = sext i32 %27 to i64, !dbg !590
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !590, !range !26
	%30 = sext i32 %29 to i64, !dbg !590
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !590, !range !19
	%32 = sext i32 %31 to i64, !dbg !590
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !590, !range !20
	%34 = sext i32 %33 to i64, !dbg !590
	%35 = mul i64 %34, %30, !dbg !590
	%36 = add i64 %28, %35, !dbg !590
	%37 = mul i64 %32, %36, !dbg !590
	%38 = add i64 %26, %37, !dbg !590
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !590, !range !21
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !590, !range !21
	%41 = mul i32 %39, %40, !dbg !590
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !590, !range !22
	%43 = mul i32 %41, %42, !dbg !590
	%44 = sext i32 %43 to i64, !dbg !590
	%45 = mul i64 %38, %44, !dbg !590
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !590, !range !27
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !590, !range !27
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !590, !range !28
	%49 = mul i32 %40, %48, !dbg !590
	%50 = add i32 %47, %49, !dbg !590
	%51 = mul i32 %39, %50, !dbg !590
	%52 = add i32 %46, %51, !dbg !590
	%53 = sext i32 %52 to i64, !dbg !590
	%54 = add i64 %45, %53, !dbg !590
	%55 = mul i64 %32, %34, !dbg !591
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !591, !range !20
	%57 = sext i32 %56 to i64, !dbg !591
	%58 = mul i64 %55, %57, !dbg !591
	%59 = mul i64 %58, %44, !dbg !591
	%60 = icmp slt i64 %54, %p11, !dbg !594
	br i1 %60, label %b3, label %b4, !dbg !594

b3:
	%61 = getelementptr inbounds double, double addrspace(1)* %4, i64 %54, !dbg !595
	%62 = load double, double addrspace(1)* %61, align 8, !dbg !595
	%63 = bitcast double %62 to i64, !dbg !596
	br label %b4, !dbg !596

b4:
	%64 = phi i64 [ 0, %b2 ], [ %63, %b3 ], !dbg !597
	%65 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !576
	%66 = ptrtoint i64* %65 to i64, !dbg !576
	%67 = and i64 %66, 15, !dbg !576
	%68 = icmp eq i64 %67, 0, !dbg !576
	%69 = or i1 %68, %16, !dbg !576
	br i1 %69, label %b5, label %b94, !dbg !576

b5:
	%70 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !576
	%71 = ashr i64 %p1, 1, !dbg !576
	%72 = sdiv i64 %71, 2, !dbg !598
	%73 = urem i32 %24, 2, !dbg !599
	%74 = zext i32 %73 to i64, !dbg !600
	%75 = mul i64 %74, %72, !dbg !601
	%76 = add i64 %75, %72, !dbg !602
	%77 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %70, i64 %75, !dbg !603
	%78 = icmp ugt i64 %76, %71, !dbg !603
	%79 = icmp ugt i64 %14, %72, !dbg !604
	%80 = or i1 %78, %79, !dbg !604
	br i1 %80, label %b5_fail1, label %b5_ok1, !dbg !604, !prof !55

b5_ok1:
	br label %b6, !dbg !604

b6:
	%81 = phi i64 [ %64, %b5_ok1 ], [ %93, %b12 ], !dbg !606
	%82 = phi i64 [ %54, %b5_ok1 ], [ %86, %b12 ], !dbg !607
	%83 = icmp slt i64 %82, %p11, !dbg !608
	br i1 %83, label %b7, label %b13, !dbg !608

b7:
	%84 = add i64 %15, %82, !dbg !609
	%85 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %77, i64 %84, !dbg !610
	%86 = add i64 %82, %59, !dbg !611
	%87 = icmp slt i64 %86, %p11, !dbg !613
	%88 = icmp uge i64 %84, %14, !dbg !610
	br i1 %88, label %b7_fail1, label %b7_ok1, !dbg !610, !prof !55

b7_ok1:
	br i1 %87, label %b8, label %b9, !dbg !613

b8:
	%89 = getelementptr inbounds double, double addrspace(1)* %4, i64 %86, !dbg !614
	%90 = icmp uge i64 %86, %p11, !dbg !614
	br i1 %90, label %b8_fail1, label %b8_ok1, !dbg !614, !prof !55

b8_ok1:
	%91 = load double, double addrspace(1)* %89, align 8, !dbg !614
	%92 = bitcast double %91 to i64, !dbg !615
	br label %b9, !dbg !615

b9:
	%93 = phi i64 [ 0, %b7_ok1 ], [ %92, %b8_ok1 ], !dbg !616
	br label %b10, !dbg !612

b10:
	%94 = phi i64 [ 0, %b9 ], [ %100, %b12 ], !dbg !612
	%95 = icmp ne i64 %94, %12, !dbg !617
	br i1 %95, label %b11, label %b12, !dbg !617

b11:
	%96 = trunc i64 %94 to i32, !dbg !605
	%97 = addrspacecast { i64, i64 } addrspace(1)* %85 to { i64, i64 }*, !dbg !605
	%98 = icmp uge i64 %94, %13, !dbg !605
	br i1 %98, label %b11_fail1, label %b11_ok1, !dbg !605, !prof !55

b11_ok1:
	%99 = bitcast { i64, i64 }* %97 to i8*, !dbg !605
	call void @gpuc_put_line_thread(i8* %99, i64 %81, i32 %24, i32 %96), !dbg !605
	br label %b12, !dbg !605

b12:
	%100 = add i64 %94, 1, !dbg !605
	%101 = icmp slt i64 %100, %13, !dbg !605
	br i1 %101, label %b10, label %b6, !dbg !605

b13:
	%102 = phi i64 [ %126, %b20_ok1 ], [ %54, %b6 ], !dbg !618
	%103 = icmp slt i64 %102, %p11, !dbg !619
	br i1 %103, label %b14, label %b21, !dbg !619

b14:
	%104 = getelementptr inbounds double, double addrspace(1)* %4, i64 %102, !dbg !621
	%105 = icmp uge i64 %102, %p11, !dbg !621
	br i1 %105, label %b14_fail1, label %b14_ok1, !dbg !621, !prof !55

b14_ok1:
	%106 = load double, double addrspace(1)* %104, align 8, !dbg !621
	%107 = bitcast double %106 to i64, !dbg !622
	br label %b15, !dbg !620

b15:
	%108 = phi double [ 0.000000e+00, %b14_ok1 ], [ %122, %b19 ], !dbg !623
	%109 = phi i64 [ 0, %b14_ok1 ], [ %123, %b19 ], !dbg !624
	%110 = icmp ne i64 %109, %12, !dbg !625
	br i1 %110, label %b16, label %b17, !dbg !625

b16:
	%111 = mul i64 %109, %p11, !dbg !626
	%112 = add i64 %111, %102, !dbg !627
	%113 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %77, i64 %112, !dbg !628
	%114 = addrspacecast { i64, i64 } addrspace(1)* %113 to { i64, i64 }*, !dbg !629
	%115 = icmp uge i64 %112, %14, !dbg !628
	br i1 %115, label %b16_fail1, label %b16_ok1, !dbg !628, !prof !55

b16_ok1:
	%116 = bitcast { i64, i64 }* %114 to i8*, !dbg !629
	%117 = call i64 @gpuc_wait_line_thread(i8* %116, i32 %24, i32 1, i8* %ctrl, i32 30), !dbg !629
	br label %b17, !dbg !629

b17:
	%118 = phi i64 [ %107, %b15 ], [ %117, %b16_ok1 ], !dbg !630
	%119 = bitcast i64 %118 to double, !dbg !633
	%120 = icmp eq i64 %109, 0, !dbg !634
	br i1 %120, label %b19, label %b18, !dbg !634

b18:
	%121 = fadd double %108, %119, !dbg !635
	br label %b19, !dbg !636

b19:
	%122 = phi double [ %119, %b17 ], [ %121, %b18 ], !dbg !623
	%123 = add i64 %109, 1, !dbg !624
	%124 = icmp slt i64 %123, %13, !dbg !624
	br i1 %124, label %b15, label %b20, !dbg !624

b20:
	%125 = icmp uge i64 %102, %p11, !dbg !639
	br i1 %125, label %b20_fail1, label %b20_ok1, !dbg !639, !prof !55

b20_ok1:
	store double %122, double addrspace(1)* %104, align 8, !dbg !639
	%126 = add i64 %102, %59, !dbg !640
	br label %b13, !dbg !640

b21:
	%127 = mul i64 %54, 2, !dbg !641
	%128 = mul i64 %59, 2, !dbg !642
	%129 = icmp slt i64 %127, %p13, !dbg !645
	br i1 %129, label %b22, label %b23, !dbg !645

b22:
	%130 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %127, !dbg !646
	%131 = icmp uge i64 %127, %p13, !dbg !646
	br i1 %131, label %b22_fail1, label %b22_ok1, !dbg !646, !prof !55

b22_ok1:
	%132 = load i32, i32 addrspace(1)* %130, align 4, !dbg !646
	%133 = zext i32 %132 to i64, !dbg !647
	br label %b23, !dbg !647

b23:
	%134 = phi i64 [ 0, %b21 ], [ %133, %b22_ok1 ], !dbg !648
	%135 = add i64 %127, 1, !dbg !649
	%136 = icmp slt i64 %135, %p13, !dbg !650
	br i1 %136, label %b24, label %b25, !dbg !650

b24:
	%137 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %135, !dbg !651
	%138 = icmp uge i64 %135, %p13, !dbg !651
	br i1 %138, label %b24_fail1, label %b24_ok1, !dbg !651, !prof !55

b24_ok1:
	%139 = load i32, i32 addrspace(1)* %137, align 4, !dbg !651
	%140 = zext i32 %139 to i64, !dbg !652
	%141 = shl i64 %140, 32, !dbg !653
	%142 = or i64 %134, %141, !dbg !654
	br label %b25, !dbg !654

b25:
	%143 = phi i64 [ %134, %b23 ], [ %142, %b24_ok1 ], !dbg !648
	%144 = sdiv i64 %17, 2, !dbg !655
	%145 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !582
	%146 = ptrtoint i64* %145 to i64, !dbg !582
	%147 = and i64 %146, 15, !dbg !582
	%148 = icmp eq i64 %147, 0, !dbg !582
	%149 = or i1 %148, %18, !dbg !582
	br i1 %149, label %b26, label %b93, !dbg !582

b26:
	%150 = bitcast i64 addrspace(1)* %1 to { i64, i64 } addrspace(1)*, !dbg !582
	%151 = ashr i64 %p3, 1, !dbg !582
	%152 = sdiv i64 %151, 2, !dbg !656
	%153 = mul i64 %74, %152, !dbg !657
	%154 = add i64 %153, %152, !dbg !658
	%155 = mul i64 %13, %144, !dbg !660
	%156 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %150, i64 %153, !dbg !659
	%157 = mul i64 %12, %144, !dbg !662
	%158 = icmp ugt i64 %154, %151, !dbg !659
	%159 = icmp ugt i64 %155, %152, !dbg !661
	%160 = or i1 %158, %159, !dbg !661
	br i1 %160, label %b26_fail1, label %b26_ok1, !dbg !661, !prof !55

b26_ok1:
	br label %b27, !dbg !661

b27:
	%161 = phi i64 [ %143, %b26_ok1 ], [ %183, %b35 ], !dbg !663
	%162 = phi i64 [ %127, %b26_ok1 ], [ %167, %b35 ], !dbg !664
	%163 = icmp slt i64 %162, %p13, !dbg !665
	br i1 %163, label %b28, label %b36, !dbg !665

b28:
	%164 = sdiv i64 %162, 2, !dbg !666
	%165 = add i64 %157, %164, !dbg !667
	%166 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %156, i64 %165, !dbg !668
	%167 = add i64 %162, %128, !dbg !669
	%168 = icmp slt i64 %167, %p13, !dbg !671
	%169 = icmp uge i64 %165, %155, !dbg !668
	br i1 %169, label %b28_fail1, label %b28_ok1, !dbg !668, !prof !55

b28_ok1:
	br i1 %168, label %b29, label %b30, !dbg !671

b29:
	%170 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %167, !dbg !672
	%171 = icmp uge i64 %167, %p13, !dbg !672
	br i1 %171, label %b29_fail1, label %b29_ok1, !dbg !672, !prof !55

b29_ok1:
	%172 = load i32, i32 addrspace(1)* %170, align 4, !dbg !672
	%173 = zext i32 %172 to i64, !dbg !673
	br label %b30, !dbg !673

b30:
	%174 = phi i64 [ 0, %b28_ok1 ], [ %173, %b29_ok1 ], !dbg !674
	%175 = add i64 %167, 1, !dbg !675
	%176 = icmp slt i64 %175, %p13, !dbg !676
	br i1 %176, label %b31, label %b32, !dbg !676

b31:
	%177 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %175, !dbg !677
	%178 = icmp uge i64 %175, %p13, !dbg !677
	br i1 %178, label %b31_fail1, label %b31_ok1, !dbg !677, !prof !55

b31_ok1:
	%179 = load i32, i32 addrspace(1)* %177, align 4, !dbg !677
	%180 = zext i32 %179 to i64, !dbg !678
	%181 = shl i64 %180, 32, !dbg !679
	%182 = or i64 %174, %181, !dbg !680
	br label %b32, !dbg !680

b32:
	%183 = phi i64 [ %174, %b30 ], [ %182, %b31_ok1 ], !dbg !674
	br label %b33, !dbg !670

b33:
	%184 = phi i64 [ 0, %b32 ], [ %190, %b35 ], !dbg !670
	%185 = icmp ne i64 %184, %12, !dbg !681
	br i1 %185, label %b34, label %b35, !dbg !681

b34:
	%186 = trunc i64 %184 to i32, !dbg !682
	%187 = addrspacecast { i64, i64 } addrspace(1)* %166 to { i64, i64 }*, !dbg !682
	%188 = icmp uge i64 %184, %13, !dbg !682
	br i1 %188, label %b34_fail1, label %b34_ok1, !dbg !682, !prof !55

b34_ok1:
	%189 = bitcast { i64, i64 }* %187 to i8*, !dbg !682
	call void @gpuc_put_line_thread(i8* %189, i64 %161, i32 %24, i32 %186), !dbg !682
	br label %b35, !dbg !682

b35:
	%190 = add i64 %184, 1, !dbg !682
	%191 = icmp slt i64 %190, %13, !dbg !682
	br i1 %191, label %b33, label %b27, !dbg !682

b36:
	%192 = phi i64 [ %232, %b47 ], [ %127, %b27 ], !dbg !683
	%193 = icmp slt i64 %192, %p13, !dbg !684
	br i1 %193, label %b37, label %b48, !dbg !684

b37:
	%194 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %192, !dbg !686
	%195 = icmp uge i64 %192, %p13, !dbg !686
	br i1 %195, label %b37_fail1, label %b37_ok1, !dbg !686, !prof !55

b37_ok1:
	%196 = load i32, i32 addrspace(1)* %194, align 4, !dbg !686
	%197 = zext i32 %196 to i64, !dbg !687
	%198 = add nsw i64 %192, 1, !dbg !688
	%199 = icmp slt i64 %198, %p13, !dbg !689
	br i1 %199, label %b38, label %b39, !dbg !689

b38:
	%200 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %198, !dbg !690
	%201 = icmp uge i64 %198, %p13, !dbg !690
	br i1 %201, label %b38_fail1, label %b38_ok1, !dbg !690, !prof !55

b38_ok1:
	%202 = load i32, i32 addrspace(1)* %200, align 4, !dbg !690
	%203 = zext i32 %202 to i64, !dbg !691
	%204 = shl i64 %203, 32, !dbg !692
	%205 = or i64 %197, %204, !dbg !693
	br label %b39, !dbg !693

b39:
	%206 = phi i64 [ %197, %b37_ok1 ], [ %205, %b38_ok1 ], !dbg !694
	br label %b40, !dbg !685

b40:
	%207 = phi i32 [ 0, %b39 ], [ %226, %b44 ], !dbg !695
	%208 = phi i32 [ 0, %b39 ], [ %227, %b44 ], !dbg !696
	%209 = phi i64 [ 0, %b39 ], [ %228, %b44 ], !dbg !696
	%210 = icmp ne i64 %209, %12, !dbg !697
	br i1 %210, label %b41, label %b42, !dbg !697

b41:
	%211 = mul i64 %209, %144, !dbg !698
	%212 = sdiv i64 %192, 2, !dbg !699
	%213 = add i64 %211, %212, !dbg !700
	%214 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %156, i64 %213, !dbg !701
	%215 = addrspacecast { i64, i64 } addrspace(1)* %214 to { i64, i64 }*, !dbg !702
	%216 = icmp uge i64 %213, %155, !dbg !701
	br i1 %216, label %b41_fail1, label %b41_ok1, !dbg !701, !prof !55

b41_ok1:
	%217 = bitcast { i64, i64 }* %215 to i8*, !dbg !702
	%218 = call i64 @gpuc_wait_line_thread(i8* %217, i32 %24, i32 1, i8* %ctrl, i32 30), !dbg !702
	br label %b42, !dbg !702

b42:
	%219 = phi i64 [ %206, %b40 ], [ %218, %b41_ok1 ], !dbg !703
	%220 = trunc i64 %219 to i32, !dbg !706
	%221 = lshr i64 %219, 32, !dbg !707
	%222 = trunc i64 %221 to i32, !dbg !708
	%223 = icmp eq i64 %209, 0, !dbg !709
	br i1 %223, label %b44, label %b43, !dbg !709

b43:
	%224 = add i32 %207, %220, !dbg !710
	%225 = add i32 %208, %222, !dbg !711
	br label %b44, !dbg !711

b44:
	%226 = phi i32 [ %220, %b42 ], [ %224, %b43 ], !dbg !695
	%227 = phi i32 [ %222, %b42 ], [ %225, %b43 ], !dbg !696
	%228 = add i64 %209, 1, !dbg !696
	%229 = icmp slt i64 %228, %13, !dbg !696
	br i1 %229, label %b40, label %b45, !dbg !696

b45:
	%230 = icmp uge i64 %192, %p13, !dbg !714
	br i1 %230, label %b45_fail1, label %b45_ok1, !dbg !714, !prof !55

b45_ok1:
	store i32 %226, i32 addrspace(1)* %194, align 4, !dbg !714
	br i1 %199, label %b46, label %b47, !dbg !715

b46:
	%231 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %198, !dbg !716
	store i32 %227, i32 addrspace(1)* %231, align 4, !dbg !716
	br label %b47, !dbg !716

b47:
	%232 = add i64 %192, %128, !dbg !717
	br label %b36, !dbg !717

b48:
	%233 = icmp slt i64 %54, %p15, !dbg !720
	br i1 %233, label %b49, label %b50, !dbg !720

b49:
	%234 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %54, !dbg !721
	%235 = load i64, i64 addrspace(1)* %234, align 8, !dbg !721
	br label %b50, !dbg !722

b50:
	%236 = phi i64 [ 0, %b48 ], [ %235, %b49 ], !dbg !723
	%237 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !587
	%238 = ptrtoint i64* %237 to i64, !dbg !587
	%239 = and i64 %238, 15, !dbg !587
	%240 = icmp eq i64 %239, 0, !dbg !587
	%241 = or i1 %240, %21, !dbg !587
	br i1 %241, label %b51, label %b92, !dbg !587

b51:
	%242 = bitcast i64 addrspace(1)* %2 to { i64, i64 } addrspace(1)*, !dbg !587
	%243 = ashr i64 %p5, 1, !dbg !587
	%244 = sdiv i64 %243, 2, !dbg !724
	%245 = mul i64 %74, %244, !dbg !725
	%246 = add i64 %245, %244, !dbg !726
	%247 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %242, i64 %245, !dbg !727
	%248 = icmp ugt i64 %246, %243, !dbg !727
	%249 = icmp ugt i64 %19, %244, !dbg !728
	%250 = or i1 %248, %249, !dbg !728
	br i1 %250, label %b51_fail1, label %b51_ok1, !dbg !728, !prof !55

b51_ok1:
	br label %b52, !dbg !728

b52:
	%251 = phi i64 [ %236, %b51_ok1 ], [ %262, %b58 ], !dbg !729
	%252 = phi i64 [ %54, %b51_ok1 ], [ %256, %b58 ], !dbg !730
	%253 = icmp slt i64 %252, %p15, !dbg !731
	br i1 %253, label %b53, label %b59, !dbg !731

b53:
	%254 = add i64 %20, %252, !dbg !732
	%255 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %247, i64 %254, !dbg !733
	%256 = add i64 %252, %59, !dbg !734
	%257 = icmp slt i64 %256, %p15, !dbg !736
	%258 = icmp uge i64 %254, %19, !dbg !733
	br i1 %258, label %b53_fail1, label %b53_ok1, !dbg !733, !prof !55

b53_ok1:
	br i1 %257, label %b54, label %b55, !dbg !736

b54:
	%259 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %256, !dbg !737
	%260 = icmp uge i64 %256, %p15, !dbg !737
	br i1 %260, label %b54_fail1, label %b54_ok1, !dbg !737, !prof !55

b54_ok1:
	%261 = load i64, i64 addrspace(1)* %259, align 8, !dbg !737
	br label %b55, !dbg !738

b55:
	%262 = phi i64 [ 0, %b53_ok1 ], [ %261, %b54_ok1 ], !dbg !739
	br label %b56, !dbg !735

b56:
	%263 = phi i64 [ 0, %b55 ], [ %269, %b58 ], !dbg !735
	%264 = icmp ne i64 %263, %12, !dbg !740
	br i1 %264, label %b57, label %b58, !dbg !740

b57:
	%265 = trunc i64 %263 to i32, !dbg !741
	%266 = addrspacecast { i64, i64 } addrspace(1)* %255 to { i64, i64 }*, !dbg !741
	%267 = icmp uge i64 %263, %13, !dbg !741
	br i1 %267, label %b57_fail1, label %b57_ok1, !dbg !741, !prof !55

b57_ok1:
	%268 = bitcast { i64, i64 }* %266 to i8*, !dbg !741
	call void @gpuc_put_line_thread(i8* %268, i64 %251, i32 %24, i32 %265), !dbg !741
	br label %b58, !dbg !741

b58:
	%269 = add i64 %263, 1, !dbg !741
	%270 = icmp slt i64 %269, %13, !dbg !741
	br i1 %270, label %b56, label %b52, !dbg !741

b59:
	%271 = phi i64 [ %293, %b66_ok1 ], [ %54, %b52 ], !dbg !742
	%272 = icmp slt i64 %271, %p15, !dbg !743
	br i1 %272, label %b60, label %b67, !dbg !743

b60:
	%273 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %271, !dbg !745
	%274 = icmp uge i64 %271, %p15, !dbg !745
	br i1 %274, label %b60_fail1, label %b60_ok1, !dbg !745, !prof !55

b60_ok1:
	%275 = load i64, i64 addrspace(1)* %273, align 8, !dbg !745
	br label %b61, !dbg !744

b61:
	%276 = phi i64 [ 0, %b60_ok1 ], [ %289, %b65 ], !dbg !746
	%277 = phi i64 [ 0, %b60_ok1 ], [ %290, %b65 ], !dbg !747
	%278 = icmp ne i64 %277, %12, !dbg !748
	br i1 %278, label %b62, label %b63, !dbg !748

b62:
	%279 = mul i64 %277, %p15, !dbg !749
	%280 = add i64 %279, %271, !dbg !750
	%281 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %247, i64 %280, !dbg !751
	%282 = addrspacecast { i64, i64 } addrspace(1)* %281 to { i64, i64 }*, !dbg !752
	%283 = icmp uge i64 %280, %19, !dbg !751
	br i1 %283, label %b62_fail1, label %b62_ok1, !dbg !751, !prof !55

b62_ok1:
	%284 = bitcast { i64, i64 }* %282 to i8*, !dbg !752
	%285 = call i64 @gpuc_wait_line_thread(i8* %284, i32 %24, i32 1, i8* %ctrl, i32 30), !dbg !752
	br label %b63, !dbg !752

b63:
	%286 = phi i64 [ %275, %b61 ], [ %285, %b62_ok1 ], !dbg !753
	%287 = icmp eq i64 %277, 0, !dbg !754
	br i1 %287, label %b65, label %b64, !dbg !754

b64:
	%288 = add i64 %276, %286, !dbg !755
	br label %b65, !dbg !756

b65:
	%289 = phi i64 [ %286, %b63 ], [ %288, %b64 ], !dbg !746
	%290 = add i64 %277, 1, !dbg !747
	%291 = icmp slt i64 %290, %13, !dbg !747
	br i1 %291, label %b61, label %b66, !dbg !747

b66:
	%292 = icmp uge i64 %271, %p15, !dbg !759
	br i1 %292, label %b66_fail1, label %b66_ok1, !dbg !759, !prof !55

b66_ok1:
	store i64 %289, i64 addrspace(1)* %273, align 8, !dbg !759
	%293 = add i64 %271, %59, !dbg !760
	br label %b59, !dbg !760

b67:
	%294 = icmp eq i64 %26, 0, !dbg !761
	br i1 %294, label %b68, label %b91, !dbg !761

b68:
	%295 = icmp eq i64 %53, 0, !dbg !762
	br i1 %295, label %b69, label %b75, !dbg !762

b69:
	%296 = getelementptr inbounds float, float addrspace(1)* %7, i64 0, !dbg !763
	%297 = icmp uge i64 0, %p17, !dbg !763
	br i1 %297, label %b69_fail1, label %b69_ok1, !dbg !763, !prof !55

b69_ok1:
	%298 = load float, float addrspace(1)* %296, align 4, !dbg !763
	%299 = mul i64 %74, %13, !dbg !768
	%300 = add i64 %299, %12, !dbg !769
	%301 = mul nsw i64 %300, 2, !dbg !770
	%302 = zext i32 %24 to i64, !dbg !775
	br label %b70, !dbg !776

b70:
	%303 = phi i64 [ 0, %b69_ok1 ], [ %318, %b70_ok2 ], !dbg !776
	%304 = add i64 %12, %303, !dbg !778
	%305 = icmp uge i64 %301, %p7, !dbg !777
	br i1 %305, label %b70_fail1, label %b70_ok1, !dbg !777, !prof !55

b70_ok1:
	%306 = icmp eq i64 %13, -1, !dbg !779
	%307 = select i1 %306, i64 1, i64 %13, !dbg !779
	%308 = srem i64 %304, %307, !dbg !779
	%309 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %301, !dbg !777
	%310 = bitcast float %298 to i32, !dbg !780
	%311 = zext i32 %310 to i64, !dbg !780
	%312 = shl i64 %302, 32, !dbg !781
	%313 = or i64 %312, %311, !dbg !782
	%314 = trunc i64 %308 to i32, !dbg !783
	%315 = addrspacecast i64 addrspace(1)* %309 to i64*, !dbg !783
	%316 = icmp uge i64 %308, %13, !dbg !783
	br i1 %316, label %b70_fail2, label %b70_ok2, !dbg !783, !prof !55

b70_ok2:
	%317 = bitcast i64* %315 to i8*, !dbg !783
	call void @gpuc_signal_op_thread(i8* %317, i64 %313, i32 9, i32 %314), !dbg !783
	%318 = add i64 %303, 1, !dbg !773
	%319 = icmp slt i64 %318, %13, !dbg !773
	br i1 %319, label %b70, label %b71, !dbg !773

b71:
	%320 = mul nsw i64 %299, 2, !dbg !787
	%321 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %320, !dbg !790
	%322 = addrspacecast i64 addrspace(1)* %321 to i64*, !dbg !791
	%323 = icmp uge i64 %320, %p7, !dbg !790
	br i1 %323, label %b71_fail1, label %b71_ok1, !dbg !790, !prof !55

b71_ok1:
	%324 = bitcast i64* %322 to i8*, !dbg !791
	%325 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %324, i32 5, i64 %312, i32 1, i8* %ctrl, i32 23), !dbg !791
	%326 = trunc i64 %325 to i32, !dbg !792
	%327 = bitcast i32 %326 to float, !dbg !792
	br label %b72, !dbg !789

b72:
	%328 = phi float [ %327, %b71_ok1 ], [ %340, %b73_ok1 ], !dbg !793
	%329 = phi i64 [ 1, %b71_ok1 ], [ %341, %b73_ok1 ], !dbg !794
	%330 = icmp slt i64 %329, %13, !dbg !795
	br i1 %330, label %b73, label %b74, !dbg !795

b73:
	%331 = add i64 %299, %329, !dbg !797
	%332 = mul nsw i64 %331, 2, !dbg !798
	%333 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %332, !dbg !800
	%334 = addrspacecast i64 addrspace(1)* %333 to i64*, !dbg !801
	%335 = icmp uge i64 %332, %p7, !dbg !800
	br i1 %335, label %b73_fail1, label %b73_ok1, !dbg !800, !prof !55

b73_ok1:
	%336 = bitcast i64* %334 to i8*, !dbg !801
	%337 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %336, i32 5, i64 %312, i32 1, i8* %ctrl, i32 23), !dbg !801
	%338 = trunc i64 %337 to i32, !dbg !802
	%339 = bitcast i32 %338 to float, !dbg !802
	%340 = fadd float %328, %339, !dbg !803
	%341 = add nsw i64 %329, 1, !dbg !804
	br label %b72, !dbg !804

b74:
	store float %328, float addrspace(1)* %296, align 4, !dbg !805
	br label %b75, !dbg !805

b75:
	%342 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !808, !range !316
	%343 = sext i32 %342 to i64, !dbg !808
	%344 = and i32 %52, -32, !dbg !808
	%345 = sub i32 %43, %344, !dbg !808
	%346 = icmp slt i32 %345, 32, !dbg !808
	%347 = select i1 %346, i32 %345, i32 32, !dbg !808
	%348 = sext i32 %347 to i64, !dbg !808
	%349 = mul i64 %74, %13, !dbg !810
	%350 = zext i32 %24 to i64, !dbg !813
	br label %b76, !dbg !808

b76:
	%351 = phi float [ 0.000000e+00, %b75 ], [ %364, %b77_ok1 ], !dbg !814
	%352 = phi i64 [ %343, %b75 ], [ %365, %b77_ok1 ], !dbg !808
	%353 = icmp slt i64 %352, %13, !dbg !808
	br i1 %353, label %b77, label %b78, !dbg !808

b77:
	%354 = add i64 %349, %352, !dbg !815
	%355 = mul i64 %354, 2, !dbg !816
	%356 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %355, !dbg !817
	%357 = shl i64 %350, 32, !dbg !818
	%358 = addrspacecast i64 addrspace(1)* %356 to i64*, !dbg !819
	%359 = icmp uge i64 %355, %p7, !dbg !817
	br i1 %359, label %b77_fail1, label %b77_ok1, !dbg !817, !prof !55

b77_ok1:
	%360 = bitcast i64* %358 to i8*, !dbg !819
	%361 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %360, i32 5, i64 %357, i32 1, i8* %ctrl, i32 23), !dbg !819
	%362 = trunc i64 %361 to i32, !dbg !820
	%363 = bitcast i32 %362 to float, !dbg !820
	%364 = fadd float %351, %363, !dbg !821
	%365 = add i64 %352, %348, !dbg !808
	br label %b76, !dbg !808

b78:
	%366 = icmp eq i64 %348, 32, !dbg !829
	br i1 %366, label %b79, label %b81, !dbg !829

b79:
	%367 = phi float [ %375, %b80 ], [ %351, %b78 ], !dbg !830
	%368 = phi i64 [ %376, %b80 ], [ 16, %b78 ], !dbg !831
	%369 = icmp sgt i64 %368, 0, !dbg !832
	br i1 %369, label %b80, label %b88, !dbg !832

b80:
	%370 = trunc i64 %368 to i32, !dbg !833
	%371 = bitcast float %367 to i32, !dbg !833
	%372 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %371, i32 %370, i32 31), !dbg !833
	%373 = extractvalue { i32, i1 } %372, 0, !dbg !833
	%374 = bitcast i32 %373 to float, !dbg !833
	%375 = fadd float %367, %374, !dbg !834
	%376 = sdiv i64 %368, 2, !dbg !835
	br label %b79, !dbg !835

b81:
	%377 = phi float [ %390, %b86 ], [ %351, %b78 ], !dbg !830
	%378 = phi i64 [ %391, %b86 ], [ 16, %b78 ], !dbg !836
	%379 = icmp sgt i64 %378, 0, !dbg !837
	br i1 %379, label %b82, label %b87, !dbg !837

b82:
	%380 = add i64 %343, %378, !dbg !838
	%381 = icmp sge i64 %380, %348, !dbg !839
	br i1 %381, label %b83, label %b84, !dbg !839

b83:
	br label %b84, !dbg !839

b84:
	%382 = phi i64 [ %380, %b82 ], [ %343, %b83 ], !dbg !840
	%383 = trunc i64 %382 to i32, !dbg !841
	%384 = bitcast float %377 to i32, !dbg !841
	%385 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %384, i32 %383, i32 31), !dbg !841
	%386 = extractvalue { i32, i1 } %385, 0, !dbg !841
	%387 = bitcast i32 %386 to float, !dbg !841
	%388 = icmp ne i64 %382, %343, !dbg !842
	br i1 %388, label %b85, label %b86, !dbg !842

b85:
	%389 = fadd float %377, %387, !dbg !834
	br label %b86, !dbg !843

b86:
	%390 = phi float [ %377, %b84 ], [ %389, %b85 ], !dbg !830
	%391 = sdiv i64 %378, 2, !dbg !844
	br label %b81, !dbg !844

b87:
	%392 = bitcast float %377 to i32, !dbg !845
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 0, i32 31), !dbg !845
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !845
	%395 = bitcast i32 %394 to float, !dbg !845
	br label %b88, !dbg !846

b88:
	%396 = phi float [ %367, %b79 ], [ %395, %b87 ], !dbg !828
	%397 = sub nsw i64 %44, 1, !dbg !847
	%398 = icmp eq i64 %53, %397, !dbg !848
	br i1 %398, label %b89, label %b90, !dbg !848

b89:
	%399 = getelementptr inbounds float, float addrspace(1)* %8, i64 0, !dbg !849
	%400 = icmp uge i64 0, %p19, !dbg !849
	br i1 %400, label %b89_fail1, label %b89_ok1, !dbg !849, !prof !55

b89_ok1:
	store float %396, float addrspace(1)* %399, align 4, !dbg !849
	br label %b90, !dbg !849

b90:
	call void @llvm.nvvm.barrier0(), !dbg !850
	br label %b91, !dbg !850

b91:
	%401 = add i64 %22, 1, !dbg !850
	%402 = icmp slt i64 %401, %p9, !dbg !850
	br i1 %402, label %b2, label %b95, !dbg !850

b92:
	br label %fail, !dbg !587

b93:
	br label %fail, !dbg !582

b94:
	br label %fail, !dbg !576

b95:
	ret void, !dbg !850

b5_fail1:
	%403 = icmp ugt i64 %76, %71, !dbg !603
	br i1 %403, label %b5_fail2, label %b5_ok2, !dbg !603

b5_fail2:
	br label %fail, !dbg !603

b5_ok2:
	br label %fail, !dbg !604

b7_fail1:
	br label %fail, !dbg !610

b8_fail1:
	br label %fail, !dbg !614

b11_fail1:
	br label %fail, !dbg !605

b14_fail1:
	br label %fail, !dbg !621

b16_fail1:
	br label %fail, !dbg !628

b20_fail1:
	br label %fail, !dbg !639

b22_fail1:
	br label %fail, !dbg !646

b24_fail1:
	br label %fail, !dbg !651

b26_fail1:
	%404 = icmp ugt i64 %154, %151, !dbg !659
	br i1 %404, label %b26_fail2, label %b26_ok2, !dbg !659

b26_fail2:
	br label %fail, !dbg !659

b26_ok2:
	br label %fail, !dbg !661

b28_fail1:
	br label %fail, !dbg !668

b29_fail1:
	br label %fail, !dbg !672

b31_fail1:
	br label %fail, !dbg !677

b34_fail1:
	br label %fail, !dbg !682

b37_fail1:
	br label %fail, !dbg !686

b38_fail1:
	br label %fail, !dbg !690

b41_fail1:
	br label %fail, !dbg !701

b45_fail1:
	br label %fail, !dbg !714

b51_fail1:
	%405 = icmp ugt i64 %246, %243, !dbg !727
	br i1 %405, label %b51_fail2, label %b51_ok2, !dbg !727

b51_fail2:
	br label %fail, !dbg !727

b51_ok2:
	br label %fail, !dbg !728

b53_fail1:
	br label %fail, !dbg !733

b54_fail1:
	br label %fail, !dbg !737

b57_fail1:
	br label %fail, !dbg !741

b60_fail1:
	br label %fail, !dbg !745

b62_fail1:
	br label %fail, !dbg !751

b66_fail1:
	br label %fail, !dbg !759

b69_fail1:
	br label %fail, !dbg !763

b70_fail1:
	br label %fail, !dbg !777

b70_fail2:
	br label %fail, !dbg !783

b71_fail1:
	br label %fail, !dbg !790

b73_fail1:
	br label %fail, !dbg !800

b77_fail1:
	br label %fail, !dbg !817

b89_fail1:
	br label %fail, !dbg !849

fail:
	%406 = phi i32 [ 26, %b5_fail2 ], [ 26, %b5_ok2 ], [ 27, %b7_fail1 ], [ 5, %b8_fail1 ], [ 28, %b11_fail1 ], [ 5, %b14_fail1 ], [ 29, %b16_fail1 ], [ 11, %b20_fail1 ], [ 5, %b22_fail1 ], [ 6, %b24_fail1 ], [ 26, %b26_fail2 ], [ 26, %b26_ok2 ], [ 27, %b28_fail1 ], [ 5, %b29_fail1 ], [ 6, %b31_fail1 ], [ 28, %b34_fail1 ], [ 5, %b37_fail1 ], [ 6, %b38_fail1 ], [ 29, %b41_fail1 ], [ 11, %b45_fail1 ], [ 26, %b51_fail2 ], [ 26, %b51_ok2 ], [ 27, %b53_fail1 ], [ 5, %b54_fail1 ], [ 28, %b57_fail1 ], [ 5, %b60_fail1 ], [ 29, %b62_fail1 ], [ 11, %b66_fail1 ], [ 31, %b69_fail1 ], [ 19, %b70_fail1 ], [ 20, %b70_fail2 ], [ 22, %b71_fail1 ], [ 22, %b73_fail1 ], [ 22, %b77_fail1 ], [ 32, %b89_fail1 ], [ 25, %b92 ], [ 25, %b93 ], [ 25, %b94 ], !dbg !568
	%407 = phi i64 [ %76, %b5_fail2 ], [ %14, %b5_ok2 ], [ %84, %b7_fail1 ], [ %86, %b8_fail1 ], [ %94, %b11_fail1 ], [ %102, %b14_fail1 ], [ %112, %b16_fail1 ], [ %102, %b20_fail1 ], [ %127, %b22_fail1 ], [ %135, %b24_fail1 ], [ %154, %b26_fail2 ], [ %155, %b26_ok2 ], [ %165, %b28_fail1 ], [ %167, %b29_fail1 ], [ %175, %b31_fail1 ], [ %184, %b34_fail1 ], [ %192, %b37_fail1 ], [ %198, %b38_fail1 ], [ %213, %b41_fail1 ], [ %192, %b45_fail1 ], [ %246, %b51_fail2 ], [ %19, %b51_ok2 ], [ %254, %b53_fail1 ], [ %256, %b54_fail1 ], [ %263, %b57_fail1 ], [ %271, %b60_fail1 ], [ %280, %b62_fail1 ], [ %271, %b66_fail1 ], [ 0, %b69_fail1 ], [ %301, %b70_fail1 ], [ %308, %b70_fail2 ], [ %320, %b71_fail1 ], [ %332, %b73_fail1 ], [ %355, %b77_fail1 ], [ 0, %b89_fail1 ], [ %239, %b92 ], [ %147, %b93 ], [ %67, %b94 ], !dbg !568
	%408 = phi i64 [ %71, %b5_fail2 ], [ %72, %b5_ok2 ], [ %14, %b7_fail1 ], [ %p11, %b8_fail1 ], [ %13, %b11_fail1 ], [ %p11, %b14_fail1 ], [ %14, %b16_fail1 ], [ %p11, %b20_fail1 ], [ %p13, %b22_fail1 ], [ %p13, %b24_fail1 ], [ %151, %b26_fail2 ], [ %152, %b26_ok2 ], [ %155, %b28_fail1 ], [ %p13, %b29_fail1 ], [ %p13, %b31_fail1 ], [ %13, %b34_fail1 ], [ %p13, %b37_fail1 ], [ %p13, %b38_fail1 ], [ %155, %b41_fail1 ], [ %p13, %b45_fail1 ], [ %243, %b51_fail2 ], [ %244, %b51_ok2 ], [ %19, %b53_fail1 ], [ %p15, %b54_fail1 ], [ %13, %b57_fail1 ], [ %p15, %b60_fail1 ], [ %19, %b62_fail1 ], [ %p15, %b66_fail1 ], [ %p17, %b69_fail1 ], [ %p7, %b70_fail1 ], [ %13, %b70_fail2 ], [ %p7, %b71_fail1 ], [ %p7, %b73_fail1 ], [ %p7, %b77_fail1 ], [ %p19, %b89_fail1 ], [ 16, %b92 ], [ 16, %b93 ], [ 16, %b94 ], !dbg !568
	call void @gpuc_fail(i8* %ctrl, i32 %406, i64 %407, i64 %408), !dbg !568
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
!nvvm.annotations = !{!851, !852, !853, !854, !855, !856, !857, !858, !859, !860}
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
!64 = !DILocation(line: 68, column: 20, scope: !62, inlinedAt: !63)
!65 = !DILocation(line: 68, column: 18, scope: !62, inlinedAt: !63)
!66 = !DILocation(line: 70, column: 27, scope: !62, inlinedAt: !63)
!67 = !DILocation(line: 70, column: 30, scope: !62, inlinedAt: !63)
!68 = !DILocation(line: 71, column: 21, scope: !62, inlinedAt: !63)
!69 = !DILocation(line: 71, column: 19, scope: !62, inlinedAt: !63)
!70 = !DILocation(line: 71, column: 28, scope: !62, inlinedAt: !63)
!71 = !DILocation(line: 71, column: 3, scope: !62, inlinedAt: !63)
!72 = !DILocation(line: 66, column: 34, scope: !62, inlinedAt: !63)
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
!83 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!84 = !DILocation(line: 50, column: 8, scope: !43, inlinedAt: !44)
!85 = !DILocation(line: 87, column: 3, scope: !83, inlinedAt: !84)
!86 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!87 = !DILocation(line: 49, column: 20, scope: !43, inlinedAt: !44)
!88 = !DILocation(line: 82, column: 24, scope: !86, inlinedAt: !87)
!89 = !DILocation(line: 82, column: 53, scope: !86, inlinedAt: !87)
!90 = !DILocation(line: 82, column: 47, scope: !86, inlinedAt: !87)
!91 = !DILocation(line: 88, column: 27, scope: !83, inlinedAt: !84)
!92 = !DILocation(line: 88, column: 30, scope: !83, inlinedAt: !84)
!93 = !DILocation(line: 89, column: 4, scope: !83, inlinedAt: !84)
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
!209 = !DILocation(line: 68, column: 20, scope: !62, inlinedAt: !208)
!210 = !DILocation(line: 68, column: 18, scope: !62, inlinedAt: !208)
!211 = !DILocation(line: 70, column: 27, scope: !62, inlinedAt: !208)
!212 = !DILocation(line: 70, column: 30, scope: !62, inlinedAt: !208)
!213 = !DILocation(line: 71, column: 21, scope: !62, inlinedAt: !208)
!214 = !DILocation(line: 71, column: 19, scope: !62, inlinedAt: !208)
!215 = !DILocation(line: 71, column: 28, scope: !62, inlinedAt: !208)
!216 = !DILocation(line: 71, column: 3, scope: !62, inlinedAt: !208)
!217 = !DILocation(line: 66, column: 34, scope: !62, inlinedAt: !208)
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
!229 = !DILocation(line: 82, column: 24, scope: !86, inlinedAt: !228)
!230 = !DILocation(line: 82, column: 53, scope: !86, inlinedAt: !228)
!231 = !DILocation(line: 82, column: 47, scope: !86, inlinedAt: !228)
!232 = !DILocation(line: 50, column: 8, scope: !191, inlinedAt: !192)
!233 = !DILocation(line: 87, column: 3, scope: !83, inlinedAt: !232)
!234 = !DILocation(line: 88, column: 27, scope: !83, inlinedAt: !232)
!235 = !DILocation(line: 88, column: 30, scope: !83, inlinedAt: !232)
!236 = !DILocation(line: 89, column: 4, scope: !83, inlinedAt: !232)
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
!347 = !DILocation(line: 68, column: 20, scope: !62, inlinedAt: !346)
!348 = !DILocation(line: 68, column: 18, scope: !62, inlinedAt: !346)
!349 = !DILocation(line: 70, column: 27, scope: !62, inlinedAt: !346)
!350 = !DILocation(line: 70, column: 30, scope: !62, inlinedAt: !346)
!351 = !DILocation(line: 71, column: 21, scope: !62, inlinedAt: !346)
!352 = !DILocation(line: 71, column: 19, scope: !62, inlinedAt: !346)
!353 = !DILocation(line: 71, column: 28, scope: !62, inlinedAt: !346)
!354 = !DILocation(line: 71, column: 3, scope: !62, inlinedAt: !346)
!355 = !DILocation(line: 66, column: 34, scope: !62, inlinedAt: !346)
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
!367 = !DILocation(line: 87, column: 3, scope: !83, inlinedAt: !366)
!368 = !DILocation(line: 49, column: 20, scope: !329, inlinedAt: !330)
!369 = !DILocation(line: 82, column: 24, scope: !86, inlinedAt: !368)
!370 = !DILocation(line: 82, column: 53, scope: !86, inlinedAt: !368)
!371 = !DILocation(line: 82, column: 47, scope: !86, inlinedAt: !368)
!372 = !DILocation(line: 88, column: 27, scope: !83, inlinedAt: !366)
!373 = !DILocation(line: 88, column: 30, scope: !83, inlinedAt: !366)
!374 = !DILocation(line: 89, column: 4, scope: !83, inlinedAt: !366)
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
!478 = !DILocation(line: 68, column: 20, scope: !62, inlinedAt: !477)
!479 = !DILocation(line: 68, column: 18, scope: !62, inlinedAt: !477)
!480 = !DILocation(line: 70, column: 27, scope: !62, inlinedAt: !477)
!481 = !DILocation(line: 70, column: 30, scope: !62, inlinedAt: !477)
!482 = !DILocation(line: 71, column: 21, scope: !62, inlinedAt: !477)
!483 = !DILocation(line: 71, column: 19, scope: !62, inlinedAt: !477)
!484 = !DILocation(line: 71, column: 28, scope: !62, inlinedAt: !477)
!485 = !DILocation(line: 71, column: 3, scope: !62, inlinedAt: !477)
!486 = !DILocation(line: 66, column: 34, scope: !62, inlinedAt: !477)
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
!498 = !DILocation(line: 82, column: 24, scope: !86, inlinedAt: !497)
!499 = !DILocation(line: 82, column: 53, scope: !86, inlinedAt: !497)
!500 = !DILocation(line: 82, column: 47, scope: !86, inlinedAt: !497)
!501 = !DILocation(line: 50, column: 8, scope: !459, inlinedAt: !460)
!502 = !DILocation(line: 87, column: 3, scope: !83, inlinedAt: !501)
!503 = !DILocation(line: 88, column: 27, scope: !83, inlinedAt: !501)
!504 = !DILocation(line: 88, column: 30, scope: !83, inlinedAt: !501)
!505 = !DILocation(line: 89, column: 4, scope: !83, inlinedAt: !501)
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
!574 = !DILocation(line: 29, column: 77, scope: !570, inlinedAt: !571)
!575 = !DILocation(line: 31, column: 27, scope: !570, inlinedAt: !571)
!576 = !DILocation(line: 27, column: 22, scope: !570, inlinedAt: !571)
!577 = distinct !DISubprogram(name: "linesOf", scope: !32, file: !32, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!578 = distinct !DISubprogram(name: "AllReduce", scope: !569, file: !569, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!579 = !DILocation(line: 86, column: 15, scope: !567)
!580 = !DILocation(line: 26, column: 20, scope: !578, inlinedAt: !579)
!581 = !DILocation(line: 62, column: 12, scope: !577, inlinedAt: !580)
!582 = !DILocation(line: 27, column: 22, scope: !578, inlinedAt: !579)
!583 = distinct !DISubprogram(name: "AllReduce", scope: !569, file: !569, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!584 = !DILocation(line: 87, column: 15, scope: !567)
!585 = !DILocation(line: 29, column: 77, scope: !583, inlinedAt: !584)
!586 = !DILocation(line: 31, column: 27, scope: !583, inlinedAt: !584)
!587 = !DILocation(line: 27, column: 22, scope: !583, inlinedAt: !584)
!588 = !DILocation(line: 84, column: 22, scope: !567)
!589 = !DILocation(line: 84, column: 14, scope: !567)
!590 = !DILocation(line: 24, column: 23, scope: !570, inlinedAt: !571)
!591 = !DILocation(line: 24, column: 46, scope: !570, inlinedAt: !571)
!592 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!593 = !DILocation(line: 25, column: 14, scope: !570, inlinedAt: !571)
!594 = !DILocation(line: 67, column: 7, scope: !592, inlinedAt: !593)
!595 = !DILocation(line: 68, column: 20, scope: !592, inlinedAt: !593)
!596 = !DILocation(line: 68, column: 18, scope: !592, inlinedAt: !593)
!597 = !DILocation(line: 66, column: 34, scope: !592, inlinedAt: !593)
!598 = !DILocation(line: 28, column: 22, scope: !570, inlinedAt: !571)
!599 = !DILocation(line: 29, column: 31, scope: !570, inlinedAt: !571)
!600 = !DILocation(line: 29, column: 25, scope: !570, inlinedAt: !571)
!601 = !DILocation(line: 29, column: 34, scope: !570, inlinedAt: !571)
!602 = !DILocation(line: 29, column: 58, scope: !570, inlinedAt: !571)
!603 = !DILocation(line: 29, column: 21, scope: !570, inlinedAt: !571)
!604 = !DILocation(line: 29, column: 70, scope: !570, inlinedAt: !571)
!605 = !DILocation(line: 35, column: 18, scope: !570, inlinedAt: !571)
!606 = !DILocation(line: 25, column: 2, scope: !570, inlinedAt: !571)
!607 = !DILocation(line: 30, column: 6, scope: !570, inlinedAt: !571)
!608 = !DILocation(line: 30, column: 20, scope: !570, inlinedAt: !571)
!609 = !DILocation(line: 31, column: 32, scope: !570, inlinedAt: !571)
!610 = !DILocation(line: 31, column: 24, scope: !570, inlinedAt: !571)
!611 = !DILocation(line: 32, column: 21, scope: !570, inlinedAt: !571)
!612 = !DILocation(line: 32, column: 14, scope: !570, inlinedAt: !571)
!613 = !DILocation(line: 67, column: 7, scope: !592, inlinedAt: !612)
!614 = !DILocation(line: 68, column: 20, scope: !592, inlinedAt: !612)
!615 = !DILocation(line: 68, column: 18, scope: !592, inlinedAt: !612)
!616 = !DILocation(line: 66, column: 34, scope: !592, inlinedAt: !612)
!617 = !DILocation(line: 34, column: 10, scope: !570, inlinedAt: !571)
!618 = !DILocation(line: 39, column: 6, scope: !570, inlinedAt: !571)
!619 = !DILocation(line: 39, column: 20, scope: !570, inlinedAt: !571)
!620 = !DILocation(line: 40, column: 15, scope: !570, inlinedAt: !571)
!621 = !DILocation(line: 68, column: 20, scope: !592, inlinedAt: !620)
!622 = !DILocation(line: 68, column: 18, scope: !592, inlinedAt: !620)
!623 = !DILocation(line: 41, column: 7, scope: !570, inlinedAt: !571)
!624 = !DILocation(line: 41, column: 10, scope: !570, inlinedAt: !571)
!625 = !DILocation(line: 44, column: 10, scope: !570, inlinedAt: !571)
!626 = !DILocation(line: 45, column: 40, scope: !570, inlinedAt: !571)
!627 = !DILocation(line: 45, column: 45, scope: !570, inlinedAt: !571)
!628 = !DILocation(line: 45, column: 37, scope: !570, inlinedAt: !571)
!629 = !DILocation(line: 45, column: 26, scope: !570, inlinedAt: !571)
!630 = !DILocation(line: 43, column: 4, scope: !570, inlinedAt: !571)
!631 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!632 = !DILocation(line: 47, column: 21, scope: !570, inlinedAt: !571)
!633 = !DILocation(line: 80, column: 25, scope: !631, inlinedAt: !632)
!634 = !DILocation(line: 48, column: 10, scope: !570, inlinedAt: !571)
!635 = !DILocation(line: 51, column: 13, scope: !570, inlinedAt: !571)
!636 = !DILocation(line: 51, column: 18, scope: !570, inlinedAt: !571)
!637 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!638 = !DILocation(line: 54, column: 8, scope: !570, inlinedAt: !571)
!639 = !DILocation(line: 87, column: 3, scope: !637, inlinedAt: !638)
!640 = !DILocation(line: 39, column: 32, scope: !570, inlinedAt: !571)
!641 = !DILocation(line: 24, column: 25, scope: !578, inlinedAt: !579)
!642 = !DILocation(line: 24, column: 48, scope: !578, inlinedAt: !579)
!643 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!644 = !DILocation(line: 25, column: 14, scope: !578, inlinedAt: !579)
!645 = !DILocation(line: 67, column: 7, scope: !643, inlinedAt: !644)
!646 = !DILocation(line: 68, column: 20, scope: !643, inlinedAt: !644)
!647 = !DILocation(line: 68, column: 18, scope: !643, inlinedAt: !644)
!648 = !DILocation(line: 66, column: 34, scope: !643, inlinedAt: !644)
!649 = !DILocation(line: 70, column: 27, scope: !643, inlinedAt: !644)
!650 = !DILocation(line: 70, column: 30, scope: !643, inlinedAt: !644)
!651 = !DILocation(line: 71, column: 21, scope: !643, inlinedAt: !644)
!652 = !DILocation(line: 71, column: 19, scope: !643, inlinedAt: !644)
!653 = !DILocation(line: 71, column: 28, scope: !643, inlinedAt: !644)
!654 = !DILocation(line: 71, column: 3, scope: !643, inlinedAt: !644)
!655 = !DILocation(line: 62, column: 17, scope: !577, inlinedAt: !580)
!656 = !DILocation(line: 28, column: 22, scope: !578, inlinedAt: !579)
!657 = !DILocation(line: 29, column: 34, scope: !578, inlinedAt: !579)
!658 = !DILocation(line: 29, column: 58, scope: !578, inlinedAt: !579)
!659 = !DILocation(line: 29, column: 21, scope: !578, inlinedAt: !579)
!660 = !DILocation(line: 29, column: 77, scope: !578, inlinedAt: !579)
!661 = !DILocation(line: 29, column: 70, scope: !578, inlinedAt: !579)
!662 = !DILocation(line: 31, column: 27, scope: !578, inlinedAt: !579)
!663 = !DILocation(line: 25, column: 2, scope: !578, inlinedAt: !579)
!664 = !DILocation(line: 30, column: 6, scope: !578, inlinedAt: !579)
!665 = !DILocation(line: 30, column: 20, scope: !578, inlinedAt: !579)
!666 = !DILocation(line: 31, column: 34, scope: !578, inlinedAt: !579)
!667 = !DILocation(line: 31, column: 32, scope: !578, inlinedAt: !579)
!668 = !DILocation(line: 31, column: 24, scope: !578, inlinedAt: !579)
!669 = !DILocation(line: 32, column: 21, scope: !578, inlinedAt: !579)
!670 = !DILocation(line: 32, column: 14, scope: !578, inlinedAt: !579)
!671 = !DILocation(line: 67, column: 7, scope: !643, inlinedAt: !670)
!672 = !DILocation(line: 68, column: 20, scope: !643, inlinedAt: !670)
!673 = !DILocation(line: 68, column: 18, scope: !643, inlinedAt: !670)
!674 = !DILocation(line: 66, column: 34, scope: !643, inlinedAt: !670)
!675 = !DILocation(line: 70, column: 27, scope: !643, inlinedAt: !670)
!676 = !DILocation(line: 70, column: 30, scope: !643, inlinedAt: !670)
!677 = !DILocation(line: 71, column: 21, scope: !643, inlinedAt: !670)
!678 = !DILocation(line: 71, column: 19, scope: !643, inlinedAt: !670)
!679 = !DILocation(line: 71, column: 28, scope: !643, inlinedAt: !670)
!680 = !DILocation(line: 71, column: 3, scope: !643, inlinedAt: !670)
!681 = !DILocation(line: 34, column: 10, scope: !578, inlinedAt: !579)
!682 = !DILocation(line: 35, column: 18, scope: !578, inlinedAt: !579)
!683 = !DILocation(line: 39, column: 6, scope: !578, inlinedAt: !579)
!684 = !DILocation(line: 39, column: 20, scope: !578, inlinedAt: !579)
!685 = !DILocation(line: 40, column: 15, scope: !578, inlinedAt: !579)
!686 = !DILocation(line: 68, column: 20, scope: !643, inlinedAt: !685)
!687 = !DILocation(line: 68, column: 18, scope: !643, inlinedAt: !685)
!688 = !DILocation(line: 70, column: 27, scope: !643, inlinedAt: !685)
!689 = !DILocation(line: 70, column: 30, scope: !643, inlinedAt: !685)
!690 = !DILocation(line: 71, column: 21, scope: !643, inlinedAt: !685)
!691 = !DILocation(line: 71, column: 19, scope: !643, inlinedAt: !685)
!692 = !DILocation(line: 71, column: 28, scope: !643, inlinedAt: !685)
!693 = !DILocation(line: 71, column: 3, scope: !643, inlinedAt: !685)
!694 = !DILocation(line: 66, column: 34, scope: !643, inlinedAt: !685)
!695 = !DILocation(line: 41, column: 7, scope: !578, inlinedAt: !579)
!696 = !DILocation(line: 41, column: 10, scope: !578, inlinedAt: !579)
!697 = !DILocation(line: 44, column: 10, scope: !578, inlinedAt: !579)
!698 = !DILocation(line: 45, column: 40, scope: !578, inlinedAt: !579)
!699 = !DILocation(line: 45, column: 47, scope: !578, inlinedAt: !579)
!700 = !DILocation(line: 45, column: 45, scope: !578, inlinedAt: !579)
!701 = !DILocation(line: 45, column: 37, scope: !578, inlinedAt: !579)
!702 = !DILocation(line: 45, column: 26, scope: !578, inlinedAt: !579)
!703 = !DILocation(line: 43, column: 4, scope: !578, inlinedAt: !579)
!704 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!705 = !DILocation(line: 47, column: 21, scope: !578, inlinedAt: !579)
!706 = !DILocation(line: 82, column: 24, scope: !704, inlinedAt: !705)
!707 = !DILocation(line: 82, column: 53, scope: !704, inlinedAt: !705)
!708 = !DILocation(line: 82, column: 47, scope: !704, inlinedAt: !705)
!709 = !DILocation(line: 48, column: 10, scope: !578, inlinedAt: !579)
!710 = !DILocation(line: 51, column: 13, scope: !578, inlinedAt: !579)
!711 = !DILocation(line: 51, column: 18, scope: !578, inlinedAt: !579)
!712 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!713 = !DILocation(line: 54, column: 8, scope: !578, inlinedAt: !579)
!714 = !DILocation(line: 87, column: 3, scope: !712, inlinedAt: !713)
!715 = !DILocation(line: 88, column: 30, scope: !712, inlinedAt: !713)
!716 = !DILocation(line: 89, column: 4, scope: !712, inlinedAt: !713)
!717 = !DILocation(line: 39, column: 32, scope: !578, inlinedAt: !579)
!718 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!719 = !DILocation(line: 25, column: 14, scope: !583, inlinedAt: !584)
!720 = !DILocation(line: 67, column: 7, scope: !718, inlinedAt: !719)
!721 = !DILocation(line: 68, column: 20, scope: !718, inlinedAt: !719)
!722 = !DILocation(line: 68, column: 18, scope: !718, inlinedAt: !719)
!723 = !DILocation(line: 66, column: 34, scope: !718, inlinedAt: !719)
!724 = !DILocation(line: 28, column: 22, scope: !583, inlinedAt: !584)
!725 = !DILocation(line: 29, column: 34, scope: !583, inlinedAt: !584)
!726 = !DILocation(line: 29, column: 58, scope: !583, inlinedAt: !584)
!727 = !DILocation(line: 29, column: 21, scope: !583, inlinedAt: !584)
!728 = !DILocation(line: 29, column: 70, scope: !583, inlinedAt: !584)
!729 = !DILocation(line: 25, column: 2, scope: !583, inlinedAt: !584)
!730 = !DILocation(line: 30, column: 6, scope: !583, inlinedAt: !584)
!731 = !DILocation(line: 30, column: 20, scope: !583, inlinedAt: !584)
!732 = !DILocation(line: 31, column: 32, scope: !583, inlinedAt: !584)
!733 = !DILocation(line: 31, column: 24, scope: !583, inlinedAt: !584)
!734 = !DILocation(line: 32, column: 21, scope: !583, inlinedAt: !584)
!735 = !DILocation(line: 32, column: 14, scope: !583, inlinedAt: !584)
!736 = !DILocation(line: 67, column: 7, scope: !718, inlinedAt: !735)
!737 = !DILocation(line: 68, column: 20, scope: !718, inlinedAt: !735)
!738 = !DILocation(line: 68, column: 18, scope: !718, inlinedAt: !735)
!739 = !DILocation(line: 66, column: 34, scope: !718, inlinedAt: !735)
!740 = !DILocation(line: 34, column: 10, scope: !583, inlinedAt: !584)
!741 = !DILocation(line: 35, column: 18, scope: !583, inlinedAt: !584)
!742 = !DILocation(line: 39, column: 6, scope: !583, inlinedAt: !584)
!743 = !DILocation(line: 39, column: 20, scope: !583, inlinedAt: !584)
!744 = !DILocation(line: 40, column: 15, scope: !583, inlinedAt: !584)
!745 = !DILocation(line: 68, column: 20, scope: !718, inlinedAt: !744)
!746 = !DILocation(line: 41, column: 7, scope: !583, inlinedAt: !584)
!747 = !DILocation(line: 41, column: 10, scope: !583, inlinedAt: !584)
!748 = !DILocation(line: 44, column: 10, scope: !583, inlinedAt: !584)
!749 = !DILocation(line: 45, column: 40, scope: !583, inlinedAt: !584)
!750 = !DILocation(line: 45, column: 45, scope: !583, inlinedAt: !584)
!751 = !DILocation(line: 45, column: 37, scope: !583, inlinedAt: !584)
!752 = !DILocation(line: 45, column: 26, scope: !583, inlinedAt: !584)
!753 = !DILocation(line: 43, column: 4, scope: !583, inlinedAt: !584)
!754 = !DILocation(line: 48, column: 10, scope: !583, inlinedAt: !584)
!755 = !DILocation(line: 51, column: 13, scope: !583, inlinedAt: !584)
!756 = !DILocation(line: 51, column: 18, scope: !583, inlinedAt: !584)
!757 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!758 = !DILocation(line: 54, column: 8, scope: !583, inlinedAt: !584)
!759 = !DILocation(line: 87, column: 3, scope: !757, inlinedAt: !758)
!760 = !DILocation(line: 39, column: 32, scope: !583, inlinedAt: !584)
!761 = !DILocation(line: 88, column: 21, scope: !567)
!762 = !DILocation(line: 89, column: 24, scope: !567)
!763 = !DILocation(line: 90, column: 31, scope: !567)
!764 = distinct !DISubprogram(name: "valueAt", scope: !569, file: !569, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!765 = distinct !DISubprogram(name: "Publish", scope: !569, file: !569, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!766 = !DILocation(line: 90, column: 15, scope: !567)
!767 = !DILocation(line: 65, column: 29, scope: !765, inlinedAt: !766)
!768 = !DILocation(line: 93, column: 22, scope: !764, inlinedAt: !767)
!769 = !DILocation(line: 93, column: 27, scope: !764, inlinedAt: !767)
!770 = !DILocation(line: 93, column: 33, scope: !764, inlinedAt: !767)
!771 = distinct !DISubprogram(name: "word", scope: !118, file: !118, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!772 = distinct !DISubprogram(name: "Store", scope: !118, file: !118, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!773 = !DILocation(line: 65, column: 8, scope: !765, inlinedAt: !766)
!774 = !DILocation(line: 14, column: 39, scope: !772, inlinedAt: !773)
!775 = !DILocation(line: 30, column: 53, scope: !771, inlinedAt: !774)
!776 = !DILocation(line: 63, column: 40, scope: !765, inlinedAt: !766)
!777 = !DILocation(line: 14, column: 29, scope: !772, inlinedAt: !773)
!778 = !DILocation(line: 65, column: 60, scope: !765, inlinedAt: !766)
!779 = !DILocation(line: 65, column: 65, scope: !765, inlinedAt: !766)
!780 = !DILocation(line: 14, column: 62, scope: !772, inlinedAt: !773)
!781 = !DILocation(line: 30, column: 60, scope: !771, inlinedAt: !774)
!782 = !DILocation(line: 30, column: 65, scope: !771, inlinedAt: !774)
!783 = !DILocation(line: 14, column: 17, scope: !772, inlinedAt: !773)
!784 = distinct !DISubprogram(name: "Sum", scope: !569, file: !569, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!785 = !DILocation(line: 91, column: 32, scope: !567)
!786 = !DILocation(line: 73, column: 38, scope: !784, inlinedAt: !785)
!787 = !DILocation(line: 93, column: 33, scope: !764, inlinedAt: !786)
!788 = distinct !DISubprogram(name: "Await", scope: !118, file: !118, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!789 = !DILocation(line: 73, column: 17, scope: !784, inlinedAt: !785)
!790 = !DILocation(line: 27, column: 65, scope: !788, inlinedAt: !789)
!791 = !DILocation(line: 27, column: 53, scope: !788, inlinedAt: !789)
!792 = !DILocation(line: 27, column: 24, scope: !788, inlinedAt: !789)
!793 = !DILocation(line: 73, column: 2, scope: !784, inlinedAt: !785)
!794 = !DILocation(line: 74, column: 6, scope: !784, inlinedAt: !785)
!795 = !DILocation(line: 74, column: 18, scope: !784, inlinedAt: !785)
!796 = !DILocation(line: 75, column: 39, scope: !784, inlinedAt: !785)
!797 = !DILocation(line: 93, column: 27, scope: !764, inlinedAt: !796)
!798 = !DILocation(line: 93, column: 33, scope: !764, inlinedAt: !796)
!799 = !DILocation(line: 75, column: 18, scope: !784, inlinedAt: !785)
!800 = !DILocation(line: 27, column: 65, scope: !788, inlinedAt: !799)
!801 = !DILocation(line: 27, column: 53, scope: !788, inlinedAt: !799)
!802 = !DILocation(line: 27, column: 24, scope: !788, inlinedAt: !799)
!803 = !DILocation(line: 75, column: 3, scope: !784, inlinedAt: !785)
!804 = !DILocation(line: 74, column: 25, scope: !784, inlinedAt: !785)
!805 = !DILocation(line: 91, column: 11, scope: !567)
!806 = distinct !DISubprogram(name: "SumByWarp", scope: !569, file: !569, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!807 = !DILocation(line: 93, column: 32, scope: !567)
!808 = !DILocation(line: 85, column: 33, scope: !806, inlinedAt: !807)
!809 = !DILocation(line: 86, column: 39, scope: !806, inlinedAt: !807)
!810 = !DILocation(line: 93, column: 22, scope: !764, inlinedAt: !809)
!811 = !DILocation(line: 86, column: 18, scope: !806, inlinedAt: !807)
!812 = !DILocation(line: 27, column: 88, scope: !788, inlinedAt: !811)
!813 = !DILocation(line: 30, column: 53, scope: !771, inlinedAt: !812)
!814 = !DILocation(line: 85, column: 33, scope: !567)
!815 = !DILocation(line: 93, column: 27, scope: !764, inlinedAt: !809)
!816 = !DILocation(line: 93, column: 33, scope: !764, inlinedAt: !809)
!817 = !DILocation(line: 27, column: 65, scope: !788, inlinedAt: !811)
!818 = !DILocation(line: 30, column: 60, scope: !771, inlinedAt: !812)
!819 = !DILocation(line: 27, column: 53, scope: !788, inlinedAt: !811)
!820 = !DILocation(line: 27, column: 24, scope: !788, inlinedAt: !811)
!821 = !DILocation(line: 86, column: 3, scope: !806, inlinedAt: !807)
!822 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!823 = distinct !DISubprogram(name: "reduceWarp", scope: !822, file: !822, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!824 = distinct !DISubprogram(name: "reduce", scope: !822, file: !822, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!825 = distinct !DISubprogram(name: "ReduceAdd", scope: !822, file: !822, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!826 = !DILocation(line: 88, column: 22, scope: !806, inlinedAt: !807)
!827 = !DILocation(line: 8, column: 15, scope: !825, inlinedAt: !826)
!828 = !DILocation(line: 45, column: 16, scope: !824, inlinedAt: !827)
!829 = !DILocation(line: 71, column: 7, scope: !823, inlinedAt: !828)
!830 = !DILocation(line: 66, column: 35, scope: !823, inlinedAt: !828)
!831 = !DILocation(line: 72, column: 7, scope: !823, inlinedAt: !828)
!832 = !DILocation(line: 72, column: 35, scope: !823, inlinedAt: !828)
!833 = !DILocation(line: 73, column: 23, scope: !823, inlinedAt: !828)
!834 = !DILocation(line: 8, column: 76, scope: !825, inlinedAt: !826)
!835 = !DILocation(line: 72, column: 40, scope: !823, inlinedAt: !828)
!836 = !DILocation(line: 78, column: 6, scope: !823, inlinedAt: !828)
!837 = !DILocation(line: 78, column: 36, scope: !823, inlinedAt: !828)
!838 = !DILocation(line: 79, column: 16, scope: !823, inlinedAt: !828)
!839 = !DILocation(line: 80, column: 11, scope: !823, inlinedAt: !828)
!840 = !DILocation(line: 79, column: 3, scope: !823, inlinedAt: !828)
!841 = !DILocation(line: 83, column: 22, scope: !823, inlinedAt: !828)
!842 = !DILocation(line: 83, column: 41, scope: !823, inlinedAt: !828)
!843 = !DILocation(line: 84, column: 9, scope: !823, inlinedAt: !828)
!844 = !DILocation(line: 78, column: 41, scope: !823, inlinedAt: !828)
!845 = !DILocation(line: 87, column: 16, scope: !823, inlinedAt: !828)
!846 = !DILocation(line: 87, column: 2, scope: !824, inlinedAt: !827)
!847 = !DILocation(line: 94, column: 43, scope: !567)
!848 = !DILocation(line: 94, column: 24, scope: !567)
!849 = !DILocation(line: 95, column: 11, scope: !567)
!850 = !DILocation(line: 97, column: 18, scope: !567)
!851 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"kernel", i32 1}
!852 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidx", i32 256}
!853 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidy", i32 1}
!854 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidz", i32 1}
!855 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"minctasm", i32 1}
!856 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"kernel", i32 1}
!857 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!858 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!859 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidz", i32 1}
!860 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"minctasm", i32 1}
