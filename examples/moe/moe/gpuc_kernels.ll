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
	%29 = add i64 %28, 1, !dbg !27
	%30 = sub nsw i64 %23, 1, !dbg !28
	%31 = icmp eq i64 %19, %30, !dbg !29
	br i1 %31, label %b1, label %b13, !dbg !29

b1:
	%32 = sext i32 %16 to i64, !dbg !11
	%33 = sext i32 %17 to i64, !dbg !12
	%34 = mul i64 %p4, %33, !dbg !30
	%35 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !31
	%36 = udiv i32 %35, 4, !dbg !31
	%37 = zext i32 %36 to i64, !dbg !31
	%38 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !31
	%39 = icmp ugt i64 %34, %37, !dbg !32
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !32, !prof !26

b1_ok1:
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33, !range !34
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !33, !range !34
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !33, !range !35
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !33, !range !36
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !33, !range !36
	%45 = mul i32 %44, %42, !dbg !33
	%46 = add i32 %41, %45, !dbg !33
	%47 = mul i32 %43, %46, !dbg !33
	%48 = add i32 %40, %47, !dbg !33
	%49 = sext i32 %48 to i64, !dbg !33
	%50 = mul i32 %43, %44, !dbg !33
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !33, !range !37
	%52 = mul i32 %50, %51, !dbg !33
	%53 = sext i32 %52 to i64, !dbg !33
	%54 = add i64 %28, 2, !dbg !38
	%55 = icmp ule i64 %34, 281474976710655, !dbg !33
	%56 = mul i64 %34, -2, !dbg !33
	%57 = add i64 %p29, %56, !dbg !33
	%58 = icmp sge i64 %57, 0, !dbg !33
	%59 = and i1 %55, %58, !dbg !33
	br i1 %59, label %b2, label %b4_cold, !dbg !33, !prof !39

b2:
	%60 = phi i64 [ %49, %b1_ok1 ], [ %67, %b3 ], !dbg !33
	%61 = icmp slt i64 %60, %34, !dbg !33
	br i1 %61, label %b3, label %b6, !dbg !33

b3:
	%62 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %60, !dbg !40
	store i32 0, i32 addrspace(3)* %62, align 4, !dbg !40
	%63 = urem i64 %54, 2, !dbg !43
	%64 = mul i64 %63, %34, !dbg !45
	%65 = add i64 %64, %60, !dbg !46
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %65, !dbg !47
	store i32 0, i32 addrspace(1)* %66, align 4, !dbg !47
	%67 = add i64 %60, %53, !dbg !33
	br label %b2, !dbg !33

b6:
	call void @llvm.nvvm.barrier0(), !dbg !50
	br label %b7, !dbg !51

b7:
	%68 = phi i64 [ %49, %b6 ], [ %76, %b8_ok1 ], !dbg !51
	%69 = icmp slt i64 %68, %p11, !dbg !51
	br i1 %69, label %b8, label %b9, !dbg !51

b8:
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %68, !dbg !52
	%71 = load i32, i32 addrspace(1)* %70, align 4, !dbg !52
	%72 = sext i32 %71 to i64, !dbg !53
	%73 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %72, !dbg !53
	%74 = icmp uge i64 %72, %34, !dbg !53
	br i1 %74, label %b8_fail1, label %b8_ok1, !dbg !53, !prof !26

b8_ok1:
	%75 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %73, i32 1) nounwind, !dbg !54
	%76 = add i64 %68, %53, !dbg !51
	br label %b7, !dbg !51

b9:
	call void @llvm.nvvm.barrier0(), !dbg !55
	br label %b10, !dbg !56

b10:
	%77 = phi i64 [ %49, %b9 ], [ %102, %b11_ok1 ], !dbg !56
	%78 = icmp slt i64 %77, %34, !dbg !56
	br i1 %78, label %b11, label %b12, !dbg !56

b11:
	%79 = urem i64 %29, 2, !dbg !58
	%80 = mul i64 %79, %34, !dbg !60
	%81 = icmp eq i64 %33, -1, !dbg !61
	%82 = select i1 %81, i64 1, i64 %33, !dbg !61
	%83 = sdiv i64 %77, %82, !dbg !61
	%84 = sub i64 0, %77, !dbg !61
	%85 = select i1 %81, i64 %84, i64 %83, !dbg !61
	%86 = mul i64 %85, %33, !dbg !62
	%87 = add i64 %80, %86, !dbg !63
	%88 = add i64 %87, %32, !dbg !64
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %88, !dbg !65
	%90 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %77, !dbg !66
	%91 = icmp uge i64 %88, %p23, !dbg !65
	br i1 %91, label %b11_fail1, label %b11_ok1, !dbg !65, !prof !26

b11_ok1:
	%92 = load i32, i32 addrspace(3)* %90, align 4, !dbg !66
	%93 = sext i32 %92 to i64, !dbg !67
	%94 = shl i64 %29, 32, !dbg !70
	%95 = or i64 %94, %93, !dbg !72
	%96 = icmp eq i64 %33, -1, !dbg !73
	%97 = select i1 %96, i64 1, i64 %33, !dbg !73
	%98 = srem i64 %77, %97, !dbg !73
	%99 = trunc i64 %98 to i32, !dbg !74
	%100 = addrspacecast i64 addrspace(1)* %89 to i64*, !dbg !74
	%101 = bitcast i64* %100 to i8*, !dbg !74
	call void @gpuc_signal_op_thread(i8* %101, i64 %95, i32 9, i32 %99), !dbg !74
	%102 = add i64 %77, %53, !dbg !56
	br label %b10, !dbg !56

b12:
	call void @llvm.nvvm.barrier0(), !dbg !75
	br label %b13, !dbg !10

b13:
	%103 = sext i32 %16 to i64, !dbg !78
	%104 = sext i32 %17 to i64, !dbg !79
	%105 = add i64 %p11, %23, !dbg !80
	%106 = sub nsw i64 %105, 1, !dbg !81
	%107 = icmp eq i64 %23, -1, !dbg !82
	%108 = select i1 %107, i64 1, i64 %23, !dbg !82
	%109 = sdiv i64 %106, %108, !dbg !82
	%110 = sub i64 0, %106, !dbg !82
	%111 = select i1 %107, i64 %110, i64 %109, !dbg !82
	%112 = mul i64 %19, %111, !dbg !83
	%113 = icmp slt i64 %112, %p11, !dbg !84
	%114 = select i1 %113, i64 %112, i64 %p11, !dbg !84
	%115 = add i64 %114, %111, !dbg !85
	%116 = icmp slt i64 %115, %p11, !dbg !86
	%117 = select i1 %116, i64 %115, i64 %p11, !dbg !86
	%118 = sub i64 %117, %114, !dbg !87
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %114, !dbg !87
	%120 = mul i64 %p4, %104, !dbg !88
	%121 = icmp ugt i64 %117, %p11, !dbg !87
	%122 = icmp ugt i64 %114, %117, !dbg !87
	%123 = or i1 %121, %122, !dbg !87
	br i1 %123, label %b13_fail1, label %b13_ok1, !dbg !87, !prof !26

b13_ok1:
	%124 = urem i64 %29, 2, !dbg !90
	%125 = mul i64 %124, %120, !dbg !92
	%126 = sub i64 %p29, %125, !dbg !93
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %125, !dbg !93
	%128 = icmp ugt i64 %125, %p29, !dbg !93
	%129 = icmp ugt i64 %p2, %126, !dbg !94
	%130 = or i1 %128, %129, !dbg !94
	br i1 %130, label %b13_fail3, label %b13_ok3, !dbg !94, !prof !26

b13_ok3:
	%131 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !95
	%132 = udiv i32 %131, 4, !dbg !95
	%133 = zext i32 %132 to i64, !dbg !95
	%134 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !95
	%135 = icmp ugt i64 %118, %133, !dbg !96
	br i1 %135, label %b13_fail5, label %b13_ok5, !dbg !96, !prof !26

b13_ok5:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !97, !range !34
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !97, !range !34
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !97, !range !35
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !97, !range !36
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !97, !range !36
	%141 = mul i32 %140, %138, !dbg !97
	%142 = add i32 %137, %141, !dbg !97
	%143 = mul i32 %139, %142, !dbg !97
	%144 = add i32 %136, %143, !dbg !97
	%145 = sext i32 %144 to i64, !dbg !97
	%146 = mul i32 %139, %140, !dbg !97
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !97, !range !37
	%148 = mul i32 %146, %147, !dbg !97
	%149 = sext i32 %148 to i64, !dbg !97
	br label %b14, !dbg !97

b14:
	%150 = phi i64 [ %145, %b13_ok5 ], [ %171, %b16 ], !dbg !97
	%151 = icmp slt i64 %150, %118, !dbg !97
	br i1 %151, label %b15, label %b18, !dbg !97

b15:
	%152 = getelementptr inbounds i32, i32 addrspace(1)* %119, i64 %150, !dbg !98
	%153 = load i32, i32 addrspace(1)* %152, align 4, !dbg !98
	%154 = sext i32 %153 to i64, !dbg !99
	%155 = getelementptr inbounds i32, i32 addrspace(1)* %127, i64 %154, !dbg !100
	%156 = icmp uge i64 %154, %p2, !dbg !100
	br i1 %156, label %b15_fail1, label %b15_ok1, !dbg !100, !prof !26

b15_ok1:
	%157 = atomicrmw add i32 addrspace(1)* %155, i32 1 monotonic, !dbg !101
	%158 = sext i32 %157 to i64, !dbg !102
	%159 = icmp slt i64 %158, %p0, !dbg !103
	br i1 %159, label %b16, label %b17, !dbg !104

b16:
	%160 = icmp eq i64 %104, -1, !dbg !105
	%161 = select i1 %160, i64 1, i64 %104, !dbg !105
	%162 = sdiv i64 %154, %161, !dbg !105
	%163 = sub i64 0, %154, !dbg !105
	%164 = select i1 %160, i64 %163, i64 %162, !dbg !105
	%165 = mul i64 %164, %104, !dbg !106
	%166 = add i64 %165, %103, !dbg !107
	%167 = mul i64 %166, %p0, !dbg !108
	%168 = trunc i64 %167 to i32, !dbg !109
	%169 = add i32 %168, %157, !dbg !110
	%170 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %150, !dbg !111
	store i32 %169, i32 addrspace(3)* %170, align 4, !dbg !111
	%171 = add i64 %150, %149, !dbg !97
	br label %b14, !dbg !97

b17:
	br label %fail, !dbg !104

b18:
	call void @llvm.nvvm.barrier0(), !dbg !112
	br label %b19, !dbg !113

b19:
	%172 = phi i64 [ -1, %b18 ], [ %173, %b20_ok8 ], !dbg !113
	%173 = add nsw i64 %172, 1, !dbg !113
	%174 = icmp slt i64 %173, %118, !dbg !113
	br i1 %174, label %b20, label %b21, !dbg !113

b20:
	%175 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %173, !dbg !113
	%176 = load i32, i32 addrspace(3)* %175, align 4, !dbg !113
	%177 = sext i32 %176 to i64, !dbg !114
	%178 = mul i64 %177, %p1, !dbg !117
	%179 = add nsw i64 %177, 1, !dbg !118
	%180 = mul i64 %179, %p1, !dbg !119
	%181 = sub i64 %180, %178, !dbg !120
	%182 = getelementptr inbounds float, float addrspace(1)* %9, i64 %178, !dbg !120
	%183 = add i64 %114, %173, !dbg !122
	%184 = icmp ugt i64 %180, %p19, !dbg !120
	%185 = icmp ugt i64 %178, %180, !dbg !120
	%186 = icmp eq i64 %p3, 0, !dbg !121
	%187 = or i1 %184, %185, !dbg !121
	%188 = or i1 %187, %186, !dbg !121
	br i1 %188, label %b20_fail1, label %b20_ok1, !dbg !121, !prof !26

b20_ok1:
	%189 = icmp eq i64 %p3, -1, !dbg !121
	%190 = select i1 %189, i64 1, i64 %p3, !dbg !121
	%191 = sdiv i64 %183, %190, !dbg !121
	%192 = sub i64 0, %183, !dbg !121
	%193 = select i1 %189, i64 %192, i64 %191, !dbg !121
	%194 = mul i64 %193, %p1, !dbg !124
	%195 = add i64 %193, 1, !dbg !125
	%196 = mul i64 %195, %p1, !dbg !126
	%197 = sub i64 %196, %194, !dbg !127
	%198 = getelementptr inbounds float, float addrspace(1)* %4, i64 %194, !dbg !127
	%199 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %177, !dbg !128
	%200 = shl i64 %29, 32, !dbg !131
	%201 = or i64 %200, %183, !dbg !133
	%202 = getelementptr inbounds i32, i32 addrspace(1)* %119, i64 %173, !dbg !134
	%203 = icmp ugt i64 %196, %p9, !dbg !127
	%204 = icmp ugt i64 %194, %196, !dbg !127
	%205 = icmp uge i64 %177, %p25, !dbg !128
	%206 = icmp ne i64 %181, %197, !dbg !129
	%207 = or i1 %203, %204, !dbg !129
	%208 = or i1 %207, %205, !dbg !129
	%209 = or i1 %208, %206, !dbg !129
	br i1 %209, label %b20_fail4, label %b20_ok4, !dbg !129, !prof !26

b20_ok4:
	%210 = load i32, i32 addrspace(1)* %202, align 4, !dbg !134
	%211 = sext i32 %210 to i64, !dbg !135
	%212 = icmp eq i64 %104, -1, !dbg !136
	%213 = select i1 %212, i64 1, i64 %104, !dbg !136
	%214 = srem i64 %211, %213, !dbg !136
	%215 = mul i64 %197, 4, !dbg !129
	%216 = trunc i64 %214 to i32, !dbg !129
	%217 = addrspacecast float addrspace(1)* %182 to float*, !dbg !129
	%218 = addrspacecast float addrspace(1)* %198 to float*, !dbg !129
	%219 = addrspacecast i64 addrspace(1)* %199 to i64*, !dbg !129
	%220 = icmp uge i64 %214, %104, !dbg !129
	br i1 %220, label %b20_fail8, label %b20_ok8, !dbg !129, !prof !26

b20_ok8:
	%221 = bitcast float* %217 to i8*, !dbg !129
	%222 = bitcast float* %218 to i8*, !dbg !129
	%223 = bitcast i64* %219 to i8*, !dbg !129
	call void @gpuc_put_signal_nbi_block(i8* %221, i8* %222, i64 %215, i8* %223, i64 %201, i32 9, i32 %216), !dbg !129
	br label %b19, !dbg !129

b21:
	call void @llvm.nvvm.barrier0(), !dbg !139
	%224 = icmp eq i64 %145, 0, !dbg !140
	br i1 %224, label %b22, label %b23, !dbg !140

