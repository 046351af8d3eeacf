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
	%95 = add i64 %84, 1, !dbg !66
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
	%125 = add i64 %110, 1, !dbg !91
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
	%130 = mul i64 %p7, -1, !dbg !95
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
	%140 = add i64 %134, 1, !dbg !101
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
	%147 = mul i64 %82, 2, !dbg !109
	br label %b26, !dbg !110

b26:
	%148 = phi i64 [ %174, %b29 ], [ %56, %b25 ], !dbg !110
	%149 = icmp slt i64 %148, %p11, !dbg !111
	br i1 %149, label %b27, label %b32, !dbg !111

b27:
	%150 = mul i64 %148, 2, !dbg !113
	%151 = add i64 %147, %150, !dbg !114
	%152 = add i64 %151, 2, !dbg !121
	%153 = getelementptr inbounds double, double addrspace(1)* %4, i64 %148, !dbg !115
	%154 = icmp uge i64 %148, %p11, !dbg !115
	%155 = icmp ugt i64 %152, %p2, !dbg !122
	%156 = or i1 %154, %155, !dbg !122
	br i1 %156, label %b27_fail1, label %b27_ok1, !dbg !122, !prof !55

b27_ok1:
	%157 = load double, double addrspace(1)* %153, align 8, !dbg !115
	%158 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %151, !dbg !122
	%159 = addrspacecast i64 addrspace(1)* %158 to i64*, !dbg !123
	%160 = ptrtoint i64* %159 to i64, !dbg !123
	%161 = and i64 %160, 15, !dbg !123
	%162 = icmp eq i64 %161, 0, !dbg !123
	br i1 %162, label %b28, label %b31, !dbg !123

b28:
	%163 = bitcast i64 addrspace(1)* %158 to { i64, i64 } addrspace(1)*, !dbg !123
	%164 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %163, i64 0, !dbg !124
	%165 = bitcast double %157 to i64, !dbg !126
	%166 = addrspacecast { i64, i64 } addrspace(1)* %164 to { i64, i64 }*, !dbg !125
	%167 = icmp eq { i64, i64 } addrspace(1)* %164, null, !dbg !125
	br i1 %167, label %b28_fail1, label %b28_ok1, !dbg !125, !prof !55

b28_ok1:
	%168 = bitcast { i64, i64 }* %166 to i8*, !dbg !125
	call void @gpuc_put_line_thread(i8* %168, i64 %165, i32 %69, i32 %63), !dbg !125
	br i1 %162, label %b29, label %b30, !dbg !130

b29:
	%169 = addrspacecast { i64, i64 } addrspace(1)* %164 to { i64, i64 }*, !dbg !131
	%170 = bitcast { i64, i64 }* %169 to i8*, !dbg !131
	%171 = call i64 @gpuc_wait_line_thread(i8* %170, i32 %69, i32 1, i8* %ctrl, i32 21), !dbg !131
	%172 = bitcast i64 %171 to double, !dbg !132
	%173 = fadd double %172, 1.000000e+00, !dbg !133
	store double %173, double addrspace(1)* %153, align 8, !dbg !134
	%174 = add i64 %148, %34, !dbg !135
	br label %b26, !dbg !135

b30:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %161, i64 16), !dbg !130
	ret void, !dbg !130

b31:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %161, i64 16), !dbg !123
	ret void, !dbg !123

b32:
	%175 = add i64 %147, %66, !dbg !136
	br label %b33, !dbg !137

b33:
	%176 = phi i64 [ %206, %b36 ], [ %56, %b32 ], !dbg !137
	%177 = icmp slt i64 %176, %p13, !dbg !138
	br i1 %177, label %b34, label %b39, !dbg !138

b34:
	%178 = mul i64 %176, 2, !dbg !141
	%179 = add i64 %175, %178, !dbg !142
	%180 = add i64 %179, 2, !dbg !147
	%181 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %176, !dbg !143
	%182 = icmp uge i64 %176, %p13, !dbg !143
	%183 = icmp ugt i64 %180, %p2, !dbg !148
	%184 = or i1 %182, %183, !dbg !148
	br i1 %184, label %b34_fail1, label %b34_ok1, !dbg !148, !prof !55

b34_ok1:
	%185 = load i64, i64 addrspace(1)* %181, align 8, !dbg !143
	%186 = sub i64 %180, %179, !dbg !148
	%187 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %179, !dbg !148
	%188 = addrspacecast i64 addrspace(1)* %187 to i64*, !dbg !149
	%189 = ptrtoint i64* %188 to i64, !dbg !149
	%190 = and i64 %189, 15, !dbg !149
	%191 = icmp eq i64 %190, 0, !dbg !149
	%192 = icmp eq i64 %186, 0, !dbg !149
	%193 = or i1 %191, %192, !dbg !149
	br i1 %193, label %b35, label %b38, !dbg !149

b35:
	%194 = bitcast i64 addrspace(1)* %187 to { i64, i64 } addrspace(1)*, !dbg !149
	%195 = ashr i64 %186, 1, !dbg !149
	%196 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %194, i64 0, !dbg !150
	%197 = addrspacecast { i64, i64 } addrspace(1)* %196 to { i64, i64 }*, !dbg !151
	%198 = icmp uge i64 0, %195, !dbg !150
	%199 = icmp eq { i64, i64 } addrspace(1)* %196, null, !dbg !151
	%200 = or i1 %198, %199, !dbg !151
	br i1 %200, label %b35_fail1, label %b35_ok1, !dbg !151, !prof !55

b35_ok1:
	%201 = bitcast { i64, i64 }* %197 to i8*, !dbg !151
	call void @gpuc_put_line_thread(i8* %201, i64 %185, i32 %69, i32 %63), !dbg !151
	br i1 %193, label %b36, label %b37, !dbg !156

b36:
	%202 = addrspacecast { i64, i64 } addrspace(1)* %196 to { i64, i64 }*, !dbg !157
	%203 = bitcast { i64, i64 }* %202 to i8*, !dbg !157
	%204 = call i64 @gpuc_wait_line_thread(i8* %203, i32 %69, i32 1, i8* %ctrl, i32 21), !dbg !157
	%205 = add i64 %204, 1, !dbg !159
	store i64 %205, i64 addrspace(1)* %181, align 8, !dbg !160
	%206 = add i64 %176, %34, !dbg !161
	br label %b33, !dbg !161

b37:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %190, i64 16), !dbg !156
	ret void, !dbg !156

b38:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %190, i64 16), !dbg !149
	ret void, !dbg !149

b39:
	%207 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !36
	%208 = bitcast i64* %207 to i8*, !dbg !36
	call void @gpuc_signal_op_thread(i8* %208, i64 1, i32 10, i32 %60), !dbg !36
	%209 = add i64 %67, 1, !dbg !36
	%210 = icmp slt i64 %209, %p5, !dbg !36
	br i1 %210, label %b4, label %b172, !dbg !36

b40:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %77, i64 16), !dbg !74
	ret void, !dbg !74

b41:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %77, i64 16), !dbg !35
	ret void, !dbg !35

b42:
	%211 = icmp eq i64 %p0, 1, !dbg !162
	br i1 %211, label %b43, label %b85, !dbg !162

b43:
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !163, !range !25
	%213 = sext i32 %212 to i64, !dbg !163
	%214 = icmp eq i64 %213, 0, !dbg !164
	br i1 %214, label %b44, label %b172, !dbg !164

b44:
	%215 = sext i32 %6 to i64, !dbg !167
	%216 = sext i32 %7 to i64, !dbg !168
	%217 = add i64 %215, 1, !dbg !169
	%218 = icmp eq i64 %216, -1, !dbg !170
	%219 = select i1 %218, i64 1, i64 %216, !dbg !170
	%220 = srem i64 %217, %219, !dbg !170
	%221 = add i64 %215, %216, !dbg !171
	%222 = sub i64 %221, 1, !dbg !172
	%223 = icmp eq i64 %216, -1, !dbg !173
	%224 = select i1 %223, i64 1, i64 %216, !dbg !173
	%225 = srem i64 %222, %224, !dbg !173
	%226 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174, !range !21
	%227 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !174, !range !21
	%228 = mul i32 %226, %227, !dbg !174
	%229 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !174, !range !22
	%230 = mul i32 %228, %229, !dbg !174
	%231 = sext i32 %230 to i64, !dbg !174
	%232 = icmp slt i64 %231, %p9, !dbg !175
	%233 = select i1 %232, i64 %231, i64 %p9, !dbg !175
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !176, !range !27
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !176, !range !27
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !176, !range !28
	%237 = mul i32 %227, %236, !dbg !176
	%238 = add i32 %235, %237, !dbg !176
	%239 = mul i32 %226, %238, !dbg !176
	%240 = add i32 %234, %239, !dbg !176
	%241 = sext i32 %240 to i64, !dbg !176
	%242 = icmp sge i64 %241, %233, !dbg !177
	br i1 %242, label %b172, label %b45, !dbg !177

b45:
	%243 = icmp slt i64 0, %p5, !dbg !178
	br i1 %243, label %b46, label %b172, !dbg !178

b46:
	%244 = icmp eq i64 %p2, 0, !dbg !182
	%245 = trunc i64 %225 to i32, !dbg !183
	%246 = add i64 %p9, 1, !dbg !185
	%247 = mul i64 %241, 2, !dbg !186
	%248 = trunc i64 %220 to i32, !dbg !187
	%249 = mul i64 %231, 2, !dbg !188
	%250 = add i64 %p7, 1, !dbg !192
	%251 = mul i64 %p11, 2, !dbg !194
	br label %b47, !dbg !178

b47:
	%252 = phi i64 [ %384, %b82 ], [ 0, %b46 ], !dbg !178
	%253 = trunc i64 %252 to i32, !dbg !196
	%254 = add i32 %p4, %253, !dbg !197
	%255 = mul i64 %233, %252, !dbg !199
	%256 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !195
	%257 = icmp eq i64 addrspace(1)* %1, null, !dbg !195
	br i1 %257, label %b47_fail1, label %b47_ok1, !dbg !195, !prof !55

b47_ok1:
	%258 = bitcast i64* %256 to i8*, !dbg !195
	%259 = call i64 @gpuc_signal_wait_until_thread(i8* %258, i32 5, i64 %255, i32 1, i8* %ctrl, i32 1), !dbg !195
	%260 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !182
	%261 = ptrtoint i64* %260 to i64, !dbg !182
	%262 = and i64 %261, 15, !dbg !182
	%263 = icmp eq i64 %262, 0, !dbg !182
	%264 = or i1 %263, %244, !dbg !182
	br i1 %264, label %b48, label %b84, !dbg !182

b48:
	%265 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !182
	%266 = ashr i64 %p2, 1, !dbg !182
	%267 = sdiv i64 %246, 2, !dbg !200
	%268 = icmp ugt i64 %267, %266, !dbg !201
	br i1 %268, label %b48_fail1, label %b48_ok1, !dbg !201, !prof !55

b48_ok1:
	br label %b49, !dbg !186

b49:
	%269 = phi i64 [ %247, %b48_ok1 ], [ %289, %b52 ], !dbg !202
	%270 = icmp slt i64 %269, %p9, !dbg !203
	br i1 %270, label %b50, label %b53, !dbg !203

b50:
	%271 = sdiv i64 %269, 2, !dbg !204
	%272 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %265, i64 %271, !dbg !205
	%273 = getelementptr inbounds float, float addrspace(1)* %3, i64 %269, !dbg !207
	%274 = icmp uge i64 %271, %267, !dbg !205
	br i1 %274, label %b50_fail1, label %b50_ok1, !dbg !205, !prof !55

b50_ok1:
	%275 = load float, float addrspace(1)* %273, align 4, !dbg !207
	%276 = bitcast float %275 to i32, !dbg !208
	%277 = zext i32 %276 to i64, !dbg !208
	%278 = add i64 %269, 1, !dbg !209
	%279 = icmp slt i64 %278, %p9, !dbg !210
	br i1 %279, label %b51, label %b52, !dbg !210

b51:
	%280 = getelementptr inbounds float, float addrspace(1)* %3, i64 %278, !dbg !211
	%281 = load float, float addrspace(1)* %280, align 4, !dbg !211
	%282 = bitcast float %281 to i32, !dbg !212
	%283 = zext i32 %282 to i64, !dbg !212
	%284 = shl i64 %283, 32, !dbg !213
	%285 = or i64 %277, %284, !dbg !214
	br label %b52, !dbg !214

b52:
	%286 = phi i64 [ %277, %b50_ok1 ], [ %285, %b51 ], !dbg !215
	%287 = addrspacecast { i64, i64 } addrspace(1)* %272 to { i64, i64 }*, !dbg !187
	%288 = bitcast { i64, i64 }* %287 to i8*, !dbg !187
	call void @gpuc_put_line_thread(i8* %288, i64 %286, i32 %254, i32 %248), !dbg !187
	%289 = add i64 %269, %249, !dbg !216
	br label %b49, !dbg !216

b53:
	br i1 %264, label %b54, label %b83, !dbg !217

b54:
	%290 = sdiv i64 %250, 2, !dbg !218
	%291 = icmp ugt i64 %290, %266, !dbg !219
	br i1 %291, label %b54_fail1, label %b54_ok1, !dbg !219, !prof !55

b54_ok1:
	br label %b55, !dbg !220

b55:
	%292 = phi i64 [ %247, %b54_ok1 ], [ %309, %b58 ], !dbg !221
	%293 = icmp slt i64 %292, %p7, !dbg !222
	br i1 %293, label %b56, label %b59, !dbg !222

b56:
	%294 = sdiv i64 %292, 2, !dbg !223
	%295 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %265, i64 %294, !dbg !224
	%296 = addrspacecast { i64, i64 } addrspace(1)* %295 to { i64, i64 }*, !dbg !225
	%297 = icmp uge i64 %294, %290, !dbg !224
	br i1 %297, label %b56_fail1, label %b56_ok1, !dbg !224, !prof !55

b56_ok1:
	%298 = bitcast { i64, i64 }* %296 to i8*, !dbg !225
	%299 = call i64 @gpuc_wait_line_thread(i8* %298, i32 %254, i32 1, i8* %ctrl, i32 10), !dbg !225
	%300 = trunc i64 %299 to i32, !dbg !227
	%301 = bitcast i32 %300 to float, !dbg !227
	%302 = lshr i64 %299, 32, !dbg !228
	%303 = trunc i64 %302 to i32, !dbg !229
	%304 = bitcast i32 %303 to float, !dbg !229
	%305 = getelementptr inbounds float, float addrspace(1)* %2, i64 %292, !dbg !231
	store float %301, float addrspace(1)* %305, align 4, !dbg !231
	%306 = add i64 %292, 1, !dbg !232
	%307 = icmp slt i64 %306, %p7, !dbg !233
	br i1 %307, label %b57, label %b58, !dbg !233

b57:
	%308 = getelementptr inbounds float, float addrspace(1)* %2, i64 %306, !dbg !234
	store float %304, float addrspace(1)* %308, align 4, !dbg !234
	br label %b58, !dbg !234

b58:
	%309 = add i64 %292, %249, !dbg !235
	br label %b55, !dbg !235

b59:
	%310 = mul i64 %p7, -1, !dbg !236
	%311 = add i64 %310, %p9, !dbg !236
	%312 = icmp sge i64 %311, 0, !dbg !236
	br i1 %312, label %b60, label %b64_cold, !dbg !236, !prof !96

b60:
	%313 = phi i64 [ %325, %b63 ], [ %247, %b59 ], !dbg !236
	%314 = icmp slt i64 %313, %p7, !dbg !237
	br i1 %314, label %b61, label %b68, !dbg !237

b61:
	%315 = getelementptr inbounds float, float addrspace(1)* %2, i64 %313, !dbg !238
	%316 = load float, float addrspace(1)* %315, align 4, !dbg !238
	%317 = fadd float %316, 1.000000e+00, !dbg !239
	%318 = getelementptr inbounds float, float addrspace(1)* %3, i64 %313, !dbg !240
	store float %317, float addrspace(1)* %318, align 4, !dbg !240
	%319 = add i64 %313, 1, !dbg !241
	%320 = icmp slt i64 %319, %p7, !dbg !242
	br i1 %320, label %b62, label %b63, !dbg !242

b62:
	%321 = getelementptr inbounds float, float addrspace(1)* %2, i64 %319, !dbg !243
	%322 = load float, float addrspace(1)* %321, align 4, !dbg !243
	%323 = fadd float %322, 1.000000e+00, !dbg !244
	%324 = getelementptr inbounds float, float addrspace(1)* %3, i64 %319, !dbg !245
	store float %323, float addrspace(1)* %324, align 4, !dbg !245
	br label %b63, !dbg !245

b63:
	%325 = add i64 %313, %249, !dbg !246
	br label %b60, !dbg !246

b68:
	%326 = mul i64 %267, 2, !dbg !248
	br label %b69, !dbg !249

b69:
	%327 = phi i64 [ %351, %b72 ], [ %241, %b68 ], !dbg !249
	%328 = icmp slt i64 %327, %p11, !dbg !250
	br i1 %328, label %b70, label %b75, !dbg !250

