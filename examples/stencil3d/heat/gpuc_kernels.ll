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
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%4 = sext i32 %3 to i64, !dbg !8
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%6 = sext i32 %5 to i64, !dbg !8
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%8 = sext i32 %7 to i64, !dbg !8
	%9 = mul i64 %p14, 2, !dbg !11
	%10 = icmp slt i64 %4, %9, !dbg !12
	%11 = call i32 @gpuc_num_pes_thread(), !dbg !17
	br i1 %10, label %b1, label %b43, !dbg !12

b1:
	%12 = trunc i64 %4 to i32, !dbg !18
	%13 = udiv i32 %12, 2, !dbg !18
	%14 = zext i32 %13 to i64, !dbg !18
	%15 = trunc i64 %4 to i32, !dbg !19
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
	br i1 %50, label %b10_fail1, label %b10_ok1, !dbg !49, !prof !51

b10_ok1:
	%51 = bitcast i64* %49 to i8*, !dbg !50
	%52 = call i64 @gpuc_signal_wait_until_thread(i8* %51, i32 5, i64 %39, i32 1, i8* %ctrl, i32 1), !dbg !50
	br label %b11, !dbg !50

b11:
	%53 = call i32 @gpuc_num_pes_thread(), !dbg !17
	%54 = sext i32 %53 to i64, !dbg !17
	%55 = icmp ult i64 %22, %54, !dbg !17
	%56 = trunc i64 %22 to i32, !dbg !17
	%57 = select i1 %55, i32 %56, i32 0, !dbg !17
	%58 = call i8* @gpuc_peer_early(i32 %57), !dbg !17
	%59 = call i32 @gpuc_num_pes_thread(), !dbg !53
	%60 = sext i32 %59 to i64, !dbg !53
	%61 = icmp ult i64 %p12, %60, !dbg !53
	%62 = trunc i64 %p12 to i32, !dbg !53
	%63 = select i1 %61, i32 %62, i32 0, !dbg !53
	%64 = call i8* @gpuc_peer_early(i32 %63), !dbg !53
	call void @llvm.nvvm.barrier0(), !dbg !54
	%65 = icmp eq i64 %p9, 1, !dbg !55
	br i1 %65, label %b12, label %b16, !dbg !55

b12:
	br i1 %36, label %b13, label %b15, !dbg !57

b13:
	%66 = icmp sge i64 %p12, 0, !dbg !58
	br i1 %66, label %b14, label %b15, !dbg !58

b14:
	%67 = sub i64 %p17, 1, !dbg !59
	%68 = urem i64 %67, 2, !dbg !61
	%69 = trunc i64 %68 to i32, !dbg !63
	%70 = mul i32 %69, 2, !dbg !63
	%71 = zext i32 %70 to i64, !dbg !63
	%72 = add i32 %70, 1, !dbg !64
	%73 = zext i32 %72 to i64, !dbg !64
	%74 = mul i64 %73, %p14, !dbg !65
	%75 = add i64 %74, %14, !dbg !66
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %75, !dbg !67
	%77 = addrspacecast i64 addrspace(1)* %76 to i64*, !dbg !68
	%78 = icmp uge i64 %75, %p5, !dbg !67
	br i1 %78, label %b14_fail1, label %b14_ok1, !dbg !67, !prof !51

b14_ok1:
	%79 = bitcast i64* %77 to i8*, !dbg !68
	%80 = call i64 @gpuc_signal_wait_until_thread(i8* %79, i32 5, i64 %67, i32 1, i8* %ctrl, i32 1), !dbg !68
	br label %b15, !dbg !68

b15:
	call void @llvm.nvvm.barrier0(), !dbg !69
	br label %b16, !dbg !56

b16:
	%81 = mul i64 %p6, %p7, !dbg !73
	%82 = mul i64 %81, %14, !dbg !74
	%83 = icmp eq i64 %p14, 0, !dbg !72
	br i1 %83, label %b16_fail1, label %b16_ok1, !dbg !72, !prof !51

b16_ok1:
	%84 = icmp eq i64 %p14, -1, !dbg !72
	%85 = select i1 %84, i64 1, i64 %p14, !dbg !72
	%86 = sdiv i64 %82, %85, !dbg !72
	%87 = sub i64 0, %82, !dbg !72
	%88 = select i1 %84, i64 %87, i64 %86, !dbg !72
	%89 = add i32 %13, 1, !dbg !75
	%90 = zext i32 %89 to i64, !dbg !75
	%91 = mul i64 %81, %90, !dbg !76
	%92 = icmp eq i64 %p14, -1, !dbg !77
	%93 = select i1 %92, i64 1, i64 %p14, !dbg !77
	%94 = sdiv i64 %91, %93, !dbg !77
	%95 = sub i64 0, %91, !dbg !77
	%96 = select i1 %92, i64 %95, i64 %94, !dbg !77
	%97 = sub i64 %96, %88, !dbg !78
	%98 = mul i32 %29, %30, !dbg !79
	%99 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !79, !range !80
	%100 = mul i32 %98, %99, !dbg !79
	%101 = sext i32 %100 to i64, !dbg !79
	%102 = add i64 %21, 1, !dbg !81
	%103 = icmp sge i64 %21, %102, !dbg !84
	%104 = sub i64 %p6, 1, !dbg !85
	%105 = sub i64 %p7, 1, !dbg !86
	%106 = mul i64 %102, %81, !dbg !87
	%107 = sub i64 %p8, 1, !dbg !88
	br label %b17, !dbg !79

b17:
	%108 = phi i64 [ %35, %b16_ok1 ], [ %190, %b36 ], !dbg !79
	%109 = icmp slt i64 %108, %97, !dbg !79
	br i1 %109, label %b18, label %b37, !dbg !79

b18:
	%110 = add i64 %88, %108, !dbg !89
	br i1 %103, label %b36, label %b19, !dbg !84

b19:
	%111 = icmp eq i64 %p6, 0, !dbg !90
	br i1 %111, label %b19_fail1, label %b19_ok1, !dbg !90, !prof !51

b19_ok1:
	%112 = icmp eq i64 %p6, -1, !dbg !90
	%113 = select i1 %112, i64 1, i64 %p6, !dbg !90
	%114 = srem i64 %110, %113, !dbg !90
	%115 = icmp eq i64 %p6, -1, !dbg !91
	%116 = select i1 %115, i64 1, i64 %p6, !dbg !91
	%117 = sdiv i64 %110, %116, !dbg !91
	%118 = sub i64 0, %110, !dbg !91
	%119 = select i1 %115, i64 %118, i64 %117, !dbg !91
	%120 = icmp eq i64 %114, 0, !dbg !92
	br i1 %120, label %b23, label %b20, !dbg !92

b20:
	%121 = icmp eq i64 %114, %104, !dbg !93
	br i1 %121, label %b23, label %b21, !dbg !93

