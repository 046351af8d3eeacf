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
	br i1 %11, label %b1, label %b51, !dbg !17

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
	br i1 %21, label %b5, label %b50, !dbg !28

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
	%37 = mul i64 %36, 2, !dbg !45
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
	%52 = mul i64 %51, 2, !dbg !61
	%53 = add i64 %52, 1, !dbg !62
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
	%71 = add i64 %12, 1, !dbg !73
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
	%89 = icmp ule i64 %p6, 281474976710655, !dbg !77
	%90 = icmp ule i64 %63, 281474976710655, !dbg !77
	%91 = and i1 %89, %90, !dbg !77
	%92 = mul i64 %p6, -1, !dbg !77
	%93 = mul i64 %63, -1, !dbg !77
	%94 = add i64 %92, %93, !dbg !77
	%95 = icmp sge i64 %94, 0, !dbg !77
	%96 = and i1 %91, %95, !dbg !77
	%97 = mul i64 %p6, -2, !dbg !77
	%98 = icmp sge i64 %97, 0, !dbg !77
	%99 = and i1 %96, %98, !dbg !77
	%100 = mul i64 %p3, -1, !dbg !77
	%101 = add i64 %p1, %100, !dbg !77
	%102 = add i64 %101, %63, !dbg !77
	%103 = icmp sge i64 %102, 0, !dbg !77
	%104 = and i1 %99, %103, !dbg !77
	br i1 %104, label %b17, label %b31_cold, !dbg !77, !prof !87

b17:
	%105 = phi i64 [ %31, %b16_ok1 ], [ %166, %b30 ], !dbg !77
	%106 = icmp slt i64 %105, %78, !dbg !77
	br i1 %106, label %b18, label %b45, !dbg !77

b18:
	%107 = add i64 %70, %105, !dbg !88
	br i1 %84, label %b30, label %b19, !dbg !82

b19:
	%108 = icmp eq i64 %p6, 0, !dbg !89
	br i1 %108, label %b19_fail1, label %b19_ok1, !dbg !89, !prof !51

b19_ok1:
	%109 = icmp eq i64 %p6, -1, !dbg !89
	%110 = select i1 %109, i64 1, i64 %p6, !dbg !89
	%111 = srem i64 %107, %110, !dbg !89
	%112 = icmp eq i64 %p6, -1, !dbg !90
	%113 = select i1 %112, i64 1, i64 %p6, !dbg !90
	%114 = sdiv i64 %107, %113, !dbg !90
	%115 = sub i64 0, %107, !dbg !90
	%116 = select i1 %112, i64 %115, i64 %114, !dbg !90
	%117 = icmp eq i64 %111, 0, !dbg !91
	br i1 %117, label %b23, label %b20, !dbg !91

b20:
	%118 = icmp eq i64 %111, %85, !dbg !92
	br i1 %118, label %b23, label %b21, !dbg !92

b21:
	%119 = icmp eq i64 %116, 0, !dbg !93
	br i1 %119, label %b23, label %b22, !dbg !93

b22:
	%120 = icmp eq i64 %116, %86, !dbg !94
	br label %b23, !dbg !94

b23:
	%121 = phi i1 [ true, %b19_ok1 ], [ true, %b20 ], [ true, %b21 ], [ %120, %b22 ], !dbg !95
	%122 = add i64 %87, %107, !dbg !96
	%123 = sub i64 %122, %63, !dbg !97
	%124 = getelementptr inbounds float, float addrspace(1)* %1, i64 %123, !dbg !98
	%125 = icmp uge i64 %123, %p3, !dbg !98
	%126 = icmp uge i64 %122, %p3, !dbg !99
	%127 = or i1 %125, %126, !dbg !99
	br i1 %127, label %b23_fail1, label %b23_ok1, !dbg !99, !prof !51

b23_ok1:
	%128 = load float, float addrspace(1)* %124, align 4, !dbg !98
	%129 = getelementptr inbounds float, float addrspace(1)* %1, i64 %122, !dbg !99
	%130 = load float, float addrspace(1)* %129, align 4, !dbg !99
	br label %b24, !dbg !99

b24:
	%131 = phi i64 [ %122, %b23_ok1 ], [ %136, %b29 ], !dbg !100
	%132 = phi float [ %128, %b23_ok1 ], [ %133, %b29 ], !dbg !101
	%133 = phi float [ %130, %b23_ok1 ], [ %139, %b29 ], !dbg !102
	%134 = phi i64 [ %17, %b23_ok1 ], [ %165, %b29 ], !dbg !103
	%135 = icmp slt i64 %134, %83, !dbg !104
	br i1 %135, label %b25, label %b30, !dbg !104

b25:
	%136 = add i64 %131, %63, !dbg !105
	%137 = getelementptr inbounds float, float addrspace(1)* %1, i64 %136, !dbg !106
	%138 = icmp uge i64 %136, %p3, !dbg !106
	br i1 %138, label %b25_fail1, label %b25_ok1, !dbg !106, !prof !51

b25_ok1:
	%139 = load float, float addrspace(1)* %137, align 4, !dbg !106
	%140 = add i64 %p10, %134, !dbg !107
	br i1 %121, label %b29, label %b26, !dbg !107

b26:
	%141 = icmp sgt i64 %140, 0, !dbg !108
	br i1 %141, label %b27, label %b29, !dbg !108

b27:
	%142 = icmp slt i64 %140, %88, !dbg !109
	br i1 %142, label %b28, label %b29, !dbg !109

b28:
	%143 = fadd float %132, %139, !dbg !110
	%144 = sub i64 %131, %p6, !dbg !111
	%145 = getelementptr inbounds float, float addrspace(1)* %1, i64 %144, !dbg !112
	%146 = load float, float addrspace(1)* %145, align 4, !dbg !112
	%147 = fadd float %143, %146, !dbg !113
	%148 = add i64 %131, %p6, !dbg !114
	%149 = getelementptr inbounds float, float addrspace(1)* %1, i64 %148, !dbg !115
	%150 = load float, float addrspace(1)* %149, align 4, !dbg !115
	%151 = fadd float %147, %150, !dbg !116
	%152 = sub i64 %131, 1, !dbg !117
	%153 = getelementptr inbounds float, float addrspace(1)* %1, i64 %152, !dbg !118
	%154 = load float, float addrspace(1)* %153, align 4, !dbg !118
	%155 = fadd float %151, %154, !dbg !119
	%156 = add i64 %131, 1, !dbg !120
	%157 = getelementptr inbounds float, float addrspace(1)* %1, i64 %156, !dbg !121
	%158 = load float, float addrspace(1)* %157, align 4, !dbg !121
	%159 = fadd float %155, %158, !dbg !122
	%160 = call float @llvm.nvvm.mul.rn.f(float %p15, float %133), !dbg !123
	%161 = call float @llvm.nvvm.mul.rn.f(float %p16, float %159), !dbg !124
	%162 = fadd float %160, %161, !dbg !125
	br label %b29, !dbg !125

