target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step to i8*)], section "llvm.metadata"

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, float %p15, float %p16, i64 %p17, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !7
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13, !range !14
	%5 = sext i32 %4 to i64, !dbg !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !13, !range !15
	%7 = sext i32 %6 to i64, !dbg !13
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !13, !range !15
	%9 = sext i32 %8 to i64, !dbg !13
	%10 = mul i64 %p14, 2, !dbg !16
	%11 = icmp slt i64 %5, %10, !dbg !17
	br i1 %11, label %b1, label %b43, !dbg !17

b1:
	%12 = sdiv i64 %5, 2, !dbg !18
	%13 = srem i64 %5, 2, !dbg !19
	%14 = add i64 %p13, 1, !dbg !20
	%15 = icmp eq i64 %13, 1, !dbg !21
	br i1 %15, label %b2, label %b3, !dbg !21

b2:
	%16 = sub i64 %p9, 1, !dbg !22
	br label %b3, !dbg !23

b3:
	%17 = phi i64 [ 0, %b1 ], [ %16, %b2 ], !dbg !24
	%18 = phi i64 [ %p11, %b1 ], [ %p12, %b2 ], !dbg !25
	%19 = phi i64 [ %14, %b1 ], [ 0, %b2 ], !dbg !26
	%20 = icmp eq i64 %13, 0, !dbg !27
	br i1 %20, label %b5, label %b4, !dbg !27

b4:
	%21 = icmp sgt i64 %p9, 1, !dbg !28
	br i1 %21, label %b5, label %b42, !dbg !28

b5:
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31, !range !32
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !31, !range !32
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !31, !range !33
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31, !range !34
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !31, !range !34
	%27 = mul i32 %26, %24, !dbg !31
	%28 = add i32 %23, %27, !dbg !31
	%29 = mul i32 %25, %28, !dbg !31
	%30 = add i32 %22, %29, !dbg !31
	%31 = sext i32 %30 to i64, !dbg !31
	%32 = icmp eq i64 %31, 0, !dbg !35
	br i1 %32, label %b6, label %b11, !dbg !35

b6:
	br i1 %20, label %b7, label %b8, !dbg !36

b7:
	%33 = icmp sge i64 %p11, 0, !dbg !37
	br i1 %33, label %b10, label %b8, !dbg !37

b8:
	br i1 %15, label %b9, label %b11, !dbg !38

b9:
	%34 = icmp sge i64 %p12, 0, !dbg !39
	br i1 %34, label %b10, label %b11, !dbg !39

b10:
	%35 = sub i64 %p17, 1, !dbg !40
	%36 = urem i64 %35, 2, !dbg !43
	%37 = mul nsw i64 %36, 2, !dbg !45
	%38 = add i64 %37, %13, !dbg !46
	%39 = mul i64 %38, %p14, !dbg !47
	%40 = add i64 %39, %12, !dbg !48
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %40, !dbg !49
	%42 = addrspacecast i64 addrspace(1)* %41 to i64*, !dbg !50
	%43 = icmp uge i64 %40, %p5, !dbg !49
	%44 = icmp eq i64 addrspace(1)* %41, null, !dbg !50
	%45 = or i1 %43, %44, !dbg !50
	br i1 %45, label %b10_fail1, label %b10_ok1, !dbg !50, !prof !51

b10_ok1:
	%46 = bitcast i64* %42 to i8*, !dbg !50
	%47 = call i64 @gpuc_signal_wait_until_thread(i8* %46, i32 5, i64 %35, i32 1, i8* %ctrl, i32 2), !dbg !50
	br label %b11, !dbg !50

b11:
	call void @llvm.nvvm.barrier0(), !dbg !52
	%48 = icmp eq i64 %p9, 1, !dbg !53
	br i1 %48, label %b12, label %b16, !dbg !53

b12:
	br i1 %32, label %b13, label %b15, !dbg !55

b13:
	%49 = icmp sge i64 %p12, 0, !dbg !56
	br i1 %49, label %b14, label %b15, !dbg !56

b14:
	%50 = sub i64 %p17, 1, !dbg !57
	%51 = urem i64 %50, 2, !dbg !59
	%52 = mul nsw i64 %51, 2, !dbg !61
	%53 = add nsw i64 %52, 1, !dbg !62
	%54 = mul i64 %53, %p14, !dbg !63
	%55 = add i64 %54, %12, !dbg !64
	%56 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %55, !dbg !65
	%57 = addrspacecast i64 addrspace(1)* %56 to i64*, !dbg !66
	%58 = icmp uge i64 %55, %p5, !dbg !65
	%59 = icmp eq i64 addrspace(1)* %56, null, !dbg !66
	%60 = or i1 %58, %59, !dbg !66
	br i1 %60, label %b14_fail1, label %b14_ok1, !dbg !66, !prof !51

b14_ok1:
	%61 = bitcast i64* %57 to i8*, !dbg !66
	%62 = call i64 @gpuc_signal_wait_until_thread(i8* %61, i32 5, i64 %50, i32 1, i8* %ctrl, i32 2), !dbg !66
	br label %b15, !dbg !66

b15:
	call void @llvm.nvvm.barrier0(), !dbg !67
	br label %b16, !dbg !54

b16:
	%63 = mul i64 %p6, %p7, !dbg !71
	%64 = mul i64 %63, %12, !dbg !72
	%65 = icmp eq i64 %p14, 0, !dbg !70
	br i1 %65, label %b16_fail1, label %b16_ok1, !dbg !70, !prof !51

b16_ok1:
	%66 = icmp eq i64 %p14, -1, !dbg !70
	%67 = select i1 %66, i64 1, i64 %p14, !dbg !70
	%68 = sdiv i64 %64, %67, !dbg !70
	%69 = sub i64 0, %64, !dbg !70
	%70 = select i1 %66, i64 %69, i64 %68, !dbg !70
	%71 = add nsw i64 %12, 1, !dbg !73
	%72 = mul i64 %63, %71, !dbg !74
	%73 = icmp eq i64 %p14, -1, !dbg !75
	%74 = select i1 %73, i64 1, i64 %p14, !dbg !75
	%75 = sdiv i64 %72, %74, !dbg !75
	%76 = sub i64 0, %72, !dbg !75
	%77 = select i1 %73, i64 %76, i64 %75, !dbg !75
	%78 = sub i64 %77, %70, !dbg !76
	%79 = mul i32 %25, %26, !dbg !77
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !77, !range !78
	%81 = mul i32 %79, %80, !dbg !77
	%82 = sext i32 %81 to i64, !dbg !77
	%83 = add i64 %17, 1, !dbg !79
	%84 = icmp sge i64 %17, %83, !dbg !82
	%85 = sub i64 %p6, 1, !dbg !83
	%86 = sub i64 %p7, 1, !dbg !84
	%87 = mul i64 %83, %63, !dbg !85
	%88 = sub i64 %p8, 1, !dbg !86
	br label %b17, !dbg !77

b17:
	%89 = phi i64 [ %31, %b16_ok1 ], [ %164, %b36 ], !dbg !77
	%90 = icmp slt i64 %89, %78, !dbg !77
	br i1 %90, label %b18, label %b37, !dbg !77

b18:
	%91 = add i64 %70, %89, !dbg !87
	br i1 %84, label %b36, label %b19, !dbg !82

b19:
	%92 = icmp eq i64 %p6, 0, !dbg !88
	br i1 %92, label %b19_fail1, label %b19_ok1, !dbg !88, !prof !51

b19_ok1:
	%93 = icmp eq i64 %p6, -1, !dbg !88
	%94 = select i1 %93, i64 1, i64 %p6, !dbg !88
	%95 = srem i64 %91, %94, !dbg !88
	%96 = icmp eq i64 %p6, -1, !dbg !89
	%97 = select i1 %96, i64 1, i64 %p6, !dbg !89
	%98 = sdiv i64 %91, %97, !dbg !89
	%99 = sub i64 0, %91, !dbg !89
	%100 = select i1 %96, i64 %99, i64 %98, !dbg !89
	%101 = icmp eq i64 %95, 0, !dbg !90
	br i1 %101, label %b23, label %b20, !dbg !90

