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
	%30 = trunc i64 %23 to i32, !dbg !28
	%31 = sub nuw i32 %30, 1, !dbg !28
	%32 = zext i32 %31 to i64, !dbg !28
	%33 = icmp eq i64 %19, %32, !dbg !29
	br i1 %33, label %b1, label %b13, !dbg !29

b1:
	%34 = sext i32 %16 to i64, !dbg !11
	%35 = sext i32 %17 to i64, !dbg !12
	%36 = mul i64 %p4, %35, !dbg !30
	%37 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !31
	%38 = udiv i32 %37, 4, !dbg !31
	%39 = zext i32 %38 to i64, !dbg !31
	%40 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !31
	%41 = icmp ugt i64 %36, %39, !dbg !32
	br i1 %41, label %b1_fail1, label %b1_ok1, !dbg !32, !prof !26

b1_ok1:
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33, !range !34
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !33, !range !34
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !33, !range !35
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !33, !range !36
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !33, !range !36
	%47 = mul i32 %46, %44, !dbg !33
	%48 = add i32 %43, %47, !dbg !33
	%49 = mul i32 %45, %48, !dbg !33
	%50 = add i32 %42, %49, !dbg !33
	%51 = sext i32 %50 to i64, !dbg !33
	%52 = mul i32 %45, %46, !dbg !33
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !33, !range !37
	%54 = mul i32 %52, %53, !dbg !33
	%55 = sext i32 %54 to i64, !dbg !33
	%56 = add i64 %28, 2, !dbg !38
	%57 = icmp ugt i64 %36, 281474976710655, !dbg !33
	%58 = mul i64 %36, -2, !dbg !33
	%59 = add i64 %p29, %58, !dbg !33
	%60 = icmp slt i64 %59, 0, !dbg !33
	%61 = or i1 %57, %60, !dbg !33
	br i1 %61, label %b2_cold, label %b4, !dbg !33, !prof !26

b4:
	%62 = phi i64 [ %51, %b1_ok1 ], [ %69, %b5 ], !dbg !33
	%63 = icmp slt i64 %62, %36, !dbg !33
	br i1 %63, label %b5, label %b6, !dbg !33

b5:
	%64 = getelementptr inbounds i32, i32 addrspace(3)* %40, i64 %62, !dbg !39
	store i32 0, i32 addrspace(3)* %64, align 4, !dbg !39
	%65 = urem i64 %56, 2, !dbg !42
	%66 = mul i64 %65, %36, !dbg !44
	%67 = add i64 %66, %62, !dbg !45
	%68 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %67, !dbg !46
	store i32 0, i32 addrspace(1)* %68, align 4, !dbg !46
	%69 = add i64 %62, %55, !dbg !33
	br label %b4, !dbg !33

b6:
	call void @llvm.nvvm.barrier0(), !dbg !49
	br label %b7, !dbg !50

b7:
	%70 = phi i64 [ %51, %b6 ], [ %78, %b8_ok1 ], !dbg !50
	%71 = icmp slt i64 %70, %p11, !dbg !50
	br i1 %71, label %b8, label %b9, !dbg !50

b8:
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %70, !dbg !51
	%73 = load i32, i32 addrspace(1)* %72, align 4, !dbg !51
	%74 = sext i32 %73 to i64, !dbg !52
	%75 = getelementptr inbounds i32, i32 addrspace(3)* %40, i64 %74, !dbg !52
	%76 = icmp uge i64 %74, %36, !dbg !52
	br i1 %76, label %b8_fail1, label %b8_ok1, !dbg !52, !prof !26

b8_ok1:
	%77 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %75, i32 1) nounwind, !dbg !53
	%78 = add i64 %70, %55, !dbg !50
	br label %b7, !dbg !50

b9:
	call void @llvm.nvvm.barrier0(), !dbg !54
	br label %b10, !dbg !55

b10:
	%79 = phi i64 [ %51, %b9 ], [ %104, %b11_ok1 ], !dbg !55
	%80 = icmp slt i64 %79, %36, !dbg !55
	br i1 %80, label %b11, label %b12, !dbg !55

b11:
	%81 = urem i64 %29, 2, !dbg !57
	%82 = mul i64 %81, %36, !dbg !59
	%83 = icmp eq i64 %35, -1, !dbg !60
	%84 = select i1 %83, i64 1, i64 %35, !dbg !60
	%85 = sdiv i64 %79, %84, !dbg !60
	%86 = sub i64 0, %79, !dbg !60
	%87 = select i1 %83, i64 %86, i64 %85, !dbg !60
	%88 = mul i64 %87, %35, !dbg !61
	%89 = add i64 %82, %88, !dbg !62
	%90 = add i64 %89, %34, !dbg !63
	%91 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %90, !dbg !64
	%92 = getelementptr inbounds i32, i32 addrspace(3)* %40, i64 %79, !dbg !65
	%93 = icmp uge i64 %90, %p23, !dbg !64
	br i1 %93, label %b11_fail1, label %b11_ok1, !dbg !64, !prof !26

b11_ok1:
	%94 = load i32, i32 addrspace(3)* %92, align 4, !dbg !65
	%95 = sext i32 %94 to i64, !dbg !66
	%96 = shl i64 %29, 32, !dbg !69
	%97 = or i64 %96, %95, !dbg !71
	%98 = icmp eq i64 %35, -1, !dbg !72
	%99 = select i1 %98, i64 1, i64 %35, !dbg !72
	%100 = srem i64 %79, %99, !dbg !72
	%101 = trunc i64 %100 to i32, !dbg !73
	%102 = addrspacecast i64 addrspace(1)* %91 to i64*, !dbg !73
	%103 = bitcast i64* %102 to i8*, !dbg !73
	call void @gpuc_signal_op_thread(i8* %103, i64 %97, i32 9, i32 %101), !dbg !73
	%104 = add i64 %79, %55, !dbg !55
	br label %b10, !dbg !55

b12:
	call void @llvm.nvvm.barrier0(), !dbg !74
	br label %b13, !dbg !10

b13:
	%105 = sext i32 %16 to i64, !dbg !77
	%106 = sext i32 %17 to i64, !dbg !78
	%107 = add i64 %p11, %23, !dbg !79
	%108 = sub nsw i64 %107, 1, !dbg !80
	%109 = icmp eq i64 %23, -1, !dbg !81
	%110 = select i1 %109, i64 1, i64 %23, !dbg !81
	%111 = sdiv i64 %108, %110, !dbg !81
	%112 = sub i64 0, %108, !dbg !81
	%113 = select i1 %109, i64 %112, i64 %111, !dbg !81
	%114 = mul i64 %19, %113, !dbg !82
	%115 = icmp slt i64 %114, %p11, !dbg !83
	%116 = select i1 %115, i64 %114, i64 %p11, !dbg !83
	%117 = add i64 %116, %113, !dbg !84
	%118 = icmp slt i64 %117, %p11, !dbg !85
	%119 = select i1 %118, i64 %117, i64 %p11, !dbg !85
	%120 = sub i64 %119, %116, !dbg !86
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %116, !dbg !86
	%122 = mul i64 %p4, %106, !dbg !87
	%123 = icmp ugt i64 %119, %p11, !dbg !86
	%124 = icmp ugt i64 %116, %119, !dbg !86
	%125 = or i1 %123, %124, !dbg !86
	br i1 %125, label %b13_fail1, label %b13_ok1, !dbg !86, !prof !26

b13_ok1:
	%126 = urem i64 %29, 2, !dbg !89
	%127 = mul i64 %126, %122, !dbg !91
	%128 = sub i64 %p29, %127, !dbg !92
	%129 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %127, !dbg !92
	%130 = icmp ugt i64 %127, %p29, !dbg !92
	%131 = icmp ugt i64 %p2, %128, !dbg !93
	%132 = or i1 %130, %131, !dbg !93
	br i1 %132, label %b13_fail3, label %b13_ok3, !dbg !93, !prof !26

b13_ok3:
	%133 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !94
	%134 = udiv i32 %133, 4, !dbg !94
	%135 = zext i32 %134 to i64, !dbg !94
	%136 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !94
	%137 = icmp ugt i64 %120, %135, !dbg !95
	br i1 %137, label %b13_fail5, label %b13_ok5, !dbg !95, !prof !26

b13_ok5:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96, !range !34
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !96, !range !34
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !96, !range !35
	%141 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96, !range !36
	%142 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !96, !range !36
	%143 = mul i32 %142, %140, !dbg !96
	%144 = add i32 %139, %143, !dbg !96
	%145 = mul i32 %141, %144, !dbg !96
	%146 = add i32 %138, %145, !dbg !96
	%147 = sext i32 %146 to i64, !dbg !96
	%148 = mul i32 %141, %142, !dbg !96
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !96, !range !37
	%150 = mul i32 %148, %149, !dbg !96
	%151 = sext i32 %150 to i64, !dbg !96
	br label %b14, !dbg !96

b14:
	%152 = phi i64 [ %147, %b13_ok5 ], [ %173, %b16 ], !dbg !96
	%153 = icmp slt i64 %152, %120, !dbg !96
	br i1 %153, label %b15, label %b18, !dbg !96

b15:
	%154 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 %152, !dbg !97
	%155 = load i32, i32 addrspace(1)* %154, align 4, !dbg !97
	%156 = sext i32 %155 to i64, !dbg !98
	%157 = getelementptr inbounds i32, i32 addrspace(1)* %129, i64 %156, !dbg !99
	%158 = icmp uge i64 %156, %p2, !dbg !99
	br i1 %158, label %b15_fail1, label %b15_ok1, !dbg !99, !prof !26

b15_ok1:
	%159 = atomicrmw add i32 addrspace(1)* %157, i32 1 monotonic, !dbg !100
	%160 = sext i32 %159 to i64, !dbg !101
	%161 = icmp slt i64 %160, %p0, !dbg !102
	br i1 %161, label %b16, label %b17, !dbg !103

b16:
	%162 = icmp eq i64 %106, -1, !dbg !104
	%163 = select i1 %162, i64 1, i64 %106, !dbg !104
	%164 = sdiv i64 %156, %163, !dbg !104
	%165 = sub i64 0, %156, !dbg !104
	%166 = select i1 %162, i64 %165, i64 %164, !dbg !104
	%167 = mul i64 %166, %106, !dbg !105
	%168 = add i64 %167, %105, !dbg !106
	%169 = mul i64 %168, %p0, !dbg !107
	%170 = trunc i64 %169 to i32, !dbg !108
	%171 = add i32 %170, %159, !dbg !109
	%172 = getelementptr inbounds i32, i32 addrspace(3)* %136, i64 %152, !dbg !110
	store i32 %171, i32 addrspace(3)* %172, align 4, !dbg !110
	%173 = add i64 %152, %151, !dbg !96
	br label %b14, !dbg !96

b17:
	br label %fail, !dbg !103

b18:
	call void @llvm.nvvm.barrier0(), !dbg !111
	br label %b19, !dbg !112

b19:
	%174 = phi i64 [ -1, %b18 ], [ %175, %b20_ok8 ], !dbg !112
	%175 = add nsw i64 %174, 1, !dbg !112
	%176 = icmp slt i64 %175, %120, !dbg !112
	br i1 %176, label %b20, label %b21, !dbg !112

b20:
	%177 = getelementptr inbounds i32, i32 addrspace(3)* %136, i64 %175, !dbg !112
	%178 = load i32, i32 addrspace(3)* %177, align 4, !dbg !112
	%179 = sext i32 %178 to i64, !dbg !113
	%180 = mul i64 %179, %p1, !dbg !116
	%181 = add nsw i64 %179, 1, !dbg !117
	%182 = mul i64 %181, %p1, !dbg !118
	%183 = sub i64 %182, %180, !dbg !119
	%184 = getelementptr inbounds float, float addrspace(1)* %9, i64 %180, !dbg !119
	%185 = add i64 %116, %175, !dbg !121
	%186 = icmp ugt i64 %182, %p19, !dbg !119
	%187 = icmp ugt i64 %180, %182, !dbg !119
	%188 = icmp eq i64 %p3, 0, !dbg !120
	%189 = or i1 %186, %187, !dbg !120
	%190 = or i1 %189, %188, !dbg !120
	br i1 %190, label %b20_fail1, label %b20_ok1, !dbg !120, !prof !26

b20_ok1:
	%191 = icmp eq i64 %p3, -1, !dbg !120
	%192 = select i1 %191, i64 1, i64 %p3, !dbg !120
	%193 = sdiv i64 %185, %192, !dbg !120
	%194 = sub i64 0, %185, !dbg !120
	%195 = select i1 %191, i64 %194, i64 %193, !dbg !120
	%196 = mul i64 %195, %p1, !dbg !123
	%197 = add i64 %195, 1, !dbg !124
	%198 = mul i64 %197, %p1, !dbg !125
	%199 = sub i64 %198, %196, !dbg !126
	%200 = getelementptr inbounds float, float addrspace(1)* %4, i64 %196, !dbg !126
	%201 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %179, !dbg !127
	%202 = shl i64 %29, 32, !dbg !130
	%203 = or i64 %202, %185, !dbg !132
	%204 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 %175, !dbg !133
	%205 = icmp ugt i64 %198, %p9, !dbg !126
	%206 = icmp ugt i64 %196, %198, !dbg !126
	%207 = icmp uge i64 %179, %p25, !dbg !127
	%208 = icmp ne i64 %183, %199, !dbg !128
	%209 = or i1 %205, %206, !dbg !128
	%210 = or i1 %209, %207, !dbg !128
	%211 = or i1 %210, %208, !dbg !128
	br i1 %211, label %b20_fail4, label %b20_ok4, !dbg !128, !prof !26

b20_ok4:
	%212 = load i32, i32 addrspace(1)* %204, align 4, !dbg !133
	%213 = sext i32 %212 to i64, !dbg !134
	%214 = icmp eq i64 %106, -1, !dbg !135
	%215 = select i1 %214, i64 1, i64 %106, !dbg !135
	%216 = srem i64 %213, %215, !dbg !135
	%217 = mul i64 %199, 4, !dbg !128
	%218 = trunc i64 %216 to i32, !dbg !128
	%219 = addrspacecast float addrspace(1)* %184 to float*, !dbg !128
	%220 = addrspacecast float addrspace(1)* %200 to float*, !dbg !128
	%221 = addrspacecast i64 addrspace(1)* %201 to i64*, !dbg !128
	%222 = icmp uge i64 %216, %106, !dbg !128
	br i1 %222, label %b20_fail8, label %b20_ok8, !dbg !128, !prof !26

b20_ok8:
	%223 = bitcast float* %219 to i8*, !dbg !128
	%224 = bitcast float* %220 to i8*, !dbg !128
	%225 = bitcast i64* %221 to i8*, !dbg !128
	call void @gpuc_put_signal_nbi_block(i8* %223, i8* %224, i64 %217, i8* %225, i64 %203, i32 9, i32 %218), !dbg !128
	br label %b19, !dbg !128

b21:
	call void @llvm.nvvm.barrier0(), !dbg !138
	%226 = icmp eq i64 %147, 0, !dbg !139
	br i1 %226, label %b22, label %b23, !dbg !139

