target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [5 x i8*] [i8* bitcast (void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot to i8*), i8* bitcast (void (float*, i64, i8*)* @Reach to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small to i8*)], section "llvm.metadata"

define void @OneShot(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !7
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !7
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !10
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !11
	%7 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !15
	%8 = icmp uge i64 0, %p10, !dbg !15
	br i1 %8, label %b0_fail1, label %b0_ok1, !dbg !15, !prof !16

b0_ok1:
	%9 = load i64, i64 addrspace(1)* %7, align 8, !dbg !15
	%10 = add i64 %9, 1, !dbg !21
	%11 = sdiv i64 %p5, 2, !dbg !22
	%12 = urem i64 %10, 2, !dbg !23
	%13 = mul i64 %12, %11, !dbg !25
	%14 = add i64 %13, %p3, !dbg !26
	%15 = getelementptr inbounds float, float addrspace(1)* %2, i64 %13, !dbg !27
	%16 = icmp ugt i64 %14, %p5, !dbg !27
	br i1 %16, label %b0_fail2, label %b0_ok2, !dbg !27, !prof !16

b0_ok2:
	%17 = sdiv i64 %p3, 4, !dbg !28
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !29, !range !30
	%19 = sext i32 %18 to i64, !dbg !29
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !29, !range !31
	%21 = sext i32 %20 to i64, !dbg !29
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !29, !range !31
	%23 = sext i32 %22 to i64, !dbg !29
	%24 = add i64 %17, %19, !dbg !32
	%25 = sub i64 %24, 1, !dbg !33
	%26 = icmp eq i64 %19, -1, !dbg !34
	%27 = select i1 %26, i64 1, i64 %19, !dbg !34
	%28 = sdiv i64 %25, %27, !dbg !34
	%29 = sub i64 0, %25, !dbg !34
	%30 = select i1 %26, i64 %29, i64 %28, !dbg !34
	%31 = mul i64 %30, 4, !dbg !35
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36, !range !17
	%33 = sext i32 %32 to i64, !dbg !36
	%34 = mul i64 %33, %31, !dbg !37
	%35 = icmp slt i64 %34, %p3, !dbg !38
	%36 = select i1 %35, i64 %34, i64 %p3, !dbg !38
	%37 = add i64 %36, %31, !dbg !39
	%38 = icmp slt i64 %37, %p3, !dbg !40
	%39 = select i1 %38, i64 %37, i64 %p3, !dbg !40
	%40 = sub i64 %19, 1, !dbg !41
	%41 = icmp eq i64 %33, %40, !dbg !42
	br i1 %41, label %b1, label %b2, !dbg !42

b1:
	br label %b2, !dbg !42

b2:
	%42 = phi i64 [ %39, %b0_ok2 ], [ %p3, %b1 ], !dbg !43
	%43 = sub i64 %42, %36, !dbg !44
	%44 = sdiv i64 %43, 4, !dbg !45
	%45 = mul i64 %44, 4, !dbg !46
	%46 = add i64 %36, %45, !dbg !47
	%47 = sub i64 %46, %36, !dbg !48
	%48 = getelementptr inbounds float, float addrspace(1)* %1, i64 %36, !dbg !48
	%49 = and i64 %47, 3, !dbg !49
	%50 = icmp eq i64 %49, 0, !dbg !49
	%51 = icmp ugt i64 %46, %p3, !dbg !48
	%52 = icmp ugt i64 %36, %46, !dbg !48
	%53 = or i1 %51, %52, !dbg !48
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !48, !prof !16

b2_ok1:
	br i1 %50, label %b3, label %b62, !dbg !49

b3:
	%54 = addrspacecast float addrspace(1)* %48 to float*, !dbg !49
	%55 = ptrtoint float* %54 to i64, !dbg !49
	%56 = and i64 %55, 15, !dbg !49
	%57 = icmp eq i64 %56, 0, !dbg !49
	%58 = icmp eq i64 %47, 0, !dbg !49
	%59 = or i1 %57, %58, !dbg !49
	br i1 %59, label %b4, label %b61, !dbg !49

b4:
	%60 = ashr i64 %47, 2, !dbg !49
	%61 = bitcast float addrspace(1)* %48 to { float, float, float, float } addrspace(1)*, !dbg !49
	%62 = getelementptr inbounds float, float addrspace(1)* %15, i64 %36, !dbg !50
	br i1 %50, label %b5, label %b60, !dbg !51

b5:
	%63 = addrspacecast float addrspace(1)* %62 to float*, !dbg !51
	%64 = ptrtoint float* %63 to i64, !dbg !51
	%65 = and i64 %64, 15, !dbg !51
	%66 = icmp eq i64 %65, 0, !dbg !51
	%67 = or i1 %66, %58, !dbg !51
	br i1 %67, label %b6, label %b59, !dbg !51

b6:
	%68 = bitcast float addrspace(1)* %62 to { float, float, float, float } addrspace(1)*, !dbg !51
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52, !range !18
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !52, !range !18
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !52, !range !20
	%72 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52, !range !53
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !52, !range !53
	%74 = mul i32 %73, %71, !dbg !52
	%75 = add i32 %70, %74, !dbg !52
	%76 = mul i32 %72, %75, !dbg !52
	%77 = add i32 %69, %76, !dbg !52
	%78 = sext i32 %77 to i64, !dbg !52
	%79 = mul i32 %72, %73, !dbg !52
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !52, !range !54
	%81 = mul i32 %79, %80, !dbg !52
	%82 = sext i32 %81 to i64, !dbg !52
	br label %b7, !dbg !52

b7:
	%83 = phi i64 [ %78, %b6 ], [ %106, %b8 ], !dbg !52
	%84 = icmp slt i64 %83, %60, !dbg !52
	br i1 %84, label %b8, label %b9, !dbg !52

b8:
	%85 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %61, i64 %83, !dbg !55
	%86 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %85, i32 0, i32 0, !dbg !55
	%87 = bitcast { float, float, float, float } addrspace(1)* %85 to <4 x float> addrspace(1)*, !dbg !55
	%88 = load <4 x float>, <4 x float> addrspace(1)* %87, align 16, !dbg !55
	%89 = extractelement <4 x float> %88, i32 0, !dbg !55
	%90 = extractelement <4 x float> %88, i32 1, !dbg !55
	%91 = extractelement <4 x float> %88, i32 2, !dbg !55
	%92 = extractelement <4 x float> %88, i32 3, !dbg !55
	%93 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %85, i32 0, i32 1, !dbg !55
	%94 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %85, i32 0, i32 2, !dbg !55
	%95 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %85, i32 0, i32 3, !dbg !55
	%96 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %68, i64 %83, !dbg !56
	%97 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %96, i32 0, i32 0, !dbg !56
	%98 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %96, i32 0, i32 1, !dbg !56
	%99 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %96, i32 0, i32 2, !dbg !56
	%100 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %96, i32 0, i32 3, !dbg !56
	%101 = bitcast { float, float, float, float } addrspace(1)* %96 to <4 x float> addrspace(1)*, !dbg !56
	%102 = insertelement <4 x float> undef, float %89, i32 0, !dbg !56
	%103 = insertelement <4 x float> %102, float %90, i32 1, !dbg !56
	%104 = insertelement <4 x float> %103, float %91, i32 2, !dbg !56
	%105 = insertelement <4 x float> %104, float %92, i32 3, !dbg !56
	store <4 x float> %105, <4 x float> addrspace(1)* %101, align 16, !dbg !56
	%106 = add i64 %83, %82, !dbg !52
	br label %b7, !dbg !52

b9:
	%107 = sub i64 %42, %46, !dbg !57
	%108 = icmp ule i64 %107, 281474976710655, !dbg !58
	%109 = mul i64 %107, -1, !dbg !58
	%110 = icmp sge i64 %109, 0, !dbg !58
	%111 = and i1 %108, %110, !dbg !58
	br i1 %111, label %b10, label %b12_cold, !dbg !58, !prof !59

b10:
	%112 = phi i64 [ %78, %b9 ], [ %118, %b11 ], !dbg !58
	%113 = icmp slt i64 %112, %107, !dbg !58
	br i1 %113, label %b11, label %b14, !dbg !58

b11:
	%114 = add i64 %46, %112, !dbg !60
	%115 = getelementptr inbounds float, float addrspace(1)* %1, i64 %114, !dbg !61
	%116 = load float, float addrspace(1)* %115, align 4, !dbg !61
	%117 = getelementptr inbounds float, float addrspace(1)* %15, i64 %114, !dbg !62
	store float %116, float addrspace(1)* %117, align 4, !dbg !62
	%118 = add i64 %112, %82, !dbg !58
	br label %b10, !dbg !58

b14:
	%119 = sext i32 %5 to i64, !dbg !10
	%120 = sext i32 %6 to i64, !dbg !11
	%121 = mul i64 %33, %120, !dbg !63
	call void @gpuc_fence_block(), !dbg !64
	%122 = add i64 %121, %119, !dbg !65
	br label %b15, !dbg !66

b15:
	%123 = phi i64 [ %78, %b14 ], [ %130, %b16_ok1 ], !dbg !66
	%124 = icmp slt i64 %123, %120, !dbg !66
	br i1 %124, label %b16, label %b17, !dbg !66

b16:
	%125 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %122, !dbg !67
	%126 = trunc i64 %123 to i32, !dbg !68
	%127 = addrspacecast i64 addrspace(1)* %125 to i64*, !dbg !68
	%128 = icmp uge i64 %122, %p7, !dbg !67
	br i1 %128, label %b16_fail1, label %b16_ok1, !dbg !67, !prof !16

b16_ok1:
	%129 = bitcast i64* %127 to i8*, !dbg !68
	call void @gpuc_signal_op_thread(i8* %129, i64 %10, i32 9, i32 %126), !dbg !68
	%130 = add i64 %123, %82, !dbg !66
	br label %b15, !dbg !66

b17:
	%131 = phi i64 [ %139, %b18_ok1 ], [ %78, %b15 ], !dbg !69
	%132 = icmp slt i64 %131, %120, !dbg !69
	br i1 %132, label %b18, label %b19, !dbg !69

b18:
	%133 = add i64 %121, %131, !dbg !70
	%134 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %133, !dbg !71
	%135 = addrspacecast i64 addrspace(1)* %134 to i64*, !dbg !72
	%136 = icmp uge i64 %133, %p7, !dbg !71
	br i1 %136, label %b18_fail1, label %b18_ok1, !dbg !71, !prof !16

b18_ok1:
	%137 = bitcast i64* %135 to i8*, !dbg !72
	%138 = call i64 @gpuc_signal_wait_until_thread(i8* %137, i32 5, i64 %10, i32 1, i8* %ctrl, i32 9), !dbg !72
	%139 = add i64 %131, %82, !dbg !69
	br label %b17, !dbg !69

b19:
	call void @llvm.nvvm.barrier0(), !dbg !73
	%140 = getelementptr inbounds float, float addrspace(1)* %0, i64 %36, !dbg !74
	%141 = icmp ugt i64 %46, %p1, !dbg !74
	br i1 %141, label %b19_fail1, label %b19_ok1, !dbg !74, !prof !16

b19_ok1:
	br i1 %50, label %b20, label %b58, !dbg !75

b20:
	%142 = addrspacecast float addrspace(1)* %140 to float*, !dbg !75
	%143 = ptrtoint float* %142 to i64, !dbg !75
	%144 = and i64 %143, 15, !dbg !75
	%145 = icmp eq i64 %144, 0, !dbg !75
	%146 = or i1 %145, %58, !dbg !75
	br i1 %146, label %b21, label %b57, !dbg !75

b21:
	%147 = bitcast float addrspace(1)* %140 to { float, float, float, float } addrspace(1)*, !dbg !75
	br label %b22, !dbg !76

b22:
	%148 = phi i64 [ %78, %b21 ], [ %313, %b47 ], !dbg !76
	%149 = icmp slt i64 %148, %60, !dbg !76
	br i1 %149, label %b23, label %b48, !dbg !76

b23:
	%150 = phi float [ %298, %b44 ], [ 0.000000e+00, %b22 ], !dbg !79
	%151 = phi float [ %299, %b44 ], [ 0.000000e+00, %b22 ], !dbg !79
	%152 = phi float [ %300, %b44 ], [ 0.000000e+00, %b22 ], !dbg !79
	%153 = phi float [ %301, %b44 ], [ 0.000000e+00, %b22 ], !dbg !79
	%154 = phi i64 [ %302, %b44 ], [ 0, %b22 ], !dbg !80
	%155 = icmp slt i64 %154, %120, !dbg !81
	br i1 %155, label %b24, label %b47, !dbg !81

b24:
	%156 = trunc i64 %154 to i32, !dbg !82
	%157 = addrspacecast float addrspace(1)* %62 to float*, !dbg !82
	%158 = bitcast float* %157 to i8*, !dbg !82
	%159 = call i8* @gpuc_peer_thread(i8* %158, i32 %156), !dbg !82
	%160 = bitcast i8* %159 to float*, !dbg !82
	%161 = icmp eq float* %160, null, !dbg !82
	%162 = select i1 %161, i64 0, i64 %47, !dbg !82
	%163 = and i64 %162, 3, !dbg !83
	%164 = icmp eq i64 %163, 0, !dbg !83
	br i1 %164, label %b25, label %b46, !dbg !83

b25:
	%165 = ptrtoint float* %160 to i64, !dbg !83
	%166 = and i64 %165, 15, !dbg !83
	%167 = icmp eq i64 %166, 0, !dbg !83
	%168 = icmp eq i64 %162, 0, !dbg !83
	%169 = or i1 %167, %168, !dbg !83
	br i1 %169, label %b26, label %b45, !dbg !83

b26:
	%170 = ashr i64 %162, 2, !dbg !83
	%171 = addrspacecast float* %160 to { float, float, float, float } addrspace(1)*, !dbg !83
	%172 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %171, i64 %148, !dbg !84
	%173 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %172, i32 0, i32 0, !dbg !84
	%174 = icmp uge i64 %148, %170, !dbg !84
	br i1 %174, label %b26_fail1, label %b26_ok1, !dbg !84, !prof !16

b26_ok1:
	%175 = bitcast { float, float, float, float } addrspace(1)* %172 to <4 x float> addrspace(1)*, !dbg !84
	%176 = load <4 x float>, <4 x float> addrspace(1)* %175, align 16, !dbg !84
	%177 = extractelement <4 x float> %176, i32 0, !dbg !84
	%178 = extractelement <4 x float> %176, i32 1, !dbg !84
	%179 = extractelement <4 x float> %176, i32 2, !dbg !84
	%180 = extractelement <4 x float> %176, i32 3, !dbg !84
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %172, i32 0, i32 1, !dbg !84
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %172, i32 0, i32 2, !dbg !84
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %172, i32 0, i32 3, !dbg !84
	%184 = add i64 %154, 1, !dbg !85
	%185 = icmp slt i64 %184, %120, !dbg !86
	br i1 %185, label %b27, label %b32, !dbg !86

b27:
	%186 = trunc i64 %184 to i32, !dbg !87
	%187 = addrspacecast float addrspace(1)* %62 to float*, !dbg !87
	%188 = bitcast float* %187 to i8*, !dbg !87
	%189 = call i8* @gpuc_peer_thread(i8* %188, i32 %186), !dbg !87
	%190 = bitcast i8* %189 to float*, !dbg !87
	%191 = icmp eq float* %190, null, !dbg !87
	%192 = select i1 %191, i64 0, i64 %47, !dbg !87
	%193 = and i64 %192, 3, !dbg !88
	%194 = icmp eq i64 %193, 0, !dbg !88
	br i1 %194, label %b28, label %b31, !dbg !88

b28:
	%195 = ptrtoint float* %190 to i64, !dbg !88
	%196 = and i64 %195, 15, !dbg !88
	%197 = icmp eq i64 %196, 0, !dbg !88
	%198 = icmp eq i64 %192, 0, !dbg !88
	%199 = or i1 %197, %198, !dbg !88
	br i1 %199, label %b29, label %b30, !dbg !88

b29:
	%200 = ashr i64 %192, 2, !dbg !88
	%201 = addrspacecast float* %190 to { float, float, float, float } addrspace(1)*, !dbg !88
	%202 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %201, i64 %148, !dbg !89
	%203 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %202, i32 0, i32 0, !dbg !89
	%204 = icmp uge i64 %148, %200, !dbg !89
	br i1 %204, label %b29_fail1, label %b29_ok1, !dbg !89, !prof !16

b29_ok1:
	%205 = bitcast { float, float, float, float } addrspace(1)* %202 to <4 x float> addrspace(1)*, !dbg !89
	%206 = load <4 x float>, <4 x float> addrspace(1)* %205, align 16, !dbg !89
	%207 = extractelement <4 x float> %206, i32 0, !dbg !89
	%208 = extractelement <4 x float> %206, i32 1, !dbg !89
	%209 = extractelement <4 x float> %206, i32 2, !dbg !89
	%210 = extractelement <4 x float> %206, i32 3, !dbg !89
	%211 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %202, i32 0, i32 1, !dbg !89
	%212 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %202, i32 0, i32 2, !dbg !89
	%213 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %202, i32 0, i32 3, !dbg !89
	br label %b32, !dbg !89

b30:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %196, i64 16), !dbg !88
	ret void, !dbg !88

b31:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %192, i64 4), !dbg !88
	ret void, !dbg !88

b32:
	%214 = phi float [ 0.000000e+00, %b26_ok1 ], [ %207, %b29_ok1 ], !dbg !90
	%215 = phi float [ 0.000000e+00, %b26_ok1 ], [ %208, %b29_ok1 ], !dbg !90
	%216 = phi float [ 0.000000e+00, %b26_ok1 ], [ %209, %b29_ok1 ], !dbg !90
	%217 = phi float [ 0.000000e+00, %b26_ok1 ], [ %210, %b29_ok1 ], !dbg !90
	%218 = add i64 %154, 2, !dbg !91
	%219 = icmp slt i64 %218, %120, !dbg !92
	br i1 %219, label %b33, label %b38, !dbg !92

b33:
	%220 = trunc i64 %218 to i32, !dbg !93
	%221 = addrspacecast float addrspace(1)* %62 to float*, !dbg !93
	%222 = bitcast float* %221 to i8*, !dbg !93
	%223 = call i8* @gpuc_peer_thread(i8* %222, i32 %220), !dbg !93
	%224 = bitcast i8* %223 to float*, !dbg !93
	%225 = icmp eq float* %224, null, !dbg !93
	%226 = select i1 %225, i64 0, i64 %47, !dbg !93
	%227 = and i64 %226, 3, !dbg !94
	%228 = icmp eq i64 %227, 0, !dbg !94
	br i1 %228, label %b34, label %b37, !dbg !94