b29:
	%163 = phi float [ %133, %b25_ok1 ], [ %133, %b26 ], [ %133, %b27 ], [ %162, %b28 ], !dbg !126
	%164 = getelementptr inbounds float, float addrspace(1)* %0, i64 %131, !dbg !127
	store float %163, float addrspace(1)* %164, align 4, !dbg !127
	%165 = add i64 %134, 1, !dbg !128
	br label %b24, !dbg !128

b30:
	%166 = add i64 %105, %82, !dbg !77
	br label %b17, !dbg !77

b45:
	call void @llvm.nvvm.barrier0(), !dbg !129
	%167 = icmp slt i64 %18, 0, !dbg !130
	br i1 %167, label %b47, label %b46, !dbg !130

b46:
	%168 = mul i64 %19, %63, !dbg !131
	%169 = add i64 %168, %70, !dbg !132
	%170 = add i64 %168, %77, !dbg !133
	%171 = add i64 %87, %70, !dbg !135
	%172 = add i64 %87, %77, !dbg !136
	%173 = getelementptr inbounds float, float addrspace(1)* %0, i64 %169, !dbg !134
	%174 = getelementptr inbounds float, float addrspace(1)* %0, i64 %171, !dbg !137
	%175 = sub i64 1, %13, !dbg !138
	%176 = icmp ugt i64 %170, %p1, !dbg !134
	%177 = icmp ugt i64 %169, %170, !dbg !134
	%178 = icmp ugt i64 %172, %p1, !dbg !137
	%179 = icmp ugt i64 %171, %172, !dbg !137
	%180 = or i1 %176, %177, !dbg !137
	%181 = or i1 %180, %178, !dbg !137
	%182 = or i1 %181, %179, !dbg !137
	br i1 %182, label %b46_fail1, label %b46_ok1, !dbg !137, !prof !51

b46_ok1:
	%183 = urem i64 %p17, 2, !dbg !140
	%184 = mul i64 %183, 2, !dbg !142
	%185 = add i64 %184, %175, !dbg !143
	%186 = mul i64 %185, %p14, !dbg !144
	%187 = add i64 %186, %12, !dbg !145
	%188 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %187, !dbg !146
	%189 = sext i32 %3 to i64, !dbg !12
	%190 = mul i64 %78, 4, !dbg !12
	%191 = trunc i64 %18 to i32, !dbg !12
	%192 = addrspacecast float addrspace(1)* %173 to float*, !dbg !12
	%193 = addrspacecast float addrspace(1)* %174 to float*, !dbg !12
	%194 = addrspacecast i64 addrspace(1)* %188 to i64*, !dbg !12
	%195 = icmp uge i64 %187, %p5, !dbg !146
	%196 = icmp uge i64 %18, %189, !dbg !12
	%197 = icmp eq i64 addrspace(1)* %188, null, !dbg !12
	%198 = or i1 %195, %196, !dbg !12
	%199 = or i1 %198, %197, !dbg !12
	br i1 %199, label %b46_fail5, label %b46_ok5, !dbg !12, !prof !51

b46_ok5:
	%200 = bitcast float* %192 to i8*, !dbg !12
	%201 = bitcast float* %193 to i8*, !dbg !12
	%202 = bitcast i64* %194 to i8*, !dbg !12
	call void @gpuc_put_signal_nbi_block(i8* %200, i8* %201, i64 %190, i8* %202, i64 %p17, i32 9, i32 %191), !dbg !12
	br label %b47, !dbg !12

b47:
	br i1 %48, label %b48, label %b50, !dbg !147

b48:
	%203 = icmp slt i64 %p12, 0, !dbg !149
	br i1 %203, label %b50, label %b49, !dbg !149

b49:
	%204 = add i64 %87, %70, !dbg !151
	%205 = add i64 %87, %77, !dbg !152
	%206 = getelementptr inbounds float, float addrspace(1)* %0, i64 %70, !dbg !150
	%207 = getelementptr inbounds float, float addrspace(1)* %0, i64 %204, !dbg !153
	%208 = icmp ugt i64 %77, %p1, !dbg !150
	%209 = icmp ugt i64 %70, %77, !dbg !150
	%210 = icmp ugt i64 %205, %p1, !dbg !153
	%211 = icmp ugt i64 %204, %205, !dbg !153
	%212 = or i1 %208, %209, !dbg !153
	%213 = or i1 %212, %210, !dbg !153
	%214 = or i1 %213, %211, !dbg !153
	br i1 %214, label %b49_fail1, label %b49_ok1, !dbg !153, !prof !51

b49_ok1:
	%215 = urem i64 %p17, 2, !dbg !155
	%216 = mul i64 %215, 2, !dbg !157
	%217 = mul i64 %216, %p14, !dbg !158
	%218 = add i64 %217, %12, !dbg !159
	%219 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %218, !dbg !160
	%220 = sext i32 %3 to i64, !dbg !161
	%221 = mul i64 %78, 4, !dbg !161
	%222 = trunc i64 %p12 to i32, !dbg !161
	%223 = addrspacecast float addrspace(1)* %206 to float*, !dbg !161
	%224 = addrspacecast float addrspace(1)* %207 to float*, !dbg !161
	%225 = addrspacecast i64 addrspace(1)* %219 to i64*, !dbg !161
	%226 = icmp uge i64 %218, %p5, !dbg !160
	%227 = icmp uge i64 %p12, %220, !dbg !161
	%228 = icmp eq i64 addrspace(1)* %219, null, !dbg !161
	%229 = or i1 %226, %227, !dbg !161
	%230 = or i1 %229, %228, !dbg !161
	br i1 %230, label %b49_fail5, label %b49_ok5, !dbg !161, !prof !51

b49_ok5:
	%231 = bitcast float* %223 to i8*, !dbg !161
	%232 = bitcast float* %224 to i8*, !dbg !161
	%233 = bitcast i64* %225 to i8*, !dbg !161
	call void @gpuc_put_signal_nbi_block(i8* %231, i8* %232, i64 %221, i8* %233, i64 %p17, i32 9, i32 %222), !dbg !161
	br label %b50, !dbg !161

b50:
	ret void, !dbg !162