b22:
	%227 = load i64, i64 addrspace(1)* %26, align 8, !dbg !140
	%228 = add i64 %227, 1, !dbg !141
	store i64 %228, i64 addrspace(1)* %26, align 8, !dbg !140
	br label %b23, !dbg !140

b23:
	%229 = add i64 %122, 1, !dbg !145
	%230 = icmp slt i64 %147, 32, !dbg !149
	%231 = icmp ugt i64 %229, %135, !dbg !146
	br i1 %231, label %b23_fail1, label %b23_ok1, !dbg !146, !prof !26

b23_ok1:
	br i1 %230, label %b24, label %b40, !dbg !149

b24:
	%232 = and i32 %146, -32, !dbg !150
	%233 = sub i32 %150, %232, !dbg !150
	%234 = icmp slt i32 %233, 32, !dbg !150
	%235 = select i1 %234, i32 %233, i32 32, !dbg !150
	%236 = sext i32 %235 to i64, !dbg !150
	%237 = sub nsw i64 %236, 1, !dbg !151
	%238 = icmp slt i64 %237, 0, !dbg !155
	%239 = trunc i64 %237 to i32, !dbg !156
	br label %b25, !dbg !157

b25:
	%240 = phi i64 [ %290, %b37 ], [ 0, %b24 ], !dbg !157
	%241 = phi i64 [ %291, %b37 ], [ 0, %b24 ], !dbg !158
	%242 = icmp slt i64 %241, %122, !dbg !159
	br i1 %242, label %b26, label %b38, !dbg !159

b26:
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !160, !range !161
	%244 = sext i32 %243 to i64, !dbg !160
	%245 = add i64 %241, %244, !dbg !162
	%246 = icmp slt i64 %245, %122, !dbg !163
	br i1 %246, label %b27, label %b28, !dbg !163

b27:
	%247 = add i64 %127, %245, !dbg !164
	%248 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %247, !dbg !165
	%249 = shl i64 %29, 32, !dbg !167
	%250 = addrspacecast i64 addrspace(1)* %248 to i64*, !dbg !168
	%251 = icmp uge i64 %247, %p23, !dbg !165
	br i1 %251, label %b27_fail1, label %b27_ok1, !dbg !165, !prof !26

b27_ok1:
	%252 = bitcast i64* %250 to i8*, !dbg !168
	%253 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %252, i32 5, i64 %249, i32 1, i8* %ctrl, i32 20), !dbg !168
	%254 = and i64 %253, 4294967295, !dbg !171
	br label %b28, !dbg !170

b28:
	%255 = phi i64 [ 0, %b26 ], [ %254, %b27_ok1 ], !dbg !173
	br label %b29, !dbg !179

b29:
	%256 = phi i64 [ %255, %b28 ], [ %273, %b32 ], !dbg !180
	%257 = phi i64 [ 1, %b28 ], [ %274, %b32 ], !dbg !181
	%258 = icmp slt i64 %257, 32, !dbg !182
	br i1 %258, label %b30, label %b33, !dbg !182

b30:
	%259 = trunc i64 %257 to i32, !dbg !183
	%260 = trunc i64 %256 to i32, !dbg !183
	%261 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %260, i32 %259, i32 0), !dbg !183
	%262 = extractvalue { i32, i1 } %261, 0, !dbg !183
	%263 = lshr i64 %256, 32, !dbg !183
	%264 = trunc i64 %263 to i32, !dbg !183
	%265 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %264, i32 %259, i32 0), !dbg !183
	%266 = extractvalue { i32, i1 } %265, 0, !dbg !183
	%267 = zext i32 %266 to i64, !dbg !183
	%268 = shl i64 %267, 32, !dbg !183
	%269 = zext i32 %262 to i64, !dbg !183
	%270 = or i64 %269, %268, !dbg !183
	%271 = icmp sge i64 %244, %257, !dbg !184
	br i1 %271, label %b31, label %b32, !dbg !184

b31:
	%272 = add i64 %256, %270, !dbg !185
	br label %b32, !dbg !185

b32:
	%273 = phi i64 [ %256, %b30 ], [ %272, %b31 ], !dbg !180
	%274 = mul nsw i64 %257, 2, !dbg !186
	br label %b29, !dbg !186

b33:
	%275 = add i64 %240, %256, !dbg !187
	br i1 %246, label %b34, label %b35, !dbg !188

b34:
	%276 = sub i64 %275, %255, !dbg !190
	%277 = trunc i64 %276 to i32, !dbg !191
	%278 = getelementptr inbounds i32, i32 addrspace(3)* %136, i64 %245, !dbg !189
	%279 = icmp uge i64 %245, %229, !dbg !189
	br i1 %279, label %b34_fail1, label %b34_ok1, !dbg !189, !prof !26

b34_ok1:
	store i32 %277, i32 addrspace(3)* %278, align 4, !dbg !189
	br label %b35, !dbg !189

b35:
	br i1 %238, label %b36, label %b37, !dbg !155

b36:
	br label %fail, !dbg !192

b37:
	%280 = trunc i64 %275 to i32, !dbg !156
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 %239, i32 31), !dbg !156
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !156
	%283 = lshr i64 %275, 32, !dbg !156
	%284 = trunc i64 %283 to i32, !dbg !156
	%285 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %284, i32 %239, i32 31), !dbg !156
	%286 = extractvalue { i32, i1 } %285, 0, !dbg !156
	%287 = zext i32 %286 to i64, !dbg !156
	%288 = shl i64 %287, 32, !dbg !156
	%289 = zext i32 %282 to i64, !dbg !156
	%290 = or i64 %289, %288, !dbg !156
	%291 = add i64 %241, %236, !dbg !193
	br label %b25, !dbg !193

b38:
	%292 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !194, !range !161
	%293 = sext i32 %292 to i64, !dbg !194
	%294 = icmp eq i64 %293, 0, !dbg !195
	br i1 %294, label %b39, label %b40, !dbg !195

b39:
	%295 = trunc i64 %240 to i32, !dbg !197
	%296 = getelementptr inbounds i32, i32 addrspace(3)* %136, i64 %122, !dbg !196
	%297 = icmp uge i64 %122, %229, !dbg !196
	br i1 %297, label %b39_fail1, label %b39_ok1, !dbg !196, !prof !26

b39_ok1:
	store i32 %295, i32 addrspace(3)* %296, align 4, !dbg !196
	br label %b40, !dbg !196

b40:
	call void @llvm.nvvm.barrier0(), !dbg !198
	%298 = xor i1 %0, true, !dbg !202
	%299 = trunc i64 %151 to i32, !dbg !203
	%300 = mul nuw i32 %299, 4, !dbg !203
	%301 = zext i32 %300 to i64, !dbg !203
	br label %b41, !dbg !204

b41:
	%302 = phi i64 [ %19, %b40 ], [ %493, %b73 ], !dbg !205
	%303 = getelementptr inbounds i32, i32 addrspace(3)* %136, i64 %122, !dbg !206
	%304 = icmp uge i64 %122, %229, !dbg !206
	br i1 %304, label %b41_fail1, label %b41_ok1, !dbg !206, !prof !26

b41_ok1:
	%305 = load i32, i32 addrspace(3)* %303, align 4, !dbg !206
	%306 = sext i32 %305 to i64, !dbg !207
	%307 = icmp slt i64 %302, %306, !dbg !208
	br i1 %307, label %b42, label %b78, !dbg !208

b42:
	%308 = phi i64 [ %313, %b43_ok1 ], [ %308, %b44 ], [ 0, %b41_ok1 ], !dbg !211
	%309 = phi i64 [ %309, %b43_ok1 ], [ %313, %b44 ], [ %122, %b41_ok1 ], !dbg !212
	%310 = sub i64 %309, %308, !dbg !213
	%311 = icmp sgt i64 %310, 1, !dbg !214
	br i1 %311, label %b43, label %b45, !dbg !214

b43:
	%312 = add i64 %308, %309, !dbg !215
	%313 = sdiv i64 %312, 2, !dbg !216
	%314 = getelementptr inbounds i32, i32 addrspace(3)* %136, i64 %313, !dbg !217
	%315 = icmp uge i64 %313, %229, !dbg !217
	br i1 %315, label %b43_fail1, label %b43_ok1, !dbg !217, !prof !26

b43_ok1:
	%316 = load i32, i32 addrspace(3)* %314, align 4, !dbg !217
	%317 = sext i32 %316 to i64, !dbg !218
	%318 = icmp sle i64 %317, %302, !dbg !219
	br i1 %318, label %b42, label %b44, !dbg !219

b44:
	br label %b42, !dbg !219

b45:
	%319 = mul i64 %308, %p0, !dbg !220
	%320 = add i64 %319, %302, !dbg !221
	%321 = getelementptr inbounds i32, i32 addrspace(3)* %136, i64 %308, !dbg !222
	%322 = load i32, i32 addrspace(3)* %321, align 4, !dbg !222
	%323 = sext i32 %322 to i64, !dbg !223
	%324 = sub i64 %320, %323, !dbg !224
	br i1 %226, label %b46, label %b47, !dbg !225

b46:
	%325 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %324, !dbg !226
	%326 = shl i64 %29, 32, !dbg !228
	%327 = addrspacecast i64 addrspace(1)* %325 to i64*, !dbg !229
	%328 = icmp uge i64 %324, %p25, !dbg !226
	br i1 %328, label %b46_fail1, label %b46_ok1, !dbg !226, !prof !26

b46_ok1:
	%329 = bitcast i64* %327 to i8*, !dbg !229
	%330 = call i64 @gpuc_signal_wait_until_thread(i8* %329, i32 5, i64 %326, i32 1, i8* %ctrl, i32 27), !dbg !229
	%331 = and i64 %330, 4294967295, !dbg !231
	%332 = trunc i64 %331 to i32, !dbg !233
	store i32 %332, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !234
	br label %b47, !dbg !234

b47:
	call void @llvm.nvvm.barrier0(), !dbg !235
	%333 = mul i64 %324, %p1, !dbg !237
	%334 = add i64 %324, 1, !dbg !238
	%335 = mul i64 %334, %p1, !dbg !239
	%336 = icmp ugt i64 %335, %p19, !dbg !240
	%337 = icmp ugt i64 %333, %335, !dbg !240
	%338 = or i1 %336, %337, !dbg !240
	br i1 %338, label %b47_fail1, label %b47_ok1, !dbg !240, !prof !26

b47_ok1:
	%339 = load i32, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !241
	%340 = sext i32 %339 to i64, !dbg !242
	%341 = icmp eq i64 %106, -1, !dbg !243
	%342 = select i1 %341, i64 1, i64 %106, !dbg !243
	%343 = sdiv i64 %308, %342, !dbg !243
	%344 = sub i64 0, %308, !dbg !243
	%345 = select i1 %341, i64 %344, i64 %343, !dbg !243
	%346 = icmp eq i64 %106, -1, !dbg !244
	%347 = select i1 %346, i64 1, i64 %106, !dbg !244
	%348 = srem i64 %308, %347, !dbg !244
	%349 = sub i64 %335, %333, !dbg !240
	%350 = getelementptr inbounds float, float addrspace(1)* %9, i64 %333, !dbg !240
	%351 = mul i64 %340, %p1, !dbg !246
	%352 = add nsw i64 %340, 1, !dbg !247
	%353 = mul i64 %352, %p1, !dbg !248
	%354 = sub i64 %353, %351, !dbg !249
	%355 = getelementptr inbounds float, float addrspace(1)* %10, i64 %351, !dbg !249
	%356 = getelementptr inbounds float, float addrspace(1)* %7, i64 %345, !dbg !250
	%357 = icmp ugt i64 %353, %p21, !dbg !249
	%358 = icmp ugt i64 %351, %353, !dbg !249
	%359 = icmp uge i64 %345, %p15, !dbg !250
	%360 = icmp uge i64 %345, %p17, !dbg !251
	%361 = icmp uge i64 %340, %p27, !dbg !252
	%362 = or i1 %357, %358, !dbg !252
	%363 = or i1 %362, %359, !dbg !252
	%364 = or i1 %363, %360, !dbg !252
	%365 = or i1 %364, %361, !dbg !252
	br i1 %365, label %b47_fail3, label %b47_ok3, !dbg !252, !prof !26

b47_ok3:
	%366 = load float, float addrspace(1)* %356, align 4, !dbg !250
	%367 = getelementptr inbounds float, float addrspace(1)* %8, i64 %345, !dbg !251
	%368 = load float, float addrspace(1)* %367, align 4, !dbg !251
	%369 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %340, !dbg !252
	%370 = and i64 %349, 3, !dbg !253
	%371 = icmp eq i64 %370, 0, !dbg !253
	br i1 %371, label %b48, label %b77, !dbg !253

b48:
	%372 = addrspacecast float addrspace(1)* %350 to float*, !dbg !253
	%373 = ptrtoint float* %372 to i64, !dbg !253
	%374 = and i64 %373, 15, !dbg !253
	%375 = icmp eq i64 %374, 0, !dbg !253
	%376 = icmp eq i64 %349, 0, !dbg !253
	%377 = or i1 %375, %376, !dbg !253
	br i1 %377, label %b49, label %b76, !dbg !253

b49:
	%378 = ashr i64 %349, 2, !dbg !253
	%379 = bitcast float addrspace(1)* %350 to { float, float, float, float } addrspace(1)*, !dbg !253
	%380 = trunc i64 %348 to i32, !dbg !254
	%381 = addrspacecast float addrspace(1)* %355 to float*, !dbg !254
	%382 = bitcast float* %381 to i8*, !dbg !254
	%383 = call i8* @gpuc_peer_thread(i8* %382, i32 %380), !dbg !254
	%384 = bitcast i8* %383 to float*, !dbg !254
	%385 = icmp eq float* %384, null, !dbg !254
	%386 = select i1 %385, i64 0, i64 %354, !dbg !254
	%387 = and i64 %386, 3, !dbg !255
	%388 = icmp eq i64 %387, 0, !dbg !255
	br i1 %388, label %b50, label %b75, !dbg !255

b50:
	%389 = ptrtoint float* %384 to i64, !dbg !255
	%390 = and i64 %389, 15, !dbg !255
	%391 = icmp eq i64 %390, 0, !dbg !255
	%392 = icmp eq i64 %386, 0, !dbg !255
	%393 = or i1 %391, %392, !dbg !255
	br i1 %393, label %b51, label %b74, !dbg !255

b51:
	%394 = ashr i64 %386, 2, !dbg !255
	%395 = addrspacecast float* %384 to { float, float, float, float } addrspace(1)*, !dbg !255
	%396 = icmp eq i64 %394, %378, !dbg !256
	br i1 %396, label %b52, label %b53, !dbg !256

b52:
	br label %b53, !dbg !202

b53:
	%397 = phi i1 [ false, %b51 ], [ %298, %b52 ], !dbg !257
	br i1 %397, label %b55, label %b54, !dbg !257

b54:
	br label %b55, !dbg !257

b55:
	%398 = phi { float, float, float, float } addrspace(1)* [ %395, %b53 ], [ %379, %b54 ], !dbg !258
	%399 = phi i64 [ %394, %b53 ], [ %378, %b54 ], !dbg !258
	br label %b56, !dbg !259

b56:
	%400 = phi i64 [ %147, %b55 ], [ %476, %b68 ], !dbg !260
	%401 = icmp slt i64 %400, %378, !dbg !261
	br i1 %401, label %b57, label %b69, !dbg !261

