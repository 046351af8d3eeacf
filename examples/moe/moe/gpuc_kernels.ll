target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_dynamic_shared = external addrspace(3) global [0 x i8], align 16
@gpuc_shared_apply_14 = addrspace(3) global i32 undef, align 4
@llvm.used = appending global [2 x i8*] [i8* bitcast (void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run to i8*), i8* bitcast (void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route to i8*)], section "llvm.metadata"

define void @Run(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i8 zeroext %p5, float* %p6, i64 %p7, float* %p8, i64 %p9, i32* %p10, i64 %p11, float* %p12, i64 %p13, float* %p14, i64 %p15, float* %p16, i64 %p17, float* %p18, i64 %p19, float* %p20, i64 %p21, i64* %p22, i64 %p23, i64* %p24, i64 %p25, i64* %p26, i64 %p27, i32* %p28, i64 %p29, i64* %p30, i64 %p31, i8* %ctrl) nounwind !dbg !6 {
entry:
	%0 = icmp ne i8 %p5, 0, !dbg !7
	%1 = alloca [4 x { float, float, float, float }], align 16, !dbg !7
	%2 = alloca [4 x { float, float, float, float }], align 16, !dbg !7
	br label %b0, !dbg !7

b0:
	%3 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !7
	%4 = addrspacecast float* %p8 to float addrspace(1)*, !dbg !7
	%5 = addrspacecast i32* %p10 to i32 addrspace(1)*, !dbg !7
	%6 = addrspacecast float* %p12 to float addrspace(1)*, !dbg !7
	%7 = addrspacecast float* %p14 to float addrspace(1)*, !dbg !7
	%8 = addrspacecast float* %p16 to float addrspace(1)*, !dbg !7
	%9 = addrspacecast float* %p18 to float addrspace(1)*, !dbg !7
	%10 = addrspacecast float* %p20 to float addrspace(1)*, !dbg !7
	%11 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !7
	%12 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !7
	%13 = addrspacecast i64* %p26 to i64 addrspace(1)*, !dbg !7
	%14 = addrspacecast i32* %p28 to i32 addrspace(1)*, !dbg !7
	%15 = addrspacecast i64* %p30 to i64 addrspace(1)*, !dbg !7
	%16 = call i32 @gpuc_my_pe_thread(), !dbg !11
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !12
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18, !range !19
	%19 = sext i32 %18 to i64, !dbg !18
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !18, !range !20
	%21 = sext i32 %20 to i64, !dbg !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !21, !range !22
	%23 = sext i32 %22 to i64, !dbg !21
	%24 = mul i64 %21, %23, !dbg !23
	%25 = add i64 %24, %19, !dbg !24
	%26 = getelementptr inbounds i64, i64 addrspace(1)* %15, i64 %25, !dbg !25
	%27 = icmp uge i64 %25, %p31, !dbg !25
	br i1 %27, label %b0_fail1, label %b0_ok1, !dbg !25, !prof !26

b0_ok1:
	%28 = load i64, i64 addrspace(1)* %26, align 8, !dbg !25
	%29 = add i64 %28, 1, !dbg !29
	%30 = sub i64 %23, 1, !dbg !30
	%31 = icmp eq i64 %19, %30, !dbg !31
	br i1 %31, label %b1, label %b13, !dbg !31

b1:
	%32 = sext i32 %16 to i64, !dbg !11
	%33 = sext i32 %17 to i64, !dbg !12
	%34 = mul i64 %p4, %33, !dbg !32
	%35 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !33
	%36 = udiv i32 %35, 4, !dbg !33
	%37 = zext i32 %36 to i64, !dbg !33
	%38 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !33
	%39 = icmp ugt i64 %34, %37, !dbg !34
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !34, !prof !26

b1_ok1:
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35, !range !27
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !35, !range !27
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !35, !range !28
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !35, !range !36
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !35, !range !36
	%45 = mul i32 %44, %42, !dbg !35
	%46 = add i32 %41, %45, !dbg !35
	%47 = mul i32 %43, %46, !dbg !35
	%48 = add i32 %40, %47, !dbg !35
	%49 = sext i32 %48 to i64, !dbg !35
	%50 = mul i32 %43, %44, !dbg !35
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !35, !range !37
	%52 = mul i32 %50, %51, !dbg !35
	%53 = sext i32 %52 to i64, !dbg !35
	%54 = add i64 %28, 2, !dbg !38
	%55 = icmp ule i64 %34, 281474976710655, !dbg !35
	%56 = mul i64 %34, -2, !dbg !35
	%57 = add i64 %p29, %56, !dbg !35
	%58 = icmp sge i64 %57, 0, !dbg !35
	%59 = and i1 %55, %58, !dbg !35
	br i1 %59, label %b2, label %b4_cold, !dbg !35, !prof !39

b2:
	%60 = phi i64 [ %49, %b1_ok1 ], [ %67, %b3 ], !dbg !35
	%61 = icmp slt i64 %60, %34, !dbg !35
	br i1 %61, label %b3, label %b6, !dbg !35

b3:
	%62 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %60, !dbg !40
	store i32 0, i32 addrspace(3)* %62, align 4, !dbg !40
	%63 = urem i64 %54, 2, !dbg !43
	%64 = mul i64 %63, %34, !dbg !45
	%65 = add i64 %64, %60, !dbg !46
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %65, !dbg !47
	store i32 0, i32 addrspace(1)* %66, align 4, !dbg !47
	%67 = add i64 %60, %53, !dbg !35
	br label %b2, !dbg !35

b6:
	call void @llvm.nvvm.barrier0(), !dbg !48
	br label %b7, !dbg !49

b7:
	%68 = phi i64 [ %49, %b6 ], [ %76, %b8_ok1 ], !dbg !49
	%69 = icmp slt i64 %68, %p11, !dbg !49
	br i1 %69, label %b8, label %b9, !dbg !49

b8:
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %68, !dbg !50
	%71 = load i32, i32 addrspace(1)* %70, align 4, !dbg !50
	%72 = sext i32 %71 to i64, !dbg !51
	%73 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %72, !dbg !51
	%74 = icmp uge i64 %72, %34, !dbg !51
	br i1 %74, label %b8_fail1, label %b8_ok1, !dbg !51, !prof !26

b8_ok1:
	%75 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %73, i32 1) nounwind, !dbg !52
	%76 = add i64 %68, %53, !dbg !49
	br label %b7, !dbg !49

b9:
	call void @llvm.nvvm.barrier0(), !dbg !53
	br label %b10, !dbg !54

b10:
	%77 = phi i64 [ %49, %b9 ], [ %102, %b11_ok1 ], !dbg !54
	%78 = icmp slt i64 %77, %34, !dbg !54
	br i1 %78, label %b11, label %b12, !dbg !54

b11:
	%79 = urem i64 %29, 2, !dbg !56
	%80 = mul i64 %79, %34, !dbg !58
	%81 = icmp eq i64 %33, -1, !dbg !59
	%82 = select i1 %81, i64 1, i64 %33, !dbg !59
	%83 = sdiv i64 %77, %82, !dbg !59
	%84 = sub i64 0, %77, !dbg !59
	%85 = select i1 %81, i64 %84, i64 %83, !dbg !59
	%86 = mul i64 %85, %33, !dbg !60
	%87 = add i64 %80, %86, !dbg !61
	%88 = add i64 %87, %32, !dbg !62
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %88, !dbg !63
	%90 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %77, !dbg !64
	%91 = icmp uge i64 %88, %p23, !dbg !63
	br i1 %91, label %b11_fail1, label %b11_ok1, !dbg !63, !prof !26

b11_ok1:
	%92 = load i32, i32 addrspace(3)* %90, align 4, !dbg !64
	%93 = sext i32 %92 to i64, !dbg !65
	%94 = shl i64 %29, 32, !dbg !68
	%95 = or i64 %94, %93, !dbg !70
	%96 = icmp eq i64 %33, -1, !dbg !71
	%97 = select i1 %96, i64 1, i64 %33, !dbg !71
	%98 = srem i64 %77, %97, !dbg !71
	%99 = trunc i64 %98 to i32, !dbg !72
	%100 = addrspacecast i64 addrspace(1)* %89 to i64*, !dbg !72
	%101 = bitcast i64* %100 to i8*, !dbg !72
	call void @gpuc_signal_op_thread(i8* %101, i64 %95, i32 9, i32 %99), !dbg !72
	%102 = add i64 %77, %53, !dbg !54
	br label %b10, !dbg !54

b12:
	call void @llvm.nvvm.barrier0(), !dbg !73
	br label %b13, !dbg !10

b13:
	%103 = sext i32 %16 to i64, !dbg !76
	%104 = sext i32 %17 to i64, !dbg !77
	%105 = add i64 %p11, %23, !dbg !78
	%106 = sub i64 %105, 1, !dbg !79
	%107 = icmp eq i64 %23, -1, !dbg !80
	%108 = select i1 %107, i64 1, i64 %23, !dbg !80
	%109 = sdiv i64 %106, %108, !dbg !80
	%110 = sub i64 0, %106, !dbg !80
	%111 = select i1 %107, i64 %110, i64 %109, !dbg !80
	%112 = mul i64 %19, %111, !dbg !81
	%113 = icmp slt i64 %112, %p11, !dbg !82
	%114 = select i1 %113, i64 %112, i64 %p11, !dbg !82
	%115 = add i64 %114, %111, !dbg !83
	%116 = icmp slt i64 %115, %p11, !dbg !84
	%117 = select i1 %116, i64 %115, i64 %p11, !dbg !84
	%118 = sub i64 %117, %114, !dbg !85
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %114, !dbg !85
	%120 = mul i64 %p4, %104, !dbg !86
	%121 = icmp ugt i64 %117, %p11, !dbg !85
	%122 = icmp ugt i64 %114, %117, !dbg !85
	%123 = or i1 %121, %122, !dbg !85
	br i1 %123, label %b13_fail1, label %b13_ok1, !dbg !85, !prof !26

b13_ok1:
	%124 = urem i64 %29, 2, !dbg !88
	%125 = mul i64 %124, %120, !dbg !90
	%126 = sub i64 %p29, %125, !dbg !91
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %125, !dbg !91
	%128 = icmp ugt i64 %125, %p29, !dbg !91
	%129 = icmp ugt i64 %p2, %126, !dbg !92
	%130 = or i1 %128, %129, !dbg !92
	br i1 %130, label %b13_fail3, label %b13_ok3, !dbg !92, !prof !26

b13_ok3:
	%131 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !93
	%132 = udiv i32 %131, 4, !dbg !93
	%133 = zext i32 %132 to i64, !dbg !93
	%134 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !93
	%135 = icmp ugt i64 %118, %133, !dbg !94
	br i1 %135, label %b13_fail5, label %b13_ok5, !dbg !94, !prof !26

b13_ok5:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95, !range !27
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !95, !range !27
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !95, !range !28
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !95, !range !36
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !95, !range !36
	%141 = mul i32 %140, %138, !dbg !95
	%142 = add i32 %137, %141, !dbg !95
	%143 = mul i32 %139, %142, !dbg !95
	%144 = add i32 %136, %143, !dbg !95
	%145 = sext i32 %144 to i64, !dbg !95
	%146 = mul i32 %139, %140, !dbg !95
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !95, !range !37
	%148 = mul i32 %146, %147, !dbg !95
	%149 = sext i32 %148 to i64, !dbg !95
	br label %b14, !dbg !95

b14:
	%150 = phi i64 [ %145, %b13_ok5 ], [ %171, %b16 ], !dbg !95
	%151 = icmp slt i64 %150, %118, !dbg !95
	br i1 %151, label %b15, label %b18, !dbg !95

b15:
	%152 = getelementptr inbounds i32, i32 addrspace(1)* %119, i64 %150, !dbg !96
	%153 = load i32, i32 addrspace(1)* %152, align 4, !dbg !96
	%154 = sext i32 %153 to i64, !dbg !97
	%155 = getelementptr inbounds i32, i32 addrspace(1)* %127, i64 %154, !dbg !98
	%156 = icmp uge i64 %154, %p2, !dbg !98
	br i1 %156, label %b15_fail1, label %b15_ok1, !dbg !98, !prof !26

b15_ok1:
	%157 = atomicrmw add i32 addrspace(1)* %155, i32 1 monotonic, !dbg !99
	%158 = sext i32 %157 to i64, !dbg !100
	%159 = icmp slt i64 %158, %p0, !dbg !101
	br i1 %159, label %b16, label %b17, !dbg !102

b16:
	%160 = icmp eq i64 %104, -1, !dbg !103
	%161 = select i1 %160, i64 1, i64 %104, !dbg !103
	%162 = sdiv i64 %154, %161, !dbg !103
	%163 = sub i64 0, %154, !dbg !103
	%164 = select i1 %160, i64 %163, i64 %162, !dbg !103
	%165 = mul i64 %164, %104, !dbg !104
	%166 = add i64 %165, %103, !dbg !105
	%167 = mul i64 %166, %p0, !dbg !106
	%168 = trunc i64 %167 to i32, !dbg !107
	%169 = add i32 %168, %157, !dbg !108
	%170 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %150, !dbg !109
	store i32 %169, i32 addrspace(3)* %170, align 4, !dbg !109
	%171 = add i64 %150, %149, !dbg !95
	br label %b14, !dbg !95

b17:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 0, i64 0), !dbg !102
	ret void, !dbg !102

b18:
	call void @llvm.nvvm.barrier0(), !dbg !110
	br label %b19, !dbg !111

b19:
	%172 = phi i64 [ -1, %b18 ], [ %173, %b20_ok8 ], !dbg !111
	%173 = add i64 %172, 1, !dbg !111
	%174 = icmp slt i64 %173, %118, !dbg !111
	br i1 %174, label %b20, label %b21, !dbg !111

b20:
	%175 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %173, !dbg !111
	%176 = load i32, i32 addrspace(3)* %175, align 4, !dbg !111
	%177 = sext i32 %176 to i64, !dbg !112
	%178 = mul i64 %177, %p1, !dbg !115
	%179 = add i64 %177, 1, !dbg !116
	%180 = mul i64 %179, %p1, !dbg !117
	%181 = sub i64 %180, %178, !dbg !118
	%182 = getelementptr inbounds float, float addrspace(1)* %9, i64 %178, !dbg !118
	%183 = add i64 %114, %173, !dbg !120
	%184 = icmp ugt i64 %180, %p19, !dbg !118
	%185 = icmp ugt i64 %178, %180, !dbg !118
	%186 = icmp eq i64 %p3, 0, !dbg !119
	%187 = or i1 %184, %185, !dbg !119
	%188 = or i1 %187, %186, !dbg !119
	br i1 %188, label %b20_fail1, label %b20_ok1, !dbg !119, !prof !26

