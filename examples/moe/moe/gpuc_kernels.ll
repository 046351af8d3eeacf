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
	%30 = trunc i64 %25 to i32, !dbg !24
	%31 = sub nuw i32 %30, 1, !dbg !24
	%32 = zext i32 %31 to i64, !dbg !24
	%33 = icmp eq i64 %23, %32, !dbg !25
	br i1 %33, label %b1, label %b13, !dbg !25

b1:
	%34 = sext i32 %16 to i64, !dbg !11
	%35 = sext i32 %17 to i64, !dbg !12
	%36 = mul i64 %p4, %35, !dbg !26
	%37 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !27
	%38 = udiv i32 %37, 4, !dbg !27
	%39 = zext i32 %38 to i64, !dbg !27
	%40 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !27
	%41 = icmp ugt i64 %36, %39, !dbg !28
	br i1 %41, label %b1_fail1, label %b1_ok1, !dbg !28, !prof !17

b1_ok1:
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29, !range !30
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !29, !range !30
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !29, !range !31
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !29, !range !32
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !29, !range !32
	%47 = mul i32 %46, %44, !dbg !29
	%48 = add i32 %43, %47, !dbg !29
	%49 = mul i32 %45, %48, !dbg !29
	%50 = add i32 %42, %49, !dbg !29
	%51 = sext i32 %50 to i64, !dbg !29
	%52 = mul i32 %45, %46, !dbg !29
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !29, !range !33
	%54 = mul i32 %52, %53, !dbg !29
	%55 = sext i32 %54 to i64, !dbg !29
	%56 = add i64 %20, 2, !dbg !34
	%57 = icmp ugt i64 %36, 281474976710655, !dbg !29
	%58 = mul i64 %36, -2, !dbg !29
	%59 = add i64 %p29, %58, !dbg !29
	%60 = icmp slt i64 %59, 0, !dbg !29
	%61 = or i1 %57, %60, !dbg !29
	br i1 %61, label %b2_cold, label %b4, !dbg !29, !prof !17

b4:
	%62 = phi i64 [ %51, %b1_ok1 ], [ %69, %b5 ], !dbg !29
	%63 = icmp slt i64 %62, %36, !dbg !29
	br i1 %63, label %b5, label %b6, !dbg !29

b5:
	%64 = getelementptr inbounds i32, i32 addrspace(3)* %40, i64 %62, !dbg !35
	store i32 0, i32 addrspace(3)* %64, align 4, !dbg !35
	%65 = urem i64 %56, 2, !dbg !38
	%66 = mul i64 %65, %36, !dbg !40
	%67 = add i64 %66, %62, !dbg !41
	%68 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %67, !dbg !42
	store i32 0, i32 addrspace(1)* %68, align 4, !dbg !42
	%69 = add i64 %62, %55, !dbg !29
	br label %b4, !dbg !29

b6:
	call void @llvm.nvvm.barrier0(), !dbg !45
	br label %b7, !dbg !46

b7:
	%70 = phi i64 [ %51, %b6 ], [ %78, %b8_ok1 ], !dbg !46
	%71 = icmp slt i64 %70, %p11, !dbg !46
	br i1 %71, label %b8, label %b9, !dbg !46

b8:
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %70, !dbg !47
	%73 = load i32, i32 addrspace(1)* %72, align 4, !dbg !47
	%74 = sext i32 %73 to i64, !dbg !48
	%75 = getelementptr inbounds i32, i32 addrspace(3)* %40, i64 %74, !dbg !48
	%76 = icmp uge i64 %74, %36, !dbg !48
	br i1 %76, label %b8_fail1, label %b8_ok1, !dbg !48, !prof !17

b8_ok1:
	%77 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %75, i32 1) nounwind, !dbg !49
	%78 = add i64 %70, %55, !dbg !46
	br label %b7, !dbg !46

b9:
	call void @llvm.nvvm.barrier0(), !dbg !50
	br label %b10, !dbg !51

b10:
	%79 = phi i64 [ %51, %b9 ], [ %104, %b11_ok1 ], !dbg !51
	%80 = icmp slt i64 %79, %36, !dbg !51
	br i1 %80, label %b11, label %b12, !dbg !51

b11:
	%81 = urem i64 %21, 2, !dbg !53
	%82 = mul i64 %81, %36, !dbg !55
	%83 = icmp eq i64 %35, -1, !dbg !56
	%84 = select i1 %83, i64 1, i64 %35, !dbg !56
	%85 = sdiv i64 %79, %84, !dbg !56
	%86 = sub i64 0, %79, !dbg !56
	%87 = select i1 %83, i64 %86, i64 %85, !dbg !56
	%88 = mul i64 %87, %35, !dbg !57
	%89 = add i64 %82, %88, !dbg !58
	%90 = add i64 %89, %34, !dbg !59
	%91 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %90, !dbg !60
	%92 = getelementptr inbounds i32, i32 addrspace(3)* %40, i64 %79, !dbg !61
	%93 = icmp uge i64 %90, %p23, !dbg !60
	br i1 %93, label %b11_fail1, label %b11_ok1, !dbg !60, !prof !17

b11_ok1:
	%94 = load i32, i32 addrspace(3)* %92, align 4, !dbg !61
	%95 = sext i32 %94 to i64, !dbg !62
	%96 = shl i64 %21, 32, !dbg !65
	%97 = or i64 %96, %95, !dbg !67
	%98 = icmp eq i64 %35, -1, !dbg !68
	%99 = select i1 %98, i64 1, i64 %35, !dbg !68
	%100 = srem i64 %79, %99, !dbg !68
	%101 = trunc i64 %100 to i32, !dbg !69
	%102 = addrspacecast i64 addrspace(1)* %91 to i64*, !dbg !69
	%103 = bitcast i64* %102 to i8*, !dbg !69
	call void @gpuc_signal_op_thread(i8* %103, i64 %97, i32 9, i32 %101), !dbg !69
	%104 = add i64 %79, %55, !dbg !51
	br label %b10, !dbg !51

b12:
	call void @llvm.nvvm.barrier0(), !dbg !70
	br label %b13, !dbg !10

b13:
	%105 = sext i32 %16 to i64, !dbg !73
	%106 = sext i32 %17 to i64, !dbg !74
	%107 = add i64 %p11, %25, !dbg !75
	%108 = sub nsw i64 %107, 1, !dbg !76
	%109 = icmp eq i64 %25, -1, !dbg !77
	%110 = select i1 %109, i64 1, i64 %25, !dbg !77
	%111 = sdiv i64 %108, %110, !dbg !77
	%112 = sub i64 0, %108, !dbg !77
	%113 = select i1 %109, i64 %112, i64 %111, !dbg !77
	%114 = mul i64 %23, %113, !dbg !78
	%115 = icmp slt i64 %114, %p11, !dbg !79
	%116 = select i1 %115, i64 %114, i64 %p11, !dbg !79
	%117 = add i64 %116, %113, !dbg !80
	%118 = icmp slt i64 %117, %p11, !dbg !81
	%119 = select i1 %118, i64 %117, i64 %p11, !dbg !81
	%120 = sub i64 %119, %116, !dbg !82
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %116, !dbg !82
	%122 = mul i64 %p4, %106, !dbg !83
	%123 = icmp ugt i64 %119, %p11, !dbg !82
	%124 = icmp ugt i64 %116, %119, !dbg !82
	%125 = or i1 %123, %124, !dbg !82
	br i1 %125, label %b13_fail1, label %b13_ok1, !dbg !82, !prof !17

b13_ok1:
	%126 = urem i64 %21, 2, !dbg !85
	%127 = mul i64 %126, %122, !dbg !87
	%128 = sub i64 %p29, %127, !dbg !88
	%129 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %127, !dbg !88
	%130 = icmp ugt i64 %127, %p29, !dbg !88
	%131 = icmp ugt i64 %p2, %128, !dbg !89
	%132 = or i1 %130, %131, !dbg !89
	br i1 %132, label %b13_fail3, label %b13_ok3, !dbg !89, !prof !17

b13_ok3:
	%133 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !90
	%134 = udiv i32 %133, 4, !dbg !90
	%135 = zext i32 %134 to i64, !dbg !90
	%136 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !90
	%137 = icmp ugt i64 %120, %135, !dbg !91
	br i1 %137, label %b13_fail5, label %b13_ok5, !dbg !91, !prof !17

b13_ok5:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92, !range !30
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !92, !range !30
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !92, !range !31
	%141 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !92, !range !32
	%142 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !92, !range !32
	%143 = mul i32 %142, %140, !dbg !92
	%144 = add i32 %139, %143, !dbg !92
	%145 = mul i32 %141, %144, !dbg !92
	%146 = add i32 %138, %145, !dbg !92
	%147 = sext i32 %146 to i64, !dbg !92
	%148 = mul i32 %141, %142, !dbg !92
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !92, !range !33
	%150 = mul i32 %148, %149, !dbg !92
	%151 = sext i32 %150 to i64, !dbg !92
	br label %b14, !dbg !92

b14:
	%152 = phi i64 [ %147, %b13_ok5 ], [ %173, %b16 ], !dbg !92
	%153 = icmp slt i64 %152, %120, !dbg !92
	br i1 %153, label %b15, label %b18, !dbg !92

b15:
	%154 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 %152, !dbg !93
	%155 = load i32, i32 addrspace(1)* %154, align 4, !dbg !93
	%156 = sext i32 %155 to i64, !dbg !94
	%157 = getelementptr inbounds i32, i32 addrspace(1)* %129, i64 %156, !dbg !95
	%158 = icmp uge i64 %156, %p2, !dbg !95
	br i1 %158, label %b15_fail1, label %b15_ok1, !dbg !95, !prof !17

b15_ok1:
	%159 = atomicrmw add i32 addrspace(1)* %157, i32 1 monotonic, !dbg !96
	%160 = sext i32 %159 to i64, !dbg !97
	%161 = icmp slt i64 %160, %p0, !dbg !98
	br i1 %161, label %b16, label %b17, !dbg !99

b16:
	%162 = icmp eq i64 %106, -1, !dbg !100
	%163 = select i1 %162, i64 1, i64 %106, !dbg !100
	%164 = sdiv i64 %156, %163, !dbg !100
	%165 = sub i64 0, %156, !dbg !100
	%166 = select i1 %162, i64 %165, i64 %164, !dbg !100
	%167 = mul i64 %166, %106, !dbg !101
	%168 = add i64 %167, %105, !dbg !102
	%169 = mul i64 %168, %p0, !dbg !103
	%170 = trunc i64 %169 to i32, !dbg !104
	%171 = add i32 %170, %159, !dbg !105
	%172 = getelementptr inbounds i32, i32 addrspace(3)* %136, i64 %152, !dbg !106
	store i32 %171, i32 addrspace(3)* %172, align 4, !dbg !106
	%173 = add i64 %152, %151, !dbg !92
	br label %b14, !dbg !92

b17:
	br label %fail, !dbg !99

b18:
	call void @llvm.nvvm.barrier0(), !dbg !107
	br label %b19, !dbg !108

b19:
	%174 = phi i64 [ -1, %b18 ], [ %175, %b20_ok8 ], !dbg !108
	%175 = add nsw i64 %174, 1, !dbg !108
	%176 = icmp slt i64 %175, %120, !dbg !108
	br i1 %176, label %b20, label %b21, !dbg !108

b20:
	%177 = getelementptr inbounds i32, i32 addrspace(3)* %136, i64 %175, !dbg !108
	%178 = load i32, i32 addrspace(3)* %177, align 4, !dbg !108
	%179 = sext i32 %178 to i64, !dbg !109
	%180 = mul i64 %179, %p1, !dbg !112
	%181 = add nsw i64 %179, 1, !dbg !113
	%182 = mul i64 %181, %p1, !dbg !114
	%183 = sub i64 %182, %180, !dbg !115
	%184 = getelementptr inbounds float, float addrspace(1)* %9, i64 %180, !dbg !115
	%185 = add i64 %116, %175, !dbg !117
	%186 = icmp ugt i64 %182, %p19, !dbg !115
	%187 = icmp ugt i64 %180, %182, !dbg !115
	%188 = icmp eq i64 %p3, 0, !dbg !116
	%189 = or i1 %186, %187, !dbg !116
	%190 = or i1 %189, %188, !dbg !116
	br i1 %190, label %b20_fail1, label %b20_ok1, !dbg !116, !prof !17

b20_ok1:
	%191 = icmp eq i64 %p3, -1, !dbg !116
	%192 = select i1 %191, i64 1, i64 %p3, !dbg !116
	%193 = sdiv i64 %185, %192, !dbg !116
	%194 = sub i64 0, %185, !dbg !116
	%195 = select i1 %191, i64 %194, i64 %193, !dbg !116
	%196 = mul i64 %195, %p1, !dbg !119
	%197 = add i64 %195, 1, !dbg !120
	%198 = mul i64 %197, %p1, !dbg !121
	%199 = sub i64 %198, %196, !dbg !122
	%200 = getelementptr inbounds float, float addrspace(1)* %4, i64 %196, !dbg !122
	%201 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %179, !dbg !123
	%202 = shl i64 %21, 32, !dbg !126
	%203 = or i64 %202, %185, !dbg !128
	%204 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 %175, !dbg !129
	%205 = icmp ugt i64 %198, %p9, !dbg !122
	%206 = icmp ugt i64 %196, %198, !dbg !122
	%207 = icmp uge i64 %179, %p25, !dbg !123
	%208 = icmp ne i64 %183, %199, !dbg !124
	%209 = or i1 %205, %206, !dbg !124
	%210 = or i1 %209, %207, !dbg !124
	%211 = or i1 %210, %208, !dbg !124
	br i1 %211, label %b20_fail4, label %b20_ok4, !dbg !124, !prof !17