b34:
	%229 = ptrtoint float* %224 to i64, !dbg !94
	%230 = and i64 %229, 15, !dbg !94
	%231 = icmp eq i64 %230, 0, !dbg !94
	%232 = icmp eq i64 %226, 0, !dbg !94
	%233 = or i1 %231, %232, !dbg !94
	br i1 %233, label %b35, label %b36, !dbg !94

b35:
	%234 = ashr i64 %226, 2, !dbg !94
	%235 = addrspacecast float* %224 to { float, float, float, float } addrspace(1)*, !dbg !94
	%236 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %235, i64 %148, !dbg !95
	%237 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %236, i32 0, i32 0, !dbg !95
	%238 = icmp uge i64 %148, %234, !dbg !95
	br i1 %238, label %b35_fail1, label %b35_ok1, !dbg !95, !prof !16

b35_ok1:
	%239 = bitcast { float, float, float, float } addrspace(1)* %236 to <4 x float> addrspace(1)*, !dbg !95
	%240 = load <4 x float>, <4 x float> addrspace(1)* %239, align 16, !dbg !95
	%241 = extractelement <4 x float> %240, i32 0, !dbg !95
	%242 = extractelement <4 x float> %240, i32 1, !dbg !95
	%243 = extractelement <4 x float> %240, i32 2, !dbg !95
	%244 = extractelement <4 x float> %240, i32 3, !dbg !95
	%245 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %236, i32 0, i32 1, !dbg !95
	%246 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %236, i32 0, i32 2, !dbg !95
	%247 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %236, i32 0, i32 3, !dbg !95
	br label %b38, !dbg !95

b36:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %230, i64 16), !dbg !94
	ret void, !dbg !94

b37:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %226, i64 4), !dbg !94
	ret void, !dbg !94

b38:
	%248 = phi float [ 0.000000e+00, %b32 ], [ %241, %b35_ok1 ], !dbg !96
	%249 = phi float [ 0.000000e+00, %b32 ], [ %242, %b35_ok1 ], !dbg !96
	%250 = phi float [ 0.000000e+00, %b32 ], [ %243, %b35_ok1 ], !dbg !96
	%251 = phi float [ 0.000000e+00, %b32 ], [ %244, %b35_ok1 ], !dbg !96
	%252 = add i64 %154, 3, !dbg !97
	%253 = icmp slt i64 %252, %120, !dbg !98
	br i1 %253, label %b39, label %b44, !dbg !98

b39:
	%254 = trunc i64 %252 to i32, !dbg !99
	%255 = addrspacecast float addrspace(1)* %62 to float*, !dbg !99
	%256 = bitcast float* %255 to i8*, !dbg !99
	%257 = call i8* @gpuc_peer_thread(i8* %256, i32 %254), !dbg !99
	%258 = bitcast i8* %257 to float*, !dbg !99
	%259 = icmp eq float* %258, null, !dbg !99
	%260 = select i1 %259, i64 0, i64 %47, !dbg !99
	%261 = and i64 %260, 3, !dbg !100
	%262 = icmp eq i64 %261, 0, !dbg !100
	br i1 %262, label %b40, label %b43, !dbg !100

b40:
	%263 = ptrtoint float* %258 to i64, !dbg !100
	%264 = and i64 %263, 15, !dbg !100
	%265 = icmp eq i64 %264, 0, !dbg !100
	%266 = icmp eq i64 %260, 0, !dbg !100
	%267 = or i1 %265, %266, !dbg !100
	br i1 %267, label %b41, label %b42, !dbg !100

b41:
	%268 = ashr i64 %260, 2, !dbg !100
	%269 = addrspacecast float* %258 to { float, float, float, float } addrspace(1)*, !dbg !100
	%270 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %269, i64 %148, !dbg !101
	%271 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %270, i32 0, i32 0, !dbg !101
	%272 = icmp uge i64 %148, %268, !dbg !101
	br i1 %272, label %b41_fail1, label %b41_ok1, !dbg !101, !prof !16

b41_ok1:
	%273 = bitcast { float, float, float, float } addrspace(1)* %270 to <4 x float> addrspace(1)*, !dbg !101
	%274 = load <4 x float>, <4 x float> addrspace(1)* %273, align 16, !dbg !101
	%275 = extractelement <4 x float> %274, i32 0, !dbg !101
	%276 = extractelement <4 x float> %274, i32 1, !dbg !101
	%277 = extractelement <4 x float> %274, i32 2, !dbg !101
	%278 = extractelement <4 x float> %274, i32 3, !dbg !101
	%279 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %270, i32 0, i32 1, !dbg !101
	%280 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %270, i32 0, i32 2, !dbg !101
	%281 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %270, i32 0, i32 3, !dbg !101
	br label %b44, !dbg !101

b42:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %264, i64 16), !dbg !100
	ret void, !dbg !100

b43:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %260, i64 4), !dbg !100
	ret void, !dbg !100

b44:
	%282 = phi float [ 0.000000e+00, %b38 ], [ %275, %b41_ok1 ], !dbg !102
	%283 = phi float [ 0.000000e+00, %b38 ], [ %276, %b41_ok1 ], !dbg !102
	%284 = phi float [ 0.000000e+00, %b38 ], [ %277, %b41_ok1 ], !dbg !102
	%285 = phi float [ 0.000000e+00, %b38 ], [ %278, %b41_ok1 ], !dbg !102
	%286 = fadd float %177, %214, !dbg !105
	%287 = fadd float %178, %215, !dbg !106
	%288 = fadd float %179, %216, !dbg !107
	%289 = fadd float %180, %217, !dbg !108
	%290 = fadd float %248, %282, !dbg !110
	%291 = fadd float %249, %283, !dbg !111
	%292 = fadd float %250, %284, !dbg !112
	%293 = fadd float %251, %285, !dbg !113
	%294 = fadd float %286, %290, !dbg !115
	%295 = fadd float %287, %291, !dbg !116
	%296 = fadd float %288, %292, !dbg !117
	%297 = fadd float %289, %293, !dbg !118
	%298 = fadd float %150, %294, !dbg !120
	%299 = fadd float %151, %295, !dbg !121
	%300 = fadd float %152, %296, !dbg !122
	%301 = fadd float %153, %297, !dbg !123
	%302 = add i64 %154, 4, !dbg !124
	br label %b23, !dbg !124

b45:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %166, i64 16), !dbg !83
	ret void, !dbg !83

b46:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %162, i64 4), !dbg !83
	ret void, !dbg !83

b47:
	%303 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %147, i64 %148, !dbg !125
	%304 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %303, i32 0, i32 0, !dbg !125
	%305 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %303, i32 0, i32 1, !dbg !125
	%306 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %303, i32 0, i32 2, !dbg !125
	%307 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %303, i32 0, i32 3, !dbg !125
	%308 = bitcast { float, float, float, float } addrspace(1)* %303 to <4 x float> addrspace(1)*, !dbg !125
	%309 = insertelement <4 x float> undef, float %150, i32 0, !dbg !125
	%310 = insertelement <4 x float> %309, float %151, i32 1, !dbg !125
	%311 = insertelement <4 x float> %310, float %152, i32 2, !dbg !125
	%312 = insertelement <4 x float> %311, float %153, i32 3, !dbg !125
	store <4 x float> %312, <4 x float> addrspace(1)* %308, align 16, !dbg !125
	%313 = add i64 %148, %82, !dbg !76
	br label %b22, !dbg !76

b48:
	%314 = phi i64 [ %336, %b51_ok1 ], [ %78, %b22 ], !dbg !126
	%315 = icmp slt i64 %314, %107, !dbg !126
	br i1 %315, label %b49, label %b52, !dbg !126

b49:
	%316 = add i64 %46, %314, !dbg !127
	br label %b50, !dbg !128

b50:
	%317 = phi float [ %331, %b50_ok2 ], [ 0.000000e+00, %b49 ], !dbg !128
	%318 = phi i64 [ %332, %b50_ok2 ], [ 0, %b49 ], !dbg !128
	%319 = trunc i64 %318 to i32, !dbg !129
	%320 = addrspacecast float addrspace(1)* %15 to float*, !dbg !129
	%321 = icmp uge i64 %318, %120, !dbg !129
	br i1 %321, label %b50_fail1, label %b50_ok1, !dbg !129, !prof !16

b50_ok1:
	%322 = bitcast float* %320 to i8*, !dbg !129
	%323 = call i8* @gpuc_peer_thread(i8* %322, i32 %319), !dbg !129
	%324 = bitcast i8* %323 to float*, !dbg !129
	%325 = icmp eq float* %324, null, !dbg !129
	%326 = select i1 %325, i64 0, i64 %p3, !dbg !129
	%327 = addrspacecast float* %324 to float addrspace(1)*, !dbg !130
	%328 = getelementptr inbounds float, float addrspace(1)* %327, i64 %316, !dbg !130
	%329 = icmp uge i64 %316, %326, !dbg !130
	br i1 %329, label %b50_fail2, label %b50_ok2, !dbg !130, !prof !16

b50_ok2:
	%330 = load float, float addrspace(1)* %328, align 4, !dbg !130
	%331 = fadd float %317, %330, !dbg !131
	%332 = add i64 %318, 1, !dbg !131
	%333 = icmp slt i64 %332, %120, !dbg !131
	br i1 %333, label %b50, label %b51, !dbg !131

b51:
	%334 = getelementptr inbounds float, float addrspace(1)* %0, i64 %316, !dbg !132
	%335 = icmp uge i64 %316, %p1, !dbg !132
	br i1 %335, label %b51_fail1, label %b51_ok1, !dbg !132, !prof !16

b51_ok1:
	store float %331, float addrspace(1)* %334, align 4, !dbg !132
	%336 = add i64 %314, %82, !dbg !126
	br label %b48, !dbg !126

b52:
	call void @llvm.nvvm.barrier0(), !dbg !135
	%337 = sub i64 %82, 1, !dbg !136
	%338 = icmp ne i64 %78, %337, !dbg !137
	br i1 %338, label %b56, label %b53, !dbg !137

b53:
	%339 = mul i64 %19, %21, !dbg !138
	%340 = mul i64 %339, %23, !dbg !139
	%341 = icmp sgt i64 %340, 1, !dbg !140
	br i1 %341, label %b54, label %b55, !dbg !140

b54:
	%342 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !141
	%343 = icmp uge i64 1, %p10, !dbg !141
	br i1 %343, label %b54_fail1, label %b54_ok1, !dbg !141, !prof !16

b54_ok1:
	%344 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %342, i64 1) nounwind, !dbg !142
	%345 = sub i64 %340, 1, !dbg !143
	%346 = icmp ne i64 %344, %345, !dbg !145
	br i1 %346, label %b56, label %b55, !dbg !145

b55:
	%347 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !146
	%348 = icmp uge i64 1, %p10, !dbg !146
	br i1 %348, label %b55_fail1, label %b55_ok1, !dbg !146, !prof !16

b55_ok1:
	store i64 0, i64 addrspace(1)* %347, align 8, !dbg !146
	%349 = load i64, i64 addrspace(1)* %7, align 8, !dbg !147
	%350 = add i64 %349, 1, !dbg !148
	store i64 %350, i64 addrspace(1)* %7, align 8, !dbg !147
	br label %b56, !dbg !147

b56:
	ret void, !dbg !134

b57:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %144, i64 16), !dbg !75
	ret void, !dbg !75

b58:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %47, i64 4), !dbg !75
	ret void, !dbg !75

b59:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %65, i64 16), !dbg !51
	ret void, !dbg !51

b60:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %47, i64 4), !dbg !51
	ret void, !dbg !51

b61:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %56, i64 16), !dbg !49
	ret void, !dbg !49

b62:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %47, i64 4), !dbg !49
	ret void, !dbg !49

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p10), !dbg !15
	ret void, !dbg !15

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %14, i64 %p5), !dbg !27
	ret void, !dbg !27

b2_fail1:
	%351 = icmp ugt i64 %46, %p3, !dbg !48
	br i1 %351, label %b2_fail2, label %b2_ok2, !dbg !48

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %46, i64 %p3), !dbg !48
	ret void, !dbg !48

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %36, i64 %46), !dbg !48
	ret void, !dbg !48

b12_cold:
	%352 = phi i64 [ %359, %b13_cold_ok1 ], [ %78, %b9 ], !dbg !58
	%353 = icmp slt i64 %352, %107, !dbg !58
	br i1 %353, label %b13_cold, label %b14, !dbg !58

b13_cold:
	%354 = add i64 %46, %352, !dbg !60
	%355 = getelementptr inbounds float, float addrspace(1)* %1, i64 %354, !dbg !61
	%356 = icmp uge i64 %354, %p3, !dbg !61
	br i1 %356, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !61, !prof !16

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %354, i64 %p3), !dbg !61
	ret void, !dbg !61

b13_cold_ok1:
	%357 = load float, float addrspace(1)* %355, align 4, !dbg !61
	%358 = getelementptr inbounds float, float addrspace(1)* %15, i64 %354, !dbg !62
	store float %357, float addrspace(1)* %358, align 4, !dbg !62
	%359 = add i64 %352, %82, !dbg !58
	br label %b12_cold, !dbg !58

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %122, i64 %p7), !dbg !67
	ret void, !dbg !67

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %133, i64 %p7), !dbg !71
	ret void, !dbg !71

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %46, i64 %p1), !dbg !74
	ret void, !dbg !74

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %148, i64 %170), !dbg !84
	ret void, !dbg !84

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %148, i64 %200), !dbg !89
	ret void, !dbg !89

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %148, i64 %234), !dbg !95
	ret void, !dbg !95

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %148, i64 %268), !dbg !101
	ret void, !dbg !101

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %318, i64 %120), !dbg !129
	ret void, !dbg !129

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %316, i64 %326), !dbg !130
	ret void, !dbg !130

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %316, i64 %p1), !dbg !132
	ret void, !dbg !132

b54_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 1, i64 %p10), !dbg !141
	ret void, !dbg !141

