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
	%78 = phi i64 [ %220, %b39 ], [ 0, %b3 ], !dbg !30
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
	%95 = phi i64 [ %73, %b5_ok1 ], [ %118, %b9 ], !dbg !58
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
	%109 = icmp uge i64 %106, %p9, !dbg !68
	br i1 %109, label %b8_fail1, label %b8_ok1, !dbg !68, !prof !55

b8_ok1:
	%110 = load float, float addrspace(1)* %108, align 4, !dbg !68
	%111 = bitcast float %110 to i32, !dbg !69
	%112 = zext i32 %111 to i64, !dbg !69
	%113 = shl i64 %112, 32, !dbg !70
	%114 = or i64 %105, %113, !dbg !71
	br label %b9, !dbg !71

b9:
	%115 = phi i64 [ %105, %b7_ok1 ], [ %114, %b8_ok1 ], !dbg !72
	%116 = addrspacecast { i64, i64 } addrspace(1)* %98 to { i64, i64 }*, !dbg !41
	%117 = bitcast { i64, i64 }* %116 to i8*, !dbg !41
	call void @gpuc_put_line_thread(i8* %117, i64 %115, i32 %80, i32 %74), !dbg !41
	%118 = add i64 %95, %75, !dbg !73
	br label %b6, !dbg !73

b10:
	br i1 %90, label %b11, label %b40, !dbg !74

b11:
	%119 = sdiv i64 %76, 2, !dbg !75
	%120 = icmp ugt i64 %119, %92, !dbg !76
	br i1 %120, label %b11_fail1, label %b11_ok1, !dbg !76, !prof !55

b11_ok1:
	br label %b12, !dbg !77

b12:
	%121 = phi i64 [ %73, %b11_ok1 ], [ %139, %b15 ], !dbg !78
	%122 = icmp slt i64 %121, %p7, !dbg !79
	br i1 %122, label %b13, label %b16, !dbg !79

b13:
	%123 = sdiv i64 %121, 2, !dbg !80
	%124 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %91, i64 %123, !dbg !81
	%125 = addrspacecast { i64, i64 } addrspace(1)* %124 to { i64, i64 }*, !dbg !82
	%126 = icmp uge i64 %123, %119, !dbg !81
	br i1 %126, label %b13_fail1, label %b13_ok1, !dbg !81, !prof !55

b13_ok1:
	%127 = bitcast { i64, i64 }* %125 to i8*, !dbg !82
	%128 = call i64 @gpuc_wait_line_thread(i8* %127, i32 %80, i8* %ctrl, i32 10), !dbg !82
	%129 = trunc i64 %128 to i32, !dbg !88
	%130 = bitcast i32 %129 to float, !dbg !88
	%131 = lshr i64 %128, 32, !dbg !89
	%132 = trunc i64 %131 to i32, !dbg !90
	%133 = bitcast i32 %132 to float, !dbg !90
	%134 = getelementptr inbounds float, float addrspace(1)* %2, i64 %121, !dbg !85
	%135 = icmp uge i64 %121, %p7, !dbg !85
	br i1 %135, label %b13_fail2, label %b13_ok2, !dbg !85, !prof !55

b13_ok2:
	store float %130, float addrspace(1)* %134, align 4, !dbg !85
	%136 = add i64 %121, 1, !dbg !91
	%137 = icmp slt i64 %136, %p7, !dbg !92
	br i1 %137, label %b14, label %b15, !dbg !92

b14:
	%138 = getelementptr inbounds float, float addrspace(1)* %2, i64 %136, !dbg !93
	store float %133, float addrspace(1)* %138, align 4, !dbg !93
	br label %b15, !dbg !93

b15:
	%139 = add i64 %121, %75, !dbg !94
	br label %b12, !dbg !94

b16:
	%140 = icmp ule i64 %75, 281474976710655, !dbg !95
	%141 = mul i64 %p7, -1, !dbg !95
	%142 = add i64 %141, %p9, !dbg !95
	%143 = icmp sge i64 %142, 0, !dbg !95
	%144 = and i1 %140, %143, !dbg !95
	br i1 %144, label %b17, label %b21_cold, !dbg !95, !prof !96

b17:
	%145 = phi i64 [ %157, %b20 ], [ %73, %b16 ], !dbg !95
	%146 = icmp slt i64 %145, %p7, !dbg !97
	br i1 %146, label %b18, label %b25, !dbg !97

b18:
	%147 = getelementptr inbounds float, float addrspace(1)* %2, i64 %145, !dbg !98
	%148 = load float, float addrspace(1)* %147, align 4, !dbg !98
	%149 = fadd float %148, 1.000000e+00, !dbg !99
	%150 = getelementptr inbounds float, float addrspace(1)* %3, i64 %145, !dbg !100
	store float %149, float addrspace(1)* %150, align 4, !dbg !100
	%151 = add i64 %145, 1, !dbg !101
	%152 = icmp slt i64 %151, %p7, !dbg !102
	br i1 %152, label %b19, label %b20, !dbg !102

b19:
	%153 = getelementptr inbounds float, float addrspace(1)* %2, i64 %151, !dbg !103
	%154 = load float, float addrspace(1)* %153, align 4, !dbg !103
	%155 = fadd float %154, 1.000000e+00, !dbg !104
	%156 = getelementptr inbounds float, float addrspace(1)* %3, i64 %151, !dbg !105
	store float %155, float addrspace(1)* %156, align 4, !dbg !105
	br label %b20, !dbg !105

b20:
	%157 = add i64 %145, %75, !dbg !106
	br label %b17, !dbg !106

b25:
	%158 = mul i64 %93, 2, !dbg !111
	br label %b26, !dbg !112

b26:
	%159 = phi i64 [ %185, %b29 ], [ %67, %b25 ], !dbg !112
	%160 = icmp slt i64 %159, %p11, !dbg !113
	br i1 %160, label %b27, label %b32, !dbg !113

b27:
	%161 = mul i64 %159, 2, !dbg !115
	%162 = add i64 %158, %161, !dbg !116
	%163 = add i64 %162, 2, !dbg !123
	%164 = getelementptr inbounds double, double addrspace(1)* %4, i64 %159, !dbg !117
	%165 = icmp uge i64 %159, %p11, !dbg !117
	%166 = icmp ugt i64 %163, %p2, !dbg !124
	%167 = or i1 %165, %166, !dbg !124
	br i1 %167, label %b27_fail1, label %b27_ok1, !dbg !124, !prof !55

b27_ok1:
	%168 = load double, double addrspace(1)* %164, align 8, !dbg !117
	%169 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %162, !dbg !124
	%170 = addrspacecast i64 addrspace(1)* %169 to i64*, !dbg !125
	%171 = ptrtoint i64* %170 to i64, !dbg !125
	%172 = and i64 %171, 15, !dbg !125
	%173 = icmp eq i64 %172, 0, !dbg !125
	br i1 %173, label %b28, label %b31, !dbg !125

b28:
	%174 = bitcast i64 addrspace(1)* %169 to { i64, i64 } addrspace(1)*, !dbg !125
	%175 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %174, i64 0, !dbg !126
	%176 = bitcast double %168 to i64, !dbg !128
	%177 = addrspacecast { i64, i64 } addrspace(1)* %175 to { i64, i64 }*, !dbg !127
	%178 = icmp eq { i64, i64 } addrspace(1)* %175, null, !dbg !127
	br i1 %178, label %b28_fail1, label %b28_ok1, !dbg !127, !prof !55

b28_ok1:
	%179 = bitcast { i64, i64 }* %177 to i8*, !dbg !127
	call void @gpuc_put_line_thread(i8* %179, i64 %176, i32 %80, i32 %74), !dbg !127
	br i1 %173, label %b29, label %b30, !dbg !132

b29:
	%180 = addrspacecast { i64, i64 } addrspace(1)* %175 to { i64, i64 }*, !dbg !133
	%181 = bitcast { i64, i64 }* %180 to i8*, !dbg !133
	%182 = call i64 @gpuc_wait_line_thread(i8* %181, i32 %80, i8* %ctrl, i32 21), !dbg !133
	%183 = bitcast i64 %182 to double, !dbg !134
	%184 = fadd double %183, 1.000000e+00, !dbg !135
	store double %184, double addrspace(1)* %164, align 8, !dbg !136
	%185 = add i64 %159, %40, !dbg !137
	br label %b26, !dbg !137

b30:
	call void asm sideeffect "", ""() nounwind, !dbg !132
	br label %fail, !dbg !132

b31:
	call void asm sideeffect "", ""() nounwind, !dbg !125
	br label %fail, !dbg !125

b32:
	%186 = add i64 %158, %77, !dbg !138
	br label %b33, !dbg !139

b33:
	%187 = phi i64 [ %217, %b36 ], [ %67, %b32 ], !dbg !139
	%188 = icmp slt i64 %187, %p13, !dbg !140
	br i1 %188, label %b34, label %b39, !dbg !140

b34:
	%189 = mul i64 %187, 2, !dbg !143
	%190 = add i64 %186, %189, !dbg !144
	%191 = add i64 %190, 2, !dbg !149
	%192 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %187, !dbg !145
	%193 = icmp uge i64 %187, %p13, !dbg !145
	%194 = icmp ugt i64 %191, %p2, !dbg !150
	%195 = or i1 %193, %194, !dbg !150
	br i1 %195, label %b34_fail1, label %b34_ok1, !dbg !150, !prof !55

b34_ok1:
	%196 = load i64, i64 addrspace(1)* %192, align 8, !dbg !145
	%197 = sub i64 %191, %190, !dbg !150
	%198 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %190, !dbg !150
	%199 = addrspacecast i64 addrspace(1)* %198 to i64*, !dbg !151
	%200 = ptrtoint i64* %199 to i64, !dbg !151
	%201 = and i64 %200, 15, !dbg !151
	%202 = icmp eq i64 %201, 0, !dbg !151
	%203 = icmp eq i64 %197, 0, !dbg !151
	%204 = or i1 %202, %203, !dbg !151
	br i1 %204, label %b35, label %b38, !dbg !151

b35:
	%205 = bitcast i64 addrspace(1)* %198 to { i64, i64 } addrspace(1)*, !dbg !151
	%206 = ashr i64 %197, 1, !dbg !151
	%207 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %205, i64 0, !dbg !152
	%208 = addrspacecast { i64, i64 } addrspace(1)* %207 to { i64, i64 }*, !dbg !153
	%209 = icmp uge i64 0, %206, !dbg !152
	%210 = icmp eq { i64, i64 } addrspace(1)* %207, null, !dbg !153
	%211 = or i1 %209, %210, !dbg !153
	br i1 %211, label %b35_fail1, label %b35_ok1, !dbg !153, !prof !55

b35_ok1:
	%212 = bitcast { i64, i64 }* %208 to i8*, !dbg !153
	call void @gpuc_put_line_thread(i8* %212, i64 %196, i32 %80, i32 %74), !dbg !153
	br i1 %204, label %b36, label %b37, !dbg !158

b36:
	%213 = addrspacecast { i64, i64 } addrspace(1)* %207 to { i64, i64 }*, !dbg !159
	%214 = bitcast { i64, i64 }* %213 to i8*, !dbg !159
	%215 = call i64 @gpuc_wait_line_thread(i8* %214, i32 %80, i8* %ctrl, i32 21), !dbg !159
	%216 = add i64 %215, 1, !dbg !161
	store i64 %216, i64 addrspace(1)* %192, align 8, !dbg !162
	%217 = add i64 %187, %40, !dbg !163
	br label %b33, !dbg !163

b37:
	call void asm sideeffect "", ""() nounwind, !dbg !158
	br label %fail, !dbg !158

b38:
	call void asm sideeffect "", ""() nounwind, !dbg !151
	br label %fail, !dbg !151

b39:
	%218 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !36
	%219 = bitcast i64* %218 to i8*, !dbg !36
	call void @gpuc_signal_op_thread(i8* %219, i64 1, i32 10, i32 %71), !dbg !36
	%220 = add i64 %78, 1, !dbg !36
	%221 = icmp slt i64 %220, %p5, !dbg !36
	br i1 %221, label %b4, label %b172, !dbg !36

b40:
	call void asm sideeffect "", ""() nounwind, !dbg !74
	br label %fail, !dbg !74

b41:
	call void asm sideeffect "", ""() nounwind, !dbg !35
	br label %fail, !dbg !35

b42:
	%222 = icmp eq i64 %p0, 1, !dbg !164
	br i1 %222, label %b43, label %b85, !dbg !164

b43:
	%223 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !165, !range !25
	%224 = sext i32 %223 to i64, !dbg !165
	%225 = icmp eq i64 %224, 0, !dbg !166
	br i1 %225, label %b44, label %b172, !dbg !166

b44:
	%226 = sext i32 %6 to i64, !dbg !169
	%227 = sext i32 %7 to i64, !dbg !170
	%228 = trunc i64 %226 to i32, !dbg !171
	%229 = add i32 %228, 1, !dbg !171
	%230 = zext i32 %229 to i64, !dbg !171
	%231 = trunc i64 %227 to i32, !dbg !172
	%232 = urem i32 %229, %231, !dbg !172
	%233 = zext i32 %232 to i64, !dbg !172
	%234 = trunc i64 %226 to i32, !dbg !173
	%235 = trunc i64 %227 to i32, !dbg !173
	%236 = add i32 %234, %235, !dbg !173
	%237 = zext i32 %236 to i64, !dbg !173
	%238 = sub i32 %236, 1, !dbg !174
	%239 = zext i32 %238 to i64, !dbg !174
	%240 = trunc i64 %227 to i32, !dbg !175
	%241 = urem i32 %238, %240, !dbg !175
	%242 = zext i32 %241 to i64, !dbg !175
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !176, !range !21
	%244 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !176, !range !21
	%245 = mul i32 %243, %244, !dbg !176
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !176, !range !22
	%247 = mul i32 %245, %246, !dbg !176
	%248 = sext i32 %247 to i64, !dbg !176
	%249 = icmp slt i64 %248, %p9, !dbg !177
	%250 = select i1 %249, i64 %248, i64 %p9, !dbg !177
	%251 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !178, !range !27
	%252 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !178, !range !27
	%253 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !178, !range !28
	%254 = mul i32 %244, %253, !dbg !178
	%255 = add i32 %252, %254, !dbg !178
	%256 = mul i32 %243, %255, !dbg !178
	%257 = add i32 %251, %256, !dbg !178
	%258 = sext i32 %257 to i64, !dbg !178
	%259 = icmp sge i64 %258, %250, !dbg !179
	br i1 %259, label %b172, label %b45, !dbg !179

b45:
	%260 = icmp slt i64 0, %p5, !dbg !180
	br i1 %260, label %b46, label %b172, !dbg !180

b46:
	%261 = icmp eq i64 %p2, 0, !dbg !184
	%262 = trunc i64 %242 to i32, !dbg !185
	%263 = add i64 %p9, 1, !dbg !187
	%264 = trunc i64 %258 to i32, !dbg !188
	%265 = mul i32 %264, 2, !dbg !188
	%266 = zext i32 %265 to i64, !dbg !188
	%267 = trunc i64 %233 to i32, !dbg !189
	%268 = trunc i64 %248 to i32, !dbg !190
	%269 = mul i32 %268, 2, !dbg !190
	%270 = zext i32 %269 to i64, !dbg !190
	%271 = add i64 %p7, 1, !dbg !194
	%272 = mul i64 %p11, 2, !dbg !196
	br label %b47, !dbg !180

b47:
	%273 = phi i64 [ %405, %b82 ], [ 0, %b46 ], !dbg !180
	%274 = trunc i64 %273 to i32, !dbg !198
	%275 = add i32 %p4, %274, !dbg !199
	%276 = mul i64 %250, %273, !dbg !201
	%277 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !197
	%278 = icmp eq i64 addrspace(1)* %1, null, !dbg !197
	br i1 %278, label %b47_fail1, label %b47_ok1, !dbg !197, !prof !55

b47_ok1:
	%279 = bitcast i64* %277 to i8*, !dbg !197
	%280 = call i64 @gpuc_signal_wait_until_thread(i8* %279, i32 5, i64 %276, i32 1, i8* %ctrl, i32 1), !dbg !197
	%281 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !184
	%282 = ptrtoint i64* %281 to i64, !dbg !184
	%283 = and i64 %282, 15, !dbg !184
	%284 = icmp eq i64 %283, 0, !dbg !184
	%285 = or i1 %284, %261, !dbg !184
	br i1 %285, label %b48, label %b84, !dbg !184

b48:
	%286 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !184
	%287 = ashr i64 %p2, 1, !dbg !184
	%288 = sdiv i64 %263, 2, !dbg !202
	%289 = icmp ugt i64 %288, %287, !dbg !203
	br i1 %289, label %b48_fail1, label %b48_ok1, !dbg !203, !prof !55

b48_ok1:
	br label %b49, !dbg !188

b49:
	%290 = phi i64 [ %266, %b48_ok1 ], [ %310, %b52 ], !dbg !204
	%291 = icmp slt i64 %290, %p9, !dbg !205
	br i1 %291, label %b50, label %b53, !dbg !205

