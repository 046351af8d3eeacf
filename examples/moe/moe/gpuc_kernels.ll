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
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13, !range !14
	%15 = sext i32 %14 to i64, !dbg !13
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !13, !range !15
	%17 = sext i32 %16 to i64, !dbg !13
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !16, !range !17
	%19 = sext i32 %18 to i64, !dbg !16
	%20 = mul i64 %17, %19, !dbg !18
	%21 = add i64 %20, %15, !dbg !19
	%22 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %21, !dbg !20
	%23 = icmp uge i64 %21, %p33, !dbg !20
	br i1 %23, label %b0_fail1, label %b0_ok1, !dbg !20, !prof !21

b0_ok1:
	%24 = load i64, i64 addrspace(1)* %22, align 8, !dbg !20
	%25 = add i64 %24, 1, !dbg !24
	%26 = trunc i64 %19 to i32, !dbg !25
	%27 = sub i32 %26, 1, !dbg !25
	%28 = zext i32 %27 to i64, !dbg !25
	%29 = icmp eq i64 %15, %28, !dbg !26
	%30 = call i32 @gpuc_my_pe_thread(), !dbg !30
	%31 = call i32 @gpuc_num_pes_thread(), !dbg !31
	br i1 %29, label %b1, label %b13, !dbg !26

b1:
	%32 = sext i32 %30 to i64, !dbg !30
	%33 = trunc i64 %32 to i32, !dbg !32
	%34 = sext i32 %31 to i64, !dbg !31
	%35 = trunc i64 %34 to i32, !dbg !33
	%36 = mul i32 %p4, %35, !dbg !34
	%37 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !35
	%38 = udiv i32 %37, 4, !dbg !35
	%39 = zext i32 %38 to i64, !dbg !35
	%40 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !35
	%41 = zext i32 %36 to i64, !dbg !36
	%42 = icmp ugt i64 %41, %39, !dbg !36
	br i1 %42, label %b1_fail1, label %b1_ok1, !dbg !36, !prof !21

b1_ok1:
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37, !range !22
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !37, !range !22
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !37, !range !23
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37, !range !38
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !37, !range !38
	%48 = mul i32 %47, %45, !dbg !37
	%49 = add i32 %44, %48, !dbg !37
	%50 = mul i32 %46, %49, !dbg !37
	%51 = add i32 %43, %50, !dbg !37
	%52 = sext i32 %51 to i64, !dbg !37
	%53 = mul i32 %46, %47, !dbg !37
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !37, !range !39
	%55 = mul i32 %53, %54, !dbg !37
	%56 = sext i32 %55 to i64, !dbg !37
	%57 = add i64 %24, 2, !dbg !40
	%58 = mul i64 %41, -2, !dbg !37
	%59 = add i64 %p31, %58, !dbg !37
	%60 = icmp sge i64 %59, 0, !dbg !37
	br i1 %60, label %b2, label %b4_cold, !dbg !37, !prof !41

b2:
	%61 = phi i64 [ %52, %b1_ok1 ], [ %70, %b3 ], !dbg !37
	%62 = icmp slt i64 %61, %41, !dbg !37
	br i1 %62, label %b3, label %b6, !dbg !37

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
	%70 = add i64 %61, %56, !dbg !37
	br label %b2, !dbg !37

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
	br i1 %77, label %b8_fail1, label %b8_ok1, !dbg !56, !prof !21

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
	%85 = urem i64 %25, 2, !dbg !65
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
	br i1 %95, label %b11_fail1, label %b11_ok1, !dbg !72, !prof !21

b11_ok1:
	%96 = load i32, i32 addrspace(3)* %94, align 4, !dbg !73
	%97 = shl i64 %25, 32, !dbg !76
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
	br label %b13, !dbg !29

b13:
	%105 = sext i32 %30 to i64, !dbg !85
	%106 = trunc i64 %105 to i32, !dbg !86
	%107 = sext i32 %31 to i64, !dbg !87
	%108 = trunc i64 %107 to i32, !dbg !88
	%109 = zext i32 %p5 to i64, !dbg !89
	%110 = mul i64 %15, %109, !dbg !90
	%111 = icmp slt i64 %110, %p13, !dbg !91
	%112 = select i1 %111, i64 %110, i64 %p13, !dbg !91
	%113 = add i64 %112, %109, !dbg !92
	%114 = icmp slt i64 %113, %p13, !dbg !93
	%115 = select i1 %114, i64 %113, i64 %p13, !dbg !93
	%116 = sub i64 %115, %112, !dbg !94
	%117 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %112, !dbg !94
	%118 = mul i32 %p4, %108, !dbg !95
	%119 = urem i64 %25, 2, !dbg !97
	%120 = trunc i64 %119 to i32, !dbg !98
	%121 = mul i32 %120, %118, !dbg !99
	%122 = zext i32 %121 to i64, !dbg !100
	%123 = sub i64 %p31, %122, !dbg !100
	%124 = zext i32 %p2 to i64, !dbg !101
	%125 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %122, !dbg !100
	%126 = icmp ugt i64 %122, %p31, !dbg !100
	%127 = icmp ugt i64 %124, %123, !dbg !101
	%128 = or i1 %126, %127, !dbg !101
	br i1 %128, label %b13_fail1, label %b13_ok1, !dbg !101, !prof !21

b13_ok1:
	%129 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !102
	%130 = udiv i32 %129, 12, !dbg !102
	%131 = zext i32 %130 to i64, !dbg !102
	%132 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { i32, i32, i32 } addrspace(3)*, !dbg !102
	%133 = icmp ugt i64 %116, %131, !dbg !103
	br i1 %133, label %b13_fail3, label %b13_ok3, !dbg !103, !prof !21

b13_ok3:
	%134 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !104, !range !22
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !104, !range !22
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !104, !range !23
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
	br i1 %155, label %b15_fail1, label %b15_ok1, !dbg !108, !prof !21

b15_ok1:
	%156 = atomicrmw add i32 addrspace(1)* %154, i32 1 monotonic, !dbg !109
	%157 = icmp eq i32 %p3, 0, !dbg !110
	br i1 %157, label %b15_fail2, label %b15_ok2, !dbg !110, !prof !21

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
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !115
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !115
	ret void, !dbg !115

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
	%196 = shl i64 %25, 32, !dbg !141
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
	br i1 %213, label %b20_fail1, label %b20_ok1, !dbg !125, !prof !21

b20_ok1:
	%214 = bitcast float* %200 to i8*, !dbg !125
	%215 = bitcast float* %201 to i8*, !dbg !125
	%216 = bitcast i64* %202 to i8*, !dbg !125
	call void @gpuc_put_signal_nbi_block(i8* %214, i8* %215, i64 %173, i8* %216, i64 %198, i32 9, i32 %199, i32 1, i32 0, i8* null), !dbg !125
	br label %b19, !dbg !125

b21:
	call void @llvm.nvvm.barrier0(), !dbg !146
	%217 = icmp eq i64 %143, 0, !dbg !147
	br i1 %217, label %b22, label %b23, !dbg !147

b22:
	%218 = load i64, i64 addrspace(1)* %22, align 8, !dbg !148
	%219 = add i64 %218, 1, !dbg !149
	store i64 %219, i64 addrspace(1)* %22, align 8, !dbg !148
	br label %b23, !dbg !148

b23:
	%220 = udiv i32 %129, 4, !dbg !153
	%221 = zext i32 %220 to i64, !dbg !153
	%222 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !153
	%223 = add i32 %118, 1, !dbg !154
	%224 = zext i32 %223 to i64, !dbg !155
	%225 = and i64 %p21, 3, !dbg !156
	%226 = icmp eq i64 %225, 0, !dbg !156
	%227 = addrspacecast float addrspace(1)* %7 to float*, !dbg !156
	%228 = ptrtoint float* %227 to i64, !dbg !156
	%229 = and i64 %228, 15, !dbg !156
	%230 = icmp eq i64 %229, 0, !dbg !156
	%231 = icmp eq i64 %p21, 0, !dbg !156
	%232 = or i1 %230, %231, !dbg !156
	%233 = ashr i64 %p21, 2, !dbg !156
	%234 = bitcast float addrspace(1)* %7 to { float, float, float, float } addrspace(1)*, !dbg !156
	%235 = icmp slt i64 %143, 32, !dbg !159
	%236 = icmp ugt i64 %224, %221, !dbg !155
	%237 = icmp eq i1 %226, false, !dbg !156
	%238 = icmp eq i1 %232, false, !dbg !156
	%239 = or i1 %236, %237, !dbg !156
	%240 = or i1 %239, %238, !dbg !156
	br i1 %240, label %b23_fail1, label %b23_ok1, !dbg !156, !prof !21

b23_ok1:
	br i1 %235, label %b24, label %b40, !dbg !159

b24:
	%241 = sub i64 %224, 1, !dbg !160
	%242 = trunc i64 %241 to i32, !dbg !161
	%243 = mul i32 %120, %242, !dbg !163
	%244 = and i32 %142, -32, !dbg !164
	%245 = sub i32 %146, %244, !dbg !164
	%246 = icmp slt i32 %245, 32, !dbg !164
	%247 = select i1 %246, i32 %245, i32 32, !dbg !164
	%248 = sext i32 %247 to i64, !dbg !164
	%249 = sub i64 %248, 1, !dbg !165
	%250 = icmp slt i64 %249, 0, !dbg !169
	%251 = trunc i64 %249 to i32, !dbg !170
	%252 = trunc i64 %248 to i32, !dbg !171
	br label %b25, !dbg !161

b25:
	%253 = phi i32 [ 0, %b24 ], [ %288, %b37 ], !dbg !172
	%254 = phi i32 [ 0, %b24 ], [ %289, %b37 ], !dbg !173
	%255 = icmp ult i32 %254, %242, !dbg !174
	br i1 %255, label %b26, label %b38, !dbg !174

b26:
	%256 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !175, !range !176
	%257 = sext i32 %256 to i64, !dbg !175
	%258 = trunc i64 %257 to i32, !dbg !175
	%259 = add i32 %254, %258, !dbg !177
	%260 = icmp ult i32 %259, %242, !dbg !178
	br i1 %260, label %b27, label %b28, !dbg !178

b27:
	%261 = add i32 %243, %259, !dbg !179
	%262 = zext i32 %261 to i64, !dbg !180
	%263 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 %262, !dbg !181
	%264 = shl i64 %25, 32, !dbg !183
	%265 = addrspacecast i64 addrspace(1)* %263 to i64*, !dbg !184
	%266 = icmp uge i64 %262, %p25, !dbg !181
	br i1 %266, label %b27_fail1, label %b27_ok1, !dbg !181, !prof !21

