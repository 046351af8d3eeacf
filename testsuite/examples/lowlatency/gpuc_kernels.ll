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
	%6 = icmp eq i64 %p0, 0, !dbg !8
	%7 = call i32 @gpuc_my_pe_thread(), !dbg !11
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !12
	br i1 %6, label %b1, label %b30, !dbg !8

b1:
	%9 = sext i32 %7 to i64, !dbg !11
	%10 = sext i32 %8 to i64, !dbg !12
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
	br i1 %68, label %b124, label %b2, !dbg !29

b2:
	%69 = icmp slt i64 0, %p5, !dbg !30
	br i1 %69, label %b3, label %b124, !dbg !30

b3:
	%70 = icmp eq i64 %p2, 0, !dbg !35
	%71 = add i64 %p9, 1, !dbg !38
	%72 = mul i64 %67, 2, !dbg !39
	%73 = trunc i64 %16 to i32, !dbg !40
	%74 = mul i64 %40, 2, !dbg !41
	%75 = trunc i64 %25 to i32, !dbg !42
	%76 = add i64 %p7, 1, !dbg !46
	%77 = mul i64 %p11, 2, !dbg !49
	br label %b4, !dbg !30

b4:
	%78 = phi i64 [ %223, %b29 ], [ 0, %b3 ], !dbg !30
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
	%91 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !35
	%92 = ashr i64 %p2, 1, !dbg !35
	%93 = icmp eq i1 %90, false, !dbg !35
	br i1 %93, label %b4_fail2, label %b4_ok2, !dbg !35, !prof !55

b4_ok2:
	%94 = sdiv i64 %71, 2, !dbg !56
	%95 = icmp ugt i64 %94, %92, !dbg !57
	br i1 %95, label %b4_fail3, label %b4_ok3, !dbg !57, !prof !55

b4_ok3:
	br label %b5, !dbg !39

b5:
	%96 = phi i64 [ %72, %b4_ok3 ], [ %119, %b8 ], !dbg !58
	%97 = icmp slt i64 %96, %p9, !dbg !59
	br i1 %97, label %b6, label %b9, !dbg !59

b6:
	%98 = sdiv i64 %96, 2, !dbg !60
	%99 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %91, i64 %98, !dbg !61
	%100 = getelementptr inbounds float, float addrspace(1)* %3, i64 %96, !dbg !64
	%101 = icmp uge i64 %98, %94, !dbg !61
	%102 = icmp uge i64 %96, %p9, !dbg !64
	%103 = or i1 %101, %102, !dbg !64
	br i1 %103, label %b6_fail1, label %b6_ok1, !dbg !64, !prof !55

b6_ok1:
	%104 = load float, float addrspace(1)* %100, align 4, !dbg !64
	%105 = bitcast float %104 to i32, !dbg !65
	%106 = zext i32 %105 to i64, !dbg !65
	%107 = add i64 %96, 1, !dbg !66
	%108 = icmp slt i64 %107, %p9, !dbg !67
	br i1 %108, label %b7, label %b8, !dbg !67

b7:
	%109 = getelementptr inbounds float, float addrspace(1)* %3, i64 %107, !dbg !68
	%110 = icmp uge i64 %107, %p9, !dbg !68
	br i1 %110, label %b7_fail1, label %b7_ok1, !dbg !68, !prof !55

b7_ok1:
	%111 = load float, float addrspace(1)* %109, align 4, !dbg !68
	%112 = bitcast float %111 to i32, !dbg !69
	%113 = zext i32 %112 to i64, !dbg !69
	%114 = shl i64 %113, 32, !dbg !70
	%115 = or i64 %106, %114, !dbg !71
	br label %b8, !dbg !71

b8:
	%116 = phi i64 [ %106, %b6_ok1 ], [ %115, %b7_ok1 ], !dbg !72
	%117 = addrspacecast { i64, i64 } addrspace(1)* %99 to { i64, i64 }*, !dbg !40
	%118 = bitcast { i64, i64 }* %117 to i8*, !dbg !40
	call void @gpuc_put_line_thread(i8* %118, i64 %116, i32 %80, i32 %73), !dbg !40
	%119 = add i64 %96, %74, !dbg !73
	br label %b5, !dbg !73

b9:
	%120 = sdiv i64 %76, 2, !dbg !74
	%121 = icmp ugt i64 %120, %92, !dbg !75
	br i1 %121, label %b9_fail1, label %b9_ok1, !dbg !75, !prof !55

b9_ok1:
	br label %b10, !dbg !76

b10:
	%122 = phi i64 [ %72, %b9_ok1 ], [ %140, %b13 ], !dbg !77
	%123 = icmp slt i64 %122, %p7, !dbg !78
	br i1 %123, label %b11, label %b14, !dbg !78

b11:
	%124 = sdiv i64 %122, 2, !dbg !79
	%125 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %91, i64 %124, !dbg !80
	%126 = addrspacecast { i64, i64 } addrspace(1)* %125 to { i64, i64 }*, !dbg !81
	%127 = icmp uge i64 %124, %120, !dbg !80
	br i1 %127, label %b11_fail1, label %b11_ok1, !dbg !80, !prof !55

b11_ok1:
	%128 = bitcast { i64, i64 }* %126 to i8*, !dbg !81
	%129 = call i64 @gpuc_wait_line_thread(i8* %128, i32 %80, i8* %ctrl, i32 9), !dbg !81
	%130 = trunc i64 %129 to i32, !dbg !87
	%131 = bitcast i32 %130 to float, !dbg !87
	%132 = lshr i64 %129, 32, !dbg !88
	%133 = trunc i64 %132 to i32, !dbg !89
	%134 = bitcast i32 %133 to float, !dbg !89
	%135 = getelementptr inbounds float, float addrspace(1)* %2, i64 %122, !dbg !84
	%136 = icmp uge i64 %122, %p7, !dbg !84
	br i1 %136, label %b11_fail2, label %b11_ok2, !dbg !84, !prof !55

b11_ok2:
	store float %131, float addrspace(1)* %135, align 4, !dbg !84
	%137 = add i64 %122, 1, !dbg !90
	%138 = icmp slt i64 %137, %p7, !dbg !91
	br i1 %138, label %b12, label %b13, !dbg !91

b12:
	%139 = getelementptr inbounds float, float addrspace(1)* %2, i64 %137, !dbg !92
	store float %134, float addrspace(1)* %139, align 4, !dbg !92
	br label %b13, !dbg !92

b13:
	%140 = add i64 %122, %74, !dbg !93
	br label %b10, !dbg !93

b14:
	%141 = icmp ule i64 %74, 281474976710655, !dbg !94
	%142 = mul i64 %p7, -1, !dbg !94
	%143 = add i64 %142, %p9, !dbg !94
	%144 = icmp sge i64 %143, 0, !dbg !94
	%145 = and i1 %141, %144, !dbg !94
	br i1 %145, label %b15, label %b19_cold, !dbg !94, !prof !95

b15:
	%146 = phi i64 [ %158, %b18 ], [ %72, %b14 ], !dbg !94
	%147 = icmp slt i64 %146, %p7, !dbg !96
	br i1 %147, label %b16, label %b23, !dbg !96

b16:
	%148 = getelementptr inbounds float, float addrspace(1)* %2, i64 %146, !dbg !97
	%149 = load float, float addrspace(1)* %148, align 4, !dbg !97
	%150 = fadd float %149, 1.000000e+00, !dbg !98
	%151 = getelementptr inbounds float, float addrspace(1)* %3, i64 %146, !dbg !99
	store float %150, float addrspace(1)* %151, align 4, !dbg !99
	%152 = add i64 %146, 1, !dbg !100
	%153 = icmp slt i64 %152, %p7, !dbg !101
	br i1 %153, label %b17, label %b18, !dbg !101

b17:
	%154 = getelementptr inbounds float, float addrspace(1)* %2, i64 %152, !dbg !102
	%155 = load float, float addrspace(1)* %154, align 4, !dbg !102
	%156 = fadd float %155, 1.000000e+00, !dbg !103
	%157 = getelementptr inbounds float, float addrspace(1)* %3, i64 %152, !dbg !104
	store float %156, float addrspace(1)* %157, align 4, !dbg !104
	br label %b18, !dbg !104

b18:
	%158 = add i64 %146, %74, !dbg !105
	br label %b15, !dbg !105

b23:
	%159 = mul i64 %94, 2, !dbg !110
	br label %b24, !dbg !111

b24:
	%160 = phi i64 [ %187, %b25_ok1 ], [ %67, %b23 ], !dbg !111
	%161 = icmp slt i64 %160, %p11, !dbg !112
	br i1 %161, label %b25, label %b26, !dbg !112

b25:
	%162 = mul i64 %160, 2, !dbg !114
	%163 = add i64 %159, %162, !dbg !115
	%164 = add i64 %163, 2, !dbg !122
	%165 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %163, !dbg !123
	%166 = addrspacecast i64 addrspace(1)* %165 to i64*, !dbg !124
	%167 = ptrtoint i64* %166 to i64, !dbg !124
	%168 = and i64 %167, 15, !dbg !124
	%169 = icmp eq i64 %168, 0, !dbg !124
	%170 = getelementptr inbounds double, double addrspace(1)* %4, i64 %160, !dbg !116
	%171 = icmp uge i64 %160, %p11, !dbg !116
	%172 = icmp ugt i64 %164, %p2, !dbg !123
	%173 = icmp eq i1 %169, false, !dbg !124
	%174 = or i1 %171, %172, !dbg !124
	%175 = or i1 %174, %173, !dbg !124
	br i1 %175, label %b25_fail1, label %b25_ok1, !dbg !124, !prof !55

b25_ok1:
	%176 = load double, double addrspace(1)* %170, align 8, !dbg !116
	%177 = bitcast i64 addrspace(1)* %165 to { i64, i64 } addrspace(1)*, !dbg !124
	%178 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %177, i64 0, !dbg !125
	%179 = bitcast double %176 to i64, !dbg !126
	%180 = addrspacecast { i64, i64 } addrspace(1)* %178 to { i64, i64 }*, !dbg !127
	%181 = bitcast { i64, i64 }* %180 to i8*, !dbg !127
	call void @gpuc_put_line_thread(i8* %181, i64 %179, i32 %80, i32 %73), !dbg !127
	%182 = addrspacecast { i64, i64 } addrspace(1)* %178 to { i64, i64 }*, !dbg !130
	%183 = bitcast { i64, i64 }* %182 to i8*, !dbg !130
	%184 = call i64 @gpuc_wait_line_thread(i8* %183, i32 %80, i8* %ctrl, i32 19), !dbg !130
	%185 = bitcast i64 %184 to double, !dbg !131
	%186 = fadd double %185, 1.000000e+00, !dbg !132
	store double %186, double addrspace(1)* %170, align 8, !dbg !133
	%187 = add i64 %160, %40, !dbg !134
	br label %b24, !dbg !134

b26:
	%188 = add i64 %159, %77, !dbg !135
	br label %b27, !dbg !136

b27:
	%189 = phi i64 [ %220, %b28_ok1 ], [ %67, %b26 ], !dbg !136
	%190 = icmp slt i64 %189, %p13, !dbg !137
	br i1 %190, label %b28, label %b29, !dbg !137

b28:
	%191 = mul i64 %189, 2, !dbg !140
	%192 = add i64 %188, %191, !dbg !141
	%193 = add i64 %192, 2, !dbg !146
	%194 = sub i64 %193, %192, !dbg !147
	%195 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %192, !dbg !147
	%196 = addrspacecast i64 addrspace(1)* %195 to i64*, !dbg !148
	%197 = ptrtoint i64* %196 to i64, !dbg !148
	%198 = and i64 %197, 15, !dbg !148
	%199 = icmp eq i64 %198, 0, !dbg !148
	%200 = icmp eq i64 %194, 0, !dbg !148
	%201 = or i1 %199, %200, !dbg !148
	%202 = ashr i64 %194, 1, !dbg !148
	%203 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %189, !dbg !142
	%204 = icmp uge i64 %189, %p13, !dbg !142
	%205 = icmp ugt i64 %193, %p2, !dbg !147
	%206 = icmp eq i1 %201, false, !dbg !148
	%207 = icmp uge i64 0, %202, !dbg !149
	%208 = or i1 %204, %205, !dbg !149
	%209 = or i1 %208, %206, !dbg !149
	%210 = or i1 %209, %207, !dbg !149
	br i1 %210, label %b28_fail1, label %b28_ok1, !dbg !149, !prof !55

b28_ok1:
	%211 = load i64, i64 addrspace(1)* %203, align 8, !dbg !142
	%212 = bitcast i64 addrspace(1)* %195 to { i64, i64 } addrspace(1)*, !dbg !148
	%213 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %212, i64 0, !dbg !149
	%214 = addrspacecast { i64, i64 } addrspace(1)* %213 to { i64, i64 }*, !dbg !151
	%215 = bitcast { i64, i64 }* %214 to i8*, !dbg !151
	call void @gpuc_put_line_thread(i8* %215, i64 %211, i32 %80, i32 %73), !dbg !151
	%216 = addrspacecast { i64, i64 } addrspace(1)* %213 to { i64, i64 }*, !dbg !154
	%217 = bitcast { i64, i64 }* %216 to i8*, !dbg !154
	%218 = call i64 @gpuc_wait_line_thread(i8* %217, i32 %80, i8* %ctrl, i32 19), !dbg !154
	%219 = add i64 %218, 1, !dbg !156
	store i64 %219, i64 addrspace(1)* %203, align 8, !dbg !157
	%220 = add i64 %189, %40, !dbg !158
	br label %b27, !dbg !158

b29:
	%221 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !42
	%222 = bitcast i64* %221 to i8*, !dbg !42
	call void @gpuc_signal_op_thread(i8* %222, i64 1, i32 10, i32 %75), !dbg !42
	%223 = add i64 %78, 1, !dbg !42
	%224 = icmp slt i64 %223, %p5, !dbg !42
	br i1 %224, label %b4, label %b124, !dbg !42

b30:
	%225 = icmp eq i64 %p0, 1, !dbg !159
	br i1 %225, label %b31, label %b61, !dbg !159

b31:
	%226 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160, !range !25
	%227 = sext i32 %226 to i64, !dbg !160
	%228 = icmp eq i64 %227, 0, !dbg !161
	br i1 %228, label %b32, label %b124, !dbg !161

b32:
	%229 = sext i32 %7 to i64, !dbg !164
	%230 = sext i32 %8 to i64, !dbg !165
	%231 = trunc i64 %229 to i32, !dbg !166
	%232 = add i32 %231, 1, !dbg !166
	%233 = zext i32 %232 to i64, !dbg !166
	%234 = trunc i64 %230 to i32, !dbg !167
	%235 = urem i32 %232, %234, !dbg !167
	%236 = zext i32 %235 to i64, !dbg !167
	%237 = trunc i64 %229 to i32, !dbg !168
	%238 = trunc i64 %230 to i32, !dbg !168
	%239 = add i32 %237, %238, !dbg !168
	%240 = zext i32 %239 to i64, !dbg !168
	%241 = sub i32 %239, 1, !dbg !169
	%242 = zext i32 %241 to i64, !dbg !169
	%243 = trunc i64 %230 to i32, !dbg !170
	%244 = urem i32 %241, %243, !dbg !170
	%245 = zext i32 %244 to i64, !dbg !170
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !171, !range !21
	%247 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !171, !range !21
	%248 = mul i32 %246, %247, !dbg !171
	%249 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !171, !range !22
	%250 = mul i32 %248, %249, !dbg !171
	%251 = sext i32 %250 to i64, !dbg !171
	%252 = icmp slt i64 %251, %p9, !dbg !172
	%253 = select i1 %252, i64 %251, i64 %p9, !dbg !172
	%254 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !173, !range !27
	%255 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !173, !range !27
	%256 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !173, !range !28
	%257 = mul i32 %247, %256, !dbg !173
	%258 = add i32 %255, %257, !dbg !173
	%259 = mul i32 %246, %258, !dbg !173
	%260 = add i32 %254, %259, !dbg !173
	%261 = sext i32 %260 to i64, !dbg !173
	%262 = icmp sge i64 %261, %253, !dbg !174
	br i1 %262, label %b124, label %b33, !dbg !174

b33:
	%263 = icmp slt i64 0, %p5, !dbg !175
	br i1 %263, label %b34, label %b124, !dbg !175

b34:
	%264 = icmp eq i64 %p2, 0, !dbg !179
	%265 = add i64 %p9, 1, !dbg !181
	%266 = trunc i64 %261 to i32, !dbg !182
	%267 = mul i32 %266, 2, !dbg !182
	%268 = zext i32 %267 to i64, !dbg !182
	%269 = trunc i64 %236 to i32, !dbg !183
	%270 = trunc i64 %251 to i32, !dbg !184
	%271 = mul i32 %270, 2, !dbg !184
	%272 = zext i32 %271 to i64, !dbg !184
	%273 = trunc i64 %245 to i32, !dbg !185
	%274 = add i64 %p7, 1, !dbg !189
	%275 = mul i64 %p11, 2, !dbg !191
	br label %b35, !dbg !175

b35:
	%276 = phi i64 [ %411, %b60 ], [ 0, %b34 ], !dbg !175
	%277 = trunc i64 %276 to i32, !dbg !193
	%278 = add i32 %p4, %277, !dbg !194
	%279 = mul i64 %253, %276, !dbg !196
	%280 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !192
	%281 = icmp eq i64 addrspace(1)* %1, null, !dbg !192
	br i1 %281, label %b35_fail1, label %b35_ok1, !dbg !192, !prof !55

b35_ok1:
	%282 = bitcast i64* %280 to i8*, !dbg !192
	%283 = call i64 @gpuc_signal_wait_until_thread(i8* %282, i32 5, i64 %279, i32 1, i8* %ctrl, i32 1), !dbg !192
	%284 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !179
	%285 = ptrtoint i64* %284 to i64, !dbg !179
	%286 = and i64 %285, 15, !dbg !179
	%287 = icmp eq i64 %286, 0, !dbg !179
	%288 = or i1 %287, %264, !dbg !179
	%289 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !179
	%290 = ashr i64 %p2, 1, !dbg !179
	%291 = icmp eq i1 %288, false, !dbg !179
	br i1 %291, label %b35_fail2, label %b35_ok2, !dbg !179, !prof !55

b35_ok2:
	%292 = sdiv i64 %265, 2, !dbg !197
	%293 = icmp ugt i64 %292, %290, !dbg !198
	br i1 %293, label %b35_fail3, label %b35_ok3, !dbg !198, !prof !55

b35_ok3:
	br label %b36, !dbg !182

b36:
	%294 = phi i64 [ %268, %b35_ok3 ], [ %314, %b39 ], !dbg !199
	%295 = icmp slt i64 %294, %p9, !dbg !200
	br i1 %295, label %b37, label %b40, !dbg !200

b37:
	%296 = sdiv i64 %294, 2, !dbg !201
	%297 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %289, i64 %296, !dbg !202
	%298 = getelementptr inbounds float, float addrspace(1)* %3, i64 %294, !dbg !204
	%299 = icmp uge i64 %296, %292, !dbg !202
	br i1 %299, label %b37_fail1, label %b37_ok1, !dbg !202, !prof !55

b37_ok1:
	%300 = load float, float addrspace(1)* %298, align 4, !dbg !204
	%301 = bitcast float %300 to i32, !dbg !205
	%302 = zext i32 %301 to i64, !dbg !205
	%303 = add i64 %294, 1, !dbg !206
	%304 = icmp slt i64 %303, %p9, !dbg !207
	br i1 %304, label %b38, label %b39, !dbg !207

b38:
	%305 = getelementptr inbounds float, float addrspace(1)* %3, i64 %303, !dbg !208
	%306 = load float, float addrspace(1)* %305, align 4, !dbg !208
	%307 = bitcast float %306 to i32, !dbg !209
	%308 = zext i32 %307 to i64, !dbg !209
	%309 = shl i64 %308, 32, !dbg !210
	%310 = or i64 %302, %309, !dbg !211
	br label %b39, !dbg !211

b39:
	%311 = phi i64 [ %302, %b37_ok1 ], [ %310, %b38 ], !dbg !212
	%312 = addrspacecast { i64, i64 } addrspace(1)* %297 to { i64, i64 }*, !dbg !183
	%313 = bitcast { i64, i64 }* %312 to i8*, !dbg !183
	call void @gpuc_put_line_thread(i8* %313, i64 %311, i32 %278, i32 %269), !dbg !183
	%314 = add i64 %294, %272, !dbg !213
	br label %b36, !dbg !213

b40:
	%315 = sdiv i64 %274, 2, !dbg !214
	%316 = icmp ugt i64 %315, %290, !dbg !215
	br i1 %316, label %b40_fail1, label %b40_ok1, !dbg !215, !prof !55

b40_ok1:
	br label %b41, !dbg !216

b41:
	%317 = phi i64 [ %268, %b40_ok1 ], [ %334, %b44 ], !dbg !217
	%318 = icmp slt i64 %317, %p7, !dbg !218
	br i1 %318, label %b42, label %b45, !dbg !218

b42:
	%319 = sdiv i64 %317, 2, !dbg !219
	%320 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %289, i64 %319, !dbg !220
	%321 = addrspacecast { i64, i64 } addrspace(1)* %320 to { i64, i64 }*, !dbg !221
	%322 = icmp uge i64 %319, %315, !dbg !220
	br i1 %322, label %b42_fail1, label %b42_ok1, !dbg !220, !prof !55

b42_ok1:
	%323 = bitcast { i64, i64 }* %321 to i8*, !dbg !221
	%324 = call i64 @gpuc_wait_line_thread(i8* %323, i32 %278, i8* %ctrl, i32 9), !dbg !221
	%325 = trunc i64 %324 to i32, !dbg !223
	%326 = bitcast i32 %325 to float, !dbg !223
	%327 = lshr i64 %324, 32, !dbg !224
	%328 = trunc i64 %327 to i32, !dbg !225
	%329 = bitcast i32 %328 to float, !dbg !225
	%330 = getelementptr inbounds float, float addrspace(1)* %2, i64 %317, !dbg !227
	store float %326, float addrspace(1)* %330, align 4, !dbg !227
	%331 = add i64 %317, 1, !dbg !228
	%332 = icmp slt i64 %331, %p7, !dbg !229
	br i1 %332, label %b43, label %b44, !dbg !229

b43:
	%333 = getelementptr inbounds float, float addrspace(1)* %2, i64 %331, !dbg !230
	store float %329, float addrspace(1)* %333, align 4, !dbg !230
	br label %b44, !dbg !230

b44:
	%334 = add i64 %317, %272, !dbg !231
	br label %b41, !dbg !231

b45:
	%335 = mul i64 %p7, -1, !dbg !232
	%336 = add i64 %335, %p9, !dbg !232
	%337 = icmp sge i64 %336, 0, !dbg !232
	br i1 %337, label %b46, label %b50_cold, !dbg !232, !prof !95

b46:
	%338 = phi i64 [ %350, %b49 ], [ %268, %b45 ], !dbg !232
	%339 = icmp slt i64 %338, %p7, !dbg !233
	br i1 %339, label %b47, label %b54, !dbg !233

