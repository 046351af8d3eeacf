target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [5 x i8*] [i8* bitcast (void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot to i8*), i8* bitcast (void (float*, i64, i8*)* @Reach to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small to i8*)], section "llvm.metadata"

define void @OneShot(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !7
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !7
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !10
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !13
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !17, !range !18
	%8 = sext i32 %7 to i64, !dbg !17
	%9 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %8, !dbg !19
	%10 = icmp uge i64 %8, %p10, !dbg !19
	br i1 %10, label %b0_fail1, label %b0_ok1, !dbg !19, !prof !20

b0_ok1:
	%11 = load i64, i64 addrspace(1)* %9, align 8, !dbg !19
	%12 = add i64 %11, 1, !dbg !24
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !25, !range !26
	%14 = sext i32 %13 to i64, !dbg !25
	%15 = sdiv i64 %p3, 4, !dbg !29
	%16 = add i64 %15, %14, !dbg !30
	%17 = sub i64 %16, 1, !dbg !31
	%18 = icmp eq i64 %14, -1, !dbg !32
	%19 = select i1 %18, i64 1, i64 %14, !dbg !32
	%20 = sdiv i64 %17, %19, !dbg !32
	%21 = sub i64 0, %17, !dbg !32
	%22 = select i1 %18, i64 %21, i64 %20, !dbg !32
	%23 = mul i64 %22, 4, !dbg !33
	%24 = mul i64 %8, %23, !dbg !34
	%25 = icmp slt i64 %24, %p3, !dbg !35
	%26 = select i1 %25, i64 %24, i64 %p3, !dbg !35
	%27 = add i64 %26, %23, !dbg !36
	%28 = icmp slt i64 %27, %p3, !dbg !37
	%29 = select i1 %28, i64 %27, i64 %p3, !dbg !37
	%30 = sub i64 %14, 1, !dbg !38
	%31 = icmp eq i64 %8, %30, !dbg !39
	br i1 %31, label %b1, label %b2, !dbg !39

b1:
	br label %b2, !dbg !39

b2:
	%32 = phi i64 [ %29, %b0_ok1 ], [ %p3, %b1 ], !dbg !40
	%33 = mul i64 %p8, 2, !dbg !43
	%34 = sub i64 %32, %26, !dbg !41
	%35 = sub i64 %p3, %26, !dbg !41
	%36 = getelementptr inbounds float, float addrspace(1)* %1, i64 %26, !dbg !41
	%37 = sub i64 %p1, %26, !dbg !42
	%38 = getelementptr inbounds float, float addrspace(1)* %0, i64 %26, !dbg !42
	%39 = icmp ugt i64 %32, %p3, !dbg !41
	%40 = icmp ugt i64 %26, %32, !dbg !41
	%41 = icmp ugt i64 %32, %p1, !dbg !42
	%42 = icmp eq i64 %33, 0, !dbg !44
	%43 = or i1 %39, %40, !dbg !44
	%44 = or i1 %43, %41, !dbg !44
	%45 = or i1 %44, %42, !dbg !44
	br i1 %45, label %b2_fail1, label %b2_ok1, !dbg !44, !prof !20

b2_ok1:
	%46 = icmp eq i64 %33, -1, !dbg !44
	%47 = select i1 %46, i64 1, i64 %33, !dbg !44
	%48 = sdiv i64 %p5, %47, !dbg !44
	%49 = sub i64 0, %p5, !dbg !44
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !44
	%51 = mul i64 %8, 2, !dbg !45
	%52 = urem i64 %12, 2, !dbg !46
	%53 = add i64 %51, %52, !dbg !48
	%54 = mul i64 %53, %50, !dbg !49
	%55 = add i64 %54, %34, !dbg !50
	%56 = sub i64 %55, %54, !dbg !51
	%57 = getelementptr inbounds float, float addrspace(1)* %2, i64 %54, !dbg !51
	%58 = icmp ugt i64 %55, %p5, !dbg !51
	%59 = icmp ugt i64 %54, %55, !dbg !51
	%60 = or i1 %58, %59, !dbg !51
	br i1 %60, label %b2_fail5, label %b2_ok5, !dbg !51, !prof !20

b2_ok5:
	%61 = sdiv i64 %34, 4, !dbg !52
	%62 = mul i64 %61, 4, !dbg !53
	%63 = and i64 %62, 3, !dbg !55
	%64 = icmp eq i64 %63, 0, !dbg !55
	%65 = icmp ugt i64 %62, %35, !dbg !54
	br i1 %65, label %b2_fail7, label %b2_ok7, !dbg !54, !prof !20

b2_ok7:
	br i1 %64, label %b3, label %b62, !dbg !55

b3:
	%66 = addrspacecast float addrspace(1)* %36 to float*, !dbg !55
	%67 = ptrtoint float* %66 to i64, !dbg !55
	%68 = and i64 %67, 15, !dbg !55
	%69 = icmp eq i64 %68, 0, !dbg !55
	%70 = icmp eq i64 %62, 0, !dbg !55
	%71 = or i1 %69, %70, !dbg !55
	br i1 %71, label %b4, label %b61, !dbg !55

b4:
	%72 = ashr i64 %62, 2, !dbg !55
	%73 = bitcast float addrspace(1)* %36 to { float, float, float, float } addrspace(1)*, !dbg !55
	%74 = icmp ugt i64 %62, %56, !dbg !56
	br i1 %74, label %b4_fail1, label %b4_ok1, !dbg !56, !prof !20

b4_ok1:
	br i1 %64, label %b5, label %b60, !dbg !57

b5:
	%75 = addrspacecast float addrspace(1)* %57 to float*, !dbg !57
	%76 = ptrtoint float* %75 to i64, !dbg !57
	%77 = and i64 %76, 15, !dbg !57
	%78 = icmp eq i64 %77, 0, !dbg !57
	%79 = or i1 %78, %70, !dbg !57
	br i1 %79, label %b6, label %b59, !dbg !57

b6:
	%80 = bitcast float addrspace(1)* %57 to { float, float, float, float } addrspace(1)*, !dbg !57
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58, !range !21
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !58, !range !21
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !58, !range !23
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !58, !range !59
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !58, !range !59
	%86 = mul i32 %85, %83, !dbg !58
	%87 = add i32 %82, %86, !dbg !58
	%88 = mul i32 %84, %87, !dbg !58
	%89 = add i32 %81, %88, !dbg !58
	%90 = sext i32 %89 to i64, !dbg !58
	%91 = mul i32 %84, %85, !dbg !58
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !58, !range !60
	%93 = mul i32 %91, %92, !dbg !58
	%94 = sext i32 %93 to i64, !dbg !58
	br label %b7, !dbg !58

b7:
	%95 = phi i64 [ %90, %b6 ], [ %118, %b8 ], !dbg !58
	%96 = icmp slt i64 %95, %72, !dbg !58
	br i1 %96, label %b8, label %b9, !dbg !58

b8:
	%97 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %73, i64 %95, !dbg !61
	%98 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %97, i32 0, i32 0, !dbg !61
	%99 = bitcast { float, float, float, float } addrspace(1)* %97 to <4 x float> addrspace(1)*, !dbg !61
	%100 = load <4 x float>, <4 x float> addrspace(1)* %99, align 16, !dbg !61
	%101 = extractelement <4 x float> %100, i32 0, !dbg !61
	%102 = extractelement <4 x float> %100, i32 1, !dbg !61
	%103 = extractelement <4 x float> %100, i32 2, !dbg !61
	%104 = extractelement <4 x float> %100, i32 3, !dbg !61
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %97, i32 0, i32 1, !dbg !61
	%106 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %97, i32 0, i32 2, !dbg !61
	%107 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %97, i32 0, i32 3, !dbg !61
	%108 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %80, i64 %95, !dbg !62
	%109 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %108, i32 0, i32 0, !dbg !62
	%110 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %108, i32 0, i32 1, !dbg !62
	%111 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %108, i32 0, i32 2, !dbg !62
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %108, i32 0, i32 3, !dbg !62
	%113 = bitcast { float, float, float, float } addrspace(1)* %108 to <4 x float> addrspace(1)*, !dbg !62
	%114 = insertelement <4 x float> undef, float %101, i32 0, !dbg !62
	%115 = insertelement <4 x float> %114, float %102, i32 1, !dbg !62
	%116 = insertelement <4 x float> %115, float %103, i32 2, !dbg !62
	%117 = insertelement <4 x float> %116, float %104, i32 3, !dbg !62
	store <4 x float> %117, <4 x float> addrspace(1)* %113, align 16, !dbg !62
	%118 = add i64 %95, %94, !dbg !58
	br label %b7, !dbg !58

b9:
	%119 = sub i64 %34, %62, !dbg !63
	%120 = icmp ule i64 %34, 281474976710655, !dbg !64
	br i1 %120, label %b10, label %b12_cold, !dbg !64, !prof !65

b10:
	%121 = phi i64 [ %90, %b9 ], [ %127, %b11 ], !dbg !64
	%122 = icmp slt i64 %121, %119, !dbg !64
	br i1 %122, label %b11, label %b14, !dbg !64

b11:
	%123 = add i64 %62, %121, !dbg !66
	%124 = getelementptr inbounds float, float addrspace(1)* %36, i64 %123, !dbg !67
	%125 = load float, float addrspace(1)* %124, align 4, !dbg !67
	%126 = getelementptr inbounds float, float addrspace(1)* %57, i64 %123, !dbg !68
	store float %125, float addrspace(1)* %126, align 4, !dbg !68
	%127 = add i64 %121, %94, !dbg !64
	br label %b10, !dbg !64

b14:
	call void @llvm.nvvm.barrier0(), !dbg !69
	%128 = sext i32 %5 to i64, !dbg !10
	%129 = icmp slt i64 %90, %128, !dbg !70
	br i1 %129, label %b15, label %b16, !dbg !70

b15:
	call void @gpuc_fence_thread(), !dbg !71
	br label %b16, !dbg !71

b16:
	%130 = sext i32 %6 to i64, !dbg !13
	%131 = mul i64 %8, %128, !dbg !72
	%132 = add i64 %131, %130, !dbg !73
	br label %b17, !dbg !74

b17:
	%133 = phi i64 [ %90, %b16 ], [ %140, %b18_ok1 ], !dbg !74
	%134 = icmp slt i64 %133, %128, !dbg !74
	br i1 %134, label %b18, label %b19, !dbg !74

b18:
	%135 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %132, !dbg !75
	%136 = trunc i64 %133 to i32, !dbg !76
	%137 = addrspacecast i64 addrspace(1)* %135 to i64*, !dbg !76
	%138 = icmp uge i64 %132, %p7, !dbg !75
	br i1 %138, label %b18_fail1, label %b18_ok1, !dbg !75, !prof !20

b18_ok1:
	%139 = bitcast i64* %137 to i8*, !dbg !76
	call void @gpuc_signal_op_thread(i8* %139, i64 %12, i32 9, i32 %136), !dbg !76
	%140 = add i64 %133, %94, !dbg !74
	br label %b17, !dbg !74

b19:
	%141 = phi i64 [ %149, %b20_ok1 ], [ %90, %b17 ], !dbg !77
	%142 = icmp slt i64 %141, %128, !dbg !77
	br i1 %142, label %b20, label %b21, !dbg !77

b20:
	%143 = add i64 %131, %141, !dbg !78
	%144 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %143, !dbg !79
	%145 = addrspacecast i64 addrspace(1)* %144 to i64*, !dbg !80
	%146 = icmp uge i64 %143, %p7, !dbg !79
	br i1 %146, label %b20_fail1, label %b20_ok1, !dbg !79, !prof !20

b20_ok1:
	%147 = bitcast i64* %145 to i8*, !dbg !80
	%148 = call i64 @gpuc_signal_wait_until_thread(i8* %147, i32 5, i64 %12, i32 1, i8* %ctrl, i32 12), !dbg !80
	%149 = add i64 %141, %94, !dbg !77
	br label %b19, !dbg !77

b21:
	call void @llvm.nvvm.barrier0(), !dbg !81
	%150 = icmp ugt i64 %62, %37, !dbg !82
	br i1 %150, label %b21_fail1, label %b21_ok1, !dbg !82, !prof !20

b21_ok1:
	br i1 %64, label %b22, label %b58, !dbg !83

b22:
	%151 = addrspacecast float addrspace(1)* %38 to float*, !dbg !83
	%152 = ptrtoint float* %151 to i64, !dbg !83
	%153 = and i64 %152, 15, !dbg !83
	%154 = icmp eq i64 %153, 0, !dbg !83
	%155 = or i1 %154, %70, !dbg !83
	br i1 %155, label %b23, label %b57, !dbg !83

b23:
	%156 = bitcast float addrspace(1)* %38 to { float, float, float, float } addrspace(1)*, !dbg !83
	br label %b24, !dbg !84

b24:
	%157 = phi i64 [ %90, %b23 ], [ %322, %b49 ], !dbg !84
	%158 = icmp slt i64 %157, %72, !dbg !84
	br i1 %158, label %b25, label %b50, !dbg !84

b25:
	%159 = phi float [ %307, %b46 ], [ 0.000000e+00, %b24 ], !dbg !87
	%160 = phi float [ %308, %b46 ], [ 0.000000e+00, %b24 ], !dbg !87
	%161 = phi float [ %309, %b46 ], [ 0.000000e+00, %b24 ], !dbg !87
	%162 = phi float [ %310, %b46 ], [ 0.000000e+00, %b24 ], !dbg !87
	%163 = phi i64 [ %311, %b46 ], [ 0, %b24 ], !dbg !88
	%164 = icmp slt i64 %163, %128, !dbg !89
	br i1 %164, label %b26, label %b49, !dbg !89

b26:
	%165 = trunc i64 %163 to i32, !dbg !90
	%166 = addrspacecast float addrspace(1)* %57 to float*, !dbg !90
	%167 = bitcast float* %166 to i8*, !dbg !90
	%168 = call i8* @gpuc_peer_thread(i8* %167, i32 %165), !dbg !90
	%169 = bitcast i8* %168 to float*, !dbg !90
	%170 = icmp eq float* %169, null, !dbg !90
	%171 = select i1 %170, i64 0, i64 %62, !dbg !90
	%172 = and i64 %171, 3, !dbg !91
	%173 = icmp eq i64 %172, 0, !dbg !91
	br i1 %173, label %b27, label %b48, !dbg !91

b27:
	%174 = ptrtoint float* %169 to i64, !dbg !91
	%175 = and i64 %174, 15, !dbg !91
	%176 = icmp eq i64 %175, 0, !dbg !91
	%177 = icmp eq i64 %171, 0, !dbg !91
	%178 = or i1 %176, %177, !dbg !91
	br i1 %178, label %b28, label %b47, !dbg !91

b28:
	%179 = ashr i64 %171, 2, !dbg !91
	%180 = addrspacecast float* %169 to { float, float, float, float } addrspace(1)*, !dbg !91
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %180, i64 %157, !dbg !92
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 0, !dbg !92
	%183 = icmp uge i64 %157, %179, !dbg !92
	br i1 %183, label %b28_fail1, label %b28_ok1, !dbg !92, !prof !20

b28_ok1:
	%184 = bitcast { float, float, float, float } addrspace(1)* %181 to <4 x float> addrspace(1)*, !dbg !92
	%185 = load <4 x float>, <4 x float> addrspace(1)* %184, align 16, !dbg !92
	%186 = extractelement <4 x float> %185, i32 0, !dbg !92
	%187 = extractelement <4 x float> %185, i32 1, !dbg !92
	%188 = extractelement <4 x float> %185, i32 2, !dbg !92
	%189 = extractelement <4 x float> %185, i32 3, !dbg !92
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 1, !dbg !92
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 2, !dbg !92
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 3, !dbg !92
	%193 = add i64 %163, 1, !dbg !93
	%194 = icmp slt i64 %193, %128, !dbg !94
	br i1 %194, label %b29, label %b34, !dbg !94

b29:
	%195 = trunc i64 %193 to i32, !dbg !95
	%196 = addrspacecast float addrspace(1)* %57 to float*, !dbg !95
	%197 = bitcast float* %196 to i8*, !dbg !95
	%198 = call i8* @gpuc_peer_thread(i8* %197, i32 %195), !dbg !95
	%199 = bitcast i8* %198 to float*, !dbg !95
	%200 = icmp eq float* %199, null, !dbg !95
	%201 = select i1 %200, i64 0, i64 %62, !dbg !95
	%202 = and i64 %201, 3, !dbg !96
	%203 = icmp eq i64 %202, 0, !dbg !96
	br i1 %203, label %b30, label %b33, !dbg !96

b30:
	%204 = ptrtoint float* %199 to i64, !dbg !96
	%205 = and i64 %204, 15, !dbg !96
	%206 = icmp eq i64 %205, 0, !dbg !96
	%207 = icmp eq i64 %201, 0, !dbg !96
	%208 = or i1 %206, %207, !dbg !96
	br i1 %208, label %b31, label %b32, !dbg !96

b31:
	%209 = ashr i64 %201, 2, !dbg !96
	%210 = addrspacecast float* %199 to { float, float, float, float } addrspace(1)*, !dbg !96
	%211 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %210, i64 %157, !dbg !97
	%212 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %211, i32 0, i32 0, !dbg !97
	%213 = icmp uge i64 %157, %209, !dbg !97
	br i1 %213, label %b31_fail1, label %b31_ok1, !dbg !97, !prof !20

b31_ok1:
	%214 = bitcast { float, float, float, float } addrspace(1)* %211 to <4 x float> addrspace(1)*, !dbg !97
	%215 = load <4 x float>, <4 x float> addrspace(1)* %214, align 16, !dbg !97
	%216 = extractelement <4 x float> %215, i32 0, !dbg !97
	%217 = extractelement <4 x float> %215, i32 1, !dbg !97
	%218 = extractelement <4 x float> %215, i32 2, !dbg !97
	%219 = extractelement <4 x float> %215, i32 3, !dbg !97
	%220 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %211, i32 0, i32 1, !dbg !97
	%221 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %211, i32 0, i32 2, !dbg !97
	%222 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %211, i32 0, i32 3, !dbg !97
	br label %b34, !dbg !97

b32:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %205, i64 16), !dbg !96
	ret void, !dbg !96

