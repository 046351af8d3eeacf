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
	br i1 %57, label %b172, label %b2, !dbg !29

b2:
	%58 = icmp slt i64 0, %p5, !dbg !30
	br i1 %58, label %b3, label %b172, !dbg !30

b3:
	%59 = icmp eq i64 %p2, 0, !dbg !35
	%60 = trunc i64 %19 to i32, !dbg !36
	%61 = add i64 %p9, 1, !dbg !39
	%62 = mul i64 %56, 2, !dbg !40
	%63 = trunc i64 %14 to i32, !dbg !41
	%64 = mul i64 %34, 2, !dbg !42
	%65 = add i64 %p7, 1, !dbg !46
	%66 = mul i64 %p11, 2, !dbg !49
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
	%95 = add i64 %84, 1, !dbg !66
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
	%124 = add i64 %109, 1, !dbg !91
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
	%129 = mul i64 %p7, -1, !dbg !95
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
	%139 = add i64 %133, 1, !dbg !101
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
	%146 = mul i64 %82, 2, !dbg !109
	br label %b26, !dbg !110

b26:
	%147 = phi i64 [ %173, %b29 ], [ %56, %b25 ], !dbg !110
	%148 = icmp slt i64 %147, %p11, !dbg !111
	br i1 %148, label %b27, label %b32, !dbg !111

b27:
	%149 = mul i64 %147, 2, !dbg !113
	%150 = add i64 %146, %149, !dbg !114
	%151 = add i64 %150, 2, !dbg !121
	%152 = getelementptr inbounds double, double addrspace(1)* %4, i64 %147, !dbg !115
	%153 = icmp uge i64 %147, %p11, !dbg !115
	%154 = icmp ugt i64 %151, %p2, !dbg !122
	%155 = or i1 %153, %154, !dbg !122
	br i1 %155, label %b27_fail1, label %b27_ok1, !dbg !122, !prof !55

b27_ok1:
	%156 = load double, double addrspace(1)* %152, align 8, !dbg !115
	%157 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %150, !dbg !122
	%158 = addrspacecast i64 addrspace(1)* %157 to i64*, !dbg !123
	%159 = ptrtoint i64* %158 to i64, !dbg !123
	%160 = and i64 %159, 15, !dbg !123
	%161 = icmp eq i64 %160, 0, !dbg !123
	br i1 %161, label %b28, label %b31, !dbg !123

b28:
	%162 = bitcast i64 addrspace(1)* %157 to { i64, i64 } addrspace(1)*, !dbg !123
	%163 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %162, i64 0, !dbg !124
	%164 = bitcast double %156 to i64, !dbg !126
	%165 = addrspacecast { i64, i64 } addrspace(1)* %163 to { i64, i64 }*, !dbg !125
	%166 = icmp eq { i64, i64 } addrspace(1)* %163, null, !dbg !125
	br i1 %166, label %b28_fail1, label %b28_ok1, !dbg !125, !prof !55

b28_ok1:
	%167 = bitcast { i64, i64 }* %165 to i8*, !dbg !125
	call void @gpuc_put_line_thread(i8* %167, i64 %164, i32 %69, i32 %63), !dbg !125
	br i1 %161, label %b29, label %b30, !dbg !130

b29:
	%168 = addrspacecast { i64, i64 } addrspace(1)* %163 to { i64, i64 }*, !dbg !131
	%169 = bitcast { i64, i64 }* %168 to i8*, !dbg !131
	%170 = call i64 @gpuc_wait_line_thread(i8* %169, i32 %69, i32 1, i8* %ctrl, i32 20), !dbg !131
	%171 = bitcast i64 %170 to double, !dbg !132
	%172 = fadd double %171, 1.000000e+00, !dbg !133
	store double %172, double addrspace(1)* %152, align 8, !dbg !134
	%173 = add i64 %147, %34, !dbg !135
	br label %b26, !dbg !135

b30:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %160, i64 16), !dbg !130
	ret void, !dbg !130

b31:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %160, i64 16), !dbg !123
	ret void, !dbg !123

b32:
	%174 = add i64 %146, %66, !dbg !136
	br label %b33, !dbg !137

b33:
	%175 = phi i64 [ %205, %b36 ], [ %56, %b32 ], !dbg !137
	%176 = icmp slt i64 %175, %p13, !dbg !138
	br i1 %176, label %b34, label %b39, !dbg !138

b34:
	%177 = mul i64 %175, 2, !dbg !141
	%178 = add i64 %174, %177, !dbg !142
	%179 = add i64 %178, 2, !dbg !147
	%180 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %175, !dbg !143
	%181 = icmp uge i64 %175, %p13, !dbg !143
	%182 = icmp ugt i64 %179, %p2, !dbg !148
	%183 = or i1 %181, %182, !dbg !148
	br i1 %183, label %b34_fail1, label %b34_ok1, !dbg !148, !prof !55

b34_ok1:
	%184 = load i64, i64 addrspace(1)* %180, align 8, !dbg !143
	%185 = sub i64 %179, %178, !dbg !148
	%186 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %178, !dbg !148
	%187 = addrspacecast i64 addrspace(1)* %186 to i64*, !dbg !149
	%188 = ptrtoint i64* %187 to i64, !dbg !149
	%189 = and i64 %188, 15, !dbg !149
	%190 = icmp eq i64 %189, 0, !dbg !149
	%191 = icmp eq i64 %185, 0, !dbg !149
	%192 = or i1 %190, %191, !dbg !149
	br i1 %192, label %b35, label %b38, !dbg !149

b35:
	%193 = bitcast i64 addrspace(1)* %186 to { i64, i64 } addrspace(1)*, !dbg !149
	%194 = ashr i64 %185, 1, !dbg !149
	%195 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %193, i64 0, !dbg !150
	%196 = addrspacecast { i64, i64 } addrspace(1)* %195 to { i64, i64 }*, !dbg !151
	%197 = icmp uge i64 0, %194, !dbg !150
	%198 = icmp eq { i64, i64 } addrspace(1)* %195, null, !dbg !151
	%199 = or i1 %197, %198, !dbg !151
	br i1 %199, label %b35_fail1, label %b35_ok1, !dbg !151, !prof !55

b35_ok1:
	%200 = bitcast { i64, i64 }* %196 to i8*, !dbg !151
	call void @gpuc_put_line_thread(i8* %200, i64 %184, i32 %69, i32 %63), !dbg !151
	br i1 %192, label %b36, label %b37, !dbg !156

b36:
	%201 = addrspacecast { i64, i64 } addrspace(1)* %195 to { i64, i64 }*, !dbg !157
	%202 = bitcast { i64, i64 }* %201 to i8*, !dbg !157
	%203 = call i64 @gpuc_wait_line_thread(i8* %202, i32 %69, i32 1, i8* %ctrl, i32 20), !dbg !157
	%204 = add i64 %203, 1, !dbg !159
	store i64 %204, i64 addrspace(1)* %180, align 8, !dbg !160
	%205 = add i64 %175, %34, !dbg !161
	br label %b33, !dbg !161

b37:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %189, i64 16), !dbg !156
	ret void, !dbg !156

b38:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %189, i64 16), !dbg !149
	ret void, !dbg !149

b39:
	%206 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !36
	%207 = bitcast i64* %206 to i8*, !dbg !36
	call void @gpuc_signal_op_thread(i8* %207, i64 1, i32 10, i32 %60), !dbg !36
	%208 = add i64 %67, 1, !dbg !36
	%209 = icmp slt i64 %208, %p5, !dbg !36
	br i1 %209, label %b4, label %b172, !dbg !36

b40:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %77, i64 16), !dbg !74
	ret void, !dbg !74

b41:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %77, i64 16), !dbg !35
	ret void, !dbg !35

b42:
	%210 = icmp eq i64 %p0, 1, !dbg !162
	br i1 %210, label %b43, label %b85, !dbg !162

b43:
	%211 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !163, !range !25
	%212 = sext i32 %211 to i64, !dbg !163
	%213 = icmp eq i64 %212, 0, !dbg !164
	br i1 %213, label %b44, label %b172, !dbg !164

b44:
	%214 = sext i32 %6 to i64, !dbg !167
	%215 = sext i32 %7 to i64, !dbg !168
	%216 = add i64 %214, 1, !dbg !169
	%217 = icmp eq i64 %215, -1, !dbg !170
	%218 = select i1 %217, i64 1, i64 %215, !dbg !170
	%219 = srem i64 %216, %218, !dbg !170
	%220 = add i64 %214, %215, !dbg !171
	%221 = sub i64 %220, 1, !dbg !172
	%222 = icmp eq i64 %215, -1, !dbg !173
	%223 = select i1 %222, i64 1, i64 %215, !dbg !173
	%224 = srem i64 %221, %223, !dbg !173
	%225 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174, !range !21
	%226 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !174, !range !21
	%227 = mul i32 %225, %226, !dbg !174
	%228 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !174, !range !22
	%229 = mul i32 %227, %228, !dbg !174
	%230 = sext i32 %229 to i64, !dbg !174
	%231 = icmp slt i64 %230, %p9, !dbg !175
	%232 = select i1 %231, i64 %230, i64 %p9, !dbg !175
	%233 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !176, !range !27
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !176, !range !27
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !176, !range !28
	%236 = mul i32 %226, %235, !dbg !176
	%237 = add i32 %234, %236, !dbg !176
	%238 = mul i32 %225, %237, !dbg !176
	%239 = add i32 %233, %238, !dbg !176
	%240 = sext i32 %239 to i64, !dbg !176
	%241 = icmp sge i64 %240, %232, !dbg !177
	br i1 %241, label %b172, label %b45, !dbg !177

b45:
	%242 = icmp slt i64 0, %p5, !dbg !178
	br i1 %242, label %b46, label %b172, !dbg !178

b46:
	%243 = icmp eq i64 %p2, 0, !dbg !182
	%244 = trunc i64 %224 to i32, !dbg !183
	%245 = add i64 %p9, 1, !dbg !185
	%246 = mul i64 %240, 2, !dbg !186
	%247 = trunc i64 %219 to i32, !dbg !187
	%248 = mul i64 %230, 2, !dbg !188
	%249 = add i64 %p7, 1, !dbg !192
	%250 = mul i64 %p11, 2, !dbg !194
	br label %b47, !dbg !178

b47:
	%251 = phi i64 [ %383, %b82 ], [ 0, %b46 ], !dbg !178
	%252 = trunc i64 %251 to i32, !dbg !196
	%253 = add i32 %p4, %252, !dbg !197
	%254 = mul i64 %232, %251, !dbg !199
	%255 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !195
	%256 = icmp eq i64 addrspace(1)* %1, null, !dbg !195
	br i1 %256, label %b47_fail1, label %b47_ok1, !dbg !195, !prof !55

b47_ok1:
	%257 = bitcast i64* %255 to i8*, !dbg !195
	%258 = call i64 @gpuc_signal_wait_until_thread(i8* %257, i32 5, i64 %254, i32 1, i8* %ctrl, i32 1), !dbg !195
	%259 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !182
	%260 = ptrtoint i64* %259 to i64, !dbg !182
	%261 = and i64 %260, 15, !dbg !182
	%262 = icmp eq i64 %261, 0, !dbg !182
	%263 = or i1 %262, %243, !dbg !182
	br i1 %263, label %b48, label %b84, !dbg !182

b48:
	%264 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !182
	%265 = ashr i64 %p2, 1, !dbg !182
	%266 = sdiv i64 %245, 2, !dbg !200
	%267 = icmp ugt i64 %266, %265, !dbg !201
	br i1 %267, label %b48_fail1, label %b48_ok1, !dbg !201, !prof !55

b48_ok1:
	br label %b49, !dbg !186

b49:
	%268 = phi i64 [ %246, %b48_ok1 ], [ %288, %b52 ], !dbg !202
	%269 = icmp slt i64 %268, %p9, !dbg !203
	br i1 %269, label %b50, label %b53, !dbg !203

b50:
	%270 = sdiv i64 %268, 2, !dbg !204
	%271 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %264, i64 %270, !dbg !205
	%272 = getelementptr inbounds float, float addrspace(1)* %3, i64 %268, !dbg !207
	%273 = icmp uge i64 %270, %266, !dbg !205
	br i1 %273, label %b50_fail1, label %b50_ok1, !dbg !205, !prof !55

b50_ok1:
	%274 = load float, float addrspace(1)* %272, align 4, !dbg !207
	%275 = bitcast float %274 to i32, !dbg !208
	%276 = zext i32 %275 to i64, !dbg !208
	%277 = add i64 %268, 1, !dbg !209
	%278 = icmp slt i64 %277, %p9, !dbg !210
	br i1 %278, label %b51, label %b52, !dbg !210

b51:
	%279 = getelementptr inbounds float, float addrspace(1)* %3, i64 %277, !dbg !211
	%280 = load float, float addrspace(1)* %279, align 4, !dbg !211
	%281 = bitcast float %280 to i32, !dbg !212
	%282 = zext i32 %281 to i64, !dbg !212
	%283 = shl i64 %282, 32, !dbg !213
	%284 = or i64 %276, %283, !dbg !214
	br label %b52, !dbg !214

b52:
	%285 = phi i64 [ %276, %b50_ok1 ], [ %284, %b51 ], !dbg !215
	%286 = addrspacecast { i64, i64 } addrspace(1)* %271 to { i64, i64 }*, !dbg !187
	%287 = bitcast { i64, i64 }* %286 to i8*, !dbg !187
	call void @gpuc_put_line_thread(i8* %287, i64 %285, i32 %253, i32 %247), !dbg !187
	%288 = add i64 %268, %248, !dbg !216
	br label %b49, !dbg !216

b53:
	br i1 %263, label %b54, label %b83, !dbg !217

b54:
	%289 = sdiv i64 %249, 2, !dbg !218
	%290 = icmp ugt i64 %289, %265, !dbg !219
	br i1 %290, label %b54_fail1, label %b54_ok1, !dbg !219, !prof !55

b54_ok1:
	br label %b55, !dbg !220

b55:
	%291 = phi i64 [ %246, %b54_ok1 ], [ %308, %b58 ], !dbg !221
	%292 = icmp slt i64 %291, %p7, !dbg !222
	br i1 %292, label %b56, label %b59, !dbg !222

b56:
	%293 = sdiv i64 %291, 2, !dbg !223
	%294 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %264, i64 %293, !dbg !224
	%295 = addrspacecast { i64, i64 } addrspace(1)* %294 to { i64, i64 }*, !dbg !225
	%296 = icmp uge i64 %293, %289, !dbg !224
	br i1 %296, label %b56_fail1, label %b56_ok1, !dbg !224, !prof !55

b56_ok1:
	%297 = bitcast { i64, i64 }* %295 to i8*, !dbg !225
	%298 = call i64 @gpuc_wait_line_thread(i8* %297, i32 %253, i32 1, i8* %ctrl, i32 9), !dbg !225
	%299 = trunc i64 %298 to i32, !dbg !227
	%300 = bitcast i32 %299 to float, !dbg !227
	%301 = lshr i64 %298, 32, !dbg !228
	%302 = trunc i64 %301 to i32, !dbg !229
	%303 = bitcast i32 %302 to float, !dbg !229
	%304 = getelementptr inbounds float, float addrspace(1)* %2, i64 %291, !dbg !231
	store float %300, float addrspace(1)* %304, align 4, !dbg !231
	%305 = add i64 %291, 1, !dbg !232
	%306 = icmp slt i64 %305, %p7, !dbg !233
	br i1 %306, label %b57, label %b58, !dbg !233

b57:
	%307 = getelementptr inbounds float, float addrspace(1)* %2, i64 %305, !dbg !234
	store float %303, float addrspace(1)* %307, align 4, !dbg !234
	br label %b58, !dbg !234

b58:
	%308 = add i64 %291, %248, !dbg !235
	br label %b55, !dbg !235

b59:
	%309 = mul i64 %p7, -1, !dbg !236
	%310 = add i64 %309, %p9, !dbg !236
	%311 = icmp sge i64 %310, 0, !dbg !236
	br i1 %311, label %b60, label %b64_cold, !dbg !236, !prof !96

b60:
	%312 = phi i64 [ %324, %b63 ], [ %246, %b59 ], !dbg !236
	%313 = icmp slt i64 %312, %p7, !dbg !237
	br i1 %313, label %b61, label %b68, !dbg !237

b61:
	%314 = getelementptr inbounds float, float addrspace(1)* %2, i64 %312, !dbg !238
	%315 = load float, float addrspace(1)* %314, align 4, !dbg !238
	%316 = fadd float %315, 1.000000e+00, !dbg !239
	%317 = getelementptr inbounds float, float addrspace(1)* %3, i64 %312, !dbg !240
	store float %316, float addrspace(1)* %317, align 4, !dbg !240
	%318 = add i64 %312, 1, !dbg !241
	%319 = icmp slt i64 %318, %p7, !dbg !242
	br i1 %319, label %b62, label %b63, !dbg !242

b62:
	%320 = getelementptr inbounds float, float addrspace(1)* %2, i64 %318, !dbg !243
	%321 = load float, float addrspace(1)* %320, align 4, !dbg !243
	%322 = fadd float %321, 1.000000e+00, !dbg !244
	%323 = getelementptr inbounds float, float addrspace(1)* %3, i64 %318, !dbg !245
	store float %322, float addrspace(1)* %323, align 4, !dbg !245
	br label %b63, !dbg !245

b63:
	%324 = add i64 %312, %248, !dbg !246
	br label %b60, !dbg !246

b68:
	%325 = mul i64 %266, 2, !dbg !248
	br label %b69, !dbg !249

b69:
	%326 = phi i64 [ %350, %b72 ], [ %240, %b68 ], !dbg !249
	%327 = icmp slt i64 %326, %p11, !dbg !250
	br i1 %327, label %b70, label %b75, !dbg !250

b70:
	%328 = mul i64 %326, 2, !dbg !252
	%329 = add i64 %325, %328, !dbg !253
	%330 = add i64 %329, 2, !dbg !256
	%331 = getelementptr inbounds double, double addrspace(1)* %4, i64 %326, !dbg !258
	%332 = icmp ugt i64 %330, %p2, !dbg !257
	br i1 %332, label %b70_fail1, label %b70_ok1, !dbg !257, !prof !55

b70_ok1:
	%333 = load double, double addrspace(1)* %331, align 8, !dbg !258
	%334 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %329, !dbg !257
	%335 = addrspacecast i64 addrspace(1)* %334 to i64*, !dbg !259
	%336 = ptrtoint i64* %335 to i64, !dbg !259
	%337 = and i64 %336, 15, !dbg !259
	%338 = icmp eq i64 %337, 0, !dbg !259
	br i1 %338, label %b71, label %b74, !dbg !259

b71:
	%339 = bitcast i64 addrspace(1)* %334 to { i64, i64 } addrspace(1)*, !dbg !259
	%340 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %339, i64 0, !dbg !260
	%341 = bitcast double %333 to i64, !dbg !262
	%342 = addrspacecast { i64, i64 } addrspace(1)* %340 to { i64, i64 }*, !dbg !261
	%343 = icmp eq { i64, i64 } addrspace(1)* %340, null, !dbg !261
	br i1 %343, label %b71_fail1, label %b71_ok1, !dbg !261, !prof !55

b71_ok1:
	%344 = bitcast { i64, i64 }* %342 to i8*, !dbg !261
	call void @gpuc_put_line_thread(i8* %344, i64 %341, i32 %253, i32 %247), !dbg !261
	br i1 %338, label %b72, label %b73, !dbg !265

b72:
	%345 = addrspacecast { i64, i64 } addrspace(1)* %340 to { i64, i64 }*, !dbg !266
	%346 = bitcast { i64, i64 }* %345 to i8*, !dbg !266
	%347 = call i64 @gpuc_wait_line_thread(i8* %346, i32 %253, i32 1, i8* %ctrl, i32 20), !dbg !266
	%348 = bitcast i64 %347 to double, !dbg !267
	%349 = fadd double %348, 1.000000e+00, !dbg !268
	store double %349, double addrspace(1)* %331, align 8, !dbg !269
	%350 = add i64 %326, %230, !dbg !270
	br label %b69, !dbg !270

b73:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %337, i64 16), !dbg !265
	ret void, !dbg !265

b74:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %337, i64 16), !dbg !259
	ret void, !dbg !259