b50:
	%292 = sdiv i64 %290, 2, !dbg !206
	%293 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %286, i64 %292, !dbg !207
	%294 = getelementptr inbounds float, float addrspace(1)* %3, i64 %290, !dbg !209
	%295 = icmp uge i64 %292, %288, !dbg !207
	br i1 %295, label %b50_fail1, label %b50_ok1, !dbg !207, !prof !55

b50_ok1:
	%296 = load float, float addrspace(1)* %294, align 4, !dbg !209
	%297 = bitcast float %296 to i32, !dbg !210
	%298 = zext i32 %297 to i64, !dbg !210
	%299 = add i64 %290, 1, !dbg !211
	%300 = icmp slt i64 %299, %p9, !dbg !212
	br i1 %300, label %b51, label %b52, !dbg !212

b51:
	%301 = getelementptr inbounds float, float addrspace(1)* %3, i64 %299, !dbg !213
	%302 = load float, float addrspace(1)* %301, align 4, !dbg !213
	%303 = bitcast float %302 to i32, !dbg !214
	%304 = zext i32 %303 to i64, !dbg !214
	%305 = shl i64 %304, 32, !dbg !215
	%306 = or i64 %298, %305, !dbg !216
	br label %b52, !dbg !216

b52:
	%307 = phi i64 [ %298, %b50_ok1 ], [ %306, %b51 ], !dbg !217
	%308 = addrspacecast { i64, i64 } addrspace(1)* %293 to { i64, i64 }*, !dbg !189
	%309 = bitcast { i64, i64 }* %308 to i8*, !dbg !189
	call void @gpuc_put_line_thread(i8* %309, i64 %307, i32 %275, i32 %267), !dbg !189
	%310 = add i64 %290, %270, !dbg !218
	br label %b49, !dbg !218

b53:
	br i1 %285, label %b54, label %b83, !dbg !219

b54:
	%311 = sdiv i64 %271, 2, !dbg !220
	%312 = icmp ugt i64 %311, %287, !dbg !221
	br i1 %312, label %b54_fail1, label %b54_ok1, !dbg !221, !prof !55

b54_ok1:
	br label %b55, !dbg !222

b55:
	%313 = phi i64 [ %266, %b54_ok1 ], [ %330, %b58 ], !dbg !223
	%314 = icmp slt i64 %313, %p7, !dbg !224
	br i1 %314, label %b56, label %b59, !dbg !224

b56:
	%315 = sdiv i64 %313, 2, !dbg !225
	%316 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %286, i64 %315, !dbg !226
	%317 = addrspacecast { i64, i64 } addrspace(1)* %316 to { i64, i64 }*, !dbg !227
	%318 = icmp uge i64 %315, %311, !dbg !226
	br i1 %318, label %b56_fail1, label %b56_ok1, !dbg !226, !prof !55

b56_ok1:
	%319 = bitcast { i64, i64 }* %317 to i8*, !dbg !227
	%320 = call i64 @gpuc_wait_line_thread(i8* %319, i32 %275, i8* %ctrl, i32 10), !dbg !227
	%321 = trunc i64 %320 to i32, !dbg !229
	%322 = bitcast i32 %321 to float, !dbg !229
	%323 = lshr i64 %320, 32, !dbg !230
	%324 = trunc i64 %323 to i32, !dbg !231
	%325 = bitcast i32 %324 to float, !dbg !231
	%326 = getelementptr inbounds float, float addrspace(1)* %2, i64 %313, !dbg !233
	store float %322, float addrspace(1)* %326, align 4, !dbg !233
	%327 = add i64 %313, 1, !dbg !234
	%328 = icmp slt i64 %327, %p7, !dbg !235
	br i1 %328, label %b57, label %b58, !dbg !235

b57:
	%329 = getelementptr inbounds float, float addrspace(1)* %2, i64 %327, !dbg !236
	store float %325, float addrspace(1)* %329, align 4, !dbg !236
	br label %b58, !dbg !236

b58:
	%330 = add i64 %313, %270, !dbg !237
	br label %b55, !dbg !237

b59:
	%331 = mul i64 %p7, -1, !dbg !238
	%332 = add i64 %331, %p9, !dbg !238
	%333 = icmp sge i64 %332, 0, !dbg !238
	br i1 %333, label %b60, label %b64_cold, !dbg !238, !prof !96

b60:
	%334 = phi i64 [ %346, %b63 ], [ %266, %b59 ], !dbg !238
	%335 = icmp slt i64 %334, %p7, !dbg !239
	br i1 %335, label %b61, label %b68, !dbg !239

b61:
	%336 = getelementptr inbounds float, float addrspace(1)* %2, i64 %334, !dbg !240
	%337 = load float, float addrspace(1)* %336, align 4, !dbg !240
	%338 = fadd float %337, 1.000000e+00, !dbg !241
	%339 = getelementptr inbounds float, float addrspace(1)* %3, i64 %334, !dbg !242
	store float %338, float addrspace(1)* %339, align 4, !dbg !242
	%340 = add i64 %334, 1, !dbg !243
	%341 = icmp slt i64 %340, %p7, !dbg !244
	br i1 %341, label %b62, label %b63, !dbg !244

b62:
	%342 = getelementptr inbounds float, float addrspace(1)* %2, i64 %340, !dbg !245
	%343 = load float, float addrspace(1)* %342, align 4, !dbg !245
	%344 = fadd float %343, 1.000000e+00, !dbg !246
	%345 = getelementptr inbounds float, float addrspace(1)* %3, i64 %340, !dbg !247
	store float %344, float addrspace(1)* %345, align 4, !dbg !247
	br label %b63, !dbg !247

b63:
	%346 = add i64 %334, %270, !dbg !248
	br label %b60, !dbg !248

b68:
	%347 = mul i64 %288, 2, !dbg !252
	br label %b69, !dbg !253

b69:
	%348 = phi i64 [ %372, %b72 ], [ %258, %b68 ], !dbg !253
	%349 = icmp slt i64 %348, %p11, !dbg !254
	br i1 %349, label %b70, label %b75, !dbg !254

b70:
	%350 = mul i64 %348, 2, !dbg !256
	%351 = add i64 %347, %350, !dbg !257
	%352 = add i64 %351, 2, !dbg !260
	%353 = getelementptr inbounds double, double addrspace(1)* %4, i64 %348, !dbg !262
	%354 = icmp ugt i64 %352, %p2, !dbg !261
	br i1 %354, label %b70_fail1, label %b70_ok1, !dbg !261, !prof !55

b70_ok1:
	%355 = load double, double addrspace(1)* %353, align 8, !dbg !262
	%356 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %351, !dbg !261
	%357 = addrspacecast i64 addrspace(1)* %356 to i64*, !dbg !263
	%358 = ptrtoint i64* %357 to i64, !dbg !263
	%359 = and i64 %358, 15, !dbg !263
	%360 = icmp eq i64 %359, 0, !dbg !263
	br i1 %360, label %b71, label %b74, !dbg !263

b71:
	%361 = bitcast i64 addrspace(1)* %356 to { i64, i64 } addrspace(1)*, !dbg !263
	%362 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %361, i64 0, !dbg !264
	%363 = bitcast double %355 to i64, !dbg !266
	%364 = addrspacecast { i64, i64 } addrspace(1)* %362 to { i64, i64 }*, !dbg !265
	%365 = icmp eq { i64, i64 } addrspace(1)* %362, null, !dbg !265
	br i1 %365, label %b71_fail1, label %b71_ok1, !dbg !265, !prof !55

b71_ok1:
	%366 = bitcast { i64, i64 }* %364 to i8*, !dbg !265
	call void @gpuc_put_line_thread(i8* %366, i64 %363, i32 %275, i32 %267), !dbg !265
	br i1 %360, label %b72, label %b73, !dbg !269

b72:
	%367 = addrspacecast { i64, i64 } addrspace(1)* %362 to { i64, i64 }*, !dbg !270
	%368 = bitcast { i64, i64 }* %367 to i8*, !dbg !270
	%369 = call i64 @gpuc_wait_line_thread(i8* %368, i32 %275, i8* %ctrl, i32 21), !dbg !270
	%370 = bitcast i64 %369 to double, !dbg !271
	%371 = fadd double %370, 1.000000e+00, !dbg !272
	store double %371, double addrspace(1)* %353, align 8, !dbg !273
	%372 = add i64 %348, %248, !dbg !274
	br label %b69, !dbg !274

b73:
	call void asm sideeffect "", ""() nounwind, !dbg !269
	br label %fail, !dbg !269

b74:
	call void asm sideeffect "", ""() nounwind, !dbg !263
	br label %fail, !dbg !263

b75:
	%373 = add i64 %347, %272, !dbg !275
	br label %b76, !dbg !276

b76:
	%374 = phi i64 [ %402, %b79 ], [ %258, %b75 ], !dbg !276
	%375 = icmp slt i64 %374, %p13, !dbg !277
	br i1 %375, label %b77, label %b82, !dbg !277

b77:
	%376 = mul i64 %374, 2, !dbg !279
	%377 = add i64 %373, %376, !dbg !280
	%378 = add i64 %377, 2, !dbg !283
	%379 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %374, !dbg !285
	%380 = icmp ugt i64 %378, %p2, !dbg !284
	br i1 %380, label %b77_fail1, label %b77_ok1, !dbg !284, !prof !55

b77_ok1:
	%381 = load i64, i64 addrspace(1)* %379, align 8, !dbg !285
	%382 = sub i64 %378, %377, !dbg !284
	%383 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %377, !dbg !284
	%384 = addrspacecast i64 addrspace(1)* %383 to i64*, !dbg !286
	%385 = ptrtoint i64* %384 to i64, !dbg !286
	%386 = and i64 %385, 15, !dbg !286
	%387 = icmp eq i64 %386, 0, !dbg !286
	%388 = icmp eq i64 %382, 0, !dbg !286
	%389 = or i1 %387, %388, !dbg !286
	br i1 %389, label %b78, label %b81, !dbg !286

b78:
	%390 = bitcast i64 addrspace(1)* %383 to { i64, i64 } addrspace(1)*, !dbg !286
	%391 = ashr i64 %382, 1, !dbg !286
	%392 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %390, i64 0, !dbg !287
	%393 = addrspacecast { i64, i64 } addrspace(1)* %392 to { i64, i64 }*, !dbg !288
	%394 = icmp uge i64 0, %391, !dbg !287
	%395 = icmp eq { i64, i64 } addrspace(1)* %392, null, !dbg !288
	%396 = or i1 %394, %395, !dbg !288
	br i1 %396, label %b78_fail1, label %b78_ok1, !dbg !288, !prof !55

b78_ok1:
	%397 = bitcast { i64, i64 }* %393 to i8*, !dbg !288
	call void @gpuc_put_line_thread(i8* %397, i64 %381, i32 %275, i32 %267), !dbg !288
	br i1 %389, label %b79, label %b80, !dbg !292

b79:
	%398 = addrspacecast { i64, i64 } addrspace(1)* %392 to { i64, i64 }*, !dbg !293
	%399 = bitcast { i64, i64 }* %398 to i8*, !dbg !293
	%400 = call i64 @gpuc_wait_line_thread(i8* %399, i32 %275, i8* %ctrl, i32 21), !dbg !293
	%401 = add i64 %400, 1, !dbg !295
	store i64 %401, i64 addrspace(1)* %379, align 8, !dbg !296
	%402 = add i64 %374, %248, !dbg !297
	br label %b76, !dbg !297

b80:
	call void asm sideeffect "", ""() nounwind, !dbg !292
	br label %fail, !dbg !292

b81:
	call void asm sideeffect "", ""() nounwind, !dbg !286
	br label %fail, !dbg !286

b82:
	%403 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !185
	%404 = bitcast i64* %403 to i8*, !dbg !185
	call void @gpuc_signal_op_thread(i8* %404, i64 1, i32 10, i32 %262), !dbg !185
	%405 = add i64 %273, 1, !dbg !185
	%406 = icmp slt i64 %405, %p5, !dbg !185
	br i1 %406, label %b47, label %b172, !dbg !185

b83:
	call void asm sideeffect "", ""() nounwind, !dbg !219
	br label %fail, !dbg !219

b84:
	call void asm sideeffect "", ""() nounwind, !dbg !184
	br label %fail, !dbg !184

b85:
	%407 = icmp eq i64 %p0, 2, !dbg !298
	br i1 %407, label %b86, label %b129, !dbg !298

b86:
	%408 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !299, !range !25
	%409 = sext i32 %408 to i64, !dbg !299
	%410 = icmp eq i64 %409, 0, !dbg !300
	br i1 %410, label %b87, label %b172, !dbg !300

b87:
	%411 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !301, !range !27
	%412 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !301, !range !27
	%413 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !301, !range !28
	%414 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !301, !range !21
	%415 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !301, !range !21
	%416 = mul i32 %415, %413, !dbg !301
	%417 = add i32 %412, %416, !dbg !301
	%418 = mul i32 %414, %417, !dbg !301
	%419 = add i32 %411, %418, !dbg !301
	%420 = sext i32 %419 to i64, !dbg !301
	%421 = trunc i64 %420 to i32, !dbg !302
	%422 = udiv i32 %421, 32, !dbg !302
	%423 = zext i32 %422 to i64, !dbg !302
	%424 = icmp eq i64 %423, 0, !dbg !303
	br i1 %424, label %b88, label %b172, !dbg !303

b88:
	%425 = sext i32 %6 to i64, !dbg !306
	%426 = sext i32 %7 to i64, !dbg !307
	%427 = trunc i64 %425 to i32, !dbg !308
	%428 = add i32 %427, 1, !dbg !308
	%429 = zext i32 %428 to i64, !dbg !308
	%430 = trunc i64 %426 to i32, !dbg !309
	%431 = urem i32 %428, %430, !dbg !309
	%432 = zext i32 %431 to i64, !dbg !309
	%433 = trunc i64 %425 to i32, !dbg !310
	%434 = trunc i64 %426 to i32, !dbg !310
	%435 = add i32 %433, %434, !dbg !310
	%436 = zext i32 %435 to i64, !dbg !310
	%437 = sub i32 %435, 1, !dbg !311
	%438 = zext i32 %437 to i64, !dbg !311
	%439 = trunc i64 %426 to i32, !dbg !312
	%440 = urem i32 %437, %439, !dbg !312
	%441 = zext i32 %440 to i64, !dbg !312
	%442 = and i32 %419, -32, !dbg !313
	%443 = mul i32 %414, %415, !dbg !313
	%444 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !313, !range !22
	%445 = mul i32 %443, %444, !dbg !313
	%446 = sub i32 %445, %442, !dbg !313
	%447 = icmp slt i32 %446, 32, !dbg !313
	%448 = select i1 %447, i32 %446, i32 32, !dbg !313
	%449 = sext i32 %448 to i64, !dbg !313
	%450 = icmp slt i64 %449, %p9, !dbg !314
	%451 = select i1 %450, i64 %449, i64 %p9, !dbg !314
	%452 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !315, !range !316
	%453 = sext i32 %452 to i64, !dbg !315
	%454 = icmp sge i64 %453, %451, !dbg !317
	br i1 %454, label %b172, label %b89, !dbg !317

b89:
	%455 = icmp slt i64 0, %p5, !dbg !318
	br i1 %455, label %b90, label %b172, !dbg !318

b90:
	%456 = icmp eq i64 %p2, 0, !dbg !322
	%457 = trunc i64 %441 to i32, !dbg !323
	%458 = add i64 %p9, 1, !dbg !325
	%459 = trunc i64 %453 to i32, !dbg !326
	%460 = mul i32 %459, 2, !dbg !326
	%461 = zext i32 %460 to i64, !dbg !326
	%462 = trunc i64 %432 to i32, !dbg !327
	%463 = mul i64 %449, 2, !dbg !328
	%464 = add i64 %p7, 1, !dbg !332
	%465 = mul i64 %p11, 2, !dbg !334
	br label %b91, !dbg !318

b91:
	%466 = phi i64 [ %608, %b126 ], [ 0, %b90 ], !dbg !318
	%467 = trunc i64 %466 to i32, !dbg !336
	%468 = add i32 %p4, %467, !dbg !337
	%469 = mul i64 %451, %466, !dbg !339
	%470 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !335
	%471 = icmp eq i64 addrspace(1)* %1, null, !dbg !335
	br i1 %471, label %b91_fail1, label %b91_ok1, !dbg !335, !prof !55

b91_ok1:
	%472 = bitcast i64* %470 to i8*, !dbg !335
	%473 = call i64 @gpuc_signal_wait_until_thread(i8* %472, i32 5, i64 %469, i32 1, i8* %ctrl, i32 1), !dbg !335
	%474 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !322
	%475 = ptrtoint i64* %474 to i64, !dbg !322
	%476 = and i64 %475, 15, !dbg !322
	%477 = icmp eq i64 %476, 0, !dbg !322
	%478 = or i1 %477, %456, !dbg !322
	br i1 %478, label %b92, label %b128, !dbg !322

b92:
	%479 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !322
	%480 = ashr i64 %p2, 1, !dbg !322
	%481 = sdiv i64 %458, 2, !dbg !340
	%482 = icmp ugt i64 %481, %480, !dbg !341
	br i1 %482, label %b92_fail1, label %b92_ok1, !dbg !341, !prof !55

b92_ok1:
	br label %b93, !dbg !326

