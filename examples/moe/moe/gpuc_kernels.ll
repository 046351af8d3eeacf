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
	%55 = add i64 %p29, %54, !dbg !33
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
	%67 = icmp slt i64 %66, %p11, !dbg !51
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
	br label %b10, !dbg !56

b10:
	%75 = phi i64 [ %47, %b9 ], [ %100, %b11_ok1 ], !dbg !56
	%76 = icmp slt i64 %75, %32, !dbg !56
	br i1 %76, label %b11, label %b12, !dbg !56

b11:
	%77 = urem i64 %27, 2, !dbg !58
	%78 = mul i64 %77, %32, !dbg !60
	%79 = icmp eq i64 %31, -1, !dbg !61
	%80 = select i1 %79, i64 1, i64 %31, !dbg !61
	%81 = sdiv i64 %75, %80, !dbg !61
	%82 = sub i64 0, %75, !dbg !61
	%83 = select i1 %79, i64 %82, i64 %81, !dbg !61
	%84 = mul i64 %83, %31, !dbg !62
	%85 = add i64 %78, %84, !dbg !63
	%86 = add i64 %85, %30, !dbg !64
	%87 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %86, !dbg !65
	%88 = getelementptr inbounds i32, i32 addrspace(3)* %36, i64 %75, !dbg !66
	%89 = icmp uge i64 %86, %p23, !dbg !65
	br i1 %89, label %b11_fail1, label %b11_ok1, !dbg !65, !prof !26

b11_ok1:
	%90 = load i32, i32 addrspace(3)* %88, align 4, !dbg !66
	%91 = sext i32 %90 to i64, !dbg !67
	%92 = shl i64 %27, 32, !dbg !70
	%93 = or i64 %92, %91, !dbg !72
	%94 = icmp eq i64 %31, -1, !dbg !73
	%95 = select i1 %94, i64 1, i64 %31, !dbg !73
	%96 = srem i64 %75, %95, !dbg !73
	%97 = trunc i64 %96 to i32, !dbg !74
	%98 = addrspacecast i64 addrspace(1)* %87 to i64*, !dbg !74
	%99 = bitcast i64* %98 to i8*, !dbg !74
	call void @gpuc_signal_op_thread(i8* %99, i64 %93, i32 9, i32 %97), !dbg !74
	%100 = add i64 %75, %51, !dbg !56
	br label %b10, !dbg !56

b12:
	call void @llvm.nvvm.barrier0(), !dbg !75
	br label %b13, !dbg !10

b13:
	%101 = sext i32 %14 to i64, !dbg !78
	%102 = sext i32 %15 to i64, !dbg !79
	%103 = add i64 %p11, %21, !dbg !80
	%104 = sub nsw i64 %103, 1, !dbg !81
	%105 = icmp eq i64 %21, -1, !dbg !82
	%106 = select i1 %105, i64 1, i64 %21, !dbg !82
	%107 = sdiv i64 %104, %106, !dbg !82
	%108 = sub i64 0, %104, !dbg !82
	%109 = select i1 %105, i64 %108, i64 %107, !dbg !82
	%110 = mul i64 %17, %109, !dbg !83
	%111 = icmp slt i64 %110, %p11, !dbg !84
	%112 = select i1 %111, i64 %110, i64 %p11, !dbg !84
	%113 = add i64 %112, %109, !dbg !85
	%114 = icmp slt i64 %113, %p11, !dbg !86
	%115 = select i1 %114, i64 %113, i64 %p11, !dbg !86
	%116 = sub i64 %115, %112, !dbg !87
	%117 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %112, !dbg !87
	%118 = mul i64 %p4, %102, !dbg !88
	%119 = icmp ugt i64 %115, %p11, !dbg !87
	%120 = icmp ugt i64 %112, %115, !dbg !87
	%121 = or i1 %119, %120, !dbg !87
	br i1 %121, label %b13_fail1, label %b13_ok1, !dbg !87, !prof !26

b13_ok1:
	%122 = urem i64 %27, 2, !dbg !90
	%123 = mul i64 %122, %118, !dbg !92
	%124 = sub i64 %p29, %123, !dbg !93
	%125 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %123, !dbg !93
	%126 = icmp ugt i64 %123, %p29, !dbg !93
	%127 = icmp ugt i64 %p2, %124, !dbg !94
	%128 = or i1 %126, %127, !dbg !94
	br i1 %128, label %b13_fail3, label %b13_ok3, !dbg !94, !prof !26

b13_ok3:
	%129 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !95
	%130 = udiv i32 %129, 4, !dbg !95
	%131 = zext i32 %130 to i64, !dbg !95
	%132 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !95
	%133 = icmp ugt i64 %116, %131, !dbg !96
	br i1 %133, label %b13_fail5, label %b13_ok5, !dbg !96, !prof !26

b13_ok5:
	%134 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !97, !range !34
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !97, !range !34
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !97, !range !35
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !97, !range !36
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !97, !range !36
	%139 = mul i32 %138, %136, !dbg !97
	%140 = add i32 %135, %139, !dbg !97
	%141 = mul i32 %137, %140, !dbg !97
	%142 = add i32 %134, %141, !dbg !97
	%143 = sext i32 %142 to i64, !dbg !97
	%144 = mul i32 %137, %138, !dbg !97
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !97, !range !37
	%146 = mul i32 %144, %145, !dbg !97
	%147 = sext i32 %146 to i64, !dbg !97
	br label %b14, !dbg !97

b14:
	%148 = phi i64 [ %143, %b13_ok5 ], [ %169, %b16 ], !dbg !97
	%149 = icmp slt i64 %148, %116, !dbg !97
	br i1 %149, label %b15, label %b18, !dbg !97

b15:
	%150 = getelementptr inbounds i32, i32 addrspace(1)* %117, i64 %148, !dbg !98
	%151 = load i32, i32 addrspace(1)* %150, align 4, !dbg !98
	%152 = sext i32 %151 to i64, !dbg !99
	%153 = getelementptr inbounds i32, i32 addrspace(1)* %125, i64 %152, !dbg !100
	%154 = icmp uge i64 %152, %p2, !dbg !100
	br i1 %154, label %b15_fail1, label %b15_ok1, !dbg !100, !prof !26

b15_ok1:
	%155 = atomicrmw add i32 addrspace(1)* %153, i32 1 monotonic, !dbg !101
	%156 = sext i32 %155 to i64, !dbg !102
	%157 = icmp slt i64 %156, %p0, !dbg !103
	br i1 %157, label %b16, label %b17, !dbg !104

b16:
	%158 = icmp eq i64 %102, -1, !dbg !105
	%159 = select i1 %158, i64 1, i64 %102, !dbg !105
	%160 = sdiv i64 %152, %159, !dbg !105
	%161 = sub i64 0, %152, !dbg !105
	%162 = select i1 %158, i64 %161, i64 %160, !dbg !105
	%163 = mul i64 %162, %102, !dbg !106
	%164 = add i64 %163, %101, !dbg !107
	%165 = mul i64 %164, %p0, !dbg !108
	%166 = trunc i64 %165 to i32, !dbg !109
	%167 = add i32 %166, %155, !dbg !110
	%168 = getelementptr inbounds i32, i32 addrspace(3)* %132, i64 %148, !dbg !111
	store i32 %167, i32 addrspace(3)* %168, align 4, !dbg !111
	%169 = add i64 %148, %147, !dbg !97
	br label %b14, !dbg !97

b17:
	br label %fail, !dbg !104

b18:
	call void @llvm.nvvm.barrier0(), !dbg !112
	br label %b19, !dbg !113

b19:
	%170 = phi i64 [ -1, %b18 ], [ %171, %b20_ok8 ], !dbg !113
	%171 = add nsw i64 %170, 1, !dbg !113
	%172 = icmp slt i64 %171, %116, !dbg !113
	br i1 %172, label %b20, label %b21, !dbg !113

b20:
	%173 = getelementptr inbounds i32, i32 addrspace(3)* %132, i64 %171, !dbg !113
	%174 = load i32, i32 addrspace(3)* %173, align 4, !dbg !113
	%175 = sext i32 %174 to i64, !dbg !114
	%176 = mul i64 %175, %p1, !dbg !117
	%177 = add nsw i64 %175, 1, !dbg !118
	%178 = mul i64 %177, %p1, !dbg !119
	%179 = sub i64 %178, %176, !dbg !120
	%180 = getelementptr inbounds float, float addrspace(1)* %7, i64 %176, !dbg !120
	%181 = add i64 %112, %171, !dbg !122
	%182 = icmp ugt i64 %178, %p19, !dbg !120
	%183 = icmp ugt i64 %176, %178, !dbg !120
	%184 = icmp eq i64 %p3, 0, !dbg !121
	%185 = or i1 %182, %183, !dbg !121
	%186 = or i1 %185, %184, !dbg !121
	br i1 %186, label %b20_fail1, label %b20_ok1, !dbg !121, !prof !26

b20_ok1:
	%187 = icmp eq i64 %p3, -1, !dbg !121
	%188 = select i1 %187, i64 1, i64 %p3, !dbg !121
	%189 = sdiv i64 %181, %188, !dbg !121
	%190 = sub i64 0, %181, !dbg !121
	%191 = select i1 %187, i64 %190, i64 %189, !dbg !121
	%192 = mul i64 %191, %p1, !dbg !124
	%193 = add i64 %191, 1, !dbg !125
	%194 = mul i64 %193, %p1, !dbg !126
	%195 = sub i64 %194, %192, !dbg !127
	%196 = getelementptr inbounds float, float addrspace(1)* %2, i64 %192, !dbg !127
	%197 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %175, !dbg !128
	%198 = shl i64 %27, 32, !dbg !131
	%199 = or i64 %198, %181, !dbg !133
	%200 = getelementptr inbounds i32, i32 addrspace(1)* %117, i64 %171, !dbg !134
	%201 = icmp ugt i64 %194, %p9, !dbg !127
	%202 = icmp ugt i64 %192, %194, !dbg !127
	%203 = icmp uge i64 %175, %p25, !dbg !128
	%204 = icmp ne i64 %179, %195, !dbg !129
	%205 = or i1 %201, %202, !dbg !129
	%206 = or i1 %205, %203, !dbg !129
	%207 = or i1 %206, %204, !dbg !129
	br i1 %207, label %b20_fail4, label %b20_ok4, !dbg !129, !prof !26

b20_ok4:
	%208 = load i32, i32 addrspace(1)* %200, align 4, !dbg !134
	%209 = sext i32 %208 to i64, !dbg !135
	%210 = icmp eq i64 %102, -1, !dbg !136
	%211 = select i1 %210, i64 1, i64 %102, !dbg !136
	%212 = srem i64 %209, %211, !dbg !136
	%213 = mul i64 %195, 4, !dbg !129
	%214 = trunc i64 %212 to i32, !dbg !129
	%215 = addrspacecast float addrspace(1)* %180 to float*, !dbg !129
	%216 = addrspacecast float addrspace(1)* %196 to float*, !dbg !129
	%217 = addrspacecast i64 addrspace(1)* %197 to i64*, !dbg !129
	%218 = icmp uge i64 %212, %102, !dbg !129
	br i1 %218, label %b20_fail8, label %b20_ok8, !dbg !129, !prof !26

b20_ok8:
	%219 = bitcast float* %215 to i8*, !dbg !129
	%220 = bitcast float* %216 to i8*, !dbg !129
	%221 = bitcast i64* %217 to i8*, !dbg !129
	call void @gpuc_put_signal_nbi_block(i8* %219, i8* %220, i64 %213, i8* %221, i64 %199, i32 9, i32 %214), !dbg !129
	br label %b19, !dbg !129

b21:
	call void @llvm.nvvm.barrier0(), !dbg !139
	%222 = icmp eq i64 %143, 0, !dbg !140
	br i1 %222, label %b22, label %b23, !dbg !140

b22:
	%223 = load i64, i64 addrspace(1)* %24, align 8, !dbg !141
	%224 = add i64 %223, 1, !dbg !142
	store i64 %224, i64 addrspace(1)* %24, align 8, !dbg !141
	br label %b23, !dbg !141

b23:
	%225 = add i64 %118, 1, !dbg !146
	%226 = icmp slt i64 %143, 32, !dbg !150
	%227 = icmp ugt i64 %225, %131, !dbg !147
	br i1 %227, label %b23_fail1, label %b23_ok1, !dbg !147, !prof !26

b23_ok1:
	br i1 %226, label %b24, label %b40, !dbg !150

b24:
	%228 = and i32 %142, -32, !dbg !151
	%229 = sub i32 %146, %228, !dbg !151
	%230 = icmp slt i32 %229, 32, !dbg !151
	%231 = select i1 %230, i32 %229, i32 32, !dbg !151
	%232 = sext i32 %231 to i64, !dbg !151
	%233 = sub nsw i64 %232, 1, !dbg !152
	%234 = icmp slt i64 %233, 0, !dbg !156
	%235 = trunc i64 %233 to i32, !dbg !157
	br label %b25, !dbg !158

