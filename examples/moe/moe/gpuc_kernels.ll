target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_dynamic_shared = external addrspace(3) global [0 x i8], align 16
@gpuc_shared_apply_14 = addrspace(3) global i32 undef, align 4
@llvm.used = appending global [2 x i8*] [i8* bitcast (void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run to i8*), i8* bitcast (void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route to i8*)], section "llvm.metadata"

define void @Run(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8 zeroext %p7, float* %p8, i64 %p9, float* %p10, i64 %p11, i32* %p12, i64 %p13, float* %p14, i64 %p15, float* %p16, i64 %p17, float* %p18, i64 %p19, float* %p20, i64 %p21, float* %p22, i64 %p23, i64* %p24, i64 %p25, i64* %p26, i64 %p27, i64* %p28, i64 %p29, i32* %p30, i64 %p31, i64* %p32, i64 %p33, i8* %ctrl) nounwind !dbg !6 {
entry:
	%0 = icmp ne i8 %p7, 0, !dbg !7
	br label %b0, !dbg !7

b0:
	%1 = addrspacecast float* %p8 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast float* %p10 to float addrspace(1)*, !dbg !7
	%3 = addrspacecast i32* %p12 to i32 addrspace(1)*, !dbg !7
	%4 = addrspacecast float* %p14 to float addrspace(1)*, !dbg !7
	%5 = addrspacecast float* %p16 to float addrspace(1)*, !dbg !7
	%6 = addrspacecast float* %p18 to float addrspace(1)*, !dbg !7
	%7 = addrspacecast float* %p20 to float addrspace(1)*, !dbg !7
	%8 = addrspacecast float* %p22 to float addrspace(1)*, !dbg !7
	%9 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !7
	%10 = addrspacecast i64* %p26 to i64 addrspace(1)*, !dbg !7
	%11 = addrspacecast i64* %p28 to i64 addrspace(1)*, !dbg !7
	%12 = addrspacecast i32* %p30 to i32 addrspace(1)*, !dbg !7
	%13 = addrspacecast i64* %p32 to i64 addrspace(1)*, !dbg !7
	%14 = call i32 @gpuc_my_pe_thread(), !dbg !11
	%15 = call i32 @gpuc_num_pes_thread(), !dbg !12
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18, !range !19
	%17 = sext i32 %16 to i64, !dbg !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !18, !range !20
	%19 = sext i32 %18 to i64, !dbg !18
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !21, !range !22
	%21 = sext i32 %20 to i64, !dbg !21
	%22 = mul i64 %19, %21, !dbg !23
	%23 = add i64 %22, %17, !dbg !24
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %23, !dbg !25
	%25 = icmp uge i64 %23, %p33, !dbg !25
	br i1 %25, label %b0_fail1, label %b0_ok1, !dbg !25, !prof !26

b0_ok1:
	%26 = load i64, i64 addrspace(1)* %24, align 8, !dbg !25
	%27 = add i64 %26, 1, !dbg !27
	%28 = sub nsw i64 %21, 1, !dbg !28
	%29 = icmp eq i64 %17, %28, !dbg !29
	br i1 %29, label %b1, label %b13, !dbg !29

b1:
	%30 = sext i32 %14 to i64, !dbg !11
	%31 = sext i32 %15 to i64, !dbg !12
	%32 = mul i64 %p4, %31, !dbg !30
	%33 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !31
	%34 = udiv i32 %33, 4, !dbg !31
	%35 = zext i32 %34 to i64, !dbg !31
	%36 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !31
	%37 = icmp ugt i64 %32, %35, !dbg !32
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !32, !prof !26

b1_ok1:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33, !range !34
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !33, !range !34
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !33, !range !35
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !33, !range !36
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !33, !range !36
	%43 = mul i32 %42, %40, !dbg !33
	%44 = add i32 %39, %43, !dbg !33
	%45 = mul i32 %41, %44, !dbg !33
	%46 = add i32 %38, %45, !dbg !33
	%47 = sext i32 %46 to i64, !dbg !33
	%48 = mul i32 %41, %42, !dbg !33
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !33, !range !37
	%50 = mul i32 %48, %49, !dbg !33
	%51 = sext i32 %50 to i64, !dbg !33
	%52 = add i64 %26, 2, !dbg !38
	%53 = icmp ule i64 %32, 281474976710655, !dbg !33
	%54 = mul i64 %32, -2, !dbg !33
	%55 = add i64 %p31, %54, !dbg !33
	%56 = icmp sge i64 %55, 0, !dbg !33
	%57 = and i1 %53, %56, !dbg !33
	br i1 %57, label %b2, label %b4_cold, !dbg !33, !prof !39

b2:
	%58 = phi i64 [ %47, %b1_ok1 ], [ %65, %b3 ], !dbg !33
	%59 = icmp slt i64 %58, %32, !dbg !33
	br i1 %59, label %b3, label %b6, !dbg !33

b3:
	%60 = getelementptr inbounds i32, i32 addrspace(3)* %36, i64 %58, !dbg !40
	store i32 0, i32 addrspace(3)* %60, align 4, !dbg !40
	%61 = urem i64 %52, 2, !dbg !43
	%62 = mul i64 %61, %32, !dbg !45
	%63 = add i64 %62, %58, !dbg !46
	%64 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %63, !dbg !47
	store i32 0, i32 addrspace(1)* %64, align 4, !dbg !47
	%65 = add i64 %58, %51, !dbg !33
	br label %b2, !dbg !33

b6:
	call void @llvm.nvvm.barrier0(), !dbg !50
	br label %b7, !dbg !51

b7:
	%66 = phi i64 [ %47, %b6 ], [ %74, %b8_ok1 ], !dbg !51
	%67 = icmp slt i64 %66, %p13, !dbg !51
	br i1 %67, label %b8, label %b9, !dbg !51

b8:
	%68 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %66, !dbg !52
	%69 = load i32, i32 addrspace(1)* %68, align 4, !dbg !52
	%70 = sext i32 %69 to i64, !dbg !53
	%71 = getelementptr inbounds i32, i32 addrspace(3)* %36, i64 %70, !dbg !53
	%72 = icmp uge i64 %70, %32, !dbg !53
	br i1 %72, label %b8_fail1, label %b8_ok1, !dbg !53, !prof !26

b8_ok1:
	%73 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %71, i32 1) nounwind, !dbg !54
	%74 = add i64 %66, %51, !dbg !51
	br label %b7, !dbg !51

b9:
	call void @llvm.nvvm.barrier0(), !dbg !55
	%75 = trunc i64 %31 to i32, !dbg !58
	br label %b10, !dbg !59

b10:
	%76 = phi i64 [ %47, %b9 ], [ %100, %b11_ok1 ], !dbg !59
	%77 = icmp slt i64 %76, %32, !dbg !59
	br i1 %77, label %b11, label %b12, !dbg !59

b11:
	%78 = trunc i64 %76 to i32, !dbg !60
	%79 = udiv i32 %78, %75, !dbg !61
	%80 = mul i32 %79, %75, !dbg !62
	%81 = sub i32 %78, %80, !dbg !63
	%82 = zext i32 %81 to i64, !dbg !64
	%83 = urem i64 %27, 2, !dbg !66
	%84 = mul i64 %83, %32, !dbg !68
	%85 = add i64 %84, %76, !dbg !69
	%86 = sub i64 %85, %82, !dbg !70
	%87 = add i64 %86, %30, !dbg !71
	%88 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %87, !dbg !72
	%89 = getelementptr inbounds i32, i32 addrspace(3)* %36, i64 %76, !dbg !74
	%90 = icmp uge i64 %87, %p25, !dbg !72
	%91 = icmp uge i64 %82, %31, !dbg !73
	%92 = or i1 %90, %91, !dbg !73
	br i1 %92, label %b11_fail1, label %b11_ok1, !dbg !73, !prof !26

b11_ok1:
	%93 = load i32, i32 addrspace(3)* %89, align 4, !dbg !74
	%94 = sext i32 %93 to i64, !dbg !75
	%95 = shl i64 %27, 32, !dbg !78
	%96 = or i64 %95, %94, !dbg !80
	%97 = trunc i64 %82 to i32, !dbg !73
	%98 = addrspacecast i64 addrspace(1)* %88 to i64*, !dbg !73
	%99 = bitcast i64* %98 to i8*, !dbg !73
	call void @gpuc_signal_op_thread(i8* %99, i64 %96, i32 9, i32 %97), !dbg !73
	%100 = add i64 %76, %51, !dbg !59
	br label %b10, !dbg !59

b12:
	call void @llvm.nvvm.barrier0(), !dbg !81
	br label %b13, !dbg !10

b13:
	%101 = mul i64 %17, %p5, !dbg !84
	%102 = icmp slt i64 %101, %p13, !dbg !85
	%103 = select i1 %102, i64 %101, i64 %p13, !dbg !85
	%104 = add i64 %103, %p5, !dbg !86
	%105 = icmp slt i64 %104, %p13, !dbg !87
	%106 = select i1 %105, i64 %104, i64 %p13, !dbg !87
	%107 = sext i32 %14 to i64, !dbg !89
	%108 = sext i32 %15 to i64, !dbg !90
	%109 = sub i64 %106, %103, !dbg !88
	%110 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %103, !dbg !88
	%111 = mul i64 %p4, %108, !dbg !91
	%112 = icmp ugt i64 %106, %p13, !dbg !88
	%113 = icmp ugt i64 %103, %106, !dbg !88
	%114 = or i1 %112, %113, !dbg !88
	br i1 %114, label %b13_fail1, label %b13_ok1, !dbg !88, !prof !26

b13_ok1:
	%115 = urem i64 %27, 2, !dbg !93
	%116 = mul i64 %115, %111, !dbg !95
	%117 = sub i64 %p31, %116, !dbg !96
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %116, !dbg !96
	%119 = icmp ugt i64 %116, %p31, !dbg !96
	%120 = icmp ugt i64 %p2, %117, !dbg !97
	%121 = or i1 %119, %120, !dbg !97
	br i1 %121, label %b13_fail3, label %b13_ok3, !dbg !97, !prof !26

b13_ok3:
	%122 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !98
	%123 = udiv i32 %122, 8, !dbg !98
	%124 = zext i32 %123 to i64, !dbg !98
	%125 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { i32, i32 } addrspace(3)*, !dbg !98
	%126 = icmp ugt i64 %109, %124, !dbg !99
	br i1 %126, label %b13_fail5, label %b13_ok5, !dbg !99, !prof !26

b13_ok5:
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !100, !range !34
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !100, !range !34
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !100, !range !35
	%130 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !100, !range !36
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !100, !range !36
	%132 = mul i32 %131, %129, !dbg !100
	%133 = add i32 %128, %132, !dbg !100
	%134 = mul i32 %130, %133, !dbg !100
	%135 = add i32 %127, %134, !dbg !100
	%136 = sext i32 %135 to i64, !dbg !100
	%137 = mul i32 %130, %131, !dbg !100
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !100, !range !37
	%139 = mul i32 %137, %138, !dbg !100
	%140 = sext i32 %139 to i64, !dbg !100
	%141 = trunc i64 %108 to i32, !dbg !102
	br label %b14, !dbg !100

b14:
	%142 = phi i64 [ %136, %b13_ok5 ], [ %166, %b16 ], !dbg !100
	%143 = icmp slt i64 %142, %109, !dbg !100
	br i1 %143, label %b15, label %b18, !dbg !100

b15:
	%144 = getelementptr inbounds i32, i32 addrspace(1)* %110, i64 %142, !dbg !103
	%145 = load i32, i32 addrspace(1)* %144, align 4, !dbg !103
	%146 = sext i32 %145 to i64, !dbg !104
	%147 = trunc i64 %146 to i32, !dbg !105
	%148 = udiv i32 %147, %141, !dbg !106
	%149 = mul i32 %148, %141, !dbg !107
	%150 = sub i32 %147, %149, !dbg !108
	%151 = zext i32 %150 to i64, !dbg !109
	%152 = getelementptr inbounds i32, i32 addrspace(1)* %118, i64 %146, !dbg !110
	%153 = icmp uge i64 %146, %p2, !dbg !110
	br i1 %153, label %b15_fail1, label %b15_ok1, !dbg !110, !prof !26

b15_ok1:
	%154 = atomicrmw add i32 addrspace(1)* %152, i32 1 monotonic, !dbg !111
	%155 = sext i32 %154 to i64, !dbg !112
	%156 = icmp slt i64 %155, %p0, !dbg !113
	br i1 %156, label %b16, label %b17, !dbg !114

b16:
	%157 = sub i64 %146, %151, !dbg !115
	%158 = add i64 %157, %107, !dbg !116
	%159 = mul i64 %158, %p0, !dbg !117
	%160 = trunc i64 %159 to i32, !dbg !118
	%161 = add i32 %160, %154, !dbg !119
	%162 = trunc i64 %151 to i32, !dbg !120
	%163 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %125, i64 %142, !dbg !121
	%164 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %163, i32 0, i32 0, !dbg !121
	store i32 %161, i32 addrspace(3)* %164, align 4, !dbg !121
	%165 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %163, i32 0, i32 1, !dbg !121
	store i32 %162, i32 addrspace(3)* %165, align 4, !dbg !121
	%166 = add i64 %142, %140, !dbg !100
	br label %b14, !dbg !100

b17:
	br label %fail, !dbg !114

b18:
	call void @llvm.nvvm.barrier0(), !dbg !122
	%167 = trunc i64 %p3 to i32, !dbg !124
	%168 = trunc i64 %103 to i32, !dbg !126
	%169 = icmp eq i32 %167, 0, !dbg !125
	br i1 %169, label %b18_fail1, label %b18_ok1, !dbg !125, !prof !26

b18_ok1:
	%170 = udiv i32 %168, %167, !dbg !125
	%171 = zext i32 %170 to i64, !dbg !127
	%172 = mul i32 %170, %167, !dbg !128
	%173 = sub i32 %168, %172, !dbg !129
	%174 = zext i32 %173 to i64, !dbg !130
	br label %b19, !dbg !131

b19:
	%175 = phi i64 [ %171, %b18_ok1 ], [ %175, %b20_ok1 ], [ %191, %b21 ], !dbg !132
	%176 = phi i64 [ %174, %b18_ok1 ], [ %221, %b20_ok1 ], [ 0, %b21 ], !dbg !133
	%177 = phi i64 [ -1, %b18_ok1 ], [ %178, %b20_ok1 ], [ %178, %b21 ], !dbg !133
	%178 = add nsw i64 %177, 1, !dbg !133
	%179 = icmp slt i64 %178, %109, !dbg !133
	br i1 %179, label %b20, label %b22, !dbg !133

b20:
	%180 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %125, i64 %178, !dbg !131
	%181 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %180, i32 0, i32 0, !dbg !131
	%182 = load i32, i32 addrspace(3)* %181, align 4, !dbg !131
	%183 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %180, i32 0, i32 1, !dbg !131
	%184 = load i32, i32 addrspace(3)* %183, align 4, !dbg !131
	%185 = sext i32 %182 to i64, !dbg !134
	%186 = mul i64 %185, %p1, !dbg !137
	%187 = add nsw i64 %185, 1, !dbg !138
	%188 = mul i64 %187, %p1, !dbg !139
	%189 = sub i64 %188, %186, !dbg !140
	%190 = mul i64 %175, %p1, !dbg !142
	%191 = add i64 %175, 1, !dbg !143
	%192 = mul i64 %191, %p1, !dbg !144
	%193 = sub i64 %192, %190, !dbg !145
	%194 = sext i32 %184 to i64, !dbg !147
	%195 = getelementptr inbounds float, float addrspace(1)* %7, i64 %186, !dbg !140
	%196 = getelementptr inbounds float, float addrspace(1)* %2, i64 %190, !dbg !145
	%197 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %185, !dbg !146
	%198 = add i64 %103, %178, !dbg !149
	%199 = shl i64 %27, 32, !dbg !151
	%200 = or i64 %199, %198, !dbg !153
	%201 = mul i64 %193, 4, !dbg !148
	%202 = addrspacecast float addrspace(1)* %195 to float*, !dbg !148
	%203 = addrspacecast float addrspace(1)* %196 to float*, !dbg !148
	%204 = addrspacecast i64 addrspace(1)* %197 to i64*, !dbg !148
	%205 = icmp ugt i64 %188, %p21, !dbg !140
	%206 = icmp ugt i64 %186, %188, !dbg !140
	%207 = icmp ugt i64 %192, %p11, !dbg !145
	%208 = icmp ugt i64 %190, %192, !dbg !145
	%209 = icmp uge i64 %185, %p27, !dbg !146
	%210 = icmp ne i64 %189, %193, !dbg !148
	%211 = icmp uge i64 %194, %108, !dbg !148
	%212 = or i1 %205, %206, !dbg !148
	%213 = or i1 %212, %207, !dbg !148
	%214 = or i1 %213, %208, !dbg !148
	%215 = or i1 %214, %209, !dbg !148
	%216 = or i1 %215, %210, !dbg !148
	%217 = or i1 %216, %211, !dbg !148
	br i1 %217, label %b20_fail1, label %b20_ok1, !dbg !148, !prof !26

b20_ok1:
	%218 = bitcast float* %202 to i8*, !dbg !148
	%219 = bitcast float* %203 to i8*, !dbg !148
	%220 = bitcast i64* %204 to i8*, !dbg !148
	call void @gpuc_put_signal_nbi_block(i8* %218, i8* %219, i64 %201, i8* %220, i64 %200, i32 9, i32 %184), !dbg !148
	%221 = add i64 %176, 1, !dbg !154
	%222 = icmp eq i64 %221, %p3, !dbg !155
	br i1 %222, label %b21, label %b19, !dbg !155

b21:
	br label %b19, !dbg !156

b22:
	call void @llvm.nvvm.barrier0(), !dbg !159
	%223 = icmp eq i64 %136, 0, !dbg !160
	br i1 %223, label %b23, label %b24, !dbg !160

b23:
	%224 = load i64, i64 addrspace(1)* %24, align 8, !dbg !161
	%225 = add i64 %224, 1, !dbg !162
	store i64 %225, i64 addrspace(1)* %24, align 8, !dbg !161
	br label %b24, !dbg !161

b24:
	%226 = udiv i32 %122, 4, !dbg !166
	%227 = zext i32 %226 to i64, !dbg !166
	%228 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !166
	%229 = add i64 %111, 1, !dbg !167
	%230 = icmp slt i64 %136, 32, !dbg !171
	%231 = icmp ugt i64 %229, %227, !dbg !168
	br i1 %231, label %b24_fail1, label %b24_ok1, !dbg !168, !prof !26

b24_ok1:
	br i1 %230, label %b25, label %b41, !dbg !171

