target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_dynamic_shared = external addrspace(3) global [0 x i8], align 16
@gpuc_shared_apply_14 = addrspace(3) global i32 undef, align 4
@llvm.used = appending global [2 x i8*] [i8* bitcast (void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run to i8*), i8* bitcast (void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route to i8*)], section "llvm.metadata"

define void @Run(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8 zeroext %p7, float* %p8, i64 %p9, float* %p10, i64 %p11, i32* %p12, i64 %p13, float* %p14, i64 %p15, float* %p16, i64 %p17, float* %p18, i64 %p19, float* %p20, i64 %p21, float* %p22, i64 %p23, i64* %p24, i64 %p25, i64* %p26, i64 %p27, i64* %p28, i64 %p29, i32* %p30, i64 %p31, i64* %p32, i64 %p33, i8* %ctrl) nounwind !dbg !6 {
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
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %23, !dbg !25
	%25 = icmp uge i64 %23, %p33, !dbg !25
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
	%57 = add i64 %p31, %56, !dbg !33
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
	%69 = icmp slt i64 %68, %p13, !dbg !51
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
	%77 = trunc i64 %33 to i32, !dbg !58
	br label %b10, !dbg !59

b10:
	%78 = phi i64 [ %49, %b9 ], [ %102, %b11_ok1 ], !dbg !59
	%79 = icmp slt i64 %78, %34, !dbg !59
	br i1 %79, label %b11, label %b12, !dbg !59

b11:
	%80 = trunc i64 %78 to i32, !dbg !60
	%81 = udiv i32 %80, %77, !dbg !61
	%82 = mul i32 %81, %77, !dbg !62
	%83 = sub i32 %80, %82, !dbg !63
	%84 = zext i32 %83 to i64, !dbg !64
	%85 = urem i64 %27, 2, !dbg !66
	%86 = mul i64 %85, %34, !dbg !68
	%87 = add i64 %86, %78, !dbg !69
	%88 = sub i64 %87, %84, !dbg !70
	%89 = add i64 %88, %32, !dbg !71
	%90 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %89, !dbg !72
	%91 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %78, !dbg !74
	%92 = icmp uge i64 %89, %p25, !dbg !72
	%93 = icmp uge i64 %84, %33, !dbg !73
	%94 = or i1 %92, %93, !dbg !73
	br i1 %94, label %b11_fail1, label %b11_ok1, !dbg !73, !prof !26

b11_ok1:
	%95 = load i32, i32 addrspace(3)* %91, align 4, !dbg !74
	%96 = sext i32 %95 to i64, !dbg !75
	%97 = shl i64 %27, 32, !dbg !78
	%98 = or i64 %97, %96, !dbg !80
	%99 = trunc i64 %84 to i32, !dbg !73
	%100 = addrspacecast i64 addrspace(1)* %90 to i64*, !dbg !73
	%101 = bitcast i64* %100 to i8*, !dbg !73
	call void @gpuc_signal_op_thread(i8* %101, i64 %98, i32 9, i32 %99), !dbg !73
	%102 = add i64 %78, %53, !dbg !59
	br label %b10, !dbg !59

b12:
	call void @llvm.nvvm.barrier0(), !dbg !81
	br label %b13, !dbg !10

b13:
	%103 = mul i64 %17, %p5, !dbg !84
	%104 = icmp slt i64 %103, %p13, !dbg !85
	%105 = select i1 %104, i64 %103, i64 %p13, !dbg !85
	%106 = add i64 %105, %p5, !dbg !86
	%107 = icmp slt i64 %106, %p13, !dbg !87
	%108 = select i1 %107, i64 %106, i64 %p13, !dbg !87
	%109 = sext i32 %14 to i64, !dbg !89
	%110 = sext i32 %15 to i64, !dbg !90
	%111 = sub i64 %108, %105, !dbg !88
	%112 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %105, !dbg !88
	%113 = mul i64 %p4, %110, !dbg !91
	%114 = icmp ugt i64 %108, %p13, !dbg !88
	%115 = icmp ugt i64 %105, %108, !dbg !88
	%116 = or i1 %114, %115, !dbg !88
	br i1 %116, label %b13_fail1, label %b13_ok1, !dbg !88, !prof !26

b13_ok1:
	%117 = urem i64 %27, 2, !dbg !93
	%118 = mul i64 %117, %113, !dbg !95
	%119 = sub i64 %p31, %118, !dbg !96
	%120 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %118, !dbg !96
	%121 = icmp ugt i64 %118, %p31, !dbg !96
	%122 = icmp ugt i64 %p2, %119, !dbg !97
	%123 = or i1 %121, %122, !dbg !97
	br i1 %123, label %b13_fail3, label %b13_ok3, !dbg !97, !prof !26

b13_ok3:
	%124 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !98
	%125 = udiv i32 %124, 8, !dbg !98
	%126 = zext i32 %125 to i64, !dbg !98
	%127 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { i32, i32 } addrspace(3)*, !dbg !98
	%128 = icmp ugt i64 %111, %126, !dbg !99
	br i1 %128, label %b13_fail5, label %b13_ok5, !dbg !99, !prof !26

b13_ok5:
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !100, !range !34
	%130 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !100, !range !34
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !100, !range !35
	%132 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !100, !range !36
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !100, !range !36
	%134 = mul i32 %133, %131, !dbg !100
	%135 = add i32 %130, %134, !dbg !100
	%136 = mul i32 %132, %135, !dbg !100
	%137 = add i32 %129, %136, !dbg !100
	%138 = sext i32 %137 to i64, !dbg !100
	%139 = mul i32 %132, %133, !dbg !100
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !100, !range !37
	%141 = mul i32 %139, %140, !dbg !100
	%142 = sext i32 %141 to i64, !dbg !100
	%143 = trunc i64 %110 to i32, !dbg !102
	br label %b14, !dbg !100

b14:
	%144 = phi i64 [ %138, %b13_ok5 ], [ %168, %b16 ], !dbg !100
	%145 = icmp slt i64 %144, %111, !dbg !100
	br i1 %145, label %b15, label %b18, !dbg !100

b15:
	%146 = getelementptr inbounds i32, i32 addrspace(1)* %112, i64 %144, !dbg !103
	%147 = load i32, i32 addrspace(1)* %146, align 4, !dbg !103
	%148 = sext i32 %147 to i64, !dbg !104
	%149 = trunc i64 %148 to i32, !dbg !105
	%150 = udiv i32 %149, %143, !dbg !106
	%151 = mul i32 %150, %143, !dbg !107
	%152 = sub i32 %149, %151, !dbg !108
	%153 = zext i32 %152 to i64, !dbg !109
	%154 = getelementptr inbounds i32, i32 addrspace(1)* %120, i64 %148, !dbg !110
	%155 = icmp uge i64 %148, %p2, !dbg !110
	br i1 %155, label %b15_fail1, label %b15_ok1, !dbg !110, !prof !26

b15_ok1:
	%156 = atomicrmw add i32 addrspace(1)* %154, i32 1 monotonic, !dbg !111
	%157 = sext i32 %156 to i64, !dbg !112
	%158 = icmp slt i64 %157, %p0, !dbg !113
	br i1 %158, label %b16, label %b17, !dbg !114

b16:
	%159 = sub i64 %148, %153, !dbg !115
	%160 = add i64 %159, %109, !dbg !116
	%161 = mul i64 %160, %p0, !dbg !117
	%162 = trunc i64 %161 to i32, !dbg !118
	%163 = add i32 %162, %156, !dbg !119
	%164 = trunc i64 %153 to i32, !dbg !120
	%165 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %127, i64 %144, !dbg !121
	%166 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %165, i32 0, i32 0, !dbg !121
	store i32 %163, i32 addrspace(3)* %166, align 4, !dbg !121
	%167 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %165, i32 0, i32 1, !dbg !121
	store i32 %164, i32 addrspace(3)* %167, align 4, !dbg !121
	%168 = add i64 %144, %142, !dbg !100
	br label %b14, !dbg !100

b17:
	br label %fail, !dbg !114

b18:
	call void @llvm.nvvm.barrier0(), !dbg !122
	%169 = trunc i64 %p3 to i32, !dbg !124
	%170 = trunc i64 %105 to i32, !dbg !126
	%171 = icmp eq i32 %169, 0, !dbg !125
	br i1 %171, label %b18_fail1, label %b18_ok1, !dbg !125, !prof !26

b18_ok1:
	%172 = udiv i32 %170, %169, !dbg !125
	%173 = zext i32 %172 to i64, !dbg !127
	%174 = mul i32 %172, %169, !dbg !128
	%175 = sub i32 %170, %174, !dbg !129
	%176 = zext i32 %175 to i64, !dbg !130
	br label %b19, !dbg !131

b19:
	%177 = phi i64 [ %173, %b18_ok1 ], [ %177, %b20_ok1 ], [ %193, %b21 ], !dbg !132
	%178 = phi i64 [ %176, %b18_ok1 ], [ %223, %b20_ok1 ], [ 0, %b21 ], !dbg !133
	%179 = phi i64 [ -1, %b18_ok1 ], [ %180, %b20_ok1 ], [ %180, %b21 ], !dbg !133
	%180 = add i64 %179, 1, !dbg !133
	%181 = icmp slt i64 %180, %111, !dbg !133
	br i1 %181, label %b20, label %b22, !dbg !133

b20:
	%182 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %127, i64 %180, !dbg !131
	%183 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %182, i32 0, i32 0, !dbg !131
	%184 = load i32, i32 addrspace(3)* %183, align 4, !dbg !131
	%185 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %182, i32 0, i32 1, !dbg !131
	%186 = load i32, i32 addrspace(3)* %185, align 4, !dbg !131
	%187 = sext i32 %184 to i64, !dbg !134
	%188 = mul i64 %187, %p1, !dbg !137
	%189 = add i64 %187, 1, !dbg !138
	%190 = mul i64 %189, %p1, !dbg !139
	%191 = sub i64 %190, %188, !dbg !140
	%192 = mul i64 %177, %p1, !dbg !142
	%193 = add i64 %177, 1, !dbg !143
	%194 = mul i64 %193, %p1, !dbg !144
	%195 = sub i64 %194, %192, !dbg !145
	%196 = sext i32 %186 to i64, !dbg !147
	%197 = getelementptr inbounds float, float addrspace(1)* %7, i64 %188, !dbg !140
	%198 = getelementptr inbounds float, float addrspace(1)* %2, i64 %192, !dbg !145
	%199 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %187, !dbg !146
	%200 = add i64 %105, %180, !dbg !149
	%201 = shl i64 %27, 32, !dbg !151
	%202 = or i64 %201, %200, !dbg !153
	%203 = mul i64 %195, 4, !dbg !148
	%204 = addrspacecast float addrspace(1)* %197 to float*, !dbg !148
	%205 = addrspacecast float addrspace(1)* %198 to float*, !dbg !148
	%206 = addrspacecast i64 addrspace(1)* %199 to i64*, !dbg !148
	%207 = icmp ugt i64 %190, %p21, !dbg !140
	%208 = icmp ugt i64 %188, %190, !dbg !140
	%209 = icmp ugt i64 %194, %p11, !dbg !145
	%210 = icmp ugt i64 %192, %194, !dbg !145
	%211 = icmp uge i64 %187, %p27, !dbg !146
	%212 = icmp ne i64 %191, %195, !dbg !148
	%213 = icmp uge i64 %196, %110, !dbg !148
	%214 = or i1 %207, %208, !dbg !148
	%215 = or i1 %214, %209, !dbg !148
	%216 = or i1 %215, %210, !dbg !148
	%217 = or i1 %216, %211, !dbg !148
	%218 = or i1 %217, %212, !dbg !148
	%219 = or i1 %218, %213, !dbg !148
	br i1 %219, label %b20_fail1, label %b20_ok1, !dbg !148, !prof !26

b20_ok1:
	%220 = bitcast float* %204 to i8*, !dbg !148
	%221 = bitcast float* %205 to i8*, !dbg !148
	%222 = bitcast i64* %206 to i8*, !dbg !148
	call void @gpuc_put_signal_nbi_block(i8* %220, i8* %221, i64 %203, i8* %222, i64 %202, i32 9, i32 %186, i32 1), !dbg !148
	%223 = add i64 %178, 1, !dbg !154
	%224 = icmp eq i64 %223, %p3, !dbg !155
	br i1 %224, label %b21, label %b19, !dbg !155

b21:
	br label %b19, !dbg !156

b22:
	call void @llvm.nvvm.barrier0(), !dbg !159
	%225 = icmp eq i64 %138, 0, !dbg !160
	br i1 %225, label %b23, label %b24, !dbg !160

b23:
	%226 = load i64, i64 addrspace(1)* %24, align 8, !dbg !161
	%227 = add i64 %226, 1, !dbg !162
	store i64 %227, i64 addrspace(1)* %24, align 8, !dbg !161
	br label %b24, !dbg !161

b24:
	%228 = udiv i32 %124, 4, !dbg !166
	%229 = zext i32 %228 to i64, !dbg !166
	%230 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !166
	%231 = add i64 %113, 1, !dbg !167
	%232 = icmp slt i64 %138, 32, !dbg !171
	%233 = icmp ugt i64 %231, %229, !dbg !168
	br i1 %233, label %b24_fail1, label %b24_ok1, !dbg !168, !prof !26

b24_ok1:
	br i1 %232, label %b25, label %b41, !dbg !171

b25:
	%234 = and i32 %137, -32, !dbg !172
	%235 = sub i32 %141, %234, !dbg !172
	%236 = icmp slt i32 %235, 32, !dbg !172
	%237 = select i1 %236, i32 %235, i32 32, !dbg !172
	%238 = sext i32 %237 to i64, !dbg !172
	%239 = sub i64 %238, 1, !dbg !173
	%240 = icmp slt i64 %239, 0, !dbg !177
	%241 = trunc i64 %239 to i32, !dbg !178
	br label %b26, !dbg !179

b26:
	%242 = phi i64 [ %292, %b38 ], [ 0, %b25 ], !dbg !179
	%243 = phi i64 [ %293, %b38 ], [ 0, %b25 ], !dbg !180
	%244 = icmp slt i64 %243, %113, !dbg !181
	br i1 %244, label %b27, label %b39, !dbg !181

b27:
	%245 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !182, !range !183
	%246 = sext i32 %245 to i64, !dbg !182
	%247 = add i64 %243, %246, !dbg !184
	%248 = icmp slt i64 %247, %113, !dbg !185
	br i1 %248, label %b28, label %b29, !dbg !185

b28:
	%249 = add i64 %118, %247, !dbg !186
	%250 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %249, !dbg !187
	%251 = shl i64 %27, 32, !dbg !189
	%252 = addrspacecast i64 addrspace(1)* %250 to i64*, !dbg !190
	%253 = icmp uge i64 %249, %p25, !dbg !187
	br i1 %253, label %b28_fail1, label %b28_ok1, !dbg !187, !prof !26

b28_ok1:
	%254 = bitcast i64* %252 to i8*, !dbg !190
	%255 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %254, i32 5, i64 %251, i32 1, i8* %ctrl, i32 21), !dbg !190
	%256 = and i64 %255, 4294967295, !dbg !193
	br label %b29, !dbg !192

b29:
	%257 = phi i64 [ 0, %b27 ], [ %256, %b28_ok1 ], !dbg !195
	br label %b30, !dbg !201

b30:
	%258 = phi i64 [ %257, %b29 ], [ %275, %b33 ], !dbg !202
	%259 = phi i64 [ 1, %b29 ], [ %276, %b33 ], !dbg !203
	%260 = icmp slt i64 %259, 32, !dbg !204
	br i1 %260, label %b31, label %b34, !dbg !204

b31:
	%261 = trunc i64 %259 to i32, !dbg !205
	%262 = trunc i64 %258 to i32, !dbg !205
	%263 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %262, i32 %261, i32 0), !dbg !205
	%264 = extractvalue { i32, i1 } %263, 0, !dbg !205
	%265 = lshr i64 %258, 32, !dbg !205
	%266 = trunc i64 %265 to i32, !dbg !205
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %266, i32 %261, i32 0), !dbg !205
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !205
	%269 = zext i32 %268 to i64, !dbg !205
	%270 = shl i64 %269, 32, !dbg !205
	%271 = zext i32 %264 to i64, !dbg !205
	%272 = or i64 %271, %270, !dbg !205
	%273 = icmp sge i64 %246, %259, !dbg !206
	br i1 %273, label %b32, label %b33, !dbg !206

b32:
	%274 = add i64 %258, %272, !dbg !207
	br label %b33, !dbg !207

b33:
	%275 = phi i64 [ %258, %b31 ], [ %274, %b32 ], !dbg !202
	%276 = mul i64 %259, 2, !dbg !208
	br label %b30, !dbg !208

b34:
	%277 = add i64 %242, %258, !dbg !209
	br i1 %248, label %b35, label %b36, !dbg !210

b35:
	%278 = sub i64 %277, %257, !dbg !212
	%279 = trunc i64 %278 to i32, !dbg !213
	%280 = getelementptr inbounds i32, i32 addrspace(3)* %230, i64 %247, !dbg !211
	%281 = icmp uge i64 %247, %231, !dbg !211
	br i1 %281, label %b35_fail1, label %b35_ok1, !dbg !211, !prof !26

b35_ok1:
	store i32 %279, i32 addrspace(3)* %280, align 4, !dbg !211
	br label %b36, !dbg !211

b36:
	br i1 %240, label %b37, label %b38, !dbg !177

b37:
	br label %fail, !dbg !214