b57:
	store [4 x { float, float, float, float }] zeroinitializer, [4 x { float, float, float, float }]* %1, align 16, !dbg !262
	%402 = icmp ugt i64 %378, 281474976710655, !dbg !263
	%403 = icmp ugt i64 %400, 281474976710655, !dbg !263
	%404 = or i1 %402, %403, !dbg !263
	%405 = mul nsw i64 %151, -3, !dbg !263
	%406 = add nsw i64 %405, -1, !dbg !263
	%407 = add i64 %406, %378, !dbg !263
	%408 = mul i64 %400, -1, !dbg !263
	%409 = add i64 %407, %408, !dbg !263
	%410 = icmp slt i64 %409, 0, !dbg !263
	%411 = or i1 %404, %410, !dbg !263
	br i1 %411, label %b58_cold, label %b61, !dbg !263, !prof !26

b61:
	%412 = phi i64 [ -1, %b57 ], [ %413, %b62 ], [ %413, %b63 ], !dbg !263
	%413 = add nsw i64 %412, 1, !dbg !263
	%414 = icmp slt i64 %413, 4, !dbg !263
	br i1 %414, label %b62, label %b64, !dbg !263

b62:
	%415 = mul i64 %413, %151, !dbg !264
	%416 = add i64 %400, %415, !dbg !265
	%417 = icmp slt i64 %416, %378, !dbg !266
	br i1 %417, label %b63, label %b61, !dbg !266

b63:
	%418 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %379, i64 %416, !dbg !269
	%419 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %418, i32 0, i32 0, !dbg !269
	%420 = bitcast { float, float, float, float } addrspace(1)* %418 to <4 x float> addrspace(1)*, !dbg !269
	%421 = load <4 x float>, <4 x float> addrspace(1)* %420, align 16, !dbg !269
	%422 = extractelement <4 x float> %421, i32 0, !dbg !269
	%423 = extractelement <4 x float> %421, i32 1, !dbg !269
	%424 = extractelement <4 x float> %421, i32 2, !dbg !269
	%425 = extractelement <4 x float> %421, i32 3, !dbg !269
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %418, i32 0, i32 1, !dbg !269
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %418, i32 0, i32 2, !dbg !269
	%428 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %418, i32 0, i32 3, !dbg !269
	%429 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, i64 0, i64 %413, !dbg !270
	%430 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %429, i32 0, i32 0, !dbg !270
	%431 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %429, i32 0, i32 1, !dbg !270
	%432 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %429, i32 0, i32 2, !dbg !270
	%433 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %429, i32 0, i32 3, !dbg !270
	%434 = bitcast { float, float, float, float }* %429 to <4 x float>*, !dbg !270
	%435 = insertelement <4 x float> undef, float %422, i32 0, !dbg !270
	%436 = insertelement <4 x float> %435, float %423, i32 1, !dbg !270
	%437 = insertelement <4 x float> %436, float %424, i32 2, !dbg !270
	%438 = insertelement <4 x float> %437, float %425, i32 3, !dbg !270
	store <4 x float> %438, <4 x float>* %434, align 16, !dbg !270
	br label %b61, !dbg !270

