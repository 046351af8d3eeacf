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
	%11 = trunc i64 %9 to i32, !dbg !13
	%12 = add i32 %11, 1, !dbg !13
	%13 = zext i32 %12 to i64, !dbg !13
	%14 = trunc i64 %10 to i32, !dbg !14
	%15 = urem i32 %12, %14, !dbg !14
	%16 = zext i32 %15 to i64, !dbg !14
	%17 = trunc i64 %9 to i32, !dbg !15
	%18 = trunc i64 %10 to i32, !dbg !15
	%19 = add i32 %17, %18, !dbg !15
	%20 = zext i32 %19 to i64, !dbg !15
	%21 = sub i32 %19, 1, !dbg !16
	%22 = zext i32 %21 to i64, !dbg !16
	%23 = trunc i64 %10 to i32, !dbg !17
	%24 = urem i32 %21, %23, !dbg !17
	%25 = zext i32 %24 to i64, !dbg !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !18, !range !19
	%27 = sext i32 %26 to i64, !dbg !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !18, !range !20
	%29 = sext i32 %28 to i64, !dbg !18
	%30 = mul i64 %27, %29, !dbg !18
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !18, !range !20
	%32 = sext i32 %31 to i64, !dbg !18
	%33 = mul i64 %30, %32, !dbg !18
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18, !range !21
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !18, !range !21
	%36 = mul i32 %34, %35, !dbg !18
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !18, !range !22
	%38 = mul i32 %36, %37, !dbg !18
	%39 = sext i32 %38 to i64, !dbg !18
	%40 = mul i64 %33, %39, !dbg !18
	%41 = icmp slt i64 %40, %p9, !dbg !23
	%42 = select i1 %41, i64 %40, i64 %p9, !dbg !23
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !24, !range !25
	%44 = sext i32 %43 to i64, !dbg !24
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !24, !range !26
	%46 = sext i32 %45 to i64, !dbg !24
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !24, !range !26
	%48 = sext i32 %47 to i64, !dbg !24
	%49 = trunc i64 %29 to i32, !dbg !24
	%50 = trunc i64 %48 to i32, !dbg !24
	%51 = mul i32 %49, %50, !dbg !24
	%52 = zext i32 %51 to i64, !dbg !24
	%53 = trunc i64 %46 to i32, !dbg !24
	%54 = add i32 %53, %51, !dbg !24
	%55 = zext i32 %54 to i64, !dbg !24
	%56 = mul i64 %27, %55, !dbg !24
	%57 = add i64 %44, %56, !dbg !24
	%58 = mul i64 %57, %39, !dbg !24
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24, !range !27
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !24, !range !27
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !24, !range !28
	%62 = mul i32 %35, %61, !dbg !24
	%63 = add i32 %60, %62, !dbg !24
	%64 = mul i32 %34, %63, !dbg !24
	%65 = add i32 %59, %64, !dbg !24
	%66 = sext i32 %65 to i64, !dbg !24
	%67 = add i64 %58, %66, !dbg !24
	%68 = icmp sge i64 %67, %42, !dbg !29
	br i1 %68, label %b172, label %b2, !dbg !29

b2:
	%69 = icmp slt i64 0, %p5, !dbg !30
	br i1 %69, label %b3, label %b172, !dbg !30

b3:
	%70 = icmp eq i64 %p2, 0, !dbg !35
	%71 = trunc i64 %25 to i32, !dbg !36
	%72 = add i64 %p9, 1, !dbg !39
	%73 = mul i64 %67, 2, !dbg !40
	%74 = trunc i64 %16 to i32, !dbg !41
	%75 = mul i64 %40, 2, !dbg !42
	%76 = add i64 %p7, 1, !dbg !46
	%77 = mul i64 %p11, 2, !dbg !49
	br label %b4, !dbg !30

b4:
	%78 = phi i64 [ %219, %b39 ], [ 0, %b3 ], !dbg !30
	%79 = trunc i64 %78 to i32, !dbg !51
	%80 = add i32 %p4, %79, !dbg !52
	%81 = mul i64 %42, %78, !dbg !54
	%82 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !50
	%83 = icmp eq i64 addrspace(1)* %1, null, !dbg !50
	br i1 %83, label %b4_fail1, label %b4_ok1, !dbg !50, !prof !55

b4_ok1:
	%84 = bitcast i64* %82 to i8*, !dbg !50
	%85 = call i64 @gpuc_signal_wait_until_thread(i8* %84, i32 5, i64 %81, i32 1, i8* %ctrl, i32 1), !dbg !50
	%86 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !35
	%87 = ptrtoint i64* %86 to i64, !dbg !35
	%88 = and i64 %87, 15, !dbg !35
	%89 = icmp eq i64 %88, 0, !dbg !35
	%90 = or i1 %89, %70, !dbg !35
	br i1 %90, label %b5, label %b41, !dbg !35

b5:
	%91 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !35
	%92 = ashr i64 %p2, 1, !dbg !35
	%93 = sdiv i64 %72, 2, !dbg !56
	%94 = icmp ugt i64 %93, %92, !dbg !57
	br i1 %94, label %b5_fail1, label %b5_ok1, !dbg !57, !prof !55

b5_ok1:
	br label %b6, !dbg !40

b6:
	%95 = phi i64 [ %73, %b5_ok1 ], [ %117, %b9 ], !dbg !58
	%96 = icmp slt i64 %95, %p9, !dbg !59
	br i1 %96, label %b7, label %b10, !dbg !59

b7:
	%97 = sdiv i64 %95, 2, !dbg !60
	%98 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %91, i64 %97, !dbg !61
	%99 = getelementptr inbounds float, float addrspace(1)* %3, i64 %95, !dbg !64
	%100 = icmp uge i64 %97, %93, !dbg !61
	%101 = icmp uge i64 %95, %p9, !dbg !64
	%102 = or i1 %100, %101, !dbg !64
	br i1 %102, label %b7_fail1, label %b7_ok1, !dbg !64, !prof !55

b7_ok1:
	%103 = load float, float addrspace(1)* %99, align 4, !dbg !64
	%104 = bitcast float %103 to i32, !dbg !65
	%105 = zext i32 %104 to i64, !dbg !65
	%106 = add i64 %95, 1, !dbg !66
	%107 = icmp slt i64 %106, %p9, !dbg !67
	br i1 %107, label %b8, label %b9, !dbg !67

b8:
	%108 = getelementptr inbounds float, float addrspace(1)* %3, i64 %106, !dbg !68
	%109 = load float, float addrspace(1)* %108, align 4, !dbg !68
	%110 = bitcast float %109 to i32, !dbg !69
	%111 = zext i32 %110 to i64, !dbg !69
	%112 = shl i64 %111, 32, !dbg !70
	%113 = or i64 %105, %112, !dbg !71
	br label %b9, !dbg !71

b9:
	%114 = phi i64 [ %105, %b7_ok1 ], [ %113, %b8 ], !dbg !72
	%115 = addrspacecast { i64, i64 } addrspace(1)* %98 to { i64, i64 }*, !dbg !41
	%116 = bitcast { i64, i64 }* %115 to i8*, !dbg !41
	call void @gpuc_put_line_thread(i8* %116, i64 %114, i32 %80, i32 %74), !dbg !41
	%117 = add i64 %95, %75, !dbg !73
	br label %b6, !dbg !73

b10:
	br i1 %90, label %b11, label %b40, !dbg !74

b11:
	%118 = sdiv i64 %76, 2, !dbg !75
	%119 = icmp ugt i64 %118, %92, !dbg !76
	br i1 %119, label %b11_fail1, label %b11_ok1, !dbg !76, !prof !55

b11_ok1:
	br label %b12, !dbg !77

b12:
	%120 = phi i64 [ %73, %b11_ok1 ], [ %138, %b15 ], !dbg !78
	%121 = icmp slt i64 %120, %p7, !dbg !79
	br i1 %121, label %b13, label %b16, !dbg !79

b13:
	%122 = sdiv i64 %120, 2, !dbg !80
	%123 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %91, i64 %122, !dbg !81
	%124 = addrspacecast { i64, i64 } addrspace(1)* %123 to { i64, i64 }*, !dbg !82
	%125 = icmp uge i64 %122, %118, !dbg !81
	br i1 %125, label %b13_fail1, label %b13_ok1, !dbg !81, !prof !55

b13_ok1:
	%126 = bitcast { i64, i64 }* %124 to i8*, !dbg !82
	%127 = call i64 @gpuc_wait_line_thread(i8* %126, i32 %80, i32 1, i8* %ctrl, i32 9), !dbg !82
	%128 = trunc i64 %127 to i32, !dbg !88
	%129 = bitcast i32 %128 to float, !dbg !88
	%130 = lshr i64 %127, 32, !dbg !89
	%131 = trunc i64 %130 to i32, !dbg !90
	%132 = bitcast i32 %131 to float, !dbg !90
	%133 = getelementptr inbounds float, float addrspace(1)* %2, i64 %120, !dbg !85
	%134 = icmp uge i64 %120, %p7, !dbg !85
	br i1 %134, label %b13_fail2, label %b13_ok2, !dbg !85, !prof !55

b13_ok2:
	store float %129, float addrspace(1)* %133, align 4, !dbg !85
	%135 = add i64 %120, 1, !dbg !91
	%136 = icmp slt i64 %135, %p7, !dbg !92
	br i1 %136, label %b14, label %b15, !dbg !92

b14:
	%137 = getelementptr inbounds float, float addrspace(1)* %2, i64 %135, !dbg !93
	store float %132, float addrspace(1)* %137, align 4, !dbg !93
	br label %b15, !dbg !93

b15:
	%138 = add i64 %120, %75, !dbg !94
	br label %b12, !dbg !94

b16:
	%139 = icmp ule i64 %75, 281474976710655, !dbg !95
	%140 = mul i64 %p7, -1, !dbg !95
	%141 = add i64 %140, %p9, !dbg !95
	%142 = icmp sge i64 %141, 0, !dbg !95
	%143 = and i1 %139, %142, !dbg !95
	br i1 %143, label %b17, label %b21_cold, !dbg !95, !prof !96

b17:
	%144 = phi i64 [ %156, %b20 ], [ %73, %b16 ], !dbg !95
	%145 = icmp slt i64 %144, %p7, !dbg !97
	br i1 %145, label %b18, label %b25, !dbg !97

b18:
	%146 = getelementptr inbounds float, float addrspace(1)* %2, i64 %144, !dbg !98
	%147 = load float, float addrspace(1)* %146, align 4, !dbg !98
	%148 = fadd float %147, 1.000000e+00, !dbg !99
	%149 = getelementptr inbounds float, float addrspace(1)* %3, i64 %144, !dbg !100
	store float %148, float addrspace(1)* %149, align 4, !dbg !100
	%150 = add i64 %144, 1, !dbg !101
	%151 = icmp slt i64 %150, %p7, !dbg !102
	br i1 %151, label %b19, label %b20, !dbg !102

b19:
	%152 = getelementptr inbounds float, float addrspace(1)* %2, i64 %150, !dbg !103
	%153 = load float, float addrspace(1)* %152, align 4, !dbg !103
	%154 = fadd float %153, 1.000000e+00, !dbg !104
	%155 = getelementptr inbounds float, float addrspace(1)* %3, i64 %150, !dbg !105
	store float %154, float addrspace(1)* %155, align 4, !dbg !105
	br label %b20, !dbg !105

b20:
	%156 = add i64 %144, %75, !dbg !106
	br label %b17, !dbg !106

b25:
	%157 = mul i64 %93, 2, !dbg !111
	br label %b26, !dbg !112

b26:
	%158 = phi i64 [ %184, %b29 ], [ %67, %b25 ], !dbg !112
	%159 = icmp slt i64 %158, %p11, !dbg !113
	br i1 %159, label %b27, label %b32, !dbg !113

b27:
	%160 = mul i64 %158, 2, !dbg !115
	%161 = add i64 %157, %160, !dbg !116
	%162 = add i64 %161, 2, !dbg !123
	%163 = getelementptr inbounds double, double addrspace(1)* %4, i64 %158, !dbg !117
	%164 = icmp uge i64 %158, %p11, !dbg !117
	%165 = icmp ugt i64 %162, %p2, !dbg !124
	%166 = or i1 %164, %165, !dbg !124
	br i1 %166, label %b27_fail1, label %b27_ok1, !dbg !124, !prof !55

b27_ok1:
	%167 = load double, double addrspace(1)* %163, align 8, !dbg !117
	%168 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %161, !dbg !124
	%169 = addrspacecast i64 addrspace(1)* %168 to i64*, !dbg !125
	%170 = ptrtoint i64* %169 to i64, !dbg !125
	%171 = and i64 %170, 15, !dbg !125
	%172 = icmp eq i64 %171, 0, !dbg !125
	br i1 %172, label %b28, label %b31, !dbg !125

b28:
	%173 = bitcast i64 addrspace(1)* %168 to { i64, i64 } addrspace(1)*, !dbg !125
	%174 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %173, i64 0, !dbg !126
	%175 = bitcast double %167 to i64, !dbg !128
	%176 = addrspacecast { i64, i64 } addrspace(1)* %174 to { i64, i64 }*, !dbg !127
	%177 = icmp eq { i64, i64 } addrspace(1)* %174, null, !dbg !127
	br i1 %177, label %b28_fail1, label %b28_ok1, !dbg !127, !prof !55

b28_ok1:
	%178 = bitcast { i64, i64 }* %176 to i8*, !dbg !127
	call void @gpuc_put_line_thread(i8* %178, i64 %175, i32 %80, i32 %74), !dbg !127
	br i1 %172, label %b29, label %b30, !dbg !132

b29:
	%179 = addrspacecast { i64, i64 } addrspace(1)* %174 to { i64, i64 }*, !dbg !133
	%180 = bitcast { i64, i64 }* %179 to i8*, !dbg !133
	%181 = call i64 @gpuc_wait_line_thread(i8* %180, i32 %80, i32 1, i8* %ctrl, i32 20), !dbg !133
	%182 = bitcast i64 %181 to double, !dbg !134
	%183 = fadd double %182, 1.000000e+00, !dbg !135
	store double %183, double addrspace(1)* %163, align 8, !dbg !136
	%184 = add i64 %158, %40, !dbg !137
	br label %b26, !dbg !137

b30:
	br label %fail, !dbg !132

b31:
	br label %fail, !dbg !125

b32:
	%185 = add i64 %157, %77, !dbg !138
	br label %b33, !dbg !139

b33:
	%186 = phi i64 [ %216, %b36 ], [ %67, %b32 ], !dbg !139
	%187 = icmp slt i64 %186, %p13, !dbg !140
	br i1 %187, label %b34, label %b39, !dbg !140

b34:
	%188 = mul i64 %186, 2, !dbg !143
	%189 = add i64 %185, %188, !dbg !144
	%190 = add i64 %189, 2, !dbg !149
	%191 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %186, !dbg !145
	%192 = icmp uge i64 %186, %p13, !dbg !145
	%193 = icmp ugt i64 %190, %p2, !dbg !150
	%194 = or i1 %192, %193, !dbg !150
	br i1 %194, label %b34_fail1, label %b34_ok1, !dbg !150, !prof !55

b34_ok1:
	%195 = load i64, i64 addrspace(1)* %191, align 8, !dbg !145
	%196 = sub i64 %190, %189, !dbg !150
	%197 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %189, !dbg !150
	%198 = addrspacecast i64 addrspace(1)* %197 to i64*, !dbg !151
	%199 = ptrtoint i64* %198 to i64, !dbg !151
	%200 = and i64 %199, 15, !dbg !151
	%201 = icmp eq i64 %200, 0, !dbg !151
	%202 = icmp eq i64 %196, 0, !dbg !151
	%203 = or i1 %201, %202, !dbg !151
	br i1 %203, label %b35, label %b38, !dbg !151

b35:
	%204 = bitcast i64 addrspace(1)* %197 to { i64, i64 } addrspace(1)*, !dbg !151
	%205 = ashr i64 %196, 1, !dbg !151
	%206 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %204, i64 0, !dbg !152
	%207 = addrspacecast { i64, i64 } addrspace(1)* %206 to { i64, i64 }*, !dbg !153
	%208 = icmp uge i64 0, %205, !dbg !152
	%209 = icmp eq { i64, i64 } addrspace(1)* %206, null, !dbg !153
	%210 = or i1 %208, %209, !dbg !153
	br i1 %210, label %b35_fail1, label %b35_ok1, !dbg !153, !prof !55