b22:
	%225 = load i64, i64 addrspace(1)* %26, align 8, !dbg !141
	%226 = add i64 %225, 1, !dbg !142
	store i64 %226, i64 addrspace(1)* %26, align 8, !dbg !141
	br label %b23, !dbg !141

b23:
	%227 = add i64 %120, 1, !dbg !146
	%228 = icmp slt i64 %145, 32, !dbg !150
	%229 = icmp ugt i64 %227, %133, !dbg !147
	br i1 %229, label %b23_fail1, label %b23_ok1, !dbg !147, !prof !26

b23_ok1:
	br i1 %228, label %b24, label %b40, !dbg !150

b24:
	%230 = and i32 %144, -32, !dbg !151
	%231 = sub i32 %148, %230, !dbg !151
	%232 = icmp slt i32 %231, 32, !dbg !151
	%233 = select i1 %232, i32 %231, i32 32, !dbg !151
	%234 = sext i32 %233 to i64, !dbg !151
	%235 = sub nsw i64 %234, 1, !dbg !152
	%236 = icmp slt i64 %235, 0, !dbg !156
	%237 = trunc i64 %235 to i32, !dbg !157
	br label %b25, !dbg !158

b25:
	%238 = phi i64 [ %288, %b37 ], [ 0, %b24 ], !dbg !158
	%239 = phi i64 [ %289, %b37 ], [ 0, %b24 ], !dbg !159
	%240 = icmp slt i64 %239, %120, !dbg !160
	br i1 %240, label %b26, label %b38, !dbg !160

b26:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !161, !range !162
	%242 = sext i32 %241 to i64, !dbg !161
	%243 = add i64 %239, %242, !dbg !163
	%244 = icmp slt i64 %243, %120, !dbg !164
	br i1 %244, label %b27, label %b28, !dbg !164

b27:
	%245 = add i64 %125, %243, !dbg !165
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %245, !dbg !166
	%247 = shl i64 %29, 32, !dbg !168
	%248 = addrspacecast i64 addrspace(1)* %246 to i64*, !dbg !169
	%249 = icmp uge i64 %245, %p23, !dbg !166
	br i1 %249, label %b27_fail1, label %b27_ok1, !dbg !166, !prof !26

b27_ok1:
	%250 = bitcast i64* %248 to i8*, !dbg !169
	%251 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %250, i32 5, i64 %247, i32 1, i8* %ctrl, i32 20), !dbg !169
	%252 = and i64 %251, 4294967295, !dbg !172
	br label %b28, !dbg !171

b28:
	%253 = phi i64 [ 0, %b26 ], [ %252, %b27_ok1 ], !dbg !174
	br label %b29, !dbg !180

b29:
	%254 = phi i64 [ %253, %b28 ], [ %271, %b32 ], !dbg !181
	%255 = phi i64 [ 1, %b28 ], [ %272, %b32 ], !dbg !182
	%256 = icmp slt i64 %255, 32, !dbg !183
	br i1 %256, label %b30, label %b33, !dbg !183

b30:
	%257 = trunc i64 %255 to i32, !dbg !184
	%258 = trunc i64 %254 to i32, !dbg !184
	%259 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %258, i32 %257, i32 0), !dbg !184
	%260 = extractvalue { i32, i1 } %259, 0, !dbg !184
	%261 = lshr i64 %254, 32, !dbg !184
	%262 = trunc i64 %261 to i32, !dbg !184
	%263 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %262, i32 %257, i32 0), !dbg !184
	%264 = extractvalue { i32, i1 } %263, 0, !dbg !184
	%265 = zext i32 %264 to i64, !dbg !184
	%266 = shl i64 %265, 32, !dbg !184
	%267 = zext i32 %260 to i64, !dbg !184
	%268 = or i64 %267, %266, !dbg !184
	%269 = icmp sge i64 %242, %255, !dbg !185
	br i1 %269, label %b31, label %b32, !dbg !185

b31:
	%270 = add i64 %254, %268, !dbg !186
	br label %b32, !dbg !186

b32:
	%271 = phi i64 [ %254, %b30 ], [ %270, %b31 ], !dbg !181
	%272 = mul nsw i64 %255, 2, !dbg !187
	br label %b29, !dbg !187

b33:
	%273 = add i64 %238, %254, !dbg !188
	br i1 %244, label %b34, label %b35, !dbg !189

b34:
	%274 = sub i64 %273, %253, !dbg !191
	%275 = trunc i64 %274 to i32, !dbg !192
	%276 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %243, !dbg !190
	%277 = icmp uge i64 %243, %227, !dbg !190
	br i1 %277, label %b34_fail1, label %b34_ok1, !dbg !190, !prof !26

b34_ok1:
	store i32 %275, i32 addrspace(3)* %276, align 4, !dbg !190
	br label %b35, !dbg !190

b35:
	br i1 %236, label %b36, label %b37, !dbg !156

b36:
	br label %fail, !dbg !193

b37:
	%278 = trunc i64 %273 to i32, !dbg !157
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %278, i32 %237, i32 31), !dbg !157
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !157
	%281 = lshr i64 %273, 32, !dbg !157
	%282 = trunc i64 %281 to i32, !dbg !157
	%283 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %282, i32 %237, i32 31), !dbg !157
	%284 = extractvalue { i32, i1 } %283, 0, !dbg !157
	%285 = zext i32 %284 to i64, !dbg !157
	%286 = shl i64 %285, 32, !dbg !157
	%287 = zext i32 %280 to i64, !dbg !157
	%288 = or i64 %287, %286, !dbg !157
	%289 = add i64 %239, %234, !dbg !194
	br label %b25, !dbg !194

b38:
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !195, !range !162
	%291 = sext i32 %290 to i64, !dbg !195
	%292 = icmp eq i64 %291, 0, !dbg !196
	br i1 %292, label %b39, label %b40, !dbg !196

b39:
	%293 = trunc i64 %238 to i32, !dbg !198
	%294 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %120, !dbg !197
	%295 = icmp uge i64 %120, %227, !dbg !197
	br i1 %295, label %b39_fail1, label %b39_ok1, !dbg !197, !prof !26

b39_ok1:
	store i32 %293, i32 addrspace(3)* %294, align 4, !dbg !197
	br label %b40, !dbg !197

b40:
	call void @llvm.nvvm.barrier0(), !dbg !199
	%296 = xor i1 %0, true, !dbg !203
	%297 = mul nsw i64 %149, 4, !dbg !204
	br label %b41, !dbg !205

b41:
	%298 = phi i64 [ %19, %b40 ], [ %489, %b73 ], !dbg !206
	%299 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %120, !dbg !207
	%300 = icmp uge i64 %120, %227, !dbg !207
	br i1 %300, label %b41_fail1, label %b41_ok1, !dbg !207, !prof !26

b41_ok1:
	%301 = load i32, i32 addrspace(3)* %299, align 4, !dbg !207
	%302 = sext i32 %301 to i64, !dbg !208
	%303 = icmp slt i64 %298, %302, !dbg !209
	br i1 %303, label %b42, label %b78, !dbg !209

b42:
	%304 = phi i64 [ %309, %b43_ok1 ], [ %304, %b44 ], [ 0, %b41_ok1 ], !dbg !212
	%305 = phi i64 [ %305, %b43_ok1 ], [ %309, %b44 ], [ %120, %b41_ok1 ], !dbg !213
	%306 = sub i64 %305, %304, !dbg !214
	%307 = icmp sgt i64 %306, 1, !dbg !215
	br i1 %307, label %b43, label %b45, !dbg !215

b43:
	%308 = add i64 %304, %305, !dbg !216
	%309 = sdiv i64 %308, 2, !dbg !217
	%310 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %309, !dbg !218
	%311 = icmp uge i64 %309, %227, !dbg !218
	br i1 %311, label %b43_fail1, label %b43_ok1, !dbg !218, !prof !26

b43_ok1:
	%312 = load i32, i32 addrspace(3)* %310, align 4, !dbg !218
	%313 = sext i32 %312 to i64, !dbg !219
	%314 = icmp sle i64 %313, %298, !dbg !220
	br i1 %314, label %b42, label %b44, !dbg !220

b44:
	br label %b42, !dbg !220

b45:
	%315 = mul i64 %304, %p0, !dbg !221
	%316 = add i64 %315, %298, !dbg !222
	%317 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %304, !dbg !223
	%318 = load i32, i32 addrspace(3)* %317, align 4, !dbg !223
	%319 = sext i32 %318 to i64, !dbg !224
	%320 = sub i64 %316, %319, !dbg !225
	br i1 %224, label %b46, label %b47, !dbg !226

b46:
	%321 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %320, !dbg !227
	%322 = shl i64 %29, 32, !dbg !229
	%323 = addrspacecast i64 addrspace(1)* %321 to i64*, !dbg !230
	%324 = icmp uge i64 %320, %p25, !dbg !227
	br i1 %324, label %b46_fail1, label %b46_ok1, !dbg !227, !prof !26

b46_ok1:
	%325 = bitcast i64* %323 to i8*, !dbg !230
	%326 = call i64 @gpuc_signal_wait_until_thread(i8* %325, i32 5, i64 %322, i32 1, i8* %ctrl, i32 27), !dbg !230
	%327 = and i64 %326, 4294967295, !dbg !232
	%328 = trunc i64 %327 to i32, !dbg !234
	store i32 %328, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !235
	br label %b47, !dbg !235

b47:
	call void @llvm.nvvm.barrier0(), !dbg !236
	%329 = mul i64 %320, %p1, !dbg !238
	%330 = add i64 %320, 1, !dbg !239
	%331 = mul i64 %330, %p1, !dbg !240
	%332 = icmp ugt i64 %331, %p19, !dbg !241
	%333 = icmp ugt i64 %329, %331, !dbg !241
	%334 = or i1 %332, %333, !dbg !241
	br i1 %334, label %b47_fail1, label %b47_ok1, !dbg !241, !prof !26

b47_ok1:
	%335 = load i32, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !242
	%336 = sext i32 %335 to i64, !dbg !243
	%337 = icmp eq i64 %104, -1, !dbg !244
	%338 = select i1 %337, i64 1, i64 %104, !dbg !244
	%339 = sdiv i64 %304, %338, !dbg !244
	%340 = sub i64 0, %304, !dbg !244
	%341 = select i1 %337, i64 %340, i64 %339, !dbg !244
	%342 = icmp eq i64 %104, -1, !dbg !245
	%343 = select i1 %342, i64 1, i64 %104, !dbg !245
	%344 = srem i64 %304, %343, !dbg !245
	%345 = sub i64 %331, %329, !dbg !241
	%346 = getelementptr inbounds float, float addrspace(1)* %9, i64 %329, !dbg !241
	%347 = mul i64 %336, %p1, !dbg !247
	%348 = add nsw i64 %336, 1, !dbg !248
	%349 = mul i64 %348, %p1, !dbg !249
	%350 = sub i64 %349, %347, !dbg !250
	%351 = getelementptr inbounds float, float addrspace(1)* %10, i64 %347, !dbg !250
	%352 = getelementptr inbounds float, float addrspace(1)* %7, i64 %341, !dbg !251
	%353 = icmp ugt i64 %349, %p21, !dbg !250
	%354 = icmp ugt i64 %347, %349, !dbg !250
	%355 = icmp uge i64 %341, %p15, !dbg !251
	%356 = icmp uge i64 %341, %p17, !dbg !252
	%357 = icmp uge i64 %336, %p27, !dbg !253
	%358 = or i1 %353, %354, !dbg !253
	%359 = or i1 %358, %355, !dbg !253
	%360 = or i1 %359, %356, !dbg !253
	%361 = or i1 %360, %357, !dbg !253
	br i1 %361, label %b47_fail3, label %b47_ok3, !dbg !253, !prof !26

b47_ok3:
	%362 = load float, float addrspace(1)* %352, align 4, !dbg !251
	%363 = getelementptr inbounds float, float addrspace(1)* %8, i64 %341, !dbg !252
	%364 = load float, float addrspace(1)* %363, align 4, !dbg !252
	%365 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %336, !dbg !253
	%366 = and i64 %345, 3, !dbg !254
	%367 = icmp eq i64 %366, 0, !dbg !254
	br i1 %367, label %b48, label %b77, !dbg !254

b48:
	%368 = addrspacecast float addrspace(1)* %346 to float*, !dbg !254
	%369 = ptrtoint float* %368 to i64, !dbg !254
	%370 = and i64 %369, 15, !dbg !254
	%371 = icmp eq i64 %370, 0, !dbg !254
	%372 = icmp eq i64 %345, 0, !dbg !254
	%373 = or i1 %371, %372, !dbg !254
	br i1 %373, label %b49, label %b76, !dbg !254

b49:
	%374 = ashr i64 %345, 2, !dbg !254
	%375 = bitcast float addrspace(1)* %346 to { float, float, float, float } addrspace(1)*, !dbg !254
	%376 = trunc i64 %344 to i32, !dbg !255
	%377 = addrspacecast float addrspace(1)* %351 to float*, !dbg !255
	%378 = bitcast float* %377 to i8*, !dbg !255
	%379 = call i8* @gpuc_peer_thread(i8* %378, i32 %376), !dbg !255
	%380 = bitcast i8* %379 to float*, !dbg !255
	%381 = icmp eq float* %380, null, !dbg !255
	%382 = select i1 %381, i64 0, i64 %350, !dbg !255
	%383 = and i64 %382, 3, !dbg !256
	%384 = icmp eq i64 %383, 0, !dbg !256
	br i1 %384, label %b50, label %b75, !dbg !256

b50:
	%385 = ptrtoint float* %380 to i64, !dbg !256
	%386 = and i64 %385, 15, !dbg !256
	%387 = icmp eq i64 %386, 0, !dbg !256
	%388 = icmp eq i64 %382, 0, !dbg !256
	%389 = or i1 %387, %388, !dbg !256
	br i1 %389, label %b51, label %b74, !dbg !256

b51:
	%390 = ashr i64 %382, 2, !dbg !256
	%391 = addrspacecast float* %380 to { float, float, float, float } addrspace(1)*, !dbg !256
	%392 = icmp eq i64 %390, %374, !dbg !257
	br i1 %392, label %b52, label %b53, !dbg !257

b52:
	br label %b53, !dbg !203

b53:
	%393 = phi i1 [ false, %b51 ], [ %296, %b52 ], !dbg !258
	br i1 %393, label %b55, label %b54, !dbg !258

b54:
	br label %b55, !dbg !258

b55:
	%394 = phi { float, float, float, float } addrspace(1)* [ %391, %b53 ], [ %375, %b54 ], !dbg !259
	%395 = phi i64 [ %390, %b53 ], [ %374, %b54 ], !dbg !259
	br label %b56, !dbg !260

b56:
	%396 = phi i64 [ %145, %b55 ], [ %472, %b68 ], !dbg !261
	%397 = icmp slt i64 %396, %374, !dbg !262
	br i1 %397, label %b57, label %b69, !dbg !262