b20:
	%102 = icmp eq i64 %95, %85, !dbg !91
	br i1 %102, label %b23, label %b21, !dbg !91

b21:
	%103 = icmp eq i64 %100, 0, !dbg !92
	br i1 %103, label %b23, label %b22, !dbg !92

b22:
	%104 = icmp eq i64 %100, %86, !dbg !93
	br label %b23, !dbg !93

b23:
	%105 = phi i1 [ true, %b19_ok1 ], [ true, %b20 ], [ true, %b21 ], [ %104, %b22 ], !dbg !94
	%106 = add i64 %87, %91, !dbg !95
	%107 = sub i64 %106, %63, !dbg !96
	%108 = getelementptr inbounds float, float addrspace(1)* %1, i64 %107, !dbg !97
	%109 = icmp uge i64 %107, %p3, !dbg !97
	%110 = icmp uge i64 %106, %p3, !dbg !98
	%111 = or i1 %109, %110, !dbg !98
	br i1 %111, label %b23_fail1, label %b23_ok1, !dbg !98, !prof !51

b23_ok1:
	%112 = load float, float addrspace(1)* %108, align 4, !dbg !97
	%113 = getelementptr inbounds float, float addrspace(1)* %1, i64 %106, !dbg !98
	%114 = load float, float addrspace(1)* %113, align 4, !dbg !98
	%115 = icmp ule i64 %p6, 281474976710655, !dbg !99
	%116 = icmp ule i64 %63, 281474976710655, !dbg !99
	%117 = and i1 %115, %116, !dbg !99
	%118 = icmp ule i64 %106, 281474976710655, !dbg !99
	%119 = and i1 %117, %118, !dbg !99
	%120 = mul i64 %63, -1, !dbg !99
	%121 = icmp sge i64 %120, 0, !dbg !99
	%122 = and i1 %119, %121, !dbg !99
	%123 = mul i64 %p6, -1, !dbg !99
	%124 = icmp sge i64 %123, 0, !dbg !99
	%125 = and i1 %122, %124, !dbg !99
	%126 = mul nsw i64 %p3, -1, !dbg !99
	%127 = add i64 %p1, %126, !dbg !99
	%128 = icmp sge i64 %127, 0, !dbg !99
	%129 = and i1 %125, %128, !dbg !99
	br i1 %129, label %b24, label %b30_cold, !dbg !98, !prof !100

b24:
	%130 = phi i64 [ %106, %b23_ok1 ], [ %135, %b29 ], !dbg !99
	%131 = phi float [ %112, %b23_ok1 ], [ %132, %b29 ], !dbg !101
	%132 = phi float [ %114, %b23_ok1 ], [ %137, %b29 ], !dbg !102
	%133 = phi i64 [ %17, %b23_ok1 ], [ %163, %b29 ], !dbg !103
	%134 = icmp slt i64 %133, %83, !dbg !104
	br i1 %134, label %b25, label %b36, !dbg !104

b25:
	%135 = add i64 %130, %63, !dbg !105
	%136 = getelementptr inbounds float, float addrspace(1)* %1, i64 %135, !dbg !106
	%137 = load float, float addrspace(1)* %136, align 4, !dbg !106
	%138 = add i64 %p10, %133, !dbg !107
	br i1 %105, label %b29, label %b26, !dbg !107

b26:
	%139 = icmp sgt i64 %138, 0, !dbg !108
	br i1 %139, label %b27, label %b29, !dbg !108

b27:
	%140 = icmp slt i64 %138, %88, !dbg !109
	br i1 %140, label %b28, label %b29, !dbg !109

b28:
	%141 = fadd float %131, %137, !dbg !110
	%142 = sub i64 %130, %p6, !dbg !111
	%143 = getelementptr inbounds float, float addrspace(1)* %1, i64 %142, !dbg !112
	%144 = load float, float addrspace(1)* %143, align 4, !dbg !112
	%145 = fadd float %141, %144, !dbg !113
	%146 = add i64 %130, %p6, !dbg !114
	%147 = getelementptr inbounds float, float addrspace(1)* %1, i64 %146, !dbg !115
	%148 = load float, float addrspace(1)* %147, align 4, !dbg !115
	%149 = fadd float %145, %148, !dbg !116
	%150 = sub i64 %130, 1, !dbg !117
	%151 = getelementptr inbounds float, float addrspace(1)* %1, i64 %150, !dbg !118
	%152 = load float, float addrspace(1)* %151, align 4, !dbg !118
	%153 = fadd float %149, %152, !dbg !119
	%154 = add i64 %130, 1, !dbg !120
	%155 = getelementptr inbounds float, float addrspace(1)* %1, i64 %154, !dbg !121
	%156 = load float, float addrspace(1)* %155, align 4, !dbg !121
	%157 = fadd float %153, %156, !dbg !122
	%158 = call float @llvm.nvvm.mul.rn.f(float %p15, float %132), !dbg !123
	%159 = call float @llvm.nvvm.mul.rn.f(float %p16, float %157), !dbg !124
	%160 = fadd float %158, %159, !dbg !125
	br label %b29, !dbg !125

b29:
	%161 = phi float [ %132, %b25 ], [ %132, %b26 ], [ %132, %b27 ], [ %160, %b28 ], !dbg !126
	%162 = getelementptr inbounds float, float addrspace(1)* %0, i64 %130, !dbg !127
	store float %161, float addrspace(1)* %162, align 4, !dbg !127
	%163 = add nsw i64 %133, 1, !dbg !128
	br label %b24, !dbg !128

b36:
	%164 = add i64 %89, %82, !dbg !77
	br label %b17, !dbg !77

b37:
	call void @llvm.nvvm.barrier0(), !dbg !131
	%165 = icmp slt i64 %18, 0, !dbg !132
	br i1 %165, label %b39, label %b38, !dbg !132

b38:
	%166 = mul i64 %19, %63, !dbg !133
	%167 = add i64 %166, %70, !dbg !134
	%168 = add i64 %166, %77, !dbg !135
	%169 = add i64 %87, %70, !dbg !137
	%170 = add i64 %87, %77, !dbg !138
	%171 = getelementptr inbounds float, float addrspace(1)* %0, i64 %167, !dbg !136
	%172 = getelementptr inbounds float, float addrspace(1)* %0, i64 %169, !dbg !139
	%173 = sub nsw i64 1, %13, !dbg !140
	%174 = icmp ugt i64 %168, %p1, !dbg !136
	%175 = icmp ugt i64 %167, %168, !dbg !136
	%176 = icmp ugt i64 %170, %p1, !dbg !139
	%177 = icmp ugt i64 %169, %170, !dbg !139
	%178 = or i1 %174, %175, !dbg !139
	%179 = or i1 %178, %176, !dbg !139
	%180 = or i1 %179, %177, !dbg !139
	br i1 %180, label %b38_fail1, label %b38_ok1, !dbg !139, !prof !51

b38_ok1:
	%181 = urem i64 %p17, 2, !dbg !142
	%182 = mul nsw i64 %181, 2, !dbg !144
	%183 = add i64 %182, %173, !dbg !145
	%184 = mul i64 %183, %p14, !dbg !146
	%185 = add i64 %184, %12, !dbg !147
	%186 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %185, !dbg !148
	%187 = sext i32 %3 to i64, !dbg !12
	%188 = mul i64 %78, 4, !dbg !12
	%189 = trunc i64 %18 to i32, !dbg !12
	%190 = addrspacecast float addrspace(1)* %171 to float*, !dbg !12
	%191 = addrspacecast float addrspace(1)* %172 to float*, !dbg !12
	%192 = addrspacecast i64 addrspace(1)* %186 to i64*, !dbg !12
	%193 = icmp uge i64 %185, %p5, !dbg !148
	%194 = icmp uge i64 %18, %187, !dbg !12
	%195 = icmp eq i64 addrspace(1)* %186, null, !dbg !12
	%196 = or i1 %193, %194, !dbg !12
	%197 = or i1 %196, %195, !dbg !12
	br i1 %197, label %b38_fail5, label %b38_ok5, !dbg !12, !prof !51