b20_ok4:
	%212 = load i32, i32 addrspace(1)* %204, align 4, !dbg !129
	%213 = sext i32 %212 to i64, !dbg !130
	%214 = icmp eq i64 %106, -1, !dbg !131
	%215 = select i1 %214, i64 1, i64 %106, !dbg !131
	%216 = srem i64 %213, %215, !dbg !131
	%217 = mul i64 %199, 4, !dbg !124
	%218 = trunc i64 %216 to i32, !dbg !124
	%219 = addrspacecast float addrspace(1)* %184 to float*, !dbg !124
	%220 = addrspacecast float addrspace(1)* %200 to float*, !dbg !124
	%221 = addrspacecast i64 addrspace(1)* %201 to i64*, !dbg !124
	%222 = icmp uge i64 %216, %106, !dbg !124
	br i1 %222, label %b20_fail8, label %b20_ok8, !dbg !124, !prof !17

b20_ok8:
	%223 = bitcast float* %219 to i8*, !dbg !124
	%224 = bitcast float* %220 to i8*, !dbg !124
	%225 = bitcast i64* %221 to i8*, !dbg !124
	call void @gpuc_put_signal_nbi_block(i8* %223, i8* %224, i64 %217, i8* %225, i64 %203, i32 9, i32 %218), !dbg !124
	br label %b19, !dbg !124

b21:
	call void @llvm.nvvm.barrier0(), !dbg !134
	%226 = trunc i64 %151 to i32, !dbg !135
	%227 = sub nuw i32 %226, 1, !dbg !135
	%228 = zext i32 %227 to i64, !dbg !135
	%229 = icmp ne i64 %147, %228, !dbg !136
	br i1 %229, label %b25, label %b22, !dbg !136

b22:
	%230 = mul i64 %25, %27, !dbg !137
	%231 = mul i64 %230, %29, !dbg !138
	%232 = icmp sgt i64 %231, 1, !dbg !139
	br i1 %232, label %b23, label %b24, !dbg !139

b23:
	%233 = getelementptr inbounds i64, i64 addrspace(1)* %15, i64 1, !dbg !140
	%234 = icmp uge i64 1, %p31, !dbg !140
	br i1 %234, label %b23_fail1, label %b23_ok1, !dbg !140, !prof !17

b23_ok1:
	%235 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %233, i64 1) nounwind, !dbg !141
	%236 = sub nsw i64 %231, 1, !dbg !142
	%237 = icmp ne i64 %235, %236, !dbg !144
	br i1 %237, label %b25, label %b24, !dbg !144

b24:
	%238 = getelementptr inbounds i64, i64 addrspace(1)* %15, i64 1, !dbg !145
	%239 = icmp uge i64 1, %p31, !dbg !145
	br i1 %239, label %b24_fail1, label %b24_ok1, !dbg !145, !prof !17

b24_ok1:
	store i64 0, i64 addrspace(1)* %238, align 8, !dbg !145
	%240 = load i64, i64 addrspace(1)* %18, align 8, !dbg !146
	%241 = add i64 %240, 1, !dbg !147
	store i64 %241, i64 addrspace(1)* %18, align 8, !dbg !146
	br label %b25, !dbg !146

b25:
	%242 = add i64 %122, 1, !dbg !151
	%243 = icmp slt i64 %147, 32, !dbg !155
	%244 = icmp ugt i64 %242, %135, !dbg !152
	br i1 %244, label %b25_fail1, label %b25_ok1, !dbg !152, !prof !17

b25_ok1:
	br i1 %243, label %b26, label %b42, !dbg !155

b26:
	%245 = and i32 %146, -32, !dbg !156
	%246 = sub i32 %150, %245, !dbg !156
	%247 = icmp slt i32 %246, 32, !dbg !156
	%248 = select i1 %247, i32 %246, i32 32, !dbg !156
	%249 = sext i32 %248 to i64, !dbg !156
	%250 = sub nsw i64 %249, 1, !dbg !157
	%251 = icmp slt i64 %250, 0, !dbg !161
	%252 = trunc i64 %250 to i32, !dbg !162
	br label %b27, !dbg !163

b27:
	%253 = phi i64 [ %303, %b39 ], [ 0, %b26 ], !dbg !163
	%254 = phi i64 [ %304, %b39 ], [ 0, %b26 ], !dbg !164
	%255 = icmp slt i64 %254, %122, !dbg !165
	br i1 %255, label %b28, label %b40, !dbg !165

b28:
	%256 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !166, !range !167
	%257 = sext i32 %256 to i64, !dbg !166
	%258 = add i64 %254, %257, !dbg !168
	%259 = icmp slt i64 %258, %122, !dbg !169
	br i1 %259, label %b29, label %b30, !dbg !169

b29:
	%260 = add i64 %127, %258, !dbg !170
	%261 = getelementptr inbounds i64, i64 addrspace(1)* %11, i64 %260, !dbg !171
	%262 = shl i64 %21, 32, !dbg !173
	%263 = addrspacecast i64 addrspace(1)* %261 to i64*, !dbg !174
	%264 = icmp uge i64 %260, %p23, !dbg !171
	br i1 %264, label %b29_fail1, label %b29_ok1, !dbg !171, !prof !17

b29_ok1:
	%265 = bitcast i64* %263 to i8*, !dbg !174
	%266 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %265, i32 5, i64 %262, i32 1, i8* %ctrl, i32 22), !dbg !174
	%267 = and i64 %266, 4294967295, !dbg !177
	br label %b30, !dbg !176

b30:
	%268 = phi i64 [ 0, %b28 ], [ %267, %b29_ok1 ], !dbg !179
	br label %b31, !dbg !185

b31:
	%269 = phi i64 [ %268, %b30 ], [ %286, %b34 ], !dbg !186
	%270 = phi i64 [ 1, %b30 ], [ %287, %b34 ], !dbg !187
	%271 = icmp slt i64 %270, 32, !dbg !188
	br i1 %271, label %b32, label %b35, !dbg !188

b32:
	%272 = trunc i64 %270 to i32, !dbg !189
	%273 = trunc i64 %269 to i32, !dbg !189
	%274 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %273, i32 %272, i32 0), !dbg !189
	%275 = extractvalue { i32, i1 } %274, 0, !dbg !189
	%276 = lshr i64 %269, 32, !dbg !189
	%277 = trunc i64 %276 to i32, !dbg !189
	%278 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %277, i32 %272, i32 0), !dbg !189
	%279 = extractvalue { i32, i1 } %278, 0, !dbg !189
	%280 = zext i32 %279 to i64, !dbg !189
	%281 = shl i64 %280, 32, !dbg !189
	%282 = zext i32 %275 to i64, !dbg !189
	%283 = or i64 %282, %281, !dbg !189
	%284 = icmp sge i64 %257, %270, !dbg !190
	br i1 %284, label %b33, label %b34, !dbg !190

b33:
	%285 = add i64 %269, %283, !dbg !191
	br label %b34, !dbg !191

b34:
	%286 = phi i64 [ %269, %b32 ], [ %285, %b33 ], !dbg !186
	%287 = mul nsw i64 %270, 2, !dbg !192
	br label %b31, !dbg !192

b35:
	%288 = add i64 %253, %269, !dbg !193
	br i1 %259, label %b36, label %b37, !dbg !194

b36:
	%289 = sub i64 %288, %268, !dbg !196
	%290 = trunc i64 %289 to i32, !dbg !197
	%291 = getelementptr inbounds i32, i32 addrspace(3)* %136, i64 %258, !dbg !195
	%292 = icmp uge i64 %258, %242, !dbg !195
	br i1 %292, label %b36_fail1, label %b36_ok1, !dbg !195, !prof !17

b36_ok1:
	store i32 %290, i32 addrspace(3)* %291, align 4, !dbg !195
	br label %b37, !dbg !195

b37:
	br i1 %251, label %b38, label %b39, !dbg !161

b38:
	br label %fail, !dbg !198

b39:
	%293 = trunc i64 %288 to i32, !dbg !162
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %293, i32 %252, i32 31), !dbg !162
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !162
	%296 = lshr i64 %288, 32, !dbg !162
	%297 = trunc i64 %296 to i32, !dbg !162
	%298 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %297, i32 %252, i32 31), !dbg !162
	%299 = extractvalue { i32, i1 } %298, 0, !dbg !162
	%300 = zext i32 %299 to i64, !dbg !162
	%301 = shl i64 %300, 32, !dbg !162
	%302 = zext i32 %295 to i64, !dbg !162
	%303 = or i64 %302, %301, !dbg !162
	%304 = add i64 %254, %249, !dbg !199
	br label %b27, !dbg !199

b40:
	%305 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !200, !range !167
	%306 = sext i32 %305 to i64, !dbg !200
	%307 = icmp eq i64 %306, 0, !dbg !201
	br i1 %307, label %b41, label %b42, !dbg !201

b41:
	%308 = trunc i64 %253 to i32, !dbg !203
	%309 = getelementptr inbounds i32, i32 addrspace(3)* %136, i64 %122, !dbg !202
	%310 = icmp uge i64 %122, %242, !dbg !202
	br i1 %310, label %b41_fail1, label %b41_ok1, !dbg !202, !prof !17

b41_ok1:
	store i32 %308, i32 addrspace(3)* %309, align 4, !dbg !202
	br label %b42, !dbg !202

b42:
	call void @llvm.nvvm.barrier0(), !dbg !204
	%311 = icmp eq i64 %147, 0, !dbg !206
	%312 = xor i1 %0, true, !dbg !209
	%313 = trunc i64 %151 to i32, !dbg !210
	%314 = mul nuw i32 %313, 4, !dbg !210
	%315 = zext i32 %314 to i64, !dbg !210
	br label %b43, !dbg !211

b43:
	%316 = phi i64 [ %23, %b42 ], [ %507, %b75 ], !dbg !212
	%317 = getelementptr inbounds i32, i32 addrspace(3)* %136, i64 %122, !dbg !213
	%318 = icmp uge i64 %122, %242, !dbg !213
	br i1 %318, label %b43_fail1, label %b43_ok1, !dbg !213, !prof !17

b43_ok1:
	%319 = load i32, i32 addrspace(3)* %317, align 4, !dbg !213
	%320 = sext i32 %319 to i64, !dbg !214
	%321 = icmp slt i64 %316, %320, !dbg !215
	br i1 %321, label %b44, label %b80, !dbg !215

b44:
	%322 = phi i64 [ %327, %b45_ok1 ], [ %322, %b46 ], [ 0, %b43_ok1 ], !dbg !218
	%323 = phi i64 [ %323, %b45_ok1 ], [ %327, %b46 ], [ %122, %b43_ok1 ], !dbg !219
	%324 = sub i64 %323, %322, !dbg !220
	%325 = icmp sgt i64 %324, 1, !dbg !221
	br i1 %325, label %b45, label %b47, !dbg !221

b45:
	%326 = add i64 %322, %323, !dbg !222
	%327 = sdiv i64 %326, 2, !dbg !223
	%328 = getelementptr inbounds i32, i32 addrspace(3)* %136, i64 %327, !dbg !224
	%329 = icmp uge i64 %327, %242, !dbg !224
	br i1 %329, label %b45_fail1, label %b45_ok1, !dbg !224, !prof !17

b45_ok1:
	%330 = load i32, i32 addrspace(3)* %328, align 4, !dbg !224
	%331 = sext i32 %330 to i64, !dbg !225
	%332 = icmp sle i64 %331, %316, !dbg !226
	br i1 %332, label %b44, label %b46, !dbg !226

b46:
	br label %b44, !dbg !226

b47:
	%333 = mul i64 %322, %p0, !dbg !227
	%334 = add i64 %333, %316, !dbg !228
	%335 = getelementptr inbounds i32, i32 addrspace(3)* %136, i64 %322, !dbg !229
	%336 = load i32, i32 addrspace(3)* %335, align 4, !dbg !229
	%337 = sext i32 %336 to i64, !dbg !230
	%338 = sub i64 %334, %337, !dbg !231
	br i1 %311, label %b48, label %b49, !dbg !206

b48:
	%339 = getelementptr inbounds i64, i64 addrspace(1)* %12, i64 %338, !dbg !232
	%340 = shl i64 %21, 32, !dbg !234
	%341 = addrspacecast i64 addrspace(1)* %339 to i64*, !dbg !235
	%342 = icmp uge i64 %338, %p25, !dbg !232
	br i1 %342, label %b48_fail1, label %b48_ok1, !dbg !232, !prof !17

b48_ok1:
	%343 = bitcast i64* %341 to i8*, !dbg !235
	%344 = call i64 @gpuc_signal_wait_until_thread(i8* %343, i32 5, i64 %340, i32 1, i8* %ctrl, i32 29), !dbg !235
	%345 = and i64 %344, 4294967295, !dbg !237
	%346 = trunc i64 %345 to i32, !dbg !239
	store i32 %346, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !240
	br label %b49, !dbg !240

