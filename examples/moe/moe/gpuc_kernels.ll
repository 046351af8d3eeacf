target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_dynamic_shared = external addrspace(3) global [0 x i8], align 16
@gpuc_shared_apply_17 = addrspace(3) global i32 undef, align 4
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
	%33 = trunc i64 %32 to i32, !dbg !30
	%34 = sext i32 %15 to i64, !dbg !12
	%35 = trunc i64 %34 to i32, !dbg !31
	%36 = mul i32 %p4, %35, !dbg !32
	%37 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !33
	%38 = udiv i32 %37, 4, !dbg !33
	%39 = zext i32 %38 to i64, !dbg !33
	%40 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !33
	%41 = zext i32 %36 to i64, !dbg !34
	%42 = icmp ugt i64 %41, %39, !dbg !34
	br i1 %42, label %b1_fail1, label %b1_ok1, !dbg !34, !prof !26

b1_ok1:
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35, !range !36
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !35, !range !36
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !35, !range !37
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !35, !range !38
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !35, !range !38
	%48 = mul i32 %47, %45, !dbg !35
	%49 = add i32 %44, %48, !dbg !35
	%50 = mul i32 %46, %49, !dbg !35
	%51 = add i32 %43, %50, !dbg !35
	%52 = sext i32 %51 to i64, !dbg !35
	%53 = mul i32 %46, %47, !dbg !35
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !35, !range !39
	%55 = mul i32 %53, %54, !dbg !35
	%56 = sext i32 %55 to i64, !dbg !35
	%57 = add i64 %26, 2, !dbg !40
	%58 = mul i64 %41, -2, !dbg !35
	%59 = add i64 %p31, %58, !dbg !35
	%60 = icmp sge i64 %59, 0, !dbg !35
	br i1 %60, label %b2, label %b4_cold, !dbg !35, !prof !41

b2:
	%61 = phi i64 [ %52, %b1_ok1 ], [ %70, %b3 ], !dbg !35
	%62 = icmp slt i64 %61, %41, !dbg !35
	br i1 %62, label %b3, label %b6, !dbg !35

b3:
	%63 = getelementptr inbounds i32, i32 addrspace(3)* %40, i64 %61, !dbg !42
	store i32 0, i32 addrspace(3)* %63, align 4, !dbg !42
	%64 = urem i64 %57, 2, !dbg !45
	%65 = trunc i64 %64 to i32, !dbg !46
	%66 = mul i32 %65, %36, !dbg !47
	%67 = zext i32 %66 to i64, !dbg !48
	%68 = add i64 %67, %61, !dbg !49
	%69 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %68, !dbg !50
	store i32 0, i32 addrspace(1)* %69, align 4, !dbg !50
	%70 = add i64 %61, %56, !dbg !35
	br label %b2, !dbg !35

b6:
	call void @llvm.nvvm.barrier0(), !dbg !53
	br label %b7, !dbg !54

b7:
	%71 = phi i64 [ %52, %b6 ], [ %79, %b8_ok1 ], !dbg !54
	%72 = icmp slt i64 %71, %p13, !dbg !54
	br i1 %72, label %b8, label %b9, !dbg !54

b8:
	%73 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %71, !dbg !55
	%74 = load i32, i32 addrspace(1)* %73, align 4, !dbg !55
	%75 = sext i32 %74 to i64, !dbg !56
	%76 = getelementptr inbounds i32, i32 addrspace(3)* %40, i64 %75, !dbg !56
	%77 = icmp uge i64 %75, %41, !dbg !56
	br i1 %77, label %b8_fail1, label %b8_ok1, !dbg !56, !prof !26

b8_ok1:
	%78 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %76, i32 1) nounwind, !dbg !57
	%79 = add i64 %71, %56, !dbg !54
	br label %b7, !dbg !54

b9:
	call void @llvm.nvvm.barrier0(), !dbg !58
	%80 = trunc i64 %52 to i32, !dbg !59
	%81 = trunc i64 %56 to i32, !dbg !60
	br label %b10, !dbg !59

b10:
	%82 = phi i32 [ %80, %b9 ], [ %104, %b11_ok1 ], !dbg !61
	%83 = icmp ult i32 %82, %36, !dbg !62
	br i1 %83, label %b11, label %b12, !dbg !62

b11:
	%84 = urem i32 %82, %35, !dbg !63
	%85 = urem i64 %27, 2, !dbg !65
	%86 = trunc i64 %85 to i32, !dbg !66
	%87 = mul i32 %86, %36, !dbg !67
	%88 = add i32 %87, %82, !dbg !68
	%89 = sub i32 %88, %84, !dbg !69
	%90 = add i32 %89, %33, !dbg !70
	%91 = zext i32 %90 to i64, !dbg !71
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %91, !dbg !72
	%93 = zext i32 %82 to i64, !dbg !73
	%94 = getelementptr inbounds i32, i32 addrspace(3)* %40, i64 %93, !dbg !73
	%95 = icmp uge i64 %91, %p25, !dbg !72
	br i1 %95, label %b11_fail1, label %b11_ok1, !dbg !72, !prof !26

b11_ok1:
	%96 = load i32, i32 addrspace(3)* %94, align 4, !dbg !73
	%97 = shl i64 %27, 32, !dbg !76
	%98 = zext i32 %96 to i64, !dbg !77
	%99 = or i64 %97, %98, !dbg !78
	%100 = zext i32 %84 to i64, !dbg !79
	%101 = trunc i64 %100 to i32, !dbg !80
	%102 = addrspacecast i64 addrspace(1)* %92 to i64*, !dbg !80
	%103 = bitcast i64* %102 to i8*, !dbg !80
	call void @gpuc_signal_op_thread(i8* %103, i64 %99, i32 9, i32 %101), !dbg !80
	%104 = add i32 %82, %81, !dbg !81
	br label %b10, !dbg !81

b12:
	call void @llvm.nvvm.barrier0(), !dbg !82
	br label %b13, !dbg !10

b13:
	%105 = sext i32 %14 to i64, !dbg !85
	%106 = trunc i64 %105 to i32, !dbg !86
	%107 = sext i32 %15 to i64, !dbg !87
	%108 = trunc i64 %107 to i32, !dbg !88
	%109 = zext i32 %p5 to i64, !dbg !89
	%110 = mul i64 %17, %109, !dbg !90
	%111 = icmp slt i64 %110, %p13, !dbg !91
	%112 = select i1 %111, i64 %110, i64 %p13, !dbg !91
	%113 = add i64 %112, %109, !dbg !92
	%114 = icmp slt i64 %113, %p13, !dbg !93
	%115 = select i1 %114, i64 %113, i64 %p13, !dbg !93
	%116 = sub i64 %115, %112, !dbg !94
	%117 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %112, !dbg !94
	%118 = mul i32 %p4, %108, !dbg !95
	%119 = urem i64 %27, 2, !dbg !97
	%120 = trunc i64 %119 to i32, !dbg !98
	%121 = mul i32 %120, %118, !dbg !99
	%122 = zext i32 %121 to i64, !dbg !100
	%123 = sub i64 %p31, %122, !dbg !100
	%124 = zext i32 %p2 to i64, !dbg !101
	%125 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %122, !dbg !100
	%126 = icmp ugt i64 %122, %p31, !dbg !100
	%127 = icmp ugt i64 %124, %123, !dbg !101
	%128 = or i1 %126, %127, !dbg !101
	br i1 %128, label %b13_fail1, label %b13_ok1, !dbg !101, !prof !26

b13_ok1:
	%129 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !102
	%130 = udiv i32 %129, 12, !dbg !102
	%131 = zext i32 %130 to i64, !dbg !102
	%132 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { i32, i32, i32 } addrspace(3)*, !dbg !102
	%133 = icmp ugt i64 %116, %131, !dbg !103
	br i1 %133, label %b13_fail3, label %b13_ok3, !dbg !103, !prof !26

b13_ok3:
	%134 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !104, !range !36
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !104, !range !36
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !104, !range !37
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !104, !range !38
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !104, !range !38
	%139 = mul i32 %138, %136, !dbg !104
	%140 = add i32 %135, %139, !dbg !104
	%141 = mul i32 %137, %140, !dbg !104
	%142 = add i32 %134, %141, !dbg !104
	%143 = sext i32 %142 to i64, !dbg !104
	%144 = mul i32 %137, %138, !dbg !104
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !104, !range !39
	%146 = mul i32 %144, %145, !dbg !104
	%147 = sext i32 %146 to i64, !dbg !104
	br label %b14, !dbg !104

b14:
	%148 = phi i64 [ %143, %b13_ok3 ], [ %171, %b16 ], !dbg !104
	%149 = icmp slt i64 %148, %116, !dbg !104
	br i1 %149, label %b15, label %b18, !dbg !104

b15:
	%150 = getelementptr inbounds i32, i32 addrspace(1)* %117, i64 %148, !dbg !105
	%151 = load i32, i32 addrspace(1)* %150, align 4, !dbg !105
	%152 = load i32, i32 addrspace(1)* %150, align 4, !dbg !107
	%153 = sext i32 %152 to i64, !dbg !108
	%154 = getelementptr inbounds i32, i32 addrspace(1)* %125, i64 %153, !dbg !108
	%155 = icmp uge i64 %153, %124, !dbg !108
	br i1 %155, label %b15_fail1, label %b15_ok1, !dbg !108, !prof !26

b15_ok1:
	%156 = atomicrmw add i32 addrspace(1)* %154, i32 1 monotonic, !dbg !109
	%157 = icmp eq i32 %p3, 0, !dbg !110
	br i1 %157, label %b15_fail2, label %b15_ok2, !dbg !110, !prof !26

b15_ok2:
	%158 = urem i32 %151, %108, !dbg !111
	%159 = add i64 %112, %148, !dbg !112
	%160 = trunc i64 %159 to i32, !dbg !113
	%161 = udiv i32 %160, %p3, !dbg !110
	%162 = icmp ult i32 %156, %p0, !dbg !114
	br i1 %162, label %b16, label %b17, !dbg !115

b16:
	%163 = sub i32 %151, %158, !dbg !116
	%164 = add i32 %163, %106, !dbg !117
	%165 = mul i32 %164, %p0, !dbg !118
	%166 = add i32 %165, %156, !dbg !119
	%167 = getelementptr inbounds { i32, i32, i32 }, { i32, i32, i32 } addrspace(3)* %132, i64 %148, !dbg !120
	%168 = getelementptr inbounds { i32, i32, i32 }, { i32, i32, i32 } addrspace(3)* %167, i32 0, i32 0, !dbg !120
	store i32 %166, i32 addrspace(3)* %168, align 4, !dbg !120
	%169 = getelementptr inbounds { i32, i32, i32 }, { i32, i32, i32 } addrspace(3)* %167, i32 0, i32 1, !dbg !120
	store i32 %158, i32 addrspace(3)* %169, align 4, !dbg !120
	%170 = getelementptr inbounds { i32, i32, i32 }, { i32, i32, i32 } addrspace(3)* %167, i32 0, i32 2, !dbg !120
	store i32 %161, i32 addrspace(3)* %170, align 4, !dbg !120
	%171 = add i64 %148, %147, !dbg !104
	br label %b14, !dbg !104

b17:
	call void asm sideeffect "", ""() nounwind, !dbg !115
	br label %fail, !dbg !115

b18:
	call void @llvm.nvvm.barrier0(), !dbg !121
	%172 = zext i32 %p1 to i64, !dbg !124
	%173 = mul i64 %172, 4, !dbg !125
	br label %b19, !dbg !126

b19:
	%174 = phi i64 [ -1, %b18 ], [ %175, %b20_ok1 ], !dbg !126
	%175 = add i64 %174, 1, !dbg !126
	%176 = icmp slt i64 %175, %116, !dbg !126
	br i1 %176, label %b20, label %b21, !dbg !126

b20:
	%177 = getelementptr inbounds { i32, i32, i32 }, { i32, i32, i32 } addrspace(3)* %132, i64 %175, !dbg !126
	%178 = getelementptr inbounds { i32, i32, i32 }, { i32, i32, i32 } addrspace(3)* %177, i32 0, i32 0, !dbg !126
	%179 = load i32, i32 addrspace(3)* %178, align 4, !dbg !126
	%180 = getelementptr inbounds { i32, i32, i32 }, { i32, i32, i32 } addrspace(3)* %177, i32 0, i32 1, !dbg !126
	%181 = load i32, i32 addrspace(3)* %180, align 4, !dbg !126
	%182 = getelementptr inbounds { i32, i32, i32 }, { i32, i32, i32 } addrspace(3)* %177, i32 0, i32 2, !dbg !126
	%183 = load i32, i32 addrspace(3)* %182, align 4, !dbg !126
	%184 = zext i32 %179 to i64, !dbg !127
	%185 = mul i64 %184, %172, !dbg !128
	%186 = add i64 %185, %172, !dbg !129
	%187 = zext i32 %183 to i64, !dbg !132
	%188 = mul i64 %187, %172, !dbg !133
	%189 = add i64 %188, %172, !dbg !134
	%190 = zext i32 %181 to i64, !dbg !137
	%191 = getelementptr inbounds float, float addrspace(1)* %7, i64 %185, !dbg !130
	%192 = getelementptr inbounds float, float addrspace(1)* %2, i64 %188, !dbg !135
	%193 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %184, !dbg !136
	%194 = add i64 %112, %175, !dbg !138
	%195 = trunc i64 %194 to i32, !dbg !139
	%196 = shl i64 %27, 32, !dbg !141
	%197 = zext i32 %195 to i64, !dbg !142
	%198 = or i64 %196, %197, !dbg !143
	%199 = trunc i64 %190 to i32, !dbg !125
	%200 = addrspacecast float addrspace(1)* %191 to float*, !dbg !125
	%201 = addrspacecast float addrspace(1)* %192 to float*, !dbg !125
	%202 = addrspacecast i64 addrspace(1)* %193 to i64*, !dbg !125
	%203 = icmp ugt i64 %186, %p21, !dbg !130
	%204 = icmp ugt i64 %185, %186, !dbg !130
	%205 = icmp ugt i64 %189, %p11, !dbg !135
	%206 = icmp ugt i64 %188, %189, !dbg !135
	%207 = icmp uge i64 %184, %p27, !dbg !136
	%208 = icmp uge i64 %190, %107, !dbg !125
	%209 = or i1 %203, %204, !dbg !125
	%210 = or i1 %209, %205, !dbg !125
	%211 = or i1 %210, %206, !dbg !125
	%212 = or i1 %211, %207, !dbg !125
	%213 = or i1 %212, %208, !dbg !125
	br i1 %213, label %b20_fail1, label %b20_ok1, !dbg !125, !prof !26

b20_ok1:
	%214 = bitcast float* %200 to i8*, !dbg !125
	%215 = bitcast float* %201 to i8*, !dbg !125
	%216 = bitcast i64* %202 to i8*, !dbg !125
	call void @gpuc_put_signal_nbi_block(i8* %214, i8* %215, i64 %173, i8* %216, i64 %198, i32 9, i32 %199, i32 1), !dbg !125
	br label %b19, !dbg !125

b21:
	call void @llvm.nvvm.barrier0(), !dbg !146
	%217 = icmp eq i64 %143, 0, !dbg !147
	br i1 %217, label %b22, label %b23, !dbg !147

