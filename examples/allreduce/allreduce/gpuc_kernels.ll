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
	%10 = add i64 %9, 1, !dbg !17
	%11 = sdiv i64 %p5, 2, !dbg !18
	%12 = urem i64 %10, 2, !dbg !19
	%13 = mul i64 %12, %11, !dbg !21
	%14 = add i64 %13, %p3, !dbg !22
	%15 = getelementptr inbounds float, float addrspace(1)* %2, i64 %13, !dbg !23
	%16 = icmp ugt i64 %14, %p5, !dbg !23
	br i1 %16, label %b0_fail2, label %b0_ok2, !dbg !23, !prof !16

b0_ok2:
	%17 = sdiv i64 %p3, 4, !dbg !24
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !25, !range !26
	%19 = sext i32 %18 to i64, !dbg !25
	%20 = add i64 %17, %19, !dbg !27
	%21 = sub nsw i64 %20, 1, !dbg !28
	%22 = icmp eq i64 %19, -1, !dbg !29
	%23 = select i1 %22, i64 1, i64 %19, !dbg !29
	%24 = sdiv i64 %21, %23, !dbg !29
	%25 = sub i64 0, %21, !dbg !29
	%26 = select i1 %22, i64 %25, i64 %24, !dbg !29
	%27 = mul nsw i64 %26, 4, !dbg !30
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !31, !range !32
	%29 = sext i32 %28 to i64, !dbg !31
	%30 = mul i64 %29, %27, !dbg !33
	%31 = icmp slt i64 %30, %p3, !dbg !34
	%32 = select i1 %31, i64 %30, i64 %p3, !dbg !34
	%33 = add i64 %32, %27, !dbg !35
	%34 = icmp slt i64 %33, %p3, !dbg !36
	%35 = select i1 %34, i64 %33, i64 %p3, !dbg !36
	%36 = sub nsw i64 %19, 1, !dbg !37
	%37 = icmp eq i64 %29, %36, !dbg !38
	br i1 %37, label %b1, label %b2, !dbg !38

b1:
	br label %b2, !dbg !38

b2:
	%38 = phi i64 [ %35, %b0_ok2 ], [ %p3, %b1 ], !dbg !39
	%39 = sub i64 %38, %32, !dbg !40
	%40 = sdiv i64 %39, 4, !dbg !41
	%41 = mul i64 %40, 4, !dbg !42
	%42 = add i64 %32, %41, !dbg !43
	%43 = sub i64 %42, %32, !dbg !44
	%44 = getelementptr inbounds float, float addrspace(1)* %1, i64 %32, !dbg !44
	%45 = and i64 %43, 3, !dbg !45
	%46 = icmp eq i64 %45, 0, !dbg !45
	%47 = icmp ugt i64 %42, %p3, !dbg !44
	%48 = icmp ugt i64 %32, %42, !dbg !44
	%49 = or i1 %47, %48, !dbg !44
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !44, !prof !16

b2_ok1:
	br i1 %46, label %b3, label %b62, !dbg !45

b3:
	%50 = addrspacecast float addrspace(1)* %44 to float*, !dbg !45
	%51 = ptrtoint float* %50 to i64, !dbg !45
	%52 = and i64 %51, 15, !dbg !45
	%53 = icmp eq i64 %52, 0, !dbg !45
	%54 = icmp eq i64 %43, 0, !dbg !45
	%55 = or i1 %53, %54, !dbg !45
	br i1 %55, label %b4, label %b61, !dbg !45

b4:
	%56 = ashr i64 %43, 2, !dbg !45
	%57 = bitcast float addrspace(1)* %44 to { float, float, float, float } addrspace(1)*, !dbg !45
	%58 = getelementptr inbounds float, float addrspace(1)* %15, i64 %32, !dbg !46
	br i1 %46, label %b5, label %b60, !dbg !47

b5:
	%59 = addrspacecast float addrspace(1)* %58 to float*, !dbg !47
	%60 = ptrtoint float* %59 to i64, !dbg !47
	%61 = and i64 %60, 15, !dbg !47
	%62 = icmp eq i64 %61, 0, !dbg !47
	%63 = or i1 %62, %54, !dbg !47
	br i1 %63, label %b6, label %b59, !dbg !47

b6:
	%64 = bitcast float addrspace(1)* %58 to { float, float, float, float } addrspace(1)*, !dbg !47
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48, !range !49
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !48, !range !49
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !48, !range !50
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !48, !range !51
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !48, !range !51
	%70 = mul i32 %69, %67, !dbg !48
	%71 = add i32 %66, %70, !dbg !48
	%72 = mul i32 %68, %71, !dbg !48
	%73 = add i32 %65, %72, !dbg !48
	%74 = sext i32 %73 to i64, !dbg !48
	%75 = mul i32 %68, %69, !dbg !48
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !48, !range !52
	%77 = mul i32 %75, %76, !dbg !48
	%78 = sext i32 %77 to i64, !dbg !48
	br label %b7, !dbg !48

b7:
	%79 = phi i64 [ %74, %b6 ], [ %102, %b8 ], !dbg !48
	%80 = icmp slt i64 %79, %56, !dbg !48
	br i1 %80, label %b8, label %b9, !dbg !48

b8:
	%81 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %57, i64 %79, !dbg !53
	%82 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %81, i32 0, i32 0, !dbg !53
	%83 = bitcast { float, float, float, float } addrspace(1)* %81 to <4 x float> addrspace(1)*, !dbg !53
	%84 = load <4 x float>, <4 x float> addrspace(1)* %83, align 16, !dbg !53
	%85 = extractelement <4 x float> %84, i32 0, !dbg !53
	%86 = extractelement <4 x float> %84, i32 1, !dbg !53
	%87 = extractelement <4 x float> %84, i32 2, !dbg !53
	%88 = extractelement <4 x float> %84, i32 3, !dbg !53
	%89 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %81, i32 0, i32 1, !dbg !53
	%90 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %81, i32 0, i32 2, !dbg !53
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %81, i32 0, i32 3, !dbg !53
	%92 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %64, i64 %79, !dbg !54
	%93 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i32 0, i32 0, !dbg !54
	%94 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i32 0, i32 1, !dbg !54
	%95 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i32 0, i32 2, !dbg !54
	%96 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i32 0, i32 3, !dbg !54
	%97 = bitcast { float, float, float, float } addrspace(1)* %92 to <4 x float> addrspace(1)*, !dbg !54
	%98 = insertelement <4 x float> undef, float %85, i32 0, !dbg !54
	%99 = insertelement <4 x float> %98, float %86, i32 1, !dbg !54
	%100 = insertelement <4 x float> %99, float %87, i32 2, !dbg !54
	%101 = insertelement <4 x float> %100, float %88, i32 3, !dbg !54
	store <4 x float> %101, <4 x float> addrspace(1)* %97, align 16, !dbg !54
	%102 = add i64 %79, %78, !dbg !48
	br label %b7, !dbg !48

b9:
	%103 = sub i64 %38, %42, !dbg !55
	%104 = icmp ule i64 %103, 281474976710655, !dbg !56
	%105 = mul i64 %103, -1, !dbg !56
	%106 = icmp sge i64 %105, 0, !dbg !56
	%107 = and i1 %104, %106, !dbg !56
	br i1 %107, label %b10, label %b12_cold, !dbg !56, !prof !57

b10:
	%108 = phi i64 [ %74, %b9 ], [ %114, %b11 ], !dbg !56
	%109 = icmp slt i64 %108, %103, !dbg !56
	br i1 %109, label %b11, label %b14, !dbg !56

b11:
	%110 = add i64 %42, %108, !dbg !58
	%111 = getelementptr inbounds float, float addrspace(1)* %1, i64 %110, !dbg !59
	%112 = load float, float addrspace(1)* %111, align 4, !dbg !59
	%113 = getelementptr inbounds float, float addrspace(1)* %15, i64 %110, !dbg !60
	store float %112, float addrspace(1)* %113, align 4, !dbg !60
	%114 = add i64 %108, %78, !dbg !56
	br label %b10, !dbg !56

b14:
	%115 = sext i32 %5 to i64, !dbg !10
	%116 = sext i32 %6 to i64, !dbg !11
	%117 = mul i64 %29, %116, !dbg !63
	call void @gpuc_fence_block(), !dbg !64
	%118 = add i64 %117, %115, !dbg !65
	br label %b15, !dbg !66

b15:
	%119 = phi i64 [ %74, %b14 ], [ %126, %b16_ok1 ], !dbg !66
	%120 = icmp slt i64 %119, %116, !dbg !66
	br i1 %120, label %b16, label %b17, !dbg !66

b16:
	%121 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %118, !dbg !67
	%122 = trunc i64 %119 to i32, !dbg !68
	%123 = addrspacecast i64 addrspace(1)* %121 to i64*, !dbg !68
	%124 = icmp uge i64 %118, %p7, !dbg !67
	br i1 %124, label %b16_fail1, label %b16_ok1, !dbg !67, !prof !16

b16_ok1:
	%125 = bitcast i64* %123 to i8*, !dbg !68
	call void @gpuc_signal_op_thread(i8* %125, i64 %10, i32 9, i32 %122), !dbg !68
	%126 = add i64 %119, %78, !dbg !66
	br label %b15, !dbg !66

b17:
	%127 = phi i64 [ %135, %b18_ok1 ], [ %74, %b15 ], !dbg !69
	%128 = icmp slt i64 %127, %116, !dbg !69
	br i1 %128, label %b18, label %b19, !dbg !69

b18:
	%129 = add i64 %117, %127, !dbg !70
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %129, !dbg !71
	%131 = addrspacecast i64 addrspace(1)* %130 to i64*, !dbg !72
	%132 = icmp uge i64 %129, %p7, !dbg !71
	br i1 %132, label %b18_fail1, label %b18_ok1, !dbg !71, !prof !16

b18_ok1:
	%133 = bitcast i64* %131 to i8*, !dbg !72
	%134 = call i64 @gpuc_signal_wait_until_thread(i8* %133, i32 5, i64 %10, i32 1, i8* %ctrl, i32 9), !dbg !72
	%135 = add i64 %127, %78, !dbg !69
	br label %b17, !dbg !69

b19:
	call void @llvm.nvvm.barrier0(), !dbg !73
	%136 = getelementptr inbounds float, float addrspace(1)* %0, i64 %32, !dbg !74
	%137 = icmp ugt i64 %42, %p1, !dbg !74
	br i1 %137, label %b19_fail1, label %b19_ok1, !dbg !74, !prof !16

b19_ok1:
	br i1 %46, label %b20, label %b58, !dbg !75

b20:
	%138 = addrspacecast float addrspace(1)* %136 to float*, !dbg !75
	%139 = ptrtoint float* %138 to i64, !dbg !75
	%140 = and i64 %139, 15, !dbg !75
	%141 = icmp eq i64 %140, 0, !dbg !75
	%142 = or i1 %141, %54, !dbg !75
	br i1 %142, label %b21, label %b57, !dbg !75

b21:
	%143 = bitcast float addrspace(1)* %136 to { float, float, float, float } addrspace(1)*, !dbg !75
	br label %b22, !dbg !76

b22:
	%144 = phi i64 [ %74, %b21 ], [ %309, %b47 ], !dbg !76
	%145 = icmp slt i64 %144, %56, !dbg !76
	br i1 %145, label %b23, label %b48, !dbg !76

b23:
	%146 = phi float [ %294, %b44 ], [ 0.000000e+00, %b22 ], !dbg !79
	%147 = phi float [ %295, %b44 ], [ 0.000000e+00, %b22 ], !dbg !79
	%148 = phi float [ %296, %b44 ], [ 0.000000e+00, %b22 ], !dbg !79
	%149 = phi float [ %297, %b44 ], [ 0.000000e+00, %b22 ], !dbg !79
	%150 = phi i64 [ %298, %b44 ], [ 0, %b22 ], !dbg !80
	%151 = icmp slt i64 %150, %116, !dbg !81
	br i1 %151, label %b24, label %b47, !dbg !81

b24:
	%152 = trunc i64 %150 to i32, !dbg !82
	%153 = addrspacecast float addrspace(1)* %58 to float*, !dbg !82
	%154 = bitcast float* %153 to i8*, !dbg !82
	%155 = call i8* @gpuc_peer_thread(i8* %154, i32 %152), !dbg !82
	%156 = bitcast i8* %155 to float*, !dbg !82
	%157 = icmp eq float* %156, null, !dbg !82
	%158 = select i1 %157, i64 0, i64 %43, !dbg !82
	%159 = and i64 %158, 3, !dbg !83
	%160 = icmp eq i64 %159, 0, !dbg !83
	br i1 %160, label %b25, label %b46, !dbg !83

b25:
	%161 = ptrtoint float* %156 to i64, !dbg !83
	%162 = and i64 %161, 15, !dbg !83
	%163 = icmp eq i64 %162, 0, !dbg !83
	%164 = icmp eq i64 %158, 0, !dbg !83
	%165 = or i1 %163, %164, !dbg !83
	br i1 %165, label %b26, label %b45, !dbg !83

b26:
	%166 = ashr i64 %158, 2, !dbg !83
	%167 = addrspacecast float* %156 to { float, float, float, float } addrspace(1)*, !dbg !83
	%168 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %167, i64 %144, !dbg !84
	%169 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %168, i32 0, i32 0, !dbg !84
	%170 = icmp uge i64 %144, %166, !dbg !84
	br i1 %170, label %b26_fail1, label %b26_ok1, !dbg !84, !prof !16

b26_ok1:
	%171 = bitcast { float, float, float, float } addrspace(1)* %168 to <4 x float> addrspace(1)*, !dbg !84
	%172 = load <4 x float>, <4 x float> addrspace(1)* %171, align 16, !dbg !84
	%173 = extractelement <4 x float> %172, i32 0, !dbg !84
	%174 = extractelement <4 x float> %172, i32 1, !dbg !84
	%175 = extractelement <4 x float> %172, i32 2, !dbg !84
	%176 = extractelement <4 x float> %172, i32 3, !dbg !84
	%177 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %168, i32 0, i32 1, !dbg !84
	%178 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %168, i32 0, i32 2, !dbg !84
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %168, i32 0, i32 3, !dbg !84
	%180 = add nsw i64 %150, 1, !dbg !85
	%181 = icmp slt i64 %180, %116, !dbg !86
	br i1 %181, label %b27, label %b32, !dbg !86

b27:
	%182 = trunc i64 %180 to i32, !dbg !87
	%183 = addrspacecast float addrspace(1)* %58 to float*, !dbg !87
	%184 = bitcast float* %183 to i8*, !dbg !87
	%185 = call i8* @gpuc_peer_thread(i8* %184, i32 %182), !dbg !87
	%186 = bitcast i8* %185 to float*, !dbg !87
	%187 = icmp eq float* %186, null, !dbg !87
	%188 = select i1 %187, i64 0, i64 %43, !dbg !87
	%189 = and i64 %188, 3, !dbg !88
	%190 = icmp eq i64 %189, 0, !dbg !88
	br i1 %190, label %b28, label %b31, !dbg !88

b28:
	%191 = ptrtoint float* %186 to i64, !dbg !88
	%192 = and i64 %191, 15, !dbg !88
	%193 = icmp eq i64 %192, 0, !dbg !88
	%194 = icmp eq i64 %188, 0, !dbg !88
	%195 = or i1 %193, %194, !dbg !88
	br i1 %195, label %b29, label %b30, !dbg !88

b29:
	%196 = ashr i64 %188, 2, !dbg !88
	%197 = addrspacecast float* %186 to { float, float, float, float } addrspace(1)*, !dbg !88
	%198 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %197, i64 %144, !dbg !89
	%199 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %198, i32 0, i32 0, !dbg !89
	%200 = icmp uge i64 %144, %196, !dbg !89
	br i1 %200, label %b29_fail1, label %b29_ok1, !dbg !89, !prof !16

b29_ok1:
	%201 = bitcast { float, float, float, float } addrspace(1)* %198 to <4 x float> addrspace(1)*, !dbg !89
	%202 = load <4 x float>, <4 x float> addrspace(1)* %201, align 16, !dbg !89
	%203 = extractelement <4 x float> %202, i32 0, !dbg !89
	%204 = extractelement <4 x float> %202, i32 1, !dbg !89
	%205 = extractelement <4 x float> %202, i32 2, !dbg !89
	%206 = extractelement <4 x float> %202, i32 3, !dbg !89
	%207 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %198, i32 0, i32 1, !dbg !89
	%208 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %198, i32 0, i32 2, !dbg !89
	%209 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %198, i32 0, i32 3, !dbg !89
	br label %b32, !dbg !89

b30:
	br label %fail, !dbg !88

b31:
	br label %fail, !dbg !88

b32:
	%210 = phi float [ 0.000000e+00, %b26_ok1 ], [ %203, %b29_ok1 ], !dbg !90
	%211 = phi float [ 0.000000e+00, %b26_ok1 ], [ %204, %b29_ok1 ], !dbg !90
	%212 = phi float [ 0.000000e+00, %b26_ok1 ], [ %205, %b29_ok1 ], !dbg !90
	%213 = phi float [ 0.000000e+00, %b26_ok1 ], [ %206, %b29_ok1 ], !dbg !90
	%214 = add nsw i64 %150, 2, !dbg !91
	%215 = icmp slt i64 %214, %116, !dbg !92
	br i1 %215, label %b33, label %b38, !dbg !92

b33:
	%216 = trunc i64 %214 to i32, !dbg !93
	%217 = addrspacecast float addrspace(1)* %58 to float*, !dbg !93
	%218 = bitcast float* %217 to i8*, !dbg !93
	%219 = call i8* @gpuc_peer_thread(i8* %218, i32 %216), !dbg !93
	%220 = bitcast i8* %219 to float*, !dbg !93
	%221 = icmp eq float* %220, null, !dbg !93
	%222 = select i1 %221, i64 0, i64 %43, !dbg !93
	%223 = and i64 %222, 3, !dbg !94
	%224 = icmp eq i64 %223, 0, !dbg !94
	br i1 %224, label %b34, label %b37, !dbg !94

b34:
	%225 = ptrtoint float* %220 to i64, !dbg !94
	%226 = and i64 %225, 15, !dbg !94
	%227 = icmp eq i64 %226, 0, !dbg !94
	%228 = icmp eq i64 %222, 0, !dbg !94
	%229 = or i1 %227, %228, !dbg !94
	br i1 %229, label %b35, label %b36, !dbg !94

b35:
	%230 = ashr i64 %222, 2, !dbg !94
	%231 = addrspacecast float* %220 to { float, float, float, float } addrspace(1)*, !dbg !94
	%232 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %231, i64 %144, !dbg !95
	%233 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %232, i32 0, i32 0, !dbg !95
	%234 = icmp uge i64 %144, %230, !dbg !95
	br i1 %234, label %b35_fail1, label %b35_ok1, !dbg !95, !prof !16