b49:
	call void @llvm.nvvm.barrier0(), !dbg !241
	%347 = mul i64 %338, %p1, !dbg !243
	%348 = add i64 %338, 1, !dbg !244
	%349 = mul i64 %348, %p1, !dbg !245
	%350 = icmp ugt i64 %349, %p19, !dbg !246
	%351 = icmp ugt i64 %347, %349, !dbg !246
	%352 = or i1 %350, %351, !dbg !246
	br i1 %352, label %b49_fail1, label %b49_ok1, !dbg !246, !prof !17

b49_ok1:
	%353 = load i32, i32 addrspace(3)* @gpuc_shared_apply_14, align 4, !dbg !247
	%354 = sext i32 %353 to i64, !dbg !248
	%355 = icmp eq i64 %106, -1, !dbg !249
	%356 = select i1 %355, i64 1, i64 %106, !dbg !249
	%357 = sdiv i64 %322, %356, !dbg !249
	%358 = sub i64 0, %322, !dbg !249
	%359 = select i1 %355, i64 %358, i64 %357, !dbg !249
	%360 = icmp eq i64 %106, -1, !dbg !250
	%361 = select i1 %360, i64 1, i64 %106, !dbg !250
	%362 = srem i64 %322, %361, !dbg !250
	%363 = sub i64 %349, %347, !dbg !246
	%364 = getelementptr inbounds float, float addrspace(1)* %9, i64 %347, !dbg !246
	%365 = mul i64 %354, %p1, !dbg !252
	%366 = add nsw i64 %354, 1, !dbg !253
	%367 = mul i64 %366, %p1, !dbg !254
	%368 = sub i64 %367, %365, !dbg !255
	%369 = getelementptr inbounds float, float addrspace(1)* %10, i64 %365, !dbg !255
	%370 = getelementptr inbounds float, float addrspace(1)* %7, i64 %359, !dbg !256
	%371 = icmp ugt i64 %367, %p21, !dbg !255
	%372 = icmp ugt i64 %365, %367, !dbg !255
	%373 = icmp uge i64 %359, %p15, !dbg !256
	%374 = icmp uge i64 %359, %p17, !dbg !257
	%375 = icmp uge i64 %354, %p27, !dbg !258
	%376 = or i1 %371, %372, !dbg !258
	%377 = or i1 %376, %373, !dbg !258
	%378 = or i1 %377, %374, !dbg !258
	%379 = or i1 %378, %375, !dbg !258
	br i1 %379, label %b49_fail3, label %b49_ok3, !dbg !258, !prof !17

b49_ok3:
	%380 = load float, float addrspace(1)* %370, align 4, !dbg !256
	%381 = getelementptr inbounds float, float addrspace(1)* %8, i64 %359, !dbg !257
	%382 = load float, float addrspace(1)* %381, align 4, !dbg !257
	%383 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %354, !dbg !258
	%384 = and i64 %363, 3, !dbg !259
	%385 = icmp eq i64 %384, 0, !dbg !259
	br i1 %385, label %b50, label %b79, !dbg !259

b50:
	%386 = addrspacecast float addrspace(1)* %364 to float*, !dbg !259
	%387 = ptrtoint float* %386 to i64, !dbg !259
	%388 = and i64 %387, 15, !dbg !259
	%389 = icmp eq i64 %388, 0, !dbg !259
	%390 = icmp eq i64 %363, 0, !dbg !259
	%391 = or i1 %389, %390, !dbg !259
	br i1 %391, label %b51, label %b78, !dbg !259

b51:
	%392 = ashr i64 %363, 2, !dbg !259
	%393 = bitcast float addrspace(1)* %364 to { float, float, float, float } addrspace(1)*, !dbg !259
	%394 = trunc i64 %362 to i32, !dbg !260
	%395 = addrspacecast float addrspace(1)* %369 to float*, !dbg !260
	%396 = bitcast float* %395 to i8*, !dbg !260
	%397 = call i8* @gpuc_peer_thread(i8* %396, i32 %394), !dbg !260
	%398 = bitcast i8* %397 to float*, !dbg !260
	%399 = icmp eq float* %398, null, !dbg !260
	%400 = select i1 %399, i64 0, i64 %368, !dbg !260
	%401 = and i64 %400, 3, !dbg !261
	%402 = icmp eq i64 %401, 0, !dbg !261
	br i1 %402, label %b52, label %b77, !dbg !261

b52:
	%403 = ptrtoint float* %398 to i64, !dbg !261
	%404 = and i64 %403, 15, !dbg !261
	%405 = icmp eq i64 %404, 0, !dbg !261
	%406 = icmp eq i64 %400, 0, !dbg !261
	%407 = or i1 %405, %406, !dbg !261
	br i1 %407, label %b53, label %b76, !dbg !261

b53:
	%408 = ashr i64 %400, 2, !dbg !261
	%409 = addrspacecast float* %398 to { float, float, float, float } addrspace(1)*, !dbg !261
	%410 = icmp eq i64 %408, %392, !dbg !262
	br i1 %410, label %b54, label %b55, !dbg !262

b54:
	br label %b55, !dbg !209

b55:
	%411 = phi i1 [ false, %b53 ], [ %312, %b54 ], !dbg !263
	br i1 %411, label %b57, label %b56, !dbg !263

b56:
	br label %b57, !dbg !263

b57:
	%412 = phi { float, float, float, float } addrspace(1)* [ %409, %b55 ], [ %393, %b56 ], !dbg !264
	%413 = phi i64 [ %408, %b55 ], [ %392, %b56 ], !dbg !264
	br label %b58, !dbg !265

b58:
	%414 = phi i64 [ %147, %b57 ], [ %490, %b70 ], !dbg !266
	%415 = icmp slt i64 %414, %392, !dbg !267
	br i1 %415, label %b59, label %b71, !dbg !267

b59:
	store [4 x { float, float, float, float }] zeroinitializer, [4 x { float, float, float, float }]* %1, align 16, !dbg !268
	%416 = icmp ugt i64 %392, 281474976710655, !dbg !269
	%417 = icmp ugt i64 %414, 281474976710655, !dbg !269
	%418 = or i1 %416, %417, !dbg !269
	%419 = mul nsw i64 %151, -3, !dbg !269
	%420 = add nsw i64 %419, -1, !dbg !269
	%421 = add i64 %420, %392, !dbg !269
	%422 = mul i64 %414, -1, !dbg !269
	%423 = add i64 %421, %422, !dbg !269
	%424 = icmp slt i64 %423, 0, !dbg !269
	%425 = or i1 %418, %424, !dbg !269
	br i1 %425, label %b60_cold, label %b63, !dbg !269, !prof !17

b63:
	%426 = phi i64 [ -1, %b59 ], [ %427, %b64 ], [ %427, %b65 ], !dbg !269
	%427 = add nsw i64 %426, 1, !dbg !269
	%428 = icmp slt i64 %427, 4, !dbg !269
	br i1 %428, label %b64, label %b66, !dbg !269

b64:
	%429 = mul i64 %427, %151, !dbg !270
	%430 = add i64 %414, %429, !dbg !271
	%431 = icmp slt i64 %430, %392, !dbg !272
	br i1 %431, label %b65, label %b63, !dbg !272

b65:
	%432 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %393, i64 %430, !dbg !275
	%433 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %432, i32 0, i32 0, !dbg !275
	%434 = bitcast { float, float, float, float } addrspace(1)* %432 to <4 x float> addrspace(1)*, !dbg !275
	%435 = load <4 x float>, <4 x float> addrspace(1)* %434, align 16, !dbg !275
	%436 = extractelement <4 x float> %435, i32 0, !dbg !275
	%437 = extractelement <4 x float> %435, i32 1, !dbg !275
	%438 = extractelement <4 x float> %435, i32 2, !dbg !275
	%439 = extractelement <4 x float> %435, i32 3, !dbg !275
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %432, i32 0, i32 1, !dbg !275
	%441 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %432, i32 0, i32 2, !dbg !275
	%442 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %432, i32 0, i32 3, !dbg !275
	%443 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, i64 0, i64 %427, !dbg !276
	%444 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 0, !dbg !276
	%445 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 1, !dbg !276
	%446 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 2, !dbg !276
	%447 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %443, i32 0, i32 3, !dbg !276
	%448 = bitcast { float, float, float, float }* %443 to <4 x float>*, !dbg !276
	%449 = insertelement <4 x float> undef, float %436, i32 0, !dbg !276
	%450 = insertelement <4 x float> %449, float %437, i32 1, !dbg !276
	%451 = insertelement <4 x float> %450, float %438, i32 2, !dbg !276
	%452 = insertelement <4 x float> %451, float %439, i32 3, !dbg !276
	store <4 x float> %452, <4 x float>* %448, align 16, !dbg !276
	br label %b63, !dbg !276

