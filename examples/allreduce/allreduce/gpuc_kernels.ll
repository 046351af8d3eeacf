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
	%20 = add i64 %17, %19, !dbg !31
	%21 = sub i64 %20, 1, !dbg !32
	%22 = icmp eq i64 %19, -1, !dbg !33
	%23 = select i1 %22, i64 1, i64 %19, !dbg !33
	%24 = sdiv i64 %21, %23, !dbg !33
	%25 = sub i64 0, %21, !dbg !33
	%26 = select i1 %22, i64 %25, i64 %24, !dbg !33
	%27 = mul i64 %26, 4, !dbg !34
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !35, !range !17
	%29 = sext i32 %28 to i64, !dbg !35
	%30 = mul i64 %29, %27, !dbg !36
	%31 = icmp slt i64 %30, %p3, !dbg !37
	%32 = select i1 %31, i64 %30, i64 %p3, !dbg !37
	%33 = add i64 %32, %27, !dbg !38
	%34 = icmp slt i64 %33, %p3, !dbg !39
	%35 = select i1 %34, i64 %33, i64 %p3, !dbg !39
	%36 = sub i64 %19, 1, !dbg !40
	%37 = icmp eq i64 %29, %36, !dbg !41
	br i1 %37, label %b1, label %b2, !dbg !41

b1:
	br label %b2, !dbg !41

b2:
	%38 = phi i64 [ %35, %b0_ok2 ], [ %p3, %b1 ], !dbg !42
	%39 = sub i64 %38, %32, !dbg !43
	%40 = sdiv i64 %39, 4, !dbg !44
	%41 = mul i64 %40, 4, !dbg !45
	%42 = add i64 %32, %41, !dbg !46
	%43 = sub i64 %42, %32, !dbg !47
	%44 = getelementptr inbounds float, float addrspace(1)* %1, i64 %32, !dbg !47
	%45 = and i64 %43, 3, !dbg !48
	%46 = icmp eq i64 %45, 0, !dbg !48
	%47 = icmp ugt i64 %42, %p3, !dbg !47
	%48 = icmp ugt i64 %32, %42, !dbg !47
	%49 = or i1 %47, %48, !dbg !47
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !47, !prof !16

b2_ok1:
	br i1 %46, label %b3, label %b62, !dbg !48

b3:
	%50 = addrspacecast float addrspace(1)* %44 to float*, !dbg !48
	%51 = ptrtoint float* %50 to i64, !dbg !48
	%52 = and i64 %51, 15, !dbg !48
	%53 = icmp eq i64 %52, 0, !dbg !48
	%54 = icmp eq i64 %43, 0, !dbg !48
	%55 = or i1 %53, %54, !dbg !48
	br i1 %55, label %b4, label %b61, !dbg !48

b4:
	%56 = ashr i64 %43, 2, !dbg !48
	%57 = bitcast float addrspace(1)* %44 to { float, float, float, float } addrspace(1)*, !dbg !48
	%58 = getelementptr inbounds float, float addrspace(1)* %15, i64 %32, !dbg !49
	br i1 %46, label %b5, label %b60, !dbg !50

b5:
	%59 = addrspacecast float addrspace(1)* %58 to float*, !dbg !50
	%60 = ptrtoint float* %59 to i64, !dbg !50
	%61 = and i64 %60, 15, !dbg !50
	%62 = icmp eq i64 %61, 0, !dbg !50
	%63 = or i1 %62, %54, !dbg !50
	br i1 %63, label %b6, label %b59, !dbg !50

b6:
	%64 = bitcast float addrspace(1)* %58 to { float, float, float, float } addrspace(1)*, !dbg !50
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !51, !range !18
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !51, !range !18
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !51, !range !20
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !51, !range !52
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !51, !range !52
	%70 = mul i32 %69, %67, !dbg !51
	%71 = add i32 %66, %70, !dbg !51
	%72 = mul i32 %68, %71, !dbg !51
	%73 = add i32 %65, %72, !dbg !51
	%74 = sext i32 %73 to i64, !dbg !51
	%75 = mul i32 %68, %69, !dbg !51
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !51, !range !53
	%77 = mul i32 %75, %76, !dbg !51
	%78 = sext i32 %77 to i64, !dbg !51
	br label %b7, !dbg !51

b7:
	%79 = phi i64 [ %74, %b6 ], [ %102, %b8 ], !dbg !51
	%80 = icmp slt i64 %79, %56, !dbg !51
	br i1 %80, label %b8, label %b9, !dbg !51

b8:
	%81 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %57, i64 %79, !dbg !54
	%82 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %81, i32 0, i32 0, !dbg !54
	%83 = bitcast { float, float, float, float } addrspace(1)* %81 to <4 x float> addrspace(1)*, !dbg !54
	%84 = load <4 x float>, <4 x float> addrspace(1)* %83, align 16, !dbg !54
	%85 = extractelement <4 x float> %84, i32 0, !dbg !54
	%86 = extractelement <4 x float> %84, i32 1, !dbg !54
	%87 = extractelement <4 x float> %84, i32 2, !dbg !54
	%88 = extractelement <4 x float> %84, i32 3, !dbg !54
	%89 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %81, i32 0, i32 1, !dbg !54
	%90 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %81, i32 0, i32 2, !dbg !54
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %81, i32 0, i32 3, !dbg !54
	%92 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %64, i64 %79, !dbg !55
	%93 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i32 0, i32 0, !dbg !55
	%94 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i32 0, i32 1, !dbg !55
	%95 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i32 0, i32 2, !dbg !55
	%96 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i32 0, i32 3, !dbg !55
	%97 = bitcast { float, float, float, float } addrspace(1)* %92 to <4 x float> addrspace(1)*, !dbg !55
	%98 = insertelement <4 x float> undef, float %85, i32 0, !dbg !55
	%99 = insertelement <4 x float> %98, float %86, i32 1, !dbg !55
	%100 = insertelement <4 x float> %99, float %87, i32 2, !dbg !55
	%101 = insertelement <4 x float> %100, float %88, i32 3, !dbg !55
	store <4 x float> %101, <4 x float> addrspace(1)* %97, align 16, !dbg !55
	%102 = add i64 %79, %78, !dbg !51
	br label %b7, !dbg !51

b9:
	%103 = sub i64 %38, %42, !dbg !56
	%104 = icmp ule i64 %103, 281474976710655, !dbg !57
	%105 = mul i64 %103, -1, !dbg !57
	%106 = icmp sge i64 %105, 0, !dbg !57
	%107 = and i1 %104, %106, !dbg !57
	br i1 %107, label %b10, label %b12_cold, !dbg !57, !prof !58

b10:
	%108 = phi i64 [ %74, %b9 ], [ %114, %b11 ], !dbg !57
	%109 = icmp slt i64 %108, %103, !dbg !57
	br i1 %109, label %b11, label %b14, !dbg !57

b11:
	%110 = add i64 %42, %108, !dbg !59
	%111 = getelementptr inbounds float, float addrspace(1)* %1, i64 %110, !dbg !60
	%112 = load float, float addrspace(1)* %111, align 4, !dbg !60
	%113 = getelementptr inbounds float, float addrspace(1)* %15, i64 %110, !dbg !61
	store float %112, float addrspace(1)* %113, align 4, !dbg !61
	%114 = add i64 %108, %78, !dbg !57
	br label %b10, !dbg !57

b14:
	%115 = sext i32 %5 to i64, !dbg !10
	%116 = sext i32 %6 to i64, !dbg !11
	%117 = mul i64 %29, %116, !dbg !62
	call void @gpuc_fence_block(), !dbg !63
	%118 = add i64 %117, %115, !dbg !64
	br label %b15, !dbg !65

b15:
	%119 = phi i64 [ %74, %b14 ], [ %126, %b16_ok1 ], !dbg !65
	%120 = icmp slt i64 %119, %116, !dbg !65
	br i1 %120, label %b16, label %b17, !dbg !65

b16:
	%121 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %118, !dbg !66
	%122 = trunc i64 %119 to i32, !dbg !67
	%123 = addrspacecast i64 addrspace(1)* %121 to i64*, !dbg !67
	%124 = icmp uge i64 %118, %p7, !dbg !66
	br i1 %124, label %b16_fail1, label %b16_ok1, !dbg !66, !prof !16

b16_ok1:
	%125 = bitcast i64* %123 to i8*, !dbg !67
	call void @gpuc_signal_op_thread(i8* %125, i64 %10, i32 9, i32 %122), !dbg !67
	%126 = add i64 %119, %78, !dbg !65
	br label %b15, !dbg !65

b17:
	%127 = phi i64 [ %135, %b18_ok1 ], [ %74, %b15 ], !dbg !68
	%128 = icmp slt i64 %127, %116, !dbg !68
	br i1 %128, label %b18, label %b19, !dbg !68

b18:
	%129 = add i64 %117, %127, !dbg !69
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %129, !dbg !70
	%131 = addrspacecast i64 addrspace(1)* %130 to i64*, !dbg !71
	%132 = icmp uge i64 %129, %p7, !dbg !70
	br i1 %132, label %b18_fail1, label %b18_ok1, !dbg !70, !prof !16

b18_ok1:
	%133 = bitcast i64* %131 to i8*, !dbg !71
	%134 = call i64 @gpuc_signal_wait_until_thread(i8* %133, i32 5, i64 %10, i32 1, i8* %ctrl, i32 9), !dbg !71
	%135 = add i64 %127, %78, !dbg !68
	br label %b17, !dbg !68

b19:
	call void @llvm.nvvm.barrier0(), !dbg !72
	%136 = getelementptr inbounds float, float addrspace(1)* %0, i64 %32, !dbg !73
	%137 = icmp ugt i64 %42, %p1, !dbg !73
	br i1 %137, label %b19_fail1, label %b19_ok1, !dbg !73, !prof !16

b19_ok1:
	br i1 %46, label %b20, label %b58, !dbg !74

b20:
	%138 = addrspacecast float addrspace(1)* %136 to float*, !dbg !74
	%139 = ptrtoint float* %138 to i64, !dbg !74
	%140 = and i64 %139, 15, !dbg !74
	%141 = icmp eq i64 %140, 0, !dbg !74
	%142 = or i1 %141, %54, !dbg !74
	br i1 %142, label %b21, label %b57, !dbg !74

b21:
	%143 = bitcast float addrspace(1)* %136 to { float, float, float, float } addrspace(1)*, !dbg !74
	br label %b22, !dbg !75

b22:
	%144 = phi i64 [ %74, %b21 ], [ %309, %b47 ], !dbg !75
	%145 = icmp slt i64 %144, %56, !dbg !75
	br i1 %145, label %b23, label %b48, !dbg !75

b23:
	%146 = phi float [ %294, %b44 ], [ 0.000000e+00, %b22 ], !dbg !78
	%147 = phi float [ %295, %b44 ], [ 0.000000e+00, %b22 ], !dbg !78
	%148 = phi float [ %296, %b44 ], [ 0.000000e+00, %b22 ], !dbg !78
	%149 = phi float [ %297, %b44 ], [ 0.000000e+00, %b22 ], !dbg !78
	%150 = phi i64 [ %298, %b44 ], [ 0, %b22 ], !dbg !79
	%151 = icmp slt i64 %150, %116, !dbg !80
	br i1 %151, label %b24, label %b47, !dbg !80

b24:
	%152 = trunc i64 %150 to i32, !dbg !81
	%153 = addrspacecast float addrspace(1)* %58 to float*, !dbg !81
	%154 = bitcast float* %153 to i8*, !dbg !81
	%155 = call i8* @gpuc_peer_thread(i8* %154, i32 %152), !dbg !81
	%156 = bitcast i8* %155 to float*, !dbg !81
	%157 = icmp eq float* %156, null, !dbg !81
	%158 = select i1 %157, i64 0, i64 %43, !dbg !81
	%159 = and i64 %158, 3, !dbg !82
	%160 = icmp eq i64 %159, 0, !dbg !82
	br i1 %160, label %b25, label %b46, !dbg !82

b25:
	%161 = ptrtoint float* %156 to i64, !dbg !82
	%162 = and i64 %161, 15, !dbg !82
	%163 = icmp eq i64 %162, 0, !dbg !82
	%164 = icmp eq i64 %158, 0, !dbg !82
	%165 = or i1 %163, %164, !dbg !82
	br i1 %165, label %b26, label %b45, !dbg !82

b26:
	%166 = ashr i64 %158, 2, !dbg !82
	%167 = addrspacecast float* %156 to { float, float, float, float } addrspace(1)*, !dbg !82
	%168 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %167, i64 %144, !dbg !83
	%169 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %168, i32 0, i32 0, !dbg !83
	%170 = icmp uge i64 %144, %166, !dbg !83
	br i1 %170, label %b26_fail1, label %b26_ok1, !dbg !83, !prof !16

b26_ok1:
	%171 = bitcast { float, float, float, float } addrspace(1)* %168 to <4 x float> addrspace(1)*, !dbg !83
	%172 = load <4 x float>, <4 x float> addrspace(1)* %171, align 16, !dbg !83
	%173 = extractelement <4 x float> %172, i32 0, !dbg !83
	%174 = extractelement <4 x float> %172, i32 1, !dbg !83
	%175 = extractelement <4 x float> %172, i32 2, !dbg !83
	%176 = extractelement <4 x float> %172, i32 3, !dbg !83
	%177 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %168, i32 0, i32 1, !dbg !83
	%178 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %168, i32 0, i32 2, !dbg !83
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %168, i32 0, i32 3, !dbg !83
	%180 = add i64 %150, 1, !dbg !84
	%181 = icmp slt i64 %180, %116, !dbg !85
	br i1 %181, label %b27, label %b32, !dbg !85

b27:
	%182 = trunc i64 %180 to i32, !dbg !86
	%183 = addrspacecast float addrspace(1)* %58 to float*, !dbg !86
	%184 = bitcast float* %183 to i8*, !dbg !86
	%185 = call i8* @gpuc_peer_thread(i8* %184, i32 %182), !dbg !86
	%186 = bitcast i8* %185 to float*, !dbg !86
	%187 = icmp eq float* %186, null, !dbg !86
	%188 = select i1 %187, i64 0, i64 %43, !dbg !86
	%189 = and i64 %188, 3, !dbg !87
	%190 = icmp eq i64 %189, 0, !dbg !87
	br i1 %190, label %b28, label %b31, !dbg !87

b28:
	%191 = ptrtoint float* %186 to i64, !dbg !87
	%192 = and i64 %191, 15, !dbg !87
	%193 = icmp eq i64 %192, 0, !dbg !87
	%194 = icmp eq i64 %188, 0, !dbg !87
	%195 = or i1 %193, %194, !dbg !87
	br i1 %195, label %b29, label %b30, !dbg !87

b29:
	%196 = ashr i64 %188, 2, !dbg !87
	%197 = addrspacecast float* %186 to { float, float, float, float } addrspace(1)*, !dbg !87
	%198 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %197, i64 %144, !dbg !88
	%199 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %198, i32 0, i32 0, !dbg !88
	%200 = icmp uge i64 %144, %196, !dbg !88
	br i1 %200, label %b29_fail1, label %b29_ok1, !dbg !88, !prof !16

b29_ok1:
	%201 = bitcast { float, float, float, float } addrspace(1)* %198 to <4 x float> addrspace(1)*, !dbg !88
	%202 = load <4 x float>, <4 x float> addrspace(1)* %201, align 16, !dbg !88
	%203 = extractelement <4 x float> %202, i32 0, !dbg !88
	%204 = extractelement <4 x float> %202, i32 1, !dbg !88
	%205 = extractelement <4 x float> %202, i32 2, !dbg !88
	%206 = extractelement <4 x float> %202, i32 3, !dbg !88
	%207 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %198, i32 0, i32 1, !dbg !88
	%208 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %198, i32 0, i32 2, !dbg !88
	%209 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %198, i32 0, i32 3, !dbg !88
	br label %b32, !dbg !88

b30:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %192, i64 16), !dbg !87
	ret void, !dbg !87

b31:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %188, i64 4), !dbg !87
	ret void, !dbg !87

b32:
	%210 = phi float [ 0.000000e+00, %b26_ok1 ], [ %203, %b29_ok1 ], !dbg !89
	%211 = phi float [ 0.000000e+00, %b26_ok1 ], [ %204, %b29_ok1 ], !dbg !89
	%212 = phi float [ 0.000000e+00, %b26_ok1 ], [ %205, %b29_ok1 ], !dbg !89
	%213 = phi float [ 0.000000e+00, %b26_ok1 ], [ %206, %b29_ok1 ], !dbg !89
	%214 = add i64 %150, 2, !dbg !90
	%215 = icmp slt i64 %214, %116, !dbg !91
	br i1 %215, label %b33, label %b38, !dbg !91

b33:
	%216 = trunc i64 %214 to i32, !dbg !92
	%217 = addrspacecast float addrspace(1)* %58 to float*, !dbg !92
	%218 = bitcast float* %217 to i8*, !dbg !92
	%219 = call i8* @gpuc_peer_thread(i8* %218, i32 %216), !dbg !92
	%220 = bitcast i8* %219 to float*, !dbg !92
	%221 = icmp eq float* %220, null, !dbg !92
	%222 = select i1 %221, i64 0, i64 %43, !dbg !92
	%223 = and i64 %222, 3, !dbg !93
	%224 = icmp eq i64 %223, 0, !dbg !93
	br i1 %224, label %b34, label %b37, !dbg !93

b34:
	%225 = ptrtoint float* %220 to i64, !dbg !93
	%226 = and i64 %225, 15, !dbg !93
	%227 = icmp eq i64 %226, 0, !dbg !93
	%228 = icmp eq i64 %222, 0, !dbg !93
	%229 = or i1 %227, %228, !dbg !93
	br i1 %229, label %b35, label %b36, !dbg !93

b35:
	%230 = ashr i64 %222, 2, !dbg !93
	%231 = addrspacecast float* %220 to { float, float, float, float } addrspace(1)*, !dbg !93
	%232 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %231, i64 %144, !dbg !94
	%233 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %232, i32 0, i32 0, !dbg !94
	%234 = icmp uge i64 %144, %230, !dbg !94
	br i1 %234, label %b35_fail1, label %b35_ok1, !dbg !94, !prof !16