b25:
	%236 = phi i64 [ %286, %b37 ], [ 0, %b24 ], !dbg !158
	%237 = phi i64 [ %287, %b37 ], [ 0, %b24 ], !dbg !159
	%238 = icmp slt i64 %237, %118, !dbg !160
	br i1 %238, label %b26, label %b38, !dbg !160

b26:
	%239 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !161, !range !162
	%240 = sext i32 %239 to i64, !dbg !161
	%241 = add i64 %237, %240, !dbg !163
	%242 = icmp slt i64 %241, %118, !dbg !164
	br i1 %242, label %b27, label %b28, !dbg !164

b27:
	%243 = add i64 %123, %241, !dbg !165
	%244 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %243, !dbg !166
	%245 = shl i64 %27, 32, !dbg !168
	%246 = addrspacecast i64 addrspace(1)* %244 to i64*, !dbg !169
	%247 = icmp uge i64 %243, %p23, !dbg !166
	br i1 %247, label %b27_fail1, label %b27_ok1, !dbg !166, !prof !26

b27_ok1:
	%248 = bitcast i64* %246 to i8*, !dbg !169
	%249 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %248, i32 5, i64 %245, i32 1, i8* %ctrl, i32 20), !dbg !169
	%250 = and i64 %249, 4294967295, !dbg !172
	br label %b28, !dbg !171

b28:
	%251 = phi i64 [ 0, %b26 ], [ %250, %b27_ok1 ], !dbg !174
	br label %b29, !dbg !180

b29:
	%252 = phi i64 [ %251, %b28 ], [ %269, %b32 ], !dbg !181
	%253 = phi i64 [ 1, %b28 ], [ %270, %b32 ], !dbg !182
	%254 = icmp slt i64 %253, 32, !dbg !183
	br i1 %254, label %b30, label %b33, !dbg !183

b30:
	%255 = trunc i64 %253 to i32, !dbg !184
	%256 = trunc i64 %252 to i32, !dbg !184
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %256, i32 %255, i32 0), !dbg !184
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !184
	%259 = lshr i64 %252, 32, !dbg !184
	%260 = trunc i64 %259 to i32, !dbg !184
	%261 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %260, i32 %255, i32 0), !dbg !184
	%262 = extractvalue { i32, i1 } %261, 0, !dbg !184
	%263 = zext i32 %262 to i64, !dbg !184
	%264 = shl i64 %263, 32, !dbg !184
	%265 = zext i32 %258 to i64, !dbg !184
	%266 = or i64 %265, %264, !dbg !184
	%267 = icmp sge i64 %240, %253, !dbg !185
	br i1 %267, label %b31, label %b32, !dbg !185

b31:
	%268 = add i64 %252, %266, !dbg !186
	br label %b32, !dbg !186

b32:
	%269 = phi i64 [ %252, %b30 ], [ %268, %b31 ], !dbg !181
	%270 = mul nsw i64 %253, 2, !dbg !187
	br label %b29, !dbg !187

b33:
	%271 = add i64 %236, %252, !dbg !188
	br i1 %242, label %b34, label %b35, !dbg !189

b34:
	%272 = sub i64 %271, %251, !dbg !191
	%273 = trunc i64 %272 to i32, !dbg !192
	%274 = getelementptr inbounds i32, i32 addrspace(3)* %132, i64 %241, !dbg !190
	%275 = icmp uge i64 %241, %225, !dbg !190
	br i1 %275, label %b34_fail1, label %b34_ok1, !dbg !190, !prof !26

b34_ok1:
	store i32 %273, i32 addrspace(3)* %274, align 4, !dbg !190
	br label %b35, !dbg !190

b35:
	br i1 %234, label %b36, label %b37, !dbg !156

b36:
	br label %fail, !dbg !193

b37:
	%276 = trunc i64 %271 to i32, !dbg !157
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %235, i32 31), !dbg !157
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !157
	%279 = lshr i64 %271, 32, !dbg !157
	%280 = trunc i64 %279 to i32, !dbg !157
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 %235, i32 31), !dbg !157
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !157
	%283 = zext i32 %282 to i64, !dbg !157
	%284 = shl i64 %283, 32, !dbg !157
	%285 = zext i32 %278 to i64, !dbg !157
	%286 = or i64 %285, %284, !dbg !157
	%287 = add i64 %237, %232, !dbg !194
	br label %b25, !dbg !194

b38:
	%288 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !195, !range !162
	%289 = sext i32 %288 to i64, !dbg !195
	%290 = icmp eq i64 %289, 0, !dbg !196
	br i1 %290, label %b39, label %b40, !dbg !196

b39:
	%291 = trunc i64 %236 to i32, !dbg !198
	%292 = getelementptr inbounds i32, i32 addrspace(3)* %132, i64 %118, !dbg !197
	%293 = icmp uge i64 %118, %225, !dbg !197
	br i1 %293, label %b39_fail1, label %b39_ok1, !dbg !197, !prof !26

b39_ok1:
	store i32 %291, i32 addrspace(3)* %292, align 4, !dbg !197
	br label %b40, !dbg !197

b40:
	call void @llvm.nvvm.barrier0(), !dbg !199
	%294 = xor i1 %0, true, !dbg !203
	%295 = mul nsw i64 %147, 2, !dbg !204
	%296 = mul nsw i64 %147, 3, !dbg !205
	%297 = mul nsw i64 %147, 4, !dbg !206
	br label %b41, !dbg !207

b41:
	%298 = phi i64 [ %17, %b40 ], [ %554, %b92 ], !dbg !208
	%299 = getelementptr inbounds i32, i32 addrspace(3)* %132, i64 %118, !dbg !209
	%300 = icmp uge i64 %118, %225, !dbg !209
	br i1 %300, label %b41_fail1, label %b41_ok1, !dbg !209, !prof !26

b41_ok1:
	%301 = load i32, i32 addrspace(3)* %299, align 4, !dbg !209
	%302 = sext i32 %301 to i64, !dbg !210
	%303 = icmp slt i64 %298, %302, !dbg !211
	br i1 %303, label %b42, label %b97, !dbg !211

b42:
	%304 = phi i64 [ %309, %b43_ok1 ], [ %304, %b44 ], [ 0, %b41_ok1 ], !dbg !214
	%305 = phi i64 [ %305, %b43_ok1 ], [ %309, %b44 ], [ %118, %b41_ok1 ], !dbg !215
	%306 = sub i64 %305, %304, !dbg !216
	%307 = icmp sgt i64 %306, 1, !dbg !217
	br i1 %307, label %b43, label %b45, !dbg !217

b43:
	%308 = add i64 %304, %305, !dbg !218
	%309 = sdiv i64 %308, 2, !dbg !219
	%310 = getelementptr inbounds i32, i32 addrspace(3)* %132, i64 %309, !dbg !220
	%311 = icmp uge i64 %309, %225, !dbg !220
	br i1 %311, label %b43_fail1, label %b43_ok1, !dbg !220, !prof !26

b43_ok1:
	%312 = load i32, i32 addrspace(3)* %310, align 4, !dbg !220
	%313 = sext i32 %312 to i64, !dbg !221
	%314 = icmp sle i64 %313, %298, !dbg !222
	br i1 %314, label %b42, label %b44, !dbg !222

b44:
	br label %b42, !dbg !222

b45:
	%315 = mul i64 %304, %p0, !dbg !223
	%316 = add i64 %315, %298, !dbg !224
	%317 = getelementptr inbounds i32, i32 addrspace(3)* %132, i64 %304, !dbg !225
	%318 = load i32, i32 addrspace(3)* %317, align 4, !dbg !225
	%319 = sext i32 %318 to i64, !dbg !226
	%320 = sub i64 %316, %319, !dbg !227
	br i1 %222, label %b46, label %b47, !dbg !228

b46:
	%321 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %320, !dbg !229
	%322 = shl i64 %27, 32, !dbg !231
	%323 = addrspacecast i64 addrspace(1)* %321 to i64*, !dbg !232
	%324 = icmp uge i64 %320, %p25, !dbg !229
	br i1 %324, label %b46_fail1, label %b46_ok1, !dbg !229, !prof !26

b46_ok1:
	%325 = bitcast i64* %323 to i8*, !dbg !232
	%326 = call i64 @gpuc_signal_wait_until_thread(i8* %325, i32 5, i64 %322, i32 1, i8* %ctrl, i32 27), !dbg !232
	%327 = and i64 %326, 4294967295, !dbg !234
	%328 = trunc i64 %327 to i32, !dbg !236
	store i32 %328, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !237
	br label %b47, !dbg !237

b47:
	call void @llvm.nvvm.barrier0(), !dbg !238
	%329 = mul i64 %320, %p1, !dbg !240
	%330 = add i64 %320, 1, !dbg !241
	%331 = mul i64 %330, %p1, !dbg !242
	%332 = icmp ugt i64 %331, %p19, !dbg !243
	%333 = icmp ugt i64 %329, %331, !dbg !243
	%334 = or i1 %332, %333, !dbg !243
	br i1 %334, label %b47_fail1, label %b47_ok1, !dbg !243, !prof !26

b47_ok1:
	%335 = load i32, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !244
	%336 = sext i32 %335 to i64, !dbg !245
	%337 = icmp eq i64 %102, -1, !dbg !246
	%338 = select i1 %337, i64 1, i64 %102, !dbg !246
	%339 = sdiv i64 %304, %338, !dbg !246
	%340 = sub i64 0, %304, !dbg !246
	%341 = select i1 %337, i64 %340, i64 %339, !dbg !246
	%342 = icmp eq i64 %102, -1, !dbg !247
	%343 = select i1 %342, i64 1, i64 %102, !dbg !247
	%344 = srem i64 %304, %343, !dbg !247
	%345 = sub i64 %331, %329, !dbg !243
	%346 = getelementptr inbounds float, float addrspace(1)* %7, i64 %329, !dbg !243
	%347 = mul i64 %336, %p1, !dbg !249
	%348 = add nsw i64 %336, 1, !dbg !250
	%349 = mul i64 %348, %p1, !dbg !251
	%350 = sub i64 %349, %347, !dbg !252
	%351 = getelementptr inbounds float, float addrspace(1)* %8, i64 %347, !dbg !252
	%352 = getelementptr inbounds float, float addrspace(1)* %5, i64 %341, !dbg !253
	%353 = icmp ugt i64 %349, %p21, !dbg !252
	%354 = icmp ugt i64 %347, %349, !dbg !252
	%355 = icmp uge i64 %341, %p15, !dbg !253
	%356 = icmp uge i64 %341, %p17, !dbg !254
	%357 = icmp uge i64 %336, %p27, !dbg !255
	%358 = or i1 %353, %354, !dbg !255
	%359 = or i1 %358, %355, !dbg !255
	%360 = or i1 %359, %356, !dbg !255
	%361 = or i1 %360, %357, !dbg !255
	br i1 %361, label %b47_fail3, label %b47_ok3, !dbg !255, !prof !26

b47_ok3:
	%362 = load float, float addrspace(1)* %352, align 4, !dbg !253
	%363 = getelementptr inbounds float, float addrspace(1)* %6, i64 %341, !dbg !254
	%364 = load float, float addrspace(1)* %363, align 4, !dbg !254
	%365 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %336, !dbg !255
	%366 = and i64 %345, 3, !dbg !256
	%367 = icmp eq i64 %366, 0, !dbg !256
	br i1 %367, label %b48, label %b96, !dbg !256

b48:
	%368 = addrspacecast float addrspace(1)* %346 to float*, !dbg !256
	%369 = ptrtoint float* %368 to i64, !dbg !256
	%370 = and i64 %369, 15, !dbg !256
	%371 = icmp eq i64 %370, 0, !dbg !256
	%372 = icmp eq i64 %345, 0, !dbg !256
	%373 = or i1 %371, %372, !dbg !256
	br i1 %373, label %b49, label %b95, !dbg !256

b49:
	%374 = ashr i64 %345, 2, !dbg !256
	%375 = bitcast float addrspace(1)* %346 to { float, float, float, float } addrspace(1)*, !dbg !256
	%376 = trunc i64 %344 to i32, !dbg !257
	%377 = addrspacecast float addrspace(1)* %351 to float*, !dbg !257
	%378 = bitcast float* %377 to i8*, !dbg !257
	%379 = call i8* @gpuc_peer_thread(i8* %378, i32 %376), !dbg !257
	%380 = bitcast i8* %379 to float*, !dbg !257
	%381 = icmp eq float* %380, null, !dbg !257
	%382 = select i1 %381, i64 0, i64 %350, !dbg !257
	%383 = and i64 %382, 3, !dbg !258
	%384 = icmp eq i64 %383, 0, !dbg !258
	br i1 %384, label %b50, label %b94, !dbg !258

