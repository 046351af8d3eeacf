target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [5 x i8*] [i8* bitcast (void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot to i8*), i8* bitcast (void (float*, i64, i8*)* @Reach to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small to i8*)], section "llvm.metadata"

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
	%347 = load i64, i64 addrspace(1)* %9, align 8, !dbg !145
	%348 = add i64 %347, 1, !dbg !146
	store i64 %348, i64 addrspace(1)* %9, align 8, !dbg !145
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
	%349 = icmp ugt i64 %32, %p3, !dbg !41
	br i1 %349, label %b2_fail2, label %b2_ok2, !dbg !41

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %32, i64 %p3), !dbg !41
	ret void, !dbg !41

b2_ok2:
	%350 = icmp ugt i64 %26, %32, !dbg !41
	br i1 %350, label %b2_fail3, label %b2_ok3, !dbg !41

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %26, i64 %32), !dbg !41
	ret void, !dbg !41

b2_ok3:
	%351 = icmp ugt i64 %32, %p1, !dbg !42
	br i1 %351, label %b2_fail4, label %b2_ok4, !dbg !42

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %32, i64 %p1), !dbg !42
	ret void, !dbg !42

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !44
	ret void, !dbg !44

b2_fail5:
	%352 = icmp ugt i64 %55, %p5, !dbg !51
	br i1 %352, label %b2_fail6, label %b2_ok6, !dbg !51

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
	%353 = phi i64 [ %363, %b13_cold_ok1 ], [ %90, %b9 ], !dbg !64
	%354 = icmp slt i64 %353, %119, !dbg !64
	br i1 %354, label %b13_cold, label %b14, !dbg !64

b13_cold:
	%355 = add i64 %62, %353, !dbg !66
	%356 = getelementptr inbounds float, float addrspace(1)* %36, i64 %355, !dbg !67
	%357 = icmp uge i64 %355, %34, !dbg !67
	%358 = icmp uge i64 %355, %56, !dbg !68
	%359 = or i1 %357, %358, !dbg !68
	br i1 %359, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !68, !prof !20

b13_cold_fail1:
	%360 = icmp uge i64 %355, %34, !dbg !67
	br i1 %360, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !67

b13_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %355, i64 %34), !dbg !67
	ret void, !dbg !67

b13_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %355, i64 %56), !dbg !68
	ret void, !dbg !68

b13_cold_ok1:
	%361 = load float, float addrspace(1)* %356, align 4, !dbg !67
	%362 = getelementptr inbounds float, float addrspace(1)* %57, i64 %355, !dbg !68
	store float %361, float addrspace(1)* %362, align 4, !dbg !68
	%363 = add i64 %353, %94, !dbg !64
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

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !147 {
entry:
	br label %b0, !dbg !148

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !148
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !148
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !148
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !148
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !149
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !152
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !154, !range !18
	%7 = sext i32 %6 to i64, !dbg !154
	%8 = sext i32 %5 to i64, !dbg !156
	%9 = sext i32 %4 to i64, !dbg !157
	%10 = icmp uge i64 %7, %p8, !dbg !155
	br i1 %10, label %b0_fail1, label %b0_ok1, !dbg !155, !prof !20

b0_ok1:
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !154, !range !22
	%12 = sext i32 %11 to i64, !dbg !154
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !154, !range !22
	%14 = sext i32 %13 to i64, !dbg !154
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %7, !dbg !155
	%16 = load i64, i64 addrspace(1)* %15, align 8, !dbg !155
	%17 = add i64 %16, 1, !dbg !158
	%18 = mul i64 %7, %9, !dbg !160
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !161, !range !21
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !161, !range !21
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !161, !range !23
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !161, !range !59
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !161, !range !59
	%24 = mul i32 %23, %21, !dbg !161
	%25 = add i32 %20, %24, !dbg !161
	%26 = mul i32 %22, %25, !dbg !161
	%27 = add i32 %19, %26, !dbg !161
	%28 = sext i32 %27 to i64, !dbg !161
	%29 = mul i32 %22, %23, !dbg !161
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !161, !range !60
	%31 = mul i32 %29, %30, !dbg !161
	%32 = sext i32 %31 to i64, !dbg !161
	%33 = add i64 %18, %8, !dbg !162
	br label %b1, !dbg !161

b1:
	%34 = phi i64 [ %28, %b0_ok1 ], [ %41, %b2_ok1 ], !dbg !161
	%35 = icmp slt i64 %34, %9, !dbg !161
	br i1 %35, label %b2, label %b3, !dbg !161

b2:
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %33, !dbg !163
	%37 = trunc i64 %34 to i32, !dbg !164
	%38 = addrspacecast i64 addrspace(1)* %36 to i64*, !dbg !164
	%39 = icmp uge i64 %33, %p5, !dbg !163
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !163, !prof !20

b2_ok1:
	%40 = bitcast i64* %38 to i8*, !dbg !164
	call void @gpuc_signal_op_thread(i8* %40, i64 %17, i32 9, i32 %37), !dbg !164
	%41 = add i64 %34, %32, !dbg !161
	br label %b1, !dbg !161

b3:
	%42 = phi i64 [ %50, %b4_ok1 ], [ %28, %b1 ], !dbg !165
	%43 = icmp slt i64 %42, %9, !dbg !165
	br i1 %43, label %b4, label %b5, !dbg !165

b4:
	%44 = add i64 %18, %42, !dbg !166
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %44, !dbg !167
	%46 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !168
	%47 = icmp uge i64 %44, %p5, !dbg !167
	br i1 %47, label %b4_fail1, label %b4_ok1, !dbg !167, !prof !20

b4_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !168
	%49 = call i64 @gpuc_signal_wait_until_thread(i8* %48, i32 5, i64 %17, i32 1, i8* %ctrl, i32 12), !dbg !168
	%50 = add i64 %42, %32, !dbg !165
	br label %b3, !dbg !165

b5:
	call void @llvm.nvvm.barrier0(), !dbg !169
	%51 = sdiv i64 %p3, 4, !dbg !170
	%52 = mul i64 %51, %8, !dbg !171
	%53 = icmp eq i64 %9, -1, !dbg !172
	%54 = select i1 %53, i64 1, i64 %9, !dbg !172
	%55 = sdiv i64 %52, %54, !dbg !172
	%56 = sub i64 0, %52, !dbg !172
	%57 = select i1 %53, i64 %56, i64 %55, !dbg !172
	%58 = mul i64 %57, 4, !dbg !173
	%59 = add i64 %8, 1, !dbg !174
	%60 = mul i64 %51, %59, !dbg !175
	%61 = icmp eq i64 %9, -1, !dbg !176
	%62 = select i1 %61, i64 1, i64 %9, !dbg !176
	%63 = sdiv i64 %60, %62, !dbg !176
	%64 = sub i64 0, %60, !dbg !176
	%65 = select i1 %61, i64 %64, i64 %63, !dbg !176
	%66 = mul i64 %65, 4, !dbg !177
	%67 = sub i64 %66, %58, !dbg !178
	%68 = getelementptr inbounds float, float addrspace(1)* %1, i64 %58, !dbg !178
	%69 = getelementptr inbounds float, float addrspace(1)* %0, i64 %58, !dbg !179
	%70 = icmp ugt i64 %66, %p3, !dbg !178
	%71 = icmp ugt i64 %58, %66, !dbg !178
	%72 = icmp ugt i64 %66, %p1, !dbg !179
	%73 = or i1 %70, %71, !dbg !179
	%74 = or i1 %73, %72, !dbg !179
	br i1 %74, label %b5_fail1, label %b5_ok1, !dbg !179, !prof !20

b5_ok1:
	%75 = sdiv i64 %67, 4, !dbg !180
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !181, !range !26
	%77 = sext i32 %76 to i64, !dbg !181
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !181, !range !182
	%79 = sext i32 %78 to i64, !dbg !181
	%80 = mul i64 %79, %14, !dbg !181
	%81 = add i64 %12, %80, !dbg !181
	%82 = mul i64 %77, %81, !dbg !181
	%83 = add i64 %7, %82, !dbg !181
	%84 = mul i64 %83, %32, !dbg !181
	%85 = add i64 %84, %28, !dbg !181
	%86 = mul i64 %77, %79, !dbg !181
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !181, !range !182
	%88 = sext i32 %87 to i64, !dbg !181
	%89 = mul i64 %86, %88, !dbg !181
	%90 = mul i64 %89, %32, !dbg !181
	br label %b6, !dbg !181

b6:
	%91 = phi i64 [ %85, %b5_ok1 ], [ %277, %b34 ], !dbg !181
	%92 = icmp slt i64 %91, %75, !dbg !181
	br i1 %92, label %b7, label %b37, !dbg !181

b7:
	%93 = phi float [ %241, %b28 ], [ 0.000000e+00, %b6 ], !dbg !184
	%94 = phi float [ %242, %b28 ], [ 0.000000e+00, %b6 ], !dbg !184
	%95 = phi float [ %243, %b28 ], [ 0.000000e+00, %b6 ], !dbg !184
	%96 = phi float [ %244, %b28 ], [ 0.000000e+00, %b6 ], !dbg !184
	%97 = phi i64 [ %245, %b28 ], [ 0, %b6 ], !dbg !185
	%98 = icmp slt i64 %97, %9, !dbg !186
	br i1 %98, label %b8, label %b31, !dbg !186

b8:
	%99 = trunc i64 %97 to i32, !dbg !187
	%100 = addrspacecast float addrspace(1)* %68 to float*, !dbg !187
	%101 = bitcast float* %100 to i8*, !dbg !187
	%102 = call i8* @gpuc_peer_thread(i8* %101, i32 %99), !dbg !187
	%103 = bitcast i8* %102 to float*, !dbg !187
	%104 = icmp eq float* %103, null, !dbg !187
	%105 = select i1 %104, i64 0, i64 %67, !dbg !187
	%106 = and i64 %105, 3, !dbg !188
	%107 = icmp eq i64 %106, 0, !dbg !188
	br i1 %107, label %b9, label %b30, !dbg !188

b9:
	%108 = ptrtoint float* %103 to i64, !dbg !188
	%109 = and i64 %108, 15, !dbg !188
	%110 = icmp eq i64 %109, 0, !dbg !188
	%111 = icmp eq i64 %105, 0, !dbg !188
	%112 = or i1 %110, %111, !dbg !188
	br i1 %112, label %b10, label %b29, !dbg !188

b10:
	%113 = ashr i64 %105, 2, !dbg !188
	%114 = addrspacecast float* %103 to { float, float, float, float } addrspace(1)*, !dbg !188
	%115 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %114, i64 %91, !dbg !189
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 0, !dbg !189
	%117 = icmp uge i64 %91, %113, !dbg !189
	br i1 %117, label %b10_fail1, label %b10_ok1, !dbg !189, !prof !20

b10_ok1:
	%118 = bitcast { float, float, float, float } addrspace(1)* %115 to <4 x float> addrspace(1)*, !dbg !189
	%119 = load <4 x float>, <4 x float> addrspace(1)* %118, align 16, !dbg !189
	%120 = extractelement <4 x float> %119, i32 0, !dbg !189
	%121 = extractelement <4 x float> %119, i32 1, !dbg !189
	%122 = extractelement <4 x float> %119, i32 2, !dbg !189
	%123 = extractelement <4 x float> %119, i32 3, !dbg !189
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 1, !dbg !189
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 2, !dbg !189
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 3, !dbg !189
	%127 = add i64 %97, 1, !dbg !190
	%128 = icmp slt i64 %127, %9, !dbg !191
	br i1 %128, label %b11, label %b16, !dbg !191

b11:
	%129 = trunc i64 %127 to i32, !dbg !192
	%130 = addrspacecast float addrspace(1)* %68 to float*, !dbg !192
	%131 = bitcast float* %130 to i8*, !dbg !192
	%132 = call i8* @gpuc_peer_thread(i8* %131, i32 %129), !dbg !192
	%133 = bitcast i8* %132 to float*, !dbg !192
	%134 = icmp eq float* %133, null, !dbg !192
	%135 = select i1 %134, i64 0, i64 %67, !dbg !192
	%136 = and i64 %135, 3, !dbg !193
	%137 = icmp eq i64 %136, 0, !dbg !193
	br i1 %137, label %b12, label %b15, !dbg !193

b12:
	%138 = ptrtoint float* %133 to i64, !dbg !193
	%139 = and i64 %138, 15, !dbg !193
	%140 = icmp eq i64 %139, 0, !dbg !193
	%141 = icmp eq i64 %135, 0, !dbg !193
	%142 = or i1 %140, %141, !dbg !193
	br i1 %142, label %b13, label %b14, !dbg !193

b13:
	%143 = ashr i64 %135, 2, !dbg !193
	%144 = addrspacecast float* %133 to { float, float, float, float } addrspace(1)*, !dbg !193
	%145 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %144, i64 %91, !dbg !194
	%146 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 0, !dbg !194
	%147 = icmp uge i64 %91, %143, !dbg !194
	br i1 %147, label %b13_fail1, label %b13_ok1, !dbg !194, !prof !20

b13_ok1:
	%148 = bitcast { float, float, float, float } addrspace(1)* %145 to <4 x float> addrspace(1)*, !dbg !194
	%149 = load <4 x float>, <4 x float> addrspace(1)* %148, align 16, !dbg !194
	%150 = extractelement <4 x float> %149, i32 0, !dbg !194
	%151 = extractelement <4 x float> %149, i32 1, !dbg !194
	%152 = extractelement <4 x float> %149, i32 2, !dbg !194
	%153 = extractelement <4 x float> %149, i32 3, !dbg !194
	%154 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 1, !dbg !194
	%155 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 2, !dbg !194
	%156 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 3, !dbg !194
	br label %b16, !dbg !194

b14:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %139, i64 16), !dbg !193
	ret void, !dbg !193