b35_ok1:
	%235 = bitcast { float, float, float, float } addrspace(1)* %232 to <4 x float> addrspace(1)*, !dbg !94
	%236 = load <4 x float>, <4 x float> addrspace(1)* %235, align 16, !dbg !94
	%237 = extractelement <4 x float> %236, i32 0, !dbg !94
	%238 = extractelement <4 x float> %236, i32 1, !dbg !94
	%239 = extractelement <4 x float> %236, i32 2, !dbg !94
	%240 = extractelement <4 x float> %236, i32 3, !dbg !94
	%241 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %232, i32 0, i32 1, !dbg !94
	%242 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %232, i32 0, i32 2, !dbg !94
	%243 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %232, i32 0, i32 3, !dbg !94
	br label %b38, !dbg !94

b36:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %226, i64 16), !dbg !93
	ret void, !dbg !93

b37:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %222, i64 4), !dbg !93
	ret void, !dbg !93

b38:
	%244 = phi float [ 0.000000e+00, %b32 ], [ %237, %b35_ok1 ], !dbg !95
	%245 = phi float [ 0.000000e+00, %b32 ], [ %238, %b35_ok1 ], !dbg !95
	%246 = phi float [ 0.000000e+00, %b32 ], [ %239, %b35_ok1 ], !dbg !95
	%247 = phi float [ 0.000000e+00, %b32 ], [ %240, %b35_ok1 ], !dbg !95
	%248 = add i64 %150, 3, !dbg !96
	%249 = icmp slt i64 %248, %116, !dbg !97
	br i1 %249, label %b39, label %b44, !dbg !97

b39:
	%250 = trunc i64 %248 to i32, !dbg !98
	%251 = addrspacecast float addrspace(1)* %58 to float*, !dbg !98
	%252 = bitcast float* %251 to i8*, !dbg !98
	%253 = call i8* @gpuc_peer_thread(i8* %252, i32 %250), !dbg !98
	%254 = bitcast i8* %253 to float*, !dbg !98
	%255 = icmp eq float* %254, null, !dbg !98
	%256 = select i1 %255, i64 0, i64 %43, !dbg !98
	%257 = and i64 %256, 3, !dbg !99
	%258 = icmp eq i64 %257, 0, !dbg !99
	br i1 %258, label %b40, label %b43, !dbg !99

b40:
	%259 = ptrtoint float* %254 to i64, !dbg !99
	%260 = and i64 %259, 15, !dbg !99
	%261 = icmp eq i64 %260, 0, !dbg !99
	%262 = icmp eq i64 %256, 0, !dbg !99
	%263 = or i1 %261, %262, !dbg !99
	br i1 %263, label %b41, label %b42, !dbg !99

b41:
	%264 = ashr i64 %256, 2, !dbg !99
	%265 = addrspacecast float* %254 to { float, float, float, float } addrspace(1)*, !dbg !99
	%266 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %265, i64 %144, !dbg !100
	%267 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 0, !dbg !100
	%268 = icmp uge i64 %144, %264, !dbg !100
	br i1 %268, label %b41_fail1, label %b41_ok1, !dbg !100, !prof !16

b41_ok1:
	%269 = bitcast { float, float, float, float } addrspace(1)* %266 to <4 x float> addrspace(1)*, !dbg !100
	%270 = load <4 x float>, <4 x float> addrspace(1)* %269, align 16, !dbg !100
	%271 = extractelement <4 x float> %270, i32 0, !dbg !100
	%272 = extractelement <4 x float> %270, i32 1, !dbg !100
	%273 = extractelement <4 x float> %270, i32 2, !dbg !100
	%274 = extractelement <4 x float> %270, i32 3, !dbg !100
	%275 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 1, !dbg !100
	%276 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 2, !dbg !100
	%277 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 3, !dbg !100
	br label %b44, !dbg !100

b42:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %260, i64 16), !dbg !99
	ret void, !dbg !99

b43:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %256, i64 4), !dbg !99
	ret void, !dbg !99

b44:
	%278 = phi float [ 0.000000e+00, %b38 ], [ %271, %b41_ok1 ], !dbg !101
	%279 = phi float [ 0.000000e+00, %b38 ], [ %272, %b41_ok1 ], !dbg !101
	%280 = phi float [ 0.000000e+00, %b38 ], [ %273, %b41_ok1 ], !dbg !101
	%281 = phi float [ 0.000000e+00, %b38 ], [ %274, %b41_ok1 ], !dbg !101
	%282 = fadd float %173, %210, !dbg !104
	%283 = fadd float %174, %211, !dbg !105
	%284 = fadd float %175, %212, !dbg !106
	%285 = fadd float %176, %213, !dbg !107
	%286 = fadd float %244, %278, !dbg !109
	%287 = fadd float %245, %279, !dbg !110
	%288 = fadd float %246, %280, !dbg !111
	%289 = fadd float %247, %281, !dbg !112
	%290 = fadd float %282, %286, !dbg !114
	%291 = fadd float %283, %287, !dbg !115
	%292 = fadd float %284, %288, !dbg !116
	%293 = fadd float %285, %289, !dbg !117
	%294 = fadd float %146, %290, !dbg !119
	%295 = fadd float %147, %291, !dbg !120
	%296 = fadd float %148, %292, !dbg !121
	%297 = fadd float %149, %293, !dbg !122
	%298 = add i64 %150, 4, !dbg !123
	br label %b23, !dbg !123

b45:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %162, i64 16), !dbg !82
	ret void, !dbg !82

b46:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %158, i64 4), !dbg !82
	ret void, !dbg !82

b47:
	%299 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %143, i64 %144, !dbg !124
	%300 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %299, i32 0, i32 0, !dbg !124
	%301 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %299, i32 0, i32 1, !dbg !124
	%302 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %299, i32 0, i32 2, !dbg !124
	%303 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %299, i32 0, i32 3, !dbg !124
	%304 = bitcast { float, float, float, float } addrspace(1)* %299 to <4 x float> addrspace(1)*, !dbg !124
	%305 = insertelement <4 x float> undef, float %146, i32 0, !dbg !124
	%306 = insertelement <4 x float> %305, float %147, i32 1, !dbg !124
	%307 = insertelement <4 x float> %306, float %148, i32 2, !dbg !124
	%308 = insertelement <4 x float> %307, float %149, i32 3, !dbg !124
	store <4 x float> %308, <4 x float> addrspace(1)* %304, align 16, !dbg !124
	%309 = add i64 %144, %78, !dbg !75
	br label %b22, !dbg !75

b48:
	%310 = phi i64 [ %332, %b51_ok1 ], [ %74, %b22 ], !dbg !125
	%311 = icmp slt i64 %310, %103, !dbg !125
	br i1 %311, label %b49, label %b52, !dbg !125

b49:
	%312 = add i64 %42, %310, !dbg !126
	br label %b50, !dbg !127

b50:
	%313 = phi float [ %327, %b50_ok2 ], [ 0.000000e+00, %b49 ], !dbg !127
	%314 = phi i64 [ %328, %b50_ok2 ], [ 0, %b49 ], !dbg !127
	%315 = trunc i64 %314 to i32, !dbg !128
	%316 = addrspacecast float addrspace(1)* %15 to float*, !dbg !128
	%317 = icmp uge i64 %314, %116, !dbg !128
	br i1 %317, label %b50_fail1, label %b50_ok1, !dbg !128, !prof !16

b50_ok1:
	%318 = bitcast float* %316 to i8*, !dbg !128
	%319 = call i8* @gpuc_peer_thread(i8* %318, i32 %315), !dbg !128
	%320 = bitcast i8* %319 to float*, !dbg !128
	%321 = icmp eq float* %320, null, !dbg !128
	%322 = select i1 %321, i64 0, i64 %p3, !dbg !128
	%323 = addrspacecast float* %320 to float addrspace(1)*, !dbg !129
	%324 = getelementptr inbounds float, float addrspace(1)* %323, i64 %312, !dbg !129
	%325 = icmp uge i64 %312, %322, !dbg !129
	br i1 %325, label %b50_fail2, label %b50_ok2, !dbg !129, !prof !16

b50_ok2:
	%326 = load float, float addrspace(1)* %324, align 4, !dbg !129
	%327 = fadd float %313, %326, !dbg !130
	%328 = add i64 %314, 1, !dbg !130
	%329 = icmp slt i64 %328, %116, !dbg !130
	br i1 %329, label %b50, label %b51, !dbg !130

b51:
	%330 = getelementptr inbounds float, float addrspace(1)* %0, i64 %312, !dbg !131
	%331 = icmp uge i64 %312, %p1, !dbg !131
	br i1 %331, label %b51_fail1, label %b51_ok1, !dbg !131, !prof !16

b51_ok1:
	store float %327, float addrspace(1)* %330, align 4, !dbg !131
	%332 = add i64 %310, %78, !dbg !125
	br label %b48, !dbg !125

b52:
	call void @llvm.nvvm.barrier0(), !dbg !134
	%333 = icmp ne i64 %74, 0, !dbg !135
	br i1 %333, label %b56, label %b53, !dbg !135

b53:
	%334 = icmp sgt i64 %19, 1, !dbg !136
	br i1 %334, label %b54, label %b55, !dbg !136

b54:
	%335 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !137
	%336 = icmp uge i64 1, %p10, !dbg !137
	br i1 %336, label %b54_fail1, label %b54_ok1, !dbg !137, !prof !16

b54_ok1:
	%337 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %335, i64 1) nounwind, !dbg !138
	%338 = icmp ne i64 %337, %36, !dbg !140
	br i1 %338, label %b56, label %b55, !dbg !140

b55:
	%339 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !141
	%340 = icmp uge i64 1, %p10, !dbg !141
	br i1 %340, label %b55_fail1, label %b55_ok1, !dbg !141, !prof !16

b55_ok1:
	store i64 0, i64 addrspace(1)* %339, align 8, !dbg !141
	%341 = load i64, i64 addrspace(1)* %7, align 8, !dbg !142
	%342 = add i64 %341, 1, !dbg !143
	store i64 %342, i64 addrspace(1)* %7, align 8, !dbg !142
	br label %b56, !dbg !142

b56:
	ret void, !dbg !133

b57:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %140, i64 16), !dbg !74
	ret void, !dbg !74

b58:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %43, i64 4), !dbg !74
	ret void, !dbg !74

b59:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %61, i64 16), !dbg !50
	ret void, !dbg !50

b60:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %43, i64 4), !dbg !50
	ret void, !dbg !50

b61:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %52, i64 16), !dbg !48
	ret void, !dbg !48

b62:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %43, i64 4), !dbg !48
	ret void, !dbg !48

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p10), !dbg !15
	ret void, !dbg !15

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %14, i64 %p5), !dbg !27
	ret void, !dbg !27

b2_fail1:
	%343 = icmp ugt i64 %42, %p3, !dbg !47
	br i1 %343, label %b2_fail2, label %b2_ok2, !dbg !47

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %42, i64 %p3), !dbg !47
	ret void, !dbg !47

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %32, i64 %42), !dbg !47
	ret void, !dbg !47

b12_cold:
	%344 = phi i64 [ %351, %b13_cold_ok1 ], [ %74, %b9 ], !dbg !57
	%345 = icmp slt i64 %344, %103, !dbg !57
	br i1 %345, label %b13_cold, label %b14, !dbg !57

b13_cold:
	%346 = add i64 %42, %344, !dbg !59
	%347 = getelementptr inbounds float, float addrspace(1)* %1, i64 %346, !dbg !60
	%348 = icmp uge i64 %346, %p3, !dbg !60
	br i1 %348, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !60, !prof !16

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %346, i64 %p3), !dbg !60
	ret void, !dbg !60

b13_cold_ok1:
	%349 = load float, float addrspace(1)* %347, align 4, !dbg !60
	%350 = getelementptr inbounds float, float addrspace(1)* %15, i64 %346, !dbg !61
	store float %349, float addrspace(1)* %350, align 4, !dbg !61
	%351 = add i64 %344, %78, !dbg !57
	br label %b12_cold, !dbg !57

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %118, i64 %p7), !dbg !66
	ret void, !dbg !66

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %129, i64 %p7), !dbg !70
	ret void, !dbg !70

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %42, i64 %p1), !dbg !73
	ret void, !dbg !73

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %144, i64 %166), !dbg !83
	ret void, !dbg !83

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %144, i64 %196), !dbg !88
	ret void, !dbg !88

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %144, i64 %230), !dbg !94
	ret void, !dbg !94

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %144, i64 %264), !dbg !100
	ret void, !dbg !100

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %314, i64 %116), !dbg !128
	ret void, !dbg !128

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %312, i64 %322), !dbg !129
	ret void, !dbg !129

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %312, i64 %p1), !dbg !131
	ret void, !dbg !131

b54_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 1, i64 %p10), !dbg !137
	ret void, !dbg !137

b55_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 1, i64 %p10), !dbg !141
	ret void, !dbg !141
}

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !144 {
entry:
	br label %b0, !dbg !145

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !145
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !145
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !145
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !145
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !146
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !148
	%6 = sext i32 %5 to i64, !dbg !151
	%7 = sext i32 %4 to i64, !dbg !152
	%8 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !150
	%9 = icmp uge i64 0, %p8, !dbg !150
	br i1 %9, label %b0_fail1, label %b0_ok1, !dbg !150, !prof !16

b0_ok1:
	%10 = load i64, i64 addrspace(1)* %8, align 8, !dbg !150
	%11 = add i64 %10, 1, !dbg !153
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !155, !range !17
	%13 = sext i32 %12 to i64, !dbg !155
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !155, !range !19
	%15 = sext i32 %14 to i64, !dbg !155
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !155, !range !19
	%17 = sext i32 %16 to i64, !dbg !155
	%18 = mul i64 %13, %7, !dbg !156
	call void @gpuc_fence_block(), !dbg !157
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !158, !range !18
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !158, !range !18
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !158, !range !20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !158, !range !52
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !158, !range !52
	%24 = mul i32 %23, %21, !dbg !158
	%25 = add i32 %20, %24, !dbg !158
	%26 = mul i32 %22, %25, !dbg !158
	%27 = add i32 %19, %26, !dbg !158
	%28 = sext i32 %27 to i64, !dbg !158
	%29 = mul i32 %22, %23, !dbg !158
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !158, !range !53
	%31 = mul i32 %29, %30, !dbg !158
	%32 = sext i32 %31 to i64, !dbg !158
	%33 = add i64 %18, %6, !dbg !159
	br label %b1, !dbg !158

b1:
	%34 = phi i64 [ %28, %b0_ok1 ], [ %41, %b2_ok1 ], !dbg !158
	%35 = icmp slt i64 %34, %7, !dbg !158
	br i1 %35, label %b2, label %b3, !dbg !158

b2:
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %33, !dbg !160
	%37 = trunc i64 %34 to i32, !dbg !161
	%38 = addrspacecast i64 addrspace(1)* %36 to i64*, !dbg !161
	%39 = icmp uge i64 %33, %p5, !dbg !160
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !160, !prof !16

b2_ok1:
	%40 = bitcast i64* %38 to i8*, !dbg !161
	call void @gpuc_signal_op_thread(i8* %40, i64 %11, i32 9, i32 %37), !dbg !161
	%41 = add i64 %34, %32, !dbg !158
	br label %b1, !dbg !158

b3:
	%42 = phi i64 [ %50, %b4_ok1 ], [ %28, %b1 ], !dbg !162
	%43 = icmp slt i64 %42, %7, !dbg !162
	br i1 %43, label %b4, label %b5, !dbg !162

b4:
	%44 = add i64 %18, %42, !dbg !163
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %44, !dbg !164
	%46 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !165
	%47 = icmp uge i64 %44, %p5, !dbg !164
	br i1 %47, label %b4_fail1, label %b4_ok1, !dbg !164, !prof !16

b4_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !165
	%49 = call i64 @gpuc_signal_wait_until_thread(i8* %48, i32 5, i64 %11, i32 1, i8* %ctrl, i32 9), !dbg !165
	%50 = add i64 %42, %32, !dbg !162
	br label %b3, !dbg !162

b5:
	call void @llvm.nvvm.barrier0(), !dbg !166
	%51 = sdiv i64 %p3, 4, !dbg !167
	%52 = mul i64 %51, %6, !dbg !168
	%53 = icmp eq i64 %7, -1, !dbg !169
	%54 = select i1 %53, i64 1, i64 %7, !dbg !169
	%55 = sdiv i64 %52, %54, !dbg !169
	%56 = sub i64 0, %52, !dbg !169
	%57 = select i1 %53, i64 %56, i64 %55, !dbg !169
	%58 = mul i64 %57, 4, !dbg !170
	%59 = add i64 %6, 1, !dbg !171
	%60 = mul i64 %51, %59, !dbg !172
	%61 = icmp eq i64 %7, -1, !dbg !173
	%62 = select i1 %61, i64 1, i64 %7, !dbg !173
	%63 = sdiv i64 %60, %62, !dbg !173
	%64 = sub i64 0, %60, !dbg !173
	%65 = select i1 %61, i64 %64, i64 %63, !dbg !173
	%66 = mul i64 %65, 4, !dbg !174
	%67 = sub i64 %66, %58, !dbg !175
	%68 = getelementptr inbounds float, float addrspace(1)* %1, i64 %58, !dbg !175
	%69 = getelementptr inbounds float, float addrspace(1)* %0, i64 %58, !dbg !176
	%70 = icmp ugt i64 %66, %p3, !dbg !175
	%71 = icmp ugt i64 %58, %66, !dbg !175
	%72 = icmp ugt i64 %66, %p1, !dbg !176
	%73 = or i1 %70, %71, !dbg !176
	%74 = or i1 %73, %72, !dbg !176
	br i1 %74, label %b5_fail1, label %b5_ok1, !dbg !176, !prof !16

b5_ok1:
	%75 = sdiv i64 %67, 4, !dbg !177
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !178, !range !30
	%77 = sext i32 %76 to i64, !dbg !178
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !178, !range !179
	%79 = sext i32 %78 to i64, !dbg !178
	%80 = mul i64 %79, %17, !dbg !178
	%81 = add i64 %15, %80, !dbg !178
	%82 = mul i64 %77, %81, !dbg !178
	%83 = add i64 %13, %82, !dbg !178
	%84 = mul i64 %83, %32, !dbg !178
	%85 = add i64 %84, %28, !dbg !178
	%86 = mul i64 %77, %79, !dbg !178
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !178, !range !179
	%88 = sext i32 %87 to i64, !dbg !178
	%89 = mul i64 %86, %88, !dbg !178
	%90 = mul i64 %89, %32, !dbg !178
	br label %b6, !dbg !178

b6:
	%91 = phi i64 [ %85, %b5_ok1 ], [ %277, %b34 ], !dbg !178
	%92 = icmp slt i64 %91, %75, !dbg !178
	br i1 %92, label %b7, label %b37, !dbg !178

b7:
	%93 = phi float [ %241, %b28 ], [ 0.000000e+00, %b6 ], !dbg !181
	%94 = phi float [ %242, %b28 ], [ 0.000000e+00, %b6 ], !dbg !181
	%95 = phi float [ %243, %b28 ], [ 0.000000e+00, %b6 ], !dbg !181
	%96 = phi float [ %244, %b28 ], [ 0.000000e+00, %b6 ], !dbg !181
	%97 = phi i64 [ %245, %b28 ], [ 0, %b6 ], !dbg !182
	%98 = icmp slt i64 %97, %7, !dbg !183
	br i1 %98, label %b8, label %b31, !dbg !183

b8:
	%99 = trunc i64 %97 to i32, !dbg !184
	%100 = addrspacecast float addrspace(1)* %68 to float*, !dbg !184
	%101 = bitcast float* %100 to i8*, !dbg !184
	%102 = call i8* @gpuc_peer_thread(i8* %101, i32 %99), !dbg !184
	%103 = bitcast i8* %102 to float*, !dbg !184
	%104 = icmp eq float* %103, null, !dbg !184
	%105 = select i1 %104, i64 0, i64 %67, !dbg !184
	%106 = and i64 %105, 3, !dbg !185
	%107 = icmp eq i64 %106, 0, !dbg !185
	br i1 %107, label %b9, label %b30, !dbg !185

b9:
	%108 = ptrtoint float* %103 to i64, !dbg !185
	%109 = and i64 %108, 15, !dbg !185
	%110 = icmp eq i64 %109, 0, !dbg !185
	%111 = icmp eq i64 %105, 0, !dbg !185
	%112 = or i1 %110, %111, !dbg !185
	br i1 %112, label %b10, label %b29, !dbg !185

b10:
	%113 = ashr i64 %105, 2, !dbg !185
	%114 = addrspacecast float* %103 to { float, float, float, float } addrspace(1)*, !dbg !185
	%115 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %114, i64 %91, !dbg !186
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 0, !dbg !186
	%117 = icmp uge i64 %91, %113, !dbg !186
	br i1 %117, label %b10_fail1, label %b10_ok1, !dbg !186, !prof !16

b10_ok1:
	%118 = bitcast { float, float, float, float } addrspace(1)* %115 to <4 x float> addrspace(1)*, !dbg !186
	%119 = load <4 x float>, <4 x float> addrspace(1)* %118, align 16, !dbg !186
	%120 = extractelement <4 x float> %119, i32 0, !dbg !186
	%121 = extractelement <4 x float> %119, i32 1, !dbg !186
	%122 = extractelement <4 x float> %119, i32 2, !dbg !186
	%123 = extractelement <4 x float> %119, i32 3, !dbg !186
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 1, !dbg !186
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 2, !dbg !186
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 3, !dbg !186
	%127 = add i64 %97, 1, !dbg !187
	%128 = icmp slt i64 %127, %7, !dbg !188
	br i1 %128, label %b11, label %b16, !dbg !188

b11:
	%129 = trunc i64 %127 to i32, !dbg !189
	%130 = addrspacecast float addrspace(1)* %68 to float*, !dbg !189
	%131 = bitcast float* %130 to i8*, !dbg !189
	%132 = call i8* @gpuc_peer_thread(i8* %131, i32 %129), !dbg !189
	%133 = bitcast i8* %132 to float*, !dbg !189
	%134 = icmp eq float* %133, null, !dbg !189
	%135 = select i1 %134, i64 0, i64 %67, !dbg !189
	%136 = and i64 %135, 3, !dbg !190
	%137 = icmp eq i64 %136, 0, !dbg !190
	br i1 %137, label %b12, label %b15, !dbg !190

b12:
	%138 = ptrtoint float* %133 to i64, !dbg !190
	%139 = and i64 %138, 15, !dbg !190
	%140 = icmp eq i64 %139, 0, !dbg !190
	%141 = icmp eq i64 %135, 0, !dbg !190
	%142 = or i1 %140, %141, !dbg !190
	br i1 %142, label %b13, label %b14, !dbg !190

b13:
	%143 = ashr i64 %135, 2, !dbg !190
	%144 = addrspacecast float* %133 to { float, float, float, float } addrspace(1)*, !dbg !190
	%145 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %144, i64 %91, !dbg !191
	%146 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 0, !dbg !191
	%147 = icmp uge i64 %91, %143, !dbg !191
	br i1 %147, label %b13_fail1, label %b13_ok1, !dbg !191, !prof !16

b13_ok1:
	%148 = bitcast { float, float, float, float } addrspace(1)* %145 to <4 x float> addrspace(1)*, !dbg !191
	%149 = load <4 x float>, <4 x float> addrspace(1)* %148, align 16, !dbg !191
	%150 = extractelement <4 x float> %149, i32 0, !dbg !191
	%151 = extractelement <4 x float> %149, i32 1, !dbg !191
	%152 = extractelement <4 x float> %149, i32 2, !dbg !191
	%153 = extractelement <4 x float> %149, i32 3, !dbg !191
	%154 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 1, !dbg !191
	%155 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 2, !dbg !191
	%156 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 3, !dbg !191
	br label %b16, !dbg !191

b14:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %139, i64 16), !dbg !190
	ret void, !dbg !190