b38_ok5:
	%198 = bitcast float* %190 to i8*, !dbg !12
	%199 = bitcast float* %191 to i8*, !dbg !12
	%200 = bitcast i64* %192 to i8*, !dbg !12
	call void @gpuc_put_signal_nbi_block(i8* %198, i8* %199, i64 %188, i8* %200, i64 %p17, i32 9, i32 %189), !dbg !12
	br label %b39, !dbg !12

b39:
	br i1 %48, label %b40, label %b42, !dbg !149

b40:
	%201 = icmp slt i64 %p12, 0, !dbg !151
	br i1 %201, label %b42, label %b41, !dbg !151

b41:
	%202 = add i64 %87, %70, !dbg !153
	%203 = add i64 %87, %77, !dbg !154
	%204 = getelementptr inbounds float, float addrspace(1)* %0, i64 %70, !dbg !152
	%205 = getelementptr inbounds float, float addrspace(1)* %0, i64 %202, !dbg !155
	%206 = icmp ugt i64 %77, %p1, !dbg !152
	%207 = icmp ugt i64 %70, %77, !dbg !152
	%208 = icmp ugt i64 %203, %p1, !dbg !155
	%209 = icmp ugt i64 %202, %203, !dbg !155
	%210 = or i1 %206, %207, !dbg !155
	%211 = or i1 %210, %208, !dbg !155
	%212 = or i1 %211, %209, !dbg !155
	br i1 %212, label %b41_fail1, label %b41_ok1, !dbg !155, !prof !51

b41_ok1:
	%213 = urem i64 %p17, 2, !dbg !157
	%214 = mul nsw i64 %213, 2, !dbg !159
	%215 = mul i64 %214, %p14, !dbg !160
	%216 = add i64 %215, %12, !dbg !161
	%217 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %216, !dbg !162
	%218 = sext i32 %3 to i64, !dbg !163
	%219 = mul i64 %78, 4, !dbg !163
	%220 = trunc i64 %p12 to i32, !dbg !163
	%221 = addrspacecast float addrspace(1)* %204 to float*, !dbg !163
	%222 = addrspacecast float addrspace(1)* %205 to float*, !dbg !163
	%223 = addrspacecast i64 addrspace(1)* %217 to i64*, !dbg !163
	%224 = icmp uge i64 %216, %p5, !dbg !162
	%225 = icmp uge i64 %p12, %218, !dbg !163
	%226 = icmp eq i64 addrspace(1)* %217, null, !dbg !163
	%227 = or i1 %224, %225, !dbg !163
	%228 = or i1 %227, %226, !dbg !163
	br i1 %228, label %b41_fail5, label %b41_ok5, !dbg !163, !prof !51

b41_ok5:
	%229 = bitcast float* %221 to i8*, !dbg !163
	%230 = bitcast float* %222 to i8*, !dbg !163
	%231 = bitcast i64* %223 to i8*, !dbg !163
	call void @gpuc_put_signal_nbi_block(i8* %229, i8* %230, i64 %219, i8* %231, i64 %p17, i32 9, i32 %220), !dbg !163
	br label %b42, !dbg !163

b42:
	ret void, !dbg !164

b43:
	%232 = mul i64 %p6, %p7, !dbg !165
	%233 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !166, !range !34
	%234 = sext i32 %233 to i64, !dbg !166
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !166, !range !34
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !166, !range !78
	%237 = mul i64 %10, %234, !dbg !167
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !168, !range !169
	%239 = sext i32 %238 to i64, !dbg !168
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !168, !range !170
	%241 = sext i32 %240 to i64, !dbg !168
	%242 = mul i64 %241, %9, !dbg !168
	%243 = add i64 %7, %242, !dbg !168
	%244 = mul i64 %239, %243, !dbg !168
	%245 = add i64 %5, %244, !dbg !168
	%246 = mul i32 %233, %235, !dbg !168
	%247 = mul i32 %246, %236, !dbg !168
	%248 = sext i32 %247 to i64, !dbg !168
	%249 = mul i64 %245, %248, !dbg !168
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168, !range !32
	%251 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !168, !range !32
	%252 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !168, !range !33
	%253 = mul i32 %235, %252, !dbg !168
	%254 = add i32 %251, %253, !dbg !168
	%255 = mul i32 %233, %254, !dbg !168
	%256 = add i32 %250, %255, !dbg !168
	%257 = sext i32 %256 to i64, !dbg !168
	%258 = add i64 %249, %257, !dbg !168
	%259 = sub i64 %258, %237, !dbg !171
	%260 = sub i64 %p9, 1, !dbg !172
	%261 = icmp sge i64 1, %260, !dbg !174
	%262 = mul i64 %239, %241, !dbg !175
	%263 = sub i64 %p6, 1, !dbg !176
	%264 = sub i64 %p7, 1, !dbg !177
	%265 = mul i64 %232, 2, !dbg !178
	%266 = sub i64 %p8, 1, !dbg !179
	br label %b44_cold, !dbg !171

b58:
	ret void, !dbg !225

b10_fail1:
	%267 = icmp uge i64 %40, %p5, !dbg !49
	br i1 %267, label %b10_fail2, label %b10_ok2, !dbg !49

b10_fail2:
	br label %fail, !dbg !49

b10_ok2:
	br label %fail, !dbg !50

b14_fail1:
	%268 = icmp uge i64 %55, %p5, !dbg !65
	br i1 %268, label %b14_fail2, label %b14_ok2, !dbg !65

b14_fail2:
	br label %fail, !dbg !65

b14_ok2:
	br label %fail, !dbg !66

b16_fail1:
	br label %fail, !dbg !70

b19_fail1:
	br label %fail, !dbg !88

b23_fail1:
	%269 = icmp uge i64 %107, %p3, !dbg !97
	br i1 %269, label %b23_fail2, label %b23_ok2, !dbg !97

b23_fail2:
	br label %fail, !dbg !97

b23_ok2:
	br label %fail, !dbg !98

b30_cold:
	%270 = phi i64 [ %275, %b35_cold_ok1 ], [ %106, %b23_ok1 ], !dbg !99
	%271 = phi float [ %272, %b35_cold_ok1 ], [ %112, %b23_ok1 ], !dbg !101
	%272 = phi float [ %278, %b35_cold_ok1 ], [ %114, %b23_ok1 ], !dbg !102
	%273 = phi i64 [ %315, %b35_cold_ok1 ], [ %17, %b23_ok1 ], !dbg !103
	%274 = icmp slt i64 %273, %83, !dbg !104
	br i1 %274, label %b31_cold, label %b36, !dbg !104

b31_cold:
	%275 = add i64 %270, %63, !dbg !105
	%276 = getelementptr inbounds float, float addrspace(1)* %1, i64 %275, !dbg !106
	%277 = icmp uge i64 %275, %p3, !dbg !106
	br i1 %277, label %b31_cold_fail1, label %b31_cold_ok1, !dbg !106, !prof !51

b31_cold_fail1:
	br label %fail, !dbg !106

b31_cold_ok1:
	%278 = load float, float addrspace(1)* %276, align 4, !dbg !106
	%279 = add i64 %p10, %273, !dbg !107
	br i1 %105, label %b35_cold, label %b32_cold, !dbg !107

b32_cold:
	%280 = icmp sgt i64 %279, 0, !dbg !108
	br i1 %280, label %b33_cold, label %b35_cold, !dbg !108