b57:
	store [4 x { float, float, float, float }] zeroinitializer, [4 x { float, float, float, float }]* %1, align 16, !dbg !263
	%398 = icmp ule i64 %374, 281474976710655, !dbg !264
	%399 = icmp ule i64 %396, 281474976710655, !dbg !264
	%400 = and i1 %398, %399, !dbg !264
	%401 = mul nsw i64 %149, -3, !dbg !264
	%402 = add nsw i64 %401, -1, !dbg !264
	%403 = add i64 %402, %374, !dbg !264
	%404 = mul i64 %396, -1, !dbg !264
	%405 = add i64 %403, %404, !dbg !264
	%406 = icmp sge i64 %405, 0, !dbg !264
	%407 = and i1 %400, %406, !dbg !264
	br i1 %407, label %b58, label %b61_cold, !dbg !264, !prof !39

b58:
	%408 = phi i64 [ -1, %b57 ], [ %409, %b59 ], [ %409, %b60 ], !dbg !264
	%409 = add nsw i64 %408, 1, !dbg !264
	%410 = icmp slt i64 %409, 4, !dbg !264
	br i1 %410, label %b59, label %b64, !dbg !264

b59:
	%411 = mul i64 %409, %149, !dbg !265
	%412 = add i64 %396, %411, !dbg !266
	%413 = icmp slt i64 %412, %374, !dbg !267
	br i1 %413, label %b60, label %b58, !dbg !267

b60:
	%414 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %375, i64 %412, !dbg !268
	%415 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %414, i32 0, i32 0, !dbg !268
	%416 = bitcast { float, float, float, float } addrspace(1)* %414 to <4 x float> addrspace(1)*, !dbg !268
	%417 = load <4 x float>, <4 x float> addrspace(1)* %416, align 16, !dbg !268
	%418 = extractelement <4 x float> %417, i32 0, !dbg !268
	%419 = extractelement <4 x float> %417, i32 1, !dbg !268
	%420 = extractelement <4 x float> %417, i32 2, !dbg !268
	%421 = extractelement <4 x float> %417, i32 3, !dbg !268
	%422 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %414, i32 0, i32 1, !dbg !268
	%423 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %414, i32 0, i32 2, !dbg !268
	%424 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %414, i32 0, i32 3, !dbg !268
	%425 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, i64 0, i64 %409, !dbg !269
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 0, !dbg !269
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 1, !dbg !269
	%428 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 2, !dbg !269
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 3, !dbg !269
	%430 = bitcast { float, float, float, float }* %425 to <4 x float>*, !dbg !269
	%431 = insertelement <4 x float> undef, float %418, i32 0, !dbg !269
	%432 = insertelement <4 x float> %431, float %419, i32 1, !dbg !269
	%433 = insertelement <4 x float> %432, float %420, i32 2, !dbg !269
	%434 = insertelement <4 x float> %433, float %421, i32 3, !dbg !269
	store <4 x float> %434, <4 x float>* %430, align 16, !dbg !269
	br label %b58, !dbg !269