b25:
	%232 = and i32 %135, -32, !dbg !172
	%233 = sub i32 %139, %232, !dbg !172
	%234 = icmp slt i32 %233, 32, !dbg !172
	%235 = select i1 %234, i32 %233, i32 32, !dbg !172
	%236 = sext i32 %235 to i64, !dbg !172
	%237 = sub nsw i64 %236, 1, !dbg !173
	%238 = icmp slt i64 %237, 0, !dbg !177
	%239 = trunc i64 %237 to i32, !dbg !178
	br label %b26, !dbg !179

b26:
	%240 = phi i64 [ %290, %b38 ], [ 0, %b25 ], !dbg !179
	%241 = phi i64 [ %291, %b38 ], [ 0, %b25 ], !dbg !180
	%242 = icmp slt i64 %241, %111, !dbg !181
	br i1 %242, label %b27, label %b39, !dbg !181

b27:
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !182, !range !183
	%244 = sext i32 %243 to i64, !dbg !182
	%245 = add i64 %241, %244, !dbg !184
	%246 = icmp slt i64 %245, %111, !dbg !185
	br i1 %246, label %b28, label %b29, !dbg !185

b28:
	%247 = add i64 %116, %245, !dbg !186
	%248 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %247, !dbg !187
	%249 = shl i64 %27, 32, !dbg !189
	%250 = addrspacecast i64 addrspace(1)* %248 to i64*, !dbg !190
	%251 = icmp uge i64 %247, %p25, !dbg !187
	br i1 %251, label %b28_fail1, label %b28_ok1, !dbg !187, !prof !26

b28_ok1:
	%252 = bitcast i64* %250 to i8*, !dbg !190
	%253 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %252, i32 5, i64 %249, i32 1, i8* %ctrl, i32 21), !dbg !190
	%254 = and i64 %253, 4294967295, !dbg !193
	br label %b29, !dbg !192

b29:
	%255 = phi i64 [ 0, %b27 ], [ %254, %b28_ok1 ], !dbg !195
	br label %b30, !dbg !201

b30:
	%256 = phi i64 [ %255, %b29 ], [ %273, %b33 ], !dbg !202
	%257 = phi i64 [ 1, %b29 ], [ %274, %b33 ], !dbg !203
	%258 = icmp slt i64 %257, 32, !dbg !204
	br i1 %258, label %b31, label %b34, !dbg !204

b31:
	%259 = trunc i64 %257 to i32, !dbg !205
	%260 = trunc i64 %256 to i32, !dbg !205
	%261 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %260, i32 %259, i32 0), !dbg !205
	%262 = extractvalue { i32, i1 } %261, 0, !dbg !205
	%263 = lshr i64 %256, 32, !dbg !205
	%264 = trunc i64 %263 to i32, !dbg !205
	%265 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %264, i32 %259, i32 0), !dbg !205
	%266 = extractvalue { i32, i1 } %265, 0, !dbg !205
	%267 = zext i32 %266 to i64, !dbg !205
	%268 = shl i64 %267, 32, !dbg !205
	%269 = zext i32 %262 to i64, !dbg !205
	%270 = or i64 %269, %268, !dbg !205
	%271 = icmp sge i64 %244, %257, !dbg !206
	br i1 %271, label %b32, label %b33, !dbg !206

b32:
	%272 = add i64 %256, %270, !dbg !207
	br label %b33, !dbg !207

b33:
	%273 = phi i64 [ %256, %b31 ], [ %272, %b32 ], !dbg !202
	%274 = mul nsw i64 %257, 2, !dbg !208
	br label %b30, !dbg !208

b34:
	%275 = add i64 %240, %256, !dbg !209
	br i1 %246, label %b35, label %b36, !dbg !210

b35:
	%276 = sub i64 %275, %255, !dbg !212
	%277 = trunc i64 %276 to i32, !dbg !213
	%278 = getelementptr inbounds i32, i32 addrspace(3)* %228, i64 %245, !dbg !211
	%279 = icmp uge i64 %245, %229, !dbg !211
	br i1 %279, label %b35_fail1, label %b35_ok1, !dbg !211, !prof !26

b35_ok1:
	store i32 %277, i32 addrspace(3)* %278, align 4, !dbg !211
	br label %b36, !dbg !211

b36:
	br i1 %238, label %b37, label %b38, !dbg !177

b37:
	br label %fail, !dbg !214

b38:
	%280 = trunc i64 %275 to i32, !dbg !178
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 %239, i32 31), !dbg !178
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !178
	%283 = lshr i64 %275, 32, !dbg !178
	%284 = trunc i64 %283 to i32, !dbg !178
	%285 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %284, i32 %239, i32 31), !dbg !178
	%286 = extractvalue { i32, i1 } %285, 0, !dbg !178
	%287 = zext i32 %286 to i64, !dbg !178
	%288 = shl i64 %287, 32, !dbg !178
	%289 = zext i32 %282 to i64, !dbg !178
	%290 = or i64 %289, %288, !dbg !178
	%291 = add i64 %241, %236, !dbg !215
	br label %b26, !dbg !215

b39:
	%292 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !216, !range !183
	%293 = sext i32 %292 to i64, !dbg !216
	%294 = icmp eq i64 %293, 0, !dbg !217
	br i1 %294, label %b40, label %b41, !dbg !217

b40:
	%295 = trunc i64 %240 to i32, !dbg !219
	%296 = getelementptr inbounds i32, i32 addrspace(3)* %228, i64 %111, !dbg !218
	%297 = icmp uge i64 %111, %229, !dbg !218
	br i1 %297, label %b40_fail1, label %b40_ok1, !dbg !218, !prof !26

b40_ok1:
	store i32 %295, i32 addrspace(3)* %296, align 4, !dbg !218
	br label %b41, !dbg !218

b41:
	call void @llvm.nvvm.barrier0(), !dbg !220
	%298 = xor i1 %0, true, !dbg !224
	%299 = mul nsw i64 %140, 2, !dbg !225
	%300 = mul nsw i64 %140, 3, !dbg !226
	%301 = mul nsw i64 %140, 4, !dbg !227
	br label %b42, !dbg !228

b42:
	%302 = phi i64 [ %17, %b41 ], [ %557, %b93 ], !dbg !229
	%303 = getelementptr inbounds i32, i32 addrspace(3)* %228, i64 %111, !dbg !230
	%304 = icmp uge i64 %111, %229, !dbg !230
	br i1 %304, label %b42_fail1, label %b42_ok1, !dbg !230, !prof !26

b42_ok1:
	%305 = load i32, i32 addrspace(3)* %303, align 4, !dbg !230
	%306 = sext i32 %305 to i64, !dbg !231
	%307 = icmp slt i64 %302, %306, !dbg !232
	br i1 %307, label %b43, label %b98, !dbg !232

b43:
	%308 = phi i64 [ %313, %b44_ok1 ], [ %308, %b45 ], [ 0, %b42_ok1 ], !dbg !235
	%309 = phi i64 [ %309, %b44_ok1 ], [ %313, %b45 ], [ %111, %b42_ok1 ], !dbg !236
	%310 = sub i64 %309, %308, !dbg !237
	%311 = icmp sgt i64 %310, 1, !dbg !238
	br i1 %311, label %b44, label %b46, !dbg !238

b44:
	%312 = add i64 %308, %309, !dbg !239
	%313 = sdiv i64 %312, 2, !dbg !240
	%314 = getelementptr inbounds i32, i32 addrspace(3)* %228, i64 %313, !dbg !241
	%315 = icmp uge i64 %313, %229, !dbg !241
	br i1 %315, label %b44_fail1, label %b44_ok1, !dbg !241, !prof !26

b44_ok1:
	%316 = load i32, i32 addrspace(3)* %314, align 4, !dbg !241
	%317 = sext i32 %316 to i64, !dbg !242
	%318 = icmp sle i64 %317, %302, !dbg !243
	br i1 %318, label %b43, label %b45, !dbg !243

b45:
	br label %b43, !dbg !243

b46:
	%319 = mul i64 %308, %p0, !dbg !244
	%320 = add i64 %319, %302, !dbg !245
	%321 = getelementptr inbounds i32, i32 addrspace(3)* %228, i64 %308, !dbg !246
	%322 = load i32, i32 addrspace(3)* %321, align 4, !dbg !246
	%323 = sext i32 %322 to i64, !dbg !247
	%324 = sub i64 %320, %323, !dbg !248
	br i1 %223, label %b47, label %b48, !dbg !249

b47:
	%325 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %324, !dbg !250
	%326 = shl i64 %27, 32, !dbg !252
	%327 = addrspacecast i64 addrspace(1)* %325 to i64*, !dbg !253
	%328 = icmp uge i64 %324, %p27, !dbg !250
	br i1 %328, label %b47_fail1, label %b47_ok1, !dbg !250, !prof !26

b47_ok1:
	%329 = bitcast i64* %327 to i8*, !dbg !253
	%330 = call i64 @gpuc_signal_wait_until_thread(i8* %329, i32 5, i64 %326, i32 1, i8* %ctrl, i32 28), !dbg !253
	%331 = and i64 %330, 4294967295, !dbg !255
	%332 = trunc i64 %331 to i32, !dbg !257
	store i32 %332, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !258
	br label %b48, !dbg !258

b48:
	call void @llvm.nvvm.barrier0(), !dbg !259
	%333 = mul i64 %324, %p1, !dbg !261
	%334 = add i64 %324, 1, !dbg !262
	%335 = mul i64 %334, %p1, !dbg !263
	%336 = icmp ugt i64 %335, %p21, !dbg !264
	%337 = icmp ugt i64 %333, %335, !dbg !264
	%338 = or i1 %336, %337, !dbg !264
	br i1 %338, label %b48_fail1, label %b48_ok1, !dbg !264, !prof !26

b48_ok1:
	%339 = load i32, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !265
	%340 = sext i32 %339 to i64, !dbg !266
	%341 = trunc i64 %308 to i32, !dbg !268
	%342 = udiv i32 %341, %141, !dbg !269
	%343 = zext i32 %342 to i64, !dbg !270
	%344 = mul i32 %342, %141, !dbg !271
	%345 = sub i32 %341, %344, !dbg !272
	%346 = zext i32 %345 to i64, !dbg !273
	%347 = sub i64 %335, %333, !dbg !264
	%348 = getelementptr inbounds float, float addrspace(1)* %7, i64 %333, !dbg !264
	%349 = mul i64 %340, %p1, !dbg !275
	%350 = add nsw i64 %340, 1, !dbg !276
	%351 = mul i64 %350, %p1, !dbg !277
	%352 = sub i64 %351, %349, !dbg !278
	%353 = getelementptr inbounds float, float addrspace(1)* %8, i64 %349, !dbg !278
	%354 = getelementptr inbounds float, float addrspace(1)* %5, i64 %343, !dbg !279
	%355 = icmp ugt i64 %351, %p23, !dbg !278
	%356 = icmp ugt i64 %349, %351, !dbg !278
	%357 = icmp uge i64 %343, %p17, !dbg !279
	%358 = icmp uge i64 %343, %p19, !dbg !280
	%359 = icmp uge i64 %340, %p29, !dbg !281
	%360 = or i1 %355, %356, !dbg !281
	%361 = or i1 %360, %357, !dbg !281
	%362 = or i1 %361, %358, !dbg !281
	%363 = or i1 %362, %359, !dbg !281
	br i1 %363, label %b48_fail3, label %b48_ok3, !dbg !281, !prof !26

b48_ok3:
	%364 = load float, float addrspace(1)* %354, align 4, !dbg !279
	%365 = getelementptr inbounds float, float addrspace(1)* %6, i64 %343, !dbg !280
	%366 = load float, float addrspace(1)* %365, align 4, !dbg !280
	%367 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %340, !dbg !281
	%368 = and i64 %347, 3, !dbg !282
	%369 = icmp eq i64 %368, 0, !dbg !282
	br i1 %369, label %b49, label %b97, !dbg !282

b49:
	%370 = addrspacecast float addrspace(1)* %348 to float*, !dbg !282
	%371 = ptrtoint float* %370 to i64, !dbg !282
	%372 = and i64 %371, 15, !dbg !282
	%373 = icmp eq i64 %372, 0, !dbg !282
	%374 = icmp eq i64 %347, 0, !dbg !282
	%375 = or i1 %373, %374, !dbg !282
	br i1 %375, label %b50, label %b96, !dbg !282

b50:
	%376 = ashr i64 %347, 2, !dbg !282
	%377 = bitcast float addrspace(1)* %348 to { float, float, float, float } addrspace(1)*, !dbg !282
	%378 = trunc i64 %346 to i32, !dbg !283
	%379 = addrspacecast float addrspace(1)* %353 to float*, !dbg !283
	%380 = icmp uge i64 %346, %108, !dbg !283
	br i1 %380, label %b50_fail1, label %b50_ok1, !dbg !283, !prof !26

b50_ok1:
	%381 = bitcast float* %379 to i8*, !dbg !283
	%382 = call i8* @gpuc_peer_thread(i8* %381, i32 %378), !dbg !283
	%383 = bitcast i8* %382 to float*, !dbg !283
	%384 = icmp eq float* %383, null, !dbg !283
	%385 = select i1 %384, i64 0, i64 %352, !dbg !283
	%386 = and i64 %385, 3, !dbg !284
	%387 = icmp eq i64 %386, 0, !dbg !284
	br i1 %387, label %b51, label %b95, !dbg !284

b51:
	%388 = ptrtoint float* %383 to i64, !dbg !284
	%389 = and i64 %388, 15, !dbg !284
	%390 = icmp eq i64 %389, 0, !dbg !284
	%391 = icmp eq i64 %385, 0, !dbg !284
	%392 = or i1 %390, %391, !dbg !284
	br i1 %392, label %b52, label %b94, !dbg !284

b52:
	%393 = ashr i64 %385, 2, !dbg !284
	%394 = addrspacecast float* %383 to { float, float, float, float } addrspace(1)*, !dbg !284
	%395 = icmp eq i64 %393, %376, !dbg !285
	br i1 %395, label %b53, label %b54, !dbg !285

b53:
	br label %b54, !dbg !224

b54:
	%396 = phi i1 [ false, %b52 ], [ %298, %b53 ], !dbg !286
	br i1 %396, label %b56, label %b55, !dbg !286

b55:
	br label %b56, !dbg !286

b56:
	%397 = phi { float, float, float, float } addrspace(1)* [ %394, %b54 ], [ %377, %b55 ], !dbg !287
	%398 = phi i64 [ %393, %b54 ], [ %376, %b55 ], !dbg !287
	%399 = icmp ule i64 %376, 281474976710655, !dbg !288
	br i1 %399, label %b57, label %b73_cold, !dbg !289, !prof !39

b57:
	%400 = phi i64 [ %136, %b56 ], [ %540, %b72 ], !dbg !288
	%401 = icmp slt i64 %400, %376, !dbg !290
	br i1 %401, label %b58, label %b89, !dbg !290

b58:
	%402 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %377, i64 %400, !dbg !293
	%403 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i32 0, i32 0, !dbg !293
	%404 = bitcast { float, float, float, float } addrspace(1)* %402 to <4 x float> addrspace(1)*, !dbg !293
	%405 = load <4 x float>, <4 x float> addrspace(1)* %404, align 16, !dbg !293
	%406 = extractelement <4 x float> %405, i32 0, !dbg !293
	%407 = extractelement <4 x float> %405, i32 1, !dbg !293
	%408 = extractelement <4 x float> %405, i32 2, !dbg !293
	%409 = extractelement <4 x float> %405, i32 3, !dbg !293
	%410 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i32 0, i32 1, !dbg !293
	%411 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i32 0, i32 2, !dbg !293
	%412 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i32 0, i32 3, !dbg !293
	%413 = add i64 %400, %140, !dbg !294
	%414 = icmp slt i64 %413, %376, !dbg !296
	br i1 %414, label %b59, label %b60, !dbg !296

b59:
	%415 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %377, i64 %413, !dbg !297
	%416 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %415, i32 0, i32 0, !dbg !297
	%417 = bitcast { float, float, float, float } addrspace(1)* %415 to <4 x float> addrspace(1)*, !dbg !297
	%418 = load <4 x float>, <4 x float> addrspace(1)* %417, align 16, !dbg !297
	%419 = extractelement <4 x float> %418, i32 0, !dbg !297
	%420 = extractelement <4 x float> %418, i32 1, !dbg !297
	%421 = extractelement <4 x float> %418, i32 2, !dbg !297
	%422 = extractelement <4 x float> %418, i32 3, !dbg !297
	%423 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %415, i32 0, i32 1, !dbg !297
	%424 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %415, i32 0, i32 2, !dbg !297
	%425 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %415, i32 0, i32 3, !dbg !297
	br label %b60, !dbg !298

b60:
	%426 = phi float [ %422, %b59 ], [ 0.000000e+00, %b58 ], !dbg !225
	%427 = phi float [ %421, %b59 ], [ 0.000000e+00, %b58 ], !dbg !225
	%428 = phi float [ %420, %b59 ], [ 0.000000e+00, %b58 ], !dbg !225
	%429 = phi float [ %419, %b59 ], [ 0.000000e+00, %b58 ], !dbg !225
	%430 = add i64 %400, %299, !dbg !299
	%431 = icmp slt i64 %430, %376, !dbg !301
	br i1 %431, label %b61, label %b62, !dbg !301

b61:
	%432 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %377, i64 %430, !dbg !302
	%433 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %432, i32 0, i32 0, !dbg !302
	%434 = bitcast { float, float, float, float } addrspace(1)* %432 to <4 x float> addrspace(1)*, !dbg !302
	%435 = load <4 x float>, <4 x float> addrspace(1)* %434, align 16, !dbg !302
	%436 = extractelement <4 x float> %435, i32 0, !dbg !302
	%437 = extractelement <4 x float> %435, i32 1, !dbg !302
	%438 = extractelement <4 x float> %435, i32 2, !dbg !302
	%439 = extractelement <4 x float> %435, i32 3, !dbg !302
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %432, i32 0, i32 1, !dbg !302
	%441 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %432, i32 0, i32 2, !dbg !302
	%442 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %432, i32 0, i32 3, !dbg !302
	br label %b62, !dbg !303

b62:
	%443 = phi float [ %439, %b61 ], [ 0.000000e+00, %b60 ], !dbg !226
	%444 = phi float [ %438, %b61 ], [ 0.000000e+00, %b60 ], !dbg !226
	%445 = phi float [ %437, %b61 ], [ 0.000000e+00, %b60 ], !dbg !226
	%446 = phi float [ %436, %b61 ], [ 0.000000e+00, %b60 ], !dbg !226
	%447 = add i64 %400, %300, !dbg !304
	%448 = icmp slt i64 %447, %376, !dbg !306
	br i1 %448, label %b63, label %b64, !dbg !306