b55_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 1, i64 %p10), !dbg !146
	ret void, !dbg !146
}

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !149 {
entry:
	br label %b0, !dbg !150

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !150
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !150
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !150
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !150
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !151
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !153
	%6 = sext i32 %5 to i64, !dbg !156
	%7 = sext i32 %4 to i64, !dbg !157
	%8 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !155
	%9 = icmp uge i64 0, %p8, !dbg !155
	br i1 %9, label %b0_fail1, label %b0_ok1, !dbg !155, !prof !16

b0_ok1:
	%10 = load i64, i64 addrspace(1)* %8, align 8, !dbg !155
	%11 = add i64 %10, 1, !dbg !158
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160, !range !17
	%13 = sext i32 %12 to i64, !dbg !160
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !160, !range !19
	%15 = sext i32 %14 to i64, !dbg !160
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !160, !range !19
	%17 = sext i32 %16 to i64, !dbg !160
	%18 = mul i64 %13, %7, !dbg !161
	call void @gpuc_fence_block(), !dbg !162
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !163, !range !18
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !163, !range !18
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !163, !range !20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !163, !range !53
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !163, !range !53
	%24 = mul i32 %23, %21, !dbg !163
	%25 = add i32 %20, %24, !dbg !163
	%26 = mul i32 %22, %25, !dbg !163
	%27 = add i32 %19, %26, !dbg !163
	%28 = sext i32 %27 to i64, !dbg !163
	%29 = mul i32 %22, %23, !dbg !163
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !163, !range !54
	%31 = mul i32 %29, %30, !dbg !163
	%32 = sext i32 %31 to i64, !dbg !163
	%33 = add i64 %18, %6, !dbg !164
	br label %b1, !dbg !163

b1:
	%34 = phi i64 [ %28, %b0_ok1 ], [ %41, %b2_ok1 ], !dbg !163
	%35 = icmp slt i64 %34, %7, !dbg !163
	br i1 %35, label %b2, label %b3, !dbg !163

b2:
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %33, !dbg !165
	%37 = trunc i64 %34 to i32, !dbg !166
	%38 = addrspacecast i64 addrspace(1)* %36 to i64*, !dbg !166
	%39 = icmp uge i64 %33, %p5, !dbg !165
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !165, !prof !16

b2_ok1:
	%40 = bitcast i64* %38 to i8*, !dbg !166
	call void @gpuc_signal_op_thread(i8* %40, i64 %11, i32 9, i32 %37), !dbg !166
	%41 = add i64 %34, %32, !dbg !163
	br label %b1, !dbg !163

b3:
	%42 = phi i64 [ %50, %b4_ok1 ], [ %28, %b1 ], !dbg !167
	%43 = icmp slt i64 %42, %7, !dbg !167
	br i1 %43, label %b4, label %b5, !dbg !167

b4:
	%44 = add i64 %18, %42, !dbg !168
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %44, !dbg !169
	%46 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !170
	%47 = icmp uge i64 %44, %p5, !dbg !169
	br i1 %47, label %b4_fail1, label %b4_ok1, !dbg !169, !prof !16

b4_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !170
	%49 = call i64 @gpuc_signal_wait_until_thread(i8* %48, i32 5, i64 %11, i32 1, i8* %ctrl, i32 9), !dbg !170
	%50 = add i64 %42, %32, !dbg !167
	br label %b3, !dbg !167

b5:
	call void @llvm.nvvm.barrier0(), !dbg !171
	%51 = sdiv i64 %p3, 4, !dbg !172
	%52 = mul i64 %51, %6, !dbg !173
	%53 = icmp eq i64 %7, -1, !dbg !174
	%54 = select i1 %53, i64 1, i64 %7, !dbg !174
	%55 = sdiv i64 %52, %54, !dbg !174
	%56 = sub i64 0, %52, !dbg !174
	%57 = select i1 %53, i64 %56, i64 %55, !dbg !174
	%58 = mul i64 %57, 4, !dbg !175
	%59 = add i64 %6, 1, !dbg !176
	%60 = mul i64 %51, %59, !dbg !177
	%61 = icmp eq i64 %7, -1, !dbg !178
	%62 = select i1 %61, i64 1, i64 %7, !dbg !178
	%63 = sdiv i64 %60, %62, !dbg !178
	%64 = sub i64 0, %60, !dbg !178
	%65 = select i1 %61, i64 %64, i64 %63, !dbg !178
	%66 = mul i64 %65, 4, !dbg !179
	%67 = sub i64 %66, %58, !dbg !180
	%68 = getelementptr inbounds float, float addrspace(1)* %1, i64 %58, !dbg !180
	%69 = getelementptr inbounds float, float addrspace(1)* %0, i64 %58, !dbg !181
	%70 = icmp ugt i64 %66, %p3, !dbg !180
	%71 = icmp ugt i64 %58, %66, !dbg !180
	%72 = icmp ugt i64 %66, %p1, !dbg !181
	%73 = or i1 %70, %71, !dbg !181
	%74 = or i1 %73, %72, !dbg !181
	br i1 %74, label %b5_fail1, label %b5_ok1, !dbg !181, !prof !16

b5_ok1:
	%75 = sdiv i64 %67, 4, !dbg !182
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !183, !range !30
	%77 = sext i32 %76 to i64, !dbg !183
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !183, !range !31
	%79 = sext i32 %78 to i64, !dbg !183
	%80 = mul i64 %79, %17, !dbg !183
	%81 = add i64 %15, %80, !dbg !183
	%82 = mul i64 %77, %81, !dbg !183
	%83 = add i64 %13, %82, !dbg !183
	%84 = mul i64 %83, %32, !dbg !183
	%85 = add i64 %84, %28, !dbg !183
	%86 = mul i64 %77, %79, !dbg !183
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !183, !range !31
	%88 = sext i32 %87 to i64, !dbg !183
	%89 = mul i64 %86, %88, !dbg !183
	%90 = mul i64 %89, %32, !dbg !183
	br label %b6, !dbg !183

b6:
	%91 = phi i64 [ %85, %b5_ok1 ], [ %277, %b34 ], !dbg !183
	%92 = icmp slt i64 %91, %75, !dbg !183
	br i1 %92, label %b7, label %b37, !dbg !183

b7:
	%93 = phi float [ %241, %b28 ], [ 0.000000e+00, %b6 ], !dbg !185
	%94 = phi float [ %242, %b28 ], [ 0.000000e+00, %b6 ], !dbg !185
	%95 = phi float [ %243, %b28 ], [ 0.000000e+00, %b6 ], !dbg !185
	%96 = phi float [ %244, %b28 ], [ 0.000000e+00, %b6 ], !dbg !185
	%97 = phi i64 [ %245, %b28 ], [ 0, %b6 ], !dbg !186
	%98 = icmp slt i64 %97, %7, !dbg !187
	br i1 %98, label %b8, label %b31, !dbg !187

b8:
	%99 = trunc i64 %97 to i32, !dbg !188
	%100 = addrspacecast float addrspace(1)* %68 to float*, !dbg !188
	%101 = bitcast float* %100 to i8*, !dbg !188
	%102 = call i8* @gpuc_peer_thread(i8* %101, i32 %99), !dbg !188
	%103 = bitcast i8* %102 to float*, !dbg !188
	%104 = icmp eq float* %103, null, !dbg !188
	%105 = select i1 %104, i64 0, i64 %67, !dbg !188
	%106 = and i64 %105, 3, !dbg !189
	%107 = icmp eq i64 %106, 0, !dbg !189
	br i1 %107, label %b9, label %b30, !dbg !189

b9:
	%108 = ptrtoint float* %103 to i64, !dbg !189
	%109 = and i64 %108, 15, !dbg !189
	%110 = icmp eq i64 %109, 0, !dbg !189
	%111 = icmp eq i64 %105, 0, !dbg !189
	%112 = or i1 %110, %111, !dbg !189
	br i1 %112, label %b10, label %b29, !dbg !189

b10:
	%113 = ashr i64 %105, 2, !dbg !189
	%114 = addrspacecast float* %103 to { float, float, float, float } addrspace(1)*, !dbg !189
	%115 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %114, i64 %91, !dbg !190
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 0, !dbg !190
	%117 = icmp uge i64 %91, %113, !dbg !190
	br i1 %117, label %b10_fail1, label %b10_ok1, !dbg !190, !prof !16

b10_ok1:
	%118 = bitcast { float, float, float, float } addrspace(1)* %115 to <4 x float> addrspace(1)*, !dbg !190
	%119 = load <4 x float>, <4 x float> addrspace(1)* %118, align 16, !dbg !190
	%120 = extractelement <4 x float> %119, i32 0, !dbg !190
	%121 = extractelement <4 x float> %119, i32 1, !dbg !190
	%122 = extractelement <4 x float> %119, i32 2, !dbg !190
	%123 = extractelement <4 x float> %119, i32 3, !dbg !190
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 1, !dbg !190
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 2, !dbg !190
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 3, !dbg !190
	%127 = add i64 %97, 1, !dbg !191
	%128 = icmp slt i64 %127, %7, !dbg !192
	br i1 %128, label %b11, label %b16, !dbg !192

b11:
	%129 = trunc i64 %127 to i32, !dbg !193
	%130 = addrspacecast float addrspace(1)* %68 to float*, !dbg !193
	%131 = bitcast float* %130 to i8*, !dbg !193
	%132 = call i8* @gpuc_peer_thread(i8* %131, i32 %129), !dbg !193
	%133 = bitcast i8* %132 to float*, !dbg !193
	%134 = icmp eq float* %133, null, !dbg !193
	%135 = select i1 %134, i64 0, i64 %67, !dbg !193
	%136 = and i64 %135, 3, !dbg !194
	%137 = icmp eq i64 %136, 0, !dbg !194
	br i1 %137, label %b12, label %b15, !dbg !194

b12:
	%138 = ptrtoint float* %133 to i64, !dbg !194
	%139 = and i64 %138, 15, !dbg !194
	%140 = icmp eq i64 %139, 0, !dbg !194
	%141 = icmp eq i64 %135, 0, !dbg !194
	%142 = or i1 %140, %141, !dbg !194
	br i1 %142, label %b13, label %b14, !dbg !194

b13:
	%143 = ashr i64 %135, 2, !dbg !194
	%144 = addrspacecast float* %133 to { float, float, float, float } addrspace(1)*, !dbg !194
	%145 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %144, i64 %91, !dbg !195
	%146 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 0, !dbg !195
	%147 = icmp uge i64 %91, %143, !dbg !195
	br i1 %147, label %b13_fail1, label %b13_ok1, !dbg !195, !prof !16

b13_ok1:
	%148 = bitcast { float, float, float, float } addrspace(1)* %145 to <4 x float> addrspace(1)*, !dbg !195
	%149 = load <4 x float>, <4 x float> addrspace(1)* %148, align 16, !dbg !195
	%150 = extractelement <4 x float> %149, i32 0, !dbg !195
	%151 = extractelement <4 x float> %149, i32 1, !dbg !195
	%152 = extractelement <4 x float> %149, i32 2, !dbg !195
	%153 = extractelement <4 x float> %149, i32 3, !dbg !195
	%154 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 1, !dbg !195
	%155 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 2, !dbg !195
	%156 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 3, !dbg !195
	br label %b16, !dbg !195

b14:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %139, i64 16), !dbg !194
	ret void, !dbg !194

b15:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %135, i64 4), !dbg !194
	ret void, !dbg !194

b16:
	%157 = phi float [ 0.000000e+00, %b10_ok1 ], [ %150, %b13_ok1 ], !dbg !196
	%158 = phi float [ 0.000000e+00, %b10_ok1 ], [ %151, %b13_ok1 ], !dbg !196
	%159 = phi float [ 0.000000e+00, %b10_ok1 ], [ %152, %b13_ok1 ], !dbg !196
	%160 = phi float [ 0.000000e+00, %b10_ok1 ], [ %153, %b13_ok1 ], !dbg !196
	%161 = add i64 %97, 2, !dbg !197
	%162 = icmp slt i64 %161, %7, !dbg !198
	br i1 %162, label %b17, label %b22, !dbg !198

b17:
	%163 = trunc i64 %161 to i32, !dbg !199
	%164 = addrspacecast float addrspace(1)* %68 to float*, !dbg !199
	%165 = bitcast float* %164 to i8*, !dbg !199
	%166 = call i8* @gpuc_peer_thread(i8* %165, i32 %163), !dbg !199
	%167 = bitcast i8* %166 to float*, !dbg !199
	%168 = icmp eq float* %167, null, !dbg !199
	%169 = select i1 %168, i64 0, i64 %67, !dbg !199
	%170 = and i64 %169, 3, !dbg !200
	%171 = icmp eq i64 %170, 0, !dbg !200
	br i1 %171, label %b18, label %b21, !dbg !200

b18:
	%172 = ptrtoint float* %167 to i64, !dbg !200
	%173 = and i64 %172, 15, !dbg !200
	%174 = icmp eq i64 %173, 0, !dbg !200
	%175 = icmp eq i64 %169, 0, !dbg !200
	%176 = or i1 %174, %175, !dbg !200
	br i1 %176, label %b19, label %b20, !dbg !200

b19:
	%177 = ashr i64 %169, 2, !dbg !200
	%178 = addrspacecast float* %167 to { float, float, float, float } addrspace(1)*, !dbg !200
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %178, i64 %91, !dbg !201
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 0, !dbg !201
	%181 = icmp uge i64 %91, %177, !dbg !201
	br i1 %181, label %b19_fail1, label %b19_ok1, !dbg !201, !prof !16

b19_ok1:
	%182 = bitcast { float, float, float, float } addrspace(1)* %179 to <4 x float> addrspace(1)*, !dbg !201
	%183 = load <4 x float>, <4 x float> addrspace(1)* %182, align 16, !dbg !201
	%184 = extractelement <4 x float> %183, i32 0, !dbg !201
	%185 = extractelement <4 x float> %183, i32 1, !dbg !201
	%186 = extractelement <4 x float> %183, i32 2, !dbg !201
	%187 = extractelement <4 x float> %183, i32 3, !dbg !201
	%188 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 1, !dbg !201
	%189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 2, !dbg !201
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 3, !dbg !201
	br label %b22, !dbg !201

b20:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %173, i64 16), !dbg !200
	ret void, !dbg !200

b21:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %169, i64 4), !dbg !200
	ret void, !dbg !200

b22:
	%191 = phi float [ 0.000000e+00, %b16 ], [ %184, %b19_ok1 ], !dbg !202
	%192 = phi float [ 0.000000e+00, %b16 ], [ %185, %b19_ok1 ], !dbg !202
	%193 = phi float [ 0.000000e+00, %b16 ], [ %186, %b19_ok1 ], !dbg !202
	%194 = phi float [ 0.000000e+00, %b16 ], [ %187, %b19_ok1 ], !dbg !202
	%195 = add i64 %97, 3, !dbg !203
	%196 = icmp slt i64 %195, %7, !dbg !204
	br i1 %196, label %b23, label %b28, !dbg !204

b23:
	%197 = trunc i64 %195 to i32, !dbg !205
	%198 = addrspacecast float addrspace(1)* %68 to float*, !dbg !205
	%199 = bitcast float* %198 to i8*, !dbg !205
	%200 = call i8* @gpuc_peer_thread(i8* %199, i32 %197), !dbg !205
	%201 = bitcast i8* %200 to float*, !dbg !205
	%202 = icmp eq float* %201, null, !dbg !205
	%203 = select i1 %202, i64 0, i64 %67, !dbg !205
	%204 = and i64 %203, 3, !dbg !206
	%205 = icmp eq i64 %204, 0, !dbg !206
	br i1 %205, label %b24, label %b27, !dbg !206

b24:
	%206 = ptrtoint float* %201 to i64, !dbg !206
	%207 = and i64 %206, 15, !dbg !206
	%208 = icmp eq i64 %207, 0, !dbg !206
	%209 = icmp eq i64 %203, 0, !dbg !206
	%210 = or i1 %208, %209, !dbg !206
	br i1 %210, label %b25, label %b26, !dbg !206

b25:
	%211 = ashr i64 %203, 2, !dbg !206
	%212 = addrspacecast float* %201 to { float, float, float, float } addrspace(1)*, !dbg !206
	%213 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %212, i64 %91, !dbg !207
	%214 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 0, !dbg !207
	%215 = icmp uge i64 %91, %211, !dbg !207
	br i1 %215, label %b25_fail1, label %b25_ok1, !dbg !207, !prof !16

b25_ok1:
	%216 = bitcast { float, float, float, float } addrspace(1)* %213 to <4 x float> addrspace(1)*, !dbg !207
	%217 = load <4 x float>, <4 x float> addrspace(1)* %216, align 16, !dbg !207
	%218 = extractelement <4 x float> %217, i32 0, !dbg !207
	%219 = extractelement <4 x float> %217, i32 1, !dbg !207
	%220 = extractelement <4 x float> %217, i32 2, !dbg !207
	%221 = extractelement <4 x float> %217, i32 3, !dbg !207
	%222 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 1, !dbg !207
	%223 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 2, !dbg !207
	%224 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 3, !dbg !207
	br label %b28, !dbg !207

b26:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %207, i64 16), !dbg !206
	ret void, !dbg !206

b27:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %203, i64 4), !dbg !206
	ret void, !dbg !206

b28:
	%225 = phi float [ 0.000000e+00, %b22 ], [ %218, %b25_ok1 ], !dbg !208
	%226 = phi float [ 0.000000e+00, %b22 ], [ %219, %b25_ok1 ], !dbg !208
	%227 = phi float [ 0.000000e+00, %b22 ], [ %220, %b25_ok1 ], !dbg !208
	%228 = phi float [ 0.000000e+00, %b22 ], [ %221, %b25_ok1 ], !dbg !208
	%229 = fadd float %120, %157, !dbg !210
	%230 = fadd float %121, %158, !dbg !211
	%231 = fadd float %122, %159, !dbg !212
	%232 = fadd float %123, %160, !dbg !213
	%233 = fadd float %191, %225, !dbg !215
	%234 = fadd float %192, %226, !dbg !216
	%235 = fadd float %193, %227, !dbg !217
	%236 = fadd float %194, %228, !dbg !218
	%237 = fadd float %229, %233, !dbg !220
	%238 = fadd float %230, %234, !dbg !221
	%239 = fadd float %231, %235, !dbg !222
	%240 = fadd float %232, %236, !dbg !223
	%241 = fadd float %93, %237, !dbg !225
	%242 = fadd float %94, %238, !dbg !226
	%243 = fadd float %95, %239, !dbg !227
	%244 = fadd float %96, %240, !dbg !228
	%245 = add i64 %97, 4, !dbg !229
	br label %b7, !dbg !229

b29:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %109, i64 16), !dbg !189
	ret void, !dbg !189

b30:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %105, i64 4), !dbg !189
	ret void, !dbg !189

b31:
	%246 = phi i64 [ %275, %b33_ok1 ], [ 0, %b7 ], !dbg !230
	%247 = trunc i64 %246 to i32, !dbg !151
	%248 = addrspacecast float addrspace(1)* %69 to float*, !dbg !151
	%249 = icmp uge i64 %246, %7, !dbg !151
	br i1 %249, label %b31_fail1, label %b31_ok1, !dbg !151, !prof !16

b31_ok1:
	%250 = bitcast float* %248 to i8*, !dbg !151
	%251 = call i8* @gpuc_peer_thread(i8* %250, i32 %247), !dbg !151
	%252 = bitcast i8* %251 to float*, !dbg !151
	%253 = icmp eq float* %252, null, !dbg !151
	%254 = select i1 %253, i64 0, i64 %67, !dbg !151
	%255 = and i64 %254, 3, !dbg !231
	%256 = icmp eq i64 %255, 0, !dbg !231
	br i1 %256, label %b32, label %b36, !dbg !231

b32:
	%257 = ptrtoint float* %252 to i64, !dbg !231
	%258 = and i64 %257, 15, !dbg !231
	%259 = icmp eq i64 %258, 0, !dbg !231
	%260 = icmp eq i64 %254, 0, !dbg !231
	%261 = or i1 %259, %260, !dbg !231
	br i1 %261, label %b33, label %b35, !dbg !231

b33:
	%262 = ashr i64 %254, 2, !dbg !231
	%263 = addrspacecast float* %252 to { float, float, float, float } addrspace(1)*, !dbg !231
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %263, i64 %91, !dbg !232
	%265 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 0, !dbg !232
	%266 = icmp uge i64 %91, %262, !dbg !232
	br i1 %266, label %b33_fail1, label %b33_ok1, !dbg !232, !prof !16

b33_ok1:
	%267 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 1, !dbg !232
	%268 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 2, !dbg !232
	%269 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 3, !dbg !232
	%270 = bitcast { float, float, float, float } addrspace(1)* %264 to <4 x float> addrspace(1)*, !dbg !232
	%271 = insertelement <4 x float> undef, float %93, i32 0, !dbg !232
	%272 = insertelement <4 x float> %271, float %94, i32 1, !dbg !232
	%273 = insertelement <4 x float> %272, float %95, i32 2, !dbg !232
	%274 = insertelement <4 x float> %273, float %96, i32 3, !dbg !232
	store <4 x float> %274, <4 x float> addrspace(1)* %270, align 16, !dbg !232
	%275 = add i64 %246, 1, !dbg !232
	%276 = icmp slt i64 %275, %7, !dbg !232
	br i1 %276, label %b31, label %b34, !dbg !232

b34:
	%277 = add i64 %91, %90, !dbg !183
	br label %b6, !dbg !183

b35:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %258, i64 16), !dbg !231
	ret void, !dbg !231

b36:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %254, i64 4), !dbg !231
	ret void, !dbg !231

b37:
	%278 = sub i64 %7, 1, !dbg !233
	%279 = icmp eq i64 %6, %278, !dbg !234
	br i1 %279, label %b38, label %b44, !dbg !234

b38:
	%280 = mul i64 %51, 4, !dbg !235
	%281 = sub i64 %p3, %280, !dbg !236
	br label %b39, !dbg !237

b39:
	%282 = phi i64 [ %85, %b38 ], [ %316, %b43 ], !dbg !237
	%283 = icmp slt i64 %282, %281, !dbg !237
	br i1 %283, label %b40, label %b44, !dbg !237

b40:
	%284 = add i64 %66, %282, !dbg !238
	br label %b41, !dbg !239

b41:
	%285 = phi float [ %299, %b41_ok2 ], [ 0.000000e+00, %b40 ], !dbg !239
	%286 = phi i64 [ %300, %b41_ok2 ], [ 0, %b40 ], !dbg !239
	%287 = trunc i64 %286 to i32, !dbg !240
	%288 = addrspacecast float addrspace(1)* %1 to float*, !dbg !240
	%289 = icmp uge i64 %286, %7, !dbg !240
	br i1 %289, label %b41_fail1, label %b41_ok1, !dbg !240, !prof !16

b41_ok1:
	%290 = bitcast float* %288 to i8*, !dbg !240
	%291 = call i8* @gpuc_peer_thread(i8* %290, i32 %287), !dbg !240
	%292 = bitcast i8* %291 to float*, !dbg !240
	%293 = icmp eq float* %292, null, !dbg !240
	%294 = select i1 %293, i64 0, i64 %p3, !dbg !240
	%295 = addrspacecast float* %292 to float addrspace(1)*, !dbg !241
	%296 = getelementptr inbounds float, float addrspace(1)* %295, i64 %284, !dbg !241
	%297 = icmp uge i64 %284, %294, !dbg !241
	br i1 %297, label %b41_fail2, label %b41_ok2, !dbg !241, !prof !16

b41_ok2:
	%298 = load float, float addrspace(1)* %296, align 4, !dbg !241
	%299 = fadd float %285, %298, !dbg !242
	%300 = add i64 %286, 1, !dbg !242
	%301 = icmp slt i64 %300, %7, !dbg !242
	br i1 %301, label %b41, label %b42, !dbg !242