b33:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %201, i64 4), !dbg !96
	ret void, !dbg !96

b34:
	%223 = phi float [ 0.000000e+00, %b28_ok1 ], [ %216, %b31_ok1 ], !dbg !98
	%224 = phi float [ 0.000000e+00, %b28_ok1 ], [ %217, %b31_ok1 ], !dbg !98
	%225 = phi float [ 0.000000e+00, %b28_ok1 ], [ %218, %b31_ok1 ], !dbg !98
	%226 = phi float [ 0.000000e+00, %b28_ok1 ], [ %219, %b31_ok1 ], !dbg !98
	%227 = add i64 %163, 2, !dbg !99
	%228 = icmp slt i64 %227, %128, !dbg !100
	br i1 %228, label %b35, label %b40, !dbg !100

b35:
	%229 = trunc i64 %227 to i32, !dbg !101
	%230 = addrspacecast float addrspace(1)* %57 to float*, !dbg !101
	%231 = bitcast float* %230 to i8*, !dbg !101
	%232 = call i8* @gpuc_peer_thread(i8* %231, i32 %229), !dbg !101
	%233 = bitcast i8* %232 to float*, !dbg !101
	%234 = icmp eq float* %233, null, !dbg !101
	%235 = select i1 %234, i64 0, i64 %62, !dbg !101
	%236 = and i64 %235, 3, !dbg !102
	%237 = icmp eq i64 %236, 0, !dbg !102
	br i1 %237, label %b36, label %b39, !dbg !102

b36:
	%238 = ptrtoint float* %233 to i64, !dbg !102
	%239 = and i64 %238, 15, !dbg !102
	%240 = icmp eq i64 %239, 0, !dbg !102
	%241 = icmp eq i64 %235, 0, !dbg !102
	%242 = or i1 %240, %241, !dbg !102
	br i1 %242, label %b37, label %b38, !dbg !102

b37:
	%243 = ashr i64 %235, 2, !dbg !102
	%244 = addrspacecast float* %233 to { float, float, float, float } addrspace(1)*, !dbg !102
	%245 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %244, i64 %157, !dbg !103
	%246 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %245, i32 0, i32 0, !dbg !103
	%247 = icmp uge i64 %157, %243, !dbg !103
	br i1 %247, label %b37_fail1, label %b37_ok1, !dbg !103, !prof !20

b37_ok1:
	%248 = bitcast { float, float, float, float } addrspace(1)* %245 to <4 x float> addrspace(1)*, !dbg !103
	%249 = load <4 x float>, <4 x float> addrspace(1)* %248, align 16, !dbg !103
	%250 = extractelement <4 x float> %249, i32 0, !dbg !103
	%251 = extractelement <4 x float> %249, i32 1, !dbg !103
	%252 = extractelement <4 x float> %249, i32 2, !dbg !103
	%253 = extractelement <4 x float> %249, i32 3, !dbg !103
	%254 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %245, i32 0, i32 1, !dbg !103
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %245, i32 0, i32 2, !dbg !103
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %245, i32 0, i32 3, !dbg !103
	br label %b40, !dbg !103

b38:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %239, i64 16), !dbg !102
	ret void, !dbg !102

b39:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %235, i64 4), !dbg !102
	ret void, !dbg !102

b40:
	%257 = phi float [ 0.000000e+00, %b34 ], [ %250, %b37_ok1 ], !dbg !104
	%258 = phi float [ 0.000000e+00, %b34 ], [ %251, %b37_ok1 ], !dbg !104
	%259 = phi float [ 0.000000e+00, %b34 ], [ %252, %b37_ok1 ], !dbg !104
	%260 = phi float [ 0.000000e+00, %b34 ], [ %253, %b37_ok1 ], !dbg !104
	%261 = add i64 %163, 3, !dbg !105
	%262 = icmp slt i64 %261, %128, !dbg !106
	br i1 %262, label %b41, label %b46, !dbg !106

b41:
	%263 = trunc i64 %261 to i32, !dbg !107
	%264 = addrspacecast float addrspace(1)* %57 to float*, !dbg !107
	%265 = bitcast float* %264 to i8*, !dbg !107
	%266 = call i8* @gpuc_peer_thread(i8* %265, i32 %263), !dbg !107
	%267 = bitcast i8* %266 to float*, !dbg !107
	%268 = icmp eq float* %267, null, !dbg !107
	%269 = select i1 %268, i64 0, i64 %62, !dbg !107
	%270 = and i64 %269, 3, !dbg !108
	%271 = icmp eq i64 %270, 0, !dbg !108
	br i1 %271, label %b42, label %b45, !dbg !108

b42:
	%272 = ptrtoint float* %267 to i64, !dbg !108
	%273 = and i64 %272, 15, !dbg !108
	%274 = icmp eq i64 %273, 0, !dbg !108
	%275 = icmp eq i64 %269, 0, !dbg !108
	%276 = or i1 %274, %275, !dbg !108
	br i1 %276, label %b43, label %b44, !dbg !108

b43:
	%277 = ashr i64 %269, 2, !dbg !108
	%278 = addrspacecast float* %267 to { float, float, float, float } addrspace(1)*, !dbg !108
	%279 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %278, i64 %157, !dbg !109
	%280 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %279, i32 0, i32 0, !dbg !109
	%281 = icmp uge i64 %157, %277, !dbg !109
	br i1 %281, label %b43_fail1, label %b43_ok1, !dbg !109, !prof !20

b43_ok1:
	%282 = bitcast { float, float, float, float } addrspace(1)* %279 to <4 x float> addrspace(1)*, !dbg !109
	%283 = load <4 x float>, <4 x float> addrspace(1)* %282, align 16, !dbg !109
	%284 = extractelement <4 x float> %283, i32 0, !dbg !109
	%285 = extractelement <4 x float> %283, i32 1, !dbg !109
	%286 = extractelement <4 x float> %283, i32 2, !dbg !109
	%287 = extractelement <4 x float> %283, i32 3, !dbg !109
	%288 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %279, i32 0, i32 1, !dbg !109
	%289 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %279, i32 0, i32 2, !dbg !109
	%290 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %279, i32 0, i32 3, !dbg !109
	br label %b46, !dbg !109

b44:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %273, i64 16), !dbg !108
	ret void, !dbg !108

b45:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %269, i64 4), !dbg !108
	ret void, !dbg !108

b46:
	%291 = phi float [ 0.000000e+00, %b40 ], [ %284, %b43_ok1 ], !dbg !110
	%292 = phi float [ 0.000000e+00, %b40 ], [ %285, %b43_ok1 ], !dbg !110
	%293 = phi float [ 0.000000e+00, %b40 ], [ %286, %b43_ok1 ], !dbg !110
	%294 = phi float [ 0.000000e+00, %b40 ], [ %287, %b43_ok1 ], !dbg !110
	%295 = fadd float %186, %223, !dbg !113
	%296 = fadd float %187, %224, !dbg !114
	%297 = fadd float %188, %225, !dbg !115
	%298 = fadd float %189, %226, !dbg !116
	%299 = fadd float %257, %291, !dbg !118
	%300 = fadd float %258, %292, !dbg !119
	%301 = fadd float %259, %293, !dbg !120
	%302 = fadd float %260, %294, !dbg !121
	%303 = fadd float %295, %299, !dbg !123
	%304 = fadd float %296, %300, !dbg !124
	%305 = fadd float %297, %301, !dbg !125
	%306 = fadd float %298, %302, !dbg !126
	%307 = fadd float %159, %303, !dbg !128
	%308 = fadd float %160, %304, !dbg !129
	%309 = fadd float %161, %305, !dbg !130
	%310 = fadd float %162, %306, !dbg !131
	%311 = add i64 %163, 4, !dbg !132
	br label %b25, !dbg !132

b47:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %175, i64 16), !dbg !91
	ret void, !dbg !91

b48:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %171, i64 4), !dbg !91
	ret void, !dbg !91

b49:
	%312 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %156, i64 %157, !dbg !133
	%313 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %312, i32 0, i32 0, !dbg !133
	%314 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %312, i32 0, i32 1, !dbg !133
	%315 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %312, i32 0, i32 2, !dbg !133
	%316 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %312, i32 0, i32 3, !dbg !133
	%317 = bitcast { float, float, float, float } addrspace(1)* %312 to <4 x float> addrspace(1)*, !dbg !133
	%318 = insertelement <4 x float> undef, float %159, i32 0, !dbg !133
	%319 = insertelement <4 x float> %318, float %160, i32 1, !dbg !133
	%320 = insertelement <4 x float> %319, float %161, i32 2, !dbg !133
	%321 = insertelement <4 x float> %320, float %162, i32 3, !dbg !133
	store <4 x float> %321, <4 x float> addrspace(1)* %317, align 16, !dbg !133
	%322 = add i64 %157, %94, !dbg !84
	br label %b24, !dbg !84

b50:
	%323 = phi i64 [ %345, %b53_ok1 ], [ %90, %b24 ], !dbg !134
	%324 = icmp slt i64 %323, %119, !dbg !134
	br i1 %324, label %b51, label %b54, !dbg !134

b51:
	%325 = add i64 %62, %323, !dbg !135
	br label %b52, !dbg !136

b52:
	%326 = phi float [ %340, %b52_ok2 ], [ 0.000000e+00, %b51 ], !dbg !136
	%327 = phi i64 [ %341, %b52_ok2 ], [ 0, %b51 ], !dbg !136
	%328 = trunc i64 %327 to i32, !dbg !137
	%329 = addrspacecast float addrspace(1)* %57 to float*, !dbg !137
	%330 = icmp uge i64 %327, %128, !dbg !137
	br i1 %330, label %b52_fail1, label %b52_ok1, !dbg !137, !prof !20

b52_ok1:
	%331 = bitcast float* %329 to i8*, !dbg !137
	%332 = call i8* @gpuc_peer_thread(i8* %331, i32 %328), !dbg !137
	%333 = bitcast i8* %332 to float*, !dbg !137
	%334 = icmp eq float* %333, null, !dbg !137
	%335 = select i1 %334, i64 0, i64 %56, !dbg !137
	%336 = addrspacecast float* %333 to float addrspace(1)*, !dbg !138
	%337 = getelementptr inbounds float, float addrspace(1)* %336, i64 %325, !dbg !138
	%338 = icmp uge i64 %325, %335, !dbg !138
	br i1 %338, label %b52_fail2, label %b52_ok2, !dbg !138, !prof !20

b52_ok2:
	%339 = load float, float addrspace(1)* %337, align 4, !dbg !138
	%340 = fadd float %326, %339, !dbg !139
	%341 = add i64 %327, 1, !dbg !139
	%342 = icmp slt i64 %341, %128, !dbg !139
	br i1 %342, label %b52, label %b53, !dbg !139

b53:
	%343 = getelementptr inbounds float, float addrspace(1)* %38, i64 %325, !dbg !140
	%344 = icmp uge i64 %325, %34, !dbg !140
	br i1 %344, label %b53_fail1, label %b53_ok1, !dbg !140, !prof !20

b53_ok1:
	store float %340, float addrspace(1)* %343, align 4, !dbg !140
	%345 = add i64 %323, %94, !dbg !134
	br label %b50, !dbg !134

b54:
	call void @llvm.nvvm.barrier0(), !dbg !143
	%346 = icmp eq i64 %90, 0, !dbg !144
	br i1 %346, label %b55, label %b56, !dbg !144

b55:
	store i64 %12, i64 addrspace(1)* %9, align 8, !dbg !145
	br label %b56, !dbg !145

b56:
	ret void, !dbg !142

b57:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %153, i64 16), !dbg !83
	ret void, !dbg !83

b58:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %62, i64 4), !dbg !83
	ret void, !dbg !83

b59:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %77, i64 16), !dbg !57
	ret void, !dbg !57

b60:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %62, i64 4), !dbg !57
	ret void, !dbg !57

b61:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %68, i64 16), !dbg !55
	ret void, !dbg !55

b62:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %62, i64 4), !dbg !55
	ret void, !dbg !55

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %8, i64 %p10), !dbg !19
	ret void, !dbg !19

b2_fail1:
	%347 = icmp ugt i64 %32, %p3, !dbg !41
	br i1 %347, label %b2_fail2, label %b2_ok2, !dbg !41

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %32, i64 %p3), !dbg !41
	ret void, !dbg !41

b2_ok2:
	%348 = icmp ugt i64 %26, %32, !dbg !41
	br i1 %348, label %b2_fail3, label %b2_ok3, !dbg !41

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %26, i64 %32), !dbg !41
	ret void, !dbg !41

b2_ok3:
	%349 = icmp ugt i64 %32, %p1, !dbg !42
	br i1 %349, label %b2_fail4, label %b2_ok4, !dbg !42

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %32, i64 %p1), !dbg !42
	ret void, !dbg !42

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !44
	ret void, !dbg !44

b2_fail5:
	%350 = icmp ugt i64 %55, %p5, !dbg !51
	br i1 %350, label %b2_fail6, label %b2_ok6, !dbg !51

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %55, i64 %p5), !dbg !51
	ret void, !dbg !51

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %54, i64 %55), !dbg !51
	ret void, !dbg !51

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %62, i64 %35), !dbg !54
	ret void, !dbg !54

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %62, i64 %56), !dbg !56
	ret void, !dbg !56

b12_cold:
	%351 = phi i64 [ %361, %b13_cold_ok1 ], [ %90, %b9 ], !dbg !64
	%352 = icmp slt i64 %351, %119, !dbg !64
	br i1 %352, label %b13_cold, label %b14, !dbg !64

b13_cold:
	%353 = add i64 %62, %351, !dbg !66
	%354 = getelementptr inbounds float, float addrspace(1)* %36, i64 %353, !dbg !67
	%355 = icmp uge i64 %353, %34, !dbg !67
	%356 = icmp uge i64 %353, %56, !dbg !68
	%357 = or i1 %355, %356, !dbg !68
	br i1 %357, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !68, !prof !20

b13_cold_fail1:
	%358 = icmp uge i64 %353, %34, !dbg !67
	br i1 %358, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !67

b13_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %353, i64 %34), !dbg !67
	ret void, !dbg !67

b13_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %353, i64 %56), !dbg !68
	ret void, !dbg !68

b13_cold_ok1:
	%359 = load float, float addrspace(1)* %354, align 4, !dbg !67
	%360 = getelementptr inbounds float, float addrspace(1)* %57, i64 %353, !dbg !68
	store float %359, float addrspace(1)* %360, align 4, !dbg !68
	%361 = add i64 %351, %94, !dbg !64
	br label %b12_cold, !dbg !64

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %132, i64 %p7), !dbg !75
	ret void, !dbg !75

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %143, i64 %p7), !dbg !79
	ret void, !dbg !79

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %62, i64 %37), !dbg !82
	ret void, !dbg !82

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %157, i64 %179), !dbg !92
	ret void, !dbg !92

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %157, i64 %209), !dbg !97
	ret void, !dbg !97