b51:
	%234 = mul i64 %p6, %p7, !dbg !163
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !164, !range !34
	%236 = sext i32 %235 to i64, !dbg !164
	%237 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !164, !range !34
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !164, !range !78
	%239 = mul i64 %10, %236, !dbg !165
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !166, !range !167
	%241 = sext i32 %240 to i64, !dbg !166
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !166, !range !168
	%243 = sext i32 %242 to i64, !dbg !166
	%244 = mul i64 %243, %9, !dbg !166
	%245 = add i64 %7, %244, !dbg !166
	%246 = mul i64 %241, %245, !dbg !166
	%247 = add i64 %5, %246, !dbg !166
	%248 = mul i32 %235, %237, !dbg !166
	%249 = mul i32 %248, %238, !dbg !166
	%250 = sext i32 %249 to i64, !dbg !166
	%251 = mul i64 %247, %250, !dbg !166
	%252 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !166, !range !32
	%253 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !166, !range !32
	%254 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !166, !range !33
	%255 = mul i32 %237, %254, !dbg !166
	%256 = add i32 %253, %255, !dbg !166
	%257 = mul i32 %235, %256, !dbg !166
	%258 = add i32 %252, %257, !dbg !166
	%259 = sext i32 %258 to i64, !dbg !166
	%260 = add i64 %251, %259, !dbg !166
	%261 = sub i64 %260, %239, !dbg !169
	%262 = sub i64 %p9, 1, !dbg !170
	%263 = icmp sge i64 1, %262, !dbg !172
	%264 = mul i64 %241, %243, !dbg !173
	%265 = sub i64 %p6, 1, !dbg !174
	%266 = sub i64 %p7, 1, !dbg !175
	%267 = mul i64 %234, 2, !dbg !176
	%268 = sub i64 %p8, 1, !dbg !177
	%269 = icmp ule i64 %p6, 281474976710655, !dbg !178
	%270 = icmp ule i64 %234, 281474976710655, !dbg !178
	%271 = and i1 %269, %270, !dbg !178
	%272 = mul i64 %p6, -1, !dbg !178
	%273 = mul i64 %234, -1, !dbg !178
	%274 = add i64 %272, %273, !dbg !178
	%275 = icmp sge i64 %274, 0, !dbg !178
	%276 = and i1 %271, %275, !dbg !178
	%277 = mul i64 %p6, -2, !dbg !178
	%278 = icmp sge i64 %277, 0, !dbg !178
	%279 = and i1 %276, %278, !dbg !178
	%280 = add i64 %p6, -1, !dbg !178
	%281 = icmp sge i64 %280, 0, !dbg !178
	%282 = and i1 %279, %281, !dbg !178
	%283 = mul i64 %p3, -1, !dbg !178
	%284 = add i64 %p1, %283, !dbg !178
	%285 = add i64 %284, %234, !dbg !178
	%286 = icmp sge i64 %285, 0, !dbg !178
	%287 = and i1 %282, %286, !dbg !178
	br i1 %287, label %b52, label %b66_cold, !dbg !169, !prof !87

b52:
	%288 = phi i64 [ %261, %b51 ], [ %353, %b65 ], !dbg !178
	%289 = icmp slt i64 %288, %234, !dbg !179
	br i1 %289, label %b53, label %b80, !dbg !179

b53:
	br i1 %263, label %b65, label %b54, !dbg !172

b54:
	%290 = icmp eq i64 %p6, 0, !dbg !180
	br i1 %290, label %b54_fail1, label %b54_ok1, !dbg !180, !prof !51

b54_ok1:
	%291 = icmp eq i64 %p6, -1, !dbg !180
	%292 = select i1 %291, i64 1, i64 %p6, !dbg !180
	%293 = srem i64 %288, %292, !dbg !180
	%294 = icmp eq i64 %p6, -1, !dbg !181
	%295 = select i1 %294, i64 1, i64 %p6, !dbg !181
	%296 = sdiv i64 %288, %295, !dbg !181
	%297 = sub i64 0, %288, !dbg !181
	%298 = select i1 %294, i64 %297, i64 %296, !dbg !181
	%299 = icmp eq i64 %293, 0, !dbg !182
	br i1 %299, label %b58, label %b55, !dbg !182

b55:
	%300 = icmp eq i64 %293, %265, !dbg !183
	br i1 %300, label %b58, label %b56, !dbg !183

b56:
	%301 = icmp eq i64 %298, 0, !dbg !184
	br i1 %301, label %b58, label %b57, !dbg !184

b57:
	%302 = icmp eq i64 %298, %266, !dbg !185
	br label %b58, !dbg !185

b58:
	%303 = phi i1 [ true, %b54_ok1 ], [ true, %b55 ], [ true, %b56 ], [ %302, %b57 ], !dbg !186
	%304 = add i64 %267, %288, !dbg !187
	%305 = sub i64 %304, %234, !dbg !188
	%306 = getelementptr inbounds float, float addrspace(1)* %1, i64 %305, !dbg !189
	%307 = icmp uge i64 %305, %p3, !dbg !189
	%308 = icmp uge i64 %304, %p3, !dbg !190
	%309 = or i1 %307, %308, !dbg !190
	br i1 %309, label %b58_fail1, label %b58_ok1, !dbg !190, !prof !51

b58_ok1:
	%310 = load float, float addrspace(1)* %306, align 4, !dbg !189
	%311 = getelementptr inbounds float, float addrspace(1)* %1, i64 %304, !dbg !190
	%312 = load float, float addrspace(1)* %311, align 4, !dbg !190
	br label %b59, !dbg !190

b59:
	%313 = phi i64 [ %304, %b58_ok1 ], [ %318, %b64 ], !dbg !191
	%314 = phi float [ %310, %b58_ok1 ], [ %315, %b64 ], !dbg !192
	%315 = phi float [ %312, %b58_ok1 ], [ %321, %b64 ], !dbg !193
	%316 = phi i64 [ 1, %b58_ok1 ], [ %347, %b64 ], !dbg !194
	%317 = icmp slt i64 %316, %262, !dbg !195
	br i1 %317, label %b60, label %b65, !dbg !195

b60:
	%318 = add i64 %313, %234, !dbg !196
	%319 = getelementptr inbounds float, float addrspace(1)* %1, i64 %318, !dbg !197
	%320 = icmp uge i64 %318, %p3, !dbg !197
	br i1 %320, label %b60_fail1, label %b60_ok1, !dbg !197, !prof !51

b60_ok1:
	%321 = load float, float addrspace(1)* %319, align 4, !dbg !197
	%322 = add i64 %p10, %316, !dbg !198
	br i1 %303, label %b64, label %b61, !dbg !198

b61:
	%323 = icmp sgt i64 %322, 0, !dbg !199
	br i1 %323, label %b62, label %b64, !dbg !199

b62:
	%324 = icmp slt i64 %322, %268, !dbg !200
	br i1 %324, label %b63, label %b64, !dbg !200