b42:
	%302 = phi i64 [ %314, %b42_ok2 ], [ 0, %b41_ok2 ], !dbg !243
	%303 = trunc i64 %302 to i32, !dbg !244
	%304 = addrspacecast float addrspace(1)* %0 to float*, !dbg !244
	%305 = icmp uge i64 %302, %7, !dbg !244
	br i1 %305, label %b42_fail1, label %b42_ok1, !dbg !244, !prof !16

b42_ok1:
	%306 = bitcast float* %304 to i8*, !dbg !244
	%307 = call i8* @gpuc_peer_thread(i8* %306, i32 %303), !dbg !244
	%308 = bitcast i8* %307 to float*, !dbg !244
	%309 = icmp eq float* %308, null, !dbg !244
	%310 = select i1 %309, i64 0, i64 %p1, !dbg !244
	%311 = addrspacecast float* %308 to float addrspace(1)*, !dbg !245
	%312 = getelementptr inbounds float, float addrspace(1)* %311, i64 %284, !dbg !245
	%313 = icmp uge i64 %284, %310, !dbg !245
	br i1 %313, label %b42_fail2, label %b42_ok2, !dbg !245, !prof !16

b42_ok2:
	store float %299, float addrspace(1)* %312, align 4, !dbg !245
	%314 = add i64 %302, 1, !dbg !245
	%315 = icmp slt i64 %314, %7, !dbg !245
	br i1 %315, label %b42, label %b43, !dbg !245

b43:
	%316 = add i64 %282, %90, !dbg !237
	br label %b39, !dbg !237

b44:
	%317 = add i64 %p6, %13, !dbg !246
	%318 = mul i64 %317, %7, !dbg !247
	call void @gpuc_fence_block(), !dbg !248
	%319 = add i64 %318, %6, !dbg !249
	br label %b45, !dbg !250

b45:
	%320 = phi i64 [ %28, %b44 ], [ %327, %b46_ok1 ], !dbg !250
	%321 = icmp slt i64 %320, %7, !dbg !250
	br i1 %321, label %b46, label %b47, !dbg !250

b46:
	%322 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %319, !dbg !251
	%323 = trunc i64 %320 to i32, !dbg !252
	%324 = addrspacecast i64 addrspace(1)* %322 to i64*, !dbg !252
	%325 = icmp uge i64 %319, %p5, !dbg !251
	br i1 %325, label %b46_fail1, label %b46_ok1, !dbg !251, !prof !16

b46_ok1:
	%326 = bitcast i64* %324 to i8*, !dbg !252
	call void @gpuc_signal_op_thread(i8* %326, i64 %11, i32 9, i32 %323), !dbg !252
	%327 = add i64 %320, %32, !dbg !250
	br label %b45, !dbg !250

b47:
	%328 = phi i64 [ %336, %b48_ok1 ], [ %28, %b45 ], !dbg !253
	%329 = icmp slt i64 %328, %7, !dbg !253
	br i1 %329, label %b48, label %b49, !dbg !253

b48:
	%330 = add i64 %318, %328, !dbg !254
	%331 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %330, !dbg !255
	%332 = addrspacecast i64 addrspace(1)* %331 to i64*, !dbg !256
	%333 = icmp uge i64 %330, %p5, !dbg !255
	br i1 %333, label %b48_fail1, label %b48_ok1, !dbg !255, !prof !16

b48_ok1:
	%334 = bitcast i64* %332 to i8*, !dbg !256
	%335 = call i64 @gpuc_signal_wait_until_thread(i8* %334, i32 5, i64 %11, i32 1, i8* %ctrl, i32 9), !dbg !256
	%336 = add i64 %328, %32, !dbg !253
	br label %b47, !dbg !253

b49:
	call void @llvm.nvvm.barrier0(), !dbg !257
	call void @llvm.nvvm.barrier0(), !dbg !259
	%337 = sub i64 %32, 1, !dbg !260
	%338 = icmp ne i64 %28, %337, !dbg !261
	br i1 %338, label %b53, label %b50, !dbg !261

b50:
	%339 = icmp sgt i64 %89, 1, !dbg !262
	br i1 %339, label %b51, label %b52, !dbg !262

b51:
	%340 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !263
	%341 = icmp uge i64 1, %p8, !dbg !263
	br i1 %341, label %b51_fail1, label %b51_ok1, !dbg !263, !prof !16

b51_ok1:
	%342 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %340, i64 1) nounwind, !dbg !264
	%343 = sub i64 %89, 1, !dbg !265
	%344 = icmp ne i64 %342, %343, !dbg !267
	br i1 %344, label %b53, label %b52, !dbg !267

b52:
	%345 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !268
	%346 = icmp uge i64 1, %p8, !dbg !268
	br i1 %346, label %b52_fail1, label %b52_ok1, !dbg !268, !prof !16

b52_ok1:
	store i64 0, i64 addrspace(1)* %345, align 8, !dbg !268
	%347 = load i64, i64 addrspace(1)* %8, align 8, !dbg !269
	%348 = add i64 %347, 1, !dbg !270
	store i64 %348, i64 addrspace(1)* %8, align 8, !dbg !269
	br label %b53, !dbg !269

b53:
	ret void, !dbg !258

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p8), !dbg !155
	ret void, !dbg !155

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %33, i64 %p5), !dbg !165
	ret void, !dbg !165

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %44, i64 %p5), !dbg !169
	ret void, !dbg !169

b5_fail1:
	%349 = icmp ugt i64 %66, %p3, !dbg !180
	br i1 %349, label %b5_fail2, label %b5_ok2, !dbg !180

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %66, i64 %p3), !dbg !180
	ret void, !dbg !180

b5_ok2:
	%350 = icmp ugt i64 %58, %66, !dbg !180
	br i1 %350, label %b5_fail3, label %b5_ok3, !dbg !180

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %58, i64 %66), !dbg !180
	ret void, !dbg !180

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %66, i64 %p1), !dbg !181
	ret void, !dbg !181

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %91, i64 %113), !dbg !190
	ret void, !dbg !190

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %91, i64 %143), !dbg !195
	ret void, !dbg !195

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %91, i64 %177), !dbg !201
	ret void, !dbg !201

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %91, i64 %211), !dbg !207
	ret void, !dbg !207

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %246, i64 %7), !dbg !151
	ret void, !dbg !151

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %91, i64 %262), !dbg !232
	ret void, !dbg !232

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %286, i64 %7), !dbg !240
	ret void, !dbg !240

b41_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %284, i64 %294), !dbg !241
	ret void, !dbg !241

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %302, i64 %7), !dbg !244
	ret void, !dbg !244

b42_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %284, i64 %310), !dbg !245
	ret void, !dbg !245

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %319, i64 %p5), !dbg !251
	ret void, !dbg !251

b48_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %330, i64 %p5), !dbg !255
	ret void, !dbg !255

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 1, i64 %p8), !dbg !263
	ret void, !dbg !263