b75:
	%351 = add i64 %325, %250, !dbg !271
	br label %b76, !dbg !272

b76:
	%352 = phi i64 [ %380, %b79 ], [ %240, %b75 ], !dbg !272
	%353 = icmp slt i64 %352, %p13, !dbg !273
	br i1 %353, label %b77, label %b82, !dbg !273

b77:
	%354 = mul i64 %352, 2, !dbg !275
	%355 = add i64 %351, %354, !dbg !276
	%356 = add i64 %355, 2, !dbg !279
	%357 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %352, !dbg !281
	%358 = icmp ugt i64 %356, %p2, !dbg !280
	br i1 %358, label %b77_fail1, label %b77_ok1, !dbg !280, !prof !55

b77_ok1:
	%359 = load i64, i64 addrspace(1)* %357, align 8, !dbg !281
	%360 = sub i64 %356, %355, !dbg !280
	%361 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %355, !dbg !280
	%362 = addrspacecast i64 addrspace(1)* %361 to i64*, !dbg !282
	%363 = ptrtoint i64* %362 to i64, !dbg !282
	%364 = and i64 %363, 15, !dbg !282
	%365 = icmp eq i64 %364, 0, !dbg !282
	%366 = icmp eq i64 %360, 0, !dbg !282
	%367 = or i1 %365, %366, !dbg !282
	br i1 %367, label %b78, label %b81, !dbg !282

b78:
	%368 = bitcast i64 addrspace(1)* %361 to { i64, i64 } addrspace(1)*, !dbg !282
	%369 = ashr i64 %360, 1, !dbg !282
	%370 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %368, i64 0, !dbg !283
	%371 = addrspacecast { i64, i64 } addrspace(1)* %370 to { i64, i64 }*, !dbg !284
	%372 = icmp uge i64 0, %369, !dbg !283
	%373 = icmp eq { i64, i64 } addrspace(1)* %370, null, !dbg !284
	%374 = or i1 %372, %373, !dbg !284
	br i1 %374, label %b78_fail1, label %b78_ok1, !dbg !284, !prof !55

b78_ok1:
	%375 = bitcast { i64, i64 }* %371 to i8*, !dbg !284
	call void @gpuc_put_line_thread(i8* %375, i64 %359, i32 %253, i32 %247), !dbg !284
	br i1 %367, label %b79, label %b80, !dbg !288

b79:
	%376 = addrspacecast { i64, i64 } addrspace(1)* %370 to { i64, i64 }*, !dbg !289
	%377 = bitcast { i64, i64 }* %376 to i8*, !dbg !289
	%378 = call i64 @gpuc_wait_line_thread(i8* %377, i32 %253, i32 1, i8* %ctrl, i32 20), !dbg !289
	%379 = add i64 %378, 1, !dbg !291
	store i64 %379, i64 addrspace(1)* %357, align 8, !dbg !292
	%380 = add i64 %352, %230, !dbg !293
	br label %b76, !dbg !293

b80:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %364, i64 16), !dbg !288
	ret void, !dbg !288

b81:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %364, i64 16), !dbg !282
	ret void, !dbg !282

b82:
	%381 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !183
	%382 = bitcast i64* %381 to i8*, !dbg !183
	call void @gpuc_signal_op_thread(i8* %382, i64 1, i32 10, i32 %244), !dbg !183
	%383 = add i64 %251, 1, !dbg !183
	%384 = icmp slt i64 %383, %p5, !dbg !183
	br i1 %384, label %b47, label %b172, !dbg !183

b83:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %261, i64 16), !dbg !217
	ret void, !dbg !217

b84:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %261, i64 16), !dbg !182
	ret void, !dbg !182

b85:
	%385 = icmp eq i64 %p0, 2, !dbg !294
	br i1 %385, label %b86, label %b129, !dbg !294

b86:
	%386 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !295, !range !25
	%387 = sext i32 %386 to i64, !dbg !295
	%388 = icmp eq i64 %387, 0, !dbg !296
	br i1 %388, label %b87, label %b172, !dbg !296

b87:
	%389 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !297, !range !27
	%390 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !297, !range !27
	%391 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !297, !range !28
	%392 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !297, !range !21
	%393 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !297, !range !21
	%394 = mul i32 %393, %391, !dbg !297
	%395 = add i32 %390, %394, !dbg !297
	%396 = mul i32 %392, %395, !dbg !297
	%397 = add i32 %389, %396, !dbg !297
	%398 = sext i32 %397 to i64, !dbg !297
	%399 = sdiv i64 %398, 32, !dbg !298
	%400 = icmp eq i64 %399, 0, !dbg !299
	br i1 %400, label %b88, label %b172, !dbg !299

b88:
	%401 = sext i32 %6 to i64, !dbg !302
	%402 = sext i32 %7 to i64, !dbg !303
	%403 = add i64 %401, 1, !dbg !304
	%404 = icmp eq i64 %402, -1, !dbg !305
	%405 = select i1 %404, i64 1, i64 %402, !dbg !305
	%406 = srem i64 %403, %405, !dbg !305
	%407 = add i64 %401, %402, !dbg !306
	%408 = sub i64 %407, 1, !dbg !307
	%409 = icmp eq i64 %402, -1, !dbg !308
	%410 = select i1 %409, i64 1, i64 %402, !dbg !308
	%411 = srem i64 %408, %410, !dbg !308
	%412 = and i32 %397, -32, !dbg !309
	%413 = mul i32 %392, %393, !dbg !309
	%414 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !309, !range !22
	%415 = mul i32 %413, %414, !dbg !309
	%416 = sub i32 %415, %412, !dbg !309
	%417 = icmp slt i32 %416, 32, !dbg !309
	%418 = select i1 %417, i32 %416, i32 32, !dbg !309
	%419 = sext i32 %418 to i64, !dbg !309
	%420 = icmp slt i64 %419, %p9, !dbg !310
	%421 = select i1 %420, i64 %419, i64 %p9, !dbg !310
	%422 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !311, !range !312
	%423 = sext i32 %422 to i64, !dbg !311
	%424 = icmp sge i64 %423, %421, !dbg !313
	br i1 %424, label %b172, label %b89, !dbg !313

b89:
	%425 = icmp slt i64 0, %p5, !dbg !314
	br i1 %425, label %b90, label %b172, !dbg !314

b90:
	%426 = icmp eq i64 %p2, 0, !dbg !318
	%427 = trunc i64 %411 to i32, !dbg !319
	%428 = add i64 %p9, 1, !dbg !321
	%429 = mul i64 %423, 2, !dbg !322
	%430 = trunc i64 %406 to i32, !dbg !323
	%431 = mul i64 %419, 2, !dbg !324
	%432 = add i64 %p7, 1, !dbg !328
	%433 = mul i64 %p11, 2, !dbg !330
	br label %b91, !dbg !314

b91:
	%434 = phi i64 [ %575, %b126 ], [ 0, %b90 ], !dbg !314
	%435 = trunc i64 %434 to i32, !dbg !332
	%436 = add i32 %p4, %435, !dbg !333
	%437 = mul i64 %421, %434, !dbg !335
	%438 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !331
	%439 = icmp eq i64 addrspace(1)* %1, null, !dbg !331
	br i1 %439, label %b91_fail1, label %b91_ok1, !dbg !331, !prof !55

b91_ok1:
	%440 = bitcast i64* %438 to i8*, !dbg !331
	%441 = call i64 @gpuc_signal_wait_until_thread(i8* %440, i32 5, i64 %437, i32 1, i8* %ctrl, i32 1), !dbg !331
	%442 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !318
	%443 = ptrtoint i64* %442 to i64, !dbg !318
	%444 = and i64 %443, 15, !dbg !318
	%445 = icmp eq i64 %444, 0, !dbg !318
	%446 = or i1 %445, %426, !dbg !318
	br i1 %446, label %b92, label %b128, !dbg !318

b92:
	%447 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !318
	%448 = ashr i64 %p2, 1, !dbg !318
	%449 = sdiv i64 %428, 2, !dbg !336
	%450 = icmp ugt i64 %449, %448, !dbg !337
	br i1 %450, label %b92_fail1, label %b92_ok1, !dbg !337, !prof !55

b92_ok1:
	br label %b93, !dbg !322

b93:
	%451 = phi i64 [ %429, %b92_ok1 ], [ %473, %b96 ], !dbg !338
	%452 = icmp slt i64 %451, %p9, !dbg !339
	br i1 %452, label %b94, label %b97, !dbg !339

b94:
	%453 = sdiv i64 %451, 2, !dbg !340
	%454 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %447, i64 %453, !dbg !341
	%455 = getelementptr inbounds float, float addrspace(1)* %3, i64 %451, !dbg !343
	%456 = icmp uge i64 %453, %449, !dbg !341
	%457 = icmp uge i64 %451, %p9, !dbg !343
	%458 = or i1 %456, %457, !dbg !343
	br i1 %458, label %b94_fail1, label %b94_ok1, !dbg !343, !prof !55

b94_ok1:
	%459 = load float, float addrspace(1)* %455, align 4, !dbg !343
	%460 = bitcast float %459 to i32, !dbg !344
	%461 = zext i32 %460 to i64, !dbg !344
	%462 = add i64 %451, 1, !dbg !345
	%463 = icmp slt i64 %462, %p9, !dbg !346
	br i1 %463, label %b95, label %b96, !dbg !346

b95:
	%464 = getelementptr inbounds float, float addrspace(1)* %3, i64 %462, !dbg !347
	%465 = load float, float addrspace(1)* %464, align 4, !dbg !347
	%466 = bitcast float %465 to i32, !dbg !348
	%467 = zext i32 %466 to i64, !dbg !348
	%468 = shl i64 %467, 32, !dbg !349
	%469 = or i64 %461, %468, !dbg !350
	br label %b96, !dbg !350

b96:
	%470 = phi i64 [ %461, %b94_ok1 ], [ %469, %b95 ], !dbg !351
	%471 = addrspacecast { i64, i64 } addrspace(1)* %454 to { i64, i64 }*, !dbg !323
	%472 = bitcast { i64, i64 }* %471 to i8*, !dbg !323
	call void @gpuc_put_line_thread(i8* %472, i64 %470, i32 %436, i32 %430), !dbg !323
	%473 = add i64 %451, %431, !dbg !352
	br label %b93, !dbg !352

b97:
	br i1 %446, label %b98, label %b127, !dbg !353

b98:
	%474 = sdiv i64 %432, 2, !dbg !354
	%475 = icmp ugt i64 %474, %448, !dbg !355
	br i1 %475, label %b98_fail1, label %b98_ok1, !dbg !355, !prof !55

b98_ok1:
	br label %b99, !dbg !356

b99:
	%476 = phi i64 [ %429, %b98_ok1 ], [ %494, %b102 ], !dbg !357
	%477 = icmp slt i64 %476, %p7, !dbg !358
	br i1 %477, label %b100, label %b103, !dbg !358

b100:
	%478 = sdiv i64 %476, 2, !dbg !359
	%479 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %447, i64 %478, !dbg !360
	%480 = addrspacecast { i64, i64 } addrspace(1)* %479 to { i64, i64 }*, !dbg !361
	%481 = icmp uge i64 %478, %474, !dbg !360
	br i1 %481, label %b100_fail1, label %b100_ok1, !dbg !360, !prof !55

b100_ok1:
	%482 = bitcast { i64, i64 }* %480 to i8*, !dbg !361
	%483 = call i64 @gpuc_wait_line_thread(i8* %482, i32 %436, i32 1, i8* %ctrl, i32 9), !dbg !361
	%484 = trunc i64 %483 to i32, !dbg !365
	%485 = bitcast i32 %484 to float, !dbg !365
	%486 = lshr i64 %483, 32, !dbg !366
	%487 = trunc i64 %486 to i32, !dbg !367
	%488 = bitcast i32 %487 to float, !dbg !367
	%489 = getelementptr inbounds float, float addrspace(1)* %2, i64 %476, !dbg !363
	%490 = icmp uge i64 %476, %p7, !dbg !363
	br i1 %490, label %b100_fail2, label %b100_ok2, !dbg !363, !prof !55

b100_ok2:
	store float %485, float addrspace(1)* %489, align 4, !dbg !363
	%491 = add i64 %476, 1, !dbg !368
	%492 = icmp slt i64 %491, %p7, !dbg !369
	br i1 %492, label %b101, label %b102, !dbg !369

b101:
	%493 = getelementptr inbounds float, float addrspace(1)* %2, i64 %491, !dbg !370
	store float %488, float addrspace(1)* %493, align 4, !dbg !370
	br label %b102, !dbg !370

b102:
	%494 = add i64 %476, %431, !dbg !371
	br label %b99, !dbg !371

b103:
	%495 = icmp ule i64 %431, 281474976710655, !dbg !372
	%496 = mul i64 %p7, -1, !dbg !372
	%497 = add i64 %496, %p9, !dbg !372
	%498 = icmp sge i64 %497, 0, !dbg !372
	%499 = and i1 %495, %498, !dbg !372
	br i1 %499, label %b104, label %b108_cold, !dbg !372, !prof !96

b104:
	%500 = phi i64 [ %512, %b107 ], [ %429, %b103 ], !dbg !372
	%501 = icmp slt i64 %500, %p7, !dbg !373
	br i1 %501, label %b105, label %b112, !dbg !373

b105:
	%502 = getelementptr inbounds float, float addrspace(1)* %2, i64 %500, !dbg !374
	%503 = load float, float addrspace(1)* %502, align 4, !dbg !374
	%504 = fadd float %503, 1.000000e+00, !dbg !375
	%505 = getelementptr inbounds float, float addrspace(1)* %3, i64 %500, !dbg !376
	store float %504, float addrspace(1)* %505, align 4, !dbg !376
	%506 = add i64 %500, 1, !dbg !377
	%507 = icmp slt i64 %506, %p7, !dbg !378
	br i1 %507, label %b106, label %b107, !dbg !378

b106:
	%508 = getelementptr inbounds float, float addrspace(1)* %2, i64 %506, !dbg !379
	%509 = load float, float addrspace(1)* %508, align 4, !dbg !379
	%510 = fadd float %509, 1.000000e+00, !dbg !380
	%511 = getelementptr inbounds float, float addrspace(1)* %3, i64 %506, !dbg !381
	store float %510, float addrspace(1)* %511, align 4, !dbg !381
	br label %b107, !dbg !381

b107:
	%512 = add i64 %500, %431, !dbg !382
	br label %b104, !dbg !382

b112:
	%513 = mul i64 %449, 2, !dbg !384
	br label %b113, !dbg !385

b113:
	%514 = phi i64 [ %540, %b116 ], [ %423, %b112 ], !dbg !385
	%515 = icmp slt i64 %514, %p11, !dbg !386
	br i1 %515, label %b114, label %b119, !dbg !386

b114:
	%516 = mul i64 %514, 2, !dbg !388
	%517 = add i64 %513, %516, !dbg !389
	%518 = add i64 %517, 2, !dbg !393
	%519 = getelementptr inbounds double, double addrspace(1)* %4, i64 %514, !dbg !390
	%520 = icmp uge i64 %514, %p11, !dbg !390
	%521 = icmp ugt i64 %518, %p2, !dbg !394
	%522 = or i1 %520, %521, !dbg !394
	br i1 %522, label %b114_fail1, label %b114_ok1, !dbg !394, !prof !55

b114_ok1:
	%523 = load double, double addrspace(1)* %519, align 8, !dbg !390
	%524 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %517, !dbg !394
	%525 = addrspacecast i64 addrspace(1)* %524 to i64*, !dbg !395
	%526 = ptrtoint i64* %525 to i64, !dbg !395
	%527 = and i64 %526, 15, !dbg !395
	%528 = icmp eq i64 %527, 0, !dbg !395
	br i1 %528, label %b115, label %b118, !dbg !395

b115:
	%529 = bitcast i64 addrspace(1)* %524 to { i64, i64 } addrspace(1)*, !dbg !395
	%530 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %529, i64 0, !dbg !396
	%531 = bitcast double %523 to i64, !dbg !398
	%532 = addrspacecast { i64, i64 } addrspace(1)* %530 to { i64, i64 }*, !dbg !397
	%533 = icmp eq { i64, i64 } addrspace(1)* %530, null, !dbg !397
	br i1 %533, label %b115_fail1, label %b115_ok1, !dbg !397, !prof !55

b115_ok1:
	%534 = bitcast { i64, i64 }* %532 to i8*, !dbg !397
	call void @gpuc_put_line_thread(i8* %534, i64 %531, i32 %436, i32 %430), !dbg !397
	br i1 %528, label %b116, label %b117, !dbg !401

b116:
	%535 = addrspacecast { i64, i64 } addrspace(1)* %530 to { i64, i64 }*, !dbg !402
	%536 = bitcast { i64, i64 }* %535 to i8*, !dbg !402
	%537 = call i64 @gpuc_wait_line_thread(i8* %536, i32 %436, i32 1, i8* %ctrl, i32 20), !dbg !402
	%538 = bitcast i64 %537 to double, !dbg !403
	%539 = fadd double %538, 1.000000e+00, !dbg !404
	store double %539, double addrspace(1)* %519, align 8, !dbg !405
	%540 = add i64 %514, %419, !dbg !406
	br label %b113, !dbg !406

b117:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %527, i64 16), !dbg !401
	ret void, !dbg !401

b118:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %527, i64 16), !dbg !395
	ret void, !dbg !395

b119:
	%541 = add i64 %513, %433, !dbg !407
	br label %b120, !dbg !408

b120:
	%542 = phi i64 [ %572, %b123 ], [ %423, %b119 ], !dbg !408
	%543 = icmp slt i64 %542, %p13, !dbg !409
	br i1 %543, label %b121, label %b126, !dbg !409

b121:
	%544 = mul i64 %542, 2, !dbg !411
	%545 = add i64 %541, %544, !dbg !412
	%546 = add i64 %545, 2, !dbg !416
	%547 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %542, !dbg !413
	%548 = icmp uge i64 %542, %p13, !dbg !413
	%549 = icmp ugt i64 %546, %p2, !dbg !417
	%550 = or i1 %548, %549, !dbg !417
	br i1 %550, label %b121_fail1, label %b121_ok1, !dbg !417, !prof !55

b121_ok1:
	%551 = load i64, i64 addrspace(1)* %547, align 8, !dbg !413
	%552 = sub i64 %546, %545, !dbg !417
	%553 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %545, !dbg !417
	%554 = addrspacecast i64 addrspace(1)* %553 to i64*, !dbg !418
	%555 = ptrtoint i64* %554 to i64, !dbg !418
	%556 = and i64 %555, 15, !dbg !418
	%557 = icmp eq i64 %556, 0, !dbg !418
	%558 = icmp eq i64 %552, 0, !dbg !418
	%559 = or i1 %557, %558, !dbg !418
	br i1 %559, label %b122, label %b125, !dbg !418

b122:
	%560 = bitcast i64 addrspace(1)* %553 to { i64, i64 } addrspace(1)*, !dbg !418
	%561 = ashr i64 %552, 1, !dbg !418
	%562 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %560, i64 0, !dbg !419
	%563 = addrspacecast { i64, i64 } addrspace(1)* %562 to { i64, i64 }*, !dbg !420
	%564 = icmp uge i64 0, %561, !dbg !419
	%565 = icmp eq { i64, i64 } addrspace(1)* %562, null, !dbg !420
	%566 = or i1 %564, %565, !dbg !420
	br i1 %566, label %b122_fail1, label %b122_ok1, !dbg !420, !prof !55

b122_ok1:
	%567 = bitcast { i64, i64 }* %563 to i8*, !dbg !420
	call void @gpuc_put_line_thread(i8* %567, i64 %551, i32 %436, i32 %430), !dbg !420
	br i1 %559, label %b123, label %b124, !dbg !424

b123:
	%568 = addrspacecast { i64, i64 } addrspace(1)* %562 to { i64, i64 }*, !dbg !425
	%569 = bitcast { i64, i64 }* %568 to i8*, !dbg !425
	%570 = call i64 @gpuc_wait_line_thread(i8* %569, i32 %436, i32 1, i8* %ctrl, i32 20), !dbg !425
	%571 = add i64 %570, 1, !dbg !427
	store i64 %571, i64 addrspace(1)* %547, align 8, !dbg !428
	%572 = add i64 %542, %419, !dbg !429
	br label %b120, !dbg !429

