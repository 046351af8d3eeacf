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
	%21 = add i64 %20, 1, !dbg !22
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !23, !range !18
	%23 = sext i32 %22 to i64, !dbg !23
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !24, !range !25
	%25 = sext i32 %24 to i64, !dbg !24
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !24, !range !26
	%27 = sext i32 %26 to i64, !dbg !24
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !24, !range !26
	%29 = sext i32 %28 to i64, !dbg !24
	%30 = sub i64 %25, 1, !dbg !27
	%31 = icmp eq i64 %23, %30, !dbg !28
	br i1 %31, label %b1, label %b13, !dbg !28

b1:
	%32 = sext i32 %16 to i64, !dbg !11
	%33 = sext i32 %17 to i64, !dbg !12
	%34 = mul i64 %p4, %33, !dbg !29
	%35 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !30
	%36 = udiv i32 %35, 4, !dbg !30
	%37 = zext i32 %36 to i64, !dbg !30
	%38 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !30
	%39 = icmp ugt i64 %34, %37, !dbg !31
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !31, !prof !17

b1_ok1:
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32, !range !19
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !32, !range !19
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !32, !range !21
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32, !range !33
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !32, !range !33
	%45 = mul i32 %44, %42, !dbg !32
	%46 = add i32 %41, %45, !dbg !32
	%47 = mul i32 %43, %46, !dbg !32
	%48 = add i32 %40, %47, !dbg !32
	%49 = sext i32 %48 to i64, !dbg !32
	%50 = mul i32 %43, %44, !dbg !32
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !32, !range !34
	%52 = mul i32 %50, %51, !dbg !32
	%53 = sext i32 %52 to i64, !dbg !32
	%54 = add i64 %20, 2, !dbg !35
	%55 = icmp ule i64 %34, 281474976710655, !dbg !32
	%56 = mul i64 %34, -2, !dbg !32
	%57 = add i64 %p29, %56, !dbg !32
	%58 = icmp sge i64 %57, 0, !dbg !32
	%59 = and i1 %55, %58, !dbg !32
	br i1 %59, label %b2, label %b4_cold, !dbg !32, !prof !36

b2:
	%60 = phi i64 [ %49, %b1_ok1 ], [ %67, %b3 ], !dbg !32
	%61 = icmp slt i64 %60, %34, !dbg !32
	br i1 %61, label %b3, label %b6, !dbg !32

b3:
	%62 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %60, !dbg !37
	store i32 0, i32 addrspace(3)* %62, align 4, !dbg !37
	%63 = urem i64 %54, 2, !dbg !40
	%64 = mul i64 %63, %34, !dbg !42
	%65 = add i64 %64, %60, !dbg !43
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %65, !dbg !44
	store i32 0, i32 addrspace(1)* %66, align 4, !dbg !44
	%67 = add i64 %60, %53, !dbg !32
	br label %b2, !dbg !32

b6:
	call void @llvm.nvvm.barrier0(), !dbg !45
	br label %b7, !dbg !46

b7:
	%68 = phi i64 [ %49, %b6 ], [ %76, %b8_ok1 ], !dbg !46
	%69 = icmp slt i64 %68, %p11, !dbg !46
	br i1 %69, label %b8, label %b9, !dbg !46

b8:
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %68, !dbg !47
	%71 = load i32, i32 addrspace(1)* %70, align 4, !dbg !47
	%72 = sext i32 %71 to i64, !dbg !48
	%73 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %72, !dbg !48
	%74 = icmp uge i64 %72, %34, !dbg !48
	br i1 %74, label %b8_fail1, label %b8_ok1, !dbg !48, !prof !17

b8_ok1:
	%75 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %73, i32 1) nounwind, !dbg !49
	%76 = add i64 %68, %53, !dbg !46
	br label %b7, !dbg !46

b9:
	call void @llvm.nvvm.barrier0(), !dbg !50
	br label %b10, !dbg !51

b10:
	%77 = phi i64 [ %49, %b9 ], [ %102, %b11_ok1 ], !dbg !51
	%78 = icmp slt i64 %77, %34, !dbg !51
	br i1 %78, label %b11, label %b12, !dbg !51

b11:
	%79 = urem i64 %21, 2, !dbg !53
	%80 = mul i64 %79, %34, !dbg !55
	%81 = icmp eq i64 %33, -1, !dbg !56
	%82 = select i1 %81, i64 1, i64 %33, !dbg !56
	%83 = sdiv i64 %77, %82, !dbg !56
	%84 = sub i64 0, %77, !dbg !56
	%85 = select i1 %81, i64 %84, i64 %83, !dbg !56
	%86 = mul i64 %85, %33, !dbg !57
	%87 = add i64 %80, %86, !dbg !58
	%88 = add i64 %87, %32, !dbg !59
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %88, !dbg !60
	%90 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %77, !dbg !61
	%91 = icmp uge i64 %88, %p23, !dbg !60
	br i1 %91, label %b11_fail1, label %b11_ok1, !dbg !60, !prof !17

b11_ok1:
	%92 = load i32, i32 addrspace(3)* %90, align 4, !dbg !61
	%93 = sext i32 %92 to i64, !dbg !62
	%94 = shl i64 %21, 32, !dbg !65
	%95 = or i64 %94, %93, !dbg !67
	%96 = icmp eq i64 %33, -1, !dbg !68
	%97 = select i1 %96, i64 1, i64 %33, !dbg !68
	%98 = srem i64 %77, %97, !dbg !68
	%99 = trunc i64 %98 to i32, !dbg !69
	%100 = addrspacecast i64 addrspace(1)* %89 to i64*, !dbg !69
	%101 = bitcast i64* %100 to i8*, !dbg !69
	call void @gpuc_signal_op_thread(i8* %101, i64 %95, i32 9, i32 %99), !dbg !69
	%102 = add i64 %77, %53, !dbg !51
	br label %b10, !dbg !51

b12:
	call void @llvm.nvvm.barrier0(), !dbg !70
	br label %b13, !dbg !10

b13:
	%103 = sext i32 %16 to i64, !dbg !73
	%104 = sext i32 %17 to i64, !dbg !74
	%105 = add i64 %p11, %25, !dbg !75
	%106 = sub i64 %105, 1, !dbg !76
	%107 = icmp eq i64 %25, -1, !dbg !77
	%108 = select i1 %107, i64 1, i64 %25, !dbg !77
	%109 = sdiv i64 %106, %108, !dbg !77
	%110 = sub i64 0, %106, !dbg !77
	%111 = select i1 %107, i64 %110, i64 %109, !dbg !77
	%112 = mul i64 %23, %111, !dbg !78
	%113 = icmp slt i64 %112, %p11, !dbg !79
	%114 = select i1 %113, i64 %112, i64 %p11, !dbg !79
	%115 = add i64 %114, %111, !dbg !80
	%116 = icmp slt i64 %115, %p11, !dbg !81
	%117 = select i1 %116, i64 %115, i64 %p11, !dbg !81
	%118 = sub i64 %117, %114, !dbg !82
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %114, !dbg !82
	%120 = mul i64 %p4, %104, !dbg !83
	%121 = icmp ugt i64 %117, %p11, !dbg !82
	%122 = icmp ugt i64 %114, %117, !dbg !82
	%123 = or i1 %121, %122, !dbg !82
	br i1 %123, label %b13_fail1, label %b13_ok1, !dbg !82, !prof !17

b13_ok1:
	%124 = urem i64 %21, 2, !dbg !85
	%125 = mul i64 %124, %120, !dbg !87
	%126 = sub i64 %p29, %125, !dbg !88
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %125, !dbg !88
	%128 = icmp ugt i64 %125, %p29, !dbg !88
	%129 = icmp ugt i64 %p2, %126, !dbg !89
	%130 = or i1 %128, %129, !dbg !89
	br i1 %130, label %b13_fail3, label %b13_ok3, !dbg !89, !prof !17

b13_ok3:
	%131 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !90
	%132 = udiv i32 %131, 4, !dbg !90
	%133 = zext i32 %132 to i64, !dbg !90
	%134 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !90
	%135 = icmp ugt i64 %118, %133, !dbg !91
	br i1 %135, label %b13_fail5, label %b13_ok5, !dbg !91, !prof !17

b13_ok5:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92, !range !19
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !92, !range !19
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !92, !range !21
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !92, !range !33
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !92, !range !33
	%141 = mul i32 %140, %138, !dbg !92
	%142 = add i32 %137, %141, !dbg !92
	%143 = mul i32 %139, %142, !dbg !92
	%144 = add i32 %136, %143, !dbg !92
	%145 = sext i32 %144 to i64, !dbg !92
	%146 = mul i32 %139, %140, !dbg !92
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !92, !range !34
	%148 = mul i32 %146, %147, !dbg !92
	%149 = sext i32 %148 to i64, !dbg !92
	br label %b14, !dbg !92

b14:
	%150 = phi i64 [ %145, %b13_ok5 ], [ %171, %b16 ], !dbg !92
	%151 = icmp slt i64 %150, %118, !dbg !92
	br i1 %151, label %b15, label %b18, !dbg !92

b15:
	%152 = getelementptr inbounds i32, i32 addrspace(1)* %119, i64 %150, !dbg !93
	%153 = load i32, i32 addrspace(1)* %152, align 4, !dbg !93
	%154 = sext i32 %153 to i64, !dbg !94
	%155 = getelementptr inbounds i32, i32 addrspace(1)* %127, i64 %154, !dbg !95
	%156 = icmp uge i64 %154, %p2, !dbg !95
	br i1 %156, label %b15_fail1, label %b15_ok1, !dbg !95, !prof !17

b15_ok1:
	%157 = atomicrmw add i32 addrspace(1)* %155, i32 1 monotonic, !dbg !96
	%158 = sext i32 %157 to i64, !dbg !97
	%159 = icmp slt i64 %158, %p0, !dbg !98
	br i1 %159, label %b16, label %b17, !dbg !99

b16:
	%160 = icmp eq i64 %104, -1, !dbg !100
	%161 = select i1 %160, i64 1, i64 %104, !dbg !100
	%162 = sdiv i64 %154, %161, !dbg !100
	%163 = sub i64 0, %154, !dbg !100
	%164 = select i1 %160, i64 %163, i64 %162, !dbg !100
	%165 = mul i64 %164, %104, !dbg !101
	%166 = add i64 %165, %103, !dbg !102
	%167 = mul i64 %166, %p0, !dbg !103
	%168 = trunc i64 %167 to i32, !dbg !104
	%169 = add i32 %168, %157, !dbg !105
	%170 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %150, !dbg !106
	store i32 %169, i32 addrspace(3)* %170, align 4, !dbg !106
	%171 = add i64 %150, %149, !dbg !92
	br label %b14, !dbg !92

b17:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 0, i64 0), !dbg !99
	ret void, !dbg !99

b18:
	call void @llvm.nvvm.barrier0(), !dbg !107
	br label %b19, !dbg !108

b19:
	%172 = phi i64 [ -1, %b18 ], [ %173, %b20_ok8 ], !dbg !108
	%173 = add i64 %172, 1, !dbg !108
	%174 = icmp slt i64 %173, %118, !dbg !108
	br i1 %174, label %b20, label %b21, !dbg !108

b20:
	%175 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %173, !dbg !108
	%176 = load i32, i32 addrspace(3)* %175, align 4, !dbg !108
	%177 = sext i32 %176 to i64, !dbg !109
	%178 = mul i64 %177, %p1, !dbg !112
	%179 = add i64 %177, 1, !dbg !113
	%180 = mul i64 %179, %p1, !dbg !114
	%181 = sub i64 %180, %178, !dbg !115
	%182 = getelementptr inbounds float, float addrspace(1)* %9, i64 %178, !dbg !115
	%183 = add i64 %114, %173, !dbg !117
	%184 = icmp ugt i64 %180, %p19, !dbg !115
	%185 = icmp ugt i64 %178, %180, !dbg !115
	%186 = icmp eq i64 %p3, 0, !dbg !116
	%187 = or i1 %184, %185, !dbg !116
	%188 = or i1 %187, %186, !dbg !116
	br i1 %188, label %b20_fail1, label %b20_ok1, !dbg !116, !prof !17

b20_ok1:
	%189 = icmp eq i64 %p3, -1, !dbg !116
	%190 = select i1 %189, i64 1, i64 %p3, !dbg !116
	%191 = sdiv i64 %183, %190, !dbg !116
	%192 = sub i64 0, %183, !dbg !116
	%193 = select i1 %189, i64 %192, i64 %191, !dbg !116
	%194 = mul i64 %193, %p1, !dbg !119
	%195 = add i64 %193, 1, !dbg !120
	%196 = mul i64 %195, %p1, !dbg !121
	%197 = sub i64 %196, %194, !dbg !122
	%198 = getelementptr inbounds float, float addrspace(1)* %4, i64 %194, !dbg !122
	%199 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %177, !dbg !123
	%200 = shl i64 %21, 32, !dbg !126
	%201 = or i64 %200, %183, !dbg !128
	%202 = getelementptr inbounds i32, i32 addrspace(1)* %119, i64 %173, !dbg !129
	%203 = icmp ugt i64 %196, %p9, !dbg !122
	%204 = icmp ugt i64 %194, %196, !dbg !122
	%205 = icmp uge i64 %177, %p25, !dbg !123
	%206 = icmp ne i64 %181, %197, !dbg !124
	%207 = or i1 %203, %204, !dbg !124
	%208 = or i1 %207, %205, !dbg !124
	%209 = or i1 %208, %206, !dbg !124
	br i1 %209, label %b20_fail4, label %b20_ok4, !dbg !124, !prof !17

b20_ok4:
	%210 = load i32, i32 addrspace(1)* %202, align 4, !dbg !129
	%211 = sext i32 %210 to i64, !dbg !130
	%212 = icmp eq i64 %104, -1, !dbg !131
	%213 = select i1 %212, i64 1, i64 %104, !dbg !131
	%214 = srem i64 %211, %213, !dbg !131
	%215 = mul i64 %197, 4, !dbg !124
	%216 = trunc i64 %214 to i32, !dbg !124
	%217 = addrspacecast float addrspace(1)* %182 to float*, !dbg !124
	%218 = addrspacecast float addrspace(1)* %198 to float*, !dbg !124
	%219 = addrspacecast i64 addrspace(1)* %199 to i64*, !dbg !124
	%220 = icmp uge i64 %214, %104, !dbg !124
	br i1 %220, label %b20_fail8, label %b20_ok8, !dbg !124, !prof !17