b52_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 1, i64 %p8), !dbg !268
	ret void, !dbg !268
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !271 {
entry:
	br label %b0, !dbg !272

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !272
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !273
	%2 = sext i32 %1 to i64, !dbg !274
	br label %b1, !dbg !274

b1:
	%3 = phi float [ 1.000000e+00, %b0 ], [ %14, %b3 ], !dbg !275
	%4 = phi i64 [ 0, %b0 ], [ %15, %b3 ], !dbg !275
	%5 = trunc i64 %4 to i32, !dbg !273
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !273
	%7 = icmp uge i64 %4, %2, !dbg !273
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !273, !prof !16

b1_ok1:
	%8 = bitcast float* %6 to i8*, !dbg !273
	%9 = call i8* @gpuc_peer_thread(i8* %8, i32 %5), !dbg !273
	%10 = bitcast i8* %9 to float*, !dbg !273
	%11 = icmp eq float* %10, null, !dbg !273
	%12 = select i1 %11, i64 0, i64 %p1, !dbg !273
	%13 = icmp eq i64 %12, 0, !dbg !276
	br i1 %13, label %b2, label %b3, !dbg !276

b2:
	br label %b3, !dbg !276

b3:
	%14 = phi float [ %3, %b1_ok1 ], [ 0.000000e+00, %b2 ], !dbg !275
	%15 = add i64 %4, 1, !dbg !275
	%16 = icmp slt i64 %15, %2, !dbg !275
	br i1 %16, label %b1, label %b4, !dbg !275

b4:
	%17 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !277
	%18 = icmp uge i64 0, %p1, !dbg !277
	br i1 %18, label %b4_fail1, label %b4_ok1, !dbg !277, !prof !16

b4_ok1:
	store float %14, float addrspace(1)* %17, align 4, !dbg !277
	ret void, !dbg !277

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %4, i64 %2), !dbg !273
	ret void, !dbg !273

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 0, i64 %p1), !dbg !277
	ret void, !dbg !277
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !279 {
entry:
	br label %b0, !dbg !280

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !280
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !280
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !280
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !280
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !280
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !281
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !282
	%7 = sext i32 %5 to i64, !dbg !283
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !284, !range !17
	%9 = sext i32 %8 to i64, !dbg !284
	%10 = sub i64 %7, 1, !dbg !285
	%11 = mul i64 %9, %10, !dbg !286
	%12 = mul i64 %11, %p8, !dbg !287
	%13 = add i64 %9, 1, !dbg !288
	%14 = mul i64 %13, %10, !dbg !289
	%15 = mul i64 %14, %p8, !dbg !290
	%16 = sext i32 %6 to i64, !dbg !282
	%17 = add i64 %16, 1, !dbg !292
	%18 = icmp ugt i64 %15, %p5, !dbg !291
	%19 = icmp ugt i64 %12, %15, !dbg !291
	%20 = or i1 %18, %19, !dbg !291
	br i1 %20, label %b0_fail1, label %b0_ok1, !dbg !291, !prof !16

b0_ok1:
	%21 = icmp eq i64 %7, -1, !dbg !293
	%22 = select i1 %21, i64 1, i64 %7, !dbg !293
	%23 = srem i64 %17, %22, !dbg !293
	%24 = sub i64 %15, %12, !dbg !291
	%25 = getelementptr inbounds float, float addrspace(1)* %2, i64 %12, !dbg !291
	%26 = mul i64 %9, 2, !dbg !294
	%27 = mul i64 %26, %10, !dbg !295
	%28 = icmp slt i64 0, %p11, !dbg !295
	br i1 %28, label %b1, label %b32, !dbg !295

b1:
	%29 = icmp slt i64 0, %10, !dbg !296
	%30 = mul i64 %10, 2, !dbg !297
	%31 = add i64 %27, %30, !dbg !298
	%32 = sub i64 %31, 1, !dbg !299
	%33 = trunc i64 %23 to i32, !dbg !300
	%34 = icmp eq i64 %10, 0, !dbg !303
	%35 = add i64 %27, %7, !dbg !304
	%36 = sub i64 %35, 2, !dbg !305
	%37 = sub i64 %35, 1, !dbg !306
	%38 = add i64 %27, %10, !dbg !307
	%39 = sub i64 %38, 1, !dbg !308
	%40 = sub i64 %10, 1, !dbg !309
	%41 = mul i64 %40, %p8, !dbg !310
	%42 = sub i64 %24, %41, !dbg !311
	br label %b2, !dbg !295

b2:
	%43 = phi i64 [ %288, %b31 ], [ 0, %b1 ], !dbg !295
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !313
	%45 = icmp uge i64 0, %p10, !dbg !313
	br i1 %45, label %b2_fail1, label %b2_ok1, !dbg !313, !prof !16

b2_ok1:
	%46 = load i64, i64 addrspace(1)* %44, align 8, !dbg !313
	%47 = add i64 %46, 1, !dbg !314
	%48 = add i64 %47, %43, !dbg !316
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !317, !range !30
	%50 = sext i32 %49 to i64, !dbg !317
	%51 = mul i64 %43, %50, !dbg !318
	%52 = add i64 %51, %9, !dbg !319
	%53 = mul i64 %52, %7, !dbg !320
	%54 = mul i64 %53, %p8, !dbg !321
	br i1 %29, label %b3, label %b13, !dbg !296

b3:
	%55 = phi i64 [ %157, %b12_ok1 ], [ 0, %b2_ok1 ], !dbg !296
	%56 = sub i64 %16, %55, !dbg !322
	%57 = add i64 %56, %7, !dbg !323
	%58 = icmp eq i64 %7, -1, !dbg !324
	%59 = select i1 %58, i64 1, i64 %7, !dbg !324
	%60 = srem i64 %57, %59, !dbg !324
	%61 = mul i64 %60, %p8, !dbg !327
	%62 = add i64 %54, %61, !dbg !328
	%63 = icmp slt i64 %62, %p1, !dbg !329
	%64 = select i1 %63, i64 %62, i64 %p1, !dbg !329
	%65 = add i64 %64, %p8, !dbg !330
	%66 = icmp slt i64 %65, %p1, !dbg !331
	%67 = select i1 %66, i64 %65, i64 %p1, !dbg !331
	%68 = sub i64 %67, %64, !dbg !332
	%69 = getelementptr inbounds float, float addrspace(1)* %0, i64 %64, !dbg !332
	%70 = getelementptr inbounds float, float addrspace(1)* %1, i64 %64, !dbg !333
	%71 = icmp eq i64 %55, 0, !dbg !335
	%72 = icmp ugt i64 %67, %p1, !dbg !332
	%73 = icmp ugt i64 %64, %67, !dbg !332
	%74 = icmp ugt i64 %67, %p3, !dbg !333
	%75 = or i1 %72, %73, !dbg !333
	%76 = or i1 %75, %74, !dbg !333
	br i1 %76, label %b3_fail1, label %b3_ok1, !dbg !333, !prof !16

b3_ok1:
	br i1 %71, label %b4, label %b7, !dbg !335

b4:
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !336, !range !18
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !336, !range !18
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !336, !range !20
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !336, !range !53
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !336, !range !53
	%82 = mul i32 %81, %79, !dbg !336
	%83 = add i32 %78, %82, !dbg !336
	%84 = mul i32 %80, %83, !dbg !336
	%85 = add i32 %77, %84, !dbg !336
	%86 = sext i32 %85 to i64, !dbg !336
	%87 = mul i32 %80, %81, !dbg !336
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !336, !range !54
	%89 = mul i32 %87, %88, !dbg !336
	%90 = sext i32 %89 to i64, !dbg !336
	br label %b5, !dbg !336

b5:
	%91 = phi i64 [ %86, %b4 ], [ %96, %b6 ], !dbg !336
	%92 = icmp slt i64 %91, %68, !dbg !336
	br i1 %92, label %b6, label %b12, !dbg !336

b6:
	%93 = getelementptr inbounds float, float addrspace(1)* %70, i64 %91, !dbg !337
	%94 = load float, float addrspace(1)* %93, align 4, !dbg !337
	%95 = getelementptr inbounds float, float addrspace(1)* %69, i64 %91, !dbg !338
	store float %94, float addrspace(1)* %95, align 4, !dbg !338
	%96 = add i64 %91, %90, !dbg !336
	br label %b5, !dbg !336

b7:
	%97 = add i64 %27, %55, !dbg !339
	%98 = sub i64 %97, 1, !dbg !340
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %98, !dbg !341
	%100 = icmp uge i64 %98, %p7, !dbg !341
	br i1 %100, label %b7_fail1, label %b7_ok1, !dbg !341, !prof !16

b7_ok1:
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !344, !range !18
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !344, !range !18
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !344, !range !20
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !344, !range !53
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !344, !range !53
	%106 = mul i32 %105, %103, !dbg !344
	%107 = add i32 %102, %106, !dbg !344
	%108 = mul i32 %104, %107, !dbg !344
	%109 = add i32 %101, %108, !dbg !344
	%110 = sext i32 %109 to i64, !dbg !344
	%111 = icmp eq i64 %110, 0, !dbg !345
	br i1 %111, label %b8, label %b9, !dbg !345

b8:
	%112 = addrspacecast i64 addrspace(1)* %99 to i64*, !dbg !346
	%113 = icmp eq i64 addrspace(1)* %99, null, !dbg !346
	br i1 %113, label %b8_fail1, label %b8_ok1, !dbg !346, !prof !16

b8_ok1:
	%114 = bitcast i64* %112 to i8*, !dbg !346
	%115 = call i64 @gpuc_signal_wait_until_thread(i8* %114, i32 5, i64 %48, i32 1, i8* %ctrl, i32 48), !dbg !346
	br label %b9, !dbg !346

b9:
	call void @llvm.nvvm.barrier0(), !dbg !347
	%116 = sub i64 %55, 1, !dbg !348
	%117 = mul i64 %116, %p8, !dbg !349
	%118 = sub i64 %24, %117, !dbg !350
	%119 = getelementptr inbounds float, float addrspace(1)* %25, i64 %117, !dbg !350
	%120 = mul i32 %104, %105, !dbg !352
	%121 = icmp ugt i64 %117, %24, !dbg !350
	%122 = icmp ugt i64 %68, %118, !dbg !351
	%123 = or i1 %121, %122, !dbg !351
	br i1 %123, label %b9_fail1, label %b9_ok1, !dbg !351, !prof !16

b9_ok1:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !352, !range !54
	%125 = mul i32 %120, %124, !dbg !352
	%126 = sext i32 %125 to i64, !dbg !352
	br label %b10, !dbg !352

b10:
	%127 = phi i64 [ %110, %b9_ok1 ], [ %135, %b11 ], !dbg !352
	%128 = icmp slt i64 %127, %68, !dbg !352
	br i1 %128, label %b11, label %b12, !dbg !352

b11:
	%129 = getelementptr inbounds float, float addrspace(1)* %119, i64 %127, !dbg !353
	%130 = load float, float addrspace(1)* %129, align 4, !dbg !353
	%131 = getelementptr inbounds float, float addrspace(1)* %70, i64 %127, !dbg !354
	%132 = load float, float addrspace(1)* %131, align 4, !dbg !354
	%133 = fadd float %130, %132, !dbg !355
	%134 = getelementptr inbounds float, float addrspace(1)* %69, i64 %127, !dbg !356
	store float %133, float addrspace(1)* %134, align 4, !dbg !356
	%135 = add i64 %127, %126, !dbg !352
	br label %b10, !dbg !352

b12:
	call void @llvm.nvvm.barrier0(), !dbg !357
	%136 = mul i64 %55, %p8, !dbg !358
	%137 = add i64 %136, %67, !dbg !359
	%138 = sub i64 %137, %64, !dbg !360
	%139 = sub i64 %138, %136, !dbg !361
	%140 = add i64 %27, %55, !dbg !362
	%141 = getelementptr inbounds float, float addrspace(1)* %25, i64 %136, !dbg !361
	%142 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %140, !dbg !363
	%143 = mul i64 %68, 4, !dbg !300
	%144 = addrspacecast float addrspace(1)* %141 to float*, !dbg !300
	%145 = addrspacecast float addrspace(1)* %69 to float*, !dbg !300
	%146 = addrspacecast i64 addrspace(1)* %142 to i64*, !dbg !300
	%147 = icmp ugt i64 %138, %24, !dbg !361
	%148 = icmp ugt i64 %136, %138, !dbg !361
	%149 = icmp uge i64 %140, %p7, !dbg !363
	%150 = icmp ne i64 %139, %68, !dbg !300
	%151 = or i1 %147, %148, !dbg !300
	%152 = or i1 %151, %149, !dbg !300
	%153 = or i1 %152, %150, !dbg !300
	br i1 %153, label %b12_fail1, label %b12_ok1, !dbg !300, !prof !16

b12_ok1:
	%154 = bitcast float* %144 to i8*, !dbg !300
	%155 = bitcast float* %145 to i8*, !dbg !300
	%156 = bitcast i64* %146 to i8*, !dbg !300
	call void @gpuc_put_signal_block(i8* %154, i8* %155, i64 %143, i8* %156, i64 %48, i32 9, i32 %33), !dbg !300
	%157 = add i64 %55, 1, !dbg !300
	%158 = icmp slt i64 %157, %10, !dbg !300
	br i1 %158, label %b3, label %b13, !dbg !300

b13:
	br i1 %29, label %b14, label %b29, !dbg !364

b14:
	%159 = phi i64 [ %269, %b28_ok1 ], [ 0, %b13 ], !dbg !364
	%160 = sub i64 %17, %159, !dbg !365
	%161 = add i64 %160, %7, !dbg !366
	%162 = icmp eq i64 %7, -1, !dbg !367
	%163 = select i1 %162, i64 1, i64 %7, !dbg !367
	%164 = srem i64 %161, %163, !dbg !367
	%165 = mul i64 %164, %p8, !dbg !369
	%166 = add i64 %54, %165, !dbg !370
	%167 = icmp slt i64 %166, %p1, !dbg !371
	%168 = select i1 %167, i64 %166, i64 %p1, !dbg !371
	%169 = add i64 %168, %p8, !dbg !372
	%170 = icmp slt i64 %169, %p1, !dbg !373
	%171 = select i1 %170, i64 %169, i64 %p1, !dbg !373
	%172 = icmp eq i64 %159, 0, !dbg !374
	br i1 %172, label %b15, label %b25, !dbg !374

b15:
	%173 = sub i64 %171, %168, !dbg !375
	%174 = getelementptr inbounds float, float addrspace(1)* %0, i64 %168, !dbg !375
	%175 = getelementptr inbounds float, float addrspace(1)* %1, i64 %168, !dbg !376
	%176 = icmp ugt i64 %171, %p1, !dbg !375
	%177 = icmp ugt i64 %168, %171, !dbg !375
	%178 = icmp ugt i64 %171, %p3, !dbg !376
	%179 = or i1 %176, %177, !dbg !376
	%180 = or i1 %179, %178, !dbg !376
	br i1 %180, label %b15_fail1, label %b15_ok1, !dbg !376, !prof !16

b15_ok1:
	br i1 %34, label %b16, label %b19, !dbg !303

b16:
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !377, !range !18
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !377, !range !18
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !377, !range !20
	%184 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !377, !range !53
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !377, !range !53
	%186 = mul i32 %185, %183, !dbg !377
	%187 = add i32 %182, %186, !dbg !377
	%188 = mul i32 %184, %187, !dbg !377
	%189 = add i32 %181, %188, !dbg !377
	%190 = sext i32 %189 to i64, !dbg !377
	%191 = mul i32 %184, %185, !dbg !377
	%192 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !377, !range !54
	%193 = mul i32 %191, %192, !dbg !377
	%194 = sext i32 %193 to i64, !dbg !377
	br label %b17, !dbg !377

b17:
	%195 = phi i64 [ %190, %b16 ], [ %200, %b18 ], !dbg !377
	%196 = icmp slt i64 %195, %173, !dbg !377
	br i1 %196, label %b18, label %b24, !dbg !377

b18:
	%197 = getelementptr inbounds float, float addrspace(1)* %175, i64 %195, !dbg !378
	%198 = load float, float addrspace(1)* %197, align 4, !dbg !378
	%199 = getelementptr inbounds float, float addrspace(1)* %174, i64 %195, !dbg !379
	store float %198, float addrspace(1)* %199, align 4, !dbg !379
	%200 = add i64 %195, %194, !dbg !377
	br label %b17, !dbg !377

b19:
	%201 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %39, !dbg !380
	%202 = icmp uge i64 %39, %p7, !dbg !380
	br i1 %202, label %b19_fail1, label %b19_ok1, !dbg !380, !prof !16

b19_ok1:
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !382, !range !18
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !382, !range !18
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !382, !range !20
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !382, !range !53
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !382, !range !53
	%208 = mul i32 %207, %205, !dbg !382
	%209 = add i32 %204, %208, !dbg !382
	%210 = mul i32 %206, %209, !dbg !382
	%211 = add i32 %203, %210, !dbg !382
	%212 = sext i32 %211 to i64, !dbg !382
	%213 = icmp eq i64 %212, 0, !dbg !383
	br i1 %213, label %b20, label %b21, !dbg !383

b20:
	%214 = addrspacecast i64 addrspace(1)* %201 to i64*, !dbg !384
	%215 = icmp eq i64 addrspace(1)* %201, null, !dbg !384
	br i1 %215, label %b20_fail1, label %b20_ok1, !dbg !384, !prof !16

b20_ok1:
	%216 = bitcast i64* %214 to i8*, !dbg !384
	%217 = call i64 @gpuc_signal_wait_until_thread(i8* %216, i32 5, i64 %48, i32 1, i8* %ctrl, i32 48), !dbg !384
	br label %b21, !dbg !384

b21:
	call void @llvm.nvvm.barrier0(), !dbg !385
	%218 = getelementptr inbounds float, float addrspace(1)* %25, i64 %41, !dbg !311
	%219 = mul i32 %206, %207, !dbg !387
	%220 = icmp ugt i64 %41, %24, !dbg !311
	%221 = icmp ugt i64 %173, %42, !dbg !386
	%222 = or i1 %220, %221, !dbg !386
	br i1 %222, label %b21_fail1, label %b21_ok1, !dbg !386, !prof !16

b21_ok1:
	%223 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !387, !range !54
	%224 = mul i32 %219, %223, !dbg !387
	%225 = sext i32 %224 to i64, !dbg !387
	br label %b22, !dbg !387

b22:
	%226 = phi i64 [ %212, %b21_ok1 ], [ %234, %b23 ], !dbg !387
	%227 = icmp slt i64 %226, %173, !dbg !387
	br i1 %227, label %b23, label %b24, !dbg !387

b23:
	%228 = getelementptr inbounds float, float addrspace(1)* %218, i64 %226, !dbg !388
	%229 = load float, float addrspace(1)* %228, align 4, !dbg !388
	%230 = getelementptr inbounds float, float addrspace(1)* %175, i64 %226, !dbg !389
	%231 = load float, float addrspace(1)* %230, align 4, !dbg !389
	%232 = fadd float %229, %231, !dbg !390
	%233 = getelementptr inbounds float, float addrspace(1)* %174, i64 %226, !dbg !391
	store float %232, float addrspace(1)* %233, align 4, !dbg !391
	%234 = add i64 %226, %225, !dbg !387
	br label %b22, !dbg !387

b24:
	call void @llvm.nvvm.barrier0(), !dbg !392
	br label %b28, !dbg !302

b25:
	%235 = add i64 %36, %159, !dbg !393
	%236 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %235, !dbg !394
	%237 = icmp uge i64 %235, %p7, !dbg !394
	br i1 %237, label %b25_fail1, label %b25_ok1, !dbg !394, !prof !16

b25_ok1:
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !396, !range !18
	%239 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !396, !range !18
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !396, !range !20
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !396, !range !53
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !396, !range !53
	%243 = mul i32 %242, %240, !dbg !396
	%244 = add i32 %239, %243, !dbg !396
	%245 = mul i32 %241, %244, !dbg !396
	%246 = add i32 %238, %245, !dbg !396
	%247 = sext i32 %246 to i64, !dbg !396
	%248 = icmp eq i64 %247, 0, !dbg !397
	br i1 %248, label %b26, label %b27, !dbg !397

b26:
	%249 = addrspacecast i64 addrspace(1)* %236 to i64*, !dbg !398
	%250 = icmp eq i64 addrspace(1)* %236, null, !dbg !398
	br i1 %250, label %b26_fail1, label %b26_ok1, !dbg !398, !prof !16

b26_ok1:
	%251 = bitcast i64* %249 to i8*, !dbg !398
	%252 = call i64 @gpuc_signal_wait_until_thread(i8* %251, i32 5, i64 %48, i32 1, i8* %ctrl, i32 48), !dbg !398
	br label %b27, !dbg !398

b27:
	call void @llvm.nvvm.barrier0(), !dbg !399
	br label %b28, !dbg !395

b28:
	%253 = add i64 %37, %159, !dbg !401
	%254 = sub i64 %171, %168, !dbg !400
	%255 = getelementptr inbounds float, float addrspace(1)* %0, i64 %168, !dbg !400
	%256 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %253, !dbg !402
	%257 = mul i64 %254, 4, !dbg !281
	%258 = addrspacecast float addrspace(1)* %255 to float*, !dbg !281
	%259 = addrspacecast float addrspace(1)* %255 to float*, !dbg !281
	%260 = addrspacecast i64 addrspace(1)* %256 to i64*, !dbg !281
	%261 = icmp ugt i64 %171, %p1, !dbg !400
	%262 = icmp ugt i64 %168, %171, !dbg !400
	%263 = icmp uge i64 %253, %p7, !dbg !402
	%264 = or i1 %261, %262, !dbg !402
	%265 = or i1 %264, %263, !dbg !402
	br i1 %265, label %b28_fail1, label %b28_ok1, !dbg !402, !prof !16

b28_ok1:
	%266 = bitcast float* %258 to i8*, !dbg !281
	%267 = bitcast float* %259 to i8*, !dbg !281
	%268 = bitcast i64* %260 to i8*, !dbg !281
	call void @gpuc_put_signal_block(i8* %266, i8* %267, i64 %257, i8* %268, i64 %48, i32 9, i32 %33), !dbg !281
	%269 = add i64 %159, 1, !dbg !281
	%270 = icmp slt i64 %269, %10, !dbg !281
	br i1 %270, label %b14, label %b29, !dbg !281

b29:
	%271 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %32, !dbg !403
	%272 = icmp uge i64 %32, %p7, !dbg !403
	br i1 %272, label %b29_fail1, label %b29_ok1, !dbg !403, !prof !16

b29_ok1:
	%273 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !405, !range !18
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !405, !range !18
	%275 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !405, !range !20
	%276 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !405, !range !53
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !405, !range !53
	%278 = mul i32 %277, %275, !dbg !405
	%279 = add i32 %274, %278, !dbg !405
	%280 = mul i32 %276, %279, !dbg !405
	%281 = add i32 %273, %280, !dbg !405
	%282 = sext i32 %281 to i64, !dbg !405
	%283 = icmp eq i64 %282, 0, !dbg !406
	br i1 %283, label %b30, label %b31, !dbg !406

b30:
	%284 = addrspacecast i64 addrspace(1)* %271 to i64*, !dbg !407
	%285 = icmp eq i64 addrspace(1)* %271, null, !dbg !407
	br i1 %285, label %b30_fail1, label %b30_ok1, !dbg !407, !prof !16

b30_ok1:
	%286 = bitcast i64* %284 to i8*, !dbg !407
	%287 = call i64 @gpuc_signal_wait_until_thread(i8* %286, i32 5, i64 %48, i32 1, i8* %ctrl, i32 48), !dbg !407
	br label %b31, !dbg !407

b31:
	call void @llvm.nvvm.barrier0(), !dbg !408
	%288 = add i64 %43, 1, !dbg !404
	%289 = icmp slt i64 %288, %p11, !dbg !404
	br i1 %289, label %b2, label %b32, !dbg !404

b32:
	call void @llvm.nvvm.barrier0(), !dbg !410
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !411, !range !18
	%291 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !411, !range !18
	%292 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !411, !range !20
	%293 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !411, !range !53
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !411, !range !53
	%295 = mul i32 %294, %292, !dbg !411
	%296 = add i32 %291, %295, !dbg !411
	%297 = mul i32 %293, %296, !dbg !411
	%298 = add i32 %290, %297, !dbg !411
	%299 = sext i32 %298 to i64, !dbg !411
	%300 = mul i32 %293, %294, !dbg !412
	%301 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !412, !range !54
	%302 = mul i32 %300, %301, !dbg !412
	%303 = sext i32 %302 to i64, !dbg !412
	%304 = sub i64 %303, 1, !dbg !413
	%305 = icmp ne i64 %299, %304, !dbg !414
	br i1 %305, label %b36, label %b33, !dbg !414

b33:
	%306 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !415, !range !30
	%307 = sext i32 %306 to i64, !dbg !415
	%308 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !415, !range !31
	%309 = sext i32 %308 to i64, !dbg !415
	%310 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !415, !range !31
	%311 = sext i32 %310 to i64, !dbg !415
	%312 = mul i64 %307, %309, !dbg !416
	%313 = mul i64 %312, %311, !dbg !417
	%314 = icmp sgt i64 %313, 1, !dbg !418
	br i1 %314, label %b34, label %b35, !dbg !418

b34:
	%315 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !419
	%316 = icmp uge i64 1, %p10, !dbg !419
	br i1 %316, label %b34_fail1, label %b34_ok1, !dbg !419, !prof !16

b34_ok1:
	%317 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %315, i64 1) nounwind, !dbg !420
	%318 = sub i64 %313, 1, !dbg !421
	%319 = icmp ne i64 %317, %318, !dbg !423
	br i1 %319, label %b36, label %b35, !dbg !423

b35:
	%320 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !424
	%321 = icmp uge i64 1, %p10, !dbg !424
	br i1 %321, label %b35_fail1, label %b35_ok1, !dbg !424, !prof !16

b35_ok1:
	store i64 0, i64 addrspace(1)* %320, align 8, !dbg !424
	%322 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !426
	%323 = load i64, i64 addrspace(1)* %322, align 8, !dbg !426
	%324 = add i64 %323, %p11, !dbg !427
	store i64 %324, i64 addrspace(1)* %322, align 8, !dbg !426
	br label %b36, !dbg !426

b36:
	ret void, !dbg !409

b0_fail1:
	%325 = icmp ugt i64 %15, %p5, !dbg !291
	br i1 %325, label %b0_fail2, label %b0_ok2, !dbg !291

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %15, i64 %p5), !dbg !291
	ret void, !dbg !291

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %12, i64 %15), !dbg !291
	ret void, !dbg !291

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p10), !dbg !313
	ret void, !dbg !313

b3_fail1:
	%326 = icmp ugt i64 %67, %p1, !dbg !332
	br i1 %326, label %b3_fail2, label %b3_ok2, !dbg !332

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %67, i64 %p1), !dbg !332
	ret void, !dbg !332

b3_ok2:
	%327 = icmp ugt i64 %64, %67, !dbg !332
	br i1 %327, label %b3_fail3, label %b3_ok3, !dbg !332

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %64, i64 %67), !dbg !332
	ret void, !dbg !332

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %67, i64 %p3), !dbg !333
	ret void, !dbg !333

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %98, i64 %p7), !dbg !341
	ret void, !dbg !341

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !346
	ret void, !dbg !346

b9_fail1:
	%328 = icmp ugt i64 %117, %24, !dbg !350
	br i1 %328, label %b9_fail2, label %b9_ok2, !dbg !350

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %117, i64 %24), !dbg !350
	ret void, !dbg !350

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %68, i64 %118), !dbg !351
	ret void, !dbg !351

b12_fail1:
	%329 = icmp ugt i64 %138, %24, !dbg !361
	br i1 %329, label %b12_fail2, label %b12_ok2, !dbg !361

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %138, i64 %24), !dbg !361
	ret void, !dbg !361

b12_ok2:
	%330 = icmp ugt i64 %136, %138, !dbg !361
	br i1 %330, label %b12_fail3, label %b12_ok3, !dbg !361

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %136, i64 %138), !dbg !361
	ret void, !dbg !361

b12_ok3:
	%331 = icmp uge i64 %140, %p7, !dbg !363
	br i1 %331, label %b12_fail4, label %b12_ok4, !dbg !363

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %140, i64 %p7), !dbg !363
	ret void, !dbg !363

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %139, i64 %68), !dbg !300
	ret void, !dbg !300

b15_fail1:
	%332 = icmp ugt i64 %171, %p1, !dbg !375
	br i1 %332, label %b15_fail2, label %b15_ok2, !dbg !375

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %171, i64 %p1), !dbg !375
	ret void, !dbg !375

b15_ok2:
	%333 = icmp ugt i64 %168, %171, !dbg !375
	br i1 %333, label %b15_fail3, label %b15_ok3, !dbg !375

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %168, i64 %171), !dbg !375
	ret void, !dbg !375

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %171, i64 %p3), !dbg !376
	ret void, !dbg !376

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %39, i64 %p7), !dbg !380
	ret void, !dbg !380

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !384
	ret void, !dbg !384

b21_fail1:
	%334 = icmp ugt i64 %41, %24, !dbg !311
	br i1 %334, label %b21_fail2, label %b21_ok2, !dbg !311

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %41, i64 %24), !dbg !311
	ret void, !dbg !311

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %173, i64 %42), !dbg !386
	ret void, !dbg !386

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %235, i64 %p7), !dbg !394
	ret void, !dbg !394

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !398
	ret void, !dbg !398

b28_fail1:
	%335 = icmp ugt i64 %171, %p1, !dbg !400
	br i1 %335, label %b28_fail2, label %b28_ok2, !dbg !400

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %171, i64 %p1), !dbg !400
	ret void, !dbg !400

