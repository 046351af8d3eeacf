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
	%18 = getelementptr inbounds i64, i64 addrspace(1)* %15, i64 0, !dbg !16
	%19 = icmp uge i64 0, %p31, !dbg !16
	br i1 %19, label %b0_fail1, label %b0_ok1, !dbg !16, !prof !17

b0_ok1:
	%20 = load i64, i64 addrspace(1)* %18, align 8, !dbg !16
	%21 = add i64 %20, 1, !dbg !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !19, !range !20
	%23 = sext i32 %22 to i64, !dbg !19
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !21, !range !22
	%25 = sext i32 %24 to i64, !dbg !21
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !21, !range !23
	%27 = sext i32 %26 to i64, !dbg !21
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !21, !range !23
	%29 = sext i32 %28 to i64, !dbg !21
	%30 = sub nsw i64 %25, 1, !dbg !24
	%31 = icmp eq i64 %23, %30, !dbg !25
	br i1 %31, label %b1, label %b13, !dbg !25

b1:
	%32 = sext i32 %16 to i64, !dbg !11
	%33 = sext i32 %17 to i64, !dbg !12
	%34 = mul i64 %p4, %33, !dbg !26
	%35 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !27
	%36 = udiv i32 %35, 4, !dbg !27
	%37 = zext i32 %36 to i64, !dbg !27
	%38 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !27
	%39 = icmp ugt i64 %34, %37, !dbg !28
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !28, !prof !17

b1_ok1:
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29, !range !30
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !29, !range !30
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !29, !range !31
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !29, !range !32
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !29, !range !32
	%45 = mul i32 %44, %42, !dbg !29
	%46 = add i32 %41, %45, !dbg !29
	%47 = mul i32 %43, %46, !dbg !29
	%48 = add i32 %40, %47, !dbg !29
	%49 = sext i32 %48 to i64, !dbg !29
	%50 = mul i32 %43, %44, !dbg !29
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !29, !range !33
	%52 = mul i32 %50, %51, !dbg !29
	%53 = sext i32 %52 to i64, !dbg !29
	%54 = add i64 %20, 2, !dbg !34
	%55 = icmp ule i64 %34, 281474976710655, !dbg !29
	%56 = mul i64 %34, -2, !dbg !29
	%57 = add i64 %p29, %56, !dbg !29
	%58 = icmp sge i64 %57, 0, !dbg !29
	%59 = and i1 %55, %58, !dbg !29
	br i1 %59, label %b2, label %b4_cold, !dbg !29, !prof !35

b2:
	%60 = phi i64 [ %49, %b1_ok1 ], [ %67, %b3 ], !dbg !29
	%61 = icmp slt i64 %60, %34, !dbg !29
	br i1 %61, label %b3, label %b6, !dbg !29

b3:
	%62 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %60, !dbg !36
	store i32 0, i32 addrspace(3)* %62, align 4, !dbg !36
	%63 = urem i64 %54, 2, !dbg !39
	%64 = mul i64 %63, %34, !dbg !41
	%65 = add i64 %64, %60, !dbg !42
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %65, !dbg !43
	store i32 0, i32 addrspace(1)* %66, align 4, !dbg !43
	%67 = add i64 %60, %53, !dbg !29
	br label %b2, !dbg !29

b6:
	call void @llvm.nvvm.barrier0(), !dbg !46
	br label %b7, !dbg !47

b7:
	%68 = phi i64 [ %49, %b6 ], [ %76, %b8_ok1 ], !dbg !47
	%69 = icmp slt i64 %68, %p11, !dbg !47
	br i1 %69, label %b8, label %b9, !dbg !47

b8:
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %68, !dbg !48
	%71 = load i32, i32 addrspace(1)* %70, align 4, !dbg !48
	%72 = sext i32 %71 to i64, !dbg !49
	%73 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %72, !dbg !49
	%74 = icmp uge i64 %72, %34, !dbg !49
	br i1 %74, label %b8_fail1, label %b8_ok1, !dbg !49, !prof !17

b8_ok1:
	%75 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %73, i32 1) nounwind, !dbg !50
	%76 = add i64 %68, %53, !dbg !47
	br label %b7, !dbg !47

b9:
	call void @llvm.nvvm.barrier0(), !dbg !51
	br label %b10, !dbg !52

b10:
	%77 = phi i64 [ %49, %b9 ], [ %102, %b11_ok1 ], !dbg !52
	%78 = icmp slt i64 %77, %34, !dbg !52
	br i1 %78, label %b11, label %b12, !dbg !52

b11:
	%79 = urem i64 %21, 2, !dbg !54
	%80 = mul i64 %79, %34, !dbg !56
	%81 = icmp eq i64 %33, -1, !dbg !57
	%82 = select i1 %81, i64 1, i64 %33, !dbg !57
	%83 = sdiv i64 %77, %82, !dbg !57
	%84 = sub i64 0, %77, !dbg !57
	%85 = select i1 %81, i64 %84, i64 %83, !dbg !57
	%86 = mul i64 %85, %33, !dbg !58
	%87 = add i64 %80, %86, !dbg !59
	%88 = add i64 %87, %32, !dbg !60
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %88, !dbg !61
	%90 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %77, !dbg !62
	%91 = icmp uge i64 %88, %p23, !dbg !61
	br i1 %91, label %b11_fail1, label %b11_ok1, !dbg !61, !prof !17

b11_ok1:
	%92 = load i32, i32 addrspace(3)* %90, align 4, !dbg !62
	%93 = sext i32 %92 to i64, !dbg !63
	%94 = shl i64 %21, 32, !dbg !66
	%95 = or i64 %94, %93, !dbg !68
	%96 = icmp eq i64 %33, -1, !dbg !69
	%97 = select i1 %96, i64 1, i64 %33, !dbg !69
	%98 = srem i64 %77, %97, !dbg !69
	%99 = trunc i64 %98 to i32, !dbg !70
	%100 = addrspacecast i64 addrspace(1)* %89 to i64*, !dbg !70
	%101 = bitcast i64* %100 to i8*, !dbg !70
	call void @gpuc_signal_op_thread(i8* %101, i64 %95, i32 9, i32 %99), !dbg !70
	%102 = add i64 %77, %53, !dbg !52
	br label %b10, !dbg !52

b12:
	call void @llvm.nvvm.barrier0(), !dbg !71
	br label %b13, !dbg !10

b13:
	%103 = sext i32 %16 to i64, !dbg !74
	%104 = sext i32 %17 to i64, !dbg !75
	%105 = add i64 %p11, %25, !dbg !76
	%106 = sub nsw i64 %105, 1, !dbg !77
	%107 = icmp eq i64 %25, -1, !dbg !78
	%108 = select i1 %107, i64 1, i64 %25, !dbg !78
	%109 = sdiv i64 %106, %108, !dbg !78
	%110 = sub i64 0, %106, !dbg !78
	%111 = select i1 %107, i64 %110, i64 %109, !dbg !78
	%112 = mul i64 %23, %111, !dbg !79
	%113 = icmp slt i64 %112, %p11, !dbg !80
	%114 = select i1 %113, i64 %112, i64 %p11, !dbg !80
	%115 = add i64 %114, %111, !dbg !81
	%116 = icmp slt i64 %115, %p11, !dbg !82
	%117 = select i1 %116, i64 %115, i64 %p11, !dbg !82
	%118 = sub i64 %117, %114, !dbg !83
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %114, !dbg !83
	%120 = mul i64 %p4, %104, !dbg !84
	%121 = icmp ugt i64 %117, %p11, !dbg !83
	%122 = icmp ugt i64 %114, %117, !dbg !83
	%123 = or i1 %121, %122, !dbg !83
	br i1 %123, label %b13_fail1, label %b13_ok1, !dbg !83, !prof !17

b13_ok1:
	%124 = urem i64 %21, 2, !dbg !86
	%125 = mul i64 %124, %120, !dbg !88
	%126 = sub i64 %p29, %125, !dbg !89
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %125, !dbg !89
	%128 = icmp ugt i64 %125, %p29, !dbg !89
	%129 = icmp ugt i64 %p2, %126, !dbg !90
	%130 = or i1 %128, %129, !dbg !90
	br i1 %130, label %b13_fail3, label %b13_ok3, !dbg !90, !prof !17

b13_ok3:
	%131 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !91
	%132 = udiv i32 %131, 4, !dbg !91
	%133 = zext i32 %132 to i64, !dbg !91
	%134 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !91
	%135 = icmp ugt i64 %118, %133, !dbg !92
	br i1 %135, label %b13_fail5, label %b13_ok5, !dbg !92, !prof !17

b13_ok5:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !93, !range !30
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !93, !range !30
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !93, !range !31
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !93, !range !32
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !93, !range !32
	%141 = mul i32 %140, %138, !dbg !93
	%142 = add i32 %137, %141, !dbg !93
	%143 = mul i32 %139, %142, !dbg !93
	%144 = add i32 %136, %143, !dbg !93
	%145 = sext i32 %144 to i64, !dbg !93
	%146 = mul i32 %139, %140, !dbg !93
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !93, !range !33
	%148 = mul i32 %146, %147, !dbg !93
	%149 = sext i32 %148 to i64, !dbg !93
	br label %b14, !dbg !93

b14:
	%150 = phi i64 [ %145, %b13_ok5 ], [ %171, %b16 ], !dbg !93
	%151 = icmp slt i64 %150, %118, !dbg !93
	br i1 %151, label %b15, label %b18, !dbg !93

b15:
	%152 = getelementptr inbounds i32, i32 addrspace(1)* %119, i64 %150, !dbg !94
	%153 = load i32, i32 addrspace(1)* %152, align 4, !dbg !94
	%154 = sext i32 %153 to i64, !dbg !95
	%155 = getelementptr inbounds i32, i32 addrspace(1)* %127, i64 %154, !dbg !96
	%156 = icmp uge i64 %154, %p2, !dbg !96
	br i1 %156, label %b15_fail1, label %b15_ok1, !dbg !96, !prof !17

b15_ok1:
	%157 = atomicrmw add i32 addrspace(1)* %155, i32 1 monotonic, !dbg !97
	%158 = sext i32 %157 to i64, !dbg !98
	%159 = icmp slt i64 %158, %p0, !dbg !99
	br i1 %159, label %b16, label %b17, !dbg !100

b16:
	%160 = icmp eq i64 %104, -1, !dbg !101
	%161 = select i1 %160, i64 1, i64 %104, !dbg !101
	%162 = sdiv i64 %154, %161, !dbg !101
	%163 = sub i64 0, %154, !dbg !101
	%164 = select i1 %160, i64 %163, i64 %162, !dbg !101
	%165 = mul i64 %164, %104, !dbg !102
	%166 = add i64 %165, %103, !dbg !103
	%167 = mul i64 %166, %p0, !dbg !104
	%168 = trunc i64 %167 to i32, !dbg !105
	%169 = add i32 %168, %157, !dbg !106
	%170 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %150, !dbg !107
	store i32 %169, i32 addrspace(3)* %170, align 4, !dbg !107
	%171 = add i64 %150, %149, !dbg !93
	br label %b14, !dbg !93

b17:
	br label %fail, !dbg !100

b18:
	call void @llvm.nvvm.barrier0(), !dbg !108
	br label %b19, !dbg !109

b19:
	%172 = phi i64 [ -1, %b18 ], [ %173, %b20_ok8 ], !dbg !109
	%173 = add nsw i64 %172, 1, !dbg !109
	%174 = icmp slt i64 %173, %118, !dbg !109
	br i1 %174, label %b20, label %b21, !dbg !109

b20:
	%175 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %173, !dbg !109
	%176 = load i32, i32 addrspace(3)* %175, align 4, !dbg !109
	%177 = sext i32 %176 to i64, !dbg !110
	%178 = mul i64 %177, %p1, !dbg !113
	%179 = add nsw i64 %177, 1, !dbg !114
	%180 = mul i64 %179, %p1, !dbg !115
	%181 = sub i64 %180, %178, !dbg !116
	%182 = getelementptr inbounds float, float addrspace(1)* %9, i64 %178, !dbg !116
	%183 = add i64 %114, %173, !dbg !118
	%184 = icmp ugt i64 %180, %p19, !dbg !116
	%185 = icmp ugt i64 %178, %180, !dbg !116
	%186 = icmp eq i64 %p3, 0, !dbg !117
	%187 = or i1 %184, %185, !dbg !117
	%188 = or i1 %187, %186, !dbg !117
	br i1 %188, label %b20_fail1, label %b20_ok1, !dbg !117, !prof !17

b20_ok1:
	%189 = icmp eq i64 %p3, -1, !dbg !117
	%190 = select i1 %189, i64 1, i64 %p3, !dbg !117
	%191 = sdiv i64 %183, %190, !dbg !117
	%192 = sub i64 0, %183, !dbg !117
	%193 = select i1 %189, i64 %192, i64 %191, !dbg !117
	%194 = mul i64 %193, %p1, !dbg !120
	%195 = add i64 %193, 1, !dbg !121
	%196 = mul i64 %195, %p1, !dbg !122
	%197 = sub i64 %196, %194, !dbg !123
	%198 = getelementptr inbounds float, float addrspace(1)* %4, i64 %194, !dbg !123
	%199 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %177, !dbg !124
	%200 = shl i64 %21, 32, !dbg !127
	%201 = or i64 %200, %183, !dbg !129
	%202 = getelementptr inbounds i32, i32 addrspace(1)* %119, i64 %173, !dbg !130
	%203 = icmp ugt i64 %196, %p9, !dbg !123
	%204 = icmp ugt i64 %194, %196, !dbg !123
	%205 = icmp uge i64 %177, %p25, !dbg !124
	%206 = icmp ne i64 %181, %197, !dbg !125
	%207 = or i1 %203, %204, !dbg !125
	%208 = or i1 %207, %205, !dbg !125
	%209 = or i1 %208, %206, !dbg !125
	br i1 %209, label %b20_fail4, label %b20_ok4, !dbg !125, !prof !17

b20_ok4:
	%210 = load i32, i32 addrspace(1)* %202, align 4, !dbg !130
	%211 = sext i32 %210 to i64, !dbg !131
	%212 = icmp eq i64 %104, -1, !dbg !132
	%213 = select i1 %212, i64 1, i64 %104, !dbg !132
	%214 = srem i64 %211, %213, !dbg !132
	%215 = mul i64 %197, 4, !dbg !125
	%216 = trunc i64 %214 to i32, !dbg !125
	%217 = addrspacecast float addrspace(1)* %182 to float*, !dbg !125
	%218 = addrspacecast float addrspace(1)* %198 to float*, !dbg !125
	%219 = addrspacecast i64 addrspace(1)* %199 to i64*, !dbg !125
	%220 = icmp uge i64 %214, %104, !dbg !125
	br i1 %220, label %b20_fail8, label %b20_ok8, !dbg !125, !prof !17

b20_ok8:
	%221 = bitcast float* %217 to i8*, !dbg !125
	%222 = bitcast float* %218 to i8*, !dbg !125
	%223 = bitcast i64* %219 to i8*, !dbg !125
	call void @gpuc_put_signal_nbi_block(i8* %221, i8* %222, i64 %215, i8* %223, i64 %201, i32 9, i32 %216), !dbg !125
	br label %b19, !dbg !125

b21:
	call void @llvm.nvvm.barrier0(), !dbg !135
	%224 = sub nsw i64 %149, 1, !dbg !136
	%225 = icmp ne i64 %145, %224, !dbg !137
	br i1 %225, label %b25, label %b22, !dbg !137