b64:
	store [4 x { float, float, float, float }] zeroinitializer, [4 x { float, float, float, float }]* %2, align 16, !dbg !274
	%435 = load [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, align 16, !dbg !274
	store [4 x { float, float, float, float }] %435, [4 x { float, float, float, float }]* %2, align 16, !dbg !274
	br label %b65, !dbg !274

b65:
	%436 = phi i64 [ -1, %b64 ], [ %437, %b66 ], [ %437, %b67_ok1 ], !dbg !274
	%437 = add nsw i64 %436, 1, !dbg !274
	%438 = icmp slt i64 %437, 4, !dbg !274
	br i1 %438, label %b66, label %b68, !dbg !274

b66:
	%439 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %2, i64 0, i64 %437, !dbg !274
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %439, i32 0, i32 0, !dbg !274
	%441 = bitcast { float, float, float, float }* %439 to <4 x float>*, !dbg !274
	%442 = load <4 x float>, <4 x float>* %441, align 16, !dbg !274
	%443 = extractelement <4 x float> %442, i32 0, !dbg !274
	%444 = extractelement <4 x float> %442, i32 1, !dbg !274
	%445 = extractelement <4 x float> %442, i32 2, !dbg !274
	%446 = extractelement <4 x float> %442, i32 3, !dbg !274
	%447 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %439, i32 0, i32 1, !dbg !274
	%448 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %439, i32 0, i32 2, !dbg !274
	%449 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %439, i32 0, i32 3, !dbg !274
	%450 = mul i64 %437, %149, !dbg !275
	%451 = add i64 %396, %450, !dbg !276
	%452 = icmp slt i64 %451, %374, !dbg !277
	br i1 %452, label %b67, label %b65, !dbg !277

b67:
	%453 = call float @llvm.nvvm.mul.rn.f(float %443, float %362), !dbg !281
	%454 = fadd float %453, %364, !dbg !282
	%455 = call float @llvm.nvvm.mul.rn.f(float %444, float %362), !dbg !284
	%456 = fadd float %455, %364, !dbg !285
	%457 = call float @llvm.nvvm.mul.rn.f(float %445, float %362), !dbg !287
	%458 = fadd float %457, %364, !dbg !288
	%459 = call float @llvm.nvvm.mul.rn.f(float %446, float %362), !dbg !290
	%460 = fadd float %459, %364, !dbg !291
	%461 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %394, i64 %451, !dbg !278
	%462 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %461, i32 0, i32 0, !dbg !278
	%463 = icmp uge i64 %451, %395, !dbg !278
	br i1 %463, label %b67_fail1, label %b67_ok1, !dbg !278, !prof !26

b67_ok1:
	%464 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %461, i32 0, i32 1, !dbg !278
	%465 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %461, i32 0, i32 2, !dbg !278
	%466 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %461, i32 0, i32 3, !dbg !278
	%467 = bitcast { float, float, float, float } addrspace(1)* %461 to <4 x float> addrspace(1)*, !dbg !278
	%468 = insertelement <4 x float> undef, float %454, i32 0, !dbg !278
	%469 = insertelement <4 x float> %468, float %456, i32 1, !dbg !278
	%470 = insertelement <4 x float> %469, float %458, i32 2, !dbg !278
	%471 = insertelement <4 x float> %470, float %460, i32 3, !dbg !278
	store <4 x float> %471, <4 x float> addrspace(1)* %467, align 16, !dbg !278
	br label %b65, !dbg !278

b68:
	%472 = add i64 %396, %297, !dbg !292
	br label %b56, !dbg !292

b69:
	call void @llvm.nvvm.barrier0(), !dbg !293
	br i1 %393, label %b70, label %b72, !dbg !293

b70:
	br i1 %224, label %b71, label %b73, !dbg !294

b71:
	call void @gpuc_fence_thread(), !dbg !295
	%473 = addrspacecast i64 addrspace(1)* %365 to i64*, !dbg !296
	%474 = icmp eq i64 addrspace(1)* %365, null, !dbg !296
	br i1 %474, label %b71_fail1, label %b71_ok1, !dbg !296, !prof !26

b71_ok1:
	%475 = bitcast i64* %473 to i8*, !dbg !296
	call void @gpuc_signal_op_thread(i8* %475, i64 %29, i32 9, i32 %376), !dbg !296
	br label %b73, !dbg !296

b72:
	%476 = mul i64 %345, 4, !dbg !297
	%477 = icmp ne i64 %350, %345, !dbg !297
	%478 = icmp eq i64 addrspace(1)* %365, null, !dbg !297
	%479 = or i1 %477, %478, !dbg !297
	br i1 %479, label %b72_fail1, label %b72_ok1, !dbg !297, !prof !26

b72_ok1:
	%480 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !297
	%481 = sext i32 %480 to i64, !dbg !297
	%482 = addrspacecast float addrspace(1)* %351 to float*, !dbg !297
	%483 = addrspacecast float addrspace(1)* %346 to float*, !dbg !297
	%484 = addrspacecast i64 addrspace(1)* %365 to i64*, !dbg !297
	%485 = icmp ne i64 %481, %149, !dbg !297
	br i1 %485, label %b72_fail3, label %b72_ok3, !dbg !297, !prof !26

b72_ok3:
	%486 = bitcast float* %482 to i8*, !dbg !297
	%487 = bitcast float* %483 to i8*, !dbg !297
	%488 = bitcast i64* %484 to i8*, !dbg !297
	call void @gpuc_put_signal_nbi_block(i8* %486, i8* %487, i64 %476, i8* %488, i64 %29, i32 9, i32 %376), !dbg !297
	br label %b73, !dbg !298

b73:
	%489 = add i64 %298, %23, !dbg !299
	br label %b41, !dbg !299

b74:
	br label %fail, !dbg !256

b75:
	br label %fail, !dbg !256

b76:
	br label %fail, !dbg !254

b77:
	br label %fail, !dbg !254

b78:
	%490 = icmp sgt i64 %p0, 1, !dbg !303
	%491 = select i1 %490, i64 %p0, i64 1, !dbg !303
	%492 = icmp eq i64 %491, -1, !dbg !304
	%493 = select i1 %492, i64 1, i64 %491, !dbg !304
	%494 = sdiv i64 %23, %493, !dbg !304
	%495 = sub i64 0, %23, !dbg !304
	%496 = select i1 %492, i64 %495, i64 %494, !dbg !304
	%497 = icmp sgt i64 %496, 1, !dbg !305
	%498 = select i1 %497, i64 %496, i64 1, !dbg !305
	%499 = mul i64 %p0, %498, !dbg !306
	br label %b79, !dbg !307

b79:
	%500 = phi i64 [ %19, %b78 ], [ %648, %b98 ], !dbg !308
	%501 = icmp slt i64 %500, %499, !dbg !309
	br i1 %501, label %b80, label %b103, !dbg !309

b80:
	%502 = icmp eq i64 %498, -1, !dbg !310
	%503 = select i1 %502, i64 1, i64 %498, !dbg !310
	%504 = sdiv i64 %500, %503, !dbg !310
	%505 = sub i64 0, %500, !dbg !310
	%506 = select i1 %502, i64 %505, i64 %504, !dbg !310
	%507 = icmp eq i64 %498, -1, !dbg !311
	%508 = select i1 %507, i64 1, i64 %498, !dbg !311
	%509 = srem i64 %500, %508, !dbg !311
	%510 = mul i64 %506, %p3, !dbg !312
	br label %b81, !dbg !313

b81:
	%511 = phi i64 [ %145, %b80 ], [ %519, %b82_ok1 ], !dbg !313
	%512 = icmp slt i64 %511, %p3, !dbg !313
	br i1 %512, label %b82, label %b83, !dbg !313

b82:
	%513 = add i64 %510, %511, !dbg !314
	%514 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %513, !dbg !315
	%515 = addrspacecast i64 addrspace(1)* %514 to i64*, !dbg !316
	%516 = icmp uge i64 %513, %p27, !dbg !315
	br i1 %516, label %b82_fail1, label %b82_ok1, !dbg !315, !prof !26

b82_ok1:
	%517 = bitcast i64* %515 to i8*, !dbg !316
	%518 = call i64 @gpuc_signal_wait_until_thread(i8* %517, i32 5, i64 %29, i32 1, i8* %ctrl, i32 39), !dbg !316
	%519 = add i64 %511, %149, !dbg !313
	br label %b81, !dbg !313

b83:
	call void @llvm.nvvm.barrier0(), !dbg !317
	%520 = mul i64 %510, %p1, !dbg !318
	%521 = add i64 %510, %p3, !dbg !319
	%522 = mul i64 %521, %p1, !dbg !320
	%523 = sub i64 %522, %520, !dbg !321
	%524 = getelementptr inbounds float, float addrspace(1)* %10, i64 %520, !dbg !321
	%525 = and i64 %523, 3, !dbg !322
	%526 = icmp eq i64 %525, 0, !dbg !322
	%527 = icmp ugt i64 %522, %p21, !dbg !321
	%528 = icmp ugt i64 %520, %522, !dbg !321
	%529 = or i1 %527, %528, !dbg !321
	br i1 %529, label %b83_fail1, label %b83_ok1, !dbg !321, !prof !26

b83_ok1:
	br i1 %526, label %b84, label %b102, !dbg !322

b84:
	%530 = addrspacecast float addrspace(1)* %524 to float*, !dbg !322
	%531 = ptrtoint float* %530 to i64, !dbg !322
	%532 = and i64 %531, 15, !dbg !322
	%533 = icmp eq i64 %532, 0, !dbg !322
	%534 = icmp eq i64 %523, 0, !dbg !322
	%535 = or i1 %533, %534, !dbg !322
	br i1 %535, label %b85, label %b101, !dbg !322

b85:
	%536 = mul i64 %506, %p1, !dbg !323
	%537 = add i64 %506, 1, !dbg !324
	%538 = mul i64 %537, %p1, !dbg !325
	%539 = ashr i64 %523, 2, !dbg !322
	%540 = bitcast float addrspace(1)* %524 to { float, float, float, float } addrspace(1)*, !dbg !322
	%541 = sub i64 %538, %536, !dbg !326
	%542 = getelementptr inbounds float, float addrspace(1)* %3, i64 %536, !dbg !326
	%543 = and i64 %541, 3, !dbg !327
	%544 = icmp eq i64 %543, 0, !dbg !327
	%545 = icmp ugt i64 %538, %p7, !dbg !326
	%546 = icmp ugt i64 %536, %538, !dbg !326
	%547 = or i1 %545, %546, !dbg !326
	br i1 %547, label %b85_fail1, label %b85_ok1, !dbg !326, !prof !26

b85_ok1:
	br i1 %544, label %b86, label %b100, !dbg !327

b86:
	%548 = addrspacecast float addrspace(1)* %542 to float*, !dbg !327
	%549 = ptrtoint float* %548 to i64, !dbg !327
	%550 = and i64 %549, 15, !dbg !327
	%551 = icmp eq i64 %550, 0, !dbg !327
	%552 = icmp eq i64 %541, 0, !dbg !327
	%553 = or i1 %551, %552, !dbg !327
	br i1 %553, label %b87, label %b99, !dbg !327

b87:
	%554 = ashr i64 %541, 2, !dbg !327
	%555 = bitcast float addrspace(1)* %542 to { float, float, float, float } addrspace(1)*, !dbg !327
	%556 = mul i64 %554, %509, !dbg !328
	%557 = icmp eq i64 %498, -1, !dbg !329
	%558 = select i1 %557, i64 1, i64 %498, !dbg !329
	%559 = sdiv i64 %556, %558, !dbg !329
	%560 = sub i64 0, %556, !dbg !329
	%561 = select i1 %557, i64 %560, i64 %559, !dbg !329
	%562 = add nsw i64 %509, 1, !dbg !330
	%563 = mul i64 %554, %562, !dbg !331
	%564 = icmp eq i64 %498, -1, !dbg !332
	%565 = select i1 %564, i64 1, i64 %498, !dbg !332
	%566 = sdiv i64 %563, %565, !dbg !332
	%567 = sub i64 0, %563, !dbg !332
	%568 = select i1 %564, i64 %567, i64 %566, !dbg !332
	%569 = sub i64 %568, %561, !dbg !333
	%570 = icmp ule i64 %p3, 268435455, !dbg !334
	%571 = icmp ule i64 %510, 281474976710655, !dbg !334
	%572 = and i1 %570, %571, !dbg !334
	%573 = icmp ule i64 %539, 281474976710655, !dbg !334
	%574 = and i1 %572, %573, !dbg !334
	%575 = icmp ule i64 %554, 268435455, !dbg !334
	%576 = and i1 %574, %575, !dbg !334
	%577 = icmp ule i64 %561, 281474976710655, !dbg !334
	%578 = and i1 %576, %577, !dbg !334
	%579 = icmp ule i64 %569, 281474976710655, !dbg !334
	%580 = and i1 %578, %579, !dbg !334
	%581 = mul i64 %521, -1, !dbg !334
	%582 = add i64 %p13, %581, !dbg !334
	%583 = icmp sge i64 %582, 0, !dbg !334
	%584 = and i1 %580, %583, !dbg !334
	%585 = mul nsw i64 %p13, -1, !dbg !334
	%586 = add i64 %p3, %585, !dbg !334
	%587 = icmp sge i64 %586, 0, !dbg !334
	%588 = and i1 %584, %587, !dbg !334
	%589 = mul i64 %561, -1, !dbg !334
	%590 = add i64 %554, %589, !dbg !334
	%591 = mul i64 %569, -1, !dbg !334
	%592 = add i64 %590, %591, !dbg !334
	%593 = icmp sge i64 %592, 0, !dbg !334
	%594 = and i1 %588, %593, !dbg !334
	%595 = mul i64 %p3, -1, !dbg !334
	%596 = mul i64 %554, %595, !dbg !334
	%597 = add i64 %596, %539, !dbg !334
	%598 = add i64 %597, %554, !dbg !334
	%599 = add i64 %598, %589, !dbg !334
	%600 = add i64 %599, %591, !dbg !334
	%601 = icmp sge i64 %600, 0, !dbg !334
	%602 = and i1 %594, %601, !dbg !334
	br i1 %602, label %b88, label %b93_cold, !dbg !334, !prof !39

b88:
	%603 = phi i64 [ %145, %b87 ], [ %647, %b92 ], !dbg !334
	%604 = icmp slt i64 %603, %569, !dbg !334
	br i1 %604, label %b89, label %b98, !dbg !334

b89:
	%605 = add i64 %561, %603, !dbg !335
	%606 = getelementptr inbounds float, float addrspace(1)* %6, i64 %510, !dbg !336
	br label %b90, !dbg !339

b90:
	%607 = phi float [ 0.000000e+00, %b89 ], [ %636, %b91 ], !dbg !340
	%608 = phi float [ 0.000000e+00, %b89 ], [ %634, %b91 ], !dbg !340
	%609 = phi float [ 0.000000e+00, %b89 ], [ %632, %b91 ], !dbg !340
	%610 = phi float [ 0.000000e+00, %b89 ], [ %630, %b91 ], !dbg !340
	%611 = phi i64 [ -1, %b89 ], [ %612, %b91 ], !dbg !339
	%612 = add nsw i64 %611, 1, !dbg !339
	%613 = icmp slt i64 %612, %p3, !dbg !339
	br i1 %613, label %b91, label %b92, !dbg !339

b91:
	%614 = getelementptr inbounds float, float addrspace(1)* %606, i64 %612, !dbg !341
	%615 = load float, float addrspace(1)* %614, align 4, !dbg !341
	%616 = mul i64 %612, %554, !dbg !342
	%617 = add i64 %616, %605, !dbg !343
	%618 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %540, i64 %617, !dbg !344
	%619 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %618, i32 0, i32 0, !dbg !344
	%620 = bitcast { float, float, float, float } addrspace(1)* %618 to <4 x float> addrspace(1)*, !dbg !344
	%621 = load <4 x float>, <4 x float> addrspace(1)* %620, align 16, !dbg !344
	%622 = extractelement <4 x float> %621, i32 0, !dbg !344
	%623 = extractelement <4 x float> %621, i32 1, !dbg !344
	%624 = extractelement <4 x float> %621, i32 2, !dbg !344
	%625 = extractelement <4 x float> %621, i32 3, !dbg !344
	%626 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %618, i32 0, i32 1, !dbg !344
	%627 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %618, i32 0, i32 2, !dbg !344
	%628 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %618, i32 0, i32 3, !dbg !344
	%629 = call float @llvm.nvvm.mul.rn.f(float %615, float %622), !dbg !345
	%630 = fadd float %610, %629, !dbg !346
	%631 = call float @llvm.nvvm.mul.rn.f(float %615, float %623), !dbg !347
	%632 = fadd float %609, %631, !dbg !348
	%633 = call float @llvm.nvvm.mul.rn.f(float %615, float %624), !dbg !349
	%634 = fadd float %608, %633, !dbg !350
	%635 = call float @llvm.nvvm.mul.rn.f(float %615, float %625), !dbg !351
	%636 = fadd float %607, %635, !dbg !352
	br label %b90, !dbg !353, !llvm.loop !355

b92:
	%637 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %555, i64 %605, !dbg !356
	%638 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %637, i32 0, i32 0, !dbg !356
	%639 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %637, i32 0, i32 1, !dbg !356
	%640 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %637, i32 0, i32 2, !dbg !356
	%641 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %637, i32 0, i32 3, !dbg !356
	%642 = bitcast { float, float, float, float } addrspace(1)* %637 to <4 x float> addrspace(1)*, !dbg !356
	%643 = insertelement <4 x float> undef, float %610, i32 0, !dbg !356
	%644 = insertelement <4 x float> %643, float %609, i32 1, !dbg !356
	%645 = insertelement <4 x float> %644, float %608, i32 2, !dbg !356
	%646 = insertelement <4 x float> %645, float %607, i32 3, !dbg !356
	store <4 x float> %646, <4 x float> addrspace(1)* %642, align 16, !dbg !356
	%647 = add i64 %603, %149, !dbg !334
	br label %b88, !dbg !334

b98:
	%648 = add i64 %500, %23, !dbg !361
	br label %b79, !dbg !361

b99:
	br label %fail, !dbg !327

b100:
	br label %fail, !dbg !327

b101:
	br label %fail, !dbg !322

b102:
	br label %fail, !dbg !322

b103:
	ret void, !dbg !302

b0_fail1:
	br label %fail, !dbg !25

b1_fail1:
	br label %fail, !dbg !32

b4_cold:
	%649 = phi i64 [ %657, %b5_cold_ok1 ], [ %49, %b1_ok1 ], !dbg !33
	%650 = icmp slt i64 %649, %34, !dbg !33
	br i1 %650, label %b5_cold, label %b6, !dbg !33

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
	br label %fail, !dbg !47

b5_cold_ok1:
	store i32 0, i32 addrspace(1)* %655, align 4, !dbg !47
	%657 = add i64 %649, %53, !dbg !33
	br label %b4_cold, !dbg !33, !llvm.loop !49

b8_fail1:
	br label %fail, !dbg !53

b11_fail1:
	br label %fail, !dbg !65

b13_fail1:
	%658 = icmp ugt i64 %117, %p11, !dbg !87
	br i1 %658, label %b13_fail2, label %b13_ok2, !dbg !87

b13_fail2:
	br label %fail, !dbg !87

b13_ok2:
	br label %fail, !dbg !87

b13_fail3:
	%659 = icmp ugt i64 %125, %p29, !dbg !93
	br i1 %659, label %b13_fail4, label %b13_ok4, !dbg !93

b13_fail4:
	br label %fail, !dbg !93

b13_ok4:
	br label %fail, !dbg !94

b13_fail5:
	br label %fail, !dbg !96

b15_fail1:
	br label %fail, !dbg !100

b20_fail1:
	%660 = icmp ugt i64 %180, %p19, !dbg !120
	br i1 %660, label %b20_fail2, label %b20_ok2, !dbg !120

b20_fail2:
	br label %fail, !dbg !120

b20_ok2:
	%661 = icmp ugt i64 %178, %180, !dbg !120
	br i1 %661, label %b20_fail3, label %b20_ok3, !dbg !120

b20_fail3:
	br label %fail, !dbg !120

b20_ok3:
	br label %fail, !dbg !121

b20_fail4:
	%662 = icmp ugt i64 %196, %p9, !dbg !127
	br i1 %662, label %b20_fail5, label %b20_ok5, !dbg !127

b20_fail5:
	br label %fail, !dbg !127

b20_ok5:
	%663 = icmp ugt i64 %194, %196, !dbg !127
	br i1 %663, label %b20_fail6, label %b20_ok6, !dbg !127

b20_fail6:
	br label %fail, !dbg !127

b20_ok6:
	%664 = icmp uge i64 %177, %p25, !dbg !128
	br i1 %664, label %b20_fail7, label %b20_ok7, !dbg !128

b20_fail7:
	br label %fail, !dbg !128

b20_ok7:
	br label %fail, !dbg !129

b20_fail8:
	br label %fail, !dbg !129

b23_fail1:
	br label %fail, !dbg !147

b27_fail1:
	br label %fail, !dbg !166

b34_fail1:
	br label %fail, !dbg !190

b39_fail1:
	br label %fail, !dbg !197

b41_fail1:
	br label %fail, !dbg !207

b43_fail1:
	br label %fail, !dbg !218

b46_fail1:
	br label %fail, !dbg !227

b47_fail1:
	%665 = icmp ugt i64 %331, %p19, !dbg !241
	br i1 %665, label %b47_fail2, label %b47_ok2, !dbg !241

b47_fail2:
	br label %fail, !dbg !241

b47_ok2:
	br label %fail, !dbg !241

b47_fail3:
	%666 = icmp ugt i64 %349, %p21, !dbg !250
	br i1 %666, label %b47_fail4, label %b47_ok4, !dbg !250

b47_fail4:
	br label %fail, !dbg !250

b47_ok4:
	%667 = icmp ugt i64 %347, %349, !dbg !250
	br i1 %667, label %b47_fail5, label %b47_ok5, !dbg !250

b47_fail5:
	br label %fail, !dbg !250

b47_ok5:
	%668 = icmp uge i64 %341, %p15, !dbg !251
	br i1 %668, label %b47_fail6, label %b47_ok6, !dbg !251

b47_fail6:
	br label %fail, !dbg !251

b47_ok6:
	%669 = icmp uge i64 %341, %p17, !dbg !252
	br i1 %669, label %b47_fail7, label %b47_ok7, !dbg !252

b47_fail7:
	br label %fail, !dbg !252

b47_ok7:
	br label %fail, !dbg !253

b61_cold:
	%670 = phi i64 [ %671, %b62_cold ], [ %671, %b63_cold_ok1 ], [ -1, %b57 ], !dbg !264
	%671 = add nsw i64 %670, 1, !dbg !264
	%672 = icmp slt i64 %671, 4, !dbg !264
	br i1 %672, label %b62_cold, label %b64, !dbg !264

b62_cold:
	%673 = mul i64 %671, %149, !dbg !265
	%674 = add i64 %396, %673, !dbg !266
	%675 = icmp slt i64 %674, %374, !dbg !267
	br i1 %675, label %b63_cold, label %b61_cold, !dbg !267, !llvm.loop !271

b63_cold:
	%676 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %375, i64 %674, !dbg !268
	%677 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %676, i32 0, i32 0, !dbg !268
	%678 = icmp uge i64 %674, %374, !dbg !268
	br i1 %678, label %b63_cold_fail1, label %b63_cold_ok1, !dbg !268, !prof !26

b63_cold_fail1:
	br label %fail, !dbg !268

b63_cold_ok1:
	%679 = bitcast { float, float, float, float } addrspace(1)* %676 to <4 x float> addrspace(1)*, !dbg !268
	%680 = load <4 x float>, <4 x float> addrspace(1)* %679, align 16, !dbg !268
	%681 = extractelement <4 x float> %680, i32 0, !dbg !268
	%682 = extractelement <4 x float> %680, i32 1, !dbg !268
	%683 = extractelement <4 x float> %680, i32 2, !dbg !268
	%684 = extractelement <4 x float> %680, i32 3, !dbg !268
	%685 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %676, i32 0, i32 1, !dbg !268
	%686 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %676, i32 0, i32 2, !dbg !268
	%687 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %676, i32 0, i32 3, !dbg !268
	%688 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, i64 0, i64 %671, !dbg !269
	%689 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %688, i32 0, i32 0, !dbg !269
	%690 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %688, i32 0, i32 1, !dbg !269
	%691 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %688, i32 0, i32 2, !dbg !269
	%692 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %688, i32 0, i32 3, !dbg !269
	%693 = bitcast { float, float, float, float }* %688 to <4 x float>*, !dbg !269
	%694 = insertelement <4 x float> undef, float %681, i32 0, !dbg !269
	%695 = insertelement <4 x float> %694, float %682, i32 1, !dbg !269
	%696 = insertelement <4 x float> %695, float %683, i32 2, !dbg !269
	%697 = insertelement <4 x float> %696, float %684, i32 3, !dbg !269
	store <4 x float> %697, <4 x float>* %693, align 16, !dbg !269
	br label %b61_cold, !dbg !269, !llvm.loop !273

b67_fail1:
	br label %fail, !dbg !278

b71_fail1:
	br label %fail, !dbg !296

b72_fail1:
	%698 = icmp ne i64 %350, %345, !dbg !297
	br i1 %698, label %b72_fail2, label %b72_ok2, !dbg !297

b72_fail2:
	br label %fail, !dbg !297

b72_ok2:
	br label %fail, !dbg !297

b72_fail3:
	br label %fail, !dbg !297

b82_fail1:
	br label %fail, !dbg !315

b83_fail1:
	%699 = icmp ugt i64 %522, %p21, !dbg !321
	br i1 %699, label %b83_fail2, label %b83_ok2, !dbg !321

b83_fail2:
	br label %fail, !dbg !321

b83_ok2:
	br label %fail, !dbg !321

b85_fail1:
	%700 = icmp ugt i64 %538, %p7, !dbg !326
	br i1 %700, label %b85_fail2, label %b85_ok2, !dbg !326

b85_fail2:
	br label %fail, !dbg !326

b85_ok2:
	br label %fail, !dbg !326

b93_cold:
	%701 = phi i64 [ %751, %b97_cold_ok1 ], [ %145, %b87 ], !dbg !334
	%702 = icmp slt i64 %701, %569, !dbg !334
	br i1 %702, label %b94_cold, label %b98, !dbg !334

b94_cold:
	%703 = add i64 %561, %701, !dbg !335
	%704 = getelementptr inbounds float, float addrspace(1)* %6, i64 %510, !dbg !336
	%705 = icmp ugt i64 %521, %p13, !dbg !336
	%706 = icmp ugt i64 %510, %521, !dbg !336
	%707 = or i1 %705, %706, !dbg !336
	br i1 %707, label %b94_cold_fail1, label %b94_cold_ok1, !dbg !336, !prof !26

b94_cold_fail1:
	%708 = icmp ugt i64 %521, %p13, !dbg !336
	br i1 %708, label %b94_cold_fail2, label %b94_cold_ok2, !dbg !336

b94_cold_fail2:
	br label %fail, !dbg !336

b94_cold_ok2:
	br label %fail, !dbg !336

b94_cold_ok1:
	br label %b95_cold, !dbg !339

b95_cold:
	%709 = phi float [ 0.000000e+00, %b94_cold_ok1 ], [ %739, %b96_cold_ok1 ], !dbg !340
	%710 = phi float [ 0.000000e+00, %b94_cold_ok1 ], [ %737, %b96_cold_ok1 ], !dbg !340
	%711 = phi float [ 0.000000e+00, %b94_cold_ok1 ], [ %735, %b96_cold_ok1 ], !dbg !340
	%712 = phi float [ 0.000000e+00, %b94_cold_ok1 ], [ %733, %b96_cold_ok1 ], !dbg !340
	%713 = phi i64 [ -1, %b94_cold_ok1 ], [ %714, %b96_cold_ok1 ], !dbg !339
	%714 = add nsw i64 %713, 1, !dbg !339
	%715 = icmp slt i64 %714, %p3, !dbg !339
	br i1 %715, label %b96_cold, label %b97_cold, !dbg !339

b96_cold:
	%716 = mul i64 %714, %554, !dbg !342
	%717 = add i64 %716, %703, !dbg !343
	%718 = getelementptr inbounds float, float addrspace(1)* %704, i64 %714, !dbg !341
	%719 = icmp uge i64 %717, %539, !dbg !344
	br i1 %719, label %b96_cold_fail1, label %b96_cold_ok1, !dbg !344, !prof !26

b96_cold_fail1:
	br label %fail, !dbg !344

b96_cold_ok1:
	%720 = load float, float addrspace(1)* %718, align 4, !dbg !341
	%721 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %540, i64 %717, !dbg !344
	%722 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %721, i32 0, i32 0, !dbg !344
	%723 = bitcast { float, float, float, float } addrspace(1)* %721 to <4 x float> addrspace(1)*, !dbg !344
	%724 = load <4 x float>, <4 x float> addrspace(1)* %723, align 16, !dbg !344
	%725 = extractelement <4 x float> %724, i32 0, !dbg !344
	%726 = extractelement <4 x float> %724, i32 1, !dbg !344
	%727 = extractelement <4 x float> %724, i32 2, !dbg !344
	%728 = extractelement <4 x float> %724, i32 3, !dbg !344
	%729 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %721, i32 0, i32 1, !dbg !344
	%730 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %721, i32 0, i32 2, !dbg !344
	%731 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %721, i32 0, i32 3, !dbg !344
	%732 = call float @llvm.nvvm.mul.rn.f(float %720, float %725), !dbg !345
	%733 = fadd float %712, %732, !dbg !346
	%734 = call float @llvm.nvvm.mul.rn.f(float %720, float %726), !dbg !347
	%735 = fadd float %711, %734, !dbg !348
	%736 = call float @llvm.nvvm.mul.rn.f(float %720, float %727), !dbg !349
	%737 = fadd float %710, %736, !dbg !350
	%738 = call float @llvm.nvvm.mul.rn.f(float %720, float %728), !dbg !351
	%739 = fadd float %709, %738, !dbg !352
	br label %b95_cold, !dbg !353, !llvm.loop !358

b97_cold:
	%740 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %555, i64 %703, !dbg !356
	%741 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %740, i32 0, i32 0, !dbg !356
	%742 = icmp uge i64 %703, %554, !dbg !356
	br i1 %742, label %b97_cold_fail1, label %b97_cold_ok1, !dbg !356, !prof !26

b97_cold_fail1:
	br label %fail, !dbg !356

b97_cold_ok1:
	%743 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %740, i32 0, i32 1, !dbg !356
	%744 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %740, i32 0, i32 2, !dbg !356
	%745 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %740, i32 0, i32 3, !dbg !356
	%746 = bitcast { float, float, float, float } addrspace(1)* %740 to <4 x float> addrspace(1)*, !dbg !356
	%747 = insertelement <4 x float> undef, float %712, i32 0, !dbg !356
	%748 = insertelement <4 x float> %747, float %711, i32 1, !dbg !356
	%749 = insertelement <4 x float> %748, float %710, i32 2, !dbg !356
	%750 = insertelement <4 x float> %749, float %709, i32 3, !dbg !356
	store <4 x float> %750, <4 x float> addrspace(1)* %746, align 16, !dbg !356
	%751 = add i64 %701, %149, !dbg !334
	br label %b93_cold, !dbg !334, !llvm.loop !360

fail:
	%752 = phi i32 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 2, %b5_cold_fail1 ], [ 3, %b8_fail1 ], [ 4, %b11_fail1 ], [ 5, %b13_fail2 ], [ 6, %b13_ok2 ], [ 7, %b13_fail4 ], [ 8, %b13_ok4 ], [ 9, %b13_fail5 ], [ 10, %b15_fail1 ], [ 11, %b17 ], [ 12, %b20_fail2 ], [ 13, %b20_fail3 ], [ 14, %b20_ok3 ], [ 12, %b20_fail5 ], [ 13, %b20_fail6 ], [ 15, %b20_fail7 ], [ 16, %b20_ok7 ], [ 17, %b20_fail8 ], [ 18, %b23_fail1 ], [ 19, %b27_fail1 ], [ 21, %b34_fail1 ], [ 22, %b36 ], [ 23, %b39_fail1 ], [ 24, %b41_fail1 ], [ 25, %b43_fail1 ], [ 26, %b46_fail1 ], [ 12, %b47_fail2 ], [ 13, %b47_ok2 ], [ 12, %b47_fail4 ], [ 13, %b47_fail5 ], [ 28, %b47_fail6 ], [ 28, %b47_fail7 ], [ 28, %b47_ok7 ], [ 33, %b63_cold_fail1 ], [ 34, %b67_fail1 ], [ 35, %b71_fail1 ], [ 36, %b72_fail2 ], [ 37, %b72_ok2 ], [ 58, %b72_fail3 ], [ 32, %b74 ], [ 31, %b75 ], [ 30, %b76 ], [ 29, %b77 ], [ 38, %b82_fail1 ], [ 40, %b83_fail2 ], [ 41, %b83_ok2 ], [ 44, %b85_fail2 ], [ 45, %b85_ok2 ], [ 48, %b94_cold_fail2 ], [ 49, %b94_cold_ok2 ], [ 50, %b96_cold_fail1 ], [ 51, %b97_cold_fail1 ], [ 47, %b99 ], [ 46, %b100 ], [ 43, %b101 ], [ 42, %b102 ], !dbg !7
	%753 = phi i64 [ %25, %b0_fail1 ], [ %34, %b1_fail1 ], [ %654, %b5_cold_fail1 ], [ %72, %b8_fail1 ], [ %88, %b11_fail1 ], [ %117, %b13_fail2 ], [ %114, %b13_ok2 ], [ %125, %b13_fail4 ], [ %p2, %b13_ok4 ], [ %118, %b13_fail5 ], [ %154, %b15_fail1 ], [ 0, %b17 ], [ %180, %b20_fail2 ], [ %178, %b20_fail3 ], [ 0, %b20_ok3 ], [ %196, %b20_fail5 ], [ %194, %b20_fail6 ], [ %177, %b20_fail7 ], [ %181, %b20_ok7 ], [ %214, %b20_fail8 ], [ %227, %b23_fail1 ], [ %245, %b27_fail1 ], [ %243, %b34_fail1 ], [ 0, %b36 ], [ %120, %b39_fail1 ], [ %120, %b41_fail1 ], [ %309, %b43_fail1 ], [ %320, %b46_fail1 ], [ %331, %b47_fail2 ], [ %329, %b47_ok2 ], [ %349, %b47_fail4 ], [ %347, %b47_fail5 ], [ %341, %b47_fail6 ], [ %341, %b47_fail7 ], [ %336, %b47_ok7 ], [ %674, %b63_cold_fail1 ], [ %451, %b67_fail1 ], [ 0, %b71_fail1 ], [ %350, %b72_fail2 ], [ 0, %b72_ok2 ], [ %481, %b72_fail3 ], [ %386, %b74 ], [ %382, %b75 ], [ %370, %b76 ], [ %345, %b77 ], [ %513, %b82_fail1 ], [ %522, %b83_fail2 ], [ %520, %b83_ok2 ], [ %538, %b85_fail2 ], [ %536, %b85_ok2 ], [ %521, %b94_cold_fail2 ], [ %510, %b94_cold_ok2 ], [ %717, %b96_cold_fail1 ], [ %703, %b97_cold_fail1 ], [ %550, %b99 ], [ %541, %b100 ], [ %532, %b101 ], [ %523, %b102 ], !dbg !7
	%754 = phi i64 [ %p31, %b0_fail1 ], [ %37, %b1_fail1 ], [ %p29, %b5_cold_fail1 ], [ %34, %b8_fail1 ], [ %p23, %b11_fail1 ], [ %p11, %b13_fail2 ], [ %117, %b13_ok2 ], [ %p29, %b13_fail4 ], [ %126, %b13_ok4 ], [ %133, %b13_fail5 ], [ %p2, %b15_fail1 ], [ 0, %b17 ], [ %p19, %b20_fail2 ], [ %180, %b20_fail3 ], [ 0, %b20_ok3 ], [ %p9, %b20_fail5 ], [ %196, %b20_fail6 ], [ %p25, %b20_fail7 ], [ %197, %b20_ok7 ], [ %104, %b20_fail8 ], [ %133, %b23_fail1 ], [ %p23, %b27_fail1 ], [ %227, %b34_fail1 ], [ 0, %b36 ], [ %227, %b39_fail1 ], [ %227, %b41_fail1 ], [ %227, %b43_fail1 ], [ %p25, %b46_fail1 ], [ %p19, %b47_fail2 ], [ %331, %b47_ok2 ], [ %p21, %b47_fail4 ], [ %349, %b47_fail5 ], [ %p15, %b47_fail6 ], [ %p17, %b47_fail7 ], [ %p27, %b47_ok7 ], [ %374, %b63_cold_fail1 ], [ %395, %b67_fail1 ], [ 0, %b71_fail1 ], [ %345, %b72_fail2 ], [ 0, %b72_ok2 ], [ %149, %b72_fail3 ], [ 16, %b74 ], [ 4, %b75 ], [ 16, %b76 ], [ 4, %b77 ], [ %p27, %b82_fail1 ], [ %p21, %b83_fail2 ], [ %522, %b83_ok2 ], [ %p7, %b85_fail2 ], [ %538, %b85_ok2 ], [ %p13, %b94_cold_fail2 ], [ %521, %b94_cold_ok2 ], [ %539, %b96_cold_fail1 ], [ %554, %b97_cold_fail1 ], [ 16, %b99 ], [ 4, %b100 ], [ 16, %b101 ], [ 4, %b102 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %752, i64 %753, i64 %754), !dbg !7
	ret void, !dbg !7
}