b70:
	%329 = mul i64 %327, 2, !dbg !252
	%330 = add i64 %326, %329, !dbg !253
	%331 = add i64 %330, 2, !dbg !256
	%332 = getelementptr inbounds double, double addrspace(1)* %4, i64 %327, !dbg !258
	%333 = icmp ugt i64 %331, %p2, !dbg !257
	br i1 %333, label %b70_fail1, label %b70_ok1, !dbg !257, !prof !55

b70_ok1:
	%334 = load double, double addrspace(1)* %332, align 8, !dbg !258
	%335 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %330, !dbg !257
	%336 = addrspacecast i64 addrspace(1)* %335 to i64*, !dbg !259
	%337 = ptrtoint i64* %336 to i64, !dbg !259
	%338 = and i64 %337, 15, !dbg !259
	%339 = icmp eq i64 %338, 0, !dbg !259
	br i1 %339, label %b71, label %b74, !dbg !259

b71:
	%340 = bitcast i64 addrspace(1)* %335 to { i64, i64 } addrspace(1)*, !dbg !259
	%341 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %340, i64 0, !dbg !260
	%342 = bitcast double %334 to i64, !dbg !262
	%343 = addrspacecast { i64, i64 } addrspace(1)* %341 to { i64, i64 }*, !dbg !261
	%344 = icmp eq { i64, i64 } addrspace(1)* %341, null, !dbg !261
	br i1 %344, label %b71_fail1, label %b71_ok1, !dbg !261, !prof !55

b71_ok1:
	%345 = bitcast { i64, i64 }* %343 to i8*, !dbg !261
	call void @gpuc_put_line_thread(i8* %345, i64 %342, i32 %254, i32 %248), !dbg !261
	br i1 %339, label %b72, label %b73, !dbg !265

b72:
	%346 = addrspacecast { i64, i64 } addrspace(1)* %341 to { i64, i64 }*, !dbg !266
	%347 = bitcast { i64, i64 }* %346 to i8*, !dbg !266
	%348 = call i64 @gpuc_wait_line_thread(i8* %347, i32 %254, i32 1, i8* %ctrl, i32 21), !dbg !266
	%349 = bitcast i64 %348 to double, !dbg !267
	%350 = fadd double %349, 1.000000e+00, !dbg !268
	store double %350, double addrspace(1)* %332, align 8, !dbg !269
	%351 = add i64 %327, %231, !dbg !270
	br label %b69, !dbg !270

b73:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %338, i64 16), !dbg !265
	ret void, !dbg !265

b74:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %338, i64 16), !dbg !259
	ret void, !dbg !259

b75:
	%352 = add i64 %326, %251, !dbg !271
	br label %b76, !dbg !272

b76:
	%353 = phi i64 [ %381, %b79 ], [ %241, %b75 ], !dbg !272
	%354 = icmp slt i64 %353, %p13, !dbg !273
	br i1 %354, label %b77, label %b82, !dbg !273

b77:
	%355 = mul i64 %353, 2, !dbg !275
	%356 = add i64 %352, %355, !dbg !276
	%357 = add i64 %356, 2, !dbg !279
	%358 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %353, !dbg !281
	%359 = icmp ugt i64 %357, %p2, !dbg !280
	br i1 %359, label %b77_fail1, label %b77_ok1, !dbg !280, !prof !55

b77_ok1:
	%360 = load i64, i64 addrspace(1)* %358, align 8, !dbg !281
	%361 = sub i64 %357, %356, !dbg !280
	%362 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %356, !dbg !280
	%363 = addrspacecast i64 addrspace(1)* %362 to i64*, !dbg !282
	%364 = ptrtoint i64* %363 to i64, !dbg !282
	%365 = and i64 %364, 15, !dbg !282
	%366 = icmp eq i64 %365, 0, !dbg !282
	%367 = icmp eq i64 %361, 0, !dbg !282
	%368 = or i1 %366, %367, !dbg !282
	br i1 %368, label %b78, label %b81, !dbg !282

b78:
	%369 = bitcast i64 addrspace(1)* %362 to { i64, i64 } addrspace(1)*, !dbg !282
	%370 = ashr i64 %361, 1, !dbg !282
	%371 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %369, i64 0, !dbg !283
	%372 = addrspacecast { i64, i64 } addrspace(1)* %371 to { i64, i64 }*, !dbg !284
	%373 = icmp uge i64 0, %370, !dbg !283
	%374 = icmp eq { i64, i64 } addrspace(1)* %371, null, !dbg !284
	%375 = or i1 %373, %374, !dbg !284
	br i1 %375, label %b78_fail1, label %b78_ok1, !dbg !284, !prof !55

b78_ok1:
	%376 = bitcast { i64, i64 }* %372 to i8*, !dbg !284
	call void @gpuc_put_line_thread(i8* %376, i64 %360, i32 %254, i32 %248), !dbg !284
	br i1 %368, label %b79, label %b80, !dbg !288

b79:
	%377 = addrspacecast { i64, i64 } addrspace(1)* %371 to { i64, i64 }*, !dbg !289
	%378 = bitcast { i64, i64 }* %377 to i8*, !dbg !289
	%379 = call i64 @gpuc_wait_line_thread(i8* %378, i32 %254, i32 1, i8* %ctrl, i32 21), !dbg !289
	%380 = add i64 %379, 1, !dbg !291
	store i64 %380, i64 addrspace(1)* %358, align 8, !dbg !292
	%381 = add i64 %353, %231, !dbg !293
	br label %b76, !dbg !293

b80:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %365, i64 16), !dbg !288
	ret void, !dbg !288

b81:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %365, i64 16), !dbg !282
	ret void, !dbg !282

b82:
	%382 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !183
	%383 = bitcast i64* %382 to i8*, !dbg !183
	call void @gpuc_signal_op_thread(i8* %383, i64 1, i32 10, i32 %245), !dbg !183
	%384 = add i64 %252, 1, !dbg !183
	%385 = icmp slt i64 %384, %p5, !dbg !183
	br i1 %385, label %b47, label %b172, !dbg !183

b83:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %262, i64 16), !dbg !217
	ret void, !dbg !217

b84:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %262, i64 16), !dbg !182
	ret void, !dbg !182

b85:
	%386 = icmp eq i64 %p0, 2, !dbg !294
	br i1 %386, label %b86, label %b129, !dbg !294

b86:
	%387 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !295, !range !25
	%388 = sext i32 %387 to i64, !dbg !295
	%389 = icmp eq i64 %388, 0, !dbg !296
	br i1 %389, label %b87, label %b172, !dbg !296

b87:
	%390 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !297, !range !27
	%391 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !297, !range !27
	%392 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !297, !range !28
	%393 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !297, !range !21
	%394 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !297, !range !21
	%395 = mul i32 %394, %392, !dbg !297
	%396 = add i32 %391, %395, !dbg !297
	%397 = mul i32 %393, %396, !dbg !297
	%398 = add i32 %390, %397, !dbg !297
	%399 = sext i32 %398 to i64, !dbg !297
	%400 = sdiv i64 %399, 32, !dbg !298
	%401 = icmp eq i64 %400, 0, !dbg !299
	br i1 %401, label %b88, label %b172, !dbg !299

b88:
	%402 = sext i32 %6 to i64, !dbg !302
	%403 = sext i32 %7 to i64, !dbg !303
	%404 = add i64 %402, 1, !dbg !304
	%405 = icmp eq i64 %403, -1, !dbg !305
	%406 = select i1 %405, i64 1, i64 %403, !dbg !305
	%407 = srem i64 %404, %406, !dbg !305
	%408 = add i64 %402, %403, !dbg !306
	%409 = sub i64 %408, 1, !dbg !307
	%410 = icmp eq i64 %403, -1, !dbg !308
	%411 = select i1 %410, i64 1, i64 %403, !dbg !308
	%412 = srem i64 %409, %411, !dbg !308
	%413 = and i32 %398, -32, !dbg !309
	%414 = mul i32 %393, %394, !dbg !309
	%415 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !309, !range !22
	%416 = mul i32 %414, %415, !dbg !309
	%417 = sub i32 %416, %413, !dbg !309
	%418 = icmp slt i32 %417, 32, !dbg !309
	%419 = select i1 %418, i32 %417, i32 32, !dbg !309
	%420 = sext i32 %419 to i64, !dbg !309
	%421 = icmp slt i64 %420, %p9, !dbg !310
	%422 = select i1 %421, i64 %420, i64 %p9, !dbg !310
	%423 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !311, !range !312
	%424 = sext i32 %423 to i64, !dbg !311
	%425 = icmp sge i64 %424, %422, !dbg !313
	br i1 %425, label %b172, label %b89, !dbg !313

b89:
	%426 = icmp slt i64 0, %p5, !dbg !314
	br i1 %426, label %b90, label %b172, !dbg !314

b90:
	%427 = icmp eq i64 %p2, 0, !dbg !318
	%428 = trunc i64 %412 to i32, !dbg !319
	%429 = add i64 %p9, 1, !dbg !321
	%430 = mul i64 %424, 2, !dbg !322
	%431 = trunc i64 %407 to i32, !dbg !323
	%432 = mul i64 %420, 2, !dbg !324
	%433 = add i64 %p7, 1, !dbg !328
	%434 = mul i64 %p11, 2, !dbg !330
	br label %b91, !dbg !314

b91:
	%435 = phi i64 [ %577, %b126 ], [ 0, %b90 ], !dbg !314
	%436 = trunc i64 %435 to i32, !dbg !332
	%437 = add i32 %p4, %436, !dbg !333
	%438 = mul i64 %422, %435, !dbg !335
	%439 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !331
	%440 = icmp eq i64 addrspace(1)* %1, null, !dbg !331
	br i1 %440, label %b91_fail1, label %b91_ok1, !dbg !331, !prof !55

b91_ok1:
	%441 = bitcast i64* %439 to i8*, !dbg !331
	%442 = call i64 @gpuc_signal_wait_until_thread(i8* %441, i32 5, i64 %438, i32 1, i8* %ctrl, i32 1), !dbg !331
	%443 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !318
	%444 = ptrtoint i64* %443 to i64, !dbg !318
	%445 = and i64 %444, 15, !dbg !318
	%446 = icmp eq i64 %445, 0, !dbg !318
	%447 = or i1 %446, %427, !dbg !318
	br i1 %447, label %b92, label %b128, !dbg !318

b92:
	%448 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !318
	%449 = ashr i64 %p2, 1, !dbg !318
	%450 = sdiv i64 %429, 2, !dbg !336
	%451 = icmp ugt i64 %450, %449, !dbg !337
	br i1 %451, label %b92_fail1, label %b92_ok1, !dbg !337, !prof !55

b92_ok1:
	br label %b93, !dbg !322

b93:
	%452 = phi i64 [ %430, %b92_ok1 ], [ %475, %b96 ], !dbg !338
	%453 = icmp slt i64 %452, %p9, !dbg !339
	br i1 %453, label %b94, label %b97, !dbg !339

b94:
	%454 = sdiv i64 %452, 2, !dbg !340
	%455 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %448, i64 %454, !dbg !341
	%456 = getelementptr inbounds float, float addrspace(1)* %3, i64 %452, !dbg !343
	%457 = icmp uge i64 %454, %450, !dbg !341
	%458 = icmp uge i64 %452, %p9, !dbg !343
	%459 = or i1 %457, %458, !dbg !343
	br i1 %459, label %b94_fail1, label %b94_ok1, !dbg !343, !prof !55

b94_ok1:
	%460 = load float, float addrspace(1)* %456, align 4, !dbg !343
	%461 = bitcast float %460 to i32, !dbg !344
	%462 = zext i32 %461 to i64, !dbg !344
	%463 = add i64 %452, 1, !dbg !345
	%464 = icmp slt i64 %463, %p9, !dbg !346
	br i1 %464, label %b95, label %b96, !dbg !346

b95:
	%465 = getelementptr inbounds float, float addrspace(1)* %3, i64 %463, !dbg !347
	%466 = icmp uge i64 %463, %p9, !dbg !347
	br i1 %466, label %b95_fail1, label %b95_ok1, !dbg !347, !prof !55

b95_ok1:
	%467 = load float, float addrspace(1)* %465, align 4, !dbg !347
	%468 = bitcast float %467 to i32, !dbg !348
	%469 = zext i32 %468 to i64, !dbg !348
	%470 = shl i64 %469, 32, !dbg !349
	%471 = or i64 %462, %470, !dbg !350
	br label %b96, !dbg !350

b96:
	%472 = phi i64 [ %462, %b94_ok1 ], [ %471, %b95_ok1 ], !dbg !351
	%473 = addrspacecast { i64, i64 } addrspace(1)* %455 to { i64, i64 }*, !dbg !323
	%474 = bitcast { i64, i64 }* %473 to i8*, !dbg !323
	call void @gpuc_put_line_thread(i8* %474, i64 %472, i32 %437, i32 %431), !dbg !323
	%475 = add i64 %452, %432, !dbg !352
	br label %b93, !dbg !352

b97:
	br i1 %447, label %b98, label %b127, !dbg !353

b98:
	%476 = sdiv i64 %433, 2, !dbg !354
	%477 = icmp ugt i64 %476, %449, !dbg !355
	br i1 %477, label %b98_fail1, label %b98_ok1, !dbg !355, !prof !55

b98_ok1:
	br label %b99, !dbg !356

b99:
	%478 = phi i64 [ %430, %b98_ok1 ], [ %496, %b102 ], !dbg !357
	%479 = icmp slt i64 %478, %p7, !dbg !358
	br i1 %479, label %b100, label %b103, !dbg !358

b100:
	%480 = sdiv i64 %478, 2, !dbg !359
	%481 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %448, i64 %480, !dbg !360
	%482 = addrspacecast { i64, i64 } addrspace(1)* %481 to { i64, i64 }*, !dbg !361
	%483 = icmp uge i64 %480, %476, !dbg !360
	br i1 %483, label %b100_fail1, label %b100_ok1, !dbg !360, !prof !55

b100_ok1:
	%484 = bitcast { i64, i64 }* %482 to i8*, !dbg !361
	%485 = call i64 @gpuc_wait_line_thread(i8* %484, i32 %437, i32 1, i8* %ctrl, i32 10), !dbg !361
	%486 = trunc i64 %485 to i32, !dbg !365
	%487 = bitcast i32 %486 to float, !dbg !365
	%488 = lshr i64 %485, 32, !dbg !366
	%489 = trunc i64 %488 to i32, !dbg !367
	%490 = bitcast i32 %489 to float, !dbg !367
	%491 = getelementptr inbounds float, float addrspace(1)* %2, i64 %478, !dbg !363
	%492 = icmp uge i64 %478, %p7, !dbg !363
	br i1 %492, label %b100_fail2, label %b100_ok2, !dbg !363, !prof !55

b100_ok2:
	store float %487, float addrspace(1)* %491, align 4, !dbg !363
	%493 = add i64 %478, 1, !dbg !368
	%494 = icmp slt i64 %493, %p7, !dbg !369
	br i1 %494, label %b101, label %b102, !dbg !369

b101:
	%495 = getelementptr inbounds float, float addrspace(1)* %2, i64 %493, !dbg !370
	store float %490, float addrspace(1)* %495, align 4, !dbg !370
	br label %b102, !dbg !370

b102:
	%496 = add i64 %478, %432, !dbg !371
	br label %b99, !dbg !371

b103:
	%497 = icmp ule i64 %432, 281474976710655, !dbg !372
	%498 = mul i64 %p7, -1, !dbg !372
	%499 = add i64 %498, %p9, !dbg !372
	%500 = icmp sge i64 %499, 0, !dbg !372
	%501 = and i1 %497, %500, !dbg !372
	br i1 %501, label %b104, label %b108_cold, !dbg !372, !prof !96

b104:
	%502 = phi i64 [ %514, %b107 ], [ %430, %b103 ], !dbg !372
	%503 = icmp slt i64 %502, %p7, !dbg !373
	br i1 %503, label %b105, label %b112, !dbg !373

b105:
	%504 = getelementptr inbounds float, float addrspace(1)* %2, i64 %502, !dbg !374
	%505 = load float, float addrspace(1)* %504, align 4, !dbg !374
	%506 = fadd float %505, 1.000000e+00, !dbg !375
	%507 = getelementptr inbounds float, float addrspace(1)* %3, i64 %502, !dbg !376
	store float %506, float addrspace(1)* %507, align 4, !dbg !376
	%508 = add i64 %502, 1, !dbg !377
	%509 = icmp slt i64 %508, %p7, !dbg !378
	br i1 %509, label %b106, label %b107, !dbg !378

b106:
	%510 = getelementptr inbounds float, float addrspace(1)* %2, i64 %508, !dbg !379
	%511 = load float, float addrspace(1)* %510, align 4, !dbg !379
	%512 = fadd float %511, 1.000000e+00, !dbg !380
	%513 = getelementptr inbounds float, float addrspace(1)* %3, i64 %508, !dbg !381
	store float %512, float addrspace(1)* %513, align 4, !dbg !381
	br label %b107, !dbg !381

b107:
	%514 = add i64 %502, %432, !dbg !382
	br label %b104, !dbg !382

b112:
	%515 = mul i64 %450, 2, !dbg !384
	br label %b113, !dbg !385

b113:
	%516 = phi i64 [ %542, %b116 ], [ %424, %b112 ], !dbg !385
	%517 = icmp slt i64 %516, %p11, !dbg !386
	br i1 %517, label %b114, label %b119, !dbg !386