b63:
	%449 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %377, i64 %447, !dbg !307
	%450 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %449, i32 0, i32 0, !dbg !307
	%451 = bitcast { float, float, float, float } addrspace(1)* %449 to <4 x float> addrspace(1)*, !dbg !307
	%452 = load <4 x float>, <4 x float> addrspace(1)* %451, align 16, !dbg !307
	%453 = extractelement <4 x float> %452, i32 0, !dbg !307
	%454 = extractelement <4 x float> %452, i32 1, !dbg !307
	%455 = extractelement <4 x float> %452, i32 2, !dbg !307
	%456 = extractelement <4 x float> %452, i32 3, !dbg !307
	%457 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %449, i32 0, i32 1, !dbg !307
	%458 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %449, i32 0, i32 2, !dbg !307
	%459 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %449, i32 0, i32 3, !dbg !307
	br label %b64, !dbg !308

b64:
	%460 = phi float [ %456, %b63 ], [ 0.000000e+00, %b62 ], !dbg !309
	%461 = phi float [ %455, %b63 ], [ 0.000000e+00, %b62 ], !dbg !309
	%462 = phi float [ %454, %b63 ], [ 0.000000e+00, %b62 ], !dbg !309
	%463 = phi float [ %453, %b63 ], [ 0.000000e+00, %b62 ], !dbg !309
	%464 = icmp slt i64 %400, %398, !dbg !311
	br i1 %464, label %b65, label %b66, !dbg !311

b65:
	%465 = call float @llvm.nvvm.mul.rn.f(float %406, float %364), !dbg !314
	%466 = fadd float %465, %366, !dbg !315
	%467 = call float @llvm.nvvm.mul.rn.f(float %407, float %364), !dbg !317
	%468 = fadd float %467, %366, !dbg !318
	%469 = call float @llvm.nvvm.mul.rn.f(float %408, float %364), !dbg !320
	%470 = fadd float %469, %366, !dbg !321
	%471 = call float @llvm.nvvm.mul.rn.f(float %409, float %364), !dbg !323
	%472 = fadd float %471, %366, !dbg !324
	%473 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %397, i64 %400, !dbg !325
	%474 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 0, !dbg !325
	%475 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 1, !dbg !325
	%476 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 2, !dbg !325
	%477 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 3, !dbg !325
	%478 = bitcast { float, float, float, float } addrspace(1)* %473 to <4 x float> addrspace(1)*, !dbg !325
	%479 = insertelement <4 x float> undef, float %466, i32 0, !dbg !325
	%480 = insertelement <4 x float> %479, float %468, i32 1, !dbg !325
	%481 = insertelement <4 x float> %480, float %470, i32 2, !dbg !325
	%482 = insertelement <4 x float> %481, float %472, i32 3, !dbg !325
	store <4 x float> %482, <4 x float> addrspace(1)* %478, align 16, !dbg !325
	br label %b66, !dbg !325

b66:
	%483 = icmp slt i64 %413, %398, !dbg !327
	br i1 %483, label %b67, label %b68, !dbg !327

b67:
	%484 = call float @llvm.nvvm.mul.rn.f(float %429, float %364), !dbg !329
	%485 = fadd float %484, %366, !dbg !330
	%486 = call float @llvm.nvvm.mul.rn.f(float %428, float %364), !dbg !332
	%487 = fadd float %486, %366, !dbg !333
	%488 = call float @llvm.nvvm.mul.rn.f(float %427, float %364), !dbg !335
	%489 = fadd float %488, %366, !dbg !336
	%490 = call float @llvm.nvvm.mul.rn.f(float %426, float %364), !dbg !338
	%491 = fadd float %490, %366, !dbg !339
	%492 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %397, i64 %413, !dbg !340
	%493 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %492, i32 0, i32 0, !dbg !340
	%494 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %492, i32 0, i32 1, !dbg !340
	%495 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %492, i32 0, i32 2, !dbg !340
	%496 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %492, i32 0, i32 3, !dbg !340
	%497 = bitcast { float, float, float, float } addrspace(1)* %492 to <4 x float> addrspace(1)*, !dbg !340
	%498 = insertelement <4 x float> undef, float %485, i32 0, !dbg !340
	%499 = insertelement <4 x float> %498, float %487, i32 1, !dbg !340
	%500 = insertelement <4 x float> %499, float %489, i32 2, !dbg !340
	%501 = insertelement <4 x float> %500, float %491, i32 3, !dbg !340
	store <4 x float> %501, <4 x float> addrspace(1)* %497, align 16, !dbg !340
	br label %b68, !dbg !340

b68:
	%502 = icmp slt i64 %430, %398, !dbg !342
	br i1 %502, label %b69, label %b70, !dbg !342

b69:
	%503 = call float @llvm.nvvm.mul.rn.f(float %446, float %364), !dbg !344
	%504 = fadd float %503, %366, !dbg !345
	%505 = call float @llvm.nvvm.mul.rn.f(float %445, float %364), !dbg !347
	%506 = fadd float %505, %366, !dbg !348
	%507 = call float @llvm.nvvm.mul.rn.f(float %444, float %364), !dbg !350
	%508 = fadd float %507, %366, !dbg !351
	%509 = call float @llvm.nvvm.mul.rn.f(float %443, float %364), !dbg !353
	%510 = fadd float %509, %366, !dbg !354
	%511 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %397, i64 %430, !dbg !355
	%512 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %511, i32 0, i32 0, !dbg !355
	%513 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %511, i32 0, i32 1, !dbg !355
	%514 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %511, i32 0, i32 2, !dbg !355
	%515 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %511, i32 0, i32 3, !dbg !355
	%516 = bitcast { float, float, float, float } addrspace(1)* %511 to <4 x float> addrspace(1)*, !dbg !355
	%517 = insertelement <4 x float> undef, float %504, i32 0, !dbg !355
	%518 = insertelement <4 x float> %517, float %506, i32 1, !dbg !355
	%519 = insertelement <4 x float> %518, float %508, i32 2, !dbg !355
	%520 = insertelement <4 x float> %519, float %510, i32 3, !dbg !355
	store <4 x float> %520, <4 x float> addrspace(1)* %516, align 16, !dbg !355
	br label %b70, !dbg !355

b70:
	%521 = icmp slt i64 %447, %398, !dbg !357
	br i1 %521, label %b71, label %b72, !dbg !357

b71:
	%522 = call float @llvm.nvvm.mul.rn.f(float %463, float %364), !dbg !359
	%523 = fadd float %522, %366, !dbg !360
	%524 = call float @llvm.nvvm.mul.rn.f(float %462, float %364), !dbg !362
	%525 = fadd float %524, %366, !dbg !363
	%526 = call float @llvm.nvvm.mul.rn.f(float %461, float %364), !dbg !365
	%527 = fadd float %526, %366, !dbg !366
	%528 = call float @llvm.nvvm.mul.rn.f(float %460, float %364), !dbg !368
	%529 = fadd float %528, %366, !dbg !369
	%530 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %397, i64 %447, !dbg !370
	%531 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %530, i32 0, i32 0, !dbg !370
	%532 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %530, i32 0, i32 1, !dbg !370
	%533 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %530, i32 0, i32 2, !dbg !370
	%534 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %530, i32 0, i32 3, !dbg !370
	%535 = bitcast { float, float, float, float } addrspace(1)* %530 to <4 x float> addrspace(1)*, !dbg !370
	%536 = insertelement <4 x float> undef, float %523, i32 0, !dbg !370
	%537 = insertelement <4 x float> %536, float %525, i32 1, !dbg !370
	%538 = insertelement <4 x float> %537, float %527, i32 2, !dbg !370
	%539 = insertelement <4 x float> %538, float %529, i32 3, !dbg !370
	store <4 x float> %539, <4 x float> addrspace(1)* %535, align 16, !dbg !370
	br label %b72, !dbg !370

b72:
	%540 = add i64 %400, %301, !dbg !371
	br label %b57, !dbg !371

b89:
	call void @llvm.nvvm.barrier0(), !dbg !374
	br i1 %396, label %b90, label %b92, !dbg !374

b90:
	br i1 %223, label %b91, label %b93, !dbg !375

b91:
	call void @gpuc_fence_thread(), !dbg !376
	%541 = addrspacecast i64 addrspace(1)* %367 to i64*, !dbg !377
	%542 = icmp eq i64 addrspace(1)* %367, null, !dbg !377
	br i1 %542, label %b91_fail1, label %b91_ok1, !dbg !377, !prof !26

b91_ok1:
	%543 = bitcast i64* %541 to i8*, !dbg !377
	call void @gpuc_signal_op_thread(i8* %543, i64 %27, i32 9, i32 %378), !dbg !377
	br label %b93, !dbg !377

b92:
	%544 = mul i64 %347, 4, !dbg !378
	%545 = icmp ne i64 %352, %347, !dbg !378
	%546 = icmp eq i64 addrspace(1)* %367, null, !dbg !378
	%547 = or i1 %545, %546, !dbg !378
	br i1 %547, label %b92_fail1, label %b92_ok1, !dbg !378, !prof !26

b92_ok1:
	%548 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !378
	%549 = sext i32 %548 to i64, !dbg !378
	%550 = addrspacecast float addrspace(1)* %353 to float*, !dbg !378
	%551 = addrspacecast float addrspace(1)* %348 to float*, !dbg !378
	%552 = addrspacecast i64 addrspace(1)* %367 to i64*, !dbg !378
	%553 = icmp ne i64 %549, %140, !dbg !378
	br i1 %553, label %b92_fail3, label %b92_ok3, !dbg !378, !prof !26

b92_ok3:
	%554 = bitcast float* %550 to i8*, !dbg !378
	%555 = bitcast float* %551 to i8*, !dbg !378
	%556 = bitcast i64* %552 to i8*, !dbg !378
	call void @gpuc_put_signal_nbi_block(i8* %554, i8* %555, i64 %544, i8* %556, i64 %27, i32 9, i32 %378), !dbg !378
	br label %b93, !dbg !379

b93:
	%557 = add i64 %302, %21, !dbg !380
	br label %b42, !dbg !380

b94:
	br label %fail, !dbg !284

b95:
	br label %fail, !dbg !284

b96:
	br label %fail, !dbg !282

b97:
	br label %fail, !dbg !282

b98:
	%558 = trunc i64 %p6 to i32, !dbg !385
	%559 = icmp eq i32 %558, 0, !dbg !386
	br i1 %559, label %b98_fail1, label %b98_ok1, !dbg !386, !prof !26

b98_ok1:
	%560 = sdiv i64 %p1, 4, !dbg !387
	%561 = add i64 %560, %p6, !dbg !388
	%562 = sub i64 %561, 1, !dbg !389
	%563 = trunc i64 %562 to i32, !dbg !390
	%564 = udiv i32 %563, %558, !dbg !386
	%565 = zext i32 %564 to i64, !dbg !391
	%566 = mul i64 %p0, %p6, !dbg !392
	br label %b99, !dbg !393

b99:
	%567 = phi i64 [ %17, %b98_ok1 ], [ %692, %b118 ], !dbg !394
	%568 = icmp slt i64 %567, %566, !dbg !395
	br i1 %568, label %b100, label %b123, !dbg !395

b100:
	%569 = trunc i64 %567 to i32, !dbg !397
	%570 = udiv i32 %569, %558, !dbg !398
	%571 = zext i32 %570 to i64, !dbg !399
	%572 = mul i32 %570, %558, !dbg !400
	%573 = sub i32 %569, %572, !dbg !401
	%574 = zext i32 %573 to i64, !dbg !402
	%575 = mul i64 %571, %p3, !dbg !403
	br label %b101, !dbg !404

b101:
	%576 = phi i64 [ %136, %b100 ], [ %584, %b102_ok1 ], !dbg !404
	%577 = icmp slt i64 %576, %p3, !dbg !404
	br i1 %577, label %b102, label %b103, !dbg !404

b102:
	%578 = add i64 %575, %576, !dbg !405
	%579 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %578, !dbg !406
	%580 = addrspacecast i64 addrspace(1)* %579 to i64*, !dbg !407
	%581 = icmp uge i64 %578, %p29, !dbg !406
	br i1 %581, label %b102_fail1, label %b102_ok1, !dbg !406, !prof !26

b102_ok1:
	%582 = bitcast i64* %580 to i8*, !dbg !407
	%583 = call i64 @gpuc_signal_wait_until_thread(i8* %582, i32 5, i64 %27, i32 1, i8* %ctrl, i32 41), !dbg !407
	%584 = add i64 %576, %140, !dbg !404
	br label %b101, !dbg !404

b103:
	call void @llvm.nvvm.barrier0(), !dbg !408
	%585 = mul i64 %575, %p1, !dbg !409
	%586 = add i64 %575, %p3, !dbg !410
	%587 = mul i64 %586, %p1, !dbg !411
	%588 = sub i64 %587, %585, !dbg !412
	%589 = getelementptr inbounds float, float addrspace(1)* %8, i64 %585, !dbg !412
	%590 = and i64 %588, 3, !dbg !413
	%591 = icmp eq i64 %590, 0, !dbg !413
	%592 = icmp ugt i64 %587, %p23, !dbg !412
	%593 = icmp ugt i64 %585, %587, !dbg !412
	%594 = or i1 %592, %593, !dbg !412
	br i1 %594, label %b103_fail1, label %b103_ok1, !dbg !412, !prof !26

b103_ok1:
	br i1 %591, label %b104, label %b122, !dbg !413

b104:
	%595 = addrspacecast float addrspace(1)* %589 to float*, !dbg !413
	%596 = ptrtoint float* %595 to i64, !dbg !413
	%597 = and i64 %596, 15, !dbg !413
	%598 = icmp eq i64 %597, 0, !dbg !413
	%599 = icmp eq i64 %588, 0, !dbg !413
	%600 = or i1 %598, %599, !dbg !413
	br i1 %600, label %b105, label %b121, !dbg !413

b105:
	%601 = mul i64 %571, %p1, !dbg !414
	%602 = add nsw i64 %571, 1, !dbg !415
	%603 = mul i64 %602, %p1, !dbg !416
	%604 = ashr i64 %588, 2, !dbg !413
	%605 = bitcast float addrspace(1)* %589 to { float, float, float, float } addrspace(1)*, !dbg !413
	%606 = sub i64 %603, %601, !dbg !417
	%607 = getelementptr inbounds float, float addrspace(1)* %1, i64 %601, !dbg !417
	%608 = and i64 %606, 3, !dbg !418
	%609 = icmp eq i64 %608, 0, !dbg !418
	%610 = icmp ugt i64 %603, %p9, !dbg !417
	%611 = icmp ugt i64 %601, %603, !dbg !417
	%612 = or i1 %610, %611, !dbg !417
	br i1 %612, label %b105_fail1, label %b105_ok1, !dbg !417, !prof !26

b105_ok1:
	br i1 %609, label %b106, label %b120, !dbg !418

b106:
	%613 = addrspacecast float addrspace(1)* %607 to float*, !dbg !418
	%614 = ptrtoint float* %613 to i64, !dbg !418
	%615 = and i64 %614, 15, !dbg !418
	%616 = icmp eq i64 %615, 0, !dbg !418
	%617 = icmp eq i64 %606, 0, !dbg !418
	%618 = or i1 %616, %617, !dbg !418
	br i1 %618, label %b107, label %b119, !dbg !418

b107:
	%619 = ashr i64 %606, 2, !dbg !418
	%620 = bitcast float addrspace(1)* %607 to { float, float, float, float } addrspace(1)*, !dbg !418
	%621 = mul i64 %574, %565, !dbg !419
	%622 = icmp slt i64 %621, %560, !dbg !420
	%623 = select i1 %622, i64 %621, i64 %560, !dbg !420
	%624 = sub i64 %560, %623, !dbg !421
	%625 = icmp slt i64 %565, %624, !dbg !422
	%626 = select i1 %625, i64 %565, i64 %624, !dbg !422
	%627 = icmp ule i64 %p3, 268435455, !dbg !423
	%628 = icmp ule i64 %560, 268435455, !dbg !423
	%629 = and i1 %627, %628, !dbg !423
	%630 = icmp ule i64 %604, 281474976710655, !dbg !423
	%631 = and i1 %629, %630, !dbg !423
	%632 = icmp ule i64 %619, 281474976710655, !dbg !423
	%633 = and i1 %631, %632, !dbg !423
	%634 = icmp ule i64 %623, 281474976710655, !dbg !423
	%635 = and i1 %633, %634, !dbg !423
	%636 = mul i64 %p3, -1, !dbg !423
	%637 = mul i64 %571, %636, !dbg !423
	%638 = add i64 %636, %637, !dbg !423
	%639 = add i64 %638, %p15, !dbg !423
	%640 = icmp sge i64 %639, 0, !dbg !423
	%641 = and i1 %635, %640, !dbg !423
	%642 = mul i64 %560, %636, !dbg !423
	%643 = mul nsw i64 %565, -1, !dbg !423
	%644 = add i64 %642, %643, !dbg !423
	%645 = icmp sge i64 %644, 0, !dbg !423
	%646 = and i1 %641, %645, !dbg !423
	br i1 %646, label %b108, label %b113_cold, !dbg !423, !prof !39

b108:
	%647 = phi i64 [ %136, %b107 ], [ %691, %b112 ], !dbg !423
	%648 = icmp slt i64 %647, %626, !dbg !423
	br i1 %648, label %b109, label %b118, !dbg !423

b109:
	%649 = add i64 %623, %647, !dbg !424
	%650 = getelementptr inbounds float, float addrspace(1)* %4, i64 %575, !dbg !425
	br label %b110, !dbg !428

b110:
	%651 = phi float [ 0.000000e+00, %b109 ], [ %680, %b111 ], !dbg !429
	%652 = phi float [ 0.000000e+00, %b109 ], [ %678, %b111 ], !dbg !429
	%653 = phi float [ 0.000000e+00, %b109 ], [ %676, %b111 ], !dbg !429
	%654 = phi float [ 0.000000e+00, %b109 ], [ %674, %b111 ], !dbg !429
	%655 = phi i64 [ -1, %b109 ], [ %656, %b111 ], !dbg !428
	%656 = add nsw i64 %655, 1, !dbg !428
	%657 = icmp slt i64 %656, %p3, !dbg !428
	br i1 %657, label %b111, label %b112, !dbg !428