b47:
	%340 = getelementptr inbounds float, float addrspace(1)* %2, i64 %338, !dbg !234
	%341 = load float, float addrspace(1)* %340, align 4, !dbg !234
	%342 = fadd float %341, 1.000000e+00, !dbg !235
	%343 = getelementptr inbounds float, float addrspace(1)* %3, i64 %338, !dbg !236
	store float %342, float addrspace(1)* %343, align 4, !dbg !236
	%344 = add i64 %338, 1, !dbg !237
	%345 = icmp slt i64 %344, %p7, !dbg !238
	br i1 %345, label %b48, label %b49, !dbg !238

b48:
	%346 = getelementptr inbounds float, float addrspace(1)* %2, i64 %344, !dbg !239
	%347 = load float, float addrspace(1)* %346, align 4, !dbg !239
	%348 = fadd float %347, 1.000000e+00, !dbg !240
	%349 = getelementptr inbounds float, float addrspace(1)* %3, i64 %344, !dbg !241
	store float %348, float addrspace(1)* %349, align 4, !dbg !241
	br label %b49, !dbg !241

b49:
	%350 = add i64 %338, %272, !dbg !242
	br label %b46, !dbg !242

b54:
	%351 = mul i64 %292, 2, !dbg !246
	br label %b55, !dbg !247

b55:
	%352 = phi i64 [ %377, %b56_ok1 ], [ %261, %b54 ], !dbg !247
	%353 = icmp slt i64 %352, %p11, !dbg !248
	br i1 %353, label %b56, label %b57, !dbg !248

b56:
	%354 = mul i64 %352, 2, !dbg !250
	%355 = add i64 %351, %354, !dbg !251
	%356 = add i64 %355, 2, !dbg !254
	%357 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %355, !dbg !255
	%358 = addrspacecast i64 addrspace(1)* %357 to i64*, !dbg !256
	%359 = ptrtoint i64* %358 to i64, !dbg !256
	%360 = and i64 %359, 15, !dbg !256
	%361 = icmp eq i64 %360, 0, !dbg !256
	%362 = getelementptr inbounds double, double addrspace(1)* %4, i64 %352, !dbg !257
	%363 = icmp ugt i64 %356, %p2, !dbg !255
	%364 = icmp eq i1 %361, false, !dbg !256
	%365 = or i1 %363, %364, !dbg !256
	br i1 %365, label %b56_fail1, label %b56_ok1, !dbg !256, !prof !55

b56_ok1:
	%366 = load double, double addrspace(1)* %362, align 8, !dbg !257
	%367 = bitcast i64 addrspace(1)* %357 to { i64, i64 } addrspace(1)*, !dbg !256
	%368 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %367, i64 0, !dbg !258
	%369 = bitcast double %366 to i64, !dbg !259
	%370 = addrspacecast { i64, i64 } addrspace(1)* %368 to { i64, i64 }*, !dbg !260
	%371 = bitcast { i64, i64 }* %370 to i8*, !dbg !260
	call void @gpuc_put_line_thread(i8* %371, i64 %369, i32 %278, i32 %269), !dbg !260
	%372 = addrspacecast { i64, i64 } addrspace(1)* %368 to { i64, i64 }*, !dbg !262
	%373 = bitcast { i64, i64 }* %372 to i8*, !dbg !262
	%374 = call i64 @gpuc_wait_line_thread(i8* %373, i32 %278, i8* %ctrl, i32 19), !dbg !262
	%375 = bitcast i64 %374 to double, !dbg !263
	%376 = fadd double %375, 1.000000e+00, !dbg !264
	store double %376, double addrspace(1)* %362, align 8, !dbg !265
	%377 = add i64 %352, %251, !dbg !266
	br label %b55, !dbg !266

b57:
	%378 = add i64 %351, %275, !dbg !267
	br label %b58, !dbg !268

b58:
	%379 = phi i64 [ %408, %b59_ok1 ], [ %261, %b57 ], !dbg !268
	%380 = icmp slt i64 %379, %p13, !dbg !269
	br i1 %380, label %b59, label %b60, !dbg !269

b59:
	%381 = mul i64 %379, 2, !dbg !271
	%382 = add i64 %378, %381, !dbg !272
	%383 = add i64 %382, 2, !dbg !275
	%384 = sub i64 %383, %382, !dbg !276
	%385 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %382, !dbg !276
	%386 = addrspacecast i64 addrspace(1)* %385 to i64*, !dbg !277
	%387 = ptrtoint i64* %386 to i64, !dbg !277
	%388 = and i64 %387, 15, !dbg !277
	%389 = icmp eq i64 %388, 0, !dbg !277
	%390 = icmp eq i64 %384, 0, !dbg !277
	%391 = or i1 %389, %390, !dbg !277
	%392 = ashr i64 %384, 1, !dbg !277
	%393 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %379, !dbg !279
	%394 = icmp ugt i64 %383, %p2, !dbg !276
	%395 = icmp eq i1 %391, false, !dbg !277
	%396 = icmp uge i64 0, %392, !dbg !278
	%397 = or i1 %394, %395, !dbg !278
	%398 = or i1 %397, %396, !dbg !278
	br i1 %398, label %b59_fail1, label %b59_ok1, !dbg !278, !prof !55

b59_ok1:
	%399 = load i64, i64 addrspace(1)* %393, align 8, !dbg !279
	%400 = bitcast i64 addrspace(1)* %385 to { i64, i64 } addrspace(1)*, !dbg !277
	%401 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %400, i64 0, !dbg !278
	%402 = addrspacecast { i64, i64 } addrspace(1)* %401 to { i64, i64 }*, !dbg !281
	%403 = bitcast { i64, i64 }* %402 to i8*, !dbg !281
	call void @gpuc_put_line_thread(i8* %403, i64 %399, i32 %278, i32 %269), !dbg !281
	%404 = addrspacecast { i64, i64 } addrspace(1)* %401 to { i64, i64 }*, !dbg !283
	%405 = bitcast { i64, i64 }* %404 to i8*, !dbg !283
	%406 = call i64 @gpuc_wait_line_thread(i8* %405, i32 %278, i8* %ctrl, i32 19), !dbg !283
	%407 = add i64 %406, 1, !dbg !285
	store i64 %407, i64 addrspace(1)* %393, align 8, !dbg !286
	%408 = add i64 %379, %251, !dbg !287
	br label %b58, !dbg !287

b60:
	%409 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !185
	%410 = bitcast i64* %409 to i8*, !dbg !185
	call void @gpuc_signal_op_thread(i8* %410, i64 1, i32 10, i32 %273), !dbg !185
	%411 = add i64 %276, 1, !dbg !185
	%412 = icmp slt i64 %411, %p5, !dbg !185
	br i1 %412, label %b35, label %b124, !dbg !185

b61:
	%413 = icmp eq i64 %p0, 2, !dbg !288
	br i1 %413, label %b62, label %b93, !dbg !288

b62:
	%414 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !289, !range !25
	%415 = sext i32 %414 to i64, !dbg !289
	%416 = icmp eq i64 %415, 0, !dbg !290
	br i1 %416, label %b63, label %b124, !dbg !290

b63:
	%417 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !291, !range !27
	%418 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !291, !range !27
	%419 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !291, !range !28
	%420 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !291, !range !21
	%421 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !291, !range !21
	%422 = mul i32 %421, %419, !dbg !291
	%423 = add i32 %418, %422, !dbg !291
	%424 = mul i32 %420, %423, !dbg !291
	%425 = add i32 %417, %424, !dbg !291
	%426 = sext i32 %425 to i64, !dbg !291
	%427 = trunc i64 %426 to i32, !dbg !292
	%428 = udiv i32 %427, 32, !dbg !292
	%429 = zext i32 %428 to i64, !dbg !292
	%430 = icmp eq i64 %429, 0, !dbg !293
	br i1 %430, label %b64, label %b124, !dbg !293

b64:
	%431 = sext i32 %7 to i64, !dbg !296
	%432 = sext i32 %8 to i64, !dbg !297
	%433 = trunc i64 %431 to i32, !dbg !298
	%434 = add i32 %433, 1, !dbg !298
	%435 = zext i32 %434 to i64, !dbg !298
	%436 = trunc i64 %432 to i32, !dbg !299
	%437 = urem i32 %434, %436, !dbg !299
	%438 = zext i32 %437 to i64, !dbg !299
	%439 = trunc i64 %431 to i32, !dbg !300
	%440 = trunc i64 %432 to i32, !dbg !300
	%441 = add i32 %439, %440, !dbg !300
	%442 = zext i32 %441 to i64, !dbg !300
	%443 = sub i32 %441, 1, !dbg !301
	%444 = zext i32 %443 to i64, !dbg !301
	%445 = trunc i64 %432 to i32, !dbg !302
	%446 = urem i32 %443, %445, !dbg !302
	%447 = zext i32 %446 to i64, !dbg !302
	%448 = and i32 %425, -32, !dbg !303
	%449 = mul i32 %420, %421, !dbg !303
	%450 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !303, !range !22
	%451 = mul i32 %449, %450, !dbg !303
	%452 = sub i32 %451, %448, !dbg !303
	%453 = icmp slt i32 %452, 32, !dbg !303
	%454 = select i1 %453, i32 %452, i32 32, !dbg !303
	%455 = sext i32 %454 to i64, !dbg !303
	%456 = icmp slt i64 %455, %p9, !dbg !304
	%457 = select i1 %456, i64 %455, i64 %p9, !dbg !304
	%458 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !305, !range !306
	%459 = sext i32 %458 to i64, !dbg !305
	%460 = icmp sge i64 %459, %457, !dbg !307
	br i1 %460, label %b124, label %b65, !dbg !307

b65:
	%461 = icmp slt i64 0, %p5, !dbg !308
	br i1 %461, label %b66, label %b124, !dbg !308

b66:
	%462 = icmp eq i64 %p2, 0, !dbg !312
	%463 = add i64 %p9, 1, !dbg !314
	%464 = trunc i64 %459 to i32, !dbg !315
	%465 = mul i32 %464, 2, !dbg !315
	%466 = zext i32 %465 to i64, !dbg !315
	%467 = trunc i64 %438 to i32, !dbg !316
	%468 = mul i64 %455, 2, !dbg !317
	%469 = trunc i64 %447 to i32, !dbg !318
	%470 = add i64 %p7, 1, !dbg !322
	%471 = mul i64 %p11, 2, !dbg !324
	br label %b67, !dbg !308

b67:
	%472 = phi i64 [ %613, %b92 ], [ 0, %b66 ], !dbg !308
	%473 = trunc i64 %472 to i32, !dbg !326
	%474 = add i32 %p4, %473, !dbg !327
	%475 = mul i64 %457, %472, !dbg !329
	%476 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !325
	%477 = icmp eq i64 addrspace(1)* %1, null, !dbg !325
	br i1 %477, label %b67_fail1, label %b67_ok1, !dbg !325, !prof !55

b67_ok1:
	%478 = bitcast i64* %476 to i8*, !dbg !325
	%479 = call i64 @gpuc_signal_wait_until_thread(i8* %478, i32 5, i64 %475, i32 1, i8* %ctrl, i32 1), !dbg !325
	%480 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !312
	%481 = ptrtoint i64* %480 to i64, !dbg !312
	%482 = and i64 %481, 15, !dbg !312
	%483 = icmp eq i64 %482, 0, !dbg !312
	%484 = or i1 %483, %462, !dbg !312
	%485 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !312
	%486 = ashr i64 %p2, 1, !dbg !312
	%487 = icmp eq i1 %484, false, !dbg !312
	br i1 %487, label %b67_fail2, label %b67_ok2, !dbg !312, !prof !55

b67_ok2:
	%488 = sdiv i64 %463, 2, !dbg !330
	%489 = icmp ugt i64 %488, %486, !dbg !331
	br i1 %489, label %b67_fail3, label %b67_ok3, !dbg !331, !prof !55

b67_ok3:
	br label %b68, !dbg !315

b68:
	%490 = phi i64 [ %466, %b67_ok3 ], [ %513, %b71 ], !dbg !332
	%491 = icmp slt i64 %490, %p9, !dbg !333
	br i1 %491, label %b69, label %b72, !dbg !333

b69:
	%492 = sdiv i64 %490, 2, !dbg !334
	%493 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %485, i64 %492, !dbg !335
	%494 = getelementptr inbounds float, float addrspace(1)* %3, i64 %490, !dbg !337
	%495 = icmp uge i64 %492, %488, !dbg !335
	%496 = icmp uge i64 %490, %p9, !dbg !337
	%497 = or i1 %495, %496, !dbg !337
	br i1 %497, label %b69_fail1, label %b69_ok1, !dbg !337, !prof !55

b69_ok1:
	%498 = load float, float addrspace(1)* %494, align 4, !dbg !337
	%499 = bitcast float %498 to i32, !dbg !338
	%500 = zext i32 %499 to i64, !dbg !338
	%501 = add i64 %490, 1, !dbg !339
	%502 = icmp slt i64 %501, %p9, !dbg !340
	br i1 %502, label %b70, label %b71, !dbg !340

b70:
	%503 = getelementptr inbounds float, float addrspace(1)* %3, i64 %501, !dbg !341
	%504 = icmp uge i64 %501, %p9, !dbg !341
	br i1 %504, label %b70_fail1, label %b70_ok1, !dbg !341, !prof !55

b70_ok1:
	%505 = load float, float addrspace(1)* %503, align 4, !dbg !341
	%506 = bitcast float %505 to i32, !dbg !342
	%507 = zext i32 %506 to i64, !dbg !342
	%508 = shl i64 %507, 32, !dbg !343
	%509 = or i64 %500, %508, !dbg !344
	br label %b71, !dbg !344

b71:
	%510 = phi i64 [ %500, %b69_ok1 ], [ %509, %b70_ok1 ], !dbg !345
	%511 = addrspacecast { i64, i64 } addrspace(1)* %493 to { i64, i64 }*, !dbg !316
	%512 = bitcast { i64, i64 }* %511 to i8*, !dbg !316
	call void @gpuc_put_line_thread(i8* %512, i64 %510, i32 %474, i32 %467), !dbg !316
	%513 = add i64 %490, %468, !dbg !346
	br label %b68, !dbg !346

b72:
	%514 = sdiv i64 %470, 2, !dbg !347
	%515 = icmp ugt i64 %514, %486, !dbg !348
	br i1 %515, label %b72_fail1, label %b72_ok1, !dbg !348, !prof !55

b72_ok1:
	br label %b73, !dbg !349

b73:
	%516 = phi i64 [ %466, %b72_ok1 ], [ %534, %b76 ], !dbg !350
	%517 = icmp slt i64 %516, %p7, !dbg !351
	br i1 %517, label %b74, label %b77, !dbg !351

b74:
	%518 = sdiv i64 %516, 2, !dbg !352
	%519 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %485, i64 %518, !dbg !353
	%520 = addrspacecast { i64, i64 } addrspace(1)* %519 to { i64, i64 }*, !dbg !354
	%521 = icmp uge i64 %518, %514, !dbg !353
	br i1 %521, label %b74_fail1, label %b74_ok1, !dbg !353, !prof !55

b74_ok1:
	%522 = bitcast { i64, i64 }* %520 to i8*, !dbg !354
	%523 = call i64 @gpuc_wait_line_thread(i8* %522, i32 %474, i8* %ctrl, i32 9), !dbg !354
	%524 = trunc i64 %523 to i32, !dbg !358
	%525 = bitcast i32 %524 to float, !dbg !358
	%526 = lshr i64 %523, 32, !dbg !359
	%527 = trunc i64 %526 to i32, !dbg !360
	%528 = bitcast i32 %527 to float, !dbg !360
	%529 = getelementptr inbounds float, float addrspace(1)* %2, i64 %516, !dbg !356
	%530 = icmp uge i64 %516, %p7, !dbg !356
	br i1 %530, label %b74_fail2, label %b74_ok2, !dbg !356, !prof !55

b74_ok2:
	store float %525, float addrspace(1)* %529, align 4, !dbg !356
	%531 = add i64 %516, 1, !dbg !361
	%532 = icmp slt i64 %531, %p7, !dbg !362
	br i1 %532, label %b75, label %b76, !dbg !362

b75:
	%533 = getelementptr inbounds float, float addrspace(1)* %2, i64 %531, !dbg !363
	store float %528, float addrspace(1)* %533, align 4, !dbg !363
	br label %b76, !dbg !363

b76:
	%534 = add i64 %516, %468, !dbg !364
	br label %b73, !dbg !364

b77:
	%535 = icmp ule i64 %468, 281474976710655, !dbg !365
	%536 = mul i64 %p7, -1, !dbg !365
	%537 = add i64 %536, %p9, !dbg !365
	%538 = icmp sge i64 %537, 0, !dbg !365
	%539 = and i1 %535, %538, !dbg !365
	br i1 %539, label %b78, label %b82_cold, !dbg !365, !prof !95

b78:
	%540 = phi i64 [ %552, %b81 ], [ %466, %b77 ], !dbg !365
	%541 = icmp slt i64 %540, %p7, !dbg !366
	br i1 %541, label %b79, label %b86, !dbg !366

b79:
	%542 = getelementptr inbounds float, float addrspace(1)* %2, i64 %540, !dbg !367
	%543 = load float, float addrspace(1)* %542, align 4, !dbg !367
	%544 = fadd float %543, 1.000000e+00, !dbg !368
	%545 = getelementptr inbounds float, float addrspace(1)* %3, i64 %540, !dbg !369
	store float %544, float addrspace(1)* %545, align 4, !dbg !369
	%546 = add i64 %540, 1, !dbg !370
	%547 = icmp slt i64 %546, %p7, !dbg !371
	br i1 %547, label %b80, label %b81, !dbg !371

b80:
	%548 = getelementptr inbounds float, float addrspace(1)* %2, i64 %546, !dbg !372
	%549 = load float, float addrspace(1)* %548, align 4, !dbg !372
	%550 = fadd float %549, 1.000000e+00, !dbg !373
	%551 = getelementptr inbounds float, float addrspace(1)* %3, i64 %546, !dbg !374
	store float %550, float addrspace(1)* %551, align 4, !dbg !374
	br label %b81, !dbg !374

b81:
	%552 = add i64 %540, %468, !dbg !375
	br label %b78, !dbg !375

b86:
	%553 = mul i64 %488, 2, !dbg !379
	br label %b87, !dbg !380

b87:
	%554 = phi i64 [ %579, %b88_ok1 ], [ %459, %b86 ], !dbg !380
	%555 = icmp slt i64 %554, %p11, !dbg !381
	br i1 %555, label %b88, label %b89, !dbg !381

b88:
	%556 = mul i64 %554, 2, !dbg !383
	%557 = add i64 %553, %556, !dbg !384
	%558 = add i64 %557, 2, !dbg !387
	%559 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %557, !dbg !388
	%560 = addrspacecast i64 addrspace(1)* %559 to i64*, !dbg !389
	%561 = ptrtoint i64* %560 to i64, !dbg !389
	%562 = and i64 %561, 15, !dbg !389
	%563 = icmp eq i64 %562, 0, !dbg !389
	%564 = getelementptr inbounds double, double addrspace(1)* %4, i64 %554, !dbg !390
	%565 = icmp ugt i64 %558, %p2, !dbg !388
	%566 = icmp eq i1 %563, false, !dbg !389
	%567 = or i1 %565, %566, !dbg !389
	br i1 %567, label %b88_fail1, label %b88_ok1, !dbg !389, !prof !55

b88_ok1:
	%568 = load double, double addrspace(1)* %564, align 8, !dbg !390
	%569 = bitcast i64 addrspace(1)* %559 to { i64, i64 } addrspace(1)*, !dbg !389
	%570 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %569, i64 0, !dbg !391
	%571 = bitcast double %568 to i64, !dbg !392
	%572 = addrspacecast { i64, i64 } addrspace(1)* %570 to { i64, i64 }*, !dbg !393
	%573 = bitcast { i64, i64 }* %572 to i8*, !dbg !393
	call void @gpuc_put_line_thread(i8* %573, i64 %571, i32 %474, i32 %467), !dbg !393
	%574 = addrspacecast { i64, i64 } addrspace(1)* %570 to { i64, i64 }*, !dbg !395
	%575 = bitcast { i64, i64 }* %574 to i8*, !dbg !395
	%576 = call i64 @gpuc_wait_line_thread(i8* %575, i32 %474, i8* %ctrl, i32 19), !dbg !395
	%577 = bitcast i64 %576 to double, !dbg !396
	%578 = fadd double %577, 1.000000e+00, !dbg !397
	store double %578, double addrspace(1)* %564, align 8, !dbg !398
	%579 = add i64 %554, %455, !dbg !399
	br label %b87, !dbg !399

b89:
	%580 = add i64 %553, %471, !dbg !400
	br label %b90, !dbg !401

b90:
	%581 = phi i64 [ %610, %b91_ok1 ], [ %459, %b89 ], !dbg !401
	%582 = icmp slt i64 %581, %p13, !dbg !402
	br i1 %582, label %b91, label %b92, !dbg !402

b91:
	%583 = mul i64 %581, 2, !dbg !404
	%584 = add i64 %580, %583, !dbg !405
	%585 = add i64 %584, 2, !dbg !408
	%586 = sub i64 %585, %584, !dbg !409
	%587 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %584, !dbg !409
	%588 = addrspacecast i64 addrspace(1)* %587 to i64*, !dbg !410
	%589 = ptrtoint i64* %588 to i64, !dbg !410
	%590 = and i64 %589, 15, !dbg !410
	%591 = icmp eq i64 %590, 0, !dbg !410
	%592 = icmp eq i64 %586, 0, !dbg !410
	%593 = or i1 %591, %592, !dbg !410
	%594 = ashr i64 %586, 1, !dbg !410
	%595 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %581, !dbg !412
	%596 = icmp ugt i64 %585, %p2, !dbg !409
	%597 = icmp eq i1 %593, false, !dbg !410
	%598 = icmp uge i64 0, %594, !dbg !411
	%599 = or i1 %596, %597, !dbg !411
	%600 = or i1 %599, %598, !dbg !411
	br i1 %600, label %b91_fail1, label %b91_ok1, !dbg !411, !prof !55

b91_ok1:
	%601 = load i64, i64 addrspace(1)* %595, align 8, !dbg !412
	%602 = bitcast i64 addrspace(1)* %587 to { i64, i64 } addrspace(1)*, !dbg !410
	%603 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %602, i64 0, !dbg !411
	%604 = addrspacecast { i64, i64 } addrspace(1)* %603 to { i64, i64 }*, !dbg !414
	%605 = bitcast { i64, i64 }* %604 to i8*, !dbg !414
	call void @gpuc_put_line_thread(i8* %605, i64 %601, i32 %474, i32 %467), !dbg !414
	%606 = addrspacecast { i64, i64 } addrspace(1)* %603 to { i64, i64 }*, !dbg !416
	%607 = bitcast { i64, i64 }* %606 to i8*, !dbg !416
	%608 = call i64 @gpuc_wait_line_thread(i8* %607, i32 %474, i8* %ctrl, i32 19), !dbg !416
	%609 = add i64 %608, 1, !dbg !418
	store i64 %609, i64 addrspace(1)* %595, align 8, !dbg !419
	%610 = add i64 %581, %455, !dbg !420
	br label %b90, !dbg !420

b92:
	%611 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !318
	%612 = bitcast i64* %611 to i8*, !dbg !318
	call void @gpuc_signal_op_thread(i8* %612, i64 1, i32 10, i32 %469), !dbg !318
	%613 = add i64 %472, 1, !dbg !318
	%614 = icmp slt i64 %613, %p5, !dbg !318
	br i1 %614, label %b67, label %b124, !dbg !318

