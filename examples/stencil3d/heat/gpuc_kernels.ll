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
	%12 = trunc i64 %5 to i32, !dbg !18
	%13 = udiv i32 %12, 2, !dbg !18
	%14 = zext i32 %13 to i64, !dbg !18
	%15 = trunc i64 %5 to i32, !dbg !19
	%16 = urem i32 %15, 2, !dbg !19
	%17 = zext i32 %16 to i64, !dbg !19
	%18 = add i64 %p13, 1, !dbg !20
	%19 = icmp eq i64 %17, 1, !dbg !21
	br i1 %19, label %b2, label %b3, !dbg !21

b2:
	%20 = sub i64 %p9, 1, !dbg !22
	br label %b3, !dbg !23

b3:
	%21 = phi i64 [ 0, %b1 ], [ %20, %b2 ], !dbg !24
	%22 = phi i64 [ %p11, %b1 ], [ %p12, %b2 ], !dbg !25
	%23 = phi i64 [ %18, %b1 ], [ 0, %b2 ], !dbg !26
	%24 = icmp eq i64 %17, 0, !dbg !27
	br i1 %24, label %b5, label %b4, !dbg !27

b4:
	%25 = icmp sgt i64 %p9, 1, !dbg !28
	br i1 %25, label %b5, label %b42, !dbg !28

b5:
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31, !range !32
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !31, !range !32
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !31, !range !33
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31, !range !34
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !31, !range !34
	%31 = mul i32 %30, %28, !dbg !31
	%32 = add i32 %27, %31, !dbg !31
	%33 = mul i32 %29, %32, !dbg !31
	%34 = add i32 %26, %33, !dbg !31
	%35 = sext i32 %34 to i64, !dbg !31
	%36 = icmp eq i64 %35, 0, !dbg !35
	br i1 %36, label %b6, label %b11, !dbg !35

b6:
	br i1 %24, label %b7, label %b8, !dbg !36

b7:
	%37 = icmp sge i64 %p11, 0, !dbg !37
	br i1 %37, label %b10, label %b8, !dbg !37

b8:
	br i1 %19, label %b9, label %b11, !dbg !38

b9:
	%38 = icmp sge i64 %p12, 0, !dbg !39
	br i1 %38, label %b10, label %b11, !dbg !39

b10:
	%39 = sub i64 %p17, 1, !dbg !40
	%40 = urem i64 %39, 2, !dbg !43
	%41 = trunc i64 %40 to i32, !dbg !45
	%42 = mul i32 %41, 2, !dbg !45
	%43 = zext i32 %42 to i64, !dbg !45
	%44 = add i32 %42, %16, !dbg !46
	%45 = zext i32 %44 to i64, !dbg !46
	%46 = mul i64 %45, %p14, !dbg !47
	%47 = add i64 %46, %14, !dbg !48
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %47, !dbg !49
	%49 = addrspacecast i64 addrspace(1)* %48 to i64*, !dbg !50
	%50 = icmp uge i64 %47, %p5, !dbg !49
	%51 = icmp eq i64 addrspace(1)* %48, null, !dbg !50
	%52 = or i1 %50, %51, !dbg !50
	br i1 %52, label %b10_fail1, label %b10_ok1, !dbg !50, !prof !51

b10_ok1:
	%53 = bitcast i64* %49 to i8*, !dbg !50
	%54 = call i64 @gpuc_signal_wait_until_thread(i8* %53, i32 5, i64 %39, i32 1, i8* %ctrl, i32 2), !dbg !50
	br label %b11, !dbg !50

b11:
	call void @llvm.nvvm.barrier0(), !dbg !52
	%55 = icmp eq i64 %p9, 1, !dbg !53
	br i1 %55, label %b12, label %b16, !dbg !53

b12:
	br i1 %36, label %b13, label %b15, !dbg !55

b13:
	%56 = icmp sge i64 %p12, 0, !dbg !56
	br i1 %56, label %b14, label %b15, !dbg !56

b14:
	%57 = sub i64 %p17, 1, !dbg !57
	%58 = urem i64 %57, 2, !dbg !59
	%59 = trunc i64 %58 to i32, !dbg !61
	%60 = mul i32 %59, 2, !dbg !61
	%61 = zext i32 %60 to i64, !dbg !61
	%62 = add i32 %60, 1, !dbg !62
	%63 = zext i32 %62 to i64, !dbg !62
	%64 = mul i64 %63, %p14, !dbg !63
	%65 = add i64 %64, %14, !dbg !64
	%66 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %65, !dbg !65
	%67 = addrspacecast i64 addrspace(1)* %66 to i64*, !dbg !66
	%68 = icmp uge i64 %65, %p5, !dbg !65
	%69 = icmp eq i64 addrspace(1)* %66, null, !dbg !66
	%70 = or i1 %68, %69, !dbg !66
	br i1 %70, label %b14_fail1, label %b14_ok1, !dbg !66, !prof !51

b14_ok1:
	%71 = bitcast i64* %67 to i8*, !dbg !66
	%72 = call i64 @gpuc_signal_wait_until_thread(i8* %71, i32 5, i64 %57, i32 1, i8* %ctrl, i32 2), !dbg !66
	br label %b15, !dbg !66

b15:
	call void @llvm.nvvm.barrier0(), !dbg !67
	br label %b16, !dbg !54

b16:
	%73 = mul i64 %p6, %p7, !dbg !71
	%74 = mul i64 %73, %14, !dbg !72
	%75 = icmp eq i64 %p14, 0, !dbg !70
	br i1 %75, label %b16_fail1, label %b16_ok1, !dbg !70, !prof !51