b20_ok8:
	%221 = bitcast float* %217 to i8*, !dbg !124
	%222 = bitcast float* %218 to i8*, !dbg !124
	%223 = bitcast i64* %219 to i8*, !dbg !124
	call void @gpuc_put_signal_nbi_block(i8* %221, i8* %222, i64 %215, i8* %223, i64 %201, i32 9, i32 %216), !dbg !124
	br label %b19, !dbg !124

b21:
	call void @llvm.nvvm.barrier0(), !dbg !134
	%224 = sub i64 %149, 1, !dbg !135
	%225 = icmp ne i64 %145, %224, !dbg !136
	br i1 %225, label %b25, label %b22, !dbg !136

b22:
	%226 = mul i64 %25, %27, !dbg !137
	%227 = mul i64 %226, %29, !dbg !138
	%228 = icmp sgt i64 %227, 1, !dbg !139
	br i1 %228, label %b23, label %b24, !dbg !139

b23:
	%229 = getelementptr inbounds i64, i64 addrspace(1)* %15, i64 1, !dbg !140
	%230 = icmp uge i64 1, %p31, !dbg !140
	br i1 %230, label %b23_fail1, label %b23_ok1, !dbg !140, !prof !17

b23_ok1:
	%231 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %229, i64 1) nounwind, !dbg !141
	%232 = sub i64 %227, 1, !dbg !142
	%233 = icmp ne i64 %231, %232, !dbg !144
	br i1 %233, label %b25, label %b24, !dbg !144

b24:
	%234 = getelementptr inbounds i64, i64 addrspace(1)* %15, i64 1, !dbg !145
	%235 = icmp uge i64 1, %p31, !dbg !145
	br i1 %235, label %b24_fail1, label %b24_ok1, !dbg !145, !prof !17

b24_ok1:
	store i64 0, i64 addrspace(1)* %234, align 8, !dbg !145
	%236 = load i64, i64 addrspace(1)* %18, align 8, !dbg !146
	%237 = add i64 %236, 1, !dbg !147
	store i64 %237, i64 addrspace(1)* %18, align 8, !dbg !146
	br label %b25, !dbg !146

b25:
	%238 = add i64 %120, 1, !dbg !151
	%239 = icmp slt i64 %145, 32, !dbg !155
	%240 = icmp ugt i64 %238, %133, !dbg !152
	br i1 %240, label %b25_fail1, label %b25_ok1, !dbg !152, !prof !17

b25_ok1:
	br i1 %239, label %b26, label %b42, !dbg !155

b26:
	%241 = and i32 %144, -32, !dbg !156
	%242 = sub i32 %148, %241, !dbg !156
	%243 = icmp slt i32 %242, 32, !dbg !156
	%244 = select i1 %243, i32 %242, i32 32, !dbg !156
	%245 = sext i32 %244 to i64, !dbg !156
	%246 = sub i64 %245, 1, !dbg !157
	%247 = icmp slt i64 %246, 0, !dbg !161
	%248 = trunc i64 %246 to i32, !dbg !162
	br label %b27, !dbg !163

b27:
	%249 = phi i64 [ %299, %b39 ], [ 0, %b26 ], !dbg !163
	%250 = phi i64 [ %300, %b39 ], [ 0, %b26 ], !dbg !164
	%251 = icmp slt i64 %250, %120, !dbg !165
	br i1 %251, label %b28, label %b40, !dbg !165

b28:
	%252 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !166, !range !167
	%253 = sext i32 %252 to i64, !dbg !166
	%254 = add i64 %250, %253, !dbg !168
	%255 = icmp slt i64 %254, %120, !dbg !169
	br i1 %255, label %b29, label %b30, !dbg !169

b29:
	%256 = add i64 %125, %254, !dbg !170
	%257 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %256, !dbg !171
	%258 = shl i64 %21, 32, !dbg !173
	%259 = addrspacecast i64 addrspace(1)* %257 to i64*, !dbg !174
	%260 = icmp uge i64 %256, %p23, !dbg !171
	br i1 %260, label %b29_fail1, label %b29_ok1, !dbg !171, !prof !17

b29_ok1:
	%261 = bitcast i64* %259 to i8*, !dbg !174
	%262 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %261, i32 5, i64 %258, i32 1, i8* %ctrl, i32 22), !dbg !174
	%263 = and i64 %262, 4294967295, !dbg !177
	br label %b30, !dbg !176

b30:
	%264 = phi i64 [ 0, %b28 ], [ %263, %b29_ok1 ], !dbg !179
	br label %b31, !dbg !185

b31:
	%265 = phi i64 [ %264, %b30 ], [ %282, %b34 ], !dbg !186
	%266 = phi i64 [ 1, %b30 ], [ %283, %b34 ], !dbg !187
	%267 = icmp slt i64 %266, 32, !dbg !188
	br i1 %267, label %b32, label %b35, !dbg !188

b32:
	%268 = trunc i64 %266 to i32, !dbg !189
	%269 = trunc i64 %265 to i32, !dbg !189
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %269, i32 %268, i32 0), !dbg !189
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !189
	%272 = lshr i64 %265, 32, !dbg !189
	%273 = trunc i64 %272 to i32, !dbg !189
	%274 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %273, i32 %268, i32 0), !dbg !189
	%275 = extractvalue { i32, i1 } %274, 0, !dbg !189
	%276 = zext i32 %275 to i64, !dbg !189
	%277 = shl i64 %276, 32, !dbg !189
	%278 = zext i32 %271 to i64, !dbg !189
	%279 = or i64 %278, %277, !dbg !189
	%280 = icmp sge i64 %253, %266, !dbg !190
	br i1 %280, label %b33, label %b34, !dbg !190

b33:
	%281 = add i64 %265, %279, !dbg !191
	br label %b34, !dbg !191

b34:
	%282 = phi i64 [ %265, %b32 ], [ %281, %b33 ], !dbg !186
	%283 = mul i64 %266, 2, !dbg !192
	br label %b31, !dbg !192

b35:
	%284 = add i64 %249, %265, !dbg !193
	br i1 %255, label %b36, label %b37, !dbg !194

b36:
	%285 = sub i64 %284, %264, !dbg !196
	%286 = trunc i64 %285 to i32, !dbg !197
	%287 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %254, !dbg !195
	%288 = icmp uge i64 %254, %238, !dbg !195
	br i1 %288, label %b36_fail1, label %b36_ok1, !dbg !195, !prof !17

b36_ok1:
	store i32 %286, i32 addrspace(3)* %287, align 4, !dbg !195
	br label %b37, !dbg !195

b37:
	br i1 %247, label %b38, label %b39, !dbg !161

b38:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 0), !dbg !198
	ret void, !dbg !198

b39:
	%289 = trunc i64 %284 to i32, !dbg !162
	%290 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %289, i32 %248, i32 31), !dbg !162
	%291 = extractvalue { i32, i1 } %290, 0, !dbg !162
	%292 = lshr i64 %284, 32, !dbg !162
	%293 = trunc i64 %292 to i32, !dbg !162
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %293, i32 %248, i32 31), !dbg !162
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !162
	%296 = zext i32 %295 to i64, !dbg !162
	%297 = shl i64 %296, 32, !dbg !162
	%298 = zext i32 %291 to i64, !dbg !162
	%299 = or i64 %298, %297, !dbg !162
	%300 = add i64 %250, %245, !dbg !199
	br label %b27, !dbg !199

b40:
	%301 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !200, !range !167
	%302 = sext i32 %301 to i64, !dbg !200
	%303 = icmp eq i64 %302, 0, !dbg !201
	br i1 %303, label %b41, label %b42, !dbg !201

b41:
	%304 = trunc i64 %249 to i32, !dbg !203
	%305 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %120, !dbg !202
	%306 = icmp uge i64 %120, %238, !dbg !202
	br i1 %306, label %b41_fail1, label %b41_ok1, !dbg !202, !prof !17

b41_ok1:
	store i32 %304, i32 addrspace(3)* %305, align 4, !dbg !202
	br label %b42, !dbg !202

b42:
	call void @llvm.nvvm.barrier0(), !dbg !204
	%307 = icmp eq i64 %145, 0, !dbg !206
	%308 = xor i1 %0, true, !dbg !209
	%309 = mul i64 %149, 4, !dbg !210
	br label %b43, !dbg !211

b43:
	%310 = phi i64 [ %23, %b42 ], [ %501, %b75 ], !dbg !212
	%311 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %120, !dbg !213
	%312 = icmp uge i64 %120, %238, !dbg !213
	br i1 %312, label %b43_fail1, label %b43_ok1, !dbg !213, !prof !17

b43_ok1:
	%313 = load i32, i32 addrspace(3)* %311, align 4, !dbg !213
	%314 = sext i32 %313 to i64, !dbg !214
	%315 = icmp slt i64 %310, %314, !dbg !215
	br i1 %315, label %b44, label %b80, !dbg !215

b44:
	%316 = phi i64 [ %321, %b45_ok1 ], [ %316, %b46 ], [ 0, %b43_ok1 ], !dbg !218
	%317 = phi i64 [ %317, %b45_ok1 ], [ %321, %b46 ], [ %120, %b43_ok1 ], !dbg !219
	%318 = sub i64 %317, %316, !dbg !220
	%319 = icmp sgt i64 %318, 1, !dbg !221
	br i1 %319, label %b45, label %b47, !dbg !221

b45:
	%320 = add i64 %316, %317, !dbg !222
	%321 = sdiv i64 %320, 2, !dbg !223
	%322 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %321, !dbg !224
	%323 = icmp uge i64 %321, %238, !dbg !224
	br i1 %323, label %b45_fail1, label %b45_ok1, !dbg !224, !prof !17

b45_ok1:
	%324 = load i32, i32 addrspace(3)* %322, align 4, !dbg !224
	%325 = sext i32 %324 to i64, !dbg !225
	%326 = icmp sle i64 %325, %310, !dbg !226
	br i1 %326, label %b44, label %b46, !dbg !226

b46:
	br label %b44, !dbg !226

b47:
	%327 = mul i64 %316, %p0, !dbg !227
	%328 = add i64 %327, %310, !dbg !228
	%329 = getelementptr inbounds i32, i32 addrspace(3)* %134, i64 %316, !dbg !229
	%330 = load i32, i32 addrspace(3)* %329, align 4, !dbg !229
	%331 = sext i32 %330 to i64, !dbg !230
	%332 = sub i64 %328, %331, !dbg !231
	br i1 %307, label %b48, label %b49, !dbg !206

b48:
	%333 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %332, !dbg !232
	%334 = shl i64 %21, 32, !dbg !234
	%335 = addrspacecast i64 addrspace(1)* %333 to i64*, !dbg !235
	%336 = icmp uge i64 %332, %p25, !dbg !232
	br i1 %336, label %b48_fail1, label %b48_ok1, !dbg !232, !prof !17

b48_ok1:
	%337 = bitcast i64* %335 to i8*, !dbg !235
	%338 = call i64 @gpuc_signal_wait_until_thread(i8* %337, i32 5, i64 %334, i32 1, i8* %ctrl, i32 29), !dbg !235
	%339 = and i64 %338, 4294967295, !dbg !237
	%340 = trunc i64 %339 to i32, !dbg !239
	store i32 %340, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !240
	br label %b49, !dbg !240

b49:
	call void @llvm.nvvm.barrier0(), !dbg !241
	%341 = mul i64 %332, %p1, !dbg !243
	%342 = add i64 %332, 1, !dbg !244
	%343 = mul i64 %342, %p1, !dbg !245
	%344 = icmp ugt i64 %343, %p19, !dbg !246
	%345 = icmp ugt i64 %341, %343, !dbg !246
	%346 = or i1 %344, %345, !dbg !246
	br i1 %346, label %b49_fail1, label %b49_ok1, !dbg !246, !prof !17

b49_ok1:
	%347 = load i32, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !247
	%348 = sext i32 %347 to i64, !dbg !248
	%349 = icmp eq i64 %104, -1, !dbg !249
	%350 = select i1 %349, i64 1, i64 %104, !dbg !249
	%351 = sdiv i64 %316, %350, !dbg !249
	%352 = sub i64 0, %316, !dbg !249
	%353 = select i1 %349, i64 %352, i64 %351, !dbg !249
	%354 = icmp eq i64 %104, -1, !dbg !250
	%355 = select i1 %354, i64 1, i64 %104, !dbg !250
	%356 = srem i64 %316, %355, !dbg !250
	%357 = sub i64 %343, %341, !dbg !246
	%358 = getelementptr inbounds float, float addrspace(1)* %9, i64 %341, !dbg !246
	%359 = mul i64 %348, %p1, !dbg !252
	%360 = add i64 %348, 1, !dbg !253
	%361 = mul i64 %360, %p1, !dbg !254
	%362 = sub i64 %361, %359, !dbg !255
	%363 = getelementptr inbounds float, float addrspace(1)* %10, i64 %359, !dbg !255
	%364 = getelementptr inbounds float, float addrspace(1)* %7, i64 %353, !dbg !256
	%365 = icmp ugt i64 %361, %p21, !dbg !255
	%366 = icmp ugt i64 %359, %361, !dbg !255
	%367 = icmp uge i64 %353, %p15, !dbg !256
	%368 = icmp uge i64 %353, %p17, !dbg !257
	%369 = icmp uge i64 %348, %p27, !dbg !258
	%370 = or i1 %365, %366, !dbg !258
	%371 = or i1 %370, %367, !dbg !258
	%372 = or i1 %371, %368, !dbg !258
	%373 = or i1 %372, %369, !dbg !258
	br i1 %373, label %b49_fail3, label %b49_ok3, !dbg !258, !prof !17

b49_ok3:
	%374 = load float, float addrspace(1)* %364, align 4, !dbg !256
	%375 = getelementptr inbounds float, float addrspace(1)* %8, i64 %353, !dbg !257
	%376 = load float, float addrspace(1)* %375, align 4, !dbg !257
	%377 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %348, !dbg !258
	%378 = and i64 %357, 3, !dbg !259
	%379 = icmp eq i64 %378, 0, !dbg !259
	br i1 %379, label %b50, label %b79, !dbg !259

b50:
	%380 = addrspacecast float addrspace(1)* %358 to float*, !dbg !259
	%381 = ptrtoint float* %380 to i64, !dbg !259
	%382 = and i64 %381, 15, !dbg !259
	%383 = icmp eq i64 %382, 0, !dbg !259
	%384 = icmp eq i64 %357, 0, !dbg !259
	%385 = or i1 %383, %384, !dbg !259
	br i1 %385, label %b51, label %b78, !dbg !259

