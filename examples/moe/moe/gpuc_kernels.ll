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
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !18, !range !20
	%19 = sext i32 %18 to i64, !dbg !18
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !21, !range !22
	%21 = sext i32 %20 to i64, !dbg !21
	%22 = mul i64 %19, %21, !dbg !23
	%23 = add i64 %22, %17, !dbg !24
	%24 = zext i32 %p0 to i64, !dbg !28
	%25 = zext i32 %p1 to i64, !dbg !29
	%26 = zext i32 %p2 to i64, !dbg !30
	%27 = zext i32 %p3 to i64, !dbg !31
	%28 = zext i32 %p4 to i64, !dbg !32
	%29 = zext i32 %p5 to i64, !dbg !33
	%30 = zext i32 %p6 to i64, !dbg !34
	%31 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %23, !dbg !25
	%32 = icmp uge i64 %23, %p33, !dbg !25
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !25, !prof !35

b0_ok1:
	%33 = load i64, i64 addrspace(1)* %31, align 8, !dbg !25
	%34 = add i64 %33, 1, !dbg !38
	%35 = trunc i64 %21 to i32, !dbg !39
	%36 = sub i32 %35, 1, !dbg !39
	%37 = zext i32 %36 to i64, !dbg !39
	%38 = icmp eq i64 %17, %37, !dbg !40
	br i1 %38, label %b1, label %b11, !dbg !40

b1:
	%39 = sext i32 %14 to i64, !dbg !11
	%40 = sext i32 %15 to i64, !dbg !12
	%41 = mul i64 %28, %40, !dbg !41
	%42 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !42
	%43 = udiv i32 %42, 4, !dbg !42
	%44 = zext i32 %43 to i64, !dbg !42
	%45 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !42
	%46 = icmp ugt i64 %41, %44, !dbg !43
	br i1 %46, label %b1_fail1, label %b1_ok1, !dbg !43, !prof !35

b1_ok1:
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44, !range !36
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !44, !range !36
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !44, !range !37
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !44, !range !45
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !44, !range !45
	%52 = mul i32 %51, %49, !dbg !44
	%53 = add i32 %48, %52, !dbg !44
	%54 = mul i32 %50, %53, !dbg !44
	%55 = add i32 %47, %54, !dbg !44
	%56 = sext i32 %55 to i64, !dbg !44
	%57 = mul i32 %50, %51, !dbg !44
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !44, !range !46
	%59 = mul i32 %57, %58, !dbg !44
	%60 = sext i32 %59 to i64, !dbg !44
	%61 = add i64 %33, 2, !dbg !47
	br label %b2, !dbg !44

b2:
	%62 = phi i64 [ %56, %b1_ok1 ], [ %70, %b3_ok1 ], !dbg !44
	%63 = icmp slt i64 %62, %41, !dbg !44
	br i1 %63, label %b3, label %b4, !dbg !44

b3:
	%64 = getelementptr inbounds i32, i32 addrspace(3)* %45, i64 %62, !dbg !48
	store i32 0, i32 addrspace(3)* %64, align 4, !dbg !48
	%65 = urem i64 %61, 2, !dbg !51
	%66 = mul i64 %65, %41, !dbg !53
	%67 = add i64 %66, %62, !dbg !54
	%68 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %67, !dbg !55
	%69 = icmp uge i64 %67, %p31, !dbg !55
	br i1 %69, label %b3_fail1, label %b3_ok1, !dbg !55, !prof !35

b3_ok1:
	store i32 0, i32 addrspace(1)* %68, align 4, !dbg !55
	%70 = add i64 %62, %60, !dbg !44
	br label %b2, !dbg !44

b4:
	call void @llvm.nvvm.barrier0(), !dbg !56
	br label %b5, !dbg !57

b5:
	%71 = phi i64 [ %56, %b4 ], [ %79, %b6_ok1 ], !dbg !57
	%72 = icmp slt i64 %71, %p13, !dbg !57
	br i1 %72, label %b6, label %b7, !dbg !57

b6:
	%73 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %71, !dbg !58
	%74 = load i32, i32 addrspace(1)* %73, align 4, !dbg !58
	%75 = sext i32 %74 to i64, !dbg !59
	%76 = getelementptr inbounds i32, i32 addrspace(3)* %45, i64 %75, !dbg !59
	%77 = icmp uge i64 %75, %41, !dbg !59
	br i1 %77, label %b6_fail1, label %b6_ok1, !dbg !59, !prof !35

b6_ok1:
	%78 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %76, i32 1) nounwind, !dbg !60
	%79 = add i64 %71, %60, !dbg !57
	br label %b5, !dbg !57

b7:
	call void @llvm.nvvm.barrier0(), !dbg !61
	%80 = trunc i64 %40 to i32, !dbg !64
	br label %b8, !dbg !65

b8:
	%81 = phi i64 [ %56, %b7 ], [ %105, %b9_ok1 ], !dbg !65
	%82 = icmp slt i64 %81, %41, !dbg !65
	br i1 %82, label %b9, label %b10, !dbg !65

b9:
	%83 = trunc i64 %81 to i32, !dbg !66
	%84 = udiv i32 %83, %80, !dbg !67
	%85 = mul i32 %84, %80, !dbg !68
	%86 = sub i32 %83, %85, !dbg !69
	%87 = zext i32 %86 to i64, !dbg !70
	%88 = urem i64 %34, 2, !dbg !72
	%89 = mul i64 %88, %41, !dbg !74
	%90 = add i64 %89, %81, !dbg !75
	%91 = sub i64 %90, %87, !dbg !76
	%92 = add i64 %91, %39, !dbg !77
	%93 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %92, !dbg !78
	%94 = getelementptr inbounds i32, i32 addrspace(3)* %45, i64 %81, !dbg !80
	%95 = icmp uge i64 %92, %p25, !dbg !78
	%96 = icmp uge i64 %87, %40, !dbg !79
	%97 = or i1 %95, %96, !dbg !79
	br i1 %97, label %b9_fail1, label %b9_ok1, !dbg !79, !prof !35

b9_ok1:
	%98 = load i32, i32 addrspace(3)* %94, align 4, !dbg !80
	%99 = sext i32 %98 to i64, !dbg !81
	%100 = shl i64 %34, 32, !dbg !84
	%101 = or i64 %100, %99, !dbg !86
	%102 = trunc i64 %87 to i32, !dbg !79
	%103 = addrspacecast i64 addrspace(1)* %93 to i64*, !dbg !79
	%104 = bitcast i64* %103 to i8*, !dbg !79
	call void @gpuc_signal_op_thread(i8* %104, i64 %101, i32 9, i32 %102), !dbg !79
	%105 = add i64 %81, %60, !dbg !65
	br label %b8, !dbg !65

b10:
	call void @llvm.nvvm.barrier0(), !dbg !87
	br label %b11, !dbg !10

b11:
	%106 = sext i32 %14 to i64, !dbg !90
	%107 = sext i32 %15 to i64, !dbg !91
	%108 = mul i64 %17, %29, !dbg !92
	%109 = icmp slt i64 %108, %p13, !dbg !93
	%110 = select i1 %109, i64 %108, i64 %p13, !dbg !93
	%111 = add i64 %110, %29, !dbg !94
	%112 = icmp slt i64 %111, %p13, !dbg !95
	%113 = select i1 %112, i64 %111, i64 %p13, !dbg !95
	%114 = sub i64 %113, %110, !dbg !96
	%115 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %110, !dbg !96
	%116 = mul i64 %28, %107, !dbg !97
	%117 = urem i64 %34, 2, !dbg !99
	%118 = mul i64 %117, %116, !dbg !101
	%119 = sub i64 %p31, %118, !dbg !102
	%120 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %118, !dbg !102
	%121 = icmp ugt i64 %118, %p31, !dbg !102
	%122 = icmp ugt i64 %26, %119, !dbg !103
	%123 = or i1 %121, %122, !dbg !103
	br i1 %123, label %b11_fail1, label %b11_ok1, !dbg !103, !prof !35

b11_ok1:
	%124 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !104
	%125 = udiv i32 %124, 8, !dbg !104
	%126 = zext i32 %125 to i64, !dbg !104
	%127 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { i32, i32 } addrspace(3)*, !dbg !104
	%128 = icmp ugt i64 %114, %126, !dbg !105
	br i1 %128, label %b11_fail3, label %b11_ok3, !dbg !105, !prof !35

b11_ok3:
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106, !range !36
	%130 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !106, !range !36
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !106, !range !37
	%132 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !106, !range !45
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !106, !range !45
	%134 = mul i32 %133, %131, !dbg !106
	%135 = add i32 %130, %134, !dbg !106
	%136 = mul i32 %132, %135, !dbg !106
	%137 = add i32 %129, %136, !dbg !106
	%138 = sext i32 %137 to i64, !dbg !106
	%139 = mul i32 %132, %133, !dbg !106
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !106, !range !46
	%141 = mul i32 %139, %140, !dbg !106
	%142 = sext i32 %141 to i64, !dbg !106
	%143 = trunc i64 %107 to i32, !dbg !108
	br label %b12, !dbg !106

b12:
	%144 = phi i64 [ %138, %b11_ok3 ], [ %168, %b14 ], !dbg !106
	%145 = icmp slt i64 %144, %114, !dbg !106
	br i1 %145, label %b13, label %b16, !dbg !106

b13:
	%146 = getelementptr inbounds i32, i32 addrspace(1)* %115, i64 %144, !dbg !109
	%147 = load i32, i32 addrspace(1)* %146, align 4, !dbg !109
	%148 = sext i32 %147 to i64, !dbg !110
	%149 = trunc i64 %148 to i32, !dbg !111
	%150 = udiv i32 %149, %143, !dbg !112
	%151 = mul i32 %150, %143, !dbg !113
	%152 = sub i32 %149, %151, !dbg !114
	%153 = zext i32 %152 to i64, !dbg !115
	%154 = getelementptr inbounds i32, i32 addrspace(1)* %120, i64 %148, !dbg !116
	%155 = icmp uge i64 %148, %26, !dbg !116
	br i1 %155, label %b13_fail1, label %b13_ok1, !dbg !116, !prof !35

b13_ok1:
	%156 = atomicrmw add i32 addrspace(1)* %154, i32 1 monotonic, !dbg !117
	%157 = sext i32 %156 to i64, !dbg !118
	%158 = icmp slt i64 %157, %24, !dbg !119
	br i1 %158, label %b14, label %b15, !dbg !120

b14:
	%159 = sub i64 %148, %153, !dbg !121
	%160 = add i64 %159, %106, !dbg !122
	%161 = mul i64 %160, %24, !dbg !123
	%162 = trunc i64 %161 to i32, !dbg !124
	%163 = add i32 %162, %156, !dbg !125
	%164 = trunc i64 %153 to i32, !dbg !126
	%165 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %127, i64 %144, !dbg !127
	%166 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %165, i32 0, i32 0, !dbg !127
	store i32 %163, i32 addrspace(3)* %166, align 4, !dbg !127
	%167 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %165, i32 0, i32 1, !dbg !127
	store i32 %164, i32 addrspace(3)* %167, align 4, !dbg !127
	%168 = add i64 %144, %142, !dbg !106
	br label %b12, !dbg !106

b15:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 0, i64 0), !dbg !120
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !120
	ret void, !dbg !120

b16:
	call void @llvm.nvvm.barrier0(), !dbg !128
	%169 = trunc i64 %110 to i32, !dbg !131
	%170 = icmp eq i32 %p3, 0, !dbg !130
	br i1 %170, label %b16_fail1, label %b16_ok1, !dbg !130, !prof !35

b16_ok1:
	%171 = udiv i32 %169, %p3, !dbg !130
	%172 = zext i32 %171 to i64, !dbg !132
	%173 = mul i32 %171, %p3, !dbg !133
	%174 = sub i32 %169, %173, !dbg !134
	%175 = zext i32 %174 to i64, !dbg !135
	br label %b17, !dbg !136

b17:
	%176 = phi i64 [ %172, %b16_ok1 ], [ %176, %b18_ok1 ], [ %192, %b19 ], !dbg !137
	%177 = phi i64 [ %175, %b16_ok1 ], [ %222, %b18_ok1 ], [ 0, %b19 ], !dbg !138
	%178 = phi i64 [ -1, %b16_ok1 ], [ %179, %b18_ok1 ], [ %179, %b19 ], !dbg !138
	%179 = add i64 %178, 1, !dbg !138
	%180 = icmp slt i64 %179, %114, !dbg !138
	br i1 %180, label %b18, label %b20, !dbg !138

b18:
	%181 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %127, i64 %179, !dbg !136
	%182 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %181, i32 0, i32 0, !dbg !136
	%183 = load i32, i32 addrspace(3)* %182, align 4, !dbg !136
	%184 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %181, i32 0, i32 1, !dbg !136
	%185 = load i32, i32 addrspace(3)* %184, align 4, !dbg !136
	%186 = sext i32 %183 to i64, !dbg !139
	%187 = mul i64 %186, %25, !dbg !142
	%188 = add i64 %186, 1, !dbg !143
	%189 = mul i64 %188, %25, !dbg !144
	%190 = sub i64 %189, %187, !dbg !145
	%191 = mul i64 %176, %25, !dbg !147
	%192 = add i64 %176, 1, !dbg !148
	%193 = mul i64 %192, %25, !dbg !149
	%194 = sub i64 %193, %191, !dbg !150
	%195 = sext i32 %185 to i64, !dbg !152
	%196 = getelementptr inbounds float, float addrspace(1)* %7, i64 %187, !dbg !145
	%197 = getelementptr inbounds float, float addrspace(1)* %2, i64 %191, !dbg !150
	%198 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %186, !dbg !151
	%199 = add i64 %110, %179, !dbg !154
	%200 = shl i64 %34, 32, !dbg !156
	%201 = or i64 %200, %199, !dbg !158
	%202 = mul i64 %194, 4, !dbg !153
	%203 = addrspacecast float addrspace(1)* %196 to float*, !dbg !153
	%204 = addrspacecast float addrspace(1)* %197 to float*, !dbg !153
	%205 = addrspacecast i64 addrspace(1)* %198 to i64*, !dbg !153
	%206 = icmp ugt i64 %189, %p21, !dbg !145
	%207 = icmp ugt i64 %187, %189, !dbg !145
	%208 = icmp ugt i64 %193, %p11, !dbg !150
	%209 = icmp ugt i64 %191, %193, !dbg !150
	%210 = icmp uge i64 %186, %p27, !dbg !151
	%211 = icmp ne i64 %190, %194, !dbg !153
	%212 = icmp uge i64 %195, %107, !dbg !153
	%213 = or i1 %206, %207, !dbg !153
	%214 = or i1 %213, %208, !dbg !153
	%215 = or i1 %214, %209, !dbg !153
	%216 = or i1 %215, %210, !dbg !153
	%217 = or i1 %216, %211, !dbg !153
	%218 = or i1 %217, %212, !dbg !153
	br i1 %218, label %b18_fail1, label %b18_ok1, !dbg !153, !prof !35

