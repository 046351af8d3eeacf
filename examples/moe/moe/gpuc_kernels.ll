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
	%29 = sub nuw i32 %28, 1, !dbg !28
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
	%55 = icmp ugt i64 %34, 281474976710655, !dbg !33
	%56 = mul i64 %34, -2, !dbg !33
	%57 = add i64 %p29, %56, !dbg !33
	%58 = icmp slt i64 %57, 0, !dbg !33
	%59 = or i1 %55, %58, !dbg !33
	br i1 %59, label %b2_cold, label %b4, !dbg !33, !prof !26

b4:
	%60 = phi i64 [ %49, %b1_ok1 ], [ %67, %b5 ], !dbg !33
	%61 = icmp slt i64 %60, %34, !dbg !33
	br i1 %61, label %b5, label %b6, !dbg !33

b5:
	%62 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %60, !dbg !39
	store i32 0, i32 addrspace(3)* %62, align 4, !dbg !39
	%63 = urem i64 %54, 2, !dbg !42
	%64 = mul i64 %63, %34, !dbg !44
	%65 = add i64 %64, %60, !dbg !45
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %65, !dbg !46
	store i32 0, i32 addrspace(1)* %66, align 4, !dbg !46
	%67 = add i64 %60, %53, !dbg !33
	br label %b4, !dbg !33

b6:
	call void @llvm.nvvm.barrier0(), !dbg !49
	br label %b7, !dbg !50

b7:
	%68 = phi i64 [ %49, %b6 ], [ %76, %b8_ok1 ], !dbg !50
	%69 = icmp slt i64 %68, %p11, !dbg !50
	br i1 %69, label %b8, label %b9, !dbg !50

b8:
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %68, !dbg !51
	%71 = load i32, i32 addrspace(1)* %70, align 4, !dbg !51
	%72 = sext i32 %71 to i64, !dbg !52
	%73 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %72, !dbg !52
	%74 = icmp uge i64 %72, %34, !dbg !52
	br i1 %74, label %b8_fail1, label %b8_ok1, !dbg !52, !prof !26

b8_ok1:
	%75 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %73, i32 1) nounwind, !dbg !53
	%76 = add i64 %68, %53, !dbg !50
	br label %b7, !dbg !50

b9:
	call void @llvm.nvvm.barrier0(), !dbg !54
	br label %b10, !dbg !55

b10:
	%77 = phi i64 [ %49, %b9 ], [ %102, %b11_ok1 ], !dbg !55
	%78 = icmp slt i64 %77, %34, !dbg !55
	br i1 %78, label %b11, label %b12, !dbg !55

b11:
	%79 = urem i64 %27, 2, !dbg !57
	%80 = mul i64 %79, %34, !dbg !59
	%81 = icmp eq i64 %33, -1, !dbg !60
	%82 = select i1 %81, i64 1, i64 %33, !dbg !60
	%83 = sdiv i64 %77, %82, !dbg !60
	%84 = sub i64 0, %77, !dbg !60
	%85 = select i1 %81, i64 %84, i64 %83, !dbg !60
	%86 = mul i64 %85, %33, !dbg !61
	%87 = add i64 %80, %86, !dbg !62
	%88 = add i64 %87, %32, !dbg !63
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %88, !dbg !64
	%90 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %77, !dbg !65
	%91 = icmp uge i64 %88, %p23, !dbg !64
	br i1 %91, label %b11_fail1, label %b11_ok1, !dbg !64, !prof !26

b11_ok1:
	%92 = load i32, i32 addrspace(3)* %90, align 4, !dbg !65
	%93 = sext i32 %92 to i64, !dbg !66
	%94 = shl i64 %27, 32, !dbg !69
	%95 = or i64 %94, %93, !dbg !71
	%96 = icmp eq i64 %33, -1, !dbg !72
	%97 = select i1 %96, i64 1, i64 %33, !dbg !72
	%98 = srem i64 %77, %97, !dbg !72
	%99 = trunc i64 %98 to i32, !dbg !73
	%100 = addrspacecast i64 addrspace(1)* %89 to i64*, !dbg !73
	%101 = bitcast i64* %100 to i8*, !dbg !73
	call void @gpuc_signal_op_thread(i8* %101, i64 %95, i32 9, i32 %99), !dbg !73
	%102 = add i64 %77, %53, !dbg !55
	br label %b10, !dbg !55

b12:
	call void @llvm.nvvm.barrier0(), !dbg !74
	br label %b13, !dbg !10

b13:
	%103 = sext i32 %14 to i64, !dbg !77
	%104 = sext i32 %15 to i64, !dbg !78
	%105 = add i64 %p11, %21, !dbg !79
	%106 = sub nsw i64 %105, 1, !dbg !80
	%107 = icmp eq i64 %21, -1, !dbg !81
	%108 = select i1 %107, i64 1, i64 %21, !dbg !81
	%109 = sdiv i64 %106, %108, !dbg !81
	%110 = sub i64 0, %106, !dbg !81
	%111 = select i1 %107, i64 %110, i64 %109, !dbg !81
	%112 = mul i64 %17, %111, !dbg !82
	%113 = icmp slt i64 %112, %p11, !dbg !83
	%114 = select i1 %113, i64 %112, i64 %p11, !dbg !83
	%115 = add i64 %114, %111, !dbg !84
	%116 = icmp slt i64 %115, %p11, !dbg !85
	%117 = select i1 %116, i64 %115, i64 %p11, !dbg !85
	%118 = sub i64 %117, %114, !dbg !86
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %114, !dbg !86
	%120 = mul i64 %p4, %104, !dbg !87
	%121 = icmp ugt i64 %117, %p11, !dbg !86
	%122 = icmp ugt i64 %114, %117, !dbg !86
	%123 = or i1 %121, %122, !dbg !86
	br i1 %123, label %b13_fail1, label %b13_ok1, !dbg !86, !prof !26

b13_ok1:
	%124 = urem i64 %27, 2, !dbg !89
	%125 = mul i64 %124, %120, !dbg !91
	%126 = sub i64 %p29, %125, !dbg !92
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %125, !dbg !92
	%128 = icmp ugt i64 %125, %p29, !dbg !92
	%129 = icmp ugt i64 %p2, %126, !dbg !93
	%130 = or i1 %128, %129, !dbg !93
	br i1 %130, label %b13_fail3, label %b13_ok3, !dbg !93, !prof !26

b13_ok3:
	%131 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !94
	%132 = udiv i32 %131, 4, !dbg !94
	%133 = zext i32 %132 to i64, !dbg !94
	%134 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !94
	%135 = icmp ugt i64 %118, %133, !dbg !95
	br i1 %135, label %b13_fail5, label %b13_ok5, !dbg !95, !prof !26

b13_ok5:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96, !range !34
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !96, !range !34
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !96, !range !35
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96, !range !36
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !96, !range !36
	%141 = mul i32 %140, %138, !dbg !96
	%142 = add i32 %137, %141, !dbg !96
	%143 = mul i32 %139, %142, !dbg !96
	%144 = add i32 %136, %143, !dbg !96
	%145 = sext i32 %144 to i64, !dbg !96
	%146 = mul i32 %139, %140, !dbg !96
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !96, !range !37
	%148 = mul i32 %146, %147, !dbg !96
	%149 = sext i32 %148 to i64, !dbg !96
	br label %b14, !dbg !96

b14:
	%150 = phi i64 [ %145, %b13_ok5 ], [ %171, %b16 ], !dbg !96
	%151 = icmp slt i64 %150, %118, !dbg !96
	br i1 %151, label %b15, label %b18, !dbg !96

b15:
	%152 = getelementptr inbounds i32, i32 addrspace(1)* %119, i64 %150, !dbg !97
	%153 = load i32, i32 addrspace(1)* %152, align 4, !dbg !97
	%154 = sext i32 %153 to i64, !dbg !98
	%155 = getelementptr inbounds i32, i32 addrspace(1)* %127, i64 %154, !dbg !99
	%156 = icmp uge i64 %154, %p2, !dbg !99
	br i1 %156, label %b15_fail1, label %b15_ok1, !dbg !99, !prof !26

b15_ok1:
	%157 = atomicrmw add i32 addrspace(1)* %155, i32 1 monotonic, !dbg !100
	%158 = sext i32 %157 to i64, !dbg !101
	%159 = icmp slt i64 %158, %p0, !dbg !102
	br i1 %159, label %b16, label %b17, !dbg !103

b16:
	%160 = icmp eq i64 %104, -1, !dbg !104
	%161 = select i1 %160, i64 1, i64 %104, !dbg !104
	%162 = sdiv i64 %154, %161, !dbg !104
	%163 = sub i64 0, %154, !dbg !104
	%164 = select i1 %160, i64 %163, i64 %162, !dbg !104
	%165 = mul i64 %164, %104, !dbg !105
	%166 = add i64 %165, %103, !dbg !106
	%167 = mul i64 %166, %p0, !dbg !107
	%168 = trunc i64 %167 to i32, !dbg !108
	%169 = add i32 %168, %157, !dbg !109
	%170 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %150, !dbg !110
	store i32 %169, i32 addrspace(3)* %170, align 4, !dbg !110
	%171 = add i64 %150, %149, !dbg !96
	br label %b14, !dbg !96

b17:
	br label %fail, !dbg !103

b18:
	call void @llvm.nvvm.barrier0(), !dbg !111
	br label %b19, !dbg !112

b19:
	%172 = phi i64 [ -1, %b18 ], [ %173, %b20_ok8 ], !dbg !112
	%173 = add nsw i64 %172, 1, !dbg !112
	%174 = icmp slt i64 %173, %118, !dbg !112
	br i1 %174, label %b20, label %b21, !dbg !112

b20:
	%175 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %173, !dbg !112
	%176 = load i32, i32 addrspace(3)* %175, align 4, !dbg !112
	%177 = sext i32 %176 to i64, !dbg !113
	%178 = mul i64 %177, %p1, !dbg !116
	%179 = add nsw i64 %177, 1, !dbg !117
	%180 = mul i64 %179, %p1, !dbg !118
	%181 = sub i64 %180, %178, !dbg !119
	%182 = getelementptr inbounds float, float addrspace(1)* %7, i64 %178, !dbg !119
	%183 = add i64 %114, %173, !dbg !121
	%184 = icmp ugt i64 %180, %p19, !dbg !119
	%185 = icmp ugt i64 %178, %180, !dbg !119
	%186 = icmp eq i64 %p3, 0, !dbg !120
	%187 = or i1 %184, %185, !dbg !120
	%188 = or i1 %187, %186, !dbg !120
	br i1 %188, label %b20_fail1, label %b20_ok1, !dbg !120, !prof !26

b20_ok1:
	%189 = icmp eq i64 %p3, -1, !dbg !120
	%190 = select i1 %189, i64 1, i64 %p3, !dbg !120
	%191 = sdiv i64 %183, %190, !dbg !120
	%192 = sub i64 0, %183, !dbg !120
	%193 = select i1 %189, i64 %192, i64 %191, !dbg !120
	%194 = mul i64 %193, %p1, !dbg !123
	%195 = add i64 %193, 1, !dbg !124
	%196 = mul i64 %195, %p1, !dbg !125
	%197 = sub i64 %196, %194, !dbg !126
	%198 = getelementptr inbounds float, float addrspace(1)* %2, i64 %194, !dbg !126
	%199 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %177, !dbg !127
	%200 = shl i64 %27, 32, !dbg !130
	%201 = or i64 %200, %183, !dbg !132
	%202 = getelementptr inbounds i32, i32 addrspace(1)* %119, i64 %173, !dbg !133
	%203 = icmp ugt i64 %196, %p9, !dbg !126
	%204 = icmp ugt i64 %194, %196, !dbg !126
	%205 = icmp uge i64 %177, %p25, !dbg !127
	%206 = icmp ne i64 %181, %197, !dbg !128
	%207 = or i1 %203, %204, !dbg !128
	%208 = or i1 %207, %205, !dbg !128
	%209 = or i1 %208, %206, !dbg !128
	br i1 %209, label %b20_fail4, label %b20_ok4, !dbg !128, !prof !26

b20_ok4:
	%210 = load i32, i32 addrspace(1)* %202, align 4, !dbg !133
	%211 = sext i32 %210 to i64, !dbg !134
	%212 = icmp eq i64 %104, -1, !dbg !135
	%213 = select i1 %212, i64 1, i64 %104, !dbg !135
	%214 = srem i64 %211, %213, !dbg !135
	%215 = mul i64 %197, 4, !dbg !128
	%216 = trunc i64 %214 to i32, !dbg !128
	%217 = addrspacecast float addrspace(1)* %182 to float*, !dbg !128
	%218 = addrspacecast float addrspace(1)* %198 to float*, !dbg !128
	%219 = addrspacecast i64 addrspace(1)* %199 to i64*, !dbg !128
	%220 = icmp uge i64 %214, %104, !dbg !128
	br i1 %220, label %b20_fail8, label %b20_ok8, !dbg !128, !prof !26

b20_ok8:
	%221 = bitcast float* %217 to i8*, !dbg !128
	%222 = bitcast float* %218 to i8*, !dbg !128
	%223 = bitcast i64* %219 to i8*, !dbg !128
	call void @gpuc_put_signal_nbi_block(i8* %221, i8* %222, i64 %215, i8* %223, i64 %201, i32 9, i32 %216), !dbg !128
	br label %b19, !dbg !128

b21:
	call void @llvm.nvvm.barrier0(), !dbg !138
	%224 = icmp eq i64 %145, 0, !dbg !139
	br i1 %224, label %b22, label %b23, !dbg !139

b22:
	%225 = load i64, i64 addrspace(1)* %24, align 8, !dbg !140
	%226 = add i64 %225, 1, !dbg !141
	store i64 %226, i64 addrspace(1)* %24, align 8, !dbg !140
	br label %b23, !dbg !140

b23:
	%227 = add i64 %120, 1, !dbg !145
	%228 = icmp slt i64 %145, 32, !dbg !149
	%229 = icmp ugt i64 %227, %133, !dbg !146
	br i1 %229, label %b23_fail1, label %b23_ok1, !dbg !146, !prof !26

b23_ok1:
	br i1 %228, label %b24, label %b40, !dbg !149

b24:
	%230 = and i32 %144, -32, !dbg !150
	%231 = sub i32 %148, %230, !dbg !150
	%232 = icmp slt i32 %231, 32, !dbg !150
	%233 = select i1 %232, i32 %231, i32 32, !dbg !150
	%234 = sext i32 %233 to i64, !dbg !150
	%235 = sub nsw i64 %234, 1, !dbg !151
	%236 = icmp slt i64 %235, 0, !dbg !155
	%237 = trunc i64 %235 to i32, !dbg !156
	br label %b25, !dbg !157

b25:
	%238 = phi i64 [ %288, %b37 ], [ 0, %b24 ], !dbg !157
	%239 = phi i64 [ %289, %b37 ], [ 0, %b24 ], !dbg !158
	%240 = icmp slt i64 %239, %120, !dbg !159
	br i1 %240, label %b26, label %b38, !dbg !159

b26:
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !160, !range !161
	%242 = sext i32 %241 to i64, !dbg !160
	%243 = add i64 %239, %242, !dbg !162
	%244 = icmp slt i64 %243, %120, !dbg !163
	br i1 %244, label %b27, label %b28, !dbg !163

b27:
	%245 = add i64 %125, %243, !dbg !164
	%246 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %245, !dbg !165
	%247 = shl i64 %27, 32, !dbg !167
	%248 = addrspacecast i64 addrspace(1)* %246 to i64*, !dbg !168
	%249 = icmp uge i64 %245, %p23, !dbg !165
	br i1 %249, label %b27_fail1, label %b27_ok1, !dbg !165, !prof !26