b51:
	%386 = ashr i64 %357, 2, !dbg !259
	%387 = bitcast float addrspace(1)* %358 to { float, float, float, float } addrspace(1)*, !dbg !259
	%388 = trunc i64 %356 to i32, !dbg !260
	%389 = addrspacecast float addrspace(1)* %363 to float*, !dbg !260
	%390 = bitcast float* %389 to i8*, !dbg !260
	%391 = call i8* @gpuc_peer_thread(i8* %390, i32 %388), !dbg !260
	%392 = bitcast i8* %391 to float*, !dbg !260
	%393 = icmp eq float* %392, null, !dbg !260
	%394 = select i1 %393, i64 0, i64 %362, !dbg !260
	%395 = and i64 %394, 3, !dbg !261
	%396 = icmp eq i64 %395, 0, !dbg !261
	br i1 %396, label %b52, label %b77, !dbg !261

b52:
	%397 = ptrtoint float* %392 to i64, !dbg !261
	%398 = and i64 %397, 15, !dbg !261
	%399 = icmp eq i64 %398, 0, !dbg !261
	%400 = icmp eq i64 %394, 0, !dbg !261
	%401 = or i1 %399, %400, !dbg !261
	br i1 %401, label %b53, label %b76, !dbg !261

b53:
	%402 = ashr i64 %394, 2, !dbg !261
	%403 = addrspacecast float* %392 to { float, float, float, float } addrspace(1)*, !dbg !261
	%404 = icmp eq i64 %402, %386, !dbg !262
	br i1 %404, label %b54, label %b55, !dbg !262

b54:
	br label %b55, !dbg !209

b55:
	%405 = phi i1 [ false, %b53 ], [ %308, %b54 ], !dbg !263
	br i1 %405, label %b57, label %b56, !dbg !263

b56:
	br label %b57, !dbg !263

b57:
	%406 = phi { float, float, float, float } addrspace(1)* [ %403, %b55 ], [ %387, %b56 ], !dbg !264
	%407 = phi i64 [ %402, %b55 ], [ %386, %b56 ], !dbg !264
	br label %b58, !dbg !265

b58:
	%408 = phi i64 [ %145, %b57 ], [ %484, %b70 ], !dbg !266
	%409 = icmp slt i64 %408, %386, !dbg !267
	br i1 %409, label %b59, label %b71, !dbg !267

b59:
	store [4 x { float, float, float, float }] zeroinitializer, [4 x { float, float, float, float }]* %1, align 16, !dbg !268
	%410 = icmp ule i64 %386, 281474976710655, !dbg !269
	%411 = icmp ule i64 %408, 281474976710655, !dbg !269
	%412 = and i1 %410, %411, !dbg !269
	%413 = mul i64 %149, -3, !dbg !269
	%414 = add i64 %413, -1, !dbg !269
	%415 = add i64 %414, %386, !dbg !269
	%416 = mul i64 %408, -1, !dbg !269
	%417 = add i64 %415, %416, !dbg !269
	%418 = icmp sge i64 %417, 0, !dbg !269
	%419 = and i1 %412, %418, !dbg !269
	br i1 %419, label %b60, label %b63_cold, !dbg !269, !prof !36

b60:
	%420 = phi i64 [ -1, %b59 ], [ %421, %b61 ], [ %421, %b62 ], !dbg !269
	%421 = add i64 %420, 1, !dbg !269
	%422 = icmp slt i64 %421, 4, !dbg !269
	br i1 %422, label %b61, label %b66, !dbg !269

b61:
	%423 = mul i64 %421, %149, !dbg !270
	%424 = add i64 %408, %423, !dbg !271
	%425 = icmp slt i64 %424, %386, !dbg !272
	br i1 %425, label %b62, label %b60, !dbg !272

b62:
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %387, i64 %424, !dbg !273
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 0, !dbg !273
	%428 = bitcast { float, float, float, float } addrspace(1)* %426 to <4 x float> addrspace(1)*, !dbg !273
	%429 = load <4 x float>, <4 x float> addrspace(1)* %428, align 16, !dbg !273
	%430 = extractelement <4 x float> %429, i32 0, !dbg !273
	%431 = extractelement <4 x float> %429, i32 1, !dbg !273
	%432 = extractelement <4 x float> %429, i32 2, !dbg !273
	%433 = extractelement <4 x float> %429, i32 3, !dbg !273
	%434 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 1, !dbg !273
	%435 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 2, !dbg !273
	%436 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %426, i32 0, i32 3, !dbg !273
	%437 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, i64 0, i64 %421, !dbg !274
	%438 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 0, !dbg !274
	%439 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 1, !dbg !274
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 2, !dbg !274
	%441 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 3, !dbg !274
	%442 = bitcast { float, float, float, float }* %437 to <4 x float>*, !dbg !274
	%443 = insertelement <4 x float> undef, float %430, i32 0, !dbg !274
	%444 = insertelement <4 x float> %443, float %431, i32 1, !dbg !274
	%445 = insertelement <4 x float> %444, float %432, i32 2, !dbg !274
	%446 = insertelement <4 x float> %445, float %433, i32 3, !dbg !274
	store <4 x float> %446, <4 x float>* %442, align 16, !dbg !274
	br label %b60, !dbg !274

b66:
	store [4 x { float, float, float, float }] zeroinitializer, [4 x { float, float, float, float }]* %2, align 16, !dbg !275
	%447 = load [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, align 16, !dbg !275
	store [4 x { float, float, float, float }] %447, [4 x { float, float, float, float }]* %2, align 16, !dbg !275
	br label %b67, !dbg !275

b67:
	%448 = phi i64 [ -1, %b66 ], [ %449, %b68 ], [ %449, %b69_ok1 ], !dbg !275
	%449 = add i64 %448, 1, !dbg !275
	%450 = icmp slt i64 %449, 4, !dbg !275
	br i1 %450, label %b68, label %b70, !dbg !275

b68:
	%451 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %2, i64 0, i64 %449, !dbg !275
	%452 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %451, i32 0, i32 0, !dbg !275
	%453 = bitcast { float, float, float, float }* %451 to <4 x float>*, !dbg !275
	%454 = load <4 x float>, <4 x float>* %453, align 16, !dbg !275
	%455 = extractelement <4 x float> %454, i32 0, !dbg !275
	%456 = extractelement <4 x float> %454, i32 1, !dbg !275
	%457 = extractelement <4 x float> %454, i32 2, !dbg !275
	%458 = extractelement <4 x float> %454, i32 3, !dbg !275
	%459 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %451, i32 0, i32 1, !dbg !275
	%460 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %451, i32 0, i32 2, !dbg !275
	%461 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %451, i32 0, i32 3, !dbg !275
	%462 = mul i64 %449, %149, !dbg !276
	%463 = add i64 %408, %462, !dbg !277
	%464 = icmp slt i64 %463, %386, !dbg !278
	br i1 %464, label %b69, label %b67, !dbg !278

b69:
	%465 = call float @llvm.nvvm.mul.rn.f(float %455, float %374), !dbg !282
	%466 = fadd float %465, %376, !dbg !283
	%467 = call float @llvm.nvvm.mul.rn.f(float %456, float %374), !dbg !285
	%468 = fadd float %467, %376, !dbg !286
	%469 = call float @llvm.nvvm.mul.rn.f(float %457, float %374), !dbg !288
	%470 = fadd float %469, %376, !dbg !289
	%471 = call float @llvm.nvvm.mul.rn.f(float %458, float %374), !dbg !291
	%472 = fadd float %471, %376, !dbg !292
	%473 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %406, i64 %463, !dbg !279
	%474 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 0, !dbg !279
	%475 = icmp uge i64 %463, %407, !dbg !279
	br i1 %475, label %b69_fail1, label %b69_ok1, !dbg !279, !prof !17

b69_ok1:
	%476 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 1, !dbg !279
	%477 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 2, !dbg !279
	%478 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %473, i32 0, i32 3, !dbg !279
	%479 = bitcast { float, float, float, float } addrspace(1)* %473 to <4 x float> addrspace(1)*, !dbg !279
	%480 = insertelement <4 x float> undef, float %466, i32 0, !dbg !279
	%481 = insertelement <4 x float> %480, float %468, i32 1, !dbg !279
	%482 = insertelement <4 x float> %481, float %470, i32 2, !dbg !279
	%483 = insertelement <4 x float> %482, float %472, i32 3, !dbg !279
	store <4 x float> %483, <4 x float> addrspace(1)* %479, align 16, !dbg !279
	br label %b67, !dbg !279

b70:
	%484 = add i64 %408, %309, !dbg !293
	br label %b58, !dbg !293

b71:
	call void @llvm.nvvm.barrier0(), !dbg !294
	br i1 %405, label %b72, label %b74, !dbg !294

b72:
	br i1 %307, label %b73, label %b75, !dbg !295

b73:
	call void @gpuc_fence_thread(), !dbg !296
	%485 = addrspacecast i64 addrspace(1)* %377 to i64*, !dbg !297
	%486 = icmp eq i64 addrspace(1)* %377, null, !dbg !297
	br i1 %486, label %b73_fail1, label %b73_ok1, !dbg !297, !prof !17

b73_ok1:
	%487 = bitcast i64* %485 to i8*, !dbg !297
	call void @gpuc_signal_op_thread(i8* %487, i64 %21, i32 9, i32 %388), !dbg !297
	br label %b75, !dbg !297

b74:
	%488 = mul i64 %357, 4, !dbg !298
	%489 = icmp ne i64 %362, %357, !dbg !298
	%490 = icmp eq i64 addrspace(1)* %377, null, !dbg !298
	%491 = or i1 %489, %490, !dbg !298
	br i1 %491, label %b74_fail1, label %b74_ok1, !dbg !298, !prof !17

b74_ok1:
	%492 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !298
	%493 = sext i32 %492 to i64, !dbg !298
	%494 = addrspacecast float addrspace(1)* %363 to float*, !dbg !298
	%495 = addrspacecast float addrspace(1)* %358 to float*, !dbg !298
	%496 = addrspacecast i64 addrspace(1)* %377 to i64*, !dbg !298
	%497 = icmp ne i64 %493, %149, !dbg !298
	br i1 %497, label %b74_fail3, label %b74_ok3, !dbg !298, !prof !17

b74_ok3:
	%498 = bitcast float* %494 to i8*, !dbg !298
	%499 = bitcast float* %495 to i8*, !dbg !298
	%500 = bitcast i64* %496 to i8*, !dbg !298
	call void @gpuc_put_signal_nbi_block(i8* %498, i8* %499, i64 %488, i8* %500, i64 %21, i32 9, i32 %388), !dbg !298
	br label %b75, !dbg !299

b75:
	%501 = add i64 %310, %25, !dbg !300
	br label %b43, !dbg !300

b76:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %398, i64 16), !dbg !261
	ret void, !dbg !261

b77:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %394, i64 4), !dbg !261
	ret void, !dbg !261

b78:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %382, i64 16), !dbg !259
	ret void, !dbg !259

b79:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %357, i64 4), !dbg !259
	ret void, !dbg !259

b80:
	%502 = icmp sgt i64 %p0, 1, !dbg !304
	%503 = select i1 %502, i64 %p0, i64 1, !dbg !304
	%504 = icmp eq i64 %503, -1, !dbg !305
	%505 = select i1 %504, i64 1, i64 %503, !dbg !305
	%506 = sdiv i64 %25, %505, !dbg !305
	%507 = sub i64 0, %25, !dbg !305
	%508 = select i1 %504, i64 %507, i64 %506, !dbg !305
	%509 = icmp sgt i64 %508, 1, !dbg !306
	%510 = select i1 %509, i64 %508, i64 1, !dbg !306
	%511 = mul i64 %p0, %510, !dbg !307
	br label %b81, !dbg !308

b81:
	%512 = phi i64 [ %23, %b80 ], [ %660, %b100 ], !dbg !309
	%513 = icmp slt i64 %512, %511, !dbg !310
	br i1 %513, label %b82, label %b105, !dbg !310

b82:
	%514 = icmp eq i64 %510, -1, !dbg !311
	%515 = select i1 %514, i64 1, i64 %510, !dbg !311
	%516 = sdiv i64 %512, %515, !dbg !311
	%517 = sub i64 0, %512, !dbg !311
	%518 = select i1 %514, i64 %517, i64 %516, !dbg !311
	%519 = icmp eq i64 %510, -1, !dbg !312
	%520 = select i1 %519, i64 1, i64 %510, !dbg !312
	%521 = srem i64 %512, %520, !dbg !312
	%522 = mul i64 %518, %p3, !dbg !313
	br label %b83, !dbg !314

b83:
	%523 = phi i64 [ %145, %b82 ], [ %531, %b84_ok1 ], !dbg !314
	%524 = icmp slt i64 %523, %p3, !dbg !314
	br i1 %524, label %b84, label %b85, !dbg !314

b84:
	%525 = add i64 %522, %523, !dbg !315
	%526 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %525, !dbg !316
	%527 = addrspacecast i64 addrspace(1)* %526 to i64*, !dbg !317
	%528 = icmp uge i64 %525, %p27, !dbg !316
	br i1 %528, label %b84_fail1, label %b84_ok1, !dbg !316, !prof !17

b84_ok1:
	%529 = bitcast i64* %527 to i8*, !dbg !317
	%530 = call i64 @gpuc_signal_wait_until_thread(i8* %529, i32 5, i64 %21, i32 1, i8* %ctrl, i32 41), !dbg !317
	%531 = add i64 %523, %149, !dbg !314
	br label %b83, !dbg !314

b85:
	call void @llvm.nvvm.barrier0(), !dbg !318
	%532 = mul i64 %522, %p1, !dbg !319
	%533 = add i64 %522, %p3, !dbg !320
	%534 = mul i64 %533, %p1, !dbg !321
	%535 = sub i64 %534, %532, !dbg !322
	%536 = getelementptr inbounds float, float addrspace(1)* %10, i64 %532, !dbg !322
	%537 = and i64 %535, 3, !dbg !323
	%538 = icmp eq i64 %537, 0, !dbg !323
	%539 = icmp ugt i64 %534, %p21, !dbg !322
	%540 = icmp ugt i64 %532, %534, !dbg !322
	%541 = or i1 %539, %540, !dbg !322
	br i1 %541, label %b85_fail1, label %b85_ok1, !dbg !322, !prof !17

b85_ok1:
	br i1 %538, label %b86, label %b104, !dbg !323