b124:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %556, i64 16), !dbg !424
	ret void, !dbg !424

b125:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %556, i64 16), !dbg !418
	ret void, !dbg !418

b126:
	%573 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !319
	%574 = bitcast i64* %573 to i8*, !dbg !319
	call void @gpuc_signal_op_thread(i8* %574, i64 1, i32 10, i32 %427), !dbg !319
	%575 = add i64 %434, 1, !dbg !319
	%576 = icmp slt i64 %575, %p5, !dbg !319
	br i1 %576, label %b91, label %b172, !dbg !319

b127:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %444, i64 16), !dbg !353
	ret void, !dbg !353

b128:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %444, i64 16), !dbg !318
	ret void, !dbg !318

b129:
	%577 = icmp eq i64 %p0, 3, !dbg !430
	br i1 %577, label %b130, label %b172, !dbg !430

b130:
	%578 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !431, !range !25
	%579 = sext i32 %578 to i64, !dbg !431
	%580 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !431, !range !26
	%581 = sext i32 %580 to i64, !dbg !431
	%582 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !431, !range !26
	%583 = sext i32 %582 to i64, !dbg !431
	%584 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !431, !range !19
	%585 = sext i32 %584 to i64, !dbg !431
	%586 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !431, !range !20
	%587 = sext i32 %586 to i64, !dbg !431
	%588 = mul i64 %587, %583, !dbg !431
	%589 = add i64 %581, %588, !dbg !431
	%590 = mul i64 %585, %589, !dbg !431
	%591 = add i64 %579, %590, !dbg !431
	%592 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !431, !range !21
	%593 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !431, !range !21
	%594 = mul i32 %592, %593, !dbg !431
	%595 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !431, !range !22
	%596 = mul i32 %594, %595, !dbg !431
	%597 = sext i32 %596 to i64, !dbg !431
	%598 = mul i64 %591, %597, !dbg !431
	%599 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !431, !range !27
	%600 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !431, !range !27
	%601 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !431, !range !28
	%602 = mul i32 %593, %601, !dbg !431
	%603 = add i32 %600, %602, !dbg !431
	%604 = mul i32 %592, %603, !dbg !431
	%605 = add i32 %599, %604, !dbg !431
	%606 = sext i32 %605 to i64, !dbg !431
	%607 = add i64 %598, %606, !dbg !431
	%608 = icmp eq i64 %607, 0, !dbg !432
	br i1 %608, label %b131, label %b172, !dbg !432

b131:
	%609 = sext i32 %6 to i64, !dbg !435
	%610 = sext i32 %7 to i64, !dbg !436
	%611 = add i64 %609, 1, !dbg !437
	%612 = icmp eq i64 %610, -1, !dbg !438
	%613 = select i1 %612, i64 1, i64 %610, !dbg !438
	%614 = srem i64 %611, %613, !dbg !438
	%615 = add i64 %609, %610, !dbg !439
	%616 = sub i64 %615, 1, !dbg !440
	%617 = icmp eq i64 %610, -1, !dbg !441
	%618 = select i1 %617, i64 1, i64 %610, !dbg !441
	%619 = srem i64 %616, %618, !dbg !441
	%620 = icmp slt i64 1, %p9, !dbg !442
	%621 = select i1 %620, i64 1, i64 %p9, !dbg !442
	%622 = icmp sge i64 0, %621, !dbg !443
	br i1 %622, label %b172, label %b132, !dbg !443

b132:
	%623 = icmp slt i64 0, %p5, !dbg !444
	br i1 %623, label %b133, label %b172, !dbg !444

b133:
	%624 = icmp eq i64 %p2, 0, !dbg !448
	%625 = trunc i64 %619 to i32, !dbg !449
	%626 = add i64 %p9, 1, !dbg !451
	%627 = trunc i64 %614 to i32, !dbg !452
	%628 = add i64 %p7, 1, !dbg !456
	%629 = mul i64 %p11, 2, !dbg !458
	br label %b134, !dbg !444

b134:
	%630 = phi i64 [ %762, %b169 ], [ 0, %b133 ], !dbg !444
	%631 = trunc i64 %630 to i32, !dbg !460
	%632 = add i32 %p4, %631, !dbg !461
	%633 = mul i64 %621, %630, !dbg !463
	%634 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !459
	%635 = icmp eq i64 addrspace(1)* %1, null, !dbg !459
	br i1 %635, label %b134_fail1, label %b134_ok1, !dbg !459, !prof !55

b134_ok1:
	%636 = bitcast i64* %634 to i8*, !dbg !459
	%637 = call i64 @gpuc_signal_wait_until_thread(i8* %636, i32 5, i64 %633, i32 1, i8* %ctrl, i32 1), !dbg !459
	%638 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !448
	%639 = ptrtoint i64* %638 to i64, !dbg !448
	%640 = and i64 %639, 15, !dbg !448
	%641 = icmp eq i64 %640, 0, !dbg !448
	%642 = or i1 %641, %624, !dbg !448
	br i1 %642, label %b135, label %b171, !dbg !448

b135:
	%643 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !448
	%644 = ashr i64 %p2, 1, !dbg !448
	%645 = sdiv i64 %626, 2, !dbg !464
	%646 = icmp ugt i64 %645, %644, !dbg !465
	br i1 %646, label %b135_fail1, label %b135_ok1, !dbg !465, !prof !55

b135_ok1:
	br label %b136, !dbg !466

b136:
	%647 = phi i64 [ 0, %b135_ok1 ], [ %667, %b139 ], !dbg !467
	%648 = icmp slt i64 %647, %p9, !dbg !468
	br i1 %648, label %b137, label %b140, !dbg !468

b137:
	%649 = sdiv i64 %647, 2, !dbg !469
	%650 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %643, i64 %649, !dbg !470
	%651 = getelementptr inbounds float, float addrspace(1)* %3, i64 %647, !dbg !472
	%652 = icmp uge i64 %649, %645, !dbg !470
	br i1 %652, label %b137_fail1, label %b137_ok1, !dbg !470, !prof !55

b137_ok1:
	%653 = load float, float addrspace(1)* %651, align 4, !dbg !472
	%654 = bitcast float %653 to i32, !dbg !473
	%655 = zext i32 %654 to i64, !dbg !473
	%656 = add i64 %647, 1, !dbg !474
	%657 = icmp slt i64 %656, %p9, !dbg !475
	br i1 %657, label %b138, label %b139, !dbg !475

b138:
	%658 = getelementptr inbounds float, float addrspace(1)* %3, i64 %656, !dbg !476
	%659 = load float, float addrspace(1)* %658, align 4, !dbg !476
	%660 = bitcast float %659 to i32, !dbg !477
	%661 = zext i32 %660 to i64, !dbg !477
	%662 = shl i64 %661, 32, !dbg !478
	%663 = or i64 %655, %662, !dbg !479
	br label %b139, !dbg !479

b139:
	%664 = phi i64 [ %655, %b137_ok1 ], [ %663, %b138 ], !dbg !480
	%665 = addrspacecast { i64, i64 } addrspace(1)* %650 to { i64, i64 }*, !dbg !452
	%666 = bitcast { i64, i64 }* %665 to i8*, !dbg !452
	call void @gpuc_put_line_thread(i8* %666, i64 %664, i32 %632, i32 %627), !dbg !452
	%667 = add i64 %647, 2, !dbg !481
	br label %b136, !dbg !481

b140:
	br i1 %642, label %b141, label %b170, !dbg !482

b141:
	%668 = sdiv i64 %628, 2, !dbg !483
	%669 = icmp ugt i64 %668, %644, !dbg !484
	br i1 %669, label %b141_fail1, label %b141_ok1, !dbg !484, !prof !55

b141_ok1:
	br label %b142, !dbg !485

b142:
	%670 = phi i64 [ 0, %b141_ok1 ], [ %687, %b145 ], !dbg !486
	%671 = icmp slt i64 %670, %p7, !dbg !487
	br i1 %671, label %b143, label %b146, !dbg !487

b143:
	%672 = sdiv i64 %670, 2, !dbg !488
	%673 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %643, i64 %672, !dbg !489
	%674 = addrspacecast { i64, i64 } addrspace(1)* %673 to { i64, i64 }*, !dbg !490
	%675 = icmp uge i64 %672, %668, !dbg !489
	br i1 %675, label %b143_fail1, label %b143_ok1, !dbg !489, !prof !55

b143_ok1:
	%676 = bitcast { i64, i64 }* %674 to i8*, !dbg !490
	%677 = call i64 @gpuc_wait_line_thread(i8* %676, i32 %632, i32 1, i8* %ctrl, i32 9), !dbg !490
	%678 = trunc i64 %677 to i32, !dbg !492
	%679 = bitcast i32 %678 to float, !dbg !492
	%680 = lshr i64 %677, 32, !dbg !493
	%681 = trunc i64 %680 to i32, !dbg !494
	%682 = bitcast i32 %681 to float, !dbg !494
	%683 = getelementptr inbounds float, float addrspace(1)* %2, i64 %670, !dbg !496
	store float %679, float addrspace(1)* %683, align 4, !dbg !496
	%684 = add i64 %670, 1, !dbg !497
	%685 = icmp slt i64 %684, %p7, !dbg !498
	br i1 %685, label %b144, label %b145, !dbg !498

b144:
	%686 = getelementptr inbounds float, float addrspace(1)* %2, i64 %684, !dbg !499
	store float %682, float addrspace(1)* %686, align 4, !dbg !499
	br label %b145, !dbg !499

b145:
	%687 = add i64 %670, 2, !dbg !500
	br label %b142, !dbg !500

b146:
	%688 = mul i64 %p7, -1, !dbg !501
	%689 = add i64 %688, %p9, !dbg !501
	%690 = icmp sge i64 %689, 0, !dbg !501
	br i1 %690, label %b147, label %b151_cold, !dbg !501, !prof !96

b147:
	%691 = phi i64 [ %703, %b150 ], [ 0, %b146 ], !dbg !501
	%692 = icmp slt i64 %691, %p7, !dbg !502
	br i1 %692, label %b148, label %b155, !dbg !502

b148:
	%693 = getelementptr inbounds float, float addrspace(1)* %2, i64 %691, !dbg !503
	%694 = load float, float addrspace(1)* %693, align 4, !dbg !503
	%695 = fadd float %694, 1.000000e+00, !dbg !504
	%696 = getelementptr inbounds float, float addrspace(1)* %3, i64 %691, !dbg !505
	store float %695, float addrspace(1)* %696, align 4, !dbg !505
	%697 = add i64 %691, 1, !dbg !506
	%698 = icmp slt i64 %697, %p7, !dbg !507
	br i1 %698, label %b149, label %b150, !dbg !507

b149:
	%699 = getelementptr inbounds float, float addrspace(1)* %2, i64 %697, !dbg !508
	%700 = load float, float addrspace(1)* %699, align 4, !dbg !508
	%701 = fadd float %700, 1.000000e+00, !dbg !509
	%702 = getelementptr inbounds float, float addrspace(1)* %3, i64 %697, !dbg !510
	store float %701, float addrspace(1)* %702, align 4, !dbg !510
	br label %b150, !dbg !510

b150:
	%703 = add i64 %691, 2, !dbg !511
	br label %b147, !dbg !511

b155:
	%704 = mul i64 %645, 2, !dbg !513
	br label %b156, !dbg !514

b156:
	%705 = phi i64 [ %729, %b159 ], [ 0, %b155 ], !dbg !514
	%706 = icmp slt i64 %705, %p11, !dbg !515
	br i1 %706, label %b157, label %b162, !dbg !515

b157:
	%707 = mul i64 %705, 2, !dbg !517
	%708 = add i64 %704, %707, !dbg !518
	%709 = add i64 %708, 2, !dbg !521
	%710 = getelementptr inbounds double, double addrspace(1)* %4, i64 %705, !dbg !523
	%711 = icmp ugt i64 %709, %p2, !dbg !522
	br i1 %711, label %b157_fail1, label %b157_ok1, !dbg !522, !prof !55

b157_ok1:
	%712 = load double, double addrspace(1)* %710, align 8, !dbg !523
	%713 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %708, !dbg !522
	%714 = addrspacecast i64 addrspace(1)* %713 to i64*, !dbg !524
	%715 = ptrtoint i64* %714 to i64, !dbg !524
	%716 = and i64 %715, 15, !dbg !524
	%717 = icmp eq i64 %716, 0, !dbg !524
	br i1 %717, label %b158, label %b161, !dbg !524

b158:
	%718 = bitcast i64 addrspace(1)* %713 to { i64, i64 } addrspace(1)*, !dbg !524
	%719 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %718, i64 0, !dbg !525
	%720 = bitcast double %712 to i64, !dbg !527
	%721 = addrspacecast { i64, i64 } addrspace(1)* %719 to { i64, i64 }*, !dbg !526
	%722 = icmp eq { i64, i64 } addrspace(1)* %719, null, !dbg !526
	br i1 %722, label %b158_fail1, label %b158_ok1, !dbg !526, !prof !55

b158_ok1:
	%723 = bitcast { i64, i64 }* %721 to i8*, !dbg !526
	call void @gpuc_put_line_thread(i8* %723, i64 %720, i32 %632, i32 %627), !dbg !526
	br i1 %717, label %b159, label %b160, !dbg !530

b159:
	%724 = addrspacecast { i64, i64 } addrspace(1)* %719 to { i64, i64 }*, !dbg !531
	%725 = bitcast { i64, i64 }* %724 to i8*, !dbg !531
	%726 = call i64 @gpuc_wait_line_thread(i8* %725, i32 %632, i32 1, i8* %ctrl, i32 20), !dbg !531
	%727 = bitcast i64 %726 to double, !dbg !532
	%728 = fadd double %727, 1.000000e+00, !dbg !533
	store double %728, double addrspace(1)* %710, align 8, !dbg !534
	%729 = add i64 %705, 1, !dbg !535
	br label %b156, !dbg !535

b160:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %716, i64 16), !dbg !530
	ret void, !dbg !530

b161:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %716, i64 16), !dbg !524
	ret void, !dbg !524

b162:
	%730 = add i64 %704, %629, !dbg !536
	br label %b163, !dbg !537

b163:
	%731 = phi i64 [ %759, %b166 ], [ 0, %b162 ], !dbg !537
	%732 = icmp slt i64 %731, %p13, !dbg !538
	br i1 %732, label %b164, label %b169, !dbg !538

b164:
	%733 = mul i64 %731, 2, !dbg !540
	%734 = add i64 %730, %733, !dbg !541
	%735 = add i64 %734, 2, !dbg !544
	%736 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %731, !dbg !546
	%737 = icmp ugt i64 %735, %p2, !dbg !545
	br i1 %737, label %b164_fail1, label %b164_ok1, !dbg !545, !prof !55

b164_ok1:
	%738 = load i64, i64 addrspace(1)* %736, align 8, !dbg !546
	%739 = sub i64 %735, %734, !dbg !545
	%740 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %734, !dbg !545
	%741 = addrspacecast i64 addrspace(1)* %740 to i64*, !dbg !547
	%742 = ptrtoint i64* %741 to i64, !dbg !547
	%743 = and i64 %742, 15, !dbg !547
	%744 = icmp eq i64 %743, 0, !dbg !547
	%745 = icmp eq i64 %739, 0, !dbg !547
	%746 = or i1 %744, %745, !dbg !547
	br i1 %746, label %b165, label %b168, !dbg !547

b165:
	%747 = bitcast i64 addrspace(1)* %740 to { i64, i64 } addrspace(1)*, !dbg !547
	%748 = ashr i64 %739, 1, !dbg !547
	%749 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %747, i64 0, !dbg !548
	%750 = addrspacecast { i64, i64 } addrspace(1)* %749 to { i64, i64 }*, !dbg !549
	%751 = icmp uge i64 0, %748, !dbg !548
	%752 = icmp eq { i64, i64 } addrspace(1)* %749, null, !dbg !549
	%753 = or i1 %751, %752, !dbg !549
	br i1 %753, label %b165_fail1, label %b165_ok1, !dbg !549, !prof !55

b165_ok1:
	%754 = bitcast { i64, i64 }* %750 to i8*, !dbg !549
	call void @gpuc_put_line_thread(i8* %754, i64 %738, i32 %632, i32 %627), !dbg !549
	br i1 %746, label %b166, label %b167, !dbg !553

b166:
	%755 = addrspacecast { i64, i64 } addrspace(1)* %749 to { i64, i64 }*, !dbg !554
	%756 = bitcast { i64, i64 }* %755 to i8*, !dbg !554
	%757 = call i64 @gpuc_wait_line_thread(i8* %756, i32 %632, i32 1, i8* %ctrl, i32 20), !dbg !554
	%758 = add i64 %757, 1, !dbg !556
	store i64 %758, i64 addrspace(1)* %736, align 8, !dbg !557
	%759 = add i64 %731, 1, !dbg !558
	br label %b163, !dbg !558

b167:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %743, i64 16), !dbg !553
	ret void, !dbg !553

b168:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %743, i64 16), !dbg !547
	ret void, !dbg !547

b169:
	%760 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !449
	%761 = bitcast i64* %760 to i8*, !dbg !449
	call void @gpuc_signal_op_thread(i8* %761, i64 1, i32 10, i32 %625), !dbg !449
	%762 = add i64 %630, 1, !dbg !449
	%763 = icmp slt i64 %762, %p5, !dbg !449
	br i1 %763, label %b134, label %b172, !dbg !449

b170:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %640, i64 16), !dbg !482
	ret void, !dbg !482

b171:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %640, i64 16), !dbg !448
	ret void, !dbg !448

b172:
	ret void, !dbg !434

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !50
	ret void, !dbg !50

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %82, i64 %81), !dbg !57
	ret void, !dbg !57

b7_fail1:
	%764 = icmp uge i64 %86, %82, !dbg !61
	br i1 %764, label %b7_fail2, label %b7_ok2, !dbg !61

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %86, i64 %82), !dbg !61
	ret void, !dbg !61

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %84, i64 %p9), !dbg !64
	ret void, !dbg !64

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %107, i64 %81), !dbg !76
	ret void, !dbg !76

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %111, i64 %107), !dbg !81
	ret void, !dbg !81

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %109, i64 %p7), !dbg !85
	ret void, !dbg !85

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
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %765, i64 %p7), !dbg !98
	ret void, !dbg !98

b22_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %765, i64 %p9), !dbg !100
	ret void, !dbg !100

b22_cold_ok1:
	%772 = load float, float addrspace(1)* %767, align 4, !dbg !98
	%773 = fadd float %772, 1.000000e+00, !dbg !99
	%774 = getelementptr inbounds float, float addrspace(1)* %3, i64 %765, !dbg !100
	store float %773, float addrspace(1)* %774, align 4, !dbg !100
	%775 = add i64 %765, 1, !dbg !101
	%776 = icmp slt i64 %775, %p7, !dbg !102
	br i1 %776, label %b23_cold, label %b24_cold, !dbg !102

b23_cold:
	%777 = getelementptr inbounds float, float addrspace(1)* %2, i64 %775, !dbg !103
	%778 = icmp uge i64 %775, %p9, !dbg !105
	br i1 %778, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !105, !prof !55

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %775, i64 %p9), !dbg !105
	ret void, !dbg !105

b23_cold_ok1:
	%779 = load float, float addrspace(1)* %777, align 4, !dbg !103
	%780 = fadd float %779, 1.000000e+00, !dbg !104
	%781 = getelementptr inbounds float, float addrspace(1)* %3, i64 %775, !dbg !105
	store float %780, float addrspace(1)* %781, align 4, !dbg !105
	br label %b24_cold, !dbg !105

b24_cold:
	%782 = add i64 %765, %64, !dbg !106
	br label %b21_cold, !dbg !106

b27_fail1:
	%783 = icmp uge i64 %147, %p11, !dbg !115
	br i1 %783, label %b27_fail2, label %b27_ok2, !dbg !115

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %147, i64 %p11), !dbg !115
	ret void, !dbg !115

b27_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %151, i64 %p2), !dbg !122
	ret void, !dbg !122

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !125
	ret void, !dbg !125

b34_fail1:
	%784 = icmp uge i64 %175, %p13, !dbg !143
	br i1 %784, label %b34_fail2, label %b34_ok2, !dbg !143

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %175, i64 %p13), !dbg !143
	ret void, !dbg !143

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %179, i64 %p2), !dbg !148
	ret void, !dbg !148