b27_ok1:
	%267 = bitcast i64* %265 to i8*, !dbg !184
	%268 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %267, i32 5, i64 %264, i8* %ctrl, i32 19), !dbg !184
	%269 = trunc i64 %268 to i32, !dbg !187
	br label %b28, !dbg !186

b28:
	%270 = phi i32 [ 0, %b26 ], [ %269, %b27_ok1 ], !dbg !188
	br label %b29, !dbg !194

b29:
	%271 = phi i32 [ %270, %b28 ], [ %280, %b32 ], !dbg !195
	%272 = phi i32 [ 1, %b28 ], [ %281, %b32 ], !dbg !196
	%273 = zext i32 %272 to i64, !dbg !196
	%274 = icmp ult i32 %272, 32, !dbg !197
	br i1 %274, label %b30, label %b33, !dbg !197

b30:
	%275 = trunc i64 %273 to i32, !dbg !198
	%276 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %271, i32 %275, i32 0), !dbg !198
	%277 = extractvalue { i32, i1 } %276, 0, !dbg !198
	%278 = icmp uge i32 %258, %272, !dbg !199
	br i1 %278, label %b31, label %b32, !dbg !199

b31:
	%279 = add i32 %271, %277, !dbg !200
	br label %b32, !dbg !200

b32:
	%280 = phi i32 [ %271, %b30 ], [ %279, %b31 ], !dbg !195
	%281 = mul i32 %272, 2, !dbg !201
	br label %b29, !dbg !201

b33:
	%282 = add i32 %253, %271, !dbg !202
	br i1 %260, label %b34, label %b35, !dbg !203

b34:
	%283 = zext i32 %259 to i64, !dbg !204
	%284 = sub i32 %282, %270, !dbg !205
	%285 = getelementptr inbounds i32, i32 addrspace(3)* %222, i64 %283, !dbg !204
	%286 = icmp uge i64 %283, %224, !dbg !204
	br i1 %286, label %b34_fail1, label %b34_ok1, !dbg !204, !prof !21

b34_ok1:
	store i32 %284, i32 addrspace(3)* %285, align 4, !dbg !204
	br label %b35, !dbg !204

b35:
	br i1 %250, label %b36, label %b37, !dbg !169

b36:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !206
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !206
	ret void, !dbg !206

b37:
	%287 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %282, i32 %251, i32 31), !dbg !170
	%288 = extractvalue { i32, i1 } %287, 0, !dbg !170
	%289 = add i32 %254, %252, !dbg !207
	br label %b25, !dbg !207

b38:
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !208, !range !176
	%291 = sext i32 %290 to i64, !dbg !208
	%292 = icmp eq i64 %291, 0, !dbg !209
	br i1 %292, label %b39, label %b40, !dbg !209

b39:
	%293 = zext i32 %242 to i64, !dbg !210
	%294 = getelementptr inbounds i32, i32 addrspace(3)* %222, i64 %293, !dbg !210
	%295 = icmp uge i64 %293, %224, !dbg !210
	br i1 %295, label %b39_fail1, label %b39_ok1, !dbg !210, !prof !21

b39_ok1:
	store i32 %253, i32 addrspace(3)* %294, align 4, !dbg !210
	br label %b40, !dbg !210

b40:
	call void @llvm.nvvm.barrier0(), !dbg !211
	%296 = trunc i64 %15 to i32, !dbg !213
	%297 = zext i32 %118 to i64, !dbg !214
	%298 = sub i64 %224, 1, !dbg !217
	%299 = trunc i64 %298 to i32, !dbg !218
	%300 = icmp eq i64 %p23, 0, !dbg !219
	%301 = xor i1 %0, true, !dbg !222
	%302 = trunc i64 %147 to i32, !dbg !223
	%303 = mul i32 %302, 2, !dbg !223
	%304 = zext i32 %303 to i64, !dbg !223
	%305 = trunc i64 %304 to i32, !dbg !223
	%306 = mul i32 %302, 3, !dbg !224
	%307 = zext i32 %306 to i64, !dbg !224
	%308 = trunc i64 %307 to i32, !dbg !224
	%309 = mul i32 %302, 4, !dbg !225
	%310 = zext i32 %309 to i64, !dbg !225
	%311 = trunc i64 %310 to i32, !dbg !225
	br label %b41, !dbg !213

b41:
	%312 = phi i32 [ %296, %b40 ], [ %554, %b70 ], !dbg !226
	%313 = getelementptr inbounds i32, i32 addrspace(3)* %222, i64 %297, !dbg !214
	%314 = icmp uge i64 %297, %224, !dbg !214
	br i1 %314, label %b41_fail1, label %b41_ok1, !dbg !214, !prof !21

b41_ok1:
	%315 = load i32, i32 addrspace(3)* %313, align 4, !dbg !214
	%316 = icmp ult i32 %312, %315, !dbg !227
	br i1 %316, label %b42, label %b71, !dbg !227

b42:
	%317 = phi i32 [ 0, %b41_ok1 ], [ %322, %b43_ok1 ], [ %317, %b44 ], !dbg !228
	%318 = phi i32 [ %299, %b41_ok1 ], [ %318, %b43_ok1 ], [ %322, %b44 ], !dbg !229
	%319 = sub i32 %318, %317, !dbg !230
	%320 = icmp ugt i32 %319, 1, !dbg !231
	br i1 %320, label %b43, label %b45, !dbg !231

b43:
	%321 = add i32 %317, %318, !dbg !232
	%322 = udiv i32 %321, 2, !dbg !233
	%323 = zext i32 %322 to i64, !dbg !234
	%324 = getelementptr inbounds i32, i32 addrspace(3)* %222, i64 %323, !dbg !234
	%325 = icmp uge i64 %323, %224, !dbg !234
	br i1 %325, label %b43_fail1, label %b43_ok1, !dbg !234, !prof !21

b43_ok1:
	%326 = load i32, i32 addrspace(3)* %324, align 4, !dbg !234
	%327 = icmp ule i32 %326, %312, !dbg !235
	br i1 %327, label %b42, label %b44, !dbg !235

b44:
	br label %b42, !dbg !235

b45:
	%328 = mul i32 %317, %p0, !dbg !236
	%329 = add i32 %328, %312, !dbg !237
	%330 = zext i32 %317 to i64, !dbg !238
	%331 = getelementptr inbounds i32, i32 addrspace(3)* %222, i64 %330, !dbg !238
	%332 = load i32, i32 addrspace(3)* %331, align 4, !dbg !238
	%333 = sub i32 %329, %332, !dbg !239
	%334 = urem i32 %317, %108, !dbg !240
	%335 = zext i32 %334 to i64, !dbg !241
	%336 = zext i32 %333 to i64, !dbg !244
	%337 = udiv i32 %p1, 4, !dbg !247
	%338 = zext i32 %337 to i64, !dbg !248
	%339 = trunc i64 %338 to i32, !dbg !248
	%340 = mul i64 %336, %338, !dbg !249
	%341 = sub i64 %233, %340, !dbg !250
	%342 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %234, i64 %340, !dbg !250
	%343 = trunc i64 %335 to i32, !dbg !252
	%344 = addrspacecast float addrspace(1)* %8 to float*, !dbg !252
	%345 = icmp ugt i64 %340, %233, !dbg !250
	%346 = icmp ugt i64 %338, %341, !dbg !251
	%347 = or i1 %345, %346, !dbg !251
	br i1 %347, label %b45_fail1, label %b45_ok1, !dbg !251, !prof !21

b45_ok1:
	%348 = call i8* @gpuc_peer_base(i32 %343), !dbg !252
	%349 = bitcast float* %344 to i8*, !dbg !252
	%350 = call i8* @gpuc_peer_at(i8* %348, i8* %349), !dbg !252
	%351 = icmp eq i8* %348, null, !dbg !252
	%352 = bitcast i8* %350 to float*, !dbg !252
	%353 = select i1 %351, float* null, float* %352, !dbg !252
	%354 = select i1 %351, i64 0, i64 %p23, !dbg !252
	%355 = and i64 %354, 3, !dbg !219
	%356 = icmp eq i64 %355, 0, !dbg !219
	%357 = ptrtoint float* %344 to i64, !dbg !219
	%358 = and i64 %357, 15, !dbg !219
	%359 = select i1 %351, i64 0, i64 %358, !dbg !219
	%360 = icmp eq i64 %358, 0, !dbg !219
	%361 = or i1 %360, %300, !dbg !219
	%362 = or i1 %351, %361, !dbg !219
	%363 = ashr i64 %p23, 2, !dbg !219
	%364 = select i1 %351, i64 0, i64 %363, !dbg !219
	%365 = addrspacecast float* %353 to { float, float, float, float } addrspace(1)*, !dbg !219
	%366 = icmp eq i1 %356, false, !dbg !219
	%367 = icmp eq i1 %362, false, !dbg !219
	%368 = or i1 %366, %367, !dbg !219
	br i1 %368, label %b45_fail3, label %b45_ok3, !dbg !219, !prof !21

b45_ok3:
	%369 = udiv i32 %317, %108, !dbg !253
	%370 = zext i32 %369 to i64, !dbg !254
	%371 = getelementptr inbounds float, float addrspace(1)* %5, i64 %370, !dbg !254
	%372 = icmp uge i64 %370, %p17, !dbg !254
	%373 = icmp uge i64 %370, %p19, !dbg !255
	%374 = or i1 %372, %373, !dbg !255
	br i1 %374, label %b45_fail5, label %b45_ok5, !dbg !255, !prof !21

b45_ok5:
	%375 = load float, float addrspace(1)* %371, align 4, !dbg !254
	%376 = getelementptr inbounds float, float addrspace(1)* %6, i64 %370, !dbg !255
	%377 = load float, float addrspace(1)* %376, align 4, !dbg !255
	br i1 %217, label %b46, label %b47, !dbg !256

b46:
	%378 = getelementptr inbounds i64, i64 addrspace(1)* %10, i64 %336, !dbg !257
	%379 = shl i64 %25, 32, !dbg !259
	%380 = addrspacecast i64 addrspace(1)* %378 to i64*, !dbg !260
	%381 = icmp uge i64 %336, %p27, !dbg !257
	br i1 %381, label %b46_fail1, label %b46_ok1, !dbg !257, !prof !21

b46_ok1:
	%382 = bitcast i64* %380 to i8*, !dbg !260
	%383 = call i64 @gpuc_signal_wait_until_thread(i8* %382, i32 5, i64 %379, i32 1, i8* %ctrl, i32 31), !dbg !260
	%384 = trunc i64 %383 to i32, !dbg !262
	store i32 %384, i32 addrspace(3)* @gpuc_shared_apply_17, align 4, !dbg !263
	br label %b47, !dbg !263

