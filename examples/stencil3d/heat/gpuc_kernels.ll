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
	br i1 %11, label %b1, label %b37, !dbg !17

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
	br i1 %21, label %b5, label %b36, !dbg !28

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
	br label %b17, !dbg !77

b17:
	%89 = phi i64 [ %31, %b16_ok1 ], [ %158, %b30 ], !dbg !77
	%90 = icmp slt i64 %89, %78, !dbg !77
	br i1 %90, label %b18, label %b31, !dbg !77

b18:
	%91 = add i64 %70, %89, !dbg !87
	br i1 %84, label %b30, label %b19, !dbg !82

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
	br label %b24, !dbg !98

b24:
	%115 = phi i64 [ %106, %b23_ok1 ], [ %120, %b29_ok1 ], !dbg !99
	%116 = phi float [ %112, %b23_ok1 ], [ %117, %b29_ok1 ], !dbg !100
	%117 = phi float [ %114, %b23_ok1 ], [ %123, %b29_ok1 ], !dbg !101
	%118 = phi i64 [ %17, %b23_ok1 ], [ %157, %b29_ok1 ], !dbg !102
	%119 = icmp slt i64 %118, %83, !dbg !103
	br i1 %119, label %b25, label %b30, !dbg !103

b25:
	%120 = add i64 %115, %63, !dbg !104
	%121 = getelementptr inbounds float, float addrspace(1)* %1, i64 %120, !dbg !105
	%122 = icmp uge i64 %120, %p3, !dbg !105
	br i1 %122, label %b25_fail1, label %b25_ok1, !dbg !105, !prof !51

b25_ok1:
	%123 = load float, float addrspace(1)* %121, align 4, !dbg !105
	%124 = add i64 %p10, %118, !dbg !106
	br i1 %105, label %b29, label %b26, !dbg !106

b26:
	%125 = icmp sgt i64 %124, 0, !dbg !107
	br i1 %125, label %b27, label %b29, !dbg !107

b27:
	%126 = icmp slt i64 %124, %88, !dbg !108
	br i1 %126, label %b28, label %b29, !dbg !108

b28:
	%127 = sub i64 %115, %p6, !dbg !109
	%128 = add i64 %115, %p6, !dbg !111
	%129 = sub i64 %115, 1, !dbg !113
	%130 = add i64 %115, 1, !dbg !115
	%131 = fadd float %116, %123, !dbg !117
	%132 = getelementptr inbounds float, float addrspace(1)* %1, i64 %127, !dbg !110
	%133 = icmp uge i64 %127, %p3, !dbg !110
	%134 = icmp uge i64 %128, %p3, !dbg !112
	%135 = icmp uge i64 %129, %p3, !dbg !114
	%136 = icmp uge i64 %130, %p3, !dbg !116
	%137 = or i1 %133, %134, !dbg !116
	%138 = or i1 %137, %135, !dbg !116
	%139 = or i1 %138, %136, !dbg !116
	br i1 %139, label %b28_fail1, label %b28_ok1, !dbg !116, !prof !51

b28_ok1:
	%140 = load float, float addrspace(1)* %132, align 4, !dbg !110
	%141 = fadd float %131, %140, !dbg !118
	%142 = getelementptr inbounds float, float addrspace(1)* %1, i64 %128, !dbg !112
	%143 = load float, float addrspace(1)* %142, align 4, !dbg !112
	%144 = fadd float %141, %143, !dbg !119
	%145 = getelementptr inbounds float, float addrspace(1)* %1, i64 %129, !dbg !114
	%146 = load float, float addrspace(1)* %145, align 4, !dbg !114
	%147 = fadd float %144, %146, !dbg !120
	%148 = getelementptr inbounds float, float addrspace(1)* %1, i64 %130, !dbg !116
	%149 = load float, float addrspace(1)* %148, align 4, !dbg !116
	%150 = fadd float %147, %149, !dbg !121
	%151 = call float @llvm.nvvm.mul.rn.f(float %p15, float %117), !dbg !122
	%152 = call float @llvm.nvvm.mul.rn.f(float %p16, float %150), !dbg !123
	%153 = fadd float %151, %152, !dbg !124
	br label %b29, !dbg !124

b29:
	%154 = phi float [ %117, %b25_ok1 ], [ %117, %b26 ], [ %117, %b27 ], [ %153, %b28_ok1 ], !dbg !125
	%155 = getelementptr inbounds float, float addrspace(1)* %0, i64 %115, !dbg !126
	%156 = icmp uge i64 %115, %p1, !dbg !126
	br i1 %156, label %b29_fail1, label %b29_ok1, !dbg !126, !prof !51