b18_ok1:
	%219 = bitcast float* %203 to i8*, !dbg !153
	%220 = bitcast float* %204 to i8*, !dbg !153
	%221 = bitcast i64* %205 to i8*, !dbg !153
	call void @gpuc_put_signal_nbi_block(i8* %219, i8* %220, i64 %202, i8* %221, i64 %201, i32 9, i32 %185, i32 1, i32 0, i8* null), !dbg !153
	%222 = add i64 %177, 1, !dbg !159
	%223 = icmp eq i64 %222, %27, !dbg !160
	br i1 %223, label %b19, label %b17, !dbg !160

b19:
	br label %b17, !dbg !161

b20:
	call void @llvm.nvvm.barrier0(), !dbg !164
	%224 = icmp eq i64 %138, 0, !dbg !165
	br i1 %224, label %b21, label %b22, !dbg !165

b21:
	%225 = load i64, i64 addrspace(1)* %31, align 8, !dbg !166
	%226 = add i64 %225, 1, !dbg !167
	store i64 %226, i64 addrspace(1)* %31, align 8, !dbg !166
	br label %b22, !dbg !166

b22:
	%227 = udiv i32 %124, 4, !dbg !171
	%228 = zext i32 %227 to i64, !dbg !171
	%229 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !171
	%230 = add i64 %116, 1, !dbg !172
	%231 = icmp slt i64 %138, 32, !dbg !176
	%232 = icmp ugt i64 %230, %228, !dbg !173
	br i1 %232, label %b22_fail1, label %b22_ok1, !dbg !173, !prof !35

b22_ok1:
	br i1 %231, label %b23, label %b39, !dbg !176

b23:
	%233 = and i32 %137, -32, !dbg !177
	%234 = sub i32 %141, %233, !dbg !177
	%235 = icmp slt i32 %234, 32, !dbg !177
	%236 = select i1 %235, i32 %234, i32 32, !dbg !177
	%237 = sext i32 %236 to i64, !dbg !177
	%238 = sub i64 %237, 1, !dbg !178
	%239 = icmp slt i64 %238, 0, !dbg !182
	%240 = trunc i64 %238 to i32, !dbg !183
	br label %b24, !dbg !184

b24:
	%241 = phi i32 [ %273, %b36 ], [ 0, %b23 ], !dbg !184
	%242 = phi i64 [ %274, %b36 ], [ 0, %b23 ], !dbg !185
	%243 = icmp slt i64 %242, %116, !dbg !186
	br i1 %243, label %b25, label %b37, !dbg !186

b25:
	%244 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !187, !range !188
	%245 = sext i32 %244 to i64, !dbg !187
	%246 = add i64 %242, %245, !dbg !189
	%247 = icmp slt i64 %246, %116, !dbg !190
	br i1 %247, label %b26, label %b27, !dbg !190

b26:
	%248 = add i64 %118, %246, !dbg !191
	%249 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %248, !dbg !192
	%250 = shl i64 %34, 32, !dbg !194
	%251 = addrspacecast i64 addrspace(1)* %249 to i64*, !dbg !195
	%252 = icmp uge i64 %248, %p25, !dbg !192
	br i1 %252, label %b26_fail1, label %b26_ok1, !dbg !192, !prof !35

b26_ok1:
	%253 = bitcast i64* %251 to i8*, !dbg !195
	%254 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %253, i32 5, i64 %250, i32 1, i8* %ctrl, i32 19), !dbg !195
	%255 = and i64 %254, 4294967295, !dbg !198
	%256 = trunc i64 %255 to i32, !dbg !200
	br label %b27, !dbg !200

b27:
	%257 = phi i32 [ 0, %b25 ], [ %256, %b26_ok1 ], !dbg !201
	br label %b28, !dbg !207

b28:
	%258 = phi i32 [ %257, %b27 ], [ %266, %b31 ], !dbg !208
	%259 = phi i64 [ 1, %b27 ], [ %267, %b31 ], !dbg !209
	%260 = icmp slt i64 %259, 32, !dbg !210
	br i1 %260, label %b29, label %b32, !dbg !210

b29:
	%261 = trunc i64 %259 to i32, !dbg !211
	%262 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %258, i32 %261, i32 0), !dbg !211
	%263 = extractvalue { i32, i1 } %262, 0, !dbg !211
	%264 = icmp sge i64 %245, %259, !dbg !212
	br i1 %264, label %b30, label %b31, !dbg !212

b30:
	%265 = add i32 %258, %263, !dbg !213
	br label %b31, !dbg !213

b31:
	%266 = phi i32 [ %258, %b29 ], [ %265, %b30 ], !dbg !208
	%267 = mul i64 %259, 2, !dbg !214
	br label %b28, !dbg !214

b32:
	%268 = add i32 %241, %258, !dbg !215
	br i1 %247, label %b33, label %b34, !dbg !216

b33:
	%269 = sub i32 %268, %257, !dbg !218
	%270 = getelementptr inbounds i32, i32 addrspace(3)* %229, i64 %246, !dbg !217
	%271 = icmp uge i64 %246, %230, !dbg !217
	br i1 %271, label %b33_fail1, label %b33_ok1, !dbg !217, !prof !35

b33_ok1:
	store i32 %269, i32 addrspace(3)* %270, align 4, !dbg !217
	br label %b34, !dbg !217

b34:
	br i1 %239, label %b35, label %b36, !dbg !182

b35:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !219
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !219
	ret void, !dbg !219

b36:
	%272 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %268, i32 %240, i32 31), !dbg !183
	%273 = extractvalue { i32, i1 } %272, 0, !dbg !183
	%274 = add i64 %242, %237, !dbg !220
	br label %b24, !dbg !220

b37:
	%275 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !221, !range !188
	%276 = sext i32 %275 to i64, !dbg !221
	%277 = icmp eq i64 %276, 0, !dbg !222
	br i1 %277, label %b38, label %b39, !dbg !222

b38:
	%278 = getelementptr inbounds i32, i32 addrspace(3)* %229, i64 %116, !dbg !223
	store i32 %241, i32 addrspace(3)* %278, align 4, !dbg !223
	br label %b39, !dbg !223

b39:
	call void @llvm.nvvm.barrier0(), !dbg !224
	%279 = trunc i64 %116 to i32, !dbg !228
	%280 = xor i1 %0, true, !dbg !231
	%281 = trunc i64 %142 to i32, !dbg !232
	%282 = mul i32 %281, 2, !dbg !232
	%283 = zext i32 %282 to i64, !dbg !232
	%284 = trunc i64 %142 to i32, !dbg !233
	%285 = mul i32 %284, 3, !dbg !233
	%286 = zext i32 %285 to i64, !dbg !233
	%287 = trunc i64 %142 to i32, !dbg !234
	%288 = mul i32 %287, 4, !dbg !234
	%289 = zext i32 %288 to i64, !dbg !234
	br label %b40, !dbg !235

b40:
	%290 = phi i64 [ %17, %b39 ], [ %565, %b88 ], !dbg !236
	%291 = getelementptr inbounds i32, i32 addrspace(3)* %229, i64 %116, !dbg !237
	%292 = load i32, i32 addrspace(3)* %291, align 4, !dbg !237
	%293 = sext i32 %292 to i64, !dbg !238
	%294 = icmp slt i64 %290, %293, !dbg !239
	br i1 %294, label %b41, label %b89, !dbg !239

b41:
	%295 = trunc i64 %290 to i32, !dbg !240
	br label %b42, !dbg !228

b42:
	%296 = phi i32 [ 0, %b41 ], [ %301, %b43_ok1 ], [ %296, %b44 ], !dbg !241
	%297 = phi i32 [ %279, %b41 ], [ %297, %b43_ok1 ], [ %301, %b44 ], !dbg !242
	%298 = sub i32 %297, %296, !dbg !243
	%299 = icmp ugt i32 %298, 1, !dbg !244
	br i1 %299, label %b43, label %b45, !dbg !244

b43:
	%300 = add i32 %296, %297, !dbg !245
	%301 = udiv i32 %300, 2, !dbg !246
	%302 = zext i32 %301 to i64, !dbg !247
	%303 = getelementptr inbounds i32, i32 addrspace(3)* %229, i64 %302, !dbg !247
	%304 = icmp uge i64 %302, %230, !dbg !247
	br i1 %304, label %b43_fail1, label %b43_ok1, !dbg !247, !prof !35

b43_ok1:
	%305 = load i32, i32 addrspace(3)* %303, align 4, !dbg !247
	%306 = icmp sle i32 %305, %295, !dbg !248
	br i1 %306, label %b42, label %b44, !dbg !248

b44:
	br label %b42, !dbg !248

b45:
	%307 = zext i32 %296 to i64, !dbg !249
	%308 = mul i64 %307, %24, !dbg !250
	%309 = add i64 %308, %290, !dbg !251
	%310 = getelementptr inbounds i32, i32 addrspace(3)* %229, i64 %307, !dbg !252
	%311 = load i32, i32 addrspace(3)* %310, align 4, !dbg !252
	%312 = sext i32 %311 to i64, !dbg !253
	%313 = sub i64 %309, %312, !dbg !254
	%314 = udiv i32 %296, %143, !dbg !256
	%315 = zext i32 %314 to i64, !dbg !257
	%316 = mul i32 %314, %143, !dbg !258
	%317 = sub i32 %296, %316, !dbg !259
	%318 = zext i32 %317 to i64, !dbg !260
	%319 = mul i64 %313, %25, !dbg !262
	%320 = add i64 %313, 1, !dbg !263
	%321 = mul i64 %320, %25, !dbg !264
	%322 = sub i64 %321, %319, !dbg !265
	%323 = getelementptr inbounds float, float addrspace(1)* %7, i64 %319, !dbg !265
	%324 = trunc i64 %318 to i32, !dbg !266
	%325 = addrspacecast float addrspace(1)* %8 to float*, !dbg !266
	%326 = icmp ugt i64 %321, %p21, !dbg !265
	%327 = icmp ugt i64 %319, %321, !dbg !265
	%328 = icmp uge i64 %318, %107, !dbg !266
	%329 = or i1 %326, %327, !dbg !266
	%330 = or i1 %329, %328, !dbg !266
	br i1 %330, label %b45_fail1, label %b45_ok1, !dbg !266, !prof !35

b45_ok1:
	%331 = bitcast float* %325 to i8*, !dbg !266
	%332 = call i8* @gpuc_peer_thread(i8* %331, i32 %324), !dbg !266
	%333 = bitcast i8* %332 to float*, !dbg !266
	%334 = icmp eq float* %333, null, !dbg !266
	%335 = select i1 %334, i64 0, i64 %p23, !dbg !266
	%336 = getelementptr inbounds float, float addrspace(1)* %5, i64 %315, !dbg !267
	%337 = icmp uge i64 %315, %p17, !dbg !267
	%338 = icmp uge i64 %315, %p19, !dbg !268
	%339 = or i1 %337, %338, !dbg !268
	br i1 %339, label %b45_fail4, label %b45_ok4, !dbg !268, !prof !35

b45_ok4:
	%340 = load float, float addrspace(1)* %336, align 4, !dbg !267
	%341 = getelementptr inbounds float, float addrspace(1)* %6, i64 %315, !dbg !268
	%342 = load float, float addrspace(1)* %341, align 4, !dbg !268
	br i1 %224, label %b46, label %b47, !dbg !269

b46:
	%343 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %313, !dbg !270
	%344 = shl i64 %34, 32, !dbg !272
	%345 = addrspacecast i64 addrspace(1)* %343 to i64*, !dbg !273
	%346 = icmp uge i64 %313, %p27, !dbg !270
	br i1 %346, label %b46_fail1, label %b46_ok1, !dbg !270, !prof !35

b46_ok1:
	%347 = bitcast i64* %345 to i8*, !dbg !273
	%348 = call i64 @gpuc_signal_wait_until_thread(i8* %347, i32 5, i64 %344, i32 1, i8* %ctrl, i32 26), !dbg !273
	%349 = and i64 %348, 4294967295, !dbg !275
	%350 = trunc i64 %349 to i32, !dbg !277
	store i32 %350, i32 addrspace(3)* @gpuc_shared_apply_15, align 4, !dbg !278
	br label %b47, !dbg !278

b47:
	call void @llvm.nvvm.barrier0(), !dbg !279
	%351 = and i64 %322, 3, !dbg !280
	%352 = icmp eq i64 %351, 0, !dbg !280
	%353 = addrspacecast float addrspace(1)* %323 to float*, !dbg !280
	%354 = ptrtoint float* %353 to i64, !dbg !280
	%355 = and i64 %354, 15, !dbg !280
	%356 = icmp eq i64 %355, 0, !dbg !280
	%357 = icmp eq i64 %322, 0, !dbg !280
	%358 = or i1 %356, %357, !dbg !280
	%359 = icmp eq i1 %352, false, !dbg !280
	%360 = icmp eq i1 %358, false, !dbg !280
	%361 = or i1 %359, %360, !dbg !280
	br i1 %361, label %b47_fail1, label %b47_ok1, !dbg !280, !prof !35

b47_ok1:
	%362 = load i32, i32 addrspace(3)* @gpuc_shared_apply_15, align 4, !dbg !281
	%363 = sext i32 %362 to i64, !dbg !282
	%364 = ashr i64 %322, 2, !dbg !280
	%365 = bitcast float addrspace(1)* %323 to { float, float, float, float } addrspace(1)*, !dbg !280
	%366 = icmp ne i64 %335, 0, !dbg !283
	br i1 %366, label %b48, label %b49, !dbg !283

b48:
	br label %b49, !dbg !231

b49:
	%367 = phi i1 [ false, %b47_ok1 ], [ %280, %b48 ], !dbg !284
	br i1 %367, label %b50, label %b51, !dbg !284

b50:
	%368 = mul i64 %363, %25, !dbg !285
	%369 = add i64 %363, 1, !dbg !286
	%370 = mul i64 %369, %25, !dbg !287
	%371 = sub i64 %370, %368, !dbg !288
	%372 = addrspacecast float* %333 to float addrspace(1)*, !dbg !288
	%373 = getelementptr inbounds float, float addrspace(1)* %372, i64 %368, !dbg !288
	%374 = and i64 %371, 3, !dbg !289
	%375 = icmp eq i64 %374, 0, !dbg !289
	%376 = addrspacecast float addrspace(1)* %373 to float*, !dbg !289
	%377 = ptrtoint float* %376 to i64, !dbg !289
	%378 = and i64 %377, 15, !dbg !289
	%379 = icmp eq i64 %378, 0, !dbg !289
	%380 = icmp eq i64 %371, 0, !dbg !289
	%381 = or i1 %379, %380, !dbg !289
	%382 = ashr i64 %371, 2, !dbg !289
	%383 = bitcast float addrspace(1)* %373 to { float, float, float, float } addrspace(1)*, !dbg !289
	%384 = icmp ugt i64 %370, %335, !dbg !288
	%385 = icmp ugt i64 %368, %370, !dbg !288
	%386 = icmp eq i1 %375, false, !dbg !289
	%387 = icmp eq i1 %381, false, !dbg !289
	%388 = or i1 %384, %385, !dbg !289
	%389 = or i1 %388, %386, !dbg !289
	%390 = or i1 %389, %387, !dbg !289
	br i1 %390, label %b50_fail1, label %b50_ok1, !dbg !289, !prof !35

