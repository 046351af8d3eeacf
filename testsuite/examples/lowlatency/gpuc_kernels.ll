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
	%12 = add nuw i32 %11, 1, !dbg !13
	%13 = zext i32 %12 to i64, !dbg !13
	%14 = trunc i64 %10 to i32, !dbg !14
	%15 = urem i32 %12, %14, !dbg !14
	%16 = zext i32 %15 to i64, !dbg !14
	%17 = trunc i64 %9 to i32, !dbg !15
	%18 = trunc i64 %10 to i32, !dbg !15
	%19 = add i32 %17, %18, !dbg !15
	%20 = zext i32 %19 to i64, !dbg !15
	%21 = sub nuw i32 %19, 1, !dbg !16
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
	%72 = add nsw i64 %p9, 1, !dbg !39
	%73 = mul nsw i64 %67, 2, !dbg !40
	%74 = trunc i64 %16 to i32, !dbg !41
	%75 = mul i64 %40, 2, !dbg !42
	%76 = add nsw i64 %p7, 1, !dbg !46
	%77 = mul nsw i64 %p11, 2, !dbg !49
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
	%106 = add nsw i64 %95, 1, !dbg !66
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
	%135 = add nsw i64 %120, 1, !dbg !91
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
	%139 = icmp ugt i64 %75, 281474976710655, !dbg !95
	%140 = mul nsw i64 %p7, -1, !dbg !95
	%141 = add i64 %140, %p9, !dbg !95
	%142 = icmp slt i64 %141, 0, !dbg !95
	%143 = or i1 %139, %142, !dbg !95
	br i1 %143, label %b17_cold, label %b21, !dbg !95, !prof !55

b21:
	%144 = phi i64 [ %156, %b24 ], [ %73, %b16 ], !dbg !95
	%145 = icmp slt i64 %144, %p7, !dbg !96
	br i1 %145, label %b22, label %b25, !dbg !96

b22:
	%146 = getelementptr inbounds float, float addrspace(1)* %2, i64 %144, !dbg !97
	%147 = load float, float addrspace(1)* %146, align 4, !dbg !97
	%148 = fadd float %147, 1.000000e+00, !dbg !99
	%149 = getelementptr inbounds float, float addrspace(1)* %3, i64 %144, !dbg !98
	store float %148, float addrspace(1)* %149, align 4, !dbg !98
	%150 = add nsw i64 %144, 1, !dbg !100
	%151 = icmp slt i64 %150, %p7, !dbg !101
	br i1 %151, label %b23, label %b24, !dbg !101

b23:
	%152 = getelementptr inbounds float, float addrspace(1)* %2, i64 %150, !dbg !103
	%153 = load float, float addrspace(1)* %152, align 4, !dbg !103
	%154 = fadd float %153, 1.000000e+00, !dbg !104
	%155 = getelementptr inbounds float, float addrspace(1)* %3, i64 %150, !dbg !102
	store float %154, float addrspace(1)* %155, align 4, !dbg !102
	br label %b24, !dbg !102

b24:
	%156 = add i64 %144, %75, !dbg !105
	br label %b21, !dbg !105

b25:
	%157 = mul nsw i64 %93, 2, !dbg !110
	br label %b26, !dbg !111

b26:
	%158 = phi i64 [ %184, %b29 ], [ %67, %b25 ], !dbg !111
	%159 = icmp slt i64 %158, %p11, !dbg !112
	br i1 %159, label %b27, label %b32, !dbg !112

b27:
	%160 = mul i64 %158, 2, !dbg !114
	%161 = add i64 %157, %160, !dbg !115
	%162 = add i64 %161, 2, !dbg !122
	%163 = getelementptr inbounds double, double addrspace(1)* %4, i64 %158, !dbg !116
	%164 = icmp uge i64 %158, %p11, !dbg !116
	%165 = icmp ugt i64 %162, %p2, !dbg !123
	%166 = or i1 %164, %165, !dbg !123
	br i1 %166, label %b27_fail1, label %b27_ok1, !dbg !123, !prof !55

b27_ok1:
	%167 = load double, double addrspace(1)* %163, align 8, !dbg !116
	%168 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %161, !dbg !123
	%169 = addrspacecast i64 addrspace(1)* %168 to i64*, !dbg !124
	%170 = ptrtoint i64* %169 to i64, !dbg !124
	%171 = and i64 %170, 15, !dbg !124
	%172 = icmp eq i64 %171, 0, !dbg !124
	br i1 %172, label %b28, label %b31, !dbg !124

b28:
	%173 = bitcast i64 addrspace(1)* %168 to { i64, i64 } addrspace(1)*, !dbg !124
	%174 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %173, i64 0, !dbg !125
	%175 = bitcast double %167 to i64, !dbg !127
	%176 = addrspacecast { i64, i64 } addrspace(1)* %174 to { i64, i64 }*, !dbg !126
	%177 = icmp eq { i64, i64 } addrspace(1)* %174, null, !dbg !126
	br i1 %177, label %b28_fail1, label %b28_ok1, !dbg !126, !prof !55

b28_ok1:
	%178 = bitcast { i64, i64 }* %176 to i8*, !dbg !126
	call void @gpuc_put_line_thread(i8* %178, i64 %175, i32 %80, i32 %74), !dbg !126
	br i1 %172, label %b29, label %b30, !dbg !131

b29:
	%179 = addrspacecast { i64, i64 } addrspace(1)* %174 to { i64, i64 }*, !dbg !132
	%180 = bitcast { i64, i64 }* %179 to i8*, !dbg !132
	%181 = call i64 @gpuc_wait_line_thread(i8* %180, i32 %80, i32 1, i8* %ctrl, i32 20), !dbg !132
	%182 = bitcast i64 %181 to double, !dbg !133
	%183 = fadd double %182, 1.000000e+00, !dbg !134
	store double %183, double addrspace(1)* %163, align 8, !dbg !135
	%184 = add i64 %158, %40, !dbg !136
	br label %b26, !dbg !136

b30:
	br label %fail, !dbg !131

b31:
	br label %fail, !dbg !124

b32:
	%185 = add i64 %157, %77, !dbg !137
	br label %b33, !dbg !138

b33:
	%186 = phi i64 [ %216, %b36 ], [ %67, %b32 ], !dbg !138
	%187 = icmp slt i64 %186, %p13, !dbg !139
	br i1 %187, label %b34, label %b39, !dbg !139

b34:
	%188 = mul i64 %186, 2, !dbg !142
	%189 = add i64 %185, %188, !dbg !143
	%190 = add i64 %189, 2, !dbg !148
	%191 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %186, !dbg !144
	%192 = icmp uge i64 %186, %p13, !dbg !144
	%193 = icmp ugt i64 %190, %p2, !dbg !149
	%194 = or i1 %192, %193, !dbg !149
	br i1 %194, label %b34_fail1, label %b34_ok1, !dbg !149, !prof !55

b34_ok1:
	%195 = load i64, i64 addrspace(1)* %191, align 8, !dbg !144
	%196 = sub i64 %190, %189, !dbg !149
	%197 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %189, !dbg !149
	%198 = addrspacecast i64 addrspace(1)* %197 to i64*, !dbg !150
	%199 = ptrtoint i64* %198 to i64, !dbg !150
	%200 = and i64 %199, 15, !dbg !150
	%201 = icmp eq i64 %200, 0, !dbg !150
	%202 = icmp eq i64 %196, 0, !dbg !150
	%203 = or i1 %201, %202, !dbg !150
	br i1 %203, label %b35, label %b38, !dbg !150

b35:
	%204 = bitcast i64 addrspace(1)* %197 to { i64, i64 } addrspace(1)*, !dbg !150
	%205 = ashr i64 %196, 1, !dbg !150
	%206 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %204, i64 0, !dbg !151
	%207 = addrspacecast { i64, i64 } addrspace(1)* %206 to { i64, i64 }*, !dbg !152
	%208 = icmp uge i64 0, %205, !dbg !151
	%209 = icmp eq { i64, i64 } addrspace(1)* %206, null, !dbg !152
	%210 = or i1 %208, %209, !dbg !152
	br i1 %210, label %b35_fail1, label %b35_ok1, !dbg !152, !prof !55

b35_ok1:
	%211 = bitcast { i64, i64 }* %207 to i8*, !dbg !152
	call void @gpuc_put_line_thread(i8* %211, i64 %195, i32 %80, i32 %74), !dbg !152
	br i1 %203, label %b36, label %b37, !dbg !157

b36:
	%212 = addrspacecast { i64, i64 } addrspace(1)* %206 to { i64, i64 }*, !dbg !158
	%213 = bitcast { i64, i64 }* %212 to i8*, !dbg !158
	%214 = call i64 @gpuc_wait_line_thread(i8* %213, i32 %80, i32 1, i8* %ctrl, i32 20), !dbg !158
	%215 = add i64 %214, 1, !dbg !160
	store i64 %215, i64 addrspace(1)* %191, align 8, !dbg !161
	%216 = add i64 %186, %40, !dbg !162
	br label %b33, !dbg !162

b37:
	br label %fail, !dbg !157

b38:
	br label %fail, !dbg !150

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
	%221 = icmp eq i64 %p0, 1, !dbg !163
	br i1 %221, label %b43, label %b85, !dbg !163

b43:
	%222 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !164, !range !25
	%223 = sext i32 %222 to i64, !dbg !164
	%224 = icmp eq i64 %223, 0, !dbg !165
	br i1 %224, label %b44, label %b172, !dbg !165

b44:
	%225 = sext i32 %6 to i64, !dbg !168
	%226 = sext i32 %7 to i64, !dbg !169
	%227 = trunc i64 %225 to i32, !dbg !170
	%228 = add nuw i32 %227, 1, !dbg !170
	%229 = zext i32 %228 to i64, !dbg !170
	%230 = trunc i64 %226 to i32, !dbg !171
	%231 = urem i32 %228, %230, !dbg !171
	%232 = zext i32 %231 to i64, !dbg !171
	%233 = trunc i64 %225 to i32, !dbg !172
	%234 = trunc i64 %226 to i32, !dbg !172
	%235 = add i32 %233, %234, !dbg !172
	%236 = zext i32 %235 to i64, !dbg !172
	%237 = sub nuw i32 %235, 1, !dbg !173
	%238 = zext i32 %237 to i64, !dbg !173
	%239 = trunc i64 %226 to i32, !dbg !174
	%240 = urem i32 %237, %239, !dbg !174
	%241 = zext i32 %240 to i64, !dbg !174
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !175, !range !21
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !175, !range !21
	%244 = mul i32 %242, %243, !dbg !175
	%245 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !175, !range !22
	%246 = mul i32 %244, %245, !dbg !175
	%247 = sext i32 %246 to i64, !dbg !175
	%248 = icmp slt i64 %247, %p9, !dbg !176
	%249 = select i1 %248, i64 %247, i64 %p9, !dbg !176
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177, !range !27
	%251 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !177, !range !27
	%252 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !177, !range !28
	%253 = mul i32 %243, %252, !dbg !177
	%254 = add i32 %251, %253, !dbg !177
	%255 = mul i32 %242, %254, !dbg !177
	%256 = add i32 %250, %255, !dbg !177
	%257 = sext i32 %256 to i64, !dbg !177
	%258 = icmp sge i64 %257, %249, !dbg !178
	br i1 %258, label %b172, label %b45, !dbg !178

b45:
	%259 = icmp slt i64 0, %p5, !dbg !179
	br i1 %259, label %b46, label %b172, !dbg !179

b46:
	%260 = icmp eq i64 %p2, 0, !dbg !183
	%261 = trunc i64 %241 to i32, !dbg !184
	%262 = add nsw i64 %p9, 1, !dbg !186
	%263 = trunc i64 %257 to i32, !dbg !187
	%264 = mul nuw i32 %263, 2, !dbg !187
	%265 = zext i32 %264 to i64, !dbg !187
	%266 = trunc i64 %232 to i32, !dbg !188
	%267 = trunc i64 %247 to i32, !dbg !189
	%268 = mul nuw i32 %267, 2, !dbg !189
	%269 = zext i32 %268 to i64, !dbg !189
	%270 = add nsw i64 %p7, 1, !dbg !193
	%271 = mul nsw i64 %p11, 2, !dbg !195
	br label %b47, !dbg !179

b47:
	%272 = phi i64 [ %404, %b82 ], [ 0, %b46 ], !dbg !179
	%273 = trunc i64 %272 to i32, !dbg !197
	%274 = add i32 %p4, %273, !dbg !198
	%275 = mul i64 %249, %272, !dbg !200
	%276 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !196
	%277 = icmp eq i64 addrspace(1)* %1, null, !dbg !196
	br i1 %277, label %b47_fail1, label %b47_ok1, !dbg !196, !prof !55

b47_ok1:
	%278 = bitcast i64* %276 to i8*, !dbg !196
	%279 = call i64 @gpuc_signal_wait_until_thread(i8* %278, i32 5, i64 %275, i32 1, i8* %ctrl, i32 1), !dbg !196
	%280 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !183
	%281 = ptrtoint i64* %280 to i64, !dbg !183
	%282 = and i64 %281, 15, !dbg !183
	%283 = icmp eq i64 %282, 0, !dbg !183
	%284 = or i1 %283, %260, !dbg !183
	br i1 %284, label %b48, label %b84, !dbg !183

b48:
	%285 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !183
	%286 = ashr i64 %p2, 1, !dbg !183
	%287 = sdiv i64 %262, 2, !dbg !201
	%288 = icmp ugt i64 %287, %286, !dbg !202
	br i1 %288, label %b48_fail1, label %b48_ok1, !dbg !202, !prof !55

b48_ok1:
	br label %b49, !dbg !187

b49:
	%289 = phi i64 [ %265, %b48_ok1 ], [ %309, %b52 ], !dbg !203
	%290 = icmp slt i64 %289, %p9, !dbg !204
	br i1 %290, label %b50, label %b53, !dbg !204

b50:
	%291 = sdiv i64 %289, 2, !dbg !205
	%292 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %285, i64 %291, !dbg !206
	%293 = getelementptr inbounds float, float addrspace(1)* %3, i64 %289, !dbg !208
	%294 = icmp uge i64 %291, %287, !dbg !206
	br i1 %294, label %b50_fail1, label %b50_ok1, !dbg !206, !prof !55

b50_ok1:
	%295 = load float, float addrspace(1)* %293, align 4, !dbg !208
	%296 = bitcast float %295 to i32, !dbg !209
	%297 = zext i32 %296 to i64, !dbg !209
	%298 = add nsw i64 %289, 1, !dbg !210
	%299 = icmp slt i64 %298, %p9, !dbg !211
	br i1 %299, label %b51, label %b52, !dbg !211

b51:
	%300 = getelementptr inbounds float, float addrspace(1)* %3, i64 %298, !dbg !212
	%301 = load float, float addrspace(1)* %300, align 4, !dbg !212
	%302 = bitcast float %301 to i32, !dbg !213
	%303 = zext i32 %302 to i64, !dbg !213
	%304 = shl i64 %303, 32, !dbg !214
	%305 = or i64 %297, %304, !dbg !215
	br label %b52, !dbg !215

b52:
	%306 = phi i64 [ %297, %b50_ok1 ], [ %305, %b51 ], !dbg !216
	%307 = addrspacecast { i64, i64 } addrspace(1)* %292 to { i64, i64 }*, !dbg !188
	%308 = bitcast { i64, i64 }* %307 to i8*, !dbg !188
	call void @gpuc_put_line_thread(i8* %308, i64 %306, i32 %274, i32 %266), !dbg !188
	%309 = add i64 %289, %269, !dbg !217
	br label %b49, !dbg !217

b53:
	br i1 %284, label %b54, label %b83, !dbg !218

b54:
	%310 = sdiv i64 %270, 2, !dbg !219
	%311 = icmp ugt i64 %310, %286, !dbg !220
	br i1 %311, label %b54_fail1, label %b54_ok1, !dbg !220, !prof !55

b54_ok1:
	br label %b55, !dbg !221

b55:
	%312 = phi i64 [ %265, %b54_ok1 ], [ %329, %b58 ], !dbg !222
	%313 = icmp slt i64 %312, %p7, !dbg !223
	br i1 %313, label %b56, label %b59, !dbg !223

b56:
	%314 = sdiv i64 %312, 2, !dbg !224
	%315 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %285, i64 %314, !dbg !225
	%316 = addrspacecast { i64, i64 } addrspace(1)* %315 to { i64, i64 }*, !dbg !226
	%317 = icmp uge i64 %314, %310, !dbg !225
	br i1 %317, label %b56_fail1, label %b56_ok1, !dbg !225, !prof !55

b56_ok1:
	%318 = bitcast { i64, i64 }* %316 to i8*, !dbg !226
	%319 = call i64 @gpuc_wait_line_thread(i8* %318, i32 %274, i32 1, i8* %ctrl, i32 9), !dbg !226
	%320 = trunc i64 %319 to i32, !dbg !228
	%321 = bitcast i32 %320 to float, !dbg !228
	%322 = lshr i64 %319, 32, !dbg !229
	%323 = trunc i64 %322 to i32, !dbg !230
	%324 = bitcast i32 %323 to float, !dbg !230
	%325 = getelementptr inbounds float, float addrspace(1)* %2, i64 %312, !dbg !232
	store float %321, float addrspace(1)* %325, align 4, !dbg !232
	%326 = add nsw i64 %312, 1, !dbg !233
	%327 = icmp slt i64 %326, %p7, !dbg !234
	br i1 %327, label %b57, label %b58, !dbg !234

b57:
	%328 = getelementptr inbounds float, float addrspace(1)* %2, i64 %326, !dbg !235
	store float %324, float addrspace(1)* %328, align 4, !dbg !235
	br label %b58, !dbg !235

b58:
	%329 = add i64 %312, %269, !dbg !236
	br label %b55, !dbg !236

b59:
	%330 = mul nsw i64 %p7, -1, !dbg !237
	%331 = add i64 %330, %p9, !dbg !237
	%332 = icmp slt i64 %331, 0, !dbg !237
	br i1 %332, label %b60_cold, label %b64, !dbg !237, !prof !55

b64:
	%333 = phi i64 [ %345, %b67 ], [ %265, %b59 ], !dbg !237
	%334 = icmp slt i64 %333, %p7, !dbg !238
	br i1 %334, label %b65, label %b68, !dbg !238

b65:
	%335 = getelementptr inbounds float, float addrspace(1)* %2, i64 %333, !dbg !240
	%336 = load float, float addrspace(1)* %335, align 4, !dbg !240
	%337 = fadd float %336, 1.000000e+00, !dbg !241
	%338 = getelementptr inbounds float, float addrspace(1)* %3, i64 %333, !dbg !239
	store float %337, float addrspace(1)* %338, align 4, !dbg !239
	%339 = add nsw i64 %333, 1, !dbg !242
	%340 = icmp slt i64 %339, %p7, !dbg !243
	br i1 %340, label %b66, label %b67, !dbg !243

b66:
	%341 = getelementptr inbounds float, float addrspace(1)* %2, i64 %339, !dbg !245
	%342 = load float, float addrspace(1)* %341, align 4, !dbg !245
	%343 = fadd float %342, 1.000000e+00, !dbg !246
	%344 = getelementptr inbounds float, float addrspace(1)* %3, i64 %339, !dbg !244
	store float %343, float addrspace(1)* %344, align 4, !dbg !244
	br label %b67, !dbg !244

b67:
	%345 = add i64 %333, %269, !dbg !247
	br label %b64, !dbg !247

b68:
	%346 = mul nsw i64 %287, 2, !dbg !251
	br label %b69, !dbg !252

b69:
	%347 = phi i64 [ %371, %b72 ], [ %257, %b68 ], !dbg !252
	%348 = icmp slt i64 %347, %p11, !dbg !253
	br i1 %348, label %b70, label %b75, !dbg !253

b70:
	%349 = mul nsw i64 %347, 2, !dbg !255
	%350 = add i64 %346, %349, !dbg !256
	%351 = add nsw i64 %350, 2, !dbg !259
	%352 = getelementptr inbounds double, double addrspace(1)* %4, i64 %347, !dbg !261
	%353 = icmp ugt i64 %351, %p2, !dbg !260
	br i1 %353, label %b70_fail1, label %b70_ok1, !dbg !260, !prof !55

b70_ok1:
	%354 = load double, double addrspace(1)* %352, align 8, !dbg !261
	%355 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %350, !dbg !260
	%356 = addrspacecast i64 addrspace(1)* %355 to i64*, !dbg !262
	%357 = ptrtoint i64* %356 to i64, !dbg !262
	%358 = and i64 %357, 15, !dbg !262
	%359 = icmp eq i64 %358, 0, !dbg !262
	br i1 %359, label %b71, label %b74, !dbg !262

b71:
	%360 = bitcast i64 addrspace(1)* %355 to { i64, i64 } addrspace(1)*, !dbg !262
	%361 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %360, i64 0, !dbg !263
	%362 = bitcast double %354 to i64, !dbg !265
	%363 = addrspacecast { i64, i64 } addrspace(1)* %361 to { i64, i64 }*, !dbg !264
	%364 = icmp eq { i64, i64 } addrspace(1)* %361, null, !dbg !264
	br i1 %364, label %b71_fail1, label %b71_ok1, !dbg !264, !prof !55

b71_ok1:
	%365 = bitcast { i64, i64 }* %363 to i8*, !dbg !264
	call void @gpuc_put_line_thread(i8* %365, i64 %362, i32 %274, i32 %266), !dbg !264
	br i1 %359, label %b72, label %b73, !dbg !268

b72:
	%366 = addrspacecast { i64, i64 } addrspace(1)* %361 to { i64, i64 }*, !dbg !269
	%367 = bitcast { i64, i64 }* %366 to i8*, !dbg !269
	%368 = call i64 @gpuc_wait_line_thread(i8* %367, i32 %274, i32 1, i8* %ctrl, i32 20), !dbg !269
	%369 = bitcast i64 %368 to double, !dbg !270
	%370 = fadd double %369, 1.000000e+00, !dbg !271
	store double %370, double addrspace(1)* %352, align 8, !dbg !272
	%371 = add i64 %347, %247, !dbg !273
	br label %b69, !dbg !273

b73:
	br label %fail, !dbg !268

b74:
	br label %fail, !dbg !262

b75:
	%372 = add i64 %346, %271, !dbg !274
	br label %b76, !dbg !275

b76:
	%373 = phi i64 [ %401, %b79 ], [ %257, %b75 ], !dbg !275
	%374 = icmp slt i64 %373, %p13, !dbg !276
	br i1 %374, label %b77, label %b82, !dbg !276