b86:
	%542 = addrspacecast float addrspace(1)* %536 to float*, !dbg !323
	%543 = ptrtoint float* %542 to i64, !dbg !323
	%544 = and i64 %543, 15, !dbg !323
	%545 = icmp eq i64 %544, 0, !dbg !323
	%546 = icmp eq i64 %535, 0, !dbg !323
	%547 = or i1 %545, %546, !dbg !323
	br i1 %547, label %b87, label %b103, !dbg !323

b87:
	%548 = mul i64 %518, %p1, !dbg !324
	%549 = add i64 %518, 1, !dbg !325
	%550 = mul i64 %549, %p1, !dbg !326
	%551 = ashr i64 %535, 2, !dbg !323
	%552 = bitcast float addrspace(1)* %536 to { float, float, float, float } addrspace(1)*, !dbg !323
	%553 = sub i64 %550, %548, !dbg !327
	%554 = getelementptr inbounds float, float addrspace(1)* %3, i64 %548, !dbg !327
	%555 = and i64 %553, 3, !dbg !328
	%556 = icmp eq i64 %555, 0, !dbg !328
	%557 = icmp ugt i64 %550, %p7, !dbg !327
	%558 = icmp ugt i64 %548, %550, !dbg !327
	%559 = or i1 %557, %558, !dbg !327
	br i1 %559, label %b87_fail1, label %b87_ok1, !dbg !327, !prof !17

b87_ok1:
	br i1 %556, label %b88, label %b102, !dbg !328

b88:
	%560 = addrspacecast float addrspace(1)* %554 to float*, !dbg !328
	%561 = ptrtoint float* %560 to i64, !dbg !328
	%562 = and i64 %561, 15, !dbg !328
	%563 = icmp eq i64 %562, 0, !dbg !328
	%564 = icmp eq i64 %553, 0, !dbg !328
	%565 = or i1 %563, %564, !dbg !328
	br i1 %565, label %b89, label %b101, !dbg !328

b89:
	%566 = ashr i64 %553, 2, !dbg !328
	%567 = bitcast float addrspace(1)* %554 to { float, float, float, float } addrspace(1)*, !dbg !328
	%568 = mul i64 %566, %521, !dbg !329
	%569 = icmp eq i64 %510, -1, !dbg !330
	%570 = select i1 %569, i64 1, i64 %510, !dbg !330
	%571 = sdiv i64 %568, %570, !dbg !330
	%572 = sub i64 0, %568, !dbg !330
	%573 = select i1 %569, i64 %572, i64 %571, !dbg !330
	%574 = add i64 %521, 1, !dbg !331
	%575 = mul i64 %566, %574, !dbg !332
	%576 = icmp eq i64 %510, -1, !dbg !333
	%577 = select i1 %576, i64 1, i64 %510, !dbg !333
	%578 = sdiv i64 %575, %577, !dbg !333
	%579 = sub i64 0, %575, !dbg !333
	%580 = select i1 %576, i64 %579, i64 %578, !dbg !333
	%581 = sub i64 %580, %573, !dbg !334
	%582 = icmp ule i64 %p3, 268435455, !dbg !335
	%583 = icmp ule i64 %522, 281474976710655, !dbg !335
	%584 = and i1 %582, %583, !dbg !335
	%585 = icmp ule i64 %551, 281474976710655, !dbg !335
	%586 = and i1 %584, %585, !dbg !335
	%587 = icmp ule i64 %566, 268435455, !dbg !335
	%588 = and i1 %586, %587, !dbg !335
	%589 = icmp ule i64 %573, 281474976710655, !dbg !335
	%590 = and i1 %588, %589, !dbg !335
	%591 = icmp ule i64 %581, 281474976710655, !dbg !335
	%592 = and i1 %590, %591, !dbg !335
	%593 = mul i64 %533, -1, !dbg !335
	%594 = add i64 %p13, %593, !dbg !335
	%595 = icmp sge i64 %594, 0, !dbg !335
	%596 = and i1 %592, %595, !dbg !335
	%597 = mul i64 %p13, -1, !dbg !335
	%598 = add i64 %p3, %597, !dbg !335
	%599 = icmp sge i64 %598, 0, !dbg !335
	%600 = and i1 %596, %599, !dbg !335
	%601 = mul i64 %573, -1, !dbg !335
	%602 = add i64 %566, %601, !dbg !335
	%603 = mul i64 %581, -1, !dbg !335
	%604 = add i64 %602, %603, !dbg !335
	%605 = icmp sge i64 %604, 0, !dbg !335
	%606 = and i1 %600, %605, !dbg !335
	%607 = mul i64 %p3, -1, !dbg !335
	%608 = mul i64 %566, %607, !dbg !335
	%609 = add i64 %608, %551, !dbg !335
	%610 = add i64 %609, %566, !dbg !335
	%611 = add i64 %610, %601, !dbg !335
	%612 = add i64 %611, %603, !dbg !335
	%613 = icmp sge i64 %612, 0, !dbg !335
	%614 = and i1 %606, %613, !dbg !335
	br i1 %614, label %b90, label %b95_cold, !dbg !335, !prof !36

b90:
	%615 = phi i64 [ %145, %b89 ], [ %659, %b94 ], !dbg !335
	%616 = icmp slt i64 %615, %581, !dbg !335
	br i1 %616, label %b91, label %b100, !dbg !335

b91:
	%617 = add i64 %573, %615, !dbg !336
	%618 = getelementptr inbounds float, float addrspace(1)* %6, i64 %522, !dbg !337
	br label %b92, !dbg !340

b92:
	%619 = phi float [ 0.000000e+00, %b91 ], [ %648, %b93 ], !dbg !341
	%620 = phi float [ 0.000000e+00, %b91 ], [ %646, %b93 ], !dbg !341
	%621 = phi float [ 0.000000e+00, %b91 ], [ %644, %b93 ], !dbg !341
	%622 = phi float [ 0.000000e+00, %b91 ], [ %642, %b93 ], !dbg !341
	%623 = phi i64 [ -1, %b91 ], [ %624, %b93 ], !dbg !340
	%624 = add i64 %623, 1, !dbg !340
	%625 = icmp slt i64 %624, %p3, !dbg !340
	br i1 %625, label %b93, label %b94, !dbg !340

b93:
	%626 = getelementptr inbounds float, float addrspace(1)* %618, i64 %624, !dbg !342
	%627 = load float, float addrspace(1)* %626, align 4, !dbg !342
	%628 = mul i64 %624, %566, !dbg !343
	%629 = add i64 %628, %617, !dbg !344
	%630 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %552, i64 %629, !dbg !345
	%631 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %630, i32 0, i32 0, !dbg !345
	%632 = bitcast { float, float, float, float } addrspace(1)* %630 to <4 x float> addrspace(1)*, !dbg !345
	%633 = load <4 x float>, <4 x float> addrspace(1)* %632, align 16, !dbg !345
	%634 = extractelement <4 x float> %633, i32 0, !dbg !345
	%635 = extractelement <4 x float> %633, i32 1, !dbg !345
	%636 = extractelement <4 x float> %633, i32 2, !dbg !345
	%637 = extractelement <4 x float> %633, i32 3, !dbg !345
	%638 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %630, i32 0, i32 1, !dbg !345
	%639 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %630, i32 0, i32 2, !dbg !345
	%640 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %630, i32 0, i32 3, !dbg !345
	%641 = call float @llvm.nvvm.mul.rn.f(float %627, float %634), !dbg !346
	%642 = fadd float %622, %641, !dbg !347
	%643 = call float @llvm.nvvm.mul.rn.f(float %627, float %635), !dbg !348
	%644 = fadd float %621, %643, !dbg !349
	%645 = call float @llvm.nvvm.mul.rn.f(float %627, float %636), !dbg !350
	%646 = fadd float %620, %645, !dbg !351
	%647 = call float @llvm.nvvm.mul.rn.f(float %627, float %637), !dbg !352
	%648 = fadd float %619, %647, !dbg !353
	br label %b92, !dbg !354, !llvm.loop !356

b94:
	%649 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %567, i64 %617, !dbg !357
	%650 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %649, i32 0, i32 0, !dbg !357
	%651 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %649, i32 0, i32 1, !dbg !357
	%652 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %649, i32 0, i32 2, !dbg !357
	%653 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %649, i32 0, i32 3, !dbg !357
	%654 = bitcast { float, float, float, float } addrspace(1)* %649 to <4 x float> addrspace(1)*, !dbg !357
	%655 = insertelement <4 x float> undef, float %622, i32 0, !dbg !357
	%656 = insertelement <4 x float> %655, float %621, i32 1, !dbg !357
	%657 = insertelement <4 x float> %656, float %620, i32 2, !dbg !357
	%658 = insertelement <4 x float> %657, float %619, i32 3, !dbg !357
	store <4 x float> %658, <4 x float> addrspace(1)* %654, align 16, !dbg !357
	%659 = add i64 %615, %149, !dbg !335
	br label %b90, !dbg !335

b100:
	%660 = add i64 %512, %25, !dbg !358
	br label %b81, !dbg !358

b101:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %562, i64 16), !dbg !328
	ret void, !dbg !328

b102:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %553, i64 4), !dbg !328
	ret void, !dbg !328

b103:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %544, i64 16), !dbg !323
	ret void, !dbg !323

b104:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %535, i64 4), !dbg !323
	ret void, !dbg !323

b105:
	ret void, !dbg !303

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p31), !dbg !16
	ret void, !dbg !16

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %34, i64 %37), !dbg !31
	ret void, !dbg !31

b4_cold:
	%661 = phi i64 [ %669, %b5_cold_ok1 ], [ %49, %b1_ok1 ], !dbg !32
	%662 = icmp slt i64 %661, %34, !dbg !32
	br i1 %662, label %b5_cold, label %b6, !dbg !32

b5_cold:
	%663 = getelementptr inbounds i32, i32 addrspace(3)* %38, i64 %661, !dbg !37
	store i32 0, i32 addrspace(3)* %663, align 4, !dbg !37
	%664 = urem i64 %54, 2, !dbg !40
	%665 = mul i64 %664, %34, !dbg !42
	%666 = add i64 %665, %661, !dbg !43
	%667 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %666, !dbg !44
	%668 = icmp uge i64 %666, %p29, !dbg !44
	br i1 %668, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !44, !prof !17

b5_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %666, i64 %p29), !dbg !44
	ret void, !dbg !44

b5_cold_ok1:
	store i32 0, i32 addrspace(1)* %667, align 4, !dbg !44
	%669 = add i64 %661, %53, !dbg !32
	br label %b4_cold, !dbg !32

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %72, i64 %34), !dbg !48
	ret void, !dbg !48

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %88, i64 %p23), !dbg !60
	ret void, !dbg !60

b13_fail1:
	%670 = icmp ugt i64 %117, %p11, !dbg !82
	br i1 %670, label %b13_fail2, label %b13_ok2, !dbg !82

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %117, i64 %p11), !dbg !82
	ret void, !dbg !82

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %114, i64 %117), !dbg !82
	ret void, !dbg !82

b13_fail3:
	%671 = icmp ugt i64 %125, %p29, !dbg !88
	br i1 %671, label %b13_fail4, label %b13_ok4, !dbg !88

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %125, i64 %p29), !dbg !88
	ret void, !dbg !88

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p2, i64 %126), !dbg !89
	ret void, !dbg !89

b13_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %118, i64 %133), !dbg !91
	ret void, !dbg !91

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %154, i64 %p2), !dbg !95
	ret void, !dbg !95

b20_fail1:
	%672 = icmp ugt i64 %180, %p19, !dbg !115
	br i1 %672, label %b20_fail2, label %b20_ok2, !dbg !115

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %180, i64 %p19), !dbg !115
	ret void, !dbg !115

b20_ok2:
	%673 = icmp ugt i64 %178, %180, !dbg !115
	br i1 %673, label %b20_fail3, label %b20_ok3, !dbg !115

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %178, i64 %180), !dbg !115
	ret void, !dbg !115

b20_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !116
	ret void, !dbg !116

b20_fail4:
	%674 = icmp ugt i64 %196, %p9, !dbg !122
	br i1 %674, label %b20_fail5, label %b20_ok5, !dbg !122

b20_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %196, i64 %p9), !dbg !122
	ret void, !dbg !122

b20_ok5:
	%675 = icmp ugt i64 %194, %196, !dbg !122
	br i1 %675, label %b20_fail6, label %b20_ok6, !dbg !122

b20_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %194, i64 %196), !dbg !122
	ret void, !dbg !122

b20_ok6:
	%676 = icmp uge i64 %177, %p25, !dbg !123
	br i1 %676, label %b20_fail7, label %b20_ok7, !dbg !123

b20_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %177, i64 %p25), !dbg !123
	ret void, !dbg !123

b20_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %181, i64 %197), !dbg !124
	ret void, !dbg !124

b20_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %214, i64 %104), !dbg !124
	ret void, !dbg !124

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 1, i64 %p31), !dbg !140
	ret void, !dbg !140

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 1, i64 %p31), !dbg !145
	ret void, !dbg !145

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %238, i64 %133), !dbg !152
	ret void, !dbg !152

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %256, i64 %p23), !dbg !171
	ret void, !dbg !171

b36_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %254, i64 %238), !dbg !195
	ret void, !dbg !195

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %120, i64 %238), !dbg !202
	ret void, !dbg !202

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %120, i64 %238), !dbg !213
	ret void, !dbg !213

b45_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %321, i64 %238), !dbg !224
	ret void, !dbg !224

b48_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %332, i64 %p25), !dbg !232
	ret void, !dbg !232

b49_fail1:
	%677 = icmp ugt i64 %343, %p19, !dbg !246
	br i1 %677, label %b49_fail2, label %b49_ok2, !dbg !246

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %343, i64 %p19), !dbg !246
	ret void, !dbg !246

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %341, i64 %343), !dbg !246
	ret void, !dbg !246

b49_fail3:
	%678 = icmp ugt i64 %361, %p21, !dbg !255
	br i1 %678, label %b49_fail4, label %b49_ok4, !dbg !255

b49_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %361, i64 %p21), !dbg !255
	ret void, !dbg !255

b49_ok4:
	%679 = icmp ugt i64 %359, %361, !dbg !255
	br i1 %679, label %b49_fail5, label %b49_ok5, !dbg !255

b49_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %359, i64 %361), !dbg !255
	ret void, !dbg !255

b49_ok5:
	%680 = icmp uge i64 %353, %p15, !dbg !256
	br i1 %680, label %b49_fail6, label %b49_ok6, !dbg !256

b49_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %353, i64 %p15), !dbg !256
	ret void, !dbg !256

b49_ok6:
	%681 = icmp uge i64 %353, %p17, !dbg !257
	br i1 %681, label %b49_fail7, label %b49_ok7, !dbg !257

