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
	%34 = add i64 %33, 1, !dbg !36
	%35 = trunc i64 %21 to i32, !dbg !37
	%36 = sub i32 %35, 1, !dbg !37
	%37 = zext i32 %36 to i64, !dbg !37
	%38 = icmp eq i64 %17, %37, !dbg !38
	br i1 %38, label %b1, label %b11, !dbg !38

b1:
	%39 = sext i32 %14 to i64, !dbg !11
	%40 = sext i32 %15 to i64, !dbg !12
	%41 = mul i64 %28, %40, !dbg !39
	%42 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !40
	%43 = udiv i32 %42, 4, !dbg !40
	%44 = zext i32 %43 to i64, !dbg !40
	%45 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !40
	%46 = icmp ugt i64 %41, %44, !dbg !41
	br i1 %46, label %b1_fail1, label %b1_ok1, !dbg !41, !prof !35

b1_ok1:
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42, !range !43
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !42, !range !43
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !42, !range !44
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !42, !range !45
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !42, !range !45
	%52 = mul i32 %51, %49, !dbg !42
	%53 = add i32 %48, %52, !dbg !42
	%54 = mul i32 %50, %53, !dbg !42
	%55 = add i32 %47, %54, !dbg !42
	%56 = sext i32 %55 to i64, !dbg !42
	%57 = mul i32 %50, %51, !dbg !42
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !42, !range !46
	%59 = mul i32 %57, %58, !dbg !42
	%60 = sext i32 %59 to i64, !dbg !42
	%61 = add i64 %33, 2, !dbg !47
	br label %b2, !dbg !42

b2:
	%62 = phi i64 [ %56, %b1_ok1 ], [ %70, %b3_ok1 ], !dbg !42
	%63 = icmp slt i64 %62, %41, !dbg !42
	br i1 %63, label %b3, label %b4, !dbg !42

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
	%70 = add i64 %62, %60, !dbg !42
	br label %b2, !dbg !42

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
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106, !range !43
	%130 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !106, !range !43
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !106, !range !44
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
	call void asm sideeffect "", ""() nounwind, !dbg !120
	br label %fail, !dbg !120

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
	call void @gpuc_put_signal_nbi_block(i8* %219, i8* %220, i64 %202, i8* %221, i64 %201, i32 9, i32 %185, i32 1), !dbg !153
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
	%254 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %253, i32 5, i64 %250, i8* %ctrl, i32 19), !dbg !195
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
	call void asm sideeffect "", ""() nounwind, !dbg !219
	br label %fail, !dbg !219

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
	%290 = phi i64 [ %17, %b39 ], [ %552, %b94 ], !dbg !236
	%291 = getelementptr inbounds i32, i32 addrspace(3)* %229, i64 %116, !dbg !237
	%292 = load i32, i32 addrspace(3)* %291, align 4, !dbg !237
	%293 = sext i32 %292 to i64, !dbg !238
	%294 = icmp slt i64 %290, %293, !dbg !239
	br i1 %294, label %b41, label %b97, !dbg !239

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
	%351 = load i32, i32 addrspace(3)* @gpuc_shared_apply_15, align 4, !dbg !280
	%352 = sext i32 %351 to i64, !dbg !281
	%353 = and i64 %322, 3, !dbg !282
	%354 = icmp eq i64 %353, 0, !dbg !282
	br i1 %354, label %b48, label %b96, !dbg !282

b48:
	%355 = addrspacecast float addrspace(1)* %323 to float*, !dbg !282
	%356 = ptrtoint float* %355 to i64, !dbg !282
	%357 = and i64 %356, 15, !dbg !282
	%358 = icmp eq i64 %357, 0, !dbg !282
	%359 = icmp eq i64 %322, 0, !dbg !282
	%360 = or i1 %358, %359, !dbg !282
	br i1 %360, label %b49, label %b95, !dbg !282

b49:
	%361 = ashr i64 %322, 2, !dbg !282
	%362 = bitcast float addrspace(1)* %323 to { float, float, float, float } addrspace(1)*, !dbg !282
	%363 = icmp ne i64 %335, 0, !dbg !283
	br i1 %363, label %b50, label %b51, !dbg !283

b50:
	br label %b51, !dbg !231

b51:
	%364 = phi i1 [ false, %b49 ], [ %280, %b50 ], !dbg !284
	br i1 %364, label %b52, label %b57, !dbg !284

b52:
	%365 = mul i64 %352, %25, !dbg !285
	%366 = add i64 %352, 1, !dbg !286
	%367 = mul i64 %366, %25, !dbg !287
	%368 = sub i64 %367, %365, !dbg !288
	%369 = addrspacecast float* %333 to float addrspace(1)*, !dbg !288
	%370 = getelementptr inbounds float, float addrspace(1)* %369, i64 %365, !dbg !288
	%371 = and i64 %368, 3, !dbg !289
	%372 = icmp eq i64 %371, 0, !dbg !289
	%373 = icmp ugt i64 %367, %335, !dbg !288
	%374 = icmp ugt i64 %365, %367, !dbg !288
	%375 = or i1 %373, %374, !dbg !288
	br i1 %375, label %b52_fail1, label %b52_ok1, !dbg !288, !prof !35

b52_ok1:
	br i1 %372, label %b53, label %b56, !dbg !289

b53:
	%376 = addrspacecast float addrspace(1)* %370 to float*, !dbg !289
	%377 = ptrtoint float* %376 to i64, !dbg !289
	%378 = and i64 %377, 15, !dbg !289
	%379 = icmp eq i64 %378, 0, !dbg !289
	%380 = icmp eq i64 %368, 0, !dbg !289
	%381 = or i1 %379, %380, !dbg !289
	br i1 %381, label %b54, label %b55, !dbg !289

b54:
	%382 = ashr i64 %368, 2, !dbg !289
	%383 = bitcast float addrspace(1)* %370 to { float, float, float, float } addrspace(1)*, !dbg !289
	br label %b57, !dbg !289

b55:
	call void asm sideeffect "", ""() nounwind, !dbg !289
	br label %fail, !dbg !289

b56:
	call void asm sideeffect "", ""() nounwind, !dbg !289
	br label %fail, !dbg !289

b57:
	%384 = phi { float, float, float, float } addrspace(1)* [ %362, %b51 ], [ %383, %b54 ], !dbg !290
	%385 = phi i64 [ %361, %b51 ], [ %382, %b54 ], !dbg !290
	%386 = icmp ule i64 %361, 281474976710655, !dbg !291
	br i1 %386, label %b58, label %b74_cold, !dbg !292, !prof !293

b58:
	%387 = phi i64 [ %138, %b57 ], [ %527, %b73 ], !dbg !291
	%388 = icmp slt i64 %387, %361, !dbg !294
	br i1 %388, label %b59, label %b90, !dbg !294

b59:
	%389 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %362, i64 %387, !dbg !297
	%390 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %389, i32 0, i32 0, !dbg !297
	%391 = bitcast { float, float, float, float } addrspace(1)* %389 to <4 x float> addrspace(1)*, !dbg !297
	%392 = load <4 x float>, <4 x float> addrspace(1)* %391, align 16, !dbg !297
	%393 = extractelement <4 x float> %392, i32 0, !dbg !297
	%394 = extractelement <4 x float> %392, i32 1, !dbg !297
	%395 = extractelement <4 x float> %392, i32 2, !dbg !297
	%396 = extractelement <4 x float> %392, i32 3, !dbg !297
	%397 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %389, i32 0, i32 1, !dbg !297
	%398 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %389, i32 0, i32 2, !dbg !297
	%399 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %389, i32 0, i32 3, !dbg !297
	%400 = add i64 %387, %142, !dbg !298
	%401 = icmp slt i64 %400, %361, !dbg !300
	br i1 %401, label %b60, label %b61, !dbg !300

b60:
	%402 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %362, i64 %400, !dbg !301
	%403 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i32 0, i32 0, !dbg !301
	%404 = bitcast { float, float, float, float } addrspace(1)* %402 to <4 x float> addrspace(1)*, !dbg !301
	%405 = load <4 x float>, <4 x float> addrspace(1)* %404, align 16, !dbg !301
	%406 = extractelement <4 x float> %405, i32 0, !dbg !301
	%407 = extractelement <4 x float> %405, i32 1, !dbg !301
	%408 = extractelement <4 x float> %405, i32 2, !dbg !301
	%409 = extractelement <4 x float> %405, i32 3, !dbg !301
	%410 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i32 0, i32 1, !dbg !301
	%411 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i32 0, i32 2, !dbg !301
	%412 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i32 0, i32 3, !dbg !301
	br label %b61, !dbg !302