b33_cold:
	%281 = icmp slt i64 %279, %88, !dbg !109
	br i1 %281, label %b34_cold, label %b35_cold, !dbg !109

b34_cold:
	%282 = sub i64 %270, %p6, !dbg !111
	%283 = add i64 %270, %p6, !dbg !114
	%284 = sub i64 %270, 1, !dbg !117
	%285 = add i64 %270, 1, !dbg !120
	%286 = fadd float %271, %278, !dbg !110
	%287 = getelementptr inbounds float, float addrspace(1)* %1, i64 %282, !dbg !112
	%288 = icmp uge i64 %282, %p3, !dbg !112
	%289 = icmp uge i64 %283, %p3, !dbg !115
	%290 = icmp uge i64 %284, %p3, !dbg !118
	%291 = icmp uge i64 %285, %p3, !dbg !121
	%292 = or i1 %288, %289, !dbg !121
	%293 = or i1 %292, %290, !dbg !121
	%294 = or i1 %293, %291, !dbg !121
	br i1 %294, label %b34_cold_fail1, label %b34_cold_ok1, !dbg !121, !prof !51

b34_cold_fail1:
	%295 = icmp uge i64 %282, %p3, !dbg !112
	br i1 %295, label %b34_cold_fail2, label %b34_cold_ok2, !dbg !112

b34_cold_fail2:
	br label %fail, !dbg !112

b34_cold_ok2:
	%296 = icmp uge i64 %283, %p3, !dbg !115
	br i1 %296, label %b34_cold_fail3, label %b34_cold_ok3, !dbg !115

b34_cold_fail3:
	br label %fail, !dbg !115

b34_cold_ok3:
	%297 = icmp uge i64 %284, %p3, !dbg !118
	br i1 %297, label %b34_cold_fail4, label %b34_cold_ok4, !dbg !118

b34_cold_fail4:
	br label %fail, !dbg !118

b34_cold_ok4:
	br label %fail, !dbg !121

b34_cold_ok1:
	%298 = load float, float addrspace(1)* %287, align 4, !dbg !112
	%299 = fadd float %286, %298, !dbg !113
	%300 = getelementptr inbounds float, float addrspace(1)* %1, i64 %283, !dbg !115
	%301 = load float, float addrspace(1)* %300, align 4, !dbg !115
	%302 = fadd float %299, %301, !dbg !116
	%303 = getelementptr inbounds float, float addrspace(1)* %1, i64 %284, !dbg !118
	%304 = load float, float addrspace(1)* %303, align 4, !dbg !118
	%305 = fadd float %302, %304, !dbg !119
	%306 = getelementptr inbounds float, float addrspace(1)* %1, i64 %285, !dbg !121
	%307 = load float, float addrspace(1)* %306, align 4, !dbg !121
	%308 = fadd float %305, %307, !dbg !122
	%309 = call float @llvm.nvvm.mul.rn.f(float %p15, float %272), !dbg !123
	%310 = call float @llvm.nvvm.mul.rn.f(float %p16, float %308), !dbg !124
	%311 = fadd float %309, %310, !dbg !125
	br label %b35_cold, !dbg !125

b35_cold:
	%312 = phi float [ %272, %b31_cold_ok1 ], [ %272, %b32_cold ], [ %272, %b33_cold ], [ %311, %b34_cold_ok1 ], !dbg !126
	%313 = getelementptr inbounds float, float addrspace(1)* %0, i64 %270, !dbg !127
	%314 = icmp uge i64 %270, %p1, !dbg !127
	br i1 %314, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !127, !prof !51

b35_cold_fail1:
	br label %fail, !dbg !127

b35_cold_ok1:
	store float %312, float addrspace(1)* %313, align 4, !dbg !127
	%315 = add nsw i64 %273, 1, !dbg !128
	br label %b30_cold, !dbg !128, !llvm.loop !130

b38_fail1:
	%316 = icmp ugt i64 %168, %p1, !dbg !136
	br i1 %316, label %b38_fail2, label %b38_ok2, !dbg !136

b38_fail2:
	br label %fail, !dbg !136

b38_ok2:
	%317 = icmp ugt i64 %167, %168, !dbg !136
	br i1 %317, label %b38_fail3, label %b38_ok3, !dbg !136

b38_fail3:
	br label %fail, !dbg !136

b38_ok3:
	%318 = icmp ugt i64 %170, %p1, !dbg !139
	br i1 %318, label %b38_fail4, label %b38_ok4, !dbg !139

b38_fail4:
	br label %fail, !dbg !139

b38_ok4:
	br label %fail, !dbg !139

b38_fail5:
	%319 = icmp uge i64 %185, %p5, !dbg !148
	br i1 %319, label %b38_fail6, label %b38_ok6, !dbg !148

b38_fail6:
	br label %fail, !dbg !148

b38_ok6:
	%320 = icmp uge i64 %18, %187, !dbg !12
	br i1 %320, label %b38_fail7, label %b38_ok7, !dbg !12

b38_fail7:
	br label %fail, !dbg !12

b38_ok7:
	br label %fail, !dbg !12

b41_fail1:
	%321 = icmp ugt i64 %77, %p1, !dbg !152
	br i1 %321, label %b41_fail2, label %b41_ok2, !dbg !152

b41_fail2:
	br label %fail, !dbg !152

b41_ok2:
	%322 = icmp ugt i64 %70, %77, !dbg !152
	br i1 %322, label %b41_fail3, label %b41_ok3, !dbg !152

b41_fail3:
	br label %fail, !dbg !152

b41_ok3:
	%323 = icmp ugt i64 %203, %p1, !dbg !155
	br i1 %323, label %b41_fail4, label %b41_ok4, !dbg !155

b41_fail4:
	br label %fail, !dbg !155

b41_ok4:
	br label %fail, !dbg !155

b41_fail5:
	%324 = icmp uge i64 %216, %p5, !dbg !162
	br i1 %324, label %b41_fail6, label %b41_ok6, !dbg !162

b41_fail6:
	br label %fail, !dbg !162

b41_ok6:
	%325 = icmp uge i64 %p12, %218, !dbg !163
	br i1 %325, label %b41_fail7, label %b41_ok7, !dbg !163

b41_fail7:
	br label %fail, !dbg !163

b41_ok7:
	br label %fail, !dbg !163

b44_cold:
	%326 = phi i64 [ %403, %b57_cold ], [ %259, %b43 ], !dbg !180
	%327 = icmp slt i64 %326, %232, !dbg !181
	br i1 %327, label %b45_cold, label %b58, !dbg !181

b45_cold:
	br i1 %261, label %b57_cold, label %b46_cold, !dbg !174

b46_cold:
	%328 = icmp eq i64 %p6, 0, !dbg !182
	br i1 %328, label %b46_cold_fail1, label %b46_cold_ok1, !dbg !182, !prof !51

b46_cold_fail1:
	br label %fail, !dbg !182

b46_cold_ok1:
	%329 = icmp eq i64 %p6, -1, !dbg !182
	%330 = select i1 %329, i64 1, i64 %p6, !dbg !182
	%331 = srem i64 %326, %330, !dbg !182
	%332 = icmp eq i64 %p6, -1, !dbg !183
	%333 = select i1 %332, i64 1, i64 %p6, !dbg !183
	%334 = sdiv i64 %326, %333, !dbg !183
	%335 = sub i64 0, %326, !dbg !183
	%336 = select i1 %332, i64 %335, i64 %334, !dbg !183
	%337 = icmp eq i64 %331, 0, !dbg !184
	br i1 %337, label %b50_cold, label %b47_cold, !dbg !184

b47_cold:
	%338 = icmp eq i64 %331, %263, !dbg !185
	br i1 %338, label %b50_cold, label %b48_cold, !dbg !185

b48_cold:
	%339 = icmp eq i64 %336, 0, !dbg !186
	br i1 %339, label %b50_cold, label %b49_cold, !dbg !186