b15:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %135, i64 4), !dbg !193
	ret void, !dbg !193

b16:
	%157 = phi float [ 0.000000e+00, %b10_ok1 ], [ %150, %b13_ok1 ], !dbg !195
	%158 = phi float [ 0.000000e+00, %b10_ok1 ], [ %151, %b13_ok1 ], !dbg !195
	%159 = phi float [ 0.000000e+00, %b10_ok1 ], [ %152, %b13_ok1 ], !dbg !195
	%160 = phi float [ 0.000000e+00, %b10_ok1 ], [ %153, %b13_ok1 ], !dbg !195
	%161 = add i64 %97, 2, !dbg !196
	%162 = icmp slt i64 %161, %9, !dbg !197
	br i1 %162, label %b17, label %b22, !dbg !197

b17:
	%163 = trunc i64 %161 to i32, !dbg !198
	%164 = addrspacecast float addrspace(1)* %68 to float*, !dbg !198
	%165 = bitcast float* %164 to i8*, !dbg !198
	%166 = call i8* @gpuc_peer_thread(i8* %165, i32 %163), !dbg !198
	%167 = bitcast i8* %166 to float*, !dbg !198
	%168 = icmp eq float* %167, null, !dbg !198
	%169 = select i1 %168, i64 0, i64 %67, !dbg !198
	%170 = and i64 %169, 3, !dbg !199
	%171 = icmp eq i64 %170, 0, !dbg !199
	br i1 %171, label %b18, label %b21, !dbg !199

b18:
	%172 = ptrtoint float* %167 to i64, !dbg !199
	%173 = and i64 %172, 15, !dbg !199
	%174 = icmp eq i64 %173, 0, !dbg !199
	%175 = icmp eq i64 %169, 0, !dbg !199
	%176 = or i1 %174, %175, !dbg !199
	br i1 %176, label %b19, label %b20, !dbg !199

b19:
	%177 = ashr i64 %169, 2, !dbg !199
	%178 = addrspacecast float* %167 to { float, float, float, float } addrspace(1)*, !dbg !199
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %178, i64 %91, !dbg !200
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 0, !dbg !200
	%181 = icmp uge i64 %91, %177, !dbg !200
	br i1 %181, label %b19_fail1, label %b19_ok1, !dbg !200, !prof !20

b19_ok1:
	%182 = bitcast { float, float, float, float } addrspace(1)* %179 to <4 x float> addrspace(1)*, !dbg !200
	%183 = load <4 x float>, <4 x float> addrspace(1)* %182, align 16, !dbg !200
	%184 = extractelement <4 x float> %183, i32 0, !dbg !200
	%185 = extractelement <4 x float> %183, i32 1, !dbg !200
	%186 = extractelement <4 x float> %183, i32 2, !dbg !200
	%187 = extractelement <4 x float> %183, i32 3, !dbg !200
	%188 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 1, !dbg !200
	%189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 2, !dbg !200
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 3, !dbg !200
	br label %b22, !dbg !200

b20:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %173, i64 16), !dbg !199
	ret void, !dbg !199

b21:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %169, i64 4), !dbg !199
	ret void, !dbg !199

b22:
	%191 = phi float [ 0.000000e+00, %b16 ], [ %184, %b19_ok1 ], !dbg !201
	%192 = phi float [ 0.000000e+00, %b16 ], [ %185, %b19_ok1 ], !dbg !201
	%193 = phi float [ 0.000000e+00, %b16 ], [ %186, %b19_ok1 ], !dbg !201
	%194 = phi float [ 0.000000e+00, %b16 ], [ %187, %b19_ok1 ], !dbg !201
	%195 = add i64 %97, 3, !dbg !202
	%196 = icmp slt i64 %195, %9, !dbg !203
	br i1 %196, label %b23, label %b28, !dbg !203

b23:
	%197 = trunc i64 %195 to i32, !dbg !204
	%198 = addrspacecast float addrspace(1)* %68 to float*, !dbg !204
	%199 = bitcast float* %198 to i8*, !dbg !204
	%200 = call i8* @gpuc_peer_thread(i8* %199, i32 %197), !dbg !204
	%201 = bitcast i8* %200 to float*, !dbg !204
	%202 = icmp eq float* %201, null, !dbg !204
	%203 = select i1 %202, i64 0, i64 %67, !dbg !204
	%204 = and i64 %203, 3, !dbg !205
	%205 = icmp eq i64 %204, 0, !dbg !205
	br i1 %205, label %b24, label %b27, !dbg !205

b24:
	%206 = ptrtoint float* %201 to i64, !dbg !205
	%207 = and i64 %206, 15, !dbg !205
	%208 = icmp eq i64 %207, 0, !dbg !205
	%209 = icmp eq i64 %203, 0, !dbg !205
	%210 = or i1 %208, %209, !dbg !205
	br i1 %210, label %b25, label %b26, !dbg !205

b25:
	%211 = ashr i64 %203, 2, !dbg !205
	%212 = addrspacecast float* %201 to { float, float, float, float } addrspace(1)*, !dbg !205
	%213 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %212, i64 %91, !dbg !206
	%214 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 0, !dbg !206
	%215 = icmp uge i64 %91, %211, !dbg !206
	br i1 %215, label %b25_fail1, label %b25_ok1, !dbg !206, !prof !20

b25_ok1:
	%216 = bitcast { float, float, float, float } addrspace(1)* %213 to <4 x float> addrspace(1)*, !dbg !206
	%217 = load <4 x float>, <4 x float> addrspace(1)* %216, align 16, !dbg !206
	%218 = extractelement <4 x float> %217, i32 0, !dbg !206
	%219 = extractelement <4 x float> %217, i32 1, !dbg !206
	%220 = extractelement <4 x float> %217, i32 2, !dbg !206
	%221 = extractelement <4 x float> %217, i32 3, !dbg !206
	%222 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 1, !dbg !206
	%223 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 2, !dbg !206
	%224 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 3, !dbg !206
	br label %b28, !dbg !206

b26:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %207, i64 16), !dbg !205
	ret void, !dbg !205

b27:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %203, i64 4), !dbg !205
	ret void, !dbg !205

b28:
	%225 = phi float [ 0.000000e+00, %b22 ], [ %218, %b25_ok1 ], !dbg !207
	%226 = phi float [ 0.000000e+00, %b22 ], [ %219, %b25_ok1 ], !dbg !207
	%227 = phi float [ 0.000000e+00, %b22 ], [ %220, %b25_ok1 ], !dbg !207
	%228 = phi float [ 0.000000e+00, %b22 ], [ %221, %b25_ok1 ], !dbg !207
	%229 = fadd float %120, %157, !dbg !209
	%230 = fadd float %121, %158, !dbg !210
	%231 = fadd float %122, %159, !dbg !211
	%232 = fadd float %123, %160, !dbg !212
	%233 = fadd float %191, %225, !dbg !214
	%234 = fadd float %192, %226, !dbg !215
	%235 = fadd float %193, %227, !dbg !216
	%236 = fadd float %194, %228, !dbg !217
	%237 = fadd float %229, %233, !dbg !219
	%238 = fadd float %230, %234, !dbg !220
	%239 = fadd float %231, %235, !dbg !221
	%240 = fadd float %232, %236, !dbg !222
	%241 = fadd float %93, %237, !dbg !224
	%242 = fadd float %94, %238, !dbg !225
	%243 = fadd float %95, %239, !dbg !226
	%244 = fadd float %96, %240, !dbg !227
	%245 = add i64 %97, 4, !dbg !228
	br label %b7, !dbg !228

b29:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %109, i64 16), !dbg !188
	ret void, !dbg !188

b30:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %105, i64 4), !dbg !188
	ret void, !dbg !188

b31:
	%246 = phi i64 [ %275, %b33_ok1 ], [ 0, %b7 ], !dbg !229
	%247 = trunc i64 %246 to i32, !dbg !149
	%248 = addrspacecast float addrspace(1)* %69 to float*, !dbg !149
	%249 = icmp uge i64 %246, %9, !dbg !149
	br i1 %249, label %b31_fail1, label %b31_ok1, !dbg !149, !prof !20

b31_ok1:
	%250 = bitcast float* %248 to i8*, !dbg !149
	%251 = call i8* @gpuc_peer_thread(i8* %250, i32 %247), !dbg !149
	%252 = bitcast i8* %251 to float*, !dbg !149
	%253 = icmp eq float* %252, null, !dbg !149
	%254 = select i1 %253, i64 0, i64 %67, !dbg !149
	%255 = and i64 %254, 3, !dbg !230
	%256 = icmp eq i64 %255, 0, !dbg !230
	br i1 %256, label %b32, label %b36, !dbg !230

b32:
	%257 = ptrtoint float* %252 to i64, !dbg !230
	%258 = and i64 %257, 15, !dbg !230
	%259 = icmp eq i64 %258, 0, !dbg !230
	%260 = icmp eq i64 %254, 0, !dbg !230
	%261 = or i1 %259, %260, !dbg !230
	br i1 %261, label %b33, label %b35, !dbg !230

b33:
	%262 = ashr i64 %254, 2, !dbg !230
	%263 = addrspacecast float* %252 to { float, float, float, float } addrspace(1)*, !dbg !230
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %263, i64 %91, !dbg !231
	%265 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 0, !dbg !231
	%266 = icmp uge i64 %91, %262, !dbg !231
	br i1 %266, label %b33_fail1, label %b33_ok1, !dbg !231, !prof !20

b33_ok1:
	%267 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 1, !dbg !231
	%268 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 2, !dbg !231
	%269 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 3, !dbg !231
	%270 = bitcast { float, float, float, float } addrspace(1)* %264 to <4 x float> addrspace(1)*, !dbg !231
	%271 = insertelement <4 x float> undef, float %93, i32 0, !dbg !231
	%272 = insertelement <4 x float> %271, float %94, i32 1, !dbg !231
	%273 = insertelement <4 x float> %272, float %95, i32 2, !dbg !231
	%274 = insertelement <4 x float> %273, float %96, i32 3, !dbg !231
	store <4 x float> %274, <4 x float> addrspace(1)* %270, align 16, !dbg !231
	%275 = add i64 %246, 1, !dbg !231
	%276 = icmp slt i64 %275, %9, !dbg !231
	br i1 %276, label %b31, label %b34, !dbg !231

b34:
	%277 = add i64 %91, %90, !dbg !181
	br label %b6, !dbg !181

b35:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %258, i64 16), !dbg !230
	ret void, !dbg !230

b36:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %254, i64 4), !dbg !230
	ret void, !dbg !230

b37:
	%278 = sub i64 %9, 1, !dbg !232
	%279 = icmp eq i64 %8, %278, !dbg !233
	br i1 %279, label %b38, label %b44, !dbg !233

b38:
	%280 = mul i64 %51, 4, !dbg !234
	%281 = sub i64 %p3, %280, !dbg !235
	br label %b39, !dbg !236

b39:
	%282 = phi i64 [ %85, %b38 ], [ %316, %b43 ], !dbg !236
	%283 = icmp slt i64 %282, %281, !dbg !236
	br i1 %283, label %b40, label %b44, !dbg !236

b40:
	%284 = add i64 %66, %282, !dbg !237
	br label %b41, !dbg !238

b41:
	%285 = phi float [ %299, %b41_ok2 ], [ 0.000000e+00, %b40 ], !dbg !238
	%286 = phi i64 [ %300, %b41_ok2 ], [ 0, %b40 ], !dbg !238
	%287 = trunc i64 %286 to i32, !dbg !239
	%288 = addrspacecast float addrspace(1)* %1 to float*, !dbg !239
	%289 = icmp uge i64 %286, %9, !dbg !239
	br i1 %289, label %b41_fail1, label %b41_ok1, !dbg !239, !prof !20

b41_ok1:
	%290 = bitcast float* %288 to i8*, !dbg !239
	%291 = call i8* @gpuc_peer_thread(i8* %290, i32 %287), !dbg !239
	%292 = bitcast i8* %291 to float*, !dbg !239
	%293 = icmp eq float* %292, null, !dbg !239
	%294 = select i1 %293, i64 0, i64 %p3, !dbg !239
	%295 = addrspacecast float* %292 to float addrspace(1)*, !dbg !240
	%296 = getelementptr inbounds float, float addrspace(1)* %295, i64 %284, !dbg !240
	%297 = icmp uge i64 %284, %294, !dbg !240
	br i1 %297, label %b41_fail2, label %b41_ok2, !dbg !240, !prof !20