b20_ok1:
	%189 = icmp eq i64 %p3, -1, !dbg !119
	%190 = select i1 %189, i64 1, i64 %p3, !dbg !119
	%191 = sdiv i64 %183, %190, !dbg !119
	%192 = sub i64 0, %183, !dbg !119
	%193 = select i1 %189, i64 %192, i64 %191, !dbg !119
	%194 = mul i64 %193, %p1, !dbg !122
	%195 = add i64 %193, 1, !dbg !123
	%196 = mul i64 %195, %p1, !dbg !124
	%197 = sub i64 %196, %194, !dbg !125
	%198 = getelementptr inbounds float, float addrspace(1)* %4, i64 %194, !dbg !125
	%199 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %177, !dbg !126
	%200 = shl i64 %29, 32, !dbg !129
	%201 = or i64 %200, %183, !dbg !131
	%202 = getelementptr inbounds i32, i32 addrspace(1)* %119, i64 %173, !dbg !132
	%203 = icmp ugt i64 %196, %p9, !dbg !125
	%204 = icmp ugt i64 %194, %196, !dbg !125
	%205 = icmp uge i64 %177, %p25, !dbg !126
	%206 = icmp ne i64 %181, %197, !dbg !127
	%207 = or i1 %203, %204, !dbg !127
	%208 = or i1 %207, %205, !dbg !127
	%209 = or i1 %208, %206, !dbg !127
	br i1 %209, label %b20_fail4, label %b20_ok4, !dbg !127, !prof !26

b20_ok4:
	%210 = load i32, i32 addrspace(1)* %202, align 4, !dbg !132
	%211 = sext i32 %210 to i64, !dbg !133
	%212 = icmp eq i64 %104, -1, !dbg !134
	%213 = select i1 %212, i64 1, i64 %104, !dbg !134
	%214 = srem i64 %211, %213, !dbg !134
	%215 = mul i64 %197, 4, !dbg !127
	%216 = trunc i64 %214 to i32, !dbg !127
	%217 = addrspacecast float addrspace(1)* %182 to float*, !dbg !127
	%218 = addrspacecast float addrspace(1)* %198 to float*, !dbg !127
	%219 = addrspacecast i64 addrspace(1)* %199 to i64*, !dbg !127
	%220 = icmp uge i64 %214, %104, !dbg !127
	br i1 %220, label %b20_fail8, label %b20_ok8, !dbg !127, !prof !26

b20_ok8:
	%221 = bitcast float* %217 to i8*, !dbg !127
	%222 = bitcast float* %218 to i8*, !dbg !127
	%223 = bitcast i64* %219 to i8*, !dbg !127
	call void @gpuc_put_signal_nbi_block(i8* %221, i8* %222, i64 %215, i8* %223, i64 %201, i32 9, i32 %216), !dbg !127
	br label %b19, !dbg !127

b21:
	call void @llvm.nvvm.barrier0(), !dbg !137
	%224 = icmp eq i64 %145, 0, !dbg !138
	br i1 %224, label %b22, label %b23, !dbg !138

b22:
	%225 = load i64, i64 addrspace(1)* %26, align 8, !dbg !139
	%226 = add i64 %225, 1, !dbg !140
	store i64 %226, i64 addrspace(1)* %26, align 8, !dbg !139
	br label %b23, !dbg !139

b23:
	%227 = add i64 %120, 1, !dbg !144
	%228 = icmp slt i64 %145, 32, !dbg !148
	%229 = icmp ugt i64 %227, %133, !dbg !145
	br i1 %229, label %b23_fail1, label %b23_ok1, !dbg !145, !prof !26

b23_ok1:
	br i1 %228, label %b24, label %b40, !dbg !148

b24:
	%230 = and i32 %144, -32, !dbg !149
	%231 = sub i32 %148, %230, !dbg !149
	%232 = icmp slt i32 %231, 32, !dbg !149
	%233 = select i1 %232, i32 %231, i32 32, !dbg !149
	%234 = sext i32 %233 to i64, !dbg !149
	%235 = sub i64 %234, 1, !dbg !150
	%236 = icmp slt i64 %235, 0, !dbg !154
	%237 = trunc i64 %235 to i32, !dbg !155
	br label %b25, !dbg !156

b25:
	%238 = phi i64 [ %288, %b37 ], [ 0, %b24 ], !dbg !156
	%239 = phi i64 [ %289, %b37 ], [ 0, %b24 ], !dbg !157
	%240 = icmp slt i64 %239, %120, !dbg !158
	br i1 %240, label %b26, label %b38, !dbg !158

b26:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !159, !range !160
	%242 = sext i32 %241 to i64, !dbg !159
	%243 = add i64 %239, %242, !dbg !161
	%244 = icmp slt i64 %243, %120, !dbg !162
	br i1 %244, label %b27, label %b28, !dbg !162

b27:
	%245 = add i64 %125, %243, !dbg !163
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %245, !dbg !164
	%247 = shl i64 %29, 32, !dbg !166
	%248 = addrspacecast i64 addrspace(1)* %246 to i64*, !dbg !167
	%249 = icmp uge i64 %245, %p23, !dbg !164
	br i1 %249, label %b27_fail1, label %b27_ok1, !dbg !164, !prof !26

b27_ok1:
	%250 = bitcast i64* %248 to i8*, !dbg !167
	%251 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %250, i32 5, i64 %247, i32 1, i8* %ctrl, i32 20), !dbg !167
	%252 = and i64 %251, 4294967295, !dbg !170
	br label %b28, !dbg !169

b28:
	%253 = phi i64 [ 0, %b26 ], [ %252, %b27_ok1 ], !dbg !172
	br label %b29, !dbg !178

b29:
	%254 = phi i64 [ %253, %b28 ], [ %271, %b32 ], !dbg !179
	%255 = phi i64 [ 1, %b28 ], [ %272, %b32 ], !dbg !180
	%256 = icmp slt i64 %255, 32, !dbg !181
	br i1 %256, label %b30, label %b33, !dbg !181

b30:
	%257 = trunc i64 %255 to i32, !dbg !182
	%258 = trunc i64 %254 to i32, !dbg !182
	%259 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %258, i32 %257, i32 0), !dbg !182
	%260 = extractvalue { i32, i1 } %259, 0, !dbg !182
	%261 = lshr i64 %254, 32, !dbg !182
	%262 = trunc i64 %261 to i32, !dbg !182
	%263 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %262, i32 %257, i32 0), !dbg !182
	%264 = extractvalue { i32, i1 } %263, 0, !dbg !182
	%265 = zext i32 %264 to i64, !dbg !182
	%266 = shl i64 %265, 32, !dbg !182
	%267 = zext i32 %260 to i64, !dbg !182
	%268 = or i64 %267, %266, !dbg !182
	%269 = icmp sge i64 %242, %255, !dbg !183
	br i1 %269, label %b31, label %b32, !dbg !183

b31:
	%270 = add i64 %254, %268, !dbg !184
	br label %b32, !dbg !184

b32:
	%271 = phi i64 [ %254, %b30 ], [ %270, %b31 ], !dbg !179
	%272 = mul i64 %255, 2, !dbg !185
	br label %b29, !dbg !185

b33:
	%273 = add i64 %238, %254, !dbg !186
	br i1 %244, label %b34, label %b35, !dbg !187

b34:
	%274 = sub i64 %273, %253, !dbg !189
	%275 = trunc i64 %274 to i32, !dbg !190
	%276 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %243, !dbg !188
	%277 = icmp uge i64 %243, %227, !dbg !188
	br i1 %277, label %b34_fail1, label %b34_ok1, !dbg !188, !prof !26

b34_ok1:
	store i32 %275, i32 addrspace(3)* %276, align 4, !dbg !188
	br label %b35, !dbg !188

b35:
	br i1 %236, label %b36, label %b37, !dbg !154

b36:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !191
	ret void, !dbg !191

b37:
	%278 = trunc i64 %273 to i32, !dbg !155
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %278, i32 %237, i32 31), !dbg !155
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !155
	%281 = lshr i64 %273, 32, !dbg !155
	%282 = trunc i64 %281 to i32, !dbg !155
	%283 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %282, i32 %237, i32 31), !dbg !155
	%284 = extractvalue { i32, i1 } %283, 0, !dbg !155
	%285 = zext i32 %284 to i64, !dbg !155
	%286 = shl i64 %285, 32, !dbg !155
	%287 = zext i32 %280 to i64, !dbg !155
	%288 = or i64 %287, %286, !dbg !155
	%289 = add i64 %239, %234, !dbg !192
	br label %b25, !dbg !192

b38:
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !193, !range !160
	%291 = sext i32 %290 to i64, !dbg !193
	%292 = icmp eq i64 %291, 0, !dbg !194
	br i1 %292, label %b39, label %b40, !dbg !194

b39:
	%293 = trunc i64 %238 to i32, !dbg !196
	%294 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %120, !dbg !195
	%295 = icmp uge i64 %120, %227, !dbg !195
	br i1 %295, label %b39_fail1, label %b39_ok1, !dbg !195, !prof !26

b39_ok1:
	store i32 %293, i32 addrspace(3)* %294, align 4, !dbg !195
	br label %b40, !dbg !195

b40:
	call void @llvm.nvvm.barrier0(), !dbg !197
	%296 = xor i1 %0, true, !dbg !201
	%297 = mul i64 %149, 4, !dbg !202
	br label %b41, !dbg !203

b41:
	%298 = phi i64 [ %19, %b40 ], [ %489, %b73 ], !dbg !204
	%299 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %120, !dbg !205
	%300 = icmp uge i64 %120, %227, !dbg !205
	br i1 %300, label %b41_fail1, label %b41_ok1, !dbg !205, !prof !26

b41_ok1:
	%301 = load i32, i32 addrspace(3)* %299, align 4, !dbg !205
	%302 = sext i32 %301 to i64, !dbg !206
	%303 = icmp slt i64 %298, %302, !dbg !207
	br i1 %303, label %b42, label %b78, !dbg !207

b42:
	%304 = phi i64 [ %309, %b43_ok1 ], [ %304, %b44 ], [ 0, %b41_ok1 ], !dbg !210
	%305 = phi i64 [ %305, %b43_ok1 ], [ %309, %b44 ], [ %120, %b41_ok1 ], !dbg !211
	%306 = sub i64 %305, %304, !dbg !212
	%307 = icmp sgt i64 %306, 1, !dbg !213
	br i1 %307, label %b43, label %b45, !dbg !213

b43:
	%308 = add i64 %304, %305, !dbg !214
	%309 = sdiv i64 %308, 2, !dbg !215
	%310 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %309, !dbg !216
	%311 = icmp uge i64 %309, %227, !dbg !216
	br i1 %311, label %b43_fail1, label %b43_ok1, !dbg !216, !prof !26

b43_ok1:
	%312 = load i32, i32 addrspace(3)* %310, align 4, !dbg !216
	%313 = sext i32 %312 to i64, !dbg !217
	%314 = icmp sle i64 %313, %298, !dbg !218
	br i1 %314, label %b42, label %b44, !dbg !218

b44:
	br label %b42, !dbg !218

b45:
	%315 = mul i64 %304, %p0, !dbg !219
	%316 = add i64 %315, %298, !dbg !220
	%317 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %304, !dbg !221
	%318 = load i32, i32 addrspace(3)* %317, align 4, !dbg !221
	%319 = sext i32 %318 to i64, !dbg !222
	%320 = sub i64 %316, %319, !dbg !223
	br i1 %224, label %b46, label %b47, !dbg !224

b46:
	%321 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %320, !dbg !225
	%322 = shl i64 %29, 32, !dbg !227
	%323 = addrspacecast i64 addrspace(1)* %321 to i64*, !dbg !228
	%324 = icmp uge i64 %320, %p25, !dbg !225
	br i1 %324, label %b46_fail1, label %b46_ok1, !dbg !225, !prof !26

b46_ok1:
	%325 = bitcast i64* %323 to i8*, !dbg !228
	%326 = call i64 @gpuc_signal_wait_until_thread(i8* %325, i32 5, i64 %322, i32 1, i8* %ctrl, i32 27), !dbg !228
	%327 = and i64 %326, 4294967295, !dbg !230
	%328 = trunc i64 %327 to i32, !dbg !232
	store i32 %328, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !233
	br label %b47, !dbg !233

b47:
	call void @llvm.nvvm.barrier0(), !dbg !234
	%329 = mul i64 %320, %p1, !dbg !236
	%330 = add i64 %320, 1, !dbg !237
	%331 = mul i64 %330, %p1, !dbg !238
	%332 = icmp ugt i64 %331, %p19, !dbg !239
	%333 = icmp ugt i64 %329, %331, !dbg !239
	%334 = or i1 %332, %333, !dbg !239
	br i1 %334, label %b47_fail1, label %b47_ok1, !dbg !239, !prof !26

b47_ok1:
	%335 = load i32, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !240
	%336 = sext i32 %335 to i64, !dbg !241
	%337 = icmp eq i64 %104, -1, !dbg !242
	%338 = select i1 %337, i64 1, i64 %104, !dbg !242
	%339 = sdiv i64 %304, %338, !dbg !242
	%340 = sub i64 0, %304, !dbg !242
	%341 = select i1 %337, i64 %340, i64 %339, !dbg !242
	%342 = icmp eq i64 %104, -1, !dbg !243
	%343 = select i1 %342, i64 1, i64 %104, !dbg !243
	%344 = srem i64 %304, %343, !dbg !243
	%345 = sub i64 %331, %329, !dbg !239
	%346 = getelementptr inbounds float, float addrspace(1)* %9, i64 %329, !dbg !239
	%347 = mul i64 %336, %p1, !dbg !245
	%348 = add i64 %336, 1, !dbg !246
	%349 = mul i64 %348, %p1, !dbg !247
	%350 = sub i64 %349, %347, !dbg !248
	%351 = getelementptr inbounds float, float addrspace(1)* %10, i64 %347, !dbg !248
	%352 = getelementptr inbounds float, float addrspace(1)* %7, i64 %341, !dbg !249
	%353 = icmp ugt i64 %349, %p21, !dbg !248
	%354 = icmp ugt i64 %347, %349, !dbg !248
	%355 = icmp uge i64 %341, %p15, !dbg !249
	%356 = icmp uge i64 %341, %p17, !dbg !250
	%357 = icmp uge i64 %336, %p27, !dbg !251
	%358 = or i1 %353, %354, !dbg !251
	%359 = or i1 %358, %355, !dbg !251
	%360 = or i1 %359, %356, !dbg !251
	%361 = or i1 %360, %357, !dbg !251
	br i1 %361, label %b47_fail3, label %b47_ok3, !dbg !251, !prof !26