b15:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %135, i64 4), !dbg !190
	ret void, !dbg !190

b16:
	%157 = phi float [ 0.000000e+00, %b10_ok1 ], [ %150, %b13_ok1 ], !dbg !192
	%158 = phi float [ 0.000000e+00, %b10_ok1 ], [ %151, %b13_ok1 ], !dbg !192
	%159 = phi float [ 0.000000e+00, %b10_ok1 ], [ %152, %b13_ok1 ], !dbg !192
	%160 = phi float [ 0.000000e+00, %b10_ok1 ], [ %153, %b13_ok1 ], !dbg !192
	%161 = add i64 %97, 2, !dbg !193
	%162 = icmp slt i64 %161, %7, !dbg !194
	br i1 %162, label %b17, label %b22, !dbg !194

b17:
	%163 = trunc i64 %161 to i32, !dbg !195
	%164 = addrspacecast float addrspace(1)* %68 to float*, !dbg !195
	%165 = bitcast float* %164 to i8*, !dbg !195
	%166 = call i8* @gpuc_peer_thread(i8* %165, i32 %163), !dbg !195
	%167 = bitcast i8* %166 to float*, !dbg !195
	%168 = icmp eq float* %167, null, !dbg !195
	%169 = select i1 %168, i64 0, i64 %67, !dbg !195
	%170 = and i64 %169, 3, !dbg !196
	%171 = icmp eq i64 %170, 0, !dbg !196
	br i1 %171, label %b18, label %b21, !dbg !196

b18:
	%172 = ptrtoint float* %167 to i64, !dbg !196
	%173 = and i64 %172, 15, !dbg !196
	%174 = icmp eq i64 %173, 0, !dbg !196
	%175 = icmp eq i64 %169, 0, !dbg !196
	%176 = or i1 %174, %175, !dbg !196
	br i1 %176, label %b19, label %b20, !dbg !196

b19:
	%177 = ashr i64 %169, 2, !dbg !196
	%178 = addrspacecast float* %167 to { float, float, float, float } addrspace(1)*, !dbg !196
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %178, i64 %91, !dbg !197
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 0, !dbg !197
	%181 = icmp uge i64 %91, %177, !dbg !197
	br i1 %181, label %b19_fail1, label %b19_ok1, !dbg !197, !prof !16

b19_ok1:
	%182 = bitcast { float, float, float, float } addrspace(1)* %179 to <4 x float> addrspace(1)*, !dbg !197
	%183 = load <4 x float>, <4 x float> addrspace(1)* %182, align 16, !dbg !197
	%184 = extractelement <4 x float> %183, i32 0, !dbg !197
	%185 = extractelement <4 x float> %183, i32 1, !dbg !197
	%186 = extractelement <4 x float> %183, i32 2, !dbg !197
	%187 = extractelement <4 x float> %183, i32 3, !dbg !197
	%188 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 1, !dbg !197
	%189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 2, !dbg !197
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 3, !dbg !197
	br label %b22, !dbg !197

b20:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %173, i64 16), !dbg !196
	ret void, !dbg !196

b21:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %169, i64 4), !dbg !196
	ret void, !dbg !196

b22:
	%191 = phi float [ 0.000000e+00, %b16 ], [ %184, %b19_ok1 ], !dbg !198
	%192 = phi float [ 0.000000e+00, %b16 ], [ %185, %b19_ok1 ], !dbg !198
	%193 = phi float [ 0.000000e+00, %b16 ], [ %186, %b19_ok1 ], !dbg !198
	%194 = phi float [ 0.000000e+00, %b16 ], [ %187, %b19_ok1 ], !dbg !198
	%195 = add i64 %97, 3, !dbg !199
	%196 = icmp slt i64 %195, %7, !dbg !200
	br i1 %196, label %b23, label %b28, !dbg !200

b23:
	%197 = trunc i64 %195 to i32, !dbg !201
	%198 = addrspacecast float addrspace(1)* %68 to float*, !dbg !201
	%199 = bitcast float* %198 to i8*, !dbg !201
	%200 = call i8* @gpuc_peer_thread(i8* %199, i32 %197), !dbg !201
	%201 = bitcast i8* %200 to float*, !dbg !201
	%202 = icmp eq float* %201, null, !dbg !201
	%203 = select i1 %202, i64 0, i64 %67, !dbg !201
	%204 = and i64 %203, 3, !dbg !202
	%205 = icmp eq i64 %204, 0, !dbg !202
	br i1 %205, label %b24, label %b27, !dbg !202

b24:
	%206 = ptrtoint float* %201 to i64, !dbg !202
	%207 = and i64 %206, 15, !dbg !202
	%208 = icmp eq i64 %207, 0, !dbg !202
	%209 = icmp eq i64 %203, 0, !dbg !202
	%210 = or i1 %208, %209, !dbg !202
	br i1 %210, label %b25, label %b26, !dbg !202

b25:
	%211 = ashr i64 %203, 2, !dbg !202
	%212 = addrspacecast float* %201 to { float, float, float, float } addrspace(1)*, !dbg !202
	%213 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %212, i64 %91, !dbg !203
	%214 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 0, !dbg !203
	%215 = icmp uge i64 %91, %211, !dbg !203
	br i1 %215, label %b25_fail1, label %b25_ok1, !dbg !203, !prof !16

b25_ok1:
	%216 = bitcast { float, float, float, float } addrspace(1)* %213 to <4 x float> addrspace(1)*, !dbg !203
	%217 = load <4 x float>, <4 x float> addrspace(1)* %216, align 16, !dbg !203
	%218 = extractelement <4 x float> %217, i32 0, !dbg !203
	%219 = extractelement <4 x float> %217, i32 1, !dbg !203
	%220 = extractelement <4 x float> %217, i32 2, !dbg !203
	%221 = extractelement <4 x float> %217, i32 3, !dbg !203
	%222 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 1, !dbg !203
	%223 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 2, !dbg !203
	%224 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 3, !dbg !203
	br label %b28, !dbg !203

b26:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %207, i64 16), !dbg !202
	ret void, !dbg !202

b27:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %203, i64 4), !dbg !202
	ret void, !dbg !202

b28:
	%225 = phi float [ 0.000000e+00, %b22 ], [ %218, %b25_ok1 ], !dbg !204
	%226 = phi float [ 0.000000e+00, %b22 ], [ %219, %b25_ok1 ], !dbg !204
	%227 = phi float [ 0.000000e+00, %b22 ], [ %220, %b25_ok1 ], !dbg !204
	%228 = phi float [ 0.000000e+00, %b22 ], [ %221, %b25_ok1 ], !dbg !204
	%229 = fadd float %120, %157, !dbg !206
	%230 = fadd float %121, %158, !dbg !207
	%231 = fadd float %122, %159, !dbg !208
	%232 = fadd float %123, %160, !dbg !209
	%233 = fadd float %191, %225, !dbg !211
	%234 = fadd float %192, %226, !dbg !212
	%235 = fadd float %193, %227, !dbg !213
	%236 = fadd float %194, %228, !dbg !214
	%237 = fadd float %229, %233, !dbg !216
	%238 = fadd float %230, %234, !dbg !217
	%239 = fadd float %231, %235, !dbg !218
	%240 = fadd float %232, %236, !dbg !219
	%241 = fadd float %93, %237, !dbg !221
	%242 = fadd float %94, %238, !dbg !222
	%243 = fadd float %95, %239, !dbg !223
	%244 = fadd float %96, %240, !dbg !224
	%245 = add i64 %97, 4, !dbg !225
	br label %b7, !dbg !225

b29:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %109, i64 16), !dbg !185
	ret void, !dbg !185

b30:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %105, i64 4), !dbg !185
	ret void, !dbg !185

b31:
	%246 = phi i64 [ %275, %b33_ok1 ], [ 0, %b7 ], !dbg !226
	%247 = trunc i64 %246 to i32, !dbg !146
	%248 = addrspacecast float addrspace(1)* %69 to float*, !dbg !146
	%249 = icmp uge i64 %246, %7, !dbg !146
	br i1 %249, label %b31_fail1, label %b31_ok1, !dbg !146, !prof !16

b31_ok1:
	%250 = bitcast float* %248 to i8*, !dbg !146
	%251 = call i8* @gpuc_peer_thread(i8* %250, i32 %247), !dbg !146
	%252 = bitcast i8* %251 to float*, !dbg !146
	%253 = icmp eq float* %252, null, !dbg !146
	%254 = select i1 %253, i64 0, i64 %67, !dbg !146
	%255 = and i64 %254, 3, !dbg !227
	%256 = icmp eq i64 %255, 0, !dbg !227
	br i1 %256, label %b32, label %b36, !dbg !227

b32:
	%257 = ptrtoint float* %252 to i64, !dbg !227
	%258 = and i64 %257, 15, !dbg !227
	%259 = icmp eq i64 %258, 0, !dbg !227
	%260 = icmp eq i64 %254, 0, !dbg !227
	%261 = or i1 %259, %260, !dbg !227
	br i1 %261, label %b33, label %b35, !dbg !227

b33:
	%262 = ashr i64 %254, 2, !dbg !227
	%263 = addrspacecast float* %252 to { float, float, float, float } addrspace(1)*, !dbg !227
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %263, i64 %91, !dbg !228
	%265 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 0, !dbg !228
	%266 = icmp uge i64 %91, %262, !dbg !228
	br i1 %266, label %b33_fail1, label %b33_ok1, !dbg !228, !prof !16

b33_ok1:
	%267 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 1, !dbg !228
	%268 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 2, !dbg !228
	%269 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 3, !dbg !228
	%270 = bitcast { float, float, float, float } addrspace(1)* %264 to <4 x float> addrspace(1)*, !dbg !228
	%271 = insertelement <4 x float> undef, float %93, i32 0, !dbg !228
	%272 = insertelement <4 x float> %271, float %94, i32 1, !dbg !228
	%273 = insertelement <4 x float> %272, float %95, i32 2, !dbg !228
	%274 = insertelement <4 x float> %273, float %96, i32 3, !dbg !228
	store <4 x float> %274, <4 x float> addrspace(1)* %270, align 16, !dbg !228
	%275 = add i64 %246, 1, !dbg !228
	%276 = icmp slt i64 %275, %7, !dbg !228
	br i1 %276, label %b31, label %b34, !dbg !228

b34:
	%277 = add i64 %91, %90, !dbg !178
	br label %b6, !dbg !178

b35:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %258, i64 16), !dbg !227
	ret void, !dbg !227

b36:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %254, i64 4), !dbg !227
	ret void, !dbg !227

b37:
	%278 = sub i64 %7, 1, !dbg !229
	%279 = icmp eq i64 %6, %278, !dbg !230
	br i1 %279, label %b38, label %b44, !dbg !230

b38:
	%280 = mul i64 %51, 4, !dbg !231
	%281 = sub i64 %p3, %280, !dbg !232
	br label %b39, !dbg !233

b39:
	%282 = phi i64 [ %85, %b38 ], [ %316, %b43 ], !dbg !233
	%283 = icmp slt i64 %282, %281, !dbg !233
	br i1 %283, label %b40, label %b44, !dbg !233

b40:
	%284 = add i64 %66, %282, !dbg !234
	br label %b41, !dbg !235

b41:
	%285 = phi float [ %299, %b41_ok2 ], [ 0.000000e+00, %b40 ], !dbg !235
	%286 = phi i64 [ %300, %b41_ok2 ], [ 0, %b40 ], !dbg !235
	%287 = trunc i64 %286 to i32, !dbg !236
	%288 = addrspacecast float addrspace(1)* %1 to float*, !dbg !236
	%289 = icmp uge i64 %286, %7, !dbg !236
	br i1 %289, label %b41_fail1, label %b41_ok1, !dbg !236, !prof !16

b41_ok1:
	%290 = bitcast float* %288 to i8*, !dbg !236
	%291 = call i8* @gpuc_peer_thread(i8* %290, i32 %287), !dbg !236
	%292 = bitcast i8* %291 to float*, !dbg !236
	%293 = icmp eq float* %292, null, !dbg !236
	%294 = select i1 %293, i64 0, i64 %p3, !dbg !236
	%295 = addrspacecast float* %292 to float addrspace(1)*, !dbg !237
	%296 = getelementptr inbounds float, float addrspace(1)* %295, i64 %284, !dbg !237
	%297 = icmp uge i64 %284, %294, !dbg !237
	br i1 %297, label %b41_fail2, label %b41_ok2, !dbg !237, !prof !16

b41_ok2:
	%298 = load float, float addrspace(1)* %296, align 4, !dbg !237
	%299 = fadd float %285, %298, !dbg !238
	%300 = add i64 %286, 1, !dbg !238
	%301 = icmp slt i64 %300, %7, !dbg !238
	br i1 %301, label %b41, label %b42, !dbg !238