b63:
	%325 = fadd float %314, %321, !dbg !201
	%326 = sub i64 %313, %p6, !dbg !202
	%327 = getelementptr inbounds float, float addrspace(1)* %1, i64 %326, !dbg !203
	%328 = load float, float addrspace(1)* %327, align 4, !dbg !203
	%329 = fadd float %325, %328, !dbg !204
	%330 = add i64 %313, %p6, !dbg !205
	%331 = getelementptr inbounds float, float addrspace(1)* %1, i64 %330, !dbg !206
	%332 = load float, float addrspace(1)* %331, align 4, !dbg !206
	%333 = fadd float %329, %332, !dbg !207
	%334 = sub i64 %313, 1, !dbg !208
	%335 = getelementptr inbounds float, float addrspace(1)* %1, i64 %334, !dbg !209
	%336 = load float, float addrspace(1)* %335, align 4, !dbg !209
	%337 = fadd float %333, %336, !dbg !210
	%338 = add i64 %313, 1, !dbg !211
	%339 = getelementptr inbounds float, float addrspace(1)* %1, i64 %338, !dbg !212
	%340 = load float, float addrspace(1)* %339, align 4, !dbg !212
	%341 = fadd float %337, %340, !dbg !213
	%342 = call float @llvm.nvvm.mul.rn.f(float %p15, float %315), !dbg !214
	%343 = call float @llvm.nvvm.mul.rn.f(float %p16, float %341), !dbg !215
	%344 = fadd float %342, %343, !dbg !216
	br label %b64, !dbg !216

b64:
	%345 = phi float [ %315, %b60_ok1 ], [ %315, %b61 ], [ %315, %b62 ], [ %344, %b63 ], !dbg !217
	%346 = getelementptr inbounds float, float addrspace(1)* %0, i64 %313, !dbg !218
	store float %345, float addrspace(1)* %346, align 4, !dbg !218
	%347 = add i64 %316, 1, !dbg !219
	br label %b59, !dbg !219

b65:
	%348 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !173, !range !168
	%349 = sext i32 %348 to i64, !dbg !173
	%350 = mul i64 %264, %349, !dbg !173
	%351 = mul i64 %350, %250, !dbg !173
	%352 = sub i64 %351, %239, !dbg !220
	%353 = add i64 %288, %352, !dbg !221
	br label %b52, !dbg !221

b80:
	ret void, !dbg !221

b10_fail1:
	%354 = icmp uge i64 %40, %p5, !dbg !49
	br i1 %354, label %b10_fail2, label %b10_ok2, !dbg !49

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %40, i64 %p5), !dbg !49
	ret void, !dbg !49

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !50
	ret void, !dbg !50

b14_fail1:
	%355 = icmp uge i64 %55, %p5, !dbg !65
	br i1 %355, label %b14_fail2, label %b14_ok2, !dbg !65

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %55, i64 %p5), !dbg !65
	ret void, !dbg !65

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !66
	ret void, !dbg !66

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !70
	ret void, !dbg !70

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !89
	ret void, !dbg !89

b23_fail1:
	%356 = icmp uge i64 %123, %p3, !dbg !98
	br i1 %356, label %b23_fail2, label %b23_ok2, !dbg !98

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %123, i64 %p3), !dbg !98
	ret void, !dbg !98

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %122, i64 %p3), !dbg !99
	ret void, !dbg !99

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %136, i64 %p3), !dbg !106
	ret void, !dbg !106

b31_cold:
	%357 = phi i64 [ %430, %b44_cold ], [ %31, %b16_ok1 ], !dbg !77
	%358 = icmp slt i64 %357, %78, !dbg !77
	br i1 %358, label %b32_cold, label %b45, !dbg !77

b32_cold:
	%359 = add i64 %70, %357, !dbg !88
	br i1 %84, label %b44_cold, label %b33_cold, !dbg !82

b33_cold:
	%360 = icmp eq i64 %p6, 0, !dbg !89
	br i1 %360, label %b33_cold_fail1, label %b33_cold_ok1, !dbg !89, !prof !51

b33_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !89
	ret void, !dbg !89

b33_cold_ok1:
	%361 = icmp eq i64 %p6, -1, !dbg !89
	%362 = select i1 %361, i64 1, i64 %p6, !dbg !89
	%363 = srem i64 %359, %362, !dbg !89
	%364 = icmp eq i64 %p6, -1, !dbg !90
	%365 = select i1 %364, i64 1, i64 %p6, !dbg !90
	%366 = sdiv i64 %359, %365, !dbg !90
	%367 = sub i64 0, %359, !dbg !90
	%368 = select i1 %364, i64 %367, i64 %366, !dbg !90
	%369 = icmp eq i64 %363, 0, !dbg !91
	br i1 %369, label %b37_cold, label %b34_cold, !dbg !91

b34_cold:
	%370 = icmp eq i64 %363, %85, !dbg !92
	br i1 %370, label %b37_cold, label %b35_cold, !dbg !92

b35_cold:
	%371 = icmp eq i64 %368, 0, !dbg !93
	br i1 %371, label %b37_cold, label %b36_cold, !dbg !93

b36_cold:
	%372 = icmp eq i64 %368, %86, !dbg !94
	br label %b37_cold, !dbg !94

b37_cold:
	%373 = phi i1 [ true, %b33_cold_ok1 ], [ true, %b34_cold ], [ true, %b35_cold ], [ %372, %b36_cold ], !dbg !95
	%374 = add i64 %87, %359, !dbg !96
	%375 = sub i64 %374, %63, !dbg !97
	%376 = getelementptr inbounds float, float addrspace(1)* %1, i64 %375, !dbg !98
	%377 = icmp uge i64 %375, %p3, !dbg !98
	%378 = icmp uge i64 %374, %p3, !dbg !99
	%379 = or i1 %377, %378, !dbg !99
	br i1 %379, label %b37_cold_fail1, label %b37_cold_ok1, !dbg !99, !prof !51

b37_cold_fail1:
	%380 = icmp uge i64 %375, %p3, !dbg !98
	br i1 %380, label %b37_cold_fail2, label %b37_cold_ok2, !dbg !98

b37_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %375, i64 %p3), !dbg !98
	ret void, !dbg !98

b37_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %374, i64 %p3), !dbg !99
	ret void, !dbg !99

b37_cold_ok1:
	%381 = load float, float addrspace(1)* %376, align 4, !dbg !98
	%382 = getelementptr inbounds float, float addrspace(1)* %1, i64 %374, !dbg !99
	%383 = load float, float addrspace(1)* %382, align 4, !dbg !99
	br label %b38_cold, !dbg !99

b38_cold:
	%384 = phi i64 [ %374, %b37_cold_ok1 ], [ %389, %b43_cold_ok1 ], !dbg !100
	%385 = phi float [ %381, %b37_cold_ok1 ], [ %386, %b43_cold_ok1 ], !dbg !101
	%386 = phi float [ %383, %b37_cold_ok1 ], [ %392, %b43_cold_ok1 ], !dbg !102
	%387 = phi i64 [ %17, %b37_cold_ok1 ], [ %429, %b43_cold_ok1 ], !dbg !103
	%388 = icmp slt i64 %387, %83, !dbg !104
	br i1 %388, label %b39_cold, label %b44_cold, !dbg !104