b50_ok1:
	br label %b51, !dbg !289

b51:
	%391 = phi { float, float, float, float } addrspace(1)* [ %365, %b49 ], [ %383, %b50_ok1 ], !dbg !290
	%392 = phi i64 [ %364, %b49 ], [ %382, %b50_ok1 ], !dbg !290
	%393 = icmp ule i64 %364, 281474976710655, !dbg !291
	br i1 %393, label %b52, label %b68_cold, !dbg !292, !prof !293

b52:
	%394 = phi i64 [ %138, %b51 ], [ %534, %b67 ], !dbg !291
	%395 = icmp slt i64 %394, %364, !dbg !294
	br i1 %395, label %b53, label %b84, !dbg !294

b53:
	%396 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %365, i64 %394, !dbg !297
	%397 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %396, i32 0, i32 0, !dbg !297
	%398 = bitcast { float, float, float, float } addrspace(1)* %396 to <4 x float> addrspace(1)*, !dbg !297
	%399 = load <4 x float>, <4 x float> addrspace(1)* %398, align 16, !dbg !297
	%400 = extractelement <4 x float> %399, i32 0, !dbg !297
	%401 = extractelement <4 x float> %399, i32 1, !dbg !297
	%402 = extractelement <4 x float> %399, i32 2, !dbg !297
	%403 = extractelement <4 x float> %399, i32 3, !dbg !297
	%404 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %396, i32 0, i32 1, !dbg !297
	%405 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %396, i32 0, i32 2, !dbg !297
	%406 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %396, i32 0, i32 3, !dbg !297
	%407 = add i64 %394, %142, !dbg !298
	%408 = icmp slt i64 %407, %364, !dbg !300
	br i1 %408, label %b54, label %b55, !dbg !300

b54:
	%409 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %365, i64 %407, !dbg !301
	%410 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %409, i32 0, i32 0, !dbg !301
	%411 = bitcast { float, float, float, float } addrspace(1)* %409 to <4 x float> addrspace(1)*, !dbg !301
	%412 = load <4 x float>, <4 x float> addrspace(1)* %411, align 16, !dbg !301
	%413 = extractelement <4 x float> %412, i32 0, !dbg !301
	%414 = extractelement <4 x float> %412, i32 1, !dbg !301
	%415 = extractelement <4 x float> %412, i32 2, !dbg !301
	%416 = extractelement <4 x float> %412, i32 3, !dbg !301
	%417 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %409, i32 0, i32 1, !dbg !301
	%418 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %409, i32 0, i32 2, !dbg !301
	%419 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %409, i32 0, i32 3, !dbg !301
	br label %b55, !dbg !302

b55:
	%420 = phi float [ %416, %b54 ], [ 0.000000e+00, %b53 ], !dbg !232
	%421 = phi float [ %415, %b54 ], [ 0.000000e+00, %b53 ], !dbg !232
	%422 = phi float [ %414, %b54 ], [ 0.000000e+00, %b53 ], !dbg !232
	%423 = phi float [ %413, %b54 ], [ 0.000000e+00, %b53 ], !dbg !232
	%424 = add i64 %394, %283, !dbg !303
	%425 = icmp slt i64 %424, %364, !dbg !305
	br i1 %425, label %b56, label %b57, !dbg !305

b56:
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %365, i64 %424, !dbg !306
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 0, !dbg !306
	%428 = bitcast { float, float, float, float } addrspace(1)* %426 to <4 x float> addrspace(1)*, !dbg !306
	%429 = load <4 x float>, <4 x float> addrspace(1)* %428, align 16, !dbg !306
	%430 = extractelement <4 x float> %429, i32 0, !dbg !306
	%431 = extractelement <4 x float> %429, i32 1, !dbg !306
	%432 = extractelement <4 x float> %429, i32 2, !dbg !306
	%433 = extractelement <4 x float> %429, i32 3, !dbg !306
	%434 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 1, !dbg !306
	%435 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 2, !dbg !306
	%436 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 3, !dbg !306
	br label %b57, !dbg !307

b57:
	%437 = phi float [ %433, %b56 ], [ 0.000000e+00, %b55 ], !dbg !233
	%438 = phi float [ %432, %b56 ], [ 0.000000e+00, %b55 ], !dbg !233
	%439 = phi float [ %431, %b56 ], [ 0.000000e+00, %b55 ], !dbg !233
	%440 = phi float [ %430, %b56 ], [ 0.000000e+00, %b55 ], !dbg !233
	%441 = add i64 %394, %286, !dbg !308
	%442 = icmp slt i64 %441, %364, !dbg !310
	br i1 %442, label %b58, label %b59, !dbg !310

b58:
	%443 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %365, i64 %441, !dbg !311
	%444 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %443, i32 0, i32 0, !dbg !311
	%445 = bitcast { float, float, float, float } addrspace(1)* %443 to <4 x float> addrspace(1)*, !dbg !311
	%446 = load <4 x float>, <4 x float> addrspace(1)* %445, align 16, !dbg !311
	%447 = extractelement <4 x float> %446, i32 0, !dbg !311
	%448 = extractelement <4 x float> %446, i32 1, !dbg !311
	%449 = extractelement <4 x float> %446, i32 2, !dbg !311
	%450 = extractelement <4 x float> %446, i32 3, !dbg !311
	%451 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %443, i32 0, i32 1, !dbg !311
	%452 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %443, i32 0, i32 2, !dbg !311
	%453 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %443, i32 0, i32 3, !dbg !311
	br label %b59, !dbg !312

b59:
	%454 = phi float [ %450, %b58 ], [ 0.000000e+00, %b57 ], !dbg !313
	%455 = phi float [ %449, %b58 ], [ 0.000000e+00, %b57 ], !dbg !313
	%456 = phi float [ %448, %b58 ], [ 0.000000e+00, %b57 ], !dbg !313
	%457 = phi float [ %447, %b58 ], [ 0.000000e+00, %b57 ], !dbg !313
	%458 = icmp slt i64 %394, %392, !dbg !316
	br i1 %458, label %b60, label %b61, !dbg !316

b60:
	%459 = call float @llvm.nvvm.mul.rn.f(float %400, float %340), !dbg !319
	%460 = fadd float %459, %342, !dbg !320
	%461 = call float @llvm.nvvm.mul.rn.f(float %401, float %340), !dbg !322
	%462 = fadd float %461, %342, !dbg !323
	%463 = call float @llvm.nvvm.mul.rn.f(float %402, float %340), !dbg !325
	%464 = fadd float %463, %342, !dbg !326
	%465 = call float @llvm.nvvm.mul.rn.f(float %403, float %340), !dbg !328
	%466 = fadd float %465, %342, !dbg !329
	%467 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %391, i64 %394, !dbg !330
	%468 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %467, i32 0, i32 0, !dbg !330
	%469 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %467, i32 0, i32 1, !dbg !330
	%470 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %467, i32 0, i32 2, !dbg !330
	%471 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %467, i32 0, i32 3, !dbg !330
	%472 = bitcast { float, float, float, float } addrspace(1)* %467 to <4 x float> addrspace(1)*, !dbg !330
	%473 = insertelement <4 x float> undef, float %460, i32 0, !dbg !330
	%474 = insertelement <4 x float> %473, float %462, i32 1, !dbg !330
	%475 = insertelement <4 x float> %474, float %464, i32 2, !dbg !330
	%476 = insertelement <4 x float> %475, float %466, i32 3, !dbg !330
	store <4 x float> %476, <4 x float> addrspace(1)* %472, align 16, !dbg !330
	br label %b61, !dbg !330

b61:
	%477 = icmp slt i64 %407, %392, !dbg !332
	br i1 %477, label %b62, label %b63, !dbg !332

b62:
	%478 = call float @llvm.nvvm.mul.rn.f(float %423, float %340), !dbg !334
	%479 = fadd float %478, %342, !dbg !335
	%480 = call float @llvm.nvvm.mul.rn.f(float %422, float %340), !dbg !337
	%481 = fadd float %480, %342, !dbg !338
	%482 = call float @llvm.nvvm.mul.rn.f(float %421, float %340), !dbg !340
	%483 = fadd float %482, %342, !dbg !341
	%484 = call float @llvm.nvvm.mul.rn.f(float %420, float %340), !dbg !343
	%485 = fadd float %484, %342, !dbg !344
	%486 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %391, i64 %407, !dbg !345
	%487 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %486, i32 0, i32 0, !dbg !345
	%488 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %486, i32 0, i32 1, !dbg !345
	%489 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %486, i32 0, i32 2, !dbg !345
	%490 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %486, i32 0, i32 3, !dbg !345
	%491 = bitcast { float, float, float, float } addrspace(1)* %486 to <4 x float> addrspace(1)*, !dbg !345
	%492 = insertelement <4 x float> undef, float %479, i32 0, !dbg !345
	%493 = insertelement <4 x float> %492, float %481, i32 1, !dbg !345
	%494 = insertelement <4 x float> %493, float %483, i32 2, !dbg !345
	%495 = insertelement <4 x float> %494, float %485, i32 3, !dbg !345
	store <4 x float> %495, <4 x float> addrspace(1)* %491, align 16, !dbg !345
	br label %b63, !dbg !345

b63:
	%496 = icmp slt i64 %424, %392, !dbg !347
	br i1 %496, label %b64, label %b65, !dbg !347

b64:
	%497 = call float @llvm.nvvm.mul.rn.f(float %440, float %340), !dbg !349
	%498 = fadd float %497, %342, !dbg !350
	%499 = call float @llvm.nvvm.mul.rn.f(float %439, float %340), !dbg !352
	%500 = fadd float %499, %342, !dbg !353
	%501 = call float @llvm.nvvm.mul.rn.f(float %438, float %340), !dbg !355
	%502 = fadd float %501, %342, !dbg !356
	%503 = call float @llvm.nvvm.mul.rn.f(float %437, float %340), !dbg !358
	%504 = fadd float %503, %342, !dbg !359
	%505 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %391, i64 %424, !dbg !360
	%506 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %505, i32 0, i32 0, !dbg !360
	%507 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %505, i32 0, i32 1, !dbg !360
	%508 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %505, i32 0, i32 2, !dbg !360
	%509 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %505, i32 0, i32 3, !dbg !360
	%510 = bitcast { float, float, float, float } addrspace(1)* %505 to <4 x float> addrspace(1)*, !dbg !360
	%511 = insertelement <4 x float> undef, float %498, i32 0, !dbg !360
	%512 = insertelement <4 x float> %511, float %500, i32 1, !dbg !360
	%513 = insertelement <4 x float> %512, float %502, i32 2, !dbg !360
	%514 = insertelement <4 x float> %513, float %504, i32 3, !dbg !360
	store <4 x float> %514, <4 x float> addrspace(1)* %510, align 16, !dbg !360
	br label %b65, !dbg !360

b65:
	%515 = icmp slt i64 %441, %392, !dbg !362
	br i1 %515, label %b66, label %b67, !dbg !362

b66:
	%516 = call float @llvm.nvvm.mul.rn.f(float %457, float %340), !dbg !364
	%517 = fadd float %516, %342, !dbg !365
	%518 = call float @llvm.nvvm.mul.rn.f(float %456, float %340), !dbg !367
	%519 = fadd float %518, %342, !dbg !368
	%520 = call float @llvm.nvvm.mul.rn.f(float %455, float %340), !dbg !370
	%521 = fadd float %520, %342, !dbg !371
	%522 = call float @llvm.nvvm.mul.rn.f(float %454, float %340), !dbg !373
	%523 = fadd float %522, %342, !dbg !374
	%524 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %391, i64 %441, !dbg !375
	%525 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %524, i32 0, i32 0, !dbg !375
	%526 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %524, i32 0, i32 1, !dbg !375
	%527 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %524, i32 0, i32 2, !dbg !375
	%528 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %524, i32 0, i32 3, !dbg !375
	%529 = bitcast { float, float, float, float } addrspace(1)* %524 to <4 x float> addrspace(1)*, !dbg !375
	%530 = insertelement <4 x float> undef, float %517, i32 0, !dbg !375
	%531 = insertelement <4 x float> %530, float %519, i32 1, !dbg !375
	%532 = insertelement <4 x float> %531, float %521, i32 2, !dbg !375
	%533 = insertelement <4 x float> %532, float %523, i32 3, !dbg !375
	store <4 x float> %533, <4 x float> addrspace(1)* %529, align 16, !dbg !375
	br label %b67, !dbg !375

b67:
	%534 = add i64 %394, %289, !dbg !376
	br label %b52, !dbg !376

b84:
	call void @llvm.nvvm.barrier0(), !dbg !379
	%535 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %363, !dbg !380
	%536 = icmp uge i64 %363, %p29, !dbg !380
	br i1 %536, label %b84_fail1, label %b84_ok1, !dbg !380, !prof !35

b84_ok1:
	br i1 %367, label %b85, label %b87, !dbg !380

b85:
	br i1 %224, label %b86, label %b88, !dbg !381

b86:
	call void @gpuc_fence_thread(), !dbg !382
	%537 = addrspacecast i64 addrspace(1)* %535 to i64*, !dbg !383
	%538 = bitcast i64* %537 to i8*, !dbg !383
	call void @gpuc_signal_op_thread(i8* %538, i64 %34, i32 9, i32 %324), !dbg !383
	br label %b88, !dbg !383

b87:
	%539 = mul i64 %363, %25, !dbg !385
	%540 = add i64 %363, 1, !dbg !386
	%541 = mul i64 %540, %25, !dbg !387
	%542 = sub i64 %541, %539, !dbg !388
	%543 = getelementptr inbounds float, float addrspace(1)* %8, i64 %539, !dbg !388
	%544 = mul i64 %322, 4, !dbg !389
	%545 = icmp ugt i64 %541, %p23, !dbg !388
	%546 = icmp ugt i64 %539, %541, !dbg !388
	%547 = icmp ne i64 %542, %322, !dbg !389
	%548 = or i1 %545, %546, !dbg !389
	%549 = or i1 %548, %547, !dbg !389
	br i1 %549, label %b87_fail1, label %b87_ok1, !dbg !389, !prof !35