b35_ok1:
	%235 = bitcast { float, float, float, float } addrspace(1)* %232 to <4 x float> addrspace(1)*, !dbg !95
	%236 = load <4 x float>, <4 x float> addrspace(1)* %235, align 16, !dbg !95
	%237 = extractelement <4 x float> %236, i32 0, !dbg !95
	%238 = extractelement <4 x float> %236, i32 1, !dbg !95
	%239 = extractelement <4 x float> %236, i32 2, !dbg !95
	%240 = extractelement <4 x float> %236, i32 3, !dbg !95
	%241 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %232, i32 0, i32 1, !dbg !95
	%242 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %232, i32 0, i32 2, !dbg !95
	%243 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %232, i32 0, i32 3, !dbg !95
	br label %b38, !dbg !95

b36:
	br label %fail, !dbg !94

b37:
	br label %fail, !dbg !94

b38:
	%244 = phi float [ 0.000000e+00, %b32 ], [ %237, %b35_ok1 ], !dbg !96
	%245 = phi float [ 0.000000e+00, %b32 ], [ %238, %b35_ok1 ], !dbg !96
	%246 = phi float [ 0.000000e+00, %b32 ], [ %239, %b35_ok1 ], !dbg !96
	%247 = phi float [ 0.000000e+00, %b32 ], [ %240, %b35_ok1 ], !dbg !96
	%248 = add nsw i64 %150, 3, !dbg !97
	%249 = icmp slt i64 %248, %116, !dbg !98
	br i1 %249, label %b39, label %b44, !dbg !98

b39:
	%250 = trunc i64 %248 to i32, !dbg !99
	%251 = addrspacecast float addrspace(1)* %58 to float*, !dbg !99
	%252 = bitcast float* %251 to i8*, !dbg !99
	%253 = call i8* @gpuc_peer_thread(i8* %252, i32 %250), !dbg !99
	%254 = bitcast i8* %253 to float*, !dbg !99
	%255 = icmp eq float* %254, null, !dbg !99
	%256 = select i1 %255, i64 0, i64 %43, !dbg !99
	%257 = and i64 %256, 3, !dbg !100
	%258 = icmp eq i64 %257, 0, !dbg !100
	br i1 %258, label %b40, label %b43, !dbg !100

b40:
	%259 = ptrtoint float* %254 to i64, !dbg !100
	%260 = and i64 %259, 15, !dbg !100
	%261 = icmp eq i64 %260, 0, !dbg !100
	%262 = icmp eq i64 %256, 0, !dbg !100
	%263 = or i1 %261, %262, !dbg !100
	br i1 %263, label %b41, label %b42, !dbg !100

b41:
	%264 = ashr i64 %256, 2, !dbg !100
	%265 = addrspacecast float* %254 to { float, float, float, float } addrspace(1)*, !dbg !100
	%266 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %265, i64 %144, !dbg !101
	%267 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 0, !dbg !101
	%268 = icmp uge i64 %144, %264, !dbg !101
	br i1 %268, label %b41_fail1, label %b41_ok1, !dbg !101, !prof !16

b41_ok1:
	%269 = bitcast { float, float, float, float } addrspace(1)* %266 to <4 x float> addrspace(1)*, !dbg !101
	%270 = load <4 x float>, <4 x float> addrspace(1)* %269, align 16, !dbg !101
	%271 = extractelement <4 x float> %270, i32 0, !dbg !101
	%272 = extractelement <4 x float> %270, i32 1, !dbg !101
	%273 = extractelement <4 x float> %270, i32 2, !dbg !101
	%274 = extractelement <4 x float> %270, i32 3, !dbg !101
	%275 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 1, !dbg !101
	%276 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 2, !dbg !101
	%277 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 3, !dbg !101
	br label %b44, !dbg !101

b42:
	br label %fail, !dbg !100

b43:
	br label %fail, !dbg !100

b44:
	%278 = phi float [ 0.000000e+00, %b38 ], [ %271, %b41_ok1 ], !dbg !102
	%279 = phi float [ 0.000000e+00, %b38 ], [ %272, %b41_ok1 ], !dbg !102
	%280 = phi float [ 0.000000e+00, %b38 ], [ %273, %b41_ok1 ], !dbg !102
	%281 = phi float [ 0.000000e+00, %b38 ], [ %274, %b41_ok1 ], !dbg !102
	%282 = fadd float %173, %210, !dbg !105
	%283 = fadd float %174, %211, !dbg !106
	%284 = fadd float %175, %212, !dbg !107
	%285 = fadd float %176, %213, !dbg !108
	%286 = fadd float %244, %278, !dbg !110
	%287 = fadd float %245, %279, !dbg !111
	%288 = fadd float %246, %280, !dbg !112
	%289 = fadd float %247, %281, !dbg !113
	%290 = fadd float %282, %286, !dbg !115
	%291 = fadd float %283, %287, !dbg !116
	%292 = fadd float %284, %288, !dbg !117
	%293 = fadd float %285, %289, !dbg !118
	%294 = fadd float %146, %290, !dbg !120
	%295 = fadd float %147, %291, !dbg !121
	%296 = fadd float %148, %292, !dbg !122
	%297 = fadd float %149, %293, !dbg !123
	%298 = add nsw i64 %150, 4, !dbg !124
	br label %b23, !dbg !124

b45:
	br label %fail, !dbg !83

b46:
	br label %fail, !dbg !83

b47:
	%299 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %143, i64 %144, !dbg !125
	%300 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %299, i32 0, i32 0, !dbg !125
	%301 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %299, i32 0, i32 1, !dbg !125
	%302 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %299, i32 0, i32 2, !dbg !125
	%303 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %299, i32 0, i32 3, !dbg !125
	%304 = bitcast { float, float, float, float } addrspace(1)* %299 to <4 x float> addrspace(1)*, !dbg !125
	%305 = insertelement <4 x float> undef, float %146, i32 0, !dbg !125
	%306 = insertelement <4 x float> %305, float %147, i32 1, !dbg !125
	%307 = insertelement <4 x float> %306, float %148, i32 2, !dbg !125
	%308 = insertelement <4 x float> %307, float %149, i32 3, !dbg !125
	store <4 x float> %308, <4 x float> addrspace(1)* %304, align 16, !dbg !125
	%309 = add i64 %144, %78, !dbg !76
	br label %b22, !dbg !76

b48:
	%310 = phi i64 [ %332, %b51_ok1 ], [ %74, %b22 ], !dbg !126
	%311 = icmp slt i64 %310, %103, !dbg !126
	br i1 %311, label %b49, label %b52, !dbg !126

b49:
	%312 = add i64 %42, %310, !dbg !127
	br label %b50, !dbg !128

b50:
	%313 = phi float [ %327, %b50_ok2 ], [ 0.000000e+00, %b49 ], !dbg !128
	%314 = phi i64 [ %328, %b50_ok2 ], [ 0, %b49 ], !dbg !128
	%315 = trunc i64 %314 to i32, !dbg !129
	%316 = addrspacecast float addrspace(1)* %15 to float*, !dbg !129
	%317 = icmp uge i64 %314, %116, !dbg !129
	br i1 %317, label %b50_fail1, label %b50_ok1, !dbg !129, !prof !16

b50_ok1:
	%318 = bitcast float* %316 to i8*, !dbg !129
	%319 = call i8* @gpuc_peer_thread(i8* %318, i32 %315), !dbg !129
	%320 = bitcast i8* %319 to float*, !dbg !129
	%321 = icmp eq float* %320, null, !dbg !129
	%322 = select i1 %321, i64 0, i64 %p3, !dbg !129
	%323 = addrspacecast float* %320 to float addrspace(1)*, !dbg !130
	%324 = getelementptr inbounds float, float addrspace(1)* %323, i64 %312, !dbg !130
	%325 = icmp uge i64 %312, %322, !dbg !130
	br i1 %325, label %b50_fail2, label %b50_ok2, !dbg !130, !prof !16

b50_ok2:
	%326 = load float, float addrspace(1)* %324, align 4, !dbg !130
	%327 = fadd float %313, %326, !dbg !131
	%328 = add i64 %314, 1, !dbg !131
	%329 = icmp slt i64 %328, %116, !dbg !131
	br i1 %329, label %b50, label %b51, !dbg !131

b51:
	%330 = getelementptr inbounds float, float addrspace(1)* %0, i64 %312, !dbg !132
	%331 = icmp uge i64 %312, %p1, !dbg !132
	br i1 %331, label %b51_fail1, label %b51_ok1, !dbg !132, !prof !16

b51_ok1:
	store float %327, float addrspace(1)* %330, align 4, !dbg !132
	%332 = add i64 %310, %78, !dbg !126
	br label %b48, !dbg !126

b52:
	call void @llvm.nvvm.barrier0(), !dbg !135
	%333 = icmp ne i64 %74, 0, !dbg !136
	br i1 %333, label %b56, label %b53, !dbg !136

b53:
	%334 = icmp sgt i64 %19, 1, !dbg !137
	br i1 %334, label %b54, label %b55, !dbg !137

b54:
	%335 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !138
	%336 = icmp uge i64 1, %p10, !dbg !138
	br i1 %336, label %b54_fail1, label %b54_ok1, !dbg !138, !prof !16

b54_ok1:
	%337 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %335, i64 1) nounwind, !dbg !139
	%338 = icmp ne i64 %337, %36, !dbg !141
	br i1 %338, label %b56, label %b55, !dbg !141

b55:
	%339 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !142
	%340 = icmp uge i64 1, %p10, !dbg !142
	br i1 %340, label %b55_fail1, label %b55_ok1, !dbg !142, !prof !16

b55_ok1:
	store i64 0, i64 addrspace(1)* %339, align 8, !dbg !142
	%341 = load i64, i64 addrspace(1)* %7, align 8, !dbg !143
	%342 = add i64 %341, 1, !dbg !144
	store i64 %342, i64 addrspace(1)* %7, align 8, !dbg !143
	br label %b56, !dbg !143

b56:
	ret void, !dbg !134

b57:
	br label %fail, !dbg !75

b58:
	br label %fail, !dbg !75

b59:
	br label %fail, !dbg !47

b60:
	br label %fail, !dbg !47

b61:
	br label %fail, !dbg !45

b62:
	br label %fail, !dbg !45

b0_fail1:
	br label %fail, !dbg !15

b0_fail2:
	br label %fail, !dbg !23

b2_fail1:
	%343 = icmp ugt i64 %42, %p3, !dbg !44
	br i1 %343, label %b2_fail2, label %b2_ok2, !dbg !44

b2_fail2:
	br label %fail, !dbg !44

b2_ok2:
	br label %fail, !dbg !44

b12_cold:
	%344 = phi i64 [ %351, %b13_cold_ok1 ], [ %74, %b9 ], !dbg !56
	%345 = icmp slt i64 %344, %103, !dbg !56
	br i1 %345, label %b13_cold, label %b14, !dbg !56

b13_cold:
	%346 = add i64 %42, %344, !dbg !58
	%347 = getelementptr inbounds float, float addrspace(1)* %1, i64 %346, !dbg !59
	%348 = icmp uge i64 %346, %p3, !dbg !59
	br i1 %348, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !59, !prof !16

b13_cold_fail1:
	br label %fail, !dbg !59

b13_cold_ok1:
	%349 = load float, float addrspace(1)* %347, align 4, !dbg !59
	%350 = getelementptr inbounds float, float addrspace(1)* %15, i64 %346, !dbg !60
	store float %349, float addrspace(1)* %350, align 4, !dbg !60
	%351 = add i64 %344, %78, !dbg !56
	br label %b12_cold, !dbg !56, !llvm.loop !62

b16_fail1:
	br label %fail, !dbg !67

b18_fail1:
	br label %fail, !dbg !71

b19_fail1:
	br label %fail, !dbg !74

b26_fail1:
	br label %fail, !dbg !84

b29_fail1:
	br label %fail, !dbg !89

b35_fail1:
	br label %fail, !dbg !95

b41_fail1:
	br label %fail, !dbg !101

b50_fail1:
	br label %fail, !dbg !129

b50_fail2:
	br label %fail, !dbg !130

b51_fail1:
	br label %fail, !dbg !132

b54_fail1:
	br label %fail, !dbg !138

b55_fail1:
	br label %fail, !dbg !142