b22:
	%218 = load i64, i64 addrspace(1)* %24, align 8, !dbg !148
	%219 = add i64 %218, 1, !dbg !149
	store i64 %219, i64 addrspace(1)* %24, align 8, !dbg !148
	br label %b23, !dbg !148

b23:
	%220 = udiv i32 %129, 4, !dbg !153
	%221 = zext i32 %220 to i64, !dbg !153
	%222 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !153
	%223 = add i32 %118, 1, !dbg !154
	%224 = zext i32 %223 to i64, !dbg !155
	%225 = and i64 %p21, 3, !dbg !156
	%226 = icmp eq i64 %225, 0, !dbg !156
	%227 = icmp ugt i64 %224, %221, !dbg !155
	br i1 %227, label %b23_fail1, label %b23_ok1, !dbg !155, !prof !26

b23_ok1:
	br i1 %226, label %b24, label %b99, !dbg !156

b24:
	%228 = addrspacecast float addrspace(1)* %7 to float*, !dbg !156
	%229 = ptrtoint float* %228 to i64, !dbg !156
	%230 = and i64 %229, 15, !dbg !156
	%231 = icmp eq i64 %230, 0, !dbg !156
	%232 = icmp eq i64 %p21, 0, !dbg !156
	%233 = or i1 %231, %232, !dbg !156
	br i1 %233, label %b25, label %b98, !dbg !156

b25:
	%234 = ashr i64 %p21, 2, !dbg !156
	%235 = bitcast float addrspace(1)* %7 to { float, float, float, float } addrspace(1)*, !dbg !156
	%236 = icmp slt i64 %143, 32, !dbg !159
	br i1 %236, label %b26, label %b42, !dbg !159

b26:
	%237 = sub i64 %224, 1, !dbg !160
	%238 = trunc i64 %237 to i32, !dbg !161
	%239 = mul i32 %120, %238, !dbg !163
	%240 = and i32 %142, -32, !dbg !164
	%241 = sub i32 %146, %240, !dbg !164
	%242 = icmp slt i32 %241, 32, !dbg !164
	%243 = select i1 %242, i32 %241, i32 32, !dbg !164
	%244 = sext i32 %243 to i64, !dbg !164
	%245 = sub i64 %244, 1, !dbg !165
	%246 = icmp slt i64 %245, 0, !dbg !169
	%247 = trunc i64 %245 to i32, !dbg !170
	%248 = trunc i64 %244 to i32, !dbg !171
	br label %b27, !dbg !161

b27:
	%249 = phi i32 [ 0, %b26 ], [ %284, %b39 ], !dbg !172
	%250 = phi i32 [ 0, %b26 ], [ %285, %b39 ], !dbg !173
	%251 = icmp ult i32 %250, %238, !dbg !174
	br i1 %251, label %b28, label %b40, !dbg !174

b28:
	%252 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !175, !range !176
	%253 = sext i32 %252 to i64, !dbg !175
	%254 = trunc i64 %253 to i32, !dbg !175
	%255 = add i32 %250, %254, !dbg !177
	%256 = icmp ult i32 %255, %238, !dbg !178
	br i1 %256, label %b29, label %b30, !dbg !178

b29:
	%257 = add i32 %239, %255, !dbg !179
	%258 = zext i32 %257 to i64, !dbg !180
	%259 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %258, !dbg !181
	%260 = shl i64 %27, 32, !dbg !183
	%261 = addrspacecast i64 addrspace(1)* %259 to i64*, !dbg !184
	%262 = icmp uge i64 %258, %p25, !dbg !181
	br i1 %262, label %b29_fail1, label %b29_ok1, !dbg !181, !prof !26

b29_ok1:
	%263 = bitcast i64* %261 to i8*, !dbg !184
	%264 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %263, i32 5, i64 %260, i32 1, i8* %ctrl, i32 19), !dbg !184
	%265 = trunc i64 %264 to i32, !dbg !187
	br label %b30, !dbg !186

b30:
	%266 = phi i32 [ 0, %b28 ], [ %265, %b29_ok1 ], !dbg !188
	br label %b31, !dbg !194

b31:
	%267 = phi i32 [ %266, %b30 ], [ %276, %b34 ], !dbg !195
	%268 = phi i32 [ 1, %b30 ], [ %277, %b34 ], !dbg !196
	%269 = zext i32 %268 to i64, !dbg !196
	%270 = icmp ult i32 %268, 32, !dbg !197
	br i1 %270, label %b32, label %b35, !dbg !197

b32:
	%271 = trunc i64 %269 to i32, !dbg !198
	%272 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %267, i32 %271, i32 0), !dbg !198
	%273 = extractvalue { i32, i1 } %272, 0, !dbg !198
	%274 = icmp uge i32 %254, %268, !dbg !199
	br i1 %274, label %b33, label %b34, !dbg !199

b33:
	%275 = add i32 %267, %273, !dbg !200
	br label %b34, !dbg !200

b34:
	%276 = phi i32 [ %267, %b32 ], [ %275, %b33 ], !dbg !195
	%277 = mul i32 %268, 2, !dbg !201
	br label %b31, !dbg !201

b35:
	%278 = add i32 %249, %267, !dbg !202
	br i1 %256, label %b36, label %b37, !dbg !203

b36:
	%279 = zext i32 %255 to i64, !dbg !204
	%280 = sub i32 %278, %266, !dbg !205
	%281 = getelementptr inbounds i32, i32 addrspace(3)* %222, i64 %279, !dbg !204
	%282 = icmp uge i64 %279, %224, !dbg !204
	br i1 %282, label %b36_fail1, label %b36_ok1, !dbg !204, !prof !26

b36_ok1:
	store i32 %280, i32 addrspace(3)* %281, align 4, !dbg !204
	br label %b37, !dbg !204

b37:
	br i1 %246, label %b38, label %b39, !dbg !169

b38:
	call void asm sideeffect "", ""() nounwind, !dbg !206
	br label %fail, !dbg !206

b39:
	%283 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %278, i32 %247, i32 31), !dbg !170
	%284 = extractvalue { i32, i1 } %283, 0, !dbg !170
	%285 = add i32 %250, %248, !dbg !207
	br label %b27, !dbg !207

b40:
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !208, !range !176
	%287 = sext i32 %286 to i64, !dbg !208
	%288 = icmp eq i64 %287, 0, !dbg !209
	br i1 %288, label %b41, label %b42, !dbg !209

b41:
	%289 = zext i32 %238 to i64, !dbg !210
	%290 = getelementptr inbounds i32, i32 addrspace(3)* %222, i64 %289, !dbg !210
	%291 = icmp uge i64 %289, %224, !dbg !210
	br i1 %291, label %b41_fail1, label %b41_ok1, !dbg !210, !prof !26

b41_ok1:
	store i32 %249, i32 addrspace(3)* %290, align 4, !dbg !210
	br label %b42, !dbg !210

b42:
	call void @llvm.nvvm.barrier0(), !dbg !211
	%292 = trunc i64 %17 to i32, !dbg !213
	%293 = zext i32 %118 to i64, !dbg !214
	%294 = sub i64 %224, 1, !dbg !217
	%295 = trunc i64 %294 to i32, !dbg !218
	%296 = icmp eq i64 %p23, 0, !dbg !219
	%297 = xor i1 %0, true, !dbg !222
	%298 = trunc i64 %147 to i32, !dbg !223
	%299 = mul i32 %298, 2, !dbg !223
	%300 = zext i32 %299 to i64, !dbg !223
	%301 = trunc i64 %300 to i32, !dbg !223
	%302 = mul i32 %298, 3, !dbg !224
	%303 = zext i32 %302 to i64, !dbg !224
	%304 = trunc i64 %303 to i32, !dbg !224
	%305 = mul i32 %298, 4, !dbg !225
	%306 = zext i32 %305 to i64, !dbg !225
	%307 = trunc i64 %306 to i32, !dbg !225
	br label %b43, !dbg !213

b43:
	%308 = phi i32 [ %292, %b42 ], [ %539, %b74 ], !dbg !226
	%309 = getelementptr inbounds i32, i32 addrspace(3)* %222, i64 %293, !dbg !214
	%310 = icmp uge i64 %293, %224, !dbg !214
	br i1 %310, label %b43_fail1, label %b43_ok1, !dbg !214, !prof !26

b43_ok1:
	%311 = load i32, i32 addrspace(3)* %309, align 4, !dbg !214
	%312 = icmp ult i32 %308, %311, !dbg !227
	br i1 %312, label %b44, label %b77, !dbg !227

b44:
	%313 = phi i32 [ 0, %b43_ok1 ], [ %318, %b45_ok1 ], [ %313, %b46 ], !dbg !228
	%314 = phi i32 [ %295, %b43_ok1 ], [ %314, %b45_ok1 ], [ %318, %b46 ], !dbg !229
	%315 = sub i32 %314, %313, !dbg !230
	%316 = icmp ugt i32 %315, 1, !dbg !231
	br i1 %316, label %b45, label %b47, !dbg !231

b45:
	%317 = add i32 %313, %314, !dbg !232
	%318 = udiv i32 %317, 2, !dbg !233
	%319 = zext i32 %318 to i64, !dbg !234
	%320 = getelementptr inbounds i32, i32 addrspace(3)* %222, i64 %319, !dbg !234
	%321 = icmp uge i64 %319, %224, !dbg !234
	br i1 %321, label %b45_fail1, label %b45_ok1, !dbg !234, !prof !26

b45_ok1:
	%322 = load i32, i32 addrspace(3)* %320, align 4, !dbg !234
	%323 = icmp ule i32 %322, %308, !dbg !235
	br i1 %323, label %b44, label %b46, !dbg !235

b46:
	br label %b44, !dbg !235

b47:
	%324 = mul i32 %313, %p0, !dbg !236
	%325 = add i32 %324, %308, !dbg !237
	%326 = zext i32 %313 to i64, !dbg !238
	%327 = getelementptr inbounds i32, i32 addrspace(3)* %222, i64 %326, !dbg !238
	%328 = load i32, i32 addrspace(3)* %327, align 4, !dbg !238
	%329 = sub i32 %325, %328, !dbg !239
	%330 = urem i32 %313, %108, !dbg !240
	%331 = zext i32 %330 to i64, !dbg !241
	%332 = zext i32 %329 to i64, !dbg !244
	%333 = udiv i32 %p1, 4, !dbg !247
	%334 = zext i32 %333 to i64, !dbg !248
	%335 = trunc i64 %334 to i32, !dbg !248
	%336 = mul i64 %332, %334, !dbg !249
	%337 = sub i64 %234, %336, !dbg !250
	%338 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %235, i64 %336, !dbg !250
	%339 = trunc i64 %331 to i32, !dbg !252
	%340 = addrspacecast float addrspace(1)* %8 to float*, !dbg !252
	%341 = icmp ugt i64 %336, %234, !dbg !250
	%342 = icmp ugt i64 %334, %337, !dbg !251
	%343 = or i1 %341, %342, !dbg !251
	br i1 %343, label %b47_fail1, label %b47_ok1, !dbg !251, !prof !26

b47_ok1:
	%344 = bitcast float* %340 to i8*, !dbg !252
	%345 = call i8* @gpuc_peer_thread(i8* %344, i32 %339), !dbg !252
	%346 = bitcast i8* %345 to float*, !dbg !252
	%347 = icmp eq float* %346, null, !dbg !252
	%348 = select i1 %347, i64 0, i64 %p23, !dbg !252
	%349 = and i64 %348, 3, !dbg !219
	%350 = icmp eq i64 %349, 0, !dbg !219
	br i1 %350, label %b48, label %b76, !dbg !219

b48:
	%351 = ptrtoint float* %340 to i64, !dbg !219
	%352 = and i64 %351, 15, !dbg !219
	%353 = select i1 %347, i64 0, i64 %352, !dbg !219
	%354 = icmp eq i64 %352, 0, !dbg !219
	%355 = or i1 %354, %296, !dbg !219
	%356 = or i1 %347, %355, !dbg !219
	br i1 %356, label %b49, label %b75, !dbg !219

b49:
	%357 = ashr i64 %p23, 2, !dbg !219
	%358 = select i1 %347, i64 0, i64 %357, !dbg !219
	%359 = addrspacecast float* %346 to { float, float, float, float } addrspace(1)*, !dbg !219
	%360 = udiv i32 %313, %108, !dbg !253
	%361 = zext i32 %360 to i64, !dbg !254
	%362 = getelementptr inbounds float, float addrspace(1)* %5, i64 %361, !dbg !254
	%363 = icmp uge i64 %361, %p17, !dbg !254
	%364 = icmp uge i64 %361, %p19, !dbg !255
	%365 = or i1 %363, %364, !dbg !255
	br i1 %365, label %b49_fail1, label %b49_ok1, !dbg !255, !prof !26

b49_ok1:
	%366 = load float, float addrspace(1)* %362, align 4, !dbg !254
	%367 = getelementptr inbounds float, float addrspace(1)* %6, i64 %361, !dbg !255
	%368 = load float, float addrspace(1)* %367, align 4, !dbg !255
	br i1 %217, label %b50, label %b51, !dbg !256

b50:
	%369 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %332, !dbg !257
	%370 = shl i64 %27, 32, !dbg !259
	%371 = addrspacecast i64 addrspace(1)* %369 to i64*, !dbg !260
	%372 = icmp uge i64 %332, %p27, !dbg !257
	br i1 %372, label %b50_fail1, label %b50_ok1, !dbg !257, !prof !26

b50_ok1:
	%373 = bitcast i64* %371 to i8*, !dbg !260
	%374 = call i64 @gpuc_signal_wait_until_thread(i8* %373, i32 5, i64 %370, i32 1, i8* %ctrl, i32 31), !dbg !260
	%375 = trunc i64 %374 to i32, !dbg !262
	store i32 %375, i32 addrspace(3)* @gpuc_shared_apply_17, align 4, !dbg !263
	br label %b51, !dbg !263

b51:
	call void @llvm.nvvm.barrier0(), !dbg !264
	%376 = load i32, i32 addrspace(3)* @gpuc_shared_apply_17, align 4, !dbg !265
	%377 = icmp ne i64 %358, 0, !dbg !266
	br i1 %377, label %b52, label %b53, !dbg !266

b52:
	br label %b53, !dbg !222

b53:
	%378 = phi i1 [ false, %b51 ], [ %297, %b52 ], !dbg !267
	br i1 %378, label %b54, label %b55, !dbg !267

b54:
	%379 = zext i32 %376 to i64, !dbg !269
	%380 = mul i64 %379, %334, !dbg !270
	%381 = sub i64 %358, %380, !dbg !271
	%382 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %359, i64 %380, !dbg !271
	%383 = icmp ugt i64 %380, %358, !dbg !271
	%384 = icmp ugt i64 %334, %381, !dbg !272
	%385 = or i1 %383, %384, !dbg !272
	br i1 %385, label %b54_fail1, label %b54_ok1, !dbg !272, !prof !26

b54_ok1:
	br label %b55, !dbg !268

b55:
	%386 = phi { float, float, float, float } addrspace(1)* [ %338, %b53 ], [ %382, %b54_ok1 ], !dbg !273
	br label %b56, !dbg !274