b27_ok1:
	%250 = bitcast i64* %248 to i8*, !dbg !168
	%251 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %250, i32 5, i64 %247, i32 1, i8* %ctrl, i32 20), !dbg !168
	%252 = and i64 %251, 4294967295, !dbg !171
	br label %b28, !dbg !170

b28:
	%253 = phi i64 [ 0, %b26 ], [ %252, %b27_ok1 ], !dbg !173
	br label %b29, !dbg !179

b29:
	%254 = phi i64 [ %253, %b28 ], [ %271, %b32 ], !dbg !180
	%255 = phi i64 [ 1, %b28 ], [ %272, %b32 ], !dbg !181
	%256 = icmp slt i64 %255, 32, !dbg !182
	br i1 %256, label %b30, label %b33, !dbg !182

b30:
	%257 = trunc i64 %255 to i32, !dbg !183
	%258 = trunc i64 %254 to i32, !dbg !183
	%259 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %258, i32 %257, i32 0), !dbg !183
	%260 = extractvalue { i32, i1 } %259, 0, !dbg !183
	%261 = lshr i64 %254, 32, !dbg !183
	%262 = trunc i64 %261 to i32, !dbg !183
	%263 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %262, i32 %257, i32 0), !dbg !183
	%264 = extractvalue { i32, i1 } %263, 0, !dbg !183
	%265 = zext i32 %264 to i64, !dbg !183
	%266 = shl i64 %265, 32, !dbg !183
	%267 = zext i32 %260 to i64, !dbg !183
	%268 = or i64 %267, %266, !dbg !183
	%269 = icmp sge i64 %242, %255, !dbg !184
	br i1 %269, label %b31, label %b32, !dbg !184

b31:
	%270 = add i64 %254, %268, !dbg !185
	br label %b32, !dbg !185

b32:
	%271 = phi i64 [ %254, %b30 ], [ %270, %b31 ], !dbg !180
	%272 = mul nsw i64 %255, 2, !dbg !186
	br label %b29, !dbg !186

b33:
	%273 = add i64 %238, %254, !dbg !187
	br i1 %244, label %b34, label %b35, !dbg !188

b34:
	%274 = sub i64 %273, %253, !dbg !190
	%275 = trunc i64 %274 to i32, !dbg !191
	%276 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %243, !dbg !189
	%277 = icmp uge i64 %243, %227, !dbg !189
	br i1 %277, label %b34_fail1, label %b34_ok1, !dbg !189, !prof !26

b34_ok1:
	store i32 %275, i32 addrspace(3)* %276, align 4, !dbg !189
	br label %b35, !dbg !189

b35:
	br i1 %236, label %b36, label %b37, !dbg !155

b36:
	br label %fail, !dbg !192

b37:
	%278 = trunc i64 %273 to i32, !dbg !156
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %278, i32 %237, i32 31), !dbg !156
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !156
	%281 = lshr i64 %273, 32, !dbg !156
	%282 = trunc i64 %281 to i32, !dbg !156
	%283 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %282, i32 %237, i32 31), !dbg !156
	%284 = extractvalue { i32, i1 } %283, 0, !dbg !156
	%285 = zext i32 %284 to i64, !dbg !156
	%286 = shl i64 %285, 32, !dbg !156
	%287 = zext i32 %280 to i64, !dbg !156
	%288 = or i64 %287, %286, !dbg !156
	%289 = add i64 %239, %234, !dbg !193
	br label %b25, !dbg !193

b38:
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !194, !range !161
	%291 = sext i32 %290 to i64, !dbg !194
	%292 = icmp eq i64 %291, 0, !dbg !195
	br i1 %292, label %b39, label %b40, !dbg !195

b39:
	%293 = trunc i64 %238 to i32, !dbg !197
	%294 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %120, !dbg !196
	%295 = icmp uge i64 %120, %227, !dbg !196
	br i1 %295, label %b39_fail1, label %b39_ok1, !dbg !196, !prof !26

b39_ok1:
	store i32 %293, i32 addrspace(3)* %294, align 4, !dbg !196
	br label %b40, !dbg !196

b40:
	call void @llvm.nvvm.barrier0(), !dbg !198
	%296 = xor i1 %0, true, !dbg !202
	%297 = trunc i64 %149 to i32, !dbg !203
	%298 = mul nuw i32 %297, 2, !dbg !203
	%299 = zext i32 %298 to i64, !dbg !203
	%300 = trunc i64 %149 to i32, !dbg !204
	%301 = mul nuw i32 %300, 3, !dbg !204
	%302 = zext i32 %301 to i64, !dbg !204
	%303 = trunc i64 %149 to i32, !dbg !205
	%304 = mul nuw i32 %303, 4, !dbg !205
	%305 = zext i32 %304 to i64, !dbg !205
	br label %b41, !dbg !206

b41:
	%306 = phi i64 [ %17, %b40 ], [ %562, %b92 ], !dbg !207
	%307 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %120, !dbg !208
	%308 = icmp uge i64 %120, %227, !dbg !208
	br i1 %308, label %b41_fail1, label %b41_ok1, !dbg !208, !prof !26

b41_ok1:
	%309 = load i32, i32 addrspace(3)* %307, align 4, !dbg !208
	%310 = sext i32 %309 to i64, !dbg !209
	%311 = icmp slt i64 %306, %310, !dbg !210
	br i1 %311, label %b42, label %b97, !dbg !210

b42:
	%312 = phi i64 [ %317, %b43_ok1 ], [ %312, %b44 ], [ 0, %b41_ok1 ], !dbg !213
	%313 = phi i64 [ %313, %b43_ok1 ], [ %317, %b44 ], [ %120, %b41_ok1 ], !dbg !214
	%314 = sub i64 %313, %312, !dbg !215
	%315 = icmp sgt i64 %314, 1, !dbg !216
	br i1 %315, label %b43, label %b45, !dbg !216

b43:
	%316 = add i64 %312, %313, !dbg !217
	%317 = sdiv i64 %316, 2, !dbg !218
	%318 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %317, !dbg !219
	%319 = icmp uge i64 %317, %227, !dbg !219
	br i1 %319, label %b43_fail1, label %b43_ok1, !dbg !219, !prof !26

b43_ok1:
	%320 = load i32, i32 addrspace(3)* %318, align 4, !dbg !219
	%321 = sext i32 %320 to i64, !dbg !220
	%322 = icmp sle i64 %321, %306, !dbg !221
	br i1 %322, label %b42, label %b44, !dbg !221

b44:
	br label %b42, !dbg !221

b45:
	%323 = mul i64 %312, %p0, !dbg !222
	%324 = add i64 %323, %306, !dbg !223
	%325 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %312, !dbg !224
	%326 = load i32, i32 addrspace(3)* %325, align 4, !dbg !224
	%327 = sext i32 %326 to i64, !dbg !225
	%328 = sub i64 %324, %327, !dbg !226
	br i1 %224, label %b46, label %b47, !dbg !227

b46:
	%329 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %328, !dbg !228
	%330 = shl i64 %27, 32, !dbg !230
	%331 = addrspacecast i64 addrspace(1)* %329 to i64*, !dbg !231
	%332 = icmp uge i64 %328, %p25, !dbg !228
	br i1 %332, label %b46_fail1, label %b46_ok1, !dbg !228, !prof !26

b46_ok1:
	%333 = bitcast i64* %331 to i8*, !dbg !231
	%334 = call i64 @gpuc_signal_wait_until_thread(i8* %333, i32 5, i64 %330, i32 1, i8* %ctrl, i32 27), !dbg !231
	%335 = and i64 %334, 4294967295, !dbg !233
	%336 = trunc i64 %335 to i32, !dbg !235
	store i32 %336, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !236
	br label %b47, !dbg !236

b47:
	call void @llvm.nvvm.barrier0(), !dbg !237
	%337 = mul i64 %328, %p1, !dbg !239
	%338 = add i64 %328, 1, !dbg !240
	%339 = mul i64 %338, %p1, !dbg !241
	%340 = icmp ugt i64 %339, %p19, !dbg !242
	%341 = icmp ugt i64 %337, %339, !dbg !242
	%342 = or i1 %340, %341, !dbg !242
	br i1 %342, label %b47_fail1, label %b47_ok1, !dbg !242, !prof !26

b47_ok1:
	%343 = load i32, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !243
	%344 = sext i32 %343 to i64, !dbg !244
	%345 = icmp eq i64 %104, -1, !dbg !245
	%346 = select i1 %345, i64 1, i64 %104, !dbg !245
	%347 = sdiv i64 %312, %346, !dbg !245
	%348 = sub i64 0, %312, !dbg !245
	%349 = select i1 %345, i64 %348, i64 %347, !dbg !245
	%350 = icmp eq i64 %104, -1, !dbg !246
	%351 = select i1 %350, i64 1, i64 %104, !dbg !246
	%352 = srem i64 %312, %351, !dbg !246
	%353 = sub i64 %339, %337, !dbg !242
	%354 = getelementptr inbounds float, float addrspace(1)* %7, i64 %337, !dbg !242
	%355 = mul i64 %344, %p1, !dbg !248
	%356 = add nsw i64 %344, 1, !dbg !249
	%357 = mul i64 %356, %p1, !dbg !250
	%358 = sub i64 %357, %355, !dbg !251
	%359 = getelementptr inbounds float, float addrspace(1)* %8, i64 %355, !dbg !251
	%360 = getelementptr inbounds float, float addrspace(1)* %5, i64 %349, !dbg !252
	%361 = icmp ugt i64 %357, %p21, !dbg !251
	%362 = icmp ugt i64 %355, %357, !dbg !251
	%363 = icmp uge i64 %349, %p15, !dbg !252
	%364 = icmp uge i64 %349, %p17, !dbg !253
	%365 = icmp uge i64 %344, %p27, !dbg !254
	%366 = or i1 %361, %362, !dbg !254
	%367 = or i1 %366, %363, !dbg !254
	%368 = or i1 %367, %364, !dbg !254
	%369 = or i1 %368, %365, !dbg !254
	br i1 %369, label %b47_fail3, label %b47_ok3, !dbg !254, !prof !26

b47_ok3:
	%370 = load float, float addrspace(1)* %360, align 4, !dbg !252
	%371 = getelementptr inbounds float, float addrspace(1)* %6, i64 %349, !dbg !253
	%372 = load float, float addrspace(1)* %371, align 4, !dbg !253
	%373 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %344, !dbg !254
	%374 = and i64 %353, 3, !dbg !255
	%375 = icmp eq i64 %374, 0, !dbg !255
	br i1 %375, label %b48, label %b96, !dbg !255

b48:
	%376 = addrspacecast float addrspace(1)* %354 to float*, !dbg !255
	%377 = ptrtoint float* %376 to i64, !dbg !255
	%378 = and i64 %377, 15, !dbg !255
	%379 = icmp eq i64 %378, 0, !dbg !255
	%380 = icmp eq i64 %353, 0, !dbg !255
	%381 = or i1 %379, %380, !dbg !255
	br i1 %381, label %b49, label %b95, !dbg !255

b49:
	%382 = ashr i64 %353, 2, !dbg !255
	%383 = bitcast float addrspace(1)* %354 to { float, float, float, float } addrspace(1)*, !dbg !255
	%384 = trunc i64 %352 to i32, !dbg !256
	%385 = addrspacecast float addrspace(1)* %359 to float*, !dbg !256
	%386 = bitcast float* %385 to i8*, !dbg !256
	%387 = call i8* @gpuc_peer_thread(i8* %386, i32 %384), !dbg !256
	%388 = bitcast i8* %387 to float*, !dbg !256
	%389 = icmp eq float* %388, null, !dbg !256
	%390 = select i1 %389, i64 0, i64 %358, !dbg !256
	%391 = and i64 %390, 3, !dbg !257
	%392 = icmp eq i64 %391, 0, !dbg !257
	br i1 %392, label %b50, label %b94, !dbg !257

b50:
	%393 = ptrtoint float* %388 to i64, !dbg !257
	%394 = and i64 %393, 15, !dbg !257
	%395 = icmp eq i64 %394, 0, !dbg !257
	%396 = icmp eq i64 %390, 0, !dbg !257
	%397 = or i1 %395, %396, !dbg !257
	br i1 %397, label %b51, label %b93, !dbg !257

b51:
	%398 = ashr i64 %390, 2, !dbg !257
	%399 = addrspacecast float* %388 to { float, float, float, float } addrspace(1)*, !dbg !257
	%400 = icmp eq i64 %398, %382, !dbg !258
	br i1 %400, label %b52, label %b53, !dbg !258

b52:
	br label %b53, !dbg !202

b53:
	%401 = phi i1 [ false, %b51 ], [ %296, %b52 ], !dbg !259
	br i1 %401, label %b55, label %b54, !dbg !259

b54:
	br label %b55, !dbg !259

b55:
	%402 = phi { float, float, float, float } addrspace(1)* [ %399, %b53 ], [ %383, %b54 ], !dbg !260
	%403 = phi i64 [ %398, %b53 ], [ %382, %b54 ], !dbg !260
	%404 = icmp ugt i64 %382, 281474976710655, !dbg !261
	br i1 %404, label %b56_cold, label %b72, !dbg !262, !prof !26

b72:
	%405 = phi i64 [ %145, %b55 ], [ %545, %b87 ], !dbg !261
	%406 = icmp slt i64 %405, %382, !dbg !263
	br i1 %406, label %b73, label %b88, !dbg !263

b73:
	%407 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %405, !dbg !266
	%408 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %407, i32 0, i32 0, !dbg !266
	%409 = bitcast { float, float, float, float } addrspace(1)* %407 to <4 x float> addrspace(1)*, !dbg !266
	%410 = load <4 x float>, <4 x float> addrspace(1)* %409, align 16, !dbg !266
	%411 = extractelement <4 x float> %410, i32 0, !dbg !266
	%412 = extractelement <4 x float> %410, i32 1, !dbg !266
	%413 = extractelement <4 x float> %410, i32 2, !dbg !266
	%414 = extractelement <4 x float> %410, i32 3, !dbg !266
	%415 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %407, i32 0, i32 1, !dbg !266
	%416 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %407, i32 0, i32 2, !dbg !266
	%417 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %407, i32 0, i32 3, !dbg !266
	%418 = add i64 %405, %149, !dbg !267
	%419 = icmp slt i64 %418, %382, !dbg !269
	br i1 %419, label %b74, label %b75, !dbg !269

b74:
	%420 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %418, !dbg !270
	%421 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %420, i32 0, i32 0, !dbg !270
	%422 = bitcast { float, float, float, float } addrspace(1)* %420 to <4 x float> addrspace(1)*, !dbg !270
	%423 = load <4 x float>, <4 x float> addrspace(1)* %422, align 16, !dbg !270
	%424 = extractelement <4 x float> %423, i32 0, !dbg !270
	%425 = extractelement <4 x float> %423, i32 1, !dbg !270
	%426 = extractelement <4 x float> %423, i32 2, !dbg !270
	%427 = extractelement <4 x float> %423, i32 3, !dbg !270
	%428 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %420, i32 0, i32 1, !dbg !270
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %420, i32 0, i32 2, !dbg !270
	%430 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %420, i32 0, i32 3, !dbg !270
	br label %b75, !dbg !271

b75:
	%431 = phi float [ %427, %b74 ], [ 0.000000e+00, %b73 ], !dbg !203
	%432 = phi float [ %426, %b74 ], [ 0.000000e+00, %b73 ], !dbg !203
	%433 = phi float [ %425, %b74 ], [ 0.000000e+00, %b73 ], !dbg !203
	%434 = phi float [ %424, %b74 ], [ 0.000000e+00, %b73 ], !dbg !203
	%435 = add i64 %405, %299, !dbg !272
	%436 = icmp slt i64 %435, %382, !dbg !274
	br i1 %436, label %b76, label %b77, !dbg !274