b35_fail1:
	%785 = icmp uge i64 0, %194, !dbg !150
	br i1 %785, label %b35_fail2, label %b35_ok2, !dbg !150

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %194), !dbg !150
	ret void, !dbg !150

b35_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !151
	ret void, !dbg !151

b47_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !195
	ret void, !dbg !195

b48_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %266, i64 %265), !dbg !201
	ret void, !dbg !201

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %270, i64 %266), !dbg !205
	ret void, !dbg !205

b54_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %289, i64 %265), !dbg !219
	ret void, !dbg !219

b56_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %293, i64 %289), !dbg !224
	ret void, !dbg !224

b64_cold:
	%786 = phi i64 [ %800, %b67_cold ], [ %246, %b59 ], !dbg !236
	%787 = icmp slt i64 %786, %p7, !dbg !237
	br i1 %787, label %b65_cold, label %b68, !dbg !237

b65_cold:
	%788 = getelementptr inbounds float, float addrspace(1)* %2, i64 %786, !dbg !238
	%789 = icmp uge i64 %786, %p9, !dbg !240
	br i1 %789, label %b65_cold_fail1, label %b65_cold_ok1, !dbg !240, !prof !55

b65_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %786, i64 %p9), !dbg !240
	ret void, !dbg !240

b65_cold_ok1:
	%790 = load float, float addrspace(1)* %788, align 4, !dbg !238
	%791 = fadd float %790, 1.000000e+00, !dbg !239
	%792 = getelementptr inbounds float, float addrspace(1)* %3, i64 %786, !dbg !240
	store float %791, float addrspace(1)* %792, align 4, !dbg !240
	%793 = add i64 %786, 1, !dbg !241
	%794 = icmp slt i64 %793, %p7, !dbg !242
	br i1 %794, label %b66_cold, label %b67_cold, !dbg !242

b66_cold:
	%795 = getelementptr inbounds float, float addrspace(1)* %2, i64 %793, !dbg !243
	%796 = icmp uge i64 %793, %p9, !dbg !245
	br i1 %796, label %b66_cold_fail1, label %b66_cold_ok1, !dbg !245, !prof !55

b66_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %793, i64 %p9), !dbg !245
	ret void, !dbg !245

b66_cold_ok1:
	%797 = load float, float addrspace(1)* %795, align 4, !dbg !243
	%798 = fadd float %797, 1.000000e+00, !dbg !244
	%799 = getelementptr inbounds float, float addrspace(1)* %3, i64 %793, !dbg !245
	store float %798, float addrspace(1)* %799, align 4, !dbg !245
	br label %b67_cold, !dbg !245

b67_cold:
	%800 = add i64 %786, %248, !dbg !246
	br label %b64_cold, !dbg !246

b70_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %330, i64 %p2), !dbg !257
	ret void, !dbg !257

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !261
	ret void, !dbg !261

b77_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %356, i64 %p2), !dbg !280
	ret void, !dbg !280

b78_fail1:
	%801 = icmp uge i64 0, %369, !dbg !283
	br i1 %801, label %b78_fail2, label %b78_ok2, !dbg !283

b78_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %369), !dbg !283
	ret void, !dbg !283

b78_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !284
	ret void, !dbg !284

b91_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !331
	ret void, !dbg !331

b92_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %449, i64 %448), !dbg !337
	ret void, !dbg !337

b94_fail1:
	%802 = icmp uge i64 %453, %449, !dbg !341
	br i1 %802, label %b94_fail2, label %b94_ok2, !dbg !341

b94_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %453, i64 %449), !dbg !341
	ret void, !dbg !341

b94_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %451, i64 %p9), !dbg !343
	ret void, !dbg !343

b98_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %474, i64 %448), !dbg !355
	ret void, !dbg !355

b100_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %478, i64 %474), !dbg !360
	ret void, !dbg !360

b100_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %476, i64 %p7), !dbg !363
	ret void, !dbg !363

b108_cold:
	%803 = phi i64 [ %820, %b111_cold ], [ %429, %b103 ], !dbg !372
	%804 = icmp slt i64 %803, %p7, !dbg !373
	br i1 %804, label %b109_cold, label %b112, !dbg !373

b109_cold:
	%805 = getelementptr inbounds float, float addrspace(1)* %2, i64 %803, !dbg !374
	%806 = icmp uge i64 %803, %p7, !dbg !374
	%807 = icmp uge i64 %803, %p9, !dbg !376
	%808 = or i1 %806, %807, !dbg !376
	br i1 %808, label %b109_cold_fail1, label %b109_cold_ok1, !dbg !376, !prof !55

b109_cold_fail1:
	%809 = icmp uge i64 %803, %p7, !dbg !374
	br i1 %809, label %b109_cold_fail2, label %b109_cold_ok2, !dbg !374

b109_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %803, i64 %p7), !dbg !374
	ret void, !dbg !374

b109_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %803, i64 %p9), !dbg !376
	ret void, !dbg !376

b109_cold_ok1:
	%810 = load float, float addrspace(1)* %805, align 4, !dbg !374
	%811 = fadd float %810, 1.000000e+00, !dbg !375
	%812 = getelementptr inbounds float, float addrspace(1)* %3, i64 %803, !dbg !376
	store float %811, float addrspace(1)* %812, align 4, !dbg !376
	%813 = add i64 %803, 1, !dbg !377
	%814 = icmp slt i64 %813, %p7, !dbg !378
	br i1 %814, label %b110_cold, label %b111_cold, !dbg !378

b110_cold:
	%815 = getelementptr inbounds float, float addrspace(1)* %2, i64 %813, !dbg !379
	%816 = icmp uge i64 %813, %p9, !dbg !381
	br i1 %816, label %b110_cold_fail1, label %b110_cold_ok1, !dbg !381, !prof !55

b110_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %813, i64 %p9), !dbg !381
	ret void, !dbg !381

b110_cold_ok1:
	%817 = load float, float addrspace(1)* %815, align 4, !dbg !379
	%818 = fadd float %817, 1.000000e+00, !dbg !380
	%819 = getelementptr inbounds float, float addrspace(1)* %3, i64 %813, !dbg !381
	store float %818, float addrspace(1)* %819, align 4, !dbg !381
	br label %b111_cold, !dbg !381

b111_cold:
	%820 = add i64 %803, %431, !dbg !382
	br label %b108_cold, !dbg !382

b114_fail1:
	%821 = icmp uge i64 %514, %p11, !dbg !390
	br i1 %821, label %b114_fail2, label %b114_ok2, !dbg !390

b114_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %514, i64 %p11), !dbg !390
	ret void, !dbg !390

b114_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %518, i64 %p2), !dbg !394
	ret void, !dbg !394

b115_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !397
	ret void, !dbg !397

b121_fail1:
	%822 = icmp uge i64 %542, %p13, !dbg !413
	br i1 %822, label %b121_fail2, label %b121_ok2, !dbg !413

b121_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %542, i64 %p13), !dbg !413
	ret void, !dbg !413

b121_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %546, i64 %p2), !dbg !417
	ret void, !dbg !417

b122_fail1:
	%823 = icmp uge i64 0, %561, !dbg !419
	br i1 %823, label %b122_fail2, label %b122_ok2, !dbg !419

b122_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %561), !dbg !419
	ret void, !dbg !419

b122_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !420
	ret void, !dbg !420

b134_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !459
	ret void, !dbg !459

b135_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %645, i64 %644), !dbg !465
	ret void, !dbg !465

b137_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %649, i64 %645), !dbg !470
	ret void, !dbg !470

b141_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %668, i64 %644), !dbg !484
	ret void, !dbg !484

b143_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %672, i64 %668), !dbg !489
	ret void, !dbg !489

b151_cold:
	%824 = phi i64 [ %838, %b154_cold ], [ 0, %b146 ], !dbg !501
	%825 = icmp slt i64 %824, %p7, !dbg !502
	br i1 %825, label %b152_cold, label %b155, !dbg !502

b152_cold:
	%826 = getelementptr inbounds float, float addrspace(1)* %2, i64 %824, !dbg !503
	%827 = icmp uge i64 %824, %p9, !dbg !505
	br i1 %827, label %b152_cold_fail1, label %b152_cold_ok1, !dbg !505, !prof !55

b152_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %824, i64 %p9), !dbg !505
	ret void, !dbg !505

b152_cold_ok1:
	%828 = load float, float addrspace(1)* %826, align 4, !dbg !503
	%829 = fadd float %828, 1.000000e+00, !dbg !504
	%830 = getelementptr inbounds float, float addrspace(1)* %3, i64 %824, !dbg !505
	store float %829, float addrspace(1)* %830, align 4, !dbg !505
	%831 = add i64 %824, 1, !dbg !506
	%832 = icmp slt i64 %831, %p7, !dbg !507
	br i1 %832, label %b153_cold, label %b154_cold, !dbg !507

b153_cold:
	%833 = getelementptr inbounds float, float addrspace(1)* %2, i64 %831, !dbg !508
	%834 = icmp uge i64 %831, %p9, !dbg !510
	br i1 %834, label %b153_cold_fail1, label %b153_cold_ok1, !dbg !510, !prof !55

b153_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %831, i64 %p9), !dbg !510
	ret void, !dbg !510

b153_cold_ok1:
	%835 = load float, float addrspace(1)* %833, align 4, !dbg !508
	%836 = fadd float %835, 1.000000e+00, !dbg !509
	%837 = getelementptr inbounds float, float addrspace(1)* %3, i64 %831, !dbg !510
	store float %836, float addrspace(1)* %837, align 4, !dbg !510
	br label %b154_cold, !dbg !510

b154_cold:
	%838 = add i64 %824, 2, !dbg !511
	br label %b151_cold, !dbg !511

b157_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %709, i64 %p2), !dbg !522
	ret void, !dbg !522

b158_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !526
	ret void, !dbg !526

b164_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %735, i64 %p2), !dbg !545
	ret void, !dbg !545

b165_fail1:
	%839 = icmp uge i64 0, %748, !dbg !548
	br i1 %839, label %b165_fail2, label %b165_ok2, !dbg !548

b165_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %748), !dbg !548
	ret void, !dbg !548

b165_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !549
	ret void, !dbg !549
}