fail:
	%352 = phi i32 [ 0, %b0_fail1 ], [ 1, %b0_fail2 ], [ 2, %b2_fail2 ], [ 3, %b2_ok2 ], [ 6, %b13_cold_fail1 ], [ 7, %b16_fail1 ], [ 8, %b18_fail1 ], [ 10, %b19_fail1 ], [ 15, %b26_fail1 ], [ 18, %b29_fail1 ], [ 17, %b30 ], [ 16, %b31 ], [ 21, %b35_fail1 ], [ 20, %b36 ], [ 19, %b37 ], [ 24, %b41_fail1 ], [ 23, %b42 ], [ 22, %b43 ], [ 14, %b45 ], [ 13, %b46 ], [ 25, %b50_fail1 ], [ 26, %b50_fail2 ], [ 27, %b51_fail1 ], [ 28, %b54_fail1 ], [ 29, %b55_fail1 ], [ 12, %b57 ], [ 11, %b58 ], [ 5, %b59 ], [ 4, %b60 ], [ 5, %b61 ], [ 4, %b62 ], !dbg !7
	%353 = phi i64 [ 0, %b0_fail1 ], [ %14, %b0_fail2 ], [ %42, %b2_fail2 ], [ %32, %b2_ok2 ], [ %346, %b13_cold_fail1 ], [ %118, %b16_fail1 ], [ %129, %b18_fail1 ], [ %42, %b19_fail1 ], [ %144, %b26_fail1 ], [ %144, %b29_fail1 ], [ %192, %b30 ], [ %188, %b31 ], [ %144, %b35_fail1 ], [ %226, %b36 ], [ %222, %b37 ], [ %144, %b41_fail1 ], [ %260, %b42 ], [ %256, %b43 ], [ %162, %b45 ], [ %158, %b46 ], [ %314, %b50_fail1 ], [ %312, %b50_fail2 ], [ %312, %b51_fail1 ], [ 1, %b54_fail1 ], [ 1, %b55_fail1 ], [ %140, %b57 ], [ %43, %b58 ], [ %61, %b59 ], [ %43, %b60 ], [ %52, %b61 ], [ %43, %b62 ], !dbg !7
	%354 = phi i64 [ %p10, %b0_fail1 ], [ %p5, %b0_fail2 ], [ %p3, %b2_fail2 ], [ %42, %b2_ok2 ], [ %p3, %b13_cold_fail1 ], [ %p7, %b16_fail1 ], [ %p7, %b18_fail1 ], [ %p1, %b19_fail1 ], [ %166, %b26_fail1 ], [ %196, %b29_fail1 ], [ 16, %b30 ], [ 4, %b31 ], [ %230, %b35_fail1 ], [ 16, %b36 ], [ 4, %b37 ], [ %264, %b41_fail1 ], [ 16, %b42 ], [ 4, %b43 ], [ 16, %b45 ], [ 4, %b46 ], [ %116, %b50_fail1 ], [ %322, %b50_fail2 ], [ %p1, %b51_fail1 ], [ %p10, %b54_fail1 ], [ %p10, %b55_fail1 ], [ 16, %b57 ], [ 4, %b58 ], [ 16, %b59 ], [ 4, %b60 ], [ 16, %b61 ], [ 4, %b62 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %352, i64 %353, i64 %354), !dbg !7
	ret void, !dbg !7
}

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !146 {
entry:
	br label %b0, !dbg !147

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !147
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !147
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !147
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !147
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !148
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !150
	%6 = sext i32 %5 to i64, !dbg !153
	%7 = sext i32 %4 to i64, !dbg !154
	%8 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !152
	%9 = icmp uge i64 0, %p8, !dbg !152
	br i1 %9, label %b0_fail1, label %b0_ok1, !dbg !152, !prof !16

b0_ok1:
	%10 = load i64, i64 addrspace(1)* %8, align 8, !dbg !152
	%11 = add i64 %10, 1, !dbg !155
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !157, !range !32
	%13 = sext i32 %12 to i64, !dbg !157
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !157, !range !145
	%15 = sext i32 %14 to i64, !dbg !157
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !157, !range !145
	%17 = sext i32 %16 to i64, !dbg !157
	%18 = mul i64 %13, %7, !dbg !158
	call void @gpuc_fence_block(), !dbg !159
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160, !range !49
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !160, !range !49
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !160, !range !50
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !160, !range !51
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !160, !range !51
	%24 = mul i32 %23, %21, !dbg !160
	%25 = add i32 %20, %24, !dbg !160
	%26 = mul i32 %22, %25, !dbg !160
	%27 = add i32 %19, %26, !dbg !160
	%28 = sext i32 %27 to i64, !dbg !160
	%29 = mul i32 %22, %23, !dbg !160
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !160, !range !52
	%31 = mul i32 %29, %30, !dbg !160
	%32 = sext i32 %31 to i64, !dbg !160
	%33 = add i64 %18, %6, !dbg !161
	br label %b1, !dbg !160

b1:
	%34 = phi i64 [ %28, %b0_ok1 ], [ %41, %b2_ok1 ], !dbg !160
	%35 = icmp slt i64 %34, %7, !dbg !160
	br i1 %35, label %b2, label %b3, !dbg !160

b2:
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %33, !dbg !162
	%37 = trunc i64 %34 to i32, !dbg !163
	%38 = addrspacecast i64 addrspace(1)* %36 to i64*, !dbg !163
	%39 = icmp uge i64 %33, %p5, !dbg !162
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !162, !prof !16

b2_ok1:
	%40 = bitcast i64* %38 to i8*, !dbg !163
	call void @gpuc_signal_op_thread(i8* %40, i64 %11, i32 9, i32 %37), !dbg !163
	%41 = add i64 %34, %32, !dbg !160
	br label %b1, !dbg !160

b3:
	%42 = phi i64 [ %50, %b4_ok1 ], [ %28, %b1 ], !dbg !164
	%43 = icmp slt i64 %42, %7, !dbg !164
	br i1 %43, label %b4, label %b5, !dbg !164

b4:
	%44 = add i64 %18, %42, !dbg !165
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %44, !dbg !166
	%46 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !167
	%47 = icmp uge i64 %44, %p5, !dbg !166
	br i1 %47, label %b4_fail1, label %b4_ok1, !dbg !166, !prof !16

b4_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !167
	%49 = call i64 @gpuc_signal_wait_until_thread(i8* %48, i32 5, i64 %11, i32 1, i8* %ctrl, i32 9), !dbg !167
	%50 = add i64 %42, %32, !dbg !164
	br label %b3, !dbg !164

b5:
	call void @llvm.nvvm.barrier0(), !dbg !168
	%51 = sdiv i64 %p3, 4, !dbg !169
	%52 = mul i64 %51, %6, !dbg !170
	%53 = icmp eq i64 %7, -1, !dbg !171
	%54 = select i1 %53, i64 1, i64 %7, !dbg !171
	%55 = sdiv i64 %52, %54, !dbg !171
	%56 = sub i64 0, %52, !dbg !171
	%57 = select i1 %53, i64 %56, i64 %55, !dbg !171
	%58 = mul i64 %57, 4, !dbg !172
	%59 = add nsw i64 %6, 1, !dbg !173
	%60 = mul i64 %51, %59, !dbg !174
	%61 = icmp eq i64 %7, -1, !dbg !175
	%62 = select i1 %61, i64 1, i64 %7, !dbg !175
	%63 = sdiv i64 %60, %62, !dbg !175
	%64 = sub i64 0, %60, !dbg !175
	%65 = select i1 %61, i64 %64, i64 %63, !dbg !175
	%66 = mul i64 %65, 4, !dbg !176
	%67 = sub i64 %66, %58, !dbg !177
	%68 = getelementptr inbounds float, float addrspace(1)* %1, i64 %58, !dbg !177
	%69 = getelementptr inbounds float, float addrspace(1)* %0, i64 %58, !dbg !178
	%70 = icmp ugt i64 %66, %p3, !dbg !177
	%71 = icmp ugt i64 %58, %66, !dbg !177
	%72 = icmp ugt i64 %66, %p1, !dbg !178
	%73 = or i1 %70, %71, !dbg !178
	%74 = or i1 %73, %72, !dbg !178
	br i1 %74, label %b5_fail1, label %b5_ok1, !dbg !178, !prof !16

b5_ok1:
	%75 = sdiv i64 %67, 4, !dbg !179
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !180, !range !26
	%77 = sext i32 %76 to i64, !dbg !180
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !180, !range !181
	%79 = sext i32 %78 to i64, !dbg !180
	%80 = mul i64 %79, %17, !dbg !180
	%81 = add i64 %15, %80, !dbg !180
	%82 = mul i64 %77, %81, !dbg !180
	%83 = add i64 %13, %82, !dbg !180
	%84 = mul i64 %83, %32, !dbg !180
	%85 = add i64 %84, %28, !dbg !180
	%86 = mul i64 %77, %79, !dbg !180
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !180, !range !181
	%88 = sext i32 %87 to i64, !dbg !180
	%89 = mul i64 %86, %88, !dbg !180
	%90 = mul i64 %89, %32, !dbg !180
	br label %b6, !dbg !180

b6:
	%91 = phi i64 [ %85, %b5_ok1 ], [ %277, %b34 ], !dbg !180
	%92 = icmp slt i64 %91, %75, !dbg !180
	br i1 %92, label %b7, label %b37, !dbg !180

b7:
	%93 = phi float [ %241, %b28 ], [ 0.000000e+00, %b6 ], !dbg !183
	%94 = phi float [ %242, %b28 ], [ 0.000000e+00, %b6 ], !dbg !183
	%95 = phi float [ %243, %b28 ], [ 0.000000e+00, %b6 ], !dbg !183
	%96 = phi float [ %244, %b28 ], [ 0.000000e+00, %b6 ], !dbg !183
	%97 = phi i64 [ %245, %b28 ], [ 0, %b6 ], !dbg !184
	%98 = icmp slt i64 %97, %7, !dbg !185
	br i1 %98, label %b8, label %b31, !dbg !185

b8:
	%99 = trunc i64 %97 to i32, !dbg !186
	%100 = addrspacecast float addrspace(1)* %68 to float*, !dbg !186
	%101 = bitcast float* %100 to i8*, !dbg !186
	%102 = call i8* @gpuc_peer_thread(i8* %101, i32 %99), !dbg !186
	%103 = bitcast i8* %102 to float*, !dbg !186
	%104 = icmp eq float* %103, null, !dbg !186
	%105 = select i1 %104, i64 0, i64 %67, !dbg !186
	%106 = and i64 %105, 3, !dbg !187
	%107 = icmp eq i64 %106, 0, !dbg !187
	br i1 %107, label %b9, label %b30, !dbg !187

b9:
	%108 = ptrtoint float* %103 to i64, !dbg !187
	%109 = and i64 %108, 15, !dbg !187
	%110 = icmp eq i64 %109, 0, !dbg !187
	%111 = icmp eq i64 %105, 0, !dbg !187
	%112 = or i1 %110, %111, !dbg !187
	br i1 %112, label %b10, label %b29, !dbg !187

b10:
	%113 = ashr i64 %105, 2, !dbg !187
	%114 = addrspacecast float* %103 to { float, float, float, float } addrspace(1)*, !dbg !187
	%115 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %114, i64 %91, !dbg !188
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 0, !dbg !188
	%117 = icmp uge i64 %91, %113, !dbg !188
	br i1 %117, label %b10_fail1, label %b10_ok1, !dbg !188, !prof !16

b10_ok1:
	%118 = bitcast { float, float, float, float } addrspace(1)* %115 to <4 x float> addrspace(1)*, !dbg !188
	%119 = load <4 x float>, <4 x float> addrspace(1)* %118, align 16, !dbg !188
	%120 = extractelement <4 x float> %119, i32 0, !dbg !188
	%121 = extractelement <4 x float> %119, i32 1, !dbg !188
	%122 = extractelement <4 x float> %119, i32 2, !dbg !188
	%123 = extractelement <4 x float> %119, i32 3, !dbg !188
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 1, !dbg !188
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 2, !dbg !188
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 3, !dbg !188
	%127 = add nsw i64 %97, 1, !dbg !189
	%128 = icmp slt i64 %127, %7, !dbg !190
	br i1 %128, label %b11, label %b16, !dbg !190

b11:
	%129 = trunc i64 %127 to i32, !dbg !191
	%130 = addrspacecast float addrspace(1)* %68 to float*, !dbg !191
	%131 = bitcast float* %130 to i8*, !dbg !191
	%132 = call i8* @gpuc_peer_thread(i8* %131, i32 %129), !dbg !191
	%133 = bitcast i8* %132 to float*, !dbg !191
	%134 = icmp eq float* %133, null, !dbg !191
	%135 = select i1 %134, i64 0, i64 %67, !dbg !191
	%136 = and i64 %135, 3, !dbg !192
	%137 = icmp eq i64 %136, 0, !dbg !192
	br i1 %137, label %b12, label %b15, !dbg !192

b12:
	%138 = ptrtoint float* %133 to i64, !dbg !192
	%139 = and i64 %138, 15, !dbg !192
	%140 = icmp eq i64 %139, 0, !dbg !192
	%141 = icmp eq i64 %135, 0, !dbg !192
	%142 = or i1 %140, %141, !dbg !192
	br i1 %142, label %b13, label %b14, !dbg !192

b13:
	%143 = ashr i64 %135, 2, !dbg !192
	%144 = addrspacecast float* %133 to { float, float, float, float } addrspace(1)*, !dbg !192
	%145 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %144, i64 %91, !dbg !193
	%146 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 0, !dbg !193
	%147 = icmp uge i64 %91, %143, !dbg !193
	br i1 %147, label %b13_fail1, label %b13_ok1, !dbg !193, !prof !16

b13_ok1:
	%148 = bitcast { float, float, float, float } addrspace(1)* %145 to <4 x float> addrspace(1)*, !dbg !193
	%149 = load <4 x float>, <4 x float> addrspace(1)* %148, align 16, !dbg !193
	%150 = extractelement <4 x float> %149, i32 0, !dbg !193
	%151 = extractelement <4 x float> %149, i32 1, !dbg !193
	%152 = extractelement <4 x float> %149, i32 2, !dbg !193
	%153 = extractelement <4 x float> %149, i32 3, !dbg !193
	%154 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 1, !dbg !193
	%155 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 2, !dbg !193
	%156 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 3, !dbg !193
	br label %b16, !dbg !193

b14:
	br label %fail, !dbg !192

b15:
	br label %fail, !dbg !192

b16:
	%157 = phi float [ 0.000000e+00, %b10_ok1 ], [ %150, %b13_ok1 ], !dbg !194
	%158 = phi float [ 0.000000e+00, %b10_ok1 ], [ %151, %b13_ok1 ], !dbg !194
	%159 = phi float [ 0.000000e+00, %b10_ok1 ], [ %152, %b13_ok1 ], !dbg !194
	%160 = phi float [ 0.000000e+00, %b10_ok1 ], [ %153, %b13_ok1 ], !dbg !194
	%161 = add nsw i64 %97, 2, !dbg !195
	%162 = icmp slt i64 %161, %7, !dbg !196
	br i1 %162, label %b17, label %b22, !dbg !196

b17:
	%163 = trunc i64 %161 to i32, !dbg !197
	%164 = addrspacecast float addrspace(1)* %68 to float*, !dbg !197
	%165 = bitcast float* %164 to i8*, !dbg !197
	%166 = call i8* @gpuc_peer_thread(i8* %165, i32 %163), !dbg !197
	%167 = bitcast i8* %166 to float*, !dbg !197
	%168 = icmp eq float* %167, null, !dbg !197
	%169 = select i1 %168, i64 0, i64 %67, !dbg !197
	%170 = and i64 %169, 3, !dbg !198
	%171 = icmp eq i64 %170, 0, !dbg !198
	br i1 %171, label %b18, label %b21, !dbg !198

b18:
	%172 = ptrtoint float* %167 to i64, !dbg !198
	%173 = and i64 %172, 15, !dbg !198
	%174 = icmp eq i64 %173, 0, !dbg !198
	%175 = icmp eq i64 %169, 0, !dbg !198
	%176 = or i1 %174, %175, !dbg !198
	br i1 %176, label %b19, label %b20, !dbg !198

b19:
	%177 = ashr i64 %169, 2, !dbg !198
	%178 = addrspacecast float* %167 to { float, float, float, float } addrspace(1)*, !dbg !198
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %178, i64 %91, !dbg !199
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 0, !dbg !199
	%181 = icmp uge i64 %91, %177, !dbg !199
	br i1 %181, label %b19_fail1, label %b19_ok1, !dbg !199, !prof !16

b19_ok1:
	%182 = bitcast { float, float, float, float } addrspace(1)* %179 to <4 x float> addrspace(1)*, !dbg !199
	%183 = load <4 x float>, <4 x float> addrspace(1)* %182, align 16, !dbg !199
	%184 = extractelement <4 x float> %183, i32 0, !dbg !199
	%185 = extractelement <4 x float> %183, i32 1, !dbg !199
	%186 = extractelement <4 x float> %183, i32 2, !dbg !199
	%187 = extractelement <4 x float> %183, i32 3, !dbg !199
	%188 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 1, !dbg !199
	%189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 2, !dbg !199
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 3, !dbg !199
	br label %b22, !dbg !199

b20:
	br label %fail, !dbg !198

b21:
	br label %fail, !dbg !198

b22:
	%191 = phi float [ 0.000000e+00, %b16 ], [ %184, %b19_ok1 ], !dbg !200
	%192 = phi float [ 0.000000e+00, %b16 ], [ %185, %b19_ok1 ], !dbg !200
	%193 = phi float [ 0.000000e+00, %b16 ], [ %186, %b19_ok1 ], !dbg !200
	%194 = phi float [ 0.000000e+00, %b16 ], [ %187, %b19_ok1 ], !dbg !200
	%195 = add nsw i64 %97, 3, !dbg !201
	%196 = icmp slt i64 %195, %7, !dbg !202
	br i1 %196, label %b23, label %b28, !dbg !202

b23:
	%197 = trunc i64 %195 to i32, !dbg !203
	%198 = addrspacecast float addrspace(1)* %68 to float*, !dbg !203
	%199 = bitcast float* %198 to i8*, !dbg !203
	%200 = call i8* @gpuc_peer_thread(i8* %199, i32 %197), !dbg !203
	%201 = bitcast i8* %200 to float*, !dbg !203
	%202 = icmp eq float* %201, null, !dbg !203
	%203 = select i1 %202, i64 0, i64 %67, !dbg !203
	%204 = and i64 %203, 3, !dbg !204
	%205 = icmp eq i64 %204, 0, !dbg !204
	br i1 %205, label %b24, label %b27, !dbg !204

b24:
	%206 = ptrtoint float* %201 to i64, !dbg !204
	%207 = and i64 %206, 15, !dbg !204
	%208 = icmp eq i64 %207, 0, !dbg !204
	%209 = icmp eq i64 %203, 0, !dbg !204
	%210 = or i1 %208, %209, !dbg !204
	br i1 %210, label %b25, label %b26, !dbg !204

b25:
	%211 = ashr i64 %203, 2, !dbg !204
	%212 = addrspacecast float* %201 to { float, float, float, float } addrspace(1)*, !dbg !204
	%213 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %212, i64 %91, !dbg !205
	%214 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 0, !dbg !205
	%215 = icmp uge i64 %91, %211, !dbg !205
	br i1 %215, label %b25_fail1, label %b25_ok1, !dbg !205, !prof !16

b25_ok1:
	%216 = bitcast { float, float, float, float } addrspace(1)* %213 to <4 x float> addrspace(1)*, !dbg !205
	%217 = load <4 x float>, <4 x float> addrspace(1)* %216, align 16, !dbg !205
	%218 = extractelement <4 x float> %217, i32 0, !dbg !205
	%219 = extractelement <4 x float> %217, i32 1, !dbg !205
	%220 = extractelement <4 x float> %217, i32 2, !dbg !205
	%221 = extractelement <4 x float> %217, i32 3, !dbg !205
	%222 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 1, !dbg !205
	%223 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 2, !dbg !205
	%224 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 3, !dbg !205
	br label %b28, !dbg !205

b26:
	br label %fail, !dbg !204

b27:
	br label %fail, !dbg !204

b28:
	%225 = phi float [ 0.000000e+00, %b22 ], [ %218, %b25_ok1 ], !dbg !206
	%226 = phi float [ 0.000000e+00, %b22 ], [ %219, %b25_ok1 ], !dbg !206
	%227 = phi float [ 0.000000e+00, %b22 ], [ %220, %b25_ok1 ], !dbg !206
	%228 = phi float [ 0.000000e+00, %b22 ], [ %221, %b25_ok1 ], !dbg !206
	%229 = fadd float %120, %157, !dbg !208
	%230 = fadd float %121, %158, !dbg !209
	%231 = fadd float %122, %159, !dbg !210
	%232 = fadd float %123, %160, !dbg !211
	%233 = fadd float %191, %225, !dbg !213
	%234 = fadd float %192, %226, !dbg !214
	%235 = fadd float %193, %227, !dbg !215
	%236 = fadd float %194, %228, !dbg !216
	%237 = fadd float %229, %233, !dbg !218
	%238 = fadd float %230, %234, !dbg !219
	%239 = fadd float %231, %235, !dbg !220
	%240 = fadd float %232, %236, !dbg !221
	%241 = fadd float %93, %237, !dbg !223
	%242 = fadd float %94, %238, !dbg !224
	%243 = fadd float %95, %239, !dbg !225
	%244 = fadd float %96, %240, !dbg !226
	%245 = add nsw i64 %97, 4, !dbg !227
	br label %b7, !dbg !227

b29:
	br label %fail, !dbg !187

b30:
	br label %fail, !dbg !187

b31:
	%246 = phi i64 [ %275, %b33_ok1 ], [ 0, %b7 ], !dbg !228
	%247 = trunc i64 %246 to i32, !dbg !148
	%248 = addrspacecast float addrspace(1)* %69 to float*, !dbg !148
	%249 = icmp uge i64 %246, %7, !dbg !148
	br i1 %249, label %b31_fail1, label %b31_ok1, !dbg !148, !prof !16

b31_ok1:
	%250 = bitcast float* %248 to i8*, !dbg !148
	%251 = call i8* @gpuc_peer_thread(i8* %250, i32 %247), !dbg !148
	%252 = bitcast i8* %251 to float*, !dbg !148
	%253 = icmp eq float* %252, null, !dbg !148
	%254 = select i1 %253, i64 0, i64 %67, !dbg !148
	%255 = and i64 %254, 3, !dbg !229
	%256 = icmp eq i64 %255, 0, !dbg !229
	br i1 %256, label %b32, label %b36, !dbg !229

b32:
	%257 = ptrtoint float* %252 to i64, !dbg !229
	%258 = and i64 %257, 15, !dbg !229
	%259 = icmp eq i64 %258, 0, !dbg !229
	%260 = icmp eq i64 %254, 0, !dbg !229
	%261 = or i1 %259, %260, !dbg !229
	br i1 %261, label %b33, label %b35, !dbg !229

b33:
	%262 = ashr i64 %254, 2, !dbg !229
	%263 = addrspacecast float* %252 to { float, float, float, float } addrspace(1)*, !dbg !229
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %263, i64 %91, !dbg !230
	%265 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 0, !dbg !230
	%266 = icmp uge i64 %91, %262, !dbg !230
	br i1 %266, label %b33_fail1, label %b33_ok1, !dbg !230, !prof !16

b33_ok1:
	%267 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 1, !dbg !230
	%268 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 2, !dbg !230
	%269 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 3, !dbg !230
	%270 = bitcast { float, float, float, float } addrspace(1)* %264 to <4 x float> addrspace(1)*, !dbg !230
	%271 = insertelement <4 x float> undef, float %93, i32 0, !dbg !230
	%272 = insertelement <4 x float> %271, float %94, i32 1, !dbg !230
	%273 = insertelement <4 x float> %272, float %95, i32 2, !dbg !230
	%274 = insertelement <4 x float> %273, float %96, i32 3, !dbg !230
	store <4 x float> %274, <4 x float> addrspace(1)* %270, align 16, !dbg !230
	%275 = add i64 %246, 1, !dbg !230
	%276 = icmp slt i64 %275, %7, !dbg !230
	br i1 %276, label %b31, label %b34, !dbg !230

b34:
	%277 = add i64 %91, %90, !dbg !180
	br label %b6, !dbg !180

b35:
	br label %fail, !dbg !229

b36:
	br label %fail, !dbg !229

b37:
	%278 = sub nsw i64 %7, 1, !dbg !231
	%279 = icmp eq i64 %6, %278, !dbg !232
	br i1 %279, label %b38, label %b44, !dbg !232

b38:
	%280 = mul nsw i64 %51, 4, !dbg !233
	%281 = sub i64 %p3, %280, !dbg !234
	br label %b39, !dbg !235

b39:
	%282 = phi i64 [ %85, %b38 ], [ %316, %b43 ], !dbg !235
	%283 = icmp slt i64 %282, %281, !dbg !235
	br i1 %283, label %b40, label %b44, !dbg !235

b40:
	%284 = add i64 %66, %282, !dbg !236
	br label %b41, !dbg !237

b41:
	%285 = phi float [ %299, %b41_ok2 ], [ 0.000000e+00, %b40 ], !dbg !237
	%286 = phi i64 [ %300, %b41_ok2 ], [ 0, %b40 ], !dbg !237
	%287 = trunc i64 %286 to i32, !dbg !238
	%288 = addrspacecast float addrspace(1)* %1 to float*, !dbg !238
	%289 = icmp uge i64 %286, %7, !dbg !238
	br i1 %289, label %b41_fail1, label %b41_ok1, !dbg !238, !prof !16

b41_ok1:
	%290 = bitcast float* %288 to i8*, !dbg !238
	%291 = call i8* @gpuc_peer_thread(i8* %290, i32 %287), !dbg !238
	%292 = bitcast i8* %291 to float*, !dbg !238
	%293 = icmp eq float* %292, null, !dbg !238
	%294 = select i1 %293, i64 0, i64 %p3, !dbg !238
	%295 = addrspacecast float* %292 to float addrspace(1)*, !dbg !239
	%296 = getelementptr inbounds float, float addrspace(1)* %295, i64 %284, !dbg !239
	%297 = icmp uge i64 %284, %294, !dbg !239
	br i1 %297, label %b41_fail2, label %b41_ok2, !dbg !239, !prof !16

b41_ok2:
	%298 = load float, float addrspace(1)* %296, align 4, !dbg !239
	%299 = fadd float %285, %298, !dbg !240
	%300 = add i64 %286, 1, !dbg !240
	%301 = icmp slt i64 %300, %7, !dbg !240
	br i1 %301, label %b41, label %b42, !dbg !240

b42:
	%302 = phi i64 [ %314, %b42_ok2 ], [ 0, %b41_ok2 ], !dbg !241
	%303 = trunc i64 %302 to i32, !dbg !242
	%304 = addrspacecast float addrspace(1)* %0 to float*, !dbg !242
	%305 = icmp uge i64 %302, %7, !dbg !242
	br i1 %305, label %b42_fail1, label %b42_ok1, !dbg !242, !prof !16

b42_ok1:
	%306 = bitcast float* %304 to i8*, !dbg !242
	%307 = call i8* @gpuc_peer_thread(i8* %306, i32 %303), !dbg !242
	%308 = bitcast i8* %307 to float*, !dbg !242
	%309 = icmp eq float* %308, null, !dbg !242
	%310 = select i1 %309, i64 0, i64 %p1, !dbg !242
	%311 = addrspacecast float* %308 to float addrspace(1)*, !dbg !243
	%312 = getelementptr inbounds float, float addrspace(1)* %311, i64 %284, !dbg !243
	%313 = icmp uge i64 %284, %310, !dbg !243
	br i1 %313, label %b42_fail2, label %b42_ok2, !dbg !243, !prof !16

b42_ok2:
	store float %299, float addrspace(1)* %312, align 4, !dbg !243
	%314 = add i64 %302, 1, !dbg !243
	%315 = icmp slt i64 %314, %7, !dbg !243
	br i1 %315, label %b42, label %b43, !dbg !243

b43:
	%316 = add i64 %282, %90, !dbg !235
	br label %b39, !dbg !235

b44:
	%317 = add i64 %p6, %13, !dbg !244
	%318 = mul i64 %317, %7, !dbg !245
	call void @gpuc_fence_block(), !dbg !246
	%319 = add i64 %318, %6, !dbg !247
	br label %b45, !dbg !248

b45:
	%320 = phi i64 [ %28, %b44 ], [ %327, %b46_ok1 ], !dbg !248
	%321 = icmp slt i64 %320, %7, !dbg !248
	br i1 %321, label %b46, label %b47, !dbg !248

b46:
	%322 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %319, !dbg !249
	%323 = trunc i64 %320 to i32, !dbg !250
	%324 = addrspacecast i64 addrspace(1)* %322 to i64*, !dbg !250
	%325 = icmp uge i64 %319, %p5, !dbg !249
	br i1 %325, label %b46_fail1, label %b46_ok1, !dbg !249, !prof !16

b46_ok1:
	%326 = bitcast i64* %324 to i8*, !dbg !250
	call void @gpuc_signal_op_thread(i8* %326, i64 %11, i32 9, i32 %323), !dbg !250
	%327 = add i64 %320, %32, !dbg !248
	br label %b45, !dbg !248

b47:
	%328 = phi i64 [ %336, %b48_ok1 ], [ %28, %b45 ], !dbg !251
	%329 = icmp slt i64 %328, %7, !dbg !251
	br i1 %329, label %b48, label %b49, !dbg !251

b48:
	%330 = add i64 %318, %328, !dbg !252
	%331 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %330, !dbg !253
	%332 = addrspacecast i64 addrspace(1)* %331 to i64*, !dbg !254
	%333 = icmp uge i64 %330, %p5, !dbg !253
	br i1 %333, label %b48_fail1, label %b48_ok1, !dbg !253, !prof !16

b48_ok1:
	%334 = bitcast i64* %332 to i8*, !dbg !254
	%335 = call i64 @gpuc_signal_wait_until_thread(i8* %334, i32 5, i64 %11, i32 1, i8* %ctrl, i32 9), !dbg !254
	%336 = add i64 %328, %32, !dbg !251
	br label %b47, !dbg !251

b49:
	call void @llvm.nvvm.barrier0(), !dbg !255
	call void @llvm.nvvm.barrier0(), !dbg !257
	%337 = icmp ne i64 %28, 0, !dbg !258
	br i1 %337, label %b53, label %b50, !dbg !258

b50:
	%338 = icmp sgt i64 %77, 1, !dbg !259
	br i1 %338, label %b51, label %b52, !dbg !259

b51:
	%339 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !260
	%340 = icmp uge i64 1, %p8, !dbg !260
	br i1 %340, label %b51_fail1, label %b51_ok1, !dbg !260, !prof !16

b51_ok1:
	%341 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %339, i64 1) nounwind, !dbg !261
	%342 = sub nsw i64 %77, 1, !dbg !262
	%343 = icmp ne i64 %341, %342, !dbg !264
	br i1 %343, label %b53, label %b52, !dbg !264