b87_ok1:
	%550 = call i32 @gpuc_num_pes_thread(), !dbg !389
	%551 = zext i32 %317 to i64, !dbg !389
	%552 = sext i32 %550 to i64, !dbg !389
	%553 = icmp ult i64 %551, %552, !dbg !389
	%554 = select i1 %553, i32 %317, i32 0, !dbg !389
	%555 = call i8* @gpuc_peer_early(i32 %554), !dbg !389
	%556 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !389
	%557 = sext i32 %556 to i64, !dbg !389
	%558 = addrspacecast float addrspace(1)* %543 to float*, !dbg !389
	%559 = addrspacecast float addrspace(1)* %323 to float*, !dbg !389
	%560 = addrspacecast i64 addrspace(1)* %535 to i64*, !dbg !389
	%561 = icmp ne i64 %557, %142, !dbg !389
	br i1 %561, label %b87_fail4, label %b87_ok4, !dbg !389, !prof !35

b87_ok4:
	%562 = bitcast float* %558 to i8*, !dbg !389
	%563 = bitcast float* %559 to i8*, !dbg !389
	%564 = bitcast i64* %560 to i8*, !dbg !389
	call void @gpuc_put_signal_nbi_block(i8* %562, i8* %563, i64 %544, i8* %564, i64 %34, i32 9, i32 %324, i32 1, i32 1, i8* %555), !dbg !389
	br label %b88, !dbg !390

b88:
	%565 = add i64 %290, %21, !dbg !391
	br label %b40, !dbg !391

b89:
	%566 = icmp eq i32 %p6, 0, !dbg !396
	br i1 %566, label %b89_fail1, label %b89_ok1, !dbg !396, !prof !35

b89_ok1:
	%567 = udiv i32 %p1, 4, !dbg !397
	%568 = zext i32 %567 to i64, !dbg !397
	%569 = add i64 %568, %30, !dbg !398
	%570 = sub i64 %569, 1, !dbg !399
	%571 = trunc i64 %570 to i32, !dbg !400
	%572 = udiv i32 %571, %p6, !dbg !396
	%573 = zext i32 %572 to i64, !dbg !401
	%574 = mul i64 %24, %30, !dbg !402
	br label %b90, !dbg !403

b90:
	%575 = phi i64 [ %17, %b89_ok1 ], [ %712, %b105 ], !dbg !404
	%576 = icmp slt i64 %575, %574, !dbg !405
	br i1 %576, label %b91, label %b106, !dbg !405

b91:
	%577 = trunc i64 %575 to i32, !dbg !407
	%578 = udiv i32 %577, %p6, !dbg !408
	%579 = zext i32 %578 to i64, !dbg !409
	%580 = mul i32 %578, %p6, !dbg !410
	%581 = sub i32 %577, %580, !dbg !411
	%582 = zext i32 %581 to i64, !dbg !412
	%583 = mul i64 %579, %27, !dbg !413
	%584 = mul i64 %583, %25, !dbg !414
	%585 = add i64 %583, %27, !dbg !415
	%586 = mul i64 %585, %25, !dbg !416
	%587 = sub i64 %586, %584, !dbg !417
	%588 = getelementptr inbounds float, float addrspace(1)* %8, i64 %584, !dbg !417
	%589 = and i64 %587, 3, !dbg !418
	%590 = icmp eq i64 %589, 0, !dbg !418
	%591 = addrspacecast float addrspace(1)* %588 to float*, !dbg !418
	%592 = ptrtoint float* %591 to i64, !dbg !418
	%593 = and i64 %592, 15, !dbg !418
	%594 = icmp eq i64 %593, 0, !dbg !418
	%595 = icmp eq i64 %587, 0, !dbg !418
	%596 = or i1 %594, %595, !dbg !418
	%597 = mul i64 %579, %25, !dbg !419
	%598 = add i64 %579, 1, !dbg !420
	%599 = mul i64 %598, %25, !dbg !421
	%600 = sub i64 %599, %597, !dbg !422
	%601 = getelementptr inbounds float, float addrspace(1)* %1, i64 %597, !dbg !422
	%602 = and i64 %600, 3, !dbg !423
	%603 = icmp eq i64 %602, 0, !dbg !423
	%604 = addrspacecast float addrspace(1)* %601 to float*, !dbg !423
	%605 = ptrtoint float* %604 to i64, !dbg !423
	%606 = and i64 %605, 15, !dbg !423
	%607 = icmp eq i64 %606, 0, !dbg !423
	%608 = icmp eq i64 %600, 0, !dbg !423
	%609 = or i1 %607, %608, !dbg !423
	%610 = ashr i64 %587, 2, !dbg !418
	%611 = bitcast float addrspace(1)* %588 to { float, float, float, float } addrspace(1)*, !dbg !418
	%612 = ashr i64 %600, 2, !dbg !423
	%613 = bitcast float addrspace(1)* %601 to { float, float, float, float } addrspace(1)*, !dbg !423
	%614 = mul i64 %582, %573, !dbg !424
	%615 = icmp slt i64 %614, %568, !dbg !425
	%616 = select i1 %615, i64 %614, i64 %568, !dbg !425
	%617 = icmp ugt i64 %586, %p23, !dbg !417
	%618 = icmp ugt i64 %584, %586, !dbg !417
	%619 = icmp eq i1 %590, false, !dbg !418
	%620 = icmp eq i1 %596, false, !dbg !418
	%621 = icmp ugt i64 %599, %p9, !dbg !422
	%622 = icmp ugt i64 %597, %599, !dbg !422
	%623 = icmp eq i1 %603, false, !dbg !423
	%624 = icmp eq i1 %609, false, !dbg !423
	%625 = or i1 %617, %618, !dbg !423
	%626 = or i1 %625, %619, !dbg !423
	%627 = or i1 %626, %620, !dbg !423
	%628 = or i1 %627, %621, !dbg !423
	%629 = or i1 %628, %622, !dbg !423
	%630 = or i1 %629, %623, !dbg !423
	%631 = or i1 %630, %624, !dbg !423
	br i1 %631, label %b91_fail1, label %b91_ok1, !dbg !423, !prof !35

b91_ok1:
	br label %b92, !dbg !426

b92:
	%632 = phi i64 [ %138, %b91_ok1 ], [ %640, %b93_ok1 ], !dbg !426
	%633 = icmp slt i64 %632, %27, !dbg !426
	br i1 %633, label %b93, label %b94, !dbg !426

b93:
	%634 = add i64 %583, %632, !dbg !427
	%635 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %634, !dbg !428
	%636 = addrspacecast i64 addrspace(1)* %635 to i64*, !dbg !429
	%637 = icmp uge i64 %634, %p29, !dbg !428
	br i1 %637, label %b93_fail1, label %b93_ok1, !dbg !428, !prof !35

b93_ok1:
	%638 = bitcast i64* %636 to i8*, !dbg !429
	%639 = call i64 @gpuc_signal_wait_until_thread(i8* %638, i32 5, i64 %34, i32 1, i8* %ctrl, i32 46), !dbg !429
	%640 = add i64 %632, %142, !dbg !426
	br label %b92, !dbg !426

b94:
	call void @llvm.nvvm.barrier0(), !dbg !430
	%641 = sub i64 %568, %616, !dbg !431
	%642 = icmp slt i64 %573, %641, !dbg !432
	%643 = select i1 %642, i64 %573, i64 %641, !dbg !432
	%644 = icmp ule i64 %568, 268435455, !dbg !433
	%645 = icmp ule i64 %583, 281474976710655, !dbg !433
	%646 = and i1 %644, %645, !dbg !433
	%647 = icmp ule i64 %610, 281474976710655, !dbg !433
	%648 = and i1 %646, %647, !dbg !433
	%649 = icmp ule i64 %612, 281474976710655, !dbg !433
	%650 = and i1 %648, %649, !dbg !433
	%651 = icmp ule i64 %616, 281474976710655, !dbg !433
	%652 = and i1 %650, %651, !dbg !433
	%653 = mul i64 %585, -1, !dbg !433
	%654 = add i64 %p15, %653, !dbg !433
	%655 = icmp sge i64 %654, 0, !dbg !433
	%656 = and i1 %652, %655, !dbg !433
	%657 = mul i64 %p15, -1, !dbg !433
	%658 = add i64 %27, %657, !dbg !433
	%659 = icmp sge i64 %658, 0, !dbg !433
	%660 = and i1 %656, %659, !dbg !433
	%661 = mul i64 %27, -1, !dbg !433
	%662 = mul i64 %568, %661, !dbg !433
	%663 = mul i64 %573, -1, !dbg !433
	%664 = add i64 %662, %663, !dbg !433
	%665 = icmp sge i64 %664, 0, !dbg !433
	%666 = and i1 %660, %665, !dbg !433
	br i1 %666, label %b95, label %b100_cold, !dbg !433, !prof !293

b95:
	%667 = phi i64 [ %138, %b94 ], [ %711, %b99 ], !dbg !433
	%668 = icmp slt i64 %667, %643, !dbg !433
	br i1 %668, label %b96, label %b105, !dbg !433

b96:
	%669 = add i64 %616, %667, !dbg !434
	%670 = getelementptr inbounds float, float addrspace(1)* %4, i64 %583, !dbg !435
	br label %b97, !dbg !438

b97:
	%671 = phi float [ 0.000000e+00, %b96 ], [ %700, %b98 ], !dbg !439
	%672 = phi float [ 0.000000e+00, %b96 ], [ %698, %b98 ], !dbg !439
	%673 = phi float [ 0.000000e+00, %b96 ], [ %696, %b98 ], !dbg !439
	%674 = phi float [ 0.000000e+00, %b96 ], [ %694, %b98 ], !dbg !439
	%675 = phi i64 [ -1, %b96 ], [ %676, %b98 ], !dbg !438
	%676 = add i64 %675, 1, !dbg !438
	%677 = icmp slt i64 %676, %27, !dbg !438
	br i1 %677, label %b98, label %b99, !dbg !438

b98:
	%678 = getelementptr inbounds float, float addrspace(1)* %670, i64 %676, !dbg !440
	%679 = load float, float addrspace(1)* %678, align 4, !dbg !440
	%680 = mul i64 %676, %568, !dbg !441
	%681 = add i64 %680, %669, !dbg !442
	%682 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %611, i64 %681, !dbg !443
	%683 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %682, i32 0, i32 0, !dbg !443
	%684 = bitcast { float, float, float, float } addrspace(1)* %682 to <4 x float> addrspace(1)*, !dbg !443
	%685 = load <4 x float>, <4 x float> addrspace(1)* %684, align 16, !dbg !443
	%686 = extractelement <4 x float> %685, i32 0, !dbg !443
	%687 = extractelement <4 x float> %685, i32 1, !dbg !443
	%688 = extractelement <4 x float> %685, i32 2, !dbg !443
	%689 = extractelement <4 x float> %685, i32 3, !dbg !443
	%690 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %682, i32 0, i32 1, !dbg !443
	%691 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %682, i32 0, i32 2, !dbg !443
	%692 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %682, i32 0, i32 3, !dbg !443
	%693 = call float @llvm.nvvm.mul.rn.f(float %679, float %686), !dbg !444
	%694 = fadd float %674, %693, !dbg !445
	%695 = call float @llvm.nvvm.mul.rn.f(float %679, float %687), !dbg !446
	%696 = fadd float %673, %695, !dbg !447
	%697 = call float @llvm.nvvm.mul.rn.f(float %679, float %688), !dbg !448
	%698 = fadd float %672, %697, !dbg !449
	%699 = call float @llvm.nvvm.mul.rn.f(float %679, float %689), !dbg !450
	%700 = fadd float %671, %699, !dbg !451
	br label %b97, !dbg !452, !llvm.loop !454

b99:
	%701 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %613, i64 %669, !dbg !455
	%702 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %701, i32 0, i32 0, !dbg !455
	%703 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %701, i32 0, i32 1, !dbg !455
	%704 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %701, i32 0, i32 2, !dbg !455
	%705 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %701, i32 0, i32 3, !dbg !455
	%706 = bitcast { float, float, float, float } addrspace(1)* %701 to <4 x float> addrspace(1)*, !dbg !455
	%707 = insertelement <4 x float> undef, float %674, i32 0, !dbg !455
	%708 = insertelement <4 x float> %707, float %673, i32 1, !dbg !455
	%709 = insertelement <4 x float> %708, float %672, i32 2, !dbg !455
	%710 = insertelement <4 x float> %709, float %671, i32 3, !dbg !455
	store <4 x float> %710, <4 x float> addrspace(1)* %706, align 16, !dbg !455
	%711 = add i64 %667, %142, !dbg !433
	br label %b95, !dbg !433

b105:
	%712 = add i64 %575, %21, !dbg !460
	br label %b90, !dbg !460

b106:
	ret void, !dbg !394

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %23, i64 %p33), !dbg !25
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !25
	ret void, !dbg !25

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %41, i64 %44), !dbg !43
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !43
	ret void, !dbg !43

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %67, i64 %p31), !dbg !55
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !55
	ret void, !dbg !55

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %75, i64 %41), !dbg !59
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !59
	ret void, !dbg !59

b9_fail1:
	%713 = icmp uge i64 %92, %p25, !dbg !78
	br i1 %713, label %b9_fail2, label %b9_ok2, !dbg !78

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %92, i64 %p25), !dbg !78
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !78
	ret void, !dbg !78

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %87, i64 %40), !dbg !79
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !79
	ret void, !dbg !79

b11_fail1:
	%714 = icmp ugt i64 %118, %p31, !dbg !102
	br i1 %714, label %b11_fail2, label %b11_ok2, !dbg !102

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %118, i64 %p31), !dbg !102
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !102
	ret void, !dbg !102

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %26, i64 %119), !dbg !103
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !103
	ret void, !dbg !103

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %114, i64 %126), !dbg !105
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !105
	ret void, !dbg !105

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %148, i64 %26), !dbg !116
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !116
	ret void, !dbg !116

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !130
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !130
	ret void, !dbg !130

b18_fail1:
	%715 = icmp ugt i64 %189, %p21, !dbg !145
	br i1 %715, label %b18_fail2, label %b18_ok2, !dbg !145

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %189, i64 %p21), !dbg !145
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !145
	ret void, !dbg !145

b18_ok2:
	%716 = icmp ugt i64 %187, %189, !dbg !145
	br i1 %716, label %b18_fail3, label %b18_ok3, !dbg !145

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %187, i64 %189), !dbg !145
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !145
	ret void, !dbg !145

b18_ok3:
	%717 = icmp ugt i64 %193, %p11, !dbg !150
	br i1 %717, label %b18_fail4, label %b18_ok4, !dbg !150

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %193, i64 %p11), !dbg !150
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !150
	ret void, !dbg !150

b18_ok4:
	%718 = icmp ugt i64 %191, %193, !dbg !150
	br i1 %718, label %b18_fail5, label %b18_ok5, !dbg !150

b18_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %191, i64 %193), !dbg !150
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !150
	ret void, !dbg !150

b18_ok5:
	%719 = icmp uge i64 %186, %p27, !dbg !151
	br i1 %719, label %b18_fail6, label %b18_ok6, !dbg !151

b18_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %186, i64 %p27), !dbg !151
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !151
	ret void, !dbg !151