b28_ok2:
	%336 = icmp ugt i64 %168, %171, !dbg !400
	br i1 %336, label %b28_fail3, label %b28_ok3, !dbg !400

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %168, i64 %171), !dbg !400
	ret void, !dbg !400

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %253, i64 %p7), !dbg !402
	ret void, !dbg !402

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %32, i64 %p7), !dbg !403
	ret void, !dbg !403

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !407
	ret void, !dbg !407

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 1, i64 %p10), !dbg !419
	ret void, !dbg !419

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 1, i64 %p10), !dbg !424
	ret void, !dbg !424
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !429 {
entry:
	br label %b0, !dbg !430

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !430
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !430
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !430
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !430
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !434
	%5 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !436
	%6 = icmp uge i64 0, %p7, !dbg !436
	br i1 %6, label %b0_fail1, label %b0_ok1, !dbg !436, !prof !16

b0_ok1:
	%7 = load i64, i64 addrspace(1)* %5, align 8, !dbg !436
	%8 = add i64 %7, 1, !dbg !437
	%9 = trunc i64 %8 to i32, !dbg !438
	%10 = call i32 @gpuc_my_pe_thread(), !dbg !439
	%11 = sext i32 %10 to i64, !dbg !439
	%12 = sext i32 %4 to i64, !dbg !440
	%13 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !441
	%14 = ptrtoint i64* %13 to i64, !dbg !441
	%15 = and i64 %14, 15, !dbg !441
	%16 = icmp eq i64 %15, 0, !dbg !441
	%17 = icmp eq i64 %p5, 0, !dbg !441
	%18 = or i1 %16, %17, !dbg !441
	br i1 %18, label %b1, label %b27, !dbg !441

b1:
	%19 = bitcast i64 addrspace(1)* %2 to { i64, i64 } addrspace(1)*, !dbg !441
	%20 = ashr i64 %p5, 1, !dbg !441
	%21 = mul i64 %12, 2, !dbg !442
	%22 = icmp eq i64 %21, -1, !dbg !443
	%23 = select i1 %22, i64 1, i64 %21, !dbg !443
	%24 = sdiv i64 %20, %23, !dbg !443
	%25 = sub i64 0, %20, !dbg !443
	%26 = select i1 %22, i64 %25, i64 %24, !dbg !443
	%27 = urem i32 %9, 2, !dbg !444
	%28 = zext i32 %27 to i64, !dbg !445
	%29 = mul i64 %28, %12, !dbg !446
	%30 = mul i64 %29, %26, !dbg !447
	%31 = add i32 %27, 1, !dbg !448
	%32 = zext i32 %31 to i64, !dbg !449
	%33 = mul i64 %32, %12, !dbg !450
	%34 = mul i64 %33, %26, !dbg !451
	%35 = sub i64 %34, %30, !dbg !452
	%36 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %19, i64 %30, !dbg !452
	%37 = icmp ugt i64 %34, %20, !dbg !452
	%38 = icmp ugt i64 %30, %34, !dbg !452
	%39 = or i1 %37, %38, !dbg !452
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !452, !prof !16

b1_ok1:
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !453, !range !17
	%41 = sext i32 %40 to i64, !dbg !453
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !453, !range !19
	%43 = sext i32 %42 to i64, !dbg !453
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !453, !range !19
	%45 = sext i32 %44 to i64, !dbg !453
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !453, !range !30
	%47 = sext i32 %46 to i64, !dbg !453
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !453, !range !31
	%49 = sext i32 %48 to i64, !dbg !453
	%50 = mul i64 %49, %45, !dbg !453
	%51 = add i64 %43, %50, !dbg !453
	%52 = mul i64 %47, %51, !dbg !453
	%53 = add i64 %41, %52, !dbg !453
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !453, !range !53
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !453, !range !53
	%56 = mul i32 %54, %55, !dbg !453
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !453, !range !54
	%58 = mul i32 %56, %57, !dbg !453
	%59 = sext i32 %58 to i64, !dbg !453
	%60 = mul i64 %53, %59, !dbg !453
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !453, !range !18
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !453, !range !18
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !453, !range !20
	%64 = mul i32 %55, %63, !dbg !453
	%65 = add i32 %62, %64, !dbg !453
	%66 = mul i32 %54, %65, !dbg !453
	%67 = add i32 %61, %66, !dbg !453
	%68 = sext i32 %67 to i64, !dbg !453
	%69 = add i64 %60, %68, !dbg !453
	%70 = mul i64 %69, 2, !dbg !454
	%71 = mul i64 %47, %49, !dbg !455
	%72 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !455, !range !31
	%73 = sext i32 %72 to i64, !dbg !455
	%74 = mul i64 %71, %73, !dbg !455
	%75 = mul i64 %74, %59, !dbg !455
	%76 = mul i64 %75, 2, !dbg !456
	%77 = mul i64 %11, %26, !dbg !457
	br label %b2, !dbg !456

b2:
	%78 = phi i64 [ %70, %b1_ok1 ], [ %107, %b9 ], !dbg !458
	%79 = icmp slt i64 %78, %p3, !dbg !459
	br i1 %79, label %b3, label %b10, !dbg !459

b3:
	%80 = sdiv i64 %78, 2, !dbg !460
	%81 = add i64 %77, %80, !dbg !461
	%82 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %36, i64 %81, !dbg !462
	%83 = getelementptr inbounds float, float addrspace(1)* %1, i64 %78, !dbg !466
	%84 = icmp uge i64 %81, %35, !dbg !462
	%85 = icmp uge i64 %78, %p3, !dbg !466
	%86 = or i1 %84, %85, !dbg !466
	br i1 %86, label %b3_fail1, label %b3_ok1, !dbg !466, !prof !16

b3_ok1:
	%87 = load float, float addrspace(1)* %83, align 4, !dbg !466
	%88 = bitcast float %87 to i32, !dbg !467
	%89 = zext i32 %88 to i64, !dbg !467
	%90 = add i64 %78, 1, !dbg !468
	%91 = icmp slt i64 %90, %p3, !dbg !469
	br i1 %91, label %b4, label %b5, !dbg !469

b4:
	%92 = getelementptr inbounds float, float addrspace(1)* %1, i64 %90, !dbg !470
	%93 = load float, float addrspace(1)* %92, align 4, !dbg !470
	%94 = bitcast float %93 to i32, !dbg !471
	%95 = zext i32 %94 to i64, !dbg !471
	%96 = shl i64 %95, 32, !dbg !472
	%97 = or i64 %89, %96, !dbg !473
	br label %b5, !dbg !473

b5:
	%98 = phi i64 [ %89, %b3_ok1 ], [ %97, %b4 ], !dbg !474
	br label %b6, !dbg !465

b6:
	%99 = phi i64 [ 0, %b5 ], [ %105, %b8 ], !dbg !465
	%100 = icmp ne i64 %99, %11, !dbg !475
	br i1 %100, label %b7, label %b8, !dbg !475

b7:
	%101 = trunc i64 %99 to i32, !dbg !434
	%102 = addrspacecast { i64, i64 } addrspace(1)* %82 to { i64, i64 }*, !dbg !434
	%103 = icmp uge i64 %99, %12, !dbg !434
	br i1 %103, label %b7_fail1, label %b7_ok1, !dbg !434, !prof !16

b7_ok1:
	%104 = bitcast { i64, i64 }* %102 to i8*, !dbg !434
	call void @gpuc_put_line_thread(i8* %104, i64 %98, i32 %9, i32 %101), !dbg !434
	br label %b8, !dbg !434

b8:
	%105 = add i64 %99, 1, !dbg !434
	%106 = icmp slt i64 %105, %12, !dbg !434
	br i1 %106, label %b6, label %b9, !dbg !434

b9:
	%107 = add i64 %78, %76, !dbg !476
	br label %b2, !dbg !476

b10:
	%108 = phi i64 [ %153, %b21 ], [ %70, %b2 ], !dbg !477
	%109 = icmp slt i64 %108, %p3, !dbg !478
	br i1 %109, label %b11, label %b22, !dbg !478

b11:
	%110 = getelementptr inbounds float, float addrspace(1)* %1, i64 %108, !dbg !480
	%111 = icmp uge i64 %108, %p3, !dbg !480
	br i1 %111, label %b11_fail1, label %b11_ok1, !dbg !480, !prof !16

b11_ok1:
	%112 = load float, float addrspace(1)* %110, align 4, !dbg !480
	%113 = bitcast float %112 to i32, !dbg !481
	%114 = zext i32 %113 to i64, !dbg !481
	%115 = add i64 %108, 1, !dbg !482
	%116 = icmp slt i64 %115, %p3, !dbg !483
	br i1 %116, label %b12, label %b13, !dbg !483

b12:
	%117 = getelementptr inbounds float, float addrspace(1)* %1, i64 %115, !dbg !484
	%118 = load float, float addrspace(1)* %117, align 4, !dbg !484
	%119 = bitcast float %118 to i32, !dbg !485
	%120 = zext i32 %119 to i64, !dbg !485
	%121 = shl i64 %120, 32, !dbg !486
	%122 = or i64 %114, %121, !dbg !487
	br label %b13, !dbg !487

b13:
	%123 = phi i64 [ %114, %b11_ok1 ], [ %122, %b12 ], !dbg !488
	br label %b14, !dbg !479

b14:
	%124 = phi float [ 0.000000e+00, %b13 ], [ %145, %b18 ], !dbg !489
	%125 = phi float [ 0.000000e+00, %b13 ], [ %146, %b18 ], !dbg !490
	%126 = phi i64 [ 0, %b13 ], [ %147, %b18 ], !dbg !490
	%127 = icmp ne i64 %126, %11, !dbg !491
	br i1 %127, label %b15, label %b16, !dbg !491

b15:
	%128 = mul i64 %126, %26, !dbg !492
	%129 = sdiv i64 %108, 2, !dbg !493
	%130 = add i64 %128, %129, !dbg !494
	%131 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %36, i64 %130, !dbg !495
	%132 = addrspacecast { i64, i64 } addrspace(1)* %131 to { i64, i64 }*, !dbg !496
	%133 = icmp uge i64 %130, %35, !dbg !495
	br i1 %133, label %b15_fail1, label %b15_ok1, !dbg !495, !prof !16

b15_ok1:
	%134 = bitcast { i64, i64 }* %132 to i8*, !dbg !496
	%135 = call i64 @gpuc_wait_line_thread(i8* %134, i32 %9, i32 1, i8* %ctrl, i32 69), !dbg !496
	br label %b16, !dbg !496

b16:
	%136 = phi i64 [ %123, %b14 ], [ %135, %b15_ok1 ], !dbg !497
	%137 = trunc i64 %136 to i32, !dbg !500
	%138 = bitcast i32 %137 to float, !dbg !500
	%139 = lshr i64 %136, 32, !dbg !501
	%140 = trunc i64 %139 to i32, !dbg !502
	%141 = bitcast i32 %140 to float, !dbg !502
	%142 = icmp eq i64 %126, 0, !dbg !503
	br i1 %142, label %b18, label %b17, !dbg !503

b17:
	%143 = fadd float %124, %138, !dbg !504
	%144 = fadd float %125, %141, !dbg !505
	br label %b18, !dbg !505

b18:
	%145 = phi float [ %138, %b16 ], [ %143, %b17 ], !dbg !489
	%146 = phi float [ %141, %b16 ], [ %144, %b17 ], !dbg !490
	%147 = add i64 %126, 1, !dbg !490
	%148 = icmp slt i64 %147, %12, !dbg !490
	br i1 %148, label %b14, label %b19, !dbg !490

b19:
	%149 = getelementptr inbounds float, float addrspace(1)* %0, i64 %108, !dbg !508
	%150 = icmp uge i64 %108, %p1, !dbg !508
	br i1 %150, label %b19_fail1, label %b19_ok1, !dbg !508, !prof !16

b19_ok1:
	store float %145, float addrspace(1)* %149, align 4, !dbg !508
	%151 = icmp slt i64 %115, %p1, !dbg !509
	br i1 %151, label %b20, label %b21, !dbg !509

b20:
	%152 = getelementptr inbounds float, float addrspace(1)* %0, i64 %115, !dbg !510
	store float %146, float addrspace(1)* %152, align 4, !dbg !510
	br label %b21, !dbg !510

b21:
	%153 = add i64 %108, %76, !dbg !511
	br label %b10, !dbg !511

b22:
	call void @llvm.nvvm.barrier0(), !dbg !513
	%154 = sub i64 %59, 1, !dbg !514
	%155 = icmp ne i64 %68, %154, !dbg !515
	br i1 %155, label %b26, label %b23, !dbg !515

b23:
	%156 = icmp sgt i64 %74, 1, !dbg !516
	br i1 %156, label %b24, label %b25, !dbg !516

b24:
	%157 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !517
	%158 = icmp uge i64 1, %p7, !dbg !517
	br i1 %158, label %b24_fail1, label %b24_ok1, !dbg !517, !prof !16

b24_ok1:
	%159 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %157, i64 1) nounwind, !dbg !518
	%160 = sub i64 %74, 1, !dbg !519
	%161 = icmp ne i64 %159, %160, !dbg !521
	br i1 %161, label %b26, label %b25, !dbg !521

b25:
	%162 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !522
	%163 = icmp uge i64 1, %p7, !dbg !522
	br i1 %163, label %b25_fail1, label %b25_ok1, !dbg !522, !prof !16

b25_ok1:
	store i64 0, i64 addrspace(1)* %162, align 8, !dbg !522
	%164 = load i64, i64 addrspace(1)* %5, align 8, !dbg !523
	%165 = add i64 %164, 1, !dbg !524
	store i64 %165, i64 addrspace(1)* %5, align 8, !dbg !523
	br label %b26, !dbg !523

b26:
	ret void, !dbg !512

b27:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %15, i64 16), !dbg !441
	ret void, !dbg !441

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p7), !dbg !436
	ret void, !dbg !436

b1_fail1:
	%166 = icmp ugt i64 %34, %20, !dbg !452
	br i1 %166, label %b1_fail2, label %b1_ok2, !dbg !452

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %34, i64 %20), !dbg !452
	ret void, !dbg !452

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %30, i64 %34), !dbg !452
	ret void, !dbg !452

b3_fail1:
	%167 = icmp uge i64 %81, %35, !dbg !462
	br i1 %167, label %b3_fail2, label %b3_ok2, !dbg !462

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %81, i64 %35), !dbg !462
	ret void, !dbg !462

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %78, i64 %p3), !dbg !466
	ret void, !dbg !466

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %99, i64 %12), !dbg !434
	ret void, !dbg !434

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %108, i64 %p3), !dbg !480
	ret void, !dbg !480

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %130, i64 %35), !dbg !495
	ret void, !dbg !495

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %108, i64 %p1), !dbg !508
	ret void, !dbg !508

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 1, i64 %p7), !dbg !517
	ret void, !dbg !517

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 1, i64 %p7), !dbg !522
	ret void, !dbg !522
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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !17
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !18
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !19
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !18
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !19
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !20
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