b47_ok3:
	%362 = load float, float addrspace(1)* %352, align 4, !dbg !249
	%363 = getelementptr inbounds float, float addrspace(1)* %8, i64 %341, !dbg !250
	%364 = load float, float addrspace(1)* %363, align 4, !dbg !250
	%365 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %336, !dbg !251
	%366 = and i64 %345, 3, !dbg !252
	%367 = icmp eq i64 %366, 0, !dbg !252
	br i1 %367, label %b48, label %b77, !dbg !252

b48:
	%368 = addrspacecast float addrspace(1)* %346 to float*, !dbg !252
	%369 = ptrtoint float* %368 to i64, !dbg !252
	%370 = and i64 %369, 15, !dbg !252
	%371 = icmp eq i64 %370, 0, !dbg !252
	%372 = icmp eq i64 %345, 0, !dbg !252
	%373 = or i1 %371, %372, !dbg !252
	br i1 %373, label %b49, label %b76, !dbg !252

b49:
	%374 = ashr i64 %345, 2, !dbg !252
	%375 = bitcast float addrspace(1)* %346 to { float, float, float, float } addrspace(1)*, !dbg !252
	%376 = trunc i64 %344 to i32, !dbg !253
	%377 = addrspacecast float addrspace(1)* %351 to float*, !dbg !253
	%378 = bitcast float* %377 to i8*, !dbg !253
	%379 = call i8* @gpuc_peer_thread(i8* %378, i32 %376), !dbg !253
	%380 = bitcast i8* %379 to float*, !dbg !253
	%381 = icmp eq float* %380, null, !dbg !253
	%382 = select i1 %381, i64 0, i64 %350, !dbg !253
	%383 = and i64 %382, 3, !dbg !254
	%384 = icmp eq i64 %383, 0, !dbg !254
	br i1 %384, label %b50, label %b75, !dbg !254

b50:
	%385 = ptrtoint float* %380 to i64, !dbg !254
	%386 = and i64 %385, 15, !dbg !254
	%387 = icmp eq i64 %386, 0, !dbg !254
	%388 = icmp eq i64 %382, 0, !dbg !254
	%389 = or i1 %387, %388, !dbg !254
	br i1 %389, label %b51, label %b74, !dbg !254

b51:
	%390 = ashr i64 %382, 2, !dbg !254
	%391 = addrspacecast float* %380 to { float, float, float, float } addrspace(1)*, !dbg !254
	%392 = icmp eq i64 %390, %374, !dbg !255
	br i1 %392, label %b52, label %b53, !dbg !255

b52:
	br label %b53, !dbg !201

b53:
	%393 = phi i1 [ false, %b51 ], [ %296, %b52 ], !dbg !256
	br i1 %393, label %b55, label %b54, !dbg !256

b54:
	br label %b55, !dbg !256

b55:
	%394 = phi { float, float, float, float } addrspace(1)* [ %391, %b53 ], [ %375, %b54 ], !dbg !257
	%395 = phi i64 [ %390, %b53 ], [ %374, %b54 ], !dbg !257
	br label %b56, !dbg !258

b56:
	%396 = phi i64 [ %145, %b55 ], [ %472, %b68 ], !dbg !259
	%397 = icmp slt i64 %396, %374, !dbg !260
	br i1 %397, label %b57, label %b69, !dbg !260

b57:
	store [4 x { float, float, float, float }] zeroinitializer, [4 x { float, float, float, float }]* %1, align 16, !dbg !261
	%398 = icmp ule i64 %374, 281474976710655, !dbg !262
	%399 = icmp ule i64 %396, 281474976710655, !dbg !262
	%400 = and i1 %398, %399, !dbg !262
	%401 = mul i64 %149, -3, !dbg !262
	%402 = add i64 %401, -1, !dbg !262
	%403 = add i64 %402, %374, !dbg !262
	%404 = mul i64 %396, -1, !dbg !262
	%405 = add i64 %403, %404, !dbg !262
	%406 = icmp sge i64 %405, 0, !dbg !262
	%407 = and i1 %400, %406, !dbg !262
	br i1 %407, label %b58, label %b61_cold, !dbg !262, !prof !39

b58:
	%408 = phi i64 [ -1, %b57 ], [ %409, %b59 ], [ %409, %b60 ], !dbg !262
	%409 = add i64 %408, 1, !dbg !262
	%410 = icmp slt i64 %409, 4, !dbg !262
	br i1 %410, label %b59, label %b64, !dbg !262

b59:
	%411 = mul i64 %409, %149, !dbg !263
	%412 = add i64 %396, %411, !dbg !264
	%413 = icmp slt i64 %412, %374, !dbg !265
	br i1 %413, label %b60, label %b58, !dbg !265

b60:
	%414 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %375, i64 %412, !dbg !266
	%415 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %414, i32 0, i32 0, !dbg !266
	%416 = bitcast { float, float, float, float } addrspace(1)* %414 to <4 x float> addrspace(1)*, !dbg !266
	%417 = load <4 x float>, <4 x float> addrspace(1)* %416, align 16, !dbg !266
	%418 = extractelement <4 x float> %417, i32 0, !dbg !266
	%419 = extractelement <4 x float> %417, i32 1, !dbg !266
	%420 = extractelement <4 x float> %417, i32 2, !dbg !266
	%421 = extractelement <4 x float> %417, i32 3, !dbg !266
	%422 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %414, i32 0, i32 1, !dbg !266
	%423 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %414, i32 0, i32 2, !dbg !266
	%424 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %414, i32 0, i32 3, !dbg !266
	%425 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, i64 0, i64 %409, !dbg !267
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 0, !dbg !267
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 1, !dbg !267
	%428 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 2, !dbg !267
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 3, !dbg !267
	%430 = bitcast { float, float, float, float }* %425 to <4 x float>*, !dbg !267
	%431 = insertelement <4 x float> undef, float %418, i32 0, !dbg !267
	%432 = insertelement <4 x float> %431, float %419, i32 1, !dbg !267
	%433 = insertelement <4 x float> %432, float %420, i32 2, !dbg !267
	%434 = insertelement <4 x float> %433, float %421, i32 3, !dbg !267
	store <4 x float> %434, <4 x float>* %430, align 16, !dbg !267
	br label %b58, !dbg !267

b64:
	store [4 x { float, float, float, float }] zeroinitializer, [4 x { float, float, float, float }]* %2, align 16, !dbg !268
	%435 = load [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, align 16, !dbg !268
	store [4 x { float, float, float, float }] %435, [4 x { float, float, float, float }]* %2, align 16, !dbg !268
	br label %b65, !dbg !268

b65:
	%436 = phi i64 [ -1, %b64 ], [ %437, %b66 ], [ %437, %b67_ok1 ], !dbg !268
	%437 = add i64 %436, 1, !dbg !268
	%438 = icmp slt i64 %437, 4, !dbg !268
	br i1 %438, label %b66, label %b68, !dbg !268

b66:
	%439 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %2, i64 0, i64 %437, !dbg !268
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %439, i32 0, i32 0, !dbg !268
	%441 = bitcast { float, float, float, float }* %439 to <4 x float>*, !dbg !268
	%442 = load <4 x float>, <4 x float>* %441, align 16, !dbg !268
	%443 = extractelement <4 x float> %442, i32 0, !dbg !268
	%444 = extractelement <4 x float> %442, i32 1, !dbg !268
	%445 = extractelement <4 x float> %442, i32 2, !dbg !268
	%446 = extractelement <4 x float> %442, i32 3, !dbg !268
	%447 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %439, i32 0, i32 1, !dbg !268
	%448 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %439, i32 0, i32 2, !dbg !268
	%449 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %439, i32 0, i32 3, !dbg !268
	%450 = mul i64 %437, %149, !dbg !269
	%451 = add i64 %396, %450, !dbg !270
	%452 = icmp slt i64 %451, %374, !dbg !271
	br i1 %452, label %b67, label %b65, !dbg !271

b67:
	%453 = call float @llvm.nvvm.mul.rn.f(float %443, float %362), !dbg !275
	%454 = fadd float %453, %364, !dbg !276
	%455 = call float @llvm.nvvm.mul.rn.f(float %444, float %362), !dbg !278
	%456 = fadd float %455, %364, !dbg !279
	%457 = call float @llvm.nvvm.mul.rn.f(float %445, float %362), !dbg !281
	%458 = fadd float %457, %364, !dbg !282
	%459 = call float @llvm.nvvm.mul.rn.f(float %446, float %362), !dbg !284
	%460 = fadd float %459, %364, !dbg !285
	%461 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %394, i64 %451, !dbg !272
	%462 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %461, i32 0, i32 0, !dbg !272
	%463 = icmp uge i64 %451, %395, !dbg !272
	br i1 %463, label %b67_fail1, label %b67_ok1, !dbg !272, !prof !26

b67_ok1:
	%464 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %461, i32 0, i32 1, !dbg !272
	%465 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %461, i32 0, i32 2, !dbg !272
	%466 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %461, i32 0, i32 3, !dbg !272
	%467 = bitcast { float, float, float, float } addrspace(1)* %461 to <4 x float> addrspace(1)*, !dbg !272
	%468 = insertelement <4 x float> undef, float %454, i32 0, !dbg !272
	%469 = insertelement <4 x float> %468, float %456, i32 1, !dbg !272
	%470 = insertelement <4 x float> %469, float %458, i32 2, !dbg !272
	%471 = insertelement <4 x float> %470, float %460, i32 3, !dbg !272
	store <4 x float> %471, <4 x float> addrspace(1)* %467, align 16, !dbg !272
	br label %b65, !dbg !272

b68:
	%472 = add i64 %396, %297, !dbg !286
	br label %b56, !dbg !286

b69:
	call void @llvm.nvvm.barrier0(), !dbg !287
	br i1 %393, label %b70, label %b72, !dbg !287

b70:
	br i1 %224, label %b71, label %b73, !dbg !288

b71:
	call void @gpuc_fence_thread(), !dbg !289
	%473 = addrspacecast i64 addrspace(1)* %365 to i64*, !dbg !290
	%474 = icmp eq i64 addrspace(1)* %365, null, !dbg !290
	br i1 %474, label %b71_fail1, label %b71_ok1, !dbg !290, !prof !26

b71_ok1:
	%475 = bitcast i64* %473 to i8*, !dbg !290
	call void @gpuc_signal_op_thread(i8* %475, i64 %29, i32 9, i32 %376), !dbg !290
	br label %b73, !dbg !290

b72:
	%476 = mul i64 %345, 4, !dbg !291
	%477 = icmp ne i64 %350, %345, !dbg !291
	%478 = icmp eq i64 addrspace(1)* %365, null, !dbg !291
	%479 = or i1 %477, %478, !dbg !291
	br i1 %479, label %b72_fail1, label %b72_ok1, !dbg !291, !prof !26

b72_ok1:
	%480 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !291
	%481 = sext i32 %480 to i64, !dbg !291
	%482 = addrspacecast float addrspace(1)* %351 to float*, !dbg !291
	%483 = addrspacecast float addrspace(1)* %346 to float*, !dbg !291
	%484 = addrspacecast i64 addrspace(1)* %365 to i64*, !dbg !291
	%485 = icmp ne i64 %481, %149, !dbg !291
	br i1 %485, label %b72_fail3, label %b72_ok3, !dbg !291, !prof !26

b72_ok3:
	%486 = bitcast float* %482 to i8*, !dbg !291
	%487 = bitcast float* %483 to i8*, !dbg !291
	%488 = bitcast i64* %484 to i8*, !dbg !291
	call void @gpuc_put_signal_nbi_block(i8* %486, i8* %487, i64 %476, i8* %488, i64 %29, i32 9, i32 %376), !dbg !291
	br label %b73, !dbg !292

b73:
	%489 = add i64 %298, %23, !dbg !293
	br label %b41, !dbg !293

b74:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %386, i64 16), !dbg !254
	ret void, !dbg !254

b75:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %382, i64 4), !dbg !254
	ret void, !dbg !254

b76:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %370, i64 16), !dbg !252
	ret void, !dbg !252

b77:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %345, i64 4), !dbg !252
	ret void, !dbg !252

b78:
	%490 = icmp sgt i64 %p0, 1, !dbg !297
	%491 = select i1 %490, i64 %p0, i64 1, !dbg !297
	%492 = icmp eq i64 %491, -1, !dbg !298
	%493 = select i1 %492, i64 1, i64 %491, !dbg !298
	%494 = sdiv i64 %23, %493, !dbg !298
	%495 = sub i64 0, %23, !dbg !298
	%496 = select i1 %492, i64 %495, i64 %494, !dbg !298
	%497 = icmp sgt i64 %496, 1, !dbg !299
	%498 = select i1 %497, i64 %496, i64 1, !dbg !299
	%499 = mul i64 %p0, %498, !dbg !300
	br label %b79, !dbg !301

b79:
	%500 = phi i64 [ %19, %b78 ], [ %648, %b98 ], !dbg !302
	%501 = icmp slt i64 %500, %499, !dbg !303
	br i1 %501, label %b80, label %b103, !dbg !303

b80:
	%502 = icmp eq i64 %498, -1, !dbg !304
	%503 = select i1 %502, i64 1, i64 %498, !dbg !304
	%504 = sdiv i64 %500, %503, !dbg !304
	%505 = sub i64 0, %500, !dbg !304
	%506 = select i1 %502, i64 %505, i64 %504, !dbg !304
	%507 = icmp eq i64 %498, -1, !dbg !305
	%508 = select i1 %507, i64 1, i64 %498, !dbg !305
	%509 = srem i64 %500, %508, !dbg !305
	%510 = mul i64 %506, %p3, !dbg !306
	br label %b81, !dbg !307

b81:
	%511 = phi i64 [ %145, %b80 ], [ %519, %b82_ok1 ], !dbg !307
	%512 = icmp slt i64 %511, %p3, !dbg !307
	br i1 %512, label %b82, label %b83, !dbg !307

b82:
	%513 = add i64 %510, %511, !dbg !308
	%514 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %513, !dbg !309
	%515 = addrspacecast i64 addrspace(1)* %514 to i64*, !dbg !310
	%516 = icmp uge i64 %513, %p27, !dbg !309
	br i1 %516, label %b82_fail1, label %b82_ok1, !dbg !309, !prof !26

b82_ok1:
	%517 = bitcast i64* %515 to i8*, !dbg !310
	%518 = call i64 @gpuc_signal_wait_until_thread(i8* %517, i32 5, i64 %29, i32 1, i8* %ctrl, i32 39), !dbg !310
	%519 = add i64 %511, %149, !dbg !307
	br label %b81, !dbg !307