b47:
	%385 = call i32 @gpuc_num_pes_thread(), !dbg !264
	%386 = zext i32 %334 to i64, !dbg !264
	%387 = sext i32 %385 to i64, !dbg !264
	%388 = icmp ult i64 %386, %387, !dbg !264
	%389 = select i1 %388, i32 %334, i32 0, !dbg !264
	%390 = call i8* @gpuc_peer_early(i32 %389), !dbg !264
	call void @llvm.nvvm.barrier0(), !dbg !265
	%391 = load i32, i32 addrspace(3)* @gpuc_shared_apply_17, align 4, !dbg !266
	%392 = icmp ne i64 %364, 0, !dbg !267
	br i1 %392, label %b48, label %b49, !dbg !267

b48:
	br label %b49, !dbg !222

b49:
	%393 = phi i1 [ false, %b47 ], [ %301, %b48 ], !dbg !268
	br i1 %393, label %b50, label %b51, !dbg !268

b50:
	%394 = zext i32 %391 to i64, !dbg !270
	%395 = mul i64 %394, %338, !dbg !271
	%396 = sub i64 %364, %395, !dbg !272
	%397 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %365, i64 %395, !dbg !272
	%398 = icmp ugt i64 %395, %364, !dbg !272
	%399 = icmp ugt i64 %338, %396, !dbg !273
	%400 = or i1 %398, %399, !dbg !273
	br i1 %400, label %b50_fail1, label %b50_ok1, !dbg !273, !prof !21

b50_ok1:
	br label %b51, !dbg !269

b51:
	%401 = phi { float, float, float, float } addrspace(1)* [ %342, %b49 ], [ %397, %b50_ok1 ], !dbg !274
	br label %b52, !dbg !275

b52:
	%402 = phi i32 [ %142, %b51 ], [ %526, %b65 ], !dbg !276
	%403 = sext i32 %402 to i64, !dbg !276
	%404 = icmp slt i32 %402, %339, !dbg !277
	br i1 %404, label %b53, label %b66, !dbg !277

b53:
	%405 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %342, i64 %403, !dbg !280
	%406 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %405, i32 0, i32 0, !dbg !280
	%407 = bitcast { float, float, float, float } addrspace(1)* %405 to <4 x float> addrspace(1)*, !dbg !280
	%408 = load <4 x float>, <4 x float> addrspace(1)* %407, align 16, !dbg !280
	%409 = extractelement <4 x float> %408, i32 0, !dbg !280
	%410 = extractelement <4 x float> %408, i32 1, !dbg !280
	%411 = extractelement <4 x float> %408, i32 2, !dbg !280
	%412 = extractelement <4 x float> %408, i32 3, !dbg !280
	%413 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %405, i32 0, i32 1, !dbg !280
	%414 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %405, i32 0, i32 2, !dbg !280
	%415 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %405, i32 0, i32 3, !dbg !280
	%416 = add i32 %402, %146, !dbg !281
	%417 = sext i32 %416 to i64, !dbg !281
	%418 = icmp slt i32 %416, %339, !dbg !283
	br i1 %418, label %b54, label %b55, !dbg !283

b54:
	%419 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %342, i64 %417, !dbg !284
	%420 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %419, i32 0, i32 0, !dbg !284
	%421 = bitcast { float, float, float, float } addrspace(1)* %419 to <4 x float> addrspace(1)*, !dbg !284
	%422 = load <4 x float>, <4 x float> addrspace(1)* %421, align 16, !dbg !284
	%423 = extractelement <4 x float> %422, i32 0, !dbg !284
	%424 = extractelement <4 x float> %422, i32 1, !dbg !284
	%425 = extractelement <4 x float> %422, i32 2, !dbg !284
	%426 = extractelement <4 x float> %422, i32 3, !dbg !284
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %419, i32 0, i32 1, !dbg !284
	%428 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %419, i32 0, i32 2, !dbg !284
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %419, i32 0, i32 3, !dbg !284
	br label %b55, !dbg !285

b55:
	%430 = phi float [ %426, %b54 ], [ 0.000000e+00, %b53 ], !dbg !223
	%431 = phi float [ %425, %b54 ], [ 0.000000e+00, %b53 ], !dbg !223
	%432 = phi float [ %424, %b54 ], [ 0.000000e+00, %b53 ], !dbg !223
	%433 = phi float [ %423, %b54 ], [ 0.000000e+00, %b53 ], !dbg !223
	%434 = add i32 %402, %305, !dbg !286
	%435 = sext i32 %434 to i64, !dbg !286
	%436 = icmp slt i32 %434, %339, !dbg !288
	br i1 %436, label %b56, label %b57, !dbg !288

b56:
	%437 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %342, i64 %435, !dbg !289
	%438 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %437, i32 0, i32 0, !dbg !289
	%439 = bitcast { float, float, float, float } addrspace(1)* %437 to <4 x float> addrspace(1)*, !dbg !289
	%440 = load <4 x float>, <4 x float> addrspace(1)* %439, align 16, !dbg !289
	%441 = extractelement <4 x float> %440, i32 0, !dbg !289
	%442 = extractelement <4 x float> %440, i32 1, !dbg !289
	%443 = extractelement <4 x float> %440, i32 2, !dbg !289
	%444 = extractelement <4 x float> %440, i32 3, !dbg !289
	%445 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %437, i32 0, i32 1, !dbg !289
	%446 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %437, i32 0, i32 2, !dbg !289
	%447 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %437, i32 0, i32 3, !dbg !289
	br label %b57, !dbg !290

b57:
	%448 = phi float [ %444, %b56 ], [ 0.000000e+00, %b55 ], !dbg !224
	%449 = phi float [ %443, %b56 ], [ 0.000000e+00, %b55 ], !dbg !224
	%450 = phi float [ %442, %b56 ], [ 0.000000e+00, %b55 ], !dbg !224
	%451 = phi float [ %441, %b56 ], [ 0.000000e+00, %b55 ], !dbg !224
	%452 = add i32 %402, %308, !dbg !291
	%453 = sext i32 %452 to i64, !dbg !291
	%454 = icmp slt i32 %452, %339, !dbg !293
	br i1 %454, label %b58, label %b59, !dbg !293

b58:
	%455 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %342, i64 %453, !dbg !294
	%456 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %455, i32 0, i32 0, !dbg !294
	%457 = bitcast { float, float, float, float } addrspace(1)* %455 to <4 x float> addrspace(1)*, !dbg !294
	%458 = load <4 x float>, <4 x float> addrspace(1)* %457, align 16, !dbg !294
	%459 = extractelement <4 x float> %458, i32 0, !dbg !294
	%460 = extractelement <4 x float> %458, i32 1, !dbg !294
	%461 = extractelement <4 x float> %458, i32 2, !dbg !294
	%462 = extractelement <4 x float> %458, i32 3, !dbg !294
	%463 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %455, i32 0, i32 1, !dbg !294
	%464 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %455, i32 0, i32 2, !dbg !294
	%465 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %455, i32 0, i32 3, !dbg !294
	br label %b59, !dbg !295

b59:
	%466 = phi float [ %462, %b58 ], [ 0.000000e+00, %b57 ], !dbg !296
	%467 = phi float [ %461, %b58 ], [ 0.000000e+00, %b57 ], !dbg !296
	%468 = phi float [ %460, %b58 ], [ 0.000000e+00, %b57 ], !dbg !296
	%469 = phi float [ %459, %b58 ], [ 0.000000e+00, %b57 ], !dbg !296
	%470 = call float @__nv_fmaf(float %409, float %375, float %377), !dbg !301
	%471 = call float @__nv_fmaf(float %410, float %375, float %377), !dbg !303
	%472 = call float @__nv_fmaf(float %411, float %375, float %377), !dbg !305
	%473 = call float @__nv_fmaf(float %412, float %375, float %377), !dbg !307
	%474 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %401, i64 %403, !dbg !308
	%475 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %474, i32 0, i32 0, !dbg !308
	%476 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %474, i32 0, i32 1, !dbg !308
	%477 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %474, i32 0, i32 2, !dbg !308
	%478 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %474, i32 0, i32 3, !dbg !308
	%479 = bitcast { float, float, float, float } addrspace(1)* %474 to <4 x float> addrspace(1)*, !dbg !308
	%480 = insertelement <4 x float> undef, float %470, i32 0, !dbg !308
	%481 = insertelement <4 x float> %480, float %471, i32 1, !dbg !308
	%482 = insertelement <4 x float> %481, float %472, i32 2, !dbg !308
	%483 = insertelement <4 x float> %482, float %473, i32 3, !dbg !308
	store <4 x float> %483, <4 x float> addrspace(1)* %479, align 16, !dbg !308
	br i1 %418, label %b60, label %b61, !dbg !310

b60:
	%484 = call float @__nv_fmaf(float %433, float %375, float %377), !dbg !312
	%485 = call float @__nv_fmaf(float %432, float %375, float %377), !dbg !314
	%486 = call float @__nv_fmaf(float %431, float %375, float %377), !dbg !316
	%487 = call float @__nv_fmaf(float %430, float %375, float %377), !dbg !318
	%488 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %401, i64 %417, !dbg !319
	%489 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %488, i32 0, i32 0, !dbg !319
	%490 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %488, i32 0, i32 1, !dbg !319
	%491 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %488, i32 0, i32 2, !dbg !319
	%492 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %488, i32 0, i32 3, !dbg !319
	%493 = bitcast { float, float, float, float } addrspace(1)* %488 to <4 x float> addrspace(1)*, !dbg !319
	%494 = insertelement <4 x float> undef, float %484, i32 0, !dbg !319
	%495 = insertelement <4 x float> %494, float %485, i32 1, !dbg !319
	%496 = insertelement <4 x float> %495, float %486, i32 2, !dbg !319
	%497 = insertelement <4 x float> %496, float %487, i32 3, !dbg !319
	store <4 x float> %497, <4 x float> addrspace(1)* %493, align 16, !dbg !319
	br label %b61, !dbg !319

b61:
	br i1 %436, label %b62, label %b63, !dbg !321