b29_ok1:
	store float %154, float addrspace(1)* %155, align 4, !dbg !126
	%157 = add i64 %118, 1, !dbg !127
	br label %b24, !dbg !127

b30:
	%158 = add i64 %89, %82, !dbg !77
	br label %b17, !dbg !77

b31:
	call void @llvm.nvvm.barrier0(), !dbg !128
	%159 = icmp slt i64 %18, 0, !dbg !129
	br i1 %159, label %b33, label %b32, !dbg !129

b32:
	%160 = mul i64 %19, %63, !dbg !130
	%161 = add i64 %160, %70, !dbg !131
	%162 = add i64 %160, %77, !dbg !132
	%163 = add i64 %87, %70, !dbg !134
	%164 = add i64 %87, %77, !dbg !135
	%165 = getelementptr inbounds float, float addrspace(1)* %0, i64 %161, !dbg !133
	%166 = getelementptr inbounds float, float addrspace(1)* %0, i64 %163, !dbg !136
	%167 = sub i64 1, %13, !dbg !137
	%168 = icmp ugt i64 %162, %p1, !dbg !133
	%169 = icmp ugt i64 %161, %162, !dbg !133
	%170 = icmp ugt i64 %164, %p1, !dbg !136
	%171 = icmp ugt i64 %163, %164, !dbg !136
	%172 = or i1 %168, %169, !dbg !136
	%173 = or i1 %172, %170, !dbg !136
	%174 = or i1 %173, %171, !dbg !136
	br i1 %174, label %b32_fail1, label %b32_ok1, !dbg !136, !prof !51

b32_ok1:
	%175 = urem i64 %p17, 2, !dbg !139
	%176 = mul i64 %175, 2, !dbg !141
	%177 = add i64 %176, %167, !dbg !142
	%178 = mul i64 %177, %p14, !dbg !143
	%179 = add i64 %178, %12, !dbg !144
	%180 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %179, !dbg !145
	%181 = sext i32 %3 to i64, !dbg !12
	%182 = mul i64 %78, 4, !dbg !12
	%183 = trunc i64 %18 to i32, !dbg !12
	%184 = addrspacecast float addrspace(1)* %165 to float*, !dbg !12
	%185 = addrspacecast float addrspace(1)* %166 to float*, !dbg !12
	%186 = addrspacecast i64 addrspace(1)* %180 to i64*, !dbg !12
	%187 = icmp uge i64 %179, %p5, !dbg !145
	%188 = icmp uge i64 %18, %181, !dbg !12
	%189 = icmp eq i64 addrspace(1)* %180, null, !dbg !12
	%190 = or i1 %187, %188, !dbg !12
	%191 = or i1 %190, %189, !dbg !12
	br i1 %191, label %b32_fail5, label %b32_ok5, !dbg !12, !prof !51

b32_ok5:
	%192 = bitcast float* %184 to i8*, !dbg !12
	%193 = bitcast float* %185 to i8*, !dbg !12
	%194 = bitcast i64* %186 to i8*, !dbg !12
	call void @gpuc_put_signal_nbi_block(i8* %192, i8* %193, i64 %182, i8* %194, i64 %p17, i32 9, i32 %183), !dbg !12
	br label %b33, !dbg !12

b33:
	br i1 %48, label %b34, label %b36, !dbg !146

b34:
	%195 = icmp slt i64 %p12, 0, !dbg !148
	br i1 %195, label %b36, label %b35, !dbg !148

b35:
	%196 = add i64 %87, %70, !dbg !150
	%197 = add i64 %87, %77, !dbg !151
	%198 = getelementptr inbounds float, float addrspace(1)* %0, i64 %70, !dbg !149
	%199 = getelementptr inbounds float, float addrspace(1)* %0, i64 %196, !dbg !152
	%200 = icmp ugt i64 %77, %p1, !dbg !149
	%201 = icmp ugt i64 %70, %77, !dbg !149
	%202 = icmp ugt i64 %197, %p1, !dbg !152
	%203 = icmp ugt i64 %196, %197, !dbg !152
	%204 = or i1 %200, %201, !dbg !152
	%205 = or i1 %204, %202, !dbg !152
	%206 = or i1 %205, %203, !dbg !152
	br i1 %206, label %b35_fail1, label %b35_ok1, !dbg !152, !prof !51