define void @Route(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i8 zeroext %p5, float* %p6, i64 %p7, i32* %p8, i64 %p9, float* %p10, i64 %p11, i8* %ctrl) nounwind !dbg !363 {
entry:
	%0 = icmp ne i8 %p5, 0, !dbg !364
	br label %b0, !dbg !364

b0:
	%1 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !364
	%2 = addrspacecast i32* %p8 to i32 addrspace(1)*, !dbg !364
	%3 = addrspacecast float* %p10 to float addrspace(1)*, !dbg !364
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !365, !range !22
	%5 = sext i32 %4 to i64, !dbg !365
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !365, !range !366
	%7 = sext i32 %6 to i64, !dbg !365
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !367, !range !36
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !367, !range !36
	%10 = mul i32 %8, %9, !dbg !367
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !367, !range !37
	%12 = mul i32 %10, %11, !dbg !367
	%13 = sext i32 %12 to i64, !dbg !367
	%14 = mul i64 %5, %13, !dbg !368
	%15 = sdiv i64 %14, 32, !dbg !369
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !370, !range !19
	%17 = sext i32 %16 to i64, !dbg !370
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !370, !range !20
	%19 = sext i32 %18 to i64, !dbg !370
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !370, !range !20
	%21 = sext i32 %20 to i64, !dbg !370
	%22 = mul i64 %7, %21, !dbg !370
	%23 = add i64 %19, %22, !dbg !370
	%24 = mul i64 %5, %23, !dbg !370
	%25 = add i64 %17, %24, !dbg !370
	%26 = mul i64 %25, %13, !dbg !370
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !370, !range !34
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !370, !range !34
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !370, !range !35
	%30 = mul i32 %9, %29, !dbg !370
	%31 = add i32 %28, %30, !dbg !370
	%32 = mul i32 %8, %31, !dbg !370
	%33 = add i32 %27, %32, !dbg !370
	%34 = sext i32 %33 to i64, !dbg !370
	%35 = add i64 %26, %34, !dbg !370
	%36 = sdiv i64 %35, 32, !dbg !371
	%37 = icmp slt i64 0, %p3, !dbg !372
	%38 = and i32 %33, -32, !dbg !373
	%39 = sub i32 %12, %38, !dbg !373
	%40 = icmp slt i32 %39, 32, !dbg !373
	%41 = select i1 %40, i32 %39, i32 32, !dbg !373
	%42 = sext i32 %41 to i64, !dbg !373
	%43 = icmp eq i64 %42, 32, !dbg !381
	br label %b1, !dbg !371

b1:
	%44 = phi i64 [ %36, %b0 ], [ %157, %b28 ], !dbg !382
	%45 = icmp slt i64 %44, %p0, !dbg !383
	br i1 %45, label %b2, label %b29, !dbg !383

b2:
	%46 = mul i64 %44, %p2, !dbg !384
	%47 = add nsw i64 %44, 1, !dbg !385
	%48 = mul i64 %47, %p2, !dbg !386
	%49 = sub i64 %48, %46, !dbg !387
	%50 = getelementptr inbounds float, float addrspace(1)* %1, i64 %46, !dbg !387
	%51 = mul i64 %44, %p3, !dbg !388
	%52 = icmp ugt i64 %48, %p7, !dbg !387
	%53 = icmp ugt i64 %46, %48, !dbg !387
	%54 = or i1 %52, %53, !dbg !387
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !387, !prof !26

b2_ok1:
	br i1 %37, label %b3, label %b25, !dbg !372

b3:
	%55 = phi i64 [ %131, %b24 ], [ -1, %b2_ok1 ], !dbg !372
	%56 = phi float [ %135, %b24 ], [ 0.000000e+00, %b2_ok1 ], !dbg !372
	%57 = phi i64 [ %144, %b24 ], [ 0, %b2_ok1 ], !dbg !372
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !389, !range !162
	%59 = sext i32 %58 to i64, !dbg !389
	%60 = icmp ule i64 %42, 281474976710655, !dbg !389
	br i1 %60, label %b4, label %b8_cold, !dbg !389, !prof !39

b4:
	%61 = phi i64 [ 0, %b3 ], [ %76, %b7 ], !dbg !389
	%62 = phi i64 [ %59, %b3 ], [ %77, %b7 ], !dbg !389
	%63 = icmp slt i64 %62, %p2, !dbg !389
	br i1 %63, label %b5, label %b12, !dbg !389

b5:
	%64 = getelementptr inbounds float, float addrspace(1)* %50, i64 %62, !dbg !390
	%65 = load float, float addrspace(1)* %64, align 4, !dbg !390
	%66 = bitcast float %65 to i32, !dbg !393
	%67 = zext i32 %66 to i64, !dbg !393
	%68 = shl i64 %67, 32, !dbg !394
	%69 = trunc i64 %62 to i32, !dbg !395
	%70 = xor i32 %69, -1, !dbg !396
	%71 = zext i32 %70 to i64, !dbg !397
	%72 = or i64 %68, %71, !dbg !398
	%73 = icmp ult i64 %72, %55, !dbg !399
	br i1 %73, label %b6, label %b7, !dbg !399

b6:
	%74 = icmp ugt i64 %61, %72, !dbg !400
	%75 = select i1 %74, i64 %61, i64 %72, !dbg !400
	br label %b7, !dbg !401

b7:
	%76 = phi i64 [ %61, %b5 ], [ %75, %b6 ], !dbg !402
	%77 = add i64 %62, %42, !dbg !389
	br label %b4, !dbg !389

b12:
	%78 = phi i64 [ %61, %b4 ], [ %159, %b8_cold ], !dbg !405
	br i1 %43, label %b13, label %b15, !dbg !381

b13:
	%79 = phi i64 [ %95, %b14 ], [ %78, %b12 ], !dbg !406
	%80 = phi i64 [ %96, %b14 ], [ 16, %b12 ], !dbg !407
	%81 = icmp sgt i64 %80, 0, !dbg !408
	br i1 %81, label %b14, label %b22, !dbg !408

b14:
	%82 = trunc i64 %80 to i32, !dbg !409
	%83 = trunc i64 %79 to i32, !dbg !409
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !409
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !409
	%86 = lshr i64 %79, 32, !dbg !409
	%87 = trunc i64 %86 to i32, !dbg !409
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %87, i32 %82, i32 31), !dbg !409
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !409
	%90 = zext i32 %89 to i64, !dbg !409
	%91 = shl i64 %90, 32, !dbg !409
	%92 = zext i32 %85 to i64, !dbg !409
	%93 = or i64 %92, %91, !dbg !409
	%94 = icmp ugt i64 %79, %93, !dbg !410
	%95 = select i1 %94, i64 %79, i64 %93, !dbg !410
	%96 = sdiv i64 %80, 2, !dbg !411
	br label %b13, !dbg !411