b111:
	%658 = getelementptr inbounds float, float addrspace(1)* %650, i64 %656, !dbg !430
	%659 = load float, float addrspace(1)* %658, align 4, !dbg !430
	%660 = mul i64 %656, %560, !dbg !431
	%661 = add i64 %660, %649, !dbg !432
	%662 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %605, i64 %661, !dbg !433
	%663 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %662, i32 0, i32 0, !dbg !433
	%664 = bitcast { float, float, float, float } addrspace(1)* %662 to <4 x float> addrspace(1)*, !dbg !433
	%665 = load <4 x float>, <4 x float> addrspace(1)* %664, align 16, !dbg !433
	%666 = extractelement <4 x float> %665, i32 0, !dbg !433
	%667 = extractelement <4 x float> %665, i32 1, !dbg !433
	%668 = extractelement <4 x float> %665, i32 2, !dbg !433
	%669 = extractelement <4 x float> %665, i32 3, !dbg !433
	%670 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %662, i32 0, i32 1, !dbg !433
	%671 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %662, i32 0, i32 2, !dbg !433
	%672 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %662, i32 0, i32 3, !dbg !433
	%673 = call float @llvm.nvvm.mul.rn.f(float %659, float %666), !dbg !434
	%674 = fadd float %654, %673, !dbg !435
	%675 = call float @llvm.nvvm.mul.rn.f(float %659, float %667), !dbg !436
	%676 = fadd float %653, %675, !dbg !437
	%677 = call float @llvm.nvvm.mul.rn.f(float %659, float %668), !dbg !438
	%678 = fadd float %652, %677, !dbg !439
	%679 = call float @llvm.nvvm.mul.rn.f(float %659, float %669), !dbg !440
	%680 = fadd float %651, %679, !dbg !441
	br label %b110, !dbg !442, !llvm.loop !444

b112:
	%681 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %620, i64 %649, !dbg !445
	%682 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %681, i32 0, i32 0, !dbg !445
	%683 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %681, i32 0, i32 1, !dbg !445
	%684 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %681, i32 0, i32 2, !dbg !445
	%685 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %681, i32 0, i32 3, !dbg !445
	%686 = bitcast { float, float, float, float } addrspace(1)* %681 to <4 x float> addrspace(1)*, !dbg !445
	%687 = insertelement <4 x float> undef, float %654, i32 0, !dbg !445
	%688 = insertelement <4 x float> %687, float %653, i32 1, !dbg !445
	%689 = insertelement <4 x float> %688, float %652, i32 2, !dbg !445
	%690 = insertelement <4 x float> %689, float %651, i32 3, !dbg !445
	store <4 x float> %690, <4 x float> addrspace(1)* %686, align 16, !dbg !445
	%691 = add i64 %647, %140, !dbg !423
	br label %b108, !dbg !423

b118:
	%692 = add i64 %567, %21, !dbg !450
	br label %b99, !dbg !450

b119:
	br label %fail, !dbg !418

b120:
	br label %fail, !dbg !418

b121:
	br label %fail, !dbg !413

b122:
	br label %fail, !dbg !413

b123:
	ret void, !dbg !383

b0_fail1:
	br label %fail, !dbg !25

b1_fail1:
	br label %fail, !dbg !32

b4_cold:
	%693 = phi i64 [ %701, %b5_cold_ok1 ], [ %47, %b1_ok1 ], !dbg !33
	%694 = icmp slt i64 %693, %32, !dbg !33
	br i1 %694, label %b5_cold, label %b6, !dbg !33

b5_cold:
	%695 = getelementptr inbounds i32, i32 addrspace(3)* %36, i64 %693, !dbg !40
	store i32 0, i32 addrspace(3)* %695, align 4, !dbg !40
	%696 = urem i64 %52, 2, !dbg !43
	%697 = mul i64 %696, %32, !dbg !45
	%698 = add i64 %697, %693, !dbg !46
	%699 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %698, !dbg !47
	%700 = icmp uge i64 %698, %p31, !dbg !47
	br i1 %700, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !47, !prof !26

b5_cold_fail1:
	br label %fail, !dbg !47

b5_cold_ok1:
	store i32 0, i32 addrspace(1)* %699, align 4, !dbg !47
	%701 = add i64 %693, %51, !dbg !33
	br label %b4_cold, !dbg !33, !llvm.loop !49

b8_fail1:
	br label %fail, !dbg !53

b11_fail1:
	%702 = icmp uge i64 %87, %p25, !dbg !72
	br i1 %702, label %b11_fail2, label %b11_ok2, !dbg !72

b11_fail2:
	br label %fail, !dbg !72

b11_ok2:
	br label %fail, !dbg !73

b13_fail1:
	%703 = icmp ugt i64 %106, %p13, !dbg !88
	br i1 %703, label %b13_fail2, label %b13_ok2, !dbg !88

b13_fail2:
	br label %fail, !dbg !88

b13_ok2:
	br label %fail, !dbg !88

b13_fail3:
	%704 = icmp ugt i64 %116, %p31, !dbg !96
	br i1 %704, label %b13_fail4, label %b13_ok4, !dbg !96

b13_fail4:
	br label %fail, !dbg !96

b13_ok4:
	br label %fail, !dbg !97

b13_fail5:
	br label %fail, !dbg !99

b15_fail1:
	br label %fail, !dbg !110

b18_fail1:
	br label %fail, !dbg !125

b20_fail1:
	%705 = icmp ugt i64 %188, %p21, !dbg !140
	br i1 %705, label %b20_fail2, label %b20_ok2, !dbg !140

b20_fail2:
	br label %fail, !dbg !140

b20_ok2:
	%706 = icmp ugt i64 %186, %188, !dbg !140
	br i1 %706, label %b20_fail3, label %b20_ok3, !dbg !140

b20_fail3:
	br label %fail, !dbg !140

b20_ok3:
	%707 = icmp ugt i64 %192, %p11, !dbg !145
	br i1 %707, label %b20_fail4, label %b20_ok4, !dbg !145

b20_fail4:
	br label %fail, !dbg !145

b20_ok4:
	%708 = icmp ugt i64 %190, %192, !dbg !145
	br i1 %708, label %b20_fail5, label %b20_ok5, !dbg !145

b20_fail5:
	br label %fail, !dbg !145

b20_ok5:
	%709 = icmp uge i64 %185, %p27, !dbg !146
	br i1 %709, label %b20_fail6, label %b20_ok6, !dbg !146

b20_fail6:
	br label %fail, !dbg !146

b20_ok6:
	%710 = icmp ne i64 %189, %193, !dbg !148
	br i1 %710, label %b20_fail7, label %b20_ok7, !dbg !148

b20_fail7:
	br label %fail, !dbg !148

b20_ok7:
	br label %fail, !dbg !148

b24_fail1:
	br label %fail, !dbg !168

b28_fail1:
	br label %fail, !dbg !187

b35_fail1:
	br label %fail, !dbg !211

b40_fail1:
	br label %fail, !dbg !218

b42_fail1:
	br label %fail, !dbg !230

b44_fail1:
	br label %fail, !dbg !241

b47_fail1:
	br label %fail, !dbg !250

b48_fail1:
	%711 = icmp ugt i64 %335, %p21, !dbg !264
	br i1 %711, label %b48_fail2, label %b48_ok2, !dbg !264

b48_fail2:
	br label %fail, !dbg !264

b48_ok2:
	br label %fail, !dbg !264

b48_fail3:
	%712 = icmp ugt i64 %351, %p23, !dbg !278
	br i1 %712, label %b48_fail4, label %b48_ok4, !dbg !278

b48_fail4:
	br label %fail, !dbg !278

b48_ok4:
	%713 = icmp ugt i64 %349, %351, !dbg !278
	br i1 %713, label %b48_fail5, label %b48_ok5, !dbg !278

b48_fail5:
	br label %fail, !dbg !278

b48_ok5:
	%714 = icmp uge i64 %343, %p17, !dbg !279
	br i1 %714, label %b48_fail6, label %b48_ok6, !dbg !279

b48_fail6:
	br label %fail, !dbg !279

b48_ok6:
	%715 = icmp uge i64 %343, %p19, !dbg !280
	br i1 %715, label %b48_fail7, label %b48_ok7, !dbg !280

b48_fail7:
	br label %fail, !dbg !280

b48_ok7:
	br label %fail, !dbg !281

b50_fail1:
	br label %fail, !dbg !283

b73_cold:
	%716 = phi i64 [ %864, %b88_cold ], [ %136, %b56 ], !dbg !288
	%717 = icmp slt i64 %716, %376, !dbg !290
	br i1 %717, label %b74_cold, label %b89, !dbg !290

b74_cold:
	%718 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %377, i64 %716, !dbg !293
	%719 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %718, i32 0, i32 0, !dbg !293
	%720 = icmp uge i64 %716, %376, !dbg !293
	br i1 %720, label %b74_cold_fail1, label %b74_cold_ok1, !dbg !293, !prof !26

b74_cold_fail1:
	br label %fail, !dbg !293

b74_cold_ok1:
	%721 = bitcast { float, float, float, float } addrspace(1)* %718 to <4 x float> addrspace(1)*, !dbg !293
	%722 = load <4 x float>, <4 x float> addrspace(1)* %721, align 16, !dbg !293
	%723 = extractelement <4 x float> %722, i32 0, !dbg !293
	%724 = extractelement <4 x float> %722, i32 1, !dbg !293
	%725 = extractelement <4 x float> %722, i32 2, !dbg !293
	%726 = extractelement <4 x float> %722, i32 3, !dbg !293
	%727 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %718, i32 0, i32 1, !dbg !293
	%728 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %718, i32 0, i32 2, !dbg !293
	%729 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %718, i32 0, i32 3, !dbg !293
	%730 = add i64 %716, %140, !dbg !294
	%731 = icmp slt i64 %730, %376, !dbg !296
	br i1 %731, label %b75_cold, label %b76_cold, !dbg !296

b75_cold:
	%732 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %377, i64 %730, !dbg !297
	%733 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %732, i32 0, i32 0, !dbg !297
	%734 = icmp uge i64 %730, %376, !dbg !297
	br i1 %734, label %b75_cold_fail1, label %b75_cold_ok1, !dbg !297, !prof !26

b75_cold_fail1:
	br label %fail, !dbg !297

b75_cold_ok1:
	%735 = bitcast { float, float, float, float } addrspace(1)* %732 to <4 x float> addrspace(1)*, !dbg !297
	%736 = load <4 x float>, <4 x float> addrspace(1)* %735, align 16, !dbg !297
	%737 = extractelement <4 x float> %736, i32 0, !dbg !297
	%738 = extractelement <4 x float> %736, i32 1, !dbg !297
	%739 = extractelement <4 x float> %736, i32 2, !dbg !297
	%740 = extractelement <4 x float> %736, i32 3, !dbg !297
	%741 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %732, i32 0, i32 1, !dbg !297
	%742 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %732, i32 0, i32 2, !dbg !297
	%743 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %732, i32 0, i32 3, !dbg !297
	br label %b76_cold, !dbg !298

b76_cold:
	%744 = phi float [ %740, %b75_cold_ok1 ], [ 0.000000e+00, %b74_cold_ok1 ], !dbg !225
	%745 = phi float [ %739, %b75_cold_ok1 ], [ 0.000000e+00, %b74_cold_ok1 ], !dbg !225
	%746 = phi float [ %738, %b75_cold_ok1 ], [ 0.000000e+00, %b74_cold_ok1 ], !dbg !225
	%747 = phi float [ %737, %b75_cold_ok1 ], [ 0.000000e+00, %b74_cold_ok1 ], !dbg !225
	%748 = add i64 %716, %299, !dbg !299
	%749 = icmp slt i64 %748, %376, !dbg !301
	br i1 %749, label %b77_cold, label %b78_cold, !dbg !301

b77_cold:
	%750 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %377, i64 %748, !dbg !302
	%751 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %750, i32 0, i32 0, !dbg !302
	%752 = icmp uge i64 %748, %376, !dbg !302
	br i1 %752, label %b77_cold_fail1, label %b77_cold_ok1, !dbg !302, !prof !26

b77_cold_fail1:
	br label %fail, !dbg !302

b77_cold_ok1:
	%753 = bitcast { float, float, float, float } addrspace(1)* %750 to <4 x float> addrspace(1)*, !dbg !302
	%754 = load <4 x float>, <4 x float> addrspace(1)* %753, align 16, !dbg !302
	%755 = extractelement <4 x float> %754, i32 0, !dbg !302
	%756 = extractelement <4 x float> %754, i32 1, !dbg !302
	%757 = extractelement <4 x float> %754, i32 2, !dbg !302
	%758 = extractelement <4 x float> %754, i32 3, !dbg !302
	%759 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %750, i32 0, i32 1, !dbg !302
	%760 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %750, i32 0, i32 2, !dbg !302
	%761 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %750, i32 0, i32 3, !dbg !302
	br label %b78_cold, !dbg !303

b78_cold:
	%762 = phi float [ %758, %b77_cold_ok1 ], [ 0.000000e+00, %b76_cold ], !dbg !226
	%763 = phi float [ %757, %b77_cold_ok1 ], [ 0.000000e+00, %b76_cold ], !dbg !226
	%764 = phi float [ %756, %b77_cold_ok1 ], [ 0.000000e+00, %b76_cold ], !dbg !226
	%765 = phi float [ %755, %b77_cold_ok1 ], [ 0.000000e+00, %b76_cold ], !dbg !226
	%766 = add i64 %716, %300, !dbg !304
	%767 = icmp slt i64 %766, %376, !dbg !306
	br i1 %767, label %b79_cold, label %b80_cold, !dbg !306

b79_cold:
	%768 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %377, i64 %766, !dbg !307
	%769 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %768, i32 0, i32 0, !dbg !307
	%770 = icmp uge i64 %766, %376, !dbg !307
	br i1 %770, label %b79_cold_fail1, label %b79_cold_ok1, !dbg !307, !prof !26

b79_cold_fail1:
	br label %fail, !dbg !307

b79_cold_ok1:
	%771 = bitcast { float, float, float, float } addrspace(1)* %768 to <4 x float> addrspace(1)*, !dbg !307
	%772 = load <4 x float>, <4 x float> addrspace(1)* %771, align 16, !dbg !307
	%773 = extractelement <4 x float> %772, i32 0, !dbg !307
	%774 = extractelement <4 x float> %772, i32 1, !dbg !307
	%775 = extractelement <4 x float> %772, i32 2, !dbg !307
	%776 = extractelement <4 x float> %772, i32 3, !dbg !307
	%777 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %768, i32 0, i32 1, !dbg !307
	%778 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %768, i32 0, i32 2, !dbg !307
	%779 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %768, i32 0, i32 3, !dbg !307
	br label %b80_cold, !dbg !308

b80_cold:
	%780 = phi float [ %776, %b79_cold_ok1 ], [ 0.000000e+00, %b78_cold ], !dbg !309
	%781 = phi float [ %775, %b79_cold_ok1 ], [ 0.000000e+00, %b78_cold ], !dbg !309
	%782 = phi float [ %774, %b79_cold_ok1 ], [ 0.000000e+00, %b78_cold ], !dbg !309
	%783 = phi float [ %773, %b79_cold_ok1 ], [ 0.000000e+00, %b78_cold ], !dbg !309
	%784 = icmp slt i64 %716, %398, !dbg !311
	br i1 %784, label %b81_cold, label %b82_cold, !dbg !311

b81_cold:
	%785 = call float @llvm.nvvm.mul.rn.f(float %723, float %364), !dbg !314
	%786 = fadd float %785, %366, !dbg !315
	%787 = call float @llvm.nvvm.mul.rn.f(float %724, float %364), !dbg !317
	%788 = fadd float %787, %366, !dbg !318
	%789 = call float @llvm.nvvm.mul.rn.f(float %725, float %364), !dbg !320
	%790 = fadd float %789, %366, !dbg !321
	%791 = call float @llvm.nvvm.mul.rn.f(float %726, float %364), !dbg !323
	%792 = fadd float %791, %366, !dbg !324
	%793 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %397, i64 %716, !dbg !325
	%794 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %793, i32 0, i32 0, !dbg !325
	%795 = icmp uge i64 %716, %398, !dbg !325
	br i1 %795, label %b81_cold_fail1, label %b81_cold_ok1, !dbg !325, !prof !26

b81_cold_fail1:
	br label %fail, !dbg !325

b81_cold_ok1:
	%796 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %793, i32 0, i32 1, !dbg !325
	%797 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %793, i32 0, i32 2, !dbg !325
	%798 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %793, i32 0, i32 3, !dbg !325
	%799 = bitcast { float, float, float, float } addrspace(1)* %793 to <4 x float> addrspace(1)*, !dbg !325
	%800 = insertelement <4 x float> undef, float %786, i32 0, !dbg !325
	%801 = insertelement <4 x float> %800, float %788, i32 1, !dbg !325
	%802 = insertelement <4 x float> %801, float %790, i32 2, !dbg !325
	%803 = insertelement <4 x float> %802, float %792, i32 3, !dbg !325
	store <4 x float> %803, <4 x float> addrspace(1)* %799, align 16, !dbg !325
	br label %b82_cold, !dbg !325

b82_cold:
	%804 = icmp slt i64 %730, %398, !dbg !327
	br i1 %804, label %b83_cold, label %b84_cold, !dbg !327

b83_cold:
	%805 = call float @llvm.nvvm.mul.rn.f(float %747, float %364), !dbg !329
	%806 = fadd float %805, %366, !dbg !330
	%807 = call float @llvm.nvvm.mul.rn.f(float %746, float %364), !dbg !332
	%808 = fadd float %807, %366, !dbg !333
	%809 = call float @llvm.nvvm.mul.rn.f(float %745, float %364), !dbg !335
	%810 = fadd float %809, %366, !dbg !336
	%811 = call float @llvm.nvvm.mul.rn.f(float %744, float %364), !dbg !338
	%812 = fadd float %811, %366, !dbg !339
	%813 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %397, i64 %730, !dbg !340
	%814 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %813, i32 0, i32 0, !dbg !340
	%815 = icmp uge i64 %730, %398, !dbg !340
	br i1 %815, label %b83_cold_fail1, label %b83_cold_ok1, !dbg !340, !prof !26

b83_cold_fail1:
	br label %fail, !dbg !340

b83_cold_ok1:
	%816 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %813, i32 0, i32 1, !dbg !340
	%817 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %813, i32 0, i32 2, !dbg !340
	%818 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %813, i32 0, i32 3, !dbg !340
	%819 = bitcast { float, float, float, float } addrspace(1)* %813 to <4 x float> addrspace(1)*, !dbg !340
	%820 = insertelement <4 x float> undef, float %806, i32 0, !dbg !340
	%821 = insertelement <4 x float> %820, float %808, i32 1, !dbg !340
	%822 = insertelement <4 x float> %821, float %810, i32 2, !dbg !340
	%823 = insertelement <4 x float> %822, float %812, i32 3, !dbg !340
	store <4 x float> %823, <4 x float> addrspace(1)* %819, align 16, !dbg !340
	br label %b84_cold, !dbg !340

b84_cold:
	%824 = icmp slt i64 %748, %398, !dbg !342
	br i1 %824, label %b85_cold, label %b86_cold, !dbg !342