b66:
	store [4 x { float, float, float, float }] zeroinitializer, [4 x { float, float, float, float }]* %2, align 16, !dbg !279
	%453 = load [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, align 16, !dbg !279
	store [4 x { float, float, float, float }] %453, [4 x { float, float, float, float }]* %2, align 16, !dbg !279
	br label %b67, !dbg !279

b67:
	%454 = phi i64 [ -1, %b66 ], [ %455, %b68 ], [ %455, %b69_ok1 ], !dbg !279
	%455 = add nsw i64 %454, 1, !dbg !279
	%456 = icmp slt i64 %455, 4, !dbg !279
	br i1 %456, label %b68, label %b70, !dbg !279

b68:
	%457 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %2, i64 0, i64 %455, !dbg !279
	%458 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %457, i32 0, i32 0, !dbg !279
	%459 = bitcast { float, float, float, float }* %457 to <4 x float>*, !dbg !279
	%460 = load <4 x float>, <4 x float>* %459, align 16, !dbg !279
	%461 = extractelement <4 x float> %460, i32 0, !dbg !279
	%462 = extractelement <4 x float> %460, i32 1, !dbg !279
	%463 = extractelement <4 x float> %460, i32 2, !dbg !279
	%464 = extractelement <4 x float> %460, i32 3, !dbg !279
	%465 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %457, i32 0, i32 1, !dbg !279
	%466 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %457, i32 0, i32 2, !dbg !279
	%467 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %457, i32 0, i32 3, !dbg !279
	%468 = mul i64 %455, %151, !dbg !280
	%469 = add i64 %414, %468, !dbg !281
	%470 = icmp slt i64 %469, %392, !dbg !282
	br i1 %470, label %b69, label %b67, !dbg !282

b69:
	%471 = call float @llvm.nvvm.mul.rn.f(float %461, float %380), !dbg !286
	%472 = fadd float %471, %382, !dbg !287
	%473 = call float @llvm.nvvm.mul.rn.f(float %462, float %380), !dbg !289
	%474 = fadd float %473, %382, !dbg !290
	%475 = call float @llvm.nvvm.mul.rn.f(float %463, float %380), !dbg !292
	%476 = fadd float %475, %382, !dbg !293
	%477 = call float @llvm.nvvm.mul.rn.f(float %464, float %380), !dbg !295
	%478 = fadd float %477, %382, !dbg !296
	%479 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %412, i64 %469, !dbg !283
	%480 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %479, i32 0, i32 0, !dbg !283
	%481 = icmp uge i64 %469, %413, !dbg !283
	br i1 %481, label %b69_fail1, label %b69_ok1, !dbg !283, !prof !17

b69_ok1:
	%482 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %479, i32 0, i32 1, !dbg !283
	%483 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %479, i32 0, i32 2, !dbg !283
	%484 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %479, i32 0, i32 3, !dbg !283
	%485 = bitcast { float, float, float, float } addrspace(1)* %479 to <4 x float> addrspace(1)*, !dbg !283
	%486 = insertelement <4 x float> undef, float %472, i32 0, !dbg !283
	%487 = insertelement <4 x float> %486, float %474, i32 1, !dbg !283
	%488 = insertelement <4 x float> %487, float %476, i32 2, !dbg !283
	%489 = insertelement <4 x float> %488, float %478, i32 3, !dbg !283
	store <4 x float> %489, <4 x float> addrspace(1)* %485, align 16, !dbg !283
	br label %b67, !dbg !283

b70:
	%490 = add i64 %414, %315, !dbg !297
	br label %b58, !dbg !297

b71:
	call void @llvm.nvvm.barrier0(), !dbg !298
	br i1 %411, label %b72, label %b74, !dbg !298

b72:
	br i1 %311, label %b73, label %b75, !dbg !299

b73:
	call void @gpuc_fence_thread(), !dbg !300
	%491 = addrspacecast i64 addrspace(1)* %383 to i64*, !dbg !301
	%492 = icmp eq i64 addrspace(1)* %383, null, !dbg !301
	br i1 %492, label %b73_fail1, label %b73_ok1, !dbg !301, !prof !17

b73_ok1:
	%493 = bitcast i64* %491 to i8*, !dbg !301
	call void @gpuc_signal_op_thread(i8* %493, i64 %21, i32 9, i32 %394), !dbg !301
	br label %b75, !dbg !301

b74:
	%494 = mul i64 %363, 4, !dbg !302
	%495 = icmp ne i64 %368, %363, !dbg !302
	%496 = icmp eq i64 addrspace(1)* %383, null, !dbg !302
	%497 = or i1 %495, %496, !dbg !302
	br i1 %497, label %b74_fail1, label %b74_ok1, !dbg !302, !prof !17

b74_ok1:
	%498 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !302
	%499 = sext i32 %498 to i64, !dbg !302
	%500 = addrspacecast float addrspace(1)* %369 to float*, !dbg !302
	%501 = addrspacecast float addrspace(1)* %364 to float*, !dbg !302
	%502 = addrspacecast i64 addrspace(1)* %383 to i64*, !dbg !302
	%503 = icmp ne i64 %499, %151, !dbg !302
	br i1 %503, label %b74_fail3, label %b74_ok3, !dbg !302, !prof !17

b74_ok3:
	%504 = bitcast float* %500 to i8*, !dbg !302
	%505 = bitcast float* %501 to i8*, !dbg !302
	%506 = bitcast i64* %502 to i8*, !dbg !302
	call void @gpuc_put_signal_nbi_block(i8* %504, i8* %505, i64 %494, i8* %506, i64 %21, i32 9, i32 %394), !dbg !302
	br label %b75, !dbg !303

b75:
	%507 = add i64 %316, %25, !dbg !304
	br label %b43, !dbg !304

b76:
	br label %fail, !dbg !261

b77:
	br label %fail, !dbg !261

b78:
	br label %fail, !dbg !259

b79:
	br label %fail, !dbg !259

b80:
	%508 = icmp sgt i64 %p0, 1, !dbg !308
	%509 = select i1 %508, i64 %p0, i64 1, !dbg !308
	%510 = icmp eq i64 %509, -1, !dbg !309
	%511 = select i1 %510, i64 1, i64 %509, !dbg !309
	%512 = sdiv i64 %25, %511, !dbg !309
	%513 = sub i64 0, %25, !dbg !309
	%514 = select i1 %510, i64 %513, i64 %512, !dbg !309
	%515 = icmp sgt i64 %514, 1, !dbg !310
	%516 = select i1 %515, i64 %514, i64 1, !dbg !310
	%517 = mul i64 %p0, %516, !dbg !311
	br label %b81, !dbg !312

b81:
	%518 = phi i64 [ %23, %b80 ], [ %666, %b100 ], !dbg !313
	%519 = icmp slt i64 %518, %517, !dbg !314
	br i1 %519, label %b82, label %b105, !dbg !314

b82:
	%520 = icmp eq i64 %516, -1, !dbg !315
	%521 = select i1 %520, i64 1, i64 %516, !dbg !315
	%522 = sdiv i64 %518, %521, !dbg !315
	%523 = sub i64 0, %518, !dbg !315
	%524 = select i1 %520, i64 %523, i64 %522, !dbg !315
	%525 = icmp eq i64 %516, -1, !dbg !316
	%526 = select i1 %525, i64 1, i64 %516, !dbg !316
	%527 = srem i64 %518, %526, !dbg !316
	%528 = mul i64 %524, %p3, !dbg !317
	br label %b83, !dbg !318

b83:
	%529 = phi i64 [ %147, %b82 ], [ %537, %b84_ok1 ], !dbg !318
	%530 = icmp slt i64 %529, %p3, !dbg !318
	br i1 %530, label %b84, label %b85, !dbg !318

b84:
	%531 = add i64 %528, %529, !dbg !319
	%532 = getelementptr inbounds i64, i64 addrspace(1)* %13, i64 %531, !dbg !320
	%533 = addrspacecast i64 addrspace(1)* %532 to i64*, !dbg !321
	%534 = icmp uge i64 %531, %p27, !dbg !320
	br i1 %534, label %b84_fail1, label %b84_ok1, !dbg !320, !prof !17

b84_ok1:
	%535 = bitcast i64* %533 to i8*, !dbg !321
	%536 = call i64 @gpuc_signal_wait_until_thread(i8* %535, i32 5, i64 %21, i32 1, i8* %ctrl, i32 41), !dbg !321
	%537 = add i64 %529, %151, !dbg !318
	br label %b83, !dbg !318

b85:
	call void @llvm.nvvm.barrier0(), !dbg !322
	%538 = mul i64 %528, %p1, !dbg !323
	%539 = add i64 %528, %p3, !dbg !324
	%540 = mul i64 %539, %p1, !dbg !325
	%541 = sub i64 %540, %538, !dbg !326
	%542 = getelementptr inbounds float, float addrspace(1)* %10, i64 %538, !dbg !326
	%543 = and i64 %541, 3, !dbg !327
	%544 = icmp eq i64 %543, 0, !dbg !327
	%545 = icmp ugt i64 %540, %p21, !dbg !326
	%546 = icmp ugt i64 %538, %540, !dbg !326
	%547 = or i1 %545, %546, !dbg !326
	br i1 %547, label %b85_fail1, label %b85_ok1, !dbg !326, !prof !17

b85_ok1:
	br i1 %544, label %b86, label %b104, !dbg !327

b86:
	%548 = addrspacecast float addrspace(1)* %542 to float*, !dbg !327
	%549 = ptrtoint float* %548 to i64, !dbg !327
	%550 = and i64 %549, 15, !dbg !327
	%551 = icmp eq i64 %550, 0, !dbg !327
	%552 = icmp eq i64 %541, 0, !dbg !327
	%553 = or i1 %551, %552, !dbg !327
	br i1 %553, label %b87, label %b103, !dbg !327

b87:
	%554 = mul i64 %524, %p1, !dbg !328
	%555 = add i64 %524, 1, !dbg !329
	%556 = mul i64 %555, %p1, !dbg !330
	%557 = ashr i64 %541, 2, !dbg !327
	%558 = bitcast float addrspace(1)* %542 to { float, float, float, float } addrspace(1)*, !dbg !327
	%559 = sub i64 %556, %554, !dbg !331
	%560 = getelementptr inbounds float, float addrspace(1)* %3, i64 %554, !dbg !331
	%561 = and i64 %559, 3, !dbg !332
	%562 = icmp eq i64 %561, 0, !dbg !332
	%563 = icmp ugt i64 %556, %p7, !dbg !331
	%564 = icmp ugt i64 %554, %556, !dbg !331
	%565 = or i1 %563, %564, !dbg !331
	br i1 %565, label %b87_fail1, label %b87_ok1, !dbg !331, !prof !17

b87_ok1:
	br i1 %562, label %b88, label %b102, !dbg !332

b88:
	%566 = addrspacecast float addrspace(1)* %560 to float*, !dbg !332
	%567 = ptrtoint float* %566 to i64, !dbg !332
	%568 = and i64 %567, 15, !dbg !332
	%569 = icmp eq i64 %568, 0, !dbg !332
	%570 = icmp eq i64 %559, 0, !dbg !332
	%571 = or i1 %569, %570, !dbg !332
	br i1 %571, label %b89, label %b101, !dbg !332

b89:
	%572 = ashr i64 %559, 2, !dbg !332
	%573 = bitcast float addrspace(1)* %560 to { float, float, float, float } addrspace(1)*, !dbg !332
	%574 = mul i64 %572, %527, !dbg !333
	%575 = icmp eq i64 %516, -1, !dbg !334
	%576 = select i1 %575, i64 1, i64 %516, !dbg !334
	%577 = sdiv i64 %574, %576, !dbg !334
	%578 = sub i64 0, %574, !dbg !334
	%579 = select i1 %575, i64 %578, i64 %577, !dbg !334
	%580 = add nsw i64 %527, 1, !dbg !335
	%581 = mul i64 %572, %580, !dbg !336
	%582 = icmp eq i64 %516, -1, !dbg !337
	%583 = select i1 %582, i64 1, i64 %516, !dbg !337
	%584 = sdiv i64 %581, %583, !dbg !337
	%585 = sub i64 0, %581, !dbg !337
	%586 = select i1 %582, i64 %585, i64 %584, !dbg !337
	%587 = sub i64 %586, %579, !dbg !338
	%588 = icmp ugt i64 %p3, 268435455, !dbg !339
	%589 = icmp ugt i64 %528, 281474976710655, !dbg !339
	%590 = or i1 %588, %589, !dbg !339
	%591 = icmp ugt i64 %557, 281474976710655, !dbg !339
	%592 = or i1 %590, %591, !dbg !339
	%593 = icmp ugt i64 %572, 268435455, !dbg !339
	%594 = or i1 %592, %593, !dbg !339
	%595 = icmp ugt i64 %579, 281474976710655, !dbg !339
	%596 = or i1 %594, %595, !dbg !339
	%597 = icmp ugt i64 %587, 281474976710655, !dbg !339
	%598 = or i1 %596, %597, !dbg !339
	%599 = mul i64 %539, -1, !dbg !339
	%600 = add i64 %p13, %599, !dbg !339
	%601 = icmp slt i64 %600, 0, !dbg !339
	%602 = or i1 %598, %601, !dbg !339
	%603 = mul nsw i64 %p13, -1, !dbg !339
	%604 = add i64 %p3, %603, !dbg !339
	%605 = icmp slt i64 %604, 0, !dbg !339
	%606 = or i1 %602, %605, !dbg !339
	%607 = mul i64 %579, -1, !dbg !339
	%608 = add i64 %572, %607, !dbg !339
	%609 = mul i64 %587, -1, !dbg !339
	%610 = add i64 %608, %609, !dbg !339
	%611 = icmp slt i64 %610, 0, !dbg !339
	%612 = or i1 %606, %611, !dbg !339
	%613 = mul i64 %p3, -1, !dbg !339
	%614 = mul i64 %572, %613, !dbg !339
	%615 = add i64 %614, %557, !dbg !339
	%616 = add i64 %615, %572, !dbg !339
	%617 = add i64 %616, %607, !dbg !339
	%618 = add i64 %617, %609, !dbg !339
	%619 = icmp slt i64 %618, 0, !dbg !339
	%620 = or i1 %612, %619, !dbg !339
	br i1 %620, label %b90_cold, label %b95, !dbg !339, !prof !17

b95:
	%621 = phi i64 [ %147, %b89 ], [ %665, %b99 ], !dbg !339
	%622 = icmp slt i64 %621, %587, !dbg !339
	br i1 %622, label %b96, label %b100, !dbg !339

b96:
	%623 = add i64 %579, %621, !dbg !341
	%624 = getelementptr inbounds float, float addrspace(1)* %6, i64 %528, !dbg !340
	br label %b97, !dbg !344

b97:
	%625 = phi float [ 0.000000e+00, %b96 ], [ %654, %b98 ], !dbg !345
	%626 = phi float [ 0.000000e+00, %b96 ], [ %652, %b98 ], !dbg !345
	%627 = phi float [ 0.000000e+00, %b96 ], [ %650, %b98 ], !dbg !345
	%628 = phi float [ 0.000000e+00, %b96 ], [ %648, %b98 ], !dbg !345
	%629 = phi i64 [ -1, %b96 ], [ %630, %b98 ], !dbg !344
	%630 = add nsw i64 %629, 1, !dbg !344
	%631 = icmp slt i64 %630, %p3, !dbg !344
	br i1 %631, label %b98, label %b99, !dbg !344

b98:
	%632 = getelementptr inbounds float, float addrspace(1)* %624, i64 %630, !dbg !349
	%633 = load float, float addrspace(1)* %632, align 4, !dbg !349
	%634 = mul i64 %630, %572, !dbg !346
	%635 = add i64 %634, %623, !dbg !347
	%636 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %558, i64 %635, !dbg !348
	%637 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %636, i32 0, i32 0, !dbg !348
	%638 = bitcast { float, float, float, float } addrspace(1)* %636 to <4 x float> addrspace(1)*, !dbg !348
	%639 = load <4 x float>, <4 x float> addrspace(1)* %638, align 16, !dbg !348
	%640 = extractelement <4 x float> %639, i32 0, !dbg !348
	%641 = extractelement <4 x float> %639, i32 1, !dbg !348
	%642 = extractelement <4 x float> %639, i32 2, !dbg !348
	%643 = extractelement <4 x float> %639, i32 3, !dbg !348
	%644 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %636, i32 0, i32 1, !dbg !348
	%645 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %636, i32 0, i32 2, !dbg !348
	%646 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %636, i32 0, i32 3, !dbg !348
	%647 = call float @llvm.nvvm.mul.rn.f(float %633, float %640), !dbg !350
	%648 = fadd float %628, %647, !dbg !351
	%649 = call float @llvm.nvvm.mul.rn.f(float %633, float %641), !dbg !352
	%650 = fadd float %627, %649, !dbg !353
	%651 = call float @llvm.nvvm.mul.rn.f(float %633, float %642), !dbg !354
	%652 = fadd float %626, %651, !dbg !355
	%653 = call float @llvm.nvvm.mul.rn.f(float %633, float %643), !dbg !356
	%654 = fadd float %625, %653, !dbg !357
	br label %b97, !dbg !358, !llvm.loop !365

b99:
	%655 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %573, i64 %623, !dbg !361
	%656 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %655, i32 0, i32 0, !dbg !361
	%657 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %655, i32 0, i32 1, !dbg !361
	%658 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %655, i32 0, i32 2, !dbg !361
	%659 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %655, i32 0, i32 3, !dbg !361
	%660 = bitcast { float, float, float, float } addrspace(1)* %655 to <4 x float> addrspace(1)*, !dbg !361
	%661 = insertelement <4 x float> undef, float %628, i32 0, !dbg !361
	%662 = insertelement <4 x float> %661, float %627, i32 1, !dbg !361
	%663 = insertelement <4 x float> %662, float %626, i32 2, !dbg !361
	%664 = insertelement <4 x float> %663, float %625, i32 3, !dbg !361
	store <4 x float> %664, <4 x float> addrspace(1)* %660, align 16, !dbg !361
	%665 = add i64 %621, %151, !dbg !339
	br label %b95, !dbg !339

b100:
	%666 = add i64 %518, %25, !dbg !366
	br label %b81, !dbg !366

b101:
	br label %fail, !dbg !332

b102:
	br label %fail, !dbg !332

b103:
	br label %fail, !dbg !327

b104:
	br label %fail, !dbg !327

b105:
	ret void, !dbg !307

b0_fail1:
	br label %fail, !dbg !16

b1_fail1:
	br label %fail, !dbg !28

b2_cold:
	%667 = phi i64 [ %675, %b3_cold_ok1 ], [ %51, %b1_ok1 ], !dbg !29
	%668 = icmp slt i64 %667, %36, !dbg !29
	br i1 %668, label %b3_cold, label %b6, !dbg !29

b3_cold:
	%669 = getelementptr inbounds i32, i32 addrspace(3)* %40, i64 %667, !dbg !35
	store i32 0, i32 addrspace(3)* %669, align 4, !dbg !35
	%670 = urem i64 %56, 2, !dbg !38
	%671 = mul i64 %670, %36, !dbg !40
	%672 = add i64 %671, %667, !dbg !41
	%673 = getelementptr inbounds i32, i32 addrspace(1)* %14, i64 %672, !dbg !42
	%674 = icmp uge i64 %672, %p29, !dbg !42
	br i1 %674, label %b3_cold_fail1, label %b3_cold_ok1, !dbg !42, !prof !17

b3_cold_fail1:
	br label %fail, !dbg !42

b3_cold_ok1:
	store i32 0, i32 addrspace(1)* %673, align 4, !dbg !42
	%675 = add i64 %667, %55, !dbg !29
	br label %b2_cold, !dbg !29, !llvm.loop !44

b8_fail1:
	br label %fail, !dbg !48

b11_fail1:
	br label %fail, !dbg !60

b13_fail1:
	%676 = icmp ugt i64 %119, %p11, !dbg !82
	br i1 %676, label %b13_fail2, label %b13_ok2, !dbg !82

b13_fail2:
	br label %fail, !dbg !82

b13_ok2:
	br label %fail, !dbg !82

b13_fail3:
	%677 = icmp ugt i64 %127, %p29, !dbg !88
	br i1 %677, label %b13_fail4, label %b13_ok4, !dbg !88

b13_fail4:
	br label %fail, !dbg !88

b13_ok4:
	br label %fail, !dbg !89

b13_fail5:
	br label %fail, !dbg !91

b15_fail1:
	br label %fail, !dbg !95

b20_fail1:
	%678 = icmp ugt i64 %182, %p19, !dbg !115
	br i1 %678, label %b20_fail2, label %b20_ok2, !dbg !115

b20_fail2:
	br label %fail, !dbg !115

b20_ok2:
	%679 = icmp ugt i64 %180, %182, !dbg !115
	br i1 %679, label %b20_fail3, label %b20_ok3, !dbg !115

b20_fail3:
	br label %fail, !dbg !115

b20_ok3:
	br label %fail, !dbg !116

b20_fail4:
	%680 = icmp ugt i64 %198, %p9, !dbg !122
	br i1 %680, label %b20_fail5, label %b20_ok5, !dbg !122

b20_fail5:
	br label %fail, !dbg !122

b20_ok5:
	%681 = icmp ugt i64 %196, %198, !dbg !122
	br i1 %681, label %b20_fail6, label %b20_ok6, !dbg !122

b20_fail6:
	br label %fail, !dbg !122

b20_ok6:
	%682 = icmp uge i64 %179, %p25, !dbg !123
	br i1 %682, label %b20_fail7, label %b20_ok7, !dbg !123

b20_fail7:
	br label %fail, !dbg !123

b20_ok7:
	br label %fail, !dbg !124

b20_fail8:
	br label %fail, !dbg !124

b23_fail1:
	br label %fail, !dbg !140

b24_fail1:
	br label %fail, !dbg !145

b25_fail1:
	br label %fail, !dbg !152

b29_fail1:
	br label %fail, !dbg !171

b36_fail1:
	br label %fail, !dbg !195

b41_fail1:
	br label %fail, !dbg !202

b43_fail1:
	br label %fail, !dbg !213

b45_fail1:
	br label %fail, !dbg !224

b48_fail1:
	br label %fail, !dbg !232

b49_fail1:
	%683 = icmp ugt i64 %349, %p19, !dbg !246
	br i1 %683, label %b49_fail2, label %b49_ok2, !dbg !246

b49_fail2:
	br label %fail, !dbg !246

b49_ok2:
	br label %fail, !dbg !246

b49_fail3:
	%684 = icmp ugt i64 %367, %p21, !dbg !255
	br i1 %684, label %b49_fail4, label %b49_ok4, !dbg !255

b49_fail4:
	br label %fail, !dbg !255

b49_ok4:
	%685 = icmp ugt i64 %365, %367, !dbg !255
	br i1 %685, label %b49_fail5, label %b49_ok5, !dbg !255

b49_fail5:
	br label %fail, !dbg !255

b49_ok5:
	%686 = icmp uge i64 %359, %p15, !dbg !256
	br i1 %686, label %b49_fail6, label %b49_ok6, !dbg !256

b49_fail6:
	br label %fail, !dbg !256

b49_ok6:
	%687 = icmp uge i64 %359, %p17, !dbg !257
	br i1 %687, label %b49_fail7, label %b49_ok7, !dbg !257

b49_fail7:
	br label %fail, !dbg !257

b49_ok7:
	br label %fail, !dbg !258

b60_cold:
	%688 = phi i64 [ %689, %b61_cold ], [ %689, %b62_cold_ok1 ], [ -1, %b59 ], !dbg !269
	%689 = add nsw i64 %688, 1, !dbg !269
	%690 = icmp slt i64 %689, 4, !dbg !269
	br i1 %690, label %b61_cold, label %b66, !dbg !269

b61_cold:
	%691 = mul i64 %689, %151, !dbg !270
	%692 = add i64 %414, %691, !dbg !271
	%693 = icmp slt i64 %692, %392, !dbg !272
	br i1 %693, label %b62_cold, label %b60_cold, !dbg !272, !llvm.loop !274

b62_cold:
	%694 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %393, i64 %692, !dbg !275
	%695 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %694, i32 0, i32 0, !dbg !275
	%696 = icmp uge i64 %692, %392, !dbg !275
	br i1 %696, label %b62_cold_fail1, label %b62_cold_ok1, !dbg !275, !prof !17

b62_cold_fail1:
	br label %fail, !dbg !275

b62_cold_ok1:
	%697 = bitcast { float, float, float, float } addrspace(1)* %694 to <4 x float> addrspace(1)*, !dbg !275
	%698 = load <4 x float>, <4 x float> addrspace(1)* %697, align 16, !dbg !275
	%699 = extractelement <4 x float> %698, i32 0, !dbg !275
	%700 = extractelement <4 x float> %698, i32 1, !dbg !275
	%701 = extractelement <4 x float> %698, i32 2, !dbg !275
	%702 = extractelement <4 x float> %698, i32 3, !dbg !275
	%703 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %694, i32 0, i32 1, !dbg !275
	%704 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %694, i32 0, i32 2, !dbg !275
	%705 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %694, i32 0, i32 3, !dbg !275
	%706 = getelementptr inbounds [4 x { float, float, float, float }], [4 x { float, float, float, float }]* %1, i64 0, i64 %689, !dbg !276
	%707 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %706, i32 0, i32 0, !dbg !276
	%708 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %706, i32 0, i32 1, !dbg !276
	%709 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %706, i32 0, i32 2, !dbg !276
	%710 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %706, i32 0, i32 3, !dbg !276
	%711 = bitcast { float, float, float, float }* %706 to <4 x float>*, !dbg !276
	%712 = insertelement <4 x float> undef, float %699, i32 0, !dbg !276
	%713 = insertelement <4 x float> %712, float %700, i32 1, !dbg !276
	%714 = insertelement <4 x float> %713, float %701, i32 2, !dbg !276
	%715 = insertelement <4 x float> %714, float %702, i32 3, !dbg !276
	store <4 x float> %715, <4 x float>* %711, align 16, !dbg !276
	br label %b60_cold, !dbg !276, !llvm.loop !278

b69_fail1:
	br label %fail, !dbg !283

b73_fail1:
	br label %fail, !dbg !301

b74_fail1:
	%716 = icmp ne i64 %368, %363, !dbg !302
	br i1 %716, label %b74_fail2, label %b74_ok2, !dbg !302

b74_fail2:
	br label %fail, !dbg !302

b74_ok2:
	br label %fail, !dbg !302

b74_fail3:
	br label %fail, !dbg !302

b84_fail1:
	br label %fail, !dbg !320

b85_fail1:
	%717 = icmp ugt i64 %540, %p21, !dbg !326
	br i1 %717, label %b85_fail2, label %b85_ok2, !dbg !326

b85_fail2:
	br label %fail, !dbg !326

b85_ok2:
	br label %fail, !dbg !326

b87_fail1:
	%718 = icmp ugt i64 %556, %p7, !dbg !331
	br i1 %718, label %b87_fail2, label %b87_ok2, !dbg !331

b87_fail2:
	br label %fail, !dbg !331

b87_ok2:
	br label %fail, !dbg !331

b90_cold:
	%719 = phi i64 [ %769, %b94_cold_ok1 ], [ %147, %b89 ], !dbg !339
	%720 = icmp slt i64 %719, %587, !dbg !339
	br i1 %720, label %b91_cold, label %b100, !dbg !339

b91_cold:
	%721 = add i64 %579, %719, !dbg !341
	%722 = getelementptr inbounds float, float addrspace(1)* %6, i64 %528, !dbg !340
	%723 = icmp ugt i64 %539, %p13, !dbg !340
	%724 = icmp ugt i64 %528, %539, !dbg !340
	%725 = or i1 %723, %724, !dbg !340
	br i1 %725, label %b91_cold_fail1, label %b91_cold_ok1, !dbg !340, !prof !17

b91_cold_fail1:
	%726 = icmp ugt i64 %539, %p13, !dbg !340
	br i1 %726, label %b91_cold_fail2, label %b91_cold_ok2, !dbg !340

b91_cold_fail2:
	br label %fail, !dbg !340

b91_cold_ok2:
	br label %fail, !dbg !340

b91_cold_ok1:
	br label %b92_cold, !dbg !344

b92_cold:
	%727 = phi float [ 0.000000e+00, %b91_cold_ok1 ], [ %757, %b93_cold_ok1 ], !dbg !345
	%728 = phi float [ 0.000000e+00, %b91_cold_ok1 ], [ %755, %b93_cold_ok1 ], !dbg !345
	%729 = phi float [ 0.000000e+00, %b91_cold_ok1 ], [ %753, %b93_cold_ok1 ], !dbg !345
	%730 = phi float [ 0.000000e+00, %b91_cold_ok1 ], [ %751, %b93_cold_ok1 ], !dbg !345
	%731 = phi i64 [ -1, %b91_cold_ok1 ], [ %732, %b93_cold_ok1 ], !dbg !344
	%732 = add nsw i64 %731, 1, !dbg !344
	%733 = icmp slt i64 %732, %p3, !dbg !344
	br i1 %733, label %b93_cold, label %b94_cold, !dbg !344

b93_cold:
	%734 = mul i64 %732, %572, !dbg !346
	%735 = add i64 %734, %721, !dbg !347
	%736 = getelementptr inbounds float, float addrspace(1)* %722, i64 %732, !dbg !349
	%737 = icmp uge i64 %735, %557, !dbg !348
	br i1 %737, label %b93_cold_fail1, label %b93_cold_ok1, !dbg !348, !prof !17

b93_cold_fail1:
	br label %fail, !dbg !348

b93_cold_ok1:
	%738 = load float, float addrspace(1)* %736, align 4, !dbg !349
	%739 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %558, i64 %735, !dbg !348
	%740 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %739, i32 0, i32 0, !dbg !348
	%741 = bitcast { float, float, float, float } addrspace(1)* %739 to <4 x float> addrspace(1)*, !dbg !348
	%742 = load <4 x float>, <4 x float> addrspace(1)* %741, align 16, !dbg !348
	%743 = extractelement <4 x float> %742, i32 0, !dbg !348
	%744 = extractelement <4 x float> %742, i32 1, !dbg !348
	%745 = extractelement <4 x float> %742, i32 2, !dbg !348
	%746 = extractelement <4 x float> %742, i32 3, !dbg !348
	%747 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %739, i32 0, i32 1, !dbg !348
	%748 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %739, i32 0, i32 2, !dbg !348
	%749 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %739, i32 0, i32 3, !dbg !348
	%750 = call float @llvm.nvvm.mul.rn.f(float %738, float %743), !dbg !350
	%751 = fadd float %730, %750, !dbg !351
	%752 = call float @llvm.nvvm.mul.rn.f(float %738, float %744), !dbg !352
	%753 = fadd float %729, %752, !dbg !353
	%754 = call float @llvm.nvvm.mul.rn.f(float %738, float %745), !dbg !354
	%755 = fadd float %728, %754, !dbg !355
	%756 = call float @llvm.nvvm.mul.rn.f(float %738, float %746), !dbg !356
	%757 = fadd float %727, %756, !dbg !357
	br label %b92_cold, !dbg !358, !llvm.loop !360

b94_cold:
	%758 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %573, i64 %721, !dbg !361
	%759 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %758, i32 0, i32 0, !dbg !361
	%760 = icmp uge i64 %721, %572, !dbg !361
	br i1 %760, label %b94_cold_fail1, label %b94_cold_ok1, !dbg !361, !prof !17

b94_cold_fail1:
	br label %fail, !dbg !361

b94_cold_ok1:
	%761 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %758, i32 0, i32 1, !dbg !361
	%762 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %758, i32 0, i32 2, !dbg !361
	%763 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %758, i32 0, i32 3, !dbg !361
	%764 = bitcast { float, float, float, float } addrspace(1)* %758 to <4 x float> addrspace(1)*, !dbg !361
	%765 = insertelement <4 x float> undef, float %730, i32 0, !dbg !361
	%766 = insertelement <4 x float> %765, float %729, i32 1, !dbg !361
	%767 = insertelement <4 x float> %766, float %728, i32 2, !dbg !361
	%768 = insertelement <4 x float> %767, float %727, i32 3, !dbg !361
	store <4 x float> %768, <4 x float> addrspace(1)* %764, align 16, !dbg !361
	%769 = add i64 %719, %151, !dbg !339
	br label %b90_cold, !dbg !339, !llvm.loop !363

fail:
	%770 = phi i32 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 2, %b3_cold_fail1 ], [ 3, %b8_fail1 ], [ 4, %b11_fail1 ], [ 5, %b13_fail2 ], [ 6, %b13_ok2 ], [ 7, %b13_fail4 ], [ 8, %b13_ok4 ], [ 9, %b13_fail5 ], [ 10, %b15_fail1 ], [ 11, %b17 ], [ 12, %b20_fail2 ], [ 13, %b20_fail3 ], [ 14, %b20_ok3 ], [ 12, %b20_fail5 ], [ 13, %b20_fail6 ], [ 15, %b20_fail7 ], [ 16, %b20_ok7 ], [ 17, %b20_fail8 ], [ 18, %b23_fail1 ], [ 19, %b24_fail1 ], [ 20, %b25_fail1 ], [ 21, %b29_fail1 ], [ 23, %b36_fail1 ], [ 24, %b38 ], [ 25, %b41_fail1 ], [ 26, %b43_fail1 ], [ 27, %b45_fail1 ], [ 28, %b48_fail1 ], [ 12, %b49_fail2 ], [ 13, %b49_ok2 ], [ 12, %b49_fail4 ], [ 13, %b49_fail5 ], [ 30, %b49_fail6 ], [ 30, %b49_fail7 ], [ 30, %b49_ok7 ], [ 35, %b62_cold_fail1 ], [ 36, %b69_fail1 ], [ 37, %b73_fail1 ], [ 38, %b74_fail2 ], [ 39, %b74_ok2 ], [ 60, %b74_fail3 ], [ 34, %b76 ], [ 33, %b77 ], [ 32, %b78 ], [ 31, %b79 ], [ 40, %b84_fail1 ], [ 42, %b85_fail2 ], [ 43, %b85_ok2 ], [ 46, %b87_fail2 ], [ 47, %b87_ok2 ], [ 50, %b91_cold_fail2 ], [ 51, %b91_cold_ok2 ], [ 52, %b93_cold_fail1 ], [ 53, %b94_cold_fail1 ], [ 49, %b101 ], [ 48, %b102 ], [ 45, %b103 ], [ 44, %b104 ], !dbg !7
	%771 = phi i64 [ 0, %b0_fail1 ], [ %36, %b1_fail1 ], [ %672, %b3_cold_fail1 ], [ %74, %b8_fail1 ], [ %90, %b11_fail1 ], [ %119, %b13_fail2 ], [ %116, %b13_ok2 ], [ %127, %b13_fail4 ], [ %p2, %b13_ok4 ], [ %120, %b13_fail5 ], [ %156, %b15_fail1 ], [ 0, %b17 ], [ %182, %b20_fail2 ], [ %180, %b20_fail3 ], [ 0, %b20_ok3 ], [ %198, %b20_fail5 ], [ %196, %b20_fail6 ], [ %179, %b20_fail7 ], [ %183, %b20_ok7 ], [ %216, %b20_fail8 ], [ 1, %b23_fail1 ], [ 1, %b24_fail1 ], [ %242, %b25_fail1 ], [ %260, %b29_fail1 ], [ %258, %b36_fail1 ], [ 0, %b38 ], [ %122, %b41_fail1 ], [ %122, %b43_fail1 ], [ %327, %b45_fail1 ], [ %338, %b48_fail1 ], [ %349, %b49_fail2 ], [ %347, %b49_ok2 ], [ %367, %b49_fail4 ], [ %365, %b49_fail5 ], [ %359, %b49_fail6 ], [ %359, %b49_fail7 ], [ %354, %b49_ok7 ], [ %692, %b62_cold_fail1 ], [ %469, %b69_fail1 ], [ 0, %b73_fail1 ], [ %368, %b74_fail2 ], [ 0, %b74_ok2 ], [ %499, %b74_fail3 ], [ %404, %b76 ], [ %400, %b77 ], [ %388, %b78 ], [ %363, %b79 ], [ %531, %b84_fail1 ], [ %540, %b85_fail2 ], [ %538, %b85_ok2 ], [ %556, %b87_fail2 ], [ %554, %b87_ok2 ], [ %539, %b91_cold_fail2 ], [ %528, %b91_cold_ok2 ], [ %735, %b93_cold_fail1 ], [ %721, %b94_cold_fail1 ], [ %568, %b101 ], [ %559, %b102 ], [ %550, %b103 ], [ %541, %b104 ], !dbg !7
	%772 = phi i64 [ %p31, %b0_fail1 ], [ %39, %b1_fail1 ], [ %p29, %b3_cold_fail1 ], [ %36, %b8_fail1 ], [ %p23, %b11_fail1 ], [ %p11, %b13_fail2 ], [ %119, %b13_ok2 ], [ %p29, %b13_fail4 ], [ %128, %b13_ok4 ], [ %135, %b13_fail5 ], [ %p2, %b15_fail1 ], [ 0, %b17 ], [ %p19, %b20_fail2 ], [ %182, %b20_fail3 ], [ 0, %b20_ok3 ], [ %p9, %b20_fail5 ], [ %198, %b20_fail6 ], [ %p25, %b20_fail7 ], [ %199, %b20_ok7 ], [ %106, %b20_fail8 ], [ %p31, %b23_fail1 ], [ %p31, %b24_fail1 ], [ %135, %b25_fail1 ], [ %p23, %b29_fail1 ], [ %242, %b36_fail1 ], [ 0, %b38 ], [ %242, %b41_fail1 ], [ %242, %b43_fail1 ], [ %242, %b45_fail1 ], [ %p25, %b48_fail1 ], [ %p19, %b49_fail2 ], [ %349, %b49_ok2 ], [ %p21, %b49_fail4 ], [ %367, %b49_fail5 ], [ %p15, %b49_fail6 ], [ %p17, %b49_fail7 ], [ %p27, %b49_ok7 ], [ %392, %b62_cold_fail1 ], [ %413, %b69_fail1 ], [ 0, %b73_fail1 ], [ %363, %b74_fail2 ], [ 0, %b74_ok2 ], [ %151, %b74_fail3 ], [ 16, %b76 ], [ 4, %b77 ], [ 16, %b78 ], [ 4, %b79 ], [ %p27, %b84_fail1 ], [ %p21, %b85_fail2 ], [ %540, %b85_ok2 ], [ %p7, %b87_fail2 ], [ %556, %b87_ok2 ], [ %p13, %b91_cold_fail2 ], [ %539, %b91_cold_ok2 ], [ %557, %b93_cold_fail1 ], [ %572, %b94_cold_fail1 ], [ 16, %b101 ], [ 4, %b102 ], [ 16, %b103 ], [ 4, %b104 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %770, i64 %771, i64 %772), !dbg !7
	ret void, !dbg !7
}

