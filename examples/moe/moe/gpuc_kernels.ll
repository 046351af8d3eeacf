target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_dynamic_shared = external addrspace(3) global [0 x i8], align 16
@gpuc_shared_apply_15 = addrspace(3) global i32 undef, align 4
@llvm.used = appending global [2 x i8*] [i8* bitcast (void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run to i8*), i8* bitcast (void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route to i8*)], section "llvm.metadata"

define void @Run(i32 %p0, i32 %p1, i32 %p2, i32 %p3, i32 %p4, i32 %p5, i32 %p6, i8 zeroext %p7, float* %p8, i64 %p9, float* %p10, i64 %p11, i32* %p12, i64 %p13, float* %p14, i64 %p15, float* %p16, i64 %p17, float* %p18, i64 %p19, float* %p20, i64 %p21, float* %p22, i64 %p23, i64* %p24, i64 %p25, i64* %p26, i64 %p27, i64* %p28, i64 %p29, i32* %p30, i64 %p31, i64* %p32, i64 %p33, i8* %ctrl) nounwind !dbg !6 {
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
	%18 = trunc i64 %17 to i32, !dbg !18
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !18, !range !20
	%20 = sext i32 %19 to i64, !dbg !18
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !21, !range !22
	%22 = sext i32 %21 to i64, !dbg !21
	%23 = trunc i64 %22 to i32, !dbg !21
	%24 = mul i64 %20, %22, !dbg !23
	%25 = add i64 %24, %17, !dbg !24
	%26 = zext i32 %p0 to i64, !dbg !28
	%27 = zext i32 %p1 to i64, !dbg !29
	%28 = zext i32 %p2 to i64, !dbg !30
	%29 = zext i32 %p3 to i64, !dbg !31
	%30 = zext i32 %p4 to i64, !dbg !32
	%31 = zext i32 %p5 to i64, !dbg !33
	%32 = zext i32 %p6 to i64, !dbg !34
	%33 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %25, !dbg !25
	%34 = icmp uge i64 %25, %p33, !dbg !25
	br i1 %34, label %b0_fail1, label %b0_ok1, !dbg !25, !prof !35

b0_ok1:
	%35 = load i64, i64 addrspace(1)* %33, align 8, !dbg !25
	%36 = add i64 %35, 1, !dbg !38
	%37 = sub i32 %23, 1, !dbg !39
	%38 = zext i32 %37 to i64, !dbg !39
	%39 = icmp eq i64 %17, %38, !dbg !40
	br i1 %39, label %b1, label %b11, !dbg !40

b1:
	%40 = sext i32 %14 to i64, !dbg !11
	%41 = sext i32 %15 to i64, !dbg !12
	%42 = mul i64 %30, %41, !dbg !41
	%43 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !42
	%44 = udiv i32 %43, 4, !dbg !42
	%45 = zext i32 %44 to i64, !dbg !42
	%46 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !42
	%47 = icmp ugt i64 %42, %45, !dbg !43
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !43, !prof !35

b1_ok1:
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44, !range !36
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !44, !range !36
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !44, !range !37
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !44, !range !45
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !44, !range !45
	%53 = mul i32 %52, %50, !dbg !44
	%54 = add i32 %49, %53, !dbg !44
	%55 = mul i32 %51, %54, !dbg !44
	%56 = add i32 %48, %55, !dbg !44
	%57 = sext i32 %56 to i64, !dbg !44
	%58 = mul i32 %51, %52, !dbg !44
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !44, !range !46
	%60 = mul i32 %58, %59, !dbg !44
	%61 = sext i32 %60 to i64, !dbg !44
	%62 = add i64 %35, 2, !dbg !47
	br label %b2, !dbg !44

b2:
	%63 = phi i64 [ %57, %b1_ok1 ], [ %71, %b3_ok1 ], !dbg !44
	%64 = icmp slt i64 %63, %42, !dbg !44
	br i1 %64, label %b3, label %b4, !dbg !44

b3:
	%65 = getelementptr inbounds i32, i32 addrspace(3)* %46, i64 %63, !dbg !48
	store i32 0, i32 addrspace(3)* %65, align 4, !dbg !48
	%66 = urem i64 %62, 2, !dbg !51
	%67 = mul i64 %66, %42, !dbg !53
	%68 = add i64 %67, %63, !dbg !54
	%69 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %68, !dbg !55
	%70 = icmp uge i64 %68, %p31, !dbg !55
	br i1 %70, label %b3_fail1, label %b3_ok1, !dbg !55, !prof !35

b3_ok1:
	store i32 0, i32 addrspace(1)* %69, align 4, !dbg !55
	%71 = add i64 %63, %61, !dbg !44
	br label %b2, !dbg !44

b4:
	call void @llvm.nvvm.barrier0(), !dbg !56
	br label %b5, !dbg !57

b5:
	%72 = phi i64 [ %57, %b4 ], [ %80, %b6_ok1 ], !dbg !57
	%73 = icmp slt i64 %72, %p13, !dbg !57
	br i1 %73, label %b6, label %b7, !dbg !57

b6:
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %72, !dbg !58
	%75 = load i32, i32 addrspace(1)* %74, align 4, !dbg !58
	%76 = sext i32 %75 to i64, !dbg !59
	%77 = getelementptr inbounds i32, i32 addrspace(3)* %46, i64 %76, !dbg !59
	%78 = icmp uge i64 %76, %42, !dbg !59
	br i1 %78, label %b6_fail1, label %b6_ok1, !dbg !59, !prof !35

b6_ok1:
	%79 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %77, i32 1) nounwind, !dbg !60
	%80 = add i64 %72, %61, !dbg !57
	br label %b5, !dbg !57

b7:
	call void @llvm.nvvm.barrier0(), !dbg !61
	%81 = trunc i64 %41 to i32, !dbg !64
	br label %b8, !dbg !65

b8:
	%82 = phi i64 [ %57, %b7 ], [ %106, %b9_ok1 ], !dbg !65
	%83 = icmp slt i64 %82, %42, !dbg !65
	br i1 %83, label %b9, label %b10, !dbg !65

b9:
	%84 = trunc i64 %82 to i32, !dbg !66
	%85 = udiv i32 %84, %81, !dbg !67
	%86 = mul i32 %85, %81, !dbg !68
	%87 = sub i32 %84, %86, !dbg !69
	%88 = zext i32 %87 to i64, !dbg !70
	%89 = urem i64 %36, 2, !dbg !72
	%90 = mul i64 %89, %42, !dbg !74
	%91 = add i64 %90, %82, !dbg !75
	%92 = sub i64 %91, %88, !dbg !76
	%93 = add i64 %92, %40, !dbg !77
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %93, !dbg !78
	%95 = getelementptr inbounds i32, i32 addrspace(3)* %46, i64 %82, !dbg !80
	%96 = icmp uge i64 %93, %p25, !dbg !78
	%97 = icmp uge i64 %88, %41, !dbg !79
	%98 = or i1 %96, %97, !dbg !79
	br i1 %98, label %b9_fail1, label %b9_ok1, !dbg !79, !prof !35

b9_ok1:
	%99 = load i32, i32 addrspace(3)* %95, align 4, !dbg !80
	%100 = sext i32 %99 to i64, !dbg !81
	%101 = shl i64 %36, 32, !dbg !84
	%102 = or i64 %101, %100, !dbg !86
	%103 = trunc i64 %88 to i32, !dbg !79
	%104 = addrspacecast i64 addrspace(1)* %94 to i64*, !dbg !79
	%105 = bitcast i64* %104 to i8*, !dbg !79
	call void @gpuc_signal_op_thread(i8* %105, i64 %102, i32 9, i32 %103), !dbg !79
	%106 = add i64 %82, %61, !dbg !65
	br label %b8, !dbg !65

b10:
	call void @llvm.nvvm.barrier0(), !dbg !87
	br label %b11, !dbg !10

b11:
	%107 = sext i32 %14 to i64, !dbg !90
	%108 = sext i32 %15 to i64, !dbg !91
	%109 = mul i64 %17, %31, !dbg !92
	%110 = icmp slt i64 %109, %p13, !dbg !93
	%111 = select i1 %110, i64 %109, i64 %p13, !dbg !93
	%112 = add i64 %111, %31, !dbg !94
	%113 = icmp slt i64 %112, %p13, !dbg !95
	%114 = select i1 %113, i64 %112, i64 %p13, !dbg !95
	%115 = sub i64 %114, %111, !dbg !96
	%116 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %111, !dbg !96
	%117 = mul i64 %30, %108, !dbg !97
	%118 = urem i64 %36, 2, !dbg !99
	%119 = mul i64 %118, %117, !dbg !101
	%120 = sub i64 %p31, %119, !dbg !102
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %119, !dbg !102
	%122 = icmp ugt i64 %119, %p31, !dbg !102
	%123 = icmp ugt i64 %28, %120, !dbg !103
	%124 = or i1 %122, %123, !dbg !103
	br i1 %124, label %b11_fail1, label %b11_ok1, !dbg !103, !prof !35

b11_ok1:
	%125 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !104
	%126 = udiv i32 %125, 8, !dbg !104
	%127 = zext i32 %126 to i64, !dbg !104
	%128 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { i32, i32 } addrspace(3)*, !dbg !104
	%129 = icmp ugt i64 %115, %127, !dbg !105
	br i1 %129, label %b11_fail3, label %b11_ok3, !dbg !105, !prof !35

b11_ok3:
	%130 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106, !range !36
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !106, !range !36
	%132 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !106, !range !37
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !106, !range !45
	%134 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !106, !range !45
	%135 = mul i32 %134, %132, !dbg !106
	%136 = add i32 %131, %135, !dbg !106
	%137 = mul i32 %133, %136, !dbg !106
	%138 = add i32 %130, %137, !dbg !106
	%139 = sext i32 %138 to i64, !dbg !106
	%140 = mul i32 %133, %134, !dbg !106
	%141 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !106, !range !46
	%142 = mul i32 %140, %141, !dbg !106
	%143 = sext i32 %142 to i64, !dbg !106
	%144 = trunc i64 %108 to i32, !dbg !108
	br label %b12, !dbg !106

b12:
	%145 = phi i64 [ %139, %b11_ok3 ], [ %169, %b14 ], !dbg !106
	%146 = icmp slt i64 %145, %115, !dbg !106
	br i1 %146, label %b13, label %b16, !dbg !106

b13:
	%147 = getelementptr inbounds i32, i32 addrspace(1)* %116, i64 %145, !dbg !109
	%148 = load i32, i32 addrspace(1)* %147, align 4, !dbg !109
	%149 = sext i32 %148 to i64, !dbg !110
	%150 = trunc i64 %149 to i32, !dbg !111
	%151 = udiv i32 %150, %144, !dbg !112
	%152 = mul i32 %151, %144, !dbg !113
	%153 = sub i32 %150, %152, !dbg !114
	%154 = zext i32 %153 to i64, !dbg !115
	%155 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 %149, !dbg !116
	%156 = icmp uge i64 %149, %28, !dbg !116
	br i1 %156, label %b13_fail1, label %b13_ok1, !dbg !116, !prof !35

b13_ok1:
	%157 = atomicrmw add i32 addrspace(1)* %155, i32 1 monotonic, !dbg !117
	%158 = sext i32 %157 to i64, !dbg !118
	%159 = icmp slt i64 %158, %26, !dbg !119
	br i1 %159, label %b14, label %b15, !dbg !120

b14:
	%160 = sub i64 %149, %154, !dbg !121
	%161 = add i64 %160, %107, !dbg !122
	%162 = mul i64 %161, %26, !dbg !123
	%163 = trunc i64 %162 to i32, !dbg !124
	%164 = add i32 %163, %157, !dbg !125
	%165 = trunc i64 %154 to i32, !dbg !126
	%166 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %128, i64 %145, !dbg !127
	%167 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %166, i32 0, i32 0, !dbg !127
	store i32 %164, i32 addrspace(3)* %167, align 4, !dbg !127
	%168 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %166, i32 0, i32 1, !dbg !127
	store i32 %165, i32 addrspace(3)* %168, align 4, !dbg !127
	%169 = add i64 %145, %143, !dbg !106
	br label %b12, !dbg !106

b15:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 0, i64 0), !dbg !120
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !120
	ret void, !dbg !120

b16:
	call void @llvm.nvvm.barrier0(), !dbg !128
	%170 = trunc i64 %111 to i32, !dbg !131
	%171 = icmp eq i32 %p3, 0, !dbg !130
	br i1 %171, label %b16_fail1, label %b16_ok1, !dbg !130, !prof !35

b16_ok1:
	%172 = udiv i32 %170, %p3, !dbg !130
	%173 = zext i32 %172 to i64, !dbg !132
	%174 = mul i32 %172, %p3, !dbg !133
	%175 = sub i32 %170, %174, !dbg !134
	%176 = zext i32 %175 to i64, !dbg !135
	br label %b17, !dbg !136

b17:
	%177 = phi i64 [ %173, %b16_ok1 ], [ %177, %b18_ok1 ], [ %193, %b19 ], !dbg !137
	%178 = phi i64 [ %176, %b16_ok1 ], [ %223, %b18_ok1 ], [ 0, %b19 ], !dbg !138
	%179 = phi i64 [ -1, %b16_ok1 ], [ %180, %b18_ok1 ], [ %180, %b19 ], !dbg !138
	%180 = add i64 %179, 1, !dbg !138
	%181 = icmp slt i64 %180, %115, !dbg !138
	br i1 %181, label %b18, label %b20, !dbg !138

b18:
	%182 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %128, i64 %180, !dbg !136
	%183 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %182, i32 0, i32 0, !dbg !136
	%184 = load i32, i32 addrspace(3)* %183, align 4, !dbg !136
	%185 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %182, i32 0, i32 1, !dbg !136
	%186 = load i32, i32 addrspace(3)* %185, align 4, !dbg !136
	%187 = sext i32 %184 to i64, !dbg !139
	%188 = mul i64 %187, %27, !dbg !142
	%189 = add i64 %187, 1, !dbg !143
	%190 = mul i64 %189, %27, !dbg !144
	%191 = sub i64 %190, %188, !dbg !145
	%192 = mul i64 %177, %27, !dbg !147
	%193 = add i64 %177, 1, !dbg !148
	%194 = mul i64 %193, %27, !dbg !149
	%195 = sub i64 %194, %192, !dbg !150
	%196 = sext i32 %186 to i64, !dbg !152
	%197 = getelementptr inbounds float, float addrspace(1)* %7, i64 %188, !dbg !145
	%198 = getelementptr inbounds float, float addrspace(1)* %2, i64 %192, !dbg !150
	%199 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %187, !dbg !151
	%200 = add i64 %111, %180, !dbg !154
	%201 = shl i64 %36, 32, !dbg !156
	%202 = or i64 %201, %200, !dbg !158
	%203 = mul i64 %195, 4, !dbg !153
	%204 = addrspacecast float addrspace(1)* %197 to float*, !dbg !153
	%205 = addrspacecast float addrspace(1)* %198 to float*, !dbg !153
	%206 = addrspacecast i64 addrspace(1)* %199 to i64*, !dbg !153
	%207 = icmp ugt i64 %190, %p21, !dbg !145
	%208 = icmp ugt i64 %188, %190, !dbg !145
	%209 = icmp ugt i64 %194, %p11, !dbg !150
	%210 = icmp ugt i64 %192, %194, !dbg !150
	%211 = icmp uge i64 %187, %p27, !dbg !151
	%212 = icmp ne i64 %191, %195, !dbg !153
	%213 = icmp uge i64 %196, %108, !dbg !153
	%214 = or i1 %207, %208, !dbg !153
	%215 = or i1 %214, %209, !dbg !153
	%216 = or i1 %215, %210, !dbg !153
	%217 = or i1 %216, %211, !dbg !153
	%218 = or i1 %217, %212, !dbg !153
	%219 = or i1 %218, %213, !dbg !153
	br i1 %219, label %b18_fail1, label %b18_ok1, !dbg !153, !prof !35