b114:
	%518 = mul i64 %516, 2, !dbg !388
	%519 = add i64 %515, %518, !dbg !389
	%520 = add i64 %519, 2, !dbg !393
	%521 = getelementptr inbounds double, double addrspace(1)* %4, i64 %516, !dbg !390
	%522 = icmp uge i64 %516, %p11, !dbg !390
	%523 = icmp ugt i64 %520, %p2, !dbg !394
	%524 = or i1 %522, %523, !dbg !394
	br i1 %524, label %b114_fail1, label %b114_ok1, !dbg !394, !prof !55

b114_ok1:
	%525 = load double, double addrspace(1)* %521, align 8, !dbg !390
	%526 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %519, !dbg !394
	%527 = addrspacecast i64 addrspace(1)* %526 to i64*, !dbg !395
	%528 = ptrtoint i64* %527 to i64, !dbg !395
	%529 = and i64 %528, 15, !dbg !395
	%530 = icmp eq i64 %529, 0, !dbg !395
	br i1 %530, label %b115, label %b118, !dbg !395

b115:
	%531 = bitcast i64 addrspace(1)* %526 to { i64, i64 } addrspace(1)*, !dbg !395
	%532 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %531, i64 0, !dbg !396
	%533 = bitcast double %525 to i64, !dbg !398
	%534 = addrspacecast { i64, i64 } addrspace(1)* %532 to { i64, i64 }*, !dbg !397
	%535 = icmp eq { i64, i64 } addrspace(1)* %532, null, !dbg !397
	br i1 %535, label %b115_fail1, label %b115_ok1, !dbg !397, !prof !55

b115_ok1:
	%536 = bitcast { i64, i64 }* %534 to i8*, !dbg !397
	call void @gpuc_put_line_thread(i8* %536, i64 %533, i32 %437, i32 %431), !dbg !397
	br i1 %530, label %b116, label %b117, !dbg !401

b116:
	%537 = addrspacecast { i64, i64 } addrspace(1)* %532 to { i64, i64 }*, !dbg !402
	%538 = bitcast { i64, i64 }* %537 to i8*, !dbg !402
	%539 = call i64 @gpuc_wait_line_thread(i8* %538, i32 %437, i32 1, i8* %ctrl, i32 21), !dbg !402
	%540 = bitcast i64 %539 to double, !dbg !403
	%541 = fadd double %540, 1.000000e+00, !dbg !404
	store double %541, double addrspace(1)* %521, align 8, !dbg !405
	%542 = add i64 %516, %420, !dbg !406
	br label %b113, !dbg !406

b117:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %529, i64 16), !dbg !401
	ret void, !dbg !401

b118:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %529, i64 16), !dbg !395
	ret void, !dbg !395

b119:
	%543 = add i64 %515, %434, !dbg !407
	br label %b120, !dbg !408

b120:
	%544 = phi i64 [ %574, %b123 ], [ %424, %b119 ], !dbg !408
	%545 = icmp slt i64 %544, %p13, !dbg !409
	br i1 %545, label %b121, label %b126, !dbg !409

b121:
	%546 = mul i64 %544, 2, !dbg !411
	%547 = add i64 %543, %546, !dbg !412
	%548 = add i64 %547, 2, !dbg !416
	%549 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %544, !dbg !413
	%550 = icmp uge i64 %544, %p13, !dbg !413
	%551 = icmp ugt i64 %548, %p2, !dbg !417
	%552 = or i1 %550, %551, !dbg !417
	br i1 %552, label %b121_fail1, label %b121_ok1, !dbg !417, !prof !55

b121_ok1:
	%553 = load i64, i64 addrspace(1)* %549, align 8, !dbg !413
	%554 = sub i64 %548, %547, !dbg !417
	%555 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %547, !dbg !417
	%556 = addrspacecast i64 addrspace(1)* %555 to i64*, !dbg !418
	%557 = ptrtoint i64* %556 to i64, !dbg !418
	%558 = and i64 %557, 15, !dbg !418
	%559 = icmp eq i64 %558, 0, !dbg !418
	%560 = icmp eq i64 %554, 0, !dbg !418
	%561 = or i1 %559, %560, !dbg !418
	br i1 %561, label %b122, label %b125, !dbg !418

b122:
	%562 = bitcast i64 addrspace(1)* %555 to { i64, i64 } addrspace(1)*, !dbg !418
	%563 = ashr i64 %554, 1, !dbg !418
	%564 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %562, i64 0, !dbg !419
	%565 = addrspacecast { i64, i64 } addrspace(1)* %564 to { i64, i64 }*, !dbg !420
	%566 = icmp uge i64 0, %563, !dbg !419
	%567 = icmp eq { i64, i64 } addrspace(1)* %564, null, !dbg !420
	%568 = or i1 %566, %567, !dbg !420
	br i1 %568, label %b122_fail1, label %b122_ok1, !dbg !420, !prof !55

b122_ok1:
	%569 = bitcast { i64, i64 }* %565 to i8*, !dbg !420
	call void @gpuc_put_line_thread(i8* %569, i64 %553, i32 %437, i32 %431), !dbg !420
	br i1 %561, label %b123, label %b124, !dbg !424

b123:
	%570 = addrspacecast { i64, i64 } addrspace(1)* %564 to { i64, i64 }*, !dbg !425
	%571 = bitcast { i64, i64 }* %570 to i8*, !dbg !425
	%572 = call i64 @gpuc_wait_line_thread(i8* %571, i32 %437, i32 1, i8* %ctrl, i32 21), !dbg !425
	%573 = add i64 %572, 1, !dbg !427
	store i64 %573, i64 addrspace(1)* %549, align 8, !dbg !428
	%574 = add i64 %544, %420, !dbg !429
	br label %b120, !dbg !429

b124:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %558, i64 16), !dbg !424
	ret void, !dbg !424

b125:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %558, i64 16), !dbg !418
	ret void, !dbg !418

b126:
	%575 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !319
	%576 = bitcast i64* %575 to i8*, !dbg !319
	call void @gpuc_signal_op_thread(i8* %576, i64 1, i32 10, i32 %428), !dbg !319
	%577 = add i64 %435, 1, !dbg !319
	%578 = icmp slt i64 %577, %p5, !dbg !319
	br i1 %578, label %b91, label %b172, !dbg !319

b127:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %445, i64 16), !dbg !353
	ret void, !dbg !353

b128:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %445, i64 16), !dbg !318
	ret void, !dbg !318

b129:
	%579 = icmp eq i64 %p0, 3, !dbg !430
	br i1 %579, label %b130, label %b172, !dbg !430

b130:
	%580 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !431, !range !25
	%581 = sext i32 %580 to i64, !dbg !431
	%582 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !431, !range !26
	%583 = sext i32 %582 to i64, !dbg !431
	%584 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !431, !range !26
	%585 = sext i32 %584 to i64, !dbg !431
	%586 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !431, !range !19
	%587 = sext i32 %586 to i64, !dbg !431
	%588 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !431, !range !20
	%589 = sext i32 %588 to i64, !dbg !431
	%590 = mul i64 %589, %585, !dbg !431
	%591 = add i64 %583, %590, !dbg !431
	%592 = mul i64 %587, %591, !dbg !431
	%593 = add i64 %581, %592, !dbg !431
	%594 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !431, !range !21
	%595 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !431, !range !21
	%596 = mul i32 %594, %595, !dbg !431
	%597 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !431, !range !22
	%598 = mul i32 %596, %597, !dbg !431
	%599 = sext i32 %598 to i64, !dbg !431
	%600 = mul i64 %593, %599, !dbg !431
	%601 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !431, !range !27
	%602 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !431, !range !27
	%603 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !431, !range !28
	%604 = mul i32 %595, %603, !dbg !431
	%605 = add i32 %602, %604, !dbg !431
	%606 = mul i32 %594, %605, !dbg !431
	%607 = add i32 %601, %606, !dbg !431
	%608 = sext i32 %607 to i64, !dbg !431
	%609 = add i64 %600, %608, !dbg !431
	%610 = icmp eq i64 %609, 0, !dbg !432
	br i1 %610, label %b131, label %b172, !dbg !432

b131:
	%611 = sext i32 %6 to i64, !dbg !435
	%612 = sext i32 %7 to i64, !dbg !436
	%613 = add i64 %611, 1, !dbg !437
	%614 = icmp eq i64 %612, -1, !dbg !438
	%615 = select i1 %614, i64 1, i64 %612, !dbg !438
	%616 = srem i64 %613, %615, !dbg !438
	%617 = add i64 %611, %612, !dbg !439
	%618 = sub i64 %617, 1, !dbg !440
	%619 = icmp eq i64 %612, -1, !dbg !441
	%620 = select i1 %619, i64 1, i64 %612, !dbg !441
	%621 = srem i64 %618, %620, !dbg !441
	%622 = icmp slt i64 1, %p9, !dbg !442
	%623 = select i1 %622, i64 1, i64 %p9, !dbg !442
	%624 = icmp sge i64 0, %623, !dbg !443
	br i1 %624, label %b172, label %b132, !dbg !443

b132:
	%625 = icmp slt i64 0, %p5, !dbg !444
	br i1 %625, label %b133, label %b172, !dbg !444

b133:
	%626 = icmp eq i64 %p2, 0, !dbg !448
	%627 = trunc i64 %621 to i32, !dbg !449
	%628 = add i64 %p9, 1, !dbg !451
	%629 = trunc i64 %616 to i32, !dbg !452
	%630 = add i64 %p7, 1, !dbg !456
	%631 = mul i64 %p11, 2, !dbg !458
	br label %b134, !dbg !444

b134:
	%632 = phi i64 [ %764, %b169 ], [ 0, %b133 ], !dbg !444
	%633 = trunc i64 %632 to i32, !dbg !460
	%634 = add i32 %p4, %633, !dbg !461
	%635 = mul i64 %623, %632, !dbg !463
	%636 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !459
	%637 = icmp eq i64 addrspace(1)* %1, null, !dbg !459
	br i1 %637, label %b134_fail1, label %b134_ok1, !dbg !459, !prof !55

b134_ok1:
	%638 = bitcast i64* %636 to i8*, !dbg !459
	%639 = call i64 @gpuc_signal_wait_until_thread(i8* %638, i32 5, i64 %635, i32 1, i8* %ctrl, i32 1), !dbg !459
	%640 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !448
	%641 = ptrtoint i64* %640 to i64, !dbg !448
	%642 = and i64 %641, 15, !dbg !448
	%643 = icmp eq i64 %642, 0, !dbg !448
	%644 = or i1 %643, %626, !dbg !448
	br i1 %644, label %b135, label %b171, !dbg !448

b135:
	%645 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !448
	%646 = ashr i64 %p2, 1, !dbg !448
	%647 = sdiv i64 %628, 2, !dbg !464
	%648 = icmp ugt i64 %647, %646, !dbg !465
	br i1 %648, label %b135_fail1, label %b135_ok1, !dbg !465, !prof !55

b135_ok1:
	br label %b136, !dbg !466

b136:
	%649 = phi i64 [ 0, %b135_ok1 ], [ %669, %b139 ], !dbg !467
	%650 = icmp slt i64 %649, %p9, !dbg !468
	br i1 %650, label %b137, label %b140, !dbg !468

b137:
	%651 = sdiv i64 %649, 2, !dbg !469
	%652 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %645, i64 %651, !dbg !470
	%653 = getelementptr inbounds float, float addrspace(1)* %3, i64 %649, !dbg !472
	%654 = icmp uge i64 %651, %647, !dbg !470
	br i1 %654, label %b137_fail1, label %b137_ok1, !dbg !470, !prof !55

b137_ok1:
	%655 = load float, float addrspace(1)* %653, align 4, !dbg !472
	%656 = bitcast float %655 to i32, !dbg !473
	%657 = zext i32 %656 to i64, !dbg !473
	%658 = add i64 %649, 1, !dbg !474
	%659 = icmp slt i64 %658, %p9, !dbg !475
	br i1 %659, label %b138, label %b139, !dbg !475

b138:
	%660 = getelementptr inbounds float, float addrspace(1)* %3, i64 %658, !dbg !476
	%661 = load float, float addrspace(1)* %660, align 4, !dbg !476
	%662 = bitcast float %661 to i32, !dbg !477
	%663 = zext i32 %662 to i64, !dbg !477
	%664 = shl i64 %663, 32, !dbg !478
	%665 = or i64 %657, %664, !dbg !479
	br label %b139, !dbg !479

b139:
	%666 = phi i64 [ %657, %b137_ok1 ], [ %665, %b138 ], !dbg !480
	%667 = addrspacecast { i64, i64 } addrspace(1)* %652 to { i64, i64 }*, !dbg !452
	%668 = bitcast { i64, i64 }* %667 to i8*, !dbg !452
	call void @gpuc_put_line_thread(i8* %668, i64 %666, i32 %634, i32 %629), !dbg !452
	%669 = add i64 %649, 2, !dbg !481
	br label %b136, !dbg !481

b140:
	br i1 %644, label %b141, label %b170, !dbg !482

b141:
	%670 = sdiv i64 %630, 2, !dbg !483
	%671 = icmp ugt i64 %670, %646, !dbg !484
	br i1 %671, label %b141_fail1, label %b141_ok1, !dbg !484, !prof !55

b141_ok1:
	br label %b142, !dbg !485

b142:
	%672 = phi i64 [ 0, %b141_ok1 ], [ %689, %b145 ], !dbg !486
	%673 = icmp slt i64 %672, %p7, !dbg !487
	br i1 %673, label %b143, label %b146, !dbg !487

b143:
	%674 = sdiv i64 %672, 2, !dbg !488
	%675 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %645, i64 %674, !dbg !489
	%676 = addrspacecast { i64, i64 } addrspace(1)* %675 to { i64, i64 }*, !dbg !490
	%677 = icmp uge i64 %674, %670, !dbg !489
	br i1 %677, label %b143_fail1, label %b143_ok1, !dbg !489, !prof !55

b143_ok1:
	%678 = bitcast { i64, i64 }* %676 to i8*, !dbg !490
	%679 = call i64 @gpuc_wait_line_thread(i8* %678, i32 %634, i32 1, i8* %ctrl, i32 10), !dbg !490
	%680 = trunc i64 %679 to i32, !dbg !492
	%681 = bitcast i32 %680 to float, !dbg !492
	%682 = lshr i64 %679, 32, !dbg !493
	%683 = trunc i64 %682 to i32, !dbg !494
	%684 = bitcast i32 %683 to float, !dbg !494
	%685 = getelementptr inbounds float, float addrspace(1)* %2, i64 %672, !dbg !496
	store float %681, float addrspace(1)* %685, align 4, !dbg !496
	%686 = add i64 %672, 1, !dbg !497
	%687 = icmp slt i64 %686, %p7, !dbg !498
	br i1 %687, label %b144, label %b145, !dbg !498

b144:
	%688 = getelementptr inbounds float, float addrspace(1)* %2, i64 %686, !dbg !499
	store float %684, float addrspace(1)* %688, align 4, !dbg !499
	br label %b145, !dbg !499

b145:
	%689 = add i64 %672, 2, !dbg !500
	br label %b142, !dbg !500

b146:
	%690 = mul i64 %p7, -1, !dbg !501
	%691 = add i64 %690, %p9, !dbg !501
	%692 = icmp sge i64 %691, 0, !dbg !501
	br i1 %692, label %b147, label %b151_cold, !dbg !501, !prof !96

b147:
	%693 = phi i64 [ %705, %b150 ], [ 0, %b146 ], !dbg !501
	%694 = icmp slt i64 %693, %p7, !dbg !502
	br i1 %694, label %b148, label %b155, !dbg !502

b148:
	%695 = getelementptr inbounds float, float addrspace(1)* %2, i64 %693, !dbg !503
	%696 = load float, float addrspace(1)* %695, align 4, !dbg !503
	%697 = fadd float %696, 1.000000e+00, !dbg !504
	%698 = getelementptr inbounds float, float addrspace(1)* %3, i64 %693, !dbg !505
	store float %697, float addrspace(1)* %698, align 4, !dbg !505
	%699 = add i64 %693, 1, !dbg !506
	%700 = icmp slt i64 %699, %p7, !dbg !507
	br i1 %700, label %b149, label %b150, !dbg !507

b149:
	%701 = getelementptr inbounds float, float addrspace(1)* %2, i64 %699, !dbg !508
	%702 = load float, float addrspace(1)* %701, align 4, !dbg !508
	%703 = fadd float %702, 1.000000e+00, !dbg !509
	%704 = getelementptr inbounds float, float addrspace(1)* %3, i64 %699, !dbg !510
	store float %703, float addrspace(1)* %704, align 4, !dbg !510
	br label %b150, !dbg !510

b150:
	%705 = add i64 %693, 2, !dbg !511
	br label %b147, !dbg !511

b155:
	%706 = mul i64 %647, 2, !dbg !513
	br label %b156, !dbg !514

b156:
	%707 = phi i64 [ %731, %b159 ], [ 0, %b155 ], !dbg !514
	%708 = icmp slt i64 %707, %p11, !dbg !515
	br i1 %708, label %b157, label %b162, !dbg !515