b62:
	%498 = call float @__nv_fmaf(float %451, float %375, float %377), !dbg !323
	%499 = call float @__nv_fmaf(float %450, float %375, float %377), !dbg !325
	%500 = call float @__nv_fmaf(float %449, float %375, float %377), !dbg !327
	%501 = call float @__nv_fmaf(float %448, float %375, float %377), !dbg !329
	%502 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %401, i64 %435, !dbg !330
	%503 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %502, i32 0, i32 0, !dbg !330
	%504 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %502, i32 0, i32 1, !dbg !330
	%505 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %502, i32 0, i32 2, !dbg !330
	%506 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %502, i32 0, i32 3, !dbg !330
	%507 = bitcast { float, float, float, float } addrspace(1)* %502 to <4 x float> addrspace(1)*, !dbg !330
	%508 = insertelement <4 x float> undef, float %498, i32 0, !dbg !330
	%509 = insertelement <4 x float> %508, float %499, i32 1, !dbg !330
	%510 = insertelement <4 x float> %509, float %500, i32 2, !dbg !330
	%511 = insertelement <4 x float> %510, float %501, i32 3, !dbg !330
	store <4 x float> %511, <4 x float> addrspace(1)* %507, align 16, !dbg !330
	br label %b63, !dbg !330

b63:
	br i1 %454, label %b64, label %b65, !dbg !332

b64:
	%512 = call float @__nv_fmaf(float %469, float %375, float %377), !dbg !334
	%513 = call float @__nv_fmaf(float %468, float %375, float %377), !dbg !336
	%514 = call float @__nv_fmaf(float %467, float %375, float %377), !dbg !338
	%515 = call float @__nv_fmaf(float %466, float %375, float %377), !dbg !340
	%516 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %401, i64 %453, !dbg !341
	%517 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %516, i32 0, i32 0, !dbg !341
	%518 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %516, i32 0, i32 1, !dbg !341
	%519 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %516, i32 0, i32 2, !dbg !341
	%520 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %516, i32 0, i32 3, !dbg !341
	%521 = bitcast { float, float, float, float } addrspace(1)* %516 to <4 x float> addrspace(1)*, !dbg !341
	%522 = insertelement <4 x float> undef, float %512, i32 0, !dbg !341
	%523 = insertelement <4 x float> %522, float %513, i32 1, !dbg !341
	%524 = insertelement <4 x float> %523, float %514, i32 2, !dbg !341
	%525 = insertelement <4 x float> %524, float %515, i32 3, !dbg !341
	store <4 x float> %525, <4 x float> addrspace(1)* %521, align 16, !dbg !341
	br label %b65, !dbg !341

b65:
	%526 = add i32 %402, %311, !dbg !342
	br label %b52, !dbg !342

b66:
	call void @llvm.nvvm.barrier0(), !dbg !343
	%527 = zext i32 %391 to i64, !dbg !344
	%528 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %527, !dbg !345
	%529 = icmp uge i64 %527, %p29, !dbg !345
	br i1 %529, label %b66_fail1, label %b66_ok1, !dbg !345, !prof !21

b66_ok1:
	br i1 %393, label %b67, label %b69, !dbg !345

b67:
	br i1 %217, label %b68, label %b70, !dbg !346

b68:
	call void @gpuc_fence_thread(), !dbg !347
	%530 = addrspacecast i64 addrspace(1)* %528 to i64*, !dbg !348
	%531 = bitcast i64* %530 to i8*, !dbg !348
	call void @gpuc_signal_op_thread(i8* %531, i64 %25, i32 9, i32 %343), !dbg !348
	br label %b70, !dbg !348

b69:
	%532 = mul i64 %527, %172, !dbg !350
	%533 = add i64 %532, %172, !dbg !351
	%534 = mul i64 %336, %172, !dbg !354
	%535 = add i64 %534, %172, !dbg !355
	%536 = getelementptr inbounds float, float addrspace(1)* %8, i64 %532, !dbg !352
	%537 = getelementptr inbounds float, float addrspace(1)* %7, i64 %534, !dbg !356
	%538 = icmp ugt i64 %533, %p23, !dbg !352
	%539 = icmp ugt i64 %532, %533, !dbg !352
	%540 = icmp ugt i64 %535, %p21, !dbg !356
	%541 = icmp ugt i64 %534, %535, !dbg !356
	%542 = or i1 %538, %539, !dbg !356
	%543 = or i1 %542, %540, !dbg !356
	%544 = or i1 %543, %541, !dbg !356
	br i1 %544, label %b69_fail1, label %b69_ok1, !dbg !356, !prof !21

b69_ok1:
	%545 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !264
	%546 = sext i32 %545 to i64, !dbg !264
	%547 = addrspacecast float addrspace(1)* %536 to float*, !dbg !264
	%548 = addrspacecast float addrspace(1)* %537 to float*, !dbg !264
	%549 = addrspacecast i64 addrspace(1)* %528 to i64*, !dbg !264
	%550 = icmp ne i64 %546, %147, !dbg !264
	br i1 %550, label %b69_fail5, label %b69_ok5, !dbg !264, !prof !21

b69_ok5:
	%551 = bitcast float* %547 to i8*, !dbg !264
	%552 = bitcast float* %548 to i8*, !dbg !264
	%553 = bitcast i64* %549 to i8*, !dbg !264
	call void @gpuc_put_signal_nbi_block(i8* %551, i8* %552, i64 %173, i8* %553, i64 %25, i32 9, i32 %343, i32 1, i32 1, i8* %390), !dbg !264
	br label %b70, !dbg !357

b70:
	%554 = add i32 %312, %26, !dbg !358
	br label %b41, !dbg !358

b71:
	%555 = and i64 %p23, 3, !dbg !363
	%556 = icmp eq i64 %555, 0, !dbg !363
	%557 = addrspacecast float addrspace(1)* %8 to float*, !dbg !363
	%558 = ptrtoint float* %557 to i64, !dbg !363
	%559 = and i64 %558, 15, !dbg !363
	%560 = icmp eq i64 %559, 0, !dbg !363
	%561 = or i1 %560, %300, !dbg !363
	%562 = and i64 %p9, 3, !dbg !364
	%563 = icmp eq i64 %562, 0, !dbg !364
	%564 = addrspacecast float addrspace(1)* %1 to float*, !dbg !364
	%565 = ptrtoint float* %564 to i64, !dbg !364
	%566 = and i64 %565, 15, !dbg !364
	%567 = icmp eq i64 %566, 0, !dbg !364
	%568 = icmp eq i64 %p9, 0, !dbg !364
	%569 = or i1 %567, %568, !dbg !364
	%570 = icmp eq i32 %p6, 0, !dbg !362
	%571 = icmp eq i1 %556, false, !dbg !363
	%572 = icmp eq i1 %561, false, !dbg !363
	%573 = icmp eq i1 %563, false, !dbg !364
	%574 = icmp eq i1 %569, false, !dbg !364
	%575 = or i1 %570, %571, !dbg !364
	%576 = or i1 %575, %572, !dbg !364
	%577 = or i1 %576, %573, !dbg !364
	%578 = or i1 %577, %574, !dbg !364
	br i1 %578, label %b71_fail1, label %b71_ok1, !dbg !364, !prof !21

b71_ok1:
	%579 = udiv i32 %p1, 4, !dbg !366
	%580 = zext i32 %579 to i64, !dbg !367
	%581 = add i32 %579, %p6, !dbg !368
	%582 = sub i32 %581, 1, !dbg !369
	%583 = udiv i32 %582, %p6, !dbg !362
	%584 = ashr i64 %p23, 2, !dbg !363
	%585 = bitcast float addrspace(1)* %8 to { float, float, float, float } addrspace(1)*, !dbg !363
	%586 = ashr i64 %p9, 2, !dbg !364
	%587 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !364
	%588 = mul i32 %p0, %p6, !dbg !370
	%589 = zext i32 %p3 to i64, !dbg !372
	%590 = mul i64 %589, %580, !dbg !373
	%591 = trunc i64 %143 to i32, !dbg !374
	br label %b72, !dbg !375

b72:
	%592 = phi i32 [ %296, %b71_ok1 ], [ %675, %b82 ], !dbg !376
	%593 = icmp ult i32 %592, %588, !dbg !377
	br i1 %593, label %b73, label %b83, !dbg !377

b73:
	%594 = udiv i32 %592, %p6, !dbg !378
	%595 = urem i32 %592, %p6, !dbg !379
	%596 = mul i32 %594, %p3, !dbg !380
	%597 = zext i32 %596 to i64, !dbg !381
	%598 = mul i64 %597, %580, !dbg !382
	%599 = sub i64 %584, %598, !dbg !383
	%600 = zext i32 %594 to i64, !dbg !386
	%601 = mul i64 %600, %580, !dbg !387
	%602 = sub i64 %586, %601, !dbg !388
	%603 = sub i64 %p15, %597, !dbg !390
	%604 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %585, i64 %598, !dbg !383
	%605 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %587, i64 %601, !dbg !388
	%606 = getelementptr inbounds float, float addrspace(1)* %4, i64 %597, !dbg !390
	%607 = mul i32 %595, %583, !dbg !392
	%608 = icmp ult i32 %607, %579, !dbg !393
	%609 = select i1 %608, i32 %607, i32 %579, !dbg !393
	%610 = add i32 %609, %583, !dbg !394
	%611 = icmp ult i32 %610, %579, !dbg !395
	%612 = select i1 %611, i32 %610, i32 %579, !dbg !395
	%613 = icmp ugt i64 %598, %584, !dbg !383
	%614 = icmp ugt i64 %590, %599, !dbg !384
	%615 = icmp ugt i64 %601, %586, !dbg !388
	%616 = icmp ugt i64 %580, %602, !dbg !389
	%617 = icmp ugt i64 %597, %p15, !dbg !390
	%618 = icmp ugt i64 %589, %603, !dbg !391
	%619 = or i1 %613, %614, !dbg !391
	%620 = or i1 %619, %615, !dbg !391
	%621 = or i1 %620, %616, !dbg !391
	%622 = or i1 %621, %617, !dbg !391
	%623 = or i1 %622, %618, !dbg !391
	br i1 %623, label %b73_fail1, label %b73_ok1, !dbg !391, !prof !21

b73_ok1:
	br label %b74, !dbg !396

b74:
	%624 = phi i64 [ %143, %b73_ok1 ], [ %632, %b75_ok1 ], !dbg !396
	%625 = icmp slt i64 %624, %589, !dbg !396
	br i1 %625, label %b75, label %b76, !dbg !396

b75:
	%626 = add i64 %597, %624, !dbg !397
	%627 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %626, !dbg !398
	%628 = addrspacecast i64 addrspace(1)* %627 to i64*, !dbg !399
	%629 = icmp uge i64 %626, %p29, !dbg !398
	br i1 %629, label %b75_fail1, label %b75_ok1, !dbg !398, !prof !21

b75_ok1:
	%630 = bitcast i64* %628 to i8*, !dbg !399
	%631 = call i64 @gpuc_signal_wait_until_thread(i8* %630, i32 5, i64 %25, i32 1, i8* %ctrl, i32 39), !dbg !399
	%632 = add i64 %624, %147, !dbg !396
	br label %b74, !dbg !396