b38:
	%282 = trunc i64 %277 to i32, !dbg !178
	%283 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %282, i32 %241, i32 31), !dbg !178
	%284 = extractvalue { i32, i1 } %283, 0, !dbg !178
	%285 = lshr i64 %277, 32, !dbg !178
	%286 = trunc i64 %285 to i32, !dbg !178
	%287 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %286, i32 %241, i32 31), !dbg !178
	%288 = extractvalue { i32, i1 } %287, 0, !dbg !178
	%289 = zext i32 %288 to i64, !dbg !178
	%290 = shl i64 %289, 32, !dbg !178
	%291 = zext i32 %284 to i64, !dbg !178
	%292 = or i64 %291, %290, !dbg !178
	%293 = add i64 %243, %238, !dbg !215
	br label %b26, !dbg !215

b39:
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !216, !range !183
	%295 = sext i32 %294 to i64, !dbg !216
	%296 = icmp eq i64 %295, 0, !dbg !217
	br i1 %296, label %b40, label %b41, !dbg !217

b40:
	%297 = trunc i64 %242 to i32, !dbg !219
	%298 = getelementptr inbounds i32, i32 addrspace(3)* %230, i64 %113, !dbg !218
	%299 = icmp uge i64 %113, %231, !dbg !218
	br i1 %299, label %b40_fail1, label %b40_ok1, !dbg !218, !prof !26

b40_ok1:
	store i32 %297, i32 addrspace(3)* %298, align 4, !dbg !218
	br label %b41, !dbg !218

b41:
	call void @llvm.nvvm.barrier0(), !dbg !220
	%300 = xor i1 %0, true, !dbg !224
	%301 = trunc i64 %142 to i32, !dbg !225
	%302 = mul i32 %301, 2, !dbg !225
	%303 = zext i32 %302 to i64, !dbg !225
	%304 = trunc i64 %142 to i32, !dbg !226
	%305 = mul i32 %304, 3, !dbg !226
	%306 = zext i32 %305 to i64, !dbg !226
	%307 = trunc i64 %142 to i32, !dbg !227
	%308 = mul i32 %307, 4, !dbg !227
	%309 = zext i32 %308 to i64, !dbg !227
	br label %b42, !dbg !228

b42:
	%310 = phi i64 [ %17, %b41 ], [ %568, %b93 ], !dbg !229
	%311 = getelementptr inbounds i32, i32 addrspace(3)* %230, i64 %113, !dbg !230
	%312 = icmp uge i64 %113, %231, !dbg !230
	br i1 %312, label %b42_fail1, label %b42_ok1, !dbg !230, !prof !26

b42_ok1:
	%313 = load i32, i32 addrspace(3)* %311, align 4, !dbg !230
	%314 = sext i32 %313 to i64, !dbg !231
	%315 = icmp slt i64 %310, %314, !dbg !232
	br i1 %315, label %b43, label %b98, !dbg !232

b43:
	%316 = phi i64 [ %321, %b44_ok1 ], [ %316, %b45 ], [ 0, %b42_ok1 ], !dbg !235
	%317 = phi i64 [ %317, %b44_ok1 ], [ %321, %b45 ], [ %113, %b42_ok1 ], !dbg !236
	%318 = sub i64 %317, %316, !dbg !237
	%319 = icmp sgt i64 %318, 1, !dbg !238
	br i1 %319, label %b44, label %b46, !dbg !238

b44:
	%320 = add i64 %316, %317, !dbg !239
	%321 = sdiv i64 %320, 2, !dbg !240
	%322 = getelementptr inbounds i32, i32 addrspace(3)* %230, i64 %321, !dbg !241
	%323 = icmp uge i64 %321, %231, !dbg !241
	br i1 %323, label %b44_fail1, label %b44_ok1, !dbg !241, !prof !26

b44_ok1:
	%324 = load i32, i32 addrspace(3)* %322, align 4, !dbg !241
	%325 = sext i32 %324 to i64, !dbg !242
	%326 = icmp sle i64 %325, %310, !dbg !243
	br i1 %326, label %b43, label %b45, !dbg !243

b45:
	br label %b43, !dbg !243

b46:
	%327 = mul i64 %316, %p0, !dbg !244
	%328 = add i64 %327, %310, !dbg !245
	%329 = getelementptr inbounds i32, i32 addrspace(3)* %230, i64 %316, !dbg !246
	%330 = load i32, i32 addrspace(3)* %329, align 4, !dbg !246
	%331 = sext i32 %330 to i64, !dbg !247
	%332 = sub i64 %328, %331, !dbg !248
	br i1 %225, label %b47, label %b48, !dbg !249

b47:
	%333 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %332, !dbg !250
	%334 = shl i64 %27, 32, !dbg !252
	%335 = addrspacecast i64 addrspace(1)* %333 to i64*, !dbg !253
	%336 = icmp uge i64 %332, %p27, !dbg !250
	br i1 %336, label %b47_fail1, label %b47_ok1, !dbg !250, !prof !26

b47_ok1:
	%337 = bitcast i64* %335 to i8*, !dbg !253
	%338 = call i64 @gpuc_signal_wait_until_thread(i8* %337, i32 5, i64 %334, i32 1, i8* %ctrl, i32 28), !dbg !253
	%339 = and i64 %338, 4294967295, !dbg !255
	%340 = trunc i64 %339 to i32, !dbg !257
	store i32 %340, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !258
	br label %b48, !dbg !258

b48:
	call void @llvm.nvvm.barrier0(), !dbg !259
	%341 = mul i64 %332, %p1, !dbg !261
	%342 = add i64 %332, 1, !dbg !262
	%343 = mul i64 %342, %p1, !dbg !263
	%344 = icmp ugt i64 %343, %p21, !dbg !264
	%345 = icmp ugt i64 %341, %343, !dbg !264
	%346 = or i1 %344, %345, !dbg !264
	br i1 %346, label %b48_fail1, label %b48_ok1, !dbg !264, !prof !26

b48_ok1:
	%347 = load i32, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !265
	%348 = sext i32 %347 to i64, !dbg !266
	%349 = trunc i64 %316 to i32, !dbg !268
	%350 = udiv i32 %349, %143, !dbg !269
	%351 = zext i32 %350 to i64, !dbg !270
	%352 = mul i32 %350, %143, !dbg !271
	%353 = sub i32 %349, %352, !dbg !272
	%354 = zext i32 %353 to i64, !dbg !273
	%355 = sub i64 %343, %341, !dbg !264
	%356 = getelementptr inbounds float, float addrspace(1)* %7, i64 %341, !dbg !264
	%357 = mul i64 %348, %p1, !dbg !275
	%358 = add i64 %348, 1, !dbg !276
	%359 = mul i64 %358, %p1, !dbg !277
	%360 = sub i64 %359, %357, !dbg !278
	%361 = getelementptr inbounds float, float addrspace(1)* %8, i64 %357, !dbg !278
	%362 = getelementptr inbounds float, float addrspace(1)* %5, i64 %351, !dbg !279
	%363 = icmp ugt i64 %359, %p23, !dbg !278
	%364 = icmp ugt i64 %357, %359, !dbg !278
	%365 = icmp uge i64 %351, %p17, !dbg !279
	%366 = icmp uge i64 %351, %p19, !dbg !280
	%367 = icmp uge i64 %348, %p29, !dbg !281
	%368 = or i1 %363, %364, !dbg !281
	%369 = or i1 %368, %365, !dbg !281
	%370 = or i1 %369, %366, !dbg !281
	%371 = or i1 %370, %367, !dbg !281
	br i1 %371, label %b48_fail3, label %b48_ok3, !dbg !281, !prof !26

b48_ok3:
	%372 = load float, float addrspace(1)* %362, align 4, !dbg !279
	%373 = getelementptr inbounds float, float addrspace(1)* %6, i64 %351, !dbg !280
	%374 = load float, float addrspace(1)* %373, align 4, !dbg !280
	%375 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %348, !dbg !281
	%376 = and i64 %355, 3, !dbg !282
	%377 = icmp eq i64 %376, 0, !dbg !282
	br i1 %377, label %b49, label %b97, !dbg !282

b49:
	%378 = addrspacecast float addrspace(1)* %356 to float*, !dbg !282
	%379 = ptrtoint float* %378 to i64, !dbg !282
	%380 = and i64 %379, 15, !dbg !282
	%381 = icmp eq i64 %380, 0, !dbg !282
	%382 = icmp eq i64 %355, 0, !dbg !282
	%383 = or i1 %381, %382, !dbg !282
	br i1 %383, label %b50, label %b96, !dbg !282

b50:
	%384 = ashr i64 %355, 2, !dbg !282
	%385 = bitcast float addrspace(1)* %356 to { float, float, float, float } addrspace(1)*, !dbg !282
	%386 = trunc i64 %354 to i32, !dbg !283
	%387 = addrspacecast float addrspace(1)* %361 to float*, !dbg !283
	%388 = icmp uge i64 %354, %110, !dbg !283
	br i1 %388, label %b50_fail1, label %b50_ok1, !dbg !283, !prof !26

b50_ok1:
	%389 = bitcast float* %387 to i8*, !dbg !283
	%390 = call i8* @gpuc_peer_thread(i8* %389, i32 %386), !dbg !283
	%391 = bitcast i8* %390 to float*, !dbg !283
	%392 = icmp eq float* %391, null, !dbg !283
	%393 = select i1 %392, i64 0, i64 %360, !dbg !283
	%394 = and i64 %393, 3, !dbg !284
	%395 = icmp eq i64 %394, 0, !dbg !284
	br i1 %395, label %b51, label %b95, !dbg !284

b51:
	%396 = addrspacecast float addrspace(1)* %361 to float*, !dbg !284
	%397 = ptrtoint float* %396 to i64, !dbg !284
	%398 = and i64 %397, 15, !dbg !284
	%399 = select i1 %392, i64 0, i64 %398, !dbg !284
	%400 = icmp eq i64 %399, 0, !dbg !284
	%401 = icmp eq i64 %393, 0, !dbg !284
	%402 = or i1 %400, %401, !dbg !284
	br i1 %402, label %b52, label %b94, !dbg !284

b52:
	%403 = ashr i64 %360, 2, !dbg !284
	%404 = select i1 %392, i64 0, i64 %403, !dbg !284
	%405 = addrspacecast float* %391 to { float, float, float, float } addrspace(1)*, !dbg !284
	%406 = icmp eq i64 %404, %384, !dbg !285
	br i1 %406, label %b53, label %b54, !dbg !285

b53:
	br label %b54, !dbg !224

b54:
	%407 = phi i1 [ false, %b52 ], [ %300, %b53 ], !dbg !286
	br i1 %407, label %b56, label %b55, !dbg !286

b55:
	br label %b56, !dbg !286

b56:
	%408 = phi { float, float, float, float } addrspace(1)* [ %405, %b54 ], [ %385, %b55 ], !dbg !287
	%409 = phi i64 [ %404, %b54 ], [ %384, %b55 ], !dbg !287
	%410 = icmp ule i64 %384, 281474976710655, !dbg !288
	br i1 %410, label %b57, label %b73_cold, !dbg !289, !prof !39

b57:
	%411 = phi i64 [ %138, %b56 ], [ %551, %b72 ], !dbg !288
	%412 = icmp slt i64 %411, %384, !dbg !290
	br i1 %412, label %b58, label %b89, !dbg !290

b58:
	%413 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %385, i64 %411, !dbg !293
	%414 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %413, i32 0, i32 0, !dbg !293
	%415 = bitcast { float, float, float, float } addrspace(1)* %413 to <4 x float> addrspace(1)*, !dbg !293
	%416 = load <4 x float>, <4 x float> addrspace(1)* %415, align 16, !dbg !293
	%417 = extractelement <4 x float> %416, i32 0, !dbg !293
	%418 = extractelement <4 x float> %416, i32 1, !dbg !293
	%419 = extractelement <4 x float> %416, i32 2, !dbg !293
	%420 = extractelement <4 x float> %416, i32 3, !dbg !293
	%421 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %413, i32 0, i32 1, !dbg !293
	%422 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %413, i32 0, i32 2, !dbg !293
	%423 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %413, i32 0, i32 3, !dbg !293
	%424 = add i64 %411, %142, !dbg !294
	%425 = icmp slt i64 %424, %384, !dbg !296
	br i1 %425, label %b59, label %b60, !dbg !296

b59:
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %385, i64 %424, !dbg !297
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 0, !dbg !297
	%428 = bitcast { float, float, float, float } addrspace(1)* %426 to <4 x float> addrspace(1)*, !dbg !297
	%429 = load <4 x float>, <4 x float> addrspace(1)* %428, align 16, !dbg !297
	%430 = extractelement <4 x float> %429, i32 0, !dbg !297
	%431 = extractelement <4 x float> %429, i32 1, !dbg !297
	%432 = extractelement <4 x float> %429, i32 2, !dbg !297
	%433 = extractelement <4 x float> %429, i32 3, !dbg !297
	%434 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 1, !dbg !297
	%435 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 2, !dbg !297
	%436 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 3, !dbg !297
	br label %b60, !dbg !298

b60:
	%437 = phi float [ %433, %b59 ], [ 0.000000e+00, %b58 ], !dbg !225
	%438 = phi float [ %432, %b59 ], [ 0.000000e+00, %b58 ], !dbg !225
	%439 = phi float [ %431, %b59 ], [ 0.000000e+00, %b58 ], !dbg !225
	%440 = phi float [ %430, %b59 ], [ 0.000000e+00, %b58 ], !dbg !225
	%441 = add i64 %411, %303, !dbg !299
	%442 = icmp slt i64 %441, %384, !dbg !301
	br i1 %442, label %b61, label %b62, !dbg !301

b61:
	%443 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %385, i64 %441, !dbg !302
	%444 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %443, i32 0, i32 0, !dbg !302
	%445 = bitcast { float, float, float, float } addrspace(1)* %443 to <4 x float> addrspace(1)*, !dbg !302
	%446 = load <4 x float>, <4 x float> addrspace(1)* %445, align 16, !dbg !302
	%447 = extractelement <4 x float> %446, i32 0, !dbg !302
	%448 = extractelement <4 x float> %446, i32 1, !dbg !302
	%449 = extractelement <4 x float> %446, i32 2, !dbg !302
	%450 = extractelement <4 x float> %446, i32 3, !dbg !302
	%451 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %443, i32 0, i32 1, !dbg !302
	%452 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %443, i32 0, i32 2, !dbg !302
	%453 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %443, i32 0, i32 3, !dbg !302
	br label %b62, !dbg !303

b62:
	%454 = phi float [ %450, %b61 ], [ 0.000000e+00, %b60 ], !dbg !226
	%455 = phi float [ %449, %b61 ], [ 0.000000e+00, %b60 ], !dbg !226
	%456 = phi float [ %448, %b61 ], [ 0.000000e+00, %b60 ], !dbg !226
	%457 = phi float [ %447, %b61 ], [ 0.000000e+00, %b60 ], !dbg !226
	%458 = add i64 %411, %306, !dbg !304
	%459 = icmp slt i64 %458, %384, !dbg !306
	br i1 %459, label %b63, label %b64, !dbg !306

b63:
	%460 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %385, i64 %458, !dbg !307
	%461 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 0, !dbg !307
	%462 = bitcast { float, float, float, float } addrspace(1)* %460 to <4 x float> addrspace(1)*, !dbg !307
	%463 = load <4 x float>, <4 x float> addrspace(1)* %462, align 16, !dbg !307
	%464 = extractelement <4 x float> %463, i32 0, !dbg !307
	%465 = extractelement <4 x float> %463, i32 1, !dbg !307
	%466 = extractelement <4 x float> %463, i32 2, !dbg !307
	%467 = extractelement <4 x float> %463, i32 3, !dbg !307
	%468 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 1, !dbg !307
	%469 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 2, !dbg !307
	%470 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %460, i32 0, i32 3, !dbg !307
	br label %b64, !dbg !308

b64:
	%471 = phi float [ %467, %b63 ], [ 0.000000e+00, %b62 ], !dbg !309
	%472 = phi float [ %466, %b63 ], [ 0.000000e+00, %b62 ], !dbg !309
	%473 = phi float [ %465, %b63 ], [ 0.000000e+00, %b62 ], !dbg !309
	%474 = phi float [ %464, %b63 ], [ 0.000000e+00, %b62 ], !dbg !309
	%475 = icmp slt i64 %411, %409, !dbg !311
	br i1 %475, label %b65, label %b66, !dbg !311

b65:
	%476 = call float @llvm.nvvm.mul.rn.f(float %417, float %372), !dbg !314
	%477 = fadd float %476, %374, !dbg !315
	%478 = call float @llvm.nvvm.mul.rn.f(float %418, float %372), !dbg !317
	%479 = fadd float %478, %374, !dbg !318
	%480 = call float @llvm.nvvm.mul.rn.f(float %419, float %372), !dbg !320
	%481 = fadd float %480, %374, !dbg !321
	%482 = call float @llvm.nvvm.mul.rn.f(float %420, float %372), !dbg !323
	%483 = fadd float %482, %374, !dbg !324
	%484 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %408, i64 %411, !dbg !325
	%485 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %484, i32 0, i32 0, !dbg !325
	%486 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %484, i32 0, i32 1, !dbg !325
	%487 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %484, i32 0, i32 2, !dbg !325
	%488 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %484, i32 0, i32 3, !dbg !325
	%489 = bitcast { float, float, float, float } addrspace(1)* %484 to <4 x float> addrspace(1)*, !dbg !325
	%490 = insertelement <4 x float> undef, float %477, i32 0, !dbg !325
	%491 = insertelement <4 x float> %490, float %479, i32 1, !dbg !325
	%492 = insertelement <4 x float> %491, float %481, i32 2, !dbg !325
	%493 = insertelement <4 x float> %492, float %483, i32 3, !dbg !325
	store <4 x float> %493, <4 x float> addrspace(1)* %489, align 16, !dbg !325
	br label %b66, !dbg !325

b66:
	%494 = icmp slt i64 %424, %409, !dbg !327
	br i1 %494, label %b67, label %b68, !dbg !327