b18_ok1:
	%220 = bitcast float* %204 to i8*, !dbg !153
	%221 = bitcast float* %205 to i8*, !dbg !153
	%222 = bitcast i64* %206 to i8*, !dbg !153
	call void @gpuc_put_signal_nbi_block(i8* %220, i8* %221, i64 %203, i8* %222, i64 %202, i32 9, i32 %186, i32 1, i32 0, i8* null), !dbg !153
	%223 = add i64 %178, 1, !dbg !159
	%224 = icmp eq i64 %223, %29, !dbg !160
	br i1 %224, label %b19, label %b17, !dbg !160

b19:
	br label %b17, !dbg !161

b20:
	call void @llvm.nvvm.barrier0(), !dbg !164
	%225 = icmp eq i64 %139, 0, !dbg !165
	br i1 %225, label %b21, label %b22, !dbg !165

b21:
	%226 = load i64, i64 addrspace(1)* %33, align 8, !dbg !166
	%227 = add i64 %226, 1, !dbg !167
	store i64 %227, i64 addrspace(1)* %33, align 8, !dbg !166
	br label %b22, !dbg !166

b22:
	%228 = udiv i32 %125, 4, !dbg !171
	%229 = zext i32 %228 to i64, !dbg !171
	%230 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !171
	%231 = add i64 %117, 1, !dbg !172
	%232 = icmp slt i64 %139, 32, !dbg !176
	%233 = icmp ugt i64 %231, %229, !dbg !173
	br i1 %233, label %b22_fail1, label %b22_ok1, !dbg !173, !prof !35

b22_ok1:
	br i1 %232, label %b23, label %b39, !dbg !176

b23:
	%234 = and i32 %138, -32, !dbg !177
	%235 = sub i32 %142, %234, !dbg !177
	%236 = icmp slt i32 %235, 32, !dbg !177
	%237 = select i1 %236, i32 %235, i32 32, !dbg !177
	%238 = sext i32 %237 to i64, !dbg !177
	%239 = sub i64 %238, 1, !dbg !178
	%240 = icmp slt i64 %239, 0, !dbg !182
	%241 = trunc i64 %239 to i32, !dbg !183
	br label %b24, !dbg !184

b24:
	%242 = phi i32 [ %275, %b36 ], [ 0, %b23 ], !dbg !184
	%243 = phi i64 [ %276, %b36 ], [ 0, %b23 ], !dbg !185
	%244 = icmp slt i64 %243, %117, !dbg !186
	br i1 %244, label %b25, label %b37, !dbg !186

b25:
	%245 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !187, !range !188
	%246 = sext i32 %245 to i64, !dbg !187
	%247 = trunc i64 %246 to i32, !dbg !187
	%248 = add i64 %243, %246, !dbg !189
	%249 = icmp slt i64 %248, %117, !dbg !190
	br i1 %249, label %b26, label %b27, !dbg !190

b26:
	%250 = add i64 %119, %248, !dbg !191
	%251 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %250, !dbg !192
	%252 = shl i64 %36, 32, !dbg !194
	%253 = addrspacecast i64 addrspace(1)* %251 to i64*, !dbg !195
	%254 = icmp uge i64 %250, %p25, !dbg !192
	br i1 %254, label %b26_fail1, label %b26_ok1, !dbg !192, !prof !35

b26_ok1:
	%255 = bitcast i64* %253 to i8*, !dbg !195
	%256 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %255, i32 5, i64 %252, i8* %ctrl, i32 19), !dbg !195
	%257 = and i64 %256, 4294967295, !dbg !198
	%258 = trunc i64 %257 to i32, !dbg !200
	br label %b27, !dbg !200

b27:
	%259 = phi i32 [ 0, %b25 ], [ %258, %b26_ok1 ], !dbg !201
	br label %b28, !dbg !207

b28:
	%260 = phi i32 [ %259, %b27 ], [ %269, %b31 ], !dbg !208
	%261 = phi i32 [ 1, %b27 ], [ %270, %b31 ], !dbg !209
	%262 = zext i32 %261 to i64, !dbg !209
	%263 = icmp ult i32 %261, 32, !dbg !210
	br i1 %263, label %b29, label %b32, !dbg !210

b29:
	%264 = trunc i64 %262 to i32, !dbg !211
	%265 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %260, i32 %264, i32 0), !dbg !211
	%266 = extractvalue { i32, i1 } %265, 0, !dbg !211
	%267 = icmp uge i32 %247, %261, !dbg !212
	br i1 %267, label %b30, label %b31, !dbg !212

b30:
	%268 = add i32 %260, %266, !dbg !213
	br label %b31, !dbg !213

b31:
	%269 = phi i32 [ %260, %b29 ], [ %268, %b30 ], !dbg !208
	%270 = mul i32 %261, 2, !dbg !214
	br label %b28, !dbg !214

b32:
	%271 = add i32 %242, %260, !dbg !215
	br i1 %249, label %b33, label %b34, !dbg !216

b33:
	%272 = sub i32 %271, %259, !dbg !217
	%273 = getelementptr inbounds i32, i32 addrspace(3)* %230, i64 %248, !dbg !218
	store i32 %272, i32 addrspace(3)* %273, align 4, !dbg !218
	br label %b34, !dbg !218

b34:
	br i1 %240, label %b35, label %b36, !dbg !182

b35:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 0, i64 0), !dbg !219
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !219
	ret void, !dbg !219

b36:
	%274 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %271, i32 %241, i32 31), !dbg !183
	%275 = extractvalue { i32, i1 } %274, 0, !dbg !183
	%276 = add i64 %243, %238, !dbg !220
	br label %b24, !dbg !220

b37:
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !221, !range !188
	%278 = sext i32 %277 to i64, !dbg !221
	%279 = icmp eq i64 %278, 0, !dbg !222
	br i1 %279, label %b38, label %b39, !dbg !222

b38:
	%280 = getelementptr inbounds i32, i32 addrspace(3)* %230, i64 %117, !dbg !223
	store i32 %242, i32 addrspace(3)* %280, align 4, !dbg !223
	br label %b39, !dbg !223

b39:
	call void @llvm.nvvm.barrier0(), !dbg !224
	%281 = trunc i64 %117 to i32, !dbg !228
	%282 = xor i1 %0, true, !dbg !231
	%283 = trunc i64 %143 to i32, !dbg !232
	%284 = mul i32 %283, 2, !dbg !232
	%285 = zext i32 %284 to i64, !dbg !232
	%286 = mul i32 %283, 3, !dbg !233
	%287 = zext i32 %286 to i64, !dbg !233
	%288 = mul i32 %283, 4, !dbg !234
	%289 = zext i32 %288 to i64, !dbg !234
	br label %b40, !dbg !235

b40:
	%290 = phi i32 [ %18, %b39 ], [ %564, %b72 ], !dbg !236
	%291 = zext i32 %290 to i64, !dbg !236
	%292 = getelementptr inbounds i32, i32 addrspace(3)* %230, i64 %117, !dbg !237
	%293 = load i32, i32 addrspace(3)* %292, align 4, !dbg !237
	%294 = sext i32 %293 to i64, !dbg !238
	%295 = icmp slt i64 %291, %294, !dbg !239
	br i1 %295, label %b41, label %b73, !dbg !239

b41:
	%296 = trunc i64 %291 to i32, !dbg !240
	br label %b42, !dbg !228

b42:
	%297 = phi i32 [ 0, %b41 ], [ %302, %b43_ok1 ], [ %297, %b44 ], !dbg !241
	%298 = phi i32 [ %281, %b41 ], [ %298, %b43_ok1 ], [ %302, %b44 ], !dbg !242
	%299 = sub i32 %298, %297, !dbg !243
	%300 = icmp ugt i32 %299, 1, !dbg !244
	br i1 %300, label %b43, label %b45, !dbg !244

b43:
	%301 = add i32 %297, %298, !dbg !245
	%302 = udiv i32 %301, 2, !dbg !246
	%303 = zext i32 %302 to i64, !dbg !247
	%304 = getelementptr inbounds i32, i32 addrspace(3)* %230, i64 %303, !dbg !247
	%305 = icmp uge i64 %303, %231, !dbg !247
	br i1 %305, label %b43_fail1, label %b43_ok1, !dbg !247, !prof !35

b43_ok1:
	%306 = load i32, i32 addrspace(3)* %304, align 4, !dbg !247
	%307 = icmp sle i32 %306, %296, !dbg !248
	br i1 %307, label %b42, label %b44, !dbg !248

b44:
	br label %b42, !dbg !248

b45:
	%308 = zext i32 %297 to i64, !dbg !249
	%309 = mul i64 %308, %26, !dbg !250
	%310 = add i64 %309, %291, !dbg !251
	%311 = getelementptr inbounds i32, i32 addrspace(3)* %230, i64 %308, !dbg !252
	%312 = load i32, i32 addrspace(3)* %311, align 4, !dbg !252
	%313 = sext i32 %312 to i64, !dbg !253
	%314 = sub i64 %310, %313, !dbg !254
	%315 = udiv i32 %297, %144, !dbg !256
	%316 = zext i32 %315 to i64, !dbg !257
	%317 = mul i32 %315, %144, !dbg !258
	%318 = sub i32 %297, %317, !dbg !259
	%319 = zext i32 %318 to i64, !dbg !260
	%320 = mul i64 %314, %27, !dbg !262
	%321 = add i64 %314, 1, !dbg !263
	%322 = mul i64 %321, %27, !dbg !264
	%323 = sub i64 %322, %320, !dbg !265
	%324 = getelementptr inbounds float, float addrspace(1)* %7, i64 %320, !dbg !265
	%325 = trunc i64 %319 to i32, !dbg !266
	%326 = addrspacecast float addrspace(1)* %8 to float*, !dbg !266
	%327 = icmp ugt i64 %322, %p21, !dbg !265
	%328 = icmp ugt i64 %320, %322, !dbg !265
	%329 = icmp uge i64 %319, %108, !dbg !266
	%330 = or i1 %327, %328, !dbg !266
	%331 = or i1 %330, %329, !dbg !266
	br i1 %331, label %b45_fail1, label %b45_ok1, !dbg !266, !prof !35

b45_ok1:
	%332 = bitcast float* %326 to i8*, !dbg !266
	%333 = call i8* @gpuc_peer_thread(i8* %332, i32 %325), !dbg !266
	%334 = bitcast i8* %333 to float*, !dbg !266
	%335 = icmp eq float* %334, null, !dbg !266
	%336 = select i1 %335, i64 0, i64 %p23, !dbg !266
	%337 = getelementptr inbounds float, float addrspace(1)* %5, i64 %316, !dbg !267
	%338 = icmp uge i64 %316, %p17, !dbg !267
	%339 = icmp uge i64 %316, %p19, !dbg !268
	%340 = or i1 %338, %339, !dbg !268
	br i1 %340, label %b45_fail4, label %b45_ok4, !dbg !268, !prof !35

b45_ok4:
	%341 = load float, float addrspace(1)* %337, align 4, !dbg !267
	%342 = getelementptr inbounds float, float addrspace(1)* %6, i64 %316, !dbg !268
	%343 = load float, float addrspace(1)* %342, align 4, !dbg !268
	br i1 %225, label %b46, label %b47, !dbg !269

b46:
	%344 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %314, !dbg !270
	%345 = shl i64 %36, 32, !dbg !272
	%346 = addrspacecast i64 addrspace(1)* %344 to i64*, !dbg !273
	%347 = icmp uge i64 %314, %p27, !dbg !270
	br i1 %347, label %b46_fail1, label %b46_ok1, !dbg !270, !prof !35

b46_ok1:
	%348 = bitcast i64* %346 to i8*, !dbg !273
	%349 = call i64 @gpuc_signal_wait_until_thread(i8* %348, i32 5, i64 %345, i32 1, i8* %ctrl, i32 25), !dbg !273
	%350 = and i64 %349, 4294967295, !dbg !275
	%351 = trunc i64 %350 to i32, !dbg !277
	store i32 %351, i32 addrspace(3)* @gpuc_shared_apply_15, align 4, !dbg !278
	br label %b47, !dbg !278

b47:
	call void @llvm.nvvm.barrier0(), !dbg !279
	%352 = and i64 %323, 3, !dbg !280
	%353 = icmp eq i64 %352, 0, !dbg !280
	%354 = addrspacecast float addrspace(1)* %324 to float*, !dbg !280
	%355 = ptrtoint float* %354 to i64, !dbg !280
	%356 = and i64 %355, 15, !dbg !280
	%357 = icmp eq i64 %356, 0, !dbg !280
	%358 = icmp eq i64 %323, 0, !dbg !280
	%359 = or i1 %357, %358, !dbg !280
	%360 = icmp eq i1 %353, false, !dbg !280
	%361 = icmp eq i1 %359, false, !dbg !280
	%362 = or i1 %360, %361, !dbg !280
	br i1 %362, label %b47_fail1, label %b47_ok1, !dbg !280, !prof !35

b47_ok1:
	%363 = load i32, i32 addrspace(3)* @gpuc_shared_apply_15, align 4, !dbg !281
	%364 = sext i32 %363 to i64, !dbg !282
	%365 = ashr i64 %323, 2, !dbg !280
	%366 = bitcast float addrspace(1)* %324 to { float, float, float, float } addrspace(1)*, !dbg !280
	%367 = icmp ne i64 %336, 0, !dbg !283
	br i1 %367, label %b48, label %b49, !dbg !283

b48:
	br label %b49, !dbg !231

b49:
	%368 = phi i1 [ false, %b47_ok1 ], [ %282, %b48 ], !dbg !284
	br i1 %368, label %b50, label %b51, !dbg !284

b50:
	%369 = mul i64 %364, %27, !dbg !285
	%370 = add i64 %364, 1, !dbg !286
	%371 = mul i64 %370, %27, !dbg !287
	%372 = sub i64 %371, %369, !dbg !288
	%373 = addrspacecast float* %334 to float addrspace(1)*, !dbg !288
	%374 = getelementptr inbounds float, float addrspace(1)* %373, i64 %369, !dbg !288
	%375 = and i64 %372, 3, !dbg !289
	%376 = icmp eq i64 %375, 0, !dbg !289
	%377 = addrspacecast float addrspace(1)* %374 to float*, !dbg !289
	%378 = ptrtoint float* %377 to i64, !dbg !289
	%379 = and i64 %378, 15, !dbg !289
	%380 = icmp eq i64 %379, 0, !dbg !289
	%381 = icmp eq i64 %372, 0, !dbg !289
	%382 = or i1 %380, %381, !dbg !289
	%383 = ashr i64 %372, 2, !dbg !289
	%384 = bitcast float addrspace(1)* %374 to { float, float, float, float } addrspace(1)*, !dbg !289
	%385 = icmp ugt i64 %371, %336, !dbg !288
	%386 = icmp ugt i64 %369, %371, !dbg !288
	%387 = icmp eq i1 %376, false, !dbg !289
	%388 = icmp eq i1 %382, false, !dbg !289
	%389 = or i1 %385, %386, !dbg !289
	%390 = or i1 %389, %387, !dbg !289
	%391 = or i1 %390, %388, !dbg !289
	br i1 %391, label %b50_fail1, label %b50_ok1, !dbg !289, !prof !35

b50_ok1:
	br label %b51, !dbg !289

b51:
	%392 = phi { float, float, float, float } addrspace(1)* [ %366, %b49 ], [ %384, %b50_ok1 ], !dbg !290
	%393 = phi i64 [ %365, %b49 ], [ %383, %b50_ok1 ], !dbg !290
	br label %b52, !dbg !291

b52:
	%394 = phi i64 [ %139, %b51 ], [ %534, %b67 ], !dbg !292
	%395 = icmp slt i64 %394, %365, !dbg !293
	br i1 %395, label %b53, label %b68, !dbg !293

b53:
	%396 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %366, i64 %394, !dbg !296
	%397 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %396, i32 0, i32 0, !dbg !296
	%398 = bitcast { float, float, float, float } addrspace(1)* %396 to <4 x float> addrspace(1)*, !dbg !296
	%399 = load <4 x float>, <4 x float> addrspace(1)* %398, align 16, !dbg !296
	%400 = extractelement <4 x float> %399, i32 0, !dbg !296
	%401 = extractelement <4 x float> %399, i32 1, !dbg !296
	%402 = extractelement <4 x float> %399, i32 2, !dbg !296
	%403 = extractelement <4 x float> %399, i32 3, !dbg !296
	%404 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %396, i32 0, i32 1, !dbg !296
	%405 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %396, i32 0, i32 2, !dbg !296
	%406 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %396, i32 0, i32 3, !dbg !296
	%407 = add i64 %394, %143, !dbg !297
	%408 = icmp slt i64 %407, %365, !dbg !299
	br i1 %408, label %b54, label %b55, !dbg !299