b76:
	call void @llvm.nvvm.barrier0(), !dbg !400
	%633 = add i32 %609, %591, !dbg !401
	br label %b77, !dbg !401

b77:
	%634 = phi i32 [ %633, %b76 ], [ %674, %b81 ], !dbg !402
	%635 = icmp ult i32 %634, %612, !dbg !403
	br i1 %635, label %b78, label %b82, !dbg !403

b78:
	%636 = zext i32 %634 to i64, !dbg !404
	br label %b79, !dbg !407

b79:
	%637 = phi float [ 0.000000e+00, %b78 ], [ %663, %b80 ], !dbg !408
	%638 = phi float [ 0.000000e+00, %b78 ], [ %662, %b80 ], !dbg !408
	%639 = phi float [ 0.000000e+00, %b78 ], [ %661, %b80 ], !dbg !408
	%640 = phi float [ 0.000000e+00, %b78 ], [ %660, %b80 ], !dbg !408
	%641 = phi i64 [ -1, %b78 ], [ %642, %b80 ], !dbg !407
	%642 = add i64 %641, 1, !dbg !407
	%643 = trunc i64 %642 to i32, !dbg !407
	%644 = icmp ult i32 %643, %p3, !dbg !407
	br i1 %644, label %b80, label %b81, !dbg !407

b80:
	%645 = getelementptr inbounds float, float addrspace(1)* %606, i64 %642, !dbg !409
	%646 = load float, float addrspace(1)* %645, align 4, !dbg !410
	%647 = mul i64 %642, %580, !dbg !411
	%648 = add i64 %647, %636, !dbg !412
	%649 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %604, i64 %648, !dbg !413
	%650 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %649, i32 0, i32 0, !dbg !413
	%651 = bitcast { float, float, float, float } addrspace(1)* %649 to <4 x float> addrspace(1)*, !dbg !413
	%652 = load <4 x float>, <4 x float> addrspace(1)* %651, align 16, !dbg !413
	%653 = extractelement <4 x float> %652, i32 0, !dbg !413
	%654 = extractelement <4 x float> %652, i32 1, !dbg !413
	%655 = extractelement <4 x float> %652, i32 2, !dbg !413
	%656 = extractelement <4 x float> %652, i32 3, !dbg !413
	%657 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %649, i32 0, i32 1, !dbg !413
	%658 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %649, i32 0, i32 2, !dbg !413
	%659 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %649, i32 0, i32 3, !dbg !413
	%660 = call float @__nv_fmaf(float %646, float %653, float %640), !dbg !410
	%661 = call float @__nv_fmaf(float %646, float %654, float %639), !dbg !414
	%662 = call float @__nv_fmaf(float %646, float %655, float %638), !dbg !415
	%663 = call float @__nv_fmaf(float %646, float %656, float %637), !dbg !416
	br label %b79, !dbg !417, !llvm.loop !419

b81:
	%664 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %605, i64 %636, !dbg !420
	%665 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %664, i32 0, i32 0, !dbg !420
	%666 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %664, i32 0, i32 1, !dbg !420
	%667 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %664, i32 0, i32 2, !dbg !420
	%668 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %664, i32 0, i32 3, !dbg !420
	%669 = bitcast { float, float, float, float } addrspace(1)* %664 to <4 x float> addrspace(1)*, !dbg !420
	%670 = insertelement <4 x float> undef, float %640, i32 0, !dbg !420
	%671 = insertelement <4 x float> %670, float %639, i32 1, !dbg !420
	%672 = insertelement <4 x float> %671, float %638, i32 2, !dbg !420
	%673 = insertelement <4 x float> %672, float %637, i32 3, !dbg !420
	store <4 x float> %673, <4 x float> addrspace(1)* %669, align 16, !dbg !420
	%674 = add i32 %634, %302, !dbg !421
	br label %b77, !dbg !421

b82:
	%675 = add i32 %592, %26, !dbg !422
	br label %b72, !dbg !422

b83:
	ret void, !dbg !361

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %21, i64 %p33), !dbg !20
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !20
	ret void, !dbg !20

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %41, i64 %39), !dbg !36
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !36
	ret void, !dbg !36

b4_cold:
	%676 = phi i64 [ %686, %b5_cold_ok1 ], [ %52, %b1_ok1 ], !dbg !37
	%677 = icmp slt i64 %676, %41, !dbg !37
	br i1 %677, label %b5_cold, label %b6, !dbg !37

b5_cold:
	%678 = getelementptr inbounds i32, i32 addrspace(3)* %40, i64 %676, !dbg !42
	store i32 0, i32 addrspace(3)* %678, align 4, !dbg !42
	%679 = urem i64 %57, 2, !dbg !45
	%680 = trunc i64 %679 to i32, !dbg !46
	%681 = mul i32 %680, %36, !dbg !47
	%682 = zext i32 %681 to i64, !dbg !48
	%683 = add i64 %682, %676, !dbg !49
	%684 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %683, !dbg !50
	%685 = icmp uge i64 %683, %p31, !dbg !50
	br i1 %685, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !50, !prof !21

b5_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %683, i64 %p31), !dbg !50
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !50
	ret void, !dbg !50

b5_cold_ok1:
	store i32 0, i32 addrspace(1)* %684, align 4, !dbg !50
	%686 = add i64 %676, %56, !dbg !37
	br label %b4_cold, !dbg !37, !llvm.loop !52

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %75, i64 %41), !dbg !56
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !56
	ret void, !dbg !56

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %91, i64 %p25), !dbg !72
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !72
	ret void, !dbg !72

b13_fail1:
	%687 = icmp ugt i64 %122, %p31, !dbg !100
	br i1 %687, label %b13_fail2, label %b13_ok2, !dbg !100

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %122, i64 %p31), !dbg !100
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !100
	ret void, !dbg !100

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %124, i64 %123), !dbg !101
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !101
	ret void, !dbg !101

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %116, i64 %131), !dbg !103
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !103
	ret void, !dbg !103

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %153, i64 %124), !dbg !108
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !108
	ret void, !dbg !108

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !110
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !110
	ret void, !dbg !110

b20_fail1:
	%688 = icmp ugt i64 %186, %p21, !dbg !130
	br i1 %688, label %b20_fail2, label %b20_ok2, !dbg !130

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %186, i64 %p21), !dbg !130
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !130
	ret void, !dbg !130

b20_ok2:
	%689 = icmp ugt i64 %185, %186, !dbg !130
	br i1 %689, label %b20_fail3, label %b20_ok3, !dbg !130

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %185, i64 %186), !dbg !130
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !130
	ret void, !dbg !130

b20_ok3:
	%690 = icmp ugt i64 %189, %p11, !dbg !135
	br i1 %690, label %b20_fail4, label %b20_ok4, !dbg !135

b20_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %189, i64 %p11), !dbg !135
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !135
	ret void, !dbg !135

b20_ok4:
	%691 = icmp ugt i64 %188, %189, !dbg !135
	br i1 %691, label %b20_fail5, label %b20_ok5, !dbg !135

b20_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %188, i64 %189), !dbg !135
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !135
	ret void, !dbg !135

b20_ok5:
	%692 = icmp uge i64 %184, %p27, !dbg !136
	br i1 %692, label %b20_fail6, label %b20_ok6, !dbg !136

b20_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %184, i64 %p27), !dbg !136
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !136
	ret void, !dbg !136

b20_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %190, i64 %107), !dbg !125
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !125
	ret void, !dbg !125

b23_fail1:
	%693 = icmp ugt i64 %224, %221, !dbg !155
	br i1 %693, label %b23_fail2, label %b23_ok2, !dbg !155

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %224, i64 %221), !dbg !155
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !155
	ret void, !dbg !155

b23_ok2:
	%694 = icmp eq i1 %226, false, !dbg !156
	br i1 %694, label %b23_fail3, label %b23_ok3, !dbg !156

b23_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %p21, i64 4), !dbg !156
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !156
	ret void, !dbg !156

b23_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %229, i64 16), !dbg !156
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !156
	ret void, !dbg !156

b27_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %262, i64 %p25), !dbg !181
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !181
	ret void, !dbg !181

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %283, i64 %224), !dbg !204
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !204
	ret void, !dbg !204

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %293, i64 %224), !dbg !210
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !210
	ret void, !dbg !210

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %297, i64 %224), !dbg !214
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !214
	ret void, !dbg !214

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %323, i64 %224), !dbg !234
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !234
	ret void, !dbg !234

b45_fail1:
	%695 = icmp ugt i64 %340, %233, !dbg !250
	br i1 %695, label %b45_fail2, label %b45_ok2, !dbg !250

b45_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %340, i64 %233), !dbg !250
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !250
	ret void, !dbg !250

b45_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %338, i64 %341), !dbg !251
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !251
	ret void, !dbg !251

b45_fail3:
	%696 = icmp eq i1 %356, false, !dbg !219
	br i1 %696, label %b45_fail4, label %b45_ok4, !dbg !219

b45_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %354, i64 4), !dbg !219
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !219
	ret void, !dbg !219

b45_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %359, i64 16), !dbg !219
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !219
	ret void, !dbg !219

b45_fail5:
	%697 = icmp uge i64 %370, %p17, !dbg !254
	br i1 %697, label %b45_fail6, label %b45_ok6, !dbg !254

b45_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %370, i64 %p17), !dbg !254
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !254
	ret void, !dbg !254

b45_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %370, i64 %p19), !dbg !255
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !255
	ret void, !dbg !255

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %336, i64 %p27), !dbg !257
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !257
	ret void, !dbg !257

b50_fail1:
	%698 = icmp ugt i64 %395, %364, !dbg !272
	br i1 %698, label %b50_fail2, label %b50_ok2, !dbg !272

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %395, i64 %364), !dbg !272
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !272
	ret void, !dbg !272

b50_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %338, i64 %396), !dbg !273
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !273
	ret void, !dbg !273

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %527, i64 %p29), !dbg !345
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !345
	ret void, !dbg !345

b69_fail1:
	%699 = icmp ugt i64 %533, %p23, !dbg !352
	br i1 %699, label %b69_fail2, label %b69_ok2, !dbg !352

b69_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %533, i64 %p23), !dbg !352
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !352
	ret void, !dbg !352

b69_ok2:
	%700 = icmp ugt i64 %532, %533, !dbg !352
	br i1 %700, label %b69_fail3, label %b69_ok3, !dbg !352

b69_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %532, i64 %533), !dbg !352
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !352
	ret void, !dbg !352

b69_ok3:
	%701 = icmp ugt i64 %535, %p21, !dbg !356
	br i1 %701, label %b69_fail4, label %b69_ok4, !dbg !356

b69_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %535, i64 %p21), !dbg !356
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !356
	ret void, !dbg !356