define void @Route(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i8 zeroext %p5, float* %p6, i64 %p7, i32* %p8, i64 %p9, float* %p10, i64 %p11, i8* %ctrl) nounwind !dbg !369 {
entry:
	%0 = icmp ne i8 %p5, 0, !dbg !370
	br label %b0, !dbg !370

b0:
	%1 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !370
	%2 = addrspacecast i32* %p8 to i32 addrspace(1)*, !dbg !370
	%3 = addrspacecast float* %p10 to float addrspace(1)*, !dbg !370
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !371, !range !22
	%5 = sext i32 %4 to i64, !dbg !371
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !371, !range !23
	%7 = sext i32 %6 to i64, !dbg !371
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !372, !range !32
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !372, !range !32
	%10 = mul i32 %8, %9, !dbg !372
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !372, !range !33
	%12 = mul i32 %10, %11, !dbg !372
	%13 = sext i32 %12 to i64, !dbg !372
	%14 = mul i64 %5, %13, !dbg !373
	%15 = sdiv i64 %14, 32, !dbg !374
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !375, !range !20
	%17 = sext i32 %16 to i64, !dbg !375
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !375, !range !367
	%19 = sext i32 %18 to i64, !dbg !375
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !375, !range !367
	%21 = sext i32 %20 to i64, !dbg !375
	%22 = trunc i64 %7 to i32, !dbg !375
	%23 = trunc i64 %21 to i32, !dbg !375
	%24 = mul i32 %22, %23, !dbg !375
	%25 = zext i32 %24 to i64, !dbg !375
	%26 = trunc i64 %19 to i32, !dbg !375
	%27 = add i32 %26, %24, !dbg !375
	%28 = zext i32 %27 to i64, !dbg !375
	%29 = mul i64 %5, %28, !dbg !375
	%30 = add i64 %17, %29, !dbg !375
	%31 = mul i64 %30, %13, !dbg !375
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !375, !range !30
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !375, !range !30
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !375, !range !31
	%35 = mul i32 %9, %34, !dbg !375
	%36 = add i32 %33, %35, !dbg !375
	%37 = mul i32 %8, %36, !dbg !375
	%38 = add i32 %32, %37, !dbg !375
	%39 = sext i32 %38 to i64, !dbg !375
	%40 = add i64 %31, %39, !dbg !375
	%41 = sdiv i64 %40, 32, !dbg !376
	%42 = icmp slt i64 0, %p3, !dbg !377
	%43 = and i32 %38, -32, !dbg !378
	%44 = sub i32 %12, %43, !dbg !378
	%45 = icmp slt i32 %44, 32, !dbg !378
	%46 = select i1 %45, i32 %44, i32 32, !dbg !378
	%47 = sext i32 %46 to i64, !dbg !378
	%48 = icmp eq i64 %47, 32, !dbg !386
	br label %b1, !dbg !376

b1:
	%49 = phi i64 [ %41, %b0 ], [ %169, %b28 ], !dbg !387
	%50 = icmp slt i64 %49, %p0, !dbg !388
	br i1 %50, label %b2, label %b29, !dbg !388

b2:
	%51 = mul i64 %49, %p2, !dbg !389
	%52 = add nsw i64 %49, 1, !dbg !390
	%53 = mul i64 %52, %p2, !dbg !391
	%54 = sub i64 %53, %51, !dbg !392
	%55 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !392
	%56 = mul i64 %49, %p3, !dbg !393
	%57 = icmp ugt i64 %53, %p7, !dbg !392
	%58 = icmp ugt i64 %51, %53, !dbg !392
	%59 = or i1 %57, %58, !dbg !392
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !392, !prof !17

b2_ok1:
	br i1 %42, label %b3, label %b25, !dbg !377

b3:
	%60 = phi i64 [ %143, %b24 ], [ -1, %b2_ok1 ], !dbg !377
	%61 = phi float [ %147, %b24 ], [ 0.000000e+00, %b2_ok1 ], !dbg !377
	%62 = phi i64 [ %156, %b24 ], [ 0, %b2_ok1 ], !dbg !377
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !394, !range !167
	%64 = sext i32 %63 to i64, !dbg !394
	%65 = icmp ugt i64 %47, 281474976710655, !dbg !394
	br i1 %65, label %b4_cold, label %b8, !dbg !394, !prof !17

b8:
	%66 = phi i64 [ 0, %b3 ], [ %81, %b11 ], !dbg !394
	%67 = phi i64 [ %64, %b3 ], [ %82, %b11 ], !dbg !394
	%68 = icmp slt i64 %67, %p2, !dbg !394
	br i1 %68, label %b9, label %b12, !dbg !394

b9:
	%69 = getelementptr inbounds float, float addrspace(1)* %55, i64 %67, !dbg !395
	%70 = load float, float addrspace(1)* %69, align 4, !dbg !395
	%71 = bitcast float %70 to i32, !dbg !398
	%72 = zext i32 %71 to i64, !dbg !398
	%73 = shl i64 %72, 32, !dbg !399
	%74 = trunc i64 %67 to i32, !dbg !400
	%75 = xor i32 %74, -1, !dbg !401
	%76 = zext i32 %75 to i64, !dbg !402
	%77 = or i64 %73, %76, !dbg !403
	%78 = icmp ult i64 %77, %60, !dbg !404
	br i1 %78, label %b10, label %b11, !dbg !404

b10:
	%79 = icmp ugt i64 %66, %77, !dbg !405
	%80 = select i1 %79, i64 %66, i64 %77, !dbg !405
	br label %b11, !dbg !406

b11:
	%81 = phi i64 [ %66, %b9 ], [ %80, %b10 ], !dbg !407
	%82 = add i64 %67, %47, !dbg !394
	br label %b8, !dbg !394

b12:
	%83 = phi i64 [ %66, %b8 ], [ %171, %b4_cold ], !dbg !410
	br i1 %48, label %b13, label %b15, !dbg !386

b13:
	%84 = phi i64 [ %100, %b14 ], [ %83, %b12 ], !dbg !411
	%85 = phi i64 [ %103, %b14 ], [ 16, %b12 ], !dbg !412
	%86 = icmp sgt i64 %85, 0, !dbg !413
	br i1 %86, label %b14, label %b22, !dbg !413

b14:
	%87 = trunc i64 %85 to i32, !dbg !414
	%88 = trunc i64 %84 to i32, !dbg !414
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %88, i32 %87, i32 31), !dbg !414
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !414
	%91 = lshr i64 %84, 32, !dbg !414
	%92 = trunc i64 %91 to i32, !dbg !414
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %92, i32 %87, i32 31), !dbg !414
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !414
	%95 = zext i32 %94 to i64, !dbg !414
	%96 = shl i64 %95, 32, !dbg !414
	%97 = zext i32 %90 to i64, !dbg !414
	%98 = or i64 %97, %96, !dbg !414
	%99 = icmp ugt i64 %84, %98, !dbg !415
	%100 = select i1 %99, i64 %84, i64 %98, !dbg !415
	%101 = trunc i64 %85 to i32, !dbg !416
	%102 = udiv i32 %101, 2, !dbg !416
	%103 = zext i32 %102 to i64, !dbg !416
	br label %b13, !dbg !416