b61:
	%413 = phi float [ %409, %b60 ], [ 0.000000e+00, %b59 ], !dbg !232
	%414 = phi float [ %408, %b60 ], [ 0.000000e+00, %b59 ], !dbg !232
	%415 = phi float [ %407, %b60 ], [ 0.000000e+00, %b59 ], !dbg !232
	%416 = phi float [ %406, %b60 ], [ 0.000000e+00, %b59 ], !dbg !232
	%417 = add i64 %387, %283, !dbg !303
	%418 = icmp slt i64 %417, %361, !dbg !305
	br i1 %418, label %b62, label %b63, !dbg !305

b62:
	%419 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %362, i64 %417, !dbg !306
	%420 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %419, i32 0, i32 0, !dbg !306
	%421 = bitcast { float, float, float, float } addrspace(1)* %419 to <4 x float> addrspace(1)*, !dbg !306
	%422 = load <4 x float>, <4 x float> addrspace(1)* %421, align 16, !dbg !306
	%423 = extractelement <4 x float> %422, i32 0, !dbg !306
	%424 = extractelement <4 x float> %422, i32 1, !dbg !306
	%425 = extractelement <4 x float> %422, i32 2, !dbg !306
	%426 = extractelement <4 x float> %422, i32 3, !dbg !306
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %419, i32 0, i32 1, !dbg !306
	%428 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %419, i32 0, i32 2, !dbg !306
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %419, i32 0, i32 3, !dbg !306
	br label %b63, !dbg !307

b63:
	%430 = phi float [ %426, %b62 ], [ 0.000000e+00, %b61 ], !dbg !233
	%431 = phi float [ %425, %b62 ], [ 0.000000e+00, %b61 ], !dbg !233
	%432 = phi float [ %424, %b62 ], [ 0.000000e+00, %b61 ], !dbg !233
	%433 = phi float [ %423, %b62 ], [ 0.000000e+00, %b61 ], !dbg !233
	%434 = add i64 %387, %286, !dbg !308
	%435 = icmp slt i64 %434, %361, !dbg !310
	br i1 %435, label %b64, label %b65, !dbg !310

b64:
	%436 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %362, i64 %434, !dbg !311
	%437 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %436, i32 0, i32 0, !dbg !311
	%438 = bitcast { float, float, float, float } addrspace(1)* %436 to <4 x float> addrspace(1)*, !dbg !311
	%439 = load <4 x float>, <4 x float> addrspace(1)* %438, align 16, !dbg !311
	%440 = extractelement <4 x float> %439, i32 0, !dbg !311
	%441 = extractelement <4 x float> %439, i32 1, !dbg !311
	%442 = extractelement <4 x float> %439, i32 2, !dbg !311
	%443 = extractelement <4 x float> %439, i32 3, !dbg !311
	%444 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %436, i32 0, i32 1, !dbg !311
	%445 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %436, i32 0, i32 2, !dbg !311
	%446 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %436, i32 0, i32 3, !dbg !311
	br label %b65, !dbg !312

b65:
	%447 = phi float [ %443, %b64 ], [ 0.000000e+00, %b63 ], !dbg !313
	%448 = phi float [ %442, %b64 ], [ 0.000000e+00, %b63 ], !dbg !313
	%449 = phi float [ %441, %b64 ], [ 0.000000e+00, %b63 ], !dbg !313
	%450 = phi float [ %440, %b64 ], [ 0.000000e+00, %b63 ], !dbg !313
	%451 = icmp slt i64 %387, %385, !dbg !316
	br i1 %451, label %b66, label %b67, !dbg !316

b66:
	%452 = call float @llvm.nvvm.mul.rn.f(float %393, float %340), !dbg !319
	%453 = fadd float %452, %342, !dbg !320
	%454 = call float @llvm.nvvm.mul.rn.f(float %394, float %340), !dbg !322
	%455 = fadd float %454, %342, !dbg !323
	%456 = call float @llvm.nvvm.mul.rn.f(float %395, float %340), !dbg !325
	%457 = fadd float %456, %342, !dbg !326
	%458 = call float @llvm.nvvm.mul.rn.f(float %396, float %340), !dbg !328
	%459 = fadd float %458, %342, !dbg !329
	%460 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %384, i64 %387, !dbg !330
	%461 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 0, !dbg !330
	%462 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 1, !dbg !330
	%463 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 2, !dbg !330
	%464 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 3, !dbg !330
	%465 = bitcast { float, float, float, float } addrspace(1)* %460 to <4 x float> addrspace(1)*, !dbg !330
	%466 = insertelement <4 x float> undef, float %453, i32 0, !dbg !330
	%467 = insertelement <4 x float> %466, float %455, i32 1, !dbg !330
	%468 = insertelement <4 x float> %467, float %457, i32 2, !dbg !330
	%469 = insertelement <4 x float> %468, float %459, i32 3, !dbg !330
	store <4 x float> %469, <4 x float> addrspace(1)* %465, align 16, !dbg !330
	br label %b67, !dbg !330

b67:
	%470 = icmp slt i64 %400, %385, !dbg !332
	br i1 %470, label %b68, label %b69, !dbg !332

b68:
	%471 = call float @llvm.nvvm.mul.rn.f(float %416, float %340), !dbg !334
	%472 = fadd float %471, %342, !dbg !335
	%473 = call float @llvm.nvvm.mul.rn.f(float %415, float %340), !dbg !337
	%474 = fadd float %473, %342, !dbg !338
	%475 = call float @llvm.nvvm.mul.rn.f(float %414, float %340), !dbg !340
	%476 = fadd float %475, %342, !dbg !341
	%477 = call float @llvm.nvvm.mul.rn.f(float %413, float %340), !dbg !343
	%478 = fadd float %477, %342, !dbg !344
	%479 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %384, i64 %400, !dbg !345
	%480 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %479, i32 0, i32 0, !dbg !345
	%481 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %479, i32 0, i32 1, !dbg !345
	%482 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %479, i32 0, i32 2, !dbg !345
	%483 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %479, i32 0, i32 3, !dbg !345
	%484 = bitcast { float, float, float, float } addrspace(1)* %479 to <4 x float> addrspace(1)*, !dbg !345
	%485 = insertelement <4 x float> undef, float %472, i32 0, !dbg !345
	%486 = insertelement <4 x float> %485, float %474, i32 1, !dbg !345
	%487 = insertelement <4 x float> %486, float %476, i32 2, !dbg !345
	%488 = insertelement <4 x float> %487, float %478, i32 3, !dbg !345
	store <4 x float> %488, <4 x float> addrspace(1)* %484, align 16, !dbg !345
	br label %b69, !dbg !345

b69:
	%489 = icmp slt i64 %417, %385, !dbg !347
	br i1 %489, label %b70, label %b71, !dbg !347

b70:
	%490 = call float @llvm.nvvm.mul.rn.f(float %433, float %340), !dbg !349
	%491 = fadd float %490, %342, !dbg !350
	%492 = call float @llvm.nvvm.mul.rn.f(float %432, float %340), !dbg !352
	%493 = fadd float %492, %342, !dbg !353
	%494 = call float @llvm.nvvm.mul.rn.f(float %431, float %340), !dbg !355
	%495 = fadd float %494, %342, !dbg !356
	%496 = call float @llvm.nvvm.mul.rn.f(float %430, float %340), !dbg !358
	%497 = fadd float %496, %342, !dbg !359
	%498 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %384, i64 %417, !dbg !360
	%499 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %498, i32 0, i32 0, !dbg !360
	%500 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %498, i32 0, i32 1, !dbg !360
	%501 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %498, i32 0, i32 2, !dbg !360
	%502 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %498, i32 0, i32 3, !dbg !360
	%503 = bitcast { float, float, float, float } addrspace(1)* %498 to <4 x float> addrspace(1)*, !dbg !360
	%504 = insertelement <4 x float> undef, float %491, i32 0, !dbg !360
	%505 = insertelement <4 x float> %504, float %493, i32 1, !dbg !360
	%506 = insertelement <4 x float> %505, float %495, i32 2, !dbg !360
	%507 = insertelement <4 x float> %506, float %497, i32 3, !dbg !360
	store <4 x float> %507, <4 x float> addrspace(1)* %503, align 16, !dbg !360
	br label %b71, !dbg !360

b71:
	%508 = icmp slt i64 %434, %385, !dbg !362
	br i1 %508, label %b72, label %b73, !dbg !362