b22:
	%226 = mul i64 %25, %27, !dbg !138
	%227 = mul i64 %226, %29, !dbg !139
	%228 = icmp sgt i64 %227, 1, !dbg !140
	br i1 %228, label %b23, label %b24, !dbg !140

b23:
	%229 = getelementptr inbounds i64, i64 addrspace(1)* %15, i64 1, !dbg !141
	%230 = icmp uge i64 1, %p31, !dbg !141
	br i1 %230, label %b23_fail1, label %b23_ok1, !dbg !141, !prof !17

b23_ok1:
	%231 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %229, i64 1) nounwind, !dbg !142
	%232 = sub nsw i64 %227, 1, !dbg !143
	%233 = icmp ne i64 %231, %232, !dbg !145
	br i1 %233, label %b25, label %b24, !dbg !145

b24:
	%234 = getelementptr inbounds i64, i64 addrspace(1)* %15, i64 1, !dbg !146
	%235 = icmp uge i64 1, %p31, !dbg !146
	br i1 %235, label %b24_fail1, label %b24_ok1, !dbg !146, !prof !17

b24_ok1:
	store i64 0, i64 addrspace(1)* %234, align 8, !dbg !146
	%236 = load i64, i64 addrspace(1)* %18, align 8, !dbg !147
	%237 = add i64 %236, 1, !dbg !148
	store i64 %237, i64 addrspace(1)* %18, align 8, !dbg !147
	br label %b25, !dbg !147

b25:
	%238 = add i64 %120, 1, !dbg !152
	%239 = icmp slt i64 %145, 32, !dbg !156
	%240 = icmp ugt i64 %238, %133, !dbg !153
	br i1 %240, label %b25_fail1, label %b25_ok1, !dbg !153, !prof !17

b25_ok1:
	br i1 %239, label %b26, label %b42, !dbg !156

b26:
	%241 = and i32 %144, -32, !dbg !157
	%242 = sub i32 %148, %241, !dbg !157
	%243 = icmp slt i32 %242, 32, !dbg !157
	%244 = select i1 %243, i32 %242, i32 32, !dbg !157
	%245 = sext i32 %244 to i64, !dbg !157
	%246 = sub nsw i64 %245, 1, !dbg !158
	%247 = icmp slt i64 %246, 0, !dbg !162
	%248 = trunc i64 %246 to i32, !dbg !163
	br label %b27, !dbg !164

b27:
	%249 = phi i64 [ %299, %b39 ], [ 0, %b26 ], !dbg !164
	%250 = phi i64 [ %300, %b39 ], [ 0, %b26 ], !dbg !165
	%251 = icmp slt i64 %250, %120, !dbg !166
	br i1 %251, label %b28, label %b40, !dbg !166

b28:
	%252 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !167, !range !168
	%253 = sext i32 %252 to i64, !dbg !167
	%254 = add i64 %250, %253, !dbg !169
	%255 = icmp slt i64 %254, %120, !dbg !170
	br i1 %255, label %b29, label %b30, !dbg !170

b29:
	%256 = add i64 %125, %254, !dbg !171
	%257 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %256, !dbg !172
	%258 = shl i64 %21, 32, !dbg !174
	%259 = addrspacecast i64 addrspace(1)* %257 to i64*, !dbg !175
	%260 = icmp uge i64 %256, %p23, !dbg !172
	br i1 %260, label %b29_fail1, label %b29_ok1, !dbg !172, !prof !17

b29_ok1:
	%261 = bitcast i64* %259 to i8*, !dbg !175
	%262 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %261, i32 5, i64 %258, i32 1, i8* %ctrl, i32 22), !dbg !175
	%263 = and i64 %262, 4294967295, !dbg !178
	br label %b30, !dbg !177

b30:
	%264 = phi i64 [ 0, %b28 ], [ %263, %b29_ok1 ], !dbg !180
	br label %b31, !dbg !186

b31:
	%265 = phi i64 [ %264, %b30 ], [ %282, %b34 ], !dbg !187
	%266 = phi i64 [ 1, %b30 ], [ %283, %b34 ], !dbg !188
	%267 = icmp slt i64 %266, 32, !dbg !189
	br i1 %267, label %b32, label %b35, !dbg !189

b32:
	%268 = trunc i64 %266 to i32, !dbg !190
	%269 = trunc i64 %265 to i32, !dbg !190
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %269, i32 %268, i32 0), !dbg !190
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !190
	%272 = lshr i64 %265, 32, !dbg !190
	%273 = trunc i64 %272 to i32, !dbg !190
	%274 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %273, i32 %268, i32 0), !dbg !190
	%275 = extractvalue { i32, i1 } %274, 0, !dbg !190
	%276 = zext i32 %275 to i64, !dbg !190
	%277 = shl i64 %276, 32, !dbg !190
	%278 = zext i32 %271 to i64, !dbg !190
	%279 = or i64 %278, %277, !dbg !190
	%280 = icmp sge i64 %253, %266, !dbg !191
	br i1 %280, label %b33, label %b34, !dbg !191

b33:
	%281 = add i64 %265, %279, !dbg !192
	br label %b34, !dbg !192

b34:
	%282 = phi i64 [ %265, %b32 ], [ %281, %b33 ], !dbg !187
	%283 = mul nsw i64 %266, 2, !dbg !193
	br label %b31, !dbg !193

b35:
	%284 = add i64 %249, %265, !dbg !194
	br i1 %255, label %b36, label %b37, !dbg !195

b36:
	%285 = sub i64 %284, %264, !dbg !197
	%286 = trunc i64 %285 to i32, !dbg !198
	%287 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %254, !dbg !196
	%288 = icmp uge i64 %254, %238, !dbg !196
	br i1 %288, label %b36_fail1, label %b36_ok1, !dbg !196, !prof !17

b36_ok1:
	store i32 %286, i32 addrspace(3)* %287, align 4, !dbg !196
	br label %b37, !dbg !196

b37:
	br i1 %247, label %b38, label %b39, !dbg !162

b38:
	br label %fail, !dbg !199

b39:
	%289 = trunc i64 %284 to i32, !dbg !163
	%290 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %289, i32 %248, i32 31), !dbg !163
	%291 = extractvalue { i32, i1 } %290, 0, !dbg !163
	%292 = lshr i64 %284, 32, !dbg !163
	%293 = trunc i64 %292 to i32, !dbg !163
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %293, i32 %248, i32 31), !dbg !163
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !163
	%296 = zext i32 %295 to i64, !dbg !163
	%297 = shl i64 %296, 32, !dbg !163
	%298 = zext i32 %291 to i64, !dbg !163
	%299 = or i64 %298, %297, !dbg !163
	%300 = add i64 %250, %245, !dbg !200
	br label %b27, !dbg !200

b40:
	%301 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !201, !range !168
	%302 = sext i32 %301 to i64, !dbg !201
	%303 = icmp eq i64 %302, 0, !dbg !202
	br i1 %303, label %b41, label %b42, !dbg !202

b41:
	%304 = trunc i64 %249 to i32, !dbg !204
	%305 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %120, !dbg !203
	%306 = icmp uge i64 %120, %238, !dbg !203
	br i1 %306, label %b41_fail1, label %b41_ok1, !dbg !203, !prof !17

b41_ok1:
	store i32 %304, i32 addrspace(3)* %305, align 4, !dbg !203
	br label %b42, !dbg !203

b42:
	call void @llvm.nvvm.barrier0(), !dbg !205
	%307 = icmp eq i64 %145, 0, !dbg !207
	%308 = xor i1 %0, true, !dbg !210
	%309 = mul nsw i64 %149, 4, !dbg !211
	br label %b43, !dbg !212

b43:
	%310 = phi i64 [ %23, %b42 ], [ %501, %b75 ], !dbg !213
	%311 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %120, !dbg !214
	%312 = icmp uge i64 %120, %238, !dbg !214
	br i1 %312, label %b43_fail1, label %b43_ok1, !dbg !214, !prof !17

b43_ok1:
	%313 = load i32, i32 addrspace(3)* %311, align 4, !dbg !214
	%314 = sext i32 %313 to i64, !dbg !215
	%315 = icmp slt i64 %310, %314, !dbg !216
	br i1 %315, label %b44, label %b80, !dbg !216

b44:
	%316 = phi i64 [ %321, %b45_ok1 ], [ %316, %b46 ], [ 0, %b43_ok1 ], !dbg !219
	%317 = phi i64 [ %317, %b45_ok1 ], [ %321, %b46 ], [ %120, %b43_ok1 ], !dbg !220
	%318 = sub i64 %317, %316, !dbg !221
	%319 = icmp sgt i64 %318, 1, !dbg !222
	br i1 %319, label %b45, label %b47, !dbg !222

b45:
	%320 = add i64 %316, %317, !dbg !223
	%321 = sdiv i64 %320, 2, !dbg !224
	%322 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %321, !dbg !225
	%323 = icmp uge i64 %321, %238, !dbg !225
	br i1 %323, label %b45_fail1, label %b45_ok1, !dbg !225, !prof !17

b45_ok1:
	%324 = load i32, i32 addrspace(3)* %322, align 4, !dbg !225
	%325 = sext i32 %324 to i64, !dbg !226
	%326 = icmp sle i64 %325, %310, !dbg !227
	br i1 %326, label %b44, label %b46, !dbg !227

b46:
	br label %b44, !dbg !227

b47:
	%327 = mul i64 %316, %p0, !dbg !228
	%328 = add i64 %327, %310, !dbg !229
	%329 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %316, !dbg !230
	%330 = load i32, i32 addrspace(3)* %329, align 4, !dbg !230
	%331 = sext i32 %330 to i64, !dbg !231
	%332 = sub i64 %328, %331, !dbg !232
	br i1 %307, label %b48, label %b49, !dbg !207

b48:
	%333 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %332, !dbg !233
	%334 = shl i64 %21, 32, !dbg !235
	%335 = addrspacecast i64 addrspace(1)* %333 to i64*, !dbg !236
	%336 = icmp uge i64 %332, %p25, !dbg !233
	br i1 %336, label %b48_fail1, label %b48_ok1, !dbg !233, !prof !17

b48_ok1:
	%337 = bitcast i64* %335 to i8*, !dbg !236
	%338 = call i64 @gpuc_signal_wait_until_thread(i8* %337, i32 5, i64 %334, i32 1, i8* %ctrl, i32 29), !dbg !236
	%339 = and i64 %338, 4294967295, !dbg !238
	%340 = trunc i64 %339 to i32, !dbg !240
	store i32 %340, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !241
	br label %b49, !dbg !241

b49:
	call void @llvm.nvvm.barrier0(), !dbg !242
	%341 = mul i64 %332, %p1, !dbg !244
	%342 = add i64 %332, 1, !dbg !245
	%343 = mul i64 %342, %p1, !dbg !246
	%344 = icmp ugt i64 %343, %p19, !dbg !247
	%345 = icmp ugt i64 %341, %343, !dbg !247
	%346 = or i1 %344, %345, !dbg !247
	br i1 %346, label %b49_fail1, label %b49_ok1, !dbg !247, !prof !17

b49_ok1:
	%347 = load i32, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !248
	%348 = sext i32 %347 to i64, !dbg !249
	%349 = icmp eq i64 %104, -1, !dbg !250
	%350 = select i1 %349, i64 1, i64 %104, !dbg !250
	%351 = sdiv i64 %316, %350, !dbg !250
	%352 = sub i64 0, %316, !dbg !250
	%353 = select i1 %349, i64 %352, i64 %351, !dbg !250
	%354 = icmp eq i64 %104, -1, !dbg !251
	%355 = select i1 %354, i64 1, i64 %104, !dbg !251
	%356 = srem i64 %316, %355, !dbg !251
	%357 = sub i64 %343, %341, !dbg !247
	%358 = getelementptr inbounds float, float addrspace(1)* %9, i64 %341, !dbg !247
	%359 = mul i64 %348, %p1, !dbg !253
	%360 = add nsw i64 %348, 1, !dbg !254
	%361 = mul i64 %360, %p1, !dbg !255
	%362 = sub i64 %361, %359, !dbg !256
	%363 = getelementptr inbounds float, float addrspace(1)* %10, i64 %359, !dbg !256
	%364 = getelementptr inbounds float, float addrspace(1)* %7, i64 %353, !dbg !257
	%365 = icmp ugt i64 %361, %p21, !dbg !256
	%366 = icmp ugt i64 %359, %361, !dbg !256
	%367 = icmp uge i64 %353, %p15, !dbg !257
	%368 = icmp uge i64 %353, %p17, !dbg !258
	%369 = icmp uge i64 %348, %p27, !dbg !259
	%370 = or i1 %365, %366, !dbg !259
	%371 = or i1 %370, %367, !dbg !259
	%372 = or i1 %371, %368, !dbg !259
	%373 = or i1 %372, %369, !dbg !259
	br i1 %373, label %b49_fail3, label %b49_ok3, !dbg !259, !prof !17

b49_ok3:
	%374 = load float, float addrspace(1)* %364, align 4, !dbg !257
	%375 = getelementptr inbounds float, float addrspace(1)* %8, i64 %353, !dbg !258
	%376 = load float, float addrspace(1)* %375, align 4, !dbg !258
	%377 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %348, !dbg !259
	%378 = and i64 %357, 3, !dbg !260
	%379 = icmp eq i64 %378, 0, !dbg !260
	br i1 %379, label %b50, label %b79, !dbg !260

b50:
	%380 = addrspacecast float addrspace(1)* %358 to float*, !dbg !260
	%381 = ptrtoint float* %380 to i64, !dbg !260
	%382 = and i64 %381, 15, !dbg !260
	%383 = icmp eq i64 %382, 0, !dbg !260
	%384 = icmp eq i64 %357, 0, !dbg !260
	%385 = or i1 %383, %384, !dbg !260
	br i1 %385, label %b51, label %b78, !dbg !260

b51:
	%386 = ashr i64 %357, 2, !dbg !260
	%387 = bitcast float addrspace(1)* %358 to { float, float, float, float } addrspace(1)*, !dbg !260
	%388 = trunc i64 %356 to i32, !dbg !261
	%389 = addrspacecast float addrspace(1)* %363 to float*, !dbg !261
	%390 = bitcast float* %389 to i8*, !dbg !261
	%391 = call i8* @gpuc_peer_thread(i8* %390, i32 %388), !dbg !261
	%392 = bitcast i8* %391 to float*, !dbg !261
	%393 = icmp eq float* %392, null, !dbg !261
	%394 = select i1 %393, i64 0, i64 %362, !dbg !261
	%395 = and i64 %394, 3, !dbg !262
	%396 = icmp eq i64 %395, 0, !dbg !262
	br i1 %396, label %b52, label %b77, !dbg !262

b52:
	%397 = ptrtoint float* %392 to i64, !dbg !262
	%398 = and i64 %397, 15, !dbg !262
	%399 = icmp eq i64 %398, 0, !dbg !262
	%400 = icmp eq i64 %394, 0, !dbg !262
	%401 = or i1 %399, %400, !dbg !262
	br i1 %401, label %b53, label %b76, !dbg !262

b53:
	%402 = ashr i64 %394, 2, !dbg !262
	%403 = addrspacecast float* %392 to { float, float, float, float } addrspace(1)*, !dbg !262
	%404 = icmp eq i64 %402, %386, !dbg !263
	br i1 %404, label %b54, label %b55, !dbg !263

b54:
	br label %b55, !dbg !210

b55:
	%405 = phi i1 [ false, %b53 ], [ %308, %b54 ], !dbg !264
	br i1 %405, label %b57, label %b56, !dbg !264

b56:
	br label %b57, !dbg !264

