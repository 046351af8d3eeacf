target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_dynamic_shared = external addrspace(3) global [0 x i8], align 16
@gpuc_shared_apply_14 = addrspace(3) global i32 undef, align 4
@llvm.used = appending global [2 x i8*] [i8* bitcast (void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run to i8*), i8* bitcast (void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route to i8*)], section "llvm.metadata"

define void @Run(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i8 zeroext %p5, float* %p6, i64 %p7, float* %p8, i64 %p9, i32* %p10, i64 %p11, float* %p12, i64 %p13, float* %p14, i64 %p15, float* %p16, i64 %p17, float* %p18, i64 %p19, float* %p20, i64 %p21, i64* %p22, i64 %p23, i64* %p24, i64 %p25, i64* %p26, i64 %p27, i32* %p28, i64 %p29, i64* %p30, i64 %p31, i8* %ctrl) nounwind !dbg !6 {
entry:
	%0 = icmp ne i8 %p5, 0, !dbg !7
	br label %b0, !dbg !7

b0:
	%1 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast float* %p8 to float addrspace(1)*, !dbg !7
	%3 = addrspacecast i32* %p10 to i32 addrspace(1)*, !dbg !7
	%4 = addrspacecast float* %p12 to float addrspace(1)*, !dbg !7
	%5 = addrspacecast float* %p14 to float addrspace(1)*, !dbg !7
	%6 = addrspacecast float* %p16 to float addrspace(1)*, !dbg !7
	%7 = addrspacecast float* %p18 to float addrspace(1)*, !dbg !7
	%8 = addrspacecast float* %p20 to float addrspace(1)*, !dbg !7
	%9 = addrspacecast i64* %p22 to i64 addrspace(1)*, !dbg !7
	%10 = addrspacecast i64* %p24 to i64 addrspace(1)*, !dbg !7
	%11 = addrspacecast i64* %p26 to i64 addrspace(1)*, !dbg !7
	%12 = addrspacecast i32* %p28 to i32 addrspace(1)*, !dbg !7
	%13 = addrspacecast i64* %p30 to i64 addrspace(1)*, !dbg !7
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
	%25 = icmp uge i64 %23, %p31, !dbg !25
	br i1 %25, label %b0_fail1, label %b0_ok1, !dbg !25, !prof !26

b0_ok1:
	%26 = load i64, i64 addrspace(1)* %24, align 8, !dbg !25
	%27 = add i64 %26, 1, !dbg !27
	%28 = trunc i64 %21 to i32, !dbg !28
	%29 = sub i32 %28, 1, !dbg !28
	%30 = zext i32 %29 to i64, !dbg !28
	%31 = icmp eq i64 %17, %30, !dbg !29
	br i1 %31, label %b1, label %b13, !dbg !29

b1:
	%32 = sext i32 %14 to i64, !dbg !11
	%33 = sext i32 %15 to i64, !dbg !12
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
	%54 = add i64 %26, 2, !dbg !38
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
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %65, !dbg !47
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
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %68, !dbg !52
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
	%79 = urem i64 %27, 2, !dbg !58
	%80 = mul i64 %79, %34, !dbg !60
	%81 = icmp eq i64 %33, -1, !dbg !61
	%82 = select i1 %81, i64 1, i64 %33, !dbg !61
	%83 = sdiv i64 %77, %82, !dbg !61
	%84 = sub i64 0, %77, !dbg !61
	%85 = select i1 %81, i64 %84, i64 %83, !dbg !61
	%86 = mul i64 %85, %33, !dbg !62
	%87 = add i64 %80, %86, !dbg !63
	%88 = add i64 %87, %32, !dbg !64
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %88, !dbg !65
	%90 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %77, !dbg !66
	%91 = icmp uge i64 %88, %p23, !dbg !65
	br i1 %91, label %b11_fail1, label %b11_ok1, !dbg !65, !prof !26

b11_ok1:
	%92 = load i32, i32 addrspace(3)* %90, align 4, !dbg !66
	%93 = sext i32 %92 to i64, !dbg !67
	%94 = shl i64 %27, 32, !dbg !70
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
	%103 = sext i32 %14 to i64, !dbg !78
	%104 = sext i32 %15 to i64, !dbg !79
	%105 = add i64 %p11, %21, !dbg !80
	%106 = sub i64 %105, 1, !dbg !81
	%107 = icmp eq i64 %21, -1, !dbg !82
	%108 = select i1 %107, i64 1, i64 %21, !dbg !82
	%109 = sdiv i64 %106, %108, !dbg !82
	%110 = sub i64 0, %106, !dbg !82
	%111 = select i1 %107, i64 %110, i64 %109, !dbg !82
	%112 = mul i64 %17, %111, !dbg !83
	%113 = icmp slt i64 %112, %p11, !dbg !84
	%114 = select i1 %113, i64 %112, i64 %p11, !dbg !84
	%115 = add i64 %114, %111, !dbg !85
	%116 = icmp slt i64 %115, %p11, !dbg !86
	%117 = select i1 %116, i64 %115, i64 %p11, !dbg !86
	%118 = sub i64 %117, %114, !dbg !87
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %114, !dbg !87
	%120 = mul i64 %p4, %104, !dbg !88
	%121 = icmp ugt i64 %117, %p11, !dbg !87
	%122 = icmp ugt i64 %114, %117, !dbg !87
	%123 = or i1 %121, %122, !dbg !87
	br i1 %123, label %b13_fail1, label %b13_ok1, !dbg !87, !prof !26

b13_ok1:
	%124 = urem i64 %27, 2, !dbg !90
	%125 = mul i64 %124, %120, !dbg !92
	%126 = sub i64 %p29, %125, !dbg !93
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %125, !dbg !93
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
	%173 = add i64 %172, 1, !dbg !113
	%174 = icmp slt i64 %173, %118, !dbg !113
	br i1 %174, label %b20, label %b21, !dbg !113

b20:
	%175 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %173, !dbg !113
	%176 = load i32, i32 addrspace(3)* %175, align 4, !dbg !113
	%177 = sext i32 %176 to i64, !dbg !114
	%178 = mul i64 %177, %p1, !dbg !117
	%179 = add i64 %177, 1, !dbg !118
	%180 = mul i64 %179, %p1, !dbg !119
	%181 = sub i64 %180, %178, !dbg !120
	%182 = getelementptr inbounds float, float addrspace(1)* %7, i64 %178, !dbg !120
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
	%198 = getelementptr inbounds float, float addrspace(1)* %2, i64 %194, !dbg !127
	%199 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %177, !dbg !128
	%200 = shl i64 %27, 32, !dbg !131
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
	%225 = load i64, i64 addrspace(1)* %24, align 8, !dbg !141
	%226 = add i64 %225, 1, !dbg !142
	store i64 %226, i64 addrspace(1)* %24, align 8, !dbg !141
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
	%235 = sub i64 %234, 1, !dbg !152
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
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %245, !dbg !166
	%247 = shl i64 %27, 32, !dbg !168
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
	%272 = mul i64 %255, 2, !dbg !187
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
	%297 = trunc i64 %149 to i32, !dbg !204
	%298 = mul i32 %297, 2, !dbg !204
	%299 = zext i32 %298 to i64, !dbg !204
	%300 = trunc i64 %149 to i32, !dbg !205
	%301 = mul i32 %300, 3, !dbg !205
	%302 = zext i32 %301 to i64, !dbg !205
	%303 = trunc i64 %149 to i32, !dbg !206
	%304 = mul i32 %303, 4, !dbg !206
	%305 = zext i32 %304 to i64, !dbg !206
	br label %b41, !dbg !207

b41:
	%306 = phi i64 [ %17, %b40 ], [ %562, %b92 ], !dbg !208
	%307 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %120, !dbg !209
	%308 = icmp uge i64 %120, %227, !dbg !209
	br i1 %308, label %b41_fail1, label %b41_ok1, !dbg !209, !prof !26

b41_ok1:
	%309 = load i32, i32 addrspace(3)* %307, align 4, !dbg !209
	%310 = sext i32 %309 to i64, !dbg !210
	%311 = icmp slt i64 %306, %310, !dbg !211
	br i1 %311, label %b42, label %b97, !dbg !211

b42:
	%312 = phi i64 [ %317, %b43_ok1 ], [ %312, %b44 ], [ 0, %b41_ok1 ], !dbg !214
	%313 = phi i64 [ %313, %b43_ok1 ], [ %317, %b44 ], [ %120, %b41_ok1 ], !dbg !215
	%314 = sub i64 %313, %312, !dbg !216
	%315 = icmp sgt i64 %314, 1, !dbg !217
	br i1 %315, label %b43, label %b45, !dbg !217

b43:
	%316 = add i64 %312, %313, !dbg !218
	%317 = sdiv i64 %316, 2, !dbg !219
	%318 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %317, !dbg !220
	%319 = icmp uge i64 %317, %227, !dbg !220
	br i1 %319, label %b43_fail1, label %b43_ok1, !dbg !220, !prof !26

b43_ok1:
	%320 = load i32, i32 addrspace(3)* %318, align 4, !dbg !220
	%321 = sext i32 %320 to i64, !dbg !221
	%322 = icmp sle i64 %321, %306, !dbg !222
	br i1 %322, label %b42, label %b44, !dbg !222

b44:
	br label %b42, !dbg !222

b45:
	%323 = mul i64 %312, %p0, !dbg !223
	%324 = add i64 %323, %306, !dbg !224
	%325 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %312, !dbg !225
	%326 = load i32, i32 addrspace(3)* %325, align 4, !dbg !225
	%327 = sext i32 %326 to i64, !dbg !226
	%328 = sub i64 %324, %327, !dbg !227
	br i1 %224, label %b46, label %b47, !dbg !228

b46:
	%329 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %328, !dbg !229
	%330 = shl i64 %27, 32, !dbg !231
	%331 = addrspacecast i64 addrspace(1)* %329 to i64*, !dbg !232
	%332 = icmp uge i64 %328, %p25, !dbg !229
	br i1 %332, label %b46_fail1, label %b46_ok1, !dbg !229, !prof !26

b46_ok1:
	%333 = bitcast i64* %331 to i8*, !dbg !232
	%334 = call i64 @gpuc_signal_wait_until_thread(i8* %333, i32 5, i64 %330, i32 1, i8* %ctrl, i32 27), !dbg !232
	%335 = and i64 %334, 4294967295, !dbg !234
	%336 = trunc i64 %335 to i32, !dbg !236
	store i32 %336, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !237
	br label %b47, !dbg !237

b47:
	call void @llvm.nvvm.barrier0(), !dbg !238
	%337 = mul i64 %328, %p1, !dbg !240
	%338 = add i64 %328, 1, !dbg !241
	%339 = mul i64 %338, %p1, !dbg !242
	%340 = icmp ugt i64 %339, %p19, !dbg !243
	%341 = icmp ugt i64 %337, %339, !dbg !243
	%342 = or i1 %340, %341, !dbg !243
	br i1 %342, label %b47_fail1, label %b47_ok1, !dbg !243, !prof !26

b47_ok1:
	%343 = load i32, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !244
	%344 = sext i32 %343 to i64, !dbg !245
	%345 = icmp eq i64 %104, -1, !dbg !246
	%346 = select i1 %345, i64 1, i64 %104, !dbg !246
	%347 = sdiv i64 %312, %346, !dbg !246
	%348 = sub i64 0, %312, !dbg !246
	%349 = select i1 %345, i64 %348, i64 %347, !dbg !246
	%350 = icmp eq i64 %104, -1, !dbg !247
	%351 = select i1 %350, i64 1, i64 %104, !dbg !247
	%352 = srem i64 %312, %351, !dbg !247
	%353 = sub i64 %339, %337, !dbg !243
	%354 = getelementptr inbounds float, float addrspace(1)* %7, i64 %337, !dbg !243
	%355 = mul i64 %344, %p1, !dbg !249
	%356 = add i64 %344, 1, !dbg !250
	%357 = mul i64 %356, %p1, !dbg !251
	%358 = sub i64 %357, %355, !dbg !252
	%359 = getelementptr inbounds float, float addrspace(1)* %8, i64 %355, !dbg !252
	%360 = getelementptr inbounds float, float addrspace(1)* %5, i64 %349, !dbg !253
	%361 = icmp ugt i64 %357, %p21, !dbg !252
	%362 = icmp ugt i64 %355, %357, !dbg !252
	%363 = icmp uge i64 %349, %p15, !dbg !253
	%364 = icmp uge i64 %349, %p17, !dbg !254
	%365 = icmp uge i64 %344, %p27, !dbg !255
	%366 = or i1 %361, %362, !dbg !255
	%367 = or i1 %366, %363, !dbg !255
	%368 = or i1 %367, %364, !dbg !255
	%369 = or i1 %368, %365, !dbg !255
	br i1 %369, label %b47_fail3, label %b47_ok3, !dbg !255, !prof !26

b47_ok3:
	%370 = load float, float addrspace(1)* %360, align 4, !dbg !253
	%371 = getelementptr inbounds float, float addrspace(1)* %6, i64 %349, !dbg !254
	%372 = load float, float addrspace(1)* %371, align 4, !dbg !254
	%373 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %344, !dbg !255
	%374 = and i64 %353, 3, !dbg !256
	%375 = icmp eq i64 %374, 0, !dbg !256
	br i1 %375, label %b48, label %b96, !dbg !256

b48:
	%376 = addrspacecast float addrspace(1)* %354 to float*, !dbg !256
	%377 = ptrtoint float* %376 to i64, !dbg !256
	%378 = and i64 %377, 15, !dbg !256
	%379 = icmp eq i64 %378, 0, !dbg !256
	%380 = icmp eq i64 %353, 0, !dbg !256
	%381 = or i1 %379, %380, !dbg !256
	br i1 %381, label %b49, label %b95, !dbg !256

b49:
	%382 = ashr i64 %353, 2, !dbg !256
	%383 = bitcast float addrspace(1)* %354 to { float, float, float, float } addrspace(1)*, !dbg !256
	%384 = trunc i64 %352 to i32, !dbg !257
	%385 = addrspacecast float addrspace(1)* %359 to float*, !dbg !257
	%386 = bitcast float* %385 to i8*, !dbg !257
	%387 = call i8* @gpuc_peer_thread(i8* %386, i32 %384), !dbg !257
	%388 = bitcast i8* %387 to float*, !dbg !257
	%389 = icmp eq float* %388, null, !dbg !257
	%390 = select i1 %389, i64 0, i64 %358, !dbg !257
	%391 = and i64 %390, 3, !dbg !258
	%392 = icmp eq i64 %391, 0, !dbg !258
	br i1 %392, label %b50, label %b94, !dbg !258

b50:
	%393 = ptrtoint float* %388 to i64, !dbg !258
	%394 = and i64 %393, 15, !dbg !258
	%395 = icmp eq i64 %394, 0, !dbg !258
	%396 = icmp eq i64 %390, 0, !dbg !258
	%397 = or i1 %395, %396, !dbg !258
	br i1 %397, label %b51, label %b93, !dbg !258

b51:
	%398 = ashr i64 %390, 2, !dbg !258
	%399 = addrspacecast float* %388 to { float, float, float, float } addrspace(1)*, !dbg !258
	%400 = icmp eq i64 %398, %382, !dbg !259
	br i1 %400, label %b52, label %b53, !dbg !259

b52:
	br label %b53, !dbg !203

b53:
	%401 = phi i1 [ false, %b51 ], [ %296, %b52 ], !dbg !260
	br i1 %401, label %b55, label %b54, !dbg !260

b54:
	br label %b55, !dbg !260

b55:
	%402 = phi { float, float, float, float } addrspace(1)* [ %399, %b53 ], [ %383, %b54 ], !dbg !261
	%403 = phi i64 [ %398, %b53 ], [ %382, %b54 ], !dbg !261
	%404 = icmp ule i64 %382, 281474976710655, !dbg !262
	br i1 %404, label %b56, label %b72_cold, !dbg !263, !prof !39

b56:
	%405 = phi i64 [ %145, %b55 ], [ %545, %b71 ], !dbg !262
	%406 = icmp slt i64 %405, %382, !dbg !264
	br i1 %406, label %b57, label %b88, !dbg !264

b57:
	%407 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %405, !dbg !267
	%408 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %407, i32 0, i32 0, !dbg !267
	%409 = bitcast { float, float, float, float } addrspace(1)* %407 to <4 x float> addrspace(1)*, !dbg !267
	%410 = load <4 x float>, <4 x float> addrspace(1)* %409, align 16, !dbg !267
	%411 = extractelement <4 x float> %410, i32 0, !dbg !267
	%412 = extractelement <4 x float> %410, i32 1, !dbg !267
	%413 = extractelement <4 x float> %410, i32 2, !dbg !267
	%414 = extractelement <4 x float> %410, i32 3, !dbg !267
	%415 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %407, i32 0, i32 1, !dbg !267
	%416 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %407, i32 0, i32 2, !dbg !267
	%417 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %407, i32 0, i32 3, !dbg !267
	%418 = add i64 %405, %149, !dbg !268
	%419 = icmp slt i64 %418, %382, !dbg !270
	br i1 %419, label %b58, label %b59, !dbg !270

b58:
	%420 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %418, !dbg !271
	%421 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %420, i32 0, i32 0, !dbg !271
	%422 = bitcast { float, float, float, float } addrspace(1)* %420 to <4 x float> addrspace(1)*, !dbg !271
	%423 = load <4 x float>, <4 x float> addrspace(1)* %422, align 16, !dbg !271
	%424 = extractelement <4 x float> %423, i32 0, !dbg !271
	%425 = extractelement <4 x float> %423, i32 1, !dbg !271
	%426 = extractelement <4 x float> %423, i32 2, !dbg !271
	%427 = extractelement <4 x float> %423, i32 3, !dbg !271
	%428 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %420, i32 0, i32 1, !dbg !271
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %420, i32 0, i32 2, !dbg !271
	%430 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %420, i32 0, i32 3, !dbg !271
	br label %b59, !dbg !272

b59:
	%431 = phi float [ %427, %b58 ], [ 0.000000e+00, %b57 ], !dbg !204
	%432 = phi float [ %426, %b58 ], [ 0.000000e+00, %b57 ], !dbg !204
	%433 = phi float [ %425, %b58 ], [ 0.000000e+00, %b57 ], !dbg !204
	%434 = phi float [ %424, %b58 ], [ 0.000000e+00, %b57 ], !dbg !204
	%435 = add i64 %405, %299, !dbg !273
	%436 = icmp slt i64 %435, %382, !dbg !275
	br i1 %436, label %b60, label %b61, !dbg !275

b60:
	%437 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %435, !dbg !276
	%438 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %437, i32 0, i32 0, !dbg !276
	%439 = bitcast { float, float, float, float } addrspace(1)* %437 to <4 x float> addrspace(1)*, !dbg !276
	%440 = load <4 x float>, <4 x float> addrspace(1)* %439, align 16, !dbg !276
	%441 = extractelement <4 x float> %440, i32 0, !dbg !276
	%442 = extractelement <4 x float> %440, i32 1, !dbg !276
	%443 = extractelement <4 x float> %440, i32 2, !dbg !276
	%444 = extractelement <4 x float> %440, i32 3, !dbg !276
	%445 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %437, i32 0, i32 1, !dbg !276
	%446 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %437, i32 0, i32 2, !dbg !276
	%447 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %437, i32 0, i32 3, !dbg !276
	br label %b61, !dbg !277

b61:
	%448 = phi float [ %444, %b60 ], [ 0.000000e+00, %b59 ], !dbg !205
	%449 = phi float [ %443, %b60 ], [ 0.000000e+00, %b59 ], !dbg !205
	%450 = phi float [ %442, %b60 ], [ 0.000000e+00, %b59 ], !dbg !205
	%451 = phi float [ %441, %b60 ], [ 0.000000e+00, %b59 ], !dbg !205
	%452 = add i64 %405, %302, !dbg !278
	%453 = icmp slt i64 %452, %382, !dbg !280
	br i1 %453, label %b62, label %b63, !dbg !280

b62:
	%454 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %452, !dbg !281
	%455 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %454, i32 0, i32 0, !dbg !281
	%456 = bitcast { float, float, float, float } addrspace(1)* %454 to <4 x float> addrspace(1)*, !dbg !281
	%457 = load <4 x float>, <4 x float> addrspace(1)* %456, align 16, !dbg !281
	%458 = extractelement <4 x float> %457, i32 0, !dbg !281
	%459 = extractelement <4 x float> %457, i32 1, !dbg !281
	%460 = extractelement <4 x float> %457, i32 2, !dbg !281
	%461 = extractelement <4 x float> %457, i32 3, !dbg !281
	%462 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %454, i32 0, i32 1, !dbg !281
	%463 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %454, i32 0, i32 2, !dbg !281
	%464 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %454, i32 0, i32 3, !dbg !281
	br label %b63, !dbg !282

b63:
	%465 = phi float [ %461, %b62 ], [ 0.000000e+00, %b61 ], !dbg !283
	%466 = phi float [ %460, %b62 ], [ 0.000000e+00, %b61 ], !dbg !283
	%467 = phi float [ %459, %b62 ], [ 0.000000e+00, %b61 ], !dbg !283
	%468 = phi float [ %458, %b62 ], [ 0.000000e+00, %b61 ], !dbg !283
	%469 = icmp slt i64 %405, %403, !dbg !285
	br i1 %469, label %b64, label %b65, !dbg !285

b64:
	%470 = call float @llvm.nvvm.mul.rn.f(float %411, float %370), !dbg !288
	%471 = fadd float %470, %372, !dbg !289
	%472 = call float @llvm.nvvm.mul.rn.f(float %412, float %370), !dbg !291
	%473 = fadd float %472, %372, !dbg !292
	%474 = call float @llvm.nvvm.mul.rn.f(float %413, float %370), !dbg !294
	%475 = fadd float %474, %372, !dbg !295
	%476 = call float @llvm.nvvm.mul.rn.f(float %414, float %370), !dbg !297
	%477 = fadd float %476, %372, !dbg !298
	%478 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %405, !dbg !299
	%479 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %478, i32 0, i32 0, !dbg !299
	%480 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %478, i32 0, i32 1, !dbg !299
	%481 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %478, i32 0, i32 2, !dbg !299
	%482 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %478, i32 0, i32 3, !dbg !299
	%483 = bitcast { float, float, float, float } addrspace(1)* %478 to <4 x float> addrspace(1)*, !dbg !299
	%484 = insertelement <4 x float> undef, float %471, i32 0, !dbg !299
	%485 = insertelement <4 x float> %484, float %473, i32 1, !dbg !299
	%486 = insertelement <4 x float> %485, float %475, i32 2, !dbg !299
	%487 = insertelement <4 x float> %486, float %477, i32 3, !dbg !299
	store <4 x float> %487, <4 x float> addrspace(1)* %483, align 16, !dbg !299
	br label %b65, !dbg !299

b65:
	%488 = icmp slt i64 %418, %403, !dbg !301
	br i1 %488, label %b66, label %b67, !dbg !301

b66:
	%489 = call float @llvm.nvvm.mul.rn.f(float %434, float %370), !dbg !303
	%490 = fadd float %489, %372, !dbg !304
	%491 = call float @llvm.nvvm.mul.rn.f(float %433, float %370), !dbg !306
	%492 = fadd float %491, %372, !dbg !307
	%493 = call float @llvm.nvvm.mul.rn.f(float %432, float %370), !dbg !309
	%494 = fadd float %493, %372, !dbg !310
	%495 = call float @llvm.nvvm.mul.rn.f(float %431, float %370), !dbg !312
	%496 = fadd float %495, %372, !dbg !313
	%497 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %418, !dbg !314
	%498 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %497, i32 0, i32 0, !dbg !314
	%499 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %497, i32 0, i32 1, !dbg !314
	%500 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %497, i32 0, i32 2, !dbg !314
	%501 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %497, i32 0, i32 3, !dbg !314
	%502 = bitcast { float, float, float, float } addrspace(1)* %497 to <4 x float> addrspace(1)*, !dbg !314
	%503 = insertelement <4 x float> undef, float %490, i32 0, !dbg !314
	%504 = insertelement <4 x float> %503, float %492, i32 1, !dbg !314
	%505 = insertelement <4 x float> %504, float %494, i32 2, !dbg !314
	%506 = insertelement <4 x float> %505, float %496, i32 3, !dbg !314
	store <4 x float> %506, <4 x float> addrspace(1)* %502, align 16, !dbg !314
	br label %b67, !dbg !314

b67:
	%507 = icmp slt i64 %435, %403, !dbg !316
	br i1 %507, label %b68, label %b69, !dbg !316

b68:
	%508 = call float @llvm.nvvm.mul.rn.f(float %451, float %370), !dbg !318
	%509 = fadd float %508, %372, !dbg !319
	%510 = call float @llvm.nvvm.mul.rn.f(float %450, float %370), !dbg !321
	%511 = fadd float %510, %372, !dbg !322
	%512 = call float @llvm.nvvm.mul.rn.f(float %449, float %370), !dbg !324
	%513 = fadd float %512, %372, !dbg !325
	%514 = call float @llvm.nvvm.mul.rn.f(float %448, float %370), !dbg !327
	%515 = fadd float %514, %372, !dbg !328
	%516 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %435, !dbg !329
	%517 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %516, i32 0, i32 0, !dbg !329
	%518 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %516, i32 0, i32 1, !dbg !329
	%519 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %516, i32 0, i32 2, !dbg !329
	%520 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %516, i32 0, i32 3, !dbg !329
	%521 = bitcast { float, float, float, float } addrspace(1)* %516 to <4 x float> addrspace(1)*, !dbg !329
	%522 = insertelement <4 x float> undef, float %509, i32 0, !dbg !329
	%523 = insertelement <4 x float> %522, float %511, i32 1, !dbg !329
	%524 = insertelement <4 x float> %523, float %513, i32 2, !dbg !329
	%525 = insertelement <4 x float> %524, float %515, i32 3, !dbg !329
	store <4 x float> %525, <4 x float> addrspace(1)* %521, align 16, !dbg !329
	br label %b69, !dbg !329

b69:
	%526 = icmp slt i64 %452, %403, !dbg !331
	br i1 %526, label %b70, label %b71, !dbg !331

b70:
	%527 = call float @llvm.nvvm.mul.rn.f(float %468, float %370), !dbg !333
	%528 = fadd float %527, %372, !dbg !334
	%529 = call float @llvm.nvvm.mul.rn.f(float %467, float %370), !dbg !336
	%530 = fadd float %529, %372, !dbg !337
	%531 = call float @llvm.nvvm.mul.rn.f(float %466, float %370), !dbg !339
	%532 = fadd float %531, %372, !dbg !340
	%533 = call float @llvm.nvvm.mul.rn.f(float %465, float %370), !dbg !342
	%534 = fadd float %533, %372, !dbg !343
	%535 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %452, !dbg !344
	%536 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %535, i32 0, i32 0, !dbg !344
	%537 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %535, i32 0, i32 1, !dbg !344
	%538 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %535, i32 0, i32 2, !dbg !344
	%539 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %535, i32 0, i32 3, !dbg !344
	%540 = bitcast { float, float, float, float } addrspace(1)* %535 to <4 x float> addrspace(1)*, !dbg !344
	%541 = insertelement <4 x float> undef, float %528, i32 0, !dbg !344
	%542 = insertelement <4 x float> %541, float %530, i32 1, !dbg !344
	%543 = insertelement <4 x float> %542, float %532, i32 2, !dbg !344
	%544 = insertelement <4 x float> %543, float %534, i32 3, !dbg !344
	store <4 x float> %544, <4 x float> addrspace(1)* %540, align 16, !dbg !344
	br label %b71, !dbg !344

b71:
	%545 = add i64 %405, %305, !dbg !345
	br label %b56, !dbg !345

b88:
	call void @llvm.nvvm.barrier0(), !dbg !348
	br i1 %401, label %b89, label %b91, !dbg !348

b89:
	br i1 %224, label %b90, label %b92, !dbg !349

b90:
	call void @gpuc_fence_thread(), !dbg !350
	%546 = addrspacecast i64 addrspace(1)* %373 to i64*, !dbg !351
	%547 = icmp eq i64 addrspace(1)* %373, null, !dbg !351
	br i1 %547, label %b90_fail1, label %b90_ok1, !dbg !351, !prof !26

b90_ok1:
	%548 = bitcast i64* %546 to i8*, !dbg !351
	call void @gpuc_signal_op_thread(i8* %548, i64 %27, i32 9, i32 %384), !dbg !351
	br label %b92, !dbg !351

b91:
	%549 = mul i64 %353, 4, !dbg !352
	%550 = icmp ne i64 %358, %353, !dbg !352
	%551 = icmp eq i64 addrspace(1)* %373, null, !dbg !352
	%552 = or i1 %550, %551, !dbg !352
	br i1 %552, label %b91_fail1, label %b91_ok1, !dbg !352, !prof !26

b91_ok1:
	%553 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !352
	%554 = sext i32 %553 to i64, !dbg !352
	%555 = addrspacecast float addrspace(1)* %359 to float*, !dbg !352
	%556 = addrspacecast float addrspace(1)* %354 to float*, !dbg !352
	%557 = addrspacecast i64 addrspace(1)* %373 to i64*, !dbg !352
	%558 = icmp ne i64 %554, %149, !dbg !352
	br i1 %558, label %b91_fail3, label %b91_ok3, !dbg !352, !prof !26

b91_ok3:
	%559 = bitcast float* %555 to i8*, !dbg !352
	%560 = bitcast float* %556 to i8*, !dbg !352
	%561 = bitcast i64* %557 to i8*, !dbg !352
	call void @gpuc_put_signal_nbi_block(i8* %559, i8* %560, i64 %549, i8* %561, i64 %27, i32 9, i32 %384), !dbg !352
	br label %b92, !dbg !353

b92:
	%562 = add i64 %306, %21, !dbg !354
	br label %b41, !dbg !354

b93:
	br label %fail, !dbg !258

b94:
	br label %fail, !dbg !258

b95:
	br label %fail, !dbg !256

b96:
	br label %fail, !dbg !256

b97:
	%563 = icmp sgt i64 %p0, 1, !dbg !358
	%564 = select i1 %563, i64 %p0, i64 1, !dbg !358
	%565 = icmp eq i64 %564, -1, !dbg !359
	%566 = select i1 %565, i64 1, i64 %564, !dbg !359
	%567 = sdiv i64 %21, %566, !dbg !359
	%568 = sub i64 0, %21, !dbg !359
	%569 = select i1 %565, i64 %568, i64 %567, !dbg !359
	%570 = icmp sgt i64 %569, 1, !dbg !360
	%571 = select i1 %570, i64 %569, i64 1, !dbg !360
	%572 = mul i64 %p0, %571, !dbg !361
	br label %b98, !dbg !362

b98:
	%573 = phi i64 [ %17, %b97 ], [ %721, %b117 ], !dbg !363
	%574 = icmp slt i64 %573, %572, !dbg !364
	br i1 %574, label %b99, label %b122, !dbg !364

b99:
	%575 = icmp eq i64 %571, -1, !dbg !365
	%576 = select i1 %575, i64 1, i64 %571, !dbg !365
	%577 = sdiv i64 %573, %576, !dbg !365
	%578 = sub i64 0, %573, !dbg !365
	%579 = select i1 %575, i64 %578, i64 %577, !dbg !365
	%580 = icmp eq i64 %571, -1, !dbg !366
	%581 = select i1 %580, i64 1, i64 %571, !dbg !366
	%582 = srem i64 %573, %581, !dbg !366
	%583 = mul i64 %579, %p3, !dbg !367
	br label %b100, !dbg !368

b100:
	%584 = phi i64 [ %145, %b99 ], [ %592, %b101_ok1 ], !dbg !368
	%585 = icmp slt i64 %584, %p3, !dbg !368
	br i1 %585, label %b101, label %b102, !dbg !368

b101:
	%586 = add i64 %583, %584, !dbg !369
	%587 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %586, !dbg !370
	%588 = addrspacecast i64 addrspace(1)* %587 to i64*, !dbg !371
	%589 = icmp uge i64 %586, %p27, !dbg !370
	br i1 %589, label %b101_fail1, label %b101_ok1, !dbg !370, !prof !26

b101_ok1:
	%590 = bitcast i64* %588 to i8*, !dbg !371
	%591 = call i64 @gpuc_signal_wait_until_thread(i8* %590, i32 5, i64 %27, i32 1, i8* %ctrl, i32 39), !dbg !371
	%592 = add i64 %584, %149, !dbg !368
	br label %b100, !dbg !368

b102:
	call void @llvm.nvvm.barrier0(), !dbg !372
	%593 = mul i64 %583, %p1, !dbg !373
	%594 = add i64 %583, %p3, !dbg !374
	%595 = mul i64 %594, %p1, !dbg !375
	%596 = sub i64 %595, %593, !dbg !376
	%597 = getelementptr inbounds float, float addrspace(1)* %8, i64 %593, !dbg !376
	%598 = and i64 %596, 3, !dbg !377
	%599 = icmp eq i64 %598, 0, !dbg !377
	%600 = icmp ugt i64 %595, %p21, !dbg !376
	%601 = icmp ugt i64 %593, %595, !dbg !376
	%602 = or i1 %600, %601, !dbg !376
	br i1 %602, label %b102_fail1, label %b102_ok1, !dbg !376, !prof !26

b102_ok1:
	br i1 %599, label %b103, label %b121, !dbg !377

b103:
	%603 = addrspacecast float addrspace(1)* %597 to float*, !dbg !377
	%604 = ptrtoint float* %603 to i64, !dbg !377
	%605 = and i64 %604, 15, !dbg !377
	%606 = icmp eq i64 %605, 0, !dbg !377
	%607 = icmp eq i64 %596, 0, !dbg !377
	%608 = or i1 %606, %607, !dbg !377
	br i1 %608, label %b104, label %b120, !dbg !377

b104:
	%609 = mul i64 %579, %p1, !dbg !378
	%610 = add i64 %579, 1, !dbg !379
	%611 = mul i64 %610, %p1, !dbg !380
	%612 = ashr i64 %596, 2, !dbg !377
	%613 = bitcast float addrspace(1)* %597 to { float, float, float, float } addrspace(1)*, !dbg !377
	%614 = sub i64 %611, %609, !dbg !381
	%615 = getelementptr inbounds float, float addrspace(1)* %1, i64 %609, !dbg !381
	%616 = and i64 %614, 3, !dbg !382
	%617 = icmp eq i64 %616, 0, !dbg !382
	%618 = icmp ugt i64 %611, %p7, !dbg !381
	%619 = icmp ugt i64 %609, %611, !dbg !381
	%620 = or i1 %618, %619, !dbg !381
	br i1 %620, label %b104_fail1, label %b104_ok1, !dbg !381, !prof !26

b104_ok1:
	br i1 %617, label %b105, label %b119, !dbg !382

b105:
	%621 = addrspacecast float addrspace(1)* %615 to float*, !dbg !382
	%622 = ptrtoint float* %621 to i64, !dbg !382
	%623 = and i64 %622, 15, !dbg !382
	%624 = icmp eq i64 %623, 0, !dbg !382
	%625 = icmp eq i64 %614, 0, !dbg !382
	%626 = or i1 %624, %625, !dbg !382
	br i1 %626, label %b106, label %b118, !dbg !382

b106:
	%627 = ashr i64 %614, 2, !dbg !382
	%628 = bitcast float addrspace(1)* %615 to { float, float, float, float } addrspace(1)*, !dbg !382
	%629 = mul i64 %627, %582, !dbg !383
	%630 = icmp eq i64 %571, -1, !dbg !384
	%631 = select i1 %630, i64 1, i64 %571, !dbg !384
	%632 = sdiv i64 %629, %631, !dbg !384
	%633 = sub i64 0, %629, !dbg !384
	%634 = select i1 %630, i64 %633, i64 %632, !dbg !384
	%635 = add i64 %582, 1, !dbg !385
	%636 = mul i64 %627, %635, !dbg !386
	%637 = icmp eq i64 %571, -1, !dbg !387
	%638 = select i1 %637, i64 1, i64 %571, !dbg !387
	%639 = sdiv i64 %636, %638, !dbg !387
	%640 = sub i64 0, %636, !dbg !387
	%641 = select i1 %637, i64 %640, i64 %639, !dbg !387
	%642 = sub i64 %641, %634, !dbg !388
	%643 = icmp ule i64 %p3, 268435455, !dbg !389
	%644 = icmp ule i64 %583, 281474976710655, !dbg !389
	%645 = and i1 %643, %644, !dbg !389
	%646 = icmp ule i64 %612, 281474976710655, !dbg !389
	%647 = and i1 %645, %646, !dbg !389
	%648 = icmp ule i64 %627, 268435455, !dbg !389
	%649 = and i1 %647, %648, !dbg !389
	%650 = icmp ule i64 %634, 281474976710655, !dbg !389
	%651 = and i1 %649, %650, !dbg !389
	%652 = icmp ule i64 %642, 281474976710655, !dbg !389
	%653 = and i1 %651, %652, !dbg !389
	%654 = mul i64 %594, -1, !dbg !389
	%655 = add i64 %p13, %654, !dbg !389
	%656 = icmp sge i64 %655, 0, !dbg !389
	%657 = and i1 %653, %656, !dbg !389
	%658 = mul i64 %p13, -1, !dbg !389
	%659 = add i64 %p3, %658, !dbg !389
	%660 = icmp sge i64 %659, 0, !dbg !389
	%661 = and i1 %657, %660, !dbg !389
	%662 = mul i64 %634, -1, !dbg !389
	%663 = add i64 %627, %662, !dbg !389
	%664 = mul i64 %642, -1, !dbg !389
	%665 = add i64 %663, %664, !dbg !389
	%666 = icmp sge i64 %665, 0, !dbg !389
	%667 = and i1 %661, %666, !dbg !389
	%668 = mul i64 %p3, -1, !dbg !389
	%669 = mul i64 %627, %668, !dbg !389
	%670 = add i64 %669, %612, !dbg !389
	%671 = add i64 %670, %627, !dbg !389
	%672 = add i64 %671, %662, !dbg !389
	%673 = add i64 %672, %664, !dbg !389
	%674 = icmp sge i64 %673, 0, !dbg !389
	%675 = and i1 %667, %674, !dbg !389
	br i1 %675, label %b107, label %b112_cold, !dbg !389, !prof !39

b107:
	%676 = phi i64 [ %145, %b106 ], [ %720, %b111 ], !dbg !389
	%677 = icmp slt i64 %676, %642, !dbg !389
	br i1 %677, label %b108, label %b117, !dbg !389

b108:
	%678 = add i64 %634, %676, !dbg !390
	%679 = getelementptr inbounds float, float addrspace(1)* %4, i64 %583, !dbg !391
	br label %b109, !dbg !394

b109:
	%680 = phi float [ 0.000000e+00, %b108 ], [ %709, %b110 ], !dbg !395
	%681 = phi float [ 0.000000e+00, %b108 ], [ %707, %b110 ], !dbg !395
	%682 = phi float [ 0.000000e+00, %b108 ], [ %705, %b110 ], !dbg !395
	%683 = phi float [ 0.000000e+00, %b108 ], [ %703, %b110 ], !dbg !395
	%684 = phi i64 [ -1, %b108 ], [ %685, %b110 ], !dbg !394
	%685 = add i64 %684, 1, !dbg !394
	%686 = icmp slt i64 %685, %p3, !dbg !394
	br i1 %686, label %b110, label %b111, !dbg !394

b110:
	%687 = getelementptr inbounds float, float addrspace(1)* %679, i64 %685, !dbg !396
	%688 = load float, float addrspace(1)* %687, align 4, !dbg !396
	%689 = mul i64 %685, %627, !dbg !397
	%690 = add i64 %689, %678, !dbg !398
	%691 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %613, i64 %690, !dbg !399
	%692 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %691, i32 0, i32 0, !dbg !399
	%693 = bitcast { float, float, float, float } addrspace(1)* %691 to <4 x float> addrspace(1)*, !dbg !399
	%694 = load <4 x float>, <4 x float> addrspace(1)* %693, align 16, !dbg !399
	%695 = extractelement <4 x float> %694, i32 0, !dbg !399
	%696 = extractelement <4 x float> %694, i32 1, !dbg !399
	%697 = extractelement <4 x float> %694, i32 2, !dbg !399
	%698 = extractelement <4 x float> %694, i32 3, !dbg !399
	%699 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %691, i32 0, i32 1, !dbg !399
	%700 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %691, i32 0, i32 2, !dbg !399
	%701 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %691, i32 0, i32 3, !dbg !399
	%702 = call float @llvm.nvvm.mul.rn.f(float %688, float %695), !dbg !400
	%703 = fadd float %683, %702, !dbg !401
	%704 = call float @llvm.nvvm.mul.rn.f(float %688, float %696), !dbg !402
	%705 = fadd float %682, %704, !dbg !403
	%706 = call float @llvm.nvvm.mul.rn.f(float %688, float %697), !dbg !404
	%707 = fadd float %681, %706, !dbg !405
	%708 = call float @llvm.nvvm.mul.rn.f(float %688, float %698), !dbg !406
	%709 = fadd float %680, %708, !dbg !407
	br label %b109, !dbg !408, !llvm.loop !410

b111:
	%710 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %628, i64 %678, !dbg !411
	%711 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %710, i32 0, i32 0, !dbg !411
	%712 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %710, i32 0, i32 1, !dbg !411
	%713 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %710, i32 0, i32 2, !dbg !411
	%714 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %710, i32 0, i32 3, !dbg !411
	%715 = bitcast { float, float, float, float } addrspace(1)* %710 to <4 x float> addrspace(1)*, !dbg !411
	%716 = insertelement <4 x float> undef, float %683, i32 0, !dbg !411
	%717 = insertelement <4 x float> %716, float %682, i32 1, !dbg !411
	%718 = insertelement <4 x float> %717, float %681, i32 2, !dbg !411
	%719 = insertelement <4 x float> %718, float %680, i32 3, !dbg !411
	store <4 x float> %719, <4 x float> addrspace(1)* %715, align 16, !dbg !411
	%720 = add i64 %676, %149, !dbg !389
	br label %b107, !dbg !389

b117:
	%721 = add i64 %573, %21, !dbg !416
	br label %b98, !dbg !416

b118:
	br label %fail, !dbg !382

b119:
	br label %fail, !dbg !382

b120:
	br label %fail, !dbg !377

b121:
	br label %fail, !dbg !377

b122:
	ret void, !dbg !357

b0_fail1:
	br label %fail, !dbg !25

b1_fail1:
	br label %fail, !dbg !32

b4_cold:
	%722 = phi i64 [ %730, %b5_cold_ok1 ], [ %49, %b1_ok1 ], !dbg !33
	%723 = icmp slt i64 %722, %34, !dbg !33
	br i1 %723, label %b5_cold, label %b6, !dbg !33

b5_cold:
	%724 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %722, !dbg !40
	store i32 0, i32 addrspace(3)* %724, align 4, !dbg !40
	%725 = urem i64 %54, 2, !dbg !43
	%726 = mul i64 %725, %34, !dbg !45
	%727 = add i64 %726, %722, !dbg !46
	%728 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %727, !dbg !47
	%729 = icmp uge i64 %727, %p29, !dbg !47
	br i1 %729, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !47, !prof !26

b5_cold_fail1:
	br label %fail, !dbg !47

b5_cold_ok1:
	store i32 0, i32 addrspace(1)* %728, align 4, !dbg !47
	%730 = add i64 %722, %53, !dbg !33
	br label %b4_cold, !dbg !33, !llvm.loop !49

b8_fail1:
	br label %fail, !dbg !53

b11_fail1:
	br label %fail, !dbg !65

b13_fail1:
	%731 = icmp ugt i64 %117, %p11, !dbg !87
	br i1 %731, label %b13_fail2, label %b13_ok2, !dbg !87

b13_fail2:
	br label %fail, !dbg !87

b13_ok2:
	br label %fail, !dbg !87

b13_fail3:
	%732 = icmp ugt i64 %125, %p29, !dbg !93
	br i1 %732, label %b13_fail4, label %b13_ok4, !dbg !93

b13_fail4:
	br label %fail, !dbg !93

b13_ok4:
	br label %fail, !dbg !94

b13_fail5:
	br label %fail, !dbg !96

b15_fail1:
	br label %fail, !dbg !100

b20_fail1:
	%733 = icmp ugt i64 %180, %p19, !dbg !120
	br i1 %733, label %b20_fail2, label %b20_ok2, !dbg !120

b20_fail2:
	br label %fail, !dbg !120

b20_ok2:
	%734 = icmp ugt i64 %178, %180, !dbg !120
	br i1 %734, label %b20_fail3, label %b20_ok3, !dbg !120

b20_fail3:
	br label %fail, !dbg !120

b20_ok3:
	br label %fail, !dbg !121

b20_fail4:
	%735 = icmp ugt i64 %196, %p9, !dbg !127
	br i1 %735, label %b20_fail5, label %b20_ok5, !dbg !127

b20_fail5:
	br label %fail, !dbg !127

b20_ok5:
	%736 = icmp ugt i64 %194, %196, !dbg !127
	br i1 %736, label %b20_fail6, label %b20_ok6, !dbg !127

b20_fail6:
	br label %fail, !dbg !127

b20_ok6:
	%737 = icmp uge i64 %177, %p25, !dbg !128
	br i1 %737, label %b20_fail7, label %b20_ok7, !dbg !128

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
	br label %fail, !dbg !209

b43_fail1:
	br label %fail, !dbg !220

b46_fail1:
	br label %fail, !dbg !229

b47_fail1:
	%738 = icmp ugt i64 %339, %p19, !dbg !243
	br i1 %738, label %b47_fail2, label %b47_ok2, !dbg !243

b47_fail2:
	br label %fail, !dbg !243

b47_ok2:
	br label %fail, !dbg !243

b47_fail3:
	%739 = icmp ugt i64 %357, %p21, !dbg !252
	br i1 %739, label %b47_fail4, label %b47_ok4, !dbg !252

b47_fail4:
	br label %fail, !dbg !252

b47_ok4:
	%740 = icmp ugt i64 %355, %357, !dbg !252
	br i1 %740, label %b47_fail5, label %b47_ok5, !dbg !252

b47_fail5:
	br label %fail, !dbg !252

b47_ok5:
	%741 = icmp uge i64 %349, %p15, !dbg !253
	br i1 %741, label %b47_fail6, label %b47_ok6, !dbg !253

b47_fail6:
	br label %fail, !dbg !253

b47_ok6:
	%742 = icmp uge i64 %349, %p17, !dbg !254
	br i1 %742, label %b47_fail7, label %b47_ok7, !dbg !254

b47_fail7:
	br label %fail, !dbg !254

b47_ok7:
	br label %fail, !dbg !255

b72_cold:
	%743 = phi i64 [ %891, %b87_cold ], [ %145, %b55 ], !dbg !262
	%744 = icmp slt i64 %743, %382, !dbg !264
	br i1 %744, label %b73_cold, label %b88, !dbg !264

b73_cold:
	%745 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %743, !dbg !267
	%746 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %745, i32 0, i32 0, !dbg !267
	%747 = icmp uge i64 %743, %382, !dbg !267
	br i1 %747, label %b73_cold_fail1, label %b73_cold_ok1, !dbg !267, !prof !26

b73_cold_fail1:
	br label %fail, !dbg !267

b73_cold_ok1:
	%748 = bitcast { float, float, float, float } addrspace(1)* %745 to <4 x float> addrspace(1)*, !dbg !267
	%749 = load <4 x float>, <4 x float> addrspace(1)* %748, align 16, !dbg !267
	%750 = extractelement <4 x float> %749, i32 0, !dbg !267
	%751 = extractelement <4 x float> %749, i32 1, !dbg !267
	%752 = extractelement <4 x float> %749, i32 2, !dbg !267
	%753 = extractelement <4 x float> %749, i32 3, !dbg !267
	%754 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %745, i32 0, i32 1, !dbg !267
	%755 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %745, i32 0, i32 2, !dbg !267
	%756 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %745, i32 0, i32 3, !dbg !267
	%757 = add i64 %743, %149, !dbg !268
	%758 = icmp slt i64 %757, %382, !dbg !270
	br i1 %758, label %b74_cold, label %b75_cold, !dbg !270

b74_cold:
	%759 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %757, !dbg !271
	%760 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %759, i32 0, i32 0, !dbg !271
	%761 = icmp uge i64 %757, %382, !dbg !271
	br i1 %761, label %b74_cold_fail1, label %b74_cold_ok1, !dbg !271, !prof !26

b74_cold_fail1:
	br label %fail, !dbg !271

b74_cold_ok1:
	%762 = bitcast { float, float, float, float } addrspace(1)* %759 to <4 x float> addrspace(1)*, !dbg !271
	%763 = load <4 x float>, <4 x float> addrspace(1)* %762, align 16, !dbg !271
	%764 = extractelement <4 x float> %763, i32 0, !dbg !271
	%765 = extractelement <4 x float> %763, i32 1, !dbg !271
	%766 = extractelement <4 x float> %763, i32 2, !dbg !271
	%767 = extractelement <4 x float> %763, i32 3, !dbg !271
	%768 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %759, i32 0, i32 1, !dbg !271
	%769 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %759, i32 0, i32 2, !dbg !271
	%770 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %759, i32 0, i32 3, !dbg !271
	br label %b75_cold, !dbg !272

b75_cold:
	%771 = phi float [ %767, %b74_cold_ok1 ], [ 0.000000e+00, %b73_cold_ok1 ], !dbg !204
	%772 = phi float [ %766, %b74_cold_ok1 ], [ 0.000000e+00, %b73_cold_ok1 ], !dbg !204
	%773 = phi float [ %765, %b74_cold_ok1 ], [ 0.000000e+00, %b73_cold_ok1 ], !dbg !204
	%774 = phi float [ %764, %b74_cold_ok1 ], [ 0.000000e+00, %b73_cold_ok1 ], !dbg !204
	%775 = add i64 %743, %299, !dbg !273
	%776 = icmp slt i64 %775, %382, !dbg !275
	br i1 %776, label %b76_cold, label %b77_cold, !dbg !275

b76_cold:
	%777 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %775, !dbg !276
	%778 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %777, i32 0, i32 0, !dbg !276
	%779 = icmp uge i64 %775, %382, !dbg !276
	br i1 %779, label %b76_cold_fail1, label %b76_cold_ok1, !dbg !276, !prof !26

b76_cold_fail1:
	br label %fail, !dbg !276

b76_cold_ok1:
	%780 = bitcast { float, float, float, float } addrspace(1)* %777 to <4 x float> addrspace(1)*, !dbg !276
	%781 = load <4 x float>, <4 x float> addrspace(1)* %780, align 16, !dbg !276
	%782 = extractelement <4 x float> %781, i32 0, !dbg !276
	%783 = extractelement <4 x float> %781, i32 1, !dbg !276
	%784 = extractelement <4 x float> %781, i32 2, !dbg !276
	%785 = extractelement <4 x float> %781, i32 3, !dbg !276
	%786 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %777, i32 0, i32 1, !dbg !276
	%787 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %777, i32 0, i32 2, !dbg !276
	%788 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %777, i32 0, i32 3, !dbg !276
	br label %b77_cold, !dbg !277

b77_cold:
	%789 = phi float [ %785, %b76_cold_ok1 ], [ 0.000000e+00, %b75_cold ], !dbg !205
	%790 = phi float [ %784, %b76_cold_ok1 ], [ 0.000000e+00, %b75_cold ], !dbg !205
	%791 = phi float [ %783, %b76_cold_ok1 ], [ 0.000000e+00, %b75_cold ], !dbg !205
	%792 = phi float [ %782, %b76_cold_ok1 ], [ 0.000000e+00, %b75_cold ], !dbg !205
	%793 = add i64 %743, %302, !dbg !278
	%794 = icmp slt i64 %793, %382, !dbg !280
	br i1 %794, label %b78_cold, label %b79_cold, !dbg !280

b78_cold:
	%795 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %793, !dbg !281
	%796 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %795, i32 0, i32 0, !dbg !281
	%797 = icmp uge i64 %793, %382, !dbg !281
	br i1 %797, label %b78_cold_fail1, label %b78_cold_ok1, !dbg !281, !prof !26

b78_cold_fail1:
	br label %fail, !dbg !281

b78_cold_ok1:
	%798 = bitcast { float, float, float, float } addrspace(1)* %795 to <4 x float> addrspace(1)*, !dbg !281
	%799 = load <4 x float>, <4 x float> addrspace(1)* %798, align 16, !dbg !281
	%800 = extractelement <4 x float> %799, i32 0, !dbg !281
	%801 = extractelement <4 x float> %799, i32 1, !dbg !281
	%802 = extractelement <4 x float> %799, i32 2, !dbg !281
	%803 = extractelement <4 x float> %799, i32 3, !dbg !281
	%804 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %795, i32 0, i32 1, !dbg !281
	%805 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %795, i32 0, i32 2, !dbg !281
	%806 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %795, i32 0, i32 3, !dbg !281
	br label %b79_cold, !dbg !282

b79_cold:
	%807 = phi float [ %803, %b78_cold_ok1 ], [ 0.000000e+00, %b77_cold ], !dbg !283
	%808 = phi float [ %802, %b78_cold_ok1 ], [ 0.000000e+00, %b77_cold ], !dbg !283
	%809 = phi float [ %801, %b78_cold_ok1 ], [ 0.000000e+00, %b77_cold ], !dbg !283
	%810 = phi float [ %800, %b78_cold_ok1 ], [ 0.000000e+00, %b77_cold ], !dbg !283
	%811 = icmp slt i64 %743, %403, !dbg !285
	br i1 %811, label %b80_cold, label %b81_cold, !dbg !285

b80_cold:
	%812 = call float @llvm.nvvm.mul.rn.f(float %750, float %370), !dbg !288
	%813 = fadd float %812, %372, !dbg !289
	%814 = call float @llvm.nvvm.mul.rn.f(float %751, float %370), !dbg !291
	%815 = fadd float %814, %372, !dbg !292
	%816 = call float @llvm.nvvm.mul.rn.f(float %752, float %370), !dbg !294
	%817 = fadd float %816, %372, !dbg !295
	%818 = call float @llvm.nvvm.mul.rn.f(float %753, float %370), !dbg !297
	%819 = fadd float %818, %372, !dbg !298
	%820 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %743, !dbg !299
	%821 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %820, i32 0, i32 0, !dbg !299
	%822 = icmp uge i64 %743, %403, !dbg !299
	br i1 %822, label %b80_cold_fail1, label %b80_cold_ok1, !dbg !299, !prof !26

b80_cold_fail1:
	br label %fail, !dbg !299

b80_cold_ok1:
	%823 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %820, i32 0, i32 1, !dbg !299
	%824 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %820, i32 0, i32 2, !dbg !299
	%825 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %820, i32 0, i32 3, !dbg !299
	%826 = bitcast { float, float, float, float } addrspace(1)* %820 to <4 x float> addrspace(1)*, !dbg !299
	%827 = insertelement <4 x float> undef, float %813, i32 0, !dbg !299
	%828 = insertelement <4 x float> %827, float %815, i32 1, !dbg !299
	%829 = insertelement <4 x float> %828, float %817, i32 2, !dbg !299
	%830 = insertelement <4 x float> %829, float %819, i32 3, !dbg !299
	store <4 x float> %830, <4 x float> addrspace(1)* %826, align 16, !dbg !299
	br label %b81_cold, !dbg !299

b81_cold:
	%831 = icmp slt i64 %757, %403, !dbg !301
	br i1 %831, label %b82_cold, label %b83_cold, !dbg !301

b82_cold:
	%832 = call float @llvm.nvvm.mul.rn.f(float %774, float %370), !dbg !303
	%833 = fadd float %832, %372, !dbg !304
	%834 = call float @llvm.nvvm.mul.rn.f(float %773, float %370), !dbg !306
	%835 = fadd float %834, %372, !dbg !307
	%836 = call float @llvm.nvvm.mul.rn.f(float %772, float %370), !dbg !309
	%837 = fadd float %836, %372, !dbg !310
	%838 = call float @llvm.nvvm.mul.rn.f(float %771, float %370), !dbg !312
	%839 = fadd float %838, %372, !dbg !313
	%840 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %757, !dbg !314
	%841 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 0, !dbg !314
	%842 = icmp uge i64 %757, %403, !dbg !314
	br i1 %842, label %b82_cold_fail1, label %b82_cold_ok1, !dbg !314, !prof !26

b82_cold_fail1:
	br label %fail, !dbg !314

b82_cold_ok1:
	%843 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 1, !dbg !314
	%844 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 2, !dbg !314
	%845 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 3, !dbg !314
	%846 = bitcast { float, float, float, float } addrspace(1)* %840 to <4 x float> addrspace(1)*, !dbg !314
	%847 = insertelement <4 x float> undef, float %833, i32 0, !dbg !314
	%848 = insertelement <4 x float> %847, float %835, i32 1, !dbg !314
	%849 = insertelement <4 x float> %848, float %837, i32 2, !dbg !314
	%850 = insertelement <4 x float> %849, float %839, i32 3, !dbg !314
	store <4 x float> %850, <4 x float> addrspace(1)* %846, align 16, !dbg !314
	br label %b83_cold, !dbg !314

b83_cold:
	%851 = icmp slt i64 %775, %403, !dbg !316
	br i1 %851, label %b84_cold, label %b85_cold, !dbg !316

b84_cold:
	%852 = call float @llvm.nvvm.mul.rn.f(float %792, float %370), !dbg !318
	%853 = fadd float %852, %372, !dbg !319
	%854 = call float @llvm.nvvm.mul.rn.f(float %791, float %370), !dbg !321
	%855 = fadd float %854, %372, !dbg !322
	%856 = call float @llvm.nvvm.mul.rn.f(float %790, float %370), !dbg !324
	%857 = fadd float %856, %372, !dbg !325
	%858 = call float @llvm.nvvm.mul.rn.f(float %789, float %370), !dbg !327
	%859 = fadd float %858, %372, !dbg !328
	%860 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %775, !dbg !329
	%861 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %860, i32 0, i32 0, !dbg !329
	%862 = icmp uge i64 %775, %403, !dbg !329
	br i1 %862, label %b84_cold_fail1, label %b84_cold_ok1, !dbg !329, !prof !26

b84_cold_fail1:
	br label %fail, !dbg !329

b84_cold_ok1:
	%863 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %860, i32 0, i32 1, !dbg !329
	%864 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %860, i32 0, i32 2, !dbg !329
	%865 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %860, i32 0, i32 3, !dbg !329
	%866 = bitcast { float, float, float, float } addrspace(1)* %860 to <4 x float> addrspace(1)*, !dbg !329
	%867 = insertelement <4 x float> undef, float %853, i32 0, !dbg !329
	%868 = insertelement <4 x float> %867, float %855, i32 1, !dbg !329
	%869 = insertelement <4 x float> %868, float %857, i32 2, !dbg !329
	%870 = insertelement <4 x float> %869, float %859, i32 3, !dbg !329
	store <4 x float> %870, <4 x float> addrspace(1)* %866, align 16, !dbg !329
	br label %b85_cold, !dbg !329

b85_cold:
	%871 = icmp slt i64 %793, %403, !dbg !331
	br i1 %871, label %b86_cold, label %b87_cold, !dbg !331

b86_cold:
	%872 = call float @llvm.nvvm.mul.rn.f(float %810, float %370), !dbg !333
	%873 = fadd float %872, %372, !dbg !334
	%874 = call float @llvm.nvvm.mul.rn.f(float %809, float %370), !dbg !336
	%875 = fadd float %874, %372, !dbg !337
	%876 = call float @llvm.nvvm.mul.rn.f(float %808, float %370), !dbg !339
	%877 = fadd float %876, %372, !dbg !340
	%878 = call float @llvm.nvvm.mul.rn.f(float %807, float %370), !dbg !342
	%879 = fadd float %878, %372, !dbg !343
	%880 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %793, !dbg !344
	%881 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %880, i32 0, i32 0, !dbg !344
	%882 = icmp uge i64 %793, %403, !dbg !344
	br i1 %882, label %b86_cold_fail1, label %b86_cold_ok1, !dbg !344, !prof !26

b86_cold_fail1:
	br label %fail, !dbg !344

b86_cold_ok1:
	%883 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %880, i32 0, i32 1, !dbg !344
	%884 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %880, i32 0, i32 2, !dbg !344
	%885 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %880, i32 0, i32 3, !dbg !344
	%886 = bitcast { float, float, float, float } addrspace(1)* %880 to <4 x float> addrspace(1)*, !dbg !344
	%887 = insertelement <4 x float> undef, float %873, i32 0, !dbg !344
	%888 = insertelement <4 x float> %887, float %875, i32 1, !dbg !344
	%889 = insertelement <4 x float> %888, float %877, i32 2, !dbg !344
	%890 = insertelement <4 x float> %889, float %879, i32 3, !dbg !344
	store <4 x float> %890, <4 x float> addrspace(1)* %886, align 16, !dbg !344
	br label %b87_cold, !dbg !344

b87_cold:
	%891 = add i64 %743, %305, !dbg !345
	br label %b72_cold, !dbg !345, !llvm.loop !347

b90_fail1:
	br label %fail, !dbg !351

b91_fail1:
	%892 = icmp ne i64 %358, %353, !dbg !352
	br i1 %892, label %b91_fail2, label %b91_ok2, !dbg !352

b91_fail2:
	br label %fail, !dbg !352

b91_ok2:
	br label %fail, !dbg !352

b91_fail3:
	br label %fail, !dbg !352

b101_fail1:
	br label %fail, !dbg !370

b102_fail1:
	%893 = icmp ugt i64 %595, %p21, !dbg !376
	br i1 %893, label %b102_fail2, label %b102_ok2, !dbg !376

b102_fail2:
	br label %fail, !dbg !376

b102_ok2:
	br label %fail, !dbg !376

b104_fail1:
	%894 = icmp ugt i64 %611, %p7, !dbg !381
	br i1 %894, label %b104_fail2, label %b104_ok2, !dbg !381

b104_fail2:
	br label %fail, !dbg !381

b104_ok2:
	br label %fail, !dbg !381

b112_cold:
	%895 = phi i64 [ %945, %b116_cold_ok1 ], [ %145, %b106 ], !dbg !389
	%896 = icmp slt i64 %895, %642, !dbg !389
	br i1 %896, label %b113_cold, label %b117, !dbg !389

b113_cold:
	%897 = add i64 %634, %895, !dbg !390
	%898 = getelementptr inbounds float, float addrspace(1)* %4, i64 %583, !dbg !391
	%899 = icmp ugt i64 %594, %p13, !dbg !391
	%900 = icmp ugt i64 %583, %594, !dbg !391
	%901 = or i1 %899, %900, !dbg !391
	br i1 %901, label %b113_cold_fail1, label %b113_cold_ok1, !dbg !391, !prof !26

b113_cold_fail1:
	%902 = icmp ugt i64 %594, %p13, !dbg !391
	br i1 %902, label %b113_cold_fail2, label %b113_cold_ok2, !dbg !391

b113_cold_fail2:
	br label %fail, !dbg !391

b113_cold_ok2:
	br label %fail, !dbg !391

b113_cold_ok1:
	br label %b114_cold, !dbg !394

b114_cold:
	%903 = phi float [ 0.000000e+00, %b113_cold_ok1 ], [ %933, %b115_cold_ok1 ], !dbg !395
	%904 = phi float [ 0.000000e+00, %b113_cold_ok1 ], [ %931, %b115_cold_ok1 ], !dbg !395
	%905 = phi float [ 0.000000e+00, %b113_cold_ok1 ], [ %929, %b115_cold_ok1 ], !dbg !395
	%906 = phi float [ 0.000000e+00, %b113_cold_ok1 ], [ %927, %b115_cold_ok1 ], !dbg !395
	%907 = phi i64 [ -1, %b113_cold_ok1 ], [ %908, %b115_cold_ok1 ], !dbg !394
	%908 = add i64 %907, 1, !dbg !394
	%909 = icmp slt i64 %908, %p3, !dbg !394
	br i1 %909, label %b115_cold, label %b116_cold, !dbg !394

b115_cold:
	%910 = mul i64 %908, %627, !dbg !397
	%911 = add i64 %910, %897, !dbg !398
	%912 = getelementptr inbounds float, float addrspace(1)* %898, i64 %908, !dbg !396
	%913 = icmp uge i64 %911, %612, !dbg !399
	br i1 %913, label %b115_cold_fail1, label %b115_cold_ok1, !dbg !399, !prof !26

b115_cold_fail1:
	br label %fail, !dbg !399

b115_cold_ok1:
	%914 = load float, float addrspace(1)* %912, align 4, !dbg !396
	%915 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %613, i64 %911, !dbg !399
	%916 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %915, i32 0, i32 0, !dbg !399
	%917 = bitcast { float, float, float, float } addrspace(1)* %915 to <4 x float> addrspace(1)*, !dbg !399
	%918 = load <4 x float>, <4 x float> addrspace(1)* %917, align 16, !dbg !399
	%919 = extractelement <4 x float> %918, i32 0, !dbg !399
	%920 = extractelement <4 x float> %918, i32 1, !dbg !399
	%921 = extractelement <4 x float> %918, i32 2, !dbg !399
	%922 = extractelement <4 x float> %918, i32 3, !dbg !399
	%923 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %915, i32 0, i32 1, !dbg !399
	%924 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %915, i32 0, i32 2, !dbg !399
	%925 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %915, i32 0, i32 3, !dbg !399
	%926 = call float @llvm.nvvm.mul.rn.f(float %914, float %919), !dbg !400
	%927 = fadd float %906, %926, !dbg !401
	%928 = call float @llvm.nvvm.mul.rn.f(float %914, float %920), !dbg !402
	%929 = fadd float %905, %928, !dbg !403
	%930 = call float @llvm.nvvm.mul.rn.f(float %914, float %921), !dbg !404
	%931 = fadd float %904, %930, !dbg !405
	%932 = call float @llvm.nvvm.mul.rn.f(float %914, float %922), !dbg !406
	%933 = fadd float %903, %932, !dbg !407
	br label %b114_cold, !dbg !408, !llvm.loop !413

b116_cold:
	%934 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %628, i64 %897, !dbg !411
	%935 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %934, i32 0, i32 0, !dbg !411
	%936 = icmp uge i64 %897, %627, !dbg !411
	br i1 %936, label %b116_cold_fail1, label %b116_cold_ok1, !dbg !411, !prof !26

b116_cold_fail1:
	br label %fail, !dbg !411

b116_cold_ok1:
	%937 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %934, i32 0, i32 1, !dbg !411
	%938 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %934, i32 0, i32 2, !dbg !411
	%939 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %934, i32 0, i32 3, !dbg !411
	%940 = bitcast { float, float, float, float } addrspace(1)* %934 to <4 x float> addrspace(1)*, !dbg !411
	%941 = insertelement <4 x float> undef, float %906, i32 0, !dbg !411
	%942 = insertelement <4 x float> %941, float %905, i32 1, !dbg !411
	%943 = insertelement <4 x float> %942, float %904, i32 2, !dbg !411
	%944 = insertelement <4 x float> %943, float %903, i32 3, !dbg !411
	store <4 x float> %944, <4 x float> addrspace(1)* %940, align 16, !dbg !411
	%945 = add i64 %895, %149, !dbg !389
	br label %b112_cold, !dbg !389, !llvm.loop !415

fail:
	%946 = phi i32 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 2, %b5_cold_fail1 ], [ 3, %b8_fail1 ], [ 4, %b11_fail1 ], [ 5, %b13_fail2 ], [ 6, %b13_ok2 ], [ 7, %b13_fail4 ], [ 8, %b13_ok4 ], [ 9, %b13_fail5 ], [ 10, %b15_fail1 ], [ 11, %b17 ], [ 12, %b20_fail2 ], [ 13, %b20_fail3 ], [ 14, %b20_ok3 ], [ 12, %b20_fail5 ], [ 13, %b20_fail6 ], [ 15, %b20_fail7 ], [ 16, %b20_ok7 ], [ 17, %b20_fail8 ], [ 18, %b23_fail1 ], [ 19, %b27_fail1 ], [ 21, %b34_fail1 ], [ 22, %b36 ], [ 23, %b39_fail1 ], [ 24, %b41_fail1 ], [ 25, %b43_fail1 ], [ 26, %b46_fail1 ], [ 12, %b47_fail2 ], [ 13, %b47_ok2 ], [ 12, %b47_fail4 ], [ 13, %b47_fail5 ], [ 28, %b47_fail6 ], [ 28, %b47_fail7 ], [ 28, %b47_ok7 ], [ 33, %b73_cold_fail1 ], [ 33, %b74_cold_fail1 ], [ 33, %b76_cold_fail1 ], [ 33, %b78_cold_fail1 ], [ 34, %b80_cold_fail1 ], [ 34, %b82_cold_fail1 ], [ 34, %b84_cold_fail1 ], [ 34, %b86_cold_fail1 ], [ 35, %b90_fail1 ], [ 36, %b91_fail2 ], [ 37, %b91_ok2 ], [ 58, %b91_fail3 ], [ 32, %b93 ], [ 31, %b94 ], [ 30, %b95 ], [ 29, %b96 ], [ 38, %b101_fail1 ], [ 40, %b102_fail2 ], [ 41, %b102_ok2 ], [ 44, %b104_fail2 ], [ 45, %b104_ok2 ], [ 48, %b113_cold_fail2 ], [ 49, %b113_cold_ok2 ], [ 50, %b115_cold_fail1 ], [ 51, %b116_cold_fail1 ], [ 47, %b118 ], [ 46, %b119 ], [ 43, %b120 ], [ 42, %b121 ], !dbg !7
	%947 = phi i64 [ %23, %b0_fail1 ], [ %34, %b1_fail1 ], [ %727, %b5_cold_fail1 ], [ %72, %b8_fail1 ], [ %88, %b11_fail1 ], [ %117, %b13_fail2 ], [ %114, %b13_ok2 ], [ %125, %b13_fail4 ], [ %p2, %b13_ok4 ], [ %118, %b13_fail5 ], [ %154, %b15_fail1 ], [ 0, %b17 ], [ %180, %b20_fail2 ], [ %178, %b20_fail3 ], [ 0, %b20_ok3 ], [ %196, %b20_fail5 ], [ %194, %b20_fail6 ], [ %177, %b20_fail7 ], [ %181, %b20_ok7 ], [ %214, %b20_fail8 ], [ %227, %b23_fail1 ], [ %245, %b27_fail1 ], [ %243, %b34_fail1 ], [ 0, %b36 ], [ %120, %b39_fail1 ], [ %120, %b41_fail1 ], [ %317, %b43_fail1 ], [ %328, %b46_fail1 ], [ %339, %b47_fail2 ], [ %337, %b47_ok2 ], [ %357, %b47_fail4 ], [ %355, %b47_fail5 ], [ %349, %b47_fail6 ], [ %349, %b47_fail7 ], [ %344, %b47_ok7 ], [ %743, %b73_cold_fail1 ], [ %757, %b74_cold_fail1 ], [ %775, %b76_cold_fail1 ], [ %793, %b78_cold_fail1 ], [ %743, %b80_cold_fail1 ], [ %757, %b82_cold_fail1 ], [ %775, %b84_cold_fail1 ], [ %793, %b86_cold_fail1 ], [ 0, %b90_fail1 ], [ %358, %b91_fail2 ], [ 0, %b91_ok2 ], [ %554, %b91_fail3 ], [ %394, %b93 ], [ %390, %b94 ], [ %378, %b95 ], [ %353, %b96 ], [ %586, %b101_fail1 ], [ %595, %b102_fail2 ], [ %593, %b102_ok2 ], [ %611, %b104_fail2 ], [ %609, %b104_ok2 ], [ %594, %b113_cold_fail2 ], [ %583, %b113_cold_ok2 ], [ %911, %b115_cold_fail1 ], [ %897, %b116_cold_fail1 ], [ %623, %b118 ], [ %614, %b119 ], [ %605, %b120 ], [ %596, %b121 ], !dbg !7
	%948 = phi i64 [ %p31, %b0_fail1 ], [ %37, %b1_fail1 ], [ %p29, %b5_cold_fail1 ], [ %34, %b8_fail1 ], [ %p23, %b11_fail1 ], [ %p11, %b13_fail2 ], [ %117, %b13_ok2 ], [ %p29, %b13_fail4 ], [ %126, %b13_ok4 ], [ %133, %b13_fail5 ], [ %p2, %b15_fail1 ], [ 0, %b17 ], [ %p19, %b20_fail2 ], [ %180, %b20_fail3 ], [ 0, %b20_ok3 ], [ %p9, %b20_fail5 ], [ %196, %b20_fail6 ], [ %p25, %b20_fail7 ], [ %197, %b20_ok7 ], [ %104, %b20_fail8 ], [ %133, %b23_fail1 ], [ %p23, %b27_fail1 ], [ %227, %b34_fail1 ], [ 0, %b36 ], [ %227, %b39_fail1 ], [ %227, %b41_fail1 ], [ %227, %b43_fail1 ], [ %p25, %b46_fail1 ], [ %p19, %b47_fail2 ], [ %339, %b47_ok2 ], [ %p21, %b47_fail4 ], [ %357, %b47_fail5 ], [ %p15, %b47_fail6 ], [ %p17, %b47_fail7 ], [ %p27, %b47_ok7 ], [ %382, %b73_cold_fail1 ], [ %382, %b74_cold_fail1 ], [ %382, %b76_cold_fail1 ], [ %382, %b78_cold_fail1 ], [ %403, %b80_cold_fail1 ], [ %403, %b82_cold_fail1 ], [ %403, %b84_cold_fail1 ], [ %403, %b86_cold_fail1 ], [ 0, %b90_fail1 ], [ %353, %b91_fail2 ], [ 0, %b91_ok2 ], [ %149, %b91_fail3 ], [ 16, %b93 ], [ 4, %b94 ], [ 16, %b95 ], [ 4, %b96 ], [ %p27, %b101_fail1 ], [ %p21, %b102_fail2 ], [ %595, %b102_ok2 ], [ %p7, %b104_fail2 ], [ %611, %b104_ok2 ], [ %p13, %b113_cold_fail2 ], [ %594, %b113_cold_ok2 ], [ %612, %b115_cold_fail1 ], [ %627, %b116_cold_fail1 ], [ 16, %b118 ], [ 4, %b119 ], [ 16, %b120 ], [ 4, %b121 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %946, i64 %947, i64 %948), !dbg !7
	ret void, !dbg !7
}