b72:
	%509 = call float @llvm.nvvm.mul.rn.f(float %450, float %340), !dbg !364
	%510 = fadd float %509, %342, !dbg !365
	%511 = call float @llvm.nvvm.mul.rn.f(float %449, float %340), !dbg !367
	%512 = fadd float %511, %342, !dbg !368
	%513 = call float @llvm.nvvm.mul.rn.f(float %448, float %340), !dbg !370
	%514 = fadd float %513, %342, !dbg !371
	%515 = call float @llvm.nvvm.mul.rn.f(float %447, float %340), !dbg !373
	%516 = fadd float %515, %342, !dbg !374
	%517 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %384, i64 %434, !dbg !375
	%518 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %517, i32 0, i32 0, !dbg !375
	%519 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %517, i32 0, i32 1, !dbg !375
	%520 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %517, i32 0, i32 2, !dbg !375
	%521 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %517, i32 0, i32 3, !dbg !375
	%522 = bitcast { float, float, float, float } addrspace(1)* %517 to <4 x float> addrspace(1)*, !dbg !375
	%523 = insertelement <4 x float> undef, float %510, i32 0, !dbg !375
	%524 = insertelement <4 x float> %523, float %512, i32 1, !dbg !375
	%525 = insertelement <4 x float> %524, float %514, i32 2, !dbg !375
	%526 = insertelement <4 x float> %525, float %516, i32 3, !dbg !375
	store <4 x float> %526, <4 x float> addrspace(1)* %522, align 16, !dbg !375
	br label %b73, !dbg !375

b73:
	%527 = add i64 %387, %289, !dbg !376
	br label %b58, !dbg !376

b90:
	call void @llvm.nvvm.barrier0(), !dbg !379
	%528 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %352, !dbg !380
	%529 = icmp uge i64 %352, %p29, !dbg !380
	br i1 %529, label %b90_fail1, label %b90_ok1, !dbg !380, !prof !35

b90_ok1:
	br i1 %364, label %b91, label %b93, !dbg !380

b91:
	br i1 %224, label %b92, label %b94, !dbg !381

b92:
	call void @gpuc_fence_thread(), !dbg !382
	%530 = addrspacecast i64 addrspace(1)* %528 to i64*, !dbg !383
	%531 = bitcast i64* %530 to i8*, !dbg !383
	call void @gpuc_signal_op_thread(i8* %531, i64 %34, i32 9, i32 %324), !dbg !383
	br label %b94, !dbg !383

b93:
	%532 = mul i64 %352, %25, !dbg !385
	%533 = add i64 %352, 1, !dbg !386
	%534 = mul i64 %533, %25, !dbg !387
	%535 = sub i64 %534, %532, !dbg !388
	%536 = getelementptr inbounds float, float addrspace(1)* %8, i64 %532, !dbg !388
	%537 = mul i64 %322, 4, !dbg !389
	%538 = icmp ugt i64 %534, %p23, !dbg !388
	%539 = icmp ugt i64 %532, %534, !dbg !388
	%540 = icmp ne i64 %535, %322, !dbg !389
	%541 = or i1 %538, %539, !dbg !389
	%542 = or i1 %541, %540, !dbg !389
	br i1 %542, label %b93_fail1, label %b93_ok1, !dbg !389, !prof !35

b93_ok1:
	%543 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !389
	%544 = sext i32 %543 to i64, !dbg !389
	%545 = addrspacecast float addrspace(1)* %536 to float*, !dbg !389
	%546 = addrspacecast float addrspace(1)* %323 to float*, !dbg !389
	%547 = addrspacecast i64 addrspace(1)* %528 to i64*, !dbg !389
	%548 = icmp ne i64 %544, %142, !dbg !389
	br i1 %548, label %b93_fail4, label %b93_ok4, !dbg !389, !prof !35

b93_ok4:
	%549 = bitcast float* %545 to i8*, !dbg !389
	%550 = bitcast float* %546 to i8*, !dbg !389
	%551 = bitcast i64* %547 to i8*, !dbg !389
	call void @gpuc_put_signal_nbi_block(i8* %549, i8* %550, i64 %537, i8* %551, i64 %34, i32 9, i32 %324, i32 1), !dbg !389
	br label %b94, !dbg !390

b94:
	%552 = add i64 %290, %21, !dbg !391
	br label %b40, !dbg !391

b95:
	call void asm sideeffect "", ""() nounwind, !dbg !282
	br label %fail, !dbg !282

b96:
	call void asm sideeffect "", ""() nounwind, !dbg !282
	br label %fail, !dbg !282

b97:
	%553 = icmp eq i32 %p6, 0, !dbg !396
	br i1 %553, label %b97_fail1, label %b97_ok1, !dbg !396, !prof !35

b97_ok1:
	%554 = udiv i32 %p1, 4, !dbg !397
	%555 = zext i32 %554 to i64, !dbg !397
	%556 = add i64 %555, %30, !dbg !398
	%557 = sub i64 %556, 1, !dbg !399
	%558 = trunc i64 %557 to i32, !dbg !400
	%559 = udiv i32 %558, %p6, !dbg !396
	%560 = zext i32 %559 to i64, !dbg !401
	%561 = mul i64 %24, %30, !dbg !402
	br label %b98, !dbg !403

b98:
	%562 = phi i64 [ %17, %b97_ok1 ], [ %690, %b117 ], !dbg !404
	%563 = icmp slt i64 %562, %561, !dbg !405
	br i1 %563, label %b99, label %b122, !dbg !405

b99:
	%564 = trunc i64 %562 to i32, !dbg !407
	%565 = udiv i32 %564, %p6, !dbg !408
	%566 = zext i32 %565 to i64, !dbg !409
	%567 = mul i32 %565, %p6, !dbg !410
	%568 = sub i32 %564, %567, !dbg !411
	%569 = zext i32 %568 to i64, !dbg !412
	%570 = mul i64 %566, %27, !dbg !413
	%571 = mul i64 %570, %25, !dbg !414
	%572 = add i64 %570, %27, !dbg !415
	%573 = mul i64 %572, %25, !dbg !416
	%574 = sub i64 %573, %571, !dbg !417
	%575 = getelementptr inbounds float, float addrspace(1)* %8, i64 %571, !dbg !417
	%576 = and i64 %574, 3, !dbg !418
	%577 = icmp eq i64 %576, 0, !dbg !418
	%578 = icmp ugt i64 %573, %p23, !dbg !417
	%579 = icmp ugt i64 %571, %573, !dbg !417
	%580 = or i1 %578, %579, !dbg !417
	br i1 %580, label %b99_fail1, label %b99_ok1, !dbg !417, !prof !35

b99_ok1:
	br i1 %577, label %b100, label %b121, !dbg !418

b100:
	%581 = addrspacecast float addrspace(1)* %575 to float*, !dbg !418
	%582 = ptrtoint float* %581 to i64, !dbg !418
	%583 = and i64 %582, 15, !dbg !418
	%584 = icmp eq i64 %583, 0, !dbg !418
	%585 = icmp eq i64 %574, 0, !dbg !418
	%586 = or i1 %584, %585, !dbg !418
	br i1 %586, label %b101, label %b120, !dbg !418

b101:
	%587 = mul i64 %566, %25, !dbg !419
	%588 = add i64 %566, 1, !dbg !420
	%589 = mul i64 %588, %25, !dbg !421
	%590 = ashr i64 %574, 2, !dbg !418
	%591 = bitcast float addrspace(1)* %575 to { float, float, float, float } addrspace(1)*, !dbg !418
	%592 = sub i64 %589, %587, !dbg !422
	%593 = getelementptr inbounds float, float addrspace(1)* %1, i64 %587, !dbg !422
	%594 = and i64 %592, 3, !dbg !423
	%595 = icmp eq i64 %594, 0, !dbg !423
	%596 = icmp ugt i64 %589, %p9, !dbg !422
	%597 = icmp ugt i64 %587, %589, !dbg !422
	%598 = or i1 %596, %597, !dbg !422
	br i1 %598, label %b101_fail1, label %b101_ok1, !dbg !422, !prof !35

b101_ok1:
	br i1 %595, label %b102, label %b119, !dbg !423

b102:
	%599 = addrspacecast float addrspace(1)* %593 to float*, !dbg !423
	%600 = ptrtoint float* %599 to i64, !dbg !423
	%601 = and i64 %600, 15, !dbg !423
	%602 = icmp eq i64 %601, 0, !dbg !423
	%603 = icmp eq i64 %592, 0, !dbg !423
	%604 = or i1 %602, %603, !dbg !423
	br i1 %604, label %b103, label %b118, !dbg !423