b85_cold:
	%825 = call float @llvm.nvvm.mul.rn.f(float %765, float %364), !dbg !344
	%826 = fadd float %825, %366, !dbg !345
	%827 = call float @llvm.nvvm.mul.rn.f(float %764, float %364), !dbg !347
	%828 = fadd float %827, %366, !dbg !348
	%829 = call float @llvm.nvvm.mul.rn.f(float %763, float %364), !dbg !350
	%830 = fadd float %829, %366, !dbg !351
	%831 = call float @llvm.nvvm.mul.rn.f(float %762, float %364), !dbg !353
	%832 = fadd float %831, %366, !dbg !354
	%833 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %397, i64 %748, !dbg !355
	%834 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %833, i32 0, i32 0, !dbg !355
	%835 = icmp uge i64 %748, %398, !dbg !355
	br i1 %835, label %b85_cold_fail1, label %b85_cold_ok1, !dbg !355, !prof !26

b85_cold_fail1:
	br label %fail, !dbg !355

b85_cold_ok1:
	%836 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %833, i32 0, i32 1, !dbg !355
	%837 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %833, i32 0, i32 2, !dbg !355
	%838 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %833, i32 0, i32 3, !dbg !355
	%839 = bitcast { float, float, float, float } addrspace(1)* %833 to <4 x float> addrspace(1)*, !dbg !355
	%840 = insertelement <4 x float> undef, float %826, i32 0, !dbg !355
	%841 = insertelement <4 x float> %840, float %828, i32 1, !dbg !355
	%842 = insertelement <4 x float> %841, float %830, i32 2, !dbg !355
	%843 = insertelement <4 x float> %842, float %832, i32 3, !dbg !355
	store <4 x float> %843, <4 x float> addrspace(1)* %839, align 16, !dbg !355
	br label %b86_cold, !dbg !355

b86_cold:
	%844 = icmp slt i64 %766, %398, !dbg !357
	br i1 %844, label %b87_cold, label %b88_cold, !dbg !357

b87_cold:
	%845 = call float @llvm.nvvm.mul.rn.f(float %783, float %364), !dbg !359
	%846 = fadd float %845, %366, !dbg !360
	%847 = call float @llvm.nvvm.mul.rn.f(float %782, float %364), !dbg !362
	%848 = fadd float %847, %366, !dbg !363
	%849 = call float @llvm.nvvm.mul.rn.f(float %781, float %364), !dbg !365
	%850 = fadd float %849, %366, !dbg !366
	%851 = call float @llvm.nvvm.mul.rn.f(float %780, float %364), !dbg !368
	%852 = fadd float %851, %366, !dbg !369
	%853 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %397, i64 %766, !dbg !370
	%854 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %853, i32 0, i32 0, !dbg !370
	%855 = icmp uge i64 %766, %398, !dbg !370
	br i1 %855, label %b87_cold_fail1, label %b87_cold_ok1, !dbg !370, !prof !26

b87_cold_fail1:
	br label %fail, !dbg !370

b87_cold_ok1:
	%856 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %853, i32 0, i32 1, !dbg !370
	%857 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %853, i32 0, i32 2, !dbg !370
	%858 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %853, i32 0, i32 3, !dbg !370
	%859 = bitcast { float, float, float, float } addrspace(1)* %853 to <4 x float> addrspace(1)*, !dbg !370
	%860 = insertelement <4 x float> undef, float %846, i32 0, !dbg !370
	%861 = insertelement <4 x float> %860, float %848, i32 1, !dbg !370
	%862 = insertelement <4 x float> %861, float %850, i32 2, !dbg !370
	%863 = insertelement <4 x float> %862, float %852, i32 3, !dbg !370
	store <4 x float> %863, <4 x float> addrspace(1)* %859, align 16, !dbg !370
	br label %b88_cold, !dbg !370

b88_cold:
	%864 = add i64 %716, %301, !dbg !371
	br label %b73_cold, !dbg !371, !llvm.loop !373

b91_fail1:
	br label %fail, !dbg !377

b92_fail1:
	%865 = icmp ne i64 %352, %347, !dbg !378
	br i1 %865, label %b92_fail2, label %b92_ok2, !dbg !378

b92_fail2:
	br label %fail, !dbg !378

b92_ok2:
	br label %fail, !dbg !378

b92_fail3:
	br label %fail, !dbg !378

b98_fail1:
	br label %fail, !dbg !386

b102_fail1:
	br label %fail, !dbg !406

b103_fail1:
	%866 = icmp ugt i64 %587, %p23, !dbg !412
	br i1 %866, label %b103_fail2, label %b103_ok2, !dbg !412

b103_fail2:
	br label %fail, !dbg !412

b103_ok2:
	br label %fail, !dbg !412

b105_fail1:
	%867 = icmp ugt i64 %603, %p9, !dbg !417
	br i1 %867, label %b105_fail2, label %b105_ok2, !dbg !417

b105_fail2:
	br label %fail, !dbg !417

b105_ok2:
	br label %fail, !dbg !417

b113_cold:
	%868 = phi i64 [ %918, %b117_cold_ok1 ], [ %136, %b107 ], !dbg !423
	%869 = icmp slt i64 %868, %626, !dbg !423
	br i1 %869, label %b114_cold, label %b118, !dbg !423

b114_cold:
	%870 = add i64 %623, %868, !dbg !424
	%871 = getelementptr inbounds float, float addrspace(1)* %4, i64 %575, !dbg !425
	%872 = icmp ugt i64 %586, %p15, !dbg !425
	%873 = icmp ugt i64 %575, %586, !dbg !425
	%874 = or i1 %872, %873, !dbg !425
	br i1 %874, label %b114_cold_fail1, label %b114_cold_ok1, !dbg !425, !prof !26

b114_cold_fail1:
	%875 = icmp ugt i64 %586, %p15, !dbg !425
	br i1 %875, label %b114_cold_fail2, label %b114_cold_ok2, !dbg !425

b114_cold_fail2:
	br label %fail, !dbg !425

b114_cold_ok2:
	br label %fail, !dbg !425

b114_cold_ok1:
	br label %b115_cold, !dbg !428

b115_cold:
	%876 = phi float [ 0.000000e+00, %b114_cold_ok1 ], [ %906, %b116_cold_ok1 ], !dbg !429
	%877 = phi float [ 0.000000e+00, %b114_cold_ok1 ], [ %904, %b116_cold_ok1 ], !dbg !429
	%878 = phi float [ 0.000000e+00, %b114_cold_ok1 ], [ %902, %b116_cold_ok1 ], !dbg !429
	%879 = phi float [ 0.000000e+00, %b114_cold_ok1 ], [ %900, %b116_cold_ok1 ], !dbg !429
	%880 = phi i64 [ -1, %b114_cold_ok1 ], [ %881, %b116_cold_ok1 ], !dbg !428
	%881 = add nsw i64 %880, 1, !dbg !428
	%882 = icmp slt i64 %881, %p3, !dbg !428
	br i1 %882, label %b116_cold, label %b117_cold, !dbg !428

b116_cold:
	%883 = mul i64 %881, %560, !dbg !431
	%884 = add i64 %883, %870, !dbg !432
	%885 = getelementptr inbounds float, float addrspace(1)* %871, i64 %881, !dbg !430
	%886 = icmp uge i64 %884, %604, !dbg !433
	br i1 %886, label %b116_cold_fail1, label %b116_cold_ok1, !dbg !433, !prof !26

b116_cold_fail1:
	br label %fail, !dbg !433

b116_cold_ok1:
	%887 = load float, float addrspace(1)* %885, align 4, !dbg !430
	%888 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %605, i64 %884, !dbg !433
	%889 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %888, i32 0, i32 0, !dbg !433
	%890 = bitcast { float, float, float, float } addrspace(1)* %888 to <4 x float> addrspace(1)*, !dbg !433
	%891 = load <4 x float>, <4 x float> addrspace(1)* %890, align 16, !dbg !433
	%892 = extractelement <4 x float> %891, i32 0, !dbg !433
	%893 = extractelement <4 x float> %891, i32 1, !dbg !433
	%894 = extractelement <4 x float> %891, i32 2, !dbg !433
	%895 = extractelement <4 x float> %891, i32 3, !dbg !433
	%896 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %888, i32 0, i32 1, !dbg !433
	%897 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %888, i32 0, i32 2, !dbg !433
	%898 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %888, i32 0, i32 3, !dbg !433
	%899 = call float @llvm.nvvm.mul.rn.f(float %887, float %892), !dbg !434
	%900 = fadd float %879, %899, !dbg !435
	%901 = call float @llvm.nvvm.mul.rn.f(float %887, float %893), !dbg !436
	%902 = fadd float %878, %901, !dbg !437
	%903 = call float @llvm.nvvm.mul.rn.f(float %887, float %894), !dbg !438
	%904 = fadd float %877, %903, !dbg !439
	%905 = call float @llvm.nvvm.mul.rn.f(float %887, float %895), !dbg !440
	%906 = fadd float %876, %905, !dbg !441
	br label %b115_cold, !dbg !442, !llvm.loop !447

b117_cold:
	%907 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %620, i64 %870, !dbg !445
	%908 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %907, i32 0, i32 0, !dbg !445
	%909 = icmp uge i64 %870, %619, !dbg !445
	br i1 %909, label %b117_cold_fail1, label %b117_cold_ok1, !dbg !445, !prof !26

b117_cold_fail1:
	br label %fail, !dbg !445

b117_cold_ok1:
	%910 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %907, i32 0, i32 1, !dbg !445
	%911 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %907, i32 0, i32 2, !dbg !445
	%912 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %907, i32 0, i32 3, !dbg !445
	%913 = bitcast { float, float, float, float } addrspace(1)* %907 to <4 x float> addrspace(1)*, !dbg !445
	%914 = insertelement <4 x float> undef, float %879, i32 0, !dbg !445
	%915 = insertelement <4 x float> %914, float %878, i32 1, !dbg !445
	%916 = insertelement <4 x float> %915, float %877, i32 2, !dbg !445
	%917 = insertelement <4 x float> %916, float %876, i32 3, !dbg !445
	store <4 x float> %917, <4 x float> addrspace(1)* %913, align 16, !dbg !445
	%918 = add i64 %868, %140, !dbg !423
	br label %b113_cold, !dbg !423, !llvm.loop !449

fail:
	%919 = phi i32 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 2, %b5_cold_fail1 ], [ 3, %b8_fail1 ], [ 5, %b11_fail2 ], [ 6, %b11_ok2 ], [ 7, %b13_fail2 ], [ 8, %b13_ok2 ], [ 9, %b13_fail4 ], [ 10, %b13_ok4 ], [ 11, %b13_fail5 ], [ 12, %b15_fail1 ], [ 13, %b17 ], [ 4, %b18_fail1 ], [ 14, %b20_fail2 ], [ 15, %b20_fail3 ], [ 14, %b20_fail4 ], [ 15, %b20_fail5 ], [ 16, %b20_fail6 ], [ 17, %b20_fail7 ], [ 18, %b20_ok7 ], [ 19, %b24_fail1 ], [ 20, %b28_fail1 ], [ 22, %b35_fail1 ], [ 23, %b37 ], [ 24, %b40_fail1 ], [ 25, %b42_fail1 ], [ 26, %b44_fail1 ], [ 27, %b47_fail1 ], [ 14, %b48_fail2 ], [ 15, %b48_ok2 ], [ 14, %b48_fail4 ], [ 15, %b48_fail5 ], [ 29, %b48_fail6 ], [ 29, %b48_fail7 ], [ 29, %b48_ok7 ], [ 32, %b50_fail1 ], [ 35, %b74_cold_fail1 ], [ 35, %b75_cold_fail1 ], [ 35, %b77_cold_fail1 ], [ 35, %b79_cold_fail1 ], [ 36, %b81_cold_fail1 ], [ 36, %b83_cold_fail1 ], [ 36, %b85_cold_fail1 ], [ 36, %b87_cold_fail1 ], [ 37, %b91_fail1 ], [ 38, %b92_fail2 ], [ 39, %b92_ok2 ], [ 60, %b92_fail3 ], [ 34, %b94 ], [ 33, %b95 ], [ 31, %b96 ], [ 30, %b97 ], [ 4, %b98_fail1 ], [ 40, %b102_fail1 ], [ 42, %b103_fail2 ], [ 43, %b103_ok2 ], [ 46, %b105_fail2 ], [ 47, %b105_ok2 ], [ 50, %b114_cold_fail2 ], [ 51, %b114_cold_ok2 ], [ 52, %b116_cold_fail1 ], [ 53, %b117_cold_fail1 ], [ 49, %b119 ], [ 48, %b120 ], [ 45, %b121 ], [ 44, %b122 ], !dbg !7
	%920 = phi i64 [ %23, %b0_fail1 ], [ %32, %b1_fail1 ], [ %698, %b5_cold_fail1 ], [ %70, %b8_fail1 ], [ %87, %b11_fail2 ], [ %82, %b11_ok2 ], [ %106, %b13_fail2 ], [ %103, %b13_ok2 ], [ %116, %b13_fail4 ], [ %p2, %b13_ok4 ], [ %109, %b13_fail5 ], [ %146, %b15_fail1 ], [ 0, %b17 ], [ 0, %b18_fail1 ], [ %188, %b20_fail2 ], [ %186, %b20_fail3 ], [ %192, %b20_fail4 ], [ %190, %b20_fail5 ], [ %185, %b20_fail6 ], [ %189, %b20_fail7 ], [ %194, %b20_ok7 ], [ %229, %b24_fail1 ], [ %247, %b28_fail1 ], [ %245, %b35_fail1 ], [ 0, %b37 ], [ %111, %b40_fail1 ], [ %111, %b42_fail1 ], [ %313, %b44_fail1 ], [ %324, %b47_fail1 ], [ %335, %b48_fail2 ], [ %333, %b48_ok2 ], [ %351, %b48_fail4 ], [ %349, %b48_fail5 ], [ %343, %b48_fail6 ], [ %343, %b48_fail7 ], [ %340, %b48_ok7 ], [ %346, %b50_fail1 ], [ %716, %b74_cold_fail1 ], [ %730, %b75_cold_fail1 ], [ %748, %b77_cold_fail1 ], [ %766, %b79_cold_fail1 ], [ %716, %b81_cold_fail1 ], [ %730, %b83_cold_fail1 ], [ %748, %b85_cold_fail1 ], [ %766, %b87_cold_fail1 ], [ 0, %b91_fail1 ], [ %352, %b92_fail2 ], [ 0, %b92_ok2 ], [ %549, %b92_fail3 ], [ %389, %b94 ], [ %385, %b95 ], [ %372, %b96 ], [ %347, %b97 ], [ 0, %b98_fail1 ], [ %578, %b102_fail1 ], [ %587, %b103_fail2 ], [ %585, %b103_ok2 ], [ %603, %b105_fail2 ], [ %601, %b105_ok2 ], [ %586, %b114_cold_fail2 ], [ %575, %b114_cold_ok2 ], [ %884, %b116_cold_fail1 ], [ %870, %b117_cold_fail1 ], [ %615, %b119 ], [ %606, %b120 ], [ %597, %b121 ], [ %588, %b122 ], !dbg !7
	%921 = phi i64 [ %p33, %b0_fail1 ], [ %35, %b1_fail1 ], [ %p31, %b5_cold_fail1 ], [ %32, %b8_fail1 ], [ %p25, %b11_fail2 ], [ %31, %b11_ok2 ], [ %p13, %b13_fail2 ], [ %106, %b13_ok2 ], [ %p31, %b13_fail4 ], [ %117, %b13_ok4 ], [ %124, %b13_fail5 ], [ %p2, %b15_fail1 ], [ 0, %b17 ], [ 0, %b18_fail1 ], [ %p21, %b20_fail2 ], [ %188, %b20_fail3 ], [ %p11, %b20_fail4 ], [ %192, %b20_fail5 ], [ %p27, %b20_fail6 ], [ %193, %b20_fail7 ], [ %108, %b20_ok7 ], [ %227, %b24_fail1 ], [ %p25, %b28_fail1 ], [ %229, %b35_fail1 ], [ 0, %b37 ], [ %229, %b40_fail1 ], [ %229, %b42_fail1 ], [ %229, %b44_fail1 ], [ %p27, %b47_fail1 ], [ %p21, %b48_fail2 ], [ %335, %b48_ok2 ], [ %p23, %b48_fail4 ], [ %351, %b48_fail5 ], [ %p17, %b48_fail6 ], [ %p19, %b48_fail7 ], [ %p29, %b48_ok7 ], [ %108, %b50_fail1 ], [ %376, %b74_cold_fail1 ], [ %376, %b75_cold_fail1 ], [ %376, %b77_cold_fail1 ], [ %376, %b79_cold_fail1 ], [ %398, %b81_cold_fail1 ], [ %398, %b83_cold_fail1 ], [ %398, %b85_cold_fail1 ], [ %398, %b87_cold_fail1 ], [ 0, %b91_fail1 ], [ %347, %b92_fail2 ], [ 0, %b92_ok2 ], [ %140, %b92_fail3 ], [ 16, %b94 ], [ 4, %b95 ], [ 16, %b96 ], [ 4, %b97 ], [ 0, %b98_fail1 ], [ %p29, %b102_fail1 ], [ %p23, %b103_fail2 ], [ %587, %b103_ok2 ], [ %p9, %b105_fail2 ], [ %603, %b105_ok2 ], [ %p15, %b114_cold_fail2 ], [ %586, %b114_cold_ok2 ], [ %604, %b116_cold_fail1 ], [ %619, %b117_cold_fail1 ], [ 16, %b119 ], [ 4, %b120 ], [ 16, %b121 ], [ 4, %b122 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %919, i64 %920, i64 %921), !dbg !7
	ret void, !dbg !7
}