b83:
	call void @llvm.nvvm.barrier0(), !dbg !311
	%520 = mul i64 %510, %p1, !dbg !312
	%521 = add i64 %510, %p3, !dbg !313
	%522 = mul i64 %521, %p1, !dbg !314
	%523 = sub i64 %522, %520, !dbg !315
	%524 = getelementptr inbounds float, float addrspace(1)* %10, i64 %520, !dbg !315
	%525 = and i64 %523, 3, !dbg !316
	%526 = icmp eq i64 %525, 0, !dbg !316
	%527 = icmp ugt i64 %522, %p21, !dbg !315
	%528 = icmp ugt i64 %520, %522, !dbg !315
	%529 = or i1 %527, %528, !dbg !315
	br i1 %529, label %b83_fail1, label %b83_ok1, !dbg !315, !prof !26

b83_ok1:
	br i1 %526, label %b84, label %b102, !dbg !316

b84:
	%530 = addrspacecast float addrspace(1)* %524 to float*, !dbg !316
	%531 = ptrtoint float* %530 to i64, !dbg !316
	%532 = and i64 %531, 15, !dbg !316
	%533 = icmp eq i64 %532, 0, !dbg !316
	%534 = icmp eq i64 %523, 0, !dbg !316
	%535 = or i1 %533, %534, !dbg !316
	br i1 %535, label %b85, label %b101, !dbg !316

b85:
	%536 = mul i64 %506, %p1, !dbg !317
	%537 = add i64 %506, 1, !dbg !318
	%538 = mul i64 %537, %p1, !dbg !319
	%539 = ashr i64 %523, 2, !dbg !316
	%540 = bitcast float addrspace(1)* %524 to { float, float, float, float } addrspace(1)*, !dbg !316
	%541 = sub i64 %538, %536, !dbg !320
	%542 = getelementptr inbounds float, float addrspace(1)* %3, i64 %536, !dbg !320
	%543 = and i64 %541, 3, !dbg !321
	%544 = icmp eq i64 %543, 0, !dbg !321
	%545 = icmp ugt i64 %538, %p7, !dbg !320
	%546 = icmp ugt i64 %536, %538, !dbg !320
	%547 = or i1 %545, %546, !dbg !320
	br i1 %547, label %b85_fail1, label %b85_ok1, !dbg !320, !prof !26

b85_ok1:
	br i1 %544, label %b86, label %b100, !dbg !321

b86:
	%548 = addrspacecast float addrspace(1)* %542 to float*, !dbg !321
	%549 = ptrtoint float* %548 to i64, !dbg !321
	%550 = and i64 %549, 15, !dbg !321
	%551 = icmp eq i64 %550, 0, !dbg !321
	%552 = icmp eq i64 %541, 0, !dbg !321
	%553 = or i1 %551, %552, !dbg !321
	br i1 %553, label %b87, label %b99, !dbg !321

b87:
	%554 = ashr i64 %541, 2, !dbg !321
	%555 = bitcast float addrspace(1)* %542 to { float, float, float, float } addrspace(1)*, !dbg !321
	%556 = mul i64 %554, %509, !dbg !322
	%557 = icmp eq i64 %498, -1, !dbg !323
	%558 = select i1 %557, i64 1, i64 %498, !dbg !323
	%559 = sdiv i64 %556, %558, !dbg !323
	%560 = sub i64 0, %556, !dbg !323
	%561 = select i1 %557, i64 %560, i64 %559, !dbg !323
	%562 = add i64 %509, 1, !dbg !324
	%563 = mul i64 %554, %562, !dbg !325
	%564 = icmp eq i64 %498, -1, !dbg !326
	%565 = select i1 %564, i64 1, i64 %498, !dbg !326
	%566 = sdiv i64 %563, %565, !dbg !326
	%567 = sub i64 0, %563, !dbg !326
	%568 = select i1 %564, i64 %567, i64 %566, !dbg !326
	%569 = sub i64 %568, %561, !dbg !327
	%570 = icmp ule i64 %p3, 268435455, !dbg !328
	%571 = icmp ule i64 %510, 281474976710655, !dbg !328
	%572 = and i1 %570, %571, !dbg !328
	%573 = icmp ule i64 %539, 281474976710655, !dbg !328
	%574 = and i1 %572, %573, !dbg !328
	%575 = icmp ule i64 %554, 268435455, !dbg !328
	%576 = and i1 %574, %575, !dbg !328
	%577 = icmp ule i64 %561, 281474976710655, !dbg !328
	%578 = and i1 %576, %577, !dbg !328
	%579 = icmp ule i64 %569, 281474976710655, !dbg !328
	%580 = and i1 %578, %579, !dbg !328
	%581 = mul i64 %521, -1, !dbg !328
	%582 = add i64 %p13, %581, !dbg !328
	%583 = icmp sge i64 %582, 0, !dbg !328
	%584 = and i1 %580, %583, !dbg !328
	%585 = mul i64 %p13, -1, !dbg !328
	%586 = add i64 %p3, %585, !dbg !328
	%587 = icmp sge i64 %586, 0, !dbg !328
	%588 = and i1 %584, %587, !dbg !328
	%589 = mul i64 %561, -1, !dbg !328
	%590 = add i64 %554, %589, !dbg !328
	%591 = mul i64 %569, -1, !dbg !328
	%592 = add i64 %590, %591, !dbg !328
	%593 = icmp sge i64 %592, 0, !dbg !328
	%594 = and i1 %588, %593, !dbg !328
	%595 = mul i64 %p3, -1, !dbg !328
	%596 = mul i64 %554, %595, !dbg !328
	%597 = add i64 %596, %539, !dbg !328
	%598 = add i64 %597, %554, !dbg !328
	%599 = add i64 %598, %589, !dbg !328
	%600 = add i64 %599, %591, !dbg !328
	%601 = icmp sge i64 %600, 0, !dbg !328
	%602 = and i1 %594, %601, !dbg !328
	br i1 %602, label %b88, label %b93_cold, !dbg !328, !prof !39

b88:
	%603 = phi i64 [ %145, %b87 ], [ %647, %b92 ], !dbg !328
	%604 = icmp slt i64 %603, %569, !dbg !328
	br i1 %604, label %b89, label %b98, !dbg !328

b89:
	%605 = add i64 %561, %603, !dbg !329
	%606 = getelementptr inbounds float, float addrspace(1)* %6, i64 %510, !dbg !330
	br label %b90, !dbg !333

b90:
	%607 = phi float [ 0.000000e+00, %b89 ], [ %636, %b91 ], !dbg !334
	%608 = phi float [ 0.000000e+00, %b89 ], [ %634, %b91 ], !dbg !334
	%609 = phi float [ 0.000000e+00, %b89 ], [ %632, %b91 ], !dbg !334
	%610 = phi float [ 0.000000e+00, %b89 ], [ %630, %b91 ], !dbg !334
	%611 = phi i64 [ -1, %b89 ], [ %612, %b91 ], !dbg !333
	%612 = add i64 %611, 1, !dbg !333
	%613 = icmp slt i64 %612, %p3, !dbg !333
	br i1 %613, label %b91, label %b92, !dbg !333

b91:
	%614 = getelementptr inbounds float, float addrspace(1)* %606, i64 %612, !dbg !335
	%615 = load float, float addrspace(1)* %614, align 4, !dbg !335
	%616 = mul i64 %612, %554, !dbg !336
	%617 = add i64 %616, %605, !dbg !337
	%618 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %540, i64 %617, !dbg !338
	%619 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %618, i32 0, i32 0, !dbg !338
	%620 = bitcast { float, float, float, float } addrspace(1)* %618 to <4 x float> addrspace(1)*, !dbg !338
	%621 = load <4 x float>, <4 x float> addrspace(1)* %620, align 16, !dbg !338
	%622 = extractelement <4 x float> %621, i32 0, !dbg !338
	%623 = extractelement <4 x float> %621, i32 1, !dbg !338
	%624 = extractelement <4 x float> %621, i32 2, !dbg !338
	%625 = extractelement <4 x float> %621, i32 3, !dbg !338
	%626 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %618, i32 0, i32 1, !dbg !338
	%627 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %618, i32 0, i32 2, !dbg !338
	%628 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %618, i32 0, i32 3, !dbg !338
	%629 = call float @llvm.nvvm.mul.rn.f(float %615, float %622), !dbg !339
	%630 = fadd float %610, %629, !dbg !340
	%631 = call float @llvm.nvvm.mul.rn.f(float %615, float %623), !dbg !341
	%632 = fadd float %609, %631, !dbg !342
	%633 = call float @llvm.nvvm.mul.rn.f(float %615, float %624), !dbg !343
	%634 = fadd float %608, %633, !dbg !344
	%635 = call float @llvm.nvvm.mul.rn.f(float %615, float %625), !dbg !345
	%636 = fadd float %607, %635, !dbg !346
	br label %b90, !dbg !347, !llvm.loop !349

b92:
	%637 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %555, i64 %605, !dbg !350
	%638 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %637, i32 0, i32 0, !dbg !350
	%639 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %637, i32 0, i32 1, !dbg !350
	%640 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %637, i32 0, i32 2, !dbg !350
	%641 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %637, i32 0, i32 3, !dbg !350
	%642 = bitcast { float, float, float, float } addrspace(1)* %637 to <4 x float> addrspace(1)*, !dbg !350
	%643 = insertelement <4 x float> undef, float %610, i32 0, !dbg !350
	%644 = insertelement <4 x float> %643, float %609, i32 1, !dbg !350
	%645 = insertelement <4 x float> %644, float %608, i32 2, !dbg !350
	%646 = insertelement <4 x float> %645, float %607, i32 3, !dbg !350
	store <4 x float> %646, <4 x float> addrspace(1)* %642, align 16, !dbg !350
	%647 = add i64 %603, %149, !dbg !328
	br label %b88, !dbg !328

b98:
	%648 = add i64 %500, %23, !dbg !351
	br label %b79, !dbg !351

b99:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %550, i64 16), !dbg !321
	ret void, !dbg !321

b100:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %541, i64 4), !dbg !321
	ret void, !dbg !321

b101:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %532, i64 16), !dbg !316
	ret void, !dbg !316

b102:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %523, i64 4), !dbg !316
	ret void, !dbg !316

b103:
	ret void, !dbg !296

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %25, i64 %p31), !dbg !25
	ret void, !dbg !25

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %34, i64 %37), !dbg !34
	ret void, !dbg !34

b4_cold:
	%649 = phi i64 [ %657, %b5_cold_ok1 ], [ %49, %b1_ok1 ], !dbg !35
	%650 = icmp slt i64 %649, %34, !dbg !35
	br i1 %650, label %b5_cold, label %b6, !dbg !35

b5_cold:
	%651 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %649, !dbg !40
	store i32 0, i32 addrspace(3)* %651, align 4, !dbg !40
	%652 = urem i64 %54, 2, !dbg !43
	%653 = mul i64 %652, %34, !dbg !45
	%654 = add i64 %653, %649, !dbg !46
	%655 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %654, !dbg !47
	%656 = icmp uge i64 %654, %p29, !dbg !47
	br i1 %656, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !47, !prof !26

b5_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %654, i64 %p29), !dbg !47
	ret void, !dbg !47

b5_cold_ok1:
	store i32 0, i32 addrspace(1)* %655, align 4, !dbg !47
	%657 = add i64 %649, %53, !dbg !35
	br label %b4_cold, !dbg !35

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %72, i64 %34), !dbg !51
	ret void, !dbg !51

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %88, i64 %p23), !dbg !63
	ret void, !dbg !63

b13_fail1:
	%658 = icmp ugt i64 %117, %p11, !dbg !85
	br i1 %658, label %b13_fail2, label %b13_ok2, !dbg !85

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %117, i64 %p11), !dbg !85
	ret void, !dbg !85

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %114, i64 %117), !dbg !85
	ret void, !dbg !85

b13_fail3:
	%659 = icmp ugt i64 %125, %p29, !dbg !91
	br i1 %659, label %b13_fail4, label %b13_ok4, !dbg !91

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %125, i64 %p29), !dbg !91
	ret void, !dbg !91

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p2, i64 %126), !dbg !92
	ret void, !dbg !92

b13_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %118, i64 %133), !dbg !94
	ret void, !dbg !94

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p2), !dbg !98
	ret void, !dbg !98

b20_fail1:
	%660 = icmp ugt i64 %180, %p19, !dbg !118
	br i1 %660, label %b20_fail2, label %b20_ok2, !dbg !118

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %180, i64 %p19), !dbg !118
	ret void, !dbg !118

b20_ok2:
	%661 = icmp ugt i64 %178, %180, !dbg !118
	br i1 %661, label %b20_fail3, label %b20_ok3, !dbg !118

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %178, i64 %180), !dbg !118
	ret void, !dbg !118

b20_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !119
	ret void, !dbg !119

b20_fail4:
	%662 = icmp ugt i64 %196, %p9, !dbg !125
	br i1 %662, label %b20_fail5, label %b20_ok5, !dbg !125

b20_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %196, i64 %p9), !dbg !125
	ret void, !dbg !125

b20_ok5:
	%663 = icmp ugt i64 %194, %196, !dbg !125
	br i1 %663, label %b20_fail6, label %b20_ok6, !dbg !125

b20_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %194, i64 %196), !dbg !125
	ret void, !dbg !125

b20_ok6:
	%664 = icmp uge i64 %177, %p25, !dbg !126
	br i1 %664, label %b20_fail7, label %b20_ok7, !dbg !126

b20_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %177, i64 %p25), !dbg !126
	ret void, !dbg !126

b20_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %181, i64 %197), !dbg !127
	ret void, !dbg !127

b20_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %214, i64 %104), !dbg !127
	ret void, !dbg !127

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %227, i64 %133), !dbg !145
	ret void, !dbg !145

b27_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %245, i64 %p23), !dbg !164
	ret void, !dbg !164

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %243, i64 %227), !dbg !188
	ret void, !dbg !188

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %120, i64 %227), !dbg !195
	ret void, !dbg !195

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %120, i64 %227), !dbg !205
	ret void, !dbg !205

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %309, i64 %227), !dbg !216
	ret void, !dbg !216

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %320, i64 %p25), !dbg !225
	ret void, !dbg !225

b47_fail1:
	%665 = icmp ugt i64 %331, %p19, !dbg !239
	br i1 %665, label %b47_fail2, label %b47_ok2, !dbg !239

b47_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %331, i64 %p19), !dbg !239
	ret void, !dbg !239

b47_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %329, i64 %331), !dbg !239
	ret void, !dbg !239