b103:
	%605 = ashr i64 %592, 2, !dbg !423
	%606 = bitcast float addrspace(1)* %593 to { float, float, float, float } addrspace(1)*, !dbg !423
	%607 = mul i64 %569, %560, !dbg !424
	%608 = icmp slt i64 %607, %555, !dbg !425
	%609 = select i1 %608, i64 %607, i64 %555, !dbg !425
	br label %b104, !dbg !426

b104:
	%610 = phi i64 [ %138, %b103 ], [ %618, %b105_ok1 ], !dbg !426
	%611 = icmp slt i64 %610, %27, !dbg !426
	br i1 %611, label %b105, label %b106, !dbg !426

b105:
	%612 = add i64 %570, %610, !dbg !427
	%613 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %612, !dbg !428
	%614 = addrspacecast i64 addrspace(1)* %613 to i64*, !dbg !429
	%615 = icmp uge i64 %612, %p29, !dbg !428
	br i1 %615, label %b105_fail1, label %b105_ok1, !dbg !428, !prof !35

b105_ok1:
	%616 = bitcast i64* %614 to i8*, !dbg !429
	%617 = call i64 @gpuc_signal_wait_until_thread(i8* %616, i32 5, i64 %34, i32 1, i8* %ctrl, i32 46), !dbg !429
	%618 = add i64 %610, %142, !dbg !426
	br label %b104, !dbg !426

b106:
	call void @llvm.nvvm.barrier0(), !dbg !430
	%619 = sub i64 %555, %609, !dbg !431
	%620 = icmp slt i64 %560, %619, !dbg !432
	%621 = select i1 %620, i64 %560, i64 %619, !dbg !432
	%622 = icmp ule i64 %555, 268435455, !dbg !433
	%623 = icmp ule i64 %590, 281474976710655, !dbg !433
	%624 = and i1 %622, %623, !dbg !433
	%625 = icmp ule i64 %605, 281474976710655, !dbg !433
	%626 = and i1 %624, %625, !dbg !433
	%627 = icmp ule i64 %609, 281474976710655, !dbg !433
	%628 = and i1 %626, %627, !dbg !433
	%629 = icmp ule i64 %570, 281474976710655, !dbg !433
	%630 = and i1 %628, %629, !dbg !433
	%631 = mul i64 %572, -1, !dbg !433
	%632 = add i64 %p15, %631, !dbg !433
	%633 = icmp sge i64 %632, 0, !dbg !433
	%634 = and i1 %630, %633, !dbg !433
	%635 = mul i64 %p15, -1, !dbg !433
	%636 = add i64 %27, %635, !dbg !433
	%637 = icmp sge i64 %636, 0, !dbg !433
	%638 = and i1 %634, %637, !dbg !433
	%639 = mul i64 %27, -1, !dbg !433
	%640 = mul i64 %555, %639, !dbg !433
	%641 = mul i64 %560, -1, !dbg !433
	%642 = add i64 %640, %641, !dbg !433
	%643 = icmp sge i64 %642, 0, !dbg !433
	%644 = and i1 %638, %643, !dbg !433
	br i1 %644, label %b107, label %b112_cold, !dbg !433, !prof !293

b107:
	%645 = phi i64 [ %138, %b106 ], [ %689, %b111 ], !dbg !433
	%646 = icmp slt i64 %645, %621, !dbg !433
	br i1 %646, label %b108, label %b117, !dbg !433

b108:
	%647 = add i64 %609, %645, !dbg !434
	%648 = getelementptr inbounds float, float addrspace(1)* %4, i64 %570, !dbg !435
	br label %b109, !dbg !438

b109:
	%649 = phi float [ 0.000000e+00, %b108 ], [ %678, %b110 ], !dbg !439
	%650 = phi float [ 0.000000e+00, %b108 ], [ %676, %b110 ], !dbg !439
	%651 = phi float [ 0.000000e+00, %b108 ], [ %674, %b110 ], !dbg !439
	%652 = phi float [ 0.000000e+00, %b108 ], [ %672, %b110 ], !dbg !439
	%653 = phi i64 [ -1, %b108 ], [ %654, %b110 ], !dbg !438
	%654 = add i64 %653, 1, !dbg !438
	%655 = icmp slt i64 %654, %27, !dbg !438
	br i1 %655, label %b110, label %b111, !dbg !438

b110:
	%656 = getelementptr inbounds float, float addrspace(1)* %648, i64 %654, !dbg !440
	%657 = load float, float addrspace(1)* %656, align 4, !dbg !440
	%658 = mul i64 %654, %555, !dbg !441
	%659 = add i64 %658, %647, !dbg !442
	%660 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %591, i64 %659, !dbg !443
	%661 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %660, i32 0, i32 0, !dbg !443
	%662 = bitcast { float, float, float, float } addrspace(1)* %660 to <4 x float> addrspace(1)*, !dbg !443
	%663 = load <4 x float>, <4 x float> addrspace(1)* %662, align 16, !dbg !443
	%664 = extractelement <4 x float> %663, i32 0, !dbg !443
	%665 = extractelement <4 x float> %663, i32 1, !dbg !443
	%666 = extractelement <4 x float> %663, i32 2, !dbg !443
	%667 = extractelement <4 x float> %663, i32 3, !dbg !443
	%668 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %660, i32 0, i32 1, !dbg !443
	%669 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %660, i32 0, i32 2, !dbg !443
	%670 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %660, i32 0, i32 3, !dbg !443
	%671 = call float @llvm.nvvm.mul.rn.f(float %657, float %664), !dbg !444
	%672 = fadd float %652, %671, !dbg !445
	%673 = call float @llvm.nvvm.mul.rn.f(float %657, float %665), !dbg !446
	%674 = fadd float %651, %673, !dbg !447
	%675 = call float @llvm.nvvm.mul.rn.f(float %657, float %666), !dbg !448
	%676 = fadd float %650, %675, !dbg !449
	%677 = call float @llvm.nvvm.mul.rn.f(float %657, float %667), !dbg !450
	%678 = fadd float %649, %677, !dbg !451
	br label %b109, !dbg !452, !llvm.loop !454

b111:
	%679 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %606, i64 %647, !dbg !455
	%680 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %679, i32 0, i32 0, !dbg !455
	%681 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %679, i32 0, i32 1, !dbg !455
	%682 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %679, i32 0, i32 2, !dbg !455
	%683 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %679, i32 0, i32 3, !dbg !455
	%684 = bitcast { float, float, float, float } addrspace(1)* %679 to <4 x float> addrspace(1)*, !dbg !455
	%685 = insertelement <4 x float> undef, float %652, i32 0, !dbg !455
	%686 = insertelement <4 x float> %685, float %651, i32 1, !dbg !455
	%687 = insertelement <4 x float> %686, float %650, i32 2, !dbg !455
	%688 = insertelement <4 x float> %687, float %649, i32 3, !dbg !455
	store <4 x float> %688, <4 x float> addrspace(1)* %684, align 16, !dbg !455
	%689 = add i64 %645, %142, !dbg !433
	br label %b107, !dbg !433

b117:
	%690 = add i64 %562, %21, !dbg !460
	br label %b98, !dbg !460

b118:
	call void asm sideeffect "", ""() nounwind, !dbg !423
	br label %fail, !dbg !423

b119:
	call void asm sideeffect "", ""() nounwind, !dbg !423
	br label %fail, !dbg !423

b120:
	call void asm sideeffect "", ""() nounwind, !dbg !418
	br label %fail, !dbg !418

b121:
	call void asm sideeffect "", ""() nounwind, !dbg !418
	br label %fail, !dbg !418

b122:
	ret void, !dbg !394

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !25
	br label %fail, !dbg !25

b1_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !41
	br label %fail, !dbg !41

b3_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !55
	br label %fail, !dbg !55

b6_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !59
	br label %fail, !dbg !59

b9_fail1:
	%691 = icmp uge i64 %92, %p25, !dbg !78
	br i1 %691, label %b9_fail2, label %b9_ok2, !dbg !78

b9_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !78
	br label %fail, !dbg !78

b9_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !79
	br label %fail, !dbg !79

b11_fail1:
	%692 = icmp ugt i64 %118, %p31, !dbg !102
	br i1 %692, label %b11_fail2, label %b11_ok2, !dbg !102

b11_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !102
	br label %fail, !dbg !102

b11_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !103
	br label %fail, !dbg !103

b11_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !105
	br label %fail, !dbg !105

b13_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !116
	br label %fail, !dbg !116