b77:
	%375 = mul nsw i64 %373, 2, !dbg !278
	%376 = add i64 %372, %375, !dbg !279
	%377 = add nsw i64 %376, 2, !dbg !282
	%378 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %373, !dbg !284
	%379 = icmp ugt i64 %377, %p2, !dbg !283
	br i1 %379, label %b77_fail1, label %b77_ok1, !dbg !283, !prof !55

b77_ok1:
	%380 = load i64, i64 addrspace(1)* %378, align 8, !dbg !284
	%381 = sub i64 %377, %376, !dbg !283
	%382 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %376, !dbg !283
	%383 = addrspacecast i64 addrspace(1)* %382 to i64*, !dbg !285
	%384 = ptrtoint i64* %383 to i64, !dbg !285
	%385 = and i64 %384, 15, !dbg !285
	%386 = icmp eq i64 %385, 0, !dbg !285
	%387 = icmp eq i64 %381, 0, !dbg !285
	%388 = or i1 %386, %387, !dbg !285
	br i1 %388, label %b78, label %b81, !dbg !285

b78:
	%389 = bitcast i64 addrspace(1)* %382 to { i64, i64 } addrspace(1)*, !dbg !285
	%390 = ashr i64 %381, 1, !dbg !285
	%391 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %389, i64 0, !dbg !286
	%392 = addrspacecast { i64, i64 } addrspace(1)* %391 to { i64, i64 }*, !dbg !287
	%393 = icmp uge i64 0, %390, !dbg !286
	%394 = icmp eq { i64, i64 } addrspace(1)* %391, null, !dbg !287
	%395 = or i1 %393, %394, !dbg !287
	br i1 %395, label %b78_fail1, label %b78_ok1, !dbg !287, !prof !55

b78_ok1:
	%396 = bitcast { i64, i64 }* %392 to i8*, !dbg !287
	call void @gpuc_put_line_thread(i8* %396, i64 %380, i32 %274, i32 %266), !dbg !287
	br i1 %388, label %b79, label %b80, !dbg !291

b79:
	%397 = addrspacecast { i64, i64 } addrspace(1)* %391 to { i64, i64 }*, !dbg !292
	%398 = bitcast { i64, i64 }* %397 to i8*, !dbg !292
	%399 = call i64 @gpuc_wait_line_thread(i8* %398, i32 %274, i32 1, i8* %ctrl, i32 20), !dbg !292
	%400 = add i64 %399, 1, !dbg !294
	store i64 %400, i64 addrspace(1)* %378, align 8, !dbg !295
	%401 = add i64 %373, %247, !dbg !296
	br label %b76, !dbg !296

b80:
	br label %fail, !dbg !291

b81:
	br label %fail, !dbg !285

b82:
	%402 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !184
	%403 = bitcast i64* %402 to i8*, !dbg !184
	call void @gpuc_signal_op_thread(i8* %403, i64 1, i32 10, i32 %261), !dbg !184
	%404 = add i64 %272, 1, !dbg !184
	%405 = icmp slt i64 %404, %p5, !dbg !184
	br i1 %405, label %b47, label %b172, !dbg !184

b83:
	br label %fail, !dbg !218

b84:
	br label %fail, !dbg !183

b85:
	%406 = icmp eq i64 %p0, 2, !dbg !297
	br i1 %406, label %b86, label %b129, !dbg !297

b86:
	%407 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !298, !range !25
	%408 = sext i32 %407 to i64, !dbg !298
	%409 = icmp eq i64 %408, 0, !dbg !299
	br i1 %409, label %b87, label %b172, !dbg !299

b87:
	%410 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !300, !range !27
	%411 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !300, !range !27
	%412 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !300, !range !28
	%413 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !300, !range !21
	%414 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !300, !range !21
	%415 = mul i32 %414, %412, !dbg !300
	%416 = add i32 %411, %415, !dbg !300
	%417 = mul i32 %413, %416, !dbg !300
	%418 = add i32 %410, %417, !dbg !300
	%419 = sext i32 %418 to i64, !dbg !300
	%420 = trunc i64 %419 to i32, !dbg !301
	%421 = udiv i32 %420, 32, !dbg !301
	%422 = zext i32 %421 to i64, !dbg !301
	%423 = icmp eq i64 %422, 0, !dbg !302
	br i1 %423, label %b88, label %b172, !dbg !302

b88:
	%424 = sext i32 %6 to i64, !dbg !305
	%425 = sext i32 %7 to i64, !dbg !306
	%426 = trunc i64 %424 to i32, !dbg !307
	%427 = add nuw i32 %426, 1, !dbg !307
	%428 = zext i32 %427 to i64, !dbg !307
	%429 = trunc i64 %425 to i32, !dbg !308
	%430 = urem i32 %427, %429, !dbg !308
	%431 = zext i32 %430 to i64, !dbg !308
	%432 = trunc i64 %424 to i32, !dbg !309
	%433 = trunc i64 %425 to i32, !dbg !309
	%434 = add i32 %432, %433, !dbg !309
	%435 = zext i32 %434 to i64, !dbg !309
	%436 = sub nuw i32 %434, 1, !dbg !310
	%437 = zext i32 %436 to i64, !dbg !310
	%438 = trunc i64 %425 to i32, !dbg !311
	%439 = urem i32 %436, %438, !dbg !311
	%440 = zext i32 %439 to i64, !dbg !311
	%441 = and i32 %418, -32, !dbg !312
	%442 = mul i32 %413, %414, !dbg !312
	%443 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !312, !range !22
	%444 = mul i32 %442, %443, !dbg !312
	%445 = sub i32 %444, %441, !dbg !312
	%446 = icmp slt i32 %445, 32, !dbg !312
	%447 = select i1 %446, i32 %445, i32 32, !dbg !312
	%448 = sext i32 %447 to i64, !dbg !312
	%449 = icmp slt i64 %448, %p9, !dbg !313
	%450 = select i1 %449, i64 %448, i64 %p9, !dbg !313
	%451 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !314, !range !315
	%452 = sext i32 %451 to i64, !dbg !314
	%453 = icmp sge i64 %452, %450, !dbg !316
	br i1 %453, label %b172, label %b89, !dbg !316

b89:
	%454 = icmp slt i64 0, %p5, !dbg !317
	br i1 %454, label %b90, label %b172, !dbg !317

b90:
	%455 = icmp eq i64 %p2, 0, !dbg !321
	%456 = trunc i64 %440 to i32, !dbg !322
	%457 = add nsw i64 %p9, 1, !dbg !324
	%458 = trunc i64 %452 to i32, !dbg !325
	%459 = mul nuw i32 %458, 2, !dbg !325
	%460 = zext i32 %459 to i64, !dbg !325
	%461 = trunc i64 %431 to i32, !dbg !326
	%462 = mul nsw i64 %448, 2, !dbg !327
	%463 = add nsw i64 %p7, 1, !dbg !331
	%464 = mul nsw i64 %p11, 2, !dbg !333
	br label %b91, !dbg !317

b91:
	%465 = phi i64 [ %606, %b126 ], [ 0, %b90 ], !dbg !317
	%466 = trunc i64 %465 to i32, !dbg !335
	%467 = add i32 %p4, %466, !dbg !336
	%468 = mul i64 %450, %465, !dbg !338
	%469 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !334
	%470 = icmp eq i64 addrspace(1)* %1, null, !dbg !334
	br i1 %470, label %b91_fail1, label %b91_ok1, !dbg !334, !prof !55

b91_ok1:
	%471 = bitcast i64* %469 to i8*, !dbg !334
	%472 = call i64 @gpuc_signal_wait_until_thread(i8* %471, i32 5, i64 %468, i32 1, i8* %ctrl, i32 1), !dbg !334
	%473 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !321
	%474 = ptrtoint i64* %473 to i64, !dbg !321
	%475 = and i64 %474, 15, !dbg !321
	%476 = icmp eq i64 %475, 0, !dbg !321
	%477 = or i1 %476, %455, !dbg !321
	br i1 %477, label %b92, label %b128, !dbg !321

b92:
	%478 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !321
	%479 = ashr i64 %p2, 1, !dbg !321
	%480 = sdiv i64 %457, 2, !dbg !339
	%481 = icmp ugt i64 %480, %479, !dbg !340
	br i1 %481, label %b92_fail1, label %b92_ok1, !dbg !340, !prof !55

b92_ok1:
	br label %b93, !dbg !325

b93:
	%482 = phi i64 [ %460, %b92_ok1 ], [ %504, %b96 ], !dbg !341
	%483 = icmp slt i64 %482, %p9, !dbg !342
	br i1 %483, label %b94, label %b97, !dbg !342

b94:
	%484 = sdiv i64 %482, 2, !dbg !343
	%485 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %478, i64 %484, !dbg !344
	%486 = getelementptr inbounds float, float addrspace(1)* %3, i64 %482, !dbg !346
	%487 = icmp uge i64 %484, %480, !dbg !344
	%488 = icmp uge i64 %482, %p9, !dbg !346
	%489 = or i1 %487, %488, !dbg !346
	br i1 %489, label %b94_fail1, label %b94_ok1, !dbg !346, !prof !55

b94_ok1:
	%490 = load float, float addrspace(1)* %486, align 4, !dbg !346
	%491 = bitcast float %490 to i32, !dbg !347
	%492 = zext i32 %491 to i64, !dbg !347
	%493 = add nsw i64 %482, 1, !dbg !348
	%494 = icmp slt i64 %493, %p9, !dbg !349
	br i1 %494, label %b95, label %b96, !dbg !349

b95:
	%495 = getelementptr inbounds float, float addrspace(1)* %3, i64 %493, !dbg !350
	%496 = load float, float addrspace(1)* %495, align 4, !dbg !350
	%497 = bitcast float %496 to i32, !dbg !351
	%498 = zext i32 %497 to i64, !dbg !351
	%499 = shl i64 %498, 32, !dbg !352
	%500 = or i64 %492, %499, !dbg !353
	br label %b96, !dbg !353

b96:
	%501 = phi i64 [ %492, %b94_ok1 ], [ %500, %b95 ], !dbg !354
	%502 = addrspacecast { i64, i64 } addrspace(1)* %485 to { i64, i64 }*, !dbg !326
	%503 = bitcast { i64, i64 }* %502 to i8*, !dbg !326
	call void @gpuc_put_line_thread(i8* %503, i64 %501, i32 %467, i32 %461), !dbg !326
	%504 = add i64 %482, %462, !dbg !355
	br label %b93, !dbg !355

b97:
	br i1 %477, label %b98, label %b127, !dbg !356

b98:
	%505 = sdiv i64 %463, 2, !dbg !357
	%506 = icmp ugt i64 %505, %479, !dbg !358
	br i1 %506, label %b98_fail1, label %b98_ok1, !dbg !358, !prof !55

b98_ok1:
	br label %b99, !dbg !359

b99:
	%507 = phi i64 [ %460, %b98_ok1 ], [ %525, %b102 ], !dbg !360
	%508 = icmp slt i64 %507, %p7, !dbg !361
	br i1 %508, label %b100, label %b103, !dbg !361

b100:
	%509 = sdiv i64 %507, 2, !dbg !362
	%510 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %478, i64 %509, !dbg !363
	%511 = addrspacecast { i64, i64 } addrspace(1)* %510 to { i64, i64 }*, !dbg !364
	%512 = icmp uge i64 %509, %505, !dbg !363
	br i1 %512, label %b100_fail1, label %b100_ok1, !dbg !363, !prof !55

b100_ok1:
	%513 = bitcast { i64, i64 }* %511 to i8*, !dbg !364
	%514 = call i64 @gpuc_wait_line_thread(i8* %513, i32 %467, i32 1, i8* %ctrl, i32 9), !dbg !364
	%515 = trunc i64 %514 to i32, !dbg !368
	%516 = bitcast i32 %515 to float, !dbg !368
	%517 = lshr i64 %514, 32, !dbg !369
	%518 = trunc i64 %517 to i32, !dbg !370
	%519 = bitcast i32 %518 to float, !dbg !370
	%520 = getelementptr inbounds float, float addrspace(1)* %2, i64 %507, !dbg !366
	%521 = icmp uge i64 %507, %p7, !dbg !366
	br i1 %521, label %b100_fail2, label %b100_ok2, !dbg !366, !prof !55

b100_ok2:
	store float %516, float addrspace(1)* %520, align 4, !dbg !366
	%522 = add nsw i64 %507, 1, !dbg !371
	%523 = icmp slt i64 %522, %p7, !dbg !372
	br i1 %523, label %b101, label %b102, !dbg !372

b101:
	%524 = getelementptr inbounds float, float addrspace(1)* %2, i64 %522, !dbg !373
	store float %519, float addrspace(1)* %524, align 4, !dbg !373
	br label %b102, !dbg !373

b102:
	%525 = add i64 %507, %462, !dbg !374
	br label %b99, !dbg !374

b103:
	%526 = icmp ugt i64 %462, 281474976710655, !dbg !375
	%527 = mul nsw i64 %p7, -1, !dbg !375
	%528 = add i64 %527, %p9, !dbg !375
	%529 = icmp slt i64 %528, 0, !dbg !375
	%530 = or i1 %526, %529, !dbg !375
	br i1 %530, label %b104_cold, label %b108, !dbg !375, !prof !55

b108:
	%531 = phi i64 [ %543, %b111 ], [ %460, %b103 ], !dbg !375
	%532 = icmp slt i64 %531, %p7, !dbg !376
	br i1 %532, label %b109, label %b112, !dbg !376

b109:
	%533 = getelementptr inbounds float, float addrspace(1)* %2, i64 %531, !dbg !377
	%534 = load float, float addrspace(1)* %533, align 4, !dbg !377
	%535 = fadd float %534, 1.000000e+00, !dbg !379
	%536 = getelementptr inbounds float, float addrspace(1)* %3, i64 %531, !dbg !378
	store float %535, float addrspace(1)* %536, align 4, !dbg !378
	%537 = add nsw i64 %531, 1, !dbg !380
	%538 = icmp slt i64 %537, %p7, !dbg !381
	br i1 %538, label %b110, label %b111, !dbg !381

b110:
	%539 = getelementptr inbounds float, float addrspace(1)* %2, i64 %537, !dbg !383
	%540 = load float, float addrspace(1)* %539, align 4, !dbg !383
	%541 = fadd float %540, 1.000000e+00, !dbg !384
	%542 = getelementptr inbounds float, float addrspace(1)* %3, i64 %537, !dbg !382
	store float %541, float addrspace(1)* %542, align 4, !dbg !382
	br label %b111, !dbg !382

b111:
	%543 = add i64 %531, %462, !dbg !385
	br label %b108, !dbg !385

b112:
	%544 = mul nsw i64 %480, 2, !dbg !389
	br label %b113, !dbg !390

b113:
	%545 = phi i64 [ %571, %b116 ], [ %452, %b112 ], !dbg !390
	%546 = icmp slt i64 %545, %p11, !dbg !391
	br i1 %546, label %b114, label %b119, !dbg !391

b114:
	%547 = mul i64 %545, 2, !dbg !393
	%548 = add i64 %544, %547, !dbg !394
	%549 = add i64 %548, 2, !dbg !398
	%550 = getelementptr inbounds double, double addrspace(1)* %4, i64 %545, !dbg !395
	%551 = icmp uge i64 %545, %p11, !dbg !395
	%552 = icmp ugt i64 %549, %p2, !dbg !399
	%553 = or i1 %551, %552, !dbg !399
	br i1 %553, label %b114_fail1, label %b114_ok1, !dbg !399, !prof !55

b114_ok1:
	%554 = load double, double addrspace(1)* %550, align 8, !dbg !395
	%555 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %548, !dbg !399
	%556 = addrspacecast i64 addrspace(1)* %555 to i64*, !dbg !400
	%557 = ptrtoint i64* %556 to i64, !dbg !400
	%558 = and i64 %557, 15, !dbg !400
	%559 = icmp eq i64 %558, 0, !dbg !400
	br i1 %559, label %b115, label %b118, !dbg !400

b115:
	%560 = bitcast i64 addrspace(1)* %555 to { i64, i64 } addrspace(1)*, !dbg !400
	%561 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %560, i64 0, !dbg !401
	%562 = bitcast double %554 to i64, !dbg !403
	%563 = addrspacecast { i64, i64 } addrspace(1)* %561 to { i64, i64 }*, !dbg !402
	%564 = icmp eq { i64, i64 } addrspace(1)* %561, null, !dbg !402
	br i1 %564, label %b115_fail1, label %b115_ok1, !dbg !402, !prof !55

b115_ok1:
	%565 = bitcast { i64, i64 }* %563 to i8*, !dbg !402
	call void @gpuc_put_line_thread(i8* %565, i64 %562, i32 %467, i32 %461), !dbg !402
	br i1 %559, label %b116, label %b117, !dbg !406

b116:
	%566 = addrspacecast { i64, i64 } addrspace(1)* %561 to { i64, i64 }*, !dbg !407
	%567 = bitcast { i64, i64 }* %566 to i8*, !dbg !407
	%568 = call i64 @gpuc_wait_line_thread(i8* %567, i32 %467, i32 1, i8* %ctrl, i32 20), !dbg !407
	%569 = bitcast i64 %568 to double, !dbg !408
	%570 = fadd double %569, 1.000000e+00, !dbg !409
	store double %570, double addrspace(1)* %550, align 8, !dbg !410
	%571 = add i64 %545, %448, !dbg !411
	br label %b113, !dbg !411

b117:
	br label %fail, !dbg !406

b118:
	br label %fail, !dbg !400

b119:
	%572 = add i64 %544, %464, !dbg !412
	br label %b120, !dbg !413

b120:
	%573 = phi i64 [ %603, %b123 ], [ %452, %b119 ], !dbg !413
	%574 = icmp slt i64 %573, %p13, !dbg !414
	br i1 %574, label %b121, label %b126, !dbg !414

b121:
	%575 = mul i64 %573, 2, !dbg !416
	%576 = add i64 %572, %575, !dbg !417
	%577 = add i64 %576, 2, !dbg !421
	%578 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %573, !dbg !418
	%579 = icmp uge i64 %573, %p13, !dbg !418
	%580 = icmp ugt i64 %577, %p2, !dbg !422
	%581 = or i1 %579, %580, !dbg !422
	br i1 %581, label %b121_fail1, label %b121_ok1, !dbg !422, !prof !55

b121_ok1:
	%582 = load i64, i64 addrspace(1)* %578, align 8, !dbg !418
	%583 = sub i64 %577, %576, !dbg !422
	%584 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %576, !dbg !422
	%585 = addrspacecast i64 addrspace(1)* %584 to i64*, !dbg !423
	%586 = ptrtoint i64* %585 to i64, !dbg !423
	%587 = and i64 %586, 15, !dbg !423
	%588 = icmp eq i64 %587, 0, !dbg !423
	%589 = icmp eq i64 %583, 0, !dbg !423
	%590 = or i1 %588, %589, !dbg !423
	br i1 %590, label %b122, label %b125, !dbg !423

b122:
	%591 = bitcast i64 addrspace(1)* %584 to { i64, i64 } addrspace(1)*, !dbg !423
	%592 = ashr i64 %583, 1, !dbg !423
	%593 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %591, i64 0, !dbg !424
	%594 = addrspacecast { i64, i64 } addrspace(1)* %593 to { i64, i64 }*, !dbg !425
	%595 = icmp uge i64 0, %592, !dbg !424
	%596 = icmp eq { i64, i64 } addrspace(1)* %593, null, !dbg !425
	%597 = or i1 %595, %596, !dbg !425
	br i1 %597, label %b122_fail1, label %b122_ok1, !dbg !425, !prof !55

b122_ok1:
	%598 = bitcast { i64, i64 }* %594 to i8*, !dbg !425
	call void @gpuc_put_line_thread(i8* %598, i64 %582, i32 %467, i32 %461), !dbg !425
	br i1 %590, label %b123, label %b124, !dbg !429

b123:
	%599 = addrspacecast { i64, i64 } addrspace(1)* %593 to { i64, i64 }*, !dbg !430
	%600 = bitcast { i64, i64 }* %599 to i8*, !dbg !430
	%601 = call i64 @gpuc_wait_line_thread(i8* %600, i32 %467, i32 1, i8* %ctrl, i32 20), !dbg !430
	%602 = add i64 %601, 1, !dbg !432
	store i64 %602, i64 addrspace(1)* %578, align 8, !dbg !433
	%603 = add i64 %573, %448, !dbg !434
	br label %b120, !dbg !434

b124:
	br label %fail, !dbg !429

b125:
	br label %fail, !dbg !423

b126:
	%604 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !322
	%605 = bitcast i64* %604 to i8*, !dbg !322
	call void @gpuc_signal_op_thread(i8* %605, i64 1, i32 10, i32 %456), !dbg !322
	%606 = add i64 %465, 1, !dbg !322
	%607 = icmp slt i64 %606, %p5, !dbg !322
	br i1 %607, label %b91, label %b172, !dbg !322

b127:
	br label %fail, !dbg !356

b128:
	br label %fail, !dbg !321

b129:
	%608 = icmp eq i64 %p0, 3, !dbg !435
	br i1 %608, label %b130, label %b172, !dbg !435

b130:
	%609 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !436, !range !25
	%610 = sext i32 %609 to i64, !dbg !436
	%611 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !436, !range !26
	%612 = sext i32 %611 to i64, !dbg !436
	%613 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !436, !range !26
	%614 = sext i32 %613 to i64, !dbg !436
	%615 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !436, !range !19
	%616 = sext i32 %615 to i64, !dbg !436
	%617 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !436, !range !20
	%618 = sext i32 %617 to i64, !dbg !436
	%619 = trunc i64 %618 to i32, !dbg !436
	%620 = trunc i64 %614 to i32, !dbg !436
	%621 = mul i32 %619, %620, !dbg !436
	%622 = zext i32 %621 to i64, !dbg !436
	%623 = trunc i64 %612 to i32, !dbg !436
	%624 = add i32 %623, %621, !dbg !436
	%625 = zext i32 %624 to i64, !dbg !436
	%626 = mul i64 %616, %625, !dbg !436
	%627 = add i64 %610, %626, !dbg !436
	%628 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !436, !range !21
	%629 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !436, !range !21
	%630 = mul i32 %628, %629, !dbg !436
	%631 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !436, !range !22
	%632 = mul i32 %630, %631, !dbg !436
	%633 = sext i32 %632 to i64, !dbg !436
	%634 = mul i64 %627, %633, !dbg !436
	%635 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !436, !range !27
	%636 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !436, !range !27
	%637 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !436, !range !28
	%638 = mul i32 %629, %637, !dbg !436
	%639 = add i32 %636, %638, !dbg !436
	%640 = mul i32 %628, %639, !dbg !436
	%641 = add i32 %635, %640, !dbg !436
	%642 = sext i32 %641 to i64, !dbg !436
	%643 = add i64 %634, %642, !dbg !436
	%644 = icmp eq i64 %643, 0, !dbg !437
	br i1 %644, label %b131, label %b172, !dbg !437