b49_cold:
	%340 = icmp eq i64 %336, %264, !dbg !187
	br label %b50_cold, !dbg !187

b50_cold:
	%341 = phi i1 [ true, %b46_cold_ok1 ], [ true, %b47_cold ], [ true, %b48_cold ], [ %340, %b49_cold ], !dbg !188
	%342 = add i64 %265, %326, !dbg !189
	%343 = sub i64 %342, %232, !dbg !190
	%344 = getelementptr inbounds float, float addrspace(1)* %1, i64 %343, !dbg !191
	%345 = icmp uge i64 %343, %p3, !dbg !191
	%346 = icmp uge i64 %342, %p3, !dbg !192
	%347 = or i1 %345, %346, !dbg !192
	br i1 %347, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !192, !prof !51

b50_cold_fail1:
	%348 = icmp uge i64 %343, %p3, !dbg !191
	br i1 %348, label %b50_cold_fail2, label %b50_cold_ok2, !dbg !191

b50_cold_fail2:
	br label %fail, !dbg !191

b50_cold_ok2:
	br label %fail, !dbg !192

b50_cold_ok1:
	%349 = load float, float addrspace(1)* %344, align 4, !dbg !191
	%350 = getelementptr inbounds float, float addrspace(1)* %1, i64 %342, !dbg !192
	%351 = load float, float addrspace(1)* %350, align 4, !dbg !192
	br label %b51_cold, !dbg !192

b51_cold:
	%352 = phi i64 [ %342, %b50_cold_ok1 ], [ %357, %b56_cold_ok1 ], !dbg !193
	%353 = phi float [ %349, %b50_cold_ok1 ], [ %354, %b56_cold_ok1 ], !dbg !194
	%354 = phi float [ %351, %b50_cold_ok1 ], [ %360, %b56_cold_ok1 ], !dbg !195
	%355 = phi i64 [ 1, %b50_cold_ok1 ], [ %397, %b56_cold_ok1 ], !dbg !196
	%356 = icmp slt i64 %355, %260, !dbg !197
	br i1 %356, label %b52_cold, label %b57_cold, !dbg !197

b52_cold:
	%357 = add i64 %352, %232, !dbg !198
	%358 = getelementptr inbounds float, float addrspace(1)* %1, i64 %357, !dbg !199
	%359 = icmp uge i64 %357, %p3, !dbg !199
	br i1 %359, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !199, !prof !51

b52_cold_fail1:
	br label %fail, !dbg !199

b52_cold_ok1:
	%360 = load float, float addrspace(1)* %358, align 4, !dbg !199
	%361 = add i64 %p10, %355, !dbg !200
	br i1 %341, label %b56_cold, label %b53_cold, !dbg !200

b53_cold:
	%362 = icmp sgt i64 %361, 0, !dbg !201
	br i1 %362, label %b54_cold, label %b56_cold, !dbg !201

b54_cold:
	%363 = icmp slt i64 %361, %266, !dbg !202
	br i1 %363, label %b55_cold, label %b56_cold, !dbg !202

b55_cold:
	%364 = sub i64 %352, %p6, !dbg !203
	%365 = add i64 %352, %p6, !dbg !205
	%366 = sub i64 %352, 1, !dbg !207
	%367 = add i64 %352, 1, !dbg !209
	%368 = fadd float %353, %360, !dbg !211
	%369 = getelementptr inbounds float, float addrspace(1)* %1, i64 %364, !dbg !204
	%370 = icmp uge i64 %364, %p3, !dbg !204
	%371 = icmp uge i64 %365, %p3, !dbg !206
	%372 = icmp uge i64 %366, %p3, !dbg !208
	%373 = icmp uge i64 %367, %p3, !dbg !210
	%374 = or i1 %370, %371, !dbg !210
	%375 = or i1 %374, %372, !dbg !210
	%376 = or i1 %375, %373, !dbg !210
	br i1 %376, label %b55_cold_fail1, label %b55_cold_ok1, !dbg !210, !prof !51

b55_cold_fail1:
	%377 = icmp uge i64 %364, %p3, !dbg !204
	br i1 %377, label %b55_cold_fail2, label %b55_cold_ok2, !dbg !204

b55_cold_fail2:
	br label %fail, !dbg !204

b55_cold_ok2:
	%378 = icmp uge i64 %365, %p3, !dbg !206
	br i1 %378, label %b55_cold_fail3, label %b55_cold_ok3, !dbg !206

b55_cold_fail3:
	br label %fail, !dbg !206

b55_cold_ok3:
	%379 = icmp uge i64 %366, %p3, !dbg !208
	br i1 %379, label %b55_cold_fail4, label %b55_cold_ok4, !dbg !208

b55_cold_fail4:
	br label %fail, !dbg !208

b55_cold_ok4:
	br label %fail, !dbg !210

b55_cold_ok1:
	%380 = load float, float addrspace(1)* %369, align 4, !dbg !204
	%381 = fadd float %368, %380, !dbg !212
	%382 = getelementptr inbounds float, float addrspace(1)* %1, i64 %365, !dbg !206
	%383 = load float, float addrspace(1)* %382, align 4, !dbg !206
	%384 = fadd float %381, %383, !dbg !213
	%385 = getelementptr inbounds float, float addrspace(1)* %1, i64 %366, !dbg !208
	%386 = load float, float addrspace(1)* %385, align 4, !dbg !208
	%387 = fadd float %384, %386, !dbg !214
	%388 = getelementptr inbounds float, float addrspace(1)* %1, i64 %367, !dbg !210
	%389 = load float, float addrspace(1)* %388, align 4, !dbg !210
	%390 = fadd float %387, %389, !dbg !215
	%391 = call float @llvm.nvvm.mul.rn.f(float %p15, float %354), !dbg !216
	%392 = call float @llvm.nvvm.mul.rn.f(float %p16, float %390), !dbg !217
	%393 = fadd float %391, %392, !dbg !218
	br label %b56_cold, !dbg !218

b56_cold:
	%394 = phi float [ %354, %b52_cold_ok1 ], [ %354, %b53_cold ], [ %354, %b54_cold ], [ %393, %b55_cold_ok1 ], !dbg !219
	%395 = getelementptr inbounds float, float addrspace(1)* %0, i64 %352, !dbg !220
	%396 = icmp uge i64 %352, %p1, !dbg !220
	br i1 %396, label %b56_cold_fail1, label %b56_cold_ok1, !dbg !220, !prof !51

b56_cold_fail1:
	br label %fail, !dbg !220

b56_cold_ok1:
	store float %394, float addrspace(1)* %395, align 4, !dbg !220
	%397 = add nsw i64 %355, 1, !dbg !221
	br label %b51_cold, !dbg !221, !llvm.loop !223

b57_cold:
	%398 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !175, !range !170
	%399 = sext i32 %398 to i64, !dbg !175
	%400 = mul i64 %262, %399, !dbg !175
	%401 = mul i64 %400, %248, !dbg !175
	%402 = sub i64 %401, %237, !dbg !224
	%403 = add i64 %326, %402, !dbg !225
	br label %b44_cold, !dbg !225, !llvm.loop !227