b67:
	%495 = call float @llvm.nvvm.mul.rn.f(float %440, float %372), !dbg !329
	%496 = fadd float %495, %374, !dbg !330
	%497 = call float @llvm.nvvm.mul.rn.f(float %439, float %372), !dbg !332
	%498 = fadd float %497, %374, !dbg !333
	%499 = call float @llvm.nvvm.mul.rn.f(float %438, float %372), !dbg !335
	%500 = fadd float %499, %374, !dbg !336
	%501 = call float @llvm.nvvm.mul.rn.f(float %437, float %372), !dbg !338
	%502 = fadd float %501, %374, !dbg !339
	%503 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %408, i64 %424, !dbg !340
	%504 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %503, i32 0, i32 0, !dbg !340
	%505 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %503, i32 0, i32 1, !dbg !340
	%506 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %503, i32 0, i32 2, !dbg !340
	%507 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %503, i32 0, i32 3, !dbg !340
	%508 = bitcast { float, float, float, float } addrspace(1)* %503 to <4 x float> addrspace(1)*, !dbg !340
	%509 = insertelement <4 x float> undef, float %496, i32 0, !dbg !340
	%510 = insertelement <4 x float> %509, float %498, i32 1, !dbg !340
	%511 = insertelement <4 x float> %510, float %500, i32 2, !dbg !340
	%512 = insertelement <4 x float> %511, float %502, i32 3, !dbg !340
	store <4 x float> %512, <4 x float> addrspace(1)* %508, align 16, !dbg !340
	br label %b68, !dbg !340

b68:
	%513 = icmp slt i64 %441, %409, !dbg !342
	br i1 %513, label %b69, label %b70, !dbg !342

b69:
	%514 = call float @llvm.nvvm.mul.rn.f(float %457, float %372), !dbg !344
	%515 = fadd float %514, %374, !dbg !345
	%516 = call float @llvm.nvvm.mul.rn.f(float %456, float %372), !dbg !347
	%517 = fadd float %516, %374, !dbg !348
	%518 = call float @llvm.nvvm.mul.rn.f(float %455, float %372), !dbg !350
	%519 = fadd float %518, %374, !dbg !351
	%520 = call float @llvm.nvvm.mul.rn.f(float %454, float %372), !dbg !353
	%521 = fadd float %520, %374, !dbg !354
	%522 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %408, i64 %441, !dbg !355
	%523 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %522, i32 0, i32 0, !dbg !355
	%524 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %522, i32 0, i32 1, !dbg !355
	%525 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %522, i32 0, i32 2, !dbg !355
	%526 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %522, i32 0, i32 3, !dbg !355
	%527 = bitcast { float, float, float, float } addrspace(1)* %522 to <4 x float> addrspace(1)*, !dbg !355
	%528 = insertelement <4 x float> undef, float %515, i32 0, !dbg !355
	%529 = insertelement <4 x float> %528, float %517, i32 1, !dbg !355
	%530 = insertelement <4 x float> %529, float %519, i32 2, !dbg !355
	%531 = insertelement <4 x float> %530, float %521, i32 3, !dbg !355
	store <4 x float> %531, <4 x float> addrspace(1)* %527, align 16, !dbg !355
	br label %b70, !dbg !355

b70:
	%532 = icmp slt i64 %458, %409, !dbg !357
	br i1 %532, label %b71, label %b72, !dbg !357

b71:
	%533 = call float @llvm.nvvm.mul.rn.f(float %474, float %372), !dbg !359
	%534 = fadd float %533, %374, !dbg !360
	%535 = call float @llvm.nvvm.mul.rn.f(float %473, float %372), !dbg !362
	%536 = fadd float %535, %374, !dbg !363
	%537 = call float @llvm.nvvm.mul.rn.f(float %472, float %372), !dbg !365
	%538 = fadd float %537, %374, !dbg !366
	%539 = call float @llvm.nvvm.mul.rn.f(float %471, float %372), !dbg !368
	%540 = fadd float %539, %374, !dbg !369
	%541 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %408, i64 %458, !dbg !370
	%542 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %541, i32 0, i32 0, !dbg !370
	%543 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %541, i32 0, i32 1, !dbg !370
	%544 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %541, i32 0, i32 2, !dbg !370
	%545 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %541, i32 0, i32 3, !dbg !370
	%546 = bitcast { float, float, float, float } addrspace(1)* %541 to <4 x float> addrspace(1)*, !dbg !370
	%547 = insertelement <4 x float> undef, float %534, i32 0, !dbg !370
	%548 = insertelement <4 x float> %547, float %536, i32 1, !dbg !370
	%549 = insertelement <4 x float> %548, float %538, i32 2, !dbg !370
	%550 = insertelement <4 x float> %549, float %540, i32 3, !dbg !370
	store <4 x float> %550, <4 x float> addrspace(1)* %546, align 16, !dbg !370
	br label %b72, !dbg !370

b72:
	%551 = add i64 %411, %309, !dbg !371
	br label %b57, !dbg !371

b89:
	call void @llvm.nvvm.barrier0(), !dbg !374
	br i1 %407, label %b90, label %b92, !dbg !374

b90:
	br i1 %225, label %b91, label %b93, !dbg !375

b91:
	call void @gpuc_fence_thread(), !dbg !376
	%552 = addrspacecast i64 addrspace(1)* %375 to i64*, !dbg !377
	%553 = icmp eq i64 addrspace(1)* %375, null, !dbg !377
	br i1 %553, label %b91_fail1, label %b91_ok1, !dbg !377, !prof !26

b91_ok1:
	%554 = bitcast i64* %552 to i8*, !dbg !377
	call void @gpuc_signal_op_thread(i8* %554, i64 %27, i32 9, i32 %386), !dbg !377
	br label %b93, !dbg !377

b92:
	%555 = mul i64 %355, 4, !dbg !378
	%556 = icmp ne i64 %360, %355, !dbg !378
	%557 = icmp eq i64 addrspace(1)* %375, null, !dbg !378
	%558 = or i1 %556, %557, !dbg !378
	br i1 %558, label %b92_fail1, label %b92_ok1, !dbg !378, !prof !26

b92_ok1:
	%559 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !378
	%560 = sext i32 %559 to i64, !dbg !378
	%561 = addrspacecast float addrspace(1)* %361 to float*, !dbg !378
	%562 = addrspacecast float addrspace(1)* %356 to float*, !dbg !378
	%563 = addrspacecast i64 addrspace(1)* %375 to i64*, !dbg !378
	%564 = icmp ne i64 %560, %142, !dbg !378
	br i1 %564, label %b92_fail3, label %b92_ok3, !dbg !378, !prof !26

b92_ok3:
	%565 = bitcast float* %561 to i8*, !dbg !378
	%566 = bitcast float* %562 to i8*, !dbg !378
	%567 = bitcast i64* %563 to i8*, !dbg !378
	call void @gpuc_put_signal_nbi_block(i8* %565, i8* %566, i64 %555, i8* %567, i64 %27, i32 9, i32 %386, i32 1), !dbg !378
	br label %b93, !dbg !379

b93:
	%568 = add i64 %310, %21, !dbg !380
	br label %b42, !dbg !380

b94:
	br label %fail, !dbg !284

b95:
	br label %fail, !dbg !284

b96:
	br label %fail, !dbg !282

b97:
	br label %fail, !dbg !282

b98:
	%569 = trunc i64 %p6 to i32, !dbg !385
	%570 = icmp eq i32 %569, 0, !dbg !386
	br i1 %570, label %b98_fail1, label %b98_ok1, !dbg !386, !prof !26

b98_ok1:
	%571 = sdiv i64 %p1, 4, !dbg !387
	%572 = add i64 %571, %p6, !dbg !388
	%573 = sub i64 %572, 1, !dbg !389
	%574 = trunc i64 %573 to i32, !dbg !390
	%575 = udiv i32 %574, %569, !dbg !386
	%576 = zext i32 %575 to i64, !dbg !391
	%577 = mul i64 %p0, %p6, !dbg !392
	br label %b99, !dbg !393

b99:
	%578 = phi i64 [ %17, %b98_ok1 ], [ %703, %b118 ], !dbg !394
	%579 = icmp slt i64 %578, %577, !dbg !395
	br i1 %579, label %b100, label %b123, !dbg !395

b100:
	%580 = trunc i64 %578 to i32, !dbg !397
	%581 = udiv i32 %580, %569, !dbg !398
	%582 = zext i32 %581 to i64, !dbg !399
	%583 = mul i32 %581, %569, !dbg !400
	%584 = sub i32 %580, %583, !dbg !401
	%585 = zext i32 %584 to i64, !dbg !402
	%586 = mul i64 %582, %p3, !dbg !403
	br label %b101, !dbg !404

b101:
	%587 = phi i64 [ %138, %b100 ], [ %595, %b102_ok1 ], !dbg !404
	%588 = icmp slt i64 %587, %p3, !dbg !404
	br i1 %588, label %b102, label %b103, !dbg !404

b102:
	%589 = add i64 %586, %587, !dbg !405
	%590 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %589, !dbg !406
	%591 = addrspacecast i64 addrspace(1)* %590 to i64*, !dbg !407
	%592 = icmp uge i64 %589, %p29, !dbg !406
	br i1 %592, label %b102_fail1, label %b102_ok1, !dbg !406, !prof !26

b102_ok1:
	%593 = bitcast i64* %591 to i8*, !dbg !407
	%594 = call i64 @gpuc_signal_wait_until_thread(i8* %593, i32 5, i64 %27, i32 1, i8* %ctrl, i32 41), !dbg !407
	%595 = add i64 %587, %142, !dbg !404
	br label %b101, !dbg !404

b103:
	call void @llvm.nvvm.barrier0(), !dbg !408
	%596 = mul i64 %586, %p1, !dbg !409
	%597 = add i64 %586, %p3, !dbg !410
	%598 = mul i64 %597, %p1, !dbg !411
	%599 = sub i64 %598, %596, !dbg !412
	%600 = getelementptr inbounds float, float addrspace(1)* %8, i64 %596, !dbg !412
	%601 = and i64 %599, 3, !dbg !413
	%602 = icmp eq i64 %601, 0, !dbg !413
	%603 = icmp ugt i64 %598, %p23, !dbg !412
	%604 = icmp ugt i64 %596, %598, !dbg !412
	%605 = or i1 %603, %604, !dbg !412
	br i1 %605, label %b103_fail1, label %b103_ok1, !dbg !412, !prof !26

b103_ok1:
	br i1 %602, label %b104, label %b122, !dbg !413

b104:
	%606 = addrspacecast float addrspace(1)* %600 to float*, !dbg !413
	%607 = ptrtoint float* %606 to i64, !dbg !413
	%608 = and i64 %607, 15, !dbg !413
	%609 = icmp eq i64 %608, 0, !dbg !413
	%610 = icmp eq i64 %599, 0, !dbg !413
	%611 = or i1 %609, %610, !dbg !413
	br i1 %611, label %b105, label %b121, !dbg !413

b105:
	%612 = mul i64 %582, %p1, !dbg !414
	%613 = add i64 %582, 1, !dbg !415
	%614 = mul i64 %613, %p1, !dbg !416
	%615 = ashr i64 %599, 2, !dbg !413
	%616 = bitcast float addrspace(1)* %600 to { float, float, float, float } addrspace(1)*, !dbg !413
	%617 = sub i64 %614, %612, !dbg !417
	%618 = getelementptr inbounds float, float addrspace(1)* %1, i64 %612, !dbg !417
	%619 = and i64 %617, 3, !dbg !418
	%620 = icmp eq i64 %619, 0, !dbg !418
	%621 = icmp ugt i64 %614, %p9, !dbg !417
	%622 = icmp ugt i64 %612, %614, !dbg !417
	%623 = or i1 %621, %622, !dbg !417
	br i1 %623, label %b105_fail1, label %b105_ok1, !dbg !417, !prof !26

b105_ok1:
	br i1 %620, label %b106, label %b120, !dbg !418

b106:
	%624 = addrspacecast float addrspace(1)* %618 to float*, !dbg !418
	%625 = ptrtoint float* %624 to i64, !dbg !418
	%626 = and i64 %625, 15, !dbg !418
	%627 = icmp eq i64 %626, 0, !dbg !418
	%628 = icmp eq i64 %617, 0, !dbg !418
	%629 = or i1 %627, %628, !dbg !418
	br i1 %629, label %b107, label %b119, !dbg !418

b107:
	%630 = ashr i64 %617, 2, !dbg !418
	%631 = bitcast float addrspace(1)* %618 to { float, float, float, float } addrspace(1)*, !dbg !418
	%632 = mul i64 %585, %576, !dbg !419
	%633 = icmp slt i64 %632, %571, !dbg !420
	%634 = select i1 %633, i64 %632, i64 %571, !dbg !420
	%635 = sub i64 %571, %634, !dbg !421
	%636 = icmp slt i64 %576, %635, !dbg !422
	%637 = select i1 %636, i64 %576, i64 %635, !dbg !422
	%638 = icmp ule i64 %p3, 268435455, !dbg !423
	%639 = icmp ule i64 %571, 268435455, !dbg !423
	%640 = and i1 %638, %639, !dbg !423
	%641 = icmp ule i64 %615, 281474976710655, !dbg !423
	%642 = and i1 %640, %641, !dbg !423
	%643 = icmp ule i64 %630, 281474976710655, !dbg !423
	%644 = and i1 %642, %643, !dbg !423
	%645 = icmp ule i64 %634, 281474976710655, !dbg !423
	%646 = and i1 %644, %645, !dbg !423
	%647 = mul i64 %p3, -1, !dbg !423
	%648 = mul i64 %582, %647, !dbg !423
	%649 = add i64 %647, %648, !dbg !423
	%650 = add i64 %649, %p15, !dbg !423
	%651 = icmp sge i64 %650, 0, !dbg !423
	%652 = and i1 %646, %651, !dbg !423
	%653 = mul i64 %571, %647, !dbg !423
	%654 = mul i64 %576, -1, !dbg !423
	%655 = add i64 %653, %654, !dbg !423
	%656 = icmp sge i64 %655, 0, !dbg !423
	%657 = and i1 %652, %656, !dbg !423
	br i1 %657, label %b108, label %b113_cold, !dbg !423, !prof !39

b108:
	%658 = phi i64 [ %138, %b107 ], [ %702, %b112 ], !dbg !423
	%659 = icmp slt i64 %658, %637, !dbg !423
	br i1 %659, label %b109, label %b118, !dbg !423

b109:
	%660 = add i64 %634, %658, !dbg !424
	%661 = getelementptr inbounds float, float addrspace(1)* %4, i64 %586, !dbg !425
	br label %b110, !dbg !428

b110:
	%662 = phi float [ 0.000000e+00, %b109 ], [ %691, %b111 ], !dbg !429
	%663 = phi float [ 0.000000e+00, %b109 ], [ %689, %b111 ], !dbg !429
	%664 = phi float [ 0.000000e+00, %b109 ], [ %687, %b111 ], !dbg !429
	%665 = phi float [ 0.000000e+00, %b109 ], [ %685, %b111 ], !dbg !429
	%666 = phi i64 [ -1, %b109 ], [ %667, %b111 ], !dbg !428
	%667 = add i64 %666, 1, !dbg !428
	%668 = icmp slt i64 %667, %p3, !dbg !428
	br i1 %668, label %b111, label %b112, !dbg !428

b111:
	%669 = getelementptr inbounds float, float addrspace(1)* %661, i64 %667, !dbg !430
	%670 = load float, float addrspace(1)* %669, align 4, !dbg !430
	%671 = mul i64 %667, %571, !dbg !431
	%672 = add i64 %671, %660, !dbg !432
	%673 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %616, i64 %672, !dbg !433
	%674 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %673, i32 0, i32 0, !dbg !433
	%675 = bitcast { float, float, float, float } addrspace(1)* %673 to <4 x float> addrspace(1)*, !dbg !433
	%676 = load <4 x float>, <4 x float> addrspace(1)* %675, align 16, !dbg !433
	%677 = extractelement <4 x float> %676, i32 0, !dbg !433
	%678 = extractelement <4 x float> %676, i32 1, !dbg !433
	%679 = extractelement <4 x float> %676, i32 2, !dbg !433
	%680 = extractelement <4 x float> %676, i32 3, !dbg !433
	%681 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %673, i32 0, i32 1, !dbg !433
	%682 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %673, i32 0, i32 2, !dbg !433
	%683 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %673, i32 0, i32 3, !dbg !433
	%684 = call float @llvm.nvvm.mul.rn.f(float %670, float %677), !dbg !434
	%685 = fadd float %665, %684, !dbg !435
	%686 = call float @llvm.nvvm.mul.rn.f(float %670, float %678), !dbg !436
	%687 = fadd float %664, %686, !dbg !437
	%688 = call float @llvm.nvvm.mul.rn.f(float %670, float %679), !dbg !438
	%689 = fadd float %663, %688, !dbg !439
	%690 = call float @llvm.nvvm.mul.rn.f(float %670, float %680), !dbg !440
	%691 = fadd float %662, %690, !dbg !441
	br label %b110, !dbg !442, !llvm.loop !444

b112:
	%692 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %631, i64 %660, !dbg !445
	%693 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %692, i32 0, i32 0, !dbg !445
	%694 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %692, i32 0, i32 1, !dbg !445
	%695 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %692, i32 0, i32 2, !dbg !445
	%696 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %692, i32 0, i32 3, !dbg !445
	%697 = bitcast { float, float, float, float } addrspace(1)* %692 to <4 x float> addrspace(1)*, !dbg !445
	%698 = insertelement <4 x float> undef, float %665, i32 0, !dbg !445
	%699 = insertelement <4 x float> %698, float %664, i32 1, !dbg !445
	%700 = insertelement <4 x float> %699, float %663, i32 2, !dbg !445
	%701 = insertelement <4 x float> %700, float %662, i32 3, !dbg !445
	store <4 x float> %701, <4 x float> addrspace(1)* %697, align 16, !dbg !445
	%702 = add i64 %658, %142, !dbg !423
	br label %b108, !dbg !423