b15:
	%104 = phi i64 [ %128, %b20 ], [ %83, %b12 ], !dbg !411
	%105 = phi i64 [ %131, %b20 ], [ 16, %b12 ], !dbg !417
	%106 = icmp sgt i64 %105, 0, !dbg !418
	br i1 %106, label %b16, label %b21, !dbg !418

b16:
	%107 = trunc i64 %64 to i32, !dbg !419
	%108 = trunc i64 %105 to i32, !dbg !419
	%109 = add i32 %107, %108, !dbg !419
	%110 = zext i32 %109 to i64, !dbg !419
	%111 = icmp sge i64 %110, %47, !dbg !420
	br i1 %111, label %b17, label %b18, !dbg !420

b17:
	br label %b18, !dbg !420

b18:
	%112 = phi i64 [ %110, %b16 ], [ %64, %b17 ], !dbg !421
	%113 = trunc i64 %112 to i32, !dbg !422
	%114 = trunc i64 %104 to i32, !dbg !422
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %113, i32 31), !dbg !422
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !422
	%117 = lshr i64 %104, 32, !dbg !422
	%118 = trunc i64 %117 to i32, !dbg !422
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %118, i32 %113, i32 31), !dbg !422
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !422
	%121 = zext i32 %120 to i64, !dbg !422
	%122 = shl i64 %121, 32, !dbg !422
	%123 = zext i32 %116 to i64, !dbg !422
	%124 = or i64 %123, %122, !dbg !422
	%125 = icmp ne i64 %112, %64, !dbg !423
	br i1 %125, label %b19, label %b20, !dbg !423