b39_cold:
	%389 = add i64 %384, %63, !dbg !105
	%390 = getelementptr inbounds float, float addrspace(1)* %1, i64 %389, !dbg !106
	%391 = icmp uge i64 %389, %p3, !dbg !106
	br i1 %391, label %b39_cold_fail1, label %b39_cold_ok1, !dbg !106, !prof !51

b39_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %389, i64 %p3), !dbg !106
	ret void, !dbg !106

b39_cold_ok1:
	%392 = load float, float addrspace(1)* %390, align 4, !dbg !106
	%393 = add i64 %p10, %387, !dbg !107
	br i1 %373, label %b43_cold, label %b40_cold, !dbg !107

b40_cold:
	%394 = icmp sgt i64 %393, 0, !dbg !108
	br i1 %394, label %b41_cold, label %b43_cold, !dbg !108

b41_cold:
	%395 = icmp slt i64 %393, %88, !dbg !109
	br i1 %395, label %b42_cold, label %b43_cold, !dbg !109

b42_cold:
	%396 = sub i64 %384, %p6, !dbg !111
	%397 = add i64 %384, %p6, !dbg !114
	%398 = sub i64 %384, 1, !dbg !117
	%399 = add i64 %384, 1, !dbg !120
	%400 = fadd float %385, %392, !dbg !110
	%401 = getelementptr inbounds float, float addrspace(1)* %1, i64 %396, !dbg !112
	%402 = icmp uge i64 %396, %p3, !dbg !112
	%403 = icmp uge i64 %397, %p3, !dbg !115
	%404 = icmp uge i64 %398, %p3, !dbg !118
	%405 = icmp uge i64 %399, %p3, !dbg !121
	%406 = or i1 %402, %403, !dbg !121
	%407 = or i1 %406, %404, !dbg !121
	%408 = or i1 %407, %405, !dbg !121
	br i1 %408, label %b42_cold_fail1, label %b42_cold_ok1, !dbg !121, !prof !51

b42_cold_fail1:
	%409 = icmp uge i64 %396, %p3, !dbg !112
	br i1 %409, label %b42_cold_fail2, label %b42_cold_ok2, !dbg !112

b42_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %396, i64 %p3), !dbg !112
	ret void, !dbg !112

b42_cold_ok2:
	%410 = icmp uge i64 %397, %p3, !dbg !115
	br i1 %410, label %b42_cold_fail3, label %b42_cold_ok3, !dbg !115

b42_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %397, i64 %p3), !dbg !115
	ret void, !dbg !115

b42_cold_ok3:
	%411 = icmp uge i64 %398, %p3, !dbg !118
	br i1 %411, label %b42_cold_fail4, label %b42_cold_ok4, !dbg !118

b42_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %398, i64 %p3), !dbg !118
	ret void, !dbg !118

b42_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %399, i64 %p3), !dbg !121
	ret void, !dbg !121

b42_cold_ok1:
	%412 = load float, float addrspace(1)* %401, align 4, !dbg !112
	%413 = fadd float %400, %412, !dbg !113
	%414 = getelementptr inbounds float, float addrspace(1)* %1, i64 %397, !dbg !115
	%415 = load float, float addrspace(1)* %414, align 4, !dbg !115
	%416 = fadd float %413, %415, !dbg !116
	%417 = getelementptr inbounds float, float addrspace(1)* %1, i64 %398, !dbg !118
	%418 = load float, float addrspace(1)* %417, align 4, !dbg !118
	%419 = fadd float %416, %418, !dbg !119
	%420 = getelementptr inbounds float, float addrspace(1)* %1, i64 %399, !dbg !121
	%421 = load float, float addrspace(1)* %420, align 4, !dbg !121
	%422 = fadd float %419, %421, !dbg !122
	%423 = call float @llvm.nvvm.mul.rn.f(float %p15, float %386), !dbg !123
	%424 = call float @llvm.nvvm.mul.rn.f(float %p16, float %422), !dbg !124
	%425 = fadd float %423, %424, !dbg !125
	br label %b43_cold, !dbg !125

b43_cold:
	%426 = phi float [ %386, %b39_cold_ok1 ], [ %386, %b40_cold ], [ %386, %b41_cold ], [ %425, %b42_cold_ok1 ], !dbg !126
	%427 = getelementptr inbounds float, float addrspace(1)* %0, i64 %384, !dbg !127
	%428 = icmp uge i64 %384, %p1, !dbg !127
	br i1 %428, label %b43_cold_fail1, label %b43_cold_ok1, !dbg !127, !prof !51

b43_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %384, i64 %p1), !dbg !127
	ret void, !dbg !127

b43_cold_ok1:
	store float %426, float addrspace(1)* %427, align 4, !dbg !127
	%429 = add i64 %387, 1, !dbg !128
	br label %b38_cold, !dbg !128

b44_cold:
	%430 = add i64 %357, %82, !dbg !77
	br label %b31_cold, !dbg !77

b46_fail1:
	%431 = icmp ugt i64 %170, %p1, !dbg !134
	br i1 %431, label %b46_fail2, label %b46_ok2, !dbg !134

b46_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %170, i64 %p1), !dbg !134
	ret void, !dbg !134

b46_ok2:
	%432 = icmp ugt i64 %169, %170, !dbg !134
	br i1 %432, label %b46_fail3, label %b46_ok3, !dbg !134

b46_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %169, i64 %170), !dbg !134
	ret void, !dbg !134

b46_ok3:
	%433 = icmp ugt i64 %172, %p1, !dbg !137
	br i1 %433, label %b46_fail4, label %b46_ok4, !dbg !137

b46_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %172, i64 %p1), !dbg !137
	ret void, !dbg !137

b46_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %171, i64 %172), !dbg !137
	ret void, !dbg !137

b46_fail5:
	%434 = icmp uge i64 %187, %p5, !dbg !146
	br i1 %434, label %b46_fail6, label %b46_ok6, !dbg !146

b46_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %187, i64 %p5), !dbg !146
	ret void, !dbg !146

b46_ok6:
	%435 = icmp uge i64 %18, %189, !dbg !12
	br i1 %435, label %b46_fail7, label %b46_ok7, !dbg !12

b46_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %18, i64 %189), !dbg !12
	ret void, !dbg !12

b46_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 0), !dbg !12
	ret void, !dbg !12

b49_fail1:
	%436 = icmp ugt i64 %77, %p1, !dbg !150
	br i1 %436, label %b49_fail2, label %b49_ok2, !dbg !150

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %77, i64 %p1), !dbg !150
	ret void, !dbg !150