b131:
	%645 = sext i32 %6 to i64, !dbg !440
	%646 = sext i32 %7 to i64, !dbg !441
	%647 = trunc i64 %645 to i32, !dbg !442
	%648 = add nuw i32 %647, 1, !dbg !442
	%649 = zext i32 %648 to i64, !dbg !442
	%650 = trunc i64 %646 to i32, !dbg !443
	%651 = urem i32 %648, %650, !dbg !443
	%652 = zext i32 %651 to i64, !dbg !443
	%653 = trunc i64 %645 to i32, !dbg !444
	%654 = trunc i64 %646 to i32, !dbg !444
	%655 = add i32 %653, %654, !dbg !444
	%656 = zext i32 %655 to i64, !dbg !444
	%657 = sub nuw i32 %655, 1, !dbg !445
	%658 = zext i32 %657 to i64, !dbg !445
	%659 = trunc i64 %646 to i32, !dbg !446
	%660 = urem i32 %657, %659, !dbg !446
	%661 = zext i32 %660 to i64, !dbg !446
	%662 = icmp slt i64 1, %p9, !dbg !447
	%663 = select i1 %662, i64 1, i64 %p9, !dbg !447
	%664 = icmp sge i64 0, %663, !dbg !448
	br i1 %664, label %b172, label %b132, !dbg !448

b132:
	%665 = icmp slt i64 0, %p5, !dbg !449
	br i1 %665, label %b133, label %b172, !dbg !449

b133:
	%666 = icmp eq i64 %p2, 0, !dbg !453
	%667 = trunc i64 %661 to i32, !dbg !454
	%668 = add nsw i64 %p9, 1, !dbg !456
	%669 = trunc i64 %652 to i32, !dbg !457
	%670 = add nsw i64 %p7, 1, !dbg !461
	%671 = mul nsw i64 %p11, 2, !dbg !463
	br label %b134, !dbg !449

b134:
	%672 = phi i64 [ %804, %b169 ], [ 0, %b133 ], !dbg !449
	%673 = trunc i64 %672 to i32, !dbg !465
	%674 = add i32 %p4, %673, !dbg !466
	%675 = mul i64 %663, %672, !dbg !468
	%676 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !464
	%677 = icmp eq i64 addrspace(1)* %1, null, !dbg !464
	br i1 %677, label %b134_fail1, label %b134_ok1, !dbg !464, !prof !55

b134_ok1:
	%678 = bitcast i64* %676 to i8*, !dbg !464
	%679 = call i64 @gpuc_signal_wait_until_thread(i8* %678, i32 5, i64 %675, i32 1, i8* %ctrl, i32 1), !dbg !464
	%680 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !453
	%681 = ptrtoint i64* %680 to i64, !dbg !453
	%682 = and i64 %681, 15, !dbg !453
	%683 = icmp eq i64 %682, 0, !dbg !453
	%684 = or i1 %683, %666, !dbg !453
	br i1 %684, label %b135, label %b171, !dbg !453

b135:
	%685 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !453
	%686 = ashr i64 %p2, 1, !dbg !453
	%687 = sdiv i64 %668, 2, !dbg !469
	%688 = icmp ugt i64 %687, %686, !dbg !470
	br i1 %688, label %b135_fail1, label %b135_ok1, !dbg !470, !prof !55

b135_ok1:
	br label %b136, !dbg !471

b136:
	%689 = phi i64 [ 0, %b135_ok1 ], [ %709, %b139 ], !dbg !472
	%690 = icmp slt i64 %689, %p9, !dbg !473
	br i1 %690, label %b137, label %b140, !dbg !473

b137:
	%691 = sdiv i64 %689, 2, !dbg !474
	%692 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %685, i64 %691, !dbg !475
	%693 = getelementptr inbounds float, float addrspace(1)* %3, i64 %689, !dbg !477
	%694 = icmp uge i64 %691, %687, !dbg !475
	br i1 %694, label %b137_fail1, label %b137_ok1, !dbg !475, !prof !55

b137_ok1:
	%695 = load float, float addrspace(1)* %693, align 4, !dbg !477
	%696 = bitcast float %695 to i32, !dbg !478
	%697 = zext i32 %696 to i64, !dbg !478
	%698 = add nsw i64 %689, 1, !dbg !479
	%699 = icmp slt i64 %698, %p9, !dbg !480
	br i1 %699, label %b138, label %b139, !dbg !480

b138:
	%700 = getelementptr inbounds float, float addrspace(1)* %3, i64 %698, !dbg !481
	%701 = load float, float addrspace(1)* %700, align 4, !dbg !481
	%702 = bitcast float %701 to i32, !dbg !482
	%703 = zext i32 %702 to i64, !dbg !482
	%704 = shl i64 %703, 32, !dbg !483
	%705 = or i64 %697, %704, !dbg !484
	br label %b139, !dbg !484

b139:
	%706 = phi i64 [ %697, %b137_ok1 ], [ %705, %b138 ], !dbg !485
	%707 = addrspacecast { i64, i64 } addrspace(1)* %692 to { i64, i64 }*, !dbg !457
	%708 = bitcast { i64, i64 }* %707 to i8*, !dbg !457
	call void @gpuc_put_line_thread(i8* %708, i64 %706, i32 %674, i32 %669), !dbg !457
	%709 = add nsw i64 %689, 2, !dbg !486
	br label %b136, !dbg !486

b140:
	br i1 %684, label %b141, label %b170, !dbg !487

b141:
	%710 = sdiv i64 %670, 2, !dbg !488
	%711 = icmp ugt i64 %710, %686, !dbg !489
	br i1 %711, label %b141_fail1, label %b141_ok1, !dbg !489, !prof !55

b141_ok1:
	br label %b142, !dbg !490

b142:
	%712 = phi i64 [ 0, %b141_ok1 ], [ %729, %b145 ], !dbg !491
	%713 = icmp slt i64 %712, %p7, !dbg !492
	br i1 %713, label %b143, label %b146, !dbg !492

b143:
	%714 = sdiv i64 %712, 2, !dbg !493
	%715 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %685, i64 %714, !dbg !494
	%716 = addrspacecast { i64, i64 } addrspace(1)* %715 to { i64, i64 }*, !dbg !495
	%717 = icmp uge i64 %714, %710, !dbg !494
	br i1 %717, label %b143_fail1, label %b143_ok1, !dbg !494, !prof !55

b143_ok1:
	%718 = bitcast { i64, i64 }* %716 to i8*, !dbg !495
	%719 = call i64 @gpuc_wait_line_thread(i8* %718, i32 %674, i32 1, i8* %ctrl, i32 9), !dbg !495
	%720 = trunc i64 %719 to i32, !dbg !497
	%721 = bitcast i32 %720 to float, !dbg !497
	%722 = lshr i64 %719, 32, !dbg !498
	%723 = trunc i64 %722 to i32, !dbg !499
	%724 = bitcast i32 %723 to float, !dbg !499
	%725 = getelementptr inbounds float, float addrspace(1)* %2, i64 %712, !dbg !501
	store float %721, float addrspace(1)* %725, align 4, !dbg !501
	%726 = add nsw i64 %712, 1, !dbg !502
	%727 = icmp slt i64 %726, %p7, !dbg !503
	br i1 %727, label %b144, label %b145, !dbg !503

b144:
	%728 = getelementptr inbounds float, float addrspace(1)* %2, i64 %726, !dbg !504
	store float %724, float addrspace(1)* %728, align 4, !dbg !504
	br label %b145, !dbg !504

b145:
	%729 = add nsw i64 %712, 2, !dbg !505
	br label %b142, !dbg !505

b146:
	%730 = mul nsw i64 %p7, -1, !dbg !506
	%731 = add i64 %730, %p9, !dbg !506
	%732 = icmp slt i64 %731, 0, !dbg !506
	br i1 %732, label %b147_cold, label %b151, !dbg !506, !prof !55

b151:
	%733 = phi i64 [ %745, %b154 ], [ 0, %b146 ], !dbg !506
	%734 = icmp slt i64 %733, %p7, !dbg !507
	br i1 %734, label %b152, label %b155, !dbg !507

b152:
	%735 = getelementptr inbounds float, float addrspace(1)* %2, i64 %733, !dbg !509
	%736 = load float, float addrspace(1)* %735, align 4, !dbg !509
	%737 = fadd float %736, 1.000000e+00, !dbg !510
	%738 = getelementptr inbounds float, float addrspace(1)* %3, i64 %733, !dbg !508
	store float %737, float addrspace(1)* %738, align 4, !dbg !508
	%739 = add nsw i64 %733, 1, !dbg !511
	%740 = icmp slt i64 %739, %p7, !dbg !512
	br i1 %740, label %b153, label %b154, !dbg !512

b153:
	%741 = getelementptr inbounds float, float addrspace(1)* %2, i64 %739, !dbg !514
	%742 = load float, float addrspace(1)* %741, align 4, !dbg !514
	%743 = fadd float %742, 1.000000e+00, !dbg !515
	%744 = getelementptr inbounds float, float addrspace(1)* %3, i64 %739, !dbg !513
	store float %743, float addrspace(1)* %744, align 4, !dbg !513
	br label %b154, !dbg !513

b154:
	%745 = add nsw i64 %733, 2, !dbg !516
	br label %b151, !dbg !516

b155:
	%746 = mul nsw i64 %687, 2, !dbg !520
	br label %b156, !dbg !521

b156:
	%747 = phi i64 [ %771, %b159 ], [ 0, %b155 ], !dbg !521
	%748 = icmp slt i64 %747, %p11, !dbg !522
	br i1 %748, label %b157, label %b162, !dbg !522

b157:
	%749 = mul nsw i64 %747, 2, !dbg !524
	%750 = add i64 %746, %749, !dbg !525
	%751 = add nsw i64 %750, 2, !dbg !528
	%752 = getelementptr inbounds double, double addrspace(1)* %4, i64 %747, !dbg !530
	%753 = icmp ugt i64 %751, %p2, !dbg !529
	br i1 %753, label %b157_fail1, label %b157_ok1, !dbg !529, !prof !55

b157_ok1:
	%754 = load double, double addrspace(1)* %752, align 8, !dbg !530
	%755 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %750, !dbg !529
	%756 = addrspacecast i64 addrspace(1)* %755 to i64*, !dbg !531
	%757 = ptrtoint i64* %756 to i64, !dbg !531
	%758 = and i64 %757, 15, !dbg !531
	%759 = icmp eq i64 %758, 0, !dbg !531
	br i1 %759, label %b158, label %b161, !dbg !531

b158:
	%760 = bitcast i64 addrspace(1)* %755 to { i64, i64 } addrspace(1)*, !dbg !531
	%761 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %760, i64 0, !dbg !532
	%762 = bitcast double %754 to i64, !dbg !534
	%763 = addrspacecast { i64, i64 } addrspace(1)* %761 to { i64, i64 }*, !dbg !533
	%764 = icmp eq { i64, i64 } addrspace(1)* %761, null, !dbg !533
	br i1 %764, label %b158_fail1, label %b158_ok1, !dbg !533, !prof !55

b158_ok1:
	%765 = bitcast { i64, i64 }* %763 to i8*, !dbg !533
	call void @gpuc_put_line_thread(i8* %765, i64 %762, i32 %674, i32 %669), !dbg !533
	br i1 %759, label %b159, label %b160, !dbg !537

b159:
	%766 = addrspacecast { i64, i64 } addrspace(1)* %761 to { i64, i64 }*, !dbg !538
	%767 = bitcast { i64, i64 }* %766 to i8*, !dbg !538
	%768 = call i64 @gpuc_wait_line_thread(i8* %767, i32 %674, i32 1, i8* %ctrl, i32 20), !dbg !538
	%769 = bitcast i64 %768 to double, !dbg !539
	%770 = fadd double %769, 1.000000e+00, !dbg !540
	store double %770, double addrspace(1)* %752, align 8, !dbg !541
	%771 = add nsw i64 %747, 1, !dbg !542
	br label %b156, !dbg !542

b160:
	br label %fail, !dbg !537

b161:
	br label %fail, !dbg !531

b162:
	%772 = add i64 %746, %671, !dbg !543
	br label %b163, !dbg !544

b163:
	%773 = phi i64 [ %801, %b166 ], [ 0, %b162 ], !dbg !544
	%774 = icmp slt i64 %773, %p13, !dbg !545
	br i1 %774, label %b164, label %b169, !dbg !545

b164:
	%775 = mul nsw i64 %773, 2, !dbg !547
	%776 = add i64 %772, %775, !dbg !548
	%777 = add nsw i64 %776, 2, !dbg !551
	%778 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %773, !dbg !553
	%779 = icmp ugt i64 %777, %p2, !dbg !552
	br i1 %779, label %b164_fail1, label %b164_ok1, !dbg !552, !prof !55

b164_ok1:
	%780 = load i64, i64 addrspace(1)* %778, align 8, !dbg !553
	%781 = sub i64 %777, %776, !dbg !552
	%782 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %776, !dbg !552
	%783 = addrspacecast i64 addrspace(1)* %782 to i64*, !dbg !554
	%784 = ptrtoint i64* %783 to i64, !dbg !554
	%785 = and i64 %784, 15, !dbg !554
	%786 = icmp eq i64 %785, 0, !dbg !554
	%787 = icmp eq i64 %781, 0, !dbg !554
	%788 = or i1 %786, %787, !dbg !554
	br i1 %788, label %b165, label %b168, !dbg !554

b165:
	%789 = bitcast i64 addrspace(1)* %782 to { i64, i64 } addrspace(1)*, !dbg !554
	%790 = ashr i64 %781, 1, !dbg !554
	%791 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %789, i64 0, !dbg !555
	%792 = addrspacecast { i64, i64 } addrspace(1)* %791 to { i64, i64 }*, !dbg !556
	%793 = icmp uge i64 0, %790, !dbg !555
	%794 = icmp eq { i64, i64 } addrspace(1)* %791, null, !dbg !556
	%795 = or i1 %793, %794, !dbg !556
	br i1 %795, label %b165_fail1, label %b165_ok1, !dbg !556, !prof !55

b165_ok1:
	%796 = bitcast { i64, i64 }* %792 to i8*, !dbg !556
	call void @gpuc_put_line_thread(i8* %796, i64 %780, i32 %674, i32 %669), !dbg !556
	br i1 %788, label %b166, label %b167, !dbg !560

b166:
	%797 = addrspacecast { i64, i64 } addrspace(1)* %791 to { i64, i64 }*, !dbg !561
	%798 = bitcast { i64, i64 }* %797 to i8*, !dbg !561
	%799 = call i64 @gpuc_wait_line_thread(i8* %798, i32 %674, i32 1, i8* %ctrl, i32 20), !dbg !561
	%800 = add i64 %799, 1, !dbg !563
	store i64 %800, i64 addrspace(1)* %778, align 8, !dbg !564
	%801 = add nsw i64 %773, 1, !dbg !565
	br label %b163, !dbg !565

b167:
	br label %fail, !dbg !560

b168:
	br label %fail, !dbg !554

b169:
	%802 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !454
	%803 = bitcast i64* %802 to i8*, !dbg !454
	call void @gpuc_signal_op_thread(i8* %803, i64 1, i32 10, i32 %667), !dbg !454
	%804 = add i64 %672, 1, !dbg !454
	%805 = icmp slt i64 %804, %p5, !dbg !454
	br i1 %805, label %b134, label %b172, !dbg !454

b170:
	br label %fail, !dbg !487

b171:
	br label %fail, !dbg !453

b172:
	ret void, !dbg !439

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

b17_cold:
	%807 = phi i64 [ %824, %b20_cold ], [ %73, %b16 ], !dbg !95
	%808 = icmp slt i64 %807, %p7, !dbg !96
	br i1 %808, label %b18_cold, label %b25, !dbg !96

b18_cold:
	%809 = getelementptr inbounds float, float addrspace(1)* %2, i64 %807, !dbg !97
	%810 = icmp uge i64 %807, %p7, !dbg !97
	%811 = icmp uge i64 %807, %p9, !dbg !98
	%812 = or i1 %810, %811, !dbg !98
	br i1 %812, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !98, !prof !55

b18_cold_fail1:
	%813 = icmp uge i64 %807, %p7, !dbg !97
	br i1 %813, label %b18_cold_fail2, label %b18_cold_ok2, !dbg !97

b18_cold_fail2:
	br label %fail, !dbg !97

b18_cold_ok2:
	br label %fail, !dbg !98

b18_cold_ok1:
	%814 = load float, float addrspace(1)* %809, align 4, !dbg !97
	%815 = fadd float %814, 1.000000e+00, !dbg !99
	%816 = getelementptr inbounds float, float addrspace(1)* %3, i64 %807, !dbg !98
	store float %815, float addrspace(1)* %816, align 4, !dbg !98
	%817 = add nsw i64 %807, 1, !dbg !100
	%818 = icmp slt i64 %817, %p7, !dbg !101
	br i1 %818, label %b19_cold, label %b20_cold, !dbg !101

b19_cold:
	%819 = getelementptr inbounds float, float addrspace(1)* %2, i64 %817, !dbg !103
	%820 = icmp uge i64 %817, %p9, !dbg !102
	br i1 %820, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !102, !prof !55

b19_cold_fail1:
	br label %fail, !dbg !102

b19_cold_ok1:
	%821 = load float, float addrspace(1)* %819, align 4, !dbg !103
	%822 = fadd float %821, 1.000000e+00, !dbg !104
	%823 = getelementptr inbounds float, float addrspace(1)* %3, i64 %817, !dbg !102
	store float %822, float addrspace(1)* %823, align 4, !dbg !102
	br label %b20_cold, !dbg !102

b20_cold:
	%824 = add i64 %807, %75, !dbg !105
	br label %b17_cold, !dbg !105, !llvm.loop !107

b27_fail1:
	%825 = icmp uge i64 %158, %p11, !dbg !116
	br i1 %825, label %b27_fail2, label %b27_ok2, !dbg !116

b27_fail2:
	br label %fail, !dbg !116

b27_ok2:
	br label %fail, !dbg !123

b28_fail1:
	br label %fail, !dbg !126

b34_fail1:
	%826 = icmp uge i64 %186, %p13, !dbg !144
	br i1 %826, label %b34_fail2, label %b34_ok2, !dbg !144

b34_fail2:
	br label %fail, !dbg !144

b34_ok2:
	br label %fail, !dbg !149

b35_fail1:
	%827 = icmp uge i64 0, %205, !dbg !151
	br i1 %827, label %b35_fail2, label %b35_ok2, !dbg !151

b35_fail2:
	br label %fail, !dbg !151

b35_ok2:
	br label %fail, !dbg !152

b47_fail1:
	br label %fail, !dbg !196

b48_fail1:
	br label %fail, !dbg !202

b50_fail1:
	br label %fail, !dbg !206

b54_fail1:
	br label %fail, !dbg !220

b56_fail1:
	br label %fail, !dbg !225

b60_cold:
	%828 = phi i64 [ %842, %b63_cold ], [ %265, %b59 ], !dbg !237
	%829 = icmp slt i64 %828, %p7, !dbg !238
	br i1 %829, label %b61_cold, label %b68, !dbg !238

b61_cold:
	%830 = getelementptr inbounds float, float addrspace(1)* %2, i64 %828, !dbg !240
	%831 = icmp uge i64 %828, %p9, !dbg !239
	br i1 %831, label %b61_cold_fail1, label %b61_cold_ok1, !dbg !239, !prof !55

b61_cold_fail1:
	br label %fail, !dbg !239

b61_cold_ok1:
	%832 = load float, float addrspace(1)* %830, align 4, !dbg !240
	%833 = fadd float %832, 1.000000e+00, !dbg !241
	%834 = getelementptr inbounds float, float addrspace(1)* %3, i64 %828, !dbg !239
	store float %833, float addrspace(1)* %834, align 4, !dbg !239
	%835 = add nsw i64 %828, 1, !dbg !242
	%836 = icmp slt i64 %835, %p7, !dbg !243
	br i1 %836, label %b62_cold, label %b63_cold, !dbg !243

b62_cold:
	%837 = getelementptr inbounds float, float addrspace(1)* %2, i64 %835, !dbg !245
	%838 = icmp uge i64 %835, %p9, !dbg !244
	br i1 %838, label %b62_cold_fail1, label %b62_cold_ok1, !dbg !244, !prof !55

b62_cold_fail1:
	br label %fail, !dbg !244

b62_cold_ok1:
	%839 = load float, float addrspace(1)* %837, align 4, !dbg !245
	%840 = fadd float %839, 1.000000e+00, !dbg !246
	%841 = getelementptr inbounds float, float addrspace(1)* %3, i64 %835, !dbg !244
	store float %840, float addrspace(1)* %841, align 4, !dbg !244
	br label %b63_cold, !dbg !244

b63_cold:
	%842 = add i64 %828, %269, !dbg !247
	br label %b60_cold, !dbg !247, !llvm.loop !249

b70_fail1:
	br label %fail, !dbg !260

b71_fail1:
	br label %fail, !dbg !264

b77_fail1:
	br label %fail, !dbg !283

b78_fail1:
	%843 = icmp uge i64 0, %390, !dbg !286
	br i1 %843, label %b78_fail2, label %b78_ok2, !dbg !286

b78_fail2:
	br label %fail, !dbg !286

b78_ok2:
	br label %fail, !dbg !287

b91_fail1:
	br label %fail, !dbg !334

b92_fail1:
	br label %fail, !dbg !340

b94_fail1:
	%844 = icmp uge i64 %484, %480, !dbg !344
	br i1 %844, label %b94_fail2, label %b94_ok2, !dbg !344

b94_fail2:
	br label %fail, !dbg !344

b94_ok2:
	br label %fail, !dbg !346

b98_fail1:
	br label %fail, !dbg !358

b100_fail1:
	br label %fail, !dbg !363

b100_fail2:
	br label %fail, !dbg !366

b104_cold:
	%845 = phi i64 [ %862, %b107_cold ], [ %460, %b103 ], !dbg !375
	%846 = icmp slt i64 %845, %p7, !dbg !376
	br i1 %846, label %b105_cold, label %b112, !dbg !376