b93:
	%483 = phi i64 [ %461, %b92_ok1 ], [ %506, %b96 ], !dbg !342
	%484 = icmp slt i64 %483, %p9, !dbg !343
	br i1 %484, label %b94, label %b97, !dbg !343

b94:
	%485 = sdiv i64 %483, 2, !dbg !344
	%486 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %479, i64 %485, !dbg !345
	%487 = getelementptr inbounds float, float addrspace(1)* %3, i64 %483, !dbg !347
	%488 = icmp uge i64 %485, %481, !dbg !345
	%489 = icmp uge i64 %483, %p9, !dbg !347
	%490 = or i1 %488, %489, !dbg !347
	br i1 %490, label %b94_fail1, label %b94_ok1, !dbg !347, !prof !55

b94_ok1:
	%491 = load float, float addrspace(1)* %487, align 4, !dbg !347
	%492 = bitcast float %491 to i32, !dbg !348
	%493 = zext i32 %492 to i64, !dbg !348
	%494 = add i64 %483, 1, !dbg !349
	%495 = icmp slt i64 %494, %p9, !dbg !350
	br i1 %495, label %b95, label %b96, !dbg !350

b95:
	%496 = getelementptr inbounds float, float addrspace(1)* %3, i64 %494, !dbg !351
	%497 = icmp uge i64 %494, %p9, !dbg !351
	br i1 %497, label %b95_fail1, label %b95_ok1, !dbg !351, !prof !55

b95_ok1:
	%498 = load float, float addrspace(1)* %496, align 4, !dbg !351
	%499 = bitcast float %498 to i32, !dbg !352
	%500 = zext i32 %499 to i64, !dbg !352
	%501 = shl i64 %500, 32, !dbg !353
	%502 = or i64 %493, %501, !dbg !354
	br label %b96, !dbg !354

b96:
	%503 = phi i64 [ %493, %b94_ok1 ], [ %502, %b95_ok1 ], !dbg !355
	%504 = addrspacecast { i64, i64 } addrspace(1)* %486 to { i64, i64 }*, !dbg !327
	%505 = bitcast { i64, i64 }* %504 to i8*, !dbg !327
	call void @gpuc_put_line_thread(i8* %505, i64 %503, i32 %468, i32 %462), !dbg !327
	%506 = add i64 %483, %463, !dbg !356
	br label %b93, !dbg !356

b97:
	br i1 %478, label %b98, label %b127, !dbg !357

b98:
	%507 = sdiv i64 %464, 2, !dbg !358
	%508 = icmp ugt i64 %507, %480, !dbg !359
	br i1 %508, label %b98_fail1, label %b98_ok1, !dbg !359, !prof !55

b98_ok1:
	br label %b99, !dbg !360

b99:
	%509 = phi i64 [ %461, %b98_ok1 ], [ %527, %b102 ], !dbg !361
	%510 = icmp slt i64 %509, %p7, !dbg !362
	br i1 %510, label %b100, label %b103, !dbg !362

b100:
	%511 = sdiv i64 %509, 2, !dbg !363
	%512 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %479, i64 %511, !dbg !364
	%513 = addrspacecast { i64, i64 } addrspace(1)* %512 to { i64, i64 }*, !dbg !365
	%514 = icmp uge i64 %511, %507, !dbg !364
	br i1 %514, label %b100_fail1, label %b100_ok1, !dbg !364, !prof !55

b100_ok1:
	%515 = bitcast { i64, i64 }* %513 to i8*, !dbg !365
	%516 = call i64 @gpuc_wait_line_thread(i8* %515, i32 %468, i8* %ctrl, i32 10), !dbg !365
	%517 = trunc i64 %516 to i32, !dbg !369
	%518 = bitcast i32 %517 to float, !dbg !369
	%519 = lshr i64 %516, 32, !dbg !370
	%520 = trunc i64 %519 to i32, !dbg !371
	%521 = bitcast i32 %520 to float, !dbg !371
	%522 = getelementptr inbounds float, float addrspace(1)* %2, i64 %509, !dbg !367
	%523 = icmp uge i64 %509, %p7, !dbg !367
	br i1 %523, label %b100_fail2, label %b100_ok2, !dbg !367, !prof !55

b100_ok2:
	store float %518, float addrspace(1)* %522, align 4, !dbg !367
	%524 = add i64 %509, 1, !dbg !372
	%525 = icmp slt i64 %524, %p7, !dbg !373
	br i1 %525, label %b101, label %b102, !dbg !373

b101:
	%526 = getelementptr inbounds float, float addrspace(1)* %2, i64 %524, !dbg !374
	store float %521, float addrspace(1)* %526, align 4, !dbg !374
	br label %b102, !dbg !374

b102:
	%527 = add i64 %509, %463, !dbg !375
	br label %b99, !dbg !375

b103:
	%528 = icmp ule i64 %463, 281474976710655, !dbg !376
	%529 = mul i64 %p7, -1, !dbg !376
	%530 = add i64 %529, %p9, !dbg !376
	%531 = icmp sge i64 %530, 0, !dbg !376
	%532 = and i1 %528, %531, !dbg !376
	br i1 %532, label %b104, label %b108_cold, !dbg !376, !prof !96

b104:
	%533 = phi i64 [ %545, %b107 ], [ %461, %b103 ], !dbg !376
	%534 = icmp slt i64 %533, %p7, !dbg !377
	br i1 %534, label %b105, label %b112, !dbg !377

b105:
	%535 = getelementptr inbounds float, float addrspace(1)* %2, i64 %533, !dbg !378
	%536 = load float, float addrspace(1)* %535, align 4, !dbg !378
	%537 = fadd float %536, 1.000000e+00, !dbg !379
	%538 = getelementptr inbounds float, float addrspace(1)* %3, i64 %533, !dbg !380
	store float %537, float addrspace(1)* %538, align 4, !dbg !380
	%539 = add i64 %533, 1, !dbg !381
	%540 = icmp slt i64 %539, %p7, !dbg !382
	br i1 %540, label %b106, label %b107, !dbg !382

b106:
	%541 = getelementptr inbounds float, float addrspace(1)* %2, i64 %539, !dbg !383
	%542 = load float, float addrspace(1)* %541, align 4, !dbg !383
	%543 = fadd float %542, 1.000000e+00, !dbg !384
	%544 = getelementptr inbounds float, float addrspace(1)* %3, i64 %539, !dbg !385
	store float %543, float addrspace(1)* %544, align 4, !dbg !385
	br label %b107, !dbg !385

b107:
	%545 = add i64 %533, %463, !dbg !386
	br label %b104, !dbg !386

b112:
	%546 = mul i64 %481, 2, !dbg !390
	br label %b113, !dbg !391

b113:
	%547 = phi i64 [ %573, %b116 ], [ %453, %b112 ], !dbg !391
	%548 = icmp slt i64 %547, %p11, !dbg !392
	br i1 %548, label %b114, label %b119, !dbg !392

b114:
	%549 = mul i64 %547, 2, !dbg !394
	%550 = add i64 %546, %549, !dbg !395
	%551 = add i64 %550, 2, !dbg !399
	%552 = getelementptr inbounds double, double addrspace(1)* %4, i64 %547, !dbg !396
	%553 = icmp uge i64 %547, %p11, !dbg !396
	%554 = icmp ugt i64 %551, %p2, !dbg !400
	%555 = or i1 %553, %554, !dbg !400
	br i1 %555, label %b114_fail1, label %b114_ok1, !dbg !400, !prof !55

b114_ok1:
	%556 = load double, double addrspace(1)* %552, align 8, !dbg !396
	%557 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %550, !dbg !400
	%558 = addrspacecast i64 addrspace(1)* %557 to i64*, !dbg !401
	%559 = ptrtoint i64* %558 to i64, !dbg !401
	%560 = and i64 %559, 15, !dbg !401
	%561 = icmp eq i64 %560, 0, !dbg !401
	br i1 %561, label %b115, label %b118, !dbg !401

b115:
	%562 = bitcast i64 addrspace(1)* %557 to { i64, i64 } addrspace(1)*, !dbg !401
	%563 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %562, i64 0, !dbg !402
	%564 = bitcast double %556 to i64, !dbg !404
	%565 = addrspacecast { i64, i64 } addrspace(1)* %563 to { i64, i64 }*, !dbg !403
	%566 = icmp eq { i64, i64 } addrspace(1)* %563, null, !dbg !403
	br i1 %566, label %b115_fail1, label %b115_ok1, !dbg !403, !prof !55

b115_ok1:
	%567 = bitcast { i64, i64 }* %565 to i8*, !dbg !403
	call void @gpuc_put_line_thread(i8* %567, i64 %564, i32 %468, i32 %462), !dbg !403
	br i1 %561, label %b116, label %b117, !dbg !407

b116:
	%568 = addrspacecast { i64, i64 } addrspace(1)* %563 to { i64, i64 }*, !dbg !408
	%569 = bitcast { i64, i64 }* %568 to i8*, !dbg !408
	%570 = call i64 @gpuc_wait_line_thread(i8* %569, i32 %468, i8* %ctrl, i32 21), !dbg !408
	%571 = bitcast i64 %570 to double, !dbg !409
	%572 = fadd double %571, 1.000000e+00, !dbg !410
	store double %572, double addrspace(1)* %552, align 8, !dbg !411
	%573 = add i64 %547, %449, !dbg !412
	br label %b113, !dbg !412

b117:
	call void asm sideeffect "", ""() nounwind, !dbg !407
	br label %fail, !dbg !407

b118:
	call void asm sideeffect "", ""() nounwind, !dbg !401
	br label %fail, !dbg !401

b119:
	%574 = add i64 %546, %465, !dbg !413
	br label %b120, !dbg !414

b120:
	%575 = phi i64 [ %605, %b123 ], [ %453, %b119 ], !dbg !414
	%576 = icmp slt i64 %575, %p13, !dbg !415
	br i1 %576, label %b121, label %b126, !dbg !415

b121:
	%577 = mul i64 %575, 2, !dbg !417
	%578 = add i64 %574, %577, !dbg !418
	%579 = add i64 %578, 2, !dbg !422
	%580 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %575, !dbg !419
	%581 = icmp uge i64 %575, %p13, !dbg !419
	%582 = icmp ugt i64 %579, %p2, !dbg !423
	%583 = or i1 %581, %582, !dbg !423
	br i1 %583, label %b121_fail1, label %b121_ok1, !dbg !423, !prof !55

b121_ok1:
	%584 = load i64, i64 addrspace(1)* %580, align 8, !dbg !419
	%585 = sub i64 %579, %578, !dbg !423
	%586 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %578, !dbg !423
	%587 = addrspacecast i64 addrspace(1)* %586 to i64*, !dbg !424
	%588 = ptrtoint i64* %587 to i64, !dbg !424
	%589 = and i64 %588, 15, !dbg !424
	%590 = icmp eq i64 %589, 0, !dbg !424
	%591 = icmp eq i64 %585, 0, !dbg !424
	%592 = or i1 %590, %591, !dbg !424
	br i1 %592, label %b122, label %b125, !dbg !424

b122:
	%593 = bitcast i64 addrspace(1)* %586 to { i64, i64 } addrspace(1)*, !dbg !424
	%594 = ashr i64 %585, 1, !dbg !424
	%595 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %593, i64 0, !dbg !425
	%596 = addrspacecast { i64, i64 } addrspace(1)* %595 to { i64, i64 }*, !dbg !426
	%597 = icmp uge i64 0, %594, !dbg !425
	%598 = icmp eq { i64, i64 } addrspace(1)* %595, null, !dbg !426
	%599 = or i1 %597, %598, !dbg !426
	br i1 %599, label %b122_fail1, label %b122_ok1, !dbg !426, !prof !55

b122_ok1:
	%600 = bitcast { i64, i64 }* %596 to i8*, !dbg !426
	call void @gpuc_put_line_thread(i8* %600, i64 %584, i32 %468, i32 %462), !dbg !426
	br i1 %592, label %b123, label %b124, !dbg !430

b123:
	%601 = addrspacecast { i64, i64 } addrspace(1)* %595 to { i64, i64 }*, !dbg !431
	%602 = bitcast { i64, i64 }* %601 to i8*, !dbg !431
	%603 = call i64 @gpuc_wait_line_thread(i8* %602, i32 %468, i8* %ctrl, i32 21), !dbg !431
	%604 = add i64 %603, 1, !dbg !433
	store i64 %604, i64 addrspace(1)* %580, align 8, !dbg !434
	%605 = add i64 %575, %449, !dbg !435
	br label %b120, !dbg !435

b124:
	call void asm sideeffect "", ""() nounwind, !dbg !430
	br label %fail, !dbg !430

b125:
	call void asm sideeffect "", ""() nounwind, !dbg !424
	br label %fail, !dbg !424

b126:
	%606 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !323
	%607 = bitcast i64* %606 to i8*, !dbg !323
	call void @gpuc_signal_op_thread(i8* %607, i64 1, i32 10, i32 %457), !dbg !323
	%608 = add i64 %466, 1, !dbg !323
	%609 = icmp slt i64 %608, %p5, !dbg !323
	br i1 %609, label %b91, label %b172, !dbg !323

b127:
	call void asm sideeffect "", ""() nounwind, !dbg !357
	br label %fail, !dbg !357

b128:
	call void asm sideeffect "", ""() nounwind, !dbg !322
	br label %fail, !dbg !322

b129:
	%610 = icmp eq i64 %p0, 3, !dbg !436
	br i1 %610, label %b130, label %b172, !dbg !436

b130:
	%611 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !437, !range !25
	%612 = sext i32 %611 to i64, !dbg !437
	%613 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !437, !range !26
	%614 = sext i32 %613 to i64, !dbg !437
	%615 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !437, !range !26
	%616 = sext i32 %615 to i64, !dbg !437
	%617 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !437, !range !19
	%618 = sext i32 %617 to i64, !dbg !437
	%619 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !437, !range !20
	%620 = sext i32 %619 to i64, !dbg !437
	%621 = trunc i64 %620 to i32, !dbg !437
	%622 = trunc i64 %616 to i32, !dbg !437
	%623 = mul i32 %621, %622, !dbg !437
	%624 = zext i32 %623 to i64, !dbg !437
	%625 = trunc i64 %614 to i32, !dbg !437
	%626 = add i32 %625, %623, !dbg !437
	%627 = zext i32 %626 to i64, !dbg !437
	%628 = mul i64 %618, %627, !dbg !437
	%629 = add i64 %612, %628, !dbg !437
	%630 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !437, !range !21
	%631 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !437, !range !21
	%632 = mul i32 %630, %631, !dbg !437
	%633 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !437, !range !22
	%634 = mul i32 %632, %633, !dbg !437
	%635 = sext i32 %634 to i64, !dbg !437
	%636 = mul i64 %629, %635, !dbg !437
	%637 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !437, !range !27
	%638 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !437, !range !27
	%639 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !437, !range !28
	%640 = mul i32 %631, %639, !dbg !437
	%641 = add i32 %638, %640, !dbg !437
	%642 = mul i32 %630, %641, !dbg !437
	%643 = add i32 %637, %642, !dbg !437
	%644 = sext i32 %643 to i64, !dbg !437
	%645 = add i64 %636, %644, !dbg !437
	%646 = icmp eq i64 %645, 0, !dbg !438
	br i1 %646, label %b131, label %b172, !dbg !438

b131:
	%647 = sext i32 %6 to i64, !dbg !441
	%648 = sext i32 %7 to i64, !dbg !442
	%649 = trunc i64 %647 to i32, !dbg !443
	%650 = add i32 %649, 1, !dbg !443
	%651 = zext i32 %650 to i64, !dbg !443
	%652 = trunc i64 %648 to i32, !dbg !444
	%653 = urem i32 %650, %652, !dbg !444
	%654 = zext i32 %653 to i64, !dbg !444
	%655 = trunc i64 %647 to i32, !dbg !445
	%656 = trunc i64 %648 to i32, !dbg !445
	%657 = add i32 %655, %656, !dbg !445
	%658 = zext i32 %657 to i64, !dbg !445
	%659 = sub i32 %657, 1, !dbg !446
	%660 = zext i32 %659 to i64, !dbg !446
	%661 = trunc i64 %648 to i32, !dbg !447
	%662 = urem i32 %659, %661, !dbg !447
	%663 = zext i32 %662 to i64, !dbg !447
	%664 = icmp slt i64 1, %p9, !dbg !448
	%665 = select i1 %664, i64 1, i64 %p9, !dbg !448
	%666 = icmp sge i64 0, %665, !dbg !449
	br i1 %666, label %b172, label %b132, !dbg !449

b132:
	%667 = icmp slt i64 0, %p5, !dbg !450
	br i1 %667, label %b133, label %b172, !dbg !450

b133:
	%668 = icmp eq i64 %p2, 0, !dbg !454
	%669 = trunc i64 %663 to i32, !dbg !455
	%670 = add i64 %p9, 1, !dbg !457
	%671 = trunc i64 %654 to i32, !dbg !458
	%672 = add i64 %p7, 1, !dbg !462
	%673 = mul i64 %p11, 2, !dbg !464
	br label %b134, !dbg !450

b134:
	%674 = phi i64 [ %806, %b169 ], [ 0, %b133 ], !dbg !450
	%675 = trunc i64 %674 to i32, !dbg !466
	%676 = add i32 %p4, %675, !dbg !467
	%677 = mul i64 %665, %674, !dbg !469
	%678 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !465
	%679 = icmp eq i64 addrspace(1)* %1, null, !dbg !465
	br i1 %679, label %b134_fail1, label %b134_ok1, !dbg !465, !prof !55