b49_ok2:
	%437 = icmp ugt i64 %70, %77, !dbg !150
	br i1 %437, label %b49_fail3, label %b49_ok3, !dbg !150

b49_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %70, i64 %77), !dbg !150
	ret void, !dbg !150

b49_ok3:
	%438 = icmp ugt i64 %205, %p1, !dbg !153
	br i1 %438, label %b49_fail4, label %b49_ok4, !dbg !153

b49_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %205, i64 %p1), !dbg !153
	ret void, !dbg !153

b49_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %204, i64 %205), !dbg !153
	ret void, !dbg !153

b49_fail5:
	%439 = icmp uge i64 %218, %p5, !dbg !160
	br i1 %439, label %b49_fail6, label %b49_ok6, !dbg !160

b49_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %218, i64 %p5), !dbg !160
	ret void, !dbg !160

b49_ok6:
	%440 = icmp uge i64 %p12, %220, !dbg !161
	br i1 %440, label %b49_fail7, label %b49_ok7, !dbg !161

b49_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p12, i64 %220), !dbg !161
	ret void, !dbg !161

b49_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 0), !dbg !161
	ret void, !dbg !161

b54_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !180
	ret void, !dbg !180

b58_fail1:
	%441 = icmp uge i64 %305, %p3, !dbg !189
	br i1 %441, label %b58_fail2, label %b58_ok2, !dbg !189

b58_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %305, i64 %p3), !dbg !189
	ret void, !dbg !189

b58_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %304, i64 %p3), !dbg !190
	ret void, !dbg !190

b60_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %318, i64 %p3), !dbg !197
	ret void, !dbg !197

b66_cold:
	%442 = phi i64 [ %519, %b79_cold ], [ %261, %b51 ], !dbg !178
	%443 = icmp slt i64 %442, %234, !dbg !179
	br i1 %443, label %b67_cold, label %b80, !dbg !179

b67_cold:
	br i1 %263, label %b79_cold, label %b68_cold, !dbg !172

b68_cold:
	%444 = icmp eq i64 %p6, 0, !dbg !180
	br i1 %444, label %b68_cold_fail1, label %b68_cold_ok1, !dbg !180, !prof !51

b68_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !180
	ret void, !dbg !180

b68_cold_ok1:
	%445 = icmp eq i64 %p6, -1, !dbg !180
	%446 = select i1 %445, i64 1, i64 %p6, !dbg !180
	%447 = srem i64 %442, %446, !dbg !180
	%448 = icmp eq i64 %p6, -1, !dbg !181
	%449 = select i1 %448, i64 1, i64 %p6, !dbg !181
	%450 = sdiv i64 %442, %449, !dbg !181
	%451 = sub i64 0, %442, !dbg !181
	%452 = select i1 %448, i64 %451, i64 %450, !dbg !181
	%453 = icmp eq i64 %447, 0, !dbg !182
	br i1 %453, label %b72_cold, label %b69_cold, !dbg !182

b69_cold:
	%454 = icmp eq i64 %447, %265, !dbg !183
	br i1 %454, label %b72_cold, label %b70_cold, !dbg !183

b70_cold:
	%455 = icmp eq i64 %452, 0, !dbg !184
	br i1 %455, label %b72_cold, label %b71_cold, !dbg !184

b71_cold:
	%456 = icmp eq i64 %452, %266, !dbg !185
	br label %b72_cold, !dbg !185

b72_cold:
	%457 = phi i1 [ true, %b68_cold_ok1 ], [ true, %b69_cold ], [ true, %b70_cold ], [ %456, %b71_cold ], !dbg !186
	%458 = add i64 %267, %442, !dbg !187
	%459 = sub i64 %458, %234, !dbg !188
	%460 = getelementptr inbounds float, float addrspace(1)* %1, i64 %459, !dbg !189
	%461 = icmp uge i64 %459, %p3, !dbg !189
	%462 = icmp uge i64 %458, %p3, !dbg !190
	%463 = or i1 %461, %462, !dbg !190
	br i1 %463, label %b72_cold_fail1, label %b72_cold_ok1, !dbg !190, !prof !51

b72_cold_fail1:
	%464 = icmp uge i64 %459, %p3, !dbg !189
	br i1 %464, label %b72_cold_fail2, label %b72_cold_ok2, !dbg !189

b72_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %459, i64 %p3), !dbg !189
	ret void, !dbg !189

b72_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %458, i64 %p3), !dbg !190
	ret void, !dbg !190

b72_cold_ok1:
	%465 = load float, float addrspace(1)* %460, align 4, !dbg !189
	%466 = getelementptr inbounds float, float addrspace(1)* %1, i64 %458, !dbg !190
	%467 = load float, float addrspace(1)* %466, align 4, !dbg !190
	br label %b73_cold, !dbg !190

b73_cold:
	%468 = phi i64 [ %458, %b72_cold_ok1 ], [ %473, %b78_cold_ok1 ], !dbg !191
	%469 = phi float [ %465, %b72_cold_ok1 ], [ %470, %b78_cold_ok1 ], !dbg !192
	%470 = phi float [ %467, %b72_cold_ok1 ], [ %476, %b78_cold_ok1 ], !dbg !193
	%471 = phi i64 [ 1, %b72_cold_ok1 ], [ %513, %b78_cold_ok1 ], !dbg !194
	%472 = icmp slt i64 %471, %262, !dbg !195
	br i1 %472, label %b74_cold, label %b79_cold, !dbg !195

b74_cold:
	%473 = add i64 %468, %234, !dbg !196
	%474 = getelementptr inbounds float, float addrspace(1)* %1, i64 %473, !dbg !197
	%475 = icmp uge i64 %473, %p3, !dbg !197
	br i1 %475, label %b74_cold_fail1, label %b74_cold_ok1, !dbg !197, !prof !51

b74_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %473, i64 %p3), !dbg !197
	ret void, !dbg !197

b74_cold_ok1:
	%476 = load float, float addrspace(1)* %474, align 4, !dbg !197
	%477 = add i64 %p10, %471, !dbg !198
	br i1 %457, label %b78_cold, label %b75_cold, !dbg !198

b75_cold:
	%478 = icmp sgt i64 %477, 0, !dbg !199
	br i1 %478, label %b76_cold, label %b78_cold, !dbg !199

b76_cold:
	%479 = icmp slt i64 %477, %268, !dbg !200
	br i1 %479, label %b77_cold, label %b78_cold, !dbg !200