b16_ok1:
	%76 = icmp eq i64 %p14, -1, !dbg !70
	%77 = select i1 %76, i64 1, i64 %p14, !dbg !70
	%78 = sdiv i64 %74, %77, !dbg !70
	%79 = sub i64 0, %74, !dbg !70
	%80 = select i1 %76, i64 %79, i64 %78, !dbg !70
	%81 = add i32 %13, 1, !dbg !73
	%82 = zext i32 %81 to i64, !dbg !73
	%83 = mul i64 %73, %82, !dbg !74
	%84 = icmp eq i64 %p14, -1, !dbg !75
	%85 = select i1 %84, i64 1, i64 %p14, !dbg !75
	%86 = sdiv i64 %83, %85, !dbg !75
	%87 = sub i64 0, %83, !dbg !75
	%88 = select i1 %84, i64 %87, i64 %86, !dbg !75
	%89 = sub i64 %88, %80, !dbg !76
	%90 = mul i32 %29, %30, !dbg !77
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !77, !range !78
	%92 = mul i32 %90, %91, !dbg !77
	%93 = sext i32 %92 to i64, !dbg !77
	%94 = add i64 %21, 1, !dbg !79
	%95 = icmp sge i64 %21, %94, !dbg !82
	%96 = sub i64 %p6, 1, !dbg !83
	%97 = sub i64 %p7, 1, !dbg !84
	%98 = mul i64 %94, %73, !dbg !85
	%99 = sub i64 %p8, 1, !dbg !86
	br label %b17, !dbg !77

b17:
	%100 = phi i64 [ %35, %b16_ok1 ], [ %175, %b36 ], !dbg !77
	%101 = icmp slt i64 %100, %89, !dbg !77
	br i1 %101, label %b18, label %b37, !dbg !77

b18:
	%102 = add i64 %80, %100, !dbg !87
	br i1 %95, label %b36, label %b19, !dbg !82

b19:
	%103 = icmp eq i64 %p6, 0, !dbg !88
	br i1 %103, label %b19_fail1, label %b19_ok1, !dbg !88, !prof !51

b19_ok1:
	%104 = icmp eq i64 %p6, -1, !dbg !88
	%105 = select i1 %104, i64 1, i64 %p6, !dbg !88
	%106 = srem i64 %102, %105, !dbg !88
	%107 = icmp eq i64 %p6, -1, !dbg !89
	%108 = select i1 %107, i64 1, i64 %p6, !dbg !89
	%109 = sdiv i64 %102, %108, !dbg !89
	%110 = sub i64 0, %102, !dbg !89
	%111 = select i1 %107, i64 %110, i64 %109, !dbg !89
	%112 = icmp eq i64 %106, 0, !dbg !90
	br i1 %112, label %b23, label %b20, !dbg !90

b20:
	%113 = icmp eq i64 %106, %96, !dbg !91
	br i1 %113, label %b23, label %b21, !dbg !91

b21:
	%114 = icmp eq i64 %111, 0, !dbg !92
	br i1 %114, label %b23, label %b22, !dbg !92

b22:
	%115 = icmp eq i64 %111, %97, !dbg !93
	br label %b23, !dbg !93

b23:
	%116 = phi i1 [ true, %b19_ok1 ], [ true, %b20 ], [ true, %b21 ], [ %115, %b22 ], !dbg !94
	%117 = add i64 %98, %102, !dbg !95
	%118 = sub i64 %117, %73, !dbg !96
	%119 = getelementptr inbounds float, float addrspace(1)* %1, i64 %118, !dbg !97
	%120 = icmp uge i64 %118, %p3, !dbg !97
	%121 = icmp uge i64 %117, %p3, !dbg !98
	%122 = or i1 %120, %121, !dbg !98
	br i1 %122, label %b23_fail1, label %b23_ok1, !dbg !98, !prof !51

b23_ok1:
	%123 = load float, float addrspace(1)* %119, align 4, !dbg !97
	%124 = getelementptr inbounds float, float addrspace(1)* %1, i64 %117, !dbg !98
	%125 = load float, float addrspace(1)* %124, align 4, !dbg !98
	%126 = icmp ule i64 %p6, 281474976710655, !dbg !99
	%127 = icmp ule i64 %73, 281474976710655, !dbg !99
	%128 = and i1 %126, %127, !dbg !99
	%129 = icmp ule i64 %117, 281474976710655, !dbg !99
	%130 = and i1 %128, %129, !dbg !99
	%131 = mul i64 %73, -1, !dbg !99
	%132 = icmp sge i64 %131, 0, !dbg !99
	%133 = and i1 %130, %132, !dbg !99
	%134 = mul i64 %p6, -1, !dbg !99
	%135 = icmp sge i64 %134, 0, !dbg !99
	%136 = and i1 %133, %135, !dbg !99
	%137 = mul i64 %p3, -1, !dbg !99
	%138 = add i64 %p1, %137, !dbg !99
	%139 = icmp sge i64 %138, 0, !dbg !99
	%140 = and i1 %136, %139, !dbg !99
	br i1 %140, label %b24, label %b30_cold, !dbg !98, !prof !100

b24:
	%141 = phi i64 [ %117, %b23_ok1 ], [ %146, %b29 ], !dbg !99
	%142 = phi float [ %123, %b23_ok1 ], [ %143, %b29 ], !dbg !101
	%143 = phi float [ %125, %b23_ok1 ], [ %148, %b29 ], !dbg !102
	%144 = phi i64 [ %21, %b23_ok1 ], [ %174, %b29 ], !dbg !103
	%145 = icmp slt i64 %144, %94, !dbg !104
	br i1 %145, label %b25, label %b36, !dbg !104