b56:
	%387 = phi i32 [ %142, %b55 ], [ %511, %b69 ], !dbg !275
	%388 = sext i32 %387 to i64, !dbg !275
	%389 = icmp slt i32 %387, %335, !dbg !276
	br i1 %389, label %b57, label %b70, !dbg !276

b57:
	%390 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %338, i64 %388, !dbg !279
	%391 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %390, i32 0, i32 0, !dbg !279
	%392 = bitcast { float, float, float, float } addrspace(1)* %390 to <4 x float> addrspace(1)*, !dbg !279
	%393 = load <4 x float>, <4 x float> addrspace(1)* %392, align 16, !dbg !279
	%394 = extractelement <4 x float> %393, i32 0, !dbg !279
	%395 = extractelement <4 x float> %393, i32 1, !dbg !279
	%396 = extractelement <4 x float> %393, i32 2, !dbg !279
	%397 = extractelement <4 x float> %393, i32 3, !dbg !279
	%398 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %390, i32 0, i32 1, !dbg !279
	%399 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %390, i32 0, i32 2, !dbg !279
	%400 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %390, i32 0, i32 3, !dbg !279
	%401 = add i32 %387, %146, !dbg !280
	%402 = sext i32 %401 to i64, !dbg !280
	%403 = icmp slt i32 %401, %335, !dbg !282
	br i1 %403, label %b58, label %b59, !dbg !282

b58:
	%404 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %338, i64 %402, !dbg !283
	%405 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %404, i32 0, i32 0, !dbg !283
	%406 = bitcast { float, float, float, float } addrspace(1)* %404 to <4 x float> addrspace(1)*, !dbg !283
	%407 = load <4 x float>, <4 x float> addrspace(1)* %406, align 16, !dbg !283
	%408 = extractelement <4 x float> %407, i32 0, !dbg !283
	%409 = extractelement <4 x float> %407, i32 1, !dbg !283
	%410 = extractelement <4 x float> %407, i32 2, !dbg !283
	%411 = extractelement <4 x float> %407, i32 3, !dbg !283
	%412 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %404, i32 0, i32 1, !dbg !283
	%413 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %404, i32 0, i32 2, !dbg !283
	%414 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %404, i32 0, i32 3, !dbg !283
	br label %b59, !dbg !284

b59:
	%415 = phi float [ %411, %b58 ], [ 0.000000e+00, %b57 ], !dbg !223
	%416 = phi float [ %410, %b58 ], [ 0.000000e+00, %b57 ], !dbg !223
	%417 = phi float [ %409, %b58 ], [ 0.000000e+00, %b57 ], !dbg !223
	%418 = phi float [ %408, %b58 ], [ 0.000000e+00, %b57 ], !dbg !223
	%419 = add i32 %387, %301, !dbg !285
	%420 = sext i32 %419 to i64, !dbg !285
	%421 = icmp slt i32 %419, %335, !dbg !287
	br i1 %421, label %b60, label %b61, !dbg !287

b60:
	%422 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %338, i64 %420, !dbg !288
	%423 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %422, i32 0, i32 0, !dbg !288
	%424 = bitcast { float, float, float, float } addrspace(1)* %422 to <4 x float> addrspace(1)*, !dbg !288
	%425 = load <4 x float>, <4 x float> addrspace(1)* %424, align 16, !dbg !288
	%426 = extractelement <4 x float> %425, i32 0, !dbg !288
	%427 = extractelement <4 x float> %425, i32 1, !dbg !288
	%428 = extractelement <4 x float> %425, i32 2, !dbg !288
	%429 = extractelement <4 x float> %425, i32 3, !dbg !288
	%430 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %422, i32 0, i32 1, !dbg !288
	%431 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %422, i32 0, i32 2, !dbg !288
	%432 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %422, i32 0, i32 3, !dbg !288
	br label %b61, !dbg !289

b61:
	%433 = phi float [ %429, %b60 ], [ 0.000000e+00, %b59 ], !dbg !224
	%434 = phi float [ %428, %b60 ], [ 0.000000e+00, %b59 ], !dbg !224
	%435 = phi float [ %427, %b60 ], [ 0.000000e+00, %b59 ], !dbg !224
	%436 = phi float [ %426, %b60 ], [ 0.000000e+00, %b59 ], !dbg !224
	%437 = add i32 %387, %304, !dbg !290
	%438 = sext i32 %437 to i64, !dbg !290
	%439 = icmp slt i32 %437, %335, !dbg !292
	br i1 %439, label %b62, label %b63, !dbg !292

b62:
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %338, i64 %438, !dbg !293
	%441 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %440, i32 0, i32 0, !dbg !293
	%442 = bitcast { float, float, float, float } addrspace(1)* %440 to <4 x float> addrspace(1)*, !dbg !293
	%443 = load <4 x float>, <4 x float> addrspace(1)* %442, align 16, !dbg !293
	%444 = extractelement <4 x float> %443, i32 0, !dbg !293
	%445 = extractelement <4 x float> %443, i32 1, !dbg !293
	%446 = extractelement <4 x float> %443, i32 2, !dbg !293
	%447 = extractelement <4 x float> %443, i32 3, !dbg !293
	%448 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %440, i32 0, i32 1, !dbg !293
	%449 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %440, i32 0, i32 2, !dbg !293
	%450 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %440, i32 0, i32 3, !dbg !293
	br label %b63, !dbg !294

b63:
	%451 = phi float [ %447, %b62 ], [ 0.000000e+00, %b61 ], !dbg !295
	%452 = phi float [ %446, %b62 ], [ 0.000000e+00, %b61 ], !dbg !295
	%453 = phi float [ %445, %b62 ], [ 0.000000e+00, %b61 ], !dbg !295
	%454 = phi float [ %444, %b62 ], [ 0.000000e+00, %b61 ], !dbg !295
	%455 = call float @__nv_fmaf(float %394, float %366, float %368), !dbg !300
	%456 = call float @__nv_fmaf(float %395, float %366, float %368), !dbg !302
	%457 = call float @__nv_fmaf(float %396, float %366, float %368), !dbg !304
	%458 = call float @__nv_fmaf(float %397, float %366, float %368), !dbg !306
	%459 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %386, i64 %388, !dbg !307
	%460 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %459, i32 0, i32 0, !dbg !307
	%461 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %459, i32 0, i32 1, !dbg !307
	%462 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %459, i32 0, i32 2, !dbg !307
	%463 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %459, i32 0, i32 3, !dbg !307
	%464 = bitcast { float, float, float, float } addrspace(1)* %459 to <4 x float> addrspace(1)*, !dbg !307
	%465 = insertelement <4 x float> undef, float %455, i32 0, !dbg !307
	%466 = insertelement <4 x float> %465, float %456, i32 1, !dbg !307
	%467 = insertelement <4 x float> %466, float %457, i32 2, !dbg !307
	%468 = insertelement <4 x float> %467, float %458, i32 3, !dbg !307
	store <4 x float> %468, <4 x float> addrspace(1)* %464, align 16, !dbg !307
	br i1 %403, label %b64, label %b65, !dbg !309

b64:
	%469 = call float @__nv_fmaf(float %418, float %366, float %368), !dbg !311
	%470 = call float @__nv_fmaf(float %417, float %366, float %368), !dbg !313
	%471 = call float @__nv_fmaf(float %416, float %366, float %368), !dbg !315
	%472 = call float @__nv_fmaf(float %415, float %366, float %368), !dbg !317
	%473 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %386, i64 %402, !dbg !318
	%474 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 0, !dbg !318
	%475 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 1, !dbg !318
	%476 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 2, !dbg !318
	%477 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 3, !dbg !318
	%478 = bitcast { float, float, float, float } addrspace(1)* %473 to <4 x float> addrspace(1)*, !dbg !318
	%479 = insertelement <4 x float> undef, float %469, i32 0, !dbg !318
	%480 = insertelement <4 x float> %479, float %470, i32 1, !dbg !318
	%481 = insertelement <4 x float> %480, float %471, i32 2, !dbg !318
	%482 = insertelement <4 x float> %481, float %472, i32 3, !dbg !318
	store <4 x float> %482, <4 x float> addrspace(1)* %478, align 16, !dbg !318
	br label %b65, !dbg !318

b65:
	br i1 %421, label %b66, label %b67, !dbg !320

b66:
	%483 = call float @__nv_fmaf(float %436, float %366, float %368), !dbg !322
	%484 = call float @__nv_fmaf(float %435, float %366, float %368), !dbg !324
	%485 = call float @__nv_fmaf(float %434, float %366, float %368), !dbg !326
	%486 = call float @__nv_fmaf(float %433, float %366, float %368), !dbg !328
	%487 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %386, i64 %420, !dbg !329
	%488 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %487, i32 0, i32 0, !dbg !329
	%489 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %487, i32 0, i32 1, !dbg !329
	%490 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %487, i32 0, i32 2, !dbg !329
	%491 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %487, i32 0, i32 3, !dbg !329
	%492 = bitcast { float, float, float, float } addrspace(1)* %487 to <4 x float> addrspace(1)*, !dbg !329
	%493 = insertelement <4 x float> undef, float %483, i32 0, !dbg !329
	%494 = insertelement <4 x float> %493, float %484, i32 1, !dbg !329
	%495 = insertelement <4 x float> %494, float %485, i32 2, !dbg !329
	%496 = insertelement <4 x float> %495, float %486, i32 3, !dbg !329
	store <4 x float> %496, <4 x float> addrspace(1)* %492, align 16, !dbg !329
	br label %b67, !dbg !329

b67:
	br i1 %439, label %b68, label %b69, !dbg !331

b68:
	%497 = call float @__nv_fmaf(float %454, float %366, float %368), !dbg !333
	%498 = call float @__nv_fmaf(float %453, float %366, float %368), !dbg !335
	%499 = call float @__nv_fmaf(float %452, float %366, float %368), !dbg !337
	%500 = call float @__nv_fmaf(float %451, float %366, float %368), !dbg !339
	%501 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %386, i64 %438, !dbg !340
	%502 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %501, i32 0, i32 0, !dbg !340
	%503 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %501, i32 0, i32 1, !dbg !340
	%504 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %501, i32 0, i32 2, !dbg !340
	%505 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %501, i32 0, i32 3, !dbg !340
	%506 = bitcast { float, float, float, float } addrspace(1)* %501 to <4 x float> addrspace(1)*, !dbg !340
	%507 = insertelement <4 x float> undef, float %497, i32 0, !dbg !340
	%508 = insertelement <4 x float> %507, float %498, i32 1, !dbg !340
	%509 = insertelement <4 x float> %508, float %499, i32 2, !dbg !340
	%510 = insertelement <4 x float> %509, float %500, i32 3, !dbg !340
	store <4 x float> %510, <4 x float> addrspace(1)* %506, align 16, !dbg !340
	br label %b69, !dbg !340

b69:
	%511 = add i32 %387, %307, !dbg !341
	br label %b56, !dbg !341

b70:
	call void @llvm.nvvm.barrier0(), !dbg !342
	%512 = zext i32 %376 to i64, !dbg !343
	%513 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %512, !dbg !344
	%514 = icmp uge i64 %512, %p29, !dbg !344
	br i1 %514, label %b70_fail1, label %b70_ok1, !dbg !344, !prof !26

b70_ok1:
	br i1 %378, label %b71, label %b73, !dbg !344

b71:
	br i1 %217, label %b72, label %b74, !dbg !345

b72:
	call void @gpuc_fence_thread(), !dbg !346
	%515 = addrspacecast i64 addrspace(1)* %513 to i64*, !dbg !347
	%516 = bitcast i64* %515 to i8*, !dbg !347
	call void @gpuc_signal_op_thread(i8* %516, i64 %27, i32 9, i32 %339), !dbg !347
	br label %b74, !dbg !347

b73:
	%517 = mul i64 %512, %172, !dbg !349
	%518 = add i64 %517, %172, !dbg !350
	%519 = mul i64 %332, %172, !dbg !353
	%520 = add i64 %519, %172, !dbg !354
	%521 = getelementptr inbounds float, float addrspace(1)* %8, i64 %517, !dbg !351
	%522 = getelementptr inbounds float, float addrspace(1)* %7, i64 %519, !dbg !355
	%523 = icmp ugt i64 %518, %p23, !dbg !351
	%524 = icmp ugt i64 %517, %518, !dbg !351
	%525 = icmp ugt i64 %520, %p21, !dbg !355
	%526 = icmp ugt i64 %519, %520, !dbg !355
	%527 = or i1 %523, %524, !dbg !355
	%528 = or i1 %527, %525, !dbg !355
	%529 = or i1 %528, %526, !dbg !355
	br i1 %529, label %b73_fail1, label %b73_ok1, !dbg !355, !prof !26

b73_ok1:
	%530 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !356
	%531 = sext i32 %530 to i64, !dbg !356
	%532 = addrspacecast float addrspace(1)* %521 to float*, !dbg !356
	%533 = addrspacecast float addrspace(1)* %522 to float*, !dbg !356
	%534 = addrspacecast i64 addrspace(1)* %513 to i64*, !dbg !356
	%535 = icmp ne i64 %531, %147, !dbg !356
	br i1 %535, label %b73_fail5, label %b73_ok5, !dbg !356, !prof !26

b73_ok5:
	%536 = bitcast float* %532 to i8*, !dbg !356
	%537 = bitcast float* %533 to i8*, !dbg !356
	%538 = bitcast i64* %534 to i8*, !dbg !356
	call void @gpuc_put_signal_nbi_block(i8* %536, i8* %537, i64 %173, i8* %538, i64 %27, i32 9, i32 %339, i32 1), !dbg !356
	br label %b74, !dbg !357

b74:
	%539 = add i32 %308, %28, !dbg !358
	br label %b43, !dbg !358

b75:
	call void asm sideeffect "", ""() nounwind, !dbg !219
	br label %fail, !dbg !219

b76:
	call void asm sideeffect "", ""() nounwind, !dbg !219
	br label %fail, !dbg !219

b77:
	%540 = icmp eq i32 %p6, 0, !dbg !362
	br i1 %540, label %b77_fail1, label %b77_ok1, !dbg !362, !prof !26

b77_ok1:
	%541 = udiv i32 %p1, 4, !dbg !364
	%542 = zext i32 %541 to i64, !dbg !365
	%543 = add i32 %541, %p6, !dbg !366
	%544 = sub i32 %543, 1, !dbg !367
	%545 = udiv i32 %544, %p6, !dbg !362
	%546 = and i64 %p23, 3, !dbg !368
	%547 = icmp eq i64 %546, 0, !dbg !368
	br i1 %547, label %b78, label %b97, !dbg !368

b78:
	%548 = addrspacecast float addrspace(1)* %8 to float*, !dbg !368
	%549 = ptrtoint float* %548 to i64, !dbg !368
	%550 = and i64 %549, 15, !dbg !368
	%551 = icmp eq i64 %550, 0, !dbg !368
	%552 = or i1 %551, %296, !dbg !368
	br i1 %552, label %b79, label %b96, !dbg !368

b79:
	%553 = ashr i64 %p23, 2, !dbg !368
	%554 = bitcast float addrspace(1)* %8 to { float, float, float, float } addrspace(1)*, !dbg !368
	%555 = and i64 %p9, 3, !dbg !369
	%556 = icmp eq i64 %555, 0, !dbg !369
	br i1 %556, label %b80, label %b95, !dbg !369