b69_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %534, i64 %535), !dbg !356
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !356
	ret void, !dbg !356

b69_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %546, i64 %147), !dbg !264
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !264
	ret void, !dbg !264

b71_fail1:
	%702 = icmp eq i32 %p6, 0, !dbg !362
	br i1 %702, label %b71_fail2, label %b71_ok2, !dbg !362

b71_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 0), !dbg !362
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !362
	ret void, !dbg !362

b71_ok2:
	%703 = icmp eq i1 %556, false, !dbg !363
	br i1 %703, label %b71_fail3, label %b71_ok3, !dbg !363

b71_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p23, i64 4), !dbg !363
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !363
	ret void, !dbg !363

b71_ok3:
	%704 = icmp eq i1 %561, false, !dbg !363
	br i1 %704, label %b71_fail4, label %b71_ok4, !dbg !363

b71_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %559, i64 16), !dbg !363
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !363
	ret void, !dbg !363

b71_ok4:
	%705 = icmp eq i1 %563, false, !dbg !364
	br i1 %705, label %b71_fail5, label %b71_ok5, !dbg !364

b71_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p9, i64 4), !dbg !364
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !364
	ret void, !dbg !364

b71_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %566, i64 16), !dbg !364
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !364
	ret void, !dbg !364

b73_fail1:
	%706 = icmp ugt i64 %598, %584, !dbg !383
	br i1 %706, label %b73_fail2, label %b73_ok2, !dbg !383

b73_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %598, i64 %584), !dbg !383
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !383
	ret void, !dbg !383

b73_ok2:
	%707 = icmp ugt i64 %590, %599, !dbg !384
	br i1 %707, label %b73_fail3, label %b73_ok3, !dbg !384

b73_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %590, i64 %599), !dbg !384
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !384
	ret void, !dbg !384

b73_ok3:
	%708 = icmp ugt i64 %601, %586, !dbg !388
	br i1 %708, label %b73_fail4, label %b73_ok4, !dbg !388

b73_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %601, i64 %586), !dbg !388
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !388
	ret void, !dbg !388

b73_ok4:
	%709 = icmp ugt i64 %580, %602, !dbg !389
	br i1 %709, label %b73_fail5, label %b73_ok5, !dbg !389

b73_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %580, i64 %602), !dbg !389
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !389
	ret void, !dbg !389

b73_ok5:
	%710 = icmp ugt i64 %597, %p15, !dbg !390
	br i1 %710, label %b73_fail6, label %b73_ok6, !dbg !390

b73_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %597, i64 %p15), !dbg !390
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !390
	ret void, !dbg !390

b73_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %589, i64 %603), !dbg !391
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !391
	ret void, !dbg !391

b75_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %626, i64 %p29), !dbg !398
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !398
	ret void, !dbg !398
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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !428, !range !17
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
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !433, !range !14
	%19 = sext i32 %18 to i64, !dbg !433
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !433, !range !15
	%21 = sext i32 %20 to i64, !dbg !433
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !433, !range !15
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
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !433, !range !22
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !433, !range !22
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !433, !range !23
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
	%51 = phi i64 [ %42, %b0 ], [ %161, %b24 ], !dbg !446
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
	br i1 %61, label %b2_fail1, label %b2_ok1, !dbg !451, !prof !21

b2_ok1:
	br i1 %44, label %b3, label %b21, !dbg !436

b3:
	%62 = phi i64 [ %135, %b20 ], [ -1, %b2_ok1 ], !dbg !436
	%63 = phi float [ %139, %b20 ], [ 0.000000e+00, %b2_ok1 ], !dbg !436
	%64 = phi i32 [ %148, %b20 ], [ 0, %b2_ok1 ], !dbg !436
	%65 = zext i32 %64 to i64, !dbg !436
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !453, !range !176
	%67 = sext i32 %66 to i64, !dbg !453
	%68 = icmp ule i64 %49, 281474976710655, !dbg !453
	br i1 %68, label %b4, label %b8_cold, !dbg !453, !prof !41

b4:
	%69 = phi i64 [ 0, %b3 ], [ %84, %b7 ], !dbg !453
	%70 = phi i64 [ %67, %b3 ], [ %85, %b7 ], !dbg !453
	%71 = icmp slt i64 %70, %4, !dbg !453
	br i1 %71, label %b5, label %b12, !dbg !453

b5:
	%72 = getelementptr inbounds float, float addrspace(1)* %57, i64 %70, !dbg !454
	%73 = load float, float addrspace(1)* %72, align 4, !dbg !454
	%74 = bitcast float %73 to i32, !dbg !457
	%75 = zext i32 %74 to i64, !dbg !457
	%76 = shl i64 %75, 32, !dbg !458
	%77 = trunc i64 %70 to i32, !dbg !459
	%78 = xor i32 %77, -1, !dbg !460
	%79 = zext i32 %78 to i64, !dbg !461
	%80 = or i64 %76, %79, !dbg !462
	%81 = icmp ult i64 %80, %62, !dbg !463
	br i1 %81, label %b6, label %b7, !dbg !463

b6:
	%82 = icmp ugt i64 %69, %80, !dbg !464
	%83 = select i1 %82, i64 %69, i64 %80, !dbg !464
	br label %b7, !dbg !465

b7:
	%84 = phi i64 [ %69, %b5 ], [ %83, %b6 ], !dbg !466
	%85 = add i64 %70, %49, !dbg !453
	br label %b4, !dbg !453

b12:
	%86 = phi i64 [ %69, %b4 ], [ %163, %b8_cold ], !dbg !469
	br i1 %50, label %b13, label %b15, !dbg !445

b13:
	%87 = phi i64 [ %103, %b14 ], [ %86, %b12 ], !dbg !470
	%88 = phi i64 [ %106, %b14 ], [ 16, %b12 ], !dbg !471
	%89 = icmp sgt i64 %88, 0, !dbg !472
	br i1 %89, label %b14, label %b18, !dbg !472

b14:
	%90 = trunc i64 %88 to i32, !dbg !473
	%91 = trunc i64 %87 to i32, !dbg !473
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %91, i32 %90, i32 31), !dbg !473
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !473
	%94 = lshr i64 %87, 32, !dbg !473
	%95 = trunc i64 %94 to i32, !dbg !473
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %90, i32 31), !dbg !473
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !473
	%98 = zext i32 %97 to i64, !dbg !473
	%99 = shl i64 %98, 32, !dbg !473
	%100 = zext i32 %93 to i64, !dbg !473
	%101 = or i64 %100, %99, !dbg !473
	%102 = icmp ugt i64 %87, %101, !dbg !474
	%103 = select i1 %102, i64 %87, i64 %101, !dbg !474
	%104 = trunc i64 %88 to i32, !dbg !475
	%105 = udiv i32 %104, 2, !dbg !475
	%106 = zext i32 %105 to i64, !dbg !475
	br label %b13, !dbg !475

b15:
	%107 = trunc i64 %86 to i32, !dbg !476
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 0, i32 31), !dbg !476
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !476
	%110 = lshr i64 %86, 32, !dbg !476
	%111 = trunc i64 %110 to i32, !dbg !476
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 0, i32 31), !dbg !476
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !476
	%114 = zext i32 %113 to i64, !dbg !476
	%115 = shl i64 %114, 32, !dbg !476
	%116 = zext i32 %109 to i64, !dbg !476
	%117 = or i64 %116, %115, !dbg !476
	br label %b16, !dbg !476

b16:
	%118 = phi i64 [ %117, %b15 ], [ %133, %b17 ], !dbg !477
	%119 = phi i32 [ 1, %b15 ], [ %134, %b17 ], !dbg !478
	%120 = icmp slt i32 %119, %48, !dbg !479
	br i1 %120, label %b17, label %b18, !dbg !479

b17:
	%121 = trunc i64 %86 to i32, !dbg !480
	%122 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %121, i32 %119, i32 31), !dbg !480
	%123 = extractvalue { i32, i1 } %122, 0, !dbg !480
	%124 = lshr i64 %86, 32, !dbg !480
	%125 = trunc i64 %124 to i32, !dbg !480
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %125, i32 %119, i32 31), !dbg !480
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !480
	%128 = zext i32 %127 to i64, !dbg !480
	%129 = shl i64 %128, 32, !dbg !480
	%130 = zext i32 %123 to i64, !dbg !480
	%131 = or i64 %130, %129, !dbg !480
	%132 = icmp ugt i64 %118, %131, !dbg !474
	%133 = select i1 %132, i64 %118, i64 %131, !dbg !474
	%134 = add i32 %119, 1, !dbg !481
	br label %b16, !dbg !481

b18:
	%135 = phi i64 [ %87, %b13 ], [ %118, %b16 ], !dbg !444
	%136 = lshr i64 %135, 32, !dbg !482
	%137 = trunc i64 %136 to i32, !dbg !483
	%138 = bitcast i32 %137 to float, !dbg !483
	%139 = fadd float %63, %138, !dbg !484
	%140 = icmp eq i32 %66, 0, !dbg !485
	br i1 %140, label %b19, label %b20, !dbg !485

b19:
	%141 = add i64 %58, %65, !dbg !486
	%142 = trunc i64 %135 to i32, !dbg !488
	%143 = xor i32 %142, -1, !dbg !489
	%144 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %141, !dbg !487
	%145 = icmp uge i64 %141, %p11, !dbg !487
	br i1 %145, label %b19_fail1, label %b19_ok1, !dbg !487, !prof !21

b19_ok1:
	store i32 %143, i32 addrspace(1)* %144, align 4, !dbg !487
	%146 = getelementptr inbounds float, float addrspace(1)* %3, i64 %141, !dbg !491
	%147 = icmp uge i64 %141, %p13, !dbg !491
	br i1 %147, label %b19_fail2, label %b19_ok2, !dbg !491, !prof !21

b19_ok2:
	store float %138, float addrspace(1)* %146, align 4, !dbg !491
	br label %b20, !dbg !491

b20:
	%148 = add i32 %64, 1, !dbg !491
	%149 = icmp ult i32 %148, %p3, !dbg !491
	br i1 %149, label %b3, label %b21, !dbg !491

b21:
	%150 = phi float [ 0.000000e+00, %b2_ok1 ], [ %139, %b20 ], !dbg !492
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !492
	%151 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !437, !range !176
	%152 = sext i32 %151 to i64, !dbg !437
	br label %b22, !dbg !437

b22:
	%153 = phi i64 [ %152, %b21 ], [ %160, %b23_ok1 ], !dbg !437
	%154 = icmp slt i64 %153, %5, !dbg !437
	br i1 %154, label %b23, label %b24, !dbg !437