b25:
	%146 = add i64 %141, %73, !dbg !105
	%147 = getelementptr inbounds float, float addrspace(1)* %1, i64 %146, !dbg !106
	%148 = load float, float addrspace(1)* %147, align 4, !dbg !106
	%149 = add i64 %p10, %144, !dbg !107
	br i1 %116, label %b29, label %b26, !dbg !107

b26:
	%150 = icmp sgt i64 %149, 0, !dbg !108
	br i1 %150, label %b27, label %b29, !dbg !108

b27:
	%151 = icmp slt i64 %149, %99, !dbg !109
	br i1 %151, label %b28, label %b29, !dbg !109

b28:
	%152 = fadd float %142, %148, !dbg !110
	%153 = sub i64 %141, %p6, !dbg !111
	%154 = getelementptr inbounds float, float addrspace(1)* %1, i64 %153, !dbg !112
	%155 = load float, float addrspace(1)* %154, align 4, !dbg !112
	%156 = fadd float %152, %155, !dbg !113
	%157 = add i64 %141, %p6, !dbg !114
	%158 = getelementptr inbounds float, float addrspace(1)* %1, i64 %157, !dbg !115
	%159 = load float, float addrspace(1)* %158, align 4, !dbg !115
	%160 = fadd float %156, %159, !dbg !116
	%161 = sub i64 %141, 1, !dbg !117
	%162 = getelementptr inbounds float, float addrspace(1)* %1, i64 %161, !dbg !118
	%163 = load float, float addrspace(1)* %162, align 4, !dbg !118
	%164 = fadd float %160, %163, !dbg !119
	%165 = add i64 %141, 1, !dbg !120
	%166 = getelementptr inbounds float, float addrspace(1)* %1, i64 %165, !dbg !121
	%167 = load float, float addrspace(1)* %166, align 4, !dbg !121
	%168 = fadd float %164, %167, !dbg !122
	%169 = call float @llvm.nvvm.mul.rn.f(float %p15, float %143), !dbg !123
	%170 = call float @llvm.nvvm.mul.rn.f(float %p16, float %168), !dbg !124
	%171 = fadd float %169, %170, !dbg !125
	br label %b29, !dbg !125

b29:
	%172 = phi float [ %143, %b25 ], [ %143, %b26 ], [ %143, %b27 ], [ %171, %b28 ], !dbg !126
	%173 = getelementptr inbounds float, float addrspace(1)* %0, i64 %141, !dbg !127
	store float %172, float addrspace(1)* %173, align 4, !dbg !127
	%174 = add i64 %144, 1, !dbg !128
	br label %b24, !dbg !128

b36:
	%175 = add i64 %100, %93, !dbg !77
	br label %b17, !dbg !77

b37:
	%176 = call i32 @gpuc_num_pes_thread(), !dbg !12
	%177 = sext i32 %176 to i64, !dbg !12
	%178 = icmp ult i64 %22, %177, !dbg !12
	%179 = trunc i64 %22 to i32, !dbg !12
	%180 = select i1 %178, i32 %179, i32 0, !dbg !12
	%181 = call i8* @gpuc_peer_early(i32 %180), !dbg !12
	%182 = call i32 @gpuc_num_pes_thread(), !dbg !132
	%183 = sext i32 %182 to i64, !dbg !132
	%184 = icmp ult i64 %p12, %183, !dbg !132
	%185 = trunc i64 %p12 to i32, !dbg !132
	%186 = select i1 %184, i32 %185, i32 0, !dbg !132
	%187 = call i8* @gpuc_peer_early(i32 %186), !dbg !132
	call void @llvm.nvvm.barrier0(), !dbg !133
	%188 = icmp slt i64 %22, 0, !dbg !134
	br i1 %188, label %b39, label %b38, !dbg !134

b38:
	%189 = mul i64 %23, %73, !dbg !135
	%190 = add i64 %189, %80, !dbg !136
	%191 = add i64 %189, %88, !dbg !137
	%192 = add i64 %98, %80, !dbg !139
	%193 = add i64 %98, %88, !dbg !140
	%194 = getelementptr inbounds float, float addrspace(1)* %0, i64 %190, !dbg !138
	%195 = getelementptr inbounds float, float addrspace(1)* %0, i64 %192, !dbg !141
	%196 = sub i32 1, %16, !dbg !142
	%197 = zext i32 %196 to i64, !dbg !142
	%198 = icmp ugt i64 %191, %p1, !dbg !138
	%199 = icmp ugt i64 %190, %191, !dbg !138
	%200 = icmp ugt i64 %193, %p1, !dbg !141
	%201 = icmp ugt i64 %192, %193, !dbg !141
	%202 = or i1 %198, %199, !dbg !141
	%203 = or i1 %202, %200, !dbg !141
	%204 = or i1 %203, %201, !dbg !141
	br i1 %204, label %b38_fail1, label %b38_ok1, !dbg !141, !prof !51