b105_cold:
	%847 = getelementptr inbounds float, float addrspace(1)* %2, i64 %845, !dbg !377
	%848 = icmp uge i64 %845, %p7, !dbg !377
	%849 = icmp uge i64 %845, %p9, !dbg !378
	%850 = or i1 %848, %849, !dbg !378
	br i1 %850, label %b105_cold_fail1, label %b105_cold_ok1, !dbg !378, !prof !55

b105_cold_fail1:
	%851 = icmp uge i64 %845, %p7, !dbg !377
	br i1 %851, label %b105_cold_fail2, label %b105_cold_ok2, !dbg !377

b105_cold_fail2:
	br label %fail, !dbg !377

b105_cold_ok2:
	br label %fail, !dbg !378

b105_cold_ok1:
	%852 = load float, float addrspace(1)* %847, align 4, !dbg !377
	%853 = fadd float %852, 1.000000e+00, !dbg !379
	%854 = getelementptr inbounds float, float addrspace(1)* %3, i64 %845, !dbg !378
	store float %853, float addrspace(1)* %854, align 4, !dbg !378
	%855 = add nsw i64 %845, 1, !dbg !380
	%856 = icmp slt i64 %855, %p7, !dbg !381
	br i1 %856, label %b106_cold, label %b107_cold, !dbg !381

b106_cold:
	%857 = getelementptr inbounds float, float addrspace(1)* %2, i64 %855, !dbg !383
	%858 = icmp uge i64 %855, %p9, !dbg !382
	br i1 %858, label %b106_cold_fail1, label %b106_cold_ok1, !dbg !382, !prof !55

b106_cold_fail1:
	br label %fail, !dbg !382

b106_cold_ok1:
	%859 = load float, float addrspace(1)* %857, align 4, !dbg !383
	%860 = fadd float %859, 1.000000e+00, !dbg !384
	%861 = getelementptr inbounds float, float addrspace(1)* %3, i64 %855, !dbg !382
	store float %860, float addrspace(1)* %861, align 4, !dbg !382
	br label %b107_cold, !dbg !382

b107_cold:
	%862 = add i64 %845, %462, !dbg !385
	br label %b104_cold, !dbg !385, !llvm.loop !387

b114_fail1:
	%863 = icmp uge i64 %545, %p11, !dbg !395
	br i1 %863, label %b114_fail2, label %b114_ok2, !dbg !395

b114_fail2:
	br label %fail, !dbg !395

b114_ok2:
	br label %fail, !dbg !399

b115_fail1:
	br label %fail, !dbg !402

b121_fail1:
	%864 = icmp uge i64 %573, %p13, !dbg !418
	br i1 %864, label %b121_fail2, label %b121_ok2, !dbg !418

b121_fail2:
	br label %fail, !dbg !418

b121_ok2:
	br label %fail, !dbg !422

b122_fail1:
	%865 = icmp uge i64 0, %592, !dbg !424
	br i1 %865, label %b122_fail2, label %b122_ok2, !dbg !424

b122_fail2:
	br label %fail, !dbg !424

b122_ok2:
	br label %fail, !dbg !425

b134_fail1:
	br label %fail, !dbg !464

b135_fail1:
	br label %fail, !dbg !470

b137_fail1:
	br label %fail, !dbg !475

b141_fail1:
	br label %fail, !dbg !489

b143_fail1:
	br label %fail, !dbg !494

b147_cold:
	%866 = phi i64 [ %880, %b150_cold ], [ 0, %b146 ], !dbg !506
	%867 = icmp slt i64 %866, %p7, !dbg !507
	br i1 %867, label %b148_cold, label %b155, !dbg !507

b148_cold:
	%868 = getelementptr inbounds float, float addrspace(1)* %2, i64 %866, !dbg !509
	%869 = icmp uge i64 %866, %p9, !dbg !508
	br i1 %869, label %b148_cold_fail1, label %b148_cold_ok1, !dbg !508, !prof !55

b148_cold_fail1:
	br label %fail, !dbg !508

b148_cold_ok1:
	%870 = load float, float addrspace(1)* %868, align 4, !dbg !509
	%871 = fadd float %870, 1.000000e+00, !dbg !510
	%872 = getelementptr inbounds float, float addrspace(1)* %3, i64 %866, !dbg !508
	store float %871, float addrspace(1)* %872, align 4, !dbg !508
	%873 = add nsw i64 %866, 1, !dbg !511
	%874 = icmp slt i64 %873, %p7, !dbg !512
	br i1 %874, label %b149_cold, label %b150_cold, !dbg !512

b149_cold:
	%875 = getelementptr inbounds float, float addrspace(1)* %2, i64 %873, !dbg !514
	%876 = icmp uge i64 %873, %p9, !dbg !513
	br i1 %876, label %b149_cold_fail1, label %b149_cold_ok1, !dbg !513, !prof !55

b149_cold_fail1:
	br label %fail, !dbg !513

b149_cold_ok1:
	%877 = load float, float addrspace(1)* %875, align 4, !dbg !514
	%878 = fadd float %877, 1.000000e+00, !dbg !515
	%879 = getelementptr inbounds float, float addrspace(1)* %3, i64 %873, !dbg !513
	store float %878, float addrspace(1)* %879, align 4, !dbg !513
	br label %b150_cold, !dbg !513

b150_cold:
	%880 = add nsw i64 %866, 2, !dbg !516
	br label %b147_cold, !dbg !516, !llvm.loop !518

b157_fail1:
	br label %fail, !dbg !529

b158_fail1:
	br label %fail, !dbg !533

b164_fail1:
	br label %fail, !dbg !552

b165_fail1:
	%881 = icmp uge i64 0, %790, !dbg !555
	br i1 %881, label %b165_fail2, label %b165_ok2, !dbg !555

b165_fail2:
	br label %fail, !dbg !555

b165_ok2:
	br label %fail, !dbg !556

fail:
	%882 = phi i32 [ 0, %b4_fail1 ], [ 3, %b5_fail1 ], [ 4, %b7_fail2 ], [ 5, %b7_ok2 ], [ 7, %b11_fail1 ], [ 8, %b13_fail1 ], [ 10, %b13_fail2 ], [ 11, %b18_cold_fail2 ], [ 11, %b18_cold_ok2 ], [ 12, %b19_cold_fail1 ], [ 13, %b27_fail2 ], [ 14, %b27_ok2 ], [ 17, %b28_fail1 ], [ 15, %b30 ], [ 15, %b31 ], [ 23, %b34_fail2 ], [ 14, %b34_ok2 ], [ 16, %b35_fail2 ], [ 17, %b35_ok2 ], [ 15, %b37 ], [ 15, %b38 ], [ 6, %b40 ], [ 2, %b41 ], [ 0, %b47_fail1 ], [ 3, %b48_fail1 ], [ 4, %b50_fail1 ], [ 7, %b54_fail1 ], [ 8, %b56_fail1 ], [ 11, %b61_cold_fail1 ], [ 12, %b62_cold_fail1 ], [ 14, %b70_fail1 ], [ 17, %b71_fail1 ], [ 15, %b73 ], [ 15, %b74 ], [ 14, %b77_fail1 ], [ 16, %b78_fail2 ], [ 17, %b78_ok2 ], [ 15, %b80 ], [ 15, %b81 ], [ 6, %b83 ], [ 2, %b84 ], [ 0, %b91_fail1 ], [ 3, %b92_fail1 ], [ 4, %b94_fail2 ], [ 5, %b94_ok2 ], [ 7, %b98_fail1 ], [ 8, %b100_fail1 ], [ 10, %b100_fail2 ], [ 11, %b105_cold_fail2 ], [ 11, %b105_cold_ok2 ], [ 12, %b106_cold_fail1 ], [ 13, %b114_fail2 ], [ 14, %b114_ok2 ], [ 17, %b115_fail1 ], [ 15, %b117 ], [ 15, %b118 ], [ 23, %b121_fail2 ], [ 14, %b121_ok2 ], [ 16, %b122_fail2 ], [ 17, %b122_ok2 ], [ 15, %b124 ], [ 15, %b125 ], [ 6, %b127 ], [ 2, %b128 ], [ 0, %b134_fail1 ], [ 3, %b135_fail1 ], [ 4, %b137_fail1 ], [ 7, %b141_fail1 ], [ 8, %b143_fail1 ], [ 11, %b148_cold_fail1 ], [ 12, %b149_cold_fail1 ], [ 14, %b157_fail1 ], [ 17, %b158_fail1 ], [ 15, %b160 ], [ 15, %b161 ], [ 14, %b164_fail1 ], [ 16, %b165_fail2 ], [ 17, %b165_ok2 ], [ 15, %b167 ], [ 15, %b168 ], [ 6, %b170 ], [ 2, %b171 ], !dbg !7
	%883 = phi i64 [ 0, %b4_fail1 ], [ %93, %b5_fail1 ], [ %97, %b7_fail2 ], [ %95, %b7_ok2 ], [ %118, %b11_fail1 ], [ %122, %b13_fail1 ], [ %120, %b13_fail2 ], [ %807, %b18_cold_fail2 ], [ %807, %b18_cold_ok2 ], [ %817, %b19_cold_fail1 ], [ %158, %b27_fail2 ], [ %162, %b27_ok2 ], [ 0, %b28_fail1 ], [ %171, %b30 ], [ %171, %b31 ], [ %186, %b34_fail2 ], [ %190, %b34_ok2 ], [ 0, %b35_fail2 ], [ 0, %b35_ok2 ], [ %200, %b37 ], [ %200, %b38 ], [ %88, %b40 ], [ %88, %b41 ], [ 0, %b47_fail1 ], [ %287, %b48_fail1 ], [ %291, %b50_fail1 ], [ %310, %b54_fail1 ], [ %314, %b56_fail1 ], [ %828, %b61_cold_fail1 ], [ %835, %b62_cold_fail1 ], [ %351, %b70_fail1 ], [ 0, %b71_fail1 ], [ %358, %b73 ], [ %358, %b74 ], [ %377, %b77_fail1 ], [ 0, %b78_fail2 ], [ 0, %b78_ok2 ], [ %385, %b80 ], [ %385, %b81 ], [ %282, %b83 ], [ %282, %b84 ], [ 0, %b91_fail1 ], [ %480, %b92_fail1 ], [ %484, %b94_fail2 ], [ %482, %b94_ok2 ], [ %505, %b98_fail1 ], [ %509, %b100_fail1 ], [ %507, %b100_fail2 ], [ %845, %b105_cold_fail2 ], [ %845, %b105_cold_ok2 ], [ %855, %b106_cold_fail1 ], [ %545, %b114_fail2 ], [ %549, %b114_ok2 ], [ 0, %b115_fail1 ], [ %558, %b117 ], [ %558, %b118 ], [ %573, %b121_fail2 ], [ %577, %b121_ok2 ], [ 0, %b122_fail2 ], [ 0, %b122_ok2 ], [ %587, %b124 ], [ %587, %b125 ], [ %475, %b127 ], [ %475, %b128 ], [ 0, %b134_fail1 ], [ %687, %b135_fail1 ], [ %691, %b137_fail1 ], [ %710, %b141_fail1 ], [ %714, %b143_fail1 ], [ %866, %b148_cold_fail1 ], [ %873, %b149_cold_fail1 ], [ %751, %b157_fail1 ], [ 0, %b158_fail1 ], [ %758, %b160 ], [ %758, %b161 ], [ %777, %b164_fail1 ], [ 0, %b165_fail2 ], [ 0, %b165_ok2 ], [ %785, %b167 ], [ %785, %b168 ], [ %682, %b170 ], [ %682, %b171 ], !dbg !7
	%884 = phi i64 [ 0, %b4_fail1 ], [ %92, %b5_fail1 ], [ %93, %b7_fail2 ], [ %p9, %b7_ok2 ], [ %92, %b11_fail1 ], [ %118, %b13_fail1 ], [ %p7, %b13_fail2 ], [ %p7, %b18_cold_fail2 ], [ %p9, %b18_cold_ok2 ], [ %p9, %b19_cold_fail1 ], [ %p11, %b27_fail2 ], [ %p2, %b27_ok2 ], [ 0, %b28_fail1 ], [ 16, %b30 ], [ 16, %b31 ], [ %p13, %b34_fail2 ], [ %p2, %b34_ok2 ], [ %205, %b35_fail2 ], [ 0, %b35_ok2 ], [ 16, %b37 ], [ 16, %b38 ], [ 16, %b40 ], [ 16, %b41 ], [ 0, %b47_fail1 ], [ %286, %b48_fail1 ], [ %287, %b50_fail1 ], [ %286, %b54_fail1 ], [ %310, %b56_fail1 ], [ %p9, %b61_cold_fail1 ], [ %p9, %b62_cold_fail1 ], [ %p2, %b70_fail1 ], [ 0, %b71_fail1 ], [ 16, %b73 ], [ 16, %b74 ], [ %p2, %b77_fail1 ], [ %390, %b78_fail2 ], [ 0, %b78_ok2 ], [ 16, %b80 ], [ 16, %b81 ], [ 16, %b83 ], [ 16, %b84 ], [ 0, %b91_fail1 ], [ %479, %b92_fail1 ], [ %480, %b94_fail2 ], [ %p9, %b94_ok2 ], [ %479, %b98_fail1 ], [ %505, %b100_fail1 ], [ %p7, %b100_fail2 ], [ %p7, %b105_cold_fail2 ], [ %p9, %b105_cold_ok2 ], [ %p9, %b106_cold_fail1 ], [ %p11, %b114_fail2 ], [ %p2, %b114_ok2 ], [ 0, %b115_fail1 ], [ 16, %b117 ], [ 16, %b118 ], [ %p13, %b121_fail2 ], [ %p2, %b121_ok2 ], [ %592, %b122_fail2 ], [ 0, %b122_ok2 ], [ 16, %b124 ], [ 16, %b125 ], [ 16, %b127 ], [ 16, %b128 ], [ 0, %b134_fail1 ], [ %686, %b135_fail1 ], [ %687, %b137_fail1 ], [ %686, %b141_fail1 ], [ %710, %b143_fail1 ], [ %p9, %b148_cold_fail1 ], [ %p9, %b149_cold_fail1 ], [ %p2, %b157_fail1 ], [ 0, %b158_fail1 ], [ 16, %b160 ], [ 16, %b161 ], [ %p2, %b164_fail1 ], [ %790, %b165_fail2 ], [ 0, %b165_ok2 ], [ 16, %b167 ], [ 16, %b168 ], [ 16, %b170 ], [ 16, %b171 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %882, i64 %883, i64 %884), !dbg !7
	ret void, !dbg !7
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
	br i1 %11, label %b1, label %b84, !dbg !567

b1:
	%12 = sext i32 %9 to i64, !dbg !571
	%13 = sext i32 %10 to i64, !dbg !572
	%14 = icmp eq i64 %p1, 0, !dbg !573
	%15 = trunc i64 %13 to i32, !dbg !574
	%16 = mul nuw i32 %15, 2, !dbg !574
	%17 = zext i32 %16 to i64, !dbg !574
	%18 = icmp eq i64 %p3, 0, !dbg !577
	%19 = icmp eq i64 %p5, 0, !dbg !580
	br label %b2, !dbg !567

b2:
	%20 = phi i64 [ %403, %b80 ], [ 0, %b1 ], !dbg !567
	%21 = trunc i64 %20 to i32, !dbg !581
	%22 = add i32 %p8, %21, !dbg !582
	%23 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !573
	%24 = ptrtoint i64* %23 to i64, !dbg !573
	%25 = and i64 %24, 15, !dbg !573
	%26 = icmp eq i64 %25, 0, !dbg !573
	%27 = or i1 %26, %14, !dbg !573
	br i1 %27, label %b3, label %b83, !dbg !573

b3:
	%28 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !573
	%29 = ashr i64 %p1, 1, !dbg !573
	%30 = icmp eq i64 %17, -1, !dbg !583
	%31 = select i1 %30, i64 1, i64 %17, !dbg !583
	%32 = sdiv i64 %29, %31, !dbg !583
	%33 = sub i64 0, %29, !dbg !583
	%34 = select i1 %30, i64 %33, i64 %32, !dbg !583
	%35 = urem i32 %22, 2, !dbg !584
	%36 = zext i32 %35 to i64, !dbg !585
	%37 = trunc i64 %13 to i32, !dbg !586
	%38 = mul i32 %35, %37, !dbg !586
	%39 = zext i32 %38 to i64, !dbg !586
	%40 = mul i64 %39, %34, !dbg !587
	%41 = add nuw i32 %35, 1, !dbg !588
	%42 = zext i32 %41 to i64, !dbg !589
	%43 = trunc i64 %13 to i32, !dbg !590
	%44 = mul i32 %41, %43, !dbg !590
	%45 = zext i32 %44 to i64, !dbg !590
	%46 = mul i64 %45, %34, !dbg !591
	%47 = sub i64 %46, %40, !dbg !592
	%48 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %28, i64 %40, !dbg !592
	%49 = icmp ugt i64 %46, %29, !dbg !592
	%50 = icmp ugt i64 %40, %46, !dbg !592
	%51 = or i1 %49, %50, !dbg !592
	br i1 %51, label %b3_fail1, label %b3_ok1, !dbg !592, !prof !55

b3_ok1:
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !593, !range !25
	%53 = sext i32 %52 to i64, !dbg !593
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !593, !range !26
	%55 = sext i32 %54 to i64, !dbg !593
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !593, !range !26
	%57 = sext i32 %56 to i64, !dbg !593
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !593, !range !19
	%59 = sext i32 %58 to i64, !dbg !593
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !593, !range !20
	%61 = sext i32 %60 to i64, !dbg !593
	%62 = trunc i64 %61 to i32, !dbg !593
	%63 = trunc i64 %57 to i32, !dbg !593
	%64 = mul i32 %62, %63, !dbg !593
	%65 = zext i32 %64 to i64, !dbg !593
	%66 = trunc i64 %55 to i32, !dbg !593
	%67 = add i32 %66, %64, !dbg !593
	%68 = zext i32 %67 to i64, !dbg !593
	%69 = mul i64 %59, %68, !dbg !593
	%70 = add i64 %53, %69, !dbg !593
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !593, !range !21
	%72 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !593, !range !21
	%73 = mul i32 %71, %72, !dbg !593
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !593, !range !22
	%75 = mul i32 %73, %74, !dbg !593
	%76 = sext i32 %75 to i64, !dbg !593
	%77 = mul i64 %70, %76, !dbg !593
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !593, !range !27
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !593, !range !27
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !593, !range !28
	%81 = mul i32 %72, %80, !dbg !593
	%82 = add i32 %79, %81, !dbg !593
	%83 = mul i32 %71, %82, !dbg !593
	%84 = add i32 %78, %83, !dbg !593
	%85 = sext i32 %84 to i64, !dbg !593
	%86 = add i64 %77, %85, !dbg !593
	%87 = mul i64 %59, %61, !dbg !594
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !594, !range !20
	%89 = sext i32 %88 to i64, !dbg !594
	%90 = mul i64 %87, %89, !dbg !594
	%91 = mul i64 %90, %76, !dbg !594
	%92 = mul i64 %12, %34, !dbg !595
	br label %b4, !dbg !597

b4:
	%93 = phi i64 [ %86, %b3_ok1 ], [ %111, %b9 ], !dbg !598
	%94 = icmp slt i64 %93, %p11, !dbg !599
	br i1 %94, label %b5, label %b10, !dbg !599

b5:
	%95 = add i64 %92, %93, !dbg !600
	%96 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %48, i64 %95, !dbg !601
	%97 = getelementptr inbounds double, double addrspace(1)* %4, i64 %93, !dbg !604
	%98 = icmp uge i64 %95, %47, !dbg !601
	%99 = icmp uge i64 %93, %p11, !dbg !604
	%100 = or i1 %98, %99, !dbg !604
	br i1 %100, label %b5_fail1, label %b5_ok1, !dbg !604, !prof !55

b5_ok1:
	%101 = load double, double addrspace(1)* %97, align 8, !dbg !604
	%102 = bitcast double %101 to i64, !dbg !605
	br label %b6, !dbg !603

b6:
	%103 = phi i64 [ 0, %b5_ok1 ], [ %109, %b8 ], !dbg !603
	%104 = icmp ne i64 %103, %12, !dbg !606
	br i1 %104, label %b7, label %b8, !dbg !606

b7:
	%105 = trunc i64 %103 to i32, !dbg !596
	%106 = addrspacecast { i64, i64 } addrspace(1)* %96 to { i64, i64 }*, !dbg !596
	%107 = icmp uge i64 %103, %13, !dbg !596
	br i1 %107, label %b7_fail1, label %b7_ok1, !dbg !596, !prof !55

b7_ok1:
	%108 = bitcast { i64, i64 }* %106 to i8*, !dbg !596
	call void @gpuc_put_line_thread(i8* %108, i64 %102, i32 %22, i32 %105), !dbg !596
	br label %b8, !dbg !596

b8:
	%109 = add i64 %103, 1, !dbg !596
	%110 = icmp slt i64 %109, %13, !dbg !596
	br i1 %110, label %b6, label %b9, !dbg !596

b9:
	%111 = add i64 %93, %91, !dbg !607
	br label %b4, !dbg !607

b10:
	%112 = phi i64 [ %135, %b17 ], [ %86, %b4 ], !dbg !608
	%113 = icmp slt i64 %112, %p11, !dbg !609
	br i1 %113, label %b11, label %b18, !dbg !609

b11:
	%114 = getelementptr inbounds double, double addrspace(1)* %4, i64 %112, !dbg !611
	%115 = icmp uge i64 %112, %p11, !dbg !611
	br i1 %115, label %b11_fail1, label %b11_ok1, !dbg !611, !prof !55

b11_ok1:
	%116 = load double, double addrspace(1)* %114, align 8, !dbg !611
	%117 = bitcast double %116 to i64, !dbg !612
	br label %b12, !dbg !610

b12:
	%118 = phi double [ 0.000000e+00, %b11_ok1 ], [ %132, %b16 ], !dbg !613
	%119 = phi i64 [ 0, %b11_ok1 ], [ %133, %b16 ], !dbg !614
	%120 = icmp ne i64 %119, %12, !dbg !615
	br i1 %120, label %b13, label %b14, !dbg !615

b13:
	%121 = mul i64 %119, %34, !dbg !616
	%122 = add i64 %121, %112, !dbg !617
	%123 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %48, i64 %122, !dbg !618
	%124 = addrspacecast { i64, i64 } addrspace(1)* %123 to { i64, i64 }*, !dbg !619
	%125 = icmp uge i64 %122, %47, !dbg !618
	br i1 %125, label %b13_fail1, label %b13_ok1, !dbg !618, !prof !55