b18_ok6:
	%720 = icmp ne i64 %190, %194, !dbg !153
	br i1 %720, label %b18_fail7, label %b18_ok7, !dbg !153

b18_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %190, i64 %194), !dbg !153
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !153
	ret void, !dbg !153

b18_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %195, i64 %107), !dbg !153
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !153
	ret void, !dbg !153

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %230, i64 %228), !dbg !173
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !173
	ret void, !dbg !173

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %248, i64 %p25), !dbg !192
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !192
	ret void, !dbg !192

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %246, i64 %230), !dbg !217
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !217
	ret void, !dbg !217

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %302, i64 %230), !dbg !247
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !247
	ret void, !dbg !247

b45_fail1:
	%721 = icmp ugt i64 %321, %p21, !dbg !265
	br i1 %721, label %b45_fail2, label %b45_ok2, !dbg !265

b45_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %321, i64 %p21), !dbg !265
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !265
	ret void, !dbg !265

b45_ok2:
	%722 = icmp ugt i64 %319, %321, !dbg !265
	br i1 %722, label %b45_fail3, label %b45_ok3, !dbg !265

b45_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %319, i64 %321), !dbg !265
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !265
	ret void, !dbg !265

b45_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %318, i64 %107), !dbg !266
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !266
	ret void, !dbg !266

b45_fail4:
	%723 = icmp uge i64 %315, %p17, !dbg !267
	br i1 %723, label %b45_fail5, label %b45_ok5, !dbg !267

b45_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %315, i64 %p17), !dbg !267
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !267
	ret void, !dbg !267

b45_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %315, i64 %p19), !dbg !268
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !268
	ret void, !dbg !268

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %313, i64 %p27), !dbg !270
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !270
	ret void, !dbg !270

b47_fail1:
	%724 = icmp eq i1 %352, false, !dbg !280
	br i1 %724, label %b47_fail2, label %b47_ok2, !dbg !280

b47_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %322, i64 4), !dbg !280
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !280
	ret void, !dbg !280

b47_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %355, i64 16), !dbg !280
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !280
	ret void, !dbg !280

b50_fail1:
	%725 = icmp ugt i64 %370, %335, !dbg !288
	br i1 %725, label %b50_fail2, label %b50_ok2, !dbg !288

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %370, i64 %335), !dbg !288
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !288
	ret void, !dbg !288

b50_ok2:
	%726 = icmp ugt i64 %368, %370, !dbg !288
	br i1 %726, label %b50_fail3, label %b50_ok3, !dbg !288

b50_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %368, i64 %370), !dbg !288
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !288
	ret void, !dbg !288

b50_ok3:
	%727 = icmp eq i1 %375, false, !dbg !289
	br i1 %727, label %b50_fail4, label %b50_ok4, !dbg !289

b50_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %371, i64 4), !dbg !289
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !289
	ret void, !dbg !289

b50_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %378, i64 16), !dbg !289
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !289
	ret void, !dbg !289

b68_cold:
	%728 = phi i64 [ %876, %b83_cold ], [ %138, %b51 ], !dbg !291
	%729 = icmp slt i64 %728, %364, !dbg !294
	br i1 %729, label %b69_cold, label %b84, !dbg !294

b69_cold:
	%730 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %365, i64 %728, !dbg !297
	%731 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %730, i32 0, i32 0, !dbg !297
	%732 = icmp uge i64 %728, %364, !dbg !297
	br i1 %732, label %b69_cold_fail1, label %b69_cold_ok1, !dbg !297, !prof !35

b69_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %728, i64 %364), !dbg !297
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !297
	ret void, !dbg !297

b69_cold_ok1:
	%733 = bitcast { float, float, float, float } addrspace(1)* %730 to <4 x float> addrspace(1)*, !dbg !297
	%734 = load <4 x float>, <4 x float> addrspace(1)* %733, align 16, !dbg !297
	%735 = extractelement <4 x float> %734, i32 0, !dbg !297
	%736 = extractelement <4 x float> %734, i32 1, !dbg !297
	%737 = extractelement <4 x float> %734, i32 2, !dbg !297
	%738 = extractelement <4 x float> %734, i32 3, !dbg !297
	%739 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %730, i32 0, i32 1, !dbg !297
	%740 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %730, i32 0, i32 2, !dbg !297
	%741 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %730, i32 0, i32 3, !dbg !297
	%742 = add i64 %728, %142, !dbg !298
	%743 = icmp slt i64 %742, %364, !dbg !300
	br i1 %743, label %b70_cold, label %b71_cold, !dbg !300

b70_cold:
	%744 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %365, i64 %742, !dbg !301
	%745 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %744, i32 0, i32 0, !dbg !301
	%746 = icmp uge i64 %742, %364, !dbg !301
	br i1 %746, label %b70_cold_fail1, label %b70_cold_ok1, !dbg !301, !prof !35

b70_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %742, i64 %364), !dbg !301
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !301
	ret void, !dbg !301

b70_cold_ok1:
	%747 = bitcast { float, float, float, float } addrspace(1)* %744 to <4 x float> addrspace(1)*, !dbg !301
	%748 = load <4 x float>, <4 x float> addrspace(1)* %747, align 16, !dbg !301
	%749 = extractelement <4 x float> %748, i32 0, !dbg !301
	%750 = extractelement <4 x float> %748, i32 1, !dbg !301
	%751 = extractelement <4 x float> %748, i32 2, !dbg !301
	%752 = extractelement <4 x float> %748, i32 3, !dbg !301
	%753 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %744, i32 0, i32 1, !dbg !301
	%754 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %744, i32 0, i32 2, !dbg !301
	%755 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %744, i32 0, i32 3, !dbg !301
	br label %b71_cold, !dbg !302

b71_cold:
	%756 = phi float [ %752, %b70_cold_ok1 ], [ 0.000000e+00, %b69_cold_ok1 ], !dbg !232
	%757 = phi float [ %751, %b70_cold_ok1 ], [ 0.000000e+00, %b69_cold_ok1 ], !dbg !232
	%758 = phi float [ %750, %b70_cold_ok1 ], [ 0.000000e+00, %b69_cold_ok1 ], !dbg !232
	%759 = phi float [ %749, %b70_cold_ok1 ], [ 0.000000e+00, %b69_cold_ok1 ], !dbg !232
	%760 = add i64 %728, %283, !dbg !303
	%761 = icmp slt i64 %760, %364, !dbg !305
	br i1 %761, label %b72_cold, label %b73_cold, !dbg !305

b72_cold:
	%762 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %365, i64 %760, !dbg !306
	%763 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %762, i32 0, i32 0, !dbg !306
	%764 = icmp uge i64 %760, %364, !dbg !306
	br i1 %764, label %b72_cold_fail1, label %b72_cold_ok1, !dbg !306, !prof !35

b72_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %760, i64 %364), !dbg !306
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !306
	ret void, !dbg !306

b72_cold_ok1:
	%765 = bitcast { float, float, float, float } addrspace(1)* %762 to <4 x float> addrspace(1)*, !dbg !306
	%766 = load <4 x float>, <4 x float> addrspace(1)* %765, align 16, !dbg !306
	%767 = extractelement <4 x float> %766, i32 0, !dbg !306
	%768 = extractelement <4 x float> %766, i32 1, !dbg !306
	%769 = extractelement <4 x float> %766, i32 2, !dbg !306
	%770 = extractelement <4 x float> %766, i32 3, !dbg !306
	%771 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %762, i32 0, i32 1, !dbg !306
	%772 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %762, i32 0, i32 2, !dbg !306
	%773 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %762, i32 0, i32 3, !dbg !306
	br label %b73_cold, !dbg !307

b73_cold:
	%774 = phi float [ %770, %b72_cold_ok1 ], [ 0.000000e+00, %b71_cold ], !dbg !233
	%775 = phi float [ %769, %b72_cold_ok1 ], [ 0.000000e+00, %b71_cold ], !dbg !233
	%776 = phi float [ %768, %b72_cold_ok1 ], [ 0.000000e+00, %b71_cold ], !dbg !233
	%777 = phi float [ %767, %b72_cold_ok1 ], [ 0.000000e+00, %b71_cold ], !dbg !233
	%778 = add i64 %728, %286, !dbg !308
	%779 = icmp slt i64 %778, %364, !dbg !310
	br i1 %779, label %b74_cold, label %b75_cold, !dbg !310

b74_cold:
	%780 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %365, i64 %778, !dbg !311
	%781 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %780, i32 0, i32 0, !dbg !311
	%782 = icmp uge i64 %778, %364, !dbg !311
	br i1 %782, label %b74_cold_fail1, label %b74_cold_ok1, !dbg !311, !prof !35

b74_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %778, i64 %364), !dbg !311
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !311
	ret void, !dbg !311

b74_cold_ok1:
	%783 = bitcast { float, float, float, float } addrspace(1)* %780 to <4 x float> addrspace(1)*, !dbg !311
	%784 = load <4 x float>, <4 x float> addrspace(1)* %783, align 16, !dbg !311
	%785 = extractelement <4 x float> %784, i32 0, !dbg !311
	%786 = extractelement <4 x float> %784, i32 1, !dbg !311
	%787 = extractelement <4 x float> %784, i32 2, !dbg !311
	%788 = extractelement <4 x float> %784, i32 3, !dbg !311
	%789 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %780, i32 0, i32 1, !dbg !311
	%790 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %780, i32 0, i32 2, !dbg !311
	%791 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %780, i32 0, i32 3, !dbg !311
	br label %b75_cold, !dbg !312

b75_cold:
	%792 = phi float [ %788, %b74_cold_ok1 ], [ 0.000000e+00, %b73_cold ], !dbg !313
	%793 = phi float [ %787, %b74_cold_ok1 ], [ 0.000000e+00, %b73_cold ], !dbg !313
	%794 = phi float [ %786, %b74_cold_ok1 ], [ 0.000000e+00, %b73_cold ], !dbg !313
	%795 = phi float [ %785, %b74_cold_ok1 ], [ 0.000000e+00, %b73_cold ], !dbg !313
	%796 = icmp slt i64 %728, %392, !dbg !316
	br i1 %796, label %b76_cold, label %b77_cold, !dbg !316

b76_cold:
	%797 = call float @llvm.nvvm.mul.rn.f(float %735, float %340), !dbg !319
	%798 = fadd float %797, %342, !dbg !320
	%799 = call float @llvm.nvvm.mul.rn.f(float %736, float %340), !dbg !322
	%800 = fadd float %799, %342, !dbg !323
	%801 = call float @llvm.nvvm.mul.rn.f(float %737, float %340), !dbg !325
	%802 = fadd float %801, %342, !dbg !326
	%803 = call float @llvm.nvvm.mul.rn.f(float %738, float %340), !dbg !328
	%804 = fadd float %803, %342, !dbg !329
	%805 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %391, i64 %728, !dbg !330
	%806 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %805, i32 0, i32 0, !dbg !330
	%807 = icmp uge i64 %728, %392, !dbg !330
	br i1 %807, label %b76_cold_fail1, label %b76_cold_ok1, !dbg !330, !prof !35

b76_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %728, i64 %392), !dbg !330
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !330
	ret void, !dbg !330

b76_cold_ok1:
	%808 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %805, i32 0, i32 1, !dbg !330
	%809 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %805, i32 0, i32 2, !dbg !330
	%810 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %805, i32 0, i32 3, !dbg !330
	%811 = bitcast { float, float, float, float } addrspace(1)* %805 to <4 x float> addrspace(1)*, !dbg !330
	%812 = insertelement <4 x float> undef, float %798, i32 0, !dbg !330
	%813 = insertelement <4 x float> %812, float %800, i32 1, !dbg !330
	%814 = insertelement <4 x float> %813, float %802, i32 2, !dbg !330
	%815 = insertelement <4 x float> %814, float %804, i32 3, !dbg !330
	store <4 x float> %815, <4 x float> addrspace(1)* %811, align 16, !dbg !330
	br label %b77_cold, !dbg !330

b77_cold:
	%816 = icmp slt i64 %742, %392, !dbg !332
	br i1 %816, label %b78_cold, label %b79_cold, !dbg !332

b78_cold:
	%817 = call float @llvm.nvvm.mul.rn.f(float %759, float %340), !dbg !334
	%818 = fadd float %817, %342, !dbg !335
	%819 = call float @llvm.nvvm.mul.rn.f(float %758, float %340), !dbg !337
	%820 = fadd float %819, %342, !dbg !338
	%821 = call float @llvm.nvvm.mul.rn.f(float %757, float %340), !dbg !340
	%822 = fadd float %821, %342, !dbg !341
	%823 = call float @llvm.nvvm.mul.rn.f(float %756, float %340), !dbg !343
	%824 = fadd float %823, %342, !dbg !344
	%825 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %391, i64 %742, !dbg !345
	%826 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %825, i32 0, i32 0, !dbg !345
	%827 = icmp uge i64 %742, %392, !dbg !345
	br i1 %827, label %b78_cold_fail1, label %b78_cold_ok1, !dbg !345, !prof !35

b78_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %742, i64 %392), !dbg !345
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !345
	ret void, !dbg !345

b78_cold_ok1:
	%828 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %825, i32 0, i32 1, !dbg !345
	%829 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %825, i32 0, i32 2, !dbg !345
	%830 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %825, i32 0, i32 3, !dbg !345
	%831 = bitcast { float, float, float, float } addrspace(1)* %825 to <4 x float> addrspace(1)*, !dbg !345
	%832 = insertelement <4 x float> undef, float %818, i32 0, !dbg !345
	%833 = insertelement <4 x float> %832, float %820, i32 1, !dbg !345
	%834 = insertelement <4 x float> %833, float %822, i32 2, !dbg !345
	%835 = insertelement <4 x float> %834, float %824, i32 3, !dbg !345
	store <4 x float> %835, <4 x float> addrspace(1)* %831, align 16, !dbg !345
	br label %b79_cold, !dbg !345

b79_cold:
	%836 = icmp slt i64 %760, %392, !dbg !347
	br i1 %836, label %b80_cold, label %b81_cold, !dbg !347

b80_cold:
	%837 = call float @llvm.nvvm.mul.rn.f(float %777, float %340), !dbg !349
	%838 = fadd float %837, %342, !dbg !350
	%839 = call float @llvm.nvvm.mul.rn.f(float %776, float %340), !dbg !352
	%840 = fadd float %839, %342, !dbg !353
	%841 = call float @llvm.nvvm.mul.rn.f(float %775, float %340), !dbg !355
	%842 = fadd float %841, %342, !dbg !356
	%843 = call float @llvm.nvvm.mul.rn.f(float %774, float %340), !dbg !358
	%844 = fadd float %843, %342, !dbg !359
	%845 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %391, i64 %760, !dbg !360
	%846 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %845, i32 0, i32 0, !dbg !360
	%847 = icmp uge i64 %760, %392, !dbg !360
	br i1 %847, label %b80_cold_fail1, label %b80_cold_ok1, !dbg !360, !prof !35