b38_ok1:
	%205 = urem i64 %p17, 2, !dbg !144
	%206 = trunc i64 %205 to i32, !dbg !146
	%207 = mul i32 %206, 2, !dbg !146
	%208 = zext i32 %207 to i64, !dbg !146
	%209 = add i32 %207, %196, !dbg !147
	%210 = zext i32 %209 to i64, !dbg !147
	%211 = mul i64 %210, %p14, !dbg !148
	%212 = add i64 %211, %14, !dbg !149
	%213 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %212, !dbg !150
	%214 = sext i32 %3 to i64, !dbg !12
	%215 = mul i64 %89, 4, !dbg !12
	%216 = trunc i64 %22 to i32, !dbg !12
	%217 = addrspacecast float addrspace(1)* %194 to float*, !dbg !12
	%218 = addrspacecast float addrspace(1)* %195 to float*, !dbg !12
	%219 = addrspacecast i64 addrspace(1)* %213 to i64*, !dbg !12
	%220 = icmp uge i64 %212, %p5, !dbg !150
	%221 = icmp uge i64 %22, %214, !dbg !12
	%222 = icmp eq i64 addrspace(1)* %213, null, !dbg !12
	%223 = or i1 %220, %221, !dbg !12
	%224 = or i1 %223, %222, !dbg !12
	br i1 %224, label %b38_fail5, label %b38_ok5, !dbg !12, !prof !51

b38_ok5:
	%225 = bitcast float* %217 to i8*, !dbg !12
	%226 = bitcast float* %218 to i8*, !dbg !12
	%227 = bitcast i64* %219 to i8*, !dbg !12
	call void @gpuc_put_signal_nbi_block(i8* %225, i8* %226, i64 %215, i8* %227, i64 %p17, i32 9, i32 %216, i32 1, i32 1, i8* %181), !dbg !12
	br label %b39, !dbg !12

b39:
	br i1 %55, label %b40, label %b42, !dbg !151

b40:
	%228 = icmp slt i64 %p12, 0, !dbg !152
	br i1 %228, label %b42, label %b41, !dbg !152

b41:
	%229 = add i64 %98, %80, !dbg !154
	%230 = add i64 %98, %88, !dbg !155
	%231 = getelementptr inbounds float, float addrspace(1)* %0, i64 %80, !dbg !153
	%232 = getelementptr inbounds float, float addrspace(1)* %0, i64 %229, !dbg !156
	%233 = icmp ugt i64 %88, %p1, !dbg !153
	%234 = icmp ugt i64 %80, %88, !dbg !153
	%235 = icmp ugt i64 %230, %p1, !dbg !156
	%236 = icmp ugt i64 %229, %230, !dbg !156
	%237 = or i1 %233, %234, !dbg !156
	%238 = or i1 %237, %235, !dbg !156
	%239 = or i1 %238, %236, !dbg !156
	br i1 %239, label %b41_fail1, label %b41_ok1, !dbg !156, !prof !51

b41_ok1:
	%240 = urem i64 %p17, 2, !dbg !158
	%241 = trunc i64 %240 to i32, !dbg !160
	%242 = mul i32 %241, 2, !dbg !160
	%243 = zext i32 %242 to i64, !dbg !160
	%244 = mul i64 %243, %p14, !dbg !161
	%245 = add i64 %244, %14, !dbg !162
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %245, !dbg !163
	%247 = sext i32 %3 to i64, !dbg !132
	%248 = mul i64 %89, 4, !dbg !132
	%249 = trunc i64 %p12 to i32, !dbg !132
	%250 = addrspacecast float addrspace(1)* %231 to float*, !dbg !132
	%251 = addrspacecast float addrspace(1)* %232 to float*, !dbg !132
	%252 = addrspacecast i64 addrspace(1)* %246 to i64*, !dbg !132
	%253 = icmp uge i64 %245, %p5, !dbg !163
	%254 = icmp uge i64 %p12, %247, !dbg !132
	%255 = icmp eq i64 addrspace(1)* %246, null, !dbg !132
	%256 = or i1 %253, %254, !dbg !132
	%257 = or i1 %256, %255, !dbg !132
	br i1 %257, label %b41_fail5, label %b41_ok5, !dbg !132, !prof !51

b41_ok5:
	%258 = bitcast float* %250 to i8*, !dbg !132
	%259 = bitcast float* %251 to i8*, !dbg !132
	%260 = bitcast i64* %252 to i8*, !dbg !132
	call void @gpuc_put_signal_nbi_block(i8* %258, i8* %259, i64 %248, i8* %260, i64 %p17, i32 9, i32 %249, i32 1, i32 1, i8* %187), !dbg !132
	br label %b42, !dbg !132

b42:
	ret void, !dbg !164

b43:
	%261 = mul i64 %p6, %p7, !dbg !165
	%262 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !166, !range !34
	%263 = sext i32 %262 to i64, !dbg !166
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !166, !range !34
	%265 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !166, !range !78
	%266 = mul i64 %10, %263, !dbg !167
	%267 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !168, !range !169
	%268 = sext i32 %267 to i64, !dbg !168
	%269 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !168, !range !170
	%270 = sext i32 %269 to i64, !dbg !168
	%271 = trunc i64 %270 to i32, !dbg !168
	%272 = trunc i64 %9 to i32, !dbg !168
	%273 = mul i32 %271, %272, !dbg !168
	%274 = zext i32 %273 to i64, !dbg !168
	%275 = trunc i64 %7 to i32, !dbg !168
	%276 = add i32 %275, %273, !dbg !168
	%277 = zext i32 %276 to i64, !dbg !168
	%278 = mul i64 %268, %277, !dbg !168
	%279 = add i64 %5, %278, !dbg !168
	%280 = mul i32 %262, %264, !dbg !168
	%281 = mul i32 %280, %265, !dbg !168
	%282 = sext i32 %281 to i64, !dbg !168
	%283 = mul i64 %279, %282, !dbg !168
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168, !range !32
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !168, !range !32
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !168, !range !33
	%287 = mul i32 %264, %286, !dbg !168
	%288 = add i32 %285, %287, !dbg !168
	%289 = mul i32 %262, %288, !dbg !168
	%290 = add i32 %284, %289, !dbg !168
	%291 = sext i32 %290 to i64, !dbg !168
	%292 = add i64 %283, %291, !dbg !168
	%293 = sub i64 %292, %266, !dbg !171
	%294 = sub i64 %p9, 1, !dbg !172
	%295 = icmp sge i64 1, %294, !dbg !174
	%296 = mul i64 %268, %270, !dbg !175
	%297 = sub i64 %p6, 1, !dbg !176
	%298 = sub i64 %p7, 1, !dbg !177
	%299 = mul i64 %261, 2, !dbg !178
	%300 = sub i64 %p8, 1, !dbg !179
	br label %b44_cold, !dbg !171