b35_ok1:
	%207 = urem i64 %p17, 2, !dbg !154
	%208 = mul i64 %207, 2, !dbg !156
	%209 = mul i64 %208, %p14, !dbg !157
	%210 = add i64 %209, %12, !dbg !158
	%211 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %210, !dbg !159
	%212 = sext i32 %3 to i64, !dbg !160
	%213 = mul i64 %78, 4, !dbg !160
	%214 = trunc i64 %p12 to i32, !dbg !160
	%215 = addrspacecast float addrspace(1)* %198 to float*, !dbg !160
	%216 = addrspacecast float addrspace(1)* %199 to float*, !dbg !160
	%217 = addrspacecast i64 addrspace(1)* %211 to i64*, !dbg !160
	%218 = icmp uge i64 %210, %p5, !dbg !159
	%219 = icmp uge i64 %p12, %212, !dbg !160
	%220 = icmp eq i64 addrspace(1)* %211, null, !dbg !160
	%221 = or i1 %218, %219, !dbg !160
	%222 = or i1 %221, %220, !dbg !160
	br i1 %222, label %b35_fail5, label %b35_ok5, !dbg !160, !prof !51

b35_ok5:
	%223 = bitcast float* %215 to i8*, !dbg !160
	%224 = bitcast float* %216 to i8*, !dbg !160
	%225 = bitcast i64* %217 to i8*, !dbg !160
	call void @gpuc_put_signal_nbi_block(i8* %223, i8* %224, i64 %213, i8* %225, i64 %p17, i32 9, i32 %214), !dbg !160
	br label %b36, !dbg !160

b36:
	ret void, !dbg !161

b37:
	%226 = mul i64 %p6, %p7, !dbg !162
	%227 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !163, !range !34
	%228 = sext i32 %227 to i64, !dbg !163
	%229 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !163, !range !34
	%230 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !163, !range !78
	%231 = mul i64 %10, %228, !dbg !164
	%232 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !165, !range !166
	%233 = sext i32 %232 to i64, !dbg !165
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !165, !range !167
	%235 = sext i32 %234 to i64, !dbg !165
	%236 = mul i64 %235, %9, !dbg !165
	%237 = add i64 %7, %236, !dbg !165
	%238 = mul i64 %233, %237, !dbg !165
	%239 = add i64 %5, %238, !dbg !165
	%240 = mul i32 %227, %229, !dbg !165
	%241 = mul i32 %240, %230, !dbg !165
	%242 = sext i32 %241 to i64, !dbg !165
	%243 = mul i64 %239, %242, !dbg !165
	%244 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !165, !range !32
	%245 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !165, !range !32
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !165, !range !33
	%247 = mul i32 %229, %246, !dbg !165
	%248 = add i32 %245, %247, !dbg !165
	%249 = mul i32 %227, %248, !dbg !165
	%250 = add i32 %244, %249, !dbg !165
	%251 = sext i32 %250 to i64, !dbg !165
	%252 = add i64 %243, %251, !dbg !165
	%253 = sub i64 %252, %231, !dbg !168
	%254 = sub i64 %p9, 1, !dbg !169
	%255 = icmp sge i64 1, %254, !dbg !171
	%256 = mul i64 %233, %235, !dbg !172
	%257 = sub i64 %p6, 1, !dbg !173
	%258 = sub i64 %p7, 1, !dbg !174
	%259 = mul i64 %226, 2, !dbg !175
	%260 = sub i64 %p8, 1, !dbg !176
	br label %b38, !dbg !168

b38:
	%261 = phi i64 [ %253, %b37 ], [ %334, %b51 ], !dbg !177
	%262 = icmp slt i64 %261, %226, !dbg !178
	br i1 %262, label %b39, label %b52, !dbg !178

b39:
	br i1 %255, label %b51, label %b40, !dbg !171

b40:
	%263 = icmp eq i64 %p6, 0, !dbg !179
	br i1 %263, label %b40_fail1, label %b40_ok1, !dbg !179, !prof !51

b40_ok1:
	%264 = icmp eq i64 %p6, -1, !dbg !179
	%265 = select i1 %264, i64 1, i64 %p6, !dbg !179
	%266 = srem i64 %261, %265, !dbg !179
	%267 = icmp eq i64 %p6, -1, !dbg !180
	%268 = select i1 %267, i64 1, i64 %p6, !dbg !180
	%269 = sdiv i64 %261, %268, !dbg !180
	%270 = sub i64 0, %261, !dbg !180
	%271 = select i1 %267, i64 %270, i64 %269, !dbg !180
	%272 = icmp eq i64 %266, 0, !dbg !181
	br i1 %272, label %b44, label %b41, !dbg !181

b41:
	%273 = icmp eq i64 %266, %257, !dbg !182
	br i1 %273, label %b44, label %b42, !dbg !182