b134_ok1:
	%680 = bitcast i64* %678 to i8*, !dbg !465
	%681 = call i64 @gpuc_signal_wait_until_thread(i8* %680, i32 5, i64 %677, i32 1, i8* %ctrl, i32 1), !dbg !465
	%682 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !454
	%683 = ptrtoint i64* %682 to i64, !dbg !454
	%684 = and i64 %683, 15, !dbg !454
	%685 = icmp eq i64 %684, 0, !dbg !454
	%686 = or i1 %685, %668, !dbg !454
	br i1 %686, label %b135, label %b171, !dbg !454

b135:
	%687 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !454
	%688 = ashr i64 %p2, 1, !dbg !454
	%689 = sdiv i64 %670, 2, !dbg !470
	%690 = icmp ugt i64 %689, %688, !dbg !471
	br i1 %690, label %b135_fail1, label %b135_ok1, !dbg !471, !prof !55

b135_ok1:
	br label %b136, !dbg !472

b136:
	%691 = phi i64 [ 0, %b135_ok1 ], [ %711, %b139 ], !dbg !473
	%692 = icmp slt i64 %691, %p9, !dbg !474
	br i1 %692, label %b137, label %b140, !dbg !474

b137:
	%693 = sdiv i64 %691, 2, !dbg !475
	%694 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %687, i64 %693, !dbg !476
	%695 = getelementptr inbounds float, float addrspace(1)* %3, i64 %691, !dbg !478
	%696 = icmp uge i64 %693, %689, !dbg !476
	br i1 %696, label %b137_fail1, label %b137_ok1, !dbg !476, !prof !55

b137_ok1:
	%697 = load float, float addrspace(1)* %695, align 4, !dbg !478
	%698 = bitcast float %697 to i32, !dbg !479
	%699 = zext i32 %698 to i64, !dbg !479
	%700 = add i64 %691, 1, !dbg !480
	%701 = icmp slt i64 %700, %p9, !dbg !481
	br i1 %701, label %b138, label %b139, !dbg !481

b138:
	%702 = getelementptr inbounds float, float addrspace(1)* %3, i64 %700, !dbg !482
	%703 = load float, float addrspace(1)* %702, align 4, !dbg !482
	%704 = bitcast float %703 to i32, !dbg !483
	%705 = zext i32 %704 to i64, !dbg !483
	%706 = shl i64 %705, 32, !dbg !484
	%707 = or i64 %699, %706, !dbg !485
	br label %b139, !dbg !485

b139:
	%708 = phi i64 [ %699, %b137_ok1 ], [ %707, %b138 ], !dbg !486
	%709 = addrspacecast { i64, i64 } addrspace(1)* %694 to { i64, i64 }*, !dbg !458
	%710 = bitcast { i64, i64 }* %709 to i8*, !dbg !458
	call void @gpuc_put_line_thread(i8* %710, i64 %708, i32 %676, i32 %671), !dbg !458
	%711 = add i64 %691, 2, !dbg !487
	br label %b136, !dbg !487

b140:
	br i1 %686, label %b141, label %b170, !dbg !488

b141:
	%712 = sdiv i64 %672, 2, !dbg !489
	%713 = icmp ugt i64 %712, %688, !dbg !490
	br i1 %713, label %b141_fail1, label %b141_ok1, !dbg !490, !prof !55

b141_ok1:
	br label %b142, !dbg !491

b142:
	%714 = phi i64 [ 0, %b141_ok1 ], [ %731, %b145 ], !dbg !492
	%715 = icmp slt i64 %714, %p7, !dbg !493
	br i1 %715, label %b143, label %b146, !dbg !493

b143:
	%716 = sdiv i64 %714, 2, !dbg !494
	%717 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %687, i64 %716, !dbg !495
	%718 = addrspacecast { i64, i64 } addrspace(1)* %717 to { i64, i64 }*, !dbg !496
	%719 = icmp uge i64 %716, %712, !dbg !495
	br i1 %719, label %b143_fail1, label %b143_ok1, !dbg !495, !prof !55

b143_ok1:
	%720 = bitcast { i64, i64 }* %718 to i8*, !dbg !496
	%721 = call i64 @gpuc_wait_line_thread(i8* %720, i32 %676, i8* %ctrl, i32 10), !dbg !496
	%722 = trunc i64 %721 to i32, !dbg !498
	%723 = bitcast i32 %722 to float, !dbg !498
	%724 = lshr i64 %721, 32, !dbg !499
	%725 = trunc i64 %724 to i32, !dbg !500
	%726 = bitcast i32 %725 to float, !dbg !500
	%727 = getelementptr inbounds float, float addrspace(1)* %2, i64 %714, !dbg !502
	store float %723, float addrspace(1)* %727, align 4, !dbg !502
	%728 = add i64 %714, 1, !dbg !503
	%729 = icmp slt i64 %728, %p7, !dbg !504
	br i1 %729, label %b144, label %b145, !dbg !504

b144:
	%730 = getelementptr inbounds float, float addrspace(1)* %2, i64 %728, !dbg !505
	store float %726, float addrspace(1)* %730, align 4, !dbg !505
	br label %b145, !dbg !505

b145:
	%731 = add i64 %714, 2, !dbg !506
	br label %b142, !dbg !506

b146:
	%732 = mul i64 %p7, -1, !dbg !507
	%733 = add i64 %732, %p9, !dbg !507
	%734 = icmp sge i64 %733, 0, !dbg !507
	br i1 %734, label %b147, label %b151_cold, !dbg !507, !prof !96

b147:
	%735 = phi i64 [ %747, %b150 ], [ 0, %b146 ], !dbg !507
	%736 = icmp slt i64 %735, %p7, !dbg !508
	br i1 %736, label %b148, label %b155, !dbg !508

b148:
	%737 = getelementptr inbounds float, float addrspace(1)* %2, i64 %735, !dbg !509
	%738 = load float, float addrspace(1)* %737, align 4, !dbg !509
	%739 = fadd float %738, 1.000000e+00, !dbg !510
	%740 = getelementptr inbounds float, float addrspace(1)* %3, i64 %735, !dbg !511
	store float %739, float addrspace(1)* %740, align 4, !dbg !511
	%741 = add i64 %735, 1, !dbg !512
	%742 = icmp slt i64 %741, %p7, !dbg !513
	br i1 %742, label %b149, label %b150, !dbg !513

b149:
	%743 = getelementptr inbounds float, float addrspace(1)* %2, i64 %741, !dbg !514
	%744 = load float, float addrspace(1)* %743, align 4, !dbg !514
	%745 = fadd float %744, 1.000000e+00, !dbg !515
	%746 = getelementptr inbounds float, float addrspace(1)* %3, i64 %741, !dbg !516
	store float %745, float addrspace(1)* %746, align 4, !dbg !516
	br label %b150, !dbg !516

b150:
	%747 = add i64 %735, 2, !dbg !517
	br label %b147, !dbg !517

b155:
	%748 = mul i64 %689, 2, !dbg !521
	br label %b156, !dbg !522

b156:
	%749 = phi i64 [ %773, %b159 ], [ 0, %b155 ], !dbg !522
	%750 = icmp slt i64 %749, %p11, !dbg !523
	br i1 %750, label %b157, label %b162, !dbg !523

b157:
	%751 = mul i64 %749, 2, !dbg !525
	%752 = add i64 %748, %751, !dbg !526
	%753 = add i64 %752, 2, !dbg !529
	%754 = getelementptr inbounds double, double addrspace(1)* %4, i64 %749, !dbg !531
	%755 = icmp ugt i64 %753, %p2, !dbg !530
	br i1 %755, label %b157_fail1, label %b157_ok1, !dbg !530, !prof !55

b157_ok1:
	%756 = load double, double addrspace(1)* %754, align 8, !dbg !531
	%757 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %752, !dbg !530
	%758 = addrspacecast i64 addrspace(1)* %757 to i64*, !dbg !532
	%759 = ptrtoint i64* %758 to i64, !dbg !532
	%760 = and i64 %759, 15, !dbg !532
	%761 = icmp eq i64 %760, 0, !dbg !532
	br i1 %761, label %b158, label %b161, !dbg !532

b158:
	%762 = bitcast i64 addrspace(1)* %757 to { i64, i64 } addrspace(1)*, !dbg !532
	%763 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %762, i64 0, !dbg !533
	%764 = bitcast double %756 to i64, !dbg !535
	%765 = addrspacecast { i64, i64 } addrspace(1)* %763 to { i64, i64 }*, !dbg !534
	%766 = icmp eq { i64, i64 } addrspace(1)* %763, null, !dbg !534
	br i1 %766, label %b158_fail1, label %b158_ok1, !dbg !534, !prof !55

b158_ok1:
	%767 = bitcast { i64, i64 }* %765 to i8*, !dbg !534
	call void @gpuc_put_line_thread(i8* %767, i64 %764, i32 %676, i32 %671), !dbg !534
	br i1 %761, label %b159, label %b160, !dbg !538

b159:
	%768 = addrspacecast { i64, i64 } addrspace(1)* %763 to { i64, i64 }*, !dbg !539
	%769 = bitcast { i64, i64 }* %768 to i8*, !dbg !539
	%770 = call i64 @gpuc_wait_line_thread(i8* %769, i32 %676, i8* %ctrl, i32 21), !dbg !539
	%771 = bitcast i64 %770 to double, !dbg !540
	%772 = fadd double %771, 1.000000e+00, !dbg !541
	store double %772, double addrspace(1)* %754, align 8, !dbg !542
	%773 = add i64 %749, 1, !dbg !543
	br label %b156, !dbg !543

b160:
	call void asm sideeffect "", ""() nounwind, !dbg !538
	br label %fail, !dbg !538

b161:
	call void asm sideeffect "", ""() nounwind, !dbg !532
	br label %fail, !dbg !532

b162:
	%774 = add i64 %748, %673, !dbg !544
	br label %b163, !dbg !545

b163:
	%775 = phi i64 [ %803, %b166 ], [ 0, %b162 ], !dbg !545
	%776 = icmp slt i64 %775, %p13, !dbg !546
	br i1 %776, label %b164, label %b169, !dbg !546

b164:
	%777 = mul i64 %775, 2, !dbg !548
	%778 = add i64 %774, %777, !dbg !549
	%779 = add i64 %778, 2, !dbg !552
	%780 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %775, !dbg !554
	%781 = icmp ugt i64 %779, %p2, !dbg !553
	br i1 %781, label %b164_fail1, label %b164_ok1, !dbg !553, !prof !55

b164_ok1:
	%782 = load i64, i64 addrspace(1)* %780, align 8, !dbg !554
	%783 = sub i64 %779, %778, !dbg !553
	%784 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %778, !dbg !553
	%785 = addrspacecast i64 addrspace(1)* %784 to i64*, !dbg !555
	%786 = ptrtoint i64* %785 to i64, !dbg !555
	%787 = and i64 %786, 15, !dbg !555
	%788 = icmp eq i64 %787, 0, !dbg !555
	%789 = icmp eq i64 %783, 0, !dbg !555
	%790 = or i1 %788, %789, !dbg !555
	br i1 %790, label %b165, label %b168, !dbg !555

b165:
	%791 = bitcast i64 addrspace(1)* %784 to { i64, i64 } addrspace(1)*, !dbg !555
	%792 = ashr i64 %783, 1, !dbg !555
	%793 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %791, i64 0, !dbg !556
	%794 = addrspacecast { i64, i64 } addrspace(1)* %793 to { i64, i64 }*, !dbg !557
	%795 = icmp uge i64 0, %792, !dbg !556
	%796 = icmp eq { i64, i64 } addrspace(1)* %793, null, !dbg !557
	%797 = or i1 %795, %796, !dbg !557
	br i1 %797, label %b165_fail1, label %b165_ok1, !dbg !557, !prof !55

b165_ok1:
	%798 = bitcast { i64, i64 }* %794 to i8*, !dbg !557
	call void @gpuc_put_line_thread(i8* %798, i64 %782, i32 %676, i32 %671), !dbg !557
	br i1 %790, label %b166, label %b167, !dbg !561

b166:
	%799 = addrspacecast { i64, i64 } addrspace(1)* %793 to { i64, i64 }*, !dbg !562
	%800 = bitcast { i64, i64 }* %799 to i8*, !dbg !562
	%801 = call i64 @gpuc_wait_line_thread(i8* %800, i32 %676, i8* %ctrl, i32 21), !dbg !562
	%802 = add i64 %801, 1, !dbg !564
	store i64 %802, i64 addrspace(1)* %780, align 8, !dbg !565
	%803 = add i64 %775, 1, !dbg !566
	br label %b163, !dbg !566

b167:
	call void asm sideeffect "", ""() nounwind, !dbg !561
	br label %fail, !dbg !561

b168:
	call void asm sideeffect "", ""() nounwind, !dbg !555
	br label %fail, !dbg !555

b169:
	%804 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !455
	%805 = bitcast i64* %804 to i8*, !dbg !455
	call void @gpuc_signal_op_thread(i8* %805, i64 1, i32 10, i32 %669), !dbg !455
	%806 = add i64 %674, 1, !dbg !455
	%807 = icmp slt i64 %806, %p5, !dbg !455
	br i1 %807, label %b134, label %b172, !dbg !455

b170:
	call void asm sideeffect "", ""() nounwind, !dbg !488
	br label %fail, !dbg !488

b171:
	call void asm sideeffect "", ""() nounwind, !dbg !454
	br label %fail, !dbg !454

b172:
	ret void, !dbg !440

b4_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !50
	br label %fail, !dbg !50

b5_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !57
	br label %fail, !dbg !57

b7_fail1:
	%808 = icmp uge i64 %97, %93, !dbg !61
	br i1 %808, label %b7_fail2, label %b7_ok2, !dbg !61

b7_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !61
	br label %fail, !dbg !61

b7_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !64
	br label %fail, !dbg !64

b8_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !68
	br label %fail, !dbg !68

b11_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !76
	br label %fail, !dbg !76

b13_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !81
	br label %fail, !dbg !81

b13_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !85
	br label %fail, !dbg !85

b21_cold:
	%809 = phi i64 [ %826, %b24_cold ], [ %73, %b16 ], !dbg !95
	%810 = icmp slt i64 %809, %p7, !dbg !97
	br i1 %810, label %b22_cold, label %b25, !dbg !97

b22_cold:
	%811 = getelementptr inbounds float, float addrspace(1)* %2, i64 %809, !dbg !98
	%812 = icmp uge i64 %809, %p7, !dbg !98
	%813 = icmp uge i64 %809, %p9, !dbg !100
	%814 = or i1 %812, %813, !dbg !100
	br i1 %814, label %b22_cold_fail1, label %b22_cold_ok1, !dbg !100, !prof !55

b22_cold_fail1:
	%815 = icmp uge i64 %809, %p7, !dbg !98
	br i1 %815, label %b22_cold_fail2, label %b22_cold_ok2, !dbg !98

b22_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !98
	br label %fail, !dbg !98

b22_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !100
	br label %fail, !dbg !100

b22_cold_ok1:
	%816 = load float, float addrspace(1)* %811, align 4, !dbg !98
	%817 = fadd float %816, 1.000000e+00, !dbg !99
	%818 = getelementptr inbounds float, float addrspace(1)* %3, i64 %809, !dbg !100
	store float %817, float addrspace(1)* %818, align 4, !dbg !100
	%819 = add i64 %809, 1, !dbg !101
	%820 = icmp slt i64 %819, %p7, !dbg !102
	br i1 %820, label %b23_cold, label %b24_cold, !dbg !102

b23_cold:
	%821 = getelementptr inbounds float, float addrspace(1)* %2, i64 %819, !dbg !103
	%822 = icmp uge i64 %819, %p9, !dbg !105
	br i1 %822, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !105, !prof !55

b23_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !105
	br label %fail, !dbg !105

b23_cold_ok1:
	%823 = load float, float addrspace(1)* %821, align 4, !dbg !103
	%824 = fadd float %823, 1.000000e+00, !dbg !104
	%825 = getelementptr inbounds float, float addrspace(1)* %3, i64 %819, !dbg !105
	store float %824, float addrspace(1)* %825, align 4, !dbg !105
	br label %b24_cold, !dbg !105

b24_cold:
	%826 = add i64 %809, %75, !dbg !106
	br label %b21_cold, !dbg !106, !llvm.loop !108

b27_fail1:
	%827 = icmp uge i64 %159, %p11, !dbg !117
	br i1 %827, label %b27_fail2, label %b27_ok2, !dbg !117

b27_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !117
	br label %fail, !dbg !117

b27_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !124
	br label %fail, !dbg !124

b28_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !127
	br label %fail, !dbg !127

b34_fail1:
	%828 = icmp uge i64 %187, %p13, !dbg !145
	br i1 %828, label %b34_fail2, label %b34_ok2, !dbg !145

b34_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !145
	br label %fail, !dbg !145

b34_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !150
	br label %fail, !dbg !150

b35_fail1:
	%829 = icmp uge i64 0, %206, !dbg !152
	br i1 %829, label %b35_fail2, label %b35_ok2, !dbg !152