b58:
	ret void, !dbg !225

b10_fail1:
	%301 = icmp uge i64 %47, %p5, !dbg !49
	br i1 %301, label %b10_fail2, label %b10_ok2, !dbg !49

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %47, i64 %p5), !dbg !49
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !49
	ret void, !dbg !49

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !50
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !50
	ret void, !dbg !50

b14_fail1:
	%302 = icmp uge i64 %65, %p5, !dbg !65
	br i1 %302, label %b14_fail2, label %b14_ok2, !dbg !65

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %65, i64 %p5), !dbg !65
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !65
	ret void, !dbg !65

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !66
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !66
	ret void, !dbg !66

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !70
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !70
	ret void, !dbg !70

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !88
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !88
	ret void, !dbg !88

b23_fail1:
	%303 = icmp uge i64 %118, %p3, !dbg !97
	br i1 %303, label %b23_fail2, label %b23_ok2, !dbg !97

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %118, i64 %p3), !dbg !97
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !97
	ret void, !dbg !97

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %117, i64 %p3), !dbg !98
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !98
	ret void, !dbg !98

b30_cold:
	%304 = phi i64 [ %309, %b35_cold_ok1 ], [ %117, %b23_ok1 ], !dbg !99
	%305 = phi float [ %306, %b35_cold_ok1 ], [ %123, %b23_ok1 ], !dbg !101
	%306 = phi float [ %312, %b35_cold_ok1 ], [ %125, %b23_ok1 ], !dbg !102
	%307 = phi i64 [ %349, %b35_cold_ok1 ], [ %21, %b23_ok1 ], !dbg !103
	%308 = icmp slt i64 %307, %94, !dbg !104
	br i1 %308, label %b31_cold, label %b36, !dbg !104

b31_cold:
	%309 = add i64 %304, %73, !dbg !105
	%310 = getelementptr inbounds float, float addrspace(1)* %1, i64 %309, !dbg !106
	%311 = icmp uge i64 %309, %p3, !dbg !106
	br i1 %311, label %b31_cold_fail1, label %b31_cold_ok1, !dbg !106, !prof !51

b31_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %309, i64 %p3), !dbg !106
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !106
	ret void, !dbg !106

b31_cold_ok1:
	%312 = load float, float addrspace(1)* %310, align 4, !dbg !106
	%313 = add i64 %p10, %307, !dbg !107
	br i1 %116, label %b35_cold, label %b32_cold, !dbg !107

b32_cold:
	%314 = icmp sgt i64 %313, 0, !dbg !108
	br i1 %314, label %b33_cold, label %b35_cold, !dbg !108

b33_cold:
	%315 = icmp slt i64 %313, %99, !dbg !109
	br i1 %315, label %b34_cold, label %b35_cold, !dbg !109

b34_cold:
	%316 = sub i64 %304, %p6, !dbg !111
	%317 = add i64 %304, %p6, !dbg !114
	%318 = sub i64 %304, 1, !dbg !117
	%319 = add i64 %304, 1, !dbg !120
	%320 = fadd float %305, %312, !dbg !110
	%321 = getelementptr inbounds float, float addrspace(1)* %1, i64 %316, !dbg !112
	%322 = icmp uge i64 %316, %p3, !dbg !112
	%323 = icmp uge i64 %317, %p3, !dbg !115
	%324 = icmp uge i64 %318, %p3, !dbg !118
	%325 = icmp uge i64 %319, %p3, !dbg !121
	%326 = or i1 %322, %323, !dbg !121
	%327 = or i1 %326, %324, !dbg !121
	%328 = or i1 %327, %325, !dbg !121
	br i1 %328, label %b34_cold_fail1, label %b34_cold_ok1, !dbg !121, !prof !51

b34_cold_fail1:
	%329 = icmp uge i64 %316, %p3, !dbg !112
	br i1 %329, label %b34_cold_fail2, label %b34_cold_ok2, !dbg !112

b34_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %316, i64 %p3), !dbg !112
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !112
	ret void, !dbg !112

b34_cold_ok2:
	%330 = icmp uge i64 %317, %p3, !dbg !115
	br i1 %330, label %b34_cold_fail3, label %b34_cold_ok3, !dbg !115

b34_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %317, i64 %p3), !dbg !115
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !115
	ret void, !dbg !115

b34_cold_ok3:
	%331 = icmp uge i64 %318, %p3, !dbg !118
	br i1 %331, label %b34_cold_fail4, label %b34_cold_ok4, !dbg !118

b34_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %318, i64 %p3), !dbg !118
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !118
	ret void, !dbg !118

b34_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %319, i64 %p3), !dbg !121
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !121
	ret void, !dbg !121