b57:
	%406 = phi { float, float, float, float } addrspace(1)* [ %403, %b55 ], [ %387, %b56 ], !dbg !265
	%407 = phi i64 [ %402, %b55 ], [ %386, %b56 ], !dbg !265
	br label %b58, !dbg !266

b58:
	%408 = phi i64 [ %145, %b57 ], [ %484, %b70 ], !dbg !267
	%409 = icmp slt i64 %408, %386, !dbg !268
	br i1 %409, label %b59, label %b71, !dbg !268

b59:
	store [4 x { float, float, float, float }] zeroinitializer, [4 x { float, float, float, float }]* %1, align 16, !dbg !269
	%410 = icmp ule i64 %386, 281474976710655, !dbg !270
	%411 = icmp ule i64 %408, 281474976710655, !dbg !270
	%412 = and i1 %410, %411, !dbg !270
	%413 = mul nsw i64 %149, -3, !dbg !270
	%414 = add nsw i64 %413, -1, !dbg !270
	%415 = add i64 %414, %386, !dbg !270
	%416 = mul i64 %408, -1, !dbg !270
	%417 = add i64 %415, %416, !dbg !270
	%418 = icmp sge i64 %417, 0, !dbg !270
	%419 = and i1 %412, %418, !dbg !270
	br i1 %419, label %b60, label %b63_cold, !dbg !270, !prof !35

b60:
	%420 = phi i64 [ -1, %b59 ], [ %421, %b61 ], [ %421, %b62 ], !dbg !270
	%421 = add nsw i64 %420, 1, !dbg !270
	%422 = icmp slt i64 %421, 4, !dbg !270
	br i1 %422, label %b61, label %b66, !dbg !270

b61:
	%423 = mul i64 %421, %149, !dbg !271
	%424 = add i64 %408, %423, !dbg !272
	%425 = icmp slt i64 %424, %386, !dbg !273
	br i1 %425, label %b62, label %b60, !dbg !273

b62:
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %387, i64 %424, !dbg !274
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 0, !dbg !274
	%428 = bitcast { float, float, float, float } addrspace(1)* %426 to <4 x float> addrspace(1)*, !dbg !274
	%429 = load <4 x float>, <4 x float> addrspace(1)* %428, align 16, !dbg !274
	%430 = extractelement <4 x float> %429, i32 0, !dbg !274
	%431 = extractelement <4 x float> %429, i32 1, !dbg !274
	%432 = extractelement <4 x float> %429, i32 2, !dbg !274
	%433 = extractelement <4 x float> %429, i32 3, !dbg !274
	%434 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 1, !dbg !274
	%435 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 2, !dbg !274
	%436 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 3, !dbg !274
	%437 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, i64 0, i64 %421, !dbg !275
	%438 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 0, !dbg !275
	%439 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 1, !dbg !275
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 2, !dbg !275
	%441 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 3, !dbg !275
	%442 = bitcast { float, float, float, float }* %437 to <4 x float>*, !dbg !275
	%443 = insertelement <4 x float> undef, float %430, i32 0, !dbg !275
	%444 = insertelement <4 x float> %443, float %431, i32 1, !dbg !275
	%445 = insertelement <4 x float> %444, float %432, i32 2, !dbg !275
	%446 = insertelement <4 x float> %445, float %433, i32 3, !dbg !275
	store <4 x float> %446, <4 x float>* %442, align 16, !dbg !275
	br label %b60, !dbg !275