b37_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %157, i64 %243), !dbg !103
	ret void, !dbg !103

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %157, i64 %277), !dbg !109
	ret void, !dbg !109

b52_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %327, i64 %128), !dbg !137
	ret void, !dbg !137

b52_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %325, i64 %335), !dbg !138
	ret void, !dbg !138

b53_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %325, i64 %34), !dbg !140
	ret void, !dbg !140
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
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !151
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !153, !range !18
	%7 = sext i32 %6 to i64, !dbg !153
	%8 = sext i32 %5 to i64, !dbg !155
	%9 = sext i32 %4 to i64, !dbg !156
	%10 = icmp uge i64 %7, %p8, !dbg !154
	br i1 %10, label %b0_fail1, label %b0_ok1, !dbg !154, !prof !20

b0_ok1:
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !153, !range !22
	%12 = sext i32 %11 to i64, !dbg !153
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !153, !range !22
	%14 = sext i32 %13 to i64, !dbg !153
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %7, !dbg !154
	%16 = load i64, i64 addrspace(1)* %15, align 8, !dbg !154
	%17 = add i64 %16, 1, !dbg !157
	%18 = mul i64 %7, %9, !dbg !159
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160, !range !21
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !160, !range !21
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !160, !range !23
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !160, !range !59
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !160, !range !59
	%24 = mul i32 %23, %21, !dbg !160
	%25 = add i32 %20, %24, !dbg !160
	%26 = mul i32 %22, %25, !dbg !160
	%27 = add i32 %19, %26, !dbg !160
	%28 = sext i32 %27 to i64, !dbg !160
	%29 = mul i32 %22, %23, !dbg !160
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !160, !range !60
	%31 = mul i32 %29, %30, !dbg !160
	%32 = sext i32 %31 to i64, !dbg !160
	%33 = add i64 %18, %8, !dbg !161
	br label %b1, !dbg !160

b1:
	%34 = phi i64 [ %28, %b0_ok1 ], [ %41, %b2_ok1 ], !dbg !160
	%35 = icmp slt i64 %34, %9, !dbg !160
	br i1 %35, label %b2, label %b3, !dbg !160

b2:
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %33, !dbg !162
	%37 = trunc i64 %34 to i32, !dbg !163
	%38 = addrspacecast i64 addrspace(1)* %36 to i64*, !dbg !163
	%39 = icmp uge i64 %33, %p5, !dbg !162
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !162, !prof !20

b2_ok1:
	%40 = bitcast i64* %38 to i8*, !dbg !163
	call void @gpuc_signal_op_thread(i8* %40, i64 %17, i32 9, i32 %37), !dbg !163
	%41 = add i64 %34, %32, !dbg !160
	br label %b1, !dbg !160

b3:
	%42 = phi i64 [ %50, %b4_ok1 ], [ %28, %b1 ], !dbg !164
	%43 = icmp slt i64 %42, %9, !dbg !164
	br i1 %43, label %b4, label %b5, !dbg !164

b4:
	%44 = add i64 %18, %42, !dbg !165
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %44, !dbg !166
	%46 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !167
	%47 = icmp uge i64 %44, %p5, !dbg !166
	br i1 %47, label %b4_fail1, label %b4_ok1, !dbg !166, !prof !20

b4_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !167
	%49 = call i64 @gpuc_signal_wait_until_thread(i8* %48, i32 5, i64 %17, i32 1, i8* %ctrl, i32 12), !dbg !167
	%50 = add i64 %42, %32, !dbg !164
	br label %b3, !dbg !164

b5:
	call void @llvm.nvvm.barrier0(), !dbg !168
	%51 = sdiv i64 %p3, 4, !dbg !169
	%52 = mul i64 %51, %8, !dbg !170
	%53 = icmp eq i64 %9, -1, !dbg !171
	%54 = select i1 %53, i64 1, i64 %9, !dbg !171
	%55 = sdiv i64 %52, %54, !dbg !171
	%56 = sub i64 0, %52, !dbg !171
	%57 = select i1 %53, i64 %56, i64 %55, !dbg !171
	%58 = mul i64 %57, 4, !dbg !172
	%59 = add i64 %8, 1, !dbg !173
	%60 = mul i64 %51, %59, !dbg !174
	%61 = icmp eq i64 %9, -1, !dbg !175
	%62 = select i1 %61, i64 1, i64 %9, !dbg !175
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
	br i1 %74, label %b5_fail1, label %b5_ok1, !dbg !178, !prof !20

b5_ok1:
	%75 = sdiv i64 %67, 4, !dbg !179
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !180, !range !26
	%77 = sext i32 %76 to i64, !dbg !180
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !180, !range !181
	%79 = sext i32 %78 to i64, !dbg !180
	%80 = mul i64 %79, %14, !dbg !180
	%81 = add i64 %12, %80, !dbg !180
	%82 = mul i64 %77, %81, !dbg !180
	%83 = add i64 %7, %82, !dbg !180
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
	%98 = icmp slt i64 %97, %9, !dbg !185
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
	br i1 %117, label %b10_fail1, label %b10_ok1, !dbg !188, !prof !20

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
	%127 = add i64 %97, 1, !dbg !189
	%128 = icmp slt i64 %127, %9, !dbg !190
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
	br i1 %147, label %b13_fail1, label %b13_ok1, !dbg !193, !prof !20

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
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %139, i64 16), !dbg !192
	ret void, !dbg !192

b15:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %135, i64 4), !dbg !192
	ret void, !dbg !192

b16:
	%157 = phi float [ 0.000000e+00, %b10_ok1 ], [ %150, %b13_ok1 ], !dbg !194
	%158 = phi float [ 0.000000e+00, %b10_ok1 ], [ %151, %b13_ok1 ], !dbg !194
	%159 = phi float [ 0.000000e+00, %b10_ok1 ], [ %152, %b13_ok1 ], !dbg !194
	%160 = phi float [ 0.000000e+00, %b10_ok1 ], [ %153, %b13_ok1 ], !dbg !194
	%161 = add i64 %97, 2, !dbg !195
	%162 = icmp slt i64 %161, %9, !dbg !196
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
	br i1 %181, label %b19_fail1, label %b19_ok1, !dbg !199, !prof !20

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
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %173, i64 16), !dbg !198
	ret void, !dbg !198

b21:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %169, i64 4), !dbg !198
	ret void, !dbg !198

b22:
	%191 = phi float [ 0.000000e+00, %b16 ], [ %184, %b19_ok1 ], !dbg !200
	%192 = phi float [ 0.000000e+00, %b16 ], [ %185, %b19_ok1 ], !dbg !200
	%193 = phi float [ 0.000000e+00, %b16 ], [ %186, %b19_ok1 ], !dbg !200
	%194 = phi float [ 0.000000e+00, %b16 ], [ %187, %b19_ok1 ], !dbg !200
	%195 = add i64 %97, 3, !dbg !201
	%196 = icmp slt i64 %195, %9, !dbg !202
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
	br i1 %215, label %b25_fail1, label %b25_ok1, !dbg !205, !prof !20

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
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %207, i64 16), !dbg !204
	ret void, !dbg !204

b27:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %203, i64 4), !dbg !204
	ret void, !dbg !204

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
	%245 = add i64 %97, 4, !dbg !227
	br label %b7, !dbg !227

b29:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %109, i64 16), !dbg !187
	ret void, !dbg !187

b30:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %105, i64 4), !dbg !187
	ret void, !dbg !187

b31:
	%246 = phi i64 [ %275, %b33_ok1 ], [ 0, %b7 ], !dbg !228
	%247 = trunc i64 %246 to i32, !dbg !148
	%248 = addrspacecast float addrspace(1)* %69 to float*, !dbg !148
	%249 = icmp uge i64 %246, %9, !dbg !148
	br i1 %249, label %b31_fail1, label %b31_ok1, !dbg !148, !prof !20

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
	br i1 %266, label %b33_fail1, label %b33_ok1, !dbg !230, !prof !20

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
	%276 = icmp slt i64 %275, %9, !dbg !230
	br i1 %276, label %b31, label %b34, !dbg !230

b34:
	%277 = add i64 %91, %90, !dbg !180
	br label %b6, !dbg !180

b35:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %258, i64 16), !dbg !229
	ret void, !dbg !229

b36:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %254, i64 4), !dbg !229
	ret void, !dbg !229

b37:
	%278 = sub i64 %9, 1, !dbg !231
	%279 = icmp eq i64 %8, %278, !dbg !232
	br i1 %279, label %b38, label %b44, !dbg !232

b38:
	%280 = mul i64 %51, 4, !dbg !233
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
	%289 = icmp uge i64 %286, %9, !dbg !238
	br i1 %289, label %b41_fail1, label %b41_ok1, !dbg !238, !prof !20

b41_ok1:
	%290 = bitcast float* %288 to i8*, !dbg !238
	%291 = call i8* @gpuc_peer_thread(i8* %290, i32 %287), !dbg !238
	%292 = bitcast i8* %291 to float*, !dbg !238
	%293 = icmp eq float* %292, null, !dbg !238
	%294 = select i1 %293, i64 0, i64 %p3, !dbg !238
	%295 = addrspacecast float* %292 to float addrspace(1)*, !dbg !239
	%296 = getelementptr inbounds float, float addrspace(1)* %295, i64 %284, !dbg !239
	%297 = icmp uge i64 %284, %294, !dbg !239
	br i1 %297, label %b41_fail2, label %b41_ok2, !dbg !239, !prof !20

b41_ok2:
	%298 = load float, float addrspace(1)* %296, align 4, !dbg !239
	%299 = fadd float %285, %298, !dbg !240
	%300 = add i64 %286, 1, !dbg !240
	%301 = icmp slt i64 %300, %9, !dbg !240
	br i1 %301, label %b41, label %b42, !dbg !240

b42:
	%302 = phi i64 [ %314, %b42_ok2 ], [ 0, %b41_ok2 ], !dbg !241
	%303 = trunc i64 %302 to i32, !dbg !242
	%304 = addrspacecast float addrspace(1)* %0 to float*, !dbg !242
	%305 = icmp uge i64 %302, %9, !dbg !242
	br i1 %305, label %b42_fail1, label %b42_ok1, !dbg !242, !prof !20

b42_ok1:
	%306 = bitcast float* %304 to i8*, !dbg !242
	%307 = call i8* @gpuc_peer_thread(i8* %306, i32 %303), !dbg !242
	%308 = bitcast i8* %307 to float*, !dbg !242
	%309 = icmp eq float* %308, null, !dbg !242
	%310 = select i1 %309, i64 0, i64 %p1, !dbg !242
	%311 = addrspacecast float* %308 to float addrspace(1)*, !dbg !243
	%312 = getelementptr inbounds float, float addrspace(1)* %311, i64 %284, !dbg !243
	%313 = icmp uge i64 %284, %310, !dbg !243
	br i1 %313, label %b42_fail2, label %b42_ok2, !dbg !243, !prof !20

b42_ok2:
	store float %299, float addrspace(1)* %312, align 4, !dbg !243
	%314 = add i64 %302, 1, !dbg !243
	%315 = icmp slt i64 %314, %9, !dbg !243
	br i1 %315, label %b42, label %b43, !dbg !243

b43:
	%316 = add i64 %282, %90, !dbg !235
	br label %b39, !dbg !235

b44:
	call void @llvm.nvvm.barrier0(), !dbg !244
	%317 = icmp slt i64 %28, %9, !dbg !245
	br i1 %317, label %b45, label %b46, !dbg !245

b45:
	call void @gpuc_fence_thread(), !dbg !246
	br label %b46, !dbg !246

b46:
	%318 = add i64 %p6, %7, !dbg !247
	%319 = mul i64 %318, %9, !dbg !248
	%320 = add i64 %319, %8, !dbg !249
	br label %b47, !dbg !250

b47:
	%321 = phi i64 [ %28, %b46 ], [ %328, %b48_ok1 ], !dbg !250
	%322 = icmp slt i64 %321, %9, !dbg !250
	br i1 %322, label %b48, label %b49, !dbg !250

b48:
	%323 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %320, !dbg !251
	%324 = trunc i64 %321 to i32, !dbg !252
	%325 = addrspacecast i64 addrspace(1)* %323 to i64*, !dbg !252
	%326 = icmp uge i64 %320, %p5, !dbg !251
	br i1 %326, label %b48_fail1, label %b48_ok1, !dbg !251, !prof !20

b48_ok1:
	%327 = bitcast i64* %325 to i8*, !dbg !252
	call void @gpuc_signal_op_thread(i8* %327, i64 %17, i32 9, i32 %324), !dbg !252
	%328 = add i64 %321, %32, !dbg !250
	br label %b47, !dbg !250

b49:
	%329 = phi i64 [ %337, %b50_ok1 ], [ %28, %b47 ], !dbg !253
	%330 = icmp slt i64 %329, %9, !dbg !253
	br i1 %330, label %b50, label %b51, !dbg !253

b50:
	%331 = add i64 %319, %329, !dbg !254
	%332 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %331, !dbg !255
	%333 = addrspacecast i64 addrspace(1)* %332 to i64*, !dbg !256
	%334 = icmp uge i64 %331, %p5, !dbg !255
	br i1 %334, label %b50_fail1, label %b50_ok1, !dbg !255, !prof !20

b50_ok1:
	%335 = bitcast i64* %333 to i8*, !dbg !256
	%336 = call i64 @gpuc_signal_wait_until_thread(i8* %335, i32 5, i64 %17, i32 1, i8* %ctrl, i32 12), !dbg !256
	%337 = add i64 %329, %32, !dbg !253
	br label %b49, !dbg !253

b51:
	call void @llvm.nvvm.barrier0(), !dbg !257
	call void @llvm.nvvm.barrier0(), !dbg !259
	%338 = icmp eq i64 %28, 0, !dbg !260
	br i1 %338, label %b52, label %b53, !dbg !260

b52:
	store i64 %17, i64 addrspace(1)* %15, align 8, !dbg !261
	br label %b53, !dbg !261

b53:
	ret void, !dbg !258

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %7, i64 %p8), !dbg !154
	ret void, !dbg !154

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %33, i64 %p5), !dbg !162
	ret void, !dbg !162

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %44, i64 %p5), !dbg !166
	ret void, !dbg !166

b5_fail1:
	%339 = icmp ugt i64 %66, %p3, !dbg !177
	br i1 %339, label %b5_fail2, label %b5_ok2, !dbg !177

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %66, i64 %p3), !dbg !177
	ret void, !dbg !177

b5_ok2:
	%340 = icmp ugt i64 %58, %66, !dbg !177
	br i1 %340, label %b5_fail3, label %b5_ok3, !dbg !177

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %58, i64 %66), !dbg !177
	ret void, !dbg !177

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %66, i64 %p1), !dbg !178
	ret void, !dbg !178

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %91, i64 %113), !dbg !188
	ret void, !dbg !188

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %91, i64 %143), !dbg !193
	ret void, !dbg !193

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %91, i64 %177), !dbg !199
	ret void, !dbg !199

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %91, i64 %211), !dbg !205
	ret void, !dbg !205

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %246, i64 %9), !dbg !148
	ret void, !dbg !148

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %91, i64 %262), !dbg !230
	ret void, !dbg !230

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %286, i64 %9), !dbg !238
	ret void, !dbg !238

b41_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %284, i64 %294), !dbg !239
	ret void, !dbg !239

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %302, i64 %9), !dbg !242
	ret void, !dbg !242

b42_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %284, i64 %310), !dbg !243
	ret void, !dbg !243