b34_cold_ok1:
	%332 = load float, float addrspace(1)* %321, align 4, !dbg !112
	%333 = fadd float %320, %332, !dbg !113
	%334 = getelementptr inbounds float, float addrspace(1)* %1, i64 %317, !dbg !115
	%335 = load float, float addrspace(1)* %334, align 4, !dbg !115
	%336 = fadd float %333, %335, !dbg !116
	%337 = getelementptr inbounds float, float addrspace(1)* %1, i64 %318, !dbg !118
	%338 = load float, float addrspace(1)* %337, align 4, !dbg !118
	%339 = fadd float %336, %338, !dbg !119
	%340 = getelementptr inbounds float, float addrspace(1)* %1, i64 %319, !dbg !121
	%341 = load float, float addrspace(1)* %340, align 4, !dbg !121
	%342 = fadd float %339, %341, !dbg !122
	%343 = call float @llvm.nvvm.mul.rn.f(float %p15, float %306), !dbg !123
	%344 = call float @llvm.nvvm.mul.rn.f(float %p16, float %342), !dbg !124
	%345 = fadd float %343, %344, !dbg !125
	br label %b35_cold, !dbg !125

b35_cold:
	%346 = phi float [ %306, %b31_cold_ok1 ], [ %306, %b32_cold ], [ %306, %b33_cold ], [ %345, %b34_cold_ok1 ], !dbg !126
	%347 = getelementptr inbounds float, float addrspace(1)* %0, i64 %304, !dbg !127
	%348 = icmp uge i64 %304, %p1, !dbg !127
	br i1 %348, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !127, !prof !51

b35_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %304, i64 %p1), !dbg !127
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !127
	ret void, !dbg !127

b35_cold_ok1:
	store float %346, float addrspace(1)* %347, align 4, !dbg !127
	%349 = add i64 %307, 1, !dbg !128
	br label %b30_cold, !dbg !128, !llvm.loop !130

b38_fail1:
	%350 = icmp ugt i64 %191, %p1, !dbg !138
	br i1 %350, label %b38_fail2, label %b38_ok2, !dbg !138

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %191, i64 %p1), !dbg !138
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !138
	ret void, !dbg !138

b38_ok2:
	%351 = icmp ugt i64 %190, %191, !dbg !138
	br i1 %351, label %b38_fail3, label %b38_ok3, !dbg !138

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %190, i64 %191), !dbg !138
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !138
	ret void, !dbg !138

b38_ok3:
	%352 = icmp ugt i64 %193, %p1, !dbg !141
	br i1 %352, label %b38_fail4, label %b38_ok4, !dbg !141

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %193, i64 %p1), !dbg !141
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !141
	ret void, !dbg !141

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %192, i64 %193), !dbg !141
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !141
	ret void, !dbg !141

b38_fail5:
	%353 = icmp uge i64 %212, %p5, !dbg !150
	br i1 %353, label %b38_fail6, label %b38_ok6, !dbg !150

b38_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %212, i64 %p5), !dbg !150
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !150
	ret void, !dbg !150

b38_ok6:
	%354 = icmp uge i64 %22, %214, !dbg !12
	br i1 %354, label %b38_fail7, label %b38_ok7, !dbg !12

b38_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %22, i64 %214), !dbg !12
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !12
	ret void, !dbg !12

b38_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 0), !dbg !12
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !12
	ret void, !dbg !12

b41_fail1:
	%355 = icmp ugt i64 %88, %p1, !dbg !153
	br i1 %355, label %b41_fail2, label %b41_ok2, !dbg !153

b41_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %88, i64 %p1), !dbg !153
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !153
	ret void, !dbg !153

b41_ok2:
	%356 = icmp ugt i64 %80, %88, !dbg !153
	br i1 %356, label %b41_fail3, label %b41_ok3, !dbg !153

b41_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %80, i64 %88), !dbg !153
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !153
	ret void, !dbg !153

b41_ok3:
	%357 = icmp ugt i64 %230, %p1, !dbg !156
	br i1 %357, label %b41_fail4, label %b41_ok4, !dbg !156

b41_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %230, i64 %p1), !dbg !156
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !156
	ret void, !dbg !156

b41_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %229, i64 %230), !dbg !156
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !156
	ret void, !dbg !156

b41_fail5:
	%358 = icmp uge i64 %245, %p5, !dbg !163
	br i1 %358, label %b41_fail6, label %b41_ok6, !dbg !163

b41_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %245, i64 %p5), !dbg !163
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !163
	ret void, !dbg !163

b41_ok6:
	%359 = icmp uge i64 %p12, %247, !dbg !132
	br i1 %359, label %b41_fail7, label %b41_ok7, !dbg !132

b41_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p12, i64 %247), !dbg !132
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !132
	ret void, !dbg !132

b41_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 0), !dbg !132
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !132
	ret void, !dbg !132

b44_cold:
	%360 = phi i64 [ %437, %b57_cold ], [ %293, %b43 ], !dbg !180
	%361 = icmp slt i64 %360, %261, !dbg !181
	br i1 %361, label %b45_cold, label %b58, !dbg !181

b45_cold:
	br i1 %295, label %b57_cold, label %b46_cold, !dbg !174

b46_cold:
	%362 = icmp eq i64 %p6, 0, !dbg !182
	br i1 %362, label %b46_cold_fail1, label %b46_cold_ok1, !dbg !182, !prof !51

b46_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !182
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !182
	ret void, !dbg !182

b46_cold_ok1:
	%363 = icmp eq i64 %p6, -1, !dbg !182
	%364 = select i1 %363, i64 1, i64 %p6, !dbg !182
	%365 = srem i64 %360, %364, !dbg !182
	%366 = icmp eq i64 %p6, -1, !dbg !183
	%367 = select i1 %366, i64 1, i64 %p6, !dbg !183
	%368 = sdiv i64 %360, %367, !dbg !183
	%369 = sub i64 0, %360, !dbg !183
	%370 = select i1 %366, i64 %369, i64 %368, !dbg !183
	%371 = icmp eq i64 %365, 0, !dbg !184
	br i1 %371, label %b50_cold, label %b47_cold, !dbg !184