b21:
	%122 = icmp eq i64 %119, 0, !dbg !94
	br i1 %122, label %b23, label %b22, !dbg !94

b22:
	%123 = icmp eq i64 %119, %105, !dbg !95
	br label %b23, !dbg !95

b23:
	%124 = phi i1 [ true, %b19_ok1 ], [ true, %b20 ], [ true, %b21 ], [ %123, %b22 ], !dbg !96
	%125 = add i64 %106, %110, !dbg !97
	%126 = sub i64 %125, %81, !dbg !98
	%127 = getelementptr inbounds float, float addrspace(1)* %1, i64 %126, !dbg !99
	%128 = icmp uge i64 %126, %p3, !dbg !99
	%129 = icmp uge i64 %125, %p3, !dbg !100
	%130 = or i1 %128, %129, !dbg !100
	br i1 %130, label %b23_fail1, label %b23_ok1, !dbg !100, !prof !51

b23_ok1:
	%131 = load float, float addrspace(1)* %127, align 4, !dbg !99
	%132 = getelementptr inbounds float, float addrspace(1)* %1, i64 %125, !dbg !100
	%133 = load float, float addrspace(1)* %132, align 4, !dbg !100
	%134 = icmp ule i64 %p6, 281474976710655, !dbg !101
	%135 = icmp ule i64 %81, 281474976710655, !dbg !101
	%136 = and i1 %134, %135, !dbg !101
	%137 = icmp ule i64 %125, 281474976710655, !dbg !101
	%138 = and i1 %136, %137, !dbg !101
	%139 = mul i64 %81, -1, !dbg !101
	%140 = icmp sge i64 %139, 0, !dbg !101
	%141 = and i1 %138, %140, !dbg !101
	%142 = mul i64 %p6, -1, !dbg !101
	%143 = add i64 %142, %81, !dbg !101
	%144 = icmp sge i64 %143, 0, !dbg !101
	%145 = and i1 %141, %144, !dbg !101
	%146 = add i64 %p3, -1, !dbg !101
	%147 = add i64 %146, %142, !dbg !101
	%148 = mul i64 %125, -1, !dbg !101
	%149 = add i64 %147, %148, !dbg !101
	%150 = icmp sge i64 %149, 0, !dbg !101
	%151 = and i1 %145, %150, !dbg !101
	%152 = mul i64 %p3, -1, !dbg !101
	%153 = add i64 %p1, %152, !dbg !101
	%154 = icmp sge i64 %153, 0, !dbg !101
	%155 = and i1 %151, %154, !dbg !101
	br i1 %155, label %b24, label %b30_cold, !dbg !100, !prof !102

b24:
	%156 = phi i64 [ %125, %b23_ok1 ], [ %161, %b29 ], !dbg !101
	%157 = phi float [ %131, %b23_ok1 ], [ %158, %b29 ], !dbg !103
	%158 = phi float [ %133, %b23_ok1 ], [ %163, %b29 ], !dbg !104
	%159 = phi i64 [ %21, %b23_ok1 ], [ %189, %b29 ], !dbg !105
	%160 = icmp slt i64 %159, %102, !dbg !106
	br i1 %160, label %b25, label %b36, !dbg !106

b25:
	%161 = add i64 %156, %81, !dbg !107
	%162 = getelementptr inbounds float, float addrspace(1)* %1, i64 %161, !dbg !108
	%163 = load float, float addrspace(1)* %162, align 4, !dbg !108
	%164 = add i64 %p10, %159, !dbg !109
	br i1 %124, label %b29, label %b26, !dbg !109

b26:
	%165 = icmp sgt i64 %164, 0, !dbg !110
	br i1 %165, label %b27, label %b29, !dbg !110

b27:
	%166 = icmp slt i64 %164, %107, !dbg !111
	br i1 %166, label %b28, label %b29, !dbg !111

b28:
	%167 = fadd float %157, %163, !dbg !112
	%168 = sub i64 %156, %p6, !dbg !113
	%169 = getelementptr inbounds float, float addrspace(1)* %1, i64 %168, !dbg !114
	%170 = load float, float addrspace(1)* %169, align 4, !dbg !114
	%171 = fadd float %167, %170, !dbg !115
	%172 = add i64 %156, %p6, !dbg !116
	%173 = getelementptr inbounds float, float addrspace(1)* %1, i64 %172, !dbg !117
	%174 = load float, float addrspace(1)* %173, align 4, !dbg !117
	%175 = fadd float %171, %174, !dbg !118
	%176 = sub i64 %156, 1, !dbg !119
	%177 = getelementptr inbounds float, float addrspace(1)* %1, i64 %176, !dbg !120
	%178 = load float, float addrspace(1)* %177, align 4, !dbg !120
	%179 = fadd float %175, %178, !dbg !121
	%180 = add i64 %156, 1, !dbg !122
	%181 = getelementptr inbounds float, float addrspace(1)* %1, i64 %180, !dbg !123
	%182 = load float, float addrspace(1)* %181, align 4, !dbg !123
	%183 = fadd float %179, %182, !dbg !124
	%184 = call float @llvm.nvvm.mul.rn.f(float %p15, float %158), !dbg !125
	%185 = call float @llvm.nvvm.mul.rn.f(float %p16, float %183), !dbg !126
	%186 = fadd float %184, %185, !dbg !127
	br label %b29, !dbg !127

b29:
	%187 = phi float [ %158, %b25 ], [ %158, %b26 ], [ %158, %b27 ], [ %186, %b28 ], !dbg !128
	%188 = getelementptr inbounds float, float addrspace(1)* %0, i64 %156, !dbg !129
	store float %187, float addrspace(1)* %188, align 4, !dbg !129
	%189 = add i64 %159, 1, !dbg !130
	br label %b24, !dbg !130

b36:
	%190 = add i64 %108, %101, !dbg !79
	br label %b17, !dbg !79

b37:
	call void @llvm.nvvm.barrier0(), !dbg !133
	%191 = icmp slt i64 %22, 0, !dbg !134
	br i1 %191, label %b39, label %b38, !dbg !134

b38:
	%192 = mul i64 %23, %81, !dbg !135
	%193 = add i64 %192, %88, !dbg !136
	%194 = add i64 %192, %96, !dbg !137
	%195 = add i64 %106, %88, !dbg !139
	%196 = add i64 %106, %96, !dbg !140
	%197 = getelementptr inbounds float, float addrspace(1)* %0, i64 %193, !dbg !138
	%198 = getelementptr inbounds float, float addrspace(1)* %0, i64 %195, !dbg !141
	%199 = sub i32 1, %16, !dbg !142
	%200 = zext i32 %199 to i64, !dbg !142
	%201 = icmp ugt i64 %194, %p1, !dbg !138
	%202 = icmp ugt i64 %193, %194, !dbg !138
	%203 = icmp ugt i64 %196, %p1, !dbg !141
	%204 = icmp ugt i64 %195, %196, !dbg !141
	%205 = or i1 %201, %202, !dbg !141
	%206 = or i1 %205, %203, !dbg !141
	%207 = or i1 %206, %204, !dbg !141
	br i1 %207, label %b38_fail1, label %b38_ok1, !dbg !141, !prof !51