b93:
	%615 = icmp eq i64 %p0, 3, !dbg !421
	br i1 %615, label %b94, label %b124, !dbg !421

b94:
	%616 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !422, !range !25
	%617 = sext i32 %616 to i64, !dbg !422
	%618 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !422, !range !26
	%619 = sext i32 %618 to i64, !dbg !422
	%620 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !422, !range !26
	%621 = sext i32 %620 to i64, !dbg !422
	%622 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !422, !range !19
	%623 = sext i32 %622 to i64, !dbg !422
	%624 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !422, !range !20
	%625 = sext i32 %624 to i64, !dbg !422
	%626 = trunc i64 %625 to i32, !dbg !422
	%627 = trunc i64 %621 to i32, !dbg !422
	%628 = mul i32 %626, %627, !dbg !422
	%629 = zext i32 %628 to i64, !dbg !422
	%630 = trunc i64 %619 to i32, !dbg !422
	%631 = add i32 %630, %628, !dbg !422
	%632 = zext i32 %631 to i64, !dbg !422
	%633 = mul i64 %623, %632, !dbg !422
	%634 = add i64 %617, %633, !dbg !422
	%635 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !422, !range !21
	%636 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !422, !range !21
	%637 = mul i32 %635, %636, !dbg !422
	%638 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !422, !range !22
	%639 = mul i32 %637, %638, !dbg !422
	%640 = sext i32 %639 to i64, !dbg !422
	%641 = mul i64 %634, %640, !dbg !422
	%642 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !422, !range !27
	%643 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !422, !range !27
	%644 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !422, !range !28
	%645 = mul i32 %636, %644, !dbg !422
	%646 = add i32 %643, %645, !dbg !422
	%647 = mul i32 %635, %646, !dbg !422
	%648 = add i32 %642, %647, !dbg !422
	%649 = sext i32 %648 to i64, !dbg !422
	%650 = add i64 %641, %649, !dbg !422
	%651 = icmp eq i64 %650, 0, !dbg !423
	br i1 %651, label %b95, label %b124, !dbg !423

b95:
	%652 = sext i32 %7 to i64, !dbg !426
	%653 = sext i32 %8 to i64, !dbg !427
	%654 = trunc i64 %652 to i32, !dbg !428
	%655 = add i32 %654, 1, !dbg !428
	%656 = zext i32 %655 to i64, !dbg !428
	%657 = trunc i64 %653 to i32, !dbg !429
	%658 = urem i32 %655, %657, !dbg !429
	%659 = zext i32 %658 to i64, !dbg !429
	%660 = trunc i64 %652 to i32, !dbg !430
	%661 = trunc i64 %653 to i32, !dbg !430
	%662 = add i32 %660, %661, !dbg !430
	%663 = zext i32 %662 to i64, !dbg !430
	%664 = sub i32 %662, 1, !dbg !431
	%665 = zext i32 %664 to i64, !dbg !431
	%666 = trunc i64 %653 to i32, !dbg !432
	%667 = urem i32 %664, %666, !dbg !432
	%668 = zext i32 %667 to i64, !dbg !432
	%669 = icmp slt i64 1, %p9, !dbg !433
	%670 = select i1 %669, i64 1, i64 %p9, !dbg !433
	%671 = icmp sge i64 0, %670, !dbg !434
	br i1 %671, label %b124, label %b96, !dbg !434

b96:
	%672 = icmp slt i64 0, %p5, !dbg !435
	br i1 %672, label %b97, label %b124, !dbg !435

b97:
	%673 = icmp eq i64 %p2, 0, !dbg !439
	%674 = add i64 %p9, 1, !dbg !441
	%675 = trunc i64 %659 to i32, !dbg !442
	%676 = trunc i64 %668 to i32, !dbg !443
	%677 = add i64 %p7, 1, !dbg !447
	%678 = mul i64 %p11, 2, !dbg !449
	br label %b98, !dbg !435

b98:
	%679 = phi i64 [ %814, %b123 ], [ 0, %b97 ], !dbg !435
	%680 = trunc i64 %679 to i32, !dbg !451
	%681 = add i32 %p4, %680, !dbg !452
	%682 = mul i64 %670, %679, !dbg !454
	%683 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !450
	%684 = icmp eq i64 addrspace(1)* %1, null, !dbg !450
	br i1 %684, label %b98_fail1, label %b98_ok1, !dbg !450, !prof !55

b98_ok1:
	%685 = bitcast i64* %683 to i8*, !dbg !450
	%686 = call i64 @gpuc_signal_wait_until_thread(i8* %685, i32 5, i64 %682, i32 1, i8* %ctrl, i32 1), !dbg !450
	%687 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !439
	%688 = ptrtoint i64* %687 to i64, !dbg !439
	%689 = and i64 %688, 15, !dbg !439
	%690 = icmp eq i64 %689, 0, !dbg !439
	%691 = or i1 %690, %673, !dbg !439
	%692 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !439
	%693 = ashr i64 %p2, 1, !dbg !439
	%694 = icmp eq i1 %691, false, !dbg !439
	br i1 %694, label %b98_fail2, label %b98_ok2, !dbg !439, !prof !55

b98_ok2:
	%695 = sdiv i64 %674, 2, !dbg !455
	%696 = icmp ugt i64 %695, %693, !dbg !456
	br i1 %696, label %b98_fail3, label %b98_ok3, !dbg !456, !prof !55

b98_ok3:
	br label %b99, !dbg !457

b99:
	%697 = phi i64 [ 0, %b98_ok3 ], [ %717, %b102 ], !dbg !458
	%698 = icmp slt i64 %697, %p9, !dbg !459
	br i1 %698, label %b100, label %b103, !dbg !459

b100:
	%699 = sdiv i64 %697, 2, !dbg !460
	%700 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %692, i64 %699, !dbg !461
	%701 = getelementptr inbounds float, float addrspace(1)* %3, i64 %697, !dbg !463
	%702 = icmp uge i64 %699, %695, !dbg !461
	br i1 %702, label %b100_fail1, label %b100_ok1, !dbg !461, !prof !55

b100_ok1:
	%703 = load float, float addrspace(1)* %701, align 4, !dbg !463
	%704 = bitcast float %703 to i32, !dbg !464
	%705 = zext i32 %704 to i64, !dbg !464
	%706 = add i64 %697, 1, !dbg !465
	%707 = icmp slt i64 %706, %p9, !dbg !466
	br i1 %707, label %b101, label %b102, !dbg !466

b101:
	%708 = getelementptr inbounds float, float addrspace(1)* %3, i64 %706, !dbg !467
	%709 = load float, float addrspace(1)* %708, align 4, !dbg !467
	%710 = bitcast float %709 to i32, !dbg !468
	%711 = zext i32 %710 to i64, !dbg !468
	%712 = shl i64 %711, 32, !dbg !469
	%713 = or i64 %705, %712, !dbg !470
	br label %b102, !dbg !470

b102:
	%714 = phi i64 [ %705, %b100_ok1 ], [ %713, %b101 ], !dbg !471
	%715 = addrspacecast { i64, i64 } addrspace(1)* %700 to { i64, i64 }*, !dbg !442
	%716 = bitcast { i64, i64 }* %715 to i8*, !dbg !442
	call void @gpuc_put_line_thread(i8* %716, i64 %714, i32 %681, i32 %675), !dbg !442
	%717 = add i64 %697, 2, !dbg !472
	br label %b99, !dbg !472

b103:
	%718 = sdiv i64 %677, 2, !dbg !473
	%719 = icmp ugt i64 %718, %693, !dbg !474
	br i1 %719, label %b103_fail1, label %b103_ok1, !dbg !474, !prof !55

b103_ok1:
	br label %b104, !dbg !475

b104:
	%720 = phi i64 [ 0, %b103_ok1 ], [ %737, %b107 ], !dbg !476
	%721 = icmp slt i64 %720, %p7, !dbg !477
	br i1 %721, label %b105, label %b108, !dbg !477

b105:
	%722 = sdiv i64 %720, 2, !dbg !478
	%723 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %692, i64 %722, !dbg !479
	%724 = addrspacecast { i64, i64 } addrspace(1)* %723 to { i64, i64 }*, !dbg !480
	%725 = icmp uge i64 %722, %718, !dbg !479
	br i1 %725, label %b105_fail1, label %b105_ok1, !dbg !479, !prof !55

b105_ok1:
	%726 = bitcast { i64, i64 }* %724 to i8*, !dbg !480
	%727 = call i64 @gpuc_wait_line_thread(i8* %726, i32 %681, i8* %ctrl, i32 9), !dbg !480
	%728 = trunc i64 %727 to i32, !dbg !482
	%729 = bitcast i32 %728 to float, !dbg !482
	%730 = lshr i64 %727, 32, !dbg !483
	%731 = trunc i64 %730 to i32, !dbg !484
	%732 = bitcast i32 %731 to float, !dbg !484
	%733 = getelementptr inbounds float, float addrspace(1)* %2, i64 %720, !dbg !486
	store float %729, float addrspace(1)* %733, align 4, !dbg !486
	%734 = add i64 %720, 1, !dbg !487
	%735 = icmp slt i64 %734, %p7, !dbg !488
	br i1 %735, label %b106, label %b107, !dbg !488

b106:
	%736 = getelementptr inbounds float, float addrspace(1)* %2, i64 %734, !dbg !489
	store float %732, float addrspace(1)* %736, align 4, !dbg !489
	br label %b107, !dbg !489

b107:
	%737 = add i64 %720, 2, !dbg !490
	br label %b104, !dbg !490

b108:
	%738 = mul i64 %p7, -1, !dbg !491
	%739 = add i64 %738, %p9, !dbg !491
	%740 = icmp sge i64 %739, 0, !dbg !491
	br i1 %740, label %b109, label %b113_cold, !dbg !491, !prof !95

b109:
	%741 = phi i64 [ %753, %b112 ], [ 0, %b108 ], !dbg !491
	%742 = icmp slt i64 %741, %p7, !dbg !492
	br i1 %742, label %b110, label %b117, !dbg !492

b110:
	%743 = getelementptr inbounds float, float addrspace(1)* %2, i64 %741, !dbg !493
	%744 = load float, float addrspace(1)* %743, align 4, !dbg !493
	%745 = fadd float %744, 1.000000e+00, !dbg !494
	%746 = getelementptr inbounds float, float addrspace(1)* %3, i64 %741, !dbg !495
	store float %745, float addrspace(1)* %746, align 4, !dbg !495
	%747 = add i64 %741, 1, !dbg !496
	%748 = icmp slt i64 %747, %p7, !dbg !497
	br i1 %748, label %b111, label %b112, !dbg !497

b111:
	%749 = getelementptr inbounds float, float addrspace(1)* %2, i64 %747, !dbg !498
	%750 = load float, float addrspace(1)* %749, align 4, !dbg !498
	%751 = fadd float %750, 1.000000e+00, !dbg !499
	%752 = getelementptr inbounds float, float addrspace(1)* %3, i64 %747, !dbg !500
	store float %751, float addrspace(1)* %752, align 4, !dbg !500
	br label %b112, !dbg !500

b112:
	%753 = add i64 %741, 2, !dbg !501
	br label %b109, !dbg !501

b117:
	%754 = mul i64 %695, 2, !dbg !505
	br label %b118, !dbg !506

b118:
	%755 = phi i64 [ %780, %b119_ok1 ], [ 0, %b117 ], !dbg !506
	%756 = icmp slt i64 %755, %p11, !dbg !507
	br i1 %756, label %b119, label %b120, !dbg !507

b119:
	%757 = mul i64 %755, 2, !dbg !509
	%758 = add i64 %754, %757, !dbg !510
	%759 = add i64 %758, 2, !dbg !513
	%760 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %758, !dbg !514
	%761 = addrspacecast i64 addrspace(1)* %760 to i64*, !dbg !515
	%762 = ptrtoint i64* %761 to i64, !dbg !515
	%763 = and i64 %762, 15, !dbg !515
	%764 = icmp eq i64 %763, 0, !dbg !515
	%765 = getelementptr inbounds double, double addrspace(1)* %4, i64 %755, !dbg !516
	%766 = icmp ugt i64 %759, %p2, !dbg !514
	%767 = icmp eq i1 %764, false, !dbg !515
	%768 = or i1 %766, %767, !dbg !515
	br i1 %768, label %b119_fail1, label %b119_ok1, !dbg !515, !prof !55

b119_ok1:
	%769 = load double, double addrspace(1)* %765, align 8, !dbg !516
	%770 = bitcast i64 addrspace(1)* %760 to { i64, i64 } addrspace(1)*, !dbg !515
	%771 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %770, i64 0, !dbg !517
	%772 = bitcast double %769 to i64, !dbg !518
	%773 = addrspacecast { i64, i64 } addrspace(1)* %771 to { i64, i64 }*, !dbg !519
	%774 = bitcast { i64, i64 }* %773 to i8*, !dbg !519
	call void @gpuc_put_line_thread(i8* %774, i64 %772, i32 %681, i32 %675), !dbg !519
	%775 = addrspacecast { i64, i64 } addrspace(1)* %771 to { i64, i64 }*, !dbg !521
	%776 = bitcast { i64, i64 }* %775 to i8*, !dbg !521
	%777 = call i64 @gpuc_wait_line_thread(i8* %776, i32 %681, i8* %ctrl, i32 19), !dbg !521
	%778 = bitcast i64 %777 to double, !dbg !522
	%779 = fadd double %778, 1.000000e+00, !dbg !523
	store double %779, double addrspace(1)* %765, align 8, !dbg !524
	%780 = add i64 %755, 1, !dbg !525
	br label %b118, !dbg !525

b120:
	%781 = add i64 %754, %678, !dbg !526
	br label %b121, !dbg !527

b121:
	%782 = phi i64 [ %811, %b122_ok1 ], [ 0, %b120 ], !dbg !527
	%783 = icmp slt i64 %782, %p13, !dbg !528
	br i1 %783, label %b122, label %b123, !dbg !528

b122:
	%784 = mul i64 %782, 2, !dbg !530
	%785 = add i64 %781, %784, !dbg !531
	%786 = add i64 %785, 2, !dbg !534
	%787 = sub i64 %786, %785, !dbg !535
	%788 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %785, !dbg !535
	%789 = addrspacecast i64 addrspace(1)* %788 to i64*, !dbg !536
	%790 = ptrtoint i64* %789 to i64, !dbg !536
	%791 = and i64 %790, 15, !dbg !536
	%792 = icmp eq i64 %791, 0, !dbg !536
	%793 = icmp eq i64 %787, 0, !dbg !536
	%794 = or i1 %792, %793, !dbg !536
	%795 = ashr i64 %787, 1, !dbg !536
	%796 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %782, !dbg !538
	%797 = icmp ugt i64 %786, %p2, !dbg !535
	%798 = icmp eq i1 %794, false, !dbg !536
	%799 = icmp uge i64 0, %795, !dbg !537
	%800 = or i1 %797, %798, !dbg !537
	%801 = or i1 %800, %799, !dbg !537
	br i1 %801, label %b122_fail1, label %b122_ok1, !dbg !537, !prof !55

b122_ok1:
	%802 = load i64, i64 addrspace(1)* %796, align 8, !dbg !538
	%803 = bitcast i64 addrspace(1)* %788 to { i64, i64 } addrspace(1)*, !dbg !536
	%804 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %803, i64 0, !dbg !537
	%805 = addrspacecast { i64, i64 } addrspace(1)* %804 to { i64, i64 }*, !dbg !540
	%806 = bitcast { i64, i64 }* %805 to i8*, !dbg !540
	call void @gpuc_put_line_thread(i8* %806, i64 %802, i32 %681, i32 %675), !dbg !540
	%807 = addrspacecast { i64, i64 } addrspace(1)* %804 to { i64, i64 }*, !dbg !542
	%808 = bitcast { i64, i64 }* %807 to i8*, !dbg !542
	%809 = call i64 @gpuc_wait_line_thread(i8* %808, i32 %681, i8* %ctrl, i32 19), !dbg !542
	%810 = add i64 %809, 1, !dbg !544
	store i64 %810, i64 addrspace(1)* %796, align 8, !dbg !545
	%811 = add i64 %782, 1, !dbg !546
	br label %b121, !dbg !546

b123:
	%812 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !443
	%813 = bitcast i64* %812 to i8*, !dbg !443
	call void @gpuc_signal_op_thread(i8* %813, i64 1, i32 10, i32 %676), !dbg !443
	%814 = add i64 %679, 1, !dbg !443
	%815 = icmp slt i64 %814, %p5, !dbg !443
	br i1 %815, label %b98, label %b124, !dbg !443

b124:
	ret void, !dbg !425

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !50
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !50
	ret void, !dbg !50

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %88, i64 16), !dbg !35
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !35
	ret void, !dbg !35

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %94, i64 %92), !dbg !57
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !57
	ret void, !dbg !57

b6_fail1:
	%816 = icmp uge i64 %98, %94, !dbg !61
	br i1 %816, label %b6_fail2, label %b6_ok2, !dbg !61

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %98, i64 %94), !dbg !61
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !61
	ret void, !dbg !61

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %96, i64 %p9), !dbg !64
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !64
	ret void, !dbg !64

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %107, i64 %p9), !dbg !68
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !68
	ret void, !dbg !68

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %120, i64 %92), !dbg !75
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !75
	ret void, !dbg !75

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %124, i64 %120), !dbg !80
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !80
	ret void, !dbg !80

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %122, i64 %p7), !dbg !84
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !84
	ret void, !dbg !84

b19_cold:
	%817 = phi i64 [ %834, %b22_cold ], [ %72, %b14 ], !dbg !94
	%818 = icmp slt i64 %817, %p7, !dbg !96
	br i1 %818, label %b20_cold, label %b23, !dbg !96

b20_cold:
	%819 = getelementptr inbounds float, float addrspace(1)* %2, i64 %817, !dbg !97
	%820 = icmp uge i64 %817, %p7, !dbg !97
	%821 = icmp uge i64 %817, %p9, !dbg !99
	%822 = or i1 %820, %821, !dbg !99
	br i1 %822, label %b20_cold_fail1, label %b20_cold_ok1, !dbg !99, !prof !55

b20_cold_fail1:
	%823 = icmp uge i64 %817, %p7, !dbg !97
	br i1 %823, label %b20_cold_fail2, label %b20_cold_ok2, !dbg !97

b20_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %817, i64 %p7), !dbg !97
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !97
	ret void, !dbg !97

b20_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %817, i64 %p9), !dbg !99
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !99
	ret void, !dbg !99

b20_cold_ok1:
	%824 = load float, float addrspace(1)* %819, align 4, !dbg !97
	%825 = fadd float %824, 1.000000e+00, !dbg !98
	%826 = getelementptr inbounds float, float addrspace(1)* %3, i64 %817, !dbg !99
	store float %825, float addrspace(1)* %826, align 4, !dbg !99
	%827 = add i64 %817, 1, !dbg !100
	%828 = icmp slt i64 %827, %p7, !dbg !101
	br i1 %828, label %b21_cold, label %b22_cold, !dbg !101

b21_cold:
	%829 = getelementptr inbounds float, float addrspace(1)* %2, i64 %827, !dbg !102
	%830 = icmp uge i64 %827, %p9, !dbg !104
	br i1 %830, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !104, !prof !55

b21_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %827, i64 %p9), !dbg !104
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !104
	ret void, !dbg !104

b21_cold_ok1:
	%831 = load float, float addrspace(1)* %829, align 4, !dbg !102
	%832 = fadd float %831, 1.000000e+00, !dbg !103
	%833 = getelementptr inbounds float, float addrspace(1)* %3, i64 %827, !dbg !104
	store float %832, float addrspace(1)* %833, align 4, !dbg !104
	br label %b22_cold, !dbg !104

b22_cold:
	%834 = add i64 %817, %74, !dbg !105
	br label %b19_cold, !dbg !105, !llvm.loop !107

b25_fail1:
	%835 = icmp uge i64 %160, %p11, !dbg !116
	br i1 %835, label %b25_fail2, label %b25_ok2, !dbg !116

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %160, i64 %p11), !dbg !116
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !116
	ret void, !dbg !116

b25_ok2:
	%836 = icmp ugt i64 %164, %p2, !dbg !123
	br i1 %836, label %b25_fail3, label %b25_ok3, !dbg !123

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %164, i64 %p2), !dbg !123
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !123
	ret void, !dbg !123

b25_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %168, i64 16), !dbg !124
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !124
	ret void, !dbg !124

b28_fail1:
	%837 = icmp uge i64 %189, %p13, !dbg !142
	br i1 %837, label %b28_fail2, label %b28_ok2, !dbg !142

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %189, i64 %p13), !dbg !142
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !142
	ret void, !dbg !142

b28_ok2:
	%838 = icmp ugt i64 %193, %p2, !dbg !147
	br i1 %838, label %b28_fail3, label %b28_ok3, !dbg !147

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %193, i64 %p2), !dbg !147
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !147
	ret void, !dbg !147

b28_ok3:
	%839 = icmp eq i1 %201, false, !dbg !148
	br i1 %839, label %b28_fail4, label %b28_ok4, !dbg !148

b28_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %198, i64 16), !dbg !148
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !148
	ret void, !dbg !148

b28_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %202), !dbg !149
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !149
	ret void, !dbg !149

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !192
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !192
	ret void, !dbg !192

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %286, i64 16), !dbg !179
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !179
	ret void, !dbg !179

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %292, i64 %290), !dbg !198
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !198
	ret void, !dbg !198

b37_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %296, i64 %292), !dbg !202
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !202
	ret void, !dbg !202

b40_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %315, i64 %290), !dbg !215
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !215
	ret void, !dbg !215

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %319, i64 %315), !dbg !220
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !220
	ret void, !dbg !220

b50_cold:
	%840 = phi i64 [ %854, %b53_cold ], [ %268, %b45 ], !dbg !232
	%841 = icmp slt i64 %840, %p7, !dbg !233
	br i1 %841, label %b51_cold, label %b54, !dbg !233

b51_cold:
	%842 = getelementptr inbounds float, float addrspace(1)* %2, i64 %840, !dbg !234
	%843 = icmp uge i64 %840, %p9, !dbg !236
	br i1 %843, label %b51_cold_fail1, label %b51_cold_ok1, !dbg !236, !prof !55

b51_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %840, i64 %p9), !dbg !236
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !236
	ret void, !dbg !236

b51_cold_ok1:
	%844 = load float, float addrspace(1)* %842, align 4, !dbg !234
	%845 = fadd float %844, 1.000000e+00, !dbg !235
	%846 = getelementptr inbounds float, float addrspace(1)* %3, i64 %840, !dbg !236
	store float %845, float addrspace(1)* %846, align 4, !dbg !236
	%847 = add i64 %840, 1, !dbg !237
	%848 = icmp slt i64 %847, %p7, !dbg !238
	br i1 %848, label %b52_cold, label %b53_cold, !dbg !238

b52_cold:
	%849 = getelementptr inbounds float, float addrspace(1)* %2, i64 %847, !dbg !239
	%850 = icmp uge i64 %847, %p9, !dbg !241
	br i1 %850, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !241, !prof !55

b52_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %847, i64 %p9), !dbg !241
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !241
	ret void, !dbg !241

b52_cold_ok1:
	%851 = load float, float addrspace(1)* %849, align 4, !dbg !239
	%852 = fadd float %851, 1.000000e+00, !dbg !240
	%853 = getelementptr inbounds float, float addrspace(1)* %3, i64 %847, !dbg !241
	store float %852, float addrspace(1)* %853, align 4, !dbg !241
	br label %b53_cold, !dbg !241