b48_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %320, i64 %p5), !dbg !251
	ret void, !dbg !251

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %331, i64 %p5), !dbg !255
	ret void, !dbg !255
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !262 {
entry:
	br label %b0, !dbg !263

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !263
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !264
	%2 = sext i32 %1 to i64, !dbg !265
	br label %b1, !dbg !265

b1:
	%3 = phi float [ 1.000000e+00, %b0 ], [ %14, %b3 ], !dbg !266
	%4 = phi i64 [ 0, %b0 ], [ %15, %b3 ], !dbg !266
	%5 = trunc i64 %4 to i32, !dbg !264
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !264
	%7 = icmp uge i64 %4, %2, !dbg !264
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !264, !prof !20

b1_ok1:
	%8 = bitcast float* %6 to i8*, !dbg !264
	%9 = call i8* @gpuc_peer_thread(i8* %8, i32 %5), !dbg !264
	%10 = bitcast i8* %9 to float*, !dbg !264
	%11 = icmp eq float* %10, null, !dbg !264
	%12 = select i1 %11, i64 0, i64 %p1, !dbg !264
	%13 = icmp eq i64 %12, 0, !dbg !267
	br i1 %13, label %b2, label %b3, !dbg !267

b2:
	br label %b3, !dbg !267

b3:
	%14 = phi float [ %3, %b1_ok1 ], [ 0.000000e+00, %b2 ], !dbg !266
	%15 = add i64 %4, 1, !dbg !266
	%16 = icmp slt i64 %15, %2, !dbg !266
	br i1 %16, label %b1, label %b4, !dbg !266

b4:
	%17 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !268
	%18 = icmp uge i64 0, %p1, !dbg !268
	br i1 %18, label %b4_fail1, label %b4_ok1, !dbg !268, !prof !20

b4_ok1:
	store float %14, float addrspace(1)* %17, align 4, !dbg !268
	ret void, !dbg !268

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %4, i64 %2), !dbg !264
	ret void, !dbg !264

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 0, i64 %p1), !dbg !268
	ret void, !dbg !268
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !270 {
entry:
	br label %b0, !dbg !271

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !271
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !271
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !271
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !271
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !271
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !272
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !273
	%7 = sext i32 %5 to i64, !dbg !274
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !275, !range !18
	%9 = sext i32 %8 to i64, !dbg !275
	%10 = sub i64 %7, 1, !dbg !276
	%11 = mul i64 %9, %10, !dbg !277
	%12 = mul i64 %11, %p8, !dbg !278
	%13 = add i64 %9, 1, !dbg !279
	%14 = mul i64 %13, %10, !dbg !280
	%15 = mul i64 %14, %p8, !dbg !281
	%16 = sext i32 %6 to i64, !dbg !273
	%17 = add i64 %16, 1, !dbg !285
	%18 = icmp ugt i64 %15, %p5, !dbg !282
	%19 = icmp ugt i64 %12, %15, !dbg !282
	%20 = icmp uge i64 %9, %p10, !dbg !284
	%21 = or i1 %18, %19, !dbg !284
	%22 = or i1 %21, %20, !dbg !284
	br i1 %22, label %b0_fail1, label %b0_ok1, !dbg !284, !prof !20

b0_ok1:
	%23 = icmp eq i64 %7, -1, !dbg !286
	%24 = select i1 %23, i64 1, i64 %7, !dbg !286
	%25 = srem i64 %17, %24, !dbg !286
	%26 = sub i64 %15, %12, !dbg !282
	%27 = getelementptr inbounds float, float addrspace(1)* %2, i64 %12, !dbg !282
	%28 = mul i64 %9, 2, !dbg !287
	%29 = mul i64 %28, %10, !dbg !288
	%30 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %9, !dbg !284
	%31 = load i64, i64 addrspace(1)* %30, align 8, !dbg !284
	%32 = add i64 %31, 1, !dbg !289
	%33 = icmp slt i64 0, %p11, !dbg !283
	br i1 %33, label %b1, label %b32, !dbg !283

b1:
	%34 = icmp slt i64 0, %10, !dbg !290
	%35 = mul i64 %10, 2, !dbg !291
	%36 = add i64 %29, %35, !dbg !292
	%37 = sub i64 %36, 1, !dbg !293
	%38 = trunc i64 %25 to i32, !dbg !294
	%39 = icmp eq i64 %10, 0, !dbg !297
	%40 = add i64 %29, %7, !dbg !298
	%41 = sub i64 %40, 2, !dbg !299
	%42 = sub i64 %40, 1, !dbg !300
	%43 = add i64 %29, %10, !dbg !301
	%44 = sub i64 %43, 1, !dbg !302
	%45 = sub i64 %10, 1, !dbg !303
	%46 = mul i64 %45, %p8, !dbg !304
	%47 = sub i64 %26, %46, !dbg !305
	br label %b2, !dbg !283

b2:
	%48 = phi i64 [ %289, %b31 ], [ 0, %b1 ], !dbg !283
	%49 = add i64 %32, %48, !dbg !307
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !308, !range !26
	%51 = sext i32 %50 to i64, !dbg !308
	%52 = mul i64 %48, %51, !dbg !309
	%53 = add i64 %52, %9, !dbg !310
	%54 = mul i64 %53, %7, !dbg !311
	%55 = mul i64 %54, %p8, !dbg !312
	br i1 %34, label %b3, label %b13, !dbg !290

b3:
	%56 = phi i64 [ %158, %b12_ok1 ], [ 0, %b2 ], !dbg !290
	%57 = sub i64 %16, %56, !dbg !313
	%58 = add i64 %57, %7, !dbg !314
	%59 = icmp eq i64 %7, -1, !dbg !315
	%60 = select i1 %59, i64 1, i64 %7, !dbg !315
	%61 = srem i64 %58, %60, !dbg !315
	%62 = mul i64 %61, %p8, !dbg !318
	%63 = add i64 %55, %62, !dbg !319
	%64 = icmp slt i64 %63, %p1, !dbg !320
	%65 = select i1 %64, i64 %63, i64 %p1, !dbg !320
	%66 = add i64 %65, %p8, !dbg !321
	%67 = icmp slt i64 %66, %p1, !dbg !322
	%68 = select i1 %67, i64 %66, i64 %p1, !dbg !322
	%69 = sub i64 %68, %65, !dbg !323
	%70 = getelementptr inbounds float, float addrspace(1)* %0, i64 %65, !dbg !323
	%71 = getelementptr inbounds float, float addrspace(1)* %1, i64 %65, !dbg !324
	%72 = icmp eq i64 %56, 0, !dbg !326
	%73 = icmp ugt i64 %68, %p1, !dbg !323
	%74 = icmp ugt i64 %65, %68, !dbg !323
	%75 = icmp ugt i64 %68, %p3, !dbg !324
	%76 = or i1 %73, %74, !dbg !324
	%77 = or i1 %76, %75, !dbg !324
	br i1 %77, label %b3_fail1, label %b3_ok1, !dbg !324, !prof !20

b3_ok1:
	br i1 %72, label %b4, label %b7, !dbg !326

b4:
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !327, !range !21
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !327, !range !21
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !327, !range !23
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !327, !range !59
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !327, !range !59
	%83 = mul i32 %82, %80, !dbg !327
	%84 = add i32 %79, %83, !dbg !327
	%85 = mul i32 %81, %84, !dbg !327
	%86 = add i32 %78, %85, !dbg !327
	%87 = sext i32 %86 to i64, !dbg !327
	%88 = mul i32 %81, %82, !dbg !327
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !327, !range !60
	%90 = mul i32 %88, %89, !dbg !327
	%91 = sext i32 %90 to i64, !dbg !327
	br label %b5, !dbg !327

b5:
	%92 = phi i64 [ %87, %b4 ], [ %97, %b6 ], !dbg !327
	%93 = icmp slt i64 %92, %69, !dbg !327
	br i1 %93, label %b6, label %b12, !dbg !327

b6:
	%94 = getelementptr inbounds float, float addrspace(1)* %71, i64 %92, !dbg !328
	%95 = load float, float addrspace(1)* %94, align 4, !dbg !328
	%96 = getelementptr inbounds float, float addrspace(1)* %70, i64 %92, !dbg !329
	store float %95, float addrspace(1)* %96, align 4, !dbg !329
	%97 = add i64 %92, %91, !dbg !327
	br label %b5, !dbg !327

b7:
	%98 = add i64 %29, %56, !dbg !330
	%99 = sub i64 %98, 1, !dbg !331
	%100 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %99, !dbg !332
	%101 = icmp uge i64 %99, %p7, !dbg !332
	br i1 %101, label %b7_fail1, label %b7_ok1, !dbg !332, !prof !20

b7_ok1:
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !335, !range !21
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !335, !range !21
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !335, !range !23
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !335, !range !59
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !335, !range !59
	%107 = mul i32 %106, %104, !dbg !335
	%108 = add i32 %103, %107, !dbg !335
	%109 = mul i32 %105, %108, !dbg !335
	%110 = add i32 %102, %109, !dbg !335
	%111 = sext i32 %110 to i64, !dbg !335
	%112 = icmp eq i64 %111, 0, !dbg !336
	br i1 %112, label %b8, label %b9, !dbg !336

b8:
	%113 = addrspacecast i64 addrspace(1)* %100 to i64*, !dbg !337
	%114 = icmp eq i64 addrspace(1)* %100, null, !dbg !337
	br i1 %114, label %b8_fail1, label %b8_ok1, !dbg !337, !prof !20

b8_ok1:
	%115 = bitcast i64* %113 to i8*, !dbg !337
	%116 = call i64 @gpuc_signal_wait_until_thread(i8* %115, i32 5, i64 %49, i32 1, i8* %ctrl, i32 49), !dbg !337
	br label %b9, !dbg !337

b9:
	call void @llvm.nvvm.barrier0(), !dbg !338
	%117 = sub i64 %56, 1, !dbg !339
	%118 = mul i64 %117, %p8, !dbg !340
	%119 = sub i64 %26, %118, !dbg !341
	%120 = getelementptr inbounds float, float addrspace(1)* %27, i64 %118, !dbg !341
	%121 = mul i32 %105, %106, !dbg !343
	%122 = icmp ugt i64 %118, %26, !dbg !341
	%123 = icmp ugt i64 %69, %119, !dbg !342
	%124 = or i1 %122, %123, !dbg !342
	br i1 %124, label %b9_fail1, label %b9_ok1, !dbg !342, !prof !20

b9_ok1:
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !343, !range !60
	%126 = mul i32 %121, %125, !dbg !343
	%127 = sext i32 %126 to i64, !dbg !343
	br label %b10, !dbg !343

b10:
	%128 = phi i64 [ %111, %b9_ok1 ], [ %136, %b11 ], !dbg !343
	%129 = icmp slt i64 %128, %69, !dbg !343
	br i1 %129, label %b11, label %b12, !dbg !343

b11:
	%130 = getelementptr inbounds float, float addrspace(1)* %120, i64 %128, !dbg !344
	%131 = load float, float addrspace(1)* %130, align 4, !dbg !344
	%132 = getelementptr inbounds float, float addrspace(1)* %71, i64 %128, !dbg !345
	%133 = load float, float addrspace(1)* %132, align 4, !dbg !345
	%134 = fadd float %131, %133, !dbg !346
	%135 = getelementptr inbounds float, float addrspace(1)* %70, i64 %128, !dbg !347
	store float %134, float addrspace(1)* %135, align 4, !dbg !347
	%136 = add i64 %128, %127, !dbg !343
	br label %b10, !dbg !343

b12:
	call void @llvm.nvvm.barrier0(), !dbg !348
	%137 = mul i64 %56, %p8, !dbg !349
	%138 = add i64 %137, %68, !dbg !350
	%139 = sub i64 %138, %65, !dbg !351
	%140 = sub i64 %139, %137, !dbg !352
	%141 = add i64 %29, %56, !dbg !353
	%142 = getelementptr inbounds float, float addrspace(1)* %27, i64 %137, !dbg !352
	%143 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %141, !dbg !354
	%144 = mul i64 %69, 4, !dbg !294
	%145 = addrspacecast float addrspace(1)* %142 to float*, !dbg !294
	%146 = addrspacecast float addrspace(1)* %70 to float*, !dbg !294
	%147 = addrspacecast i64 addrspace(1)* %143 to i64*, !dbg !294
	%148 = icmp ugt i64 %139, %26, !dbg !352
	%149 = icmp ugt i64 %137, %139, !dbg !352
	%150 = icmp uge i64 %141, %p7, !dbg !354
	%151 = icmp ne i64 %140, %69, !dbg !294
	%152 = or i1 %148, %149, !dbg !294
	%153 = or i1 %152, %150, !dbg !294
	%154 = or i1 %153, %151, !dbg !294
	br i1 %154, label %b12_fail1, label %b12_ok1, !dbg !294, !prof !20

b12_ok1:
	%155 = bitcast float* %145 to i8*, !dbg !294
	%156 = bitcast float* %146 to i8*, !dbg !294
	%157 = bitcast i64* %147 to i8*, !dbg !294
	call void @gpuc_put_signal_block(i8* %155, i8* %156, i64 %144, i8* %157, i64 %49, i32 9, i32 %38), !dbg !294
	%158 = add i64 %56, 1, !dbg !294
	%159 = icmp slt i64 %158, %10, !dbg !294
	br i1 %159, label %b3, label %b13, !dbg !294

b13:
	br i1 %34, label %b14, label %b29, !dbg !355

b14:
	%160 = phi i64 [ %270, %b28_ok1 ], [ 0, %b13 ], !dbg !355
	%161 = sub i64 %17, %160, !dbg !356
	%162 = add i64 %161, %7, !dbg !357
	%163 = icmp eq i64 %7, -1, !dbg !358
	%164 = select i1 %163, i64 1, i64 %7, !dbg !358
	%165 = srem i64 %162, %164, !dbg !358
	%166 = mul i64 %165, %p8, !dbg !360
	%167 = add i64 %55, %166, !dbg !361
	%168 = icmp slt i64 %167, %p1, !dbg !362
	%169 = select i1 %168, i64 %167, i64 %p1, !dbg !362
	%170 = add i64 %169, %p8, !dbg !363
	%171 = icmp slt i64 %170, %p1, !dbg !364
	%172 = select i1 %171, i64 %170, i64 %p1, !dbg !364
	%173 = icmp eq i64 %160, 0, !dbg !365
	br i1 %173, label %b15, label %b25, !dbg !365

b15:
	%174 = sub i64 %172, %169, !dbg !366
	%175 = getelementptr inbounds float, float addrspace(1)* %0, i64 %169, !dbg !366
	%176 = getelementptr inbounds float, float addrspace(1)* %1, i64 %169, !dbg !367
	%177 = icmp ugt i64 %172, %p1, !dbg !366
	%178 = icmp ugt i64 %169, %172, !dbg !366
	%179 = icmp ugt i64 %172, %p3, !dbg !367
	%180 = or i1 %177, %178, !dbg !367
	%181 = or i1 %180, %179, !dbg !367
	br i1 %181, label %b15_fail1, label %b15_ok1, !dbg !367, !prof !20

b15_ok1:
	br i1 %39, label %b16, label %b19, !dbg !297

b16:
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !368, !range !21
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !368, !range !21
	%184 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !368, !range !23
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !368, !range !59
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !368, !range !59
	%187 = mul i32 %186, %184, !dbg !368
	%188 = add i32 %183, %187, !dbg !368
	%189 = mul i32 %185, %188, !dbg !368
	%190 = add i32 %182, %189, !dbg !368
	%191 = sext i32 %190 to i64, !dbg !368
	%192 = mul i32 %185, %186, !dbg !368
	%193 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !368, !range !60
	%194 = mul i32 %192, %193, !dbg !368
	%195 = sext i32 %194 to i64, !dbg !368
	br label %b17, !dbg !368

b17:
	%196 = phi i64 [ %191, %b16 ], [ %201, %b18 ], !dbg !368
	%197 = icmp slt i64 %196, %174, !dbg !368
	br i1 %197, label %b18, label %b24, !dbg !368

b18:
	%198 = getelementptr inbounds float, float addrspace(1)* %176, i64 %196, !dbg !369
	%199 = load float, float addrspace(1)* %198, align 4, !dbg !369
	%200 = getelementptr inbounds float, float addrspace(1)* %175, i64 %196, !dbg !370
	store float %199, float addrspace(1)* %200, align 4, !dbg !370
	%201 = add i64 %196, %195, !dbg !368
	br label %b17, !dbg !368

b19:
	%202 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %44, !dbg !371
	%203 = icmp uge i64 %44, %p7, !dbg !371
	br i1 %203, label %b19_fail1, label %b19_ok1, !dbg !371, !prof !20

b19_ok1:
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !373, !range !21
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !373, !range !21
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !373, !range !23
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !373, !range !59
	%208 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !373, !range !59
	%209 = mul i32 %208, %206, !dbg !373
	%210 = add i32 %205, %209, !dbg !373
	%211 = mul i32 %207, %210, !dbg !373
	%212 = add i32 %204, %211, !dbg !373
	%213 = sext i32 %212 to i64, !dbg !373
	%214 = icmp eq i64 %213, 0, !dbg !374
	br i1 %214, label %b20, label %b21, !dbg !374

b20:
	%215 = addrspacecast i64 addrspace(1)* %202 to i64*, !dbg !375
	%216 = icmp eq i64 addrspace(1)* %202, null, !dbg !375
	br i1 %216, label %b20_fail1, label %b20_ok1, !dbg !375, !prof !20

b20_ok1:
	%217 = bitcast i64* %215 to i8*, !dbg !375
	%218 = call i64 @gpuc_signal_wait_until_thread(i8* %217, i32 5, i64 %49, i32 1, i8* %ctrl, i32 49), !dbg !375
	br label %b21, !dbg !375

b21:
	call void @llvm.nvvm.barrier0(), !dbg !376
	%219 = getelementptr inbounds float, float addrspace(1)* %27, i64 %46, !dbg !305
	%220 = mul i32 %207, %208, !dbg !378
	%221 = icmp ugt i64 %46, %26, !dbg !305
	%222 = icmp ugt i64 %174, %47, !dbg !377
	%223 = or i1 %221, %222, !dbg !377
	br i1 %223, label %b21_fail1, label %b21_ok1, !dbg !377, !prof !20

b21_ok1:
	%224 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !378, !range !60
	%225 = mul i32 %220, %224, !dbg !378
	%226 = sext i32 %225 to i64, !dbg !378
	br label %b22, !dbg !378

b22:
	%227 = phi i64 [ %213, %b21_ok1 ], [ %235, %b23 ], !dbg !378
	%228 = icmp slt i64 %227, %174, !dbg !378
	br i1 %228, label %b23, label %b24, !dbg !378

b23:
	%229 = getelementptr inbounds float, float addrspace(1)* %219, i64 %227, !dbg !379
	%230 = load float, float addrspace(1)* %229, align 4, !dbg !379
	%231 = getelementptr inbounds float, float addrspace(1)* %176, i64 %227, !dbg !380
	%232 = load float, float addrspace(1)* %231, align 4, !dbg !380
	%233 = fadd float %230, %232, !dbg !381
	%234 = getelementptr inbounds float, float addrspace(1)* %175, i64 %227, !dbg !382
	store float %233, float addrspace(1)* %234, align 4, !dbg !382
	%235 = add i64 %227, %226, !dbg !378
	br label %b22, !dbg !378

b24:
	call void @llvm.nvvm.barrier0(), !dbg !383
	br label %b28, !dbg !296

b25:
	%236 = add i64 %41, %160, !dbg !384
	%237 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %236, !dbg !385
	%238 = icmp uge i64 %236, %p7, !dbg !385
	br i1 %238, label %b25_fail1, label %b25_ok1, !dbg !385, !prof !20

b25_ok1:
	%239 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !387, !range !21
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !387, !range !21
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !387, !range !23
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !387, !range !59
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !387, !range !59
	%244 = mul i32 %243, %241, !dbg !387
	%245 = add i32 %240, %244, !dbg !387
	%246 = mul i32 %242, %245, !dbg !387
	%247 = add i32 %239, %246, !dbg !387
	%248 = sext i32 %247 to i64, !dbg !387
	%249 = icmp eq i64 %248, 0, !dbg !388
	br i1 %249, label %b26, label %b27, !dbg !388

b26:
	%250 = addrspacecast i64 addrspace(1)* %237 to i64*, !dbg !389
	%251 = icmp eq i64 addrspace(1)* %237, null, !dbg !389
	br i1 %251, label %b26_fail1, label %b26_ok1, !dbg !389, !prof !20

b26_ok1:
	%252 = bitcast i64* %250 to i8*, !dbg !389
	%253 = call i64 @gpuc_signal_wait_until_thread(i8* %252, i32 5, i64 %49, i32 1, i8* %ctrl, i32 49), !dbg !389
	br label %b27, !dbg !389

b27:
	call void @llvm.nvvm.barrier0(), !dbg !390
	br label %b28, !dbg !386

b28:
	%254 = add i64 %42, %160, !dbg !392
	%255 = sub i64 %172, %169, !dbg !391
	%256 = getelementptr inbounds float, float addrspace(1)* %0, i64 %169, !dbg !391
	%257 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %254, !dbg !393
	%258 = mul i64 %255, 4, !dbg !272
	%259 = addrspacecast float addrspace(1)* %256 to float*, !dbg !272
	%260 = addrspacecast float addrspace(1)* %256 to float*, !dbg !272
	%261 = addrspacecast i64 addrspace(1)* %257 to i64*, !dbg !272
	%262 = icmp ugt i64 %172, %p1, !dbg !391
	%263 = icmp ugt i64 %169, %172, !dbg !391
	%264 = icmp uge i64 %254, %p7, !dbg !393
	%265 = or i1 %262, %263, !dbg !393
	%266 = or i1 %265, %264, !dbg !393
	br i1 %266, label %b28_fail1, label %b28_ok1, !dbg !393, !prof !20

b28_ok1:
	%267 = bitcast float* %259 to i8*, !dbg !272
	%268 = bitcast float* %260 to i8*, !dbg !272
	%269 = bitcast i64* %261 to i8*, !dbg !272
	call void @gpuc_put_signal_block(i8* %267, i8* %268, i64 %258, i8* %269, i64 %49, i32 9, i32 %38), !dbg !272
	%270 = add i64 %160, 1, !dbg !272
	%271 = icmp slt i64 %270, %10, !dbg !272
	br i1 %271, label %b14, label %b29, !dbg !272

b29:
	%272 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %37, !dbg !394
	%273 = icmp uge i64 %37, %p7, !dbg !394
	br i1 %273, label %b29_fail1, label %b29_ok1, !dbg !394, !prof !20

b29_ok1:
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !396, !range !21
	%275 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !396, !range !21
	%276 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !396, !range !23
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !396, !range !59
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !396, !range !59
	%279 = mul i32 %278, %276, !dbg !396
	%280 = add i32 %275, %279, !dbg !396
	%281 = mul i32 %277, %280, !dbg !396
	%282 = add i32 %274, %281, !dbg !396
	%283 = sext i32 %282 to i64, !dbg !396
	%284 = icmp eq i64 %283, 0, !dbg !397
	br i1 %284, label %b30, label %b31, !dbg !397

b30:
	%285 = addrspacecast i64 addrspace(1)* %272 to i64*, !dbg !398
	%286 = icmp eq i64 addrspace(1)* %272, null, !dbg !398
	br i1 %286, label %b30_fail1, label %b30_ok1, !dbg !398, !prof !20

b30_ok1:
	%287 = bitcast i64* %285 to i8*, !dbg !398
	%288 = call i64 @gpuc_signal_wait_until_thread(i8* %287, i32 5, i64 %49, i32 1, i8* %ctrl, i32 49), !dbg !398
	br label %b31, !dbg !398

b31:
	call void @llvm.nvvm.barrier0(), !dbg !399
	%289 = add i64 %48, 1, !dbg !395
	%290 = icmp slt i64 %289, %p11, !dbg !395
	br i1 %290, label %b2, label %b32, !dbg !395

b32:
	%291 = add i64 %32, %p11, !dbg !401
	%292 = sub i64 %291, 1, !dbg !402
	call void @llvm.nvvm.barrier0(), !dbg !404
	%293 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !405, !range !21
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !405, !range !21
	%295 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !405, !range !23
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !405, !range !59
	%297 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !405, !range !59
	%298 = mul i32 %297, %295, !dbg !405
	%299 = add i32 %294, %298, !dbg !405
	%300 = mul i32 %296, %299, !dbg !405
	%301 = add i32 %293, %300, !dbg !405
	%302 = sext i32 %301 to i64, !dbg !405
	%303 = icmp eq i64 %302, 0, !dbg !406
	br i1 %303, label %b33, label %b34, !dbg !406

b33:
	store i64 %292, i64 addrspace(1)* %30, align 8, !dbg !407
	br label %b34, !dbg !407

b34:
	ret void, !dbg !403

b0_fail1:
	%304 = icmp ugt i64 %15, %p5, !dbg !282
	br i1 %304, label %b0_fail2, label %b0_ok2, !dbg !282

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %15, i64 %p5), !dbg !282
	ret void, !dbg !282