b118:
	%703 = add i64 %578, %21, !dbg !450
	br label %b99, !dbg !450

b119:
	br label %fail, !dbg !418

b120:
	br label %fail, !dbg !418

b121:
	br label %fail, !dbg !413

b122:
	br label %fail, !dbg !413

b123:
	ret void, !dbg !383

b0_fail1:
	br label %fail, !dbg !25

b1_fail1:
	br label %fail, !dbg !32

b4_cold:
	%704 = phi i64 [ %712, %b5_cold_ok1 ], [ %49, %b1_ok1 ], !dbg !33
	%705 = icmp slt i64 %704, %34, !dbg !33
	br i1 %705, label %b5_cold, label %b6, !dbg !33

b5_cold:
	%706 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %704, !dbg !40
	store i32 0, i32 addrspace(3)* %706, align 4, !dbg !40
	%707 = urem i64 %54, 2, !dbg !43
	%708 = mul i64 %707, %34, !dbg !45
	%709 = add i64 %708, %704, !dbg !46
	%710 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %709, !dbg !47
	%711 = icmp uge i64 %709, %p31, !dbg !47
	br i1 %711, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !47, !prof !26

b5_cold_fail1:
	br label %fail, !dbg !47

b5_cold_ok1:
	store i32 0, i32 addrspace(1)* %710, align 4, !dbg !47
	%712 = add i64 %704, %53, !dbg !33
	br label %b4_cold, !dbg !33, !llvm.loop !49

b8_fail1:
	br label %fail, !dbg !53

b11_fail1:
	%713 = icmp uge i64 %89, %p25, !dbg !72
	br i1 %713, label %b11_fail2, label %b11_ok2, !dbg !72

b11_fail2:
	br label %fail, !dbg !72

b11_ok2:
	br label %fail, !dbg !73

b13_fail1:
	%714 = icmp ugt i64 %108, %p13, !dbg !88
	br i1 %714, label %b13_fail2, label %b13_ok2, !dbg !88

b13_fail2:
	br label %fail, !dbg !88

b13_ok2:
	br label %fail, !dbg !88

b13_fail3:
	%715 = icmp ugt i64 %118, %p31, !dbg !96
	br i1 %715, label %b13_fail4, label %b13_ok4, !dbg !96

b13_fail4:
	br label %fail, !dbg !96

b13_ok4:
	br label %fail, !dbg !97

b13_fail5:
	br label %fail, !dbg !99

b15_fail1:
	br label %fail, !dbg !110

b18_fail1:
	br label %fail, !dbg !125

b20_fail1:
	%716 = icmp ugt i64 %190, %p21, !dbg !140
	br i1 %716, label %b20_fail2, label %b20_ok2, !dbg !140

b20_fail2:
	br label %fail, !dbg !140

b20_ok2:
	%717 = icmp ugt i64 %188, %190, !dbg !140
	br i1 %717, label %b20_fail3, label %b20_ok3, !dbg !140

b20_fail3:
	br label %fail, !dbg !140

b20_ok3:
	%718 = icmp ugt i64 %194, %p11, !dbg !145
	br i1 %718, label %b20_fail4, label %b20_ok4, !dbg !145

b20_fail4:
	br label %fail, !dbg !145

b20_ok4:
	%719 = icmp ugt i64 %192, %194, !dbg !145
	br i1 %719, label %b20_fail5, label %b20_ok5, !dbg !145

b20_fail5:
	br label %fail, !dbg !145

b20_ok5:
	%720 = icmp uge i64 %187, %p27, !dbg !146
	br i1 %720, label %b20_fail6, label %b20_ok6, !dbg !146

b20_fail6:
	br label %fail, !dbg !146

b20_ok6:
	%721 = icmp ne i64 %191, %195, !dbg !148
	br i1 %721, label %b20_fail7, label %b20_ok7, !dbg !148

b20_fail7:
	br label %fail, !dbg !148

b20_ok7:
	br label %fail, !dbg !148

b24_fail1:
	br label %fail, !dbg !168

b28_fail1:
	br label %fail, !dbg !187

b35_fail1:
	br label %fail, !dbg !211

b40_fail1:
	br label %fail, !dbg !218

b42_fail1:
	br label %fail, !dbg !230

b44_fail1:
	br label %fail, !dbg !241

b47_fail1:
	br label %fail, !dbg !250

b48_fail1:
	%722 = icmp ugt i64 %343, %p21, !dbg !264
	br i1 %722, label %b48_fail2, label %b48_ok2, !dbg !264

b48_fail2:
	br label %fail, !dbg !264

b48_ok2:
	br label %fail, !dbg !264

b48_fail3:
	%723 = icmp ugt i64 %359, %p23, !dbg !278
	br i1 %723, label %b48_fail4, label %b48_ok4, !dbg !278

b48_fail4:
	br label %fail, !dbg !278

b48_ok4:
	%724 = icmp ugt i64 %357, %359, !dbg !278
	br i1 %724, label %b48_fail5, label %b48_ok5, !dbg !278

b48_fail5:
	br label %fail, !dbg !278

b48_ok5:
	%725 = icmp uge i64 %351, %p17, !dbg !279
	br i1 %725, label %b48_fail6, label %b48_ok6, !dbg !279

b48_fail6:
	br label %fail, !dbg !279

b48_ok6:
	%726 = icmp uge i64 %351, %p19, !dbg !280
	br i1 %726, label %b48_fail7, label %b48_ok7, !dbg !280

b48_fail7:
	br label %fail, !dbg !280

b48_ok7:
	br label %fail, !dbg !281

b50_fail1:
	br label %fail, !dbg !283

b73_cold:
	%727 = phi i64 [ %875, %b88_cold ], [ %138, %b56 ], !dbg !288
	%728 = icmp slt i64 %727, %384, !dbg !290
	br i1 %728, label %b74_cold, label %b89, !dbg !290

b74_cold:
	%729 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %385, i64 %727, !dbg !293
	%730 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %729, i32 0, i32 0, !dbg !293
	%731 = icmp uge i64 %727, %384, !dbg !293
	br i1 %731, label %b74_cold_fail1, label %b74_cold_ok1, !dbg !293, !prof !26

b74_cold_fail1:
	br label %fail, !dbg !293

b74_cold_ok1:
	%732 = bitcast { float, float, float, float } addrspace(1)* %729 to <4 x float> addrspace(1)*, !dbg !293
	%733 = load <4 x float>, <4 x float> addrspace(1)* %732, align 16, !dbg !293
	%734 = extractelement <4 x float> %733, i32 0, !dbg !293
	%735 = extractelement <4 x float> %733, i32 1, !dbg !293
	%736 = extractelement <4 x float> %733, i32 2, !dbg !293
	%737 = extractelement <4 x float> %733, i32 3, !dbg !293
	%738 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %729, i32 0, i32 1, !dbg !293
	%739 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %729, i32 0, i32 2, !dbg !293
	%740 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %729, i32 0, i32 3, !dbg !293
	%741 = add i64 %727, %142, !dbg !294
	%742 = icmp slt i64 %741, %384, !dbg !296
	br i1 %742, label %b75_cold, label %b76_cold, !dbg !296

b75_cold:
	%743 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %385, i64 %741, !dbg !297
	%744 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %743, i32 0, i32 0, !dbg !297
	%745 = icmp uge i64 %741, %384, !dbg !297
	br i1 %745, label %b75_cold_fail1, label %b75_cold_ok1, !dbg !297, !prof !26

b75_cold_fail1:
	br label %fail, !dbg !297

b75_cold_ok1:
	%746 = bitcast { float, float, float, float } addrspace(1)* %743 to <4 x float> addrspace(1)*, !dbg !297
	%747 = load <4 x float>, <4 x float> addrspace(1)* %746, align 16, !dbg !297
	%748 = extractelement <4 x float> %747, i32 0, !dbg !297
	%749 = extractelement <4 x float> %747, i32 1, !dbg !297
	%750 = extractelement <4 x float> %747, i32 2, !dbg !297
	%751 = extractelement <4 x float> %747, i32 3, !dbg !297
	%752 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %743, i32 0, i32 1, !dbg !297
	%753 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %743, i32 0, i32 2, !dbg !297
	%754 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %743, i32 0, i32 3, !dbg !297
	br label %b76_cold, !dbg !298

b76_cold:
	%755 = phi float [ %751, %b75_cold_ok1 ], [ 0.000000e+00, %b74_cold_ok1 ], !dbg !225
	%756 = phi float [ %750, %b75_cold_ok1 ], [ 0.000000e+00, %b74_cold_ok1 ], !dbg !225
	%757 = phi float [ %749, %b75_cold_ok1 ], [ 0.000000e+00, %b74_cold_ok1 ], !dbg !225
	%758 = phi float [ %748, %b75_cold_ok1 ], [ 0.000000e+00, %b74_cold_ok1 ], !dbg !225
	%759 = add i64 %727, %303, !dbg !299
	%760 = icmp slt i64 %759, %384, !dbg !301
	br i1 %760, label %b77_cold, label %b78_cold, !dbg !301

b77_cold:
	%761 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %385, i64 %759, !dbg !302
	%762 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %761, i32 0, i32 0, !dbg !302
	%763 = icmp uge i64 %759, %384, !dbg !302
	br i1 %763, label %b77_cold_fail1, label %b77_cold_ok1, !dbg !302, !prof !26

b77_cold_fail1:
	br label %fail, !dbg !302

b77_cold_ok1:
	%764 = bitcast { float, float, float, float } addrspace(1)* %761 to <4 x float> addrspace(1)*, !dbg !302
	%765 = load <4 x float>, <4 x float> addrspace(1)* %764, align 16, !dbg !302
	%766 = extractelement <4 x float> %765, i32 0, !dbg !302
	%767 = extractelement <4 x float> %765, i32 1, !dbg !302
	%768 = extractelement <4 x float> %765, i32 2, !dbg !302
	%769 = extractelement <4 x float> %765, i32 3, !dbg !302
	%770 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %761, i32 0, i32 1, !dbg !302
	%771 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %761, i32 0, i32 2, !dbg !302
	%772 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %761, i32 0, i32 3, !dbg !302
	br label %b78_cold, !dbg !303

b78_cold:
	%773 = phi float [ %769, %b77_cold_ok1 ], [ 0.000000e+00, %b76_cold ], !dbg !226
	%774 = phi float [ %768, %b77_cold_ok1 ], [ 0.000000e+00, %b76_cold ], !dbg !226
	%775 = phi float [ %767, %b77_cold_ok1 ], [ 0.000000e+00, %b76_cold ], !dbg !226
	%776 = phi float [ %766, %b77_cold_ok1 ], [ 0.000000e+00, %b76_cold ], !dbg !226
	%777 = add i64 %727, %306, !dbg !304
	%778 = icmp slt i64 %777, %384, !dbg !306
	br i1 %778, label %b79_cold, label %b80_cold, !dbg !306

b79_cold:
	%779 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %385, i64 %777, !dbg !307
	%780 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %779, i32 0, i32 0, !dbg !307
	%781 = icmp uge i64 %777, %384, !dbg !307
	br i1 %781, label %b79_cold_fail1, label %b79_cold_ok1, !dbg !307, !prof !26

b79_cold_fail1:
	br label %fail, !dbg !307

b79_cold_ok1:
	%782 = bitcast { float, float, float, float } addrspace(1)* %779 to <4 x float> addrspace(1)*, !dbg !307
	%783 = load <4 x float>, <4 x float> addrspace(1)* %782, align 16, !dbg !307
	%784 = extractelement <4 x float> %783, i32 0, !dbg !307
	%785 = extractelement <4 x float> %783, i32 1, !dbg !307
	%786 = extractelement <4 x float> %783, i32 2, !dbg !307
	%787 = extractelement <4 x float> %783, i32 3, !dbg !307
	%788 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %779, i32 0, i32 1, !dbg !307
	%789 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %779, i32 0, i32 2, !dbg !307
	%790 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %779, i32 0, i32 3, !dbg !307
	br label %b80_cold, !dbg !308

b80_cold:
	%791 = phi float [ %787, %b79_cold_ok1 ], [ 0.000000e+00, %b78_cold ], !dbg !309
	%792 = phi float [ %786, %b79_cold_ok1 ], [ 0.000000e+00, %b78_cold ], !dbg !309
	%793 = phi float [ %785, %b79_cold_ok1 ], [ 0.000000e+00, %b78_cold ], !dbg !309
	%794 = phi float [ %784, %b79_cold_ok1 ], [ 0.000000e+00, %b78_cold ], !dbg !309
	%795 = icmp slt i64 %727, %409, !dbg !311
	br i1 %795, label %b81_cold, label %b82_cold, !dbg !311

b81_cold:
	%796 = call float @llvm.nvvm.mul.rn.f(float %734, float %372), !dbg !314
	%797 = fadd float %796, %374, !dbg !315
	%798 = call float @llvm.nvvm.mul.rn.f(float %735, float %372), !dbg !317
	%799 = fadd float %798, %374, !dbg !318
	%800 = call float @llvm.nvvm.mul.rn.f(float %736, float %372), !dbg !320
	%801 = fadd float %800, %374, !dbg !321
	%802 = call float @llvm.nvvm.mul.rn.f(float %737, float %372), !dbg !323
	%803 = fadd float %802, %374, !dbg !324
	%804 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %408, i64 %727, !dbg !325
	%805 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %804, i32 0, i32 0, !dbg !325
	%806 = icmp uge i64 %727, %409, !dbg !325
	br i1 %806, label %b81_cold_fail1, label %b81_cold_ok1, !dbg !325, !prof !26

b81_cold_fail1:
	br label %fail, !dbg !325

b81_cold_ok1:
	%807 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %804, i32 0, i32 1, !dbg !325
	%808 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %804, i32 0, i32 2, !dbg !325
	%809 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %804, i32 0, i32 3, !dbg !325
	%810 = bitcast { float, float, float, float } addrspace(1)* %804 to <4 x float> addrspace(1)*, !dbg !325
	%811 = insertelement <4 x float> undef, float %797, i32 0, !dbg !325
	%812 = insertelement <4 x float> %811, float %799, i32 1, !dbg !325
	%813 = insertelement <4 x float> %812, float %801, i32 2, !dbg !325
	%814 = insertelement <4 x float> %813, float %803, i32 3, !dbg !325
	store <4 x float> %814, <4 x float> addrspace(1)* %810, align 16, !dbg !325
	br label %b82_cold, !dbg !325

b82_cold:
	%815 = icmp slt i64 %741, %409, !dbg !327
	br i1 %815, label %b83_cold, label %b84_cold, !dbg !327

b83_cold:
	%816 = call float @llvm.nvvm.mul.rn.f(float %758, float %372), !dbg !329
	%817 = fadd float %816, %374, !dbg !330
	%818 = call float @llvm.nvvm.mul.rn.f(float %757, float %372), !dbg !332
	%819 = fadd float %818, %374, !dbg !333
	%820 = call float @llvm.nvvm.mul.rn.f(float %756, float %372), !dbg !335
	%821 = fadd float %820, %374, !dbg !336
	%822 = call float @llvm.nvvm.mul.rn.f(float %755, float %372), !dbg !338
	%823 = fadd float %822, %374, !dbg !339
	%824 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %408, i64 %741, !dbg !340
	%825 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %824, i32 0, i32 0, !dbg !340
	%826 = icmp uge i64 %741, %409, !dbg !340
	br i1 %826, label %b83_cold_fail1, label %b83_cold_ok1, !dbg !340, !prof !26

b83_cold_fail1:
	br label %fail, !dbg !340

b83_cold_ok1:
	%827 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %824, i32 0, i32 1, !dbg !340
	%828 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %824, i32 0, i32 2, !dbg !340
	%829 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %824, i32 0, i32 3, !dbg !340
	%830 = bitcast { float, float, float, float } addrspace(1)* %824 to <4 x float> addrspace(1)*, !dbg !340
	%831 = insertelement <4 x float> undef, float %817, i32 0, !dbg !340
	%832 = insertelement <4 x float> %831, float %819, i32 1, !dbg !340
	%833 = insertelement <4 x float> %832, float %821, i32 2, !dbg !340
	%834 = insertelement <4 x float> %833, float %823, i32 3, !dbg !340
	store <4 x float> %834, <4 x float> addrspace(1)* %830, align 16, !dbg !340
	br label %b84_cold, !dbg !340

b84_cold:
	%835 = icmp slt i64 %759, %409, !dbg !342
	br i1 %835, label %b85_cold, label %b86_cold, !dbg !342

b85_cold:
	%836 = call float @llvm.nvvm.mul.rn.f(float %776, float %372), !dbg !344
	%837 = fadd float %836, %374, !dbg !345
	%838 = call float @llvm.nvvm.mul.rn.f(float %775, float %372), !dbg !347
	%839 = fadd float %838, %374, !dbg !348
	%840 = call float @llvm.nvvm.mul.rn.f(float %774, float %372), !dbg !350
	%841 = fadd float %840, %374, !dbg !351
	%842 = call float @llvm.nvvm.mul.rn.f(float %773, float %372), !dbg !353
	%843 = fadd float %842, %374, !dbg !354
	%844 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %408, i64 %759, !dbg !355
	%845 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %844, i32 0, i32 0, !dbg !355
	%846 = icmp uge i64 %759, %409, !dbg !355
	br i1 %846, label %b85_cold_fail1, label %b85_cold_ok1, !dbg !355, !prof !26

b85_cold_fail1:
	br label %fail, !dbg !355