b54:
	%409 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %366, i64 %407, !dbg !300
	%410 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %409, i32 0, i32 0, !dbg !300
	%411 = bitcast { float, float, float, float } addrspace(1)* %409 to <4 x float> addrspace(1)*, !dbg !300
	%412 = load <4 x float>, <4 x float> addrspace(1)* %411, align 16, !dbg !300
	%413 = extractelement <4 x float> %412, i32 0, !dbg !300
	%414 = extractelement <4 x float> %412, i32 1, !dbg !300
	%415 = extractelement <4 x float> %412, i32 2, !dbg !300
	%416 = extractelement <4 x float> %412, i32 3, !dbg !300
	%417 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %409, i32 0, i32 1, !dbg !300
	%418 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %409, i32 0, i32 2, !dbg !300
	%419 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %409, i32 0, i32 3, !dbg !300
	br label %b55, !dbg !301

b55:
	%420 = phi float [ %416, %b54 ], [ 0.000000e+00, %b53 ], !dbg !232
	%421 = phi float [ %415, %b54 ], [ 0.000000e+00, %b53 ], !dbg !232
	%422 = phi float [ %414, %b54 ], [ 0.000000e+00, %b53 ], !dbg !232
	%423 = phi float [ %413, %b54 ], [ 0.000000e+00, %b53 ], !dbg !232
	%424 = add i64 %394, %285, !dbg !302
	%425 = icmp slt i64 %424, %365, !dbg !304
	br i1 %425, label %b56, label %b57, !dbg !304

b56:
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %366, i64 %424, !dbg !305
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 0, !dbg !305
	%428 = bitcast { float, float, float, float } addrspace(1)* %426 to <4 x float> addrspace(1)*, !dbg !305
	%429 = load <4 x float>, <4 x float> addrspace(1)* %428, align 16, !dbg !305
	%430 = extractelement <4 x float> %429, i32 0, !dbg !305
	%431 = extractelement <4 x float> %429, i32 1, !dbg !305
	%432 = extractelement <4 x float> %429, i32 2, !dbg !305
	%433 = extractelement <4 x float> %429, i32 3, !dbg !305
	%434 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 1, !dbg !305
	%435 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 2, !dbg !305
	%436 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 3, !dbg !305
	br label %b57, !dbg !306

b57:
	%437 = phi float [ %433, %b56 ], [ 0.000000e+00, %b55 ], !dbg !233
	%438 = phi float [ %432, %b56 ], [ 0.000000e+00, %b55 ], !dbg !233
	%439 = phi float [ %431, %b56 ], [ 0.000000e+00, %b55 ], !dbg !233
	%440 = phi float [ %430, %b56 ], [ 0.000000e+00, %b55 ], !dbg !233
	%441 = add i64 %394, %287, !dbg !307
	%442 = icmp slt i64 %441, %365, !dbg !309
	br i1 %442, label %b58, label %b59, !dbg !309

b58:
	%443 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %366, i64 %441, !dbg !310
	%444 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %443, i32 0, i32 0, !dbg !310
	%445 = bitcast { float, float, float, float } addrspace(1)* %443 to <4 x float> addrspace(1)*, !dbg !310
	%446 = load <4 x float>, <4 x float> addrspace(1)* %445, align 16, !dbg !310
	%447 = extractelement <4 x float> %446, i32 0, !dbg !310
	%448 = extractelement <4 x float> %446, i32 1, !dbg !310
	%449 = extractelement <4 x float> %446, i32 2, !dbg !310
	%450 = extractelement <4 x float> %446, i32 3, !dbg !310
	%451 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %443, i32 0, i32 1, !dbg !310
	%452 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %443, i32 0, i32 2, !dbg !310
	%453 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %443, i32 0, i32 3, !dbg !310
	br label %b59, !dbg !311

b59:
	%454 = phi float [ %450, %b58 ], [ 0.000000e+00, %b57 ], !dbg !312
	%455 = phi float [ %449, %b58 ], [ 0.000000e+00, %b57 ], !dbg !312
	%456 = phi float [ %448, %b58 ], [ 0.000000e+00, %b57 ], !dbg !312
	%457 = phi float [ %447, %b58 ], [ 0.000000e+00, %b57 ], !dbg !312
	%458 = icmp slt i64 %394, %393, !dbg !315
	br i1 %458, label %b60, label %b61, !dbg !315

b60:
	%459 = call float @llvm.nvvm.mul.rn.f(float %400, float %341), !dbg !318
	%460 = fadd float %459, %343, !dbg !319
	%461 = call float @llvm.nvvm.mul.rn.f(float %401, float %341), !dbg !321
	%462 = fadd float %461, %343, !dbg !322
	%463 = call float @llvm.nvvm.mul.rn.f(float %402, float %341), !dbg !324
	%464 = fadd float %463, %343, !dbg !325
	%465 = call float @llvm.nvvm.mul.rn.f(float %403, float %341), !dbg !327
	%466 = fadd float %465, %343, !dbg !328
	%467 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %392, i64 %394, !dbg !329
	%468 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %467, i32 0, i32 0, !dbg !329
	%469 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %467, i32 0, i32 1, !dbg !329
	%470 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %467, i32 0, i32 2, !dbg !329
	%471 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %467, i32 0, i32 3, !dbg !329
	%472 = bitcast { float, float, float, float } addrspace(1)* %467 to <4 x float> addrspace(1)*, !dbg !329
	%473 = insertelement <4 x float> undef, float %460, i32 0, !dbg !329
	%474 = insertelement <4 x float> %473, float %462, i32 1, !dbg !329
	%475 = insertelement <4 x float> %474, float %464, i32 2, !dbg !329
	%476 = insertelement <4 x float> %475, float %466, i32 3, !dbg !329
	store <4 x float> %476, <4 x float> addrspace(1)* %472, align 16, !dbg !329
	br label %b61, !dbg !329

b61:
	%477 = icmp slt i64 %407, %393, !dbg !331
	br i1 %477, label %b62, label %b63, !dbg !331

b62:
	%478 = call float @llvm.nvvm.mul.rn.f(float %423, float %341), !dbg !333
	%479 = fadd float %478, %343, !dbg !334
	%480 = call float @llvm.nvvm.mul.rn.f(float %422, float %341), !dbg !336
	%481 = fadd float %480, %343, !dbg !337
	%482 = call float @llvm.nvvm.mul.rn.f(float %421, float %341), !dbg !339
	%483 = fadd float %482, %343, !dbg !340
	%484 = call float @llvm.nvvm.mul.rn.f(float %420, float %341), !dbg !342
	%485 = fadd float %484, %343, !dbg !343
	%486 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %392, i64 %407, !dbg !344
	%487 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %486, i32 0, i32 0, !dbg !344
	%488 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %486, i32 0, i32 1, !dbg !344
	%489 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %486, i32 0, i32 2, !dbg !344
	%490 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %486, i32 0, i32 3, !dbg !344
	%491 = bitcast { float, float, float, float } addrspace(1)* %486 to <4 x float> addrspace(1)*, !dbg !344
	%492 = insertelement <4 x float> undef, float %479, i32 0, !dbg !344
	%493 = insertelement <4 x float> %492, float %481, i32 1, !dbg !344
	%494 = insertelement <4 x float> %493, float %483, i32 2, !dbg !344
	%495 = insertelement <4 x float> %494, float %485, i32 3, !dbg !344
	store <4 x float> %495, <4 x float> addrspace(1)* %491, align 16, !dbg !344
	br label %b63, !dbg !344

b63:
	%496 = icmp slt i64 %424, %393, !dbg !346
	br i1 %496, label %b64, label %b65, !dbg !346

b64:
	%497 = call float @llvm.nvvm.mul.rn.f(float %440, float %341), !dbg !348
	%498 = fadd float %497, %343, !dbg !349
	%499 = call float @llvm.nvvm.mul.rn.f(float %439, float %341), !dbg !351
	%500 = fadd float %499, %343, !dbg !352
	%501 = call float @llvm.nvvm.mul.rn.f(float %438, float %341), !dbg !354
	%502 = fadd float %501, %343, !dbg !355
	%503 = call float @llvm.nvvm.mul.rn.f(float %437, float %341), !dbg !357
	%504 = fadd float %503, %343, !dbg !358
	%505 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %392, i64 %424, !dbg !359
	%506 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %505, i32 0, i32 0, !dbg !359
	%507 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %505, i32 0, i32 1, !dbg !359
	%508 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %505, i32 0, i32 2, !dbg !359
	%509 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %505, i32 0, i32 3, !dbg !359
	%510 = bitcast { float, float, float, float } addrspace(1)* %505 to <4 x float> addrspace(1)*, !dbg !359
	%511 = insertelement <4 x float> undef, float %498, i32 0, !dbg !359
	%512 = insertelement <4 x float> %511, float %500, i32 1, !dbg !359
	%513 = insertelement <4 x float> %512, float %502, i32 2, !dbg !359
	%514 = insertelement <4 x float> %513, float %504, i32 3, !dbg !359
	store <4 x float> %514, <4 x float> addrspace(1)* %510, align 16, !dbg !359
	br label %b65, !dbg !359

b65:
	%515 = icmp slt i64 %441, %393, !dbg !361
	br i1 %515, label %b66, label %b67, !dbg !361

b66:
	%516 = call float @llvm.nvvm.mul.rn.f(float %457, float %341), !dbg !363
	%517 = fadd float %516, %343, !dbg !364
	%518 = call float @llvm.nvvm.mul.rn.f(float %456, float %341), !dbg !366
	%519 = fadd float %518, %343, !dbg !367
	%520 = call float @llvm.nvvm.mul.rn.f(float %455, float %341), !dbg !369
	%521 = fadd float %520, %343, !dbg !370
	%522 = call float @llvm.nvvm.mul.rn.f(float %454, float %341), !dbg !372
	%523 = fadd float %522, %343, !dbg !373
	%524 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %392, i64 %441, !dbg !374
	%525 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %524, i32 0, i32 0, !dbg !374
	%526 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %524, i32 0, i32 1, !dbg !374
	%527 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %524, i32 0, i32 2, !dbg !374
	%528 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %524, i32 0, i32 3, !dbg !374
	%529 = bitcast { float, float, float, float } addrspace(1)* %524 to <4 x float> addrspace(1)*, !dbg !374
	%530 = insertelement <4 x float> undef, float %517, i32 0, !dbg !374
	%531 = insertelement <4 x float> %530, float %519, i32 1, !dbg !374
	%532 = insertelement <4 x float> %531, float %521, i32 2, !dbg !374
	%533 = insertelement <4 x float> %532, float %523, i32 3, !dbg !374
	store <4 x float> %533, <4 x float> addrspace(1)* %529, align 16, !dbg !374
	br label %b67, !dbg !374

b67:
	%534 = add i64 %394, %289, !dbg !375
	br label %b52, !dbg !375

b68:
	call void @llvm.nvvm.barrier0(), !dbg !376
	%535 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %364, !dbg !377
	%536 = icmp uge i64 %364, %p29, !dbg !377
	br i1 %536, label %b68_fail1, label %b68_ok1, !dbg !377, !prof !35

b68_ok1:
	br i1 %368, label %b69, label %b71, !dbg !377

b69:
	br i1 %225, label %b70, label %b72, !dbg !378

b70:
	call void @gpuc_fence_thread(), !dbg !379
	%537 = addrspacecast i64 addrspace(1)* %535 to i64*, !dbg !380
	%538 = bitcast i64* %537 to i8*, !dbg !380
	call void @gpuc_signal_op_thread(i8* %538, i64 %36, i32 9, i32 %325), !dbg !380
	br label %b72, !dbg !380

b71:
	%539 = mul i64 %364, %27, !dbg !382
	%540 = add i64 %364, 1, !dbg !383
	%541 = mul i64 %540, %27, !dbg !384
	%542 = sub i64 %541, %539, !dbg !385
	%543 = getelementptr inbounds float, float addrspace(1)* %8, i64 %539, !dbg !385
	%544 = mul i64 %323, 4, !dbg !386
	%545 = icmp ugt i64 %541, %p23, !dbg !385
	%546 = icmp ugt i64 %539, %541, !dbg !385
	%547 = icmp ne i64 %542, %323, !dbg !386
	%548 = or i1 %545, %546, !dbg !386
	%549 = or i1 %548, %547, !dbg !386
	br i1 %549, label %b71_fail1, label %b71_ok1, !dbg !386, !prof !35

b71_ok1:
	%550 = call i32 @gpuc_num_pes_thread(), !dbg !386
	%551 = zext i32 %318 to i64, !dbg !386
	%552 = sext i32 %550 to i64, !dbg !386
	%553 = icmp ult i64 %551, %552, !dbg !386
	%554 = select i1 %553, i32 %318, i32 0, !dbg !386
	%555 = call i8* @gpuc_peer_early(i32 %554), !dbg !386
	%556 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !386
	%557 = sext i32 %556 to i64, !dbg !386
	%558 = addrspacecast float addrspace(1)* %543 to float*, !dbg !386
	%559 = addrspacecast i64 addrspace(1)* %535 to i64*, !dbg !386
	%560 = icmp ne i64 %557, %143, !dbg !386
	br i1 %560, label %b71_fail4, label %b71_ok4, !dbg !386, !prof !35

b71_ok4:
	%561 = bitcast float* %558 to i8*, !dbg !386
	%562 = bitcast float* %354 to i8*, !dbg !386
	%563 = bitcast i64* %559 to i8*, !dbg !386
	call void @gpuc_put_signal_nbi_block(i8* %561, i8* %562, i64 %544, i8* %563, i64 %36, i32 9, i32 %325, i32 1, i32 1, i8* %555), !dbg !386
	br label %b72, !dbg !387

b72:
	%564 = add i32 %290, %23, !dbg !388
	br label %b40, !dbg !388

b73:
	%565 = icmp eq i32 %p6, 0, !dbg !393
	br i1 %565, label %b73_fail1, label %b73_ok1, !dbg !393, !prof !35

b73_ok1:
	%566 = udiv i32 %p1, 4, !dbg !394
	%567 = zext i32 %566 to i64, !dbg !394
	%568 = add i64 %567, %32, !dbg !395
	%569 = sub i64 %568, 1, !dbg !396
	%570 = trunc i64 %569 to i32, !dbg !397
	%571 = udiv i32 %570, %p6, !dbg !393
	%572 = zext i32 %571 to i64, !dbg !398
	%573 = mul i64 %26, %32, !dbg !399
	br label %b74, !dbg !400

b74:
	%574 = phi i64 [ %17, %b73_ok1 ], [ %714, %b89 ], !dbg !401
	%575 = icmp slt i64 %574, %573, !dbg !402
	br i1 %575, label %b75, label %b90, !dbg !402