b50:
	%385 = ptrtoint float* %380 to i64, !dbg !258
	%386 = and i64 %385, 15, !dbg !258
	%387 = icmp eq i64 %386, 0, !dbg !258
	%388 = icmp eq i64 %382, 0, !dbg !258
	%389 = or i1 %387, %388, !dbg !258
	br i1 %389, label %b51, label %b93, !dbg !258

b51:
	%390 = ashr i64 %382, 2, !dbg !258
	%391 = addrspacecast float* %380 to { float, float, float, float } addrspace(1)*, !dbg !258
	%392 = icmp eq i64 %390, %374, !dbg !259
	br i1 %392, label %b52, label %b53, !dbg !259

b52:
	br label %b53, !dbg !203

b53:
	%393 = phi i1 [ false, %b51 ], [ %294, %b52 ], !dbg !260
	br i1 %393, label %b55, label %b54, !dbg !260

b54:
	br label %b55, !dbg !260

b55:
	%394 = phi { float, float, float, float } addrspace(1)* [ %391, %b53 ], [ %375, %b54 ], !dbg !261
	%395 = phi i64 [ %390, %b53 ], [ %374, %b54 ], !dbg !261
	%396 = icmp ule i64 %374, 281474976710655, !dbg !262
	br i1 %396, label %b56, label %b72_cold, !dbg !263, !prof !39

b56:
	%397 = phi i64 [ %143, %b55 ], [ %537, %b71 ], !dbg !262
	%398 = icmp slt i64 %397, %374, !dbg !264
	br i1 %398, label %b57, label %b88, !dbg !264

b57:
	%399 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %375, i64 %397, !dbg !267
	%400 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %399, i32 0, i32 0, !dbg !267
	%401 = bitcast { float, float, float, float } addrspace(1)* %399 to <4 x float> addrspace(1)*, !dbg !267
	%402 = load <4 x float>, <4 x float> addrspace(1)* %401, align 16, !dbg !267
	%403 = extractelement <4 x float> %402, i32 0, !dbg !267
	%404 = extractelement <4 x float> %402, i32 1, !dbg !267
	%405 = extractelement <4 x float> %402, i32 2, !dbg !267
	%406 = extractelement <4 x float> %402, i32 3, !dbg !267
	%407 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %399, i32 0, i32 1, !dbg !267
	%408 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %399, i32 0, i32 2, !dbg !267
	%409 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %399, i32 0, i32 3, !dbg !267
	%410 = add i64 %397, %147, !dbg !268
	%411 = icmp slt i64 %410, %374, !dbg !270
	br i1 %411, label %b58, label %b59, !dbg !270

b58:
	%412 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %375, i64 %410, !dbg !271
	%413 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %412, i32 0, i32 0, !dbg !271
	%414 = bitcast { float, float, float, float } addrspace(1)* %412 to <4 x float> addrspace(1)*, !dbg !271
	%415 = load <4 x float>, <4 x float> addrspace(1)* %414, align 16, !dbg !271
	%416 = extractelement <4 x float> %415, i32 0, !dbg !271
	%417 = extractelement <4 x float> %415, i32 1, !dbg !271
	%418 = extractelement <4 x float> %415, i32 2, !dbg !271
	%419 = extractelement <4 x float> %415, i32 3, !dbg !271
	%420 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %412, i32 0, i32 1, !dbg !271
	%421 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %412, i32 0, i32 2, !dbg !271
	%422 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %412, i32 0, i32 3, !dbg !271
	br label %b59, !dbg !272

b59:
	%423 = phi float [ %419, %b58 ], [ 0.000000e+00, %b57 ], !dbg !204
	%424 = phi float [ %418, %b58 ], [ 0.000000e+00, %b57 ], !dbg !204
	%425 = phi float [ %417, %b58 ], [ 0.000000e+00, %b57 ], !dbg !204
	%426 = phi float [ %416, %b58 ], [ 0.000000e+00, %b57 ], !dbg !204
	%427 = add i64 %397, %295, !dbg !273
	%428 = icmp slt i64 %427, %374, !dbg !275
	br i1 %428, label %b60, label %b61, !dbg !275

b60:
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %375, i64 %427, !dbg !276
	%430 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %429, i32 0, i32 0, !dbg !276
	%431 = bitcast { float, float, float, float } addrspace(1)* %429 to <4 x float> addrspace(1)*, !dbg !276
	%432 = load <4 x float>, <4 x float> addrspace(1)* %431, align 16, !dbg !276
	%433 = extractelement <4 x float> %432, i32 0, !dbg !276
	%434 = extractelement <4 x float> %432, i32 1, !dbg !276
	%435 = extractelement <4 x float> %432, i32 2, !dbg !276
	%436 = extractelement <4 x float> %432, i32 3, !dbg !276
	%437 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %429, i32 0, i32 1, !dbg !276
	%438 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %429, i32 0, i32 2, !dbg !276
	%439 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %429, i32 0, i32 3, !dbg !276
	br label %b61, !dbg !277

b61:
	%440 = phi float [ %436, %b60 ], [ 0.000000e+00, %b59 ], !dbg !205
	%441 = phi float [ %435, %b60 ], [ 0.000000e+00, %b59 ], !dbg !205
	%442 = phi float [ %434, %b60 ], [ 0.000000e+00, %b59 ], !dbg !205
	%443 = phi float [ %433, %b60 ], [ 0.000000e+00, %b59 ], !dbg !205
	%444 = add i64 %397, %296, !dbg !278
	%445 = icmp slt i64 %444, %374, !dbg !280
	br i1 %445, label %b62, label %b63, !dbg !280

b62:
	%446 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %375, i64 %444, !dbg !281
	%447 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %446, i32 0, i32 0, !dbg !281
	%448 = bitcast { float, float, float, float } addrspace(1)* %446 to <4 x float> addrspace(1)*, !dbg !281
	%449 = load <4 x float>, <4 x float> addrspace(1)* %448, align 16, !dbg !281
	%450 = extractelement <4 x float> %449, i32 0, !dbg !281
	%451 = extractelement <4 x float> %449, i32 1, !dbg !281
	%452 = extractelement <4 x float> %449, i32 2, !dbg !281
	%453 = extractelement <4 x float> %449, i32 3, !dbg !281
	%454 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %446, i32 0, i32 1, !dbg !281
	%455 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %446, i32 0, i32 2, !dbg !281
	%456 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %446, i32 0, i32 3, !dbg !281
	br label %b63, !dbg !282

b63:
	%457 = phi float [ %453, %b62 ], [ 0.000000e+00, %b61 ], !dbg !283
	%458 = phi float [ %452, %b62 ], [ 0.000000e+00, %b61 ], !dbg !283
	%459 = phi float [ %451, %b62 ], [ 0.000000e+00, %b61 ], !dbg !283
	%460 = phi float [ %450, %b62 ], [ 0.000000e+00, %b61 ], !dbg !283
	%461 = icmp slt i64 %397, %395, !dbg !285
	br i1 %461, label %b64, label %b65, !dbg !285

b64:
	%462 = call float @llvm.nvvm.mul.rn.f(float %403, float %362), !dbg !288
	%463 = fadd float %462, %364, !dbg !289
	%464 = call float @llvm.nvvm.mul.rn.f(float %404, float %362), !dbg !291
	%465 = fadd float %464, %364, !dbg !292
	%466 = call float @llvm.nvvm.mul.rn.f(float %405, float %362), !dbg !294
	%467 = fadd float %466, %364, !dbg !295
	%468 = call float @llvm.nvvm.mul.rn.f(float %406, float %362), !dbg !297
	%469 = fadd float %468, %364, !dbg !298
	%470 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %394, i64 %397, !dbg !299
	%471 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %470, i32 0, i32 0, !dbg !299
	%472 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %470, i32 0, i32 1, !dbg !299
	%473 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %470, i32 0, i32 2, !dbg !299
	%474 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %470, i32 0, i32 3, !dbg !299
	%475 = bitcast { float, float, float, float } addrspace(1)* %470 to <4 x float> addrspace(1)*, !dbg !299
	%476 = insertelement <4 x float> undef, float %463, i32 0, !dbg !299
	%477 = insertelement <4 x float> %476, float %465, i32 1, !dbg !299
	%478 = insertelement <4 x float> %477, float %467, i32 2, !dbg !299
	%479 = insertelement <4 x float> %478, float %469, i32 3, !dbg !299
	store <4 x float> %479, <4 x float> addrspace(1)* %475, align 16, !dbg !299
	br label %b65, !dbg !299

b65:
	%480 = icmp slt i64 %410, %395, !dbg !301
	br i1 %480, label %b66, label %b67, !dbg !301

b66:
	%481 = call float @llvm.nvvm.mul.rn.f(float %426, float %362), !dbg !303
	%482 = fadd float %481, %364, !dbg !304
	%483 = call float @llvm.nvvm.mul.rn.f(float %425, float %362), !dbg !306
	%484 = fadd float %483, %364, !dbg !307
	%485 = call float @llvm.nvvm.mul.rn.f(float %424, float %362), !dbg !309
	%486 = fadd float %485, %364, !dbg !310
	%487 = call float @llvm.nvvm.mul.rn.f(float %423, float %362), !dbg !312
	%488 = fadd float %487, %364, !dbg !313
	%489 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %394, i64 %410, !dbg !314
	%490 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %489, i32 0, i32 0, !dbg !314
	%491 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %489, i32 0, i32 1, !dbg !314
	%492 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %489, i32 0, i32 2, !dbg !314
	%493 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %489, i32 0, i32 3, !dbg !314
	%494 = bitcast { float, float, float, float } addrspace(1)* %489 to <4 x float> addrspace(1)*, !dbg !314
	%495 = insertelement <4 x float> undef, float %482, i32 0, !dbg !314
	%496 = insertelement <4 x float> %495, float %484, i32 1, !dbg !314
	%497 = insertelement <4 x float> %496, float %486, i32 2, !dbg !314
	%498 = insertelement <4 x float> %497, float %488, i32 3, !dbg !314
	store <4 x float> %498, <4 x float> addrspace(1)* %494, align 16, !dbg !314
	br label %b67, !dbg !314

b67:
	%499 = icmp slt i64 %427, %395, !dbg !316
	br i1 %499, label %b68, label %b69, !dbg !316

b68:
	%500 = call float @llvm.nvvm.mul.rn.f(float %443, float %362), !dbg !318
	%501 = fadd float %500, %364, !dbg !319
	%502 = call float @llvm.nvvm.mul.rn.f(float %442, float %362), !dbg !321
	%503 = fadd float %502, %364, !dbg !322
	%504 = call float @llvm.nvvm.mul.rn.f(float %441, float %362), !dbg !324
	%505 = fadd float %504, %364, !dbg !325
	%506 = call float @llvm.nvvm.mul.rn.f(float %440, float %362), !dbg !327
	%507 = fadd float %506, %364, !dbg !328
	%508 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %394, i64 %427, !dbg !329
	%509 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %508, i32 0, i32 0, !dbg !329
	%510 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %508, i32 0, i32 1, !dbg !329
	%511 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %508, i32 0, i32 2, !dbg !329
	%512 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %508, i32 0, i32 3, !dbg !329
	%513 = bitcast { float, float, float, float } addrspace(1)* %508 to <4 x float> addrspace(1)*, !dbg !329
	%514 = insertelement <4 x float> undef, float %501, i32 0, !dbg !329
	%515 = insertelement <4 x float> %514, float %503, i32 1, !dbg !329
	%516 = insertelement <4 x float> %515, float %505, i32 2, !dbg !329
	%517 = insertelement <4 x float> %516, float %507, i32 3, !dbg !329
	store <4 x float> %517, <4 x float> addrspace(1)* %513, align 16, !dbg !329
	br label %b69, !dbg !329

b69:
	%518 = icmp slt i64 %444, %395, !dbg !331
	br i1 %518, label %b70, label %b71, !dbg !331

b70:
	%519 = call float @llvm.nvvm.mul.rn.f(float %460, float %362), !dbg !333
	%520 = fadd float %519, %364, !dbg !334
	%521 = call float @llvm.nvvm.mul.rn.f(float %459, float %362), !dbg !336
	%522 = fadd float %521, %364, !dbg !337
	%523 = call float @llvm.nvvm.mul.rn.f(float %458, float %362), !dbg !339
	%524 = fadd float %523, %364, !dbg !340
	%525 = call float @llvm.nvvm.mul.rn.f(float %457, float %362), !dbg !342
	%526 = fadd float %525, %364, !dbg !343
	%527 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %394, i64 %444, !dbg !344
	%528 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %527, i32 0, i32 0, !dbg !344
	%529 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %527, i32 0, i32 1, !dbg !344
	%530 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %527, i32 0, i32 2, !dbg !344
	%531 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %527, i32 0, i32 3, !dbg !344
	%532 = bitcast { float, float, float, float } addrspace(1)* %527 to <4 x float> addrspace(1)*, !dbg !344
	%533 = insertelement <4 x float> undef, float %520, i32 0, !dbg !344
	%534 = insertelement <4 x float> %533, float %522, i32 1, !dbg !344
	%535 = insertelement <4 x float> %534, float %524, i32 2, !dbg !344
	%536 = insertelement <4 x float> %535, float %526, i32 3, !dbg !344
	store <4 x float> %536, <4 x float> addrspace(1)* %532, align 16, !dbg !344
	br label %b71, !dbg !344