b16_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !130
	br label %fail, !dbg !130

b18_fail1:
	%693 = icmp ugt i64 %189, %p21, !dbg !145
	br i1 %693, label %b18_fail2, label %b18_ok2, !dbg !145

b18_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !145
	br label %fail, !dbg !145

b18_ok2:
	%694 = icmp ugt i64 %187, %189, !dbg !145
	br i1 %694, label %b18_fail3, label %b18_ok3, !dbg !145

b18_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !145
	br label %fail, !dbg !145

b18_ok3:
	%695 = icmp ugt i64 %193, %p11, !dbg !150
	br i1 %695, label %b18_fail4, label %b18_ok4, !dbg !150

b18_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !150
	br label %fail, !dbg !150

b18_ok4:
	%696 = icmp ugt i64 %191, %193, !dbg !150
	br i1 %696, label %b18_fail5, label %b18_ok5, !dbg !150

b18_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !150
	br label %fail, !dbg !150

b18_ok5:
	%697 = icmp uge i64 %186, %p27, !dbg !151
	br i1 %697, label %b18_fail6, label %b18_ok6, !dbg !151

b18_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !151
	br label %fail, !dbg !151

b18_ok6:
	%698 = icmp ne i64 %190, %194, !dbg !153
	br i1 %698, label %b18_fail7, label %b18_ok7, !dbg !153

b18_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !153
	br label %fail, !dbg !153

b18_ok7:
	call void asm sideeffect "", ""() nounwind, !dbg !153
	br label %fail, !dbg !153

b22_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !173
	br label %fail, !dbg !173

b26_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !192
	br label %fail, !dbg !192

b33_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !217
	br label %fail, !dbg !217

b43_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !247
	br label %fail, !dbg !247

b45_fail1:
	%699 = icmp ugt i64 %321, %p21, !dbg !265
	br i1 %699, label %b45_fail2, label %b45_ok2, !dbg !265

b45_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !265
	br label %fail, !dbg !265

b45_ok2:
	%700 = icmp ugt i64 %319, %321, !dbg !265
	br i1 %700, label %b45_fail3, label %b45_ok3, !dbg !265

b45_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !265
	br label %fail, !dbg !265

b45_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !266
	br label %fail, !dbg !266

b45_fail4:
	%701 = icmp uge i64 %315, %p17, !dbg !267
	br i1 %701, label %b45_fail5, label %b45_ok5, !dbg !267

b45_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !267
	br label %fail, !dbg !267

b45_ok5:
	call void asm sideeffect "", ""() nounwind, !dbg !268
	br label %fail, !dbg !268

b46_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !270
	br label %fail, !dbg !270

b52_fail1:
	%702 = icmp ugt i64 %367, %335, !dbg !288
	br i1 %702, label %b52_fail2, label %b52_ok2, !dbg !288

b52_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !288
	br label %fail, !dbg !288

b52_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !288
	br label %fail, !dbg !288

b74_cold:
	%703 = phi i64 [ %851, %b89_cold ], [ %138, %b57 ], !dbg !291
	%704 = icmp slt i64 %703, %361, !dbg !294
	br i1 %704, label %b75_cold, label %b90, !dbg !294

b75_cold:
	%705 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %362, i64 %703, !dbg !297
	%706 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %705, i32 0, i32 0, !dbg !297
	%707 = icmp uge i64 %703, %361, !dbg !297
	br i1 %707, label %b75_cold_fail1, label %b75_cold_ok1, !dbg !297, !prof !35

b75_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !297
	br label %fail, !dbg !297

b75_cold_ok1:
	%708 = bitcast { float, float, float, float } addrspace(1)* %705 to <4 x float> addrspace(1)*, !dbg !297
	%709 = load <4 x float>, <4 x float> addrspace(1)* %708, align 16, !dbg !297
	%710 = extractelement <4 x float> %709, i32 0, !dbg !297
	%711 = extractelement <4 x float> %709, i32 1, !dbg !297
	%712 = extractelement <4 x float> %709, i32 2, !dbg !297
	%713 = extractelement <4 x float> %709, i32 3, !dbg !297
	%714 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %705, i32 0, i32 1, !dbg !297
	%715 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %705, i32 0, i32 2, !dbg !297
	%716 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %705, i32 0, i32 3, !dbg !297
	%717 = add i64 %703, %142, !dbg !298
	%718 = icmp slt i64 %717, %361, !dbg !300
	br i1 %718, label %b76_cold, label %b77_cold, !dbg !300

b76_cold:
	%719 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %362, i64 %717, !dbg !301
	%720 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %719, i32 0, i32 0, !dbg !301
	%721 = icmp uge i64 %717, %361, !dbg !301
	br i1 %721, label %b76_cold_fail1, label %b76_cold_ok1, !dbg !301, !prof !35

b76_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !301
	br label %fail, !dbg !301

b76_cold_ok1:
	%722 = bitcast { float, float, float, float } addrspace(1)* %719 to <4 x float> addrspace(1)*, !dbg !301
	%723 = load <4 x float>, <4 x float> addrspace(1)* %722, align 16, !dbg !301
	%724 = extractelement <4 x float> %723, i32 0, !dbg !301
	%725 = extractelement <4 x float> %723, i32 1, !dbg !301
	%726 = extractelement <4 x float> %723, i32 2, !dbg !301
	%727 = extractelement <4 x float> %723, i32 3, !dbg !301
	%728 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %719, i32 0, i32 1, !dbg !301
	%729 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %719, i32 0, i32 2, !dbg !301
	%730 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %719, i32 0, i32 3, !dbg !301
	br label %b77_cold, !dbg !302

b77_cold:
	%731 = phi float [ %727, %b76_cold_ok1 ], [ 0.000000e+00, %b75_cold_ok1 ], !dbg !232
	%732 = phi float [ %726, %b76_cold_ok1 ], [ 0.000000e+00, %b75_cold_ok1 ], !dbg !232
	%733 = phi float [ %725, %b76_cold_ok1 ], [ 0.000000e+00, %b75_cold_ok1 ], !dbg !232
	%734 = phi float [ %724, %b76_cold_ok1 ], [ 0.000000e+00, %b75_cold_ok1 ], !dbg !232
	%735 = add i64 %703, %283, !dbg !303
	%736 = icmp slt i64 %735, %361, !dbg !305
	br i1 %736, label %b78_cold, label %b79_cold, !dbg !305

b78_cold:
	%737 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %362, i64 %735, !dbg !306
	%738 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %737, i32 0, i32 0, !dbg !306
	%739 = icmp uge i64 %735, %361, !dbg !306
	br i1 %739, label %b78_cold_fail1, label %b78_cold_ok1, !dbg !306, !prof !35

b78_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !306
	br label %fail, !dbg !306

b78_cold_ok1:
	%740 = bitcast { float, float, float, float } addrspace(1)* %737 to <4 x float> addrspace(1)*, !dbg !306
	%741 = load <4 x float>, <4 x float> addrspace(1)* %740, align 16, !dbg !306
	%742 = extractelement <4 x float> %741, i32 0, !dbg !306
	%743 = extractelement <4 x float> %741, i32 1, !dbg !306
	%744 = extractelement <4 x float> %741, i32 2, !dbg !306
	%745 = extractelement <4 x float> %741, i32 3, !dbg !306
	%746 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %737, i32 0, i32 1, !dbg !306
	%747 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %737, i32 0, i32 2, !dbg !306
	%748 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %737, i32 0, i32 3, !dbg !306
	br label %b79_cold, !dbg !307

b79_cold:
	%749 = phi float [ %745, %b78_cold_ok1 ], [ 0.000000e+00, %b77_cold ], !dbg !233
	%750 = phi float [ %744, %b78_cold_ok1 ], [ 0.000000e+00, %b77_cold ], !dbg !233
	%751 = phi float [ %743, %b78_cold_ok1 ], [ 0.000000e+00, %b77_cold ], !dbg !233
	%752 = phi float [ %742, %b78_cold_ok1 ], [ 0.000000e+00, %b77_cold ], !dbg !233
	%753 = add i64 %703, %286, !dbg !308
	%754 = icmp slt i64 %753, %361, !dbg !310
	br i1 %754, label %b80_cold, label %b81_cold, !dbg !310

b80_cold:
	%755 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %362, i64 %753, !dbg !311
	%756 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %755, i32 0, i32 0, !dbg !311
	%757 = icmp uge i64 %753, %361, !dbg !311
	br i1 %757, label %b80_cold_fail1, label %b80_cold_ok1, !dbg !311, !prof !35