b47_fail3:
	%666 = icmp ugt i64 %349, %p21, !dbg !248
	br i1 %666, label %b47_fail4, label %b47_ok4, !dbg !248

b47_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %349, i64 %p21), !dbg !248
	ret void, !dbg !248

b47_ok4:
	%667 = icmp ugt i64 %347, %349, !dbg !248
	br i1 %667, label %b47_fail5, label %b47_ok5, !dbg !248

b47_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %347, i64 %349), !dbg !248
	ret void, !dbg !248

b47_ok5:
	%668 = icmp uge i64 %341, %p15, !dbg !249
	br i1 %668, label %b47_fail6, label %b47_ok6, !dbg !249

b47_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %341, i64 %p15), !dbg !249
	ret void, !dbg !249

b47_ok6:
	%669 = icmp uge i64 %341, %p17, !dbg !250
	br i1 %669, label %b47_fail7, label %b47_ok7, !dbg !250

b47_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %341, i64 %p17), !dbg !250
	ret void, !dbg !250

b47_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %336, i64 %p27), !dbg !251
	ret void, !dbg !251

b61_cold:
	%670 = phi i64 [ %671, %b62_cold ], [ %671, %b63_cold_ok1 ], [ -1, %b57 ], !dbg !262
	%671 = add i64 %670, 1, !dbg !262
	%672 = icmp slt i64 %671, 4, !dbg !262
	br i1 %672, label %b62_cold, label %b64, !dbg !262

b62_cold:
	%673 = mul i64 %671, %149, !dbg !263
	%674 = add i64 %396, %673, !dbg !264
	%675 = icmp slt i64 %674, %374, !dbg !265
	br i1 %675, label %b63_cold, label %b61_cold, !dbg !265

b63_cold:
	%676 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %375, i64 %674, !dbg !266
	%677 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %676, i32 0, i32 0, !dbg !266
	%678 = icmp uge i64 %674, %374, !dbg !266
	br i1 %678, label %b63_cold_fail1, label %b63_cold_ok1, !dbg !266, !prof !26

b63_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %674, i64 %374), !dbg !266
	ret void, !dbg !266

b63_cold_ok1:
	%679 = bitcast { float, float, float, float } addrspace(1)* %676 to <4 x float> addrspace(1)*, !dbg !266
	%680 = load <4 x float>, <4 x float> addrspace(1)* %679, align 16, !dbg !266
	%681 = extractelement <4 x float> %680, i32 0, !dbg !266
	%682 = extractelement <4 x float> %680, i32 1, !dbg !266
	%683 = extractelement <4 x float> %680, i32 2, !dbg !266
	%684 = extractelement <4 x float> %680, i32 3, !dbg !266
	%685 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %676, i32 0, i32 1, !dbg !266
	%686 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %676, i32 0, i32 2, !dbg !266
	%687 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %676, i32 0, i32 3, !dbg !266
	%688 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, i64 0, i64 %671, !dbg !267
	%689 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %688, i32 0, i32 0, !dbg !267
	%690 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %688, i32 0, i32 1, !dbg !267
	%691 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %688, i32 0, i32 2, !dbg !267
	%692 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %688, i32 0, i32 3, !dbg !267
	%693 = bitcast { float, float, float, float }* %688 to <4 x float>*, !dbg !267
	%694 = insertelement <4 x float> undef, float %681, i32 0, !dbg !267
	%695 = insertelement <4 x float> %694, float %682, i32 1, !dbg !267
	%696 = insertelement <4 x float> %695, float %683, i32 2, !dbg !267
	%697 = insertelement <4 x float> %696, float %684, i32 3, !dbg !267
	store <4 x float> %697, <4 x float>* %693, align 16, !dbg !267
	br label %b61_cold, !dbg !267

b67_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %451, i64 %395), !dbg !272
	ret void, !dbg !272

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 0, i64 0), !dbg !290
	ret void, !dbg !290

b72_fail1:
	%698 = icmp ne i64 %350, %345, !dbg !291
	br i1 %698, label %b72_fail2, label %b72_ok2, !dbg !291

b72_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %350, i64 %345), !dbg !291
	ret void, !dbg !291

b72_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 0, i64 0), !dbg !291
	ret void, !dbg !291

b72_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %481, i64 %149), !dbg !291
	ret void, !dbg !291

b82_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %513, i64 %p27), !dbg !309
	ret void, !dbg !309

b83_fail1:
	%699 = icmp ugt i64 %522, %p21, !dbg !315
	br i1 %699, label %b83_fail2, label %b83_ok2, !dbg !315

b83_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %522, i64 %p21), !dbg !315
	ret void, !dbg !315

b83_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %520, i64 %522), !dbg !315
	ret void, !dbg !315

b85_fail1:
	%700 = icmp ugt i64 %538, %p7, !dbg !320
	br i1 %700, label %b85_fail2, label %b85_ok2, !dbg !320

b85_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %538, i64 %p7), !dbg !320
	ret void, !dbg !320

b85_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %536, i64 %538), !dbg !320
	ret void, !dbg !320

b93_cold:
	%701 = phi i64 [ %751, %b97_cold_ok1 ], [ %145, %b87 ], !dbg !328
	%702 = icmp slt i64 %701, %569, !dbg !328
	br i1 %702, label %b94_cold, label %b98, !dbg !328

b94_cold:
	%703 = add i64 %561, %701, !dbg !329
	%704 = getelementptr inbounds float, float addrspace(1)* %6, i64 %510, !dbg !330
	%705 = icmp ugt i64 %521, %p13, !dbg !330
	%706 = icmp ugt i64 %510, %521, !dbg !330
	%707 = or i1 %705, %706, !dbg !330
	br i1 %707, label %b94_cold_fail1, label %b94_cold_ok1, !dbg !330, !prof !26

b94_cold_fail1:
	%708 = icmp ugt i64 %521, %p13, !dbg !330
	br i1 %708, label %b94_cold_fail2, label %b94_cold_ok2, !dbg !330

b94_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %521, i64 %p13), !dbg !330
	ret void, !dbg !330

b94_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %510, i64 %521), !dbg !330
	ret void, !dbg !330

b94_cold_ok1:
	br label %b95_cold, !dbg !333

b95_cold:
	%709 = phi float [ 0.000000e+00, %b94_cold_ok1 ], [ %739, %b96_cold_ok1 ], !dbg !334
	%710 = phi float [ 0.000000e+00, %b94_cold_ok1 ], [ %737, %b96_cold_ok1 ], !dbg !334
	%711 = phi float [ 0.000000e+00, %b94_cold_ok1 ], [ %735, %b96_cold_ok1 ], !dbg !334
	%712 = phi float [ 0.000000e+00, %b94_cold_ok1 ], [ %733, %b96_cold_ok1 ], !dbg !334
	%713 = phi i64 [ -1, %b94_cold_ok1 ], [ %714, %b96_cold_ok1 ], !dbg !333
	%714 = add i64 %713, 1, !dbg !333
	%715 = icmp slt i64 %714, %p3, !dbg !333
	br i1 %715, label %b96_cold, label %b97_cold, !dbg !333

b96_cold:
	%716 = mul i64 %714, %554, !dbg !336
	%717 = add i64 %716, %703, !dbg !337
	%718 = getelementptr inbounds float, float addrspace(1)* %704, i64 %714, !dbg !335
	%719 = icmp uge i64 %717, %539, !dbg !338
	br i1 %719, label %b96_cold_fail1, label %b96_cold_ok1, !dbg !338, !prof !26

b96_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %717, i64 %539), !dbg !338
	ret void, !dbg !338

b96_cold_ok1:
	%720 = load float, float addrspace(1)* %718, align 4, !dbg !335
	%721 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %540, i64 %717, !dbg !338
	%722 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %721, i32 0, i32 0, !dbg !338
	%723 = bitcast { float, float, float, float } addrspace(1)* %721 to <4 x float> addrspace(1)*, !dbg !338
	%724 = load <4 x float>, <4 x float> addrspace(1)* %723, align 16, !dbg !338
	%725 = extractelement <4 x float> %724, i32 0, !dbg !338
	%726 = extractelement <4 x float> %724, i32 1, !dbg !338
	%727 = extractelement <4 x float> %724, i32 2, !dbg !338
	%728 = extractelement <4 x float> %724, i32 3, !dbg !338
	%729 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %721, i32 0, i32 1, !dbg !338
	%730 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %721, i32 0, i32 2, !dbg !338
	%731 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %721, i32 0, i32 3, !dbg !338
	%732 = call float @llvm.nvvm.mul.rn.f(float %720, float %725), !dbg !339
	%733 = fadd float %712, %732, !dbg !340
	%734 = call float @llvm.nvvm.mul.rn.f(float %720, float %726), !dbg !341
	%735 = fadd float %711, %734, !dbg !342
	%736 = call float @llvm.nvvm.mul.rn.f(float %720, float %727), !dbg !343
	%737 = fadd float %710, %736, !dbg !344
	%738 = call float @llvm.nvvm.mul.rn.f(float %720, float %728), !dbg !345
	%739 = fadd float %709, %738, !dbg !346
	br label %b95_cold, !dbg !347

b97_cold:
	%740 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %555, i64 %703, !dbg !350
	%741 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %740, i32 0, i32 0, !dbg !350
	%742 = icmp uge i64 %703, %554, !dbg !350
	br i1 %742, label %b97_cold_fail1, label %b97_cold_ok1, !dbg !350, !prof !26

b97_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %703, i64 %554), !dbg !350
	ret void, !dbg !350

b97_cold_ok1:
	%743 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %740, i32 0, i32 1, !dbg !350
	%744 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %740, i32 0, i32 2, !dbg !350
	%745 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %740, i32 0, i32 3, !dbg !350
	%746 = bitcast { float, float, float, float } addrspace(1)* %740 to <4 x float> addrspace(1)*, !dbg !350
	%747 = insertelement <4 x float> undef, float %712, i32 0, !dbg !350
	%748 = insertelement <4 x float> %747, float %711, i32 1, !dbg !350
	%749 = insertelement <4 x float> %748, float %710, i32 2, !dbg !350
	%750 = insertelement <4 x float> %749, float %709, i32 3, !dbg !350
	store <4 x float> %750, <4 x float> addrspace(1)* %746, align 16, !dbg !350
	%751 = add i64 %701, %149, !dbg !328
	br label %b93_cold, !dbg !328
}

define void @Route(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i8 zeroext %p5, float* %p6, i64 %p7, i32* %p8, i64 %p9, float* %p10, i64 %p11, i8* %ctrl) nounwind !dbg !353 {
entry:
	%0 = icmp ne i8 %p5, 0, !dbg !354
	br label %b0, !dbg !354

b0:
	%1 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !354
	%2 = addrspacecast i32* %p8 to i32 addrspace(1)*, !dbg !354
	%3 = addrspacecast float* %p10 to float addrspace(1)*, !dbg !354
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !355, !range !22
	%5 = sext i32 %4 to i64, !dbg !355
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !355, !range !356
	%7 = sext i32 %6 to i64, !dbg !355
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !357, !range !36
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !357, !range !36
	%10 = mul i32 %8, %9, !dbg !357
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !357, !range !37
	%12 = mul i32 %10, %11, !dbg !357
	%13 = sext i32 %12 to i64, !dbg !357
	%14 = mul i64 %5, %13, !dbg !358
	%15 = sdiv i64 %14, 32, !dbg !359
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !360, !range !19
	%17 = sext i32 %16 to i64, !dbg !360
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !360, !range !20
	%19 = sext i32 %18 to i64, !dbg !360
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !360, !range !20
	%21 = sext i32 %20 to i64, !dbg !360
	%22 = mul i64 %7, %21, !dbg !360
	%23 = add i64 %19, %22, !dbg !360
	%24 = mul i64 %5, %23, !dbg !360
	%25 = add i64 %17, %24, !dbg !360
	%26 = mul i64 %25, %13, !dbg !360
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !360, !range !27
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !360, !range !27
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !360, !range !28
	%30 = mul i32 %9, %29, !dbg !360
	%31 = add i32 %28, %30, !dbg !360
	%32 = mul i32 %8, %31, !dbg !360
	%33 = add i32 %27, %32, !dbg !360
	%34 = sext i32 %33 to i64, !dbg !360
	%35 = add i64 %26, %34, !dbg !360
	%36 = sdiv i64 %35, 32, !dbg !361
	%37 = icmp slt i64 0, %p3, !dbg !362
	%38 = and i32 %33, -32, !dbg !363
	%39 = sub i32 %12, %38, !dbg !363
	%40 = icmp slt i32 %39, 32, !dbg !363
	%41 = select i1 %40, i32 %39, i32 32, !dbg !363
	%42 = sext i32 %41 to i64, !dbg !363
	%43 = icmp eq i64 %42, 32, !dbg !371
	br label %b1, !dbg !361

b1:
	%44 = phi i64 [ %36, %b0 ], [ %152, %b24 ], !dbg !372
	%45 = icmp slt i64 %44, %p0, !dbg !373
	br i1 %45, label %b2, label %b25, !dbg !373

b2:
	%46 = mul i64 %44, %p2, !dbg !374
	%47 = add i64 %44, 1, !dbg !375
	%48 = mul i64 %47, %p2, !dbg !376
	%49 = sub i64 %48, %46, !dbg !377
	%50 = getelementptr inbounds float, float addrspace(1)* %1, i64 %46, !dbg !377
	%51 = mul i64 %44, %p3, !dbg !378
	%52 = icmp ugt i64 %48, %p7, !dbg !377
	%53 = icmp ugt i64 %46, %48, !dbg !377
	%54 = or i1 %52, %53, !dbg !377
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !377, !prof !26

b2_ok1:
	br i1 %37, label %b3, label %b21, !dbg !362

b3:
	%55 = phi i64 [ %126, %b20 ], [ -1, %b2_ok1 ], !dbg !362
	%56 = phi float [ %130, %b20 ], [ 0.000000e+00, %b2_ok1 ], !dbg !362
	%57 = phi i64 [ %139, %b20 ], [ 0, %b2_ok1 ], !dbg !362
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !379, !range !160
	%59 = sext i32 %58 to i64, !dbg !379
	%60 = icmp ule i64 %42, 281474976710655, !dbg !379
	br i1 %60, label %b4, label %b8_cold, !dbg !379, !prof !39

b4:
	%61 = phi i64 [ 0, %b3 ], [ %76, %b7 ], !dbg !379
	%62 = phi i64 [ %59, %b3 ], [ %77, %b7 ], !dbg !379
	%63 = icmp slt i64 %62, %p2, !dbg !379
	br i1 %63, label %b5, label %b12, !dbg !379

b5:
	%64 = getelementptr inbounds float, float addrspace(1)* %50, i64 %62, !dbg !380
	%65 = load float, float addrspace(1)* %64, align 4, !dbg !380
	%66 = bitcast float %65 to i32, !dbg !383
	%67 = zext i32 %66 to i64, !dbg !383
	%68 = shl i64 %67, 32, !dbg !384
	%69 = trunc i64 %62 to i32, !dbg !385
	%70 = xor i32 %69, -1, !dbg !386
	%71 = zext i32 %70 to i64, !dbg !387
	%72 = or i64 %68, %71, !dbg !388
	%73 = icmp ult i64 %72, %55, !dbg !389
	br i1 %73, label %b6, label %b7, !dbg !389

b6:
	%74 = icmp ugt i64 %61, %72, !dbg !390
	%75 = select i1 %74, i64 %61, i64 %72, !dbg !390
	br label %b7, !dbg !391

b7:
	%76 = phi i64 [ %61, %b5 ], [ %75, %b6 ], !dbg !392
	%77 = add i64 %62, %42, !dbg !379
	br label %b4, !dbg !379

b12:
	%78 = phi i64 [ %61, %b4 ], [ %154, %b8_cold ], !dbg !393
	br i1 %43, label %b13, label %b15, !dbg !371

b13:
	%79 = phi i64 [ %95, %b14 ], [ %78, %b12 ], !dbg !394
	%80 = phi i64 [ %96, %b14 ], [ 16, %b12 ], !dbg !395
	%81 = icmp sgt i64 %80, 0, !dbg !396
	br i1 %81, label %b14, label %b18, !dbg !396

b14:
	%82 = trunc i64 %80 to i32, !dbg !397
	%83 = trunc i64 %79 to i32, !dbg !397
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !397
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !397
	%86 = lshr i64 %79, 32, !dbg !397
	%87 = trunc i64 %86 to i32, !dbg !397
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %87, i32 %82, i32 31), !dbg !397
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !397
	%90 = zext i32 %89 to i64, !dbg !397
	%91 = shl i64 %90, 32, !dbg !397
	%92 = zext i32 %85 to i64, !dbg !397
	%93 = or i64 %92, %91, !dbg !397
	%94 = icmp ugt i64 %79, %93, !dbg !398
	%95 = select i1 %94, i64 %79, i64 %93, !dbg !398
	%96 = sdiv i64 %80, 2, !dbg !399
	br label %b13, !dbg !399