b42:
	%302 = phi i64 [ %314, %b42_ok2 ], [ 0, %b41_ok2 ], !dbg !239
	%303 = trunc i64 %302 to i32, !dbg !240
	%304 = addrspacecast float addrspace(1)* %0 to float*, !dbg !240
	%305 = icmp uge i64 %302, %7, !dbg !240
	br i1 %305, label %b42_fail1, label %b42_ok1, !dbg !240, !prof !16

b42_ok1:
	%306 = bitcast float* %304 to i8*, !dbg !240
	%307 = call i8* @gpuc_peer_thread(i8* %306, i32 %303), !dbg !240
	%308 = bitcast i8* %307 to float*, !dbg !240
	%309 = icmp eq float* %308, null, !dbg !240
	%310 = select i1 %309, i64 0, i64 %p1, !dbg !240
	%311 = addrspacecast float* %308 to float addrspace(1)*, !dbg !241
	%312 = getelementptr inbounds float, float addrspace(1)* %311, i64 %284, !dbg !241
	%313 = icmp uge i64 %284, %310, !dbg !241
	br i1 %313, label %b42_fail2, label %b42_ok2, !dbg !241, !prof !16

b42_ok2:
	store float %299, float addrspace(1)* %312, align 4, !dbg !241
	%314 = add i64 %302, 1, !dbg !241
	%315 = icmp slt i64 %314, %7, !dbg !241
	br i1 %315, label %b42, label %b43, !dbg !241

b43:
	%316 = add i64 %282, %90, !dbg !233
	br label %b39, !dbg !233

b44:
	%317 = add i64 %p6, %13, !dbg !242
	%318 = mul i64 %317, %7, !dbg !243
	call void @gpuc_fence_block(), !dbg !244
	%319 = add i64 %318, %6, !dbg !245
	br label %b45, !dbg !246

b45:
	%320 = phi i64 [ %28, %b44 ], [ %327, %b46_ok1 ], !dbg !246
	%321 = icmp slt i64 %320, %7, !dbg !246
	br i1 %321, label %b46, label %b47, !dbg !246

b46:
	%322 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %319, !dbg !247
	%323 = trunc i64 %320 to i32, !dbg !248
	%324 = addrspacecast i64 addrspace(1)* %322 to i64*, !dbg !248
	%325 = icmp uge i64 %319, %p5, !dbg !247
	br i1 %325, label %b46_fail1, label %b46_ok1, !dbg !247, !prof !16

b46_ok1:
	%326 = bitcast i64* %324 to i8*, !dbg !248
	call void @gpuc_signal_op_thread(i8* %326, i64 %11, i32 9, i32 %323), !dbg !248
	%327 = add i64 %320, %32, !dbg !246
	br label %b45, !dbg !246

b47:
	%328 = phi i64 [ %336, %b48_ok1 ], [ %28, %b45 ], !dbg !249
	%329 = icmp slt i64 %328, %7, !dbg !249
	br i1 %329, label %b48, label %b49, !dbg !249

b48:
	%330 = add i64 %318, %328, !dbg !250
	%331 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %330, !dbg !251
	%332 = addrspacecast i64 addrspace(1)* %331 to i64*, !dbg !252
	%333 = icmp uge i64 %330, %p5, !dbg !251
	br i1 %333, label %b48_fail1, label %b48_ok1, !dbg !251, !prof !16

b48_ok1:
	%334 = bitcast i64* %332 to i8*, !dbg !252
	%335 = call i64 @gpuc_signal_wait_until_thread(i8* %334, i32 5, i64 %11, i32 1, i8* %ctrl, i32 9), !dbg !252
	%336 = add i64 %328, %32, !dbg !249
	br label %b47, !dbg !249

b49:
	call void @llvm.nvvm.barrier0(), !dbg !253
	call void @llvm.nvvm.barrier0(), !dbg !255
	%337 = icmp ne i64 %28, 0, !dbg !256
	br i1 %337, label %b53, label %b50, !dbg !256

b50:
	%338 = icmp sgt i64 %77, 1, !dbg !257
	br i1 %338, label %b51, label %b52, !dbg !257

b51:
	%339 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !258
	%340 = icmp uge i64 1, %p8, !dbg !258
	br i1 %340, label %b51_fail1, label %b51_ok1, !dbg !258, !prof !16

b51_ok1:
	%341 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %339, i64 1) nounwind, !dbg !259
	%342 = sub i64 %77, 1, !dbg !260
	%343 = icmp ne i64 %341, %342, !dbg !262
	br i1 %343, label %b53, label %b52, !dbg !262

b52:
	%344 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !263
	%345 = icmp uge i64 1, %p8, !dbg !263
	br i1 %345, label %b52_fail1, label %b52_ok1, !dbg !263, !prof !16

b52_ok1:
	store i64 0, i64 addrspace(1)* %344, align 8, !dbg !263
	%346 = load i64, i64 addrspace(1)* %8, align 8, !dbg !264
	%347 = add i64 %346, 1, !dbg !265
	store i64 %347, i64 addrspace(1)* %8, align 8, !dbg !264
	br label %b53, !dbg !264

b53:
	ret void, !dbg !254

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p8), !dbg !150
	ret void, !dbg !150

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %33, i64 %p5), !dbg !160
	ret void, !dbg !160

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %44, i64 %p5), !dbg !164
	ret void, !dbg !164

b5_fail1:
	%348 = icmp ugt i64 %66, %p3, !dbg !175
	br i1 %348, label %b5_fail2, label %b5_ok2, !dbg !175

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %66, i64 %p3), !dbg !175
	ret void, !dbg !175

b5_ok2:
	%349 = icmp ugt i64 %58, %66, !dbg !175
	br i1 %349, label %b5_fail3, label %b5_ok3, !dbg !175

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %58, i64 %66), !dbg !175
	ret void, !dbg !175

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %66, i64 %p1), !dbg !176
	ret void, !dbg !176

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %91, i64 %113), !dbg !186
	ret void, !dbg !186

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %91, i64 %143), !dbg !191
	ret void, !dbg !191

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %91, i64 %177), !dbg !197
	ret void, !dbg !197

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %91, i64 %211), !dbg !203
	ret void, !dbg !203

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %246, i64 %7), !dbg !146
	ret void, !dbg !146

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %91, i64 %262), !dbg !228
	ret void, !dbg !228

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %286, i64 %7), !dbg !236
	ret void, !dbg !236

b41_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %284, i64 %294), !dbg !237
	ret void, !dbg !237

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %302, i64 %7), !dbg !240
	ret void, !dbg !240

b42_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %284, i64 %310), !dbg !241
	ret void, !dbg !241

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %319, i64 %p5), !dbg !247
	ret void, !dbg !247

b48_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %330, i64 %p5), !dbg !251
	ret void, !dbg !251

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 1, i64 %p8), !dbg !258
	ret void, !dbg !258