b80_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !311
	br label %fail, !dbg !311

b80_cold_ok1:
	%758 = bitcast { float, float, float, float } addrspace(1)* %755 to <4 x float> addrspace(1)*, !dbg !311
	%759 = load <4 x float>, <4 x float> addrspace(1)* %758, align 16, !dbg !311
	%760 = extractelement <4 x float> %759, i32 0, !dbg !311
	%761 = extractelement <4 x float> %759, i32 1, !dbg !311
	%762 = extractelement <4 x float> %759, i32 2, !dbg !311
	%763 = extractelement <4 x float> %759, i32 3, !dbg !311
	%764 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %755, i32 0, i32 1, !dbg !311
	%765 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %755, i32 0, i32 2, !dbg !311
	%766 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %755, i32 0, i32 3, !dbg !311
	br label %b81_cold, !dbg !312

b81_cold:
	%767 = phi float [ %763, %b80_cold_ok1 ], [ 0.000000e+00, %b79_cold ], !dbg !313
	%768 = phi float [ %762, %b80_cold_ok1 ], [ 0.000000e+00, %b79_cold ], !dbg !313
	%769 = phi float [ %761, %b80_cold_ok1 ], [ 0.000000e+00, %b79_cold ], !dbg !313
	%770 = phi float [ %760, %b80_cold_ok1 ], [ 0.000000e+00, %b79_cold ], !dbg !313
	%771 = icmp slt i64 %703, %385, !dbg !316
	br i1 %771, label %b82_cold, label %b83_cold, !dbg !316

b82_cold:
	%772 = call float @llvm.nvvm.mul.rn.f(float %710, float %340), !dbg !319
	%773 = fadd float %772, %342, !dbg !320
	%774 = call float @llvm.nvvm.mul.rn.f(float %711, float %340), !dbg !322
	%775 = fadd float %774, %342, !dbg !323
	%776 = call float @llvm.nvvm.mul.rn.f(float %712, float %340), !dbg !325
	%777 = fadd float %776, %342, !dbg !326
	%778 = call float @llvm.nvvm.mul.rn.f(float %713, float %340), !dbg !328
	%779 = fadd float %778, %342, !dbg !329
	%780 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %384, i64 %703, !dbg !330
	%781 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %780, i32 0, i32 0, !dbg !330
	%782 = icmp uge i64 %703, %385, !dbg !330
	br i1 %782, label %b82_cold_fail1, label %b82_cold_ok1, !dbg !330, !prof !35

b82_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !330
	br label %fail, !dbg !330

b82_cold_ok1:
	%783 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %780, i32 0, i32 1, !dbg !330
	%784 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %780, i32 0, i32 2, !dbg !330
	%785 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %780, i32 0, i32 3, !dbg !330
	%786 = bitcast { float, float, float, float } addrspace(1)* %780 to <4 x float> addrspace(1)*, !dbg !330
	%787 = insertelement <4 x float> undef, float %773, i32 0, !dbg !330
	%788 = insertelement <4 x float> %787, float %775, i32 1, !dbg !330
	%789 = insertelement <4 x float> %788, float %777, i32 2, !dbg !330
	%790 = insertelement <4 x float> %789, float %779, i32 3, !dbg !330
	store <4 x float> %790, <4 x float> addrspace(1)* %786, align 16, !dbg !330
	br label %b83_cold, !dbg !330

b83_cold:
	%791 = icmp slt i64 %717, %385, !dbg !332
	br i1 %791, label %b84_cold, label %b85_cold, !dbg !332

b84_cold:
	%792 = call float @llvm.nvvm.mul.rn.f(float %734, float %340), !dbg !334
	%793 = fadd float %792, %342, !dbg !335
	%794 = call float @llvm.nvvm.mul.rn.f(float %733, float %340), !dbg !337
	%795 = fadd float %794, %342, !dbg !338
	%796 = call float @llvm.nvvm.mul.rn.f(float %732, float %340), !dbg !340
	%797 = fadd float %796, %342, !dbg !341
	%798 = call float @llvm.nvvm.mul.rn.f(float %731, float %340), !dbg !343
	%799 = fadd float %798, %342, !dbg !344
	%800 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %384, i64 %717, !dbg !345
	%801 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %800, i32 0, i32 0, !dbg !345
	%802 = icmp uge i64 %717, %385, !dbg !345
	br i1 %802, label %b84_cold_fail1, label %b84_cold_ok1, !dbg !345, !prof !35

b84_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !345
	br label %fail, !dbg !345

b84_cold_ok1:
	%803 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %800, i32 0, i32 1, !dbg !345
	%804 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %800, i32 0, i32 2, !dbg !345
	%805 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %800, i32 0, i32 3, !dbg !345
	%806 = bitcast { float, float, float, float } addrspace(1)* %800 to <4 x float> addrspace(1)*, !dbg !345
	%807 = insertelement <4 x float> undef, float %793, i32 0, !dbg !345
	%808 = insertelement <4 x float> %807, float %795, i32 1, !dbg !345
	%809 = insertelement <4 x float> %808, float %797, i32 2, !dbg !345
	%810 = insertelement <4 x float> %809, float %799, i32 3, !dbg !345
	store <4 x float> %810, <4 x float> addrspace(1)* %806, align 16, !dbg !345
	br label %b85_cold, !dbg !345

b85_cold:
	%811 = icmp slt i64 %735, %385, !dbg !347
	br i1 %811, label %b86_cold, label %b87_cold, !dbg !347

b86_cold:
	%812 = call float @llvm.nvvm.mul.rn.f(float %752, float %340), !dbg !349
	%813 = fadd float %812, %342, !dbg !350
	%814 = call float @llvm.nvvm.mul.rn.f(float %751, float %340), !dbg !352
	%815 = fadd float %814, %342, !dbg !353
	%816 = call float @llvm.nvvm.mul.rn.f(float %750, float %340), !dbg !355
	%817 = fadd float %816, %342, !dbg !356
	%818 = call float @llvm.nvvm.mul.rn.f(float %749, float %340), !dbg !358
	%819 = fadd float %818, %342, !dbg !359
	%820 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %384, i64 %735, !dbg !360
	%821 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %820, i32 0, i32 0, !dbg !360
	%822 = icmp uge i64 %735, %385, !dbg !360
	br i1 %822, label %b86_cold_fail1, label %b86_cold_ok1, !dbg !360, !prof !35

b86_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !360
	br label %fail, !dbg !360

b86_cold_ok1:
	%823 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %820, i32 0, i32 1, !dbg !360
	%824 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %820, i32 0, i32 2, !dbg !360
	%825 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %820, i32 0, i32 3, !dbg !360
	%826 = bitcast { float, float, float, float } addrspace(1)* %820 to <4 x float> addrspace(1)*, !dbg !360
	%827 = insertelement <4 x float> undef, float %813, i32 0, !dbg !360
	%828 = insertelement <4 x float> %827, float %815, i32 1, !dbg !360
	%829 = insertelement <4 x float> %828, float %817, i32 2, !dbg !360
	%830 = insertelement <4 x float> %829, float %819, i32 3, !dbg !360
	store <4 x float> %830, <4 x float> addrspace(1)* %826, align 16, !dbg !360
	br label %b87_cold, !dbg !360

b87_cold:
	%831 = icmp slt i64 %753, %385, !dbg !362
	br i1 %831, label %b88_cold, label %b89_cold, !dbg !362

b88_cold:
	%832 = call float @llvm.nvvm.mul.rn.f(float %770, float %340), !dbg !364
	%833 = fadd float %832, %342, !dbg !365
	%834 = call float @llvm.nvvm.mul.rn.f(float %769, float %340), !dbg !367
	%835 = fadd float %834, %342, !dbg !368
	%836 = call float @llvm.nvvm.mul.rn.f(float %768, float %340), !dbg !370
	%837 = fadd float %836, %342, !dbg !371
	%838 = call float @llvm.nvvm.mul.rn.f(float %767, float %340), !dbg !373
	%839 = fadd float %838, %342, !dbg !374
	%840 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %384, i64 %753, !dbg !375
	%841 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 0, !dbg !375
	%842 = icmp uge i64 %753, %385, !dbg !375
	br i1 %842, label %b88_cold_fail1, label %b88_cold_ok1, !dbg !375, !prof !35

b88_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !375
	br label %fail, !dbg !375