b85_cold_ok1:
	%847 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %844, i32 0, i32 1, !dbg !355
	%848 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %844, i32 0, i32 2, !dbg !355
	%849 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %844, i32 0, i32 3, !dbg !355
	%850 = bitcast { float, float, float, float } addrspace(1)* %844 to <4 x float> addrspace(1)*, !dbg !355
	%851 = insertelement <4 x float> undef, float %837, i32 0, !dbg !355
	%852 = insertelement <4 x float> %851, float %839, i32 1, !dbg !355
	%853 = insertelement <4 x float> %852, float %841, i32 2, !dbg !355
	%854 = insertelement <4 x float> %853, float %843, i32 3, !dbg !355
	store <4 x float> %854, <4 x float> addrspace(1)* %850, align 16, !dbg !355
	br label %b86_cold, !dbg !355

b86_cold:
	%855 = icmp slt i64 %777, %409, !dbg !357
	br i1 %855, label %b87_cold, label %b88_cold, !dbg !357

b87_cold:
	%856 = call float @llvm.nvvm.mul.rn.f(float %794, float %372), !dbg !359
	%857 = fadd float %856, %374, !dbg !360
	%858 = call float @llvm.nvvm.mul.rn.f(float %793, float %372), !dbg !362
	%859 = fadd float %858, %374, !dbg !363
	%860 = call float @llvm.nvvm.mul.rn.f(float %792, float %372), !dbg !365
	%861 = fadd float %860, %374, !dbg !366
	%862 = call float @llvm.nvvm.mul.rn.f(float %791, float %372), !dbg !368
	%863 = fadd float %862, %374, !dbg !369
	%864 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %408, i64 %777, !dbg !370
	%865 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %864, i32 0, i32 0, !dbg !370
	%866 = icmp uge i64 %777, %409, !dbg !370
	br i1 %866, label %b87_cold_fail1, label %b87_cold_ok1, !dbg !370, !prof !26

b87_cold_fail1:
	br label %fail, !dbg !370

b87_cold_ok1:
	%867 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %864, i32 0, i32 1, !dbg !370
	%868 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %864, i32 0, i32 2, !dbg !370
	%869 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %864, i32 0, i32 3, !dbg !370
	%870 = bitcast { float, float, float, float } addrspace(1)* %864 to <4 x float> addrspace(1)*, !dbg !370
	%871 = insertelement <4 x float> undef, float %857, i32 0, !dbg !370
	%872 = insertelement <4 x float> %871, float %859, i32 1, !dbg !370
	%873 = insertelement <4 x float> %872, float %861, i32 2, !dbg !370
	%874 = insertelement <4 x float> %873, float %863, i32 3, !dbg !370
	store <4 x float> %874, <4 x float> addrspace(1)* %870, align 16, !dbg !370
	br label %b88_cold, !dbg !370

b88_cold:
	%875 = add i64 %727, %309, !dbg !371
	br label %b73_cold, !dbg !371, !llvm.loop !373

b91_fail1:
	br label %fail, !dbg !377

b92_fail1:
	%876 = icmp ne i64 %360, %355, !dbg !378
	br i1 %876, label %b92_fail2, label %b92_ok2, !dbg !378

b92_fail2:
	br label %fail, !dbg !378

b92_ok2:
	br label %fail, !dbg !378

b92_fail3:
	br label %fail, !dbg !378

b98_fail1:
	br label %fail, !dbg !386

b102_fail1:
	br label %fail, !dbg !406

b103_fail1:
	%877 = icmp ugt i64 %598, %p23, !dbg !412
	br i1 %877, label %b103_fail2, label %b103_ok2, !dbg !412

b103_fail2:
	br label %fail, !dbg !412

b103_ok2:
	br label %fail, !dbg !412

b105_fail1:
	%878 = icmp ugt i64 %614, %p9, !dbg !417
	br i1 %878, label %b105_fail2, label %b105_ok2, !dbg !417

b105_fail2:
	br label %fail, !dbg !417

b105_ok2:
	br label %fail, !dbg !417

b113_cold:
	%879 = phi i64 [ %929, %b117_cold_ok1 ], [ %138, %b107 ], !dbg !423
	%880 = icmp slt i64 %879, %637, !dbg !423
	br i1 %880, label %b114_cold, label %b118, !dbg !423

b114_cold:
	%881 = add i64 %634, %879, !dbg !424
	%882 = getelementptr inbounds float, float addrspace(1)* %4, i64 %586, !dbg !425
	%883 = icmp ugt i64 %597, %p15, !dbg !425
	%884 = icmp ugt i64 %586, %597, !dbg !425
	%885 = or i1 %883, %884, !dbg !425
	br i1 %885, label %b114_cold_fail1, label %b114_cold_ok1, !dbg !425, !prof !26

b114_cold_fail1:
	%886 = icmp ugt i64 %597, %p15, !dbg !425
	br i1 %886, label %b114_cold_fail2, label %b114_cold_ok2, !dbg !425

b114_cold_fail2:
	br label %fail, !dbg !425

b114_cold_ok2:
	br label %fail, !dbg !425

b114_cold_ok1:
	br label %b115_cold, !dbg !428

b115_cold:
	%887 = phi float [ 0.000000e+00, %b114_cold_ok1 ], [ %917, %b116_cold_ok1 ], !dbg !429
	%888 = phi float [ 0.000000e+00, %b114_cold_ok1 ], [ %915, %b116_cold_ok1 ], !dbg !429
	%889 = phi float [ 0.000000e+00, %b114_cold_ok1 ], [ %913, %b116_cold_ok1 ], !dbg !429
	%890 = phi float [ 0.000000e+00, %b114_cold_ok1 ], [ %911, %b116_cold_ok1 ], !dbg !429
	%891 = phi i64 [ -1, %b114_cold_ok1 ], [ %892, %b116_cold_ok1 ], !dbg !428
	%892 = add i64 %891, 1, !dbg !428
	%893 = icmp slt i64 %892, %p3, !dbg !428
	br i1 %893, label %b116_cold, label %b117_cold, !dbg !428

b116_cold:
	%894 = mul i64 %892, %571, !dbg !431
	%895 = add i64 %894, %881, !dbg !432
	%896 = getelementptr inbounds float, float addrspace(1)* %882, i64 %892, !dbg !430
	%897 = icmp uge i64 %895, %615, !dbg !433
	br i1 %897, label %b116_cold_fail1, label %b116_cold_ok1, !dbg !433, !prof !26

b116_cold_fail1:
	br label %fail, !dbg !433

b116_cold_ok1:
	%898 = load float, float addrspace(1)* %896, align 4, !dbg !430
	%899 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %616, i64 %895, !dbg !433
	%900 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %899, i32 0, i32 0, !dbg !433
	%901 = bitcast { float, float, float, float } addrspace(1)* %899 to <4 x float> addrspace(1)*, !dbg !433
	%902 = load <4 x float>, <4 x float> addrspace(1)* %901, align 16, !dbg !433
	%903 = extractelement <4 x float> %902, i32 0, !dbg !433
	%904 = extractelement <4 x float> %902, i32 1, !dbg !433
	%905 = extractelement <4 x float> %902, i32 2, !dbg !433
	%906 = extractelement <4 x float> %902, i32 3, !dbg !433
	%907 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %899, i32 0, i32 1, !dbg !433
	%908 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %899, i32 0, i32 2, !dbg !433
	%909 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %899, i32 0, i32 3, !dbg !433
	%910 = call float @llvm.nvvm.mul.rn.f(float %898, float %903), !dbg !434
	%911 = fadd float %890, %910, !dbg !435
	%912 = call float @llvm.nvvm.mul.rn.f(float %898, float %904), !dbg !436
	%913 = fadd float %889, %912, !dbg !437
	%914 = call float @llvm.nvvm.mul.rn.f(float %898, float %905), !dbg !438
	%915 = fadd float %888, %914, !dbg !439
	%916 = call float @llvm.nvvm.mul.rn.f(float %898, float %906), !dbg !440
	%917 = fadd float %887, %916, !dbg !441
	br label %b115_cold, !dbg !442, !llvm.loop !447

b117_cold:
	%918 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %631, i64 %881, !dbg !445
	%919 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %918, i32 0, i32 0, !dbg !445
	%920 = icmp uge i64 %881, %630, !dbg !445
	br i1 %920, label %b117_cold_fail1, label %b117_cold_ok1, !dbg !445, !prof !26

b117_cold_fail1:
	br label %fail, !dbg !445

b117_cold_ok1:
	%921 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %918, i32 0, i32 1, !dbg !445
	%922 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %918, i32 0, i32 2, !dbg !445
	%923 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %918, i32 0, i32 3, !dbg !445
	%924 = bitcast { float, float, float, float } addrspace(1)* %918 to <4 x float> addrspace(1)*, !dbg !445
	%925 = insertelement <4 x float> undef, float %890, i32 0, !dbg !445
	%926 = insertelement <4 x float> %925, float %889, i32 1, !dbg !445
	%927 = insertelement <4 x float> %926, float %888, i32 2, !dbg !445
	%928 = insertelement <4 x float> %927, float %887, i32 3, !dbg !445
	store <4 x float> %928, <4 x float> addrspace(1)* %924, align 16, !dbg !445
	%929 = add i64 %879, %142, !dbg !423
	br label %b113_cold, !dbg !423, !llvm.loop !449

fail:
	%930 = phi i32 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 2, %b5_cold_fail1 ], [ 3, %b8_fail1 ], [ 5, %b11_fail2 ], [ 6, %b11_ok2 ], [ 7, %b13_fail2 ], [ 8, %b13_ok2 ], [ 9, %b13_fail4 ], [ 10, %b13_ok4 ], [ 11, %b13_fail5 ], [ 12, %b15_fail1 ], [ 13, %b17 ], [ 4, %b18_fail1 ], [ 14, %b20_fail2 ], [ 15, %b20_fail3 ], [ 14, %b20_fail4 ], [ 15, %b20_fail5 ], [ 16, %b20_fail6 ], [ 17, %b20_fail7 ], [ 18, %b20_ok7 ], [ 19, %b24_fail1 ], [ 20, %b28_fail1 ], [ 22, %b35_fail1 ], [ 23, %b37 ], [ 24, %b40_fail1 ], [ 25, %b42_fail1 ], [ 26, %b44_fail1 ], [ 27, %b47_fail1 ], [ 14, %b48_fail2 ], [ 15, %b48_ok2 ], [ 14, %b48_fail4 ], [ 15, %b48_fail5 ], [ 29, %b48_fail6 ], [ 29, %b48_fail7 ], [ 29, %b48_ok7 ], [ 32, %b50_fail1 ], [ 35, %b74_cold_fail1 ], [ 35, %b75_cold_fail1 ], [ 35, %b77_cold_fail1 ], [ 35, %b79_cold_fail1 ], [ 36, %b81_cold_fail1 ], [ 36, %b83_cold_fail1 ], [ 36, %b85_cold_fail1 ], [ 36, %b87_cold_fail1 ], [ 37, %b91_fail1 ], [ 38, %b92_fail2 ], [ 39, %b92_ok2 ], [ 60, %b92_fail3 ], [ 34, %b94 ], [ 33, %b95 ], [ 31, %b96 ], [ 30, %b97 ], [ 4, %b98_fail1 ], [ 40, %b102_fail1 ], [ 42, %b103_fail2 ], [ 43, %b103_ok2 ], [ 46, %b105_fail2 ], [ 47, %b105_ok2 ], [ 50, %b114_cold_fail2 ], [ 51, %b114_cold_ok2 ], [ 52, %b116_cold_fail1 ], [ 53, %b117_cold_fail1 ], [ 49, %b119 ], [ 48, %b120 ], [ 45, %b121 ], [ 44, %b122 ], !dbg !7
	%931 = phi i64 [ %23, %b0_fail1 ], [ %34, %b1_fail1 ], [ %709, %b5_cold_fail1 ], [ %72, %b8_fail1 ], [ %89, %b11_fail2 ], [ %84, %b11_ok2 ], [ %108, %b13_fail2 ], [ %105, %b13_ok2 ], [ %118, %b13_fail4 ], [ %p2, %b13_ok4 ], [ %111, %b13_fail5 ], [ %148, %b15_fail1 ], [ 0, %b17 ], [ 0, %b18_fail1 ], [ %190, %b20_fail2 ], [ %188, %b20_fail3 ], [ %194, %b20_fail4 ], [ %192, %b20_fail5 ], [ %187, %b20_fail6 ], [ %191, %b20_fail7 ], [ %196, %b20_ok7 ], [ %231, %b24_fail1 ], [ %249, %b28_fail1 ], [ %247, %b35_fail1 ], [ 0, %b37 ], [ %113, %b40_fail1 ], [ %113, %b42_fail1 ], [ %321, %b44_fail1 ], [ %332, %b47_fail1 ], [ %343, %b48_fail2 ], [ %341, %b48_ok2 ], [ %359, %b48_fail4 ], [ %357, %b48_fail5 ], [ %351, %b48_fail6 ], [ %351, %b48_fail7 ], [ %348, %b48_ok7 ], [ %354, %b50_fail1 ], [ %727, %b74_cold_fail1 ], [ %741, %b75_cold_fail1 ], [ %759, %b77_cold_fail1 ], [ %777, %b79_cold_fail1 ], [ %727, %b81_cold_fail1 ], [ %741, %b83_cold_fail1 ], [ %759, %b85_cold_fail1 ], [ %777, %b87_cold_fail1 ], [ 0, %b91_fail1 ], [ %360, %b92_fail2 ], [ 0, %b92_ok2 ], [ %560, %b92_fail3 ], [ %399, %b94 ], [ %393, %b95 ], [ %380, %b96 ], [ %355, %b97 ], [ 0, %b98_fail1 ], [ %589, %b102_fail1 ], [ %598, %b103_fail2 ], [ %596, %b103_ok2 ], [ %614, %b105_fail2 ], [ %612, %b105_ok2 ], [ %597, %b114_cold_fail2 ], [ %586, %b114_cold_ok2 ], [ %895, %b116_cold_fail1 ], [ %881, %b117_cold_fail1 ], [ %626, %b119 ], [ %617, %b120 ], [ %608, %b121 ], [ %599, %b122 ], !dbg !7
	%932 = phi i64 [ %p33, %b0_fail1 ], [ %37, %b1_fail1 ], [ %p31, %b5_cold_fail1 ], [ %34, %b8_fail1 ], [ %p25, %b11_fail2 ], [ %33, %b11_ok2 ], [ %p13, %b13_fail2 ], [ %108, %b13_ok2 ], [ %p31, %b13_fail4 ], [ %119, %b13_ok4 ], [ %126, %b13_fail5 ], [ %p2, %b15_fail1 ], [ 0, %b17 ], [ 0, %b18_fail1 ], [ %p21, %b20_fail2 ], [ %190, %b20_fail3 ], [ %p11, %b20_fail4 ], [ %194, %b20_fail5 ], [ %p27, %b20_fail6 ], [ %195, %b20_fail7 ], [ %110, %b20_ok7 ], [ %229, %b24_fail1 ], [ %p25, %b28_fail1 ], [ %231, %b35_fail1 ], [ 0, %b37 ], [ %231, %b40_fail1 ], [ %231, %b42_fail1 ], [ %231, %b44_fail1 ], [ %p27, %b47_fail1 ], [ %p21, %b48_fail2 ], [ %343, %b48_ok2 ], [ %p23, %b48_fail4 ], [ %359, %b48_fail5 ], [ %p17, %b48_fail6 ], [ %p19, %b48_fail7 ], [ %p29, %b48_ok7 ], [ %110, %b50_fail1 ], [ %384, %b74_cold_fail1 ], [ %384, %b75_cold_fail1 ], [ %384, %b77_cold_fail1 ], [ %384, %b79_cold_fail1 ], [ %409, %b81_cold_fail1 ], [ %409, %b83_cold_fail1 ], [ %409, %b85_cold_fail1 ], [ %409, %b87_cold_fail1 ], [ 0, %b91_fail1 ], [ %355, %b92_fail2 ], [ 0, %b92_ok2 ], [ %142, %b92_fail3 ], [ 16, %b94 ], [ 4, %b95 ], [ 16, %b96 ], [ 4, %b97 ], [ 0, %b98_fail1 ], [ %p29, %b102_fail1 ], [ %p23, %b103_fail2 ], [ %598, %b103_ok2 ], [ %p9, %b105_fail2 ], [ %614, %b105_ok2 ], [ %p15, %b114_cold_fail2 ], [ %597, %b114_cold_ok2 ], [ %615, %b116_cold_fail1 ], [ %630, %b117_cold_fail1 ], [ 16, %b119 ], [ 4, %b120 ], [ 16, %b121 ], [ 4, %b122 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %930, i64 %931, i64 %932), !dbg !7
	ret void, !dbg !7
}