b52_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 1, i64 %p8), !dbg !263
	ret void, !dbg !263
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !266 {
entry:
	br label %b0, !dbg !267

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !267
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !268
	%2 = sext i32 %1 to i64, !dbg !269
	br label %b1, !dbg !269

b1:
	%3 = phi float [ 1.000000e+00, %b0 ], [ %14, %b3 ], !dbg !270
	%4 = phi i64 [ 0, %b0 ], [ %15, %b3 ], !dbg !270
	%5 = trunc i64 %4 to i32, !dbg !268
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !268
	%7 = icmp uge i64 %4, %2, !dbg !268
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !268, !prof !16

b1_ok1:
	%8 = bitcast float* %6 to i8*, !dbg !268
	%9 = call i8* @gpuc_peer_thread(i8* %8, i32 %5), !dbg !268
	%10 = bitcast i8* %9 to float*, !dbg !268
	%11 = icmp eq float* %10, null, !dbg !268
	%12 = select i1 %11, i64 0, i64 %p1, !dbg !268
	%13 = icmp eq i64 %12, 0, !dbg !271
	br i1 %13, label %b2, label %b3, !dbg !271

b2:
	br label %b3, !dbg !271

b3:
	%14 = phi float [ %3, %b1_ok1 ], [ 0.000000e+00, %b2 ], !dbg !270
	%15 = add i64 %4, 1, !dbg !270
	%16 = icmp slt i64 %15, %2, !dbg !270
	br i1 %16, label %b1, label %b4, !dbg !270

b4:
	%17 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !272
	%18 = icmp uge i64 0, %p1, !dbg !272
	br i1 %18, label %b4_fail1, label %b4_ok1, !dbg !272, !prof !16

b4_ok1:
	store float %14, float addrspace(1)* %17, align 4, !dbg !272
	ret void, !dbg !272

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %4, i64 %2), !dbg !268
	ret void, !dbg !268

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 0, i64 %p1), !dbg !272
	ret void, !dbg !272
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !274 {
entry:
	br label %b0, !dbg !275

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !275
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !275
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !275
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !275
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !275
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !276
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !277
	%7 = sext i32 %5 to i64, !dbg !278
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !279, !range !17
	%9 = sext i32 %8 to i64, !dbg !279
	%10 = sub i64 %7, 1, !dbg !280
	%11 = mul i64 %9, %10, !dbg !281
	%12 = mul i64 %11, %p8, !dbg !282
	%13 = add i64 %9, 1, !dbg !283
	%14 = mul i64 %13, %10, !dbg !284
	%15 = mul i64 %14, %p8, !dbg !285
	%16 = sext i32 %6 to i64, !dbg !277
	%17 = add i64 %16, 1, !dbg !287
	%18 = icmp ugt i64 %15, %p5, !dbg !286
	%19 = icmp ugt i64 %12, %15, !dbg !286
	%20 = or i1 %18, %19, !dbg !286
	br i1 %20, label %b0_fail1, label %b0_ok1, !dbg !286, !prof !16

b0_ok1:
	%21 = icmp eq i64 %7, -1, !dbg !288
	%22 = select i1 %21, i64 1, i64 %7, !dbg !288
	%23 = srem i64 %17, %22, !dbg !288
	%24 = sub i64 %15, %12, !dbg !286
	%25 = getelementptr inbounds float, float addrspace(1)* %2, i64 %12, !dbg !286
	%26 = mul i64 %9, 2, !dbg !289
	%27 = mul i64 %26, %10, !dbg !290
	%28 = icmp slt i64 0, %p11, !dbg !290
	br i1 %28, label %b1, label %b32, !dbg !290

b1:
	%29 = icmp slt i64 0, %10, !dbg !291
	%30 = mul i64 %10, 2, !dbg !292
	%31 = add i64 %27, %30, !dbg !293
	%32 = sub i64 %31, 1, !dbg !294
	%33 = trunc i64 %23 to i32, !dbg !295
	%34 = icmp eq i64 %10, 0, !dbg !298
	%35 = add i64 %27, %7, !dbg !299
	%36 = sub i64 %35, 2, !dbg !300
	%37 = sub i64 %35, 1, !dbg !301
	%38 = add i64 %27, %10, !dbg !302
	%39 = sub i64 %38, 1, !dbg !303
	%40 = sub i64 %10, 1, !dbg !304
	%41 = mul i64 %40, %p8, !dbg !305
	%42 = sub i64 %24, %41, !dbg !306
	br label %b2, !dbg !290

b2:
	%43 = phi i64 [ %288, %b31 ], [ 0, %b1 ], !dbg !290
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !308
	%45 = icmp uge i64 0, %p10, !dbg !308
	br i1 %45, label %b2_fail1, label %b2_ok1, !dbg !308, !prof !16

b2_ok1:
	%46 = load i64, i64 addrspace(1)* %44, align 8, !dbg !308
	%47 = add i64 %46, 1, !dbg !309
	%48 = add i64 %47, %43, !dbg !311
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !312, !range !30
	%50 = sext i32 %49 to i64, !dbg !312
	%51 = mul i64 %43, %50, !dbg !313
	%52 = add i64 %51, %9, !dbg !314
	%53 = mul i64 %52, %7, !dbg !315
	%54 = mul i64 %53, %p8, !dbg !316
	br i1 %29, label %b3, label %b13, !dbg !291

b3:
	%55 = phi i64 [ %157, %b12_ok1 ], [ 0, %b2_ok1 ], !dbg !291
	%56 = sub i64 %16, %55, !dbg !317
	%57 = add i64 %56, %7, !dbg !318
	%58 = icmp eq i64 %7, -1, !dbg !319
	%59 = select i1 %58, i64 1, i64 %7, !dbg !319
	%60 = srem i64 %57, %59, !dbg !319
	%61 = mul i64 %60, %p8, !dbg !322
	%62 = add i64 %54, %61, !dbg !323
	%63 = icmp slt i64 %62, %p1, !dbg !324
	%64 = select i1 %63, i64 %62, i64 %p1, !dbg !324
	%65 = add i64 %64, %p8, !dbg !325
	%66 = icmp slt i64 %65, %p1, !dbg !326
	%67 = select i1 %66, i64 %65, i64 %p1, !dbg !326
	%68 = sub i64 %67, %64, !dbg !327
	%69 = getelementptr inbounds float, float addrspace(1)* %0, i64 %64, !dbg !327
	%70 = getelementptr inbounds float, float addrspace(1)* %1, i64 %64, !dbg !328
	%71 = icmp eq i64 %55, 0, !dbg !330
	%72 = icmp ugt i64 %67, %p1, !dbg !327
	%73 = icmp ugt i64 %64, %67, !dbg !327
	%74 = icmp ugt i64 %67, %p3, !dbg !328
	%75 = or i1 %72, %73, !dbg !328
	%76 = or i1 %75, %74, !dbg !328
	br i1 %76, label %b3_fail1, label %b3_ok1, !dbg !328, !prof !16

b3_ok1:
	br i1 %71, label %b4, label %b7, !dbg !330

b4:
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !331, !range !18
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !331, !range !18
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !331, !range !20
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !331, !range !52
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !331, !range !52
	%82 = mul i32 %81, %79, !dbg !331
	%83 = add i32 %78, %82, !dbg !331
	%84 = mul i32 %80, %83, !dbg !331
	%85 = add i32 %77, %84, !dbg !331
	%86 = sext i32 %85 to i64, !dbg !331
	%87 = mul i32 %80, %81, !dbg !331
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !331, !range !53
	%89 = mul i32 %87, %88, !dbg !331
	%90 = sext i32 %89 to i64, !dbg !331
	br label %b5, !dbg !331

b5:
	%91 = phi i64 [ %86, %b4 ], [ %96, %b6 ], !dbg !331
	%92 = icmp slt i64 %91, %68, !dbg !331
	br i1 %92, label %b6, label %b12, !dbg !331

b6:
	%93 = getelementptr inbounds float, float addrspace(1)* %70, i64 %91, !dbg !332
	%94 = load float, float addrspace(1)* %93, align 4, !dbg !332
	%95 = getelementptr inbounds float, float addrspace(1)* %69, i64 %91, !dbg !333
	store float %94, float addrspace(1)* %95, align 4, !dbg !333
	%96 = add i64 %91, %90, !dbg !331
	br label %b5, !dbg !331

b7:
	%97 = add i64 %27, %55, !dbg !334
	%98 = sub i64 %97, 1, !dbg !335
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %98, !dbg !336
	%100 = icmp uge i64 %98, %p7, !dbg !336
	br i1 %100, label %b7_fail1, label %b7_ok1, !dbg !336, !prof !16

b7_ok1:
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !339, !range !18
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !339, !range !18
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !339, !range !20
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !339, !range !52
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !339, !range !52
	%106 = mul i32 %105, %103, !dbg !339
	%107 = add i32 %102, %106, !dbg !339
	%108 = mul i32 %104, %107, !dbg !339
	%109 = add i32 %101, %108, !dbg !339
	%110 = sext i32 %109 to i64, !dbg !339
	%111 = icmp eq i64 %110, 0, !dbg !340
	br i1 %111, label %b8, label %b9, !dbg !340

b8:
	%112 = addrspacecast i64 addrspace(1)* %99 to i64*, !dbg !341
	%113 = icmp eq i64 addrspace(1)* %99, null, !dbg !341
	br i1 %113, label %b8_fail1, label %b8_ok1, !dbg !341, !prof !16

b8_ok1:
	%114 = bitcast i64* %112 to i8*, !dbg !341
	%115 = call i64 @gpuc_signal_wait_until_thread(i8* %114, i32 5, i64 %48, i32 1, i8* %ctrl, i32 48), !dbg !341
	br label %b9, !dbg !341

b9:
	call void @llvm.nvvm.barrier0(), !dbg !342
	%116 = sub i64 %55, 1, !dbg !343
	%117 = mul i64 %116, %p8, !dbg !344
	%118 = sub i64 %24, %117, !dbg !345
	%119 = getelementptr inbounds float, float addrspace(1)* %25, i64 %117, !dbg !345
	%120 = mul i32 %104, %105, !dbg !347
	%121 = icmp ugt i64 %117, %24, !dbg !345
	%122 = icmp ugt i64 %68, %118, !dbg !346
	%123 = or i1 %121, %122, !dbg !346
	br i1 %123, label %b9_fail1, label %b9_ok1, !dbg !346, !prof !16

b9_ok1:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !347, !range !53
	%125 = mul i32 %120, %124, !dbg !347
	%126 = sext i32 %125 to i64, !dbg !347
	br label %b10, !dbg !347

b10:
	%127 = phi i64 [ %110, %b9_ok1 ], [ %135, %b11 ], !dbg !347
	%128 = icmp slt i64 %127, %68, !dbg !347
	br i1 %128, label %b11, label %b12, !dbg !347

b11:
	%129 = getelementptr inbounds float, float addrspace(1)* %119, i64 %127, !dbg !348
	%130 = load float, float addrspace(1)* %129, align 4, !dbg !348
	%131 = getelementptr inbounds float, float addrspace(1)* %70, i64 %127, !dbg !349
	%132 = load float, float addrspace(1)* %131, align 4, !dbg !349
	%133 = fadd float %130, %132, !dbg !350
	%134 = getelementptr inbounds float, float addrspace(1)* %69, i64 %127, !dbg !351
	store float %133, float addrspace(1)* %134, align 4, !dbg !351
	%135 = add i64 %127, %126, !dbg !347
	br label %b10, !dbg !347

b12:
	call void @llvm.nvvm.barrier0(), !dbg !352
	%136 = mul i64 %55, %p8, !dbg !353
	%137 = add i64 %136, %67, !dbg !354
	%138 = sub i64 %137, %64, !dbg !355
	%139 = sub i64 %138, %136, !dbg !356
	%140 = add i64 %27, %55, !dbg !357
	%141 = getelementptr inbounds float, float addrspace(1)* %25, i64 %136, !dbg !356
	%142 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %140, !dbg !358
	%143 = mul i64 %68, 4, !dbg !295
	%144 = addrspacecast float addrspace(1)* %141 to float*, !dbg !295
	%145 = addrspacecast float addrspace(1)* %69 to float*, !dbg !295
	%146 = addrspacecast i64 addrspace(1)* %142 to i64*, !dbg !295
	%147 = icmp ugt i64 %138, %24, !dbg !356
	%148 = icmp ugt i64 %136, %138, !dbg !356
	%149 = icmp uge i64 %140, %p7, !dbg !358
	%150 = icmp ne i64 %139, %68, !dbg !295
	%151 = or i1 %147, %148, !dbg !295
	%152 = or i1 %151, %149, !dbg !295
	%153 = or i1 %152, %150, !dbg !295
	br i1 %153, label %b12_fail1, label %b12_ok1, !dbg !295, !prof !16

b12_ok1:
	%154 = bitcast float* %144 to i8*, !dbg !295
	%155 = bitcast float* %145 to i8*, !dbg !295
	%156 = bitcast i64* %146 to i8*, !dbg !295
	call void @gpuc_put_signal_block(i8* %154, i8* %155, i64 %143, i8* %156, i64 %48, i32 9, i32 %33), !dbg !295
	%157 = add i64 %55, 1, !dbg !295
	%158 = icmp slt i64 %157, %10, !dbg !295
	br i1 %158, label %b3, label %b13, !dbg !295

b13:
	br i1 %29, label %b14, label %b29, !dbg !359

b14:
	%159 = phi i64 [ %269, %b28_ok1 ], [ 0, %b13 ], !dbg !359
	%160 = sub i64 %17, %159, !dbg !360
	%161 = add i64 %160, %7, !dbg !361
	%162 = icmp eq i64 %7, -1, !dbg !362
	%163 = select i1 %162, i64 1, i64 %7, !dbg !362
	%164 = srem i64 %161, %163, !dbg !362
	%165 = mul i64 %164, %p8, !dbg !364
	%166 = add i64 %54, %165, !dbg !365
	%167 = icmp slt i64 %166, %p1, !dbg !366
	%168 = select i1 %167, i64 %166, i64 %p1, !dbg !366
	%169 = add i64 %168, %p8, !dbg !367
	%170 = icmp slt i64 %169, %p1, !dbg !368
	%171 = select i1 %170, i64 %169, i64 %p1, !dbg !368
	%172 = icmp eq i64 %159, 0, !dbg !369
	br i1 %172, label %b15, label %b25, !dbg !369

b15:
	%173 = sub i64 %171, %168, !dbg !370
	%174 = getelementptr inbounds float, float addrspace(1)* %0, i64 %168, !dbg !370
	%175 = getelementptr inbounds float, float addrspace(1)* %1, i64 %168, !dbg !371
	%176 = icmp ugt i64 %171, %p1, !dbg !370
	%177 = icmp ugt i64 %168, %171, !dbg !370
	%178 = icmp ugt i64 %171, %p3, !dbg !371
	%179 = or i1 %176, %177, !dbg !371
	%180 = or i1 %179, %178, !dbg !371
	br i1 %180, label %b15_fail1, label %b15_ok1, !dbg !371, !prof !16

b15_ok1:
	br i1 %34, label %b16, label %b19, !dbg !298

b16:
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !372, !range !18
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !372, !range !18
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !372, !range !20
	%184 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !372, !range !52
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !372, !range !52
	%186 = mul i32 %185, %183, !dbg !372
	%187 = add i32 %182, %186, !dbg !372
	%188 = mul i32 %184, %187, !dbg !372
	%189 = add i32 %181, %188, !dbg !372
	%190 = sext i32 %189 to i64, !dbg !372
	%191 = mul i32 %184, %185, !dbg !372
	%192 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !372, !range !53
	%193 = mul i32 %191, %192, !dbg !372
	%194 = sext i32 %193 to i64, !dbg !372
	br label %b17, !dbg !372

b17:
	%195 = phi i64 [ %190, %b16 ], [ %200, %b18 ], !dbg !372
	%196 = icmp slt i64 %195, %173, !dbg !372
	br i1 %196, label %b18, label %b24, !dbg !372

b18:
	%197 = getelementptr inbounds float, float addrspace(1)* %175, i64 %195, !dbg !373
	%198 = load float, float addrspace(1)* %197, align 4, !dbg !373
	%199 = getelementptr inbounds float, float addrspace(1)* %174, i64 %195, !dbg !374
	store float %198, float addrspace(1)* %199, align 4, !dbg !374
	%200 = add i64 %195, %194, !dbg !372
	br label %b17, !dbg !372

b19:
	%201 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %39, !dbg !375
	%202 = icmp uge i64 %39, %p7, !dbg !375
	br i1 %202, label %b19_fail1, label %b19_ok1, !dbg !375, !prof !16

b19_ok1:
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !377, !range !18
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !377, !range !18
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !377, !range !20
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !377, !range !52
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !377, !range !52
	%208 = mul i32 %207, %205, !dbg !377
	%209 = add i32 %204, %208, !dbg !377
	%210 = mul i32 %206, %209, !dbg !377
	%211 = add i32 %203, %210, !dbg !377
	%212 = sext i32 %211 to i64, !dbg !377
	%213 = icmp eq i64 %212, 0, !dbg !378
	br i1 %213, label %b20, label %b21, !dbg !378

b20:
	%214 = addrspacecast i64 addrspace(1)* %201 to i64*, !dbg !379
	%215 = icmp eq i64 addrspace(1)* %201, null, !dbg !379
	br i1 %215, label %b20_fail1, label %b20_ok1, !dbg !379, !prof !16

b20_ok1:
	%216 = bitcast i64* %214 to i8*, !dbg !379
	%217 = call i64 @gpuc_signal_wait_until_thread(i8* %216, i32 5, i64 %48, i32 1, i8* %ctrl, i32 48), !dbg !379
	br label %b21, !dbg !379

b21:
	call void @llvm.nvvm.barrier0(), !dbg !380
	%218 = getelementptr inbounds float, float addrspace(1)* %25, i64 %41, !dbg !306
	%219 = mul i32 %206, %207, !dbg !382
	%220 = icmp ugt i64 %41, %24, !dbg !306
	%221 = icmp ugt i64 %173, %42, !dbg !381
	%222 = or i1 %220, %221, !dbg !381
	br i1 %222, label %b21_fail1, label %b21_ok1, !dbg !381, !prof !16

b21_ok1:
	%223 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !382, !range !53
	%224 = mul i32 %219, %223, !dbg !382
	%225 = sext i32 %224 to i64, !dbg !382
	br label %b22, !dbg !382

b22:
	%226 = phi i64 [ %212, %b21_ok1 ], [ %234, %b23 ], !dbg !382
	%227 = icmp slt i64 %226, %173, !dbg !382
	br i1 %227, label %b23, label %b24, !dbg !382

b23:
	%228 = getelementptr inbounds float, float addrspace(1)* %218, i64 %226, !dbg !383
	%229 = load float, float addrspace(1)* %228, align 4, !dbg !383
	%230 = getelementptr inbounds float, float addrspace(1)* %175, i64 %226, !dbg !384
	%231 = load float, float addrspace(1)* %230, align 4, !dbg !384
	%232 = fadd float %229, %231, !dbg !385
	%233 = getelementptr inbounds float, float addrspace(1)* %174, i64 %226, !dbg !386
	store float %232, float addrspace(1)* %233, align 4, !dbg !386
	%234 = add i64 %226, %225, !dbg !382
	br label %b22, !dbg !382

b24:
	call void @llvm.nvvm.barrier0(), !dbg !387
	br label %b28, !dbg !297

b25:
	%235 = add i64 %36, %159, !dbg !388
	%236 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %235, !dbg !389
	%237 = icmp uge i64 %235, %p7, !dbg !389
	br i1 %237, label %b25_fail1, label %b25_ok1, !dbg !389, !prof !16

b25_ok1:
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !391, !range !18
	%239 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !391, !range !18
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !391, !range !20
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !391, !range !52
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !391, !range !52
	%243 = mul i32 %242, %240, !dbg !391
	%244 = add i32 %239, %243, !dbg !391
	%245 = mul i32 %241, %244, !dbg !391
	%246 = add i32 %238, %245, !dbg !391
	%247 = sext i32 %246 to i64, !dbg !391
	%248 = icmp eq i64 %247, 0, !dbg !392
	br i1 %248, label %b26, label %b27, !dbg !392

b26:
	%249 = addrspacecast i64 addrspace(1)* %236 to i64*, !dbg !393
	%250 = icmp eq i64 addrspace(1)* %236, null, !dbg !393
	br i1 %250, label %b26_fail1, label %b26_ok1, !dbg !393, !prof !16

b26_ok1:
	%251 = bitcast i64* %249 to i8*, !dbg !393
	%252 = call i64 @gpuc_signal_wait_until_thread(i8* %251, i32 5, i64 %48, i32 1, i8* %ctrl, i32 48), !dbg !393
	br label %b27, !dbg !393

b27:
	call void @llvm.nvvm.barrier0(), !dbg !394
	br label %b28, !dbg !390

b28:
	%253 = add i64 %37, %159, !dbg !396
	%254 = sub i64 %171, %168, !dbg !395
	%255 = getelementptr inbounds float, float addrspace(1)* %0, i64 %168, !dbg !395
	%256 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %253, !dbg !397
	%257 = mul i64 %254, 4, !dbg !276
	%258 = addrspacecast float addrspace(1)* %255 to float*, !dbg !276
	%259 = addrspacecast float addrspace(1)* %255 to float*, !dbg !276
	%260 = addrspacecast i64 addrspace(1)* %256 to i64*, !dbg !276
	%261 = icmp ugt i64 %171, %p1, !dbg !395
	%262 = icmp ugt i64 %168, %171, !dbg !395
	%263 = icmp uge i64 %253, %p7, !dbg !397
	%264 = or i1 %261, %262, !dbg !397
	%265 = or i1 %264, %263, !dbg !397
	br i1 %265, label %b28_fail1, label %b28_ok1, !dbg !397, !prof !16

b28_ok1:
	%266 = bitcast float* %258 to i8*, !dbg !276
	%267 = bitcast float* %259 to i8*, !dbg !276
	%268 = bitcast i64* %260 to i8*, !dbg !276
	call void @gpuc_put_signal_block(i8* %266, i8* %267, i64 %257, i8* %268, i64 %48, i32 9, i32 %33), !dbg !276
	%269 = add i64 %159, 1, !dbg !276
	%270 = icmp slt i64 %269, %10, !dbg !276
	br i1 %270, label %b14, label %b29, !dbg !276

b29:
	%271 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %32, !dbg !398
	%272 = icmp uge i64 %32, %p7, !dbg !398
	br i1 %272, label %b29_fail1, label %b29_ok1, !dbg !398, !prof !16

b29_ok1:
	%273 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !400, !range !18
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !400, !range !18
	%275 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !400, !range !20
	%276 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !400, !range !52
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !400, !range !52
	%278 = mul i32 %277, %275, !dbg !400
	%279 = add i32 %274, %278, !dbg !400
	%280 = mul i32 %276, %279, !dbg !400
	%281 = add i32 %273, %280, !dbg !400
	%282 = sext i32 %281 to i64, !dbg !400
	%283 = icmp eq i64 %282, 0, !dbg !401
	br i1 %283, label %b30, label %b31, !dbg !401

b30:
	%284 = addrspacecast i64 addrspace(1)* %271 to i64*, !dbg !402
	%285 = icmp eq i64 addrspace(1)* %271, null, !dbg !402
	br i1 %285, label %b30_fail1, label %b30_ok1, !dbg !402, !prof !16

b30_ok1:
	%286 = bitcast i64* %284 to i8*, !dbg !402
	%287 = call i64 @gpuc_signal_wait_until_thread(i8* %286, i32 5, i64 %48, i32 1, i8* %ctrl, i32 48), !dbg !402
	br label %b31, !dbg !402

b31:
	call void @llvm.nvvm.barrier0(), !dbg !403
	%288 = add i64 %43, 1, !dbg !399
	%289 = icmp slt i64 %288, %p11, !dbg !399
	br i1 %289, label %b2, label %b32, !dbg !399

b32:
	call void @llvm.nvvm.barrier0(), !dbg !405
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !406, !range !18
	%291 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !406, !range !18
	%292 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !406, !range !20
	%293 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !406, !range !52
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !406, !range !52
	%295 = mul i32 %294, %292, !dbg !406
	%296 = add i32 %291, %295, !dbg !406
	%297 = mul i32 %293, %296, !dbg !406
	%298 = add i32 %290, %297, !dbg !406
	%299 = sext i32 %298 to i64, !dbg !406
	%300 = icmp ne i64 %299, 0, !dbg !407
	br i1 %300, label %b36, label %b33, !dbg !407

b33:
	%301 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !408, !range !30
	%302 = sext i32 %301 to i64, !dbg !408
	%303 = icmp sgt i64 %302, 1, !dbg !409
	br i1 %303, label %b34, label %b35, !dbg !409

b34:
	%304 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !410
	%305 = icmp uge i64 1, %p10, !dbg !410
	br i1 %305, label %b34_fail1, label %b34_ok1, !dbg !410, !prof !16

b34_ok1:
	%306 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %304, i64 1) nounwind, !dbg !411
	%307 = sub i64 %302, 1, !dbg !412
	%308 = icmp ne i64 %306, %307, !dbg !414
	br i1 %308, label %b36, label %b35, !dbg !414

b35:
	%309 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !415
	%310 = icmp uge i64 1, %p10, !dbg !415
	br i1 %310, label %b35_fail1, label %b35_ok1, !dbg !415, !prof !16

b35_ok1:
	store i64 0, i64 addrspace(1)* %309, align 8, !dbg !415
	%311 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !417
	%312 = load i64, i64 addrspace(1)* %311, align 8, !dbg !417
	%313 = add i64 %312, %p11, !dbg !418
	store i64 %313, i64 addrspace(1)* %311, align 8, !dbg !417
	br label %b36, !dbg !417

b36:
	ret void, !dbg !404

b0_fail1:
	%314 = icmp ugt i64 %15, %p5, !dbg !286
	br i1 %314, label %b0_fail2, label %b0_ok2, !dbg !286

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %15, i64 %p5), !dbg !286
	ret void, !dbg !286

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %12, i64 %15), !dbg !286
	ret void, !dbg !286

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p10), !dbg !308
	ret void, !dbg !308

b3_fail1:
	%315 = icmp ugt i64 %67, %p1, !dbg !327
	br i1 %315, label %b3_fail2, label %b3_ok2, !dbg !327

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %67, i64 %p1), !dbg !327
	ret void, !dbg !327

b3_ok2:
	%316 = icmp ugt i64 %64, %67, !dbg !327
	br i1 %316, label %b3_fail3, label %b3_ok3, !dbg !327

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %64, i64 %67), !dbg !327
	ret void, !dbg !327

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %67, i64 %p3), !dbg !328
	ret void, !dbg !328

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %98, i64 %p7), !dbg !336
	ret void, !dbg !336

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !341
	ret void, !dbg !341

b9_fail1:
	%317 = icmp ugt i64 %117, %24, !dbg !345
	br i1 %317, label %b9_fail2, label %b9_ok2, !dbg !345

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %117, i64 %24), !dbg !345
	ret void, !dbg !345

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %68, i64 %118), !dbg !346
	ret void, !dbg !346

b12_fail1:
	%318 = icmp ugt i64 %138, %24, !dbg !356
	br i1 %318, label %b12_fail2, label %b12_ok2, !dbg !356

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %138, i64 %24), !dbg !356
	ret void, !dbg !356

b12_ok2:
	%319 = icmp ugt i64 %136, %138, !dbg !356
	br i1 %319, label %b12_fail3, label %b12_ok3, !dbg !356

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %136, i64 %138), !dbg !356
	ret void, !dbg !356

b12_ok3:
	%320 = icmp uge i64 %140, %p7, !dbg !358
	br i1 %320, label %b12_fail4, label %b12_ok4, !dbg !358

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %140, i64 %p7), !dbg !358
	ret void, !dbg !358

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %139, i64 %68), !dbg !295
	ret void, !dbg !295

b15_fail1:
	%321 = icmp ugt i64 %171, %p1, !dbg !370
	br i1 %321, label %b15_fail2, label %b15_ok2, !dbg !370

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %171, i64 %p1), !dbg !370
	ret void, !dbg !370

b15_ok2:
	%322 = icmp ugt i64 %168, %171, !dbg !370
	br i1 %322, label %b15_fail3, label %b15_ok3, !dbg !370

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %168, i64 %171), !dbg !370
	ret void, !dbg !370

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %171, i64 %p3), !dbg !371
	ret void, !dbg !371

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %39, i64 %p7), !dbg !375
	ret void, !dbg !375

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !379
	ret void, !dbg !379

b21_fail1:
	%323 = icmp ugt i64 %41, %24, !dbg !306
	br i1 %323, label %b21_fail2, label %b21_ok2, !dbg !306

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %41, i64 %24), !dbg !306
	ret void, !dbg !306

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %173, i64 %42), !dbg !381
	ret void, !dbg !381

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %235, i64 %p7), !dbg !389
	ret void, !dbg !389

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !393
	ret void, !dbg !393

b28_fail1:
	%324 = icmp ugt i64 %171, %p1, !dbg !395
	br i1 %324, label %b28_fail2, label %b28_ok2, !dbg !395

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %171, i64 %p1), !dbg !395
	ret void, !dbg !395

b28_ok2:
	%325 = icmp ugt i64 %168, %171, !dbg !395
	br i1 %325, label %b28_fail3, label %b28_ok3, !dbg !395

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %168, i64 %171), !dbg !395
	ret void, !dbg !395

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %253, i64 %p7), !dbg !397
	ret void, !dbg !397

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %32, i64 %p7), !dbg !398
	ret void, !dbg !398

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !402
	ret void, !dbg !402

b34_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 1, i64 %p10), !dbg !410
	ret void, !dbg !410