b71:
	%537 = add i64 %397, %297, !dbg !345
	br label %b56, !dbg !345

b88:
	call void @llvm.nvvm.barrier0(), !dbg !348
	br i1 %393, label %b89, label %b91, !dbg !348

b89:
	br i1 %222, label %b90, label %b92, !dbg !349

b90:
	call void @gpuc_fence_thread(), !dbg !350
	%538 = addrspacecast i64 addrspace(1)* %365 to i64*, !dbg !351
	%539 = icmp eq i64 addrspace(1)* %365, null, !dbg !351
	br i1 %539, label %b90_fail1, label %b90_ok1, !dbg !351, !prof !26

b90_ok1:
	%540 = bitcast i64* %538 to i8*, !dbg !351
	call void @gpuc_signal_op_thread(i8* %540, i64 %27, i32 9, i32 %376), !dbg !351
	br label %b92, !dbg !351

b91:
	%541 = mul i64 %345, 4, !dbg !352
	%542 = icmp ne i64 %350, %345, !dbg !352
	%543 = icmp eq i64 addrspace(1)* %365, null, !dbg !352
	%544 = or i1 %542, %543, !dbg !352
	br i1 %544, label %b91_fail1, label %b91_ok1, !dbg !352, !prof !26

b91_ok1:
	%545 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !352
	%546 = sext i32 %545 to i64, !dbg !352
	%547 = addrspacecast float addrspace(1)* %351 to float*, !dbg !352
	%548 = addrspacecast float addrspace(1)* %346 to float*, !dbg !352
	%549 = addrspacecast i64 addrspace(1)* %365 to i64*, !dbg !352
	%550 = icmp ne i64 %546, %147, !dbg !352
	br i1 %550, label %b91_fail3, label %b91_ok3, !dbg !352, !prof !26

b91_ok3:
	%551 = bitcast float* %547 to i8*, !dbg !352
	%552 = bitcast float* %548 to i8*, !dbg !352
	%553 = bitcast i64* %549 to i8*, !dbg !352
	call void @gpuc_put_signal_nbi_block(i8* %551, i8* %552, i64 %541, i8* %553, i64 %27, i32 9, i32 %376), !dbg !352
	br label %b92, !dbg !353

b92:
	%554 = add i64 %298, %21, !dbg !354
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
	%555 = icmp sgt i64 %p0, 1, !dbg !358
	%556 = select i1 %555, i64 %p0, i64 1, !dbg !358
	%557 = icmp eq i64 %556, -1, !dbg !359
	%558 = select i1 %557, i64 1, i64 %556, !dbg !359
	%559 = sdiv i64 %21, %558, !dbg !359
	%560 = sub i64 0, %21, !dbg !359
	%561 = select i1 %557, i64 %560, i64 %559, !dbg !359
	%562 = icmp sgt i64 %561, 1, !dbg !360
	%563 = select i1 %562, i64 %561, i64 1, !dbg !360
	%564 = mul i64 %p0, %563, !dbg !361
	br label %b98, !dbg !362

b98:
	%565 = phi i64 [ %17, %b97 ], [ %713, %b117 ], !dbg !363
	%566 = icmp slt i64 %565, %564, !dbg !364
	br i1 %566, label %b99, label %b122, !dbg !364

b99:
	%567 = icmp eq i64 %563, -1, !dbg !365
	%568 = select i1 %567, i64 1, i64 %563, !dbg !365
	%569 = sdiv i64 %565, %568, !dbg !365
	%570 = sub i64 0, %565, !dbg !365
	%571 = select i1 %567, i64 %570, i64 %569, !dbg !365
	%572 = icmp eq i64 %563, -1, !dbg !366
	%573 = select i1 %572, i64 1, i64 %563, !dbg !366
	%574 = srem i64 %565, %573, !dbg !366
	%575 = mul i64 %571, %p3, !dbg !367
	br label %b100, !dbg !368

b100:
	%576 = phi i64 [ %143, %b99 ], [ %584, %b101_ok1 ], !dbg !368
	%577 = icmp slt i64 %576, %p3, !dbg !368
	br i1 %577, label %b101, label %b102, !dbg !368

b101:
	%578 = add i64 %575, %576, !dbg !369
	%579 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %578, !dbg !370
	%580 = addrspacecast i64 addrspace(1)* %579 to i64*, !dbg !371
	%581 = icmp uge i64 %578, %p27, !dbg !370
	br i1 %581, label %b101_fail1, label %b101_ok1, !dbg !370, !prof !26

b101_ok1:
	%582 = bitcast i64* %580 to i8*, !dbg !371
	%583 = call i64 @gpuc_signal_wait_until_thread(i8* %582, i32 5, i64 %27, i32 1, i8* %ctrl, i32 39), !dbg !371
	%584 = add i64 %576, %147, !dbg !368
	br label %b100, !dbg !368

b102:
	call void @llvm.nvvm.barrier0(), !dbg !372
	%585 = mul i64 %575, %p1, !dbg !373
	%586 = add i64 %575, %p3, !dbg !374
	%587 = mul i64 %586, %p1, !dbg !375
	%588 = sub i64 %587, %585, !dbg !376
	%589 = getelementptr inbounds float, float addrspace(1)* %8, i64 %585, !dbg !376
	%590 = and i64 %588, 3, !dbg !377
	%591 = icmp eq i64 %590, 0, !dbg !377
	%592 = icmp ugt i64 %587, %p21, !dbg !376
	%593 = icmp ugt i64 %585, %587, !dbg !376
	%594 = or i1 %592, %593, !dbg !376
	br i1 %594, label %b102_fail1, label %b102_ok1, !dbg !376, !prof !26

b102_ok1:
	br i1 %591, label %b103, label %b121, !dbg !377

b103:
	%595 = addrspacecast float addrspace(1)* %589 to float*, !dbg !377
	%596 = ptrtoint float* %595 to i64, !dbg !377
	%597 = and i64 %596, 15, !dbg !377
	%598 = icmp eq i64 %597, 0, !dbg !377
	%599 = icmp eq i64 %588, 0, !dbg !377
	%600 = or i1 %598, %599, !dbg !377
	br i1 %600, label %b104, label %b120, !dbg !377

b104:
	%601 = mul i64 %571, %p1, !dbg !378
	%602 = add i64 %571, 1, !dbg !379
	%603 = mul i64 %602, %p1, !dbg !380
	%604 = ashr i64 %588, 2, !dbg !377
	%605 = bitcast float addrspace(1)* %589 to { float, float, float, float } addrspace(1)*, !dbg !377
	%606 = sub i64 %603, %601, !dbg !381
	%607 = getelementptr inbounds float, float addrspace(1)* %1, i64 %601, !dbg !381
	%608 = and i64 %606, 3, !dbg !382
	%609 = icmp eq i64 %608, 0, !dbg !382
	%610 = icmp ugt i64 %603, %p7, !dbg !381
	%611 = icmp ugt i64 %601, %603, !dbg !381
	%612 = or i1 %610, %611, !dbg !381
	br i1 %612, label %b104_fail1, label %b104_ok1, !dbg !381, !prof !26

b104_ok1:
	br i1 %609, label %b105, label %b119, !dbg !382

b105:
	%613 = addrspacecast float addrspace(1)* %607 to float*, !dbg !382
	%614 = ptrtoint float* %613 to i64, !dbg !382
	%615 = and i64 %614, 15, !dbg !382
	%616 = icmp eq i64 %615, 0, !dbg !382
	%617 = icmp eq i64 %606, 0, !dbg !382
	%618 = or i1 %616, %617, !dbg !382
	br i1 %618, label %b106, label %b118, !dbg !382

b106:
	%619 = ashr i64 %606, 2, !dbg !382
	%620 = bitcast float addrspace(1)* %607 to { float, float, float, float } addrspace(1)*, !dbg !382
	%621 = mul i64 %619, %574, !dbg !383
	%622 = icmp eq i64 %563, -1, !dbg !384
	%623 = select i1 %622, i64 1, i64 %563, !dbg !384
	%624 = sdiv i64 %621, %623, !dbg !384
	%625 = sub i64 0, %621, !dbg !384
	%626 = select i1 %622, i64 %625, i64 %624, !dbg !384
	%627 = add nsw i64 %574, 1, !dbg !385
	%628 = mul i64 %619, %627, !dbg !386
	%629 = icmp eq i64 %563, -1, !dbg !387
	%630 = select i1 %629, i64 1, i64 %563, !dbg !387
	%631 = sdiv i64 %628, %630, !dbg !387
	%632 = sub i64 0, %628, !dbg !387
	%633 = select i1 %629, i64 %632, i64 %631, !dbg !387
	%634 = sub i64 %633, %626, !dbg !388
	%635 = icmp ule i64 %p3, 268435455, !dbg !389
	%636 = icmp ule i64 %575, 281474976710655, !dbg !389
	%637 = and i1 %635, %636, !dbg !389
	%638 = icmp ule i64 %604, 281474976710655, !dbg !389
	%639 = and i1 %637, %638, !dbg !389
	%640 = icmp ule i64 %619, 268435455, !dbg !389
	%641 = and i1 %639, %640, !dbg !389
	%642 = icmp ule i64 %626, 281474976710655, !dbg !389
	%643 = and i1 %641, %642, !dbg !389
	%644 = icmp ule i64 %634, 281474976710655, !dbg !389
	%645 = and i1 %643, %644, !dbg !389
	%646 = mul i64 %586, -1, !dbg !389
	%647 = add i64 %p13, %646, !dbg !389
	%648 = icmp sge i64 %647, 0, !dbg !389
	%649 = and i1 %645, %648, !dbg !389
	%650 = mul nsw i64 %p13, -1, !dbg !389
	%651 = add i64 %p3, %650, !dbg !389
	%652 = icmp sge i64 %651, 0, !dbg !389
	%653 = and i1 %649, %652, !dbg !389
	%654 = mul i64 %626, -1, !dbg !389
	%655 = add i64 %619, %654, !dbg !389
	%656 = mul i64 %634, -1, !dbg !389
	%657 = add i64 %655, %656, !dbg !389
	%658 = icmp sge i64 %657, 0, !dbg !389
	%659 = and i1 %653, %658, !dbg !389
	%660 = mul i64 %p3, -1, !dbg !389
	%661 = mul i64 %619, %660, !dbg !389
	%662 = add i64 %661, %604, !dbg !389
	%663 = add i64 %662, %619, !dbg !389
	%664 = add i64 %663, %654, !dbg !389
	%665 = add i64 %664, %656, !dbg !389
	%666 = icmp sge i64 %665, 0, !dbg !389
	%667 = and i1 %659, %666, !dbg !389
	br i1 %667, label %b107, label %b112_cold, !dbg !389, !prof !39

b107:
	%668 = phi i64 [ %143, %b106 ], [ %712, %b111 ], !dbg !389
	%669 = icmp slt i64 %668, %634, !dbg !389
	br i1 %669, label %b108, label %b117, !dbg !389

b108:
	%670 = add i64 %626, %668, !dbg !390
	%671 = getelementptr inbounds float, float addrspace(1)* %4, i64 %575, !dbg !391
	br label %b109, !dbg !394

b109:
	%672 = phi float [ 0.000000e+00, %b108 ], [ %701, %b110 ], !dbg !395
	%673 = phi float [ 0.000000e+00, %b108 ], [ %699, %b110 ], !dbg !395
	%674 = phi float [ 0.000000e+00, %b108 ], [ %697, %b110 ], !dbg !395
	%675 = phi float [ 0.000000e+00, %b108 ], [ %695, %b110 ], !dbg !395
	%676 = phi i64 [ -1, %b108 ], [ %677, %b110 ], !dbg !394
	%677 = add nsw i64 %676, 1, !dbg !394
	%678 = icmp slt i64 %677, %p3, !dbg !394
	br i1 %678, label %b110, label %b111, !dbg !394