b80:
	%557 = addrspacecast float addrspace(1)* %1 to float*, !dbg !369
	%558 = ptrtoint float* %557 to i64, !dbg !369
	%559 = and i64 %558, 15, !dbg !369
	%560 = icmp eq i64 %559, 0, !dbg !369
	%561 = icmp eq i64 %p9, 0, !dbg !369
	%562 = or i1 %560, %561, !dbg !369
	br i1 %562, label %b81, label %b94, !dbg !369

b81:
	%563 = ashr i64 %p9, 2, !dbg !369
	%564 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !369
	%565 = mul i32 %p0, %p6, !dbg !370
	%566 = zext i32 %p3 to i64, !dbg !372
	%567 = mul i64 %566, %542, !dbg !373
	%568 = trunc i64 %143 to i32, !dbg !374
	br label %b82, !dbg !375

b82:
	%569 = phi i32 [ %292, %b81 ], [ %652, %b92 ], !dbg !376
	%570 = icmp ult i32 %569, %565, !dbg !377
	br i1 %570, label %b83, label %b93, !dbg !377

b83:
	%571 = udiv i32 %569, %p6, !dbg !378
	%572 = urem i32 %569, %p6, !dbg !379
	%573 = mul i32 %571, %p3, !dbg !380
	%574 = zext i32 %573 to i64, !dbg !381
	%575 = mul i64 %574, %542, !dbg !382
	%576 = sub i64 %553, %575, !dbg !383
	%577 = zext i32 %571 to i64, !dbg !386
	%578 = mul i64 %577, %542, !dbg !387
	%579 = sub i64 %563, %578, !dbg !388
	%580 = sub i64 %p15, %574, !dbg !390
	%581 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %554, i64 %575, !dbg !383
	%582 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %564, i64 %578, !dbg !388
	%583 = getelementptr inbounds float, float addrspace(1)* %4, i64 %574, !dbg !390
	%584 = mul i32 %572, %545, !dbg !392
	%585 = icmp ult i32 %584, %541, !dbg !393
	%586 = select i1 %585, i32 %584, i32 %541, !dbg !393
	%587 = add i32 %586, %545, !dbg !394
	%588 = icmp ult i32 %587, %541, !dbg !395
	%589 = select i1 %588, i32 %587, i32 %541, !dbg !395
	%590 = icmp ugt i64 %575, %553, !dbg !383
	%591 = icmp ugt i64 %567, %576, !dbg !384
	%592 = icmp ugt i64 %578, %563, !dbg !388
	%593 = icmp ugt i64 %542, %579, !dbg !389
	%594 = icmp ugt i64 %574, %p15, !dbg !390
	%595 = icmp ugt i64 %566, %580, !dbg !391
	%596 = or i1 %590, %591, !dbg !391
	%597 = or i1 %596, %592, !dbg !391
	%598 = or i1 %597, %593, !dbg !391
	%599 = or i1 %598, %594, !dbg !391
	%600 = or i1 %599, %595, !dbg !391
	br i1 %600, label %b83_fail1, label %b83_ok1, !dbg !391, !prof !26

b83_ok1:
	br label %b84, !dbg !396

b84:
	%601 = phi i64 [ %143, %b83_ok1 ], [ %609, %b85_ok1 ], !dbg !396
	%602 = icmp slt i64 %601, %566, !dbg !396
	br i1 %602, label %b85, label %b86, !dbg !396

b85:
	%603 = add i64 %574, %601, !dbg !397
	%604 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %603, !dbg !398
	%605 = addrspacecast i64 addrspace(1)* %604 to i64*, !dbg !399
	%606 = icmp uge i64 %603, %p29, !dbg !398
	br i1 %606, label %b85_fail1, label %b85_ok1, !dbg !398, !prof !26

b85_ok1:
	%607 = bitcast i64* %605 to i8*, !dbg !399
	%608 = call i64 @gpuc_signal_wait_until_thread(i8* %607, i32 5, i64 %27, i32 1, i8* %ctrl, i32 39), !dbg !399
	%609 = add i64 %601, %147, !dbg !396
	br label %b84, !dbg !396

b86:
	call void @llvm.nvvm.barrier0(), !dbg !400
	%610 = add i32 %586, %568, !dbg !401
	br label %b87, !dbg !401

b87:
	%611 = phi i32 [ %610, %b86 ], [ %651, %b91 ], !dbg !402
	%612 = icmp ult i32 %611, %589, !dbg !403
	br i1 %612, label %b88, label %b92, !dbg !403

b88:
	%613 = zext i32 %611 to i64, !dbg !404
	br label %b89, !dbg !407

b89:
	%614 = phi float [ 0.000000e+00, %b88 ], [ %640, %b90 ], !dbg !408
	%615 = phi float [ 0.000000e+00, %b88 ], [ %639, %b90 ], !dbg !408
	%616 = phi float [ 0.000000e+00, %b88 ], [ %638, %b90 ], !dbg !408
	%617 = phi float [ 0.000000e+00, %b88 ], [ %637, %b90 ], !dbg !408
	%618 = phi i64 [ -1, %b88 ], [ %619, %b90 ], !dbg !407
	%619 = add i64 %618, 1, !dbg !407
	%620 = trunc i64 %619 to i32, !dbg !407
	%621 = icmp ult i32 %620, %p3, !dbg !407
	br i1 %621, label %b90, label %b91, !dbg !407

b90:
	%622 = getelementptr inbounds float, float addrspace(1)* %583, i64 %619, !dbg !409
	%623 = load float, float addrspace(1)* %622, align 4, !dbg !409
	%624 = mul i64 %619, %542, !dbg !410
	%625 = add i64 %624, %613, !dbg !411
	%626 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %581, i64 %625, !dbg !412
	%627 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %626, i32 0, i32 0, !dbg !412
	%628 = bitcast { float, float, float, float } addrspace(1)* %626 to <4 x float> addrspace(1)*, !dbg !412
	%629 = load <4 x float>, <4 x float> addrspace(1)* %628, align 16, !dbg !412
	%630 = extractelement <4 x float> %629, i32 0, !dbg !412
	%631 = extractelement <4 x float> %629, i32 1, !dbg !412
	%632 = extractelement <4 x float> %629, i32 2, !dbg !412
	%633 = extractelement <4 x float> %629, i32 3, !dbg !412
	%634 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %626, i32 0, i32 1, !dbg !412
	%635 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %626, i32 0, i32 2, !dbg !412
	%636 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %626, i32 0, i32 3, !dbg !412
	%637 = call float @__nv_fmaf(float %623, float %630, float %617), !dbg !413
	%638 = call float @__nv_fmaf(float %623, float %631, float %616), !dbg !414
	%639 = call float @__nv_fmaf(float %623, float %632, float %615), !dbg !415
	%640 = call float @__nv_fmaf(float %623, float %633, float %614), !dbg !416
	br label %b89, !dbg !417, !llvm.loop !419

b91:
	%641 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %582, i64 %613, !dbg !420
	%642 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %641, i32 0, i32 0, !dbg !420
	%643 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %641, i32 0, i32 1, !dbg !420
	%644 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %641, i32 0, i32 2, !dbg !420
	%645 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %641, i32 0, i32 3, !dbg !420
	%646 = bitcast { float, float, float, float } addrspace(1)* %641 to <4 x float> addrspace(1)*, !dbg !420
	%647 = insertelement <4 x float> undef, float %617, i32 0, !dbg !420
	%648 = insertelement <4 x float> %647, float %616, i32 1, !dbg !420
	%649 = insertelement <4 x float> %648, float %615, i32 2, !dbg !420
	%650 = insertelement <4 x float> %649, float %614, i32 3, !dbg !420
	store <4 x float> %650, <4 x float> addrspace(1)* %646, align 16, !dbg !420
	%651 = add i32 %611, %298, !dbg !421
	br label %b87, !dbg !421

b92:
	%652 = add i32 %569, %28, !dbg !422
	br label %b82, !dbg !422

b93:
	ret void, !dbg !361

b94:
	call void asm sideeffect "", ""() nounwind, !dbg !369
	br label %fail, !dbg !369

b95:
	call void asm sideeffect "", ""() nounwind, !dbg !369
	br label %fail, !dbg !369

b96:
	call void asm sideeffect "", ""() nounwind, !dbg !368
	br label %fail, !dbg !368

b97:
	call void asm sideeffect "", ""() nounwind, !dbg !368
	br label %fail, !dbg !368

b98:
	call void asm sideeffect "", ""() nounwind, !dbg !156
	br label %fail, !dbg !156

b99:
	call void asm sideeffect "", ""() nounwind, !dbg !156
	br label %fail, !dbg !156

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !25
	br label %fail, !dbg !25

b1_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !34
	br label %fail, !dbg !34

b4_cold:
	%653 = phi i64 [ %663, %b5_cold_ok1 ], [ %52, %b1_ok1 ], !dbg !35
	%654 = icmp slt i64 %653, %41, !dbg !35
	br i1 %654, label %b5_cold, label %b6, !dbg !35

b5_cold:
	%655 = getelementptr inbounds i32, i32 addrspace(3)* %40, i64 %653, !dbg !42
	store i32 0, i32 addrspace(3)* %655, align 4, !dbg !42
	%656 = urem i64 %57, 2, !dbg !45
	%657 = trunc i64 %656 to i32, !dbg !46
	%658 = mul i32 %657, %36, !dbg !47
	%659 = zext i32 %658 to i64, !dbg !48
	%660 = add i64 %659, %653, !dbg !49
	%661 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %660, !dbg !50
	%662 = icmp uge i64 %660, %p31, !dbg !50
	br i1 %662, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !50, !prof !26

b5_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !50
	br label %fail, !dbg !50

b5_cold_ok1:
	store i32 0, i32 addrspace(1)* %661, align 4, !dbg !50
	%663 = add i64 %653, %56, !dbg !35
	br label %b4_cold, !dbg !35, !llvm.loop !52

b8_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !56
	br label %fail, !dbg !56

b11_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !72
	br label %fail, !dbg !72

b13_fail1:
	%664 = icmp ugt i64 %122, %p31, !dbg !100
	br i1 %664, label %b13_fail2, label %b13_ok2, !dbg !100

b13_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !100
	br label %fail, !dbg !100

b13_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !101
	br label %fail, !dbg !101

b13_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !103
	br label %fail, !dbg !103

b15_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !108
	br label %fail, !dbg !108

b15_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !110
	br label %fail, !dbg !110

b20_fail1:
	%665 = icmp ugt i64 %186, %p21, !dbg !130
	br i1 %665, label %b20_fail2, label %b20_ok2, !dbg !130

b20_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !130
	br label %fail, !dbg !130

b20_ok2:
	%666 = icmp ugt i64 %185, %186, !dbg !130
	br i1 %666, label %b20_fail3, label %b20_ok3, !dbg !130

b20_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !130
	br label %fail, !dbg !130

b20_ok3:
	%667 = icmp ugt i64 %189, %p11, !dbg !135
	br i1 %667, label %b20_fail4, label %b20_ok4, !dbg !135

b20_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !135
	br label %fail, !dbg !135

b20_ok4:
	%668 = icmp ugt i64 %188, %189, !dbg !135
	br i1 %668, label %b20_fail5, label %b20_ok5, !dbg !135

b20_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !135
	br label %fail, !dbg !135

b20_ok5:
	%669 = icmp uge i64 %184, %p27, !dbg !136
	br i1 %669, label %b20_fail6, label %b20_ok6, !dbg !136

b20_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !136
	br label %fail, !dbg !136

b20_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !125
	br label %fail, !dbg !125

b23_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !155
	br label %fail, !dbg !155

b29_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !181
	br label %fail, !dbg !181

b36_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !204
	br label %fail, !dbg !204

b41_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !210
	br label %fail, !dbg !210

b43_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !214
	br label %fail, !dbg !214

b45_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !234
	br label %fail, !dbg !234

b47_fail1:
	%670 = icmp ugt i64 %336, %234, !dbg !250
	br i1 %670, label %b47_fail2, label %b47_ok2, !dbg !250

b47_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !250
	br label %fail, !dbg !250

b47_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !251
	br label %fail, !dbg !251

b49_fail1:
	%671 = icmp uge i64 %361, %p17, !dbg !254
	br i1 %671, label %b49_fail2, label %b49_ok2, !dbg !254

b49_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !254
	br label %fail, !dbg !254

b49_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !255
	br label %fail, !dbg !255

b50_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !257
	br label %fail, !dbg !257

b54_fail1:
	%672 = icmp ugt i64 %380, %358, !dbg !271
	br i1 %672, label %b54_fail2, label %b54_ok2, !dbg !271

b54_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !271
	br label %fail, !dbg !271

b54_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !272
	br label %fail, !dbg !272

b70_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !344
	br label %fail, !dbg !344

b73_fail1:
	%673 = icmp ugt i64 %518, %p23, !dbg !351
	br i1 %673, label %b73_fail2, label %b73_ok2, !dbg !351

b73_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !351
	br label %fail, !dbg !351

b73_ok2:
	%674 = icmp ugt i64 %517, %518, !dbg !351
	br i1 %674, label %b73_fail3, label %b73_ok3, !dbg !351

b73_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !351
	br label %fail, !dbg !351

b73_ok3:
	%675 = icmp ugt i64 %520, %p21, !dbg !355
	br i1 %675, label %b73_fail4, label %b73_ok4, !dbg !355

b73_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !355
	br label %fail, !dbg !355

b73_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !355
	br label %fail, !dbg !355

b73_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !356
	br label %fail, !dbg !356

b77_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !362
	br label %fail, !dbg !362

b83_fail1:
	%676 = icmp ugt i64 %575, %553, !dbg !383
	br i1 %676, label %b83_fail2, label %b83_ok2, !dbg !383

b83_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !383
	br label %fail, !dbg !383

b83_ok2:
	%677 = icmp ugt i64 %567, %576, !dbg !384
	br i1 %677, label %b83_fail3, label %b83_ok3, !dbg !384

b83_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !384
	br label %fail, !dbg !384

b83_ok3:
	%678 = icmp ugt i64 %578, %563, !dbg !388
	br i1 %678, label %b83_fail4, label %b83_ok4, !dbg !388

b83_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !388
	br label %fail, !dbg !388

b83_ok4:
	%679 = icmp ugt i64 %542, %579, !dbg !389
	br i1 %679, label %b83_fail5, label %b83_ok5, !dbg !389

b83_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !389
	br label %fail, !dbg !389

b83_ok5:
	%680 = icmp ugt i64 %574, %p15, !dbg !390
	br i1 %680, label %b83_fail6, label %b83_ok6, !dbg !390

b83_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !390
	br label %fail, !dbg !390

b83_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !391
	br label %fail, !dbg !391

b85_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !398
	br label %fail, !dbg !398