b35_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !152
	br label %fail, !dbg !152

b35_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !153
	br label %fail, !dbg !153

b47_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !197
	br label %fail, !dbg !197

b48_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !203
	br label %fail, !dbg !203

b50_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !207
	br label %fail, !dbg !207

b54_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !221
	br label %fail, !dbg !221

b56_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !226
	br label %fail, !dbg !226

b64_cold:
	%830 = phi i64 [ %844, %b67_cold ], [ %266, %b59 ], !dbg !238
	%831 = icmp slt i64 %830, %p7, !dbg !239
	br i1 %831, label %b65_cold, label %b68, !dbg !239

b65_cold:
	%832 = getelementptr inbounds float, float addrspace(1)* %2, i64 %830, !dbg !240
	%833 = icmp uge i64 %830, %p9, !dbg !242
	br i1 %833, label %b65_cold_fail1, label %b65_cold_ok1, !dbg !242, !prof !55

b65_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !242
	br label %fail, !dbg !242

b65_cold_ok1:
	%834 = load float, float addrspace(1)* %832, align 4, !dbg !240
	%835 = fadd float %834, 1.000000e+00, !dbg !241
	%836 = getelementptr inbounds float, float addrspace(1)* %3, i64 %830, !dbg !242
	store float %835, float addrspace(1)* %836, align 4, !dbg !242
	%837 = add i64 %830, 1, !dbg !243
	%838 = icmp slt i64 %837, %p7, !dbg !244
	br i1 %838, label %b66_cold, label %b67_cold, !dbg !244

b66_cold:
	%839 = getelementptr inbounds float, float addrspace(1)* %2, i64 %837, !dbg !245
	%840 = icmp uge i64 %837, %p9, !dbg !247
	br i1 %840, label %b66_cold_fail1, label %b66_cold_ok1, !dbg !247, !prof !55

b66_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !247
	br label %fail, !dbg !247

b66_cold_ok1:
	%841 = load float, float addrspace(1)* %839, align 4, !dbg !245
	%842 = fadd float %841, 1.000000e+00, !dbg !246
	%843 = getelementptr inbounds float, float addrspace(1)* %3, i64 %837, !dbg !247
	store float %842, float addrspace(1)* %843, align 4, !dbg !247
	br label %b67_cold, !dbg !247

b67_cold:
	%844 = add i64 %830, %270, !dbg !248
	br label %b64_cold, !dbg !248, !llvm.loop !250

b70_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !261
	br label %fail, !dbg !261

b71_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !265
	br label %fail, !dbg !265

b77_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !284
	br label %fail, !dbg !284

b78_fail1:
	%845 = icmp uge i64 0, %391, !dbg !287
	br i1 %845, label %b78_fail2, label %b78_ok2, !dbg !287

b78_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !287
	br label %fail, !dbg !287

b78_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !288
	br label %fail, !dbg !288

b91_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !335
	br label %fail, !dbg !335

b92_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !341
	br label %fail, !dbg !341

b94_fail1:
	%846 = icmp uge i64 %485, %481, !dbg !345
	br i1 %846, label %b94_fail2, label %b94_ok2, !dbg !345

b94_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !345
	br label %fail, !dbg !345

b94_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !347
	br label %fail, !dbg !347

b95_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !351
	br label %fail, !dbg !351

b98_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !359
	br label %fail, !dbg !359

b100_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !364
	br label %fail, !dbg !364

b100_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !367
	br label %fail, !dbg !367

b108_cold:
	%847 = phi i64 [ %864, %b111_cold ], [ %461, %b103 ], !dbg !376
	%848 = icmp slt i64 %847, %p7, !dbg !377
	br i1 %848, label %b109_cold, label %b112, !dbg !377

b109_cold:
	%849 = getelementptr inbounds float, float addrspace(1)* %2, i64 %847, !dbg !378
	%850 = icmp uge i64 %847, %p7, !dbg !378
	%851 = icmp uge i64 %847, %p9, !dbg !380
	%852 = or i1 %850, %851, !dbg !380
	br i1 %852, label %b109_cold_fail1, label %b109_cold_ok1, !dbg !380, !prof !55

b109_cold_fail1:
	%853 = icmp uge i64 %847, %p7, !dbg !378
	br i1 %853, label %b109_cold_fail2, label %b109_cold_ok2, !dbg !378

b109_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !378
	br label %fail, !dbg !378

b109_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !380
	br label %fail, !dbg !380

b109_cold_ok1:
	%854 = load float, float addrspace(1)* %849, align 4, !dbg !378
	%855 = fadd float %854, 1.000000e+00, !dbg !379
	%856 = getelementptr inbounds float, float addrspace(1)* %3, i64 %847, !dbg !380
	store float %855, float addrspace(1)* %856, align 4, !dbg !380
	%857 = add i64 %847, 1, !dbg !381
	%858 = icmp slt i64 %857, %p7, !dbg !382
	br i1 %858, label %b110_cold, label %b111_cold, !dbg !382

b110_cold:
	%859 = getelementptr inbounds float, float addrspace(1)* %2, i64 %857, !dbg !383
	%860 = icmp uge i64 %857, %p9, !dbg !385
	br i1 %860, label %b110_cold_fail1, label %b110_cold_ok1, !dbg !385, !prof !55

b110_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !385
	br label %fail, !dbg !385

b110_cold_ok1:
	%861 = load float, float addrspace(1)* %859, align 4, !dbg !383
	%862 = fadd float %861, 1.000000e+00, !dbg !384
	%863 = getelementptr inbounds float, float addrspace(1)* %3, i64 %857, !dbg !385
	store float %862, float addrspace(1)* %863, align 4, !dbg !385
	br label %b111_cold, !dbg !385

b111_cold:
	%864 = add i64 %847, %463, !dbg !386
	br label %b108_cold, !dbg !386, !llvm.loop !388

b114_fail1:
	%865 = icmp uge i64 %547, %p11, !dbg !396
	br i1 %865, label %b114_fail2, label %b114_ok2, !dbg !396

b114_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !396
	br label %fail, !dbg !396

b114_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !400
	br label %fail, !dbg !400

b115_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !403
	br label %fail, !dbg !403

b121_fail1:
	%866 = icmp uge i64 %575, %p13, !dbg !419
	br i1 %866, label %b121_fail2, label %b121_ok2, !dbg !419

b121_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !419
	br label %fail, !dbg !419

b121_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !423
	br label %fail, !dbg !423

b122_fail1:
	%867 = icmp uge i64 0, %594, !dbg !425
	br i1 %867, label %b122_fail2, label %b122_ok2, !dbg !425

b122_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !425
	br label %fail, !dbg !425

b122_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !426
	br label %fail, !dbg !426

b134_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !465
	br label %fail, !dbg !465

b135_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !471
	br label %fail, !dbg !471

b137_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !476
	br label %fail, !dbg !476

b141_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !490
	br label %fail, !dbg !490

b143_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !495
	br label %fail, !dbg !495

b151_cold:
	%868 = phi i64 [ %882, %b154_cold ], [ 0, %b146 ], !dbg !507
	%869 = icmp slt i64 %868, %p7, !dbg !508
	br i1 %869, label %b152_cold, label %b155, !dbg !508

b152_cold:
	%870 = getelementptr inbounds float, float addrspace(1)* %2, i64 %868, !dbg !509
	%871 = icmp uge i64 %868, %p9, !dbg !511
	br i1 %871, label %b152_cold_fail1, label %b152_cold_ok1, !dbg !511, !prof !55

b152_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !511
	br label %fail, !dbg !511

b152_cold_ok1:
	%872 = load float, float addrspace(1)* %870, align 4, !dbg !509
	%873 = fadd float %872, 1.000000e+00, !dbg !510
	%874 = getelementptr inbounds float, float addrspace(1)* %3, i64 %868, !dbg !511
	store float %873, float addrspace(1)* %874, align 4, !dbg !511
	%875 = add i64 %868, 1, !dbg !512
	%876 = icmp slt i64 %875, %p7, !dbg !513
	br i1 %876, label %b153_cold, label %b154_cold, !dbg !513

b153_cold:
	%877 = getelementptr inbounds float, float addrspace(1)* %2, i64 %875, !dbg !514
	%878 = icmp uge i64 %875, %p9, !dbg !516
	br i1 %878, label %b153_cold_fail1, label %b153_cold_ok1, !dbg !516, !prof !55

b153_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !516
	br label %fail, !dbg !516

b153_cold_ok1:
	%879 = load float, float addrspace(1)* %877, align 4, !dbg !514
	%880 = fadd float %879, 1.000000e+00, !dbg !515
	%881 = getelementptr inbounds float, float addrspace(1)* %3, i64 %875, !dbg !516
	store float %880, float addrspace(1)* %881, align 4, !dbg !516
	br label %b154_cold, !dbg !516

b154_cold:
	%882 = add i64 %868, 2, !dbg !517
	br label %b151_cold, !dbg !517, !llvm.loop !519

b157_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !530
	br label %fail, !dbg !530

b158_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !534
	br label %fail, !dbg !534

b164_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !553
	br label %fail, !dbg !553

b165_fail1:
	%883 = icmp uge i64 0, %792, !dbg !556
	br i1 %883, label %b165_fail2, label %b165_ok2, !dbg !556

b165_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !556
	br label %fail, !dbg !556

b165_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !557
	br label %fail, !dbg !557

fail:
	%884 = phi i32 [ 0, %b4_fail1 ], [ 3, %b5_fail1 ], [ 4, %b7_fail2 ], [ 5, %b7_ok2 ], [ 6, %b8_fail1 ], [ 8, %b11_fail1 ], [ 9, %b13_fail1 ], [ 11, %b13_fail2 ], [ 12, %b22_cold_fail2 ], [ 12, %b22_cold_ok2 ], [ 13, %b23_cold_fail1 ], [ 14, %b27_fail2 ], [ 15, %b27_ok2 ], [ 18, %b28_fail1 ], [ 16, %b30 ], [ 16, %b31 ], [ 24, %b34_fail2 ], [ 15, %b34_ok2 ], [ 17, %b35_fail2 ], [ 18, %b35_ok2 ], [ 16, %b37 ], [ 16, %b38 ], [ 7, %b40 ], [ 2, %b41 ], [ 0, %b47_fail1 ], [ 3, %b48_fail1 ], [ 4, %b50_fail1 ], [ 8, %b54_fail1 ], [ 9, %b56_fail1 ], [ 12, %b65_cold_fail1 ], [ 13, %b66_cold_fail1 ], [ 15, %b70_fail1 ], [ 18, %b71_fail1 ], [ 16, %b73 ], [ 16, %b74 ], [ 15, %b77_fail1 ], [ 17, %b78_fail2 ], [ 18, %b78_ok2 ], [ 16, %b80 ], [ 16, %b81 ], [ 7, %b83 ], [ 2, %b84 ], [ 0, %b91_fail1 ], [ 3, %b92_fail1 ], [ 4, %b94_fail2 ], [ 5, %b94_ok2 ], [ 6, %b95_fail1 ], [ 8, %b98_fail1 ], [ 9, %b100_fail1 ], [ 11, %b100_fail2 ], [ 12, %b109_cold_fail2 ], [ 12, %b109_cold_ok2 ], [ 13, %b110_cold_fail1 ], [ 14, %b114_fail2 ], [ 15, %b114_ok2 ], [ 18, %b115_fail1 ], [ 16, %b117 ], [ 16, %b118 ], [ 24, %b121_fail2 ], [ 15, %b121_ok2 ], [ 17, %b122_fail2 ], [ 18, %b122_ok2 ], [ 16, %b124 ], [ 16, %b125 ], [ 7, %b127 ], [ 2, %b128 ], [ 0, %b134_fail1 ], [ 3, %b135_fail1 ], [ 4, %b137_fail1 ], [ 8, %b141_fail1 ], [ 9, %b143_fail1 ], [ 12, %b152_cold_fail1 ], [ 13, %b153_cold_fail1 ], [ 15, %b157_fail1 ], [ 18, %b158_fail1 ], [ 16, %b160 ], [ 16, %b161 ], [ 15, %b164_fail1 ], [ 17, %b165_fail2 ], [ 18, %b165_ok2 ], [ 16, %b167 ], [ 16, %b168 ], [ 7, %b170 ], [ 2, %b171 ], !dbg !7
	%885 = phi i64 [ 0, %b4_fail1 ], [ %93, %b5_fail1 ], [ %97, %b7_fail2 ], [ %95, %b7_ok2 ], [ %106, %b8_fail1 ], [ %119, %b11_fail1 ], [ %123, %b13_fail1 ], [ %121, %b13_fail2 ], [ %809, %b22_cold_fail2 ], [ %809, %b22_cold_ok2 ], [ %819, %b23_cold_fail1 ], [ %159, %b27_fail2 ], [ %163, %b27_ok2 ], [ 0, %b28_fail1 ], [ %172, %b30 ], [ %172, %b31 ], [ %187, %b34_fail2 ], [ %191, %b34_ok2 ], [ 0, %b35_fail2 ], [ 0, %b35_ok2 ], [ %201, %b37 ], [ %201, %b38 ], [ %88, %b40 ], [ %88, %b41 ], [ 0, %b47_fail1 ], [ %288, %b48_fail1 ], [ %292, %b50_fail1 ], [ %311, %b54_fail1 ], [ %315, %b56_fail1 ], [ %830, %b65_cold_fail1 ], [ %837, %b66_cold_fail1 ], [ %352, %b70_fail1 ], [ 0, %b71_fail1 ], [ %359, %b73 ], [ %359, %b74 ], [ %378, %b77_fail1 ], [ 0, %b78_fail2 ], [ 0, %b78_ok2 ], [ %386, %b80 ], [ %386, %b81 ], [ %283, %b83 ], [ %283, %b84 ], [ 0, %b91_fail1 ], [ %481, %b92_fail1 ], [ %485, %b94_fail2 ], [ %483, %b94_ok2 ], [ %494, %b95_fail1 ], [ %507, %b98_fail1 ], [ %511, %b100_fail1 ], [ %509, %b100_fail2 ], [ %847, %b109_cold_fail2 ], [ %847, %b109_cold_ok2 ], [ %857, %b110_cold_fail1 ], [ %547, %b114_fail2 ], [ %551, %b114_ok2 ], [ 0, %b115_fail1 ], [ %560, %b117 ], [ %560, %b118 ], [ %575, %b121_fail2 ], [ %579, %b121_ok2 ], [ 0, %b122_fail2 ], [ 0, %b122_ok2 ], [ %589, %b124 ], [ %589, %b125 ], [ %476, %b127 ], [ %476, %b128 ], [ 0, %b134_fail1 ], [ %689, %b135_fail1 ], [ %693, %b137_fail1 ], [ %712, %b141_fail1 ], [ %716, %b143_fail1 ], [ %868, %b152_cold_fail1 ], [ %875, %b153_cold_fail1 ], [ %753, %b157_fail1 ], [ 0, %b158_fail1 ], [ %760, %b160 ], [ %760, %b161 ], [ %779, %b164_fail1 ], [ 0, %b165_fail2 ], [ 0, %b165_ok2 ], [ %787, %b167 ], [ %787, %b168 ], [ %684, %b170 ], [ %684, %b171 ], !dbg !7
	%886 = phi i64 [ 0, %b4_fail1 ], [ %92, %b5_fail1 ], [ %93, %b7_fail2 ], [ %p9, %b7_ok2 ], [ %p9, %b8_fail1 ], [ %92, %b11_fail1 ], [ %119, %b13_fail1 ], [ %p7, %b13_fail2 ], [ %p7, %b22_cold_fail2 ], [ %p9, %b22_cold_ok2 ], [ %p9, %b23_cold_fail1 ], [ %p11, %b27_fail2 ], [ %p2, %b27_ok2 ], [ 0, %b28_fail1 ], [ 16, %b30 ], [ 16, %b31 ], [ %p13, %b34_fail2 ], [ %p2, %b34_ok2 ], [ %206, %b35_fail2 ], [ 0, %b35_ok2 ], [ 16, %b37 ], [ 16, %b38 ], [ 16, %b40 ], [ 16, %b41 ], [ 0, %b47_fail1 ], [ %287, %b48_fail1 ], [ %288, %b50_fail1 ], [ %287, %b54_fail1 ], [ %311, %b56_fail1 ], [ %p9, %b65_cold_fail1 ], [ %p9, %b66_cold_fail1 ], [ %p2, %b70_fail1 ], [ 0, %b71_fail1 ], [ 16, %b73 ], [ 16, %b74 ], [ %p2, %b77_fail1 ], [ %391, %b78_fail2 ], [ 0, %b78_ok2 ], [ 16, %b80 ], [ 16, %b81 ], [ 16, %b83 ], [ 16, %b84 ], [ 0, %b91_fail1 ], [ %480, %b92_fail1 ], [ %481, %b94_fail2 ], [ %p9, %b94_ok2 ], [ %p9, %b95_fail1 ], [ %480, %b98_fail1 ], [ %507, %b100_fail1 ], [ %p7, %b100_fail2 ], [ %p7, %b109_cold_fail2 ], [ %p9, %b109_cold_ok2 ], [ %p9, %b110_cold_fail1 ], [ %p11, %b114_fail2 ], [ %p2, %b114_ok2 ], [ 0, %b115_fail1 ], [ 16, %b117 ], [ 16, %b118 ], [ %p13, %b121_fail2 ], [ %p2, %b121_ok2 ], [ %594, %b122_fail2 ], [ 0, %b122_ok2 ], [ 16, %b124 ], [ 16, %b125 ], [ 16, %b127 ], [ 16, %b128 ], [ 0, %b134_fail1 ], [ %688, %b135_fail1 ], [ %689, %b137_fail1 ], [ %688, %b141_fail1 ], [ %712, %b143_fail1 ], [ %p9, %b152_cold_fail1 ], [ %p9, %b153_cold_fail1 ], [ %p2, %b157_fail1 ], [ 0, %b158_fail1 ], [ 16, %b160 ], [ 16, %b161 ], [ %p2, %b164_fail1 ], [ %792, %b165_fail2 ], [ 0, %b165_ok2 ], [ 16, %b167 ], [ 16, %b168 ], [ 16, %b170 ], [ 16, %b171 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %884, i64 %885, i64 %886), !dbg !7
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
	br i1 %11, label %b1, label %b93, !dbg !568