b38_ok1:
	%208 = urem i64 %p17, 2, !dbg !144
	%209 = trunc i64 %208 to i32, !dbg !146
	%210 = mul i32 %209, 2, !dbg !146
	%211 = zext i32 %210 to i64, !dbg !146
	%212 = add i32 %210, %199, !dbg !147
	%213 = zext i32 %212 to i64, !dbg !147
	%214 = mul i64 %213, %p14, !dbg !148
	%215 = add i64 %214, %14, !dbg !149
	%216 = sext i32 %11 to i64, !dbg !17
	%217 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %215, !dbg !150
	%218 = mul i64 %97, 4, !dbg !17
	%219 = trunc i64 %22 to i32, !dbg !17
	%220 = addrspacecast float addrspace(1)* %197 to float*, !dbg !17
	%221 = addrspacecast float addrspace(1)* %198 to float*, !dbg !17
	%222 = addrspacecast i64 addrspace(1)* %217 to i64*, !dbg !17
	%223 = icmp uge i64 %215, %p5, !dbg !150
	%224 = icmp uge i64 %22, %216, !dbg !17
	%225 = or i1 %223, %224, !dbg !17
	br i1 %225, label %b38_fail5, label %b38_ok5, !dbg !17, !prof !51

b38_ok5:
	%226 = bitcast float* %220 to i8*, !dbg !17
	%227 = bitcast float* %221 to i8*, !dbg !17
	%228 = bitcast i64* %222 to i8*, !dbg !17
	call void @gpuc_put_signal_nbi_block(i8* %226, i8* %227, i64 %218, i8* %228, i64 %p17, i32 9, i32 %219, i32 1, i32 1, i8* %58), !dbg !17
	br label %b39, !dbg !17

b39:
	br i1 %65, label %b40, label %b42, !dbg !151

b40:
	%229 = icmp slt i64 %p12, 0, !dbg !152
	br i1 %229, label %b42, label %b41, !dbg !152

b41:
	%230 = add i64 %106, %88, !dbg !154
	%231 = add i64 %106, %96, !dbg !155
	%232 = getelementptr inbounds float, float addrspace(1)* %0, i64 %88, !dbg !153
	%233 = getelementptr inbounds float, float addrspace(1)* %0, i64 %230, !dbg !156
	%234 = icmp ugt i64 %96, %p1, !dbg !153
	%235 = icmp ugt i64 %88, %96, !dbg !153
	%236 = icmp ugt i64 %231, %p1, !dbg !156
	%237 = icmp ugt i64 %230, %231, !dbg !156
	%238 = or i1 %234, %235, !dbg !156
	%239 = or i1 %238, %236, !dbg !156
	%240 = or i1 %239, %237, !dbg !156
	br i1 %240, label %b41_fail1, label %b41_ok1, !dbg !156, !prof !51

b41_ok1:
	%241 = urem i64 %p17, 2, !dbg !158
	%242 = trunc i64 %241 to i32, !dbg !160
	%243 = mul i32 %242, 2, !dbg !160
	%244 = zext i32 %243 to i64, !dbg !160
	%245 = mul i64 %244, %p14, !dbg !161
	%246 = add i64 %245, %14, !dbg !162
	%247 = sext i32 %11 to i64, !dbg !53
	%248 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %246, !dbg !163
	%249 = mul i64 %97, 4, !dbg !53
	%250 = trunc i64 %p12 to i32, !dbg !53
	%251 = addrspacecast float addrspace(1)* %232 to float*, !dbg !53
	%252 = addrspacecast float addrspace(1)* %233 to float*, !dbg !53
	%253 = addrspacecast i64 addrspace(1)* %248 to i64*, !dbg !53
	%254 = icmp uge i64 %246, %p5, !dbg !163
	%255 = icmp uge i64 %p12, %247, !dbg !53
	%256 = or i1 %254, %255, !dbg !53
	br i1 %256, label %b41_fail5, label %b41_ok5, !dbg !53, !prof !51

b41_ok5:
	%257 = bitcast float* %251 to i8*, !dbg !53
	%258 = bitcast float* %252 to i8*, !dbg !53
	%259 = bitcast i64* %253 to i8*, !dbg !53
	call void @gpuc_put_signal_nbi_block(i8* %257, i8* %258, i64 %249, i8* %259, i64 %p17, i32 9, i32 %250, i32 1, i32 1, i8* %64), !dbg !53
	br label %b42, !dbg !53

b42:
	ret void, !dbg !164

b43:
	%260 = mul i64 %p6, %p7, !dbg !165
	%261 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !166, !range !34
	%262 = sext i32 %261 to i64, !dbg !166
	%263 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !166, !range !34
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !166, !range !80
	%265 = mul i64 %9, %262, !dbg !167
	%266 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !168, !range !169
	%267 = sext i32 %266 to i64, !dbg !168
	%268 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !168, !range !170
	%269 = sext i32 %268 to i64, !dbg !168
	%270 = trunc i64 %269 to i32, !dbg !168
	%271 = trunc i64 %8 to i32, !dbg !168
	%272 = mul i32 %270, %271, !dbg !168
	%273 = zext i32 %272 to i64, !dbg !168
	%274 = trunc i64 %6 to i32, !dbg !168
	%275 = add i32 %274, %272, !dbg !168
	%276 = zext i32 %275 to i64, !dbg !168
	%277 = mul i64 %267, %276, !dbg !168
	%278 = add i64 %4, %277, !dbg !168
	%279 = mul i32 %261, %263, !dbg !168
	%280 = mul i32 %279, %264, !dbg !168
	%281 = sext i32 %280 to i64, !dbg !168
	%282 = mul i64 %278, %281, !dbg !168
	%283 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168, !range !32
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !168, !range !32
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !168, !range !33
	%286 = mul i32 %263, %285, !dbg !168
	%287 = add i32 %284, %286, !dbg !168
	%288 = mul i32 %261, %287, !dbg !168
	%289 = add i32 %283, %288, !dbg !168
	%290 = sext i32 %289 to i64, !dbg !168
	%291 = add i64 %282, %290, !dbg !168
	%292 = sub i64 %291, %265, !dbg !171
	%293 = sub i64 %p9, 1, !dbg !172
	%294 = icmp sge i64 1, %293, !dbg !174
	%295 = mul i64 %267, %269, !dbg !175
	%296 = sub i64 %p6, 1, !dbg !176
	%297 = sub i64 %p7, 1, !dbg !177
	%298 = mul i64 %260, 2, !dbg !178
	%299 = sub i64 %p8, 1, !dbg !179
	br label %b44_cold, !dbg !171