b64:
	store [4 x { float, float, float, float }] zeroinitializer, [4 x { float, float, float, float }]* %2, align 16, !dbg !273
	%439 = load [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, align 16, !dbg !273
	store [4 x { float, float, float, float }] %439, [4 x { float, float, float, float }]* %2, align 16, !dbg !273
	br label %b65, !dbg !273

b65:
	%440 = phi i64 [ -1, %b64 ], [ %441, %b66 ], [ %441, %b67_ok1 ], !dbg !273
	%441 = add nsw i64 %440, 1, !dbg !273
	%442 = icmp slt i64 %441, 4, !dbg !273
	br i1 %442, label %b66, label %b68, !dbg !273

b66:
	%443 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %2, i64 0, i64 %441, !dbg !273
	%444 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 0, !dbg !273
	%445 = bitcast { float, float, float, float }* %443 to <4 x float>*, !dbg !273
	%446 = load <4 x float>, <4 x float>* %445, align 16, !dbg !273
	%447 = extractelement <4 x float> %446, i32 0, !dbg !273
	%448 = extractelement <4 x float> %446, i32 1, !dbg !273
	%449 = extractelement <4 x float> %446, i32 2, !dbg !273
	%450 = extractelement <4 x float> %446, i32 3, !dbg !273
	%451 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 1, !dbg !273
	%452 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 2, !dbg !273
	%453 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 3, !dbg !273
	%454 = mul i64 %441, %151, !dbg !274
	%455 = add i64 %400, %454, !dbg !275
	%456 = icmp slt i64 %455, %378, !dbg !276
	br i1 %456, label %b67, label %b65, !dbg !276

b67:
	%457 = call float @llvm.nvvm.mul.rn.f(float %447, float %366), !dbg !280
	%458 = fadd float %457, %368, !dbg !281
	%459 = call float @llvm.nvvm.mul.rn.f(float %448, float %366), !dbg !283
	%460 = fadd float %459, %368, !dbg !284
	%461 = call float @llvm.nvvm.mul.rn.f(float %449, float %366), !dbg !286
	%462 = fadd float %461, %368, !dbg !287
	%463 = call float @llvm.nvvm.mul.rn.f(float %450, float %366), !dbg !289
	%464 = fadd float %463, %368, !dbg !290
	%465 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %398, i64 %455, !dbg !277
	%466 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %465, i32 0, i32 0, !dbg !277
	%467 = icmp uge i64 %455, %399, !dbg !277
	br i1 %467, label %b67_fail1, label %b67_ok1, !dbg !277, !prof !26

b67_ok1:
	%468 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %465, i32 0, i32 1, !dbg !277
	%469 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %465, i32 0, i32 2, !dbg !277
	%470 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %465, i32 0, i32 3, !dbg !277
	%471 = bitcast { float, float, float, float } addrspace(1)* %465 to <4 x float> addrspace(1)*, !dbg !277
	%472 = insertelement <4 x float> undef, float %458, i32 0, !dbg !277
	%473 = insertelement <4 x float> %472, float %460, i32 1, !dbg !277
	%474 = insertelement <4 x float> %473, float %462, i32 2, !dbg !277
	%475 = insertelement <4 x float> %474, float %464, i32 3, !dbg !277
	store <4 x float> %475, <4 x float> addrspace(1)* %471, align 16, !dbg !277
	br label %b65, !dbg !277

b68:
	%476 = add i64 %400, %301, !dbg !291
	br label %b56, !dbg !291

b69:
	call void @llvm.nvvm.barrier0(), !dbg !292
	br i1 %397, label %b70, label %b72, !dbg !292

b70:
	br i1 %226, label %b71, label %b73, !dbg !293

b71:
	call void @gpuc_fence_thread(), !dbg !294
	%477 = addrspacecast i64 addrspace(1)* %369 to i64*, !dbg !295
	%478 = icmp eq i64 addrspace(1)* %369, null, !dbg !295
	br i1 %478, label %b71_fail1, label %b71_ok1, !dbg !295, !prof !26

b71_ok1:
	%479 = bitcast i64* %477 to i8*, !dbg !295
	call void @gpuc_signal_op_thread(i8* %479, i64 %29, i32 9, i32 %380), !dbg !295
	br label %b73, !dbg !295

b72:
	%480 = mul i64 %349, 4, !dbg !296
	%481 = icmp ne i64 %354, %349, !dbg !296
	%482 = icmp eq i64 addrspace(1)* %369, null, !dbg !296
	%483 = or i1 %481, %482, !dbg !296
	br i1 %483, label %b72_fail1, label %b72_ok1, !dbg !296, !prof !26

b72_ok1:
	%484 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !296
	%485 = sext i32 %484 to i64, !dbg !296
	%486 = addrspacecast float addrspace(1)* %355 to float*, !dbg !296
	%487 = addrspacecast float addrspace(1)* %350 to float*, !dbg !296
	%488 = addrspacecast i64 addrspace(1)* %369 to i64*, !dbg !296
	%489 = icmp ne i64 %485, %151, !dbg !296
	br i1 %489, label %b72_fail3, label %b72_ok3, !dbg !296, !prof !26

b72_ok3:
	%490 = bitcast float* %486 to i8*, !dbg !296
	%491 = bitcast float* %487 to i8*, !dbg !296
	%492 = bitcast i64* %488 to i8*, !dbg !296
	call void @gpuc_put_signal_nbi_block(i8* %490, i8* %491, i64 %480, i8* %492, i64 %29, i32 9, i32 %380), !dbg !296
	br label %b73, !dbg !297

b73:
	%493 = add i64 %302, %23, !dbg !298
	br label %b41, !dbg !298

b74:
	br label %fail, !dbg !255

b75:
	br label %fail, !dbg !255

b76:
	br label %fail, !dbg !253

b77:
	br label %fail, !dbg !253

b78:
	%494 = icmp sgt i64 %p0, 1, !dbg !302
	%495 = select i1 %494, i64 %p0, i64 1, !dbg !302
	%496 = icmp eq i64 %495, -1, !dbg !303
	%497 = select i1 %496, i64 1, i64 %495, !dbg !303
	%498 = sdiv i64 %23, %497, !dbg !303
	%499 = sub i64 0, %23, !dbg !303
	%500 = select i1 %496, i64 %499, i64 %498, !dbg !303
	%501 = icmp sgt i64 %500, 1, !dbg !304
	%502 = select i1 %501, i64 %500, i64 1, !dbg !304
	%503 = mul i64 %p0, %502, !dbg !305
	br label %b79, !dbg !306

b79:
	%504 = phi i64 [ %19, %b78 ], [ %652, %b98 ], !dbg !307
	%505 = icmp slt i64 %504, %503, !dbg !308
	br i1 %505, label %b80, label %b103, !dbg !308

b80:
	%506 = icmp eq i64 %502, -1, !dbg !309
	%507 = select i1 %506, i64 1, i64 %502, !dbg !309
	%508 = sdiv i64 %504, %507, !dbg !309
	%509 = sub i64 0, %504, !dbg !309
	%510 = select i1 %506, i64 %509, i64 %508, !dbg !309
	%511 = icmp eq i64 %502, -1, !dbg !310
	%512 = select i1 %511, i64 1, i64 %502, !dbg !310
	%513 = srem i64 %504, %512, !dbg !310
	%514 = mul i64 %510, %p3, !dbg !311
	br label %b81, !dbg !312

b81:
	%515 = phi i64 [ %147, %b80 ], [ %523, %b82_ok1 ], !dbg !312
	%516 = icmp slt i64 %515, %p3, !dbg !312
	br i1 %516, label %b82, label %b83, !dbg !312

b82:
	%517 = add i64 %514, %515, !dbg !313
	%518 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %517, !dbg !314
	%519 = addrspacecast i64 addrspace(1)* %518 to i64*, !dbg !315
	%520 = icmp uge i64 %517, %p27, !dbg !314
	br i1 %520, label %b82_fail1, label %b82_ok1, !dbg !314, !prof !26

b82_ok1:
	%521 = bitcast i64* %519 to i8*, !dbg !315
	%522 = call i64 @gpuc_signal_wait_until_thread(i8* %521, i32 5, i64 %29, i32 1, i8* %ctrl, i32 39), !dbg !315
	%523 = add i64 %515, %151, !dbg !312
	br label %b81, !dbg !312

b83:
	call void @llvm.nvvm.barrier0(), !dbg !316
	%524 = mul i64 %514, %p1, !dbg !317
	%525 = add i64 %514, %p3, !dbg !318
	%526 = mul i64 %525, %p1, !dbg !319
	%527 = sub i64 %526, %524, !dbg !320
	%528 = getelementptr inbounds float, float addrspace(1)* %10, i64 %524, !dbg !320
	%529 = and i64 %527, 3, !dbg !321
	%530 = icmp eq i64 %529, 0, !dbg !321
	%531 = icmp ugt i64 %526, %p21, !dbg !320
	%532 = icmp ugt i64 %524, %526, !dbg !320
	%533 = or i1 %531, %532, !dbg !320
	br i1 %533, label %b83_fail1, label %b83_ok1, !dbg !320, !prof !26

b83_ok1:
	br i1 %530, label %b84, label %b102, !dbg !321

b84:
	%534 = addrspacecast float addrspace(1)* %528 to float*, !dbg !321
	%535 = ptrtoint float* %534 to i64, !dbg !321
	%536 = and i64 %535, 15, !dbg !321
	%537 = icmp eq i64 %536, 0, !dbg !321
	%538 = icmp eq i64 %527, 0, !dbg !321
	%539 = or i1 %537, %538, !dbg !321
	br i1 %539, label %b85, label %b101, !dbg !321

b85:
	%540 = mul i64 %510, %p1, !dbg !322
	%541 = add i64 %510, 1, !dbg !323
	%542 = mul i64 %541, %p1, !dbg !324
	%543 = ashr i64 %527, 2, !dbg !321
	%544 = bitcast float addrspace(1)* %528 to { float, float, float, float } addrspace(1)*, !dbg !321
	%545 = sub i64 %542, %540, !dbg !325
	%546 = getelementptr inbounds float, float addrspace(1)* %3, i64 %540, !dbg !325
	%547 = and i64 %545, 3, !dbg !326
	%548 = icmp eq i64 %547, 0, !dbg !326
	%549 = icmp ugt i64 %542, %p7, !dbg !325
	%550 = icmp ugt i64 %540, %542, !dbg !325
	%551 = or i1 %549, %550, !dbg !325
	br i1 %551, label %b85_fail1, label %b85_ok1, !dbg !325, !prof !26

b85_ok1:
	br i1 %548, label %b86, label %b100, !dbg !326

b86:
	%552 = addrspacecast float addrspace(1)* %546 to float*, !dbg !326
	%553 = ptrtoint float* %552 to i64, !dbg !326
	%554 = and i64 %553, 15, !dbg !326
	%555 = icmp eq i64 %554, 0, !dbg !326
	%556 = icmp eq i64 %545, 0, !dbg !326
	%557 = or i1 %555, %556, !dbg !326
	br i1 %557, label %b87, label %b99, !dbg !326

b87:
	%558 = ashr i64 %545, 2, !dbg !326
	%559 = bitcast float addrspace(1)* %546 to { float, float, float, float } addrspace(1)*, !dbg !326
	%560 = mul i64 %558, %513, !dbg !327
	%561 = icmp eq i64 %502, -1, !dbg !328
	%562 = select i1 %561, i64 1, i64 %502, !dbg !328
	%563 = sdiv i64 %560, %562, !dbg !328
	%564 = sub i64 0, %560, !dbg !328
	%565 = select i1 %561, i64 %564, i64 %563, !dbg !328
	%566 = add nsw i64 %513, 1, !dbg !329
	%567 = mul i64 %558, %566, !dbg !330
	%568 = icmp eq i64 %502, -1, !dbg !331
	%569 = select i1 %568, i64 1, i64 %502, !dbg !331
	%570 = sdiv i64 %567, %569, !dbg !331
	%571 = sub i64 0, %567, !dbg !331
	%572 = select i1 %568, i64 %571, i64 %570, !dbg !331
	%573 = sub i64 %572, %565, !dbg !332
	%574 = icmp ugt i64 %p3, 268435455, !dbg !333
	%575 = icmp ugt i64 %514, 281474976710655, !dbg !333
	%576 = or i1 %574, %575, !dbg !333
	%577 = icmp ugt i64 %543, 281474976710655, !dbg !333
	%578 = or i1 %576, %577, !dbg !333
	%579 = icmp ugt i64 %558, 268435455, !dbg !333
	%580 = or i1 %578, %579, !dbg !333
	%581 = icmp ugt i64 %565, 281474976710655, !dbg !333
	%582 = or i1 %580, %581, !dbg !333
	%583 = icmp ugt i64 %573, 281474976710655, !dbg !333
	%584 = or i1 %582, %583, !dbg !333
	%585 = mul i64 %525, -1, !dbg !333
	%586 = add i64 %p13, %585, !dbg !333
	%587 = icmp slt i64 %586, 0, !dbg !333
	%588 = or i1 %584, %587, !dbg !333
	%589 = mul nsw i64 %p13, -1, !dbg !333
	%590 = add i64 %p3, %589, !dbg !333
	%591 = icmp slt i64 %590, 0, !dbg !333
	%592 = or i1 %588, %591, !dbg !333
	%593 = mul i64 %565, -1, !dbg !333
	%594 = add i64 %558, %593, !dbg !333
	%595 = mul i64 %573, -1, !dbg !333
	%596 = add i64 %594, %595, !dbg !333
	%597 = icmp slt i64 %596, 0, !dbg !333
	%598 = or i1 %592, %597, !dbg !333
	%599 = mul i64 %p3, -1, !dbg !333
	%600 = mul i64 %558, %599, !dbg !333
	%601 = add i64 %600, %543, !dbg !333
	%602 = add i64 %601, %558, !dbg !333
	%603 = add i64 %602, %593, !dbg !333
	%604 = add i64 %603, %595, !dbg !333
	%605 = icmp slt i64 %604, 0, !dbg !333
	%606 = or i1 %598, %605, !dbg !333
	br i1 %606, label %b88_cold, label %b93, !dbg !333, !prof !26

b93:
	%607 = phi i64 [ %147, %b87 ], [ %651, %b97 ], !dbg !333
	%608 = icmp slt i64 %607, %573, !dbg !333
	br i1 %608, label %b94, label %b98, !dbg !333

b94:
	%609 = add i64 %565, %607, !dbg !335
	%610 = getelementptr inbounds float, float addrspace(1)* %6, i64 %514, !dbg !334
	br label %b95, !dbg !338

b95:
	%611 = phi float [ 0.000000e+00, %b94 ], [ %640, %b96 ], !dbg !339
	%612 = phi float [ 0.000000e+00, %b94 ], [ %638, %b96 ], !dbg !339
	%613 = phi float [ 0.000000e+00, %b94 ], [ %636, %b96 ], !dbg !339
	%614 = phi float [ 0.000000e+00, %b94 ], [ %634, %b96 ], !dbg !339
	%615 = phi i64 [ -1, %b94 ], [ %616, %b96 ], !dbg !338
	%616 = add nsw i64 %615, 1, !dbg !338
	%617 = icmp slt i64 %616, %p3, !dbg !338
	br i1 %617, label %b96, label %b97, !dbg !338

b96:
	%618 = getelementptr inbounds float, float addrspace(1)* %610, i64 %616, !dbg !343
	%619 = load float, float addrspace(1)* %618, align 4, !dbg !343
	%620 = mul i64 %616, %558, !dbg !340
	%621 = add i64 %620, %609, !dbg !341
	%622 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %544, i64 %621, !dbg !342
	%623 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %622, i32 0, i32 0, !dbg !342
	%624 = bitcast { float, float, float, float } addrspace(1)* %622 to <4 x float> addrspace(1)*, !dbg !342
	%625 = load <4 x float>, <4 x float> addrspace(1)* %624, align 16, !dbg !342
	%626 = extractelement <4 x float> %625, i32 0, !dbg !342
	%627 = extractelement <4 x float> %625, i32 1, !dbg !342
	%628 = extractelement <4 x float> %625, i32 2, !dbg !342
	%629 = extractelement <4 x float> %625, i32 3, !dbg !342
	%630 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %622, i32 0, i32 1, !dbg !342
	%631 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %622, i32 0, i32 2, !dbg !342
	%632 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %622, i32 0, i32 3, !dbg !342
	%633 = call float @llvm.nvvm.mul.rn.f(float %619, float %626), !dbg !344
	%634 = fadd float %614, %633, !dbg !345
	%635 = call float @llvm.nvvm.mul.rn.f(float %619, float %627), !dbg !346
	%636 = fadd float %613, %635, !dbg !347
	%637 = call float @llvm.nvvm.mul.rn.f(float %619, float %628), !dbg !348
	%638 = fadd float %612, %637, !dbg !349
	%639 = call float @llvm.nvvm.mul.rn.f(float %619, float %629), !dbg !350
	%640 = fadd float %611, %639, !dbg !351
	br label %b95, !dbg !352, !llvm.loop !359

b97:
	%641 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %559, i64 %609, !dbg !355
	%642 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %641, i32 0, i32 0, !dbg !355
	%643 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %641, i32 0, i32 1, !dbg !355
	%644 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %641, i32 0, i32 2, !dbg !355
	%645 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %641, i32 0, i32 3, !dbg !355
	%646 = bitcast { float, float, float, float } addrspace(1)* %641 to <4 x float> addrspace(1)*, !dbg !355
	%647 = insertelement <4 x float> undef, float %614, i32 0, !dbg !355
	%648 = insertelement <4 x float> %647, float %613, i32 1, !dbg !355
	%649 = insertelement <4 x float> %648, float %612, i32 2, !dbg !355
	%650 = insertelement <4 x float> %649, float %611, i32 3, !dbg !355
	store <4 x float> %650, <4 x float> addrspace(1)* %646, align 16, !dbg !355
	%651 = add i64 %607, %151, !dbg !333
	br label %b93, !dbg !333

b98:
	%652 = add i64 %504, %23, !dbg !360
	br label %b79, !dbg !360

b99:
	br label %fail, !dbg !326

b100:
	br label %fail, !dbg !326

b101:
	br label %fail, !dbg !321

b102:
	br label %fail, !dbg !321

b103:
	ret void, !dbg !301

b0_fail1:
	br label %fail, !dbg !25

b1_fail1:
	br label %fail, !dbg !32

b2_cold:
	%653 = phi i64 [ %661, %b3_cold_ok1 ], [ %51, %b1_ok1 ], !dbg !33
	%654 = icmp slt i64 %653, %36, !dbg !33
	br i1 %654, label %b3_cold, label %b6, !dbg !33

b3_cold:
	%655 = getelementptr inbounds i32, i32 addrspace(3)* %40, i64 %653, !dbg !39
	store i32 0, i32 addrspace(3)* %655, align 4, !dbg !39
	%656 = urem i64 %56, 2, !dbg !42
	%657 = mul i64 %656, %36, !dbg !44
	%658 = add i64 %657, %653, !dbg !45
	%659 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %658, !dbg !46
	%660 = icmp uge i64 %658, %p29, !dbg !46
	br i1 %660, label %b3_cold_fail1, label %b3_cold_ok1, !dbg !46, !prof !26

b3_cold_fail1:
	br label %fail, !dbg !46

b3_cold_ok1:
	store i32 0, i32 addrspace(1)* %659, align 4, !dbg !46
	%661 = add i64 %653, %55, !dbg !33
	br label %b2_cold, !dbg !33, !llvm.loop !48

b8_fail1:
	br label %fail, !dbg !52

b11_fail1:
	br label %fail, !dbg !64

b13_fail1:
	%662 = icmp ugt i64 %119, %p11, !dbg !86
	br i1 %662, label %b13_fail2, label %b13_ok2, !dbg !86

b13_fail2:
	br label %fail, !dbg !86

b13_ok2:
	br label %fail, !dbg !86

b13_fail3:
	%663 = icmp ugt i64 %127, %p29, !dbg !92
	br i1 %663, label %b13_fail4, label %b13_ok4, !dbg !92

b13_fail4:
	br label %fail, !dbg !92

b13_ok4:
	br label %fail, !dbg !93

b13_fail5:
	br label %fail, !dbg !95

b15_fail1:
	br label %fail, !dbg !99

b20_fail1:
	%664 = icmp ugt i64 %182, %p19, !dbg !119
	br i1 %664, label %b20_fail2, label %b20_ok2, !dbg !119

b20_fail2:
	br label %fail, !dbg !119

b20_ok2:
	%665 = icmp ugt i64 %180, %182, !dbg !119
	br i1 %665, label %b20_fail3, label %b20_ok3, !dbg !119

b20_fail3:
	br label %fail, !dbg !119

b20_ok3:
	br label %fail, !dbg !120

b20_fail4:
	%666 = icmp ugt i64 %198, %p9, !dbg !126
	br i1 %666, label %b20_fail5, label %b20_ok5, !dbg !126

b20_fail5:
	br label %fail, !dbg !126

b20_ok5:
	%667 = icmp ugt i64 %196, %198, !dbg !126
	br i1 %667, label %b20_fail6, label %b20_ok6, !dbg !126

b20_fail6:
	br label %fail, !dbg !126

b20_ok6:
	%668 = icmp uge i64 %179, %p25, !dbg !127
	br i1 %668, label %b20_fail7, label %b20_ok7, !dbg !127

b20_fail7:
	br label %fail, !dbg !127

b20_ok7:
	br label %fail, !dbg !128

b20_fail8:
	br label %fail, !dbg !128

b23_fail1:
	br label %fail, !dbg !146

b27_fail1:
	br label %fail, !dbg !165

b34_fail1:
	br label %fail, !dbg !189

b39_fail1:
	br label %fail, !dbg !196

b41_fail1:
	br label %fail, !dbg !206

b43_fail1:
	br label %fail, !dbg !217

b46_fail1:
	br label %fail, !dbg !226

b47_fail1:
	%669 = icmp ugt i64 %335, %p19, !dbg !240
	br i1 %669, label %b47_fail2, label %b47_ok2, !dbg !240

b47_fail2:
	br label %fail, !dbg !240

b47_ok2:
	br label %fail, !dbg !240

b47_fail3:
	%670 = icmp ugt i64 %353, %p21, !dbg !249
	br i1 %670, label %b47_fail4, label %b47_ok4, !dbg !249

b47_fail4:
	br label %fail, !dbg !249

b47_ok4:
	%671 = icmp ugt i64 %351, %353, !dbg !249
	br i1 %671, label %b47_fail5, label %b47_ok5, !dbg !249

b47_fail5:
	br label %fail, !dbg !249

b47_ok5:
	%672 = icmp uge i64 %345, %p15, !dbg !250
	br i1 %672, label %b47_fail6, label %b47_ok6, !dbg !250

b47_fail6:
	br label %fail, !dbg !250

b47_ok6:
	%673 = icmp uge i64 %345, %p17, !dbg !251
	br i1 %673, label %b47_fail7, label %b47_ok7, !dbg !251

b47_fail7:
	br label %fail, !dbg !251

b47_ok7:
	br label %fail, !dbg !252

b58_cold:
	%674 = phi i64 [ %675, %b59_cold ], [ %675, %b60_cold_ok1 ], [ -1, %b57 ], !dbg !263
	%675 = add nsw i64 %674, 1, !dbg !263
	%676 = icmp slt i64 %675, 4, !dbg !263
	br i1 %676, label %b59_cold, label %b64, !dbg !263

b59_cold:
	%677 = mul i64 %675, %151, !dbg !264
	%678 = add i64 %400, %677, !dbg !265
	%679 = icmp slt i64 %678, %378, !dbg !266
	br i1 %679, label %b60_cold, label %b58_cold, !dbg !266, !llvm.loop !268

b60_cold:
	%680 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %379, i64 %678, !dbg !269
	%681 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %680, i32 0, i32 0, !dbg !269
	%682 = icmp uge i64 %678, %378, !dbg !269
	br i1 %682, label %b60_cold_fail1, label %b60_cold_ok1, !dbg !269, !prof !26

b60_cold_fail1:
	br label %fail, !dbg !269

b60_cold_ok1:
	%683 = bitcast { float, float, float, float } addrspace(1)* %680 to <4 x float> addrspace(1)*, !dbg !269
	%684 = load <4 x float>, <4 x float> addrspace(1)* %683, align 16, !dbg !269
	%685 = extractelement <4 x float> %684, i32 0, !dbg !269
	%686 = extractelement <4 x float> %684, i32 1, !dbg !269
	%687 = extractelement <4 x float> %684, i32 2, !dbg !269
	%688 = extractelement <4 x float> %684, i32 3, !dbg !269
	%689 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %680, i32 0, i32 1, !dbg !269
	%690 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %680, i32 0, i32 2, !dbg !269
	%691 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %680, i32 0, i32 3, !dbg !269
	%692 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, i64 0, i64 %675, !dbg !270
	%693 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %692, i32 0, i32 0, !dbg !270
	%694 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %692, i32 0, i32 1, !dbg !270
	%695 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %692, i32 0, i32 2, !dbg !270
	%696 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %692, i32 0, i32 3, !dbg !270
	%697 = bitcast { float, float, float, float }* %692 to <4 x float>*, !dbg !270
	%698 = insertelement <4 x float> undef, float %685, i32 0, !dbg !270
	%699 = insertelement <4 x float> %698, float %686, i32 1, !dbg !270
	%700 = insertelement <4 x float> %699, float %687, i32 2, !dbg !270
	%701 = insertelement <4 x float> %700, float %688, i32 3, !dbg !270
	store <4 x float> %701, <4 x float>* %697, align 16, !dbg !270
	br label %b58_cold, !dbg !270, !llvm.loop !272

b67_fail1:
	br label %fail, !dbg !277

b71_fail1:
	br label %fail, !dbg !295

b72_fail1:
	%702 = icmp ne i64 %354, %349, !dbg !296
	br i1 %702, label %b72_fail2, label %b72_ok2, !dbg !296

b72_fail2:
	br label %fail, !dbg !296

b72_ok2:
	br label %fail, !dbg !296

b72_fail3:
	br label %fail, !dbg !296

b82_fail1:
	br label %fail, !dbg !314

b83_fail1:
	%703 = icmp ugt i64 %526, %p21, !dbg !320
	br i1 %703, label %b83_fail2, label %b83_ok2, !dbg !320

b83_fail2:
	br label %fail, !dbg !320

b83_ok2:
	br label %fail, !dbg !320

b85_fail1:
	%704 = icmp ugt i64 %542, %p7, !dbg !325
	br i1 %704, label %b85_fail2, label %b85_ok2, !dbg !325

b85_fail2:
	br label %fail, !dbg !325

b85_ok2:
	br label %fail, !dbg !325

b88_cold:
	%705 = phi i64 [ %755, %b92_cold_ok1 ], [ %147, %b87 ], !dbg !333
	%706 = icmp slt i64 %705, %573, !dbg !333
	br i1 %706, label %b89_cold, label %b98, !dbg !333

b89_cold:
	%707 = add i64 %565, %705, !dbg !335
	%708 = getelementptr inbounds float, float addrspace(1)* %6, i64 %514, !dbg !334
	%709 = icmp ugt i64 %525, %p13, !dbg !334
	%710 = icmp ugt i64 %514, %525, !dbg !334
	%711 = or i1 %709, %710, !dbg !334
	br i1 %711, label %b89_cold_fail1, label %b89_cold_ok1, !dbg !334, !prof !26

b89_cold_fail1:
	%712 = icmp ugt i64 %525, %p13, !dbg !334
	br i1 %712, label %b89_cold_fail2, label %b89_cold_ok2, !dbg !334

b89_cold_fail2:
	br label %fail, !dbg !334

b89_cold_ok2:
	br label %fail, !dbg !334

b89_cold_ok1:
	br label %b90_cold, !dbg !338

b90_cold:
	%713 = phi float [ 0.000000e+00, %b89_cold_ok1 ], [ %743, %b91_cold_ok1 ], !dbg !339
	%714 = phi float [ 0.000000e+00, %b89_cold_ok1 ], [ %741, %b91_cold_ok1 ], !dbg !339
	%715 = phi float [ 0.000000e+00, %b89_cold_ok1 ], [ %739, %b91_cold_ok1 ], !dbg !339
	%716 = phi float [ 0.000000e+00, %b89_cold_ok1 ], [ %737, %b91_cold_ok1 ], !dbg !339
	%717 = phi i64 [ -1, %b89_cold_ok1 ], [ %718, %b91_cold_ok1 ], !dbg !338
	%718 = add nsw i64 %717, 1, !dbg !338
	%719 = icmp slt i64 %718, %p3, !dbg !338
	br i1 %719, label %b91_cold, label %b92_cold, !dbg !338

b91_cold:
	%720 = mul i64 %718, %558, !dbg !340
	%721 = add i64 %720, %707, !dbg !341
	%722 = getelementptr inbounds float, float addrspace(1)* %708, i64 %718, !dbg !343
	%723 = icmp uge i64 %721, %543, !dbg !342
	br i1 %723, label %b91_cold_fail1, label %b91_cold_ok1, !dbg !342, !prof !26

b91_cold_fail1:
	br label %fail, !dbg !342

b91_cold_ok1:
	%724 = load float, float addrspace(1)* %722, align 4, !dbg !343
	%725 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %544, i64 %721, !dbg !342
	%726 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %725, i32 0, i32 0, !dbg !342
	%727 = bitcast { float, float, float, float } addrspace(1)* %725 to <4 x float> addrspace(1)*, !dbg !342
	%728 = load <4 x float>, <4 x float> addrspace(1)* %727, align 16, !dbg !342
	%729 = extractelement <4 x float> %728, i32 0, !dbg !342
	%730 = extractelement <4 x float> %728, i32 1, !dbg !342
	%731 = extractelement <4 x float> %728, i32 2, !dbg !342
	%732 = extractelement <4 x float> %728, i32 3, !dbg !342
	%733 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %725, i32 0, i32 1, !dbg !342
	%734 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %725, i32 0, i32 2, !dbg !342
	%735 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %725, i32 0, i32 3, !dbg !342
	%736 = call float @llvm.nvvm.mul.rn.f(float %724, float %729), !dbg !344
	%737 = fadd float %716, %736, !dbg !345
	%738 = call float @llvm.nvvm.mul.rn.f(float %724, float %730), !dbg !346
	%739 = fadd float %715, %738, !dbg !347
	%740 = call float @llvm.nvvm.mul.rn.f(float %724, float %731), !dbg !348
	%741 = fadd float %714, %740, !dbg !349
	%742 = call float @llvm.nvvm.mul.rn.f(float %724, float %732), !dbg !350
	%743 = fadd float %713, %742, !dbg !351
	br label %b90_cold, !dbg !352, !llvm.loop !354

b92_cold:
	%744 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %559, i64 %707, !dbg !355
	%745 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %744, i32 0, i32 0, !dbg !355
	%746 = icmp uge i64 %707, %558, !dbg !355
	br i1 %746, label %b92_cold_fail1, label %b92_cold_ok1, !dbg !355, !prof !26

b92_cold_fail1:
	br label %fail, !dbg !355

b92_cold_ok1:
	%747 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %744, i32 0, i32 1, !dbg !355
	%748 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %744, i32 0, i32 2, !dbg !355
	%749 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %744, i32 0, i32 3, !dbg !355
	%750 = bitcast { float, float, float, float } addrspace(1)* %744 to <4 x float> addrspace(1)*, !dbg !355
	%751 = insertelement <4 x float> undef, float %716, i32 0, !dbg !355
	%752 = insertelement <4 x float> %751, float %715, i32 1, !dbg !355
	%753 = insertelement <4 x float> %752, float %714, i32 2, !dbg !355
	%754 = insertelement <4 x float> %753, float %713, i32 3, !dbg !355
	store <4 x float> %754, <4 x float> addrspace(1)* %750, align 16, !dbg !355
	%755 = add i64 %705, %151, !dbg !333
	br label %b88_cold, !dbg !333, !llvm.loop !357

fail:
	%756 = phi i32 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 2, %b3_cold_fail1 ], [ 3, %b8_fail1 ], [ 4, %b11_fail1 ], [ 5, %b13_fail2 ], [ 6, %b13_ok2 ], [ 7, %b13_fail4 ], [ 8, %b13_ok4 ], [ 9, %b13_fail5 ], [ 10, %b15_fail1 ], [ 11, %b17 ], [ 12, %b20_fail2 ], [ 13, %b20_fail3 ], [ 14, %b20_ok3 ], [ 12, %b20_fail5 ], [ 13, %b20_fail6 ], [ 15, %b20_fail7 ], [ 16, %b20_ok7 ], [ 17, %b20_fail8 ], [ 18, %b23_fail1 ], [ 19, %b27_fail1 ], [ 21, %b34_fail1 ], [ 22, %b36 ], [ 23, %b39_fail1 ], [ 24, %b41_fail1 ], [ 25, %b43_fail1 ], [ 26, %b46_fail1 ], [ 12, %b47_fail2 ], [ 13, %b47_ok2 ], [ 12, %b47_fail4 ], [ 13, %b47_fail5 ], [ 28, %b47_fail6 ], [ 28, %b47_fail7 ], [ 28, %b47_ok7 ], [ 33, %b60_cold_fail1 ], [ 34, %b67_fail1 ], [ 35, %b71_fail1 ], [ 36, %b72_fail2 ], [ 37, %b72_ok2 ], [ 58, %b72_fail3 ], [ 32, %b74 ], [ 31, %b75 ], [ 30, %b76 ], [ 29, %b77 ], [ 38, %b82_fail1 ], [ 40, %b83_fail2 ], [ 41, %b83_ok2 ], [ 44, %b85_fail2 ], [ 45, %b85_ok2 ], [ 48, %b89_cold_fail2 ], [ 49, %b89_cold_ok2 ], [ 50, %b91_cold_fail1 ], [ 51, %b92_cold_fail1 ], [ 47, %b99 ], [ 46, %b100 ], [ 43, %b101 ], [ 42, %b102 ], !dbg !7
	%757 = phi i64 [ %25, %b0_fail1 ], [ %36, %b1_fail1 ], [ %658, %b3_cold_fail1 ], [ %74, %b8_fail1 ], [ %90, %b11_fail1 ], [ %119, %b13_fail2 ], [ %116, %b13_ok2 ], [ %127, %b13_fail4 ], [ %p2, %b13_ok4 ], [ %120, %b13_fail5 ], [ %156, %b15_fail1 ], [ 0, %b17 ], [ %182, %b20_fail2 ], [ %180, %b20_fail3 ], [ 0, %b20_ok3 ], [ %198, %b20_fail5 ], [ %196, %b20_fail6 ], [ %179, %b20_fail7 ], [ %183, %b20_ok7 ], [ %216, %b20_fail8 ], [ %229, %b23_fail1 ], [ %247, %b27_fail1 ], [ %245, %b34_fail1 ], [ 0, %b36 ], [ %122, %b39_fail1 ], [ %122, %b41_fail1 ], [ %313, %b43_fail1 ], [ %324, %b46_fail1 ], [ %335, %b47_fail2 ], [ %333, %b47_ok2 ], [ %353, %b47_fail4 ], [ %351, %b47_fail5 ], [ %345, %b47_fail6 ], [ %345, %b47_fail7 ], [ %340, %b47_ok7 ], [ %678, %b60_cold_fail1 ], [ %455, %b67_fail1 ], [ 0, %b71_fail1 ], [ %354, %b72_fail2 ], [ 0, %b72_ok2 ], [ %485, %b72_fail3 ], [ %390, %b74 ], [ %386, %b75 ], [ %374, %b76 ], [ %349, %b77 ], [ %517, %b82_fail1 ], [ %526, %b83_fail2 ], [ %524, %b83_ok2 ], [ %542, %b85_fail2 ], [ %540, %b85_ok2 ], [ %525, %b89_cold_fail2 ], [ %514, %b89_cold_ok2 ], [ %721, %b91_cold_fail1 ], [ %707, %b92_cold_fail1 ], [ %554, %b99 ], [ %545, %b100 ], [ %536, %b101 ], [ %527, %b102 ], !dbg !7
	%758 = phi i64 [ %p31, %b0_fail1 ], [ %39, %b1_fail1 ], [ %p29, %b3_cold_fail1 ], [ %36, %b8_fail1 ], [ %p23, %b11_fail1 ], [ %p11, %b13_fail2 ], [ %119, %b13_ok2 ], [ %p29, %b13_fail4 ], [ %128, %b13_ok4 ], [ %135, %b13_fail5 ], [ %p2, %b15_fail1 ], [ 0, %b17 ], [ %p19, %b20_fail2 ], [ %182, %b20_fail3 ], [ 0, %b20_ok3 ], [ %p9, %b20_fail5 ], [ %198, %b20_fail6 ], [ %p25, %b20_fail7 ], [ %199, %b20_ok7 ], [ %106, %b20_fail8 ], [ %135, %b23_fail1 ], [ %p23, %b27_fail1 ], [ %229, %b34_fail1 ], [ 0, %b36 ], [ %229, %b39_fail1 ], [ %229, %b41_fail1 ], [ %229, %b43_fail1 ], [ %p25, %b46_fail1 ], [ %p19, %b47_fail2 ], [ %335, %b47_ok2 ], [ %p21, %b47_fail4 ], [ %353, %b47_fail5 ], [ %p15, %b47_fail6 ], [ %p17, %b47_fail7 ], [ %p27, %b47_ok7 ], [ %378, %b60_cold_fail1 ], [ %399, %b67_fail1 ], [ 0, %b71_fail1 ], [ %349, %b72_fail2 ], [ 0, %b72_ok2 ], [ %151, %b72_fail3 ], [ 16, %b74 ], [ 4, %b75 ], [ 16, %b76 ], [ 4, %b77 ], [ %p27, %b82_fail1 ], [ %p21, %b83_fail2 ], [ %526, %b83_ok2 ], [ %p7, %b85_fail2 ], [ %542, %b85_ok2 ], [ %p13, %b89_cold_fail2 ], [ %525, %b89_cold_ok2 ], [ %543, %b91_cold_fail1 ], [ %558, %b92_cold_fail1 ], [ 16, %b99 ], [ 4, %b100 ], [ 16, %b101 ], [ 4, %b102 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %756, i64 %757, i64 %758), !dbg !7
	ret void, !dbg !7
}