b13_ok1:
	%126 = bitcast { i64, i64 }* %124 to i8*, !dbg !619
	%127 = call i64 @gpuc_wait_line_thread(i8* %126, i32 %22, i32 1, i8* %ctrl, i32 30), !dbg !619
	br label %b14, !dbg !619

b14:
	%128 = phi i64 [ %117, %b12 ], [ %127, %b13_ok1 ], !dbg !620
	%129 = bitcast i64 %128 to double, !dbg !623
	%130 = icmp eq i64 %119, 0, !dbg !624
	br i1 %130, label %b16, label %b15, !dbg !624

b15:
	%131 = fadd double %118, %129, !dbg !625
	br label %b16, !dbg !626

b16:
	%132 = phi double [ %129, %b14 ], [ %131, %b15 ], !dbg !613
	%133 = add i64 %119, 1, !dbg !614
	%134 = icmp slt i64 %133, %13, !dbg !614
	br i1 %134, label %b12, label %b17, !dbg !614

b17:
	store double %132, double addrspace(1)* %114, align 8, !dbg !629
	%135 = add i64 %112, %91, !dbg !630
	br label %b10, !dbg !630

b18:
	%136 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !577
	%137 = ptrtoint i64* %136 to i64, !dbg !577
	%138 = and i64 %137, 15, !dbg !577
	%139 = icmp eq i64 %138, 0, !dbg !577
	%140 = or i1 %139, %18, !dbg !577
	br i1 %140, label %b19, label %b82, !dbg !577

b19:
	%141 = bitcast i64 addrspace(1)* %1 to { i64, i64 } addrspace(1)*, !dbg !577
	%142 = ashr i64 %p3, 1, !dbg !577
	%143 = icmp eq i64 %17, -1, !dbg !631
	%144 = select i1 %143, i64 1, i64 %17, !dbg !631
	%145 = sdiv i64 %142, %144, !dbg !631
	%146 = sub i64 0, %142, !dbg !631
	%147 = select i1 %143, i64 %146, i64 %145, !dbg !631
	%148 = mul i64 %39, %147, !dbg !632
	%149 = mul i64 %45, %147, !dbg !633
	%150 = sub i64 %149, %148, !dbg !634
	%151 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %141, i64 %148, !dbg !634
	%152 = mul i64 %86, 2, !dbg !635
	%153 = mul i64 %91, 2, !dbg !636
	%154 = mul i64 %12, %147, !dbg !637
	%155 = icmp ugt i64 %149, %142, !dbg !634
	%156 = icmp ugt i64 %148, %149, !dbg !634
	%157 = or i1 %155, %156, !dbg !634
	br i1 %157, label %b19_fail1, label %b19_ok1, !dbg !634, !prof !55

b19_ok1:
	br label %b20, !dbg !636

b20:
	%158 = phi i64 [ %152, %b19_ok1 ], [ %185, %b27 ], !dbg !638
	%159 = icmp slt i64 %158, %p13, !dbg !639
	br i1 %159, label %b21, label %b28, !dbg !639

b21:
	%160 = sdiv i64 %158, 2, !dbg !640
	%161 = add i64 %154, %160, !dbg !641
	%162 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %151, i64 %161, !dbg !642
	%163 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %158, !dbg !645
	%164 = icmp uge i64 %161, %150, !dbg !642
	%165 = icmp uge i64 %158, %p13, !dbg !645
	%166 = or i1 %164, %165, !dbg !645
	br i1 %166, label %b21_fail1, label %b21_ok1, !dbg !645, !prof !55

b21_ok1:
	%167 = load i32, i32 addrspace(1)* %163, align 4, !dbg !645
	%168 = zext i32 %167 to i64, !dbg !646
	%169 = add nsw i64 %158, 1, !dbg !647
	%170 = icmp slt i64 %169, %p13, !dbg !648
	br i1 %170, label %b22, label %b23, !dbg !648

b22:
	%171 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %169, !dbg !649
	%172 = load i32, i32 addrspace(1)* %171, align 4, !dbg !649
	%173 = zext i32 %172 to i64, !dbg !650
	%174 = shl i64 %173, 32, !dbg !651
	%175 = or i64 %168, %174, !dbg !652
	br label %b23, !dbg !652

b23:
	%176 = phi i64 [ %168, %b21_ok1 ], [ %175, %b22 ], !dbg !653
	br label %b24, !dbg !644

b24:
	%177 = phi i64 [ 0, %b23 ], [ %183, %b26 ], !dbg !644
	%178 = icmp ne i64 %177, %12, !dbg !654
	br i1 %178, label %b25, label %b26, !dbg !654

b25:
	%179 = trunc i64 %177 to i32, !dbg !655
	%180 = addrspacecast { i64, i64 } addrspace(1)* %162 to { i64, i64 }*, !dbg !655
	%181 = icmp uge i64 %177, %13, !dbg !655
	br i1 %181, label %b25_fail1, label %b25_ok1, !dbg !655, !prof !55

b25_ok1:
	%182 = bitcast { i64, i64 }* %180 to i8*, !dbg !655
	call void @gpuc_put_line_thread(i8* %182, i64 %176, i32 %22, i32 %179), !dbg !655
	br label %b26, !dbg !655

b26:
	%183 = add i64 %177, 1, !dbg !655
	%184 = icmp slt i64 %183, %13, !dbg !655
	br i1 %184, label %b24, label %b27, !dbg !655

b27:
	%185 = add i64 %158, %153, !dbg !656
	br label %b20, !dbg !656

b28:
	%186 = phi i64 [ %224, %b39 ], [ %152, %b20 ], !dbg !657
	%187 = icmp slt i64 %186, %p13, !dbg !658
	br i1 %187, label %b29, label %b40, !dbg !658

b29:
	%188 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %186, !dbg !660
	%189 = icmp uge i64 %186, %p13, !dbg !660
	br i1 %189, label %b29_fail1, label %b29_ok1, !dbg !660, !prof !55

b29_ok1:
	%190 = load i32, i32 addrspace(1)* %188, align 4, !dbg !660
	%191 = zext i32 %190 to i64, !dbg !661
	%192 = add nsw i64 %186, 1, !dbg !662
	%193 = icmp slt i64 %192, %p13, !dbg !663
	br i1 %193, label %b30, label %b31, !dbg !663

b30:
	%194 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %192, !dbg !664
	%195 = load i32, i32 addrspace(1)* %194, align 4, !dbg !664
	%196 = zext i32 %195 to i64, !dbg !665
	%197 = shl i64 %196, 32, !dbg !666
	%198 = or i64 %191, %197, !dbg !667
	br label %b31, !dbg !667

b31:
	%199 = phi i64 [ %191, %b29_ok1 ], [ %198, %b30 ], !dbg !668
	br label %b32, !dbg !659

b32:
	%200 = phi i32 [ 0, %b31 ], [ %219, %b36 ], !dbg !669
	%201 = phi i32 [ 0, %b31 ], [ %220, %b36 ], !dbg !670
	%202 = phi i64 [ 0, %b31 ], [ %221, %b36 ], !dbg !670
	%203 = icmp ne i64 %202, %12, !dbg !671
	br i1 %203, label %b33, label %b34, !dbg !671

b33:
	%204 = mul i64 %202, %147, !dbg !672
	%205 = sdiv i64 %186, 2, !dbg !673
	%206 = add i64 %204, %205, !dbg !674
	%207 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %151, i64 %206, !dbg !675
	%208 = addrspacecast { i64, i64 } addrspace(1)* %207 to { i64, i64 }*, !dbg !676
	%209 = icmp uge i64 %206, %150, !dbg !675
	br i1 %209, label %b33_fail1, label %b33_ok1, !dbg !675, !prof !55

b33_ok1:
	%210 = bitcast { i64, i64 }* %208 to i8*, !dbg !676
	%211 = call i64 @gpuc_wait_line_thread(i8* %210, i32 %22, i32 1, i8* %ctrl, i32 30), !dbg !676
	br label %b34, !dbg !676

b34:
	%212 = phi i64 [ %199, %b32 ], [ %211, %b33_ok1 ], !dbg !677
	%213 = trunc i64 %212 to i32, !dbg !680
	%214 = lshr i64 %212, 32, !dbg !681
	%215 = trunc i64 %214 to i32, !dbg !682
	%216 = icmp eq i64 %202, 0, !dbg !683
	br i1 %216, label %b36, label %b35, !dbg !683

b35:
	%217 = add i32 %200, %213, !dbg !684
	%218 = add i32 %201, %215, !dbg !685
	br label %b36, !dbg !685

b36:
	%219 = phi i32 [ %213, %b34 ], [ %217, %b35 ], !dbg !669
	%220 = phi i32 [ %215, %b34 ], [ %218, %b35 ], !dbg !670
	%221 = add i64 %202, 1, !dbg !670
	%222 = icmp slt i64 %221, %13, !dbg !670
	br i1 %222, label %b32, label %b37, !dbg !670

b37:
	store i32 %219, i32 addrspace(1)* %188, align 4, !dbg !688
	br i1 %193, label %b38, label %b39, !dbg !689

b38:
	%223 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %192, !dbg !690
	store i32 %220, i32 addrspace(1)* %223, align 4, !dbg !690
	br label %b39, !dbg !690

b39:
	%224 = add i64 %186, %153, !dbg !691
	br label %b28, !dbg !691

b40:
	%225 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !580
	%226 = ptrtoint i64* %225 to i64, !dbg !580
	%227 = and i64 %226, 15, !dbg !580
	%228 = icmp eq i64 %227, 0, !dbg !580
	%229 = or i1 %228, %19, !dbg !580
	br i1 %229, label %b41, label %b81, !dbg !580

b41:
	%230 = bitcast i64 addrspace(1)* %2 to { i64, i64 } addrspace(1)*, !dbg !580
	%231 = ashr i64 %p5, 1, !dbg !580
	%232 = icmp eq i64 %17, -1, !dbg !692
	%233 = select i1 %232, i64 1, i64 %17, !dbg !692
	%234 = sdiv i64 %231, %233, !dbg !692
	%235 = sub i64 0, %231, !dbg !692
	%236 = select i1 %232, i64 %235, i64 %234, !dbg !692
	%237 = mul i64 %39, %236, !dbg !693
	%238 = mul i64 %45, %236, !dbg !694
	%239 = sub i64 %238, %237, !dbg !695
	%240 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %230, i64 %237, !dbg !695
	%241 = mul i64 %12, %236, !dbg !696
	%242 = icmp ugt i64 %238, %231, !dbg !695
	%243 = icmp ugt i64 %237, %238, !dbg !695
	%244 = or i1 %242, %243, !dbg !695
	br i1 %244, label %b41_fail1, label %b41_ok1, !dbg !695, !prof !55

b41_ok1:
	br label %b42, !dbg !697

b42:
	%245 = phi i64 [ %86, %b41_ok1 ], [ %262, %b47 ], !dbg !698
	%246 = icmp slt i64 %245, %p15, !dbg !699
	br i1 %246, label %b43, label %b48, !dbg !699

b43:
	%247 = add i64 %241, %245, !dbg !700
	%248 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %240, i64 %247, !dbg !701
	%249 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %245, !dbg !704
	%250 = icmp uge i64 %247, %239, !dbg !701
	%251 = icmp uge i64 %245, %p15, !dbg !704
	%252 = or i1 %250, %251, !dbg !704
	br i1 %252, label %b43_fail1, label %b43_ok1, !dbg !704, !prof !55

b43_ok1:
	%253 = load i64, i64 addrspace(1)* %249, align 8, !dbg !704
	br label %b44, !dbg !703

b44:
	%254 = phi i64 [ 0, %b43_ok1 ], [ %260, %b46 ], !dbg !703
	%255 = icmp ne i64 %254, %12, !dbg !705
	br i1 %255, label %b45, label %b46, !dbg !705

b45:
	%256 = trunc i64 %254 to i32, !dbg !706
	%257 = addrspacecast { i64, i64 } addrspace(1)* %248 to { i64, i64 }*, !dbg !706
	%258 = icmp uge i64 %254, %13, !dbg !706
	br i1 %258, label %b45_fail1, label %b45_ok1, !dbg !706, !prof !55

b45_ok1:
	%259 = bitcast { i64, i64 }* %257 to i8*, !dbg !706
	call void @gpuc_put_line_thread(i8* %259, i64 %253, i32 %22, i32 %256), !dbg !706
	br label %b46, !dbg !706

b46:
	%260 = add i64 %254, 1, !dbg !706
	%261 = icmp slt i64 %260, %13, !dbg !706
	br i1 %261, label %b44, label %b47, !dbg !706

b47:
	%262 = add i64 %245, %91, !dbg !707
	br label %b42, !dbg !707

b48:
	%263 = phi i64 [ %284, %b55 ], [ %86, %b42 ], !dbg !708
	%264 = icmp slt i64 %263, %p15, !dbg !709
	br i1 %264, label %b49, label %b56, !dbg !709

b49:
	%265 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %263, !dbg !711
	%266 = icmp uge i64 %263, %p15, !dbg !711
	br i1 %266, label %b49_fail1, label %b49_ok1, !dbg !711, !prof !55

b49_ok1:
	%267 = load i64, i64 addrspace(1)* %265, align 8, !dbg !711
	br label %b50, !dbg !710

b50:
	%268 = phi i64 [ 0, %b49_ok1 ], [ %281, %b54 ], !dbg !712
	%269 = phi i64 [ 0, %b49_ok1 ], [ %282, %b54 ], !dbg !713
	%270 = icmp ne i64 %269, %12, !dbg !714
	br i1 %270, label %b51, label %b52, !dbg !714

b51:
	%271 = mul i64 %269, %236, !dbg !715
	%272 = add i64 %271, %263, !dbg !716
	%273 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %240, i64 %272, !dbg !717
	%274 = addrspacecast { i64, i64 } addrspace(1)* %273 to { i64, i64 }*, !dbg !718
	%275 = icmp uge i64 %272, %239, !dbg !717
	br i1 %275, label %b51_fail1, label %b51_ok1, !dbg !717, !prof !55

b51_ok1:
	%276 = bitcast { i64, i64 }* %274 to i8*, !dbg !718
	%277 = call i64 @gpuc_wait_line_thread(i8* %276, i32 %22, i32 1, i8* %ctrl, i32 30), !dbg !718
	br label %b52, !dbg !718

b52:
	%278 = phi i64 [ %267, %b50 ], [ %277, %b51_ok1 ], !dbg !719
	%279 = icmp eq i64 %269, 0, !dbg !720
	br i1 %279, label %b54, label %b53, !dbg !720

b53:
	%280 = add i64 %268, %278, !dbg !721
	br label %b54, !dbg !722

b54:
	%281 = phi i64 [ %278, %b52 ], [ %280, %b53 ], !dbg !712
	%282 = add i64 %269, 1, !dbg !713
	%283 = icmp slt i64 %282, %13, !dbg !713
	br i1 %283, label %b50, label %b55, !dbg !713

b55:
	store i64 %281, i64 addrspace(1)* %265, align 8, !dbg !725
	%284 = add i64 %263, %91, !dbg !726
	br label %b48, !dbg !726

b56:
	%285 = icmp eq i64 %53, 0, !dbg !727
	br i1 %285, label %b57, label %b80, !dbg !727

b57:
	%286 = icmp eq i64 %85, 0, !dbg !728
	br i1 %286, label %b58, label %b64, !dbg !728

b58:
	%287 = getelementptr inbounds float, float addrspace(1)* %7, i64 0, !dbg !729
	%288 = icmp uge i64 0, %p17, !dbg !729
	br i1 %288, label %b58_fail1, label %b58_ok1, !dbg !729, !prof !55

b58_ok1:
	%289 = load float, float addrspace(1)* %287, align 4, !dbg !729
	%290 = trunc i64 %39 to i32, !dbg !734
	%291 = trunc i64 %12 to i32, !dbg !734
	%292 = add i32 %290, %291, !dbg !734
	%293 = zext i32 %292 to i64, !dbg !734
	%294 = mul nsw i64 %293, 2, !dbg !735
	%295 = zext i32 %22 to i64, !dbg !740
	br label %b59, !dbg !741

b59:
	%296 = phi i64 [ 0, %b58_ok1 ], [ %311, %b59_ok2 ], !dbg !741
	%297 = add i64 %12, %296, !dbg !743
	%298 = icmp uge i64 %294, %p7, !dbg !742
	br i1 %298, label %b59_fail1, label %b59_ok1, !dbg !742, !prof !55

b59_ok1:
	%299 = icmp eq i64 %13, -1, !dbg !744
	%300 = select i1 %299, i64 1, i64 %13, !dbg !744
	%301 = srem i64 %297, %300, !dbg !744
	%302 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %294, !dbg !742
	%303 = bitcast float %289 to i32, !dbg !745
	%304 = zext i32 %303 to i64, !dbg !745
	%305 = shl i64 %295, 32, !dbg !746
	%306 = or i64 %305, %304, !dbg !747
	%307 = trunc i64 %301 to i32, !dbg !748
	%308 = addrspacecast i64 addrspace(1)* %302 to i64*, !dbg !748
	%309 = icmp uge i64 %301, %13, !dbg !748
	br i1 %309, label %b59_fail2, label %b59_ok2, !dbg !748, !prof !55

b59_ok2:
	%310 = bitcast i64* %308 to i8*, !dbg !748
	call void @gpuc_signal_op_thread(i8* %310, i64 %306, i32 9, i32 %307), !dbg !748
	%311 = add i64 %296, 1, !dbg !738
	%312 = icmp slt i64 %311, %13, !dbg !738
	br i1 %312, label %b59, label %b60, !dbg !738

b60:
	%313 = mul nuw i32 %38, 2, !dbg !752
	%314 = zext i32 %313 to i64, !dbg !752
	%315 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %314, !dbg !755
	%316 = addrspacecast i64 addrspace(1)* %315 to i64*, !dbg !756
	%317 = icmp uge i64 %314, %p7, !dbg !755
	br i1 %317, label %b60_fail1, label %b60_ok1, !dbg !755, !prof !55

b60_ok1:
	%318 = bitcast i64* %316 to i8*, !dbg !756
	%319 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %318, i32 5, i64 %305, i32 1, i8* %ctrl, i32 22), !dbg !756
	%320 = trunc i64 %319 to i32, !dbg !757
	%321 = bitcast i32 %320 to float, !dbg !757
	br label %b61, !dbg !754

b61:
	%322 = phi float [ %321, %b60_ok1 ], [ %334, %b62_ok1 ], !dbg !758
	%323 = phi i64 [ 1, %b60_ok1 ], [ %335, %b62_ok1 ], !dbg !759
	%324 = icmp slt i64 %323, %13, !dbg !760
	br i1 %324, label %b62, label %b63, !dbg !760

b62:
	%325 = add i64 %39, %323, !dbg !762
	%326 = mul nsw i64 %325, 2, !dbg !763
	%327 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %326, !dbg !765
	%328 = addrspacecast i64 addrspace(1)* %327 to i64*, !dbg !766
	%329 = icmp uge i64 %326, %p7, !dbg !765
	br i1 %329, label %b62_fail1, label %b62_ok1, !dbg !765, !prof !55

b62_ok1:
	%330 = bitcast i64* %328 to i8*, !dbg !766
	%331 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %330, i32 5, i64 %305, i32 1, i8* %ctrl, i32 22), !dbg !766
	%332 = trunc i64 %331 to i32, !dbg !767
	%333 = bitcast i32 %332 to float, !dbg !767
	%334 = fadd float %322, %333, !dbg !768
	%335 = add nsw i64 %323, 1, !dbg !769
	br label %b61, !dbg !769

b63:
	store float %322, float addrspace(1)* %287, align 4, !dbg !770
	br label %b64, !dbg !770

b64:
	%336 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !773, !range !315
	%337 = sext i32 %336 to i64, !dbg !773
	%338 = and i32 %84, -32, !dbg !773
	%339 = sub i32 %75, %338, !dbg !773
	%340 = icmp slt i32 %339, 32, !dbg !773
	%341 = select i1 %340, i32 %339, i32 32, !dbg !773
	%342 = sext i32 %341 to i64, !dbg !773
	%343 = zext i32 %22 to i64, !dbg !776
	br label %b65, !dbg !773

b65:
	%344 = phi float [ 0.000000e+00, %b64 ], [ %357, %b66_ok1 ], !dbg !777
	%345 = phi i64 [ %337, %b64 ], [ %358, %b66_ok1 ], !dbg !773
	%346 = icmp slt i64 %345, %13, !dbg !773
	br i1 %346, label %b66, label %b67, !dbg !773

b66:
	%347 = add i64 %39, %345, !dbg !779
	%348 = mul i64 %347, 2, !dbg !780
	%349 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %348, !dbg !781
	%350 = shl i64 %343, 32, !dbg !782
	%351 = addrspacecast i64 addrspace(1)* %349 to i64*, !dbg !783
	%352 = icmp uge i64 %348, %p7, !dbg !781
	br i1 %352, label %b66_fail1, label %b66_ok1, !dbg !781, !prof !55

b66_ok1:
	%353 = bitcast i64* %351 to i8*, !dbg !783
	%354 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %353, i32 5, i64 %350, i32 1, i8* %ctrl, i32 22), !dbg !783
	%355 = trunc i64 %354 to i32, !dbg !784
	%356 = bitcast i32 %355 to float, !dbg !784
	%357 = fadd float %344, %356, !dbg !785
	%358 = add i64 %345, %342, !dbg !773
	br label %b65, !dbg !773

b67:
	%359 = icmp eq i64 %342, 32, !dbg !793
	br i1 %359, label %b68, label %b70, !dbg !793

b68:
	%360 = phi float [ %368, %b69 ], [ %344, %b67 ], !dbg !794
	%361 = phi i64 [ %371, %b69 ], [ 16, %b67 ], !dbg !795
	%362 = icmp sgt i64 %361, 0, !dbg !796
	br i1 %362, label %b69, label %b77, !dbg !796

b69:
	%363 = trunc i64 %361 to i32, !dbg !797
	%364 = bitcast float %360 to i32, !dbg !797
	%365 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %364, i32 %363, i32 31), !dbg !797
	%366 = extractvalue { i32, i1 } %365, 0, !dbg !797
	%367 = bitcast i32 %366 to float, !dbg !797
	%368 = fadd float %360, %367, !dbg !798
	%369 = trunc i64 %361 to i32, !dbg !799
	%370 = udiv i32 %369, 2, !dbg !799
	%371 = zext i32 %370 to i64, !dbg !799
	br label %b68, !dbg !799