b42:
	%274 = icmp eq i64 %271, 0, !dbg !183
	br i1 %274, label %b44, label %b43, !dbg !183

b43:
	%275 = icmp eq i64 %271, %258, !dbg !184
	br label %b44, !dbg !184

b44:
	%276 = phi i1 [ true, %b40_ok1 ], [ true, %b41 ], [ true, %b42 ], [ %275, %b43 ], !dbg !185
	%277 = add i64 %259, %261, !dbg !186
	%278 = sub i64 %277, %226, !dbg !187
	%279 = getelementptr inbounds float, float addrspace(1)* %1, i64 %278, !dbg !188
	%280 = icmp uge i64 %278, %p3, !dbg !188
	%281 = icmp uge i64 %277, %p3, !dbg !189
	%282 = or i1 %280, %281, !dbg !189
	br i1 %282, label %b44_fail1, label %b44_ok1, !dbg !189, !prof !51

b44_ok1:
	%283 = load float, float addrspace(1)* %279, align 4, !dbg !188
	%284 = getelementptr inbounds float, float addrspace(1)* %1, i64 %277, !dbg !189
	%285 = load float, float addrspace(1)* %284, align 4, !dbg !189
	br label %b45, !dbg !189

b45:
	%286 = phi i64 [ %277, %b44_ok1 ], [ %291, %b50_ok1 ], !dbg !190
	%287 = phi float [ %283, %b44_ok1 ], [ %288, %b50_ok1 ], !dbg !191
	%288 = phi float [ %285, %b44_ok1 ], [ %294, %b50_ok1 ], !dbg !192
	%289 = phi i64 [ 1, %b44_ok1 ], [ %328, %b50_ok1 ], !dbg !193
	%290 = icmp slt i64 %289, %254, !dbg !194
	br i1 %290, label %b46, label %b51, !dbg !194

b46:
	%291 = add i64 %286, %226, !dbg !195
	%292 = getelementptr inbounds float, float addrspace(1)* %1, i64 %291, !dbg !196
	%293 = icmp uge i64 %291, %p3, !dbg !196
	br i1 %293, label %b46_fail1, label %b46_ok1, !dbg !196, !prof !51

b46_ok1:
	%294 = load float, float addrspace(1)* %292, align 4, !dbg !196
	%295 = add i64 %p10, %289, !dbg !197
	br i1 %276, label %b50, label %b47, !dbg !197

b47:
	%296 = icmp sgt i64 %295, 0, !dbg !198
	br i1 %296, label %b48, label %b50, !dbg !198

b48:
	%297 = icmp slt i64 %295, %260, !dbg !199
	br i1 %297, label %b49, label %b50, !dbg !199

b49:
	%298 = sub i64 %286, %p6, !dbg !200
	%299 = add i64 %286, %p6, !dbg !202
	%300 = sub i64 %286, 1, !dbg !204
	%301 = add i64 %286, 1, !dbg !206
	%302 = fadd float %287, %294, !dbg !208
	%303 = getelementptr inbounds float, float addrspace(1)* %1, i64 %298, !dbg !201
	%304 = icmp uge i64 %298, %p3, !dbg !201
	%305 = icmp uge i64 %299, %p3, !dbg !203
	%306 = icmp uge i64 %300, %p3, !dbg !205
	%307 = icmp uge i64 %301, %p3, !dbg !207
	%308 = or i1 %304, %305, !dbg !207
	%309 = or i1 %308, %306, !dbg !207
	%310 = or i1 %309, %307, !dbg !207
	br i1 %310, label %b49_fail1, label %b49_ok1, !dbg !207, !prof !51

b49_ok1:
	%311 = load float, float addrspace(1)* %303, align 4, !dbg !201
	%312 = fadd float %302, %311, !dbg !209
	%313 = getelementptr inbounds float, float addrspace(1)* %1, i64 %299, !dbg !203
	%314 = load float, float addrspace(1)* %313, align 4, !dbg !203
	%315 = fadd float %312, %314, !dbg !210
	%316 = getelementptr inbounds float, float addrspace(1)* %1, i64 %300, !dbg !205
	%317 = load float, float addrspace(1)* %316, align 4, !dbg !205
	%318 = fadd float %315, %317, !dbg !211
	%319 = getelementptr inbounds float, float addrspace(1)* %1, i64 %301, !dbg !207
	%320 = load float, float addrspace(1)* %319, align 4, !dbg !207
	%321 = fadd float %318, %320, !dbg !212
	%322 = call float @llvm.nvvm.mul.rn.f(float %p15, float %288), !dbg !213
	%323 = call float @llvm.nvvm.mul.rn.f(float %p16, float %321), !dbg !214
	%324 = fadd float %322, %323, !dbg !215
	br label %b50, !dbg !215