b41_ok2:
	%298 = load float, float addrspace(1)* %296, align 4, !dbg !240
	%299 = fadd float %285, %298, !dbg !241
	%300 = add i64 %286, 1, !dbg !241
	%301 = icmp slt i64 %300, %9, !dbg !241
	br i1 %301, label %b41, label %b42, !dbg !241

b42:
	%302 = phi i64 [ %314, %b42_ok2 ], [ 0, %b41_ok2 ], !dbg !242
	%303 = trunc i64 %302 to i32, !dbg !243
	%304 = addrspacecast float addrspace(1)* %0 to float*, !dbg !243
	%305 = icmp uge i64 %302, %9, !dbg !243
	br i1 %305, label %b42_fail1, label %b42_ok1, !dbg !243, !prof !20

b42_ok1:
	%306 = bitcast float* %304 to i8*, !dbg !243
	%307 = call i8* @gpuc_peer_thread(i8* %306, i32 %303), !dbg !243
	%308 = bitcast i8* %307 to float*, !dbg !243
	%309 = icmp eq float* %308, null, !dbg !243
	%310 = select i1 %309, i64 0, i64 %p1, !dbg !243
	%311 = addrspacecast float* %308 to float addrspace(1)*, !dbg !244
	%312 = getelementptr inbounds float, float addrspace(1)* %311, i64 %284, !dbg !244
	%313 = icmp uge i64 %284, %310, !dbg !244
	br i1 %313, label %b42_fail2, label %b42_ok2, !dbg !244, !prof !20

b42_ok2:
	store float %299, float addrspace(1)* %312, align 4, !dbg !244
	%314 = add i64 %302, 1, !dbg !244
	%315 = icmp slt i64 %314, %9, !dbg !244
	br i1 %315, label %b42, label %b43, !dbg !244

b43:
	%316 = add i64 %282, %90, !dbg !236
	br label %b39, !dbg !236

b44:
	call void @llvm.nvvm.barrier0(), !dbg !245
	%317 = icmp slt i64 %28, %9, !dbg !246
	br i1 %317, label %b45, label %b46, !dbg !246

b45:
	call void @gpuc_fence_thread(), !dbg !247
	br label %b46, !dbg !247

b46:
	%318 = add i64 %p6, %7, !dbg !248
	%319 = mul i64 %318, %9, !dbg !249
	%320 = add i64 %319, %8, !dbg !250
	br label %b47, !dbg !251

b47:
	%321 = phi i64 [ %28, %b46 ], [ %328, %b48_ok1 ], !dbg !251
	%322 = icmp slt i64 %321, %9, !dbg !251
	br i1 %322, label %b48, label %b49, !dbg !251

b48:
	%323 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %320, !dbg !252
	%324 = trunc i64 %321 to i32, !dbg !253
	%325 = addrspacecast i64 addrspace(1)* %323 to i64*, !dbg !253
	%326 = icmp uge i64 %320, %p5, !dbg !252
	br i1 %326, label %b48_fail1, label %b48_ok1, !dbg !252, !prof !20

b48_ok1:
	%327 = bitcast i64* %325 to i8*, !dbg !253
	call void @gpuc_signal_op_thread(i8* %327, i64 %17, i32 9, i32 %324), !dbg !253
	%328 = add i64 %321, %32, !dbg !251
	br label %b47, !dbg !251

b49:
	%329 = phi i64 [ %337, %b50_ok1 ], [ %28, %b47 ], !dbg !254
	%330 = icmp slt i64 %329, %9, !dbg !254
	br i1 %330, label %b50, label %b51, !dbg !254

b50:
	%331 = add i64 %319, %329, !dbg !255
	%332 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %331, !dbg !256
	%333 = addrspacecast i64 addrspace(1)* %332 to i64*, !dbg !257
	%334 = icmp uge i64 %331, %p5, !dbg !256
	br i1 %334, label %b50_fail1, label %b50_ok1, !dbg !256, !prof !20

b50_ok1:
	%335 = bitcast i64* %333 to i8*, !dbg !257
	%336 = call i64 @gpuc_signal_wait_until_thread(i8* %335, i32 5, i64 %17, i32 1, i8* %ctrl, i32 12), !dbg !257
	%337 = add i64 %329, %32, !dbg !254
	br label %b49, !dbg !254

b51:
	call void @llvm.nvvm.barrier0(), !dbg !258
	call void @llvm.nvvm.barrier0(), !dbg !260
	%338 = icmp eq i64 %28, 0, !dbg !261
	br i1 %338, label %b52, label %b53, !dbg !261

b52:
	%339 = load i64, i64 addrspace(1)* %15, align 8, !dbg !262
	%340 = add i64 %339, 1, !dbg !263
	store i64 %340, i64 addrspace(1)* %15, align 8, !dbg !262
	br label %b53, !dbg !262

b53:
	ret void, !dbg !259

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %7, i64 %p8), !dbg !155
	ret void, !dbg !155

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %33, i64 %p5), !dbg !163
	ret void, !dbg !163

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %44, i64 %p5), !dbg !167
	ret void, !dbg !167

b5_fail1:
	%341 = icmp ugt i64 %66, %p3, !dbg !178
	br i1 %341, label %b5_fail2, label %b5_ok2, !dbg !178

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %66, i64 %p3), !dbg !178
	ret void, !dbg !178

b5_ok2:
	%342 = icmp ugt i64 %58, %66, !dbg !178
	br i1 %342, label %b5_fail3, label %b5_ok3, !dbg !178

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %58, i64 %66), !dbg !178
	ret void, !dbg !178

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %66, i64 %p1), !dbg !179
	ret void, !dbg !179

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %91, i64 %113), !dbg !189
	ret void, !dbg !189

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %91, i64 %143), !dbg !194
	ret void, !dbg !194

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %91, i64 %177), !dbg !200
	ret void, !dbg !200

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %91, i64 %211), !dbg !206
	ret void, !dbg !206

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %246, i64 %9), !dbg !149
	ret void, !dbg !149

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %91, i64 %262), !dbg !231
	ret void, !dbg !231

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %286, i64 %9), !dbg !239
	ret void, !dbg !239

b41_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %284, i64 %294), !dbg !240
	ret void, !dbg !240

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %302, i64 %9), !dbg !243
	ret void, !dbg !243

b42_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %284, i64 %310), !dbg !244
	ret void, !dbg !244