b35_ok1:
	%211 = bitcast { i64, i64 }* %207 to i8*, !dbg !153
	call void @gpuc_put_line_thread(i8* %211, i64 %195, i32 %80, i32 %74), !dbg !153
	br i1 %203, label %b36, label %b37, !dbg !158

b36:
	%212 = addrspacecast { i64, i64 } addrspace(1)* %206 to { i64, i64 }*, !dbg !159
	%213 = bitcast { i64, i64 }* %212 to i8*, !dbg !159
	%214 = call i64 @gpuc_wait_line_thread(i8* %213, i32 %80, i32 1, i8* %ctrl, i32 20), !dbg !159
	%215 = add i64 %214, 1, !dbg !161
	store i64 %215, i64 addrspace(1)* %191, align 8, !dbg !162
	%216 = add i64 %186, %40, !dbg !163
	br label %b33, !dbg !163

b37:
	br label %fail, !dbg !158

b38:
	br label %fail, !dbg !151

b39:
	%217 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !36
	%218 = bitcast i64* %217 to i8*, !dbg !36
	call void @gpuc_signal_op_thread(i8* %218, i64 1, i32 10, i32 %71), !dbg !36
	%219 = add i64 %78, 1, !dbg !36
	%220 = icmp slt i64 %219, %p5, !dbg !36
	br i1 %220, label %b4, label %b172, !dbg !36

b40:
	br label %fail, !dbg !74

b41:
	br label %fail, !dbg !35

b42:
	%221 = icmp eq i64 %p0, 1, !dbg !164
	br i1 %221, label %b43, label %b85, !dbg !164

b43:
	%222 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !165, !range !25
	%223 = sext i32 %222 to i64, !dbg !165
	%224 = icmp eq i64 %223, 0, !dbg !166
	br i1 %224, label %b44, label %b172, !dbg !166

b44:
	%225 = sext i32 %6 to i64, !dbg !169
	%226 = sext i32 %7 to i64, !dbg !170
	%227 = trunc i64 %225 to i32, !dbg !171
	%228 = add i32 %227, 1, !dbg !171
	%229 = zext i32 %228 to i64, !dbg !171
	%230 = trunc i64 %226 to i32, !dbg !172
	%231 = urem i32 %228, %230, !dbg !172
	%232 = zext i32 %231 to i64, !dbg !172
	%233 = trunc i64 %225 to i32, !dbg !173
	%234 = trunc i64 %226 to i32, !dbg !173
	%235 = add i32 %233, %234, !dbg !173
	%236 = zext i32 %235 to i64, !dbg !173
	%237 = sub i32 %235, 1, !dbg !174
	%238 = zext i32 %237 to i64, !dbg !174
	%239 = trunc i64 %226 to i32, !dbg !175
	%240 = urem i32 %237, %239, !dbg !175
	%241 = zext i32 %240 to i64, !dbg !175
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !176, !range !21
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !176, !range !21
	%244 = mul i32 %242, %243, !dbg !176
	%245 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !176, !range !22
	%246 = mul i32 %244, %245, !dbg !176
	%247 = sext i32 %246 to i64, !dbg !176
	%248 = icmp slt i64 %247, %p9, !dbg !177
	%249 = select i1 %248, i64 %247, i64 %p9, !dbg !177
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !178, !range !27
	%251 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !178, !range !27
	%252 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !178, !range !28
	%253 = mul i32 %243, %252, !dbg !178
	%254 = add i32 %251, %253, !dbg !178
	%255 = mul i32 %242, %254, !dbg !178
	%256 = add i32 %250, %255, !dbg !178
	%257 = sext i32 %256 to i64, !dbg !178
	%258 = icmp sge i64 %257, %249, !dbg !179
	br i1 %258, label %b172, label %b45, !dbg !179

b45:
	%259 = icmp slt i64 0, %p5, !dbg !180
	br i1 %259, label %b46, label %b172, !dbg !180

b46:
	%260 = icmp eq i64 %p2, 0, !dbg !184
	%261 = trunc i64 %241 to i32, !dbg !185
	%262 = add i64 %p9, 1, !dbg !187
	%263 = trunc i64 %257 to i32, !dbg !188
	%264 = mul i32 %263, 2, !dbg !188
	%265 = zext i32 %264 to i64, !dbg !188
	%266 = trunc i64 %232 to i32, !dbg !189
	%267 = trunc i64 %247 to i32, !dbg !190
	%268 = mul i32 %267, 2, !dbg !190
	%269 = zext i32 %268 to i64, !dbg !190
	%270 = add i64 %p7, 1, !dbg !194
	%271 = mul i64 %p11, 2, !dbg !196
	br label %b47, !dbg !180

b47:
	%272 = phi i64 [ %404, %b82 ], [ 0, %b46 ], !dbg !180
	%273 = trunc i64 %272 to i32, !dbg !198
	%274 = add i32 %p4, %273, !dbg !199
	%275 = mul i64 %249, %272, !dbg !201
	%276 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !197
	%277 = icmp eq i64 addrspace(1)* %1, null, !dbg !197
	br i1 %277, label %b47_fail1, label %b47_ok1, !dbg !197, !prof !55

b47_ok1:
	%278 = bitcast i64* %276 to i8*, !dbg !197
	%279 = call i64 @gpuc_signal_wait_until_thread(i8* %278, i32 5, i64 %275, i32 1, i8* %ctrl, i32 1), !dbg !197
	%280 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !184
	%281 = ptrtoint i64* %280 to i64, !dbg !184
	%282 = and i64 %281, 15, !dbg !184
	%283 = icmp eq i64 %282, 0, !dbg !184
	%284 = or i1 %283, %260, !dbg !184
	br i1 %284, label %b48, label %b84, !dbg !184

b48:
	%285 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !184
	%286 = ashr i64 %p2, 1, !dbg !184
	%287 = sdiv i64 %262, 2, !dbg !202
	%288 = icmp ugt i64 %287, %286, !dbg !203
	br i1 %288, label %b48_fail1, label %b48_ok1, !dbg !203, !prof !55

b48_ok1:
	br label %b49, !dbg !188

b49:
	%289 = phi i64 [ %265, %b48_ok1 ], [ %309, %b52 ], !dbg !204
	%290 = icmp slt i64 %289, %p9, !dbg !205
	br i1 %290, label %b50, label %b53, !dbg !205

b50:
	%291 = sdiv i64 %289, 2, !dbg !206
	%292 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %285, i64 %291, !dbg !207
	%293 = getelementptr inbounds float, float addrspace(1)* %3, i64 %289, !dbg !209
	%294 = icmp uge i64 %291, %287, !dbg !207
	br i1 %294, label %b50_fail1, label %b50_ok1, !dbg !207, !prof !55

b50_ok1:
	%295 = load float, float addrspace(1)* %293, align 4, !dbg !209
	%296 = bitcast float %295 to i32, !dbg !210
	%297 = zext i32 %296 to i64, !dbg !210
	%298 = add i64 %289, 1, !dbg !211
	%299 = icmp slt i64 %298, %p9, !dbg !212
	br i1 %299, label %b51, label %b52, !dbg !212

b51:
	%300 = getelementptr inbounds float, float addrspace(1)* %3, i64 %298, !dbg !213
	%301 = load float, float addrspace(1)* %300, align 4, !dbg !213
	%302 = bitcast float %301 to i32, !dbg !214
	%303 = zext i32 %302 to i64, !dbg !214
	%304 = shl i64 %303, 32, !dbg !215
	%305 = or i64 %297, %304, !dbg !216
	br label %b52, !dbg !216

b52:
	%306 = phi i64 [ %297, %b50_ok1 ], [ %305, %b51 ], !dbg !217
	%307 = addrspacecast { i64, i64 } addrspace(1)* %292 to { i64, i64 }*, !dbg !189
	%308 = bitcast { i64, i64 }* %307 to i8*, !dbg !189
	call void @gpuc_put_line_thread(i8* %308, i64 %306, i32 %274, i32 %266), !dbg !189
	%309 = add i64 %289, %269, !dbg !218
	br label %b49, !dbg !218

b53:
	br i1 %284, label %b54, label %b83, !dbg !219

b54:
	%310 = sdiv i64 %270, 2, !dbg !220
	%311 = icmp ugt i64 %310, %286, !dbg !221
	br i1 %311, label %b54_fail1, label %b54_ok1, !dbg !221, !prof !55

b54_ok1:
	br label %b55, !dbg !222

b55:
	%312 = phi i64 [ %265, %b54_ok1 ], [ %329, %b58 ], !dbg !223
	%313 = icmp slt i64 %312, %p7, !dbg !224
	br i1 %313, label %b56, label %b59, !dbg !224

b56:
	%314 = sdiv i64 %312, 2, !dbg !225
	%315 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %285, i64 %314, !dbg !226
	%316 = addrspacecast { i64, i64 } addrspace(1)* %315 to { i64, i64 }*, !dbg !227
	%317 = icmp uge i64 %314, %310, !dbg !226
	br i1 %317, label %b56_fail1, label %b56_ok1, !dbg !226, !prof !55

b56_ok1:
	%318 = bitcast { i64, i64 }* %316 to i8*, !dbg !227
	%319 = call i64 @gpuc_wait_line_thread(i8* %318, i32 %274, i32 1, i8* %ctrl, i32 9), !dbg !227
	%320 = trunc i64 %319 to i32, !dbg !229
	%321 = bitcast i32 %320 to float, !dbg !229
	%322 = lshr i64 %319, 32, !dbg !230
	%323 = trunc i64 %322 to i32, !dbg !231
	%324 = bitcast i32 %323 to float, !dbg !231
	%325 = getelementptr inbounds float, float addrspace(1)* %2, i64 %312, !dbg !233
	store float %321, float addrspace(1)* %325, align 4, !dbg !233
	%326 = add i64 %312, 1, !dbg !234
	%327 = icmp slt i64 %326, %p7, !dbg !235
	br i1 %327, label %b57, label %b58, !dbg !235

b57:
	%328 = getelementptr inbounds float, float addrspace(1)* %2, i64 %326, !dbg !236
	store float %324, float addrspace(1)* %328, align 4, !dbg !236
	br label %b58, !dbg !236

b58:
	%329 = add i64 %312, %269, !dbg !237
	br label %b55, !dbg !237

b59:
	%330 = mul i64 %p7, -1, !dbg !238
	%331 = add i64 %330, %p9, !dbg !238
	%332 = icmp sge i64 %331, 0, !dbg !238
	br i1 %332, label %b60, label %b64_cold, !dbg !238, !prof !96

b60:
	%333 = phi i64 [ %345, %b63 ], [ %265, %b59 ], !dbg !238
	%334 = icmp slt i64 %333, %p7, !dbg !239
	br i1 %334, label %b61, label %b68, !dbg !239

b61:
	%335 = getelementptr inbounds float, float addrspace(1)* %2, i64 %333, !dbg !240
	%336 = load float, float addrspace(1)* %335, align 4, !dbg !240
	%337 = fadd float %336, 1.000000e+00, !dbg !241
	%338 = getelementptr inbounds float, float addrspace(1)* %3, i64 %333, !dbg !242
	store float %337, float addrspace(1)* %338, align 4, !dbg !242
	%339 = add i64 %333, 1, !dbg !243
	%340 = icmp slt i64 %339, %p7, !dbg !244
	br i1 %340, label %b62, label %b63, !dbg !244

b62:
	%341 = getelementptr inbounds float, float addrspace(1)* %2, i64 %339, !dbg !245
	%342 = load float, float addrspace(1)* %341, align 4, !dbg !245
	%343 = fadd float %342, 1.000000e+00, !dbg !246
	%344 = getelementptr inbounds float, float addrspace(1)* %3, i64 %339, !dbg !247
	store float %343, float addrspace(1)* %344, align 4, !dbg !247
	br label %b63, !dbg !247

b63:
	%345 = add i64 %333, %269, !dbg !248
	br label %b60, !dbg !248

b68:
	%346 = mul i64 %287, 2, !dbg !252
	br label %b69, !dbg !253

b69:
	%347 = phi i64 [ %371, %b72 ], [ %257, %b68 ], !dbg !253
	%348 = icmp slt i64 %347, %p11, !dbg !254
	br i1 %348, label %b70, label %b75, !dbg !254

b70:
	%349 = mul i64 %347, 2, !dbg !256
	%350 = add i64 %346, %349, !dbg !257
	%351 = add i64 %350, 2, !dbg !260
	%352 = getelementptr inbounds double, double addrspace(1)* %4, i64 %347, !dbg !262
	%353 = icmp ugt i64 %351, %p2, !dbg !261
	br i1 %353, label %b70_fail1, label %b70_ok1, !dbg !261, !prof !55

b70_ok1:
	%354 = load double, double addrspace(1)* %352, align 8, !dbg !262
	%355 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %350, !dbg !261
	%356 = addrspacecast i64 addrspace(1)* %355 to i64*, !dbg !263
	%357 = ptrtoint i64* %356 to i64, !dbg !263
	%358 = and i64 %357, 15, !dbg !263
	%359 = icmp eq i64 %358, 0, !dbg !263
	br i1 %359, label %b71, label %b74, !dbg !263

b71:
	%360 = bitcast i64 addrspace(1)* %355 to { i64, i64 } addrspace(1)*, !dbg !263
	%361 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %360, i64 0, !dbg !264
	%362 = bitcast double %354 to i64, !dbg !266
	%363 = addrspacecast { i64, i64 } addrspace(1)* %361 to { i64, i64 }*, !dbg !265
	%364 = icmp eq { i64, i64 } addrspace(1)* %361, null, !dbg !265
	br i1 %364, label %b71_fail1, label %b71_ok1, !dbg !265, !prof !55

b71_ok1:
	%365 = bitcast { i64, i64 }* %363 to i8*, !dbg !265
	call void @gpuc_put_line_thread(i8* %365, i64 %362, i32 %274, i32 %266), !dbg !265
	br i1 %359, label %b72, label %b73, !dbg !269

b72:
	%366 = addrspacecast { i64, i64 } addrspace(1)* %361 to { i64, i64 }*, !dbg !270
	%367 = bitcast { i64, i64 }* %366 to i8*, !dbg !270
	%368 = call i64 @gpuc_wait_line_thread(i8* %367, i32 %274, i32 1, i8* %ctrl, i32 20), !dbg !270
	%369 = bitcast i64 %368 to double, !dbg !271
	%370 = fadd double %369, 1.000000e+00, !dbg !272
	store double %370, double addrspace(1)* %352, align 8, !dbg !273
	%371 = add i64 %347, %247, !dbg !274
	br label %b69, !dbg !274

b73:
	br label %fail, !dbg !269

b74:
	br label %fail, !dbg !263

b75:
	%372 = add i64 %346, %271, !dbg !275
	br label %b76, !dbg !276

b76:
	%373 = phi i64 [ %401, %b79 ], [ %257, %b75 ], !dbg !276
	%374 = icmp slt i64 %373, %p13, !dbg !277
	br i1 %374, label %b77, label %b82, !dbg !277

b77:
	%375 = mul i64 %373, 2, !dbg !279
	%376 = add i64 %372, %375, !dbg !280
	%377 = add i64 %376, 2, !dbg !283
	%378 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %373, !dbg !285
	%379 = icmp ugt i64 %377, %p2, !dbg !284
	br i1 %379, label %b77_fail1, label %b77_ok1, !dbg !284, !prof !55

b77_ok1:
	%380 = load i64, i64 addrspace(1)* %378, align 8, !dbg !285
	%381 = sub i64 %377, %376, !dbg !284
	%382 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %376, !dbg !284
	%383 = addrspacecast i64 addrspace(1)* %382 to i64*, !dbg !286
	%384 = ptrtoint i64* %383 to i64, !dbg !286
	%385 = and i64 %384, 15, !dbg !286
	%386 = icmp eq i64 %385, 0, !dbg !286
	%387 = icmp eq i64 %381, 0, !dbg !286
	%388 = or i1 %386, %387, !dbg !286
	br i1 %388, label %b78, label %b81, !dbg !286