b50:
	%325 = phi float [ %288, %b46_ok1 ], [ %288, %b47 ], [ %288, %b48 ], [ %324, %b49_ok1 ], !dbg !216
	%326 = getelementptr inbounds float, float addrspace(1)* %0, i64 %286, !dbg !217
	%327 = icmp uge i64 %286, %p1, !dbg !217
	br i1 %327, label %b50_fail1, label %b50_ok1, !dbg !217, !prof !51

b50_ok1:
	store float %325, float addrspace(1)* %326, align 4, !dbg !217
	%328 = add i64 %289, 1, !dbg !218
	br label %b45, !dbg !218

b51:
	%329 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !172, !range !167
	%330 = sext i32 %329 to i64, !dbg !172
	%331 = mul i64 %256, %330, !dbg !172
	%332 = mul i64 %331, %242, !dbg !172
	%333 = sub i64 %332, %231, !dbg !219
	%334 = add i64 %261, %333, !dbg !220
	br label %b38, !dbg !220

b52:
	ret void, !dbg !220

b10_fail1:
	%335 = icmp uge i64 %40, %p5, !dbg !49
	br i1 %335, label %b10_fail2, label %b10_ok2, !dbg !49

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %40, i64 %p5), !dbg !49
	ret void, !dbg !49

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !50
	ret void, !dbg !50

b14_fail1:
	%336 = icmp uge i64 %55, %p5, !dbg !65
	br i1 %336, label %b14_fail2, label %b14_ok2, !dbg !65

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
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !88
	ret void, !dbg !88

b23_fail1:
	%337 = icmp uge i64 %107, %p3, !dbg !97
	br i1 %337, label %b23_fail2, label %b23_ok2, !dbg !97

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %107, i64 %p3), !dbg !97
	ret void, !dbg !97

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %106, i64 %p3), !dbg !98
	ret void, !dbg !98

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %120, i64 %p3), !dbg !105
	ret void, !dbg !105

b28_fail1:
	%338 = icmp uge i64 %127, %p3, !dbg !110
	br i1 %338, label %b28_fail2, label %b28_ok2, !dbg !110

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %127, i64 %p3), !dbg !110
	ret void, !dbg !110

b28_ok2:
	%339 = icmp uge i64 %128, %p3, !dbg !112
	br i1 %339, label %b28_fail3, label %b28_ok3, !dbg !112

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %128, i64 %p3), !dbg !112
	ret void, !dbg !112

b28_ok3:
	%340 = icmp uge i64 %129, %p3, !dbg !114
	br i1 %340, label %b28_fail4, label %b28_ok4, !dbg !114

b28_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %129, i64 %p3), !dbg !114
	ret void, !dbg !114

b28_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %130, i64 %p3), !dbg !116
	ret void, !dbg !116

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %115, i64 %p1), !dbg !126
	ret void, !dbg !126

b32_fail1:
	%341 = icmp ugt i64 %162, %p1, !dbg !133
	br i1 %341, label %b32_fail2, label %b32_ok2, !dbg !133

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %162, i64 %p1), !dbg !133
	ret void, !dbg !133

b32_ok2:
	%342 = icmp ugt i64 %161, %162, !dbg !133
	br i1 %342, label %b32_fail3, label %b32_ok3, !dbg !133

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %161, i64 %162), !dbg !133
	ret void, !dbg !133

b32_ok3:
	%343 = icmp ugt i64 %164, %p1, !dbg !136
	br i1 %343, label %b32_fail4, label %b32_ok4, !dbg !136

b32_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %164, i64 %p1), !dbg !136
	ret void, !dbg !136

b32_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %163, i64 %164), !dbg !136
	ret void, !dbg !136

b32_fail5:
	%344 = icmp uge i64 %179, %p5, !dbg !145
	br i1 %344, label %b32_fail6, label %b32_ok6, !dbg !145

b32_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %179, i64 %p5), !dbg !145
	ret void, !dbg !145

b32_ok6:
	%345 = icmp uge i64 %18, %181, !dbg !12
	br i1 %345, label %b32_fail7, label %b32_ok7, !dbg !12

b32_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %18, i64 %181), !dbg !12
	ret void, !dbg !12

b32_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 0), !dbg !12
	ret void, !dbg !12

b35_fail1:
	%346 = icmp ugt i64 %77, %p1, !dbg !149
	br i1 %346, label %b35_fail2, label %b35_ok2, !dbg !149

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %77, i64 %p1), !dbg !149
	ret void, !dbg !149