b76:
	%437 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %435, !dbg !275
	%438 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %437, i32 0, i32 0, !dbg !275
	%439 = bitcast { float, float, float, float } addrspace(1)* %437 to <4 x float> addrspace(1)*, !dbg !275
	%440 = load <4 x float>, <4 x float> addrspace(1)* %439, align 16, !dbg !275
	%441 = extractelement <4 x float> %440, i32 0, !dbg !275
	%442 = extractelement <4 x float> %440, i32 1, !dbg !275
	%443 = extractelement <4 x float> %440, i32 2, !dbg !275
	%444 = extractelement <4 x float> %440, i32 3, !dbg !275
	%445 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %437, i32 0, i32 1, !dbg !275
	%446 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %437, i32 0, i32 2, !dbg !275
	%447 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %437, i32 0, i32 3, !dbg !275
	br label %b77, !dbg !276

b77:
	%448 = phi float [ %444, %b76 ], [ 0.000000e+00, %b75 ], !dbg !204
	%449 = phi float [ %443, %b76 ], [ 0.000000e+00, %b75 ], !dbg !204
	%450 = phi float [ %442, %b76 ], [ 0.000000e+00, %b75 ], !dbg !204
	%451 = phi float [ %441, %b76 ], [ 0.000000e+00, %b75 ], !dbg !204
	%452 = add i64 %405, %302, !dbg !277
	%453 = icmp slt i64 %452, %382, !dbg !279
	br i1 %453, label %b78, label %b79, !dbg !279

b78:
	%454 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %452, !dbg !280
	%455 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %454, i32 0, i32 0, !dbg !280
	%456 = bitcast { float, float, float, float } addrspace(1)* %454 to <4 x float> addrspace(1)*, !dbg !280
	%457 = load <4 x float>, <4 x float> addrspace(1)* %456, align 16, !dbg !280
	%458 = extractelement <4 x float> %457, i32 0, !dbg !280
	%459 = extractelement <4 x float> %457, i32 1, !dbg !280
	%460 = extractelement <4 x float> %457, i32 2, !dbg !280
	%461 = extractelement <4 x float> %457, i32 3, !dbg !280
	%462 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %454, i32 0, i32 1, !dbg !280
	%463 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %454, i32 0, i32 2, !dbg !280
	%464 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %454, i32 0, i32 3, !dbg !280
	br label %b79, !dbg !281

b79:
	%465 = phi float [ %461, %b78 ], [ 0.000000e+00, %b77 ], !dbg !282
	%466 = phi float [ %460, %b78 ], [ 0.000000e+00, %b77 ], !dbg !282
	%467 = phi float [ %459, %b78 ], [ 0.000000e+00, %b77 ], !dbg !282
	%468 = phi float [ %458, %b78 ], [ 0.000000e+00, %b77 ], !dbg !282
	%469 = icmp slt i64 %405, %403, !dbg !284
	br i1 %469, label %b80, label %b81, !dbg !284

b80:
	%470 = call float @llvm.nvvm.mul.rn.f(float %411, float %370), !dbg !288
	%471 = fadd float %470, %372, !dbg !289
	%472 = call float @llvm.nvvm.mul.rn.f(float %412, float %370), !dbg !291
	%473 = fadd float %472, %372, !dbg !292
	%474 = call float @llvm.nvvm.mul.rn.f(float %413, float %370), !dbg !294
	%475 = fadd float %474, %372, !dbg !295
	%476 = call float @llvm.nvvm.mul.rn.f(float %414, float %370), !dbg !297
	%477 = fadd float %476, %372, !dbg !298
	%478 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %405, !dbg !285
	%479 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %478, i32 0, i32 0, !dbg !285
	%480 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %478, i32 0, i32 1, !dbg !285
	%481 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %478, i32 0, i32 2, !dbg !285
	%482 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %478, i32 0, i32 3, !dbg !285
	%483 = bitcast { float, float, float, float } addrspace(1)* %478 to <4 x float> addrspace(1)*, !dbg !285
	%484 = insertelement <4 x float> undef, float %471, i32 0, !dbg !285
	%485 = insertelement <4 x float> %484, float %473, i32 1, !dbg !285
	%486 = insertelement <4 x float> %485, float %475, i32 2, !dbg !285
	%487 = insertelement <4 x float> %486, float %477, i32 3, !dbg !285
	store <4 x float> %487, <4 x float> addrspace(1)* %483, align 16, !dbg !285
	br label %b81, !dbg !285

b81:
	%488 = icmp slt i64 %418, %403, !dbg !300
	br i1 %488, label %b82, label %b83, !dbg !300

b82:
	%489 = call float @llvm.nvvm.mul.rn.f(float %434, float %370), !dbg !303
	%490 = fadd float %489, %372, !dbg !304
	%491 = call float @llvm.nvvm.mul.rn.f(float %433, float %370), !dbg !306
	%492 = fadd float %491, %372, !dbg !307
	%493 = call float @llvm.nvvm.mul.rn.f(float %432, float %370), !dbg !309
	%494 = fadd float %493, %372, !dbg !310
	%495 = call float @llvm.nvvm.mul.rn.f(float %431, float %370), !dbg !312
	%496 = fadd float %495, %372, !dbg !313
	%497 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %418, !dbg !301
	%498 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %497, i32 0, i32 0, !dbg !301
	%499 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %497, i32 0, i32 1, !dbg !301
	%500 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %497, i32 0, i32 2, !dbg !301
	%501 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %497, i32 0, i32 3, !dbg !301
	%502 = bitcast { float, float, float, float } addrspace(1)* %497 to <4 x float> addrspace(1)*, !dbg !301
	%503 = insertelement <4 x float> undef, float %490, i32 0, !dbg !301
	%504 = insertelement <4 x float> %503, float %492, i32 1, !dbg !301
	%505 = insertelement <4 x float> %504, float %494, i32 2, !dbg !301
	%506 = insertelement <4 x float> %505, float %496, i32 3, !dbg !301
	store <4 x float> %506, <4 x float> addrspace(1)* %502, align 16, !dbg !301
	br label %b83, !dbg !301

b83:
	%507 = icmp slt i64 %435, %403, !dbg !315
	br i1 %507, label %b84, label %b85, !dbg !315

b84:
	%508 = call float @llvm.nvvm.mul.rn.f(float %451, float %370), !dbg !318
	%509 = fadd float %508, %372, !dbg !319
	%510 = call float @llvm.nvvm.mul.rn.f(float %450, float %370), !dbg !321
	%511 = fadd float %510, %372, !dbg !322
	%512 = call float @llvm.nvvm.mul.rn.f(float %449, float %370), !dbg !324
	%513 = fadd float %512, %372, !dbg !325
	%514 = call float @llvm.nvvm.mul.rn.f(float %448, float %370), !dbg !327
	%515 = fadd float %514, %372, !dbg !328
	%516 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %435, !dbg !316
	%517 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %516, i32 0, i32 0, !dbg !316
	%518 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %516, i32 0, i32 1, !dbg !316
	%519 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %516, i32 0, i32 2, !dbg !316
	%520 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %516, i32 0, i32 3, !dbg !316
	%521 = bitcast { float, float, float, float } addrspace(1)* %516 to <4 x float> addrspace(1)*, !dbg !316
	%522 = insertelement <4 x float> undef, float %509, i32 0, !dbg !316
	%523 = insertelement <4 x float> %522, float %511, i32 1, !dbg !316
	%524 = insertelement <4 x float> %523, float %513, i32 2, !dbg !316
	%525 = insertelement <4 x float> %524, float %515, i32 3, !dbg !316
	store <4 x float> %525, <4 x float> addrspace(1)* %521, align 16, !dbg !316
	br label %b85, !dbg !316

b85:
	%526 = icmp slt i64 %452, %403, !dbg !330
	br i1 %526, label %b86, label %b87, !dbg !330

b86:
	%527 = call float @llvm.nvvm.mul.rn.f(float %468, float %370), !dbg !333
	%528 = fadd float %527, %372, !dbg !334
	%529 = call float @llvm.nvvm.mul.rn.f(float %467, float %370), !dbg !336
	%530 = fadd float %529, %372, !dbg !337
	%531 = call float @llvm.nvvm.mul.rn.f(float %466, float %370), !dbg !339
	%532 = fadd float %531, %372, !dbg !340
	%533 = call float @llvm.nvvm.mul.rn.f(float %465, float %370), !dbg !342
	%534 = fadd float %533, %372, !dbg !343
	%535 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %452, !dbg !331
	%536 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %535, i32 0, i32 0, !dbg !331
	%537 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %535, i32 0, i32 1, !dbg !331
	%538 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %535, i32 0, i32 2, !dbg !331
	%539 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %535, i32 0, i32 3, !dbg !331
	%540 = bitcast { float, float, float, float } addrspace(1)* %535 to <4 x float> addrspace(1)*, !dbg !331
	%541 = insertelement <4 x float> undef, float %528, i32 0, !dbg !331
	%542 = insertelement <4 x float> %541, float %530, i32 1, !dbg !331
	%543 = insertelement <4 x float> %542, float %532, i32 2, !dbg !331
	%544 = insertelement <4 x float> %543, float %534, i32 3, !dbg !331
	store <4 x float> %544, <4 x float> addrspace(1)* %540, align 16, !dbg !331
	br label %b87, !dbg !331

b87:
	%545 = add i64 %405, %305, !dbg !344
	br label %b72, !dbg !344

b88:
	call void @llvm.nvvm.barrier0(), !dbg !347
	br i1 %401, label %b89, label %b91, !dbg !347

b89:
	br i1 %224, label %b90, label %b92, !dbg !348

b90:
	call void @gpuc_fence_thread(), !dbg !349
	%546 = addrspacecast i64 addrspace(1)* %373 to i64*, !dbg !350
	%547 = icmp eq i64 addrspace(1)* %373, null, !dbg !350
	br i1 %547, label %b90_fail1, label %b90_ok1, !dbg !350, !prof !26

b90_ok1:
	%548 = bitcast i64* %546 to i8*, !dbg !350
	call void @gpuc_signal_op_thread(i8* %548, i64 %27, i32 9, i32 %384), !dbg !350
	br label %b92, !dbg !350

b91:
	%549 = mul i64 %353, 4, !dbg !351
	%550 = icmp ne i64 %358, %353, !dbg !351
	%551 = icmp eq i64 addrspace(1)* %373, null, !dbg !351
	%552 = or i1 %550, %551, !dbg !351
	br i1 %552, label %b91_fail1, label %b91_ok1, !dbg !351, !prof !26

b91_ok1:
	%553 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !351
	%554 = sext i32 %553 to i64, !dbg !351
	%555 = addrspacecast float addrspace(1)* %359 to float*, !dbg !351
	%556 = addrspacecast float addrspace(1)* %354 to float*, !dbg !351
	%557 = addrspacecast i64 addrspace(1)* %373 to i64*, !dbg !351
	%558 = icmp ne i64 %554, %149, !dbg !351
	br i1 %558, label %b91_fail3, label %b91_ok3, !dbg !351, !prof !26

b91_ok3:
	%559 = bitcast float* %555 to i8*, !dbg !351
	%560 = bitcast float* %556 to i8*, !dbg !351
	%561 = bitcast i64* %557 to i8*, !dbg !351
	call void @gpuc_put_signal_nbi_block(i8* %559, i8* %560, i64 %549, i8* %561, i64 %27, i32 9, i32 %384), !dbg !351
	br label %b92, !dbg !352

b92:
	%562 = add i64 %306, %21, !dbg !353
	br label %b41, !dbg !353

b93:
	br label %fail, !dbg !257

b94:
	br label %fail, !dbg !257

b95:
	br label %fail, !dbg !255

b96:
	br label %fail, !dbg !255

b97:
	%563 = icmp sgt i64 %p0, 1, !dbg !357
	%564 = select i1 %563, i64 %p0, i64 1, !dbg !357
	%565 = icmp eq i64 %564, -1, !dbg !358
	%566 = select i1 %565, i64 1, i64 %564, !dbg !358
	%567 = sdiv i64 %21, %566, !dbg !358
	%568 = sub i64 0, %21, !dbg !358
	%569 = select i1 %565, i64 %568, i64 %567, !dbg !358
	%570 = icmp sgt i64 %569, 1, !dbg !359
	%571 = select i1 %570, i64 %569, i64 1, !dbg !359
	%572 = mul i64 %p0, %571, !dbg !360
	br label %b98, !dbg !361

b98:
	%573 = phi i64 [ %17, %b97 ], [ %721, %b117 ], !dbg !362
	%574 = icmp slt i64 %573, %572, !dbg !363
	br i1 %574, label %b99, label %b122, !dbg !363

b99:
	%575 = icmp eq i64 %571, -1, !dbg !364
	%576 = select i1 %575, i64 1, i64 %571, !dbg !364
	%577 = sdiv i64 %573, %576, !dbg !364
	%578 = sub i64 0, %573, !dbg !364
	%579 = select i1 %575, i64 %578, i64 %577, !dbg !364
	%580 = icmp eq i64 %571, -1, !dbg !365
	%581 = select i1 %580, i64 1, i64 %571, !dbg !365
	%582 = srem i64 %573, %581, !dbg !365
	%583 = mul i64 %579, %p3, !dbg !366
	br label %b100, !dbg !367

b100:
	%584 = phi i64 [ %145, %b99 ], [ %592, %b101_ok1 ], !dbg !367
	%585 = icmp slt i64 %584, %p3, !dbg !367
	br i1 %585, label %b101, label %b102, !dbg !367

b101:
	%586 = add i64 %583, %584, !dbg !368
	%587 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %586, !dbg !369
	%588 = addrspacecast i64 addrspace(1)* %587 to i64*, !dbg !370
	%589 = icmp uge i64 %586, %p27, !dbg !369
	br i1 %589, label %b101_fail1, label %b101_ok1, !dbg !369, !prof !26

b101_ok1:
	%590 = bitcast i64* %588 to i8*, !dbg !370
	%591 = call i64 @gpuc_signal_wait_until_thread(i8* %590, i32 5, i64 %27, i32 1, i8* %ctrl, i32 39), !dbg !370
	%592 = add i64 %584, %149, !dbg !367
	br label %b100, !dbg !367

b102:
	call void @llvm.nvvm.barrier0(), !dbg !371
	%593 = mul i64 %583, %p1, !dbg !372
	%594 = add i64 %583, %p3, !dbg !373
	%595 = mul i64 %594, %p1, !dbg !374
	%596 = sub i64 %595, %593, !dbg !375
	%597 = getelementptr inbounds float, float addrspace(1)* %8, i64 %593, !dbg !375
	%598 = and i64 %596, 3, !dbg !376
	%599 = icmp eq i64 %598, 0, !dbg !376
	%600 = icmp ugt i64 %595, %p21, !dbg !375
	%601 = icmp ugt i64 %593, %595, !dbg !375
	%602 = or i1 %600, %601, !dbg !375
	br i1 %602, label %b102_fail1, label %b102_ok1, !dbg !375, !prof !26

b102_ok1:
	br i1 %599, label %b103, label %b121, !dbg !376

b103:
	%603 = addrspacecast float addrspace(1)* %597 to float*, !dbg !376
	%604 = ptrtoint float* %603 to i64, !dbg !376
	%605 = and i64 %604, 15, !dbg !376
	%606 = icmp eq i64 %605, 0, !dbg !376
	%607 = icmp eq i64 %596, 0, !dbg !376
	%608 = or i1 %606, %607, !dbg !376
	br i1 %608, label %b104, label %b120, !dbg !376

b104:
	%609 = mul i64 %579, %p1, !dbg !377
	%610 = add i64 %579, 1, !dbg !378
	%611 = mul i64 %610, %p1, !dbg !379
	%612 = ashr i64 %596, 2, !dbg !376
	%613 = bitcast float addrspace(1)* %597 to { float, float, float, float } addrspace(1)*, !dbg !376
	%614 = sub i64 %611, %609, !dbg !380
	%615 = getelementptr inbounds float, float addrspace(1)* %1, i64 %609, !dbg !380
	%616 = and i64 %614, 3, !dbg !381
	%617 = icmp eq i64 %616, 0, !dbg !381
	%618 = icmp ugt i64 %611, %p7, !dbg !380
	%619 = icmp ugt i64 %609, %611, !dbg !380
	%620 = or i1 %618, %619, !dbg !380
	br i1 %620, label %b104_fail1, label %b104_ok1, !dbg !380, !prof !26