b66:
	store [4 x { float, float, float, float }] zeroinitializer, [4 x { float, float, float, float }]* %2, align 16, !dbg !280
	%447 = load [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, align 16, !dbg !280
	store [4 x { float, float, float, float }] %447, [4 x { float, float, float, float }]* %2, align 16, !dbg !280
	br label %b67, !dbg !280

b67:
	%448 = phi i64 [ -1, %b66 ], [ %449, %b68 ], [ %449, %b69_ok1 ], !dbg !280
	%449 = add nsw i64 %448, 1, !dbg !280
	%450 = icmp slt i64 %449, 4, !dbg !280
	br i1 %450, label %b68, label %b70, !dbg !280

b68:
	%451 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %2, i64 0, i64 %449, !dbg !280
	%452 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %451, i32 0, i32 0, !dbg !280
	%453 = bitcast { float, float, float, float }* %451 to <4 x float>*, !dbg !280
	%454 = load <4 x float>, <4 x float>* %453, align 16, !dbg !280
	%455 = extractelement <4 x float> %454, i32 0, !dbg !280
	%456 = extractelement <4 x float> %454, i32 1, !dbg !280
	%457 = extractelement <4 x float> %454, i32 2, !dbg !280
	%458 = extractelement <4 x float> %454, i32 3, !dbg !280
	%459 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %451, i32 0, i32 1, !dbg !280
	%460 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %451, i32 0, i32 2, !dbg !280
	%461 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %451, i32 0, i32 3, !dbg !280
	%462 = mul i64 %449, %149, !dbg !281
	%463 = add i64 %408, %462, !dbg !282
	%464 = icmp slt i64 %463, %386, !dbg !283
	br i1 %464, label %b69, label %b67, !dbg !283

b69:
	%465 = call float @llvm.nvvm.mul.rn.f(float %455, float %374), !dbg !287
	%466 = fadd float %465, %376, !dbg !288
	%467 = call float @llvm.nvvm.mul.rn.f(float %456, float %374), !dbg !290
	%468 = fadd float %467, %376, !dbg !291
	%469 = call float @llvm.nvvm.mul.rn.f(float %457, float %374), !dbg !293
	%470 = fadd float %469, %376, !dbg !294
	%471 = call float @llvm.nvvm.mul.rn.f(float %458, float %374), !dbg !296
	%472 = fadd float %471, %376, !dbg !297
	%473 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %406, i64 %463, !dbg !284
	%474 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 0, !dbg !284
	%475 = icmp uge i64 %463, %407, !dbg !284
	br i1 %475, label %b69_fail1, label %b69_ok1, !dbg !284, !prof !17

b69_ok1:
	%476 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 1, !dbg !284
	%477 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 2, !dbg !284
	%478 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 3, !dbg !284
	%479 = bitcast { float, float, float, float } addrspace(1)* %473 to <4 x float> addrspace(1)*, !dbg !284
	%480 = insertelement <4 x float> undef, float %466, i32 0, !dbg !284
	%481 = insertelement <4 x float> %480, float %468, i32 1, !dbg !284
	%482 = insertelement <4 x float> %481, float %470, i32 2, !dbg !284
	%483 = insertelement <4 x float> %482, float %472, i32 3, !dbg !284
	store <4 x float> %483, <4 x float> addrspace(1)* %479, align 16, !dbg !284
	br label %b67, !dbg !284

b70:
	%484 = add i64 %408, %309, !dbg !298
	br label %b58, !dbg !298

b71:
	call void @llvm.nvvm.barrier0(), !dbg !299
	br i1 %405, label %b72, label %b74, !dbg !299

b72:
	br i1 %307, label %b73, label %b75, !dbg !300

b73:
	call void @gpuc_fence_thread(), !dbg !301
	%485 = addrspacecast i64 addrspace(1)* %377 to i64*, !dbg !302
	%486 = icmp eq i64 addrspace(1)* %377, null, !dbg !302
	br i1 %486, label %b73_fail1, label %b73_ok1, !dbg !302, !prof !17

b73_ok1:
	%487 = bitcast i64* %485 to i8*, !dbg !302
	call void @gpuc_signal_op_thread(i8* %487, i64 %21, i32 9, i32 %388), !dbg !302
	br label %b75, !dbg !302

b74:
	%488 = mul i64 %357, 4, !dbg !303
	%489 = icmp ne i64 %362, %357, !dbg !303
	%490 = icmp eq i64 addrspace(1)* %377, null, !dbg !303
	%491 = or i1 %489, %490, !dbg !303
	br i1 %491, label %b74_fail1, label %b74_ok1, !dbg !303, !prof !17

b74_ok1:
	%492 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !303
	%493 = sext i32 %492 to i64, !dbg !303
	%494 = addrspacecast float addrspace(1)* %363 to float*, !dbg !303
	%495 = addrspacecast float addrspace(1)* %358 to float*, !dbg !303
	%496 = addrspacecast i64 addrspace(1)* %377 to i64*, !dbg !303
	%497 = icmp ne i64 %493, %149, !dbg !303
	br i1 %497, label %b74_fail3, label %b74_ok3, !dbg !303, !prof !17

b74_ok3:
	%498 = bitcast float* %494 to i8*, !dbg !303
	%499 = bitcast float* %495 to i8*, !dbg !303
	%500 = bitcast i64* %496 to i8*, !dbg !303
	call void @gpuc_put_signal_nbi_block(i8* %498, i8* %499, i64 %488, i8* %500, i64 %21, i32 9, i32 %388), !dbg !303
	br label %b75, !dbg !304

b75:
	%501 = add i64 %310, %25, !dbg !305
	br label %b43, !dbg !305

b76:
	br label %fail, !dbg !262

b77:
	br label %fail, !dbg !262

b78:
	br label %fail, !dbg !260

b79:
	br label %fail, !dbg !260

b80:
	%502 = icmp sgt i64 %p0, 1, !dbg !309
	%503 = select i1 %502, i64 %p0, i64 1, !dbg !309
	%504 = icmp eq i64 %503, -1, !dbg !310
	%505 = select i1 %504, i64 1, i64 %503, !dbg !310
	%506 = sdiv i64 %25, %505, !dbg !310
	%507 = sub i64 0, %25, !dbg !310
	%508 = select i1 %504, i64 %507, i64 %506, !dbg !310
	%509 = icmp sgt i64 %508, 1, !dbg !311
	%510 = select i1 %509, i64 %508, i64 1, !dbg !311
	%511 = mul i64 %p0, %510, !dbg !312
	br label %b81, !dbg !313

b81:
	%512 = phi i64 [ %23, %b80 ], [ %660, %b100 ], !dbg !314
	%513 = icmp slt i64 %512, %511, !dbg !315
	br i1 %513, label %b82, label %b105, !dbg !315

b82:
	%514 = icmp eq i64 %510, -1, !dbg !316
	%515 = select i1 %514, i64 1, i64 %510, !dbg !316
	%516 = sdiv i64 %512, %515, !dbg !316
	%517 = sub i64 0, %512, !dbg !316
	%518 = select i1 %514, i64 %517, i64 %516, !dbg !316
	%519 = icmp eq i64 %510, -1, !dbg !317
	%520 = select i1 %519, i64 1, i64 %510, !dbg !317
	%521 = srem i64 %512, %520, !dbg !317
	%522 = mul i64 %518, %p3, !dbg !318
	br label %b83, !dbg !319

b83:
	%523 = phi i64 [ %145, %b82 ], [ %531, %b84_ok1 ], !dbg !319
	%524 = icmp slt i64 %523, %p3, !dbg !319
	br i1 %524, label %b84, label %b85, !dbg !319

b84:
	%525 = add i64 %522, %523, !dbg !320
	%526 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %525, !dbg !321
	%527 = addrspacecast i64 addrspace(1)* %526 to i64*, !dbg !322
	%528 = icmp uge i64 %525, %p27, !dbg !321
	br i1 %528, label %b84_fail1, label %b84_ok1, !dbg !321, !prof !17

b84_ok1:
	%529 = bitcast i64* %527 to i8*, !dbg !322
	%530 = call i64 @gpuc_signal_wait_until_thread(i8* %529, i32 5, i64 %21, i32 1, i8* %ctrl, i32 41), !dbg !322
	%531 = add i64 %523, %149, !dbg !319
	br label %b83, !dbg !319

b85:
	call void @llvm.nvvm.barrier0(), !dbg !323
	%532 = mul i64 %522, %p1, !dbg !324
	%533 = add i64 %522, %p3, !dbg !325
	%534 = mul i64 %533, %p1, !dbg !326
	%535 = sub i64 %534, %532, !dbg !327
	%536 = getelementptr inbounds float, float addrspace(1)* %10, i64 %532, !dbg !327
	%537 = and i64 %535, 3, !dbg !328
	%538 = icmp eq i64 %537, 0, !dbg !328
	%539 = icmp ugt i64 %534, %p21, !dbg !327
	%540 = icmp ugt i64 %532, %534, !dbg !327
	%541 = or i1 %539, %540, !dbg !327
	br i1 %541, label %b85_fail1, label %b85_ok1, !dbg !327, !prof !17

b85_ok1:
	br i1 %538, label %b86, label %b104, !dbg !328

b86:
	%542 = addrspacecast float addrspace(1)* %536 to float*, !dbg !328
	%543 = ptrtoint float* %542 to i64, !dbg !328
	%544 = and i64 %543, 15, !dbg !328
	%545 = icmp eq i64 %544, 0, !dbg !328
	%546 = icmp eq i64 %535, 0, !dbg !328
	%547 = or i1 %545, %546, !dbg !328
	br i1 %547, label %b87, label %b103, !dbg !328

b87:
	%548 = mul i64 %518, %p1, !dbg !329
	%549 = add i64 %518, 1, !dbg !330
	%550 = mul i64 %549, %p1, !dbg !331
	%551 = ashr i64 %535, 2, !dbg !328
	%552 = bitcast float addrspace(1)* %536 to { float, float, float, float } addrspace(1)*, !dbg !328
	%553 = sub i64 %550, %548, !dbg !332
	%554 = getelementptr inbounds float, float addrspace(1)* %3, i64 %548, !dbg !332
	%555 = and i64 %553, 3, !dbg !333
	%556 = icmp eq i64 %555, 0, !dbg !333
	%557 = icmp ugt i64 %550, %p7, !dbg !332
	%558 = icmp ugt i64 %548, %550, !dbg !332
	%559 = or i1 %557, %558, !dbg !332
	br i1 %559, label %b87_fail1, label %b87_ok1, !dbg !332, !prof !17

b87_ok1:
	br i1 %556, label %b88, label %b102, !dbg !333

b88:
	%560 = addrspacecast float addrspace(1)* %554 to float*, !dbg !333
	%561 = ptrtoint float* %560 to i64, !dbg !333
	%562 = and i64 %561, 15, !dbg !333
	%563 = icmp eq i64 %562, 0, !dbg !333
	%564 = icmp eq i64 %553, 0, !dbg !333
	%565 = or i1 %563, %564, !dbg !333
	br i1 %565, label %b89, label %b101, !dbg !333

b89:
	%566 = ashr i64 %553, 2, !dbg !333
	%567 = bitcast float addrspace(1)* %554 to { float, float, float, float } addrspace(1)*, !dbg !333
	%568 = mul i64 %566, %521, !dbg !334
	%569 = icmp eq i64 %510, -1, !dbg !335
	%570 = select i1 %569, i64 1, i64 %510, !dbg !335
	%571 = sdiv i64 %568, %570, !dbg !335
	%572 = sub i64 0, %568, !dbg !335
	%573 = select i1 %569, i64 %572, i64 %571, !dbg !335
	%574 = add nsw i64 %521, 1, !dbg !336
	%575 = mul i64 %566, %574, !dbg !337
	%576 = icmp eq i64 %510, -1, !dbg !338
	%577 = select i1 %576, i64 1, i64 %510, !dbg !338
	%578 = sdiv i64 %575, %577, !dbg !338
	%579 = sub i64 0, %575, !dbg !338
	%580 = select i1 %576, i64 %579, i64 %578, !dbg !338
	%581 = sub i64 %580, %573, !dbg !339
	%582 = icmp ule i64 %p3, 268435455, !dbg !340
	%583 = icmp ule i64 %522, 281474976710655, !dbg !340
	%584 = and i1 %582, %583, !dbg !340
	%585 = icmp ule i64 %551, 281474976710655, !dbg !340
	%586 = and i1 %584, %585, !dbg !340
	%587 = icmp ule i64 %566, 268435455, !dbg !340
	%588 = and i1 %586, %587, !dbg !340
	%589 = icmp ule i64 %573, 281474976710655, !dbg !340
	%590 = and i1 %588, %589, !dbg !340
	%591 = icmp ule i64 %581, 281474976710655, !dbg !340
	%592 = and i1 %590, %591, !dbg !340
	%593 = mul i64 %533, -1, !dbg !340
	%594 = add i64 %p13, %593, !dbg !340
	%595 = icmp sge i64 %594, 0, !dbg !340
	%596 = and i1 %592, %595, !dbg !340
	%597 = mul nsw i64 %p13, -1, !dbg !340
	%598 = add i64 %p3, %597, !dbg !340
	%599 = icmp sge i64 %598, 0, !dbg !340
	%600 = and i1 %596, %599, !dbg !340
	%601 = mul i64 %573, -1, !dbg !340
	%602 = add i64 %566, %601, !dbg !340
	%603 = mul i64 %581, -1, !dbg !340
	%604 = add i64 %602, %603, !dbg !340
	%605 = icmp sge i64 %604, 0, !dbg !340
	%606 = and i1 %600, %605, !dbg !340
	%607 = mul i64 %p3, -1, !dbg !340
	%608 = mul i64 %566, %607, !dbg !340
	%609 = add i64 %608, %551, !dbg !340
	%610 = add i64 %609, %566, !dbg !340
	%611 = add i64 %610, %601, !dbg !340
	%612 = add i64 %611, %603, !dbg !340
	%613 = icmp sge i64 %612, 0, !dbg !340
	%614 = and i1 %606, %613, !dbg !340
	br i1 %614, label %b90, label %b95_cold, !dbg !340, !prof !35

b90:
	%615 = phi i64 [ %145, %b89 ], [ %659, %b94 ], !dbg !340
	%616 = icmp slt i64 %615, %581, !dbg !340
	br i1 %616, label %b91, label %b100, !dbg !340

b91:
	%617 = add i64 %573, %615, !dbg !341
	%618 = getelementptr inbounds float, float addrspace(1)* %6, i64 %522, !dbg !342
	br label %b92, !dbg !345

b92:
	%619 = phi float [ 0.000000e+00, %b91 ], [ %648, %b93 ], !dbg !346
	%620 = phi float [ 0.000000e+00, %b91 ], [ %646, %b93 ], !dbg !346
	%621 = phi float [ 0.000000e+00, %b91 ], [ %644, %b93 ], !dbg !346
	%622 = phi float [ 0.000000e+00, %b91 ], [ %642, %b93 ], !dbg !346
	%623 = phi i64 [ -1, %b91 ], [ %624, %b93 ], !dbg !345
	%624 = add nsw i64 %623, 1, !dbg !345
	%625 = icmp slt i64 %624, %p3, !dbg !345
	br i1 %625, label %b93, label %b94, !dbg !345

b93:
	%626 = getelementptr inbounds float, float addrspace(1)* %618, i64 %624, !dbg !347
	%627 = load float, float addrspace(1)* %626, align 4, !dbg !347
	%628 = mul i64 %624, %566, !dbg !348
	%629 = add i64 %628, %617, !dbg !349
	%630 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %552, i64 %629, !dbg !350
	%631 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %630, i32 0, i32 0, !dbg !350
	%632 = bitcast { float, float, float, float } addrspace(1)* %630 to <4 x float> addrspace(1)*, !dbg !350
	%633 = load <4 x float>, <4 x float> addrspace(1)* %632, align 16, !dbg !350
	%634 = extractelement <4 x float> %633, i32 0, !dbg !350
	%635 = extractelement <4 x float> %633, i32 1, !dbg !350
	%636 = extractelement <4 x float> %633, i32 2, !dbg !350
	%637 = extractelement <4 x float> %633, i32 3, !dbg !350
	%638 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %630, i32 0, i32 1, !dbg !350
	%639 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %630, i32 0, i32 2, !dbg !350
	%640 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %630, i32 0, i32 3, !dbg !350
	%641 = call float @llvm.nvvm.mul.rn.f(float %627, float %634), !dbg !351
	%642 = fadd float %622, %641, !dbg !352
	%643 = call float @llvm.nvvm.mul.rn.f(float %627, float %635), !dbg !353
	%644 = fadd float %621, %643, !dbg !354
	%645 = call float @llvm.nvvm.mul.rn.f(float %627, float %636), !dbg !355
	%646 = fadd float %620, %645, !dbg !356
	%647 = call float @llvm.nvvm.mul.rn.f(float %627, float %637), !dbg !357
	%648 = fadd float %619, %647, !dbg !358
	br label %b92, !dbg !359, !llvm.loop !361

b94:
	%649 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %567, i64 %617, !dbg !362
	%650 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %649, i32 0, i32 0, !dbg !362
	%651 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %649, i32 0, i32 1, !dbg !362
	%652 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %649, i32 0, i32 2, !dbg !362
	%653 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %649, i32 0, i32 3, !dbg !362
	%654 = bitcast { float, float, float, float } addrspace(1)* %649 to <4 x float> addrspace(1)*, !dbg !362
	%655 = insertelement <4 x float> undef, float %622, i32 0, !dbg !362
	%656 = insertelement <4 x float> %655, float %621, i32 1, !dbg !362
	%657 = insertelement <4 x float> %656, float %620, i32 2, !dbg !362
	%658 = insertelement <4 x float> %657, float %619, i32 3, !dbg !362
	store <4 x float> %658, <4 x float> addrspace(1)* %654, align 16, !dbg !362
	%659 = add i64 %615, %149, !dbg !340
	br label %b90, !dbg !340

b100:
	%660 = add i64 %512, %25, !dbg !367
	br label %b81, !dbg !367

b101:
	br label %fail, !dbg !333

b102:
	br label %fail, !dbg !333

b103:
	br label %fail, !dbg !328

b104:
	br label %fail, !dbg !328

b105:
	ret void, !dbg !308

b0_fail1:
	br label %fail, !dbg !16

b1_fail1:
	br label %fail, !dbg !28

b4_cold:
	%661 = phi i64 [ %669, %b5_cold_ok1 ], [ %49, %b1_ok1 ], !dbg !29
	%662 = icmp slt i64 %661, %34, !dbg !29
	br i1 %662, label %b5_cold, label %b6, !dbg !29

b5_cold:
	%663 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %661, !dbg !36
	store i32 0, i32 addrspace(3)* %663, align 4, !dbg !36
	%664 = urem i64 %54, 2, !dbg !39
	%665 = mul i64 %664, %34, !dbg !41
	%666 = add i64 %665, %661, !dbg !42
	%667 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %666, !dbg !43
	%668 = icmp uge i64 %666, %p29, !dbg !43
	br i1 %668, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !43, !prof !17

b5_cold_fail1:
	br label %fail, !dbg !43

b5_cold_ok1:
	store i32 0, i32 addrspace(1)* %667, align 4, !dbg !43
	%669 = add i64 %661, %53, !dbg !29
	br label %b4_cold, !dbg !29, !llvm.loop !45

b8_fail1:
	br label %fail, !dbg !49

b11_fail1:
	br label %fail, !dbg !61

b13_fail1:
	%670 = icmp ugt i64 %117, %p11, !dbg !83
	br i1 %670, label %b13_fail2, label %b13_ok2, !dbg !83

b13_fail2:
	br label %fail, !dbg !83

b13_ok2:
	br label %fail, !dbg !83

b13_fail3:
	%671 = icmp ugt i64 %125, %p29, !dbg !89
	br i1 %671, label %b13_fail4, label %b13_ok4, !dbg !89

b13_fail4:
	br label %fail, !dbg !89

b13_ok4:
	br label %fail, !dbg !90

b13_fail5:
	br label %fail, !dbg !92

b15_fail1:
	br label %fail, !dbg !96

b20_fail1:
	%672 = icmp ugt i64 %180, %p19, !dbg !116
	br i1 %672, label %b20_fail2, label %b20_ok2, !dbg !116

b20_fail2:
	br label %fail, !dbg !116

b20_ok2:
	%673 = icmp ugt i64 %178, %180, !dbg !116
	br i1 %673, label %b20_fail3, label %b20_ok3, !dbg !116

b20_fail3:
	br label %fail, !dbg !116

b20_ok3:
	br label %fail, !dbg !117

b20_fail4:
	%674 = icmp ugt i64 %196, %p9, !dbg !123
	br i1 %674, label %b20_fail5, label %b20_ok5, !dbg !123

b20_fail5:
	br label %fail, !dbg !123

b20_ok5:
	%675 = icmp ugt i64 %194, %196, !dbg !123
	br i1 %675, label %b20_fail6, label %b20_ok6, !dbg !123

b20_fail6:
	br label %fail, !dbg !123

b20_ok6:
	%676 = icmp uge i64 %177, %p25, !dbg !124
	br i1 %676, label %b20_fail7, label %b20_ok7, !dbg !124

b20_fail7:
	br label %fail, !dbg !124

b20_ok7:
	br label %fail, !dbg !125

b20_fail8:
	br label %fail, !dbg !125

b23_fail1:
	br label %fail, !dbg !141

b24_fail1:
	br label %fail, !dbg !146

b25_fail1:
	br label %fail, !dbg !153

b29_fail1:
	br label %fail, !dbg !172

b36_fail1:
	br label %fail, !dbg !196

b41_fail1:
	br label %fail, !dbg !203

b43_fail1:
	br label %fail, !dbg !214

b45_fail1:
	br label %fail, !dbg !225

b48_fail1:
	br label %fail, !dbg !233

b49_fail1:
	%677 = icmp ugt i64 %343, %p19, !dbg !247
	br i1 %677, label %b49_fail2, label %b49_ok2, !dbg !247

b49_fail2:
	br label %fail, !dbg !247

b49_ok2:
	br label %fail, !dbg !247

b49_fail3:
	%678 = icmp ugt i64 %361, %p21, !dbg !256
	br i1 %678, label %b49_fail4, label %b49_ok4, !dbg !256

b49_fail4:
	br label %fail, !dbg !256

b49_ok4:
	%679 = icmp ugt i64 %359, %361, !dbg !256
	br i1 %679, label %b49_fail5, label %b49_ok5, !dbg !256

b49_fail5:
	br label %fail, !dbg !256

b49_ok5:
	%680 = icmp uge i64 %353, %p15, !dbg !257
	br i1 %680, label %b49_fail6, label %b49_ok6, !dbg !257

b49_fail6:
	br label %fail, !dbg !257

b49_ok6:
	%681 = icmp uge i64 %353, %p17, !dbg !258
	br i1 %681, label %b49_fail7, label %b49_ok7, !dbg !258

b49_fail7:
	br label %fail, !dbg !258

b49_ok7:
	br label %fail, !dbg !259

b63_cold:
	%682 = phi i64 [ %683, %b64_cold ], [ %683, %b65_cold_ok1 ], [ -1, %b59 ], !dbg !270
	%683 = add nsw i64 %682, 1, !dbg !270
	%684 = icmp slt i64 %683, 4, !dbg !270
	br i1 %684, label %b64_cold, label %b66, !dbg !270

b64_cold:
	%685 = mul i64 %683, %149, !dbg !271
	%686 = add i64 %408, %685, !dbg !272
	%687 = icmp slt i64 %686, %386, !dbg !273
	br i1 %687, label %b65_cold, label %b63_cold, !dbg !273, !llvm.loop !277

b65_cold:
	%688 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %387, i64 %686, !dbg !274
	%689 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %688, i32 0, i32 0, !dbg !274
	%690 = icmp uge i64 %686, %386, !dbg !274
	br i1 %690, label %b65_cold_fail1, label %b65_cold_ok1, !dbg !274, !prof !17

b65_cold_fail1:
	br label %fail, !dbg !274

b65_cold_ok1:
	%691 = bitcast { float, float, float, float } addrspace(1)* %688 to <4 x float> addrspace(1)*, !dbg !274
	%692 = load <4 x float>, <4 x float> addrspace(1)* %691, align 16, !dbg !274
	%693 = extractelement <4 x float> %692, i32 0, !dbg !274
	%694 = extractelement <4 x float> %692, i32 1, !dbg !274
	%695 = extractelement <4 x float> %692, i32 2, !dbg !274
	%696 = extractelement <4 x float> %692, i32 3, !dbg !274
	%697 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %688, i32 0, i32 1, !dbg !274
	%698 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %688, i32 0, i32 2, !dbg !274
	%699 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %688, i32 0, i32 3, !dbg !274
	%700 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, i64 0, i64 %683, !dbg !275
	%701 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %700, i32 0, i32 0, !dbg !275
	%702 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %700, i32 0, i32 1, !dbg !275
	%703 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %700, i32 0, i32 2, !dbg !275
	%704 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %700, i32 0, i32 3, !dbg !275
	%705 = bitcast { float, float, float, float }* %700 to <4 x float>*, !dbg !275
	%706 = insertelement <4 x float> undef, float %693, i32 0, !dbg !275
	%707 = insertelement <4 x float> %706, float %694, i32 1, !dbg !275
	%708 = insertelement <4 x float> %707, float %695, i32 2, !dbg !275
	%709 = insertelement <4 x float> %708, float %696, i32 3, !dbg !275
	store <4 x float> %709, <4 x float>* %705, align 16, !dbg !275
	br label %b63_cold, !dbg !275, !llvm.loop !279

b69_fail1:
	br label %fail, !dbg !284

b73_fail1:
	br label %fail, !dbg !302

b74_fail1:
	%710 = icmp ne i64 %362, %357, !dbg !303
	br i1 %710, label %b74_fail2, label %b74_ok2, !dbg !303

b74_fail2:
	br label %fail, !dbg !303

b74_ok2:
	br label %fail, !dbg !303

b74_fail3:
	br label %fail, !dbg !303

b84_fail1:
	br label %fail, !dbg !321

b85_fail1:
	%711 = icmp ugt i64 %534, %p21, !dbg !327
	br i1 %711, label %b85_fail2, label %b85_ok2, !dbg !327

b85_fail2:
	br label %fail, !dbg !327

b85_ok2:
	br label %fail, !dbg !327

b87_fail1:
	%712 = icmp ugt i64 %550, %p7, !dbg !332
	br i1 %712, label %b87_fail2, label %b87_ok2, !dbg !332

b87_fail2:
	br label %fail, !dbg !332

b87_ok2:
	br label %fail, !dbg !332

b95_cold:
	%713 = phi i64 [ %763, %b99_cold_ok1 ], [ %145, %b89 ], !dbg !340
	%714 = icmp slt i64 %713, %581, !dbg !340
	br i1 %714, label %b96_cold, label %b100, !dbg !340

b96_cold:
	%715 = add i64 %573, %713, !dbg !341
	%716 = getelementptr inbounds float, float addrspace(1)* %6, i64 %522, !dbg !342
	%717 = icmp ugt i64 %533, %p13, !dbg !342
	%718 = icmp ugt i64 %522, %533, !dbg !342
	%719 = or i1 %717, %718, !dbg !342
	br i1 %719, label %b96_cold_fail1, label %b96_cold_ok1, !dbg !342, !prof !17

b96_cold_fail1:
	%720 = icmp ugt i64 %533, %p13, !dbg !342
	br i1 %720, label %b96_cold_fail2, label %b96_cold_ok2, !dbg !342

b96_cold_fail2:
	br label %fail, !dbg !342

b96_cold_ok2:
	br label %fail, !dbg !342

b96_cold_ok1:
	br label %b97_cold, !dbg !345

b97_cold:
	%721 = phi float [ 0.000000e+00, %b96_cold_ok1 ], [ %751, %b98_cold_ok1 ], !dbg !346
	%722 = phi float [ 0.000000e+00, %b96_cold_ok1 ], [ %749, %b98_cold_ok1 ], !dbg !346
	%723 = phi float [ 0.000000e+00, %b96_cold_ok1 ], [ %747, %b98_cold_ok1 ], !dbg !346
	%724 = phi float [ 0.000000e+00, %b96_cold_ok1 ], [ %745, %b98_cold_ok1 ], !dbg !346
	%725 = phi i64 [ -1, %b96_cold_ok1 ], [ %726, %b98_cold_ok1 ], !dbg !345
	%726 = add nsw i64 %725, 1, !dbg !345
	%727 = icmp slt i64 %726, %p3, !dbg !345
	br i1 %727, label %b98_cold, label %b99_cold, !dbg !345

b98_cold:
	%728 = mul i64 %726, %566, !dbg !348
	%729 = add i64 %728, %715, !dbg !349
	%730 = getelementptr inbounds float, float addrspace(1)* %716, i64 %726, !dbg !347
	%731 = icmp uge i64 %729, %551, !dbg !350
	br i1 %731, label %b98_cold_fail1, label %b98_cold_ok1, !dbg !350, !prof !17

b98_cold_fail1:
	br label %fail, !dbg !350

b98_cold_ok1:
	%732 = load float, float addrspace(1)* %730, align 4, !dbg !347
	%733 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %552, i64 %729, !dbg !350
	%734 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %733, i32 0, i32 0, !dbg !350
	%735 = bitcast { float, float, float, float } addrspace(1)* %733 to <4 x float> addrspace(1)*, !dbg !350
	%736 = load <4 x float>, <4 x float> addrspace(1)* %735, align 16, !dbg !350
	%737 = extractelement <4 x float> %736, i32 0, !dbg !350
	%738 = extractelement <4 x float> %736, i32 1, !dbg !350
	%739 = extractelement <4 x float> %736, i32 2, !dbg !350
	%740 = extractelement <4 x float> %736, i32 3, !dbg !350
	%741 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %733, i32 0, i32 1, !dbg !350
	%742 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %733, i32 0, i32 2, !dbg !350
	%743 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %733, i32 0, i32 3, !dbg !350
	%744 = call float @llvm.nvvm.mul.rn.f(float %732, float %737), !dbg !351
	%745 = fadd float %724, %744, !dbg !352
	%746 = call float @llvm.nvvm.mul.rn.f(float %732, float %738), !dbg !353
	%747 = fadd float %723, %746, !dbg !354
	%748 = call float @llvm.nvvm.mul.rn.f(float %732, float %739), !dbg !355
	%749 = fadd float %722, %748, !dbg !356
	%750 = call float @llvm.nvvm.mul.rn.f(float %732, float %740), !dbg !357
	%751 = fadd float %721, %750, !dbg !358
	br label %b97_cold, !dbg !359, !llvm.loop !364

b99_cold:
	%752 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %567, i64 %715, !dbg !362
	%753 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %752, i32 0, i32 0, !dbg !362
	%754 = icmp uge i64 %715, %566, !dbg !362
	br i1 %754, label %b99_cold_fail1, label %b99_cold_ok1, !dbg !362, !prof !17

b99_cold_fail1:
	br label %fail, !dbg !362

b99_cold_ok1:
	%755 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %752, i32 0, i32 1, !dbg !362
	%756 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %752, i32 0, i32 2, !dbg !362
	%757 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %752, i32 0, i32 3, !dbg !362
	%758 = bitcast { float, float, float, float } addrspace(1)* %752 to <4 x float> addrspace(1)*, !dbg !362
	%759 = insertelement <4 x float> undef, float %724, i32 0, !dbg !362
	%760 = insertelement <4 x float> %759, float %723, i32 1, !dbg !362
	%761 = insertelement <4 x float> %760, float %722, i32 2, !dbg !362
	%762 = insertelement <4 x float> %761, float %721, i32 3, !dbg !362
	store <4 x float> %762, <4 x float> addrspace(1)* %758, align 16, !dbg !362
	%763 = add i64 %713, %149, !dbg !340
	br label %b95_cold, !dbg !340, !llvm.loop !366

fail:
	%764 = phi i32 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 2, %b5_cold_fail1 ], [ 3, %b8_fail1 ], [ 4, %b11_fail1 ], [ 5, %b13_fail2 ], [ 6, %b13_ok2 ], [ 7, %b13_fail4 ], [ 8, %b13_ok4 ], [ 9, %b13_fail5 ], [ 10, %b15_fail1 ], [ 11, %b17 ], [ 12, %b20_fail2 ], [ 13, %b20_fail3 ], [ 14, %b20_ok3 ], [ 12, %b20_fail5 ], [ 13, %b20_fail6 ], [ 15, %b20_fail7 ], [ 16, %b20_ok7 ], [ 17, %b20_fail8 ], [ 18, %b23_fail1 ], [ 19, %b24_fail1 ], [ 20, %b25_fail1 ], [ 21, %b29_fail1 ], [ 23, %b36_fail1 ], [ 24, %b38 ], [ 25, %b41_fail1 ], [ 26, %b43_fail1 ], [ 27, %b45_fail1 ], [ 28, %b48_fail1 ], [ 12, %b49_fail2 ], [ 13, %b49_ok2 ], [ 12, %b49_fail4 ], [ 13, %b49_fail5 ], [ 30, %b49_fail6 ], [ 30, %b49_fail7 ], [ 30, %b49_ok7 ], [ 35, %b65_cold_fail1 ], [ 36, %b69_fail1 ], [ 37, %b73_fail1 ], [ 38, %b74_fail2 ], [ 39, %b74_ok2 ], [ 60, %b74_fail3 ], [ 34, %b76 ], [ 33, %b77 ], [ 32, %b78 ], [ 31, %b79 ], [ 40, %b84_fail1 ], [ 42, %b85_fail2 ], [ 43, %b85_ok2 ], [ 46, %b87_fail2 ], [ 47, %b87_ok2 ], [ 50, %b96_cold_fail2 ], [ 51, %b96_cold_ok2 ], [ 52, %b98_cold_fail1 ], [ 53, %b99_cold_fail1 ], [ 49, %b101 ], [ 48, %b102 ], [ 45, %b103 ], [ 44, %b104 ], !dbg !7
	%765 = phi i64 [ 0, %b0_fail1 ], [ %34, %b1_fail1 ], [ %666, %b5_cold_fail1 ], [ %72, %b8_fail1 ], [ %88, %b11_fail1 ], [ %117, %b13_fail2 ], [ %114, %b13_ok2 ], [ %125, %b13_fail4 ], [ %p2, %b13_ok4 ], [ %118, %b13_fail5 ], [ %154, %b15_fail1 ], [ 0, %b17 ], [ %180, %b20_fail2 ], [ %178, %b20_fail3 ], [ 0, %b20_ok3 ], [ %196, %b20_fail5 ], [ %194, %b20_fail6 ], [ %177, %b20_fail7 ], [ %181, %b20_ok7 ], [ %214, %b20_fail8 ], [ 1, %b23_fail1 ], [ 1, %b24_fail1 ], [ %238, %b25_fail1 ], [ %256, %b29_fail1 ], [ %254, %b36_fail1 ], [ 0, %b38 ], [ %120, %b41_fail1 ], [ %120, %b43_fail1 ], [ %321, %b45_fail1 ], [ %332, %b48_fail1 ], [ %343, %b49_fail2 ], [ %341, %b49_ok2 ], [ %361, %b49_fail4 ], [ %359, %b49_fail5 ], [ %353, %b49_fail6 ], [ %353, %b49_fail7 ], [ %348, %b49_ok7 ], [ %686, %b65_cold_fail1 ], [ %463, %b69_fail1 ], [ 0, %b73_fail1 ], [ %362, %b74_fail2 ], [ 0, %b74_ok2 ], [ %493, %b74_fail3 ], [ %398, %b76 ], [ %394, %b77 ], [ %382, %b78 ], [ %357, %b79 ], [ %525, %b84_fail1 ], [ %534, %b85_fail2 ], [ %532, %b85_ok2 ], [ %550, %b87_fail2 ], [ %548, %b87_ok2 ], [ %533, %b96_cold_fail2 ], [ %522, %b96_cold_ok2 ], [ %729, %b98_cold_fail1 ], [ %715, %b99_cold_fail1 ], [ %562, %b101 ], [ %553, %b102 ], [ %544, %b103 ], [ %535, %b104 ], !dbg !7
	%766 = phi i64 [ %p31, %b0_fail1 ], [ %37, %b1_fail1 ], [ %p29, %b5_cold_fail1 ], [ %34, %b8_fail1 ], [ %p23, %b11_fail1 ], [ %p11, %b13_fail2 ], [ %117, %b13_ok2 ], [ %p29, %b13_fail4 ], [ %126, %b13_ok4 ], [ %133, %b13_fail5 ], [ %p2, %b15_fail1 ], [ 0, %b17 ], [ %p19, %b20_fail2 ], [ %180, %b20_fail3 ], [ 0, %b20_ok3 ], [ %p9, %b20_fail5 ], [ %196, %b20_fail6 ], [ %p25, %b20_fail7 ], [ %197, %b20_ok7 ], [ %104, %b20_fail8 ], [ %p31, %b23_fail1 ], [ %p31, %b24_fail1 ], [ %133, %b25_fail1 ], [ %p23, %b29_fail1 ], [ %238, %b36_fail1 ], [ 0, %b38 ], [ %238, %b41_fail1 ], [ %238, %b43_fail1 ], [ %238, %b45_fail1 ], [ %p25, %b48_fail1 ], [ %p19, %b49_fail2 ], [ %343, %b49_ok2 ], [ %p21, %b49_fail4 ], [ %361, %b49_fail5 ], [ %p15, %b49_fail6 ], [ %p17, %b49_fail7 ], [ %p27, %b49_ok7 ], [ %386, %b65_cold_fail1 ], [ %407, %b69_fail1 ], [ 0, %b73_fail1 ], [ %357, %b74_fail2 ], [ 0, %b74_ok2 ], [ %149, %b74_fail3 ], [ 16, %b76 ], [ 4, %b77 ], [ 16, %b78 ], [ 4, %b79 ], [ %p27, %b84_fail1 ], [ %p21, %b85_fail2 ], [ %534, %b85_ok2 ], [ %p7, %b87_fail2 ], [ %550, %b87_ok2 ], [ %p13, %b96_cold_fail2 ], [ %533, %b96_cold_ok2 ], [ %551, %b98_cold_fail1 ], [ %566, %b99_cold_fail1 ], [ 16, %b101 ], [ 4, %b102 ], [ 16, %b103 ], [ 4, %b104 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %764, i64 %765, i64 %766), !dbg !7
	ret void, !dbg !7
}