b52:
	%344 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !265
	%345 = icmp uge i64 1, %p8, !dbg !265
	br i1 %345, label %b52_fail1, label %b52_ok1, !dbg !265, !prof !16

b52_ok1:
	store i64 0, i64 addrspace(1)* %344, align 8, !dbg !265
	%346 = load i64, i64 addrspace(1)* %8, align 8, !dbg !266
	%347 = add i64 %346, 1, !dbg !267
	store i64 %347, i64 addrspace(1)* %8, align 8, !dbg !266
	br label %b53, !dbg !266

b53:
	ret void, !dbg !256

b0_fail1:
	br label %fail, !dbg !152

b2_fail1:
	br label %fail, !dbg !162

b4_fail1:
	br label %fail, !dbg !166

b5_fail1:
	%348 = icmp ugt i64 %66, %p3, !dbg !177
	br i1 %348, label %b5_fail2, label %b5_ok2, !dbg !177

b5_fail2:
	br label %fail, !dbg !177

b5_ok2:
	%349 = icmp ugt i64 %58, %66, !dbg !177
	br i1 %349, label %b5_fail3, label %b5_ok3, !dbg !177

b5_fail3:
	br label %fail, !dbg !177

b5_ok3:
	br label %fail, !dbg !178

b10_fail1:
	br label %fail, !dbg !188

b13_fail1:
	br label %fail, !dbg !193

b19_fail1:
	br label %fail, !dbg !199

b25_fail1:
	br label %fail, !dbg !205

b31_fail1:
	br label %fail, !dbg !148

b33_fail1:
	br label %fail, !dbg !230

b41_fail1:
	br label %fail, !dbg !238

b41_fail2:
	br label %fail, !dbg !239

b42_fail1:
	br label %fail, !dbg !242

b42_fail2:
	br label %fail, !dbg !243

b46_fail1:
	br label %fail, !dbg !249

b48_fail1:
	br label %fail, !dbg !253

b51_fail1:
	br label %fail, !dbg !260

b52_fail1:
	br label %fail, !dbg !265