b157:
	%709 = mul i64 %707, 2, !dbg !517
	%710 = add i64 %706, %709, !dbg !518
	%711 = add i64 %710, 2, !dbg !521
	%712 = getelementptr inbounds double, double addrspace(1)* %4, i64 %707, !dbg !523
	%713 = icmp ugt i64 %711, %p2, !dbg !522
	br i1 %713, label %b157_fail1, label %b157_ok1, !dbg !522, !prof !55

b157_ok1:
	%714 = load double, double addrspace(1)* %712, align 8, !dbg !523
	%715 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %710, !dbg !522
	%716 = addrspacecast i64 addrspace(1)* %715 to i64*, !dbg !524
	%717 = ptrtoint i64* %716 to i64, !dbg !524
	%718 = and i64 %717, 15, !dbg !524
	%719 = icmp eq i64 %718, 0, !dbg !524
	br i1 %719, label %b158, label %b161, !dbg !524

b158:
	%720 = bitcast i64 addrspace(1)* %715 to { i64, i64 } addrspace(1)*, !dbg !524
	%721 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %720, i64 0, !dbg !525
	%722 = bitcast double %714 to i64, !dbg !527
	%723 = addrspacecast { i64, i64 } addrspace(1)* %721 to { i64, i64 }*, !dbg !526
	%724 = icmp eq { i64, i64 } addrspace(1)* %721, null, !dbg !526
	br i1 %724, label %b158_fail1, label %b158_ok1, !dbg !526, !prof !55

b158_ok1:
	%725 = bitcast { i64, i64 }* %723 to i8*, !dbg !526
	call void @gpuc_put_line_thread(i8* %725, i64 %722, i32 %634, i32 %629), !dbg !526
	br i1 %719, label %b159, label %b160, !dbg !530

b159:
	%726 = addrspacecast { i64, i64 } addrspace(1)* %721 to { i64, i64 }*, !dbg !531
	%727 = bitcast { i64, i64 }* %726 to i8*, !dbg !531
	%728 = call i64 @gpuc_wait_line_thread(i8* %727, i32 %634, i32 1, i8* %ctrl, i32 21), !dbg !531
	%729 = bitcast i64 %728 to double, !dbg !532
	%730 = fadd double %729, 1.000000e+00, !dbg !533
	store double %730, double addrspace(1)* %712, align 8, !dbg !534
	%731 = add i64 %707, 1, !dbg !535
	br label %b156, !dbg !535

b160:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %718, i64 16), !dbg !530
	ret void, !dbg !530

b161:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %718, i64 16), !dbg !524
	ret void, !dbg !524

b162:
	%732 = add i64 %706, %631, !dbg !536
	br label %b163, !dbg !537

b163:
	%733 = phi i64 [ %761, %b166 ], [ 0, %b162 ], !dbg !537
	%734 = icmp slt i64 %733, %p13, !dbg !538
	br i1 %734, label %b164, label %b169, !dbg !538

b164:
	%735 = mul i64 %733, 2, !dbg !540
	%736 = add i64 %732, %735, !dbg !541
	%737 = add i64 %736, 2, !dbg !544
	%738 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %733, !dbg !546
	%739 = icmp ugt i64 %737, %p2, !dbg !545
	br i1 %739, label %b164_fail1, label %b164_ok1, !dbg !545, !prof !55

b164_ok1:
	%740 = load i64, i64 addrspace(1)* %738, align 8, !dbg !546
	%741 = sub i64 %737, %736, !dbg !545
	%742 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %736, !dbg !545
	%743 = addrspacecast i64 addrspace(1)* %742 to i64*, !dbg !547
	%744 = ptrtoint i64* %743 to i64, !dbg !547
	%745 = and i64 %744, 15, !dbg !547
	%746 = icmp eq i64 %745, 0, !dbg !547
	%747 = icmp eq i64 %741, 0, !dbg !547
	%748 = or i1 %746, %747, !dbg !547
	br i1 %748, label %b165, label %b168, !dbg !547

b165:
	%749 = bitcast i64 addrspace(1)* %742 to { i64, i64 } addrspace(1)*, !dbg !547
	%750 = ashr i64 %741, 1, !dbg !547
	%751 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %749, i64 0, !dbg !548
	%752 = addrspacecast { i64, i64 } addrspace(1)* %751 to { i64, i64 }*, !dbg !549
	%753 = icmp uge i64 0, %750, !dbg !548
	%754 = icmp eq { i64, i64 } addrspace(1)* %751, null, !dbg !549
	%755 = or i1 %753, %754, !dbg !549
	br i1 %755, label %b165_fail1, label %b165_ok1, !dbg !549, !prof !55

b165_ok1:
	%756 = bitcast { i64, i64 }* %752 to i8*, !dbg !549
	call void @gpuc_put_line_thread(i8* %756, i64 %740, i32 %634, i32 %629), !dbg !549
	br i1 %748, label %b166, label %b167, !dbg !553

b166:
	%757 = addrspacecast { i64, i64 } addrspace(1)* %751 to { i64, i64 }*, !dbg !554
	%758 = bitcast { i64, i64 }* %757 to i8*, !dbg !554
	%759 = call i64 @gpuc_wait_line_thread(i8* %758, i32 %634, i32 1, i8* %ctrl, i32 21), !dbg !554
	%760 = add i64 %759, 1, !dbg !556
	store i64 %760, i64 addrspace(1)* %738, align 8, !dbg !557
	%761 = add i64 %733, 1, !dbg !558
	br label %b163, !dbg !558

b167:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %745, i64 16), !dbg !553
	ret void, !dbg !553

b168:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %745, i64 16), !dbg !547
	ret void, !dbg !547

b169:
	%762 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !449
	%763 = bitcast i64* %762 to i8*, !dbg !449
	call void @gpuc_signal_op_thread(i8* %763, i64 1, i32 10, i32 %627), !dbg !449
	%764 = add i64 %632, 1, !dbg !449
	%765 = icmp slt i64 %764, %p5, !dbg !449
	br i1 %765, label %b134, label %b172, !dbg !449

b170:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %642, i64 16), !dbg !482
	ret void, !dbg !482

b171:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %642, i64 16), !dbg !448
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
	%766 = icmp uge i64 %86, %82, !dbg !61
	br i1 %766, label %b7_fail2, label %b7_ok2, !dbg !61

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %86, i64 %82), !dbg !61
	ret void, !dbg !61

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %84, i64 %p9), !dbg !64
	ret void, !dbg !64

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p9), !dbg !68
	ret void, !dbg !68

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %108, i64 %81), !dbg !76
	ret void, !dbg !76

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %112, i64 %108), !dbg !81
	ret void, !dbg !81

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %110, i64 %p7), !dbg !85
	ret void, !dbg !85

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
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %767, i64 %p7), !dbg !98
	ret void, !dbg !98

b22_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %767, i64 %p9), !dbg !100
	ret void, !dbg !100

b22_cold_ok1:
	%774 = load float, float addrspace(1)* %769, align 4, !dbg !98
	%775 = fadd float %774, 1.000000e+00, !dbg !99
	%776 = getelementptr inbounds float, float addrspace(1)* %3, i64 %767, !dbg !100
	store float %775, float addrspace(1)* %776, align 4, !dbg !100
	%777 = add i64 %767, 1, !dbg !101
	%778 = icmp slt i64 %777, %p7, !dbg !102
	br i1 %778, label %b23_cold, label %b24_cold, !dbg !102

b23_cold:
	%779 = getelementptr inbounds float, float addrspace(1)* %2, i64 %777, !dbg !103
	%780 = icmp uge i64 %777, %p9, !dbg !105
	br i1 %780, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !105, !prof !55

b23_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %777, i64 %p9), !dbg !105
	ret void, !dbg !105

b23_cold_ok1:
	%781 = load float, float addrspace(1)* %779, align 4, !dbg !103
	%782 = fadd float %781, 1.000000e+00, !dbg !104
	%783 = getelementptr inbounds float, float addrspace(1)* %3, i64 %777, !dbg !105
	store float %782, float addrspace(1)* %783, align 4, !dbg !105
	br label %b24_cold, !dbg !105

b24_cold:
	%784 = add i64 %767, %64, !dbg !106
	br label %b21_cold, !dbg !106

b27_fail1:
	%785 = icmp uge i64 %148, %p11, !dbg !115
	br i1 %785, label %b27_fail2, label %b27_ok2, !dbg !115

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %148, i64 %p11), !dbg !115
	ret void, !dbg !115

b27_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %152, i64 %p2), !dbg !122
	ret void, !dbg !122

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 0), !dbg !125
	ret void, !dbg !125

b34_fail1:
	%786 = icmp uge i64 %176, %p13, !dbg !143
	br i1 %786, label %b34_fail2, label %b34_ok2, !dbg !143

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %176, i64 %p13), !dbg !143
	ret void, !dbg !143

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %180, i64 %p2), !dbg !148
	ret void, !dbg !148

b35_fail1:
	%787 = icmp uge i64 0, %195, !dbg !150
	br i1 %787, label %b35_fail2, label %b35_ok2, !dbg !150

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %195), !dbg !150
	ret void, !dbg !150

b35_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 0), !dbg !151
	ret void, !dbg !151

b47_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !195
	ret void, !dbg !195

b48_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %267, i64 %266), !dbg !201
	ret void, !dbg !201

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %271, i64 %267), !dbg !205
	ret void, !dbg !205

b54_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %290, i64 %266), !dbg !219
	ret void, !dbg !219

b56_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %294, i64 %290), !dbg !224
	ret void, !dbg !224

b64_cold:
	%788 = phi i64 [ %802, %b67_cold ], [ %247, %b59 ], !dbg !236
	%789 = icmp slt i64 %788, %p7, !dbg !237
	br i1 %789, label %b65_cold, label %b68, !dbg !237

b65_cold:
	%790 = getelementptr inbounds float, float addrspace(1)* %2, i64 %788, !dbg !238
	%791 = icmp uge i64 %788, %p9, !dbg !240
	br i1 %791, label %b65_cold_fail1, label %b65_cold_ok1, !dbg !240, !prof !55

b65_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %788, i64 %p9), !dbg !240
	ret void, !dbg !240

b65_cold_ok1:
	%792 = load float, float addrspace(1)* %790, align 4, !dbg !238
	%793 = fadd float %792, 1.000000e+00, !dbg !239
	%794 = getelementptr inbounds float, float addrspace(1)* %3, i64 %788, !dbg !240
	store float %793, float addrspace(1)* %794, align 4, !dbg !240
	%795 = add i64 %788, 1, !dbg !241
	%796 = icmp slt i64 %795, %p7, !dbg !242
	br i1 %796, label %b66_cold, label %b67_cold, !dbg !242

b66_cold:
	%797 = getelementptr inbounds float, float addrspace(1)* %2, i64 %795, !dbg !243
	%798 = icmp uge i64 %795, %p9, !dbg !245
	br i1 %798, label %b66_cold_fail1, label %b66_cold_ok1, !dbg !245, !prof !55

b66_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %795, i64 %p9), !dbg !245
	ret void, !dbg !245

b66_cold_ok1:
	%799 = load float, float addrspace(1)* %797, align 4, !dbg !243
	%800 = fadd float %799, 1.000000e+00, !dbg !244
	%801 = getelementptr inbounds float, float addrspace(1)* %3, i64 %795, !dbg !245
	store float %800, float addrspace(1)* %801, align 4, !dbg !245
	br label %b67_cold, !dbg !245

b67_cold:
	%802 = add i64 %788, %249, !dbg !246
	br label %b64_cold, !dbg !246

b70_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %331, i64 %p2), !dbg !257
	ret void, !dbg !257

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 0), !dbg !261
	ret void, !dbg !261

b77_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %357, i64 %p2), !dbg !280
	ret void, !dbg !280

b78_fail1:
	%803 = icmp uge i64 0, %370, !dbg !283
	br i1 %803, label %b78_fail2, label %b78_ok2, !dbg !283

b78_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %370), !dbg !283
	ret void, !dbg !283

b78_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 0), !dbg !284
	ret void, !dbg !284

b91_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !331
	ret void, !dbg !331

b92_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %450, i64 %449), !dbg !337
	ret void, !dbg !337

b94_fail1:
	%804 = icmp uge i64 %454, %450, !dbg !341
	br i1 %804, label %b94_fail2, label %b94_ok2, !dbg !341

b94_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %454, i64 %450), !dbg !341
	ret void, !dbg !341

b94_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %452, i64 %p9), !dbg !343
	ret void, !dbg !343

b95_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %463, i64 %p9), !dbg !347
	ret void, !dbg !347

b98_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %476, i64 %449), !dbg !355
	ret void, !dbg !355

b100_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %480, i64 %476), !dbg !360
	ret void, !dbg !360

b100_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %478, i64 %p7), !dbg !363
	ret void, !dbg !363

b108_cold:
	%805 = phi i64 [ %822, %b111_cold ], [ %430, %b103 ], !dbg !372
	%806 = icmp slt i64 %805, %p7, !dbg !373
	br i1 %806, label %b109_cold, label %b112, !dbg !373

b109_cold:
	%807 = getelementptr inbounds float, float addrspace(1)* %2, i64 %805, !dbg !374
	%808 = icmp uge i64 %805, %p7, !dbg !374
	%809 = icmp uge i64 %805, %p9, !dbg !376
	%810 = or i1 %808, %809, !dbg !376
	br i1 %810, label %b109_cold_fail1, label %b109_cold_ok1, !dbg !376, !prof !55

b109_cold_fail1:
	%811 = icmp uge i64 %805, %p7, !dbg !374
	br i1 %811, label %b109_cold_fail2, label %b109_cold_ok2, !dbg !374

b109_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %805, i64 %p7), !dbg !374
	ret void, !dbg !374

b109_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %805, i64 %p9), !dbg !376
	ret void, !dbg !376

b109_cold_ok1:
	%812 = load float, float addrspace(1)* %807, align 4, !dbg !374
	%813 = fadd float %812, 1.000000e+00, !dbg !375
	%814 = getelementptr inbounds float, float addrspace(1)* %3, i64 %805, !dbg !376
	store float %813, float addrspace(1)* %814, align 4, !dbg !376
	%815 = add i64 %805, 1, !dbg !377
	%816 = icmp slt i64 %815, %p7, !dbg !378
	br i1 %816, label %b110_cold, label %b111_cold, !dbg !378

b110_cold:
	%817 = getelementptr inbounds float, float addrspace(1)* %2, i64 %815, !dbg !379
	%818 = icmp uge i64 %815, %p9, !dbg !381
	br i1 %818, label %b110_cold_fail1, label %b110_cold_ok1, !dbg !381, !prof !55

b110_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %815, i64 %p9), !dbg !381
	ret void, !dbg !381

b110_cold_ok1:
	%819 = load float, float addrspace(1)* %817, align 4, !dbg !379
	%820 = fadd float %819, 1.000000e+00, !dbg !380
	%821 = getelementptr inbounds float, float addrspace(1)* %3, i64 %815, !dbg !381
	store float %820, float addrspace(1)* %821, align 4, !dbg !381
	br label %b111_cold, !dbg !381

b111_cold:
	%822 = add i64 %805, %432, !dbg !382
	br label %b108_cold, !dbg !382

b114_fail1:
	%823 = icmp uge i64 %516, %p11, !dbg !390
	br i1 %823, label %b114_fail2, label %b114_ok2, !dbg !390

b114_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %516, i64 %p11), !dbg !390
	ret void, !dbg !390

b114_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %520, i64 %p2), !dbg !394
	ret void, !dbg !394

b115_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 0), !dbg !397
	ret void, !dbg !397

b121_fail1:
	%824 = icmp uge i64 %544, %p13, !dbg !413
	br i1 %824, label %b121_fail2, label %b121_ok2, !dbg !413

b121_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %544, i64 %p13), !dbg !413
	ret void, !dbg !413

b121_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %548, i64 %p2), !dbg !417
	ret void, !dbg !417

b122_fail1:
	%825 = icmp uge i64 0, %563, !dbg !419
	br i1 %825, label %b122_fail2, label %b122_ok2, !dbg !419

b122_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %563), !dbg !419
	ret void, !dbg !419

b122_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 0), !dbg !420
	ret void, !dbg !420

b134_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !459
	ret void, !dbg !459

b135_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %647, i64 %646), !dbg !465
	ret void, !dbg !465

b137_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %651, i64 %647), !dbg !470
	ret void, !dbg !470

b141_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %670, i64 %646), !dbg !484
	ret void, !dbg !484

b143_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %674, i64 %670), !dbg !489
	ret void, !dbg !489

b151_cold:
	%826 = phi i64 [ %840, %b154_cold ], [ 0, %b146 ], !dbg !501
	%827 = icmp slt i64 %826, %p7, !dbg !502
	br i1 %827, label %b152_cold, label %b155, !dbg !502

b152_cold:
	%828 = getelementptr inbounds float, float addrspace(1)* %2, i64 %826, !dbg !503
	%829 = icmp uge i64 %826, %p9, !dbg !505
	br i1 %829, label %b152_cold_fail1, label %b152_cold_ok1, !dbg !505, !prof !55

b152_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %826, i64 %p9), !dbg !505
	ret void, !dbg !505