b23:
	%155 = add i64 %58, %153, !dbg !493
	%156 = getelementptr inbounds float, float addrspace(1)* %3, i64 %155, !dbg !494
	%157 = icmp uge i64 %155, %p13, !dbg !494
	br i1 %157, label %b23_fail1, label %b23_ok1, !dbg !494, !prof !21

b23_ok1:
	%158 = load float, float addrspace(1)* %156, align 4, !dbg !494
	%159 = fdiv float %158, %150, !dbg !495
	store float %159, float addrspace(1)* %156, align 4, !dbg !494
	%160 = add i64 %153, %49, !dbg !437
	br label %b22, !dbg !437

b24:
	%161 = add i64 %51, %17, !dbg !496
	br label %b1, !dbg !496

b25:
	ret void, !dbg !496

b2_fail1:
	%162 = icmp ugt i64 %55, %p9, !dbg !451
	br i1 %162, label %b2_fail2, label %b2_ok2, !dbg !451

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %55, i64 %p9), !dbg !451
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !451
	ret void, !dbg !451

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %53, i64 %55), !dbg !451
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !451
	ret void, !dbg !451

b8_cold:
	%163 = phi i64 [ %179, %b11_cold ], [ 0, %b3 ], !dbg !453
	%164 = phi i64 [ %180, %b11_cold ], [ %67, %b3 ], !dbg !453
	%165 = icmp slt i64 %164, %4, !dbg !453
	br i1 %165, label %b9_cold, label %b12, !dbg !453

b9_cold:
	%166 = getelementptr inbounds float, float addrspace(1)* %57, i64 %164, !dbg !454
	%167 = icmp uge i64 %164, %56, !dbg !454
	br i1 %167, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !454, !prof !21

b9_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %164, i64 %56), !dbg !454
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !454
	ret void, !dbg !454

b9_cold_ok1:
	%168 = load float, float addrspace(1)* %166, align 4, !dbg !454
	%169 = bitcast float %168 to i32, !dbg !457
	%170 = zext i32 %169 to i64, !dbg !457
	%171 = shl i64 %170, 32, !dbg !458
	%172 = trunc i64 %164 to i32, !dbg !459
	%173 = xor i32 %172, -1, !dbg !460
	%174 = zext i32 %173 to i64, !dbg !461
	%175 = or i64 %171, %174, !dbg !462
	%176 = icmp ult i64 %175, %62, !dbg !463
	br i1 %176, label %b10_cold, label %b11_cold, !dbg !463

b10_cold:
	%177 = icmp ugt i64 %163, %175, !dbg !464
	%178 = select i1 %177, i64 %163, i64 %175, !dbg !464
	br label %b11_cold, !dbg !465

b11_cold:
	%179 = phi i64 [ %163, %b9_cold_ok1 ], [ %178, %b10_cold ], !dbg !466
	%180 = add i64 %164, %49, !dbg !453
	br label %b8_cold, !dbg !453, !llvm.loop !468

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %141, i64 %p11), !dbg !487
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !487
	ret void, !dbg !487

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %141, i64 %p13), !dbg !491
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !491
	ret void, !dbg !491

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %155, i64 %p13), !dbg !494
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !494
	ret void, !dbg !494
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !14
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !22
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !15
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !22
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !15
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !23
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

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i8* %a3, i32 %a4) nounwind

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare i8* @gpuc_peer_base(i32 %a0) nounwind

declare i8* @gpuc_peer_at(i8* %a0, i8* %a1) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i8* @gpuc_peer_early(i32 %a0) nounwind

declare float @__nv_fmaf(float %a0, float %a1, float %a2) nounwind readnone