b75:
	%576 = trunc i64 %574 to i32, !dbg !404
	%577 = udiv i32 %576, %p6, !dbg !405
	%578 = zext i32 %577 to i64, !dbg !406
	%579 = mul i32 %577, %p6, !dbg !407
	%580 = sub i32 %576, %579, !dbg !408
	%581 = zext i32 %580 to i64, !dbg !409
	%582 = mul i64 %578, %29, !dbg !410
	%583 = mul i64 %582, %27, !dbg !411
	%584 = add i64 %582, %29, !dbg !412
	%585 = mul i64 %584, %27, !dbg !413
	%586 = sub i64 %585, %583, !dbg !414
	%587 = getelementptr inbounds float, float addrspace(1)* %8, i64 %583, !dbg !414
	%588 = and i64 %586, 3, !dbg !415
	%589 = icmp eq i64 %588, 0, !dbg !415
	%590 = addrspacecast float addrspace(1)* %587 to float*, !dbg !415
	%591 = ptrtoint float* %590 to i64, !dbg !415
	%592 = and i64 %591, 15, !dbg !415
	%593 = icmp eq i64 %592, 0, !dbg !415
	%594 = icmp eq i64 %586, 0, !dbg !415
	%595 = or i1 %593, %594, !dbg !415
	%596 = mul i64 %578, %27, !dbg !416
	%597 = add i64 %578, 1, !dbg !417
	%598 = mul i64 %597, %27, !dbg !418
	%599 = sub i64 %598, %596, !dbg !419
	%600 = getelementptr inbounds float, float addrspace(1)* %1, i64 %596, !dbg !419
	%601 = and i64 %599, 3, !dbg !420
	%602 = icmp eq i64 %601, 0, !dbg !420
	%603 = addrspacecast float addrspace(1)* %600 to float*, !dbg !420
	%604 = ptrtoint float* %603 to i64, !dbg !420
	%605 = and i64 %604, 15, !dbg !420
	%606 = icmp eq i64 %605, 0, !dbg !420
	%607 = icmp eq i64 %599, 0, !dbg !420
	%608 = or i1 %606, %607, !dbg !420
	%609 = ashr i64 %586, 2, !dbg !415
	%610 = bitcast float addrspace(1)* %587 to { float, float, float, float } addrspace(1)*, !dbg !415
	%611 = ashr i64 %599, 2, !dbg !420
	%612 = bitcast float addrspace(1)* %600 to { float, float, float, float } addrspace(1)*, !dbg !420
	%613 = mul i64 %581, %572, !dbg !421
	%614 = icmp slt i64 %613, %567, !dbg !422
	%615 = select i1 %614, i64 %613, i64 %567, !dbg !422
	%616 = icmp ugt i64 %585, %p23, !dbg !414
	%617 = icmp ugt i64 %583, %585, !dbg !414
	%618 = icmp eq i1 %589, false, !dbg !415
	%619 = icmp eq i1 %595, false, !dbg !415
	%620 = icmp ugt i64 %598, %p9, !dbg !419
	%621 = icmp ugt i64 %596, %598, !dbg !419
	%622 = icmp eq i1 %602, false, !dbg !420
	%623 = icmp eq i1 %608, false, !dbg !420
	%624 = or i1 %616, %617, !dbg !420
	%625 = or i1 %624, %618, !dbg !420
	%626 = or i1 %625, %619, !dbg !420
	%627 = or i1 %626, %620, !dbg !420
	%628 = or i1 %627, %621, !dbg !420
	%629 = or i1 %628, %622, !dbg !420
	%630 = or i1 %629, %623, !dbg !420
	br i1 %630, label %b75_fail1, label %b75_ok1, !dbg !420, !prof !35

b75_ok1:
	br label %b76, !dbg !423

b76:
	%631 = phi i64 [ %139, %b75_ok1 ], [ %639, %b77_ok1 ], !dbg !423
	%632 = icmp slt i64 %631, %29, !dbg !423
	br i1 %632, label %b77, label %b78, !dbg !423

b77:
	%633 = add i64 %582, %631, !dbg !424
	%634 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %633, !dbg !425
	%635 = addrspacecast i64 addrspace(1)* %634 to i64*, !dbg !426
	%636 = icmp uge i64 %633, %p29, !dbg !425
	br i1 %636, label %b77_fail1, label %b77_ok1, !dbg !425, !prof !35

b77_ok1:
	%637 = bitcast i64* %635 to i8*, !dbg !426
	%638 = call i64 @gpuc_signal_wait_until_thread(i8* %637, i32 5, i64 %36, i32 1, i8* %ctrl, i32 43), !dbg !426
	%639 = add i64 %631, %143, !dbg !423
	br label %b76, !dbg !423

b78:
	call void @llvm.nvvm.barrier0(), !dbg !427
	%640 = sub i64 %567, %615, !dbg !428
	%641 = icmp slt i64 %572, %640, !dbg !429
	%642 = select i1 %641, i64 %572, i64 %640, !dbg !429
	%643 = trunc i64 %642 to i32, !dbg !429
	%644 = icmp ule i64 %567, 268435455, !dbg !430
	%645 = icmp ule i64 %582, 281474976710655, !dbg !430
	%646 = and i1 %644, %645, !dbg !430
	%647 = icmp ule i64 %609, 281474976710655, !dbg !430
	%648 = and i1 %646, %647, !dbg !430
	%649 = icmp ule i64 %611, 281474976710655, !dbg !430
	%650 = and i1 %648, %649, !dbg !430
	%651 = icmp ule i64 %615, 281474976710655, !dbg !430
	%652 = and i1 %650, %651, !dbg !430
	%653 = mul i64 %584, -1, !dbg !430
	%654 = add i64 %p15, %653, !dbg !430
	%655 = icmp sge i64 %654, 0, !dbg !430
	%656 = and i1 %652, %655, !dbg !430
	%657 = mul i64 %p15, -1, !dbg !430
	%658 = add i64 %29, %657, !dbg !430
	%659 = icmp sge i64 %658, 0, !dbg !430
	%660 = and i1 %656, %659, !dbg !430
	%661 = mul i64 %29, -1, !dbg !430
	%662 = mul i64 %567, %661, !dbg !430
	%663 = mul i64 %572, -1, !dbg !430
	%664 = add i64 %662, %663, !dbg !430
	%665 = icmp sge i64 %664, 0, !dbg !430
	%666 = and i1 %660, %665, !dbg !430
	br i1 %666, label %b79, label %b84_cold, !dbg !430, !prof !431

b79:
	%667 = phi i32 [ %138, %b78 ], [ %713, %b83 ], !dbg !430
	%668 = sext i32 %667 to i64, !dbg !430
	%669 = icmp slt i32 %667, %643, !dbg !430
	br i1 %669, label %b80, label %b89, !dbg !430

b80:
	%670 = add i64 %615, %668, !dbg !432
	%671 = getelementptr inbounds float, float addrspace(1)* %4, i64 %582, !dbg !433
	br label %b81, !dbg !436

b81:
	%672 = phi float [ 0.000000e+00, %b80 ], [ %702, %b82 ], !dbg !437
	%673 = phi float [ 0.000000e+00, %b80 ], [ %700, %b82 ], !dbg !437
	%674 = phi float [ 0.000000e+00, %b80 ], [ %698, %b82 ], !dbg !437
	%675 = phi float [ 0.000000e+00, %b80 ], [ %696, %b82 ], !dbg !437
	%676 = phi i64 [ -1, %b80 ], [ %677, %b82 ], !dbg !436
	%677 = add i64 %676, 1, !dbg !436
	%678 = trunc i64 %677 to i32, !dbg !436
	%679 = icmp ult i32 %678, %p3, !dbg !436
	br i1 %679, label %b82, label %b83, !dbg !436

b82:
	%680 = getelementptr inbounds float, float addrspace(1)* %671, i64 %677, !dbg !438
	%681 = load float, float addrspace(1)* %680, align 4, !dbg !438
	%682 = mul i64 %677, %567, !dbg !439
	%683 = add i64 %682, %670, !dbg !440
	%684 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %610, i64 %683, !dbg !441
	%685 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %684, i32 0, i32 0, !dbg !441
	%686 = bitcast { float, float, float, float } addrspace(1)* %684 to <4 x float> addrspace(1)*, !dbg !441
	%687 = load <4 x float>, <4 x float> addrspace(1)* %686, align 16, !dbg !441
	%688 = extractelement <4 x float> %687, i32 0, !dbg !441
	%689 = extractelement <4 x float> %687, i32 1, !dbg !441
	%690 = extractelement <4 x float> %687, i32 2, !dbg !441
	%691 = extractelement <4 x float> %687, i32 3, !dbg !441
	%692 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %684, i32 0, i32 1, !dbg !441
	%693 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %684, i32 0, i32 2, !dbg !441
	%694 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %684, i32 0, i32 3, !dbg !441
	%695 = call float @llvm.nvvm.mul.rn.f(float %681, float %688), !dbg !442
	%696 = fadd float %675, %695, !dbg !443
	%697 = call float @llvm.nvvm.mul.rn.f(float %681, float %689), !dbg !444
	%698 = fadd float %674, %697, !dbg !445
	%699 = call float @llvm.nvvm.mul.rn.f(float %681, float %690), !dbg !446
	%700 = fadd float %673, %699, !dbg !447
	%701 = call float @llvm.nvvm.mul.rn.f(float %681, float %691), !dbg !448
	%702 = fadd float %672, %701, !dbg !449
	br label %b81, !dbg !450, !llvm.loop !452

b83:
	%703 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %612, i64 %670, !dbg !453
	%704 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %703, i32 0, i32 0, !dbg !453
	%705 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %703, i32 0, i32 1, !dbg !453
	%706 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %703, i32 0, i32 2, !dbg !453
	%707 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %703, i32 0, i32 3, !dbg !453
	%708 = bitcast { float, float, float, float } addrspace(1)* %703 to <4 x float> addrspace(1)*, !dbg !453
	%709 = insertelement <4 x float> undef, float %675, i32 0, !dbg !453
	%710 = insertelement <4 x float> %709, float %674, i32 1, !dbg !453
	%711 = insertelement <4 x float> %710, float %673, i32 2, !dbg !453
	%712 = insertelement <4 x float> %711, float %672, i32 3, !dbg !453
	store <4 x float> %712, <4 x float> addrspace(1)* %708, align 16, !dbg !453
	%713 = add i32 %667, %142, !dbg !430
	br label %b79, !dbg !430

b89:
	%714 = add i64 %574, %22, !dbg !458
	br label %b74, !dbg !458

b90:
	ret void, !dbg !391

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %25, i64 %p33), !dbg !25
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !25
	ret void, !dbg !25

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %42, i64 %45), !dbg !43
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !43
	ret void, !dbg !43

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %68, i64 %p31), !dbg !55
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !55
	ret void, !dbg !55

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %76, i64 %42), !dbg !59
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !59
	ret void, !dbg !59

b9_fail1:
	%715 = icmp uge i64 %93, %p25, !dbg !78
	br i1 %715, label %b9_fail2, label %b9_ok2, !dbg !78

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %93, i64 %p25), !dbg !78
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !78
	ret void, !dbg !78

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %88, i64 %41), !dbg !79
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !79
	ret void, !dbg !79

b11_fail1:
	%716 = icmp ugt i64 %119, %p31, !dbg !102
	br i1 %716, label %b11_fail2, label %b11_ok2, !dbg !102

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %119, i64 %p31), !dbg !102
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !102
	ret void, !dbg !102

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %28, i64 %120), !dbg !103
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !103
	ret void, !dbg !103

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %115, i64 %127), !dbg !105
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !105
	ret void, !dbg !105

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %149, i64 %28), !dbg !116
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !116
	ret void, !dbg !116

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !130
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !130
	ret void, !dbg !130

b18_fail1:
	%717 = icmp ugt i64 %190, %p21, !dbg !145
	br i1 %717, label %b18_fail2, label %b18_ok2, !dbg !145

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %190, i64 %p21), !dbg !145
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !145
	ret void, !dbg !145

b18_ok2:
	%718 = icmp ugt i64 %188, %190, !dbg !145
	br i1 %718, label %b18_fail3, label %b18_ok3, !dbg !145

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %188, i64 %190), !dbg !145
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !145
	ret void, !dbg !145

b18_ok3:
	%719 = icmp ugt i64 %194, %p11, !dbg !150
	br i1 %719, label %b18_fail4, label %b18_ok4, !dbg !150

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %194, i64 %p11), !dbg !150
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !150
	ret void, !dbg !150

b18_ok4:
	%720 = icmp ugt i64 %192, %194, !dbg !150
	br i1 %720, label %b18_fail5, label %b18_ok5, !dbg !150

b18_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %192, i64 %194), !dbg !150
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !150
	ret void, !dbg !150

b18_ok5:
	%721 = icmp uge i64 %187, %p27, !dbg !151
	br i1 %721, label %b18_fail6, label %b18_ok6, !dbg !151

b18_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %187, i64 %p27), !dbg !151
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !151
	ret void, !dbg !151

b18_ok6:
	%722 = icmp ne i64 %191, %195, !dbg !153
	br i1 %722, label %b18_fail7, label %b18_ok7, !dbg !153

b18_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %191, i64 %195), !dbg !153
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !153
	ret void, !dbg !153

b18_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %196, i64 %108), !dbg !153
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !153
	ret void, !dbg !153

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %231, i64 %229), !dbg !173
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !173
	ret void, !dbg !173

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %250, i64 %p25), !dbg !192
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !192
	ret void, !dbg !192

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %303, i64 %231), !dbg !247
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !247
	ret void, !dbg !247

b45_fail1:
	%723 = icmp ugt i64 %322, %p21, !dbg !265
	br i1 %723, label %b45_fail2, label %b45_ok2, !dbg !265

b45_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %322, i64 %p21), !dbg !265
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !265
	ret void, !dbg !265

b45_ok2:
	%724 = icmp ugt i64 %320, %322, !dbg !265
	br i1 %724, label %b45_fail3, label %b45_ok3, !dbg !265

b45_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %320, i64 %322), !dbg !265
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !265
	ret void, !dbg !265

b45_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %319, i64 %108), !dbg !266
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !266
	ret void, !dbg !266

b45_fail4:
	%725 = icmp uge i64 %316, %p17, !dbg !267
	br i1 %725, label %b45_fail5, label %b45_ok5, !dbg !267

b45_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %316, i64 %p17), !dbg !267
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !267
	ret void, !dbg !267

b45_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %316, i64 %p19), !dbg !268
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !268
	ret void, !dbg !268

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %314, i64 %p27), !dbg !270
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !270
	ret void, !dbg !270

b47_fail1:
	%726 = icmp eq i1 %353, false, !dbg !280
	br i1 %726, label %b47_fail2, label %b47_ok2, !dbg !280

b47_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %323, i64 4), !dbg !280
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !280
	ret void, !dbg !280

b47_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %356, i64 16), !dbg !280
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !280
	ret void, !dbg !280

b50_fail1:
	%727 = icmp ugt i64 %371, %336, !dbg !288
	br i1 %727, label %b50_fail2, label %b50_ok2, !dbg !288

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %371, i64 %336), !dbg !288
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !288
	ret void, !dbg !288

b50_ok2:
	%728 = icmp ugt i64 %369, %371, !dbg !288
	br i1 %728, label %b50_fail3, label %b50_ok3, !dbg !288

b50_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %369, i64 %371), !dbg !288
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !288
	ret void, !dbg !288

b50_ok3:
	%729 = icmp eq i1 %376, false, !dbg !289
	br i1 %729, label %b50_fail4, label %b50_ok4, !dbg !289

b50_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %372, i64 4), !dbg !289
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !289
	ret void, !dbg !289

b50_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %379, i64 16), !dbg !289
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !289
	ret void, !dbg !289

b68_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %364, i64 %p29), !dbg !377
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !377
	ret void, !dbg !377

b71_fail1:
	%730 = icmp ugt i64 %541, %p23, !dbg !385
	br i1 %730, label %b71_fail2, label %b71_ok2, !dbg !385

b71_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %541, i64 %p23), !dbg !385
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !385
	ret void, !dbg !385

b71_ok2:
	%731 = icmp ugt i64 %539, %541, !dbg !385
	br i1 %731, label %b71_fail3, label %b71_ok3, !dbg !385

b71_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %539, i64 %541), !dbg !385
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !385
	ret void, !dbg !385

b71_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %542, i64 %323), !dbg !386
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !386
	ret void, !dbg !386

b71_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %557, i64 %143), !dbg !386
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !386
	ret void, !dbg !386

b73_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !393
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !393
	ret void, !dbg !393

b75_fail1:
	%732 = icmp ugt i64 %585, %p23, !dbg !414
	br i1 %732, label %b75_fail2, label %b75_ok2, !dbg !414

b75_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %585, i64 %p23), !dbg !414
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !414
	ret void, !dbg !414

b75_ok2:
	%733 = icmp ugt i64 %583, %585, !dbg !414
	br i1 %733, label %b75_fail3, label %b75_ok3, !dbg !414

b75_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %583, i64 %585), !dbg !414
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !414
	ret void, !dbg !414

b75_ok3:
	%734 = icmp eq i1 %589, false, !dbg !415
	br i1 %734, label %b75_fail4, label %b75_ok4, !dbg !415