b104_ok1:
	br i1 %617, label %b105, label %b119, !dbg !381

b105:
	%621 = addrspacecast float addrspace(1)* %615 to float*, !dbg !381
	%622 = ptrtoint float* %621 to i64, !dbg !381
	%623 = and i64 %622, 15, !dbg !381
	%624 = icmp eq i64 %623, 0, !dbg !381
	%625 = icmp eq i64 %614, 0, !dbg !381
	%626 = or i1 %624, %625, !dbg !381
	br i1 %626, label %b106, label %b118, !dbg !381

b106:
	%627 = ashr i64 %614, 2, !dbg !381
	%628 = bitcast float addrspace(1)* %615 to { float, float, float, float } addrspace(1)*, !dbg !381
	%629 = mul i64 %627, %582, !dbg !382
	%630 = icmp eq i64 %571, -1, !dbg !383
	%631 = select i1 %630, i64 1, i64 %571, !dbg !383
	%632 = sdiv i64 %629, %631, !dbg !383
	%633 = sub i64 0, %629, !dbg !383
	%634 = select i1 %630, i64 %633, i64 %632, !dbg !383
	%635 = add nsw i64 %582, 1, !dbg !384
	%636 = mul i64 %627, %635, !dbg !385
	%637 = icmp eq i64 %571, -1, !dbg !386
	%638 = select i1 %637, i64 1, i64 %571, !dbg !386
	%639 = sdiv i64 %636, %638, !dbg !386
	%640 = sub i64 0, %636, !dbg !386
	%641 = select i1 %637, i64 %640, i64 %639, !dbg !386
	%642 = sub i64 %641, %634, !dbg !387
	%643 = icmp ugt i64 %p3, 268435455, !dbg !388
	%644 = icmp ugt i64 %583, 281474976710655, !dbg !388
	%645 = or i1 %643, %644, !dbg !388
	%646 = icmp ugt i64 %612, 281474976710655, !dbg !388
	%647 = or i1 %645, %646, !dbg !388
	%648 = icmp ugt i64 %627, 268435455, !dbg !388
	%649 = or i1 %647, %648, !dbg !388
	%650 = icmp ugt i64 %634, 281474976710655, !dbg !388
	%651 = or i1 %649, %650, !dbg !388
	%652 = icmp ugt i64 %642, 281474976710655, !dbg !388
	%653 = or i1 %651, %652, !dbg !388
	%654 = mul i64 %594, -1, !dbg !388
	%655 = add i64 %p13, %654, !dbg !388
	%656 = icmp slt i64 %655, 0, !dbg !388
	%657 = or i1 %653, %656, !dbg !388
	%658 = mul nsw i64 %p13, -1, !dbg !388
	%659 = add i64 %p3, %658, !dbg !388
	%660 = icmp slt i64 %659, 0, !dbg !388
	%661 = or i1 %657, %660, !dbg !388
	%662 = mul i64 %634, -1, !dbg !388
	%663 = add i64 %627, %662, !dbg !388
	%664 = mul i64 %642, -1, !dbg !388
	%665 = add i64 %663, %664, !dbg !388
	%666 = icmp slt i64 %665, 0, !dbg !388
	%667 = or i1 %661, %666, !dbg !388
	%668 = mul i64 %p3, -1, !dbg !388
	%669 = mul i64 %627, %668, !dbg !388
	%670 = add i64 %669, %612, !dbg !388
	%671 = add i64 %670, %627, !dbg !388
	%672 = add i64 %671, %662, !dbg !388
	%673 = add i64 %672, %664, !dbg !388
	%674 = icmp slt i64 %673, 0, !dbg !388
	%675 = or i1 %667, %674, !dbg !388
	br i1 %675, label %b107_cold, label %b112, !dbg !388, !prof !26

b112:
	%676 = phi i64 [ %145, %b106 ], [ %720, %b116 ], !dbg !388
	%677 = icmp slt i64 %676, %642, !dbg !388
	br i1 %677, label %b113, label %b117, !dbg !388

b113:
	%678 = add i64 %634, %676, !dbg !390
	%679 = getelementptr inbounds float, float addrspace(1)* %4, i64 %583, !dbg !389
	br label %b114, !dbg !393

b114:
	%680 = phi float [ 0.000000e+00, %b113 ], [ %709, %b115 ], !dbg !394
	%681 = phi float [ 0.000000e+00, %b113 ], [ %707, %b115 ], !dbg !394
	%682 = phi float [ 0.000000e+00, %b113 ], [ %705, %b115 ], !dbg !394
	%683 = phi float [ 0.000000e+00, %b113 ], [ %703, %b115 ], !dbg !394
	%684 = phi i64 [ -1, %b113 ], [ %685, %b115 ], !dbg !393
	%685 = add nsw i64 %684, 1, !dbg !393
	%686 = icmp slt i64 %685, %p3, !dbg !393
	br i1 %686, label %b115, label %b116, !dbg !393

b115:
	%687 = getelementptr inbounds float, float addrspace(1)* %679, i64 %685, !dbg !398
	%688 = load float, float addrspace(1)* %687, align 4, !dbg !398
	%689 = mul i64 %685, %627, !dbg !395
	%690 = add i64 %689, %678, !dbg !396
	%691 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %613, i64 %690, !dbg !397
	%692 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %691, i32 0, i32 0, !dbg !397
	%693 = bitcast { float, float, float, float } addrspace(1)* %691 to <4 x float> addrspace(1)*, !dbg !397
	%694 = load <4 x float>, <4 x float> addrspace(1)* %693, align 16, !dbg !397
	%695 = extractelement <4 x float> %694, i32 0, !dbg !397
	%696 = extractelement <4 x float> %694, i32 1, !dbg !397
	%697 = extractelement <4 x float> %694, i32 2, !dbg !397
	%698 = extractelement <4 x float> %694, i32 3, !dbg !397
	%699 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %691, i32 0, i32 1, !dbg !397
	%700 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %691, i32 0, i32 2, !dbg !397
	%701 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %691, i32 0, i32 3, !dbg !397
	%702 = call float @llvm.nvvm.mul.rn.f(float %688, float %695), !dbg !399
	%703 = fadd float %683, %702, !dbg !400
	%704 = call float @llvm.nvvm.mul.rn.f(float %688, float %696), !dbg !401
	%705 = fadd float %682, %704, !dbg !402
	%706 = call float @llvm.nvvm.mul.rn.f(float %688, float %697), !dbg !403
	%707 = fadd float %681, %706, !dbg !404
	%708 = call float @llvm.nvvm.mul.rn.f(float %688, float %698), !dbg !405
	%709 = fadd float %680, %708, !dbg !406
	br label %b114, !dbg !407, !llvm.loop !414

b116:
	%710 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %628, i64 %678, !dbg !410
	%711 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %710, i32 0, i32 0, !dbg !410
	%712 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %710, i32 0, i32 1, !dbg !410
	%713 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %710, i32 0, i32 2, !dbg !410
	%714 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %710, i32 0, i32 3, !dbg !410
	%715 = bitcast { float, float, float, float } addrspace(1)* %710 to <4 x float> addrspace(1)*, !dbg !410
	%716 = insertelement <4 x float> undef, float %683, i32 0, !dbg !410
	%717 = insertelement <4 x float> %716, float %682, i32 1, !dbg !410
	%718 = insertelement <4 x float> %717, float %681, i32 2, !dbg !410
	%719 = insertelement <4 x float> %718, float %680, i32 3, !dbg !410
	store <4 x float> %719, <4 x float> addrspace(1)* %715, align 16, !dbg !410
	%720 = add i64 %676, %149, !dbg !388
	br label %b112, !dbg !388

b117:
	%721 = add i64 %573, %21, !dbg !415
	br label %b98, !dbg !415

b118:
	br label %fail, !dbg !381

b119:
	br label %fail, !dbg !381

b120:
	br label %fail, !dbg !376

b121:
	br label %fail, !dbg !376

b122:
	ret void, !dbg !356

b0_fail1:
	br label %fail, !dbg !25

b1_fail1:
	br label %fail, !dbg !32

b2_cold:
	%722 = phi i64 [ %730, %b3_cold_ok1 ], [ %49, %b1_ok1 ], !dbg !33
	%723 = icmp slt i64 %722, %34, !dbg !33
	br i1 %723, label %b3_cold, label %b6, !dbg !33

b3_cold:
	%724 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %722, !dbg !39
	store i32 0, i32 addrspace(3)* %724, align 4, !dbg !39
	%725 = urem i64 %54, 2, !dbg !42
	%726 = mul i64 %725, %34, !dbg !44
	%727 = add i64 %726, %722, !dbg !45
	%728 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %727, !dbg !46
	%729 = icmp uge i64 %727, %p29, !dbg !46
	br i1 %729, label %b3_cold_fail1, label %b3_cold_ok1, !dbg !46, !prof !26

b3_cold_fail1:
	br label %fail, !dbg !46

b3_cold_ok1:
	store i32 0, i32 addrspace(1)* %728, align 4, !dbg !46
	%730 = add i64 %722, %53, !dbg !33
	br label %b2_cold, !dbg !33, !llvm.loop !48

b8_fail1:
	br label %fail, !dbg !52

b11_fail1:
	br label %fail, !dbg !64

b13_fail1:
	%731 = icmp ugt i64 %117, %p11, !dbg !86
	br i1 %731, label %b13_fail2, label %b13_ok2, !dbg !86

b13_fail2:
	br label %fail, !dbg !86

b13_ok2:
	br label %fail, !dbg !86

b13_fail3:
	%732 = icmp ugt i64 %125, %p29, !dbg !92
	br i1 %732, label %b13_fail4, label %b13_ok4, !dbg !92

b13_fail4:
	br label %fail, !dbg !92

b13_ok4:
	br label %fail, !dbg !93

b13_fail5:
	br label %fail, !dbg !95

b15_fail1:
	br label %fail, !dbg !99

b20_fail1:
	%733 = icmp ugt i64 %180, %p19, !dbg !119
	br i1 %733, label %b20_fail2, label %b20_ok2, !dbg !119

b20_fail2:
	br label %fail, !dbg !119

b20_ok2:
	%734 = icmp ugt i64 %178, %180, !dbg !119
	br i1 %734, label %b20_fail3, label %b20_ok3, !dbg !119

b20_fail3:
	br label %fail, !dbg !119

b20_ok3:
	br label %fail, !dbg !120

b20_fail4:
	%735 = icmp ugt i64 %196, %p9, !dbg !126
	br i1 %735, label %b20_fail5, label %b20_ok5, !dbg !126

b20_fail5:
	br label %fail, !dbg !126

b20_ok5:
	%736 = icmp ugt i64 %194, %196, !dbg !126
	br i1 %736, label %b20_fail6, label %b20_ok6, !dbg !126

b20_fail6:
	br label %fail, !dbg !126

b20_ok6:
	%737 = icmp uge i64 %177, %p25, !dbg !127
	br i1 %737, label %b20_fail7, label %b20_ok7, !dbg !127

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
	br label %fail, !dbg !208

b43_fail1:
	br label %fail, !dbg !219

b46_fail1:
	br label %fail, !dbg !228

b47_fail1:
	%738 = icmp ugt i64 %339, %p19, !dbg !242
	br i1 %738, label %b47_fail2, label %b47_ok2, !dbg !242

b47_fail2:
	br label %fail, !dbg !242

b47_ok2:
	br label %fail, !dbg !242

b47_fail3:
	%739 = icmp ugt i64 %357, %p21, !dbg !251
	br i1 %739, label %b47_fail4, label %b47_ok4, !dbg !251

b47_fail4:
	br label %fail, !dbg !251

b47_ok4:
	%740 = icmp ugt i64 %355, %357, !dbg !251
	br i1 %740, label %b47_fail5, label %b47_ok5, !dbg !251

b47_fail5:
	br label %fail, !dbg !251

b47_ok5:
	%741 = icmp uge i64 %349, %p15, !dbg !252
	br i1 %741, label %b47_fail6, label %b47_ok6, !dbg !252

b47_fail6:
	br label %fail, !dbg !252

b47_ok6:
	%742 = icmp uge i64 %349, %p17, !dbg !253
	br i1 %742, label %b47_fail7, label %b47_ok7, !dbg !253

b47_fail7:
	br label %fail, !dbg !253

b47_ok7:
	br label %fail, !dbg !254

b56_cold:
	%743 = phi i64 [ %891, %b71_cold ], [ %145, %b55 ], !dbg !261
	%744 = icmp slt i64 %743, %382, !dbg !263
	br i1 %744, label %b57_cold, label %b88, !dbg !263

b57_cold:
	%745 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %743, !dbg !266
	%746 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %745, i32 0, i32 0, !dbg !266
	%747 = icmp uge i64 %743, %382, !dbg !266
	br i1 %747, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !266, !prof !26

b57_cold_fail1:
	br label %fail, !dbg !266

b57_cold_ok1:
	%748 = bitcast { float, float, float, float } addrspace(1)* %745 to <4 x float> addrspace(1)*, !dbg !266
	%749 = load <4 x float>, <4 x float> addrspace(1)* %748, align 16, !dbg !266
	%750 = extractelement <4 x float> %749, i32 0, !dbg !266
	%751 = extractelement <4 x float> %749, i32 1, !dbg !266
	%752 = extractelement <4 x float> %749, i32 2, !dbg !266
	%753 = extractelement <4 x float> %749, i32 3, !dbg !266
	%754 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %745, i32 0, i32 1, !dbg !266
	%755 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %745, i32 0, i32 2, !dbg !266
	%756 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %745, i32 0, i32 3, !dbg !266
	%757 = add i64 %743, %149, !dbg !267
	%758 = icmp slt i64 %757, %382, !dbg !269
	br i1 %758, label %b58_cold, label %b59_cold, !dbg !269

b58_cold:
	%759 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %757, !dbg !270
	%760 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %759, i32 0, i32 0, !dbg !270
	%761 = icmp uge i64 %757, %382, !dbg !270
	br i1 %761, label %b58_cold_fail1, label %b58_cold_ok1, !dbg !270, !prof !26

b58_cold_fail1:
	br label %fail, !dbg !270

b58_cold_ok1:
	%762 = bitcast { float, float, float, float } addrspace(1)* %759 to <4 x float> addrspace(1)*, !dbg !270
	%763 = load <4 x float>, <4 x float> addrspace(1)* %762, align 16, !dbg !270
	%764 = extractelement <4 x float> %763, i32 0, !dbg !270
	%765 = extractelement <4 x float> %763, i32 1, !dbg !270
	%766 = extractelement <4 x float> %763, i32 2, !dbg !270
	%767 = extractelement <4 x float> %763, i32 3, !dbg !270
	%768 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %759, i32 0, i32 1, !dbg !270
	%769 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %759, i32 0, i32 2, !dbg !270
	%770 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %759, i32 0, i32 3, !dbg !270
	br label %b59_cold, !dbg !271

b59_cold:
	%771 = phi float [ %767, %b58_cold_ok1 ], [ 0.000000e+00, %b57_cold_ok1 ], !dbg !203
	%772 = phi float [ %766, %b58_cold_ok1 ], [ 0.000000e+00, %b57_cold_ok1 ], !dbg !203
	%773 = phi float [ %765, %b58_cold_ok1 ], [ 0.000000e+00, %b57_cold_ok1 ], !dbg !203
	%774 = phi float [ %764, %b58_cold_ok1 ], [ 0.000000e+00, %b57_cold_ok1 ], !dbg !203
	%775 = add i64 %743, %299, !dbg !272
	%776 = icmp slt i64 %775, %382, !dbg !274
	br i1 %776, label %b60_cold, label %b61_cold, !dbg !274