define void @Sums(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i32 %p8, i64 %p9, double* %p10, i64 %p11, i32* %p12, i64 %p13, i64* %p14, i64 %p15, float* %p16, i64 %p17, float* %p18, i64 %p19, i8* %ctrl) nounwind !dbg !559 {
entry:
	br label %b0, !dbg !560

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !560
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !560
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !560
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !560
	%4 = addrspacecast double* %p10 to double addrspace(1)*, !dbg !560
	%5 = addrspacecast i32* %p12 to i32 addrspace(1)*, !dbg !560
	%6 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !560
	%7 = addrspacecast float* %p16 to float addrspace(1)*, !dbg !560
	%8 = addrspacecast float* %p18 to float addrspace(1)*, !dbg !560
	%9 = call i32 @gpuc_my_pe_thread(), !dbg !564
	%10 = call i32 @gpuc_num_pes_thread(), !dbg !565
	%11 = icmp slt i64 0, %p9, !dbg !560
	br i1 %11, label %b1, label %b80, !dbg !560

b1:
	%12 = sext i32 %9 to i64, !dbg !564
	%13 = sext i32 %10 to i64, !dbg !565
	%14 = icmp eq i64 %p1, 0, !dbg !566
	%15 = mul i64 %13, 2, !dbg !567
	%16 = icmp eq i64 %p3, 0, !dbg !570
	%17 = icmp eq i64 %p5, 0, !dbg !573
	br label %b2, !dbg !560

b2:
	%18 = phi i64 [ %374, %b76 ], [ 0, %b1 ], !dbg !560
	%19 = trunc i64 %18 to i32, !dbg !574
	%20 = add i32 %p8, %19, !dbg !575
	%21 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !566
	%22 = ptrtoint i64* %21 to i64, !dbg !566
	%23 = and i64 %22, 15, !dbg !566
	%24 = icmp eq i64 %23, 0, !dbg !566
	%25 = or i1 %24, %14, !dbg !566
	br i1 %25, label %b3, label %b79, !dbg !566

b3:
	%26 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !566
	%27 = ashr i64 %p1, 1, !dbg !566
	%28 = icmp eq i64 %15, -1, !dbg !576
	%29 = select i1 %28, i64 1, i64 %15, !dbg !576
	%30 = sdiv i64 %27, %29, !dbg !576
	%31 = sub i64 0, %27, !dbg !576
	%32 = select i1 %28, i64 %31, i64 %30, !dbg !576
	%33 = urem i32 %20, 2, !dbg !577
	%34 = zext i32 %33 to i64, !dbg !578
	%35 = mul i64 %34, %13, !dbg !579
	%36 = mul i64 %35, %32, !dbg !580
	%37 = add i32 %33, 1, !dbg !581
	%38 = zext i32 %37 to i64, !dbg !582
	%39 = mul i64 %38, %13, !dbg !583
	%40 = mul i64 %39, %32, !dbg !584
	%41 = sub i64 %40, %36, !dbg !585
	%42 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %26, i64 %36, !dbg !585
	%43 = icmp ugt i64 %40, %27, !dbg !585
	%44 = icmp ugt i64 %36, %40, !dbg !585
	%45 = or i1 %43, %44, !dbg !585
	br i1 %45, label %b3_fail1, label %b3_ok1, !dbg !585, !prof !55

b3_ok1:
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !586, !range !25
	%47 = sext i32 %46 to i64, !dbg !586
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !586, !range !26
	%49 = sext i32 %48 to i64, !dbg !586
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !586, !range !26
	%51 = sext i32 %50 to i64, !dbg !586
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !586, !range !19
	%53 = sext i32 %52 to i64, !dbg !586
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !586, !range !20
	%55 = sext i32 %54 to i64, !dbg !586
	%56 = mul i64 %55, %51, !dbg !586
	%57 = add i64 %49, %56, !dbg !586
	%58 = mul i64 %53, %57, !dbg !586
	%59 = add i64 %47, %58, !dbg !586
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !586, !range !21
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !586, !range !21
	%62 = mul i32 %60, %61, !dbg !586
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !586, !range !22
	%64 = mul i32 %62, %63, !dbg !586
	%65 = sext i32 %64 to i64, !dbg !586
	%66 = mul i64 %59, %65, !dbg !586
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !586, !range !27
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !586, !range !27
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !586, !range !28
	%70 = mul i32 %61, %69, !dbg !586
	%71 = add i32 %68, %70, !dbg !586
	%72 = mul i32 %60, %71, !dbg !586
	%73 = add i32 %67, %72, !dbg !586
	%74 = sext i32 %73 to i64, !dbg !586
	%75 = add i64 %66, %74, !dbg !586
	%76 = mul i64 %53, %55, !dbg !587
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !587, !range !20
	%78 = sext i32 %77 to i64, !dbg !587
	%79 = mul i64 %76, %78, !dbg !587
	%80 = mul i64 %79, %65, !dbg !587
	%81 = mul i64 %12, %32, !dbg !588
	br label %b4, !dbg !590

b4:
	%82 = phi i64 [ %75, %b3_ok1 ], [ %100, %b9 ], !dbg !591
	%83 = icmp slt i64 %82, %p11, !dbg !592
	br i1 %83, label %b5, label %b10, !dbg !592

b5:
	%84 = add i64 %81, %82, !dbg !593
	%85 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %42, i64 %84, !dbg !594
	%86 = getelementptr inbounds double, double addrspace(1)* %4, i64 %82, !dbg !597
	%87 = icmp uge i64 %84, %41, !dbg !594
	%88 = icmp uge i64 %82, %p11, !dbg !597
	%89 = or i1 %87, %88, !dbg !597
	br i1 %89, label %b5_fail1, label %b5_ok1, !dbg !597, !prof !55

b5_ok1:
	%90 = load double, double addrspace(1)* %86, align 8, !dbg !597
	%91 = bitcast double %90 to i64, !dbg !598
	br label %b6, !dbg !596

b6:
	%92 = phi i64 [ 0, %b5_ok1 ], [ %98, %b8 ], !dbg !596
	%93 = icmp ne i64 %92, %12, !dbg !599
	br i1 %93, label %b7, label %b8, !dbg !599

b7:
	%94 = trunc i64 %92 to i32, !dbg !589
	%95 = addrspacecast { i64, i64 } addrspace(1)* %85 to { i64, i64 }*, !dbg !589
	%96 = icmp uge i64 %92, %13, !dbg !589
	br i1 %96, label %b7_fail1, label %b7_ok1, !dbg !589, !prof !55

b7_ok1:
	%97 = bitcast { i64, i64 }* %95 to i8*, !dbg !589
	call void @gpuc_put_line_thread(i8* %97, i64 %91, i32 %20, i32 %94), !dbg !589
	br label %b8, !dbg !589

b8:
	%98 = add i64 %92, 1, !dbg !589
	%99 = icmp slt i64 %98, %13, !dbg !589
	br i1 %99, label %b6, label %b9, !dbg !589

b9:
	%100 = add i64 %82, %80, !dbg !600
	br label %b4, !dbg !600

b10:
	%101 = phi i64 [ %124, %b17 ], [ %75, %b4 ], !dbg !601
	%102 = icmp slt i64 %101, %p11, !dbg !602
	br i1 %102, label %b11, label %b18, !dbg !602

b11:
	%103 = getelementptr inbounds double, double addrspace(1)* %4, i64 %101, !dbg !604
	%104 = icmp uge i64 %101, %p11, !dbg !604
	br i1 %104, label %b11_fail1, label %b11_ok1, !dbg !604, !prof !55

b11_ok1:
	%105 = load double, double addrspace(1)* %103, align 8, !dbg !604
	%106 = bitcast double %105 to i64, !dbg !605
	br label %b12, !dbg !603

b12:
	%107 = phi double [ 0.000000e+00, %b11_ok1 ], [ %121, %b16 ], !dbg !606
	%108 = phi i64 [ 0, %b11_ok1 ], [ %122, %b16 ], !dbg !607
	%109 = icmp ne i64 %108, %12, !dbg !608
	br i1 %109, label %b13, label %b14, !dbg !608

b13:
	%110 = mul i64 %108, %32, !dbg !609
	%111 = add i64 %110, %101, !dbg !610
	%112 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %42, i64 %111, !dbg !611
	%113 = addrspacecast { i64, i64 } addrspace(1)* %112 to { i64, i64 }*, !dbg !612
	%114 = icmp uge i64 %111, %41, !dbg !611
	br i1 %114, label %b13_fail1, label %b13_ok1, !dbg !611, !prof !55

b13_ok1:
	%115 = bitcast { i64, i64 }* %113 to i8*, !dbg !612
	%116 = call i64 @gpuc_wait_line_thread(i8* %115, i32 %20, i32 1, i8* %ctrl, i32 30), !dbg !612
	br label %b14, !dbg !612

b14:
	%117 = phi i64 [ %106, %b12 ], [ %116, %b13_ok1 ], !dbg !613
	%118 = bitcast i64 %117 to double, !dbg !616
	%119 = icmp eq i64 %108, 0, !dbg !617
	br i1 %119, label %b16, label %b15, !dbg !617

b15:
	%120 = fadd double %107, %118, !dbg !618
	br label %b16, !dbg !619

b16:
	%121 = phi double [ %118, %b14 ], [ %120, %b15 ], !dbg !606
	%122 = add i64 %108, 1, !dbg !607
	%123 = icmp slt i64 %122, %13, !dbg !607
	br i1 %123, label %b12, label %b17, !dbg !607

b17:
	store double %121, double addrspace(1)* %103, align 8, !dbg !622
	%124 = add i64 %101, %80, !dbg !623
	br label %b10, !dbg !623

b18:
	%125 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !570
	%126 = ptrtoint i64* %125 to i64, !dbg !570
	%127 = and i64 %126, 15, !dbg !570
	%128 = icmp eq i64 %127, 0, !dbg !570
	%129 = or i1 %128, %16, !dbg !570
	br i1 %129, label %b19, label %b78, !dbg !570

b19:
	%130 = bitcast i64 addrspace(1)* %1 to { i64, i64 } addrspace(1)*, !dbg !570
	%131 = ashr i64 %p3, 1, !dbg !570
	%132 = icmp eq i64 %15, -1, !dbg !624
	%133 = select i1 %132, i64 1, i64 %15, !dbg !624
	%134 = sdiv i64 %131, %133, !dbg !624
	%135 = sub i64 0, %131, !dbg !624
	%136 = select i1 %132, i64 %135, i64 %134, !dbg !624
	%137 = mul i64 %35, %136, !dbg !625
	%138 = mul i64 %39, %136, !dbg !626
	%139 = sub i64 %138, %137, !dbg !627
	%140 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %130, i64 %137, !dbg !627
	%141 = mul i64 %75, 2, !dbg !628
	%142 = mul i64 %80, 2, !dbg !629
	%143 = mul i64 %12, %136, !dbg !630
	%144 = icmp ugt i64 %138, %131, !dbg !627
	%145 = icmp ugt i64 %137, %138, !dbg !627
	%146 = or i1 %144, %145, !dbg !627
	br i1 %146, label %b19_fail1, label %b19_ok1, !dbg !627, !prof !55

b19_ok1:
	br label %b20, !dbg !629

b20:
	%147 = phi i64 [ %141, %b19_ok1 ], [ %174, %b27 ], !dbg !631
	%148 = icmp slt i64 %147, %p13, !dbg !632
	br i1 %148, label %b21, label %b28, !dbg !632

b21:
	%149 = sdiv i64 %147, 2, !dbg !633
	%150 = add i64 %143, %149, !dbg !634
	%151 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %140, i64 %150, !dbg !635
	%152 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %147, !dbg !638
	%153 = icmp uge i64 %150, %139, !dbg !635
	%154 = icmp uge i64 %147, %p13, !dbg !638
	%155 = or i1 %153, %154, !dbg !638
	br i1 %155, label %b21_fail1, label %b21_ok1, !dbg !638, !prof !55

b21_ok1:
	%156 = load i32, i32 addrspace(1)* %152, align 4, !dbg !638
	%157 = zext i32 %156 to i64, !dbg !639
	%158 = add i64 %147, 1, !dbg !640
	%159 = icmp slt i64 %158, %p13, !dbg !641
	br i1 %159, label %b22, label %b23, !dbg !641

b22:
	%160 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %158, !dbg !642
	%161 = load i32, i32 addrspace(1)* %160, align 4, !dbg !642
	%162 = zext i32 %161 to i64, !dbg !643
	%163 = shl i64 %162, 32, !dbg !644
	%164 = or i64 %157, %163, !dbg !645
	br label %b23, !dbg !645

b23:
	%165 = phi i64 [ %157, %b21_ok1 ], [ %164, %b22 ], !dbg !646
	br label %b24, !dbg !637

b24:
	%166 = phi i64 [ 0, %b23 ], [ %172, %b26 ], !dbg !637
	%167 = icmp ne i64 %166, %12, !dbg !647
	br i1 %167, label %b25, label %b26, !dbg !647

b25:
	%168 = trunc i64 %166 to i32, !dbg !648
	%169 = addrspacecast { i64, i64 } addrspace(1)* %151 to { i64, i64 }*, !dbg !648
	%170 = icmp uge i64 %166, %13, !dbg !648
	br i1 %170, label %b25_fail1, label %b25_ok1, !dbg !648, !prof !55

b25_ok1:
	%171 = bitcast { i64, i64 }* %169 to i8*, !dbg !648
	call void @gpuc_put_line_thread(i8* %171, i64 %165, i32 %20, i32 %168), !dbg !648
	br label %b26, !dbg !648

b26:
	%172 = add i64 %166, 1, !dbg !648
	%173 = icmp slt i64 %172, %13, !dbg !648
	br i1 %173, label %b24, label %b27, !dbg !648

b27:
	%174 = add i64 %147, %142, !dbg !649
	br label %b20, !dbg !649

b28:
	%175 = phi i64 [ %213, %b39 ], [ %141, %b20 ], !dbg !650
	%176 = icmp slt i64 %175, %p13, !dbg !651
	br i1 %176, label %b29, label %b40, !dbg !651

b29:
	%177 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %175, !dbg !653
	%178 = icmp uge i64 %175, %p13, !dbg !653
	br i1 %178, label %b29_fail1, label %b29_ok1, !dbg !653, !prof !55

b29_ok1:
	%179 = load i32, i32 addrspace(1)* %177, align 4, !dbg !653
	%180 = zext i32 %179 to i64, !dbg !654
	%181 = add i64 %175, 1, !dbg !655
	%182 = icmp slt i64 %181, %p13, !dbg !656
	br i1 %182, label %b30, label %b31, !dbg !656

b30:
	%183 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %181, !dbg !657
	%184 = load i32, i32 addrspace(1)* %183, align 4, !dbg !657
	%185 = zext i32 %184 to i64, !dbg !658
	%186 = shl i64 %185, 32, !dbg !659
	%187 = or i64 %180, %186, !dbg !660
	br label %b31, !dbg !660

b31:
	%188 = phi i64 [ %180, %b29_ok1 ], [ %187, %b30 ], !dbg !661
	br label %b32, !dbg !652

b32:
	%189 = phi i32 [ 0, %b31 ], [ %208, %b36 ], !dbg !662
	%190 = phi i32 [ 0, %b31 ], [ %209, %b36 ], !dbg !663
	%191 = phi i64 [ 0, %b31 ], [ %210, %b36 ], !dbg !663
	%192 = icmp ne i64 %191, %12, !dbg !664
	br i1 %192, label %b33, label %b34, !dbg !664

b33:
	%193 = mul i64 %191, %136, !dbg !665
	%194 = sdiv i64 %175, 2, !dbg !666
	%195 = add i64 %193, %194, !dbg !667
	%196 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %140, i64 %195, !dbg !668
	%197 = addrspacecast { i64, i64 } addrspace(1)* %196 to { i64, i64 }*, !dbg !669
	%198 = icmp uge i64 %195, %139, !dbg !668
	br i1 %198, label %b33_fail1, label %b33_ok1, !dbg !668, !prof !55

b33_ok1:
	%199 = bitcast { i64, i64 }* %197 to i8*, !dbg !669
	%200 = call i64 @gpuc_wait_line_thread(i8* %199, i32 %20, i32 1, i8* %ctrl, i32 30), !dbg !669
	br label %b34, !dbg !669

b34:
	%201 = phi i64 [ %188, %b32 ], [ %200, %b33_ok1 ], !dbg !670
	%202 = trunc i64 %201 to i32, !dbg !673
	%203 = lshr i64 %201, 32, !dbg !674
	%204 = trunc i64 %203 to i32, !dbg !675
	%205 = icmp eq i64 %191, 0, !dbg !676
	br i1 %205, label %b36, label %b35, !dbg !676

b35:
	%206 = add i32 %189, %202, !dbg !677
	%207 = add i32 %190, %204, !dbg !678
	br label %b36, !dbg !678

b36:
	%208 = phi i32 [ %202, %b34 ], [ %206, %b35 ], !dbg !662
	%209 = phi i32 [ %204, %b34 ], [ %207, %b35 ], !dbg !663
	%210 = add i64 %191, 1, !dbg !663
	%211 = icmp slt i64 %210, %13, !dbg !663
	br i1 %211, label %b32, label %b37, !dbg !663

b37:
	store i32 %208, i32 addrspace(1)* %177, align 4, !dbg !681
	br i1 %182, label %b38, label %b39, !dbg !682

b38:
	%212 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %181, !dbg !683
	store i32 %209, i32 addrspace(1)* %212, align 4, !dbg !683
	br label %b39, !dbg !683

b39:
	%213 = add i64 %175, %142, !dbg !684
	br label %b28, !dbg !684

b40:
	%214 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !573
	%215 = ptrtoint i64* %214 to i64, !dbg !573
	%216 = and i64 %215, 15, !dbg !573
	%217 = icmp eq i64 %216, 0, !dbg !573
	%218 = or i1 %217, %17, !dbg !573
	br i1 %218, label %b41, label %b77, !dbg !573

b41:
	%219 = bitcast i64 addrspace(1)* %2 to { i64, i64 } addrspace(1)*, !dbg !573
	%220 = ashr i64 %p5, 1, !dbg !573
	%221 = icmp eq i64 %15, -1, !dbg !685
	%222 = select i1 %221, i64 1, i64 %15, !dbg !685
	%223 = sdiv i64 %220, %222, !dbg !685
	%224 = sub i64 0, %220, !dbg !685
	%225 = select i1 %221, i64 %224, i64 %223, !dbg !685
	%226 = mul i64 %35, %225, !dbg !686
	%227 = mul i64 %39, %225, !dbg !687
	%228 = sub i64 %227, %226, !dbg !688
	%229 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %219, i64 %226, !dbg !688
	%230 = mul i64 %12, %225, !dbg !689
	%231 = icmp ugt i64 %227, %220, !dbg !688
	%232 = icmp ugt i64 %226, %227, !dbg !688
	%233 = or i1 %231, %232, !dbg !688
	br i1 %233, label %b41_fail1, label %b41_ok1, !dbg !688, !prof !55

b41_ok1:
	br label %b42, !dbg !690

b42:
	%234 = phi i64 [ %75, %b41_ok1 ], [ %251, %b47 ], !dbg !691
	%235 = icmp slt i64 %234, %p15, !dbg !692
	br i1 %235, label %b43, label %b48, !dbg !692

b43:
	%236 = add i64 %230, %234, !dbg !693
	%237 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %229, i64 %236, !dbg !694
	%238 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %234, !dbg !697
	%239 = icmp uge i64 %236, %228, !dbg !694
	%240 = icmp uge i64 %234, %p15, !dbg !697
	%241 = or i1 %239, %240, !dbg !697
	br i1 %241, label %b43_fail1, label %b43_ok1, !dbg !697, !prof !55

b43_ok1:
	%242 = load i64, i64 addrspace(1)* %238, align 8, !dbg !697
	br label %b44, !dbg !696

b44:
	%243 = phi i64 [ 0, %b43_ok1 ], [ %249, %b46 ], !dbg !696
	%244 = icmp ne i64 %243, %12, !dbg !698
	br i1 %244, label %b45, label %b46, !dbg !698

b45:
	%245 = trunc i64 %243 to i32, !dbg !699
	%246 = addrspacecast { i64, i64 } addrspace(1)* %237 to { i64, i64 }*, !dbg !699
	%247 = icmp uge i64 %243, %13, !dbg !699
	br i1 %247, label %b45_fail1, label %b45_ok1, !dbg !699, !prof !55

b45_ok1:
	%248 = bitcast { i64, i64 }* %246 to i8*, !dbg !699
	call void @gpuc_put_line_thread(i8* %248, i64 %242, i32 %20, i32 %245), !dbg !699
	br label %b46, !dbg !699

b46:
	%249 = add i64 %243, 1, !dbg !699
	%250 = icmp slt i64 %249, %13, !dbg !699
	br i1 %250, label %b44, label %b47, !dbg !699

b47:
	%251 = add i64 %234, %80, !dbg !700
	br label %b42, !dbg !700

b48:
	%252 = phi i64 [ %273, %b55 ], [ %75, %b42 ], !dbg !701
	%253 = icmp slt i64 %252, %p15, !dbg !702
	br i1 %253, label %b49, label %b56, !dbg !702

b49:
	%254 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %252, !dbg !704
	%255 = icmp uge i64 %252, %p15, !dbg !704
	br i1 %255, label %b49_fail1, label %b49_ok1, !dbg !704, !prof !55

b49_ok1:
	%256 = load i64, i64 addrspace(1)* %254, align 8, !dbg !704
	br label %b50, !dbg !703

b50:
	%257 = phi i64 [ 0, %b49_ok1 ], [ %270, %b54 ], !dbg !705
	%258 = phi i64 [ 0, %b49_ok1 ], [ %271, %b54 ], !dbg !706
	%259 = icmp ne i64 %258, %12, !dbg !707
	br i1 %259, label %b51, label %b52, !dbg !707

b51:
	%260 = mul i64 %258, %225, !dbg !708
	%261 = add i64 %260, %252, !dbg !709
	%262 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %229, i64 %261, !dbg !710
	%263 = addrspacecast { i64, i64 } addrspace(1)* %262 to { i64, i64 }*, !dbg !711
	%264 = icmp uge i64 %261, %228, !dbg !710
	br i1 %264, label %b51_fail1, label %b51_ok1, !dbg !710, !prof !55

b51_ok1:
	%265 = bitcast { i64, i64 }* %263 to i8*, !dbg !711
	%266 = call i64 @gpuc_wait_line_thread(i8* %265, i32 %20, i32 1, i8* %ctrl, i32 30), !dbg !711
	br label %b52, !dbg !711

b52:
	%267 = phi i64 [ %256, %b50 ], [ %266, %b51_ok1 ], !dbg !712
	%268 = icmp eq i64 %258, 0, !dbg !713
	br i1 %268, label %b54, label %b53, !dbg !713

b53:
	%269 = add i64 %257, %267, !dbg !714
	br label %b54, !dbg !715

b54:
	%270 = phi i64 [ %267, %b52 ], [ %269, %b53 ], !dbg !705
	%271 = add i64 %258, 1, !dbg !706
	%272 = icmp slt i64 %271, %13, !dbg !706
	br i1 %272, label %b50, label %b55, !dbg !706

b55:
	store i64 %270, i64 addrspace(1)* %254, align 8, !dbg !718
	%273 = add i64 %252, %80, !dbg !719
	br label %b48, !dbg !719

b56:
	%274 = icmp eq i64 %47, 0, !dbg !720
	br i1 %274, label %b57, label %b76, !dbg !720

b57:
	%275 = icmp eq i64 %74, 0, !dbg !721
	br i1 %275, label %b58, label %b64, !dbg !721

b58:
	%276 = getelementptr inbounds float, float addrspace(1)* %7, i64 0, !dbg !722
	%277 = icmp uge i64 0, %p17, !dbg !722
	br i1 %277, label %b58_fail1, label %b58_ok1, !dbg !722, !prof !55

b58_ok1:
	%278 = load float, float addrspace(1)* %276, align 4, !dbg !722
	%279 = add i64 %35, %12, !dbg !727
	%280 = mul i64 %279, 2, !dbg !728
	%281 = zext i32 %20 to i64, !dbg !733
	br label %b59, !dbg !734

b59:
	%282 = phi i64 [ 0, %b58_ok1 ], [ %297, %b59_ok2 ], !dbg !734
	%283 = add i64 %12, %282, !dbg !736
	%284 = icmp uge i64 %280, %p7, !dbg !735
	br i1 %284, label %b59_fail1, label %b59_ok1, !dbg !735, !prof !55

b59_ok1:
	%285 = icmp eq i64 %13, -1, !dbg !737
	%286 = select i1 %285, i64 1, i64 %13, !dbg !737
	%287 = srem i64 %283, %286, !dbg !737
	%288 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %280, !dbg !735
	%289 = bitcast float %278 to i32, !dbg !738
	%290 = zext i32 %289 to i64, !dbg !738
	%291 = shl i64 %281, 32, !dbg !739
	%292 = or i64 %291, %290, !dbg !740
	%293 = trunc i64 %287 to i32, !dbg !741
	%294 = addrspacecast i64 addrspace(1)* %288 to i64*, !dbg !741
	%295 = icmp uge i64 %287, %13, !dbg !741
	br i1 %295, label %b59_fail2, label %b59_ok2, !dbg !741, !prof !55

b59_ok2:
	%296 = bitcast i64* %294 to i8*, !dbg !741
	call void @gpuc_signal_op_thread(i8* %296, i64 %292, i32 9, i32 %293), !dbg !741
	%297 = add i64 %282, 1, !dbg !731
	%298 = icmp slt i64 %297, %13, !dbg !731
	br i1 %298, label %b59, label %b60, !dbg !731

b60:
	%299 = mul i64 %35, 2, !dbg !745
	%300 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %299, !dbg !748
	%301 = addrspacecast i64 addrspace(1)* %300 to i64*, !dbg !749
	%302 = icmp uge i64 %299, %p7, !dbg !748
	br i1 %302, label %b60_fail1, label %b60_ok1, !dbg !748, !prof !55

b60_ok1:
	%303 = bitcast i64* %301 to i8*, !dbg !749
	%304 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %303, i32 5, i64 %291, i32 1, i8* %ctrl, i32 22), !dbg !749
	%305 = trunc i64 %304 to i32, !dbg !750
	%306 = bitcast i32 %305 to float, !dbg !750
	br label %b61, !dbg !747

b61:
	%307 = phi float [ %306, %b60_ok1 ], [ %319, %b62_ok1 ], !dbg !751
	%308 = phi i64 [ 1, %b60_ok1 ], [ %320, %b62_ok1 ], !dbg !752
	%309 = icmp slt i64 %308, %13, !dbg !753
	br i1 %309, label %b62, label %b63, !dbg !753

b62:
	%310 = add i64 %35, %308, !dbg !755
	%311 = mul i64 %310, 2, !dbg !756
	%312 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %311, !dbg !758
	%313 = addrspacecast i64 addrspace(1)* %312 to i64*, !dbg !759
	%314 = icmp uge i64 %311, %p7, !dbg !758
	br i1 %314, label %b62_fail1, label %b62_ok1, !dbg !758, !prof !55

b62_ok1:
	%315 = bitcast i64* %313 to i8*, !dbg !759
	%316 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %315, i32 5, i64 %291, i32 1, i8* %ctrl, i32 22), !dbg !759
	%317 = trunc i64 %316 to i32, !dbg !760
	%318 = bitcast i32 %317 to float, !dbg !760
	%319 = fadd float %307, %318, !dbg !761
	%320 = add i64 %308, 1, !dbg !762
	br label %b61, !dbg !762

b63:
	store float %307, float addrspace(1)* %276, align 4, !dbg !763
	br label %b64, !dbg !763

b64:
	%321 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !766, !range !312
	%322 = sext i32 %321 to i64, !dbg !766
	%323 = and i32 %73, -32, !dbg !766
	%324 = sub i32 %64, %323, !dbg !766
	%325 = icmp slt i32 %324, 32, !dbg !766
	%326 = select i1 %325, i32 %324, i32 32, !dbg !766
	%327 = sext i32 %326 to i64, !dbg !766
	%328 = zext i32 %20 to i64, !dbg !769
	br label %b65, !dbg !766

b65:
	%329 = phi float [ 0.000000e+00, %b64 ], [ %342, %b66_ok1 ], !dbg !770
	%330 = phi i64 [ %322, %b64 ], [ %343, %b66_ok1 ], !dbg !766
	%331 = icmp slt i64 %330, %13, !dbg !766
	br i1 %331, label %b66, label %b67, !dbg !766

b66:
	%332 = add i64 %35, %330, !dbg !772
	%333 = mul i64 %332, 2, !dbg !773
	%334 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %333, !dbg !774
	%335 = shl i64 %328, 32, !dbg !775
	%336 = addrspacecast i64 addrspace(1)* %334 to i64*, !dbg !776
	%337 = icmp uge i64 %333, %p7, !dbg !774
	br i1 %337, label %b66_fail1, label %b66_ok1, !dbg !774, !prof !55

b66_ok1:
	%338 = bitcast i64* %336 to i8*, !dbg !776
	%339 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %338, i32 5, i64 %335, i32 1, i8* %ctrl, i32 22), !dbg !776
	%340 = trunc i64 %339 to i32, !dbg !777
	%341 = bitcast i32 %340 to float, !dbg !777
	%342 = fadd float %329, %341, !dbg !778
	%343 = add i64 %330, %327, !dbg !766
	br label %b65, !dbg !766

b67:
	%344 = icmp eq i64 %327, 32, !dbg !786
	br i1 %344, label %b68, label %b70, !dbg !786

b68:
	%345 = phi float [ %353, %b69 ], [ %329, %b67 ], !dbg !787
	%346 = phi i64 [ %354, %b69 ], [ 16, %b67 ], !dbg !788
	%347 = icmp sgt i64 %346, 0, !dbg !789
	br i1 %347, label %b69, label %b73, !dbg !789

b69:
	%348 = trunc i64 %346 to i32, !dbg !790
	%349 = bitcast float %345 to i32, !dbg !790
	%350 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %349, i32 %348, i32 31), !dbg !790
	%351 = extractvalue { i32, i1 } %350, 0, !dbg !790
	%352 = bitcast i32 %351 to float, !dbg !790
	%353 = fadd float %345, %352, !dbg !791
	%354 = sdiv i64 %346, 2, !dbg !792
	br label %b68, !dbg !792