define void @Route(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i8 zeroext %p7, float* %p8, i64 %p9, i32* %p10, i64 %p11, float* %p12, i64 %p13, i8* %ctrl) nounwind !dbg !452 {
entry:
	%0 = icmp ne i8 %p7, 0, !dbg !453
	br label %b0, !dbg !453

b0:
	%1 = addrspacecast float* %p8 to float addrspace(1)*, !dbg !453
	%2 = addrspacecast i32* %p10 to i32 addrspace(1)*, !dbg !453
	%3 = addrspacecast float* %p12 to float addrspace(1)*, !dbg !453
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !454, !range !22
	%5 = sext i32 %4 to i64, !dbg !454
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !454, !range !455
	%7 = sext i32 %6 to i64, !dbg !454
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !456, !range !36
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !456, !range !36
	%10 = mul i32 %8, %9, !dbg !456
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !456, !range !37
	%12 = mul i32 %10, %11, !dbg !456
	%13 = sext i32 %12 to i64, !dbg !456
	%14 = mul i64 %5, %13, !dbg !457
	%15 = sdiv i64 %14, 32, !dbg !458
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !459, !range !19
	%17 = sext i32 %16 to i64, !dbg !459
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !459, !range !20
	%19 = sext i32 %18 to i64, !dbg !459
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !459, !range !20
	%21 = sext i32 %20 to i64, !dbg !459
	%22 = trunc i64 %7 to i32, !dbg !459
	%23 = trunc i64 %21 to i32, !dbg !459
	%24 = mul i32 %22, %23, !dbg !459
	%25 = zext i32 %24 to i64, !dbg !459
	%26 = trunc i64 %19 to i32, !dbg !459
	%27 = add i32 %26, %24, !dbg !459
	%28 = zext i32 %27 to i64, !dbg !459
	%29 = mul i64 %5, %28, !dbg !459
	%30 = add i64 %17, %29, !dbg !459
	%31 = mul i64 %30, %13, !dbg !459
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !459, !range !34
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !459, !range !34
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !459, !range !35
	%35 = mul i32 %9, %34, !dbg !459
	%36 = add i32 %33, %35, !dbg !459
	%37 = mul i32 %8, %36, !dbg !459
	%38 = add i32 %32, %37, !dbg !459
	%39 = sext i32 %38 to i64, !dbg !459
	%40 = add i64 %31, %39, !dbg !459
	%41 = sdiv i64 %40, 32, !dbg !460
	%42 = icmp slt i64 0, %p3, !dbg !461
	%43 = and i32 %38, -32, !dbg !462
	%44 = sub i32 %12, %43, !dbg !462
	%45 = icmp slt i32 %44, 32, !dbg !462
	%46 = select i1 %45, i32 %44, i32 32, !dbg !462
	%47 = sext i32 %46 to i64, !dbg !462
	%48 = icmp eq i64 %47, 32, !dbg !470
	br label %b1, !dbg !460

b1:
	%49 = phi i64 [ %41, %b0 ], [ %159, %b24 ], !dbg !471
	%50 = icmp slt i64 %49, %p0, !dbg !472
	br i1 %50, label %b2, label %b25, !dbg !472

b2:
	%51 = mul i64 %49, %p2, !dbg !473
	%52 = add i64 %49, 1, !dbg !474
	%53 = mul i64 %52, %p2, !dbg !475
	%54 = sub i64 %53, %51, !dbg !476
	%55 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !476
	%56 = mul i64 %49, %p3, !dbg !477
	%57 = icmp ugt i64 %53, %p9, !dbg !476
	%58 = icmp ugt i64 %51, %53, !dbg !476
	%59 = or i1 %57, %58, !dbg !476
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !476, !prof !26

b2_ok1:
	br i1 %42, label %b3, label %b21, !dbg !461

b3:
	%60 = phi i64 [ %133, %b20 ], [ -1, %b2_ok1 ], !dbg !461
	%61 = phi float [ %137, %b20 ], [ 0.000000e+00, %b2_ok1 ], !dbg !461
	%62 = phi i64 [ %146, %b20 ], [ 0, %b2_ok1 ], !dbg !461
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !478, !range !183
	%64 = sext i32 %63 to i64, !dbg !478
	%65 = icmp ule i64 %47, 281474976710655, !dbg !478
	br i1 %65, label %b4, label %b8_cold, !dbg !478, !prof !39

b4:
	%66 = phi i64 [ 0, %b3 ], [ %81, %b7 ], !dbg !478
	%67 = phi i64 [ %64, %b3 ], [ %82, %b7 ], !dbg !478
	%68 = icmp slt i64 %67, %p2, !dbg !478
	br i1 %68, label %b5, label %b12, !dbg !478

b5:
	%69 = getelementptr inbounds float, float addrspace(1)* %55, i64 %67, !dbg !479
	%70 = load float, float addrspace(1)* %69, align 4, !dbg !479
	%71 = bitcast float %70 to i32, !dbg !482
	%72 = zext i32 %71 to i64, !dbg !482
	%73 = shl i64 %72, 32, !dbg !483
	%74 = trunc i64 %67 to i32, !dbg !484
	%75 = xor i32 %74, -1, !dbg !485
	%76 = zext i32 %75 to i64, !dbg !486
	%77 = or i64 %73, %76, !dbg !487
	%78 = icmp ult i64 %77, %60, !dbg !488
	br i1 %78, label %b6, label %b7, !dbg !488

b6:
	%79 = icmp ugt i64 %66, %77, !dbg !489
	%80 = select i1 %79, i64 %66, i64 %77, !dbg !489
	br label %b7, !dbg !490

b7:
	%81 = phi i64 [ %66, %b5 ], [ %80, %b6 ], !dbg !491
	%82 = add i64 %67, %47, !dbg !478
	br label %b4, !dbg !478

b12:
	%83 = phi i64 [ %66, %b4 ], [ %161, %b8_cold ], !dbg !494
	br i1 %48, label %b13, label %b15, !dbg !470

b13:
	%84 = phi i64 [ %100, %b14 ], [ %83, %b12 ], !dbg !495
	%85 = phi i64 [ %103, %b14 ], [ 16, %b12 ], !dbg !496
	%86 = icmp sgt i64 %85, 0, !dbg !497
	br i1 %86, label %b14, label %b18, !dbg !497

b14:
	%87 = trunc i64 %85 to i32, !dbg !498
	%88 = trunc i64 %84 to i32, !dbg !498
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %88, i32 %87, i32 31), !dbg !498
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !498
	%91 = lshr i64 %84, 32, !dbg !498
	%92 = trunc i64 %91 to i32, !dbg !498
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %92, i32 %87, i32 31), !dbg !498
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !498
	%95 = zext i32 %94 to i64, !dbg !498
	%96 = shl i64 %95, 32, !dbg !498
	%97 = zext i32 %90 to i64, !dbg !498
	%98 = or i64 %97, %96, !dbg !498
	%99 = icmp ugt i64 %84, %98, !dbg !499
	%100 = select i1 %99, i64 %84, i64 %98, !dbg !499
	%101 = trunc i64 %85 to i32, !dbg !500
	%102 = udiv i32 %101, 2, !dbg !500
	%103 = zext i32 %102 to i64, !dbg !500
	br label %b13, !dbg !500

b15:
	%104 = trunc i64 %83 to i32, !dbg !501
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 0, i32 31), !dbg !501
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !501
	%107 = lshr i64 %83, 32, !dbg !501
	%108 = trunc i64 %107 to i32, !dbg !501
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 0, i32 31), !dbg !501
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !501
	%111 = zext i32 %110 to i64, !dbg !501
	%112 = shl i64 %111, 32, !dbg !501
	%113 = zext i32 %106 to i64, !dbg !501
	%114 = or i64 %113, %112, !dbg !501
	br label %b16, !dbg !501

b16:
	%115 = phi i64 [ %114, %b15 ], [ %131, %b17 ], !dbg !502
	%116 = phi i64 [ 1, %b15 ], [ %132, %b17 ], !dbg !503
	%117 = icmp slt i64 %116, %47, !dbg !504
	br i1 %117, label %b17, label %b18, !dbg !504

b17:
	%118 = trunc i64 %116 to i32, !dbg !505
	%119 = trunc i64 %83 to i32, !dbg !505
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %119, i32 %118, i32 31), !dbg !505
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !505
	%122 = lshr i64 %83, 32, !dbg !505
	%123 = trunc i64 %122 to i32, !dbg !505
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %123, i32 %118, i32 31), !dbg !505
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !505
	%126 = zext i32 %125 to i64, !dbg !505
	%127 = shl i64 %126, 32, !dbg !505
	%128 = zext i32 %121 to i64, !dbg !505
	%129 = or i64 %128, %127, !dbg !505
	%130 = icmp ugt i64 %115, %129, !dbg !499
	%131 = select i1 %130, i64 %115, i64 %129, !dbg !499
	%132 = add i64 %116, 1, !dbg !506
	br label %b16, !dbg !506

b18:
	%133 = phi i64 [ %84, %b13 ], [ %115, %b16 ], !dbg !469
	%134 = lshr i64 %133, 32, !dbg !507
	%135 = trunc i64 %134 to i32, !dbg !508
	%136 = bitcast i32 %135 to float, !dbg !508
	%137 = fadd float %61, %136, !dbg !509
	%138 = icmp eq i64 %64, 0, !dbg !510
	br i1 %138, label %b19, label %b20, !dbg !510

b19:
	%139 = add i64 %56, %62, !dbg !511
	%140 = trunc i64 %133 to i32, !dbg !513
	%141 = xor i32 %140, -1, !dbg !514
	%142 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %139, !dbg !512
	%143 = icmp uge i64 %139, %p11, !dbg !512
	br i1 %143, label %b19_fail1, label %b19_ok1, !dbg !512, !prof !26

b19_ok1:
	store i32 %141, i32 addrspace(1)* %142, align 4, !dbg !512
	%144 = getelementptr inbounds float, float addrspace(1)* %3, i64 %139, !dbg !516
	%145 = icmp uge i64 %139, %p13, !dbg !516
	br i1 %145, label %b19_fail2, label %b19_ok2, !dbg !516, !prof !26

b19_ok2:
	store float %136, float addrspace(1)* %144, align 4, !dbg !516
	br label %b20, !dbg !516

b20:
	%146 = add i64 %62, 1, !dbg !516
	%147 = icmp slt i64 %146, %p3, !dbg !516
	br i1 %147, label %b3, label %b21, !dbg !516

b21:
	%148 = phi float [ 0.000000e+00, %b2_ok1 ], [ %137, %b20 ], !dbg !517
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !517
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !462, !range !183
	%150 = sext i32 %149 to i64, !dbg !462
	br label %b22, !dbg !462

b22:
	%151 = phi i64 [ %150, %b21 ], [ %158, %b23_ok1 ], !dbg !462
	%152 = icmp slt i64 %151, %p3, !dbg !462
	br i1 %152, label %b23, label %b24, !dbg !462

b23:
	%153 = add i64 %56, %151, !dbg !518
	%154 = getelementptr inbounds float, float addrspace(1)* %3, i64 %153, !dbg !519
	%155 = icmp uge i64 %153, %p13, !dbg !519
	br i1 %155, label %b23_fail1, label %b23_ok1, !dbg !519, !prof !26

b23_ok1:
	%156 = load float, float addrspace(1)* %154, align 4, !dbg !519
	%157 = fdiv float %156, %148, !dbg !520
	store float %157, float addrspace(1)* %154, align 4, !dbg !519
	%158 = add i64 %151, %47, !dbg !462
	br label %b22, !dbg !462

b24:
	%159 = add i64 %49, %15, !dbg !521
	br label %b1, !dbg !521

b25:
	ret void, !dbg !521

b2_fail1:
	%160 = icmp ugt i64 %53, %p9, !dbg !476
	br i1 %160, label %b2_fail2, label %b2_ok2, !dbg !476

b2_fail2:
	br label %fail, !dbg !476

b2_ok2:
	br label %fail, !dbg !476

b8_cold:
	%161 = phi i64 [ %177, %b11_cold ], [ 0, %b3 ], !dbg !478
	%162 = phi i64 [ %178, %b11_cold ], [ %64, %b3 ], !dbg !478
	%163 = icmp slt i64 %162, %p2, !dbg !478
	br i1 %163, label %b9_cold, label %b12, !dbg !478

b9_cold:
	%164 = getelementptr inbounds float, float addrspace(1)* %55, i64 %162, !dbg !479
	%165 = icmp uge i64 %162, %54, !dbg !479
	br i1 %165, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !479, !prof !26

b9_cold_fail1:
	br label %fail, !dbg !479

b9_cold_ok1:
	%166 = load float, float addrspace(1)* %164, align 4, !dbg !479
	%167 = bitcast float %166 to i32, !dbg !482
	%168 = zext i32 %167 to i64, !dbg !482
	%169 = shl i64 %168, 32, !dbg !483
	%170 = trunc i64 %162 to i32, !dbg !484
	%171 = xor i32 %170, -1, !dbg !485
	%172 = zext i32 %171 to i64, !dbg !486
	%173 = or i64 %169, %172, !dbg !487
	%174 = icmp ult i64 %173, %60, !dbg !488
	br i1 %174, label %b10_cold, label %b11_cold, !dbg !488

b10_cold:
	%175 = icmp ugt i64 %161, %173, !dbg !489
	%176 = select i1 %175, i64 %161, i64 %173, !dbg !489
	br label %b11_cold, !dbg !490

b11_cold:
	%177 = phi i64 [ %161, %b9_cold_ok1 ], [ %176, %b10_cold ], !dbg !491
	%178 = add i64 %162, %47, !dbg !478
	br label %b8_cold, !dbg !478, !llvm.loop !493

b19_fail1:
	br label %fail, !dbg !512

b19_fail2:
	br label %fail, !dbg !516

b23_fail1:
	br label %fail, !dbg !519