fail:
	%681 = phi i32 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 2, %b5_cold_fail1 ], [ 3, %b8_fail1 ], [ 4, %b11_fail1 ], [ 5, %b13_fail2 ], [ 6, %b13_ok2 ], [ 7, %b13_fail3 ], [ 8, %b15_fail1 ], [ 9, %b15_fail2 ], [ 10, %b17 ], [ 11, %b20_fail2 ], [ 12, %b20_fail3 ], [ 11, %b20_fail4 ], [ 12, %b20_fail5 ], [ 13, %b20_fail6 ], [ 14, %b20_ok6 ], [ 15, %b23_fail1 ], [ 18, %b29_fail1 ], [ 20, %b36_fail1 ], [ 21, %b38 ], [ 22, %b41_fail1 ], [ 23, %b43_fail1 ], [ 24, %b45_fail1 ], [ 25, %b47_fail2 ], [ 26, %b47_ok2 ], [ 29, %b49_fail2 ], [ 29, %b49_ok2 ], [ 30, %b50_fail1 ], [ 25, %b54_fail2 ], [ 26, %b54_ok2 ], [ 32, %b70_fail1 ], [ 11, %b73_fail2 ], [ 12, %b73_fail3 ], [ 11, %b73_fail4 ], [ 12, %b73_ok4 ], [ 46, %b73_fail5 ], [ 28, %b75 ], [ 27, %b76 ], [ 33, %b77_fail1 ], [ 25, %b83_fail2 ], [ 26, %b83_fail3 ], [ 25, %b83_fail4 ], [ 26, %b83_fail5 ], [ 36, %b83_fail6 ], [ 37, %b83_ok6 ], [ 38, %b85_fail1 ], [ 35, %b94 ], [ 34, %b95 ], [ 35, %b96 ], [ 34, %b97 ], [ 17, %b98 ], [ 16, %b99 ], !dbg !7
	%682 = phi i64 [ %23, %b0_fail1 ], [ %41, %b1_fail1 ], [ %660, %b5_cold_fail1 ], [ %75, %b8_fail1 ], [ %91, %b11_fail1 ], [ %122, %b13_fail2 ], [ %124, %b13_ok2 ], [ %116, %b13_fail3 ], [ %153, %b15_fail1 ], [ 0, %b15_fail2 ], [ 0, %b17 ], [ %186, %b20_fail2 ], [ %185, %b20_fail3 ], [ %189, %b20_fail4 ], [ %188, %b20_fail5 ], [ %184, %b20_fail6 ], [ %190, %b20_ok6 ], [ %224, %b23_fail1 ], [ %258, %b29_fail1 ], [ %279, %b36_fail1 ], [ 0, %b38 ], [ %289, %b41_fail1 ], [ %293, %b43_fail1 ], [ %319, %b45_fail1 ], [ %336, %b47_fail2 ], [ %334, %b47_ok2 ], [ %361, %b49_fail2 ], [ %361, %b49_ok2 ], [ %332, %b50_fail1 ], [ %380, %b54_fail2 ], [ %334, %b54_ok2 ], [ %512, %b70_fail1 ], [ %518, %b73_fail2 ], [ %517, %b73_fail3 ], [ %520, %b73_fail4 ], [ %519, %b73_ok4 ], [ %531, %b73_fail5 ], [ %353, %b75 ], [ %348, %b76 ], [ 0, %b77_fail1 ], [ %575, %b83_fail2 ], [ %567, %b83_fail3 ], [ %578, %b83_fail4 ], [ %542, %b83_fail5 ], [ %574, %b83_fail6 ], [ %566, %b83_ok6 ], [ %603, %b85_fail1 ], [ %559, %b94 ], [ %p9, %b95 ], [ %550, %b96 ], [ %p23, %b97 ], [ %230, %b98 ], [ %p21, %b99 ], !dbg !7
	%683 = phi i64 [ %p33, %b0_fail1 ], [ %39, %b1_fail1 ], [ %p31, %b5_cold_fail1 ], [ %41, %b8_fail1 ], [ %p25, %b11_fail1 ], [ %p31, %b13_fail2 ], [ %123, %b13_ok2 ], [ %131, %b13_fail3 ], [ %124, %b15_fail1 ], [ 0, %b15_fail2 ], [ 0, %b17 ], [ %p21, %b20_fail2 ], [ %186, %b20_fail3 ], [ %p11, %b20_fail4 ], [ %189, %b20_fail5 ], [ %p27, %b20_fail6 ], [ %107, %b20_ok6 ], [ %221, %b23_fail1 ], [ %p25, %b29_fail1 ], [ %224, %b36_fail1 ], [ 0, %b38 ], [ %224, %b41_fail1 ], [ %224, %b43_fail1 ], [ %224, %b45_fail1 ], [ %234, %b47_fail2 ], [ %337, %b47_ok2 ], [ %p17, %b49_fail2 ], [ %p19, %b49_ok2 ], [ %p27, %b50_fail1 ], [ %358, %b54_fail2 ], [ %381, %b54_ok2 ], [ %p29, %b70_fail1 ], [ %p23, %b73_fail2 ], [ %518, %b73_fail3 ], [ %p21, %b73_fail4 ], [ %520, %b73_ok4 ], [ %147, %b73_fail5 ], [ 16, %b75 ], [ 4, %b76 ], [ 0, %b77_fail1 ], [ %553, %b83_fail2 ], [ %576, %b83_fail3 ], [ %563, %b83_fail4 ], [ %579, %b83_fail5 ], [ %p15, %b83_fail6 ], [ %580, %b83_ok6 ], [ %p29, %b85_fail1 ], [ 16, %b94 ], [ 4, %b95 ], [ 16, %b96 ], [ 4, %b97 ], [ 16, %b98 ], [ 4, %b99 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %681, i64 %682, i64 %683), !dbg !7
	ret void, !dbg !7
}

define void @Route(i32 %p0, i32 %p1, i32 %p2, i32 %p3, i32 %p4, i32 %p5, i32 %p6, i8 zeroext %p7, float* %p8, i64 %p9, i32* %p10, i64 %p11, float* %p12, i64 %p13, i8* %ctrl) nounwind !dbg !424 {
entry:
	%0 = icmp ne i8 %p7, 0, !dbg !425
	br label %b0, !dbg !425

b0:
	%1 = addrspacecast float* %p8 to float addrspace(1)*, !dbg !425
	%2 = addrspacecast i32* %p10 to i32 addrspace(1)*, !dbg !425
	%3 = addrspacecast float* %p12 to float addrspace(1)*, !dbg !425
	%4 = zext i32 %p2 to i64, !dbg !426
	%5 = zext i32 %p3 to i64, !dbg !427
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !428, !range !22
	%7 = sext i32 %6 to i64, !dbg !428
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !428, !range !429
	%9 = sext i32 %8 to i64, !dbg !428
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !430, !range !38
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !430, !range !38
	%12 = mul i32 %10, %11, !dbg !430
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !430, !range !39
	%14 = mul i32 %12, %13, !dbg !430
	%15 = sext i32 %14 to i64, !dbg !430
	%16 = mul i64 %7, %15, !dbg !431
	%17 = sdiv i64 %16, 32, !dbg !432
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !433, !range !19
	%19 = sext i32 %18 to i64, !dbg !433
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !433, !range !20
	%21 = sext i32 %20 to i64, !dbg !433
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !433, !range !20
	%23 = sext i32 %22 to i64, !dbg !433
	%24 = trunc i64 %9 to i32, !dbg !433
	%25 = trunc i64 %23 to i32, !dbg !433
	%26 = mul i32 %24, %25, !dbg !433
	%27 = trunc i64 %21 to i32, !dbg !433
	%28 = add i32 %27, %26, !dbg !433
	%29 = zext i32 %28 to i64, !dbg !433
	%30 = mul i64 %7, %29, !dbg !433
	%31 = add i64 %19, %30, !dbg !433
	%32 = mul i64 %31, %15, !dbg !433
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !433, !range !36
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !433, !range !36
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !433, !range !37
	%36 = mul i32 %11, %35, !dbg !433
	%37 = add i32 %34, %36, !dbg !433
	%38 = mul i32 %10, %37, !dbg !433
	%39 = add i32 %33, %38, !dbg !433
	%40 = sext i32 %39 to i64, !dbg !433
	%41 = add i64 %32, %40, !dbg !433
	%42 = sdiv i64 %41, 32, !dbg !434
	%43 = zext i32 %p0 to i64, !dbg !435
	%44 = icmp slt i64 0, %5, !dbg !436
	%45 = and i32 %39, -32, !dbg !437
	%46 = sub i32 %14, %45, !dbg !437
	%47 = icmp slt i32 %46, 32, !dbg !437
	%48 = select i1 %47, i32 %46, i32 32, !dbg !437
	%49 = sext i32 %48 to i64, !dbg !437
	%50 = icmp eq i64 %49, 32, !dbg !445
	br label %b1, !dbg !434

b1:
	%51 = phi i64 [ %42, %b0 ], [ %160, %b24 ], !dbg !446
	%52 = icmp slt i64 %51, %43, !dbg !447
	br i1 %52, label %b2, label %b25, !dbg !447

b2:
	%53 = mul i64 %51, %4, !dbg !448
	%54 = add i64 %51, 1, !dbg !449
	%55 = mul i64 %54, %4, !dbg !450
	%56 = sub i64 %55, %53, !dbg !451
	%57 = getelementptr inbounds float, float addrspace(1)* %1, i64 %53, !dbg !451
	%58 = mul i64 %51, %5, !dbg !452
	%59 = icmp ugt i64 %55, %p9, !dbg !451
	%60 = icmp ugt i64 %53, %55, !dbg !451
	%61 = or i1 %59, %60, !dbg !451
	br i1 %61, label %b2_fail1, label %b2_ok1, !dbg !451, !prof !26

b2_ok1:
	br i1 %44, label %b3, label %b21, !dbg !436

b3:
	%62 = phi i64 [ %134, %b20 ], [ -1, %b2_ok1 ], !dbg !436
	%63 = phi float [ %138, %b20 ], [ 0.000000e+00, %b2_ok1 ], !dbg !436
	%64 = phi i64 [ %147, %b20 ], [ 0, %b2_ok1 ], !dbg !436
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !453, !range !176
	%66 = sext i32 %65 to i64, !dbg !453
	%67 = icmp ule i64 %49, 281474976710655, !dbg !453
	br i1 %67, label %b4, label %b8_cold, !dbg !453, !prof !41

b4:
	%68 = phi i64 [ 0, %b3 ], [ %83, %b7 ], !dbg !453
	%69 = phi i64 [ %66, %b3 ], [ %84, %b7 ], !dbg !453
	%70 = icmp slt i64 %69, %4, !dbg !453
	br i1 %70, label %b5, label %b12, !dbg !453

b5:
	%71 = getelementptr inbounds float, float addrspace(1)* %57, i64 %69, !dbg !454
	%72 = load float, float addrspace(1)* %71, align 4, !dbg !454
	%73 = bitcast float %72 to i32, !dbg !457
	%74 = zext i32 %73 to i64, !dbg !457
	%75 = shl i64 %74, 32, !dbg !458
	%76 = trunc i64 %69 to i32, !dbg !459
	%77 = xor i32 %76, -1, !dbg !460
	%78 = zext i32 %77 to i64, !dbg !461
	%79 = or i64 %75, %78, !dbg !462
	%80 = icmp ult i64 %79, %62, !dbg !463
	br i1 %80, label %b6, label %b7, !dbg !463

b6:
	%81 = icmp ugt i64 %68, %79, !dbg !464
	%82 = select i1 %81, i64 %68, i64 %79, !dbg !464
	br label %b7, !dbg !465

b7:
	%83 = phi i64 [ %68, %b5 ], [ %82, %b6 ], !dbg !466
	%84 = add i64 %69, %49, !dbg !453
	br label %b4, !dbg !453

b12:
	%85 = phi i64 [ %68, %b4 ], [ %162, %b8_cold ], !dbg !469
	br i1 %50, label %b13, label %b15, !dbg !445

b13:
	%86 = phi i64 [ %102, %b14 ], [ %85, %b12 ], !dbg !470
	%87 = phi i64 [ %105, %b14 ], [ 16, %b12 ], !dbg !471
	%88 = icmp sgt i64 %87, 0, !dbg !472
	br i1 %88, label %b14, label %b18, !dbg !472

b14:
	%89 = trunc i64 %87 to i32, !dbg !473
	%90 = trunc i64 %86 to i32, !dbg !473
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %90, i32 %89, i32 31), !dbg !473
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !473
	%93 = lshr i64 %86, 32, !dbg !473
	%94 = trunc i64 %93 to i32, !dbg !473
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %94, i32 %89, i32 31), !dbg !473
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !473
	%97 = zext i32 %96 to i64, !dbg !473
	%98 = shl i64 %97, 32, !dbg !473
	%99 = zext i32 %92 to i64, !dbg !473
	%100 = or i64 %99, %98, !dbg !473
	%101 = icmp ugt i64 %86, %100, !dbg !474
	%102 = select i1 %101, i64 %86, i64 %100, !dbg !474
	%103 = trunc i64 %87 to i32, !dbg !475
	%104 = udiv i32 %103, 2, !dbg !475
	%105 = zext i32 %104 to i64, !dbg !475
	br label %b13, !dbg !475

b15:
	%106 = trunc i64 %85 to i32, !dbg !476
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %106, i32 0, i32 31), !dbg !476
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !476
	%109 = lshr i64 %85, 32, !dbg !476
	%110 = trunc i64 %109 to i32, !dbg !476
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 0, i32 31), !dbg !476
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !476
	%113 = zext i32 %112 to i64, !dbg !476
	%114 = shl i64 %113, 32, !dbg !476
	%115 = zext i32 %108 to i64, !dbg !476
	%116 = or i64 %115, %114, !dbg !476
	br label %b16, !dbg !476

b16:
	%117 = phi i64 [ %116, %b15 ], [ %132, %b17 ], !dbg !477
	%118 = phi i32 [ 1, %b15 ], [ %133, %b17 ], !dbg !478
	%119 = icmp slt i32 %118, %48, !dbg !479
	br i1 %119, label %b17, label %b18, !dbg !479

b17:
	%120 = trunc i64 %85 to i32, !dbg !480
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %120, i32 %118, i32 31), !dbg !480
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !480
	%123 = lshr i64 %85, 32, !dbg !480
	%124 = trunc i64 %123 to i32, !dbg !480
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 %118, i32 31), !dbg !480
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !480
	%127 = zext i32 %126 to i64, !dbg !480
	%128 = shl i64 %127, 32, !dbg !480
	%129 = zext i32 %122 to i64, !dbg !480
	%130 = or i64 %129, %128, !dbg !480
	%131 = icmp ugt i64 %117, %130, !dbg !474
	%132 = select i1 %131, i64 %117, i64 %130, !dbg !474
	%133 = add i32 %118, 1, !dbg !481
	br label %b16, !dbg !481

b18:
	%134 = phi i64 [ %86, %b13 ], [ %117, %b16 ], !dbg !444
	%135 = lshr i64 %134, 32, !dbg !482
	%136 = trunc i64 %135 to i32, !dbg !483
	%137 = bitcast i32 %136 to float, !dbg !483
	%138 = fadd float %63, %137, !dbg !484
	%139 = icmp eq i32 %65, 0, !dbg !485
	br i1 %139, label %b19, label %b20, !dbg !485