b60_cold:
	%777 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %775, !dbg !275
	%778 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %777, i32 0, i32 0, !dbg !275
	%779 = icmp uge i64 %775, %382, !dbg !275
	br i1 %779, label %b60_cold_fail1, label %b60_cold_ok1, !dbg !275, !prof !26

b60_cold_fail1:
	br label %fail, !dbg !275

b60_cold_ok1:
	%780 = bitcast { float, float, float, float } addrspace(1)* %777 to <4 x float> addrspace(1)*, !dbg !275
	%781 = load <4 x float>, <4 x float> addrspace(1)* %780, align 16, !dbg !275
	%782 = extractelement <4 x float> %781, i32 0, !dbg !275
	%783 = extractelement <4 x float> %781, i32 1, !dbg !275
	%784 = extractelement <4 x float> %781, i32 2, !dbg !275
	%785 = extractelement <4 x float> %781, i32 3, !dbg !275
	%786 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %777, i32 0, i32 1, !dbg !275
	%787 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %777, i32 0, i32 2, !dbg !275
	%788 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %777, i32 0, i32 3, !dbg !275
	br label %b61_cold, !dbg !276

b61_cold:
	%789 = phi float [ %785, %b60_cold_ok1 ], [ 0.000000e+00, %b59_cold ], !dbg !204
	%790 = phi float [ %784, %b60_cold_ok1 ], [ 0.000000e+00, %b59_cold ], !dbg !204
	%791 = phi float [ %783, %b60_cold_ok1 ], [ 0.000000e+00, %b59_cold ], !dbg !204
	%792 = phi float [ %782, %b60_cold_ok1 ], [ 0.000000e+00, %b59_cold ], !dbg !204
	%793 = add i64 %743, %302, !dbg !277
	%794 = icmp slt i64 %793, %382, !dbg !279
	br i1 %794, label %b62_cold, label %b63_cold, !dbg !279

b62_cold:
	%795 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %383, i64 %793, !dbg !280
	%796 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %795, i32 0, i32 0, !dbg !280
	%797 = icmp uge i64 %793, %382, !dbg !280
	br i1 %797, label %b62_cold_fail1, label %b62_cold_ok1, !dbg !280, !prof !26

b62_cold_fail1:
	br label %fail, !dbg !280

b62_cold_ok1:
	%798 = bitcast { float, float, float, float } addrspace(1)* %795 to <4 x float> addrspace(1)*, !dbg !280
	%799 = load <4 x float>, <4 x float> addrspace(1)* %798, align 16, !dbg !280
	%800 = extractelement <4 x float> %799, i32 0, !dbg !280
	%801 = extractelement <4 x float> %799, i32 1, !dbg !280
	%802 = extractelement <4 x float> %799, i32 2, !dbg !280
	%803 = extractelement <4 x float> %799, i32 3, !dbg !280
	%804 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %795, i32 0, i32 1, !dbg !280
	%805 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %795, i32 0, i32 2, !dbg !280
	%806 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %795, i32 0, i32 3, !dbg !280
	br label %b63_cold, !dbg !281

b63_cold:
	%807 = phi float [ %803, %b62_cold_ok1 ], [ 0.000000e+00, %b61_cold ], !dbg !282
	%808 = phi float [ %802, %b62_cold_ok1 ], [ 0.000000e+00, %b61_cold ], !dbg !282
	%809 = phi float [ %801, %b62_cold_ok1 ], [ 0.000000e+00, %b61_cold ], !dbg !282
	%810 = phi float [ %800, %b62_cold_ok1 ], [ 0.000000e+00, %b61_cold ], !dbg !282
	%811 = icmp slt i64 %743, %403, !dbg !284
	br i1 %811, label %b64_cold, label %b65_cold, !dbg !284

b64_cold:
	%812 = call float @llvm.nvvm.mul.rn.f(float %750, float %370), !dbg !288
	%813 = fadd float %812, %372, !dbg !289
	%814 = call float @llvm.nvvm.mul.rn.f(float %751, float %370), !dbg !291
	%815 = fadd float %814, %372, !dbg !292
	%816 = call float @llvm.nvvm.mul.rn.f(float %752, float %370), !dbg !294
	%817 = fadd float %816, %372, !dbg !295
	%818 = call float @llvm.nvvm.mul.rn.f(float %753, float %370), !dbg !297
	%819 = fadd float %818, %372, !dbg !298
	%820 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %743, !dbg !285
	%821 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %820, i32 0, i32 0, !dbg !285
	%822 = icmp uge i64 %743, %403, !dbg !285
	br i1 %822, label %b64_cold_fail1, label %b64_cold_ok1, !dbg !285, !prof !26

b64_cold_fail1:
	br label %fail, !dbg !285

b64_cold_ok1:
	%823 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %820, i32 0, i32 1, !dbg !285
	%824 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %820, i32 0, i32 2, !dbg !285
	%825 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %820, i32 0, i32 3, !dbg !285
	%826 = bitcast { float, float, float, float } addrspace(1)* %820 to <4 x float> addrspace(1)*, !dbg !285
	%827 = insertelement <4 x float> undef, float %813, i32 0, !dbg !285
	%828 = insertelement <4 x float> %827, float %815, i32 1, !dbg !285
	%829 = insertelement <4 x float> %828, float %817, i32 2, !dbg !285
	%830 = insertelement <4 x float> %829, float %819, i32 3, !dbg !285
	store <4 x float> %830, <4 x float> addrspace(1)* %826, align 16, !dbg !285
	br label %b65_cold, !dbg !285

b65_cold:
	%831 = icmp slt i64 %757, %403, !dbg !300
	br i1 %831, label %b66_cold, label %b67_cold, !dbg !300

b66_cold:
	%832 = call float @llvm.nvvm.mul.rn.f(float %774, float %370), !dbg !303
	%833 = fadd float %832, %372, !dbg !304
	%834 = call float @llvm.nvvm.mul.rn.f(float %773, float %370), !dbg !306
	%835 = fadd float %834, %372, !dbg !307
	%836 = call float @llvm.nvvm.mul.rn.f(float %772, float %370), !dbg !309
	%837 = fadd float %836, %372, !dbg !310
	%838 = call float @llvm.nvvm.mul.rn.f(float %771, float %370), !dbg !312
	%839 = fadd float %838, %372, !dbg !313
	%840 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %757, !dbg !301
	%841 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 0, !dbg !301
	%842 = icmp uge i64 %757, %403, !dbg !301
	br i1 %842, label %b66_cold_fail1, label %b66_cold_ok1, !dbg !301, !prof !26

b66_cold_fail1:
	br label %fail, !dbg !301

b66_cold_ok1:
	%843 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 1, !dbg !301
	%844 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 2, !dbg !301
	%845 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %840, i32 0, i32 3, !dbg !301
	%846 = bitcast { float, float, float, float } addrspace(1)* %840 to <4 x float> addrspace(1)*, !dbg !301
	%847 = insertelement <4 x float> undef, float %833, i32 0, !dbg !301
	%848 = insertelement <4 x float> %847, float %835, i32 1, !dbg !301
	%849 = insertelement <4 x float> %848, float %837, i32 2, !dbg !301
	%850 = insertelement <4 x float> %849, float %839, i32 3, !dbg !301
	store <4 x float> %850, <4 x float> addrspace(1)* %846, align 16, !dbg !301
	br label %b67_cold, !dbg !301

b67_cold:
	%851 = icmp slt i64 %775, %403, !dbg !315
	br i1 %851, label %b68_cold, label %b69_cold, !dbg !315

b68_cold:
	%852 = call float @llvm.nvvm.mul.rn.f(float %792, float %370), !dbg !318
	%853 = fadd float %852, %372, !dbg !319
	%854 = call float @llvm.nvvm.mul.rn.f(float %791, float %370), !dbg !321
	%855 = fadd float %854, %372, !dbg !322
	%856 = call float @llvm.nvvm.mul.rn.f(float %790, float %370), !dbg !324
	%857 = fadd float %856, %372, !dbg !325
	%858 = call float @llvm.nvvm.mul.rn.f(float %789, float %370), !dbg !327
	%859 = fadd float %858, %372, !dbg !328
	%860 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %775, !dbg !316
	%861 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %860, i32 0, i32 0, !dbg !316
	%862 = icmp uge i64 %775, %403, !dbg !316
	br i1 %862, label %b68_cold_fail1, label %b68_cold_ok1, !dbg !316, !prof !26

b68_cold_fail1:
	br label %fail, !dbg !316

b68_cold_ok1:
	%863 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %860, i32 0, i32 1, !dbg !316
	%864 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %860, i32 0, i32 2, !dbg !316
	%865 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %860, i32 0, i32 3, !dbg !316
	%866 = bitcast { float, float, float, float } addrspace(1)* %860 to <4 x float> addrspace(1)*, !dbg !316
	%867 = insertelement <4 x float> undef, float %853, i32 0, !dbg !316
	%868 = insertelement <4 x float> %867, float %855, i32 1, !dbg !316
	%869 = insertelement <4 x float> %868, float %857, i32 2, !dbg !316
	%870 = insertelement <4 x float> %869, float %859, i32 3, !dbg !316
	store <4 x float> %870, <4 x float> addrspace(1)* %866, align 16, !dbg !316
	br label %b69_cold, !dbg !316

b69_cold:
	%871 = icmp slt i64 %793, %403, !dbg !330
	br i1 %871, label %b70_cold, label %b71_cold, !dbg !330

b70_cold:
	%872 = call float @llvm.nvvm.mul.rn.f(float %810, float %370), !dbg !333
	%873 = fadd float %872, %372, !dbg !334
	%874 = call float @llvm.nvvm.mul.rn.f(float %809, float %370), !dbg !336
	%875 = fadd float %874, %372, !dbg !337
	%876 = call float @llvm.nvvm.mul.rn.f(float %808, float %370), !dbg !339
	%877 = fadd float %876, %372, !dbg !340
	%878 = call float @llvm.nvvm.mul.rn.f(float %807, float %370), !dbg !342
	%879 = fadd float %878, %372, !dbg !343
	%880 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %402, i64 %793, !dbg !331
	%881 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %880, i32 0, i32 0, !dbg !331
	%882 = icmp uge i64 %793, %403, !dbg !331
	br i1 %882, label %b70_cold_fail1, label %b70_cold_ok1, !dbg !331, !prof !26

b70_cold_fail1:
	br label %fail, !dbg !331

b70_cold_ok1:
	%883 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %880, i32 0, i32 1, !dbg !331
	%884 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %880, i32 0, i32 2, !dbg !331
	%885 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %880, i32 0, i32 3, !dbg !331
	%886 = bitcast { float, float, float, float } addrspace(1)* %880 to <4 x float> addrspace(1)*, !dbg !331
	%887 = insertelement <4 x float> undef, float %873, i32 0, !dbg !331
	%888 = insertelement <4 x float> %887, float %875, i32 1, !dbg !331
	%889 = insertelement <4 x float> %888, float %877, i32 2, !dbg !331
	%890 = insertelement <4 x float> %889, float %879, i32 3, !dbg !331
	store <4 x float> %890, <4 x float> addrspace(1)* %886, align 16, !dbg !331
	br label %b71_cold, !dbg !331

b71_cold:
	%891 = add i64 %743, %305, !dbg !344
	br label %b56_cold, !dbg !344, !llvm.loop !346

b90_fail1:
	br label %fail, !dbg !350

b91_fail1:
	%892 = icmp ne i64 %358, %353, !dbg !351
	br i1 %892, label %b91_fail2, label %b91_ok2, !dbg !351

b91_fail2:
	br label %fail, !dbg !351

b91_ok2:
	br label %fail, !dbg !351

b91_fail3:
	br label %fail, !dbg !351

b101_fail1:
	br label %fail, !dbg !369

b102_fail1:
	%893 = icmp ugt i64 %595, %p21, !dbg !375
	br i1 %893, label %b102_fail2, label %b102_ok2, !dbg !375

b102_fail2:
	br label %fail, !dbg !375

b102_ok2:
	br label %fail, !dbg !375

b104_fail1:
	%894 = icmp ugt i64 %611, %p7, !dbg !380
	br i1 %894, label %b104_fail2, label %b104_ok2, !dbg !380

b104_fail2:
	br label %fail, !dbg !380

b104_ok2:
	br label %fail, !dbg !380

b107_cold:
	%895 = phi i64 [ %945, %b111_cold_ok1 ], [ %145, %b106 ], !dbg !388
	%896 = icmp slt i64 %895, %642, !dbg !388
	br i1 %896, label %b108_cold, label %b117, !dbg !388

b108_cold:
	%897 = add i64 %634, %895, !dbg !390
	%898 = getelementptr inbounds float, float addrspace(1)* %4, i64 %583, !dbg !389
	%899 = icmp ugt i64 %594, %p13, !dbg !389
	%900 = icmp ugt i64 %583, %594, !dbg !389
	%901 = or i1 %899, %900, !dbg !389
	br i1 %901, label %b108_cold_fail1, label %b108_cold_ok1, !dbg !389, !prof !26

b108_cold_fail1:
	%902 = icmp ugt i64 %594, %p13, !dbg !389
	br i1 %902, label %b108_cold_fail2, label %b108_cold_ok2, !dbg !389

b108_cold_fail2:
	br label %fail, !dbg !389

b108_cold_ok2:
	br label %fail, !dbg !389

b108_cold_ok1:
	br label %b109_cold, !dbg !393

b109_cold:
	%903 = phi float [ 0.000000e+00, %b108_cold_ok1 ], [ %933, %b110_cold_ok1 ], !dbg !394
	%904 = phi float [ 0.000000e+00, %b108_cold_ok1 ], [ %931, %b110_cold_ok1 ], !dbg !394
	%905 = phi float [ 0.000000e+00, %b108_cold_ok1 ], [ %929, %b110_cold_ok1 ], !dbg !394
	%906 = phi float [ 0.000000e+00, %b108_cold_ok1 ], [ %927, %b110_cold_ok1 ], !dbg !394
	%907 = phi i64 [ -1, %b108_cold_ok1 ], [ %908, %b110_cold_ok1 ], !dbg !393
	%908 = add nsw i64 %907, 1, !dbg !393
	%909 = icmp slt i64 %908, %p3, !dbg !393
	br i1 %909, label %b110_cold, label %b111_cold, !dbg !393

b110_cold:
	%910 = mul i64 %908, %627, !dbg !395
	%911 = add i64 %910, %897, !dbg !396
	%912 = getelementptr inbounds float, float addrspace(1)* %898, i64 %908, !dbg !398
	%913 = icmp uge i64 %911, %612, !dbg !397
	br i1 %913, label %b110_cold_fail1, label %b110_cold_ok1, !dbg !397, !prof !26

b110_cold_fail1:
	br label %fail, !dbg !397

b110_cold_ok1:
	%914 = load float, float addrspace(1)* %912, align 4, !dbg !398
	%915 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %613, i64 %911, !dbg !397
	%916 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %915, i32 0, i32 0, !dbg !397
	%917 = bitcast { float, float, float, float } addrspace(1)* %915 to <4 x float> addrspace(1)*, !dbg !397
	%918 = load <4 x float>, <4 x float> addrspace(1)* %917, align 16, !dbg !397
	%919 = extractelement <4 x float> %918, i32 0, !dbg !397
	%920 = extractelement <4 x float> %918, i32 1, !dbg !397
	%921 = extractelement <4 x float> %918, i32 2, !dbg !397
	%922 = extractelement <4 x float> %918, i32 3, !dbg !397
	%923 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %915, i32 0, i32 1, !dbg !397
	%924 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %915, i32 0, i32 2, !dbg !397
	%925 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %915, i32 0, i32 3, !dbg !397
	%926 = call float @llvm.nvvm.mul.rn.f(float %914, float %919), !dbg !399
	%927 = fadd float %906, %926, !dbg !400
	%928 = call float @llvm.nvvm.mul.rn.f(float %914, float %920), !dbg !401
	%929 = fadd float %905, %928, !dbg !402
	%930 = call float @llvm.nvvm.mul.rn.f(float %914, float %921), !dbg !403
	%931 = fadd float %904, %930, !dbg !404
	%932 = call float @llvm.nvvm.mul.rn.f(float %914, float %922), !dbg !405
	%933 = fadd float %903, %932, !dbg !406
	br label %b109_cold, !dbg !407, !llvm.loop !409