fail:
	%350 = phi i32 [ 0, %b0_fail1 ], [ 7, %b2_fail1 ], [ 8, %b4_fail1 ], [ 30, %b5_fail2 ], [ 31, %b5_fail3 ], [ 30, %b5_ok3 ], [ 15, %b10_fail1 ], [ 18, %b13_fail1 ], [ 17, %b14 ], [ 16, %b15 ], [ 21, %b19_fail1 ], [ 20, %b20 ], [ 19, %b21 ], [ 24, %b25_fail1 ], [ 23, %b26 ], [ 22, %b27 ], [ 14, %b29 ], [ 13, %b30 ], [ 32, %b31_fail1 ], [ 35, %b33_fail1 ], [ 34, %b35 ], [ 33, %b36 ], [ 36, %b41_fail1 ], [ 37, %b41_fail2 ], [ 38, %b42_fail1 ], [ 39, %b42_fail2 ], [ 7, %b46_fail1 ], [ 8, %b48_fail1 ], [ 28, %b51_fail1 ], [ 29, %b52_fail1 ], !dbg !147
	%351 = phi i64 [ 0, %b0_fail1 ], [ %33, %b2_fail1 ], [ %44, %b4_fail1 ], [ %66, %b5_fail2 ], [ %58, %b5_fail3 ], [ %66, %b5_ok3 ], [ %91, %b10_fail1 ], [ %91, %b13_fail1 ], [ %139, %b14 ], [ %135, %b15 ], [ %91, %b19_fail1 ], [ %173, %b20 ], [ %169, %b21 ], [ %91, %b25_fail1 ], [ %207, %b26 ], [ %203, %b27 ], [ %109, %b29 ], [ %105, %b30 ], [ %246, %b31_fail1 ], [ %91, %b33_fail1 ], [ %258, %b35 ], [ %254, %b36 ], [ %286, %b41_fail1 ], [ %284, %b41_fail2 ], [ %302, %b42_fail1 ], [ %284, %b42_fail2 ], [ %319, %b46_fail1 ], [ %330, %b48_fail1 ], [ 1, %b51_fail1 ], [ 1, %b52_fail1 ], !dbg !147
	%352 = phi i64 [ %p8, %b0_fail1 ], [ %p5, %b2_fail1 ], [ %p5, %b4_fail1 ], [ %p3, %b5_fail2 ], [ %66, %b5_fail3 ], [ %p1, %b5_ok3 ], [ %113, %b10_fail1 ], [ %143, %b13_fail1 ], [ 16, %b14 ], [ 4, %b15 ], [ %177, %b19_fail1 ], [ 16, %b20 ], [ 4, %b21 ], [ %211, %b25_fail1 ], [ 16, %b26 ], [ 4, %b27 ], [ 16, %b29 ], [ 4, %b30 ], [ %7, %b31_fail1 ], [ %262, %b33_fail1 ], [ 16, %b35 ], [ 4, %b36 ], [ %7, %b41_fail1 ], [ %294, %b41_fail2 ], [ %7, %b42_fail1 ], [ %310, %b42_fail2 ], [ %p5, %b46_fail1 ], [ %p5, %b48_fail1 ], [ %p8, %b51_fail1 ], [ %p8, %b52_fail1 ], !dbg !147
	call void @gpuc_fail(i8* %ctrl, i32 %350, i64 %351, i64 %352), !dbg !147
	ret void, !dbg !147
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !268 {
entry:
	br label %b0, !dbg !269

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !269
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !270
	%2 = sext i32 %1 to i64, !dbg !271
	br label %b1, !dbg !271

b1:
	%3 = phi float [ 1.000000e+00, %b0 ], [ %14, %b3 ], !dbg !272
	%4 = phi i64 [ 0, %b0 ], [ %15, %b3 ], !dbg !272
	%5 = trunc i64 %4 to i32, !dbg !270
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !270
	%7 = icmp uge i64 %4, %2, !dbg !270
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !270, !prof !16

b1_ok1:
	%8 = bitcast float* %6 to i8*, !dbg !270
	%9 = call i8* @gpuc_peer_thread(i8* %8, i32 %5), !dbg !270
	%10 = bitcast i8* %9 to float*, !dbg !270
	%11 = icmp eq float* %10, null, !dbg !270
	%12 = select i1 %11, i64 0, i64 %p1, !dbg !270
	%13 = icmp eq i64 %12, 0, !dbg !273
	br i1 %13, label %b2, label %b3, !dbg !273

b2:
	br label %b3, !dbg !273

b3:
	%14 = phi float [ %3, %b1_ok1 ], [ 0.000000e+00, %b2 ], !dbg !272
	%15 = add i64 %4, 1, !dbg !272
	%16 = icmp slt i64 %15, %2, !dbg !272
	br i1 %16, label %b1, label %b4, !dbg !272

b4:
	%17 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !274
	%18 = icmp uge i64 0, %p1, !dbg !274
	br i1 %18, label %b4_fail1, label %b4_ok1, !dbg !274, !prof !16

b4_ok1:
	store float %14, float addrspace(1)* %17, align 4, !dbg !274
	ret void, !dbg !274

b1_fail1:
	br label %fail, !dbg !270

b4_fail1:
	br label %fail, !dbg !274

fail:
	%19 = phi i32 [ 40, %b1_fail1 ], [ 41, %b4_fail1 ], !dbg !269
	%20 = phi i64 [ %4, %b1_fail1 ], [ 0, %b4_fail1 ], !dbg !269
	%21 = phi i64 [ %2, %b1_fail1 ], [ %p1, %b4_fail1 ], !dbg !269
	call void @gpuc_fail(i8* %ctrl, i32 %19, i64 %20, i64 %21), !dbg !269
	ret void, !dbg !269
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !276 {
entry:
	br label %b0, !dbg !277

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !277
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !277
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !277
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !277
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !277
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !278
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !279
	%7 = sext i32 %5 to i64, !dbg !280
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !281, !range !32
	%9 = sext i32 %8 to i64, !dbg !281
	%10 = sub nsw i64 %7, 1, !dbg !282
	%11 = mul i64 %9, %10, !dbg !283
	%12 = mul i64 %11, %p8, !dbg !284
	%13 = add nsw i64 %9, 1, !dbg !285
	%14 = mul i64 %13, %10, !dbg !286
	%15 = mul i64 %14, %p8, !dbg !287
	%16 = sext i32 %6 to i64, !dbg !279
	%17 = add nsw i64 %16, 1, !dbg !289
	%18 = icmp ugt i64 %15, %p5, !dbg !288
	%19 = icmp ugt i64 %12, %15, !dbg !288
	%20 = or i1 %18, %19, !dbg !288
	br i1 %20, label %b0_fail1, label %b0_ok1, !dbg !288, !prof !16

b0_ok1:
	%21 = icmp eq i64 %7, -1, !dbg !290
	%22 = select i1 %21, i64 1, i64 %7, !dbg !290
	%23 = srem i64 %17, %22, !dbg !290
	%24 = sub i64 %15, %12, !dbg !288
	%25 = getelementptr inbounds float, float addrspace(1)* %2, i64 %12, !dbg !288
	%26 = mul nsw i64 %9, 2, !dbg !291
	%27 = mul i64 %26, %10, !dbg !292
	%28 = icmp slt i64 0, %p11, !dbg !292
	br i1 %28, label %b1, label %b32, !dbg !292

b1:
	%29 = icmp slt i64 0, %10, !dbg !293
	%30 = mul nsw i64 %10, 2, !dbg !294
	%31 = add i64 %27, %30, !dbg !295
	%32 = sub nsw i64 %31, 1, !dbg !296
	%33 = trunc i64 %23 to i32, !dbg !297
	%34 = icmp eq i64 %10, 0, !dbg !300
	%35 = add i64 %27, %7, !dbg !301
	%36 = sub nsw i64 %35, 2, !dbg !302
	%37 = sub nsw i64 %35, 1, !dbg !303
	%38 = add i64 %27, %10, !dbg !304
	%39 = sub nsw i64 %38, 1, !dbg !305
	%40 = sub nsw i64 %10, 1, !dbg !306
	%41 = mul i64 %40, %p8, !dbg !307
	%42 = sub i64 %24, %41, !dbg !308
	br label %b2, !dbg !292

b2:
	%43 = phi i64 [ %288, %b31 ], [ 0, %b1 ], !dbg !292
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !310
	%45 = icmp uge i64 0, %p10, !dbg !310
	br i1 %45, label %b2_fail1, label %b2_ok1, !dbg !310, !prof !16

b2_ok1:
	%46 = load i64, i64 addrspace(1)* %44, align 8, !dbg !310
	%47 = add i64 %46, 1, !dbg !311
	%48 = add i64 %47, %43, !dbg !313
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !314, !range !26
	%50 = sext i32 %49 to i64, !dbg !314
	%51 = mul i64 %43, %50, !dbg !315
	%52 = add i64 %51, %9, !dbg !316
	%53 = mul i64 %52, %7, !dbg !317
	%54 = mul i64 %53, %p8, !dbg !318
	br i1 %29, label %b3, label %b13, !dbg !293

b3:
	%55 = phi i64 [ %157, %b12_ok1 ], [ 0, %b2_ok1 ], !dbg !293
	%56 = sub i64 %16, %55, !dbg !319
	%57 = add i64 %56, %7, !dbg !320
	%58 = icmp eq i64 %7, -1, !dbg !321
	%59 = select i1 %58, i64 1, i64 %7, !dbg !321
	%60 = srem i64 %57, %59, !dbg !321
	%61 = mul i64 %60, %p8, !dbg !324
	%62 = add i64 %54, %61, !dbg !325
	%63 = icmp slt i64 %62, %p1, !dbg !326
	%64 = select i1 %63, i64 %62, i64 %p1, !dbg !326
	%65 = add i64 %64, %p8, !dbg !327
	%66 = icmp slt i64 %65, %p1, !dbg !328
	%67 = select i1 %66, i64 %65, i64 %p1, !dbg !328
	%68 = sub i64 %67, %64, !dbg !329
	%69 = getelementptr inbounds float, float addrspace(1)* %0, i64 %64, !dbg !329
	%70 = getelementptr inbounds float, float addrspace(1)* %1, i64 %64, !dbg !330
	%71 = icmp eq i64 %55, 0, !dbg !332
	%72 = icmp ugt i64 %67, %p1, !dbg !329
	%73 = icmp ugt i64 %64, %67, !dbg !329
	%74 = icmp ugt i64 %67, %p3, !dbg !330
	%75 = or i1 %72, %73, !dbg !330
	%76 = or i1 %75, %74, !dbg !330
	br i1 %76, label %b3_fail1, label %b3_ok1, !dbg !330, !prof !16

b3_ok1:
	br i1 %71, label %b4, label %b7, !dbg !332

b4:
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !333, !range !49
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !333, !range !49
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !333, !range !50
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !333, !range !51
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !333, !range !51
	%82 = mul i32 %81, %79, !dbg !333
	%83 = add i32 %78, %82, !dbg !333
	%84 = mul i32 %80, %83, !dbg !333
	%85 = add i32 %77, %84, !dbg !333
	%86 = sext i32 %85 to i64, !dbg !333
	%87 = mul i32 %80, %81, !dbg !333
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !333, !range !52
	%89 = mul i32 %87, %88, !dbg !333
	%90 = sext i32 %89 to i64, !dbg !333
	br label %b5, !dbg !333

b5:
	%91 = phi i64 [ %86, %b4 ], [ %96, %b6 ], !dbg !333
	%92 = icmp slt i64 %91, %68, !dbg !333
	br i1 %92, label %b6, label %b12, !dbg !333

b6:
	%93 = getelementptr inbounds float, float addrspace(1)* %70, i64 %91, !dbg !334
	%94 = load float, float addrspace(1)* %93, align 4, !dbg !334
	%95 = getelementptr inbounds float, float addrspace(1)* %69, i64 %91, !dbg !335
	store float %94, float addrspace(1)* %95, align 4, !dbg !335
	%96 = add i64 %91, %90, !dbg !333
	br label %b5, !dbg !333

b7:
	%97 = add i64 %27, %55, !dbg !336
	%98 = sub i64 %97, 1, !dbg !337
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %98, !dbg !338
	%100 = icmp uge i64 %98, %p7, !dbg !338
	br i1 %100, label %b7_fail1, label %b7_ok1, !dbg !338, !prof !16

b7_ok1:
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !341, !range !49
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !341, !range !49
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !341, !range !50
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !341, !range !51
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !341, !range !51
	%106 = mul i32 %105, %103, !dbg !341
	%107 = add i32 %102, %106, !dbg !341
	%108 = mul i32 %104, %107, !dbg !341
	%109 = add i32 %101, %108, !dbg !341
	%110 = sext i32 %109 to i64, !dbg !341
	%111 = icmp eq i64 %110, 0, !dbg !342
	br i1 %111, label %b8, label %b9, !dbg !342

b8:
	%112 = addrspacecast i64 addrspace(1)* %99 to i64*, !dbg !343
	%113 = icmp eq i64 addrspace(1)* %99, null, !dbg !343
	br i1 %113, label %b8_fail1, label %b8_ok1, !dbg !343, !prof !16

b8_ok1:
	%114 = bitcast i64* %112 to i8*, !dbg !343
	%115 = call i64 @gpuc_signal_wait_until_thread(i8* %114, i32 5, i64 %48, i32 1, i8* %ctrl, i32 48), !dbg !343
	br label %b9, !dbg !343

b9:
	call void @llvm.nvvm.barrier0(), !dbg !344
	%116 = sub i64 %55, 1, !dbg !345
	%117 = mul i64 %116, %p8, !dbg !346
	%118 = sub i64 %24, %117, !dbg !347
	%119 = getelementptr inbounds float, float addrspace(1)* %25, i64 %117, !dbg !347
	%120 = mul i32 %104, %105, !dbg !349
	%121 = icmp ugt i64 %117, %24, !dbg !347
	%122 = icmp ugt i64 %68, %118, !dbg !348
	%123 = or i1 %121, %122, !dbg !348
	br i1 %123, label %b9_fail1, label %b9_ok1, !dbg !348, !prof !16

b9_ok1:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !349, !range !52
	%125 = mul i32 %120, %124, !dbg !349
	%126 = sext i32 %125 to i64, !dbg !349
	br label %b10, !dbg !349

b10:
	%127 = phi i64 [ %110, %b9_ok1 ], [ %135, %b11 ], !dbg !349
	%128 = icmp slt i64 %127, %68, !dbg !349
	br i1 %128, label %b11, label %b12, !dbg !349

b11:
	%129 = getelementptr inbounds float, float addrspace(1)* %119, i64 %127, !dbg !350
	%130 = load float, float addrspace(1)* %129, align 4, !dbg !350
	%131 = getelementptr inbounds float, float addrspace(1)* %70, i64 %127, !dbg !351
	%132 = load float, float addrspace(1)* %131, align 4, !dbg !351
	%133 = fadd float %130, %132, !dbg !352
	%134 = getelementptr inbounds float, float addrspace(1)* %69, i64 %127, !dbg !353
	store float %133, float addrspace(1)* %134, align 4, !dbg !353
	%135 = add i64 %127, %126, !dbg !349
	br label %b10, !dbg !349

b12:
	call void @llvm.nvvm.barrier0(), !dbg !354
	%136 = mul i64 %55, %p8, !dbg !355
	%137 = add i64 %136, %67, !dbg !356
	%138 = sub i64 %137, %64, !dbg !357
	%139 = sub i64 %138, %136, !dbg !358
	%140 = add i64 %27, %55, !dbg !359
	%141 = getelementptr inbounds float, float addrspace(1)* %25, i64 %136, !dbg !358
	%142 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %140, !dbg !360
	%143 = mul i64 %68, 4, !dbg !297
	%144 = addrspacecast float addrspace(1)* %141 to float*, !dbg !297
	%145 = addrspacecast float addrspace(1)* %69 to float*, !dbg !297
	%146 = addrspacecast i64 addrspace(1)* %142 to i64*, !dbg !297
	%147 = icmp ugt i64 %138, %24, !dbg !358
	%148 = icmp ugt i64 %136, %138, !dbg !358
	%149 = icmp uge i64 %140, %p7, !dbg !360
	%150 = icmp ne i64 %139, %68, !dbg !297
	%151 = or i1 %147, %148, !dbg !297
	%152 = or i1 %151, %149, !dbg !297
	%153 = or i1 %152, %150, !dbg !297
	br i1 %153, label %b12_fail1, label %b12_ok1, !dbg !297, !prof !16

b12_ok1:
	%154 = bitcast float* %144 to i8*, !dbg !297
	%155 = bitcast float* %145 to i8*, !dbg !297
	%156 = bitcast i64* %146 to i8*, !dbg !297
	call void @gpuc_put_signal_block(i8* %154, i8* %155, i64 %143, i8* %156, i64 %48, i32 9, i32 %33), !dbg !297
	%157 = add i64 %55, 1, !dbg !297
	%158 = icmp slt i64 %157, %10, !dbg !297
	br i1 %158, label %b3, label %b13, !dbg !297

b13:
	br i1 %29, label %b14, label %b29, !dbg !361

b14:
	%159 = phi i64 [ %269, %b28_ok1 ], [ 0, %b13 ], !dbg !361
	%160 = sub i64 %17, %159, !dbg !362
	%161 = add i64 %160, %7, !dbg !363
	%162 = icmp eq i64 %7, -1, !dbg !364
	%163 = select i1 %162, i64 1, i64 %7, !dbg !364
	%164 = srem i64 %161, %163, !dbg !364
	%165 = mul i64 %164, %p8, !dbg !366
	%166 = add i64 %54, %165, !dbg !367
	%167 = icmp slt i64 %166, %p1, !dbg !368
	%168 = select i1 %167, i64 %166, i64 %p1, !dbg !368
	%169 = add i64 %168, %p8, !dbg !369
	%170 = icmp slt i64 %169, %p1, !dbg !370
	%171 = select i1 %170, i64 %169, i64 %p1, !dbg !370
	%172 = icmp eq i64 %159, 0, !dbg !371
	br i1 %172, label %b15, label %b25, !dbg !371

b15:
	%173 = sub i64 %171, %168, !dbg !372
	%174 = getelementptr inbounds float, float addrspace(1)* %0, i64 %168, !dbg !372
	%175 = getelementptr inbounds float, float addrspace(1)* %1, i64 %168, !dbg !373
	%176 = icmp ugt i64 %171, %p1, !dbg !372
	%177 = icmp ugt i64 %168, %171, !dbg !372
	%178 = icmp ugt i64 %171, %p3, !dbg !373
	%179 = or i1 %176, %177, !dbg !373
	%180 = or i1 %179, %178, !dbg !373
	br i1 %180, label %b15_fail1, label %b15_ok1, !dbg !373, !prof !16

b15_ok1:
	br i1 %34, label %b16, label %b19, !dbg !300

b16:
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !374, !range !49
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !374, !range !49
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !374, !range !50
	%184 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !374, !range !51
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !374, !range !51
	%186 = mul i32 %185, %183, !dbg !374
	%187 = add i32 %182, %186, !dbg !374
	%188 = mul i32 %184, %187, !dbg !374
	%189 = add i32 %181, %188, !dbg !374
	%190 = sext i32 %189 to i64, !dbg !374
	%191 = mul i32 %184, %185, !dbg !374
	%192 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !374, !range !52
	%193 = mul i32 %191, %192, !dbg !374
	%194 = sext i32 %193 to i64, !dbg !374
	br label %b17, !dbg !374

b17:
	%195 = phi i64 [ %190, %b16 ], [ %200, %b18 ], !dbg !374
	%196 = icmp slt i64 %195, %173, !dbg !374
	br i1 %196, label %b18, label %b24, !dbg !374

b18:
	%197 = getelementptr inbounds float, float addrspace(1)* %175, i64 %195, !dbg !375
	%198 = load float, float addrspace(1)* %197, align 4, !dbg !375
	%199 = getelementptr inbounds float, float addrspace(1)* %174, i64 %195, !dbg !376
	store float %198, float addrspace(1)* %199, align 4, !dbg !376
	%200 = add i64 %195, %194, !dbg !374
	br label %b17, !dbg !374

b19:
	%201 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %39, !dbg !377
	%202 = icmp uge i64 %39, %p7, !dbg !377
	br i1 %202, label %b19_fail1, label %b19_ok1, !dbg !377, !prof !16

b19_ok1:
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !379, !range !49
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !379, !range !49
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !379, !range !50
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !379, !range !51
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !379, !range !51
	%208 = mul i32 %207, %205, !dbg !379
	%209 = add i32 %204, %208, !dbg !379
	%210 = mul i32 %206, %209, !dbg !379
	%211 = add i32 %203, %210, !dbg !379
	%212 = sext i32 %211 to i64, !dbg !379
	%213 = icmp eq i64 %212, 0, !dbg !380
	br i1 %213, label %b20, label %b21, !dbg !380

b20:
	%214 = addrspacecast i64 addrspace(1)* %201 to i64*, !dbg !381
	%215 = icmp eq i64 addrspace(1)* %201, null, !dbg !381
	br i1 %215, label %b20_fail1, label %b20_ok1, !dbg !381, !prof !16

b20_ok1:
	%216 = bitcast i64* %214 to i8*, !dbg !381
	%217 = call i64 @gpuc_signal_wait_until_thread(i8* %216, i32 5, i64 %48, i32 1, i8* %ctrl, i32 48), !dbg !381
	br label %b21, !dbg !381

b21:
	call void @llvm.nvvm.barrier0(), !dbg !382
	%218 = getelementptr inbounds float, float addrspace(1)* %25, i64 %41, !dbg !308
	%219 = mul i32 %206, %207, !dbg !384
	%220 = icmp ugt i64 %41, %24, !dbg !308
	%221 = icmp ugt i64 %173, %42, !dbg !383
	%222 = or i1 %220, %221, !dbg !383
	br i1 %222, label %b21_fail1, label %b21_ok1, !dbg !383, !prof !16

b21_ok1:
	%223 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !384, !range !52
	%224 = mul i32 %219, %223, !dbg !384
	%225 = sext i32 %224 to i64, !dbg !384
	br label %b22, !dbg !384

b22:
	%226 = phi i64 [ %212, %b21_ok1 ], [ %234, %b23 ], !dbg !384
	%227 = icmp slt i64 %226, %173, !dbg !384
	br i1 %227, label %b23, label %b24, !dbg !384

b23:
	%228 = getelementptr inbounds float, float addrspace(1)* %218, i64 %226, !dbg !385
	%229 = load float, float addrspace(1)* %228, align 4, !dbg !385
	%230 = getelementptr inbounds float, float addrspace(1)* %175, i64 %226, !dbg !386
	%231 = load float, float addrspace(1)* %230, align 4, !dbg !386
	%232 = fadd float %229, %231, !dbg !387
	%233 = getelementptr inbounds float, float addrspace(1)* %174, i64 %226, !dbg !388
	store float %232, float addrspace(1)* %233, align 4, !dbg !388
	%234 = add i64 %226, %225, !dbg !384
	br label %b22, !dbg !384

b24:
	call void @llvm.nvvm.barrier0(), !dbg !389
	br label %b28, !dbg !299

b25:
	%235 = add i64 %36, %159, !dbg !390
	%236 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %235, !dbg !391
	%237 = icmp uge i64 %235, %p7, !dbg !391
	br i1 %237, label %b25_fail1, label %b25_ok1, !dbg !391, !prof !16

b25_ok1:
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !393, !range !49
	%239 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !393, !range !49
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !393, !range !50
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !393, !range !51
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !393, !range !51
	%243 = mul i32 %242, %240, !dbg !393
	%244 = add i32 %239, %243, !dbg !393
	%245 = mul i32 %241, %244, !dbg !393
	%246 = add i32 %238, %245, !dbg !393
	%247 = sext i32 %246 to i64, !dbg !393
	%248 = icmp eq i64 %247, 0, !dbg !394
	br i1 %248, label %b26, label %b27, !dbg !394

b26:
	%249 = addrspacecast i64 addrspace(1)* %236 to i64*, !dbg !395
	%250 = icmp eq i64 addrspace(1)* %236, null, !dbg !395
	br i1 %250, label %b26_fail1, label %b26_ok1, !dbg !395, !prof !16

b26_ok1:
	%251 = bitcast i64* %249 to i8*, !dbg !395
	%252 = call i64 @gpuc_signal_wait_until_thread(i8* %251, i32 5, i64 %48, i32 1, i8* %ctrl, i32 48), !dbg !395
	br label %b27, !dbg !395

b27:
	call void @llvm.nvvm.barrier0(), !dbg !396
	br label %b28, !dbg !392

b28:
	%253 = add i64 %37, %159, !dbg !398
	%254 = sub i64 %171, %168, !dbg !397
	%255 = getelementptr inbounds float, float addrspace(1)* %0, i64 %168, !dbg !397
	%256 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %253, !dbg !399
	%257 = mul i64 %254, 4, !dbg !278
	%258 = addrspacecast float addrspace(1)* %255 to float*, !dbg !278
	%259 = addrspacecast float addrspace(1)* %255 to float*, !dbg !278
	%260 = addrspacecast i64 addrspace(1)* %256 to i64*, !dbg !278
	%261 = icmp ugt i64 %171, %p1, !dbg !397
	%262 = icmp ugt i64 %168, %171, !dbg !397
	%263 = icmp uge i64 %253, %p7, !dbg !399
	%264 = or i1 %261, %262, !dbg !399
	%265 = or i1 %264, %263, !dbg !399
	br i1 %265, label %b28_fail1, label %b28_ok1, !dbg !399, !prof !16

b28_ok1:
	%266 = bitcast float* %258 to i8*, !dbg !278
	%267 = bitcast float* %259 to i8*, !dbg !278
	%268 = bitcast i64* %260 to i8*, !dbg !278
	call void @gpuc_put_signal_block(i8* %266, i8* %267, i64 %257, i8* %268, i64 %48, i32 9, i32 %33), !dbg !278
	%269 = add i64 %159, 1, !dbg !278
	%270 = icmp slt i64 %269, %10, !dbg !278
	br i1 %270, label %b14, label %b29, !dbg !278

b29:
	%271 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %32, !dbg !400
	%272 = icmp uge i64 %32, %p7, !dbg !400
	br i1 %272, label %b29_fail1, label %b29_ok1, !dbg !400, !prof !16

b29_ok1:
	%273 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !402, !range !49
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !402, !range !49
	%275 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !402, !range !50
	%276 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !402, !range !51
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !402, !range !51
	%278 = mul i32 %277, %275, !dbg !402
	%279 = add i32 %274, %278, !dbg !402
	%280 = mul i32 %276, %279, !dbg !402
	%281 = add i32 %273, %280, !dbg !402
	%282 = sext i32 %281 to i64, !dbg !402
	%283 = icmp eq i64 %282, 0, !dbg !403
	br i1 %283, label %b30, label %b31, !dbg !403

b30:
	%284 = addrspacecast i64 addrspace(1)* %271 to i64*, !dbg !404
	%285 = icmp eq i64 addrspace(1)* %271, null, !dbg !404
	br i1 %285, label %b30_fail1, label %b30_ok1, !dbg !404, !prof !16

b30_ok1:
	%286 = bitcast i64* %284 to i8*, !dbg !404
	%287 = call i64 @gpuc_signal_wait_until_thread(i8* %286, i32 5, i64 %48, i32 1, i8* %ctrl, i32 48), !dbg !404
	br label %b31, !dbg !404

b31:
	call void @llvm.nvvm.barrier0(), !dbg !405
	%288 = add i64 %43, 1, !dbg !401
	%289 = icmp slt i64 %288, %p11, !dbg !401
	br i1 %289, label %b2, label %b32, !dbg !401

b32:
	call void @llvm.nvvm.barrier0(), !dbg !407
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !408, !range !49
	%291 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !408, !range !49
	%292 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !408, !range !50
	%293 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !408, !range !51
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !408, !range !51
	%295 = mul i32 %294, %292, !dbg !408
	%296 = add i32 %291, %295, !dbg !408
	%297 = mul i32 %293, %296, !dbg !408
	%298 = add i32 %290, %297, !dbg !408
	%299 = sext i32 %298 to i64, !dbg !408
	%300 = icmp ne i64 %299, 0, !dbg !409
	br i1 %300, label %b36, label %b33, !dbg !409

b33:
	%301 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !410, !range !26
	%302 = sext i32 %301 to i64, !dbg !410
	%303 = icmp sgt i64 %302, 1, !dbg !411
	br i1 %303, label %b34, label %b35, !dbg !411

b34:
	%304 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !412
	%305 = icmp uge i64 1, %p10, !dbg !412
	br i1 %305, label %b34_fail1, label %b34_ok1, !dbg !412, !prof !16

b34_ok1:
	%306 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %304, i64 1) nounwind, !dbg !413
	%307 = sub nsw i64 %302, 1, !dbg !414
	%308 = icmp ne i64 %306, %307, !dbg !416
	br i1 %308, label %b36, label %b35, !dbg !416

b35:
	%309 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !417
	%310 = icmp uge i64 1, %p10, !dbg !417
	br i1 %310, label %b35_fail1, label %b35_ok1, !dbg !417, !prof !16

b35_ok1:
	store i64 0, i64 addrspace(1)* %309, align 8, !dbg !417
	%311 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !419
	%312 = load i64, i64 addrspace(1)* %311, align 8, !dbg !419
	%313 = add i64 %312, %p11, !dbg !420
	store i64 %313, i64 addrspace(1)* %311, align 8, !dbg !419
	br label %b36, !dbg !419

b36:
	ret void, !dbg !406

b0_fail1:
	%314 = icmp ugt i64 %15, %p5, !dbg !288
	br i1 %314, label %b0_fail2, label %b0_ok2, !dbg !288

b0_fail2:
	br label %fail, !dbg !288

b0_ok2:
	br label %fail, !dbg !288

b2_fail1:
	br label %fail, !dbg !310

b3_fail1:
	%315 = icmp ugt i64 %67, %p1, !dbg !329
	br i1 %315, label %b3_fail2, label %b3_ok2, !dbg !329

b3_fail2:
	br label %fail, !dbg !329

b3_ok2:
	%316 = icmp ugt i64 %64, %67, !dbg !329
	br i1 %316, label %b3_fail3, label %b3_ok3, !dbg !329

b3_fail3:
	br label %fail, !dbg !329

b3_ok3:
	br label %fail, !dbg !330

b7_fail1:
	br label %fail, !dbg !338

b8_fail1:
	br label %fail, !dbg !343

b9_fail1:
	%317 = icmp ugt i64 %117, %24, !dbg !347
	br i1 %317, label %b9_fail2, label %b9_ok2, !dbg !347

b9_fail2:
	br label %fail, !dbg !347

b9_ok2:
	br label %fail, !dbg !348

b12_fail1:
	%318 = icmp ugt i64 %138, %24, !dbg !358
	br i1 %318, label %b12_fail2, label %b12_ok2, !dbg !358

b12_fail2:
	br label %fail, !dbg !358

b12_ok2:
	%319 = icmp ugt i64 %136, %138, !dbg !358
	br i1 %319, label %b12_fail3, label %b12_ok3, !dbg !358

b12_fail3:
	br label %fail, !dbg !358

b12_ok3:
	%320 = icmp uge i64 %140, %p7, !dbg !360
	br i1 %320, label %b12_fail4, label %b12_ok4, !dbg !360

b12_fail4:
	br label %fail, !dbg !360

b12_ok4:
	br label %fail, !dbg !297

b15_fail1:
	%321 = icmp ugt i64 %171, %p1, !dbg !372
	br i1 %321, label %b15_fail2, label %b15_ok2, !dbg !372

b15_fail2:
	br label %fail, !dbg !372

b15_ok2:
	%322 = icmp ugt i64 %168, %171, !dbg !372
	br i1 %322, label %b15_fail3, label %b15_ok3, !dbg !372

b15_fail3:
	br label %fail, !dbg !372

b15_ok3:
	br label %fail, !dbg !373

b19_fail1:
	br label %fail, !dbg !377

b20_fail1:
	br label %fail, !dbg !381

b21_fail1:
	%323 = icmp ugt i64 %41, %24, !dbg !308
	br i1 %323, label %b21_fail2, label %b21_ok2, !dbg !308

b21_fail2:
	br label %fail, !dbg !308

b21_ok2:
	br label %fail, !dbg !383

b25_fail1:
	br label %fail, !dbg !391

b26_fail1:
	br label %fail, !dbg !395

b28_fail1:
	%324 = icmp ugt i64 %171, %p1, !dbg !397
	br i1 %324, label %b28_fail2, label %b28_ok2, !dbg !397

b28_fail2:
	br label %fail, !dbg !397

b28_ok2:
	%325 = icmp ugt i64 %168, %171, !dbg !397
	br i1 %325, label %b28_fail3, label %b28_ok3, !dbg !397

b28_fail3:
	br label %fail, !dbg !397

b28_ok3:
	br label %fail, !dbg !399

b29_fail1:
	br label %fail, !dbg !400

b30_fail1:
	br label %fail, !dbg !404

b34_fail1:
	br label %fail, !dbg !412

b35_fail1:
	br label %fail, !dbg !417

fail:
	%326 = phi i32 [ 42, %b0_fail2 ], [ 43, %b0_ok2 ], [ 0, %b2_fail1 ], [ 44, %b3_fail2 ], [ 45, %b3_fail3 ], [ 44, %b3_ok3 ], [ 46, %b7_fail1 ], [ 47, %b8_fail1 ], [ 49, %b9_fail2 ], [ 50, %b9_ok2 ], [ 51, %b12_fail2 ], [ 52, %b12_fail3 ], [ 53, %b12_fail4 ], [ 54, %b12_ok4 ], [ 55, %b15_fail2 ], [ 56, %b15_fail3 ], [ 55, %b15_ok3 ], [ 46, %b19_fail1 ], [ 47, %b20_fail1 ], [ 49, %b21_fail2 ], [ 50, %b21_ok2 ], [ 57, %b25_fail1 ], [ 47, %b26_fail1 ], [ 58, %b28_fail2 ], [ 59, %b28_fail3 ], [ 60, %b28_ok3 ], [ 61, %b29_fail1 ], [ 47, %b30_fail1 ], [ 28, %b34_fail1 ], [ 29, %b35_fail1 ], !dbg !277
	%327 = phi i64 [ %15, %b0_fail2 ], [ %12, %b0_ok2 ], [ 0, %b2_fail1 ], [ %67, %b3_fail2 ], [ %64, %b3_fail3 ], [ %67, %b3_ok3 ], [ %98, %b7_fail1 ], [ 0, %b8_fail1 ], [ %117, %b9_fail2 ], [ %68, %b9_ok2 ], [ %138, %b12_fail2 ], [ %136, %b12_fail3 ], [ %140, %b12_fail4 ], [ %139, %b12_ok4 ], [ %171, %b15_fail2 ], [ %168, %b15_fail3 ], [ %171, %b15_ok3 ], [ %39, %b19_fail1 ], [ 0, %b20_fail1 ], [ %41, %b21_fail2 ], [ %173, %b21_ok2 ], [ %235, %b25_fail1 ], [ 0, %b26_fail1 ], [ %171, %b28_fail2 ], [ %168, %b28_fail3 ], [ %253, %b28_ok3 ], [ %32, %b29_fail1 ], [ 0, %b30_fail1 ], [ 1, %b34_fail1 ], [ 1, %b35_fail1 ], !dbg !277
	%328 = phi i64 [ %p5, %b0_fail2 ], [ %15, %b0_ok2 ], [ %p10, %b2_fail1 ], [ %p1, %b3_fail2 ], [ %67, %b3_fail3 ], [ %p3, %b3_ok3 ], [ %p7, %b7_fail1 ], [ 0, %b8_fail1 ], [ %24, %b9_fail2 ], [ %118, %b9_ok2 ], [ %24, %b12_fail2 ], [ %138, %b12_fail3 ], [ %p7, %b12_fail4 ], [ %68, %b12_ok4 ], [ %p1, %b15_fail2 ], [ %171, %b15_fail3 ], [ %p3, %b15_ok3 ], [ %p7, %b19_fail1 ], [ 0, %b20_fail1 ], [ %24, %b21_fail2 ], [ %42, %b21_ok2 ], [ %p7, %b25_fail1 ], [ 0, %b26_fail1 ], [ %p1, %b28_fail2 ], [ %171, %b28_fail3 ], [ %p7, %b28_ok3 ], [ %p7, %b29_fail1 ], [ 0, %b30_fail1 ], [ %p10, %b34_fail1 ], [ %p10, %b35_fail1 ], !dbg !277
	call void @gpuc_fail(i8* %ctrl, i32 %326, i64 %327, i64 %328), !dbg !277
	ret void, !dbg !277
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !422 {
entry:
	br label %b0, !dbg !423

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !423
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !423
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !423
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !423
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !430
	%5 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !432
	%6 = icmp uge i64 0, %p7, !dbg !432
	br i1 %6, label %b0_fail1, label %b0_ok1, !dbg !432, !prof !16

b0_ok1:
	%7 = load i64, i64 addrspace(1)* %5, align 8, !dbg !432
	%8 = add i64 %7, 1, !dbg !433
	%9 = trunc i64 %8 to i32, !dbg !434
	%10 = call i32 @gpuc_my_pe_thread(), !dbg !435
	%11 = sext i32 %10 to i64, !dbg !435
	%12 = sext i32 %4 to i64, !dbg !436
	%13 = urem i32 %9, 2, !dbg !437
	%14 = zext i32 %13 to i64, !dbg !438
	%15 = sdiv i64 %p5, 2, !dbg !439
	%16 = mul i64 %14, %15, !dbg !440
	%17 = mul nsw i64 %12, 2, !dbg !441
	%18 = icmp eq i64 %17, -1, !dbg !442
	%19 = select i1 %18, i64 1, i64 %17, !dbg !442
	%20 = sdiv i64 %p5, %19, !dbg !442
	%21 = sub i64 0, %p5, !dbg !442
	%22 = select i1 %18, i64 %21, i64 %20, !dbg !442
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !443, !range !32
	%24 = sext i32 %23 to i64, !dbg !443
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !443, !range !145
	%26 = sext i32 %25 to i64, !dbg !443
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !443, !range !145
	%28 = sext i32 %27 to i64, !dbg !443
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !443, !range !26
	%30 = sext i32 %29 to i64, !dbg !443
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !443, !range !181
	%32 = sext i32 %31 to i64, !dbg !443
	%33 = mul i64 %32, %28, !dbg !443
	%34 = add i64 %26, %33, !dbg !443
	%35 = mul i64 %30, %34, !dbg !443
	%36 = add i64 %24, %35, !dbg !443
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !443, !range !51
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !443, !range !51
	%39 = mul i32 %37, %38, !dbg !443
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !443, !range !52
	%41 = mul i32 %39, %40, !dbg !443
	%42 = sext i32 %41 to i64, !dbg !443
	%43 = mul i64 %36, %42, !dbg !443
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !443, !range !49
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !443, !range !49
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !443, !range !50
	%47 = mul i32 %38, %46, !dbg !443
	%48 = add i32 %45, %47, !dbg !443
	%49 = mul i32 %37, %48, !dbg !443
	%50 = add i32 %44, %49, !dbg !443
	%51 = sext i32 %50 to i64, !dbg !443
	%52 = add i64 %43, %51, !dbg !443
	%53 = mul i64 %30, %32, !dbg !444
	%54 = mul i64 %11, %22, !dbg !445
	%55 = add i64 %16, %54, !dbg !446
	%56 = zext i32 %9 to i64, !dbg !449
	br label %b1, !dbg !443

b1:
	%57 = phi i64 [ %52, %b0_ok1 ], [ %84, %b5 ], !dbg !450
	%58 = icmp slt i64 %57, %p3, !dbg !451
	br i1 %58, label %b2, label %b6, !dbg !451

b2:
	%59 = add i64 %55, %57, !dbg !452
	br label %b3, !dbg !453

b3:
	%60 = phi i64 [ %79, %b4_ok1 ], [ 1, %b2 ], !dbg !453
	%61 = icmp slt i64 %60, %12, !dbg !454
	br i1 %61, label %b4, label %b5, !dbg !454

b4:
	%62 = getelementptr inbounds float, float addrspace(1)* %1, i64 %57, !dbg !455
	%63 = icmp uge i64 %57, %p3, !dbg !455
	%64 = icmp uge i64 %59, %p5, !dbg !456
	%65 = or i1 %63, %64, !dbg !456
	br i1 %65, label %b4_fail1, label %b4_ok1, !dbg !456, !prof !16

b4_ok1:
	%66 = load float, float addrspace(1)* %62, align 4, !dbg !455
	%67 = add i64 %11, %60, !dbg !457
	%68 = icmp eq i64 %12, -1, !dbg !458
	%69 = select i1 %68, i64 1, i64 %12, !dbg !458
	%70 = srem i64 %67, %69, !dbg !458
	%71 = bitcast float %66 to i32, !dbg !459
	%72 = zext i32 %71 to i64, !dbg !459
	%73 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %59, !dbg !456
	%74 = shl i64 %56, 32, !dbg !460
	%75 = or i64 %74, %72, !dbg !461
	%76 = trunc i64 %70 to i32, !dbg !430
	%77 = addrspacecast i64 addrspace(1)* %73 to i64*, !dbg !430
	%78 = bitcast i64* %77 to i8*, !dbg !430
	call void @gpuc_signal_op_thread(i8* %78, i64 %75, i32 9, i32 %76), !dbg !430
	%79 = add nsw i64 %60, 1, !dbg !462
	br label %b3, !dbg !462

b5:
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !444, !range !181
	%81 = sext i32 %80 to i64, !dbg !444
	%82 = mul i64 %53, %81, !dbg !444
	%83 = mul i64 %82, %42, !dbg !444
	%84 = add i64 %57, %83, !dbg !463
	br label %b1, !dbg !463

b6:
	%85 = phi i64 [ %119, %b12_ok1 ], [ %52, %b1 ], !dbg !464
	%86 = icmp slt i64 %85, %p3, !dbg !465
	br i1 %86, label %b7, label %b13, !dbg !465

b7:
	%87 = phi float [ %110, %b11 ], [ 0.000000e+00, %b6 ], !dbg !466
	%88 = phi i64 [ %111, %b11 ], [ 0, %b6 ], !dbg !466
	%89 = getelementptr inbounds float, float addrspace(1)* %1, i64 %85, !dbg !467
	%90 = icmp uge i64 %85, %p3, !dbg !467
	br i1 %90, label %b7_fail1, label %b7_ok1, !dbg !467, !prof !16

b7_ok1:
	%91 = load float, float addrspace(1)* %89, align 4, !dbg !467
	%92 = icmp ne i64 %88, %11, !dbg !468
	br i1 %92, label %b8, label %b9, !dbg !468

b8:
	%93 = mul i64 %88, %22, !dbg !469
	%94 = add i64 %16, %93, !dbg !470
	%95 = add i64 %94, %85, !dbg !471
	%96 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %95, !dbg !474
	%97 = shl i64 %56, 32, !dbg !479
	%98 = addrspacecast i64 addrspace(1)* %96 to i64*, !dbg !477
	%99 = icmp uge i64 %95, %p5, !dbg !474
	%100 = icmp eq i64 addrspace(1)* %96, null, !dbg !477
	%101 = or i1 %99, %100, !dbg !477
	br i1 %101, label %b8_fail1, label %b8_ok1, !dbg !477, !prof !16

b8_ok1:
	%102 = bitcast i64* %98 to i8*, !dbg !477
	%103 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %102, i32 5, i64 %97, i32 1, i8* %ctrl, i32 67), !dbg !477
	%104 = and i64 %103, 4294967295, !dbg !480
	%105 = trunc i64 %104 to i32, !dbg !481
	%106 = bitcast i32 %105 to float, !dbg !481
	br label %b9, !dbg !473

b9:
	%107 = phi float [ %91, %b7_ok1 ], [ %106, %b8_ok1 ], !dbg !482
	%108 = icmp eq i64 %88, 0, !dbg !483
	br i1 %108, label %b11, label %b10, !dbg !483

b10:
	%109 = fadd float %87, %107, !dbg !484
	br label %b11, !dbg !484

b11:
	%110 = phi float [ %107, %b9 ], [ %109, %b10 ], !dbg !466
	%111 = add i64 %88, 1, !dbg !466
	%112 = icmp slt i64 %111, %12, !dbg !466
	br i1 %112, label %b7, label %b12, !dbg !466

b12:
	%113 = getelementptr inbounds float, float addrspace(1)* %0, i64 %85, !dbg !485
	%114 = icmp uge i64 %85, %p1, !dbg !485
	br i1 %114, label %b12_fail1, label %b12_ok1, !dbg !485, !prof !16

b12_ok1:
	store float %110, float addrspace(1)* %113, align 4, !dbg !485
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !486, !range !181
	%116 = sext i32 %115 to i64, !dbg !486
	%117 = mul i64 %53, %116, !dbg !486
	%118 = mul i64 %117, %42, !dbg !486
	%119 = add i64 %85, %118, !dbg !487
	br label %b6, !dbg !487

b13:
	call void @llvm.nvvm.barrier0(), !dbg !489
	%120 = icmp ne i64 %51, 0, !dbg !490
	br i1 %120, label %b17, label %b14, !dbg !490

b14:
	%121 = icmp sgt i64 %30, 1, !dbg !491
	br i1 %121, label %b15, label %b16, !dbg !491

b15:
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !492
	%123 = icmp uge i64 1, %p7, !dbg !492
	br i1 %123, label %b15_fail1, label %b15_ok1, !dbg !492, !prof !16

b15_ok1:
	%124 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %122, i64 1) nounwind, !dbg !493
	%125 = sub nsw i64 %30, 1, !dbg !494
	%126 = icmp ne i64 %124, %125, !dbg !496
	br i1 %126, label %b17, label %b16, !dbg !496