b75_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %586, i64 4), !dbg !415
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !415
	ret void, !dbg !415

b75_ok4:
	%735 = icmp eq i1 %595, false, !dbg !415
	br i1 %735, label %b75_fail5, label %b75_ok5, !dbg !415

b75_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %592, i64 16), !dbg !415
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !415
	ret void, !dbg !415

b75_ok5:
	%736 = icmp ugt i64 %598, %p9, !dbg !419
	br i1 %736, label %b75_fail6, label %b75_ok6, !dbg !419

b75_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %598, i64 %p9), !dbg !419
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !419
	ret void, !dbg !419

b75_ok6:
	%737 = icmp ugt i64 %596, %598, !dbg !419
	br i1 %737, label %b75_fail7, label %b75_ok7, !dbg !419

b75_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %596, i64 %598), !dbg !419
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !419
	ret void, !dbg !419

b75_ok7:
	%738 = icmp eq i1 %602, false, !dbg !420
	br i1 %738, label %b75_fail8, label %b75_ok8, !dbg !420

b75_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %599, i64 4), !dbg !420
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !420
	ret void, !dbg !420

b75_ok8:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %605, i64 16), !dbg !420
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !420
	ret void, !dbg !420

b77_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %633, i64 %p29), !dbg !425
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !425
	ret void, !dbg !425

b84_cold:
	%739 = phi i64 [ %789, %b88_cold_ok1 ], [ %139, %b78 ], !dbg !430
	%740 = icmp slt i64 %739, %642, !dbg !430
	br i1 %740, label %b85_cold, label %b89, !dbg !430

b85_cold:
	%741 = add i64 %615, %739, !dbg !432
	%742 = getelementptr inbounds float, float addrspace(1)* %4, i64 %582, !dbg !433
	%743 = icmp ugt i64 %584, %p15, !dbg !433
	%744 = icmp ugt i64 %582, %584, !dbg !433
	%745 = or i1 %743, %744, !dbg !433
	br i1 %745, label %b85_cold_fail1, label %b85_cold_ok1, !dbg !433, !prof !35

b85_cold_fail1:
	%746 = icmp ugt i64 %584, %p15, !dbg !433
	br i1 %746, label %b85_cold_fail2, label %b85_cold_ok2, !dbg !433

b85_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %584, i64 %p15), !dbg !433
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !433
	ret void, !dbg !433

b85_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %582, i64 %584), !dbg !433
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !433
	ret void, !dbg !433

b85_cold_ok1:
	br label %b86_cold, !dbg !436

b86_cold:
	%747 = phi float [ 0.000000e+00, %b85_cold_ok1 ], [ %777, %b87_cold_ok1 ], !dbg !437
	%748 = phi float [ 0.000000e+00, %b85_cold_ok1 ], [ %775, %b87_cold_ok1 ], !dbg !437
	%749 = phi float [ 0.000000e+00, %b85_cold_ok1 ], [ %773, %b87_cold_ok1 ], !dbg !437
	%750 = phi float [ 0.000000e+00, %b85_cold_ok1 ], [ %771, %b87_cold_ok1 ], !dbg !437
	%751 = phi i64 [ -1, %b85_cold_ok1 ], [ %752, %b87_cold_ok1 ], !dbg !436
	%752 = add i64 %751, 1, !dbg !436
	%753 = icmp slt i64 %752, %29, !dbg !436
	br i1 %753, label %b87_cold, label %b88_cold, !dbg !436

b87_cold:
	%754 = mul i64 %752, %567, !dbg !439
	%755 = add i64 %754, %741, !dbg !440
	%756 = getelementptr inbounds float, float addrspace(1)* %742, i64 %752, !dbg !438
	%757 = icmp uge i64 %755, %609, !dbg !441
	br i1 %757, label %b87_cold_fail1, label %b87_cold_ok1, !dbg !441, !prof !35

b87_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %755, i64 %609), !dbg !441
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !441
	ret void, !dbg !441

b87_cold_ok1:
	%758 = load float, float addrspace(1)* %756, align 4, !dbg !438
	%759 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %610, i64 %755, !dbg !441
	%760 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %759, i32 0, i32 0, !dbg !441
	%761 = bitcast { float, float, float, float } addrspace(1)* %759 to <4 x float> addrspace(1)*, !dbg !441
	%762 = load <4 x float>, <4 x float> addrspace(1)* %761, align 16, !dbg !441
	%763 = extractelement <4 x float> %762, i32 0, !dbg !441
	%764 = extractelement <4 x float> %762, i32 1, !dbg !441
	%765 = extractelement <4 x float> %762, i32 2, !dbg !441
	%766 = extractelement <4 x float> %762, i32 3, !dbg !441
	%767 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %759, i32 0, i32 1, !dbg !441
	%768 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %759, i32 0, i32 2, !dbg !441
	%769 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %759, i32 0, i32 3, !dbg !441
	%770 = call float @llvm.nvvm.mul.rn.f(float %758, float %763), !dbg !442
	%771 = fadd float %750, %770, !dbg !443
	%772 = call float @llvm.nvvm.mul.rn.f(float %758, float %764), !dbg !444
	%773 = fadd float %749, %772, !dbg !445
	%774 = call float @llvm.nvvm.mul.rn.f(float %758, float %765), !dbg !446
	%775 = fadd float %748, %774, !dbg !447
	%776 = call float @llvm.nvvm.mul.rn.f(float %758, float %766), !dbg !448
	%777 = fadd float %747, %776, !dbg !449
	br label %b86_cold, !dbg !450, !llvm.loop !455

b88_cold:
	%778 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %612, i64 %741, !dbg !453
	%779 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %778, i32 0, i32 0, !dbg !453
	%780 = icmp uge i64 %741, %611, !dbg !453
	br i1 %780, label %b88_cold_fail1, label %b88_cold_ok1, !dbg !453, !prof !35

b88_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %741, i64 %611), !dbg !453
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !453
	ret void, !dbg !453

b88_cold_ok1:
	%781 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %778, i32 0, i32 1, !dbg !453
	%782 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %778, i32 0, i32 2, !dbg !453
	%783 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %778, i32 0, i32 3, !dbg !453
	%784 = bitcast { float, float, float, float } addrspace(1)* %778 to <4 x float> addrspace(1)*, !dbg !453
	%785 = insertelement <4 x float> undef, float %750, i32 0, !dbg !453
	%786 = insertelement <4 x float> %785, float %749, i32 1, !dbg !453
	%787 = insertelement <4 x float> %786, float %748, i32 2, !dbg !453
	%788 = insertelement <4 x float> %787, float %747, i32 3, !dbg !453
	store <4 x float> %788, <4 x float> addrspace(1)* %784, align 16, !dbg !453
	%789 = add i64 %739, %143, !dbg !430
	br label %b84_cold, !dbg !430, !llvm.loop !457
}

define void @Route(i32 %p0, i32 %p1, i32 %p2, i32 %p3, i32 %p4, i32 %p5, i32 %p6, i8 zeroext %p7, float* %p8, i64 %p9, i32* %p10, i64 %p11, float* %p12, i64 %p13, i8* %ctrl) nounwind !dbg !460 {
entry:
	%0 = icmp ne i8 %p7, 0, !dbg !461
	br label %b0, !dbg !461

b0:
	%1 = addrspacecast float* %p8 to float addrspace(1)*, !dbg !461
	%2 = addrspacecast i32* %p10 to i32 addrspace(1)*, !dbg !461
	%3 = addrspacecast float* %p12 to float addrspace(1)*, !dbg !461
	%4 = zext i32 %p0 to i64, !dbg !463
	%5 = zext i32 %p2 to i64, !dbg !464
	%6 = zext i32 %p3 to i64, !dbg !465
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !466, !range !22
	%8 = sext i32 %7 to i64, !dbg !466
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !466, !range !467
	%10 = sext i32 %9 to i64, !dbg !466
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !468, !range !45
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !468, !range !45
	%13 = mul i32 %11, %12, !dbg !468
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !468, !range !46
	%15 = mul i32 %13, %14, !dbg !468
	%16 = sext i32 %15 to i64, !dbg !468
	%17 = mul i64 %8, %16, !dbg !469
	%18 = sdiv i64 %17, 32, !dbg !470
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !471, !range !19
	%20 = sext i32 %19 to i64, !dbg !471
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !471, !range !20
	%22 = sext i32 %21 to i64, !dbg !471
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !471, !range !20
	%24 = sext i32 %23 to i64, !dbg !471
	%25 = trunc i64 %10 to i32, !dbg !471
	%26 = trunc i64 %24 to i32, !dbg !471
	%27 = mul i32 %25, %26, !dbg !471
	%28 = trunc i64 %22 to i32, !dbg !471
	%29 = add i32 %28, %27, !dbg !471
	%30 = zext i32 %29 to i64, !dbg !471
	%31 = mul i64 %8, %30, !dbg !471
	%32 = add i64 %20, %31, !dbg !471
	%33 = mul i64 %32, %16, !dbg !471
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !471, !range !36
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !471, !range !36
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !471, !range !37
	%37 = mul i32 %12, %36, !dbg !471
	%38 = add i32 %35, %37, !dbg !471
	%39 = mul i32 %11, %38, !dbg !471
	%40 = add i32 %34, %39, !dbg !471
	%41 = sext i32 %40 to i64, !dbg !471
	%42 = add i64 %33, %41, !dbg !471
	%43 = sdiv i64 %42, 32, !dbg !472
	%44 = icmp slt i64 0, %6, !dbg !473
	%45 = and i32 %40, -32, !dbg !474
	%46 = sub i32 %15, %45, !dbg !474
	%47 = icmp slt i32 %46, 32, !dbg !474
	%48 = select i1 %47, i32 %46, i32 32, !dbg !474
	%49 = sext i32 %48 to i64, !dbg !474
	%50 = icmp eq i64 %49, 32, !dbg !482
	br label %b1, !dbg !472

b1:
	%51 = phi i64 [ %43, %b0 ], [ %160, %b24 ], !dbg !483
	%52 = icmp slt i64 %51, %4, !dbg !484
	br i1 %52, label %b2, label %b25, !dbg !484

b2:
	%53 = mul i64 %51, %5, !dbg !485
	%54 = add i64 %51, 1, !dbg !486
	%55 = mul i64 %54, %5, !dbg !487
	%56 = sub i64 %55, %53, !dbg !488
	%57 = getelementptr inbounds float, float addrspace(1)* %1, i64 %53, !dbg !488
	%58 = mul i64 %51, %6, !dbg !489
	%59 = icmp ugt i64 %55, %p9, !dbg !488
	%60 = icmp ugt i64 %53, %55, !dbg !488
	%61 = or i1 %59, %60, !dbg !488
	br i1 %61, label %b2_fail1, label %b2_ok1, !dbg !488, !prof !35

b2_ok1:
	br i1 %44, label %b3, label %b21, !dbg !473

b3:
	%62 = phi i64 [ %134, %b20 ], [ -1, %b2_ok1 ], !dbg !473
	%63 = phi float [ %138, %b20 ], [ 0.000000e+00, %b2_ok1 ], !dbg !473
	%64 = phi i64 [ %147, %b20 ], [ 0, %b2_ok1 ], !dbg !473
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !490, !range !188
	%66 = sext i32 %65 to i64, !dbg !490
	%67 = icmp ule i64 %49, 281474976710655, !dbg !490
	br i1 %67, label %b4, label %b8_cold, !dbg !490, !prof !431

b4:
	%68 = phi i64 [ 0, %b3 ], [ %83, %b7 ], !dbg !490
	%69 = phi i64 [ %66, %b3 ], [ %84, %b7 ], !dbg !490
	%70 = icmp slt i64 %69, %5, !dbg !490
	br i1 %70, label %b5, label %b12, !dbg !490

b5:
	%71 = getelementptr inbounds float, float addrspace(1)* %57, i64 %69, !dbg !491
	%72 = load float, float addrspace(1)* %71, align 4, !dbg !491
	%73 = bitcast float %72 to i32, !dbg !494
	%74 = zext i32 %73 to i64, !dbg !494
	%75 = shl i64 %74, 32, !dbg !495
	%76 = trunc i64 %69 to i32, !dbg !496
	%77 = xor i32 %76, -1, !dbg !497
	%78 = zext i32 %77 to i64, !dbg !498
	%79 = or i64 %75, %78, !dbg !499
	%80 = icmp ult i64 %79, %62, !dbg !500
	br i1 %80, label %b6, label %b7, !dbg !500

b6:
	%81 = icmp ugt i64 %68, %79, !dbg !501
	%82 = select i1 %81, i64 %68, i64 %79, !dbg !501
	br label %b7, !dbg !502

b7:
	%83 = phi i64 [ %68, %b5 ], [ %82, %b6 ], !dbg !503
	%84 = add i64 %69, %49, !dbg !490
	br label %b4, !dbg !490

b12:
	%85 = phi i64 [ %68, %b4 ], [ %162, %b8_cold ], !dbg !506
	br i1 %50, label %b13, label %b15, !dbg !482

b13:
	%86 = phi i64 [ %102, %b14 ], [ %85, %b12 ], !dbg !507
	%87 = phi i64 [ %105, %b14 ], [ 16, %b12 ], !dbg !508
	%88 = icmp sgt i64 %87, 0, !dbg !509
	br i1 %88, label %b14, label %b18, !dbg !509

b14:
	%89 = trunc i64 %87 to i32, !dbg !510
	%90 = trunc i64 %86 to i32, !dbg !510
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %90, i32 %89, i32 31), !dbg !510
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !510
	%93 = lshr i64 %86, 32, !dbg !510
	%94 = trunc i64 %93 to i32, !dbg !510
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %94, i32 %89, i32 31), !dbg !510
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !510
	%97 = zext i32 %96 to i64, !dbg !510
	%98 = shl i64 %97, 32, !dbg !510
	%99 = zext i32 %92 to i64, !dbg !510
	%100 = or i64 %99, %98, !dbg !510
	%101 = icmp ugt i64 %86, %100, !dbg !511
	%102 = select i1 %101, i64 %86, i64 %100, !dbg !511
	%103 = trunc i64 %87 to i32, !dbg !512
	%104 = udiv i32 %103, 2, !dbg !512
	%105 = zext i32 %104 to i64, !dbg !512
	br label %b13, !dbg !512

b15:
	%106 = trunc i64 %85 to i32, !dbg !513
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %106, i32 0, i32 31), !dbg !513
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !513
	%109 = lshr i64 %85, 32, !dbg !513
	%110 = trunc i64 %109 to i32, !dbg !513
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 0, i32 31), !dbg !513
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !513
	%113 = zext i32 %112 to i64, !dbg !513
	%114 = shl i64 %113, 32, !dbg !513
	%115 = zext i32 %108 to i64, !dbg !513
	%116 = or i64 %115, %114, !dbg !513
	br label %b16, !dbg !513

b16:
	%117 = phi i64 [ %116, %b15 ], [ %132, %b17 ], !dbg !514
	%118 = phi i32 [ 1, %b15 ], [ %133, %b17 ], !dbg !515
	%119 = icmp slt i32 %118, %48, !dbg !516
	br i1 %119, label %b17, label %b18, !dbg !516

b17:
	%120 = trunc i64 %85 to i32, !dbg !517
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %120, i32 %118, i32 31), !dbg !517
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !517
	%123 = lshr i64 %85, 32, !dbg !517
	%124 = trunc i64 %123 to i32, !dbg !517
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 %118, i32 31), !dbg !517
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !517
	%127 = zext i32 %126 to i64, !dbg !517
	%128 = shl i64 %127, 32, !dbg !517
	%129 = zext i32 %122 to i64, !dbg !517
	%130 = or i64 %129, %128, !dbg !517
	%131 = icmp ugt i64 %117, %130, !dbg !511
	%132 = select i1 %131, i64 %117, i64 %130, !dbg !511
	%133 = add i32 %118, 1, !dbg !518
	br label %b16, !dbg !518

b18:
	%134 = phi i64 [ %86, %b13 ], [ %117, %b16 ], !dbg !481
	%135 = lshr i64 %134, 32, !dbg !519
	%136 = trunc i64 %135 to i32, !dbg !520
	%137 = bitcast i32 %136 to float, !dbg !520
	%138 = fadd float %63, %137, !dbg !521
	%139 = icmp eq i32 %65, 0, !dbg !522
	br i1 %139, label %b19, label %b20, !dbg !522