b80_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %760, i64 %392), !dbg !360
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !360
	ret void, !dbg !360

b80_cold_ok1:
	%848 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %845, i32 0, i32 1, !dbg !360
	%849 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %845, i32 0, i32 2, !dbg !360
	%850 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %845, i32 0, i32 3, !dbg !360
	%851 = bitcast { float, float, float, float } addrspace(1)* %845 to <4 x float> addrspace(1)*, !dbg !360
	%852 = insertelement <4 x float> undef, float %838, i32 0, !dbg !360
	%853 = insertelement <4 x float> %852, float %840, i32 1, !dbg !360
	%854 = insertelement <4 x float> %853, float %842, i32 2, !dbg !360
	%855 = insertelement <4 x float> %854, float %844, i32 3, !dbg !360
	store <4 x float> %855, <4 x float> addrspace(1)* %851, align 16, !dbg !360
	br label %b81_cold, !dbg !360

b81_cold:
	%856 = icmp slt i64 %778, %392, !dbg !362
	br i1 %856, label %b82_cold, label %b83_cold, !dbg !362

b82_cold:
	%857 = call float @llvm.nvvm.mul.rn.f(float %795, float %340), !dbg !364
	%858 = fadd float %857, %342, !dbg !365
	%859 = call float @llvm.nvvm.mul.rn.f(float %794, float %340), !dbg !367
	%860 = fadd float %859, %342, !dbg !368
	%861 = call float @llvm.nvvm.mul.rn.f(float %793, float %340), !dbg !370
	%862 = fadd float %861, %342, !dbg !371
	%863 = call float @llvm.nvvm.mul.rn.f(float %792, float %340), !dbg !373
	%864 = fadd float %863, %342, !dbg !374
	%865 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %391, i64 %778, !dbg !375
	%866 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %865, i32 0, i32 0, !dbg !375
	%867 = icmp uge i64 %778, %392, !dbg !375
	br i1 %867, label %b82_cold_fail1, label %b82_cold_ok1, !dbg !375, !prof !35

b82_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %778, i64 %392), !dbg !375
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !375
	ret void, !dbg !375

b82_cold_ok1:
	%868 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %865, i32 0, i32 1, !dbg !375
	%869 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %865, i32 0, i32 2, !dbg !375
	%870 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %865, i32 0, i32 3, !dbg !375
	%871 = bitcast { float, float, float, float } addrspace(1)* %865 to <4 x float> addrspace(1)*, !dbg !375
	%872 = insertelement <4 x float> undef, float %858, i32 0, !dbg !375
	%873 = insertelement <4 x float> %872, float %860, i32 1, !dbg !375
	%874 = insertelement <4 x float> %873, float %862, i32 2, !dbg !375
	%875 = insertelement <4 x float> %874, float %864, i32 3, !dbg !375
	store <4 x float> %875, <4 x float> addrspace(1)* %871, align 16, !dbg !375
	br label %b83_cold, !dbg !375

b83_cold:
	%876 = add i64 %728, %289, !dbg !376
	br label %b68_cold, !dbg !376, !llvm.loop !378

b84_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %363, i64 %p29), !dbg !380
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !380
	ret void, !dbg !380

b87_fail1:
	%877 = icmp ugt i64 %541, %p23, !dbg !388
	br i1 %877, label %b87_fail2, label %b87_ok2, !dbg !388

b87_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %541, i64 %p23), !dbg !388
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !388
	ret void, !dbg !388

b87_ok2:
	%878 = icmp ugt i64 %539, %541, !dbg !388
	br i1 %878, label %b87_fail3, label %b87_ok3, !dbg !388

b87_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %539, i64 %541), !dbg !388
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !388
	ret void, !dbg !388

b87_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %542, i64 %322), !dbg !389
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !389
	ret void, !dbg !389

b87_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %557, i64 %142), !dbg !389
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !389
	ret void, !dbg !389

b89_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !396
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !396
	ret void, !dbg !396

b91_fail1:
	%879 = icmp ugt i64 %586, %p23, !dbg !417
	br i1 %879, label %b91_fail2, label %b91_ok2, !dbg !417

b91_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %586, i64 %p23), !dbg !417
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !417
	ret void, !dbg !417

b91_ok2:
	%880 = icmp ugt i64 %584, %586, !dbg !417
	br i1 %880, label %b91_fail3, label %b91_ok3, !dbg !417

b91_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %584, i64 %586), !dbg !417
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !417
	ret void, !dbg !417

b91_ok3:
	%881 = icmp eq i1 %590, false, !dbg !418
	br i1 %881, label %b91_fail4, label %b91_ok4, !dbg !418

b91_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %587, i64 4), !dbg !418
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !418
	ret void, !dbg !418

b91_ok4:
	%882 = icmp eq i1 %596, false, !dbg !418
	br i1 %882, label %b91_fail5, label %b91_ok5, !dbg !418

b91_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %593, i64 16), !dbg !418
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !418
	ret void, !dbg !418

b91_ok5:
	%883 = icmp ugt i64 %599, %p9, !dbg !422
	br i1 %883, label %b91_fail6, label %b91_ok6, !dbg !422

b91_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %599, i64 %p9), !dbg !422
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !422
	ret void, !dbg !422

b91_ok6:
	%884 = icmp ugt i64 %597, %599, !dbg !422
	br i1 %884, label %b91_fail7, label %b91_ok7, !dbg !422

b91_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %597, i64 %599), !dbg !422
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !422
	ret void, !dbg !422

b91_ok7:
	%885 = icmp eq i1 %603, false, !dbg !423
	br i1 %885, label %b91_fail8, label %b91_ok8, !dbg !423

b91_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %600, i64 4), !dbg !423
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !423
	ret void, !dbg !423

b91_ok8:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %606, i64 16), !dbg !423
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !423
	ret void, !dbg !423

b93_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %634, i64 %p29), !dbg !428
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !428
	ret void, !dbg !428

b100_cold:
	%886 = phi i64 [ %936, %b104_cold_ok1 ], [ %138, %b94 ], !dbg !433
	%887 = icmp slt i64 %886, %643, !dbg !433
	br i1 %887, label %b101_cold, label %b105, !dbg !433

b101_cold:
	%888 = add i64 %616, %886, !dbg !434
	%889 = getelementptr inbounds float, float addrspace(1)* %4, i64 %583, !dbg !435
	%890 = icmp ugt i64 %585, %p15, !dbg !435
	%891 = icmp ugt i64 %583, %585, !dbg !435
	%892 = or i1 %890, %891, !dbg !435
	br i1 %892, label %b101_cold_fail1, label %b101_cold_ok1, !dbg !435, !prof !35

b101_cold_fail1:
	%893 = icmp ugt i64 %585, %p15, !dbg !435
	br i1 %893, label %b101_cold_fail2, label %b101_cold_ok2, !dbg !435

b101_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %585, i64 %p15), !dbg !435
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !435
	ret void, !dbg !435

b101_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %583, i64 %585), !dbg !435
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !435
	ret void, !dbg !435

b101_cold_ok1:
	br label %b102_cold, !dbg !438

b102_cold:
	%894 = phi float [ 0.000000e+00, %b101_cold_ok1 ], [ %924, %b103_cold_ok1 ], !dbg !439
	%895 = phi float [ 0.000000e+00, %b101_cold_ok1 ], [ %922, %b103_cold_ok1 ], !dbg !439
	%896 = phi float [ 0.000000e+00, %b101_cold_ok1 ], [ %920, %b103_cold_ok1 ], !dbg !439
	%897 = phi float [ 0.000000e+00, %b101_cold_ok1 ], [ %918, %b103_cold_ok1 ], !dbg !439
	%898 = phi i64 [ -1, %b101_cold_ok1 ], [ %899, %b103_cold_ok1 ], !dbg !438
	%899 = add i64 %898, 1, !dbg !438
	%900 = icmp slt i64 %899, %27, !dbg !438
	br i1 %900, label %b103_cold, label %b104_cold, !dbg !438

b103_cold:
	%901 = mul i64 %899, %568, !dbg !441
	%902 = add i64 %901, %888, !dbg !442
	%903 = getelementptr inbounds float, float addrspace(1)* %889, i64 %899, !dbg !440
	%904 = icmp uge i64 %902, %610, !dbg !443
	br i1 %904, label %b103_cold_fail1, label %b103_cold_ok1, !dbg !443, !prof !35

b103_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %902, i64 %610), !dbg !443
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !443
	ret void, !dbg !443

b103_cold_ok1:
	%905 = load float, float addrspace(1)* %903, align 4, !dbg !440
	%906 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %611, i64 %902, !dbg !443
	%907 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %906, i32 0, i32 0, !dbg !443
	%908 = bitcast { float, float, float, float } addrspace(1)* %906 to <4 x float> addrspace(1)*, !dbg !443
	%909 = load <4 x float>, <4 x float> addrspace(1)* %908, align 16, !dbg !443
	%910 = extractelement <4 x float> %909, i32 0, !dbg !443
	%911 = extractelement <4 x float> %909, i32 1, !dbg !443
	%912 = extractelement <4 x float> %909, i32 2, !dbg !443
	%913 = extractelement <4 x float> %909, i32 3, !dbg !443
	%914 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %906, i32 0, i32 1, !dbg !443
	%915 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %906, i32 0, i32 2, !dbg !443
	%916 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %906, i32 0, i32 3, !dbg !443
	%917 = call float @llvm.nvvm.mul.rn.f(float %905, float %910), !dbg !444
	%918 = fadd float %897, %917, !dbg !445
	%919 = call float @llvm.nvvm.mul.rn.f(float %905, float %911), !dbg !446
	%920 = fadd float %896, %919, !dbg !447
	%921 = call float @llvm.nvvm.mul.rn.f(float %905, float %912), !dbg !448
	%922 = fadd float %895, %921, !dbg !449
	%923 = call float @llvm.nvvm.mul.rn.f(float %905, float %913), !dbg !450
	%924 = fadd float %894, %923, !dbg !451
	br label %b102_cold, !dbg !452, !llvm.loop !457

b104_cold:
	%925 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %613, i64 %888, !dbg !455
	%926 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %925, i32 0, i32 0, !dbg !455
	%927 = icmp uge i64 %888, %612, !dbg !455
	br i1 %927, label %b104_cold_fail1, label %b104_cold_ok1, !dbg !455, !prof !35

b104_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %888, i64 %612), !dbg !455
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !455
	ret void, !dbg !455

b104_cold_ok1:
	%928 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %925, i32 0, i32 1, !dbg !455
	%929 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %925, i32 0, i32 2, !dbg !455
	%930 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %925, i32 0, i32 3, !dbg !455
	%931 = bitcast { float, float, float, float } addrspace(1)* %925 to <4 x float> addrspace(1)*, !dbg !455
	%932 = insertelement <4 x float> undef, float %897, i32 0, !dbg !455
	%933 = insertelement <4 x float> %932, float %896, i32 1, !dbg !455
	%934 = insertelement <4 x float> %933, float %895, i32 2, !dbg !455
	%935 = insertelement <4 x float> %934, float %894, i32 3, !dbg !455
	store <4 x float> %935, <4 x float> addrspace(1)* %931, align 16, !dbg !455
	%936 = add i64 %886, %142, !dbg !433
	br label %b100_cold, !dbg !433, !llvm.loop !459
}