b16:
	%127 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !497
	%128 = icmp uge i64 1, %p7, !dbg !497
	br i1 %128, label %b16_fail1, label %b16_ok1, !dbg !497, !prof !16

b16_ok1:
	store i64 0, i64 addrspace(1)* %127, align 8, !dbg !497
	%129 = load i64, i64 addrspace(1)* %5, align 8, !dbg !498
	%130 = add i64 %129, 1, !dbg !499
	store i64 %130, i64 addrspace(1)* %5, align 8, !dbg !498
	br label %b17, !dbg !498

b17:
	ret void, !dbg !488

b0_fail1:
	br label %fail, !dbg !432

b4_fail1:
	%131 = icmp uge i64 %57, %p3, !dbg !455
	br i1 %131, label %b4_fail2, label %b4_ok2, !dbg !455

b4_fail2:
	br label %fail, !dbg !455

b4_ok2:
	br label %fail, !dbg !456

b7_fail1:
	br label %fail, !dbg !467

b8_fail1:
	%132 = icmp uge i64 %95, %p5, !dbg !474
	br i1 %132, label %b8_fail2, label %b8_ok2, !dbg !474

b8_fail2:
	br label %fail, !dbg !474

b8_ok2:
	br label %fail, !dbg !477

b12_fail1:
	br label %fail, !dbg !485

b15_fail1:
	br label %fail, !dbg !492

b16_fail1:
	br label %fail, !dbg !497