b1:
	%12 = sext i32 %9 to i64, !dbg !572
	%13 = sext i32 %10 to i64, !dbg !573
	%14 = mul i64 %13, %p11, !dbg !574
	%15 = mul i64 %12, %p11, !dbg !575
	%16 = icmp eq i64 %p1, 0, !dbg !576
	%17 = add i64 %p13, 1, !dbg !581
	%18 = icmp eq i64 %p3, 0, !dbg !582
	%19 = mul i64 %13, %p15, !dbg !585
	%20 = mul i64 %12, %p15, !dbg !586
	%21 = icmp eq i64 %p5, 0, !dbg !587
	br label %b2, !dbg !568

b2:
	%22 = phi i64 [ %413, %b89 ], [ 0, %b1 ], !dbg !568
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
	%35 = trunc i64 %34 to i32, !dbg !590
	%36 = trunc i64 %30 to i32, !dbg !590
	%37 = mul i32 %35, %36, !dbg !590
	%38 = zext i32 %37 to i64, !dbg !590
	%39 = trunc i64 %28 to i32, !dbg !590
	%40 = add i32 %39, %37, !dbg !590
	%41 = zext i32 %40 to i64, !dbg !590
	%42 = mul i64 %32, %41, !dbg !590
	%43 = add i64 %26, %42, !dbg !590
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !590, !range !21
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !590, !range !21
	%46 = mul i32 %44, %45, !dbg !590
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !590, !range !22
	%48 = mul i32 %46, %47, !dbg !590
	%49 = sext i32 %48 to i64, !dbg !590
	%50 = mul i64 %43, %49, !dbg !590
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !590, !range !27
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !590, !range !27
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !590, !range !28
	%54 = mul i32 %45, %53, !dbg !590
	%55 = add i32 %52, %54, !dbg !590
	%56 = mul i32 %44, %55, !dbg !590
	%57 = add i32 %51, %56, !dbg !590
	%58 = sext i32 %57 to i64, !dbg !590
	%59 = add i64 %50, %58, !dbg !590
	%60 = mul i64 %32, %34, !dbg !591
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !591, !range !20
	%62 = sext i32 %61 to i64, !dbg !591
	%63 = mul i64 %60, %62, !dbg !591
	%64 = mul i64 %63, %49, !dbg !591
	%65 = icmp slt i64 %59, %p11, !dbg !594
	br i1 %65, label %b3, label %b4, !dbg !594

b3:
	%66 = getelementptr inbounds double, double addrspace(1)* %4, i64 %59, !dbg !595
	%67 = load double, double addrspace(1)* %66, align 8, !dbg !595
	%68 = bitcast double %67 to i64, !dbg !596
	br label %b4, !dbg !596

b4:
	%69 = phi i64 [ 0, %b2 ], [ %68, %b3 ], !dbg !597
	%70 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !576
	%71 = ptrtoint i64* %70 to i64, !dbg !576
	%72 = and i64 %71, 15, !dbg !576
	%73 = icmp eq i64 %72, 0, !dbg !576
	%74 = or i1 %73, %16, !dbg !576
	br i1 %74, label %b5, label %b92, !dbg !576

b5:
	%75 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !576
	%76 = ashr i64 %p1, 1, !dbg !576
	%77 = sdiv i64 %76, 2, !dbg !598
	%78 = urem i32 %24, 2, !dbg !599
	%79 = zext i32 %78 to i64, !dbg !600
	%80 = mul i64 %79, %77, !dbg !601
	%81 = add i64 %80, %77, !dbg !602
	%82 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %75, i64 %80, !dbg !603
	%83 = icmp ugt i64 %81, %76, !dbg !603
	%84 = icmp ugt i64 %14, %77, !dbg !604
	%85 = or i1 %83, %84, !dbg !604
	br i1 %85, label %b5_fail1, label %b5_ok1, !dbg !604, !prof !55

b5_ok1:
	br label %b6, !dbg !604

b6:
	%86 = phi i64 [ %69, %b5_ok1 ], [ %98, %b12 ], !dbg !606
	%87 = phi i64 [ %59, %b5_ok1 ], [ %91, %b12 ], !dbg !607
	%88 = icmp slt i64 %87, %p11, !dbg !608
	br i1 %88, label %b7, label %b13, !dbg !608

b7:
	%89 = add i64 %15, %87, !dbg !609
	%90 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %82, i64 %89, !dbg !610
	%91 = add i64 %87, %64, !dbg !611
	%92 = icmp slt i64 %91, %p11, !dbg !613
	%93 = icmp uge i64 %89, %14, !dbg !610
	br i1 %93, label %b7_fail1, label %b7_ok1, !dbg !610, !prof !55

b7_ok1:
	br i1 %92, label %b8, label %b9, !dbg !613

b8:
	%94 = getelementptr inbounds double, double addrspace(1)* %4, i64 %91, !dbg !614
	%95 = icmp uge i64 %91, %p11, !dbg !614
	br i1 %95, label %b8_fail1, label %b8_ok1, !dbg !614, !prof !55

b8_ok1:
	%96 = load double, double addrspace(1)* %94, align 8, !dbg !614
	%97 = bitcast double %96 to i64, !dbg !615
	br label %b9, !dbg !615

b9:
	%98 = phi i64 [ 0, %b7_ok1 ], [ %97, %b8_ok1 ], !dbg !616
	br label %b10, !dbg !612

b10:
	%99 = phi i64 [ 0, %b9 ], [ %105, %b12 ], !dbg !612
	%100 = icmp ne i64 %99, %12, !dbg !617
	br i1 %100, label %b11, label %b12, !dbg !617

b11:
	%101 = trunc i64 %99 to i32, !dbg !605
	%102 = addrspacecast { i64, i64 } addrspace(1)* %90 to { i64, i64 }*, !dbg !605
	%103 = icmp uge i64 %99, %13, !dbg !605
	br i1 %103, label %b11_fail1, label %b11_ok1, !dbg !605, !prof !55

b11_ok1:
	%104 = bitcast { i64, i64 }* %102 to i8*, !dbg !605
	call void @gpuc_put_line_thread(i8* %104, i64 %86, i32 %24, i32 %101), !dbg !605
	br label %b12, !dbg !605

b12:
	%105 = add i64 %99, 1, !dbg !605
	%106 = icmp slt i64 %105, %13, !dbg !605
	br i1 %106, label %b10, label %b6, !dbg !605

b13:
	%107 = phi i64 [ %131, %b20_ok1 ], [ %59, %b6 ], !dbg !618
	%108 = icmp slt i64 %107, %p11, !dbg !619
	br i1 %108, label %b14, label %b21, !dbg !619

b14:
	%109 = getelementptr inbounds double, double addrspace(1)* %4, i64 %107, !dbg !621
	%110 = icmp uge i64 %107, %p11, !dbg !621
	br i1 %110, label %b14_fail1, label %b14_ok1, !dbg !621, !prof !55

b14_ok1:
	%111 = load double, double addrspace(1)* %109, align 8, !dbg !621
	%112 = bitcast double %111 to i64, !dbg !622
	br label %b15, !dbg !620

b15:
	%113 = phi double [ 0.000000e+00, %b14_ok1 ], [ %127, %b19 ], !dbg !623
	%114 = phi i64 [ 0, %b14_ok1 ], [ %128, %b19 ], !dbg !624
	%115 = icmp ne i64 %114, %12, !dbg !625
	br i1 %115, label %b16, label %b17, !dbg !625

b16:
	%116 = mul i64 %114, %p11, !dbg !626
	%117 = add i64 %116, %107, !dbg !627
	%118 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %82, i64 %117, !dbg !628
	%119 = addrspacecast { i64, i64 } addrspace(1)* %118 to { i64, i64 }*, !dbg !629
	%120 = icmp uge i64 %117, %14, !dbg !628
	br i1 %120, label %b16_fail1, label %b16_ok1, !dbg !628, !prof !55

b16_ok1:
	%121 = bitcast { i64, i64 }* %119 to i8*, !dbg !629
	%122 = call i64 @gpuc_wait_line_thread(i8* %121, i32 %24, i8* %ctrl, i32 30), !dbg !629
	br label %b17, !dbg !629

b17:
	%123 = phi i64 [ %112, %b15 ], [ %122, %b16_ok1 ], !dbg !630
	%124 = bitcast i64 %123 to double, !dbg !633
	%125 = icmp eq i64 %114, 0, !dbg !634
	br i1 %125, label %b19, label %b18, !dbg !634

b18:
	%126 = fadd double %113, %124, !dbg !635
	br label %b19, !dbg !636

b19:
	%127 = phi double [ %124, %b17 ], [ %126, %b18 ], !dbg !623
	%128 = add i64 %114, 1, !dbg !624
	%129 = icmp slt i64 %128, %13, !dbg !624
	br i1 %129, label %b15, label %b20, !dbg !624

b20:
	%130 = icmp uge i64 %107, %p11, !dbg !639
	br i1 %130, label %b20_fail1, label %b20_ok1, !dbg !639, !prof !55

b20_ok1:
	store double %127, double addrspace(1)* %109, align 8, !dbg !639
	%131 = add i64 %107, %64, !dbg !640
	br label %b13, !dbg !640

b21:
	%132 = mul i64 %59, 2, !dbg !641
	%133 = mul i64 %64, 2, !dbg !642
	%134 = icmp slt i64 %132, %p13, !dbg !645
	br i1 %134, label %b22, label %b23, !dbg !645

b22:
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %132, !dbg !646
	%136 = icmp uge i64 %132, %p13, !dbg !646
	br i1 %136, label %b22_fail1, label %b22_ok1, !dbg !646, !prof !55

b22_ok1:
	%137 = load i32, i32 addrspace(1)* %135, align 4, !dbg !646
	%138 = zext i32 %137 to i64, !dbg !647
	br label %b23, !dbg !647

b23:
	%139 = phi i64 [ 0, %b21 ], [ %138, %b22_ok1 ], !dbg !648
	%140 = add i64 %132, 1, !dbg !649
	%141 = icmp slt i64 %140, %p13, !dbg !650
	br i1 %141, label %b24, label %b25, !dbg !650

b24:
	%142 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %140, !dbg !651
	%143 = icmp uge i64 %140, %p13, !dbg !651
	br i1 %143, label %b24_fail1, label %b24_ok1, !dbg !651, !prof !55

b24_ok1:
	%144 = load i32, i32 addrspace(1)* %142, align 4, !dbg !651
	%145 = zext i32 %144 to i64, !dbg !652
	%146 = shl i64 %145, 32, !dbg !653
	%147 = or i64 %139, %146, !dbg !654
	br label %b25, !dbg !654

b25:
	%148 = phi i64 [ %139, %b23 ], [ %147, %b24_ok1 ], !dbg !648
	%149 = sdiv i64 %17, 2, !dbg !655
	%150 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !582
	%151 = ptrtoint i64* %150 to i64, !dbg !582
	%152 = and i64 %151, 15, !dbg !582
	%153 = icmp eq i64 %152, 0, !dbg !582
	%154 = or i1 %153, %18, !dbg !582
	br i1 %154, label %b26, label %b91, !dbg !582

b26:
	%155 = bitcast i64 addrspace(1)* %1 to { i64, i64 } addrspace(1)*, !dbg !582
	%156 = ashr i64 %p3, 1, !dbg !582
	%157 = sdiv i64 %156, 2, !dbg !656
	%158 = mul i64 %79, %157, !dbg !657
	%159 = add i64 %158, %157, !dbg !658
	%160 = mul i64 %13, %149, !dbg !660
	%161 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %155, i64 %158, !dbg !659
	%162 = mul i64 %12, %149, !dbg !662
	%163 = icmp ugt i64 %159, %156, !dbg !659
	%164 = icmp ugt i64 %160, %157, !dbg !661
	%165 = or i1 %163, %164, !dbg !661
	br i1 %165, label %b26_fail1, label %b26_ok1, !dbg !661, !prof !55

b26_ok1:
	br label %b27, !dbg !661

b27:
	%166 = phi i64 [ %148, %b26_ok1 ], [ %188, %b35 ], !dbg !663
	%167 = phi i64 [ %132, %b26_ok1 ], [ %172, %b35 ], !dbg !664
	%168 = icmp slt i64 %167, %p13, !dbg !665
	br i1 %168, label %b28, label %b36, !dbg !665

b28:
	%169 = sdiv i64 %167, 2, !dbg !666
	%170 = add i64 %162, %169, !dbg !667
	%171 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %161, i64 %170, !dbg !668
	%172 = add i64 %167, %133, !dbg !669
	%173 = icmp slt i64 %172, %p13, !dbg !671
	%174 = icmp uge i64 %170, %160, !dbg !668
	br i1 %174, label %b28_fail1, label %b28_ok1, !dbg !668, !prof !55

b28_ok1:
	br i1 %173, label %b29, label %b30, !dbg !671

b29:
	%175 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %172, !dbg !672
	%176 = icmp uge i64 %172, %p13, !dbg !672
	br i1 %176, label %b29_fail1, label %b29_ok1, !dbg !672, !prof !55

b29_ok1:
	%177 = load i32, i32 addrspace(1)* %175, align 4, !dbg !672
	%178 = zext i32 %177 to i64, !dbg !673
	br label %b30, !dbg !673

b30:
	%179 = phi i64 [ 0, %b28_ok1 ], [ %178, %b29_ok1 ], !dbg !674
	%180 = add i64 %172, 1, !dbg !675
	%181 = icmp slt i64 %180, %p13, !dbg !676
	br i1 %181, label %b31, label %b32, !dbg !676

b31:
	%182 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %180, !dbg !677
	%183 = icmp uge i64 %180, %p13, !dbg !677
	br i1 %183, label %b31_fail1, label %b31_ok1, !dbg !677, !prof !55

b31_ok1:
	%184 = load i32, i32 addrspace(1)* %182, align 4, !dbg !677
	%185 = zext i32 %184 to i64, !dbg !678
	%186 = shl i64 %185, 32, !dbg !679
	%187 = or i64 %179, %186, !dbg !680
	br label %b32, !dbg !680

b32:
	%188 = phi i64 [ %179, %b30 ], [ %187, %b31_ok1 ], !dbg !674
	br label %b33, !dbg !670

b33:
	%189 = phi i64 [ 0, %b32 ], [ %195, %b35 ], !dbg !670
	%190 = icmp ne i64 %189, %12, !dbg !681
	br i1 %190, label %b34, label %b35, !dbg !681

b34:
	%191 = trunc i64 %189 to i32, !dbg !682
	%192 = addrspacecast { i64, i64 } addrspace(1)* %171 to { i64, i64 }*, !dbg !682
	%193 = icmp uge i64 %189, %13, !dbg !682
	br i1 %193, label %b34_fail1, label %b34_ok1, !dbg !682, !prof !55

b34_ok1:
	%194 = bitcast { i64, i64 }* %192 to i8*, !dbg !682
	call void @gpuc_put_line_thread(i8* %194, i64 %166, i32 %24, i32 %191), !dbg !682
	br label %b35, !dbg !682

b35:
	%195 = add i64 %189, 1, !dbg !682
	%196 = icmp slt i64 %195, %13, !dbg !682
	br i1 %196, label %b33, label %b27, !dbg !682

b36:
	%197 = phi i64 [ %237, %b47 ], [ %132, %b27 ], !dbg !683
	%198 = icmp slt i64 %197, %p13, !dbg !684
	br i1 %198, label %b37, label %b48, !dbg !684

b37:
	%199 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %197, !dbg !686
	%200 = icmp uge i64 %197, %p13, !dbg !686
	br i1 %200, label %b37_fail1, label %b37_ok1, !dbg !686, !prof !55

b37_ok1:
	%201 = load i32, i32 addrspace(1)* %199, align 4, !dbg !686
	%202 = zext i32 %201 to i64, !dbg !687
	%203 = add i64 %197, 1, !dbg !688
	%204 = icmp slt i64 %203, %p13, !dbg !689
	br i1 %204, label %b38, label %b39, !dbg !689

b38:
	%205 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %203, !dbg !690
	%206 = icmp uge i64 %203, %p13, !dbg !690
	br i1 %206, label %b38_fail1, label %b38_ok1, !dbg !690, !prof !55