define void @Route(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8 zeroext %p7, float* %p8, i64 %p9, i32* %p10, i64 %p11, float* %p12, i64 %p13, i8* %ctrl) nounwind !dbg !452 {
entry:
	%0 = icmp ne i8 %p7, 0, !dbg !453
	br label %b0, !dbg !453

b0:
	%1 = addrspacecast float* %p8 to float addrspace(1)*, !dbg !453
	%2 = addrspacecast i32* %p10 to i32 addrspace(1)*, !dbg !453
	%3 = addrspacecast float* %p12 to float addrspace(1)*, !dbg !453
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !454, !range !22
	%5 = sext i32 %4 to i64, !dbg !454
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !454, !range !455
	%7 = sext i32 %6 to i64, !dbg !454
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !456, !range !36
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !456, !range !36
	%10 = mul i32 %8, %9, !dbg !456
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !456, !range !37
	%12 = mul i32 %10, %11, !dbg !456
	%13 = sext i32 %12 to i64, !dbg !456
	%14 = mul i64 %5, %13, !dbg !457
	%15 = sdiv i64 %14, 32, !dbg !458
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !459, !range !19
	%17 = sext i32 %16 to i64, !dbg !459
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !459, !range !20
	%19 = sext i32 %18 to i64, !dbg !459
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !459, !range !20
	%21 = sext i32 %20 to i64, !dbg !459
	%22 = mul i64 %7, %21, !dbg !459
	%23 = add i64 %19, %22, !dbg !459
	%24 = mul i64 %5, %23, !dbg !459
	%25 = add i64 %17, %24, !dbg !459
	%26 = mul i64 %25, %13, !dbg !459
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !459, !range !34
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !459, !range !34
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !459, !range !35
	%30 = mul i32 %9, %29, !dbg !459
	%31 = add i32 %28, %30, !dbg !459
	%32 = mul i32 %8, %31, !dbg !459
	%33 = add i32 %27, %32, !dbg !459
	%34 = sext i32 %33 to i64, !dbg !459
	%35 = add i64 %26, %34, !dbg !459
	%36 = sdiv i64 %35, 32, !dbg !460
	%37 = icmp slt i64 0, %p3, !dbg !461
	%38 = and i32 %33, -32, !dbg !462
	%39 = sub i32 %12, %38, !dbg !462
	%40 = icmp slt i32 %39, 32, !dbg !462
	%41 = select i1 %40, i32 %39, i32 32, !dbg !462
	%42 = sext i32 %41 to i64, !dbg !462
	%43 = icmp eq i64 %42, 32, !dbg !470
	br label %b1, !dbg !460

b1:
	%44 = phi i64 [ %36, %b0 ], [ %157, %b28 ], !dbg !471
	%45 = icmp slt i64 %44, %p0, !dbg !472
	br i1 %45, label %b2, label %b29, !dbg !472

b2:
	%46 = mul i64 %44, %p2, !dbg !473
	%47 = add nsw i64 %44, 1, !dbg !474
	%48 = mul i64 %47, %p2, !dbg !475
	%49 = sub i64 %48, %46, !dbg !476
	%50 = getelementptr inbounds float, float addrspace(1)* %1, i64 %46, !dbg !476
	%51 = mul i64 %44, %p3, !dbg !477
	%52 = icmp ugt i64 %48, %p9, !dbg !476
	%53 = icmp ugt i64 %46, %48, !dbg !476
	%54 = or i1 %52, %53, !dbg !476
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !476, !prof !26

b2_ok1:
	br i1 %37, label %b3, label %b25, !dbg !461

b3:
	%55 = phi i64 [ %131, %b24 ], [ -1, %b2_ok1 ], !dbg !461
	%56 = phi float [ %135, %b24 ], [ 0.000000e+00, %b2_ok1 ], !dbg !461
	%57 = phi i64 [ %144, %b24 ], [ 0, %b2_ok1 ], !dbg !461
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !478, !range !183
	%59 = sext i32 %58 to i64, !dbg !478
	%60 = icmp ule i64 %42, 281474976710655, !dbg !478
	br i1 %60, label %b4, label %b8_cold, !dbg !478, !prof !39

b4:
	%61 = phi i64 [ 0, %b3 ], [ %76, %b7 ], !dbg !478
	%62 = phi i64 [ %59, %b3 ], [ %77, %b7 ], !dbg !478
	%63 = icmp slt i64 %62, %p2, !dbg !478
	br i1 %63, label %b5, label %b12, !dbg !478

b5:
	%64 = getelementptr inbounds float, float addrspace(1)* %50, i64 %62, !dbg !479
	%65 = load float, float addrspace(1)* %64, align 4, !dbg !479
	%66 = bitcast float %65 to i32, !dbg !482
	%67 = zext i32 %66 to i64, !dbg !482
	%68 = shl i64 %67, 32, !dbg !483
	%69 = trunc i64 %62 to i32, !dbg !484
	%70 = xor i32 %69, -1, !dbg !485
	%71 = zext i32 %70 to i64, !dbg !486
	%72 = or i64 %68, %71, !dbg !487
	%73 = icmp ult i64 %72, %55, !dbg !488
	br i1 %73, label %b6, label %b7, !dbg !488

b6:
	%74 = icmp ugt i64 %61, %72, !dbg !489
	%75 = select i1 %74, i64 %61, i64 %72, !dbg !489
	br label %b7, !dbg !490

b7:
	%76 = phi i64 [ %61, %b5 ], [ %75, %b6 ], !dbg !491
	%77 = add i64 %62, %42, !dbg !478
	br label %b4, !dbg !478

b12:
	%78 = phi i64 [ %61, %b4 ], [ %159, %b8_cold ], !dbg !494
	br i1 %43, label %b13, label %b15, !dbg !470

b13:
	%79 = phi i64 [ %95, %b14 ], [ %78, %b12 ], !dbg !495
	%80 = phi i64 [ %96, %b14 ], [ 16, %b12 ], !dbg !496
	%81 = icmp sgt i64 %80, 0, !dbg !497
	br i1 %81, label %b14, label %b22, !dbg !497

b14:
	%82 = trunc i64 %80 to i32, !dbg !498
	%83 = trunc i64 %79 to i32, !dbg !498
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !498
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !498
	%86 = lshr i64 %79, 32, !dbg !498
	%87 = trunc i64 %86 to i32, !dbg !498
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %87, i32 %82, i32 31), !dbg !498
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !498
	%90 = zext i32 %89 to i64, !dbg !498
	%91 = shl i64 %90, 32, !dbg !498
	%92 = zext i32 %85 to i64, !dbg !498
	%93 = or i64 %92, %91, !dbg !498
	%94 = icmp ugt i64 %79, %93, !dbg !499
	%95 = select i1 %94, i64 %79, i64 %93, !dbg !499
	%96 = sdiv i64 %80, 2, !dbg !500
	br label %b13, !dbg !500

b15:
	%97 = phi i64 [ %118, %b20 ], [ %78, %b12 ], !dbg !495
	%98 = phi i64 [ %119, %b20 ], [ 16, %b12 ], !dbg !501
	%99 = icmp sgt i64 %98, 0, !dbg !502
	br i1 %99, label %b16, label %b21, !dbg !502

b16:
	%100 = add i64 %59, %98, !dbg !503
	%101 = icmp sge i64 %100, %42, !dbg !504
	br i1 %101, label %b17, label %b18, !dbg !504

b17:
	br label %b18, !dbg !504

b18:
	%102 = phi i64 [ %100, %b16 ], [ %59, %b17 ], !dbg !505
	%103 = trunc i64 %102 to i32, !dbg !506
	%104 = trunc i64 %97 to i32, !dbg !506
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 %103, i32 31), !dbg !506
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !506
	%107 = lshr i64 %97, 32, !dbg !506
	%108 = trunc i64 %107 to i32, !dbg !506
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 %103, i32 31), !dbg !506
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !506
	%111 = zext i32 %110 to i64, !dbg !506
	%112 = shl i64 %111, 32, !dbg !506
	%113 = zext i32 %106 to i64, !dbg !506
	%114 = or i64 %113, %112, !dbg !506
	%115 = icmp ne i64 %102, %59, !dbg !507
	br i1 %115, label %b19, label %b20, !dbg !507

b19:
	%116 = icmp ugt i64 %97, %114, !dbg !499
	%117 = select i1 %116, i64 %97, i64 %114, !dbg !499
	br label %b20, !dbg !508

b20:
	%118 = phi i64 [ %97, %b18 ], [ %117, %b19 ], !dbg !495
	%119 = sdiv i64 %98, 2, !dbg !509
	br label %b15, !dbg !509

b21:
	%120 = trunc i64 %97 to i32, !dbg !510
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %120, i32 0, i32 31), !dbg !510
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !510
	%123 = lshr i64 %97, 32, !dbg !510
	%124 = trunc i64 %123 to i32, !dbg !510
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 0, i32 31), !dbg !510
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !510
	%127 = zext i32 %126 to i64, !dbg !510
	%128 = shl i64 %127, 32, !dbg !510
	%129 = zext i32 %122 to i64, !dbg !510
	%130 = or i64 %129, %128, !dbg !510
	br label %b22, !dbg !511

b22:
	%131 = phi i64 [ %79, %b13 ], [ %130, %b21 ], !dbg !469
	%132 = lshr i64 %131, 32, !dbg !512
	%133 = trunc i64 %132 to i32, !dbg !513
	%134 = bitcast i32 %133 to float, !dbg !513
	%135 = fadd float %56, %134, !dbg !514
	%136 = icmp eq i64 %59, 0, !dbg !515
	br i1 %136, label %b23, label %b24, !dbg !515

b23:
	%137 = add i64 %51, %57, !dbg !516
	%138 = trunc i64 %131 to i32, !dbg !518
	%139 = xor i32 %138, -1, !dbg !519
	%140 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %137, !dbg !517
	%141 = icmp uge i64 %137, %p11, !dbg !517
	br i1 %141, label %b23_fail1, label %b23_ok1, !dbg !517, !prof !26

b23_ok1:
	store i32 %139, i32 addrspace(1)* %140, align 4, !dbg !517
	%142 = getelementptr inbounds float, float addrspace(1)* %3, i64 %137, !dbg !521
	%143 = icmp uge i64 %137, %p13, !dbg !521
	br i1 %143, label %b23_fail2, label %b23_ok2, !dbg !521, !prof !26

b23_ok2:
	store float %134, float addrspace(1)* %142, align 4, !dbg !521
	br label %b24, !dbg !521

b24:
	%144 = add i64 %57, 1, !dbg !521
	%145 = icmp slt i64 %144, %p3, !dbg !521
	br i1 %145, label %b3, label %b25, !dbg !521

b25:
	%146 = phi float [ 0.000000e+00, %b2_ok1 ], [ %135, %b24 ], !dbg !522
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !522
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !462, !range !183
	%148 = sext i32 %147 to i64, !dbg !462
	br label %b26, !dbg !462

b26:
	%149 = phi i64 [ %148, %b25 ], [ %156, %b27_ok1 ], !dbg !462
	%150 = icmp slt i64 %149, %p3, !dbg !462
	br i1 %150, label %b27, label %b28, !dbg !462

b27:
	%151 = add i64 %51, %149, !dbg !523
	%152 = getelementptr inbounds float, float addrspace(1)* %3, i64 %151, !dbg !524
	%153 = icmp uge i64 %151, %p13, !dbg !524
	br i1 %153, label %b27_fail1, label %b27_ok1, !dbg !524, !prof !26

b27_ok1:
	%154 = load float, float addrspace(1)* %152, align 4, !dbg !524
	%155 = fdiv float %154, %146, !dbg !525
	store float %155, float addrspace(1)* %152, align 4, !dbg !524
	%156 = add i64 %149, %42, !dbg !462
	br label %b26, !dbg !462

b28:
	%157 = add i64 %44, %15, !dbg !526
	br label %b1, !dbg !526

b29:
	ret void, !dbg !526

b2_fail1:
	%158 = icmp ugt i64 %48, %p9, !dbg !476
	br i1 %158, label %b2_fail2, label %b2_ok2, !dbg !476

b2_fail2:
	br label %fail, !dbg !476

b2_ok2:
	br label %fail, !dbg !476

b8_cold:
	%159 = phi i64 [ %175, %b11_cold ], [ 0, %b3 ], !dbg !478
	%160 = phi i64 [ %176, %b11_cold ], [ %59, %b3 ], !dbg !478
	%161 = icmp slt i64 %160, %p2, !dbg !478
	br i1 %161, label %b9_cold, label %b12, !dbg !478

b9_cold:
	%162 = getelementptr inbounds float, float addrspace(1)* %50, i64 %160, !dbg !479
	%163 = icmp uge i64 %160, %49, !dbg !479
	br i1 %163, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !479, !prof !26

b9_cold_fail1:
	br label %fail, !dbg !479

b9_cold_ok1:
	%164 = load float, float addrspace(1)* %162, align 4, !dbg !479
	%165 = bitcast float %164 to i32, !dbg !482
	%166 = zext i32 %165 to i64, !dbg !482
	%167 = shl i64 %166, 32, !dbg !483
	%168 = trunc i64 %160 to i32, !dbg !484
	%169 = xor i32 %168, -1, !dbg !485
	%170 = zext i32 %169 to i64, !dbg !486
	%171 = or i64 %167, %170, !dbg !487
	%172 = icmp ult i64 %171, %55, !dbg !488
	br i1 %172, label %b10_cold, label %b11_cold, !dbg !488

b10_cold:
	%173 = icmp ugt i64 %159, %171, !dbg !489
	%174 = select i1 %173, i64 %159, i64 %171, !dbg !489
	br label %b11_cold, !dbg !490

b11_cold:
	%175 = phi i64 [ %159, %b9_cold_ok1 ], [ %174, %b10_cold ], !dbg !491
	%176 = add i64 %160, %42, !dbg !478
	br label %b8_cold, !dbg !478, !llvm.loop !493

b23_fail1:
	br label %fail, !dbg !517

b23_fail2:
	br label %fail, !dbg !521

b27_fail1:
	br label %fail, !dbg !524

fail:
	%177 = phi i32 [ 54, %b2_fail2 ], [ 55, %b2_ok2 ], [ 56, %b9_cold_fail1 ], [ 57, %b23_fail1 ], [ 58, %b23_fail2 ], [ 59, %b27_fail1 ], !dbg !453
	%178 = phi i64 [ %48, %b2_fail2 ], [ %46, %b2_ok2 ], [ %160, %b9_cold_fail1 ], [ %137, %b23_fail1 ], [ %137, %b23_fail2 ], [ %151, %b27_fail1 ], !dbg !453
	%179 = phi i64 [ %p9, %b2_fail2 ], [ %48, %b2_ok2 ], [ %49, %b9_cold_fail1 ], [ %p11, %b23_fail1 ], [ %p13, %b23_fail2 ], [ %p13, %b27_fail1 ], !dbg !453
	call void @gpuc_fail(i8* %ctrl, i32 %177, i64 %178, i64 %179), !dbg !453
	ret void, !dbg !453
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