define void @Route(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i8 zeroext %p5, float* %p6, i64 %p7, i32* %p8, i64 %p9, float* %p10, i64 %p11, i8* %ctrl) nounwind !dbg !370 {
entry:
	%0 = icmp ne i8 %p5, 0, !dbg !371
	br label %b0, !dbg !371

b0:
	%1 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !371
	%2 = addrspacecast i32* %p8 to i32 addrspace(1)*, !dbg !371
	%3 = addrspacecast float* %p10 to float addrspace(1)*, !dbg !371
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !372, !range !22
	%5 = sext i32 %4 to i64, !dbg !372
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !372, !range !23
	%7 = sext i32 %6 to i64, !dbg !372
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !373, !range !32
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !373, !range !32
	%10 = mul i32 %8, %9, !dbg !373
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !373, !range !33
	%12 = mul i32 %10, %11, !dbg !373
	%13 = sext i32 %12 to i64, !dbg !373
	%14 = mul i64 %5, %13, !dbg !374
	%15 = sdiv i64 %14, 32, !dbg !375
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !376, !range !20
	%17 = sext i32 %16 to i64, !dbg !376
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !376, !range !368
	%19 = sext i32 %18 to i64, !dbg !376
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !376, !range !368
	%21 = sext i32 %20 to i64, !dbg !376
	%22 = mul i64 %7, %21, !dbg !376
	%23 = add i64 %19, %22, !dbg !376
	%24 = mul i64 %5, %23, !dbg !376
	%25 = add i64 %17, %24, !dbg !376
	%26 = mul i64 %25, %13, !dbg !376
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !376, !range !30
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !376, !range !30
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !376, !range !31
	%30 = mul i32 %9, %29, !dbg !376
	%31 = add i32 %28, %30, !dbg !376
	%32 = mul i32 %8, %31, !dbg !376
	%33 = add i32 %27, %32, !dbg !376
	%34 = sext i32 %33 to i64, !dbg !376
	%35 = add i64 %26, %34, !dbg !376
	%36 = sdiv i64 %35, 32, !dbg !377
	%37 = icmp slt i64 0, %p3, !dbg !378
	%38 = and i32 %33, -32, !dbg !379
	%39 = sub i32 %12, %38, !dbg !379
	%40 = icmp slt i32 %39, 32, !dbg !379
	%41 = select i1 %40, i32 %39, i32 32, !dbg !379
	%42 = sext i32 %41 to i64, !dbg !379
	%43 = icmp eq i64 %42, 32, !dbg !387
	br label %b1, !dbg !377

b1:
	%44 = phi i64 [ %36, %b0 ], [ %157, %b28 ], !dbg !388
	%45 = icmp slt i64 %44, %p0, !dbg !389
	br i1 %45, label %b2, label %b29, !dbg !389

b2:
	%46 = mul i64 %44, %p2, !dbg !390
	%47 = add nsw i64 %44, 1, !dbg !391
	%48 = mul i64 %47, %p2, !dbg !392
	%49 = sub i64 %48, %46, !dbg !393
	%50 = getelementptr inbounds float, float addrspace(1)* %1, i64 %46, !dbg !393
	%51 = mul i64 %44, %p3, !dbg !394
	%52 = icmp ugt i64 %48, %p7, !dbg !393
	%53 = icmp ugt i64 %46, %48, !dbg !393
	%54 = or i1 %52, %53, !dbg !393
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !393, !prof !17

b2_ok1:
	br i1 %37, label %b3, label %b25, !dbg !378

b3:
	%55 = phi i64 [ %131, %b24 ], [ -1, %b2_ok1 ], !dbg !378
	%56 = phi float [ %135, %b24 ], [ 0.000000e+00, %b2_ok1 ], !dbg !378
	%57 = phi i64 [ %144, %b24 ], [ 0, %b2_ok1 ], !dbg !378
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !395, !range !168
	%59 = sext i32 %58 to i64, !dbg !395
	%60 = icmp ule i64 %42, 281474976710655, !dbg !395
	br i1 %60, label %b4, label %b8_cold, !dbg !395, !prof !35

b4:
	%61 = phi i64 [ 0, %b3 ], [ %76, %b7 ], !dbg !395
	%62 = phi i64 [ %59, %b3 ], [ %77, %b7 ], !dbg !395
	%63 = icmp slt i64 %62, %p2, !dbg !395
	br i1 %63, label %b5, label %b12, !dbg !395

b5:
	%64 = getelementptr inbounds float, float addrspace(1)* %50, i64 %62, !dbg !396
	%65 = load float, float addrspace(1)* %64, align 4, !dbg !396
	%66 = bitcast float %65 to i32, !dbg !399
	%67 = zext i32 %66 to i64, !dbg !399
	%68 = shl i64 %67, 32, !dbg !400
	%69 = trunc i64 %62 to i32, !dbg !401
	%70 = xor i32 %69, -1, !dbg !402
	%71 = zext i32 %70 to i64, !dbg !403
	%72 = or i64 %68, %71, !dbg !404
	%73 = icmp ult i64 %72, %55, !dbg !405
	br i1 %73, label %b6, label %b7, !dbg !405

b6:
	%74 = icmp ugt i64 %61, %72, !dbg !406
	%75 = select i1 %74, i64 %61, i64 %72, !dbg !406
	br label %b7, !dbg !407

b7:
	%76 = phi i64 [ %61, %b5 ], [ %75, %b6 ], !dbg !408
	%77 = add i64 %62, %42, !dbg !395
	br label %b4, !dbg !395

b12:
	%78 = phi i64 [ %61, %b4 ], [ %159, %b8_cold ], !dbg !411
	br i1 %43, label %b13, label %b15, !dbg !387

b13:
	%79 = phi i64 [ %95, %b14 ], [ %78, %b12 ], !dbg !412
	%80 = phi i64 [ %96, %b14 ], [ 16, %b12 ], !dbg !413
	%81 = icmp sgt i64 %80, 0, !dbg !414
	br i1 %81, label %b14, label %b22, !dbg !414

b14:
	%82 = trunc i64 %80 to i32, !dbg !415
	%83 = trunc i64 %79 to i32, !dbg !415
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !415
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !415
	%86 = lshr i64 %79, 32, !dbg !415
	%87 = trunc i64 %86 to i32, !dbg !415
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %87, i32 %82, i32 31), !dbg !415
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !415
	%90 = zext i32 %89 to i64, !dbg !415
	%91 = shl i64 %90, 32, !dbg !415
	%92 = zext i32 %85 to i64, !dbg !415
	%93 = or i64 %92, %91, !dbg !415
	%94 = icmp ugt i64 %79, %93, !dbg !416
	%95 = select i1 %94, i64 %79, i64 %93, !dbg !416
	%96 = sdiv i64 %80, 2, !dbg !417
	br label %b13, !dbg !417