b15:
	%97 = trunc i64 %78 to i32, !dbg !400
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !400
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !400
	%100 = lshr i64 %78, 32, !dbg !400
	%101 = trunc i64 %100 to i32, !dbg !400
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %101, i32 0, i32 31), !dbg !400
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !400
	%104 = zext i32 %103 to i64, !dbg !400
	%105 = shl i64 %104, 32, !dbg !400
	%106 = zext i32 %99 to i64, !dbg !400
	%107 = or i64 %106, %105, !dbg !400
	br label %b16, !dbg !400

b16:
	%108 = phi i64 [ %107, %b15 ], [ %124, %b17 ], !dbg !401
	%109 = phi i64 [ 1, %b15 ], [ %125, %b17 ], !dbg !402
	%110 = icmp slt i64 %109, %42, !dbg !403
	br i1 %110, label %b17, label %b18, !dbg !403

b17:
	%111 = trunc i64 %109 to i32, !dbg !404
	%112 = trunc i64 %78 to i32, !dbg !404
	%113 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 %111, i32 31), !dbg !404
	%114 = extractvalue { i32, i1 } %113, 0, !dbg !404
	%115 = lshr i64 %78, 32, !dbg !404
	%116 = trunc i64 %115 to i32, !dbg !404
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %116, i32 %111, i32 31), !dbg !404
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !404
	%119 = zext i32 %118 to i64, !dbg !404
	%120 = shl i64 %119, 32, !dbg !404
	%121 = zext i32 %114 to i64, !dbg !404
	%122 = or i64 %121, %120, !dbg !404
	%123 = icmp ugt i64 %108, %122, !dbg !398
	%124 = select i1 %123, i64 %108, i64 %122, !dbg !398
	%125 = add i64 %109, 1, !dbg !405
	br label %b16, !dbg !405

b18:
	%126 = phi i64 [ %79, %b13 ], [ %108, %b16 ], !dbg !370
	%127 = lshr i64 %126, 32, !dbg !406
	%128 = trunc i64 %127 to i32, !dbg !407
	%129 = bitcast i32 %128 to float, !dbg !407
	%130 = fadd float %56, %129, !dbg !408
	%131 = icmp eq i64 %59, 0, !dbg !409
	br i1 %131, label %b19, label %b20, !dbg !409

b19:
	%132 = add i64 %51, %57, !dbg !410
	%133 = trunc i64 %126 to i32, !dbg !412
	%134 = xor i32 %133, -1, !dbg !413
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %132, !dbg !411
	%136 = icmp uge i64 %132, %p9, !dbg !411
	br i1 %136, label %b19_fail1, label %b19_ok1, !dbg !411, !prof !26

b19_ok1:
	store i32 %134, i32 addrspace(1)* %135, align 4, !dbg !411
	%137 = getelementptr inbounds float, float addrspace(1)* %3, i64 %132, !dbg !415
	%138 = icmp uge i64 %132, %p11, !dbg !415
	br i1 %138, label %b19_fail2, label %b19_ok2, !dbg !415, !prof !26

b19_ok2:
	store float %129, float addrspace(1)* %137, align 4, !dbg !415
	br label %b20, !dbg !415

b20:
	%139 = add i64 %57, 1, !dbg !415
	%140 = icmp slt i64 %139, %p3, !dbg !415
	br i1 %140, label %b3, label %b21, !dbg !415

b21:
	%141 = phi float [ 0.000000e+00, %b2_ok1 ], [ %130, %b20 ], !dbg !416
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !416
	%142 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !363, !range !160
	%143 = sext i32 %142 to i64, !dbg !363
	br label %b22, !dbg !363

b22:
	%144 = phi i64 [ %143, %b21 ], [ %151, %b23_ok1 ], !dbg !363
	%145 = icmp slt i64 %144, %p3, !dbg !363
	br i1 %145, label %b23, label %b24, !dbg !363

b23:
	%146 = add i64 %51, %144, !dbg !417
	%147 = getelementptr inbounds float, float addrspace(1)* %3, i64 %146, !dbg !418
	%148 = icmp uge i64 %146, %p11, !dbg !418
	br i1 %148, label %b23_fail1, label %b23_ok1, !dbg !418, !prof !26

b23_ok1:
	%149 = load float, float addrspace(1)* %147, align 4, !dbg !418
	%150 = fdiv float %149, %141, !dbg !419
	store float %150, float addrspace(1)* %147, align 4, !dbg !418
	%151 = add i64 %144, %42, !dbg !363
	br label %b22, !dbg !363

b24:
	%152 = add i64 %44, %15, !dbg !420
	br label %b1, !dbg !420

b25:
	ret void, !dbg !420

b2_fail1:
	%153 = icmp ugt i64 %48, %p7, !dbg !377
	br i1 %153, label %b2_fail2, label %b2_ok2, !dbg !377

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %48, i64 %p7), !dbg !377
	ret void, !dbg !377

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %46, i64 %48), !dbg !377
	ret void, !dbg !377

b8_cold:
	%154 = phi i64 [ %170, %b11_cold ], [ 0, %b3 ], !dbg !379
	%155 = phi i64 [ %171, %b11_cold ], [ %59, %b3 ], !dbg !379
	%156 = icmp slt i64 %155, %p2, !dbg !379
	br i1 %156, label %b9_cold, label %b12, !dbg !379

b9_cold:
	%157 = getelementptr inbounds float, float addrspace(1)* %50, i64 %155, !dbg !380
	%158 = icmp uge i64 %155, %49, !dbg !380
	br i1 %158, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !380, !prof !26

b9_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %155, i64 %49), !dbg !380
	ret void, !dbg !380

b9_cold_ok1:
	%159 = load float, float addrspace(1)* %157, align 4, !dbg !380
	%160 = bitcast float %159 to i32, !dbg !383
	%161 = zext i32 %160 to i64, !dbg !383
	%162 = shl i64 %161, 32, !dbg !384
	%163 = trunc i64 %155 to i32, !dbg !385
	%164 = xor i32 %163, -1, !dbg !386
	%165 = zext i32 %164 to i64, !dbg !387
	%166 = or i64 %162, %165, !dbg !388
	%167 = icmp ult i64 %166, %55, !dbg !389
	br i1 %167, label %b10_cold, label %b11_cold, !dbg !389

b10_cold:
	%168 = icmp ugt i64 %154, %166, !dbg !390
	%169 = select i1 %168, i64 %154, i64 %166, !dbg !390
	br label %b11_cold, !dbg !391

b11_cold:
	%170 = phi i64 [ %154, %b9_cold_ok1 ], [ %169, %b10_cold ], !dbg !392
	%171 = add i64 %155, %42, !dbg !379
	br label %b8_cold, !dbg !379

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %132, i64 %p9), !dbg !411
	ret void, !dbg !411

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %132, i64 %p11), !dbg !415
	ret void, !dbg !415

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %146, i64 %p11), !dbg !418
	ret void, !dbg !418
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !19
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !27
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !20
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !27
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !20
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !28
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

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