b70:
	%372 = phi float [ %388, %b75 ], [ %344, %b67 ], !dbg !794
	%373 = phi i64 [ %391, %b75 ], [ 16, %b67 ], !dbg !800
	%374 = icmp sgt i64 %373, 0, !dbg !801
	br i1 %374, label %b71, label %b76, !dbg !801

b71:
	%375 = trunc i64 %337 to i32, !dbg !802
	%376 = trunc i64 %373 to i32, !dbg !802
	%377 = add i32 %375, %376, !dbg !802
	%378 = zext i32 %377 to i64, !dbg !802
	%379 = icmp sge i64 %378, %342, !dbg !803
	br i1 %379, label %b72, label %b73, !dbg !803

b72:
	br label %b73, !dbg !803

b73:
	%380 = phi i64 [ %378, %b71 ], [ %337, %b72 ], !dbg !804
	%381 = trunc i64 %380 to i32, !dbg !805
	%382 = bitcast float %372 to i32, !dbg !805
	%383 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %382, i32 %381, i32 31), !dbg !805
	%384 = extractvalue { i32, i1 } %383, 0, !dbg !805
	%385 = bitcast i32 %384 to float, !dbg !805
	%386 = icmp ne i64 %380, %337, !dbg !806
	br i1 %386, label %b74, label %b75, !dbg !806

b74:
	%387 = fadd float %372, %385, !dbg !798
	br label %b75, !dbg !807

b75:
	%388 = phi float [ %372, %b73 ], [ %387, %b74 ], !dbg !794
	%389 = trunc i64 %373 to i32, !dbg !808
	%390 = udiv i32 %389, 2, !dbg !808
	%391 = zext i32 %390 to i64, !dbg !808
	br label %b70, !dbg !808

b76:
	%392 = bitcast float %372 to i32, !dbg !809
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 0, i32 31), !dbg !809
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !809
	%395 = bitcast i32 %394 to float, !dbg !809
	br label %b77, !dbg !810

b77:
	%396 = phi float [ %360, %b68 ], [ %395, %b76 ], !dbg !792
	%397 = trunc i64 %76 to i32, !dbg !811
	%398 = sub nuw i32 %397, 1, !dbg !811
	%399 = zext i32 %398 to i64, !dbg !811
	%400 = icmp eq i64 %85, %399, !dbg !812
	br i1 %400, label %b78, label %b79, !dbg !812

b78:
	%401 = getelementptr inbounds float, float addrspace(1)* %8, i64 0, !dbg !813
	%402 = icmp uge i64 0, %p19, !dbg !813
	br i1 %402, label %b78_fail1, label %b78_ok1, !dbg !813, !prof !55

b78_ok1:
	store float %396, float addrspace(1)* %401, align 4, !dbg !813
	br label %b79, !dbg !813

b79:
	call void @llvm.nvvm.barrier0(), !dbg !814
	br label %b80, !dbg !814

b80:
	%403 = add i64 %20, 1, !dbg !814
	%404 = icmp slt i64 %403, %p9, !dbg !814
	br i1 %404, label %b2, label %b84, !dbg !814

b81:
	br label %fail, !dbg !580

b82:
	br label %fail, !dbg !577

b83:
	br label %fail, !dbg !573

b84:
	ret void, !dbg !814

b3_fail1:
	%405 = icmp ugt i64 %46, %29, !dbg !592
	br i1 %405, label %b3_fail2, label %b3_ok2, !dbg !592

b3_fail2:
	br label %fail, !dbg !592

b3_ok2:
	br label %fail, !dbg !592

b5_fail1:
	%406 = icmp uge i64 %95, %47, !dbg !601
	br i1 %406, label %b5_fail2, label %b5_ok2, !dbg !601

b5_fail2:
	br label %fail, !dbg !601

b5_ok2:
	br label %fail, !dbg !604

b7_fail1:
	br label %fail, !dbg !596

b11_fail1:
	br label %fail, !dbg !611

b13_fail1:
	br label %fail, !dbg !618

b19_fail1:
	%407 = icmp ugt i64 %149, %142, !dbg !634
	br i1 %407, label %b19_fail2, label %b19_ok2, !dbg !634

b19_fail2:
	br label %fail, !dbg !634

b19_ok2:
	br label %fail, !dbg !634

b21_fail1:
	%408 = icmp uge i64 %161, %150, !dbg !642
	br i1 %408, label %b21_fail2, label %b21_ok2, !dbg !642

b21_fail2:
	br label %fail, !dbg !642

b21_ok2:
	br label %fail, !dbg !645

b25_fail1:
	br label %fail, !dbg !655

b29_fail1:
	br label %fail, !dbg !660

b33_fail1:
	br label %fail, !dbg !675

b41_fail1:
	%409 = icmp ugt i64 %238, %231, !dbg !695
	br i1 %409, label %b41_fail2, label %b41_ok2, !dbg !695

b41_fail2:
	br label %fail, !dbg !695

b41_ok2:
	br label %fail, !dbg !695

b43_fail1:
	%410 = icmp uge i64 %247, %239, !dbg !701
	br i1 %410, label %b43_fail2, label %b43_ok2, !dbg !701

b43_fail2:
	br label %fail, !dbg !701

b43_ok2:
	br label %fail, !dbg !704

b45_fail1:
	br label %fail, !dbg !706

b49_fail1:
	br label %fail, !dbg !711

b51_fail1:
	br label %fail, !dbg !717

b58_fail1:
	br label %fail, !dbg !729

b59_fail1:
	br label %fail, !dbg !742

b59_fail2:
	br label %fail, !dbg !748

b60_fail1:
	br label %fail, !dbg !755

b62_fail1:
	br label %fail, !dbg !765

b66_fail1:
	br label %fail, !dbg !781

b78_fail1:
	br label %fail, !dbg !813