b110:
	%679 = getelementptr inbounds float, float addrspace(1)* %671, i64 %677, !dbg !396
	%680 = load float, float addrspace(1)* %679, align 4, !dbg !396
	%681 = mul i64 %677, %619, !dbg !397
	%682 = add i64 %681, %670, !dbg !398
	%683 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %605, i64 %682, !dbg !399
	%684 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %683, i32 0, i32 0, !dbg !399
	%685 = bitcast { float, float, float, float } addrspace(1)* %683 to <4 x float> addrspace(1)*, !dbg !399
	%686 = load <4 x float>, <4 x float> addrspace(1)* %685, align 16, !dbg !399
	%687 = extractelement <4 x float> %686, i32 0, !dbg !399
	%688 = extractelement <4 x float> %686, i32 1, !dbg !399
	%689 = extractelement <4 x float> %686, i32 2, !dbg !399
	%690 = extractelement <4 x float> %686, i32 3, !dbg !399
	%691 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %683, i32 0, i32 1, !dbg !399
	%692 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %683, i32 0, i32 2, !dbg !399
	%693 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %683, i32 0, i32 3, !dbg !399
	%694 = call float @llvm.nvvm.mul.rn.f(float %680, float %687), !dbg !400
	%695 = fadd float %675, %694, !dbg !401
	%696 = call float @llvm.nvvm.mul.rn.f(float %680, float %688), !dbg !402
	%697 = fadd float %674, %696, !dbg !403
	%698 = call float @llvm.nvvm.mul.rn.f(float %680, float %689), !dbg !404
	%699 = fadd float %673, %698, !dbg !405
	%700 = call float @llvm.nvvm.mul.rn.f(float %680, float %690), !dbg !406
	%701 = fadd float %672, %700, !dbg !407
	br label %b109, !dbg !408, !llvm.loop !410

b111:
	%702 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %620, i64 %670, !dbg !411
	%703 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %702, i32 0, i32 0, !dbg !411
	%704 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %702, i32 0, i32 1, !dbg !411
	%705 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %702, i32 0, i32 2, !dbg !411
	%706 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %702, i32 0, i32 3, !dbg !411
	%707 = bitcast { float, float, float, float } addrspace(1)* %702 to <4 x float> addrspace(1)*, !dbg !411
	%708 = insertelement <4 x float> undef, float %675, i32 0, !dbg !411
	%709 = insertelement <4 x float> %708, float %674, i32 1, !dbg !411
	%710 = insertelement <4 x float> %709, float %673, i32 2, !dbg !411
	%711 = insertelement <4 x float> %710, float %672, i32 3, !dbg !411
	store <4 x float> %711, <4 x float> addrspace(1)* %707, align 16, !dbg !411
	%712 = add i64 %668, %147, !dbg !389
	br label %b107, !dbg !389

b117:
	%713 = add i64 %565, %21, !dbg !416
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
	%714 = phi i64 [ %722, %b5_cold_ok1 ], [ %47, %b1_ok1 ], !dbg !33
	%715 = icmp slt i64 %714, %32, !dbg !33
	br i1 %715, label %b5_cold, label %b6, !dbg !33

b5_cold:
	%716 = getelementptr inbounds i32, i32 addrspace(3)* %36, i64 %714, !dbg !40
	store i32 0, i32 addrspace(3)* %716, align 4, !dbg !40
	%717 = urem i64 %52, 2, !dbg !43
	%718 = mul i64 %717, %32, !dbg !45
	%719 = add i64 %718, %714, !dbg !46
	%720 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %719, !dbg !47
	%721 = icmp uge i64 %719, %p29, !dbg !47
	br i1 %721, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !47, !prof !26

b5_cold_fail1:
	br label %fail, !dbg !47

b5_cold_ok1:
	store i32 0, i32 addrspace(1)* %720, align 4, !dbg !47
	%722 = add i64 %714, %51, !dbg !33
	br label %b4_cold, !dbg !33, !llvm.loop !49

b8_fail1:
	br label %fail, !dbg !53

b11_fail1:
	br label %fail, !dbg !65

b13_fail1:
	%723 = icmp ugt i64 %115, %p11, !dbg !87
	br i1 %723, label %b13_fail2, label %b13_ok2, !dbg !87

b13_fail2:
	br label %fail, !dbg !87

b13_ok2:
	br label %fail, !dbg !87

b13_fail3:
	%724 = icmp ugt i64 %123, %p29, !dbg !93
	br i1 %724, label %b13_fail4, label %b13_ok4, !dbg !93

b13_fail4:
	br label %fail, !dbg !93

b13_ok4:
	br label %fail, !dbg !94

b13_fail5:
	br label %fail, !dbg !96

b15_fail1:
	br label %fail, !dbg !100

b20_fail1:
	%725 = icmp ugt i64 %178, %p19, !dbg !120
	br i1 %725, label %b20_fail2, label %b20_ok2, !dbg !120

b20_fail2:
	br label %fail, !dbg !120

b20_ok2:
	%726 = icmp ugt i64 %176, %178, !dbg !120
	br i1 %726, label %b20_fail3, label %b20_ok3, !dbg !120

b20_fail3:
	br label %fail, !dbg !120

b20_ok3:
	br label %fail, !dbg !121

b20_fail4:
	%727 = icmp ugt i64 %194, %p9, !dbg !127
	br i1 %727, label %b20_fail5, label %b20_ok5, !dbg !127

b20_fail5:
	br label %fail, !dbg !127

b20_ok5:
	%728 = icmp ugt i64 %192, %194, !dbg !127
	br i1 %728, label %b20_fail6, label %b20_ok6, !dbg !127

b20_fail6:
	br label %fail, !dbg !127

b20_ok6:
	%729 = icmp uge i64 %175, %p25, !dbg !128
	br i1 %729, label %b20_fail7, label %b20_ok7, !dbg !128

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
	%730 = icmp ugt i64 %331, %p19, !dbg !243
	br i1 %730, label %b47_fail2, label %b47_ok2, !dbg !243

b47_fail2:
	br label %fail, !dbg !243

b47_ok2:
	br label %fail, !dbg !243

b47_fail3:
	%731 = icmp ugt i64 %349, %p21, !dbg !252
	br i1 %731, label %b47_fail4, label %b47_ok4, !dbg !252

b47_fail4:
	br label %fail, !dbg !252

b47_ok4:
	%732 = icmp ugt i64 %347, %349, !dbg !252
	br i1 %732, label %b47_fail5, label %b47_ok5, !dbg !252

b47_fail5:
	br label %fail, !dbg !252

b47_ok5:
	%733 = icmp uge i64 %341, %p15, !dbg !253
	br i1 %733, label %b47_fail6, label %b47_ok6, !dbg !253

b47_fail6:
	br label %fail, !dbg !253

b47_ok6:
	%734 = icmp uge i64 %341, %p17, !dbg !254
	br i1 %734, label %b47_fail7, label %b47_ok7, !dbg !254

b47_fail7:
	br label %fail, !dbg !254

b47_ok7:
	br label %fail, !dbg !255

b72_cold:
	%735 = phi i64 [ %883, %b87_cold ], [ %143, %b55 ], !dbg !262
	%736 = icmp slt i64 %735, %374, !dbg !264
	br i1 %736, label %b73_cold, label %b88, !dbg !264

b73_cold:
	%737 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %375, i64 %735, !dbg !267
	%738 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %737, i32 0, i32 0, !dbg !267
	%739 = icmp uge i64 %735, %374, !dbg !267
	br i1 %739, label %b73_cold_fail1, label %b73_cold_ok1, !dbg !267, !prof !26

b73_cold_fail1:
	br label %fail, !dbg !267

b73_cold_ok1:
	%740 = bitcast { float, float, float, float } addrspace(1)* %737 to <4 x float> addrspace(1)*, !dbg !267
	%741 = load <4 x float>, <4 x float> addrspace(1)* %740, align 16, !dbg !267
	%742 = extractelement <4 x float> %741, i32 0, !dbg !267
	%743 = extractelement <4 x float> %741, i32 1, !dbg !267
	%744 = extractelement <4 x float> %741, i32 2, !dbg !267
	%745 = extractelement <4 x float> %741, i32 3, !dbg !267
	%746 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %737, i32 0, i32 1, !dbg !267
	%747 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %737, i32 0, i32 2, !dbg !267
	%748 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %737, i32 0, i32 3, !dbg !267
	%749 = add i64 %735, %147, !dbg !268
	%750 = icmp slt i64 %749, %374, !dbg !270
	br i1 %750, label %b74_cold, label %b75_cold, !dbg !270

b74_cold:
	%751 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %375, i64 %749, !dbg !271
	%752 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %751, i32 0, i32 0, !dbg !271
	%753 = icmp uge i64 %749, %374, !dbg !271
	br i1 %753, label %b74_cold_fail1, label %b74_cold_ok1, !dbg !271, !prof !26

b74_cold_fail1:
	br label %fail, !dbg !271

b74_cold_ok1:
	%754 = bitcast { float, float, float, float } addrspace(1)* %751 to <4 x float> addrspace(1)*, !dbg !271
	%755 = load <4 x float>, <4 x float> addrspace(1)* %754, align 16, !dbg !271
	%756 = extractelement <4 x float> %755, i32 0, !dbg !271
	%757 = extractelement <4 x float> %755, i32 1, !dbg !271
	%758 = extractelement <4 x float> %755, i32 2, !dbg !271
	%759 = extractelement <4 x float> %755, i32 3, !dbg !271
	%760 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %751, i32 0, i32 1, !dbg !271
	%761 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %751, i32 0, i32 2, !dbg !271
	%762 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %751, i32 0, i32 3, !dbg !271
	br label %b75_cold, !dbg !272

b75_cold:
	%763 = phi float [ %759, %b74_cold_ok1 ], [ 0.000000e+00, %b73_cold_ok1 ], !dbg !204
	%764 = phi float [ %758, %b74_cold_ok1 ], [ 0.000000e+00, %b73_cold_ok1 ], !dbg !204
	%765 = phi float [ %757, %b74_cold_ok1 ], [ 0.000000e+00, %b73_cold_ok1 ], !dbg !204
	%766 = phi float [ %756, %b74_cold_ok1 ], [ 0.000000e+00, %b73_cold_ok1 ], !dbg !204
	%767 = add i64 %735, %295, !dbg !273
	%768 = icmp slt i64 %767, %374, !dbg !275
	br i1 %768, label %b76_cold, label %b77_cold, !dbg !275

b76_cold:
	%769 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %375, i64 %767, !dbg !276
	%770 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %769, i32 0, i32 0, !dbg !276
	%771 = icmp uge i64 %767, %374, !dbg !276
	br i1 %771, label %b76_cold_fail1, label %b76_cold_ok1, !dbg !276, !prof !26

b76_cold_fail1:
	br label %fail, !dbg !276

b76_cold_ok1:
	%772 = bitcast { float, float, float, float } addrspace(1)* %769 to <4 x float> addrspace(1)*, !dbg !276
	%773 = load <4 x float>, <4 x float> addrspace(1)* %772, align 16, !dbg !276
	%774 = extractelement <4 x float> %773, i32 0, !dbg !276
	%775 = extractelement <4 x float> %773, i32 1, !dbg !276
	%776 = extractelement <4 x float> %773, i32 2, !dbg !276
	%777 = extractelement <4 x float> %773, i32 3, !dbg !276
	%778 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %769, i32 0, i32 1, !dbg !276
	%779 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %769, i32 0, i32 2, !dbg !276
	%780 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %769, i32 0, i32 3, !dbg !276
	br label %b77_cold, !dbg !277

b77_cold:
	%781 = phi float [ %777, %b76_cold_ok1 ], [ 0.000000e+00, %b75_cold ], !dbg !205
	%782 = phi float [ %776, %b76_cold_ok1 ], [ 0.000000e+00, %b75_cold ], !dbg !205
	%783 = phi float [ %775, %b76_cold_ok1 ], [ 0.000000e+00, %b75_cold ], !dbg !205
	%784 = phi float [ %774, %b76_cold_ok1 ], [ 0.000000e+00, %b75_cold ], !dbg !205
	%785 = add i64 %735, %296, !dbg !278
	%786 = icmp slt i64 %785, %374, !dbg !280
	br i1 %786, label %b78_cold, label %b79_cold, !dbg !280

b78_cold:
	%787 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %375, i64 %785, !dbg !281
	%788 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %787, i32 0, i32 0, !dbg !281
	%789 = icmp uge i64 %785, %374, !dbg !281
	br i1 %789, label %b78_cold_fail1, label %b78_cold_ok1, !dbg !281, !prof !26

b78_cold_fail1:
	br label %fail, !dbg !281

b78_cold_ok1:
	%790 = bitcast { float, float, float, float } addrspace(1)* %787 to <4 x float> addrspace(1)*, !dbg !281
	%791 = load <4 x float>, <4 x float> addrspace(1)* %790, align 16, !dbg !281
	%792 = extractelement <4 x float> %791, i32 0, !dbg !281
	%793 = extractelement <4 x float> %791, i32 1, !dbg !281
	%794 = extractelement <4 x float> %791, i32 2, !dbg !281
	%795 = extractelement <4 x float> %791, i32 3, !dbg !281
	%796 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %787, i32 0, i32 1, !dbg !281
	%797 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %787, i32 0, i32 2, !dbg !281
	%798 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %787, i32 0, i32 3, !dbg !281
	br label %b79_cold, !dbg !282