define void @Route(i32 %p0, i32 %p1, i32 %p2, i32 %p3, i32 %p4, i32 %p5, i32 %p6, i8 zeroext %p7, float* %p8, i64 %p9, i32* %p10, i64 %p11, float* %p12, i64 %p13, i8* %ctrl) nounwind !dbg !462 {
entry:
	%0 = icmp ne i8 %p7, 0, !dbg !463
	br label %b0, !dbg !463

b0:
	%1 = addrspacecast float* %p8 to float addrspace(1)*, !dbg !463
	%2 = addrspacecast i32* %p10 to i32 addrspace(1)*, !dbg !463
	%3 = addrspacecast float* %p12 to float addrspace(1)*, !dbg !463
	%4 = zext i32 %p0 to i64, !dbg !465
	%5 = zext i32 %p2 to i64, !dbg !466
	%6 = zext i32 %p3 to i64, !dbg !467
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !468, !range !22
	%8 = sext i32 %7 to i64, !dbg !468
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !468, !range !469
	%10 = sext i32 %9 to i64, !dbg !468
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !470, !range !45
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !470, !range !45
	%13 = mul i32 %11, %12, !dbg !470
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !470, !range !46
	%15 = mul i32 %13, %14, !dbg !470
	%16 = sext i32 %15 to i64, !dbg !470
	%17 = mul i64 %8, %16, !dbg !471
	%18 = sdiv i64 %17, 32, !dbg !472
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !473, !range !19
	%20 = sext i32 %19 to i64, !dbg !473
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !473, !range !20
	%22 = sext i32 %21 to i64, !dbg !473
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !473, !range !20
	%24 = sext i32 %23 to i64, !dbg !473
	%25 = trunc i64 %10 to i32, !dbg !473
	%26 = trunc i64 %24 to i32, !dbg !473
	%27 = mul i32 %25, %26, !dbg !473
	%28 = zext i32 %27 to i64, !dbg !473
	%29 = trunc i64 %22 to i32, !dbg !473
	%30 = add i32 %29, %27, !dbg !473
	%31 = zext i32 %30 to i64, !dbg !473
	%32 = mul i64 %8, %31, !dbg !473
	%33 = add i64 %20, %32, !dbg !473
	%34 = mul i64 %33, %16, !dbg !473
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !473, !range !36
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !473, !range !36
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !473, !range !37
	%38 = mul i32 %12, %37, !dbg !473
	%39 = add i32 %36, %38, !dbg !473
	%40 = mul i32 %11, %39, !dbg !473
	%41 = add i32 %35, %40, !dbg !473
	%42 = sext i32 %41 to i64, !dbg !473
	%43 = add i64 %34, %42, !dbg !473
	%44 = sdiv i64 %43, 32, !dbg !474
	%45 = icmp slt i64 0, %6, !dbg !475
	%46 = and i32 %41, -32, !dbg !476
	%47 = sub i32 %15, %46, !dbg !476
	%48 = icmp slt i32 %47, 32, !dbg !476
	%49 = select i1 %48, i32 %47, i32 32, !dbg !476
	%50 = sext i32 %49 to i64, !dbg !476
	%51 = icmp eq i64 %50, 32, !dbg !484
	br label %b1, !dbg !474

b1:
	%52 = phi i64 [ %44, %b0 ], [ %162, %b24 ], !dbg !485
	%53 = icmp slt i64 %52, %4, !dbg !486
	br i1 %53, label %b2, label %b25, !dbg !486

b2:
	%54 = mul i64 %52, %5, !dbg !487
	%55 = add i64 %52, 1, !dbg !488
	%56 = mul i64 %55, %5, !dbg !489
	%57 = sub i64 %56, %54, !dbg !490
	%58 = getelementptr inbounds float, float addrspace(1)* %1, i64 %54, !dbg !490
	%59 = mul i64 %52, %6, !dbg !491
	%60 = icmp ugt i64 %56, %p9, !dbg !490
	%61 = icmp ugt i64 %54, %56, !dbg !490
	%62 = or i1 %60, %61, !dbg !490
	br i1 %62, label %b2_fail1, label %b2_ok1, !dbg !490, !prof !35

b2_ok1:
	br i1 %45, label %b3, label %b21, !dbg !475

b3:
	%63 = phi i64 [ %136, %b20 ], [ -1, %b2_ok1 ], !dbg !475
	%64 = phi float [ %140, %b20 ], [ 0.000000e+00, %b2_ok1 ], !dbg !475
	%65 = phi i64 [ %149, %b20 ], [ 0, %b2_ok1 ], !dbg !475
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !492, !range !188
	%67 = sext i32 %66 to i64, !dbg !492
	%68 = icmp ule i64 %50, 281474976710655, !dbg !492
	br i1 %68, label %b4, label %b8_cold, !dbg !492, !prof !293

b4:
	%69 = phi i64 [ 0, %b3 ], [ %84, %b7 ], !dbg !492
	%70 = phi i64 [ %67, %b3 ], [ %85, %b7 ], !dbg !492
	%71 = icmp slt i64 %70, %5, !dbg !492
	br i1 %71, label %b5, label %b12, !dbg !492

b5:
	%72 = getelementptr inbounds float, float addrspace(1)* %58, i64 %70, !dbg !493
	%73 = load float, float addrspace(1)* %72, align 4, !dbg !493
	%74 = bitcast float %73 to i32, !dbg !496
	%75 = zext i32 %74 to i64, !dbg !496
	%76 = shl i64 %75, 32, !dbg !497
	%77 = trunc i64 %70 to i32, !dbg !498
	%78 = xor i32 %77, -1, !dbg !499
	%79 = zext i32 %78 to i64, !dbg !500
	%80 = or i64 %76, %79, !dbg !501
	%81 = icmp ult i64 %80, %63, !dbg !502
	br i1 %81, label %b6, label %b7, !dbg !502

b6:
	%82 = icmp ugt i64 %69, %80, !dbg !503
	%83 = select i1 %82, i64 %69, i64 %80, !dbg !503
	br label %b7, !dbg !504

b7:
	%84 = phi i64 [ %69, %b5 ], [ %83, %b6 ], !dbg !505
	%85 = add i64 %70, %50, !dbg !492
	br label %b4, !dbg !492

b12:
	%86 = phi i64 [ %69, %b4 ], [ %164, %b8_cold ], !dbg !508
	br i1 %51, label %b13, label %b15, !dbg !484

b13:
	%87 = phi i64 [ %103, %b14 ], [ %86, %b12 ], !dbg !509
	%88 = phi i64 [ %106, %b14 ], [ 16, %b12 ], !dbg !510
	%89 = icmp sgt i64 %88, 0, !dbg !511
	br i1 %89, label %b14, label %b18, !dbg !511

b14:
	%90 = trunc i64 %88 to i32, !dbg !512
	%91 = trunc i64 %87 to i32, !dbg !512
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %91, i32 %90, i32 31), !dbg !512
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !512
	%94 = lshr i64 %87, 32, !dbg !512
	%95 = trunc i64 %94 to i32, !dbg !512
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %90, i32 31), !dbg !512
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !512
	%98 = zext i32 %97 to i64, !dbg !512
	%99 = shl i64 %98, 32, !dbg !512
	%100 = zext i32 %93 to i64, !dbg !512
	%101 = or i64 %100, %99, !dbg !512
	%102 = icmp ugt i64 %87, %101, !dbg !513
	%103 = select i1 %102, i64 %87, i64 %101, !dbg !513
	%104 = trunc i64 %88 to i32, !dbg !514
	%105 = udiv i32 %104, 2, !dbg !514
	%106 = zext i32 %105 to i64, !dbg !514
	br label %b13, !dbg !514

b15:
	%107 = trunc i64 %86 to i32, !dbg !515
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 0, i32 31), !dbg !515
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !515
	%110 = lshr i64 %86, 32, !dbg !515
	%111 = trunc i64 %110 to i32, !dbg !515
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 0, i32 31), !dbg !515
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !515
	%114 = zext i32 %113 to i64, !dbg !515
	%115 = shl i64 %114, 32, !dbg !515
	%116 = zext i32 %109 to i64, !dbg !515
	%117 = or i64 %116, %115, !dbg !515
	br label %b16, !dbg !515

b16:
	%118 = phi i64 [ %117, %b15 ], [ %134, %b17 ], !dbg !516
	%119 = phi i64 [ 1, %b15 ], [ %135, %b17 ], !dbg !517
	%120 = icmp slt i64 %119, %50, !dbg !518
	br i1 %120, label %b17, label %b18, !dbg !518

b17:
	%121 = trunc i64 %119 to i32, !dbg !519
	%122 = trunc i64 %86 to i32, !dbg !519
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %122, i32 %121, i32 31), !dbg !519
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !519
	%125 = lshr i64 %86, 32, !dbg !519
	%126 = trunc i64 %125 to i32, !dbg !519
	%127 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %126, i32 %121, i32 31), !dbg !519
	%128 = extractvalue { i32, i1 } %127, 0, !dbg !519
	%129 = zext i32 %128 to i64, !dbg !519
	%130 = shl i64 %129, 32, !dbg !519
	%131 = zext i32 %124 to i64, !dbg !519
	%132 = or i64 %131, %130, !dbg !519
	%133 = icmp ugt i64 %118, %132, !dbg !513
	%134 = select i1 %133, i64 %118, i64 %132, !dbg !513
	%135 = add i64 %119, 1, !dbg !520
	br label %b16, !dbg !520

b18:
	%136 = phi i64 [ %87, %b13 ], [ %118, %b16 ], !dbg !483
	%137 = lshr i64 %136, 32, !dbg !521
	%138 = trunc i64 %137 to i32, !dbg !522
	%139 = bitcast i32 %138 to float, !dbg !522
	%140 = fadd float %64, %139, !dbg !523
	%141 = icmp eq i64 %67, 0, !dbg !524
	br i1 %141, label %b19, label %b20, !dbg !524

b19:
	%142 = add i64 %59, %65, !dbg !525
	%143 = trunc i64 %136 to i32, !dbg !527
	%144 = xor i32 %143, -1, !dbg !528
	%145 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %142, !dbg !526
	%146 = icmp uge i64 %142, %p11, !dbg !526
	br i1 %146, label %b19_fail1, label %b19_ok1, !dbg !526, !prof !35

b19_ok1:
	store i32 %144, i32 addrspace(1)* %145, align 4, !dbg !526
	%147 = getelementptr inbounds float, float addrspace(1)* %3, i64 %142, !dbg !530
	%148 = icmp uge i64 %142, %p13, !dbg !530
	br i1 %148, label %b19_fail2, label %b19_ok2, !dbg !530, !prof !35

b19_ok2:
	store float %139, float addrspace(1)* %147, align 4, !dbg !530
	br label %b20, !dbg !530

b20:
	%149 = add i64 %65, 1, !dbg !530
	%150 = icmp slt i64 %149, %6, !dbg !530
	br i1 %150, label %b3, label %b21, !dbg !530

b21:
	%151 = phi float [ 0.000000e+00, %b2_ok1 ], [ %140, %b20 ], !dbg !531
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !531
	%152 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !476, !range !188
	%153 = sext i32 %152 to i64, !dbg !476
	br label %b22, !dbg !476

b22:
	%154 = phi i64 [ %153, %b21 ], [ %161, %b23_ok1 ], !dbg !476
	%155 = icmp slt i64 %154, %6, !dbg !476
	br i1 %155, label %b23, label %b24, !dbg !476

b23:
	%156 = add i64 %59, %154, !dbg !532
	%157 = getelementptr inbounds float, float addrspace(1)* %3, i64 %156, !dbg !533
	%158 = icmp uge i64 %156, %p13, !dbg !533
	br i1 %158, label %b23_fail1, label %b23_ok1, !dbg !533, !prof !35

b23_ok1:
	%159 = load float, float addrspace(1)* %157, align 4, !dbg !533
	%160 = fdiv float %159, %151, !dbg !534
	store float %160, float addrspace(1)* %157, align 4, !dbg !533
	%161 = add i64 %154, %50, !dbg !476
	br label %b22, !dbg !476

b24:
	%162 = add i64 %52, %18, !dbg !535
	br label %b1, !dbg !535

b25:
	ret void, !dbg !535

b2_fail1:
	%163 = icmp ugt i64 %56, %p9, !dbg !490
	br i1 %163, label %b2_fail2, label %b2_ok2, !dbg !490

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %56, i64 %p9), !dbg !490
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !490
	ret void, !dbg !490

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %54, i64 %56), !dbg !490
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !490
	ret void, !dbg !490

b8_cold:
	%164 = phi i64 [ %180, %b11_cold ], [ 0, %b3 ], !dbg !492
	%165 = phi i64 [ %181, %b11_cold ], [ %67, %b3 ], !dbg !492
	%166 = icmp slt i64 %165, %5, !dbg !492
	br i1 %166, label %b9_cold, label %b12, !dbg !492

b9_cold:
	%167 = getelementptr inbounds float, float addrspace(1)* %58, i64 %165, !dbg !493
	%168 = icmp uge i64 %165, %57, !dbg !493
	br i1 %168, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !493, !prof !35

b9_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %165, i64 %57), !dbg !493
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !493
	ret void, !dbg !493

b9_cold_ok1:
	%169 = load float, float addrspace(1)* %167, align 4, !dbg !493
	%170 = bitcast float %169 to i32, !dbg !496
	%171 = zext i32 %170 to i64, !dbg !496
	%172 = shl i64 %171, 32, !dbg !497
	%173 = trunc i64 %165 to i32, !dbg !498
	%174 = xor i32 %173, -1, !dbg !499
	%175 = zext i32 %174 to i64, !dbg !500
	%176 = or i64 %172, %175, !dbg !501
	%177 = icmp ult i64 %176, %63, !dbg !502
	br i1 %177, label %b10_cold, label %b11_cold, !dbg !502

b10_cold:
	%178 = icmp ugt i64 %164, %176, !dbg !503
	%179 = select i1 %178, i64 %164, i64 %176, !dbg !503
	br label %b11_cold, !dbg !504