b19:
	%140 = add i64 %58, %64, !dbg !486
	%141 = trunc i64 %134 to i32, !dbg !488
	%142 = xor i32 %141, -1, !dbg !489
	%143 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %140, !dbg !487
	%144 = icmp uge i64 %140, %p11, !dbg !487
	br i1 %144, label %b19_fail1, label %b19_ok1, !dbg !487, !prof !26

b19_ok1:
	store i32 %142, i32 addrspace(1)* %143, align 4, !dbg !487
	%145 = getelementptr inbounds float, float addrspace(1)* %3, i64 %140, !dbg !491
	%146 = icmp uge i64 %140, %p13, !dbg !491
	br i1 %146, label %b19_fail2, label %b19_ok2, !dbg !491, !prof !26

b19_ok2:
	store float %137, float addrspace(1)* %145, align 4, !dbg !491
	br label %b20, !dbg !491

b20:
	%147 = add i64 %64, 1, !dbg !491
	%148 = icmp slt i64 %147, %5, !dbg !491
	br i1 %148, label %b3, label %b21, !dbg !491

b21:
	%149 = phi float [ 0.000000e+00, %b2_ok1 ], [ %138, %b20 ], !dbg !492
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !492
	%150 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !437, !range !176
	%151 = sext i32 %150 to i64, !dbg !437
	br label %b22, !dbg !437

b22:
	%152 = phi i64 [ %151, %b21 ], [ %159, %b23_ok1 ], !dbg !437
	%153 = icmp slt i64 %152, %5, !dbg !437
	br i1 %153, label %b23, label %b24, !dbg !437

b23:
	%154 = add i64 %58, %152, !dbg !493
	%155 = getelementptr inbounds float, float addrspace(1)* %3, i64 %154, !dbg !494
	%156 = icmp uge i64 %154, %p13, !dbg !494
	br i1 %156, label %b23_fail1, label %b23_ok1, !dbg !494, !prof !26

b23_ok1:
	%157 = load float, float addrspace(1)* %155, align 4, !dbg !494
	%158 = fdiv float %157, %149, !dbg !495
	store float %158, float addrspace(1)* %155, align 4, !dbg !494
	%159 = add i64 %152, %49, !dbg !437
	br label %b22, !dbg !437

b24:
	%160 = add i64 %51, %17, !dbg !496
	br label %b1, !dbg !496

b25:
	ret void, !dbg !496

b2_fail1:
	%161 = icmp ugt i64 %55, %p9, !dbg !451
	br i1 %161, label %b2_fail2, label %b2_ok2, !dbg !451

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !451
	br label %fail, !dbg !451

b2_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !451
	br label %fail, !dbg !451

b8_cold:
	%162 = phi i64 [ %178, %b11_cold ], [ 0, %b3 ], !dbg !453
	%163 = phi i64 [ %179, %b11_cold ], [ %66, %b3 ], !dbg !453
	%164 = icmp slt i64 %163, %4, !dbg !453
	br i1 %164, label %b9_cold, label %b12, !dbg !453

b9_cold:
	%165 = getelementptr inbounds float, float addrspace(1)* %57, i64 %163, !dbg !454
	%166 = icmp uge i64 %163, %56, !dbg !454
	br i1 %166, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !454, !prof !26

b9_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !454
	br label %fail, !dbg !454

b9_cold_ok1:
	%167 = load float, float addrspace(1)* %165, align 4, !dbg !454
	%168 = bitcast float %167 to i32, !dbg !457
	%169 = zext i32 %168 to i64, !dbg !457
	%170 = shl i64 %169, 32, !dbg !458
	%171 = trunc i64 %163 to i32, !dbg !459
	%172 = xor i32 %171, -1, !dbg !460
	%173 = zext i32 %172 to i64, !dbg !461
	%174 = or i64 %170, %173, !dbg !462
	%175 = icmp ult i64 %174, %62, !dbg !463
	br i1 %175, label %b10_cold, label %b11_cold, !dbg !463

b10_cold:
	%176 = icmp ugt i64 %162, %174, !dbg !464
	%177 = select i1 %176, i64 %162, i64 %174, !dbg !464
	br label %b11_cold, !dbg !465

b11_cold:
	%178 = phi i64 [ %162, %b9_cold_ok1 ], [ %177, %b10_cold ], !dbg !466
	%179 = add i64 %163, %49, !dbg !453
	br label %b8_cold, !dbg !453, !llvm.loop !468

b19_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !487
	br label %fail, !dbg !487

b19_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !491
	br label %fail, !dbg !491

b23_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !494
	br label %fail, !dbg !494