define void @Route(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i8 zeroext %p5, float* %p6, i64 %p7, i32* %p8, i64 %p9, float* %p10, i64 %p11, i8* %ctrl) nounwind !dbg !418 {
entry:
	%0 = icmp ne i8 %p5, 0, !dbg !419
	br label %b0, !dbg !419

b0:
	%1 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !419
	%2 = addrspacecast i32* %p8 to i32 addrspace(1)*, !dbg !419
	%3 = addrspacecast float* %p10 to float addrspace(1)*, !dbg !419
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !420, !range !22
	%5 = sext i32 %4 to i64, !dbg !420
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !420, !range !421
	%7 = sext i32 %6 to i64, !dbg !420
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !422, !range !36
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !422, !range !36
	%10 = mul i32 %8, %9, !dbg !422
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !422, !range !37
	%12 = mul i32 %10, %11, !dbg !422
	%13 = sext i32 %12 to i64, !dbg !422
	%14 = mul i64 %5, %13, !dbg !423
	%15 = sdiv i64 %14, 32, !dbg !424
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !425, !range !19
	%17 = sext i32 %16 to i64, !dbg !425
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !425, !range !20
	%19 = sext i32 %18 to i64, !dbg !425
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !425, !range !20
	%21 = sext i32 %20 to i64, !dbg !425
	%22 = trunc i64 %7 to i32, !dbg !425
	%23 = trunc i64 %21 to i32, !dbg !425
	%24 = mul i32 %22, %23, !dbg !425
	%25 = zext i32 %24 to i64, !dbg !425
	%26 = trunc i64 %19 to i32, !dbg !425
	%27 = add i32 %26, %24, !dbg !425
	%28 = zext i32 %27 to i64, !dbg !425
	%29 = mul i64 %5, %28, !dbg !425
	%30 = add i64 %17, %29, !dbg !425
	%31 = mul i64 %30, %13, !dbg !425
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !425, !range !34
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !425, !range !34
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !425, !range !35
	%35 = mul i32 %9, %34, !dbg !425
	%36 = add i32 %33, %35, !dbg !425
	%37 = mul i32 %8, %36, !dbg !425
	%38 = add i32 %32, %37, !dbg !425
	%39 = sext i32 %38 to i64, !dbg !425
	%40 = add i64 %31, %39, !dbg !425
	%41 = sdiv i64 %40, 32, !dbg !426
	%42 = icmp slt i64 0, %p3, !dbg !427
	%43 = and i32 %38, -32, !dbg !428
	%44 = sub i32 %12, %43, !dbg !428
	%45 = icmp slt i32 %44, 32, !dbg !428
	%46 = select i1 %45, i32 %44, i32 32, !dbg !428
	%47 = sext i32 %46 to i64, !dbg !428
	%48 = icmp eq i64 %47, 32, !dbg !436
	br label %b1, !dbg !426

b1:
	%49 = phi i64 [ %41, %b0 ], [ %159, %b24 ], !dbg !437
	%50 = icmp slt i64 %49, %p0, !dbg !438
	br i1 %50, label %b2, label %b25, !dbg !438

b2:
	%51 = mul i64 %49, %p2, !dbg !439
	%52 = add i64 %49, 1, !dbg !440
	%53 = mul i64 %52, %p2, !dbg !441
	%54 = sub i64 %53, %51, !dbg !442
	%55 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !442
	%56 = mul i64 %49, %p3, !dbg !443
	%57 = icmp ugt i64 %53, %p7, !dbg !442
	%58 = icmp ugt i64 %51, %53, !dbg !442
	%59 = or i1 %57, %58, !dbg !442
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !442, !prof !26

b2_ok1:
	br i1 %42, label %b3, label %b21, !dbg !427

b3:
	%60 = phi i64 [ %133, %b20 ], [ -1, %b2_ok1 ], !dbg !427
	%61 = phi float [ %137, %b20 ], [ 0.000000e+00, %b2_ok1 ], !dbg !427
	%62 = phi i64 [ %146, %b20 ], [ 0, %b2_ok1 ], !dbg !427
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !444, !range !162
	%64 = sext i32 %63 to i64, !dbg !444
	%65 = icmp ule i64 %47, 281474976710655, !dbg !444
	br i1 %65, label %b4, label %b8_cold, !dbg !444, !prof !39

b4:
	%66 = phi i64 [ 0, %b3 ], [ %81, %b7 ], !dbg !444
	%67 = phi i64 [ %64, %b3 ], [ %82, %b7 ], !dbg !444
	%68 = icmp slt i64 %67, %p2, !dbg !444
	br i1 %68, label %b5, label %b12, !dbg !444

b5:
	%69 = getelementptr inbounds float, float addrspace(1)* %55, i64 %67, !dbg !445
	%70 = load float, float addrspace(1)* %69, align 4, !dbg !445
	%71 = bitcast float %70 to i32, !dbg !448
	%72 = zext i32 %71 to i64, !dbg !448
	%73 = shl i64 %72, 32, !dbg !449
	%74 = trunc i64 %67 to i32, !dbg !450
	%75 = xor i32 %74, -1, !dbg !451
	%76 = zext i32 %75 to i64, !dbg !452
	%77 = or i64 %73, %76, !dbg !453
	%78 = icmp ult i64 %77, %60, !dbg !454
	br i1 %78, label %b6, label %b7, !dbg !454

b6:
	%79 = icmp ugt i64 %66, %77, !dbg !455
	%80 = select i1 %79, i64 %66, i64 %77, !dbg !455
	br label %b7, !dbg !456

b7:
	%81 = phi i64 [ %66, %b5 ], [ %80, %b6 ], !dbg !457
	%82 = add i64 %67, %47, !dbg !444
	br label %b4, !dbg !444

b12:
	%83 = phi i64 [ %66, %b4 ], [ %161, %b8_cold ], !dbg !460
	br i1 %48, label %b13, label %b15, !dbg !436

b13:
	%84 = phi i64 [ %100, %b14 ], [ %83, %b12 ], !dbg !461
	%85 = phi i64 [ %103, %b14 ], [ 16, %b12 ], !dbg !462
	%86 = icmp sgt i64 %85, 0, !dbg !463
	br i1 %86, label %b14, label %b18, !dbg !463

b14:
	%87 = trunc i64 %85 to i32, !dbg !464
	%88 = trunc i64 %84 to i32, !dbg !464
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %88, i32 %87, i32 31), !dbg !464
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !464
	%91 = lshr i64 %84, 32, !dbg !464
	%92 = trunc i64 %91 to i32, !dbg !464
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %92, i32 %87, i32 31), !dbg !464
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !464
	%95 = zext i32 %94 to i64, !dbg !464
	%96 = shl i64 %95, 32, !dbg !464
	%97 = zext i32 %90 to i64, !dbg !464
	%98 = or i64 %97, %96, !dbg !464
	%99 = icmp ugt i64 %84, %98, !dbg !465
	%100 = select i1 %99, i64 %84, i64 %98, !dbg !465
	%101 = trunc i64 %85 to i32, !dbg !466
	%102 = udiv i32 %101, 2, !dbg !466
	%103 = zext i32 %102 to i64, !dbg !466
	br label %b13, !dbg !466