declare void @gpuc_fence_block() convergent nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!525, !526, !527, !528, !529, !530, !531, !532, !533, !534, !535, !536, !537, !538, !539, !540, !541, !542, !543, !544, !545}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "direct.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "OneShot", scope: !1, file: !1, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!7 = !DILocation(line: 22, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "meet", scope: !1, file: !1, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!9 = !DILocation(line: 43, column: 6, scope: !6)
!10 = !DILocation(line: 125, column: 23, scope: !8, inlinedAt: !9)
!11 = !DILocation(line: 125, column: 40, scope: !8, inlinedAt: !9)
!12 = !DIFile(filename: "clock.go", directory: "github.com/gpuc-go/gpuc/examples/clock")
!13 = distinct !DISubprogram(name: "Epoch", scope: !12, file: !12, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!14 = !DILocation(line: 23, column: 25, scope: !6)
!15 = !DILocation(line: 17, column: 49, scope: !13, inlinedAt: !14)
!16 = !{!"branch_weights", i32 1, i32 1048576}
!17 = !{i32 0, i32 2147483647}
!18 = !{i32 0, i32 1024}
!19 = !{i32 0, i32 65535}
!20 = !{i32 0, i32 64}
!21 = !DILocation(line: 17, column: 53, scope: !13, inlinedAt: !14)
!22 = !DILocation(line: 24, column: 22, scope: !6)
!23 = !DILocation(line: 25, column: 31, scope: !6)
!24 = !DILocation(line: 25, column: 25, scope: !6)
!25 = !DILocation(line: 25, column: 34, scope: !6)
!26 = !DILocation(line: 25, column: 58, scope: !6)
!27 = !DILocation(line: 25, column: 21, scope: !6)
!28 = !DILocation(line: 27, column: 13, scope: !6)
!29 = !DILocation(line: 27, column: 31, scope: !6)
!30 = !{i32 1, i32 -2147483648}
!31 = !{i32 1, i32 65536}
!32 = !DILocation(line: 27, column: 20, scope: !6)
!33 = !DILocation(line: 27, column: 36, scope: !6)
!34 = !DILocation(line: 27, column: 41, scope: !6)
!35 = !DILocation(line: 27, column: 57, scope: !6)
!36 = !DILocation(line: 28, column: 22, scope: !6)
!37 = !DILocation(line: 28, column: 26, scope: !6)
!38 = !DILocation(line: 28, column: 11, scope: !6)
!39 = !DILocation(line: 29, column: 14, scope: !6)
!40 = !DILocation(line: 29, column: 11, scope: !6)
!41 = !DILocation(line: 30, column: 36, scope: !6)
!42 = !DILocation(line: 30, column: 20, scope: !6)
!43 = !DILocation(line: 29, column: 2, scope: !6)
!44 = !DILocation(line: 34, column: 19, scope: !6)
!45 = !DILocation(line: 34, column: 23, scope: !6)
!46 = !DILocation(line: 34, column: 29, scope: !6)
!47 = !DILocation(line: 34, column: 14, scope: !6)
!48 = !DILocation(line: 35, column: 28, scope: !6)
!49 = !DILocation(line: 35, column: 24, scope: !6)
!50 = !DILocation(line: 35, column: 56, scope: !6)
!51 = !DILocation(line: 35, column: 51, scope: !6)
!52 = !DILocation(line: 36, column: 33, scope: !6)
!53 = !{i32 1, i32 1025}
!54 = !{i32 1, i32 65}
!55 = !DILocation(line: 37, column: 15, scope: !6)
!56 = !DILocation(line: 37, column: 5, scope: !6)
!57 = !DILocation(line: 39, column: 37, scope: !6)
!58 = !DILocation(line: 39, column: 33, scope: !6)
!59 = !{!"branch_weights", i32 1048576, i32 1}
!60 = !DILocation(line: 40, column: 13, scope: !6)
!61 = !DILocation(line: 40, column: 22, scope: !6)
!62 = !DILocation(line: 40, column: 7, scope: !6)
!63 = !DILocation(line: 126, column: 43, scope: !8, inlinedAt: !9)
!64 = !DILocation(line: 127, column: 13, scope: !8, inlinedAt: !9)
!65 = !DILocation(line: 129, column: 37, scope: !8, inlinedAt: !9)
!66 = !DILocation(line: 128, column: 34, scope: !8, inlinedAt: !9)
!67 = !DILocation(line: 129, column: 31, scope: !8, inlinedAt: !9)
!68 = !DILocation(line: 129, column: 17, scope: !8, inlinedAt: !9)
!69 = !DILocation(line: 131, column: 34, scope: !8, inlinedAt: !9)
!70 = !DILocation(line: 132, column: 44, scope: !8, inlinedAt: !9)
!71 = !DILocation(line: 132, column: 38, scope: !8, inlinedAt: !9)
!72 = !DILocation(line: 132, column: 24, scope: !8, inlinedAt: !9)
!73 = !DILocation(line: 134, column: 16, scope: !8, inlinedAt: !9)
!74 = !DILocation(line: 46, column: 24, scope: !6)
!75 = !DILocation(line: 46, column: 20, scope: !6)
!76 = !DILocation(line: 47, column: 33, scope: !6)
!77 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 100, type: !4, isDefinition: true, scopeLine: 100, isOptimized: true, unit: !2)
!78 = !DILocation(line: 48, column: 18, scope: !6)
!79 = !DILocation(line: 101, column: 2, scope: !77, inlinedAt: !78)
!80 = !DILocation(line: 102, column: 6, scope: !77, inlinedAt: !78)
!81 = !DILocation(line: 102, column: 18, scope: !77, inlinedAt: !78)
!82 = !DILocation(line: 103, column: 25, scope: !77, inlinedAt: !78)
!83 = !DILocation(line: 103, column: 18, scope: !77, inlinedAt: !78)
!84 = !DILocation(line: 103, column: 33, scope: !77, inlinedAt: !78)
!85 = !DILocation(line: 105, column: 8, scope: !77, inlinedAt: !78)
!86 = !DILocation(line: 105, column: 11, scope: !77, inlinedAt: !78)
!87 = !DILocation(line: 106, column: 25, scope: !77, inlinedAt: !78)
!88 = !DILocation(line: 106, column: 18, scope: !77, inlinedAt: !78)
!89 = !DILocation(line: 106, column: 35, scope: !77, inlinedAt: !78)
!90 = !DILocation(line: 104, column: 7, scope: !77, inlinedAt: !78)
!91 = !DILocation(line: 108, column: 8, scope: !77, inlinedAt: !78)
!92 = !DILocation(line: 108, column: 11, scope: !77, inlinedAt: !78)
!93 = !DILocation(line: 109, column: 25, scope: !77, inlinedAt: !78)
!94 = !DILocation(line: 109, column: 18, scope: !77, inlinedAt: !78)
!95 = !DILocation(line: 109, column: 35, scope: !77, inlinedAt: !78)
!96 = !DILocation(line: 104, column: 10, scope: !77, inlinedAt: !78)
!97 = !DILocation(line: 111, column: 8, scope: !77, inlinedAt: !78)
!98 = !DILocation(line: 111, column: 11, scope: !77, inlinedAt: !78)
!99 = !DILocation(line: 112, column: 25, scope: !77, inlinedAt: !78)
!100 = !DILocation(line: 112, column: 18, scope: !77, inlinedAt: !78)
!101 = !DILocation(line: 112, column: 35, scope: !77, inlinedAt: !78)
!102 = !DILocation(line: 104, column: 13, scope: !77, inlinedAt: !78)
!103 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 120, type: !4, isDefinition: true, scopeLine: 120, isOptimized: true, unit: !2)
!104 = !DILocation(line: 114, column: 28, scope: !77, inlinedAt: !78)
!105 = !DILocation(line: 120, column: 45, scope: !103, inlinedAt: !104)
!106 = !DILocation(line: 120, column: 59, scope: !103, inlinedAt: !104)
!107 = !DILocation(line: 120, column: 73, scope: !103, inlinedAt: !104)
!108 = !DILocation(line: 120, column: 87, scope: !103, inlinedAt: !104)
!109 = !DILocation(line: 114, column: 40, scope: !77, inlinedAt: !78)
!110 = !DILocation(line: 120, column: 45, scope: !103, inlinedAt: !109)
!111 = !DILocation(line: 120, column: 59, scope: !103, inlinedAt: !109)
!112 = !DILocation(line: 120, column: 73, scope: !103, inlinedAt: !109)
!113 = !DILocation(line: 120, column: 87, scope: !103, inlinedAt: !109)
!114 = !DILocation(line: 114, column: 23, scope: !77, inlinedAt: !78)
!115 = !DILocation(line: 120, column: 45, scope: !103, inlinedAt: !114)
!116 = !DILocation(line: 120, column: 59, scope: !103, inlinedAt: !114)
!117 = !DILocation(line: 120, column: 73, scope: !103, inlinedAt: !114)
!118 = !DILocation(line: 120, column: 87, scope: !103, inlinedAt: !114)
!119 = !DILocation(line: 114, column: 13, scope: !77, inlinedAt: !78)
!120 = !DILocation(line: 120, column: 45, scope: !103, inlinedAt: !119)
!121 = !DILocation(line: 120, column: 59, scope: !103, inlinedAt: !119)
!122 = !DILocation(line: 120, column: 73, scope: !103, inlinedAt: !119)
!123 = !DILocation(line: 120, column: 87, scope: !103, inlinedAt: !119)
!124 = !DILocation(line: 102, column: 25, scope: !77, inlinedAt: !78)
!125 = !DILocation(line: 48, column: 7, scope: !6)
!126 = !DILocation(line: 50, column: 33, scope: !6)
!127 = !DILocation(line: 53, column: 33, scope: !6)
!128 = !DILocation(line: 51, column: 3, scope: !6)
!129 = !DILocation(line: 53, column: 20, scope: !6)
!130 = !DILocation(line: 53, column: 27, scope: !6)
!131 = !DILocation(line: 53, column: 4, scope: !6)
!132 = !DILocation(line: 55, column: 6, scope: !6)
!133 = distinct !DISubprogram(name: "Advance", scope: !12, file: !12, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!134 = !DILocation(line: 57, column: 15, scope: !6)
!135 = !DILocation(line: 24, column: 16, scope: !133, inlinedAt: !134)
!136 = !DILocation(line: 25, column: 41, scope: !133, inlinedAt: !134)
!137 = !DILocation(line: 25, column: 22, scope: !133, inlinedAt: !134)
!138 = !DILocation(line: 28, column: 26, scope: !133, inlinedAt: !134)
!139 = !DILocation(line: 28, column: 42, scope: !133, inlinedAt: !134)
!140 = !DILocation(line: 29, column: 12, scope: !133, inlinedAt: !134)
!141 = !DILocation(line: 29, column: 50, scope: !133, inlinedAt: !134)
!142 = !DILocation(line: 29, column: 40, scope: !133, inlinedAt: !134)
!143 = !DILocation(line: 29, column: 103, scope: !133, inlinedAt: !134)
!144 = !DILocation(line: 29, column: 96, scope: !133, inlinedAt: !134)
!145 = !DILocation(line: 29, column: 87, scope: !133, inlinedAt: !134)
!146 = !DILocation(line: 32, column: 7, scope: !133, inlinedAt: !134)
!147 = !DILocation(line: 33, column: 7, scope: !133, inlinedAt: !134)
!148 = !DILocation(line: 33, column: 2, scope: !133, inlinedAt: !134)
!149 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!150 = !DILocation(line: 66, column: 6, scope: !149)
!151 = !DILocation(line: 77, column: 22, scope: !149)
!152 = !DILocation(line: 94, column: 6, scope: !149)
!153 = !DILocation(line: 125, column: 23, scope: !8, inlinedAt: !152)
!154 = !DILocation(line: 67, column: 63, scope: !149)
!155 = !DILocation(line: 17, column: 49, scope: !13, inlinedAt: !154)
!156 = !DILocation(line: 67, column: 30, scope: !149)
!157 = !DILocation(line: 67, column: 47, scope: !149)
!158 = !DILocation(line: 17, column: 53, scope: !13, inlinedAt: !154)
!159 = !DILocation(line: 69, column: 6, scope: !149)
!160 = !DILocation(line: 126, column: 37, scope: !8, inlinedAt: !159)
!161 = !DILocation(line: 126, column: 43, scope: !8, inlinedAt: !159)
!162 = !DILocation(line: 127, column: 13, scope: !8, inlinedAt: !159)
!163 = !DILocation(line: 128, column: 34, scope: !8, inlinedAt: !159)
!164 = !DILocation(line: 129, column: 37, scope: !8, inlinedAt: !159)
!165 = !DILocation(line: 129, column: 31, scope: !8, inlinedAt: !159)
!166 = !DILocation(line: 129, column: 17, scope: !8, inlinedAt: !159)
!167 = !DILocation(line: 131, column: 34, scope: !8, inlinedAt: !159)
!168 = !DILocation(line: 132, column: 44, scope: !8, inlinedAt: !159)
!169 = !DILocation(line: 132, column: 38, scope: !8, inlinedAt: !159)
!170 = !DILocation(line: 132, column: 24, scope: !8, inlinedAt: !159)
!171 = !DILocation(line: 134, column: 16, scope: !8, inlinedAt: !159)
!172 = !DILocation(line: 71, column: 21, scope: !149)
!173 = !DILocation(line: 72, column: 17, scope: !149)
!174 = !DILocation(line: 72, column: 20, scope: !149)
!175 = !DILocation(line: 72, column: 24, scope: !149)
!176 = !DILocation(line: 72, column: 41, scope: !149)
!177 = !DILocation(line: 72, column: 37, scope: !149)
!178 = !DILocation(line: 72, column: 44, scope: !149)
!179 = !DILocation(line: 72, column: 48, scope: !149)
!180 = !DILocation(line: 73, column: 23, scope: !149)
!181 = !DILocation(line: 73, column: 42, scope: !149)
!182 = !DILocation(line: 74, column: 43, scope: !149)
!183 = !DILocation(line: 74, column: 32, scope: !149)
!184 = !DILocation(line: 75, column: 15, scope: !149)
!185 = !DILocation(line: 101, column: 2, scope: !77, inlinedAt: !184)
!186 = !DILocation(line: 102, column: 6, scope: !77, inlinedAt: !184)
!187 = !DILocation(line: 102, column: 18, scope: !77, inlinedAt: !184)
!188 = !DILocation(line: 103, column: 25, scope: !77, inlinedAt: !184)
!189 = !DILocation(line: 103, column: 18, scope: !77, inlinedAt: !184)
!190 = !DILocation(line: 103, column: 33, scope: !77, inlinedAt: !184)
!191 = !DILocation(line: 105, column: 8, scope: !77, inlinedAt: !184)
!192 = !DILocation(line: 105, column: 11, scope: !77, inlinedAt: !184)
!193 = !DILocation(line: 106, column: 25, scope: !77, inlinedAt: !184)
!194 = !DILocation(line: 106, column: 18, scope: !77, inlinedAt: !184)
!195 = !DILocation(line: 106, column: 35, scope: !77, inlinedAt: !184)
!196 = !DILocation(line: 104, column: 7, scope: !77, inlinedAt: !184)
!197 = !DILocation(line: 108, column: 8, scope: !77, inlinedAt: !184)
!198 = !DILocation(line: 108, column: 11, scope: !77, inlinedAt: !184)
!199 = !DILocation(line: 109, column: 25, scope: !77, inlinedAt: !184)
!200 = !DILocation(line: 109, column: 18, scope: !77, inlinedAt: !184)
!201 = !DILocation(line: 109, column: 35, scope: !77, inlinedAt: !184)
!202 = !DILocation(line: 104, column: 10, scope: !77, inlinedAt: !184)
!203 = !DILocation(line: 111, column: 8, scope: !77, inlinedAt: !184)
!204 = !DILocation(line: 111, column: 11, scope: !77, inlinedAt: !184)
!205 = !DILocation(line: 112, column: 25, scope: !77, inlinedAt: !184)
!206 = !DILocation(line: 112, column: 18, scope: !77, inlinedAt: !184)
!207 = !DILocation(line: 112, column: 35, scope: !77, inlinedAt: !184)
!208 = !DILocation(line: 104, column: 13, scope: !77, inlinedAt: !184)
!209 = !DILocation(line: 114, column: 28, scope: !77, inlinedAt: !184)
!210 = !DILocation(line: 120, column: 45, scope: !103, inlinedAt: !209)
!211 = !DILocation(line: 120, column: 59, scope: !103, inlinedAt: !209)
!212 = !DILocation(line: 120, column: 73, scope: !103, inlinedAt: !209)
!213 = !DILocation(line: 120, column: 87, scope: !103, inlinedAt: !209)
!214 = !DILocation(line: 114, column: 40, scope: !77, inlinedAt: !184)
!215 = !DILocation(line: 120, column: 45, scope: !103, inlinedAt: !214)
!216 = !DILocation(line: 120, column: 59, scope: !103, inlinedAt: !214)
!217 = !DILocation(line: 120, column: 73, scope: !103, inlinedAt: !214)
!218 = !DILocation(line: 120, column: 87, scope: !103, inlinedAt: !214)
!219 = !DILocation(line: 114, column: 23, scope: !77, inlinedAt: !184)
!220 = !DILocation(line: 120, column: 45, scope: !103, inlinedAt: !219)
!221 = !DILocation(line: 120, column: 59, scope: !103, inlinedAt: !219)
!222 = !DILocation(line: 120, column: 73, scope: !103, inlinedAt: !219)
!223 = !DILocation(line: 120, column: 87, scope: !103, inlinedAt: !219)
!224 = !DILocation(line: 114, column: 13, scope: !77, inlinedAt: !184)
!225 = !DILocation(line: 120, column: 45, scope: !103, inlinedAt: !224)
!226 = !DILocation(line: 120, column: 59, scope: !103, inlinedAt: !224)
!227 = !DILocation(line: 120, column: 73, scope: !103, inlinedAt: !224)
!228 = !DILocation(line: 120, column: 87, scope: !103, inlinedAt: !224)
!229 = !DILocation(line: 102, column: 25, scope: !77, inlinedAt: !184)
!230 = !DILocation(line: 76, column: 19, scope: !149)
!231 = !DILocation(line: 77, column: 14, scope: !149)
!232 = !DILocation(line: 77, column: 30, scope: !149)
!233 = !DILocation(line: 81, column: 14, scope: !149)
!234 = !DILocation(line: 81, column: 8, scope: !149)
!235 = !DILocation(line: 82, column: 51, scope: !149)
!236 = !DILocation(line: 82, column: 44, scope: !149)
!237 = !DILocation(line: 82, column: 33, scope: !149)
!238 = !DILocation(line: 85, column: 30, scope: !149)
!239 = !DILocation(line: 83, column: 4, scope: !149)
!240 = !DILocation(line: 85, column: 20, scope: !149)
!241 = !DILocation(line: 85, column: 27, scope: !149)
!242 = !DILocation(line: 85, column: 5, scope: !149)
!243 = !DILocation(line: 87, column: 20, scope: !149)
!244 = !DILocation(line: 88, column: 13, scope: !149)
!245 = !DILocation(line: 88, column: 20, scope: !149)
!246 = !DILocation(line: 126, column: 25, scope: !8, inlinedAt: !152)
!247 = !DILocation(line: 126, column: 43, scope: !8, inlinedAt: !152)
!248 = !DILocation(line: 127, column: 13, scope: !8, inlinedAt: !152)
!249 = !DILocation(line: 129, column: 37, scope: !8, inlinedAt: !152)
!250 = !DILocation(line: 128, column: 34, scope: !8, inlinedAt: !152)
!251 = !DILocation(line: 129, column: 31, scope: !8, inlinedAt: !152)
!252 = !DILocation(line: 129, column: 17, scope: !8, inlinedAt: !152)
!253 = !DILocation(line: 131, column: 34, scope: !8, inlinedAt: !152)
!254 = !DILocation(line: 132, column: 44, scope: !8, inlinedAt: !152)
!255 = !DILocation(line: 132, column: 38, scope: !8, inlinedAt: !152)
!256 = !DILocation(line: 132, column: 24, scope: !8, inlinedAt: !152)
!257 = !DILocation(line: 134, column: 16, scope: !8, inlinedAt: !152)
!258 = !DILocation(line: 95, column: 15, scope: !149)
!259 = !DILocation(line: 24, column: 16, scope: !133, inlinedAt: !258)
!260 = !DILocation(line: 25, column: 41, scope: !133, inlinedAt: !258)
!261 = !DILocation(line: 25, column: 22, scope: !133, inlinedAt: !258)
!262 = !DILocation(line: 29, column: 12, scope: !133, inlinedAt: !258)
!263 = !DILocation(line: 29, column: 50, scope: !133, inlinedAt: !258)
!264 = !DILocation(line: 29, column: 40, scope: !133, inlinedAt: !258)
!265 = !DILocation(line: 29, column: 103, scope: !133, inlinedAt: !258)
!266 = !DILocation(line: 29, column: 96, scope: !133, inlinedAt: !258)
!267 = !DILocation(line: 29, column: 87, scope: !133, inlinedAt: !258)
!268 = !DILocation(line: 32, column: 7, scope: !133, inlinedAt: !258)
!269 = !DILocation(line: 33, column: 7, scope: !133, inlinedAt: !258)
!270 = !DILocation(line: 33, column: 2, scope: !133, inlinedAt: !258)
!271 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 140, type: !4, isDefinition: true, scopeLine: 140, isOptimized: true, unit: !2)
!272 = !DILocation(line: 140, column: 6, scope: !271)
!273 = !DILocation(line: 143, column: 18, scope: !271)
!274 = !DILocation(line: 142, column: 30, scope: !271)
!275 = !DILocation(line: 141, column: 2, scope: !271)
!276 = !DILocation(line: 143, column: 27, scope: !271)
!277 = !DILocation(line: 147, column: 13, scope: !271)
!278 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!279 = distinct !DISubprogram(name: "Ring", scope: !278, file: !278, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!280 = !DILocation(line: 26, column: 6, scope: !279)
!281 = !DILocation(line: 52, column: 19, scope: !279)
!282 = !DILocation(line: 27, column: 23, scope: !279)
!283 = !DILocation(line: 27, column: 40, scope: !279)
!284 = !DILocation(line: 29, column: 21, scope: !279)
!285 = !DILocation(line: 30, column: 33, scope: !279)
!286 = !DILocation(line: 30, column: 28, scope: !279)
!287 = !DILocation(line: 30, column: 36, scope: !279)
!288 = !DILocation(line: 30, column: 50, scope: !279)
!289 = !DILocation(line: 30, column: 53, scope: !279)
!290 = !DILocation(line: 30, column: 61, scope: !279)
!291 = !DILocation(line: 30, column: 22, scope: !279)
!292 = !DILocation(line: 28, column: 15, scope: !279)
!293 = !DILocation(line: 28, column: 20, scope: !279)
!294 = !DILocation(line: 31, column: 17, scope: !279)
!295 = !DILocation(line: 31, column: 21, scope: !279)
!296 = !DILocation(line: 36, column: 25, scope: !279)
!297 = !DILocation(line: 55, column: 30, scope: !279)
!298 = !DILocation(line: 55, column: 28, scope: !279)
!299 = !DILocation(line: 55, column: 38, scope: !279)
!300 = !DILocation(line: 41, column: 19, scope: !279)
!301 = distinct !DISubprogram(name: "sum", scope: !278, file: !278, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!302 = !DILocation(line: 48, column: 8, scope: !279)
!303 = !DILocation(line: 69, column: 10, scope: !301, inlinedAt: !302)
!304 = !DILocation(line: 50, column: 30, scope: !279)
!305 = !DILocation(line: 50, column: 34, scope: !279)
!306 = !DILocation(line: 53, column: 25, scope: !279)
!307 = !DILocation(line: 74, column: 28, scope: !301, inlinedAt: !302)
!308 = !DILocation(line: 74, column: 33, scope: !301, inlinedAt: !302)
!309 = !DILocation(line: 75, column: 33, scope: !301, inlinedAt: !302)
!310 = !DILocation(line: 75, column: 36, scope: !301, inlinedAt: !302)
!311 = !DILocation(line: 75, column: 27, scope: !301, inlinedAt: !302)
!312 = !DILocation(line: 34, column: 23, scope: !279)
!313 = !DILocation(line: 17, column: 49, scope: !13, inlinedAt: !312)
!314 = !DILocation(line: 17, column: 53, scope: !13, inlinedAt: !312)
!315 = !DILocation(line: 34, column: 39, scope: !279)
!316 = !DILocation(line: 34, column: 31, scope: !279)
!317 = !DILocation(line: 35, column: 23, scope: !279)
!318 = !DILocation(line: 35, column: 13, scope: !279)
!319 = !DILocation(line: 35, column: 28, scope: !279)
!320 = !DILocation(line: 35, column: 37, scope: !279)
!321 = !DILocation(line: 35, column: 43, scope: !279)
!322 = !DILocation(line: 39, column: 41, scope: !279)
!323 = !DILocation(line: 39, column: 46, scope: !279)
!324 = !DILocation(line: 39, column: 51, scope: !279)
!325 = distinct !DISubprogram(name: "pieceRange", scope: !278, file: !278, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!326 = !DILocation(line: 39, column: 24, scope: !279)
!327 = !DILocation(line: 62, column: 17, scope: !325, inlinedAt: !326)
!328 = !DILocation(line: 62, column: 15, scope: !325, inlinedAt: !326)
!329 = !DILocation(line: 62, column: 10, scope: !325, inlinedAt: !326)
!330 = !DILocation(line: 63, column: 19, scope: !325, inlinedAt: !326)
!331 = !DILocation(line: 63, column: 16, scope: !325, inlinedAt: !326)
!332 = !DILocation(line: 40, column: 22, scope: !279)
!333 = !DILocation(line: 40, column: 42, scope: !279)
!334 = !DILocation(line: 40, column: 7, scope: !279)
!335 = !DILocation(line: 69, column: 10, scope: !301, inlinedAt: !334)
!336 = !DILocation(line: 70, column: 34, scope: !301, inlinedAt: !334)
!337 = !DILocation(line: 71, column: 16, scope: !301, inlinedAt: !334)
!338 = !DILocation(line: 71, column: 7, scope: !301, inlinedAt: !334)
!339 = !DILocation(line: 74, column: 28, scope: !301, inlinedAt: !334)
!340 = !DILocation(line: 74, column: 33, scope: !301, inlinedAt: !334)
!341 = !DILocation(line: 74, column: 22, scope: !301, inlinedAt: !334)
!342 = distinct !DISubprogram(name: "await", scope: !278, file: !278, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!343 = !DILocation(line: 74, column: 8, scope: !301, inlinedAt: !334)
!344 = !DILocation(line: 85, column: 19, scope: !342, inlinedAt: !343)
!345 = !DILocation(line: 85, column: 22, scope: !342, inlinedAt: !343)
!346 = !DILocation(line: 86, column: 24, scope: !342, inlinedAt: !343)
!347 = !DILocation(line: 88, column: 16, scope: !342, inlinedAt: !343)
!348 = !DILocation(line: 75, column: 33, scope: !301, inlinedAt: !334)
!349 = !DILocation(line: 75, column: 36, scope: !301, inlinedAt: !334)
!350 = !DILocation(line: 75, column: 27, scope: !301, inlinedAt: !334)
!351 = !DILocation(line: 75, column: 44, scope: !301, inlinedAt: !334)
!352 = !DILocation(line: 76, column: 34, scope: !301, inlinedAt: !334)
!353 = !DILocation(line: 77, column: 20, scope: !301, inlinedAt: !334)
!354 = !DILocation(line: 77, column: 29, scope: !301, inlinedAt: !334)
!355 = !DILocation(line: 77, column: 24, scope: !301, inlinedAt: !334)
!356 = !DILocation(line: 77, column: 7, scope: !301, inlinedAt: !334)
!357 = !DILocation(line: 80, column: 16, scope: !301, inlinedAt: !334)
!358 = !DILocation(line: 41, column: 47, scope: !279)
!359 = !DILocation(line: 41, column: 65, scope: !279)
!360 = !DILocation(line: 41, column: 68, scope: !279)
!361 = !DILocation(line: 41, column: 42, scope: !279)
!362 = !DILocation(line: 42, column: 21, scope: !279)
!363 = !DILocation(line: 42, column: 15, scope: !279)
!364 = !DILocation(line: 44, column: 25, scope: !279)
!365 = !DILocation(line: 45, column: 43, scope: !279)
!366 = !DILocation(line: 45, column: 48, scope: !279)
!367 = !DILocation(line: 45, column: 53, scope: !279)
!368 = !DILocation(line: 45, column: 24, scope: !279)
!369 = !DILocation(line: 62, column: 17, scope: !325, inlinedAt: !368)
!370 = !DILocation(line: 62, column: 15, scope: !325, inlinedAt: !368)
!371 = !DILocation(line: 62, column: 10, scope: !325, inlinedAt: !368)
!372 = !DILocation(line: 63, column: 19, scope: !325, inlinedAt: !368)
!373 = !DILocation(line: 63, column: 16, scope: !325, inlinedAt: !368)
!374 = !DILocation(line: 46, column: 12, scope: !279)
!375 = !DILocation(line: 48, column: 23, scope: !279)
!376 = !DILocation(line: 48, column: 43, scope: !279)
!377 = !DILocation(line: 70, column: 34, scope: !301, inlinedAt: !302)
!378 = !DILocation(line: 71, column: 16, scope: !301, inlinedAt: !302)
!379 = !DILocation(line: 71, column: 7, scope: !301, inlinedAt: !302)
!380 = !DILocation(line: 74, column: 22, scope: !301, inlinedAt: !302)
!381 = !DILocation(line: 74, column: 8, scope: !301, inlinedAt: !302)
!382 = !DILocation(line: 85, column: 19, scope: !342, inlinedAt: !381)
!383 = !DILocation(line: 85, column: 22, scope: !342, inlinedAt: !381)
!384 = !DILocation(line: 86, column: 24, scope: !342, inlinedAt: !381)
!385 = !DILocation(line: 88, column: 16, scope: !342, inlinedAt: !381)
!386 = !DILocation(line: 75, column: 44, scope: !301, inlinedAt: !302)
!387 = !DILocation(line: 76, column: 34, scope: !301, inlinedAt: !302)
!388 = !DILocation(line: 77, column: 20, scope: !301, inlinedAt: !302)
!389 = !DILocation(line: 77, column: 29, scope: !301, inlinedAt: !302)
!390 = !DILocation(line: 77, column: 24, scope: !301, inlinedAt: !302)
!391 = !DILocation(line: 77, column: 7, scope: !301, inlinedAt: !302)
!392 = !DILocation(line: 80, column: 16, scope: !301, inlinedAt: !302)
!393 = !DILocation(line: 50, column: 36, scope: !279)
!394 = !DILocation(line: 50, column: 24, scope: !279)
!395 = !DILocation(line: 50, column: 10, scope: !279)
!396 = !DILocation(line: 85, column: 19, scope: !342, inlinedAt: !395)
!397 = !DILocation(line: 85, column: 22, scope: !342, inlinedAt: !395)
!398 = !DILocation(line: 86, column: 24, scope: !342, inlinedAt: !395)
!399 = !DILocation(line: 88, column: 16, scope: !342, inlinedAt: !395)
!400 = !DILocation(line: 52, column: 40, scope: !279)
!401 = !DILocation(line: 53, column: 27, scope: !279)
!402 = !DILocation(line: 53, column: 15, scope: !279)
!403 = !DILocation(line: 55, column: 22, scope: !279)
!404 = !DILocation(line: 55, column: 8, scope: !279)
!405 = !DILocation(line: 85, column: 19, scope: !342, inlinedAt: !404)
!406 = !DILocation(line: 85, column: 22, scope: !342, inlinedAt: !404)
!407 = !DILocation(line: 86, column: 24, scope: !342, inlinedAt: !404)
!408 = !DILocation(line: 88, column: 16, scope: !342, inlinedAt: !404)
!409 = !DILocation(line: 57, column: 15, scope: !279)
!410 = !DILocation(line: 24, column: 16, scope: !133, inlinedAt: !409)
!411 = !DILocation(line: 25, column: 19, scope: !133, inlinedAt: !409)
!412 = !DILocation(line: 25, column: 39, scope: !133, inlinedAt: !409)
!413 = !DILocation(line: 25, column: 41, scope: !133, inlinedAt: !409)
!414 = !DILocation(line: 25, column: 22, scope: !133, inlinedAt: !409)
!415 = !DILocation(line: 28, column: 21, scope: !133, inlinedAt: !409)
!416 = !DILocation(line: 28, column: 26, scope: !133, inlinedAt: !409)
!417 = !DILocation(line: 28, column: 42, scope: !133, inlinedAt: !409)
!418 = !DILocation(line: 29, column: 12, scope: !133, inlinedAt: !409)
!419 = !DILocation(line: 29, column: 50, scope: !133, inlinedAt: !409)
!420 = !DILocation(line: 29, column: 40, scope: !133, inlinedAt: !409)
!421 = !DILocation(line: 29, column: 103, scope: !133, inlinedAt: !409)
!422 = !DILocation(line: 29, column: 96, scope: !133, inlinedAt: !409)
!423 = !DILocation(line: 29, column: 87, scope: !133, inlinedAt: !409)
!424 = !DILocation(line: 32, column: 7, scope: !133, inlinedAt: !409)
!425 = !DILocation(line: 33, column: 20, scope: !133, inlinedAt: !409)
!426 = !DILocation(line: 33, column: 7, scope: !133, inlinedAt: !409)
!427 = !DILocation(line: 33, column: 2, scope: !133, inlinedAt: !409)
!428 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!429 = distinct !DISubprogram(name: "Small", scope: !428, file: !428, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!430 = !DILocation(line: 17, column: 6, scope: !429)
!431 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!432 = distinct !DISubprogram(name: "AllReduce", scope: !431, file: !431, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!433 = !DILocation(line: 18, column: 14, scope: !429)
!434 = !DILocation(line: 32, column: 18, scope: !432, inlinedAt: !433)
!435 = !DILocation(line: 18, column: 53, scope: !429)
!436 = !DILocation(line: 17, column: 49, scope: !13, inlinedAt: !435)
!437 = !DILocation(line: 17, column: 53, scope: !13, inlinedAt: !435)
!438 = !DILocation(line: 18, column: 41, scope: !429)
!439 = !DILocation(line: 23, column: 23, scope: !432, inlinedAt: !433)
!440 = !DILocation(line: 23, column: 40, scope: !432, inlinedAt: !433)
!441 = !DILocation(line: 24, column: 22, scope: !432, inlinedAt: !433)
!442 = !DILocation(line: 25, column: 27, scope: !432, inlinedAt: !433)
!443 = !DILocation(line: 25, column: 22, scope: !432, inlinedAt: !433)
!444 = !DILocation(line: 26, column: 31, scope: !432, inlinedAt: !433)
!445 = !DILocation(line: 26, column: 25, scope: !432, inlinedAt: !433)
!446 = !DILocation(line: 26, column: 34, scope: !432, inlinedAt: !433)
!447 = !DILocation(line: 26, column: 38, scope: !432, inlinedAt: !433)
!448 = !DILocation(line: 26, column: 56, scope: !432, inlinedAt: !433)
!449 = !DILocation(line: 26, column: 48, scope: !432, inlinedAt: !433)
!450 = !DILocation(line: 26, column: 59, scope: !432, inlinedAt: !433)
!451 = !DILocation(line: 26, column: 63, scope: !432, inlinedAt: !433)
!452 = !DILocation(line: 26, column: 21, scope: !432, inlinedAt: !433)
!453 = !DILocation(line: 27, column: 23, scope: !432, inlinedAt: !433)
!454 = !DILocation(line: 27, column: 25, scope: !432, inlinedAt: !433)
!455 = !DILocation(line: 27, column: 46, scope: !432, inlinedAt: !433)
!456 = !DILocation(line: 27, column: 48, scope: !432, inlinedAt: !433)
!457 = !DILocation(line: 29, column: 27, scope: !432, inlinedAt: !433)
!458 = !DILocation(line: 28, column: 6, scope: !432, inlinedAt: !433)
!459 = !DILocation(line: 28, column: 20, scope: !432, inlinedAt: !433)
!460 = !DILocation(line: 29, column: 34, scope: !432, inlinedAt: !433)
!461 = !DILocation(line: 29, column: 32, scope: !432, inlinedAt: !433)
!462 = !DILocation(line: 29, column: 24, scope: !432, inlinedAt: !433)
!463 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!464 = distinct !DISubprogram(name: "load", scope: !463, file: !463, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!465 = !DILocation(line: 29, column: 54, scope: !432, inlinedAt: !433)
!466 = !DILocation(line: 67, column: 20, scope: !464, inlinedAt: !465)
!467 = !DILocation(line: 67, column: 18, scope: !464, inlinedAt: !465)
!468 = !DILocation(line: 68, column: 27, scope: !464, inlinedAt: !465)
!469 = !DILocation(line: 68, column: 30, scope: !464, inlinedAt: !465)
!470 = !DILocation(line: 69, column: 21, scope: !464, inlinedAt: !465)
!471 = !DILocation(line: 69, column: 19, scope: !464, inlinedAt: !465)
!472 = !DILocation(line: 69, column: 28, scope: !464, inlinedAt: !465)
!473 = !DILocation(line: 69, column: 3, scope: !464, inlinedAt: !465)
!474 = !DILocation(line: 67, column: 2, scope: !464, inlinedAt: !465)
!475 = !DILocation(line: 31, column: 10, scope: !432, inlinedAt: !433)
!476 = !DILocation(line: 28, column: 32, scope: !432, inlinedAt: !433)
!477 = !DILocation(line: 36, column: 6, scope: !432, inlinedAt: !433)
!478 = !DILocation(line: 36, column: 20, scope: !432, inlinedAt: !433)
!479 = !DILocation(line: 37, column: 15, scope: !432, inlinedAt: !433)
!480 = !DILocation(line: 67, column: 20, scope: !464, inlinedAt: !479)
!481 = !DILocation(line: 67, column: 18, scope: !464, inlinedAt: !479)
!482 = !DILocation(line: 68, column: 27, scope: !464, inlinedAt: !479)
!483 = !DILocation(line: 68, column: 30, scope: !464, inlinedAt: !479)
!484 = !DILocation(line: 69, column: 21, scope: !464, inlinedAt: !479)
!485 = !DILocation(line: 69, column: 19, scope: !464, inlinedAt: !479)
!486 = !DILocation(line: 69, column: 28, scope: !464, inlinedAt: !479)
!487 = !DILocation(line: 69, column: 3, scope: !464, inlinedAt: !479)
!488 = !DILocation(line: 67, column: 2, scope: !464, inlinedAt: !479)
!489 = !DILocation(line: 38, column: 7, scope: !432, inlinedAt: !433)
!490 = !DILocation(line: 38, column: 10, scope: !432, inlinedAt: !433)
!491 = !DILocation(line: 41, column: 10, scope: !432, inlinedAt: !433)
!492 = !DILocation(line: 42, column: 40, scope: !432, inlinedAt: !433)
!493 = !DILocation(line: 42, column: 47, scope: !432, inlinedAt: !433)
!494 = !DILocation(line: 42, column: 45, scope: !432, inlinedAt: !433)
!495 = !DILocation(line: 42, column: 37, scope: !432, inlinedAt: !433)
!496 = !DILocation(line: 42, column: 26, scope: !432, inlinedAt: !433)
!497 = !DILocation(line: 40, column: 4, scope: !432, inlinedAt: !433)
!498 = distinct !DISubprogram(name: "unpack", scope: !463, file: !463, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!499 = !DILocation(line: 44, column: 21, scope: !432, inlinedAt: !433)
!500 = !DILocation(line: 80, column: 24, scope: !498, inlinedAt: !499)
!501 = !DILocation(line: 80, column: 53, scope: !498, inlinedAt: !499)
!502 = !DILocation(line: 80, column: 47, scope: !498, inlinedAt: !499)
!503 = !DILocation(line: 45, column: 10, scope: !432, inlinedAt: !433)
!504 = !DILocation(line: 48, column: 13, scope: !432, inlinedAt: !433)
!505 = !DILocation(line: 48, column: 18, scope: !432, inlinedAt: !433)
!506 = distinct !DISubprogram(name: "store", scope: !463, file: !463, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!507 = !DILocation(line: 51, column: 8, scope: !432, inlinedAt: !433)
!508 = !DILocation(line: 85, column: 3, scope: !506, inlinedAt: !507)
!509 = !DILocation(line: 86, column: 30, scope: !506, inlinedAt: !507)
!510 = !DILocation(line: 87, column: 4, scope: !506, inlinedAt: !507)
!511 = !DILocation(line: 36, column: 32, scope: !432, inlinedAt: !433)
!512 = !DILocation(line: 19, column: 15, scope: !429)
!513 = !DILocation(line: 24, column: 16, scope: !133, inlinedAt: !512)
!514 = !DILocation(line: 25, column: 41, scope: !133, inlinedAt: !512)
!515 = !DILocation(line: 25, column: 22, scope: !133, inlinedAt: !512)
!516 = !DILocation(line: 29, column: 12, scope: !133, inlinedAt: !512)
!517 = !DILocation(line: 29, column: 50, scope: !133, inlinedAt: !512)
!518 = !DILocation(line: 29, column: 40, scope: !133, inlinedAt: !512)
!519 = !DILocation(line: 29, column: 103, scope: !133, inlinedAt: !512)
!520 = !DILocation(line: 29, column: 96, scope: !133, inlinedAt: !512)
!521 = !DILocation(line: 29, column: 87, scope: !133, inlinedAt: !512)
!522 = !DILocation(line: 32, column: 7, scope: !133, inlinedAt: !512)
!523 = !DILocation(line: 33, column: 7, scope: !133, inlinedAt: !512)
!524 = !DILocation(line: 33, column: 2, scope: !133, inlinedAt: !512)
!525 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"kernel", i32 1}
!526 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!527 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!528 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!529 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"minctasm", i32 1}
!530 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"kernel", i32 1}
!531 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!532 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!533 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!534 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!535 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!536 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!537 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!538 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!539 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!540 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!541 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!542 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!543 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!544 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!545 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