b77_cold:
	%480 = sub i64 %468, %p6, !dbg !202
	%481 = add i64 %468, %p6, !dbg !205
	%482 = sub i64 %468, 1, !dbg !208
	%483 = add i64 %468, 1, !dbg !211
	%484 = fadd float %469, %476, !dbg !201
	%485 = getelementptr inbounds float, float addrspace(1)* %1, i64 %480, !dbg !203
	%486 = icmp uge i64 %480, %p3, !dbg !203
	%487 = icmp uge i64 %481, %p3, !dbg !206
	%488 = icmp uge i64 %482, %p3, !dbg !209
	%489 = icmp uge i64 %483, %p3, !dbg !212
	%490 = or i1 %486, %487, !dbg !212
	%491 = or i1 %490, %488, !dbg !212
	%492 = or i1 %491, %489, !dbg !212
	br i1 %492, label %b77_cold_fail1, label %b77_cold_ok1, !dbg !212, !prof !51

b77_cold_fail1:
	%493 = icmp uge i64 %480, %p3, !dbg !203
	br i1 %493, label %b77_cold_fail2, label %b77_cold_ok2, !dbg !203

b77_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %480, i64 %p3), !dbg !203
	ret void, !dbg !203

b77_cold_ok2:
	%494 = icmp uge i64 %481, %p3, !dbg !206
	br i1 %494, label %b77_cold_fail3, label %b77_cold_ok3, !dbg !206

b77_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %481, i64 %p3), !dbg !206
	ret void, !dbg !206

b77_cold_ok3:
	%495 = icmp uge i64 %482, %p3, !dbg !209
	br i1 %495, label %b77_cold_fail4, label %b77_cold_ok4, !dbg !209

b77_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %482, i64 %p3), !dbg !209
	ret void, !dbg !209

b77_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %483, i64 %p3), !dbg !212
	ret void, !dbg !212

b77_cold_ok1:
	%496 = load float, float addrspace(1)* %485, align 4, !dbg !203
	%497 = fadd float %484, %496, !dbg !204
	%498 = getelementptr inbounds float, float addrspace(1)* %1, i64 %481, !dbg !206
	%499 = load float, float addrspace(1)* %498, align 4, !dbg !206
	%500 = fadd float %497, %499, !dbg !207
	%501 = getelementptr inbounds float, float addrspace(1)* %1, i64 %482, !dbg !209
	%502 = load float, float addrspace(1)* %501, align 4, !dbg !209
	%503 = fadd float %500, %502, !dbg !210
	%504 = getelementptr inbounds float, float addrspace(1)* %1, i64 %483, !dbg !212
	%505 = load float, float addrspace(1)* %504, align 4, !dbg !212
	%506 = fadd float %503, %505, !dbg !213
	%507 = call float @llvm.nvvm.mul.rn.f(float %p15, float %470), !dbg !214
	%508 = call float @llvm.nvvm.mul.rn.f(float %p16, float %506), !dbg !215
	%509 = fadd float %507, %508, !dbg !216
	br label %b78_cold, !dbg !216

b78_cold:
	%510 = phi float [ %470, %b74_cold_ok1 ], [ %470, %b75_cold ], [ %470, %b76_cold ], [ %509, %b77_cold_ok1 ], !dbg !217
	%511 = getelementptr inbounds float, float addrspace(1)* %0, i64 %468, !dbg !218
	%512 = icmp uge i64 %468, %p1, !dbg !218
	br i1 %512, label %b78_cold_fail1, label %b78_cold_ok1, !dbg !218, !prof !51

b78_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %468, i64 %p1), !dbg !218
	ret void, !dbg !218

b78_cold_ok1:
	store float %510, float addrspace(1)* %511, align 4, !dbg !218
	%513 = add i64 %471, 1, !dbg !219
	br label %b73_cold, !dbg !219