b15:
	%104 = trunc i64 %83 to i32, !dbg !467
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 0, i32 31), !dbg !467
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !467
	%107 = lshr i64 %83, 32, !dbg !467
	%108 = trunc i64 %107 to i32, !dbg !467
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 0, i32 31), !dbg !467
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !467
	%111 = zext i32 %110 to i64, !dbg !467
	%112 = shl i64 %111, 32, !dbg !467
	%113 = zext i32 %106 to i64, !dbg !467
	%114 = or i64 %113, %112, !dbg !467
	br label %b16, !dbg !467

b16:
	%115 = phi i64 [ %114, %b15 ], [ %131, %b17 ], !dbg !468
	%116 = phi i64 [ 1, %b15 ], [ %132, %b17 ], !dbg !469
	%117 = icmp slt i64 %116, %47, !dbg !470
	br i1 %117, label %b17, label %b18, !dbg !470

b17:
	%118 = trunc i64 %116 to i32, !dbg !471
	%119 = trunc i64 %83 to i32, !dbg !471
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %119, i32 %118, i32 31), !dbg !471
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !471
	%122 = lshr i64 %83, 32, !dbg !471
	%123 = trunc i64 %122 to i32, !dbg !471
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %123, i32 %118, i32 31), !dbg !471
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !471
	%126 = zext i32 %125 to i64, !dbg !471
	%127 = shl i64 %126, 32, !dbg !471
	%128 = zext i32 %121 to i64, !dbg !471
	%129 = or i64 %128, %127, !dbg !471
	%130 = icmp ugt i64 %115, %129, !dbg !465
	%131 = select i1 %130, i64 %115, i64 %129, !dbg !465
	%132 = add i64 %116, 1, !dbg !472
	br label %b16, !dbg !472