b48_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %320, i64 %p5), !dbg !252
	ret void, !dbg !252

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %331, i64 %p5), !dbg !256
	ret void, !dbg !256
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !264 {
entry:
	br label %b0, !dbg !265

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !265
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !266
	%2 = sext i32 %1 to i64, !dbg !267
	br label %b1, !dbg !267

b1:
	%3 = phi float [ 1.000000e+00, %b0 ], [ %14, %b3 ], !dbg !268
	%4 = phi i64 [ 0, %b0 ], [ %15, %b3 ], !dbg !268
	%5 = trunc i64 %4 to i32, !dbg !266
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !266
	%7 = icmp uge i64 %4, %2, !dbg !266
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !266, !prof !20

b1_ok1:
	%8 = bitcast float* %6 to i8*, !dbg !266
	%9 = call i8* @gpuc_peer_thread(i8* %8, i32 %5), !dbg !266
	%10 = bitcast i8* %9 to float*, !dbg !266
	%11 = icmp eq float* %10, null, !dbg !266
	%12 = select i1 %11, i64 0, i64 %p1, !dbg !266
	%13 = icmp eq i64 %12, 0, !dbg !269
	br i1 %13, label %b2, label %b3, !dbg !269

b2:
	br label %b3, !dbg !269

b3:
	%14 = phi float [ %3, %b1_ok1 ], [ 0.000000e+00, %b2 ], !dbg !268
	%15 = add i64 %4, 1, !dbg !268
	%16 = icmp slt i64 %15, %2, !dbg !268
	br i1 %16, label %b1, label %b4, !dbg !268

b4:
	%17 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !270
	%18 = icmp uge i64 0, %p1, !dbg !270
	br i1 %18, label %b4_fail1, label %b4_ok1, !dbg !270, !prof !20

b4_ok1:
	store float %14, float addrspace(1)* %17, align 4, !dbg !270
	ret void, !dbg !270

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %4, i64 %2), !dbg !266
	ret void, !dbg !266

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 0, i64 %p1), !dbg !270
	ret void, !dbg !270
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !272 {
entry:
	br label %b0, !dbg !273

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !273
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !273
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !273
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !273
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !273
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !274
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !275
	%7 = sext i32 %5 to i64, !dbg !276
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !277, !range !18
	%9 = sext i32 %8 to i64, !dbg !277
	%10 = sub i64 %7, 1, !dbg !278
	%11 = mul i64 %9, %10, !dbg !279
	%12 = mul i64 %11, %p8, !dbg !280
	%13 = add i64 %9, 1, !dbg !281
	%14 = mul i64 %13, %10, !dbg !282
	%15 = mul i64 %14, %p8, !dbg !283
	%16 = sext i32 %6 to i64, !dbg !275
	%17 = add i64 %16, 1, !dbg !285
	%18 = icmp ugt i64 %15, %p5, !dbg !284
	%19 = icmp ugt i64 %12, %15, !dbg !284
	%20 = or i1 %18, %19, !dbg !284
	br i1 %20, label %b0_fail1, label %b0_ok1, !dbg !284, !prof !20

b0_ok1:
	%21 = icmp eq i64 %7, -1, !dbg !286
	%22 = select i1 %21, i64 1, i64 %7, !dbg !286
	%23 = srem i64 %17, %22, !dbg !286
	%24 = sub i64 %15, %12, !dbg !284
	%25 = getelementptr inbounds float, float addrspace(1)* %2, i64 %12, !dbg !284
	%26 = mul i64 %9, 2, !dbg !287
	%27 = mul i64 %26, %10, !dbg !288
	%28 = icmp slt i64 0, %p11, !dbg !288
	br i1 %28, label %b1, label %b32, !dbg !288

b1:
	%29 = icmp slt i64 0, %10, !dbg !289
	%30 = mul i64 %10, 2, !dbg !290
	%31 = add i64 %27, %30, !dbg !291
	%32 = sub i64 %31, 1, !dbg !292
	%33 = trunc i64 %23 to i32, !dbg !293
	%34 = icmp eq i64 %10, 0, !dbg !296
	%35 = add i64 %27, %7, !dbg !297
	%36 = sub i64 %35, 2, !dbg !298
	%37 = sub i64 %35, 1, !dbg !299
	%38 = add i64 %27, %10, !dbg !300
	%39 = sub i64 %38, 1, !dbg !301
	%40 = sub i64 %10, 1, !dbg !302
	%41 = mul i64 %40, %p8, !dbg !303
	%42 = sub i64 %24, %41, !dbg !304
	br label %b2, !dbg !288

b2:
	%43 = phi i64 [ %288, %b31 ], [ 0, %b1 ], !dbg !288
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %9, !dbg !306
	%45 = icmp uge i64 %9, %p10, !dbg !306
	br i1 %45, label %b2_fail1, label %b2_ok1, !dbg !306, !prof !20

b2_ok1:
	%46 = load i64, i64 addrspace(1)* %44, align 8, !dbg !306
	%47 = add i64 %46, 1, !dbg !307
	%48 = add i64 %47, %43, !dbg !309
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !310, !range !26
	%50 = sext i32 %49 to i64, !dbg !310
	%51 = mul i64 %43, %50, !dbg !311
	%52 = add i64 %51, %9, !dbg !312
	%53 = mul i64 %52, %7, !dbg !313
	%54 = mul i64 %53, %p8, !dbg !314
	br i1 %29, label %b3, label %b13, !dbg !289

b3:
	%55 = phi i64 [ %157, %b12_ok1 ], [ 0, %b2_ok1 ], !dbg !289
	%56 = sub i64 %16, %55, !dbg !315
	%57 = add i64 %56, %7, !dbg !316
	%58 = icmp eq i64 %7, -1, !dbg !317
	%59 = select i1 %58, i64 1, i64 %7, !dbg !317
	%60 = srem i64 %57, %59, !dbg !317
	%61 = mul i64 %60, %p8, !dbg !320
	%62 = add i64 %54, %61, !dbg !321
	%63 = icmp slt i64 %62, %p1, !dbg !322
	%64 = select i1 %63, i64 %62, i64 %p1, !dbg !322
	%65 = add i64 %64, %p8, !dbg !323
	%66 = icmp slt i64 %65, %p1, !dbg !324
	%67 = select i1 %66, i64 %65, i64 %p1, !dbg !324
	%68 = sub i64 %67, %64, !dbg !325
	%69 = getelementptr inbounds float, float addrspace(1)* %0, i64 %64, !dbg !325
	%70 = getelementptr inbounds float, float addrspace(1)* %1, i64 %64, !dbg !326
	%71 = icmp eq i64 %55, 0, !dbg !328
	%72 = icmp ugt i64 %67, %p1, !dbg !325
	%73 = icmp ugt i64 %64, %67, !dbg !325
	%74 = icmp ugt i64 %67, %p3, !dbg !326
	%75 = or i1 %72, %73, !dbg !326
	%76 = or i1 %75, %74, !dbg !326
	br i1 %76, label %b3_fail1, label %b3_ok1, !dbg !326, !prof !20

b3_ok1:
	br i1 %71, label %b4, label %b7, !dbg !328

b4:
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !329, !range !21
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !329, !range !21
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !329, !range !23
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !329, !range !59
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !329, !range !59
	%82 = mul i32 %81, %79, !dbg !329
	%83 = add i32 %78, %82, !dbg !329
	%84 = mul i32 %80, %83, !dbg !329
	%85 = add i32 %77, %84, !dbg !329
	%86 = sext i32 %85 to i64, !dbg !329
	%87 = mul i32 %80, %81, !dbg !329
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !329, !range !60
	%89 = mul i32 %87, %88, !dbg !329
	%90 = sext i32 %89 to i64, !dbg !329
	br label %b5, !dbg !329

b5:
	%91 = phi i64 [ %86, %b4 ], [ %96, %b6 ], !dbg !329
	%92 = icmp slt i64 %91, %68, !dbg !329
	br i1 %92, label %b6, label %b12, !dbg !329

b6:
	%93 = getelementptr inbounds float, float addrspace(1)* %70, i64 %91, !dbg !330
	%94 = load float, float addrspace(1)* %93, align 4, !dbg !330
	%95 = getelementptr inbounds float, float addrspace(1)* %69, i64 %91, !dbg !331
	store float %94, float addrspace(1)* %95, align 4, !dbg !331
	%96 = add i64 %91, %90, !dbg !329
	br label %b5, !dbg !329

b7:
	%97 = add i64 %27, %55, !dbg !332
	%98 = sub i64 %97, 1, !dbg !333
	%99 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %98, !dbg !334
	%100 = icmp uge i64 %98, %p7, !dbg !334
	br i1 %100, label %b7_fail1, label %b7_ok1, !dbg !334, !prof !20

b7_ok1:
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !337, !range !21
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !337, !range !21
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !337, !range !23
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !337, !range !59
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !337, !range !59
	%106 = mul i32 %105, %103, !dbg !337
	%107 = add i32 %102, %106, !dbg !337
	%108 = mul i32 %104, %107, !dbg !337
	%109 = add i32 %101, %108, !dbg !337
	%110 = sext i32 %109 to i64, !dbg !337
	%111 = icmp eq i64 %110, 0, !dbg !338
	br i1 %111, label %b8, label %b9, !dbg !338

b8:
	%112 = addrspacecast i64 addrspace(1)* %99 to i64*, !dbg !339
	%113 = icmp eq i64 addrspace(1)* %99, null, !dbg !339
	br i1 %113, label %b8_fail1, label %b8_ok1, !dbg !339, !prof !20

b8_ok1:
	%114 = bitcast i64* %112 to i8*, !dbg !339
	%115 = call i64 @gpuc_signal_wait_until_thread(i8* %114, i32 5, i64 %48, i32 1, i8* %ctrl, i32 50), !dbg !339
	br label %b9, !dbg !339

b9:
	call void @llvm.nvvm.barrier0(), !dbg !340
	%116 = sub i64 %55, 1, !dbg !341
	%117 = mul i64 %116, %p8, !dbg !342
	%118 = sub i64 %24, %117, !dbg !343
	%119 = getelementptr inbounds float, float addrspace(1)* %25, i64 %117, !dbg !343
	%120 = mul i32 %104, %105, !dbg !345
	%121 = icmp ugt i64 %117, %24, !dbg !343
	%122 = icmp ugt i64 %68, %118, !dbg !344
	%123 = or i1 %121, %122, !dbg !344
	br i1 %123, label %b9_fail1, label %b9_ok1, !dbg !344, !prof !20

b9_ok1:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !345, !range !60
	%125 = mul i32 %120, %124, !dbg !345
	%126 = sext i32 %125 to i64, !dbg !345
	br label %b10, !dbg !345

b10:
	%127 = phi i64 [ %110, %b9_ok1 ], [ %135, %b11 ], !dbg !345
	%128 = icmp slt i64 %127, %68, !dbg !345
	br i1 %128, label %b11, label %b12, !dbg !345

b11:
	%129 = getelementptr inbounds float, float addrspace(1)* %119, i64 %127, !dbg !346
	%130 = load float, float addrspace(1)* %129, align 4, !dbg !346
	%131 = getelementptr inbounds float, float addrspace(1)* %70, i64 %127, !dbg !347
	%132 = load float, float addrspace(1)* %131, align 4, !dbg !347
	%133 = fadd float %130, %132, !dbg !348
	%134 = getelementptr inbounds float, float addrspace(1)* %69, i64 %127, !dbg !349
	store float %133, float addrspace(1)* %134, align 4, !dbg !349
	%135 = add i64 %127, %126, !dbg !345
	br label %b10, !dbg !345

b12:
	call void @llvm.nvvm.barrier0(), !dbg !350
	%136 = mul i64 %55, %p8, !dbg !351
	%137 = add i64 %136, %67, !dbg !352
	%138 = sub i64 %137, %64, !dbg !353
	%139 = sub i64 %138, %136, !dbg !354
	%140 = add i64 %27, %55, !dbg !355
	%141 = getelementptr inbounds float, float addrspace(1)* %25, i64 %136, !dbg !354
	%142 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %140, !dbg !356
	%143 = mul i64 %68, 4, !dbg !293
	%144 = addrspacecast float addrspace(1)* %141 to float*, !dbg !293
	%145 = addrspacecast float addrspace(1)* %69 to float*, !dbg !293
	%146 = addrspacecast i64 addrspace(1)* %142 to i64*, !dbg !293
	%147 = icmp ugt i64 %138, %24, !dbg !354
	%148 = icmp ugt i64 %136, %138, !dbg !354
	%149 = icmp uge i64 %140, %p7, !dbg !356
	%150 = icmp ne i64 %139, %68, !dbg !293
	%151 = or i1 %147, %148, !dbg !293
	%152 = or i1 %151, %149, !dbg !293
	%153 = or i1 %152, %150, !dbg !293
	br i1 %153, label %b12_fail1, label %b12_ok1, !dbg !293, !prof !20

b12_ok1:
	%154 = bitcast float* %144 to i8*, !dbg !293
	%155 = bitcast float* %145 to i8*, !dbg !293
	%156 = bitcast i64* %146 to i8*, !dbg !293
	call void @gpuc_put_signal_block(i8* %154, i8* %155, i64 %143, i8* %156, i64 %48, i32 9, i32 %33), !dbg !293
	%157 = add i64 %55, 1, !dbg !293
	%158 = icmp slt i64 %157, %10, !dbg !293
	br i1 %158, label %b3, label %b13, !dbg !293

b13:
	br i1 %29, label %b14, label %b29, !dbg !357

b14:
	%159 = phi i64 [ %269, %b28_ok1 ], [ 0, %b13 ], !dbg !357
	%160 = sub i64 %17, %159, !dbg !358
	%161 = add i64 %160, %7, !dbg !359
	%162 = icmp eq i64 %7, -1, !dbg !360
	%163 = select i1 %162, i64 1, i64 %7, !dbg !360
	%164 = srem i64 %161, %163, !dbg !360
	%165 = mul i64 %164, %p8, !dbg !362
	%166 = add i64 %54, %165, !dbg !363
	%167 = icmp slt i64 %166, %p1, !dbg !364
	%168 = select i1 %167, i64 %166, i64 %p1, !dbg !364
	%169 = add i64 %168, %p8, !dbg !365
	%170 = icmp slt i64 %169, %p1, !dbg !366
	%171 = select i1 %170, i64 %169, i64 %p1, !dbg !366
	%172 = icmp eq i64 %159, 0, !dbg !367
	br i1 %172, label %b15, label %b25, !dbg !367

b15:
	%173 = sub i64 %171, %168, !dbg !368
	%174 = getelementptr inbounds float, float addrspace(1)* %0, i64 %168, !dbg !368
	%175 = getelementptr inbounds float, float addrspace(1)* %1, i64 %168, !dbg !369
	%176 = icmp ugt i64 %171, %p1, !dbg !368
	%177 = icmp ugt i64 %168, %171, !dbg !368
	%178 = icmp ugt i64 %171, %p3, !dbg !369
	%179 = or i1 %176, %177, !dbg !369
	%180 = or i1 %179, %178, !dbg !369
	br i1 %180, label %b15_fail1, label %b15_ok1, !dbg !369, !prof !20

b15_ok1:
	br i1 %34, label %b16, label %b19, !dbg !296

b16:
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !370, !range !21
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !370, !range !21
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !370, !range !23
	%184 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !370, !range !59
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !370, !range !59
	%186 = mul i32 %185, %183, !dbg !370
	%187 = add i32 %182, %186, !dbg !370
	%188 = mul i32 %184, %187, !dbg !370
	%189 = add i32 %181, %188, !dbg !370
	%190 = sext i32 %189 to i64, !dbg !370
	%191 = mul i32 %184, %185, !dbg !370
	%192 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !370, !range !60
	%193 = mul i32 %191, %192, !dbg !370
	%194 = sext i32 %193 to i64, !dbg !370
	br label %b17, !dbg !370

b17:
	%195 = phi i64 [ %190, %b16 ], [ %200, %b18 ], !dbg !370
	%196 = icmp slt i64 %195, %173, !dbg !370
	br i1 %196, label %b18, label %b24, !dbg !370

b18:
	%197 = getelementptr inbounds float, float addrspace(1)* %175, i64 %195, !dbg !371
	%198 = load float, float addrspace(1)* %197, align 4, !dbg !371
	%199 = getelementptr inbounds float, float addrspace(1)* %174, i64 %195, !dbg !372
	store float %198, float addrspace(1)* %199, align 4, !dbg !372
	%200 = add i64 %195, %194, !dbg !370
	br label %b17, !dbg !370

b19:
	%201 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %39, !dbg !373
	%202 = icmp uge i64 %39, %p7, !dbg !373
	br i1 %202, label %b19_fail1, label %b19_ok1, !dbg !373, !prof !20

b19_ok1:
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !375, !range !21
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !375, !range !21
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !375, !range !23
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !375, !range !59
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !375, !range !59
	%208 = mul i32 %207, %205, !dbg !375
	%209 = add i32 %204, %208, !dbg !375
	%210 = mul i32 %206, %209, !dbg !375
	%211 = add i32 %203, %210, !dbg !375
	%212 = sext i32 %211 to i64, !dbg !375
	%213 = icmp eq i64 %212, 0, !dbg !376
	br i1 %213, label %b20, label %b21, !dbg !376

b20:
	%214 = addrspacecast i64 addrspace(1)* %201 to i64*, !dbg !377
	%215 = icmp eq i64 addrspace(1)* %201, null, !dbg !377
	br i1 %215, label %b20_fail1, label %b20_ok1, !dbg !377, !prof !20

b20_ok1:
	%216 = bitcast i64* %214 to i8*, !dbg !377
	%217 = call i64 @gpuc_signal_wait_until_thread(i8* %216, i32 5, i64 %48, i32 1, i8* %ctrl, i32 50), !dbg !377
	br label %b21, !dbg !377

b21:
	call void @llvm.nvvm.barrier0(), !dbg !378
	%218 = getelementptr inbounds float, float addrspace(1)* %25, i64 %41, !dbg !304
	%219 = mul i32 %206, %207, !dbg !380
	%220 = icmp ugt i64 %41, %24, !dbg !304
	%221 = icmp ugt i64 %173, %42, !dbg !379
	%222 = or i1 %220, %221, !dbg !379
	br i1 %222, label %b21_fail1, label %b21_ok1, !dbg !379, !prof !20

b21_ok1:
	%223 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !380, !range !60
	%224 = mul i32 %219, %223, !dbg !380
	%225 = sext i32 %224 to i64, !dbg !380
	br label %b22, !dbg !380

b22:
	%226 = phi i64 [ %212, %b21_ok1 ], [ %234, %b23 ], !dbg !380
	%227 = icmp slt i64 %226, %173, !dbg !380
	br i1 %227, label %b23, label %b24, !dbg !380

b23:
	%228 = getelementptr inbounds float, float addrspace(1)* %218, i64 %226, !dbg !381
	%229 = load float, float addrspace(1)* %228, align 4, !dbg !381
	%230 = getelementptr inbounds float, float addrspace(1)* %175, i64 %226, !dbg !382
	%231 = load float, float addrspace(1)* %230, align 4, !dbg !382
	%232 = fadd float %229, %231, !dbg !383
	%233 = getelementptr inbounds float, float addrspace(1)* %174, i64 %226, !dbg !384
	store float %232, float addrspace(1)* %233, align 4, !dbg !384
	%234 = add i64 %226, %225, !dbg !380
	br label %b22, !dbg !380

b24:
	call void @llvm.nvvm.barrier0(), !dbg !385
	br label %b28, !dbg !295

b25:
	%235 = add i64 %36, %159, !dbg !386
	%236 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %235, !dbg !387
	%237 = icmp uge i64 %235, %p7, !dbg !387
	br i1 %237, label %b25_fail1, label %b25_ok1, !dbg !387, !prof !20

b25_ok1:
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !389, !range !21
	%239 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !389, !range !21
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !389, !range !23
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !389, !range !59
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !389, !range !59
	%243 = mul i32 %242, %240, !dbg !389
	%244 = add i32 %239, %243, !dbg !389
	%245 = mul i32 %241, %244, !dbg !389
	%246 = add i32 %238, %245, !dbg !389
	%247 = sext i32 %246 to i64, !dbg !389
	%248 = icmp eq i64 %247, 0, !dbg !390
	br i1 %248, label %b26, label %b27, !dbg !390

b26:
	%249 = addrspacecast i64 addrspace(1)* %236 to i64*, !dbg !391
	%250 = icmp eq i64 addrspace(1)* %236, null, !dbg !391
	br i1 %250, label %b26_fail1, label %b26_ok1, !dbg !391, !prof !20

b26_ok1:
	%251 = bitcast i64* %249 to i8*, !dbg !391
	%252 = call i64 @gpuc_signal_wait_until_thread(i8* %251, i32 5, i64 %48, i32 1, i8* %ctrl, i32 50), !dbg !391
	br label %b27, !dbg !391

b27:
	call void @llvm.nvvm.barrier0(), !dbg !392
	br label %b28, !dbg !388

b28:
	%253 = add i64 %37, %159, !dbg !394
	%254 = sub i64 %171, %168, !dbg !393
	%255 = getelementptr inbounds float, float addrspace(1)* %0, i64 %168, !dbg !393
	%256 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %253, !dbg !395
	%257 = mul i64 %254, 4, !dbg !274
	%258 = addrspacecast float addrspace(1)* %255 to float*, !dbg !274
	%259 = addrspacecast float addrspace(1)* %255 to float*, !dbg !274
	%260 = addrspacecast i64 addrspace(1)* %256 to i64*, !dbg !274
	%261 = icmp ugt i64 %171, %p1, !dbg !393
	%262 = icmp ugt i64 %168, %171, !dbg !393
	%263 = icmp uge i64 %253, %p7, !dbg !395
	%264 = or i1 %261, %262, !dbg !395
	%265 = or i1 %264, %263, !dbg !395
	br i1 %265, label %b28_fail1, label %b28_ok1, !dbg !395, !prof !20

b28_ok1:
	%266 = bitcast float* %258 to i8*, !dbg !274
	%267 = bitcast float* %259 to i8*, !dbg !274
	%268 = bitcast i64* %260 to i8*, !dbg !274
	call void @gpuc_put_signal_block(i8* %266, i8* %267, i64 %257, i8* %268, i64 %48, i32 9, i32 %33), !dbg !274
	%269 = add i64 %159, 1, !dbg !274
	%270 = icmp slt i64 %269, %10, !dbg !274
	br i1 %270, label %b14, label %b29, !dbg !274

b29:
	%271 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %32, !dbg !396
	%272 = icmp uge i64 %32, %p7, !dbg !396
	br i1 %272, label %b29_fail1, label %b29_ok1, !dbg !396, !prof !20

b29_ok1:
	%273 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !398, !range !21
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !398, !range !21
	%275 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !398, !range !23
	%276 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !398, !range !59
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !398, !range !59
	%278 = mul i32 %277, %275, !dbg !398
	%279 = add i32 %274, %278, !dbg !398
	%280 = mul i32 %276, %279, !dbg !398
	%281 = add i32 %273, %280, !dbg !398
	%282 = sext i32 %281 to i64, !dbg !398
	%283 = icmp eq i64 %282, 0, !dbg !399
	br i1 %283, label %b30, label %b31, !dbg !399

b30:
	%284 = addrspacecast i64 addrspace(1)* %271 to i64*, !dbg !400
	%285 = icmp eq i64 addrspace(1)* %271, null, !dbg !400
	br i1 %285, label %b30_fail1, label %b30_ok1, !dbg !400, !prof !20

b30_ok1:
	%286 = bitcast i64* %284 to i8*, !dbg !400
	%287 = call i64 @gpuc_signal_wait_until_thread(i8* %286, i32 5, i64 %48, i32 1, i8* %ctrl, i32 50), !dbg !400
	br label %b31, !dbg !400

b31:
	call void @llvm.nvvm.barrier0(), !dbg !401
	%288 = add i64 %43, 1, !dbg !397
	%289 = icmp slt i64 %288, %p11, !dbg !397
	br i1 %289, label %b2, label %b32, !dbg !397

b32:
	call void @llvm.nvvm.barrier0(), !dbg !403
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !404, !range !21
	%291 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !404, !range !21
	%292 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !404, !range !23
	%293 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !404, !range !59
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !404, !range !59
	%295 = mul i32 %294, %292, !dbg !404
	%296 = add i32 %291, %295, !dbg !404
	%297 = mul i32 %293, %296, !dbg !404
	%298 = add i32 %290, %297, !dbg !404
	%299 = sext i32 %298 to i64, !dbg !404
	%300 = icmp eq i64 %299, 0, !dbg !405
	br i1 %300, label %b33, label %b34, !dbg !405

b33:
	%301 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %9, !dbg !406
	%302 = icmp uge i64 %9, %p10, !dbg !406
	br i1 %302, label %b33_fail1, label %b33_ok1, !dbg !406, !prof !20

b33_ok1:
	%303 = load i64, i64 addrspace(1)* %301, align 8, !dbg !406
	%304 = add i64 %303, %p11, !dbg !408
	store i64 %304, i64 addrspace(1)* %301, align 8, !dbg !406
	br label %b34, !dbg !406

b34:
	ret void, !dbg !402

b0_fail1:
	%305 = icmp ugt i64 %15, %p5, !dbg !284
	br i1 %305, label %b0_fail2, label %b0_ok2, !dbg !284

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %15, i64 %p5), !dbg !284
	ret void, !dbg !284

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %12, i64 %15), !dbg !284
	ret void, !dbg !284

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %9, i64 %p10), !dbg !306
	ret void, !dbg !306