fail:
	%179 = phi i32 [ 54, %b2_fail2 ], [ 55, %b2_ok2 ], [ 56, %b9_cold_fail1 ], [ 57, %b19_fail1 ], [ 58, %b19_fail2 ], [ 59, %b23_fail1 ], !dbg !453
	%180 = phi i64 [ %53, %b2_fail2 ], [ %51, %b2_ok2 ], [ %162, %b9_cold_fail1 ], [ %139, %b19_fail1 ], [ %139, %b19_fail2 ], [ %153, %b23_fail1 ], !dbg !453
	%181 = phi i64 [ %p9, %b2_fail2 ], [ %53, %b2_ok2 ], [ %54, %b9_cold_fail1 ], [ %p11, %b19_fail1 ], [ %p13, %b19_fail2 ], [ %p13, %b23_fail1 ], !dbg !453
	call void @gpuc_fail(i8* %ctrl, i32 %179, i64 %180, i64 %181), !dbg !453
	ret void, !dbg !453
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
!nvvm.annotations = !{!522, !523, !524, !525, !526, !527, !528, !529, !530, !531}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Run", scope: !1, file: !1, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!7 = !DILocation(line: 62, column: 6, scope: !6)
!8 = !DIFile(filename: "dispatch.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!9 = distinct !DISubprogram(name: "announce", scope: !8, file: !8, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!10 = !DILocation(line: 65, column: 11, scope: !6)
!11 = !DILocation(line: 11, column: 23, scope: !9, inlinedAt: !10)
!12 = !DILocation(line: 11, column: 40, scope: !9, inlinedAt: !10)
!13 = !DIFile(filename: "clock.go", directory: "github.com/gpuc-go/gpuc/examples/clock")
!14 = distinct !DISubprogram(name: "block", scope: !13, file: !13, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!15 = distinct !DISubprogram(name: "Epoch", scope: !13, file: !13, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!16 = !DILocation(line: 63, column: 22, scope: !6)
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
!28 = !DILocation(line: 64, column: 36, scope: !6)
!29 = !DILocation(line: 64, column: 20, scope: !6)
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
!41 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!42 = !DILocation(line: 16, column: 15, scope: !9, inlinedAt: !10)
!43 = !DILocation(line: 91, column: 54, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 91, column: 48, scope: !41, inlinedAt: !42)
!45 = !DILocation(line: 91, column: 58, scope: !41, inlinedAt: !42)
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
!56 = distinct !DISubprogram(name: "split", scope: !1, file: !1, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!57 = !DILocation(line: 24, column: 17, scope: !9, inlinedAt: !10)
!58 = !DILocation(line: 96, column: 25, scope: !56, inlinedAt: !57)
!59 = !DILocation(line: 23, column: 33, scope: !9, inlinedAt: !10)
!60 = !DILocation(line: 96, column: 13, scope: !56, inlinedAt: !57)
!61 = !DILocation(line: 96, column: 17, scope: !56, inlinedAt: !57)
!62 = !DILocation(line: 97, column: 34, scope: !56, inlinedAt: !57)
!63 = !DILocation(line: 97, column: 31, scope: !56, inlinedAt: !57)
!64 = !DILocation(line: 97, column: 20, scope: !56, inlinedAt: !57)
!65 = !DILocation(line: 25, column: 37, scope: !9, inlinedAt: !10)
!66 = !DILocation(line: 91, column: 54, scope: !41, inlinedAt: !65)
!67 = !DILocation(line: 91, column: 48, scope: !41, inlinedAt: !65)
!68 = !DILocation(line: 91, column: 58, scope: !41, inlinedAt: !65)
!69 = !DILocation(line: 25, column: 51, scope: !9, inlinedAt: !10)
!70 = !DILocation(line: 25, column: 53, scope: !9, inlinedAt: !10)
!71 = !DILocation(line: 25, column: 56, scope: !9, inlinedAt: !10)
!72 = !DILocation(line: 25, column: 32, scope: !9, inlinedAt: !10)
!73 = !DILocation(line: 25, column: 17, scope: !9, inlinedAt: !10)
!74 = !DILocation(line: 25, column: 84, scope: !9, inlinedAt: !10)
!75 = !DILocation(line: 25, column: 77, scope: !9, inlinedAt: !10)
!76 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!77 = !DILocation(line: 25, column: 66, scope: !9, inlinedAt: !10)
!78 = !DILocation(line: 85, column: 53, scope: !76, inlinedAt: !77)
!79 = !DILocation(line: 85, column: 66, scope: !76, inlinedAt: !77)
!80 = !DILocation(line: 85, column: 58, scope: !76, inlinedAt: !77)
!81 = !DILocation(line: 27, column: 16, scope: !9, inlinedAt: !10)
!82 = distinct !DISubprogram(name: "dispatch", scope: !8, file: !8, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!83 = !DILocation(line: 67, column: 10, scope: !6)
!84 = !DILocation(line: 38, column: 26, scope: !82, inlinedAt: !83)
!85 = !DILocation(line: 38, column: 11, scope: !82, inlinedAt: !83)
!86 = !DILocation(line: 39, column: 26, scope: !82, inlinedAt: !83)
!87 = !DILocation(line: 39, column: 23, scope: !82, inlinedAt: !83)
!88 = !DILocation(line: 39, column: 16, scope: !82, inlinedAt: !83)
!89 = !DILocation(line: 37, column: 23, scope: !82, inlinedAt: !83)
!90 = !DILocation(line: 37, column: 40, scope: !82, inlinedAt: !83)
!91 = !DILocation(line: 40, column: 31, scope: !82, inlinedAt: !83)
!92 = !DILocation(line: 40, column: 23, scope: !82, inlinedAt: !83)
!93 = !DILocation(line: 91, column: 54, scope: !41, inlinedAt: !92)
!94 = !DILocation(line: 91, column: 48, scope: !41, inlinedAt: !92)
!95 = !DILocation(line: 91, column: 58, scope: !41, inlinedAt: !92)
!96 = !DILocation(line: 40, column: 18, scope: !82, inlinedAt: !83)
!97 = !DILocation(line: 40, column: 45, scope: !82, inlinedAt: !83)
!98 = !DILocation(line: 41, column: 36, scope: !82, inlinedAt: !83)
!99 = !DILocation(line: 41, column: 39, scope: !82, inlinedAt: !83)
!100 = !DILocation(line: 42, column: 33, scope: !82, inlinedAt: !83)
!101 = !DILocation(line: 44, column: 17, scope: !82, inlinedAt: !83)
!102 = !DILocation(line: 96, column: 25, scope: !56, inlinedAt: !101)
!103 = !DILocation(line: 43, column: 16, scope: !82, inlinedAt: !83)
!104 = !DILocation(line: 43, column: 11, scope: !82, inlinedAt: !83)
!105 = !DILocation(line: 96, column: 13, scope: !56, inlinedAt: !101)
!106 = !DILocation(line: 96, column: 17, scope: !56, inlinedAt: !101)
!107 = !DILocation(line: 97, column: 34, scope: !56, inlinedAt: !101)
!108 = !DILocation(line: 97, column: 31, scope: !56, inlinedAt: !101)
!109 = !DILocation(line: 97, column: 20, scope: !56, inlinedAt: !101)
!110 = !DILocation(line: 45, column: 33, scope: !82, inlinedAt: !83)
!111 = !DILocation(line: 45, column: 23, scope: !82, inlinedAt: !83)
!112 = !DILocation(line: 46, column: 20, scope: !82, inlinedAt: !83)
!113 = !DILocation(line: 46, column: 26, scope: !82, inlinedAt: !83)
!114 = !DILocation(line: 46, column: 13, scope: !82, inlinedAt: !83)
!115 = !DILocation(line: 47, column: 29, scope: !82, inlinedAt: !83)
!116 = !DILocation(line: 47, column: 32, scope: !82, inlinedAt: !83)
!117 = !DILocation(line: 47, column: 36, scope: !82, inlinedAt: !83)
!118 = !DILocation(line: 47, column: 26, scope: !82, inlinedAt: !83)
!119 = !DILocation(line: 47, column: 47, scope: !82, inlinedAt: !83)
!120 = !DILocation(line: 47, column: 59, scope: !82, inlinedAt: !83)
!121 = !DILocation(line: 47, column: 9, scope: !82, inlinedAt: !83)
!122 = !DILocation(line: 49, column: 16, scope: !82, inlinedAt: !83)
!123 = !DILocation(line: 50, column: 19, scope: !82, inlinedAt: !83)
!124 = !DILocation(line: 96, column: 25, scope: !56, inlinedAt: !123)
!125 = !DILocation(line: 96, column: 17, scope: !56, inlinedAt: !123)
!126 = !DILocation(line: 96, column: 13, scope: !56, inlinedAt: !123)
!127 = !DILocation(line: 97, column: 12, scope: !56, inlinedAt: !123)
!128 = !DILocation(line: 97, column: 34, scope: !56, inlinedAt: !123)
!129 = !DILocation(line: 97, column: 31, scope: !56, inlinedAt: !123)
!130 = !DILocation(line: 97, column: 20, scope: !56, inlinedAt: !123)
!131 = !DILocation(line: 51, column: 21, scope: !82, inlinedAt: !83)
!132 = !DILocation(line: 50, column: 2, scope: !82, inlinedAt: !83)
!133 = !DILocation(line: 50, column: 9, scope: !82, inlinedAt: !83)
!134 = !DILocation(line: 52, column: 13, scope: !82, inlinedAt: !83)
!135 = distinct !DISubprogram(name: "Layer.row", scope: !1, file: !1, line: 80, type: !4, isDefinition: true, scopeLine: 80, isOptimized: true, unit: !2)
!136 = !DILocation(line: 53, column: 38, scope: !82, inlinedAt: !83)
!137 = !DILocation(line: 81, column: 18, scope: !135, inlinedAt: !136)
!138 = !DILocation(line: 81, column: 31, scope: !135, inlinedAt: !136)
!139 = !DILocation(line: 81, column: 34, scope: !135, inlinedAt: !136)
!140 = !DILocation(line: 81, column: 16, scope: !135, inlinedAt: !136)
!141 = !DILocation(line: 53, column: 58, scope: !82, inlinedAt: !83)
!142 = !DILocation(line: 81, column: 18, scope: !135, inlinedAt: !141)
!143 = !DILocation(line: 81, column: 31, scope: !135, inlinedAt: !141)
!144 = !DILocation(line: 81, column: 34, scope: !135, inlinedAt: !141)
!145 = !DILocation(line: 81, column: 16, scope: !135, inlinedAt: !141)
!146 = !DILocation(line: 54, column: 16, scope: !82, inlinedAt: !83)
!147 = !DILocation(line: 54, column: 62, scope: !82, inlinedAt: !83)
!148 = !DILocation(line: 53, column: 21, scope: !82, inlinedAt: !83)
!149 = !DILocation(line: 54, column: 37, scope: !82, inlinedAt: !83)
!150 = !DILocation(line: 54, column: 27, scope: !82, inlinedAt: !83)
!151 = !DILocation(line: 85, column: 53, scope: !76, inlinedAt: !150)
!152 = !DILocation(line: 85, column: 66, scope: !76, inlinedAt: !150)
!153 = !DILocation(line: 85, column: 58, scope: !76, inlinedAt: !150)
!154 = !DILocation(line: 55, column: 6, scope: !82, inlinedAt: !83)
!155 = !DILocation(line: 55, column: 13, scope: !82, inlinedAt: !83)
!156 = !DILocation(line: 56, column: 20, scope: !82, inlinedAt: !83)
!157 = distinct !DISubprogram(name: "Advance", scope: !13, file: !13, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!158 = !DILocation(line: 68, column: 15, scope: !6)
!159 = !DILocation(line: 21, column: 16, scope: !157, inlinedAt: !158)
!160 = !DILocation(line: 22, column: 22, scope: !157, inlinedAt: !158)
!161 = !DILocation(line: 23, column: 8, scope: !157, inlinedAt: !158)
!162 = !DILocation(line: 23, column: 3, scope: !157, inlinedAt: !158)
!163 = !DIFile(filename: "apply.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!164 = distinct !DISubprogram(name: "apply", scope: !163, file: !163, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!165 = !DILocation(line: 69, column: 7, scope: !6)
!166 = !DILocation(line: 12, column: 36, scope: !164, inlinedAt: !165)
!167 = !DILocation(line: 12, column: 52, scope: !164, inlinedAt: !165)
!168 = !DILocation(line: 12, column: 39, scope: !164, inlinedAt: !165)
!169 = distinct !DISubprogram(name: "awaitCounts", scope: !163, file: !163, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!170 = !DILocation(line: 13, column: 13, scope: !164, inlinedAt: !165)
!171 = !DILocation(line: 31, column: 37, scope: !169, inlinedAt: !170)
!172 = !DILocation(line: 43, column: 38, scope: !169, inlinedAt: !170)
!173 = !DILocation(line: 43, column: 40, scope: !169, inlinedAt: !170)
!174 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!175 = distinct !DISubprogram(name: "Broadcast", scope: !174, file: !174, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!176 = !DILocation(line: 43, column: 23, scope: !169, inlinedAt: !170)
!177 = !DILocation(line: 36, column: 10, scope: !175, inlinedAt: !176)
!178 = !DILocation(line: 40, column: 17, scope: !175, inlinedAt: !176)
!179 = !DILocation(line: 32, column: 10, scope: !169, inlinedAt: !170)
!180 = !DILocation(line: 33, column: 7, scope: !169, inlinedAt: !170)
!181 = !DILocation(line: 33, column: 23, scope: !169, inlinedAt: !170)
!182 = !DILocation(line: 34, column: 26, scope: !169, inlinedAt: !170)
!183 = !{i32 0, i32 32}
!184 = !DILocation(line: 34, column: 19, scope: !169, inlinedAt: !170)
!185 = !DILocation(line: 35, column: 12, scope: !169, inlinedAt: !170)
!186 = !DILocation(line: 36, column: 42, scope: !169, inlinedAt: !170)
!187 = !DILocation(line: 36, column: 22, scope: !169, inlinedAt: !170)
!188 = !DILocation(line: 37, column: 67, scope: !169, inlinedAt: !170)
!189 = !DILocation(line: 85, column: 53, scope: !76, inlinedAt: !188)
!190 = !DILocation(line: 37, column: 42, scope: !169, inlinedAt: !170)
!191 = distinct !DISubprogram(name: "said", scope: !1, file: !1, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!192 = !DILocation(line: 37, column: 13, scope: !169, inlinedAt: !170)
!193 = !DILocation(line: 88, column: 46, scope: !191, inlinedAt: !192)
!194 = !DILocation(line: 88, column: 40, scope: !191, inlinedAt: !192)
!195 = !DILocation(line: 34, column: 10, scope: !169, inlinedAt: !170)
!196 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!197 = distinct !DISubprogram(name: "scan", scope: !196, file: !196, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!198 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !196, file: !196, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!199 = !DILocation(line: 39, column: 37, scope: !169, inlinedAt: !170)
!200 = !DILocation(line: 6, column: 21, scope: !198, inlinedAt: !199)
!201 = !DILocation(line: 25, column: 16, scope: !197, inlinedAt: !200)
!202 = !DILocation(line: 23, column: 48, scope: !197, inlinedAt: !200)
!203 = !DILocation(line: 26, column: 6, scope: !197, inlinedAt: !200)
!204 = !DILocation(line: 26, column: 24, scope: !197, inlinedAt: !200)
!205 = !DILocation(line: 27, column: 24, scope: !197, inlinedAt: !200)
!206 = !DILocation(line: 27, column: 44, scope: !197, inlinedAt: !200)
!207 = !DILocation(line: 28, column: 4, scope: !197, inlinedAt: !200)
!208 = !DILocation(line: 26, column: 37, scope: !197, inlinedAt: !200)
!209 = !DILocation(line: 39, column: 15, scope: !169, inlinedAt: !170)
!210 = !DILocation(line: 40, column: 12, scope: !169, inlinedAt: !170)
!211 = !DILocation(line: 41, column: 11, scope: !169, inlinedAt: !170)
!212 = !DILocation(line: 41, column: 30, scope: !169, inlinedAt: !170)
!213 = !DILocation(line: 41, column: 25, scope: !169, inlinedAt: !170)
!214 = !DILocation(line: 37, column: 8, scope: !175, inlinedAt: !176)
!215 = !DILocation(line: 33, column: 32, scope: !169, inlinedAt: !170)
!216 = !DILocation(line: 45, column: 12, scope: !169, inlinedAt: !170)
!217 = !DILocation(line: 45, column: 15, scope: !169, inlinedAt: !170)
!218 = !DILocation(line: 46, column: 10, scope: !169, inlinedAt: !170)
!219 = !DILocation(line: 46, column: 25, scope: !169, inlinedAt: !170)
!220 = !DILocation(line: 49, column: 16, scope: !169, inlinedAt: !170)
!221 = !DILocation(line: 14, column: 27, scope: !164, inlinedAt: !165)
!222 = distinct !DISubprogram(name: "applyRow", scope: !163, file: !163, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!223 = !DILocation(line: 24, column: 11, scope: !164, inlinedAt: !165)
!224 = !DILocation(line: 74, column: 32, scope: !222, inlinedAt: !223)
!225 = !DILocation(line: 81, column: 52, scope: !222, inlinedAt: !223)
!226 = !DILocation(line: 81, column: 66, scope: !222, inlinedAt: !223)
!227 = !DILocation(line: 80, column: 47, scope: !222, inlinedAt: !223)
!228 = !DILocation(line: 15, column: 24, scope: !164, inlinedAt: !165)
!229 = !DILocation(line: 15, column: 6, scope: !164, inlinedAt: !165)
!230 = !DILocation(line: 15, column: 41, scope: !164, inlinedAt: !165)
!231 = !DILocation(line: 15, column: 34, scope: !164, inlinedAt: !165)
!232 = !DILocation(line: 15, column: 29, scope: !164, inlinedAt: !165)
!233 = distinct !DISubprogram(name: "find", scope: !163, file: !163, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!234 = !DILocation(line: 16, column: 15, scope: !164, inlinedAt: !165)
!235 = !DILocation(line: 54, column: 2, scope: !233, inlinedAt: !234)
!236 = !DILocation(line: 54, column: 8, scope: !233, inlinedAt: !234)
!237 = !DILocation(line: 55, column: 12, scope: !233, inlinedAt: !234)
!238 = !DILocation(line: 55, column: 18, scope: !233, inlinedAt: !234)
!239 = !DILocation(line: 56, column: 22, scope: !233, inlinedAt: !234)
!240 = !DILocation(line: 56, column: 32, scope: !233, inlinedAt: !234)
!241 = !DILocation(line: 56, column: 47, scope: !233, inlinedAt: !234)
!242 = !DILocation(line: 56, column: 40, scope: !233, inlinedAt: !234)
!243 = !DILocation(line: 56, column: 57, scope: !233, inlinedAt: !234)
!244 = !DILocation(line: 17, column: 14, scope: !164, inlinedAt: !165)
!245 = !DILocation(line: 17, column: 24, scope: !164, inlinedAt: !165)
!246 = !DILocation(line: 17, column: 40, scope: !164, inlinedAt: !165)
!247 = !DILocation(line: 17, column: 33, scope: !164, inlinedAt: !165)
!248 = !DILocation(line: 17, column: 28, scope: !164, inlinedAt: !165)
!249 = !DILocation(line: 18, column: 15, scope: !164, inlinedAt: !165)
!250 = !DILocation(line: 19, column: 60, scope: !164, inlinedAt: !165)
!251 = !DILocation(line: 19, column: 84, scope: !164, inlinedAt: !165)
!252 = !DILocation(line: 85, column: 53, scope: !76, inlinedAt: !251)
!253 = !DILocation(line: 19, column: 44, scope: !164, inlinedAt: !165)
!254 = !DILocation(line: 19, column: 22, scope: !164, inlinedAt: !165)
!255 = !DILocation(line: 88, column: 46, scope: !191, inlinedAt: !254)
!256 = !DILocation(line: 88, column: 40, scope: !191, inlinedAt: !254)
!257 = !DILocation(line: 19, column: 17, scope: !164, inlinedAt: !165)
!258 = !DILocation(line: 19, column: 4, scope: !164, inlinedAt: !165)
!259 = !DILocation(line: 21, column: 9, scope: !164, inlinedAt: !165)
!260 = !DILocation(line: 24, column: 23, scope: !164, inlinedAt: !165)
!261 = !DILocation(line: 81, column: 18, scope: !135, inlinedAt: !260)
!262 = !DILocation(line: 81, column: 31, scope: !135, inlinedAt: !260)
!263 = !DILocation(line: 81, column: 34, scope: !135, inlinedAt: !260)
!264 = !DILocation(line: 81, column: 16, scope: !135, inlinedAt: !260)
!265 = !DILocation(line: 22, column: 13, scope: !164, inlinedAt: !165)
!266 = !DILocation(line: 22, column: 12, scope: !164, inlinedAt: !165)
!267 = !DILocation(line: 23, column: 24, scope: !164, inlinedAt: !165)
!268 = !DILocation(line: 96, column: 13, scope: !56, inlinedAt: !267)
!269 = !DILocation(line: 96, column: 17, scope: !56, inlinedAt: !267)
!270 = !DILocation(line: 97, column: 12, scope: !56, inlinedAt: !267)
!271 = !DILocation(line: 97, column: 34, scope: !56, inlinedAt: !267)
!272 = !DILocation(line: 97, column: 31, scope: !56, inlinedAt: !267)
!273 = !DILocation(line: 97, column: 20, scope: !56, inlinedAt: !267)
!274 = !DILocation(line: 24, column: 43, scope: !164, inlinedAt: !165)
!275 = !DILocation(line: 81, column: 18, scope: !135, inlinedAt: !274)
!276 = !DILocation(line: 81, column: 31, scope: !135, inlinedAt: !274)
!277 = !DILocation(line: 81, column: 34, scope: !135, inlinedAt: !274)
!278 = !DILocation(line: 81, column: 16, scope: !135, inlinedAt: !274)
!279 = !DILocation(line: 24, column: 65, scope: !164, inlinedAt: !165)
!280 = !DILocation(line: 24, column: 79, scope: !164, inlinedAt: !165)
!281 = !DILocation(line: 24, column: 102, scope: !164, inlinedAt: !165)
!282 = !DILocation(line: 72, column: 17, scope: !222, inlinedAt: !223)
!283 = !DILocation(line: 73, column: 29, scope: !222, inlinedAt: !223)
!284 = !DILocation(line: 73, column: 17, scope: !222, inlinedAt: !223)
!285 = !DILocation(line: 74, column: 19, scope: !222, inlinedAt: !223)
!286 = !DILocation(line: 74, column: 29, scope: !222, inlinedAt: !223)
!287 = !DILocation(line: 73, column: 2, scope: !222, inlinedAt: !223)
!288 = !DILocation(line: 80, column: 6, scope: !222, inlinedAt: !223)
!289 = !DILocation(line: 80, column: 17, scope: !222, inlinedAt: !223)
!290 = !DILocation(line: 80, column: 23, scope: !222, inlinedAt: !223)
!291 = distinct !DISubprogram(name: "at", scope: !163, file: !163, line: 99, type: !4, isDefinition: true, scopeLine: 99, isOptimized: true, unit: !2)
!292 = !DILocation(line: 81, column: 23, scope: !222, inlinedAt: !223)
!293 = !DILocation(line: 101, column: 11, scope: !291, inlinedAt: !292)
!294 = !DILocation(line: 81, column: 38, scope: !222, inlinedAt: !223)
!295 = !DILocation(line: 81, column: 33, scope: !222, inlinedAt: !223)
!296 = !DILocation(line: 100, column: 7, scope: !291, inlinedAt: !295)
!297 = !DILocation(line: 101, column: 11, scope: !291, inlinedAt: !295)
!298 = !DILocation(line: 101, column: 3, scope: !291, inlinedAt: !295)
!299 = !DILocation(line: 81, column: 50, scope: !222, inlinedAt: !223)
!300 = !DILocation(line: 81, column: 45, scope: !222, inlinedAt: !223)
!301 = !DILocation(line: 100, column: 7, scope: !291, inlinedAt: !300)
!302 = !DILocation(line: 101, column: 11, scope: !291, inlinedAt: !300)
!303 = !DILocation(line: 101, column: 3, scope: !291, inlinedAt: !300)
!304 = !DILocation(line: 81, column: 64, scope: !222, inlinedAt: !223)
!305 = !DILocation(line: 81, column: 59, scope: !222, inlinedAt: !223)
!306 = !DILocation(line: 100, column: 7, scope: !291, inlinedAt: !305)
!307 = !DILocation(line: 101, column: 11, scope: !291, inlinedAt: !305)
!308 = !DILocation(line: 101, column: 3, scope: !291, inlinedAt: !305)
!309 = !DILocation(line: 82, column: 8, scope: !222, inlinedAt: !223)
!310 = distinct !DISubprogram(name: "store", scope: !163, file: !163, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!311 = !DILocation(line: 108, column: 7, scope: !310, inlinedAt: !309)
!312 = distinct !DISubprogram(name: "affine", scope: !163, file: !163, line: 114, type: !4, isDefinition: true, scopeLine: 114, isOptimized: true, unit: !2)
!313 = !DILocation(line: 109, column: 23, scope: !310, inlinedAt: !309)
!314 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !313)
!315 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !313)
!316 = !DILocation(line: 109, column: 52, scope: !310, inlinedAt: !309)
!317 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !316)
!318 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !316)
!319 = !DILocation(line: 109, column: 81, scope: !310, inlinedAt: !309)
!320 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !319)
!321 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !319)
!322 = !DILocation(line: 109, column: 110, scope: !310, inlinedAt: !309)
!323 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !322)
!324 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !322)
!325 = !DILocation(line: 109, column: 4, scope: !310, inlinedAt: !309)
!326 = !DILocation(line: 83, column: 8, scope: !222, inlinedAt: !223)
!327 = !DILocation(line: 108, column: 7, scope: !310, inlinedAt: !326)
!328 = !DILocation(line: 109, column: 23, scope: !310, inlinedAt: !326)
!329 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !328)
!330 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !328)
!331 = !DILocation(line: 109, column: 52, scope: !310, inlinedAt: !326)
!332 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !331)
!333 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !331)
!334 = !DILocation(line: 109, column: 81, scope: !310, inlinedAt: !326)
!335 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !334)
!336 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !334)
!337 = !DILocation(line: 109, column: 110, scope: !310, inlinedAt: !326)
!338 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !337)
!339 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !337)
!340 = !DILocation(line: 109, column: 4, scope: !310, inlinedAt: !326)
!341 = !DILocation(line: 84, column: 8, scope: !222, inlinedAt: !223)
!342 = !DILocation(line: 108, column: 7, scope: !310, inlinedAt: !341)
!343 = !DILocation(line: 109, column: 23, scope: !310, inlinedAt: !341)
!344 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !343)
!345 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !343)
!346 = !DILocation(line: 109, column: 52, scope: !310, inlinedAt: !341)
!347 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !346)
!348 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !346)
!349 = !DILocation(line: 109, column: 81, scope: !310, inlinedAt: !341)
!350 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !349)
!351 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !349)
!352 = !DILocation(line: 109, column: 110, scope: !310, inlinedAt: !341)
!353 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !352)
!354 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !352)
!355 = !DILocation(line: 109, column: 4, scope: !310, inlinedAt: !341)
!356 = !DILocation(line: 85, column: 8, scope: !222, inlinedAt: !223)
!357 = !DILocation(line: 108, column: 7, scope: !310, inlinedAt: !356)
!358 = !DILocation(line: 109, column: 23, scope: !310, inlinedAt: !356)
!359 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !358)
!360 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !358)
!361 = !DILocation(line: 109, column: 52, scope: !310, inlinedAt: !356)
!362 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !361)
!363 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !361)
!364 = !DILocation(line: 109, column: 81, scope: !310, inlinedAt: !356)
!365 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !364)
!366 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !364)
!367 = !DILocation(line: 109, column: 110, scope: !310, inlinedAt: !356)
!368 = !DILocation(line: 114, column: 63, scope: !312, inlinedAt: !367)
!369 = !DILocation(line: 114, column: 71, scope: !312, inlinedAt: !367)
!370 = !DILocation(line: 109, column: 4, scope: !310, inlinedAt: !356)
!371 = !DILocation(line: 80, column: 33, scope: !222, inlinedAt: !223)
!372 = !{!"llvm.loop.unroll.disable"}
!373 = distinct !{!373, !372}
!374 = !DILocation(line: 87, column: 8, scope: !222, inlinedAt: !223)
!375 = !DILocation(line: 92, column: 14, scope: !222, inlinedAt: !223)
!376 = !DILocation(line: 93, column: 14, scope: !222, inlinedAt: !223)
!377 = !DILocation(line: 94, column: 17, scope: !222, inlinedAt: !223)
!378 = !DILocation(line: 89, column: 21, scope: !222, inlinedAt: !223)
!379 = !DILocation(line: 90, column: 3, scope: !222, inlinedAt: !223)
!380 = !DILocation(line: 15, column: 59, scope: !164, inlinedAt: !165)
!381 = !DIFile(filename: "combine.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!382 = distinct !DISubprogram(name: "combine", scope: !381, file: !381, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!383 = !DILocation(line: 70, column: 9, scope: !6)
!384 = !DILocation(line: 12, column: 19, scope: !382, inlinedAt: !383)
!385 = !DILocation(line: 96, column: 25, scope: !56, inlinedAt: !384)
!386 = !DILocation(line: 96, column: 17, scope: !56, inlinedAt: !384)
!387 = !DILocation(line: 11, column: 16, scope: !382, inlinedAt: !383)
!388 = !DILocation(line: 12, column: 21, scope: !382, inlinedAt: !383)
!389 = !DILocation(line: 12, column: 29, scope: !382, inlinedAt: !383)
!390 = !DILocation(line: 96, column: 13, scope: !56, inlinedAt: !384)
!391 = !DILocation(line: 97, column: 12, scope: !56, inlinedAt: !384)
!392 = !DILocation(line: 13, column: 39, scope: !382, inlinedAt: !383)
!393 = !DILocation(line: 13, column: 24, scope: !382, inlinedAt: !383)
!394 = !DILocation(line: 13, column: 6, scope: !382, inlinedAt: !383)
!395 = !DILocation(line: 13, column: 29, scope: !382, inlinedAt: !383)
!396 = !DILocation(line: 14, column: 23, scope: !382, inlinedAt: !383)
!397 = !DILocation(line: 96, column: 13, scope: !56, inlinedAt: !396)
!398 = !DILocation(line: 96, column: 17, scope: !56, inlinedAt: !396)
!399 = !DILocation(line: 97, column: 12, scope: !56, inlinedAt: !396)
!400 = !DILocation(line: 97, column: 34, scope: !56, inlinedAt: !396)
!401 = !DILocation(line: 97, column: 31, scope: !56, inlinedAt: !396)
!402 = !DILocation(line: 97, column: 20, scope: !56, inlinedAt: !396)
!403 = !DILocation(line: 15, column: 18, scope: !382, inlinedAt: !383)
!404 = !DILocation(line: 16, column: 34, scope: !382, inlinedAt: !383)
!405 = !DILocation(line: 17, column: 48, scope: !382, inlinedAt: !383)
!406 = !DILocation(line: 17, column: 42, scope: !382, inlinedAt: !383)
!407 = !DILocation(line: 17, column: 25, scope: !382, inlinedAt: !383)
!408 = !DILocation(line: 19, column: 17, scope: !382, inlinedAt: !383)
!409 = !DILocation(line: 20, column: 46, scope: !382, inlinedAt: !383)
!410 = !DILocation(line: 20, column: 63, scope: !382, inlinedAt: !383)
!411 = !DILocation(line: 20, column: 71, scope: !382, inlinedAt: !383)
!412 = !DILocation(line: 20, column: 40, scope: !382, inlinedAt: !383)
!413 = !DILocation(line: 20, column: 24, scope: !382, inlinedAt: !383)
!414 = !DILocation(line: 21, column: 31, scope: !382, inlinedAt: !383)
!415 = !DILocation(line: 21, column: 49, scope: !382, inlinedAt: !383)
!416 = !DILocation(line: 21, column: 52, scope: !382, inlinedAt: !383)
!417 = !DILocation(line: 21, column: 25, scope: !382, inlinedAt: !383)
!418 = !DILocation(line: 21, column: 21, scope: !382, inlinedAt: !383)
!419 = !DILocation(line: 22, column: 17, scope: !382, inlinedAt: !383)
!420 = !DILocation(line: 22, column: 12, scope: !382, inlinedAt: !383)
!421 = !DILocation(line: 23, column: 47, scope: !382, inlinedAt: !383)
!422 = !DILocation(line: 23, column: 38, scope: !382, inlinedAt: !383)
!423 = !DILocation(line: 23, column: 34, scope: !382, inlinedAt: !383)
!424 = !DILocation(line: 24, column: 11, scope: !382, inlinedAt: !383)
!425 = !DILocation(line: 24, column: 30, scope: !382, inlinedAt: !383)
!426 = distinct !DISubprogram(name: "weigh", scope: !381, file: !381, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!427 = !DILocation(line: 24, column: 22, scope: !382, inlinedAt: !383)
!428 = !DILocation(line: 31, column: 2, scope: !426, inlinedAt: !427)
!429 = !DILocation(line: 31, column: 2, scope: !6)
!430 = !DILocation(line: 33, column: 20, scope: !426, inlinedAt: !427)
!431 = !DILocation(line: 34, column: 14, scope: !426, inlinedAt: !427)
!432 = !DILocation(line: 34, column: 16, scope: !426, inlinedAt: !427)
!433 = !DILocation(line: 34, column: 12, scope: !426, inlinedAt: !427)
!434 = !DILocation(line: 35, column: 33, scope: !426, inlinedAt: !427)
!435 = !DILocation(line: 35, column: 22, scope: !426, inlinedAt: !427)
!436 = !DILocation(line: 35, column: 60, scope: !426, inlinedAt: !427)
!437 = !DILocation(line: 35, column: 49, scope: !426, inlinedAt: !427)
!438 = !DILocation(line: 35, column: 87, scope: !426, inlinedAt: !427)
!439 = !DILocation(line: 35, column: 76, scope: !426, inlinedAt: !427)
!440 = !DILocation(line: 35, column: 114, scope: !426, inlinedAt: !427)
!441 = !DILocation(line: 35, column: 103, scope: !426, inlinedAt: !427)
!442 = !DILocation(line: 35, column: 3, scope: !426, inlinedAt: !427)
!443 = !{!"llvm.loop.unroll.count", i32 8}
!444 = distinct !{!444, !443}
!445 = !DILocation(line: 24, column: 8, scope: !382, inlinedAt: !383)
!446 = !{!"llvm.loop.unroll.disable"}
!447 = distinct !{!447, !446}
!448 = !{!"llvm.loop.unroll.disable"}
!449 = distinct !{!449, !448}
!450 = !DILocation(line: 13, column: 49, scope: !382, inlinedAt: !383)
!451 = !DIFile(filename: "route.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!452 = distinct !DISubprogram(name: "Route", scope: !451, file: !451, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!453 = !DILocation(line: 10, column: 6, scope: !452)
!454 = !DILocation(line: 12, column: 20, scope: !452)
!455 = !{i32 1, i32 65536}
!456 = !DILocation(line: 12, column: 41, scope: !452)
!457 = !DILocation(line: 12, column: 25, scope: !452)
!458 = !DILocation(line: 12, column: 44, scope: !452)
!459 = !DILocation(line: 13, column: 28, scope: !452)
!460 = !DILocation(line: 13, column: 31, scope: !452)
!461 = !DILocation(line: 17, column: 20, scope: !452)
!462 = !DILocation(line: 34, column: 26, scope: !452)
!463 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!464 = distinct !DISubprogram(name: "reduceWarp", scope: !463, file: !463, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!465 = distinct !DISubprogram(name: "reduce", scope: !463, file: !463, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!466 = distinct !DISubprogram(name: "ReduceMax", scope: !463, file: !463, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!467 = !DILocation(line: 24, column: 24, scope: !452)
!468 = !DILocation(line: 20, column: 15, scope: !466, inlinedAt: !467)
!469 = !DILocation(line: 45, column: 16, scope: !465, inlinedAt: !468)
!470 = !DILocation(line: 71, column: 7, scope: !464, inlinedAt: !469)
!471 = !DILocation(line: 13, column: 6, scope: !452)
!472 = !DILocation(line: 13, column: 49, scope: !452)
!473 = !DILocation(line: 14, column: 22, scope: !452)
!474 = !DILocation(line: 14, column: 41, scope: !452)
!475 = !DILocation(line: 14, column: 44, scope: !452)
!476 = !DILocation(line: 14, column: 16, scope: !452)
!477 = !DILocation(line: 15, column: 18, scope: !452)
!478 = !DILocation(line: 19, column: 27, scope: !452)
!479 = !DILocation(line: 20, column: 21, scope: !452)
!480 = distinct !DISubprogram(name: "rank", scope: !451, file: !451, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!481 = !DILocation(line: 20, column: 17, scope: !452)
!482 = !DILocation(line: 44, column: 57, scope: !480, inlinedAt: !481)
!483 = !DILocation(line: 44, column: 64, scope: !480, inlinedAt: !481)
!484 = !DILocation(line: 44, column: 85, scope: !480, inlinedAt: !481)
!485 = !DILocation(line: 44, column: 78, scope: !480, inlinedAt: !481)
!486 = !DILocation(line: 44, column: 77, scope: !480, inlinedAt: !481)
!487 = !DILocation(line: 44, column: 69, scope: !480, inlinedAt: !481)
!488 = !DILocation(line: 20, column: 32, scope: !452)
!489 = !DILocation(line: 21, column: 16, scope: !452)
!490 = !DILocation(line: 21, column: 6, scope: !452)
!491 = !DILocation(line: 23, column: 4, scope: !452)
!492 = !{!"llvm.loop.unroll.disable"}
!493 = distinct !{!493, !492}
!494 = !DILocation(line: 71, column: 7, scope: !452)
!495 = !DILocation(line: 66, column: 35, scope: !464, inlinedAt: !469)
!496 = !DILocation(line: 72, column: 7, scope: !464, inlinedAt: !469)
!497 = !DILocation(line: 72, column: 35, scope: !464, inlinedAt: !469)
!498 = !DILocation(line: 73, column: 23, scope: !464, inlinedAt: !469)
!499 = !DILocation(line: 20, column: 77, scope: !466, inlinedAt: !467)
!500 = !DILocation(line: 72, column: 40, scope: !464, inlinedAt: !469)
!501 = !DILocation(line: 77, column: 16, scope: !464, inlinedAt: !469)
!502 = !DILocation(line: 77, column: 2, scope: !464, inlinedAt: !469)
!503 = !DILocation(line: 78, column: 6, scope: !464, inlinedAt: !469)
!504 = !DILocation(line: 78, column: 22, scope: !464, inlinedAt: !469)
!505 = !DILocation(line: 79, column: 23, scope: !464, inlinedAt: !469)
!506 = !DILocation(line: 78, column: 27, scope: !464, inlinedAt: !469)
!507 = !DILocation(line: 26, column: 40, scope: !452)
!508 = !DILocation(line: 26, column: 34, scope: !452)
!509 = !DILocation(line: 27, column: 4, scope: !452)
!510 = !DILocation(line: 28, column: 16, scope: !452)
!511 = !DILocation(line: 29, column: 17, scope: !452)
!512 = !DILocation(line: 29, column: 11, scope: !452)
!513 = !DILocation(line: 29, column: 36, scope: !452)
!514 = !DILocation(line: 29, column: 29, scope: !452)
!515 = !DILocation(line: 29, column: 28, scope: !452)
!516 = !DILocation(line: 30, column: 12, scope: !452)
!517 = !DILocation(line: 33, column: 9, scope: !452)
!518 = !DILocation(line: 35, column: 17, scope: !452)
!519 = !DILocation(line: 35, column: 11, scope: !452)
!520 = !DILocation(line: 35, column: 4, scope: !452)
!521 = !DILocation(line: 13, column: 61, scope: !452)
!522 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"kernel", i32 1}
!523 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidx", i32 128}
!524 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidy", i32 1}
!525 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidz", i32 1}
!526 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"minctasm", i32 4}
!527 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!528 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 128}
!529 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!530 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!531 = !{void (i64, i64, i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"minctasm", i32 8}