b18:
	%133 = phi i64 [ %84, %b13 ], [ %115, %b16 ], !dbg !435
	%134 = lshr i64 %133, 32, !dbg !473
	%135 = trunc i64 %134 to i32, !dbg !474
	%136 = bitcast i32 %135 to float, !dbg !474
	%137 = fadd float %61, %136, !dbg !475
	%138 = icmp eq i64 %64, 0, !dbg !476
	br i1 %138, label %b19, label %b20, !dbg !476

b19:
	%139 = add i64 %56, %62, !dbg !477
	%140 = trunc i64 %133 to i32, !dbg !479
	%141 = xor i32 %140, -1, !dbg !480
	%142 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %139, !dbg !478
	%143 = icmp uge i64 %139, %p9, !dbg !478
	br i1 %143, label %b19_fail1, label %b19_ok1, !dbg !478, !prof !26

b19_ok1:
	store i32 %141, i32 addrspace(1)* %142, align 4, !dbg !478
	%144 = getelementptr inbounds float, float addrspace(1)* %3, i64 %139, !dbg !482
	%145 = icmp uge i64 %139, %p11, !dbg !482
	br i1 %145, label %b19_fail2, label %b19_ok2, !dbg !482, !prof !26

b19_ok2:
	store float %136, float addrspace(1)* %144, align 4, !dbg !482
	br label %b20, !dbg !482