b49_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %353, i64 %p17), !dbg !257
	ret void, !dbg !257

b49_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %348, i64 %p27), !dbg !258
	ret void, !dbg !258

b63_cold:
	%682 = phi i64 [ %683, %b64_cold ], [ %683, %b65_cold_ok1 ], [ -1, %b59 ], !dbg !269
	%683 = add i64 %682, 1, !dbg !269
	%684 = icmp slt i64 %683, 4, !dbg !269
	br i1 %684, label %b64_cold, label %b66, !dbg !269

b64_cold:
	%685 = mul i64 %683, %149, !dbg !270
	%686 = add i64 %408, %685, !dbg !271
	%687 = icmp slt i64 %686, %386, !dbg !272
	br i1 %687, label %b65_cold, label %b63_cold, !dbg !272

b65_cold:
	%688 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %387, i64 %686, !dbg !273
	%689 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %688, i32 0, i32 0, !dbg !273
	%690 = icmp uge i64 %686, %386, !dbg !273
	br i1 %690, label %b65_cold_fail1, label %b65_cold_ok1, !dbg !273, !prof !17

b65_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %686, i64 %386), !dbg !273
	ret void, !dbg !273

b65_cold_ok1:
	%691 = bitcast { float, float, float, float } addrspace(1)* %688 to <4 x float> addrspace(1)*, !dbg !273
	%692 = load <4 x float>, <4 x float> addrspace(1)* %691, align 16, !dbg !273
	%693 = extractelement <4 x float> %692, i32 0, !dbg !273
	%694 = extractelement <4 x float> %692, i32 1, !dbg !273
	%695 = extractelement <4 x float> %692, i32 2, !dbg !273
	%696 = extractelement <4 x float> %692, i32 3, !dbg !273
	%697 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %688, i32 0, i32 1, !dbg !273
	%698 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %688, i32 0, i32 2, !dbg !273
	%699 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %688, i32 0, i32 3, !dbg !273
	%700 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, i64 0, i64 %683, !dbg !274
	%701 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %700, i32 0, i32 0, !dbg !274
	%702 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %700, i32 0, i32 1, !dbg !274
	%703 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %700, i32 0, i32 2, !dbg !274
	%704 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %700, i32 0, i32 3, !dbg !274
	%705 = bitcast { float, float, float, float }* %700 to <4 x float>*, !dbg !274
	%706 = insertelement <4 x float> undef, float %693, i32 0, !dbg !274
	%707 = insertelement <4 x float> %706, float %694, i32 1, !dbg !274
	%708 = insertelement <4 x float> %707, float %695, i32 2, !dbg !274
	%709 = insertelement <4 x float> %708, float %696, i32 3, !dbg !274
	store <4 x float> %709, <4 x float>* %705, align 16, !dbg !274
	br label %b63_cold, !dbg !274

b69_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %463, i64 %407), !dbg !279
	ret void, !dbg !279

b73_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 0, i64 0), !dbg !297
	ret void, !dbg !297

b74_fail1:
	%710 = icmp ne i64 %362, %357, !dbg !298
	br i1 %710, label %b74_fail2, label %b74_ok2, !dbg !298

b74_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %362, i64 %357), !dbg !298
	ret void, !dbg !298

b74_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 0, i64 0), !dbg !298
	ret void, !dbg !298

b74_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %493, i64 %149), !dbg !298
	ret void, !dbg !298

b84_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %525, i64 %p27), !dbg !316
	ret void, !dbg !316

b85_fail1:
	%711 = icmp ugt i64 %534, %p21, !dbg !322
	br i1 %711, label %b85_fail2, label %b85_ok2, !dbg !322

b85_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %534, i64 %p21), !dbg !322
	ret void, !dbg !322

b85_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %532, i64 %534), !dbg !322
	ret void, !dbg !322

b87_fail1:
	%712 = icmp ugt i64 %550, %p7, !dbg !327
	br i1 %712, label %b87_fail2, label %b87_ok2, !dbg !327

b87_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %550, i64 %p7), !dbg !327
	ret void, !dbg !327

b87_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %548, i64 %550), !dbg !327
	ret void, !dbg !327

b95_cold:
	%713 = phi i64 [ %763, %b99_cold_ok1 ], [ %145, %b89 ], !dbg !335
	%714 = icmp slt i64 %713, %581, !dbg !335
	br i1 %714, label %b96_cold, label %b100, !dbg !335

b96_cold:
	%715 = add i64 %573, %713, !dbg !336
	%716 = getelementptr inbounds float, float addrspace(1)* %6, i64 %522, !dbg !337
	%717 = icmp ugt i64 %533, %p13, !dbg !337
	%718 = icmp ugt i64 %522, %533, !dbg !337
	%719 = or i1 %717, %718, !dbg !337
	br i1 %719, label %b96_cold_fail1, label %b96_cold_ok1, !dbg !337, !prof !17

b96_cold_fail1:
	%720 = icmp ugt i64 %533, %p13, !dbg !337
	br i1 %720, label %b96_cold_fail2, label %b96_cold_ok2, !dbg !337

b96_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %533, i64 %p13), !dbg !337
	ret void, !dbg !337

b96_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %522, i64 %533), !dbg !337
	ret void, !dbg !337

b96_cold_ok1:
	br label %b97_cold, !dbg !340

b97_cold:
	%721 = phi float [ 0.000000e+00, %b96_cold_ok1 ], [ %751, %b98_cold_ok1 ], !dbg !341
	%722 = phi float [ 0.000000e+00, %b96_cold_ok1 ], [ %749, %b98_cold_ok1 ], !dbg !341
	%723 = phi float [ 0.000000e+00, %b96_cold_ok1 ], [ %747, %b98_cold_ok1 ], !dbg !341
	%724 = phi float [ 0.000000e+00, %b96_cold_ok1 ], [ %745, %b98_cold_ok1 ], !dbg !341
	%725 = phi i64 [ -1, %b96_cold_ok1 ], [ %726, %b98_cold_ok1 ], !dbg !340
	%726 = add i64 %725, 1, !dbg !340
	%727 = icmp slt i64 %726, %p3, !dbg !340
	br i1 %727, label %b98_cold, label %b99_cold, !dbg !340

b98_cold:
	%728 = mul i64 %726, %566, !dbg !343
	%729 = add i64 %728, %715, !dbg !344
	%730 = getelementptr inbounds float, float addrspace(1)* %716, i64 %726, !dbg !342
	%731 = icmp uge i64 %729, %551, !dbg !345
	br i1 %731, label %b98_cold_fail1, label %b98_cold_ok1, !dbg !345, !prof !17

b98_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %729, i64 %551), !dbg !345
	ret void, !dbg !345

b98_cold_ok1:
	%732 = load float, float addrspace(1)* %730, align 4, !dbg !342
	%733 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %552, i64 %729, !dbg !345
	%734 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %733, i32 0, i32 0, !dbg !345
	%735 = bitcast { float, float, float, float } addrspace(1)* %733 to <4 x float> addrspace(1)*, !dbg !345
	%736 = load <4 x float>, <4 x float> addrspace(1)* %735, align 16, !dbg !345
	%737 = extractelement <4 x float> %736, i32 0, !dbg !345
	%738 = extractelement <4 x float> %736, i32 1, !dbg !345
	%739 = extractelement <4 x float> %736, i32 2, !dbg !345
	%740 = extractelement <4 x float> %736, i32 3, !dbg !345
	%741 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %733, i32 0, i32 1, !dbg !345
	%742 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %733, i32 0, i32 2, !dbg !345
	%743 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %733, i32 0, i32 3, !dbg !345
	%744 = call float @llvm.nvvm.mul.rn.f(float %732, float %737), !dbg !346
	%745 = fadd float %724, %744, !dbg !347
	%746 = call float @llvm.nvvm.mul.rn.f(float %732, float %738), !dbg !348
	%747 = fadd float %723, %746, !dbg !349
	%748 = call float @llvm.nvvm.mul.rn.f(float %732, float %739), !dbg !350
	%749 = fadd float %722, %748, !dbg !351
	%750 = call float @llvm.nvvm.mul.rn.f(float %732, float %740), !dbg !352
	%751 = fadd float %721, %750, !dbg !353
	br label %b97_cold, !dbg !354

b99_cold:
	%752 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %567, i64 %715, !dbg !357
	%753 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %752, i32 0, i32 0, !dbg !357
	%754 = icmp uge i64 %715, %566, !dbg !357
	br i1 %754, label %b99_cold_fail1, label %b99_cold_ok1, !dbg !357, !prof !17

b99_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %715, i64 %566), !dbg !357
	ret void, !dbg !357

b99_cold_ok1:
	%755 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %752, i32 0, i32 1, !dbg !357
	%756 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %752, i32 0, i32 2, !dbg !357
	%757 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %752, i32 0, i32 3, !dbg !357
	%758 = bitcast { float, float, float, float } addrspace(1)* %752 to <4 x float> addrspace(1)*, !dbg !357
	%759 = insertelement <4 x float> undef, float %724, i32 0, !dbg !357
	%760 = insertelement <4 x float> %759, float %723, i32 1, !dbg !357
	%761 = insertelement <4 x float> %760, float %722, i32 2, !dbg !357
	%762 = insertelement <4 x float> %761, float %721, i32 3, !dbg !357
	store <4 x float> %762, <4 x float> addrspace(1)* %758, align 16, !dbg !357
	%763 = add i64 %713, %149, !dbg !335
	br label %b95_cold, !dbg !335
}

define void @Route(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i8 zeroext %p5, float* %p6, i64 %p7, i32* %p8, i64 %p9, float* %p10, i64 %p11, i8* %ctrl) nounwind !dbg !360 {
entry:
	%0 = icmp ne i8 %p5, 0, !dbg !361
	br label %b0, !dbg !361

b0:
	%1 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !361
	%2 = addrspacecast i32* %p8 to i32 addrspace(1)*, !dbg !361
	%3 = addrspacecast float* %p10 to float addrspace(1)*, !dbg !361
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !362, !range !25
	%5 = sext i32 %4 to i64, !dbg !362
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !362, !range !26
	%7 = sext i32 %6 to i64, !dbg !362
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !363, !range !33
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !363, !range !33
	%10 = mul i32 %8, %9, !dbg !363
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !363, !range !34
	%12 = mul i32 %10, %11, !dbg !363
	%13 = sext i32 %12 to i64, !dbg !363
	%14 = mul i64 %5, %13, !dbg !364
	%15 = sdiv i64 %14, 32, !dbg !365
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !366, !range !18
	%17 = sext i32 %16 to i64, !dbg !366
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !366, !range !20
	%19 = sext i32 %18 to i64, !dbg !366
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !366, !range !20
	%21 = sext i32 %20 to i64, !dbg !366
	%22 = mul i64 %7, %21, !dbg !366
	%23 = add i64 %19, %22, !dbg !366
	%24 = mul i64 %5, %23, !dbg !366
	%25 = add i64 %17, %24, !dbg !366
	%26 = mul i64 %25, %13, !dbg !366
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !366, !range !19
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !366, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !366, !range !21
	%30 = mul i32 %9, %29, !dbg !366
	%31 = add i32 %28, %30, !dbg !366
	%32 = mul i32 %8, %31, !dbg !366
	%33 = add i32 %27, %32, !dbg !366
	%34 = sext i32 %33 to i64, !dbg !366
	%35 = add i64 %26, %34, !dbg !366
	%36 = sdiv i64 %35, 32, !dbg !367
	%37 = icmp slt i64 0, %p3, !dbg !368
	%38 = and i32 %33, -32, !dbg !369
	%39 = sub i32 %12, %38, !dbg !369
	%40 = icmp slt i32 %39, 32, !dbg !369
	%41 = select i1 %40, i32 %39, i32 32, !dbg !369
	%42 = sext i32 %41 to i64, !dbg !369
	%43 = icmp eq i64 %42, 32, !dbg !377
	br label %b1, !dbg !367

b1:
	%44 = phi i64 [ %36, %b0 ], [ %152, %b24 ], !dbg !378
	%45 = icmp slt i64 %44, %p0, !dbg !379
	br i1 %45, label %b2, label %b25, !dbg !379

b2:
	%46 = mul i64 %44, %p2, !dbg !380
	%47 = add i64 %44, 1, !dbg !381
	%48 = mul i64 %47, %p2, !dbg !382
	%49 = sub i64 %48, %46, !dbg !383
	%50 = getelementptr inbounds float, float addrspace(1)* %1, i64 %46, !dbg !383
	%51 = mul i64 %44, %p3, !dbg !384
	%52 = icmp ugt i64 %48, %p7, !dbg !383
	%53 = icmp ugt i64 %46, %48, !dbg !383
	%54 = or i1 %52, %53, !dbg !383
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !383, !prof !17

b2_ok1:
	br i1 %37, label %b3, label %b21, !dbg !368

b3:
	%55 = phi i64 [ %126, %b20 ], [ -1, %b2_ok1 ], !dbg !368
	%56 = phi float [ %130, %b20 ], [ 0.000000e+00, %b2_ok1 ], !dbg !368
	%57 = phi i64 [ %139, %b20 ], [ 0, %b2_ok1 ], !dbg !368
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !385, !range !167
	%59 = sext i32 %58 to i64, !dbg !385
	%60 = icmp ule i64 %42, 281474976710655, !dbg !385
	br i1 %60, label %b4, label %b8_cold, !dbg !385, !prof !36

b4:
	%61 = phi i64 [ 0, %b3 ], [ %76, %b7 ], !dbg !385
	%62 = phi i64 [ %59, %b3 ], [ %77, %b7 ], !dbg !385
	%63 = icmp slt i64 %62, %p2, !dbg !385
	br i1 %63, label %b5, label %b12, !dbg !385

b5:
	%64 = getelementptr inbounds float, float addrspace(1)* %50, i64 %62, !dbg !386
	%65 = load float, float addrspace(1)* %64, align 4, !dbg !386
	%66 = bitcast float %65 to i32, !dbg !389
	%67 = zext i32 %66 to i64, !dbg !389
	%68 = shl i64 %67, 32, !dbg !390
	%69 = trunc i64 %62 to i32, !dbg !391
	%70 = xor i32 %69, -1, !dbg !392
	%71 = zext i32 %70 to i64, !dbg !393
	%72 = or i64 %68, %71, !dbg !394
	%73 = icmp ult i64 %72, %55, !dbg !395
	br i1 %73, label %b6, label %b7, !dbg !395

b6:
	%74 = icmp ugt i64 %61, %72, !dbg !396
	%75 = select i1 %74, i64 %61, i64 %72, !dbg !396
	br label %b7, !dbg !397

b7:
	%76 = phi i64 [ %61, %b5 ], [ %75, %b6 ], !dbg !398
	%77 = add i64 %62, %42, !dbg !385
	br label %b4, !dbg !385

b12:
	%78 = phi i64 [ %61, %b4 ], [ %154, %b8_cold ], !dbg !399
	br i1 %43, label %b13, label %b15, !dbg !377

b13:
	%79 = phi i64 [ %95, %b14 ], [ %78, %b12 ], !dbg !400
	%80 = phi i64 [ %96, %b14 ], [ 16, %b12 ], !dbg !401
	%81 = icmp sgt i64 %80, 0, !dbg !402
	br i1 %81, label %b14, label %b18, !dbg !402

b14:
	%82 = trunc i64 %80 to i32, !dbg !403
	%83 = trunc i64 %79 to i32, !dbg !403
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !403
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !403
	%86 = lshr i64 %79, 32, !dbg !403
	%87 = trunc i64 %86 to i32, !dbg !403
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %87, i32 %82, i32 31), !dbg !403
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !403
	%90 = zext i32 %89 to i64, !dbg !403
	%91 = shl i64 %90, 32, !dbg !403
	%92 = zext i32 %85 to i64, !dbg !403
	%93 = or i64 %92, %91, !dbg !403
	%94 = icmp ugt i64 %79, %93, !dbg !404
	%95 = select i1 %94, i64 %79, i64 %93, !dbg !404
	%96 = sdiv i64 %80, 2, !dbg !405
	br label %b13, !dbg !405