declare void @gpuc_fence_thread() nounwind

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare void @llvm.nvvm.bar.warp.sync(i32 %a0) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!421, !422, !423, !424, !425, !426, !427, !428, !429}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Run", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!7 = !DILocation(line: 59, column: 6, scope: !6)
!8 = !DIFile(filename: "dispatch.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!9 = distinct !DISubprogram(name: "announce", scope: !8, file: !8, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!10 = !DILocation(line: 62, column: 11, scope: !6)
!11 = !DILocation(line: 11, column: 23, scope: !9, inlinedAt: !10)
!12 = !DILocation(line: 11, column: 40, scope: !9, inlinedAt: !10)
!13 = !DIFile(filename: "clock.go", directory: "github.com/gpuc-go/gpuc/examples/clock")
!14 = distinct !DISubprogram(name: "block", scope: !13, file: !13, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!15 = distinct !DISubprogram(name: "Epoch", scope: !13, file: !13, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!16 = !DILocation(line: 60, column: 22, scope: !6)
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
!27 = !{i32 0, i32 1024}
!28 = !{i32 0, i32 64}
!29 = !DILocation(line: 16, column: 75, scope: !15, inlinedAt: !16)
!30 = !DILocation(line: 61, column: 36, scope: !6)
!31 = !DILocation(line: 61, column: 20, scope: !6)
!32 = !DILocation(line: 12, column: 19, scope: !9, inlinedAt: !10)
!33 = !DILocation(line: 13, column: 36, scope: !9, inlinedAt: !10)
!34 = !DILocation(line: 13, column: 39, scope: !9, inlinedAt: !10)
!35 = !DILocation(line: 14, column: 33, scope: !9, inlinedAt: !10)
!36 = !{i32 1, i32 1025}
!37 = !{i32 1, i32 65}
!38 = !DILocation(line: 16, column: 28, scope: !9, inlinedAt: !10)
!39 = !{!"branch_weights", i32 1048576, i32 1}
!40 = !DILocation(line: 15, column: 9, scope: !9, inlinedAt: !10)
!41 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!42 = !DILocation(line: 16, column: 15, scope: !9, inlinedAt: !10)
!43 = !DILocation(line: 88, column: 54, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 88, column: 48, scope: !41, inlinedAt: !42)
!45 = !DILocation(line: 88, column: 58, scope: !41, inlinedAt: !42)
!46 = !DILocation(line: 16, column: 31, scope: !9, inlinedAt: !10)
!47 = !DILocation(line: 16, column: 10, scope: !9, inlinedAt: !10)
!48 = !DILocation(line: 18, column: 16, scope: !9, inlinedAt: !10)
!49 = !DILocation(line: 19, column: 33, scope: !9, inlinedAt: !10)
!50 = !DILocation(line: 20, column: 42, scope: !9, inlinedAt: !10)
!51 = !DILocation(line: 20, column: 35, scope: !9, inlinedAt: !10)
!52 = !DILocation(line: 20, column: 24, scope: !9, inlinedAt: !10)
!53 = !DILocation(line: 22, column: 16, scope: !9, inlinedAt: !10)
!54 = !DILocation(line: 23, column: 33, scope: !9, inlinedAt: !10)
!55 = !DILocation(line: 24, column: 37, scope: !9, inlinedAt: !10)
!56 = !DILocation(line: 88, column: 54, scope: !41, inlinedAt: !55)
!57 = !DILocation(line: 88, column: 48, scope: !41, inlinedAt: !55)
!58 = !DILocation(line: 88, column: 58, scope: !41, inlinedAt: !55)
!59 = !DILocation(line: 24, column: 53, scope: !9, inlinedAt: !10)
!60 = !DILocation(line: 24, column: 57, scope: !9, inlinedAt: !10)
!61 = !DILocation(line: 24, column: 51, scope: !9, inlinedAt: !10)
!62 = !DILocation(line: 24, column: 61, scope: !9, inlinedAt: !10)
!63 = !DILocation(line: 24, column: 32, scope: !9, inlinedAt: !10)
!64 = !DILocation(line: 24, column: 89, scope: !9, inlinedAt: !10)
!65 = !DILocation(line: 24, column: 82, scope: !9, inlinedAt: !10)
!66 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!67 = !DILocation(line: 24, column: 71, scope: !9, inlinedAt: !10)
!68 = !DILocation(line: 82, column: 53, scope: !66, inlinedAt: !67)
!69 = !DILocation(line: 82, column: 66, scope: !66, inlinedAt: !67)
!70 = !DILocation(line: 82, column: 58, scope: !66, inlinedAt: !67)
!71 = !DILocation(line: 24, column: 114, scope: !9, inlinedAt: !10)
!72 = !DILocation(line: 24, column: 17, scope: !9, inlinedAt: !10)
!73 = !DILocation(line: 26, column: 16, scope: !9, inlinedAt: !10)
!74 = distinct !DISubprogram(name: "dispatch", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!75 = !DILocation(line: 64, column: 10, scope: !6)
!76 = !DILocation(line: 33, column: 23, scope: !74, inlinedAt: !75)
!77 = !DILocation(line: 33, column: 40, scope: !74, inlinedAt: !75)
!78 = !DILocation(line: 34, column: 24, scope: !74, inlinedAt: !75)
!79 = !DILocation(line: 34, column: 40, scope: !74, inlinedAt: !75)
!80 = !DILocation(line: 34, column: 45, scope: !74, inlinedAt: !75)
!81 = !DILocation(line: 35, column: 26, scope: !74, inlinedAt: !75)
!82 = !DILocation(line: 35, column: 11, scope: !74, inlinedAt: !75)
!83 = !DILocation(line: 36, column: 14, scope: !74, inlinedAt: !75)
!84 = !DILocation(line: 36, column: 11, scope: !74, inlinedAt: !75)
!85 = !DILocation(line: 37, column: 16, scope: !74, inlinedAt: !75)
!86 = !DILocation(line: 38, column: 31, scope: !74, inlinedAt: !75)
!87 = !DILocation(line: 38, column: 23, scope: !74, inlinedAt: !75)
!88 = !DILocation(line: 88, column: 54, scope: !41, inlinedAt: !87)
!89 = !DILocation(line: 88, column: 48, scope: !41, inlinedAt: !87)
!90 = !DILocation(line: 88, column: 58, scope: !41, inlinedAt: !87)
!91 = !DILocation(line: 38, column: 18, scope: !74, inlinedAt: !75)
!92 = !DILocation(line: 38, column: 45, scope: !74, inlinedAt: !75)
!93 = !DILocation(line: 39, column: 34, scope: !74, inlinedAt: !75)
!94 = !DILocation(line: 39, column: 37, scope: !74, inlinedAt: !75)
!95 = !DILocation(line: 40, column: 33, scope: !74, inlinedAt: !75)
!96 = !DILocation(line: 41, column: 16, scope: !74, inlinedAt: !75)
!97 = !DILocation(line: 41, column: 11, scope: !74, inlinedAt: !75)
!98 = !DILocation(line: 42, column: 33, scope: !74, inlinedAt: !75)
!99 = !DILocation(line: 42, column: 23, scope: !74, inlinedAt: !75)
!100 = !DILocation(line: 43, column: 20, scope: !74, inlinedAt: !75)
!101 = !DILocation(line: 43, column: 26, scope: !74, inlinedAt: !75)
!102 = !DILocation(line: 43, column: 13, scope: !74, inlinedAt: !75)
!103 = !DILocation(line: 44, column: 21, scope: !74, inlinedAt: !75)
!104 = !DILocation(line: 44, column: 25, scope: !74, inlinedAt: !75)
!105 = !DILocation(line: 44, column: 29, scope: !74, inlinedAt: !75)
!106 = !DILocation(line: 44, column: 33, scope: !74, inlinedAt: !75)
!107 = !DILocation(line: 44, column: 18, scope: !74, inlinedAt: !75)
!108 = !DILocation(line: 44, column: 44, scope: !74, inlinedAt: !75)
!109 = !DILocation(line: 44, column: 7, scope: !74, inlinedAt: !75)
!110 = !DILocation(line: 46, column: 16, scope: !74, inlinedAt: !75)
!111 = !DILocation(line: 47, column: 22, scope: !74, inlinedAt: !75)
!112 = !DILocation(line: 48, column: 50, scope: !74, inlinedAt: !75)
!113 = distinct !DISubprogram(name: "Layer.row", scope: !1, file: !1, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!114 = !DILocation(line: 48, column: 38, scope: !74, inlinedAt: !75)
!115 = !DILocation(line: 78, column: 18, scope: !113, inlinedAt: !114)
!116 = !DILocation(line: 78, column: 31, scope: !113, inlinedAt: !114)
!117 = !DILocation(line: 78, column: 34, scope: !113, inlinedAt: !114)
!118 = !DILocation(line: 78, column: 16, scope: !113, inlinedAt: !114)
!119 = !DILocation(line: 48, column: 78, scope: !74, inlinedAt: !75)
!120 = !DILocation(line: 48, column: 75, scope: !74, inlinedAt: !75)
!121 = !DILocation(line: 48, column: 63, scope: !74, inlinedAt: !75)
!122 = !DILocation(line: 78, column: 18, scope: !113, inlinedAt: !121)
!123 = !DILocation(line: 78, column: 31, scope: !113, inlinedAt: !121)
!124 = !DILocation(line: 78, column: 34, scope: !113, inlinedAt: !121)
!125 = !DILocation(line: 78, column: 16, scope: !113, inlinedAt: !121)
!126 = !DILocation(line: 49, column: 16, scope: !74, inlinedAt: !75)
!127 = !DILocation(line: 48, column: 21, scope: !74, inlinedAt: !75)
!128 = !DILocation(line: 49, column: 32, scope: !74, inlinedAt: !75)
!129 = !DILocation(line: 82, column: 53, scope: !66, inlinedAt: !128)
!130 = !DILocation(line: 82, column: 66, scope: !66, inlinedAt: !128)
!131 = !DILocation(line: 82, column: 58, scope: !66, inlinedAt: !128)
!132 = !DILocation(line: 49, column: 72, scope: !74, inlinedAt: !75)
!133 = !DILocation(line: 49, column: 67, scope: !74, inlinedAt: !75)
!134 = !DILocation(line: 49, column: 76, scope: !74, inlinedAt: !75)
!135 = distinct !DISubprogram(name: "Advance", scope: !13, file: !13, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!136 = !DILocation(line: 65, column: 15, scope: !6)
!137 = !DILocation(line: 21, column: 16, scope: !135, inlinedAt: !136)
!138 = !DILocation(line: 22, column: 22, scope: !135, inlinedAt: !136)
!139 = !DILocation(line: 23, column: 8, scope: !135, inlinedAt: !136)
!140 = !DILocation(line: 23, column: 3, scope: !135, inlinedAt: !136)
!141 = !DIFile(filename: "apply.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!142 = distinct !DISubprogram(name: "apply", scope: !141, file: !141, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!143 = !DILocation(line: 66, column: 7, scope: !6)
!144 = !DILocation(line: 12, column: 52, scope: !142, inlinedAt: !143)
!145 = !DILocation(line: 12, column: 39, scope: !142, inlinedAt: !143)
!146 = distinct !DISubprogram(name: "awaitCounts", scope: !141, file: !141, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!147 = !DILocation(line: 13, column: 13, scope: !142, inlinedAt: !143)
!148 = !DILocation(line: 30, column: 37, scope: !146, inlinedAt: !147)
!149 = !DILocation(line: 42, column: 38, scope: !146, inlinedAt: !147)
!150 = !DILocation(line: 42, column: 40, scope: !146, inlinedAt: !147)
!151 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!152 = distinct !DISubprogram(name: "Broadcast", scope: !151, file: !151, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!153 = !DILocation(line: 42, column: 23, scope: !146, inlinedAt: !147)
!154 = !DILocation(line: 36, column: 10, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 40, column: 17, scope: !152, inlinedAt: !153)
!156 = !DILocation(line: 31, column: 10, scope: !146, inlinedAt: !147)
!157 = !DILocation(line: 32, column: 7, scope: !146, inlinedAt: !147)
!158 = !DILocation(line: 32, column: 23, scope: !146, inlinedAt: !147)
!159 = !DILocation(line: 33, column: 26, scope: !146, inlinedAt: !147)
!160 = !{i32 0, i32 32}
!161 = !DILocation(line: 33, column: 19, scope: !146, inlinedAt: !147)
!162 = !DILocation(line: 34, column: 12, scope: !146, inlinedAt: !147)
!163 = !DILocation(line: 35, column: 42, scope: !146, inlinedAt: !147)
!164 = !DILocation(line: 35, column: 22, scope: !146, inlinedAt: !147)
!165 = !DILocation(line: 36, column: 67, scope: !146, inlinedAt: !147)
!166 = !DILocation(line: 82, column: 53, scope: !66, inlinedAt: !165)
!167 = !DILocation(line: 36, column: 42, scope: !146, inlinedAt: !147)
!168 = distinct !DISubprogram(name: "said", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!169 = !DILocation(line: 36, column: 13, scope: !146, inlinedAt: !147)
!170 = !DILocation(line: 85, column: 46, scope: !168, inlinedAt: !169)
!171 = !DILocation(line: 85, column: 40, scope: !168, inlinedAt: !169)
!172 = !DILocation(line: 33, column: 10, scope: !146, inlinedAt: !147)
!173 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!174 = distinct !DISubprogram(name: "scan", scope: !173, file: !173, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!175 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !173, file: !173, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!176 = !DILocation(line: 38, column: 37, scope: !146, inlinedAt: !147)
!177 = !DILocation(line: 6, column: 21, scope: !175, inlinedAt: !176)
!178 = !DILocation(line: 25, column: 16, scope: !174, inlinedAt: !177)
!179 = !DILocation(line: 23, column: 48, scope: !174, inlinedAt: !177)
!180 = !DILocation(line: 26, column: 6, scope: !174, inlinedAt: !177)
!181 = !DILocation(line: 26, column: 24, scope: !174, inlinedAt: !177)
!182 = !DILocation(line: 27, column: 24, scope: !174, inlinedAt: !177)
!183 = !DILocation(line: 27, column: 44, scope: !174, inlinedAt: !177)
!184 = !DILocation(line: 28, column: 4, scope: !174, inlinedAt: !177)
!185 = !DILocation(line: 26, column: 37, scope: !174, inlinedAt: !177)
!186 = !DILocation(line: 38, column: 15, scope: !146, inlinedAt: !147)
!187 = !DILocation(line: 39, column: 12, scope: !146, inlinedAt: !147)
!188 = !DILocation(line: 40, column: 11, scope: !146, inlinedAt: !147)
!189 = !DILocation(line: 40, column: 30, scope: !146, inlinedAt: !147)
!190 = !DILocation(line: 40, column: 25, scope: !146, inlinedAt: !147)
!191 = !DILocation(line: 37, column: 8, scope: !152, inlinedAt: !153)
!192 = !DILocation(line: 32, column: 32, scope: !146, inlinedAt: !147)
!193 = !DILocation(line: 44, column: 12, scope: !146, inlinedAt: !147)
!194 = !DILocation(line: 44, column: 15, scope: !146, inlinedAt: !147)
!195 = !DILocation(line: 45, column: 10, scope: !146, inlinedAt: !147)
!196 = !DILocation(line: 45, column: 25, scope: !146, inlinedAt: !147)
!197 = !DILocation(line: 48, column: 16, scope: !146, inlinedAt: !147)
!198 = !DILocation(line: 14, column: 27, scope: !142, inlinedAt: !143)
!199 = distinct !DISubprogram(name: "applyRow", scope: !141, file: !141, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!200 = !DILocation(line: 23, column: 11, scope: !142, inlinedAt: !143)
!201 = !DILocation(line: 73, column: 32, scope: !199, inlinedAt: !200)
!202 = !DILocation(line: 78, column: 47, scope: !199, inlinedAt: !200)
!203 = !DILocation(line: 15, column: 24, scope: !142, inlinedAt: !143)
!204 = !DILocation(line: 15, column: 6, scope: !142, inlinedAt: !143)
!205 = !DILocation(line: 15, column: 41, scope: !142, inlinedAt: !143)
!206 = !DILocation(line: 15, column: 34, scope: !142, inlinedAt: !143)
!207 = !DILocation(line: 15, column: 29, scope: !142, inlinedAt: !143)
!208 = distinct !DISubprogram(name: "find", scope: !141, file: !141, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!209 = !DILocation(line: 16, column: 15, scope: !142, inlinedAt: !143)
!210 = !DILocation(line: 53, column: 2, scope: !208, inlinedAt: !209)
!211 = !DILocation(line: 53, column: 8, scope: !208, inlinedAt: !209)
!212 = !DILocation(line: 54, column: 12, scope: !208, inlinedAt: !209)
!213 = !DILocation(line: 54, column: 18, scope: !208, inlinedAt: !209)
!214 = !DILocation(line: 55, column: 22, scope: !208, inlinedAt: !209)
!215 = !DILocation(line: 55, column: 32, scope: !208, inlinedAt: !209)
!216 = !DILocation(line: 55, column: 47, scope: !208, inlinedAt: !209)
!217 = !DILocation(line: 55, column: 40, scope: !208, inlinedAt: !209)
!218 = !DILocation(line: 55, column: 57, scope: !208, inlinedAt: !209)
!219 = !DILocation(line: 17, column: 14, scope: !142, inlinedAt: !143)
!220 = !DILocation(line: 17, column: 24, scope: !142, inlinedAt: !143)
!221 = !DILocation(line: 17, column: 40, scope: !142, inlinedAt: !143)
!222 = !DILocation(line: 17, column: 33, scope: !142, inlinedAt: !143)
!223 = !DILocation(line: 17, column: 28, scope: !142, inlinedAt: !143)
!224 = !DILocation(line: 18, column: 15, scope: !142, inlinedAt: !143)
!225 = !DILocation(line: 19, column: 60, scope: !142, inlinedAt: !143)
!226 = !DILocation(line: 19, column: 84, scope: !142, inlinedAt: !143)
!227 = !DILocation(line: 82, column: 53, scope: !66, inlinedAt: !226)
!228 = !DILocation(line: 19, column: 44, scope: !142, inlinedAt: !143)
!229 = !DILocation(line: 19, column: 22, scope: !142, inlinedAt: !143)
!230 = !DILocation(line: 85, column: 46, scope: !168, inlinedAt: !229)
!231 = !DILocation(line: 85, column: 40, scope: !168, inlinedAt: !229)
!232 = !DILocation(line: 19, column: 17, scope: !142, inlinedAt: !143)
!233 = !DILocation(line: 19, column: 4, scope: !142, inlinedAt: !143)
!234 = !DILocation(line: 21, column: 9, scope: !142, inlinedAt: !143)
!235 = !DILocation(line: 23, column: 23, scope: !142, inlinedAt: !143)
!236 = !DILocation(line: 78, column: 18, scope: !113, inlinedAt: !235)
!237 = !DILocation(line: 78, column: 31, scope: !113, inlinedAt: !235)
!238 = !DILocation(line: 78, column: 34, scope: !113, inlinedAt: !235)
!239 = !DILocation(line: 78, column: 16, scope: !113, inlinedAt: !235)
!240 = !DILocation(line: 22, column: 27, scope: !142, inlinedAt: !143)
!241 = !DILocation(line: 22, column: 26, scope: !142, inlinedAt: !143)
!242 = !DILocation(line: 22, column: 39, scope: !142, inlinedAt: !143)
!243 = !DILocation(line: 22, column: 49, scope: !142, inlinedAt: !143)
!244 = !DILocation(line: 23, column: 43, scope: !142, inlinedAt: !143)
!245 = !DILocation(line: 78, column: 18, scope: !113, inlinedAt: !244)
!246 = !DILocation(line: 78, column: 31, scope: !113, inlinedAt: !244)
!247 = !DILocation(line: 78, column: 34, scope: !113, inlinedAt: !244)
!248 = !DILocation(line: 78, column: 16, scope: !113, inlinedAt: !244)
!249 = !DILocation(line: 23, column: 65, scope: !142, inlinedAt: !143)
!250 = !DILocation(line: 23, column: 79, scope: !142, inlinedAt: !143)
!251 = !DILocation(line: 23, column: 102, scope: !142, inlinedAt: !143)
!252 = !DILocation(line: 71, column: 17, scope: !199, inlinedAt: !200)
!253 = !DILocation(line: 72, column: 29, scope: !199, inlinedAt: !200)
!254 = !DILocation(line: 72, column: 17, scope: !199, inlinedAt: !200)
!255 = !DILocation(line: 73, column: 19, scope: !199, inlinedAt: !200)
!256 = !DILocation(line: 73, column: 29, scope: !199, inlinedAt: !200)
!257 = !DILocation(line: 72, column: 2, scope: !199, inlinedAt: !200)
!258 = !DILocation(line: 78, column: 17, scope: !199, inlinedAt: !200)
!259 = !DILocation(line: 78, column: 6, scope: !199, inlinedAt: !200)
!260 = !DILocation(line: 78, column: 23, scope: !199, inlinedAt: !200)
!261 = !DILocation(line: 79, column: 7, scope: !199, inlinedAt: !200)
!262 = !DILocation(line: 80, column: 18, scope: !199, inlinedAt: !200)
!263 = !DILocation(line: 81, column: 17, scope: !199, inlinedAt: !200)
!264 = !DILocation(line: 81, column: 14, scope: !199, inlinedAt: !200)
!265 = !DILocation(line: 81, column: 30, scope: !199, inlinedAt: !200)
!266 = !DILocation(line: 82, column: 13, scope: !199, inlinedAt: !200)
!267 = !DILocation(line: 82, column: 6, scope: !199, inlinedAt: !200)
!268 = !DILocation(line: 85, column: 21, scope: !199, inlinedAt: !200)
!269 = !DILocation(line: 86, column: 17, scope: !199, inlinedAt: !200)
!270 = !DILocation(line: 86, column: 14, scope: !199, inlinedAt: !200)
!271 = !DILocation(line: 86, column: 30, scope: !199, inlinedAt: !200)
!272 = !DILocation(line: 87, column: 6, scope: !199, inlinedAt: !200)
!273 = distinct !DISubprogram(name: "affine", scope: !141, file: !141, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!274 = !DILocation(line: 87, column: 25, scope: !199, inlinedAt: !200)
!275 = !DILocation(line: 103, column: 63, scope: !273, inlinedAt: !274)
!276 = !DILocation(line: 103, column: 71, scope: !273, inlinedAt: !274)
!277 = !DILocation(line: 87, column: 54, scope: !199, inlinedAt: !200)
!278 = !DILocation(line: 103, column: 63, scope: !273, inlinedAt: !277)
!279 = !DILocation(line: 103, column: 71, scope: !273, inlinedAt: !277)
!280 = !DILocation(line: 87, column: 83, scope: !199, inlinedAt: !200)
!281 = !DILocation(line: 103, column: 63, scope: !273, inlinedAt: !280)
!282 = !DILocation(line: 103, column: 71, scope: !273, inlinedAt: !280)
!283 = !DILocation(line: 87, column: 112, scope: !199, inlinedAt: !200)
!284 = !DILocation(line: 103, column: 63, scope: !273, inlinedAt: !283)
!285 = !DILocation(line: 103, column: 71, scope: !273, inlinedAt: !283)
!286 = !DILocation(line: 78, column: 33, scope: !199, inlinedAt: !200)
!287 = !DILocation(line: 91, column: 8, scope: !199, inlinedAt: !200)
!288 = !DILocation(line: 96, column: 14, scope: !199, inlinedAt: !200)
!289 = !DILocation(line: 97, column: 14, scope: !199, inlinedAt: !200)
!290 = !DILocation(line: 98, column: 17, scope: !199, inlinedAt: !200)
!291 = !DILocation(line: 93, column: 21, scope: !199, inlinedAt: !200)
!292 = !DILocation(line: 94, column: 3, scope: !199, inlinedAt: !200)
!293 = !DILocation(line: 15, column: 59, scope: !142, inlinedAt: !143)
!294 = !DIFile(filename: "combine.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!295 = distinct !DISubprogram(name: "combine", scope: !294, file: !294, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!296 = !DILocation(line: 67, column: 9, scope: !6)
!297 = !DILocation(line: 11, column: 32, scope: !295, inlinedAt: !296)
!298 = !DILocation(line: 11, column: 28, scope: !295, inlinedAt: !296)
!299 = !DILocation(line: 11, column: 14, scope: !295, inlinedAt: !296)
!300 = !DILocation(line: 12, column: 39, scope: !295, inlinedAt: !296)
!301 = !DILocation(line: 12, column: 24, scope: !295, inlinedAt: !296)
!302 = !DILocation(line: 12, column: 6, scope: !295, inlinedAt: !296)
!303 = !DILocation(line: 12, column: 29, scope: !295, inlinedAt: !296)
!304 = !DILocation(line: 13, column: 19, scope: !295, inlinedAt: !296)
!305 = !DILocation(line: 13, column: 28, scope: !295, inlinedAt: !296)
!306 = !DILocation(line: 14, column: 18, scope: !295, inlinedAt: !296)
!307 = !DILocation(line: 15, column: 34, scope: !295, inlinedAt: !296)
!308 = !DILocation(line: 16, column: 48, scope: !295, inlinedAt: !296)
!309 = !DILocation(line: 16, column: 42, scope: !295, inlinedAt: !296)
!310 = !DILocation(line: 16, column: 25, scope: !295, inlinedAt: !296)
!311 = !DILocation(line: 18, column: 17, scope: !295, inlinedAt: !296)
!312 = !DILocation(line: 19, column: 46, scope: !295, inlinedAt: !296)
!313 = !DILocation(line: 19, column: 63, scope: !295, inlinedAt: !296)
!314 = !DILocation(line: 19, column: 71, scope: !295, inlinedAt: !296)
!315 = !DILocation(line: 19, column: 40, scope: !295, inlinedAt: !296)
!316 = !DILocation(line: 19, column: 24, scope: !295, inlinedAt: !296)
!317 = !DILocation(line: 20, column: 31, scope: !295, inlinedAt: !296)
!318 = !DILocation(line: 20, column: 49, scope: !295, inlinedAt: !296)
!319 = !DILocation(line: 20, column: 52, scope: !295, inlinedAt: !296)
!320 = !DILocation(line: 20, column: 25, scope: !295, inlinedAt: !296)
!321 = !DILocation(line: 20, column: 21, scope: !295, inlinedAt: !296)
!322 = !DILocation(line: 22, column: 14, scope: !295, inlinedAt: !296)
!323 = !DILocation(line: 22, column: 19, scope: !295, inlinedAt: !296)
!324 = !DILocation(line: 22, column: 34, scope: !295, inlinedAt: !296)
!325 = !DILocation(line: 22, column: 28, scope: !295, inlinedAt: !296)
!326 = !DILocation(line: 22, column: 37, scope: !295, inlinedAt: !296)
!327 = !DILocation(line: 23, column: 38, scope: !295, inlinedAt: !296)
!328 = !DILocation(line: 23, column: 34, scope: !295, inlinedAt: !296)
!329 = !DILocation(line: 24, column: 11, scope: !295, inlinedAt: !296)
!330 = !DILocation(line: 24, column: 30, scope: !295, inlinedAt: !296)
!331 = distinct !DISubprogram(name: "weigh", scope: !294, file: !294, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!332 = !DILocation(line: 24, column: 22, scope: !295, inlinedAt: !296)
!333 = !DILocation(line: 31, column: 2, scope: !331, inlinedAt: !332)
!334 = !DILocation(line: 31, column: 2, scope: !6)
!335 = !DILocation(line: 33, column: 20, scope: !331, inlinedAt: !332)
!336 = !DILocation(line: 34, column: 14, scope: !331, inlinedAt: !332)
!337 = !DILocation(line: 34, column: 16, scope: !331, inlinedAt: !332)
!338 = !DILocation(line: 34, column: 12, scope: !331, inlinedAt: !332)
!339 = !DILocation(line: 35, column: 33, scope: !331, inlinedAt: !332)
!340 = !DILocation(line: 35, column: 22, scope: !331, inlinedAt: !332)
!341 = !DILocation(line: 35, column: 60, scope: !331, inlinedAt: !332)
!342 = !DILocation(line: 35, column: 49, scope: !331, inlinedAt: !332)
!343 = !DILocation(line: 35, column: 87, scope: !331, inlinedAt: !332)
!344 = !DILocation(line: 35, column: 76, scope: !331, inlinedAt: !332)
!345 = !DILocation(line: 35, column: 114, scope: !331, inlinedAt: !332)
!346 = !DILocation(line: 35, column: 103, scope: !331, inlinedAt: !332)
!347 = !DILocation(line: 35, column: 3, scope: !331, inlinedAt: !332)
!348 = !{!"llvm.loop.unroll.count", i32 8}
!349 = distinct !{!349, !348}
!350 = !DILocation(line: 24, column: 8, scope: !295, inlinedAt: !296)
!351 = !DILocation(line: 12, column: 47, scope: !295, inlinedAt: !296)
!352 = !DIFile(filename: "route.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!353 = distinct !DISubprogram(name: "Route", scope: !352, file: !352, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!354 = !DILocation(line: 10, column: 6, scope: !353)
!355 = !DILocation(line: 12, column: 20, scope: !353)
!356 = !{i32 1, i32 65536}
!357 = !DILocation(line: 12, column: 41, scope: !353)
!358 = !DILocation(line: 12, column: 25, scope: !353)
!359 = !DILocation(line: 12, column: 44, scope: !353)
!360 = !DILocation(line: 13, column: 28, scope: !353)
!361 = !DILocation(line: 13, column: 31, scope: !353)
!362 = !DILocation(line: 17, column: 20, scope: !353)
!363 = !DILocation(line: 34, column: 26, scope: !353)
!364 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!365 = distinct !DISubprogram(name: "reduceWarp", scope: !364, file: !364, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!366 = distinct !DISubprogram(name: "reduce", scope: !364, file: !364, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!367 = distinct !DISubprogram(name: "ReduceMax", scope: !364, file: !364, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!368 = !DILocation(line: 24, column: 24, scope: !353)
!369 = !DILocation(line: 20, column: 15, scope: !367, inlinedAt: !368)
!370 = !DILocation(line: 45, column: 16, scope: !366, inlinedAt: !369)
!371 = !DILocation(line: 71, column: 7, scope: !365, inlinedAt: !370)
!372 = !DILocation(line: 13, column: 6, scope: !353)
!373 = !DILocation(line: 13, column: 49, scope: !353)
!374 = !DILocation(line: 14, column: 22, scope: !353)
!375 = !DILocation(line: 14, column: 41, scope: !353)
!376 = !DILocation(line: 14, column: 44, scope: !353)
!377 = !DILocation(line: 14, column: 16, scope: !353)
!378 = !DILocation(line: 15, column: 18, scope: !353)
!379 = !DILocation(line: 19, column: 27, scope: !353)
!380 = !DILocation(line: 20, column: 21, scope: !353)
!381 = distinct !DISubprogram(name: "rank", scope: !352, file: !352, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!382 = !DILocation(line: 20, column: 17, scope: !353)
!383 = !DILocation(line: 44, column: 57, scope: !381, inlinedAt: !382)
!384 = !DILocation(line: 44, column: 64, scope: !381, inlinedAt: !382)
!385 = !DILocation(line: 44, column: 85, scope: !381, inlinedAt: !382)
!386 = !DILocation(line: 44, column: 78, scope: !381, inlinedAt: !382)
!387 = !DILocation(line: 44, column: 77, scope: !381, inlinedAt: !382)
!388 = !DILocation(line: 44, column: 69, scope: !381, inlinedAt: !382)
!389 = !DILocation(line: 20, column: 32, scope: !353)
!390 = !DILocation(line: 21, column: 16, scope: !353)
!391 = !DILocation(line: 21, column: 6, scope: !353)
!392 = !DILocation(line: 23, column: 4, scope: !353)
!393 = !DILocation(line: 71, column: 7, scope: !353)
!394 = !DILocation(line: 66, column: 35, scope: !365, inlinedAt: !370)
!395 = !DILocation(line: 72, column: 7, scope: !365, inlinedAt: !370)
!396 = !DILocation(line: 72, column: 35, scope: !365, inlinedAt: !370)
!397 = !DILocation(line: 73, column: 23, scope: !365, inlinedAt: !370)
!398 = !DILocation(line: 20, column: 77, scope: !367, inlinedAt: !368)
!399 = !DILocation(line: 72, column: 40, scope: !365, inlinedAt: !370)
!400 = !DILocation(line: 77, column: 16, scope: !365, inlinedAt: !370)
!401 = !DILocation(line: 77, column: 2, scope: !365, inlinedAt: !370)
!402 = !DILocation(line: 78, column: 6, scope: !365, inlinedAt: !370)
!403 = !DILocation(line: 78, column: 22, scope: !365, inlinedAt: !370)
!404 = !DILocation(line: 79, column: 23, scope: !365, inlinedAt: !370)
!405 = !DILocation(line: 78, column: 27, scope: !365, inlinedAt: !370)
!406 = !DILocation(line: 26, column: 40, scope: !353)
!407 = !DILocation(line: 26, column: 34, scope: !353)
!408 = !DILocation(line: 27, column: 4, scope: !353)
!409 = !DILocation(line: 28, column: 16, scope: !353)
!410 = !DILocation(line: 29, column: 17, scope: !353)
!411 = !DILocation(line: 29, column: 11, scope: !353)
!412 = !DILocation(line: 29, column: 36, scope: !353)
!413 = !DILocation(line: 29, column: 29, scope: !353)
!414 = !DILocation(line: 29, column: 28, scope: !353)
!415 = !DILocation(line: 30, column: 12, scope: !353)
!416 = !DILocation(line: 33, column: 9, scope: !353)
!417 = !DILocation(line: 35, column: 17, scope: !353)
!418 = !DILocation(line: 35, column: 11, scope: !353)
!419 = !DILocation(line: 35, column: 4, scope: !353)
!420 = !DILocation(line: 13, column: 61, scope: !353)
!421 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"kernel", i32 1}
!422 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidx", i32 128}
!423 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidy", i32 1}
!424 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidz", i32 1}
!425 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"minctasm", i32 4}
!426 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!427 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 128}
!428 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!429 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