b0_ok2:
	%305 = icmp ugt i64 %12, %15, !dbg !282
	br i1 %305, label %b0_fail3, label %b0_ok3, !dbg !282

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %12, i64 %15), !dbg !282
	ret void, !dbg !282

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %9, i64 %p10), !dbg !284
	ret void, !dbg !284

b3_fail1:
	%306 = icmp ugt i64 %68, %p1, !dbg !323
	br i1 %306, label %b3_fail2, label %b3_ok2, !dbg !323

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %68, i64 %p1), !dbg !323
	ret void, !dbg !323

b3_ok2:
	%307 = icmp ugt i64 %65, %68, !dbg !323
	br i1 %307, label %b3_fail3, label %b3_ok3, !dbg !323

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %65, i64 %68), !dbg !323
	ret void, !dbg !323

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %68, i64 %p3), !dbg !324
	ret void, !dbg !324

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %99, i64 %p7), !dbg !332
	ret void, !dbg !332

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !337
	ret void, !dbg !337

b9_fail1:
	%308 = icmp ugt i64 %118, %26, !dbg !341
	br i1 %308, label %b9_fail2, label %b9_ok2, !dbg !341

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %118, i64 %26), !dbg !341
	ret void, !dbg !341

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %69, i64 %119), !dbg !342
	ret void, !dbg !342

b12_fail1:
	%309 = icmp ugt i64 %139, %26, !dbg !352
	br i1 %309, label %b12_fail2, label %b12_ok2, !dbg !352

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %139, i64 %26), !dbg !352
	ret void, !dbg !352

b12_ok2:
	%310 = icmp ugt i64 %137, %139, !dbg !352
	br i1 %310, label %b12_fail3, label %b12_ok3, !dbg !352

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %137, i64 %139), !dbg !352
	ret void, !dbg !352

b12_ok3:
	%311 = icmp uge i64 %141, %p7, !dbg !354
	br i1 %311, label %b12_fail4, label %b12_ok4, !dbg !354

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %141, i64 %p7), !dbg !354
	ret void, !dbg !354

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %140, i64 %69), !dbg !294
	ret void, !dbg !294

b15_fail1:
	%312 = icmp ugt i64 %172, %p1, !dbg !366
	br i1 %312, label %b15_fail2, label %b15_ok2, !dbg !366

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %172, i64 %p1), !dbg !366
	ret void, !dbg !366

b15_ok2:
	%313 = icmp ugt i64 %169, %172, !dbg !366
	br i1 %313, label %b15_fail3, label %b15_ok3, !dbg !366

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %169, i64 %172), !dbg !366
	ret void, !dbg !366

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %172, i64 %p3), !dbg !367
	ret void, !dbg !367

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %44, i64 %p7), !dbg !371
	ret void, !dbg !371

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !375
	ret void, !dbg !375

b21_fail1:
	%314 = icmp ugt i64 %46, %26, !dbg !305
	br i1 %314, label %b21_fail2, label %b21_ok2, !dbg !305

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %46, i64 %26), !dbg !305
	ret void, !dbg !305

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %174, i64 %47), !dbg !377
	ret void, !dbg !377

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %236, i64 %p7), !dbg !385
	ret void, !dbg !385

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !389
	ret void, !dbg !389

b28_fail1:
	%315 = icmp ugt i64 %172, %p1, !dbg !391
	br i1 %315, label %b28_fail2, label %b28_ok2, !dbg !391

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %172, i64 %p1), !dbg !391
	ret void, !dbg !391