b78:
	%389 = bitcast i64 addrspace(1)* %382 to { i64, i64 } addrspace(1)*, !dbg !286
	%390 = ashr i64 %381, 1, !dbg !286
	%391 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %389, i64 0, !dbg !287
	%392 = addrspacecast { i64, i64 } addrspace(1)* %391 to { i64, i64 }*, !dbg !288
	%393 = icmp uge i64 0, %390, !dbg !287
	%394 = icmp eq { i64, i64 } addrspace(1)* %391, null, !dbg !288
	%395 = or i1 %393, %394, !dbg !288
	br i1 %395, label %b78_fail1, label %b78_ok1, !dbg !288, !prof !55

b78_ok1:
	%396 = bitcast { i64, i64 }* %392 to i8*, !dbg !288
	call void @gpuc_put_line_thread(i8* %396, i64 %380, i32 %274, i32 %266), !dbg !288
	br i1 %388, label %b79, label %b80, !dbg !292

b79:
	%397 = addrspacecast { i64, i64 } addrspace(1)* %391 to { i64, i64 }*, !dbg !293
	%398 = bitcast { i64, i64 }* %397 to i8*, !dbg !293
	%399 = call i64 @gpuc_wait_line_thread(i8* %398, i32 %274, i32 1, i8* %ctrl, i32 20), !dbg !293
	%400 = add i64 %399, 1, !dbg !295
	store i64 %400, i64 addrspace(1)* %378, align 8, !dbg !296
	%401 = add i64 %373, %247, !dbg !297
	br label %b76, !dbg !297

b80:
	br label %fail, !dbg !292

b81:
	br label %fail, !dbg !286

b82:
	%402 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !185
	%403 = bitcast i64* %402 to i8*, !dbg !185
	call void @gpuc_signal_op_thread(i8* %403, i64 1, i32 10, i32 %261), !dbg !185
	%404 = add i64 %272, 1, !dbg !185
	%405 = icmp slt i64 %404, %p5, !dbg !185
	br i1 %405, label %b47, label %b172, !dbg !185

b83:
	br label %fail, !dbg !219

b84:
	br label %fail, !dbg !184

b85:
	%406 = icmp eq i64 %p0, 2, !dbg !298
	br i1 %406, label %b86, label %b129, !dbg !298

b86:
	%407 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !299, !range !25
	%408 = sext i32 %407 to i64, !dbg !299
	%409 = icmp eq i64 %408, 0, !dbg !300
	br i1 %409, label %b87, label %b172, !dbg !300

b87:
	%410 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !301, !range !27
	%411 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !301, !range !27
	%412 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !301, !range !28
	%413 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !301, !range !21
	%414 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !301, !range !21
	%415 = mul i32 %414, %412, !dbg !301
	%416 = add i32 %411, %415, !dbg !301
	%417 = mul i32 %413, %416, !dbg !301
	%418 = add i32 %410, %417, !dbg !301
	%419 = sext i32 %418 to i64, !dbg !301
	%420 = trunc i64 %419 to i32, !dbg !302
	%421 = udiv i32 %420, 32, !dbg !302
	%422 = zext i32 %421 to i64, !dbg !302
	%423 = icmp eq i64 %422, 0, !dbg !303
	br i1 %423, label %b88, label %b172, !dbg !303

b88:
	%424 = sext i32 %6 to i64, !dbg !306
	%425 = sext i32 %7 to i64, !dbg !307
	%426 = trunc i64 %424 to i32, !dbg !308
	%427 = add i32 %426, 1, !dbg !308
	%428 = zext i32 %427 to i64, !dbg !308
	%429 = trunc i64 %425 to i32, !dbg !309
	%430 = urem i32 %427, %429, !dbg !309
	%431 = zext i32 %430 to i64, !dbg !309
	%432 = trunc i64 %424 to i32, !dbg !310
	%433 = trunc i64 %425 to i32, !dbg !310
	%434 = add i32 %432, %433, !dbg !310
	%435 = zext i32 %434 to i64, !dbg !310
	%436 = sub i32 %434, 1, !dbg !311
	%437 = zext i32 %436 to i64, !dbg !311
	%438 = trunc i64 %425 to i32, !dbg !312
	%439 = urem i32 %436, %438, !dbg !312
	%440 = zext i32 %439 to i64, !dbg !312
	%441 = and i32 %418, -32, !dbg !313
	%442 = mul i32 %413, %414, !dbg !313
	%443 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !313, !range !22
	%444 = mul i32 %442, %443, !dbg !313
	%445 = sub i32 %444, %441, !dbg !313
	%446 = icmp slt i32 %445, 32, !dbg !313
	%447 = select i1 %446, i32 %445, i32 32, !dbg !313
	%448 = sext i32 %447 to i64, !dbg !313
	%449 = icmp slt i64 %448, %p9, !dbg !314
	%450 = select i1 %449, i64 %448, i64 %p9, !dbg !314
	%451 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !315, !range !316
	%452 = sext i32 %451 to i64, !dbg !315
	%453 = icmp sge i64 %452, %450, !dbg !317
	br i1 %453, label %b172, label %b89, !dbg !317

b89:
	%454 = icmp slt i64 0, %p5, !dbg !318
	br i1 %454, label %b90, label %b172, !dbg !318

b90:
	%455 = icmp eq i64 %p2, 0, !dbg !322
	%456 = trunc i64 %440 to i32, !dbg !323
	%457 = add i64 %p9, 1, !dbg !325
	%458 = trunc i64 %452 to i32, !dbg !326
	%459 = mul i32 %458, 2, !dbg !326
	%460 = zext i32 %459 to i64, !dbg !326
	%461 = trunc i64 %431 to i32, !dbg !327
	%462 = mul i64 %448, 2, !dbg !328
	%463 = add i64 %p7, 1, !dbg !332
	%464 = mul i64 %p11, 2, !dbg !334
	br label %b91, !dbg !318

b91:
	%465 = phi i64 [ %606, %b126 ], [ 0, %b90 ], !dbg !318
	%466 = trunc i64 %465 to i32, !dbg !336
	%467 = add i32 %p4, %466, !dbg !337
	%468 = mul i64 %450, %465, !dbg !339
	%469 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !335
	%470 = icmp eq i64 addrspace(1)* %1, null, !dbg !335
	br i1 %470, label %b91_fail1, label %b91_ok1, !dbg !335, !prof !55

b91_ok1:
	%471 = bitcast i64* %469 to i8*, !dbg !335
	%472 = call i64 @gpuc_signal_wait_until_thread(i8* %471, i32 5, i64 %468, i32 1, i8* %ctrl, i32 1), !dbg !335
	%473 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !322
	%474 = ptrtoint i64* %473 to i64, !dbg !322
	%475 = and i64 %474, 15, !dbg !322
	%476 = icmp eq i64 %475, 0, !dbg !322
	%477 = or i1 %476, %455, !dbg !322
	br i1 %477, label %b92, label %b128, !dbg !322

b92:
	%478 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !322
	%479 = ashr i64 %p2, 1, !dbg !322
	%480 = sdiv i64 %457, 2, !dbg !340
	%481 = icmp ugt i64 %480, %479, !dbg !341
	br i1 %481, label %b92_fail1, label %b92_ok1, !dbg !341, !prof !55

b92_ok1:
	br label %b93, !dbg !326

b93:
	%482 = phi i64 [ %460, %b92_ok1 ], [ %504, %b96 ], !dbg !342
	%483 = icmp slt i64 %482, %p9, !dbg !343
	br i1 %483, label %b94, label %b97, !dbg !343

b94:
	%484 = sdiv i64 %482, 2, !dbg !344
	%485 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %478, i64 %484, !dbg !345
	%486 = getelementptr inbounds float, float addrspace(1)* %3, i64 %482, !dbg !347
	%487 = icmp uge i64 %484, %480, !dbg !345
	%488 = icmp uge i64 %482, %p9, !dbg !347
	%489 = or i1 %487, %488, !dbg !347
	br i1 %489, label %b94_fail1, label %b94_ok1, !dbg !347, !prof !55

b94_ok1:
	%490 = load float, float addrspace(1)* %486, align 4, !dbg !347
	%491 = bitcast float %490 to i32, !dbg !348
	%492 = zext i32 %491 to i64, !dbg !348
	%493 = add i64 %482, 1, !dbg !349
	%494 = icmp slt i64 %493, %p9, !dbg !350
	br i1 %494, label %b95, label %b96, !dbg !350

b95:
	%495 = getelementptr inbounds float, float addrspace(1)* %3, i64 %493, !dbg !351
	%496 = load float, float addrspace(1)* %495, align 4, !dbg !351
	%497 = bitcast float %496 to i32, !dbg !352
	%498 = zext i32 %497 to i64, !dbg !352
	%499 = shl i64 %498, 32, !dbg !353
	%500 = or i64 %492, %499, !dbg !354
	br label %b96, !dbg !354

b96:
	%501 = phi i64 [ %492, %b94_ok1 ], [ %500, %b95 ], !dbg !355
	%502 = addrspacecast { i64, i64 } addrspace(1)* %485 to { i64, i64 }*, !dbg !327
	%503 = bitcast { i64, i64 }* %502 to i8*, !dbg !327
	call void @gpuc_put_line_thread(i8* %503, i64 %501, i32 %467, i32 %461), !dbg !327
	%504 = add i64 %482, %462, !dbg !356
	br label %b93, !dbg !356

b97:
	br i1 %477, label %b98, label %b127, !dbg !357

b98:
	%505 = sdiv i64 %463, 2, !dbg !358
	%506 = icmp ugt i64 %505, %479, !dbg !359
	br i1 %506, label %b98_fail1, label %b98_ok1, !dbg !359, !prof !55

b98_ok1:
	br label %b99, !dbg !360

b99:
	%507 = phi i64 [ %460, %b98_ok1 ], [ %525, %b102 ], !dbg !361
	%508 = icmp slt i64 %507, %p7, !dbg !362
	br i1 %508, label %b100, label %b103, !dbg !362

b100:
	%509 = sdiv i64 %507, 2, !dbg !363
	%510 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %478, i64 %509, !dbg !364
	%511 = addrspacecast { i64, i64 } addrspace(1)* %510 to { i64, i64 }*, !dbg !365
	%512 = icmp uge i64 %509, %505, !dbg !364
	br i1 %512, label %b100_fail1, label %b100_ok1, !dbg !364, !prof !55

b100_ok1:
	%513 = bitcast { i64, i64 }* %511 to i8*, !dbg !365
	%514 = call i64 @gpuc_wait_line_thread(i8* %513, i32 %467, i32 1, i8* %ctrl, i32 9), !dbg !365
	%515 = trunc i64 %514 to i32, !dbg !369
	%516 = bitcast i32 %515 to float, !dbg !369
	%517 = lshr i64 %514, 32, !dbg !370
	%518 = trunc i64 %517 to i32, !dbg !371
	%519 = bitcast i32 %518 to float, !dbg !371
	%520 = getelementptr inbounds float, float addrspace(1)* %2, i64 %507, !dbg !367
	%521 = icmp uge i64 %507, %p7, !dbg !367
	br i1 %521, label %b100_fail2, label %b100_ok2, !dbg !367, !prof !55

b100_ok2:
	store float %516, float addrspace(1)* %520, align 4, !dbg !367
	%522 = add i64 %507, 1, !dbg !372
	%523 = icmp slt i64 %522, %p7, !dbg !373
	br i1 %523, label %b101, label %b102, !dbg !373

b101:
	%524 = getelementptr inbounds float, float addrspace(1)* %2, i64 %522, !dbg !374
	store float %519, float addrspace(1)* %524, align 4, !dbg !374
	br label %b102, !dbg !374

b102:
	%525 = add i64 %507, %462, !dbg !375
	br label %b99, !dbg !375

b103:
	%526 = icmp ule i64 %462, 281474976710655, !dbg !376
	%527 = mul i64 %p7, -1, !dbg !376
	%528 = add i64 %527, %p9, !dbg !376
	%529 = icmp sge i64 %528, 0, !dbg !376
	%530 = and i1 %526, %529, !dbg !376
	br i1 %530, label %b104, label %b108_cold, !dbg !376, !prof !96

b104:
	%531 = phi i64 [ %543, %b107 ], [ %460, %b103 ], !dbg !376
	%532 = icmp slt i64 %531, %p7, !dbg !377
	br i1 %532, label %b105, label %b112, !dbg !377

b105:
	%533 = getelementptr inbounds float, float addrspace(1)* %2, i64 %531, !dbg !378
	%534 = load float, float addrspace(1)* %533, align 4, !dbg !378
	%535 = fadd float %534, 1.000000e+00, !dbg !379
	%536 = getelementptr inbounds float, float addrspace(1)* %3, i64 %531, !dbg !380
	store float %535, float addrspace(1)* %536, align 4, !dbg !380
	%537 = add i64 %531, 1, !dbg !381
	%538 = icmp slt i64 %537, %p7, !dbg !382
	br i1 %538, label %b106, label %b107, !dbg !382

b106:
	%539 = getelementptr inbounds float, float addrspace(1)* %2, i64 %537, !dbg !383
	%540 = load float, float addrspace(1)* %539, align 4, !dbg !383
	%541 = fadd float %540, 1.000000e+00, !dbg !384
	%542 = getelementptr inbounds float, float addrspace(1)* %3, i64 %537, !dbg !385
	store float %541, float addrspace(1)* %542, align 4, !dbg !385
	br label %b107, !dbg !385

b107:
	%543 = add i64 %531, %462, !dbg !386
	br label %b104, !dbg !386

b112:
	%544 = mul i64 %480, 2, !dbg !390
	br label %b113, !dbg !391

b113:
	%545 = phi i64 [ %571, %b116 ], [ %452, %b112 ], !dbg !391
	%546 = icmp slt i64 %545, %p11, !dbg !392
	br i1 %546, label %b114, label %b119, !dbg !392

b114:
	%547 = mul i64 %545, 2, !dbg !394
	%548 = add i64 %544, %547, !dbg !395
	%549 = add i64 %548, 2, !dbg !399
	%550 = getelementptr inbounds double, double addrspace(1)* %4, i64 %545, !dbg !396
	%551 = icmp uge i64 %545, %p11, !dbg !396
	%552 = icmp ugt i64 %549, %p2, !dbg !400
	%553 = or i1 %551, %552, !dbg !400
	br i1 %553, label %b114_fail1, label %b114_ok1, !dbg !400, !prof !55

b114_ok1:
	%554 = load double, double addrspace(1)* %550, align 8, !dbg !396
	%555 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %548, !dbg !400
	%556 = addrspacecast i64 addrspace(1)* %555 to i64*, !dbg !401
	%557 = ptrtoint i64* %556 to i64, !dbg !401
	%558 = and i64 %557, 15, !dbg !401
	%559 = icmp eq i64 %558, 0, !dbg !401
	br i1 %559, label %b115, label %b118, !dbg !401

b115:
	%560 = bitcast i64 addrspace(1)* %555 to { i64, i64 } addrspace(1)*, !dbg !401
	%561 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %560, i64 0, !dbg !402
	%562 = bitcast double %554 to i64, !dbg !404
	%563 = addrspacecast { i64, i64 } addrspace(1)* %561 to { i64, i64 }*, !dbg !403
	%564 = icmp eq { i64, i64 } addrspace(1)* %561, null, !dbg !403
	br i1 %564, label %b115_fail1, label %b115_ok1, !dbg !403, !prof !55

b115_ok1:
	%565 = bitcast { i64, i64 }* %563 to i8*, !dbg !403
	call void @gpuc_put_line_thread(i8* %565, i64 %562, i32 %467, i32 %461), !dbg !403
	br i1 %559, label %b116, label %b117, !dbg !407