b111_cold:
	%934 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %628, i64 %897, !dbg !410
	%935 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %934, i32 0, i32 0, !dbg !410
	%936 = icmp uge i64 %897, %627, !dbg !410
	br i1 %936, label %b111_cold_fail1, label %b111_cold_ok1, !dbg !410, !prof !26

b111_cold_fail1:
	br label %fail, !dbg !410

b111_cold_ok1:
	%937 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %934, i32 0, i32 1, !dbg !410
	%938 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %934, i32 0, i32 2, !dbg !410
	%939 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %934, i32 0, i32 3, !dbg !410
	%940 = bitcast { float, float, float, float } addrspace(1)* %934 to <4 x float> addrspace(1)*, !dbg !410
	%941 = insertelement <4 x float> undef, float %906, i32 0, !dbg !410
	%942 = insertelement <4 x float> %941, float %905, i32 1, !dbg !410
	%943 = insertelement <4 x float> %942, float %904, i32 2, !dbg !410
	%944 = insertelement <4 x float> %943, float %903, i32 3, !dbg !410
	store <4 x float> %944, <4 x float> addrspace(1)* %940, align 16, !dbg !410
	%945 = add i64 %895, %149, !dbg !388
	br label %b107_cold, !dbg !388, !llvm.loop !412

fail:
	%946 = phi i32 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 2, %b3_cold_fail1 ], [ 3, %b8_fail1 ], [ 4, %b11_fail1 ], [ 5, %b13_fail2 ], [ 6, %b13_ok2 ], [ 7, %b13_fail4 ], [ 8, %b13_ok4 ], [ 9, %b13_fail5 ], [ 10, %b15_fail1 ], [ 11, %b17 ], [ 12, %b20_fail2 ], [ 13, %b20_fail3 ], [ 14, %b20_ok3 ], [ 12, %b20_fail5 ], [ 13, %b20_fail6 ], [ 15, %b20_fail7 ], [ 16, %b20_ok7 ], [ 17, %b20_fail8 ], [ 18, %b23_fail1 ], [ 19, %b27_fail1 ], [ 21, %b34_fail1 ], [ 22, %b36 ], [ 23, %b39_fail1 ], [ 24, %b41_fail1 ], [ 25, %b43_fail1 ], [ 26, %b46_fail1 ], [ 12, %b47_fail2 ], [ 13, %b47_ok2 ], [ 12, %b47_fail4 ], [ 13, %b47_fail5 ], [ 28, %b47_fail6 ], [ 28, %b47_fail7 ], [ 28, %b47_ok7 ], [ 33, %b57_cold_fail1 ], [ 33, %b58_cold_fail1 ], [ 33, %b60_cold_fail1 ], [ 33, %b62_cold_fail1 ], [ 34, %b64_cold_fail1 ], [ 34, %b66_cold_fail1 ], [ 34, %b68_cold_fail1 ], [ 34, %b70_cold_fail1 ], [ 35, %b90_fail1 ], [ 36, %b91_fail2 ], [ 37, %b91_ok2 ], [ 58, %b91_fail3 ], [ 32, %b93 ], [ 31, %b94 ], [ 30, %b95 ], [ 29, %b96 ], [ 38, %b101_fail1 ], [ 40, %b102_fail2 ], [ 41, %b102_ok2 ], [ 44, %b104_fail2 ], [ 45, %b104_ok2 ], [ 48, %b108_cold_fail2 ], [ 49, %b108_cold_ok2 ], [ 50, %b110_cold_fail1 ], [ 51, %b111_cold_fail1 ], [ 47, %b118 ], [ 46, %b119 ], [ 43, %b120 ], [ 42, %b121 ], !dbg !7
	%947 = phi i64 [ %23, %b0_fail1 ], [ %34, %b1_fail1 ], [ %727, %b3_cold_fail1 ], [ %72, %b8_fail1 ], [ %88, %b11_fail1 ], [ %117, %b13_fail2 ], [ %114, %b13_ok2 ], [ %125, %b13_fail4 ], [ %p2, %b13_ok4 ], [ %118, %b13_fail5 ], [ %154, %b15_fail1 ], [ 0, %b17 ], [ %180, %b20_fail2 ], [ %178, %b20_fail3 ], [ 0, %b20_ok3 ], [ %196, %b20_fail5 ], [ %194, %b20_fail6 ], [ %177, %b20_fail7 ], [ %181, %b20_ok7 ], [ %214, %b20_fail8 ], [ %227, %b23_fail1 ], [ %245, %b27_fail1 ], [ %243, %b34_fail1 ], [ 0, %b36 ], [ %120, %b39_fail1 ], [ %120, %b41_fail1 ], [ %317, %b43_fail1 ], [ %328, %b46_fail1 ], [ %339, %b47_fail2 ], [ %337, %b47_ok2 ], [ %357, %b47_fail4 ], [ %355, %b47_fail5 ], [ %349, %b47_fail6 ], [ %349, %b47_fail7 ], [ %344, %b47_ok7 ], [ %743, %b57_cold_fail1 ], [ %757, %b58_cold_fail1 ], [ %775, %b60_cold_fail1 ], [ %793, %b62_cold_fail1 ], [ %743, %b64_cold_fail1 ], [ %757, %b66_cold_fail1 ], [ %775, %b68_cold_fail1 ], [ %793, %b70_cold_fail1 ], [ 0, %b90_fail1 ], [ %358, %b91_fail2 ], [ 0, %b91_ok2 ], [ %554, %b91_fail3 ], [ %394, %b93 ], [ %390, %b94 ], [ %378, %b95 ], [ %353, %b96 ], [ %586, %b101_fail1 ], [ %595, %b102_fail2 ], [ %593, %b102_ok2 ], [ %611, %b104_fail2 ], [ %609, %b104_ok2 ], [ %594, %b108_cold_fail2 ], [ %583, %b108_cold_ok2 ], [ %911, %b110_cold_fail1 ], [ %897, %b111_cold_fail1 ], [ %623, %b118 ], [ %614, %b119 ], [ %605, %b120 ], [ %596, %b121 ], !dbg !7
	%948 = phi i64 [ %p31, %b0_fail1 ], [ %37, %b1_fail1 ], [ %p29, %b3_cold_fail1 ], [ %34, %b8_fail1 ], [ %p23, %b11_fail1 ], [ %p11, %b13_fail2 ], [ %117, %b13_ok2 ], [ %p29, %b13_fail4 ], [ %126, %b13_ok4 ], [ %133, %b13_fail5 ], [ %p2, %b15_fail1 ], [ 0, %b17 ], [ %p19, %b20_fail2 ], [ %180, %b20_fail3 ], [ 0, %b20_ok3 ], [ %p9, %b20_fail5 ], [ %196, %b20_fail6 ], [ %p25, %b20_fail7 ], [ %197, %b20_ok7 ], [ %104, %b20_fail8 ], [ %133, %b23_fail1 ], [ %p23, %b27_fail1 ], [ %227, %b34_fail1 ], [ 0, %b36 ], [ %227, %b39_fail1 ], [ %227, %b41_fail1 ], [ %227, %b43_fail1 ], [ %p25, %b46_fail1 ], [ %p19, %b47_fail2 ], [ %339, %b47_ok2 ], [ %p21, %b47_fail4 ], [ %357, %b47_fail5 ], [ %p15, %b47_fail6 ], [ %p17, %b47_fail7 ], [ %p27, %b47_ok7 ], [ %382, %b57_cold_fail1 ], [ %382, %b58_cold_fail1 ], [ %382, %b60_cold_fail1 ], [ %382, %b62_cold_fail1 ], [ %403, %b64_cold_fail1 ], [ %403, %b66_cold_fail1 ], [ %403, %b68_cold_fail1 ], [ %403, %b70_cold_fail1 ], [ 0, %b90_fail1 ], [ %353, %b91_fail2 ], [ 0, %b91_ok2 ], [ %149, %b91_fail3 ], [ 16, %b93 ], [ 4, %b94 ], [ 16, %b95 ], [ 4, %b96 ], [ %p27, %b101_fail1 ], [ %p21, %b102_fail2 ], [ %595, %b102_ok2 ], [ %p7, %b104_fail2 ], [ %611, %b104_ok2 ], [ %p13, %b108_cold_fail2 ], [ %594, %b108_cold_ok2 ], [ %612, %b110_cold_fail1 ], [ %627, %b111_cold_fail1 ], [ 16, %b118 ], [ 4, %b119 ], [ 16, %b120 ], [ 4, %b121 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %946, i64 %947, i64 %948), !dbg !7
	ret void, !dbg !7
}

define void @Route(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i8 zeroext %p5, float* %p6, i64 %p7, i32* %p8, i64 %p9, float* %p10, i64 %p11, i8* %ctrl) nounwind !dbg !417 {
entry:
	%0 = icmp ne i8 %p5, 0, !dbg !418
	br label %b0, !dbg !418

b0:
	%1 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !418
	%2 = addrspacecast i32* %p8 to i32 addrspace(1)*, !dbg !418
	%3 = addrspacecast float* %p10 to float addrspace(1)*, !dbg !418
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !419, !range !22
	%5 = sext i32 %4 to i64, !dbg !419
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !419, !range !420
	%7 = sext i32 %6 to i64, !dbg !419
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !421, !range !36
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !421, !range !36
	%10 = mul i32 %8, %9, !dbg !421
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !421, !range !37
	%12 = mul i32 %10, %11, !dbg !421
	%13 = sext i32 %12 to i64, !dbg !421
	%14 = mul i64 %5, %13, !dbg !422
	%15 = sdiv i64 %14, 32, !dbg !423
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !424, !range !19
	%17 = sext i32 %16 to i64, !dbg !424
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !424, !range !20
	%19 = sext i32 %18 to i64, !dbg !424
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !424, !range !20
	%21 = sext i32 %20 to i64, !dbg !424
	%22 = trunc i64 %7 to i32, !dbg !424
	%23 = trunc i64 %21 to i32, !dbg !424
	%24 = mul i32 %22, %23, !dbg !424
	%25 = zext i32 %24 to i64, !dbg !424
	%26 = trunc i64 %19 to i32, !dbg !424
	%27 = add i32 %26, %24, !dbg !424
	%28 = zext i32 %27 to i64, !dbg !424
	%29 = mul i64 %5, %28, !dbg !424
	%30 = add i64 %17, %29, !dbg !424
	%31 = mul i64 %30, %13, !dbg !424
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !424, !range !34
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !424, !range !34
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !424, !range !35
	%35 = mul i32 %9, %34, !dbg !424
	%36 = add i32 %33, %35, !dbg !424
	%37 = mul i32 %8, %36, !dbg !424
	%38 = add i32 %32, %37, !dbg !424
	%39 = sext i32 %38 to i64, !dbg !424
	%40 = add i64 %31, %39, !dbg !424
	%41 = sdiv i64 %40, 32, !dbg !425
	%42 = icmp slt i64 0, %p3, !dbg !426
	%43 = and i32 %38, -32, !dbg !427
	%44 = sub i32 %12, %43, !dbg !427
	%45 = icmp slt i32 %44, 32, !dbg !427
	%46 = select i1 %45, i32 %44, i32 32, !dbg !427
	%47 = sext i32 %46 to i64, !dbg !427
	%48 = icmp eq i64 %47, 32, !dbg !435
	br label %b1, !dbg !425

b1:
	%49 = phi i64 [ %41, %b0 ], [ %169, %b28 ], !dbg !436
	%50 = icmp slt i64 %49, %p0, !dbg !437
	br i1 %50, label %b2, label %b29, !dbg !437

b2:
	%51 = mul i64 %49, %p2, !dbg !438
	%52 = add nsw i64 %49, 1, !dbg !439
	%53 = mul i64 %52, %p2, !dbg !440
	%54 = sub i64 %53, %51, !dbg !441
	%55 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !441
	%56 = mul i64 %49, %p3, !dbg !442
	%57 = icmp ugt i64 %53, %p7, !dbg !441
	%58 = icmp ugt i64 %51, %53, !dbg !441
	%59 = or i1 %57, %58, !dbg !441
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !441, !prof !26

b2_ok1:
	br i1 %42, label %b3, label %b25, !dbg !426

b3:
	%60 = phi i64 [ %143, %b24 ], [ -1, %b2_ok1 ], !dbg !426
	%61 = phi float [ %147, %b24 ], [ 0.000000e+00, %b2_ok1 ], !dbg !426
	%62 = phi i64 [ %156, %b24 ], [ 0, %b2_ok1 ], !dbg !426
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !443, !range !161
	%64 = sext i32 %63 to i64, !dbg !443
	%65 = icmp ugt i64 %47, 281474976710655, !dbg !443
	br i1 %65, label %b4_cold, label %b8, !dbg !443, !prof !26

b8:
	%66 = phi i64 [ 0, %b3 ], [ %81, %b11 ], !dbg !443
	%67 = phi i64 [ %64, %b3 ], [ %82, %b11 ], !dbg !443
	%68 = icmp slt i64 %67, %p2, !dbg !443
	br i1 %68, label %b9, label %b12, !dbg !443

b9:
	%69 = getelementptr inbounds float, float addrspace(1)* %55, i64 %67, !dbg !444
	%70 = load float, float addrspace(1)* %69, align 4, !dbg !444
	%71 = bitcast float %70 to i32, !dbg !447
	%72 = zext i32 %71 to i64, !dbg !447
	%73 = shl i64 %72, 32, !dbg !448
	%74 = trunc i64 %67 to i32, !dbg !449
	%75 = xor i32 %74, -1, !dbg !450
	%76 = zext i32 %75 to i64, !dbg !451
	%77 = or i64 %73, %76, !dbg !452
	%78 = icmp ult i64 %77, %60, !dbg !453
	br i1 %78, label %b10, label %b11, !dbg !453

b10:
	%79 = icmp ugt i64 %66, %77, !dbg !454
	%80 = select i1 %79, i64 %66, i64 %77, !dbg !454
	br label %b11, !dbg !455

b11:
	%81 = phi i64 [ %66, %b9 ], [ %80, %b10 ], !dbg !456
	%82 = add i64 %67, %47, !dbg !443
	br label %b8, !dbg !443

b12:
	%83 = phi i64 [ %66, %b8 ], [ %171, %b4_cold ], !dbg !459
	br i1 %48, label %b13, label %b15, !dbg !435

b13:
	%84 = phi i64 [ %100, %b14 ], [ %83, %b12 ], !dbg !460
	%85 = phi i64 [ %103, %b14 ], [ 16, %b12 ], !dbg !461
	%86 = icmp sgt i64 %85, 0, !dbg !462
	br i1 %86, label %b14, label %b22, !dbg !462

b14:
	%87 = trunc i64 %85 to i32, !dbg !463
	%88 = trunc i64 %84 to i32, !dbg !463
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %88, i32 %87, i32 31), !dbg !463
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !463
	%91 = lshr i64 %84, 32, !dbg !463
	%92 = trunc i64 %91 to i32, !dbg !463
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %92, i32 %87, i32 31), !dbg !463
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !463
	%95 = zext i32 %94 to i64, !dbg !463
	%96 = shl i64 %95, 32, !dbg !463
	%97 = zext i32 %90 to i64, !dbg !463
	%98 = or i64 %97, %96, !dbg !463
	%99 = icmp ugt i64 %84, %98, !dbg !464
	%100 = select i1 %99, i64 %84, i64 %98, !dbg !464
	%101 = trunc i64 %85 to i32, !dbg !465
	%102 = udiv i32 %101, 2, !dbg !465
	%103 = zext i32 %102 to i64, !dbg !465
	br label %b13, !dbg !465