b15:
	%97 = phi i64 [ %118, %b20 ], [ %78, %b12 ], !dbg !412
	%98 = phi i64 [ %119, %b20 ], [ 16, %b12 ], !dbg !418
	%99 = icmp sgt i64 %98, 0, !dbg !419
	br i1 %99, label %b16, label %b21, !dbg !419

b16:
	%100 = add i64 %59, %98, !dbg !420
	%101 = icmp sge i64 %100, %42, !dbg !421
	br i1 %101, label %b17, label %b18, !dbg !421

b17:
	br label %b18, !dbg !421

b18:
	%102 = phi i64 [ %100, %b16 ], [ %59, %b17 ], !dbg !422
	%103 = trunc i64 %102 to i32, !dbg !423
	%104 = trunc i64 %97 to i32, !dbg !423
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 %103, i32 31), !dbg !423
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !423
	%107 = lshr i64 %97, 32, !dbg !423
	%108 = trunc i64 %107 to i32, !dbg !423
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 %103, i32 31), !dbg !423
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !423
	%111 = zext i32 %110 to i64, !dbg !423
	%112 = shl i64 %111, 32, !dbg !423
	%113 = zext i32 %106 to i64, !dbg !423
	%114 = or i64 %113, %112, !dbg !423
	%115 = icmp ne i64 %102, %59, !dbg !424
	br i1 %115, label %b19, label %b20, !dbg !424

b19:
	%116 = icmp ugt i64 %97, %114, !dbg !416
	%117 = select i1 %116, i64 %97, i64 %114, !dbg !416
	br label %b20, !dbg !425

b20:
	%118 = phi i64 [ %97, %b18 ], [ %117, %b19 ], !dbg !412
	%119 = sdiv i64 %98, 2, !dbg !426
	br label %b15, !dbg !426

b21:
	%120 = trunc i64 %97 to i32, !dbg !427
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %120, i32 0, i32 31), !dbg !427
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !427
	%123 = lshr i64 %97, 32, !dbg !427
	%124 = trunc i64 %123 to i32, !dbg !427
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 0, i32 31), !dbg !427
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !427
	%127 = zext i32 %126 to i64, !dbg !427
	%128 = shl i64 %127, 32, !dbg !427
	%129 = zext i32 %122 to i64, !dbg !427
	%130 = or i64 %129, %128, !dbg !427
	br label %b22, !dbg !428

b22:
	%131 = phi i64 [ %79, %b13 ], [ %130, %b21 ], !dbg !386
	%132 = lshr i64 %131, 32, !dbg !429
	%133 = trunc i64 %132 to i32, !dbg !430
	%134 = bitcast i32 %133 to float, !dbg !430
	%135 = fadd float %56, %134, !dbg !431
	%136 = icmp eq i64 %59, 0, !dbg !432
	br i1 %136, label %b23, label %b24, !dbg !432

b23:
	%137 = add i64 %51, %57, !dbg !433
	%138 = trunc i64 %131 to i32, !dbg !435
	%139 = xor i32 %138, -1, !dbg !436
	%140 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %137, !dbg !434
	%141 = icmp uge i64 %137, %p9, !dbg !434
	br i1 %141, label %b23_fail1, label %b23_ok1, !dbg !434, !prof !17

b23_ok1:
	store i32 %139, i32 addrspace(1)* %140, align 4, !dbg !434
	%142 = getelementptr inbounds float, float addrspace(1)* %3, i64 %137, !dbg !438
	%143 = icmp uge i64 %137, %p11, !dbg !438
	br i1 %143, label %b23_fail2, label %b23_ok2, !dbg !438, !prof !17

b23_ok2:
	store float %134, float addrspace(1)* %142, align 4, !dbg !438
	br label %b24, !dbg !438

b24:
	%144 = add i64 %57, 1, !dbg !438
	%145 = icmp slt i64 %144, %p3, !dbg !438
	br i1 %145, label %b3, label %b25, !dbg !438

b25:
	%146 = phi float [ 0.000000e+00, %b2_ok1 ], [ %135, %b24 ], !dbg !439
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !439
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !379, !range !168
	%148 = sext i32 %147 to i64, !dbg !379
	br label %b26, !dbg !379

b26:
	%149 = phi i64 [ %148, %b25 ], [ %156, %b27_ok1 ], !dbg !379
	%150 = icmp slt i64 %149, %p3, !dbg !379
	br i1 %150, label %b27, label %b28, !dbg !379

b27:
	%151 = add i64 %51, %149, !dbg !440
	%152 = getelementptr inbounds float, float addrspace(1)* %3, i64 %151, !dbg !441
	%153 = icmp uge i64 %151, %p11, !dbg !441
	br i1 %153, label %b27_fail1, label %b27_ok1, !dbg !441, !prof !17

b27_ok1:
	%154 = load float, float addrspace(1)* %152, align 4, !dbg !441
	%155 = fdiv float %154, %146, !dbg !442
	store float %155, float addrspace(1)* %152, align 4, !dbg !441
	%156 = add i64 %149, %42, !dbg !379
	br label %b26, !dbg !379

b28:
	%157 = add i64 %44, %15, !dbg !443
	br label %b1, !dbg !443

b29:
	ret void, !dbg !443

b2_fail1:
	%158 = icmp ugt i64 %48, %p7, !dbg !393
	br i1 %158, label %b2_fail2, label %b2_ok2, !dbg !393

b2_fail2:
	br label %fail, !dbg !393

b2_ok2:
	br label %fail, !dbg !393

b8_cold:
	%159 = phi i64 [ %175, %b11_cold ], [ 0, %b3 ], !dbg !395
	%160 = phi i64 [ %176, %b11_cold ], [ %59, %b3 ], !dbg !395
	%161 = icmp slt i64 %160, %p2, !dbg !395
	br i1 %161, label %b9_cold, label %b12, !dbg !395

b9_cold:
	%162 = getelementptr inbounds float, float addrspace(1)* %50, i64 %160, !dbg !396
	%163 = icmp uge i64 %160, %49, !dbg !396
	br i1 %163, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !396, !prof !17

b9_cold_fail1:
	br label %fail, !dbg !396

b9_cold_ok1:
	%164 = load float, float addrspace(1)* %162, align 4, !dbg !396
	%165 = bitcast float %164 to i32, !dbg !399
	%166 = zext i32 %165 to i64, !dbg !399
	%167 = shl i64 %166, 32, !dbg !400
	%168 = trunc i64 %160 to i32, !dbg !401
	%169 = xor i32 %168, -1, !dbg !402
	%170 = zext i32 %169 to i64, !dbg !403
	%171 = or i64 %167, %170, !dbg !404
	%172 = icmp ult i64 %171, %55, !dbg !405
	br i1 %172, label %b10_cold, label %b11_cold, !dbg !405

b10_cold:
	%173 = icmp ugt i64 %159, %171, !dbg !406
	%174 = select i1 %173, i64 %159, i64 %171, !dbg !406
	br label %b11_cold, !dbg !407

b11_cold:
	%175 = phi i64 [ %159, %b9_cold_ok1 ], [ %174, %b10_cold ], !dbg !408
	%176 = add i64 %160, %42, !dbg !395
	br label %b8_cold, !dbg !395, !llvm.loop !410

b23_fail1:
	br label %fail, !dbg !434

b23_fail2:
	br label %fail, !dbg !438

b27_fail1:
	br label %fail, !dbg !441