b35_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 1, i64 %p10), !dbg !415
	ret void, !dbg !415
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !420 {
entry:
	br label %b0, !dbg !421

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !421
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !421
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !421
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !421
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !425
	%5 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !427
	%6 = icmp uge i64 0, %p7, !dbg !427
	br i1 %6, label %b0_fail1, label %b0_ok1, !dbg !427, !prof !16

b0_ok1:
	%7 = load i64, i64 addrspace(1)* %5, align 8, !dbg !427
	%8 = add i64 %7, 1, !dbg !428
	%9 = trunc i64 %8 to i32, !dbg !429
	%10 = call i32 @gpuc_my_pe_thread(), !dbg !430
	%11 = sext i32 %10 to i64, !dbg !430
	%12 = sext i32 %4 to i64, !dbg !431
	%13 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !432
	%14 = ptrtoint i64* %13 to i64, !dbg !432
	%15 = and i64 %14, 15, !dbg !432
	%16 = icmp eq i64 %15, 0, !dbg !432
	%17 = icmp eq i64 %p5, 0, !dbg !432
	%18 = or i1 %16, %17, !dbg !432
	br i1 %18, label %b1, label %b27, !dbg !432

b1:
	%19 = bitcast i64 addrspace(1)* %2 to { i64, i64 } addrspace(1)*, !dbg !432
	%20 = ashr i64 %p5, 1, !dbg !432
	%21 = mul i64 %12, 2, !dbg !433
	%22 = icmp eq i64 %21, -1, !dbg !434
	%23 = select i1 %22, i64 1, i64 %21, !dbg !434
	%24 = sdiv i64 %20, %23, !dbg !434
	%25 = sub i64 0, %20, !dbg !434
	%26 = select i1 %22, i64 %25, i64 %24, !dbg !434
	%27 = urem i32 %9, 2, !dbg !435
	%28 = zext i32 %27 to i64, !dbg !436
	%29 = mul i64 %28, %12, !dbg !437
	%30 = mul i64 %29, %26, !dbg !438
	%31 = add i32 %27, 1, !dbg !439
	%32 = zext i32 %31 to i64, !dbg !440
	%33 = mul i64 %32, %12, !dbg !441
	%34 = mul i64 %33, %26, !dbg !442
	%35 = sub i64 %34, %30, !dbg !443
	%36 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %19, i64 %30, !dbg !443
	%37 = icmp ugt i64 %34, %20, !dbg !443
	%38 = icmp ugt i64 %30, %34, !dbg !443
	%39 = or i1 %37, %38, !dbg !443
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !443, !prof !16

b1_ok1:
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !444, !range !17
	%41 = sext i32 %40 to i64, !dbg !444
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !444, !range !19
	%43 = sext i32 %42 to i64, !dbg !444
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !444, !range !19
	%45 = sext i32 %44 to i64, !dbg !444
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !444, !range !30
	%47 = sext i32 %46 to i64, !dbg !444
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !444, !range !179
	%49 = sext i32 %48 to i64, !dbg !444
	%50 = mul i64 %49, %45, !dbg !444
	%51 = add i64 %43, %50, !dbg !444
	%52 = mul i64 %47, %51, !dbg !444
	%53 = add i64 %41, %52, !dbg !444
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !444, !range !52
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !444, !range !52
	%56 = mul i32 %54, %55, !dbg !444
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !444, !range !53
	%58 = mul i32 %56, %57, !dbg !444
	%59 = sext i32 %58 to i64, !dbg !444
	%60 = mul i64 %53, %59, !dbg !444
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !444, !range !18
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !444, !range !18
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !444, !range !20
	%64 = mul i32 %55, %63, !dbg !444
	%65 = add i32 %62, %64, !dbg !444
	%66 = mul i32 %54, %65, !dbg !444
	%67 = add i32 %61, %66, !dbg !444
	%68 = sext i32 %67 to i64, !dbg !444
	%69 = add i64 %60, %68, !dbg !444
	%70 = mul i64 %69, 2, !dbg !445
	%71 = mul i64 %47, %49, !dbg !446
	%72 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !446, !range !179
	%73 = sext i32 %72 to i64, !dbg !446
	%74 = mul i64 %71, %73, !dbg !446
	%75 = mul i64 %74, %59, !dbg !446
	%76 = mul i64 %75, 2, !dbg !447
	%77 = mul i64 %11, %26, !dbg !448
	br label %b2, !dbg !447

b2:
	%78 = phi i64 [ %70, %b1_ok1 ], [ %107, %b9 ], !dbg !449
	%79 = icmp slt i64 %78, %p3, !dbg !450
	br i1 %79, label %b3, label %b10, !dbg !450

b3:
	%80 = sdiv i64 %78, 2, !dbg !451
	%81 = add i64 %77, %80, !dbg !452
	%82 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %36, i64 %81, !dbg !453
	%83 = getelementptr inbounds float, float addrspace(1)* %1, i64 %78, !dbg !457
	%84 = icmp uge i64 %81, %35, !dbg !453
	%85 = icmp uge i64 %78, %p3, !dbg !457
	%86 = or i1 %84, %85, !dbg !457
	br i1 %86, label %b3_fail1, label %b3_ok1, !dbg !457, !prof !16

b3_ok1:
	%87 = load float, float addrspace(1)* %83, align 4, !dbg !457
	%88 = bitcast float %87 to i32, !dbg !458
	%89 = zext i32 %88 to i64, !dbg !458
	%90 = add i64 %78, 1, !dbg !459
	%91 = icmp slt i64 %90, %p3, !dbg !460
	br i1 %91, label %b4, label %b5, !dbg !460

b4:
	%92 = getelementptr inbounds float, float addrspace(1)* %1, i64 %90, !dbg !461
	%93 = load float, float addrspace(1)* %92, align 4, !dbg !461
	%94 = bitcast float %93 to i32, !dbg !462
	%95 = zext i32 %94 to i64, !dbg !462
	%96 = shl i64 %95, 32, !dbg !463
	%97 = or i64 %89, %96, !dbg !464
	br label %b5, !dbg !464

b5:
	%98 = phi i64 [ %89, %b3_ok1 ], [ %97, %b4 ], !dbg !465
	br label %b6, !dbg !456

b6:
	%99 = phi i64 [ 0, %b5 ], [ %105, %b8 ], !dbg !456
	%100 = icmp ne i64 %99, %11, !dbg !466
	br i1 %100, label %b7, label %b8, !dbg !466

b7:
	%101 = trunc i64 %99 to i32, !dbg !425
	%102 = addrspacecast { i64, i64 } addrspace(1)* %82 to { i64, i64 }*, !dbg !425
	%103 = icmp uge i64 %99, %12, !dbg !425
	br i1 %103, label %b7_fail1, label %b7_ok1, !dbg !425, !prof !16

b7_ok1:
	%104 = bitcast { i64, i64 }* %102 to i8*, !dbg !425
	call void @gpuc_put_line_thread(i8* %104, i64 %98, i32 %9, i32 %101), !dbg !425
	br label %b8, !dbg !425

b8:
	%105 = add i64 %99, 1, !dbg !425
	%106 = icmp slt i64 %105, %12, !dbg !425
	br i1 %106, label %b6, label %b9, !dbg !425

b9:
	%107 = add i64 %78, %76, !dbg !467
	br label %b2, !dbg !467

b10:
	%108 = phi i64 [ %153, %b21 ], [ %70, %b2 ], !dbg !468
	%109 = icmp slt i64 %108, %p3, !dbg !469
	br i1 %109, label %b11, label %b22, !dbg !469

b11:
	%110 = getelementptr inbounds float, float addrspace(1)* %1, i64 %108, !dbg !471
	%111 = icmp uge i64 %108, %p3, !dbg !471
	br i1 %111, label %b11_fail1, label %b11_ok1, !dbg !471, !prof !16

b11_ok1:
	%112 = load float, float addrspace(1)* %110, align 4, !dbg !471
	%113 = bitcast float %112 to i32, !dbg !472
	%114 = zext i32 %113 to i64, !dbg !472
	%115 = add i64 %108, 1, !dbg !473
	%116 = icmp slt i64 %115, %p3, !dbg !474
	br i1 %116, label %b12, label %b13, !dbg !474

b12:
	%117 = getelementptr inbounds float, float addrspace(1)* %1, i64 %115, !dbg !475
	%118 = load float, float addrspace(1)* %117, align 4, !dbg !475
	%119 = bitcast float %118 to i32, !dbg !476
	%120 = zext i32 %119 to i64, !dbg !476
	%121 = shl i64 %120, 32, !dbg !477
	%122 = or i64 %114, %121, !dbg !478
	br label %b13, !dbg !478

b13:
	%123 = phi i64 [ %114, %b11_ok1 ], [ %122, %b12 ], !dbg !479
	br label %b14, !dbg !470

b14:
	%124 = phi float [ 0.000000e+00, %b13 ], [ %145, %b18 ], !dbg !480
	%125 = phi float [ 0.000000e+00, %b13 ], [ %146, %b18 ], !dbg !481
	%126 = phi i64 [ 0, %b13 ], [ %147, %b18 ], !dbg !481
	%127 = icmp ne i64 %126, %11, !dbg !482
	br i1 %127, label %b15, label %b16, !dbg !482

b15:
	%128 = mul i64 %126, %26, !dbg !483
	%129 = sdiv i64 %108, 2, !dbg !484
	%130 = add i64 %128, %129, !dbg !485
	%131 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %36, i64 %130, !dbg !486
	%132 = addrspacecast { i64, i64 } addrspace(1)* %131 to { i64, i64 }*, !dbg !487
	%133 = icmp uge i64 %130, %35, !dbg !486
	br i1 %133, label %b15_fail1, label %b15_ok1, !dbg !486, !prof !16

b15_ok1:
	%134 = bitcast { i64, i64 }* %132 to i8*, !dbg !487
	%135 = call i64 @gpuc_wait_line_thread(i8* %134, i32 %9, i32 1, i8* %ctrl, i32 69), !dbg !487
	br label %b16, !dbg !487

b16:
	%136 = phi i64 [ %123, %b14 ], [ %135, %b15_ok1 ], !dbg !488
	%137 = trunc i64 %136 to i32, !dbg !491
	%138 = bitcast i32 %137 to float, !dbg !491
	%139 = lshr i64 %136, 32, !dbg !492
	%140 = trunc i64 %139 to i32, !dbg !493
	%141 = bitcast i32 %140 to float, !dbg !493
	%142 = icmp eq i64 %126, 0, !dbg !494
	br i1 %142, label %b18, label %b17, !dbg !494

b17:
	%143 = fadd float %124, %138, !dbg !495
	%144 = fadd float %125, %141, !dbg !496
	br label %b18, !dbg !496

b18:
	%145 = phi float [ %138, %b16 ], [ %143, %b17 ], !dbg !480
	%146 = phi float [ %141, %b16 ], [ %144, %b17 ], !dbg !481
	%147 = add i64 %126, 1, !dbg !481
	%148 = icmp slt i64 %147, %12, !dbg !481
	br i1 %148, label %b14, label %b19, !dbg !481

b19:
	%149 = getelementptr inbounds float, float addrspace(1)* %0, i64 %108, !dbg !499
	%150 = icmp uge i64 %108, %p1, !dbg !499
	br i1 %150, label %b19_fail1, label %b19_ok1, !dbg !499, !prof !16

b19_ok1:
	store float %145, float addrspace(1)* %149, align 4, !dbg !499
	%151 = icmp slt i64 %115, %p1, !dbg !500
	br i1 %151, label %b20, label %b21, !dbg !500

b20:
	%152 = getelementptr inbounds float, float addrspace(1)* %0, i64 %115, !dbg !501
	store float %146, float addrspace(1)* %152, align 4, !dbg !501
	br label %b21, !dbg !501

b21:
	%153 = add i64 %108, %76, !dbg !502
	br label %b10, !dbg !502

b22:
	call void @llvm.nvvm.barrier0(), !dbg !504
	%154 = icmp ne i64 %68, 0, !dbg !505
	br i1 %154, label %b26, label %b23, !dbg !505

b23:
	%155 = icmp sgt i64 %47, 1, !dbg !506
	br i1 %155, label %b24, label %b25, !dbg !506

b24:
	%156 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !507
	%157 = icmp uge i64 1, %p7, !dbg !507
	br i1 %157, label %b24_fail1, label %b24_ok1, !dbg !507, !prof !16

b24_ok1:
	%158 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %156, i64 1) nounwind, !dbg !508
	%159 = sub i64 %47, 1, !dbg !509
	%160 = icmp ne i64 %158, %159, !dbg !511
	br i1 %160, label %b26, label %b25, !dbg !511

b25:
	%161 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !512
	%162 = icmp uge i64 1, %p7, !dbg !512
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !512, !prof !16

b25_ok1:
	store i64 0, i64 addrspace(1)* %161, align 8, !dbg !512
	%163 = load i64, i64 addrspace(1)* %5, align 8, !dbg !513
	%164 = add i64 %163, 1, !dbg !514
	store i64 %164, i64 addrspace(1)* %5, align 8, !dbg !513
	br label %b26, !dbg !513

b26:
	ret void, !dbg !503

b27:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %15, i64 16), !dbg !432
	ret void, !dbg !432

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p7), !dbg !427
	ret void, !dbg !427

b1_fail1:
	%165 = icmp ugt i64 %34, %20, !dbg !443
	br i1 %165, label %b1_fail2, label %b1_ok2, !dbg !443

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %34, i64 %20), !dbg !443
	ret void, !dbg !443

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %30, i64 %34), !dbg !443
	ret void, !dbg !443