b53_cold:
	%854 = add i64 %840, %272, !dbg !242
	br label %b50_cold, !dbg !242, !llvm.loop !244

b56_fail1:
	%855 = icmp ugt i64 %356, %p2, !dbg !255
	br i1 %855, label %b56_fail2, label %b56_ok2, !dbg !255

b56_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %356, i64 %p2), !dbg !255
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !255
	ret void, !dbg !255

b56_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %360, i64 16), !dbg !256
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !256
	ret void, !dbg !256

b59_fail1:
	%856 = icmp ugt i64 %383, %p2, !dbg !276
	br i1 %856, label %b59_fail2, label %b59_ok2, !dbg !276

b59_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %383, i64 %p2), !dbg !276
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !276
	ret void, !dbg !276

b59_ok2:
	%857 = icmp eq i1 %391, false, !dbg !277
	br i1 %857, label %b59_fail3, label %b59_ok3, !dbg !277

b59_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %388, i64 16), !dbg !277
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !277
	ret void, !dbg !277

b59_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %392), !dbg !278
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !278
	ret void, !dbg !278

b67_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !325
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !325
	ret void, !dbg !325

b67_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %482, i64 16), !dbg !312
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !312
	ret void, !dbg !312

b67_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %488, i64 %486), !dbg !331
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !331
	ret void, !dbg !331

b69_fail1:
	%858 = icmp uge i64 %492, %488, !dbg !335
	br i1 %858, label %b69_fail2, label %b69_ok2, !dbg !335

b69_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %492, i64 %488), !dbg !335
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !335
	ret void, !dbg !335

b69_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %490, i64 %p9), !dbg !337
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !337
	ret void, !dbg !337

b70_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %501, i64 %p9), !dbg !341
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !341
	ret void, !dbg !341

b72_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %514, i64 %486), !dbg !348
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !348
	ret void, !dbg !348

b74_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %518, i64 %514), !dbg !353
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !353
	ret void, !dbg !353

b74_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %516, i64 %p7), !dbg !356
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !356
	ret void, !dbg !356

b82_cold:
	%859 = phi i64 [ %876, %b85_cold ], [ %466, %b77 ], !dbg !365
	%860 = icmp slt i64 %859, %p7, !dbg !366
	br i1 %860, label %b83_cold, label %b86, !dbg !366

b83_cold:
	%861 = getelementptr inbounds float, float addrspace(1)* %2, i64 %859, !dbg !367
	%862 = icmp uge i64 %859, %p7, !dbg !367
	%863 = icmp uge i64 %859, %p9, !dbg !369
	%864 = or i1 %862, %863, !dbg !369
	br i1 %864, label %b83_cold_fail1, label %b83_cold_ok1, !dbg !369, !prof !55

b83_cold_fail1:
	%865 = icmp uge i64 %859, %p7, !dbg !367
	br i1 %865, label %b83_cold_fail2, label %b83_cold_ok2, !dbg !367

b83_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %859, i64 %p7), !dbg !367
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !367
	ret void, !dbg !367

b83_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %859, i64 %p9), !dbg !369
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !369
	ret void, !dbg !369

b83_cold_ok1:
	%866 = load float, float addrspace(1)* %861, align 4, !dbg !367
	%867 = fadd float %866, 1.000000e+00, !dbg !368
	%868 = getelementptr inbounds float, float addrspace(1)* %3, i64 %859, !dbg !369
	store float %867, float addrspace(1)* %868, align 4, !dbg !369
	%869 = add i64 %859, 1, !dbg !370
	%870 = icmp slt i64 %869, %p7, !dbg !371
	br i1 %870, label %b84_cold, label %b85_cold, !dbg !371

b84_cold:
	%871 = getelementptr inbounds float, float addrspace(1)* %2, i64 %869, !dbg !372
	%872 = icmp uge i64 %869, %p9, !dbg !374
	br i1 %872, label %b84_cold_fail1, label %b84_cold_ok1, !dbg !374, !prof !55

b84_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %869, i64 %p9), !dbg !374
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !374
	ret void, !dbg !374

b84_cold_ok1:
	%873 = load float, float addrspace(1)* %871, align 4, !dbg !372
	%874 = fadd float %873, 1.000000e+00, !dbg !373
	%875 = getelementptr inbounds float, float addrspace(1)* %3, i64 %869, !dbg !374
	store float %874, float addrspace(1)* %875, align 4, !dbg !374
	br label %b85_cold, !dbg !374

b85_cold:
	%876 = add i64 %859, %468, !dbg !375
	br label %b82_cold, !dbg !375, !llvm.loop !377

b88_fail1:
	%877 = icmp ugt i64 %558, %p2, !dbg !388
	br i1 %877, label %b88_fail2, label %b88_ok2, !dbg !388

b88_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %558, i64 %p2), !dbg !388
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !388
	ret void, !dbg !388

b88_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %562, i64 16), !dbg !389
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !389
	ret void, !dbg !389

b91_fail1:
	%878 = icmp ugt i64 %585, %p2, !dbg !409
	br i1 %878, label %b91_fail2, label %b91_ok2, !dbg !409

b91_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %585, i64 %p2), !dbg !409
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !409
	ret void, !dbg !409

b91_ok2:
	%879 = icmp eq i1 %593, false, !dbg !410
	br i1 %879, label %b91_fail3, label %b91_ok3, !dbg !410

b91_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %590, i64 16), !dbg !410
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !410
	ret void, !dbg !410

b91_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %594), !dbg !411
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !411
	ret void, !dbg !411

b98_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !450
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !450
	ret void, !dbg !450

b98_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %689, i64 16), !dbg !439
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !439
	ret void, !dbg !439

b98_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %695, i64 %693), !dbg !456
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !456
	ret void, !dbg !456

b100_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %699, i64 %695), !dbg !461
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !461
	ret void, !dbg !461

b103_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %718, i64 %693), !dbg !474
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !474
	ret void, !dbg !474

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %722, i64 %718), !dbg !479
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !479
	ret void, !dbg !479

b113_cold:
	%880 = phi i64 [ %894, %b116_cold ], [ 0, %b108 ], !dbg !491
	%881 = icmp slt i64 %880, %p7, !dbg !492
	br i1 %881, label %b114_cold, label %b117, !dbg !492

b114_cold:
	%882 = getelementptr inbounds float, float addrspace(1)* %2, i64 %880, !dbg !493
	%883 = icmp uge i64 %880, %p9, !dbg !495
	br i1 %883, label %b114_cold_fail1, label %b114_cold_ok1, !dbg !495, !prof !55

b114_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %880, i64 %p9), !dbg !495
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !495
	ret void, !dbg !495

b114_cold_ok1:
	%884 = load float, float addrspace(1)* %882, align 4, !dbg !493
	%885 = fadd float %884, 1.000000e+00, !dbg !494
	%886 = getelementptr inbounds float, float addrspace(1)* %3, i64 %880, !dbg !495
	store float %885, float addrspace(1)* %886, align 4, !dbg !495
	%887 = add i64 %880, 1, !dbg !496
	%888 = icmp slt i64 %887, %p7, !dbg !497
	br i1 %888, label %b115_cold, label %b116_cold, !dbg !497

b115_cold:
	%889 = getelementptr inbounds float, float addrspace(1)* %2, i64 %887, !dbg !498
	%890 = icmp uge i64 %887, %p9, !dbg !500
	br i1 %890, label %b115_cold_fail1, label %b115_cold_ok1, !dbg !500, !prof !55

b115_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %887, i64 %p9), !dbg !500
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !500
	ret void, !dbg !500

b115_cold_ok1:
	%891 = load float, float addrspace(1)* %889, align 4, !dbg !498
	%892 = fadd float %891, 1.000000e+00, !dbg !499
	%893 = getelementptr inbounds float, float addrspace(1)* %3, i64 %887, !dbg !500
	store float %892, float addrspace(1)* %893, align 4, !dbg !500
	br label %b116_cold, !dbg !500

b116_cold:
	%894 = add i64 %880, 2, !dbg !501
	br label %b113_cold, !dbg !501, !llvm.loop !503

b119_fail1:
	%895 = icmp ugt i64 %759, %p2, !dbg !514
	br i1 %895, label %b119_fail2, label %b119_ok2, !dbg !514

b119_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %759, i64 %p2), !dbg !514
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !514
	ret void, !dbg !514

b119_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %763, i64 16), !dbg !515
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !515
	ret void, !dbg !515

b122_fail1:
	%896 = icmp ugt i64 %786, %p2, !dbg !535
	br i1 %896, label %b122_fail2, label %b122_ok2, !dbg !535

b122_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %786, i64 %p2), !dbg !535
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !535
	ret void, !dbg !535

b122_ok2:
	%897 = icmp eq i1 %794, false, !dbg !536
	br i1 %897, label %b122_fail3, label %b122_ok3, !dbg !536

b122_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %791, i64 16), !dbg !536
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !536
	ret void, !dbg !536

b122_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 0, i64 %795), !dbg !537
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !537
	ret void, !dbg !537
}