b28_ok2:
	%316 = icmp ugt i64 %169, %172, !dbg !391
	br i1 %316, label %b28_fail3, label %b28_ok3, !dbg !391

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %169, i64 %172), !dbg !391
	ret void, !dbg !391

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %254, i64 %p7), !dbg !393
	ret void, !dbg !393

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %37, i64 %p7), !dbg !394
	ret void, !dbg !394

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !398
	ret void, !dbg !398
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !409 {
entry:
	br label %b0, !dbg !410

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !410
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !410
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !410
	%3 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !410
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !414
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !415, !range !18
	%6 = sext i32 %5 to i64, !dbg !415
	%7 = mul i64 %6, %p6, !dbg !416
	%8 = icmp slt i64 %7, %p3, !dbg !417
	%9 = select i1 %8, i64 %7, i64 %p3, !dbg !417
	%10 = add i64 %9, %p6, !dbg !418
	%11 = icmp slt i64 %10, %p3, !dbg !419
	%12 = select i1 %11, i64 %10, i64 %p3, !dbg !419
	%13 = mul i64 %6, %p7, !dbg !422
	%14 = add i64 %13, %p7, !dbg !423
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %6, !dbg !421
	%16 = icmp uge i64 %6, %p9, !dbg !421
	%17 = icmp ugt i64 %14, %p5, !dbg !424
	%18 = icmp ugt i64 %13, %14, !dbg !424
	%19 = icmp ugt i64 %12, %p1, !dbg !425
	%20 = icmp ugt i64 %9, %12, !dbg !425
	%21 = or i1 %16, %17, !dbg !425
	%22 = or i1 %21, %18, !dbg !425
	%23 = or i1 %22, %19, !dbg !425
	%24 = or i1 %23, %20, !dbg !425
	br i1 %24, label %b0_fail1, label %b0_ok1, !dbg !425, !prof !20

b0_ok1:
	%25 = load i64, i64 addrspace(1)* %15, align 8, !dbg !421
	%26 = add i64 %25, 1, !dbg !426
	%27 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %13, !dbg !424
	%28 = trunc i64 %26 to i32, !dbg !427
	%29 = sub i64 %12, %9, !dbg !425
	%30 = getelementptr inbounds float, float addrspace(1)* %0, i64 %9, !dbg !425
	%31 = getelementptr inbounds float, float addrspace(1)* %1, i64 %9, !dbg !428
	%32 = call i32 @gpuc_my_pe_thread(), !dbg !429
	%33 = sext i32 %32 to i64, !dbg !429
	%34 = sext i32 %4 to i64, !dbg !430
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !431, !range !21
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !431, !range !21
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !431, !range !23
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !431, !range !59
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !431, !range !59
	%40 = mul i32 %39, %37, !dbg !431
	%41 = add i32 %36, %40, !dbg !431
	%42 = mul i32 %38, %41, !dbg !431
	%43 = add i32 %35, %42, !dbg !431
	%44 = sext i32 %43 to i64, !dbg !431
	%45 = mul i64 %44, 2, !dbg !432
	%46 = mul i32 %38, %39, !dbg !433
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !433, !range !60
	%48 = mul i32 %46, %47, !dbg !433
	%49 = sext i32 %48 to i64, !dbg !433
	%50 = mul i64 %49, 2, !dbg !434
	%51 = icmp slt i64 %45, %29, !dbg !438
	br i1 %51, label %b1, label %b2, !dbg !438

b1:
	%52 = getelementptr inbounds float, float addrspace(1)* %31, i64 %45, !dbg !439
	%53 = load float, float addrspace(1)* %52, align 4, !dbg !439
	%54 = bitcast float %53 to i32, !dbg !440
	%55 = zext i32 %54 to i64, !dbg !440
	br label %b2, !dbg !440

b2:
	%56 = phi i64 [ 0, %b0_ok1 ], [ %55, %b1 ], !dbg !441
	%57 = add i64 %45, 1, !dbg !442
	%58 = icmp slt i64 %57, %29, !dbg !443
	br i1 %58, label %b3, label %b4, !dbg !443

b3:
	%59 = getelementptr inbounds float, float addrspace(1)* %31, i64 %57, !dbg !444
	%60 = load float, float addrspace(1)* %59, align 4, !dbg !444
	%61 = bitcast float %60 to i32, !dbg !445
	%62 = zext i32 %61 to i64, !dbg !445
	%63 = shl i64 %62, 32, !dbg !446
	%64 = or i64 %56, %63, !dbg !447
	br label %b4, !dbg !447

b4:
	%65 = phi i64 [ %56, %b2 ], [ %64, %b3 ], !dbg !441
	%66 = add i64 %29, 1, !dbg !450
	%67 = sdiv i64 %66, 2, !dbg !451
	%68 = addrspacecast i64 addrspace(1)* %27 to i64*, !dbg !452
	%69 = ptrtoint i64* %68 to i64, !dbg !452
	%70 = and i64 %69, 15, !dbg !452
	%71 = icmp eq i64 %70, 0, !dbg !452
	%72 = icmp eq i64 %p7, 0, !dbg !452
	%73 = or i1 %71, %72, !dbg !452
	br i1 %73, label %b5, label %b30, !dbg !452

b5:
	%74 = bitcast i64 addrspace(1)* %27 to { i64, i64 } addrspace(1)*, !dbg !452
	%75 = ashr i64 %p7, 1, !dbg !452
	%76 = sdiv i64 %75, 2, !dbg !453
	%77 = urem i32 %28, 2, !dbg !454
	%78 = zext i32 %77 to i64, !dbg !455
	%79 = mul i64 %78, %76, !dbg !456
	%80 = add i64 %79, %76, !dbg !457
	%81 = mul i64 %34, %67, !dbg !459
	%82 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %74, i64 %79, !dbg !458
	%83 = mul i64 %33, %67, !dbg !461
	%84 = icmp ugt i64 %80, %75, !dbg !458
	%85 = icmp ugt i64 %79, %80, !dbg !458
	%86 = icmp ugt i64 %81, %76, !dbg !460
	%87 = or i1 %84, %85, !dbg !460
	%88 = or i1 %87, %86, !dbg !460
	br i1 %88, label %b5_fail1, label %b5_ok1, !dbg !460, !prof !20

b5_ok1:
	br label %b6, !dbg !460

b6:
	%89 = phi i64 [ %65, %b5_ok1 ], [ %113, %b14 ], !dbg !462
	%90 = phi i64 [ %45, %b5_ok1 ], [ %95, %b14 ], !dbg !463
	%91 = icmp slt i64 %90, %29, !dbg !464
	br i1 %91, label %b7, label %b15, !dbg !464

b7:
	%92 = sdiv i64 %90, 2, !dbg !465
	%93 = add i64 %83, %92, !dbg !466
	%94 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %82, i64 %93, !dbg !467
	%95 = add i64 %90, %50, !dbg !468
	%96 = icmp slt i64 %95, %29, !dbg !470
	%97 = icmp uge i64 %93, %81, !dbg !467
	br i1 %97, label %b7_fail1, label %b7_ok1, !dbg !467, !prof !20

b7_ok1:
	br i1 %96, label %b8, label %b9, !dbg !470

b8:
	%98 = getelementptr inbounds float, float addrspace(1)* %31, i64 %95, !dbg !471
	%99 = icmp uge i64 %95, %29, !dbg !471
	br i1 %99, label %b8_fail1, label %b8_ok1, !dbg !471, !prof !20

b8_ok1:
	%100 = load float, float addrspace(1)* %98, align 4, !dbg !471
	%101 = bitcast float %100 to i32, !dbg !472
	%102 = zext i32 %101 to i64, !dbg !472
	br label %b9, !dbg !472

b9:
	%103 = phi i64 [ 0, %b7_ok1 ], [ %102, %b8_ok1 ], !dbg !473
	%104 = add i64 %95, 1, !dbg !474
	%105 = icmp slt i64 %104, %29, !dbg !475
	br i1 %105, label %b10, label %b11, !dbg !475

b10:
	%106 = getelementptr inbounds float, float addrspace(1)* %31, i64 %104, !dbg !476
	%107 = icmp uge i64 %104, %29, !dbg !476
	br i1 %107, label %b10_fail1, label %b10_ok1, !dbg !476, !prof !20

b10_ok1:
	%108 = load float, float addrspace(1)* %106, align 4, !dbg !476
	%109 = bitcast float %108 to i32, !dbg !477
	%110 = zext i32 %109 to i64, !dbg !477
	%111 = shl i64 %110, 32, !dbg !478
	%112 = or i64 %103, %111, !dbg !479
	br label %b11, !dbg !479

b11:
	%113 = phi i64 [ %103, %b9 ], [ %112, %b10_ok1 ], !dbg !473
	br label %b12, !dbg !469

b12:
	%114 = phi i64 [ 0, %b11 ], [ %120, %b14 ], !dbg !469
	%115 = icmp ne i64 %114, %33, !dbg !480
	br i1 %115, label %b13, label %b14, !dbg !480

b13:
	%116 = trunc i64 %114 to i32, !dbg !414
	%117 = addrspacecast { i64, i64 } addrspace(1)* %94 to { i64, i64 }*, !dbg !414
	%118 = icmp uge i64 %114, %34, !dbg !414
	br i1 %118, label %b13_fail1, label %b13_ok1, !dbg !414, !prof !20

b13_ok1:
	%119 = bitcast { i64, i64 }* %117 to i8*, !dbg !414
	call void @gpuc_put_line_thread(i8* %119, i64 %89, i32 %28, i32 %116), !dbg !414
	br label %b14, !dbg !414

b14:
	%120 = add i64 %114, 1, !dbg !414
	%121 = icmp slt i64 %120, %34, !dbg !414
	br i1 %121, label %b12, label %b6, !dbg !414

b15:
	%122 = phi i64 [ %167, %b26 ], [ %45, %b6 ], !dbg !481
	%123 = icmp slt i64 %122, %29, !dbg !482
	br i1 %123, label %b16, label %b27, !dbg !482

b16:
	%124 = getelementptr inbounds float, float addrspace(1)* %31, i64 %122, !dbg !484
	%125 = icmp uge i64 %122, %29, !dbg !484
	br i1 %125, label %b16_fail1, label %b16_ok1, !dbg !484, !prof !20

b16_ok1:
	%126 = load float, float addrspace(1)* %124, align 4, !dbg !484
	%127 = bitcast float %126 to i32, !dbg !485
	%128 = zext i32 %127 to i64, !dbg !485
	%129 = add i64 %122, 1, !dbg !486
	%130 = icmp slt i64 %129, %29, !dbg !487
	br i1 %130, label %b17, label %b18, !dbg !487

b17:
	%131 = getelementptr inbounds float, float addrspace(1)* %31, i64 %129, !dbg !488
	%132 = icmp uge i64 %129, %29, !dbg !488
	br i1 %132, label %b17_fail1, label %b17_ok1, !dbg !488, !prof !20

b17_ok1:
	%133 = load float, float addrspace(1)* %131, align 4, !dbg !488
	%134 = bitcast float %133 to i32, !dbg !489
	%135 = zext i32 %134 to i64, !dbg !489
	%136 = shl i64 %135, 32, !dbg !490
	%137 = or i64 %128, %136, !dbg !491
	br label %b18, !dbg !491

b18:
	%138 = phi i64 [ %128, %b16_ok1 ], [ %137, %b17_ok1 ], !dbg !492
	br label %b19, !dbg !483

b19:
	%139 = phi float [ 0.000000e+00, %b18 ], [ %160, %b23 ], !dbg !493
	%140 = phi float [ 0.000000e+00, %b18 ], [ %161, %b23 ], !dbg !494
	%141 = phi i64 [ 0, %b18 ], [ %162, %b23 ], !dbg !494
	%142 = icmp ne i64 %141, %33, !dbg !495
	br i1 %142, label %b20, label %b21, !dbg !495

b20:
	%143 = mul i64 %141, %67, !dbg !496
	%144 = sdiv i64 %122, 2, !dbg !497
	%145 = add i64 %143, %144, !dbg !498
	%146 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %82, i64 %145, !dbg !499
	%147 = addrspacecast { i64, i64 } addrspace(1)* %146 to { i64, i64 }*, !dbg !500
	%148 = icmp uge i64 %145, %81, !dbg !499
	br i1 %148, label %b20_fail1, label %b20_ok1, !dbg !499, !prof !20

b20_ok1:
	%149 = bitcast { i64, i64 }* %147 to i8*, !dbg !500
	%150 = call i64 @gpuc_wait_line_thread(i8* %149, i32 %28, i32 1, i8* %ctrl, i32 73), !dbg !500
	br label %b21, !dbg !500

b21:
	%151 = phi i64 [ %138, %b19 ], [ %150, %b20_ok1 ], !dbg !501
	%152 = trunc i64 %151 to i32, !dbg !504
	%153 = bitcast i32 %152 to float, !dbg !504
	%154 = lshr i64 %151, 32, !dbg !505
	%155 = trunc i64 %154 to i32, !dbg !506
	%156 = bitcast i32 %155 to float, !dbg !506
	%157 = icmp eq i64 %141, 0, !dbg !507
	br i1 %157, label %b23, label %b22, !dbg !507

b22:
	%158 = fadd float %139, %153, !dbg !508
	%159 = fadd float %140, %156, !dbg !509
	br label %b23, !dbg !509

b23:
	%160 = phi float [ %153, %b21 ], [ %158, %b22 ], !dbg !493
	%161 = phi float [ %156, %b21 ], [ %159, %b22 ], !dbg !494
	%162 = add i64 %141, 1, !dbg !494
	%163 = icmp slt i64 %162, %34, !dbg !494
	br i1 %163, label %b19, label %b24, !dbg !494

b24:
	%164 = getelementptr inbounds float, float addrspace(1)* %30, i64 %122, !dbg !512
	%165 = icmp uge i64 %122, %29, !dbg !512
	br i1 %165, label %b24_fail1, label %b24_ok1, !dbg !512, !prof !20

b24_ok1:
	store float %160, float addrspace(1)* %164, align 4, !dbg !512
	br i1 %130, label %b25, label %b26, !dbg !513

b25:
	%166 = getelementptr inbounds float, float addrspace(1)* %30, i64 %129, !dbg !514
	store float %161, float addrspace(1)* %166, align 4, !dbg !514
	br label %b26, !dbg !514

b26:
	%167 = add i64 %122, %50, !dbg !515
	br label %b15, !dbg !515

b27:
	call void @llvm.nvvm.barrier0(), !dbg !517
	%168 = icmp eq i64 %44, 0, !dbg !518
	br i1 %168, label %b28, label %b29, !dbg !518

b28:
	store i64 %26, i64 addrspace(1)* %15, align 8, !dbg !519
	br label %b29, !dbg !519

b29:
	ret void, !dbg !516

b30:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %70, i64 16), !dbg !452
	ret void, !dbg !452

b0_fail1:
	%169 = icmp uge i64 %6, %p9, !dbg !421
	br i1 %169, label %b0_fail2, label %b0_ok2, !dbg !421

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %6, i64 %p9), !dbg !421
	ret void, !dbg !421

b0_ok2:
	%170 = icmp ugt i64 %14, %p5, !dbg !424
	br i1 %170, label %b0_fail3, label %b0_ok3, !dbg !424

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %14, i64 %p5), !dbg !424
	ret void, !dbg !424

b0_ok3:
	%171 = icmp ugt i64 %13, %14, !dbg !424
	br i1 %171, label %b0_fail4, label %b0_ok4, !dbg !424

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %13, i64 %14), !dbg !424
	ret void, !dbg !424

b0_ok4:
	%172 = icmp ugt i64 %12, %p1, !dbg !425
	br i1 %172, label %b0_fail5, label %b0_ok5, !dbg !425

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %12, i64 %p1), !dbg !425
	ret void, !dbg !425

b0_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %9, i64 %12), !dbg !425
	ret void, !dbg !425

b5_fail1:
	%173 = icmp ugt i64 %80, %75, !dbg !458
	br i1 %173, label %b5_fail2, label %b5_ok2, !dbg !458

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %80, i64 %75), !dbg !458
	ret void, !dbg !458

b5_ok2:
	%174 = icmp ugt i64 %79, %80, !dbg !458
	br i1 %174, label %b5_fail3, label %b5_ok3, !dbg !458

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %79, i64 %80), !dbg !458
	ret void, !dbg !458

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %81, i64 %76), !dbg !460
	ret void, !dbg !460

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %93, i64 %81), !dbg !467
	ret void, !dbg !467

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %95, i64 %29), !dbg !471
	ret void, !dbg !471

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %104, i64 %29), !dbg !476
	ret void, !dbg !476

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %114, i64 %34), !dbg !414
	ret void, !dbg !414

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %122, i64 %29), !dbg !484
	ret void, !dbg !484

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %129, i64 %29), !dbg !488
	ret void, !dbg !488

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %145, i64 %81), !dbg !499
	ret void, !dbg !499