b35_ok2:
	%347 = icmp ugt i64 %70, %77, !dbg !149
	br i1 %347, label %b35_fail3, label %b35_ok3, !dbg !149

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %70, i64 %77), !dbg !149
	ret void, !dbg !149

b35_ok3:
	%348 = icmp ugt i64 %197, %p1, !dbg !152
	br i1 %348, label %b35_fail4, label %b35_ok4, !dbg !152

b35_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %197, i64 %p1), !dbg !152
	ret void, !dbg !152

b35_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %196, i64 %197), !dbg !152
	ret void, !dbg !152

b35_fail5:
	%349 = icmp uge i64 %210, %p5, !dbg !159
	br i1 %349, label %b35_fail6, label %b35_ok6, !dbg !159

b35_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %210, i64 %p5), !dbg !159
	ret void, !dbg !159

b35_ok6:
	%350 = icmp uge i64 %p12, %212, !dbg !160
	br i1 %350, label %b35_fail7, label %b35_ok7, !dbg !160

b35_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p12, i64 %212), !dbg !160
	ret void, !dbg !160

b35_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 0), !dbg !160
	ret void, !dbg !160

b40_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !179
	ret void, !dbg !179

b44_fail1:
	%351 = icmp uge i64 %278, %p3, !dbg !188
	br i1 %351, label %b44_fail2, label %b44_ok2, !dbg !188

b44_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %278, i64 %p3), !dbg !188
	ret void, !dbg !188

b44_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %277, i64 %p3), !dbg !189
	ret void, !dbg !189

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %291, i64 %p3), !dbg !196
	ret void, !dbg !196

b49_fail1:
	%352 = icmp uge i64 %298, %p3, !dbg !201
	br i1 %352, label %b49_fail2, label %b49_ok2, !dbg !201

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %298, i64 %p3), !dbg !201
	ret void, !dbg !201

b49_ok2:
	%353 = icmp uge i64 %299, %p3, !dbg !203
	br i1 %353, label %b49_fail3, label %b49_ok3, !dbg !203

b49_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %299, i64 %p3), !dbg !203
	ret void, !dbg !203

b49_ok3:
	%354 = icmp uge i64 %300, %p3, !dbg !205
	br i1 %354, label %b49_fail4, label %b49_ok4, !dbg !205

b49_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %300, i64 %p3), !dbg !205
	ret void, !dbg !205