b58:
	ret void, !dbg !225

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %47, i64 %p5), !dbg !49
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !49
	ret void, !dbg !49

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %75, i64 %p5), !dbg !67
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !67
	ret void, !dbg !67

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !72
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !72
	ret void, !dbg !72

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !90
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !90
	ret void, !dbg !90

b23_fail1:
	%300 = icmp uge i64 %126, %p3, !dbg !99
	br i1 %300, label %b23_fail2, label %b23_ok2, !dbg !99

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %126, i64 %p3), !dbg !99
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !99
	ret void, !dbg !99

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %125, i64 %p3), !dbg !100
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !100
	ret void, !dbg !100

b30_cold:
	%301 = phi i64 [ %306, %b35_cold_ok1 ], [ %125, %b23_ok1 ], !dbg !101
	%302 = phi float [ %303, %b35_cold_ok1 ], [ %131, %b23_ok1 ], !dbg !103
	%303 = phi float [ %309, %b35_cold_ok1 ], [ %133, %b23_ok1 ], !dbg !104
	%304 = phi i64 [ %346, %b35_cold_ok1 ], [ %21, %b23_ok1 ], !dbg !105
	%305 = icmp slt i64 %304, %102, !dbg !106
	br i1 %305, label %b31_cold, label %b36, !dbg !106

b31_cold:
	%306 = add i64 %301, %81, !dbg !107
	%307 = getelementptr inbounds float, float addrspace(1)* %1, i64 %306, !dbg !108
	%308 = icmp uge i64 %306, %p3, !dbg !108
	br i1 %308, label %b31_cold_fail1, label %b31_cold_ok1, !dbg !108, !prof !51

b31_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %306, i64 %p3), !dbg !108
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !108
	ret void, !dbg !108

b31_cold_ok1:
	%309 = load float, float addrspace(1)* %307, align 4, !dbg !108
	%310 = add i64 %p10, %304, !dbg !109
	br i1 %124, label %b35_cold, label %b32_cold, !dbg !109

b32_cold:
	%311 = icmp sgt i64 %310, 0, !dbg !110
	br i1 %311, label %b33_cold, label %b35_cold, !dbg !110

b33_cold:
	%312 = icmp slt i64 %310, %107, !dbg !111
	br i1 %312, label %b34_cold, label %b35_cold, !dbg !111

b34_cold:
	%313 = sub i64 %301, %p6, !dbg !113
	%314 = add i64 %301, %p6, !dbg !116
	%315 = sub i64 %301, 1, !dbg !119
	%316 = add i64 %301, 1, !dbg !122
	%317 = fadd float %302, %309, !dbg !112
	%318 = getelementptr inbounds float, float addrspace(1)* %1, i64 %313, !dbg !114
	%319 = icmp uge i64 %313, %p3, !dbg !114
	%320 = icmp uge i64 %314, %p3, !dbg !117
	%321 = icmp uge i64 %315, %p3, !dbg !120
	%322 = icmp uge i64 %316, %p3, !dbg !123
	%323 = or i1 %319, %320, !dbg !123
	%324 = or i1 %323, %321, !dbg !123
	%325 = or i1 %324, %322, !dbg !123
	br i1 %325, label %b34_cold_fail1, label %b34_cold_ok1, !dbg !123, !prof !51

b34_cold_fail1:
	%326 = icmp uge i64 %313, %p3, !dbg !114
	br i1 %326, label %b34_cold_fail2, label %b34_cold_ok2, !dbg !114

b34_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %313, i64 %p3), !dbg !114
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !114
	ret void, !dbg !114

b34_cold_ok2:
	%327 = icmp uge i64 %314, %p3, !dbg !117
	br i1 %327, label %b34_cold_fail3, label %b34_cold_ok3, !dbg !117

b34_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %314, i64 %p3), !dbg !117
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !117
	ret void, !dbg !117

b34_cold_ok3:
	%328 = icmp uge i64 %315, %p3, !dbg !120
	br i1 %328, label %b34_cold_fail4, label %b34_cold_ok4, !dbg !120

b34_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %315, i64 %p3), !dbg !120
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !120
	ret void, !dbg !120

b34_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %316, i64 %p3), !dbg !123
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !123
	ret void, !dbg !123

b34_cold_ok1:
	%329 = load float, float addrspace(1)* %318, align 4, !dbg !114
	%330 = fadd float %317, %329, !dbg !115
	%331 = getelementptr inbounds float, float addrspace(1)* %1, i64 %314, !dbg !117
	%332 = load float, float addrspace(1)* %331, align 4, !dbg !117
	%333 = fadd float %330, %332, !dbg !118
	%334 = getelementptr inbounds float, float addrspace(1)* %1, i64 %315, !dbg !120
	%335 = load float, float addrspace(1)* %334, align 4, !dbg !120
	%336 = fadd float %333, %335, !dbg !121
	%337 = getelementptr inbounds float, float addrspace(1)* %1, i64 %316, !dbg !123
	%338 = load float, float addrspace(1)* %337, align 4, !dbg !123
	%339 = fadd float %336, %338, !dbg !124
	%340 = call float @llvm.nvvm.mul.rn.f(float %p15, float %303), !dbg !125
	%341 = call float @llvm.nvvm.mul.rn.f(float %p16, float %339), !dbg !126
	%342 = fadd float %340, %341, !dbg !127
	br label %b35_cold, !dbg !127

b35_cold:
	%343 = phi float [ %303, %b31_cold_ok1 ], [ %303, %b32_cold ], [ %303, %b33_cold ], [ %342, %b34_cold_ok1 ], !dbg !128
	%344 = getelementptr inbounds float, float addrspace(1)* %0, i64 %301, !dbg !129
	%345 = icmp uge i64 %301, %p1, !dbg !129
	br i1 %345, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !129, !prof !51

b35_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %301, i64 %p1), !dbg !129
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !129
	ret void, !dbg !129

b35_cold_ok1:
	store float %343, float addrspace(1)* %344, align 4, !dbg !129
	%346 = add i64 %304, 1, !dbg !130
	br label %b30_cold, !dbg !130, !llvm.loop !132

b38_fail1:
	%347 = icmp ugt i64 %194, %p1, !dbg !138
	br i1 %347, label %b38_fail2, label %b38_ok2, !dbg !138

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %194, i64 %p1), !dbg !138
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !138
	ret void, !dbg !138

b38_ok2:
	%348 = icmp ugt i64 %193, %194, !dbg !138
	br i1 %348, label %b38_fail3, label %b38_ok3, !dbg !138

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %193, i64 %194), !dbg !138
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !138
	ret void, !dbg !138