b15:
	%97 = phi i64 [ %118, %b20 ], [ %78, %b12 ], !dbg !406
	%98 = phi i64 [ %119, %b20 ], [ 16, %b12 ], !dbg !412
	%99 = icmp sgt i64 %98, 0, !dbg !413
	br i1 %99, label %b16, label %b21, !dbg !413

b16:
	%100 = add i64 %59, %98, !dbg !414
	%101 = icmp sge i64 %100, %42, !dbg !415
	br i1 %101, label %b17, label %b18, !dbg !415

b17:
	br label %b18, !dbg !415

b18:
	%102 = phi i64 [ %100, %b16 ], [ %59, %b17 ], !dbg !416
	%103 = trunc i64 %102 to i32, !dbg !417
	%104 = trunc i64 %97 to i32, !dbg !417
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 %103, i32 31), !dbg !417
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !417
	%107 = lshr i64 %97, 32, !dbg !417
	%108 = trunc i64 %107 to i32, !dbg !417
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 %103, i32 31), !dbg !417
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !417
	%111 = zext i32 %110 to i64, !dbg !417
	%112 = shl i64 %111, 32, !dbg !417
	%113 = zext i32 %106 to i64, !dbg !417
	%114 = or i64 %113, %112, !dbg !417
	%115 = icmp ne i64 %102, %59, !dbg !418
	br i1 %115, label %b19, label %b20, !dbg !418

b19:
	%116 = icmp ugt i64 %97, %114, !dbg !410
	%117 = select i1 %116, i64 %97, i64 %114, !dbg !410
	br label %b20, !dbg !419

b20:
	%118 = phi i64 [ %97, %b18 ], [ %117, %b19 ], !dbg !406
	%119 = sdiv i64 %98, 2, !dbg !420
	br label %b15, !dbg !420

b21:
	%120 = trunc i64 %97 to i32, !dbg !421
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %120, i32 0, i32 31), !dbg !421
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !421
	%123 = lshr i64 %97, 32, !dbg !421
	%124 = trunc i64 %123 to i32, !dbg !421
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 0, i32 31), !dbg !421
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !421
	%127 = zext i32 %126 to i64, !dbg !421
	%128 = shl i64 %127, 32, !dbg !421
	%129 = zext i32 %122 to i64, !dbg !421
	%130 = or i64 %129, %128, !dbg !421
	br label %b22, !dbg !422

b22:
	%131 = phi i64 [ %79, %b13 ], [ %130, %b21 ], !dbg !380
	%132 = lshr i64 %131, 32, !dbg !423
	%133 = trunc i64 %132 to i32, !dbg !424
	%134 = bitcast i32 %133 to float, !dbg !424
	%135 = fadd float %56, %134, !dbg !425
	%136 = icmp eq i64 %59, 0, !dbg !426
	br i1 %136, label %b23, label %b24, !dbg !426

b23:
	%137 = add i64 %51, %57, !dbg !427
	%138 = trunc i64 %131 to i32, !dbg !429
	%139 = xor i32 %138, -1, !dbg !430
	%140 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %137, !dbg !428
	%141 = icmp uge i64 %137, %p9, !dbg !428
	br i1 %141, label %b23_fail1, label %b23_ok1, !dbg !428, !prof !26

b23_ok1:
	store i32 %139, i32 addrspace(1)* %140, align 4, !dbg !428
	%142 = getelementptr inbounds float, float addrspace(1)* %3, i64 %137, !dbg !432
	%143 = icmp uge i64 %137, %p11, !dbg !432
	br i1 %143, label %b23_fail2, label %b23_ok2, !dbg !432, !prof !26

b23_ok2:
	store float %134, float addrspace(1)* %142, align 4, !dbg !432
	br label %b24, !dbg !432

b24:
	%144 = add i64 %57, 1, !dbg !432
	%145 = icmp slt i64 %144, %p3, !dbg !432
	br i1 %145, label %b3, label %b25, !dbg !432

b25:
	%146 = phi float [ 0.000000e+00, %b2_ok1 ], [ %135, %b24 ], !dbg !433
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !433
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !373, !range !162
	%148 = sext i32 %147 to i64, !dbg !373
	br label %b26, !dbg !373

b26:
	%149 = phi i64 [ %148, %b25 ], [ %156, %b27_ok1 ], !dbg !373
	%150 = icmp slt i64 %149, %p3, !dbg !373
	br i1 %150, label %b27, label %b28, !dbg !373

b27:
	%151 = add i64 %51, %149, !dbg !434
	%152 = getelementptr inbounds float, float addrspace(1)* %3, i64 %151, !dbg !435
	%153 = icmp uge i64 %151, %p11, !dbg !435
	br i1 %153, label %b27_fail1, label %b27_ok1, !dbg !435, !prof !26

b27_ok1:
	%154 = load float, float addrspace(1)* %152, align 4, !dbg !435
	%155 = fdiv float %154, %146, !dbg !436
	store float %155, float addrspace(1)* %152, align 4, !dbg !435
	%156 = add i64 %149, %42, !dbg !373
	br label %b26, !dbg !373

b28:
	%157 = add i64 %44, %15, !dbg !437
	br label %b1, !dbg !437

b29:
	ret void, !dbg !437

b2_fail1:
	%158 = icmp ugt i64 %48, %p7, !dbg !387
	br i1 %158, label %b2_fail2, label %b2_ok2, !dbg !387

b2_fail2:
	br label %fail, !dbg !387

b2_ok2:
	br label %fail, !dbg !387

b8_cold:
	%159 = phi i64 [ %175, %b11_cold ], [ 0, %b3 ], !dbg !389
	%160 = phi i64 [ %176, %b11_cold ], [ %59, %b3 ], !dbg !389
	%161 = icmp slt i64 %160, %p2, !dbg !389
	br i1 %161, label %b9_cold, label %b12, !dbg !389

b9_cold:
	%162 = getelementptr inbounds float, float addrspace(1)* %50, i64 %160, !dbg !390
	%163 = icmp uge i64 %160, %49, !dbg !390
	br i1 %163, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !390, !prof !26

b9_cold_fail1:
	br label %fail, !dbg !390

b9_cold_ok1:
	%164 = load float, float addrspace(1)* %162, align 4, !dbg !390
	%165 = bitcast float %164 to i32, !dbg !393
	%166 = zext i32 %165 to i64, !dbg !393
	%167 = shl i64 %166, 32, !dbg !394
	%168 = trunc i64 %160 to i32, !dbg !395
	%169 = xor i32 %168, -1, !dbg !396
	%170 = zext i32 %169 to i64, !dbg !397
	%171 = or i64 %167, %170, !dbg !398
	%172 = icmp ult i64 %171, %55, !dbg !399
	br i1 %172, label %b10_cold, label %b11_cold, !dbg !399

b10_cold:
	%173 = icmp ugt i64 %159, %171, !dbg !400
	%174 = select i1 %173, i64 %159, i64 %171, !dbg !400
	br label %b11_cold, !dbg !401

b11_cold:
	%175 = phi i64 [ %159, %b9_cold_ok1 ], [ %174, %b10_cold ], !dbg !402
	%176 = add i64 %160, %42, !dbg !389
	br label %b8_cold, !dbg !389, !llvm.loop !404

b23_fail1:
	br label %fail, !dbg !428

b23_fail2:
	br label %fail, !dbg !432

b27_fail1:
	br label %fail, !dbg !435