b49_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %301, i64 %p3), !dbg !207
	ret void, !dbg !207

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %286, i64 %p1), !dbg !217
	ret void, !dbg !217
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
!nvvm.annotations = !{!221, !222, !223, !224, !225}
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
!100 = !DILocation(line: 122, column: 2, scope: !80, inlinedAt: !81)
!101 = !DILocation(line: 122, column: 10, scope: !80, inlinedAt: !81)
!102 = !DILocation(line: 123, column: 6, scope: !80, inlinedAt: !81)
!103 = !DILocation(line: 123, column: 25, scope: !80, inlinedAt: !81)
!104 = !DILocation(line: 124, column: 19, scope: !80, inlinedAt: !81)
!105 = !DILocation(line: 124, column: 16, scope: !80, inlinedAt: !81)
!106 = !DILocation(line: 126, column: 19, scope: !80, inlinedAt: !81)
!107 = !DILocation(line: 126, column: 39, scope: !80, inlinedAt: !81)
!108 = !DILocation(line: 126, column: 48, scope: !80, inlinedAt: !81)
!109 = !DILocation(line: 127, column: 35, scope: !80, inlinedAt: !81)
!110 = !DILocation(line: 127, column: 32, scope: !80, inlinedAt: !81)
!111 = !DILocation(line: 127, column: 50, scope: !80, inlinedAt: !81)
!112 = !DILocation(line: 127, column: 47, scope: !80, inlinedAt: !81)
!113 = !DILocation(line: 127, column: 65, scope: !80, inlinedAt: !81)
!114 = !DILocation(line: 127, column: 62, scope: !80, inlinedAt: !81)
!115 = !DILocation(line: 127, column: 77, scope: !80, inlinedAt: !81)
!116 = !DILocation(line: 127, column: 74, scope: !80, inlinedAt: !81)
!117 = !DILocation(line: 127, column: 18, scope: !80, inlinedAt: !81)
!118 = !DILocation(line: 127, column: 27, scope: !80, inlinedAt: !81)
!119 = !DILocation(line: 127, column: 42, scope: !80, inlinedAt: !81)
!120 = !DILocation(line: 127, column: 57, scope: !80, inlinedAt: !81)
!121 = !DILocation(line: 127, column: 69, scope: !80, inlinedAt: !81)
!122 = !DILocation(line: 130, column: 22, scope: !80, inlinedAt: !81)
!123 = !DILocation(line: 130, column: 44, scope: !80, inlinedAt: !81)
!124 = !DILocation(line: 130, column: 29, scope: !80, inlinedAt: !81)
!125 = !DILocation(line: 125, column: 3, scope: !80, inlinedAt: !81)
!126 = !DILocation(line: 132, column: 7, scope: !80, inlinedAt: !81)
!127 = !DILocation(line: 123, column: 31, scope: !80, inlinedAt: !81)
!128 = !DILocation(line: 70, column: 17, scope: !9, inlinedAt: !10)
!129 = !DILocation(line: 92, column: 15, scope: !8, inlinedAt: !11)
!130 = !DILocation(line: 97, column: 45, scope: !8, inlinedAt: !11)
!131 = !DILocation(line: 97, column: 52, scope: !8, inlinedAt: !11)
!132 = !DILocation(line: 97, column: 66, scope: !8, inlinedAt: !11)
!133 = !DILocation(line: 97, column: 42, scope: !8, inlinedAt: !11)
!134 = !DILocation(line: 97, column: 99, scope: !8, inlinedAt: !11)
!135 = !DILocation(line: 97, column: 120, scope: !8, inlinedAt: !11)
!136 = !DILocation(line: 97, column: 82, scope: !8, inlinedAt: !11)
!137 = !DILocation(line: 98, column: 29, scope: !8, inlinedAt: !11)
!138 = !DILocation(line: 98, column: 9, scope: !8, inlinedAt: !11)
!139 = !DILocation(line: 103, column: 27, scope: !41, inlinedAt: !138)
!140 = !DILocation(line: 103, column: 21, scope: !41, inlinedAt: !138)
!141 = !DILocation(line: 103, column: 30, scope: !41, inlinedAt: !138)
!142 = !DILocation(line: 103, column: 32, scope: !41, inlinedAt: !138)
!143 = !DILocation(line: 103, column: 38, scope: !41, inlinedAt: !138)
!144 = !DILocation(line: 103, column: 50, scope: !41, inlinedAt: !138)
!145 = !DILocation(line: 103, column: 16, scope: !41, inlinedAt: !138)
!146 = !DILocation(line: 72, column: 15, scope: !9, inlinedAt: !10)
!147 = !DILocation(line: 73, column: 8, scope: !9, inlinedAt: !10)
!148 = !DILocation(line: 92, column: 15, scope: !8, inlinedAt: !147)
!149 = !DILocation(line: 97, column: 42, scope: !8, inlinedAt: !147)
!150 = !DILocation(line: 97, column: 99, scope: !8, inlinedAt: !147)
!151 = !DILocation(line: 97, column: 120, scope: !8, inlinedAt: !147)
!152 = !DILocation(line: 97, column: 82, scope: !8, inlinedAt: !147)
!153 = !DILocation(line: 98, column: 9, scope: !8, inlinedAt: !147)
!154 = !DILocation(line: 103, column: 27, scope: !41, inlinedAt: !153)
!155 = !DILocation(line: 103, column: 21, scope: !41, inlinedAt: !153)
!156 = !DILocation(line: 103, column: 30, scope: !41, inlinedAt: !153)
!157 = !DILocation(line: 103, column: 38, scope: !41, inlinedAt: !153)
!158 = !DILocation(line: 103, column: 50, scope: !41, inlinedAt: !153)
!159 = !DILocation(line: 103, column: 16, scope: !41, inlinedAt: !153)
!160 = !DILocation(line: 97, column: 20, scope: !8, inlinedAt: !147)
!161 = !DILocation(line: 45, column: 3, scope: !6)
!162 = !DILocation(line: 47, column: 17, scope: !6)
!163 = !DILocation(line: 48, column: 38, scope: !6)
!164 = !DILocation(line: 48, column: 26, scope: !6)
!165 = !DILocation(line: 49, column: 24, scope: !6)
!166 = !{i32 1, i32 -2147483648}
!167 = !{i32 1, i32 65536}
!168 = !DILocation(line: 49, column: 27, scope: !6)
!169 = !DILocation(line: 50, column: 54, scope: !6)
!170 = !DILocation(line: 50, column: 9, scope: !6)
!171 = !DILocation(line: 115, column: 8, scope: !80, inlinedAt: !170)
!172 = !DILocation(line: 49, column: 66, scope: !6)
!173 = !DILocation(line: 119, column: 29, scope: !80, inlinedAt: !170)
!174 = !DILocation(line: 119, column: 54, scope: !80, inlinedAt: !170)
!175 = !DILocation(line: 121, column: 14, scope: !80, inlinedAt: !170)
!176 = !DILocation(line: 126, column: 54, scope: !80, inlinedAt: !170)
!177 = !DILocation(line: 49, column: 6, scope: !6)
!178 = !DILocation(line: 49, column: 38, scope: !6)
!179 = !DILocation(line: 118, column: 11, scope: !80, inlinedAt: !170)
!180 = !DILocation(line: 118, column: 19, scope: !80, inlinedAt: !170)
!181 = !DILocation(line: 119, column: 12, scope: !80, inlinedAt: !170)
!182 = !DILocation(line: 119, column: 22, scope: !80, inlinedAt: !170)
!183 = !DILocation(line: 119, column: 37, scope: !80, inlinedAt: !170)
!184 = !DILocation(line: 119, column: 47, scope: !80, inlinedAt: !170)
!185 = !DILocation(line: 119, column: 42, scope: !80, inlinedAt: !170)
!186 = !DILocation(line: 121, column: 22, scope: !80, inlinedAt: !170)
!187 = !DILocation(line: 122, column: 24, scope: !80, inlinedAt: !170)
!188 = !DILocation(line: 122, column: 21, scope: !80, inlinedAt: !170)
!189 = !DILocation(line: 122, column: 37, scope: !80, inlinedAt: !170)
!190 = !DILocation(line: 121, column: 2, scope: !80, inlinedAt: !170)
!191 = !DILocation(line: 122, column: 2, scope: !80, inlinedAt: !170)
!192 = !DILocation(line: 122, column: 10, scope: !80, inlinedAt: !170)
!193 = !DILocation(line: 123, column: 6, scope: !80, inlinedAt: !170)
!194 = !DILocation(line: 123, column: 25, scope: !80, inlinedAt: !170)
!195 = !DILocation(line: 124, column: 19, scope: !80, inlinedAt: !170)
!196 = !DILocation(line: 124, column: 16, scope: !80, inlinedAt: !170)
!197 = !DILocation(line: 126, column: 19, scope: !80, inlinedAt: !170)
!198 = !DILocation(line: 126, column: 39, scope: !80, inlinedAt: !170)
!199 = !DILocation(line: 126, column: 48, scope: !80, inlinedAt: !170)
!200 = !DILocation(line: 127, column: 35, scope: !80, inlinedAt: !170)
!201 = !DILocation(line: 127, column: 32, scope: !80, inlinedAt: !170)
!202 = !DILocation(line: 127, column: 50, scope: !80, inlinedAt: !170)
!203 = !DILocation(line: 127, column: 47, scope: !80, inlinedAt: !170)
!204 = !DILocation(line: 127, column: 65, scope: !80, inlinedAt: !170)
!205 = !DILocation(line: 127, column: 62, scope: !80, inlinedAt: !170)
!206 = !DILocation(line: 127, column: 77, scope: !80, inlinedAt: !170)
!207 = !DILocation(line: 127, column: 74, scope: !80, inlinedAt: !170)
!208 = !DILocation(line: 127, column: 18, scope: !80, inlinedAt: !170)
!209 = !DILocation(line: 127, column: 27, scope: !80, inlinedAt: !170)
!210 = !DILocation(line: 127, column: 42, scope: !80, inlinedAt: !170)
!211 = !DILocation(line: 127, column: 57, scope: !80, inlinedAt: !170)
!212 = !DILocation(line: 127, column: 69, scope: !80, inlinedAt: !170)
!213 = !DILocation(line: 130, column: 22, scope: !80, inlinedAt: !170)
!214 = !DILocation(line: 130, column: 44, scope: !80, inlinedAt: !170)
!215 = !DILocation(line: 130, column: 29, scope: !80, inlinedAt: !170)
!216 = !DILocation(line: 125, column: 3, scope: !80, inlinedAt: !170)
!217 = !DILocation(line: 132, column: 7, scope: !80, inlinedAt: !170)
!218 = !DILocation(line: 123, column: 31, scope: !80, inlinedAt: !170)
!219 = !DILocation(line: 49, column: 69, scope: !6)
!220 = !DILocation(line: 49, column: 48, scope: !6)
!221 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"kernel", i32 1}
!222 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"maxntidx", i32 256}
!223 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"maxntidy", i32 1}
!224 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"maxntidz", i32 1}
!225 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, float, i64, i8*)* @Step, !"minctasm", i32 4}