b11_cold:
	%180 = phi i64 [ %164, %b9_cold_ok1 ], [ %179, %b10_cold ], !dbg !505
	%181 = add i64 %165, %50, !dbg !492
	br label %b8_cold, !dbg !492, !llvm.loop !507

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %142, i64 %p11), !dbg !526
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !526
	ret void, !dbg !526

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %142, i64 %p13), !dbg !530
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !530
	ret void, !dbg !530

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %156, i64 %p13), !dbg !533
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !533
	ret void, !dbg !533
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

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

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
!nvvm.annotations = !{!536, !537, !538, !539, !540, !541, !542, !543, !544, !545}
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
!217 = !DILocation(line: 42, column: 11, scope: !174, inlinedAt: !175)
!218 = !DILocation(line: 42, column: 24, scope: !174, inlinedAt: !175)
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
!291 = !DILocation(line: 90, column: 6, scope: !229, inlinedAt: !230)
!292 = !DILocation(line: 90, column: 17, scope: !229, inlinedAt: !230)
!293 = !{!"branch_weights", i32 1048576, i32 1}
!294 = !DILocation(line: 90, column: 23, scope: !229, inlinedAt: !230)
!295 = distinct !DISubprogram(name: "at", scope: !168, file: !168, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!296 = !DILocation(line: 91, column: 23, scope: !229, inlinedAt: !230)
!297 = !DILocation(line: 112, column: 11, scope: !295, inlinedAt: !296)
!298 = !DILocation(line: 91, column: 38, scope: !229, inlinedAt: !230)
!299 = !DILocation(line: 91, column: 33, scope: !229, inlinedAt: !230)
!300 = !DILocation(line: 111, column: 7, scope: !295, inlinedAt: !299)
!301 = !DILocation(line: 112, column: 11, scope: !295, inlinedAt: !299)
!302 = !DILocation(line: 112, column: 3, scope: !295, inlinedAt: !299)
!303 = !DILocation(line: 91, column: 50, scope: !229, inlinedAt: !230)
!304 = !DILocation(line: 91, column: 45, scope: !229, inlinedAt: !230)
!305 = !DILocation(line: 111, column: 7, scope: !295, inlinedAt: !304)
!306 = !DILocation(line: 112, column: 11, scope: !295, inlinedAt: !304)
!307 = !DILocation(line: 112, column: 3, scope: !295, inlinedAt: !304)
!308 = !DILocation(line: 91, column: 64, scope: !229, inlinedAt: !230)
!309 = !DILocation(line: 91, column: 59, scope: !229, inlinedAt: !230)
!310 = !DILocation(line: 111, column: 7, scope: !295, inlinedAt: !309)
!311 = !DILocation(line: 112, column: 11, scope: !295, inlinedAt: !309)
!312 = !DILocation(line: 112, column: 3, scope: !295, inlinedAt: !309)
!313 = !DILocation(line: 92, column: 21, scope: !229, inlinedAt: !230)
!314 = distinct !DISubprogram(name: "store", scope: !168, file: !168, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!315 = !DILocation(line: 92, column: 8, scope: !229, inlinedAt: !230)
!316 = !DILocation(line: 119, column: 7, scope: !314, inlinedAt: !315)
!317 = distinct !DISubprogram(name: "affine", scope: !168, file: !168, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!318 = !DILocation(line: 120, column: 23, scope: !314, inlinedAt: !315)
!319 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !318)
!320 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !318)
!321 = !DILocation(line: 120, column: 52, scope: !314, inlinedAt: !315)
!322 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !321)
!323 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !321)
!324 = !DILocation(line: 120, column: 81, scope: !314, inlinedAt: !315)
!325 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !324)
!326 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !324)
!327 = !DILocation(line: 120, column: 110, scope: !314, inlinedAt: !315)
!328 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !327)
!329 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !327)
!330 = !DILocation(line: 120, column: 4, scope: !314, inlinedAt: !315)
!331 = !DILocation(line: 93, column: 8, scope: !229, inlinedAt: !230)
!332 = !DILocation(line: 119, column: 7, scope: !314, inlinedAt: !331)
!333 = !DILocation(line: 120, column: 23, scope: !314, inlinedAt: !331)
!334 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !333)
!335 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !333)
!336 = !DILocation(line: 120, column: 52, scope: !314, inlinedAt: !331)
!337 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !336)
!338 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !336)
!339 = !DILocation(line: 120, column: 81, scope: !314, inlinedAt: !331)
!340 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !339)
!341 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !339)
!342 = !DILocation(line: 120, column: 110, scope: !314, inlinedAt: !331)
!343 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !342)
!344 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !342)
!345 = !DILocation(line: 120, column: 4, scope: !314, inlinedAt: !331)
!346 = !DILocation(line: 94, column: 8, scope: !229, inlinedAt: !230)
!347 = !DILocation(line: 119, column: 7, scope: !314, inlinedAt: !346)
!348 = !DILocation(line: 120, column: 23, scope: !314, inlinedAt: !346)
!349 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !348)
!350 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !348)
!351 = !DILocation(line: 120, column: 52, scope: !314, inlinedAt: !346)
!352 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !351)
!353 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !351)
!354 = !DILocation(line: 120, column: 81, scope: !314, inlinedAt: !346)
!355 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !354)
!356 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !354)
!357 = !DILocation(line: 120, column: 110, scope: !314, inlinedAt: !346)
!358 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !357)
!359 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !357)
!360 = !DILocation(line: 120, column: 4, scope: !314, inlinedAt: !346)
!361 = !DILocation(line: 95, column: 8, scope: !229, inlinedAt: !230)
!362 = !DILocation(line: 119, column: 7, scope: !314, inlinedAt: !361)
!363 = !DILocation(line: 120, column: 23, scope: !314, inlinedAt: !361)
!364 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !363)
!365 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !363)
!366 = !DILocation(line: 120, column: 52, scope: !314, inlinedAt: !361)
!367 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !366)
!368 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !366)
!369 = !DILocation(line: 120, column: 81, scope: !314, inlinedAt: !361)
!370 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !369)
!371 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !369)
!372 = !DILocation(line: 120, column: 110, scope: !314, inlinedAt: !361)
!373 = !DILocation(line: 125, column: 63, scope: !317, inlinedAt: !372)
!374 = !DILocation(line: 125, column: 71, scope: !317, inlinedAt: !372)
!375 = !DILocation(line: 120, column: 4, scope: !314, inlinedAt: !361)
!376 = !DILocation(line: 90, column: 33, scope: !229, inlinedAt: !230)
!377 = !{!"llvm.loop.unroll.disable"}
!378 = distinct !{!378, !377}
!379 = !DILocation(line: 97, column: 8, scope: !229, inlinedAt: !230)
!380 = !DILocation(line: 98, column: 27, scope: !229, inlinedAt: !230)
!381 = !DILocation(line: 103, column: 14, scope: !229, inlinedAt: !230)
!382 = !DILocation(line: 104, column: 14, scope: !229, inlinedAt: !230)
!383 = !DILocation(line: 105, column: 17, scope: !229, inlinedAt: !230)
!384 = !DILocation(line: 100, column: 30, scope: !229, inlinedAt: !230)
!385 = !DILocation(line: 97, column: 18, scope: !140, inlinedAt: !384)
!386 = !DILocation(line: 97, column: 31, scope: !140, inlinedAt: !384)
!387 = !DILocation(line: 97, column: 34, scope: !140, inlinedAt: !384)
!388 = !DILocation(line: 97, column: 16, scope: !140, inlinedAt: !384)
!389 = !DILocation(line: 100, column: 21, scope: !229, inlinedAt: !230)
!390 = !DILocation(line: 101, column: 3, scope: !229, inlinedAt: !230)
!391 = !DILocation(line: 16, column: 59, scope: !169, inlinedAt: !170)
!392 = !DIFile(filename: "combine.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!393 = distinct !DISubprogram(name: "combine", scope: !392, file: !392, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!394 = !DILocation(line: 86, column: 9, scope: !6)
!395 = !DILocation(line: 12, column: 19, scope: !393, inlinedAt: !394)
!396 = !DILocation(line: 112, column: 17, scope: !62, inlinedAt: !395)
!397 = !DILocation(line: 11, column: 16, scope: !393, inlinedAt: !394)
!398 = !DILocation(line: 12, column: 21, scope: !393, inlinedAt: !394)
!399 = !DILocation(line: 12, column: 29, scope: !393, inlinedAt: !394)
!400 = !DILocation(line: 112, column: 13, scope: !62, inlinedAt: !395)
!401 = !DILocation(line: 113, column: 12, scope: !62, inlinedAt: !395)
!402 = !DILocation(line: 13, column: 39, scope: !393, inlinedAt: !394)
!403 = !DILocation(line: 13, column: 24, scope: !393, inlinedAt: !394)
!404 = !DILocation(line: 13, column: 6, scope: !393, inlinedAt: !394)
!405 = !DILocation(line: 13, column: 29, scope: !393, inlinedAt: !394)
!406 = !DILocation(line: 14, column: 23, scope: !393, inlinedAt: !394)
!407 = !DILocation(line: 112, column: 13, scope: !62, inlinedAt: !406)
!408 = !DILocation(line: 112, column: 17, scope: !62, inlinedAt: !406)
!409 = !DILocation(line: 113, column: 12, scope: !62, inlinedAt: !406)
!410 = !DILocation(line: 113, column: 34, scope: !62, inlinedAt: !406)
!411 = !DILocation(line: 113, column: 31, scope: !62, inlinedAt: !406)
!412 = !DILocation(line: 113, column: 20, scope: !62, inlinedAt: !406)
!413 = !DILocation(line: 15, column: 18, scope: !393, inlinedAt: !394)
!414 = !DILocation(line: 16, column: 46, scope: !393, inlinedAt: !394)
!415 = !DILocation(line: 16, column: 63, scope: !393, inlinedAt: !394)
!416 = !DILocation(line: 16, column: 71, scope: !393, inlinedAt: !394)
!417 = !DILocation(line: 16, column: 40, scope: !393, inlinedAt: !394)
!418 = !DILocation(line: 16, column: 24, scope: !393, inlinedAt: !394)
!419 = !DILocation(line: 17, column: 31, scope: !393, inlinedAt: !394)
!420 = !DILocation(line: 17, column: 49, scope: !393, inlinedAt: !394)
!421 = !DILocation(line: 17, column: 52, scope: !393, inlinedAt: !394)
!422 = !DILocation(line: 17, column: 25, scope: !393, inlinedAt: !394)
!423 = !DILocation(line: 17, column: 21, scope: !393, inlinedAt: !394)
!424 = !DILocation(line: 18, column: 17, scope: !393, inlinedAt: !394)
!425 = !DILocation(line: 18, column: 12, scope: !393, inlinedAt: !394)
!426 = !DILocation(line: 19, column: 34, scope: !393, inlinedAt: !394)
!427 = !DILocation(line: 20, column: 48, scope: !393, inlinedAt: !394)
!428 = !DILocation(line: 20, column: 42, scope: !393, inlinedAt: !394)
!429 = !DILocation(line: 20, column: 25, scope: !393, inlinedAt: !394)
!430 = !DILocation(line: 22, column: 17, scope: !393, inlinedAt: !394)
!431 = !DILocation(line: 23, column: 47, scope: !393, inlinedAt: !394)
!432 = !DILocation(line: 23, column: 38, scope: !393, inlinedAt: !394)
!433 = !DILocation(line: 23, column: 34, scope: !393, inlinedAt: !394)
!434 = !DILocation(line: 24, column: 11, scope: !393, inlinedAt: !394)
!435 = !DILocation(line: 24, column: 30, scope: !393, inlinedAt: !394)
!436 = distinct !DISubprogram(name: "weigh", scope: !392, file: !392, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!437 = !DILocation(line: 24, column: 22, scope: !393, inlinedAt: !394)
!438 = !DILocation(line: 31, column: 2, scope: !436, inlinedAt: !437)
!439 = !DILocation(line: 31, column: 2, scope: !6)
!440 = !DILocation(line: 33, column: 20, scope: !436, inlinedAt: !437)
!441 = !DILocation(line: 34, column: 14, scope: !436, inlinedAt: !437)
!442 = !DILocation(line: 34, column: 16, scope: !436, inlinedAt: !437)
!443 = !DILocation(line: 34, column: 12, scope: !436, inlinedAt: !437)
!444 = !DILocation(line: 35, column: 33, scope: !436, inlinedAt: !437)
!445 = !DILocation(line: 35, column: 22, scope: !436, inlinedAt: !437)
!446 = !DILocation(line: 35, column: 60, scope: !436, inlinedAt: !437)
!447 = !DILocation(line: 35, column: 49, scope: !436, inlinedAt: !437)
!448 = !DILocation(line: 35, column: 87, scope: !436, inlinedAt: !437)
!449 = !DILocation(line: 35, column: 76, scope: !436, inlinedAt: !437)
!450 = !DILocation(line: 35, column: 114, scope: !436, inlinedAt: !437)
!451 = !DILocation(line: 35, column: 103, scope: !436, inlinedAt: !437)
!452 = !DILocation(line: 35, column: 3, scope: !436, inlinedAt: !437)
!453 = !{!"llvm.loop.unroll.count", i32 8}
!454 = distinct !{!454, !453}
!455 = !DILocation(line: 24, column: 8, scope: !393, inlinedAt: !394)
!456 = !{!"llvm.loop.unroll.disable"}
!457 = distinct !{!457, !456}
!458 = !{!"llvm.loop.unroll.disable"}
!459 = distinct !{!459, !458}
!460 = !DILocation(line: 13, column: 49, scope: !393, inlinedAt: !394)
!461 = !DIFile(filename: "route.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!462 = distinct !DISubprogram(name: "Route", scope: !461, file: !461, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!463 = !DILocation(line: 10, column: 6, scope: !462)
!464 = !DILocation(line: 11, column: 17, scope: !462)
!465 = !DILocation(line: 40, column: 18, scope: !26, inlinedAt: !464)
!466 = !DILocation(line: 40, column: 48, scope: !26, inlinedAt: !464)
!467 = !DILocation(line: 40, column: 64, scope: !26, inlinedAt: !464)
!468 = !DILocation(line: 12, column: 20, scope: !462)
!469 = !{i32 1, i32 65536}
!470 = !DILocation(line: 12, column: 41, scope: !462)
!471 = !DILocation(line: 12, column: 25, scope: !462)
!472 = !DILocation(line: 12, column: 44, scope: !462)
!473 = !DILocation(line: 13, column: 28, scope: !462)
!474 = !DILocation(line: 13, column: 31, scope: !462)
!475 = !DILocation(line: 17, column: 20, scope: !462)
!476 = !DILocation(line: 34, column: 26, scope: !462)
!477 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!478 = distinct !DISubprogram(name: "reduceWarp", scope: !477, file: !477, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!479 = distinct !DISubprogram(name: "reduce", scope: !477, file: !477, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!480 = distinct !DISubprogram(name: "ReduceMax", scope: !477, file: !477, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!481 = !DILocation(line: 24, column: 24, scope: !462)
!482 = !DILocation(line: 20, column: 15, scope: !480, inlinedAt: !481)
!483 = !DILocation(line: 45, column: 16, scope: !479, inlinedAt: !482)
!484 = !DILocation(line: 71, column: 7, scope: !478, inlinedAt: !483)
!485 = !DILocation(line: 13, column: 6, scope: !462)
!486 = !DILocation(line: 13, column: 49, scope: !462)
!487 = !DILocation(line: 14, column: 22, scope: !462)
!488 = !DILocation(line: 14, column: 41, scope: !462)
!489 = !DILocation(line: 14, column: 44, scope: !462)
!490 = !DILocation(line: 14, column: 16, scope: !462)
!491 = !DILocation(line: 15, column: 18, scope: !462)
!492 = !DILocation(line: 19, column: 27, scope: !462)
!493 = !DILocation(line: 20, column: 21, scope: !462)
!494 = distinct !DISubprogram(name: "rank", scope: !461, file: !461, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!495 = !DILocation(line: 20, column: 17, scope: !462)
!496 = !DILocation(line: 44, column: 57, scope: !494, inlinedAt: !495)
!497 = !DILocation(line: 44, column: 64, scope: !494, inlinedAt: !495)
!498 = !DILocation(line: 44, column: 85, scope: !494, inlinedAt: !495)
!499 = !DILocation(line: 44, column: 78, scope: !494, inlinedAt: !495)
!500 = !DILocation(line: 44, column: 77, scope: !494, inlinedAt: !495)
!501 = !DILocation(line: 44, column: 69, scope: !494, inlinedAt: !495)
!502 = !DILocation(line: 20, column: 32, scope: !462)
!503 = !DILocation(line: 21, column: 16, scope: !462)
!504 = !DILocation(line: 21, column: 6, scope: !462)
!505 = !DILocation(line: 23, column: 4, scope: !462)
!506 = !{!"llvm.loop.unroll.disable"}
!507 = distinct !{!507, !506}
!508 = !DILocation(line: 71, column: 7, scope: !462)
!509 = !DILocation(line: 66, column: 35, scope: !478, inlinedAt: !483)
!510 = !DILocation(line: 72, column: 7, scope: !478, inlinedAt: !483)
!511 = !DILocation(line: 72, column: 35, scope: !478, inlinedAt: !483)
!512 = !DILocation(line: 73, column: 23, scope: !478, inlinedAt: !483)
!513 = !DILocation(line: 20, column: 77, scope: !480, inlinedAt: !481)
!514 = !DILocation(line: 72, column: 40, scope: !478, inlinedAt: !483)
!515 = !DILocation(line: 77, column: 16, scope: !478, inlinedAt: !483)
!516 = !DILocation(line: 77, column: 2, scope: !478, inlinedAt: !483)
!517 = !DILocation(line: 78, column: 6, scope: !478, inlinedAt: !483)
!518 = !DILocation(line: 78, column: 22, scope: !478, inlinedAt: !483)
!519 = !DILocation(line: 79, column: 23, scope: !478, inlinedAt: !483)
!520 = !DILocation(line: 78, column: 27, scope: !478, inlinedAt: !483)
!521 = !DILocation(line: 26, column: 40, scope: !462)
!522 = !DILocation(line: 26, column: 34, scope: !462)
!523 = !DILocation(line: 27, column: 4, scope: !462)
!524 = !DILocation(line: 28, column: 16, scope: !462)
!525 = !DILocation(line: 29, column: 17, scope: !462)
!526 = !DILocation(line: 29, column: 11, scope: !462)
!527 = !DILocation(line: 29, column: 36, scope: !462)
!528 = !DILocation(line: 29, column: 29, scope: !462)
!529 = !DILocation(line: 29, column: 28, scope: !462)
!530 = !DILocation(line: 30, column: 12, scope: !462)
!531 = !DILocation(line: 33, column: 9, scope: !462)
!532 = !DILocation(line: 35, column: 17, scope: !462)
!533 = !DILocation(line: 35, column: 11, scope: !462)
!534 = !DILocation(line: 35, column: 4, scope: !462)
!535 = !DILocation(line: 13, column: 61, scope: !462)
!536 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"kernel", i32 1}
!537 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidx", i32 128}
!538 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidy", i32 1}
!539 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidz", i32 1}
!540 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"minctasm", i32 4}
!541 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!542 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 128}
!543 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!544 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!545 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"minctasm", i32 8}