b19:
	%126 = icmp ugt i64 %104, %124, !dbg !415
	%127 = select i1 %126, i64 %104, i64 %124, !dbg !415
	br label %b20, !dbg !424

b20:
	%128 = phi i64 [ %104, %b18 ], [ %127, %b19 ], !dbg !411
	%129 = trunc i64 %105 to i32, !dbg !425
	%130 = udiv i32 %129, 2, !dbg !425
	%131 = zext i32 %130 to i64, !dbg !425
	br label %b15, !dbg !425

b21:
	%132 = trunc i64 %104 to i32, !dbg !426
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 0, i32 31), !dbg !426
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !426
	%135 = lshr i64 %104, 32, !dbg !426
	%136 = trunc i64 %135 to i32, !dbg !426
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 0, i32 31), !dbg !426
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !426
	%139 = zext i32 %138 to i64, !dbg !426
	%140 = shl i64 %139, 32, !dbg !426
	%141 = zext i32 %134 to i64, !dbg !426
	%142 = or i64 %141, %140, !dbg !426
	br label %b22, !dbg !427

b22:
	%143 = phi i64 [ %84, %b13 ], [ %142, %b21 ], !dbg !385
	%144 = lshr i64 %143, 32, !dbg !428
	%145 = trunc i64 %144 to i32, !dbg !429
	%146 = bitcast i32 %145 to float, !dbg !429
	%147 = fadd float %61, %146, !dbg !430
	%148 = icmp eq i64 %64, 0, !dbg !431
	br i1 %148, label %b23, label %b24, !dbg !431

b23:
	%149 = add i64 %56, %62, !dbg !432
	%150 = trunc i64 %143 to i32, !dbg !434
	%151 = xor i32 %150, -1, !dbg !435
	%152 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %149, !dbg !433
	%153 = icmp uge i64 %149, %p9, !dbg !433
	br i1 %153, label %b23_fail1, label %b23_ok1, !dbg !433, !prof !17

b23_ok1:
	store i32 %151, i32 addrspace(1)* %152, align 4, !dbg !433
	%154 = getelementptr inbounds float, float addrspace(1)* %3, i64 %149, !dbg !437
	%155 = icmp uge i64 %149, %p11, !dbg !437
	br i1 %155, label %b23_fail2, label %b23_ok2, !dbg !437, !prof !17

b23_ok2:
	store float %146, float addrspace(1)* %154, align 4, !dbg !437
	br label %b24, !dbg !437

b24:
	%156 = add i64 %62, 1, !dbg !437
	%157 = icmp slt i64 %156, %p3, !dbg !437
	br i1 %157, label %b3, label %b25, !dbg !437

b25:
	%158 = phi float [ 0.000000e+00, %b2_ok1 ], [ %147, %b24 ], !dbg !438
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !438
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !378, !range !167
	%160 = sext i32 %159 to i64, !dbg !378
	br label %b26, !dbg !378

b26:
	%161 = phi i64 [ %160, %b25 ], [ %168, %b27_ok1 ], !dbg !378
	%162 = icmp slt i64 %161, %p3, !dbg !378
	br i1 %162, label %b27, label %b28, !dbg !378

b27:
	%163 = add i64 %56, %161, !dbg !439
	%164 = getelementptr inbounds float, float addrspace(1)* %3, i64 %163, !dbg !440
	%165 = icmp uge i64 %163, %p11, !dbg !440
	br i1 %165, label %b27_fail1, label %b27_ok1, !dbg !440, !prof !17

b27_ok1:
	%166 = load float, float addrspace(1)* %164, align 4, !dbg !440
	%167 = fdiv float %166, %158, !dbg !441
	store float %167, float addrspace(1)* %164, align 4, !dbg !440
	%168 = add i64 %161, %47, !dbg !378
	br label %b26, !dbg !378

b28:
	%169 = add i64 %49, %15, !dbg !442
	br label %b1, !dbg !442

b29:
	ret void, !dbg !442

b2_fail1:
	%170 = icmp ugt i64 %53, %p7, !dbg !392
	br i1 %170, label %b2_fail2, label %b2_ok2, !dbg !392

b2_fail2:
	br label %fail, !dbg !392

b2_ok2:
	br label %fail, !dbg !392

b4_cold:
	%171 = phi i64 [ %187, %b7_cold ], [ 0, %b3 ], !dbg !394
	%172 = phi i64 [ %188, %b7_cold ], [ %64, %b3 ], !dbg !394
	%173 = icmp slt i64 %172, %p2, !dbg !394
	br i1 %173, label %b5_cold, label %b12, !dbg !394

b5_cold:
	%174 = getelementptr inbounds float, float addrspace(1)* %55, i64 %172, !dbg !395
	%175 = icmp uge i64 %172, %54, !dbg !395
	br i1 %175, label %b5_cold_fail1, label %b5_cold_ok1, !dbg !395, !prof !17

b5_cold_fail1:
	br label %fail, !dbg !395

b5_cold_ok1:
	%176 = load float, float addrspace(1)* %174, align 4, !dbg !395
	%177 = bitcast float %176 to i32, !dbg !398
	%178 = zext i32 %177 to i64, !dbg !398
	%179 = shl i64 %178, 32, !dbg !399
	%180 = trunc i64 %172 to i32, !dbg !400
	%181 = xor i32 %180, -1, !dbg !401
	%182 = zext i32 %181 to i64, !dbg !402
	%183 = or i64 %179, %182, !dbg !403
	%184 = icmp ult i64 %183, %60, !dbg !404
	br i1 %184, label %b6_cold, label %b7_cold, !dbg !404

b6_cold:
	%185 = icmp ugt i64 %171, %183, !dbg !405
	%186 = select i1 %185, i64 %171, i64 %183, !dbg !405
	br label %b7_cold, !dbg !406

b7_cold:
	%187 = phi i64 [ %171, %b5_cold_ok1 ], [ %186, %b6_cold ], !dbg !407
	%188 = add i64 %172, %47, !dbg !394
	br label %b4_cold, !dbg !394, !llvm.loop !409

b23_fail1:
	br label %fail, !dbg !433

b23_fail2:
	br label %fail, !dbg !437

b27_fail1:
	br label %fail, !dbg !440