b152_cold_ok1:
	%830 = load float, float addrspace(1)* %828, align 4, !dbg !503
	%831 = fadd float %830, 1.000000e+00, !dbg !504
	%832 = getelementptr inbounds float, float addrspace(1)* %3, i64 %826, !dbg !505
	store float %831, float addrspace(1)* %832, align 4, !dbg !505
	%833 = add i64 %826, 1, !dbg !506
	%834 = icmp slt i64 %833, %p7, !dbg !507
	br i1 %834, label %b153_cold, label %b154_cold, !dbg !507

b153_cold:
	%835 = getelementptr inbounds float, float addrspace(1)* %2, i64 %833, !dbg !508
	%836 = icmp uge i64 %833, %p9, !dbg !510
	br i1 %836, label %b153_cold_fail1, label %b153_cold_ok1, !dbg !510, !prof !55

b153_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %833, i64 %p9), !dbg !510
	ret void, !dbg !510

b153_cold_ok1:
	%837 = load float, float addrspace(1)* %835, align 4, !dbg !508
	%838 = fadd float %837, 1.000000e+00, !dbg !509
	%839 = getelementptr inbounds float, float addrspace(1)* %3, i64 %833, !dbg !510
	store float %838, float addrspace(1)* %839, align 4, !dbg !510
	br label %b154_cold, !dbg !510

b154_cold:
	%840 = add i64 %826, 2, !dbg !511
	br label %b151_cold, !dbg !511

b157_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %711, i64 %p2), !dbg !522
	ret void, !dbg !522

b158_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 0), !dbg !526
	ret void, !dbg !526

b164_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %737, i64 %p2), !dbg !545
	ret void, !dbg !545

b165_fail1:
	%841 = icmp uge i64 0, %750, !dbg !548
	br i1 %841, label %b165_fail2, label %b165_ok2, !dbg !548

b165_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 %750), !dbg !548
	ret void, !dbg !548

b165_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 0), !dbg !549
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
	br i1 %11, label %b1, label %b91, !dbg !560

b1:
	%12 = sext i32 %9 to i64, !dbg !564
	%13 = sext i32 %10 to i64, !dbg !565
	%14 = mul i64 %13, %p11, !dbg !566
	%15 = mul i64 %12, %p11, !dbg !567
	%16 = icmp eq i64 %p1, 0, !dbg !568
	%17 = add i64 %p13, 1, !dbg !573
	%18 = icmp eq i64 %p3, 0, !dbg !574
	%19 = mul i64 %13, %p15, !dbg !577
	%20 = mul i64 %12, %p15, !dbg !578
	%21 = icmp eq i64 %p5, 0, !dbg !579
	br label %b2, !dbg !560

b2:
	%22 = phi i64 [ %396, %b87 ], [ 0, %b1 ], !dbg !560
	%23 = trunc i64 %22 to i32, !dbg !580
	%24 = add i32 %p8, %23, !dbg !581
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !582, !range !25
	%26 = sext i32 %25 to i64, !dbg !582
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !582, !range !26
	%28 = sext i32 %27 to i64, !dbg !582
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !582, !range !26
	%30 = sext i32 %29 to i64, !dbg !582
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !582, !range !19
	%32 = sext i32 %31 to i64, !dbg !582
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !582, !range !20
	%34 = sext i32 %33 to i64, !dbg !582
	%35 = mul i64 %34, %30, !dbg !582
	%36 = add i64 %28, %35, !dbg !582
	%37 = mul i64 %32, %36, !dbg !582
	%38 = add i64 %26, %37, !dbg !582
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !582, !range !21
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !582, !range !21
	%41 = mul i32 %39, %40, !dbg !582
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !582, !range !22
	%43 = mul i32 %41, %42, !dbg !582
	%44 = sext i32 %43 to i64, !dbg !582
	%45 = mul i64 %38, %44, !dbg !582
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !582, !range !27
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !582, !range !27
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !582, !range !28
	%49 = mul i32 %40, %48, !dbg !582
	%50 = add i32 %47, %49, !dbg !582
	%51 = mul i32 %39, %50, !dbg !582
	%52 = add i32 %46, %51, !dbg !582
	%53 = sext i32 %52 to i64, !dbg !582
	%54 = add i64 %45, %53, !dbg !582
	%55 = mul i64 %32, %34, !dbg !583
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !583, !range !20
	%57 = sext i32 %56 to i64, !dbg !583
	%58 = mul i64 %55, %57, !dbg !583
	%59 = mul i64 %58, %44, !dbg !583
	%60 = icmp slt i64 %54, %p11, !dbg !586
	br i1 %60, label %b3, label %b4, !dbg !586

b3:
	%61 = getelementptr inbounds double, double addrspace(1)* %4, i64 %54, !dbg !587
	%62 = load double, double addrspace(1)* %61, align 8, !dbg !587
	%63 = bitcast double %62 to i64, !dbg !588
	br label %b4, !dbg !588

b4:
	%64 = phi i64 [ 0, %b2 ], [ %63, %b3 ], !dbg !589
	%65 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !568
	%66 = ptrtoint i64* %65 to i64, !dbg !568
	%67 = and i64 %66, 15, !dbg !568
	%68 = icmp eq i64 %67, 0, !dbg !568
	%69 = or i1 %68, %16, !dbg !568
	br i1 %69, label %b5, label %b90, !dbg !568

b5:
	%70 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !568
	%71 = ashr i64 %p1, 1, !dbg !568
	%72 = sdiv i64 %71, 2, !dbg !590
	%73 = urem i32 %24, 2, !dbg !591
	%74 = zext i32 %73 to i64, !dbg !592
	%75 = mul i64 %74, %72, !dbg !593
	%76 = add i64 %75, %72, !dbg !594
	%77 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %70, i64 %75, !dbg !595
	%78 = icmp ugt i64 %76, %71, !dbg !595
	%79 = icmp ugt i64 %14, %72, !dbg !596
	%80 = or i1 %78, %79, !dbg !596
	br i1 %80, label %b5_fail1, label %b5_ok1, !dbg !596, !prof !55

b5_ok1:
	br label %b6, !dbg !596

b6:
	%81 = phi i64 [ %64, %b5_ok1 ], [ %93, %b12 ], !dbg !598
	%82 = phi i64 [ %54, %b5_ok1 ], [ %86, %b12 ], !dbg !599
	%83 = icmp slt i64 %82, %p11, !dbg !600
	br i1 %83, label %b7, label %b13, !dbg !600

b7:
	%84 = add i64 %15, %82, !dbg !601
	%85 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %77, i64 %84, !dbg !602
	%86 = add i64 %82, %59, !dbg !603
	%87 = icmp slt i64 %86, %p11, !dbg !605
	%88 = icmp uge i64 %84, %14, !dbg !602
	br i1 %88, label %b7_fail1, label %b7_ok1, !dbg !602, !prof !55

b7_ok1:
	br i1 %87, label %b8, label %b9, !dbg !605

b8:
	%89 = getelementptr inbounds double, double addrspace(1)* %4, i64 %86, !dbg !606
	%90 = icmp uge i64 %86, %p11, !dbg !606
	br i1 %90, label %b8_fail1, label %b8_ok1, !dbg !606, !prof !55

b8_ok1:
	%91 = load double, double addrspace(1)* %89, align 8, !dbg !606
	%92 = bitcast double %91 to i64, !dbg !607
	br label %b9, !dbg !607

b9:
	%93 = phi i64 [ 0, %b7_ok1 ], [ %92, %b8_ok1 ], !dbg !608
	br label %b10, !dbg !604

b10:
	%94 = phi i64 [ 0, %b9 ], [ %100, %b12 ], !dbg !604
	%95 = icmp ne i64 %94, %12, !dbg !609
	br i1 %95, label %b11, label %b12, !dbg !609

b11:
	%96 = trunc i64 %94 to i32, !dbg !597
	%97 = addrspacecast { i64, i64 } addrspace(1)* %85 to { i64, i64 }*, !dbg !597
	%98 = icmp uge i64 %94, %13, !dbg !597
	br i1 %98, label %b11_fail1, label %b11_ok1, !dbg !597, !prof !55

b11_ok1:
	%99 = bitcast { i64, i64 }* %97 to i8*, !dbg !597
	call void @gpuc_put_line_thread(i8* %99, i64 %81, i32 %24, i32 %96), !dbg !597
	br label %b12, !dbg !597

b12:
	%100 = add i64 %94, 1, !dbg !597
	%101 = icmp slt i64 %100, %13, !dbg !597
	br i1 %101, label %b10, label %b6, !dbg !597

b13:
	%102 = phi i64 [ %126, %b20_ok1 ], [ %54, %b6 ], !dbg !610
	%103 = icmp slt i64 %102, %p11, !dbg !611
	br i1 %103, label %b14, label %b21, !dbg !611

b14:
	%104 = getelementptr inbounds double, double addrspace(1)* %4, i64 %102, !dbg !613
	%105 = icmp uge i64 %102, %p11, !dbg !613
	br i1 %105, label %b14_fail1, label %b14_ok1, !dbg !613, !prof !55

b14_ok1:
	%106 = load double, double addrspace(1)* %104, align 8, !dbg !613
	%107 = bitcast double %106 to i64, !dbg !614
	br label %b15, !dbg !612

b15:
	%108 = phi double [ 0.000000e+00, %b14_ok1 ], [ %122, %b19 ], !dbg !615
	%109 = phi i64 [ 0, %b14_ok1 ], [ %123, %b19 ], !dbg !616
	%110 = icmp ne i64 %109, %12, !dbg !617
	br i1 %110, label %b16, label %b17, !dbg !617

b16:
	%111 = mul i64 %109, %p11, !dbg !618
	%112 = add i64 %111, %102, !dbg !619
	%113 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %77, i64 %112, !dbg !620
	%114 = addrspacecast { i64, i64 } addrspace(1)* %113 to { i64, i64 }*, !dbg !621
	%115 = icmp uge i64 %112, %14, !dbg !620
	br i1 %115, label %b16_fail1, label %b16_ok1, !dbg !620, !prof !55

b16_ok1:
	%116 = bitcast { i64, i64 }* %114 to i8*, !dbg !621
	%117 = call i64 @gpuc_wait_line_thread(i8* %116, i32 %24, i32 1, i8* %ctrl, i32 30), !dbg !621
	br label %b17, !dbg !621

b17:
	%118 = phi i64 [ %107, %b15 ], [ %117, %b16_ok1 ], !dbg !622
	%119 = bitcast i64 %118 to double, !dbg !625
	%120 = icmp eq i64 %109, 0, !dbg !626
	br i1 %120, label %b19, label %b18, !dbg !626

b18:
	%121 = fadd double %108, %119, !dbg !627
	br label %b19, !dbg !628

b19:
	%122 = phi double [ %119, %b17 ], [ %121, %b18 ], !dbg !615
	%123 = add i64 %109, 1, !dbg !616
	%124 = icmp slt i64 %123, %13, !dbg !616
	br i1 %124, label %b15, label %b20, !dbg !616

b20:
	%125 = icmp uge i64 %102, %p11, !dbg !631
	br i1 %125, label %b20_fail1, label %b20_ok1, !dbg !631, !prof !55

b20_ok1:
	store double %122, double addrspace(1)* %104, align 8, !dbg !631
	%126 = add i64 %102, %59, !dbg !632
	br label %b13, !dbg !632

b21:
	%127 = mul i64 %54, 2, !dbg !633
	%128 = mul i64 %59, 2, !dbg !634
	%129 = icmp slt i64 %127, %p13, !dbg !637
	br i1 %129, label %b22, label %b23, !dbg !637

b22:
	%130 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %127, !dbg !638
	%131 = icmp uge i64 %127, %p13, !dbg !638
	br i1 %131, label %b22_fail1, label %b22_ok1, !dbg !638, !prof !55

b22_ok1:
	%132 = load i32, i32 addrspace(1)* %130, align 4, !dbg !638
	%133 = zext i32 %132 to i64, !dbg !639
	br label %b23, !dbg !639

b23:
	%134 = phi i64 [ 0, %b21 ], [ %133, %b22_ok1 ], !dbg !640
	%135 = add i64 %127, 1, !dbg !641
	%136 = icmp slt i64 %135, %p13, !dbg !642
	br i1 %136, label %b24, label %b25, !dbg !642

b24:
	%137 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %135, !dbg !643
	%138 = icmp uge i64 %135, %p13, !dbg !643
	br i1 %138, label %b24_fail1, label %b24_ok1, !dbg !643, !prof !55

b24_ok1:
	%139 = load i32, i32 addrspace(1)* %137, align 4, !dbg !643
	%140 = zext i32 %139 to i64, !dbg !644
	%141 = shl i64 %140, 32, !dbg !645
	%142 = or i64 %134, %141, !dbg !646
	br label %b25, !dbg !646

b25:
	%143 = phi i64 [ %134, %b23 ], [ %142, %b24_ok1 ], !dbg !640
	%144 = sdiv i64 %17, 2, !dbg !647
	%145 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !574
	%146 = ptrtoint i64* %145 to i64, !dbg !574
	%147 = and i64 %146, 15, !dbg !574
	%148 = icmp eq i64 %147, 0, !dbg !574
	%149 = or i1 %148, %18, !dbg !574
	br i1 %149, label %b26, label %b89, !dbg !574

b26:
	%150 = bitcast i64 addrspace(1)* %1 to { i64, i64 } addrspace(1)*, !dbg !574
	%151 = ashr i64 %p3, 1, !dbg !574
	%152 = sdiv i64 %151, 2, !dbg !648
	%153 = mul i64 %74, %152, !dbg !649
	%154 = add i64 %153, %152, !dbg !650
	%155 = mul i64 %13, %144, !dbg !652
	%156 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %150, i64 %153, !dbg !651
	%157 = mul i64 %12, %144, !dbg !654
	%158 = icmp ugt i64 %154, %151, !dbg !651
	%159 = icmp ugt i64 %155, %152, !dbg !653
	%160 = or i1 %158, %159, !dbg !653
	br i1 %160, label %b26_fail1, label %b26_ok1, !dbg !653, !prof !55

b26_ok1:
	br label %b27, !dbg !653

b27:
	%161 = phi i64 [ %143, %b26_ok1 ], [ %183, %b35 ], !dbg !655
	%162 = phi i64 [ %127, %b26_ok1 ], [ %167, %b35 ], !dbg !656
	%163 = icmp slt i64 %162, %p13, !dbg !657
	br i1 %163, label %b28, label %b36, !dbg !657

b28:
	%164 = sdiv i64 %162, 2, !dbg !658
	%165 = add i64 %157, %164, !dbg !659
	%166 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %156, i64 %165, !dbg !660
	%167 = add i64 %162, %128, !dbg !661
	%168 = icmp slt i64 %167, %p13, !dbg !663
	%169 = icmp uge i64 %165, %155, !dbg !660
	br i1 %169, label %b28_fail1, label %b28_ok1, !dbg !660, !prof !55

b28_ok1:
	br i1 %168, label %b29, label %b30, !dbg !663

b29:
	%170 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %167, !dbg !664
	%171 = icmp uge i64 %167, %p13, !dbg !664
	br i1 %171, label %b29_fail1, label %b29_ok1, !dbg !664, !prof !55

b29_ok1:
	%172 = load i32, i32 addrspace(1)* %170, align 4, !dbg !664
	%173 = zext i32 %172 to i64, !dbg !665
	br label %b30, !dbg !665

b30:
	%174 = phi i64 [ 0, %b28_ok1 ], [ %173, %b29_ok1 ], !dbg !666
	%175 = add i64 %167, 1, !dbg !667
	%176 = icmp slt i64 %175, %p13, !dbg !668
	br i1 %176, label %b31, label %b32, !dbg !668

b31:
	%177 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %175, !dbg !669
	%178 = icmp uge i64 %175, %p13, !dbg !669
	br i1 %178, label %b31_fail1, label %b31_ok1, !dbg !669, !prof !55

b31_ok1:
	%179 = load i32, i32 addrspace(1)* %177, align 4, !dbg !669
	%180 = zext i32 %179 to i64, !dbg !670
	%181 = shl i64 %180, 32, !dbg !671
	%182 = or i64 %174, %181, !dbg !672
	br label %b32, !dbg !672

b32:
	%183 = phi i64 [ %174, %b30 ], [ %182, %b31_ok1 ], !dbg !666
	br label %b33, !dbg !662

b33:
	%184 = phi i64 [ 0, %b32 ], [ %190, %b35 ], !dbg !662
	%185 = icmp ne i64 %184, %12, !dbg !673
	br i1 %185, label %b34, label %b35, !dbg !673

b34:
	%186 = trunc i64 %184 to i32, !dbg !674
	%187 = addrspacecast { i64, i64 } addrspace(1)* %166 to { i64, i64 }*, !dbg !674
	%188 = icmp uge i64 %184, %13, !dbg !674
	br i1 %188, label %b34_fail1, label %b34_ok1, !dbg !674, !prof !55

b34_ok1:
	%189 = bitcast { i64, i64 }* %187 to i8*, !dbg !674
	call void @gpuc_put_line_thread(i8* %189, i64 %161, i32 %24, i32 %186), !dbg !674
	br label %b35, !dbg !674

b35:
	%190 = add i64 %184, 1, !dbg !674
	%191 = icmp slt i64 %190, %13, !dbg !674
	br i1 %191, label %b33, label %b27, !dbg !674