fail:
	%133 = phi i32 [ 0, %b0_fail1 ], [ 62, %b4_fail2 ], [ 63, %b4_ok2 ], [ 64, %b7_fail1 ], [ 65, %b8_fail2 ], [ 66, %b8_ok2 ], [ 68, %b12_fail1 ], [ 28, %b15_fail1 ], [ 29, %b16_fail1 ], !dbg !423
	%134 = phi i64 [ 0, %b0_fail1 ], [ %57, %b4_fail2 ], [ %59, %b4_ok2 ], [ %85, %b7_fail1 ], [ %95, %b8_fail2 ], [ 0, %b8_ok2 ], [ %85, %b12_fail1 ], [ 1, %b15_fail1 ], [ 1, %b16_fail1 ], !dbg !423
	%135 = phi i64 [ %p7, %b0_fail1 ], [ %p3, %b4_fail2 ], [ %p5, %b4_ok2 ], [ %p3, %b7_fail1 ], [ %p5, %b8_fail2 ], [ 0, %b8_ok2 ], [ %p1, %b12_fail1 ], [ %p7, %b15_fail1 ], [ %p7, %b16_fail1 ], !dbg !423
	call void @gpuc_fail(i8* %ctrl, i32 %133, i64 %134, i64 %135), !dbg !423
	ret void, !dbg !423
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare void @gpuc_fence_block() convergent nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !32
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !49
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !145
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !49
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !145
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !50
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

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!500, !501, !502, !503, !504, !505, !506, !507, !508, !509, !510, !511, !512, !513, !514, !515, !516, !517, !518, !519, !520}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "direct.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "OneShot", scope: !1, file: !1, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!7 = !DILocation(line: 21, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "meet", scope: !1, file: !1, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!9 = !DILocation(line: 42, column: 6, scope: !6)
!10 = !DILocation(line: 124, column: 23, scope: !8, inlinedAt: !9)
!11 = !DILocation(line: 124, column: 40, scope: !8, inlinedAt: !9)
!12 = !DIFile(filename: "clock.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!13 = distinct !DISubprogram(name: "epoch", scope: !12, file: !12, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!14 = !DILocation(line: 22, column: 19, scope: !6)
!15 = !DILocation(line: 12, column: 49, scope: !13, inlinedAt: !14)
!16 = !{!"branch_weights", i32 1, i32 1048576}
!17 = !DILocation(line: 12, column: 53, scope: !13, inlinedAt: !14)
!18 = !DILocation(line: 23, column: 22, scope: !6)
!19 = !DILocation(line: 24, column: 31, scope: !6)
!20 = !DILocation(line: 24, column: 25, scope: !6)
!21 = !DILocation(line: 24, column: 34, scope: !6)
!22 = !DILocation(line: 24, column: 58, scope: !6)
!23 = !DILocation(line: 24, column: 21, scope: !6)
!24 = !DILocation(line: 26, column: 13, scope: !6)
!25 = !DILocation(line: 26, column: 31, scope: !6)
!26 = !{i32 1, i32 -2147483648}
!27 = !DILocation(line: 26, column: 20, scope: !6)
!28 = !DILocation(line: 26, column: 36, scope: !6)
!29 = !DILocation(line: 26, column: 41, scope: !6)
!30 = !DILocation(line: 26, column: 57, scope: !6)
!31 = !DILocation(line: 27, column: 22, scope: !6)
!32 = !{i32 0, i32 2147483647}
!33 = !DILocation(line: 27, column: 26, scope: !6)
!34 = !DILocation(line: 27, column: 11, scope: !6)
!35 = !DILocation(line: 28, column: 14, scope: !6)
!36 = !DILocation(line: 28, column: 11, scope: !6)
!37 = !DILocation(line: 29, column: 36, scope: !6)
!38 = !DILocation(line: 29, column: 20, scope: !6)
!39 = !DILocation(line: 28, column: 2, scope: !6)
!40 = !DILocation(line: 33, column: 19, scope: !6)
!41 = !DILocation(line: 33, column: 23, scope: !6)
!42 = !DILocation(line: 33, column: 29, scope: !6)
!43 = !DILocation(line: 33, column: 14, scope: !6)
!44 = !DILocation(line: 34, column: 28, scope: !6)
!45 = !DILocation(line: 34, column: 24, scope: !6)
!46 = !DILocation(line: 34, column: 56, scope: !6)
!47 = !DILocation(line: 34, column: 51, scope: !6)
!48 = !DILocation(line: 35, column: 33, scope: !6)
!49 = !{i32 0, i32 1024}
!50 = !{i32 0, i32 64}
!51 = !{i32 1, i32 1025}
!52 = !{i32 1, i32 65}
!53 = !DILocation(line: 36, column: 15, scope: !6)
!54 = !DILocation(line: 36, column: 5, scope: !6)
!55 = !DILocation(line: 38, column: 37, scope: !6)
!56 = !DILocation(line: 38, column: 33, scope: !6)
!57 = !{!"branch_weights", i32 1048576, i32 1}
!58 = !DILocation(line: 39, column: 13, scope: !6)
!59 = !DILocation(line: 39, column: 22, scope: !6)
!60 = !DILocation(line: 39, column: 7, scope: !6)
!61 = !{!"llvm.loop.unroll.disable"}
!62 = distinct !{!62, !61}
!63 = !DILocation(line: 125, column: 43, scope: !8, inlinedAt: !9)
!64 = !DILocation(line: 126, column: 13, scope: !8, inlinedAt: !9)
!65 = !DILocation(line: 128, column: 37, scope: !8, inlinedAt: !9)
!66 = !DILocation(line: 127, column: 34, scope: !8, inlinedAt: !9)
!67 = !DILocation(line: 128, column: 31, scope: !8, inlinedAt: !9)
!68 = !DILocation(line: 128, column: 17, scope: !8, inlinedAt: !9)
!69 = !DILocation(line: 130, column: 34, scope: !8, inlinedAt: !9)
!70 = !DILocation(line: 131, column: 44, scope: !8, inlinedAt: !9)
!71 = !DILocation(line: 131, column: 38, scope: !8, inlinedAt: !9)
!72 = !DILocation(line: 131, column: 24, scope: !8, inlinedAt: !9)
!73 = !DILocation(line: 133, column: 16, scope: !8, inlinedAt: !9)
!74 = !DILocation(line: 45, column: 24, scope: !6)
!75 = !DILocation(line: 45, column: 20, scope: !6)
!76 = !DILocation(line: 46, column: 33, scope: !6)
!77 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 99, type: !4, isDefinition: true, scopeLine: 99, isOptimized: true, unit: !2)
!78 = !DILocation(line: 47, column: 18, scope: !6)
!79 = !DILocation(line: 100, column: 2, scope: !77, inlinedAt: !78)
!80 = !DILocation(line: 101, column: 6, scope: !77, inlinedAt: !78)
!81 = !DILocation(line: 101, column: 18, scope: !77, inlinedAt: !78)
!82 = !DILocation(line: 102, column: 25, scope: !77, inlinedAt: !78)
!83 = !DILocation(line: 102, column: 18, scope: !77, inlinedAt: !78)
!84 = !DILocation(line: 102, column: 33, scope: !77, inlinedAt: !78)
!85 = !DILocation(line: 104, column: 8, scope: !77, inlinedAt: !78)
!86 = !DILocation(line: 104, column: 11, scope: !77, inlinedAt: !78)
!87 = !DILocation(line: 105, column: 25, scope: !77, inlinedAt: !78)
!88 = !DILocation(line: 105, column: 18, scope: !77, inlinedAt: !78)
!89 = !DILocation(line: 105, column: 35, scope: !77, inlinedAt: !78)
!90 = !DILocation(line: 103, column: 7, scope: !77, inlinedAt: !78)
!91 = !DILocation(line: 107, column: 8, scope: !77, inlinedAt: !78)
!92 = !DILocation(line: 107, column: 11, scope: !77, inlinedAt: !78)
!93 = !DILocation(line: 108, column: 25, scope: !77, inlinedAt: !78)
!94 = !DILocation(line: 108, column: 18, scope: !77, inlinedAt: !78)
!95 = !DILocation(line: 108, column: 35, scope: !77, inlinedAt: !78)
!96 = !DILocation(line: 103, column: 10, scope: !77, inlinedAt: !78)
!97 = !DILocation(line: 110, column: 8, scope: !77, inlinedAt: !78)
!98 = !DILocation(line: 110, column: 11, scope: !77, inlinedAt: !78)
!99 = !DILocation(line: 111, column: 25, scope: !77, inlinedAt: !78)
!100 = !DILocation(line: 111, column: 18, scope: !77, inlinedAt: !78)
!101 = !DILocation(line: 111, column: 35, scope: !77, inlinedAt: !78)
!102 = !DILocation(line: 103, column: 13, scope: !77, inlinedAt: !78)
!103 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!104 = !DILocation(line: 113, column: 28, scope: !77, inlinedAt: !78)
!105 = !DILocation(line: 119, column: 45, scope: !103, inlinedAt: !104)
!106 = !DILocation(line: 119, column: 59, scope: !103, inlinedAt: !104)
!107 = !DILocation(line: 119, column: 73, scope: !103, inlinedAt: !104)
!108 = !DILocation(line: 119, column: 87, scope: !103, inlinedAt: !104)
!109 = !DILocation(line: 113, column: 40, scope: !77, inlinedAt: !78)
!110 = !DILocation(line: 119, column: 45, scope: !103, inlinedAt: !109)
!111 = !DILocation(line: 119, column: 59, scope: !103, inlinedAt: !109)
!112 = !DILocation(line: 119, column: 73, scope: !103, inlinedAt: !109)
!113 = !DILocation(line: 119, column: 87, scope: !103, inlinedAt: !109)
!114 = !DILocation(line: 113, column: 23, scope: !77, inlinedAt: !78)
!115 = !DILocation(line: 119, column: 45, scope: !103, inlinedAt: !114)
!116 = !DILocation(line: 119, column: 59, scope: !103, inlinedAt: !114)
!117 = !DILocation(line: 119, column: 73, scope: !103, inlinedAt: !114)
!118 = !DILocation(line: 119, column: 87, scope: !103, inlinedAt: !114)
!119 = !DILocation(line: 113, column: 13, scope: !77, inlinedAt: !78)
!120 = !DILocation(line: 119, column: 45, scope: !103, inlinedAt: !119)
!121 = !DILocation(line: 119, column: 59, scope: !103, inlinedAt: !119)
!122 = !DILocation(line: 119, column: 73, scope: !103, inlinedAt: !119)
!123 = !DILocation(line: 119, column: 87, scope: !103, inlinedAt: !119)
!124 = !DILocation(line: 101, column: 25, scope: !77, inlinedAt: !78)
!125 = !DILocation(line: 47, column: 7, scope: !6)
!126 = !DILocation(line: 49, column: 33, scope: !6)
!127 = !DILocation(line: 52, column: 33, scope: !6)
!128 = !DILocation(line: 50, column: 3, scope: !6)
!129 = !DILocation(line: 52, column: 20, scope: !6)
!130 = !DILocation(line: 52, column: 27, scope: !6)
!131 = !DILocation(line: 52, column: 4, scope: !6)
!132 = !DILocation(line: 54, column: 6, scope: !6)
!133 = distinct !DISubprogram(name: "advance", scope: !12, file: !12, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!134 = !DILocation(line: 56, column: 9, scope: !6)
!135 = !DILocation(line: 17, column: 16, scope: !133, inlinedAt: !134)
!136 = !DILocation(line: 18, column: 22, scope: !133, inlinedAt: !134)
!137 = !DILocation(line: 22, column: 12, scope: !133, inlinedAt: !134)
!138 = !DILocation(line: 22, column: 50, scope: !133, inlinedAt: !134)
!139 = !DILocation(line: 22, column: 40, scope: !133, inlinedAt: !134)
!140 = !DILocation(line: 22, column: 96, scope: !133, inlinedAt: !134)
!141 = !DILocation(line: 22, column: 87, scope: !133, inlinedAt: !134)
!142 = !DILocation(line: 25, column: 7, scope: !133, inlinedAt: !134)
!143 = !DILocation(line: 26, column: 7, scope: !133, inlinedAt: !134)
!144 = !DILocation(line: 26, column: 2, scope: !133, inlinedAt: !134)
!145 = !{i32 0, i32 65535}
!146 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!147 = !DILocation(line: 65, column: 6, scope: !146)
!148 = !DILocation(line: 76, column: 22, scope: !146)
!149 = !DILocation(line: 93, column: 6, scope: !146)
!150 = !DILocation(line: 124, column: 23, scope: !8, inlinedAt: !149)
!151 = !DILocation(line: 66, column: 57, scope: !146)
!152 = !DILocation(line: 12, column: 49, scope: !13, inlinedAt: !151)
!153 = !DILocation(line: 66, column: 30, scope: !146)
!154 = !DILocation(line: 66, column: 47, scope: !146)
!155 = !DILocation(line: 12, column: 53, scope: !13, inlinedAt: !151)
!156 = !DILocation(line: 68, column: 6, scope: !146)
!157 = !DILocation(line: 125, column: 37, scope: !8, inlinedAt: !156)
!158 = !DILocation(line: 125, column: 43, scope: !8, inlinedAt: !156)
!159 = !DILocation(line: 126, column: 13, scope: !8, inlinedAt: !156)
!160 = !DILocation(line: 127, column: 34, scope: !8, inlinedAt: !156)
!161 = !DILocation(line: 128, column: 37, scope: !8, inlinedAt: !156)
!162 = !DILocation(line: 128, column: 31, scope: !8, inlinedAt: !156)
!163 = !DILocation(line: 128, column: 17, scope: !8, inlinedAt: !156)
!164 = !DILocation(line: 130, column: 34, scope: !8, inlinedAt: !156)
!165 = !DILocation(line: 131, column: 44, scope: !8, inlinedAt: !156)
!166 = !DILocation(line: 131, column: 38, scope: !8, inlinedAt: !156)
!167 = !DILocation(line: 131, column: 24, scope: !8, inlinedAt: !156)
!168 = !DILocation(line: 133, column: 16, scope: !8, inlinedAt: !156)
!169 = !DILocation(line: 70, column: 21, scope: !146)
!170 = !DILocation(line: 71, column: 17, scope: !146)
!171 = !DILocation(line: 71, column: 20, scope: !146)
!172 = !DILocation(line: 71, column: 24, scope: !146)
!173 = !DILocation(line: 71, column: 41, scope: !146)
!174 = !DILocation(line: 71, column: 37, scope: !146)
!175 = !DILocation(line: 71, column: 44, scope: !146)
!176 = !DILocation(line: 71, column: 48, scope: !146)
!177 = !DILocation(line: 72, column: 23, scope: !146)
!178 = !DILocation(line: 72, column: 42, scope: !146)
!179 = !DILocation(line: 73, column: 43, scope: !146)
!180 = !DILocation(line: 73, column: 32, scope: !146)
!181 = !{i32 1, i32 65536}
!182 = !DILocation(line: 74, column: 15, scope: !146)
!183 = !DILocation(line: 100, column: 2, scope: !77, inlinedAt: !182)
!184 = !DILocation(line: 101, column: 6, scope: !77, inlinedAt: !182)
!185 = !DILocation(line: 101, column: 18, scope: !77, inlinedAt: !182)
!186 = !DILocation(line: 102, column: 25, scope: !77, inlinedAt: !182)
!187 = !DILocation(line: 102, column: 18, scope: !77, inlinedAt: !182)
!188 = !DILocation(line: 102, column: 33, scope: !77, inlinedAt: !182)
!189 = !DILocation(line: 104, column: 8, scope: !77, inlinedAt: !182)
!190 = !DILocation(line: 104, column: 11, scope: !77, inlinedAt: !182)
!191 = !DILocation(line: 105, column: 25, scope: !77, inlinedAt: !182)
!192 = !DILocation(line: 105, column: 18, scope: !77, inlinedAt: !182)
!193 = !DILocation(line: 105, column: 35, scope: !77, inlinedAt: !182)
!194 = !DILocation(line: 103, column: 7, scope: !77, inlinedAt: !182)
!195 = !DILocation(line: 107, column: 8, scope: !77, inlinedAt: !182)
!196 = !DILocation(line: 107, column: 11, scope: !77, inlinedAt: !182)
!197 = !DILocation(line: 108, column: 25, scope: !77, inlinedAt: !182)
!198 = !DILocation(line: 108, column: 18, scope: !77, inlinedAt: !182)
!199 = !DILocation(line: 108, column: 35, scope: !77, inlinedAt: !182)
!200 = !DILocation(line: 103, column: 10, scope: !77, inlinedAt: !182)
!201 = !DILocation(line: 110, column: 8, scope: !77, inlinedAt: !182)
!202 = !DILocation(line: 110, column: 11, scope: !77, inlinedAt: !182)
!203 = !DILocation(line: 111, column: 25, scope: !77, inlinedAt: !182)
!204 = !DILocation(line: 111, column: 18, scope: !77, inlinedAt: !182)
!205 = !DILocation(line: 111, column: 35, scope: !77, inlinedAt: !182)
!206 = !DILocation(line: 103, column: 13, scope: !77, inlinedAt: !182)
!207 = !DILocation(line: 113, column: 28, scope: !77, inlinedAt: !182)
!208 = !DILocation(line: 119, column: 45, scope: !103, inlinedAt: !207)
!209 = !DILocation(line: 119, column: 59, scope: !103, inlinedAt: !207)
!210 = !DILocation(line: 119, column: 73, scope: !103, inlinedAt: !207)
!211 = !DILocation(line: 119, column: 87, scope: !103, inlinedAt: !207)
!212 = !DILocation(line: 113, column: 40, scope: !77, inlinedAt: !182)
!213 = !DILocation(line: 119, column: 45, scope: !103, inlinedAt: !212)
!214 = !DILocation(line: 119, column: 59, scope: !103, inlinedAt: !212)
!215 = !DILocation(line: 119, column: 73, scope: !103, inlinedAt: !212)
!216 = !DILocation(line: 119, column: 87, scope: !103, inlinedAt: !212)
!217 = !DILocation(line: 113, column: 23, scope: !77, inlinedAt: !182)
!218 = !DILocation(line: 119, column: 45, scope: !103, inlinedAt: !217)
!219 = !DILocation(line: 119, column: 59, scope: !103, inlinedAt: !217)
!220 = !DILocation(line: 119, column: 73, scope: !103, inlinedAt: !217)
!221 = !DILocation(line: 119, column: 87, scope: !103, inlinedAt: !217)
!222 = !DILocation(line: 113, column: 13, scope: !77, inlinedAt: !182)
!223 = !DILocation(line: 119, column: 45, scope: !103, inlinedAt: !222)
!224 = !DILocation(line: 119, column: 59, scope: !103, inlinedAt: !222)
!225 = !DILocation(line: 119, column: 73, scope: !103, inlinedAt: !222)
!226 = !DILocation(line: 119, column: 87, scope: !103, inlinedAt: !222)
!227 = !DILocation(line: 101, column: 25, scope: !77, inlinedAt: !182)
!228 = !DILocation(line: 75, column: 19, scope: !146)
!229 = !DILocation(line: 76, column: 14, scope: !146)
!230 = !DILocation(line: 76, column: 30, scope: !146)
!231 = !DILocation(line: 80, column: 14, scope: !146)
!232 = !DILocation(line: 80, column: 8, scope: !146)
!233 = !DILocation(line: 81, column: 51, scope: !146)
!234 = !DILocation(line: 81, column: 44, scope: !146)
!235 = !DILocation(line: 81, column: 33, scope: !146)
!236 = !DILocation(line: 84, column: 30, scope: !146)
!237 = !DILocation(line: 82, column: 4, scope: !146)
!238 = !DILocation(line: 84, column: 20, scope: !146)
!239 = !DILocation(line: 84, column: 27, scope: !146)
!240 = !DILocation(line: 84, column: 5, scope: !146)
!241 = !DILocation(line: 86, column: 20, scope: !146)
!242 = !DILocation(line: 87, column: 13, scope: !146)
!243 = !DILocation(line: 87, column: 20, scope: !146)
!244 = !DILocation(line: 125, column: 25, scope: !8, inlinedAt: !149)
!245 = !DILocation(line: 125, column: 43, scope: !8, inlinedAt: !149)
!246 = !DILocation(line: 126, column: 13, scope: !8, inlinedAt: !149)
!247 = !DILocation(line: 128, column: 37, scope: !8, inlinedAt: !149)
!248 = !DILocation(line: 127, column: 34, scope: !8, inlinedAt: !149)
!249 = !DILocation(line: 128, column: 31, scope: !8, inlinedAt: !149)
!250 = !DILocation(line: 128, column: 17, scope: !8, inlinedAt: !149)
!251 = !DILocation(line: 130, column: 34, scope: !8, inlinedAt: !149)
!252 = !DILocation(line: 131, column: 44, scope: !8, inlinedAt: !149)
!253 = !DILocation(line: 131, column: 38, scope: !8, inlinedAt: !149)
!254 = !DILocation(line: 131, column: 24, scope: !8, inlinedAt: !149)
!255 = !DILocation(line: 133, column: 16, scope: !8, inlinedAt: !149)
!256 = !DILocation(line: 94, column: 9, scope: !146)
!257 = !DILocation(line: 17, column: 16, scope: !133, inlinedAt: !256)
!258 = !DILocation(line: 18, column: 22, scope: !133, inlinedAt: !256)
!259 = !DILocation(line: 22, column: 12, scope: !133, inlinedAt: !256)
!260 = !DILocation(line: 22, column: 50, scope: !133, inlinedAt: !256)
!261 = !DILocation(line: 22, column: 40, scope: !133, inlinedAt: !256)
!262 = !DILocation(line: 22, column: 103, scope: !133, inlinedAt: !256)
!263 = !DILocation(line: 22, column: 96, scope: !133, inlinedAt: !256)
!264 = !DILocation(line: 22, column: 87, scope: !133, inlinedAt: !256)
!265 = !DILocation(line: 25, column: 7, scope: !133, inlinedAt: !256)
!266 = !DILocation(line: 26, column: 7, scope: !133, inlinedAt: !256)
!267 = !DILocation(line: 26, column: 2, scope: !133, inlinedAt: !256)
!268 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!269 = !DILocation(line: 139, column: 6, scope: !268)
!270 = !DILocation(line: 142, column: 18, scope: !268)
!271 = !DILocation(line: 141, column: 30, scope: !268)
!272 = !DILocation(line: 140, column: 2, scope: !268)
!273 = !DILocation(line: 142, column: 27, scope: !268)
!274 = !DILocation(line: 146, column: 13, scope: !268)
!275 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!276 = distinct !DISubprogram(name: "Ring", scope: !275, file: !275, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!277 = !DILocation(line: 25, column: 6, scope: !276)
!278 = !DILocation(line: 51, column: 19, scope: !276)
!279 = !DILocation(line: 26, column: 23, scope: !276)
!280 = !DILocation(line: 26, column: 40, scope: !276)
!281 = !DILocation(line: 28, column: 21, scope: !276)
!282 = !DILocation(line: 29, column: 33, scope: !276)
!283 = !DILocation(line: 29, column: 28, scope: !276)
!284 = !DILocation(line: 29, column: 36, scope: !276)
!285 = !DILocation(line: 29, column: 50, scope: !276)
!286 = !DILocation(line: 29, column: 53, scope: !276)
!287 = !DILocation(line: 29, column: 61, scope: !276)
!288 = !DILocation(line: 29, column: 22, scope: !276)
!289 = !DILocation(line: 27, column: 15, scope: !276)
!290 = !DILocation(line: 27, column: 20, scope: !276)
!291 = !DILocation(line: 30, column: 17, scope: !276)
!292 = !DILocation(line: 30, column: 21, scope: !276)
!293 = !DILocation(line: 35, column: 25, scope: !276)
!294 = !DILocation(line: 54, column: 30, scope: !276)
!295 = !DILocation(line: 54, column: 28, scope: !276)
!296 = !DILocation(line: 54, column: 38, scope: !276)
!297 = !DILocation(line: 40, column: 19, scope: !276)
!298 = distinct !DISubprogram(name: "sum", scope: !275, file: !275, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!299 = !DILocation(line: 47, column: 8, scope: !276)
!300 = !DILocation(line: 68, column: 10, scope: !298, inlinedAt: !299)
!301 = !DILocation(line: 49, column: 30, scope: !276)
!302 = !DILocation(line: 49, column: 34, scope: !276)
!303 = !DILocation(line: 52, column: 25, scope: !276)
!304 = !DILocation(line: 73, column: 28, scope: !298, inlinedAt: !299)
!305 = !DILocation(line: 73, column: 33, scope: !298, inlinedAt: !299)
!306 = !DILocation(line: 74, column: 33, scope: !298, inlinedAt: !299)
!307 = !DILocation(line: 74, column: 36, scope: !298, inlinedAt: !299)
!308 = !DILocation(line: 74, column: 27, scope: !298, inlinedAt: !299)
!309 = !DILocation(line: 33, column: 17, scope: !276)
!310 = !DILocation(line: 12, column: 49, scope: !13, inlinedAt: !309)
!311 = !DILocation(line: 12, column: 53, scope: !13, inlinedAt: !309)
!312 = !DILocation(line: 33, column: 33, scope: !276)
!313 = !DILocation(line: 33, column: 25, scope: !276)
!314 = !DILocation(line: 34, column: 23, scope: !276)
!315 = !DILocation(line: 34, column: 13, scope: !276)
!316 = !DILocation(line: 34, column: 28, scope: !276)
!317 = !DILocation(line: 34, column: 37, scope: !276)
!318 = !DILocation(line: 34, column: 43, scope: !276)
!319 = !DILocation(line: 38, column: 41, scope: !276)
!320 = !DILocation(line: 38, column: 46, scope: !276)
!321 = !DILocation(line: 38, column: 51, scope: !276)
!322 = distinct !DISubprogram(name: "pieceRange", scope: !275, file: !275, line: 60, type: !4, isDefinition: true, scopeLine: 60, isOptimized: true, unit: !2)
!323 = !DILocation(line: 38, column: 24, scope: !276)
!324 = !DILocation(line: 61, column: 17, scope: !322, inlinedAt: !323)
!325 = !DILocation(line: 61, column: 15, scope: !322, inlinedAt: !323)
!326 = !DILocation(line: 61, column: 10, scope: !322, inlinedAt: !323)
!327 = !DILocation(line: 62, column: 19, scope: !322, inlinedAt: !323)
!328 = !DILocation(line: 62, column: 16, scope: !322, inlinedAt: !323)
!329 = !DILocation(line: 39, column: 22, scope: !276)
!330 = !DILocation(line: 39, column: 42, scope: !276)
!331 = !DILocation(line: 39, column: 7, scope: !276)
!332 = !DILocation(line: 68, column: 10, scope: !298, inlinedAt: !331)
!333 = !DILocation(line: 69, column: 34, scope: !298, inlinedAt: !331)
!334 = !DILocation(line: 70, column: 16, scope: !298, inlinedAt: !331)
!335 = !DILocation(line: 70, column: 7, scope: !298, inlinedAt: !331)
!336 = !DILocation(line: 73, column: 28, scope: !298, inlinedAt: !331)
!337 = !DILocation(line: 73, column: 33, scope: !298, inlinedAt: !331)
!338 = !DILocation(line: 73, column: 22, scope: !298, inlinedAt: !331)
!339 = distinct !DISubprogram(name: "await", scope: !275, file: !275, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!340 = !DILocation(line: 73, column: 8, scope: !298, inlinedAt: !331)
!341 = !DILocation(line: 84, column: 19, scope: !339, inlinedAt: !340)
!342 = !DILocation(line: 84, column: 22, scope: !339, inlinedAt: !340)
!343 = !DILocation(line: 85, column: 24, scope: !339, inlinedAt: !340)
!344 = !DILocation(line: 87, column: 16, scope: !339, inlinedAt: !340)
!345 = !DILocation(line: 74, column: 33, scope: !298, inlinedAt: !331)
!346 = !DILocation(line: 74, column: 36, scope: !298, inlinedAt: !331)
!347 = !DILocation(line: 74, column: 27, scope: !298, inlinedAt: !331)
!348 = !DILocation(line: 74, column: 44, scope: !298, inlinedAt: !331)
!349 = !DILocation(line: 75, column: 34, scope: !298, inlinedAt: !331)
!350 = !DILocation(line: 76, column: 20, scope: !298, inlinedAt: !331)
!351 = !DILocation(line: 76, column: 29, scope: !298, inlinedAt: !331)
!352 = !DILocation(line: 76, column: 24, scope: !298, inlinedAt: !331)
!353 = !DILocation(line: 76, column: 7, scope: !298, inlinedAt: !331)
!354 = !DILocation(line: 79, column: 16, scope: !298, inlinedAt: !331)
!355 = !DILocation(line: 40, column: 47, scope: !276)
!356 = !DILocation(line: 40, column: 65, scope: !276)
!357 = !DILocation(line: 40, column: 68, scope: !276)
!358 = !DILocation(line: 40, column: 42, scope: !276)
!359 = !DILocation(line: 41, column: 21, scope: !276)
!360 = !DILocation(line: 41, column: 15, scope: !276)
!361 = !DILocation(line: 43, column: 25, scope: !276)
!362 = !DILocation(line: 44, column: 43, scope: !276)
!363 = !DILocation(line: 44, column: 48, scope: !276)
!364 = !DILocation(line: 44, column: 53, scope: !276)
!365 = !DILocation(line: 44, column: 24, scope: !276)
!366 = !DILocation(line: 61, column: 17, scope: !322, inlinedAt: !365)
!367 = !DILocation(line: 61, column: 15, scope: !322, inlinedAt: !365)
!368 = !DILocation(line: 61, column: 10, scope: !322, inlinedAt: !365)
!369 = !DILocation(line: 62, column: 19, scope: !322, inlinedAt: !365)
!370 = !DILocation(line: 62, column: 16, scope: !322, inlinedAt: !365)
!371 = !DILocation(line: 45, column: 12, scope: !276)
!372 = !DILocation(line: 47, column: 23, scope: !276)
!373 = !DILocation(line: 47, column: 43, scope: !276)
!374 = !DILocation(line: 69, column: 34, scope: !298, inlinedAt: !299)
!375 = !DILocation(line: 70, column: 16, scope: !298, inlinedAt: !299)
!376 = !DILocation(line: 70, column: 7, scope: !298, inlinedAt: !299)
!377 = !DILocation(line: 73, column: 22, scope: !298, inlinedAt: !299)
!378 = !DILocation(line: 73, column: 8, scope: !298, inlinedAt: !299)
!379 = !DILocation(line: 84, column: 19, scope: !339, inlinedAt: !378)
!380 = !DILocation(line: 84, column: 22, scope: !339, inlinedAt: !378)
!381 = !DILocation(line: 85, column: 24, scope: !339, inlinedAt: !378)
!382 = !DILocation(line: 87, column: 16, scope: !339, inlinedAt: !378)
!383 = !DILocation(line: 74, column: 44, scope: !298, inlinedAt: !299)
!384 = !DILocation(line: 75, column: 34, scope: !298, inlinedAt: !299)
!385 = !DILocation(line: 76, column: 20, scope: !298, inlinedAt: !299)
!386 = !DILocation(line: 76, column: 29, scope: !298, inlinedAt: !299)
!387 = !DILocation(line: 76, column: 24, scope: !298, inlinedAt: !299)
!388 = !DILocation(line: 76, column: 7, scope: !298, inlinedAt: !299)
!389 = !DILocation(line: 79, column: 16, scope: !298, inlinedAt: !299)
!390 = !DILocation(line: 49, column: 36, scope: !276)
!391 = !DILocation(line: 49, column: 24, scope: !276)
!392 = !DILocation(line: 49, column: 10, scope: !276)
!393 = !DILocation(line: 84, column: 19, scope: !339, inlinedAt: !392)
!394 = !DILocation(line: 84, column: 22, scope: !339, inlinedAt: !392)
!395 = !DILocation(line: 85, column: 24, scope: !339, inlinedAt: !392)
!396 = !DILocation(line: 87, column: 16, scope: !339, inlinedAt: !392)
!397 = !DILocation(line: 51, column: 40, scope: !276)
!398 = !DILocation(line: 52, column: 27, scope: !276)
!399 = !DILocation(line: 52, column: 15, scope: !276)
!400 = !DILocation(line: 54, column: 22, scope: !276)
!401 = !DILocation(line: 54, column: 8, scope: !276)
!402 = !DILocation(line: 84, column: 19, scope: !339, inlinedAt: !401)
!403 = !DILocation(line: 84, column: 22, scope: !339, inlinedAt: !401)
!404 = !DILocation(line: 85, column: 24, scope: !339, inlinedAt: !401)
!405 = !DILocation(line: 87, column: 16, scope: !339, inlinedAt: !401)
!406 = !DILocation(line: 56, column: 9, scope: !276)
!407 = !DILocation(line: 17, column: 16, scope: !133, inlinedAt: !406)
!408 = !DILocation(line: 18, column: 19, scope: !133, inlinedAt: !406)
!409 = !DILocation(line: 18, column: 22, scope: !133, inlinedAt: !406)
!410 = !DILocation(line: 21, column: 21, scope: !133, inlinedAt: !406)
!411 = !DILocation(line: 22, column: 12, scope: !133, inlinedAt: !406)
!412 = !DILocation(line: 22, column: 50, scope: !133, inlinedAt: !406)
!413 = !DILocation(line: 22, column: 40, scope: !133, inlinedAt: !406)
!414 = !DILocation(line: 22, column: 103, scope: !133, inlinedAt: !406)
!415 = !DILocation(line: 22, column: 96, scope: !133, inlinedAt: !406)
!416 = !DILocation(line: 22, column: 87, scope: !133, inlinedAt: !406)
!417 = !DILocation(line: 25, column: 7, scope: !133, inlinedAt: !406)
!418 = !DILocation(line: 26, column: 20, scope: !133, inlinedAt: !406)
!419 = !DILocation(line: 26, column: 7, scope: !133, inlinedAt: !406)
!420 = !DILocation(line: 26, column: 2, scope: !133, inlinedAt: !406)
!421 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!422 = distinct !DISubprogram(name: "Small", scope: !421, file: !421, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!423 = !DILocation(line: 16, column: 6, scope: !422)
!424 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!425 = distinct !DISubprogram(name: "Store", scope: !424, file: !424, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!426 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!427 = distinct !DISubprogram(name: "AllReduce", scope: !426, file: !426, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!428 = !DILocation(line: 17, column: 14, scope: !422)
!429 = !DILocation(line: 28, column: 9, scope: !427, inlinedAt: !428)
!430 = !DILocation(line: 39, column: 16, scope: !425, inlinedAt: !429)
!431 = !DILocation(line: 17, column: 47, scope: !422)
!432 = !DILocation(line: 12, column: 49, scope: !13, inlinedAt: !431)
!433 = !DILocation(line: 12, column: 53, scope: !13, inlinedAt: !431)
!434 = !DILocation(line: 17, column: 41, scope: !422)
!435 = !DILocation(line: 23, column: 23, scope: !427, inlinedAt: !428)
!436 = !DILocation(line: 23, column: 40, scope: !427, inlinedAt: !428)
!437 = !DILocation(line: 24, column: 19, scope: !427, inlinedAt: !428)
!438 = !DILocation(line: 24, column: 13, scope: !427, inlinedAt: !428)
!439 = !DILocation(line: 24, column: 38, scope: !427, inlinedAt: !428)
!440 = !DILocation(line: 24, column: 23, scope: !427, inlinedAt: !428)
!441 = !DILocation(line: 25, column: 27, scope: !427, inlinedAt: !428)
!442 = !DILocation(line: 25, column: 22, scope: !427, inlinedAt: !428)
!443 = !DILocation(line: 26, column: 17, scope: !427, inlinedAt: !428)
!444 = !DILocation(line: 26, column: 46, scope: !427, inlinedAt: !428)
!445 = !DILocation(line: 28, column: 27, scope: !427, inlinedAt: !428)
!446 = !DILocation(line: 28, column: 24, scope: !427, inlinedAt: !428)
!447 = distinct !DISubprogram(name: "word", scope: !424, file: !424, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!448 = !DILocation(line: 39, column: 38, scope: !425, inlinedAt: !429)
!449 = !DILocation(line: 54, column: 53, scope: !447, inlinedAt: !448)
!450 = !DILocation(line: 26, column: 6, scope: !427, inlinedAt: !428)
!451 = !DILocation(line: 26, column: 23, scope: !427, inlinedAt: !428)
!452 = !DILocation(line: 28, column: 32, scope: !427, inlinedAt: !428)
!453 = !DILocation(line: 27, column: 7, scope: !427, inlinedAt: !428)
!454 = !DILocation(line: 27, column: 21, scope: !427, inlinedAt: !428)
!455 = !DILocation(line: 28, column: 59, scope: !427, inlinedAt: !428)
!456 = !DILocation(line: 39, column: 28, scope: !425, inlinedAt: !429)
!457 = !DILocation(line: 28, column: 67, scope: !427, inlinedAt: !428)
!458 = !DILocation(line: 28, column: 72, scope: !427, inlinedAt: !428)
!459 = !DILocation(line: 38, column: 18, scope: !425, inlinedAt: !429)
!460 = !DILocation(line: 54, column: 60, scope: !447, inlinedAt: !448)
!461 = !DILocation(line: 54, column: 65, scope: !447, inlinedAt: !448)
!462 = !DILocation(line: 27, column: 28, scope: !427, inlinedAt: !428)
!463 = !DILocation(line: 26, column: 35, scope: !427, inlinedAt: !428)
!464 = !DILocation(line: 31, column: 6, scope: !427, inlinedAt: !428)
!465 = !DILocation(line: 31, column: 23, scope: !427, inlinedAt: !428)
!466 = !DILocation(line: 32, column: 7, scope: !427, inlinedAt: !428)
!467 = !DILocation(line: 34, column: 12, scope: !427, inlinedAt: !428)
!468 = !DILocation(line: 35, column: 10, scope: !427, inlinedAt: !428)
!469 = !DILocation(line: 36, column: 35, scope: !427, inlinedAt: !428)
!470 = !DILocation(line: 36, column: 32, scope: !427, inlinedAt: !428)
!471 = !DILocation(line: 36, column: 40, scope: !427, inlinedAt: !428)
!472 = distinct !DISubprogram(name: "Await", scope: !424, file: !424, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!473 = !DILocation(line: 36, column: 17, scope: !427, inlinedAt: !428)
!474 = !DILocation(line: 47, column: 31, scope: !472, inlinedAt: !473)
!475 = distinct !DISubprogram(name: "awaitWord", scope: !424, file: !424, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!476 = !DILocation(line: 47, column: 19, scope: !472, inlinedAt: !473)
!477 = !DILocation(line: 62, column: 37, scope: !475, inlinedAt: !476)
!478 = !DILocation(line: 62, column: 61, scope: !475, inlinedAt: !476)
!479 = !DILocation(line: 54, column: 60, scope: !447, inlinedAt: !478)
!480 = !DILocation(line: 62, column: 73, scope: !475, inlinedAt: !476)
!481 = !DILocation(line: 51, column: 24, scope: !472, inlinedAt: !473)
!482 = !DILocation(line: 34, column: 4, scope: !427, inlinedAt: !428)
!483 = !DILocation(line: 38, column: 10, scope: !427, inlinedAt: !428)
!484 = !DILocation(line: 41, column: 5, scope: !427, inlinedAt: !428)
!485 = !DILocation(line: 44, column: 6, scope: !427, inlinedAt: !428)
!486 = !DILocation(line: 31, column: 46, scope: !427, inlinedAt: !428)
!487 = !DILocation(line: 31, column: 35, scope: !427, inlinedAt: !428)
!488 = !DILocation(line: 18, column: 9, scope: !422)
!489 = !DILocation(line: 17, column: 16, scope: !133, inlinedAt: !488)
!490 = !DILocation(line: 18, column: 22, scope: !133, inlinedAt: !488)
!491 = !DILocation(line: 22, column: 12, scope: !133, inlinedAt: !488)
!492 = !DILocation(line: 22, column: 50, scope: !133, inlinedAt: !488)
!493 = !DILocation(line: 22, column: 40, scope: !133, inlinedAt: !488)
!494 = !DILocation(line: 22, column: 103, scope: !133, inlinedAt: !488)
!495 = !DILocation(line: 22, column: 96, scope: !133, inlinedAt: !488)
!496 = !DILocation(line: 22, column: 87, scope: !133, inlinedAt: !488)
!497 = !DILocation(line: 25, column: 7, scope: !133, inlinedAt: !488)
!498 = !DILocation(line: 26, column: 7, scope: !133, inlinedAt: !488)
!499 = !DILocation(line: 26, column: 2, scope: !133, inlinedAt: !488)
!500 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"kernel", i32 1}
!501 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!502 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!503 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!504 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"minctasm", i32 1}
!505 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"kernel", i32 1}
!506 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!507 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!508 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!509 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!510 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!511 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!512 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!513 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!514 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!515 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!516 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!517 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!518 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!519 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!520 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