b20:
	%146 = add i64 %62, 1, !dbg !482
	%147 = icmp slt i64 %146, %p3, !dbg !482
	br i1 %147, label %b3, label %b21, !dbg !482

b21:
	%148 = phi float [ 0.000000e+00, %b2_ok1 ], [ %137, %b20 ], !dbg !483
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !483
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !428, !range !162
	%150 = sext i32 %149 to i64, !dbg !428
	br label %b22, !dbg !428

b22:
	%151 = phi i64 [ %150, %b21 ], [ %158, %b23_ok1 ], !dbg !428
	%152 = icmp slt i64 %151, %p3, !dbg !428
	br i1 %152, label %b23, label %b24, !dbg !428

b23:
	%153 = add i64 %56, %151, !dbg !484
	%154 = getelementptr inbounds float, float addrspace(1)* %3, i64 %153, !dbg !485
	%155 = icmp uge i64 %153, %p11, !dbg !485
	br i1 %155, label %b23_fail1, label %b23_ok1, !dbg !485, !prof !26

b23_ok1:
	%156 = load float, float addrspace(1)* %154, align 4, !dbg !485
	%157 = fdiv float %156, %148, !dbg !486
	store float %157, float addrspace(1)* %154, align 4, !dbg !485
	%158 = add i64 %151, %47, !dbg !428
	br label %b22, !dbg !428