b15:
	%97 = trunc i64 %78 to i32, !dbg !406
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !406
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !406
	%100 = lshr i64 %78, 32, !dbg !406
	%101 = trunc i64 %100 to i32, !dbg !406
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %101, i32 0, i32 31), !dbg !406
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !406
	%104 = zext i32 %103 to i64, !dbg !406
	%105 = shl i64 %104, 32, !dbg !406
	%106 = zext i32 %99 to i64, !dbg !406
	%107 = or i64 %106, %105, !dbg !406
	br label %b16, !dbg !406

b16:
	%108 = phi i64 [ %107, %b15 ], [ %124, %b17 ], !dbg !407
	%109 = phi i64 [ 1, %b15 ], [ %125, %b17 ], !dbg !408
	%110 = icmp slt i64 %109, %42, !dbg !409
	br i1 %110, label %b17, label %b18, !dbg !409

b17:
	%111 = trunc i64 %109 to i32, !dbg !410
	%112 = trunc i64 %78 to i32, !dbg !410
	%113 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 %111, i32 31), !dbg !410
	%114 = extractvalue { i32, i1 } %113, 0, !dbg !410
	%115 = lshr i64 %78, 32, !dbg !410
	%116 = trunc i64 %115 to i32, !dbg !410
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %116, i32 %111, i32 31), !dbg !410
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !410
	%119 = zext i32 %118 to i64, !dbg !410
	%120 = shl i64 %119, 32, !dbg !410
	%121 = zext i32 %114 to i64, !dbg !410
	%122 = or i64 %121, %120, !dbg !410
	%123 = icmp ugt i64 %108, %122, !dbg !404
	%124 = select i1 %123, i64 %108, i64 %122, !dbg !404
	%125 = add i64 %109, 1, !dbg !411
	br label %b16, !dbg !411

b18:
	%126 = phi i64 [ %79, %b13 ], [ %108, %b16 ], !dbg !376
	%127 = lshr i64 %126, 32, !dbg !412
	%128 = trunc i64 %127 to i32, !dbg !413
	%129 = bitcast i32 %128 to float, !dbg !413
	%130 = fadd float %56, %129, !dbg !414
	%131 = icmp eq i64 %59, 0, !dbg !415
	br i1 %131, label %b19, label %b20, !dbg !415

b19:
	%132 = add i64 %51, %57, !dbg !416
	%133 = trunc i64 %126 to i32, !dbg !418
	%134 = xor i32 %133, -1, !dbg !419
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %132, !dbg !417
	%136 = icmp uge i64 %132, %p9, !dbg !417
	br i1 %136, label %b19_fail1, label %b19_ok1, !dbg !417, !prof !17

b19_ok1:
	store i32 %134, i32 addrspace(1)* %135, align 4, !dbg !417
	%137 = getelementptr inbounds float, float addrspace(1)* %3, i64 %132, !dbg !421
	%138 = icmp uge i64 %132, %p11, !dbg !421
	br i1 %138, label %b19_fail2, label %b19_ok2, !dbg !421, !prof !17

b19_ok2:
	store float %129, float addrspace(1)* %137, align 4, !dbg !421
	br label %b20, !dbg !421

b20:
	%139 = add i64 %57, 1, !dbg !421
	%140 = icmp slt i64 %139, %p3, !dbg !421
	br i1 %140, label %b3, label %b21, !dbg !421

b21:
	%141 = phi float [ 0.000000e+00, %b2_ok1 ], [ %130, %b20 ], !dbg !422
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !422
	%142 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !369, !range !167
	%143 = sext i32 %142 to i64, !dbg !369
	br label %b22, !dbg !369

b22:
	%144 = phi i64 [ %143, %b21 ], [ %151, %b23_ok1 ], !dbg !369
	%145 = icmp slt i64 %144, %p3, !dbg !369
	br i1 %145, label %b23, label %b24, !dbg !369

b23:
	%146 = add i64 %51, %144, !dbg !423
	%147 = getelementptr inbounds float, float addrspace(1)* %3, i64 %146, !dbg !424
	%148 = icmp uge i64 %146, %p11, !dbg !424
	br i1 %148, label %b23_fail1, label %b23_ok1, !dbg !424, !prof !17

b23_ok1:
	%149 = load float, float addrspace(1)* %147, align 4, !dbg !424
	%150 = fdiv float %149, %141, !dbg !425
	store float %150, float addrspace(1)* %147, align 4, !dbg !424
	%151 = add i64 %144, %42, !dbg !369
	br label %b22, !dbg !369

b24:
	%152 = add i64 %44, %15, !dbg !426
	br label %b1, !dbg !426

b25:
	ret void, !dbg !426

b2_fail1:
	%153 = icmp ugt i64 %48, %p7, !dbg !383
	br i1 %153, label %b2_fail2, label %b2_ok2, !dbg !383

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %48, i64 %p7), !dbg !383
	ret void, !dbg !383

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %46, i64 %48), !dbg !383
	ret void, !dbg !383

b8_cold:
	%154 = phi i64 [ %170, %b11_cold ], [ 0, %b3 ], !dbg !385
	%155 = phi i64 [ %171, %b11_cold ], [ %59, %b3 ], !dbg !385
	%156 = icmp slt i64 %155, %p2, !dbg !385
	br i1 %156, label %b9_cold, label %b12, !dbg !385

b9_cold:
	%157 = getelementptr inbounds float, float addrspace(1)* %50, i64 %155, !dbg !386
	%158 = icmp uge i64 %155, %49, !dbg !386
	br i1 %158, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !386, !prof !17

b9_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %155, i64 %49), !dbg !386
	ret void, !dbg !386

b9_cold_ok1:
	%159 = load float, float addrspace(1)* %157, align 4, !dbg !386
	%160 = bitcast float %159 to i32, !dbg !389
	%161 = zext i32 %160 to i64, !dbg !389
	%162 = shl i64 %161, 32, !dbg !390
	%163 = trunc i64 %155 to i32, !dbg !391
	%164 = xor i32 %163, -1, !dbg !392
	%165 = zext i32 %164 to i64, !dbg !393
	%166 = or i64 %162, %165, !dbg !394
	%167 = icmp ult i64 %166, %55, !dbg !395
	br i1 %167, label %b10_cold, label %b11_cold, !dbg !395

b10_cold:
	%168 = icmp ugt i64 %154, %166, !dbg !396
	%169 = select i1 %168, i64 %154, i64 %166, !dbg !396
	br label %b11_cold, !dbg !397

b11_cold:
	%170 = phi i64 [ %154, %b9_cold_ok1 ], [ %169, %b10_cold ], !dbg !398
	%171 = add i64 %155, %42, !dbg !385
	br label %b8_cold, !dbg !385

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %132, i64 %p9), !dbg !417
	ret void, !dbg !417

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %132, i64 %p11), !dbg !421
	ret void, !dbg !421

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %146, i64 %p11), !dbg !424
	ret void, !dbg !424
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !18
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !19
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !20
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !19
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !20
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !21
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

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