define void @Sums(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i32 %p8, i64 %p9, double* %p10, i64 %p11, i32* %p12, i64 %p13, i64* %p14, i64 %p15, float* %p16, i64 %p17, float* %p18, i64 %p19, i8* %ctrl) nounwind !dbg !547 {
entry:
	br label %b0, !dbg !548

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !548
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !548
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !548
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !548
	%4 = addrspacecast double* %p10 to double addrspace(1)*, !dbg !548
	%5 = addrspacecast i32* %p12 to i32 addrspace(1)*, !dbg !548
	%6 = addrspacecast i64* %p14 to i64 addrspace(1)*, !dbg !548
	%7 = addrspacecast float* %p16 to float addrspace(1)*, !dbg !548
	%8 = addrspacecast float* %p18 to float addrspace(1)*, !dbg !548
	%9 = icmp slt i64 0, %p9, !dbg !548
	%10 = call i32 @gpuc_my_pe_thread(), !dbg !552
	%11 = call i32 @gpuc_num_pes_thread(), !dbg !553
	br i1 %9, label %b1, label %b87, !dbg !548

b1:
	%12 = sext i32 %10 to i64, !dbg !552
	%13 = trunc i64 %12 to i32, !dbg !552
	%14 = sext i32 %11 to i64, !dbg !553
	%15 = trunc i64 %14 to i32, !dbg !553
	%16 = icmp eq i64 %p1, 0, !dbg !554
	%17 = mul i64 %14, %p11, !dbg !555
	%18 = mul i64 %12, %p11, !dbg !556
	%19 = add i64 %p13, 1, !dbg !561
	%20 = icmp eq i64 %p3, 0, !dbg !562
	%21 = icmp eq i64 %p5, 0, !dbg !565
	%22 = mul i64 %14, %p15, !dbg !566
	%23 = mul i64 %12, %p15, !dbg !567
	br label %b2, !dbg !548

b2:
	%24 = phi i64 [ %415, %b86 ], [ 0, %b1 ], !dbg !548
	%25 = trunc i64 %24 to i32, !dbg !568
	%26 = add i32 %p8, %25, !dbg !569
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !570, !range !25
	%28 = sext i32 %27 to i64, !dbg !570
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !570, !range !26
	%30 = sext i32 %29 to i64, !dbg !570
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !570, !range !26
	%32 = sext i32 %31 to i64, !dbg !570
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !570, !range !19
	%34 = sext i32 %33 to i64, !dbg !570
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !570, !range !20
	%36 = sext i32 %35 to i64, !dbg !570
	%37 = trunc i64 %36 to i32, !dbg !570
	%38 = trunc i64 %32 to i32, !dbg !570
	%39 = mul i32 %37, %38, !dbg !570
	%40 = trunc i64 %30 to i32, !dbg !570
	%41 = add i32 %40, %39, !dbg !570
	%42 = zext i32 %41 to i64, !dbg !570
	%43 = mul i64 %34, %42, !dbg !570
	%44 = add i64 %28, %43, !dbg !570
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !570, !range !21
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !570, !range !21
	%47 = mul i32 %45, %46, !dbg !570
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !570, !range !22
	%49 = mul i32 %47, %48, !dbg !570
	%50 = sext i32 %49 to i64, !dbg !570
	%51 = mul i64 %44, %50, !dbg !570
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !570, !range !27
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !570, !range !27
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !570, !range !28
	%55 = mul i32 %46, %54, !dbg !570
	%56 = add i32 %53, %55, !dbg !570
	%57 = mul i32 %45, %56, !dbg !570
	%58 = add i32 %52, %57, !dbg !570
	%59 = sext i32 %58 to i64, !dbg !570
	%60 = add i64 %51, %59, !dbg !570
	%61 = mul i64 %34, %36, !dbg !571
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !571, !range !20
	%63 = sext i32 %62 to i64, !dbg !571
	%64 = mul i64 %61, %63, !dbg !571
	%65 = mul i64 %64, %50, !dbg !571
	%66 = icmp slt i64 %60, %p11, !dbg !574
	br i1 %66, label %b3, label %b4, !dbg !574

b3:
	%67 = getelementptr inbounds double, double addrspace(1)* %4, i64 %60, !dbg !575
	%68 = load double, double addrspace(1)* %67, align 8, !dbg !575
	%69 = bitcast double %68 to i64, !dbg !576
	br label %b4, !dbg !576

b4:
	%70 = phi i64 [ 0, %b2 ], [ %69, %b3 ], !dbg !577
	%71 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !554
	%72 = ptrtoint i64* %71 to i64, !dbg !554
	%73 = and i64 %72, 15, !dbg !554
	%74 = icmp eq i64 %73, 0, !dbg !554
	%75 = or i1 %74, %16, !dbg !554
	%76 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !554
	%77 = ashr i64 %p1, 1, !dbg !554
	%78 = icmp eq i1 %75, false, !dbg !554
	br i1 %78, label %b4_fail1, label %b4_ok1, !dbg !554, !prof !55

b4_ok1:
	%79 = sdiv i64 %77, 2, !dbg !578
	%80 = urem i32 %26, 2, !dbg !579
	%81 = zext i32 %80 to i64, !dbg !580
	%82 = mul i64 %81, %79, !dbg !581
	%83 = add i64 %82, %79, !dbg !582
	%84 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %76, i64 %82, !dbg !583
	%85 = icmp ugt i64 %83, %77, !dbg !583
	%86 = icmp ugt i64 %17, %79, !dbg !584
	%87 = or i1 %85, %86, !dbg !584
	br i1 %87, label %b4_fail2, label %b4_ok2, !dbg !584, !prof !55

b4_ok2:
	br label %b5, !dbg !584

b5:
	%88 = phi i64 [ %70, %b4_ok2 ], [ %100, %b11 ], !dbg !586
	%89 = phi i64 [ %60, %b4_ok2 ], [ %93, %b11 ], !dbg !587
	%90 = icmp slt i64 %89, %p11, !dbg !588
	br i1 %90, label %b6, label %b12, !dbg !588

b6:
	%91 = add i64 %18, %89, !dbg !589
	%92 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %84, i64 %91, !dbg !590
	%93 = add i64 %89, %65, !dbg !591
	%94 = icmp slt i64 %93, %p11, !dbg !593
	%95 = icmp uge i64 %91, %17, !dbg !590
	br i1 %95, label %b6_fail1, label %b6_ok1, !dbg !590, !prof !55

b6_ok1:
	br i1 %94, label %b7, label %b8, !dbg !593

b7:
	%96 = getelementptr inbounds double, double addrspace(1)* %4, i64 %93, !dbg !594
	%97 = icmp uge i64 %93, %p11, !dbg !594
	br i1 %97, label %b7_fail1, label %b7_ok1, !dbg !594, !prof !55

b7_ok1:
	%98 = load double, double addrspace(1)* %96, align 8, !dbg !594
	%99 = bitcast double %98 to i64, !dbg !595
	br label %b8, !dbg !595

b8:
	%100 = phi i64 [ 0, %b6_ok1 ], [ %99, %b7_ok1 ], !dbg !596
	br label %b9, !dbg !592

b9:
	%101 = phi i32 [ 0, %b8 ], [ %105, %b11 ], !dbg !592
	%102 = icmp ne i32 %101, %10, !dbg !597
	br i1 %102, label %b10, label %b11, !dbg !597

b10:
	%103 = addrspacecast { i64, i64 } addrspace(1)* %92 to { i64, i64 }*, !dbg !585
	%104 = bitcast { i64, i64 }* %103 to i8*, !dbg !585
	call void @gpuc_put_line_thread(i8* %104, i64 %88, i32 %26, i32 %101), !dbg !585
	br label %b11, !dbg !585

b11:
	%105 = add i32 %101, 1, !dbg !585
	%106 = icmp slt i32 %105, %11, !dbg !585
	br i1 %106, label %b9, label %b5, !dbg !585

b12:
	%107 = phi i64 [ %132, %b19_ok1 ], [ %60, %b5 ], !dbg !598
	%108 = icmp slt i64 %107, %p11, !dbg !599
	br i1 %108, label %b13, label %b20, !dbg !599

b13:
	%109 = getelementptr inbounds double, double addrspace(1)* %4, i64 %107, !dbg !601
	%110 = icmp uge i64 %107, %p11, !dbg !601
	br i1 %110, label %b13_fail1, label %b13_ok1, !dbg !601, !prof !55

b13_ok1:
	%111 = load double, double addrspace(1)* %109, align 8, !dbg !601
	%112 = bitcast double %111 to i64, !dbg !602
	br label %b14, !dbg !600

b14:
	%113 = phi double [ 0.000000e+00, %b13_ok1 ], [ %128, %b18 ], !dbg !603
	%114 = phi i32 [ 0, %b13_ok1 ], [ %129, %b18 ], !dbg !604
	%115 = sext i32 %114 to i64, !dbg !604
	%116 = icmp ne i32 %114, %10, !dbg !605
	br i1 %116, label %b15, label %b16, !dbg !605

b15:
	%117 = mul i64 %115, %p11, !dbg !606
	%118 = add i64 %117, %107, !dbg !607
	%119 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %84, i64 %118, !dbg !608
	%120 = addrspacecast { i64, i64 } addrspace(1)* %119 to { i64, i64 }*, !dbg !609
	%121 = icmp uge i64 %118, %17, !dbg !608
	br i1 %121, label %b15_fail1, label %b15_ok1, !dbg !608, !prof !55

b15_ok1:
	%122 = bitcast { i64, i64 }* %120 to i8*, !dbg !609
	%123 = call i64 @gpuc_wait_line_thread(i8* %122, i32 %26, i8* %ctrl, i32 27), !dbg !609
	br label %b16, !dbg !609

b16:
	%124 = phi i64 [ %112, %b14 ], [ %123, %b15_ok1 ], !dbg !610
	%125 = bitcast i64 %124 to double, !dbg !613
	%126 = icmp eq i32 %114, 0, !dbg !614
	br i1 %126, label %b18, label %b17, !dbg !614

b17:
	%127 = fadd double %113, %125, !dbg !615
	br label %b18, !dbg !616

b18:
	%128 = phi double [ %125, %b16 ], [ %127, %b17 ], !dbg !603
	%129 = add i32 %114, 1, !dbg !604
	%130 = icmp slt i32 %129, %11, !dbg !604
	br i1 %130, label %b14, label %b19, !dbg !604

b19:
	%131 = icmp uge i64 %107, %p11, !dbg !619
	br i1 %131, label %b19_fail1, label %b19_ok1, !dbg !619, !prof !55

b19_ok1:
	store double %128, double addrspace(1)* %109, align 8, !dbg !619
	%132 = add i64 %107, %65, !dbg !620
	br label %b12, !dbg !620

b20:
	%133 = mul i64 %60, 2, !dbg !621
	%134 = mul i64 %65, 2, !dbg !622
	%135 = icmp slt i64 %133, %p13, !dbg !625
	br i1 %135, label %b21, label %b22, !dbg !625

b21:
	%136 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %133, !dbg !626
	%137 = icmp uge i64 %133, %p13, !dbg !626
	br i1 %137, label %b21_fail1, label %b21_ok1, !dbg !626, !prof !55

b21_ok1:
	%138 = load i32, i32 addrspace(1)* %136, align 4, !dbg !626
	%139 = zext i32 %138 to i64, !dbg !627
	br label %b22, !dbg !627

b22:
	%140 = phi i64 [ 0, %b20 ], [ %139, %b21_ok1 ], !dbg !628
	%141 = add i64 %133, 1, !dbg !629
	%142 = icmp slt i64 %141, %p13, !dbg !630
	br i1 %142, label %b23, label %b24, !dbg !630

b23:
	%143 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %141, !dbg !631
	%144 = icmp uge i64 %141, %p13, !dbg !631
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !631, !prof !55

b23_ok1:
	%145 = load i32, i32 addrspace(1)* %143, align 4, !dbg !631
	%146 = zext i32 %145 to i64, !dbg !632
	%147 = shl i64 %146, 32, !dbg !633
	%148 = or i64 %140, %147, !dbg !634
	br label %b24, !dbg !634

b24:
	%149 = phi i64 [ %140, %b22 ], [ %148, %b23_ok1 ], !dbg !628
	%150 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !562
	%151 = ptrtoint i64* %150 to i64, !dbg !562
	%152 = and i64 %151, 15, !dbg !562
	%153 = icmp eq i64 %152, 0, !dbg !562
	%154 = or i1 %153, %20, !dbg !562
	%155 = icmp eq i1 %154, false, !dbg !562
	br i1 %155, label %b24_fail1, label %b24_ok1, !dbg !562, !prof !55

b24_ok1:
	%156 = sdiv i64 %19, 2, !dbg !635
	%157 = bitcast i64 addrspace(1)* %1 to { i64, i64 } addrspace(1)*, !dbg !562
	%158 = ashr i64 %p3, 1, !dbg !562
	%159 = sdiv i64 %158, 2, !dbg !636
	%160 = mul i64 %81, %159, !dbg !637
	%161 = add i64 %160, %159, !dbg !638
	%162 = mul i64 %14, %156, !dbg !640
	%163 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %157, i64 %160, !dbg !639
	%164 = mul i64 %12, %156, !dbg !642
	%165 = icmp ugt i64 %161, %158, !dbg !639
	%166 = icmp ugt i64 %162, %159, !dbg !641
	%167 = or i1 %165, %166, !dbg !641
	br i1 %167, label %b24_fail2, label %b24_ok2, !dbg !641, !prof !55

b24_ok2:
	br label %b25, !dbg !641

b25:
	%168 = phi i64 [ %149, %b24_ok2 ], [ %190, %b33 ], !dbg !643
	%169 = phi i64 [ %133, %b24_ok2 ], [ %174, %b33 ], !dbg !644
	%170 = icmp slt i64 %169, %p13, !dbg !645
	br i1 %170, label %b26, label %b34, !dbg !645

b26:
	%171 = sdiv i64 %169, 2, !dbg !646
	%172 = add i64 %164, %171, !dbg !647
	%173 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %163, i64 %172, !dbg !648
	%174 = add i64 %169, %134, !dbg !649
	%175 = icmp slt i64 %174, %p13, !dbg !651
	%176 = icmp uge i64 %172, %162, !dbg !648
	br i1 %176, label %b26_fail1, label %b26_ok1, !dbg !648, !prof !55

b26_ok1:
	br i1 %175, label %b27, label %b28, !dbg !651

b27:
	%177 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %174, !dbg !652
	%178 = icmp uge i64 %174, %p13, !dbg !652
	br i1 %178, label %b27_fail1, label %b27_ok1, !dbg !652, !prof !55

b27_ok1:
	%179 = load i32, i32 addrspace(1)* %177, align 4, !dbg !652
	%180 = zext i32 %179 to i64, !dbg !653
	br label %b28, !dbg !653

b28:
	%181 = phi i64 [ 0, %b26_ok1 ], [ %180, %b27_ok1 ], !dbg !654
	%182 = add i64 %174, 1, !dbg !655
	%183 = icmp slt i64 %182, %p13, !dbg !656
	br i1 %183, label %b29, label %b30, !dbg !656

b29:
	%184 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %182, !dbg !657
	%185 = icmp uge i64 %182, %p13, !dbg !657
	br i1 %185, label %b29_fail1, label %b29_ok1, !dbg !657, !prof !55

b29_ok1:
	%186 = load i32, i32 addrspace(1)* %184, align 4, !dbg !657
	%187 = zext i32 %186 to i64, !dbg !658
	%188 = shl i64 %187, 32, !dbg !659
	%189 = or i64 %181, %188, !dbg !660
	br label %b30, !dbg !660

b30:
	%190 = phi i64 [ %181, %b28 ], [ %189, %b29_ok1 ], !dbg !654
	br label %b31, !dbg !650

b31:
	%191 = phi i32 [ 0, %b30 ], [ %195, %b33 ], !dbg !650
	%192 = icmp ne i32 %191, %10, !dbg !661
	br i1 %192, label %b32, label %b33, !dbg !661

b32:
	%193 = addrspacecast { i64, i64 } addrspace(1)* %173 to { i64, i64 }*, !dbg !662
	%194 = bitcast { i64, i64 }* %193 to i8*, !dbg !662
	call void @gpuc_put_line_thread(i8* %194, i64 %168, i32 %26, i32 %191), !dbg !662
	br label %b33, !dbg !662

b33:
	%195 = add i32 %191, 1, !dbg !662
	%196 = icmp slt i32 %195, %11, !dbg !662
	br i1 %196, label %b31, label %b25, !dbg !662

b34:
	%197 = phi i64 [ %238, %b45 ], [ %133, %b25 ], !dbg !663
	%198 = icmp slt i64 %197, %p13, !dbg !664
	br i1 %198, label %b35, label %b46, !dbg !664

b35:
	%199 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %197, !dbg !666
	%200 = icmp uge i64 %197, %p13, !dbg !666
	br i1 %200, label %b35_fail1, label %b35_ok1, !dbg !666, !prof !55

b35_ok1:
	%201 = load i32, i32 addrspace(1)* %199, align 4, !dbg !666
	%202 = zext i32 %201 to i64, !dbg !667
	%203 = add i64 %197, 1, !dbg !668
	%204 = icmp slt i64 %203, %p13, !dbg !669
	br i1 %204, label %b36, label %b37, !dbg !669

b36:
	%205 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %203, !dbg !670
	%206 = icmp uge i64 %203, %p13, !dbg !670
	br i1 %206, label %b36_fail1, label %b36_ok1, !dbg !670, !prof !55

b36_ok1:
	%207 = load i32, i32 addrspace(1)* %205, align 4, !dbg !670
	%208 = zext i32 %207 to i64, !dbg !671
	%209 = shl i64 %208, 32, !dbg !672
	%210 = or i64 %202, %209, !dbg !673
	br label %b37, !dbg !673

b37:
	%211 = phi i64 [ %202, %b35_ok1 ], [ %210, %b36_ok1 ], !dbg !674
	br label %b38, !dbg !665

b38:
	%212 = phi i32 [ 0, %b37 ], [ %232, %b42 ], !dbg !675
	%213 = phi i32 [ 0, %b37 ], [ %233, %b42 ], !dbg !676
	%214 = phi i32 [ 0, %b37 ], [ %234, %b42 ], !dbg !676
	%215 = sext i32 %214 to i64, !dbg !676
	%216 = icmp ne i32 %214, %10, !dbg !677
	br i1 %216, label %b39, label %b40, !dbg !677

b39:
	%217 = mul i64 %215, %156, !dbg !678
	%218 = sdiv i64 %197, 2, !dbg !679
	%219 = add i64 %217, %218, !dbg !680
	%220 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %163, i64 %219, !dbg !681
	%221 = addrspacecast { i64, i64 } addrspace(1)* %220 to { i64, i64 }*, !dbg !682
	%222 = icmp uge i64 %219, %162, !dbg !681
	br i1 %222, label %b39_fail1, label %b39_ok1, !dbg !681, !prof !55

b39_ok1:
	%223 = bitcast { i64, i64 }* %221 to i8*, !dbg !682
	%224 = call i64 @gpuc_wait_line_thread(i8* %223, i32 %26, i8* %ctrl, i32 27), !dbg !682
	br label %b40, !dbg !682

b40:
	%225 = phi i64 [ %211, %b38 ], [ %224, %b39_ok1 ], !dbg !683
	%226 = trunc i64 %225 to i32, !dbg !686
	%227 = lshr i64 %225, 32, !dbg !687
	%228 = trunc i64 %227 to i32, !dbg !688
	%229 = icmp eq i32 %214, 0, !dbg !689
	br i1 %229, label %b42, label %b41, !dbg !689

b41:
	%230 = add i32 %212, %226, !dbg !690
	%231 = add i32 %213, %228, !dbg !691
	br label %b42, !dbg !691

b42:
	%232 = phi i32 [ %226, %b40 ], [ %230, %b41 ], !dbg !675
	%233 = phi i32 [ %228, %b40 ], [ %231, %b41 ], !dbg !676
	%234 = add i32 %214, 1, !dbg !676
	%235 = icmp slt i32 %234, %11, !dbg !676
	br i1 %235, label %b38, label %b43, !dbg !676

b43:
	%236 = icmp uge i64 %197, %p13, !dbg !694
	br i1 %236, label %b43_fail1, label %b43_ok1, !dbg !694, !prof !55

b43_ok1:
	store i32 %232, i32 addrspace(1)* %199, align 4, !dbg !694
	br i1 %204, label %b44, label %b45, !dbg !695

b44:
	%237 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %203, !dbg !696
	store i32 %233, i32 addrspace(1)* %237, align 4, !dbg !696
	br label %b45, !dbg !696

b45:
	%238 = add i64 %197, %134, !dbg !697
	br label %b34, !dbg !697

b46:
	%239 = icmp slt i64 %60, %p15, !dbg !700
	br i1 %239, label %b47, label %b48, !dbg !700

b47:
	%240 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %60, !dbg !701
	%241 = load i64, i64 addrspace(1)* %240, align 8, !dbg !701
	br label %b48, !dbg !702

b48:
	%242 = phi i64 [ 0, %b46 ], [ %241, %b47 ], !dbg !703
	%243 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !565
	%244 = ptrtoint i64* %243 to i64, !dbg !565
	%245 = and i64 %244, 15, !dbg !565
	%246 = icmp eq i64 %245, 0, !dbg !565
	%247 = or i1 %246, %21, !dbg !565
	%248 = bitcast i64 addrspace(1)* %2 to { i64, i64 } addrspace(1)*, !dbg !565
	%249 = ashr i64 %p5, 1, !dbg !565
	%250 = icmp eq i1 %247, false, !dbg !565
	br i1 %250, label %b48_fail1, label %b48_ok1, !dbg !565, !prof !55

b48_ok1:
	%251 = sdiv i64 %249, 2, !dbg !704
	%252 = mul i64 %81, %251, !dbg !705
	%253 = add i64 %252, %251, !dbg !706
	%254 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %248, i64 %252, !dbg !707
	%255 = icmp ugt i64 %253, %249, !dbg !707
	%256 = icmp ugt i64 %22, %251, !dbg !708
	%257 = or i1 %255, %256, !dbg !708
	br i1 %257, label %b48_fail2, label %b48_ok2, !dbg !708, !prof !55

b48_ok2:
	br label %b49, !dbg !708

b49:
	%258 = phi i64 [ %242, %b48_ok2 ], [ %269, %b55 ], !dbg !709
	%259 = phi i64 [ %60, %b48_ok2 ], [ %263, %b55 ], !dbg !710
	%260 = icmp slt i64 %259, %p15, !dbg !711
	br i1 %260, label %b50, label %b56, !dbg !711

b50:
	%261 = add i64 %23, %259, !dbg !712
	%262 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %254, i64 %261, !dbg !713
	%263 = add i64 %259, %65, !dbg !714
	%264 = icmp slt i64 %263, %p15, !dbg !716
	%265 = icmp uge i64 %261, %22, !dbg !713
	br i1 %265, label %b50_fail1, label %b50_ok1, !dbg !713, !prof !55

b50_ok1:
	br i1 %264, label %b51, label %b52, !dbg !716

b51:
	%266 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %263, !dbg !717
	%267 = icmp uge i64 %263, %p15, !dbg !717
	br i1 %267, label %b51_fail1, label %b51_ok1, !dbg !717, !prof !55

b51_ok1:
	%268 = load i64, i64 addrspace(1)* %266, align 8, !dbg !717
	br label %b52, !dbg !718

b52:
	%269 = phi i64 [ 0, %b50_ok1 ], [ %268, %b51_ok1 ], !dbg !719
	br label %b53, !dbg !715

b53:
	%270 = phi i32 [ 0, %b52 ], [ %274, %b55 ], !dbg !715
	%271 = icmp ne i32 %270, %10, !dbg !720
	br i1 %271, label %b54, label %b55, !dbg !720

b54:
	%272 = addrspacecast { i64, i64 } addrspace(1)* %262 to { i64, i64 }*, !dbg !721
	%273 = bitcast { i64, i64 }* %272 to i8*, !dbg !721
	call void @gpuc_put_line_thread(i8* %273, i64 %258, i32 %26, i32 %270), !dbg !721
	br label %b55, !dbg !721

b55:
	%274 = add i32 %270, 1, !dbg !721
	%275 = icmp slt i32 %274, %11, !dbg !721
	br i1 %275, label %b53, label %b49, !dbg !721

b56:
	%276 = phi i64 [ %299, %b63_ok1 ], [ %60, %b49 ], !dbg !722
	%277 = icmp slt i64 %276, %p15, !dbg !723
	br i1 %277, label %b57, label %b64, !dbg !723

b57:
	%278 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %276, !dbg !725
	%279 = icmp uge i64 %276, %p15, !dbg !725
	br i1 %279, label %b57_fail1, label %b57_ok1, !dbg !725, !prof !55

b57_ok1:
	%280 = load i64, i64 addrspace(1)* %278, align 8, !dbg !725
	br label %b58, !dbg !724

b58:
	%281 = phi i64 [ 0, %b57_ok1 ], [ %295, %b62 ], !dbg !726
	%282 = phi i32 [ 0, %b57_ok1 ], [ %296, %b62 ], !dbg !727
	%283 = sext i32 %282 to i64, !dbg !727
	%284 = icmp ne i32 %282, %10, !dbg !728
	br i1 %284, label %b59, label %b60, !dbg !728

b59:
	%285 = mul i64 %283, %p15, !dbg !729
	%286 = add i64 %285, %276, !dbg !730
	%287 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %254, i64 %286, !dbg !731
	%288 = addrspacecast { i64, i64 } addrspace(1)* %287 to { i64, i64 }*, !dbg !732
	%289 = icmp uge i64 %286, %22, !dbg !731
	br i1 %289, label %b59_fail1, label %b59_ok1, !dbg !731, !prof !55

b59_ok1:
	%290 = bitcast { i64, i64 }* %288 to i8*, !dbg !732
	%291 = call i64 @gpuc_wait_line_thread(i8* %290, i32 %26, i8* %ctrl, i32 27), !dbg !732
	br label %b60, !dbg !732

b60:
	%292 = phi i64 [ %280, %b58 ], [ %291, %b59_ok1 ], !dbg !733
	%293 = icmp eq i32 %282, 0, !dbg !734
	br i1 %293, label %b62, label %b61, !dbg !734

b61:
	%294 = add i64 %281, %292, !dbg !735
	br label %b62, !dbg !736

b62:
	%295 = phi i64 [ %292, %b60 ], [ %294, %b61 ], !dbg !726
	%296 = add i32 %282, 1, !dbg !727
	%297 = icmp slt i32 %296, %11, !dbg !727
	br i1 %297, label %b58, label %b63, !dbg !727

b63:
	%298 = icmp uge i64 %276, %p15, !dbg !739
	br i1 %298, label %b63_fail1, label %b63_ok1, !dbg !739, !prof !55

b63_ok1:
	store i64 %295, i64 addrspace(1)* %278, align 8, !dbg !739
	%299 = add i64 %276, %65, !dbg !740
	br label %b56, !dbg !740

b64:
	%300 = icmp eq i32 %27, 0, !dbg !741
	br i1 %300, label %b65, label %b86, !dbg !741

b65:
	%301 = icmp eq i32 %58, 0, !dbg !742
	br i1 %301, label %b66, label %b74, !dbg !742

b66:
	%302 = getelementptr inbounds float, float addrspace(1)* %7, i64 0, !dbg !743
	%303 = icmp uge i64 0, %p17, !dbg !743
	br i1 %303, label %b66_fail1, label %b66_ok1, !dbg !743, !prof !55

b66_ok1:
	%304 = load float, float addrspace(1)* %302, align 4, !dbg !743
	%305 = mul i32 %80, %15, !dbg !748
	%306 = zext i32 %305 to i64, !dbg !748
	%307 = add i32 %305, %13, !dbg !749
	%308 = zext i32 %307 to i64, !dbg !749
	%309 = mul i64 %308, 2, !dbg !750
	%310 = zext i32 %26 to i64, !dbg !755
	br label %b67, !dbg !756

b67:
	%311 = phi i32 [ 0, %b66_ok1 ], [ %330, %b69_ok1 ], !dbg !756
	%312 = sext i32 %311 to i64, !dbg !756
	%313 = trunc i64 %312 to i32, !dbg !756
	%314 = add i32 %13, %313, !dbg !757
	%315 = zext i32 %314 to i64, !dbg !757
	%316 = icmp uge i32 %314, %15, !dbg !758
	br i1 %316, label %b68, label %b69, !dbg !758

b68:
	%317 = sub i64 %315, %14, !dbg !759
	br label %b69, !dbg !759

b69:
	%318 = phi i64 [ %315, %b67 ], [ %317, %b68 ], !dbg !760
	%319 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %309, !dbg !761
	%320 = bitcast float %304 to i32, !dbg !763
	%321 = zext i32 %320 to i64, !dbg !763
	%322 = shl i64 %310, 32, !dbg !764
	%323 = or i64 %322, %321, !dbg !765
	%324 = trunc i64 %318 to i32, !dbg !762
	%325 = addrspacecast i64 addrspace(1)* %319 to i64*, !dbg !762
	%326 = icmp uge i64 %309, %p7, !dbg !761
	%327 = icmp uge i64 %318, %14, !dbg !762
	%328 = or i1 %326, %327, !dbg !762
	br i1 %328, label %b69_fail1, label %b69_ok1, !dbg !762, !prof !55

b69_ok1:
	%329 = bitcast i64* %325 to i8*, !dbg !762
	call void @gpuc_signal_op_thread(i8* %329, i64 %323, i32 9, i32 %324), !dbg !762
	%330 = add i32 %311, 1, !dbg !753
	%331 = icmp slt i32 %330, %11, !dbg !753
	br i1 %331, label %b67, label %b70, !dbg !753

b70:
	%332 = mul i32 %305, 2, !dbg !769
	%333 = zext i32 %332 to i64, !dbg !769
	%334 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %333, !dbg !772
	%335 = addrspacecast i64 addrspace(1)* %334 to i64*, !dbg !773
	%336 = icmp uge i64 %333, %p7, !dbg !772
	br i1 %336, label %b70_fail1, label %b70_ok1, !dbg !772, !prof !55

b70_ok1:
	%337 = bitcast i64* %335 to i8*, !dbg !773
	%338 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %337, i32 5, i64 %322, i8* %ctrl, i32 21), !dbg !773
	%339 = trunc i64 %338 to i32, !dbg !774
	%340 = bitcast i32 %339 to float, !dbg !774
	br label %b71, !dbg !771

b71:
	%341 = phi float [ %340, %b70_ok1 ], [ %354, %b72_ok1 ], !dbg !775
	%342 = phi i32 [ 1, %b70_ok1 ], [ %355, %b72_ok1 ], !dbg !776
	%343 = sext i32 %342 to i64, !dbg !776
	%344 = icmp slt i32 %342, %11, !dbg !777
	br i1 %344, label %b72, label %b73, !dbg !777

b72:
	%345 = add i64 %306, %343, !dbg !779
	%346 = mul i64 %345, 2, !dbg !780
	%347 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %346, !dbg !782
	%348 = addrspacecast i64 addrspace(1)* %347 to i64*, !dbg !783
	%349 = icmp uge i64 %346, %p7, !dbg !782
	br i1 %349, label %b72_fail1, label %b72_ok1, !dbg !782, !prof !55

b72_ok1:
	%350 = bitcast i64* %348 to i8*, !dbg !783
	%351 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %350, i32 5, i64 %322, i8* %ctrl, i32 21), !dbg !783
	%352 = trunc i64 %351 to i32, !dbg !784
	%353 = bitcast i32 %352 to float, !dbg !784
	%354 = fadd float %341, %353, !dbg !785
	%355 = add i32 %342, 1, !dbg !786
	br label %b71, !dbg !786

b73:
	store float %341, float addrspace(1)* %302, align 4, !dbg !787
	br label %b74, !dbg !787

b74:
	%356 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !790, !range !306
	%357 = sext i32 %356 to i64, !dbg !790
	%358 = and i32 %58, -32, !dbg !790
	%359 = sub i32 %49, %358, !dbg !790
	%360 = icmp slt i32 %359, 32, !dbg !790
	%361 = select i1 %360, i32 %359, i32 32, !dbg !790
	%362 = sext i32 %361 to i64, !dbg !790
	%363 = mul i32 %80, %15, !dbg !792
	%364 = zext i32 %363 to i64, !dbg !792
	%365 = zext i32 %26 to i64, !dbg !795
	br label %b75, !dbg !790

b75:
	%366 = phi float [ 0.000000e+00, %b74 ], [ %379, %b76_ok1 ], !dbg !796
	%367 = phi i64 [ %357, %b74 ], [ %380, %b76_ok1 ], !dbg !790
	%368 = icmp slt i64 %367, %14, !dbg !790
	br i1 %368, label %b76, label %b77, !dbg !790

b76:
	%369 = add i64 %364, %367, !dbg !797
	%370 = mul i64 %369, 2, !dbg !798
	%371 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %370, !dbg !799
	%372 = shl i64 %365, 32, !dbg !800
	%373 = addrspacecast i64 addrspace(1)* %371 to i64*, !dbg !801
	%374 = icmp uge i64 %370, %p7, !dbg !799
	br i1 %374, label %b76_fail1, label %b76_ok1, !dbg !799, !prof !55

b76_ok1:
	%375 = bitcast i64* %373 to i8*, !dbg !801
	%376 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %375, i32 5, i64 %372, i8* %ctrl, i32 21), !dbg !801
	%377 = trunc i64 %376 to i32, !dbg !802
	%378 = bitcast i32 %377 to float, !dbg !802
	%379 = fadd float %366, %378, !dbg !803
	%380 = add i64 %367, %362, !dbg !790
	br label %b75, !dbg !790

b77:
	%381 = icmp eq i32 %361, 32, !dbg !811
	br i1 %381, label %b78, label %b80, !dbg !811

b78:
	%382 = phi float [ %390, %b79 ], [ %366, %b77 ], !dbg !812
	%383 = phi i64 [ %393, %b79 ], [ 16, %b77 ], !dbg !813
	%384 = icmp sgt i64 %383, 0, !dbg !814
	br i1 %384, label %b79, label %b83, !dbg !814

b79:
	%385 = trunc i64 %383 to i32, !dbg !815
	%386 = bitcast float %382 to i32, !dbg !815
	%387 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %386, i32 %385, i32 31), !dbg !815
	%388 = extractvalue { i32, i1 } %387, 0, !dbg !815
	%389 = bitcast i32 %388 to float, !dbg !815
	%390 = fadd float %382, %389, !dbg !816
	%391 = trunc i64 %383 to i32, !dbg !817
	%392 = udiv i32 %391, 2, !dbg !817
	%393 = zext i32 %392 to i64, !dbg !817
	br label %b78, !dbg !817

b80:
	%394 = bitcast float %366 to i32, !dbg !818
	%395 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %394, i32 0, i32 31), !dbg !818
	%396 = extractvalue { i32, i1 } %395, 0, !dbg !818
	%397 = bitcast i32 %396 to float, !dbg !818
	br label %b81, !dbg !818

b81:
	%398 = phi float [ %397, %b80 ], [ %405, %b82 ], !dbg !819
	%399 = phi i32 [ 1, %b80 ], [ %406, %b82 ], !dbg !820
	%400 = icmp slt i32 %399, %361, !dbg !821
	br i1 %400, label %b82, label %b83, !dbg !821

b82:
	%401 = bitcast float %366 to i32, !dbg !822
	%402 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %401, i32 %399, i32 31), !dbg !822
	%403 = extractvalue { i32, i1 } %402, 0, !dbg !822
	%404 = bitcast i32 %403 to float, !dbg !822
	%405 = fadd float %398, %404, !dbg !816
	%406 = add i32 %399, 1, !dbg !823
	br label %b81, !dbg !823

b83:
	%407 = phi float [ %382, %b78 ], [ %398, %b81 ], !dbg !810
	%408 = trunc i64 %50 to i32, !dbg !824
	%409 = sub i32 %408, 1, !dbg !824
	%410 = zext i32 %409 to i64, !dbg !824
	%411 = trunc i64 %410 to i32, !dbg !824
	%412 = icmp eq i32 %58, %411, !dbg !825
	br i1 %412, label %b84, label %b85, !dbg !825

b84:
	%413 = getelementptr inbounds float, float addrspace(1)* %8, i64 0, !dbg !826
	%414 = icmp uge i64 0, %p19, !dbg !826
	br i1 %414, label %b84_fail1, label %b84_ok1, !dbg !826, !prof !55

b84_ok1:
	store float %407, float addrspace(1)* %413, align 4, !dbg !826
	br label %b85, !dbg !826

b85:
	call void @llvm.nvvm.barrier0(), !dbg !827
	br label %b86, !dbg !827

b86:
	%415 = add i64 %24, 1, !dbg !827
	%416 = icmp slt i64 %415, %p9, !dbg !827
	br i1 %416, label %b2, label %b87, !dbg !827

b87:
	ret void, !dbg !827

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %73, i64 16), !dbg !554
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !554
	ret void, !dbg !554

b4_fail2:
	%417 = icmp ugt i64 %83, %77, !dbg !583
	br i1 %417, label %b4_fail3, label %b4_ok3, !dbg !583

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %83, i64 %77), !dbg !583
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !583
	ret void, !dbg !583