b116:
	%566 = addrspacecast { i64, i64 } addrspace(1)* %561 to { i64, i64 }*, !dbg !408
	%567 = bitcast { i64, i64 }* %566 to i8*, !dbg !408
	%568 = call i64 @gpuc_wait_line_thread(i8* %567, i32 %467, i32 1, i8* %ctrl, i32 20), !dbg !408
	%569 = bitcast i64 %568 to double, !dbg !409
	%570 = fadd double %569, 1.000000e+00, !dbg !410
	store double %570, double addrspace(1)* %550, align 8, !dbg !411
	%571 = add i64 %545, %448, !dbg !412
	br label %b113, !dbg !412

b117:
	br label %fail, !dbg !407

b118:
	br label %fail, !dbg !401

b119:
	%572 = add i64 %544, %464, !dbg !413
	br label %b120, !dbg !414

b120:
	%573 = phi i64 [ %603, %b123 ], [ %452, %b119 ], !dbg !414
	%574 = icmp slt i64 %573, %p13, !dbg !415
	br i1 %574, label %b121, label %b126, !dbg !415

b121:
	%575 = mul i64 %573, 2, !dbg !417
	%576 = add i64 %572, %575, !dbg !418
	%577 = add i64 %576, 2, !dbg !422
	%578 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %573, !dbg !419
	%579 = icmp uge i64 %573, %p13, !dbg !419
	%580 = icmp ugt i64 %577, %p2, !dbg !423
	%581 = or i1 %579, %580, !dbg !423
	br i1 %581, label %b121_fail1, label %b121_ok1, !dbg !423, !prof !55

b121_ok1:
	%582 = load i64, i64 addrspace(1)* %578, align 8, !dbg !419
	%583 = sub i64 %577, %576, !dbg !423
	%584 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %576, !dbg !423
	%585 = addrspacecast i64 addrspace(1)* %584 to i64*, !dbg !424
	%586 = ptrtoint i64* %585 to i64, !dbg !424
	%587 = and i64 %586, 15, !dbg !424
	%588 = icmp eq i64 %587, 0, !dbg !424
	%589 = icmp eq i64 %583, 0, !dbg !424
	%590 = or i1 %588, %589, !dbg !424
	br i1 %590, label %b122, label %b125, !dbg !424

b122:
	%591 = bitcast i64 addrspace(1)* %584 to { i64, i64 } addrspace(1)*, !dbg !424
	%592 = ashr i64 %583, 1, !dbg !424
	%593 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %591, i64 0, !dbg !425
	%594 = addrspacecast { i64, i64 } addrspace(1)* %593 to { i64, i64 }*, !dbg !426
	%595 = icmp uge i64 0, %592, !dbg !425
	%596 = icmp eq { i64, i64 } addrspace(1)* %593, null, !dbg !426
	%597 = or i1 %595, %596, !dbg !426
	br i1 %597, label %b122_fail1, label %b122_ok1, !dbg !426, !prof !55

b122_ok1:
	%598 = bitcast { i64, i64 }* %594 to i8*, !dbg !426
	call void @gpuc_put_line_thread(i8* %598, i64 %582, i32 %467, i32 %461), !dbg !426
	br i1 %590, label %b123, label %b124, !dbg !430

b123:
	%599 = addrspacecast { i64, i64 } addrspace(1)* %593 to { i64, i64 }*, !dbg !431
	%600 = bitcast { i64, i64 }* %599 to i8*, !dbg !431
	%601 = call i64 @gpuc_wait_line_thread(i8* %600, i32 %467, i32 1, i8* %ctrl, i32 20), !dbg !431
	%602 = add i64 %601, 1, !dbg !433
	store i64 %602, i64 addrspace(1)* %578, align 8, !dbg !434
	%603 = add i64 %573, %448, !dbg !435
	br label %b120, !dbg !435

b124:
	br label %fail, !dbg !430

b125:
	br label %fail, !dbg !424

b126:
	%604 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !323
	%605 = bitcast i64* %604 to i8*, !dbg !323
	call void @gpuc_signal_op_thread(i8* %605, i64 1, i32 10, i32 %456), !dbg !323
	%606 = add i64 %465, 1, !dbg !323
	%607 = icmp slt i64 %606, %p5, !dbg !323
	br i1 %607, label %b91, label %b172, !dbg !323

b127:
	br label %fail, !dbg !357

b128:
	br label %fail, !dbg !322

b129:
	%608 = icmp eq i64 %p0, 3, !dbg !436
	br i1 %608, label %b130, label %b172, !dbg !436

b130:
	%609 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !437, !range !25
	%610 = sext i32 %609 to i64, !dbg !437
	%611 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !437, !range !26
	%612 = sext i32 %611 to i64, !dbg !437
	%613 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !437, !range !26
	%614 = sext i32 %613 to i64, !dbg !437
	%615 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !437, !range !19
	%616 = sext i32 %615 to i64, !dbg !437
	%617 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !437, !range !20
	%618 = sext i32 %617 to i64, !dbg !437
	%619 = trunc i64 %618 to i32, !dbg !437
	%620 = trunc i64 %614 to i32, !dbg !437
	%621 = mul i32 %619, %620, !dbg !437
	%622 = zext i32 %621 to i64, !dbg !437
	%623 = trunc i64 %612 to i32, !dbg !437
	%624 = add i32 %623, %621, !dbg !437
	%625 = zext i32 %624 to i64, !dbg !437
	%626 = mul i64 %616, %625, !dbg !437
	%627 = add i64 %610, %626, !dbg !437
	%628 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !437, !range !21
	%629 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !437, !range !21
	%630 = mul i32 %628, %629, !dbg !437
	%631 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !437, !range !22
	%632 = mul i32 %630, %631, !dbg !437
	%633 = sext i32 %632 to i64, !dbg !437
	%634 = mul i64 %627, %633, !dbg !437
	%635 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !437, !range !27
	%636 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !437, !range !27
	%637 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !437, !range !28
	%638 = mul i32 %629, %637, !dbg !437
	%639 = add i32 %636, %638, !dbg !437
	%640 = mul i32 %628, %639, !dbg !437
	%641 = add i32 %635, %640, !dbg !437
	%642 = sext i32 %641 to i64, !dbg !437
	%643 = add i64 %634, %642, !dbg !437
	%644 = icmp eq i64 %643, 0, !dbg !438
	br i1 %644, label %b131, label %b172, !dbg !438

b131:
	%645 = sext i32 %6 to i64, !dbg !441
	%646 = sext i32 %7 to i64, !dbg !442
	%647 = trunc i64 %645 to i32, !dbg !443
	%648 = add i32 %647, 1, !dbg !443
	%649 = zext i32 %648 to i64, !dbg !443
	%650 = trunc i64 %646 to i32, !dbg !444
	%651 = urem i32 %648, %650, !dbg !444
	%652 = zext i32 %651 to i64, !dbg !444
	%653 = trunc i64 %645 to i32, !dbg !445
	%654 = trunc i64 %646 to i32, !dbg !445
	%655 = add i32 %653, %654, !dbg !445
	%656 = zext i32 %655 to i64, !dbg !445
	%657 = sub i32 %655, 1, !dbg !446
	%658 = zext i32 %657 to i64, !dbg !446
	%659 = trunc i64 %646 to i32, !dbg !447
	%660 = urem i32 %657, %659, !dbg !447
	%661 = zext i32 %660 to i64, !dbg !447
	%662 = icmp slt i64 1, %p9, !dbg !448
	%663 = select i1 %662, i64 1, i64 %p9, !dbg !448
	%664 = icmp sge i64 0, %663, !dbg !449
	br i1 %664, label %b172, label %b132, !dbg !449

b132:
	%665 = icmp slt i64 0, %p5, !dbg !450
	br i1 %665, label %b133, label %b172, !dbg !450

b133:
	%666 = icmp eq i64 %p2, 0, !dbg !454
	%667 = trunc i64 %661 to i32, !dbg !455
	%668 = add i64 %p9, 1, !dbg !457
	%669 = trunc i64 %652 to i32, !dbg !458
	%670 = add i64 %p7, 1, !dbg !462
	%671 = mul i64 %p11, 2, !dbg !464
	br label %b134, !dbg !450

b134:
	%672 = phi i64 [ %804, %b169 ], [ 0, %b133 ], !dbg !450
	%673 = trunc i64 %672 to i32, !dbg !466
	%674 = add i32 %p4, %673, !dbg !467
	%675 = mul i64 %663, %672, !dbg !469
	%676 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !465
	%677 = icmp eq i64 addrspace(1)* %1, null, !dbg !465
	br i1 %677, label %b134_fail1, label %b134_ok1, !dbg !465, !prof !55

b134_ok1:
	%678 = bitcast i64* %676 to i8*, !dbg !465
	%679 = call i64 @gpuc_signal_wait_until_thread(i8* %678, i32 5, i64 %675, i32 1, i8* %ctrl, i32 1), !dbg !465
	%680 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !454
	%681 = ptrtoint i64* %680 to i64, !dbg !454
	%682 = and i64 %681, 15, !dbg !454
	%683 = icmp eq i64 %682, 0, !dbg !454
	%684 = or i1 %683, %666, !dbg !454
	br i1 %684, label %b135, label %b171, !dbg !454

b135:
	%685 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !454
	%686 = ashr i64 %p2, 1, !dbg !454
	%687 = sdiv i64 %668, 2, !dbg !470
	%688 = icmp ugt i64 %687, %686, !dbg !471
	br i1 %688, label %b135_fail1, label %b135_ok1, !dbg !471, !prof !55

b135_ok1:
	br label %b136, !dbg !472

b136:
	%689 = phi i64 [ 0, %b135_ok1 ], [ %709, %b139 ], !dbg !473
	%690 = icmp slt i64 %689, %p9, !dbg !474
	br i1 %690, label %b137, label %b140, !dbg !474

b137:
	%691 = sdiv i64 %689, 2, !dbg !475
	%692 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %685, i64 %691, !dbg !476
	%693 = getelementptr inbounds float, float addrspace(1)* %3, i64 %689, !dbg !478
	%694 = icmp uge i64 %691, %687, !dbg !476
	br i1 %694, label %b137_fail1, label %b137_ok1, !dbg !476, !prof !55

b137_ok1:
	%695 = load float, float addrspace(1)* %693, align 4, !dbg !478
	%696 = bitcast float %695 to i32, !dbg !479
	%697 = zext i32 %696 to i64, !dbg !479
	%698 = add i64 %689, 1, !dbg !480
	%699 = icmp slt i64 %698, %p9, !dbg !481
	br i1 %699, label %b138, label %b139, !dbg !481

b138:
	%700 = getelementptr inbounds float, float addrspace(1)* %3, i64 %698, !dbg !482
	%701 = load float, float addrspace(1)* %700, align 4, !dbg !482
	%702 = bitcast float %701 to i32, !dbg !483
	%703 = zext i32 %702 to i64, !dbg !483
	%704 = shl i64 %703, 32, !dbg !484
	%705 = or i64 %697, %704, !dbg !485
	br label %b139, !dbg !485

b139:
	%706 = phi i64 [ %697, %b137_ok1 ], [ %705, %b138 ], !dbg !486
	%707 = addrspacecast { i64, i64 } addrspace(1)* %692 to { i64, i64 }*, !dbg !458
	%708 = bitcast { i64, i64 }* %707 to i8*, !dbg !458
	call void @gpuc_put_line_thread(i8* %708, i64 %706, i32 %674, i32 %669), !dbg !458
	%709 = add i64 %689, 2, !dbg !487
	br label %b136, !dbg !487

b140:
	br i1 %684, label %b141, label %b170, !dbg !488

b141:
	%710 = sdiv i64 %670, 2, !dbg !489
	%711 = icmp ugt i64 %710, %686, !dbg !490
	br i1 %711, label %b141_fail1, label %b141_ok1, !dbg !490, !prof !55

b141_ok1:
	br label %b142, !dbg !491

b142:
	%712 = phi i64 [ 0, %b141_ok1 ], [ %729, %b145 ], !dbg !492
	%713 = icmp slt i64 %712, %p7, !dbg !493
	br i1 %713, label %b143, label %b146, !dbg !493

b143:
	%714 = sdiv i64 %712, 2, !dbg !494
	%715 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %685, i64 %714, !dbg !495
	%716 = addrspacecast { i64, i64 } addrspace(1)* %715 to { i64, i64 }*, !dbg !496
	%717 = icmp uge i64 %714, %710, !dbg !495
	br i1 %717, label %b143_fail1, label %b143_ok1, !dbg !495, !prof !55

b143_ok1:
	%718 = bitcast { i64, i64 }* %716 to i8*, !dbg !496
	%719 = call i64 @gpuc_wait_line_thread(i8* %718, i32 %674, i32 1, i8* %ctrl, i32 9), !dbg !496
	%720 = trunc i64 %719 to i32, !dbg !498
	%721 = bitcast i32 %720 to float, !dbg !498
	%722 = lshr i64 %719, 32, !dbg !499
	%723 = trunc i64 %722 to i32, !dbg !500
	%724 = bitcast i32 %723 to float, !dbg !500
	%725 = getelementptr inbounds float, float addrspace(1)* %2, i64 %712, !dbg !502
	store float %721, float addrspace(1)* %725, align 4, !dbg !502
	%726 = add i64 %712, 1, !dbg !503
	%727 = icmp slt i64 %726, %p7, !dbg !504
	br i1 %727, label %b144, label %b145, !dbg !504

b144:
	%728 = getelementptr inbounds float, float addrspace(1)* %2, i64 %726, !dbg !505
	store float %724, float addrspace(1)* %728, align 4, !dbg !505
	br label %b145, !dbg !505

b145:
	%729 = add i64 %712, 2, !dbg !506
	br label %b142, !dbg !506

b146:
	%730 = mul i64 %p7, -1, !dbg !507
	%731 = add i64 %730, %p9, !dbg !507
	%732 = icmp sge i64 %731, 0, !dbg !507
	br i1 %732, label %b147, label %b151_cold, !dbg !507, !prof !96

b147:
	%733 = phi i64 [ %745, %b150 ], [ 0, %b146 ], !dbg !507
	%734 = icmp slt i64 %733, %p7, !dbg !508
	br i1 %734, label %b148, label %b155, !dbg !508

b148:
	%735 = getelementptr inbounds float, float addrspace(1)* %2, i64 %733, !dbg !509
	%736 = load float, float addrspace(1)* %735, align 4, !dbg !509
	%737 = fadd float %736, 1.000000e+00, !dbg !510
	%738 = getelementptr inbounds float, float addrspace(1)* %3, i64 %733, !dbg !511
	store float %737, float addrspace(1)* %738, align 4, !dbg !511
	%739 = add i64 %733, 1, !dbg !512
	%740 = icmp slt i64 %739, %p7, !dbg !513
	br i1 %740, label %b149, label %b150, !dbg !513

b149:
	%741 = getelementptr inbounds float, float addrspace(1)* %2, i64 %739, !dbg !514
	%742 = load float, float addrspace(1)* %741, align 4, !dbg !514
	%743 = fadd float %742, 1.000000e+00, !dbg !515
	%744 = getelementptr inbounds float, float addrspace(1)* %3, i64 %739, !dbg !516
	store float %743, float addrspace(1)* %744, align 4, !dbg !516
	br label %b150, !dbg !516

b150:
	%745 = add i64 %733, 2, !dbg !517
	br label %b147, !dbg !517

b155:
	%746 = mul i64 %687, 2, !dbg !521
	br label %b156, !dbg !522

b156:
	%747 = phi i64 [ %771, %b159 ], [ 0, %b155 ], !dbg !522
	%748 = icmp slt i64 %747, %p11, !dbg !523
	br i1 %748, label %b157, label %b162, !dbg !523

b157:
	%749 = mul i64 %747, 2, !dbg !525
	%750 = add i64 %746, %749, !dbg !526
	%751 = add i64 %750, 2, !dbg !529
	%752 = getelementptr inbounds double, double addrspace(1)* %4, i64 %747, !dbg !531
	%753 = icmp ugt i64 %751, %p2, !dbg !530
	br i1 %753, label %b157_fail1, label %b157_ok1, !dbg !530, !prof !55

b157_ok1:
	%754 = load double, double addrspace(1)* %752, align 8, !dbg !531
	%755 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %750, !dbg !530
	%756 = addrspacecast i64 addrspace(1)* %755 to i64*, !dbg !532
	%757 = ptrtoint i64* %756 to i64, !dbg !532
	%758 = and i64 %757, 15, !dbg !532
	%759 = icmp eq i64 %758, 0, !dbg !532
	br i1 %759, label %b158, label %b161, !dbg !532