b36:
	%192 = phi i64 [ %232, %b47 ], [ %127, %b27 ], !dbg !675
	%193 = icmp slt i64 %192, %p13, !dbg !676
	br i1 %193, label %b37, label %b48, !dbg !676

b37:
	%194 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %192, !dbg !678
	%195 = icmp uge i64 %192, %p13, !dbg !678
	br i1 %195, label %b37_fail1, label %b37_ok1, !dbg !678, !prof !55

b37_ok1:
	%196 = load i32, i32 addrspace(1)* %194, align 4, !dbg !678
	%197 = zext i32 %196 to i64, !dbg !679
	%198 = add i64 %192, 1, !dbg !680
	%199 = icmp slt i64 %198, %p13, !dbg !681
	br i1 %199, label %b38, label %b39, !dbg !681

b38:
	%200 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %198, !dbg !682
	%201 = icmp uge i64 %198, %p13, !dbg !682
	br i1 %201, label %b38_fail1, label %b38_ok1, !dbg !682, !prof !55

b38_ok1:
	%202 = load i32, i32 addrspace(1)* %200, align 4, !dbg !682
	%203 = zext i32 %202 to i64, !dbg !683
	%204 = shl i64 %203, 32, !dbg !684
	%205 = or i64 %197, %204, !dbg !685
	br label %b39, !dbg !685

b39:
	%206 = phi i64 [ %197, %b37_ok1 ], [ %205, %b38_ok1 ], !dbg !686
	br label %b40, !dbg !677

b40:
	%207 = phi i32 [ 0, %b39 ], [ %226, %b44 ], !dbg !687
	%208 = phi i32 [ 0, %b39 ], [ %227, %b44 ], !dbg !688
	%209 = phi i64 [ 0, %b39 ], [ %228, %b44 ], !dbg !688
	%210 = icmp ne i64 %209, %12, !dbg !689
	br i1 %210, label %b41, label %b42, !dbg !689

b41:
	%211 = mul i64 %209, %144, !dbg !690
	%212 = sdiv i64 %192, 2, !dbg !691
	%213 = add i64 %211, %212, !dbg !692
	%214 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %156, i64 %213, !dbg !693
	%215 = addrspacecast { i64, i64 } addrspace(1)* %214 to { i64, i64 }*, !dbg !694
	%216 = icmp uge i64 %213, %155, !dbg !693
	br i1 %216, label %b41_fail1, label %b41_ok1, !dbg !693, !prof !55

b41_ok1:
	%217 = bitcast { i64, i64 }* %215 to i8*, !dbg !694
	%218 = call i64 @gpuc_wait_line_thread(i8* %217, i32 %24, i32 1, i8* %ctrl, i32 30), !dbg !694
	br label %b42, !dbg !694

b42:
	%219 = phi i64 [ %206, %b40 ], [ %218, %b41_ok1 ], !dbg !695
	%220 = trunc i64 %219 to i32, !dbg !698
	%221 = lshr i64 %219, 32, !dbg !699
	%222 = trunc i64 %221 to i32, !dbg !700
	%223 = icmp eq i64 %209, 0, !dbg !701
	br i1 %223, label %b44, label %b43, !dbg !701

b43:
	%224 = add i32 %207, %220, !dbg !702
	%225 = add i32 %208, %222, !dbg !703
	br label %b44, !dbg !703

b44:
	%226 = phi i32 [ %220, %b42 ], [ %224, %b43 ], !dbg !687
	%227 = phi i32 [ %222, %b42 ], [ %225, %b43 ], !dbg !688
	%228 = add i64 %209, 1, !dbg !688
	%229 = icmp slt i64 %228, %13, !dbg !688
	br i1 %229, label %b40, label %b45, !dbg !688

b45:
	%230 = icmp uge i64 %192, %p13, !dbg !706
	br i1 %230, label %b45_fail1, label %b45_ok1, !dbg !706, !prof !55

b45_ok1:
	store i32 %226, i32 addrspace(1)* %194, align 4, !dbg !706
	br i1 %199, label %b46, label %b47, !dbg !707

b46:
	%231 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %198, !dbg !708
	store i32 %227, i32 addrspace(1)* %231, align 4, !dbg !708
	br label %b47, !dbg !708

b47:
	%232 = add i64 %192, %128, !dbg !709
	br label %b36, !dbg !709

b48:
	%233 = icmp slt i64 %54, %p15, !dbg !712
	br i1 %233, label %b49, label %b50, !dbg !712

b49:
	%234 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %54, !dbg !713
	%235 = load i64, i64 addrspace(1)* %234, align 8, !dbg !713
	br label %b50, !dbg !714

b50:
	%236 = phi i64 [ 0, %b48 ], [ %235, %b49 ], !dbg !715
	%237 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !579
	%238 = ptrtoint i64* %237 to i64, !dbg !579
	%239 = and i64 %238, 15, !dbg !579
	%240 = icmp eq i64 %239, 0, !dbg !579
	%241 = or i1 %240, %21, !dbg !579
	br i1 %241, label %b51, label %b88, !dbg !579

b51:
	%242 = bitcast i64 addrspace(1)* %2 to { i64, i64 } addrspace(1)*, !dbg !579
	%243 = ashr i64 %p5, 1, !dbg !579
	%244 = sdiv i64 %243, 2, !dbg !716
	%245 = mul i64 %74, %244, !dbg !717
	%246 = add i64 %245, %244, !dbg !718
	%247 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %242, i64 %245, !dbg !719
	%248 = icmp ugt i64 %246, %243, !dbg !719
	%249 = icmp ugt i64 %19, %244, !dbg !720
	%250 = or i1 %248, %249, !dbg !720
	br i1 %250, label %b51_fail1, label %b51_ok1, !dbg !720, !prof !55

b51_ok1:
	br label %b52, !dbg !720

b52:
	%251 = phi i64 [ %236, %b51_ok1 ], [ %262, %b58 ], !dbg !721
	%252 = phi i64 [ %54, %b51_ok1 ], [ %256, %b58 ], !dbg !722
	%253 = icmp slt i64 %252, %p15, !dbg !723
	br i1 %253, label %b53, label %b59, !dbg !723

b53:
	%254 = add i64 %20, %252, !dbg !724
	%255 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %247, i64 %254, !dbg !725
	%256 = add i64 %252, %59, !dbg !726
	%257 = icmp slt i64 %256, %p15, !dbg !728
	%258 = icmp uge i64 %254, %19, !dbg !725
	br i1 %258, label %b53_fail1, label %b53_ok1, !dbg !725, !prof !55

b53_ok1:
	br i1 %257, label %b54, label %b55, !dbg !728

b54:
	%259 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %256, !dbg !729
	%260 = icmp uge i64 %256, %p15, !dbg !729
	br i1 %260, label %b54_fail1, label %b54_ok1, !dbg !729, !prof !55

b54_ok1:
	%261 = load i64, i64 addrspace(1)* %259, align 8, !dbg !729
	br label %b55, !dbg !730

b55:
	%262 = phi i64 [ 0, %b53_ok1 ], [ %261, %b54_ok1 ], !dbg !731
	br label %b56, !dbg !727

b56:
	%263 = phi i64 [ 0, %b55 ], [ %269, %b58 ], !dbg !727
	%264 = icmp ne i64 %263, %12, !dbg !732
	br i1 %264, label %b57, label %b58, !dbg !732

b57:
	%265 = trunc i64 %263 to i32, !dbg !733
	%266 = addrspacecast { i64, i64 } addrspace(1)* %255 to { i64, i64 }*, !dbg !733
	%267 = icmp uge i64 %263, %13, !dbg !733
	br i1 %267, label %b57_fail1, label %b57_ok1, !dbg !733, !prof !55

b57_ok1:
	%268 = bitcast { i64, i64 }* %266 to i8*, !dbg !733
	call void @gpuc_put_line_thread(i8* %268, i64 %251, i32 %24, i32 %265), !dbg !733
	br label %b58, !dbg !733

b58:
	%269 = add i64 %263, 1, !dbg !733
	%270 = icmp slt i64 %269, %13, !dbg !733
	br i1 %270, label %b56, label %b52, !dbg !733

b59:
	%271 = phi i64 [ %293, %b66_ok1 ], [ %54, %b52 ], !dbg !734
	%272 = icmp slt i64 %271, %p15, !dbg !735
	br i1 %272, label %b60, label %b67, !dbg !735

b60:
	%273 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %271, !dbg !737
	%274 = icmp uge i64 %271, %p15, !dbg !737
	br i1 %274, label %b60_fail1, label %b60_ok1, !dbg !737, !prof !55

b60_ok1:
	%275 = load i64, i64 addrspace(1)* %273, align 8, !dbg !737
	br label %b61, !dbg !736

b61:
	%276 = phi i64 [ 0, %b60_ok1 ], [ %289, %b65 ], !dbg !738
	%277 = phi i64 [ 0, %b60_ok1 ], [ %290, %b65 ], !dbg !739
	%278 = icmp ne i64 %277, %12, !dbg !740
	br i1 %278, label %b62, label %b63, !dbg !740

b62:
	%279 = mul i64 %277, %p15, !dbg !741
	%280 = add i64 %279, %271, !dbg !742
	%281 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %247, i64 %280, !dbg !743
	%282 = addrspacecast { i64, i64 } addrspace(1)* %281 to { i64, i64 }*, !dbg !744
	%283 = icmp uge i64 %280, %19, !dbg !743
	br i1 %283, label %b62_fail1, label %b62_ok1, !dbg !743, !prof !55

b62_ok1:
	%284 = bitcast { i64, i64 }* %282 to i8*, !dbg !744
	%285 = call i64 @gpuc_wait_line_thread(i8* %284, i32 %24, i32 1, i8* %ctrl, i32 30), !dbg !744
	br label %b63, !dbg !744

b63:
	%286 = phi i64 [ %275, %b61 ], [ %285, %b62_ok1 ], !dbg !745
	%287 = icmp eq i64 %277, 0, !dbg !746
	br i1 %287, label %b65, label %b64, !dbg !746

b64:
	%288 = add i64 %276, %286, !dbg !747
	br label %b65, !dbg !748

b65:
	%289 = phi i64 [ %286, %b63 ], [ %288, %b64 ], !dbg !738
	%290 = add i64 %277, 1, !dbg !739
	%291 = icmp slt i64 %290, %13, !dbg !739
	br i1 %291, label %b61, label %b66, !dbg !739

b66:
	%292 = icmp uge i64 %271, %p15, !dbg !751
	br i1 %292, label %b66_fail1, label %b66_ok1, !dbg !751, !prof !55

b66_ok1:
	store i64 %289, i64 addrspace(1)* %273, align 8, !dbg !751
	%293 = add i64 %271, %59, !dbg !752
	br label %b59, !dbg !752

b67:
	%294 = icmp eq i64 %26, 0, !dbg !753
	br i1 %294, label %b68, label %b87, !dbg !753

b68:
	%295 = icmp eq i64 %53, 0, !dbg !754
	br i1 %295, label %b69, label %b75, !dbg !754

b69:
	%296 = getelementptr inbounds float, float addrspace(1)* %7, i64 0, !dbg !755
	%297 = icmp uge i64 0, %p17, !dbg !755
	br i1 %297, label %b69_fail1, label %b69_ok1, !dbg !755, !prof !55

b69_ok1:
	%298 = load float, float addrspace(1)* %296, align 4, !dbg !755
	%299 = mul i64 %74, %13, !dbg !760
	%300 = add i64 %299, %12, !dbg !761
	%301 = mul i64 %300, 2, !dbg !762
	%302 = zext i32 %24 to i64, !dbg !767
	br label %b70, !dbg !768

b70:
	%303 = phi i64 [ 0, %b69_ok1 ], [ %318, %b70_ok2 ], !dbg !768
	%304 = add i64 %12, %303, !dbg !770
	%305 = icmp uge i64 %301, %p7, !dbg !769
	br i1 %305, label %b70_fail1, label %b70_ok1, !dbg !769, !prof !55

b70_ok1:
	%306 = icmp eq i64 %13, -1, !dbg !771
	%307 = select i1 %306, i64 1, i64 %13, !dbg !771
	%308 = srem i64 %304, %307, !dbg !771
	%309 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %301, !dbg !769
	%310 = bitcast float %298 to i32, !dbg !772
	%311 = zext i32 %310 to i64, !dbg !772
	%312 = shl i64 %302, 32, !dbg !773
	%313 = or i64 %312, %311, !dbg !774
	%314 = trunc i64 %308 to i32, !dbg !775
	%315 = addrspacecast i64 addrspace(1)* %309 to i64*, !dbg !775
	%316 = icmp uge i64 %308, %13, !dbg !775
	br i1 %316, label %b70_fail2, label %b70_ok2, !dbg !775, !prof !55

b70_ok2:
	%317 = bitcast i64* %315 to i8*, !dbg !775
	call void @gpuc_signal_op_thread(i8* %317, i64 %313, i32 9, i32 %314), !dbg !775
	%318 = add i64 %303, 1, !dbg !765
	%319 = icmp slt i64 %318, %13, !dbg !765
	br i1 %319, label %b70, label %b71, !dbg !765

b71:
	%320 = mul i64 %299, 2, !dbg !779
	%321 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %320, !dbg !782
	%322 = addrspacecast i64 addrspace(1)* %321 to i64*, !dbg !783
	%323 = icmp uge i64 %320, %p7, !dbg !782
	br i1 %323, label %b71_fail1, label %b71_ok1, !dbg !782, !prof !55

b71_ok1:
	%324 = bitcast i64* %322 to i8*, !dbg !783
	%325 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %324, i32 5, i64 %312, i32 1, i8* %ctrl, i32 23), !dbg !783
	%326 = trunc i64 %325 to i32, !dbg !784
	%327 = bitcast i32 %326 to float, !dbg !784
	br label %b72, !dbg !781

b72:
	%328 = phi float [ %327, %b71_ok1 ], [ %340, %b73_ok1 ], !dbg !785
	%329 = phi i64 [ 1, %b71_ok1 ], [ %341, %b73_ok1 ], !dbg !786
	%330 = icmp slt i64 %329, %13, !dbg !787
	br i1 %330, label %b73, label %b74, !dbg !787

b73:
	%331 = add i64 %299, %329, !dbg !789
	%332 = mul i64 %331, 2, !dbg !790
	%333 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %332, !dbg !792
	%334 = addrspacecast i64 addrspace(1)* %333 to i64*, !dbg !793
	%335 = icmp uge i64 %332, %p7, !dbg !792
	br i1 %335, label %b73_fail1, label %b73_ok1, !dbg !792, !prof !55

b73_ok1:
	%336 = bitcast i64* %334 to i8*, !dbg !793
	%337 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %336, i32 5, i64 %312, i32 1, i8* %ctrl, i32 23), !dbg !793
	%338 = trunc i64 %337 to i32, !dbg !794
	%339 = bitcast i32 %338 to float, !dbg !794
	%340 = fadd float %328, %339, !dbg !795
	%341 = add i64 %329, 1, !dbg !796
	br label %b72, !dbg !796

b74:
	store float %328, float addrspace(1)* %296, align 4, !dbg !797
	br label %b75, !dbg !797

b75:
	%342 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !800, !range !312
	%343 = sext i32 %342 to i64, !dbg !800
	%344 = and i32 %52, -32, !dbg !800
	%345 = sub i32 %43, %344, !dbg !800
	%346 = icmp slt i32 %345, 32, !dbg !800
	%347 = select i1 %346, i32 %345, i32 32, !dbg !800
	%348 = sext i32 %347 to i64, !dbg !800
	%349 = mul i64 %74, %13, !dbg !802
	%350 = zext i32 %24 to i64, !dbg !805
	br label %b76, !dbg !800

b76:
	%351 = phi float [ 0.000000e+00, %b75 ], [ %364, %b77_ok1 ], !dbg !806
	%352 = phi i64 [ %343, %b75 ], [ %365, %b77_ok1 ], !dbg !800
	%353 = icmp slt i64 %352, %13, !dbg !800
	br i1 %353, label %b77, label %b78, !dbg !800

b77:
	%354 = add i64 %349, %352, !dbg !807
	%355 = mul i64 %354, 2, !dbg !808
	%356 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %355, !dbg !809
	%357 = shl i64 %350, 32, !dbg !810
	%358 = addrspacecast i64 addrspace(1)* %356 to i64*, !dbg !811
	%359 = icmp uge i64 %355, %p7, !dbg !809
	br i1 %359, label %b77_fail1, label %b77_ok1, !dbg !809, !prof !55

b77_ok1:
	%360 = bitcast i64* %358 to i8*, !dbg !811
	%361 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %360, i32 5, i64 %357, i32 1, i8* %ctrl, i32 23), !dbg !811
	%362 = trunc i64 %361 to i32, !dbg !812
	%363 = bitcast i32 %362 to float, !dbg !812
	%364 = fadd float %351, %363, !dbg !813
	%365 = add i64 %352, %348, !dbg !800
	br label %b76, !dbg !800

b78:
	%366 = icmp eq i64 %348, 32, !dbg !821
	br i1 %366, label %b79, label %b81, !dbg !821

b79:
	%367 = phi float [ %375, %b80 ], [ %351, %b78 ], !dbg !822
	%368 = phi i64 [ %376, %b80 ], [ 16, %b78 ], !dbg !823
	%369 = icmp sgt i64 %368, 0, !dbg !824
	br i1 %369, label %b80, label %b84, !dbg !824