fail:
	%177 = phi i32 [ 54, %b2_fail2 ], [ 55, %b2_ok2 ], [ 56, %b9_cold_fail1 ], [ 57, %b23_fail1 ], [ 58, %b23_fail2 ], [ 59, %b27_fail1 ], !dbg !371
	%178 = phi i64 [ %48, %b2_fail2 ], [ %46, %b2_ok2 ], [ %160, %b9_cold_fail1 ], [ %137, %b23_fail1 ], [ %137, %b23_fail2 ], [ %151, %b27_fail1 ], !dbg !371
	%179 = phi i64 [ %p7, %b2_fail2 ], [ %48, %b2_ok2 ], [ %49, %b9_cold_fail1 ], [ %p9, %b23_fail1 ], [ %p11, %b23_fail2 ], [ %p11, %b27_fail1 ], !dbg !371
	call void @gpuc_fail(i8* %ctrl, i32 %177, i64 %178, i64 %179), !dbg !371
	ret void, !dbg !371
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !20
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !30
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !368
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !30
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !368
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !31
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare void @llvm.nvvm.bar.warp.sync(i32 %a0) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!444, !445, !446, !447, !448, !449, !450, !451, !452, !453}
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
!14 = distinct !DISubprogram(name: "Epoch", scope: !13, file: !13, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!15 = !DILocation(line: 60, column: 22, scope: !6)
!16 = !DILocation(line: 17, column: 49, scope: !14, inlinedAt: !15)
!17 = !{!"branch_weights", i32 1, i32 1048576}
!18 = !DILocation(line: 17, column: 53, scope: !14, inlinedAt: !15)
!19 = !DILocation(line: 61, column: 15, scope: !6)
!20 = !{i32 0, i32 2147483647}
!21 = !DILocation(line: 61, column: 32, scope: !6)
!22 = !{i32 1, i32 -2147483648}
!23 = !{i32 1, i32 65536}
!24 = !DILocation(line: 61, column: 36, scope: !6)
!25 = !DILocation(line: 61, column: 20, scope: !6)
!26 = !DILocation(line: 12, column: 19, scope: !9, inlinedAt: !10)
!27 = !DILocation(line: 13, column: 36, scope: !9, inlinedAt: !10)
!28 = !DILocation(line: 13, column: 39, scope: !9, inlinedAt: !10)
!29 = !DILocation(line: 14, column: 33, scope: !9, inlinedAt: !10)
!30 = !{i32 0, i32 1024}
!31 = !{i32 0, i32 64}
!32 = !{i32 1, i32 1025}
!33 = !{i32 1, i32 65}
!34 = !DILocation(line: 16, column: 28, scope: !9, inlinedAt: !10)
!35 = !{!"branch_weights", i32 1048576, i32 1}
!36 = !DILocation(line: 15, column: 9, scope: !9, inlinedAt: !10)
!37 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!38 = !DILocation(line: 16, column: 15, scope: !9, inlinedAt: !10)
!39 = !DILocation(line: 88, column: 54, scope: !37, inlinedAt: !38)
!40 = !DILocation(line: 88, column: 48, scope: !37, inlinedAt: !38)
!41 = !DILocation(line: 88, column: 58, scope: !37, inlinedAt: !38)
!42 = !DILocation(line: 16, column: 31, scope: !9, inlinedAt: !10)
!43 = !DILocation(line: 16, column: 10, scope: !9, inlinedAt: !10)
!44 = !{!"llvm.loop.unroll.disable"}
!45 = distinct !{!45, !44}
!46 = !DILocation(line: 18, column: 16, scope: !9, inlinedAt: !10)
!47 = !DILocation(line: 19, column: 33, scope: !9, inlinedAt: !10)
!48 = !DILocation(line: 20, column: 42, scope: !9, inlinedAt: !10)
!49 = !DILocation(line: 20, column: 35, scope: !9, inlinedAt: !10)
!50 = !DILocation(line: 20, column: 24, scope: !9, inlinedAt: !10)
!51 = !DILocation(line: 22, column: 16, scope: !9, inlinedAt: !10)
!52 = !DILocation(line: 23, column: 33, scope: !9, inlinedAt: !10)
!53 = !DILocation(line: 24, column: 37, scope: !9, inlinedAt: !10)
!54 = !DILocation(line: 88, column: 54, scope: !37, inlinedAt: !53)
!55 = !DILocation(line: 88, column: 48, scope: !37, inlinedAt: !53)
!56 = !DILocation(line: 88, column: 58, scope: !37, inlinedAt: !53)
!57 = !DILocation(line: 24, column: 53, scope: !9, inlinedAt: !10)
!58 = !DILocation(line: 24, column: 57, scope: !9, inlinedAt: !10)
!59 = !DILocation(line: 24, column: 51, scope: !9, inlinedAt: !10)
!60 = !DILocation(line: 24, column: 61, scope: !9, inlinedAt: !10)
!61 = !DILocation(line: 24, column: 32, scope: !9, inlinedAt: !10)
!62 = !DILocation(line: 24, column: 89, scope: !9, inlinedAt: !10)
!63 = !DILocation(line: 24, column: 82, scope: !9, inlinedAt: !10)
!64 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!65 = !DILocation(line: 24, column: 71, scope: !9, inlinedAt: !10)
!66 = !DILocation(line: 82, column: 53, scope: !64, inlinedAt: !65)
!67 = !DILocation(line: 82, column: 66, scope: !64, inlinedAt: !65)
!68 = !DILocation(line: 82, column: 58, scope: !64, inlinedAt: !65)
!69 = !DILocation(line: 24, column: 114, scope: !9, inlinedAt: !10)
!70 = !DILocation(line: 24, column: 17, scope: !9, inlinedAt: !10)
!71 = !DILocation(line: 26, column: 16, scope: !9, inlinedAt: !10)
!72 = distinct !DISubprogram(name: "dispatch", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!73 = !DILocation(line: 64, column: 10, scope: !6)
!74 = !DILocation(line: 33, column: 23, scope: !72, inlinedAt: !73)
!75 = !DILocation(line: 33, column: 40, scope: !72, inlinedAt: !73)
!76 = !DILocation(line: 34, column: 24, scope: !72, inlinedAt: !73)
!77 = !DILocation(line: 34, column: 40, scope: !72, inlinedAt: !73)
!78 = !DILocation(line: 34, column: 45, scope: !72, inlinedAt: !73)
!79 = !DILocation(line: 35, column: 26, scope: !72, inlinedAt: !73)
!80 = !DILocation(line: 35, column: 11, scope: !72, inlinedAt: !73)
!81 = !DILocation(line: 36, column: 14, scope: !72, inlinedAt: !73)
!82 = !DILocation(line: 36, column: 11, scope: !72, inlinedAt: !73)
!83 = !DILocation(line: 37, column: 16, scope: !72, inlinedAt: !73)
!84 = !DILocation(line: 38, column: 31, scope: !72, inlinedAt: !73)
!85 = !DILocation(line: 38, column: 23, scope: !72, inlinedAt: !73)
!86 = !DILocation(line: 88, column: 54, scope: !37, inlinedAt: !85)
!87 = !DILocation(line: 88, column: 48, scope: !37, inlinedAt: !85)
!88 = !DILocation(line: 88, column: 58, scope: !37, inlinedAt: !85)
!89 = !DILocation(line: 38, column: 18, scope: !72, inlinedAt: !73)
!90 = !DILocation(line: 38, column: 45, scope: !72, inlinedAt: !73)
!91 = !DILocation(line: 39, column: 34, scope: !72, inlinedAt: !73)
!92 = !DILocation(line: 39, column: 37, scope: !72, inlinedAt: !73)
!93 = !DILocation(line: 40, column: 33, scope: !72, inlinedAt: !73)
!94 = !DILocation(line: 41, column: 16, scope: !72, inlinedAt: !73)
!95 = !DILocation(line: 41, column: 11, scope: !72, inlinedAt: !73)
!96 = !DILocation(line: 42, column: 33, scope: !72, inlinedAt: !73)
!97 = !DILocation(line: 42, column: 23, scope: !72, inlinedAt: !73)
!98 = !DILocation(line: 43, column: 20, scope: !72, inlinedAt: !73)
!99 = !DILocation(line: 43, column: 26, scope: !72, inlinedAt: !73)
!100 = !DILocation(line: 43, column: 13, scope: !72, inlinedAt: !73)
!101 = !DILocation(line: 44, column: 21, scope: !72, inlinedAt: !73)
!102 = !DILocation(line: 44, column: 25, scope: !72, inlinedAt: !73)
!103 = !DILocation(line: 44, column: 29, scope: !72, inlinedAt: !73)
!104 = !DILocation(line: 44, column: 33, scope: !72, inlinedAt: !73)
!105 = !DILocation(line: 44, column: 18, scope: !72, inlinedAt: !73)
!106 = !DILocation(line: 44, column: 44, scope: !72, inlinedAt: !73)
!107 = !DILocation(line: 44, column: 7, scope: !72, inlinedAt: !73)
!108 = !DILocation(line: 46, column: 16, scope: !72, inlinedAt: !73)
!109 = !DILocation(line: 47, column: 22, scope: !72, inlinedAt: !73)
!110 = !DILocation(line: 48, column: 50, scope: !72, inlinedAt: !73)
!111 = distinct !DISubprogram(name: "Layer.row", scope: !1, file: !1, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!112 = !DILocation(line: 48, column: 38, scope: !72, inlinedAt: !73)
!113 = !DILocation(line: 78, column: 18, scope: !111, inlinedAt: !112)
!114 = !DILocation(line: 78, column: 31, scope: !111, inlinedAt: !112)
!115 = !DILocation(line: 78, column: 34, scope: !111, inlinedAt: !112)
!116 = !DILocation(line: 78, column: 16, scope: !111, inlinedAt: !112)
!117 = !DILocation(line: 48, column: 78, scope: !72, inlinedAt: !73)
!118 = !DILocation(line: 48, column: 75, scope: !72, inlinedAt: !73)
!119 = !DILocation(line: 48, column: 63, scope: !72, inlinedAt: !73)
!120 = !DILocation(line: 78, column: 18, scope: !111, inlinedAt: !119)
!121 = !DILocation(line: 78, column: 31, scope: !111, inlinedAt: !119)
!122 = !DILocation(line: 78, column: 34, scope: !111, inlinedAt: !119)
!123 = !DILocation(line: 78, column: 16, scope: !111, inlinedAt: !119)
!124 = !DILocation(line: 49, column: 16, scope: !72, inlinedAt: !73)
!125 = !DILocation(line: 48, column: 21, scope: !72, inlinedAt: !73)
!126 = !DILocation(line: 49, column: 32, scope: !72, inlinedAt: !73)
!127 = !DILocation(line: 82, column: 53, scope: !64, inlinedAt: !126)
!128 = !DILocation(line: 82, column: 66, scope: !64, inlinedAt: !126)
!129 = !DILocation(line: 82, column: 58, scope: !64, inlinedAt: !126)
!130 = !DILocation(line: 49, column: 72, scope: !72, inlinedAt: !73)
!131 = !DILocation(line: 49, column: 67, scope: !72, inlinedAt: !73)
!132 = !DILocation(line: 49, column: 76, scope: !72, inlinedAt: !73)
!133 = distinct !DISubprogram(name: "Advance", scope: !13, file: !13, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!134 = !DILocation(line: 65, column: 15, scope: !6)
!135 = !DILocation(line: 24, column: 16, scope: !133, inlinedAt: !134)
!136 = !DILocation(line: 25, column: 41, scope: !133, inlinedAt: !134)
!137 = !DILocation(line: 25, column: 22, scope: !133, inlinedAt: !134)
!138 = !DILocation(line: 28, column: 26, scope: !133, inlinedAt: !134)
!139 = !DILocation(line: 28, column: 42, scope: !133, inlinedAt: !134)
!140 = !DILocation(line: 29, column: 12, scope: !133, inlinedAt: !134)
!141 = !DILocation(line: 29, column: 50, scope: !133, inlinedAt: !134)
!142 = !DILocation(line: 29, column: 40, scope: !133, inlinedAt: !134)
!143 = !DILocation(line: 29, column: 103, scope: !133, inlinedAt: !134)
!144 = !DILocation(line: 29, column: 96, scope: !133, inlinedAt: !134)
!145 = !DILocation(line: 29, column: 87, scope: !133, inlinedAt: !134)
!146 = !DILocation(line: 32, column: 7, scope: !133, inlinedAt: !134)
!147 = !DILocation(line: 33, column: 7, scope: !133, inlinedAt: !134)
!148 = !DILocation(line: 33, column: 2, scope: !133, inlinedAt: !134)
!149 = !DIFile(filename: "apply.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!150 = distinct !DISubprogram(name: "apply", scope: !149, file: !149, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!151 = !DILocation(line: 66, column: 7, scope: !6)
!152 = !DILocation(line: 12, column: 52, scope: !150, inlinedAt: !151)
!153 = !DILocation(line: 12, column: 39, scope: !150, inlinedAt: !151)
!154 = distinct !DISubprogram(name: "awaitCounts", scope: !149, file: !149, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!155 = !DILocation(line: 13, column: 13, scope: !150, inlinedAt: !151)
!156 = !DILocation(line: 30, column: 37, scope: !154, inlinedAt: !155)
!157 = !DILocation(line: 42, column: 38, scope: !154, inlinedAt: !155)
!158 = !DILocation(line: 42, column: 40, scope: !154, inlinedAt: !155)
!159 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!160 = distinct !DISubprogram(name: "Broadcast", scope: !159, file: !159, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!161 = !DILocation(line: 42, column: 23, scope: !154, inlinedAt: !155)
!162 = !DILocation(line: 36, column: 10, scope: !160, inlinedAt: !161)
!163 = !DILocation(line: 40, column: 17, scope: !160, inlinedAt: !161)
!164 = !DILocation(line: 31, column: 10, scope: !154, inlinedAt: !155)
!165 = !DILocation(line: 32, column: 7, scope: !154, inlinedAt: !155)
!166 = !DILocation(line: 32, column: 23, scope: !154, inlinedAt: !155)
!167 = !DILocation(line: 33, column: 26, scope: !154, inlinedAt: !155)
!168 = !{i32 0, i32 32}
!169 = !DILocation(line: 33, column: 19, scope: !154, inlinedAt: !155)
!170 = !DILocation(line: 34, column: 12, scope: !154, inlinedAt: !155)
!171 = !DILocation(line: 35, column: 42, scope: !154, inlinedAt: !155)
!172 = !DILocation(line: 35, column: 22, scope: !154, inlinedAt: !155)
!173 = !DILocation(line: 36, column: 67, scope: !154, inlinedAt: !155)
!174 = !DILocation(line: 82, column: 53, scope: !64, inlinedAt: !173)
!175 = !DILocation(line: 36, column: 42, scope: !154, inlinedAt: !155)
!176 = distinct !DISubprogram(name: "said", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!177 = !DILocation(line: 36, column: 13, scope: !154, inlinedAt: !155)
!178 = !DILocation(line: 85, column: 46, scope: !176, inlinedAt: !177)
!179 = !DILocation(line: 85, column: 40, scope: !176, inlinedAt: !177)
!180 = !DILocation(line: 33, column: 10, scope: !154, inlinedAt: !155)
!181 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!182 = distinct !DISubprogram(name: "scan", scope: !181, file: !181, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!183 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !181, file: !181, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!184 = !DILocation(line: 38, column: 37, scope: !154, inlinedAt: !155)
!185 = !DILocation(line: 6, column: 21, scope: !183, inlinedAt: !184)
!186 = !DILocation(line: 25, column: 16, scope: !182, inlinedAt: !185)
!187 = !DILocation(line: 23, column: 48, scope: !182, inlinedAt: !185)
!188 = !DILocation(line: 26, column: 6, scope: !182, inlinedAt: !185)
!189 = !DILocation(line: 26, column: 24, scope: !182, inlinedAt: !185)
!190 = !DILocation(line: 27, column: 24, scope: !182, inlinedAt: !185)
!191 = !DILocation(line: 27, column: 44, scope: !182, inlinedAt: !185)
!192 = !DILocation(line: 28, column: 4, scope: !182, inlinedAt: !185)
!193 = !DILocation(line: 26, column: 37, scope: !182, inlinedAt: !185)
!194 = !DILocation(line: 38, column: 15, scope: !154, inlinedAt: !155)
!195 = !DILocation(line: 39, column: 12, scope: !154, inlinedAt: !155)
!196 = !DILocation(line: 40, column: 11, scope: !154, inlinedAt: !155)
!197 = !DILocation(line: 40, column: 30, scope: !154, inlinedAt: !155)
!198 = !DILocation(line: 40, column: 25, scope: !154, inlinedAt: !155)
!199 = !DILocation(line: 37, column: 8, scope: !160, inlinedAt: !161)
!200 = !DILocation(line: 32, column: 32, scope: !154, inlinedAt: !155)
!201 = !DILocation(line: 44, column: 12, scope: !154, inlinedAt: !155)
!202 = !DILocation(line: 44, column: 15, scope: !154, inlinedAt: !155)
!203 = !DILocation(line: 45, column: 10, scope: !154, inlinedAt: !155)
!204 = !DILocation(line: 45, column: 25, scope: !154, inlinedAt: !155)
!205 = !DILocation(line: 48, column: 16, scope: !154, inlinedAt: !155)
!206 = !DILocation(line: 14, column: 27, scope: !150, inlinedAt: !151)
!207 = !DILocation(line: 18, column: 15, scope: !150, inlinedAt: !151)
!208 = distinct !DISubprogram(name: "applyRow", scope: !149, file: !149, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!209 = !DILocation(line: 23, column: 11, scope: !150, inlinedAt: !151)
!210 = !DILocation(line: 73, column: 32, scope: !208, inlinedAt: !209)
!211 = !DILocation(line: 78, column: 47, scope: !208, inlinedAt: !209)
!212 = !DILocation(line: 15, column: 24, scope: !150, inlinedAt: !151)
!213 = !DILocation(line: 15, column: 6, scope: !150, inlinedAt: !151)
!214 = !DILocation(line: 15, column: 41, scope: !150, inlinedAt: !151)
!215 = !DILocation(line: 15, column: 34, scope: !150, inlinedAt: !151)
!216 = !DILocation(line: 15, column: 29, scope: !150, inlinedAt: !151)
!217 = distinct !DISubprogram(name: "find", scope: !149, file: !149, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!218 = !DILocation(line: 16, column: 15, scope: !150, inlinedAt: !151)
!219 = !DILocation(line: 53, column: 2, scope: !217, inlinedAt: !218)
!220 = !DILocation(line: 53, column: 8, scope: !217, inlinedAt: !218)
!221 = !DILocation(line: 54, column: 12, scope: !217, inlinedAt: !218)
!222 = !DILocation(line: 54, column: 18, scope: !217, inlinedAt: !218)
!223 = !DILocation(line: 55, column: 22, scope: !217, inlinedAt: !218)
!224 = !DILocation(line: 55, column: 32, scope: !217, inlinedAt: !218)
!225 = !DILocation(line: 55, column: 47, scope: !217, inlinedAt: !218)
!226 = !DILocation(line: 55, column: 40, scope: !217, inlinedAt: !218)
!227 = !DILocation(line: 55, column: 57, scope: !217, inlinedAt: !218)
!228 = !DILocation(line: 17, column: 14, scope: !150, inlinedAt: !151)
!229 = !DILocation(line: 17, column: 24, scope: !150, inlinedAt: !151)
!230 = !DILocation(line: 17, column: 40, scope: !150, inlinedAt: !151)
!231 = !DILocation(line: 17, column: 33, scope: !150, inlinedAt: !151)
!232 = !DILocation(line: 17, column: 28, scope: !150, inlinedAt: !151)
!233 = !DILocation(line: 19, column: 60, scope: !150, inlinedAt: !151)
!234 = !DILocation(line: 19, column: 84, scope: !150, inlinedAt: !151)
!235 = !DILocation(line: 82, column: 53, scope: !64, inlinedAt: !234)
!236 = !DILocation(line: 19, column: 44, scope: !150, inlinedAt: !151)
!237 = !DILocation(line: 19, column: 22, scope: !150, inlinedAt: !151)
!238 = !DILocation(line: 85, column: 46, scope: !176, inlinedAt: !237)
!239 = !DILocation(line: 85, column: 40, scope: !176, inlinedAt: !237)
!240 = !DILocation(line: 19, column: 17, scope: !150, inlinedAt: !151)
!241 = !DILocation(line: 19, column: 4, scope: !150, inlinedAt: !151)
!242 = !DILocation(line: 21, column: 9, scope: !150, inlinedAt: !151)
!243 = !DILocation(line: 23, column: 23, scope: !150, inlinedAt: !151)
!244 = !DILocation(line: 78, column: 18, scope: !111, inlinedAt: !243)
!245 = !DILocation(line: 78, column: 31, scope: !111, inlinedAt: !243)
!246 = !DILocation(line: 78, column: 34, scope: !111, inlinedAt: !243)
!247 = !DILocation(line: 78, column: 16, scope: !111, inlinedAt: !243)
!248 = !DILocation(line: 22, column: 27, scope: !150, inlinedAt: !151)
!249 = !DILocation(line: 22, column: 26, scope: !150, inlinedAt: !151)
!250 = !DILocation(line: 22, column: 39, scope: !150, inlinedAt: !151)
!251 = !DILocation(line: 22, column: 49, scope: !150, inlinedAt: !151)
!252 = !DILocation(line: 23, column: 43, scope: !150, inlinedAt: !151)
!253 = !DILocation(line: 78, column: 18, scope: !111, inlinedAt: !252)
!254 = !DILocation(line: 78, column: 31, scope: !111, inlinedAt: !252)
!255 = !DILocation(line: 78, column: 34, scope: !111, inlinedAt: !252)
!256 = !DILocation(line: 78, column: 16, scope: !111, inlinedAt: !252)
!257 = !DILocation(line: 23, column: 65, scope: !150, inlinedAt: !151)
!258 = !DILocation(line: 23, column: 79, scope: !150, inlinedAt: !151)
!259 = !DILocation(line: 23, column: 102, scope: !150, inlinedAt: !151)
!260 = !DILocation(line: 71, column: 17, scope: !208, inlinedAt: !209)
!261 = !DILocation(line: 72, column: 29, scope: !208, inlinedAt: !209)
!262 = !DILocation(line: 72, column: 17, scope: !208, inlinedAt: !209)
!263 = !DILocation(line: 73, column: 19, scope: !208, inlinedAt: !209)
!264 = !DILocation(line: 73, column: 29, scope: !208, inlinedAt: !209)
!265 = !DILocation(line: 72, column: 2, scope: !208, inlinedAt: !209)
!266 = !DILocation(line: 78, column: 17, scope: !208, inlinedAt: !209)
!267 = !DILocation(line: 78, column: 6, scope: !208, inlinedAt: !209)
!268 = !DILocation(line: 78, column: 23, scope: !208, inlinedAt: !209)
!269 = !DILocation(line: 79, column: 7, scope: !208, inlinedAt: !209)
!270 = !DILocation(line: 80, column: 18, scope: !208, inlinedAt: !209)
!271 = !DILocation(line: 81, column: 17, scope: !208, inlinedAt: !209)
!272 = !DILocation(line: 81, column: 14, scope: !208, inlinedAt: !209)
!273 = !DILocation(line: 81, column: 30, scope: !208, inlinedAt: !209)
!274 = !DILocation(line: 82, column: 13, scope: !208, inlinedAt: !209)
!275 = !DILocation(line: 82, column: 6, scope: !208, inlinedAt: !209)
!276 = !{!"llvm.loop.unroll.disable"}
!277 = distinct !{!277, !276}
!278 = !{!"llvm.loop.unroll.disable"}
!279 = distinct !{!279, !278}
!280 = !DILocation(line: 85, column: 21, scope: !208, inlinedAt: !209)
!281 = !DILocation(line: 86, column: 17, scope: !208, inlinedAt: !209)
!282 = !DILocation(line: 86, column: 14, scope: !208, inlinedAt: !209)
!283 = !DILocation(line: 86, column: 30, scope: !208, inlinedAt: !209)
!284 = !DILocation(line: 87, column: 6, scope: !208, inlinedAt: !209)
!285 = distinct !DISubprogram(name: "affine", scope: !149, file: !149, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!286 = !DILocation(line: 87, column: 25, scope: !208, inlinedAt: !209)
!287 = !DILocation(line: 103, column: 63, scope: !285, inlinedAt: !286)
!288 = !DILocation(line: 103, column: 71, scope: !285, inlinedAt: !286)
!289 = !DILocation(line: 87, column: 54, scope: !208, inlinedAt: !209)
!290 = !DILocation(line: 103, column: 63, scope: !285, inlinedAt: !289)
!291 = !DILocation(line: 103, column: 71, scope: !285, inlinedAt: !289)
!292 = !DILocation(line: 87, column: 83, scope: !208, inlinedAt: !209)
!293 = !DILocation(line: 103, column: 63, scope: !285, inlinedAt: !292)
!294 = !DILocation(line: 103, column: 71, scope: !285, inlinedAt: !292)
!295 = !DILocation(line: 87, column: 112, scope: !208, inlinedAt: !209)
!296 = !DILocation(line: 103, column: 63, scope: !285, inlinedAt: !295)
!297 = !DILocation(line: 103, column: 71, scope: !285, inlinedAt: !295)
!298 = !DILocation(line: 78, column: 33, scope: !208, inlinedAt: !209)
!299 = !DILocation(line: 91, column: 8, scope: !208, inlinedAt: !209)
!300 = !DILocation(line: 96, column: 14, scope: !208, inlinedAt: !209)
!301 = !DILocation(line: 97, column: 14, scope: !208, inlinedAt: !209)
!302 = !DILocation(line: 98, column: 17, scope: !208, inlinedAt: !209)
!303 = !DILocation(line: 93, column: 21, scope: !208, inlinedAt: !209)
!304 = !DILocation(line: 94, column: 3, scope: !208, inlinedAt: !209)
!305 = !DILocation(line: 15, column: 59, scope: !150, inlinedAt: !151)
!306 = !DIFile(filename: "combine.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!307 = distinct !DISubprogram(name: "combine", scope: !306, file: !306, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!308 = !DILocation(line: 67, column: 9, scope: !6)
!309 = !DILocation(line: 11, column: 32, scope: !307, inlinedAt: !308)
!310 = !DILocation(line: 11, column: 28, scope: !307, inlinedAt: !308)
!311 = !DILocation(line: 11, column: 14, scope: !307, inlinedAt: !308)
!312 = !DILocation(line: 12, column: 39, scope: !307, inlinedAt: !308)
!313 = !DILocation(line: 12, column: 24, scope: !307, inlinedAt: !308)
!314 = !DILocation(line: 12, column: 6, scope: !307, inlinedAt: !308)
!315 = !DILocation(line: 12, column: 29, scope: !307, inlinedAt: !308)
!316 = !DILocation(line: 13, column: 19, scope: !307, inlinedAt: !308)
!317 = !DILocation(line: 13, column: 28, scope: !307, inlinedAt: !308)
!318 = !DILocation(line: 14, column: 18, scope: !307, inlinedAt: !308)
!319 = !DILocation(line: 15, column: 34, scope: !307, inlinedAt: !308)
!320 = !DILocation(line: 16, column: 48, scope: !307, inlinedAt: !308)
!321 = !DILocation(line: 16, column: 42, scope: !307, inlinedAt: !308)
!322 = !DILocation(line: 16, column: 25, scope: !307, inlinedAt: !308)
!323 = !DILocation(line: 18, column: 17, scope: !307, inlinedAt: !308)
!324 = !DILocation(line: 19, column: 46, scope: !307, inlinedAt: !308)
!325 = !DILocation(line: 19, column: 63, scope: !307, inlinedAt: !308)
!326 = !DILocation(line: 19, column: 71, scope: !307, inlinedAt: !308)
!327 = !DILocation(line: 19, column: 40, scope: !307, inlinedAt: !308)
!328 = !DILocation(line: 19, column: 24, scope: !307, inlinedAt: !308)
!329 = !DILocation(line: 20, column: 31, scope: !307, inlinedAt: !308)
!330 = !DILocation(line: 20, column: 49, scope: !307, inlinedAt: !308)
!331 = !DILocation(line: 20, column: 52, scope: !307, inlinedAt: !308)
!332 = !DILocation(line: 20, column: 25, scope: !307, inlinedAt: !308)
!333 = !DILocation(line: 20, column: 21, scope: !307, inlinedAt: !308)
!334 = !DILocation(line: 22, column: 14, scope: !307, inlinedAt: !308)
!335 = !DILocation(line: 22, column: 19, scope: !307, inlinedAt: !308)
!336 = !DILocation(line: 22, column: 34, scope: !307, inlinedAt: !308)
!337 = !DILocation(line: 22, column: 28, scope: !307, inlinedAt: !308)
!338 = !DILocation(line: 22, column: 37, scope: !307, inlinedAt: !308)
!339 = !DILocation(line: 23, column: 38, scope: !307, inlinedAt: !308)
!340 = !DILocation(line: 23, column: 34, scope: !307, inlinedAt: !308)
!341 = !DILocation(line: 24, column: 11, scope: !307, inlinedAt: !308)
!342 = !DILocation(line: 24, column: 30, scope: !307, inlinedAt: !308)
!343 = distinct !DISubprogram(name: "weigh", scope: !306, file: !306, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!344 = !DILocation(line: 24, column: 22, scope: !307, inlinedAt: !308)
!345 = !DILocation(line: 31, column: 2, scope: !343, inlinedAt: !344)
!346 = !DILocation(line: 31, column: 2, scope: !6)
!347 = !DILocation(line: 33, column: 20, scope: !343, inlinedAt: !344)
!348 = !DILocation(line: 34, column: 14, scope: !343, inlinedAt: !344)
!349 = !DILocation(line: 34, column: 16, scope: !343, inlinedAt: !344)
!350 = !DILocation(line: 34, column: 12, scope: !343, inlinedAt: !344)
!351 = !DILocation(line: 35, column: 33, scope: !343, inlinedAt: !344)
!352 = !DILocation(line: 35, column: 22, scope: !343, inlinedAt: !344)
!353 = !DILocation(line: 35, column: 60, scope: !343, inlinedAt: !344)
!354 = !DILocation(line: 35, column: 49, scope: !343, inlinedAt: !344)
!355 = !DILocation(line: 35, column: 87, scope: !343, inlinedAt: !344)
!356 = !DILocation(line: 35, column: 76, scope: !343, inlinedAt: !344)
!357 = !DILocation(line: 35, column: 114, scope: !343, inlinedAt: !344)
!358 = !DILocation(line: 35, column: 103, scope: !343, inlinedAt: !344)
!359 = !DILocation(line: 35, column: 3, scope: !343, inlinedAt: !344)
!360 = !{!"llvm.loop.unroll.count", i32 8}
!361 = distinct !{!361, !360}
!362 = !DILocation(line: 24, column: 8, scope: !307, inlinedAt: !308)
!363 = !{!"llvm.loop.unroll.disable"}
!364 = distinct !{!364, !363}
!365 = !{!"llvm.loop.unroll.disable"}
!366 = distinct !{!366, !365}
!367 = !DILocation(line: 12, column: 47, scope: !307, inlinedAt: !308)
!368 = !{i32 0, i32 65535}
!369 = !DIFile(filename: "route.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!370 = distinct !DISubprogram(name: "Route", scope: !369, file: !369, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!371 = !DILocation(line: 10, column: 6, scope: !370)
!372 = !DILocation(line: 12, column: 20, scope: !370)
!373 = !DILocation(line: 12, column: 41, scope: !370)
!374 = !DILocation(line: 12, column: 25, scope: !370)
!375 = !DILocation(line: 12, column: 44, scope: !370)
!376 = !DILocation(line: 13, column: 28, scope: !370)
!377 = !DILocation(line: 13, column: 31, scope: !370)
!378 = !DILocation(line: 17, column: 20, scope: !370)
!379 = !DILocation(line: 34, column: 26, scope: !370)
!380 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!381 = distinct !DISubprogram(name: "reduceWarp", scope: !380, file: !380, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!382 = distinct !DISubprogram(name: "reduce", scope: !380, file: !380, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!383 = distinct !DISubprogram(name: "ReduceMax", scope: !380, file: !380, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!384 = !DILocation(line: 24, column: 24, scope: !370)
!385 = !DILocation(line: 20, column: 15, scope: !383, inlinedAt: !384)
!386 = !DILocation(line: 45, column: 16, scope: !382, inlinedAt: !385)
!387 = !DILocation(line: 71, column: 7, scope: !381, inlinedAt: !386)
!388 = !DILocation(line: 13, column: 6, scope: !370)
!389 = !DILocation(line: 13, column: 49, scope: !370)
!390 = !DILocation(line: 14, column: 22, scope: !370)
!391 = !DILocation(line: 14, column: 41, scope: !370)
!392 = !DILocation(line: 14, column: 44, scope: !370)
!393 = !DILocation(line: 14, column: 16, scope: !370)
!394 = !DILocation(line: 15, column: 18, scope: !370)
!395 = !DILocation(line: 19, column: 27, scope: !370)
!396 = !DILocation(line: 20, column: 21, scope: !370)
!397 = distinct !DISubprogram(name: "rank", scope: !369, file: !369, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!398 = !DILocation(line: 20, column: 17, scope: !370)
!399 = !DILocation(line: 44, column: 57, scope: !397, inlinedAt: !398)
!400 = !DILocation(line: 44, column: 64, scope: !397, inlinedAt: !398)
!401 = !DILocation(line: 44, column: 85, scope: !397, inlinedAt: !398)
!402 = !DILocation(line: 44, column: 78, scope: !397, inlinedAt: !398)
!403 = !DILocation(line: 44, column: 77, scope: !397, inlinedAt: !398)
!404 = !DILocation(line: 44, column: 69, scope: !397, inlinedAt: !398)
!405 = !DILocation(line: 20, column: 32, scope: !370)
!406 = !DILocation(line: 21, column: 16, scope: !370)
!407 = !DILocation(line: 21, column: 6, scope: !370)
!408 = !DILocation(line: 23, column: 4, scope: !370)
!409 = !{!"llvm.loop.unroll.disable"}
!410 = distinct !{!410, !409}
!411 = !DILocation(line: 71, column: 7, scope: !370)
!412 = !DILocation(line: 66, column: 35, scope: !381, inlinedAt: !386)
!413 = !DILocation(line: 72, column: 7, scope: !381, inlinedAt: !386)
!414 = !DILocation(line: 72, column: 35, scope: !381, inlinedAt: !386)
!415 = !DILocation(line: 73, column: 23, scope: !381, inlinedAt: !386)
!416 = !DILocation(line: 20, column: 77, scope: !383, inlinedAt: !384)
!417 = !DILocation(line: 72, column: 40, scope: !381, inlinedAt: !386)
!418 = !DILocation(line: 78, column: 6, scope: !381, inlinedAt: !386)
!419 = !DILocation(line: 78, column: 36, scope: !381, inlinedAt: !386)
!420 = !DILocation(line: 79, column: 16, scope: !381, inlinedAt: !386)
!421 = !DILocation(line: 80, column: 11, scope: !381, inlinedAt: !386)
!422 = !DILocation(line: 79, column: 3, scope: !381, inlinedAt: !386)
!423 = !DILocation(line: 83, column: 22, scope: !381, inlinedAt: !386)
!424 = !DILocation(line: 83, column: 41, scope: !381, inlinedAt: !386)
!425 = !DILocation(line: 84, column: 9, scope: !381, inlinedAt: !386)
!426 = !DILocation(line: 78, column: 41, scope: !381, inlinedAt: !386)
!427 = !DILocation(line: 87, column: 16, scope: !381, inlinedAt: !386)
!428 = !DILocation(line: 87, column: 2, scope: !382, inlinedAt: !385)
!429 = !DILocation(line: 26, column: 40, scope: !370)
!430 = !DILocation(line: 26, column: 34, scope: !370)
!431 = !DILocation(line: 27, column: 4, scope: !370)
!432 = !DILocation(line: 28, column: 16, scope: !370)
!433 = !DILocation(line: 29, column: 17, scope: !370)
!434 = !DILocation(line: 29, column: 11, scope: !370)
!435 = !DILocation(line: 29, column: 36, scope: !370)
!436 = !DILocation(line: 29, column: 29, scope: !370)
!437 = !DILocation(line: 29, column: 28, scope: !370)
!438 = !DILocation(line: 30, column: 12, scope: !370)
!439 = !DILocation(line: 33, column: 9, scope: !370)
!440 = !DILocation(line: 35, column: 17, scope: !370)
!441 = !DILocation(line: 35, column: 11, scope: !370)
!442 = !DILocation(line: 35, column: 4, scope: !370)
!443 = !DILocation(line: 13, column: 61, scope: !370)
!444 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"kernel", i32 1}
!445 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidx", i32 128}
!446 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidy", i32 1}
!447 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidz", i32 1}
!448 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"minctasm", i32 4}
!449 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!450 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 128}
!451 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!452 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!453 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"minctasm", i32 1}