b158:
	%760 = bitcast i64 addrspace(1)* %755 to { i64, i64 } addrspace(1)*, !dbg !532
	%761 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %760, i64 0, !dbg !533
	%762 = bitcast double %754 to i64, !dbg !535
	%763 = addrspacecast { i64, i64 } addrspace(1)* %761 to { i64, i64 }*, !dbg !534
	%764 = icmp eq { i64, i64 } addrspace(1)* %761, null, !dbg !534
	br i1 %764, label %b158_fail1, label %b158_ok1, !dbg !534, !prof !55

b158_ok1:
	%765 = bitcast { i64, i64 }* %763 to i8*, !dbg !534
	call void @gpuc_put_line_thread(i8* %765, i64 %762, i32 %674, i32 %669), !dbg !534
	br i1 %759, label %b159, label %b160, !dbg !538

b159:
	%766 = addrspacecast { i64, i64 } addrspace(1)* %761 to { i64, i64 }*, !dbg !539
	%767 = bitcast { i64, i64 }* %766 to i8*, !dbg !539
	%768 = call i64 @gpuc_wait_line_thread(i8* %767, i32 %674, i32 1, i8* %ctrl, i32 20), !dbg !539
	%769 = bitcast i64 %768 to double, !dbg !540
	%770 = fadd double %769, 1.000000e+00, !dbg !541
	store double %770, double addrspace(1)* %752, align 8, !dbg !542
	%771 = add i64 %747, 1, !dbg !543
	br label %b156, !dbg !543

b160:
	br label %fail, !dbg !538

b161:
	br label %fail, !dbg !532

b162:
	%772 = add i64 %746, %671, !dbg !544
	br label %b163, !dbg !545

b163:
	%773 = phi i64 [ %801, %b166 ], [ 0, %b162 ], !dbg !545
	%774 = icmp slt i64 %773, %p13, !dbg !546
	br i1 %774, label %b164, label %b169, !dbg !546

b164:
	%775 = mul i64 %773, 2, !dbg !548
	%776 = add i64 %772, %775, !dbg !549
	%777 = add i64 %776, 2, !dbg !552
	%778 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %773, !dbg !554
	%779 = icmp ugt i64 %777, %p2, !dbg !553
	br i1 %779, label %b164_fail1, label %b164_ok1, !dbg !553, !prof !55

b164_ok1:
	%780 = load i64, i64 addrspace(1)* %778, align 8, !dbg !554
	%781 = sub i64 %777, %776, !dbg !553
	%782 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %776, !dbg !553
	%783 = addrspacecast i64 addrspace(1)* %782 to i64*, !dbg !555
	%784 = ptrtoint i64* %783 to i64, !dbg !555
	%785 = and i64 %784, 15, !dbg !555
	%786 = icmp eq i64 %785, 0, !dbg !555
	%787 = icmp eq i64 %781, 0, !dbg !555
	%788 = or i1 %786, %787, !dbg !555
	br i1 %788, label %b165, label %b168, !dbg !555

b165:
	%789 = bitcast i64 addrspace(1)* %782 to { i64, i64 } addrspace(1)*, !dbg !555
	%790 = ashr i64 %781, 1, !dbg !555
	%791 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %789, i64 0, !dbg !556
	%792 = addrspacecast { i64, i64 } addrspace(1)* %791 to { i64, i64 }*, !dbg !557
	%793 = icmp uge i64 0, %790, !dbg !556
	%794 = icmp eq { i64, i64 } addrspace(1)* %791, null, !dbg !557
	%795 = or i1 %793, %794, !dbg !557
	br i1 %795, label %b165_fail1, label %b165_ok1, !dbg !557, !prof !55

b165_ok1:
	%796 = bitcast { i64, i64 }* %792 to i8*, !dbg !557
	call void @gpuc_put_line_thread(i8* %796, i64 %780, i32 %674, i32 %669), !dbg !557
	br i1 %788, label %b166, label %b167, !dbg !561

b166:
	%797 = addrspacecast { i64, i64 } addrspace(1)* %791 to { i64, i64 }*, !dbg !562
	%798 = bitcast { i64, i64 }* %797 to i8*, !dbg !562
	%799 = call i64 @gpuc_wait_line_thread(i8* %798, i32 %674, i32 1, i8* %ctrl, i32 20), !dbg !562
	%800 = add i64 %799, 1, !dbg !564
	store i64 %800, i64 addrspace(1)* %778, align 8, !dbg !565
	%801 = add i64 %773, 1, !dbg !566
	br label %b163, !dbg !566

b167:
	br label %fail, !dbg !561

b168:
	br label %fail, !dbg !555

b169:
	%802 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !455
	%803 = bitcast i64* %802 to i8*, !dbg !455
	call void @gpuc_signal_op_thread(i8* %803, i64 1, i32 10, i32 %667), !dbg !455
	%804 = add i64 %672, 1, !dbg !455
	%805 = icmp slt i64 %804, %p5, !dbg !455
	br i1 %805, label %b134, label %b172, !dbg !455

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
	%806 = icmp uge i64 %97, %93, !dbg !61
	br i1 %806, label %b7_fail2, label %b7_ok2, !dbg !61

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
	%807 = phi i64 [ %824, %b24_cold ], [ %73, %b16 ], !dbg !95
	%808 = icmp slt i64 %807, %p7, !dbg !97
	br i1 %808, label %b22_cold, label %b25, !dbg !97

b22_cold:
	%809 = getelementptr inbounds float, float addrspace(1)* %2, i64 %807, !dbg !98
	%810 = icmp uge i64 %807, %p7, !dbg !98
	%811 = icmp uge i64 %807, %p9, !dbg !100
	%812 = or i1 %810, %811, !dbg !100
	br i1 %812, label %b22_cold_fail1, label %b22_cold_ok1, !dbg !100, !prof !55

b22_cold_fail1:
	%813 = icmp uge i64 %807, %p7, !dbg !98
	br i1 %813, label %b22_cold_fail2, label %b22_cold_ok2, !dbg !98

b22_cold_fail2:
	br label %fail, !dbg !98

b22_cold_ok2:
	br label %fail, !dbg !100

b22_cold_ok1:
	%814 = load float, float addrspace(1)* %809, align 4, !dbg !98
	%815 = fadd float %814, 1.000000e+00, !dbg !99
	%816 = getelementptr inbounds float, float addrspace(1)* %3, i64 %807, !dbg !100
	store float %815, float addrspace(1)* %816, align 4, !dbg !100
	%817 = add i64 %807, 1, !dbg !101
	%818 = icmp slt i64 %817, %p7, !dbg !102
	br i1 %818, label %b23_cold, label %b24_cold, !dbg !102

b23_cold:
	%819 = getelementptr inbounds float, float addrspace(1)* %2, i64 %817, !dbg !103
	%820 = icmp uge i64 %817, %p9, !dbg !105
	br i1 %820, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !105, !prof !55

b23_cold_fail1:
	br label %fail, !dbg !105

b23_cold_ok1:
	%821 = load float, float addrspace(1)* %819, align 4, !dbg !103
	%822 = fadd float %821, 1.000000e+00, !dbg !104
	%823 = getelementptr inbounds float, float addrspace(1)* %3, i64 %817, !dbg !105
	store float %822, float addrspace(1)* %823, align 4, !dbg !105
	br label %b24_cold, !dbg !105

b24_cold:
	%824 = add i64 %807, %75, !dbg !106
	br label %b21_cold, !dbg !106, !llvm.loop !108

b27_fail1:
	%825 = icmp uge i64 %158, %p11, !dbg !117
	br i1 %825, label %b27_fail2, label %b27_ok2, !dbg !117

b27_fail2:
	br label %fail, !dbg !117

b27_ok2:
	br label %fail, !dbg !124

b28_fail1:
	br label %fail, !dbg !127

b34_fail1:
	%826 = icmp uge i64 %186, %p13, !dbg !145
	br i1 %826, label %b34_fail2, label %b34_ok2, !dbg !145

b34_fail2:
	br label %fail, !dbg !145

b34_ok2:
	br label %fail, !dbg !150

b35_fail1:
	%827 = icmp uge i64 0, %205, !dbg !152
	br i1 %827, label %b35_fail2, label %b35_ok2, !dbg !152

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
	%828 = phi i64 [ %842, %b67_cold ], [ %265, %b59 ], !dbg !238
	%829 = icmp slt i64 %828, %p7, !dbg !239
	br i1 %829, label %b65_cold, label %b68, !dbg !239

b65_cold:
	%830 = getelementptr inbounds float, float addrspace(1)* %2, i64 %828, !dbg !240
	%831 = icmp uge i64 %828, %p9, !dbg !242
	br i1 %831, label %b65_cold_fail1, label %b65_cold_ok1, !dbg !242, !prof !55

b65_cold_fail1:
	br label %fail, !dbg !242

b65_cold_ok1:
	%832 = load float, float addrspace(1)* %830, align 4, !dbg !240
	%833 = fadd float %832, 1.000000e+00, !dbg !241
	%834 = getelementptr inbounds float, float addrspace(1)* %3, i64 %828, !dbg !242
	store float %833, float addrspace(1)* %834, align 4, !dbg !242
	%835 = add i64 %828, 1, !dbg !243
	%836 = icmp slt i64 %835, %p7, !dbg !244
	br i1 %836, label %b66_cold, label %b67_cold, !dbg !244

b66_cold:
	%837 = getelementptr inbounds float, float addrspace(1)* %2, i64 %835, !dbg !245
	%838 = icmp uge i64 %835, %p9, !dbg !247
	br i1 %838, label %b66_cold_fail1, label %b66_cold_ok1, !dbg !247, !prof !55

b66_cold_fail1:
	br label %fail, !dbg !247

b66_cold_ok1:
	%839 = load float, float addrspace(1)* %837, align 4, !dbg !245
	%840 = fadd float %839, 1.000000e+00, !dbg !246
	%841 = getelementptr inbounds float, float addrspace(1)* %3, i64 %835, !dbg !247
	store float %840, float addrspace(1)* %841, align 4, !dbg !247
	br label %b67_cold, !dbg !247

b67_cold:
	%842 = add i64 %828, %269, !dbg !248
	br label %b64_cold, !dbg !248, !llvm.loop !250

b70_fail1:
	br label %fail, !dbg !261

b71_fail1:
	br label %fail, !dbg !265

b77_fail1:
	br label %fail, !dbg !284

b78_fail1:
	%843 = icmp uge i64 0, %390, !dbg !287
	br i1 %843, label %b78_fail2, label %b78_ok2, !dbg !287

b78_fail2:
	br label %fail, !dbg !287

b78_ok2:
	br label %fail, !dbg !288

b91_fail1:
	br label %fail, !dbg !335

b92_fail1:
	br label %fail, !dbg !341

b94_fail1:
	%844 = icmp uge i64 %484, %480, !dbg !345
	br i1 %844, label %b94_fail2, label %b94_ok2, !dbg !345

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
	%845 = phi i64 [ %862, %b111_cold ], [ %460, %b103 ], !dbg !376
	%846 = icmp slt i64 %845, %p7, !dbg !377
	br i1 %846, label %b109_cold, label %b112, !dbg !377

b109_cold:
	%847 = getelementptr inbounds float, float addrspace(1)* %2, i64 %845, !dbg !378
	%848 = icmp uge i64 %845, %p7, !dbg !378
	%849 = icmp uge i64 %845, %p9, !dbg !380
	%850 = or i1 %848, %849, !dbg !380
	br i1 %850, label %b109_cold_fail1, label %b109_cold_ok1, !dbg !380, !prof !55

b109_cold_fail1:
	%851 = icmp uge i64 %845, %p7, !dbg !378
	br i1 %851, label %b109_cold_fail2, label %b109_cold_ok2, !dbg !378

b109_cold_fail2:
	br label %fail, !dbg !378

b109_cold_ok2:
	br label %fail, !dbg !380

b109_cold_ok1:
	%852 = load float, float addrspace(1)* %847, align 4, !dbg !378
	%853 = fadd float %852, 1.000000e+00, !dbg !379
	%854 = getelementptr inbounds float, float addrspace(1)* %3, i64 %845, !dbg !380
	store float %853, float addrspace(1)* %854, align 4, !dbg !380
	%855 = add i64 %845, 1, !dbg !381
	%856 = icmp slt i64 %855, %p7, !dbg !382
	br i1 %856, label %b110_cold, label %b111_cold, !dbg !382

b110_cold:
	%857 = getelementptr inbounds float, float addrspace(1)* %2, i64 %855, !dbg !383
	%858 = icmp uge i64 %855, %p9, !dbg !385
	br i1 %858, label %b110_cold_fail1, label %b110_cold_ok1, !dbg !385, !prof !55

b110_cold_fail1:
	br label %fail, !dbg !385

b110_cold_ok1:
	%859 = load float, float addrspace(1)* %857, align 4, !dbg !383
	%860 = fadd float %859, 1.000000e+00, !dbg !384
	%861 = getelementptr inbounds float, float addrspace(1)* %3, i64 %855, !dbg !385
	store float %860, float addrspace(1)* %861, align 4, !dbg !385
	br label %b111_cold, !dbg !385

b111_cold:
	%862 = add i64 %845, %462, !dbg !386
	br label %b108_cold, !dbg !386, !llvm.loop !388

b114_fail1:
	%863 = icmp uge i64 %545, %p11, !dbg !396
	br i1 %863, label %b114_fail2, label %b114_ok2, !dbg !396

b114_fail2:
	br label %fail, !dbg !396

b114_ok2:
	br label %fail, !dbg !400

b115_fail1:
	br label %fail, !dbg !403

b121_fail1:
	%864 = icmp uge i64 %573, %p13, !dbg !419
	br i1 %864, label %b121_fail2, label %b121_ok2, !dbg !419

b121_fail2:
	br label %fail, !dbg !419

b121_ok2:
	br label %fail, !dbg !423

b122_fail1:
	%865 = icmp uge i64 0, %592, !dbg !425
	br i1 %865, label %b122_fail2, label %b122_ok2, !dbg !425

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
	%866 = phi i64 [ %880, %b154_cold ], [ 0, %b146 ], !dbg !507
	%867 = icmp slt i64 %866, %p7, !dbg !508
	br i1 %867, label %b152_cold, label %b155, !dbg !508

b152_cold:
	%868 = getelementptr inbounds float, float addrspace(1)* %2, i64 %866, !dbg !509
	%869 = icmp uge i64 %866, %p9, !dbg !511
	br i1 %869, label %b152_cold_fail1, label %b152_cold_ok1, !dbg !511, !prof !55

b152_cold_fail1:
	br label %fail, !dbg !511

b152_cold_ok1:
	%870 = load float, float addrspace(1)* %868, align 4, !dbg !509
	%871 = fadd float %870, 1.000000e+00, !dbg !510
	%872 = getelementptr inbounds float, float addrspace(1)* %3, i64 %866, !dbg !511
	store float %871, float addrspace(1)* %872, align 4, !dbg !511
	%873 = add i64 %866, 1, !dbg !512
	%874 = icmp slt i64 %873, %p7, !dbg !513
	br i1 %874, label %b153_cold, label %b154_cold, !dbg !513

b153_cold:
	%875 = getelementptr inbounds float, float addrspace(1)* %2, i64 %873, !dbg !514
	%876 = icmp uge i64 %873, %p9, !dbg !516
	br i1 %876, label %b153_cold_fail1, label %b153_cold_ok1, !dbg !516, !prof !55

b153_cold_fail1:
	br label %fail, !dbg !516

b153_cold_ok1:
	%877 = load float, float addrspace(1)* %875, align 4, !dbg !514
	%878 = fadd float %877, 1.000000e+00, !dbg !515
	%879 = getelementptr inbounds float, float addrspace(1)* %3, i64 %873, !dbg !516
	store float %878, float addrspace(1)* %879, align 4, !dbg !516
	br label %b154_cold, !dbg !516

b154_cold:
	%880 = add i64 %866, 2, !dbg !517
	br label %b151_cold, !dbg !517, !llvm.loop !519