b80:
	%370 = trunc i64 %368 to i32, !dbg !825
	%371 = bitcast float %367 to i32, !dbg !825
	%372 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %371, i32 %370, i32 31), !dbg !825
	%373 = extractvalue { i32, i1 } %372, 0, !dbg !825
	%374 = bitcast i32 %373 to float, !dbg !825
	%375 = fadd float %367, %374, !dbg !826
	%376 = sdiv i64 %368, 2, !dbg !827
	br label %b79, !dbg !827

b81:
	%377 = bitcast float %351 to i32, !dbg !828
	%378 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %377, i32 0, i32 31), !dbg !828
	%379 = extractvalue { i32, i1 } %378, 0, !dbg !828
	%380 = bitcast i32 %379 to float, !dbg !828
	br label %b82, !dbg !828

b82:
	%381 = phi float [ %380, %b81 ], [ %389, %b83 ], !dbg !829
	%382 = phi i64 [ 1, %b81 ], [ %390, %b83 ], !dbg !830
	%383 = icmp slt i64 %382, %348, !dbg !831
	br i1 %383, label %b83, label %b84, !dbg !831

b83:
	%384 = trunc i64 %382 to i32, !dbg !832
	%385 = bitcast float %351 to i32, !dbg !832
	%386 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %385, i32 %384, i32 31), !dbg !832
	%387 = extractvalue { i32, i1 } %386, 0, !dbg !832
	%388 = bitcast i32 %387 to float, !dbg !832
	%389 = fadd float %381, %388, !dbg !826
	%390 = add i64 %382, 1, !dbg !833
	br label %b82, !dbg !833

b84:
	%391 = phi float [ %367, %b79 ], [ %381, %b82 ], !dbg !820
	%392 = sub i64 %44, 1, !dbg !834
	%393 = icmp eq i64 %53, %392, !dbg !835
	br i1 %393, label %b85, label %b86, !dbg !835

b85:
	%394 = getelementptr inbounds float, float addrspace(1)* %8, i64 0, !dbg !836
	%395 = icmp uge i64 0, %p19, !dbg !836
	br i1 %395, label %b85_fail1, label %b85_ok1, !dbg !836, !prof !55

b85_ok1:
	store float %391, float addrspace(1)* %394, align 4, !dbg !836
	br label %b86, !dbg !836

b86:
	call void @llvm.nvvm.barrier0(), !dbg !837
	br label %b87, !dbg !837

b87:
	%396 = add i64 %22, 1, !dbg !837
	%397 = icmp slt i64 %396, %p9, !dbg !837
	br i1 %397, label %b2, label %b91, !dbg !837

b88:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %239, i64 16), !dbg !579
	ret void, !dbg !579

b89:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %147, i64 16), !dbg !574
	ret void, !dbg !574

b90:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %67, i64 16), !dbg !568
	ret void, !dbg !568

b91:
	ret void, !dbg !837

b5_fail1:
	%398 = icmp ugt i64 %76, %71, !dbg !595
	br i1 %398, label %b5_fail2, label %b5_ok2, !dbg !595

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %76, i64 %71), !dbg !595
	ret void, !dbg !595

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %14, i64 %72), !dbg !596
	ret void, !dbg !596

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %84, i64 %14), !dbg !602
	ret void, !dbg !602

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %86, i64 %p11), !dbg !606
	ret void, !dbg !606

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %94, i64 %13), !dbg !597
	ret void, !dbg !597

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %102, i64 %p11), !dbg !613
	ret void, !dbg !613

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %112, i64 %14), !dbg !620
	ret void, !dbg !620

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %102, i64 %p11), !dbg !631
	ret void, !dbg !631

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %127, i64 %p13), !dbg !638
	ret void, !dbg !638

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %135, i64 %p13), !dbg !643
	ret void, !dbg !643

b26_fail1:
	%399 = icmp ugt i64 %154, %151, !dbg !651
	br i1 %399, label %b26_fail2, label %b26_ok2, !dbg !651

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %154, i64 %151), !dbg !651
	ret void, !dbg !651

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %155, i64 %152), !dbg !653
	ret void, !dbg !653

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %165, i64 %155), !dbg !660
	ret void, !dbg !660

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %167, i64 %p13), !dbg !664
	ret void, !dbg !664

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %175, i64 %p13), !dbg !669
	ret void, !dbg !669

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %184, i64 %13), !dbg !674
	ret void, !dbg !674

b37_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %192, i64 %p13), !dbg !678
	ret void, !dbg !678

b38_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %198, i64 %p13), !dbg !682
	ret void, !dbg !682

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %213, i64 %155), !dbg !693
	ret void, !dbg !693

b45_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %192, i64 %p13), !dbg !706
	ret void, !dbg !706

b51_fail1:
	%400 = icmp ugt i64 %246, %243, !dbg !719
	br i1 %400, label %b51_fail2, label %b51_ok2, !dbg !719

b51_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %246, i64 %243), !dbg !719
	ret void, !dbg !719

b51_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %19, i64 %244), !dbg !720
	ret void, !dbg !720

b53_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %254, i64 %19), !dbg !725
	ret void, !dbg !725

b54_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %256, i64 %p15), !dbg !729
	ret void, !dbg !729

b57_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %263, i64 %13), !dbg !733
	ret void, !dbg !733

b60_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %271, i64 %p15), !dbg !737
	ret void, !dbg !737

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %280, i64 %19), !dbg !743
	ret void, !dbg !743

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %271, i64 %p15), !dbg !751
	ret void, !dbg !751

b69_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 %p17), !dbg !755
	ret void, !dbg !755

b70_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %301, i64 %p7), !dbg !769
	ret void, !dbg !769

b70_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %308, i64 %13), !dbg !775
	ret void, !dbg !775

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %320, i64 %p7), !dbg !782
	ret void, !dbg !782

b73_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %332, i64 %p7), !dbg !792
	ret void, !dbg !792

b77_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %355, i64 %p7), !dbg !809
	ret void, !dbg !809