b24_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %122, i64 %29), !dbg !512
	ret void, !dbg !512
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

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
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !21
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !22
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !21
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !22
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !23
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

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_fence_thread() nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i8* @gpuc_peer_thread(i8* %a0, i32 %a1) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!520, !521, !522, !523, !524, !525, !526, !527, !528, !529, !530, !531, !532, !533, !534, !535, !536, !537, !538, !539, !540}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "direct.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "OneShot", scope: !1, file: !1, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!7 = !DILocation(line: 22, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "publish", scope: !1, file: !1, line: 130, type: !4, isDefinition: true, scopeLine: 130, isOptimized: true, unit: !2)
!9 = !DILocation(line: 45, column: 9, scope: !6)
!10 = !DILocation(line: 132, column: 36, scope: !8, inlinedAt: !9)
!11 = distinct !DISubprogram(name: "meet", scope: !1, file: !1, line: 140, type: !4, isDefinition: true, scopeLine: 140, isOptimized: true, unit: !2)
!12 = !DILocation(line: 135, column: 6, scope: !8, inlinedAt: !9)
!13 = !DILocation(line: 141, column: 23, scope: !11, inlinedAt: !12)
!14 = !DIFile(filename: "clock.go", directory: "github.com/gpuc-go/gpuc/examples/clock")
!15 = distinct !DISubprogram(name: "BlockEpoch", scope: !14, file: !14, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!16 = !DILocation(line: 23, column: 37, scope: !6)
!17 = !DILocation(line: 39, column: 80, scope: !15, inlinedAt: !16)
!18 = !{i32 0, i32 2147483647}
!19 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !16)
!20 = !{!"branch_weights", i32 1, i32 1048576}
!21 = !{i32 0, i32 1024}
!22 = !{i32 0, i32 65535}
!23 = !{i32 0, i32 64}
!24 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !16)
!25 = !DILocation(line: 25, column: 36, scope: !6)
!26 = !{i32 1, i32 -2147483648}
!27 = distinct !DISubprogram(name: "oneShotShare", scope: !1, file: !1, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!28 = !DILocation(line: 25, column: 23, scope: !6)
!29 = !DILocation(line: 64, column: 47, scope: !27, inlinedAt: !28)
!30 = !DILocation(line: 64, column: 54, scope: !27, inlinedAt: !28)
!31 = !DILocation(line: 64, column: 61, scope: !27, inlinedAt: !28)
!32 = !DILocation(line: 64, column: 66, scope: !27, inlinedAt: !28)
!33 = !DILocation(line: 64, column: 73, scope: !27, inlinedAt: !28)
!34 = !DILocation(line: 26, column: 17, scope: !6)
!35 = !DILocation(line: 26, column: 11, scope: !6)
!36 = !DILocation(line: 27, column: 14, scope: !6)
!37 = !DILocation(line: 27, column: 11, scope: !6)
!38 = !DILocation(line: 28, column: 27, scope: !6)
!39 = !DILocation(line: 28, column: 11, scope: !6)
!40 = !DILocation(line: 27, column: 2, scope: !6)
!41 = !DILocation(line: 31, column: 16, scope: !6)
!42 = !DILocation(line: 31, column: 28, scope: !6)
!43 = !DILocation(line: 32, column: 27, scope: !6)
!44 = !DILocation(line: 32, column: 22, scope: !6)
!45 = !DILocation(line: 33, column: 12, scope: !6)
!46 = !DILocation(line: 33, column: 30, scope: !6)
!47 = !DILocation(line: 33, column: 24, scope: !6)
!48 = !DILocation(line: 33, column: 19, scope: !6)
!49 = !DILocation(line: 33, column: 35, scope: !6)
!50 = !DILocation(line: 34, column: 34, scope: !6)
!51 = !DILocation(line: 34, column: 23, scope: !6)
!52 = !DILocation(line: 36, column: 18, scope: !6)
!53 = !DILocation(line: 36, column: 26, scope: !6)
!54 = !DILocation(line: 37, column: 26, scope: !6)
!55 = !DILocation(line: 37, column: 24, scope: !6)
!56 = !DILocation(line: 37, column: 52, scope: !6)
!57 = !DILocation(line: 37, column: 47, scope: !6)
!58 = !DILocation(line: 38, column: 33, scope: !6)
!59 = !{i32 1, i32 1025}
!60 = !{i32 1, i32 65}
!61 = !DILocation(line: 39, column: 15, scope: !6)
!62 = !DILocation(line: 39, column: 5, scope: !6)
!63 = !DILocation(line: 41, column: 41, scope: !6)
!64 = !DILocation(line: 41, column: 33, scope: !6)
!65 = !{!"branch_weights", i32 1048576, i32 1}
!66 = !DILocation(line: 42, column: 13, scope: !6)
!67 = !DILocation(line: 42, column: 20, scope: !6)
!68 = !DILocation(line: 42, column: 7, scope: !6)
!69 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !9)
!70 = !DILocation(line: 132, column: 22, scope: !8, inlinedAt: !9)
!71 = !DILocation(line: 133, column: 14, scope: !8, inlinedAt: !9)
!72 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !12)
!73 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !12)
!74 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !12)
!75 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !12)
!76 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !12)
!77 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !12)
!78 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !12)
!79 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !12)
!80 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !12)
!81 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !12)
!82 = !DILocation(line: 48, column: 25, scope: !6)
!83 = !DILocation(line: 48, column: 20, scope: !6)
!84 = !DILocation(line: 49, column: 33, scope: !6)
!85 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!86 = !DILocation(line: 50, column: 18, scope: !6)
!87 = !DILocation(line: 108, column: 2, scope: !85, inlinedAt: !86)
!88 = !DILocation(line: 109, column: 6, scope: !85, inlinedAt: !86)
!89 = !DILocation(line: 109, column: 18, scope: !85, inlinedAt: !86)
!90 = !DILocation(line: 110, column: 25, scope: !85, inlinedAt: !86)
!91 = !DILocation(line: 110, column: 18, scope: !85, inlinedAt: !86)
!92 = !DILocation(line: 110, column: 33, scope: !85, inlinedAt: !86)
!93 = !DILocation(line: 112, column: 8, scope: !85, inlinedAt: !86)
!94 = !DILocation(line: 112, column: 11, scope: !85, inlinedAt: !86)
!95 = !DILocation(line: 113, column: 25, scope: !85, inlinedAt: !86)
!96 = !DILocation(line: 113, column: 18, scope: !85, inlinedAt: !86)
!97 = !DILocation(line: 113, column: 35, scope: !85, inlinedAt: !86)
!98 = !DILocation(line: 111, column: 7, scope: !85, inlinedAt: !86)
!99 = !DILocation(line: 115, column: 8, scope: !85, inlinedAt: !86)
!100 = !DILocation(line: 115, column: 11, scope: !85, inlinedAt: !86)
!101 = !DILocation(line: 116, column: 25, scope: !85, inlinedAt: !86)
!102 = !DILocation(line: 116, column: 18, scope: !85, inlinedAt: !86)
!103 = !DILocation(line: 116, column: 35, scope: !85, inlinedAt: !86)
!104 = !DILocation(line: 111, column: 10, scope: !85, inlinedAt: !86)
!105 = !DILocation(line: 118, column: 8, scope: !85, inlinedAt: !86)
!106 = !DILocation(line: 118, column: 11, scope: !85, inlinedAt: !86)
!107 = !DILocation(line: 119, column: 25, scope: !85, inlinedAt: !86)
!108 = !DILocation(line: 119, column: 18, scope: !85, inlinedAt: !86)
!109 = !DILocation(line: 119, column: 35, scope: !85, inlinedAt: !86)
!110 = !DILocation(line: 111, column: 13, scope: !85, inlinedAt: !86)
!111 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!112 = !DILocation(line: 121, column: 28, scope: !85, inlinedAt: !86)
!113 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !112)
!114 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !112)
!115 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !112)
!116 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !112)
!117 = !DILocation(line: 121, column: 40, scope: !85, inlinedAt: !86)
!118 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !117)
!119 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !117)
!120 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !117)
!121 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !117)
!122 = !DILocation(line: 121, column: 23, scope: !85, inlinedAt: !86)
!123 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !122)
!124 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !122)
!125 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !122)
!126 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !122)
!127 = !DILocation(line: 121, column: 13, scope: !85, inlinedAt: !86)
!128 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !127)
!129 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !127)
!130 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !127)
!131 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !127)
!132 = !DILocation(line: 109, column: 25, scope: !85, inlinedAt: !86)
!133 = !DILocation(line: 50, column: 7, scope: !6)
!134 = !DILocation(line: 52, column: 33, scope: !6)
!135 = !DILocation(line: 55, column: 35, scope: !6)
!136 = !DILocation(line: 53, column: 3, scope: !6)
!137 = !DILocation(line: 55, column: 22, scope: !6)
!138 = !DILocation(line: 55, column: 29, scope: !6)
!139 = !DILocation(line: 55, column: 4, scope: !6)
!140 = !DILocation(line: 57, column: 7, scope: !6)
!141 = distinct !DISubprogram(name: "AdvanceBlock", scope: !14, file: !14, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!142 = !DILocation(line: 59, column: 20, scope: !6)
!143 = !DILocation(line: 45, column: 16, scope: !141, inlinedAt: !142)
!144 = !DILocation(line: 46, column: 22, scope: !141, inlinedAt: !142)
!145 = !DILocation(line: 47, column: 8, scope: !141, inlinedAt: !142)
!146 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!147 = !DILocation(line: 72, column: 6, scope: !146)
!148 = !DILocation(line: 84, column: 22, scope: !146)
!149 = !DILocation(line: 101, column: 9, scope: !146)
!150 = !DILocation(line: 135, column: 6, scope: !8, inlinedAt: !149)
!151 = !DILocation(line: 141, column: 23, scope: !11, inlinedAt: !150)
!152 = !DILocation(line: 73, column: 68, scope: !146)
!153 = !DILocation(line: 39, column: 80, scope: !15, inlinedAt: !152)
!154 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !152)
!155 = !DILocation(line: 73, column: 30, scope: !146)
!156 = !DILocation(line: 73, column: 47, scope: !146)
!157 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !152)
!158 = !DILocation(line: 76, column: 6, scope: !146)
!159 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !158)
!160 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !158)
!161 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !158)
!162 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !158)
!163 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !158)
!164 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !158)
!165 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !158)
!166 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !158)
!167 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !158)
!168 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !158)
!169 = !DILocation(line: 78, column: 21, scope: !146)
!170 = !DILocation(line: 79, column: 17, scope: !146)
!171 = !DILocation(line: 79, column: 20, scope: !146)
!172 = !DILocation(line: 79, column: 24, scope: !146)
!173 = !DILocation(line: 79, column: 41, scope: !146)
!174 = !DILocation(line: 79, column: 37, scope: !146)
!175 = !DILocation(line: 79, column: 44, scope: !146)
!176 = !DILocation(line: 79, column: 48, scope: !146)
!177 = !DILocation(line: 80, column: 23, scope: !146)
!178 = !DILocation(line: 80, column: 42, scope: !146)
!179 = !DILocation(line: 81, column: 43, scope: !146)
!180 = !DILocation(line: 81, column: 32, scope: !146)
!181 = !{i32 1, i32 65536}
!182 = !DILocation(line: 82, column: 15, scope: !146)
!183 = !DILocation(line: 108, column: 2, scope: !85, inlinedAt: !182)
!184 = !DILocation(line: 109, column: 6, scope: !85, inlinedAt: !182)
!185 = !DILocation(line: 109, column: 18, scope: !85, inlinedAt: !182)
!186 = !DILocation(line: 110, column: 25, scope: !85, inlinedAt: !182)
!187 = !DILocation(line: 110, column: 18, scope: !85, inlinedAt: !182)
!188 = !DILocation(line: 110, column: 33, scope: !85, inlinedAt: !182)
!189 = !DILocation(line: 112, column: 8, scope: !85, inlinedAt: !182)
!190 = !DILocation(line: 112, column: 11, scope: !85, inlinedAt: !182)
!191 = !DILocation(line: 113, column: 25, scope: !85, inlinedAt: !182)
!192 = !DILocation(line: 113, column: 18, scope: !85, inlinedAt: !182)
!193 = !DILocation(line: 113, column: 35, scope: !85, inlinedAt: !182)
!194 = !DILocation(line: 111, column: 7, scope: !85, inlinedAt: !182)
!195 = !DILocation(line: 115, column: 8, scope: !85, inlinedAt: !182)
!196 = !DILocation(line: 115, column: 11, scope: !85, inlinedAt: !182)
!197 = !DILocation(line: 116, column: 25, scope: !85, inlinedAt: !182)
!198 = !DILocation(line: 116, column: 18, scope: !85, inlinedAt: !182)
!199 = !DILocation(line: 116, column: 35, scope: !85, inlinedAt: !182)
!200 = !DILocation(line: 111, column: 10, scope: !85, inlinedAt: !182)
!201 = !DILocation(line: 118, column: 8, scope: !85, inlinedAt: !182)
!202 = !DILocation(line: 118, column: 11, scope: !85, inlinedAt: !182)
!203 = !DILocation(line: 119, column: 25, scope: !85, inlinedAt: !182)
!204 = !DILocation(line: 119, column: 18, scope: !85, inlinedAt: !182)
!205 = !DILocation(line: 119, column: 35, scope: !85, inlinedAt: !182)
!206 = !DILocation(line: 111, column: 13, scope: !85, inlinedAt: !182)
!207 = !DILocation(line: 121, column: 28, scope: !85, inlinedAt: !182)
!208 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !207)
!209 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !207)
!210 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !207)
!211 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !207)
!212 = !DILocation(line: 121, column: 40, scope: !85, inlinedAt: !182)
!213 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !212)
!214 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !212)
!215 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !212)
!216 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !212)
!217 = !DILocation(line: 121, column: 23, scope: !85, inlinedAt: !182)
!218 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !217)
!219 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !217)
!220 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !217)
!221 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !217)
!222 = !DILocation(line: 121, column: 13, scope: !85, inlinedAt: !182)
!223 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !222)
!224 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !222)
!225 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !222)
!226 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !222)
!227 = !DILocation(line: 109, column: 25, scope: !85, inlinedAt: !182)
!228 = !DILocation(line: 83, column: 19, scope: !146)
!229 = !DILocation(line: 84, column: 14, scope: !146)
!230 = !DILocation(line: 84, column: 30, scope: !146)
!231 = !DILocation(line: 88, column: 14, scope: !146)
!232 = !DILocation(line: 88, column: 8, scope: !146)
!233 = !DILocation(line: 89, column: 51, scope: !146)
!234 = !DILocation(line: 89, column: 44, scope: !146)
!235 = !DILocation(line: 89, column: 33, scope: !146)
!236 = !DILocation(line: 92, column: 30, scope: !146)
!237 = !DILocation(line: 90, column: 4, scope: !146)
!238 = !DILocation(line: 92, column: 20, scope: !146)
!239 = !DILocation(line: 92, column: 27, scope: !146)
!240 = !DILocation(line: 92, column: 5, scope: !146)
!241 = !DILocation(line: 94, column: 20, scope: !146)
!242 = !DILocation(line: 95, column: 13, scope: !146)
!243 = !DILocation(line: 95, column: 20, scope: !146)
!244 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !149)
!245 = !DILocation(line: 132, column: 22, scope: !8, inlinedAt: !149)
!246 = !DILocation(line: 133, column: 14, scope: !8, inlinedAt: !149)
!247 = !DILocation(line: 142, column: 25, scope: !11, inlinedAt: !150)
!248 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !150)
!249 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !150)
!250 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !150)
!251 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !150)
!252 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !150)
!253 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !150)
!254 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !150)
!255 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !150)
!256 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !150)
!257 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !150)
!258 = !DILocation(line: 102, column: 20, scope: !146)
!259 = !DILocation(line: 45, column: 16, scope: !141, inlinedAt: !258)
!260 = !DILocation(line: 46, column: 22, scope: !141, inlinedAt: !258)
!261 = !DILocation(line: 47, column: 8, scope: !141, inlinedAt: !258)
!262 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 155, type: !4, isDefinition: true, scopeLine: 155, isOptimized: true, unit: !2)
!263 = !DILocation(line: 155, column: 6, scope: !262)
!264 = !DILocation(line: 158, column: 18, scope: !262)
!265 = !DILocation(line: 157, column: 30, scope: !262)
!266 = !DILocation(line: 156, column: 2, scope: !262)
!267 = !DILocation(line: 158, column: 27, scope: !262)
!268 = !DILocation(line: 162, column: 13, scope: !262)
!269 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!270 = distinct !DISubprogram(name: "Ring", scope: !269, file: !269, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!271 = !DILocation(line: 26, column: 6, scope: !270)
!272 = !DILocation(line: 53, column: 19, scope: !270)
!273 = !DILocation(line: 27, column: 23, scope: !270)
!274 = !DILocation(line: 27, column: 40, scope: !270)
!275 = !DILocation(line: 29, column: 21, scope: !270)
!276 = !DILocation(line: 30, column: 33, scope: !270)
!277 = !DILocation(line: 30, column: 28, scope: !270)
!278 = !DILocation(line: 30, column: 36, scope: !270)
!279 = !DILocation(line: 30, column: 50, scope: !270)
!280 = !DILocation(line: 30, column: 53, scope: !270)
!281 = !DILocation(line: 30, column: 61, scope: !270)
!282 = !DILocation(line: 30, column: 22, scope: !270)
!283 = !DILocation(line: 33, column: 27, scope: !270)
!284 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !283)
!285 = !DILocation(line: 28, column: 15, scope: !270)
!286 = !DILocation(line: 28, column: 20, scope: !270)
!287 = !DILocation(line: 31, column: 17, scope: !270)
!288 = !DILocation(line: 31, column: 21, scope: !270)
!289 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !283)
!290 = !DILocation(line: 37, column: 25, scope: !270)
!291 = !DILocation(line: 56, column: 30, scope: !270)
!292 = !DILocation(line: 56, column: 28, scope: !270)
!293 = !DILocation(line: 56, column: 38, scope: !270)
!294 = !DILocation(line: 42, column: 19, scope: !270)
!295 = distinct !DISubprogram(name: "sum", scope: !269, file: !269, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!296 = !DILocation(line: 49, column: 8, scope: !270)
!297 = !DILocation(line: 70, column: 10, scope: !295, inlinedAt: !296)
!298 = !DILocation(line: 51, column: 30, scope: !270)
!299 = !DILocation(line: 51, column: 34, scope: !270)
!300 = !DILocation(line: 54, column: 25, scope: !270)
!301 = !DILocation(line: 75, column: 28, scope: !295, inlinedAt: !296)
!302 = !DILocation(line: 75, column: 33, scope: !295, inlinedAt: !296)
!303 = !DILocation(line: 76, column: 33, scope: !295, inlinedAt: !296)
!304 = !DILocation(line: 76, column: 36, scope: !295, inlinedAt: !296)
!305 = !DILocation(line: 76, column: 27, scope: !295, inlinedAt: !296)
!306 = !DILocation(line: 35, column: 26, scope: !270)
!307 = !DILocation(line: 35, column: 18, scope: !270)
!308 = !DILocation(line: 36, column: 23, scope: !270)
!309 = !DILocation(line: 36, column: 13, scope: !270)
!310 = !DILocation(line: 36, column: 28, scope: !270)
!311 = !DILocation(line: 36, column: 37, scope: !270)
!312 = !DILocation(line: 36, column: 43, scope: !270)
!313 = !DILocation(line: 40, column: 41, scope: !270)
!314 = !DILocation(line: 40, column: 46, scope: !270)
!315 = !DILocation(line: 40, column: 51, scope: !270)
!316 = distinct !DISubprogram(name: "pieceRange", scope: !269, file: !269, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!317 = !DILocation(line: 40, column: 24, scope: !270)
!318 = !DILocation(line: 63, column: 17, scope: !316, inlinedAt: !317)
!319 = !DILocation(line: 63, column: 15, scope: !316, inlinedAt: !317)
!320 = !DILocation(line: 63, column: 10, scope: !316, inlinedAt: !317)
!321 = !DILocation(line: 64, column: 19, scope: !316, inlinedAt: !317)
!322 = !DILocation(line: 64, column: 16, scope: !316, inlinedAt: !317)
!323 = !DILocation(line: 41, column: 22, scope: !270)
!324 = !DILocation(line: 41, column: 42, scope: !270)
!325 = !DILocation(line: 41, column: 7, scope: !270)
!326 = !DILocation(line: 70, column: 10, scope: !295, inlinedAt: !325)
!327 = !DILocation(line: 71, column: 34, scope: !295, inlinedAt: !325)
!328 = !DILocation(line: 72, column: 16, scope: !295, inlinedAt: !325)
!329 = !DILocation(line: 72, column: 7, scope: !295, inlinedAt: !325)
!330 = !DILocation(line: 75, column: 28, scope: !295, inlinedAt: !325)
!331 = !DILocation(line: 75, column: 33, scope: !295, inlinedAt: !325)
!332 = !DILocation(line: 75, column: 22, scope: !295, inlinedAt: !325)
!333 = distinct !DISubprogram(name: "await", scope: !269, file: !269, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!334 = !DILocation(line: 75, column: 8, scope: !295, inlinedAt: !325)
!335 = !DILocation(line: 86, column: 19, scope: !333, inlinedAt: !334)
!336 = !DILocation(line: 86, column: 22, scope: !333, inlinedAt: !334)
!337 = !DILocation(line: 87, column: 24, scope: !333, inlinedAt: !334)
!338 = !DILocation(line: 89, column: 16, scope: !333, inlinedAt: !334)
!339 = !DILocation(line: 76, column: 33, scope: !295, inlinedAt: !325)
!340 = !DILocation(line: 76, column: 36, scope: !295, inlinedAt: !325)
!341 = !DILocation(line: 76, column: 27, scope: !295, inlinedAt: !325)
!342 = !DILocation(line: 76, column: 44, scope: !295, inlinedAt: !325)
!343 = !DILocation(line: 77, column: 34, scope: !295, inlinedAt: !325)
!344 = !DILocation(line: 78, column: 20, scope: !295, inlinedAt: !325)
!345 = !DILocation(line: 78, column: 29, scope: !295, inlinedAt: !325)
!346 = !DILocation(line: 78, column: 24, scope: !295, inlinedAt: !325)
!347 = !DILocation(line: 78, column: 7, scope: !295, inlinedAt: !325)
!348 = !DILocation(line: 81, column: 16, scope: !295, inlinedAt: !325)
!349 = !DILocation(line: 42, column: 47, scope: !270)
!350 = !DILocation(line: 42, column: 65, scope: !270)
!351 = !DILocation(line: 42, column: 68, scope: !270)
!352 = !DILocation(line: 42, column: 42, scope: !270)
!353 = !DILocation(line: 43, column: 21, scope: !270)
!354 = !DILocation(line: 43, column: 15, scope: !270)
!355 = !DILocation(line: 45, column: 25, scope: !270)
!356 = !DILocation(line: 46, column: 43, scope: !270)
!357 = !DILocation(line: 46, column: 48, scope: !270)
!358 = !DILocation(line: 46, column: 53, scope: !270)
!359 = !DILocation(line: 46, column: 24, scope: !270)
!360 = !DILocation(line: 63, column: 17, scope: !316, inlinedAt: !359)
!361 = !DILocation(line: 63, column: 15, scope: !316, inlinedAt: !359)
!362 = !DILocation(line: 63, column: 10, scope: !316, inlinedAt: !359)
!363 = !DILocation(line: 64, column: 19, scope: !316, inlinedAt: !359)
!364 = !DILocation(line: 64, column: 16, scope: !316, inlinedAt: !359)
!365 = !DILocation(line: 47, column: 12, scope: !270)
!366 = !DILocation(line: 49, column: 23, scope: !270)
!367 = !DILocation(line: 49, column: 43, scope: !270)
!368 = !DILocation(line: 71, column: 34, scope: !295, inlinedAt: !296)
!369 = !DILocation(line: 72, column: 16, scope: !295, inlinedAt: !296)
!370 = !DILocation(line: 72, column: 7, scope: !295, inlinedAt: !296)
!371 = !DILocation(line: 75, column: 22, scope: !295, inlinedAt: !296)
!372 = !DILocation(line: 75, column: 8, scope: !295, inlinedAt: !296)
!373 = !DILocation(line: 86, column: 19, scope: !333, inlinedAt: !372)
!374 = !DILocation(line: 86, column: 22, scope: !333, inlinedAt: !372)
!375 = !DILocation(line: 87, column: 24, scope: !333, inlinedAt: !372)
!376 = !DILocation(line: 89, column: 16, scope: !333, inlinedAt: !372)
!377 = !DILocation(line: 76, column: 44, scope: !295, inlinedAt: !296)
!378 = !DILocation(line: 77, column: 34, scope: !295, inlinedAt: !296)
!379 = !DILocation(line: 78, column: 20, scope: !295, inlinedAt: !296)
!380 = !DILocation(line: 78, column: 29, scope: !295, inlinedAt: !296)
!381 = !DILocation(line: 78, column: 24, scope: !295, inlinedAt: !296)
!382 = !DILocation(line: 78, column: 7, scope: !295, inlinedAt: !296)
!383 = !DILocation(line: 81, column: 16, scope: !295, inlinedAt: !296)
!384 = !DILocation(line: 51, column: 36, scope: !270)
!385 = !DILocation(line: 51, column: 24, scope: !270)
!386 = !DILocation(line: 51, column: 10, scope: !270)
!387 = !DILocation(line: 86, column: 19, scope: !333, inlinedAt: !386)
!388 = !DILocation(line: 86, column: 22, scope: !333, inlinedAt: !386)
!389 = !DILocation(line: 87, column: 24, scope: !333, inlinedAt: !386)
!390 = !DILocation(line: 89, column: 16, scope: !333, inlinedAt: !386)
!391 = !DILocation(line: 53, column: 40, scope: !270)
!392 = !DILocation(line: 54, column: 27, scope: !270)
!393 = !DILocation(line: 54, column: 15, scope: !270)
!394 = !DILocation(line: 56, column: 22, scope: !270)
!395 = !DILocation(line: 56, column: 8, scope: !270)
!396 = !DILocation(line: 86, column: 19, scope: !333, inlinedAt: !395)
!397 = !DILocation(line: 86, column: 22, scope: !333, inlinedAt: !395)
!398 = !DILocation(line: 87, column: 24, scope: !333, inlinedAt: !395)
!399 = !DILocation(line: 89, column: 16, scope: !333, inlinedAt: !395)
!400 = !DILocation(line: 58, column: 43, scope: !270)
!401 = !DILocation(line: 58, column: 36, scope: !270)
!402 = !DILocation(line: 58, column: 51, scope: !270)
!403 = !DILocation(line: 58, column: 20, scope: !270)
!404 = !DILocation(line: 45, column: 16, scope: !141, inlinedAt: !403)
!405 = !DILocation(line: 46, column: 19, scope: !141, inlinedAt: !403)
!406 = !DILocation(line: 46, column: 22, scope: !141, inlinedAt: !403)
!407 = !DILocation(line: 47, column: 8, scope: !141, inlinedAt: !403)
!408 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!409 = distinct !DISubprogram(name: "Small", scope: !408, file: !408, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!410 = !DILocation(line: 17, column: 6, scope: !409)
!411 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!412 = distinct !DISubprogram(name: "AllReduce", scope: !411, file: !411, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!413 = !DILocation(line: 22, column: 14, scope: !409)
!414 = !DILocation(line: 35, column: 18, scope: !412, inlinedAt: !413)
!415 = !DILocation(line: 18, column: 21, scope: !409)
!416 = !DILocation(line: 19, column: 17, scope: !409)
!417 = !DILocation(line: 19, column: 11, scope: !409)
!418 = !DILocation(line: 20, column: 14, scope: !409)
!419 = !DILocation(line: 20, column: 11, scope: !409)
!420 = !DILocation(line: 21, column: 27, scope: !409)
!421 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !420)
!422 = !DILocation(line: 22, column: 46, scope: !409)
!423 = !DILocation(line: 22, column: 61, scope: !409)
!424 = !DILocation(line: 22, column: 40, scope: !409)
!425 = !DILocation(line: 22, column: 86, scope: !409)
!426 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !420)
!427 = !DILocation(line: 22, column: 74, scope: !409)
!428 = !DILocation(line: 22, column: 98, scope: !409)
!429 = !DILocation(line: 23, column: 23, scope: !412, inlinedAt: !413)
!430 = !DILocation(line: 23, column: 40, scope: !412, inlinedAt: !413)
!431 = !DILocation(line: 24, column: 23, scope: !412, inlinedAt: !413)
!432 = !DILocation(line: 24, column: 25, scope: !412, inlinedAt: !413)
!433 = !DILocation(line: 24, column: 46, scope: !412, inlinedAt: !413)
!434 = !DILocation(line: 24, column: 48, scope: !412, inlinedAt: !413)
!435 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!436 = distinct !DISubprogram(name: "load", scope: !435, file: !435, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!437 = !DILocation(line: 25, column: 14, scope: !412, inlinedAt: !413)
!438 = !DILocation(line: 67, column: 7, scope: !436, inlinedAt: !437)
!439 = !DILocation(line: 68, column: 20, scope: !436, inlinedAt: !437)
!440 = !DILocation(line: 68, column: 18, scope: !436, inlinedAt: !437)
!441 = !DILocation(line: 66, column: 34, scope: !436, inlinedAt: !437)
!442 = !DILocation(line: 70, column: 27, scope: !436, inlinedAt: !437)
!443 = !DILocation(line: 70, column: 30, scope: !436, inlinedAt: !437)
!444 = !DILocation(line: 71, column: 21, scope: !436, inlinedAt: !437)
!445 = !DILocation(line: 71, column: 19, scope: !436, inlinedAt: !437)
!446 = !DILocation(line: 71, column: 28, scope: !436, inlinedAt: !437)
!447 = !DILocation(line: 71, column: 3, scope: !436, inlinedAt: !437)
!448 = distinct !DISubprogram(name: "linesOf", scope: !435, file: !435, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!449 = !DILocation(line: 26, column: 20, scope: !412, inlinedAt: !413)
!450 = !DILocation(line: 62, column: 12, scope: !448, inlinedAt: !449)
!451 = !DILocation(line: 62, column: 17, scope: !448, inlinedAt: !449)
!452 = !DILocation(line: 27, column: 22, scope: !412, inlinedAt: !413)
!453 = !DILocation(line: 28, column: 22, scope: !412, inlinedAt: !413)
!454 = !DILocation(line: 29, column: 31, scope: !412, inlinedAt: !413)
!455 = !DILocation(line: 29, column: 25, scope: !412, inlinedAt: !413)
!456 = !DILocation(line: 29, column: 34, scope: !412, inlinedAt: !413)
!457 = !DILocation(line: 29, column: 58, scope: !412, inlinedAt: !413)
!458 = !DILocation(line: 29, column: 21, scope: !412, inlinedAt: !413)
!459 = !DILocation(line: 29, column: 77, scope: !412, inlinedAt: !413)
!460 = !DILocation(line: 29, column: 70, scope: !412, inlinedAt: !413)
!461 = !DILocation(line: 31, column: 27, scope: !412, inlinedAt: !413)
!462 = !DILocation(line: 25, column: 2, scope: !412, inlinedAt: !413)
!463 = !DILocation(line: 30, column: 6, scope: !412, inlinedAt: !413)
!464 = !DILocation(line: 30, column: 20, scope: !412, inlinedAt: !413)
!465 = !DILocation(line: 31, column: 34, scope: !412, inlinedAt: !413)
!466 = !DILocation(line: 31, column: 32, scope: !412, inlinedAt: !413)
!467 = !DILocation(line: 31, column: 24, scope: !412, inlinedAt: !413)
!468 = !DILocation(line: 32, column: 21, scope: !412, inlinedAt: !413)
!469 = !DILocation(line: 32, column: 14, scope: !412, inlinedAt: !413)
!470 = !DILocation(line: 67, column: 7, scope: !436, inlinedAt: !469)
!471 = !DILocation(line: 68, column: 20, scope: !436, inlinedAt: !469)
!472 = !DILocation(line: 68, column: 18, scope: !436, inlinedAt: !469)
!473 = !DILocation(line: 66, column: 34, scope: !436, inlinedAt: !469)
!474 = !DILocation(line: 70, column: 27, scope: !436, inlinedAt: !469)
!475 = !DILocation(line: 70, column: 30, scope: !436, inlinedAt: !469)
!476 = !DILocation(line: 71, column: 21, scope: !436, inlinedAt: !469)
!477 = !DILocation(line: 71, column: 19, scope: !436, inlinedAt: !469)
!478 = !DILocation(line: 71, column: 28, scope: !436, inlinedAt: !469)
!479 = !DILocation(line: 71, column: 3, scope: !436, inlinedAt: !469)
!480 = !DILocation(line: 34, column: 10, scope: !412, inlinedAt: !413)
!481 = !DILocation(line: 39, column: 6, scope: !412, inlinedAt: !413)
!482 = !DILocation(line: 39, column: 20, scope: !412, inlinedAt: !413)
!483 = !DILocation(line: 40, column: 15, scope: !412, inlinedAt: !413)
!484 = !DILocation(line: 68, column: 20, scope: !436, inlinedAt: !483)
!485 = !DILocation(line: 68, column: 18, scope: !436, inlinedAt: !483)
!486 = !DILocation(line: 70, column: 27, scope: !436, inlinedAt: !483)
!487 = !DILocation(line: 70, column: 30, scope: !436, inlinedAt: !483)
!488 = !DILocation(line: 71, column: 21, scope: !436, inlinedAt: !483)
!489 = !DILocation(line: 71, column: 19, scope: !436, inlinedAt: !483)
!490 = !DILocation(line: 71, column: 28, scope: !436, inlinedAt: !483)
!491 = !DILocation(line: 71, column: 3, scope: !436, inlinedAt: !483)
!492 = !DILocation(line: 66, column: 34, scope: !436, inlinedAt: !483)
!493 = !DILocation(line: 41, column: 7, scope: !412, inlinedAt: !413)
!494 = !DILocation(line: 41, column: 10, scope: !412, inlinedAt: !413)
!495 = !DILocation(line: 44, column: 10, scope: !412, inlinedAt: !413)
!496 = !DILocation(line: 45, column: 40, scope: !412, inlinedAt: !413)
!497 = !DILocation(line: 45, column: 47, scope: !412, inlinedAt: !413)
!498 = !DILocation(line: 45, column: 45, scope: !412, inlinedAt: !413)
!499 = !DILocation(line: 45, column: 37, scope: !412, inlinedAt: !413)
!500 = !DILocation(line: 45, column: 26, scope: !412, inlinedAt: !413)
!501 = !DILocation(line: 43, column: 4, scope: !412, inlinedAt: !413)
!502 = distinct !DISubprogram(name: "unpack", scope: !435, file: !435, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!503 = !DILocation(line: 47, column: 21, scope: !412, inlinedAt: !413)
!504 = !DILocation(line: 82, column: 24, scope: !502, inlinedAt: !503)
!505 = !DILocation(line: 82, column: 53, scope: !502, inlinedAt: !503)
!506 = !DILocation(line: 82, column: 47, scope: !502, inlinedAt: !503)
!507 = !DILocation(line: 48, column: 10, scope: !412, inlinedAt: !413)
!508 = !DILocation(line: 51, column: 13, scope: !412, inlinedAt: !413)
!509 = !DILocation(line: 51, column: 18, scope: !412, inlinedAt: !413)
!510 = distinct !DISubprogram(name: "store", scope: !435, file: !435, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!511 = !DILocation(line: 54, column: 8, scope: !412, inlinedAt: !413)
!512 = !DILocation(line: 87, column: 3, scope: !510, inlinedAt: !511)
!513 = !DILocation(line: 88, column: 30, scope: !510, inlinedAt: !511)
!514 = !DILocation(line: 89, column: 4, scope: !510, inlinedAt: !511)
!515 = !DILocation(line: 39, column: 32, scope: !412, inlinedAt: !413)
!516 = !DILocation(line: 23, column: 20, scope: !409)
!517 = !DILocation(line: 45, column: 16, scope: !141, inlinedAt: !516)
!518 = !DILocation(line: 46, column: 22, scope: !141, inlinedAt: !516)
!519 = !DILocation(line: 47, column: 8, scope: !141, inlinedAt: !516)
!520 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"kernel", i32 1}
!521 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!522 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!523 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!524 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"minctasm", i32 1}
!525 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"kernel", i32 1}
!526 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!527 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!528 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!529 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!530 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!531 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!532 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!533 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!534 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!535 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!536 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!537 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!538 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!539 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!540 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