b79_cold:
	%799 = phi float [ %795, %b78_cold_ok1 ], [ 0.000000e+00, %b77_cold ], !dbg !283
	%800 = phi float [ %794, %b78_cold_ok1 ], [ 0.000000e+00, %b77_cold ], !dbg !283
	%801 = phi float [ %793, %b78_cold_ok1 ], [ 0.000000e+00, %b77_cold ], !dbg !283
	%802 = phi float [ %792, %b78_cold_ok1 ], [ 0.000000e+00, %b77_cold ], !dbg !283
	%803 = icmp slt i64 %735, %395, !dbg !285
	br i1 %803, label %b80_cold, label %b81_cold, !dbg !285

b80_cold:
	%804 = call float @llvm.nvvm.mul.rn.f(float %742, float %362), !dbg !288
	%805 = fadd float %804, %364, !dbg !289
	%806 = call float @llvm.nvvm.mul.rn.f(float %743, float %362), !dbg !291
	%807 = fadd float %806, %364, !dbg !292
	%808 = call float @llvm.nvvm.mul.rn.f(float %744, float %362), !dbg !294
	%809 = fadd float %808, %364, !dbg !295
	%810 = call float @llvm.nvvm.mul.rn.f(float %745, float %362), !dbg !297
	%811 = fadd float %810, %364, !dbg !298
	%812 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %394, i64 %735, !dbg !299
	%813 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %812, i32 0, i32 0, !dbg !299
	%814 = icmp uge i64 %735, %395, !dbg !299
	br i1 %814, label %b80_cold_fail1, label %b80_cold_ok1, !dbg !299, !prof !26

b80_cold_fail1:
	br label %fail, !dbg !299

b80_cold_ok1:
	%815 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %812, i32 0, i32 1, !dbg !299
	%816 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %812, i32 0, i32 2, !dbg !299
	%817 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %812, i32 0, i32 3, !dbg !299
	%818 = bitcast { float, float, float, float } addrspace(1)* %812 to <4 x float> addrspace(1)*, !dbg !299
	%819 = insertelement <4 x float> undef, float %805, i32 0, !dbg !299
	%820 = insertelement <4 x float> %819, float %807, i32 1, !dbg !299
	%821 = insertelement <4 x float> %820, float %809, i32 2, !dbg !299
	%822 = insertelement <4 x float> %821, float %811, i32 3, !dbg !299
	store <4 x float> %822, <4 x float> addrspace(1)* %818, align 16, !dbg !299
	br label %b81_cold, !dbg !299

b81_cold:
	%823 = icmp slt i64 %749, %395, !dbg !301
	br i1 %823, label %b82_cold, label %b83_cold, !dbg !301

b82_cold:
	%824 = call float @llvm.nvvm.mul.rn.f(float %766, float %362), !dbg !303
	%825 = fadd float %824, %364, !dbg !304
	%826 = call float @llvm.nvvm.mul.rn.f(float %765, float %362), !dbg !306
	%827 = fadd float %826, %364, !dbg !307
	%828 = call float @llvm.nvvm.mul.rn.f(float %764, float %362), !dbg !309
	%829 = fadd float %828, %364, !dbg !310
	%830 = call float @llvm.nvvm.mul.rn.f(float %763, float %362), !dbg !312
	%831 = fadd float %830, %364, !dbg !313
	%832 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %394, i64 %749, !dbg !314
	%833 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %832, i32 0, i32 0, !dbg !314
	%834 = icmp uge i64 %749, %395, !dbg !314
	br i1 %834, label %b82_cold_fail1, label %b82_cold_ok1, !dbg !314, !prof !26

b82_cold_fail1:
	br label %fail, !dbg !314

b82_cold_ok1:
	%835 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %832, i32 0, i32 1, !dbg !314
	%836 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %832, i32 0, i32 2, !dbg !314
	%837 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %832, i32 0, i32 3, !dbg !314
	%838 = bitcast { float, float, float, float } addrspace(1)* %832 to <4 x float> addrspace(1)*, !dbg !314
	%839 = insertelement <4 x float> undef, float %825, i32 0, !dbg !314
	%840 = insertelement <4 x float> %839, float %827, i32 1, !dbg !314
	%841 = insertelement <4 x float> %840, float %829, i32 2, !dbg !314
	%842 = insertelement <4 x float> %841, float %831, i32 3, !dbg !314
	store <4 x float> %842, <4 x float> addrspace(1)* %838, align 16, !dbg !314
	br label %b83_cold, !dbg !314

b83_cold:
	%843 = icmp slt i64 %767, %395, !dbg !316
	br i1 %843, label %b84_cold, label %b85_cold, !dbg !316

b84_cold:
	%844 = call float @llvm.nvvm.mul.rn.f(float %784, float %362), !dbg !318
	%845 = fadd float %844, %364, !dbg !319
	%846 = call float @llvm.nvvm.mul.rn.f(float %783, float %362), !dbg !321
	%847 = fadd float %846, %364, !dbg !322
	%848 = call float @llvm.nvvm.mul.rn.f(float %782, float %362), !dbg !324
	%849 = fadd float %848, %364, !dbg !325
	%850 = call float @llvm.nvvm.mul.rn.f(float %781, float %362), !dbg !327
	%851 = fadd float %850, %364, !dbg !328
	%852 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %394, i64 %767, !dbg !329
	%853 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %852, i32 0, i32 0, !dbg !329
	%854 = icmp uge i64 %767, %395, !dbg !329
	br i1 %854, label %b84_cold_fail1, label %b84_cold_ok1, !dbg !329, !prof !26

b84_cold_fail1:
	br label %fail, !dbg !329

b84_cold_ok1:
	%855 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %852, i32 0, i32 1, !dbg !329
	%856 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %852, i32 0, i32 2, !dbg !329
	%857 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %852, i32 0, i32 3, !dbg !329
	%858 = bitcast { float, float, float, float } addrspace(1)* %852 to <4 x float> addrspace(1)*, !dbg !329
	%859 = insertelement <4 x float> undef, float %845, i32 0, !dbg !329
	%860 = insertelement <4 x float> %859, float %847, i32 1, !dbg !329
	%861 = insertelement <4 x float> %860, float %849, i32 2, !dbg !329
	%862 = insertelement <4 x float> %861, float %851, i32 3, !dbg !329
	store <4 x float> %862, <4 x float> addrspace(1)* %858, align 16, !dbg !329
	br label %b85_cold, !dbg !329

b85_cold:
	%863 = icmp slt i64 %785, %395, !dbg !331
	br i1 %863, label %b86_cold, label %b87_cold, !dbg !331

b86_cold:
	%864 = call float @llvm.nvvm.mul.rn.f(float %802, float %362), !dbg !333
	%865 = fadd float %864, %364, !dbg !334
	%866 = call float @llvm.nvvm.mul.rn.f(float %801, float %362), !dbg !336
	%867 = fadd float %866, %364, !dbg !337
	%868 = call float @llvm.nvvm.mul.rn.f(float %800, float %362), !dbg !339
	%869 = fadd float %868, %364, !dbg !340
	%870 = call float @llvm.nvvm.mul.rn.f(float %799, float %362), !dbg !342
	%871 = fadd float %870, %364, !dbg !343
	%872 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %394, i64 %785, !dbg !344
	%873 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %872, i32 0, i32 0, !dbg !344
	%874 = icmp uge i64 %785, %395, !dbg !344
	br i1 %874, label %b86_cold_fail1, label %b86_cold_ok1, !dbg !344, !prof !26

b86_cold_fail1:
	br label %fail, !dbg !344

b86_cold_ok1:
	%875 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %872, i32 0, i32 1, !dbg !344
	%876 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %872, i32 0, i32 2, !dbg !344
	%877 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %872, i32 0, i32 3, !dbg !344
	%878 = bitcast { float, float, float, float } addrspace(1)* %872 to <4 x float> addrspace(1)*, !dbg !344
	%879 = insertelement <4 x float> undef, float %865, i32 0, !dbg !344
	%880 = insertelement <4 x float> %879, float %867, i32 1, !dbg !344
	%881 = insertelement <4 x float> %880, float %869, i32 2, !dbg !344
	%882 = insertelement <4 x float> %881, float %871, i32 3, !dbg !344
	store <4 x float> %882, <4 x float> addrspace(1)* %878, align 16, !dbg !344
	br label %b87_cold, !dbg !344

b87_cold:
	%883 = add i64 %735, %297, !dbg !345
	br label %b72_cold, !dbg !345, !llvm.loop !347

b90_fail1:
	br label %fail, !dbg !351

b91_fail1:
	%884 = icmp ne i64 %350, %345, !dbg !352
	br i1 %884, label %b91_fail2, label %b91_ok2, !dbg !352

b91_fail2:
	br label %fail, !dbg !352

b91_ok2:
	br label %fail, !dbg !352

b91_fail3:
	br label %fail, !dbg !352

b101_fail1:
	br label %fail, !dbg !370

b102_fail1:
	%885 = icmp ugt i64 %587, %p21, !dbg !376
	br i1 %885, label %b102_fail2, label %b102_ok2, !dbg !376

b102_fail2:
	br label %fail, !dbg !376

b102_ok2:
	br label %fail, !dbg !376

b104_fail1:
	%886 = icmp ugt i64 %603, %p7, !dbg !381
	br i1 %886, label %b104_fail2, label %b104_ok2, !dbg !381

b104_fail2:
	br label %fail, !dbg !381

b104_ok2:
	br label %fail, !dbg !381

b112_cold:
	%887 = phi i64 [ %937, %b116_cold_ok1 ], [ %143, %b106 ], !dbg !389
	%888 = icmp slt i64 %887, %634, !dbg !389
	br i1 %888, label %b113_cold, label %b117, !dbg !389

b113_cold:
	%889 = add i64 %626, %887, !dbg !390
	%890 = getelementptr inbounds float, float addrspace(1)* %4, i64 %575, !dbg !391
	%891 = icmp ugt i64 %586, %p13, !dbg !391
	%892 = icmp ugt i64 %575, %586, !dbg !391
	%893 = or i1 %891, %892, !dbg !391
	br i1 %893, label %b113_cold_fail1, label %b113_cold_ok1, !dbg !391, !prof !26

b113_cold_fail1:
	%894 = icmp ugt i64 %586, %p13, !dbg !391
	br i1 %894, label %b113_cold_fail2, label %b113_cold_ok2, !dbg !391

b113_cold_fail2:
	br label %fail, !dbg !391

b113_cold_ok2:
	br label %fail, !dbg !391

b113_cold_ok1:
	br label %b114_cold, !dbg !394

b114_cold:
	%895 = phi float [ 0.000000e+00, %b113_cold_ok1 ], [ %925, %b115_cold_ok1 ], !dbg !395
	%896 = phi float [ 0.000000e+00, %b113_cold_ok1 ], [ %923, %b115_cold_ok1 ], !dbg !395
	%897 = phi float [ 0.000000e+00, %b113_cold_ok1 ], [ %921, %b115_cold_ok1 ], !dbg !395
	%898 = phi float [ 0.000000e+00, %b113_cold_ok1 ], [ %919, %b115_cold_ok1 ], !dbg !395
	%899 = phi i64 [ -1, %b113_cold_ok1 ], [ %900, %b115_cold_ok1 ], !dbg !394
	%900 = add nsw i64 %899, 1, !dbg !394
	%901 = icmp slt i64 %900, %p3, !dbg !394
	br i1 %901, label %b115_cold, label %b116_cold, !dbg !394

b115_cold:
	%902 = mul i64 %900, %619, !dbg !397
	%903 = add i64 %902, %889, !dbg !398
	%904 = getelementptr inbounds float, float addrspace(1)* %890, i64 %900, !dbg !396
	%905 = icmp uge i64 %903, %604, !dbg !399
	br i1 %905, label %b115_cold_fail1, label %b115_cold_ok1, !dbg !399, !prof !26

b115_cold_fail1:
	br label %fail, !dbg !399