b157_fail1:
	br label %fail, !dbg !530

b158_fail1:
	br label %fail, !dbg !534

b164_fail1:
	br label %fail, !dbg !553

b165_fail1:
	%881 = icmp uge i64 0, %790, !dbg !556
	br i1 %881, label %b165_fail2, label %b165_ok2, !dbg !556

b165_fail2:
	br label %fail, !dbg !556

b165_ok2:
	br label %fail, !dbg !557

fail:
	%882 = phi i32 [ 0, %b4_fail1 ], [ 3, %b5_fail1 ], [ 4, %b7_fail2 ], [ 5, %b7_ok2 ], [ 7, %b11_fail1 ], [ 8, %b13_fail1 ], [ 10, %b13_fail2 ], [ 11, %b22_cold_fail2 ], [ 11, %b22_cold_ok2 ], [ 12, %b23_cold_fail1 ], [ 13, %b27_fail2 ], [ 14, %b27_ok2 ], [ 17, %b28_fail1 ], [ 15, %b30 ], [ 15, %b31 ], [ 23, %b34_fail2 ], [ 14, %b34_ok2 ], [ 16, %b35_fail2 ], [ 17, %b35_ok2 ], [ 15, %b37 ], [ 15, %b38 ], [ 6, %b40 ], [ 2, %b41 ], [ 0, %b47_fail1 ], [ 3, %b48_fail1 ], [ 4, %b50_fail1 ], [ 7, %b54_fail1 ], [ 8, %b56_fail1 ], [ 11, %b65_cold_fail1 ], [ 12, %b66_cold_fail1 ], [ 14, %b70_fail1 ], [ 17, %b71_fail1 ], [ 15, %b73 ], [ 15, %b74 ], [ 14, %b77_fail1 ], [ 16, %b78_fail2 ], [ 17, %b78_ok2 ], [ 15, %b80 ], [ 15, %b81 ], [ 6, %b83 ], [ 2, %b84 ], [ 0, %b91_fail1 ], [ 3, %b92_fail1 ], [ 4, %b94_fail2 ], [ 5, %b94_ok2 ], [ 7, %b98_fail1 ], [ 8, %b100_fail1 ], [ 10, %b100_fail2 ], [ 11, %b109_cold_fail2 ], [ 11, %b109_cold_ok2 ], [ 12, %b110_cold_fail1 ], [ 13, %b114_fail2 ], [ 14, %b114_ok2 ], [ 17, %b115_fail1 ], [ 15, %b117 ], [ 15, %b118 ], [ 23, %b121_fail2 ], [ 14, %b121_ok2 ], [ 16, %b122_fail2 ], [ 17, %b122_ok2 ], [ 15, %b124 ], [ 15, %b125 ], [ 6, %b127 ], [ 2, %b128 ], [ 0, %b134_fail1 ], [ 3, %b135_fail1 ], [ 4, %b137_fail1 ], [ 7, %b141_fail1 ], [ 8, %b143_fail1 ], [ 11, %b152_cold_fail1 ], [ 12, %b153_cold_fail1 ], [ 14, %b157_fail1 ], [ 17, %b158_fail1 ], [ 15, %b160 ], [ 15, %b161 ], [ 14, %b164_fail1 ], [ 16, %b165_fail2 ], [ 17, %b165_ok2 ], [ 15, %b167 ], [ 15, %b168 ], [ 6, %b170 ], [ 2, %b171 ], !dbg !7
	%883 = phi i64 [ 0, %b4_fail1 ], [ %93, %b5_fail1 ], [ %97, %b7_fail2 ], [ %95, %b7_ok2 ], [ %118, %b11_fail1 ], [ %122, %b13_fail1 ], [ %120, %b13_fail2 ], [ %807, %b22_cold_fail2 ], [ %807, %b22_cold_ok2 ], [ %817, %b23_cold_fail1 ], [ %158, %b27_fail2 ], [ %162, %b27_ok2 ], [ 0, %b28_fail1 ], [ %171, %b30 ], [ %171, %b31 ], [ %186, %b34_fail2 ], [ %190, %b34_ok2 ], [ 0, %b35_fail2 ], [ 0, %b35_ok2 ], [ %200, %b37 ], [ %200, %b38 ], [ %88, %b40 ], [ %88, %b41 ], [ 0, %b47_fail1 ], [ %287, %b48_fail1 ], [ %291, %b50_fail1 ], [ %310, %b54_fail1 ], [ %314, %b56_fail1 ], [ %828, %b65_cold_fail1 ], [ %835, %b66_cold_fail1 ], [ %351, %b70_fail1 ], [ 0, %b71_fail1 ], [ %358, %b73 ], [ %358, %b74 ], [ %377, %b77_fail1 ], [ 0, %b78_fail2 ], [ 0, %b78_ok2 ], [ %385, %b80 ], [ %385, %b81 ], [ %282, %b83 ], [ %282, %b84 ], [ 0, %b91_fail1 ], [ %480, %b92_fail1 ], [ %484, %b94_fail2 ], [ %482, %b94_ok2 ], [ %505, %b98_fail1 ], [ %509, %b100_fail1 ], [ %507, %b100_fail2 ], [ %845, %b109_cold_fail2 ], [ %845, %b109_cold_ok2 ], [ %855, %b110_cold_fail1 ], [ %545, %b114_fail2 ], [ %549, %b114_ok2 ], [ 0, %b115_fail1 ], [ %558, %b117 ], [ %558, %b118 ], [ %573, %b121_fail2 ], [ %577, %b121_ok2 ], [ 0, %b122_fail2 ], [ 0, %b122_ok2 ], [ %587, %b124 ], [ %587, %b125 ], [ %475, %b127 ], [ %475, %b128 ], [ 0, %b134_fail1 ], [ %687, %b135_fail1 ], [ %691, %b137_fail1 ], [ %710, %b141_fail1 ], [ %714, %b143_fail1 ], [ %866, %b152_cold_fail1 ], [ %873, %b153_cold_fail1 ], [ %751, %b157_fail1 ], [ 0, %b158_fail1 ], [ %758, %b160 ], [ %758, %b161 ], [ %777, %b164_fail1 ], [ 0, %b165_fail2 ], [ 0, %b165_ok2 ], [ %785, %b167 ], [ %785, %b168 ], [ %682, %b170 ], [ %682, %b171 ], !dbg !7
	%884 = phi i64 [ 0, %b4_fail1 ], [ %92, %b5_fail1 ], [ %93, %b7_fail2 ], [ %p9, %b7_ok2 ], [ %92, %b11_fail1 ], [ %118, %b13_fail1 ], [ %p7, %b13_fail2 ], [ %p7, %b22_cold_fail2 ], [ %p9, %b22_cold_ok2 ], [ %p9, %b23_cold_fail1 ], [ %p11, %b27_fail2 ], [ %p2, %b27_ok2 ], [ 0, %b28_fail1 ], [ 16, %b30 ], [ 16, %b31 ], [ %p13, %b34_fail2 ], [ %p2, %b34_ok2 ], [ %205, %b35_fail2 ], [ 0, %b35_ok2 ], [ 16, %b37 ], [ 16, %b38 ], [ 16, %b40 ], [ 16, %b41 ], [ 0, %b47_fail1 ], [ %286, %b48_fail1 ], [ %287, %b50_fail1 ], [ %286, %b54_fail1 ], [ %310, %b56_fail1 ], [ %p9, %b65_cold_fail1 ], [ %p9, %b66_cold_fail1 ], [ %p2, %b70_fail1 ], [ 0, %b71_fail1 ], [ 16, %b73 ], [ 16, %b74 ], [ %p2, %b77_fail1 ], [ %390, %b78_fail2 ], [ 0, %b78_ok2 ], [ 16, %b80 ], [ 16, %b81 ], [ 16, %b83 ], [ 16, %b84 ], [ 0, %b91_fail1 ], [ %479, %b92_fail1 ], [ %480, %b94_fail2 ], [ %p9, %b94_ok2 ], [ %479, %b98_fail1 ], [ %505, %b100_fail1 ], [ %p7, %b100_fail2 ], [ %p7, %b109_cold_fail2 ], [ %p9, %b109_cold_ok2 ], [ %p9, %b110_cold_fail1 ], [ %p11, %b114_fail2 ], [ %p2, %b114_ok2 ], [ 0, %b115_fail1 ], [ 16, %b117 ], [ 16, %b118 ], [ %p13, %b121_fail2 ], [ %p2, %b121_ok2 ], [ %592, %b122_fail2 ], [ 0, %b122_ok2 ], [ 16, %b124 ], [ 16, %b125 ], [ 16, %b127 ], [ 16, %b128 ], [ 0, %b134_fail1 ], [ %686, %b135_fail1 ], [ %687, %b137_fail1 ], [ %686, %b141_fail1 ], [ %710, %b143_fail1 ], [ %p9, %b152_cold_fail1 ], [ %p9, %b153_cold_fail1 ], [ %p2, %b157_fail1 ], [ 0, %b158_fail1 ], [ 16, %b160 ], [ 16, %b161 ], [ %p2, %b164_fail1 ], [ %790, %b165_fail2 ], [ 0, %b165_ok2 ], [ 16, %b167 ], [ 16, %b168 ], [ 16, %b170 ], [ 16, %b171 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %882, i64 %883, i64 %884), !dbg !7
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
	br i1 %11, label %b1, label %b80, !dbg !568

b1:
	%12 = sext i32 %9 to i64, !dbg !572
	%13 = sext i32 %10 to i64, !dbg !573
	%14 = icmp eq i64 %p1, 0, !dbg !574
	%15 = trunc i64 %13 to i32, !dbg !575
	%16 = mul i32 %15, 2, !dbg !575
	%17 = zext i32 %16 to i64, !dbg !575
	%18 = icmp eq i64 %p3, 0, !dbg !578
	%19 = icmp eq i64 %p5, 0, !dbg !581
	br label %b2, !dbg !568

b2:
	%20 = phi i64 [ %393, %b76 ], [ 0, %b1 ], !dbg !568
	%21 = trunc i64 %20 to i32, !dbg !582
	%22 = add i32 %p8, %21, !dbg !583
	%23 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !574
	%24 = ptrtoint i64* %23 to i64, !dbg !574
	%25 = and i64 %24, 15, !dbg !574
	%26 = icmp eq i64 %25, 0, !dbg !574
	%27 = or i1 %26, %14, !dbg !574
	br i1 %27, label %b3, label %b79, !dbg !574

b3:
	%28 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !574
	%29 = ashr i64 %p1, 1, !dbg !574
	%30 = icmp eq i64 %17, -1, !dbg !584
	%31 = select i1 %30, i64 1, i64 %17, !dbg !584
	%32 = sdiv i64 %29, %31, !dbg !584
	%33 = sub i64 0, %29, !dbg !584
	%34 = select i1 %30, i64 %33, i64 %32, !dbg !584
	%35 = urem i32 %22, 2, !dbg !585
	%36 = zext i32 %35 to i64, !dbg !586
	%37 = trunc i64 %13 to i32, !dbg !587
	%38 = mul i32 %35, %37, !dbg !587
	%39 = zext i32 %38 to i64, !dbg !587
	%40 = mul i64 %39, %34, !dbg !588
	%41 = add i32 %35, 1, !dbg !589
	%42 = zext i32 %41 to i64, !dbg !590
	%43 = trunc i64 %13 to i32, !dbg !591
	%44 = mul i32 %41, %43, !dbg !591
	%45 = zext i32 %44 to i64, !dbg !591
	%46 = mul i64 %45, %34, !dbg !592
	%47 = sub i64 %46, %40, !dbg !593
	%48 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %28, i64 %40, !dbg !593
	%49 = icmp ugt i64 %46, %29, !dbg !593
	%50 = icmp ugt i64 %40, %46, !dbg !593
	%51 = or i1 %49, %50, !dbg !593
	br i1 %51, label %b3_fail1, label %b3_ok1, !dbg !593, !prof !55

b3_ok1:
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !594, !range !25
	%53 = sext i32 %52 to i64, !dbg !594
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !594, !range !26
	%55 = sext i32 %54 to i64, !dbg !594
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !594, !range !26
	%57 = sext i32 %56 to i64, !dbg !594
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !594, !range !19
	%59 = sext i32 %58 to i64, !dbg !594
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !594, !range !20
	%61 = sext i32 %60 to i64, !dbg !594
	%62 = trunc i64 %61 to i32, !dbg !594
	%63 = trunc i64 %57 to i32, !dbg !594
	%64 = mul i32 %62, %63, !dbg !594
	%65 = zext i32 %64 to i64, !dbg !594
	%66 = trunc i64 %55 to i32, !dbg !594
	%67 = add i32 %66, %64, !dbg !594
	%68 = zext i32 %67 to i64, !dbg !594
	%69 = mul i64 %59, %68, !dbg !594
	%70 = add i64 %53, %69, !dbg !594
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !594, !range !21
	%72 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !594, !range !21
	%73 = mul i32 %71, %72, !dbg !594
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !594, !range !22
	%75 = mul i32 %73, %74, !dbg !594
	%76 = sext i32 %75 to i64, !dbg !594
	%77 = mul i64 %70, %76, !dbg !594
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !594, !range !27
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !594, !range !27
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !594, !range !28
	%81 = mul i32 %72, %80, !dbg !594
	%82 = add i32 %79, %81, !dbg !594
	%83 = mul i32 %71, %82, !dbg !594
	%84 = add i32 %78, %83, !dbg !594
	%85 = sext i32 %84 to i64, !dbg !594
	%86 = add i64 %77, %85, !dbg !594
	%87 = mul i64 %59, %61, !dbg !595
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !595, !range !20
	%89 = sext i32 %88 to i64, !dbg !595
	%90 = mul i64 %87, %89, !dbg !595
	%91 = mul i64 %90, %76, !dbg !595
	%92 = mul i64 %12, %34, !dbg !596
	br label %b4, !dbg !598

b4:
	%93 = phi i64 [ %86, %b3_ok1 ], [ %111, %b9 ], !dbg !599
	%94 = icmp slt i64 %93, %p11, !dbg !600
	br i1 %94, label %b5, label %b10, !dbg !600

b5:
	%95 = add i64 %92, %93, !dbg !601
	%96 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %48, i64 %95, !dbg !602
	%97 = getelementptr inbounds double, double addrspace(1)* %4, i64 %93, !dbg !605
	%98 = icmp uge i64 %95, %47, !dbg !602
	%99 = icmp uge i64 %93, %p11, !dbg !605
	%100 = or i1 %98, %99, !dbg !605
	br i1 %100, label %b5_fail1, label %b5_ok1, !dbg !605, !prof !55

b5_ok1:
	%101 = load double, double addrspace(1)* %97, align 8, !dbg !605
	%102 = bitcast double %101 to i64, !dbg !606
	br label %b6, !dbg !604

b6:
	%103 = phi i64 [ 0, %b5_ok1 ], [ %109, %b8 ], !dbg !604
	%104 = icmp ne i64 %103, %12, !dbg !607
	br i1 %104, label %b7, label %b8, !dbg !607

b7:
	%105 = trunc i64 %103 to i32, !dbg !597
	%106 = addrspacecast { i64, i64 } addrspace(1)* %96 to { i64, i64 }*, !dbg !597
	%107 = icmp uge i64 %103, %13, !dbg !597
	br i1 %107, label %b7_fail1, label %b7_ok1, !dbg !597, !prof !55

b7_ok1:
	%108 = bitcast { i64, i64 }* %106 to i8*, !dbg !597
	call void @gpuc_put_line_thread(i8* %108, i64 %102, i32 %22, i32 %105), !dbg !597
	br label %b8, !dbg !597

b8:
	%109 = add i64 %103, 1, !dbg !597
	%110 = icmp slt i64 %109, %13, !dbg !597
	br i1 %110, label %b6, label %b9, !dbg !597

b9:
	%111 = add i64 %93, %91, !dbg !608
	br label %b4, !dbg !608

b10:
	%112 = phi i64 [ %135, %b17 ], [ %86, %b4 ], !dbg !609
	%113 = icmp slt i64 %112, %p11, !dbg !610
	br i1 %113, label %b11, label %b18, !dbg !610