b38_ok3:
	%349 = icmp ugt i64 %196, %p1, !dbg !141
	br i1 %349, label %b38_fail4, label %b38_ok4, !dbg !141

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %196, i64 %p1), !dbg !141
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !141
	ret void, !dbg !141

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %195, i64 %196), !dbg !141
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !141
	ret void, !dbg !141

b38_fail5:
	%350 = icmp uge i64 %215, %p5, !dbg !150
	br i1 %350, label %b38_fail6, label %b38_ok6, !dbg !150

b38_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %215, i64 %p5), !dbg !150
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !150
	ret void, !dbg !150

b38_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %22, i64 %216), !dbg !17
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !17
	ret void, !dbg !17

b41_fail1:
	%351 = icmp ugt i64 %96, %p1, !dbg !153
	br i1 %351, label %b41_fail2, label %b41_ok2, !dbg !153

b41_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %96, i64 %p1), !dbg !153
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !153
	ret void, !dbg !153

b41_ok2:
	%352 = icmp ugt i64 %88, %96, !dbg !153
	br i1 %352, label %b41_fail3, label %b41_ok3, !dbg !153

b41_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %88, i64 %96), !dbg !153
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !153
	ret void, !dbg !153

b41_ok3:
	%353 = icmp ugt i64 %231, %p1, !dbg !156
	br i1 %353, label %b41_fail4, label %b41_ok4, !dbg !156

b41_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %231, i64 %p1), !dbg !156
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !156
	ret void, !dbg !156

b41_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %230, i64 %231), !dbg !156
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !156
	ret void, !dbg !156

b41_fail5:
	%354 = icmp uge i64 %246, %p5, !dbg !163
	br i1 %354, label %b41_fail6, label %b41_ok6, !dbg !163

b41_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %246, i64 %p5), !dbg !163
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !163
	ret void, !dbg !163

b41_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p12, i64 %247), !dbg !53
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !53
	ret void, !dbg !53

b44_cold:
	%355 = phi i64 [ %432, %b57_cold ], [ %292, %b43 ], !dbg !180
	%356 = icmp slt i64 %355, %260, !dbg !181
	br i1 %356, label %b45_cold, label %b58, !dbg !181

b45_cold:
	br i1 %294, label %b57_cold, label %b46_cold, !dbg !174

b46_cold:
	%357 = icmp eq i64 %p6, 0, !dbg !182
	br i1 %357, label %b46_cold_fail1, label %b46_cold_ok1, !dbg !182, !prof !51

b46_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !182
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !182
	ret void, !dbg !182

b46_cold_ok1:
	%358 = icmp eq i64 %p6, -1, !dbg !182
	%359 = select i1 %358, i64 1, i64 %p6, !dbg !182
	%360 = srem i64 %355, %359, !dbg !182
	%361 = icmp eq i64 %p6, -1, !dbg !183
	%362 = select i1 %361, i64 1, i64 %p6, !dbg !183
	%363 = sdiv i64 %355, %362, !dbg !183
	%364 = sub i64 0, %355, !dbg !183
	%365 = select i1 %361, i64 %364, i64 %363, !dbg !183
	%366 = icmp eq i64 %360, 0, !dbg !184
	br i1 %366, label %b50_cold, label %b47_cold, !dbg !184

b47_cold:
	%367 = icmp eq i64 %360, %296, !dbg !185
	br i1 %367, label %b50_cold, label %b48_cold, !dbg !185

b48_cold:
	%368 = icmp eq i64 %365, 0, !dbg !186
	br i1 %368, label %b50_cold, label %b49_cold, !dbg !186

b49_cold:
	%369 = icmp eq i64 %365, %297, !dbg !187
	br label %b50_cold, !dbg !187

b50_cold:
	%370 = phi i1 [ true, %b46_cold_ok1 ], [ true, %b47_cold ], [ true, %b48_cold ], [ %369, %b49_cold ], !dbg !188
	%371 = add i64 %298, %355, !dbg !189
	%372 = sub i64 %371, %260, !dbg !190
	%373 = getelementptr inbounds float, float addrspace(1)* %1, i64 %372, !dbg !191
	%374 = icmp uge i64 %372, %p3, !dbg !191
	%375 = icmp uge i64 %371, %p3, !dbg !192
	%376 = or i1 %374, %375, !dbg !192
	br i1 %376, label %b50_cold_fail1, label %b50_cold_ok1, !dbg !192, !prof !51

b50_cold_fail1:
	%377 = icmp uge i64 %372, %p3, !dbg !191
	br i1 %377, label %b50_cold_fail2, label %b50_cold_ok2, !dbg !191

b50_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %372, i64 %p3), !dbg !191
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !191
	ret void, !dbg !191

b50_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %371, i64 %p3), !dbg !192
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !192
	ret void, !dbg !192

b50_cold_ok1:
	%378 = load float, float addrspace(1)* %373, align 4, !dbg !191
	%379 = getelementptr inbounds float, float addrspace(1)* %1, i64 %371, !dbg !192
	%380 = load float, float addrspace(1)* %379, align 4, !dbg !192
	br label %b51_cold, !dbg !192

b51_cold:
	%381 = phi i64 [ %371, %b50_cold_ok1 ], [ %386, %b56_cold_ok1 ], !dbg !193
	%382 = phi float [ %378, %b50_cold_ok1 ], [ %383, %b56_cold_ok1 ], !dbg !194
	%383 = phi float [ %380, %b50_cold_ok1 ], [ %389, %b56_cold_ok1 ], !dbg !195
	%384 = phi i64 [ 1, %b50_cold_ok1 ], [ %426, %b56_cold_ok1 ], !dbg !196
	%385 = icmp slt i64 %384, %293, !dbg !197
	br i1 %385, label %b52_cold, label %b57_cold, !dbg !197

b52_cold:
	%386 = add i64 %381, %260, !dbg !198
	%387 = getelementptr inbounds float, float addrspace(1)* %1, i64 %386, !dbg !199
	%388 = icmp uge i64 %386, %p3, !dbg !199
	br i1 %388, label %b52_cold_fail1, label %b52_cold_ok1, !dbg !199, !prof !51

b52_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %386, i64 %p3), !dbg !199
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !199
	ret void, !dbg !199

b52_cold_ok1:
	%389 = load float, float addrspace(1)* %387, align 4, !dbg !199
	%390 = add i64 %p10, %384, !dbg !200
	br i1 %370, label %b56_cold, label %b53_cold, !dbg !200

b53_cold:
	%391 = icmp sgt i64 %390, 0, !dbg !201
	br i1 %391, label %b54_cold, label %b56_cold, !dbg !201

b54_cold:
	%392 = icmp slt i64 %390, %299, !dbg !202
	br i1 %392, label %b55_cold, label %b56_cold, !dbg !202