b19:
	%140 = add i64 %58, %64, !dbg !523
	%141 = trunc i64 %134 to i32, !dbg !525
	%142 = xor i32 %141, -1, !dbg !526
	%143 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %140, !dbg !524
	%144 = icmp uge i64 %140, %p11, !dbg !524
	br i1 %144, label %b19_fail1, label %b19_ok1, !dbg !524, !prof !35

b19_ok1:
	store i32 %142, i32 addrspace(1)* %143, align 4, !dbg !524
	%145 = getelementptr inbounds float, float addrspace(1)* %3, i64 %140, !dbg !528
	%146 = icmp uge i64 %140, %p13, !dbg !528
	br i1 %146, label %b19_fail2, label %b19_ok2, !dbg !528, !prof !35

b19_ok2:
	store float %137, float addrspace(1)* %145, align 4, !dbg !528
	br label %b20, !dbg !528

b20:
	%147 = add i64 %64, 1, !dbg !528
	%148 = icmp slt i64 %147, %6, !dbg !528
	br i1 %148, label %b3, label %b21, !dbg !528

b21:
	%149 = phi float [ 0.000000e+00, %b2_ok1 ], [ %138, %b20 ], !dbg !529
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !529
	%150 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !474, !range !188
	%151 = sext i32 %150 to i64, !dbg !474
	br label %b22, !dbg !474

b22:
	%152 = phi i64 [ %151, %b21 ], [ %159, %b23_ok1 ], !dbg !474
	%153 = icmp slt i64 %152, %6, !dbg !474
	br i1 %153, label %b23, label %b24, !dbg !474

b23:
	%154 = add i64 %58, %152, !dbg !530
	%155 = getelementptr inbounds float, float addrspace(1)* %3, i64 %154, !dbg !531
	%156 = icmp uge i64 %154, %p13, !dbg !531
	br i1 %156, label %b23_fail1, label %b23_ok1, !dbg !531, !prof !35

b23_ok1:
	%157 = load float, float addrspace(1)* %155, align 4, !dbg !531
	%158 = fdiv float %157, %149, !dbg !532
	store float %158, float addrspace(1)* %155, align 4, !dbg !531
	%159 = add i64 %152, %49, !dbg !474
	br label %b22, !dbg !474

b24:
	%160 = add i64 %51, %18, !dbg !533
	br label %b1, !dbg !533

b25:
	ret void, !dbg !533

b2_fail1:
	%161 = icmp ugt i64 %55, %p9, !dbg !488
	br i1 %161, label %b2_fail2, label %b2_ok2, !dbg !488

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %55, i64 %p9), !dbg !488
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !488
	ret void, !dbg !488

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %53, i64 %55), !dbg !488
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !488
	ret void, !dbg !488

b8_cold:
	%162 = phi i64 [ %178, %b11_cold ], [ 0, %b3 ], !dbg !490
	%163 = phi i64 [ %179, %b11_cold ], [ %66, %b3 ], !dbg !490
	%164 = icmp slt i64 %163, %5, !dbg !490
	br i1 %164, label %b9_cold, label %b12, !dbg !490

b9_cold:
	%165 = getelementptr inbounds float, float addrspace(1)* %57, i64 %163, !dbg !491
	%166 = icmp uge i64 %163, %56, !dbg !491
	br i1 %166, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !491, !prof !35

b9_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %163, i64 %56), !dbg !491
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !491
	ret void, !dbg !491

b9_cold_ok1:
	%167 = load float, float addrspace(1)* %165, align 4, !dbg !491
	%168 = bitcast float %167 to i32, !dbg !494
	%169 = zext i32 %168 to i64, !dbg !494
	%170 = shl i64 %169, 32, !dbg !495
	%171 = trunc i64 %163 to i32, !dbg !496
	%172 = xor i32 %171, -1, !dbg !497
	%173 = zext i32 %172 to i64, !dbg !498
	%174 = or i64 %170, %173, !dbg !499
	%175 = icmp ult i64 %174, %62, !dbg !500
	br i1 %175, label %b10_cold, label %b11_cold, !dbg !500

b10_cold:
	%176 = icmp ugt i64 %162, %174, !dbg !501
	%177 = select i1 %176, i64 %162, i64 %174, !dbg !501
	br label %b11_cold, !dbg !502

b11_cold:
	%178 = phi i64 [ %162, %b9_cold_ok1 ], [ %177, %b10_cold ], !dbg !503
	%179 = add i64 %163, %49, !dbg !490
	br label %b8_cold, !dbg !490, !llvm.loop !505

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %140, i64 %p11), !dbg !524
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !524
	ret void, !dbg !524

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %140, i64 %p13), !dbg !528
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !528
	ret void, !dbg !528

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %154, i64 %p13), !dbg !531
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !531
	ret void, !dbg !531
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

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
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !36
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !20
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !36
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !20
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !37
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

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i8* %a3, i32 %a4) nounwind

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

declare void @gpuc_fence_thread() nounwind