fail:
	%180 = phi i32 [ 40, %b2_fail2 ], [ 41, %b2_ok2 ], [ 42, %b9_cold_fail1 ], [ 43, %b19_fail1 ], [ 44, %b19_fail2 ], [ 45, %b23_fail1 ], !dbg !425
	%181 = phi i64 [ %55, %b2_fail2 ], [ %53, %b2_ok2 ], [ %163, %b9_cold_fail1 ], [ %140, %b19_fail1 ], [ %140, %b19_fail2 ], [ %154, %b23_fail1 ], !dbg !425
	%182 = phi i64 [ %p9, %b2_fail2 ], [ %55, %b2_ok2 ], [ %56, %b9_cold_fail1 ], [ %p11, %b19_fail1 ], [ %p13, %b19_fail2 ], [ %p13, %b23_fail1 ], !dbg !425
	call void @gpuc_fail(i8* %ctrl, i32 %180, i64 %181, i64 %182), !dbg !425
	ret void, !dbg !425
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

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare float @__nv_fmaf(float %a0, float %a1, float %a2) nounwind readnone

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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare void @llvm.nvvm.bar.warp.sync(i32 %a0) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!497, !498, !499, !500, !501, !502, !503, !504, !505, !506}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Run", scope: !1, file: !1, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!7 = !DILocation(line: 65, column: 6, scope: !6)
!8 = !DIFile(filename: "dispatch.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!9 = distinct !DISubprogram(name: "announce", scope: !8, file: !8, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!10 = !DILocation(line: 68, column: 11, scope: !6)
!11 = !DILocation(line: 11, column: 44, scope: !9, inlinedAt: !10)
!12 = !DILocation(line: 11, column: 69, scope: !9, inlinedAt: !10)
!13 = !DIFile(filename: "clock.go", directory: "github.com/gpuc-go/gpuc/examples/clock")
!14 = distinct !DISubprogram(name: "block", scope: !13, file: !13, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!15 = distinct !DISubprogram(name: "Epoch", scope: !13, file: !13, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!16 = !DILocation(line: 66, column: 22, scope: !6)
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
!28 = !DILocation(line: 67, column: 36, scope: !6)
!29 = !DILocation(line: 67, column: 20, scope: !6)
!30 = !DILocation(line: 11, column: 33, scope: !9, inlinedAt: !10)
!31 = !DILocation(line: 11, column: 56, scope: !9, inlinedAt: !10)
!32 = !DILocation(line: 12, column: 19, scope: !9, inlinedAt: !10)
!33 = !DILocation(line: 13, column: 37, scope: !9, inlinedAt: !10)
!34 = !DILocation(line: 13, column: 40, scope: !9, inlinedAt: !10)
!35 = !DILocation(line: 14, column: 25, scope: !9, inlinedAt: !10)
!36 = !{i32 0, i32 1024}
!37 = !{i32 0, i32 64}
!38 = !{i32 1, i32 1025}
!39 = !{i32 1, i32 65}
!40 = !DILocation(line: 16, column: 32, scope: !9, inlinedAt: !10)
!41 = !{!"branch_weights", i32 1048576, i32 1}
!42 = !DILocation(line: 15, column: 9, scope: !9, inlinedAt: !10)
!43 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!44 = !DILocation(line: 16, column: 19, scope: !9, inlinedAt: !10)
!45 = !DILocation(line: 103, column: 63, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 103, column: 57, scope: !43, inlinedAt: !44)
!47 = !DILocation(line: 103, column: 67, scope: !43, inlinedAt: !44)
!48 = !DILocation(line: 16, column: 14, scope: !9, inlinedAt: !10)
!49 = !DILocation(line: 16, column: 36, scope: !9, inlinedAt: !10)
!50 = !DILocation(line: 16, column: 10, scope: !9, inlinedAt: !10)
!51 = !{!"llvm.loop.unroll.disable"}
!52 = distinct !{!52, !51}
!53 = !DILocation(line: 18, column: 8, scope: !9, inlinedAt: !10)
!54 = !DILocation(line: 19, column: 25, scope: !9, inlinedAt: !10)
!55 = !DILocation(line: 20, column: 42, scope: !9, inlinedAt: !10)
!56 = !DILocation(line: 20, column: 35, scope: !9, inlinedAt: !10)
!57 = !DILocation(line: 20, column: 24, scope: !9, inlinedAt: !10)
!58 = !DILocation(line: 22, column: 8, scope: !9, inlinedAt: !10)
!59 = !DILocation(line: 23, column: 17, scope: !9, inlinedAt: !10)
!60 = !DILocation(line: 23, column: 51, scope: !9, inlinedAt: !10)
!61 = !DILocation(line: 23, column: 6, scope: !9, inlinedAt: !10)
!62 = !DILocation(line: 23, column: 31, scope: !9, inlinedAt: !10)
!63 = !DILocation(line: 24, column: 11, scope: !9, inlinedAt: !10)
!64 = !DILocation(line: 25, column: 41, scope: !9, inlinedAt: !10)
!65 = !DILocation(line: 103, column: 63, scope: !43, inlinedAt: !64)
!66 = !DILocation(line: 103, column: 57, scope: !43, inlinedAt: !64)
!67 = !DILocation(line: 103, column: 67, scope: !43, inlinedAt: !64)
!68 = !DILocation(line: 25, column: 55, scope: !9, inlinedAt: !10)
!69 = !DILocation(line: 25, column: 57, scope: !9, inlinedAt: !10)
!70 = !DILocation(line: 25, column: 60, scope: !9, inlinedAt: !10)
!71 = !DILocation(line: 25, column: 36, scope: !9, inlinedAt: !10)
!72 = !DILocation(line: 25, column: 32, scope: !9, inlinedAt: !10)
!73 = !DILocation(line: 25, column: 85, scope: !9, inlinedAt: !10)
!74 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!75 = !DILocation(line: 25, column: 71, scope: !9, inlinedAt: !10)
!76 = !DILocation(line: 97, column: 56, scope: !74, inlinedAt: !75)
!77 = !DILocation(line: 97, column: 69, scope: !74, inlinedAt: !75)
!78 = !DILocation(line: 97, column: 61, scope: !74, inlinedAt: !75)
!79 = !DILocation(line: 25, column: 111, scope: !9, inlinedAt: !10)
!80 = !DILocation(line: 25, column: 17, scope: !9, inlinedAt: !10)
!81 = !DILocation(line: 23, column: 40, scope: !9, inlinedAt: !10)
!82 = !DILocation(line: 27, column: 8, scope: !9, inlinedAt: !10)
!83 = distinct !DISubprogram(name: "dispatch", scope: !8, file: !8, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!84 = !DILocation(line: 70, column: 10, scope: !6)
!85 = !DILocation(line: 37, column: 30, scope: !83, inlinedAt: !84)
!86 = !DILocation(line: 37, column: 19, scope: !83, inlinedAt: !84)
!87 = !DILocation(line: 37, column: 55, scope: !83, inlinedAt: !84)
!88 = !DILocation(line: 37, column: 42, scope: !83, inlinedAt: !84)
!89 = !DILocation(line: 38, column: 30, scope: !83, inlinedAt: !84)
!90 = !DILocation(line: 38, column: 26, scope: !83, inlinedAt: !84)
!91 = !DILocation(line: 38, column: 11, scope: !83, inlinedAt: !84)
!92 = !DILocation(line: 39, column: 26, scope: !83, inlinedAt: !84)
!93 = !DILocation(line: 39, column: 23, scope: !83, inlinedAt: !84)
!94 = !DILocation(line: 39, column: 16, scope: !83, inlinedAt: !84)
!95 = !DILocation(line: 40, column: 31, scope: !83, inlinedAt: !84)
!96 = !DILocation(line: 40, column: 23, scope: !83, inlinedAt: !84)
!97 = !DILocation(line: 103, column: 63, scope: !43, inlinedAt: !96)
!98 = !DILocation(line: 103, column: 57, scope: !43, inlinedAt: !96)
!99 = !DILocation(line: 103, column: 67, scope: !43, inlinedAt: !96)
!100 = !DILocation(line: 40, column: 18, scope: !83, inlinedAt: !84)
!101 = !DILocation(line: 40, column: 45, scope: !83, inlinedAt: !84)
!102 = !DILocation(line: 41, column: 36, scope: !83, inlinedAt: !84)
!103 = !DILocation(line: 41, column: 39, scope: !83, inlinedAt: !84)
!104 = !DILocation(line: 42, column: 33, scope: !83, inlinedAt: !84)
!105 = !DILocation(line: 43, column: 19, scope: !83, inlinedAt: !84)
!106 = !DILocation(line: 43, column: 14, scope: !83, inlinedAt: !84)
!107 = !DILocation(line: 44, column: 38, scope: !83, inlinedAt: !84)
!108 = !DILocation(line: 44, column: 33, scope: !83, inlinedAt: !84)
!109 = !DILocation(line: 44, column: 23, scope: !83, inlinedAt: !84)
!110 = !DILocation(line: 45, column: 35, scope: !83, inlinedAt: !84)
!111 = !DILocation(line: 45, column: 17, scope: !83, inlinedAt: !84)
!112 = !DILocation(line: 45, column: 32, scope: !83, inlinedAt: !84)
!113 = !DILocation(line: 45, column: 29, scope: !83, inlinedAt: !84)
!114 = !DILocation(line: 46, column: 21, scope: !83, inlinedAt: !84)
!115 = !DILocation(line: 46, column: 13, scope: !83, inlinedAt: !84)
!116 = !DILocation(line: 47, column: 23, scope: !83, inlinedAt: !84)
!117 = !DILocation(line: 47, column: 26, scope: !83, inlinedAt: !84)
!118 = !DILocation(line: 47, column: 30, scope: !83, inlinedAt: !84)
!119 = !DILocation(line: 47, column: 40, scope: !83, inlinedAt: !84)
!120 = !DILocation(line: 47, column: 9, scope: !83, inlinedAt: !84)
!121 = !DILocation(line: 49, column: 16, scope: !83, inlinedAt: !84)
!122 = distinct !DISubprogram(name: "Layer.row", scope: !1, file: !1, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!123 = !DILocation(line: 51, column: 38, scope: !83, inlinedAt: !84)
!124 = !DILocation(line: 87, column: 22, scope: !122, inlinedAt: !123)
!125 = !DILocation(line: 51, column: 21, scope: !83, inlinedAt: !84)
!126 = !DILocation(line: 50, column: 21, scope: !83, inlinedAt: !84)
!127 = !DILocation(line: 87, column: 13, scope: !122, inlinedAt: !123)
!128 = !DILocation(line: 87, column: 17, scope: !122, inlinedAt: !123)
!129 = !DILocation(line: 88, column: 27, scope: !122, inlinedAt: !123)
!130 = !DILocation(line: 88, column: 16, scope: !122, inlinedAt: !123)
!131 = !DILocation(line: 51, column: 61, scope: !83, inlinedAt: !84)
!132 = !DILocation(line: 87, column: 13, scope: !122, inlinedAt: !131)
!133 = !DILocation(line: 87, column: 17, scope: !122, inlinedAt: !131)
!134 = !DILocation(line: 88, column: 27, scope: !122, inlinedAt: !131)
!135 = !DILocation(line: 88, column: 16, scope: !122, inlinedAt: !131)
!136 = !DILocation(line: 52, column: 16, scope: !83, inlinedAt: !84)
!137 = !DILocation(line: 52, column: 78, scope: !83, inlinedAt: !84)
!138 = !DILocation(line: 52, column: 52, scope: !83, inlinedAt: !84)
!139 = !DILocation(line: 52, column: 49, scope: !83, inlinedAt: !84)
!140 = !DILocation(line: 52, column: 35, scope: !83, inlinedAt: !84)
!141 = !DILocation(line: 97, column: 56, scope: !74, inlinedAt: !140)
!142 = !DILocation(line: 97, column: 69, scope: !74, inlinedAt: !140)
!143 = !DILocation(line: 97, column: 61, scope: !74, inlinedAt: !140)
!144 = distinct !DISubprogram(name: "Advance", scope: !13, file: !13, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!145 = !DILocation(line: 71, column: 15, scope: !6)
!146 = !DILocation(line: 21, column: 16, scope: !144, inlinedAt: !145)
!147 = !DILocation(line: 22, column: 22, scope: !144, inlinedAt: !145)
!148 = !DILocation(line: 23, column: 8, scope: !144, inlinedAt: !145)
!149 = !DILocation(line: 23, column: 3, scope: !144, inlinedAt: !145)
!150 = !DIFile(filename: "apply.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!151 = distinct !DISubprogram(name: "apply", scope: !150, file: !150, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!152 = !DILocation(line: 72, column: 7, scope: !6)
!153 = !DILocation(line: 14, column: 37, scope: !151, inlinedAt: !152)
!154 = !DILocation(line: 14, column: 47, scope: !151, inlinedAt: !152)
!155 = !DILocation(line: 14, column: 40, scope: !151, inlinedAt: !152)
!156 = !DILocation(line: 15, column: 20, scope: !151, inlinedAt: !152)
!157 = distinct !DISubprogram(name: "awaitCounts", scope: !150, file: !150, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!158 = !DILocation(line: 16, column: 13, scope: !151, inlinedAt: !152)
!159 = !DILocation(line: 34, column: 37, scope: !157, inlinedAt: !158)
!160 = !DILocation(line: 35, column: 35, scope: !157, inlinedAt: !158)
!161 = !DILocation(line: 35, column: 23, scope: !157, inlinedAt: !158)
!162 = !DILocation(line: 39, column: 31, scope: !157, inlinedAt: !158)
!163 = !DILocation(line: 103, column: 67, scope: !43, inlinedAt: !162)
!164 = !DILocation(line: 46, column: 38, scope: !157, inlinedAt: !158)
!165 = !DILocation(line: 46, column: 40, scope: !157, inlinedAt: !158)
!166 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!167 = distinct !DISubprogram(name: "Broadcast", scope: !166, file: !166, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!168 = !DILocation(line: 46, column: 23, scope: !157, inlinedAt: !158)
!169 = !DILocation(line: 36, column: 10, scope: !167, inlinedAt: !168)
!170 = !DILocation(line: 40, column: 17, scope: !167, inlinedAt: !168)
!171 = !DILocation(line: 36, column: 54, scope: !157, inlinedAt: !158)
!172 = !DILocation(line: 35, column: 10, scope: !157, inlinedAt: !158)
!173 = !DILocation(line: 36, column: 7, scope: !157, inlinedAt: !158)
!174 = !DILocation(line: 36, column: 31, scope: !157, inlinedAt: !158)
!175 = !DILocation(line: 37, column: 33, scope: !157, inlinedAt: !158)
!176 = !{i32 0, i32 32}
!177 = !DILocation(line: 37, column: 19, scope: !157, inlinedAt: !158)
!178 = !DILocation(line: 38, column: 12, scope: !157, inlinedAt: !158)
!179 = !DILocation(line: 39, column: 46, scope: !157, inlinedAt: !158)
!180 = !DILocation(line: 39, column: 26, scope: !157, inlinedAt: !158)
!181 = !DILocation(line: 39, column: 22, scope: !157, inlinedAt: !158)
!182 = !DILocation(line: 40, column: 67, scope: !157, inlinedAt: !158)
!183 = !DILocation(line: 97, column: 56, scope: !74, inlinedAt: !182)
!184 = !DILocation(line: 40, column: 42, scope: !157, inlinedAt: !158)
!185 = distinct !DISubprogram(name: "said", scope: !1, file: !1, line: 100, type: !4, isDefinition: true, scopeLine: 100, isOptimized: true, unit: !2)
!186 = !DILocation(line: 40, column: 13, scope: !157, inlinedAt: !158)
!187 = !DILocation(line: 100, column: 46, scope: !185, inlinedAt: !186)
!188 = !DILocation(line: 37, column: 10, scope: !157, inlinedAt: !158)
!189 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!190 = distinct !DISubprogram(name: "scan", scope: !189, file: !189, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!191 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !189, file: !189, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!192 = !DILocation(line: 42, column: 37, scope: !157, inlinedAt: !158)
!193 = !DILocation(line: 6, column: 21, scope: !191, inlinedAt: !192)
!194 = !DILocation(line: 25, column: 16, scope: !190, inlinedAt: !193)
!195 = !DILocation(line: 23, column: 48, scope: !190, inlinedAt: !193)
!196 = !DILocation(line: 26, column: 6, scope: !190, inlinedAt: !193)
!197 = !DILocation(line: 26, column: 24, scope: !190, inlinedAt: !193)
!198 = !DILocation(line: 27, column: 24, scope: !190, inlinedAt: !193)
!199 = !DILocation(line: 27, column: 44, scope: !190, inlinedAt: !193)
!200 = !DILocation(line: 28, column: 4, scope: !190, inlinedAt: !193)
!201 = !DILocation(line: 26, column: 37, scope: !190, inlinedAt: !193)
!202 = !DILocation(line: 42, column: 15, scope: !157, inlinedAt: !158)
!203 = !DILocation(line: 43, column: 12, scope: !157, inlinedAt: !158)
!204 = !DILocation(line: 44, column: 11, scope: !157, inlinedAt: !158)
!205 = !DILocation(line: 44, column: 24, scope: !157, inlinedAt: !158)
!206 = !DILocation(line: 37, column: 8, scope: !167, inlinedAt: !168)
!207 = !DILocation(line: 36, column: 40, scope: !157, inlinedAt: !158)
!208 = !DILocation(line: 48, column: 12, scope: !157, inlinedAt: !158)
!209 = !DILocation(line: 48, column: 15, scope: !157, inlinedAt: !158)
!210 = !DILocation(line: 49, column: 10, scope: !157, inlinedAt: !158)
!211 = !DILocation(line: 52, column: 16, scope: !157, inlinedAt: !158)
!212 = !DILocation(line: 17, column: 28, scope: !151, inlinedAt: !152)
!213 = !DILocation(line: 18, column: 17, scope: !151, inlinedAt: !152)
!214 = !DILocation(line: 18, column: 45, scope: !151, inlinedAt: !152)
!215 = distinct !DISubprogram(name: "find", scope: !150, file: !150, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!216 = !DILocation(line: 19, column: 15, scope: !151, inlinedAt: !152)
!217 = !DILocation(line: 57, column: 47, scope: !215, inlinedAt: !216)
!218 = !DILocation(line: 57, column: 35, scope: !215, inlinedAt: !216)
!219 = !DILocation(line: 21, column: 59, scope: !151, inlinedAt: !152)
!220 = distinct !DISubprogram(name: "expertRow.apply", scope: !150, file: !150, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!221 = !DILocation(line: 27, column: 10, scope: !151, inlinedAt: !152)
!222 = !DILocation(line: 85, column: 35, scope: !220, inlinedAt: !221)
!223 = !DILocation(line: 92, column: 52, scope: !220, inlinedAt: !221)
!224 = !DILocation(line: 92, column: 66, scope: !220, inlinedAt: !221)
!225 = !DILocation(line: 91, column: 47, scope: !220, inlinedAt: !221)
!226 = !DILocation(line: 18, column: 6, scope: !151, inlinedAt: !152)
!227 = !DILocation(line: 18, column: 37, scope: !151, inlinedAt: !152)
!228 = !DILocation(line: 57, column: 2, scope: !215, inlinedAt: !216)
!229 = !DILocation(line: 57, column: 8, scope: !215, inlinedAt: !216)
!230 = !DILocation(line: 58, column: 12, scope: !215, inlinedAt: !216)
!231 = !DILocation(line: 58, column: 18, scope: !215, inlinedAt: !216)
!232 = !DILocation(line: 59, column: 22, scope: !215, inlinedAt: !216)
!233 = !DILocation(line: 59, column: 32, scope: !215, inlinedAt: !216)
!234 = !DILocation(line: 59, column: 43, scope: !215, inlinedAt: !216)
!235 = !DILocation(line: 59, column: 52, scope: !215, inlinedAt: !216)
!236 = !DILocation(line: 20, column: 30, scope: !151, inlinedAt: !152)
!237 = !DILocation(line: 20, column: 40, scope: !151, inlinedAt: !152)
!238 = !DILocation(line: 20, column: 52, scope: !151, inlinedAt: !152)
!239 = !DILocation(line: 20, column: 44, scope: !151, inlinedAt: !152)
!240 = !DILocation(line: 20, column: 75, scope: !151, inlinedAt: !152)
!241 = !DILocation(line: 20, column: 69, scope: !151, inlinedAt: !152)
!242 = distinct !DISubprogram(name: "Layer.rows", scope: !1, file: !1, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!243 = !DILocation(line: 21, column: 28, scope: !151, inlinedAt: !152)
!244 = !DILocation(line: 93, column: 14, scope: !242, inlinedAt: !243)
!245 = distinct !DISubprogram(name: "Layer.vecs", scope: !1, file: !1, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!246 = !DILocation(line: 93, column: 24, scope: !242, inlinedAt: !243)
!247 = !DILocation(line: 83, column: 49, scope: !245, inlinedAt: !246)
!248 = !DILocation(line: 83, column: 39, scope: !245, inlinedAt: !246)
!249 = !DILocation(line: 93, column: 17, scope: !242, inlinedAt: !243)
!250 = !DILocation(line: 93, column: 10, scope: !242, inlinedAt: !243)
!251 = !DILocation(line: 93, column: 28, scope: !242, inlinedAt: !243)
!252 = !DILocation(line: 21, column: 74, scope: !151, inlinedAt: !152)
!253 = !DILocation(line: 22, column: 31, scope: !151, inlinedAt: !152)
!254 = !DILocation(line: 22, column: 26, scope: !151, inlinedAt: !152)
!255 = !DILocation(line: 22, column: 42, scope: !151, inlinedAt: !152)
!256 = !DILocation(line: 23, column: 15, scope: !151, inlinedAt: !152)
!257 = !DILocation(line: 24, column: 54, scope: !151, inlinedAt: !152)
!258 = !DILocation(line: 24, column: 88, scope: !151, inlinedAt: !152)
!259 = !DILocation(line: 97, column: 56, scope: !74, inlinedAt: !258)
!260 = !DILocation(line: 24, column: 38, scope: !151, inlinedAt: !152)
!261 = !DILocation(line: 24, column: 16, scope: !151, inlinedAt: !152)
!262 = !DILocation(line: 100, column: 46, scope: !185, inlinedAt: !261)
!263 = !DILocation(line: 24, column: 4, scope: !151, inlinedAt: !152)
!264 = !DILocation(line: 26, column: 9, scope: !151, inlinedAt: !152)
!265 = !DILocation(line: 27, column: 20, scope: !151, inlinedAt: !152)
!266 = !DILocation(line: 85, column: 27, scope: !220, inlinedAt: !221)
!267 = !DILocation(line: 85, column: 32, scope: !220, inlinedAt: !221)
!268 = !DILocation(line: 87, column: 13, scope: !220, inlinedAt: !221)
!269 = !DILocation(line: 93, column: 14, scope: !242, inlinedAt: !268)
!270 = !DILocation(line: 93, column: 17, scope: !242, inlinedAt: !268)
!271 = !DILocation(line: 93, column: 10, scope: !242, inlinedAt: !268)
!272 = !DILocation(line: 93, column: 28, scope: !242, inlinedAt: !268)
!273 = !DILocation(line: 84, column: 5, scope: !220, inlinedAt: !221)
!274 = !DILocation(line: 91, column: 17, scope: !220, inlinedAt: !221)
!275 = !DILocation(line: 91, column: 6, scope: !220, inlinedAt: !221)
!276 = !DILocation(line: 91, column: 23, scope: !220, inlinedAt: !221)
!277 = distinct !DISubprogram(name: "at", scope: !150, file: !150, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!278 = !DILocation(line: 92, column: 23, scope: !220, inlinedAt: !221)
!279 = !DILocation(line: 113, column: 11, scope: !277, inlinedAt: !278)
!280 = !DILocation(line: 92, column: 38, scope: !220, inlinedAt: !221)
!281 = !DILocation(line: 92, column: 33, scope: !220, inlinedAt: !221)
!282 = !DILocation(line: 112, column: 7, scope: !277, inlinedAt: !281)
!283 = !DILocation(line: 113, column: 11, scope: !277, inlinedAt: !281)
!284 = !DILocation(line: 113, column: 3, scope: !277, inlinedAt: !281)
!285 = !DILocation(line: 92, column: 50, scope: !220, inlinedAt: !221)
!286 = !DILocation(line: 92, column: 45, scope: !220, inlinedAt: !221)
!287 = !DILocation(line: 112, column: 7, scope: !277, inlinedAt: !286)
!288 = !DILocation(line: 113, column: 11, scope: !277, inlinedAt: !286)
!289 = !DILocation(line: 113, column: 3, scope: !277, inlinedAt: !286)
!290 = !DILocation(line: 92, column: 64, scope: !220, inlinedAt: !221)
!291 = !DILocation(line: 92, column: 59, scope: !220, inlinedAt: !221)
!292 = !DILocation(line: 112, column: 7, scope: !277, inlinedAt: !291)
!293 = !DILocation(line: 113, column: 11, scope: !277, inlinedAt: !291)
!294 = !DILocation(line: 113, column: 3, scope: !277, inlinedAt: !291)
!295 = !DILocation(line: 93, column: 21, scope: !220, inlinedAt: !221)
!296 = distinct !DISubprogram(name: "affine", scope: !150, file: !150, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!297 = distinct !DISubprogram(name: "store", scope: !150, file: !150, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!298 = !DILocation(line: 93, column: 8, scope: !220, inlinedAt: !221)
!299 = !DILocation(line: 121, column: 23, scope: !297, inlinedAt: !298)
!300 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !299)
!301 = !DILocation(line: 121, column: 52, scope: !297, inlinedAt: !298)
!302 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !301)
!303 = !DILocation(line: 121, column: 81, scope: !297, inlinedAt: !298)
!304 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !303)
!305 = !DILocation(line: 121, column: 110, scope: !297, inlinedAt: !298)
!306 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !305)
!307 = !DILocation(line: 121, column: 4, scope: !297, inlinedAt: !298)
!308 = !DILocation(line: 94, column: 8, scope: !220, inlinedAt: !221)
!309 = !DILocation(line: 120, column: 7, scope: !297, inlinedAt: !308)
!310 = !DILocation(line: 121, column: 23, scope: !297, inlinedAt: !308)
!311 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !310)
!312 = !DILocation(line: 121, column: 52, scope: !297, inlinedAt: !308)
!313 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !312)
!314 = !DILocation(line: 121, column: 81, scope: !297, inlinedAt: !308)
!315 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !314)
!316 = !DILocation(line: 121, column: 110, scope: !297, inlinedAt: !308)
!317 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !316)
!318 = !DILocation(line: 121, column: 4, scope: !297, inlinedAt: !308)
!319 = !DILocation(line: 95, column: 8, scope: !220, inlinedAt: !221)
!320 = !DILocation(line: 120, column: 7, scope: !297, inlinedAt: !319)
!321 = !DILocation(line: 121, column: 23, scope: !297, inlinedAt: !319)
!322 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !321)
!323 = !DILocation(line: 121, column: 52, scope: !297, inlinedAt: !319)
!324 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !323)
!325 = !DILocation(line: 121, column: 81, scope: !297, inlinedAt: !319)
!326 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !325)
!327 = !DILocation(line: 121, column: 110, scope: !297, inlinedAt: !319)
!328 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !327)
!329 = !DILocation(line: 121, column: 4, scope: !297, inlinedAt: !319)
!330 = !DILocation(line: 96, column: 8, scope: !220, inlinedAt: !221)
!331 = !DILocation(line: 120, column: 7, scope: !297, inlinedAt: !330)
!332 = !DILocation(line: 121, column: 23, scope: !297, inlinedAt: !330)
!333 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !332)
!334 = !DILocation(line: 121, column: 52, scope: !297, inlinedAt: !330)
!335 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !334)
!336 = !DILocation(line: 121, column: 81, scope: !297, inlinedAt: !330)
!337 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !336)
!338 = !DILocation(line: 121, column: 110, scope: !297, inlinedAt: !330)
!339 = !DILocation(line: 125, column: 61, scope: !296, inlinedAt: !338)
!340 = !DILocation(line: 121, column: 4, scope: !297, inlinedAt: !330)
!341 = !DILocation(line: 91, column: 33, scope: !220, inlinedAt: !221)
!342 = !DILocation(line: 98, column: 8, scope: !220, inlinedAt: !221)
!343 = !DILocation(line: 99, column: 31, scope: !220, inlinedAt: !221)
!344 = !DILocation(line: 99, column: 27, scope: !220, inlinedAt: !221)
!345 = !DILocation(line: 104, column: 14, scope: !220, inlinedAt: !221)
!346 = !DILocation(line: 105, column: 14, scope: !220, inlinedAt: !221)
!347 = !DILocation(line: 106, column: 17, scope: !220, inlinedAt: !221)
!348 = !DILocation(line: 101, column: 30, scope: !220, inlinedAt: !221)
!349 = !DILocation(line: 87, column: 17, scope: !122, inlinedAt: !348)
!350 = !DILocation(line: 88, column: 27, scope: !122, inlinedAt: !348)
!351 = !DILocation(line: 88, column: 16, scope: !122, inlinedAt: !348)
!352 = !DILocation(line: 101, column: 54, scope: !220, inlinedAt: !221)
!353 = !DILocation(line: 87, column: 17, scope: !122, inlinedAt: !352)
!354 = !DILocation(line: 88, column: 27, scope: !122, inlinedAt: !352)
!355 = !DILocation(line: 88, column: 16, scope: !122, inlinedAt: !352)
!356 = !DILocation(line: 101, column: 21, scope: !220, inlinedAt: !221)
!357 = !DILocation(line: 102, column: 3, scope: !220, inlinedAt: !221)
!358 = !DILocation(line: 18, column: 54, scope: !151, inlinedAt: !152)
!359 = !DIFile(filename: "combine.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!360 = distinct !DISubprogram(name: "combine", scope: !359, file: !359, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!361 = !DILocation(line: 73, column: 9, scope: !6)
!362 = !DILocation(line: 13, column: 29, scope: !360, inlinedAt: !361)
!363 = !DILocation(line: 12, column: 34, scope: !360, inlinedAt: !361)
!364 = !DILocation(line: 83, column: 49, scope: !245, inlinedAt: !363)
!365 = !DILocation(line: 83, column: 39, scope: !245, inlinedAt: !363)
!366 = !DILocation(line: 13, column: 14, scope: !360, inlinedAt: !361)
!367 = !DILocation(line: 13, column: 24, scope: !360, inlinedAt: !361)
!368 = !DILocation(line: 14, column: 25, scope: !360, inlinedAt: !361)
!369 = !DILocation(line: 14, column: 56, scope: !360, inlinedAt: !361)
!370 = !DILocation(line: 15, column: 47, scope: !360, inlinedAt: !361)
!371 = !DILocation(line: 18, column: 25, scope: !360, inlinedAt: !361)
!372 = !DILocation(line: 93, column: 33, scope: !242, inlinedAt: !371)
!373 = !DILocation(line: 93, column: 36, scope: !242, inlinedAt: !371)
!374 = !DILocation(line: 26, column: 23, scope: !360, inlinedAt: !361)
!375 = !DILocation(line: 15, column: 17, scope: !360, inlinedAt: !361)
!376 = !DILocation(line: 15, column: 6, scope: !360, inlinedAt: !361)
!377 = !DILocation(line: 15, column: 37, scope: !360, inlinedAt: !361)
!378 = !DILocation(line: 16, column: 19, scope: !360, inlinedAt: !361)
!379 = !DILocation(line: 16, column: 30, scope: !360, inlinedAt: !361)
!380 = !DILocation(line: 17, column: 18, scope: !360, inlinedAt: !361)
!381 = !DILocation(line: 93, column: 14, scope: !242, inlinedAt: !371)
!382 = !DILocation(line: 93, column: 17, scope: !242, inlinedAt: !371)
!383 = !DILocation(line: 93, column: 10, scope: !242, inlinedAt: !371)
!384 = !DILocation(line: 93, column: 28, scope: !242, inlinedAt: !371)
!385 = !DILocation(line: 18, column: 53, scope: !360, inlinedAt: !361)
!386 = !DILocation(line: 93, column: 14, scope: !242, inlinedAt: !385)
!387 = !DILocation(line: 93, column: 17, scope: !242, inlinedAt: !385)
!388 = !DILocation(line: 93, column: 10, scope: !242, inlinedAt: !385)
!389 = !DILocation(line: 93, column: 28, scope: !242, inlinedAt: !385)
!390 = !DILocation(line: 19, column: 15, scope: !360, inlinedAt: !361)
!391 = !DILocation(line: 19, column: 28, scope: !360, inlinedAt: !361)
!392 = !DILocation(line: 20, column: 17, scope: !360, inlinedAt: !361)
!393 = !DILocation(line: 20, column: 12, scope: !360, inlinedAt: !361)
!394 = !DILocation(line: 21, column: 15, scope: !360, inlinedAt: !361)
!395 = !DILocation(line: 21, column: 12, scope: !360, inlinedAt: !361)
!396 = !DILocation(line: 22, column: 26, scope: !360, inlinedAt: !361)
!397 = !DILocation(line: 23, column: 53, scope: !360, inlinedAt: !361)
!398 = !DILocation(line: 23, column: 42, scope: !360, inlinedAt: !361)
!399 = !DILocation(line: 23, column: 25, scope: !360, inlinedAt: !361)
!400 = !DILocation(line: 25, column: 9, scope: !360, inlinedAt: !361)
!401 = !DILocation(line: 26, column: 15, scope: !360, inlinedAt: !361)
!402 = !DILocation(line: 26, column: 7, scope: !360, inlinedAt: !361)
!403 = !DILocation(line: 26, column: 37, scope: !360, inlinedAt: !361)
!404 = !DILocation(line: 27, column: 42, scope: !360, inlinedAt: !361)
!405 = distinct !DISubprogram(name: "weigh", scope: !359, file: !359, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!406 = !DILocation(line: 27, column: 18, scope: !360, inlinedAt: !361)
!407 = !DILocation(line: 34, column: 2, scope: !405, inlinedAt: !406)
!408 = !DILocation(line: 34, column: 2, scope: !6)
!409 = !DILocation(line: 36, column: 20, scope: !405, inlinedAt: !406)
!410 = !DILocation(line: 37, column: 14, scope: !405, inlinedAt: !406)
!411 = !DILocation(line: 37, column: 16, scope: !405, inlinedAt: !406)
!412 = !DILocation(line: 37, column: 12, scope: !405, inlinedAt: !406)
!413 = !DILocation(line: 38, column: 23, scope: !405, inlinedAt: !406)
!414 = !DILocation(line: 38, column: 50, scope: !405, inlinedAt: !406)
!415 = !DILocation(line: 38, column: 77, scope: !405, inlinedAt: !406)
!416 = !DILocation(line: 38, column: 104, scope: !405, inlinedAt: !406)
!417 = !DILocation(line: 38, column: 3, scope: !405, inlinedAt: !406)
!418 = !{!"llvm.loop.unroll.count", i32 8}
!419 = distinct !{!419, !418}
!420 = !DILocation(line: 27, column: 7, scope: !360, inlinedAt: !361)
!421 = !DILocation(line: 26, column: 43, scope: !360, inlinedAt: !361)
!422 = !DILocation(line: 15, column: 57, scope: !360, inlinedAt: !361)
!423 = !DIFile(filename: "route.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!424 = distinct !DISubprogram(name: "Route", scope: !423, file: !423, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!425 = !DILocation(line: 10, column: 6, scope: !424)
!426 = !DILocation(line: 12, column: 22, scope: !424)
!427 = !DILocation(line: 12, column: 38, scope: !424)
!428 = !DILocation(line: 13, column: 20, scope: !424)
!429 = !{i32 1, i32 65536}
!430 = !DILocation(line: 13, column: 41, scope: !424)
!431 = !DILocation(line: 13, column: 25, scope: !424)
!432 = !DILocation(line: 13, column: 44, scope: !424)
!433 = !DILocation(line: 14, column: 28, scope: !424)
!434 = !DILocation(line: 14, column: 31, scope: !424)
!435 = !DILocation(line: 14, column: 54, scope: !424)
!436 = !DILocation(line: 17, column: 10, scope: !424)
!437 = !DILocation(line: 35, column: 26, scope: !424)
!438 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!439 = distinct !DISubprogram(name: "reduceWarp", scope: !438, file: !438, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!440 = distinct !DISubprogram(name: "reduce", scope: !438, file: !438, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!441 = distinct !DISubprogram(name: "ReduceMax", scope: !438, file: !438, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!442 = !DILocation(line: 25, column: 24, scope: !424)
!443 = !DILocation(line: 20, column: 15, scope: !441, inlinedAt: !442)
!444 = !DILocation(line: 45, column: 16, scope: !440, inlinedAt: !443)
!445 = !DILocation(line: 71, column: 7, scope: !439, inlinedAt: !444)
!446 = !DILocation(line: 14, column: 6, scope: !424)
!447 = !DILocation(line: 14, column: 49, scope: !424)
!448 = !DILocation(line: 15, column: 22, scope: !424)
!449 = !DILocation(line: 15, column: 39, scope: !424)
!450 = !DILocation(line: 15, column: 42, scope: !424)
!451 = !DILocation(line: 15, column: 16, scope: !424)
!452 = !DILocation(line: 16, column: 18, scope: !424)
!453 = !DILocation(line: 20, column: 27, scope: !424)
!454 = !DILocation(line: 21, column: 21, scope: !424)
!455 = distinct !DISubprogram(name: "rank", scope: !423, file: !423, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!456 = !DILocation(line: 21, column: 17, scope: !424)
!457 = !DILocation(line: 45, column: 57, scope: !455, inlinedAt: !456)
!458 = !DILocation(line: 45, column: 64, scope: !455, inlinedAt: !456)
!459 = !DILocation(line: 45, column: 85, scope: !455, inlinedAt: !456)
!460 = !DILocation(line: 45, column: 78, scope: !455, inlinedAt: !456)
!461 = !DILocation(line: 45, column: 77, scope: !455, inlinedAt: !456)
!462 = !DILocation(line: 45, column: 69, scope: !455, inlinedAt: !456)
!463 = !DILocation(line: 21, column: 32, scope: !424)
!464 = !DILocation(line: 22, column: 16, scope: !424)
!465 = !DILocation(line: 22, column: 6, scope: !424)
!466 = !DILocation(line: 24, column: 4, scope: !424)
!467 = !{!"llvm.loop.unroll.disable"}
!468 = distinct !{!468, !467}
!469 = !DILocation(line: 71, column: 7, scope: !424)
!470 = !DILocation(line: 66, column: 35, scope: !439, inlinedAt: !444)
!471 = !DILocation(line: 72, column: 7, scope: !439, inlinedAt: !444)
!472 = !DILocation(line: 72, column: 35, scope: !439, inlinedAt: !444)
!473 = !DILocation(line: 73, column: 23, scope: !439, inlinedAt: !444)
!474 = !DILocation(line: 20, column: 77, scope: !441, inlinedAt: !442)
!475 = !DILocation(line: 72, column: 40, scope: !439, inlinedAt: !444)
!476 = !DILocation(line: 77, column: 16, scope: !439, inlinedAt: !444)
!477 = !DILocation(line: 77, column: 2, scope: !439, inlinedAt: !444)
!478 = !DILocation(line: 78, column: 6, scope: !439, inlinedAt: !444)
!479 = !DILocation(line: 78, column: 22, scope: !439, inlinedAt: !444)
!480 = !DILocation(line: 79, column: 23, scope: !439, inlinedAt: !444)
!481 = !DILocation(line: 78, column: 27, scope: !439, inlinedAt: !444)
!482 = !DILocation(line: 27, column: 40, scope: !424)
!483 = !DILocation(line: 27, column: 34, scope: !424)
!484 = !DILocation(line: 28, column: 4, scope: !424)
!485 = !DILocation(line: 29, column: 16, scope: !424)
!486 = !DILocation(line: 30, column: 17, scope: !424)
!487 = !DILocation(line: 30, column: 11, scope: !424)
!488 = !DILocation(line: 30, column: 36, scope: !424)
!489 = !DILocation(line: 30, column: 29, scope: !424)
!490 = !DILocation(line: 30, column: 28, scope: !424)
!491 = !DILocation(line: 31, column: 12, scope: !424)
!492 = !DILocation(line: 34, column: 9, scope: !424)
!493 = !DILocation(line: 36, column: 17, scope: !424)
!494 = !DILocation(line: 36, column: 11, scope: !424)
!495 = !DILocation(line: 36, column: 4, scope: !424)
!496 = !DILocation(line: 14, column: 66, scope: !424)
!497 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"kernel", i32 1}
!498 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidx", i32 128}
!499 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidy", i32 1}
!500 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidz", i32 1}
!501 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"minctasm", i32 4}
!502 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!503 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 128}
!504 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!505 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!506 = !{void (i32, i32, i32, i32, i32, i32, i32, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"minctasm", i32 8}