b55_cold:
	%393 = sub i64 %381, %p6, !dbg !203
	%394 = add i64 %381, %p6, !dbg !205
	%395 = sub i64 %381, 1, !dbg !207
	%396 = add i64 %381, 1, !dbg !209
	%397 = fadd float %382, %389, !dbg !211
	%398 = getelementptr inbounds float, float addrspace(1)* %1, i64 %393, !dbg !204
	%399 = icmp uge i64 %393, %p3, !dbg !204
	%400 = icmp uge i64 %394, %p3, !dbg !206
	%401 = icmp uge i64 %395, %p3, !dbg !208
	%402 = icmp uge i64 %396, %p3, !dbg !210
	%403 = or i1 %399, %400, !dbg !210
	%404 = or i1 %403, %401, !dbg !210
	%405 = or i1 %404, %402, !dbg !210
	br i1 %405, label %b55_cold_fail1, label %b55_cold_ok1, !dbg !210, !prof !51

b55_cold_fail1:
	%406 = icmp uge i64 %393, %p3, !dbg !204
	br i1 %406, label %b55_cold_fail2, label %b55_cold_ok2, !dbg !204

b55_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %393, i64 %p3), !dbg !204
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !204
	ret void, !dbg !204

b55_cold_ok2:
	%407 = icmp uge i64 %394, %p3, !dbg !206
	br i1 %407, label %b55_cold_fail3, label %b55_cold_ok3, !dbg !206

b55_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %394, i64 %p3), !dbg !206
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !206
	ret void, !dbg !206

b55_cold_ok3:
	%408 = icmp uge i64 %395, %p3, !dbg !208
	br i1 %408, label %b55_cold_fail4, label %b55_cold_ok4, !dbg !208

b55_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %395, i64 %p3), !dbg !208
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !208
	ret void, !dbg !208

b55_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %396, i64 %p3), !dbg !210
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !210
	ret void, !dbg !210

b55_cold_ok1:
	%409 = load float, float addrspace(1)* %398, align 4, !dbg !204
	%410 = fadd float %397, %409, !dbg !212
	%411 = getelementptr inbounds float, float addrspace(1)* %1, i64 %394, !dbg !206
	%412 = load float, float addrspace(1)* %411, align 4, !dbg !206
	%413 = fadd float %410, %412, !dbg !213
	%414 = getelementptr inbounds float, float addrspace(1)* %1, i64 %395, !dbg !208
	%415 = load float, float addrspace(1)* %414, align 4, !dbg !208
	%416 = fadd float %413, %415, !dbg !214
	%417 = getelementptr inbounds float, float addrspace(1)* %1, i64 %396, !dbg !210
	%418 = load float, float addrspace(1)* %417, align 4, !dbg !210
	%419 = fadd float %416, %418, !dbg !215
	%420 = call float @llvm.nvvm.mul.rn.f(float %p15, float %383), !dbg !216
	%421 = call float @llvm.nvvm.mul.rn.f(float %p16, float %419), !dbg !217
	%422 = fadd float %420, %421, !dbg !218
	br label %b56_cold, !dbg !218

b56_cold:
	%423 = phi float [ %383, %b52_cold_ok1 ], [ %383, %b53_cold ], [ %383, %b54_cold ], [ %422, %b55_cold_ok1 ], !dbg !219
	%424 = getelementptr inbounds float, float addrspace(1)* %0, i64 %381, !dbg !220
	%425 = icmp uge i64 %381, %p1, !dbg !220
	br i1 %425, label %b56_cold_fail1, label %b56_cold_ok1, !dbg !220, !prof !51

b56_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %381, i64 %p1), !dbg !220
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !220
	ret void, !dbg !220

b56_cold_ok1:
	store float %423, float addrspace(1)* %424, align 4, !dbg !220
	%426 = add i64 %384, 1, !dbg !221
	br label %b51_cold, !dbg !221, !llvm.loop !223

b57_cold:
	%427 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !175, !range !170
	%428 = sext i32 %427 to i64, !dbg !175
	%429 = mul i64 %295, %428, !dbg !175
	%430 = mul i64 %429, %281, !dbg !175
	%431 = sub i64 %430, %265, !dbg !224
	%432 = add i64 %355, %431, !dbg !225
	br label %b44_cold, !dbg !225, !llvm.loop !227
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @gpuc_num_pes_thread() nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !9
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !32
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !10
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !32
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !10
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