b15:
	%104 = phi i64 [ %128, %b20 ], [ %83, %b12 ], !dbg !460
	%105 = phi i64 [ %131, %b20 ], [ 16, %b12 ], !dbg !466
	%106 = icmp sgt i64 %105, 0, !dbg !467
	br i1 %106, label %b16, label %b21, !dbg !467

b16:
	%107 = trunc i64 %64 to i32, !dbg !468
	%108 = trunc i64 %105 to i32, !dbg !468
	%109 = add i32 %107, %108, !dbg !468
	%110 = zext i32 %109 to i64, !dbg !468
	%111 = icmp sge i64 %110, %47, !dbg !469
	br i1 %111, label %b17, label %b18, !dbg !469

b17:
	br label %b18, !dbg !469

b18:
	%112 = phi i64 [ %110, %b16 ], [ %64, %b17 ], !dbg !470
	%113 = trunc i64 %112 to i32, !dbg !471
	%114 = trunc i64 %104 to i32, !dbg !471
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %113, i32 31), !dbg !471
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !471
	%117 = lshr i64 %104, 32, !dbg !471
	%118 = trunc i64 %117 to i32, !dbg !471
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %118, i32 %113, i32 31), !dbg !471
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !471
	%121 = zext i32 %120 to i64, !dbg !471
	%122 = shl i64 %121, 32, !dbg !471
	%123 = zext i32 %116 to i64, !dbg !471
	%124 = or i64 %123, %122, !dbg !471
	%125 = icmp ne i64 %112, %64, !dbg !472
	br i1 %125, label %b19, label %b20, !dbg !472

b19:
	%126 = icmp ugt i64 %104, %124, !dbg !464
	%127 = select i1 %126, i64 %104, i64 %124, !dbg !464
	br label %b20, !dbg !473

b20:
	%128 = phi i64 [ %104, %b18 ], [ %127, %b19 ], !dbg !460
	%129 = trunc i64 %105 to i32, !dbg !474
	%130 = udiv i32 %129, 2, !dbg !474
	%131 = zext i32 %130 to i64, !dbg !474
	br label %b15, !dbg !474

b21:
	%132 = trunc i64 %104 to i32, !dbg !475
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 0, i32 31), !dbg !475
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !475
	%135 = lshr i64 %104, 32, !dbg !475
	%136 = trunc i64 %135 to i32, !dbg !475
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 0, i32 31), !dbg !475
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !475
	%139 = zext i32 %138 to i64, !dbg !475
	%140 = shl i64 %139, 32, !dbg !475
	%141 = zext i32 %134 to i64, !dbg !475
	%142 = or i64 %141, %140, !dbg !475
	br label %b22, !dbg !476

b22:
	%143 = phi i64 [ %84, %b13 ], [ %142, %b21 ], !dbg !434
	%144 = lshr i64 %143, 32, !dbg !477
	%145 = trunc i64 %144 to i32, !dbg !478
	%146 = bitcast i32 %145 to float, !dbg !478
	%147 = fadd float %61, %146, !dbg !479
	%148 = icmp eq i64 %64, 0, !dbg !480
	br i1 %148, label %b23, label %b24, !dbg !480

b23:
	%149 = add i64 %56, %62, !dbg !481
	%150 = trunc i64 %143 to i32, !dbg !483
	%151 = xor i32 %150, -1, !dbg !484
	%152 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %149, !dbg !482
	%153 = icmp uge i64 %149, %p9, !dbg !482
	br i1 %153, label %b23_fail1, label %b23_ok1, !dbg !482, !prof !26

b23_ok1:
	store i32 %151, i32 addrspace(1)* %152, align 4, !dbg !482
	%154 = getelementptr inbounds float, float addrspace(1)* %3, i64 %149, !dbg !486
	%155 = icmp uge i64 %149, %p11, !dbg !486
	br i1 %155, label %b23_fail2, label %b23_ok2, !dbg !486, !prof !26

b23_ok2:
	store float %146, float addrspace(1)* %154, align 4, !dbg !486
	br label %b24, !dbg !486

b24:
	%156 = add i64 %62, 1, !dbg !486
	%157 = icmp slt i64 %156, %p3, !dbg !486
	br i1 %157, label %b3, label %b25, !dbg !486

b25:
	%158 = phi float [ 0.000000e+00, %b2_ok1 ], [ %147, %b24 ], !dbg !487
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !487
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !427, !range !161
	%160 = sext i32 %159 to i64, !dbg !427
	br label %b26, !dbg !427

b26:
	%161 = phi i64 [ %160, %b25 ], [ %168, %b27_ok1 ], !dbg !427
	%162 = icmp slt i64 %161, %p3, !dbg !427
	br i1 %162, label %b27, label %b28, !dbg !427

b27:
	%163 = add i64 %56, %161, !dbg !488
	%164 = getelementptr inbounds float, float addrspace(1)* %3, i64 %163, !dbg !489
	%165 = icmp uge i64 %163, %p11, !dbg !489
	br i1 %165, label %b27_fail1, label %b27_ok1, !dbg !489, !prof !26

b27_ok1:
	%166 = load float, float addrspace(1)* %164, align 4, !dbg !489
	%167 = fdiv float %166, %158, !dbg !490
	store float %167, float addrspace(1)* %164, align 4, !dbg !489
	%168 = add i64 %161, %47, !dbg !427
	br label %b26, !dbg !427

b28:
	%169 = add i64 %49, %15, !dbg !491
	br label %b1, !dbg !491

b29:
	ret void, !dbg !491

b2_fail1:
	%170 = icmp ugt i64 %53, %p7, !dbg !441
	br i1 %170, label %b2_fail2, label %b2_ok2, !dbg !441

b2_fail2:
	br label %fail, !dbg !441

b2_ok2:
	br label %fail, !dbg !441

b4_cold:
	%171 = phi i64 [ %187, %b7_cold ], [ 0, %b3 ], !dbg !443
	%172 = phi i64 [ %188, %b7_cold ], [ %64, %b3 ], !dbg !443
	%173 = icmp slt i64 %172, %p2, !dbg !443
	br i1 %173, label %b5_cold, label %b12, !dbg !443

b5_cold:
	%174 = getelementptr inbounds float, float addrspace(1)* %55, i64 %172, !dbg !444
	%175 = icmp uge i64 %172, %54, !dbg !444
	br i1 %175, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !444, !prof !26

b5_cold_fail1:
	br label %fail, !dbg !444

b5_cold_ok1:
	%176 = load float, float addrspace(1)* %174, align 4, !dbg !444
	%177 = bitcast float %176 to i32, !dbg !447
	%178 = zext i32 %177 to i64, !dbg !447
	%179 = shl i64 %178, 32, !dbg !448
	%180 = trunc i64 %172 to i32, !dbg !449
	%181 = xor i32 %180, -1, !dbg !450
	%182 = zext i32 %181 to i64, !dbg !451
	%183 = or i64 %179, %182, !dbg !452
	%184 = icmp ult i64 %183, %60, !dbg !453
	br i1 %184, label %b6_cold, label %b7_cold, !dbg !453

b6_cold:
	%185 = icmp ugt i64 %171, %183, !dbg !454
	%186 = select i1 %185, i64 %171, i64 %183, !dbg !454
	br label %b7_cold, !dbg !455

b7_cold:
	%187 = phi i64 [ %171, %b5_cold_ok1 ], [ %186, %b6_cold ], !dbg !456
	%188 = add i64 %172, %47, !dbg !443
	br label %b4_cold, !dbg !443, !llvm.loop !458

b23_fail1:
	br label %fail, !dbg !482

b23_fail2:
	br label %fail, !dbg !486

b27_fail1:
	br label %fail, !dbg !489