define void @Route(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i8 zeroext %p5, float* %p6, i64 %p7, i32* %p8, i64 %p9, float* %p10, i64 %p11, i8* %ctrl) nounwind !dbg !362 {
entry:
	%0 = icmp ne i8 %p5, 0, !dbg !363
	br label %b0, !dbg !363

b0:
	%1 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !363
	%2 = addrspacecast i32* %p8 to i32 addrspace(1)*, !dbg !363
	%3 = addrspacecast float* %p10 to float addrspace(1)*, !dbg !363
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !364, !range !22
	%5 = sext i32 %4 to i64, !dbg !364
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !364, !range !365
	%7 = sext i32 %6 to i64, !dbg !364
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !366, !range !36
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !366, !range !36
	%10 = mul i32 %8, %9, !dbg !366
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !366, !range !37
	%12 = mul i32 %10, %11, !dbg !366
	%13 = sext i32 %12 to i64, !dbg !366
	%14 = mul i64 %5, %13, !dbg !367
	%15 = sdiv i64 %14, 32, !dbg !368
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !369, !range !19
	%17 = sext i32 %16 to i64, !dbg !369
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !369, !range !20
	%19 = sext i32 %18 to i64, !dbg !369
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !369, !range !20
	%21 = sext i32 %20 to i64, !dbg !369
	%22 = trunc i64 %7 to i32, !dbg !369
	%23 = trunc i64 %21 to i32, !dbg !369
	%24 = mul i32 %22, %23, !dbg !369
	%25 = zext i32 %24 to i64, !dbg !369
	%26 = trunc i64 %19 to i32, !dbg !369
	%27 = add i32 %26, %24, !dbg !369
	%28 = zext i32 %27 to i64, !dbg !369
	%29 = mul i64 %5, %28, !dbg !369
	%30 = add i64 %17, %29, !dbg !369
	%31 = mul i64 %30, %13, !dbg !369
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !369, !range !34
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !369, !range !34
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !369, !range !35
	%35 = mul i32 %9, %34, !dbg !369
	%36 = add i32 %33, %35, !dbg !369
	%37 = mul i32 %8, %36, !dbg !369
	%38 = add i32 %32, %37, !dbg !369
	%39 = sext i32 %38 to i64, !dbg !369
	%40 = add i64 %31, %39, !dbg !369
	%41 = sdiv i64 %40, 32, !dbg !370
	%42 = icmp slt i64 0, %p3, !dbg !371
	%43 = and i32 %38, -32, !dbg !372
	%44 = sub i32 %12, %43, !dbg !372
	%45 = icmp slt i32 %44, 32, !dbg !372
	%46 = select i1 %45, i32 %44, i32 32, !dbg !372
	%47 = sext i32 %46 to i64, !dbg !372
	%48 = icmp eq i64 %47, 32, !dbg !380
	br label %b1, !dbg !370

b1:
	%49 = phi i64 [ %41, %b0 ], [ %169, %b28 ], !dbg !381
	%50 = icmp slt i64 %49, %p0, !dbg !382
	br i1 %50, label %b2, label %b29, !dbg !382

b2:
	%51 = mul i64 %49, %p2, !dbg !383
	%52 = add nsw i64 %49, 1, !dbg !384
	%53 = mul i64 %52, %p2, !dbg !385
	%54 = sub i64 %53, %51, !dbg !386
	%55 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !386
	%56 = mul i64 %49, %p3, !dbg !387
	%57 = icmp ugt i64 %53, %p7, !dbg !386
	%58 = icmp ugt i64 %51, %53, !dbg !386
	%59 = or i1 %57, %58, !dbg !386
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !386, !prof !26

b2_ok1:
	br i1 %42, label %b3, label %b25, !dbg !371

b3:
	%60 = phi i64 [ %143, %b24 ], [ -1, %b2_ok1 ], !dbg !371
	%61 = phi float [ %147, %b24 ], [ 0.000000e+00, %b2_ok1 ], !dbg !371
	%62 = phi i64 [ %156, %b24 ], [ 0, %b2_ok1 ], !dbg !371
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !388, !range !161
	%64 = sext i32 %63 to i64, !dbg !388
	%65 = icmp ugt i64 %47, 281474976710655, !dbg !388
	br i1 %65, label %b4_cold, label %b8, !dbg !388, !prof !26

b8:
	%66 = phi i64 [ 0, %b3 ], [ %81, %b11 ], !dbg !388
	%67 = phi i64 [ %64, %b3 ], [ %82, %b11 ], !dbg !388
	%68 = icmp slt i64 %67, %p2, !dbg !388
	br i1 %68, label %b9, label %b12, !dbg !388

b9:
	%69 = getelementptr inbounds float, float addrspace(1)* %55, i64 %67, !dbg !389
	%70 = load float, float addrspace(1)* %69, align 4, !dbg !389
	%71 = bitcast float %70 to i32, !dbg !392
	%72 = zext i32 %71 to i64, !dbg !392
	%73 = shl i64 %72, 32, !dbg !393
	%74 = trunc i64 %67 to i32, !dbg !394
	%75 = xor i32 %74, -1, !dbg !395
	%76 = zext i32 %75 to i64, !dbg !396
	%77 = or i64 %73, %76, !dbg !397
	%78 = icmp ult i64 %77, %60, !dbg !398
	br i1 %78, label %b10, label %b11, !dbg !398

b10:
	%79 = icmp ugt i64 %66, %77, !dbg !399
	%80 = select i1 %79, i64 %66, i64 %77, !dbg !399
	br label %b11, !dbg !400

b11:
	%81 = phi i64 [ %66, %b9 ], [ %80, %b10 ], !dbg !401
	%82 = add i64 %67, %47, !dbg !388
	br label %b8, !dbg !388

b12:
	%83 = phi i64 [ %66, %b8 ], [ %171, %b4_cold ], !dbg !404
	br i1 %48, label %b13, label %b15, !dbg !380

b13:
	%84 = phi i64 [ %100, %b14 ], [ %83, %b12 ], !dbg !405
	%85 = phi i64 [ %103, %b14 ], [ 16, %b12 ], !dbg !406
	%86 = icmp sgt i64 %85, 0, !dbg !407
	br i1 %86, label %b14, label %b22, !dbg !407

b14:
	%87 = trunc i64 %85 to i32, !dbg !408
	%88 = trunc i64 %84 to i32, !dbg !408
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %88, i32 %87, i32 31), !dbg !408
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !408
	%91 = lshr i64 %84, 32, !dbg !408
	%92 = trunc i64 %91 to i32, !dbg !408
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %92, i32 %87, i32 31), !dbg !408
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !408
	%95 = zext i32 %94 to i64, !dbg !408
	%96 = shl i64 %95, 32, !dbg !408
	%97 = zext i32 %90 to i64, !dbg !408
	%98 = or i64 %97, %96, !dbg !408
	%99 = icmp ugt i64 %84, %98, !dbg !409
	%100 = select i1 %99, i64 %84, i64 %98, !dbg !409
	%101 = trunc i64 %85 to i32, !dbg !410
	%102 = udiv i32 %101, 2, !dbg !410
	%103 = zext i32 %102 to i64, !dbg !410
	br label %b13, !dbg !410