declare i8* @gpuc_peer_early(i32 %a0) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

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
!8 = !DILocation(line: 43, column: 24, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !{i32 0, i32 65535}
!11 = !DILocation(line: 43, column: 39, scope: !6)
!12 = !DILocation(line: 43, column: 36, scope: !6)
!13 = distinct !DISubprogram(name: "send", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!14 = distinct !DISubprogram(name: "edge", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!15 = !DILocation(line: 44, column: 7, scope: !6)
!16 = !DILocation(line: 71, column: 7, scope: !14, inlinedAt: !15)
!17 = !DILocation(line: 97, column: 20, scope: !13, inlinedAt: !16)
!18 = !DILocation(line: 44, column: 36, scope: !6)
!19 = !DILocation(line: 44, column: 45, scope: !6)
!20 = !DILocation(line: 56, column: 51, scope: !14, inlinedAt: !15)
!21 = !DILocation(line: 57, column: 10, scope: !14, inlinedAt: !15)
!22 = !DILocation(line: 58, column: 34, scope: !14, inlinedAt: !15)
!23 = !DILocation(line: 58, column: 3, scope: !14, inlinedAt: !15)
!24 = !DILocation(line: 56, column: 9, scope: !6)
!25 = !DILocation(line: 56, column: 9, scope: !14, inlinedAt: !15)
!26 = !DILocation(line: 56, column: 20, scope: !14, inlinedAt: !15)
!27 = !DILocation(line: 60, column: 10, scope: !14, inlinedAt: !15)
!28 = !DILocation(line: 60, column: 31, scope: !14, inlinedAt: !15)
!29 = distinct !DISubprogram(name: "wait", scope: !1, file: !1, line: 80, type: !4, isDefinition: true, scopeLine: 80, isOptimized: true, unit: !2)
!30 = !DILocation(line: 62, column: 7, scope: !14, inlinedAt: !15)
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
!52 = !DILocation(line: 73, column: 8, scope: !14, inlinedAt: !15)
!53 = !DILocation(line: 97, column: 20, scope: !13, inlinedAt: !52)
!54 = !DILocation(line: 84, column: 16, scope: !29, inlinedAt: !30)
!55 = !DILocation(line: 63, column: 15, scope: !14, inlinedAt: !15)
!56 = !DILocation(line: 64, column: 8, scope: !14, inlinedAt: !15)
!57 = !DILocation(line: 81, column: 22, scope: !29, inlinedAt: !56)
!58 = !DILocation(line: 81, column: 89, scope: !29, inlinedAt: !56)
!59 = !DILocation(line: 82, column: 64, scope: !29, inlinedAt: !56)
!60 = !DILocation(line: 82, column: 34, scope: !29, inlinedAt: !56)
!61 = !DILocation(line: 103, column: 27, scope: !41, inlinedAt: !60)
!62 = !DILocation(line: 103, column: 21, scope: !41, inlinedAt: !60)
!63 = !DILocation(line: 103, column: 30, scope: !41, inlinedAt: !60)
!64 = !DILocation(line: 103, column: 32, scope: !41, inlinedAt: !60)
!65 = !DILocation(line: 103, column: 38, scope: !41, inlinedAt: !60)
!66 = !DILocation(line: 103, column: 50, scope: !41, inlinedAt: !60)
!67 = !DILocation(line: 103, column: 16, scope: !41, inlinedAt: !60)
!68 = !DILocation(line: 82, column: 24, scope: !29, inlinedAt: !56)
!69 = !DILocation(line: 84, column: 16, scope: !29, inlinedAt: !56)
!70 = distinct !DISubprogram(name: "segmentRange", scope: !1, file: !1, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!71 = !DILocation(line: 66, column: 25, scope: !14, inlinedAt: !15)
!72 = !DILocation(line: 109, column: 26, scope: !70, inlinedAt: !71)
!73 = !DILocation(line: 108, column: 17, scope: !70, inlinedAt: !71)
!74 = !DILocation(line: 109, column: 16, scope: !70, inlinedAt: !71)
!75 = !DILocation(line: 109, column: 58, scope: !70, inlinedAt: !71)
!76 = !DILocation(line: 109, column: 47, scope: !70, inlinedAt: !71)
!77 = !DILocation(line: 109, column: 63, scope: !70, inlinedAt: !71)
!78 = !DILocation(line: 67, column: 38, scope: !14, inlinedAt: !15)
!79 = !DILocation(line: 67, column: 34, scope: !14, inlinedAt: !15)
!80 = !{i32 1, i32 65}
!81 = !DILocation(line: 68, column: 59, scope: !14, inlinedAt: !15)
!82 = distinct !DISubprogram(name: "column", scope: !1, file: !1, line: 114, type: !4, isDefinition: true, scopeLine: 114, isOptimized: true, unit: !2)
!83 = !DILocation(line: 68, column: 10, scope: !14, inlinedAt: !15)
!84 = !DILocation(line: 115, column: 8, scope: !82, inlinedAt: !83)
!85 = !DILocation(line: 119, column: 29, scope: !82, inlinedAt: !83)
!86 = !DILocation(line: 119, column: 54, scope: !82, inlinedAt: !83)
!87 = !DILocation(line: 121, column: 14, scope: !82, inlinedAt: !83)
!88 = !DILocation(line: 126, column: 54, scope: !82, inlinedAt: !83)
!89 = !DILocation(line: 68, column: 43, scope: !14, inlinedAt: !15)
!90 = !DILocation(line: 118, column: 11, scope: !82, inlinedAt: !83)
!91 = !DILocation(line: 118, column: 19, scope: !82, inlinedAt: !83)
!92 = !DILocation(line: 119, column: 12, scope: !82, inlinedAt: !83)
!93 = !DILocation(line: 119, column: 22, scope: !82, inlinedAt: !83)
!94 = !DILocation(line: 119, column: 37, scope: !82, inlinedAt: !83)
!95 = !DILocation(line: 119, column: 47, scope: !82, inlinedAt: !83)
!96 = !DILocation(line: 119, column: 42, scope: !82, inlinedAt: !83)
!97 = !DILocation(line: 121, column: 22, scope: !82, inlinedAt: !83)
!98 = !DILocation(line: 122, column: 24, scope: !82, inlinedAt: !83)
!99 = !DILocation(line: 122, column: 21, scope: !82, inlinedAt: !83)
!100 = !DILocation(line: 122, column: 37, scope: !82, inlinedAt: !83)
!101 = !DILocation(line: 121, column: 2, scope: !82, inlinedAt: !83)
!102 = !{!"branch_weights", i32 1048576, i32 1}
!103 = !DILocation(line: 122, column: 2, scope: !82, inlinedAt: !83)
!104 = !DILocation(line: 122, column: 10, scope: !82, inlinedAt: !83)
!105 = !DILocation(line: 123, column: 6, scope: !82, inlinedAt: !83)
!106 = !DILocation(line: 123, column: 25, scope: !82, inlinedAt: !83)
!107 = !DILocation(line: 124, column: 19, scope: !82, inlinedAt: !83)
!108 = !DILocation(line: 124, column: 16, scope: !82, inlinedAt: !83)
!109 = !DILocation(line: 126, column: 19, scope: !82, inlinedAt: !83)
!110 = !DILocation(line: 126, column: 39, scope: !82, inlinedAt: !83)
!111 = !DILocation(line: 126, column: 48, scope: !82, inlinedAt: !83)
!112 = !DILocation(line: 127, column: 18, scope: !82, inlinedAt: !83)
!113 = !DILocation(line: 127, column: 35, scope: !82, inlinedAt: !83)
!114 = !DILocation(line: 127, column: 32, scope: !82, inlinedAt: !83)
!115 = !DILocation(line: 127, column: 27, scope: !82, inlinedAt: !83)
!116 = !DILocation(line: 127, column: 50, scope: !82, inlinedAt: !83)
!117 = !DILocation(line: 127, column: 47, scope: !82, inlinedAt: !83)
!118 = !DILocation(line: 127, column: 42, scope: !82, inlinedAt: !83)
!119 = !DILocation(line: 127, column: 65, scope: !82, inlinedAt: !83)
!120 = !DILocation(line: 127, column: 62, scope: !82, inlinedAt: !83)
!121 = !DILocation(line: 127, column: 57, scope: !82, inlinedAt: !83)
!122 = !DILocation(line: 127, column: 77, scope: !82, inlinedAt: !83)
!123 = !DILocation(line: 127, column: 74, scope: !82, inlinedAt: !83)
!124 = !DILocation(line: 127, column: 69, scope: !82, inlinedAt: !83)
!125 = !DILocation(line: 130, column: 22, scope: !82, inlinedAt: !83)
!126 = !DILocation(line: 130, column: 44, scope: !82, inlinedAt: !83)
!127 = !DILocation(line: 130, column: 29, scope: !82, inlinedAt: !83)
!128 = !DILocation(line: 125, column: 3, scope: !82, inlinedAt: !83)
!129 = !DILocation(line: 132, column: 7, scope: !82, inlinedAt: !83)
!130 = !DILocation(line: 123, column: 31, scope: !82, inlinedAt: !83)
!131 = !{!"llvm.loop.unroll.disable"}
!132 = distinct !{!132, !131}
!133 = !DILocation(line: 70, column: 17, scope: !14, inlinedAt: !15)
!134 = !DILocation(line: 92, column: 15, scope: !13, inlinedAt: !16)
!135 = !DILocation(line: 97, column: 45, scope: !13, inlinedAt: !16)
!136 = !DILocation(line: 97, column: 52, scope: !13, inlinedAt: !16)
!137 = !DILocation(line: 97, column: 66, scope: !13, inlinedAt: !16)
!138 = !DILocation(line: 97, column: 42, scope: !13, inlinedAt: !16)
!139 = !DILocation(line: 97, column: 99, scope: !13, inlinedAt: !16)
!140 = !DILocation(line: 97, column: 120, scope: !13, inlinedAt: !16)
!141 = !DILocation(line: 97, column: 82, scope: !13, inlinedAt: !16)
!142 = !DILocation(line: 98, column: 29, scope: !13, inlinedAt: !16)
!143 = !DILocation(line: 98, column: 9, scope: !13, inlinedAt: !16)
!144 = !DILocation(line: 103, column: 27, scope: !41, inlinedAt: !143)
!145 = !DILocation(line: 103, column: 21, scope: !41, inlinedAt: !143)
!146 = !DILocation(line: 103, column: 30, scope: !41, inlinedAt: !143)
!147 = !DILocation(line: 103, column: 32, scope: !41, inlinedAt: !143)
!148 = !DILocation(line: 103, column: 38, scope: !41, inlinedAt: !143)
!149 = !DILocation(line: 103, column: 50, scope: !41, inlinedAt: !143)
!150 = !DILocation(line: 103, column: 16, scope: !41, inlinedAt: !143)
!151 = !DILocation(line: 72, column: 15, scope: !14, inlinedAt: !15)
!152 = !DILocation(line: 92, column: 15, scope: !13, inlinedAt: !52)
!153 = !DILocation(line: 97, column: 42, scope: !13, inlinedAt: !52)
!154 = !DILocation(line: 97, column: 99, scope: !13, inlinedAt: !52)
!155 = !DILocation(line: 97, column: 120, scope: !13, inlinedAt: !52)
!156 = !DILocation(line: 97, column: 82, scope: !13, inlinedAt: !52)
!157 = !DILocation(line: 98, column: 9, scope: !13, inlinedAt: !52)
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
!174 = !DILocation(line: 115, column: 8, scope: !82, inlinedAt: !173)
!175 = !DILocation(line: 49, column: 66, scope: !6)
!176 = !DILocation(line: 119, column: 29, scope: !82, inlinedAt: !173)
!177 = !DILocation(line: 119, column: 54, scope: !82, inlinedAt: !173)
!178 = !DILocation(line: 121, column: 14, scope: !82, inlinedAt: !173)
!179 = !DILocation(line: 126, column: 54, scope: !82, inlinedAt: !173)
!180 = !DILocation(line: 49, column: 6, scope: !6)
!181 = !DILocation(line: 49, column: 38, scope: !6)
!182 = !DILocation(line: 118, column: 11, scope: !82, inlinedAt: !173)
!183 = !DILocation(line: 118, column: 19, scope: !82, inlinedAt: !173)
!184 = !DILocation(line: 119, column: 12, scope: !82, inlinedAt: !173)
!185 = !DILocation(line: 119, column: 22, scope: !82, inlinedAt: !173)
!186 = !DILocation(line: 119, column: 37, scope: !82, inlinedAt: !173)
!187 = !DILocation(line: 119, column: 47, scope: !82, inlinedAt: !173)
!188 = !DILocation(line: 119, column: 42, scope: !82, inlinedAt: !173)
!189 = !DILocation(line: 121, column: 22, scope: !82, inlinedAt: !173)
!190 = !DILocation(line: 122, column: 24, scope: !82, inlinedAt: !173)
!191 = !DILocation(line: 122, column: 21, scope: !82, inlinedAt: !173)
!192 = !DILocation(line: 122, column: 37, scope: !82, inlinedAt: !173)
!193 = !DILocation(line: 121, column: 2, scope: !82, inlinedAt: !173)
!194 = !DILocation(line: 122, column: 2, scope: !82, inlinedAt: !173)
!195 = !DILocation(line: 122, column: 10, scope: !82, inlinedAt: !173)
!196 = !DILocation(line: 123, column: 6, scope: !82, inlinedAt: !173)
!197 = !DILocation(line: 123, column: 25, scope: !82, inlinedAt: !173)
!198 = !DILocation(line: 124, column: 19, scope: !82, inlinedAt: !173)
!199 = !DILocation(line: 124, column: 16, scope: !82, inlinedAt: !173)
!200 = !DILocation(line: 126, column: 19, scope: !82, inlinedAt: !173)
!201 = !DILocation(line: 126, column: 39, scope: !82, inlinedAt: !173)
!202 = !DILocation(line: 126, column: 48, scope: !82, inlinedAt: !173)
!203 = !DILocation(line: 127, column: 35, scope: !82, inlinedAt: !173)
!204 = !DILocation(line: 127, column: 32, scope: !82, inlinedAt: !173)
!205 = !DILocation(line: 127, column: 50, scope: !82, inlinedAt: !173)
!206 = !DILocation(line: 127, column: 47, scope: !82, inlinedAt: !173)
!207 = !DILocation(line: 127, column: 65, scope: !82, inlinedAt: !173)
!208 = !DILocation(line: 127, column: 62, scope: !82, inlinedAt: !173)
!209 = !DILocation(line: 127, column: 77, scope: !82, inlinedAt: !173)
!210 = !DILocation(line: 127, column: 74, scope: !82, inlinedAt: !173)
!211 = !DILocation(line: 127, column: 18, scope: !82, inlinedAt: !173)
!212 = !DILocation(line: 127, column: 27, scope: !82, inlinedAt: !173)
!213 = !DILocation(line: 127, column: 42, scope: !82, inlinedAt: !173)
!214 = !DILocation(line: 127, column: 57, scope: !82, inlinedAt: !173)
!215 = !DILocation(line: 127, column: 69, scope: !82, inlinedAt: !173)
!216 = !DILocation(line: 130, column: 22, scope: !82, inlinedAt: !173)
!217 = !DILocation(line: 130, column: 44, scope: !82, inlinedAt: !173)
!218 = !DILocation(line: 130, column: 29, scope: !82, inlinedAt: !173)
!219 = !DILocation(line: 125, column: 3, scope: !82, inlinedAt: !173)
!220 = !DILocation(line: 132, column: 7, scope: !82, inlinedAt: !173)
!221 = !DILocation(line: 123, column: 31, scope: !82, inlinedAt: !173)
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