b3_fail1:
	%306 = icmp ugt i64 %67, %p1, !dbg !325
	br i1 %306, label %b3_fail2, label %b3_ok2, !dbg !325

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %67, i64 %p1), !dbg !325
	ret void, !dbg !325

b3_ok2:
	%307 = icmp ugt i64 %64, %67, !dbg !325
	br i1 %307, label %b3_fail3, label %b3_ok3, !dbg !325

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %64, i64 %67), !dbg !325
	ret void, !dbg !325

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %67, i64 %p3), !dbg !326
	ret void, !dbg !326

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %98, i64 %p7), !dbg !334
	ret void, !dbg !334

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !339
	ret void, !dbg !339

b9_fail1:
	%308 = icmp ugt i64 %117, %24, !dbg !343
	br i1 %308, label %b9_fail2, label %b9_ok2, !dbg !343

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %117, i64 %24), !dbg !343
	ret void, !dbg !343

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %68, i64 %118), !dbg !344
	ret void, !dbg !344

b12_fail1:
	%309 = icmp ugt i64 %138, %24, !dbg !354
	br i1 %309, label %b12_fail2, label %b12_ok2, !dbg !354

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %138, i64 %24), !dbg !354
	ret void, !dbg !354

b12_ok2:
	%310 = icmp ugt i64 %136, %138, !dbg !354
	br i1 %310, label %b12_fail3, label %b12_ok3, !dbg !354

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %136, i64 %138), !dbg !354
	ret void, !dbg !354

b12_ok3:
	%311 = icmp uge i64 %140, %p7, !dbg !356
	br i1 %311, label %b12_fail4, label %b12_ok4, !dbg !356

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %140, i64 %p7), !dbg !356
	ret void, !dbg !356

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %139, i64 %68), !dbg !293
	ret void, !dbg !293

b15_fail1:
	%312 = icmp ugt i64 %171, %p1, !dbg !368
	br i1 %312, label %b15_fail2, label %b15_ok2, !dbg !368

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %171, i64 %p1), !dbg !368
	ret void, !dbg !368

b15_ok2:
	%313 = icmp ugt i64 %168, %171, !dbg !368
	br i1 %313, label %b15_fail3, label %b15_ok3, !dbg !368

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %168, i64 %171), !dbg !368
	ret void, !dbg !368

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %171, i64 %p3), !dbg !369
	ret void, !dbg !369

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %39, i64 %p7), !dbg !373
	ret void, !dbg !373

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !377
	ret void, !dbg !377

b21_fail1:
	%314 = icmp ugt i64 %41, %24, !dbg !304
	br i1 %314, label %b21_fail2, label %b21_ok2, !dbg !304

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %41, i64 %24), !dbg !304
	ret void, !dbg !304

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %173, i64 %42), !dbg !379
	ret void, !dbg !379

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %235, i64 %p7), !dbg !387
	ret void, !dbg !387

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !391
	ret void, !dbg !391

b28_fail1:
	%315 = icmp ugt i64 %171, %p1, !dbg !393
	br i1 %315, label %b28_fail2, label %b28_ok2, !dbg !393

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %171, i64 %p1), !dbg !393
	ret void, !dbg !393