b15:
	%104 = phi i64 [ %128, %b20 ], [ %83, %b12 ], !dbg !405
	%105 = phi i64 [ %131, %b20 ], [ 16, %b12 ], !dbg !411
	%106 = icmp sgt i64 %105, 0, !dbg !412
	br i1 %106, label %b16, label %b21, !dbg !412

b16:
	%107 = trunc i64 %64 to i32, !dbg !413
	%108 = trunc i64 %105 to i32, !dbg !413
	%109 = add i32 %107, %108, !dbg !413
	%110 = zext i32 %109 to i64, !dbg !413
	%111 = icmp sge i64 %110, %47, !dbg !414
	br i1 %111, label %b17, label %b18, !dbg !414

b17:
	br label %b18, !dbg !414

b18:
	%112 = phi i64 [ %110, %b16 ], [ %64, %b17 ], !dbg !415
	%113 = trunc i64 %112 to i32, !dbg !416
	%114 = trunc i64 %104 to i32, !dbg !416
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %113, i32 31), !dbg !416
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !416
	%117 = lshr i64 %104, 32, !dbg !416
	%118 = trunc i64 %117 to i32, !dbg !416
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %118, i32 %113, i32 31), !dbg !416
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !416
	%121 = zext i32 %120 to i64, !dbg !416
	%122 = shl i64 %121, 32, !dbg !416
	%123 = zext i32 %116 to i64, !dbg !416
	%124 = or i64 %123, %122, !dbg !416
	%125 = icmp ne i64 %112, %64, !dbg !417
	br i1 %125, label %b19, label %b20, !dbg !417

b19:
	%126 = icmp ugt i64 %104, %124, !dbg !409
	%127 = select i1 %126, i64 %104, i64 %124, !dbg !409
	br label %b20, !dbg !418

b20:
	%128 = phi i64 [ %104, %b18 ], [ %127, %b19 ], !dbg !405
	%129 = trunc i64 %105 to i32, !dbg !419
	%130 = udiv i32 %129, 2, !dbg !419
	%131 = zext i32 %130 to i64, !dbg !419
	br label %b15, !dbg !419

b21:
	%132 = trunc i64 %104 to i32, !dbg !420
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 0, i32 31), !dbg !420
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !420
	%135 = lshr i64 %104, 32, !dbg !420
	%136 = trunc i64 %135 to i32, !dbg !420
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 0, i32 31), !dbg !420
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !420
	%139 = zext i32 %138 to i64, !dbg !420
	%140 = shl i64 %139, 32, !dbg !420
	%141 = zext i32 %134 to i64, !dbg !420
	%142 = or i64 %141, %140, !dbg !420
	br label %b22, !dbg !421

b22:
	%143 = phi i64 [ %84, %b13 ], [ %142, %b21 ], !dbg !379
	%144 = lshr i64 %143, 32, !dbg !422
	%145 = trunc i64 %144 to i32, !dbg !423
	%146 = bitcast i32 %145 to float, !dbg !423
	%147 = fadd float %61, %146, !dbg !424
	%148 = icmp eq i64 %64, 0, !dbg !425
	br i1 %148, label %b23, label %b24, !dbg !425

b23:
	%149 = add i64 %56, %62, !dbg !426
	%150 = trunc i64 %143 to i32, !dbg !428
	%151 = xor i32 %150, -1, !dbg !429
	%152 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %149, !dbg !427
	%153 = icmp uge i64 %149, %p9, !dbg !427
	br i1 %153, label %b23_fail1, label %b23_ok1, !dbg !427, !prof !26

b23_ok1:
	store i32 %151, i32 addrspace(1)* %152, align 4, !dbg !427
	%154 = getelementptr inbounds float, float addrspace(1)* %3, i64 %149, !dbg !431
	%155 = icmp uge i64 %149, %p11, !dbg !431
	br i1 %155, label %b23_fail2, label %b23_ok2, !dbg !431, !prof !26

b23_ok2:
	store float %146, float addrspace(1)* %154, align 4, !dbg !431
	br label %b24, !dbg !431

b24:
	%156 = add i64 %62, 1, !dbg !431
	%157 = icmp slt i64 %156, %p3, !dbg !431
	br i1 %157, label %b3, label %b25, !dbg !431

b25:
	%158 = phi float [ 0.000000e+00, %b2_ok1 ], [ %147, %b24 ], !dbg !432
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !432
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !372, !range !161
	%160 = sext i32 %159 to i64, !dbg !372
	br label %b26, !dbg !372

b26:
	%161 = phi i64 [ %160, %b25 ], [ %168, %b27_ok1 ], !dbg !372
	%162 = icmp slt i64 %161, %p3, !dbg !372
	br i1 %162, label %b27, label %b28, !dbg !372

b27:
	%163 = add i64 %56, %161, !dbg !433
	%164 = getelementptr inbounds float, float addrspace(1)* %3, i64 %163, !dbg !434
	%165 = icmp uge i64 %163, %p11, !dbg !434
	br i1 %165, label %b27_fail1, label %b27_ok1, !dbg !434, !prof !26

b27_ok1:
	%166 = load float, float addrspace(1)* %164, align 4, !dbg !434
	%167 = fdiv float %166, %158, !dbg !435
	store float %167, float addrspace(1)* %164, align 4, !dbg !434
	%168 = add i64 %161, %47, !dbg !372
	br label %b26, !dbg !372

b28:
	%169 = add i64 %49, %15, !dbg !436
	br label %b1, !dbg !436

b29:
	ret void, !dbg !436

b2_fail1:
	%170 = icmp ugt i64 %53, %p7, !dbg !386
	br i1 %170, label %b2_fail2, label %b2_ok2, !dbg !386

b2_fail2:
	br label %fail, !dbg !386

b2_ok2:
	br label %fail, !dbg !386

b4_cold:
	%171 = phi i64 [ %187, %b7_cold ], [ 0, %b3 ], !dbg !388
	%172 = phi i64 [ %188, %b7_cold ], [ %64, %b3 ], !dbg !388
	%173 = icmp slt i64 %172, %p2, !dbg !388
	br i1 %173, label %b5_cold, label %b12, !dbg !388

b5_cold:
	%174 = getelementptr inbounds float, float addrspace(1)* %55, i64 %172, !dbg !389
	%175 = icmp uge i64 %172, %54, !dbg !389
	br i1 %175, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !389, !prof !26

b5_cold_fail1:
	br label %fail, !dbg !389

b5_cold_ok1:
	%176 = load float, float addrspace(1)* %174, align 4, !dbg !389
	%177 = bitcast float %176 to i32, !dbg !392
	%178 = zext i32 %177 to i64, !dbg !392
	%179 = shl i64 %178, 32, !dbg !393
	%180 = trunc i64 %172 to i32, !dbg !394
	%181 = xor i32 %180, -1, !dbg !395
	%182 = zext i32 %181 to i64, !dbg !396
	%183 = or i64 %179, %182, !dbg !397
	%184 = icmp ult i64 %183, %60, !dbg !398
	br i1 %184, label %b6_cold, label %b7_cold, !dbg !398

b6_cold:
	%185 = icmp ugt i64 %171, %183, !dbg !399
	%186 = select i1 %185, i64 %171, i64 %183, !dbg !399
	br label %b7_cold, !dbg !400

b7_cold:
	%187 = phi i64 [ %171, %b5_cold_ok1 ], [ %186, %b6_cold ], !dbg !401
	%188 = add i64 %172, %47, !dbg !388
	br label %b4_cold, !dbg !388, !llvm.loop !403

b23_fail1:
	br label %fail, !dbg !427

b23_fail2:
	br label %fail, !dbg !431

b27_fail1:
	br label %fail, !dbg !434