b70:
	%355 = bitcast float %329 to i32, !dbg !793
	%356 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %355, i32 0, i32 31), !dbg !793
	%357 = extractvalue { i32, i1 } %356, 0, !dbg !793
	%358 = bitcast i32 %357 to float, !dbg !793
	br label %b71, !dbg !793

b71:
	%359 = phi float [ %358, %b70 ], [ %367, %b72 ], !dbg !794
	%360 = phi i64 [ 1, %b70 ], [ %368, %b72 ], !dbg !795
	%361 = icmp slt i64 %360, %327, !dbg !796
	br i1 %361, label %b72, label %b73, !dbg !796

b72:
	%362 = trunc i64 %360 to i32, !dbg !797
	%363 = bitcast float %329 to i32, !dbg !797
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %363, i32 %362, i32 31), !dbg !797
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !797
	%366 = bitcast i32 %365 to float, !dbg !797
	%367 = fadd float %359, %366, !dbg !791
	%368 = add i64 %360, 1, !dbg !798
	br label %b71, !dbg !798

b73:
	%369 = phi float [ %345, %b68 ], [ %359, %b71 ], !dbg !785
	%370 = sub i64 %65, 1, !dbg !799
	%371 = icmp eq i64 %74, %370, !dbg !800
	br i1 %371, label %b74, label %b75, !dbg !800

b74:
	%372 = getelementptr inbounds float, float addrspace(1)* %8, i64 0, !dbg !801
	%373 = icmp uge i64 0, %p19, !dbg !801
	br i1 %373, label %b74_fail1, label %b74_ok1, !dbg !801, !prof !55

b74_ok1:
	store float %369, float addrspace(1)* %372, align 4, !dbg !801
	br label %b75, !dbg !801

b75:
	call void @llvm.nvvm.barrier0(), !dbg !802
	br label %b76, !dbg !802

b76:
	%374 = add i64 %18, 1, !dbg !802
	%375 = icmp slt i64 %374, %p9, !dbg !802
	br i1 %375, label %b2, label %b80, !dbg !802

b77:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %216, i64 16), !dbg !573
	ret void, !dbg !573

b78:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %127, i64 16), !dbg !570
	ret void, !dbg !570

b79:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %23, i64 16), !dbg !566
	ret void, !dbg !566

b80:
	ret void, !dbg !802

b3_fail1:
	%376 = icmp ugt i64 %40, %27, !dbg !585
	br i1 %376, label %b3_fail2, label %b3_ok2, !dbg !585

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %27), !dbg !585
	ret void, !dbg !585

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %36, i64 %40), !dbg !585
	ret void, !dbg !585

b5_fail1:
	%377 = icmp uge i64 %84, %41, !dbg !594
	br i1 %377, label %b5_fail2, label %b5_ok2, !dbg !594

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %84, i64 %41), !dbg !594
	ret void, !dbg !594

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p11), !dbg !597
	ret void, !dbg !597

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %92, i64 %13), !dbg !589
	ret void, !dbg !589

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %101, i64 %p11), !dbg !604
	ret void, !dbg !604

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %111, i64 %41), !dbg !611
	ret void, !dbg !611

b19_fail1:
	%378 = icmp ugt i64 %138, %131, !dbg !627
	br i1 %378, label %b19_fail2, label %b19_ok2, !dbg !627

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %138, i64 %131), !dbg !627
	ret void, !dbg !627

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %137, i64 %138), !dbg !627
	ret void, !dbg !627

b21_fail1:
	%379 = icmp uge i64 %150, %139, !dbg !635
	br i1 %379, label %b21_fail2, label %b21_ok2, !dbg !635

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %150, i64 %139), !dbg !635
	ret void, !dbg !635

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %147, i64 %p13), !dbg !638
	ret void, !dbg !638

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %166, i64 %13), !dbg !648
	ret void, !dbg !648

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %175, i64 %p13), !dbg !653
	ret void, !dbg !653

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %195, i64 %139), !dbg !668
	ret void, !dbg !668

b41_fail1:
	%380 = icmp ugt i64 %227, %220, !dbg !688
	br i1 %380, label %b41_fail2, label %b41_ok2, !dbg !688

b41_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %227, i64 %220), !dbg !688
	ret void, !dbg !688

b41_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %226, i64 %227), !dbg !688
	ret void, !dbg !688

b43_fail1:
	%381 = icmp uge i64 %236, %228, !dbg !694
	br i1 %381, label %b43_fail2, label %b43_ok2, !dbg !694

b43_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %236, i64 %228), !dbg !694
	ret void, !dbg !694

b43_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %234, i64 %p15), !dbg !697
	ret void, !dbg !697

b45_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %243, i64 %13), !dbg !699
	ret void, !dbg !699

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %252, i64 %p15), !dbg !704
	ret void, !dbg !704

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %261, i64 %228), !dbg !710
	ret void, !dbg !710

b58_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 %p17), !dbg !722
	ret void, !dbg !722

b59_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %280, i64 %p7), !dbg !735
	ret void, !dbg !735

b59_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %287, i64 %13), !dbg !741
	ret void, !dbg !741

b60_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %299, i64 %p7), !dbg !748
	ret void, !dbg !748

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %311, i64 %p7), !dbg !758
	ret void, !dbg !758

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %333, i64 %p7), !dbg !774
	ret void, !dbg !774