fail:
	%189 = phi i32 [ 54, %b2_fail2 ], [ 55, %b2_ok2 ], [ 56, %b5_cold_fail1 ], [ 57, %b23_fail1 ], [ 58, %b23_fail2 ], [ 59, %b27_fail1 ], !dbg !370
	%190 = phi i64 [ %53, %b2_fail2 ], [ %51, %b2_ok2 ], [ %172, %b5_cold_fail1 ], [ %149, %b23_fail1 ], [ %149, %b23_fail2 ], [ %163, %b27_fail1 ], !dbg !370
	%191 = phi i64 [ %p7, %b2_fail2 ], [ %53, %b2_ok2 ], [ %54, %b5_cold_fail1 ], [ %p9, %b23_fail1 ], [ %p11, %b23_fail2 ], [ %p11, %b27_fail1 ], !dbg !370
	call void @gpuc_fail(i8* %ctrl, i32 %189, i64 %190, i64 %191), !dbg !370
	ret void, !dbg !370
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
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !367
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !30
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !367
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
!nvvm.annotations = !{!443, !444, !445, !446, !447, !448, !449, !450, !451, !452}
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
!35 = !DILocation(line: 15, column: 9, scope: !9, inlinedAt: !10)
!36 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!37 = !DILocation(line: 16, column: 15, scope: !9, inlinedAt: !10)
!38 = !DILocation(line: 88, column: 54, scope: !36, inlinedAt: !37)
!39 = !DILocation(line: 88, column: 48, scope: !36, inlinedAt: !37)
!40 = !DILocation(line: 88, column: 58, scope: !36, inlinedAt: !37)
!41 = !DILocation(line: 16, column: 31, scope: !9, inlinedAt: !10)
!42 = !DILocation(line: 16, column: 10, scope: !9, inlinedAt: !10)
!43 = !{!"llvm.loop.unroll.disable"}
!44 = distinct !{!44, !43}
!45 = !DILocation(line: 18, column: 16, scope: !9, inlinedAt: !10)
!46 = !DILocation(line: 19, column: 33, scope: !9, inlinedAt: !10)
!47 = !DILocation(line: 20, column: 42, scope: !9, inlinedAt: !10)
!48 = !DILocation(line: 20, column: 35, scope: !9, inlinedAt: !10)
!49 = !DILocation(line: 20, column: 24, scope: !9, inlinedAt: !10)
!50 = !DILocation(line: 22, column: 16, scope: !9, inlinedAt: !10)
!51 = !DILocation(line: 23, column: 33, scope: !9, inlinedAt: !10)
!52 = !DILocation(line: 24, column: 37, scope: !9, inlinedAt: !10)
!53 = !DILocation(line: 88, column: 54, scope: !36, inlinedAt: !52)
!54 = !DILocation(line: 88, column: 48, scope: !36, inlinedAt: !52)
!55 = !DILocation(line: 88, column: 58, scope: !36, inlinedAt: !52)
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
!85 = !DILocation(line: 88, column: 54, scope: !36, inlinedAt: !84)
!86 = !DILocation(line: 88, column: 48, scope: !36, inlinedAt: !84)
!87 = !DILocation(line: 88, column: 58, scope: !36, inlinedAt: !84)
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
!273 = !{!"llvm.loop.unroll.disable"}
!274 = distinct !{!274, !273}
!275 = !DILocation(line: 82, column: 13, scope: !207, inlinedAt: !208)
!276 = !DILocation(line: 82, column: 6, scope: !207, inlinedAt: !208)
!277 = !{!"llvm.loop.unroll.disable"}
!278 = distinct !{!278, !277}
!279 = !DILocation(line: 85, column: 21, scope: !207, inlinedAt: !208)
!280 = !DILocation(line: 86, column: 17, scope: !207, inlinedAt: !208)
!281 = !DILocation(line: 86, column: 14, scope: !207, inlinedAt: !208)
!282 = !DILocation(line: 86, column: 30, scope: !207, inlinedAt: !208)
!283 = !DILocation(line: 87, column: 6, scope: !207, inlinedAt: !208)
!284 = distinct !DISubprogram(name: "affine", scope: !148, file: !148, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!285 = !DILocation(line: 87, column: 25, scope: !207, inlinedAt: !208)
!286 = !DILocation(line: 103, column: 63, scope: !284, inlinedAt: !285)
!287 = !DILocation(line: 103, column: 71, scope: !284, inlinedAt: !285)
!288 = !DILocation(line: 87, column: 54, scope: !207, inlinedAt: !208)
!289 = !DILocation(line: 103, column: 63, scope: !284, inlinedAt: !288)
!290 = !DILocation(line: 103, column: 71, scope: !284, inlinedAt: !288)
!291 = !DILocation(line: 87, column: 83, scope: !207, inlinedAt: !208)
!292 = !DILocation(line: 103, column: 63, scope: !284, inlinedAt: !291)
!293 = !DILocation(line: 103, column: 71, scope: !284, inlinedAt: !291)
!294 = !DILocation(line: 87, column: 112, scope: !207, inlinedAt: !208)
!295 = !DILocation(line: 103, column: 63, scope: !284, inlinedAt: !294)
!296 = !DILocation(line: 103, column: 71, scope: !284, inlinedAt: !294)
!297 = !DILocation(line: 78, column: 33, scope: !207, inlinedAt: !208)
!298 = !DILocation(line: 91, column: 8, scope: !207, inlinedAt: !208)
!299 = !DILocation(line: 96, column: 14, scope: !207, inlinedAt: !208)
!300 = !DILocation(line: 97, column: 14, scope: !207, inlinedAt: !208)
!301 = !DILocation(line: 98, column: 17, scope: !207, inlinedAt: !208)
!302 = !DILocation(line: 93, column: 21, scope: !207, inlinedAt: !208)
!303 = !DILocation(line: 94, column: 3, scope: !207, inlinedAt: !208)
!304 = !DILocation(line: 15, column: 59, scope: !149, inlinedAt: !150)
!305 = !DIFile(filename: "combine.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!306 = distinct !DISubprogram(name: "combine", scope: !305, file: !305, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!307 = !DILocation(line: 67, column: 9, scope: !6)
!308 = !DILocation(line: 11, column: 32, scope: !306, inlinedAt: !307)
!309 = !DILocation(line: 11, column: 28, scope: !306, inlinedAt: !307)
!310 = !DILocation(line: 11, column: 14, scope: !306, inlinedAt: !307)
!311 = !DILocation(line: 12, column: 39, scope: !306, inlinedAt: !307)
!312 = !DILocation(line: 12, column: 24, scope: !306, inlinedAt: !307)
!313 = !DILocation(line: 12, column: 6, scope: !306, inlinedAt: !307)
!314 = !DILocation(line: 12, column: 29, scope: !306, inlinedAt: !307)
!315 = !DILocation(line: 13, column: 19, scope: !306, inlinedAt: !307)
!316 = !DILocation(line: 13, column: 28, scope: !306, inlinedAt: !307)
!317 = !DILocation(line: 14, column: 18, scope: !306, inlinedAt: !307)
!318 = !DILocation(line: 15, column: 34, scope: !306, inlinedAt: !307)
!319 = !DILocation(line: 16, column: 48, scope: !306, inlinedAt: !307)
!320 = !DILocation(line: 16, column: 42, scope: !306, inlinedAt: !307)
!321 = !DILocation(line: 16, column: 25, scope: !306, inlinedAt: !307)
!322 = !DILocation(line: 18, column: 17, scope: !306, inlinedAt: !307)
!323 = !DILocation(line: 19, column: 46, scope: !306, inlinedAt: !307)
!324 = !DILocation(line: 19, column: 63, scope: !306, inlinedAt: !307)
!325 = !DILocation(line: 19, column: 71, scope: !306, inlinedAt: !307)
!326 = !DILocation(line: 19, column: 40, scope: !306, inlinedAt: !307)
!327 = !DILocation(line: 19, column: 24, scope: !306, inlinedAt: !307)
!328 = !DILocation(line: 20, column: 31, scope: !306, inlinedAt: !307)
!329 = !DILocation(line: 20, column: 49, scope: !306, inlinedAt: !307)
!330 = !DILocation(line: 20, column: 52, scope: !306, inlinedAt: !307)
!331 = !DILocation(line: 20, column: 25, scope: !306, inlinedAt: !307)
!332 = !DILocation(line: 20, column: 21, scope: !306, inlinedAt: !307)
!333 = !DILocation(line: 22, column: 14, scope: !306, inlinedAt: !307)
!334 = !DILocation(line: 22, column: 19, scope: !306, inlinedAt: !307)
!335 = !DILocation(line: 22, column: 34, scope: !306, inlinedAt: !307)
!336 = !DILocation(line: 22, column: 28, scope: !306, inlinedAt: !307)
!337 = !DILocation(line: 22, column: 37, scope: !306, inlinedAt: !307)
!338 = !DILocation(line: 23, column: 38, scope: !306, inlinedAt: !307)
!339 = !DILocation(line: 23, column: 34, scope: !306, inlinedAt: !307)
!340 = !DILocation(line: 24, column: 30, scope: !306, inlinedAt: !307)
!341 = !DILocation(line: 24, column: 11, scope: !306, inlinedAt: !307)
!342 = distinct !DISubprogram(name: "weigh", scope: !305, file: !305, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!343 = !DILocation(line: 24, column: 22, scope: !306, inlinedAt: !307)
!344 = !DILocation(line: 31, column: 2, scope: !342, inlinedAt: !343)
!345 = !DILocation(line: 31, column: 2, scope: !6)
!346 = !DILocation(line: 34, column: 14, scope: !342, inlinedAt: !343)
!347 = !DILocation(line: 34, column: 16, scope: !342, inlinedAt: !343)
!348 = !DILocation(line: 34, column: 12, scope: !342, inlinedAt: !343)
!349 = !DILocation(line: 33, column: 20, scope: !342, inlinedAt: !343)
!350 = !DILocation(line: 35, column: 33, scope: !342, inlinedAt: !343)
!351 = !DILocation(line: 35, column: 22, scope: !342, inlinedAt: !343)
!352 = !DILocation(line: 35, column: 60, scope: !342, inlinedAt: !343)
!353 = !DILocation(line: 35, column: 49, scope: !342, inlinedAt: !343)
!354 = !DILocation(line: 35, column: 87, scope: !342, inlinedAt: !343)
!355 = !DILocation(line: 35, column: 76, scope: !342, inlinedAt: !343)
!356 = !DILocation(line: 35, column: 114, scope: !342, inlinedAt: !343)
!357 = !DILocation(line: 35, column: 103, scope: !342, inlinedAt: !343)
!358 = !DILocation(line: 35, column: 3, scope: !342, inlinedAt: !343)
!359 = !{!"llvm.loop.unroll.disable"}
!360 = distinct !{!360, !359}
!361 = !DILocation(line: 24, column: 8, scope: !306, inlinedAt: !307)
!362 = !{!"llvm.loop.unroll.disable"}
!363 = distinct !{!363, !362}
!364 = !{!"llvm.loop.unroll.count", i32 8}
!365 = distinct !{!365, !364}
!366 = !DILocation(line: 12, column: 47, scope: !306, inlinedAt: !307)
!367 = !{i32 0, i32 65535}
!368 = !DIFile(filename: "route.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!369 = distinct !DISubprogram(name: "Route", scope: !368, file: !368, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!370 = !DILocation(line: 10, column: 6, scope: !369)
!371 = !DILocation(line: 12, column: 20, scope: !369)
!372 = !DILocation(line: 12, column: 41, scope: !369)
!373 = !DILocation(line: 12, column: 25, scope: !369)
!374 = !DILocation(line: 12, column: 44, scope: !369)
!375 = !DILocation(line: 13, column: 28, scope: !369)
!376 = !DILocation(line: 13, column: 31, scope: !369)
!377 = !DILocation(line: 17, column: 20, scope: !369)
!378 = !DILocation(line: 34, column: 26, scope: !369)
!379 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!380 = distinct !DISubprogram(name: "reduceWarp", scope: !379, file: !379, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!381 = distinct !DISubprogram(name: "reduce", scope: !379, file: !379, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!382 = distinct !DISubprogram(name: "ReduceMax", scope: !379, file: !379, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!383 = !DILocation(line: 24, column: 24, scope: !369)
!384 = !DILocation(line: 20, column: 15, scope: !382, inlinedAt: !383)
!385 = !DILocation(line: 45, column: 16, scope: !381, inlinedAt: !384)
!386 = !DILocation(line: 71, column: 7, scope: !380, inlinedAt: !385)
!387 = !DILocation(line: 13, column: 6, scope: !369)
!388 = !DILocation(line: 13, column: 49, scope: !369)
!389 = !DILocation(line: 14, column: 22, scope: !369)
!390 = !DILocation(line: 14, column: 41, scope: !369)
!391 = !DILocation(line: 14, column: 44, scope: !369)
!392 = !DILocation(line: 14, column: 16, scope: !369)
!393 = !DILocation(line: 15, column: 18, scope: !369)
!394 = !DILocation(line: 19, column: 27, scope: !369)
!395 = !DILocation(line: 20, column: 21, scope: !369)
!396 = distinct !DISubprogram(name: "rank", scope: !368, file: !368, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!397 = !DILocation(line: 20, column: 17, scope: !369)
!398 = !DILocation(line: 44, column: 57, scope: !396, inlinedAt: !397)
!399 = !DILocation(line: 44, column: 64, scope: !396, inlinedAt: !397)
!400 = !DILocation(line: 44, column: 85, scope: !396, inlinedAt: !397)
!401 = !DILocation(line: 44, column: 78, scope: !396, inlinedAt: !397)
!402 = !DILocation(line: 44, column: 77, scope: !396, inlinedAt: !397)
!403 = !DILocation(line: 44, column: 69, scope: !396, inlinedAt: !397)
!404 = !DILocation(line: 20, column: 32, scope: !369)
!405 = !DILocation(line: 21, column: 16, scope: !369)
!406 = !DILocation(line: 21, column: 6, scope: !369)
!407 = !DILocation(line: 23, column: 4, scope: !369)
!408 = !{!"llvm.loop.unroll.disable"}
!409 = distinct !{!409, !408}
!410 = !DILocation(line: 71, column: 7, scope: !369)
!411 = !DILocation(line: 66, column: 35, scope: !380, inlinedAt: !385)
!412 = !DILocation(line: 72, column: 7, scope: !380, inlinedAt: !385)
!413 = !DILocation(line: 72, column: 35, scope: !380, inlinedAt: !385)
!414 = !DILocation(line: 73, column: 23, scope: !380, inlinedAt: !385)
!415 = !DILocation(line: 20, column: 77, scope: !382, inlinedAt: !383)
!416 = !DILocation(line: 72, column: 40, scope: !380, inlinedAt: !385)
!417 = !DILocation(line: 78, column: 6, scope: !380, inlinedAt: !385)
!418 = !DILocation(line: 78, column: 36, scope: !380, inlinedAt: !385)
!419 = !DILocation(line: 79, column: 16, scope: !380, inlinedAt: !385)
!420 = !DILocation(line: 80, column: 11, scope: !380, inlinedAt: !385)
!421 = !DILocation(line: 79, column: 3, scope: !380, inlinedAt: !385)
!422 = !DILocation(line: 83, column: 22, scope: !380, inlinedAt: !385)
!423 = !DILocation(line: 83, column: 41, scope: !380, inlinedAt: !385)
!424 = !DILocation(line: 84, column: 9, scope: !380, inlinedAt: !385)
!425 = !DILocation(line: 78, column: 41, scope: !380, inlinedAt: !385)
!426 = !DILocation(line: 87, column: 16, scope: !380, inlinedAt: !385)
!427 = !DILocation(line: 87, column: 2, scope: !381, inlinedAt: !384)
!428 = !DILocation(line: 26, column: 40, scope: !369)
!429 = !DILocation(line: 26, column: 34, scope: !369)
!430 = !DILocation(line: 27, column: 4, scope: !369)
!431 = !DILocation(line: 28, column: 16, scope: !369)
!432 = !DILocation(line: 29, column: 17, scope: !369)
!433 = !DILocation(line: 29, column: 11, scope: !369)
!434 = !DILocation(line: 29, column: 36, scope: !369)
!435 = !DILocation(line: 29, column: 29, scope: !369)
!436 = !DILocation(line: 29, column: 28, scope: !369)
!437 = !DILocation(line: 30, column: 12, scope: !369)
!438 = !DILocation(line: 33, column: 9, scope: !369)
!439 = !DILocation(line: 35, column: 17, scope: !369)
!440 = !DILocation(line: 35, column: 11, scope: !369)
!441 = !DILocation(line: 35, column: 4, scope: !369)
!442 = !DILocation(line: 13, column: 61, scope: !369)
!443 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"kernel", i32 1}
!444 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidx", i32 128}
!445 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidy", i32 1}
!446 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"maxntidz", i32 1}
!447 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, float*, i64, i32*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i64*, i64, i64*, i64, i64*, i64, i32*, i64, i64*, i64, i8*)* @Run, !"minctasm", i32 4}
!448 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!449 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 128}
!450 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!451 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!452 = !{void (i64, i64, i64, i64, i64, i8, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"minctasm", i32 1}