b28_ok2:
	%316 = icmp ugt i64 %168, %171, !dbg !393
	br i1 %316, label %b28_fail3, label %b28_ok3, !dbg !393

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %168, i64 %171), !dbg !393
	ret void, !dbg !393

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %253, i64 %p7), !dbg !395
	ret void, !dbg !395

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %32, i64 %p7), !dbg !396
	ret void, !dbg !396

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !400
	ret void, !dbg !400

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %9, i64 %p10), !dbg !406
	ret void, !dbg !406
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !410 {
entry:
	br label %b0, !dbg !411

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !411
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !411
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !411
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !411
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !415
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !416, !range !18
	%6 = sext i32 %5 to i64, !dbg !416
	%7 = mul i64 %6, %p6, !dbg !417
	%8 = icmp slt i64 %7, %p3, !dbg !418
	%9 = select i1 %8, i64 %7, i64 %p3, !dbg !418
	%10 = add i64 %9, %p6, !dbg !419
	%11 = icmp slt i64 %10, %p3, !dbg !420
	%12 = select i1 %11, i64 %10, i64 %p3, !dbg !420
	%13 = sext i32 %4 to i64, !dbg !421
	%14 = mul i64 %13, 2, !dbg !426
	%15 = add i64 %p6, 1, !dbg !432
	%16 = sdiv i64 %15, 2, !dbg !433
	%17 = mul i64 %16, 2, !dbg !434
	%18 = mul i64 %14, %17, !dbg !435
	%19 = mul i64 %6, %18, !dbg !436
	%20 = add i64 %6, 1, !dbg !437
	%21 = mul i64 %20, %18, !dbg !438
	%22 = sub i64 %21, %19, !dbg !439
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %19, !dbg !439
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %6, !dbg !441
	%25 = icmp ugt i64 %21, %p5, !dbg !439
	%26 = icmp ugt i64 %19, %21, !dbg !439
	%27 = icmp uge i64 %6, %p8, !dbg !441
	%28 = icmp ugt i64 %12, %p1, !dbg !442
	%29 = icmp ugt i64 %9, %12, !dbg !442
	%30 = or i1 %25, %26, !dbg !442
	%31 = or i1 %30, %27, !dbg !442
	%32 = or i1 %31, %28, !dbg !442
	%33 = or i1 %32, %29, !dbg !442
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !442, !prof !20

b0_ok1:
	%34 = load i64, i64 addrspace(1)* %24, align 8, !dbg !441
	%35 = add i64 %34, 1, !dbg !443
	%36 = trunc i64 %35 to i32, !dbg !444
	%37 = sub i64 %12, %9, !dbg !442
	%38 = getelementptr inbounds float, float addrspace(1)* %0, i64 %9, !dbg !442
	%39 = getelementptr inbounds float, float addrspace(1)* %1, i64 %9, !dbg !445
	%40 = call i32 @gpuc_my_pe_thread(), !dbg !446
	%41 = sext i32 %40 to i64, !dbg !446
	%42 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !447
	%43 = ptrtoint i64* %42 to i64, !dbg !447
	%44 = and i64 %43, 15, !dbg !447
	%45 = icmp eq i64 %44, 0, !dbg !447
	%46 = icmp eq i64 %22, 0, !dbg !447
	%47 = or i1 %45, %46, !dbg !447
	br i1 %47, label %b1, label %b25, !dbg !447

b1:
	%48 = bitcast i64 addrspace(1)* %23 to { i64, i64 } addrspace(1)*, !dbg !447
	%49 = ashr i64 %22, 1, !dbg !447
	%50 = icmp eq i64 %14, -1, !dbg !448
	%51 = select i1 %50, i64 1, i64 %14, !dbg !448
	%52 = sdiv i64 %49, %51, !dbg !448
	%53 = sub i64 0, %49, !dbg !448
	%54 = select i1 %50, i64 %53, i64 %52, !dbg !448
	%55 = urem i32 %36, 2, !dbg !449
	%56 = zext i32 %55 to i64, !dbg !450
	%57 = mul i64 %56, %13, !dbg !451
	%58 = mul i64 %57, %54, !dbg !452
	%59 = add i32 %55, 1, !dbg !453
	%60 = zext i32 %59 to i64, !dbg !454
	%61 = mul i64 %60, %13, !dbg !455
	%62 = mul i64 %61, %54, !dbg !456
	%63 = sub i64 %62, %58, !dbg !457
	%64 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %48, i64 %58, !dbg !457
	%65 = icmp ugt i64 %62, %49, !dbg !457
	%66 = icmp ugt i64 %58, %62, !dbg !457
	%67 = or i1 %65, %66, !dbg !457
	br i1 %67, label %b1_fail1, label %b1_ok1, !dbg !457, !prof !20

b1_ok1:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !458, !range !21
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !458, !range !21
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !458, !range !23
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !458, !range !59
	%72 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !458, !range !59
	%73 = mul i32 %72, %70, !dbg !458
	%74 = add i32 %69, %73, !dbg !458
	%75 = mul i32 %71, %74, !dbg !458
	%76 = add i32 %68, %75, !dbg !458
	%77 = sext i32 %76 to i64, !dbg !458
	%78 = mul i64 %77, 2, !dbg !459
	%79 = mul i32 %71, %72, !dbg !460
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !460, !range !60
	%81 = mul i32 %79, %80, !dbg !460
	%82 = sext i32 %81 to i64, !dbg !460
	%83 = mul i64 %82, 2, !dbg !461
	%84 = mul i64 %41, %54, !dbg !462
	br label %b2, !dbg !461

b2:
	%85 = phi i64 [ %78, %b1_ok1 ], [ %114, %b9 ], !dbg !463
	%86 = icmp slt i64 %85, %37, !dbg !464
	br i1 %86, label %b3, label %b10, !dbg !464

b3:
	%87 = sdiv i64 %85, 2, !dbg !465
	%88 = add i64 %84, %87, !dbg !466
	%89 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %64, i64 %88, !dbg !467
	%90 = getelementptr inbounds float, float addrspace(1)* %39, i64 %85, !dbg !470
	%91 = icmp uge i64 %88, %63, !dbg !467
	%92 = icmp uge i64 %85, %37, !dbg !470
	%93 = or i1 %91, %92, !dbg !470
	br i1 %93, label %b3_fail1, label %b3_ok1, !dbg !470, !prof !20

b3_ok1:
	%94 = load float, float addrspace(1)* %90, align 4, !dbg !470
	%95 = bitcast float %94 to i32, !dbg !471
	%96 = zext i32 %95 to i64, !dbg !471
	%97 = add i64 %85, 1, !dbg !472
	%98 = icmp slt i64 %97, %37, !dbg !473
	br i1 %98, label %b4, label %b5, !dbg !473

b4:
	%99 = getelementptr inbounds float, float addrspace(1)* %39, i64 %97, !dbg !474
	%100 = load float, float addrspace(1)* %99, align 4, !dbg !474
	%101 = bitcast float %100 to i32, !dbg !475
	%102 = zext i32 %101 to i64, !dbg !475
	%103 = shl i64 %102, 32, !dbg !476
	%104 = or i64 %96, %103, !dbg !477
	br label %b5, !dbg !477

b5:
	%105 = phi i64 [ %96, %b3_ok1 ], [ %104, %b4 ], !dbg !478
	br label %b6, !dbg !469

b6:
	%106 = phi i64 [ 0, %b5 ], [ %112, %b8 ], !dbg !469
	%107 = icmp ne i64 %106, %41, !dbg !479
	br i1 %107, label %b7, label %b8, !dbg !479

b7:
	%108 = trunc i64 %106 to i32, !dbg !415
	%109 = addrspacecast { i64, i64 } addrspace(1)* %89 to { i64, i64 }*, !dbg !415
	%110 = icmp uge i64 %106, %13, !dbg !415
	br i1 %110, label %b7_fail1, label %b7_ok1, !dbg !415, !prof !20

b7_ok1:
	%111 = bitcast { i64, i64 }* %109 to i8*, !dbg !415
	call void @gpuc_put_line_thread(i8* %111, i64 %105, i32 %36, i32 %108), !dbg !415
	br label %b8, !dbg !415

b8:
	%112 = add i64 %106, 1, !dbg !415
	%113 = icmp slt i64 %112, %13, !dbg !415
	br i1 %113, label %b6, label %b9, !dbg !415

b9:
	%114 = add i64 %85, %83, !dbg !480
	br label %b2, !dbg !480

b10:
	%115 = phi i64 [ %158, %b21 ], [ %78, %b2 ], !dbg !481
	%116 = icmp slt i64 %115, %37, !dbg !482
	br i1 %116, label %b11, label %b22, !dbg !482

b11:
	%117 = getelementptr inbounds float, float addrspace(1)* %39, i64 %115, !dbg !484
	%118 = icmp uge i64 %115, %37, !dbg !484
	br i1 %118, label %b11_fail1, label %b11_ok1, !dbg !484, !prof !20

b11_ok1:
	%119 = load float, float addrspace(1)* %117, align 4, !dbg !484
	%120 = bitcast float %119 to i32, !dbg !485
	%121 = zext i32 %120 to i64, !dbg !485
	%122 = add i64 %115, 1, !dbg !486
	%123 = icmp slt i64 %122, %37, !dbg !487
	br i1 %123, label %b12, label %b13, !dbg !487

b12:
	%124 = getelementptr inbounds float, float addrspace(1)* %39, i64 %122, !dbg !488
	%125 = load float, float addrspace(1)* %124, align 4, !dbg !488
	%126 = bitcast float %125 to i32, !dbg !489
	%127 = zext i32 %126 to i64, !dbg !489
	%128 = shl i64 %127, 32, !dbg !490
	%129 = or i64 %121, %128, !dbg !491
	br label %b13, !dbg !491

b13:
	%130 = phi i64 [ %121, %b11_ok1 ], [ %129, %b12 ], !dbg !492
	br label %b14, !dbg !483

b14:
	%131 = phi float [ 0.000000e+00, %b13 ], [ %152, %b18 ], !dbg !493
	%132 = phi float [ 0.000000e+00, %b13 ], [ %153, %b18 ], !dbg !494
	%133 = phi i64 [ 0, %b13 ], [ %154, %b18 ], !dbg !494
	%134 = icmp ne i64 %133, %41, !dbg !495
	br i1 %134, label %b15, label %b16, !dbg !495

b15:
	%135 = mul i64 %133, %54, !dbg !496
	%136 = sdiv i64 %115, 2, !dbg !497
	%137 = add i64 %135, %136, !dbg !498
	%138 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %64, i64 %137, !dbg !499
	%139 = addrspacecast { i64, i64 } addrspace(1)* %138 to { i64, i64 }*, !dbg !500
	%140 = icmp uge i64 %137, %63, !dbg !499
	br i1 %140, label %b15_fail1, label %b15_ok1, !dbg !499, !prof !20

b15_ok1:
	%141 = bitcast { i64, i64 }* %139 to i8*, !dbg !500
	%142 = call i64 @gpuc_wait_line_thread(i8* %141, i32 %36, i32 1, i8* %ctrl, i32 73), !dbg !500
	br label %b16, !dbg !500

b16:
	%143 = phi i64 [ %130, %b14 ], [ %142, %b15_ok1 ], !dbg !501
	%144 = trunc i64 %143 to i32, !dbg !504
	%145 = bitcast i32 %144 to float, !dbg !504
	%146 = lshr i64 %143, 32, !dbg !505
	%147 = trunc i64 %146 to i32, !dbg !506
	%148 = bitcast i32 %147 to float, !dbg !506
	%149 = icmp eq i64 %133, 0, !dbg !507
	br i1 %149, label %b18, label %b17, !dbg !507

b17:
	%150 = fadd float %131, %145, !dbg !508
	%151 = fadd float %132, %148, !dbg !509
	br label %b18, !dbg !509

b18:
	%152 = phi float [ %145, %b16 ], [ %150, %b17 ], !dbg !493
	%153 = phi float [ %148, %b16 ], [ %151, %b17 ], !dbg !494
	%154 = add i64 %133, 1, !dbg !494
	%155 = icmp slt i64 %154, %13, !dbg !494
	br i1 %155, label %b14, label %b19, !dbg !494

b19:
	%156 = getelementptr inbounds float, float addrspace(1)* %38, i64 %115, !dbg !512
	store float %152, float addrspace(1)* %156, align 4, !dbg !512
	br i1 %123, label %b20, label %b21, !dbg !513

b20:
	%157 = getelementptr inbounds float, float addrspace(1)* %38, i64 %122, !dbg !514
	store float %153, float addrspace(1)* %157, align 4, !dbg !514
	br label %b21, !dbg !514

b21:
	%158 = add i64 %115, %83, !dbg !515
	br label %b10, !dbg !515

b22:
	call void @llvm.nvvm.barrier0(), !dbg !517
	%159 = icmp eq i64 %77, 0, !dbg !518
	br i1 %159, label %b23, label %b24, !dbg !518

b23:
	%160 = load i64, i64 addrspace(1)* %24, align 8, !dbg !519
	%161 = add i64 %160, 1, !dbg !520
	store i64 %161, i64 addrspace(1)* %24, align 8, !dbg !519
	br label %b24, !dbg !519

b24:
	ret void, !dbg !516

b25:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %44, i64 16), !dbg !447
	ret void, !dbg !447

b0_fail1:
	%162 = icmp ugt i64 %21, %p5, !dbg !439
	br i1 %162, label %b0_fail2, label %b0_ok2, !dbg !439

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %21, i64 %p5), !dbg !439
	ret void, !dbg !439

b0_ok2:
	%163 = icmp ugt i64 %19, %21, !dbg !439
	br i1 %163, label %b0_fail3, label %b0_ok3, !dbg !439

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %19, i64 %21), !dbg !439
	ret void, !dbg !439

b0_ok3:
	%164 = icmp uge i64 %6, %p8, !dbg !441
	br i1 %164, label %b0_fail4, label %b0_ok4, !dbg !441

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %6, i64 %p8), !dbg !441
	ret void, !dbg !441

b0_ok4:
	%165 = icmp ugt i64 %12, %p1, !dbg !442
	br i1 %165, label %b0_fail5, label %b0_ok5, !dbg !442

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %12, i64 %p1), !dbg !442
	ret void, !dbg !442

b0_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %9, i64 %12), !dbg !442
	ret void, !dbg !442

b1_fail1:
	%166 = icmp ugt i64 %62, %49, !dbg !457
	br i1 %166, label %b1_fail2, label %b1_ok2, !dbg !457

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %62, i64 %49), !dbg !457
	ret void, !dbg !457

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %58, i64 %62), !dbg !457
	ret void, !dbg !457