b38_ok1:
	%207 = load i32, i32 addrspace(1)* %205, align 4, !dbg !690
	%208 = zext i32 %207 to i64, !dbg !691
	%209 = shl i64 %208, 32, !dbg !692
	%210 = or i64 %202, %209, !dbg !693
	br label %b39, !dbg !693

b39:
	%211 = phi i64 [ %202, %b37_ok1 ], [ %210, %b38_ok1 ], !dbg !694
	br label %b40, !dbg !685

b40:
	%212 = phi i32 [ 0, %b39 ], [ %231, %b44 ], !dbg !695
	%213 = phi i32 [ 0, %b39 ], [ %232, %b44 ], !dbg !696
	%214 = phi i64 [ 0, %b39 ], [ %233, %b44 ], !dbg !696
	%215 = icmp ne i64 %214, %12, !dbg !697
	br i1 %215, label %b41, label %b42, !dbg !697

b41:
	%216 = mul i64 %214, %149, !dbg !698
	%217 = sdiv i64 %197, 2, !dbg !699
	%218 = add i64 %216, %217, !dbg !700
	%219 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %161, i64 %218, !dbg !701
	%220 = addrspacecast { i64, i64 } addrspace(1)* %219 to { i64, i64 }*, !dbg !702
	%221 = icmp uge i64 %218, %160, !dbg !701
	br i1 %221, label %b41_fail1, label %b41_ok1, !dbg !701, !prof !55

b41_ok1:
	%222 = bitcast { i64, i64 }* %220 to i8*, !dbg !702
	%223 = call i64 @gpuc_wait_line_thread(i8* %222, i32 %24, i8* %ctrl, i32 30), !dbg !702
	br label %b42, !dbg !702

b42:
	%224 = phi i64 [ %211, %b40 ], [ %223, %b41_ok1 ], !dbg !703
	%225 = trunc i64 %224 to i32, !dbg !706
	%226 = lshr i64 %224, 32, !dbg !707
	%227 = trunc i64 %226 to i32, !dbg !708
	%228 = icmp eq i64 %214, 0, !dbg !709
	br i1 %228, label %b44, label %b43, !dbg !709

b43:
	%229 = add i32 %212, %225, !dbg !710
	%230 = add i32 %213, %227, !dbg !711
	br label %b44, !dbg !711

b44:
	%231 = phi i32 [ %225, %b42 ], [ %229, %b43 ], !dbg !695
	%232 = phi i32 [ %227, %b42 ], [ %230, %b43 ], !dbg !696
	%233 = add i64 %214, 1, !dbg !696
	%234 = icmp slt i64 %233, %13, !dbg !696
	br i1 %234, label %b40, label %b45, !dbg !696

b45:
	%235 = icmp uge i64 %197, %p13, !dbg !714
	br i1 %235, label %b45_fail1, label %b45_ok1, !dbg !714, !prof !55

b45_ok1:
	store i32 %231, i32 addrspace(1)* %199, align 4, !dbg !714
	br i1 %204, label %b46, label %b47, !dbg !715

b46:
	%236 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %203, !dbg !716
	store i32 %232, i32 addrspace(1)* %236, align 4, !dbg !716
	br label %b47, !dbg !716

b47:
	%237 = add i64 %197, %133, !dbg !717
	br label %b36, !dbg !717

b48:
	%238 = icmp slt i64 %59, %p15, !dbg !720
	br i1 %238, label %b49, label %b50, !dbg !720

b49:
	%239 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %59, !dbg !721
	%240 = load i64, i64 addrspace(1)* %239, align 8, !dbg !721
	br label %b50, !dbg !722

b50:
	%241 = phi i64 [ 0, %b48 ], [ %240, %b49 ], !dbg !723
	%242 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !587
	%243 = ptrtoint i64* %242 to i64, !dbg !587
	%244 = and i64 %243, 15, !dbg !587
	%245 = icmp eq i64 %244, 0, !dbg !587
	%246 = or i1 %245, %21, !dbg !587
	br i1 %246, label %b51, label %b90, !dbg !587

b51:
	%247 = bitcast i64 addrspace(1)* %2 to { i64, i64 } addrspace(1)*, !dbg !587
	%248 = ashr i64 %p5, 1, !dbg !587
	%249 = sdiv i64 %248, 2, !dbg !724
	%250 = mul i64 %79, %249, !dbg !725
	%251 = add i64 %250, %249, !dbg !726
	%252 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %247, i64 %250, !dbg !727
	%253 = icmp ugt i64 %251, %248, !dbg !727
	%254 = icmp ugt i64 %19, %249, !dbg !728
	%255 = or i1 %253, %254, !dbg !728
	br i1 %255, label %b51_fail1, label %b51_ok1, !dbg !728, !prof !55

b51_ok1:
	br label %b52, !dbg !728

b52:
	%256 = phi i64 [ %241, %b51_ok1 ], [ %267, %b58 ], !dbg !729
	%257 = phi i64 [ %59, %b51_ok1 ], [ %261, %b58 ], !dbg !730
	%258 = icmp slt i64 %257, %p15, !dbg !731
	br i1 %258, label %b53, label %b59, !dbg !731

b53:
	%259 = add i64 %20, %257, !dbg !732
	%260 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %252, i64 %259, !dbg !733
	%261 = add i64 %257, %64, !dbg !734
	%262 = icmp slt i64 %261, %p15, !dbg !736
	%263 = icmp uge i64 %259, %19, !dbg !733
	br i1 %263, label %b53_fail1, label %b53_ok1, !dbg !733, !prof !55

b53_ok1:
	br i1 %262, label %b54, label %b55, !dbg !736

b54:
	%264 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %261, !dbg !737
	%265 = icmp uge i64 %261, %p15, !dbg !737
	br i1 %265, label %b54_fail1, label %b54_ok1, !dbg !737, !prof !55

b54_ok1:
	%266 = load i64, i64 addrspace(1)* %264, align 8, !dbg !737
	br label %b55, !dbg !738

b55:
	%267 = phi i64 [ 0, %b53_ok1 ], [ %266, %b54_ok1 ], !dbg !739
	br label %b56, !dbg !735

b56:
	%268 = phi i64 [ 0, %b55 ], [ %274, %b58 ], !dbg !735
	%269 = icmp ne i64 %268, %12, !dbg !740
	br i1 %269, label %b57, label %b58, !dbg !740

b57:
	%270 = trunc i64 %268 to i32, !dbg !741
	%271 = addrspacecast { i64, i64 } addrspace(1)* %260 to { i64, i64 }*, !dbg !741
	%272 = icmp uge i64 %268, %13, !dbg !741
	br i1 %272, label %b57_fail1, label %b57_ok1, !dbg !741, !prof !55

b57_ok1:
	%273 = bitcast { i64, i64 }* %271 to i8*, !dbg !741
	call void @gpuc_put_line_thread(i8* %273, i64 %256, i32 %24, i32 %270), !dbg !741
	br label %b58, !dbg !741

b58:
	%274 = add i64 %268, 1, !dbg !741
	%275 = icmp slt i64 %274, %13, !dbg !741
	br i1 %275, label %b56, label %b52, !dbg !741

b59:
	%276 = phi i64 [ %298, %b66_ok1 ], [ %59, %b52 ], !dbg !742
	%277 = icmp slt i64 %276, %p15, !dbg !743
	br i1 %277, label %b60, label %b67, !dbg !743

b60:
	%278 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %276, !dbg !745
	%279 = icmp uge i64 %276, %p15, !dbg !745
	br i1 %279, label %b60_fail1, label %b60_ok1, !dbg !745, !prof !55

b60_ok1:
	%280 = load i64, i64 addrspace(1)* %278, align 8, !dbg !745
	br label %b61, !dbg !744

b61:
	%281 = phi i64 [ 0, %b60_ok1 ], [ %294, %b65 ], !dbg !746
	%282 = phi i64 [ 0, %b60_ok1 ], [ %295, %b65 ], !dbg !747
	%283 = icmp ne i64 %282, %12, !dbg !748
	br i1 %283, label %b62, label %b63, !dbg !748

b62:
	%284 = mul i64 %282, %p15, !dbg !749
	%285 = add i64 %284, %276, !dbg !750
	%286 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %252, i64 %285, !dbg !751
	%287 = addrspacecast { i64, i64 } addrspace(1)* %286 to { i64, i64 }*, !dbg !752
	%288 = icmp uge i64 %285, %19, !dbg !751
	br i1 %288, label %b62_fail1, label %b62_ok1, !dbg !751, !prof !55

b62_ok1:
	%289 = bitcast { i64, i64 }* %287 to i8*, !dbg !752
	%290 = call i64 @gpuc_wait_line_thread(i8* %289, i32 %24, i8* %ctrl, i32 30), !dbg !752
	br label %b63, !dbg !752

b63:
	%291 = phi i64 [ %280, %b61 ], [ %290, %b62_ok1 ], !dbg !753
	%292 = icmp eq i64 %282, 0, !dbg !754
	br i1 %292, label %b65, label %b64, !dbg !754

b64:
	%293 = add i64 %281, %291, !dbg !755
	br label %b65, !dbg !756

b65:
	%294 = phi i64 [ %291, %b63 ], [ %293, %b64 ], !dbg !746
	%295 = add i64 %282, 1, !dbg !747
	%296 = icmp slt i64 %295, %13, !dbg !747
	br i1 %296, label %b61, label %b66, !dbg !747

b66:
	%297 = icmp uge i64 %276, %p15, !dbg !759
	br i1 %297, label %b66_fail1, label %b66_ok1, !dbg !759, !prof !55

b66_ok1:
	store i64 %294, i64 addrspace(1)* %278, align 8, !dbg !759
	%298 = add i64 %276, %64, !dbg !760
	br label %b59, !dbg !760

b67:
	%299 = icmp eq i64 %26, 0, !dbg !761
	br i1 %299, label %b68, label %b89, !dbg !761

b68:
	%300 = icmp eq i64 %58, 0, !dbg !762
	br i1 %300, label %b69, label %b77, !dbg !762

b69:
	%301 = getelementptr inbounds float, float addrspace(1)* %7, i64 0, !dbg !763
	%302 = icmp uge i64 0, %p17, !dbg !763
	br i1 %302, label %b69_fail1, label %b69_ok1, !dbg !763, !prof !55

b69_ok1:
	%303 = load float, float addrspace(1)* %301, align 4, !dbg !763
	%304 = trunc i64 %13 to i32, !dbg !768
	%305 = mul i32 %78, %304, !dbg !768
	%306 = zext i32 %305 to i64, !dbg !768
	%307 = trunc i64 %12 to i32, !dbg !769
	%308 = add i32 %305, %307, !dbg !769
	%309 = zext i32 %308 to i64, !dbg !769
	%310 = mul i64 %309, 2, !dbg !770
	%311 = zext i32 %24 to i64, !dbg !775
	br label %b70, !dbg !776

b70:
	%312 = phi i64 [ 0, %b69_ok1 ], [ %328, %b72_ok1 ], !dbg !776
	%313 = add i64 %12, %312, !dbg !777
	%314 = icmp sge i64 %313, %13, !dbg !778
	br i1 %314, label %b71, label %b72, !dbg !778

b71:
	%315 = sub i64 %313, %13, !dbg !779
	br label %b72, !dbg !779

b72:
	%316 = phi i64 [ %313, %b70 ], [ %315, %b71 ], !dbg !780
	%317 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %310, !dbg !781
	%318 = bitcast float %303 to i32, !dbg !783
	%319 = zext i32 %318 to i64, !dbg !783
	%320 = shl i64 %311, 32, !dbg !784
	%321 = or i64 %320, %319, !dbg !785
	%322 = trunc i64 %316 to i32, !dbg !782
	%323 = addrspacecast i64 addrspace(1)* %317 to i64*, !dbg !782
	%324 = icmp uge i64 %310, %p7, !dbg !781
	%325 = icmp uge i64 %316, %13, !dbg !782
	%326 = or i1 %324, %325, !dbg !782
	br i1 %326, label %b72_fail1, label %b72_ok1, !dbg !782, !prof !55

b72_ok1:
	%327 = bitcast i64* %323 to i8*, !dbg !782
	call void @gpuc_signal_op_thread(i8* %327, i64 %321, i32 9, i32 %322), !dbg !782
	%328 = add i64 %312, 1, !dbg !773
	%329 = icmp slt i64 %328, %13, !dbg !773
	br i1 %329, label %b70, label %b73, !dbg !773

b73:
	%330 = mul i32 %305, 2, !dbg !789
	%331 = zext i32 %330 to i64, !dbg !789
	%332 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %331, !dbg !792
	%333 = addrspacecast i64 addrspace(1)* %332 to i64*, !dbg !793
	%334 = icmp uge i64 %331, %p7, !dbg !792
	br i1 %334, label %b73_fail1, label %b73_ok1, !dbg !792, !prof !55

b73_ok1:
	%335 = bitcast i64* %333 to i8*, !dbg !793
	%336 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %335, i32 5, i64 %320, i8* %ctrl, i32 23), !dbg !793
	%337 = trunc i64 %336 to i32, !dbg !794
	%338 = bitcast i32 %337 to float, !dbg !794
	br label %b74, !dbg !791

b74:
	%339 = phi float [ %338, %b73_ok1 ], [ %351, %b75_ok1 ], !dbg !795
	%340 = phi i64 [ 1, %b73_ok1 ], [ %352, %b75_ok1 ], !dbg !796
	%341 = icmp slt i64 %340, %13, !dbg !797
	br i1 %341, label %b75, label %b76, !dbg !797

b75:
	%342 = add i64 %306, %340, !dbg !799
	%343 = mul i64 %342, 2, !dbg !800
	%344 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %343, !dbg !802
	%345 = addrspacecast i64 addrspace(1)* %344 to i64*, !dbg !803
	%346 = icmp uge i64 %343, %p7, !dbg !802
	br i1 %346, label %b75_fail1, label %b75_ok1, !dbg !802, !prof !55

b75_ok1:
	%347 = bitcast i64* %345 to i8*, !dbg !803
	%348 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %347, i32 5, i64 %320, i8* %ctrl, i32 23), !dbg !803
	%349 = trunc i64 %348 to i32, !dbg !804
	%350 = bitcast i32 %349 to float, !dbg !804
	%351 = fadd float %339, %350, !dbg !805
	%352 = add i64 %340, 1, !dbg !806
	br label %b74, !dbg !806

b76:
	store float %339, float addrspace(1)* %301, align 4, !dbg !807
	br label %b77, !dbg !807

b77:
	%353 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !810, !range !316
	%354 = sext i32 %353 to i64, !dbg !810
	%355 = and i32 %57, -32, !dbg !810
	%356 = sub i32 %48, %355, !dbg !810
	%357 = icmp slt i32 %356, 32, !dbg !810
	%358 = select i1 %357, i32 %356, i32 32, !dbg !810
	%359 = sext i32 %358 to i64, !dbg !810
	%360 = trunc i64 %13 to i32, !dbg !812
	%361 = mul i32 %78, %360, !dbg !812
	%362 = zext i32 %361 to i64, !dbg !812
	%363 = zext i32 %24 to i64, !dbg !815
	br label %b78, !dbg !810

b78:
	%364 = phi float [ 0.000000e+00, %b77 ], [ %377, %b79_ok1 ], !dbg !816
	%365 = phi i64 [ %354, %b77 ], [ %378, %b79_ok1 ], !dbg !810
	%366 = icmp slt i64 %365, %13, !dbg !810
	br i1 %366, label %b79, label %b80, !dbg !810

b79:
	%367 = add i64 %362, %365, !dbg !817
	%368 = mul i64 %367, 2, !dbg !818
	%369 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %368, !dbg !819
	%370 = shl i64 %363, 32, !dbg !820
	%371 = addrspacecast i64 addrspace(1)* %369 to i64*, !dbg !821
	%372 = icmp uge i64 %368, %p7, !dbg !819
	br i1 %372, label %b79_fail1, label %b79_ok1, !dbg !819, !prof !55

b79_ok1:
	%373 = bitcast i64* %371 to i8*, !dbg !821
	%374 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %373, i32 5, i64 %370, i8* %ctrl, i32 23), !dbg !821
	%375 = trunc i64 %374 to i32, !dbg !822
	%376 = bitcast i32 %375 to float, !dbg !822
	%377 = fadd float %364, %376, !dbg !823
	%378 = add i64 %365, %359, !dbg !810
	br label %b78, !dbg !810

b80:
	%379 = icmp eq i64 %359, 32, !dbg !831
	br i1 %379, label %b81, label %b83, !dbg !831

b81:
	%380 = phi float [ %388, %b82 ], [ %364, %b80 ], !dbg !832
	%381 = phi i64 [ %391, %b82 ], [ 16, %b80 ], !dbg !833
	%382 = icmp sgt i64 %381, 0, !dbg !834
	br i1 %382, label %b82, label %b86, !dbg !834

b82:
	%383 = trunc i64 %381 to i32, !dbg !835
	%384 = bitcast float %380 to i32, !dbg !835
	%385 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %384, i32 %383, i32 31), !dbg !835
	%386 = extractvalue { i32, i1 } %385, 0, !dbg !835
	%387 = bitcast i32 %386 to float, !dbg !835
	%388 = fadd float %380, %387, !dbg !836
	%389 = trunc i64 %381 to i32, !dbg !837
	%390 = udiv i32 %389, 2, !dbg !837
	%391 = zext i32 %390 to i64, !dbg !837
	br label %b81, !dbg !837