b11:
	%114 = getelementptr inbounds double, double addrspace(1)* %4, i64 %112, !dbg !612
	%115 = icmp uge i64 %112, %p11, !dbg !612
	br i1 %115, label %b11_fail1, label %b11_ok1, !dbg !612, !prof !55

b11_ok1:
	%116 = load double, double addrspace(1)* %114, align 8, !dbg !612
	%117 = bitcast double %116 to i64, !dbg !613
	br label %b12, !dbg !611

b12:
	%118 = phi double [ 0.000000e+00, %b11_ok1 ], [ %132, %b16 ], !dbg !614
	%119 = phi i64 [ 0, %b11_ok1 ], [ %133, %b16 ], !dbg !615
	%120 = icmp ne i64 %119, %12, !dbg !616
	br i1 %120, label %b13, label %b14, !dbg !616

b13:
	%121 = mul i64 %119, %34, !dbg !617
	%122 = add i64 %121, %112, !dbg !618
	%123 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %48, i64 %122, !dbg !619
	%124 = addrspacecast { i64, i64 } addrspace(1)* %123 to { i64, i64 }*, !dbg !620
	%125 = icmp uge i64 %122, %47, !dbg !619
	br i1 %125, label %b13_fail1, label %b13_ok1, !dbg !619, !prof !55

b13_ok1:
	%126 = bitcast { i64, i64 }* %124 to i8*, !dbg !620
	%127 = call i64 @gpuc_wait_line_thread(i8* %126, i32 %22, i32 1, i8* %ctrl, i32 30), !dbg !620
	br label %b14, !dbg !620

b14:
	%128 = phi i64 [ %117, %b12 ], [ %127, %b13_ok1 ], !dbg !621
	%129 = bitcast i64 %128 to double, !dbg !624
	%130 = icmp eq i64 %119, 0, !dbg !625
	br i1 %130, label %b16, label %b15, !dbg !625

b15:
	%131 = fadd double %118, %129, !dbg !626
	br label %b16, !dbg !627

b16:
	%132 = phi double [ %129, %b14 ], [ %131, %b15 ], !dbg !614
	%133 = add i64 %119, 1, !dbg !615
	%134 = icmp slt i64 %133, %13, !dbg !615
	br i1 %134, label %b12, label %b17, !dbg !615

b17:
	store double %132, double addrspace(1)* %114, align 8, !dbg !630
	%135 = add i64 %112, %91, !dbg !631
	br label %b10, !dbg !631

b18:
	%136 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !578
	%137 = ptrtoint i64* %136 to i64, !dbg !578
	%138 = and i64 %137, 15, !dbg !578
	%139 = icmp eq i64 %138, 0, !dbg !578
	%140 = or i1 %139, %18, !dbg !578
	br i1 %140, label %b19, label %b78, !dbg !578

b19:
	%141 = bitcast i64 addrspace(1)* %1 to { i64, i64 } addrspace(1)*, !dbg !578
	%142 = ashr i64 %p3, 1, !dbg !578
	%143 = icmp eq i64 %17, -1, !dbg !632
	%144 = select i1 %143, i64 1, i64 %17, !dbg !632
	%145 = sdiv i64 %142, %144, !dbg !632
	%146 = sub i64 0, %142, !dbg !632
	%147 = select i1 %143, i64 %146, i64 %145, !dbg !632
	%148 = mul i64 %39, %147, !dbg !633
	%149 = mul i64 %45, %147, !dbg !634
	%150 = sub i64 %149, %148, !dbg !635
	%151 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %141, i64 %148, !dbg !635
	%152 = mul i64 %86, 2, !dbg !636
	%153 = mul i64 %91, 2, !dbg !637
	%154 = mul i64 %12, %147, !dbg !638
	%155 = icmp ugt i64 %149, %142, !dbg !635
	%156 = icmp ugt i64 %148, %149, !dbg !635
	%157 = or i1 %155, %156, !dbg !635
	br i1 %157, label %b19_fail1, label %b19_ok1, !dbg !635, !prof !55

b19_ok1:
	br label %b20, !dbg !637

b20:
	%158 = phi i64 [ %152, %b19_ok1 ], [ %185, %b27 ], !dbg !639
	%159 = icmp slt i64 %158, %p13, !dbg !640
	br i1 %159, label %b21, label %b28, !dbg !640

b21:
	%160 = sdiv i64 %158, 2, !dbg !641
	%161 = add i64 %154, %160, !dbg !642
	%162 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %151, i64 %161, !dbg !643
	%163 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %158, !dbg !646
	%164 = icmp uge i64 %161, %150, !dbg !643
	%165 = icmp uge i64 %158, %p13, !dbg !646
	%166 = or i1 %164, %165, !dbg !646
	br i1 %166, label %b21_fail1, label %b21_ok1, !dbg !646, !prof !55

b21_ok1:
	%167 = load i32, i32 addrspace(1)* %163, align 4, !dbg !646
	%168 = zext i32 %167 to i64, !dbg !647
	%169 = add i64 %158, 1, !dbg !648
	%170 = icmp slt i64 %169, %p13, !dbg !649
	br i1 %170, label %b22, label %b23, !dbg !649

b22:
	%171 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %169, !dbg !650
	%172 = load i32, i32 addrspace(1)* %171, align 4, !dbg !650
	%173 = zext i32 %172 to i64, !dbg !651
	%174 = shl i64 %173, 32, !dbg !652
	%175 = or i64 %168, %174, !dbg !653
	br label %b23, !dbg !653

b23:
	%176 = phi i64 [ %168, %b21_ok1 ], [ %175, %b22 ], !dbg !654
	br label %b24, !dbg !645

b24:
	%177 = phi i64 [ 0, %b23 ], [ %183, %b26 ], !dbg !645
	%178 = icmp ne i64 %177, %12, !dbg !655
	br i1 %178, label %b25, label %b26, !dbg !655

b25:
	%179 = trunc i64 %177 to i32, !dbg !656
	%180 = addrspacecast { i64, i64 } addrspace(1)* %162 to { i64, i64 }*, !dbg !656
	%181 = icmp uge i64 %177, %13, !dbg !656
	br i1 %181, label %b25_fail1, label %b25_ok1, !dbg !656, !prof !55

b25_ok1:
	%182 = bitcast { i64, i64 }* %180 to i8*, !dbg !656
	call void @gpuc_put_line_thread(i8* %182, i64 %176, i32 %22, i32 %179), !dbg !656
	br label %b26, !dbg !656

b26:
	%183 = add i64 %177, 1, !dbg !656
	%184 = icmp slt i64 %183, %13, !dbg !656
	br i1 %184, label %b24, label %b27, !dbg !656

b27:
	%185 = add i64 %158, %153, !dbg !657
	br label %b20, !dbg !657

b28:
	%186 = phi i64 [ %224, %b39 ], [ %152, %b20 ], !dbg !658
	%187 = icmp slt i64 %186, %p13, !dbg !659
	br i1 %187, label %b29, label %b40, !dbg !659

b29:
	%188 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %186, !dbg !661
	%189 = icmp uge i64 %186, %p13, !dbg !661
	br i1 %189, label %b29_fail1, label %b29_ok1, !dbg !661, !prof !55

b29_ok1:
	%190 = load i32, i32 addrspace(1)* %188, align 4, !dbg !661
	%191 = zext i32 %190 to i64, !dbg !662
	%192 = add i64 %186, 1, !dbg !663
	%193 = icmp slt i64 %192, %p13, !dbg !664
	br i1 %193, label %b30, label %b31, !dbg !664

b30:
	%194 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %192, !dbg !665
	%195 = load i32, i32 addrspace(1)* %194, align 4, !dbg !665
	%196 = zext i32 %195 to i64, !dbg !666
	%197 = shl i64 %196, 32, !dbg !667
	%198 = or i64 %191, %197, !dbg !668
	br label %b31, !dbg !668

b31:
	%199 = phi i64 [ %191, %b29_ok1 ], [ %198, %b30 ], !dbg !669
	br label %b32, !dbg !660

b32:
	%200 = phi i32 [ 0, %b31 ], [ %219, %b36 ], !dbg !670
	%201 = phi i32 [ 0, %b31 ], [ %220, %b36 ], !dbg !671
	%202 = phi i64 [ 0, %b31 ], [ %221, %b36 ], !dbg !671
	%203 = icmp ne i64 %202, %12, !dbg !672
	br i1 %203, label %b33, label %b34, !dbg !672

b33:
	%204 = mul i64 %202, %147, !dbg !673
	%205 = sdiv i64 %186, 2, !dbg !674
	%206 = add i64 %204, %205, !dbg !675
	%207 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %151, i64 %206, !dbg !676
	%208 = addrspacecast { i64, i64 } addrspace(1)* %207 to { i64, i64 }*, !dbg !677
	%209 = icmp uge i64 %206, %150, !dbg !676
	br i1 %209, label %b33_fail1, label %b33_ok1, !dbg !676, !prof !55

b33_ok1:
	%210 = bitcast { i64, i64 }* %208 to i8*, !dbg !677
	%211 = call i64 @gpuc_wait_line_thread(i8* %210, i32 %22, i32 1, i8* %ctrl, i32 30), !dbg !677
	br label %b34, !dbg !677

b34:
	%212 = phi i64 [ %199, %b32 ], [ %211, %b33_ok1 ], !dbg !678
	%213 = trunc i64 %212 to i32, !dbg !681
	%214 = lshr i64 %212, 32, !dbg !682
	%215 = trunc i64 %214 to i32, !dbg !683
	%216 = icmp eq i64 %202, 0, !dbg !684
	br i1 %216, label %b36, label %b35, !dbg !684

b35:
	%217 = add i32 %200, %213, !dbg !685
	%218 = add i32 %201, %215, !dbg !686
	br label %b36, !dbg !686

b36:
	%219 = phi i32 [ %213, %b34 ], [ %217, %b35 ], !dbg !670
	%220 = phi i32 [ %215, %b34 ], [ %218, %b35 ], !dbg !671
	%221 = add i64 %202, 1, !dbg !671
	%222 = icmp slt i64 %221, %13, !dbg !671
	br i1 %222, label %b32, label %b37, !dbg !671

b37:
	store i32 %219, i32 addrspace(1)* %188, align 4, !dbg !689
	br i1 %193, label %b38, label %b39, !dbg !690

b38:
	%223 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %192, !dbg !691
	store i32 %220, i32 addrspace(1)* %223, align 4, !dbg !691
	br label %b39, !dbg !691

b39:
	%224 = add i64 %186, %153, !dbg !692
	br label %b28, !dbg !692

b40:
	%225 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !581
	%226 = ptrtoint i64* %225 to i64, !dbg !581
	%227 = and i64 %226, 15, !dbg !581
	%228 = icmp eq i64 %227, 0, !dbg !581
	%229 = or i1 %228, %19, !dbg !581
	br i1 %229, label %b41, label %b77, !dbg !581

b41:
	%230 = bitcast i64 addrspace(1)* %2 to { i64, i64 } addrspace(1)*, !dbg !581
	%231 = ashr i64 %p5, 1, !dbg !581
	%232 = icmp eq i64 %17, -1, !dbg !693
	%233 = select i1 %232, i64 1, i64 %17, !dbg !693
	%234 = sdiv i64 %231, %233, !dbg !693
	%235 = sub i64 0, %231, !dbg !693
	%236 = select i1 %232, i64 %235, i64 %234, !dbg !693
	%237 = mul i64 %39, %236, !dbg !694
	%238 = mul i64 %45, %236, !dbg !695
	%239 = sub i64 %238, %237, !dbg !696
	%240 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %230, i64 %237, !dbg !696
	%241 = mul i64 %12, %236, !dbg !697
	%242 = icmp ugt i64 %238, %231, !dbg !696
	%243 = icmp ugt i64 %237, %238, !dbg !696
	%244 = or i1 %242, %243, !dbg !696
	br i1 %244, label %b41_fail1, label %b41_ok1, !dbg !696, !prof !55

b41_ok1:
	br label %b42, !dbg !698

b42:
	%245 = phi i64 [ %86, %b41_ok1 ], [ %262, %b47 ], !dbg !699
	%246 = icmp slt i64 %245, %p15, !dbg !700
	br i1 %246, label %b43, label %b48, !dbg !700

b43:
	%247 = add i64 %241, %245, !dbg !701
	%248 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %240, i64 %247, !dbg !702
	%249 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %245, !dbg !705
	%250 = icmp uge i64 %247, %239, !dbg !702
	%251 = icmp uge i64 %245, %p15, !dbg !705
	%252 = or i1 %250, %251, !dbg !705
	br i1 %252, label %b43_fail1, label %b43_ok1, !dbg !705, !prof !55

b43_ok1:
	%253 = load i64, i64 addrspace(1)* %249, align 8, !dbg !705
	br label %b44, !dbg !704

b44:
	%254 = phi i64 [ 0, %b43_ok1 ], [ %260, %b46 ], !dbg !704
	%255 = icmp ne i64 %254, %12, !dbg !706
	br i1 %255, label %b45, label %b46, !dbg !706

b45:
	%256 = trunc i64 %254 to i32, !dbg !707
	%257 = addrspacecast { i64, i64 } addrspace(1)* %248 to { i64, i64 }*, !dbg !707
	%258 = icmp uge i64 %254, %13, !dbg !707
	br i1 %258, label %b45_fail1, label %b45_ok1, !dbg !707, !prof !55

b45_ok1:
	%259 = bitcast { i64, i64 }* %257 to i8*, !dbg !707
	call void @gpuc_put_line_thread(i8* %259, i64 %253, i32 %22, i32 %256), !dbg !707
	br label %b46, !dbg !707

b46:
	%260 = add i64 %254, 1, !dbg !707
	%261 = icmp slt i64 %260, %13, !dbg !707
	br i1 %261, label %b44, label %b47, !dbg !707

b47:
	%262 = add i64 %245, %91, !dbg !708
	br label %b42, !dbg !708

b48:
	%263 = phi i64 [ %284, %b55 ], [ %86, %b42 ], !dbg !709
	%264 = icmp slt i64 %263, %p15, !dbg !710
	br i1 %264, label %b49, label %b56, !dbg !710

b49:
	%265 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %263, !dbg !712
	%266 = icmp uge i64 %263, %p15, !dbg !712
	br i1 %266, label %b49_fail1, label %b49_ok1, !dbg !712, !prof !55

b49_ok1:
	%267 = load i64, i64 addrspace(1)* %265, align 8, !dbg !712
	br label %b50, !dbg !711

b50:
	%268 = phi i64 [ 0, %b49_ok1 ], [ %281, %b54 ], !dbg !713
	%269 = phi i64 [ 0, %b49_ok1 ], [ %282, %b54 ], !dbg !714
	%270 = icmp ne i64 %269, %12, !dbg !715
	br i1 %270, label %b51, label %b52, !dbg !715

b51:
	%271 = mul i64 %269, %236, !dbg !716
	%272 = add i64 %271, %263, !dbg !717
	%273 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %240, i64 %272, !dbg !718
	%274 = addrspacecast { i64, i64 } addrspace(1)* %273 to { i64, i64 }*, !dbg !719
	%275 = icmp uge i64 %272, %239, !dbg !718
	br i1 %275, label %b51_fail1, label %b51_ok1, !dbg !718, !prof !55

b51_ok1:
	%276 = bitcast { i64, i64 }* %274 to i8*, !dbg !719
	%277 = call i64 @gpuc_wait_line_thread(i8* %276, i32 %22, i32 1, i8* %ctrl, i32 30), !dbg !719
	br label %b52, !dbg !719

b52:
	%278 = phi i64 [ %267, %b50 ], [ %277, %b51_ok1 ], !dbg !720
	%279 = icmp eq i64 %269, 0, !dbg !721
	br i1 %279, label %b54, label %b53, !dbg !721

b53:
	%280 = add i64 %268, %278, !dbg !722
	br label %b54, !dbg !723

b54:
	%281 = phi i64 [ %278, %b52 ], [ %280, %b53 ], !dbg !713
	%282 = add i64 %269, 1, !dbg !714
	%283 = icmp slt i64 %282, %13, !dbg !714
	br i1 %283, label %b50, label %b55, !dbg !714