declare i8* @gpuc_peer_early(i32 %a0) nounwind

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare void @llvm.nvvm.bar.warp.sync(i32 %a0) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!534, !535, !536, !537, !538, !539, !540, !541, !542, !543}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Run", scope: !1, file: !1, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!7 = !DILocation(line: 77, column: 6, scope: !6)
!8 = !DIFile(filename: "dispatch.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!9 = distinct !DISubprogram(name: "announce", scope: !8, file: !8, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!10 = !DILocation(line: 81, column: 11, scope: !6)
!11 = !DILocation(line: 11, column: 23, scope: !9, inlinedAt: !10)
!12 = !DILocation(line: 11, column: 40, scope: !9, inlinedAt: !10)
!13 = !DIFile(filename: "clock.go", directory: "github.com/gpuc-go/gpuc/examples/clock")
!14 = distinct !DISubprogram(name: "block", scope: !13, file: !13, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!15 = distinct !DISubprogram(name: "Epoch", scope: !13, file: !13, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!16 = !DILocation(line: 79, column: 22, scope: !6)
!17 = !DILocation(line: 16, column: 70, scope: !15, inlinedAt: !16)
!18 = !DILocation(line: 28, column: 50, scope: !14, inlinedAt: !17)
!19 = !{i32 0, i32 2147483647}
!20 = !{i32 0, i32 65535}
!21 = !DILocation(line: 28, column: 64, scope: !14, inlinedAt: !17)
!22 = !{i32 1, i32 -2147483648}
!23 = !DILocation(line: 28, column: 54, scope: !14, inlinedAt: !17)
!24 = !DILocation(line: 28, column: 69, scope: !14, inlinedAt: !17)
!25 = !DILocation(line: 16, column: 64, scope: !15, inlinedAt: !16)
!26 = distinct !DISubprogram(name: "Packed.layer", scope: !1, file: !1, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!27 = !DILocation(line: 78, column: 14, scope: !6)
!28 = !DILocation(line: 40, column: 18, scope: !26, inlinedAt: !27)
!29 = !DILocation(line: 40, column: 33, scope: !26, inlinedAt: !27)
!30 = !DILocation(line: 40, column: 48, scope: !26, inlinedAt: !27)
!31 = !DILocation(line: 40, column: 64, scope: !26, inlinedAt: !27)
!32 = !DILocation(line: 40, column: 77, scope: !26, inlinedAt: !27)
!33 = !DILocation(line: 40, column: 91, scope: !26, inlinedAt: !27)
!34 = !DILocation(line: 40, column: 105, scope: !26, inlinedAt: !27)
!35 = !{!"branch_weights", i32 1, i32 1048576}
!36 = !{i32 0, i32 1024}
!37 = !{i32 0, i32 64}
!38 = !DILocation(line: 16, column: 75, scope: !15, inlinedAt: !16)
!39 = !DILocation(line: 80, column: 36, scope: !6)
!40 = !DILocation(line: 80, column: 20, scope: !6)
!41 = !DILocation(line: 12, column: 19, scope: !9, inlinedAt: !10)
!42 = !DILocation(line: 13, column: 36, scope: !9, inlinedAt: !10)
!43 = !DILocation(line: 13, column: 39, scope: !9, inlinedAt: !10)
!44 = !DILocation(line: 14, column: 33, scope: !9, inlinedAt: !10)
!45 = !{i32 1, i32 1025}
!46 = !{i32 1, i32 65}
!47 = !DILocation(line: 16, column: 28, scope: !9, inlinedAt: !10)
!48 = !DILocation(line: 15, column: 9, scope: !9, inlinedAt: !10)
!49 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!50 = !DILocation(line: 16, column: 15, scope: !9, inlinedAt: !10)
!51 = !DILocation(line: 107, column: 54, scope: !49, inlinedAt: !50)
!52 = !DILocation(line: 107, column: 48, scope: !49, inlinedAt: !50)
!53 = !DILocation(line: 107, column: 58, scope: !49, inlinedAt: !50)
!54 = !DILocation(line: 16, column: 31, scope: !9, inlinedAt: !10)
!55 = !DILocation(line: 16, column: 10, scope: !9, inlinedAt: !10)
!56 = !DILocation(line: 18, column: 16, scope: !9, inlinedAt: !10)
!57 = !DILocation(line: 19, column: 33, scope: !9, inlinedAt: !10)
!58 = !DILocation(line: 20, column: 42, scope: !9, inlinedAt: !10)
!59 = !DILocation(line: 20, column: 35, scope: !9, inlinedAt: !10)
!60 = !DILocation(line: 20, column: 24, scope: !9, inlinedAt: !10)
!61 = !DILocation(line: 22, column: 16, scope: !9, inlinedAt: !10)
!62 = distinct !DISubprogram(name: "split", scope: !1, file: !1, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!63 = !DILocation(line: 24, column: 17, scope: !9, inlinedAt: !10)
!64 = !DILocation(line: 112, column: 25, scope: !62, inlinedAt: !63)
!65 = !DILocation(line: 23, column: 33, scope: !9, inlinedAt: !10)
!66 = !DILocation(line: 112, column: 13, scope: !62, inlinedAt: !63)
!67 = !DILocation(line: 112, column: 17, scope: !62, inlinedAt: !63)
!68 = !DILocation(line: 113, column: 34, scope: !62, inlinedAt: !63)
!69 = !DILocation(line: 113, column: 31, scope: !62, inlinedAt: !63)
!70 = !DILocation(line: 113, column: 20, scope: !62, inlinedAt: !63)
!71 = !DILocation(line: 25, column: 37, scope: !9, inlinedAt: !10)
!72 = !DILocation(line: 107, column: 54, scope: !49, inlinedAt: !71)
!73 = !DILocation(line: 107, column: 48, scope: !49, inlinedAt: !71)
!74 = !DILocation(line: 107, column: 58, scope: !49, inlinedAt: !71)
!75 = !DILocation(line: 25, column: 51, scope: !9, inlinedAt: !10)
!76 = !DILocation(line: 25, column: 53, scope: !9, inlinedAt: !10)
!77 = !DILocation(line: 25, column: 56, scope: !9, inlinedAt: !10)
!78 = !DILocation(line: 25, column: 32, scope: !9, inlinedAt: !10)
!79 = !DILocation(line: 25, column: 17, scope: !9, inlinedAt: !10)
!80 = !DILocation(line: 25, column: 84, scope: !9, inlinedAt: !10)
!81 = !DILocation(line: 25, column: 77, scope: !9, inlinedAt: !10)
!82 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!83 = !DILocation(line: 25, column: 66, scope: !9, inlinedAt: !10)
!84 = !DILocation(line: 101, column: 53, scope: !82, inlinedAt: !83)
!85 = !DILocation(line: 101, column: 66, scope: !82, inlinedAt: !83)
!86 = !DILocation(line: 101, column: 58, scope: !82, inlinedAt: !83)
!87 = !DILocation(line: 27, column: 16, scope: !9, inlinedAt: !10)
!88 = distinct !DISubprogram(name: "dispatch", scope: !8, file: !8, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!89 = !DILocation(line: 83, column: 10, scope: !6)
!90 = !DILocation(line: 37, column: 23, scope: !88, inlinedAt: !89)
!91 = !DILocation(line: 37, column: 40, scope: !88, inlinedAt: !89)
!92 = !DILocation(line: 38, column: 26, scope: !88, inlinedAt: !89)
!93 = !DILocation(line: 38, column: 11, scope: !88, inlinedAt: !89)
!94 = !DILocation(line: 39, column: 26, scope: !88, inlinedAt: !89)
!95 = !DILocation(line: 39, column: 23, scope: !88, inlinedAt: !89)
!96 = !DILocation(line: 39, column: 16, scope: !88, inlinedAt: !89)
!97 = !DILocation(line: 40, column: 31, scope: !88, inlinedAt: !89)
!98 = !DILocation(line: 40, column: 23, scope: !88, inlinedAt: !89)
!99 = !DILocation(line: 107, column: 54, scope: !49, inlinedAt: !98)
!100 = !DILocation(line: 107, column: 48, scope: !49, inlinedAt: !98)
!101 = !DILocation(line: 107, column: 58, scope: !49, inlinedAt: !98)
!102 = !DILocation(line: 40, column: 18, scope: !88, inlinedAt: !89)
!103 = !DILocation(line: 40, column: 45, scope: !88, inlinedAt: !89)
!104 = !DILocation(line: 41, column: 36, scope: !88, inlinedAt: !89)
!105 = !DILocation(line: 41, column: 39, scope: !88, inlinedAt: !89)
!106 = !DILocation(line: 42, column: 33, scope: !88, inlinedAt: !89)
!107 = !DILocation(line: 44, column: 17, scope: !88, inlinedAt: !89)
!108 = !DILocation(line: 112, column: 25, scope: !62, inlinedAt: !107)
!109 = !DILocation(line: 43, column: 16, scope: !88, inlinedAt: !89)
!110 = !DILocation(line: 43, column: 11, scope: !88, inlinedAt: !89)
!111 = !DILocation(line: 112, column: 13, scope: !62, inlinedAt: !107)
!112 = !DILocation(line: 112, column: 17, scope: !62, inlinedAt: !107)
!113 = !DILocation(line: 113, column: 34, scope: !62, inlinedAt: !107)
!114 = !DILocation(line: 113, column: 31, scope: !62, inlinedAt: !107)
!115 = !DILocation(line: 113, column: 20, scope: !62, inlinedAt: !107)
!116 = !DILocation(line: 45, column: 33, scope: !88, inlinedAt: !89)
!117 = !DILocation(line: 45, column: 23, scope: !88, inlinedAt: !89)
!118 = !DILocation(line: 46, column: 20, scope: !88, inlinedAt: !89)
!119 = !DILocation(line: 46, column: 26, scope: !88, inlinedAt: !89)
!120 = !DILocation(line: 46, column: 13, scope: !88, inlinedAt: !89)
!121 = !DILocation(line: 47, column: 29, scope: !88, inlinedAt: !89)
!122 = !DILocation(line: 47, column: 32, scope: !88, inlinedAt: !89)
!123 = !DILocation(line: 47, column: 36, scope: !88, inlinedAt: !89)
!124 = !DILocation(line: 47, column: 26, scope: !88, inlinedAt: !89)
!125 = !DILocation(line: 47, column: 47, scope: !88, inlinedAt: !89)
!126 = !DILocation(line: 47, column: 59, scope: !88, inlinedAt: !89)
!127 = !DILocation(line: 47, column: 9, scope: !88, inlinedAt: !89)
!128 = !DILocation(line: 49, column: 16, scope: !88, inlinedAt: !89)
!129 = !DILocation(line: 50, column: 19, scope: !88, inlinedAt: !89)
!130 = !DILocation(line: 112, column: 17, scope: !62, inlinedAt: !129)
!131 = !DILocation(line: 112, column: 13, scope: !62, inlinedAt: !129)
!132 = !DILocation(line: 113, column: 12, scope: !62, inlinedAt: !129)
!133 = !DILocation(line: 113, column: 34, scope: !62, inlinedAt: !129)
!134 = !DILocation(line: 113, column: 31, scope: !62, inlinedAt: !129)
!135 = !DILocation(line: 113, column: 20, scope: !62, inlinedAt: !129)
!136 = !DILocation(line: 51, column: 21, scope: !88, inlinedAt: !89)
!137 = !DILocation(line: 50, column: 2, scope: !88, inlinedAt: !89)
!138 = !DILocation(line: 50, column: 9, scope: !88, inlinedAt: !89)
!139 = !DILocation(line: 52, column: 13, scope: !88, inlinedAt: !89)
!140 = distinct !DISubprogram(name: "Layer.row", scope: !1, file: !1, line: 96, type: !4, isDefinition: true, scopeLine: 96, isOptimized: true, unit: !2)
!141 = !DILocation(line: 53, column: 38, scope: !88, inlinedAt: !89)
!142 = !DILocation(line: 97, column: 18, scope: !140, inlinedAt: !141)
!143 = !DILocation(line: 97, column: 31, scope: !140, inlinedAt: !141)
!144 = !DILocation(line: 97, column: 34, scope: !140, inlinedAt: !141)
!145 = !DILocation(line: 97, column: 16, scope: !140, inlinedAt: !141)
!146 = !DILocation(line: 53, column: 58, scope: !88, inlinedAt: !89)
!147 = !DILocation(line: 97, column: 18, scope: !140, inlinedAt: !146)
!148 = !DILocation(line: 97, column: 31, scope: !140, inlinedAt: !146)
!149 = !DILocation(line: 97, column: 34, scope: !140, inlinedAt: !146)
!150 = !DILocation(line: 97, column: 16, scope: !140, inlinedAt: !146)
!151 = !DILocation(line: 54, column: 16, scope: !88, inlinedAt: !89)
!152 = !DILocation(line: 54, column: 62, scope: !88, inlinedAt: !89)
!153 = !DILocation(line: 53, column: 21, scope: !88, inlinedAt: !89)
!154 = !DILocation(line: 54, column: 37, scope: !88, inlinedAt: !89)
!155 = !DILocation(line: 54, column: 27, scope: !88, inlinedAt: !89)
!156 = !DILocation(line: 101, column: 53, scope: !82, inlinedAt: !155)
!157 = !DILocation(line: 101, column: 66, scope: !82, inlinedAt: !155)
!158 = !DILocation(line: 101, column: 58, scope: !82, inlinedAt: !155)
!159 = !DILocation(line: 55, column: 6, scope: !88, inlinedAt: !89)
!160 = !DILocation(line: 55, column: 13, scope: !88, inlinedAt: !89)
!161 = !DILocation(line: 56, column: 20, scope: !88, inlinedAt: !89)
!162 = distinct !DISubprogram(name: "Advance", scope: !13, file: !13, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!163 = !DILocation(line: 84, column: 15, scope: !6)
!164 = !DILocation(line: 21, column: 16, scope: !162, inlinedAt: !163)
!165 = !DILocation(line: 22, column: 22, scope: !162, inlinedAt: !163)
!166 = !DILocation(line: 23, column: 8, scope: !162, inlinedAt: !163)
!167 = !DILocation(line: 23, column: 3, scope: !162, inlinedAt: !163)
!168 = !DIFile(filename: "apply.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!169 = distinct !DISubprogram(name: "apply", scope: !168, file: !168, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!170 = !DILocation(line: 85, column: 7, scope: !6)
!171 = !DILocation(line: 13, column: 36, scope: !169, inlinedAt: !170)
!172 = !DILocation(line: 13, column: 52, scope: !169, inlinedAt: !170)
!173 = !DILocation(line: 13, column: 39, scope: !169, inlinedAt: !170)
!174 = distinct !DISubprogram(name: "awaitCounts", scope: !168, file: !168, line: 31, type: !4, isDefinition: true, scopeLine: 31, isOptimized: true, unit: !2)
!175 = !DILocation(line: 14, column: 13, scope: !169, inlinedAt: !170)
!176 = !DILocation(line: 32, column: 37, scope: !174, inlinedAt: !175)
!177 = !DILocation(line: 44, column: 38, scope: !174, inlinedAt: !175)
!178 = !DILocation(line: 44, column: 40, scope: !174, inlinedAt: !175)
!179 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!180 = distinct !DISubprogram(name: "Broadcast", scope: !179, file: !179, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!181 = !DILocation(line: 44, column: 23, scope: !174, inlinedAt: !175)
!182 = !DILocation(line: 36, column: 10, scope: !180, inlinedAt: !181)
!183 = !DILocation(line: 40, column: 17, scope: !180, inlinedAt: !181)
!184 = !DILocation(line: 33, column: 10, scope: !174, inlinedAt: !175)
!185 = !DILocation(line: 34, column: 7, scope: !174, inlinedAt: !175)
!186 = !DILocation(line: 34, column: 23, scope: !174, inlinedAt: !175)
!187 = !DILocation(line: 35, column: 26, scope: !174, inlinedAt: !175)
!188 = !{i32 0, i32 32}
!189 = !DILocation(line: 35, column: 19, scope: !174, inlinedAt: !175)
!190 = !DILocation(line: 36, column: 12, scope: !174, inlinedAt: !175)
!191 = !DILocation(line: 37, column: 42, scope: !174, inlinedAt: !175)
!192 = !DILocation(line: 37, column: 22, scope: !174, inlinedAt: !175)
!193 = !DILocation(line: 38, column: 73, scope: !174, inlinedAt: !175)
!194 = !DILocation(line: 101, column: 53, scope: !82, inlinedAt: !193)
!195 = !DILocation(line: 38, column: 48, scope: !174, inlinedAt: !175)
!196 = distinct !DISubprogram(name: "said", scope: !1, file: !1, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!197 = !DILocation(line: 38, column: 19, scope: !174, inlinedAt: !175)
!198 = !DILocation(line: 104, column: 46, scope: !196, inlinedAt: !197)
!199 = !DILocation(line: 104, column: 40, scope: !196, inlinedAt: !197)
!200 = !DILocation(line: 38, column: 14, scope: !174, inlinedAt: !175)
!201 = !DILocation(line: 35, column: 10, scope: !174, inlinedAt: !175)
!202 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!203 = distinct !DISubprogram(name: "scan", scope: !202, file: !202, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!204 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !202, file: !202, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!205 = !DILocation(line: 40, column: 37, scope: !174, inlinedAt: !175)
!206 = !DILocation(line: 6, column: 21, scope: !204, inlinedAt: !205)
!207 = !DILocation(line: 25, column: 16, scope: !203, inlinedAt: !206)
!208 = !DILocation(line: 23, column: 48, scope: !203, inlinedAt: !206)
!209 = !DILocation(line: 26, column: 6, scope: !203, inlinedAt: !206)
!210 = !DILocation(line: 26, column: 24, scope: !203, inlinedAt: !206)
!211 = !DILocation(line: 27, column: 24, scope: !203, inlinedAt: !206)
!212 = !DILocation(line: 27, column: 44, scope: !203, inlinedAt: !206)
!213 = !DILocation(line: 28, column: 4, scope: !203, inlinedAt: !206)
!214 = !DILocation(line: 26, column: 37, scope: !203, inlinedAt: !206)
!215 = !DILocation(line: 40, column: 15, scope: !174, inlinedAt: !175)
!216 = !DILocation(line: 41, column: 12, scope: !174, inlinedAt: !175)
!217 = !DILocation(line: 42, column: 24, scope: !174, inlinedAt: !175)
!218 = !DILocation(line: 42, column: 11, scope: !174, inlinedAt: !175)
!219 = !DILocation(line: 37, column: 8, scope: !180, inlinedAt: !181)
!220 = !DILocation(line: 34, column: 32, scope: !174, inlinedAt: !175)
!221 = !DILocation(line: 46, column: 12, scope: !174, inlinedAt: !175)
!222 = !DILocation(line: 46, column: 15, scope: !174, inlinedAt: !175)
!223 = !DILocation(line: 47, column: 10, scope: !174, inlinedAt: !175)
!224 = !DILocation(line: 50, column: 16, scope: !174, inlinedAt: !175)
!225 = !DILocation(line: 15, column: 27, scope: !169, inlinedAt: !170)
!226 = distinct !DISubprogram(name: "find", scope: !168, file: !168, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!227 = !DILocation(line: 17, column: 15, scope: !169, inlinedAt: !170)
!228 = !DILocation(line: 55, column: 35, scope: !226, inlinedAt: !227)
!229 = distinct !DISubprogram(name: "expertRow.apply", scope: !168, file: !168, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!230 = !DILocation(line: 25, column: 10, scope: !169, inlinedAt: !170)
!231 = !DILocation(line: 84, column: 35, scope: !229, inlinedAt: !230)
!232 = !DILocation(line: 91, column: 52, scope: !229, inlinedAt: !230)
!233 = !DILocation(line: 91, column: 66, scope: !229, inlinedAt: !230)
!234 = !DILocation(line: 90, column: 47, scope: !229, inlinedAt: !230)
!235 = !DILocation(line: 16, column: 24, scope: !169, inlinedAt: !170)
!236 = !DILocation(line: 16, column: 6, scope: !169, inlinedAt: !170)
!237 = !DILocation(line: 16, column: 41, scope: !169, inlinedAt: !170)
!238 = !DILocation(line: 16, column: 34, scope: !169, inlinedAt: !170)
!239 = !DILocation(line: 16, column: 29, scope: !169, inlinedAt: !170)
!240 = !DILocation(line: 17, column: 29, scope: !169, inlinedAt: !170)
!241 = !DILocation(line: 55, column: 2, scope: !226, inlinedAt: !227)
!242 = !DILocation(line: 55, column: 8, scope: !226, inlinedAt: !227)
!243 = !DILocation(line: 56, column: 12, scope: !226, inlinedAt: !227)
!244 = !DILocation(line: 56, column: 18, scope: !226, inlinedAt: !227)
!245 = !DILocation(line: 57, column: 22, scope: !226, inlinedAt: !227)
!246 = !DILocation(line: 57, column: 32, scope: !226, inlinedAt: !227)
!247 = !DILocation(line: 57, column: 43, scope: !226, inlinedAt: !227)
!248 = !DILocation(line: 57, column: 52, scope: !226, inlinedAt: !227)
!249 = !DILocation(line: 63, column: 12, scope: !226, inlinedAt: !227)
!250 = !DILocation(line: 18, column: 14, scope: !169, inlinedAt: !170)
!251 = !DILocation(line: 18, column: 24, scope: !169, inlinedAt: !170)
!252 = !DILocation(line: 18, column: 40, scope: !169, inlinedAt: !170)
!253 = !DILocation(line: 18, column: 33, scope: !169, inlinedAt: !170)
!254 = !DILocation(line: 18, column: 28, scope: !169, inlinedAt: !170)
!255 = !DILocation(line: 19, column: 24, scope: !169, inlinedAt: !170)
!256 = !DILocation(line: 112, column: 17, scope: !62, inlinedAt: !255)
!257 = !DILocation(line: 113, column: 12, scope: !62, inlinedAt: !255)
!258 = !DILocation(line: 113, column: 34, scope: !62, inlinedAt: !255)
!259 = !DILocation(line: 113, column: 31, scope: !62, inlinedAt: !255)
!260 = !DILocation(line: 113, column: 20, scope: !62, inlinedAt: !255)
!261 = !DILocation(line: 20, column: 23, scope: !169, inlinedAt: !170)
!262 = !DILocation(line: 97, column: 18, scope: !140, inlinedAt: !261)
!263 = !DILocation(line: 97, column: 31, scope: !140, inlinedAt: !261)
!264 = !DILocation(line: 97, column: 34, scope: !140, inlinedAt: !261)
!265 = !DILocation(line: 97, column: 16, scope: !140, inlinedAt: !261)
!266 = !DILocation(line: 20, column: 52, scope: !169, inlinedAt: !170)
!267 = !DILocation(line: 20, column: 68, scope: !169, inlinedAt: !170)
!268 = !DILocation(line: 20, column: 82, scope: !169, inlinedAt: !170)
!269 = !DILocation(line: 21, column: 15, scope: !169, inlinedAt: !170)
!270 = !DILocation(line: 22, column: 60, scope: !169, inlinedAt: !170)
!271 = !DILocation(line: 22, column: 84, scope: !169, inlinedAt: !170)
!272 = !DILocation(line: 101, column: 53, scope: !82, inlinedAt: !271)
!273 = !DILocation(line: 22, column: 44, scope: !169, inlinedAt: !170)
!274 = !DILocation(line: 22, column: 22, scope: !169, inlinedAt: !170)
!275 = !DILocation(line: 104, column: 46, scope: !196, inlinedAt: !274)
!276 = !DILocation(line: 104, column: 40, scope: !196, inlinedAt: !274)
!277 = !DILocation(line: 22, column: 17, scope: !169, inlinedAt: !170)
!278 = !DILocation(line: 22, column: 4, scope: !169, inlinedAt: !170)
!279 = !DILocation(line: 24, column: 9, scope: !169, inlinedAt: !170)
!280 = !DILocation(line: 82, column: 17, scope: !229, inlinedAt: !230)
!281 = !DILocation(line: 25, column: 24, scope: !169, inlinedAt: !170)
!282 = !DILocation(line: 25, column: 23, scope: !169, inlinedAt: !170)
!283 = !DILocation(line: 84, column: 27, scope: !229, inlinedAt: !230)
!284 = !DILocation(line: 84, column: 32, scope: !229, inlinedAt: !230)
!285 = !DILocation(line: 86, column: 32, scope: !229, inlinedAt: !230)
!286 = !DILocation(line: 86, column: 49, scope: !229, inlinedAt: !230)
!287 = !DILocation(line: 86, column: 52, scope: !229, inlinedAt: !230)
!288 = !DILocation(line: 86, column: 27, scope: !229, inlinedAt: !230)
!289 = !DILocation(line: 86, column: 17, scope: !229, inlinedAt: !230)
!290 = !DILocation(line: 83, column: 2, scope: !229, inlinedAt: !230)
!291 = !DILocation(line: 90, column: 17, scope: !229, inlinedAt: !230)
!292 = !DILocation(line: 90, column: 6, scope: !229, inlinedAt: !230)
!293 = !DILocation(line: 90, column: 23, scope: !229, inlinedAt: !230)
!294 = distinct !DISubprogram(name: "at", scope: !168, file: !168, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!295 = !DILocation(line: 91, column: 23, scope: !229, inlinedAt: !230)
!296 = !DILocation(line: 112, column: 11, scope: !294, inlinedAt: !295)
!297 = !DILocation(line: 91, column: 38, scope: !229, inlinedAt: !230)
!298 = !DILocation(line: 91, column: 33, scope: !229, inlinedAt: !230)
!299 = !DILocation(line: 111, column: 7, scope: !294, inlinedAt: !298)
!300 = !DILocation(line: 112, column: 11, scope: !294, inlinedAt: !298)
!301 = !DILocation(line: 112, column: 3, scope: !294, inlinedAt: !298)
!302 = !DILocation(line: 91, column: 50, scope: !229, inlinedAt: !230)
!303 = !DILocation(line: 91, column: 45, scope: !229, inlinedAt: !230)
!304 = !DILocation(line: 111, column: 7, scope: !294, inlinedAt: !303)
!305 = !DILocation(line: 112, column: 11, scope: !294, inlinedAt: !303)
!306 = !DILocation(line: 112, column: 3, scope: !294, inlinedAt: !303)
!307 = !DILocation(line: 91, column: 64, scope: !229, inlinedAt: !230)
!308 = !DILocation(line: 91, column: 59, scope: !229, inlinedAt: !230)
!309 = !DILocation(line: 111, column: 7, scope: !294, inlinedAt: !308)
!310 = !DILocation(line: 112, column: 11, scope: !294, inlinedAt: !308)
!311 = !DILocation(line: 112, column: 3, scope: !294, inlinedAt: !308)
!312 = !DILocation(line: 92, column: 21, scope: !229, inlinedAt: !230)
!313 = distinct !DISubprogram(name: "store", scope: !168, file: !168, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!314 = !DILocation(line: 92, column: 8, scope: !229, inlinedAt: !230)
!315 = !DILocation(line: 119, column: 7, scope: !313, inlinedAt: !314)
!316 = distinct !DISubprogram(name: "affine", scope: !168, file: !168, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!317 = !DILocation(line: 120, column: 23, scope: !313, inlinedAt: !314)
!318 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !317)
!319 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !317)
!320 = !DILocation(line: 120, column: 52, scope: !313, inlinedAt: !314)
!321 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !320)
!322 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !320)
!323 = !DILocation(line: 120, column: 81, scope: !313, inlinedAt: !314)
!324 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !323)
!325 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !323)
!326 = !DILocation(line: 120, column: 110, scope: !313, inlinedAt: !314)
!327 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !326)
!328 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !326)
!329 = !DILocation(line: 120, column: 4, scope: !313, inlinedAt: !314)
!330 = !DILocation(line: 93, column: 8, scope: !229, inlinedAt: !230)
!331 = !DILocation(line: 119, column: 7, scope: !313, inlinedAt: !330)
!332 = !DILocation(line: 120, column: 23, scope: !313, inlinedAt: !330)
!333 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !332)
!334 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !332)
!335 = !DILocation(line: 120, column: 52, scope: !313, inlinedAt: !330)
!336 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !335)
!337 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !335)
!338 = !DILocation(line: 120, column: 81, scope: !313, inlinedAt: !330)
!339 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !338)
!340 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !338)
!341 = !DILocation(line: 120, column: 110, scope: !313, inlinedAt: !330)
!342 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !341)
!343 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !341)
!344 = !DILocation(line: 120, column: 4, scope: !313, inlinedAt: !330)
!345 = !DILocation(line: 94, column: 8, scope: !229, inlinedAt: !230)
!346 = !DILocation(line: 119, column: 7, scope: !313, inlinedAt: !345)
!347 = !DILocation(line: 120, column: 23, scope: !313, inlinedAt: !345)
!348 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !347)
!349 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !347)
!350 = !DILocation(line: 120, column: 52, scope: !313, inlinedAt: !345)
!351 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !350)
!352 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !350)
!353 = !DILocation(line: 120, column: 81, scope: !313, inlinedAt: !345)
!354 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !353)
!355 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !353)
!356 = !DILocation(line: 120, column: 110, scope: !313, inlinedAt: !345)
!357 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !356)
!358 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !356)
!359 = !DILocation(line: 120, column: 4, scope: !313, inlinedAt: !345)
!360 = !DILocation(line: 95, column: 8, scope: !229, inlinedAt: !230)
!361 = !DILocation(line: 119, column: 7, scope: !313, inlinedAt: !360)
!362 = !DILocation(line: 120, column: 23, scope: !313, inlinedAt: !360)
!363 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !362)
!364 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !362)
!365 = !DILocation(line: 120, column: 52, scope: !313, inlinedAt: !360)
!366 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !365)
!367 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !365)
!368 = !DILocation(line: 120, column: 81, scope: !313, inlinedAt: !360)
!369 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !368)
!370 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !368)
!371 = !DILocation(line: 120, column: 110, scope: !313, inlinedAt: !360)
!372 = !DILocation(line: 125, column: 63, scope: !316, inlinedAt: !371)
!373 = !DILocation(line: 125, column: 71, scope: !316, inlinedAt: !371)
!374 = !DILocation(line: 120, column: 4, scope: !313, inlinedAt: !360)
!375 = !DILocation(line: 90, column: 33, scope: !229, inlinedAt: !230)
!376 = !DILocation(line: 97, column: 8, scope: !229, inlinedAt: !230)
!377 = !DILocation(line: 98, column: 27, scope: !229, inlinedAt: !230)
!378 = !DILocation(line: 103, column: 14, scope: !229, inlinedAt: !230)
!379 = !DILocation(line: 104, column: 14, scope: !229, inlinedAt: !230)
!380 = !DILocation(line: 105, column: 17, scope: !229, inlinedAt: !230)
!381 = !DILocation(line: 100, column: 30, scope: !229, inlinedAt: !230)
!382 = !DILocation(line: 97, column: 18, scope: !140, inlinedAt: !381)
!383 = !DILocation(line: 97, column: 31, scope: !140, inlinedAt: !381)
!384 = !DILocation(line: 97, column: 34, scope: !140, inlinedAt: !381)
!385 = !DILocation(line: 97, column: 16, scope: !140, inlinedAt: !381)
!386 = !DILocation(line: 100, column: 21, scope: !229, inlinedAt: !230)
!387 = !DILocation(line: 101, column: 3, scope: !229, inlinedAt: !230)
!388 = !DILocation(line: 16, column: 59, scope: !169, inlinedAt: !170)
!389 = !DIFile(filename: "combine.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!390 = distinct !DISubprogram(name: "combine", scope: !389, file: !389, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!391 = !DILocation(line: 86, column: 9, scope: !6)
!392 = !DILocation(line: 12, column: 19, scope: !390, inlinedAt: !391)
!393 = !DILocation(line: 112, column: 17, scope: !62, inlinedAt: !392)
!394 = !DILocation(line: 11, column: 16, scope: !390, inlinedAt: !391)
!395 = !DILocation(line: 12, column: 21, scope: !390, inlinedAt: !391)
!396 = !DILocation(line: 12, column: 29, scope: !390, inlinedAt: !391)
!397 = !DILocation(line: 112, column: 13, scope: !62, inlinedAt: !392)
!398 = !DILocation(line: 113, column: 12, scope: !62, inlinedAt: !392)
!399 = !DILocation(line: 13, column: 39, scope: !390, inlinedAt: !391)
!400 = !DILocation(line: 13, column: 24, scope: !390, inlinedAt: !391)
!401 = !DILocation(line: 13, column: 6, scope: !390, inlinedAt: !391)
!402 = !DILocation(line: 13, column: 29, scope: !390, inlinedAt: !391)
!403 = !DILocation(line: 14, column: 23, scope: !390, inlinedAt: !391)
!404 = !DILocation(line: 112, column: 13, scope: !62, inlinedAt: !403)
!405 = !DILocation(line: 112, column: 17, scope: !62, inlinedAt: !403)
!406 = !DILocation(line: 113, column: 12, scope: !62, inlinedAt: !403)
!407 = !DILocation(line: 113, column: 34, scope: !62, inlinedAt: !403)
!408 = !DILocation(line: 113, column: 31, scope: !62, inlinedAt: !403)
!409 = !DILocation(line: 113, column: 20, scope: !62, inlinedAt: !403)
!410 = !DILocation(line: 15, column: 18, scope: !390, inlinedAt: !391)
!411 = !DILocation(line: 16, column: 46, scope: !390, inlinedAt: !391)
!412 = !DILocation(line: 16, column: 63, scope: !390, inlinedAt: !391)
!413 = !DILocation(line: 16, column: 71, scope: !390, inlinedAt: !391)
!414 = !DILocation(line: 16, column: 40, scope: !390, inlinedAt: !391)
!415 = !DILocation(line: 16, column: 24, scope: !390, inlinedAt: !391)
!416 = !DILocation(line: 17, column: 31, scope: !390, inlinedAt: !391)
!417 = !DILocation(line: 17, column: 49, scope: !390, inlinedAt: !391)
!418 = !DILocation(line: 17, column: 52, scope: !390, inlinedAt: !391)
!419 = !DILocation(line: 17, column: 25, scope: !390, inlinedAt: !391)
!420 = !DILocation(line: 17, column: 21, scope: !390, inlinedAt: !391)
!421 = !DILocation(line: 18, column: 17, scope: !390, inlinedAt: !391)
!422 = !DILocation(line: 18, column: 12, scope: !390, inlinedAt: !391)
!423 = !DILocation(line: 19, column: 34, scope: !390, inlinedAt: !391)
!424 = !DILocation(line: 20, column: 48, scope: !390, inlinedAt: !391)
!425 = !DILocation(line: 20, column: 42, scope: !390, inlinedAt: !391)
!426 = !DILocation(line: 20, column: 25, scope: !390, inlinedAt: !391)
!427 = !DILocation(line: 22, column: 17, scope: !390, inlinedAt: !391)
!428 = !DILocation(line: 23, column: 47, scope: !390, inlinedAt: !391)
!429 = !DILocation(line: 23, column: 38, scope: !390, inlinedAt: !391)
!430 = !DILocation(line: 23, column: 34, scope: !390, inlinedAt: !391)
!431 = !{!"branch_weights", i32 1048576, i32 1}
!432 = !DILocation(line: 24, column: 11, scope: !390, inlinedAt: !391)
!433 = !DILocation(line: 24, column: 30, scope: !390, inlinedAt: !391)
!434 = distinct !DISubprogram(name: "weigh", scope: !389, file: !389, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!435 = !DILocation(line: 24, column: 22, scope: !390, inlinedAt: !391)
!436 = !DILocation(line: 31, column: 2, scope: !434, inlinedAt: !435)
!437 = !DILocation(line: 31, column: 2, scope: !6)
!438 = !DILocation(line: 33, column: 20, scope: !434, inlinedAt: !435)
!439 = !DILocation(line: 34, column: 14, scope: !434, inlinedAt: !435)
!440 = !DILocation(line: 34, column: 16, scope: !434, inlinedAt: !435)
!441 = !DILocation(line: 34, column: 12, scope: !434, inlinedAt: !435)
!442 = !DILocation(line: 35, column: 33, scope: !434, inlinedAt: !435)
!443 = !DILocation(line: 35, column: 22, scope: !434, inlinedAt: !435)
!444 = !DILocation(line: 35, column: 60, scope: !434, inlinedAt: !435)
!445 = !DILocation(line: 35, column: 49, scope: !434, inlinedAt: !435)
!446 = !DILocation(line: 35, column: 87, scope: !434, inlinedAt: !435)
!447 = !DILocation(line: 35, column: 76, scope: !434, inlinedAt: !435)
!448 = !DILocation(line: 35, column: 114, scope: !434, inlinedAt: !435)
!449 = !DILocation(line: 35, column: 103, scope: !434, inlinedAt: !435)
!450 = !DILocation(line: 35, column: 3, scope: !434, inlinedAt: !435)
!451 = !{!"llvm.loop.unroll.count", i32 8}
!452 = distinct !{!452, !451}
!453 = !DILocation(line: 24, column: 8, scope: !390, inlinedAt: !391)
!454 = !{!"llvm.loop.unroll.disable"}
!455 = distinct !{!455, !454}
!456 = !{!"llvm.loop.unroll.disable"}
!457 = distinct !{!457, !456}
!458 = !DILocation(line: 13, column: 49, scope: !390, inlinedAt: !391)
!459 = !DIFile(filename: "route.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!460 = distinct !DISubprogram(name: "Route", scope: !459, file: !459, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!461 = !DILocation(line: 10, column: 6, scope: !460)
!462 = !DILocation(line: 11, column: 17, scope: !460)
!463 = !DILocation(line: 40, column: 18, scope: !26, inlinedAt: !462)
!464 = !DILocation(line: 40, column: 48, scope: !26, inlinedAt: !462)
!465 = !DILocation(line: 40, column: 64, scope: !26, inlinedAt: !462)
!466 = !DILocation(line: 12, column: 20, scope: !460)
!467 = !{i32 1, i32 65536}
!468 = !DILocation(line: 12, column: 41, scope: !460)
!469 = !DILocation(line: 12, column: 25, scope: !460)
!470 = !DILocation(line: 12, column: 44, scope: !460)
!471 = !DILocation(line: 13, column: 28, scope: !460)
!472 = !DILocation(line: 13, column: 31, scope: !460)
!473 = !DILocation(line: 17, column: 20, scope: !460)
!474 = !DILocation(line: 34, column: 26, scope: !460)
!475 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!476 = distinct !DISubprogram(name: "reduceWarp", scope: !475, file: !475, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!477 = distinct !DISubprogram(name: "reduce", scope: !475, file: !475, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!478 = distinct !DISubprogram(name: "ReduceMax", scope: !475, file: !475, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!479 = !DILocation(line: 24, column: 24, scope: !460)
!480 = !DILocation(line: 20, column: 15, scope: !478, inlinedAt: !479)
!481 = !DILocation(line: 45, column: 16, scope: !477, inlinedAt: !480)
!482 = !DILocation(line: 71, column: 7, scope: !476, inlinedAt: !481)
!483 = !DILocation(line: 13, column: 6, scope: !460)
!484 = !DILocation(line: 13, column: 49, scope: !460)
!485 = !DILocation(line: 14, column: 22, scope: !460)
!486 = !DILocation(line: 14, column: 41, scope: !460)
!487 = !DILocation(line: 14, column: 44, scope: !460)
!488 = !DILocation(line: 14, column: 16, scope: !460)
!489 = !DILocation(line: 15, column: 18, scope: !460)
!490 = !DILocation(line: 19, column: 27, scope: !460)
!491 = !DILocation(line: 20, column: 21, scope: !460)
!492 = distinct !DISubprogram(name: "rank", scope: !459, file: !459, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!493 = !DILocation(line: 20, column: 17, scope: !460)
!494 = !DILocation(line: 44, column: 57, scope: !492, inlinedAt: !493)
!495 = !DILocation(line: 44, column: 64, scope: !492, inlinedAt: !493)
!496 = !DILocation(line: 44, column: 85, scope: !492, inlinedAt: !493)
!497 = !DILocation(line: 44, column: 78, scope: !492, inlinedAt: !493)
!498 = !DILocation(line: 44, column: 77, scope: !492, inlinedAt: !493)
!499 = !DILocation(line: 44, column: 69, scope: !492, inlinedAt: !493)
!500 = !DILocation(line: 20, column: 32, scope: !460)
!501 = !DILocation(line: 21, column: 16, scope: !460)
!502 = !DILocation(line: 21, column: 6, scope: !460)
!503 = !DILocation(line: 23, column: 4, scope: !460)
!504 = !{!"llvm.loop.unroll.disable"}
!505 = distinct !{!505, !504}
!506 = !DILocation(line: 71, column: 7, scope: !460)
!507 = !DILocation(line: 66, column: 35, scope: !476, inlinedAt: !481)
!508 = !DILocation(line: 72, column: 7, scope: !476, inlinedAt: !481)
!509 = !DILocation(line: 72, column: 35, scope: !476, inlinedAt: !481)
!510 = !DILocation(line: 73, column: 23, scope: !476, inlinedAt: !481)
!511 = !DILocation(line: 20, column: 77, scope: !478, inlinedAt: !479)
!512 = !DILocation(line: 72, column: 40, scope: !476, inlinedAt: !481)
!513 = !DILocation(line: 77, column: 16, scope: !476, inlinedAt: !481)
!514 = !DILocation(line: 77, column: 2, scope: !476, inlinedAt: !481)
!515 = !DILocation(line: 78, column: 6, scope: !476, inlinedAt: !481)
!516 = !DILocation(line: 78, column: 22, scope: !476, inlinedAt: !481)
!517 = !DILocation(line: 79, column: 23, scope: !476, inlinedAt: !481)
!518 = !DILocation(line: 78, column: 27, scope: !476, inlinedAt: !481)
!519 = !DILocation(line: 26, column: 40, scope: !460)
!520 = !DILocation(line: 26, column: 34, scope: !460)
!521 = !DILocation(line: 27, column: 4, scope: !460)
!522 = !DILocation(line: 28, column: 16, scope: !460)
!523 = !DILocation(line: 29, column: 17, scope: !460)
!524 = !DILocation(line: 29, column: 11, scope: !460)
!525 = !DILocation(line: 29, column: 36, scope: !460)
!526 = !DILocation(line: 29, column: 29, scope: !460)
!527 = !DILocation(line: 29, column: 28, scope: !460)
!528 = !DILocation(line: 30, column: 12, scope: !460)
!529 = !DILocation(line: 33, column: 9, scope: !460)
!530 = !DILocation(line: 35, column: 17, scope: !460)
!531 = !DILocation(line: 35, column: 11, scope: !460)
!532 = !DILocation(line: 35, column: 4, scope: !460)
!533 = !DILocation(line: 13, column: 61, scope: !460)
!534 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"kernel", i32 1}
!535 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidx", i32 128}
!536 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidy", i32 1}
!537 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidz", i32 1}
!538 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"minctasm", i32 4}
!539 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!540 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 128}
!541 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!542 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!543 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"minctasm", i32 8}