fail:
	%189 = phi i32 [ 52, %b2_fail2 ], [ 53, %b2_ok2 ], [ 54, %b5_cold_fail1 ], [ 55, %b23_fail1 ], [ 56, %b23_fail2 ], [ 57, %b27_fail1 ], !dbg !363
	%190 = phi i64 [ %53, %b2_fail2 ], [ %51, %b2_ok2 ], [ %172, %b5_cold_fail1 ], [ %149, %b23_fail1 ], [ %149, %b23_fail2 ], [ %163, %b27_fail1 ], !dbg !363
	%191 = phi i64 [ %p7, %b2_fail2 ], [ %53, %b2_ok2 ], [ %54, %b5_cold_fail1 ], [ %p9, %b23_fail1 ], [ %p11, %b23_fail2 ], [ %p11, %b27_fail1 ], !dbg !363
	call void @gpuc_fail(i8* %ctrl, i32 %189, i64 %190, i64 %191), !dbg !363
	ret void, !dbg !363
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
!nvvm.annotations = !{!437, !438, !439, !440, !441, !442, !443, !444, !445, !446}
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
!39 = !DILocation(line: 15, column: 9, scope: !9, inlinedAt: !10)
!40 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!41 = !DILocation(line: 16, column: 15, scope: !9, inlinedAt: !10)
!42 = !DILocation(line: 88, column: 54, scope: !40, inlinedAt: !41)
!43 = !DILocation(line: 88, column: 48, scope: !40, inlinedAt: !41)
!44 = !DILocation(line: 88, column: 58, scope: !40, inlinedAt: !41)
!45 = !DILocation(line: 16, column: 31, scope: !9, inlinedAt: !10)
!46 = !DILocation(line: 16, column: 10, scope: !9, inlinedAt: !10)
!47 = !{!"llvm.loop.unroll.disable"}
!48 = distinct !{!48, !47}
!49 = !DILocation(line: 18, column: 16, scope: !9, inlinedAt: !10)
!50 = !DILocation(line: 19, column: 33, scope: !9, inlinedAt: !10)
!51 = !DILocation(line: 20, column: 42, scope: !9, inlinedAt: !10)
!52 = !DILocation(line: 20, column: 35, scope: !9, inlinedAt: !10)
!53 = !DILocation(line: 20, column: 24, scope: !9, inlinedAt: !10)
!54 = !DILocation(line: 22, column: 16, scope: !9, inlinedAt: !10)
!55 = !DILocation(line: 23, column: 33, scope: !9, inlinedAt: !10)
!56 = !DILocation(line: 24, column: 37, scope: !9, inlinedAt: !10)
!57 = !DILocation(line: 88, column: 54, scope: !40, inlinedAt: !56)
!58 = !DILocation(line: 88, column: 48, scope: !40, inlinedAt: !56)
!59 = !DILocation(line: 88, column: 58, scope: !40, inlinedAt: !56)
!60 = !DILocation(line: 24, column: 53, scope: !9, inlinedAt: !10)
!61 = !DILocation(line: 24, column: 57, scope: !9, inlinedAt: !10)
!62 = !DILocation(line: 24, column: 51, scope: !9, inlinedAt: !10)
!63 = !DILocation(line: 24, column: 61, scope: !9, inlinedAt: !10)
!64 = !DILocation(line: 24, column: 32, scope: !9, inlinedAt: !10)
!65 = !DILocation(line: 24, column: 89, scope: !9, inlinedAt: !10)
!66 = !DILocation(line: 24, column: 82, scope: !9, inlinedAt: !10)
!67 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!68 = !DILocation(line: 24, column: 71, scope: !9, inlinedAt: !10)
!69 = !DILocation(line: 82, column: 53, scope: !67, inlinedAt: !68)
!70 = !DILocation(line: 82, column: 66, scope: !67, inlinedAt: !68)
!71 = !DILocation(line: 82, column: 58, scope: !67, inlinedAt: !68)
!72 = !DILocation(line: 24, column: 114, scope: !9, inlinedAt: !10)
!73 = !DILocation(line: 24, column: 17, scope: !9, inlinedAt: !10)
!74 = !DILocation(line: 26, column: 16, scope: !9, inlinedAt: !10)
!75 = distinct !DISubprogram(name: "dispatch", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!76 = !DILocation(line: 64, column: 10, scope: !6)
!77 = !DILocation(line: 33, column: 23, scope: !75, inlinedAt: !76)
!78 = !DILocation(line: 33, column: 40, scope: !75, inlinedAt: !76)
!79 = !DILocation(line: 34, column: 24, scope: !75, inlinedAt: !76)
!80 = !DILocation(line: 34, column: 40, scope: !75, inlinedAt: !76)
!81 = !DILocation(line: 34, column: 45, scope: !75, inlinedAt: !76)
!82 = !DILocation(line: 35, column: 26, scope: !75, inlinedAt: !76)
!83 = !DILocation(line: 35, column: 11, scope: !75, inlinedAt: !76)
!84 = !DILocation(line: 36, column: 14, scope: !75, inlinedAt: !76)
!85 = !DILocation(line: 36, column: 11, scope: !75, inlinedAt: !76)
!86 = !DILocation(line: 37, column: 16, scope: !75, inlinedAt: !76)
!87 = !DILocation(line: 38, column: 31, scope: !75, inlinedAt: !76)
!88 = !DILocation(line: 38, column: 23, scope: !75, inlinedAt: !76)
!89 = !DILocation(line: 88, column: 54, scope: !40, inlinedAt: !88)
!90 = !DILocation(line: 88, column: 48, scope: !40, inlinedAt: !88)
!91 = !DILocation(line: 88, column: 58, scope: !40, inlinedAt: !88)
!92 = !DILocation(line: 38, column: 18, scope: !75, inlinedAt: !76)
!93 = !DILocation(line: 38, column: 45, scope: !75, inlinedAt: !76)
!94 = !DILocation(line: 39, column: 34, scope: !75, inlinedAt: !76)
!95 = !DILocation(line: 39, column: 37, scope: !75, inlinedAt: !76)
!96 = !DILocation(line: 40, column: 33, scope: !75, inlinedAt: !76)
!97 = !DILocation(line: 41, column: 16, scope: !75, inlinedAt: !76)
!98 = !DILocation(line: 41, column: 11, scope: !75, inlinedAt: !76)
!99 = !DILocation(line: 42, column: 33, scope: !75, inlinedAt: !76)
!100 = !DILocation(line: 42, column: 23, scope: !75, inlinedAt: !76)
!101 = !DILocation(line: 43, column: 20, scope: !75, inlinedAt: !76)
!102 = !DILocation(line: 43, column: 26, scope: !75, inlinedAt: !76)
!103 = !DILocation(line: 43, column: 13, scope: !75, inlinedAt: !76)
!104 = !DILocation(line: 44, column: 21, scope: !75, inlinedAt: !76)
!105 = !DILocation(line: 44, column: 25, scope: !75, inlinedAt: !76)
!106 = !DILocation(line: 44, column: 29, scope: !75, inlinedAt: !76)
!107 = !DILocation(line: 44, column: 33, scope: !75, inlinedAt: !76)
!108 = !DILocation(line: 44, column: 18, scope: !75, inlinedAt: !76)
!109 = !DILocation(line: 44, column: 44, scope: !75, inlinedAt: !76)
!110 = !DILocation(line: 44, column: 7, scope: !75, inlinedAt: !76)
!111 = !DILocation(line: 46, column: 16, scope: !75, inlinedAt: !76)
!112 = !DILocation(line: 47, column: 22, scope: !75, inlinedAt: !76)
!113 = !DILocation(line: 48, column: 50, scope: !75, inlinedAt: !76)
!114 = distinct !DISubprogram(name: "Layer.row", scope: !1, file: !1, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!115 = !DILocation(line: 48, column: 38, scope: !75, inlinedAt: !76)
!116 = !DILocation(line: 78, column: 18, scope: !114, inlinedAt: !115)
!117 = !DILocation(line: 78, column: 31, scope: !114, inlinedAt: !115)
!118 = !DILocation(line: 78, column: 34, scope: !114, inlinedAt: !115)
!119 = !DILocation(line: 78, column: 16, scope: !114, inlinedAt: !115)
!120 = !DILocation(line: 48, column: 78, scope: !75, inlinedAt: !76)
!121 = !DILocation(line: 48, column: 75, scope: !75, inlinedAt: !76)
!122 = !DILocation(line: 48, column: 63, scope: !75, inlinedAt: !76)
!123 = !DILocation(line: 78, column: 18, scope: !114, inlinedAt: !122)
!124 = !DILocation(line: 78, column: 31, scope: !114, inlinedAt: !122)
!125 = !DILocation(line: 78, column: 34, scope: !114, inlinedAt: !122)
!126 = !DILocation(line: 78, column: 16, scope: !114, inlinedAt: !122)
!127 = !DILocation(line: 49, column: 16, scope: !75, inlinedAt: !76)
!128 = !DILocation(line: 48, column: 21, scope: !75, inlinedAt: !76)
!129 = !DILocation(line: 49, column: 32, scope: !75, inlinedAt: !76)
!130 = !DILocation(line: 82, column: 53, scope: !67, inlinedAt: !129)
!131 = !DILocation(line: 82, column: 66, scope: !67, inlinedAt: !129)
!132 = !DILocation(line: 82, column: 58, scope: !67, inlinedAt: !129)
!133 = !DILocation(line: 49, column: 72, scope: !75, inlinedAt: !76)
!134 = !DILocation(line: 49, column: 67, scope: !75, inlinedAt: !76)
!135 = !DILocation(line: 49, column: 76, scope: !75, inlinedAt: !76)
!136 = distinct !DISubprogram(name: "Advance", scope: !13, file: !13, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!137 = !DILocation(line: 65, column: 15, scope: !6)
!138 = !DILocation(line: 21, column: 16, scope: !136, inlinedAt: !137)
!139 = !DILocation(line: 22, column: 22, scope: !136, inlinedAt: !137)
!140 = !DILocation(line: 23, column: 8, scope: !136, inlinedAt: !137)
!141 = !DILocation(line: 23, column: 3, scope: !136, inlinedAt: !137)
!142 = !DIFile(filename: "apply.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!143 = distinct !DISubprogram(name: "apply", scope: !142, file: !142, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!144 = !DILocation(line: 66, column: 7, scope: !6)
!145 = !DILocation(line: 12, column: 52, scope: !143, inlinedAt: !144)
!146 = !DILocation(line: 12, column: 39, scope: !143, inlinedAt: !144)
!147 = distinct !DISubprogram(name: "awaitCounts", scope: !142, file: !142, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!148 = !DILocation(line: 13, column: 13, scope: !143, inlinedAt: !144)
!149 = !DILocation(line: 30, column: 37, scope: !147, inlinedAt: !148)
!150 = !DILocation(line: 42, column: 38, scope: !147, inlinedAt: !148)
!151 = !DILocation(line: 42, column: 40, scope: !147, inlinedAt: !148)
!152 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!153 = distinct !DISubprogram(name: "Broadcast", scope: !152, file: !152, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!154 = !DILocation(line: 42, column: 23, scope: !147, inlinedAt: !148)
!155 = !DILocation(line: 36, column: 10, scope: !153, inlinedAt: !154)
!156 = !DILocation(line: 40, column: 17, scope: !153, inlinedAt: !154)
!157 = !DILocation(line: 31, column: 10, scope: !147, inlinedAt: !148)
!158 = !DILocation(line: 32, column: 7, scope: !147, inlinedAt: !148)
!159 = !DILocation(line: 32, column: 23, scope: !147, inlinedAt: !148)
!160 = !DILocation(line: 33, column: 26, scope: !147, inlinedAt: !148)
!161 = !{i32 0, i32 32}
!162 = !DILocation(line: 33, column: 19, scope: !147, inlinedAt: !148)
!163 = !DILocation(line: 34, column: 12, scope: !147, inlinedAt: !148)
!164 = !DILocation(line: 35, column: 42, scope: !147, inlinedAt: !148)
!165 = !DILocation(line: 35, column: 22, scope: !147, inlinedAt: !148)
!166 = !DILocation(line: 36, column: 67, scope: !147, inlinedAt: !148)
!167 = !DILocation(line: 82, column: 53, scope: !67, inlinedAt: !166)
!168 = !DILocation(line: 36, column: 42, scope: !147, inlinedAt: !148)
!169 = distinct !DISubprogram(name: "said", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!170 = !DILocation(line: 36, column: 13, scope: !147, inlinedAt: !148)
!171 = !DILocation(line: 85, column: 46, scope: !169, inlinedAt: !170)
!172 = !DILocation(line: 85, column: 40, scope: !169, inlinedAt: !170)
!173 = !DILocation(line: 33, column: 10, scope: !147, inlinedAt: !148)
!174 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!175 = distinct !DISubprogram(name: "scan", scope: !174, file: !174, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!176 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !174, file: !174, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!177 = !DILocation(line: 38, column: 37, scope: !147, inlinedAt: !148)
!178 = !DILocation(line: 6, column: 21, scope: !176, inlinedAt: !177)
!179 = !DILocation(line: 25, column: 16, scope: !175, inlinedAt: !178)
!180 = !DILocation(line: 23, column: 48, scope: !175, inlinedAt: !178)
!181 = !DILocation(line: 26, column: 6, scope: !175, inlinedAt: !178)
!182 = !DILocation(line: 26, column: 24, scope: !175, inlinedAt: !178)
!183 = !DILocation(line: 27, column: 24, scope: !175, inlinedAt: !178)
!184 = !DILocation(line: 27, column: 44, scope: !175, inlinedAt: !178)
!185 = !DILocation(line: 28, column: 4, scope: !175, inlinedAt: !178)
!186 = !DILocation(line: 26, column: 37, scope: !175, inlinedAt: !178)
!187 = !DILocation(line: 38, column: 15, scope: !147, inlinedAt: !148)
!188 = !DILocation(line: 39, column: 12, scope: !147, inlinedAt: !148)
!189 = !DILocation(line: 40, column: 11, scope: !147, inlinedAt: !148)
!190 = !DILocation(line: 40, column: 30, scope: !147, inlinedAt: !148)
!191 = !DILocation(line: 40, column: 25, scope: !147, inlinedAt: !148)
!192 = !DILocation(line: 37, column: 8, scope: !153, inlinedAt: !154)
!193 = !DILocation(line: 32, column: 32, scope: !147, inlinedAt: !148)
!194 = !DILocation(line: 44, column: 12, scope: !147, inlinedAt: !148)
!195 = !DILocation(line: 44, column: 15, scope: !147, inlinedAt: !148)
!196 = !DILocation(line: 45, column: 10, scope: !147, inlinedAt: !148)
!197 = !DILocation(line: 45, column: 25, scope: !147, inlinedAt: !148)
!198 = !DILocation(line: 48, column: 16, scope: !147, inlinedAt: !148)
!199 = !DILocation(line: 14, column: 27, scope: !143, inlinedAt: !144)
!200 = distinct !DISubprogram(name: "applyRow", scope: !142, file: !142, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!201 = !DILocation(line: 23, column: 11, scope: !143, inlinedAt: !144)
!202 = !DILocation(line: 73, column: 32, scope: !200, inlinedAt: !201)
!203 = !DILocation(line: 78, column: 47, scope: !200, inlinedAt: !201)
!204 = !DILocation(line: 15, column: 24, scope: !143, inlinedAt: !144)
!205 = !DILocation(line: 15, column: 6, scope: !143, inlinedAt: !144)
!206 = !DILocation(line: 15, column: 41, scope: !143, inlinedAt: !144)
!207 = !DILocation(line: 15, column: 34, scope: !143, inlinedAt: !144)
!208 = !DILocation(line: 15, column: 29, scope: !143, inlinedAt: !144)
!209 = distinct !DISubprogram(name: "find", scope: !142, file: !142, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!210 = !DILocation(line: 16, column: 15, scope: !143, inlinedAt: !144)
!211 = !DILocation(line: 53, column: 2, scope: !209, inlinedAt: !210)
!212 = !DILocation(line: 53, column: 8, scope: !209, inlinedAt: !210)
!213 = !DILocation(line: 54, column: 12, scope: !209, inlinedAt: !210)
!214 = !DILocation(line: 54, column: 18, scope: !209, inlinedAt: !210)
!215 = !DILocation(line: 55, column: 22, scope: !209, inlinedAt: !210)
!216 = !DILocation(line: 55, column: 32, scope: !209, inlinedAt: !210)
!217 = !DILocation(line: 55, column: 47, scope: !209, inlinedAt: !210)
!218 = !DILocation(line: 55, column: 40, scope: !209, inlinedAt: !210)
!219 = !DILocation(line: 55, column: 57, scope: !209, inlinedAt: !210)
!220 = !DILocation(line: 17, column: 14, scope: !143, inlinedAt: !144)
!221 = !DILocation(line: 17, column: 24, scope: !143, inlinedAt: !144)
!222 = !DILocation(line: 17, column: 40, scope: !143, inlinedAt: !144)
!223 = !DILocation(line: 17, column: 33, scope: !143, inlinedAt: !144)
!224 = !DILocation(line: 17, column: 28, scope: !143, inlinedAt: !144)
!225 = !DILocation(line: 18, column: 15, scope: !143, inlinedAt: !144)
!226 = !DILocation(line: 19, column: 60, scope: !143, inlinedAt: !144)
!227 = !DILocation(line: 19, column: 84, scope: !143, inlinedAt: !144)
!228 = !DILocation(line: 82, column: 53, scope: !67, inlinedAt: !227)
!229 = !DILocation(line: 19, column: 44, scope: !143, inlinedAt: !144)
!230 = !DILocation(line: 19, column: 22, scope: !143, inlinedAt: !144)
!231 = !DILocation(line: 85, column: 46, scope: !169, inlinedAt: !230)
!232 = !DILocation(line: 85, column: 40, scope: !169, inlinedAt: !230)
!233 = !DILocation(line: 19, column: 17, scope: !143, inlinedAt: !144)
!234 = !DILocation(line: 19, column: 4, scope: !143, inlinedAt: !144)
!235 = !DILocation(line: 21, column: 9, scope: !143, inlinedAt: !144)
!236 = !DILocation(line: 23, column: 23, scope: !143, inlinedAt: !144)
!237 = !DILocation(line: 78, column: 18, scope: !114, inlinedAt: !236)
!238 = !DILocation(line: 78, column: 31, scope: !114, inlinedAt: !236)
!239 = !DILocation(line: 78, column: 34, scope: !114, inlinedAt: !236)
!240 = !DILocation(line: 78, column: 16, scope: !114, inlinedAt: !236)
!241 = !DILocation(line: 22, column: 27, scope: !143, inlinedAt: !144)
!242 = !DILocation(line: 22, column: 26, scope: !143, inlinedAt: !144)
!243 = !DILocation(line: 22, column: 39, scope: !143, inlinedAt: !144)
!244 = !DILocation(line: 22, column: 49, scope: !143, inlinedAt: !144)
!245 = !DILocation(line: 23, column: 43, scope: !143, inlinedAt: !144)
!246 = !DILocation(line: 78, column: 18, scope: !114, inlinedAt: !245)
!247 = !DILocation(line: 78, column: 31, scope: !114, inlinedAt: !245)
!248 = !DILocation(line: 78, column: 34, scope: !114, inlinedAt: !245)
!249 = !DILocation(line: 78, column: 16, scope: !114, inlinedAt: !245)
!250 = !DILocation(line: 23, column: 65, scope: !143, inlinedAt: !144)
!251 = !DILocation(line: 23, column: 79, scope: !143, inlinedAt: !144)
!252 = !DILocation(line: 23, column: 102, scope: !143, inlinedAt: !144)
!253 = !DILocation(line: 71, column: 17, scope: !200, inlinedAt: !201)
!254 = !DILocation(line: 72, column: 29, scope: !200, inlinedAt: !201)
!255 = !DILocation(line: 72, column: 17, scope: !200, inlinedAt: !201)
!256 = !DILocation(line: 73, column: 19, scope: !200, inlinedAt: !201)
!257 = !DILocation(line: 73, column: 29, scope: !200, inlinedAt: !201)
!258 = !DILocation(line: 72, column: 2, scope: !200, inlinedAt: !201)
!259 = !DILocation(line: 78, column: 17, scope: !200, inlinedAt: !201)
!260 = !DILocation(line: 78, column: 6, scope: !200, inlinedAt: !201)
!261 = !DILocation(line: 78, column: 23, scope: !200, inlinedAt: !201)
!262 = !DILocation(line: 79, column: 7, scope: !200, inlinedAt: !201)
!263 = !DILocation(line: 80, column: 18, scope: !200, inlinedAt: !201)
!264 = !DILocation(line: 81, column: 17, scope: !200, inlinedAt: !201)
!265 = !DILocation(line: 81, column: 14, scope: !200, inlinedAt: !201)
!266 = !DILocation(line: 81, column: 30, scope: !200, inlinedAt: !201)
!267 = !{!"llvm.loop.unroll.disable"}
!268 = distinct !{!268, !267}
!269 = !DILocation(line: 82, column: 13, scope: !200, inlinedAt: !201)
!270 = !DILocation(line: 82, column: 6, scope: !200, inlinedAt: !201)
!271 = !{!"llvm.loop.unroll.disable"}
!272 = distinct !{!272, !271}
!273 = !DILocation(line: 85, column: 21, scope: !200, inlinedAt: !201)
!274 = !DILocation(line: 86, column: 17, scope: !200, inlinedAt: !201)
!275 = !DILocation(line: 86, column: 14, scope: !200, inlinedAt: !201)
!276 = !DILocation(line: 86, column: 30, scope: !200, inlinedAt: !201)
!277 = !DILocation(line: 87, column: 6, scope: !200, inlinedAt: !201)
!278 = distinct !DISubprogram(name: "affine", scope: !142, file: !142, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!279 = !DILocation(line: 87, column: 25, scope: !200, inlinedAt: !201)
!280 = !DILocation(line: 103, column: 63, scope: !278, inlinedAt: !279)
!281 = !DILocation(line: 103, column: 71, scope: !278, inlinedAt: !279)
!282 = !DILocation(line: 87, column: 54, scope: !200, inlinedAt: !201)
!283 = !DILocation(line: 103, column: 63, scope: !278, inlinedAt: !282)
!284 = !DILocation(line: 103, column: 71, scope: !278, inlinedAt: !282)
!285 = !DILocation(line: 87, column: 83, scope: !200, inlinedAt: !201)
!286 = !DILocation(line: 103, column: 63, scope: !278, inlinedAt: !285)
!287 = !DILocation(line: 103, column: 71, scope: !278, inlinedAt: !285)
!288 = !DILocation(line: 87, column: 112, scope: !200, inlinedAt: !201)
!289 = !DILocation(line: 103, column: 63, scope: !278, inlinedAt: !288)
!290 = !DILocation(line: 103, column: 71, scope: !278, inlinedAt: !288)
!291 = !DILocation(line: 78, column: 33, scope: !200, inlinedAt: !201)
!292 = !DILocation(line: 91, column: 8, scope: !200, inlinedAt: !201)
!293 = !DILocation(line: 96, column: 14, scope: !200, inlinedAt: !201)
!294 = !DILocation(line: 97, column: 14, scope: !200, inlinedAt: !201)
!295 = !DILocation(line: 98, column: 17, scope: !200, inlinedAt: !201)
!296 = !DILocation(line: 93, column: 21, scope: !200, inlinedAt: !201)
!297 = !DILocation(line: 94, column: 3, scope: !200, inlinedAt: !201)
!298 = !DILocation(line: 15, column: 59, scope: !143, inlinedAt: !144)
!299 = !DIFile(filename: "combine.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!300 = distinct !DISubprogram(name: "combine", scope: !299, file: !299, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!301 = !DILocation(line: 67, column: 9, scope: !6)
!302 = !DILocation(line: 11, column: 32, scope: !300, inlinedAt: !301)
!303 = !DILocation(line: 11, column: 28, scope: !300, inlinedAt: !301)
!304 = !DILocation(line: 11, column: 14, scope: !300, inlinedAt: !301)
!305 = !DILocation(line: 12, column: 39, scope: !300, inlinedAt: !301)
!306 = !DILocation(line: 12, column: 24, scope: !300, inlinedAt: !301)
!307 = !DILocation(line: 12, column: 6, scope: !300, inlinedAt: !301)
!308 = !DILocation(line: 12, column: 29, scope: !300, inlinedAt: !301)
!309 = !DILocation(line: 13, column: 19, scope: !300, inlinedAt: !301)
!310 = !DILocation(line: 13, column: 28, scope: !300, inlinedAt: !301)
!311 = !DILocation(line: 14, column: 18, scope: !300, inlinedAt: !301)
!312 = !DILocation(line: 15, column: 34, scope: !300, inlinedAt: !301)
!313 = !DILocation(line: 16, column: 48, scope: !300, inlinedAt: !301)
!314 = !DILocation(line: 16, column: 42, scope: !300, inlinedAt: !301)
!315 = !DILocation(line: 16, column: 25, scope: !300, inlinedAt: !301)
!316 = !DILocation(line: 18, column: 17, scope: !300, inlinedAt: !301)
!317 = !DILocation(line: 19, column: 46, scope: !300, inlinedAt: !301)
!318 = !DILocation(line: 19, column: 63, scope: !300, inlinedAt: !301)
!319 = !DILocation(line: 19, column: 71, scope: !300, inlinedAt: !301)
!320 = !DILocation(line: 19, column: 40, scope: !300, inlinedAt: !301)
!321 = !DILocation(line: 19, column: 24, scope: !300, inlinedAt: !301)
!322 = !DILocation(line: 20, column: 31, scope: !300, inlinedAt: !301)
!323 = !DILocation(line: 20, column: 49, scope: !300, inlinedAt: !301)
!324 = !DILocation(line: 20, column: 52, scope: !300, inlinedAt: !301)
!325 = !DILocation(line: 20, column: 25, scope: !300, inlinedAt: !301)
!326 = !DILocation(line: 20, column: 21, scope: !300, inlinedAt: !301)
!327 = !DILocation(line: 22, column: 14, scope: !300, inlinedAt: !301)
!328 = !DILocation(line: 22, column: 19, scope: !300, inlinedAt: !301)
!329 = !DILocation(line: 22, column: 34, scope: !300, inlinedAt: !301)
!330 = !DILocation(line: 22, column: 28, scope: !300, inlinedAt: !301)
!331 = !DILocation(line: 22, column: 37, scope: !300, inlinedAt: !301)
!332 = !DILocation(line: 23, column: 38, scope: !300, inlinedAt: !301)
!333 = !DILocation(line: 23, column: 34, scope: !300, inlinedAt: !301)
!334 = !DILocation(line: 24, column: 30, scope: !300, inlinedAt: !301)
!335 = !DILocation(line: 24, column: 11, scope: !300, inlinedAt: !301)
!336 = distinct !DISubprogram(name: "weigh", scope: !299, file: !299, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!337 = !DILocation(line: 24, column: 22, scope: !300, inlinedAt: !301)
!338 = !DILocation(line: 31, column: 2, scope: !336, inlinedAt: !337)
!339 = !DILocation(line: 31, column: 2, scope: !6)
!340 = !DILocation(line: 34, column: 14, scope: !336, inlinedAt: !337)
!341 = !DILocation(line: 34, column: 16, scope: !336, inlinedAt: !337)
!342 = !DILocation(line: 34, column: 12, scope: !336, inlinedAt: !337)
!343 = !DILocation(line: 33, column: 20, scope: !336, inlinedAt: !337)
!344 = !DILocation(line: 35, column: 33, scope: !336, inlinedAt: !337)
!345 = !DILocation(line: 35, column: 22, scope: !336, inlinedAt: !337)
!346 = !DILocation(line: 35, column: 60, scope: !336, inlinedAt: !337)
!347 = !DILocation(line: 35, column: 49, scope: !336, inlinedAt: !337)
!348 = !DILocation(line: 35, column: 87, scope: !336, inlinedAt: !337)
!349 = !DILocation(line: 35, column: 76, scope: !336, inlinedAt: !337)
!350 = !DILocation(line: 35, column: 114, scope: !336, inlinedAt: !337)
!351 = !DILocation(line: 35, column: 103, scope: !336, inlinedAt: !337)
!352 = !DILocation(line: 35, column: 3, scope: !336, inlinedAt: !337)
!353 = !{!"llvm.loop.unroll.disable"}
!354 = distinct !{!354, !353}
!355 = !DILocation(line: 24, column: 8, scope: !300, inlinedAt: !301)
!356 = !{!"llvm.loop.unroll.disable"}
!357 = distinct !{!357, !356}
!358 = !{!"llvm.loop.unroll.count", i32 8}
!359 = distinct !{!359, !358}
!360 = !DILocation(line: 12, column: 47, scope: !300, inlinedAt: !301)
!361 = !DIFile(filename: "route.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!362 = distinct !DISubprogram(name: "Route", scope: !361, file: !361, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!363 = !DILocation(line: 10, column: 6, scope: !362)
!364 = !DILocation(line: 12, column: 20, scope: !362)
!365 = !{i32 1, i32 65536}
!366 = !DILocation(line: 12, column: 41, scope: !362)
!367 = !DILocation(line: 12, column: 25, scope: !362)
!368 = !DILocation(line: 12, column: 44, scope: !362)
!369 = !DILocation(line: 13, column: 28, scope: !362)
!370 = !DILocation(line: 13, column: 31, scope: !362)
!371 = !DILocation(line: 17, column: 20, scope: !362)
!372 = !DILocation(line: 34, column: 26, scope: !362)
!373 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!374 = distinct !DISubprogram(name: "reduceWarp", scope: !373, file: !373, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!375 = distinct !DISubprogram(name: "reduce", scope: !373, file: !373, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!376 = distinct !DISubprogram(name: "ReduceMax", scope: !373, file: !373, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!377 = !DILocation(line: 24, column: 24, scope: !362)
!378 = !DILocation(line: 20, column: 15, scope: !376, inlinedAt: !377)
!379 = !DILocation(line: 45, column: 16, scope: !375, inlinedAt: !378)
!380 = !DILocation(line: 71, column: 7, scope: !374, inlinedAt: !379)
!381 = !DILocation(line: 13, column: 6, scope: !362)
!382 = !DILocation(line: 13, column: 49, scope: !362)
!383 = !DILocation(line: 14, column: 22, scope: !362)
!384 = !DILocation(line: 14, column: 41, scope: !362)
!385 = !DILocation(line: 14, column: 44, scope: !362)
!386 = !DILocation(line: 14, column: 16, scope: !362)
!387 = !DILocation(line: 15, column: 18, scope: !362)
!388 = !DILocation(line: 19, column: 27, scope: !362)
!389 = !DILocation(line: 20, column: 21, scope: !362)
!390 = distinct !DISubprogram(name: "rank", scope: !361, file: !361, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!391 = !DILocation(line: 20, column: 17, scope: !362)
!392 = !DILocation(line: 44, column: 57, scope: !390, inlinedAt: !391)
!393 = !DILocation(line: 44, column: 64, scope: !390, inlinedAt: !391)
!394 = !DILocation(line: 44, column: 85, scope: !390, inlinedAt: !391)
!395 = !DILocation(line: 44, column: 78, scope: !390, inlinedAt: !391)
!396 = !DILocation(line: 44, column: 77, scope: !390, inlinedAt: !391)
!397 = !DILocation(line: 44, column: 69, scope: !390, inlinedAt: !391)
!398 = !DILocation(line: 20, column: 32, scope: !362)
!399 = !DILocation(line: 21, column: 16, scope: !362)
!400 = !DILocation(line: 21, column: 6, scope: !362)
!401 = !DILocation(line: 23, column: 4, scope: !362)
!402 = !{!"llvm.loop.unroll.disable"}
!403 = distinct !{!403, !402}
!404 = !DILocation(line: 71, column: 7, scope: !362)
!405 = !DILocation(line: 66, column: 35, scope: !374, inlinedAt: !379)
!406 = !DILocation(line: 72, column: 7, scope: !374, inlinedAt: !379)
!407 = !DILocation(line: 72, column: 35, scope: !374, inlinedAt: !379)
!408 = !DILocation(line: 73, column: 23, scope: !374, inlinedAt: !379)
!409 = !DILocation(line: 20, column: 77, scope: !376, inlinedAt: !377)
!410 = !DILocation(line: 72, column: 40, scope: !374, inlinedAt: !379)
!411 = !DILocation(line: 78, column: 6, scope: !374, inlinedAt: !379)
!412 = !DILocation(line: 78, column: 36, scope: !374, inlinedAt: !379)
!413 = !DILocation(line: 79, column: 16, scope: !374, inlinedAt: !379)
!414 = !DILocation(line: 80, column: 11, scope: !374, inlinedAt: !379)
!415 = !DILocation(line: 79, column: 3, scope: !374, inlinedAt: !379)
!416 = !DILocation(line: 83, column: 22, scope: !374, inlinedAt: !379)
!417 = !DILocation(line: 83, column: 41, scope: !374, inlinedAt: !379)
!418 = !DILocation(line: 84, column: 9, scope: !374, inlinedAt: !379)
!419 = !DILocation(line: 78, column: 41, scope: !374, inlinedAt: !379)
!420 = !DILocation(line: 87, column: 16, scope: !374, inlinedAt: !379)
!421 = !DILocation(line: 87, column: 2, scope: !375, inlinedAt: !378)
!422 = !DILocation(line: 26, column: 40, scope: !362)
!423 = !DILocation(line: 26, column: 34, scope: !362)
!424 = !DILocation(line: 27, column: 4, scope: !362)
!425 = !DILocation(line: 28, column: 16, scope: !362)
!426 = !DILocation(line: 29, column: 17, scope: !362)
!427 = !DILocation(line: 29, column: 11, scope: !362)
!428 = !DILocation(line: 29, column: 36, scope: !362)
!429 = !DILocation(line: 29, column: 29, scope: !362)
!430 = !DILocation(line: 29, column: 28, scope: !362)
!431 = !DILocation(line: 30, column: 12, scope: !362)
!432 = !DILocation(line: 33, column: 9, scope: !362)
!433 = !DILocation(line: 35, column: 17, scope: !362)
!434 = !DILocation(line: 35, column: 11, scope: !362)
!435 = !DILocation(line: 35, column: 4, scope: !362)
!436 = !DILocation(line: 13, column: 61, scope: !362)
!437 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"kernel", i32 1}
!438 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidx", i32 128}
!439 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidy", i32 1}
!440 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidz", i32 1}
!441 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"minctasm", i32 4}
!442 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!443 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 128}
!444 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!445 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!446 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"minctasm", i32 1}