b83:
	%392 = bitcast float %364 to i32, !dbg !838
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 0, i32 31), !dbg !838
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !838
	%395 = bitcast i32 %394 to float, !dbg !838
	br label %b84, !dbg !838

b84:
	%396 = phi float [ %395, %b83 ], [ %404, %b85 ], !dbg !839
	%397 = phi i64 [ 1, %b83 ], [ %405, %b85 ], !dbg !840
	%398 = icmp slt i64 %397, %359, !dbg !841
	br i1 %398, label %b85, label %b86, !dbg !841

b85:
	%399 = trunc i64 %397 to i32, !dbg !842
	%400 = bitcast float %364 to i32, !dbg !842
	%401 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %400, i32 %399, i32 31), !dbg !842
	%402 = extractvalue { i32, i1 } %401, 0, !dbg !842
	%403 = bitcast i32 %402 to float, !dbg !842
	%404 = fadd float %396, %403, !dbg !836
	%405 = add i64 %397, 1, !dbg !843
	br label %b84, !dbg !843

b86:
	%406 = phi float [ %380, %b81 ], [ %396, %b84 ], !dbg !830
	%407 = trunc i64 %49 to i32, !dbg !844
	%408 = sub i32 %407, 1, !dbg !844
	%409 = zext i32 %408 to i64, !dbg !844
	%410 = icmp eq i64 %58, %409, !dbg !845
	br i1 %410, label %b87, label %b88, !dbg !845

b87:
	%411 = getelementptr inbounds float, float addrspace(1)* %8, i64 0, !dbg !846
	%412 = icmp uge i64 0, %p19, !dbg !846
	br i1 %412, label %b87_fail1, label %b87_ok1, !dbg !846, !prof !55

b87_ok1:
	store float %406, float addrspace(1)* %411, align 4, !dbg !846
	br label %b88, !dbg !846

b88:
	call void @llvm.nvvm.barrier0(), !dbg !847
	br label %b89, !dbg !847

b89:
	%413 = add i64 %22, 1, !dbg !847
	%414 = icmp slt i64 %413, %p9, !dbg !847
	br i1 %414, label %b2, label %b93, !dbg !847

b90:
	call void asm sideeffect "", ""() nounwind, !dbg !587
	br label %fail, !dbg !587

b91:
	call void asm sideeffect "", ""() nounwind, !dbg !582
	br label %fail, !dbg !582

b92:
	call void asm sideeffect "", ""() nounwind, !dbg !576
	br label %fail, !dbg !576

b93:
	ret void, !dbg !847

b5_fail1:
	%415 = icmp ugt i64 %81, %76, !dbg !603
	br i1 %415, label %b5_fail2, label %b5_ok2, !dbg !603

b5_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !603
	br label %fail, !dbg !603

b5_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !604
	br label %fail, !dbg !604

b7_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !610
	br label %fail, !dbg !610

b8_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !614
	br label %fail, !dbg !614

b11_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !605
	br label %fail, !dbg !605

b14_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !621
	br label %fail, !dbg !621

b16_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !628
	br label %fail, !dbg !628

b20_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !639
	br label %fail, !dbg !639

b22_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !646
	br label %fail, !dbg !646

b24_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !651
	br label %fail, !dbg !651

b26_fail1:
	%416 = icmp ugt i64 %159, %156, !dbg !659
	br i1 %416, label %b26_fail2, label %b26_ok2, !dbg !659

b26_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !659
	br label %fail, !dbg !659

b26_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !661
	br label %fail, !dbg !661

b28_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !668
	br label %fail, !dbg !668

b29_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !672
	br label %fail, !dbg !672

b31_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !677
	br label %fail, !dbg !677

b34_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !682
	br label %fail, !dbg !682

b37_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !686
	br label %fail, !dbg !686

b38_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !690
	br label %fail, !dbg !690

b41_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !701
	br label %fail, !dbg !701

b45_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !714
	br label %fail, !dbg !714

b51_fail1:
	%417 = icmp ugt i64 %251, %248, !dbg !727
	br i1 %417, label %b51_fail2, label %b51_ok2, !dbg !727

b51_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !727
	br label %fail, !dbg !727

b51_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !728
	br label %fail, !dbg !728

b53_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !733
	br label %fail, !dbg !733

b54_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !737
	br label %fail, !dbg !737

b57_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !741
	br label %fail, !dbg !741

b60_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !745
	br label %fail, !dbg !745

b62_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !751
	br label %fail, !dbg !751

b66_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !759
	br label %fail, !dbg !759

b69_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !763
	br label %fail, !dbg !763

b72_fail1:
	%418 = icmp uge i64 %310, %p7, !dbg !781
	br i1 %418, label %b72_fail2, label %b72_ok2, !dbg !781

b72_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !781
	br label %fail, !dbg !781

b72_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !782
	br label %fail, !dbg !782

b73_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !792
	br label %fail, !dbg !792

b75_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !802
	br label %fail, !dbg !802

b79_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !819
	br label %fail, !dbg !819

b87_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !846
	br label %fail, !dbg !846

fail:
	%419 = phi i32 [ 26, %b5_fail2 ], [ 26, %b5_ok2 ], [ 27, %b7_fail1 ], [ 5, %b8_fail1 ], [ 28, %b11_fail1 ], [ 5, %b14_fail1 ], [ 29, %b16_fail1 ], [ 11, %b20_fail1 ], [ 5, %b22_fail1 ], [ 6, %b24_fail1 ], [ 26, %b26_fail2 ], [ 26, %b26_ok2 ], [ 27, %b28_fail1 ], [ 5, %b29_fail1 ], [ 6, %b31_fail1 ], [ 28, %b34_fail1 ], [ 5, %b37_fail1 ], [ 6, %b38_fail1 ], [ 29, %b41_fail1 ], [ 11, %b45_fail1 ], [ 26, %b51_fail2 ], [ 26, %b51_ok2 ], [ 27, %b53_fail1 ], [ 5, %b54_fail1 ], [ 28, %b57_fail1 ], [ 5, %b60_fail1 ], [ 29, %b62_fail1 ], [ 11, %b66_fail1 ], [ 31, %b69_fail1 ], [ 19, %b72_fail2 ], [ 20, %b72_ok2 ], [ 22, %b73_fail1 ], [ 22, %b75_fail1 ], [ 22, %b79_fail1 ], [ 32, %b87_fail1 ], [ 25, %b90 ], [ 25, %b91 ], [ 25, %b92 ], !dbg !568
	%420 = phi i64 [ %81, %b5_fail2 ], [ %14, %b5_ok2 ], [ %89, %b7_fail1 ], [ %91, %b8_fail1 ], [ %99, %b11_fail1 ], [ %107, %b14_fail1 ], [ %117, %b16_fail1 ], [ %107, %b20_fail1 ], [ %132, %b22_fail1 ], [ %140, %b24_fail1 ], [ %159, %b26_fail2 ], [ %160, %b26_ok2 ], [ %170, %b28_fail1 ], [ %172, %b29_fail1 ], [ %180, %b31_fail1 ], [ %189, %b34_fail1 ], [ %197, %b37_fail1 ], [ %203, %b38_fail1 ], [ %218, %b41_fail1 ], [ %197, %b45_fail1 ], [ %251, %b51_fail2 ], [ %19, %b51_ok2 ], [ %259, %b53_fail1 ], [ %261, %b54_fail1 ], [ %268, %b57_fail1 ], [ %276, %b60_fail1 ], [ %285, %b62_fail1 ], [ %276, %b66_fail1 ], [ 0, %b69_fail1 ], [ %310, %b72_fail2 ], [ %316, %b72_ok2 ], [ %331, %b73_fail1 ], [ %343, %b75_fail1 ], [ %368, %b79_fail1 ], [ 0, %b87_fail1 ], [ %244, %b90 ], [ %152, %b91 ], [ %72, %b92 ], !dbg !568
	%421 = phi i64 [ %76, %b5_fail2 ], [ %77, %b5_ok2 ], [ %14, %b7_fail1 ], [ %p11, %b8_fail1 ], [ %13, %b11_fail1 ], [ %p11, %b14_fail1 ], [ %14, %b16_fail1 ], [ %p11, %b20_fail1 ], [ %p13, %b22_fail1 ], [ %p13, %b24_fail1 ], [ %156, %b26_fail2 ], [ %157, %b26_ok2 ], [ %160, %b28_fail1 ], [ %p13, %b29_fail1 ], [ %p13, %b31_fail1 ], [ %13, %b34_fail1 ], [ %p13, %b37_fail1 ], [ %p13, %b38_fail1 ], [ %160, %b41_fail1 ], [ %p13, %b45_fail1 ], [ %248, %b51_fail2 ], [ %249, %b51_ok2 ], [ %19, %b53_fail1 ], [ %p15, %b54_fail1 ], [ %13, %b57_fail1 ], [ %p15, %b60_fail1 ], [ %19, %b62_fail1 ], [ %p15, %b66_fail1 ], [ %p17, %b69_fail1 ], [ %p7, %b72_fail2 ], [ %13, %b72_ok2 ], [ %p7, %b73_fail1 ], [ %p7, %b75_fail1 ], [ %p7, %b79_fail1 ], [ %p19, %b87_fail1 ], [ 16, %b90 ], [ 16, %b91 ], [ 16, %b92 ], !dbg !568
	call void @gpuc_fail(i8* %ctrl, i32 %419, i64 %420, i64 %421), !dbg !568
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

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i8* %a2, i32 %a3) nounwind

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

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i8* %a3, i32 %a4) nounwind

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!848, !849, !850, !851, !852, !853, !854, !855}
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
!764 = distinct !DISubprogram(name: "valueAt", scope: !569, file: !569, line: 96, type: !4, isDefinition: true, scopeLine: 96, isOptimized: true, unit: !2)
!765 = distinct !DISubprogram(name: "Publish", scope: !569, file: !569, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!766 = !DILocation(line: 90, column: 15, scope: !567)
!767 = !DILocation(line: 69, column: 29, scope: !765, inlinedAt: !766)
!768 = !DILocation(line: 97, column: 22, scope: !764, inlinedAt: !767)
!769 = !DILocation(line: 97, column: 27, scope: !764, inlinedAt: !767)
!770 = !DILocation(line: 97, column: 33, scope: !764, inlinedAt: !767)
!771 = distinct !DISubprogram(name: "word", scope: !118, file: !118, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!772 = distinct !DISubprogram(name: "Store", scope: !118, file: !118, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!773 = !DILocation(line: 69, column: 8, scope: !765, inlinedAt: !766)
!774 = !DILocation(line: 14, column: 39, scope: !772, inlinedAt: !773)
!775 = !DILocation(line: 30, column: 53, scope: !771, inlinedAt: !774)
!776 = !DILocation(line: 63, column: 40, scope: !765, inlinedAt: !766)
!777 = !DILocation(line: 65, column: 12, scope: !765, inlinedAt: !766)
!778 = !DILocation(line: 66, column: 9, scope: !765, inlinedAt: !766)
!779 = !DILocation(line: 67, column: 4, scope: !765, inlinedAt: !766)
!780 = !DILocation(line: 65, column: 3, scope: !765, inlinedAt: !766)
!781 = !DILocation(line: 14, column: 29, scope: !772, inlinedAt: !773)
!782 = !DILocation(line: 14, column: 17, scope: !772, inlinedAt: !773)
!783 = !DILocation(line: 14, column: 62, scope: !772, inlinedAt: !773)
!784 = !DILocation(line: 30, column: 60, scope: !771, inlinedAt: !774)
!785 = !DILocation(line: 30, column: 65, scope: !771, inlinedAt: !774)
!786 = distinct !DISubprogram(name: "Sum", scope: !569, file: !569, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!787 = !DILocation(line: 91, column: 32, scope: !567)
!788 = !DILocation(line: 77, column: 38, scope: !786, inlinedAt: !787)
!789 = !DILocation(line: 97, column: 33, scope: !764, inlinedAt: !788)
!790 = distinct !DISubprogram(name: "Await", scope: !118, file: !118, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!791 = !DILocation(line: 77, column: 17, scope: !786, inlinedAt: !787)
!792 = !DILocation(line: 27, column: 65, scope: !790, inlinedAt: !791)
!793 = !DILocation(line: 27, column: 53, scope: !790, inlinedAt: !791)
!794 = !DILocation(line: 27, column: 24, scope: !790, inlinedAt: !791)
!795 = !DILocation(line: 77, column: 2, scope: !786, inlinedAt: !787)
!796 = !DILocation(line: 78, column: 6, scope: !786, inlinedAt: !787)
!797 = !DILocation(line: 78, column: 18, scope: !786, inlinedAt: !787)
!798 = !DILocation(line: 79, column: 39, scope: !786, inlinedAt: !787)
!799 = !DILocation(line: 97, column: 27, scope: !764, inlinedAt: !798)
!800 = !DILocation(line: 97, column: 33, scope: !764, inlinedAt: !798)
!801 = !DILocation(line: 79, column: 18, scope: !786, inlinedAt: !787)
!802 = !DILocation(line: 27, column: 65, scope: !790, inlinedAt: !801)
!803 = !DILocation(line: 27, column: 53, scope: !790, inlinedAt: !801)
!804 = !DILocation(line: 27, column: 24, scope: !790, inlinedAt: !801)
!805 = !DILocation(line: 79, column: 3, scope: !786, inlinedAt: !787)
!806 = !DILocation(line: 78, column: 25, scope: !786, inlinedAt: !787)
!807 = !DILocation(line: 91, column: 11, scope: !567)
!808 = distinct !DISubprogram(name: "SumByWarp", scope: !569, file: !569, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!809 = !DILocation(line: 93, column: 32, scope: !567)
!810 = !DILocation(line: 89, column: 33, scope: !808, inlinedAt: !809)
!811 = !DILocation(line: 90, column: 39, scope: !808, inlinedAt: !809)
!812 = !DILocation(line: 97, column: 22, scope: !764, inlinedAt: !811)
!813 = !DILocation(line: 90, column: 18, scope: !808, inlinedAt: !809)
!814 = !DILocation(line: 27, column: 88, scope: !790, inlinedAt: !813)
!815 = !DILocation(line: 30, column: 53, scope: !771, inlinedAt: !814)
!816 = !DILocation(line: 89, column: 33, scope: !567)
!817 = !DILocation(line: 97, column: 27, scope: !764, inlinedAt: !811)
!818 = !DILocation(line: 97, column: 33, scope: !764, inlinedAt: !811)
!819 = !DILocation(line: 27, column: 65, scope: !790, inlinedAt: !813)
!820 = !DILocation(line: 30, column: 60, scope: !771, inlinedAt: !814)
!821 = !DILocation(line: 27, column: 53, scope: !790, inlinedAt: !813)
!822 = !DILocation(line: 27, column: 24, scope: !790, inlinedAt: !813)
!823 = !DILocation(line: 90, column: 3, scope: !808, inlinedAt: !809)
!824 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!825 = distinct !DISubprogram(name: "reduceWarp", scope: !824, file: !824, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!826 = distinct !DISubprogram(name: "reduce", scope: !824, file: !824, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!827 = distinct !DISubprogram(name: "ReduceAdd", scope: !824, file: !824, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!828 = !DILocation(line: 92, column: 22, scope: !808, inlinedAt: !809)
!829 = !DILocation(line: 8, column: 15, scope: !827, inlinedAt: !828)
!830 = !DILocation(line: 45, column: 16, scope: !826, inlinedAt: !829)
!831 = !DILocation(line: 71, column: 7, scope: !825, inlinedAt: !830)
!832 = !DILocation(line: 66, column: 35, scope: !825, inlinedAt: !830)
!833 = !DILocation(line: 72, column: 7, scope: !825, inlinedAt: !830)
!834 = !DILocation(line: 72, column: 35, scope: !825, inlinedAt: !830)
!835 = !DILocation(line: 73, column: 23, scope: !825, inlinedAt: !830)
!836 = !DILocation(line: 8, column: 76, scope: !827, inlinedAt: !828)
!837 = !DILocation(line: 72, column: 40, scope: !825, inlinedAt: !830)
!838 = !DILocation(line: 77, column: 16, scope: !825, inlinedAt: !830)
!839 = !DILocation(line: 77, column: 2, scope: !825, inlinedAt: !830)
!840 = !DILocation(line: 78, column: 6, scope: !825, inlinedAt: !830)
!841 = !DILocation(line: 78, column: 22, scope: !825, inlinedAt: !830)
!842 = !DILocation(line: 79, column: 23, scope: !825, inlinedAt: !830)
!843 = !DILocation(line: 78, column: 27, scope: !825, inlinedAt: !830)
!844 = !DILocation(line: 94, column: 43, scope: !567)
!845 = !DILocation(line: 94, column: 24, scope: !567)
!846 = !DILocation(line: 95, column: 11, scope: !567)
!847 = !DILocation(line: 97, column: 18, scope: !567)
!848 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"kernel", i32 1}
!849 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidx", i32 256}
!850 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidy", i32 1}
!851 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidz", i32 1}
!852 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"kernel", i32 1}
!853 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!854 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!855 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidz", i32 1}