b24:
	%159 = add i64 %49, %15, !dbg !487
	br label %b1, !dbg !487

b25:
	ret void, !dbg !487

b2_fail1:
	%160 = icmp ugt i64 %53, %p7, !dbg !442
	br i1 %160, label %b2_fail2, label %b2_ok2, !dbg !442

b2_fail2:
	br label %fail, !dbg !442

b2_ok2:
	br label %fail, !dbg !442

b8_cold:
	%161 = phi i64 [ %177, %b11_cold ], [ 0, %b3 ], !dbg !444
	%162 = phi i64 [ %178, %b11_cold ], [ %64, %b3 ], !dbg !444
	%163 = icmp slt i64 %162, %p2, !dbg !444
	br i1 %163, label %b9_cold, label %b12, !dbg !444

b9_cold:
	%164 = getelementptr inbounds float, float addrspace(1)* %55, i64 %162, !dbg !445
	%165 = icmp uge i64 %162, %54, !dbg !445
	br i1 %165, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !445, !prof !26

b9_cold_fail1:
	br label %fail, !dbg !445

b9_cold_ok1:
	%166 = load float, float addrspace(1)* %164, align 4, !dbg !445
	%167 = bitcast float %166 to i32, !dbg !448
	%168 = zext i32 %167 to i64, !dbg !448
	%169 = shl i64 %168, 32, !dbg !449
	%170 = trunc i64 %162 to i32, !dbg !450
	%171 = xor i32 %170, -1, !dbg !451
	%172 = zext i32 %171 to i64, !dbg !452
	%173 = or i64 %169, %172, !dbg !453
	%174 = icmp ult i64 %173, %60, !dbg !454
	br i1 %174, label %b10_cold, label %b11_cold, !dbg !454