b115_cold_ok1:
	%906 = load float, float addrspace(1)* %904, align 4, !dbg !396
	%907 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %605, i64 %903, !dbg !399
	%908 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %907, i32 0, i32 0, !dbg !399
	%909 = bitcast { float, float, float, float } addrspace(1)* %907 to <4 x float> addrspace(1)*, !dbg !399
	%910 = load <4 x float>, <4 x float> addrspace(1)* %909, align 16, !dbg !399
	%911 = extractelement <4 x float> %910, i32 0, !dbg !399
	%912 = extractelement <4 x float> %910, i32 1, !dbg !399
	%913 = extractelement <4 x float> %910, i32 2, !dbg !399
	%914 = extractelement <4 x float> %910, i32 3, !dbg !399
	%915 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %907, i32 0, i32 1, !dbg !399
	%916 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %907, i32 0, i32 2, !dbg !399
	%917 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %907, i32 0, i32 3, !dbg !399
	%918 = call float @llvm.nvvm.mul.rn.f(float %906, float %911), !dbg !400
	%919 = fadd float %898, %918, !dbg !401
	%920 = call float @llvm.nvvm.mul.rn.f(float %906, float %912), !dbg !402
	%921 = fadd float %897, %920, !dbg !403
	%922 = call float @llvm.nvvm.mul.rn.f(float %906, float %913), !dbg !404
	%923 = fadd float %896, %922, !dbg !405
	%924 = call float @llvm.nvvm.mul.rn.f(float %906, float %914), !dbg !406
	%925 = fadd float %895, %924, !dbg !407
	br label %b114_cold, !dbg !408, !llvm.loop !413

b116_cold:
	%926 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %620, i64 %889, !dbg !411
	%927 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %926, i32 0, i32 0, !dbg !411
	%928 = icmp uge i64 %889, %619, !dbg !411
	br i1 %928, label %b116_cold_fail1, label %b116_cold_ok1, !dbg !411, !prof !26

b116_cold_fail1:
	br label %fail, !dbg !411

b116_cold_ok1:
	%929 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %926, i32 0, i32 1, !dbg !411
	%930 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %926, i32 0, i32 2, !dbg !411
	%931 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %926, i32 0, i32 3, !dbg !411
	%932 = bitcast { float, float, float, float } addrspace(1)* %926 to <4 x float> addrspace(1)*, !dbg !411
	%933 = insertelement <4 x float> undef, float %898, i32 0, !dbg !411
	%934 = insertelement <4 x float> %933, float %897, i32 1, !dbg !411
	%935 = insertelement <4 x float> %934, float %896, i32 2, !dbg !411
	%936 = insertelement <4 x float> %935, float %895, i32 3, !dbg !411
	store <4 x float> %936, <4 x float> addrspace(1)* %932, align 16, !dbg !411
	%937 = add i64 %887, %147, !dbg !389
	br label %b112_cold, !dbg !389, !llvm.loop !415

fail:
	%938 = phi i32 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 2, %b5_cold_fail1 ], [ 3, %b8_fail1 ], [ 4, %b11_fail1 ], [ 5, %b13_fail2 ], [ 6, %b13_ok2 ], [ 7, %b13_fail4 ], [ 8, %b13_ok4 ], [ 9, %b13_fail5 ], [ 10, %b15_fail1 ], [ 11, %b17 ], [ 12, %b20_fail2 ], [ 13, %b20_fail3 ], [ 14, %b20_ok3 ], [ 12, %b20_fail5 ], [ 13, %b20_fail6 ], [ 15, %b20_fail7 ], [ 16, %b20_ok7 ], [ 17, %b20_fail8 ], [ 18, %b23_fail1 ], [ 19, %b27_fail1 ], [ 21, %b34_fail1 ], [ 22, %b36 ], [ 23, %b39_fail1 ], [ 24, %b41_fail1 ], [ 25, %b43_fail1 ], [ 26, %b46_fail1 ], [ 12, %b47_fail2 ], [ 13, %b47_ok2 ], [ 12, %b47_fail4 ], [ 13, %b47_fail5 ], [ 28, %b47_fail6 ], [ 28, %b47_fail7 ], [ 28, %b47_ok7 ], [ 33, %b73_cold_fail1 ], [ 33, %b74_cold_fail1 ], [ 33, %b76_cold_fail1 ], [ 33, %b78_cold_fail1 ], [ 34, %b80_cold_fail1 ], [ 34, %b82_cold_fail1 ], [ 34, %b84_cold_fail1 ], [ 34, %b86_cold_fail1 ], [ 35, %b90_fail1 ], [ 36, %b91_fail2 ], [ 37, %b91_ok2 ], [ 58, %b91_fail3 ], [ 32, %b93 ], [ 31, %b94 ], [ 30, %b95 ], [ 29, %b96 ], [ 38, %b101_fail1 ], [ 40, %b102_fail2 ], [ 41, %b102_ok2 ], [ 44, %b104_fail2 ], [ 45, %b104_ok2 ], [ 48, %b113_cold_fail2 ], [ 49, %b113_cold_ok2 ], [ 50, %b115_cold_fail1 ], [ 51, %b116_cold_fail1 ], [ 47, %b118 ], [ 46, %b119 ], [ 43, %b120 ], [ 42, %b121 ], !dbg !7
	%939 = phi i64 [ %23, %b0_fail1 ], [ %32, %b1_fail1 ], [ %719, %b5_cold_fail1 ], [ %70, %b8_fail1 ], [ %86, %b11_fail1 ], [ %115, %b13_fail2 ], [ %112, %b13_ok2 ], [ %123, %b13_fail4 ], [ %p2, %b13_ok4 ], [ %116, %b13_fail5 ], [ %152, %b15_fail1 ], [ 0, %b17 ], [ %178, %b20_fail2 ], [ %176, %b20_fail3 ], [ 0, %b20_ok3 ], [ %194, %b20_fail5 ], [ %192, %b20_fail6 ], [ %175, %b20_fail7 ], [ %179, %b20_ok7 ], [ %212, %b20_fail8 ], [ %225, %b23_fail1 ], [ %243, %b27_fail1 ], [ %241, %b34_fail1 ], [ 0, %b36 ], [ %118, %b39_fail1 ], [ %118, %b41_fail1 ], [ %309, %b43_fail1 ], [ %320, %b46_fail1 ], [ %331, %b47_fail2 ], [ %329, %b47_ok2 ], [ %349, %b47_fail4 ], [ %347, %b47_fail5 ], [ %341, %b47_fail6 ], [ %341, %b47_fail7 ], [ %336, %b47_ok7 ], [ %735, %b73_cold_fail1 ], [ %749, %b74_cold_fail1 ], [ %767, %b76_cold_fail1 ], [ %785, %b78_cold_fail1 ], [ %735, %b80_cold_fail1 ], [ %749, %b82_cold_fail1 ], [ %767, %b84_cold_fail1 ], [ %785, %b86_cold_fail1 ], [ 0, %b90_fail1 ], [ %350, %b91_fail2 ], [ 0, %b91_ok2 ], [ %546, %b91_fail3 ], [ %386, %b93 ], [ %382, %b94 ], [ %370, %b95 ], [ %345, %b96 ], [ %578, %b101_fail1 ], [ %587, %b102_fail2 ], [ %585, %b102_ok2 ], [ %603, %b104_fail2 ], [ %601, %b104_ok2 ], [ %586, %b113_cold_fail2 ], [ %575, %b113_cold_ok2 ], [ %903, %b115_cold_fail1 ], [ %889, %b116_cold_fail1 ], [ %615, %b118 ], [ %606, %b119 ], [ %597, %b120 ], [ %588, %b121 ], !dbg !7
	%940 = phi i64 [ %p31, %b0_fail1 ], [ %35, %b1_fail1 ], [ %p29, %b5_cold_fail1 ], [ %32, %b8_fail1 ], [ %p23, %b11_fail1 ], [ %p11, %b13_fail2 ], [ %115, %b13_ok2 ], [ %p29, %b13_fail4 ], [ %124, %b13_ok4 ], [ %131, %b13_fail5 ], [ %p2, %b15_fail1 ], [ 0, %b17 ], [ %p19, %b20_fail2 ], [ %178, %b20_fail3 ], [ 0, %b20_ok3 ], [ %p9, %b20_fail5 ], [ %194, %b20_fail6 ], [ %p25, %b20_fail7 ], [ %195, %b20_ok7 ], [ %102, %b20_fail8 ], [ %131, %b23_fail1 ], [ %p23, %b27_fail1 ], [ %225, %b34_fail1 ], [ 0, %b36 ], [ %225, %b39_fail1 ], [ %225, %b41_fail1 ], [ %225, %b43_fail1 ], [ %p25, %b46_fail1 ], [ %p19, %b47_fail2 ], [ %331, %b47_ok2 ], [ %p21, %b47_fail4 ], [ %349, %b47_fail5 ], [ %p15, %b47_fail6 ], [ %p17, %b47_fail7 ], [ %p27, %b47_ok7 ], [ %374, %b73_cold_fail1 ], [ %374, %b74_cold_fail1 ], [ %374, %b76_cold_fail1 ], [ %374, %b78_cold_fail1 ], [ %395, %b80_cold_fail1 ], [ %395, %b82_cold_fail1 ], [ %395, %b84_cold_fail1 ], [ %395, %b86_cold_fail1 ], [ 0, %b90_fail1 ], [ %345, %b91_fail2 ], [ 0, %b91_ok2 ], [ %147, %b91_fail3 ], [ 16, %b93 ], [ 4, %b94 ], [ 16, %b95 ], [ 4, %b96 ], [ %p27, %b101_fail1 ], [ %p21, %b102_fail2 ], [ %587, %b102_ok2 ], [ %p7, %b104_fail2 ], [ %603, %b104_ok2 ], [ %p13, %b113_cold_fail2 ], [ %586, %b113_cold_ok2 ], [ %604, %b115_cold_fail1 ], [ %619, %b116_cold_fail1 ], [ 16, %b118 ], [ 4, %b119 ], [ 16, %b120 ], [ 4, %b121 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %938, i64 %939, i64 %940), !dbg !7
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
	%22 = mul i64 %7, %21, !dbg !425
	%23 = add i64 %19, %22, !dbg !425
	%24 = mul i64 %5, %23, !dbg !425
	%25 = add i64 %17, %24, !dbg !425
	%26 = mul i64 %25, %13, !dbg !425
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !425, !range !34
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !425, !range !34
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !425, !range !35
	%30 = mul i32 %9, %29, !dbg !425
	%31 = add i32 %28, %30, !dbg !425
	%32 = mul i32 %8, %31, !dbg !425
	%33 = add i32 %27, %32, !dbg !425
	%34 = sext i32 %33 to i64, !dbg !425
	%35 = add i64 %26, %34, !dbg !425
	%36 = sdiv i64 %35, 32, !dbg !426
	%37 = icmp slt i64 0, %p3, !dbg !427
	%38 = and i32 %33, -32, !dbg !428
	%39 = sub i32 %12, %38, !dbg !428
	%40 = icmp slt i32 %39, 32, !dbg !428
	%41 = select i1 %40, i32 %39, i32 32, !dbg !428
	%42 = sext i32 %41 to i64, !dbg !428
	%43 = icmp eq i64 %42, 32, !dbg !436
	br label %b1, !dbg !426

b1:
	%44 = phi i64 [ %36, %b0 ], [ %157, %b28 ], !dbg !437
	%45 = icmp slt i64 %44, %p0, !dbg !438
	br i1 %45, label %b2, label %b29, !dbg !438

b2:
	%46 = mul i64 %44, %p2, !dbg !439
	%47 = add nsw i64 %44, 1, !dbg !440
	%48 = mul i64 %47, %p2, !dbg !441
	%49 = sub i64 %48, %46, !dbg !442
	%50 = getelementptr inbounds float, float addrspace(1)* %1, i64 %46, !dbg !442
	%51 = mul i64 %44, %p3, !dbg !443
	%52 = icmp ugt i64 %48, %p7, !dbg !442
	%53 = icmp ugt i64 %46, %48, !dbg !442
	%54 = or i1 %52, %53, !dbg !442
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !442, !prof !26

b2_ok1:
	br i1 %37, label %b3, label %b25, !dbg !427

b3:
	%55 = phi i64 [ %131, %b24 ], [ -1, %b2_ok1 ], !dbg !427
	%56 = phi float [ %135, %b24 ], [ 0.000000e+00, %b2_ok1 ], !dbg !427
	%57 = phi i64 [ %144, %b24 ], [ 0, %b2_ok1 ], !dbg !427
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !444, !range !162
	%59 = sext i32 %58 to i64, !dbg !444
	%60 = icmp ule i64 %42, 281474976710655, !dbg !444
	br i1 %60, label %b4, label %b8_cold, !dbg !444, !prof !39

b4:
	%61 = phi i64 [ 0, %b3 ], [ %76, %b7 ], !dbg !444
	%62 = phi i64 [ %59, %b3 ], [ %77, %b7 ], !dbg !444
	%63 = icmp slt i64 %62, %p2, !dbg !444
	br i1 %63, label %b5, label %b12, !dbg !444