declare void @gpuc_fence_thread() nounwind

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !19
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !34
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !20
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !34
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !20
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !35
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare void @llvm.nvvm.bar.warp.sync(i32 %a0) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!527, !528, !529, !530, !531, !532, !533, !534, !535, !536}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Run", scope: !1, file: !1, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!7 = !DILocation(line: 62, column: 6, scope: !6)
!8 = !DIFile(filename: "dispatch.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!9 = distinct !DISubprogram(name: "announce", scope: !8, file: !8, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!10 = !DILocation(line: 65, column: 11, scope: !6)
!11 = !DILocation(line: 11, column: 23, scope: !9, inlinedAt: !10)
!12 = !DILocation(line: 11, column: 40, scope: !9, inlinedAt: !10)
!13 = !DIFile(filename: "clock.go", directory: "github.com/gpuc-go/gpuc/examples/clock")
!14 = distinct !DISubprogram(name: "block", scope: !13, file: !13, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!15 = distinct !DISubprogram(name: "Epoch", scope: !13, file: !13, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!16 = !DILocation(line: 63, column: 22, scope: !6)
!17 = !DILocation(line: 16, column: 70, scope: !15, inlinedAt: !16)
!18 = !DILocation(line: 28, column: 50, scope: !14, inlinedAt: !17)
!19 = !{i32 0, i32 2147483647}
!20 = !{i32 0, i32 65535}
!21 = !DILocation(line: 28, column: 64, scope: !14, inlinedAt: !17)
!22 = !{i32 1, i32 -2147483648}
!23 = !DILocation(line: 28, column: 54, scope: !14, inlinedAt: !17)
!24 = !DILocation(line: 28, column: 69, scope: !14, inlinedAt: !17)
!25 = !DILocation(line: 16, column: 64, scope: !15, inlinedAt: !16)
!26 = !{!"branch_weights", i32 1, i32 1048576}
!27 = !DILocation(line: 16, column: 75, scope: !15, inlinedAt: !16)
!28 = !DILocation(line: 64, column: 36, scope: !6)
!29 = !DILocation(line: 64, column: 20, scope: !6)
!30 = !DILocation(line: 12, column: 19, scope: !9, inlinedAt: !10)
!31 = !DILocation(line: 13, column: 36, scope: !9, inlinedAt: !10)
!32 = !DILocation(line: 13, column: 39, scope: !9, inlinedAt: !10)
!33 = !DILocation(line: 14, column: 33, scope: !9, inlinedAt: !10)
!34 = !{i32 0, i32 1024}
!35 = !{i32 0, i32 64}
!36 = !{i32 1, i32 1025}
!37 = !{i32 1, i32 65}
!38 = !DILocation(line: 16, column: 28, scope: !9, inlinedAt: !10)
!39 = !{!"branch_weights", i32 1048576, i32 1}
!40 = !DILocation(line: 15, column: 9, scope: !9, inlinedAt: !10)
!41 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!42 = !DILocation(line: 16, column: 15, scope: !9, inlinedAt: !10)
!43 = !DILocation(line: 91, column: 54, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 91, column: 48, scope: !41, inlinedAt: !42)
!45 = !DILocation(line: 91, column: 58, scope: !41, inlinedAt: !42)
!46 = !DILocation(line: 16, column: 31, scope: !9, inlinedAt: !10)
!47 = !DILocation(line: 16, column: 10, scope: !9, inlinedAt: !10)
!48 = !{!"llvm.loop.unroll.disable"}
!49 = distinct !{!49, !48}
!50 = !DILocation(line: 18, column: 16, scope: !9, inlinedAt: !10)
!51 = !DILocation(line: 19, column: 33, scope: !9, inlinedAt: !10)
!52 = !DILocation(line: 20, column: 42, scope: !9, inlinedAt: !10)
!53 = !DILocation(line: 20, column: 35, scope: !9, inlinedAt: !10)
!54 = !DILocation(line: 20, column: 24, scope: !9, inlinedAt: !10)
!55 = !DILocation(line: 22, column: 16, scope: !9, inlinedAt: !10)
!56 = distinct !DISubprogram(name: "split", scope: !1, file: !1, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!57 = !DILocation(line: 24, column: 17, scope: !9, inlinedAt: !10)
!58 = !DILocation(line: 96, column: 25, scope: !56, inlinedAt: !57)
!59 = !DILocation(line: 23, column: 33, scope: !9, inlinedAt: !10)
!60 = !DILocation(line: 96, column: 13, scope: !56, inlinedAt: !57)
!61 = !DILocation(line: 96, column: 17, scope: !56, inlinedAt: !57)
!62 = !DILocation(line: 97, column: 34, scope: !56, inlinedAt: !57)
!63 = !DILocation(line: 97, column: 31, scope: !56, inlinedAt: !57)
!64 = !DILocation(line: 97, column: 20, scope: !56, inlinedAt: !57)
!65 = !DILocation(line: 25, column: 37, scope: !9, inlinedAt: !10)
!66 = !DILocation(line: 91, column: 54, scope: !41, inlinedAt: !65)
!67 = !DILocation(line: 91, column: 48, scope: !41, inlinedAt: !65)
!68 = !DILocation(line: 91, column: 58, scope: !41, inlinedAt: !65)
!69 = !DILocation(line: 25, column: 51, scope: !9, inlinedAt: !10)
!70 = !DILocation(line: 25, column: 53, scope: !9, inlinedAt: !10)
!71 = !DILocation(line: 25, column: 56, scope: !9, inlinedAt: !10)
!72 = !DILocation(line: 25, column: 32, scope: !9, inlinedAt: !10)
!73 = !DILocation(line: 25, column: 17, scope: !9, inlinedAt: !10)
!74 = !DILocation(line: 25, column: 84, scope: !9, inlinedAt: !10)
!75 = !DILocation(line: 25, column: 77, scope: !9, inlinedAt: !10)
!76 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!77 = !DILocation(line: 25, column: 66, scope: !9, inlinedAt: !10)
!78 = !DILocation(line: 85, column: 53, scope: !76, inlinedAt: !77)
!79 = !DILocation(line: 85, column: 66, scope: !76, inlinedAt: !77)
!80 = !DILocation(line: 85, column: 58, scope: !76, inlinedAt: !77)
!81 = !DILocation(line: 27, column: 16, scope: !9, inlinedAt: !10)
!82 = distinct !DISubprogram(name: "dispatch", scope: !8, file: !8, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!83 = !DILocation(line: 67, column: 10, scope: !6)
!84 = !DILocation(line: 38, column: 26, scope: !82, inlinedAt: !83)
!85 = !DILocation(line: 38, column: 11, scope: !82, inlinedAt: !83)
!86 = !DILocation(line: 39, column: 26, scope: !82, inlinedAt: !83)
!87 = !DILocation(line: 39, column: 23, scope: !82, inlinedAt: !83)
!88 = !DILocation(line: 39, column: 16, scope: !82, inlinedAt: !83)
!89 = !DILocation(line: 37, column: 23, scope: !82, inlinedAt: !83)
!90 = !DILocation(line: 37, column: 40, scope: !82, inlinedAt: !83)
!91 = !DILocation(line: 40, column: 31, scope: !82, inlinedAt: !83)
!92 = !DILocation(line: 40, column: 23, scope: !82, inlinedAt: !83)
!93 = !DILocation(line: 91, column: 54, scope: !41, inlinedAt: !92)
!94 = !DILocation(line: 91, column: 48, scope: !41, inlinedAt: !92)
!95 = !DILocation(line: 91, column: 58, scope: !41, inlinedAt: !92)
!96 = !DILocation(line: 40, column: 18, scope: !82, inlinedAt: !83)
!97 = !DILocation(line: 40, column: 45, scope: !82, inlinedAt: !83)
!98 = !DILocation(line: 41, column: 36, scope: !82, inlinedAt: !83)
!99 = !DILocation(line: 41, column: 39, scope: !82, inlinedAt: !83)
!100 = !DILocation(line: 42, column: 33, scope: !82, inlinedAt: !83)
!101 = !DILocation(line: 44, column: 17, scope: !82, inlinedAt: !83)
!102 = !DILocation(line: 96, column: 25, scope: !56, inlinedAt: !101)
!103 = !DILocation(line: 43, column: 16, scope: !82, inlinedAt: !83)
!104 = !DILocation(line: 43, column: 11, scope: !82, inlinedAt: !83)
!105 = !DILocation(line: 96, column: 13, scope: !56, inlinedAt: !101)
!106 = !DILocation(line: 96, column: 17, scope: !56, inlinedAt: !101)
!107 = !DILocation(line: 97, column: 34, scope: !56, inlinedAt: !101)
!108 = !DILocation(line: 97, column: 31, scope: !56, inlinedAt: !101)
!109 = !DILocation(line: 97, column: 20, scope: !56, inlinedAt: !101)
!110 = !DILocation(line: 45, column: 33, scope: !82, inlinedAt: !83)
!111 = !DILocation(line: 45, column: 23, scope: !82, inlinedAt: !83)
!112 = !DILocation(line: 46, column: 20, scope: !82, inlinedAt: !83)
!113 = !DILocation(line: 46, column: 26, scope: !82, inlinedAt: !83)
!114 = !DILocation(line: 46, column: 13, scope: !82, inlinedAt: !83)
!115 = !DILocation(line: 47, column: 29, scope: !82, inlinedAt: !83)
!116 = !DILocation(line: 47, column: 32, scope: !82, inlinedAt: !83)
!117 = !DILocation(line: 47, column: 36, scope: !82, inlinedAt: !83)
!118 = !DILocation(line: 47, column: 26, scope: !82, inlinedAt: !83)
!119 = !DILocation(line: 47, column: 47, scope: !82, inlinedAt: !83)
!120 = !DILocation(line: 47, column: 59, scope: !82, inlinedAt: !83)
!121 = !DILocation(line: 47, column: 9, scope: !82, inlinedAt: !83)
!122 = !DILocation(line: 49, column: 16, scope: !82, inlinedAt: !83)
!123 = !DILocation(line: 50, column: 19, scope: !82, inlinedAt: !83)
!124 = !DILocation(line: 96, column: 25, scope: !56, inlinedAt: !123)
!125 = !DILocation(line: 96, column: 17, scope: !56, inlinedAt: !123)
!126 = !DILocation(line: 96, column: 13, scope: !56, inlinedAt: !123)
!127 = !DILocation(line: 97, column: 12, scope: !56, inlinedAt: !123)
!128 = !DILocation(line: 97, column: 34, scope: !56, inlinedAt: !123)
!129 = !DILocation(line: 97, column: 31, scope: !56, inlinedAt: !123)
!130 = !DILocation(line: 97, column: 20, scope: !56, inlinedAt: !123)
!131 = !DILocation(line: 51, column: 21, scope: !82, inlinedAt: !83)
!132 = !DILocation(line: 50, column: 2, scope: !82, inlinedAt: !83)
!133 = !DILocation(line: 50, column: 9, scope: !82, inlinedAt: !83)
!134 = !DILocation(line: 52, column: 13, scope: !82, inlinedAt: !83)
!135 = distinct !DISubprogram(name: "Layer.row", scope: !1, file: !1, line: 80, type: !4, isDefinition: true, scopeLine: 80, isOptimized: true, unit: !2)
!136 = !DILocation(line: 53, column: 38, scope: !82, inlinedAt: !83)
!137 = !DILocation(line: 81, column: 18, scope: !135, inlinedAt: !136)
!138 = !DILocation(line: 81, column: 31, scope: !135, inlinedAt: !136)
!139 = !DILocation(line: 81, column: 34, scope: !135, inlinedAt: !136)
!140 = !DILocation(line: 81, column: 16, scope: !135, inlinedAt: !136)
!141 = !DILocation(line: 53, column: 58, scope: !82, inlinedAt: !83)
!142 = !DILocation(line: 81, column: 18, scope: !135, inlinedAt: !141)
!143 = !DILocation(line: 81, column: 31, scope: !135, inlinedAt: !141)
!144 = !DILocation(line: 81, column: 34, scope: !135, inlinedAt: !141)
!145 = !DILocation(line: 81, column: 16, scope: !135, inlinedAt: !141)
!146 = !DILocation(line: 54, column: 16, scope: !82, inlinedAt: !83)
!147 = !DILocation(line: 54, column: 62, scope: !82, inlinedAt: !83)
!148 = !DILocation(line: 53, column: 21, scope: !82, inlinedAt: !83)
!149 = !DILocation(line: 54, column: 37, scope: !82, inlinedAt: !83)
!150 = !DILocation(line: 54, column: 27, scope: !82, inlinedAt: !83)
!151 = !DILocation(line: 85, column: 53, scope: !76, inlinedAt: !150)
!152 = !DILocation(line: 85, column: 66, scope: !76, inlinedAt: !150)
!153 = !DILocation(line: 85, column: 58, scope: !76, inlinedAt: !150)
!154 = !DILocation(line: 55, column: 6, scope: !82, inlinedAt: !83)
!155 = !DILocation(line: 55, column: 13, scope: !82, inlinedAt: !83)
!156 = !DILocation(line: 56, column: 20, scope: !82, inlinedAt: !83)
!157 = distinct !DISubprogram(name: "Advance", scope: !13, file: !13, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!158 = !DILocation(line: 68, column: 15, scope: !6)
!159 = !DILocation(line: 21, column: 16, scope: !157, inlinedAt: !158)
!160 = !DILocation(line: 22, column: 22, scope: !157, inlinedAt: !158)
!161 = !DILocation(line: 23, column: 8, scope: !157, inlinedAt: !158)
!162 = !DILocation(line: 23, column: 3, scope: !157, inlinedAt: !158)
!163 = !DIFile(filename: "apply.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!164 = distinct !DISubprogram(name: "apply", scope: !163, file: !163, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!165 = !DILocation(line: 69, column: 7, scope: !6)
!166 = !DILocation(line: 12, column: 36, scope: !164, inlinedAt: !165)
!167 = !DILocation(line: 12, column: 52, scope: !164, inlinedAt: !165)
!168 = !DILocation(line: 12, column: 39, scope: !164, inlinedAt: !165)
!169 = distinct !DISubprogram(name: "awaitCounts", scope: !163, file: !163, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!170 = !DILocation(line: 13, column: 13, scope: !164, inlinedAt: !165)
!171 = !DILocation(line: 31, column: 37, scope: !169, inlinedAt: !170)
!172 = !DILocation(line: 43, column: 38, scope: !169, inlinedAt: !170)
!173 = !DILocation(line: 43, column: 40, scope: !169, inlinedAt: !170)
!174 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!175 = distinct !DISubprogram(name: "Broadcast", scope: !174, file: !174, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!176 = !DILocation(line: 43, column: 23, scope: !169, inlinedAt: !170)
!177 = !DILocation(line: 36, column: 10, scope: !175, inlinedAt: !176)
!178 = !DILocation(line: 40, column: 17, scope: !175, inlinedAt: !176)
!179 = !DILocation(line: 32, column: 10, scope: !169, inlinedAt: !170)
!180 = !DILocation(line: 33, column: 7, scope: !169, inlinedAt: !170)
!181 = !DILocation(line: 33, column: 23, scope: !169, inlinedAt: !170)
!182 = !DILocation(line: 34, column: 26, scope: !169, inlinedAt: !170)
!183 = !{i32 0, i32 32}
!184 = !DILocation(line: 34, column: 19, scope: !169, inlinedAt: !170)
!185 = !DILocation(line: 35, column: 12, scope: !169, inlinedAt: !170)
!186 = !DILocation(line: 36, column: 42, scope: !169, inlinedAt: !170)
!187 = !DILocation(line: 36, column: 22, scope: !169, inlinedAt: !170)
!188 = !DILocation(line: 37, column: 67, scope: !169, inlinedAt: !170)
!189 = !DILocation(line: 85, column: 53, scope: !76, inlinedAt: !188)
!190 = !DILocation(line: 37, column: 42, scope: !169, inlinedAt: !170)
!191 = distinct !DISubprogram(name: "said", scope: !1, file: !1, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!192 = !DILocation(line: 37, column: 13, scope: !169, inlinedAt: !170)
!193 = !DILocation(line: 88, column: 46, scope: !191, inlinedAt: !192)
!194 = !DILocation(line: 88, column: 40, scope: !191, inlinedAt: !192)
!195 = !DILocation(line: 34, column: 10, scope: !169, inlinedAt: !170)
!196 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!197 = distinct !DISubprogram(name: "scan", scope: !196, file: !196, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!198 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !196, file: !196, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!199 = !DILocation(line: 39, column: 37, scope: !169, inlinedAt: !170)
!200 = !DILocation(line: 6, column: 21, scope: !198, inlinedAt: !199)
!201 = !DILocation(line: 25, column: 16, scope: !197, inlinedAt: !200)
!202 = !DILocation(line: 23, column: 48, scope: !197, inlinedAt: !200)
!203 = !DILocation(line: 26, column: 6, scope: !197, inlinedAt: !200)
!204 = !DILocation(line: 26, column: 24, scope: !197, inlinedAt: !200)
!205 = !DILocation(line: 27, column: 24, scope: !197, inlinedAt: !200)
!206 = !DILocation(line: 27, column: 44, scope: !197, inlinedAt: !200)
!207 = !DILocation(line: 28, column: 4, scope: !197, inlinedAt: !200)
!208 = !DILocation(line: 26, column: 37, scope: !197, inlinedAt: !200)
!209 = !DILocation(line: 39, column: 15, scope: !169, inlinedAt: !170)
!210 = !DILocation(line: 40, column: 12, scope: !169, inlinedAt: !170)
!211 = !DILocation(line: 41, column: 11, scope: !169, inlinedAt: !170)
!212 = !DILocation(line: 41, column: 30, scope: !169, inlinedAt: !170)
!213 = !DILocation(line: 41, column: 25, scope: !169, inlinedAt: !170)
!214 = !DILocation(line: 37, column: 8, scope: !175, inlinedAt: !176)
!215 = !DILocation(line: 33, column: 32, scope: !169, inlinedAt: !170)
!216 = !DILocation(line: 45, column: 12, scope: !169, inlinedAt: !170)
!217 = !DILocation(line: 45, column: 15, scope: !169, inlinedAt: !170)
!218 = !DILocation(line: 46, column: 10, scope: !169, inlinedAt: !170)
!219 = !DILocation(line: 46, column: 25, scope: !169, inlinedAt: !170)
!220 = !DILocation(line: 49, column: 16, scope: !169, inlinedAt: !170)
!221 = !DILocation(line: 14, column: 27, scope: !164, inlinedAt: !165)
!222 = distinct !DISubprogram(name: "applyRow", scope: !163, file: !163, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!223 = !DILocation(line: 24, column: 11, scope: !164, inlinedAt: !165)
!224 = !DILocation(line: 74, column: 32, scope: !222, inlinedAt: !223)
!225 = !DILocation(line: 81, column: 52, scope: !222, inlinedAt: !223)
!226 = !DILocation(line: 81, column: 66, scope: !222, inlinedAt: !223)
!227 = !DILocation(line: 80, column: 47, scope: !222, inlinedAt: !223)
!228 = !DILocation(line: 15, column: 24, scope: !164, inlinedAt: !165)
!229 = !DILocation(line: 15, column: 6, scope: !164, inlinedAt: !165)
!230 = !DILocation(line: 15, column: 41, scope: !164, inlinedAt: !165)
!231 = !DILocation(line: 15, column: 34, scope: !164, inlinedAt: !165)
!232 = !DILocation(line: 15, column: 29, scope: !164, inlinedAt: !165)
!233 = distinct !DISubprogram(name: "find", scope: !163, file: !163, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!234 = !DILocation(line: 16, column: 15, scope: !164, inlinedAt: !165)
!235 = !DILocation(line: 54, column: 2, scope: !233, inlinedAt: !234)
!236 = !DILocation(line: 54, column: 8, scope: !233, inlinedAt: !234)
!237 = !DILocation(line: 55, column: 12, scope: !233, inlinedAt: !234)
!238 = !DILocation(line: 55, column: 18, scope: !233, inlinedAt: !234)
!239 = !DILocation(line: 56, column: 22, scope: !233, inlinedAt: !234)
!240 = !DILocation(line: 56, column: 32, scope: !233, inlinedAt: !234)
!241 = !DILocation(line: 56, column: 47, scope: !233, inlinedAt: !234)
!242 = !DILocation(line: 56, column: 40, scope: !233, inlinedAt: !234)
!243 = !DILocation(line: 56, column: 57, scope: !233, inlinedAt: !234)
!244 = !DILocation(line: 17, column: 14, scope: !164, inlinedAt: !165)
!245 = !DILocation(line: 17, column: 24, scope: !164, inlinedAt: !165)
!246 = !DILocation(line: 17, column: 40, scope: !164, inlinedAt: !165)
!247 = !DILocation(line: 17, column: 33, scope: !164, inlinedAt: !165)
!248 = !DILocation(line: 17, column: 28, scope: !164, inlinedAt: !165)
!249 = !DILocation(line: 18, column: 15, scope: !164, inlinedAt: !165)
!250 = !DILocation(line: 19, column: 60, scope: !164, inlinedAt: !165)
!251 = !DILocation(line: 19, column: 84, scope: !164, inlinedAt: !165)
!252 = !DILocation(line: 85, column: 53, scope: !76, inlinedAt: !251)
!253 = !DILocation(line: 19, column: 44, scope: !164, inlinedAt: !165)
!254 = !DILocation(line: 19, column: 22, scope: !164, inlinedAt: !165)
!255 = !DILocation(line: 88, column: 46, scope: !191, inlinedAt: !254)
!256 = !DILocation(line: 88, column: 40, scope: !191, inlinedAt: !254)
!257 = !DILocation(line: 19, column: 17, scope: !164, inlinedAt: !165)
!258 = !DILocation(line: 19, column: 4, scope: !164, inlinedAt: !165)
!259 = !DILocation(line: 21, column: 9, scope: !164, inlinedAt: !165)
!260 = !DILocation(line: 24, column: 23, scope: !164, inlinedAt: !165)
!261 = !DILocation(line: 81, column: 18, scope: !135, inlinedAt: !260)
!262 = !DILocation(line: 81, column: 31, scope: !135, inlinedAt: !260)
!263 = !DILocation(line: 81, column: 34, scope: !135, inlinedAt: !260)
!264 = !DILocation(line: 81, column: 16, scope: !135, inlinedAt: !260)
!265 = !DILocation(line: 22, column: 13, scope: !164, inlinedAt: !165)
!266 = !DILocation(line: 22, column: 12, scope: !164, inlinedAt: !165)
!267 = !DILocation(line: 23, column: 24, scope: !164, inlinedAt: !165)
!268 = !DILocation(line: 96, column: 13, scope: !56, inlinedAt: !267)
!269 = !DILocation(line: 96, column: 17, scope: !56, inlinedAt: !267)
!270 = !DILocation(line: 97, column: 12, scope: !56, inlinedAt: !267)
!271 = !DILocation(line: 97, column: 34, scope: !56, inlinedAt: !267)
!272 = !DILocation(line: 97, column: 31, scope: !56, inlinedAt: !267)
!273 = !DILocation(line: 97, column: 20, scope: !56, inlinedAt: !267)
!274 = !DILocation(line: 24, column: 43, scope: !164, inlinedAt: !165)
!275 = !DILocation(line: 81, column: 18, scope: !135, inlinedAt: !274)
!276 = !DILocation(line: 81, column: 31, scope: !135, inlinedAt: !274)
!277 = !DILocation(line: 81, column: 34, scope: !135, inlinedAt: !274)
!278 = !DILocation(line: 81, column: 16, scope: !135, inlinedAt: !274)
!279 = !DILocation(line: 24, column: 65, scope: !164, inlinedAt: !165)
!280 = !DILocation(line: 24, column: 79, scope: !164, inlinedAt: !165)
!281 = !DILocation(line: 24, column: 102, scope: !164, inlinedAt: !165)
!282 = !DILocation(line: 72, column: 17, scope: !222, inlinedAt: !223)
!283 = !DILocation(line: 73, column: 29, scope: !222, inlinedAt: !223)
!284 = !DILocation(line: 73, column: 17, scope: !222, inlinedAt: !223)
!285 = !DILocation(line: 74, column: 19, scope: !222, inlinedAt: !223)
!286 = !DILocation(line: 74, column: 29, scope: !222, inlinedAt: !223)
!287 = !DILocation(line: 73, column: 2, scope: !222, inlinedAt: !223)
!288 = !DILocation(line: 80, column: 6, scope: !222, inlinedAt: !223)
!289 = !DILocation(line: 80, column: 17, scope: !222, inlinedAt: !223)
!290 = !DILocation(line: 80, column: 23, scope: !222, inlinedAt: !223)
!291 = distinct !DISubprogram(name: "at", scope: !163, file: !163, line: 99, type: !4, isDefinition: true, scopeLine: 99, isOptimized: true, unit: !2)
!292 = !DILocation(line: 81, column: 23, scope: !222, inlinedAt: !223)
!293 = !DILocation(line: 101, column: 11, scope: !291, inlinedAt: !292)
!294 = !DILocation(line: 81, column: 38, scope: !222, inlinedAt: !223)
!295 = !DILocation(line: 81, column: 33, scope: !222, inlinedAt: !223)
!296 = !DILocation(line: 100, column: 7, scope: !291, inlinedAt: !295)
!297 = !DILocation(line: 101, column: 11, scope: !291, inlinedAt: !295)
!298 = !DILocation(line: 101, column: 3, scope: !291, inlinedAt: !295)
!299 = !DILocation(line: 81, column: 50, scope: !222, inlinedAt: !223)
!300 = !DILocation(line: 81, column: 45, scope: !222, inlinedAt: !223)
!301 = !DILocation(line: 100, column: 7, scope: !291, inlinedAt: !300)
!302 = !DILocation(line: 101, column: 11, scope: !291, inlinedAt: !300)
!303 = !DILocation(line: 101, column: 3, scope: !291, inlinedAt: !300)
!304 = !DILocation(line: 81, column: 64, scope: !222, inlinedAt: !223)
!305 = !DILocation(line: 81, column: 59, scope: !222, inlinedAt: !223)
!306 = !DILocation(line: 100, column: 7, scope: !291, inlinedAt: !305)
!307 = !DILocation(line: 101, column: 11, scope: !291, inlinedAt: !305)
!308 = !DILocation(line: 101, column: 3, scope: !291, inlinedAt: !305)
!309 = !DILocation(line: 82, column: 8, scope: !222, inlinedAt: !223)
!310 = distinct !DISubprogram(name: "store", scope: !163, file: !163, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!311 = !DILocation(line: 108, column: 7, scope: !310, inlinedAt: !309)
!312 = distinct !DISubprogram(name: "affine", scope: !163, file: !163, line: 114, type: !4, isDefinition: true, scopeLine: 114, isOptimized: true, unit: !2)
!313 = !DILocation(line: 109, column: 23, scope: !310, inlinedAt: !309)
!314 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !313)
!315 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !313)
!316 = !DILocation(line: 109, column: 52, scope: !310, inlinedAt: !309)
!317 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !316)
!318 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !316)
!319 = !DILocation(line: 109, column: 81, scope: !310, inlinedAt: !309)
!320 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !319)
!321 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !319)
!322 = !DILocation(line: 109, column: 110, scope: !310, inlinedAt: !309)
!323 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !322)
!324 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !322)
!325 = !DILocation(line: 109, column: 4, scope: !310, inlinedAt: !309)
!326 = !DILocation(line: 83, column: 8, scope: !222, inlinedAt: !223)
!327 = !DILocation(line: 108, column: 7, scope: !310, inlinedAt: !326)
!328 = !DILocation(line: 109, column: 23, scope: !310, inlinedAt: !326)
!329 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !328)
!330 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !328)
!331 = !DILocation(line: 109, column: 52, scope: !310, inlinedAt: !326)
!332 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !331)
!333 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !331)
!334 = !DILocation(line: 109, column: 81, scope: !310, inlinedAt: !326)
!335 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !334)
!336 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !334)
!337 = !DILocation(line: 109, column: 110, scope: !310, inlinedAt: !326)
!338 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !337)
!339 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !337)
!340 = !DILocation(line: 109, column: 4, scope: !310, inlinedAt: !326)
!341 = !DILocation(line: 84, column: 8, scope: !222, inlinedAt: !223)
!342 = !DILocation(line: 108, column: 7, scope: !310, inlinedAt: !341)
!343 = !DILocation(line: 109, column: 23, scope: !310, inlinedAt: !341)
!344 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !343)
!345 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !343)
!346 = !DILocation(line: 109, column: 52, scope: !310, inlinedAt: !341)
!347 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !346)
!348 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !346)
!349 = !DILocation(line: 109, column: 81, scope: !310, inlinedAt: !341)
!350 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !349)
!351 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !349)
!352 = !DILocation(line: 109, column: 110, scope: !310, inlinedAt: !341)
!353 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !352)
!354 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !352)
!355 = !DILocation(line: 109, column: 4, scope: !310, inlinedAt: !341)
!356 = !DILocation(line: 85, column: 8, scope: !222, inlinedAt: !223)
!357 = !DILocation(line: 108, column: 7, scope: !310, inlinedAt: !356)
!358 = !DILocation(line: 109, column: 23, scope: !310, inlinedAt: !356)
!359 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !358)
!360 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !358)
!361 = !DILocation(line: 109, column: 52, scope: !310, inlinedAt: !356)
!362 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !361)
!363 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !361)
!364 = !DILocation(line: 109, column: 81, scope: !310, inlinedAt: !356)
!365 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !364)
!366 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !364)
!367 = !DILocation(line: 109, column: 110, scope: !310, inlinedAt: !356)
!368 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !367)
!369 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !367)
!370 = !DILocation(line: 109, column: 4, scope: !310, inlinedAt: !356)
!371 = !DILocation(line: 80, column: 33, scope: !222, inlinedAt: !223)
!372 = !{!"llvm.loop.unroll.disable"}
!373 = distinct !{!373, !372}
!374 = !DILocation(line: 87, column: 8, scope: !222, inlinedAt: !223)
!375 = !DILocation(line: 92, column: 14, scope: !222, inlinedAt: !223)
!376 = !DILocation(line: 93, column: 14, scope: !222, inlinedAt: !223)
!377 = !DILocation(line: 94, column: 17, scope: !222, inlinedAt: !223)
!378 = !DILocation(line: 89, column: 21, scope: !222, inlinedAt: !223)
!379 = !DILocation(line: 90, column: 3, scope: !222, inlinedAt: !223)
!380 = !DILocation(line: 15, column: 59, scope: !164, inlinedAt: !165)
!381 = !DIFile(filename: "combine.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!382 = distinct !DISubprogram(name: "combine", scope: !381, file: !381, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!383 = !DILocation(line: 70, column: 9, scope: !6)
!384 = !DILocation(line: 12, column: 19, scope: !382, inlinedAt: !383)
!385 = !DILocation(line: 96, column: 25, scope: !56, inlinedAt: !384)
!386 = !DILocation(line: 96, column: 17, scope: !56, inlinedAt: !384)
!387 = !DILocation(line: 11, column: 16, scope: !382, inlinedAt: !383)
!388 = !DILocation(line: 12, column: 21, scope: !382, inlinedAt: !383)
!389 = !DILocation(line: 12, column: 29, scope: !382, inlinedAt: !383)
!390 = !DILocation(line: 96, column: 13, scope: !56, inlinedAt: !384)
!391 = !DILocation(line: 97, column: 12, scope: !56, inlinedAt: !384)
!392 = !DILocation(line: 13, column: 39, scope: !382, inlinedAt: !383)
!393 = !DILocation(line: 13, column: 24, scope: !382, inlinedAt: !383)
!394 = !DILocation(line: 13, column: 6, scope: !382, inlinedAt: !383)
!395 = !DILocation(line: 13, column: 29, scope: !382, inlinedAt: !383)
!396 = !DILocation(line: 14, column: 23, scope: !382, inlinedAt: !383)
!397 = !DILocation(line: 96, column: 13, scope: !56, inlinedAt: !396)
!398 = !DILocation(line: 96, column: 17, scope: !56, inlinedAt: !396)
!399 = !DILocation(line: 97, column: 12, scope: !56, inlinedAt: !396)
!400 = !DILocation(line: 97, column: 34, scope: !56, inlinedAt: !396)
!401 = !DILocation(line: 97, column: 31, scope: !56, inlinedAt: !396)
!402 = !DILocation(line: 97, column: 20, scope: !56, inlinedAt: !396)
!403 = !DILocation(line: 15, column: 18, scope: !382, inlinedAt: !383)
!404 = !DILocation(line: 16, column: 34, scope: !382, inlinedAt: !383)
!405 = !DILocation(line: 17, column: 48, scope: !382, inlinedAt: !383)
!406 = !DILocation(line: 17, column: 42, scope: !382, inlinedAt: !383)
!407 = !DILocation(line: 17, column: 25, scope: !382, inlinedAt: !383)
!408 = !DILocation(line: 19, column: 17, scope: !382, inlinedAt: !383)
!409 = !DILocation(line: 20, column: 46, scope: !382, inlinedAt: !383)
!410 = !DILocation(line: 20, column: 63, scope: !382, inlinedAt: !383)
!411 = !DILocation(line: 20, column: 71, scope: !382, inlinedAt: !383)
!412 = !DILocation(line: 20, column: 40, scope: !382, inlinedAt: !383)
!413 = !DILocation(line: 20, column: 24, scope: !382, inlinedAt: !383)
!414 = !DILocation(line: 21, column: 31, scope: !382, inlinedAt: !383)
!415 = !DILocation(line: 21, column: 49, scope: !382, inlinedAt: !383)
!416 = !DILocation(line: 21, column: 52, scope: !382, inlinedAt: !383)
!417 = !DILocation(line: 21, column: 25, scope: !382, inlinedAt: !383)
!418 = !DILocation(line: 21, column: 21, scope: !382, inlinedAt: !383)
!419 = !DILocation(line: 22, column: 17, scope: !382, inlinedAt: !383)
!420 = !DILocation(line: 22, column: 12, scope: !382, inlinedAt: !383)
!421 = !DILocation(line: 23, column: 47, scope: !382, inlinedAt: !383)
!422 = !DILocation(line: 23, column: 38, scope: !382, inlinedAt: !383)
!423 = !DILocation(line: 23, column: 34, scope: !382, inlinedAt: !383)
!424 = !DILocation(line: 24, column: 11, scope: !382, inlinedAt: !383)
!425 = !DILocation(line: 24, column: 30, scope: !382, inlinedAt: !383)
!426 = distinct !DISubprogram(name: "weigh", scope: !381, file: !381, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!427 = !DILocation(line: 24, column: 22, scope: !382, inlinedAt: !383)
!428 = !DILocation(line: 31, column: 2, scope: !426, inlinedAt: !427)
!429 = !DILocation(line: 31, column: 2, scope: !6)
!430 = !DILocation(line: 33, column: 20, scope: !426, inlinedAt: !427)
!431 = !DILocation(line: 34, column: 14, scope: !426, inlinedAt: !427)
!432 = !DILocation(line: 34, column: 16, scope: !426, inlinedAt: !427)
!433 = !DILocation(line: 34, column: 12, scope: !426, inlinedAt: !427)
!434 = !DILocation(line: 35, column: 33, scope: !426, inlinedAt: !427)
!435 = !DILocation(line: 35, column: 22, scope: !426, inlinedAt: !427)
!436 = !DILocation(line: 35, column: 60, scope: !426, inlinedAt: !427)
!437 = !DILocation(line: 35, column: 49, scope: !426, inlinedAt: !427)
!438 = !DILocation(line: 35, column: 87, scope: !426, inlinedAt: !427)
!439 = !DILocation(line: 35, column: 76, scope: !426, inlinedAt: !427)
!440 = !DILocation(line: 35, column: 114, scope: !426, inlinedAt: !427)
!441 = !DILocation(line: 35, column: 103, scope: !426, inlinedAt: !427)
!442 = !DILocation(line: 35, column: 3, scope: !426, inlinedAt: !427)
!443 = !{!"llvm.loop.unroll.count", i32 8}
!444 = distinct !{!444, !443}
!445 = !DILocation(line: 24, column: 8, scope: !382, inlinedAt: !383)
!446 = !{!"llvm.loop.unroll.disable"}
!447 = distinct !{!447, !446}
!448 = !{!"llvm.loop.unroll.disable"}
!449 = distinct !{!449, !448}
!450 = !DILocation(line: 13, column: 49, scope: !382, inlinedAt: !383)
!451 = !DIFile(filename: "route.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!452 = distinct !DISubprogram(name: "Route", scope: !451, file: !451, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!453 = !DILocation(line: 10, column: 6, scope: !452)
!454 = !DILocation(line: 12, column: 20, scope: !452)
!455 = !{i32 1, i32 65536}
!456 = !DILocation(line: 12, column: 41, scope: !452)
!457 = !DILocation(line: 12, column: 25, scope: !452)
!458 = !DILocation(line: 12, column: 44, scope: !452)
!459 = !DILocation(line: 13, column: 28, scope: !452)
!460 = !DILocation(line: 13, column: 31, scope: !452)
!461 = !DILocation(line: 17, column: 20, scope: !452)
!462 = !DILocation(line: 34, column: 26, scope: !452)
!463 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!464 = distinct !DISubprogram(name: "reduceWarp", scope: !463, file: !463, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!465 = distinct !DISubprogram(name: "reduce", scope: !463, file: !463, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!466 = distinct !DISubprogram(name: "ReduceMax", scope: !463, file: !463, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!467 = !DILocation(line: 24, column: 24, scope: !452)
!468 = !DILocation(line: 20, column: 15, scope: !466, inlinedAt: !467)
!469 = !DILocation(line: 45, column: 16, scope: !465, inlinedAt: !468)
!470 = !DILocation(line: 71, column: 7, scope: !464, inlinedAt: !469)
!471 = !DILocation(line: 13, column: 6, scope: !452)
!472 = !DILocation(line: 13, column: 49, scope: !452)
!473 = !DILocation(line: 14, column: 22, scope: !452)
!474 = !DILocation(line: 14, column: 41, scope: !452)
!475 = !DILocation(line: 14, column: 44, scope: !452)
!476 = !DILocation(line: 14, column: 16, scope: !452)
!477 = !DILocation(line: 15, column: 18, scope: !452)
!478 = !DILocation(line: 19, column: 27, scope: !452)
!479 = !DILocation(line: 20, column: 21, scope: !452)
!480 = distinct !DISubprogram(name: "rank", scope: !451, file: !451, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!481 = !DILocation(line: 20, column: 17, scope: !452)
!482 = !DILocation(line: 44, column: 57, scope: !480, inlinedAt: !481)
!483 = !DILocation(line: 44, column: 64, scope: !480, inlinedAt: !481)
!484 = !DILocation(line: 44, column: 85, scope: !480, inlinedAt: !481)
!485 = !DILocation(line: 44, column: 78, scope: !480, inlinedAt: !481)
!486 = !DILocation(line: 44, column: 77, scope: !480, inlinedAt: !481)
!487 = !DILocation(line: 44, column: 69, scope: !480, inlinedAt: !481)
!488 = !DILocation(line: 20, column: 32, scope: !452)
!489 = !DILocation(line: 21, column: 16, scope: !452)
!490 = !DILocation(line: 21, column: 6, scope: !452)
!491 = !DILocation(line: 23, column: 4, scope: !452)
!492 = !{!"llvm.loop.unroll.disable"}
!493 = distinct !{!493, !492}
!494 = !DILocation(line: 71, column: 7, scope: !452)
!495 = !DILocation(line: 66, column: 35, scope: !464, inlinedAt: !469)
!496 = !DILocation(line: 72, column: 7, scope: !464, inlinedAt: !469)
!497 = !DILocation(line: 72, column: 35, scope: !464, inlinedAt: !469)
!498 = !DILocation(line: 73, column: 23, scope: !464, inlinedAt: !469)
!499 = !DILocation(line: 20, column: 77, scope: !466, inlinedAt: !467)
!500 = !DILocation(line: 72, column: 40, scope: !464, inlinedAt: !469)
!501 = !DILocation(line: 78, column: 6, scope: !464, inlinedAt: !469)
!502 = !DILocation(line: 78, column: 36, scope: !464, inlinedAt: !469)
!503 = !DILocation(line: 79, column: 16, scope: !464, inlinedAt: !469)
!504 = !DILocation(line: 80, column: 11, scope: !464, inlinedAt: !469)
!505 = !DILocation(line: 79, column: 3, scope: !464, inlinedAt: !469)
!506 = !DILocation(line: 83, column: 22, scope: !464, inlinedAt: !469)
!507 = !DILocation(line: 83, column: 41, scope: !464, inlinedAt: !469)
!508 = !DILocation(line: 84, column: 9, scope: !464, inlinedAt: !469)
!509 = !DILocation(line: 78, column: 41, scope: !464, inlinedAt: !469)
!510 = !DILocation(line: 87, column: 16, scope: !464, inlinedAt: !469)
!511 = !DILocation(line: 87, column: 2, scope: !465, inlinedAt: !468)
!512 = !DILocation(line: 26, column: 40, scope: !452)
!513 = !DILocation(line: 26, column: 34, scope: !452)
!514 = !DILocation(line: 27, column: 4, scope: !452)
!515 = !DILocation(line: 28, column: 16, scope: !452)
!516 = !DILocation(line: 29, column: 17, scope: !452)
!517 = !DILocation(line: 29, column: 11, scope: !452)
!518 = !DILocation(line: 29, column: 36, scope: !452)
!519 = !DILocation(line: 29, column: 29, scope: !452)
!520 = !DILocation(line: 29, column: 28, scope: !452)
!521 = !DILocation(line: 30, column: 12, scope: !452)
!522 = !DILocation(line: 33, column: 9, scope: !452)
!523 = !DILocation(line: 35, column: 17, scope: !452)
!524 = !DILocation(line: 35, column: 11, scope: !452)
!525 = !DILocation(line: 35, column: 4, scope: !452)
!526 = !DILocation(line: 13, column: 61, scope: !452)
!527 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"kernel", i32 1}
!528 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidx", i32 128}
!529 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidy", i32 1}
!530 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidz", i32 1}
!531 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"minctasm", i32 4}
!532 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!533 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 128}
!534 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!535 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!536 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"minctasm", i32 1}