b4_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %17, i64 %79), !dbg !584
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !584
	ret void, !dbg !584

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %91, i64 %17), !dbg !590
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !590
	ret void, !dbg !590

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %93, i64 %p11), !dbg !594
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !594
	ret void, !dbg !594

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %107, i64 %p11), !dbg !601
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !601
	ret void, !dbg !601

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %118, i64 %17), !dbg !608
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !608
	ret void, !dbg !608

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %107, i64 %p11), !dbg !619
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !619
	ret void, !dbg !619

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %133, i64 %p13), !dbg !626
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !626
	ret void, !dbg !626

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %141, i64 %p13), !dbg !631
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !631
	ret void, !dbg !631

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %152, i64 16), !dbg !562
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !562
	ret void, !dbg !562

b24_fail2:
	%418 = icmp ugt i64 %161, %158, !dbg !639
	br i1 %418, label %b24_fail3, label %b24_ok3, !dbg !639

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %161, i64 %158), !dbg !639
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !639
	ret void, !dbg !639

b24_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %162, i64 %159), !dbg !641
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !641
	ret void, !dbg !641

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %172, i64 %162), !dbg !648
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !648
	ret void, !dbg !648

b27_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %174, i64 %p13), !dbg !652
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !652
	ret void, !dbg !652

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %182, i64 %p13), !dbg !657
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !657
	ret void, !dbg !657

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %197, i64 %p13), !dbg !666
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !666
	ret void, !dbg !666

b36_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %203, i64 %p13), !dbg !670
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !670
	ret void, !dbg !670

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %219, i64 %162), !dbg !681
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !681
	ret void, !dbg !681

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %197, i64 %p13), !dbg !694
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !694
	ret void, !dbg !694

b48_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %245, i64 16), !dbg !565
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !565
	ret void, !dbg !565

b48_fail2:
	%419 = icmp ugt i64 %253, %249, !dbg !707
	br i1 %419, label %b48_fail3, label %b48_ok3, !dbg !707

b48_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %253, i64 %249), !dbg !707
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !707
	ret void, !dbg !707

b48_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %22, i64 %251), !dbg !708
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !708
	ret void, !dbg !708

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %261, i64 %22), !dbg !713
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !713
	ret void, !dbg !713

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %263, i64 %p15), !dbg !717
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !717
	ret void, !dbg !717

b57_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %276, i64 %p15), !dbg !725
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !725
	ret void, !dbg !725

b59_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %286, i64 %22), !dbg !731
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !731
	ret void, !dbg !731

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %276, i64 %p15), !dbg !739
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !739
	ret void, !dbg !739

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p17), !dbg !743
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !743
	ret void, !dbg !743

b69_fail1:
	%420 = icmp uge i64 %309, %p7, !dbg !761
	br i1 %420, label %b69_fail2, label %b69_ok2, !dbg !761

b69_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %309, i64 %p7), !dbg !761
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !761
	ret void, !dbg !761

b69_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %318, i64 %14), !dbg !762
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !762
	ret void, !dbg !762

b70_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %333, i64 %p7), !dbg !772
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !772
	ret void, !dbg !772

b72_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %346, i64 %p7), !dbg !782
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !782
	ret void, !dbg !782

b76_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %370, i64 %p7), !dbg !799
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !799
	ret void, !dbg !799