b88_cold_ok1:
	%843 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 1, !dbg !375
	%844 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 2, !dbg !375
	%845 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 3, !dbg !375
	%846 = bitcast { float, float, float, float } addrspace(1)* %840 to <4 x float> addrspace(1)*, !dbg !375
	%847 = insertelement <4 x float> undef, float %833, i32 0, !dbg !375
	%848 = insertelement <4 x float> %847, float %835, i32 1, !dbg !375
	%849 = insertelement <4 x float> %848, float %837, i32 2, !dbg !375
	%850 = insertelement <4 x float> %849, float %839, i32 3, !dbg !375
	store <4 x float> %850, <4 x float> addrspace(1)* %846, align 16, !dbg !375
	br label %b89_cold, !dbg !375

b89_cold:
	%851 = add i64 %703, %289, !dbg !376
	br label %b74_cold, !dbg !376, !llvm.loop !378

b90_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !380
	br label %fail, !dbg !380

b93_fail1:
	%852 = icmp ugt i64 %534, %p23, !dbg !388
	br i1 %852, label %b93_fail2, label %b93_ok2, !dbg !388

b93_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !388
	br label %fail, !dbg !388

b93_ok2:
	%853 = icmp ugt i64 %532, %534, !dbg !388
	br i1 %853, label %b93_fail3, label %b93_ok3, !dbg !388

b93_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !388
	br label %fail, !dbg !388

b93_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !389
	br label %fail, !dbg !389

b93_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !389
	br label %fail, !dbg !389

b97_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !396
	br label %fail, !dbg !396

b99_fail1:
	%854 = icmp ugt i64 %573, %p23, !dbg !417
	br i1 %854, label %b99_fail2, label %b99_ok2, !dbg !417

b99_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !417
	br label %fail, !dbg !417

b99_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !417
	br label %fail, !dbg !417

b101_fail1:
	%855 = icmp ugt i64 %589, %p9, !dbg !422
	br i1 %855, label %b101_fail2, label %b101_ok2, !dbg !422

b101_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !422
	br label %fail, !dbg !422

b101_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !422
	br label %fail, !dbg !422

b105_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !428
	br label %fail, !dbg !428

b112_cold:
	%856 = phi i64 [ %906, %b116_cold_ok1 ], [ %138, %b106 ], !dbg !433
	%857 = icmp slt i64 %856, %621, !dbg !433
	br i1 %857, label %b113_cold, label %b117, !dbg !433

b113_cold:
	%858 = add i64 %609, %856, !dbg !434
	%859 = getelementptr inbounds float, float addrspace(1)* %4, i64 %570, !dbg !435
	%860 = icmp ugt i64 %572, %p15, !dbg !435
	%861 = icmp ugt i64 %570, %572, !dbg !435
	%862 = or i1 %860, %861, !dbg !435
	br i1 %862, label %b113_cold_fail1, label %b113_cold_ok1, !dbg !435, !prof !35

b113_cold_fail1:
	%863 = icmp ugt i64 %572, %p15, !dbg !435
	br i1 %863, label %b113_cold_fail2, label %b113_cold_ok2, !dbg !435

b113_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !435
	br label %fail, !dbg !435

b113_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !435
	br label %fail, !dbg !435

b113_cold_ok1:
	br label %b114_cold, !dbg !438

b114_cold:
	%864 = phi float [ 0.000000e+00, %b113_cold_ok1 ], [ %894, %b115_cold_ok1 ], !dbg !439
	%865 = phi float [ 0.000000e+00, %b113_cold_ok1 ], [ %892, %b115_cold_ok1 ], !dbg !439
	%866 = phi float [ 0.000000e+00, %b113_cold_ok1 ], [ %890, %b115_cold_ok1 ], !dbg !439
	%867 = phi float [ 0.000000e+00, %b113_cold_ok1 ], [ %888, %b115_cold_ok1 ], !dbg !439
	%868 = phi i64 [ -1, %b113_cold_ok1 ], [ %869, %b115_cold_ok1 ], !dbg !438
	%869 = add i64 %868, 1, !dbg !438
	%870 = icmp slt i64 %869, %27, !dbg !438
	br i1 %870, label %b115_cold, label %b116_cold, !dbg !438

b115_cold:
	%871 = mul i64 %869, %555, !dbg !441
	%872 = add i64 %871, %858, !dbg !442
	%873 = getelementptr inbounds float, float addrspace(1)* %859, i64 %869, !dbg !440
	%874 = icmp uge i64 %872, %590, !dbg !443
	br i1 %874, label %b115_cold_fail1, label %b115_cold_ok1, !dbg !443, !prof !35

b115_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !443
	br label %fail, !dbg !443

b115_cold_ok1:
	%875 = load float, float addrspace(1)* %873, align 4, !dbg !440
	%876 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %591, i64 %872, !dbg !443
	%877 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %876, i32 0, i32 0, !dbg !443
	%878 = bitcast { float, float, float, float } addrspace(1)* %876 to <4 x float> addrspace(1)*, !dbg !443
	%879 = load <4 x float>, <4 x float> addrspace(1)* %878, align 16, !dbg !443
	%880 = extractelement <4 x float> %879, i32 0, !dbg !443
	%881 = extractelement <4 x float> %879, i32 1, !dbg !443
	%882 = extractelement <4 x float> %879, i32 2, !dbg !443
	%883 = extractelement <4 x float> %879, i32 3, !dbg !443
	%884 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %876, i32 0, i32 1, !dbg !443
	%885 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %876, i32 0, i32 2, !dbg !443
	%886 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %876, i32 0, i32 3, !dbg !443
	%887 = call float @llvm.nvvm.mul.rn.f(float %875, float %880), !dbg !444
	%888 = fadd float %867, %887, !dbg !445
	%889 = call float @llvm.nvvm.mul.rn.f(float %875, float %881), !dbg !446
	%890 = fadd float %866, %889, !dbg !447
	%891 = call float @llvm.nvvm.mul.rn.f(float %875, float %882), !dbg !448
	%892 = fadd float %865, %891, !dbg !449
	%893 = call float @llvm.nvvm.mul.rn.f(float %875, float %883), !dbg !450
	%894 = fadd float %864, %893, !dbg !451
	br label %b114_cold, !dbg !452, !llvm.loop !457

b116_cold:
	%895 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %606, i64 %858, !dbg !455
	%896 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %895, i32 0, i32 0, !dbg !455
	%897 = icmp uge i64 %858, %605, !dbg !455
	br i1 %897, label %b116_cold_fail1, label %b116_cold_ok1, !dbg !455, !prof !35

b116_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !455
	br label %fail, !dbg !455

b116_cold_ok1:
	%898 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %895, i32 0, i32 1, !dbg !455
	%899 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %895, i32 0, i32 2, !dbg !455
	%900 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %895, i32 0, i32 3, !dbg !455
	%901 = bitcast { float, float, float, float } addrspace(1)* %895 to <4 x float> addrspace(1)*, !dbg !455
	%902 = insertelement <4 x float> undef, float %867, i32 0, !dbg !455
	%903 = insertelement <4 x float> %902, float %866, i32 1, !dbg !455
	%904 = insertelement <4 x float> %903, float %865, i32 2, !dbg !455
	%905 = insertelement <4 x float> %904, float %864, i32 3, !dbg !455
	store <4 x float> %905, <4 x float> addrspace(1)* %901, align 16, !dbg !455
	%906 = add i64 %856, %142, !dbg !433
	br label %b112_cold, !dbg !433, !llvm.loop !459