b55:
	store i64 %281, i64 addrspace(1)* %265, align 8, !dbg !726
	%284 = add i64 %263, %91, !dbg !727
	br label %b48, !dbg !727

b56:
	%285 = icmp eq i64 %53, 0, !dbg !728
	br i1 %285, label %b57, label %b76, !dbg !728

b57:
	%286 = icmp eq i64 %85, 0, !dbg !729
	br i1 %286, label %b58, label %b64, !dbg !729

b58:
	%287 = getelementptr inbounds float, float addrspace(1)* %7, i64 0, !dbg !730
	%288 = icmp uge i64 0, %p17, !dbg !730
	br i1 %288, label %b58_fail1, label %b58_ok1, !dbg !730, !prof !55

b58_ok1:
	%289 = load float, float addrspace(1)* %287, align 4, !dbg !730
	%290 = trunc i64 %39 to i32, !dbg !735
	%291 = trunc i64 %12 to i32, !dbg !735
	%292 = add i32 %290, %291, !dbg !735
	%293 = zext i32 %292 to i64, !dbg !735
	%294 = mul i64 %293, 2, !dbg !736
	%295 = zext i32 %22 to i64, !dbg !741
	br label %b59, !dbg !742

b59:
	%296 = phi i64 [ 0, %b58_ok1 ], [ %311, %b59_ok2 ], !dbg !742
	%297 = add i64 %12, %296, !dbg !744
	%298 = icmp uge i64 %294, %p7, !dbg !743
	br i1 %298, label %b59_fail1, label %b59_ok1, !dbg !743, !prof !55

b59_ok1:
	%299 = icmp eq i64 %13, -1, !dbg !745
	%300 = select i1 %299, i64 1, i64 %13, !dbg !745
	%301 = srem i64 %297, %300, !dbg !745
	%302 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %294, !dbg !743
	%303 = bitcast float %289 to i32, !dbg !746
	%304 = zext i32 %303 to i64, !dbg !746
	%305 = shl i64 %295, 32, !dbg !747
	%306 = or i64 %305, %304, !dbg !748
	%307 = trunc i64 %301 to i32, !dbg !749
	%308 = addrspacecast i64 addrspace(1)* %302 to i64*, !dbg !749
	%309 = icmp uge i64 %301, %13, !dbg !749
	br i1 %309, label %b59_fail2, label %b59_ok2, !dbg !749, !prof !55

b59_ok2:
	%310 = bitcast i64* %308 to i8*, !dbg !749
	call void @gpuc_signal_op_thread(i8* %310, i64 %306, i32 9, i32 %307), !dbg !749
	%311 = add i64 %296, 1, !dbg !739
	%312 = icmp slt i64 %311, %13, !dbg !739
	br i1 %312, label %b59, label %b60, !dbg !739

b60:
	%313 = mul i32 %38, 2, !dbg !753
	%314 = zext i32 %313 to i64, !dbg !753
	%315 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %314, !dbg !756
	%316 = addrspacecast i64 addrspace(1)* %315 to i64*, !dbg !757
	%317 = icmp uge i64 %314, %p7, !dbg !756
	br i1 %317, label %b60_fail1, label %b60_ok1, !dbg !756, !prof !55

b60_ok1:
	%318 = bitcast i64* %316 to i8*, !dbg !757
	%319 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %318, i32 5, i64 %305, i32 1, i8* %ctrl, i32 22), !dbg !757
	%320 = trunc i64 %319 to i32, !dbg !758
	%321 = bitcast i32 %320 to float, !dbg !758
	br label %b61, !dbg !755

b61:
	%322 = phi float [ %321, %b60_ok1 ], [ %334, %b62_ok1 ], !dbg !759
	%323 = phi i64 [ 1, %b60_ok1 ], [ %335, %b62_ok1 ], !dbg !760
	%324 = icmp slt i64 %323, %13, !dbg !761
	br i1 %324, label %b62, label %b63, !dbg !761

b62:
	%325 = add i64 %39, %323, !dbg !763
	%326 = mul i64 %325, 2, !dbg !764
	%327 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %326, !dbg !766
	%328 = addrspacecast i64 addrspace(1)* %327 to i64*, !dbg !767
	%329 = icmp uge i64 %326, %p7, !dbg !766
	br i1 %329, label %b62_fail1, label %b62_ok1, !dbg !766, !prof !55

b62_ok1:
	%330 = bitcast i64* %328 to i8*, !dbg !767
	%331 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %330, i32 5, i64 %305, i32 1, i8* %ctrl, i32 22), !dbg !767
	%332 = trunc i64 %331 to i32, !dbg !768
	%333 = bitcast i32 %332 to float, !dbg !768
	%334 = fadd float %322, %333, !dbg !769
	%335 = add i64 %323, 1, !dbg !770
	br label %b61, !dbg !770

b63:
	store float %322, float addrspace(1)* %287, align 4, !dbg !771
	br label %b64, !dbg !771

b64:
	%336 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !774, !range !316
	%337 = sext i32 %336 to i64, !dbg !774
	%338 = and i32 %84, -32, !dbg !774
	%339 = sub i32 %75, %338, !dbg !774
	%340 = icmp slt i32 %339, 32, !dbg !774
	%341 = select i1 %340, i32 %339, i32 32, !dbg !774
	%342 = sext i32 %341 to i64, !dbg !774
	%343 = zext i32 %22 to i64, !dbg !777
	br label %b65, !dbg !774

b65:
	%344 = phi float [ 0.000000e+00, %b64 ], [ %357, %b66_ok1 ], !dbg !778
	%345 = phi i64 [ %337, %b64 ], [ %358, %b66_ok1 ], !dbg !774
	%346 = icmp slt i64 %345, %13, !dbg !774
	br i1 %346, label %b66, label %b67, !dbg !774

b66:
	%347 = add i64 %39, %345, !dbg !780
	%348 = mul i64 %347, 2, !dbg !781
	%349 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %348, !dbg !782
	%350 = shl i64 %343, 32, !dbg !783
	%351 = addrspacecast i64 addrspace(1)* %349 to i64*, !dbg !784
	%352 = icmp uge i64 %348, %p7, !dbg !782
	br i1 %352, label %b66_fail1, label %b66_ok1, !dbg !782, !prof !55

b66_ok1:
	%353 = bitcast i64* %351 to i8*, !dbg !784
	%354 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %353, i32 5, i64 %350, i32 1, i8* %ctrl, i32 22), !dbg !784
	%355 = trunc i64 %354 to i32, !dbg !785
	%356 = bitcast i32 %355 to float, !dbg !785
	%357 = fadd float %344, %356, !dbg !786
	%358 = add i64 %345, %342, !dbg !774
	br label %b65, !dbg !774

b67:
	%359 = icmp eq i64 %342, 32, !dbg !794
	br i1 %359, label %b68, label %b70, !dbg !794

b68:
	%360 = phi float [ %368, %b69 ], [ %344, %b67 ], !dbg !795
	%361 = phi i64 [ %371, %b69 ], [ 16, %b67 ], !dbg !796
	%362 = icmp sgt i64 %361, 0, !dbg !797
	br i1 %362, label %b69, label %b73, !dbg !797

b69:
	%363 = trunc i64 %361 to i32, !dbg !798
	%364 = bitcast float %360 to i32, !dbg !798
	%365 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %364, i32 %363, i32 31), !dbg !798
	%366 = extractvalue { i32, i1 } %365, 0, !dbg !798
	%367 = bitcast i32 %366 to float, !dbg !798
	%368 = fadd float %360, %367, !dbg !799
	%369 = trunc i64 %361 to i32, !dbg !800
	%370 = udiv i32 %369, 2, !dbg !800
	%371 = zext i32 %370 to i64, !dbg !800
	br label %b68, !dbg !800

b70:
	%372 = bitcast float %344 to i32, !dbg !801
	%373 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %372, i32 0, i32 31), !dbg !801
	%374 = extractvalue { i32, i1 } %373, 0, !dbg !801
	%375 = bitcast i32 %374 to float, !dbg !801
	br label %b71, !dbg !801

b71:
	%376 = phi float [ %375, %b70 ], [ %384, %b72 ], !dbg !802
	%377 = phi i64 [ 1, %b70 ], [ %385, %b72 ], !dbg !803
	%378 = icmp slt i64 %377, %342, !dbg !804
	br i1 %378, label %b72, label %b73, !dbg !804

b72:
	%379 = trunc i64 %377 to i32, !dbg !805
	%380 = bitcast float %344 to i32, !dbg !805
	%381 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %380, i32 %379, i32 31), !dbg !805
	%382 = extractvalue { i32, i1 } %381, 0, !dbg !805
	%383 = bitcast i32 %382 to float, !dbg !805
	%384 = fadd float %376, %383, !dbg !799
	%385 = add i64 %377, 1, !dbg !806
	br label %b71, !dbg !806

b73:
	%386 = phi float [ %360, %b68 ], [ %376, %b71 ], !dbg !793
	%387 = trunc i64 %76 to i32, !dbg !807
	%388 = sub i32 %387, 1, !dbg !807
	%389 = zext i32 %388 to i64, !dbg !807
	%390 = icmp eq i64 %85, %389, !dbg !808
	br i1 %390, label %b74, label %b75, !dbg !808

b74:
	%391 = getelementptr inbounds float, float addrspace(1)* %8, i64 0, !dbg !809
	%392 = icmp uge i64 0, %p19, !dbg !809
	br i1 %392, label %b74_fail1, label %b74_ok1, !dbg !809, !prof !55

b74_ok1:
	store float %386, float addrspace(1)* %391, align 4, !dbg !809
	br label %b75, !dbg !809

b75:
	call void @llvm.nvvm.barrier0(), !dbg !810
	br label %b76, !dbg !810

b76:
	%393 = add i64 %20, 1, !dbg !810
	%394 = icmp slt i64 %393, %p9, !dbg !810
	br i1 %394, label %b2, label %b80, !dbg !810

b77:
	br label %fail, !dbg !581

b78:
	br label %fail, !dbg !578

b79:
	br label %fail, !dbg !574

b80:
	ret void, !dbg !810

b3_fail1:
	%395 = icmp ugt i64 %46, %29, !dbg !593
	br i1 %395, label %b3_fail2, label %b3_ok2, !dbg !593

b3_fail2:
	br label %fail, !dbg !593

b3_ok2:
	br label %fail, !dbg !593

b5_fail1:
	%396 = icmp uge i64 %95, %47, !dbg !602
	br i1 %396, label %b5_fail2, label %b5_ok2, !dbg !602

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
	%397 = icmp ugt i64 %149, %142, !dbg !635
	br i1 %397, label %b19_fail2, label %b19_ok2, !dbg !635

b19_fail2:
	br label %fail, !dbg !635

b19_ok2:
	br label %fail, !dbg !635

b21_fail1:
	%398 = icmp uge i64 %161, %150, !dbg !643
	br i1 %398, label %b21_fail2, label %b21_ok2, !dbg !643

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
	%399 = icmp ugt i64 %238, %231, !dbg !696
	br i1 %399, label %b41_fail2, label %b41_ok2, !dbg !696

b41_fail2:
	br label %fail, !dbg !696

b41_ok2:
	br label %fail, !dbg !696

b43_fail1:
	%400 = icmp uge i64 %247, %239, !dbg !702
	br i1 %400, label %b43_fail2, label %b43_ok2, !dbg !702

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

b74_fail1:
	br label %fail, !dbg !809

fail:
	%401 = phi i32 [ 25, %b3_fail2 ], [ 26, %b3_ok2 ], [ 27, %b5_fail2 ], [ 5, %b5_ok2 ], [ 28, %b7_fail1 ], [ 5, %b11_fail1 ], [ 29, %b13_fail1 ], [ 25, %b19_fail2 ], [ 26, %b19_ok2 ], [ 27, %b21_fail2 ], [ 5, %b21_ok2 ], [ 28, %b25_fail1 ], [ 5, %b29_fail1 ], [ 29, %b33_fail1 ], [ 25, %b41_fail2 ], [ 26, %b41_ok2 ], [ 27, %b43_fail2 ], [ 5, %b43_ok2 ], [ 28, %b45_fail1 ], [ 5, %b49_fail1 ], [ 29, %b51_fail1 ], [ 31, %b58_fail1 ], [ 18, %b59_fail1 ], [ 19, %b59_fail2 ], [ 21, %b60_fail1 ], [ 21, %b62_fail1 ], [ 21, %b66_fail1 ], [ 32, %b74_fail1 ], [ 24, %b77 ], [ 24, %b78 ], [ 24, %b79 ], !dbg !568
	%402 = phi i64 [ %46, %b3_fail2 ], [ %40, %b3_ok2 ], [ %95, %b5_fail2 ], [ %93, %b5_ok2 ], [ %103, %b7_fail1 ], [ %112, %b11_fail1 ], [ %122, %b13_fail1 ], [ %149, %b19_fail2 ], [ %148, %b19_ok2 ], [ %161, %b21_fail2 ], [ %158, %b21_ok2 ], [ %177, %b25_fail1 ], [ %186, %b29_fail1 ], [ %206, %b33_fail1 ], [ %238, %b41_fail2 ], [ %237, %b41_ok2 ], [ %247, %b43_fail2 ], [ %245, %b43_ok2 ], [ %254, %b45_fail1 ], [ %263, %b49_fail1 ], [ %272, %b51_fail1 ], [ 0, %b58_fail1 ], [ %294, %b59_fail1 ], [ %301, %b59_fail2 ], [ %314, %b60_fail1 ], [ %326, %b62_fail1 ], [ %348, %b66_fail1 ], [ 0, %b74_fail1 ], [ %227, %b77 ], [ %138, %b78 ], [ %25, %b79 ], !dbg !568
	%403 = phi i64 [ %29, %b3_fail2 ], [ %46, %b3_ok2 ], [ %47, %b5_fail2 ], [ %p11, %b5_ok2 ], [ %13, %b7_fail1 ], [ %p11, %b11_fail1 ], [ %47, %b13_fail1 ], [ %142, %b19_fail2 ], [ %149, %b19_ok2 ], [ %150, %b21_fail2 ], [ %p13, %b21_ok2 ], [ %13, %b25_fail1 ], [ %p13, %b29_fail1 ], [ %150, %b33_fail1 ], [ %231, %b41_fail2 ], [ %238, %b41_ok2 ], [ %239, %b43_fail2 ], [ %p15, %b43_ok2 ], [ %13, %b45_fail1 ], [ %p15, %b49_fail1 ], [ %239, %b51_fail1 ], [ %p17, %b58_fail1 ], [ %p7, %b59_fail1 ], [ %13, %b59_fail2 ], [ %p7, %b60_fail1 ], [ %p7, %b62_fail1 ], [ %p7, %b66_fail1 ], [ %p19, %b74_fail1 ], [ 16, %b77 ], [ 16, %b78 ], [ 16, %b79 ], !dbg !568
	call void @gpuc_fail(i8* %ctrl, i32 %401, i64 %402, i64 %403), !dbg !568
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
!nvvm.annotations = !{!811, !812, !813, !814, !815, !816, !817, !818}
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
!801 = !DILocation(line: 77, column: 16, scope: !788, inlinedAt: !793)
!802 = !DILocation(line: 77, column: 2, scope: !788, inlinedAt: !793)
!803 = !DILocation(line: 78, column: 6, scope: !788, inlinedAt: !793)
!804 = !DILocation(line: 78, column: 22, scope: !788, inlinedAt: !793)
!805 = !DILocation(line: 79, column: 23, scope: !788, inlinedAt: !793)
!806 = !DILocation(line: 78, column: 27, scope: !788, inlinedAt: !793)
!807 = !DILocation(line: 94, column: 43, scope: !567)
!808 = !DILocation(line: 94, column: 24, scope: !567)
!809 = !DILocation(line: 95, column: 11, scope: !567)
!810 = !DILocation(line: 97, column: 18, scope: !567)
!811 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"kernel", i32 1}
!812 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidx", i32 256}
!813 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidy", i32 1}
!814 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidz", i32 1}
!815 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"kernel", i32 1}
!816 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!817 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!818 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidz", i32 1}