b47_cold:
	%372 = icmp eq i64 %365, %297, !dbg !185
	br i1 %372, label %b50_cold, label %b48_cold, !dbg !185

b48_cold:
	%373 = icmp eq i64 %370, 0, !dbg !186
	br i1 %373, label %b50_cold, label %b49_cold, !dbg !186

b49_cold:
	%374 = icmp eq i64 %370, %298, !dbg !187
	br label %b50_cold, !dbg !187

b50_cold:
	%375 = phi i1 [ true, %b46_cold_ok1 ], [ true, %b47_cold ], [ true, %b48_cold ], [ %374, %b49_cold ], !dbg !188
	%376 = add i64 %299, %360, !dbg !189
	%377 = sub i64 %376, %261, !dbg !190
	%378 = getelementptr inbounds float, float addrspace(1)* %1, i64 %377, !dbg !191
	%379 = icmp uge i64 %377, %p3, !dbg !191
	%380 = icmp uge i64 %376, %p3, !dbg !192
	%381 = or i1 %379, %380, !dbg !192
	br i1 %381, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !192, !prof !51

b50_cold_fail1:
	%382 = icmp uge i64 %377, %p3, !dbg !191
	br i1 %382, label %b50_cold_fail2, label %b50_cold_ok2, !dbg !191

b50_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %377, i64 %p3), !dbg !191
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !191
	ret void, !dbg !191

b50_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %376, i64 %p3), !dbg !192
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !192
	ret void, !dbg !192

b50_cold_ok1:
	%383 = load float, float addrspace(1)* %378, align 4, !dbg !191
	%384 = getelementptr inbounds float, float addrspace(1)* %1, i64 %376, !dbg !192
	%385 = load float, float addrspace(1)* %384, align 4, !dbg !192
	br label %b51_cold, !dbg !192

b51_cold:
	%386 = phi i64 [ %376, %b50_cold_ok1 ], [ %391, %b56_cold_ok1 ], !dbg !193
	%387 = phi float [ %383, %b50_cold_ok1 ], [ %388, %b56_cold_ok1 ], !dbg !194
	%388 = phi float [ %385, %b50_cold_ok1 ], [ %394, %b56_cold_ok1 ], !dbg !195
	%389 = phi i64 [ 1, %b50_cold_ok1 ], [ %431, %b56_cold_ok1 ], !dbg !196
	%390 = icmp slt i64 %389, %294, !dbg !197
	br i1 %390, label %b52_cold, label %b57_cold, !dbg !197

b52_cold:
	%391 = add i64 %386, %261, !dbg !198
	%392 = getelementptr inbounds float, float addrspace(1)* %1, i64 %391, !dbg !199
	%393 = icmp uge i64 %391, %p3, !dbg !199
	br i1 %393, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !199, !prof !51

b52_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %391, i64 %p3), !dbg !199
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !199
	ret void, !dbg !199

b52_cold_ok1:
	%394 = load float, float addrspace(1)* %392, align 4, !dbg !199
	%395 = add i64 %p10, %389, !dbg !200
	br i1 %375, label %b56_cold, label %b53_cold, !dbg !200

b53_cold:
	%396 = icmp sgt i64 %395, 0, !dbg !201
	br i1 %396, label %b54_cold, label %b56_cold, !dbg !201

b54_cold:
	%397 = icmp slt i64 %395, %300, !dbg !202
	br i1 %397, label %b55_cold, label %b56_cold, !dbg !202

b55_cold:
	%398 = sub i64 %386, %p6, !dbg !203
	%399 = add i64 %386, %p6, !dbg !205
	%400 = sub i64 %386, 1, !dbg !207
	%401 = add i64 %386, 1, !dbg !209
	%402 = fadd float %387, %394, !dbg !211
	%403 = getelementptr inbounds float, float addrspace(1)* %1, i64 %398, !dbg !204
	%404 = icmp uge i64 %398, %p3, !dbg !204
	%405 = icmp uge i64 %399, %p3, !dbg !206
	%406 = icmp uge i64 %400, %p3, !dbg !208
	%407 = icmp uge i64 %401, %p3, !dbg !210
	%408 = or i1 %404, %405, !dbg !210
	%409 = or i1 %408, %406, !dbg !210
	%410 = or i1 %409, %407, !dbg !210
	br i1 %410, label %b55_cold_fail1, label %b55_cold_ok1, !dbg !210, !prof !51

b55_cold_fail1:
	%411 = icmp uge i64 %398, %p3, !dbg !204
	br i1 %411, label %b55_cold_fail2, label %b55_cold_ok2, !dbg !204

b55_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %398, i64 %p3), !dbg !204
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !204
	ret void, !dbg !204

b55_cold_ok2:
	%412 = icmp uge i64 %399, %p3, !dbg !206
	br i1 %412, label %b55_cold_fail3, label %b55_cold_ok3, !dbg !206

b55_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %399, i64 %p3), !dbg !206
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !206
	ret void, !dbg !206

b55_cold_ok3:
	%413 = icmp uge i64 %400, %p3, !dbg !208
	br i1 %413, label %b55_cold_fail4, label %b55_cold_ok4, !dbg !208

b55_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %400, i64 %p3), !dbg !208
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !208
	ret void, !dbg !208