fail:
	%189 = phi i32 [ 52, %b2_fail2 ], [ 53, %b2_ok2 ], [ 54, %b5_cold_fail1 ], [ 55, %b23_fail1 ], [ 56, %b23_fail2 ], [ 57, %b27_fail1 ], !dbg !418
	%190 = phi i64 [ %53, %b2_fail2 ], [ %51, %b2_ok2 ], [ %172, %b5_cold_fail1 ], [ %149, %b23_fail1 ], [ %149, %b23_fail2 ], [ %163, %b27_fail1 ], !dbg !418
	%191 = phi i64 [ %p7, %b2_fail2 ], [ %53, %b2_ok2 ], [ %54, %b5_cold_fail1 ], [ %p9, %b23_fail1 ], [ %p11, %b23_fail2 ], [ %p11, %b27_fail1 ], !dbg !418
	call void @gpuc_fail(i8* %ctrl, i32 %189, i64 %190, i64 %191), !dbg !418
	ret void, !dbg !418
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
!nvvm.annotations = !{!492, !493, !494, !495, !496, !497, !498, !499, !500, !501}
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
!203 = !DILocation(line: 80, column: 52, scope: !200, inlinedAt: !201)
!204 = !DILocation(line: 80, column: 66, scope: !200, inlinedAt: !201)
!205 = !DILocation(line: 79, column: 47, scope: !200, inlinedAt: !201)
!206 = !DILocation(line: 15, column: 24, scope: !143, inlinedAt: !144)
!207 = !DILocation(line: 15, column: 6, scope: !143, inlinedAt: !144)
!208 = !DILocation(line: 15, column: 41, scope: !143, inlinedAt: !144)
!209 = !DILocation(line: 15, column: 34, scope: !143, inlinedAt: !144)
!210 = !DILocation(line: 15, column: 29, scope: !143, inlinedAt: !144)
!211 = distinct !DISubprogram(name: "find", scope: !142, file: !142, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!212 = !DILocation(line: 16, column: 15, scope: !143, inlinedAt: !144)
!213 = !DILocation(line: 53, column: 2, scope: !211, inlinedAt: !212)
!214 = !DILocation(line: 53, column: 8, scope: !211, inlinedAt: !212)
!215 = !DILocation(line: 54, column: 12, scope: !211, inlinedAt: !212)
!216 = !DILocation(line: 54, column: 18, scope: !211, inlinedAt: !212)
!217 = !DILocation(line: 55, column: 22, scope: !211, inlinedAt: !212)
!218 = !DILocation(line: 55, column: 32, scope: !211, inlinedAt: !212)
!219 = !DILocation(line: 55, column: 47, scope: !211, inlinedAt: !212)
!220 = !DILocation(line: 55, column: 40, scope: !211, inlinedAt: !212)
!221 = !DILocation(line: 55, column: 57, scope: !211, inlinedAt: !212)
!222 = !DILocation(line: 17, column: 14, scope: !143, inlinedAt: !144)
!223 = !DILocation(line: 17, column: 24, scope: !143, inlinedAt: !144)
!224 = !DILocation(line: 17, column: 40, scope: !143, inlinedAt: !144)
!225 = !DILocation(line: 17, column: 33, scope: !143, inlinedAt: !144)
!226 = !DILocation(line: 17, column: 28, scope: !143, inlinedAt: !144)
!227 = !DILocation(line: 18, column: 15, scope: !143, inlinedAt: !144)
!228 = !DILocation(line: 19, column: 60, scope: !143, inlinedAt: !144)
!229 = !DILocation(line: 19, column: 84, scope: !143, inlinedAt: !144)
!230 = !DILocation(line: 82, column: 53, scope: !67, inlinedAt: !229)
!231 = !DILocation(line: 19, column: 44, scope: !143, inlinedAt: !144)
!232 = !DILocation(line: 19, column: 22, scope: !143, inlinedAt: !144)
!233 = !DILocation(line: 85, column: 46, scope: !169, inlinedAt: !232)
!234 = !DILocation(line: 85, column: 40, scope: !169, inlinedAt: !232)
!235 = !DILocation(line: 19, column: 17, scope: !143, inlinedAt: !144)
!236 = !DILocation(line: 19, column: 4, scope: !143, inlinedAt: !144)
!237 = !DILocation(line: 21, column: 9, scope: !143, inlinedAt: !144)
!238 = !DILocation(line: 23, column: 23, scope: !143, inlinedAt: !144)
!239 = !DILocation(line: 78, column: 18, scope: !114, inlinedAt: !238)
!240 = !DILocation(line: 78, column: 31, scope: !114, inlinedAt: !238)
!241 = !DILocation(line: 78, column: 34, scope: !114, inlinedAt: !238)
!242 = !DILocation(line: 78, column: 16, scope: !114, inlinedAt: !238)
!243 = !DILocation(line: 22, column: 27, scope: !143, inlinedAt: !144)
!244 = !DILocation(line: 22, column: 26, scope: !143, inlinedAt: !144)
!245 = !DILocation(line: 22, column: 39, scope: !143, inlinedAt: !144)
!246 = !DILocation(line: 22, column: 49, scope: !143, inlinedAt: !144)
!247 = !DILocation(line: 23, column: 43, scope: !143, inlinedAt: !144)
!248 = !DILocation(line: 78, column: 18, scope: !114, inlinedAt: !247)
!249 = !DILocation(line: 78, column: 31, scope: !114, inlinedAt: !247)
!250 = !DILocation(line: 78, column: 34, scope: !114, inlinedAt: !247)
!251 = !DILocation(line: 78, column: 16, scope: !114, inlinedAt: !247)
!252 = !DILocation(line: 23, column: 65, scope: !143, inlinedAt: !144)
!253 = !DILocation(line: 23, column: 79, scope: !143, inlinedAt: !144)
!254 = !DILocation(line: 23, column: 102, scope: !143, inlinedAt: !144)
!255 = !DILocation(line: 71, column: 17, scope: !200, inlinedAt: !201)
!256 = !DILocation(line: 72, column: 29, scope: !200, inlinedAt: !201)
!257 = !DILocation(line: 72, column: 17, scope: !200, inlinedAt: !201)
!258 = !DILocation(line: 73, column: 19, scope: !200, inlinedAt: !201)
!259 = !DILocation(line: 73, column: 29, scope: !200, inlinedAt: !201)
!260 = !DILocation(line: 72, column: 2, scope: !200, inlinedAt: !201)
!261 = !DILocation(line: 79, column: 6, scope: !200, inlinedAt: !201)
!262 = !DILocation(line: 79, column: 17, scope: !200, inlinedAt: !201)
!263 = !DILocation(line: 79, column: 23, scope: !200, inlinedAt: !201)
!264 = distinct !DISubprogram(name: "at", scope: !142, file: !142, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!265 = !DILocation(line: 80, column: 23, scope: !200, inlinedAt: !201)
!266 = !DILocation(line: 100, column: 11, scope: !264, inlinedAt: !265)
!267 = !DILocation(line: 80, column: 38, scope: !200, inlinedAt: !201)
!268 = !DILocation(line: 80, column: 33, scope: !200, inlinedAt: !201)
!269 = !DILocation(line: 99, column: 7, scope: !264, inlinedAt: !268)
!270 = !DILocation(line: 100, column: 11, scope: !264, inlinedAt: !268)
!271 = !DILocation(line: 100, column: 3, scope: !264, inlinedAt: !268)
!272 = !DILocation(line: 80, column: 50, scope: !200, inlinedAt: !201)
!273 = !DILocation(line: 80, column: 45, scope: !200, inlinedAt: !201)
!274 = !DILocation(line: 99, column: 7, scope: !264, inlinedAt: !273)
!275 = !DILocation(line: 100, column: 11, scope: !264, inlinedAt: !273)
!276 = !DILocation(line: 100, column: 3, scope: !264, inlinedAt: !273)
!277 = !DILocation(line: 80, column: 64, scope: !200, inlinedAt: !201)
!278 = !DILocation(line: 80, column: 59, scope: !200, inlinedAt: !201)
!279 = !DILocation(line: 99, column: 7, scope: !264, inlinedAt: !278)
!280 = !DILocation(line: 100, column: 11, scope: !264, inlinedAt: !278)
!281 = !DILocation(line: 100, column: 3, scope: !264, inlinedAt: !278)
!282 = !DILocation(line: 81, column: 8, scope: !200, inlinedAt: !201)
!283 = distinct !DISubprogram(name: "store", scope: !142, file: !142, line: 106, type: !4, isDefinition: true, scopeLine: 106, isOptimized: true, unit: !2)
!284 = !DILocation(line: 107, column: 7, scope: !283, inlinedAt: !282)
!285 = !DILocation(line: 108, column: 4, scope: !283, inlinedAt: !282)
!286 = distinct !DISubprogram(name: "affine", scope: !142, file: !142, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!287 = !DILocation(line: 108, column: 23, scope: !283, inlinedAt: !282)
!288 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !287)
!289 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !287)
!290 = !DILocation(line: 108, column: 52, scope: !283, inlinedAt: !282)
!291 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !290)
!292 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !290)
!293 = !DILocation(line: 108, column: 81, scope: !283, inlinedAt: !282)
!294 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !293)
!295 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !293)
!296 = !DILocation(line: 108, column: 110, scope: !283, inlinedAt: !282)
!297 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !296)
!298 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !296)
!299 = !DILocation(line: 82, column: 8, scope: !200, inlinedAt: !201)
!300 = !DILocation(line: 107, column: 7, scope: !283, inlinedAt: !299)
!301 = !DILocation(line: 108, column: 4, scope: !283, inlinedAt: !299)
!302 = !DILocation(line: 108, column: 23, scope: !283, inlinedAt: !299)
!303 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !302)
!304 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !302)
!305 = !DILocation(line: 108, column: 52, scope: !283, inlinedAt: !299)
!306 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !305)
!307 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !305)
!308 = !DILocation(line: 108, column: 81, scope: !283, inlinedAt: !299)
!309 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !308)
!310 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !308)
!311 = !DILocation(line: 108, column: 110, scope: !283, inlinedAt: !299)
!312 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !311)
!313 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !311)
!314 = !DILocation(line: 83, column: 8, scope: !200, inlinedAt: !201)
!315 = !DILocation(line: 107, column: 7, scope: !283, inlinedAt: !314)
!316 = !DILocation(line: 108, column: 4, scope: !283, inlinedAt: !314)
!317 = !DILocation(line: 108, column: 23, scope: !283, inlinedAt: !314)
!318 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !317)
!319 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !317)
!320 = !DILocation(line: 108, column: 52, scope: !283, inlinedAt: !314)
!321 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !320)
!322 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !320)
!323 = !DILocation(line: 108, column: 81, scope: !283, inlinedAt: !314)
!324 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !323)
!325 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !323)
!326 = !DILocation(line: 108, column: 110, scope: !283, inlinedAt: !314)
!327 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !326)
!328 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !326)
!329 = !DILocation(line: 84, column: 8, scope: !200, inlinedAt: !201)
!330 = !DILocation(line: 107, column: 7, scope: !283, inlinedAt: !329)
!331 = !DILocation(line: 108, column: 4, scope: !283, inlinedAt: !329)
!332 = !DILocation(line: 108, column: 23, scope: !283, inlinedAt: !329)
!333 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !332)
!334 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !332)
!335 = !DILocation(line: 108, column: 52, scope: !283, inlinedAt: !329)
!336 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !335)
!337 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !335)
!338 = !DILocation(line: 108, column: 81, scope: !283, inlinedAt: !329)
!339 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !338)
!340 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !338)
!341 = !DILocation(line: 108, column: 110, scope: !283, inlinedAt: !329)
!342 = !DILocation(line: 113, column: 63, scope: !286, inlinedAt: !341)
!343 = !DILocation(line: 113, column: 71, scope: !286, inlinedAt: !341)
!344 = !DILocation(line: 79, column: 33, scope: !200, inlinedAt: !201)
!345 = !{!"llvm.loop.unroll.disable"}
!346 = distinct !{!346, !345}
!347 = !DILocation(line: 86, column: 8, scope: !200, inlinedAt: !201)
!348 = !DILocation(line: 91, column: 14, scope: !200, inlinedAt: !201)
!349 = !DILocation(line: 92, column: 14, scope: !200, inlinedAt: !201)
!350 = !DILocation(line: 93, column: 17, scope: !200, inlinedAt: !201)
!351 = !DILocation(line: 88, column: 21, scope: !200, inlinedAt: !201)
!352 = !DILocation(line: 89, column: 3, scope: !200, inlinedAt: !201)
!353 = !DILocation(line: 15, column: 59, scope: !143, inlinedAt: !144)
!354 = !DIFile(filename: "combine.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!355 = distinct !DISubprogram(name: "combine", scope: !354, file: !354, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!356 = !DILocation(line: 67, column: 9, scope: !6)
!357 = !DILocation(line: 11, column: 32, scope: !355, inlinedAt: !356)
!358 = !DILocation(line: 11, column: 28, scope: !355, inlinedAt: !356)
!359 = !DILocation(line: 11, column: 14, scope: !355, inlinedAt: !356)
!360 = !DILocation(line: 12, column: 39, scope: !355, inlinedAt: !356)
!361 = !DILocation(line: 12, column: 24, scope: !355, inlinedAt: !356)
!362 = !DILocation(line: 12, column: 6, scope: !355, inlinedAt: !356)
!363 = !DILocation(line: 12, column: 29, scope: !355, inlinedAt: !356)
!364 = !DILocation(line: 13, column: 19, scope: !355, inlinedAt: !356)
!365 = !DILocation(line: 13, column: 28, scope: !355, inlinedAt: !356)
!366 = !DILocation(line: 14, column: 18, scope: !355, inlinedAt: !356)
!367 = !DILocation(line: 15, column: 34, scope: !355, inlinedAt: !356)
!368 = !DILocation(line: 16, column: 48, scope: !355, inlinedAt: !356)
!369 = !DILocation(line: 16, column: 42, scope: !355, inlinedAt: !356)
!370 = !DILocation(line: 16, column: 25, scope: !355, inlinedAt: !356)
!371 = !DILocation(line: 18, column: 17, scope: !355, inlinedAt: !356)
!372 = !DILocation(line: 19, column: 46, scope: !355, inlinedAt: !356)
!373 = !DILocation(line: 19, column: 63, scope: !355, inlinedAt: !356)
!374 = !DILocation(line: 19, column: 71, scope: !355, inlinedAt: !356)
!375 = !DILocation(line: 19, column: 40, scope: !355, inlinedAt: !356)
!376 = !DILocation(line: 19, column: 24, scope: !355, inlinedAt: !356)
!377 = !DILocation(line: 20, column: 31, scope: !355, inlinedAt: !356)
!378 = !DILocation(line: 20, column: 49, scope: !355, inlinedAt: !356)
!379 = !DILocation(line: 20, column: 52, scope: !355, inlinedAt: !356)
!380 = !DILocation(line: 20, column: 25, scope: !355, inlinedAt: !356)
!381 = !DILocation(line: 20, column: 21, scope: !355, inlinedAt: !356)
!382 = !DILocation(line: 22, column: 14, scope: !355, inlinedAt: !356)
!383 = !DILocation(line: 22, column: 19, scope: !355, inlinedAt: !356)
!384 = !DILocation(line: 22, column: 34, scope: !355, inlinedAt: !356)
!385 = !DILocation(line: 22, column: 28, scope: !355, inlinedAt: !356)
!386 = !DILocation(line: 22, column: 37, scope: !355, inlinedAt: !356)
!387 = !DILocation(line: 23, column: 38, scope: !355, inlinedAt: !356)
!388 = !DILocation(line: 23, column: 34, scope: !355, inlinedAt: !356)
!389 = !DILocation(line: 24, column: 30, scope: !355, inlinedAt: !356)
!390 = !DILocation(line: 24, column: 11, scope: !355, inlinedAt: !356)
!391 = distinct !DISubprogram(name: "weigh", scope: !354, file: !354, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!392 = !DILocation(line: 24, column: 22, scope: !355, inlinedAt: !356)
!393 = !DILocation(line: 31, column: 2, scope: !391, inlinedAt: !392)
!394 = !DILocation(line: 31, column: 2, scope: !6)
!395 = !DILocation(line: 34, column: 14, scope: !391, inlinedAt: !392)
!396 = !DILocation(line: 34, column: 16, scope: !391, inlinedAt: !392)
!397 = !DILocation(line: 34, column: 12, scope: !391, inlinedAt: !392)
!398 = !DILocation(line: 33, column: 20, scope: !391, inlinedAt: !392)
!399 = !DILocation(line: 35, column: 33, scope: !391, inlinedAt: !392)
!400 = !DILocation(line: 35, column: 22, scope: !391, inlinedAt: !392)
!401 = !DILocation(line: 35, column: 60, scope: !391, inlinedAt: !392)
!402 = !DILocation(line: 35, column: 49, scope: !391, inlinedAt: !392)
!403 = !DILocation(line: 35, column: 87, scope: !391, inlinedAt: !392)
!404 = !DILocation(line: 35, column: 76, scope: !391, inlinedAt: !392)
!405 = !DILocation(line: 35, column: 114, scope: !391, inlinedAt: !392)
!406 = !DILocation(line: 35, column: 103, scope: !391, inlinedAt: !392)
!407 = !DILocation(line: 35, column: 3, scope: !391, inlinedAt: !392)
!408 = !{!"llvm.loop.unroll.disable"}
!409 = distinct !{!409, !408}
!410 = !DILocation(line: 24, column: 8, scope: !355, inlinedAt: !356)
!411 = !{!"llvm.loop.unroll.disable"}
!412 = distinct !{!412, !411}
!413 = !{!"llvm.loop.unroll.count", i32 8}
!414 = distinct !{!414, !413}
!415 = !DILocation(line: 12, column: 47, scope: !355, inlinedAt: !356)
!416 = !DIFile(filename: "route.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!417 = distinct !DISubprogram(name: "Route", scope: !416, file: !416, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!418 = !DILocation(line: 10, column: 6, scope: !417)
!419 = !DILocation(line: 12, column: 20, scope: !417)
!420 = !{i32 1, i32 65536}
!421 = !DILocation(line: 12, column: 41, scope: !417)
!422 = !DILocation(line: 12, column: 25, scope: !417)
!423 = !DILocation(line: 12, column: 44, scope: !417)
!424 = !DILocation(line: 13, column: 28, scope: !417)
!425 = !DILocation(line: 13, column: 31, scope: !417)
!426 = !DILocation(line: 17, column: 20, scope: !417)
!427 = !DILocation(line: 34, column: 26, scope: !417)
!428 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!429 = distinct !DISubprogram(name: "reduceWarp", scope: !428, file: !428, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!430 = distinct !DISubprogram(name: "reduce", scope: !428, file: !428, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!431 = distinct !DISubprogram(name: "ReduceMax", scope: !428, file: !428, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!432 = !DILocation(line: 24, column: 24, scope: !417)
!433 = !DILocation(line: 20, column: 15, scope: !431, inlinedAt: !432)
!434 = !DILocation(line: 45, column: 16, scope: !430, inlinedAt: !433)
!435 = !DILocation(line: 71, column: 7, scope: !429, inlinedAt: !434)
!436 = !DILocation(line: 13, column: 6, scope: !417)
!437 = !DILocation(line: 13, column: 49, scope: !417)
!438 = !DILocation(line: 14, column: 22, scope: !417)
!439 = !DILocation(line: 14, column: 41, scope: !417)
!440 = !DILocation(line: 14, column: 44, scope: !417)
!441 = !DILocation(line: 14, column: 16, scope: !417)
!442 = !DILocation(line: 15, column: 18, scope: !417)
!443 = !DILocation(line: 19, column: 27, scope: !417)
!444 = !DILocation(line: 20, column: 21, scope: !417)
!445 = distinct !DISubprogram(name: "rank", scope: !416, file: !416, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!446 = !DILocation(line: 20, column: 17, scope: !417)
!447 = !DILocation(line: 44, column: 57, scope: !445, inlinedAt: !446)
!448 = !DILocation(line: 44, column: 64, scope: !445, inlinedAt: !446)
!449 = !DILocation(line: 44, column: 85, scope: !445, inlinedAt: !446)
!450 = !DILocation(line: 44, column: 78, scope: !445, inlinedAt: !446)
!451 = !DILocation(line: 44, column: 77, scope: !445, inlinedAt: !446)
!452 = !DILocation(line: 44, column: 69, scope: !445, inlinedAt: !446)
!453 = !DILocation(line: 20, column: 32, scope: !417)
!454 = !DILocation(line: 21, column: 16, scope: !417)
!455 = !DILocation(line: 21, column: 6, scope: !417)
!456 = !DILocation(line: 23, column: 4, scope: !417)
!457 = !{!"llvm.loop.unroll.disable"}
!458 = distinct !{!458, !457}
!459 = !DILocation(line: 71, column: 7, scope: !417)
!460 = !DILocation(line: 66, column: 35, scope: !429, inlinedAt: !434)
!461 = !DILocation(line: 72, column: 7, scope: !429, inlinedAt: !434)
!462 = !DILocation(line: 72, column: 35, scope: !429, inlinedAt: !434)
!463 = !DILocation(line: 73, column: 23, scope: !429, inlinedAt: !434)
!464 = !DILocation(line: 20, column: 77, scope: !431, inlinedAt: !432)
!465 = !DILocation(line: 72, column: 40, scope: !429, inlinedAt: !434)
!466 = !DILocation(line: 78, column: 6, scope: !429, inlinedAt: !434)
!467 = !DILocation(line: 78, column: 36, scope: !429, inlinedAt: !434)
!468 = !DILocation(line: 79, column: 16, scope: !429, inlinedAt: !434)
!469 = !DILocation(line: 80, column: 11, scope: !429, inlinedAt: !434)
!470 = !DILocation(line: 79, column: 3, scope: !429, inlinedAt: !434)
!471 = !DILocation(line: 83, column: 22, scope: !429, inlinedAt: !434)
!472 = !DILocation(line: 83, column: 41, scope: !429, inlinedAt: !434)
!473 = !DILocation(line: 84, column: 9, scope: !429, inlinedAt: !434)
!474 = !DILocation(line: 78, column: 41, scope: !429, inlinedAt: !434)
!475 = !DILocation(line: 87, column: 16, scope: !429, inlinedAt: !434)
!476 = !DILocation(line: 87, column: 2, scope: !430, inlinedAt: !433)
!477 = !DILocation(line: 26, column: 40, scope: !417)
!478 = !DILocation(line: 26, column: 34, scope: !417)
!479 = !DILocation(line: 27, column: 4, scope: !417)
!480 = !DILocation(line: 28, column: 16, scope: !417)
!481 = !DILocation(line: 29, column: 17, scope: !417)
!482 = !DILocation(line: 29, column: 11, scope: !417)
!483 = !DILocation(line: 29, column: 36, scope: !417)
!484 = !DILocation(line: 29, column: 29, scope: !417)
!485 = !DILocation(line: 29, column: 28, scope: !417)
!486 = !DILocation(line: 30, column: 12, scope: !417)
!487 = !DILocation(line: 33, column: 9, scope: !417)
!488 = !DILocation(line: 35, column: 17, scope: !417)
!489 = !DILocation(line: 35, column: 11, scope: !417)
!490 = !DILocation(line: 35, column: 4, scope: !417)
!491 = !DILocation(line: 13, column: 61, scope: !417)
!492 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"kernel", i32 1}
!493 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidx", i32 128}
!494 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidy", i32 1}
!495 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidz", i32 1}
!496 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"minctasm", i32 4}
!497 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!498 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 128}
!499 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!500 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!501 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"minctasm", i32 1}