b10_cold:
	%175 = icmp ugt i64 %161, %173, !dbg !455
	%176 = select i1 %175, i64 %161, i64 %173, !dbg !455
	br label %b11_cold, !dbg !456

b11_cold:
	%177 = phi i64 [ %161, %b9_cold_ok1 ], [ %176, %b10_cold ], !dbg !457
	%178 = add i64 %162, %47, !dbg !444
	br label %b8_cold, !dbg !444, !llvm.loop !459

b19_fail1:
	br label %fail, !dbg !478

b19_fail2:
	br label %fail, !dbg !482

b23_fail1:
	br label %fail, !dbg !485

fail:
	%179 = phi i32 [ 52, %b2_fail2 ], [ 53, %b2_ok2 ], [ 54, %b9_cold_fail1 ], [ 55, %b19_fail1 ], [ 56, %b19_fail2 ], [ 57, %b23_fail1 ], !dbg !419
	%180 = phi i64 [ %53, %b2_fail2 ], [ %51, %b2_ok2 ], [ %162, %b9_cold_fail1 ], [ %139, %b19_fail1 ], [ %139, %b19_fail2 ], [ %153, %b23_fail1 ], !dbg !419
	%181 = phi i64 [ %p7, %b2_fail2 ], [ %53, %b2_ok2 ], [ %54, %b9_cold_fail1 ], [ %p9, %b19_fail1 ], [ %p11, %b19_fail2 ], [ %p11, %b23_fail1 ], !dbg !419
	call void @gpuc_fail(i8* %ctrl, i32 %179, i64 %180, i64 %181), !dbg !419
	ret void, !dbg !419
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
!nvvm.annotations = !{!488, !489, !490, !491, !492, !493, !494, !495, !496, !497}
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
!204 = !DILocation(line: 80, column: 52, scope: !201, inlinedAt: !202)
!205 = !DILocation(line: 80, column: 66, scope: !201, inlinedAt: !202)
!206 = !DILocation(line: 79, column: 47, scope: !201, inlinedAt: !202)
!207 = !DILocation(line: 15, column: 24, scope: !144, inlinedAt: !145)
!208 = !DILocation(line: 15, column: 6, scope: !144, inlinedAt: !145)
!209 = !DILocation(line: 15, column: 41, scope: !144, inlinedAt: !145)
!210 = !DILocation(line: 15, column: 34, scope: !144, inlinedAt: !145)
!211 = !DILocation(line: 15, column: 29, scope: !144, inlinedAt: !145)
!212 = distinct !DISubprogram(name: "find", scope: !143, file: !143, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!213 = !DILocation(line: 16, column: 15, scope: !144, inlinedAt: !145)
!214 = !DILocation(line: 53, column: 2, scope: !212, inlinedAt: !213)
!215 = !DILocation(line: 53, column: 8, scope: !212, inlinedAt: !213)
!216 = !DILocation(line: 54, column: 12, scope: !212, inlinedAt: !213)
!217 = !DILocation(line: 54, column: 18, scope: !212, inlinedAt: !213)
!218 = !DILocation(line: 55, column: 22, scope: !212, inlinedAt: !213)
!219 = !DILocation(line: 55, column: 32, scope: !212, inlinedAt: !213)
!220 = !DILocation(line: 55, column: 47, scope: !212, inlinedAt: !213)
!221 = !DILocation(line: 55, column: 40, scope: !212, inlinedAt: !213)
!222 = !DILocation(line: 55, column: 57, scope: !212, inlinedAt: !213)
!223 = !DILocation(line: 17, column: 14, scope: !144, inlinedAt: !145)
!224 = !DILocation(line: 17, column: 24, scope: !144, inlinedAt: !145)
!225 = !DILocation(line: 17, column: 40, scope: !144, inlinedAt: !145)
!226 = !DILocation(line: 17, column: 33, scope: !144, inlinedAt: !145)
!227 = !DILocation(line: 17, column: 28, scope: !144, inlinedAt: !145)
!228 = !DILocation(line: 18, column: 15, scope: !144, inlinedAt: !145)
!229 = !DILocation(line: 19, column: 60, scope: !144, inlinedAt: !145)
!230 = !DILocation(line: 19, column: 84, scope: !144, inlinedAt: !145)
!231 = !DILocation(line: 82, column: 53, scope: !68, inlinedAt: !230)
!232 = !DILocation(line: 19, column: 44, scope: !144, inlinedAt: !145)
!233 = !DILocation(line: 19, column: 22, scope: !144, inlinedAt: !145)
!234 = !DILocation(line: 85, column: 46, scope: !170, inlinedAt: !233)
!235 = !DILocation(line: 85, column: 40, scope: !170, inlinedAt: !233)
!236 = !DILocation(line: 19, column: 17, scope: !144, inlinedAt: !145)
!237 = !DILocation(line: 19, column: 4, scope: !144, inlinedAt: !145)
!238 = !DILocation(line: 21, column: 9, scope: !144, inlinedAt: !145)
!239 = !DILocation(line: 23, column: 23, scope: !144, inlinedAt: !145)
!240 = !DILocation(line: 78, column: 18, scope: !115, inlinedAt: !239)
!241 = !DILocation(line: 78, column: 31, scope: !115, inlinedAt: !239)
!242 = !DILocation(line: 78, column: 34, scope: !115, inlinedAt: !239)
!243 = !DILocation(line: 78, column: 16, scope: !115, inlinedAt: !239)
!244 = !DILocation(line: 22, column: 27, scope: !144, inlinedAt: !145)
!245 = !DILocation(line: 22, column: 26, scope: !144, inlinedAt: !145)
!246 = !DILocation(line: 22, column: 39, scope: !144, inlinedAt: !145)
!247 = !DILocation(line: 22, column: 49, scope: !144, inlinedAt: !145)
!248 = !DILocation(line: 23, column: 43, scope: !144, inlinedAt: !145)
!249 = !DILocation(line: 78, column: 18, scope: !115, inlinedAt: !248)
!250 = !DILocation(line: 78, column: 31, scope: !115, inlinedAt: !248)
!251 = !DILocation(line: 78, column: 34, scope: !115, inlinedAt: !248)
!252 = !DILocation(line: 78, column: 16, scope: !115, inlinedAt: !248)
!253 = !DILocation(line: 23, column: 65, scope: !144, inlinedAt: !145)
!254 = !DILocation(line: 23, column: 79, scope: !144, inlinedAt: !145)
!255 = !DILocation(line: 23, column: 102, scope: !144, inlinedAt: !145)
!256 = !DILocation(line: 71, column: 17, scope: !201, inlinedAt: !202)
!257 = !DILocation(line: 72, column: 29, scope: !201, inlinedAt: !202)
!258 = !DILocation(line: 72, column: 17, scope: !201, inlinedAt: !202)
!259 = !DILocation(line: 73, column: 19, scope: !201, inlinedAt: !202)
!260 = !DILocation(line: 73, column: 29, scope: !201, inlinedAt: !202)
!261 = !DILocation(line: 72, column: 2, scope: !201, inlinedAt: !202)
!262 = !DILocation(line: 79, column: 6, scope: !201, inlinedAt: !202)
!263 = !DILocation(line: 79, column: 17, scope: !201, inlinedAt: !202)
!264 = !DILocation(line: 79, column: 23, scope: !201, inlinedAt: !202)
!265 = distinct !DISubprogram(name: "at", scope: !143, file: !143, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!266 = !DILocation(line: 80, column: 23, scope: !201, inlinedAt: !202)
!267 = !DILocation(line: 100, column: 11, scope: !265, inlinedAt: !266)
!268 = !DILocation(line: 80, column: 38, scope: !201, inlinedAt: !202)
!269 = !DILocation(line: 80, column: 33, scope: !201, inlinedAt: !202)
!270 = !DILocation(line: 99, column: 7, scope: !265, inlinedAt: !269)
!271 = !DILocation(line: 100, column: 11, scope: !265, inlinedAt: !269)
!272 = !DILocation(line: 100, column: 3, scope: !265, inlinedAt: !269)
!273 = !DILocation(line: 80, column: 50, scope: !201, inlinedAt: !202)
!274 = !DILocation(line: 80, column: 45, scope: !201, inlinedAt: !202)
!275 = !DILocation(line: 99, column: 7, scope: !265, inlinedAt: !274)
!276 = !DILocation(line: 100, column: 11, scope: !265, inlinedAt: !274)
!277 = !DILocation(line: 100, column: 3, scope: !265, inlinedAt: !274)
!278 = !DILocation(line: 80, column: 64, scope: !201, inlinedAt: !202)
!279 = !DILocation(line: 80, column: 59, scope: !201, inlinedAt: !202)
!280 = !DILocation(line: 99, column: 7, scope: !265, inlinedAt: !279)
!281 = !DILocation(line: 100, column: 11, scope: !265, inlinedAt: !279)
!282 = !DILocation(line: 100, column: 3, scope: !265, inlinedAt: !279)
!283 = !DILocation(line: 81, column: 8, scope: !201, inlinedAt: !202)
!284 = distinct !DISubprogram(name: "store", scope: !143, file: !143, line: 106, type: !4, isDefinition: true, scopeLine: 106, isOptimized: true, unit: !2)
!285 = !DILocation(line: 107, column: 7, scope: !284, inlinedAt: !283)
!286 = distinct !DISubprogram(name: "affine", scope: !143, file: !143, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!287 = !DILocation(line: 108, column: 23, scope: !284, inlinedAt: !283)
!288 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !287)
!289 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !287)
!290 = !DILocation(line: 108, column: 52, scope: !284, inlinedAt: !283)
!291 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !290)
!292 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !290)
!293 = !DILocation(line: 108, column: 81, scope: !284, inlinedAt: !283)
!294 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !293)
!295 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !293)
!296 = !DILocation(line: 108, column: 110, scope: !284, inlinedAt: !283)
!297 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !296)
!298 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !296)
!299 = !DILocation(line: 108, column: 4, scope: !284, inlinedAt: !283)
!300 = !DILocation(line: 82, column: 8, scope: !201, inlinedAt: !202)
!301 = !DILocation(line: 107, column: 7, scope: !284, inlinedAt: !300)
!302 = !DILocation(line: 108, column: 23, scope: !284, inlinedAt: !300)
!303 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !302)
!304 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !302)
!305 = !DILocation(line: 108, column: 52, scope: !284, inlinedAt: !300)
!306 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !305)
!307 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !305)
!308 = !DILocation(line: 108, column: 81, scope: !284, inlinedAt: !300)
!309 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !308)
!310 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !308)
!311 = !DILocation(line: 108, column: 110, scope: !284, inlinedAt: !300)
!312 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !311)
!313 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !311)
!314 = !DILocation(line: 108, column: 4, scope: !284, inlinedAt: !300)
!315 = !DILocation(line: 83, column: 8, scope: !201, inlinedAt: !202)
!316 = !DILocation(line: 107, column: 7, scope: !284, inlinedAt: !315)
!317 = !DILocation(line: 108, column: 23, scope: !284, inlinedAt: !315)
!318 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !317)
!319 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !317)
!320 = !DILocation(line: 108, column: 52, scope: !284, inlinedAt: !315)
!321 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !320)
!322 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !320)
!323 = !DILocation(line: 108, column: 81, scope: !284, inlinedAt: !315)
!324 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !323)
!325 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !323)
!326 = !DILocation(line: 108, column: 110, scope: !284, inlinedAt: !315)
!327 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !326)
!328 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !326)
!329 = !DILocation(line: 108, column: 4, scope: !284, inlinedAt: !315)
!330 = !DILocation(line: 84, column: 8, scope: !201, inlinedAt: !202)
!331 = !DILocation(line: 107, column: 7, scope: !284, inlinedAt: !330)
!332 = !DILocation(line: 108, column: 23, scope: !284, inlinedAt: !330)
!333 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !332)
!334 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !332)
!335 = !DILocation(line: 108, column: 52, scope: !284, inlinedAt: !330)
!336 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !335)
!337 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !335)
!338 = !DILocation(line: 108, column: 81, scope: !284, inlinedAt: !330)
!339 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !338)
!340 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !338)
!341 = !DILocation(line: 108, column: 110, scope: !284, inlinedAt: !330)
!342 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !341)
!343 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !341)
!344 = !DILocation(line: 108, column: 4, scope: !284, inlinedAt: !330)
!345 = !DILocation(line: 79, column: 33, scope: !201, inlinedAt: !202)
!346 = !{!"llvm.loop.unroll.disable"}
!347 = distinct !{!347, !346}
!348 = !DILocation(line: 86, column: 8, scope: !201, inlinedAt: !202)
!349 = !DILocation(line: 91, column: 14, scope: !201, inlinedAt: !202)
!350 = !DILocation(line: 92, column: 14, scope: !201, inlinedAt: !202)
!351 = !DILocation(line: 93, column: 17, scope: !201, inlinedAt: !202)
!352 = !DILocation(line: 88, column: 21, scope: !201, inlinedAt: !202)
!353 = !DILocation(line: 89, column: 3, scope: !201, inlinedAt: !202)
!354 = !DILocation(line: 15, column: 59, scope: !144, inlinedAt: !145)
!355 = !DIFile(filename: "combine.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!356 = distinct !DISubprogram(name: "combine", scope: !355, file: !355, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!357 = !DILocation(line: 67, column: 9, scope: !6)
!358 = !DILocation(line: 11, column: 32, scope: !356, inlinedAt: !357)
!359 = !DILocation(line: 11, column: 28, scope: !356, inlinedAt: !357)
!360 = !DILocation(line: 11, column: 14, scope: !356, inlinedAt: !357)
!361 = !DILocation(line: 12, column: 39, scope: !356, inlinedAt: !357)
!362 = !DILocation(line: 12, column: 24, scope: !356, inlinedAt: !357)
!363 = !DILocation(line: 12, column: 6, scope: !356, inlinedAt: !357)
!364 = !DILocation(line: 12, column: 29, scope: !356, inlinedAt: !357)
!365 = !DILocation(line: 13, column: 19, scope: !356, inlinedAt: !357)
!366 = !DILocation(line: 13, column: 28, scope: !356, inlinedAt: !357)
!367 = !DILocation(line: 14, column: 18, scope: !356, inlinedAt: !357)
!368 = !DILocation(line: 15, column: 34, scope: !356, inlinedAt: !357)
!369 = !DILocation(line: 16, column: 48, scope: !356, inlinedAt: !357)
!370 = !DILocation(line: 16, column: 42, scope: !356, inlinedAt: !357)
!371 = !DILocation(line: 16, column: 25, scope: !356, inlinedAt: !357)
!372 = !DILocation(line: 18, column: 17, scope: !356, inlinedAt: !357)
!373 = !DILocation(line: 19, column: 46, scope: !356, inlinedAt: !357)
!374 = !DILocation(line: 19, column: 63, scope: !356, inlinedAt: !357)
!375 = !DILocation(line: 19, column: 71, scope: !356, inlinedAt: !357)
!376 = !DILocation(line: 19, column: 40, scope: !356, inlinedAt: !357)
!377 = !DILocation(line: 19, column: 24, scope: !356, inlinedAt: !357)
!378 = !DILocation(line: 20, column: 31, scope: !356, inlinedAt: !357)
!379 = !DILocation(line: 20, column: 49, scope: !356, inlinedAt: !357)
!380 = !DILocation(line: 20, column: 52, scope: !356, inlinedAt: !357)
!381 = !DILocation(line: 20, column: 25, scope: !356, inlinedAt: !357)
!382 = !DILocation(line: 20, column: 21, scope: !356, inlinedAt: !357)
!383 = !DILocation(line: 22, column: 14, scope: !356, inlinedAt: !357)
!384 = !DILocation(line: 22, column: 19, scope: !356, inlinedAt: !357)
!385 = !DILocation(line: 22, column: 34, scope: !356, inlinedAt: !357)
!386 = !DILocation(line: 22, column: 28, scope: !356, inlinedAt: !357)
!387 = !DILocation(line: 22, column: 37, scope: !356, inlinedAt: !357)
!388 = !DILocation(line: 23, column: 38, scope: !356, inlinedAt: !357)
!389 = !DILocation(line: 23, column: 34, scope: !356, inlinedAt: !357)
!390 = !DILocation(line: 24, column: 11, scope: !356, inlinedAt: !357)
!391 = !DILocation(line: 24, column: 30, scope: !356, inlinedAt: !357)
!392 = distinct !DISubprogram(name: "weigh", scope: !355, file: !355, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!393 = !DILocation(line: 24, column: 22, scope: !356, inlinedAt: !357)
!394 = !DILocation(line: 31, column: 2, scope: !392, inlinedAt: !393)
!395 = !DILocation(line: 31, column: 2, scope: !6)
!396 = !DILocation(line: 33, column: 20, scope: !392, inlinedAt: !393)
!397 = !DILocation(line: 34, column: 14, scope: !392, inlinedAt: !393)
!398 = !DILocation(line: 34, column: 16, scope: !392, inlinedAt: !393)
!399 = !DILocation(line: 34, column: 12, scope: !392, inlinedAt: !393)
!400 = !DILocation(line: 35, column: 33, scope: !392, inlinedAt: !393)
!401 = !DILocation(line: 35, column: 22, scope: !392, inlinedAt: !393)
!402 = !DILocation(line: 35, column: 60, scope: !392, inlinedAt: !393)
!403 = !DILocation(line: 35, column: 49, scope: !392, inlinedAt: !393)
!404 = !DILocation(line: 35, column: 87, scope: !392, inlinedAt: !393)
!405 = !DILocation(line: 35, column: 76, scope: !392, inlinedAt: !393)
!406 = !DILocation(line: 35, column: 114, scope: !392, inlinedAt: !393)
!407 = !DILocation(line: 35, column: 103, scope: !392, inlinedAt: !393)
!408 = !DILocation(line: 35, column: 3, scope: !392, inlinedAt: !393)
!409 = !{!"llvm.loop.unroll.count", i32 8}
!410 = distinct !{!410, !409}
!411 = !DILocation(line: 24, column: 8, scope: !356, inlinedAt: !357)
!412 = !{!"llvm.loop.unroll.disable"}
!413 = distinct !{!413, !412}
!414 = !{!"llvm.loop.unroll.disable"}
!415 = distinct !{!415, !414}
!416 = !DILocation(line: 12, column: 47, scope: !356, inlinedAt: !357)
!417 = !DIFile(filename: "route.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!418 = distinct !DISubprogram(name: "Route", scope: !417, file: !417, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!419 = !DILocation(line: 10, column: 6, scope: !418)
!420 = !DILocation(line: 12, column: 20, scope: !418)
!421 = !{i32 1, i32 65536}
!422 = !DILocation(line: 12, column: 41, scope: !418)
!423 = !DILocation(line: 12, column: 25, scope: !418)
!424 = !DILocation(line: 12, column: 44, scope: !418)
!425 = !DILocation(line: 13, column: 28, scope: !418)
!426 = !DILocation(line: 13, column: 31, scope: !418)
!427 = !DILocation(line: 17, column: 20, scope: !418)
!428 = !DILocation(line: 34, column: 26, scope: !418)
!429 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!430 = distinct !DISubprogram(name: "reduceWarp", scope: !429, file: !429, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!431 = distinct !DISubprogram(name: "reduce", scope: !429, file: !429, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!432 = distinct !DISubprogram(name: "ReduceMax", scope: !429, file: !429, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!433 = !DILocation(line: 24, column: 24, scope: !418)
!434 = !DILocation(line: 20, column: 15, scope: !432, inlinedAt: !433)
!435 = !DILocation(line: 45, column: 16, scope: !431, inlinedAt: !434)
!436 = !DILocation(line: 71, column: 7, scope: !430, inlinedAt: !435)
!437 = !DILocation(line: 13, column: 6, scope: !418)
!438 = !DILocation(line: 13, column: 49, scope: !418)
!439 = !DILocation(line: 14, column: 22, scope: !418)
!440 = !DILocation(line: 14, column: 41, scope: !418)
!441 = !DILocation(line: 14, column: 44, scope: !418)
!442 = !DILocation(line: 14, column: 16, scope: !418)
!443 = !DILocation(line: 15, column: 18, scope: !418)
!444 = !DILocation(line: 19, column: 27, scope: !418)
!445 = !DILocation(line: 20, column: 21, scope: !418)
!446 = distinct !DISubprogram(name: "rank", scope: !417, file: !417, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!447 = !DILocation(line: 20, column: 17, scope: !418)
!448 = !DILocation(line: 44, column: 57, scope: !446, inlinedAt: !447)
!449 = !DILocation(line: 44, column: 64, scope: !446, inlinedAt: !447)
!450 = !DILocation(line: 44, column: 85, scope: !446, inlinedAt: !447)
!451 = !DILocation(line: 44, column: 78, scope: !446, inlinedAt: !447)
!452 = !DILocation(line: 44, column: 77, scope: !446, inlinedAt: !447)
!453 = !DILocation(line: 44, column: 69, scope: !446, inlinedAt: !447)
!454 = !DILocation(line: 20, column: 32, scope: !418)
!455 = !DILocation(line: 21, column: 16, scope: !418)
!456 = !DILocation(line: 21, column: 6, scope: !418)
!457 = !DILocation(line: 23, column: 4, scope: !418)
!458 = !{!"llvm.loop.unroll.disable"}
!459 = distinct !{!459, !458}
!460 = !DILocation(line: 71, column: 7, scope: !418)
!461 = !DILocation(line: 66, column: 35, scope: !430, inlinedAt: !435)
!462 = !DILocation(line: 72, column: 7, scope: !430, inlinedAt: !435)
!463 = !DILocation(line: 72, column: 35, scope: !430, inlinedAt: !435)
!464 = !DILocation(line: 73, column: 23, scope: !430, inlinedAt: !435)
!465 = !DILocation(line: 20, column: 77, scope: !432, inlinedAt: !433)
!466 = !DILocation(line: 72, column: 40, scope: !430, inlinedAt: !435)
!467 = !DILocation(line: 77, column: 16, scope: !430, inlinedAt: !435)
!468 = !DILocation(line: 77, column: 2, scope: !430, inlinedAt: !435)
!469 = !DILocation(line: 78, column: 6, scope: !430, inlinedAt: !435)
!470 = !DILocation(line: 78, column: 22, scope: !430, inlinedAt: !435)
!471 = !DILocation(line: 79, column: 23, scope: !430, inlinedAt: !435)
!472 = !DILocation(line: 78, column: 27, scope: !430, inlinedAt: !435)
!473 = !DILocation(line: 26, column: 40, scope: !418)
!474 = !DILocation(line: 26, column: 34, scope: !418)
!475 = !DILocation(line: 27, column: 4, scope: !418)
!476 = !DILocation(line: 28, column: 16, scope: !418)
!477 = !DILocation(line: 29, column: 17, scope: !418)
!478 = !DILocation(line: 29, column: 11, scope: !418)
!479 = !DILocation(line: 29, column: 36, scope: !418)
!480 = !DILocation(line: 29, column: 29, scope: !418)
!481 = !DILocation(line: 29, column: 28, scope: !418)
!482 = !DILocation(line: 30, column: 12, scope: !418)
!483 = !DILocation(line: 33, column: 9, scope: !418)
!484 = !DILocation(line: 35, column: 17, scope: !418)
!485 = !DILocation(line: 35, column: 11, scope: !418)
!486 = !DILocation(line: 35, column: 4, scope: !418)
!487 = !DILocation(line: 13, column: 61, scope: !418)
!488 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"kernel", i32 1}
!489 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidx", i32 128}
!490 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidy", i32 1}
!491 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidz", i32 1}
!492 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"minctasm", i32 4}
!493 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!494 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 128}
!495 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!496 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!497 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"minctasm", i32 1}