b5:
	%64 = getelementptr inbounds float, float addrspace(1)* %50, i64 %62, !dbg !445
	%65 = load float, float addrspace(1)* %64, align 4, !dbg !445
	%66 = bitcast float %65 to i32, !dbg !448
	%67 = zext i32 %66 to i64, !dbg !448
	%68 = shl i64 %67, 32, !dbg !449
	%69 = trunc i64 %62 to i32, !dbg !450
	%70 = xor i32 %69, -1, !dbg !451
	%71 = zext i32 %70 to i64, !dbg !452
	%72 = or i64 %68, %71, !dbg !453
	%73 = icmp ult i64 %72, %55, !dbg !454
	br i1 %73, label %b6, label %b7, !dbg !454

b6:
	%74 = icmp ugt i64 %61, %72, !dbg !455
	%75 = select i1 %74, i64 %61, i64 %72, !dbg !455
	br label %b7, !dbg !456

b7:
	%76 = phi i64 [ %61, %b5 ], [ %75, %b6 ], !dbg !457
	%77 = add i64 %62, %42, !dbg !444
	br label %b4, !dbg !444

b12:
	%78 = phi i64 [ %61, %b4 ], [ %159, %b8_cold ], !dbg !460
	br i1 %43, label %b13, label %b15, !dbg !436

b13:
	%79 = phi i64 [ %95, %b14 ], [ %78, %b12 ], !dbg !461
	%80 = phi i64 [ %96, %b14 ], [ 16, %b12 ], !dbg !462
	%81 = icmp sgt i64 %80, 0, !dbg !463
	br i1 %81, label %b14, label %b22, !dbg !463

b14:
	%82 = trunc i64 %80 to i32, !dbg !464
	%83 = trunc i64 %79 to i32, !dbg !464
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !464
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !464
	%86 = lshr i64 %79, 32, !dbg !464
	%87 = trunc i64 %86 to i32, !dbg !464
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %87, i32 %82, i32 31), !dbg !464
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !464
	%90 = zext i32 %89 to i64, !dbg !464
	%91 = shl i64 %90, 32, !dbg !464
	%92 = zext i32 %85 to i64, !dbg !464
	%93 = or i64 %92, %91, !dbg !464
	%94 = icmp ugt i64 %79, %93, !dbg !465
	%95 = select i1 %94, i64 %79, i64 %93, !dbg !465
	%96 = sdiv i64 %80, 2, !dbg !466
	br label %b13, !dbg !466

b15:
	%97 = phi i64 [ %118, %b20 ], [ %78, %b12 ], !dbg !461
	%98 = phi i64 [ %119, %b20 ], [ 16, %b12 ], !dbg !467
	%99 = icmp sgt i64 %98, 0, !dbg !468
	br i1 %99, label %b16, label %b21, !dbg !468

b16:
	%100 = add i64 %59, %98, !dbg !469
	%101 = icmp sge i64 %100, %42, !dbg !470
	br i1 %101, label %b17, label %b18, !dbg !470

b17:
	br label %b18, !dbg !470

b18:
	%102 = phi i64 [ %100, %b16 ], [ %59, %b17 ], !dbg !471
	%103 = trunc i64 %102 to i32, !dbg !472
	%104 = trunc i64 %97 to i32, !dbg !472
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 %103, i32 31), !dbg !472
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !472
	%107 = lshr i64 %97, 32, !dbg !472
	%108 = trunc i64 %107 to i32, !dbg !472
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 %103, i32 31), !dbg !472
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !472
	%111 = zext i32 %110 to i64, !dbg !472
	%112 = shl i64 %111, 32, !dbg !472
	%113 = zext i32 %106 to i64, !dbg !472
	%114 = or i64 %113, %112, !dbg !472
	%115 = icmp ne i64 %102, %59, !dbg !473
	br i1 %115, label %b19, label %b20, !dbg !473

b19:
	%116 = icmp ugt i64 %97, %114, !dbg !465
	%117 = select i1 %116, i64 %97, i64 %114, !dbg !465
	br label %b20, !dbg !474

b20:
	%118 = phi i64 [ %97, %b18 ], [ %117, %b19 ], !dbg !461
	%119 = sdiv i64 %98, 2, !dbg !475
	br label %b15, !dbg !475

b21:
	%120 = trunc i64 %97 to i32, !dbg !476
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %120, i32 0, i32 31), !dbg !476
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !476
	%123 = lshr i64 %97, 32, !dbg !476
	%124 = trunc i64 %123 to i32, !dbg !476
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 0, i32 31), !dbg !476
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !476
	%127 = zext i32 %126 to i64, !dbg !476
	%128 = shl i64 %127, 32, !dbg !476
	%129 = zext i32 %122 to i64, !dbg !476
	%130 = or i64 %129, %128, !dbg !476
	br label %b22, !dbg !477

b22:
	%131 = phi i64 [ %79, %b13 ], [ %130, %b21 ], !dbg !435
	%132 = lshr i64 %131, 32, !dbg !478
	%133 = trunc i64 %132 to i32, !dbg !479
	%134 = bitcast i32 %133 to float, !dbg !479
	%135 = fadd float %56, %134, !dbg !480
	%136 = icmp eq i64 %59, 0, !dbg !481
	br i1 %136, label %b23, label %b24, !dbg !481

b23:
	%137 = add i64 %51, %57, !dbg !482
	%138 = trunc i64 %131 to i32, !dbg !484
	%139 = xor i32 %138, -1, !dbg !485
	%140 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %137, !dbg !483
	%141 = icmp uge i64 %137, %p9, !dbg !483
	br i1 %141, label %b23_fail1, label %b23_ok1, !dbg !483, !prof !26

b23_ok1:
	store i32 %139, i32 addrspace(1)* %140, align 4, !dbg !483
	%142 = getelementptr inbounds float, float addrspace(1)* %3, i64 %137, !dbg !487
	%143 = icmp uge i64 %137, %p11, !dbg !487
	br i1 %143, label %b23_fail2, label %b23_ok2, !dbg !487, !prof !26

b23_ok2:
	store float %134, float addrspace(1)* %142, align 4, !dbg !487
	br label %b24, !dbg !487

b24:
	%144 = add i64 %57, 1, !dbg !487
	%145 = icmp slt i64 %144, %p3, !dbg !487
	br i1 %145, label %b3, label %b25, !dbg !487

b25:
	%146 = phi float [ 0.000000e+00, %b2_ok1 ], [ %135, %b24 ], !dbg !488
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !488
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !428, !range !162
	%148 = sext i32 %147 to i64, !dbg !428
	br label %b26, !dbg !428

b26:
	%149 = phi i64 [ %148, %b25 ], [ %156, %b27_ok1 ], !dbg !428
	%150 = icmp slt i64 %149, %p3, !dbg !428
	br i1 %150, label %b27, label %b28, !dbg !428

b27:
	%151 = add i64 %51, %149, !dbg !489
	%152 = getelementptr inbounds float, float addrspace(1)* %3, i64 %151, !dbg !490
	%153 = icmp uge i64 %151, %p11, !dbg !490
	br i1 %153, label %b27_fail1, label %b27_ok1, !dbg !490, !prof !26

b27_ok1:
	%154 = load float, float addrspace(1)* %152, align 4, !dbg !490
	%155 = fdiv float %154, %146, !dbg !491
	store float %155, float addrspace(1)* %152, align 4, !dbg !490
	%156 = add i64 %149, %42, !dbg !428
	br label %b26, !dbg !428

b28:
	%157 = add i64 %44, %15, !dbg !492
	br label %b1, !dbg !492

b29:
	ret void, !dbg !492

b2_fail1:
	%158 = icmp ugt i64 %48, %p7, !dbg !442
	br i1 %158, label %b2_fail2, label %b2_ok2, !dbg !442

b2_fail2:
	br label %fail, !dbg !442

b2_ok2:
	br label %fail, !dbg !442

b8_cold:
	%159 = phi i64 [ %175, %b11_cold ], [ 0, %b3 ], !dbg !444
	%160 = phi i64 [ %176, %b11_cold ], [ %59, %b3 ], !dbg !444
	%161 = icmp slt i64 %160, %p2, !dbg !444
	br i1 %161, label %b9_cold, label %b12, !dbg !444

b9_cold:
	%162 = getelementptr inbounds float, float addrspace(1)* %50, i64 %160, !dbg !445
	%163 = icmp uge i64 %160, %49, !dbg !445
	br i1 %163, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !445, !prof !26

b9_cold_fail1:
	br label %fail, !dbg !445

b9_cold_ok1:
	%164 = load float, float addrspace(1)* %162, align 4, !dbg !445
	%165 = bitcast float %164 to i32, !dbg !448
	%166 = zext i32 %165 to i64, !dbg !448
	%167 = shl i64 %166, 32, !dbg !449
	%168 = trunc i64 %160 to i32, !dbg !450
	%169 = xor i32 %168, -1, !dbg !451
	%170 = zext i32 %169 to i64, !dbg !452
	%171 = or i64 %167, %170, !dbg !453
	%172 = icmp ult i64 %171, %55, !dbg !454
	br i1 %172, label %b10_cold, label %b11_cold, !dbg !454

b10_cold:
	%173 = icmp ugt i64 %159, %171, !dbg !455
	%174 = select i1 %173, i64 %159, i64 %171, !dbg !455
	br label %b11_cold, !dbg !456

b11_cold:
	%175 = phi i64 [ %159, %b9_cold_ok1 ], [ %174, %b10_cold ], !dbg !457
	%176 = add i64 %160, %42, !dbg !444
	br label %b8_cold, !dbg !444, !llvm.loop !459

b23_fail1:
	br label %fail, !dbg !483

b23_fail2:
	br label %fail, !dbg !487

b27_fail1:
	br label %fail, !dbg !490

fail:
	%177 = phi i32 [ 52, %b2_fail2 ], [ 53, %b2_ok2 ], [ 54, %b9_cold_fail1 ], [ 55, %b23_fail1 ], [ 56, %b23_fail2 ], [ 57, %b27_fail1 ], !dbg !419
	%178 = phi i64 [ %48, %b2_fail2 ], [ %46, %b2_ok2 ], [ %160, %b9_cold_fail1 ], [ %137, %b23_fail1 ], [ %137, %b23_fail2 ], [ %151, %b27_fail1 ], !dbg !419
	%179 = phi i64 [ %p7, %b2_fail2 ], [ %48, %b2_ok2 ], [ %49, %b9_cold_fail1 ], [ %p9, %b23_fail1 ], [ %p11, %b23_fail2 ], [ %p11, %b27_fail1 ], !dbg !419
	call void @gpuc_fail(i8* %ctrl, i32 %177, i64 %178, i64 %179), !dbg !419
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
!nvvm.annotations = !{!493, !494, !495, !496, !497, !498, !499, !500, !501, !502}
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
!467 = !DILocation(line: 78, column: 6, scope: !430, inlinedAt: !435)
!468 = !DILocation(line: 78, column: 36, scope: !430, inlinedAt: !435)
!469 = !DILocation(line: 79, column: 16, scope: !430, inlinedAt: !435)
!470 = !DILocation(line: 80, column: 11, scope: !430, inlinedAt: !435)
!471 = !DILocation(line: 79, column: 3, scope: !430, inlinedAt: !435)
!472 = !DILocation(line: 83, column: 22, scope: !430, inlinedAt: !435)
!473 = !DILocation(line: 83, column: 41, scope: !430, inlinedAt: !435)
!474 = !DILocation(line: 84, column: 9, scope: !430, inlinedAt: !435)
!475 = !DILocation(line: 78, column: 41, scope: !430, inlinedAt: !435)
!476 = !DILocation(line: 87, column: 16, scope: !430, inlinedAt: !435)
!477 = !DILocation(line: 87, column: 2, scope: !431, inlinedAt: !434)
!478 = !DILocation(line: 26, column: 40, scope: !418)
!479 = !DILocation(line: 26, column: 34, scope: !418)
!480 = !DILocation(line: 27, column: 4, scope: !418)
!481 = !DILocation(line: 28, column: 16, scope: !418)
!482 = !DILocation(line: 29, column: 17, scope: !418)
!483 = !DILocation(line: 29, column: 11, scope: !418)
!484 = !DILocation(line: 29, column: 36, scope: !418)
!485 = !DILocation(line: 29, column: 29, scope: !418)
!486 = !DILocation(line: 29, column: 28, scope: !418)
!487 = !DILocation(line: 30, column: 12, scope: !418)
!488 = !DILocation(line: 33, column: 9, scope: !418)
!489 = !DILocation(line: 35, column: 17, scope: !418)
!490 = !DILocation(line: 35, column: 11, scope: !418)
!491 = !DILocation(line: 35, column: 4, scope: !418)
!492 = !DILocation(line: 13, column: 61, scope: !418)
!493 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"kernel", i32 1}
!494 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidx", i32 128}
!495 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidy", i32 1}
!496 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidz", i32 1}
!497 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"minctasm", i32 4}
!498 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!499 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 128}
!500 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!501 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!502 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"minctasm", i32 1}