b55_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %401, i64 %p3), !dbg !210
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !210
	ret void, !dbg !210

b55_cold_ok1:
	%414 = load float, float addrspace(1)* %403, align 4, !dbg !204
	%415 = fadd float %402, %414, !dbg !212
	%416 = getelementptr inbounds float, float addrspace(1)* %1, i64 %399, !dbg !206
	%417 = load float, float addrspace(1)* %416, align 4, !dbg !206
	%418 = fadd float %415, %417, !dbg !213
	%419 = getelementptr inbounds float, float addrspace(1)* %1, i64 %400, !dbg !208
	%420 = load float, float addrspace(1)* %419, align 4, !dbg !208
	%421 = fadd float %418, %420, !dbg !214
	%422 = getelementptr inbounds float, float addrspace(1)* %1, i64 %401, !dbg !210
	%423 = load float, float addrspace(1)* %422, align 4, !dbg !210
	%424 = fadd float %421, %423, !dbg !215
	%425 = call float @llvm.nvvm.mul.rn.f(float %p15, float %388), !dbg !216
	%426 = call float @llvm.nvvm.mul.rn.f(float %p16, float %424), !dbg !217
	%427 = fadd float %425, %426, !dbg !218
	br label %b56_cold, !dbg !218

b56_cold:
	%428 = phi float [ %388, %b52_cold_ok1 ], [ %388, %b53_cold ], [ %388, %b54_cold ], [ %427, %b55_cold_ok1 ], !dbg !219
	%429 = getelementptr inbounds float, float addrspace(1)* %0, i64 %386, !dbg !220
	%430 = icmp uge i64 %386, %p1, !dbg !220
	br i1 %430, label %b56_cold_fail1, label %b56_cold_ok1, !dbg !220, !prof !51

b56_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %386, i64 %p1), !dbg !220
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !220
	ret void, !dbg !220

b56_cold_ok1:
	store float %428, float addrspace(1)* %429, align 4, !dbg !220
	%431 = add i64 %389, 1, !dbg !221
	br label %b51_cold, !dbg !221, !llvm.loop !223

b57_cold:
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !175, !range !170
	%433 = sext i32 %432 to i64, !dbg !175
	%434 = mul i64 %296, %433, !dbg !175
	%435 = mul i64 %434, %282, !dbg !175
	%436 = sub i64 %435, %266, !dbg !224
	%437 = add i64 %360, %436, !dbg !225
	br label %b44_cold, !dbg !225, !llvm.loop !227
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

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

declare i8* @gpuc_peer_early(i32 %a0) nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

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
!131 = !DILocation(line: 73, column: 8, scope: !9, inlinedAt: !10)
!132 = !DILocation(line: 97, column: 20, scope: !8, inlinedAt: !131)
!133 = !DILocation(line: 70, column: 17, scope: !9, inlinedAt: !10)
!134 = !DILocation(line: 92, column: 15, scope: !8, inlinedAt: !11)
!135 = !DILocation(line: 97, column: 45, scope: !8, inlinedAt: !11)
!136 = !DILocation(line: 97, column: 52, scope: !8, inlinedAt: !11)
!137 = !DILocation(line: 97, column: 66, scope: !8, inlinedAt: !11)
!138 = !DILocation(line: 97, column: 42, scope: !8, inlinedAt: !11)
!139 = !DILocation(line: 97, column: 99, scope: !8, inlinedAt: !11)
!140 = !DILocation(line: 97, column: 120, scope: !8, inlinedAt: !11)
!141 = !DILocation(line: 97, column: 82, scope: !8, inlinedAt: !11)
!142 = !DILocation(line: 98, column: 29, scope: !8, inlinedAt: !11)
!143 = !DILocation(line: 98, column: 9, scope: !8, inlinedAt: !11)
!144 = !DILocation(line: 103, column: 27, scope: !41, inlinedAt: !143)
!145 = !DILocation(line: 103, column: 21, scope: !41, inlinedAt: !143)
!146 = !DILocation(line: 103, column: 30, scope: !41, inlinedAt: !143)
!147 = !DILocation(line: 103, column: 32, scope: !41, inlinedAt: !143)
!148 = !DILocation(line: 103, column: 38, scope: !41, inlinedAt: !143)
!149 = !DILocation(line: 103, column: 50, scope: !41, inlinedAt: !143)
!150 = !DILocation(line: 103, column: 16, scope: !41, inlinedAt: !143)
!151 = !DILocation(line: 72, column: 15, scope: !9, inlinedAt: !10)
!152 = !DILocation(line: 92, column: 15, scope: !8, inlinedAt: !131)
!153 = !DILocation(line: 97, column: 42, scope: !8, inlinedAt: !131)
!154 = !DILocation(line: 97, column: 99, scope: !8, inlinedAt: !131)
!155 = !DILocation(line: 97, column: 120, scope: !8, inlinedAt: !131)
!156 = !DILocation(line: 97, column: 82, scope: !8, inlinedAt: !131)
!157 = !DILocation(line: 98, column: 9, scope: !8, inlinedAt: !131)
!158 = !DILocation(line: 103, column: 27, scope: !41, inlinedAt: !157)
!159 = !DILocation(line: 103, column: 21, scope: !41, inlinedAt: !157)
!160 = !DILocation(line: 103, column: 30, scope: !41, inlinedAt: !157)
!161 = !DILocation(line: 103, column: 38, scope: !41, inlinedAt: !157)
!162 = !DILocation(line: 103, column: 50, scope: !41, inlinedAt: !157)
!163 = !DILocation(line: 103, column: 16, scope: !41, inlinedAt: !157)
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