b79_cold:
	%514 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !173, !range !168
	%515 = sext i32 %514 to i64, !dbg !173
	%516 = mul i64 %264, %515, !dbg !173
	%517 = mul i64 %516, %250, !dbg !173
	%518 = sub i64 %517, %239, !dbg !220
	%519 = add i64 %442, %518, !dbg !221
	br label %b66_cold, !dbg !221
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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !14
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !32
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !15
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !32
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !15
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !33
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

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!222, !223, !224, !225, !226}
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
!87 = !{!"branch_weights", i32 1048576, i32 1}
!88 = !DILocation(line: 68, column: 43, scope: !9, inlinedAt: !10)
!89 = !DILocation(line: 118, column: 11, scope: !80, inlinedAt: !81)
!90 = !DILocation(line: 118, column: 19, scope: !80, inlinedAt: !81)
!91 = !DILocation(line: 119, column: 12, scope: !80, inlinedAt: !81)
!92 = !DILocation(line: 119, column: 22, scope: !80, inlinedAt: !81)
!93 = !DILocation(line: 119, column: 37, scope: !80, inlinedAt: !81)
!94 = !DILocation(line: 119, column: 47, scope: !80, inlinedAt: !81)
!95 = !DILocation(line: 119, column: 42, scope: !80, inlinedAt: !81)
!96 = !DILocation(line: 121, column: 22, scope: !80, inlinedAt: !81)
!97 = !DILocation(line: 122, column: 24, scope: !80, inlinedAt: !81)
!98 = !DILocation(line: 122, column: 21, scope: !80, inlinedAt: !81)
!99 = !DILocation(line: 122, column: 37, scope: !80, inlinedAt: !81)
!100 = !DILocation(line: 121, column: 2, scope: !80, inlinedAt: !81)
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
!129 = !DILocation(line: 70, column: 17, scope: !9, inlinedAt: !10)
!130 = !DILocation(line: 92, column: 15, scope: !8, inlinedAt: !11)
!131 = !DILocation(line: 97, column: 45, scope: !8, inlinedAt: !11)
!132 = !DILocation(line: 97, column: 52, scope: !8, inlinedAt: !11)
!133 = !DILocation(line: 97, column: 66, scope: !8, inlinedAt: !11)
!134 = !DILocation(line: 97, column: 42, scope: !8, inlinedAt: !11)
!135 = !DILocation(line: 97, column: 99, scope: !8, inlinedAt: !11)
!136 = !DILocation(line: 97, column: 120, scope: !8, inlinedAt: !11)
!137 = !DILocation(line: 97, column: 82, scope: !8, inlinedAt: !11)
!138 = !DILocation(line: 98, column: 29, scope: !8, inlinedAt: !11)
!139 = !DILocation(line: 98, column: 9, scope: !8, inlinedAt: !11)
!140 = !DILocation(line: 103, column: 27, scope: !41, inlinedAt: !139)
!141 = !DILocation(line: 103, column: 21, scope: !41, inlinedAt: !139)
!142 = !DILocation(line: 103, column: 30, scope: !41, inlinedAt: !139)
!143 = !DILocation(line: 103, column: 32, scope: !41, inlinedAt: !139)
!144 = !DILocation(line: 103, column: 38, scope: !41, inlinedAt: !139)
!145 = !DILocation(line: 103, column: 50, scope: !41, inlinedAt: !139)
!146 = !DILocation(line: 103, column: 16, scope: !41, inlinedAt: !139)
!147 = !DILocation(line: 72, column: 15, scope: !9, inlinedAt: !10)
!148 = !DILocation(line: 73, column: 8, scope: !9, inlinedAt: !10)
!149 = !DILocation(line: 92, column: 15, scope: !8, inlinedAt: !148)
!150 = !DILocation(line: 97, column: 42, scope: !8, inlinedAt: !148)
!151 = !DILocation(line: 97, column: 99, scope: !8, inlinedAt: !148)
!152 = !DILocation(line: 97, column: 120, scope: !8, inlinedAt: !148)
!153 = !DILocation(line: 97, column: 82, scope: !8, inlinedAt: !148)
!154 = !DILocation(line: 98, column: 9, scope: !8, inlinedAt: !148)
!155 = !DILocation(line: 103, column: 27, scope: !41, inlinedAt: !154)
!156 = !DILocation(line: 103, column: 21, scope: !41, inlinedAt: !154)
!157 = !DILocation(line: 103, column: 30, scope: !41, inlinedAt: !154)
!158 = !DILocation(line: 103, column: 38, scope: !41, inlinedAt: !154)
!159 = !DILocation(line: 103, column: 50, scope: !41, inlinedAt: !154)
!160 = !DILocation(line: 103, column: 16, scope: !41, inlinedAt: !154)
!161 = !DILocation(line: 97, column: 20, scope: !8, inlinedAt: !148)
!162 = !DILocation(line: 45, column: 3, scope: !6)
!163 = !DILocation(line: 47, column: 17, scope: !6)
!164 = !DILocation(line: 48, column: 38, scope: !6)
!165 = !DILocation(line: 48, column: 26, scope: !6)
!166 = !DILocation(line: 49, column: 24, scope: !6)
!167 = !{i32 1, i32 -2147483648}
!168 = !{i32 1, i32 65536}
!169 = !DILocation(line: 49, column: 27, scope: !6)
!170 = !DILocation(line: 50, column: 54, scope: !6)
!171 = !DILocation(line: 50, column: 9, scope: !6)
!172 = !DILocation(line: 115, column: 8, scope: !80, inlinedAt: !171)
!173 = !DILocation(line: 49, column: 66, scope: !6)
!174 = !DILocation(line: 119, column: 29, scope: !80, inlinedAt: !171)
!175 = !DILocation(line: 119, column: 54, scope: !80, inlinedAt: !171)
!176 = !DILocation(line: 121, column: 14, scope: !80, inlinedAt: !171)
!177 = !DILocation(line: 126, column: 54, scope: !80, inlinedAt: !171)
!178 = !DILocation(line: 49, column: 6, scope: !6)
!179 = !DILocation(line: 49, column: 38, scope: !6)
!180 = !DILocation(line: 118, column: 11, scope: !80, inlinedAt: !171)
!181 = !DILocation(line: 118, column: 19, scope: !80, inlinedAt: !171)
!182 = !DILocation(line: 119, column: 12, scope: !80, inlinedAt: !171)
!183 = !DILocation(line: 119, column: 22, scope: !80, inlinedAt: !171)
!184 = !DILocation(line: 119, column: 37, scope: !80, inlinedAt: !171)
!185 = !DILocation(line: 119, column: 47, scope: !80, inlinedAt: !171)
!186 = !DILocation(line: 119, column: 42, scope: !80, inlinedAt: !171)
!187 = !DILocation(line: 121, column: 22, scope: !80, inlinedAt: !171)
!188 = !DILocation(line: 122, column: 24, scope: !80, inlinedAt: !171)
!189 = !DILocation(line: 122, column: 21, scope: !80, inlinedAt: !171)
!190 = !DILocation(line: 122, column: 37, scope: !80, inlinedAt: !171)
!191 = !DILocation(line: 121, column: 2, scope: !80, inlinedAt: !171)
!192 = !DILocation(line: 122, column: 2, scope: !80, inlinedAt: !171)
!193 = !DILocation(line: 122, column: 10, scope: !80, inlinedAt: !171)
!194 = !DILocation(line: 123, column: 6, scope: !80, inlinedAt: !171)
!195 = !DILocation(line: 123, column: 25, scope: !80, inlinedAt: !171)
!196 = !DILocation(line: 124, column: 19, scope: !80, inlinedAt: !171)
!197 = !DILocation(line: 124, column: 16, scope: !80, inlinedAt: !171)
!198 = !DILocation(line: 126, column: 19, scope: !80, inlinedAt: !171)
!199 = !DILocation(line: 126, column: 39, scope: !80, inlinedAt: !171)
!200 = !DILocation(line: 126, column: 48, scope: !80, inlinedAt: !171)
!201 = !DILocation(line: 127, column: 18, scope: !80, inlinedAt: !171)
!202 = !DILocation(line: 127, column: 35, scope: !80, inlinedAt: !171)
!203 = !DILocation(line: 127, column: 32, scope: !80, inlinedAt: !171)
!204 = !DILocation(line: 127, column: 27, scope: !80, inlinedAt: !171)
!205 = !DILocation(line: 127, column: 50, scope: !80, inlinedAt: !171)
!206 = !DILocation(line: 127, column: 47, scope: !80, inlinedAt: !171)
!207 = !DILocation(line: 127, column: 42, scope: !80, inlinedAt: !171)
!208 = !DILocation(line: 127, column: 65, scope: !80, inlinedAt: !171)
!209 = !DILocation(line: 127, column: 62, scope: !80, inlinedAt: !171)
!210 = !DILocation(line: 127, column: 57, scope: !80, inlinedAt: !171)
!211 = !DILocation(line: 127, column: 77, scope: !80, inlinedAt: !171)
!212 = !DILocation(line: 127, column: 74, scope: !80, inlinedAt: !171)
!213 = !DILocation(line: 127, column: 69, scope: !80, inlinedAt: !171)
!214 = !DILocation(line: 130, column: 22, scope: !80, inlinedAt: !171)
!215 = !DILocation(line: 130, column: 44, scope: !80, inlinedAt: !171)
!216 = !DILocation(line: 130, column: 29, scope: !80, inlinedAt: !171)
!217 = !DILocation(line: 125, column: 3, scope: !80, inlinedAt: !171)
!218 = !DILocation(line: 132, column: 7, scope: !80, inlinedAt: !171)
!219 = !DILocation(line: 123, column: 31, scope: !80, inlinedAt: !171)
!220 = !DILocation(line: 49, column: 69, scope: !6)
!221 = !DILocation(line: 49, column: 48, scope: !6)
!222 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"kernel", i32 1}
!223 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"maxntidx", i32 256}
!224 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"maxntidy", i32 1}
!225 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"maxntidz", i32 1}
!226 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"minctasm", i32 4}