b3_fail1:
	%167 = icmp uge i64 %88, %63, !dbg !467
	br i1 %167, label %b3_fail2, label %b3_ok2, !dbg !467

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %88, i64 %63), !dbg !467
	ret void, !dbg !467

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %85, i64 %37), !dbg !470
	ret void, !dbg !470

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %106, i64 %13), !dbg !415
	ret void, !dbg !415

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %115, i64 %37), !dbg !484
	ret void, !dbg !484

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %137, i64 %63), !dbg !499
	ret void, !dbg !499
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
!nvvm.annotations = !{!521, !522, !523, !524, !525, !526, !527, !528, !529, !530, !531, !532, !533, !534, !535, !536, !537, !538, !539, !540, !541}
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
!146 = !DILocation(line: 47, column: 3, scope: !141, inlinedAt: !142)
!147 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!148 = !DILocation(line: 72, column: 6, scope: !147)
!149 = !DILocation(line: 84, column: 22, scope: !147)
!150 = !DILocation(line: 101, column: 9, scope: !147)
!151 = !DILocation(line: 135, column: 6, scope: !8, inlinedAt: !150)
!152 = !DILocation(line: 141, column: 23, scope: !11, inlinedAt: !151)
!153 = !DILocation(line: 73, column: 68, scope: !147)
!154 = !DILocation(line: 39, column: 80, scope: !15, inlinedAt: !153)
!155 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !153)
!156 = !DILocation(line: 73, column: 30, scope: !147)
!157 = !DILocation(line: 73, column: 47, scope: !147)
!158 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !153)
!159 = !DILocation(line: 76, column: 6, scope: !147)
!160 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !159)
!161 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !159)
!162 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !159)
!163 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !159)
!164 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !159)
!165 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !159)
!166 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !159)
!167 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !159)
!168 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !159)
!169 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !159)
!170 = !DILocation(line: 78, column: 21, scope: !147)
!171 = !DILocation(line: 79, column: 17, scope: !147)
!172 = !DILocation(line: 79, column: 20, scope: !147)
!173 = !DILocation(line: 79, column: 24, scope: !147)
!174 = !DILocation(line: 79, column: 41, scope: !147)
!175 = !DILocation(line: 79, column: 37, scope: !147)
!176 = !DILocation(line: 79, column: 44, scope: !147)
!177 = !DILocation(line: 79, column: 48, scope: !147)
!178 = !DILocation(line: 80, column: 23, scope: !147)
!179 = !DILocation(line: 80, column: 42, scope: !147)
!180 = !DILocation(line: 81, column: 43, scope: !147)
!181 = !DILocation(line: 81, column: 32, scope: !147)
!182 = !{i32 1, i32 65536}
!183 = !DILocation(line: 82, column: 15, scope: !147)
!184 = !DILocation(line: 108, column: 2, scope: !85, inlinedAt: !183)
!185 = !DILocation(line: 109, column: 6, scope: !85, inlinedAt: !183)
!186 = !DILocation(line: 109, column: 18, scope: !85, inlinedAt: !183)
!187 = !DILocation(line: 110, column: 25, scope: !85, inlinedAt: !183)
!188 = !DILocation(line: 110, column: 18, scope: !85, inlinedAt: !183)
!189 = !DILocation(line: 110, column: 33, scope: !85, inlinedAt: !183)
!190 = !DILocation(line: 112, column: 8, scope: !85, inlinedAt: !183)
!191 = !DILocation(line: 112, column: 11, scope: !85, inlinedAt: !183)
!192 = !DILocation(line: 113, column: 25, scope: !85, inlinedAt: !183)
!193 = !DILocation(line: 113, column: 18, scope: !85, inlinedAt: !183)
!194 = !DILocation(line: 113, column: 35, scope: !85, inlinedAt: !183)
!195 = !DILocation(line: 111, column: 7, scope: !85, inlinedAt: !183)
!196 = !DILocation(line: 115, column: 8, scope: !85, inlinedAt: !183)
!197 = !DILocation(line: 115, column: 11, scope: !85, inlinedAt: !183)
!198 = !DILocation(line: 116, column: 25, scope: !85, inlinedAt: !183)
!199 = !DILocation(line: 116, column: 18, scope: !85, inlinedAt: !183)
!200 = !DILocation(line: 116, column: 35, scope: !85, inlinedAt: !183)
!201 = !DILocation(line: 111, column: 10, scope: !85, inlinedAt: !183)
!202 = !DILocation(line: 118, column: 8, scope: !85, inlinedAt: !183)
!203 = !DILocation(line: 118, column: 11, scope: !85, inlinedAt: !183)
!204 = !DILocation(line: 119, column: 25, scope: !85, inlinedAt: !183)
!205 = !DILocation(line: 119, column: 18, scope: !85, inlinedAt: !183)
!206 = !DILocation(line: 119, column: 35, scope: !85, inlinedAt: !183)
!207 = !DILocation(line: 111, column: 13, scope: !85, inlinedAt: !183)
!208 = !DILocation(line: 121, column: 28, scope: !85, inlinedAt: !183)
!209 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !208)
!210 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !208)
!211 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !208)
!212 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !208)
!213 = !DILocation(line: 121, column: 40, scope: !85, inlinedAt: !183)
!214 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !213)
!215 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !213)
!216 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !213)
!217 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !213)
!218 = !DILocation(line: 121, column: 23, scope: !85, inlinedAt: !183)
!219 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !218)
!220 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !218)
!221 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !218)
!222 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !218)
!223 = !DILocation(line: 121, column: 13, scope: !85, inlinedAt: !183)
!224 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !223)
!225 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !223)
!226 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !223)
!227 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !223)
!228 = !DILocation(line: 109, column: 25, scope: !85, inlinedAt: !183)
!229 = !DILocation(line: 83, column: 19, scope: !147)
!230 = !DILocation(line: 84, column: 14, scope: !147)
!231 = !DILocation(line: 84, column: 30, scope: !147)
!232 = !DILocation(line: 88, column: 14, scope: !147)
!233 = !DILocation(line: 88, column: 8, scope: !147)
!234 = !DILocation(line: 89, column: 51, scope: !147)
!235 = !DILocation(line: 89, column: 44, scope: !147)
!236 = !DILocation(line: 89, column: 33, scope: !147)
!237 = !DILocation(line: 92, column: 30, scope: !147)
!238 = !DILocation(line: 90, column: 4, scope: !147)
!239 = !DILocation(line: 92, column: 20, scope: !147)
!240 = !DILocation(line: 92, column: 27, scope: !147)
!241 = !DILocation(line: 92, column: 5, scope: !147)
!242 = !DILocation(line: 94, column: 20, scope: !147)
!243 = !DILocation(line: 95, column: 13, scope: !147)
!244 = !DILocation(line: 95, column: 20, scope: !147)
!245 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !150)
!246 = !DILocation(line: 132, column: 22, scope: !8, inlinedAt: !150)
!247 = !DILocation(line: 133, column: 14, scope: !8, inlinedAt: !150)
!248 = !DILocation(line: 142, column: 25, scope: !11, inlinedAt: !151)
!249 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !151)
!250 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !151)
!251 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !151)
!252 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !151)
!253 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !151)
!254 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !151)
!255 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !151)
!256 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !151)
!257 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !151)
!258 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !151)
!259 = !DILocation(line: 102, column: 20, scope: !147)
!260 = !DILocation(line: 45, column: 16, scope: !141, inlinedAt: !259)
!261 = !DILocation(line: 46, column: 22, scope: !141, inlinedAt: !259)
!262 = !DILocation(line: 47, column: 8, scope: !141, inlinedAt: !259)
!263 = !DILocation(line: 47, column: 3, scope: !141, inlinedAt: !259)
!264 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 155, type: !4, isDefinition: true, scopeLine: 155, isOptimized: true, unit: !2)
!265 = !DILocation(line: 155, column: 6, scope: !264)
!266 = !DILocation(line: 158, column: 18, scope: !264)
!267 = !DILocation(line: 157, column: 30, scope: !264)
!268 = !DILocation(line: 156, column: 2, scope: !264)
!269 = !DILocation(line: 158, column: 27, scope: !264)
!270 = !DILocation(line: 162, column: 13, scope: !264)
!271 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!272 = distinct !DISubprogram(name: "Ring", scope: !271, file: !271, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!273 = !DILocation(line: 26, column: 6, scope: !272)
!274 = !DILocation(line: 52, column: 19, scope: !272)
!275 = !DILocation(line: 27, column: 23, scope: !272)
!276 = !DILocation(line: 27, column: 40, scope: !272)
!277 = !DILocation(line: 29, column: 21, scope: !272)
!278 = !DILocation(line: 30, column: 33, scope: !272)
!279 = !DILocation(line: 30, column: 28, scope: !272)
!280 = !DILocation(line: 30, column: 36, scope: !272)
!281 = !DILocation(line: 30, column: 50, scope: !272)
!282 = !DILocation(line: 30, column: 53, scope: !272)
!283 = !DILocation(line: 30, column: 61, scope: !272)
!284 = !DILocation(line: 30, column: 22, scope: !272)
!285 = !DILocation(line: 28, column: 15, scope: !272)
!286 = !DILocation(line: 28, column: 20, scope: !272)
!287 = !DILocation(line: 31, column: 17, scope: !272)
!288 = !DILocation(line: 31, column: 21, scope: !272)
!289 = !DILocation(line: 36, column: 25, scope: !272)
!290 = !DILocation(line: 55, column: 30, scope: !272)
!291 = !DILocation(line: 55, column: 28, scope: !272)
!292 = !DILocation(line: 55, column: 38, scope: !272)
!293 = !DILocation(line: 41, column: 19, scope: !272)
!294 = distinct !DISubprogram(name: "sum", scope: !271, file: !271, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!295 = !DILocation(line: 48, column: 8, scope: !272)
!296 = !DILocation(line: 69, column: 10, scope: !294, inlinedAt: !295)
!297 = !DILocation(line: 50, column: 30, scope: !272)
!298 = !DILocation(line: 50, column: 34, scope: !272)
!299 = !DILocation(line: 53, column: 25, scope: !272)
!300 = !DILocation(line: 74, column: 28, scope: !294, inlinedAt: !295)
!301 = !DILocation(line: 74, column: 33, scope: !294, inlinedAt: !295)
!302 = !DILocation(line: 75, column: 33, scope: !294, inlinedAt: !295)
!303 = !DILocation(line: 75, column: 36, scope: !294, inlinedAt: !295)
!304 = !DILocation(line: 75, column: 27, scope: !294, inlinedAt: !295)
!305 = !DILocation(line: 34, column: 28, scope: !272)
!306 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !305)
!307 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !305)
!308 = !DILocation(line: 34, column: 47, scope: !272)
!309 = !DILocation(line: 34, column: 39, scope: !272)
!310 = !DILocation(line: 35, column: 23, scope: !272)
!311 = !DILocation(line: 35, column: 13, scope: !272)
!312 = !DILocation(line: 35, column: 28, scope: !272)
!313 = !DILocation(line: 35, column: 37, scope: !272)
!314 = !DILocation(line: 35, column: 43, scope: !272)
!315 = !DILocation(line: 39, column: 41, scope: !272)
!316 = !DILocation(line: 39, column: 46, scope: !272)
!317 = !DILocation(line: 39, column: 51, scope: !272)
!318 = distinct !DISubprogram(name: "pieceRange", scope: !271, file: !271, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!319 = !DILocation(line: 39, column: 24, scope: !272)
!320 = !DILocation(line: 62, column: 17, scope: !318, inlinedAt: !319)
!321 = !DILocation(line: 62, column: 15, scope: !318, inlinedAt: !319)
!322 = !DILocation(line: 62, column: 10, scope: !318, inlinedAt: !319)
!323 = !DILocation(line: 63, column: 19, scope: !318, inlinedAt: !319)
!324 = !DILocation(line: 63, column: 16, scope: !318, inlinedAt: !319)
!325 = !DILocation(line: 40, column: 22, scope: !272)
!326 = !DILocation(line: 40, column: 42, scope: !272)
!327 = !DILocation(line: 40, column: 7, scope: !272)
!328 = !DILocation(line: 69, column: 10, scope: !294, inlinedAt: !327)
!329 = !DILocation(line: 70, column: 34, scope: !294, inlinedAt: !327)
!330 = !DILocation(line: 71, column: 16, scope: !294, inlinedAt: !327)
!331 = !DILocation(line: 71, column: 7, scope: !294, inlinedAt: !327)
!332 = !DILocation(line: 74, column: 28, scope: !294, inlinedAt: !327)
!333 = !DILocation(line: 74, column: 33, scope: !294, inlinedAt: !327)
!334 = !DILocation(line: 74, column: 22, scope: !294, inlinedAt: !327)
!335 = distinct !DISubprogram(name: "await", scope: !271, file: !271, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!336 = !DILocation(line: 74, column: 8, scope: !294, inlinedAt: !327)
!337 = !DILocation(line: 85, column: 19, scope: !335, inlinedAt: !336)
!338 = !DILocation(line: 85, column: 22, scope: !335, inlinedAt: !336)
!339 = !DILocation(line: 86, column: 24, scope: !335, inlinedAt: !336)
!340 = !DILocation(line: 88, column: 16, scope: !335, inlinedAt: !336)
!341 = !DILocation(line: 75, column: 33, scope: !294, inlinedAt: !327)
!342 = !DILocation(line: 75, column: 36, scope: !294, inlinedAt: !327)
!343 = !DILocation(line: 75, column: 27, scope: !294, inlinedAt: !327)
!344 = !DILocation(line: 75, column: 44, scope: !294, inlinedAt: !327)
!345 = !DILocation(line: 76, column: 34, scope: !294, inlinedAt: !327)
!346 = !DILocation(line: 77, column: 20, scope: !294, inlinedAt: !327)
!347 = !DILocation(line: 77, column: 29, scope: !294, inlinedAt: !327)
!348 = !DILocation(line: 77, column: 24, scope: !294, inlinedAt: !327)
!349 = !DILocation(line: 77, column: 7, scope: !294, inlinedAt: !327)
!350 = !DILocation(line: 80, column: 16, scope: !294, inlinedAt: !327)
!351 = !DILocation(line: 41, column: 47, scope: !272)
!352 = !DILocation(line: 41, column: 65, scope: !272)
!353 = !DILocation(line: 41, column: 68, scope: !272)
!354 = !DILocation(line: 41, column: 42, scope: !272)
!355 = !DILocation(line: 42, column: 21, scope: !272)
!356 = !DILocation(line: 42, column: 15, scope: !272)
!357 = !DILocation(line: 44, column: 25, scope: !272)
!358 = !DILocation(line: 45, column: 43, scope: !272)
!359 = !DILocation(line: 45, column: 48, scope: !272)
!360 = !DILocation(line: 45, column: 53, scope: !272)
!361 = !DILocation(line: 45, column: 24, scope: !272)
!362 = !DILocation(line: 62, column: 17, scope: !318, inlinedAt: !361)
!363 = !DILocation(line: 62, column: 15, scope: !318, inlinedAt: !361)
!364 = !DILocation(line: 62, column: 10, scope: !318, inlinedAt: !361)
!365 = !DILocation(line: 63, column: 19, scope: !318, inlinedAt: !361)
!366 = !DILocation(line: 63, column: 16, scope: !318, inlinedAt: !361)
!367 = !DILocation(line: 46, column: 12, scope: !272)
!368 = !DILocation(line: 48, column: 23, scope: !272)
!369 = !DILocation(line: 48, column: 43, scope: !272)
!370 = !DILocation(line: 70, column: 34, scope: !294, inlinedAt: !295)
!371 = !DILocation(line: 71, column: 16, scope: !294, inlinedAt: !295)
!372 = !DILocation(line: 71, column: 7, scope: !294, inlinedAt: !295)
!373 = !DILocation(line: 74, column: 22, scope: !294, inlinedAt: !295)
!374 = !DILocation(line: 74, column: 8, scope: !294, inlinedAt: !295)
!375 = !DILocation(line: 85, column: 19, scope: !335, inlinedAt: !374)
!376 = !DILocation(line: 85, column: 22, scope: !335, inlinedAt: !374)
!377 = !DILocation(line: 86, column: 24, scope: !335, inlinedAt: !374)
!378 = !DILocation(line: 88, column: 16, scope: !335, inlinedAt: !374)
!379 = !DILocation(line: 75, column: 44, scope: !294, inlinedAt: !295)
!380 = !DILocation(line: 76, column: 34, scope: !294, inlinedAt: !295)
!381 = !DILocation(line: 77, column: 20, scope: !294, inlinedAt: !295)
!382 = !DILocation(line: 77, column: 29, scope: !294, inlinedAt: !295)
!383 = !DILocation(line: 77, column: 24, scope: !294, inlinedAt: !295)
!384 = !DILocation(line: 77, column: 7, scope: !294, inlinedAt: !295)
!385 = !DILocation(line: 80, column: 16, scope: !294, inlinedAt: !295)
!386 = !DILocation(line: 50, column: 36, scope: !272)
!387 = !DILocation(line: 50, column: 24, scope: !272)
!388 = !DILocation(line: 50, column: 10, scope: !272)
!389 = !DILocation(line: 85, column: 19, scope: !335, inlinedAt: !388)
!390 = !DILocation(line: 85, column: 22, scope: !335, inlinedAt: !388)
!391 = !DILocation(line: 86, column: 24, scope: !335, inlinedAt: !388)
!392 = !DILocation(line: 88, column: 16, scope: !335, inlinedAt: !388)
!393 = !DILocation(line: 52, column: 40, scope: !272)
!394 = !DILocation(line: 53, column: 27, scope: !272)
!395 = !DILocation(line: 53, column: 15, scope: !272)
!396 = !DILocation(line: 55, column: 22, scope: !272)
!397 = !DILocation(line: 55, column: 8, scope: !272)
!398 = !DILocation(line: 85, column: 19, scope: !335, inlinedAt: !397)
!399 = !DILocation(line: 85, column: 22, scope: !335, inlinedAt: !397)
!400 = !DILocation(line: 86, column: 24, scope: !335, inlinedAt: !397)
!401 = !DILocation(line: 88, column: 16, scope: !335, inlinedAt: !397)
!402 = !DILocation(line: 57, column: 20, scope: !272)
!403 = !DILocation(line: 45, column: 16, scope: !141, inlinedAt: !402)
!404 = !DILocation(line: 46, column: 19, scope: !141, inlinedAt: !402)
!405 = !DILocation(line: 46, column: 22, scope: !141, inlinedAt: !402)
!406 = !DILocation(line: 47, column: 8, scope: !141, inlinedAt: !402)
!407 = !DILocation(line: 47, column: 34, scope: !141, inlinedAt: !402)
!408 = !DILocation(line: 47, column: 3, scope: !141, inlinedAt: !402)
!409 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!410 = distinct !DISubprogram(name: "Small", scope: !409, file: !409, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!411 = !DILocation(line: 17, column: 6, scope: !410)
!412 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!413 = distinct !DISubprogram(name: "AllReduce", scope: !412, file: !412, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!414 = !DILocation(line: 22, column: 14, scope: !410)
!415 = !DILocation(line: 32, column: 18, scope: !413, inlinedAt: !414)
!416 = !DILocation(line: 18, column: 21, scope: !410)
!417 = !DILocation(line: 19, column: 17, scope: !410)
!418 = !DILocation(line: 19, column: 11, scope: !410)
!419 = !DILocation(line: 20, column: 14, scope: !410)
!420 = !DILocation(line: 20, column: 11, scope: !410)
!421 = !DILocation(line: 21, column: 30, scope: !410)
!422 = distinct !DISubprogram(name: "AllReduceWords", scope: !412, file: !412, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!423 = distinct !DISubprogram(name: "llWords", scope: !409, file: !409, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!424 = !DILocation(line: 21, column: 17, scope: !410)
!425 = !DILocation(line: 27, column: 65, scope: !423, inlinedAt: !424)
!426 = !DILocation(line: 11, column: 56, scope: !422, inlinedAt: !425)
!427 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!428 = distinct !DISubprogram(name: "linesOf", scope: !427, file: !427, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!429 = distinct !DISubprogram(name: "Words", scope: !427, file: !427, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!430 = !DILocation(line: 11, column: 72, scope: !422, inlinedAt: !425)
!431 = !DILocation(line: 32, column: 54, scope: !429, inlinedAt: !430)
!432 = !DILocation(line: 62, column: 12, scope: !428, inlinedAt: !431)
!433 = !DILocation(line: 62, column: 17, scope: !428, inlinedAt: !431)
!434 = !DILocation(line: 32, column: 42, scope: !429, inlinedAt: !430)
!435 = !DILocation(line: 11, column: 62, scope: !422, inlinedAt: !425)
!436 = !DILocation(line: 22, column: 46, scope: !410)
!437 = !DILocation(line: 22, column: 59, scope: !410)
!438 = !DILocation(line: 22, column: 62, scope: !410)
!439 = !DILocation(line: 22, column: 40, scope: !410)
!440 = !DILocation(line: 22, column: 93, scope: !410)
!441 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !440)
!442 = !DILocation(line: 22, column: 109, scope: !410)
!443 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !440)
!444 = !DILocation(line: 22, column: 76, scope: !410)
!445 = !DILocation(line: 22, column: 121, scope: !410)
!446 = !DILocation(line: 23, column: 23, scope: !413, inlinedAt: !414)
!447 = !DILocation(line: 24, column: 22, scope: !413, inlinedAt: !414)
!448 = !DILocation(line: 25, column: 22, scope: !413, inlinedAt: !414)
!449 = !DILocation(line: 26, column: 31, scope: !413, inlinedAt: !414)
!450 = !DILocation(line: 26, column: 25, scope: !413, inlinedAt: !414)
!451 = !DILocation(line: 26, column: 34, scope: !413, inlinedAt: !414)
!452 = !DILocation(line: 26, column: 38, scope: !413, inlinedAt: !414)
!453 = !DILocation(line: 26, column: 56, scope: !413, inlinedAt: !414)
!454 = !DILocation(line: 26, column: 48, scope: !413, inlinedAt: !414)
!455 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !414)
!456 = !DILocation(line: 26, column: 63, scope: !413, inlinedAt: !414)
!457 = !DILocation(line: 26, column: 21, scope: !413, inlinedAt: !414)
!458 = !DILocation(line: 27, column: 23, scope: !413, inlinedAt: !414)
!459 = !DILocation(line: 27, column: 25, scope: !413, inlinedAt: !414)
!460 = !DILocation(line: 27, column: 46, scope: !413, inlinedAt: !414)
!461 = !DILocation(line: 27, column: 48, scope: !413, inlinedAt: !414)
!462 = !DILocation(line: 29, column: 27, scope: !413, inlinedAt: !414)
!463 = !DILocation(line: 28, column: 6, scope: !413, inlinedAt: !414)
!464 = !DILocation(line: 28, column: 20, scope: !413, inlinedAt: !414)
!465 = !DILocation(line: 29, column: 34, scope: !413, inlinedAt: !414)
!466 = !DILocation(line: 29, column: 32, scope: !413, inlinedAt: !414)
!467 = !DILocation(line: 29, column: 24, scope: !413, inlinedAt: !414)
!468 = distinct !DISubprogram(name: "load", scope: !427, file: !427, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!469 = !DILocation(line: 29, column: 54, scope: !413, inlinedAt: !414)
!470 = !DILocation(line: 67, column: 20, scope: !468, inlinedAt: !469)
!471 = !DILocation(line: 67, column: 18, scope: !468, inlinedAt: !469)
!472 = !DILocation(line: 68, column: 27, scope: !468, inlinedAt: !469)
!473 = !DILocation(line: 68, column: 30, scope: !468, inlinedAt: !469)
!474 = !DILocation(line: 69, column: 21, scope: !468, inlinedAt: !469)
!475 = !DILocation(line: 69, column: 19, scope: !468, inlinedAt: !469)
!476 = !DILocation(line: 69, column: 28, scope: !468, inlinedAt: !469)
!477 = !DILocation(line: 69, column: 3, scope: !468, inlinedAt: !469)
!478 = !DILocation(line: 67, column: 2, scope: !468, inlinedAt: !469)
!479 = !DILocation(line: 31, column: 10, scope: !413, inlinedAt: !414)
!480 = !DILocation(line: 28, column: 32, scope: !413, inlinedAt: !414)
!481 = !DILocation(line: 36, column: 6, scope: !413, inlinedAt: !414)
!482 = !DILocation(line: 36, column: 20, scope: !413, inlinedAt: !414)
!483 = !DILocation(line: 37, column: 15, scope: !413, inlinedAt: !414)
!484 = !DILocation(line: 67, column: 20, scope: !468, inlinedAt: !483)
!485 = !DILocation(line: 67, column: 18, scope: !468, inlinedAt: !483)
!486 = !DILocation(line: 68, column: 27, scope: !468, inlinedAt: !483)
!487 = !DILocation(line: 68, column: 30, scope: !468, inlinedAt: !483)
!488 = !DILocation(line: 69, column: 21, scope: !468, inlinedAt: !483)
!489 = !DILocation(line: 69, column: 19, scope: !468, inlinedAt: !483)
!490 = !DILocation(line: 69, column: 28, scope: !468, inlinedAt: !483)
!491 = !DILocation(line: 69, column: 3, scope: !468, inlinedAt: !483)
!492 = !DILocation(line: 67, column: 2, scope: !468, inlinedAt: !483)
!493 = !DILocation(line: 38, column: 7, scope: !413, inlinedAt: !414)
!494 = !DILocation(line: 38, column: 10, scope: !413, inlinedAt: !414)
!495 = !DILocation(line: 41, column: 10, scope: !413, inlinedAt: !414)
!496 = !DILocation(line: 42, column: 40, scope: !413, inlinedAt: !414)
!497 = !DILocation(line: 42, column: 47, scope: !413, inlinedAt: !414)
!498 = !DILocation(line: 42, column: 45, scope: !413, inlinedAt: !414)
!499 = !DILocation(line: 42, column: 37, scope: !413, inlinedAt: !414)
!500 = !DILocation(line: 42, column: 26, scope: !413, inlinedAt: !414)
!501 = !DILocation(line: 40, column: 4, scope: !413, inlinedAt: !414)
!502 = distinct !DISubprogram(name: "unpack", scope: !427, file: !427, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!503 = !DILocation(line: 44, column: 21, scope: !413, inlinedAt: !414)
!504 = !DILocation(line: 80, column: 24, scope: !502, inlinedAt: !503)
!505 = !DILocation(line: 80, column: 53, scope: !502, inlinedAt: !503)
!506 = !DILocation(line: 80, column: 47, scope: !502, inlinedAt: !503)
!507 = !DILocation(line: 45, column: 10, scope: !413, inlinedAt: !414)
!508 = !DILocation(line: 48, column: 13, scope: !413, inlinedAt: !414)
!509 = !DILocation(line: 48, column: 18, scope: !413, inlinedAt: !414)
!510 = distinct !DISubprogram(name: "store", scope: !427, file: !427, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!511 = !DILocation(line: 51, column: 8, scope: !413, inlinedAt: !414)
!512 = !DILocation(line: 85, column: 3, scope: !510, inlinedAt: !511)
!513 = !DILocation(line: 86, column: 30, scope: !510, inlinedAt: !511)
!514 = !DILocation(line: 87, column: 4, scope: !510, inlinedAt: !511)
!515 = !DILocation(line: 36, column: 32, scope: !413, inlinedAt: !414)
!516 = !DILocation(line: 23, column: 20, scope: !410)
!517 = !DILocation(line: 45, column: 16, scope: !141, inlinedAt: !516)
!518 = !DILocation(line: 46, column: 22, scope: !141, inlinedAt: !516)
!519 = !DILocation(line: 47, column: 8, scope: !141, inlinedAt: !516)
!520 = !DILocation(line: 47, column: 3, scope: !141, inlinedAt: !516)
!521 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"kernel", i32 1}
!522 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!523 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!524 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!525 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"minctasm", i32 1}
!526 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"kernel", i32 1}
!527 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!528 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!529 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!530 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!531 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!532 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!533 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!534 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!535 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!536 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!537 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!538 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!539 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!540 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!541 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