fail:
	%907 = phi i32 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 2, %b3_fail1 ], [ 3, %b6_fail1 ], [ 5, %b9_fail2 ], [ 6, %b9_ok2 ], [ 7, %b11_fail2 ], [ 8, %b11_ok2 ], [ 9, %b11_fail3 ], [ 10, %b13_fail1 ], [ 11, %b15 ], [ 4, %b16_fail1 ], [ 12, %b18_fail2 ], [ 13, %b18_fail3 ], [ 12, %b18_fail4 ], [ 13, %b18_fail5 ], [ 14, %b18_fail6 ], [ 15, %b18_fail7 ], [ 16, %b18_ok7 ], [ 17, %b22_fail1 ], [ 18, %b26_fail1 ], [ 20, %b33_fail1 ], [ 21, %b35 ], [ 22, %b43_fail1 ], [ 12, %b45_fail2 ], [ 13, %b45_fail3 ], [ 23, %b45_ok3 ], [ 24, %b45_fail5 ], [ 24, %b45_ok5 ], [ 25, %b46_fail1 ], [ 29, %b52_fail2 ], [ 30, %b52_ok2 ], [ 32, %b55 ], [ 31, %b56 ], [ 33, %b75_cold_fail1 ], [ 33, %b76_cold_fail1 ], [ 33, %b78_cold_fail1 ], [ 33, %b80_cold_fail1 ], [ 34, %b82_cold_fail1 ], [ 34, %b84_cold_fail1 ], [ 34, %b86_cold_fail1 ], [ 34, %b88_cold_fail1 ], [ 35, %b90_fail1 ], [ 12, %b93_fail2 ], [ 13, %b93_fail3 ], [ 36, %b93_ok3 ], [ 57, %b93_fail4 ], [ 28, %b95 ], [ 27, %b96 ], [ 4, %b97_fail1 ], [ 37, %b99_fail2 ], [ 38, %b99_ok2 ], [ 41, %b101_fail2 ], [ 42, %b101_ok2 ], [ 45, %b105_fail1 ], [ 47, %b113_cold_fail2 ], [ 48, %b113_cold_ok2 ], [ 49, %b115_cold_fail1 ], [ 50, %b116_cold_fail1 ], [ 44, %b118 ], [ 43, %b119 ], [ 40, %b120 ], [ 39, %b121 ], !dbg !7
	%908 = phi i64 [ %23, %b0_fail1 ], [ %41, %b1_fail1 ], [ %67, %b3_fail1 ], [ %75, %b6_fail1 ], [ %92, %b9_fail2 ], [ %87, %b9_ok2 ], [ %118, %b11_fail2 ], [ %26, %b11_ok2 ], [ %114, %b11_fail3 ], [ %148, %b13_fail1 ], [ 0, %b15 ], [ 0, %b16_fail1 ], [ %189, %b18_fail2 ], [ %187, %b18_fail3 ], [ %193, %b18_fail4 ], [ %191, %b18_fail5 ], [ %186, %b18_fail6 ], [ %190, %b18_fail7 ], [ %195, %b18_ok7 ], [ %230, %b22_fail1 ], [ %248, %b26_fail1 ], [ %246, %b33_fail1 ], [ 0, %b35 ], [ %302, %b43_fail1 ], [ %321, %b45_fail2 ], [ %319, %b45_fail3 ], [ %318, %b45_ok3 ], [ %315, %b45_fail5 ], [ %315, %b45_ok5 ], [ %313, %b46_fail1 ], [ %367, %b52_fail2 ], [ %365, %b52_ok2 ], [ %378, %b55 ], [ %368, %b56 ], [ %703, %b75_cold_fail1 ], [ %717, %b76_cold_fail1 ], [ %735, %b78_cold_fail1 ], [ %753, %b80_cold_fail1 ], [ %703, %b82_cold_fail1 ], [ %717, %b84_cold_fail1 ], [ %735, %b86_cold_fail1 ], [ %753, %b88_cold_fail1 ], [ %352, %b90_fail1 ], [ %534, %b93_fail2 ], [ %532, %b93_fail3 ], [ %535, %b93_ok3 ], [ %544, %b93_fail4 ], [ %357, %b95 ], [ %322, %b96 ], [ 0, %b97_fail1 ], [ %573, %b99_fail2 ], [ %571, %b99_ok2 ], [ %589, %b101_fail2 ], [ %587, %b101_ok2 ], [ %612, %b105_fail1 ], [ %572, %b113_cold_fail2 ], [ %570, %b113_cold_ok2 ], [ %872, %b115_cold_fail1 ], [ %858, %b116_cold_fail1 ], [ %601, %b118 ], [ %592, %b119 ], [ %583, %b120 ], [ %574, %b121 ], !dbg !7
	%909 = phi i64 [ %p33, %b0_fail1 ], [ %44, %b1_fail1 ], [ %p31, %b3_fail1 ], [ %41, %b6_fail1 ], [ %p25, %b9_fail2 ], [ %40, %b9_ok2 ], [ %p31, %b11_fail2 ], [ %119, %b11_ok2 ], [ %126, %b11_fail3 ], [ %26, %b13_fail1 ], [ 0, %b15 ], [ 0, %b16_fail1 ], [ %p21, %b18_fail2 ], [ %189, %b18_fail3 ], [ %p11, %b18_fail4 ], [ %193, %b18_fail5 ], [ %p27, %b18_fail6 ], [ %194, %b18_fail7 ], [ %107, %b18_ok7 ], [ %228, %b22_fail1 ], [ %p25, %b26_fail1 ], [ %230, %b33_fail1 ], [ 0, %b35 ], [ %230, %b43_fail1 ], [ %p21, %b45_fail2 ], [ %321, %b45_fail3 ], [ %107, %b45_ok3 ], [ %p17, %b45_fail5 ], [ %p19, %b45_ok5 ], [ %p27, %b46_fail1 ], [ %335, %b52_fail2 ], [ %367, %b52_ok2 ], [ 16, %b55 ], [ 4, %b56 ], [ %361, %b75_cold_fail1 ], [ %361, %b76_cold_fail1 ], [ %361, %b78_cold_fail1 ], [ %361, %b80_cold_fail1 ], [ %385, %b82_cold_fail1 ], [ %385, %b84_cold_fail1 ], [ %385, %b86_cold_fail1 ], [ %385, %b88_cold_fail1 ], [ %p29, %b90_fail1 ], [ %p23, %b93_fail2 ], [ %534, %b93_fail3 ], [ %322, %b93_ok3 ], [ %142, %b93_fail4 ], [ 16, %b95 ], [ 4, %b96 ], [ 0, %b97_fail1 ], [ %p23, %b99_fail2 ], [ %573, %b99_ok2 ], [ %p9, %b101_fail2 ], [ %589, %b101_ok2 ], [ %p29, %b105_fail1 ], [ %p15, %b113_cold_fail2 ], [ %572, %b113_cold_ok2 ], [ %590, %b115_cold_fail1 ], [ %605, %b116_cold_fail1 ], [ 16, %b118 ], [ 4, %b119 ], [ 16, %b120 ], [ 4, %b121 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %907, i64 %908, i64 %909), !dbg !7
	ret void, !dbg !7
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
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !473, !range !43
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !473, !range !43
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !473, !range !44
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
	call void asm sideeffect "", ""() nounwind, !dbg !490
	br label %fail, !dbg !490

b2_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !490
	br label %fail, !dbg !490

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
	call void asm sideeffect "", ""() nounwind, !dbg !493
	br label %fail, !dbg !493

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
	call void asm sideeffect "", ""() nounwind, !dbg !526
	br label %fail, !dbg !526

b19_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !530
	br label %fail, !dbg !530

b23_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !533
	br label %fail, !dbg !533

fail:
	%182 = phi i32 [ 51, %b2_fail2 ], [ 52, %b2_ok2 ], [ 53, %b9_cold_fail1 ], [ 54, %b19_fail1 ], [ 55, %b19_fail2 ], [ 56, %b23_fail1 ], !dbg !463
	%183 = phi i64 [ %56, %b2_fail2 ], [ %54, %b2_ok2 ], [ %165, %b9_cold_fail1 ], [ %142, %b19_fail1 ], [ %142, %b19_fail2 ], [ %156, %b23_fail1 ], !dbg !463
	%184 = phi i64 [ %p9, %b2_fail2 ], [ %56, %b2_ok2 ], [ %57, %b9_cold_fail1 ], [ %p11, %b19_fail1 ], [ %p13, %b19_fail2 ], [ %p13, %b23_fail1 ], !dbg !463
	call void @gpuc_fail(i8* %ctrl, i32 %182, i64 %183, i64 %184), !dbg !463
	ret void, !dbg !463
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

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i8* %a3, i32 %a4) nounwind

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

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
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !43
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !20
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !43
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !20
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !44
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
!36 = !DILocation(line: 16, column: 75, scope: !15, inlinedAt: !16)
!37 = !DILocation(line: 80, column: 36, scope: !6)
!38 = !DILocation(line: 80, column: 20, scope: !6)
!39 = !DILocation(line: 12, column: 19, scope: !9, inlinedAt: !10)
!40 = !DILocation(line: 13, column: 36, scope: !9, inlinedAt: !10)
!41 = !DILocation(line: 13, column: 39, scope: !9, inlinedAt: !10)
!42 = !DILocation(line: 14, column: 33, scope: !9, inlinedAt: !10)
!43 = !{i32 0, i32 1024}
!44 = !{i32 0, i32 64}
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
!280 = !DILocation(line: 25, column: 24, scope: !169, inlinedAt: !170)
!281 = !DILocation(line: 25, column: 23, scope: !169, inlinedAt: !170)
!282 = !DILocation(line: 82, column: 17, scope: !229, inlinedAt: !230)
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