fail:
	%404 = phi i32 [ 0, %b10_fail2 ], [ 1, %b10_ok2 ], [ 0, %b14_fail2 ], [ 1, %b14_ok2 ], [ 3, %b16_fail1 ], [ 4, %b19_fail1 ], [ 5, %b23_fail2 ], [ 5, %b23_ok2 ], [ 6, %b31_cold_fail1 ], [ 7, %b34_cold_fail2 ], [ 7, %b34_cold_fail3 ], [ 7, %b34_cold_fail4 ], [ 7, %b34_cold_ok4 ], [ 8, %b35_cold_fail1 ], [ 9, %b38_fail2 ], [ 10, %b38_fail3 ], [ 9, %b38_fail4 ], [ 10, %b38_ok4 ], [ 0, %b38_fail6 ], [ 11, %b38_fail7 ], [ 12, %b38_ok7 ], [ 9, %b41_fail2 ], [ 10, %b41_fail3 ], [ 9, %b41_fail4 ], [ 10, %b41_ok4 ], [ 0, %b41_fail6 ], [ 11, %b41_fail7 ], [ 12, %b41_ok7 ], [ 4, %b46_cold_fail1 ], [ 5, %b50_cold_fail2 ], [ 5, %b50_cold_ok2 ], [ 6, %b52_cold_fail1 ], [ 7, %b55_cold_fail2 ], [ 7, %b55_cold_fail3 ], [ 7, %b55_cold_fail4 ], [ 7, %b55_cold_ok4 ], [ 8, %b56_cold_fail1 ], !dbg !7
	%405 = phi i64 [ %40, %b10_fail2 ], [ 0, %b10_ok2 ], [ %55, %b14_fail2 ], [ 0, %b14_ok2 ], [ 0, %b16_fail1 ], [ 0, %b19_fail1 ], [ %107, %b23_fail2 ], [ %106, %b23_ok2 ], [ %275, %b31_cold_fail1 ], [ %282, %b34_cold_fail2 ], [ %283, %b34_cold_fail3 ], [ %284, %b34_cold_fail4 ], [ %285, %b34_cold_ok4 ], [ %270, %b35_cold_fail1 ], [ %168, %b38_fail2 ], [ %167, %b38_fail3 ], [ %170, %b38_fail4 ], [ %169, %b38_ok4 ], [ %185, %b38_fail6 ], [ %18, %b38_fail7 ], [ 0, %b38_ok7 ], [ %77, %b41_fail2 ], [ %70, %b41_fail3 ], [ %203, %b41_fail4 ], [ %202, %b41_ok4 ], [ %216, %b41_fail6 ], [ %p12, %b41_fail7 ], [ 0, %b41_ok7 ], [ 0, %b46_cold_fail1 ], [ %343, %b50_cold_fail2 ], [ %342, %b50_cold_ok2 ], [ %357, %b52_cold_fail1 ], [ %364, %b55_cold_fail2 ], [ %365, %b55_cold_fail3 ], [ %366, %b55_cold_fail4 ], [ %367, %b55_cold_ok4 ], [ %352, %b56_cold_fail1 ], !dbg !7
	%406 = phi i64 [ %p5, %b10_fail2 ], [ 0, %b10_ok2 ], [ %p5, %b14_fail2 ], [ 0, %b14_ok2 ], [ 0, %b16_fail1 ], [ 0, %b19_fail1 ], [ %p3, %b23_fail2 ], [ %p3, %b23_ok2 ], [ %p3, %b31_cold_fail1 ], [ %p3, %b34_cold_fail2 ], [ %p3, %b34_cold_fail3 ], [ %p3, %b34_cold_fail4 ], [ %p3, %b34_cold_ok4 ], [ %p1, %b35_cold_fail1 ], [ %p1, %b38_fail2 ], [ %168, %b38_fail3 ], [ %p1, %b38_fail4 ], [ %170, %b38_ok4 ], [ %p5, %b38_fail6 ], [ %187, %b38_fail7 ], [ 0, %b38_ok7 ], [ %p1, %b41_fail2 ], [ %77, %b41_fail3 ], [ %p1, %b41_fail4 ], [ %203, %b41_ok4 ], [ %p5, %b41_fail6 ], [ %218, %b41_fail7 ], [ 0, %b41_ok7 ], [ 0, %b46_cold_fail1 ], [ %p3, %b50_cold_fail2 ], [ %p3, %b50_cold_ok2 ], [ %p3, %b52_cold_fail1 ], [ %p3, %b55_cold_fail2 ], [ %p3, %b55_cold_fail3 ], [ %p3, %b55_cold_fail4 ], [ %p3, %b55_cold_ok4 ], [ %p1, %b56_cold_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %404, i64 %405, i64 %406), !dbg !7
	ret void, !dbg !7
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !14
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !32
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !15
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !32
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !15
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !33
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
!nvvm.annotations = !{!228, !229, !230, !231, !232}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/stencil3d/heat")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!7 = !DILocation(line: 42, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "send", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!9 = distinct !DISubprogram(name: "edge", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!10 = !DILocation(line: 44, column: 7, scope: !6)
!11 = !DILocation(line: 71, column: 7, scope: !9, inlinedAt: !10)
!12 = !DILocation(line: 97, column: 20, scope: !8, inlinedAt: !11)
!13 = !DILocation(line: 43, column: 24, scope: !6)
!14 = !{i32 0, i32 2147483647}
!15 = !{i32 0, i32 65535}
!16 = !DILocation(line: 43, column: 39, scope: !6)
!17 = !DILocation(line: 43, column: 36, scope: !6)
!18 = !DILocation(line: 44, column: 36, scope: !6)
!19 = !DILocation(line: 44, column: 45, scope: !6)
!20 = !DILocation(line: 56, column: 51, scope: !9, inlinedAt: !10)
!21 = !DILocation(line: 57, column: 10, scope: !9, inlinedAt: !10)
!22 = !DILocation(line: 58, column: 34, scope: !9, inlinedAt: !10)
!23 = !DILocation(line: 58, column: 3, scope: !9, inlinedAt: !10)
!24 = !DILocation(line: 56, column: 9, scope: !6)
!25 = !DILocation(line: 56, column: 9, scope: !9, inlinedAt: !10)
!26 = !DILocation(line: 56, column: 20, scope: !9, inlinedAt: !10)
!27 = !DILocation(line: 60, column: 10, scope: !9, inlinedAt: !10)
!28 = !DILocation(line: 60, column: 31, scope: !9, inlinedAt: !10)
!29 = distinct !DISubprogram(name: "wait", scope: !1, file: !1, line: 80, type: !4, isDefinition: true, scopeLine: 80, isOptimized: true, unit: !2)
!30 = !DILocation(line: 62, column: 7, scope: !9, inlinedAt: !10)
!31 = !DILocation(line: 81, column: 19, scope: !29, inlinedAt: !30)
!32 = !{i32 0, i32 1024}
!33 = !{i32 0, i32 64}
!34 = !{i32 1, i32 1025}
!35 = !DILocation(line: 81, column: 22, scope: !29, inlinedAt: !30)
!36 = !DILocation(line: 81, column: 36, scope: !29, inlinedAt: !30)
!37 = !DILocation(line: 81, column: 56, scope: !29, inlinedAt: !30)
!38 = !DILocation(line: 81, column: 69, scope: !29, inlinedAt: !30)
!39 = !DILocation(line: 81, column: 89, scope: !29, inlinedAt: !30)
!40 = !DILocation(line: 82, column: 64, scope: !29, inlinedAt: !30)
!41 = distinct !DISubprogram(name: "signal", scope: !1, file: !1, line: 102, type: !4, isDefinition: true, scopeLine: 102, isOptimized: true, unit: !2)
!42 = !DILocation(line: 82, column: 34, scope: !29, inlinedAt: !30)
!43 = !DILocation(line: 103, column: 27, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 103, column: 21, scope: !41, inlinedAt: !42)
!45 = !DILocation(line: 103, column: 30, scope: !41, inlinedAt: !42)
!46 = !DILocation(line: 103, column: 32, scope: !41, inlinedAt: !42)
!47 = !DILocation(line: 103, column: 38, scope: !41, inlinedAt: !42)
!48 = !DILocation(line: 103, column: 50, scope: !41, inlinedAt: !42)
!49 = !DILocation(line: 103, column: 16, scope: !41, inlinedAt: !42)
!50 = !DILocation(line: 82, column: 24, scope: !29, inlinedAt: !30)
!51 = !{!"branch_weights", i32 1, i32 1048576}
!52 = !DILocation(line: 84, column: 16, scope: !29, inlinedAt: !30)
!53 = !DILocation(line: 63, column: 15, scope: !9, inlinedAt: !10)
!54 = !DILocation(line: 64, column: 8, scope: !9, inlinedAt: !10)
!55 = !DILocation(line: 81, column: 22, scope: !29, inlinedAt: !54)
!56 = !DILocation(line: 81, column: 89, scope: !29, inlinedAt: !54)
!57 = !DILocation(line: 82, column: 64, scope: !29, inlinedAt: !54)
!58 = !DILocation(line: 82, column: 34, scope: !29, inlinedAt: !54)
!59 = !DILocation(line: 103, column: 27, scope: !41, inlinedAt: !58)
!60 = !DILocation(line: 103, column: 21, scope: !41, inlinedAt: !58)
!61 = !DILocation(line: 103, column: 30, scope: !41, inlinedAt: !58)
!62 = !DILocation(line: 103, column: 32, scope: !41, inlinedAt: !58)
!63 = !DILocation(line: 103, column: 38, scope: !41, inlinedAt: !58)
!64 = !DILocation(line: 103, column: 50, scope: !41, inlinedAt: !58)
!65 = !DILocation(line: 103, column: 16, scope: !41, inlinedAt: !58)
!66 = !DILocation(line: 82, column: 24, scope: !29, inlinedAt: !54)
!67 = !DILocation(line: 84, column: 16, scope: !29, inlinedAt: !54)
!68 = distinct !DISubprogram(name: "segmentRange", scope: !1, file: !1, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!69 = !DILocation(line: 66, column: 25, scope: !9, inlinedAt: !10)
!70 = !DILocation(line: 109, column: 26, scope: !68, inlinedAt: !69)
!71 = !DILocation(line: 108, column: 17, scope: !68, inlinedAt: !69)
!72 = !DILocation(line: 109, column: 16, scope: !68, inlinedAt: !69)
!73 = !DILocation(line: 109, column: 58, scope: !68, inlinedAt: !69)
!74 = !DILocation(line: 109, column: 47, scope: !68, inlinedAt: !69)
!75 = !DILocation(line: 109, column: 63, scope: !68, inlinedAt: !69)
!76 = !DILocation(line: 67, column: 38, scope: !9, inlinedAt: !10)
!77 = !DILocation(line: 67, column: 34, scope: !9, inlinedAt: !10)
!78 = !{i32 1, i32 65}
!79 = !DILocation(line: 68, column: 59, scope: !9, inlinedAt: !10)
!80 = distinct !DISubprogram(name: "column", scope: !1, file: !1, line: 114, type: !4, isDefinition: true, scopeLine: 114, isOptimized: true, unit: !2)
!81 = !DILocation(line: 68, column: 10, scope: !9, inlinedAt: !10)
!82 = !DILocation(line: 115, column: 8, scope: !80, inlinedAt: !81)
!83 = !DILocation(line: 119, column: 29, scope: !80, inlinedAt: !81)
!84 = !DILocation(line: 119, column: 54, scope: !80, inlinedAt: !81)
!85 = !DILocation(line: 121, column: 14, scope: !80, inlinedAt: !81)
!86 = !DILocation(line: 126, column: 54, scope: !80, inlinedAt: !81)
!87 = !DILocation(line: 68, column: 43, scope: !9, inlinedAt: !10)
!88 = !DILocation(line: 118, column: 11, scope: !80, inlinedAt: !81)
!89 = !DILocation(line: 118, column: 19, scope: !80, inlinedAt: !81)
!90 = !DILocation(line: 119, column: 12, scope: !80, inlinedAt: !81)
!91 = !DILocation(line: 119, column: 22, scope: !80, inlinedAt: !81)
!92 = !DILocation(line: 119, column: 37, scope: !80, inlinedAt: !81)
!93 = !DILocation(line: 119, column: 47, scope: !80, inlinedAt: !81)
!94 = !DILocation(line: 119, column: 42, scope: !80, inlinedAt: !81)
!95 = !DILocation(line: 121, column: 22, scope: !80, inlinedAt: !81)
!96 = !DILocation(line: 122, column: 24, scope: !80, inlinedAt: !81)
!97 = !DILocation(line: 122, column: 21, scope: !80, inlinedAt: !81)
!98 = !DILocation(line: 122, column: 37, scope: !80, inlinedAt: !81)
!99 = !DILocation(line: 121, column: 2, scope: !80, inlinedAt: !81)
!100 = !{!"branch_weights", i32 1048576, i32 1}
!101 = !DILocation(line: 122, column: 2, scope: !80, inlinedAt: !81)
!102 = !DILocation(line: 122, column: 10, scope: !80, inlinedAt: !81)
!103 = !DILocation(line: 123, column: 6, scope: !80, inlinedAt: !81)
!104 = !DILocation(line: 123, column: 25, scope: !80, inlinedAt: !81)
!105 = !DILocation(line: 124, column: 19, scope: !80, inlinedAt: !81)
!106 = !DILocation(line: 124, column: 16, scope: !80, inlinedAt: !81)
!107 = !DILocation(line: 126, column: 19, scope: !80, inlinedAt: !81)
!108 = !DILocation(line: 126, column: 39, scope: !80, inlinedAt: !81)
!109 = !DILocation(line: 126, column: 48, scope: !80, inlinedAt: !81)
!110 = !DILocation(line: 127, column: 18, scope: !80, inlinedAt: !81)
!111 = !DILocation(line: 127, column: 35, scope: !80, inlinedAt: !81)
!112 = !DILocation(line: 127, column: 32, scope: !80, inlinedAt: !81)
!113 = !DILocation(line: 127, column: 27, scope: !80, inlinedAt: !81)
!114 = !DILocation(line: 127, column: 50, scope: !80, inlinedAt: !81)
!115 = !DILocation(line: 127, column: 47, scope: !80, inlinedAt: !81)
!116 = !DILocation(line: 127, column: 42, scope: !80, inlinedAt: !81)
!117 = !DILocation(line: 127, column: 65, scope: !80, inlinedAt: !81)
!118 = !DILocation(line: 127, column: 62, scope: !80, inlinedAt: !81)
!119 = !DILocation(line: 127, column: 57, scope: !80, inlinedAt: !81)
!120 = !DILocation(line: 127, column: 77, scope: !80, inlinedAt: !81)
!121 = !DILocation(line: 127, column: 74, scope: !80, inlinedAt: !81)
!122 = !DILocation(line: 127, column: 69, scope: !80, inlinedAt: !81)
!123 = !DILocation(line: 130, column: 22, scope: !80, inlinedAt: !81)
!124 = !DILocation(line: 130, column: 44, scope: !80, inlinedAt: !81)
!125 = !DILocation(line: 130, column: 29, scope: !80, inlinedAt: !81)
!126 = !DILocation(line: 125, column: 3, scope: !80, inlinedAt: !81)
!127 = !DILocation(line: 132, column: 7, scope: !80, inlinedAt: !81)
!128 = !DILocation(line: 123, column: 31, scope: !80, inlinedAt: !81)
!129 = !{!"llvm.loop.unroll.disable"}
!130 = distinct !{!130, !129}
!131 = !DILocation(line: 70, column: 17, scope: !9, inlinedAt: !10)
!132 = !DILocation(line: 92, column: 15, scope: !8, inlinedAt: !11)
!133 = !DILocation(line: 97, column: 45, scope: !8, inlinedAt: !11)
!134 = !DILocation(line: 97, column: 52, scope: !8, inlinedAt: !11)
!135 = !DILocation(line: 97, column: 66, scope: !8, inlinedAt: !11)
!136 = !DILocation(line: 97, column: 42, scope: !8, inlinedAt: !11)
!137 = !DILocation(line: 97, column: 99, scope: !8, inlinedAt: !11)
!138 = !DILocation(line: 97, column: 120, scope: !8, inlinedAt: !11)
!139 = !DILocation(line: 97, column: 82, scope: !8, inlinedAt: !11)
!140 = !DILocation(line: 98, column: 29, scope: !8, inlinedAt: !11)
!141 = !DILocation(line: 98, column: 9, scope: !8, inlinedAt: !11)
!142 = !DILocation(line: 103, column: 27, scope: !41, inlinedAt: !141)
!143 = !DILocation(line: 103, column: 21, scope: !41, inlinedAt: !141)
!144 = !DILocation(line: 103, column: 30, scope: !41, inlinedAt: !141)
!145 = !DILocation(line: 103, column: 32, scope: !41, inlinedAt: !141)
!146 = !DILocation(line: 103, column: 38, scope: !41, inlinedAt: !141)
!147 = !DILocation(line: 103, column: 50, scope: !41, inlinedAt: !141)
!148 = !DILocation(line: 103, column: 16, scope: !41, inlinedAt: !141)
!149 = !DILocation(line: 72, column: 15, scope: !9, inlinedAt: !10)
!150 = !DILocation(line: 73, column: 8, scope: !9, inlinedAt: !10)
!151 = !DILocation(line: 92, column: 15, scope: !8, inlinedAt: !150)
!152 = !DILocation(line: 97, column: 42, scope: !8, inlinedAt: !150)
!153 = !DILocation(line: 97, column: 99, scope: !8, inlinedAt: !150)
!154 = !DILocation(line: 97, column: 120, scope: !8, inlinedAt: !150)
!155 = !DILocation(line: 97, column: 82, scope: !8, inlinedAt: !150)
!156 = !DILocation(line: 98, column: 9, scope: !8, inlinedAt: !150)
!157 = !DILocation(line: 103, column: 27, scope: !41, inlinedAt: !156)
!158 = !DILocation(line: 103, column: 21, scope: !41, inlinedAt: !156)
!159 = !DILocation(line: 103, column: 30, scope: !41, inlinedAt: !156)
!160 = !DILocation(line: 103, column: 38, scope: !41, inlinedAt: !156)
!161 = !DILocation(line: 103, column: 50, scope: !41, inlinedAt: !156)
!162 = !DILocation(line: 103, column: 16, scope: !41, inlinedAt: !156)
!163 = !DILocation(line: 97, column: 20, scope: !8, inlinedAt: !150)
!164 = !DILocation(line: 45, column: 3, scope: !6)
!165 = !DILocation(line: 47, column: 17, scope: !6)
!166 = !DILocation(line: 48, column: 38, scope: !6)
!167 = !DILocation(line: 48, column: 26, scope: !6)
!168 = !DILocation(line: 49, column: 24, scope: !6)
!169 = !{i32 1, i32 -2147483648}
!170 = !{i32 1, i32 65536}
!171 = !DILocation(line: 49, column: 27, scope: !6)
!172 = !DILocation(line: 50, column: 54, scope: !6)
!173 = !DILocation(line: 50, column: 9, scope: !6)
!174 = !DILocation(line: 115, column: 8, scope: !80, inlinedAt: !173)
!175 = !DILocation(line: 49, column: 66, scope: !6)
!176 = !DILocation(line: 119, column: 29, scope: !80, inlinedAt: !173)
!177 = !DILocation(line: 119, column: 54, scope: !80, inlinedAt: !173)
!178 = !DILocation(line: 121, column: 14, scope: !80, inlinedAt: !173)
!179 = !DILocation(line: 126, column: 54, scope: !80, inlinedAt: !173)
!180 = !DILocation(line: 49, column: 6, scope: !6)
!181 = !DILocation(line: 49, column: 38, scope: !6)
!182 = !DILocation(line: 118, column: 11, scope: !80, inlinedAt: !173)
!183 = !DILocation(line: 118, column: 19, scope: !80, inlinedAt: !173)
!184 = !DILocation(line: 119, column: 12, scope: !80, inlinedAt: !173)
!185 = !DILocation(line: 119, column: 22, scope: !80, inlinedAt: !173)
!186 = !DILocation(line: 119, column: 37, scope: !80, inlinedAt: !173)
!187 = !DILocation(line: 119, column: 47, scope: !80, inlinedAt: !173)
!188 = !DILocation(line: 119, column: 42, scope: !80, inlinedAt: !173)
!189 = !DILocation(line: 121, column: 22, scope: !80, inlinedAt: !173)
!190 = !DILocation(line: 122, column: 24, scope: !80, inlinedAt: !173)
!191 = !DILocation(line: 122, column: 21, scope: !80, inlinedAt: !173)
!192 = !DILocation(line: 122, column: 37, scope: !80, inlinedAt: !173)
!193 = !DILocation(line: 121, column: 2, scope: !80, inlinedAt: !173)
!194 = !DILocation(line: 122, column: 2, scope: !80, inlinedAt: !173)
!195 = !DILocation(line: 122, column: 10, scope: !80, inlinedAt: !173)
!196 = !DILocation(line: 123, column: 6, scope: !80, inlinedAt: !173)
!197 = !DILocation(line: 123, column: 25, scope: !80, inlinedAt: !173)
!198 = !DILocation(line: 124, column: 19, scope: !80, inlinedAt: !173)
!199 = !DILocation(line: 124, column: 16, scope: !80, inlinedAt: !173)
!200 = !DILocation(line: 126, column: 19, scope: !80, inlinedAt: !173)
!201 = !DILocation(line: 126, column: 39, scope: !80, inlinedAt: !173)
!202 = !DILocation(line: 126, column: 48, scope: !80, inlinedAt: !173)
!203 = !DILocation(line: 127, column: 35, scope: !80, inlinedAt: !173)
!204 = !DILocation(line: 127, column: 32, scope: !80, inlinedAt: !173)
!205 = !DILocation(line: 127, column: 50, scope: !80, inlinedAt: !173)
!206 = !DILocation(line: 127, column: 47, scope: !80, inlinedAt: !173)
!207 = !DILocation(line: 127, column: 65, scope: !80, inlinedAt: !173)
!208 = !DILocation(line: 127, column: 62, scope: !80, inlinedAt: !173)
!209 = !DILocation(line: 127, column: 77, scope: !80, inlinedAt: !173)
!210 = !DILocation(line: 127, column: 74, scope: !80, inlinedAt: !173)
!211 = !DILocation(line: 127, column: 18, scope: !80, inlinedAt: !173)
!212 = !DILocation(line: 127, column: 27, scope: !80, inlinedAt: !173)
!213 = !DILocation(line: 127, column: 42, scope: !80, inlinedAt: !173)
!214 = !DILocation(line: 127, column: 57, scope: !80, inlinedAt: !173)
!215 = !DILocation(line: 127, column: 69, scope: !80, inlinedAt: !173)
!216 = !DILocation(line: 130, column: 22, scope: !80, inlinedAt: !173)
!217 = !DILocation(line: 130, column: 44, scope: !80, inlinedAt: !173)
!218 = !DILocation(line: 130, column: 29, scope: !80, inlinedAt: !173)
!219 = !DILocation(line: 125, column: 3, scope: !80, inlinedAt: !173)
!220 = !DILocation(line: 132, column: 7, scope: !80, inlinedAt: !173)
!221 = !DILocation(line: 123, column: 31, scope: !80, inlinedAt: !173)
!222 = !{!"llvm.loop.unroll.disable"}
!223 = distinct !{!223, !222}
!224 = !DILocation(line: 49, column: 69, scope: !6)
!225 = !DILocation(line: 49, column: 48, scope: !6)
!226 = !{!"llvm.loop.unroll.disable"}
!227 = distinct !{!227, !226}
!228 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"kernel", i32 1}
!229 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"maxntidx", i32 256}
!230 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"maxntidy", i32 1}
!231 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"maxntidz", i32 1}
!232 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"minctasm", i32 4}