b3_fail1:
	%166 = icmp uge i64 %81, %35, !dbg !453
	br i1 %166, label %b3_fail2, label %b3_ok2, !dbg !453

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %81, i64 %35), !dbg !453
	ret void, !dbg !453

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %78, i64 %p3), !dbg !457
	ret void, !dbg !457

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %99, i64 %12), !dbg !425
	ret void, !dbg !425

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %108, i64 %p3), !dbg !471
	ret void, !dbg !471

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %130, i64 %35), !dbg !486
	ret void, !dbg !486

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %108, i64 %p1), !dbg !499
	ret void, !dbg !499

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 1, i64 %p7), !dbg !507
	ret void, !dbg !507

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 1, i64 %p7), !dbg !512
	ret void, !dbg !512
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

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare void @gpuc_fence_block() convergent nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!515, !516, !517, !518, !519, !520, !521, !522, !523, !524, !525, !526, !527, !528, !529, !530, !531, !532, !533, !534, !535}
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
!17 = !{i32 0, i32 2147483647}
!18 = !{i32 0, i32 1024}
!19 = !{i32 0, i32 65535}
!20 = !{i32 0, i32 64}
!21 = !DILocation(line: 12, column: 53, scope: !13, inlinedAt: !14)
!22 = !DILocation(line: 23, column: 22, scope: !6)
!23 = !DILocation(line: 24, column: 31, scope: !6)
!24 = !DILocation(line: 24, column: 25, scope: !6)
!25 = !DILocation(line: 24, column: 34, scope: !6)
!26 = !DILocation(line: 24, column: 58, scope: !6)
!27 = !DILocation(line: 24, column: 21, scope: !6)
!28 = !DILocation(line: 26, column: 13, scope: !6)
!29 = !DILocation(line: 26, column: 31, scope: !6)
!30 = !{i32 1, i32 -2147483648}
!31 = !DILocation(line: 26, column: 20, scope: !6)
!32 = !DILocation(line: 26, column: 36, scope: !6)
!33 = !DILocation(line: 26, column: 41, scope: !6)
!34 = !DILocation(line: 26, column: 57, scope: !6)
!35 = !DILocation(line: 27, column: 22, scope: !6)
!36 = !DILocation(line: 27, column: 26, scope: !6)
!37 = !DILocation(line: 27, column: 11, scope: !6)
!38 = !DILocation(line: 28, column: 14, scope: !6)
!39 = !DILocation(line: 28, column: 11, scope: !6)
!40 = !DILocation(line: 29, column: 36, scope: !6)
!41 = !DILocation(line: 29, column: 20, scope: !6)
!42 = !DILocation(line: 28, column: 2, scope: !6)
!43 = !DILocation(line: 33, column: 19, scope: !6)
!44 = !DILocation(line: 33, column: 23, scope: !6)
!45 = !DILocation(line: 33, column: 29, scope: !6)
!46 = !DILocation(line: 33, column: 14, scope: !6)
!47 = !DILocation(line: 34, column: 28, scope: !6)
!48 = !DILocation(line: 34, column: 24, scope: !6)
!49 = !DILocation(line: 34, column: 56, scope: !6)
!50 = !DILocation(line: 34, column: 51, scope: !6)
!51 = !DILocation(line: 35, column: 33, scope: !6)
!52 = !{i32 1, i32 1025}
!53 = !{i32 1, i32 65}
!54 = !DILocation(line: 36, column: 15, scope: !6)
!55 = !DILocation(line: 36, column: 5, scope: !6)
!56 = !DILocation(line: 38, column: 37, scope: !6)
!57 = !DILocation(line: 38, column: 33, scope: !6)
!58 = !{!"branch_weights", i32 1048576, i32 1}
!59 = !DILocation(line: 39, column: 13, scope: !6)
!60 = !DILocation(line: 39, column: 22, scope: !6)
!61 = !DILocation(line: 39, column: 7, scope: !6)
!62 = !DILocation(line: 125, column: 43, scope: !8, inlinedAt: !9)
!63 = !DILocation(line: 126, column: 13, scope: !8, inlinedAt: !9)
!64 = !DILocation(line: 128, column: 37, scope: !8, inlinedAt: !9)
!65 = !DILocation(line: 127, column: 34, scope: !8, inlinedAt: !9)
!66 = !DILocation(line: 128, column: 31, scope: !8, inlinedAt: !9)
!67 = !DILocation(line: 128, column: 17, scope: !8, inlinedAt: !9)
!68 = !DILocation(line: 130, column: 34, scope: !8, inlinedAt: !9)
!69 = !DILocation(line: 131, column: 44, scope: !8, inlinedAt: !9)
!70 = !DILocation(line: 131, column: 38, scope: !8, inlinedAt: !9)
!71 = !DILocation(line: 131, column: 24, scope: !8, inlinedAt: !9)
!72 = !DILocation(line: 133, column: 16, scope: !8, inlinedAt: !9)
!73 = !DILocation(line: 45, column: 24, scope: !6)
!74 = !DILocation(line: 45, column: 20, scope: !6)
!75 = !DILocation(line: 46, column: 33, scope: !6)
!76 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 99, type: !4, isDefinition: true, scopeLine: 99, isOptimized: true, unit: !2)
!77 = !DILocation(line: 47, column: 18, scope: !6)
!78 = !DILocation(line: 100, column: 2, scope: !76, inlinedAt: !77)
!79 = !DILocation(line: 101, column: 6, scope: !76, inlinedAt: !77)
!80 = !DILocation(line: 101, column: 18, scope: !76, inlinedAt: !77)
!81 = !DILocation(line: 102, column: 25, scope: !76, inlinedAt: !77)
!82 = !DILocation(line: 102, column: 18, scope: !76, inlinedAt: !77)
!83 = !DILocation(line: 102, column: 33, scope: !76, inlinedAt: !77)
!84 = !DILocation(line: 104, column: 8, scope: !76, inlinedAt: !77)
!85 = !DILocation(line: 104, column: 11, scope: !76, inlinedAt: !77)
!86 = !DILocation(line: 105, column: 25, scope: !76, inlinedAt: !77)
!87 = !DILocation(line: 105, column: 18, scope: !76, inlinedAt: !77)
!88 = !DILocation(line: 105, column: 35, scope: !76, inlinedAt: !77)
!89 = !DILocation(line: 103, column: 7, scope: !76, inlinedAt: !77)
!90 = !DILocation(line: 107, column: 8, scope: !76, inlinedAt: !77)
!91 = !DILocation(line: 107, column: 11, scope: !76, inlinedAt: !77)
!92 = !DILocation(line: 108, column: 25, scope: !76, inlinedAt: !77)
!93 = !DILocation(line: 108, column: 18, scope: !76, inlinedAt: !77)
!94 = !DILocation(line: 108, column: 35, scope: !76, inlinedAt: !77)
!95 = !DILocation(line: 103, column: 10, scope: !76, inlinedAt: !77)
!96 = !DILocation(line: 110, column: 8, scope: !76, inlinedAt: !77)
!97 = !DILocation(line: 110, column: 11, scope: !76, inlinedAt: !77)
!98 = !DILocation(line: 111, column: 25, scope: !76, inlinedAt: !77)
!99 = !DILocation(line: 111, column: 18, scope: !76, inlinedAt: !77)
!100 = !DILocation(line: 111, column: 35, scope: !76, inlinedAt: !77)
!101 = !DILocation(line: 103, column: 13, scope: !76, inlinedAt: !77)
!102 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!103 = !DILocation(line: 113, column: 28, scope: !76, inlinedAt: !77)
!104 = !DILocation(line: 119, column: 45, scope: !102, inlinedAt: !103)
!105 = !DILocation(line: 119, column: 59, scope: !102, inlinedAt: !103)
!106 = !DILocation(line: 119, column: 73, scope: !102, inlinedAt: !103)
!107 = !DILocation(line: 119, column: 87, scope: !102, inlinedAt: !103)
!108 = !DILocation(line: 113, column: 40, scope: !76, inlinedAt: !77)
!109 = !DILocation(line: 119, column: 45, scope: !102, inlinedAt: !108)
!110 = !DILocation(line: 119, column: 59, scope: !102, inlinedAt: !108)
!111 = !DILocation(line: 119, column: 73, scope: !102, inlinedAt: !108)
!112 = !DILocation(line: 119, column: 87, scope: !102, inlinedAt: !108)
!113 = !DILocation(line: 113, column: 23, scope: !76, inlinedAt: !77)
!114 = !DILocation(line: 119, column: 45, scope: !102, inlinedAt: !113)
!115 = !DILocation(line: 119, column: 59, scope: !102, inlinedAt: !113)
!116 = !DILocation(line: 119, column: 73, scope: !102, inlinedAt: !113)
!117 = !DILocation(line: 119, column: 87, scope: !102, inlinedAt: !113)
!118 = !DILocation(line: 113, column: 13, scope: !76, inlinedAt: !77)
!119 = !DILocation(line: 119, column: 45, scope: !102, inlinedAt: !118)
!120 = !DILocation(line: 119, column: 59, scope: !102, inlinedAt: !118)
!121 = !DILocation(line: 119, column: 73, scope: !102, inlinedAt: !118)
!122 = !DILocation(line: 119, column: 87, scope: !102, inlinedAt: !118)
!123 = !DILocation(line: 101, column: 25, scope: !76, inlinedAt: !77)
!124 = !DILocation(line: 47, column: 7, scope: !6)
!125 = !DILocation(line: 49, column: 33, scope: !6)
!126 = !DILocation(line: 52, column: 33, scope: !6)
!127 = !DILocation(line: 50, column: 3, scope: !6)
!128 = !DILocation(line: 52, column: 20, scope: !6)
!129 = !DILocation(line: 52, column: 27, scope: !6)
!130 = !DILocation(line: 52, column: 4, scope: !6)
!131 = !DILocation(line: 54, column: 6, scope: !6)
!132 = distinct !DISubprogram(name: "advance", scope: !12, file: !12, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!133 = !DILocation(line: 56, column: 9, scope: !6)
!134 = !DILocation(line: 17, column: 16, scope: !132, inlinedAt: !133)
!135 = !DILocation(line: 18, column: 22, scope: !132, inlinedAt: !133)
!136 = !DILocation(line: 22, column: 12, scope: !132, inlinedAt: !133)
!137 = !DILocation(line: 22, column: 50, scope: !132, inlinedAt: !133)
!138 = !DILocation(line: 22, column: 40, scope: !132, inlinedAt: !133)
!139 = !DILocation(line: 22, column: 96, scope: !132, inlinedAt: !133)
!140 = !DILocation(line: 22, column: 87, scope: !132, inlinedAt: !133)
!141 = !DILocation(line: 25, column: 7, scope: !132, inlinedAt: !133)
!142 = !DILocation(line: 26, column: 7, scope: !132, inlinedAt: !133)
!143 = !DILocation(line: 26, column: 2, scope: !132, inlinedAt: !133)
!144 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!145 = !DILocation(line: 65, column: 6, scope: !144)
!146 = !DILocation(line: 76, column: 22, scope: !144)
!147 = !DILocation(line: 93, column: 6, scope: !144)
!148 = !DILocation(line: 124, column: 23, scope: !8, inlinedAt: !147)
!149 = !DILocation(line: 66, column: 57, scope: !144)
!150 = !DILocation(line: 12, column: 49, scope: !13, inlinedAt: !149)
!151 = !DILocation(line: 66, column: 30, scope: !144)
!152 = !DILocation(line: 66, column: 47, scope: !144)
!153 = !DILocation(line: 12, column: 53, scope: !13, inlinedAt: !149)
!154 = !DILocation(line: 68, column: 6, scope: !144)
!155 = !DILocation(line: 125, column: 37, scope: !8, inlinedAt: !154)
!156 = !DILocation(line: 125, column: 43, scope: !8, inlinedAt: !154)
!157 = !DILocation(line: 126, column: 13, scope: !8, inlinedAt: !154)
!158 = !DILocation(line: 127, column: 34, scope: !8, inlinedAt: !154)
!159 = !DILocation(line: 128, column: 37, scope: !8, inlinedAt: !154)
!160 = !DILocation(line: 128, column: 31, scope: !8, inlinedAt: !154)
!161 = !DILocation(line: 128, column: 17, scope: !8, inlinedAt: !154)
!162 = !DILocation(line: 130, column: 34, scope: !8, inlinedAt: !154)
!163 = !DILocation(line: 131, column: 44, scope: !8, inlinedAt: !154)
!164 = !DILocation(line: 131, column: 38, scope: !8, inlinedAt: !154)
!165 = !DILocation(line: 131, column: 24, scope: !8, inlinedAt: !154)
!166 = !DILocation(line: 133, column: 16, scope: !8, inlinedAt: !154)
!167 = !DILocation(line: 70, column: 21, scope: !144)
!168 = !DILocation(line: 71, column: 17, scope: !144)
!169 = !DILocation(line: 71, column: 20, scope: !144)
!170 = !DILocation(line: 71, column: 24, scope: !144)
!171 = !DILocation(line: 71, column: 41, scope: !144)
!172 = !DILocation(line: 71, column: 37, scope: !144)
!173 = !DILocation(line: 71, column: 44, scope: !144)
!174 = !DILocation(line: 71, column: 48, scope: !144)
!175 = !DILocation(line: 72, column: 23, scope: !144)
!176 = !DILocation(line: 72, column: 42, scope: !144)
!177 = !DILocation(line: 73, column: 43, scope: !144)
!178 = !DILocation(line: 73, column: 32, scope: !144)
!179 = !{i32 1, i32 65536}
!180 = !DILocation(line: 74, column: 15, scope: !144)
!181 = !DILocation(line: 100, column: 2, scope: !76, inlinedAt: !180)
!182 = !DILocation(line: 101, column: 6, scope: !76, inlinedAt: !180)
!183 = !DILocation(line: 101, column: 18, scope: !76, inlinedAt: !180)
!184 = !DILocation(line: 102, column: 25, scope: !76, inlinedAt: !180)
!185 = !DILocation(line: 102, column: 18, scope: !76, inlinedAt: !180)
!186 = !DILocation(line: 102, column: 33, scope: !76, inlinedAt: !180)
!187 = !DILocation(line: 104, column: 8, scope: !76, inlinedAt: !180)
!188 = !DILocation(line: 104, column: 11, scope: !76, inlinedAt: !180)
!189 = !DILocation(line: 105, column: 25, scope: !76, inlinedAt: !180)
!190 = !DILocation(line: 105, column: 18, scope: !76, inlinedAt: !180)
!191 = !DILocation(line: 105, column: 35, scope: !76, inlinedAt: !180)
!192 = !DILocation(line: 103, column: 7, scope: !76, inlinedAt: !180)
!193 = !DILocation(line: 107, column: 8, scope: !76, inlinedAt: !180)
!194 = !DILocation(line: 107, column: 11, scope: !76, inlinedAt: !180)
!195 = !DILocation(line: 108, column: 25, scope: !76, inlinedAt: !180)
!196 = !DILocation(line: 108, column: 18, scope: !76, inlinedAt: !180)
!197 = !DILocation(line: 108, column: 35, scope: !76, inlinedAt: !180)
!198 = !DILocation(line: 103, column: 10, scope: !76, inlinedAt: !180)
!199 = !DILocation(line: 110, column: 8, scope: !76, inlinedAt: !180)
!200 = !DILocation(line: 110, column: 11, scope: !76, inlinedAt: !180)
!201 = !DILocation(line: 111, column: 25, scope: !76, inlinedAt: !180)
!202 = !DILocation(line: 111, column: 18, scope: !76, inlinedAt: !180)
!203 = !DILocation(line: 111, column: 35, scope: !76, inlinedAt: !180)
!204 = !DILocation(line: 103, column: 13, scope: !76, inlinedAt: !180)
!205 = !DILocation(line: 113, column: 28, scope: !76, inlinedAt: !180)
!206 = !DILocation(line: 119, column: 45, scope: !102, inlinedAt: !205)
!207 = !DILocation(line: 119, column: 59, scope: !102, inlinedAt: !205)
!208 = !DILocation(line: 119, column: 73, scope: !102, inlinedAt: !205)
!209 = !DILocation(line: 119, column: 87, scope: !102, inlinedAt: !205)
!210 = !DILocation(line: 113, column: 40, scope: !76, inlinedAt: !180)
!211 = !DILocation(line: 119, column: 45, scope: !102, inlinedAt: !210)
!212 = !DILocation(line: 119, column: 59, scope: !102, inlinedAt: !210)
!213 = !DILocation(line: 119, column: 73, scope: !102, inlinedAt: !210)
!214 = !DILocation(line: 119, column: 87, scope: !102, inlinedAt: !210)
!215 = !DILocation(line: 113, column: 23, scope: !76, inlinedAt: !180)
!216 = !DILocation(line: 119, column: 45, scope: !102, inlinedAt: !215)
!217 = !DILocation(line: 119, column: 59, scope: !102, inlinedAt: !215)
!218 = !DILocation(line: 119, column: 73, scope: !102, inlinedAt: !215)
!219 = !DILocation(line: 119, column: 87, scope: !102, inlinedAt: !215)
!220 = !DILocation(line: 113, column: 13, scope: !76, inlinedAt: !180)
!221 = !DILocation(line: 119, column: 45, scope: !102, inlinedAt: !220)
!222 = !DILocation(line: 119, column: 59, scope: !102, inlinedAt: !220)
!223 = !DILocation(line: 119, column: 73, scope: !102, inlinedAt: !220)
!224 = !DILocation(line: 119, column: 87, scope: !102, inlinedAt: !220)
!225 = !DILocation(line: 101, column: 25, scope: !76, inlinedAt: !180)
!226 = !DILocation(line: 75, column: 19, scope: !144)
!227 = !DILocation(line: 76, column: 14, scope: !144)
!228 = !DILocation(line: 76, column: 30, scope: !144)
!229 = !DILocation(line: 80, column: 14, scope: !144)
!230 = !DILocation(line: 80, column: 8, scope: !144)
!231 = !DILocation(line: 81, column: 51, scope: !144)
!232 = !DILocation(line: 81, column: 44, scope: !144)
!233 = !DILocation(line: 81, column: 33, scope: !144)
!234 = !DILocation(line: 84, column: 30, scope: !144)
!235 = !DILocation(line: 82, column: 4, scope: !144)
!236 = !DILocation(line: 84, column: 20, scope: !144)
!237 = !DILocation(line: 84, column: 27, scope: !144)
!238 = !DILocation(line: 84, column: 5, scope: !144)
!239 = !DILocation(line: 86, column: 20, scope: !144)
!240 = !DILocation(line: 87, column: 13, scope: !144)
!241 = !DILocation(line: 87, column: 20, scope: !144)
!242 = !DILocation(line: 125, column: 25, scope: !8, inlinedAt: !147)
!243 = !DILocation(line: 125, column: 43, scope: !8, inlinedAt: !147)
!244 = !DILocation(line: 126, column: 13, scope: !8, inlinedAt: !147)
!245 = !DILocation(line: 128, column: 37, scope: !8, inlinedAt: !147)
!246 = !DILocation(line: 127, column: 34, scope: !8, inlinedAt: !147)
!247 = !DILocation(line: 128, column: 31, scope: !8, inlinedAt: !147)
!248 = !DILocation(line: 128, column: 17, scope: !8, inlinedAt: !147)
!249 = !DILocation(line: 130, column: 34, scope: !8, inlinedAt: !147)
!250 = !DILocation(line: 131, column: 44, scope: !8, inlinedAt: !147)
!251 = !DILocation(line: 131, column: 38, scope: !8, inlinedAt: !147)
!252 = !DILocation(line: 131, column: 24, scope: !8, inlinedAt: !147)
!253 = !DILocation(line: 133, column: 16, scope: !8, inlinedAt: !147)
!254 = !DILocation(line: 94, column: 9, scope: !144)
!255 = !DILocation(line: 17, column: 16, scope: !132, inlinedAt: !254)
!256 = !DILocation(line: 18, column: 22, scope: !132, inlinedAt: !254)
!257 = !DILocation(line: 22, column: 12, scope: !132, inlinedAt: !254)
!258 = !DILocation(line: 22, column: 50, scope: !132, inlinedAt: !254)
!259 = !DILocation(line: 22, column: 40, scope: !132, inlinedAt: !254)
!260 = !DILocation(line: 22, column: 103, scope: !132, inlinedAt: !254)
!261 = !DILocation(line: 22, column: 96, scope: !132, inlinedAt: !254)
!262 = !DILocation(line: 22, column: 87, scope: !132, inlinedAt: !254)
!263 = !DILocation(line: 25, column: 7, scope: !132, inlinedAt: !254)
!264 = !DILocation(line: 26, column: 7, scope: !132, inlinedAt: !254)
!265 = !DILocation(line: 26, column: 2, scope: !132, inlinedAt: !254)
!266 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!267 = !DILocation(line: 139, column: 6, scope: !266)
!268 = !DILocation(line: 142, column: 18, scope: !266)
!269 = !DILocation(line: 141, column: 30, scope: !266)
!270 = !DILocation(line: 140, column: 2, scope: !266)
!271 = !DILocation(line: 142, column: 27, scope: !266)
!272 = !DILocation(line: 146, column: 13, scope: !266)
!273 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!274 = distinct !DISubprogram(name: "Ring", scope: !273, file: !273, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!275 = !DILocation(line: 25, column: 6, scope: !274)
!276 = !DILocation(line: 51, column: 19, scope: !274)
!277 = !DILocation(line: 26, column: 23, scope: !274)
!278 = !DILocation(line: 26, column: 40, scope: !274)
!279 = !DILocation(line: 28, column: 21, scope: !274)
!280 = !DILocation(line: 29, column: 33, scope: !274)
!281 = !DILocation(line: 29, column: 28, scope: !274)
!282 = !DILocation(line: 29, column: 36, scope: !274)
!283 = !DILocation(line: 29, column: 50, scope: !274)
!284 = !DILocation(line: 29, column: 53, scope: !274)
!285 = !DILocation(line: 29, column: 61, scope: !274)
!286 = !DILocation(line: 29, column: 22, scope: !274)
!287 = !DILocation(line: 27, column: 15, scope: !274)
!288 = !DILocation(line: 27, column: 20, scope: !274)
!289 = !DILocation(line: 30, column: 17, scope: !274)
!290 = !DILocation(line: 30, column: 21, scope: !274)
!291 = !DILocation(line: 35, column: 25, scope: !274)
!292 = !DILocation(line: 54, column: 30, scope: !274)
!293 = !DILocation(line: 54, column: 28, scope: !274)
!294 = !DILocation(line: 54, column: 38, scope: !274)
!295 = !DILocation(line: 40, column: 19, scope: !274)
!296 = distinct !DISubprogram(name: "sum", scope: !273, file: !273, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!297 = !DILocation(line: 47, column: 8, scope: !274)
!298 = !DILocation(line: 68, column: 10, scope: !296, inlinedAt: !297)
!299 = !DILocation(line: 49, column: 30, scope: !274)
!300 = !DILocation(line: 49, column: 34, scope: !274)
!301 = !DILocation(line: 52, column: 25, scope: !274)
!302 = !DILocation(line: 73, column: 28, scope: !296, inlinedAt: !297)
!303 = !DILocation(line: 73, column: 33, scope: !296, inlinedAt: !297)
!304 = !DILocation(line: 74, column: 33, scope: !296, inlinedAt: !297)
!305 = !DILocation(line: 74, column: 36, scope: !296, inlinedAt: !297)
!306 = !DILocation(line: 74, column: 27, scope: !296, inlinedAt: !297)
!307 = !DILocation(line: 33, column: 17, scope: !274)
!308 = !DILocation(line: 12, column: 49, scope: !13, inlinedAt: !307)
!309 = !DILocation(line: 12, column: 53, scope: !13, inlinedAt: !307)
!310 = !DILocation(line: 33, column: 33, scope: !274)
!311 = !DILocation(line: 33, column: 25, scope: !274)
!312 = !DILocation(line: 34, column: 23, scope: !274)
!313 = !DILocation(line: 34, column: 13, scope: !274)
!314 = !DILocation(line: 34, column: 28, scope: !274)
!315 = !DILocation(line: 34, column: 37, scope: !274)
!316 = !DILocation(line: 34, column: 43, scope: !274)
!317 = !DILocation(line: 38, column: 41, scope: !274)
!318 = !DILocation(line: 38, column: 46, scope: !274)
!319 = !DILocation(line: 38, column: 51, scope: !274)
!320 = distinct !DISubprogram(name: "pieceRange", scope: !273, file: !273, line: 60, type: !4, isDefinition: true, scopeLine: 60, isOptimized: true, unit: !2)
!321 = !DILocation(line: 38, column: 24, scope: !274)
!322 = !DILocation(line: 61, column: 17, scope: !320, inlinedAt: !321)
!323 = !DILocation(line: 61, column: 15, scope: !320, inlinedAt: !321)
!324 = !DILocation(line: 61, column: 10, scope: !320, inlinedAt: !321)
!325 = !DILocation(line: 62, column: 19, scope: !320, inlinedAt: !321)
!326 = !DILocation(line: 62, column: 16, scope: !320, inlinedAt: !321)
!327 = !DILocation(line: 39, column: 22, scope: !274)
!328 = !DILocation(line: 39, column: 42, scope: !274)
!329 = !DILocation(line: 39, column: 7, scope: !274)
!330 = !DILocation(line: 68, column: 10, scope: !296, inlinedAt: !329)
!331 = !DILocation(line: 69, column: 34, scope: !296, inlinedAt: !329)
!332 = !DILocation(line: 70, column: 16, scope: !296, inlinedAt: !329)
!333 = !DILocation(line: 70, column: 7, scope: !296, inlinedAt: !329)
!334 = !DILocation(line: 73, column: 28, scope: !296, inlinedAt: !329)
!335 = !DILocation(line: 73, column: 33, scope: !296, inlinedAt: !329)
!336 = !DILocation(line: 73, column: 22, scope: !296, inlinedAt: !329)
!337 = distinct !DISubprogram(name: "await", scope: !273, file: !273, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!338 = !DILocation(line: 73, column: 8, scope: !296, inlinedAt: !329)
!339 = !DILocation(line: 84, column: 19, scope: !337, inlinedAt: !338)
!340 = !DILocation(line: 84, column: 22, scope: !337, inlinedAt: !338)
!341 = !DILocation(line: 85, column: 24, scope: !337, inlinedAt: !338)
!342 = !DILocation(line: 87, column: 16, scope: !337, inlinedAt: !338)
!343 = !DILocation(line: 74, column: 33, scope: !296, inlinedAt: !329)
!344 = !DILocation(line: 74, column: 36, scope: !296, inlinedAt: !329)
!345 = !DILocation(line: 74, column: 27, scope: !296, inlinedAt: !329)
!346 = !DILocation(line: 74, column: 44, scope: !296, inlinedAt: !329)
!347 = !DILocation(line: 75, column: 34, scope: !296, inlinedAt: !329)
!348 = !DILocation(line: 76, column: 20, scope: !296, inlinedAt: !329)
!349 = !DILocation(line: 76, column: 29, scope: !296, inlinedAt: !329)
!350 = !DILocation(line: 76, column: 24, scope: !296, inlinedAt: !329)
!351 = !DILocation(line: 76, column: 7, scope: !296, inlinedAt: !329)
!352 = !DILocation(line: 79, column: 16, scope: !296, inlinedAt: !329)
!353 = !DILocation(line: 40, column: 47, scope: !274)
!354 = !DILocation(line: 40, column: 65, scope: !274)
!355 = !DILocation(line: 40, column: 68, scope: !274)
!356 = !DILocation(line: 40, column: 42, scope: !274)
!357 = !DILocation(line: 41, column: 21, scope: !274)
!358 = !DILocation(line: 41, column: 15, scope: !274)
!359 = !DILocation(line: 43, column: 25, scope: !274)
!360 = !DILocation(line: 44, column: 43, scope: !274)
!361 = !DILocation(line: 44, column: 48, scope: !274)
!362 = !DILocation(line: 44, column: 53, scope: !274)
!363 = !DILocation(line: 44, column: 24, scope: !274)
!364 = !DILocation(line: 61, column: 17, scope: !320, inlinedAt: !363)
!365 = !DILocation(line: 61, column: 15, scope: !320, inlinedAt: !363)
!366 = !DILocation(line: 61, column: 10, scope: !320, inlinedAt: !363)
!367 = !DILocation(line: 62, column: 19, scope: !320, inlinedAt: !363)
!368 = !DILocation(line: 62, column: 16, scope: !320, inlinedAt: !363)
!369 = !DILocation(line: 45, column: 12, scope: !274)
!370 = !DILocation(line: 47, column: 23, scope: !274)
!371 = !DILocation(line: 47, column: 43, scope: !274)
!372 = !DILocation(line: 69, column: 34, scope: !296, inlinedAt: !297)
!373 = !DILocation(line: 70, column: 16, scope: !296, inlinedAt: !297)
!374 = !DILocation(line: 70, column: 7, scope: !296, inlinedAt: !297)
!375 = !DILocation(line: 73, column: 22, scope: !296, inlinedAt: !297)
!376 = !DILocation(line: 73, column: 8, scope: !296, inlinedAt: !297)
!377 = !DILocation(line: 84, column: 19, scope: !337, inlinedAt: !376)
!378 = !DILocation(line: 84, column: 22, scope: !337, inlinedAt: !376)
!379 = !DILocation(line: 85, column: 24, scope: !337, inlinedAt: !376)
!380 = !DILocation(line: 87, column: 16, scope: !337, inlinedAt: !376)
!381 = !DILocation(line: 74, column: 44, scope: !296, inlinedAt: !297)
!382 = !DILocation(line: 75, column: 34, scope: !296, inlinedAt: !297)
!383 = !DILocation(line: 76, column: 20, scope: !296, inlinedAt: !297)
!384 = !DILocation(line: 76, column: 29, scope: !296, inlinedAt: !297)
!385 = !DILocation(line: 76, column: 24, scope: !296, inlinedAt: !297)
!386 = !DILocation(line: 76, column: 7, scope: !296, inlinedAt: !297)
!387 = !DILocation(line: 79, column: 16, scope: !296, inlinedAt: !297)
!388 = !DILocation(line: 49, column: 36, scope: !274)
!389 = !DILocation(line: 49, column: 24, scope: !274)
!390 = !DILocation(line: 49, column: 10, scope: !274)
!391 = !DILocation(line: 84, column: 19, scope: !337, inlinedAt: !390)
!392 = !DILocation(line: 84, column: 22, scope: !337, inlinedAt: !390)
!393 = !DILocation(line: 85, column: 24, scope: !337, inlinedAt: !390)
!394 = !DILocation(line: 87, column: 16, scope: !337, inlinedAt: !390)
!395 = !DILocation(line: 51, column: 40, scope: !274)
!396 = !DILocation(line: 52, column: 27, scope: !274)
!397 = !DILocation(line: 52, column: 15, scope: !274)
!398 = !DILocation(line: 54, column: 22, scope: !274)
!399 = !DILocation(line: 54, column: 8, scope: !274)
!400 = !DILocation(line: 84, column: 19, scope: !337, inlinedAt: !399)
!401 = !DILocation(line: 84, column: 22, scope: !337, inlinedAt: !399)
!402 = !DILocation(line: 85, column: 24, scope: !337, inlinedAt: !399)
!403 = !DILocation(line: 87, column: 16, scope: !337, inlinedAt: !399)
!404 = !DILocation(line: 56, column: 9, scope: !274)
!405 = !DILocation(line: 17, column: 16, scope: !132, inlinedAt: !404)
!406 = !DILocation(line: 18, column: 19, scope: !132, inlinedAt: !404)
!407 = !DILocation(line: 18, column: 22, scope: !132, inlinedAt: !404)
!408 = !DILocation(line: 21, column: 21, scope: !132, inlinedAt: !404)
!409 = !DILocation(line: 22, column: 12, scope: !132, inlinedAt: !404)
!410 = !DILocation(line: 22, column: 50, scope: !132, inlinedAt: !404)
!411 = !DILocation(line: 22, column: 40, scope: !132, inlinedAt: !404)
!412 = !DILocation(line: 22, column: 103, scope: !132, inlinedAt: !404)
!413 = !DILocation(line: 22, column: 96, scope: !132, inlinedAt: !404)
!414 = !DILocation(line: 22, column: 87, scope: !132, inlinedAt: !404)
!415 = !DILocation(line: 25, column: 7, scope: !132, inlinedAt: !404)
!416 = !DILocation(line: 26, column: 20, scope: !132, inlinedAt: !404)
!417 = !DILocation(line: 26, column: 7, scope: !132, inlinedAt: !404)
!418 = !DILocation(line: 26, column: 2, scope: !132, inlinedAt: !404)
!419 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!420 = distinct !DISubprogram(name: "Small", scope: !419, file: !419, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!421 = !DILocation(line: 16, column: 6, scope: !420)
!422 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!423 = distinct !DISubprogram(name: "AllReduce", scope: !422, file: !422, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!424 = !DILocation(line: 17, column: 14, scope: !420)
!425 = !DILocation(line: 32, column: 18, scope: !423, inlinedAt: !424)
!426 = !DILocation(line: 17, column: 47, scope: !420)
!427 = !DILocation(line: 12, column: 49, scope: !13, inlinedAt: !426)
!428 = !DILocation(line: 12, column: 53, scope: !13, inlinedAt: !426)
!429 = !DILocation(line: 17, column: 41, scope: !420)
!430 = !DILocation(line: 23, column: 23, scope: !423, inlinedAt: !424)
!431 = !DILocation(line: 23, column: 40, scope: !423, inlinedAt: !424)
!432 = !DILocation(line: 24, column: 22, scope: !423, inlinedAt: !424)
!433 = !DILocation(line: 25, column: 27, scope: !423, inlinedAt: !424)
!434 = !DILocation(line: 25, column: 22, scope: !423, inlinedAt: !424)
!435 = !DILocation(line: 26, column: 31, scope: !423, inlinedAt: !424)
!436 = !DILocation(line: 26, column: 25, scope: !423, inlinedAt: !424)
!437 = !DILocation(line: 26, column: 34, scope: !423, inlinedAt: !424)
!438 = !DILocation(line: 26, column: 38, scope: !423, inlinedAt: !424)
!439 = !DILocation(line: 26, column: 56, scope: !423, inlinedAt: !424)
!440 = !DILocation(line: 26, column: 48, scope: !423, inlinedAt: !424)
!441 = !DILocation(line: 26, column: 59, scope: !423, inlinedAt: !424)
!442 = !DILocation(line: 26, column: 63, scope: !423, inlinedAt: !424)
!443 = !DILocation(line: 26, column: 21, scope: !423, inlinedAt: !424)
!444 = !DILocation(line: 27, column: 23, scope: !423, inlinedAt: !424)
!445 = !DILocation(line: 27, column: 25, scope: !423, inlinedAt: !424)
!446 = !DILocation(line: 27, column: 46, scope: !423, inlinedAt: !424)
!447 = !DILocation(line: 27, column: 48, scope: !423, inlinedAt: !424)
!448 = !DILocation(line: 29, column: 27, scope: !423, inlinedAt: !424)
!449 = !DILocation(line: 28, column: 6, scope: !423, inlinedAt: !424)
!450 = !DILocation(line: 28, column: 20, scope: !423, inlinedAt: !424)
!451 = !DILocation(line: 29, column: 34, scope: !423, inlinedAt: !424)
!452 = !DILocation(line: 29, column: 32, scope: !423, inlinedAt: !424)
!453 = !DILocation(line: 29, column: 24, scope: !423, inlinedAt: !424)
!454 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!455 = distinct !DISubprogram(name: "load", scope: !454, file: !454, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!456 = !DILocation(line: 29, column: 54, scope: !423, inlinedAt: !424)
!457 = !DILocation(line: 67, column: 20, scope: !455, inlinedAt: !456)
!458 = !DILocation(line: 67, column: 18, scope: !455, inlinedAt: !456)
!459 = !DILocation(line: 68, column: 27, scope: !455, inlinedAt: !456)
!460 = !DILocation(line: 68, column: 30, scope: !455, inlinedAt: !456)
!461 = !DILocation(line: 69, column: 21, scope: !455, inlinedAt: !456)
!462 = !DILocation(line: 69, column: 19, scope: !455, inlinedAt: !456)
!463 = !DILocation(line: 69, column: 28, scope: !455, inlinedAt: !456)
!464 = !DILocation(line: 69, column: 3, scope: !455, inlinedAt: !456)
!465 = !DILocation(line: 67, column: 2, scope: !455, inlinedAt: !456)
!466 = !DILocation(line: 31, column: 10, scope: !423, inlinedAt: !424)
!467 = !DILocation(line: 28, column: 32, scope: !423, inlinedAt: !424)
!468 = !DILocation(line: 36, column: 6, scope: !423, inlinedAt: !424)
!469 = !DILocation(line: 36, column: 20, scope: !423, inlinedAt: !424)
!470 = !DILocation(line: 37, column: 15, scope: !423, inlinedAt: !424)
!471 = !DILocation(line: 67, column: 20, scope: !455, inlinedAt: !470)
!472 = !DILocation(line: 67, column: 18, scope: !455, inlinedAt: !470)
!473 = !DILocation(line: 68, column: 27, scope: !455, inlinedAt: !470)
!474 = !DILocation(line: 68, column: 30, scope: !455, inlinedAt: !470)
!475 = !DILocation(line: 69, column: 21, scope: !455, inlinedAt: !470)
!476 = !DILocation(line: 69, column: 19, scope: !455, inlinedAt: !470)
!477 = !DILocation(line: 69, column: 28, scope: !455, inlinedAt: !470)
!478 = !DILocation(line: 69, column: 3, scope: !455, inlinedAt: !470)
!479 = !DILocation(line: 67, column: 2, scope: !455, inlinedAt: !470)
!480 = !DILocation(line: 38, column: 7, scope: !423, inlinedAt: !424)
!481 = !DILocation(line: 38, column: 10, scope: !423, inlinedAt: !424)
!482 = !DILocation(line: 41, column: 10, scope: !423, inlinedAt: !424)
!483 = !DILocation(line: 42, column: 40, scope: !423, inlinedAt: !424)
!484 = !DILocation(line: 42, column: 47, scope: !423, inlinedAt: !424)
!485 = !DILocation(line: 42, column: 45, scope: !423, inlinedAt: !424)
!486 = !DILocation(line: 42, column: 37, scope: !423, inlinedAt: !424)
!487 = !DILocation(line: 42, column: 26, scope: !423, inlinedAt: !424)
!488 = !DILocation(line: 40, column: 4, scope: !423, inlinedAt: !424)
!489 = distinct !DISubprogram(name: "unpack", scope: !454, file: !454, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!490 = !DILocation(line: 44, column: 21, scope: !423, inlinedAt: !424)
!491 = !DILocation(line: 80, column: 24, scope: !489, inlinedAt: !490)
!492 = !DILocation(line: 80, column: 53, scope: !489, inlinedAt: !490)
!493 = !DILocation(line: 80, column: 47, scope: !489, inlinedAt: !490)
!494 = !DILocation(line: 45, column: 10, scope: !423, inlinedAt: !424)
!495 = !DILocation(line: 48, column: 13, scope: !423, inlinedAt: !424)
!496 = !DILocation(line: 48, column: 18, scope: !423, inlinedAt: !424)
!497 = distinct !DISubprogram(name: "store", scope: !454, file: !454, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!498 = !DILocation(line: 51, column: 8, scope: !423, inlinedAt: !424)
!499 = !DILocation(line: 85, column: 3, scope: !497, inlinedAt: !498)
!500 = !DILocation(line: 86, column: 30, scope: !497, inlinedAt: !498)
!501 = !DILocation(line: 87, column: 4, scope: !497, inlinedAt: !498)
!502 = !DILocation(line: 36, column: 32, scope: !423, inlinedAt: !424)
!503 = !DILocation(line: 18, column: 9, scope: !420)
!504 = !DILocation(line: 17, column: 16, scope: !132, inlinedAt: !503)
!505 = !DILocation(line: 18, column: 22, scope: !132, inlinedAt: !503)
!506 = !DILocation(line: 22, column: 12, scope: !132, inlinedAt: !503)
!507 = !DILocation(line: 22, column: 50, scope: !132, inlinedAt: !503)
!508 = !DILocation(line: 22, column: 40, scope: !132, inlinedAt: !503)
!509 = !DILocation(line: 22, column: 103, scope: !132, inlinedAt: !503)
!510 = !DILocation(line: 22, column: 96, scope: !132, inlinedAt: !503)
!511 = !DILocation(line: 22, column: 87, scope: !132, inlinedAt: !503)
!512 = !DILocation(line: 25, column: 7, scope: !132, inlinedAt: !503)
!513 = !DILocation(line: 26, column: 7, scope: !132, inlinedAt: !503)
!514 = !DILocation(line: 26, column: 2, scope: !132, inlinedAt: !503)
!515 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"kernel", i32 1}
!516 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!517 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!518 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!519 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"minctasm", i32 1}
!520 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"kernel", i32 1}
!521 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!522 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!523 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!524 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!525 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!526 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!527 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!528 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!529 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!530 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!531 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!532 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!533 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!534 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!535 = !{void (float*, i64, float*, i64, i64*, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