declare void @llvm.nvvm.bar.warp.sync(i32 %a0) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!427, !428, !429, !430, !431, !432, !433, !434, !435}
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
!18 = !{i32 0, i32 2147483647}
!19 = !{i32 0, i32 1024}
!20 = !{i32 0, i32 65535}
!21 = !{i32 0, i32 64}
!22 = !DILocation(line: 17, column: 53, scope: !14, inlinedAt: !15)
!23 = !DILocation(line: 61, column: 15, scope: !6)
!24 = !DILocation(line: 61, column: 32, scope: !6)
!25 = !{i32 1, i32 -2147483648}
!26 = !{i32 1, i32 65536}
!27 = !DILocation(line: 61, column: 36, scope: !6)
!28 = !DILocation(line: 61, column: 20, scope: !6)
!29 = !DILocation(line: 12, column: 19, scope: !9, inlinedAt: !10)
!30 = !DILocation(line: 13, column: 36, scope: !9, inlinedAt: !10)
!31 = !DILocation(line: 13, column: 39, scope: !9, inlinedAt: !10)
!32 = !DILocation(line: 14, column: 33, scope: !9, inlinedAt: !10)
!33 = !{i32 1, i32 1025}
!34 = !{i32 1, i32 65}
!35 = !DILocation(line: 16, column: 28, scope: !9, inlinedAt: !10)
!36 = !{!"branch_weights", i32 1048576, i32 1}
!37 = !DILocation(line: 15, column: 9, scope: !9, inlinedAt: !10)
!38 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!39 = !DILocation(line: 16, column: 15, scope: !9, inlinedAt: !10)
!40 = !DILocation(line: 88, column: 54, scope: !38, inlinedAt: !39)
!41 = !DILocation(line: 88, column: 48, scope: !38, inlinedAt: !39)
!42 = !DILocation(line: 88, column: 58, scope: !38, inlinedAt: !39)
!43 = !DILocation(line: 16, column: 31, scope: !9, inlinedAt: !10)
!44 = !DILocation(line: 16, column: 10, scope: !9, inlinedAt: !10)
!45 = !DILocation(line: 18, column: 16, scope: !9, inlinedAt: !10)
!46 = !DILocation(line: 19, column: 33, scope: !9, inlinedAt: !10)
!47 = !DILocation(line: 20, column: 42, scope: !9, inlinedAt: !10)
!48 = !DILocation(line: 20, column: 35, scope: !9, inlinedAt: !10)
!49 = !DILocation(line: 20, column: 24, scope: !9, inlinedAt: !10)
!50 = !DILocation(line: 22, column: 16, scope: !9, inlinedAt: !10)
!51 = !DILocation(line: 23, column: 33, scope: !9, inlinedAt: !10)
!52 = !DILocation(line: 24, column: 37, scope: !9, inlinedAt: !10)
!53 = !DILocation(line: 88, column: 54, scope: !38, inlinedAt: !52)
!54 = !DILocation(line: 88, column: 48, scope: !38, inlinedAt: !52)
!55 = !DILocation(line: 88, column: 58, scope: !38, inlinedAt: !52)
!56 = !DILocation(line: 24, column: 53, scope: !9, inlinedAt: !10)
!57 = !DILocation(line: 24, column: 57, scope: !9, inlinedAt: !10)
!58 = !DILocation(line: 24, column: 51, scope: !9, inlinedAt: !10)
!59 = !DILocation(line: 24, column: 61, scope: !9, inlinedAt: !10)
!60 = !DILocation(line: 24, column: 32, scope: !9, inlinedAt: !10)
!61 = !DILocation(line: 24, column: 89, scope: !9, inlinedAt: !10)
!62 = !DILocation(line: 24, column: 82, scope: !9, inlinedAt: !10)
!63 = distinct !DISubprogram(name: "word", scope: !1, file: !1, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!64 = !DILocation(line: 24, column: 71, scope: !9, inlinedAt: !10)
!65 = !DILocation(line: 82, column: 53, scope: !63, inlinedAt: !64)
!66 = !DILocation(line: 82, column: 66, scope: !63, inlinedAt: !64)
!67 = !DILocation(line: 82, column: 58, scope: !63, inlinedAt: !64)
!68 = !DILocation(line: 24, column: 114, scope: !9, inlinedAt: !10)
!69 = !DILocation(line: 24, column: 17, scope: !9, inlinedAt: !10)
!70 = !DILocation(line: 26, column: 16, scope: !9, inlinedAt: !10)
!71 = distinct !DISubprogram(name: "dispatch", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!72 = !DILocation(line: 64, column: 10, scope: !6)
!73 = !DILocation(line: 33, column: 23, scope: !71, inlinedAt: !72)
!74 = !DILocation(line: 33, column: 40, scope: !71, inlinedAt: !72)
!75 = !DILocation(line: 34, column: 24, scope: !71, inlinedAt: !72)
!76 = !DILocation(line: 34, column: 40, scope: !71, inlinedAt: !72)
!77 = !DILocation(line: 34, column: 45, scope: !71, inlinedAt: !72)
!78 = !DILocation(line: 35, column: 26, scope: !71, inlinedAt: !72)
!79 = !DILocation(line: 35, column: 11, scope: !71, inlinedAt: !72)
!80 = !DILocation(line: 36, column: 14, scope: !71, inlinedAt: !72)
!81 = !DILocation(line: 36, column: 11, scope: !71, inlinedAt: !72)
!82 = !DILocation(line: 37, column: 16, scope: !71, inlinedAt: !72)
!83 = !DILocation(line: 38, column: 31, scope: !71, inlinedAt: !72)
!84 = !DILocation(line: 38, column: 23, scope: !71, inlinedAt: !72)
!85 = !DILocation(line: 88, column: 54, scope: !38, inlinedAt: !84)
!86 = !DILocation(line: 88, column: 48, scope: !38, inlinedAt: !84)
!87 = !DILocation(line: 88, column: 58, scope: !38, inlinedAt: !84)
!88 = !DILocation(line: 38, column: 18, scope: !71, inlinedAt: !72)
!89 = !DILocation(line: 38, column: 45, scope: !71, inlinedAt: !72)
!90 = !DILocation(line: 39, column: 34, scope: !71, inlinedAt: !72)
!91 = !DILocation(line: 39, column: 37, scope: !71, inlinedAt: !72)
!92 = !DILocation(line: 40, column: 33, scope: !71, inlinedAt: !72)
!93 = !DILocation(line: 41, column: 16, scope: !71, inlinedAt: !72)
!94 = !DILocation(line: 41, column: 11, scope: !71, inlinedAt: !72)
!95 = !DILocation(line: 42, column: 33, scope: !71, inlinedAt: !72)
!96 = !DILocation(line: 42, column: 23, scope: !71, inlinedAt: !72)
!97 = !DILocation(line: 43, column: 20, scope: !71, inlinedAt: !72)
!98 = !DILocation(line: 43, column: 26, scope: !71, inlinedAt: !72)
!99 = !DILocation(line: 43, column: 13, scope: !71, inlinedAt: !72)
!100 = !DILocation(line: 44, column: 21, scope: !71, inlinedAt: !72)
!101 = !DILocation(line: 44, column: 25, scope: !71, inlinedAt: !72)
!102 = !DILocation(line: 44, column: 29, scope: !71, inlinedAt: !72)
!103 = !DILocation(line: 44, column: 33, scope: !71, inlinedAt: !72)
!104 = !DILocation(line: 44, column: 18, scope: !71, inlinedAt: !72)
!105 = !DILocation(line: 44, column: 44, scope: !71, inlinedAt: !72)
!106 = !DILocation(line: 44, column: 7, scope: !71, inlinedAt: !72)
!107 = !DILocation(line: 46, column: 16, scope: !71, inlinedAt: !72)
!108 = !DILocation(line: 47, column: 22, scope: !71, inlinedAt: !72)
!109 = !DILocation(line: 48, column: 50, scope: !71, inlinedAt: !72)
!110 = distinct !DISubprogram(name: "Layer.row", scope: !1, file: !1, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!111 = !DILocation(line: 48, column: 38, scope: !71, inlinedAt: !72)
!112 = !DILocation(line: 78, column: 18, scope: !110, inlinedAt: !111)
!113 = !DILocation(line: 78, column: 31, scope: !110, inlinedAt: !111)
!114 = !DILocation(line: 78, column: 34, scope: !110, inlinedAt: !111)
!115 = !DILocation(line: 78, column: 16, scope: !110, inlinedAt: !111)
!116 = !DILocation(line: 48, column: 78, scope: !71, inlinedAt: !72)
!117 = !DILocation(line: 48, column: 75, scope: !71, inlinedAt: !72)
!118 = !DILocation(line: 48, column: 63, scope: !71, inlinedAt: !72)
!119 = !DILocation(line: 78, column: 18, scope: !110, inlinedAt: !118)
!120 = !DILocation(line: 78, column: 31, scope: !110, inlinedAt: !118)
!121 = !DILocation(line: 78, column: 34, scope: !110, inlinedAt: !118)
!122 = !DILocation(line: 78, column: 16, scope: !110, inlinedAt: !118)
!123 = !DILocation(line: 49, column: 16, scope: !71, inlinedAt: !72)
!124 = !DILocation(line: 48, column: 21, scope: !71, inlinedAt: !72)
!125 = !DILocation(line: 49, column: 32, scope: !71, inlinedAt: !72)
!126 = !DILocation(line: 82, column: 53, scope: !63, inlinedAt: !125)
!127 = !DILocation(line: 82, column: 66, scope: !63, inlinedAt: !125)
!128 = !DILocation(line: 82, column: 58, scope: !63, inlinedAt: !125)
!129 = !DILocation(line: 49, column: 72, scope: !71, inlinedAt: !72)
!130 = !DILocation(line: 49, column: 67, scope: !71, inlinedAt: !72)
!131 = !DILocation(line: 49, column: 76, scope: !71, inlinedAt: !72)
!132 = distinct !DISubprogram(name: "Advance", scope: !13, file: !13, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!133 = !DILocation(line: 65, column: 15, scope: !6)
!134 = !DILocation(line: 24, column: 16, scope: !132, inlinedAt: !133)
!135 = !DILocation(line: 25, column: 41, scope: !132, inlinedAt: !133)
!136 = !DILocation(line: 25, column: 22, scope: !132, inlinedAt: !133)
!137 = !DILocation(line: 28, column: 26, scope: !132, inlinedAt: !133)
!138 = !DILocation(line: 28, column: 42, scope: !132, inlinedAt: !133)
!139 = !DILocation(line: 29, column: 12, scope: !132, inlinedAt: !133)
!140 = !DILocation(line: 29, column: 50, scope: !132, inlinedAt: !133)
!141 = !DILocation(line: 29, column: 40, scope: !132, inlinedAt: !133)
!142 = !DILocation(line: 29, column: 103, scope: !132, inlinedAt: !133)
!143 = !DILocation(line: 29, column: 96, scope: !132, inlinedAt: !133)
!144 = !DILocation(line: 29, column: 87, scope: !132, inlinedAt: !133)
!145 = !DILocation(line: 32, column: 7, scope: !132, inlinedAt: !133)
!146 = !DILocation(line: 33, column: 7, scope: !132, inlinedAt: !133)
!147 = !DILocation(line: 33, column: 2, scope: !132, inlinedAt: !133)
!148 = !DIFile(filename: "apply.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!149 = distinct !DISubprogram(name: "apply", scope: !148, file: !148, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!150 = !DILocation(line: 66, column: 7, scope: !6)
!151 = !DILocation(line: 12, column: 52, scope: !149, inlinedAt: !150)
!152 = !DILocation(line: 12, column: 39, scope: !149, inlinedAt: !150)
!153 = distinct !DISubprogram(name: "awaitCounts", scope: !148, file: !148, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!154 = !DILocation(line: 13, column: 13, scope: !149, inlinedAt: !150)
!155 = !DILocation(line: 30, column: 37, scope: !153, inlinedAt: !154)
!156 = !DILocation(line: 42, column: 38, scope: !153, inlinedAt: !154)
!157 = !DILocation(line: 42, column: 40, scope: !153, inlinedAt: !154)
!158 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!159 = distinct !DISubprogram(name: "Broadcast", scope: !158, file: !158, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!160 = !DILocation(line: 42, column: 23, scope: !153, inlinedAt: !154)
!161 = !DILocation(line: 36, column: 10, scope: !159, inlinedAt: !160)
!162 = !DILocation(line: 40, column: 17, scope: !159, inlinedAt: !160)
!163 = !DILocation(line: 31, column: 10, scope: !153, inlinedAt: !154)
!164 = !DILocation(line: 32, column: 7, scope: !153, inlinedAt: !154)
!165 = !DILocation(line: 32, column: 23, scope: !153, inlinedAt: !154)
!166 = !DILocation(line: 33, column: 26, scope: !153, inlinedAt: !154)
!167 = !{i32 0, i32 32}
!168 = !DILocation(line: 33, column: 19, scope: !153, inlinedAt: !154)
!169 = !DILocation(line: 34, column: 12, scope: !153, inlinedAt: !154)
!170 = !DILocation(line: 35, column: 42, scope: !153, inlinedAt: !154)
!171 = !DILocation(line: 35, column: 22, scope: !153, inlinedAt: !154)
!172 = !DILocation(line: 36, column: 67, scope: !153, inlinedAt: !154)
!173 = !DILocation(line: 82, column: 53, scope: !63, inlinedAt: !172)
!174 = !DILocation(line: 36, column: 42, scope: !153, inlinedAt: !154)
!175 = distinct !DISubprogram(name: "said", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!176 = !DILocation(line: 36, column: 13, scope: !153, inlinedAt: !154)
!177 = !DILocation(line: 85, column: 46, scope: !175, inlinedAt: !176)
!178 = !DILocation(line: 85, column: 40, scope: !175, inlinedAt: !176)
!179 = !DILocation(line: 33, column: 10, scope: !153, inlinedAt: !154)
!180 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!181 = distinct !DISubprogram(name: "scan", scope: !180, file: !180, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!182 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !180, file: !180, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!183 = !DILocation(line: 38, column: 37, scope: !153, inlinedAt: !154)
!184 = !DILocation(line: 6, column: 21, scope: !182, inlinedAt: !183)
!185 = !DILocation(line: 25, column: 16, scope: !181, inlinedAt: !184)
!186 = !DILocation(line: 23, column: 48, scope: !181, inlinedAt: !184)
!187 = !DILocation(line: 26, column: 6, scope: !181, inlinedAt: !184)
!188 = !DILocation(line: 26, column: 24, scope: !181, inlinedAt: !184)
!189 = !DILocation(line: 27, column: 24, scope: !181, inlinedAt: !184)
!190 = !DILocation(line: 27, column: 44, scope: !181, inlinedAt: !184)
!191 = !DILocation(line: 28, column: 4, scope: !181, inlinedAt: !184)
!192 = !DILocation(line: 26, column: 37, scope: !181, inlinedAt: !184)
!193 = !DILocation(line: 38, column: 15, scope: !153, inlinedAt: !154)
!194 = !DILocation(line: 39, column: 12, scope: !153, inlinedAt: !154)
!195 = !DILocation(line: 40, column: 11, scope: !153, inlinedAt: !154)
!196 = !DILocation(line: 40, column: 30, scope: !153, inlinedAt: !154)
!197 = !DILocation(line: 40, column: 25, scope: !153, inlinedAt: !154)
!198 = !DILocation(line: 37, column: 8, scope: !159, inlinedAt: !160)
!199 = !DILocation(line: 32, column: 32, scope: !153, inlinedAt: !154)
!200 = !DILocation(line: 44, column: 12, scope: !153, inlinedAt: !154)
!201 = !DILocation(line: 44, column: 15, scope: !153, inlinedAt: !154)
!202 = !DILocation(line: 45, column: 10, scope: !153, inlinedAt: !154)
!203 = !DILocation(line: 45, column: 25, scope: !153, inlinedAt: !154)
!204 = !DILocation(line: 48, column: 16, scope: !153, inlinedAt: !154)
!205 = !DILocation(line: 14, column: 27, scope: !149, inlinedAt: !150)
!206 = !DILocation(line: 18, column: 15, scope: !149, inlinedAt: !150)
!207 = distinct !DISubprogram(name: "applyRow", scope: !148, file: !148, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!208 = !DILocation(line: 23, column: 11, scope: !149, inlinedAt: !150)
!209 = !DILocation(line: 73, column: 32, scope: !207, inlinedAt: !208)
!210 = !DILocation(line: 78, column: 47, scope: !207, inlinedAt: !208)
!211 = !DILocation(line: 15, column: 24, scope: !149, inlinedAt: !150)
!212 = !DILocation(line: 15, column: 6, scope: !149, inlinedAt: !150)
!213 = !DILocation(line: 15, column: 41, scope: !149, inlinedAt: !150)
!214 = !DILocation(line: 15, column: 34, scope: !149, inlinedAt: !150)
!215 = !DILocation(line: 15, column: 29, scope: !149, inlinedAt: !150)
!216 = distinct !DISubprogram(name: "find", scope: !148, file: !148, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!217 = !DILocation(line: 16, column: 15, scope: !149, inlinedAt: !150)
!218 = !DILocation(line: 53, column: 2, scope: !216, inlinedAt: !217)
!219 = !DILocation(line: 53, column: 8, scope: !216, inlinedAt: !217)
!220 = !DILocation(line: 54, column: 12, scope: !216, inlinedAt: !217)
!221 = !DILocation(line: 54, column: 18, scope: !216, inlinedAt: !217)
!222 = !DILocation(line: 55, column: 22, scope: !216, inlinedAt: !217)
!223 = !DILocation(line: 55, column: 32, scope: !216, inlinedAt: !217)
!224 = !DILocation(line: 55, column: 47, scope: !216, inlinedAt: !217)
!225 = !DILocation(line: 55, column: 40, scope: !216, inlinedAt: !217)
!226 = !DILocation(line: 55, column: 57, scope: !216, inlinedAt: !217)
!227 = !DILocation(line: 17, column: 14, scope: !149, inlinedAt: !150)
!228 = !DILocation(line: 17, column: 24, scope: !149, inlinedAt: !150)
!229 = !DILocation(line: 17, column: 40, scope: !149, inlinedAt: !150)
!230 = !DILocation(line: 17, column: 33, scope: !149, inlinedAt: !150)
!231 = !DILocation(line: 17, column: 28, scope: !149, inlinedAt: !150)
!232 = !DILocation(line: 19, column: 60, scope: !149, inlinedAt: !150)
!233 = !DILocation(line: 19, column: 84, scope: !149, inlinedAt: !150)
!234 = !DILocation(line: 82, column: 53, scope: !63, inlinedAt: !233)
!235 = !DILocation(line: 19, column: 44, scope: !149, inlinedAt: !150)
!236 = !DILocation(line: 19, column: 22, scope: !149, inlinedAt: !150)
!237 = !DILocation(line: 85, column: 46, scope: !175, inlinedAt: !236)
!238 = !DILocation(line: 85, column: 40, scope: !175, inlinedAt: !236)
!239 = !DILocation(line: 19, column: 17, scope: !149, inlinedAt: !150)
!240 = !DILocation(line: 19, column: 4, scope: !149, inlinedAt: !150)
!241 = !DILocation(line: 21, column: 9, scope: !149, inlinedAt: !150)
!242 = !DILocation(line: 23, column: 23, scope: !149, inlinedAt: !150)
!243 = !DILocation(line: 78, column: 18, scope: !110, inlinedAt: !242)
!244 = !DILocation(line: 78, column: 31, scope: !110, inlinedAt: !242)
!245 = !DILocation(line: 78, column: 34, scope: !110, inlinedAt: !242)
!246 = !DILocation(line: 78, column: 16, scope: !110, inlinedAt: !242)
!247 = !DILocation(line: 22, column: 27, scope: !149, inlinedAt: !150)
!248 = !DILocation(line: 22, column: 26, scope: !149, inlinedAt: !150)
!249 = !DILocation(line: 22, column: 39, scope: !149, inlinedAt: !150)
!250 = !DILocation(line: 22, column: 49, scope: !149, inlinedAt: !150)
!251 = !DILocation(line: 23, column: 43, scope: !149, inlinedAt: !150)
!252 = !DILocation(line: 78, column: 18, scope: !110, inlinedAt: !251)
!253 = !DILocation(line: 78, column: 31, scope: !110, inlinedAt: !251)
!254 = !DILocation(line: 78, column: 34, scope: !110, inlinedAt: !251)
!255 = !DILocation(line: 78, column: 16, scope: !110, inlinedAt: !251)
!256 = !DILocation(line: 23, column: 65, scope: !149, inlinedAt: !150)
!257 = !DILocation(line: 23, column: 79, scope: !149, inlinedAt: !150)
!258 = !DILocation(line: 23, column: 102, scope: !149, inlinedAt: !150)
!259 = !DILocation(line: 71, column: 17, scope: !207, inlinedAt: !208)
!260 = !DILocation(line: 72, column: 29, scope: !207, inlinedAt: !208)
!261 = !DILocation(line: 72, column: 17, scope: !207, inlinedAt: !208)
!262 = !DILocation(line: 73, column: 19, scope: !207, inlinedAt: !208)
!263 = !DILocation(line: 73, column: 29, scope: !207, inlinedAt: !208)
!264 = !DILocation(line: 72, column: 2, scope: !207, inlinedAt: !208)
!265 = !DILocation(line: 78, column: 17, scope: !207, inlinedAt: !208)
!266 = !DILocation(line: 78, column: 6, scope: !207, inlinedAt: !208)
!267 = !DILocation(line: 78, column: 23, scope: !207, inlinedAt: !208)
!268 = !DILocation(line: 79, column: 7, scope: !207, inlinedAt: !208)
!269 = !DILocation(line: 80, column: 18, scope: !207, inlinedAt: !208)
!270 = !DILocation(line: 81, column: 17, scope: !207, inlinedAt: !208)
!271 = !DILocation(line: 81, column: 14, scope: !207, inlinedAt: !208)
!272 = !DILocation(line: 81, column: 30, scope: !207, inlinedAt: !208)
!273 = !DILocation(line: 82, column: 13, scope: !207, inlinedAt: !208)
!274 = !DILocation(line: 82, column: 6, scope: !207, inlinedAt: !208)
!275 = !DILocation(line: 85, column: 21, scope: !207, inlinedAt: !208)
!276 = !DILocation(line: 86, column: 17, scope: !207, inlinedAt: !208)
!277 = !DILocation(line: 86, column: 14, scope: !207, inlinedAt: !208)
!278 = !DILocation(line: 86, column: 30, scope: !207, inlinedAt: !208)
!279 = !DILocation(line: 87, column: 6, scope: !207, inlinedAt: !208)
!280 = distinct !DISubprogram(name: "affine", scope: !148, file: !148, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!281 = !DILocation(line: 87, column: 25, scope: !207, inlinedAt: !208)
!282 = !DILocation(line: 103, column: 63, scope: !280, inlinedAt: !281)
!283 = !DILocation(line: 103, column: 71, scope: !280, inlinedAt: !281)
!284 = !DILocation(line: 87, column: 54, scope: !207, inlinedAt: !208)
!285 = !DILocation(line: 103, column: 63, scope: !280, inlinedAt: !284)
!286 = !DILocation(line: 103, column: 71, scope: !280, inlinedAt: !284)
!287 = !DILocation(line: 87, column: 83, scope: !207, inlinedAt: !208)
!288 = !DILocation(line: 103, column: 63, scope: !280, inlinedAt: !287)
!289 = !DILocation(line: 103, column: 71, scope: !280, inlinedAt: !287)
!290 = !DILocation(line: 87, column: 112, scope: !207, inlinedAt: !208)
!291 = !DILocation(line: 103, column: 63, scope: !280, inlinedAt: !290)
!292 = !DILocation(line: 103, column: 71, scope: !280, inlinedAt: !290)
!293 = !DILocation(line: 78, column: 33, scope: !207, inlinedAt: !208)
!294 = !DILocation(line: 91, column: 8, scope: !207, inlinedAt: !208)
!295 = !DILocation(line: 96, column: 14, scope: !207, inlinedAt: !208)
!296 = !DILocation(line: 97, column: 14, scope: !207, inlinedAt: !208)
!297 = !DILocation(line: 98, column: 17, scope: !207, inlinedAt: !208)
!298 = !DILocation(line: 93, column: 21, scope: !207, inlinedAt: !208)
!299 = !DILocation(line: 94, column: 3, scope: !207, inlinedAt: !208)
!300 = !DILocation(line: 15, column: 59, scope: !149, inlinedAt: !150)
!301 = !DIFile(filename: "combine.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!302 = distinct !DISubprogram(name: "combine", scope: !301, file: !301, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!303 = !DILocation(line: 67, column: 9, scope: !6)
!304 = !DILocation(line: 11, column: 32, scope: !302, inlinedAt: !303)
!305 = !DILocation(line: 11, column: 28, scope: !302, inlinedAt: !303)
!306 = !DILocation(line: 11, column: 14, scope: !302, inlinedAt: !303)
!307 = !DILocation(line: 12, column: 39, scope: !302, inlinedAt: !303)
!308 = !DILocation(line: 12, column: 24, scope: !302, inlinedAt: !303)
!309 = !DILocation(line: 12, column: 6, scope: !302, inlinedAt: !303)
!310 = !DILocation(line: 12, column: 29, scope: !302, inlinedAt: !303)
!311 = !DILocation(line: 13, column: 19, scope: !302, inlinedAt: !303)
!312 = !DILocation(line: 13, column: 28, scope: !302, inlinedAt: !303)
!313 = !DILocation(line: 14, column: 18, scope: !302, inlinedAt: !303)
!314 = !DILocation(line: 15, column: 34, scope: !302, inlinedAt: !303)
!315 = !DILocation(line: 16, column: 48, scope: !302, inlinedAt: !303)
!316 = !DILocation(line: 16, column: 42, scope: !302, inlinedAt: !303)
!317 = !DILocation(line: 16, column: 25, scope: !302, inlinedAt: !303)
!318 = !DILocation(line: 18, column: 17, scope: !302, inlinedAt: !303)
!319 = !DILocation(line: 19, column: 46, scope: !302, inlinedAt: !303)
!320 = !DILocation(line: 19, column: 63, scope: !302, inlinedAt: !303)
!321 = !DILocation(line: 19, column: 71, scope: !302, inlinedAt: !303)
!322 = !DILocation(line: 19, column: 40, scope: !302, inlinedAt: !303)
!323 = !DILocation(line: 19, column: 24, scope: !302, inlinedAt: !303)
!324 = !DILocation(line: 20, column: 31, scope: !302, inlinedAt: !303)
!325 = !DILocation(line: 20, column: 49, scope: !302, inlinedAt: !303)
!326 = !DILocation(line: 20, column: 52, scope: !302, inlinedAt: !303)
!327 = !DILocation(line: 20, column: 25, scope: !302, inlinedAt: !303)
!328 = !DILocation(line: 20, column: 21, scope: !302, inlinedAt: !303)
!329 = !DILocation(line: 22, column: 14, scope: !302, inlinedAt: !303)
!330 = !DILocation(line: 22, column: 19, scope: !302, inlinedAt: !303)
!331 = !DILocation(line: 22, column: 34, scope: !302, inlinedAt: !303)
!332 = !DILocation(line: 22, column: 28, scope: !302, inlinedAt: !303)
!333 = !DILocation(line: 22, column: 37, scope: !302, inlinedAt: !303)
!334 = !DILocation(line: 23, column: 38, scope: !302, inlinedAt: !303)
!335 = !DILocation(line: 23, column: 34, scope: !302, inlinedAt: !303)
!336 = !DILocation(line: 24, column: 11, scope: !302, inlinedAt: !303)
!337 = !DILocation(line: 24, column: 30, scope: !302, inlinedAt: !303)
!338 = distinct !DISubprogram(name: "weigh", scope: !301, file: !301, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!339 = !DILocation(line: 24, column: 22, scope: !302, inlinedAt: !303)
!340 = !DILocation(line: 31, column: 2, scope: !338, inlinedAt: !339)
!341 = !DILocation(line: 31, column: 2, scope: !6)
!342 = !DILocation(line: 33, column: 20, scope: !338, inlinedAt: !339)
!343 = !DILocation(line: 34, column: 14, scope: !338, inlinedAt: !339)
!344 = !DILocation(line: 34, column: 16, scope: !338, inlinedAt: !339)
!345 = !DILocation(line: 34, column: 12, scope: !338, inlinedAt: !339)
!346 = !DILocation(line: 35, column: 33, scope: !338, inlinedAt: !339)
!347 = !DILocation(line: 35, column: 22, scope: !338, inlinedAt: !339)
!348 = !DILocation(line: 35, column: 60, scope: !338, inlinedAt: !339)
!349 = !DILocation(line: 35, column: 49, scope: !338, inlinedAt: !339)
!350 = !DILocation(line: 35, column: 87, scope: !338, inlinedAt: !339)
!351 = !DILocation(line: 35, column: 76, scope: !338, inlinedAt: !339)
!352 = !DILocation(line: 35, column: 114, scope: !338, inlinedAt: !339)
!353 = !DILocation(line: 35, column: 103, scope: !338, inlinedAt: !339)
!354 = !DILocation(line: 35, column: 3, scope: !338, inlinedAt: !339)
!355 = !{!"llvm.loop.unroll.count", i32 8}
!356 = distinct !{!356, !355}
!357 = !DILocation(line: 24, column: 8, scope: !302, inlinedAt: !303)
!358 = !DILocation(line: 12, column: 47, scope: !302, inlinedAt: !303)
!359 = !DIFile(filename: "route.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!360 = distinct !DISubprogram(name: "Route", scope: !359, file: !359, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!361 = !DILocation(line: 10, column: 6, scope: !360)
!362 = !DILocation(line: 12, column: 20, scope: !360)
!363 = !DILocation(line: 12, column: 41, scope: !360)
!364 = !DILocation(line: 12, column: 25, scope: !360)
!365 = !DILocation(line: 12, column: 44, scope: !360)
!366 = !DILocation(line: 13, column: 28, scope: !360)
!367 = !DILocation(line: 13, column: 31, scope: !360)
!368 = !DILocation(line: 17, column: 20, scope: !360)
!369 = !DILocation(line: 34, column: 26, scope: !360)
!370 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!371 = distinct !DISubprogram(name: "reduceWarp", scope: !370, file: !370, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!372 = distinct !DISubprogram(name: "reduce", scope: !370, file: !370, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!373 = distinct !DISubprogram(name: "ReduceMax", scope: !370, file: !370, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!374 = !DILocation(line: 24, column: 24, scope: !360)
!375 = !DILocation(line: 20, column: 15, scope: !373, inlinedAt: !374)
!376 = !DILocation(line: 45, column: 16, scope: !372, inlinedAt: !375)
!377 = !DILocation(line: 71, column: 7, scope: !371, inlinedAt: !376)
!378 = !DILocation(line: 13, column: 6, scope: !360)
!379 = !DILocation(line: 13, column: 49, scope: !360)
!380 = !DILocation(line: 14, column: 22, scope: !360)
!381 = !DILocation(line: 14, column: 41, scope: !360)
!382 = !DILocation(line: 14, column: 44, scope: !360)
!383 = !DILocation(line: 14, column: 16, scope: !360)
!384 = !DILocation(line: 15, column: 18, scope: !360)
!385 = !DILocation(line: 19, column: 27, scope: !360)
!386 = !DILocation(line: 20, column: 21, scope: !360)
!387 = distinct !DISubprogram(name: "rank", scope: !359, file: !359, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!388 = !DILocation(line: 20, column: 17, scope: !360)
!389 = !DILocation(line: 44, column: 57, scope: !387, inlinedAt: !388)
!390 = !DILocation(line: 44, column: 64, scope: !387, inlinedAt: !388)
!391 = !DILocation(line: 44, column: 85, scope: !387, inlinedAt: !388)
!392 = !DILocation(line: 44, column: 78, scope: !387, inlinedAt: !388)
!393 = !DILocation(line: 44, column: 77, scope: !387, inlinedAt: !388)
!394 = !DILocation(line: 44, column: 69, scope: !387, inlinedAt: !388)
!395 = !DILocation(line: 20, column: 32, scope: !360)
!396 = !DILocation(line: 21, column: 16, scope: !360)
!397 = !DILocation(line: 21, column: 6, scope: !360)
!398 = !DILocation(line: 23, column: 4, scope: !360)
!399 = !DILocation(line: 71, column: 7, scope: !360)
!400 = !DILocation(line: 66, column: 35, scope: !371, inlinedAt: !376)
!401 = !DILocation(line: 72, column: 7, scope: !371, inlinedAt: !376)
!402 = !DILocation(line: 72, column: 35, scope: !371, inlinedAt: !376)
!403 = !DILocation(line: 73, column: 23, scope: !371, inlinedAt: !376)
!404 = !DILocation(line: 20, column: 77, scope: !373, inlinedAt: !374)
!405 = !DILocation(line: 72, column: 40, scope: !371, inlinedAt: !376)
!406 = !DILocation(line: 77, column: 16, scope: !371, inlinedAt: !376)
!407 = !DILocation(line: 77, column: 2, scope: !371, inlinedAt: !376)
!408 = !DILocation(line: 78, column: 6, scope: !371, inlinedAt: !376)
!409 = !DILocation(line: 78, column: 22, scope: !371, inlinedAt: !376)
!410 = !DILocation(line: 79, column: 23, scope: !371, inlinedAt: !376)
!411 = !DILocation(line: 78, column: 27, scope: !371, inlinedAt: !376)
!412 = !DILocation(line: 26, column: 40, scope: !360)
!413 = !DILocation(line: 26, column: 34, scope: !360)
!414 = !DILocation(line: 27, column: 4, scope: !360)
!415 = !DILocation(line: 28, column: 16, scope: !360)
!416 = !DILocation(line: 29, column: 17, scope: !360)
!417 = !DILocation(line: 29, column: 11, scope: !360)
!418 = !DILocation(line: 29, column: 36, scope: !360)
!419 = !DILocation(line: 29, column: 29, scope: !360)
!420 = !DILocation(line: 29, column: 28, scope: !360)
!421 = !DILocation(line: 30, column: 12, scope: !360)
!422 = !DILocation(line: 33, column: 9, scope: !360)
!423 = !DILocation(line: 35, column: 17, scope: !360)
!424 = !DILocation(line: 35, column: 11, scope: !360)
!425 = !DILocation(line: 35, column: 4, scope: !360)
!426 = !DILocation(line: 13, column: 61, scope: !360)
!427 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"kernel", i32 1}
!428 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidx", i32 128}
!429 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidy", i32 1}
!430 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidz", i32 1}
!431 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"minctasm", i32 4}
!432 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!433 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 128}
!434 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!435 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