declare void @gpuc_fence_thread() nounwind

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

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
!8 = !DIFile(filename: "clock.go", directory: "github.com/gpuc-go/gpuc/examples/clock")
!9 = distinct !DISubprogram(name: "block", scope: !8, file: !8, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!10 = distinct !DISubprogram(name: "Epoch", scope: !8, file: !8, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!11 = !DILocation(line: 66, column: 22, scope: !6)
!12 = !DILocation(line: 16, column: 70, scope: !10, inlinedAt: !11)
!13 = !DILocation(line: 28, column: 50, scope: !9, inlinedAt: !12)
!14 = !{i32 0, i32 2147483647}
!15 = !{i32 0, i32 65535}
!16 = !DILocation(line: 28, column: 64, scope: !9, inlinedAt: !12)
!17 = !{i32 1, i32 -2147483648}
!18 = !DILocation(line: 28, column: 54, scope: !9, inlinedAt: !12)
!19 = !DILocation(line: 28, column: 69, scope: !9, inlinedAt: !12)
!20 = !DILocation(line: 16, column: 64, scope: !10, inlinedAt: !11)
!21 = !{!"branch_weights", i32 1, i32 1048576}
!22 = !{i32 0, i32 1024}
!23 = !{i32 0, i32 64}
!24 = !DILocation(line: 16, column: 75, scope: !10, inlinedAt: !11)
!25 = !DILocation(line: 67, column: 36, scope: !6)
!26 = !DILocation(line: 67, column: 20, scope: !6)
!27 = !DIFile(filename: "dispatch.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!28 = distinct !DISubprogram(name: "announce", scope: !27, file: !27, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!29 = !DILocation(line: 68, column: 11, scope: !6)
!30 = !DILocation(line: 11, column: 44, scope: !28, inlinedAt: !29)
!31 = !DILocation(line: 11, column: 69, scope: !28, inlinedAt: !29)
!32 = !DILocation(line: 11, column: 33, scope: !28, inlinedAt: !29)
!33 = !DILocation(line: 11, column: 56, scope: !28, inlinedAt: !29)
!34 = !DILocation(line: 12, column: 19, scope: !28, inlinedAt: !29)
!35 = !DILocation(line: 13, column: 37, scope: !28, inlinedAt: !29)
!36 = !DILocation(line: 13, column: 40, scope: !28, inlinedAt: !29)
!37 = !DILocation(line: 14, column: 25, scope: !28, inlinedAt: !29)
!38 = !{i32 1, i32 1025}
!39 = !{i32 1, i32 65}
!40 = !DILocation(line: 16, column: 32, scope: !28, inlinedAt: !29)
!41 = !{!"branch_weights", i32 1048576, i32 1}
!42 = !DILocation(line: 15, column: 9, scope: !28, inlinedAt: !29)
!43 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!44 = !DILocation(line: 16, column: 19, scope: !28, inlinedAt: !29)
!45 = !DILocation(line: 103, column: 63, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 103, column: 57, scope: !43, inlinedAt: !44)
!47 = !DILocation(line: 103, column: 67, scope: !43, inlinedAt: !44)
!48 = !DILocation(line: 16, column: 14, scope: !28, inlinedAt: !29)
!49 = !DILocation(line: 16, column: 36, scope: !28, inlinedAt: !29)
!50 = !DILocation(line: 16, column: 10, scope: !28, inlinedAt: !29)
!51 = !{!"llvm.loop.unroll.disable"}
!52 = distinct !{!52, !51}
!53 = !DILocation(line: 18, column: 8, scope: !28, inlinedAt: !29)
!54 = !DILocation(line: 19, column: 25, scope: !28, inlinedAt: !29)
!55 = !DILocation(line: 20, column: 42, scope: !28, inlinedAt: !29)
!56 = !DILocation(line: 20, column: 35, scope: !28, inlinedAt: !29)
!57 = !DILocation(line: 20, column: 24, scope: !28, inlinedAt: !29)
!58 = !DILocation(line: 22, column: 8, scope: !28, inlinedAt: !29)
!59 = !DILocation(line: 23, column: 17, scope: !28, inlinedAt: !29)
!60 = !DILocation(line: 23, column: 51, scope: !28, inlinedAt: !29)
!61 = !DILocation(line: 23, column: 6, scope: !28, inlinedAt: !29)
!62 = !DILocation(line: 23, column: 31, scope: !28, inlinedAt: !29)
!63 = !DILocation(line: 24, column: 11, scope: !28, inlinedAt: !29)
!64 = !DILocation(line: 25, column: 41, scope: !28, inlinedAt: !29)
!65 = !DILocation(line: 103, column: 63, scope: !43, inlinedAt: !64)
!66 = !DILocation(line: 103, column: 57, scope: !43, inlinedAt: !64)
!67 = !DILocation(line: 103, column: 67, scope: !43, inlinedAt: !64)
!68 = !DILocation(line: 25, column: 55, scope: !28, inlinedAt: !29)
!69 = !DILocation(line: 25, column: 57, scope: !28, inlinedAt: !29)
!70 = !DILocation(line: 25, column: 60, scope: !28, inlinedAt: !29)
!71 = !DILocation(line: 25, column: 36, scope: !28, inlinedAt: !29)
!72 = !DILocation(line: 25, column: 32, scope: !28, inlinedAt: !29)
!73 = !DILocation(line: 25, column: 85, scope: !28, inlinedAt: !29)
!74 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!75 = !DILocation(line: 25, column: 71, scope: !28, inlinedAt: !29)
!76 = !DILocation(line: 97, column: 56, scope: !74, inlinedAt: !75)
!77 = !DILocation(line: 97, column: 69, scope: !74, inlinedAt: !75)
!78 = !DILocation(line: 97, column: 61, scope: !74, inlinedAt: !75)
!79 = !DILocation(line: 25, column: 111, scope: !28, inlinedAt: !29)
!80 = !DILocation(line: 25, column: 17, scope: !28, inlinedAt: !29)
!81 = !DILocation(line: 23, column: 40, scope: !28, inlinedAt: !29)
!82 = !DILocation(line: 27, column: 8, scope: !28, inlinedAt: !29)
!83 = distinct !DISubprogram(name: "dispatch", scope: !27, file: !27, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
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
!144 = distinct !DISubprogram(name: "Advance", scope: !8, file: !8, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
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
!167 = distinct !DISubprogram(name: "Broadcast", scope: !166, file: !166, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!168 = !DILocation(line: 46, column: 23, scope: !157, inlinedAt: !158)
!169 = !DILocation(line: 33, column: 10, scope: !167, inlinedAt: !168)
!170 = !DILocation(line: 37, column: 17, scope: !167, inlinedAt: !168)
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
!201 = !DILocation(line: 26, column: 36, scope: !190, inlinedAt: !193)
!202 = !DILocation(line: 42, column: 15, scope: !157, inlinedAt: !158)
!203 = !DILocation(line: 43, column: 12, scope: !157, inlinedAt: !158)
!204 = !DILocation(line: 44, column: 11, scope: !157, inlinedAt: !158)
!205 = !DILocation(line: 44, column: 24, scope: !157, inlinedAt: !158)
!206 = !DILocation(line: 34, column: 8, scope: !167, inlinedAt: !168)
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
!264 = !DILocation(line: 101, column: 21, scope: !220, inlinedAt: !221)
!265 = !DILocation(line: 26, column: 9, scope: !151, inlinedAt: !152)
!266 = !DILocation(line: 27, column: 20, scope: !151, inlinedAt: !152)
!267 = !DILocation(line: 85, column: 27, scope: !220, inlinedAt: !221)
!268 = !DILocation(line: 85, column: 32, scope: !220, inlinedAt: !221)
!269 = !DILocation(line: 87, column: 13, scope: !220, inlinedAt: !221)
!270 = !DILocation(line: 93, column: 14, scope: !242, inlinedAt: !269)
!271 = !DILocation(line: 93, column: 17, scope: !242, inlinedAt: !269)
!272 = !DILocation(line: 93, column: 10, scope: !242, inlinedAt: !269)
!273 = !DILocation(line: 93, column: 28, scope: !242, inlinedAt: !269)
!274 = !DILocation(line: 84, column: 5, scope: !220, inlinedAt: !221)
!275 = !DILocation(line: 91, column: 17, scope: !220, inlinedAt: !221)
!276 = !DILocation(line: 91, column: 6, scope: !220, inlinedAt: !221)
!277 = !DILocation(line: 91, column: 23, scope: !220, inlinedAt: !221)
!278 = distinct !DISubprogram(name: "at", scope: !150, file: !150, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!279 = !DILocation(line: 92, column: 23, scope: !220, inlinedAt: !221)
!280 = !DILocation(line: 113, column: 11, scope: !278, inlinedAt: !279)
!281 = !DILocation(line: 92, column: 38, scope: !220, inlinedAt: !221)
!282 = !DILocation(line: 92, column: 33, scope: !220, inlinedAt: !221)
!283 = !DILocation(line: 112, column: 7, scope: !278, inlinedAt: !282)
!284 = !DILocation(line: 113, column: 11, scope: !278, inlinedAt: !282)
!285 = !DILocation(line: 113, column: 3, scope: !278, inlinedAt: !282)
!286 = !DILocation(line: 92, column: 50, scope: !220, inlinedAt: !221)
!287 = !DILocation(line: 92, column: 45, scope: !220, inlinedAt: !221)
!288 = !DILocation(line: 112, column: 7, scope: !278, inlinedAt: !287)
!289 = !DILocation(line: 113, column: 11, scope: !278, inlinedAt: !287)
!290 = !DILocation(line: 113, column: 3, scope: !278, inlinedAt: !287)
!291 = !DILocation(line: 92, column: 64, scope: !220, inlinedAt: !221)
!292 = !DILocation(line: 92, column: 59, scope: !220, inlinedAt: !221)
!293 = !DILocation(line: 112, column: 7, scope: !278, inlinedAt: !292)
!294 = !DILocation(line: 113, column: 11, scope: !278, inlinedAt: !292)
!295 = !DILocation(line: 113, column: 3, scope: !278, inlinedAt: !292)
!296 = !DILocation(line: 93, column: 21, scope: !220, inlinedAt: !221)
!297 = distinct !DISubprogram(name: "affine", scope: !150, file: !150, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!298 = distinct !DISubprogram(name: "store", scope: !150, file: !150, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!299 = !DILocation(line: 93, column: 8, scope: !220, inlinedAt: !221)
!300 = !DILocation(line: 121, column: 23, scope: !298, inlinedAt: !299)
!301 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !300)
!302 = !DILocation(line: 121, column: 52, scope: !298, inlinedAt: !299)
!303 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !302)
!304 = !DILocation(line: 121, column: 81, scope: !298, inlinedAt: !299)
!305 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !304)
!306 = !DILocation(line: 121, column: 110, scope: !298, inlinedAt: !299)
!307 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !306)
!308 = !DILocation(line: 121, column: 4, scope: !298, inlinedAt: !299)
!309 = !DILocation(line: 94, column: 8, scope: !220, inlinedAt: !221)
!310 = !DILocation(line: 120, column: 7, scope: !298, inlinedAt: !309)
!311 = !DILocation(line: 121, column: 23, scope: !298, inlinedAt: !309)
!312 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !311)
!313 = !DILocation(line: 121, column: 52, scope: !298, inlinedAt: !309)
!314 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !313)
!315 = !DILocation(line: 121, column: 81, scope: !298, inlinedAt: !309)
!316 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !315)
!317 = !DILocation(line: 121, column: 110, scope: !298, inlinedAt: !309)
!318 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !317)
!319 = !DILocation(line: 121, column: 4, scope: !298, inlinedAt: !309)
!320 = !DILocation(line: 95, column: 8, scope: !220, inlinedAt: !221)
!321 = !DILocation(line: 120, column: 7, scope: !298, inlinedAt: !320)
!322 = !DILocation(line: 121, column: 23, scope: !298, inlinedAt: !320)
!323 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !322)
!324 = !DILocation(line: 121, column: 52, scope: !298, inlinedAt: !320)
!325 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !324)
!326 = !DILocation(line: 121, column: 81, scope: !298, inlinedAt: !320)
!327 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !326)
!328 = !DILocation(line: 121, column: 110, scope: !298, inlinedAt: !320)
!329 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !328)
!330 = !DILocation(line: 121, column: 4, scope: !298, inlinedAt: !320)
!331 = !DILocation(line: 96, column: 8, scope: !220, inlinedAt: !221)
!332 = !DILocation(line: 120, column: 7, scope: !298, inlinedAt: !331)
!333 = !DILocation(line: 121, column: 23, scope: !298, inlinedAt: !331)
!334 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !333)
!335 = !DILocation(line: 121, column: 52, scope: !298, inlinedAt: !331)
!336 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !335)
!337 = !DILocation(line: 121, column: 81, scope: !298, inlinedAt: !331)
!338 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !337)
!339 = !DILocation(line: 121, column: 110, scope: !298, inlinedAt: !331)
!340 = !DILocation(line: 125, column: 61, scope: !297, inlinedAt: !339)
!341 = !DILocation(line: 121, column: 4, scope: !298, inlinedAt: !331)
!342 = !DILocation(line: 91, column: 33, scope: !220, inlinedAt: !221)
!343 = !DILocation(line: 98, column: 8, scope: !220, inlinedAt: !221)
!344 = !DILocation(line: 99, column: 31, scope: !220, inlinedAt: !221)
!345 = !DILocation(line: 99, column: 27, scope: !220, inlinedAt: !221)
!346 = !DILocation(line: 104, column: 14, scope: !220, inlinedAt: !221)
!347 = !DILocation(line: 105, column: 14, scope: !220, inlinedAt: !221)
!348 = !DILocation(line: 106, column: 17, scope: !220, inlinedAt: !221)
!349 = !DILocation(line: 101, column: 30, scope: !220, inlinedAt: !221)
!350 = !DILocation(line: 87, column: 17, scope: !122, inlinedAt: !349)
!351 = !DILocation(line: 88, column: 27, scope: !122, inlinedAt: !349)
!352 = !DILocation(line: 88, column: 16, scope: !122, inlinedAt: !349)
!353 = !DILocation(line: 101, column: 54, scope: !220, inlinedAt: !221)
!354 = !DILocation(line: 87, column: 17, scope: !122, inlinedAt: !353)
!355 = !DILocation(line: 88, column: 27, scope: !122, inlinedAt: !353)
!356 = !DILocation(line: 88, column: 16, scope: !122, inlinedAt: !353)
!357 = !DILocation(line: 102, column: 3, scope: !220, inlinedAt: !221)
!358 = !DILocation(line: 18, column: 54, scope: !151, inlinedAt: !152)
!359 = !DIFile(filename: "combine.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!360 = distinct !DISubprogram(name: "combine", scope: !359, file: !359, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!361 = !DILocation(line: 73, column: 9, scope: !6)
!362 = !DILocation(line: 13, column: 29, scope: !360, inlinedAt: !361)
!363 = !DILocation(line: 14, column: 25, scope: !360, inlinedAt: !361)
!364 = !DILocation(line: 14, column: 56, scope: !360, inlinedAt: !361)
!365 = !DILocation(line: 12, column: 34, scope: !360, inlinedAt: !361)
!366 = !DILocation(line: 83, column: 49, scope: !245, inlinedAt: !365)
!367 = !DILocation(line: 83, column: 39, scope: !245, inlinedAt: !365)
!368 = !DILocation(line: 13, column: 14, scope: !360, inlinedAt: !361)
!369 = !DILocation(line: 13, column: 24, scope: !360, inlinedAt: !361)
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
!410 = !DILocation(line: 38, column: 23, scope: !405, inlinedAt: !406)
!411 = !DILocation(line: 37, column: 14, scope: !405, inlinedAt: !406)
!412 = !DILocation(line: 37, column: 16, scope: !405, inlinedAt: !406)
!413 = !DILocation(line: 37, column: 12, scope: !405, inlinedAt: !406)
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
!439 = distinct !DISubprogram(name: "reduceWarp", scope: !438, file: !438, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!440 = distinct !DISubprogram(name: "reduce", scope: !438, file: !438, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!441 = distinct !DISubprogram(name: "ReduceMax", scope: !438, file: !438, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!442 = !DILocation(line: 25, column: 24, scope: !424)
!443 = !DILocation(line: 20, column: 15, scope: !441, inlinedAt: !442)
!444 = !DILocation(line: 45, column: 16, scope: !440, inlinedAt: !443)
!445 = !DILocation(line: 91, column: 7, scope: !439, inlinedAt: !444)
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
!469 = !DILocation(line: 91, column: 7, scope: !424)
!470 = !DILocation(line: 86, column: 35, scope: !439, inlinedAt: !444)
!471 = !DILocation(line: 92, column: 7, scope: !439, inlinedAt: !444)
!472 = !DILocation(line: 92, column: 34, scope: !439, inlinedAt: !444)
!473 = !DILocation(line: 93, column: 23, scope: !439, inlinedAt: !444)
!474 = !DILocation(line: 20, column: 77, scope: !441, inlinedAt: !442)
!475 = !DILocation(line: 92, column: 39, scope: !439, inlinedAt: !444)
!476 = !DILocation(line: 97, column: 16, scope: !439, inlinedAt: !444)
!477 = !DILocation(line: 97, column: 2, scope: !439, inlinedAt: !444)
!478 = !DILocation(line: 98, column: 6, scope: !439, inlinedAt: !444)
!479 = !DILocation(line: 98, column: 22, scope: !439, inlinedAt: !444)
!480 = !DILocation(line: 99, column: 23, scope: !439, inlinedAt: !444)
!481 = !DILocation(line: 98, column: 27, scope: !439, inlinedAt: !444)
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