b84_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 %p19), !dbg !826
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !826
	ret void, !dbg !826
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

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i8* %a2, i32 %a3) nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i8* %a3, i32 %a4) nounwind

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!828, !829, !830, !831, !832, !833, !834, !835}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/testsuite/examples/lowlatency")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Pass", scope: !1, file: !1, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!7 = !DILocation(line: 22, column: 6, scope: !6)
!8 = !DILocation(line: 24, column: 7, scope: !6)
!9 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!10 = !DILocation(line: 25, column: 7, scope: !6)
!11 = !DILocation(line: 44, column: 23, scope: !9, inlinedAt: !10)
!12 = !DILocation(line: 44, column: 40, scope: !9, inlinedAt: !10)
!13 = !DILocation(line: 45, column: 20, scope: !9, inlinedAt: !10)
!14 = !DILocation(line: 45, column: 23, scope: !9, inlinedAt: !10)
!15 = !DILocation(line: 45, column: 32, scope: !9, inlinedAt: !10)
!16 = !DILocation(line: 45, column: 36, scope: !9, inlinedAt: !10)
!17 = !DILocation(line: 45, column: 39, scope: !9, inlinedAt: !10)
!18 = !DILocation(line: 47, column: 22, scope: !9, inlinedAt: !10)
!19 = !{i32 1, i32 -2147483648}
!20 = !{i32 1, i32 65536}
!21 = !{i32 1, i32 1025}
!22 = !{i32 1, i32 65}
!23 = !DILocation(line: 47, column: 15, scope: !9, inlinedAt: !10)
!24 = !DILocation(line: 48, column: 11, scope: !9, inlinedAt: !10)
!25 = !{i32 0, i32 2147483647}
!26 = !{i32 0, i32 65535}
!27 = !{i32 0, i32 1024}
!28 = !{i32 0, i32 64}
!29 = !DILocation(line: 48, column: 14, scope: !9, inlinedAt: !10)
!30 = !DILocation(line: 49, column: 3, scope: !9, inlinedAt: !10)
!31 = !DILocation(line: 54, column: 55, scope: !9, inlinedAt: !10)
!32 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!33 = distinct !DISubprogram(name: "Send", scope: !32, file: !32, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!34 = !DILocation(line: 55, column: 10, scope: !9, inlinedAt: !10)
!35 = !DILocation(line: 37, column: 22, scope: !33, inlinedAt: !34)
!36 = distinct !DISubprogram(name: "linesOf", scope: !32, file: !32, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!37 = !DILocation(line: 37, column: 44, scope: !33, inlinedAt: !34)
!38 = !DILocation(line: 62, column: 12, scope: !36, inlinedAt: !37)
!39 = !DILocation(line: 38, column: 20, scope: !33, inlinedAt: !34)
!40 = !DILocation(line: 39, column: 16, scope: !33, inlinedAt: !34)
!41 = !DILocation(line: 38, column: 64, scope: !33, inlinedAt: !34)
!42 = !DILocation(line: 73, column: 17, scope: !9, inlinedAt: !10)
!43 = distinct !DISubprogram(name: "Receive", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!44 = !DILocation(line: 56, column: 13, scope: !9, inlinedAt: !10)
!45 = !DILocation(line: 47, column: 44, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 62, column: 12, scope: !36, inlinedAt: !45)
!47 = distinct !DISubprogram(name: "Words", scope: !32, file: !32, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!48 = !DILocation(line: 69, column: 57, scope: !9, inlinedAt: !10)
!49 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !48)
!50 = !DILocation(line: 54, column: 24, scope: !9, inlinedAt: !10)
!51 = !DILocation(line: 52, column: 22, scope: !9, inlinedAt: !10)
!52 = !DILocation(line: 52, column: 14, scope: !9, inlinedAt: !10)
!53 = !DILocation(line: 54, column: 70, scope: !9, inlinedAt: !10)
!54 = !DILocation(line: 54, column: 63, scope: !9, inlinedAt: !10)
!55 = !{!"branch_weights", i32 1, i32 1048576}
!56 = !DILocation(line: 62, column: 17, scope: !36, inlinedAt: !37)
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
!74 = !DILocation(line: 62, column: 17, scope: !36, inlinedAt: !45)
!75 = !DILocation(line: 47, column: 30, scope: !43, inlinedAt: !44)
!76 = !DILocation(line: 48, column: 20, scope: !43, inlinedAt: !44)
!77 = !DILocation(line: 48, column: 6, scope: !43, inlinedAt: !44)
!78 = !DILocation(line: 48, column: 38, scope: !43, inlinedAt: !44)
!79 = !DILocation(line: 49, column: 49, scope: !43, inlinedAt: !44)
!80 = !DILocation(line: 49, column: 47, scope: !43, inlinedAt: !44)
!81 = !DILocation(line: 49, column: 35, scope: !43, inlinedAt: !44)
!82 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!83 = !DILocation(line: 50, column: 8, scope: !43, inlinedAt: !44)
!84 = !DILocation(line: 87, column: 3, scope: !82, inlinedAt: !83)
!85 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!86 = !DILocation(line: 49, column: 20, scope: !43, inlinedAt: !44)
!87 = !DILocation(line: 82, column: 24, scope: !85, inlinedAt: !86)
!88 = !DILocation(line: 82, column: 53, scope: !85, inlinedAt: !86)
!89 = !DILocation(line: 82, column: 47, scope: !85, inlinedAt: !86)
!90 = !DILocation(line: 88, column: 27, scope: !82, inlinedAt: !83)
!91 = !DILocation(line: 88, column: 30, scope: !82, inlinedAt: !83)
!92 = !DILocation(line: 89, column: 4, scope: !82, inlinedAt: !83)
!93 = !DILocation(line: 48, column: 50, scope: !43, inlinedAt: !44)
!94 = !DILocation(line: 57, column: 7, scope: !9, inlinedAt: !10)
!95 = !{!"branch_weights", i32 1048576, i32 1}
!96 = !DILocation(line: 57, column: 28, scope: !9, inlinedAt: !10)
!97 = !DILocation(line: 58, column: 16, scope: !9, inlinedAt: !10)
!98 = !DILocation(line: 58, column: 20, scope: !9, inlinedAt: !10)
!99 = !DILocation(line: 58, column: 7, scope: !9, inlinedAt: !10)
!100 = !DILocation(line: 59, column: 8, scope: !9, inlinedAt: !10)
!101 = !DILocation(line: 59, column: 11, scope: !9, inlinedAt: !10)
!102 = !DILocation(line: 60, column: 19, scope: !9, inlinedAt: !10)
!103 = !DILocation(line: 60, column: 25, scope: !9, inlinedAt: !10)
!104 = !DILocation(line: 60, column: 8, scope: !9, inlinedAt: !10)
!105 = !DILocation(line: 57, column: 40, scope: !9, inlinedAt: !10)
!106 = !{!"llvm.loop.unroll.disable"}
!107 = distinct !{!107, !106}
!108 = distinct !DISubprogram(name: "Words", scope: !32, file: !32, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!109 = !DILocation(line: 64, column: 27, scope: !9, inlinedAt: !10)
!110 = !DILocation(line: 32, column: 42, scope: !108, inlinedAt: !109)
!111 = !DILocation(line: 63, column: 7, scope: !9, inlinedAt: !10)
!112 = !DILocation(line: 63, column: 24, scope: !9, inlinedAt: !10)
!113 = !DILocation(line: 64, column: 57, scope: !9, inlinedAt: !10)
!114 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !113)
!115 = !DILocation(line: 64, column: 38, scope: !9, inlinedAt: !10)
!116 = !DILocation(line: 65, column: 34, scope: !9, inlinedAt: !10)
!117 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!118 = distinct !DISubprogram(name: "line", scope: !117, file: !117, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!119 = distinct !DISubprogram(name: "Store", scope: !117, file: !117, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!120 = !DILocation(line: 65, column: 12, scope: !9, inlinedAt: !10)
!121 = !DILocation(line: 12, column: 24, scope: !119, inlinedAt: !120)
!122 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !121)
!123 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !121)
!124 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !121)
!125 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !121)
!126 = !DILocation(line: 12, column: 45, scope: !119, inlinedAt: !120)
!127 = !DILocation(line: 12, column: 16, scope: !119, inlinedAt: !120)
!128 = distinct !DISubprogram(name: "Await", scope: !117, file: !117, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!129 = !DILocation(line: 66, column: 31, scope: !9, inlinedAt: !10)
!130 = !DILocation(line: 21, column: 40, scope: !128, inlinedAt: !129)
!131 = !DILocation(line: 21, column: 25, scope: !128, inlinedAt: !129)
!132 = !DILocation(line: 66, column: 49, scope: !9, inlinedAt: !10)
!133 = !DILocation(line: 66, column: 8, scope: !9, inlinedAt: !10)
!134 = !DILocation(line: 63, column: 37, scope: !9, inlinedAt: !10)
!135 = !DILocation(line: 69, column: 38, scope: !9, inlinedAt: !10)
!136 = !DILocation(line: 68, column: 7, scope: !9, inlinedAt: !10)
!137 = !DILocation(line: 68, column: 24, scope: !9, inlinedAt: !10)
!138 = distinct !DISubprogram(name: "Words", scope: !32, file: !32, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!139 = !DILocation(line: 69, column: 84, scope: !9, inlinedAt: !10)
!140 = !DILocation(line: 32, column: 42, scope: !138, inlinedAt: !139)
!141 = !DILocation(line: 69, column: 69, scope: !9, inlinedAt: !10)
!142 = !DILocation(line: 70, column: 35, scope: !9, inlinedAt: !10)
!143 = distinct !DISubprogram(name: "Store", scope: !117, file: !117, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!144 = !DILocation(line: 70, column: 12, scope: !9, inlinedAt: !10)
!145 = !DILocation(line: 12, column: 24, scope: !143, inlinedAt: !144)
!146 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !145)
!147 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !145)
!148 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !145)
!149 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !145)
!150 = !DILocation(line: 12, column: 45, scope: !143, inlinedAt: !144)
!151 = !DILocation(line: 12, column: 16, scope: !143, inlinedAt: !144)
!152 = distinct !DISubprogram(name: "Await", scope: !117, file: !117, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!153 = !DILocation(line: 71, column: 28, scope: !9, inlinedAt: !10)
!154 = !DILocation(line: 21, column: 40, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 21, column: 25, scope: !152, inlinedAt: !153)
!156 = !DILocation(line: 71, column: 46, scope: !9, inlinedAt: !10)
!157 = !DILocation(line: 71, column: 9, scope: !9, inlinedAt: !10)
!158 = !DILocation(line: 68, column: 38, scope: !9, inlinedAt: !10)
!159 = !DILocation(line: 26, column: 7, scope: !6)
!160 = !DILocation(line: 27, column: 16, scope: !6)
!161 = !DILocation(line: 27, column: 21, scope: !6)
!162 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!163 = !DILocation(line: 28, column: 8, scope: !6)
!164 = !DILocation(line: 44, column: 23, scope: !162, inlinedAt: !163)
!165 = !DILocation(line: 44, column: 40, scope: !162, inlinedAt: !163)
!166 = !DILocation(line: 45, column: 20, scope: !162, inlinedAt: !163)
!167 = !DILocation(line: 45, column: 23, scope: !162, inlinedAt: !163)
!168 = !DILocation(line: 45, column: 32, scope: !162, inlinedAt: !163)
!169 = !DILocation(line: 45, column: 36, scope: !162, inlinedAt: !163)
!170 = !DILocation(line: 45, column: 39, scope: !162, inlinedAt: !163)
!171 = !DILocation(line: 47, column: 22, scope: !162, inlinedAt: !163)
!172 = !DILocation(line: 47, column: 15, scope: !162, inlinedAt: !163)
!173 = !DILocation(line: 48, column: 11, scope: !162, inlinedAt: !163)
!174 = !DILocation(line: 48, column: 14, scope: !162, inlinedAt: !163)
!175 = !DILocation(line: 49, column: 3, scope: !162, inlinedAt: !163)
!176 = !DILocation(line: 54, column: 55, scope: !162, inlinedAt: !163)
!177 = distinct !DISubprogram(name: "Send", scope: !32, file: !32, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!178 = !DILocation(line: 55, column: 10, scope: !162, inlinedAt: !163)
!179 = !DILocation(line: 37, column: 22, scope: !177, inlinedAt: !178)
!180 = !DILocation(line: 37, column: 44, scope: !177, inlinedAt: !178)
!181 = !DILocation(line: 62, column: 12, scope: !36, inlinedAt: !180)
!182 = !DILocation(line: 38, column: 20, scope: !177, inlinedAt: !178)
!183 = !DILocation(line: 39, column: 16, scope: !177, inlinedAt: !178)
!184 = !DILocation(line: 38, column: 64, scope: !177, inlinedAt: !178)
!185 = !DILocation(line: 73, column: 17, scope: !162, inlinedAt: !163)
!186 = distinct !DISubprogram(name: "Receive", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!187 = !DILocation(line: 56, column: 13, scope: !162, inlinedAt: !163)
!188 = !DILocation(line: 47, column: 44, scope: !186, inlinedAt: !187)
!189 = !DILocation(line: 62, column: 12, scope: !36, inlinedAt: !188)
!190 = !DILocation(line: 69, column: 57, scope: !162, inlinedAt: !163)
!191 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !190)
!192 = !DILocation(line: 54, column: 24, scope: !162, inlinedAt: !163)
!193 = !DILocation(line: 52, column: 22, scope: !162, inlinedAt: !163)
!194 = !DILocation(line: 52, column: 14, scope: !162, inlinedAt: !163)
!195 = !DILocation(line: 54, column: 70, scope: !162, inlinedAt: !163)
!196 = !DILocation(line: 54, column: 63, scope: !162, inlinedAt: !163)
!197 = !DILocation(line: 62, column: 17, scope: !36, inlinedAt: !180)
!198 = !DILocation(line: 37, column: 30, scope: !177, inlinedAt: !178)
!199 = !DILocation(line: 38, column: 6, scope: !177, inlinedAt: !178)
!200 = !DILocation(line: 38, column: 38, scope: !177, inlinedAt: !178)
!201 = !DILocation(line: 39, column: 30, scope: !177, inlinedAt: !178)
!202 = !DILocation(line: 39, column: 28, scope: !177, inlinedAt: !178)
!203 = !DILocation(line: 39, column: 50, scope: !177, inlinedAt: !178)
!204 = !DILocation(line: 68, column: 20, scope: !62, inlinedAt: !203)
!205 = !DILocation(line: 68, column: 18, scope: !62, inlinedAt: !203)
!206 = !DILocation(line: 70, column: 27, scope: !62, inlinedAt: !203)
!207 = !DILocation(line: 70, column: 30, scope: !62, inlinedAt: !203)
!208 = !DILocation(line: 71, column: 21, scope: !62, inlinedAt: !203)
!209 = !DILocation(line: 71, column: 19, scope: !62, inlinedAt: !203)
!210 = !DILocation(line: 71, column: 28, scope: !62, inlinedAt: !203)
!211 = !DILocation(line: 71, column: 3, scope: !62, inlinedAt: !203)
!212 = !DILocation(line: 66, column: 34, scope: !62, inlinedAt: !203)
!213 = !DILocation(line: 38, column: 50, scope: !177, inlinedAt: !178)
!214 = !DILocation(line: 62, column: 17, scope: !36, inlinedAt: !188)
!215 = !DILocation(line: 47, column: 30, scope: !186, inlinedAt: !187)
!216 = !DILocation(line: 48, column: 20, scope: !186, inlinedAt: !187)
!217 = !DILocation(line: 48, column: 6, scope: !186, inlinedAt: !187)
!218 = !DILocation(line: 48, column: 38, scope: !186, inlinedAt: !187)
!219 = !DILocation(line: 49, column: 49, scope: !186, inlinedAt: !187)
!220 = !DILocation(line: 49, column: 47, scope: !186, inlinedAt: !187)
!221 = !DILocation(line: 49, column: 35, scope: !186, inlinedAt: !187)
!222 = !DILocation(line: 49, column: 20, scope: !186, inlinedAt: !187)
!223 = !DILocation(line: 82, column: 24, scope: !85, inlinedAt: !222)
!224 = !DILocation(line: 82, column: 53, scope: !85, inlinedAt: !222)
!225 = !DILocation(line: 82, column: 47, scope: !85, inlinedAt: !222)
!226 = !DILocation(line: 50, column: 8, scope: !186, inlinedAt: !187)
!227 = !DILocation(line: 87, column: 3, scope: !82, inlinedAt: !226)
!228 = !DILocation(line: 88, column: 27, scope: !82, inlinedAt: !226)
!229 = !DILocation(line: 88, column: 30, scope: !82, inlinedAt: !226)
!230 = !DILocation(line: 89, column: 4, scope: !82, inlinedAt: !226)
!231 = !DILocation(line: 48, column: 50, scope: !186, inlinedAt: !187)
!232 = !DILocation(line: 57, column: 7, scope: !162, inlinedAt: !163)
!233 = !DILocation(line: 57, column: 28, scope: !162, inlinedAt: !163)
!234 = !DILocation(line: 58, column: 16, scope: !162, inlinedAt: !163)
!235 = !DILocation(line: 58, column: 20, scope: !162, inlinedAt: !163)
!236 = !DILocation(line: 58, column: 7, scope: !162, inlinedAt: !163)
!237 = !DILocation(line: 59, column: 8, scope: !162, inlinedAt: !163)
!238 = !DILocation(line: 59, column: 11, scope: !162, inlinedAt: !163)
!239 = !DILocation(line: 60, column: 19, scope: !162, inlinedAt: !163)
!240 = !DILocation(line: 60, column: 25, scope: !162, inlinedAt: !163)
!241 = !DILocation(line: 60, column: 8, scope: !162, inlinedAt: !163)
!242 = !DILocation(line: 57, column: 40, scope: !162, inlinedAt: !163)
!243 = !{!"llvm.loop.unroll.disable"}
!244 = distinct !{!244, !243}
!245 = !DILocation(line: 64, column: 27, scope: !162, inlinedAt: !163)
!246 = !DILocation(line: 32, column: 42, scope: !108, inlinedAt: !245)
!247 = !DILocation(line: 63, column: 7, scope: !162, inlinedAt: !163)
!248 = !DILocation(line: 63, column: 24, scope: !162, inlinedAt: !163)
!249 = !DILocation(line: 64, column: 57, scope: !162, inlinedAt: !163)
!250 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !249)
!251 = !DILocation(line: 64, column: 38, scope: !162, inlinedAt: !163)
!252 = !DILocation(line: 65, column: 12, scope: !162, inlinedAt: !163)
!253 = !DILocation(line: 12, column: 24, scope: !119, inlinedAt: !252)
!254 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !253)
!255 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !253)
!256 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !253)
!257 = !DILocation(line: 65, column: 34, scope: !162, inlinedAt: !163)
!258 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !253)
!259 = !DILocation(line: 12, column: 45, scope: !119, inlinedAt: !252)
!260 = !DILocation(line: 12, column: 16, scope: !119, inlinedAt: !252)
!261 = !DILocation(line: 66, column: 31, scope: !162, inlinedAt: !163)
!262 = !DILocation(line: 21, column: 40, scope: !128, inlinedAt: !261)
!263 = !DILocation(line: 21, column: 25, scope: !128, inlinedAt: !261)
!264 = !DILocation(line: 66, column: 49, scope: !162, inlinedAt: !163)
!265 = !DILocation(line: 66, column: 8, scope: !162, inlinedAt: !163)
!266 = !DILocation(line: 63, column: 37, scope: !162, inlinedAt: !163)
!267 = !DILocation(line: 69, column: 38, scope: !162, inlinedAt: !163)
!268 = !DILocation(line: 68, column: 7, scope: !162, inlinedAt: !163)
!269 = !DILocation(line: 68, column: 24, scope: !162, inlinedAt: !163)
!270 = !DILocation(line: 69, column: 84, scope: !162, inlinedAt: !163)
!271 = !DILocation(line: 32, column: 42, scope: !138, inlinedAt: !270)
!272 = !DILocation(line: 69, column: 69, scope: !162, inlinedAt: !163)
!273 = !DILocation(line: 70, column: 12, scope: !162, inlinedAt: !163)
!274 = !DILocation(line: 12, column: 24, scope: !143, inlinedAt: !273)
!275 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !274)
!276 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !274)
!277 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !274)
!278 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !274)
!279 = !DILocation(line: 70, column: 35, scope: !162, inlinedAt: !163)
!280 = !DILocation(line: 12, column: 45, scope: !143, inlinedAt: !273)
!281 = !DILocation(line: 12, column: 16, scope: !143, inlinedAt: !273)
!282 = !DILocation(line: 71, column: 28, scope: !162, inlinedAt: !163)
!283 = !DILocation(line: 21, column: 40, scope: !152, inlinedAt: !282)
!284 = !DILocation(line: 21, column: 25, scope: !152, inlinedAt: !282)
!285 = !DILocation(line: 71, column: 46, scope: !162, inlinedAt: !163)
!286 = !DILocation(line: 71, column: 9, scope: !162, inlinedAt: !163)
!287 = !DILocation(line: 68, column: 38, scope: !162, inlinedAt: !163)
!288 = !DILocation(line: 30, column: 7, scope: !6)
!289 = !DILocation(line: 31, column: 16, scope: !6)
!290 = !DILocation(line: 31, column: 21, scope: !6)
!291 = !DILocation(line: 31, column: 43, scope: !6)
!292 = !DILocation(line: 31, column: 45, scope: !6)
!293 = !DILocation(line: 31, column: 49, scope: !6)
!294 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!295 = !DILocation(line: 32, column: 8, scope: !6)
!296 = !DILocation(line: 44, column: 23, scope: !294, inlinedAt: !295)
!297 = !DILocation(line: 44, column: 40, scope: !294, inlinedAt: !295)
!298 = !DILocation(line: 45, column: 20, scope: !294, inlinedAt: !295)
!299 = !DILocation(line: 45, column: 23, scope: !294, inlinedAt: !295)
!300 = !DILocation(line: 45, column: 32, scope: !294, inlinedAt: !295)
!301 = !DILocation(line: 45, column: 36, scope: !294, inlinedAt: !295)
!302 = !DILocation(line: 45, column: 39, scope: !294, inlinedAt: !295)
!303 = !DILocation(line: 47, column: 22, scope: !294, inlinedAt: !295)
!304 = !DILocation(line: 47, column: 15, scope: !294, inlinedAt: !295)
!305 = !DILocation(line: 48, column: 11, scope: !294, inlinedAt: !295)
!306 = !{i32 0, i32 32}
!307 = !DILocation(line: 48, column: 14, scope: !294, inlinedAt: !295)
!308 = !DILocation(line: 49, column: 3, scope: !294, inlinedAt: !295)
!309 = !DILocation(line: 54, column: 55, scope: !294, inlinedAt: !295)
!310 = distinct !DISubprogram(name: "Send", scope: !32, file: !32, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!311 = !DILocation(line: 55, column: 10, scope: !294, inlinedAt: !295)
!312 = !DILocation(line: 37, column: 22, scope: !310, inlinedAt: !311)
!313 = !DILocation(line: 37, column: 44, scope: !310, inlinedAt: !311)
!314 = !DILocation(line: 62, column: 12, scope: !36, inlinedAt: !313)
!315 = !DILocation(line: 38, column: 20, scope: !310, inlinedAt: !311)
!316 = !DILocation(line: 39, column: 16, scope: !310, inlinedAt: !311)
!317 = !DILocation(line: 38, column: 64, scope: !310, inlinedAt: !311)
!318 = !DILocation(line: 73, column: 17, scope: !294, inlinedAt: !295)
!319 = distinct !DISubprogram(name: "Receive", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!320 = !DILocation(line: 56, column: 13, scope: !294, inlinedAt: !295)
!321 = !DILocation(line: 47, column: 44, scope: !319, inlinedAt: !320)
!322 = !DILocation(line: 62, column: 12, scope: !36, inlinedAt: !321)
!323 = !DILocation(line: 69, column: 57, scope: !294, inlinedAt: !295)
!324 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !323)
!325 = !DILocation(line: 54, column: 24, scope: !294, inlinedAt: !295)
!326 = !DILocation(line: 52, column: 22, scope: !294, inlinedAt: !295)
!327 = !DILocation(line: 52, column: 14, scope: !294, inlinedAt: !295)
!328 = !DILocation(line: 54, column: 70, scope: !294, inlinedAt: !295)
!329 = !DILocation(line: 54, column: 63, scope: !294, inlinedAt: !295)
!330 = !DILocation(line: 62, column: 17, scope: !36, inlinedAt: !313)
!331 = !DILocation(line: 37, column: 30, scope: !310, inlinedAt: !311)
!332 = !DILocation(line: 38, column: 6, scope: !310, inlinedAt: !311)
!333 = !DILocation(line: 38, column: 38, scope: !310, inlinedAt: !311)
!334 = !DILocation(line: 39, column: 30, scope: !310, inlinedAt: !311)
!335 = !DILocation(line: 39, column: 28, scope: !310, inlinedAt: !311)
!336 = !DILocation(line: 39, column: 50, scope: !310, inlinedAt: !311)
!337 = !DILocation(line: 68, column: 20, scope: !62, inlinedAt: !336)
!338 = !DILocation(line: 68, column: 18, scope: !62, inlinedAt: !336)
!339 = !DILocation(line: 70, column: 27, scope: !62, inlinedAt: !336)
!340 = !DILocation(line: 70, column: 30, scope: !62, inlinedAt: !336)
!341 = !DILocation(line: 71, column: 21, scope: !62, inlinedAt: !336)
!342 = !DILocation(line: 71, column: 19, scope: !62, inlinedAt: !336)
!343 = !DILocation(line: 71, column: 28, scope: !62, inlinedAt: !336)
!344 = !DILocation(line: 71, column: 3, scope: !62, inlinedAt: !336)
!345 = !DILocation(line: 66, column: 34, scope: !62, inlinedAt: !336)
!346 = !DILocation(line: 38, column: 50, scope: !310, inlinedAt: !311)
!347 = !DILocation(line: 62, column: 17, scope: !36, inlinedAt: !321)
!348 = !DILocation(line: 47, column: 30, scope: !319, inlinedAt: !320)
!349 = !DILocation(line: 48, column: 20, scope: !319, inlinedAt: !320)
!350 = !DILocation(line: 48, column: 6, scope: !319, inlinedAt: !320)
!351 = !DILocation(line: 48, column: 38, scope: !319, inlinedAt: !320)
!352 = !DILocation(line: 49, column: 49, scope: !319, inlinedAt: !320)
!353 = !DILocation(line: 49, column: 47, scope: !319, inlinedAt: !320)
!354 = !DILocation(line: 49, column: 35, scope: !319, inlinedAt: !320)
!355 = !DILocation(line: 50, column: 8, scope: !319, inlinedAt: !320)
!356 = !DILocation(line: 87, column: 3, scope: !82, inlinedAt: !355)
!357 = !DILocation(line: 49, column: 20, scope: !319, inlinedAt: !320)
!358 = !DILocation(line: 82, column: 24, scope: !85, inlinedAt: !357)
!359 = !DILocation(line: 82, column: 53, scope: !85, inlinedAt: !357)
!360 = !DILocation(line: 82, column: 47, scope: !85, inlinedAt: !357)
!361 = !DILocation(line: 88, column: 27, scope: !82, inlinedAt: !355)
!362 = !DILocation(line: 88, column: 30, scope: !82, inlinedAt: !355)
!363 = !DILocation(line: 89, column: 4, scope: !82, inlinedAt: !355)
!364 = !DILocation(line: 48, column: 50, scope: !319, inlinedAt: !320)
!365 = !DILocation(line: 57, column: 7, scope: !294, inlinedAt: !295)
!366 = !DILocation(line: 57, column: 28, scope: !294, inlinedAt: !295)
!367 = !DILocation(line: 58, column: 16, scope: !294, inlinedAt: !295)
!368 = !DILocation(line: 58, column: 20, scope: !294, inlinedAt: !295)
!369 = !DILocation(line: 58, column: 7, scope: !294, inlinedAt: !295)
!370 = !DILocation(line: 59, column: 8, scope: !294, inlinedAt: !295)
!371 = !DILocation(line: 59, column: 11, scope: !294, inlinedAt: !295)
!372 = !DILocation(line: 60, column: 19, scope: !294, inlinedAt: !295)
!373 = !DILocation(line: 60, column: 25, scope: !294, inlinedAt: !295)
!374 = !DILocation(line: 60, column: 8, scope: !294, inlinedAt: !295)
!375 = !DILocation(line: 57, column: 40, scope: !294, inlinedAt: !295)
!376 = !{!"llvm.loop.unroll.disable"}
!377 = distinct !{!377, !376}
!378 = !DILocation(line: 64, column: 27, scope: !294, inlinedAt: !295)
!379 = !DILocation(line: 32, column: 42, scope: !108, inlinedAt: !378)
!380 = !DILocation(line: 63, column: 7, scope: !294, inlinedAt: !295)
!381 = !DILocation(line: 63, column: 24, scope: !294, inlinedAt: !295)
!382 = !DILocation(line: 64, column: 57, scope: !294, inlinedAt: !295)
!383 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !382)
!384 = !DILocation(line: 64, column: 38, scope: !294, inlinedAt: !295)
!385 = !DILocation(line: 65, column: 12, scope: !294, inlinedAt: !295)
!386 = !DILocation(line: 12, column: 24, scope: !119, inlinedAt: !385)
!387 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !386)
!388 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !386)
!389 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !386)
!390 = !DILocation(line: 65, column: 34, scope: !294, inlinedAt: !295)
!391 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !386)
!392 = !DILocation(line: 12, column: 45, scope: !119, inlinedAt: !385)
!393 = !DILocation(line: 12, column: 16, scope: !119, inlinedAt: !385)
!394 = !DILocation(line: 66, column: 31, scope: !294, inlinedAt: !295)
!395 = !DILocation(line: 21, column: 40, scope: !128, inlinedAt: !394)
!396 = !DILocation(line: 21, column: 25, scope: !128, inlinedAt: !394)
!397 = !DILocation(line: 66, column: 49, scope: !294, inlinedAt: !295)
!398 = !DILocation(line: 66, column: 8, scope: !294, inlinedAt: !295)
!399 = !DILocation(line: 63, column: 37, scope: !294, inlinedAt: !295)
!400 = !DILocation(line: 69, column: 38, scope: !294, inlinedAt: !295)
!401 = !DILocation(line: 68, column: 7, scope: !294, inlinedAt: !295)
!402 = !DILocation(line: 68, column: 24, scope: !294, inlinedAt: !295)
!403 = !DILocation(line: 69, column: 84, scope: !294, inlinedAt: !295)
!404 = !DILocation(line: 32, column: 42, scope: !138, inlinedAt: !403)
!405 = !DILocation(line: 69, column: 69, scope: !294, inlinedAt: !295)
!406 = !DILocation(line: 70, column: 12, scope: !294, inlinedAt: !295)
!407 = !DILocation(line: 12, column: 24, scope: !143, inlinedAt: !406)
!408 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !407)
!409 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !407)
!410 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !407)
!411 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !407)
!412 = !DILocation(line: 70, column: 35, scope: !294, inlinedAt: !295)
!413 = !DILocation(line: 12, column: 45, scope: !143, inlinedAt: !406)
!414 = !DILocation(line: 12, column: 16, scope: !143, inlinedAt: !406)
!415 = !DILocation(line: 71, column: 28, scope: !294, inlinedAt: !295)
!416 = !DILocation(line: 21, column: 40, scope: !152, inlinedAt: !415)
!417 = !DILocation(line: 21, column: 25, scope: !152, inlinedAt: !415)
!418 = !DILocation(line: 71, column: 46, scope: !294, inlinedAt: !295)
!419 = !DILocation(line: 71, column: 9, scope: !294, inlinedAt: !295)
!420 = !DILocation(line: 68, column: 38, scope: !294, inlinedAt: !295)
!421 = !DILocation(line: 34, column: 7, scope: !6)
!422 = !DILocation(line: 35, column: 19, scope: !6)
!423 = !DILocation(line: 35, column: 22, scope: !6)
!424 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!425 = !DILocation(line: 36, column: 8, scope: !6)
!426 = !DILocation(line: 44, column: 23, scope: !424, inlinedAt: !425)
!427 = !DILocation(line: 44, column: 40, scope: !424, inlinedAt: !425)
!428 = !DILocation(line: 45, column: 20, scope: !424, inlinedAt: !425)
!429 = !DILocation(line: 45, column: 23, scope: !424, inlinedAt: !425)
!430 = !DILocation(line: 45, column: 32, scope: !424, inlinedAt: !425)
!431 = !DILocation(line: 45, column: 36, scope: !424, inlinedAt: !425)
!432 = !DILocation(line: 45, column: 39, scope: !424, inlinedAt: !425)
!433 = !DILocation(line: 47, column: 15, scope: !424, inlinedAt: !425)
!434 = !DILocation(line: 48, column: 14, scope: !424, inlinedAt: !425)
!435 = !DILocation(line: 49, column: 3, scope: !424, inlinedAt: !425)
!436 = !DILocation(line: 54, column: 55, scope: !424, inlinedAt: !425)
!437 = distinct !DISubprogram(name: "Send", scope: !32, file: !32, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!438 = !DILocation(line: 55, column: 10, scope: !424, inlinedAt: !425)
!439 = !DILocation(line: 37, column: 22, scope: !437, inlinedAt: !438)
!440 = !DILocation(line: 37, column: 44, scope: !437, inlinedAt: !438)
!441 = !DILocation(line: 62, column: 12, scope: !36, inlinedAt: !440)
!442 = !DILocation(line: 39, column: 16, scope: !437, inlinedAt: !438)
!443 = !DILocation(line: 73, column: 17, scope: !424, inlinedAt: !425)
!444 = distinct !DISubprogram(name: "Receive", scope: !32, file: !32, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!445 = !DILocation(line: 56, column: 13, scope: !424, inlinedAt: !425)
!446 = !DILocation(line: 47, column: 44, scope: !444, inlinedAt: !445)
!447 = !DILocation(line: 62, column: 12, scope: !36, inlinedAt: !446)
!448 = !DILocation(line: 69, column: 57, scope: !424, inlinedAt: !425)
!449 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !448)
!450 = !DILocation(line: 54, column: 24, scope: !424, inlinedAt: !425)
!451 = !DILocation(line: 52, column: 22, scope: !424, inlinedAt: !425)
!452 = !DILocation(line: 52, column: 14, scope: !424, inlinedAt: !425)
!453 = !DILocation(line: 54, column: 70, scope: !424, inlinedAt: !425)
!454 = !DILocation(line: 54, column: 63, scope: !424, inlinedAt: !425)
!455 = !DILocation(line: 62, column: 17, scope: !36, inlinedAt: !440)
!456 = !DILocation(line: 37, column: 30, scope: !437, inlinedAt: !438)
!457 = !DILocation(line: 38, column: 20, scope: !437, inlinedAt: !438)
!458 = !DILocation(line: 38, column: 6, scope: !437, inlinedAt: !438)
!459 = !DILocation(line: 38, column: 38, scope: !437, inlinedAt: !438)
!460 = !DILocation(line: 39, column: 30, scope: !437, inlinedAt: !438)
!461 = !DILocation(line: 39, column: 28, scope: !437, inlinedAt: !438)
!462 = !DILocation(line: 39, column: 50, scope: !437, inlinedAt: !438)
!463 = !DILocation(line: 68, column: 20, scope: !62, inlinedAt: !462)
!464 = !DILocation(line: 68, column: 18, scope: !62, inlinedAt: !462)
!465 = !DILocation(line: 70, column: 27, scope: !62, inlinedAt: !462)
!466 = !DILocation(line: 70, column: 30, scope: !62, inlinedAt: !462)
!467 = !DILocation(line: 71, column: 21, scope: !62, inlinedAt: !462)
!468 = !DILocation(line: 71, column: 19, scope: !62, inlinedAt: !462)
!469 = !DILocation(line: 71, column: 28, scope: !62, inlinedAt: !462)
!470 = !DILocation(line: 71, column: 3, scope: !62, inlinedAt: !462)
!471 = !DILocation(line: 66, column: 34, scope: !62, inlinedAt: !462)
!472 = !DILocation(line: 38, column: 50, scope: !437, inlinedAt: !438)
!473 = !DILocation(line: 62, column: 17, scope: !36, inlinedAt: !446)
!474 = !DILocation(line: 47, column: 30, scope: !444, inlinedAt: !445)
!475 = !DILocation(line: 48, column: 20, scope: !444, inlinedAt: !445)
!476 = !DILocation(line: 48, column: 6, scope: !444, inlinedAt: !445)
!477 = !DILocation(line: 48, column: 38, scope: !444, inlinedAt: !445)
!478 = !DILocation(line: 49, column: 49, scope: !444, inlinedAt: !445)
!479 = !DILocation(line: 49, column: 47, scope: !444, inlinedAt: !445)
!480 = !DILocation(line: 49, column: 35, scope: !444, inlinedAt: !445)
!481 = !DILocation(line: 49, column: 20, scope: !444, inlinedAt: !445)
!482 = !DILocation(line: 82, column: 24, scope: !85, inlinedAt: !481)
!483 = !DILocation(line: 82, column: 53, scope: !85, inlinedAt: !481)
!484 = !DILocation(line: 82, column: 47, scope: !85, inlinedAt: !481)
!485 = !DILocation(line: 50, column: 8, scope: !444, inlinedAt: !445)
!486 = !DILocation(line: 87, column: 3, scope: !82, inlinedAt: !485)
!487 = !DILocation(line: 88, column: 27, scope: !82, inlinedAt: !485)
!488 = !DILocation(line: 88, column: 30, scope: !82, inlinedAt: !485)
!489 = !DILocation(line: 89, column: 4, scope: !82, inlinedAt: !485)
!490 = !DILocation(line: 48, column: 50, scope: !444, inlinedAt: !445)
!491 = !DILocation(line: 57, column: 7, scope: !424, inlinedAt: !425)
!492 = !DILocation(line: 57, column: 28, scope: !424, inlinedAt: !425)
!493 = !DILocation(line: 58, column: 16, scope: !424, inlinedAt: !425)
!494 = !DILocation(line: 58, column: 20, scope: !424, inlinedAt: !425)
!495 = !DILocation(line: 58, column: 7, scope: !424, inlinedAt: !425)
!496 = !DILocation(line: 59, column: 8, scope: !424, inlinedAt: !425)
!497 = !DILocation(line: 59, column: 11, scope: !424, inlinedAt: !425)
!498 = !DILocation(line: 60, column: 19, scope: !424, inlinedAt: !425)
!499 = !DILocation(line: 60, column: 25, scope: !424, inlinedAt: !425)
!500 = !DILocation(line: 60, column: 8, scope: !424, inlinedAt: !425)
!501 = !DILocation(line: 57, column: 40, scope: !424, inlinedAt: !425)
!502 = !{!"llvm.loop.unroll.disable"}
!503 = distinct !{!503, !502}
!504 = !DILocation(line: 64, column: 27, scope: !424, inlinedAt: !425)
!505 = !DILocation(line: 32, column: 42, scope: !108, inlinedAt: !504)
!506 = !DILocation(line: 63, column: 7, scope: !424, inlinedAt: !425)
!507 = !DILocation(line: 63, column: 24, scope: !424, inlinedAt: !425)
!508 = !DILocation(line: 64, column: 57, scope: !424, inlinedAt: !425)
!509 = !DILocation(line: 32, column: 42, scope: !47, inlinedAt: !508)
!510 = !DILocation(line: 64, column: 38, scope: !424, inlinedAt: !425)
!511 = !DILocation(line: 65, column: 12, scope: !424, inlinedAt: !425)
!512 = !DILocation(line: 12, column: 24, scope: !119, inlinedAt: !511)
!513 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !512)
!514 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !512)
!515 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !512)
!516 = !DILocation(line: 65, column: 34, scope: !424, inlinedAt: !425)
!517 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !512)
!518 = !DILocation(line: 12, column: 45, scope: !119, inlinedAt: !511)
!519 = !DILocation(line: 12, column: 16, scope: !119, inlinedAt: !511)
!520 = !DILocation(line: 66, column: 31, scope: !424, inlinedAt: !425)
!521 = !DILocation(line: 21, column: 40, scope: !128, inlinedAt: !520)
!522 = !DILocation(line: 21, column: 25, scope: !128, inlinedAt: !520)
!523 = !DILocation(line: 66, column: 49, scope: !424, inlinedAt: !425)
!524 = !DILocation(line: 66, column: 8, scope: !424, inlinedAt: !425)
!525 = !DILocation(line: 63, column: 37, scope: !424, inlinedAt: !425)
!526 = !DILocation(line: 69, column: 38, scope: !424, inlinedAt: !425)
!527 = !DILocation(line: 68, column: 7, scope: !424, inlinedAt: !425)
!528 = !DILocation(line: 68, column: 24, scope: !424, inlinedAt: !425)
!529 = !DILocation(line: 69, column: 84, scope: !424, inlinedAt: !425)
!530 = !DILocation(line: 32, column: 42, scope: !138, inlinedAt: !529)
!531 = !DILocation(line: 69, column: 69, scope: !424, inlinedAt: !425)
!532 = !DILocation(line: 70, column: 12, scope: !424, inlinedAt: !425)
!533 = !DILocation(line: 12, column: 24, scope: !143, inlinedAt: !532)
!534 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !533)
!535 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !533)
!536 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !533)
!537 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !533)
!538 = !DILocation(line: 70, column: 35, scope: !424, inlinedAt: !425)
!539 = !DILocation(line: 12, column: 45, scope: !143, inlinedAt: !532)
!540 = !DILocation(line: 12, column: 16, scope: !143, inlinedAt: !532)
!541 = !DILocation(line: 71, column: 28, scope: !424, inlinedAt: !425)
!542 = !DILocation(line: 21, column: 40, scope: !152, inlinedAt: !541)
!543 = !DILocation(line: 21, column: 25, scope: !152, inlinedAt: !541)
!544 = !DILocation(line: 71, column: 46, scope: !424, inlinedAt: !425)
!545 = !DILocation(line: 71, column: 9, scope: !424, inlinedAt: !425)
!546 = !DILocation(line: 68, column: 38, scope: !424, inlinedAt: !425)
!547 = distinct !DISubprogram(name: "Sums", scope: !1, file: !1, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!548 = !DILocation(line: 82, column: 6, scope: !547)
!549 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!550 = distinct !DISubprogram(name: "AllReduce", scope: !549, file: !549, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!551 = !DILocation(line: 85, column: 15, scope: !547)
!552 = !DILocation(line: 23, column: 23, scope: !550, inlinedAt: !551)
!553 = !DILocation(line: 23, column: 40, scope: !550, inlinedAt: !551)
!554 = !DILocation(line: 27, column: 22, scope: !550, inlinedAt: !551)
!555 = !DILocation(line: 29, column: 77, scope: !550, inlinedAt: !551)
!556 = !DILocation(line: 31, column: 27, scope: !550, inlinedAt: !551)
!557 = distinct !DISubprogram(name: "linesOf", scope: !32, file: !32, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!558 = distinct !DISubprogram(name: "AllReduce", scope: !549, file: !549, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!559 = !DILocation(line: 86, column: 15, scope: !547)
!560 = !DILocation(line: 26, column: 20, scope: !558, inlinedAt: !559)
!561 = !DILocation(line: 62, column: 12, scope: !557, inlinedAt: !560)
!562 = !DILocation(line: 27, column: 22, scope: !558, inlinedAt: !559)
!563 = distinct !DISubprogram(name: "AllReduce", scope: !549, file: !549, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!564 = !DILocation(line: 87, column: 15, scope: !547)
!565 = !DILocation(line: 27, column: 22, scope: !563, inlinedAt: !564)
!566 = !DILocation(line: 29, column: 77, scope: !563, inlinedAt: !564)
!567 = !DILocation(line: 31, column: 27, scope: !563, inlinedAt: !564)
!568 = !DILocation(line: 84, column: 22, scope: !547)
!569 = !DILocation(line: 84, column: 14, scope: !547)
!570 = !DILocation(line: 24, column: 23, scope: !550, inlinedAt: !551)
!571 = !DILocation(line: 24, column: 46, scope: !550, inlinedAt: !551)
!572 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!573 = !DILocation(line: 25, column: 14, scope: !550, inlinedAt: !551)
!574 = !DILocation(line: 67, column: 7, scope: !572, inlinedAt: !573)
!575 = !DILocation(line: 68, column: 20, scope: !572, inlinedAt: !573)
!576 = !DILocation(line: 68, column: 18, scope: !572, inlinedAt: !573)
!577 = !DILocation(line: 66, column: 34, scope: !572, inlinedAt: !573)
!578 = !DILocation(line: 28, column: 22, scope: !550, inlinedAt: !551)
!579 = !DILocation(line: 29, column: 31, scope: !550, inlinedAt: !551)
!580 = !DILocation(line: 29, column: 25, scope: !550, inlinedAt: !551)
!581 = !DILocation(line: 29, column: 34, scope: !550, inlinedAt: !551)
!582 = !DILocation(line: 29, column: 58, scope: !550, inlinedAt: !551)
!583 = !DILocation(line: 29, column: 21, scope: !550, inlinedAt: !551)
!584 = !DILocation(line: 29, column: 70, scope: !550, inlinedAt: !551)
!585 = !DILocation(line: 35, column: 18, scope: !550, inlinedAt: !551)
!586 = !DILocation(line: 25, column: 2, scope: !550, inlinedAt: !551)
!587 = !DILocation(line: 30, column: 6, scope: !550, inlinedAt: !551)
!588 = !DILocation(line: 30, column: 20, scope: !550, inlinedAt: !551)
!589 = !DILocation(line: 31, column: 32, scope: !550, inlinedAt: !551)
!590 = !DILocation(line: 31, column: 24, scope: !550, inlinedAt: !551)
!591 = !DILocation(line: 32, column: 21, scope: !550, inlinedAt: !551)
!592 = !DILocation(line: 32, column: 14, scope: !550, inlinedAt: !551)
!593 = !DILocation(line: 67, column: 7, scope: !572, inlinedAt: !592)
!594 = !DILocation(line: 68, column: 20, scope: !572, inlinedAt: !592)
!595 = !DILocation(line: 68, column: 18, scope: !572, inlinedAt: !592)
!596 = !DILocation(line: 66, column: 34, scope: !572, inlinedAt: !592)
!597 = !DILocation(line: 34, column: 10, scope: !550, inlinedAt: !551)
!598 = !DILocation(line: 39, column: 6, scope: !550, inlinedAt: !551)
!599 = !DILocation(line: 39, column: 20, scope: !550, inlinedAt: !551)
!600 = !DILocation(line: 40, column: 15, scope: !550, inlinedAt: !551)
!601 = !DILocation(line: 68, column: 20, scope: !572, inlinedAt: !600)
!602 = !DILocation(line: 68, column: 18, scope: !572, inlinedAt: !600)
!603 = !DILocation(line: 41, column: 7, scope: !550, inlinedAt: !551)
!604 = !DILocation(line: 41, column: 10, scope: !550, inlinedAt: !551)
!605 = !DILocation(line: 44, column: 10, scope: !550, inlinedAt: !551)
!606 = !DILocation(line: 45, column: 40, scope: !550, inlinedAt: !551)
!607 = !DILocation(line: 45, column: 45, scope: !550, inlinedAt: !551)
!608 = !DILocation(line: 45, column: 37, scope: !550, inlinedAt: !551)
!609 = !DILocation(line: 45, column: 26, scope: !550, inlinedAt: !551)
!610 = !DILocation(line: 43, column: 4, scope: !550, inlinedAt: !551)
!611 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!612 = !DILocation(line: 47, column: 21, scope: !550, inlinedAt: !551)
!613 = !DILocation(line: 80, column: 25, scope: !611, inlinedAt: !612)
!614 = !DILocation(line: 48, column: 10, scope: !550, inlinedAt: !551)
!615 = !DILocation(line: 51, column: 13, scope: !550, inlinedAt: !551)
!616 = !DILocation(line: 51, column: 18, scope: !550, inlinedAt: !551)
!617 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!618 = !DILocation(line: 54, column: 8, scope: !550, inlinedAt: !551)
!619 = !DILocation(line: 87, column: 3, scope: !617, inlinedAt: !618)
!620 = !DILocation(line: 39, column: 32, scope: !550, inlinedAt: !551)
!621 = !DILocation(line: 24, column: 25, scope: !558, inlinedAt: !559)
!622 = !DILocation(line: 24, column: 48, scope: !558, inlinedAt: !559)
!623 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!624 = !DILocation(line: 25, column: 14, scope: !558, inlinedAt: !559)
!625 = !DILocation(line: 67, column: 7, scope: !623, inlinedAt: !624)
!626 = !DILocation(line: 68, column: 20, scope: !623, inlinedAt: !624)
!627 = !DILocation(line: 68, column: 18, scope: !623, inlinedAt: !624)
!628 = !DILocation(line: 66, column: 34, scope: !623, inlinedAt: !624)
!629 = !DILocation(line: 70, column: 27, scope: !623, inlinedAt: !624)
!630 = !DILocation(line: 70, column: 30, scope: !623, inlinedAt: !624)
!631 = !DILocation(line: 71, column: 21, scope: !623, inlinedAt: !624)
!632 = !DILocation(line: 71, column: 19, scope: !623, inlinedAt: !624)
!633 = !DILocation(line: 71, column: 28, scope: !623, inlinedAt: !624)
!634 = !DILocation(line: 71, column: 3, scope: !623, inlinedAt: !624)
!635 = !DILocation(line: 62, column: 17, scope: !557, inlinedAt: !560)
!636 = !DILocation(line: 28, column: 22, scope: !558, inlinedAt: !559)
!637 = !DILocation(line: 29, column: 34, scope: !558, inlinedAt: !559)
!638 = !DILocation(line: 29, column: 58, scope: !558, inlinedAt: !559)
!639 = !DILocation(line: 29, column: 21, scope: !558, inlinedAt: !559)
!640 = !DILocation(line: 29, column: 77, scope: !558, inlinedAt: !559)
!641 = !DILocation(line: 29, column: 70, scope: !558, inlinedAt: !559)
!642 = !DILocation(line: 31, column: 27, scope: !558, inlinedAt: !559)
!643 = !DILocation(line: 25, column: 2, scope: !558, inlinedAt: !559)
!644 = !DILocation(line: 30, column: 6, scope: !558, inlinedAt: !559)
!645 = !DILocation(line: 30, column: 20, scope: !558, inlinedAt: !559)
!646 = !DILocation(line: 31, column: 34, scope: !558, inlinedAt: !559)
!647 = !DILocation(line: 31, column: 32, scope: !558, inlinedAt: !559)
!648 = !DILocation(line: 31, column: 24, scope: !558, inlinedAt: !559)
!649 = !DILocation(line: 32, column: 21, scope: !558, inlinedAt: !559)
!650 = !DILocation(line: 32, column: 14, scope: !558, inlinedAt: !559)
!651 = !DILocation(line: 67, column: 7, scope: !623, inlinedAt: !650)
!652 = !DILocation(line: 68, column: 20, scope: !623, inlinedAt: !650)
!653 = !DILocation(line: 68, column: 18, scope: !623, inlinedAt: !650)
!654 = !DILocation(line: 66, column: 34, scope: !623, inlinedAt: !650)
!655 = !DILocation(line: 70, column: 27, scope: !623, inlinedAt: !650)
!656 = !DILocation(line: 70, column: 30, scope: !623, inlinedAt: !650)
!657 = !DILocation(line: 71, column: 21, scope: !623, inlinedAt: !650)
!658 = !DILocation(line: 71, column: 19, scope: !623, inlinedAt: !650)
!659 = !DILocation(line: 71, column: 28, scope: !623, inlinedAt: !650)
!660 = !DILocation(line: 71, column: 3, scope: !623, inlinedAt: !650)
!661 = !DILocation(line: 34, column: 10, scope: !558, inlinedAt: !559)
!662 = !DILocation(line: 35, column: 18, scope: !558, inlinedAt: !559)
!663 = !DILocation(line: 39, column: 6, scope: !558, inlinedAt: !559)
!664 = !DILocation(line: 39, column: 20, scope: !558, inlinedAt: !559)
!665 = !DILocation(line: 40, column: 15, scope: !558, inlinedAt: !559)
!666 = !DILocation(line: 68, column: 20, scope: !623, inlinedAt: !665)
!667 = !DILocation(line: 68, column: 18, scope: !623, inlinedAt: !665)
!668 = !DILocation(line: 70, column: 27, scope: !623, inlinedAt: !665)
!669 = !DILocation(line: 70, column: 30, scope: !623, inlinedAt: !665)
!670 = !DILocation(line: 71, column: 21, scope: !623, inlinedAt: !665)
!671 = !DILocation(line: 71, column: 19, scope: !623, inlinedAt: !665)
!672 = !DILocation(line: 71, column: 28, scope: !623, inlinedAt: !665)
!673 = !DILocation(line: 71, column: 3, scope: !623, inlinedAt: !665)
!674 = !DILocation(line: 66, column: 34, scope: !623, inlinedAt: !665)
!675 = !DILocation(line: 41, column: 7, scope: !558, inlinedAt: !559)
!676 = !DILocation(line: 41, column: 10, scope: !558, inlinedAt: !559)
!677 = !DILocation(line: 44, column: 10, scope: !558, inlinedAt: !559)
!678 = !DILocation(line: 45, column: 40, scope: !558, inlinedAt: !559)
!679 = !DILocation(line: 45, column: 47, scope: !558, inlinedAt: !559)
!680 = !DILocation(line: 45, column: 45, scope: !558, inlinedAt: !559)
!681 = !DILocation(line: 45, column: 37, scope: !558, inlinedAt: !559)
!682 = !DILocation(line: 45, column: 26, scope: !558, inlinedAt: !559)
!683 = !DILocation(line: 43, column: 4, scope: !558, inlinedAt: !559)
!684 = distinct !DISubprogram(name: "unpack", scope: !32, file: !32, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!685 = !DILocation(line: 47, column: 21, scope: !558, inlinedAt: !559)
!686 = !DILocation(line: 82, column: 24, scope: !684, inlinedAt: !685)
!687 = !DILocation(line: 82, column: 53, scope: !684, inlinedAt: !685)
!688 = !DILocation(line: 82, column: 47, scope: !684, inlinedAt: !685)
!689 = !DILocation(line: 48, column: 10, scope: !558, inlinedAt: !559)
!690 = !DILocation(line: 51, column: 13, scope: !558, inlinedAt: !559)
!691 = !DILocation(line: 51, column: 18, scope: !558, inlinedAt: !559)
!692 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!693 = !DILocation(line: 54, column: 8, scope: !558, inlinedAt: !559)
!694 = !DILocation(line: 87, column: 3, scope: !692, inlinedAt: !693)
!695 = !DILocation(line: 88, column: 30, scope: !692, inlinedAt: !693)
!696 = !DILocation(line: 89, column: 4, scope: !692, inlinedAt: !693)
!697 = !DILocation(line: 39, column: 32, scope: !558, inlinedAt: !559)
!698 = distinct !DISubprogram(name: "load", scope: !32, file: !32, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!699 = !DILocation(line: 25, column: 14, scope: !563, inlinedAt: !564)
!700 = !DILocation(line: 67, column: 7, scope: !698, inlinedAt: !699)
!701 = !DILocation(line: 68, column: 20, scope: !698, inlinedAt: !699)
!702 = !DILocation(line: 68, column: 18, scope: !698, inlinedAt: !699)
!703 = !DILocation(line: 66, column: 34, scope: !698, inlinedAt: !699)
!704 = !DILocation(line: 28, column: 22, scope: !563, inlinedAt: !564)
!705 = !DILocation(line: 29, column: 34, scope: !563, inlinedAt: !564)
!706 = !DILocation(line: 29, column: 58, scope: !563, inlinedAt: !564)
!707 = !DILocation(line: 29, column: 21, scope: !563, inlinedAt: !564)
!708 = !DILocation(line: 29, column: 70, scope: !563, inlinedAt: !564)
!709 = !DILocation(line: 25, column: 2, scope: !563, inlinedAt: !564)
!710 = !DILocation(line: 30, column: 6, scope: !563, inlinedAt: !564)
!711 = !DILocation(line: 30, column: 20, scope: !563, inlinedAt: !564)
!712 = !DILocation(line: 31, column: 32, scope: !563, inlinedAt: !564)
!713 = !DILocation(line: 31, column: 24, scope: !563, inlinedAt: !564)
!714 = !DILocation(line: 32, column: 21, scope: !563, inlinedAt: !564)
!715 = !DILocation(line: 32, column: 14, scope: !563, inlinedAt: !564)
!716 = !DILocation(line: 67, column: 7, scope: !698, inlinedAt: !715)
!717 = !DILocation(line: 68, column: 20, scope: !698, inlinedAt: !715)
!718 = !DILocation(line: 68, column: 18, scope: !698, inlinedAt: !715)
!719 = !DILocation(line: 66, column: 34, scope: !698, inlinedAt: !715)
!720 = !DILocation(line: 34, column: 10, scope: !563, inlinedAt: !564)
!721 = !DILocation(line: 35, column: 18, scope: !563, inlinedAt: !564)
!722 = !DILocation(line: 39, column: 6, scope: !563, inlinedAt: !564)
!723 = !DILocation(line: 39, column: 20, scope: !563, inlinedAt: !564)
!724 = !DILocation(line: 40, column: 15, scope: !563, inlinedAt: !564)
!725 = !DILocation(line: 68, column: 20, scope: !698, inlinedAt: !724)
!726 = !DILocation(line: 41, column: 7, scope: !563, inlinedAt: !564)
!727 = !DILocation(line: 41, column: 10, scope: !563, inlinedAt: !564)
!728 = !DILocation(line: 44, column: 10, scope: !563, inlinedAt: !564)
!729 = !DILocation(line: 45, column: 40, scope: !563, inlinedAt: !564)
!730 = !DILocation(line: 45, column: 45, scope: !563, inlinedAt: !564)
!731 = !DILocation(line: 45, column: 37, scope: !563, inlinedAt: !564)
!732 = !DILocation(line: 45, column: 26, scope: !563, inlinedAt: !564)
!733 = !DILocation(line: 43, column: 4, scope: !563, inlinedAt: !564)
!734 = !DILocation(line: 48, column: 10, scope: !563, inlinedAt: !564)
!735 = !DILocation(line: 51, column: 13, scope: !563, inlinedAt: !564)
!736 = !DILocation(line: 51, column: 18, scope: !563, inlinedAt: !564)
!737 = distinct !DISubprogram(name: "store", scope: !32, file: !32, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!738 = !DILocation(line: 54, column: 8, scope: !563, inlinedAt: !564)
!739 = !DILocation(line: 87, column: 3, scope: !737, inlinedAt: !738)
!740 = !DILocation(line: 39, column: 32, scope: !563, inlinedAt: !564)
!741 = !DILocation(line: 88, column: 21, scope: !547)
!742 = !DILocation(line: 89, column: 24, scope: !547)
!743 = !DILocation(line: 90, column: 31, scope: !547)
!744 = distinct !DISubprogram(name: "valueAt", scope: !549, file: !549, line: 96, type: !4, isDefinition: true, scopeLine: 96, isOptimized: true, unit: !2)
!745 = distinct !DISubprogram(name: "Publish", scope: !549, file: !549, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!746 = !DILocation(line: 90, column: 15, scope: !547)
!747 = !DILocation(line: 69, column: 29, scope: !745, inlinedAt: !746)
!748 = !DILocation(line: 97, column: 22, scope: !744, inlinedAt: !747)
!749 = !DILocation(line: 97, column: 27, scope: !744, inlinedAt: !747)
!750 = !DILocation(line: 97, column: 33, scope: !744, inlinedAt: !747)
!751 = distinct !DISubprogram(name: "word", scope: !117, file: !117, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!752 = distinct !DISubprogram(name: "Store", scope: !117, file: !117, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!753 = !DILocation(line: 69, column: 8, scope: !745, inlinedAt: !746)
!754 = !DILocation(line: 14, column: 39, scope: !752, inlinedAt: !753)
!755 = !DILocation(line: 30, column: 53, scope: !751, inlinedAt: !754)
!756 = !DILocation(line: 63, column: 40, scope: !745, inlinedAt: !746)
!757 = !DILocation(line: 65, column: 12, scope: !745, inlinedAt: !746)
!758 = !DILocation(line: 66, column: 9, scope: !745, inlinedAt: !746)
!759 = !DILocation(line: 67, column: 4, scope: !745, inlinedAt: !746)
!760 = !DILocation(line: 65, column: 3, scope: !745, inlinedAt: !746)
!761 = !DILocation(line: 14, column: 29, scope: !752, inlinedAt: !753)
!762 = !DILocation(line: 14, column: 17, scope: !752, inlinedAt: !753)
!763 = !DILocation(line: 14, column: 62, scope: !752, inlinedAt: !753)
!764 = !DILocation(line: 30, column: 60, scope: !751, inlinedAt: !754)
!765 = !DILocation(line: 30, column: 65, scope: !751, inlinedAt: !754)
!766 = distinct !DISubprogram(name: "Sum", scope: !549, file: !549, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!767 = !DILocation(line: 91, column: 32, scope: !547)
!768 = !DILocation(line: 77, column: 38, scope: !766, inlinedAt: !767)
!769 = !DILocation(line: 97, column: 33, scope: !744, inlinedAt: !768)
!770 = distinct !DISubprogram(name: "Await", scope: !117, file: !117, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!771 = !DILocation(line: 77, column: 17, scope: !766, inlinedAt: !767)
!772 = !DILocation(line: 27, column: 65, scope: !770, inlinedAt: !771)
!773 = !DILocation(line: 27, column: 53, scope: !770, inlinedAt: !771)
!774 = !DILocation(line: 27, column: 24, scope: !770, inlinedAt: !771)
!775 = !DILocation(line: 77, column: 2, scope: !766, inlinedAt: !767)
!776 = !DILocation(line: 78, column: 6, scope: !766, inlinedAt: !767)
!777 = !DILocation(line: 78, column: 18, scope: !766, inlinedAt: !767)
!778 = !DILocation(line: 79, column: 39, scope: !766, inlinedAt: !767)
!779 = !DILocation(line: 97, column: 27, scope: !744, inlinedAt: !778)
!780 = !DILocation(line: 97, column: 33, scope: !744, inlinedAt: !778)
!781 = !DILocation(line: 79, column: 18, scope: !766, inlinedAt: !767)
!782 = !DILocation(line: 27, column: 65, scope: !770, inlinedAt: !781)
!783 = !DILocation(line: 27, column: 53, scope: !770, inlinedAt: !781)
!784 = !DILocation(line: 27, column: 24, scope: !770, inlinedAt: !781)
!785 = !DILocation(line: 79, column: 3, scope: !766, inlinedAt: !767)
!786 = !DILocation(line: 78, column: 25, scope: !766, inlinedAt: !767)
!787 = !DILocation(line: 91, column: 11, scope: !547)
!788 = distinct !DISubprogram(name: "SumByWarp", scope: !549, file: !549, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!789 = !DILocation(line: 93, column: 32, scope: !547)
!790 = !DILocation(line: 89, column: 33, scope: !788, inlinedAt: !789)
!791 = !DILocation(line: 90, column: 39, scope: !788, inlinedAt: !789)
!792 = !DILocation(line: 97, column: 22, scope: !744, inlinedAt: !791)
!793 = !DILocation(line: 90, column: 18, scope: !788, inlinedAt: !789)
!794 = !DILocation(line: 27, column: 88, scope: !770, inlinedAt: !793)
!795 = !DILocation(line: 30, column: 53, scope: !751, inlinedAt: !794)
!796 = !DILocation(line: 89, column: 33, scope: !547)
!797 = !DILocation(line: 97, column: 27, scope: !744, inlinedAt: !791)
!798 = !DILocation(line: 97, column: 33, scope: !744, inlinedAt: !791)
!799 = !DILocation(line: 27, column: 65, scope: !770, inlinedAt: !793)
!800 = !DILocation(line: 30, column: 60, scope: !751, inlinedAt: !794)
!801 = !DILocation(line: 27, column: 53, scope: !770, inlinedAt: !793)
!802 = !DILocation(line: 27, column: 24, scope: !770, inlinedAt: !793)
!803 = !DILocation(line: 90, column: 3, scope: !788, inlinedAt: !789)
!804 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!805 = distinct !DISubprogram(name: "reduceWarp", scope: !804, file: !804, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!806 = distinct !DISubprogram(name: "reduce", scope: !804, file: !804, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!807 = distinct !DISubprogram(name: "ReduceAdd", scope: !804, file: !804, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!808 = !DILocation(line: 92, column: 22, scope: !788, inlinedAt: !789)
!809 = !DILocation(line: 8, column: 15, scope: !807, inlinedAt: !808)
!810 = !DILocation(line: 45, column: 16, scope: !806, inlinedAt: !809)
!811 = !DILocation(line: 91, column: 7, scope: !805, inlinedAt: !810)
!812 = !DILocation(line: 86, column: 35, scope: !805, inlinedAt: !810)
!813 = !DILocation(line: 92, column: 7, scope: !805, inlinedAt: !810)
!814 = !DILocation(line: 92, column: 34, scope: !805, inlinedAt: !810)
!815 = !DILocation(line: 93, column: 23, scope: !805, inlinedAt: !810)
!816 = !DILocation(line: 8, column: 76, scope: !807, inlinedAt: !808)
!817 = !DILocation(line: 92, column: 39, scope: !805, inlinedAt: !810)
!818 = !DILocation(line: 97, column: 16, scope: !805, inlinedAt: !810)
!819 = !DILocation(line: 97, column: 2, scope: !805, inlinedAt: !810)
!820 = !DILocation(line: 98, column: 6, scope: !805, inlinedAt: !810)
!821 = !DILocation(line: 98, column: 22, scope: !805, inlinedAt: !810)
!822 = !DILocation(line: 99, column: 23, scope: !805, inlinedAt: !810)
!823 = !DILocation(line: 98, column: 27, scope: !805, inlinedAt: !810)
!824 = !DILocation(line: 94, column: 43, scope: !547)
!825 = !DILocation(line: 94, column: 24, scope: !547)
!826 = !DILocation(line: 95, column: 11, scope: !547)
!827 = !DILocation(line: 97, column: 18, scope: !547)
!828 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"kernel", i32 1}
!829 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidx", i32 256}
!830 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidy", i32 1}
!831 = !{void (i64, i64*, i64, i64*, i32, i64, float*, i64, float*, i64, double*, i64, i64*, i64, i8*)* @Pass, !"maxntidz", i32 1}
!832 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"kernel", i32 1}
!833 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidx", i32 256}
!834 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidy", i32 1}
!835 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, double*, i64, i32*, i64, i64*, i64, float*, i64, float*, i64, i8*)* @Sums, !"maxntidz", i32 1}