b85_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p19), !dbg !836
	ret void, !dbg !836
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
!nvvm.annotations = !{!838, !839, !840, !841, !842, !843, !844, !845}
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
!207 = !DILocation(line: 68, column: 20, scope: !62, inlinedAt: !206)
!208 = !DILocation(line: 68, column: 18, scope: !62, inlinedAt: !206)
!209 = !DILocation(line: 70, column: 27, scope: !62, inlinedAt: !206)
!210 = !DILocation(line: 70, column: 30, scope: !62, inlinedAt: !206)
!211 = !DILocation(line: 71, column: 21, scope: !62, inlinedAt: !206)
!212 = !DILocation(line: 71, column: 19, scope: !62, inlinedAt: !206)
!213 = !DILocation(line: 71, column: 28, scope: !62, inlinedAt: !206)
!214 = !DILocation(line: 71, column: 3, scope: !62, inlinedAt: !206)
!215 = !DILocation(line: 66, column: 34, scope: !62, inlinedAt: !206)
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
!227 = !DILocation(line: 82, column: 24, scope: !86, inlinedAt: !226)
!228 = !DILocation(line: 82, column: 53, scope: !86, inlinedAt: !226)
!229 = !DILocation(line: 82, column: 47, scope: !86, inlinedAt: !226)
!230 = !DILocation(line: 50, column: 8, scope: !189, inlinedAt: !190)
!231 = !DILocation(line: 87, column: 3, scope: !83, inlinedAt: !230)
!232 = !DILocation(line: 88, column: 27, scope: !83, inlinedAt: !230)
!233 = !DILocation(line: 88, column: 30, scope: !83, inlinedAt: !230)
!234 = !DILocation(line: 89, column: 4, scope: !83, inlinedAt: !230)
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
!343 = !DILocation(line: 68, column: 20, scope: !62, inlinedAt: !342)
!344 = !DILocation(line: 68, column: 18, scope: !62, inlinedAt: !342)
!345 = !DILocation(line: 70, column: 27, scope: !62, inlinedAt: !342)
!346 = !DILocation(line: 70, column: 30, scope: !62, inlinedAt: !342)
!347 = !DILocation(line: 71, column: 21, scope: !62, inlinedAt: !342)
!348 = !DILocation(line: 71, column: 19, scope: !62, inlinedAt: !342)
!349 = !DILocation(line: 71, column: 28, scope: !62, inlinedAt: !342)
!350 = !DILocation(line: 71, column: 3, scope: !62, inlinedAt: !342)
!351 = !DILocation(line: 66, column: 34, scope: !62, inlinedAt: !342)
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
!363 = !DILocation(line: 87, column: 3, scope: !83, inlinedAt: !362)
!364 = !DILocation(line: 49, column: 20, scope: !325, inlinedAt: !326)
!365 = !DILocation(line: 82, column: 24, scope: !86, inlinedAt: !364)
!366 = !DILocation(line: 82, column: 53, scope: !86, inlinedAt: !364)
!367 = !DILocation(line: 82, column: 47, scope: !86, inlinedAt: !364)
!368 = !DILocation(line: 88, column: 27, scope: !83, inlinedAt: !362)
!369 = !DILocation(line: 88, column: 30, scope: !83, inlinedAt: !362)
!370 = !DILocation(line: 89, column: 4, scope: !83, inlinedAt: !362)
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
!472 = !DILocation(line: 68, column: 20, scope: !62, inlinedAt: !471)
!473 = !DILocation(line: 68, column: 18, scope: !62, inlinedAt: !471)
!474 = !DILocation(line: 70, column: 27, scope: !62, inlinedAt: !471)
!475 = !DILocation(line: 70, column: 30, scope: !62, inlinedAt: !471)
!476 = !DILocation(line: 71, column: 21, scope: !62, inlinedAt: !471)
!477 = !DILocation(line: 71, column: 19, scope: !62, inlinedAt: !471)
!478 = !DILocation(line: 71, column: 28, scope: !62, inlinedAt: !471)
!479 = !DILocation(line: 71, column: 3, scope: !62, inlinedAt: !471)
!480 = !DILocation(line: 66, column: 34, scope: !62, inlinedAt: !471)
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
!492 = !DILocation(line: 82, column: 24, scope: !86, inlinedAt: !491)
!493 = !DILocation(line: 82, column: 53, scope: !86, inlinedAt: !491)
!494 = !DILocation(line: 82, column: 47, scope: !86, inlinedAt: !491)
!495 = !DILocation(line: 50, column: 8, scope: !453, inlinedAt: !454)
!496 = !DILocation(line: 87, column: 3, scope: !83, inlinedAt: !495)
!497 = !DILocation(line: 88, column: 27, scope: !83, inlinedAt: !495)
!498 = !DILocation(line: 88, column: 30, scope: !83, inlinedAt: !495)
!499 = !DILocation(line: 89, column: 4, scope: !83, inlinedAt: !495)
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
!566 = !DILocation(line: 29, column: 77, scope: !562, inlinedAt: !563)
!567 = !DILocation(line: 31, column: 27, scope: !562, inlinedAt: !563)
!568 = !DILocation(line: 27, column: 22, scope: !562, inlinedAt: !563)
!569 = distinct !DISubprogram(name: "linesOf", scope: !32, file: !32, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!570 = distinct !DISubprogram(name: "AllReduce", scope: !561, file: !561, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!571 = !DILocation(line: 86, column: 15, scope: !559)
!572 = !DILocation(line: 26, column: 20, scope: !570, inlinedAt: !571)
!573 = !DILocation(line: 62, column: 12, scope: !569, inlinedAt: !572)
!574 = !DILocation(line: 27, column: 22, scope: !570, inlinedAt: !571)
!575 = distinct !DISubprogram(name: "AllReduce", scope: !561, file: !561, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!576 = !DILocation(line: 87, column: 15, scope: !559)
!577 = !DILocation(line: 29, column: 77, scope: !575, inlinedAt: !576)
!578 = !DILocation(line: 31, column: 27, scope: !575, inlinedAt: !576)
!579 = !DILocation(line: 27, column: 22, scope: !575, inlinedAt: !576)
!580 = !DILocation(line: 84, column: 22, scope: !559)
!581 = !DILocation(line: 84, column: 14, scope: !559)
!582 = !DILocation(line: 24, column: 23, scope: !562, inlinedAt: !563)
!583 = !DILocation(line: 24, column: 46, scope: !562, inlinedAt: !563)
!584 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!585 = !DILocation(line: 25, column: 14, scope: !562, inlinedAt: !563)
!586 = !DILocation(line: 67, column: 7, scope: !584, inlinedAt: !585)
!587 = !DILocation(line: 68, column: 20, scope: !584, inlinedAt: !585)
!588 = !DILocation(line: 68, column: 18, scope: !584, inlinedAt: !585)
!589 = !DILocation(line: 66, column: 34, scope: !584, inlinedAt: !585)
!590 = !DILocation(line: 28, column: 22, scope: !562, inlinedAt: !563)
!591 = !DILocation(line: 29, column: 31, scope: !562, inlinedAt: !563)
!592 = !DILocation(line: 29, column: 25, scope: !562, inlinedAt: !563)
!593 = !DILocation(line: 29, column: 34, scope: !562, inlinedAt: !563)
!594 = !DILocation(line: 29, column: 58, scope: !562, inlinedAt: !563)
!595 = !DILocation(line: 29, column: 21, scope: !562, inlinedAt: !563)
!596 = !DILocation(line: 29, column: 70, scope: !562, inlinedAt: !563)
!597 = !DILocation(line: 35, column: 18, scope: !562, inlinedAt: !563)
!598 = !DILocation(line: 25, column: 2, scope: !562, inlinedAt: !563)
!599 = !DILocation(line: 30, column: 6, scope: !562, inlinedAt: !563)
!600 = !DILocation(line: 30, column: 20, scope: !562, inlinedAt: !563)
!601 = !DILocation(line: 31, column: 32, scope: !562, inlinedAt: !563)
!602 = !DILocation(line: 31, column: 24, scope: !562, inlinedAt: !563)
!603 = !DILocation(line: 32, column: 21, scope: !562, inlinedAt: !563)
!604 = !DILocation(line: 32, column: 14, scope: !562, inlinedAt: !563)
!605 = !DILocation(line: 67, column: 7, scope: !584, inlinedAt: !604)
!606 = !DILocation(line: 68, column: 20, scope: !584, inlinedAt: !604)
!607 = !DILocation(line: 68, column: 18, scope: !584, inlinedAt: !604)
!608 = !DILocation(line: 66, column: 34, scope: !584, inlinedAt: !604)
!609 = !DILocation(line: 34, column: 10, scope: !562, inlinedAt: !563)
!610 = !DILocation(line: 39, column: 6, scope: !562, inlinedAt: !563)
!611 = !DILocation(line: 39, column: 20, scope: !562, inlinedAt: !563)
!612 = !DILocation(line: 40, column: 15, scope: !562, inlinedAt: !563)
!613 = !DILocation(line: 68, column: 20, scope: !584, inlinedAt: !612)
!614 = !DILocation(line: 68, column: 18, scope: !584, inlinedAt: !612)
!615 = !DILocation(line: 41, column: 7, scope: !562, inlinedAt: !563)
!616 = !DILocation(line: 41, column: 10, scope: !562, inlinedAt: !563)
!617 = !DILocation(line: 44, column: 10, scope: !562, inlinedAt: !563)
!618 = !DILocation(line: 45, column: 40, scope: !562, inlinedAt: !563)
!619 = !DILocation(line: 45, column: 45, scope: !562, inlinedAt: !563)
!620 = !DILocation(line: 45, column: 37, scope: !562, inlinedAt: !563)
!621 = !DILocation(line: 45, column: 26, scope: !562, inlinedAt: !563)
!622 = !DILocation(line: 43, column: 4, scope: !562, inlinedAt: !563)
!623 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!624 = !DILocation(line: 47, column: 21, scope: !562, inlinedAt: !563)
!625 = !DILocation(line: 80, column: 25, scope: !623, inlinedAt: !624)
!626 = !DILocation(line: 48, column: 10, scope: !562, inlinedAt: !563)
!627 = !DILocation(line: 51, column: 13, scope: !562, inlinedAt: !563)
!628 = !DILocation(line: 51, column: 18, scope: !562, inlinedAt: !563)
!629 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!630 = !DILocation(line: 54, column: 8, scope: !562, inlinedAt: !563)
!631 = !DILocation(line: 87, column: 3, scope: !629, inlinedAt: !630)
!632 = !DILocation(line: 39, column: 32, scope: !562, inlinedAt: !563)
!633 = !DILocation(line: 24, column: 25, scope: !570, inlinedAt: !571)
!634 = !DILocation(line: 24, column: 48, scope: !570, inlinedAt: !571)
!635 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!636 = !DILocation(line: 25, column: 14, scope: !570, inlinedAt: !571)
!637 = !DILocation(line: 67, column: 7, scope: !635, inlinedAt: !636)
!638 = !DILocation(line: 68, column: 20, scope: !635, inlinedAt: !636)
!639 = !DILocation(line: 68, column: 18, scope: !635, inlinedAt: !636)
!640 = !DILocation(line: 66, column: 34, scope: !635, inlinedAt: !636)
!641 = !DILocation(line: 70, column: 27, scope: !635, inlinedAt: !636)
!642 = !DILocation(line: 70, column: 30, scope: !635, inlinedAt: !636)
!643 = !DILocation(line: 71, column: 21, scope: !635, inlinedAt: !636)
!644 = !DILocation(line: 71, column: 19, scope: !635, inlinedAt: !636)
!645 = !DILocation(line: 71, column: 28, scope: !635, inlinedAt: !636)
!646 = !DILocation(line: 71, column: 3, scope: !635, inlinedAt: !636)
!647 = !DILocation(line: 62, column: 17, scope: !569, inlinedAt: !572)
!648 = !DILocation(line: 28, column: 22, scope: !570, inlinedAt: !571)
!649 = !DILocation(line: 29, column: 34, scope: !570, inlinedAt: !571)
!650 = !DILocation(line: 29, column: 58, scope: !570, inlinedAt: !571)
!651 = !DILocation(line: 29, column: 21, scope: !570, inlinedAt: !571)
!652 = !DILocation(line: 29, column: 77, scope: !570, inlinedAt: !571)
!653 = !DILocation(line: 29, column: 70, scope: !570, inlinedAt: !571)
!654 = !DILocation(line: 31, column: 27, scope: !570, inlinedAt: !571)
!655 = !DILocation(line: 25, column: 2, scope: !570, inlinedAt: !571)
!656 = !DILocation(line: 30, column: 6, scope: !570, inlinedAt: !571)
!657 = !DILocation(line: 30, column: 20, scope: !570, inlinedAt: !571)
!658 = !DILocation(line: 31, column: 34, scope: !570, inlinedAt: !571)
!659 = !DILocation(line: 31, column: 32, scope: !570, inlinedAt: !571)
!660 = !DILocation(line: 31, column: 24, scope: !570, inlinedAt: !571)
!661 = !DILocation(line: 32, column: 21, scope: !570, inlinedAt: !571)
!662 = !DILocation(line: 32, column: 14, scope: !570, inlinedAt: !571)
!663 = !DILocation(line: 67, column: 7, scope: !635, inlinedAt: !662)
!664 = !DILocation(line: 68, column: 20, scope: !635, inlinedAt: !662)
!665 = !DILocation(line: 68, column: 18, scope: !635, inlinedAt: !662)
!666 = !DILocation(line: 66, column: 34, scope: !635, inlinedAt: !662)
!667 = !DILocation(line: 70, column: 27, scope: !635, inlinedAt: !662)
!668 = !DILocation(line: 70, column: 30, scope: !635, inlinedAt: !662)
!669 = !DILocation(line: 71, column: 21, scope: !635, inlinedAt: !662)
!670 = !DILocation(line: 71, column: 19, scope: !635, inlinedAt: !662)
!671 = !DILocation(line: 71, column: 28, scope: !635, inlinedAt: !662)
!672 = !DILocation(line: 71, column: 3, scope: !635, inlinedAt: !662)
!673 = !DILocation(line: 34, column: 10, scope: !570, inlinedAt: !571)
!674 = !DILocation(line: 35, column: 18, scope: !570, inlinedAt: !571)
!675 = !DILocation(line: 39, column: 6, scope: !570, inlinedAt: !571)
!676 = !DILocation(line: 39, column: 20, scope: !570, inlinedAt: !571)
!677 = !DILocation(line: 40, column: 15, scope: !570, inlinedAt: !571)
!678 = !DILocation(line: 68, column: 20, scope: !635, inlinedAt: !677)
!679 = !DILocation(line: 68, column: 18, scope: !635, inlinedAt: !677)
!680 = !DILocation(line: 70, column: 27, scope: !635, inlinedAt: !677)
!681 = !DILocation(line: 70, column: 30, scope: !635, inlinedAt: !677)
!682 = !DILocation(line: 71, column: 21, scope: !635, inlinedAt: !677)
!683 = !DILocation(line: 71, column: 19, scope: !635, inlinedAt: !677)
!684 = !DILocation(line: 71, column: 28, scope: !635, inlinedAt: !677)
!685 = !DILocation(line: 71, column: 3, scope: !635, inlinedAt: !677)
!686 = !DILocation(line: 66, column: 34, scope: !635, inlinedAt: !677)
!687 = !DILocation(line: 41, column: 7, scope: !570, inlinedAt: !571)
!688 = !DILocation(line: 41, column: 10, scope: !570, inlinedAt: !571)
!689 = !DILocation(line: 44, column: 10, scope: !570, inlinedAt: !571)
!690 = !DILocation(line: 45, column: 40, scope: !570, inlinedAt: !571)
!691 = !DILocation(line: 45, column: 47, scope: !570, inlinedAt: !571)
!692 = !DILocation(line: 45, column: 45, scope: !570, inlinedAt: !571)
!693 = !DILocation(line: 45, column: 37, scope: !570, inlinedAt: !571)
!694 = !DILocation(line: 45, column: 26, scope: !570, inlinedAt: !571)
!695 = !DILocation(line: 43, column: 4, scope: !570, inlinedAt: !571)
!696 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!697 = !DILocation(line: 47, column: 21, scope: !570, inlinedAt: !571)
!698 = !DILocation(line: 82, column: 24, scope: !696, inlinedAt: !697)
!699 = !DILocation(line: 82, column: 53, scope: !696, inlinedAt: !697)
!700 = !DILocation(line: 82, column: 47, scope: !696, inlinedAt: !697)
!701 = !DILocation(line: 48, column: 10, scope: !570, inlinedAt: !571)
!702 = !DILocation(line: 51, column: 13, scope: !570, inlinedAt: !571)
!703 = !DILocation(line: 51, column: 18, scope: !570, inlinedAt: !571)
!704 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!705 = !DILocation(line: 54, column: 8, scope: !570, inlinedAt: !571)
!706 = !DILocation(line: 87, column: 3, scope: !704, inlinedAt: !705)
!707 = !DILocation(line: 88, column: 30, scope: !704, inlinedAt: !705)
!708 = !DILocation(line: 89, column: 4, scope: !704, inlinedAt: !705)
!709 = !DILocation(line: 39, column: 32, scope: !570, inlinedAt: !571)
!710 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!711 = !DILocation(line: 25, column: 14, scope: !575, inlinedAt: !576)
!712 = !DILocation(line: 67, column: 7, scope: !710, inlinedAt: !711)
!713 = !DILocation(line: 68, column: 20, scope: !710, inlinedAt: !711)
!714 = !DILocation(line: 68, column: 18, scope: !710, inlinedAt: !711)
!715 = !DILocation(line: 66, column: 34, scope: !710, inlinedAt: !711)
!716 = !DILocation(line: 28, column: 22, scope: !575, inlinedAt: !576)
!717 = !DILocation(line: 29, column: 34, scope: !575, inlinedAt: !576)
!718 = !DILocation(line: 29, column: 58, scope: !575, inlinedAt: !576)
!719 = !DILocation(line: 29, column: 21, scope: !575, inlinedAt: !576)
!720 = !DILocation(line: 29, column: 70, scope: !575, inlinedAt: !576)
!721 = !DILocation(line: 25, column: 2, scope: !575, inlinedAt: !576)
!722 = !DILocation(line: 30, column: 6, scope: !575, inlinedAt: !576)
!723 = !DILocation(line: 30, column: 20, scope: !575, inlinedAt: !576)
!724 = !DILocation(line: 31, column: 32, scope: !575, inlinedAt: !576)
!725 = !DILocation(line: 31, column: 24, scope: !575, inlinedAt: !576)
!726 = !DILocation(line: 32, column: 21, scope: !575, inlinedAt: !576)
!727 = !DILocation(line: 32, column: 14, scope: !575, inlinedAt: !576)
!728 = !DILocation(line: 67, column: 7, scope: !710, inlinedAt: !727)
!729 = !DILocation(line: 68, column: 20, scope: !710, inlinedAt: !727)
!730 = !DILocation(line: 68, column: 18, scope: !710, inlinedAt: !727)
!731 = !DILocation(line: 66, column: 34, scope: !710, inlinedAt: !727)
!732 = !DILocation(line: 34, column: 10, scope: !575, inlinedAt: !576)
!733 = !DILocation(line: 35, column: 18, scope: !575, inlinedAt: !576)
!734 = !DILocation(line: 39, column: 6, scope: !575, inlinedAt: !576)
!735 = !DILocation(line: 39, column: 20, scope: !575, inlinedAt: !576)
!736 = !DILocation(line: 40, column: 15, scope: !575, inlinedAt: !576)
!737 = !DILocation(line: 68, column: 20, scope: !710, inlinedAt: !736)
!738 = !DILocation(line: 41, column: 7, scope: !575, inlinedAt: !576)
!739 = !DILocation(line: 41, column: 10, scope: !575, inlinedAt: !576)
!740 = !DILocation(line: 44, column: 10, scope: !575, inlinedAt: !576)
!741 = !DILocation(line: 45, column: 40, scope: !575, inlinedAt: !576)
!742 = !DILocation(line: 45, column: 45, scope: !575, inlinedAt: !576)
!743 = !DILocation(line: 45, column: 37, scope: !575, inlinedAt: !576)
!744 = !DILocation(line: 45, column: 26, scope: !575, inlinedAt: !576)
!745 = !DILocation(line: 43, column: 4, scope: !575, inlinedAt: !576)
!746 = !DILocation(line: 48, column: 10, scope: !575, inlinedAt: !576)
!747 = !DILocation(line: 51, column: 13, scope: !575, inlinedAt: !576)
!748 = !DILocation(line: 51, column: 18, scope: !575, inlinedAt: !576)
!749 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!750 = !DILocation(line: 54, column: 8, scope: !575, inlinedAt: !576)
!751 = !DILocation(line: 87, column: 3, scope: !749, inlinedAt: !750)
!752 = !DILocation(line: 39, column: 32, scope: !575, inlinedAt: !576)
!753 = !DILocation(line: 88, column: 21, scope: !559)
!754 = !DILocation(line: 89, column: 24, scope: !559)
!755 = !DILocation(line: 90, column: 31, scope: !559)
!756 = distinct !DISubprogram(name: "valueAt", scope: !561, file: !561, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!757 = distinct !DISubprogram(name: "Publish", scope: !561, file: !561, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!758 = !DILocation(line: 90, column: 15, scope: !559)
!759 = !DILocation(line: 65, column: 29, scope: !757, inlinedAt: !758)
!760 = !DILocation(line: 93, column: 22, scope: !756, inlinedAt: !759)
!761 = !DILocation(line: 93, column: 27, scope: !756, inlinedAt: !759)
!762 = !DILocation(line: 93, column: 33, scope: !756, inlinedAt: !759)
!763 = distinct !DISubprogram(name: "word", scope: !116, file: !116, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!764 = distinct !DISubprogram(name: "Store", scope: !116, file: !116, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!765 = !DILocation(line: 65, column: 8, scope: !757, inlinedAt: !758)
!766 = !DILocation(line: 14, column: 39, scope: !764, inlinedAt: !765)
!767 = !DILocation(line: 30, column: 53, scope: !763, inlinedAt: !766)
!768 = !DILocation(line: 63, column: 40, scope: !757, inlinedAt: !758)
!769 = !DILocation(line: 14, column: 29, scope: !764, inlinedAt: !765)
!770 = !DILocation(line: 65, column: 60, scope: !757, inlinedAt: !758)
!771 = !DILocation(line: 65, column: 65, scope: !757, inlinedAt: !758)
!772 = !DILocation(line: 14, column: 62, scope: !764, inlinedAt: !765)
!773 = !DILocation(line: 30, column: 60, scope: !763, inlinedAt: !766)
!774 = !DILocation(line: 30, column: 65, scope: !763, inlinedAt: !766)
!775 = !DILocation(line: 14, column: 17, scope: !764, inlinedAt: !765)
!776 = distinct !DISubprogram(name: "Sum", scope: !561, file: !561, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!777 = !DILocation(line: 91, column: 32, scope: !559)
!778 = !DILocation(line: 73, column: 38, scope: !776, inlinedAt: !777)
!779 = !DILocation(line: 93, column: 33, scope: !756, inlinedAt: !778)
!780 = distinct !DISubprogram(name: "Await", scope: !116, file: !116, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!781 = !DILocation(line: 73, column: 17, scope: !776, inlinedAt: !777)
!782 = !DILocation(line: 27, column: 65, scope: !780, inlinedAt: !781)
!783 = !DILocation(line: 27, column: 53, scope: !780, inlinedAt: !781)
!784 = !DILocation(line: 27, column: 24, scope: !780, inlinedAt: !781)
!785 = !DILocation(line: 73, column: 2, scope: !776, inlinedAt: !777)
!786 = !DILocation(line: 74, column: 6, scope: !776, inlinedAt: !777)
!787 = !DILocation(line: 74, column: 18, scope: !776, inlinedAt: !777)
!788 = !DILocation(line: 75, column: 39, scope: !776, inlinedAt: !777)
!789 = !DILocation(line: 93, column: 27, scope: !756, inlinedAt: !788)
!790 = !DILocation(line: 93, column: 33, scope: !756, inlinedAt: !788)
!791 = !DILocation(line: 75, column: 18, scope: !776, inlinedAt: !777)
!792 = !DILocation(line: 27, column: 65, scope: !780, inlinedAt: !791)
!793 = !DILocation(line: 27, column: 53, scope: !780, inlinedAt: !791)
!794 = !DILocation(line: 27, column: 24, scope: !780, inlinedAt: !791)
!795 = !DILocation(line: 75, column: 3, scope: !776, inlinedAt: !777)
!796 = !DILocation(line: 74, column: 25, scope: !776, inlinedAt: !777)
!797 = !DILocation(line: 91, column: 11, scope: !559)
!798 = distinct !DISubprogram(name: "SumByWarp", scope: !561, file: !561, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!799 = !DILocation(line: 93, column: 32, scope: !559)
!800 = !DILocation(line: 85, column: 33, scope: !798, inlinedAt: !799)
!801 = !DILocation(line: 86, column: 39, scope: !798, inlinedAt: !799)
!802 = !DILocation(line: 93, column: 22, scope: !756, inlinedAt: !801)
!803 = !DILocation(line: 86, column: 18, scope: !798, inlinedAt: !799)
!804 = !DILocation(line: 27, column: 88, scope: !780, inlinedAt: !803)
!805 = !DILocation(line: 30, column: 53, scope: !763, inlinedAt: !804)
!806 = !DILocation(line: 85, column: 33, scope: !559)
!807 = !DILocation(line: 93, column: 27, scope: !756, inlinedAt: !801)
!808 = !DILocation(line: 93, column: 33, scope: !756, inlinedAt: !801)
!809 = !DILocation(line: 27, column: 65, scope: !780, inlinedAt: !803)
!810 = !DILocation(line: 30, column: 60, scope: !763, inlinedAt: !804)
!811 = !DILocation(line: 27, column: 53, scope: !780, inlinedAt: !803)
!812 = !DILocation(line: 27, column: 24, scope: !780, inlinedAt: !803)
!813 = !DILocation(line: 86, column: 3, scope: !798, inlinedAt: !799)
!814 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!815 = distinct !DISubprogram(name: "reduceWarp", scope: !814, file: !814, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!816 = distinct !DISubprogram(name: "reduce", scope: !814, file: !814, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!817 = distinct !DISubprogram(name: "ReduceAdd", scope: !814, file: !814, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!818 = !DILocation(line: 88, column: 22, scope: !798, inlinedAt: !799)
!819 = !DILocation(line: 8, column: 15, scope: !817, inlinedAt: !818)
!820 = !DILocation(line: 45, column: 16, scope: !816, inlinedAt: !819)
!821 = !DILocation(line: 71, column: 7, scope: !815, inlinedAt: !820)
!822 = !DILocation(line: 66, column: 35, scope: !815, inlinedAt: !820)
!823 = !DILocation(line: 72, column: 7, scope: !815, inlinedAt: !820)
!824 = !DILocation(line: 72, column: 35, scope: !815, inlinedAt: !820)
!825 = !DILocation(line: 73, column: 23, scope: !815, inlinedAt: !820)
!826 = !DILocation(line: 8, column: 76, scope: !817, inlinedAt: !818)
!827 = !DILocation(line: 72, column: 40, scope: !815, inlinedAt: !820)
!828 = !DILocation(line: 77, column: 16, scope: !815, inlinedAt: !820)
!829 = !DILocation(line: 77, column: 2, scope: !815, inlinedAt: !820)
!830 = !DILocation(line: 78, column: 6, scope: !815, inlinedAt: !820)
!831 = !DILocation(line: 78, column: 22, scope: !815, inlinedAt: !820)
!832 = !DILocation(line: 79, column: 23, scope: !815, inlinedAt: !820)
!833 = !DILocation(line: 78, column: 27, scope: !815, inlinedAt: !820)
!834 = !DILocation(line: 94, column: 43, scope: !559)
!835 = !DILocation(line: 94, column: 24, scope: !559)
!836 = !DILocation(line: 95, column: 11, scope: !559)
!837 = !DILocation(line: 97, column: 18, scope: !559)
!838 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"kernel", i32 1}
!839 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidx", i32 256}
!840 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidy", i32 1}
!841 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidz", i32 1}
!842 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"kernel", i32 1}
!843 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!844 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!845 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidz", i32 1}