fail:
	%177 = phi i32 [ 52, %b2_fail2 ], [ 53, %b2_ok2 ], [ 54, %b9_cold_fail1 ], [ 55, %b23_fail1 ], [ 56, %b23_fail2 ], [ 57, %b27_fail1 ], !dbg !364
	%178 = phi i64 [ %48, %b2_fail2 ], [ %46, %b2_ok2 ], [ %160, %b9_cold_fail1 ], [ %137, %b23_fail1 ], [ %137, %b23_fail2 ], [ %151, %b27_fail1 ], !dbg !364
	%179 = phi i64 [ %p7, %b2_fail2 ], [ %48, %b2_ok2 ], [ %49, %b9_cold_fail1 ], [ %p9, %b23_fail1 ], [ %p11, %b23_fail2 ], [ %p11, %b27_fail1 ], !dbg !364
	call void @gpuc_fail(i8* %ctrl, i32 %177, i64 %178, i64 %179), !dbg !364
	ret void, !dbg !364
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
!nvvm.annotations = !{!438, !439, !440, !441, !442, !443, !444, !445, !446, !447}
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
!27 = !DILocation(line: 16, column: 75, scope: !15, inlinedAt: !16)
!28 = !DILocation(line: 61, column: 36, scope: !6)
!29 = !DILocation(line: 61, column: 20, scope: !6)
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
!41 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!42 = !DILocation(line: 16, column: 15, scope: !9, inlinedAt: !10)
!43 = !DILocation(line: 88, column: 54, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 88, column: 48, scope: !41, inlinedAt: !42)
!45 = !DILocation(line: 88, column: 58, scope: !41, inlinedAt: !42)
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
!56 = !DILocation(line: 23, column: 33, scope: !9, inlinedAt: !10)
!57 = !DILocation(line: 24, column: 37, scope: !9, inlinedAt: !10)
!58 = !DILocation(line: 88, column: 54, scope: !41, inlinedAt: !57)
!59 = !DILocation(line: 88, column: 48, scope: !41, inlinedAt: !57)
!60 = !DILocation(line: 88, column: 58, scope: !41, inlinedAt: !57)
!61 = !DILocation(line: 24, column: 53, scope: !9, inlinedAt: !10)
!62 = !DILocation(line: 24, column: 57, scope: !9, inlinedAt: !10)
!63 = !DILocation(line: 24, column: 51, scope: !9, inlinedAt: !10)
!64 = !DILocation(line: 24, column: 61, scope: !9, inlinedAt: !10)
!65 = !DILocation(line: 24, column: 32, scope: !9, inlinedAt: !10)
!66 = !DILocation(line: 24, column: 89, scope: !9, inlinedAt: !10)
!67 = !DILocation(line: 24, column: 82, scope: !9, inlinedAt: !10)
!68 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!69 = !DILocation(line: 24, column: 71, scope: !9, inlinedAt: !10)
!70 = !DILocation(line: 82, column: 53, scope: !68, inlinedAt: !69)
!71 = !DILocation(line: 82, column: 66, scope: !68, inlinedAt: !69)
!72 = !DILocation(line: 82, column: 58, scope: !68, inlinedAt: !69)
!73 = !DILocation(line: 24, column: 114, scope: !9, inlinedAt: !10)
!74 = !DILocation(line: 24, column: 17, scope: !9, inlinedAt: !10)
!75 = !DILocation(line: 26, column: 16, scope: !9, inlinedAt: !10)
!76 = distinct !DISubprogram(name: "dispatch", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!77 = !DILocation(line: 64, column: 10, scope: !6)
!78 = !DILocation(line: 33, column: 23, scope: !76, inlinedAt: !77)
!79 = !DILocation(line: 33, column: 40, scope: !76, inlinedAt: !77)
!80 = !DILocation(line: 34, column: 24, scope: !76, inlinedAt: !77)
!81 = !DILocation(line: 34, column: 40, scope: !76, inlinedAt: !77)
!82 = !DILocation(line: 34, column: 45, scope: !76, inlinedAt: !77)
!83 = !DILocation(line: 35, column: 26, scope: !76, inlinedAt: !77)
!84 = !DILocation(line: 35, column: 11, scope: !76, inlinedAt: !77)
!85 = !DILocation(line: 36, column: 14, scope: !76, inlinedAt: !77)
!86 = !DILocation(line: 36, column: 11, scope: !76, inlinedAt: !77)
!87 = !DILocation(line: 37, column: 16, scope: !76, inlinedAt: !77)
!88 = !DILocation(line: 38, column: 31, scope: !76, inlinedAt: !77)
!89 = !DILocation(line: 38, column: 23, scope: !76, inlinedAt: !77)
!90 = !DILocation(line: 88, column: 54, scope: !41, inlinedAt: !89)
!91 = !DILocation(line: 88, column: 48, scope: !41, inlinedAt: !89)
!92 = !DILocation(line: 88, column: 58, scope: !41, inlinedAt: !89)
!93 = !DILocation(line: 38, column: 18, scope: !76, inlinedAt: !77)
!94 = !DILocation(line: 38, column: 45, scope: !76, inlinedAt: !77)
!95 = !DILocation(line: 39, column: 34, scope: !76, inlinedAt: !77)
!96 = !DILocation(line: 39, column: 37, scope: !76, inlinedAt: !77)
!97 = !DILocation(line: 40, column: 33, scope: !76, inlinedAt: !77)
!98 = !DILocation(line: 41, column: 16, scope: !76, inlinedAt: !77)
!99 = !DILocation(line: 41, column: 11, scope: !76, inlinedAt: !77)
!100 = !DILocation(line: 42, column: 33, scope: !76, inlinedAt: !77)
!101 = !DILocation(line: 42, column: 23, scope: !76, inlinedAt: !77)
!102 = !DILocation(line: 43, column: 20, scope: !76, inlinedAt: !77)
!103 = !DILocation(line: 43, column: 26, scope: !76, inlinedAt: !77)
!104 = !DILocation(line: 43, column: 13, scope: !76, inlinedAt: !77)
!105 = !DILocation(line: 44, column: 21, scope: !76, inlinedAt: !77)
!106 = !DILocation(line: 44, column: 25, scope: !76, inlinedAt: !77)
!107 = !DILocation(line: 44, column: 29, scope: !76, inlinedAt: !77)
!108 = !DILocation(line: 44, column: 33, scope: !76, inlinedAt: !77)
!109 = !DILocation(line: 44, column: 18, scope: !76, inlinedAt: !77)
!110 = !DILocation(line: 44, column: 44, scope: !76, inlinedAt: !77)
!111 = !DILocation(line: 44, column: 7, scope: !76, inlinedAt: !77)
!112 = !DILocation(line: 46, column: 16, scope: !76, inlinedAt: !77)
!113 = !DILocation(line: 47, column: 22, scope: !76, inlinedAt: !77)
!114 = !DILocation(line: 48, column: 50, scope: !76, inlinedAt: !77)
!115 = distinct !DISubprogram(name: "Layer.row", scope: !1, file: !1, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!116 = !DILocation(line: 48, column: 38, scope: !76, inlinedAt: !77)
!117 = !DILocation(line: 78, column: 18, scope: !115, inlinedAt: !116)
!118 = !DILocation(line: 78, column: 31, scope: !115, inlinedAt: !116)
!119 = !DILocation(line: 78, column: 34, scope: !115, inlinedAt: !116)
!120 = !DILocation(line: 78, column: 16, scope: !115, inlinedAt: !116)
!121 = !DILocation(line: 48, column: 78, scope: !76, inlinedAt: !77)
!122 = !DILocation(line: 48, column: 75, scope: !76, inlinedAt: !77)
!123 = !DILocation(line: 48, column: 63, scope: !76, inlinedAt: !77)
!124 = !DILocation(line: 78, column: 18, scope: !115, inlinedAt: !123)
!125 = !DILocation(line: 78, column: 31, scope: !115, inlinedAt: !123)
!126 = !DILocation(line: 78, column: 34, scope: !115, inlinedAt: !123)
!127 = !DILocation(line: 78, column: 16, scope: !115, inlinedAt: !123)
!128 = !DILocation(line: 49, column: 16, scope: !76, inlinedAt: !77)
!129 = !DILocation(line: 48, column: 21, scope: !76, inlinedAt: !77)
!130 = !DILocation(line: 49, column: 32, scope: !76, inlinedAt: !77)
!131 = !DILocation(line: 82, column: 53, scope: !68, inlinedAt: !130)
!132 = !DILocation(line: 82, column: 66, scope: !68, inlinedAt: !130)
!133 = !DILocation(line: 82, column: 58, scope: !68, inlinedAt: !130)
!134 = !DILocation(line: 49, column: 72, scope: !76, inlinedAt: !77)
!135 = !DILocation(line: 49, column: 67, scope: !76, inlinedAt: !77)
!136 = !DILocation(line: 49, column: 76, scope: !76, inlinedAt: !77)
!137 = distinct !DISubprogram(name: "Advance", scope: !13, file: !13, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!138 = !DILocation(line: 65, column: 15, scope: !6)
!139 = !DILocation(line: 21, column: 16, scope: !137, inlinedAt: !138)
!140 = !DILocation(line: 22, column: 22, scope: !137, inlinedAt: !138)
!141 = !DILocation(line: 23, column: 8, scope: !137, inlinedAt: !138)
!142 = !DILocation(line: 23, column: 3, scope: !137, inlinedAt: !138)
!143 = !DIFile(filename: "apply.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!144 = distinct !DISubprogram(name: "apply", scope: !143, file: !143, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!145 = !DILocation(line: 66, column: 7, scope: !6)
!146 = !DILocation(line: 12, column: 52, scope: !144, inlinedAt: !145)
!147 = !DILocation(line: 12, column: 39, scope: !144, inlinedAt: !145)
!148 = distinct !DISubprogram(name: "awaitCounts", scope: !143, file: !143, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!149 = !DILocation(line: 13, column: 13, scope: !144, inlinedAt: !145)
!150 = !DILocation(line: 30, column: 37, scope: !148, inlinedAt: !149)
!151 = !DILocation(line: 42, column: 38, scope: !148, inlinedAt: !149)
!152 = !DILocation(line: 42, column: 40, scope: !148, inlinedAt: !149)
!153 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!154 = distinct !DISubprogram(name: "Broadcast", scope: !153, file: !153, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!155 = !DILocation(line: 42, column: 23, scope: !148, inlinedAt: !149)
!156 = !DILocation(line: 36, column: 10, scope: !154, inlinedAt: !155)
!157 = !DILocation(line: 40, column: 17, scope: !154, inlinedAt: !155)
!158 = !DILocation(line: 31, column: 10, scope: !148, inlinedAt: !149)
!159 = !DILocation(line: 32, column: 7, scope: !148, inlinedAt: !149)
!160 = !DILocation(line: 32, column: 23, scope: !148, inlinedAt: !149)
!161 = !DILocation(line: 33, column: 26, scope: !148, inlinedAt: !149)
!162 = !{i32 0, i32 32}
!163 = !DILocation(line: 33, column: 19, scope: !148, inlinedAt: !149)
!164 = !DILocation(line: 34, column: 12, scope: !148, inlinedAt: !149)
!165 = !DILocation(line: 35, column: 42, scope: !148, inlinedAt: !149)
!166 = !DILocation(line: 35, column: 22, scope: !148, inlinedAt: !149)
!167 = !DILocation(line: 36, column: 67, scope: !148, inlinedAt: !149)
!168 = !DILocation(line: 82, column: 53, scope: !68, inlinedAt: !167)
!169 = !DILocation(line: 36, column: 42, scope: !148, inlinedAt: !149)
!170 = distinct !DISubprogram(name: "said", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!171 = !DILocation(line: 36, column: 13, scope: !148, inlinedAt: !149)
!172 = !DILocation(line: 85, column: 46, scope: !170, inlinedAt: !171)
!173 = !DILocation(line: 85, column: 40, scope: !170, inlinedAt: !171)
!174 = !DILocation(line: 33, column: 10, scope: !148, inlinedAt: !149)
!175 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!176 = distinct !DISubprogram(name: "scan", scope: !175, file: !175, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!177 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !175, file: !175, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!178 = !DILocation(line: 38, column: 37, scope: !148, inlinedAt: !149)
!179 = !DILocation(line: 6, column: 21, scope: !177, inlinedAt: !178)
!180 = !DILocation(line: 25, column: 16, scope: !176, inlinedAt: !179)
!181 = !DILocation(line: 23, column: 48, scope: !176, inlinedAt: !179)
!182 = !DILocation(line: 26, column: 6, scope: !176, inlinedAt: !179)
!183 = !DILocation(line: 26, column: 24, scope: !176, inlinedAt: !179)
!184 = !DILocation(line: 27, column: 24, scope: !176, inlinedAt: !179)
!185 = !DILocation(line: 27, column: 44, scope: !176, inlinedAt: !179)
!186 = !DILocation(line: 28, column: 4, scope: !176, inlinedAt: !179)
!187 = !DILocation(line: 26, column: 37, scope: !176, inlinedAt: !179)
!188 = !DILocation(line: 38, column: 15, scope: !148, inlinedAt: !149)
!189 = !DILocation(line: 39, column: 12, scope: !148, inlinedAt: !149)
!190 = !DILocation(line: 40, column: 11, scope: !148, inlinedAt: !149)
!191 = !DILocation(line: 40, column: 30, scope: !148, inlinedAt: !149)
!192 = !DILocation(line: 40, column: 25, scope: !148, inlinedAt: !149)
!193 = !DILocation(line: 37, column: 8, scope: !154, inlinedAt: !155)
!194 = !DILocation(line: 32, column: 32, scope: !148, inlinedAt: !149)
!195 = !DILocation(line: 44, column: 12, scope: !148, inlinedAt: !149)
!196 = !DILocation(line: 44, column: 15, scope: !148, inlinedAt: !149)
!197 = !DILocation(line: 45, column: 10, scope: !148, inlinedAt: !149)
!198 = !DILocation(line: 45, column: 25, scope: !148, inlinedAt: !149)
!199 = !DILocation(line: 48, column: 16, scope: !148, inlinedAt: !149)
!200 = !DILocation(line: 14, column: 27, scope: !144, inlinedAt: !145)
!201 = distinct !DISubprogram(name: "applyRow", scope: !143, file: !143, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!202 = !DILocation(line: 23, column: 11, scope: !144, inlinedAt: !145)
!203 = !DILocation(line: 73, column: 32, scope: !201, inlinedAt: !202)
!204 = !DILocation(line: 78, column: 47, scope: !201, inlinedAt: !202)
!205 = !DILocation(line: 15, column: 24, scope: !144, inlinedAt: !145)
!206 = !DILocation(line: 15, column: 6, scope: !144, inlinedAt: !145)
!207 = !DILocation(line: 15, column: 41, scope: !144, inlinedAt: !145)
!208 = !DILocation(line: 15, column: 34, scope: !144, inlinedAt: !145)
!209 = !DILocation(line: 15, column: 29, scope: !144, inlinedAt: !145)
!210 = distinct !DISubprogram(name: "find", scope: !143, file: !143, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!211 = !DILocation(line: 16, column: 15, scope: !144, inlinedAt: !145)
!212 = !DILocation(line: 53, column: 2, scope: !210, inlinedAt: !211)
!213 = !DILocation(line: 53, column: 8, scope: !210, inlinedAt: !211)
!214 = !DILocation(line: 54, column: 12, scope: !210, inlinedAt: !211)
!215 = !DILocation(line: 54, column: 18, scope: !210, inlinedAt: !211)
!216 = !DILocation(line: 55, column: 22, scope: !210, inlinedAt: !211)
!217 = !DILocation(line: 55, column: 32, scope: !210, inlinedAt: !211)
!218 = !DILocation(line: 55, column: 47, scope: !210, inlinedAt: !211)
!219 = !DILocation(line: 55, column: 40, scope: !210, inlinedAt: !211)
!220 = !DILocation(line: 55, column: 57, scope: !210, inlinedAt: !211)
!221 = !DILocation(line: 17, column: 14, scope: !144, inlinedAt: !145)
!222 = !DILocation(line: 17, column: 24, scope: !144, inlinedAt: !145)
!223 = !DILocation(line: 17, column: 40, scope: !144, inlinedAt: !145)
!224 = !DILocation(line: 17, column: 33, scope: !144, inlinedAt: !145)
!225 = !DILocation(line: 17, column: 28, scope: !144, inlinedAt: !145)
!226 = !DILocation(line: 18, column: 15, scope: !144, inlinedAt: !145)
!227 = !DILocation(line: 19, column: 60, scope: !144, inlinedAt: !145)
!228 = !DILocation(line: 19, column: 84, scope: !144, inlinedAt: !145)
!229 = !DILocation(line: 82, column: 53, scope: !68, inlinedAt: !228)
!230 = !DILocation(line: 19, column: 44, scope: !144, inlinedAt: !145)
!231 = !DILocation(line: 19, column: 22, scope: !144, inlinedAt: !145)
!232 = !DILocation(line: 85, column: 46, scope: !170, inlinedAt: !231)
!233 = !DILocation(line: 85, column: 40, scope: !170, inlinedAt: !231)
!234 = !DILocation(line: 19, column: 17, scope: !144, inlinedAt: !145)
!235 = !DILocation(line: 19, column: 4, scope: !144, inlinedAt: !145)
!236 = !DILocation(line: 21, column: 9, scope: !144, inlinedAt: !145)
!237 = !DILocation(line: 23, column: 23, scope: !144, inlinedAt: !145)
!238 = !DILocation(line: 78, column: 18, scope: !115, inlinedAt: !237)
!239 = !DILocation(line: 78, column: 31, scope: !115, inlinedAt: !237)
!240 = !DILocation(line: 78, column: 34, scope: !115, inlinedAt: !237)
!241 = !DILocation(line: 78, column: 16, scope: !115, inlinedAt: !237)
!242 = !DILocation(line: 22, column: 27, scope: !144, inlinedAt: !145)
!243 = !DILocation(line: 22, column: 26, scope: !144, inlinedAt: !145)
!244 = !DILocation(line: 22, column: 39, scope: !144, inlinedAt: !145)
!245 = !DILocation(line: 22, column: 49, scope: !144, inlinedAt: !145)
!246 = !DILocation(line: 23, column: 43, scope: !144, inlinedAt: !145)
!247 = !DILocation(line: 78, column: 18, scope: !115, inlinedAt: !246)
!248 = !DILocation(line: 78, column: 31, scope: !115, inlinedAt: !246)
!249 = !DILocation(line: 78, column: 34, scope: !115, inlinedAt: !246)
!250 = !DILocation(line: 78, column: 16, scope: !115, inlinedAt: !246)
!251 = !DILocation(line: 23, column: 65, scope: !144, inlinedAt: !145)
!252 = !DILocation(line: 23, column: 79, scope: !144, inlinedAt: !145)
!253 = !DILocation(line: 23, column: 102, scope: !144, inlinedAt: !145)
!254 = !DILocation(line: 71, column: 17, scope: !201, inlinedAt: !202)
!255 = !DILocation(line: 72, column: 29, scope: !201, inlinedAt: !202)
!256 = !DILocation(line: 72, column: 17, scope: !201, inlinedAt: !202)
!257 = !DILocation(line: 73, column: 19, scope: !201, inlinedAt: !202)
!258 = !DILocation(line: 73, column: 29, scope: !201, inlinedAt: !202)
!259 = !DILocation(line: 72, column: 2, scope: !201, inlinedAt: !202)
!260 = !DILocation(line: 78, column: 17, scope: !201, inlinedAt: !202)
!261 = !DILocation(line: 78, column: 6, scope: !201, inlinedAt: !202)
!262 = !DILocation(line: 78, column: 23, scope: !201, inlinedAt: !202)
!263 = !DILocation(line: 79, column: 7, scope: !201, inlinedAt: !202)
!264 = !DILocation(line: 80, column: 18, scope: !201, inlinedAt: !202)
!265 = !DILocation(line: 81, column: 17, scope: !201, inlinedAt: !202)
!266 = !DILocation(line: 81, column: 14, scope: !201, inlinedAt: !202)
!267 = !DILocation(line: 81, column: 30, scope: !201, inlinedAt: !202)
!268 = !DILocation(line: 82, column: 13, scope: !201, inlinedAt: !202)
!269 = !DILocation(line: 82, column: 6, scope: !201, inlinedAt: !202)
!270 = !{!"llvm.loop.unroll.disable"}
!271 = distinct !{!271, !270}
!272 = !{!"llvm.loop.unroll.disable"}
!273 = distinct !{!273, !272}
!274 = !DILocation(line: 85, column: 21, scope: !201, inlinedAt: !202)
!275 = !DILocation(line: 86, column: 17, scope: !201, inlinedAt: !202)
!276 = !DILocation(line: 86, column: 14, scope: !201, inlinedAt: !202)
!277 = !DILocation(line: 86, column: 30, scope: !201, inlinedAt: !202)
!278 = !DILocation(line: 87, column: 6, scope: !201, inlinedAt: !202)
!279 = distinct !DISubprogram(name: "affine", scope: !143, file: !143, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!280 = !DILocation(line: 87, column: 25, scope: !201, inlinedAt: !202)
!281 = !DILocation(line: 103, column: 63, scope: !279, inlinedAt: !280)
!282 = !DILocation(line: 103, column: 71, scope: !279, inlinedAt: !280)
!283 = !DILocation(line: 87, column: 54, scope: !201, inlinedAt: !202)
!284 = !DILocation(line: 103, column: 63, scope: !279, inlinedAt: !283)
!285 = !DILocation(line: 103, column: 71, scope: !279, inlinedAt: !283)
!286 = !DILocation(line: 87, column: 83, scope: !201, inlinedAt: !202)
!287 = !DILocation(line: 103, column: 63, scope: !279, inlinedAt: !286)
!288 = !DILocation(line: 103, column: 71, scope: !279, inlinedAt: !286)
!289 = !DILocation(line: 87, column: 112, scope: !201, inlinedAt: !202)
!290 = !DILocation(line: 103, column: 63, scope: !279, inlinedAt: !289)
!291 = !DILocation(line: 103, column: 71, scope: !279, inlinedAt: !289)
!292 = !DILocation(line: 78, column: 33, scope: !201, inlinedAt: !202)
!293 = !DILocation(line: 91, column: 8, scope: !201, inlinedAt: !202)
!294 = !DILocation(line: 96, column: 14, scope: !201, inlinedAt: !202)
!295 = !DILocation(line: 97, column: 14, scope: !201, inlinedAt: !202)
!296 = !DILocation(line: 98, column: 17, scope: !201, inlinedAt: !202)
!297 = !DILocation(line: 93, column: 21, scope: !201, inlinedAt: !202)
!298 = !DILocation(line: 94, column: 3, scope: !201, inlinedAt: !202)
!299 = !DILocation(line: 15, column: 59, scope: !144, inlinedAt: !145)
!300 = !DIFile(filename: "combine.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!301 = distinct !DISubprogram(name: "combine", scope: !300, file: !300, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!302 = !DILocation(line: 67, column: 9, scope: !6)
!303 = !DILocation(line: 11, column: 32, scope: !301, inlinedAt: !302)
!304 = !DILocation(line: 11, column: 28, scope: !301, inlinedAt: !302)
!305 = !DILocation(line: 11, column: 14, scope: !301, inlinedAt: !302)
!306 = !DILocation(line: 12, column: 39, scope: !301, inlinedAt: !302)
!307 = !DILocation(line: 12, column: 24, scope: !301, inlinedAt: !302)
!308 = !DILocation(line: 12, column: 6, scope: !301, inlinedAt: !302)
!309 = !DILocation(line: 12, column: 29, scope: !301, inlinedAt: !302)
!310 = !DILocation(line: 13, column: 19, scope: !301, inlinedAt: !302)
!311 = !DILocation(line: 13, column: 28, scope: !301, inlinedAt: !302)
!312 = !DILocation(line: 14, column: 18, scope: !301, inlinedAt: !302)
!313 = !DILocation(line: 15, column: 34, scope: !301, inlinedAt: !302)
!314 = !DILocation(line: 16, column: 48, scope: !301, inlinedAt: !302)
!315 = !DILocation(line: 16, column: 42, scope: !301, inlinedAt: !302)
!316 = !DILocation(line: 16, column: 25, scope: !301, inlinedAt: !302)
!317 = !DILocation(line: 18, column: 17, scope: !301, inlinedAt: !302)
!318 = !DILocation(line: 19, column: 46, scope: !301, inlinedAt: !302)
!319 = !DILocation(line: 19, column: 63, scope: !301, inlinedAt: !302)
!320 = !DILocation(line: 19, column: 71, scope: !301, inlinedAt: !302)
!321 = !DILocation(line: 19, column: 40, scope: !301, inlinedAt: !302)
!322 = !DILocation(line: 19, column: 24, scope: !301, inlinedAt: !302)
!323 = !DILocation(line: 20, column: 31, scope: !301, inlinedAt: !302)
!324 = !DILocation(line: 20, column: 49, scope: !301, inlinedAt: !302)
!325 = !DILocation(line: 20, column: 52, scope: !301, inlinedAt: !302)
!326 = !DILocation(line: 20, column: 25, scope: !301, inlinedAt: !302)
!327 = !DILocation(line: 20, column: 21, scope: !301, inlinedAt: !302)
!328 = !DILocation(line: 22, column: 14, scope: !301, inlinedAt: !302)
!329 = !DILocation(line: 22, column: 19, scope: !301, inlinedAt: !302)
!330 = !DILocation(line: 22, column: 34, scope: !301, inlinedAt: !302)
!331 = !DILocation(line: 22, column: 28, scope: !301, inlinedAt: !302)
!332 = !DILocation(line: 22, column: 37, scope: !301, inlinedAt: !302)
!333 = !DILocation(line: 23, column: 38, scope: !301, inlinedAt: !302)
!334 = !DILocation(line: 23, column: 34, scope: !301, inlinedAt: !302)
!335 = !DILocation(line: 24, column: 11, scope: !301, inlinedAt: !302)
!336 = !DILocation(line: 24, column: 30, scope: !301, inlinedAt: !302)
!337 = distinct !DISubprogram(name: "weigh", scope: !300, file: !300, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!338 = !DILocation(line: 24, column: 22, scope: !301, inlinedAt: !302)
!339 = !DILocation(line: 31, column: 2, scope: !337, inlinedAt: !338)
!340 = !DILocation(line: 31, column: 2, scope: !6)
!341 = !DILocation(line: 33, column: 20, scope: !337, inlinedAt: !338)
!342 = !DILocation(line: 34, column: 14, scope: !337, inlinedAt: !338)
!343 = !DILocation(line: 34, column: 16, scope: !337, inlinedAt: !338)
!344 = !DILocation(line: 34, column: 12, scope: !337, inlinedAt: !338)
!345 = !DILocation(line: 35, column: 33, scope: !337, inlinedAt: !338)
!346 = !DILocation(line: 35, column: 22, scope: !337, inlinedAt: !338)
!347 = !DILocation(line: 35, column: 60, scope: !337, inlinedAt: !338)
!348 = !DILocation(line: 35, column: 49, scope: !337, inlinedAt: !338)
!349 = !DILocation(line: 35, column: 87, scope: !337, inlinedAt: !338)
!350 = !DILocation(line: 35, column: 76, scope: !337, inlinedAt: !338)
!351 = !DILocation(line: 35, column: 114, scope: !337, inlinedAt: !338)
!352 = !DILocation(line: 35, column: 103, scope: !337, inlinedAt: !338)
!353 = !DILocation(line: 35, column: 3, scope: !337, inlinedAt: !338)
!354 = !{!"llvm.loop.unroll.count", i32 8}
!355 = distinct !{!355, !354}
!356 = !DILocation(line: 24, column: 8, scope: !301, inlinedAt: !302)
!357 = !{!"llvm.loop.unroll.disable"}
!358 = distinct !{!358, !357}
!359 = !{!"llvm.loop.unroll.disable"}
!360 = distinct !{!360, !359}
!361 = !DILocation(line: 12, column: 47, scope: !301, inlinedAt: !302)
!362 = !DIFile(filename: "route.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!363 = distinct !DISubprogram(name: "Route", scope: !362, file: !362, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!364 = !DILocation(line: 10, column: 6, scope: !363)
!365 = !DILocation(line: 12, column: 20, scope: !363)
!366 = !{i32 1, i32 65536}
!367 = !DILocation(line: 12, column: 41, scope: !363)
!368 = !DILocation(line: 12, column: 25, scope: !363)
!369 = !DILocation(line: 12, column: 44, scope: !363)
!370 = !DILocation(line: 13, column: 28, scope: !363)
!371 = !DILocation(line: 13, column: 31, scope: !363)
!372 = !DILocation(line: 17, column: 20, scope: !363)
!373 = !DILocation(line: 34, column: 26, scope: !363)
!374 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!375 = distinct !DISubprogram(name: "reduceWarp", scope: !374, file: !374, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!376 = distinct !DISubprogram(name: "reduce", scope: !374, file: !374, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!377 = distinct !DISubprogram(name: "ReduceMax", scope: !374, file: !374, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!378 = !DILocation(line: 24, column: 24, scope: !363)
!379 = !DILocation(line: 20, column: 15, scope: !377, inlinedAt: !378)
!380 = !DILocation(line: 45, column: 16, scope: !376, inlinedAt: !379)
!381 = !DILocation(line: 71, column: 7, scope: !375, inlinedAt: !380)
!382 = !DILocation(line: 13, column: 6, scope: !363)
!383 = !DILocation(line: 13, column: 49, scope: !363)
!384 = !DILocation(line: 14, column: 22, scope: !363)
!385 = !DILocation(line: 14, column: 41, scope: !363)
!386 = !DILocation(line: 14, column: 44, scope: !363)
!387 = !DILocation(line: 14, column: 16, scope: !363)
!388 = !DILocation(line: 15, column: 18, scope: !363)
!389 = !DILocation(line: 19, column: 27, scope: !363)
!390 = !DILocation(line: 20, column: 21, scope: !363)
!391 = distinct !DISubprogram(name: "rank", scope: !362, file: !362, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!392 = !DILocation(line: 20, column: 17, scope: !363)
!393 = !DILocation(line: 44, column: 57, scope: !391, inlinedAt: !392)
!394 = !DILocation(line: 44, column: 64, scope: !391, inlinedAt: !392)
!395 = !DILocation(line: 44, column: 85, scope: !391, inlinedAt: !392)
!396 = !DILocation(line: 44, column: 78, scope: !391, inlinedAt: !392)
!397 = !DILocation(line: 44, column: 77, scope: !391, inlinedAt: !392)
!398 = !DILocation(line: 44, column: 69, scope: !391, inlinedAt: !392)
!399 = !DILocation(line: 20, column: 32, scope: !363)
!400 = !DILocation(line: 21, column: 16, scope: !363)
!401 = !DILocation(line: 21, column: 6, scope: !363)
!402 = !DILocation(line: 23, column: 4, scope: !363)
!403 = !{!"llvm.loop.unroll.disable"}
!404 = distinct !{!404, !403}
!405 = !DILocation(line: 71, column: 7, scope: !363)
!406 = !DILocation(line: 66, column: 35, scope: !375, inlinedAt: !380)
!407 = !DILocation(line: 72, column: 7, scope: !375, inlinedAt: !380)
!408 = !DILocation(line: 72, column: 35, scope: !375, inlinedAt: !380)
!409 = !DILocation(line: 73, column: 23, scope: !375, inlinedAt: !380)
!410 = !DILocation(line: 20, column: 77, scope: !377, inlinedAt: !378)
!411 = !DILocation(line: 72, column: 40, scope: !375, inlinedAt: !380)
!412 = !DILocation(line: 78, column: 6, scope: !375, inlinedAt: !380)
!413 = !DILocation(line: 78, column: 36, scope: !375, inlinedAt: !380)
!414 = !DILocation(line: 79, column: 16, scope: !375, inlinedAt: !380)
!415 = !DILocation(line: 80, column: 11, scope: !375, inlinedAt: !380)
!416 = !DILocation(line: 79, column: 3, scope: !375, inlinedAt: !380)
!417 = !DILocation(line: 83, column: 22, scope: !375, inlinedAt: !380)
!418 = !DILocation(line: 83, column: 41, scope: !375, inlinedAt: !380)
!419 = !DILocation(line: 84, column: 9, scope: !375, inlinedAt: !380)
!420 = !DILocation(line: 78, column: 41, scope: !375, inlinedAt: !380)
!421 = !DILocation(line: 87, column: 16, scope: !375, inlinedAt: !380)
!422 = !DILocation(line: 87, column: 2, scope: !376, inlinedAt: !379)
!423 = !DILocation(line: 26, column: 40, scope: !363)
!424 = !DILocation(line: 26, column: 34, scope: !363)
!425 = !DILocation(line: 27, column: 4, scope: !363)
!426 = !DILocation(line: 28, column: 16, scope: !363)
!427 = !DILocation(line: 29, column: 17, scope: !363)
!428 = !DILocation(line: 29, column: 11, scope: !363)
!429 = !DILocation(line: 29, column: 36, scope: !363)
!430 = !DILocation(line: 29, column: 29, scope: !363)
!431 = !DILocation(line: 29, column: 28, scope: !363)
!432 = !DILocation(line: 30, column: 12, scope: !363)
!433 = !DILocation(line: 33, column: 9, scope: !363)
!434 = !DILocation(line: 35, column: 17, scope: !363)
!435 = !DILocation(line: 35, column: 11, scope: !363)
!436 = !DILocation(line: 35, column: 4, scope: !363)
!437 = !DILocation(line: 13, column: 61, scope: !363)
!438 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"kernel", i32 1}
!439 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidx", i32 128}
!440 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidy", i32 1}
!441 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidz", i32 1}
!442 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"minctasm", i32 4}
!443 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!444 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 128}
!445 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!446 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!447 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"minctasm", i32 1}