fail:
	%411 = phi i32 [ 25, %b3_fail2 ], [ 26, %b3_ok2 ], [ 27, %b5_fail2 ], [ 5, %b5_ok2 ], [ 28, %b7_fail1 ], [ 5, %b11_fail1 ], [ 29, %b13_fail1 ], [ 25, %b19_fail2 ], [ 26, %b19_ok2 ], [ 27, %b21_fail2 ], [ 5, %b21_ok2 ], [ 28, %b25_fail1 ], [ 5, %b29_fail1 ], [ 29, %b33_fail1 ], [ 25, %b41_fail2 ], [ 26, %b41_ok2 ], [ 27, %b43_fail2 ], [ 5, %b43_ok2 ], [ 28, %b45_fail1 ], [ 5, %b49_fail1 ], [ 29, %b51_fail1 ], [ 31, %b58_fail1 ], [ 18, %b59_fail1 ], [ 19, %b59_fail2 ], [ 21, %b60_fail1 ], [ 21, %b62_fail1 ], [ 21, %b66_fail1 ], [ 32, %b78_fail1 ], [ 24, %b81 ], [ 24, %b82 ], [ 24, %b83 ], !dbg !567
	%412 = phi i64 [ %46, %b3_fail2 ], [ %40, %b3_ok2 ], [ %95, %b5_fail2 ], [ %93, %b5_ok2 ], [ %103, %b7_fail1 ], [ %112, %b11_fail1 ], [ %122, %b13_fail1 ], [ %149, %b19_fail2 ], [ %148, %b19_ok2 ], [ %161, %b21_fail2 ], [ %158, %b21_ok2 ], [ %177, %b25_fail1 ], [ %186, %b29_fail1 ], [ %206, %b33_fail1 ], [ %238, %b41_fail2 ], [ %237, %b41_ok2 ], [ %247, %b43_fail2 ], [ %245, %b43_ok2 ], [ %254, %b45_fail1 ], [ %263, %b49_fail1 ], [ %272, %b51_fail1 ], [ 0, %b58_fail1 ], [ %294, %b59_fail1 ], [ %301, %b59_fail2 ], [ %314, %b60_fail1 ], [ %326, %b62_fail1 ], [ %348, %b66_fail1 ], [ 0, %b78_fail1 ], [ %227, %b81 ], [ %138, %b82 ], [ %25, %b83 ], !dbg !567
	%413 = phi i64 [ %29, %b3_fail2 ], [ %46, %b3_ok2 ], [ %47, %b5_fail2 ], [ %p11, %b5_ok2 ], [ %13, %b7_fail1 ], [ %p11, %b11_fail1 ], [ %47, %b13_fail1 ], [ %142, %b19_fail2 ], [ %149, %b19_ok2 ], [ %150, %b21_fail2 ], [ %p13, %b21_ok2 ], [ %13, %b25_fail1 ], [ %p13, %b29_fail1 ], [ %150, %b33_fail1 ], [ %231, %b41_fail2 ], [ %238, %b41_ok2 ], [ %239, %b43_fail2 ], [ %p15, %b43_ok2 ], [ %13, %b45_fail1 ], [ %p15, %b49_fail1 ], [ %239, %b51_fail1 ], [ %p17, %b58_fail1 ], [ %p7, %b59_fail1 ], [ %13, %b59_fail2 ], [ %p7, %b60_fail1 ], [ %p7, %b62_fail1 ], [ %p7, %b66_fail1 ], [ %p19, %b78_fail1 ], [ 16, %b81 ], [ 16, %b82 ], [ 16, %b83 ], !dbg !567
	call void @gpuc_fail(i8* %ctrl, i32 %411, i64 %412, i64 %413), !dbg !567
	ret void, !dbg !567
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
!nvvm.annotations = !{!815, !816, !817, !818, !819, !820, !821, !822, !823, !824}
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
!96 = !DILocation(line: 57, column: 28, scope: !8, inlinedAt: !9)
!97 = !DILocation(line: 58, column: 16, scope: !8, inlinedAt: !9)
!98 = !DILocation(line: 58, column: 7, scope: !8, inlinedAt: !9)
!99 = !DILocation(line: 58, column: 20, scope: !8, inlinedAt: !9)
!100 = !DILocation(line: 59, column: 8, scope: !8, inlinedAt: !9)
!101 = !DILocation(line: 59, column: 11, scope: !8, inlinedAt: !9)
!102 = !DILocation(line: 60, column: 8, scope: !8, inlinedAt: !9)
!103 = !DILocation(line: 60, column: 19, scope: !8, inlinedAt: !9)
!104 = !DILocation(line: 60, column: 25, scope: !8, inlinedAt: !9)
!105 = !DILocation(line: 57, column: 40, scope: !8, inlinedAt: !9)
!106 = !{!"llvm.loop.unroll.disable"}
!107 = distinct !{!107, !106}
!108 = distinct !DISubprogram(name: "Words", scope: !32, file: !32, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!109 = !DILocation(line: 64, column: 27, scope: !8, inlinedAt: !9)
!110 = !DILocation(line: 32, column: 42, scope: !108, inlinedAt: !109)
!111 = !DILocation(line: 63, column: 7, scope: !8, inlinedAt: !9)
!112 = !DILocation(line: 63, column: 24, scope: !8, inlinedAt: !9)
!113 = !DILocation(line: 64, column: 57, scope: !8, inlinedAt: !9)
!114 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !113)
!115 = !DILocation(line: 64, column: 38, scope: !8, inlinedAt: !9)
!116 = !DILocation(line: 65, column: 34, scope: !8, inlinedAt: !9)
!117 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!118 = distinct !DISubprogram(name: "line", scope: !117, file: !117, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!119 = distinct !DISubprogram(name: "Store", scope: !117, file: !117, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!120 = !DILocation(line: 65, column: 12, scope: !8, inlinedAt: !9)
!121 = !DILocation(line: 12, column: 24, scope: !119, inlinedAt: !120)
!122 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !121)
!123 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !121)
!124 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !121)
!125 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !121)
!126 = !DILocation(line: 12, column: 16, scope: !119, inlinedAt: !120)
!127 = !DILocation(line: 12, column: 45, scope: !119, inlinedAt: !120)
!128 = distinct !DISubprogram(name: "Await", scope: !117, file: !117, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!129 = !DILocation(line: 66, column: 31, scope: !8, inlinedAt: !9)
!130 = !DILocation(line: 21, column: 48, scope: !128, inlinedAt: !129)
!131 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !130)
!132 = !DILocation(line: 21, column: 40, scope: !128, inlinedAt: !129)
!133 = !DILocation(line: 21, column: 25, scope: !128, inlinedAt: !129)
!134 = !DILocation(line: 66, column: 49, scope: !8, inlinedAt: !9)
!135 = !DILocation(line: 66, column: 8, scope: !8, inlinedAt: !9)
!136 = !DILocation(line: 63, column: 37, scope: !8, inlinedAt: !9)
!137 = !DILocation(line: 69, column: 38, scope: !8, inlinedAt: !9)
!138 = !DILocation(line: 68, column: 7, scope: !8, inlinedAt: !9)
!139 = !DILocation(line: 68, column: 24, scope: !8, inlinedAt: !9)
!140 = distinct !DISubprogram(name: "Words", scope: !32, file: !32, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!141 = !DILocation(line: 69, column: 84, scope: !8, inlinedAt: !9)
!142 = !DILocation(line: 32, column: 42, scope: !140, inlinedAt: !141)
!143 = !DILocation(line: 69, column: 69, scope: !8, inlinedAt: !9)
!144 = !DILocation(line: 70, column: 35, scope: !8, inlinedAt: !9)
!145 = distinct !DISubprogram(name: "Store", scope: !117, file: !117, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!146 = !DILocation(line: 70, column: 12, scope: !8, inlinedAt: !9)
!147 = !DILocation(line: 12, column: 24, scope: !145, inlinedAt: !146)
!148 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !147)
!149 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !147)
!150 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !147)
!151 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !147)
!152 = !DILocation(line: 12, column: 16, scope: !145, inlinedAt: !146)
!153 = !DILocation(line: 12, column: 45, scope: !145, inlinedAt: !146)
!154 = distinct !DISubprogram(name: "Await", scope: !117, file: !117, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!155 = !DILocation(line: 71, column: 28, scope: !8, inlinedAt: !9)
!156 = !DILocation(line: 21, column: 48, scope: !154, inlinedAt: !155)
!157 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !156)
!158 = !DILocation(line: 21, column: 40, scope: !154, inlinedAt: !155)
!159 = !DILocation(line: 21, column: 25, scope: !154, inlinedAt: !155)
!160 = !DILocation(line: 71, column: 46, scope: !8, inlinedAt: !9)
!161 = !DILocation(line: 71, column: 9, scope: !8, inlinedAt: !9)
!162 = !DILocation(line: 68, column: 38, scope: !8, inlinedAt: !9)
!163 = !DILocation(line: 26, column: 7, scope: !6)
!164 = !DILocation(line: 27, column: 16, scope: !6)
!165 = !DILocation(line: 27, column: 21, scope: !6)
!166 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!167 = !DILocation(line: 28, column: 8, scope: !6)
!168 = !DILocation(line: 44, column: 23, scope: !166, inlinedAt: !167)
!169 = !DILocation(line: 44, column: 40, scope: !166, inlinedAt: !167)
!170 = !DILocation(line: 45, column: 20, scope: !166, inlinedAt: !167)
!171 = !DILocation(line: 45, column: 23, scope: !166, inlinedAt: !167)
!172 = !DILocation(line: 45, column: 32, scope: !166, inlinedAt: !167)
!173 = !DILocation(line: 45, column: 36, scope: !166, inlinedAt: !167)
!174 = !DILocation(line: 45, column: 39, scope: !166, inlinedAt: !167)
!175 = !DILocation(line: 47, column: 22, scope: !166, inlinedAt: !167)
!176 = !DILocation(line: 47, column: 15, scope: !166, inlinedAt: !167)
!177 = !DILocation(line: 48, column: 11, scope: !166, inlinedAt: !167)
!178 = !DILocation(line: 48, column: 14, scope: !166, inlinedAt: !167)
!179 = !DILocation(line: 49, column: 3, scope: !166, inlinedAt: !167)
!180 = !DILocation(line: 54, column: 55, scope: !166, inlinedAt: !167)
!181 = distinct !DISubprogram(name: "Send", scope: !32, file: !32, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!182 = !DILocation(line: 55, column: 10, scope: !166, inlinedAt: !167)
!183 = !DILocation(line: 37, column: 22, scope: !181, inlinedAt: !182)
!184 = !DILocation(line: 73, column: 17, scope: !166, inlinedAt: !167)
!185 = !DILocation(line: 37, column: 44, scope: !181, inlinedAt: !182)
!186 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !185)
!187 = !DILocation(line: 38, column: 20, scope: !181, inlinedAt: !182)
!188 = !DILocation(line: 39, column: 16, scope: !181, inlinedAt: !182)
!189 = !DILocation(line: 38, column: 64, scope: !181, inlinedAt: !182)
!190 = distinct !DISubprogram(name: "Receive", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!191 = !DILocation(line: 56, column: 13, scope: !166, inlinedAt: !167)
!192 = !DILocation(line: 47, column: 44, scope: !190, inlinedAt: !191)
!193 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !192)
!194 = !DILocation(line: 69, column: 57, scope: !166, inlinedAt: !167)
!195 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !194)
!196 = !DILocation(line: 54, column: 24, scope: !166, inlinedAt: !167)
!197 = !DILocation(line: 52, column: 22, scope: !166, inlinedAt: !167)
!198 = !DILocation(line: 52, column: 14, scope: !166, inlinedAt: !167)
!199 = !DILocation(line: 54, column: 70, scope: !166, inlinedAt: !167)
!200 = !DILocation(line: 54, column: 63, scope: !166, inlinedAt: !167)
!201 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !185)
!202 = !DILocation(line: 37, column: 30, scope: !181, inlinedAt: !182)
!203 = !DILocation(line: 38, column: 6, scope: !181, inlinedAt: !182)
!204 = !DILocation(line: 38, column: 38, scope: !181, inlinedAt: !182)
!205 = !DILocation(line: 39, column: 30, scope: !181, inlinedAt: !182)
!206 = !DILocation(line: 39, column: 28, scope: !181, inlinedAt: !182)
!207 = !DILocation(line: 39, column: 50, scope: !181, inlinedAt: !182)
!208 = !DILocation(line: 67, column: 20, scope: !62, inlinedAt: !207)
!209 = !DILocation(line: 67, column: 18, scope: !62, inlinedAt: !207)
!210 = !DILocation(line: 68, column: 27, scope: !62, inlinedAt: !207)
!211 = !DILocation(line: 68, column: 30, scope: !62, inlinedAt: !207)
!212 = !DILocation(line: 69, column: 21, scope: !62, inlinedAt: !207)
!213 = !DILocation(line: 69, column: 19, scope: !62, inlinedAt: !207)
!214 = !DILocation(line: 69, column: 28, scope: !62, inlinedAt: !207)
!215 = !DILocation(line: 69, column: 3, scope: !62, inlinedAt: !207)
!216 = !DILocation(line: 67, column: 2, scope: !62, inlinedAt: !207)
!217 = !DILocation(line: 38, column: 50, scope: !181, inlinedAt: !182)
!218 = !DILocation(line: 47, column: 22, scope: !190, inlinedAt: !191)
!219 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !192)
!220 = !DILocation(line: 47, column: 30, scope: !190, inlinedAt: !191)
!221 = !DILocation(line: 48, column: 20, scope: !190, inlinedAt: !191)
!222 = !DILocation(line: 48, column: 6, scope: !190, inlinedAt: !191)
!223 = !DILocation(line: 48, column: 38, scope: !190, inlinedAt: !191)
!224 = !DILocation(line: 49, column: 49, scope: !190, inlinedAt: !191)
!225 = !DILocation(line: 49, column: 47, scope: !190, inlinedAt: !191)
!226 = !DILocation(line: 49, column: 35, scope: !190, inlinedAt: !191)
!227 = !DILocation(line: 49, column: 20, scope: !190, inlinedAt: !191)
!228 = !DILocation(line: 80, column: 24, scope: !86, inlinedAt: !227)
!229 = !DILocation(line: 80, column: 53, scope: !86, inlinedAt: !227)
!230 = !DILocation(line: 80, column: 47, scope: !86, inlinedAt: !227)
!231 = !DILocation(line: 50, column: 8, scope: !190, inlinedAt: !191)
!232 = !DILocation(line: 85, column: 3, scope: !83, inlinedAt: !231)
!233 = !DILocation(line: 86, column: 27, scope: !83, inlinedAt: !231)
!234 = !DILocation(line: 86, column: 30, scope: !83, inlinedAt: !231)
!235 = !DILocation(line: 87, column: 4, scope: !83, inlinedAt: !231)
!236 = !DILocation(line: 48, column: 50, scope: !190, inlinedAt: !191)
!237 = !DILocation(line: 57, column: 7, scope: !166, inlinedAt: !167)
!238 = !DILocation(line: 57, column: 28, scope: !166, inlinedAt: !167)
!239 = !DILocation(line: 58, column: 7, scope: !166, inlinedAt: !167)
!240 = !DILocation(line: 58, column: 16, scope: !166, inlinedAt: !167)
!241 = !DILocation(line: 58, column: 20, scope: !166, inlinedAt: !167)
!242 = !DILocation(line: 59, column: 8, scope: !166, inlinedAt: !167)
!243 = !DILocation(line: 59, column: 11, scope: !166, inlinedAt: !167)
!244 = !DILocation(line: 60, column: 8, scope: !166, inlinedAt: !167)
!245 = !DILocation(line: 60, column: 19, scope: !166, inlinedAt: !167)
!246 = !DILocation(line: 60, column: 25, scope: !166, inlinedAt: !167)
!247 = !DILocation(line: 57, column: 40, scope: !166, inlinedAt: !167)
!248 = !{!"llvm.loop.unroll.disable"}
!249 = distinct !{!249, !248}
!250 = !DILocation(line: 64, column: 27, scope: !166, inlinedAt: !167)
!251 = !DILocation(line: 32, column: 42, scope: !108, inlinedAt: !250)
!252 = !DILocation(line: 63, column: 7, scope: !166, inlinedAt: !167)
!253 = !DILocation(line: 63, column: 24, scope: !166, inlinedAt: !167)
!254 = !DILocation(line: 64, column: 57, scope: !166, inlinedAt: !167)
!255 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !254)
!256 = !DILocation(line: 64, column: 38, scope: !166, inlinedAt: !167)
!257 = !DILocation(line: 65, column: 12, scope: !166, inlinedAt: !167)
!258 = !DILocation(line: 12, column: 24, scope: !119, inlinedAt: !257)
!259 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !258)
!260 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !258)
!261 = !DILocation(line: 65, column: 34, scope: !166, inlinedAt: !167)
!262 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !258)
!263 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !258)
!264 = !DILocation(line: 12, column: 16, scope: !119, inlinedAt: !257)
!265 = !DILocation(line: 12, column: 45, scope: !119, inlinedAt: !257)
!266 = !DILocation(line: 66, column: 31, scope: !166, inlinedAt: !167)
!267 = !DILocation(line: 21, column: 48, scope: !128, inlinedAt: !266)
!268 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !267)
!269 = !DILocation(line: 21, column: 40, scope: !128, inlinedAt: !266)
!270 = !DILocation(line: 21, column: 25, scope: !128, inlinedAt: !266)
!271 = !DILocation(line: 66, column: 49, scope: !166, inlinedAt: !167)
!272 = !DILocation(line: 66, column: 8, scope: !166, inlinedAt: !167)
!273 = !DILocation(line: 63, column: 37, scope: !166, inlinedAt: !167)
!274 = !DILocation(line: 69, column: 38, scope: !166, inlinedAt: !167)
!275 = !DILocation(line: 68, column: 7, scope: !166, inlinedAt: !167)
!276 = !DILocation(line: 68, column: 24, scope: !166, inlinedAt: !167)
!277 = !DILocation(line: 69, column: 84, scope: !166, inlinedAt: !167)
!278 = !DILocation(line: 32, column: 42, scope: !140, inlinedAt: !277)
!279 = !DILocation(line: 69, column: 69, scope: !166, inlinedAt: !167)
!280 = !DILocation(line: 70, column: 12, scope: !166, inlinedAt: !167)
!281 = !DILocation(line: 12, column: 24, scope: !145, inlinedAt: !280)
!282 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !281)
!283 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !281)
!284 = !DILocation(line: 70, column: 35, scope: !166, inlinedAt: !167)
!285 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !281)
!286 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !281)
!287 = !DILocation(line: 12, column: 16, scope: !145, inlinedAt: !280)
!288 = !DILocation(line: 12, column: 45, scope: !145, inlinedAt: !280)
!289 = !DILocation(line: 71, column: 28, scope: !166, inlinedAt: !167)
!290 = !DILocation(line: 21, column: 48, scope: !154, inlinedAt: !289)
!291 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !290)
!292 = !DILocation(line: 21, column: 40, scope: !154, inlinedAt: !289)
!293 = !DILocation(line: 21, column: 25, scope: !154, inlinedAt: !289)
!294 = !DILocation(line: 71, column: 46, scope: !166, inlinedAt: !167)
!295 = !DILocation(line: 71, column: 9, scope: !166, inlinedAt: !167)
!296 = !DILocation(line: 68, column: 38, scope: !166, inlinedAt: !167)
!297 = !DILocation(line: 30, column: 7, scope: !6)
!298 = !DILocation(line: 31, column: 16, scope: !6)
!299 = !DILocation(line: 31, column: 21, scope: !6)
!300 = !DILocation(line: 31, column: 43, scope: !6)
!301 = !DILocation(line: 31, column: 45, scope: !6)
!302 = !DILocation(line: 31, column: 49, scope: !6)
!303 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!304 = !DILocation(line: 32, column: 8, scope: !6)
!305 = !DILocation(line: 44, column: 23, scope: !303, inlinedAt: !304)
!306 = !DILocation(line: 44, column: 40, scope: !303, inlinedAt: !304)
!307 = !DILocation(line: 45, column: 20, scope: !303, inlinedAt: !304)
!308 = !DILocation(line: 45, column: 23, scope: !303, inlinedAt: !304)
!309 = !DILocation(line: 45, column: 32, scope: !303, inlinedAt: !304)
!310 = !DILocation(line: 45, column: 36, scope: !303, inlinedAt: !304)
!311 = !DILocation(line: 45, column: 39, scope: !303, inlinedAt: !304)
!312 = !DILocation(line: 47, column: 22, scope: !303, inlinedAt: !304)
!313 = !DILocation(line: 47, column: 15, scope: !303, inlinedAt: !304)
!314 = !DILocation(line: 48, column: 11, scope: !303, inlinedAt: !304)
!315 = !{i32 0, i32 32}
!316 = !DILocation(line: 48, column: 14, scope: !303, inlinedAt: !304)
!317 = !DILocation(line: 49, column: 3, scope: !303, inlinedAt: !304)
!318 = !DILocation(line: 54, column: 55, scope: !303, inlinedAt: !304)
!319 = distinct !DISubprogram(name: "Send", scope: !32, file: !32, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!320 = !DILocation(line: 55, column: 10, scope: !303, inlinedAt: !304)
!321 = !DILocation(line: 37, column: 22, scope: !319, inlinedAt: !320)
!322 = !DILocation(line: 73, column: 17, scope: !303, inlinedAt: !304)
!323 = !DILocation(line: 37, column: 44, scope: !319, inlinedAt: !320)
!324 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !323)
!325 = !DILocation(line: 38, column: 20, scope: !319, inlinedAt: !320)
!326 = !DILocation(line: 39, column: 16, scope: !319, inlinedAt: !320)
!327 = !DILocation(line: 38, column: 64, scope: !319, inlinedAt: !320)
!328 = distinct !DISubprogram(name: "Receive", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!329 = !DILocation(line: 56, column: 13, scope: !303, inlinedAt: !304)
!330 = !DILocation(line: 47, column: 44, scope: !328, inlinedAt: !329)
!331 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !330)
!332 = !DILocation(line: 69, column: 57, scope: !303, inlinedAt: !304)
!333 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !332)
!334 = !DILocation(line: 54, column: 24, scope: !303, inlinedAt: !304)
!335 = !DILocation(line: 52, column: 22, scope: !303, inlinedAt: !304)
!336 = !DILocation(line: 52, column: 14, scope: !303, inlinedAt: !304)
!337 = !DILocation(line: 54, column: 70, scope: !303, inlinedAt: !304)
!338 = !DILocation(line: 54, column: 63, scope: !303, inlinedAt: !304)
!339 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !323)
!340 = !DILocation(line: 37, column: 30, scope: !319, inlinedAt: !320)
!341 = !DILocation(line: 38, column: 6, scope: !319, inlinedAt: !320)
!342 = !DILocation(line: 38, column: 38, scope: !319, inlinedAt: !320)
!343 = !DILocation(line: 39, column: 30, scope: !319, inlinedAt: !320)
!344 = !DILocation(line: 39, column: 28, scope: !319, inlinedAt: !320)
!345 = !DILocation(line: 39, column: 50, scope: !319, inlinedAt: !320)
!346 = !DILocation(line: 67, column: 20, scope: !62, inlinedAt: !345)
!347 = !DILocation(line: 67, column: 18, scope: !62, inlinedAt: !345)
!348 = !DILocation(line: 68, column: 27, scope: !62, inlinedAt: !345)
!349 = !DILocation(line: 68, column: 30, scope: !62, inlinedAt: !345)
!350 = !DILocation(line: 69, column: 21, scope: !62, inlinedAt: !345)
!351 = !DILocation(line: 69, column: 19, scope: !62, inlinedAt: !345)
!352 = !DILocation(line: 69, column: 28, scope: !62, inlinedAt: !345)
!353 = !DILocation(line: 69, column: 3, scope: !62, inlinedAt: !345)
!354 = !DILocation(line: 67, column: 2, scope: !62, inlinedAt: !345)
!355 = !DILocation(line: 38, column: 50, scope: !319, inlinedAt: !320)
!356 = !DILocation(line: 47, column: 22, scope: !328, inlinedAt: !329)
!357 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !330)
!358 = !DILocation(line: 47, column: 30, scope: !328, inlinedAt: !329)
!359 = !DILocation(line: 48, column: 20, scope: !328, inlinedAt: !329)
!360 = !DILocation(line: 48, column: 6, scope: !328, inlinedAt: !329)
!361 = !DILocation(line: 48, column: 38, scope: !328, inlinedAt: !329)
!362 = !DILocation(line: 49, column: 49, scope: !328, inlinedAt: !329)
!363 = !DILocation(line: 49, column: 47, scope: !328, inlinedAt: !329)
!364 = !DILocation(line: 49, column: 35, scope: !328, inlinedAt: !329)
!365 = !DILocation(line: 50, column: 8, scope: !328, inlinedAt: !329)
!366 = !DILocation(line: 85, column: 3, scope: !83, inlinedAt: !365)
!367 = !DILocation(line: 49, column: 20, scope: !328, inlinedAt: !329)
!368 = !DILocation(line: 80, column: 24, scope: !86, inlinedAt: !367)
!369 = !DILocation(line: 80, column: 53, scope: !86, inlinedAt: !367)
!370 = !DILocation(line: 80, column: 47, scope: !86, inlinedAt: !367)
!371 = !DILocation(line: 86, column: 27, scope: !83, inlinedAt: !365)
!372 = !DILocation(line: 86, column: 30, scope: !83, inlinedAt: !365)
!373 = !DILocation(line: 87, column: 4, scope: !83, inlinedAt: !365)
!374 = !DILocation(line: 48, column: 50, scope: !328, inlinedAt: !329)
!375 = !DILocation(line: 57, column: 7, scope: !303, inlinedAt: !304)
!376 = !DILocation(line: 57, column: 28, scope: !303, inlinedAt: !304)
!377 = !DILocation(line: 58, column: 16, scope: !303, inlinedAt: !304)
!378 = !DILocation(line: 58, column: 7, scope: !303, inlinedAt: !304)
!379 = !DILocation(line: 58, column: 20, scope: !303, inlinedAt: !304)
!380 = !DILocation(line: 59, column: 8, scope: !303, inlinedAt: !304)
!381 = !DILocation(line: 59, column: 11, scope: !303, inlinedAt: !304)
!382 = !DILocation(line: 60, column: 8, scope: !303, inlinedAt: !304)
!383 = !DILocation(line: 60, column: 19, scope: !303, inlinedAt: !304)
!384 = !DILocation(line: 60, column: 25, scope: !303, inlinedAt: !304)
!385 = !DILocation(line: 57, column: 40, scope: !303, inlinedAt: !304)
!386 = !{!"llvm.loop.unroll.disable"}
!387 = distinct !{!387, !386}
!388 = !DILocation(line: 64, column: 27, scope: !303, inlinedAt: !304)
!389 = !DILocation(line: 32, column: 42, scope: !108, inlinedAt: !388)
!390 = !DILocation(line: 63, column: 7, scope: !303, inlinedAt: !304)
!391 = !DILocation(line: 63, column: 24, scope: !303, inlinedAt: !304)
!392 = !DILocation(line: 64, column: 57, scope: !303, inlinedAt: !304)
!393 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !392)
!394 = !DILocation(line: 64, column: 38, scope: !303, inlinedAt: !304)
!395 = !DILocation(line: 65, column: 34, scope: !303, inlinedAt: !304)
!396 = !DILocation(line: 65, column: 12, scope: !303, inlinedAt: !304)
!397 = !DILocation(line: 12, column: 24, scope: !119, inlinedAt: !396)
!398 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !397)
!399 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !397)
!400 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !397)
!401 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !397)
!402 = !DILocation(line: 12, column: 16, scope: !119, inlinedAt: !396)
!403 = !DILocation(line: 12, column: 45, scope: !119, inlinedAt: !396)
!404 = !DILocation(line: 66, column: 31, scope: !303, inlinedAt: !304)
!405 = !DILocation(line: 21, column: 48, scope: !128, inlinedAt: !404)
!406 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !405)
!407 = !DILocation(line: 21, column: 40, scope: !128, inlinedAt: !404)
!408 = !DILocation(line: 21, column: 25, scope: !128, inlinedAt: !404)
!409 = !DILocation(line: 66, column: 49, scope: !303, inlinedAt: !304)
!410 = !DILocation(line: 66, column: 8, scope: !303, inlinedAt: !304)
!411 = !DILocation(line: 63, column: 37, scope: !303, inlinedAt: !304)
!412 = !DILocation(line: 69, column: 38, scope: !303, inlinedAt: !304)
!413 = !DILocation(line: 68, column: 7, scope: !303, inlinedAt: !304)
!414 = !DILocation(line: 68, column: 24, scope: !303, inlinedAt: !304)
!415 = !DILocation(line: 69, column: 84, scope: !303, inlinedAt: !304)
!416 = !DILocation(line: 32, column: 42, scope: !140, inlinedAt: !415)
!417 = !DILocation(line: 69, column: 69, scope: !303, inlinedAt: !304)
!418 = !DILocation(line: 70, column: 35, scope: !303, inlinedAt: !304)
!419 = !DILocation(line: 70, column: 12, scope: !303, inlinedAt: !304)
!420 = !DILocation(line: 12, column: 24, scope: !145, inlinedAt: !419)
!421 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !420)
!422 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !420)
!423 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !420)
!424 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !420)
!425 = !DILocation(line: 12, column: 16, scope: !145, inlinedAt: !419)
!426 = !DILocation(line: 12, column: 45, scope: !145, inlinedAt: !419)
!427 = !DILocation(line: 71, column: 28, scope: !303, inlinedAt: !304)
!428 = !DILocation(line: 21, column: 48, scope: !154, inlinedAt: !427)
!429 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !428)
!430 = !DILocation(line: 21, column: 40, scope: !154, inlinedAt: !427)
!431 = !DILocation(line: 21, column: 25, scope: !154, inlinedAt: !427)
!432 = !DILocation(line: 71, column: 46, scope: !303, inlinedAt: !304)
!433 = !DILocation(line: 71, column: 9, scope: !303, inlinedAt: !304)
!434 = !DILocation(line: 68, column: 38, scope: !303, inlinedAt: !304)
!435 = !DILocation(line: 34, column: 7, scope: !6)
!436 = !DILocation(line: 35, column: 19, scope: !6)
!437 = !DILocation(line: 35, column: 22, scope: !6)
!438 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!439 = !DILocation(line: 36, column: 8, scope: !6)
!440 = !DILocation(line: 44, column: 23, scope: !438, inlinedAt: !439)
!441 = !DILocation(line: 44, column: 40, scope: !438, inlinedAt: !439)
!442 = !DILocation(line: 45, column: 20, scope: !438, inlinedAt: !439)
!443 = !DILocation(line: 45, column: 23, scope: !438, inlinedAt: !439)
!444 = !DILocation(line: 45, column: 32, scope: !438, inlinedAt: !439)
!445 = !DILocation(line: 45, column: 36, scope: !438, inlinedAt: !439)
!446 = !DILocation(line: 45, column: 39, scope: !438, inlinedAt: !439)
!447 = !DILocation(line: 47, column: 15, scope: !438, inlinedAt: !439)
!448 = !DILocation(line: 48, column: 14, scope: !438, inlinedAt: !439)
!449 = !DILocation(line: 49, column: 3, scope: !438, inlinedAt: !439)
!450 = !DILocation(line: 54, column: 55, scope: !438, inlinedAt: !439)
!451 = distinct !DISubprogram(name: "Send", scope: !32, file: !32, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!452 = !DILocation(line: 55, column: 10, scope: !438, inlinedAt: !439)
!453 = !DILocation(line: 37, column: 22, scope: !451, inlinedAt: !452)
!454 = !DILocation(line: 73, column: 17, scope: !438, inlinedAt: !439)
!455 = !DILocation(line: 37, column: 44, scope: !451, inlinedAt: !452)
!456 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !455)
!457 = !DILocation(line: 39, column: 16, scope: !451, inlinedAt: !452)
!458 = distinct !DISubprogram(name: "Receive", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!459 = !DILocation(line: 56, column: 13, scope: !438, inlinedAt: !439)
!460 = !DILocation(line: 47, column: 44, scope: !458, inlinedAt: !459)
!461 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !460)
!462 = !DILocation(line: 69, column: 57, scope: !438, inlinedAt: !439)
!463 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !462)
!464 = !DILocation(line: 54, column: 24, scope: !438, inlinedAt: !439)
!465 = !DILocation(line: 52, column: 22, scope: !438, inlinedAt: !439)
!466 = !DILocation(line: 52, column: 14, scope: !438, inlinedAt: !439)
!467 = !DILocation(line: 54, column: 70, scope: !438, inlinedAt: !439)
!468 = !DILocation(line: 54, column: 63, scope: !438, inlinedAt: !439)
!469 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !455)
!470 = !DILocation(line: 37, column: 30, scope: !451, inlinedAt: !452)
!471 = !DILocation(line: 38, column: 20, scope: !451, inlinedAt: !452)
!472 = !DILocation(line: 38, column: 6, scope: !451, inlinedAt: !452)
!473 = !DILocation(line: 38, column: 38, scope: !451, inlinedAt: !452)
!474 = !DILocation(line: 39, column: 30, scope: !451, inlinedAt: !452)
!475 = !DILocation(line: 39, column: 28, scope: !451, inlinedAt: !452)
!476 = !DILocation(line: 39, column: 50, scope: !451, inlinedAt: !452)
!477 = !DILocation(line: 67, column: 20, scope: !62, inlinedAt: !476)
!478 = !DILocation(line: 67, column: 18, scope: !62, inlinedAt: !476)
!479 = !DILocation(line: 68, column: 27, scope: !62, inlinedAt: !476)
!480 = !DILocation(line: 68, column: 30, scope: !62, inlinedAt: !476)
!481 = !DILocation(line: 69, column: 21, scope: !62, inlinedAt: !476)
!482 = !DILocation(line: 69, column: 19, scope: !62, inlinedAt: !476)
!483 = !DILocation(line: 69, column: 28, scope: !62, inlinedAt: !476)
!484 = !DILocation(line: 69, column: 3, scope: !62, inlinedAt: !476)
!485 = !DILocation(line: 67, column: 2, scope: !62, inlinedAt: !476)
!486 = !DILocation(line: 38, column: 50, scope: !451, inlinedAt: !452)
!487 = !DILocation(line: 47, column: 22, scope: !458, inlinedAt: !459)
!488 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !460)
!489 = !DILocation(line: 47, column: 30, scope: !458, inlinedAt: !459)
!490 = !DILocation(line: 48, column: 20, scope: !458, inlinedAt: !459)
!491 = !DILocation(line: 48, column: 6, scope: !458, inlinedAt: !459)
!492 = !DILocation(line: 48, column: 38, scope: !458, inlinedAt: !459)
!493 = !DILocation(line: 49, column: 49, scope: !458, inlinedAt: !459)
!494 = !DILocation(line: 49, column: 47, scope: !458, inlinedAt: !459)
!495 = !DILocation(line: 49, column: 35, scope: !458, inlinedAt: !459)
!496 = !DILocation(line: 49, column: 20, scope: !458, inlinedAt: !459)
!497 = !DILocation(line: 80, column: 24, scope: !86, inlinedAt: !496)
!498 = !DILocation(line: 80, column: 53, scope: !86, inlinedAt: !496)
!499 = !DILocation(line: 80, column: 47, scope: !86, inlinedAt: !496)
!500 = !DILocation(line: 50, column: 8, scope: !458, inlinedAt: !459)
!501 = !DILocation(line: 85, column: 3, scope: !83, inlinedAt: !500)
!502 = !DILocation(line: 86, column: 27, scope: !83, inlinedAt: !500)
!503 = !DILocation(line: 86, column: 30, scope: !83, inlinedAt: !500)
!504 = !DILocation(line: 87, column: 4, scope: !83, inlinedAt: !500)
!505 = !DILocation(line: 48, column: 50, scope: !458, inlinedAt: !459)
!506 = !DILocation(line: 57, column: 7, scope: !438, inlinedAt: !439)
!507 = !DILocation(line: 57, column: 28, scope: !438, inlinedAt: !439)
!508 = !DILocation(line: 58, column: 7, scope: !438, inlinedAt: !439)
!509 = !DILocation(line: 58, column: 16, scope: !438, inlinedAt: !439)
!510 = !DILocation(line: 58, column: 20, scope: !438, inlinedAt: !439)
!511 = !DILocation(line: 59, column: 8, scope: !438, inlinedAt: !439)
!512 = !DILocation(line: 59, column: 11, scope: !438, inlinedAt: !439)
!513 = !DILocation(line: 60, column: 8, scope: !438, inlinedAt: !439)
!514 = !DILocation(line: 60, column: 19, scope: !438, inlinedAt: !439)
!515 = !DILocation(line: 60, column: 25, scope: !438, inlinedAt: !439)
!516 = !DILocation(line: 57, column: 40, scope: !438, inlinedAt: !439)
!517 = !{!"llvm.loop.unroll.disable"}
!518 = distinct !{!518, !517}
!519 = !DILocation(line: 64, column: 27, scope: !438, inlinedAt: !439)
!520 = !DILocation(line: 32, column: 42, scope: !108, inlinedAt: !519)
!521 = !DILocation(line: 63, column: 7, scope: !438, inlinedAt: !439)
!522 = !DILocation(line: 63, column: 24, scope: !438, inlinedAt: !439)
!523 = !DILocation(line: 64, column: 57, scope: !438, inlinedAt: !439)
!524 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !523)
!525 = !DILocation(line: 64, column: 38, scope: !438, inlinedAt: !439)
!526 = !DILocation(line: 65, column: 12, scope: !438, inlinedAt: !439)
!527 = !DILocation(line: 12, column: 24, scope: !119, inlinedAt: !526)
!528 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !527)
!529 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !527)
!530 = !DILocation(line: 65, column: 34, scope: !438, inlinedAt: !439)
!531 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !527)
!532 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !527)
!533 = !DILocation(line: 12, column: 16, scope: !119, inlinedAt: !526)
!534 = !DILocation(line: 12, column: 45, scope: !119, inlinedAt: !526)
!535 = !DILocation(line: 66, column: 31, scope: !438, inlinedAt: !439)
!536 = !DILocation(line: 21, column: 48, scope: !128, inlinedAt: !535)
!537 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !536)
!538 = !DILocation(line: 21, column: 40, scope: !128, inlinedAt: !535)
!539 = !DILocation(line: 21, column: 25, scope: !128, inlinedAt: !535)
!540 = !DILocation(line: 66, column: 49, scope: !438, inlinedAt: !439)
!541 = !DILocation(line: 66, column: 8, scope: !438, inlinedAt: !439)
!542 = !DILocation(line: 63, column: 37, scope: !438, inlinedAt: !439)
!543 = !DILocation(line: 69, column: 38, scope: !438, inlinedAt: !439)
!544 = !DILocation(line: 68, column: 7, scope: !438, inlinedAt: !439)
!545 = !DILocation(line: 68, column: 24, scope: !438, inlinedAt: !439)
!546 = !DILocation(line: 69, column: 84, scope: !438, inlinedAt: !439)
!547 = !DILocation(line: 32, column: 42, scope: !140, inlinedAt: !546)
!548 = !DILocation(line: 69, column: 69, scope: !438, inlinedAt: !439)
!549 = !DILocation(line: 70, column: 12, scope: !438, inlinedAt: !439)
!550 = !DILocation(line: 12, column: 24, scope: !145, inlinedAt: !549)
!551 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !550)
!552 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !550)
!553 = !DILocation(line: 70, column: 35, scope: !438, inlinedAt: !439)
!554 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !550)
!555 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !550)
!556 = !DILocation(line: 12, column: 16, scope: !145, inlinedAt: !549)
!557 = !DILocation(line: 12, column: 45, scope: !145, inlinedAt: !549)
!558 = !DILocation(line: 71, column: 28, scope: !438, inlinedAt: !439)
!559 = !DILocation(line: 21, column: 48, scope: !154, inlinedAt: !558)
!560 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !559)
!561 = !DILocation(line: 21, column: 40, scope: !154, inlinedAt: !558)
!562 = !DILocation(line: 21, column: 25, scope: !154, inlinedAt: !558)
!563 = !DILocation(line: 71, column: 46, scope: !438, inlinedAt: !439)
!564 = !DILocation(line: 71, column: 9, scope: !438, inlinedAt: !439)
!565 = !DILocation(line: 68, column: 38, scope: !438, inlinedAt: !439)
!566 = distinct !DISubprogram(name: "Sums", scope: !1, file: !1, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!567 = !DILocation(line: 82, column: 6, scope: !566)
!568 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!569 = distinct !DISubprogram(name: "AllReduce", scope: !568, file: !568, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!570 = !DILocation(line: 85, column: 15, scope: !566)
!571 = !DILocation(line: 23, column: 23, scope: !569, inlinedAt: !570)
!572 = !DILocation(line: 23, column: 40, scope: !569, inlinedAt: !570)
!573 = !DILocation(line: 24, column: 22, scope: !569, inlinedAt: !570)
!574 = !DILocation(line: 25, column: 27, scope: !569, inlinedAt: !570)
!575 = distinct !DISubprogram(name: "AllReduce", scope: !568, file: !568, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!576 = !DILocation(line: 86, column: 15, scope: !566)
!577 = !DILocation(line: 24, column: 22, scope: !575, inlinedAt: !576)
!578 = distinct !DISubprogram(name: "AllReduce", scope: !568, file: !568, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!579 = !DILocation(line: 87, column: 15, scope: !566)
!580 = !DILocation(line: 24, column: 22, scope: !578, inlinedAt: !579)
!581 = !DILocation(line: 84, column: 22, scope: !566)
!582 = !DILocation(line: 84, column: 14, scope: !566)
!583 = !DILocation(line: 25, column: 22, scope: !569, inlinedAt: !570)
!584 = !DILocation(line: 26, column: 31, scope: !569, inlinedAt: !570)
!585 = !DILocation(line: 26, column: 25, scope: !569, inlinedAt: !570)
!586 = !DILocation(line: 26, column: 34, scope: !569, inlinedAt: !570)
!587 = !DILocation(line: 26, column: 38, scope: !569, inlinedAt: !570)
!588 = !DILocation(line: 26, column: 56, scope: !569, inlinedAt: !570)
!589 = !DILocation(line: 26, column: 48, scope: !569, inlinedAt: !570)
!590 = !DILocation(line: 26, column: 59, scope: !569, inlinedAt: !570)
!591 = !DILocation(line: 26, column: 63, scope: !569, inlinedAt: !570)
!592 = !DILocation(line: 26, column: 21, scope: !569, inlinedAt: !570)
!593 = !DILocation(line: 27, column: 23, scope: !569, inlinedAt: !570)
!594 = !DILocation(line: 27, column: 46, scope: !569, inlinedAt: !570)
!595 = !DILocation(line: 29, column: 27, scope: !569, inlinedAt: !570)
!596 = !DILocation(line: 32, column: 18, scope: !569, inlinedAt: !570)
!597 = !DILocation(line: 27, column: 48, scope: !569, inlinedAt: !570)
!598 = !DILocation(line: 28, column: 6, scope: !569, inlinedAt: !570)
!599 = !DILocation(line: 28, column: 20, scope: !569, inlinedAt: !570)
!600 = !DILocation(line: 29, column: 32, scope: !569, inlinedAt: !570)
!601 = !DILocation(line: 29, column: 24, scope: !569, inlinedAt: !570)
!602 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!603 = !DILocation(line: 29, column: 54, scope: !569, inlinedAt: !570)
!604 = !DILocation(line: 67, column: 20, scope: !602, inlinedAt: !603)
!605 = !DILocation(line: 67, column: 18, scope: !602, inlinedAt: !603)
!606 = !DILocation(line: 31, column: 10, scope: !569, inlinedAt: !570)
!607 = !DILocation(line: 28, column: 32, scope: !569, inlinedAt: !570)
!608 = !DILocation(line: 36, column: 6, scope: !569, inlinedAt: !570)
!609 = !DILocation(line: 36, column: 20, scope: !569, inlinedAt: !570)
!610 = !DILocation(line: 37, column: 15, scope: !569, inlinedAt: !570)
!611 = !DILocation(line: 67, column: 20, scope: !602, inlinedAt: !610)
!612 = !DILocation(line: 67, column: 18, scope: !602, inlinedAt: !610)
!613 = !DILocation(line: 38, column: 7, scope: !569, inlinedAt: !570)
!614 = !DILocation(line: 38, column: 10, scope: !569, inlinedAt: !570)
!615 = !DILocation(line: 41, column: 10, scope: !569, inlinedAt: !570)
!616 = !DILocation(line: 42, column: 40, scope: !569, inlinedAt: !570)
!617 = !DILocation(line: 42, column: 45, scope: !569, inlinedAt: !570)
!618 = !DILocation(line: 42, column: 37, scope: !569, inlinedAt: !570)
!619 = !DILocation(line: 42, column: 26, scope: !569, inlinedAt: !570)
!620 = !DILocation(line: 40, column: 4, scope: !569, inlinedAt: !570)
!621 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!622 = !DILocation(line: 44, column: 21, scope: !569, inlinedAt: !570)
!623 = !DILocation(line: 78, column: 25, scope: !621, inlinedAt: !622)
!624 = !DILocation(line: 45, column: 10, scope: !569, inlinedAt: !570)
!625 = !DILocation(line: 48, column: 13, scope: !569, inlinedAt: !570)
!626 = !DILocation(line: 48, column: 18, scope: !569, inlinedAt: !570)
!627 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!628 = !DILocation(line: 51, column: 8, scope: !569, inlinedAt: !570)
!629 = !DILocation(line: 85, column: 3, scope: !627, inlinedAt: !628)
!630 = !DILocation(line: 36, column: 32, scope: !569, inlinedAt: !570)
!631 = !DILocation(line: 25, column: 22, scope: !575, inlinedAt: !576)
!632 = !DILocation(line: 26, column: 38, scope: !575, inlinedAt: !576)
!633 = !DILocation(line: 26, column: 63, scope: !575, inlinedAt: !576)
!634 = !DILocation(line: 26, column: 21, scope: !575, inlinedAt: !576)
!635 = !DILocation(line: 27, column: 25, scope: !575, inlinedAt: !576)
!636 = !DILocation(line: 27, column: 48, scope: !575, inlinedAt: !576)
!637 = !DILocation(line: 29, column: 27, scope: !575, inlinedAt: !576)
!638 = !DILocation(line: 28, column: 6, scope: !575, inlinedAt: !576)
!639 = !DILocation(line: 28, column: 20, scope: !575, inlinedAt: !576)
!640 = !DILocation(line: 29, column: 34, scope: !575, inlinedAt: !576)
!641 = !DILocation(line: 29, column: 32, scope: !575, inlinedAt: !576)
!642 = !DILocation(line: 29, column: 24, scope: !575, inlinedAt: !576)
!643 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!644 = !DILocation(line: 29, column: 54, scope: !575, inlinedAt: !576)
!645 = !DILocation(line: 67, column: 20, scope: !643, inlinedAt: !644)
!646 = !DILocation(line: 67, column: 18, scope: !643, inlinedAt: !644)
!647 = !DILocation(line: 68, column: 27, scope: !643, inlinedAt: !644)
!648 = !DILocation(line: 68, column: 30, scope: !643, inlinedAt: !644)
!649 = !DILocation(line: 69, column: 21, scope: !643, inlinedAt: !644)
!650 = !DILocation(line: 69, column: 19, scope: !643, inlinedAt: !644)
!651 = !DILocation(line: 69, column: 28, scope: !643, inlinedAt: !644)
!652 = !DILocation(line: 69, column: 3, scope: !643, inlinedAt: !644)
!653 = !DILocation(line: 67, column: 2, scope: !643, inlinedAt: !644)
!654 = !DILocation(line: 31, column: 10, scope: !575, inlinedAt: !576)
!655 = !DILocation(line: 32, column: 18, scope: !575, inlinedAt: !576)
!656 = !DILocation(line: 28, column: 32, scope: !575, inlinedAt: !576)
!657 = !DILocation(line: 36, column: 6, scope: !575, inlinedAt: !576)
!658 = !DILocation(line: 36, column: 20, scope: !575, inlinedAt: !576)
!659 = !DILocation(line: 37, column: 15, scope: !575, inlinedAt: !576)
!660 = !DILocation(line: 67, column: 20, scope: !643, inlinedAt: !659)
!661 = !DILocation(line: 67, column: 18, scope: !643, inlinedAt: !659)
!662 = !DILocation(line: 68, column: 27, scope: !643, inlinedAt: !659)
!663 = !DILocation(line: 68, column: 30, scope: !643, inlinedAt: !659)
!664 = !DILocation(line: 69, column: 21, scope: !643, inlinedAt: !659)
!665 = !DILocation(line: 69, column: 19, scope: !643, inlinedAt: !659)
!666 = !DILocation(line: 69, column: 28, scope: !643, inlinedAt: !659)
!667 = !DILocation(line: 69, column: 3, scope: !643, inlinedAt: !659)
!668 = !DILocation(line: 67, column: 2, scope: !643, inlinedAt: !659)
!669 = !DILocation(line: 38, column: 7, scope: !575, inlinedAt: !576)
!670 = !DILocation(line: 38, column: 10, scope: !575, inlinedAt: !576)
!671 = !DILocation(line: 41, column: 10, scope: !575, inlinedAt: !576)
!672 = !DILocation(line: 42, column: 40, scope: !575, inlinedAt: !576)
!673 = !DILocation(line: 42, column: 47, scope: !575, inlinedAt: !576)
!674 = !DILocation(line: 42, column: 45, scope: !575, inlinedAt: !576)
!675 = !DILocation(line: 42, column: 37, scope: !575, inlinedAt: !576)
!676 = !DILocation(line: 42, column: 26, scope: !575, inlinedAt: !576)
!677 = !DILocation(line: 40, column: 4, scope: !575, inlinedAt: !576)
!678 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!679 = !DILocation(line: 44, column: 21, scope: !575, inlinedAt: !576)
!680 = !DILocation(line: 80, column: 24, scope: !678, inlinedAt: !679)
!681 = !DILocation(line: 80, column: 53, scope: !678, inlinedAt: !679)
!682 = !DILocation(line: 80, column: 47, scope: !678, inlinedAt: !679)
!683 = !DILocation(line: 45, column: 10, scope: !575, inlinedAt: !576)
!684 = !DILocation(line: 48, column: 13, scope: !575, inlinedAt: !576)
!685 = !DILocation(line: 48, column: 18, scope: !575, inlinedAt: !576)
!686 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!687 = !DILocation(line: 51, column: 8, scope: !575, inlinedAt: !576)
!688 = !DILocation(line: 85, column: 3, scope: !686, inlinedAt: !687)
!689 = !DILocation(line: 86, column: 30, scope: !686, inlinedAt: !687)
!690 = !DILocation(line: 87, column: 4, scope: !686, inlinedAt: !687)
!691 = !DILocation(line: 36, column: 32, scope: !575, inlinedAt: !576)
!692 = !DILocation(line: 25, column: 22, scope: !578, inlinedAt: !579)
!693 = !DILocation(line: 26, column: 38, scope: !578, inlinedAt: !579)
!694 = !DILocation(line: 26, column: 63, scope: !578, inlinedAt: !579)
!695 = !DILocation(line: 26, column: 21, scope: !578, inlinedAt: !579)
!696 = !DILocation(line: 29, column: 27, scope: !578, inlinedAt: !579)
!697 = !DILocation(line: 27, column: 48, scope: !578, inlinedAt: !579)
!698 = !DILocation(line: 28, column: 6, scope: !578, inlinedAt: !579)
!699 = !DILocation(line: 28, column: 20, scope: !578, inlinedAt: !579)
!700 = !DILocation(line: 29, column: 32, scope: !578, inlinedAt: !579)
!701 = !DILocation(line: 29, column: 24, scope: !578, inlinedAt: !579)
!702 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!703 = !DILocation(line: 29, column: 54, scope: !578, inlinedAt: !579)
!704 = !DILocation(line: 67, column: 20, scope: !702, inlinedAt: !703)
!705 = !DILocation(line: 31, column: 10, scope: !578, inlinedAt: !579)
!706 = !DILocation(line: 32, column: 18, scope: !578, inlinedAt: !579)
!707 = !DILocation(line: 28, column: 32, scope: !578, inlinedAt: !579)
!708 = !DILocation(line: 36, column: 6, scope: !578, inlinedAt: !579)
!709 = !DILocation(line: 36, column: 20, scope: !578, inlinedAt: !579)
!710 = !DILocation(line: 37, column: 15, scope: !578, inlinedAt: !579)
!711 = !DILocation(line: 67, column: 20, scope: !702, inlinedAt: !710)
!712 = !DILocation(line: 38, column: 7, scope: !578, inlinedAt: !579)
!713 = !DILocation(line: 38, column: 10, scope: !578, inlinedAt: !579)
!714 = !DILocation(line: 41, column: 10, scope: !578, inlinedAt: !579)
!715 = !DILocation(line: 42, column: 40, scope: !578, inlinedAt: !579)
!716 = !DILocation(line: 42, column: 45, scope: !578, inlinedAt: !579)
!717 = !DILocation(line: 42, column: 37, scope: !578, inlinedAt: !579)
!718 = !DILocation(line: 42, column: 26, scope: !578, inlinedAt: !579)
!719 = !DILocation(line: 40, column: 4, scope: !578, inlinedAt: !579)
!720 = !DILocation(line: 45, column: 10, scope: !578, inlinedAt: !579)
!721 = !DILocation(line: 48, column: 13, scope: !578, inlinedAt: !579)
!722 = !DILocation(line: 48, column: 18, scope: !578, inlinedAt: !579)
!723 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!724 = !DILocation(line: 51, column: 8, scope: !578, inlinedAt: !579)
!725 = !DILocation(line: 85, column: 3, scope: !723, inlinedAt: !724)
!726 = !DILocation(line: 36, column: 32, scope: !578, inlinedAt: !579)
!727 = !DILocation(line: 88, column: 21, scope: !566)
!728 = !DILocation(line: 89, column: 24, scope: !566)
!729 = !DILocation(line: 90, column: 31, scope: !566)
!730 = distinct !DISubprogram(name: "valueAt", scope: !568, file: !568, line: 89, type: !4, isDefinition: true, scopeLine: 89, isOptimized: true, unit: !2)
!731 = distinct !DISubprogram(name: "Publish", scope: !568, file: !568, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!732 = !DILocation(line: 90, column: 15, scope: !566)
!733 = !DILocation(line: 62, column: 29, scope: !731, inlinedAt: !732)
!734 = !DILocation(line: 90, column: 27, scope: !730, inlinedAt: !733)
!735 = !DILocation(line: 90, column: 33, scope: !730, inlinedAt: !733)
!736 = distinct !DISubprogram(name: "word", scope: !117, file: !117, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!737 = distinct !DISubprogram(name: "Store", scope: !117, file: !117, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!738 = !DILocation(line: 62, column: 8, scope: !731, inlinedAt: !732)
!739 = !DILocation(line: 14, column: 39, scope: !737, inlinedAt: !738)
!740 = !DILocation(line: 30, column: 53, scope: !736, inlinedAt: !739)
!741 = !DILocation(line: 60, column: 40, scope: !731, inlinedAt: !732)
!742 = !DILocation(line: 14, column: 29, scope: !737, inlinedAt: !738)
!743 = !DILocation(line: 62, column: 60, scope: !731, inlinedAt: !732)
!744 = !DILocation(line: 62, column: 65, scope: !731, inlinedAt: !732)
!745 = !DILocation(line: 14, column: 62, scope: !737, inlinedAt: !738)
!746 = !DILocation(line: 30, column: 60, scope: !736, inlinedAt: !739)
!747 = !DILocation(line: 30, column: 65, scope: !736, inlinedAt: !739)
!748 = !DILocation(line: 14, column: 17, scope: !737, inlinedAt: !738)
!749 = distinct !DISubprogram(name: "Sum", scope: !568, file: !568, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!750 = !DILocation(line: 91, column: 32, scope: !566)
!751 = !DILocation(line: 70, column: 38, scope: !749, inlinedAt: !750)
!752 = !DILocation(line: 90, column: 33, scope: !730, inlinedAt: !751)
!753 = distinct !DISubprogram(name: "Await", scope: !117, file: !117, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!754 = !DILocation(line: 70, column: 17, scope: !749, inlinedAt: !750)
!755 = !DILocation(line: 27, column: 65, scope: !753, inlinedAt: !754)
!756 = !DILocation(line: 27, column: 53, scope: !753, inlinedAt: !754)
!757 = !DILocation(line: 27, column: 24, scope: !753, inlinedAt: !754)
!758 = !DILocation(line: 70, column: 2, scope: !749, inlinedAt: !750)
!759 = !DILocation(line: 71, column: 6, scope: !749, inlinedAt: !750)
!760 = !DILocation(line: 71, column: 18, scope: !749, inlinedAt: !750)
!761 = !DILocation(line: 72, column: 39, scope: !749, inlinedAt: !750)
!762 = !DILocation(line: 90, column: 27, scope: !730, inlinedAt: !761)
!763 = !DILocation(line: 90, column: 33, scope: !730, inlinedAt: !761)
!764 = !DILocation(line: 72, column: 18, scope: !749, inlinedAt: !750)
!765 = !DILocation(line: 27, column: 65, scope: !753, inlinedAt: !764)
!766 = !DILocation(line: 27, column: 53, scope: !753, inlinedAt: !764)
!767 = !DILocation(line: 27, column: 24, scope: !753, inlinedAt: !764)
!768 = !DILocation(line: 72, column: 3, scope: !749, inlinedAt: !750)
!769 = !DILocation(line: 71, column: 25, scope: !749, inlinedAt: !750)
!770 = !DILocation(line: 91, column: 11, scope: !566)
!771 = distinct !DISubprogram(name: "SumByWarp", scope: !568, file: !568, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!772 = !DILocation(line: 93, column: 32, scope: !566)
!773 = !DILocation(line: 82, column: 33, scope: !771, inlinedAt: !772)
!774 = !DILocation(line: 83, column: 18, scope: !771, inlinedAt: !772)
!775 = !DILocation(line: 27, column: 88, scope: !753, inlinedAt: !774)
!776 = !DILocation(line: 30, column: 53, scope: !736, inlinedAt: !775)
!777 = !DILocation(line: 82, column: 33, scope: !566)
!778 = !DILocation(line: 83, column: 39, scope: !771, inlinedAt: !772)
!779 = !DILocation(line: 90, column: 27, scope: !730, inlinedAt: !778)
!780 = !DILocation(line: 90, column: 33, scope: !730, inlinedAt: !778)
!781 = !DILocation(line: 27, column: 65, scope: !753, inlinedAt: !774)
!782 = !DILocation(line: 30, column: 60, scope: !736, inlinedAt: !775)
!783 = !DILocation(line: 27, column: 53, scope: !753, inlinedAt: !774)
!784 = !DILocation(line: 27, column: 24, scope: !753, inlinedAt: !774)
!785 = !DILocation(line: 83, column: 3, scope: !771, inlinedAt: !772)
!786 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!787 = distinct !DISubprogram(name: "reduceWarp", scope: !786, file: !786, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!788 = distinct !DISubprogram(name: "reduce", scope: !786, file: !786, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!789 = distinct !DISubprogram(name: "ReduceAdd", scope: !786, file: !786, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!790 = !DILocation(line: 85, column: 22, scope: !771, inlinedAt: !772)
!791 = !DILocation(line: 8, column: 15, scope: !789, inlinedAt: !790)
!792 = !DILocation(line: 45, column: 16, scope: !788, inlinedAt: !791)
!793 = !DILocation(line: 71, column: 7, scope: !787, inlinedAt: !792)
!794 = !DILocation(line: 66, column: 35, scope: !787, inlinedAt: !792)
!795 = !DILocation(line: 72, column: 7, scope: !787, inlinedAt: !792)
!796 = !DILocation(line: 72, column: 35, scope: !787, inlinedAt: !792)
!797 = !DILocation(line: 73, column: 23, scope: !787, inlinedAt: !792)
!798 = !DILocation(line: 8, column: 76, scope: !789, inlinedAt: !790)
!799 = !DILocation(line: 72, column: 40, scope: !787, inlinedAt: !792)
!800 = !DILocation(line: 78, column: 6, scope: !787, inlinedAt: !792)
!801 = !DILocation(line: 78, column: 36, scope: !787, inlinedAt: !792)
!802 = !DILocation(line: 79, column: 16, scope: !787, inlinedAt: !792)
!803 = !DILocation(line: 80, column: 11, scope: !787, inlinedAt: !792)
!804 = !DILocation(line: 79, column: 3, scope: !787, inlinedAt: !792)
!805 = !DILocation(line: 83, column: 22, scope: !787, inlinedAt: !792)
!806 = !DILocation(line: 83, column: 41, scope: !787, inlinedAt: !792)
!807 = !DILocation(line: 84, column: 9, scope: !787, inlinedAt: !792)
!808 = !DILocation(line: 78, column: 41, scope: !787, inlinedAt: !792)
!809 = !DILocation(line: 87, column: 16, scope: !787, inlinedAt: !792)
!810 = !DILocation(line: 87, column: 2, scope: !788, inlinedAt: !791)
!811 = !DILocation(line: 94, column: 43, scope: !566)
!812 = !DILocation(line: 94, column: 24, scope: !566)
!813 = !DILocation(line: 95, column: 11, scope: !566)
!814 = !DILocation(line: 97, column: 18, scope: !566)
!815 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"kernel", i32 1}
!816 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidx", i32 256}
!817 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidy", i32 1}
!818 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidz", i32 1}
!819 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"minctasm", i32 1}
!820 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"kernel", i32 1}
!821 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!822 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!823 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidz", i32 1}
!824 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"minctasm", i32 1}