b74_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p19), !dbg !801
	ret void, !dbg !801
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

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!803, !804, !805, !806, !807, !808, !809, !810}
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
!107 = distinct !DISubprogram(name: "Words", scope: !32, file: !32, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!108 = !DILocation(line: 64, column: 27, scope: !8, inlinedAt: !9)
!109 = !DILocation(line: 32, column: 42, scope: !107, inlinedAt: !108)
!110 = !DILocation(line: 63, column: 7, scope: !8, inlinedAt: !9)
!111 = !DILocation(line: 63, column: 24, scope: !8, inlinedAt: !9)
!112 = !DILocation(line: 64, column: 57, scope: !8, inlinedAt: !9)
!113 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !112)
!114 = !DILocation(line: 64, column: 38, scope: !8, inlinedAt: !9)
!115 = !DILocation(line: 65, column: 34, scope: !8, inlinedAt: !9)
!116 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!117 = distinct !DISubprogram(name: "line", scope: !116, file: !116, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!118 = distinct !DISubprogram(name: "Store", scope: !116, file: !116, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!119 = !DILocation(line: 65, column: 12, scope: !8, inlinedAt: !9)
!120 = !DILocation(line: 12, column: 24, scope: !118, inlinedAt: !119)
!121 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !120)
!122 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !120)
!123 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !120)
!124 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !120)
!125 = !DILocation(line: 12, column: 16, scope: !118, inlinedAt: !119)
!126 = !DILocation(line: 12, column: 45, scope: !118, inlinedAt: !119)
!127 = distinct !DISubprogram(name: "Await", scope: !116, file: !116, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!128 = !DILocation(line: 66, column: 31, scope: !8, inlinedAt: !9)
!129 = !DILocation(line: 21, column: 48, scope: !127, inlinedAt: !128)
!130 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !129)
!131 = !DILocation(line: 21, column: 40, scope: !127, inlinedAt: !128)
!132 = !DILocation(line: 21, column: 25, scope: !127, inlinedAt: !128)
!133 = !DILocation(line: 66, column: 49, scope: !8, inlinedAt: !9)
!134 = !DILocation(line: 66, column: 8, scope: !8, inlinedAt: !9)
!135 = !DILocation(line: 63, column: 37, scope: !8, inlinedAt: !9)
!136 = !DILocation(line: 69, column: 38, scope: !8, inlinedAt: !9)
!137 = !DILocation(line: 68, column: 7, scope: !8, inlinedAt: !9)
!138 = !DILocation(line: 68, column: 24, scope: !8, inlinedAt: !9)
!139 = distinct !DISubprogram(name: "Words", scope: !32, file: !32, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!140 = !DILocation(line: 69, column: 84, scope: !8, inlinedAt: !9)
!141 = !DILocation(line: 32, column: 42, scope: !139, inlinedAt: !140)
!142 = !DILocation(line: 69, column: 69, scope: !8, inlinedAt: !9)
!143 = !DILocation(line: 70, column: 35, scope: !8, inlinedAt: !9)
!144 = distinct !DISubprogram(name: "Store", scope: !116, file: !116, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!145 = !DILocation(line: 70, column: 12, scope: !8, inlinedAt: !9)
!146 = !DILocation(line: 12, column: 24, scope: !144, inlinedAt: !145)
!147 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !146)
!148 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !146)
!149 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !146)
!150 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !146)
!151 = !DILocation(line: 12, column: 16, scope: !144, inlinedAt: !145)
!152 = !DILocation(line: 12, column: 45, scope: !144, inlinedAt: !145)
!153 = distinct !DISubprogram(name: "Await", scope: !116, file: !116, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!154 = !DILocation(line: 71, column: 28, scope: !8, inlinedAt: !9)
!155 = !DILocation(line: 21, column: 48, scope: !153, inlinedAt: !154)
!156 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !155)
!157 = !DILocation(line: 21, column: 40, scope: !153, inlinedAt: !154)
!158 = !DILocation(line: 21, column: 25, scope: !153, inlinedAt: !154)
!159 = !DILocation(line: 71, column: 46, scope: !8, inlinedAt: !9)
!160 = !DILocation(line: 71, column: 9, scope: !8, inlinedAt: !9)
!161 = !DILocation(line: 68, column: 38, scope: !8, inlinedAt: !9)
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
!180 = distinct !DISubprogram(name: "Send", scope: !32, file: !32, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!181 = !DILocation(line: 55, column: 10, scope: !165, inlinedAt: !166)
!182 = !DILocation(line: 37, column: 22, scope: !180, inlinedAt: !181)
!183 = !DILocation(line: 73, column: 17, scope: !165, inlinedAt: !166)
!184 = !DILocation(line: 37, column: 44, scope: !180, inlinedAt: !181)
!185 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !184)
!186 = !DILocation(line: 38, column: 20, scope: !180, inlinedAt: !181)
!187 = !DILocation(line: 39, column: 16, scope: !180, inlinedAt: !181)
!188 = !DILocation(line: 38, column: 64, scope: !180, inlinedAt: !181)
!189 = distinct !DISubprogram(name: "Receive", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!190 = !DILocation(line: 56, column: 13, scope: !165, inlinedAt: !166)
!191 = !DILocation(line: 47, column: 44, scope: !189, inlinedAt: !190)
!192 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !191)
!193 = !DILocation(line: 69, column: 57, scope: !165, inlinedAt: !166)
!194 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !193)
!195 = !DILocation(line: 54, column: 24, scope: !165, inlinedAt: !166)
!196 = !DILocation(line: 52, column: 22, scope: !165, inlinedAt: !166)
!197 = !DILocation(line: 52, column: 14, scope: !165, inlinedAt: !166)
!198 = !DILocation(line: 54, column: 70, scope: !165, inlinedAt: !166)
!199 = !DILocation(line: 54, column: 63, scope: !165, inlinedAt: !166)
!200 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !184)
!201 = !DILocation(line: 37, column: 30, scope: !180, inlinedAt: !181)
!202 = !DILocation(line: 38, column: 6, scope: !180, inlinedAt: !181)
!203 = !DILocation(line: 38, column: 38, scope: !180, inlinedAt: !181)
!204 = !DILocation(line: 39, column: 30, scope: !180, inlinedAt: !181)
!205 = !DILocation(line: 39, column: 28, scope: !180, inlinedAt: !181)
!206 = !DILocation(line: 39, column: 50, scope: !180, inlinedAt: !181)
!207 = !DILocation(line: 67, column: 20, scope: !62, inlinedAt: !206)
!208 = !DILocation(line: 67, column: 18, scope: !62, inlinedAt: !206)
!209 = !DILocation(line: 68, column: 27, scope: !62, inlinedAt: !206)
!210 = !DILocation(line: 68, column: 30, scope: !62, inlinedAt: !206)
!211 = !DILocation(line: 69, column: 21, scope: !62, inlinedAt: !206)
!212 = !DILocation(line: 69, column: 19, scope: !62, inlinedAt: !206)
!213 = !DILocation(line: 69, column: 28, scope: !62, inlinedAt: !206)
!214 = !DILocation(line: 69, column: 3, scope: !62, inlinedAt: !206)
!215 = !DILocation(line: 67, column: 2, scope: !62, inlinedAt: !206)
!216 = !DILocation(line: 38, column: 50, scope: !180, inlinedAt: !181)
!217 = !DILocation(line: 47, column: 22, scope: !189, inlinedAt: !190)
!218 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !191)
!219 = !DILocation(line: 47, column: 30, scope: !189, inlinedAt: !190)
!220 = !DILocation(line: 48, column: 20, scope: !189, inlinedAt: !190)
!221 = !DILocation(line: 48, column: 6, scope: !189, inlinedAt: !190)
!222 = !DILocation(line: 48, column: 38, scope: !189, inlinedAt: !190)
!223 = !DILocation(line: 49, column: 49, scope: !189, inlinedAt: !190)
!224 = !DILocation(line: 49, column: 47, scope: !189, inlinedAt: !190)
!225 = !DILocation(line: 49, column: 35, scope: !189, inlinedAt: !190)
!226 = !DILocation(line: 49, column: 20, scope: !189, inlinedAt: !190)
!227 = !DILocation(line: 80, column: 24, scope: !86, inlinedAt: !226)
!228 = !DILocation(line: 80, column: 53, scope: !86, inlinedAt: !226)
!229 = !DILocation(line: 80, column: 47, scope: !86, inlinedAt: !226)
!230 = !DILocation(line: 50, column: 8, scope: !189, inlinedAt: !190)
!231 = !DILocation(line: 85, column: 3, scope: !83, inlinedAt: !230)
!232 = !DILocation(line: 86, column: 27, scope: !83, inlinedAt: !230)
!233 = !DILocation(line: 86, column: 30, scope: !83, inlinedAt: !230)
!234 = !DILocation(line: 87, column: 4, scope: !83, inlinedAt: !230)
!235 = !DILocation(line: 48, column: 50, scope: !189, inlinedAt: !190)
!236 = !DILocation(line: 57, column: 7, scope: !165, inlinedAt: !166)
!237 = !DILocation(line: 57, column: 28, scope: !165, inlinedAt: !166)
!238 = !DILocation(line: 58, column: 16, scope: !165, inlinedAt: !166)
!239 = !DILocation(line: 58, column: 20, scope: !165, inlinedAt: !166)
!240 = !DILocation(line: 58, column: 7, scope: !165, inlinedAt: !166)
!241 = !DILocation(line: 59, column: 8, scope: !165, inlinedAt: !166)
!242 = !DILocation(line: 59, column: 11, scope: !165, inlinedAt: !166)
!243 = !DILocation(line: 60, column: 19, scope: !165, inlinedAt: !166)
!244 = !DILocation(line: 60, column: 25, scope: !165, inlinedAt: !166)
!245 = !DILocation(line: 60, column: 8, scope: !165, inlinedAt: !166)
!246 = !DILocation(line: 57, column: 40, scope: !165, inlinedAt: !166)
!247 = !DILocation(line: 64, column: 27, scope: !165, inlinedAt: !166)
!248 = !DILocation(line: 32, column: 42, scope: !107, inlinedAt: !247)
!249 = !DILocation(line: 63, column: 7, scope: !165, inlinedAt: !166)
!250 = !DILocation(line: 63, column: 24, scope: !165, inlinedAt: !166)
!251 = !DILocation(line: 64, column: 57, scope: !165, inlinedAt: !166)
!252 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !251)
!253 = !DILocation(line: 64, column: 38, scope: !165, inlinedAt: !166)
!254 = !DILocation(line: 65, column: 12, scope: !165, inlinedAt: !166)
!255 = !DILocation(line: 12, column: 24, scope: !118, inlinedAt: !254)
!256 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !255)
!257 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !255)
!258 = !DILocation(line: 65, column: 34, scope: !165, inlinedAt: !166)
!259 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !255)
!260 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !255)
!261 = !DILocation(line: 12, column: 16, scope: !118, inlinedAt: !254)
!262 = !DILocation(line: 12, column: 45, scope: !118, inlinedAt: !254)
!263 = !DILocation(line: 66, column: 31, scope: !165, inlinedAt: !166)
!264 = !DILocation(line: 21, column: 48, scope: !127, inlinedAt: !263)
!265 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !264)
!266 = !DILocation(line: 21, column: 40, scope: !127, inlinedAt: !263)
!267 = !DILocation(line: 21, column: 25, scope: !127, inlinedAt: !263)
!268 = !DILocation(line: 66, column: 49, scope: !165, inlinedAt: !166)
!269 = !DILocation(line: 66, column: 8, scope: !165, inlinedAt: !166)
!270 = !DILocation(line: 63, column: 37, scope: !165, inlinedAt: !166)
!271 = !DILocation(line: 69, column: 38, scope: !165, inlinedAt: !166)
!272 = !DILocation(line: 68, column: 7, scope: !165, inlinedAt: !166)
!273 = !DILocation(line: 68, column: 24, scope: !165, inlinedAt: !166)
!274 = !DILocation(line: 69, column: 84, scope: !165, inlinedAt: !166)
!275 = !DILocation(line: 32, column: 42, scope: !139, inlinedAt: !274)
!276 = !DILocation(line: 69, column: 69, scope: !165, inlinedAt: !166)
!277 = !DILocation(line: 70, column: 12, scope: !165, inlinedAt: !166)
!278 = !DILocation(line: 12, column: 24, scope: !144, inlinedAt: !277)
!279 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !278)
!280 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !278)
!281 = !DILocation(line: 70, column: 35, scope: !165, inlinedAt: !166)
!282 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !278)
!283 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !278)
!284 = !DILocation(line: 12, column: 16, scope: !144, inlinedAt: !277)
!285 = !DILocation(line: 12, column: 45, scope: !144, inlinedAt: !277)
!286 = !DILocation(line: 71, column: 28, scope: !165, inlinedAt: !166)
!287 = !DILocation(line: 21, column: 48, scope: !153, inlinedAt: !286)
!288 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !287)
!289 = !DILocation(line: 21, column: 40, scope: !153, inlinedAt: !286)
!290 = !DILocation(line: 21, column: 25, scope: !153, inlinedAt: !286)
!291 = !DILocation(line: 71, column: 46, scope: !165, inlinedAt: !166)
!292 = !DILocation(line: 71, column: 9, scope: !165, inlinedAt: !166)
!293 = !DILocation(line: 68, column: 38, scope: !165, inlinedAt: !166)
!294 = !DILocation(line: 30, column: 7, scope: !6)
!295 = !DILocation(line: 31, column: 16, scope: !6)
!296 = !DILocation(line: 31, column: 21, scope: !6)
!297 = !DILocation(line: 31, column: 43, scope: !6)
!298 = !DILocation(line: 31, column: 45, scope: !6)
!299 = !DILocation(line: 31, column: 49, scope: !6)
!300 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!301 = !DILocation(line: 32, column: 8, scope: !6)
!302 = !DILocation(line: 44, column: 23, scope: !300, inlinedAt: !301)
!303 = !DILocation(line: 44, column: 40, scope: !300, inlinedAt: !301)
!304 = !DILocation(line: 45, column: 20, scope: !300, inlinedAt: !301)
!305 = !DILocation(line: 45, column: 23, scope: !300, inlinedAt: !301)
!306 = !DILocation(line: 45, column: 32, scope: !300, inlinedAt: !301)
!307 = !DILocation(line: 45, column: 36, scope: !300, inlinedAt: !301)
!308 = !DILocation(line: 45, column: 39, scope: !300, inlinedAt: !301)
!309 = !DILocation(line: 47, column: 22, scope: !300, inlinedAt: !301)
!310 = !DILocation(line: 47, column: 15, scope: !300, inlinedAt: !301)
!311 = !DILocation(line: 48, column: 11, scope: !300, inlinedAt: !301)
!312 = !{i32 0, i32 32}
!313 = !DILocation(line: 48, column: 14, scope: !300, inlinedAt: !301)
!314 = !DILocation(line: 49, column: 3, scope: !300, inlinedAt: !301)
!315 = !DILocation(line: 54, column: 55, scope: !300, inlinedAt: !301)
!316 = distinct !DISubprogram(name: "Send", scope: !32, file: !32, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!317 = !DILocation(line: 55, column: 10, scope: !300, inlinedAt: !301)
!318 = !DILocation(line: 37, column: 22, scope: !316, inlinedAt: !317)
!319 = !DILocation(line: 73, column: 17, scope: !300, inlinedAt: !301)
!320 = !DILocation(line: 37, column: 44, scope: !316, inlinedAt: !317)
!321 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !320)
!322 = !DILocation(line: 38, column: 20, scope: !316, inlinedAt: !317)
!323 = !DILocation(line: 39, column: 16, scope: !316, inlinedAt: !317)
!324 = !DILocation(line: 38, column: 64, scope: !316, inlinedAt: !317)
!325 = distinct !DISubprogram(name: "Receive", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!326 = !DILocation(line: 56, column: 13, scope: !300, inlinedAt: !301)
!327 = !DILocation(line: 47, column: 44, scope: !325, inlinedAt: !326)
!328 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !327)
!329 = !DILocation(line: 69, column: 57, scope: !300, inlinedAt: !301)
!330 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !329)
!331 = !DILocation(line: 54, column: 24, scope: !300, inlinedAt: !301)
!332 = !DILocation(line: 52, column: 22, scope: !300, inlinedAt: !301)
!333 = !DILocation(line: 52, column: 14, scope: !300, inlinedAt: !301)
!334 = !DILocation(line: 54, column: 70, scope: !300, inlinedAt: !301)
!335 = !DILocation(line: 54, column: 63, scope: !300, inlinedAt: !301)
!336 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !320)
!337 = !DILocation(line: 37, column: 30, scope: !316, inlinedAt: !317)
!338 = !DILocation(line: 38, column: 6, scope: !316, inlinedAt: !317)
!339 = !DILocation(line: 38, column: 38, scope: !316, inlinedAt: !317)
!340 = !DILocation(line: 39, column: 30, scope: !316, inlinedAt: !317)
!341 = !DILocation(line: 39, column: 28, scope: !316, inlinedAt: !317)
!342 = !DILocation(line: 39, column: 50, scope: !316, inlinedAt: !317)
!343 = !DILocation(line: 67, column: 20, scope: !62, inlinedAt: !342)
!344 = !DILocation(line: 67, column: 18, scope: !62, inlinedAt: !342)
!345 = !DILocation(line: 68, column: 27, scope: !62, inlinedAt: !342)
!346 = !DILocation(line: 68, column: 30, scope: !62, inlinedAt: !342)
!347 = !DILocation(line: 69, column: 21, scope: !62, inlinedAt: !342)
!348 = !DILocation(line: 69, column: 19, scope: !62, inlinedAt: !342)
!349 = !DILocation(line: 69, column: 28, scope: !62, inlinedAt: !342)
!350 = !DILocation(line: 69, column: 3, scope: !62, inlinedAt: !342)
!351 = !DILocation(line: 67, column: 2, scope: !62, inlinedAt: !342)
!352 = !DILocation(line: 38, column: 50, scope: !316, inlinedAt: !317)
!353 = !DILocation(line: 47, column: 22, scope: !325, inlinedAt: !326)
!354 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !327)
!355 = !DILocation(line: 47, column: 30, scope: !325, inlinedAt: !326)
!356 = !DILocation(line: 48, column: 20, scope: !325, inlinedAt: !326)
!357 = !DILocation(line: 48, column: 6, scope: !325, inlinedAt: !326)
!358 = !DILocation(line: 48, column: 38, scope: !325, inlinedAt: !326)
!359 = !DILocation(line: 49, column: 49, scope: !325, inlinedAt: !326)
!360 = !DILocation(line: 49, column: 47, scope: !325, inlinedAt: !326)
!361 = !DILocation(line: 49, column: 35, scope: !325, inlinedAt: !326)
!362 = !DILocation(line: 50, column: 8, scope: !325, inlinedAt: !326)
!363 = !DILocation(line: 85, column: 3, scope: !83, inlinedAt: !362)
!364 = !DILocation(line: 49, column: 20, scope: !325, inlinedAt: !326)
!365 = !DILocation(line: 80, column: 24, scope: !86, inlinedAt: !364)
!366 = !DILocation(line: 80, column: 53, scope: !86, inlinedAt: !364)
!367 = !DILocation(line: 80, column: 47, scope: !86, inlinedAt: !364)
!368 = !DILocation(line: 86, column: 27, scope: !83, inlinedAt: !362)
!369 = !DILocation(line: 86, column: 30, scope: !83, inlinedAt: !362)
!370 = !DILocation(line: 87, column: 4, scope: !83, inlinedAt: !362)
!371 = !DILocation(line: 48, column: 50, scope: !325, inlinedAt: !326)
!372 = !DILocation(line: 57, column: 7, scope: !300, inlinedAt: !301)
!373 = !DILocation(line: 57, column: 28, scope: !300, inlinedAt: !301)
!374 = !DILocation(line: 58, column: 16, scope: !300, inlinedAt: !301)
!375 = !DILocation(line: 58, column: 20, scope: !300, inlinedAt: !301)
!376 = !DILocation(line: 58, column: 7, scope: !300, inlinedAt: !301)
!377 = !DILocation(line: 59, column: 8, scope: !300, inlinedAt: !301)
!378 = !DILocation(line: 59, column: 11, scope: !300, inlinedAt: !301)
!379 = !DILocation(line: 60, column: 19, scope: !300, inlinedAt: !301)
!380 = !DILocation(line: 60, column: 25, scope: !300, inlinedAt: !301)
!381 = !DILocation(line: 60, column: 8, scope: !300, inlinedAt: !301)
!382 = !DILocation(line: 57, column: 40, scope: !300, inlinedAt: !301)
!383 = !DILocation(line: 64, column: 27, scope: !300, inlinedAt: !301)
!384 = !DILocation(line: 32, column: 42, scope: !107, inlinedAt: !383)
!385 = !DILocation(line: 63, column: 7, scope: !300, inlinedAt: !301)
!386 = !DILocation(line: 63, column: 24, scope: !300, inlinedAt: !301)
!387 = !DILocation(line: 64, column: 57, scope: !300, inlinedAt: !301)
!388 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !387)
!389 = !DILocation(line: 64, column: 38, scope: !300, inlinedAt: !301)
!390 = !DILocation(line: 65, column: 34, scope: !300, inlinedAt: !301)
!391 = !DILocation(line: 65, column: 12, scope: !300, inlinedAt: !301)
!392 = !DILocation(line: 12, column: 24, scope: !118, inlinedAt: !391)
!393 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !392)
!394 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !392)
!395 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !392)
!396 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !392)
!397 = !DILocation(line: 12, column: 16, scope: !118, inlinedAt: !391)
!398 = !DILocation(line: 12, column: 45, scope: !118, inlinedAt: !391)
!399 = !DILocation(line: 66, column: 31, scope: !300, inlinedAt: !301)
!400 = !DILocation(line: 21, column: 48, scope: !127, inlinedAt: !399)
!401 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !400)
!402 = !DILocation(line: 21, column: 40, scope: !127, inlinedAt: !399)
!403 = !DILocation(line: 21, column: 25, scope: !127, inlinedAt: !399)
!404 = !DILocation(line: 66, column: 49, scope: !300, inlinedAt: !301)
!405 = !DILocation(line: 66, column: 8, scope: !300, inlinedAt: !301)
!406 = !DILocation(line: 63, column: 37, scope: !300, inlinedAt: !301)
!407 = !DILocation(line: 69, column: 38, scope: !300, inlinedAt: !301)
!408 = !DILocation(line: 68, column: 7, scope: !300, inlinedAt: !301)
!409 = !DILocation(line: 68, column: 24, scope: !300, inlinedAt: !301)
!410 = !DILocation(line: 69, column: 84, scope: !300, inlinedAt: !301)
!411 = !DILocation(line: 32, column: 42, scope: !139, inlinedAt: !410)
!412 = !DILocation(line: 69, column: 69, scope: !300, inlinedAt: !301)
!413 = !DILocation(line: 70, column: 35, scope: !300, inlinedAt: !301)
!414 = !DILocation(line: 70, column: 12, scope: !300, inlinedAt: !301)
!415 = !DILocation(line: 12, column: 24, scope: !144, inlinedAt: !414)
!416 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !415)
!417 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !415)
!418 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !415)
!419 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !415)
!420 = !DILocation(line: 12, column: 16, scope: !144, inlinedAt: !414)
!421 = !DILocation(line: 12, column: 45, scope: !144, inlinedAt: !414)
!422 = !DILocation(line: 71, column: 28, scope: !300, inlinedAt: !301)
!423 = !DILocation(line: 21, column: 48, scope: !153, inlinedAt: !422)
!424 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !423)
!425 = !DILocation(line: 21, column: 40, scope: !153, inlinedAt: !422)
!426 = !DILocation(line: 21, column: 25, scope: !153, inlinedAt: !422)
!427 = !DILocation(line: 71, column: 46, scope: !300, inlinedAt: !301)
!428 = !DILocation(line: 71, column: 9, scope: !300, inlinedAt: !301)
!429 = !DILocation(line: 68, column: 38, scope: !300, inlinedAt: !301)
!430 = !DILocation(line: 34, column: 7, scope: !6)
!431 = !DILocation(line: 35, column: 19, scope: !6)
!432 = !DILocation(line: 35, column: 22, scope: !6)
!433 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!434 = !DILocation(line: 36, column: 8, scope: !6)
!435 = !DILocation(line: 44, column: 23, scope: !433, inlinedAt: !434)
!436 = !DILocation(line: 44, column: 40, scope: !433, inlinedAt: !434)
!437 = !DILocation(line: 45, column: 20, scope: !433, inlinedAt: !434)
!438 = !DILocation(line: 45, column: 23, scope: !433, inlinedAt: !434)
!439 = !DILocation(line: 45, column: 32, scope: !433, inlinedAt: !434)
!440 = !DILocation(line: 45, column: 36, scope: !433, inlinedAt: !434)
!441 = !DILocation(line: 45, column: 39, scope: !433, inlinedAt: !434)
!442 = !DILocation(line: 47, column: 15, scope: !433, inlinedAt: !434)
!443 = !DILocation(line: 48, column: 14, scope: !433, inlinedAt: !434)
!444 = !DILocation(line: 49, column: 3, scope: !433, inlinedAt: !434)
!445 = !DILocation(line: 54, column: 55, scope: !433, inlinedAt: !434)
!446 = distinct !DISubprogram(name: "Send", scope: !32, file: !32, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!447 = !DILocation(line: 55, column: 10, scope: !433, inlinedAt: !434)
!448 = !DILocation(line: 37, column: 22, scope: !446, inlinedAt: !447)
!449 = !DILocation(line: 73, column: 17, scope: !433, inlinedAt: !434)
!450 = !DILocation(line: 37, column: 44, scope: !446, inlinedAt: !447)
!451 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !450)
!452 = !DILocation(line: 39, column: 16, scope: !446, inlinedAt: !447)
!453 = distinct !DISubprogram(name: "Receive", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!454 = !DILocation(line: 56, column: 13, scope: !433, inlinedAt: !434)
!455 = !DILocation(line: 47, column: 44, scope: !453, inlinedAt: !454)
!456 = !DILocation(line: 62, column: 12, scope: !37, inlinedAt: !455)
!457 = !DILocation(line: 69, column: 57, scope: !433, inlinedAt: !434)
!458 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !457)
!459 = !DILocation(line: 54, column: 24, scope: !433, inlinedAt: !434)
!460 = !DILocation(line: 52, column: 22, scope: !433, inlinedAt: !434)
!461 = !DILocation(line: 52, column: 14, scope: !433, inlinedAt: !434)
!462 = !DILocation(line: 54, column: 70, scope: !433, inlinedAt: !434)
!463 = !DILocation(line: 54, column: 63, scope: !433, inlinedAt: !434)
!464 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !450)
!465 = !DILocation(line: 37, column: 30, scope: !446, inlinedAt: !447)
!466 = !DILocation(line: 38, column: 20, scope: !446, inlinedAt: !447)
!467 = !DILocation(line: 38, column: 6, scope: !446, inlinedAt: !447)
!468 = !DILocation(line: 38, column: 38, scope: !446, inlinedAt: !447)
!469 = !DILocation(line: 39, column: 30, scope: !446, inlinedAt: !447)
!470 = !DILocation(line: 39, column: 28, scope: !446, inlinedAt: !447)
!471 = !DILocation(line: 39, column: 50, scope: !446, inlinedAt: !447)
!472 = !DILocation(line: 67, column: 20, scope: !62, inlinedAt: !471)
!473 = !DILocation(line: 67, column: 18, scope: !62, inlinedAt: !471)
!474 = !DILocation(line: 68, column: 27, scope: !62, inlinedAt: !471)
!475 = !DILocation(line: 68, column: 30, scope: !62, inlinedAt: !471)
!476 = !DILocation(line: 69, column: 21, scope: !62, inlinedAt: !471)
!477 = !DILocation(line: 69, column: 19, scope: !62, inlinedAt: !471)
!478 = !DILocation(line: 69, column: 28, scope: !62, inlinedAt: !471)
!479 = !DILocation(line: 69, column: 3, scope: !62, inlinedAt: !471)
!480 = !DILocation(line: 67, column: 2, scope: !62, inlinedAt: !471)
!481 = !DILocation(line: 38, column: 50, scope: !446, inlinedAt: !447)
!482 = !DILocation(line: 47, column: 22, scope: !453, inlinedAt: !454)
!483 = !DILocation(line: 62, column: 17, scope: !37, inlinedAt: !455)
!484 = !DILocation(line: 47, column: 30, scope: !453, inlinedAt: !454)
!485 = !DILocation(line: 48, column: 20, scope: !453, inlinedAt: !454)
!486 = !DILocation(line: 48, column: 6, scope: !453, inlinedAt: !454)
!487 = !DILocation(line: 48, column: 38, scope: !453, inlinedAt: !454)
!488 = !DILocation(line: 49, column: 49, scope: !453, inlinedAt: !454)
!489 = !DILocation(line: 49, column: 47, scope: !453, inlinedAt: !454)
!490 = !DILocation(line: 49, column: 35, scope: !453, inlinedAt: !454)
!491 = !DILocation(line: 49, column: 20, scope: !453, inlinedAt: !454)
!492 = !DILocation(line: 80, column: 24, scope: !86, inlinedAt: !491)
!493 = !DILocation(line: 80, column: 53, scope: !86, inlinedAt: !491)
!494 = !DILocation(line: 80, column: 47, scope: !86, inlinedAt: !491)
!495 = !DILocation(line: 50, column: 8, scope: !453, inlinedAt: !454)
!496 = !DILocation(line: 85, column: 3, scope: !83, inlinedAt: !495)
!497 = !DILocation(line: 86, column: 27, scope: !83, inlinedAt: !495)
!498 = !DILocation(line: 86, column: 30, scope: !83, inlinedAt: !495)
!499 = !DILocation(line: 87, column: 4, scope: !83, inlinedAt: !495)
!500 = !DILocation(line: 48, column: 50, scope: !453, inlinedAt: !454)
!501 = !DILocation(line: 57, column: 7, scope: !433, inlinedAt: !434)
!502 = !DILocation(line: 57, column: 28, scope: !433, inlinedAt: !434)
!503 = !DILocation(line: 58, column: 16, scope: !433, inlinedAt: !434)
!504 = !DILocation(line: 58, column: 20, scope: !433, inlinedAt: !434)
!505 = !DILocation(line: 58, column: 7, scope: !433, inlinedAt: !434)
!506 = !DILocation(line: 59, column: 8, scope: !433, inlinedAt: !434)
!507 = !DILocation(line: 59, column: 11, scope: !433, inlinedAt: !434)
!508 = !DILocation(line: 60, column: 19, scope: !433, inlinedAt: !434)
!509 = !DILocation(line: 60, column: 25, scope: !433, inlinedAt: !434)
!510 = !DILocation(line: 60, column: 8, scope: !433, inlinedAt: !434)
!511 = !DILocation(line: 57, column: 40, scope: !433, inlinedAt: !434)
!512 = !DILocation(line: 64, column: 27, scope: !433, inlinedAt: !434)
!513 = !DILocation(line: 32, column: 42, scope: !107, inlinedAt: !512)
!514 = !DILocation(line: 63, column: 7, scope: !433, inlinedAt: !434)
!515 = !DILocation(line: 63, column: 24, scope: !433, inlinedAt: !434)
!516 = !DILocation(line: 64, column: 57, scope: !433, inlinedAt: !434)
!517 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !516)
!518 = !DILocation(line: 64, column: 38, scope: !433, inlinedAt: !434)
!519 = !DILocation(line: 65, column: 12, scope: !433, inlinedAt: !434)
!520 = !DILocation(line: 12, column: 24, scope: !118, inlinedAt: !519)
!521 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !520)
!522 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !520)
!523 = !DILocation(line: 65, column: 34, scope: !433, inlinedAt: !434)
!524 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !520)
!525 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !520)
!526 = !DILocation(line: 12, column: 16, scope: !118, inlinedAt: !519)
!527 = !DILocation(line: 12, column: 45, scope: !118, inlinedAt: !519)
!528 = !DILocation(line: 66, column: 31, scope: !433, inlinedAt: !434)
!529 = !DILocation(line: 21, column: 48, scope: !127, inlinedAt: !528)
!530 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !529)
!531 = !DILocation(line: 21, column: 40, scope: !127, inlinedAt: !528)
!532 = !DILocation(line: 21, column: 25, scope: !127, inlinedAt: !528)
!533 = !DILocation(line: 66, column: 49, scope: !433, inlinedAt: !434)
!534 = !DILocation(line: 66, column: 8, scope: !433, inlinedAt: !434)
!535 = !DILocation(line: 63, column: 37, scope: !433, inlinedAt: !434)
!536 = !DILocation(line: 69, column: 38, scope: !433, inlinedAt: !434)
!537 = !DILocation(line: 68, column: 7, scope: !433, inlinedAt: !434)
!538 = !DILocation(line: 68, column: 24, scope: !433, inlinedAt: !434)
!539 = !DILocation(line: 69, column: 84, scope: !433, inlinedAt: !434)
!540 = !DILocation(line: 32, column: 42, scope: !139, inlinedAt: !539)
!541 = !DILocation(line: 69, column: 69, scope: !433, inlinedAt: !434)
!542 = !DILocation(line: 70, column: 12, scope: !433, inlinedAt: !434)
!543 = !DILocation(line: 12, column: 24, scope: !144, inlinedAt: !542)
!544 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !543)
!545 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !543)
!546 = !DILocation(line: 70, column: 35, scope: !433, inlinedAt: !434)
!547 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !543)
!548 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !543)
!549 = !DILocation(line: 12, column: 16, scope: !144, inlinedAt: !542)
!550 = !DILocation(line: 12, column: 45, scope: !144, inlinedAt: !542)
!551 = !DILocation(line: 71, column: 28, scope: !433, inlinedAt: !434)
!552 = !DILocation(line: 21, column: 48, scope: !153, inlinedAt: !551)
!553 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !552)
!554 = !DILocation(line: 21, column: 40, scope: !153, inlinedAt: !551)
!555 = !DILocation(line: 21, column: 25, scope: !153, inlinedAt: !551)
!556 = !DILocation(line: 71, column: 46, scope: !433, inlinedAt: !434)
!557 = !DILocation(line: 71, column: 9, scope: !433, inlinedAt: !434)
!558 = !DILocation(line: 68, column: 38, scope: !433, inlinedAt: !434)
!559 = distinct !DISubprogram(name: "Sums", scope: !1, file: !1, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!560 = !DILocation(line: 82, column: 6, scope: !559)
!561 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!562 = distinct !DISubprogram(name: "AllReduce", scope: !561, file: !561, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!563 = !DILocation(line: 85, column: 15, scope: !559)
!564 = !DILocation(line: 23, column: 23, scope: !562, inlinedAt: !563)
!565 = !DILocation(line: 23, column: 40, scope: !562, inlinedAt: !563)
!566 = !DILocation(line: 24, column: 22, scope: !562, inlinedAt: !563)
!567 = !DILocation(line: 25, column: 27, scope: !562, inlinedAt: !563)
!568 = distinct !DISubprogram(name: "AllReduce", scope: !561, file: !561, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!569 = !DILocation(line: 86, column: 15, scope: !559)
!570 = !DILocation(line: 24, column: 22, scope: !568, inlinedAt: !569)
!571 = distinct !DISubprogram(name: "AllReduce", scope: !561, file: !561, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!572 = !DILocation(line: 87, column: 15, scope: !559)
!573 = !DILocation(line: 24, column: 22, scope: !571, inlinedAt: !572)
!574 = !DILocation(line: 84, column: 22, scope: !559)
!575 = !DILocation(line: 84, column: 14, scope: !559)
!576 = !DILocation(line: 25, column: 22, scope: !562, inlinedAt: !563)
!577 = !DILocation(line: 26, column: 31, scope: !562, inlinedAt: !563)
!578 = !DILocation(line: 26, column: 25, scope: !562, inlinedAt: !563)
!579 = !DILocation(line: 26, column: 34, scope: !562, inlinedAt: !563)
!580 = !DILocation(line: 26, column: 38, scope: !562, inlinedAt: !563)
!581 = !DILocation(line: 26, column: 56, scope: !562, inlinedAt: !563)
!582 = !DILocation(line: 26, column: 48, scope: !562, inlinedAt: !563)
!583 = !DILocation(line: 26, column: 59, scope: !562, inlinedAt: !563)
!584 = !DILocation(line: 26, column: 63, scope: !562, inlinedAt: !563)
!585 = !DILocation(line: 26, column: 21, scope: !562, inlinedAt: !563)
!586 = !DILocation(line: 27, column: 23, scope: !562, inlinedAt: !563)
!587 = !DILocation(line: 27, column: 46, scope: !562, inlinedAt: !563)
!588 = !DILocation(line: 29, column: 27, scope: !562, inlinedAt: !563)
!589 = !DILocation(line: 32, column: 18, scope: !562, inlinedAt: !563)
!590 = !DILocation(line: 27, column: 48, scope: !562, inlinedAt: !563)
!591 = !DILocation(line: 28, column: 6, scope: !562, inlinedAt: !563)
!592 = !DILocation(line: 28, column: 20, scope: !562, inlinedAt: !563)
!593 = !DILocation(line: 29, column: 32, scope: !562, inlinedAt: !563)
!594 = !DILocation(line: 29, column: 24, scope: !562, inlinedAt: !563)
!595 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!596 = !DILocation(line: 29, column: 54, scope: !562, inlinedAt: !563)
!597 = !DILocation(line: 67, column: 20, scope: !595, inlinedAt: !596)
!598 = !DILocation(line: 67, column: 18, scope: !595, inlinedAt: !596)
!599 = !DILocation(line: 31, column: 10, scope: !562, inlinedAt: !563)
!600 = !DILocation(line: 28, column: 32, scope: !562, inlinedAt: !563)
!601 = !DILocation(line: 36, column: 6, scope: !562, inlinedAt: !563)
!602 = !DILocation(line: 36, column: 20, scope: !562, inlinedAt: !563)
!603 = !DILocation(line: 37, column: 15, scope: !562, inlinedAt: !563)
!604 = !DILocation(line: 67, column: 20, scope: !595, inlinedAt: !603)
!605 = !DILocation(line: 67, column: 18, scope: !595, inlinedAt: !603)
!606 = !DILocation(line: 38, column: 7, scope: !562, inlinedAt: !563)
!607 = !DILocation(line: 38, column: 10, scope: !562, inlinedAt: !563)
!608 = !DILocation(line: 41, column: 10, scope: !562, inlinedAt: !563)
!609 = !DILocation(line: 42, column: 40, scope: !562, inlinedAt: !563)
!610 = !DILocation(line: 42, column: 45, scope: !562, inlinedAt: !563)
!611 = !DILocation(line: 42, column: 37, scope: !562, inlinedAt: !563)
!612 = !DILocation(line: 42, column: 26, scope: !562, inlinedAt: !563)
!613 = !DILocation(line: 40, column: 4, scope: !562, inlinedAt: !563)
!614 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!615 = !DILocation(line: 44, column: 21, scope: !562, inlinedAt: !563)
!616 = !DILocation(line: 78, column: 25, scope: !614, inlinedAt: !615)
!617 = !DILocation(line: 45, column: 10, scope: !562, inlinedAt: !563)
!618 = !DILocation(line: 48, column: 13, scope: !562, inlinedAt: !563)
!619 = !DILocation(line: 48, column: 18, scope: !562, inlinedAt: !563)
!620 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!621 = !DILocation(line: 51, column: 8, scope: !562, inlinedAt: !563)
!622 = !DILocation(line: 85, column: 3, scope: !620, inlinedAt: !621)
!623 = !DILocation(line: 36, column: 32, scope: !562, inlinedAt: !563)
!624 = !DILocation(line: 25, column: 22, scope: !568, inlinedAt: !569)
!625 = !DILocation(line: 26, column: 38, scope: !568, inlinedAt: !569)
!626 = !DILocation(line: 26, column: 63, scope: !568, inlinedAt: !569)
!627 = !DILocation(line: 26, column: 21, scope: !568, inlinedAt: !569)
!628 = !DILocation(line: 27, column: 25, scope: !568, inlinedAt: !569)
!629 = !DILocation(line: 27, column: 48, scope: !568, inlinedAt: !569)
!630 = !DILocation(line: 29, column: 27, scope: !568, inlinedAt: !569)
!631 = !DILocation(line: 28, column: 6, scope: !568, inlinedAt: !569)
!632 = !DILocation(line: 28, column: 20, scope: !568, inlinedAt: !569)
!633 = !DILocation(line: 29, column: 34, scope: !568, inlinedAt: !569)
!634 = !DILocation(line: 29, column: 32, scope: !568, inlinedAt: !569)
!635 = !DILocation(line: 29, column: 24, scope: !568, inlinedAt: !569)
!636 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!637 = !DILocation(line: 29, column: 54, scope: !568, inlinedAt: !569)
!638 = !DILocation(line: 67, column: 20, scope: !636, inlinedAt: !637)
!639 = !DILocation(line: 67, column: 18, scope: !636, inlinedAt: !637)
!640 = !DILocation(line: 68, column: 27, scope: !636, inlinedAt: !637)
!641 = !DILocation(line: 68, column: 30, scope: !636, inlinedAt: !637)
!642 = !DILocation(line: 69, column: 21, scope: !636, inlinedAt: !637)
!643 = !DILocation(line: 69, column: 19, scope: !636, inlinedAt: !637)
!644 = !DILocation(line: 69, column: 28, scope: !636, inlinedAt: !637)
!645 = !DILocation(line: 69, column: 3, scope: !636, inlinedAt: !637)
!646 = !DILocation(line: 67, column: 2, scope: !636, inlinedAt: !637)
!647 = !DILocation(line: 31, column: 10, scope: !568, inlinedAt: !569)
!648 = !DILocation(line: 32, column: 18, scope: !568, inlinedAt: !569)
!649 = !DILocation(line: 28, column: 32, scope: !568, inlinedAt: !569)
!650 = !DILocation(line: 36, column: 6, scope: !568, inlinedAt: !569)
!651 = !DILocation(line: 36, column: 20, scope: !568, inlinedAt: !569)
!652 = !DILocation(line: 37, column: 15, scope: !568, inlinedAt: !569)
!653 = !DILocation(line: 67, column: 20, scope: !636, inlinedAt: !652)
!654 = !DILocation(line: 67, column: 18, scope: !636, inlinedAt: !652)
!655 = !DILocation(line: 68, column: 27, scope: !636, inlinedAt: !652)
!656 = !DILocation(line: 68, column: 30, scope: !636, inlinedAt: !652)
!657 = !DILocation(line: 69, column: 21, scope: !636, inlinedAt: !652)
!658 = !DILocation(line: 69, column: 19, scope: !636, inlinedAt: !652)
!659 = !DILocation(line: 69, column: 28, scope: !636, inlinedAt: !652)
!660 = !DILocation(line: 69, column: 3, scope: !636, inlinedAt: !652)
!661 = !DILocation(line: 67, column: 2, scope: !636, inlinedAt: !652)
!662 = !DILocation(line: 38, column: 7, scope: !568, inlinedAt: !569)
!663 = !DILocation(line: 38, column: 10, scope: !568, inlinedAt: !569)
!664 = !DILocation(line: 41, column: 10, scope: !568, inlinedAt: !569)
!665 = !DILocation(line: 42, column: 40, scope: !568, inlinedAt: !569)
!666 = !DILocation(line: 42, column: 47, scope: !568, inlinedAt: !569)
!667 = !DILocation(line: 42, column: 45, scope: !568, inlinedAt: !569)
!668 = !DILocation(line: 42, column: 37, scope: !568, inlinedAt: !569)
!669 = !DILocation(line: 42, column: 26, scope: !568, inlinedAt: !569)
!670 = !DILocation(line: 40, column: 4, scope: !568, inlinedAt: !569)
!671 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!672 = !DILocation(line: 44, column: 21, scope: !568, inlinedAt: !569)
!673 = !DILocation(line: 80, column: 24, scope: !671, inlinedAt: !672)
!674 = !DILocation(line: 80, column: 53, scope: !671, inlinedAt: !672)
!675 = !DILocation(line: 80, column: 47, scope: !671, inlinedAt: !672)
!676 = !DILocation(line: 45, column: 10, scope: !568, inlinedAt: !569)
!677 = !DILocation(line: 48, column: 13, scope: !568, inlinedAt: !569)
!678 = !DILocation(line: 48, column: 18, scope: !568, inlinedAt: !569)
!679 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!680 = !DILocation(line: 51, column: 8, scope: !568, inlinedAt: !569)
!681 = !DILocation(line: 85, column: 3, scope: !679, inlinedAt: !680)
!682 = !DILocation(line: 86, column: 30, scope: !679, inlinedAt: !680)
!683 = !DILocation(line: 87, column: 4, scope: !679, inlinedAt: !680)
!684 = !DILocation(line: 36, column: 32, scope: !568, inlinedAt: !569)
!685 = !DILocation(line: 25, column: 22, scope: !571, inlinedAt: !572)
!686 = !DILocation(line: 26, column: 38, scope: !571, inlinedAt: !572)
!687 = !DILocation(line: 26, column: 63, scope: !571, inlinedAt: !572)
!688 = !DILocation(line: 26, column: 21, scope: !571, inlinedAt: !572)
!689 = !DILocation(line: 29, column: 27, scope: !571, inlinedAt: !572)
!690 = !DILocation(line: 27, column: 48, scope: !571, inlinedAt: !572)
!691 = !DILocation(line: 28, column: 6, scope: !571, inlinedAt: !572)
!692 = !DILocation(line: 28, column: 20, scope: !571, inlinedAt: !572)
!693 = !DILocation(line: 29, column: 32, scope: !571, inlinedAt: !572)
!694 = !DILocation(line: 29, column: 24, scope: !571, inlinedAt: !572)
!695 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!696 = !DILocation(line: 29, column: 54, scope: !571, inlinedAt: !572)
!697 = !DILocation(line: 67, column: 20, scope: !695, inlinedAt: !696)
!698 = !DILocation(line: 31, column: 10, scope: !571, inlinedAt: !572)
!699 = !DILocation(line: 32, column: 18, scope: !571, inlinedAt: !572)
!700 = !DILocation(line: 28, column: 32, scope: !571, inlinedAt: !572)
!701 = !DILocation(line: 36, column: 6, scope: !571, inlinedAt: !572)
!702 = !DILocation(line: 36, column: 20, scope: !571, inlinedAt: !572)
!703 = !DILocation(line: 37, column: 15, scope: !571, inlinedAt: !572)
!704 = !DILocation(line: 67, column: 20, scope: !695, inlinedAt: !703)
!705 = !DILocation(line: 38, column: 7, scope: !571, inlinedAt: !572)
!706 = !DILocation(line: 38, column: 10, scope: !571, inlinedAt: !572)
!707 = !DILocation(line: 41, column: 10, scope: !571, inlinedAt: !572)
!708 = !DILocation(line: 42, column: 40, scope: !571, inlinedAt: !572)
!709 = !DILocation(line: 42, column: 45, scope: !571, inlinedAt: !572)
!710 = !DILocation(line: 42, column: 37, scope: !571, inlinedAt: !572)
!711 = !DILocation(line: 42, column: 26, scope: !571, inlinedAt: !572)
!712 = !DILocation(line: 40, column: 4, scope: !571, inlinedAt: !572)
!713 = !DILocation(line: 45, column: 10, scope: !571, inlinedAt: !572)
!714 = !DILocation(line: 48, column: 13, scope: !571, inlinedAt: !572)
!715 = !DILocation(line: 48, column: 18, scope: !571, inlinedAt: !572)
!716 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!717 = !DILocation(line: 51, column: 8, scope: !571, inlinedAt: !572)
!718 = !DILocation(line: 85, column: 3, scope: !716, inlinedAt: !717)
!719 = !DILocation(line: 36, column: 32, scope: !571, inlinedAt: !572)
!720 = !DILocation(line: 88, column: 21, scope: !559)
!721 = !DILocation(line: 89, column: 24, scope: !559)
!722 = !DILocation(line: 90, column: 31, scope: !559)
!723 = distinct !DISubprogram(name: "valueAt", scope: !561, file: !561, line: 89, type: !4, isDefinition: true, scopeLine: 89, isOptimized: true, unit: !2)
!724 = distinct !DISubprogram(name: "Publish", scope: !561, file: !561, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!725 = !DILocation(line: 90, column: 15, scope: !559)
!726 = !DILocation(line: 62, column: 29, scope: !724, inlinedAt: !725)
!727 = !DILocation(line: 90, column: 27, scope: !723, inlinedAt: !726)
!728 = !DILocation(line: 90, column: 33, scope: !723, inlinedAt: !726)
!729 = distinct !DISubprogram(name: "word", scope: !116, file: !116, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!730 = distinct !DISubprogram(name: "Store", scope: !116, file: !116, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!731 = !DILocation(line: 62, column: 8, scope: !724, inlinedAt: !725)
!732 = !DILocation(line: 14, column: 39, scope: !730, inlinedAt: !731)
!733 = !DILocation(line: 30, column: 53, scope: !729, inlinedAt: !732)
!734 = !DILocation(line: 60, column: 40, scope: !724, inlinedAt: !725)
!735 = !DILocation(line: 14, column: 29, scope: !730, inlinedAt: !731)
!736 = !DILocation(line: 62, column: 60, scope: !724, inlinedAt: !725)
!737 = !DILocation(line: 62, column: 65, scope: !724, inlinedAt: !725)
!738 = !DILocation(line: 14, column: 62, scope: !730, inlinedAt: !731)
!739 = !DILocation(line: 30, column: 60, scope: !729, inlinedAt: !732)
!740 = !DILocation(line: 30, column: 65, scope: !729, inlinedAt: !732)
!741 = !DILocation(line: 14, column: 17, scope: !730, inlinedAt: !731)
!742 = distinct !DISubprogram(name: "Sum", scope: !561, file: !561, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!743 = !DILocation(line: 91, column: 32, scope: !559)
!744 = !DILocation(line: 70, column: 38, scope: !742, inlinedAt: !743)
!745 = !DILocation(line: 90, column: 33, scope: !723, inlinedAt: !744)
!746 = distinct !DISubprogram(name: "Await", scope: !116, file: !116, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!747 = !DILocation(line: 70, column: 17, scope: !742, inlinedAt: !743)
!748 = !DILocation(line: 27, column: 65, scope: !746, inlinedAt: !747)
!749 = !DILocation(line: 27, column: 53, scope: !746, inlinedAt: !747)
!750 = !DILocation(line: 27, column: 24, scope: !746, inlinedAt: !747)
!751 = !DILocation(line: 70, column: 2, scope: !742, inlinedAt: !743)
!752 = !DILocation(line: 71, column: 6, scope: !742, inlinedAt: !743)
!753 = !DILocation(line: 71, column: 18, scope: !742, inlinedAt: !743)
!754 = !DILocation(line: 72, column: 39, scope: !742, inlinedAt: !743)
!755 = !DILocation(line: 90, column: 27, scope: !723, inlinedAt: !754)
!756 = !DILocation(line: 90, column: 33, scope: !723, inlinedAt: !754)
!757 = !DILocation(line: 72, column: 18, scope: !742, inlinedAt: !743)
!758 = !DILocation(line: 27, column: 65, scope: !746, inlinedAt: !757)
!759 = !DILocation(line: 27, column: 53, scope: !746, inlinedAt: !757)
!760 = !DILocation(line: 27, column: 24, scope: !746, inlinedAt: !757)
!761 = !DILocation(line: 72, column: 3, scope: !742, inlinedAt: !743)
!762 = !DILocation(line: 71, column: 25, scope: !742, inlinedAt: !743)
!763 = !DILocation(line: 91, column: 11, scope: !559)
!764 = distinct !DISubprogram(name: "SumByWarp", scope: !561, file: !561, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!765 = !DILocation(line: 93, column: 32, scope: !559)
!766 = !DILocation(line: 82, column: 33, scope: !764, inlinedAt: !765)
!767 = !DILocation(line: 83, column: 18, scope: !764, inlinedAt: !765)
!768 = !DILocation(line: 27, column: 88, scope: !746, inlinedAt: !767)
!769 = !DILocation(line: 30, column: 53, scope: !729, inlinedAt: !768)
!770 = !DILocation(line: 82, column: 33, scope: !559)
!771 = !DILocation(line: 83, column: 39, scope: !764, inlinedAt: !765)
!772 = !DILocation(line: 90, column: 27, scope: !723, inlinedAt: !771)
!773 = !DILocation(line: 90, column: 33, scope: !723, inlinedAt: !771)
!774 = !DILocation(line: 27, column: 65, scope: !746, inlinedAt: !767)
!775 = !DILocation(line: 30, column: 60, scope: !729, inlinedAt: !768)
!776 = !DILocation(line: 27, column: 53, scope: !746, inlinedAt: !767)
!777 = !DILocation(line: 27, column: 24, scope: !746, inlinedAt: !767)
!778 = !DILocation(line: 83, column: 3, scope: !764, inlinedAt: !765)
!779 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!780 = distinct !DISubprogram(name: "reduceWarp", scope: !779, file: !779, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!781 = distinct !DISubprogram(name: "reduce", scope: !779, file: !779, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!782 = distinct !DISubprogram(name: "ReduceAdd", scope: !779, file: !779, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!783 = !DILocation(line: 85, column: 22, scope: !764, inlinedAt: !765)
!784 = !DILocation(line: 8, column: 15, scope: !782, inlinedAt: !783)
!785 = !DILocation(line: 45, column: 16, scope: !781, inlinedAt: !784)
!786 = !DILocation(line: 71, column: 7, scope: !780, inlinedAt: !785)
!787 = !DILocation(line: 66, column: 35, scope: !780, inlinedAt: !785)
!788 = !DILocation(line: 72, column: 7, scope: !780, inlinedAt: !785)
!789 = !DILocation(line: 72, column: 35, scope: !780, inlinedAt: !785)
!790 = !DILocation(line: 73, column: 23, scope: !780, inlinedAt: !785)
!791 = !DILocation(line: 8, column: 76, scope: !782, inlinedAt: !783)
!792 = !DILocation(line: 72, column: 40, scope: !780, inlinedAt: !785)
!793 = !DILocation(line: 77, column: 16, scope: !780, inlinedAt: !785)
!794 = !DILocation(line: 77, column: 2, scope: !780, inlinedAt: !785)
!795 = !DILocation(line: 78, column: 6, scope: !780, inlinedAt: !785)
!796 = !DILocation(line: 78, column: 22, scope: !780, inlinedAt: !785)
!797 = !DILocation(line: 79, column: 23, scope: !780, inlinedAt: !785)
!798 = !DILocation(line: 78, column: 27, scope: !780, inlinedAt: !785)
!799 = !DILocation(line: 94, column: 43, scope: !559)
!800 = !DILocation(line: 94, column: 24, scope: !559)
!801 = !DILocation(line: 95, column: 11, scope: !559)
!802 = !DILocation(line: 97, column: 18, scope: !559)
!803 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"kernel", i32 1}
!804 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidx", i32 256}
!805 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidy", i32 1}
!806 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidz", i32 1}
!807 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"kernel", i32 1}
!808 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!809 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!810 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidz", i32 1}
