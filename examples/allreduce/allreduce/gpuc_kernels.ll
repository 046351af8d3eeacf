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
	%12 = add i64 %11, 1, !dbg !21
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !22, !range !23
	%14 = sext i32 %13 to i64, !dbg !22
	%15 = sdiv i64 %p3, 4, !dbg !26
	%16 = add i64 %15, %14, !dbg !27
	%17 = sub nsw i64 %16, 1, !dbg !28
	%18 = icmp eq i64 %14, -1, !dbg !29
	%19 = select i1 %18, i64 1, i64 %14, !dbg !29
	%20 = sdiv i64 %17, %19, !dbg !29
	%21 = sub i64 0, %17, !dbg !29
	%22 = select i1 %18, i64 %21, i64 %20, !dbg !29
	%23 = mul nsw i64 %22, 4, !dbg !30
	%24 = mul i64 %8, %23, !dbg !31
	%25 = icmp slt i64 %24, %p3, !dbg !32
	%26 = select i1 %25, i64 %24, i64 %p3, !dbg !32
	%27 = add i64 %26, %23, !dbg !33
	%28 = icmp slt i64 %27, %p3, !dbg !34
	%29 = select i1 %28, i64 %27, i64 %p3, !dbg !34
	%30 = sub nsw i64 %14, 1, !dbg !35
	%31 = icmp eq i64 %8, %30, !dbg !36
	br i1 %31, label %b1, label %b2, !dbg !36

b1:
	br label %b2, !dbg !36

b2:
	%32 = phi i64 [ %29, %b0_ok1 ], [ %p3, %b1 ], !dbg !37
	%33 = mul i64 %p8, 2, !dbg !40
	%34 = sub i64 %32, %26, !dbg !38
	%35 = sub i64 %p3, %26, !dbg !38
	%36 = getelementptr inbounds float, float addrspace(1)* %1, i64 %26, !dbg !38
	%37 = sub i64 %p1, %26, !dbg !39
	%38 = getelementptr inbounds float, float addrspace(1)* %0, i64 %26, !dbg !39
	%39 = icmp ugt i64 %32, %p3, !dbg !38
	%40 = icmp ugt i64 %26, %32, !dbg !38
	%41 = icmp ugt i64 %32, %p1, !dbg !39
	%42 = icmp eq i64 %33, 0, !dbg !41
	%43 = or i1 %39, %40, !dbg !41
	%44 = or i1 %43, %41, !dbg !41
	%45 = or i1 %44, %42, !dbg !41
	br i1 %45, label %b2_fail1, label %b2_ok1, !dbg !41, !prof !20

b2_ok1:
	%46 = icmp eq i64 %33, -1, !dbg !41
	%47 = select i1 %46, i64 1, i64 %33, !dbg !41
	%48 = sdiv i64 %p5, %47, !dbg !41
	%49 = sub i64 0, %p5, !dbg !41
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !41
	%51 = mul nsw i64 %8, 2, !dbg !42
	%52 = urem i64 %12, 2, !dbg !43
	%53 = add i64 %51, %52, !dbg !45
	%54 = mul i64 %53, %50, !dbg !46
	%55 = add i64 %54, %34, !dbg !47
	%56 = sub i64 %55, %54, !dbg !48
	%57 = getelementptr inbounds float, float addrspace(1)* %2, i64 %54, !dbg !48
	%58 = icmp ugt i64 %55, %p5, !dbg !48
	%59 = icmp ugt i64 %54, %55, !dbg !48
	%60 = or i1 %58, %59, !dbg !48
	br i1 %60, label %b2_fail5, label %b2_ok5, !dbg !48, !prof !20

b2_ok5:
	%61 = sdiv i64 %34, 4, !dbg !49
	%62 = mul i64 %61, 4, !dbg !50
	%63 = and i64 %62, 3, !dbg !52
	%64 = icmp eq i64 %63, 0, !dbg !52
	%65 = icmp ugt i64 %62, %35, !dbg !51
	br i1 %65, label %b2_fail7, label %b2_ok7, !dbg !51, !prof !20

b2_ok7:
	br i1 %64, label %b3, label %b62, !dbg !52

b3:
	%66 = addrspacecast float addrspace(1)* %36 to float*, !dbg !52
	%67 = ptrtoint float* %66 to i64, !dbg !52
	%68 = and i64 %67, 15, !dbg !52
	%69 = icmp eq i64 %68, 0, !dbg !52
	%70 = icmp eq i64 %62, 0, !dbg !52
	%71 = or i1 %69, %70, !dbg !52
	br i1 %71, label %b4, label %b61, !dbg !52

b4:
	%72 = ashr i64 %62, 2, !dbg !52
	%73 = bitcast float addrspace(1)* %36 to { float, float, float, float } addrspace(1)*, !dbg !52
	%74 = icmp ugt i64 %62, %56, !dbg !53
	br i1 %74, label %b4_fail1, label %b4_ok1, !dbg !53, !prof !20

b4_ok1:
	br i1 %64, label %b5, label %b60, !dbg !54

b5:
	%75 = addrspacecast float addrspace(1)* %57 to float*, !dbg !54
	%76 = ptrtoint float* %75 to i64, !dbg !54
	%77 = and i64 %76, 15, !dbg !54
	%78 = icmp eq i64 %77, 0, !dbg !54
	%79 = or i1 %78, %70, !dbg !54
	br i1 %79, label %b6, label %b59, !dbg !54

b6:
	%80 = bitcast float addrspace(1)* %57 to { float, float, float, float } addrspace(1)*, !dbg !54
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55, !range !56
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !55, !range !56
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !55, !range !57
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !55, !range !58
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !55, !range !58
	%86 = mul i32 %85, %83, !dbg !55
	%87 = add i32 %82, %86, !dbg !55
	%88 = mul i32 %84, %87, !dbg !55
	%89 = add i32 %81, %88, !dbg !55
	%90 = sext i32 %89 to i64, !dbg !55
	%91 = mul i32 %84, %85, !dbg !55
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !55, !range !59
	%93 = mul i32 %91, %92, !dbg !55
	%94 = sext i32 %93 to i64, !dbg !55
	br label %b7, !dbg !55

b7:
	%95 = phi i64 [ %90, %b6 ], [ %118, %b8 ], !dbg !55
	%96 = icmp slt i64 %95, %72, !dbg !55
	br i1 %96, label %b8, label %b9, !dbg !55

b8:
	%97 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %73, i64 %95, !dbg !60
	%98 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %97, i32 0, i32 0, !dbg !60
	%99 = bitcast { float, float, float, float } addrspace(1)* %97 to <4 x float> addrspace(1)*, !dbg !60
	%100 = load <4 x float>, <4 x float> addrspace(1)* %99, align 16, !dbg !60
	%101 = extractelement <4 x float> %100, i32 0, !dbg !60
	%102 = extractelement <4 x float> %100, i32 1, !dbg !60
	%103 = extractelement <4 x float> %100, i32 2, !dbg !60
	%104 = extractelement <4 x float> %100, i32 3, !dbg !60
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %97, i32 0, i32 1, !dbg !60
	%106 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %97, i32 0, i32 2, !dbg !60
	%107 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %97, i32 0, i32 3, !dbg !60
	%108 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %80, i64 %95, !dbg !61
	%109 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %108, i32 0, i32 0, !dbg !61
	%110 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %108, i32 0, i32 1, !dbg !61
	%111 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %108, i32 0, i32 2, !dbg !61
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %108, i32 0, i32 3, !dbg !61
	%113 = bitcast { float, float, float, float } addrspace(1)* %108 to <4 x float> addrspace(1)*, !dbg !61
	%114 = insertelement <4 x float> undef, float %101, i32 0, !dbg !61
	%115 = insertelement <4 x float> %114, float %102, i32 1, !dbg !61
	%116 = insertelement <4 x float> %115, float %103, i32 2, !dbg !61
	%117 = insertelement <4 x float> %116, float %104, i32 3, !dbg !61
	store <4 x float> %117, <4 x float> addrspace(1)* %113, align 16, !dbg !61
	%118 = add i64 %95, %94, !dbg !55
	br label %b7, !dbg !55

b9:
	%119 = sub i64 %34, %62, !dbg !62
	%120 = icmp ule i64 %34, 281474976710655, !dbg !63
	br i1 %120, label %b10, label %b12_cold, !dbg !63, !prof !64

b10:
	%121 = phi i64 [ %90, %b9 ], [ %127, %b11 ], !dbg !63
	%122 = icmp slt i64 %121, %119, !dbg !63
	br i1 %122, label %b11, label %b14, !dbg !63

b11:
	%123 = add i64 %62, %121, !dbg !65
	%124 = getelementptr inbounds float, float addrspace(1)* %36, i64 %123, !dbg !66
	%125 = load float, float addrspace(1)* %124, align 4, !dbg !66
	%126 = getelementptr inbounds float, float addrspace(1)* %57, i64 %123, !dbg !67
	store float %125, float addrspace(1)* %126, align 4, !dbg !67
	%127 = add i64 %121, %94, !dbg !63
	br label %b10, !dbg !63

b14:
	call void @llvm.nvvm.barrier0(), !dbg !70
	%128 = sext i32 %5 to i64, !dbg !10
	%129 = icmp slt i64 %90, %128, !dbg !71
	br i1 %129, label %b15, label %b16, !dbg !71

b15:
	call void @gpuc_fence_thread(), !dbg !72
	br label %b16, !dbg !72

b16:
	%130 = sext i32 %6 to i64, !dbg !13
	%131 = mul i64 %8, %128, !dbg !73
	%132 = add i64 %131, %130, !dbg !74
	br label %b17, !dbg !75

b17:
	%133 = phi i64 [ %90, %b16 ], [ %140, %b18_ok1 ], !dbg !75
	%134 = icmp slt i64 %133, %128, !dbg !75
	br i1 %134, label %b18, label %b19, !dbg !75

b18:
	%135 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %132, !dbg !76
	%136 = trunc i64 %133 to i32, !dbg !77
	%137 = addrspacecast i64 addrspace(1)* %135 to i64*, !dbg !77
	%138 = icmp uge i64 %132, %p7, !dbg !76
	br i1 %138, label %b18_fail1, label %b18_ok1, !dbg !76, !prof !20

b18_ok1:
	%139 = bitcast i64* %137 to i8*, !dbg !77
	call void @gpuc_signal_op_thread(i8* %139, i64 %12, i32 9, i32 %136), !dbg !77
	%140 = add i64 %133, %94, !dbg !75
	br label %b17, !dbg !75

b19:
	%141 = phi i64 [ %149, %b20_ok1 ], [ %90, %b17 ], !dbg !78
	%142 = icmp slt i64 %141, %128, !dbg !78
	br i1 %142, label %b20, label %b21, !dbg !78

b20:
	%143 = add i64 %131, %141, !dbg !79
	%144 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %143, !dbg !80
	%145 = addrspacecast i64 addrspace(1)* %144 to i64*, !dbg !81
	%146 = icmp uge i64 %143, %p7, !dbg !80
	br i1 %146, label %b20_fail1, label %b20_ok1, !dbg !80, !prof !20

b20_ok1:
	%147 = bitcast i64* %145 to i8*, !dbg !81
	%148 = call i64 @gpuc_signal_wait_until_thread(i8* %147, i32 5, i64 %12, i32 1, i8* %ctrl, i32 12), !dbg !81
	%149 = add i64 %141, %94, !dbg !78
	br label %b19, !dbg !78

b21:
	call void @llvm.nvvm.barrier0(), !dbg !82
	%150 = icmp ugt i64 %62, %37, !dbg !83
	br i1 %150, label %b21_fail1, label %b21_ok1, !dbg !83, !prof !20

b21_ok1:
	br i1 %64, label %b22, label %b58, !dbg !84

b22:
	%151 = addrspacecast float addrspace(1)* %38 to float*, !dbg !84
	%152 = ptrtoint float* %151 to i64, !dbg !84
	%153 = and i64 %152, 15, !dbg !84
	%154 = icmp eq i64 %153, 0, !dbg !84
	%155 = or i1 %154, %70, !dbg !84
	br i1 %155, label %b23, label %b57, !dbg !84

b23:
	%156 = bitcast float addrspace(1)* %38 to { float, float, float, float } addrspace(1)*, !dbg !84
	br label %b24, !dbg !85

b24:
	%157 = phi i64 [ %90, %b23 ], [ %322, %b49 ], !dbg !85
	%158 = icmp slt i64 %157, %72, !dbg !85
	br i1 %158, label %b25, label %b50, !dbg !85

b25:
	%159 = phi float [ %307, %b46 ], [ 0.000000e+00, %b24 ], !dbg !88
	%160 = phi float [ %308, %b46 ], [ 0.000000e+00, %b24 ], !dbg !88
	%161 = phi float [ %309, %b46 ], [ 0.000000e+00, %b24 ], !dbg !88
	%162 = phi float [ %310, %b46 ], [ 0.000000e+00, %b24 ], !dbg !88
	%163 = phi i64 [ %311, %b46 ], [ 0, %b24 ], !dbg !89
	%164 = icmp slt i64 %163, %128, !dbg !90
	br i1 %164, label %b26, label %b49, !dbg !90

b26:
	%165 = trunc i64 %163 to i32, !dbg !91
	%166 = addrspacecast float addrspace(1)* %57 to float*, !dbg !91
	%167 = bitcast float* %166 to i8*, !dbg !91
	%168 = call i8* @gpuc_peer_thread(i8* %167, i32 %165), !dbg !91
	%169 = bitcast i8* %168 to float*, !dbg !91
	%170 = icmp eq float* %169, null, !dbg !91
	%171 = select i1 %170, i64 0, i64 %62, !dbg !91
	%172 = and i64 %171, 3, !dbg !92
	%173 = icmp eq i64 %172, 0, !dbg !92
	br i1 %173, label %b27, label %b48, !dbg !92

b27:
	%174 = ptrtoint float* %169 to i64, !dbg !92
	%175 = and i64 %174, 15, !dbg !92
	%176 = icmp eq i64 %175, 0, !dbg !92
	%177 = icmp eq i64 %171, 0, !dbg !92
	%178 = or i1 %176, %177, !dbg !92
	br i1 %178, label %b28, label %b47, !dbg !92

b28:
	%179 = ashr i64 %171, 2, !dbg !92
	%180 = addrspacecast float* %169 to { float, float, float, float } addrspace(1)*, !dbg !92
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %180, i64 %157, !dbg !93
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 0, !dbg !93
	%183 = icmp uge i64 %157, %179, !dbg !93
	br i1 %183, label %b28_fail1, label %b28_ok1, !dbg !93, !prof !20

b28_ok1:
	%184 = bitcast { float, float, float, float } addrspace(1)* %181 to <4 x float> addrspace(1)*, !dbg !93
	%185 = load <4 x float>, <4 x float> addrspace(1)* %184, align 16, !dbg !93
	%186 = extractelement <4 x float> %185, i32 0, !dbg !93
	%187 = extractelement <4 x float> %185, i32 1, !dbg !93
	%188 = extractelement <4 x float> %185, i32 2, !dbg !93
	%189 = extractelement <4 x float> %185, i32 3, !dbg !93
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 1, !dbg !93
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 2, !dbg !93
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 3, !dbg !93
	%193 = add nsw i64 %163, 1, !dbg !94
	%194 = icmp slt i64 %193, %128, !dbg !95
	br i1 %194, label %b29, label %b34, !dbg !95

b29:
	%195 = trunc i64 %193 to i32, !dbg !96
	%196 = addrspacecast float addrspace(1)* %57 to float*, !dbg !96
	%197 = bitcast float* %196 to i8*, !dbg !96
	%198 = call i8* @gpuc_peer_thread(i8* %197, i32 %195), !dbg !96
	%199 = bitcast i8* %198 to float*, !dbg !96
	%200 = icmp eq float* %199, null, !dbg !96
	%201 = select i1 %200, i64 0, i64 %62, !dbg !96
	%202 = and i64 %201, 3, !dbg !97
	%203 = icmp eq i64 %202, 0, !dbg !97
	br i1 %203, label %b30, label %b33, !dbg !97

b30:
	%204 = ptrtoint float* %199 to i64, !dbg !97
	%205 = and i64 %204, 15, !dbg !97
	%206 = icmp eq i64 %205, 0, !dbg !97
	%207 = icmp eq i64 %201, 0, !dbg !97
	%208 = or i1 %206, %207, !dbg !97
	br i1 %208, label %b31, label %b32, !dbg !97

b31:
	%209 = ashr i64 %201, 2, !dbg !97
	%210 = addrspacecast float* %199 to { float, float, float, float } addrspace(1)*, !dbg !97
	%211 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %210, i64 %157, !dbg !98
	%212 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %211, i32 0, i32 0, !dbg !98
	%213 = icmp uge i64 %157, %209, !dbg !98
	br i1 %213, label %b31_fail1, label %b31_ok1, !dbg !98, !prof !20

b31_ok1:
	%214 = bitcast { float, float, float, float } addrspace(1)* %211 to <4 x float> addrspace(1)*, !dbg !98
	%215 = load <4 x float>, <4 x float> addrspace(1)* %214, align 16, !dbg !98
	%216 = extractelement <4 x float> %215, i32 0, !dbg !98
	%217 = extractelement <4 x float> %215, i32 1, !dbg !98
	%218 = extractelement <4 x float> %215, i32 2, !dbg !98
	%219 = extractelement <4 x float> %215, i32 3, !dbg !98
	%220 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %211, i32 0, i32 1, !dbg !98
	%221 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %211, i32 0, i32 2, !dbg !98
	%222 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %211, i32 0, i32 3, !dbg !98
	br label %b34, !dbg !98

b32:
	br label %fail, !dbg !97

b33:
	br label %fail, !dbg !97

b34:
	%223 = phi float [ 0.000000e+00, %b28_ok1 ], [ %216, %b31_ok1 ], !dbg !99
	%224 = phi float [ 0.000000e+00, %b28_ok1 ], [ %217, %b31_ok1 ], !dbg !99
	%225 = phi float [ 0.000000e+00, %b28_ok1 ], [ %218, %b31_ok1 ], !dbg !99
	%226 = phi float [ 0.000000e+00, %b28_ok1 ], [ %219, %b31_ok1 ], !dbg !99
	%227 = add nsw i64 %163, 2, !dbg !100
	%228 = icmp slt i64 %227, %128, !dbg !101
	br i1 %228, label %b35, label %b40, !dbg !101

b35:
	%229 = trunc i64 %227 to i32, !dbg !102
	%230 = addrspacecast float addrspace(1)* %57 to float*, !dbg !102
	%231 = bitcast float* %230 to i8*, !dbg !102
	%232 = call i8* @gpuc_peer_thread(i8* %231, i32 %229), !dbg !102
	%233 = bitcast i8* %232 to float*, !dbg !102
	%234 = icmp eq float* %233, null, !dbg !102
	%235 = select i1 %234, i64 0, i64 %62, !dbg !102
	%236 = and i64 %235, 3, !dbg !103
	%237 = icmp eq i64 %236, 0, !dbg !103
	br i1 %237, label %b36, label %b39, !dbg !103

b36:
	%238 = ptrtoint float* %233 to i64, !dbg !103
	%239 = and i64 %238, 15, !dbg !103
	%240 = icmp eq i64 %239, 0, !dbg !103
	%241 = icmp eq i64 %235, 0, !dbg !103
	%242 = or i1 %240, %241, !dbg !103
	br i1 %242, label %b37, label %b38, !dbg !103

b37:
	%243 = ashr i64 %235, 2, !dbg !103
	%244 = addrspacecast float* %233 to { float, float, float, float } addrspace(1)*, !dbg !103
	%245 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %244, i64 %157, !dbg !104
	%246 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %245, i32 0, i32 0, !dbg !104
	%247 = icmp uge i64 %157, %243, !dbg !104
	br i1 %247, label %b37_fail1, label %b37_ok1, !dbg !104, !prof !20

b37_ok1:
	%248 = bitcast { float, float, float, float } addrspace(1)* %245 to <4 x float> addrspace(1)*, !dbg !104
	%249 = load <4 x float>, <4 x float> addrspace(1)* %248, align 16, !dbg !104
	%250 = extractelement <4 x float> %249, i32 0, !dbg !104
	%251 = extractelement <4 x float> %249, i32 1, !dbg !104
	%252 = extractelement <4 x float> %249, i32 2, !dbg !104
	%253 = extractelement <4 x float> %249, i32 3, !dbg !104
	%254 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %245, i32 0, i32 1, !dbg !104
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %245, i32 0, i32 2, !dbg !104
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %245, i32 0, i32 3, !dbg !104
	br label %b40, !dbg !104

b38:
	br label %fail, !dbg !103

b39:
	br label %fail, !dbg !103

b40:
	%257 = phi float [ 0.000000e+00, %b34 ], [ %250, %b37_ok1 ], !dbg !105
	%258 = phi float [ 0.000000e+00, %b34 ], [ %251, %b37_ok1 ], !dbg !105
	%259 = phi float [ 0.000000e+00, %b34 ], [ %252, %b37_ok1 ], !dbg !105
	%260 = phi float [ 0.000000e+00, %b34 ], [ %253, %b37_ok1 ], !dbg !105
	%261 = add nsw i64 %163, 3, !dbg !106
	%262 = icmp slt i64 %261, %128, !dbg !107
	br i1 %262, label %b41, label %b46, !dbg !107

b41:
	%263 = trunc i64 %261 to i32, !dbg !108
	%264 = addrspacecast float addrspace(1)* %57 to float*, !dbg !108
	%265 = bitcast float* %264 to i8*, !dbg !108
	%266 = call i8* @gpuc_peer_thread(i8* %265, i32 %263), !dbg !108
	%267 = bitcast i8* %266 to float*, !dbg !108
	%268 = icmp eq float* %267, null, !dbg !108
	%269 = select i1 %268, i64 0, i64 %62, !dbg !108
	%270 = and i64 %269, 3, !dbg !109
	%271 = icmp eq i64 %270, 0, !dbg !109
	br i1 %271, label %b42, label %b45, !dbg !109

b42:
	%272 = ptrtoint float* %267 to i64, !dbg !109
	%273 = and i64 %272, 15, !dbg !109
	%274 = icmp eq i64 %273, 0, !dbg !109
	%275 = icmp eq i64 %269, 0, !dbg !109
	%276 = or i1 %274, %275, !dbg !109
	br i1 %276, label %b43, label %b44, !dbg !109

b43:
	%277 = ashr i64 %269, 2, !dbg !109
	%278 = addrspacecast float* %267 to { float, float, float, float } addrspace(1)*, !dbg !109
	%279 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %278, i64 %157, !dbg !110
	%280 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %279, i32 0, i32 0, !dbg !110
	%281 = icmp uge i64 %157, %277, !dbg !110
	br i1 %281, label %b43_fail1, label %b43_ok1, !dbg !110, !prof !20

b43_ok1:
	%282 = bitcast { float, float, float, float } addrspace(1)* %279 to <4 x float> addrspace(1)*, !dbg !110
	%283 = load <4 x float>, <4 x float> addrspace(1)* %282, align 16, !dbg !110
	%284 = extractelement <4 x float> %283, i32 0, !dbg !110
	%285 = extractelement <4 x float> %283, i32 1, !dbg !110
	%286 = extractelement <4 x float> %283, i32 2, !dbg !110
	%287 = extractelement <4 x float> %283, i32 3, !dbg !110
	%288 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %279, i32 0, i32 1, !dbg !110
	%289 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %279, i32 0, i32 2, !dbg !110
	%290 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %279, i32 0, i32 3, !dbg !110
	br label %b46, !dbg !110

b44:
	br label %fail, !dbg !109

b45:
	br label %fail, !dbg !109

b46:
	%291 = phi float [ 0.000000e+00, %b40 ], [ %284, %b43_ok1 ], !dbg !111
	%292 = phi float [ 0.000000e+00, %b40 ], [ %285, %b43_ok1 ], !dbg !111
	%293 = phi float [ 0.000000e+00, %b40 ], [ %286, %b43_ok1 ], !dbg !111
	%294 = phi float [ 0.000000e+00, %b40 ], [ %287, %b43_ok1 ], !dbg !111
	%295 = fadd float %186, %223, !dbg !114
	%296 = fadd float %187, %224, !dbg !115
	%297 = fadd float %188, %225, !dbg !116
	%298 = fadd float %189, %226, !dbg !117
	%299 = fadd float %257, %291, !dbg !119
	%300 = fadd float %258, %292, !dbg !120
	%301 = fadd float %259, %293, !dbg !121
	%302 = fadd float %260, %294, !dbg !122
	%303 = fadd float %295, %299, !dbg !124
	%304 = fadd float %296, %300, !dbg !125
	%305 = fadd float %297, %301, !dbg !126
	%306 = fadd float %298, %302, !dbg !127
	%307 = fadd float %159, %303, !dbg !129
	%308 = fadd float %160, %304, !dbg !130
	%309 = fadd float %161, %305, !dbg !131
	%310 = fadd float %162, %306, !dbg !132
	%311 = add nsw i64 %163, 4, !dbg !133
	br label %b25, !dbg !133

b47:
	br label %fail, !dbg !92

b48:
	br label %fail, !dbg !92

b49:
	%312 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %156, i64 %157, !dbg !134
	%313 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %312, i32 0, i32 0, !dbg !134
	%314 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %312, i32 0, i32 1, !dbg !134
	%315 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %312, i32 0, i32 2, !dbg !134
	%316 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %312, i32 0, i32 3, !dbg !134
	%317 = bitcast { float, float, float, float } addrspace(1)* %312 to <4 x float> addrspace(1)*, !dbg !134
	%318 = insertelement <4 x float> undef, float %159, i32 0, !dbg !134
	%319 = insertelement <4 x float> %318, float %160, i32 1, !dbg !134
	%320 = insertelement <4 x float> %319, float %161, i32 2, !dbg !134
	%321 = insertelement <4 x float> %320, float %162, i32 3, !dbg !134
	store <4 x float> %321, <4 x float> addrspace(1)* %317, align 16, !dbg !134
	%322 = add i64 %157, %94, !dbg !85
	br label %b24, !dbg !85

b50:
	%323 = phi i64 [ %345, %b53_ok1 ], [ %90, %b24 ], !dbg !135
	%324 = icmp slt i64 %323, %119, !dbg !135
	br i1 %324, label %b51, label %b54, !dbg !135

b51:
	%325 = add i64 %62, %323, !dbg !136
	br label %b52, !dbg !137

b52:
	%326 = phi float [ %340, %b52_ok2 ], [ 0.000000e+00, %b51 ], !dbg !137
	%327 = phi i64 [ %341, %b52_ok2 ], [ 0, %b51 ], !dbg !137
	%328 = trunc i64 %327 to i32, !dbg !138
	%329 = addrspacecast float addrspace(1)* %57 to float*, !dbg !138
	%330 = icmp uge i64 %327, %128, !dbg !138
	br i1 %330, label %b52_fail1, label %b52_ok1, !dbg !138, !prof !20

b52_ok1:
	%331 = bitcast float* %329 to i8*, !dbg !138
	%332 = call i8* @gpuc_peer_thread(i8* %331, i32 %328), !dbg !138
	%333 = bitcast i8* %332 to float*, !dbg !138
	%334 = icmp eq float* %333, null, !dbg !138
	%335 = select i1 %334, i64 0, i64 %56, !dbg !138
	%336 = addrspacecast float* %333 to float addrspace(1)*, !dbg !139
	%337 = getelementptr inbounds float, float addrspace(1)* %336, i64 %325, !dbg !139
	%338 = icmp uge i64 %325, %335, !dbg !139
	br i1 %338, label %b52_fail2, label %b52_ok2, !dbg !139, !prof !20

b52_ok2:
	%339 = load float, float addrspace(1)* %337, align 4, !dbg !139
	%340 = fadd float %326, %339, !dbg !140
	%341 = add i64 %327, 1, !dbg !140
	%342 = icmp slt i64 %341, %128, !dbg !140
	br i1 %342, label %b52, label %b53, !dbg !140

b53:
	%343 = getelementptr inbounds float, float addrspace(1)* %38, i64 %325, !dbg !141
	%344 = icmp uge i64 %325, %34, !dbg !141
	br i1 %344, label %b53_fail1, label %b53_ok1, !dbg !141, !prof !20

b53_ok1:
	store float %340, float addrspace(1)* %343, align 4, !dbg !141
	%345 = add i64 %323, %94, !dbg !135
	br label %b50, !dbg !135

b54:
	call void @llvm.nvvm.barrier0(), !dbg !144
	%346 = icmp eq i64 %90, 0, !dbg !145
	br i1 %346, label %b55, label %b56, !dbg !145

b55:
	%347 = load i64, i64 addrspace(1)* %9, align 8, !dbg !146
	%348 = add i64 %347, 1, !dbg !147
	store i64 %348, i64 addrspace(1)* %9, align 8, !dbg !146
	br label %b56, !dbg !146

b56:
	ret void, !dbg !143

b57:
	br label %fail, !dbg !84

b58:
	br label %fail, !dbg !84

b59:
	br label %fail, !dbg !54

b60:
	br label %fail, !dbg !54

b61:
	br label %fail, !dbg !52

b62:
	br label %fail, !dbg !52

b0_fail1:
	br label %fail, !dbg !19

b2_fail1:
	%349 = icmp ugt i64 %32, %p3, !dbg !38
	br i1 %349, label %b2_fail2, label %b2_ok2, !dbg !38

b2_fail2:
	br label %fail, !dbg !38

b2_ok2:
	%350 = icmp ugt i64 %26, %32, !dbg !38
	br i1 %350, label %b2_fail3, label %b2_ok3, !dbg !38

b2_fail3:
	br label %fail, !dbg !38

b2_ok3:
	%351 = icmp ugt i64 %32, %p1, !dbg !39
	br i1 %351, label %b2_fail4, label %b2_ok4, !dbg !39

b2_fail4:
	br label %fail, !dbg !39

b2_ok4:
	br label %fail, !dbg !41

b2_fail5:
	%352 = icmp ugt i64 %55, %p5, !dbg !48
	br i1 %352, label %b2_fail6, label %b2_ok6, !dbg !48

b2_fail6:
	br label %fail, !dbg !48

b2_ok6:
	br label %fail, !dbg !48

b2_fail7:
	br label %fail, !dbg !51

b4_fail1:
	br label %fail, !dbg !53

b12_cold:
	%353 = phi i64 [ %363, %b13_cold_ok1 ], [ %90, %b9 ], !dbg !63
	%354 = icmp slt i64 %353, %119, !dbg !63
	br i1 %354, label %b13_cold, label %b14, !dbg !63

b13_cold:
	%355 = add i64 %62, %353, !dbg !65
	%356 = getelementptr inbounds float, float addrspace(1)* %36, i64 %355, !dbg !66
	%357 = icmp uge i64 %355, %34, !dbg !66
	%358 = icmp uge i64 %355, %56, !dbg !67
	%359 = or i1 %357, %358, !dbg !67
	br i1 %359, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !67, !prof !20

b13_cold_fail1:
	%360 = icmp uge i64 %355, %34, !dbg !66
	br i1 %360, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !66

b13_cold_fail2:
	br label %fail, !dbg !66

b13_cold_ok2:
	br label %fail, !dbg !67

b13_cold_ok1:
	%361 = load float, float addrspace(1)* %356, align 4, !dbg !66
	%362 = getelementptr inbounds float, float addrspace(1)* %57, i64 %355, !dbg !67
	store float %361, float addrspace(1)* %362, align 4, !dbg !67
	%363 = add i64 %353, %94, !dbg !63
	br label %b12_cold, !dbg !63, !llvm.loop !69

b18_fail1:
	br label %fail, !dbg !76

b20_fail1:
	br label %fail, !dbg !80

b21_fail1:
	br label %fail, !dbg !83

b28_fail1:
	br label %fail, !dbg !93

b31_fail1:
	br label %fail, !dbg !98

b37_fail1:
	br label %fail, !dbg !104

b43_fail1:
	br label %fail, !dbg !110

b52_fail1:
	br label %fail, !dbg !138

b52_fail2:
	br label %fail, !dbg !139

b53_fail1:
	br label %fail, !dbg !141

fail:
	%364 = phi i32 [ 0, %b0_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 1, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], [ 6, %b4_fail1 ], [ 9, %b13_cold_fail2 ], [ 9, %b13_cold_ok2 ], [ 10, %b18_fail1 ], [ 11, %b20_fail1 ], [ 13, %b21_fail1 ], [ 18, %b28_fail1 ], [ 21, %b31_fail1 ], [ 20, %b32 ], [ 19, %b33 ], [ 24, %b37_fail1 ], [ 23, %b38 ], [ 22, %b39 ], [ 27, %b43_fail1 ], [ 26, %b44 ], [ 25, %b45 ], [ 17, %b47 ], [ 16, %b48 ], [ 28, %b52_fail1 ], [ 29, %b52_fail2 ], [ 30, %b53_fail1 ], [ 15, %b57 ], [ 14, %b58 ], [ 8, %b59 ], [ 7, %b60 ], [ 8, %b61 ], [ 7, %b62 ], !dbg !7
	%365 = phi i64 [ %8, %b0_fail1 ], [ %32, %b2_fail2 ], [ %26, %b2_fail3 ], [ %32, %b2_fail4 ], [ 0, %b2_ok4 ], [ %55, %b2_fail6 ], [ %54, %b2_ok6 ], [ %62, %b2_fail7 ], [ %62, %b4_fail1 ], [ %355, %b13_cold_fail2 ], [ %355, %b13_cold_ok2 ], [ %132, %b18_fail1 ], [ %143, %b20_fail1 ], [ %62, %b21_fail1 ], [ %157, %b28_fail1 ], [ %157, %b31_fail1 ], [ %205, %b32 ], [ %201, %b33 ], [ %157, %b37_fail1 ], [ %239, %b38 ], [ %235, %b39 ], [ %157, %b43_fail1 ], [ %273, %b44 ], [ %269, %b45 ], [ %175, %b47 ], [ %171, %b48 ], [ %327, %b52_fail1 ], [ %325, %b52_fail2 ], [ %325, %b53_fail1 ], [ %153, %b57 ], [ %62, %b58 ], [ %77, %b59 ], [ %62, %b60 ], [ %68, %b61 ], [ %62, %b62 ], !dbg !7
	%366 = phi i64 [ %p10, %b0_fail1 ], [ %p3, %b2_fail2 ], [ %32, %b2_fail3 ], [ %p1, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p5, %b2_fail6 ], [ %55, %b2_ok6 ], [ %35, %b2_fail7 ], [ %56, %b4_fail1 ], [ %34, %b13_cold_fail2 ], [ %56, %b13_cold_ok2 ], [ %p7, %b18_fail1 ], [ %p7, %b20_fail1 ], [ %37, %b21_fail1 ], [ %179, %b28_fail1 ], [ %209, %b31_fail1 ], [ 16, %b32 ], [ 4, %b33 ], [ %243, %b37_fail1 ], [ 16, %b38 ], [ 4, %b39 ], [ %277, %b43_fail1 ], [ 16, %b44 ], [ 4, %b45 ], [ 16, %b47 ], [ 4, %b48 ], [ %128, %b52_fail1 ], [ %335, %b52_fail2 ], [ %34, %b53_fail1 ], [ 16, %b57 ], [ 4, %b58 ], [ 16, %b59 ], [ 4, %b60 ], [ 16, %b61 ], [ 4, %b62 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %364, i64 %365, i64 %366), !dbg !7
	ret void, !dbg !7
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
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !154
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !156, !range !18
	%7 = sext i32 %6 to i64, !dbg !156
	%8 = sext i32 %5 to i64, !dbg !158
	%9 = sext i32 %4 to i64, !dbg !159
	%10 = icmp uge i64 %7, %p8, !dbg !157
	br i1 %10, label %b0_fail1, label %b0_ok1, !dbg !157, !prof !20

b0_ok1:
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !156, !range !148
	%12 = sext i32 %11 to i64, !dbg !156
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !156, !range !148
	%14 = sext i32 %13 to i64, !dbg !156
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %7, !dbg !157
	%16 = load i64, i64 addrspace(1)* %15, align 8, !dbg !157
	%17 = add i64 %16, 1, !dbg !160
	%18 = mul i64 %7, %9, !dbg !162
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !163, !range !56
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !163, !range !56
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !163, !range !57
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !163, !range !58
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !163, !range !58
	%24 = mul i32 %23, %21, !dbg !163
	%25 = add i32 %20, %24, !dbg !163
	%26 = mul i32 %22, %25, !dbg !163
	%27 = add i32 %19, %26, !dbg !163
	%28 = sext i32 %27 to i64, !dbg !163
	%29 = mul i32 %22, %23, !dbg !163
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !163, !range !59
	%31 = mul i32 %29, %30, !dbg !163
	%32 = sext i32 %31 to i64, !dbg !163
	%33 = add i64 %18, %8, !dbg !164
	br label %b1, !dbg !163

b1:
	%34 = phi i64 [ %28, %b0_ok1 ], [ %41, %b2_ok1 ], !dbg !163
	%35 = icmp slt i64 %34, %9, !dbg !163
	br i1 %35, label %b2, label %b3, !dbg !163

b2:
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %33, !dbg !165
	%37 = trunc i64 %34 to i32, !dbg !166
	%38 = addrspacecast i64 addrspace(1)* %36 to i64*, !dbg !166
	%39 = icmp uge i64 %33, %p5, !dbg !165
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !165, !prof !20

b2_ok1:
	%40 = bitcast i64* %38 to i8*, !dbg !166
	call void @gpuc_signal_op_thread(i8* %40, i64 %17, i32 9, i32 %37), !dbg !166
	%41 = add i64 %34, %32, !dbg !163
	br label %b1, !dbg !163

b3:
	%42 = phi i64 [ %50, %b4_ok1 ], [ %28, %b1 ], !dbg !167
	%43 = icmp slt i64 %42, %9, !dbg !167
	br i1 %43, label %b4, label %b5, !dbg !167

b4:
	%44 = add i64 %18, %42, !dbg !168
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %44, !dbg !169
	%46 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !170
	%47 = icmp uge i64 %44, %p5, !dbg !169
	br i1 %47, label %b4_fail1, label %b4_ok1, !dbg !169, !prof !20

b4_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !170
	%49 = call i64 @gpuc_signal_wait_until_thread(i8* %48, i32 5, i64 %17, i32 1, i8* %ctrl, i32 12), !dbg !170
	%50 = add i64 %42, %32, !dbg !167
	br label %b3, !dbg !167

b5:
	call void @llvm.nvvm.barrier0(), !dbg !171
	%51 = sdiv i64 %p3, 4, !dbg !172
	%52 = mul i64 %51, %8, !dbg !173
	%53 = icmp eq i64 %9, -1, !dbg !174
	%54 = select i1 %53, i64 1, i64 %9, !dbg !174
	%55 = sdiv i64 %52, %54, !dbg !174
	%56 = sub i64 0, %52, !dbg !174
	%57 = select i1 %53, i64 %56, i64 %55, !dbg !174
	%58 = mul i64 %57, 4, !dbg !175
	%59 = add nsw i64 %8, 1, !dbg !176
	%60 = mul i64 %51, %59, !dbg !177
	%61 = icmp eq i64 %9, -1, !dbg !178
	%62 = select i1 %61, i64 1, i64 %9, !dbg !178
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
	br i1 %74, label %b5_fail1, label %b5_ok1, !dbg !181, !prof !20

b5_ok1:
	%75 = sdiv i64 %67, 4, !dbg !182
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !183, !range !23
	%77 = sext i32 %76 to i64, !dbg !183
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !183, !range !184
	%79 = sext i32 %78 to i64, !dbg !183
	%80 = mul i64 %79, %14, !dbg !183
	%81 = add i64 %12, %80, !dbg !183
	%82 = mul i64 %77, %81, !dbg !183
	%83 = add i64 %7, %82, !dbg !183
	%84 = mul i64 %83, %32, !dbg !183
	%85 = add i64 %84, %28, !dbg !183
	%86 = mul i64 %77, %79, !dbg !183
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !183, !range !184
	%88 = sext i32 %87 to i64, !dbg !183
	%89 = mul i64 %86, %88, !dbg !183
	%90 = mul i64 %89, %32, !dbg !183
	br label %b6, !dbg !183

b6:
	%91 = phi i64 [ %85, %b5_ok1 ], [ %277, %b34 ], !dbg !183
	%92 = icmp slt i64 %91, %75, !dbg !183
	br i1 %92, label %b7, label %b37, !dbg !183

b7:
	%93 = phi float [ %241, %b28 ], [ 0.000000e+00, %b6 ], !dbg !186
	%94 = phi float [ %242, %b28 ], [ 0.000000e+00, %b6 ], !dbg !186
	%95 = phi float [ %243, %b28 ], [ 0.000000e+00, %b6 ], !dbg !186
	%96 = phi float [ %244, %b28 ], [ 0.000000e+00, %b6 ], !dbg !186
	%97 = phi i64 [ %245, %b28 ], [ 0, %b6 ], !dbg !187
	%98 = icmp slt i64 %97, %9, !dbg !188
	br i1 %98, label %b8, label %b31, !dbg !188

b8:
	%99 = trunc i64 %97 to i32, !dbg !189
	%100 = addrspacecast float addrspace(1)* %68 to float*, !dbg !189
	%101 = bitcast float* %100 to i8*, !dbg !189
	%102 = call i8* @gpuc_peer_thread(i8* %101, i32 %99), !dbg !189
	%103 = bitcast i8* %102 to float*, !dbg !189
	%104 = icmp eq float* %103, null, !dbg !189
	%105 = select i1 %104, i64 0, i64 %67, !dbg !189
	%106 = and i64 %105, 3, !dbg !190
	%107 = icmp eq i64 %106, 0, !dbg !190
	br i1 %107, label %b9, label %b30, !dbg !190

b9:
	%108 = ptrtoint float* %103 to i64, !dbg !190
	%109 = and i64 %108, 15, !dbg !190
	%110 = icmp eq i64 %109, 0, !dbg !190
	%111 = icmp eq i64 %105, 0, !dbg !190
	%112 = or i1 %110, %111, !dbg !190
	br i1 %112, label %b10, label %b29, !dbg !190

b10:
	%113 = ashr i64 %105, 2, !dbg !190
	%114 = addrspacecast float* %103 to { float, float, float, float } addrspace(1)*, !dbg !190
	%115 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %114, i64 %91, !dbg !191
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 0, !dbg !191
	%117 = icmp uge i64 %91, %113, !dbg !191
	br i1 %117, label %b10_fail1, label %b10_ok1, !dbg !191, !prof !20

b10_ok1:
	%118 = bitcast { float, float, float, float } addrspace(1)* %115 to <4 x float> addrspace(1)*, !dbg !191
	%119 = load <4 x float>, <4 x float> addrspace(1)* %118, align 16, !dbg !191
	%120 = extractelement <4 x float> %119, i32 0, !dbg !191
	%121 = extractelement <4 x float> %119, i32 1, !dbg !191
	%122 = extractelement <4 x float> %119, i32 2, !dbg !191
	%123 = extractelement <4 x float> %119, i32 3, !dbg !191
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 1, !dbg !191
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 2, !dbg !191
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %115, i32 0, i32 3, !dbg !191
	%127 = add nsw i64 %97, 1, !dbg !192
	%128 = icmp slt i64 %127, %9, !dbg !193
	br i1 %128, label %b11, label %b16, !dbg !193

b11:
	%129 = trunc i64 %127 to i32, !dbg !194
	%130 = addrspacecast float addrspace(1)* %68 to float*, !dbg !194
	%131 = bitcast float* %130 to i8*, !dbg !194
	%132 = call i8* @gpuc_peer_thread(i8* %131, i32 %129), !dbg !194
	%133 = bitcast i8* %132 to float*, !dbg !194
	%134 = icmp eq float* %133, null, !dbg !194
	%135 = select i1 %134, i64 0, i64 %67, !dbg !194
	%136 = and i64 %135, 3, !dbg !195
	%137 = icmp eq i64 %136, 0, !dbg !195
	br i1 %137, label %b12, label %b15, !dbg !195

b12:
	%138 = ptrtoint float* %133 to i64, !dbg !195
	%139 = and i64 %138, 15, !dbg !195
	%140 = icmp eq i64 %139, 0, !dbg !195
	%141 = icmp eq i64 %135, 0, !dbg !195
	%142 = or i1 %140, %141, !dbg !195
	br i1 %142, label %b13, label %b14, !dbg !195

b13:
	%143 = ashr i64 %135, 2, !dbg !195
	%144 = addrspacecast float* %133 to { float, float, float, float } addrspace(1)*, !dbg !195
	%145 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %144, i64 %91, !dbg !196
	%146 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 0, !dbg !196
	%147 = icmp uge i64 %91, %143, !dbg !196
	br i1 %147, label %b13_fail1, label %b13_ok1, !dbg !196, !prof !20

b13_ok1:
	%148 = bitcast { float, float, float, float } addrspace(1)* %145 to <4 x float> addrspace(1)*, !dbg !196
	%149 = load <4 x float>, <4 x float> addrspace(1)* %148, align 16, !dbg !196
	%150 = extractelement <4 x float> %149, i32 0, !dbg !196
	%151 = extractelement <4 x float> %149, i32 1, !dbg !196
	%152 = extractelement <4 x float> %149, i32 2, !dbg !196
	%153 = extractelement <4 x float> %149, i32 3, !dbg !196
	%154 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 1, !dbg !196
	%155 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 2, !dbg !196
	%156 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %145, i32 0, i32 3, !dbg !196
	br label %b16, !dbg !196

b14:
	br label %fail, !dbg !195

b15:
	br label %fail, !dbg !195

b16:
	%157 = phi float [ 0.000000e+00, %b10_ok1 ], [ %150, %b13_ok1 ], !dbg !197
	%158 = phi float [ 0.000000e+00, %b10_ok1 ], [ %151, %b13_ok1 ], !dbg !197
	%159 = phi float [ 0.000000e+00, %b10_ok1 ], [ %152, %b13_ok1 ], !dbg !197
	%160 = phi float [ 0.000000e+00, %b10_ok1 ], [ %153, %b13_ok1 ], !dbg !197
	%161 = add nsw i64 %97, 2, !dbg !198
	%162 = icmp slt i64 %161, %9, !dbg !199
	br i1 %162, label %b17, label %b22, !dbg !199

b17:
	%163 = trunc i64 %161 to i32, !dbg !200
	%164 = addrspacecast float addrspace(1)* %68 to float*, !dbg !200
	%165 = bitcast float* %164 to i8*, !dbg !200
	%166 = call i8* @gpuc_peer_thread(i8* %165, i32 %163), !dbg !200
	%167 = bitcast i8* %166 to float*, !dbg !200
	%168 = icmp eq float* %167, null, !dbg !200
	%169 = select i1 %168, i64 0, i64 %67, !dbg !200
	%170 = and i64 %169, 3, !dbg !201
	%171 = icmp eq i64 %170, 0, !dbg !201
	br i1 %171, label %b18, label %b21, !dbg !201

b18:
	%172 = ptrtoint float* %167 to i64, !dbg !201
	%173 = and i64 %172, 15, !dbg !201
	%174 = icmp eq i64 %173, 0, !dbg !201
	%175 = icmp eq i64 %169, 0, !dbg !201
	%176 = or i1 %174, %175, !dbg !201
	br i1 %176, label %b19, label %b20, !dbg !201

b19:
	%177 = ashr i64 %169, 2, !dbg !201
	%178 = addrspacecast float* %167 to { float, float, float, float } addrspace(1)*, !dbg !201
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %178, i64 %91, !dbg !202
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 0, !dbg !202
	%181 = icmp uge i64 %91, %177, !dbg !202
	br i1 %181, label %b19_fail1, label %b19_ok1, !dbg !202, !prof !20

b19_ok1:
	%182 = bitcast { float, float, float, float } addrspace(1)* %179 to <4 x float> addrspace(1)*, !dbg !202
	%183 = load <4 x float>, <4 x float> addrspace(1)* %182, align 16, !dbg !202
	%184 = extractelement <4 x float> %183, i32 0, !dbg !202
	%185 = extractelement <4 x float> %183, i32 1, !dbg !202
	%186 = extractelement <4 x float> %183, i32 2, !dbg !202
	%187 = extractelement <4 x float> %183, i32 3, !dbg !202
	%188 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 1, !dbg !202
	%189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 2, !dbg !202
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %179, i32 0, i32 3, !dbg !202
	br label %b22, !dbg !202

b20:
	br label %fail, !dbg !201

b21:
	br label %fail, !dbg !201

b22:
	%191 = phi float [ 0.000000e+00, %b16 ], [ %184, %b19_ok1 ], !dbg !203
	%192 = phi float [ 0.000000e+00, %b16 ], [ %185, %b19_ok1 ], !dbg !203
	%193 = phi float [ 0.000000e+00, %b16 ], [ %186, %b19_ok1 ], !dbg !203
	%194 = phi float [ 0.000000e+00, %b16 ], [ %187, %b19_ok1 ], !dbg !203
	%195 = add nsw i64 %97, 3, !dbg !204
	%196 = icmp slt i64 %195, %9, !dbg !205
	br i1 %196, label %b23, label %b28, !dbg !205

b23:
	%197 = trunc i64 %195 to i32, !dbg !206
	%198 = addrspacecast float addrspace(1)* %68 to float*, !dbg !206
	%199 = bitcast float* %198 to i8*, !dbg !206
	%200 = call i8* @gpuc_peer_thread(i8* %199, i32 %197), !dbg !206
	%201 = bitcast i8* %200 to float*, !dbg !206
	%202 = icmp eq float* %201, null, !dbg !206
	%203 = select i1 %202, i64 0, i64 %67, !dbg !206
	%204 = and i64 %203, 3, !dbg !207
	%205 = icmp eq i64 %204, 0, !dbg !207
	br i1 %205, label %b24, label %b27, !dbg !207

b24:
	%206 = ptrtoint float* %201 to i64, !dbg !207
	%207 = and i64 %206, 15, !dbg !207
	%208 = icmp eq i64 %207, 0, !dbg !207
	%209 = icmp eq i64 %203, 0, !dbg !207
	%210 = or i1 %208, %209, !dbg !207
	br i1 %210, label %b25, label %b26, !dbg !207

b25:
	%211 = ashr i64 %203, 2, !dbg !207
	%212 = addrspacecast float* %201 to { float, float, float, float } addrspace(1)*, !dbg !207
	%213 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %212, i64 %91, !dbg !208
	%214 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 0, !dbg !208
	%215 = icmp uge i64 %91, %211, !dbg !208
	br i1 %215, label %b25_fail1, label %b25_ok1, !dbg !208, !prof !20

b25_ok1:
	%216 = bitcast { float, float, float, float } addrspace(1)* %213 to <4 x float> addrspace(1)*, !dbg !208
	%217 = load <4 x float>, <4 x float> addrspace(1)* %216, align 16, !dbg !208
	%218 = extractelement <4 x float> %217, i32 0, !dbg !208
	%219 = extractelement <4 x float> %217, i32 1, !dbg !208
	%220 = extractelement <4 x float> %217, i32 2, !dbg !208
	%221 = extractelement <4 x float> %217, i32 3, !dbg !208
	%222 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 1, !dbg !208
	%223 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 2, !dbg !208
	%224 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %213, i32 0, i32 3, !dbg !208
	br label %b28, !dbg !208

b26:
	br label %fail, !dbg !207

b27:
	br label %fail, !dbg !207

b28:
	%225 = phi float [ 0.000000e+00, %b22 ], [ %218, %b25_ok1 ], !dbg !209
	%226 = phi float [ 0.000000e+00, %b22 ], [ %219, %b25_ok1 ], !dbg !209
	%227 = phi float [ 0.000000e+00, %b22 ], [ %220, %b25_ok1 ], !dbg !209
	%228 = phi float [ 0.000000e+00, %b22 ], [ %221, %b25_ok1 ], !dbg !209
	%229 = fadd float %120, %157, !dbg !211
	%230 = fadd float %121, %158, !dbg !212
	%231 = fadd float %122, %159, !dbg !213
	%232 = fadd float %123, %160, !dbg !214
	%233 = fadd float %191, %225, !dbg !216
	%234 = fadd float %192, %226, !dbg !217
	%235 = fadd float %193, %227, !dbg !218
	%236 = fadd float %194, %228, !dbg !219
	%237 = fadd float %229, %233, !dbg !221
	%238 = fadd float %230, %234, !dbg !222
	%239 = fadd float %231, %235, !dbg !223
	%240 = fadd float %232, %236, !dbg !224
	%241 = fadd float %93, %237, !dbg !226
	%242 = fadd float %94, %238, !dbg !227
	%243 = fadd float %95, %239, !dbg !228
	%244 = fadd float %96, %240, !dbg !229
	%245 = add nsw i64 %97, 4, !dbg !230
	br label %b7, !dbg !230

b29:
	br label %fail, !dbg !190

b30:
	br label %fail, !dbg !190

b31:
	%246 = phi i64 [ %275, %b33_ok1 ], [ 0, %b7 ], !dbg !231
	%247 = trunc i64 %246 to i32, !dbg !151
	%248 = addrspacecast float addrspace(1)* %69 to float*, !dbg !151
	%249 = icmp uge i64 %246, %9, !dbg !151
	br i1 %249, label %b31_fail1, label %b31_ok1, !dbg !151, !prof !20

b31_ok1:
	%250 = bitcast float* %248 to i8*, !dbg !151
	%251 = call i8* @gpuc_peer_thread(i8* %250, i32 %247), !dbg !151
	%252 = bitcast i8* %251 to float*, !dbg !151
	%253 = icmp eq float* %252, null, !dbg !151
	%254 = select i1 %253, i64 0, i64 %67, !dbg !151
	%255 = and i64 %254, 3, !dbg !232
	%256 = icmp eq i64 %255, 0, !dbg !232
	br i1 %256, label %b32, label %b36, !dbg !232

b32:
	%257 = ptrtoint float* %252 to i64, !dbg !232
	%258 = and i64 %257, 15, !dbg !232
	%259 = icmp eq i64 %258, 0, !dbg !232
	%260 = icmp eq i64 %254, 0, !dbg !232
	%261 = or i1 %259, %260, !dbg !232
	br i1 %261, label %b33, label %b35, !dbg !232

b33:
	%262 = ashr i64 %254, 2, !dbg !232
	%263 = addrspacecast float* %252 to { float, float, float, float } addrspace(1)*, !dbg !232
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %263, i64 %91, !dbg !233
	%265 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 0, !dbg !233
	%266 = icmp uge i64 %91, %262, !dbg !233
	br i1 %266, label %b33_fail1, label %b33_ok1, !dbg !233, !prof !20

b33_ok1:
	%267 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 1, !dbg !233
	%268 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 2, !dbg !233
	%269 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %264, i32 0, i32 3, !dbg !233
	%270 = bitcast { float, float, float, float } addrspace(1)* %264 to <4 x float> addrspace(1)*, !dbg !233
	%271 = insertelement <4 x float> undef, float %93, i32 0, !dbg !233
	%272 = insertelement <4 x float> %271, float %94, i32 1, !dbg !233
	%273 = insertelement <4 x float> %272, float %95, i32 2, !dbg !233
	%274 = insertelement <4 x float> %273, float %96, i32 3, !dbg !233
	store <4 x float> %274, <4 x float> addrspace(1)* %270, align 16, !dbg !233
	%275 = add i64 %246, 1, !dbg !233
	%276 = icmp slt i64 %275, %9, !dbg !233
	br i1 %276, label %b31, label %b34, !dbg !233

b34:
	%277 = add i64 %91, %90, !dbg !183
	br label %b6, !dbg !183

b35:
	br label %fail, !dbg !232

b36:
	br label %fail, !dbg !232

b37:
	%278 = sub nsw i64 %9, 1, !dbg !234
	%279 = icmp eq i64 %8, %278, !dbg !235
	br i1 %279, label %b38, label %b44, !dbg !235

b38:
	%280 = mul nsw i64 %51, 4, !dbg !236
	%281 = sub i64 %p3, %280, !dbg !237
	br label %b39, !dbg !238

b39:
	%282 = phi i64 [ %85, %b38 ], [ %316, %b43 ], !dbg !238
	%283 = icmp slt i64 %282, %281, !dbg !238
	br i1 %283, label %b40, label %b44, !dbg !238

b40:
	%284 = add i64 %66, %282, !dbg !239
	br label %b41, !dbg !240

b41:
	%285 = phi float [ %299, %b41_ok2 ], [ 0.000000e+00, %b40 ], !dbg !240
	%286 = phi i64 [ %300, %b41_ok2 ], [ 0, %b40 ], !dbg !240
	%287 = trunc i64 %286 to i32, !dbg !241
	%288 = addrspacecast float addrspace(1)* %1 to float*, !dbg !241
	%289 = icmp uge i64 %286, %9, !dbg !241
	br i1 %289, label %b41_fail1, label %b41_ok1, !dbg !241, !prof !20

b41_ok1:
	%290 = bitcast float* %288 to i8*, !dbg !241
	%291 = call i8* @gpuc_peer_thread(i8* %290, i32 %287), !dbg !241
	%292 = bitcast i8* %291 to float*, !dbg !241
	%293 = icmp eq float* %292, null, !dbg !241
	%294 = select i1 %293, i64 0, i64 %p3, !dbg !241
	%295 = addrspacecast float* %292 to float addrspace(1)*, !dbg !242
	%296 = getelementptr inbounds float, float addrspace(1)* %295, i64 %284, !dbg !242
	%297 = icmp uge i64 %284, %294, !dbg !242
	br i1 %297, label %b41_fail2, label %b41_ok2, !dbg !242, !prof !20

b41_ok2:
	%298 = load float, float addrspace(1)* %296, align 4, !dbg !242
	%299 = fadd float %285, %298, !dbg !243
	%300 = add i64 %286, 1, !dbg !243
	%301 = icmp slt i64 %300, %9, !dbg !243
	br i1 %301, label %b41, label %b42, !dbg !243

b42:
	%302 = phi i64 [ %314, %b42_ok2 ], [ 0, %b41_ok2 ], !dbg !244
	%303 = trunc i64 %302 to i32, !dbg !245
	%304 = addrspacecast float addrspace(1)* %0 to float*, !dbg !245
	%305 = icmp uge i64 %302, %9, !dbg !245
	br i1 %305, label %b42_fail1, label %b42_ok1, !dbg !245, !prof !20

b42_ok1:
	%306 = bitcast float* %304 to i8*, !dbg !245
	%307 = call i8* @gpuc_peer_thread(i8* %306, i32 %303), !dbg !245
	%308 = bitcast i8* %307 to float*, !dbg !245
	%309 = icmp eq float* %308, null, !dbg !245
	%310 = select i1 %309, i64 0, i64 %p1, !dbg !245
	%311 = addrspacecast float* %308 to float addrspace(1)*, !dbg !246
	%312 = getelementptr inbounds float, float addrspace(1)* %311, i64 %284, !dbg !246
	%313 = icmp uge i64 %284, %310, !dbg !246
	br i1 %313, label %b42_fail2, label %b42_ok2, !dbg !246, !prof !20

b42_ok2:
	store float %299, float addrspace(1)* %312, align 4, !dbg !246
	%314 = add i64 %302, 1, !dbg !246
	%315 = icmp slt i64 %314, %9, !dbg !246
	br i1 %315, label %b42, label %b43, !dbg !246

b43:
	%316 = add i64 %282, %90, !dbg !238
	br label %b39, !dbg !238

b44:
	call void @llvm.nvvm.barrier0(), !dbg !247
	%317 = icmp slt i64 %28, %9, !dbg !248
	br i1 %317, label %b45, label %b46, !dbg !248

b45:
	call void @gpuc_fence_thread(), !dbg !249
	br label %b46, !dbg !249

b46:
	%318 = add i64 %p6, %7, !dbg !250
	%319 = mul i64 %318, %9, !dbg !251
	%320 = add i64 %319, %8, !dbg !252
	br label %b47, !dbg !253

b47:
	%321 = phi i64 [ %28, %b46 ], [ %328, %b48_ok1 ], !dbg !253
	%322 = icmp slt i64 %321, %9, !dbg !253
	br i1 %322, label %b48, label %b49, !dbg !253

b48:
	%323 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %320, !dbg !254
	%324 = trunc i64 %321 to i32, !dbg !255
	%325 = addrspacecast i64 addrspace(1)* %323 to i64*, !dbg !255
	%326 = icmp uge i64 %320, %p5, !dbg !254
	br i1 %326, label %b48_fail1, label %b48_ok1, !dbg !254, !prof !20

b48_ok1:
	%327 = bitcast i64* %325 to i8*, !dbg !255
	call void @gpuc_signal_op_thread(i8* %327, i64 %17, i32 9, i32 %324), !dbg !255
	%328 = add i64 %321, %32, !dbg !253
	br label %b47, !dbg !253

b49:
	%329 = phi i64 [ %337, %b50_ok1 ], [ %28, %b47 ], !dbg !256
	%330 = icmp slt i64 %329, %9, !dbg !256
	br i1 %330, label %b50, label %b51, !dbg !256

b50:
	%331 = add i64 %319, %329, !dbg !257
	%332 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %331, !dbg !258
	%333 = addrspacecast i64 addrspace(1)* %332 to i64*, !dbg !259
	%334 = icmp uge i64 %331, %p5, !dbg !258
	br i1 %334, label %b50_fail1, label %b50_ok1, !dbg !258, !prof !20

b50_ok1:
	%335 = bitcast i64* %333 to i8*, !dbg !259
	%336 = call i64 @gpuc_signal_wait_until_thread(i8* %335, i32 5, i64 %17, i32 1, i8* %ctrl, i32 12), !dbg !259
	%337 = add i64 %329, %32, !dbg !256
	br label %b49, !dbg !256

b51:
	call void @llvm.nvvm.barrier0(), !dbg !260
	call void @llvm.nvvm.barrier0(), !dbg !262
	%338 = icmp eq i64 %28, 0, !dbg !263
	br i1 %338, label %b52, label %b53, !dbg !263

b52:
	%339 = load i64, i64 addrspace(1)* %15, align 8, !dbg !264
	%340 = add i64 %339, 1, !dbg !265
	store i64 %340, i64 addrspace(1)* %15, align 8, !dbg !264
	br label %b53, !dbg !264

b53:
	ret void, !dbg !261

b0_fail1:
	br label %fail, !dbg !157

b2_fail1:
	br label %fail, !dbg !165

b4_fail1:
	br label %fail, !dbg !169

b5_fail1:
	%341 = icmp ugt i64 %66, %p3, !dbg !180
	br i1 %341, label %b5_fail2, label %b5_ok2, !dbg !180

b5_fail2:
	br label %fail, !dbg !180

b5_ok2:
	%342 = icmp ugt i64 %58, %66, !dbg !180
	br i1 %342, label %b5_fail3, label %b5_ok3, !dbg !180

b5_fail3:
	br label %fail, !dbg !180

b5_ok3:
	br label %fail, !dbg !181

b10_fail1:
	br label %fail, !dbg !191

b13_fail1:
	br label %fail, !dbg !196

b19_fail1:
	br label %fail, !dbg !202

b25_fail1:
	br label %fail, !dbg !208

b31_fail1:
	br label %fail, !dbg !151

b33_fail1:
	br label %fail, !dbg !233

b41_fail1:
	br label %fail, !dbg !241

b41_fail2:
	br label %fail, !dbg !242

b42_fail1:
	br label %fail, !dbg !245

b42_fail2:
	br label %fail, !dbg !246

b48_fail1:
	br label %fail, !dbg !254

b50_fail1:
	br label %fail, !dbg !258

fail:
	%343 = phi i32 [ 0, %b0_fail1 ], [ 10, %b2_fail1 ], [ 11, %b4_fail1 ], [ 32, %b5_fail2 ], [ 33, %b5_fail3 ], [ 32, %b5_ok3 ], [ 18, %b10_fail1 ], [ 21, %b13_fail1 ], [ 20, %b14 ], [ 19, %b15 ], [ 24, %b19_fail1 ], [ 23, %b20 ], [ 22, %b21 ], [ 27, %b25_fail1 ], [ 26, %b26 ], [ 25, %b27 ], [ 17, %b29 ], [ 16, %b30 ], [ 34, %b31_fail1 ], [ 37, %b33_fail1 ], [ 36, %b35 ], [ 35, %b36 ], [ 38, %b41_fail1 ], [ 39, %b41_fail2 ], [ 40, %b42_fail1 ], [ 41, %b42_fail2 ], [ 10, %b48_fail1 ], [ 11, %b50_fail1 ], !dbg !150
	%344 = phi i64 [ %7, %b0_fail1 ], [ %33, %b2_fail1 ], [ %44, %b4_fail1 ], [ %66, %b5_fail2 ], [ %58, %b5_fail3 ], [ %66, %b5_ok3 ], [ %91, %b10_fail1 ], [ %91, %b13_fail1 ], [ %139, %b14 ], [ %135, %b15 ], [ %91, %b19_fail1 ], [ %173, %b20 ], [ %169, %b21 ], [ %91, %b25_fail1 ], [ %207, %b26 ], [ %203, %b27 ], [ %109, %b29 ], [ %105, %b30 ], [ %246, %b31_fail1 ], [ %91, %b33_fail1 ], [ %258, %b35 ], [ %254, %b36 ], [ %286, %b41_fail1 ], [ %284, %b41_fail2 ], [ %302, %b42_fail1 ], [ %284, %b42_fail2 ], [ %320, %b48_fail1 ], [ %331, %b50_fail1 ], !dbg !150
	%345 = phi i64 [ %p8, %b0_fail1 ], [ %p5, %b2_fail1 ], [ %p5, %b4_fail1 ], [ %p3, %b5_fail2 ], [ %66, %b5_fail3 ], [ %p1, %b5_ok3 ], [ %113, %b10_fail1 ], [ %143, %b13_fail1 ], [ 16, %b14 ], [ 4, %b15 ], [ %177, %b19_fail1 ], [ 16, %b20 ], [ 4, %b21 ], [ %211, %b25_fail1 ], [ 16, %b26 ], [ 4, %b27 ], [ 16, %b29 ], [ 4, %b30 ], [ %9, %b31_fail1 ], [ %262, %b33_fail1 ], [ 16, %b35 ], [ 4, %b36 ], [ %9, %b41_fail1 ], [ %294, %b41_fail2 ], [ %9, %b42_fail1 ], [ %310, %b42_fail2 ], [ %p5, %b48_fail1 ], [ %p5, %b50_fail1 ], !dbg !150
	call void @gpuc_fail(i8* %ctrl, i32 %343, i64 %344, i64 %345), !dbg !150
	ret void, !dbg !150
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
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !268, !prof !20

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
	br i1 %18, label %b4_fail1, label %b4_ok1, !dbg !272, !prof !20

b4_ok1:
	store float %14, float addrspace(1)* %17, align 4, !dbg !272
	ret void, !dbg !272

b1_fail1:
	br label %fail, !dbg !268

b4_fail1:
	br label %fail, !dbg !272

fail:
	%19 = phi i32 [ 42, %b1_fail1 ], [ 43, %b4_fail1 ], !dbg !267
	%20 = phi i64 [ %4, %b1_fail1 ], [ 0, %b4_fail1 ], !dbg !267
	%21 = phi i64 [ %2, %b1_fail1 ], [ %p1, %b4_fail1 ], !dbg !267
	call void @gpuc_fail(i8* %ctrl, i32 %19, i64 %20, i64 %21), !dbg !267
	ret void, !dbg !267
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
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !279, !range !18
	%9 = sext i32 %8 to i64, !dbg !279
	%10 = sub nsw i64 %7, 1, !dbg !280
	%11 = mul i64 %9, %10, !dbg !281
	%12 = mul i64 %11, %p8, !dbg !282
	%13 = add nsw i64 %9, 1, !dbg !283
	%14 = mul i64 %13, %10, !dbg !284
	%15 = mul i64 %14, %p8, !dbg !285
	%16 = sext i32 %6 to i64, !dbg !277
	%17 = add nsw i64 %16, 1, !dbg !287
	%18 = icmp ugt i64 %15, %p5, !dbg !286
	%19 = icmp ugt i64 %12, %15, !dbg !286
	%20 = or i1 %18, %19, !dbg !286
	br i1 %20, label %b0_fail1, label %b0_ok1, !dbg !286, !prof !20

b0_ok1:
	%21 = icmp eq i64 %7, -1, !dbg !288
	%22 = select i1 %21, i64 1, i64 %7, !dbg !288
	%23 = srem i64 %17, %22, !dbg !288
	%24 = sub i64 %15, %12, !dbg !286
	%25 = getelementptr inbounds float, float addrspace(1)* %2, i64 %12, !dbg !286
	%26 = mul nsw i64 %9, 2, !dbg !289
	%27 = mul i64 %26, %10, !dbg !290
	%28 = icmp slt i64 0, %p11, !dbg !290
	br i1 %28, label %b1, label %b32, !dbg !290

b1:
	%29 = icmp slt i64 0, %10, !dbg !291
	%30 = mul nsw i64 %10, 2, !dbg !292
	%31 = add i64 %27, %30, !dbg !293
	%32 = sub nsw i64 %31, 1, !dbg !294
	%33 = trunc i64 %23 to i32, !dbg !295
	%34 = icmp eq i64 %10, 0, !dbg !298
	%35 = add i64 %27, %7, !dbg !299
	%36 = sub nsw i64 %35, 2, !dbg !300
	%37 = sub nsw i64 %35, 1, !dbg !301
	%38 = add i64 %27, %10, !dbg !302
	%39 = sub nsw i64 %38, 1, !dbg !303
	%40 = sub nsw i64 %10, 1, !dbg !304
	%41 = mul i64 %40, %p8, !dbg !305
	%42 = sub i64 %24, %41, !dbg !306
	br label %b2, !dbg !290

b2:
	%43 = phi i64 [ %288, %b31 ], [ 0, %b1 ], !dbg !290
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %9, !dbg !308
	%45 = icmp uge i64 %9, %p10, !dbg !308
	br i1 %45, label %b2_fail1, label %b2_ok1, !dbg !308, !prof !20

b2_ok1:
	%46 = load i64, i64 addrspace(1)* %44, align 8, !dbg !308
	%47 = add i64 %46, 1, !dbg !309
	%48 = add i64 %47, %43, !dbg !311
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !312, !range !23
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
	br i1 %76, label %b3_fail1, label %b3_ok1, !dbg !328, !prof !20

b3_ok1:
	br i1 %71, label %b4, label %b7, !dbg !330

b4:
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !331, !range !56
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !331, !range !56
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !331, !range !57
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !331, !range !58
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !331, !range !58
	%82 = mul i32 %81, %79, !dbg !331
	%83 = add i32 %78, %82, !dbg !331
	%84 = mul i32 %80, %83, !dbg !331
	%85 = add i32 %77, %84, !dbg !331
	%86 = sext i32 %85 to i64, !dbg !331
	%87 = mul i32 %80, %81, !dbg !331
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !331, !range !59
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
	br i1 %100, label %b7_fail1, label %b7_ok1, !dbg !336, !prof !20

b7_ok1:
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !339, !range !56
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !339, !range !56
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !339, !range !57
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !339, !range !58
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !339, !range !58
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
	br i1 %113, label %b8_fail1, label %b8_ok1, !dbg !341, !prof !20

b8_ok1:
	%114 = bitcast i64* %112 to i8*, !dbg !341
	%115 = call i64 @gpuc_signal_wait_until_thread(i8* %114, i32 5, i64 %48, i32 1, i8* %ctrl, i32 50), !dbg !341
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
	br i1 %123, label %b9_fail1, label %b9_ok1, !dbg !346, !prof !20

b9_ok1:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !347, !range !59
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
	br i1 %153, label %b12_fail1, label %b12_ok1, !dbg !295, !prof !20

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
	br i1 %180, label %b15_fail1, label %b15_ok1, !dbg !371, !prof !20

b15_ok1:
	br i1 %34, label %b16, label %b19, !dbg !298

b16:
	%181 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !372, !range !56
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !372, !range !56
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !372, !range !57
	%184 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !372, !range !58
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !372, !range !58
	%186 = mul i32 %185, %183, !dbg !372
	%187 = add i32 %182, %186, !dbg !372
	%188 = mul i32 %184, %187, !dbg !372
	%189 = add i32 %181, %188, !dbg !372
	%190 = sext i32 %189 to i64, !dbg !372
	%191 = mul i32 %184, %185, !dbg !372
	%192 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !372, !range !59
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
	br i1 %202, label %b19_fail1, label %b19_ok1, !dbg !375, !prof !20

b19_ok1:
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !377, !range !56
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !377, !range !56
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !377, !range !57
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !377, !range !58
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !377, !range !58
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
	br i1 %215, label %b20_fail1, label %b20_ok1, !dbg !379, !prof !20

b20_ok1:
	%216 = bitcast i64* %214 to i8*, !dbg !379
	%217 = call i64 @gpuc_signal_wait_until_thread(i8* %216, i32 5, i64 %48, i32 1, i8* %ctrl, i32 50), !dbg !379
	br label %b21, !dbg !379

b21:
	call void @llvm.nvvm.barrier0(), !dbg !380
	%218 = getelementptr inbounds float, float addrspace(1)* %25, i64 %41, !dbg !306
	%219 = mul i32 %206, %207, !dbg !382
	%220 = icmp ugt i64 %41, %24, !dbg !306
	%221 = icmp ugt i64 %173, %42, !dbg !381
	%222 = or i1 %220, %221, !dbg !381
	br i1 %222, label %b21_fail1, label %b21_ok1, !dbg !381, !prof !20

b21_ok1:
	%223 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !382, !range !59
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
	br i1 %237, label %b25_fail1, label %b25_ok1, !dbg !389, !prof !20

b25_ok1:
	%238 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !391, !range !56
	%239 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !391, !range !56
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !391, !range !57
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !391, !range !58
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !391, !range !58
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
	br i1 %250, label %b26_fail1, label %b26_ok1, !dbg !393, !prof !20

b26_ok1:
	%251 = bitcast i64* %249 to i8*, !dbg !393
	%252 = call i64 @gpuc_signal_wait_until_thread(i8* %251, i32 5, i64 %48, i32 1, i8* %ctrl, i32 50), !dbg !393
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
	br i1 %265, label %b28_fail1, label %b28_ok1, !dbg !397, !prof !20

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
	br i1 %272, label %b29_fail1, label %b29_ok1, !dbg !398, !prof !20

b29_ok1:
	%273 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !400, !range !56
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !400, !range !56
	%275 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !400, !range !57
	%276 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !400, !range !58
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !400, !range !58
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
	br i1 %285, label %b30_fail1, label %b30_ok1, !dbg !402, !prof !20

b30_ok1:
	%286 = bitcast i64* %284 to i8*, !dbg !402
	%287 = call i64 @gpuc_signal_wait_until_thread(i8* %286, i32 5, i64 %48, i32 1, i8* %ctrl, i32 50), !dbg !402
	br label %b31, !dbg !402

b31:
	call void @llvm.nvvm.barrier0(), !dbg !403
	%288 = add i64 %43, 1, !dbg !399
	%289 = icmp slt i64 %288, %p11, !dbg !399
	br i1 %289, label %b2, label %b32, !dbg !399

b32:
	call void @llvm.nvvm.barrier0(), !dbg !405
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !406, !range !56
	%291 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !406, !range !56
	%292 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !406, !range !57
	%293 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !406, !range !58
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !406, !range !58
	%295 = mul i32 %294, %292, !dbg !406
	%296 = add i32 %291, %295, !dbg !406
	%297 = mul i32 %293, %296, !dbg !406
	%298 = add i32 %290, %297, !dbg !406
	%299 = sext i32 %298 to i64, !dbg !406
	%300 = icmp eq i64 %299, 0, !dbg !407
	br i1 %300, label %b33, label %b34, !dbg !407

b33:
	%301 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %9, !dbg !408
	%302 = icmp uge i64 %9, %p10, !dbg !408
	br i1 %302, label %b33_fail1, label %b33_ok1, !dbg !408, !prof !20

b33_ok1:
	%303 = load i64, i64 addrspace(1)* %301, align 8, !dbg !408
	%304 = add i64 %303, %p11, !dbg !410
	store i64 %304, i64 addrspace(1)* %301, align 8, !dbg !408
	br label %b34, !dbg !408

b34:
	ret void, !dbg !404

b0_fail1:
	%305 = icmp ugt i64 %15, %p5, !dbg !286
	br i1 %305, label %b0_fail2, label %b0_ok2, !dbg !286

b0_fail2:
	br label %fail, !dbg !286

b0_ok2:
	br label %fail, !dbg !286

b2_fail1:
	br label %fail, !dbg !308

b3_fail1:
	%306 = icmp ugt i64 %67, %p1, !dbg !327
	br i1 %306, label %b3_fail2, label %b3_ok2, !dbg !327

b3_fail2:
	br label %fail, !dbg !327

b3_ok2:
	%307 = icmp ugt i64 %64, %67, !dbg !327
	br i1 %307, label %b3_fail3, label %b3_ok3, !dbg !327

b3_fail3:
	br label %fail, !dbg !327

b3_ok3:
	br label %fail, !dbg !328

b7_fail1:
	br label %fail, !dbg !336

b8_fail1:
	br label %fail, !dbg !341

b9_fail1:
	%308 = icmp ugt i64 %117, %24, !dbg !345
	br i1 %308, label %b9_fail2, label %b9_ok2, !dbg !345

b9_fail2:
	br label %fail, !dbg !345

b9_ok2:
	br label %fail, !dbg !346

b12_fail1:
	%309 = icmp ugt i64 %138, %24, !dbg !356
	br i1 %309, label %b12_fail2, label %b12_ok2, !dbg !356

b12_fail2:
	br label %fail, !dbg !356

b12_ok2:
	%310 = icmp ugt i64 %136, %138, !dbg !356
	br i1 %310, label %b12_fail3, label %b12_ok3, !dbg !356

b12_fail3:
	br label %fail, !dbg !356

b12_ok3:
	%311 = icmp uge i64 %140, %p7, !dbg !358
	br i1 %311, label %b12_fail4, label %b12_ok4, !dbg !358

b12_fail4:
	br label %fail, !dbg !358

b12_ok4:
	br label %fail, !dbg !295

b15_fail1:
	%312 = icmp ugt i64 %171, %p1, !dbg !370
	br i1 %312, label %b15_fail2, label %b15_ok2, !dbg !370

b15_fail2:
	br label %fail, !dbg !370

b15_ok2:
	%313 = icmp ugt i64 %168, %171, !dbg !370
	br i1 %313, label %b15_fail3, label %b15_ok3, !dbg !370

b15_fail3:
	br label %fail, !dbg !370

b15_ok3:
	br label %fail, !dbg !371

b19_fail1:
	br label %fail, !dbg !375

b20_fail1:
	br label %fail, !dbg !379

b21_fail1:
	%314 = icmp ugt i64 %41, %24, !dbg !306
	br i1 %314, label %b21_fail2, label %b21_ok2, !dbg !306

b21_fail2:
	br label %fail, !dbg !306

b21_ok2:
	br label %fail, !dbg !381

b25_fail1:
	br label %fail, !dbg !389

b26_fail1:
	br label %fail, !dbg !393

b28_fail1:
	%315 = icmp ugt i64 %171, %p1, !dbg !395
	br i1 %315, label %b28_fail2, label %b28_ok2, !dbg !395

b28_fail2:
	br label %fail, !dbg !395

b28_ok2:
	%316 = icmp ugt i64 %168, %171, !dbg !395
	br i1 %316, label %b28_fail3, label %b28_ok3, !dbg !395

b28_fail3:
	br label %fail, !dbg !395

b28_ok3:
	br label %fail, !dbg !397

b29_fail1:
	br label %fail, !dbg !398

b30_fail1:
	br label %fail, !dbg !402

b33_fail1:
	br label %fail, !dbg !408

fail:
	%317 = phi i32 [ 44, %b0_fail2 ], [ 45, %b0_ok2 ], [ 0, %b2_fail1 ], [ 46, %b3_fail2 ], [ 47, %b3_fail3 ], [ 46, %b3_ok3 ], [ 48, %b7_fail1 ], [ 49, %b8_fail1 ], [ 51, %b9_fail2 ], [ 52, %b9_ok2 ], [ 53, %b12_fail2 ], [ 54, %b12_fail3 ], [ 55, %b12_fail4 ], [ 56, %b12_ok4 ], [ 57, %b15_fail2 ], [ 58, %b15_fail3 ], [ 57, %b15_ok3 ], [ 48, %b19_fail1 ], [ 49, %b20_fail1 ], [ 51, %b21_fail2 ], [ 52, %b21_ok2 ], [ 59, %b25_fail1 ], [ 49, %b26_fail1 ], [ 60, %b28_fail2 ], [ 61, %b28_fail3 ], [ 62, %b28_ok3 ], [ 63, %b29_fail1 ], [ 49, %b30_fail1 ], [ 31, %b33_fail1 ], !dbg !275
	%318 = phi i64 [ %15, %b0_fail2 ], [ %12, %b0_ok2 ], [ %9, %b2_fail1 ], [ %67, %b3_fail2 ], [ %64, %b3_fail3 ], [ %67, %b3_ok3 ], [ %98, %b7_fail1 ], [ 0, %b8_fail1 ], [ %117, %b9_fail2 ], [ %68, %b9_ok2 ], [ %138, %b12_fail2 ], [ %136, %b12_fail3 ], [ %140, %b12_fail4 ], [ %139, %b12_ok4 ], [ %171, %b15_fail2 ], [ %168, %b15_fail3 ], [ %171, %b15_ok3 ], [ %39, %b19_fail1 ], [ 0, %b20_fail1 ], [ %41, %b21_fail2 ], [ %173, %b21_ok2 ], [ %235, %b25_fail1 ], [ 0, %b26_fail1 ], [ %171, %b28_fail2 ], [ %168, %b28_fail3 ], [ %253, %b28_ok3 ], [ %32, %b29_fail1 ], [ 0, %b30_fail1 ], [ %9, %b33_fail1 ], !dbg !275
	%319 = phi i64 [ %p5, %b0_fail2 ], [ %15, %b0_ok2 ], [ %p10, %b2_fail1 ], [ %p1, %b3_fail2 ], [ %67, %b3_fail3 ], [ %p3, %b3_ok3 ], [ %p7, %b7_fail1 ], [ 0, %b8_fail1 ], [ %24, %b9_fail2 ], [ %118, %b9_ok2 ], [ %24, %b12_fail2 ], [ %138, %b12_fail3 ], [ %p7, %b12_fail4 ], [ %68, %b12_ok4 ], [ %p1, %b15_fail2 ], [ %171, %b15_fail3 ], [ %p3, %b15_ok3 ], [ %p7, %b19_fail1 ], [ 0, %b20_fail1 ], [ %24, %b21_fail2 ], [ %42, %b21_ok2 ], [ %p7, %b25_fail1 ], [ 0, %b26_fail1 ], [ %p1, %b28_fail2 ], [ %171, %b28_fail3 ], [ %p7, %b28_ok3 ], [ %p7, %b29_fail1 ], [ 0, %b30_fail1 ], [ %p10, %b33_fail1 ], !dbg !275
	call void @gpuc_fail(i8* %ctrl, i32 %317, i64 %318, i64 %319), !dbg !275
	ret void, !dbg !275
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !412 {
entry:
	br label %b0, !dbg !413

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !413
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !413
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !413
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !413
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !417
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !418, !range !18
	%6 = sext i32 %5 to i64, !dbg !418
	%7 = mul i64 %6, %p6, !dbg !419
	%8 = icmp slt i64 %7, %p3, !dbg !420
	%9 = select i1 %8, i64 %7, i64 %p3, !dbg !420
	%10 = add i64 %9, %p6, !dbg !421
	%11 = icmp slt i64 %10, %p3, !dbg !422
	%12 = select i1 %11, i64 %10, i64 %p3, !dbg !422
	%13 = sext i32 %4 to i64, !dbg !423
	%14 = mul nsw i64 %13, 2, !dbg !428
	%15 = add i64 %p6, 1, !dbg !434
	%16 = sdiv i64 %15, 2, !dbg !435
	%17 = mul i64 %16, 2, !dbg !436
	%18 = mul i64 %14, %17, !dbg !437
	%19 = mul i64 %6, %18, !dbg !438
	%20 = add nsw i64 %6, 1, !dbg !439
	%21 = mul i64 %20, %18, !dbg !440
	%22 = sub i64 %21, %19, !dbg !441
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %19, !dbg !441
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %6, !dbg !443
	%25 = icmp ugt i64 %21, %p5, !dbg !441
	%26 = icmp ugt i64 %19, %21, !dbg !441
	%27 = icmp uge i64 %6, %p8, !dbg !443
	%28 = icmp ugt i64 %12, %p1, !dbg !444
	%29 = icmp ugt i64 %9, %12, !dbg !444
	%30 = or i1 %25, %26, !dbg !444
	%31 = or i1 %30, %27, !dbg !444
	%32 = or i1 %31, %28, !dbg !444
	%33 = or i1 %32, %29, !dbg !444
	br i1 %33, label %b0_fail1, label %b0_ok1, !dbg !444, !prof !20

b0_ok1:
	%34 = load i64, i64 addrspace(1)* %24, align 8, !dbg !443
	%35 = add i64 %34, 1, !dbg !445
	%36 = trunc i64 %35 to i32, !dbg !446
	%37 = sub i64 %12, %9, !dbg !444
	%38 = getelementptr inbounds float, float addrspace(1)* %0, i64 %9, !dbg !444
	%39 = getelementptr inbounds float, float addrspace(1)* %1, i64 %9, !dbg !447
	%40 = call i32 @gpuc_my_pe_thread(), !dbg !448
	%41 = sext i32 %40 to i64, !dbg !448
	%42 = addrspacecast i64 addrspace(1)* %23 to i64*, !dbg !449
	%43 = ptrtoint i64* %42 to i64, !dbg !449
	%44 = and i64 %43, 15, !dbg !449
	%45 = icmp eq i64 %44, 0, !dbg !449
	%46 = icmp eq i64 %22, 0, !dbg !449
	%47 = or i1 %45, %46, !dbg !449
	br i1 %47, label %b1, label %b25, !dbg !449

b1:
	%48 = bitcast i64 addrspace(1)* %23 to { i64, i64 } addrspace(1)*, !dbg !449
	%49 = ashr i64 %22, 1, !dbg !449
	%50 = icmp eq i64 %14, -1, !dbg !450
	%51 = select i1 %50, i64 1, i64 %14, !dbg !450
	%52 = sdiv i64 %49, %51, !dbg !450
	%53 = sub i64 0, %49, !dbg !450
	%54 = select i1 %50, i64 %53, i64 %52, !dbg !450
	%55 = urem i32 %36, 2, !dbg !451
	%56 = zext i32 %55 to i64, !dbg !452
	%57 = mul i64 %56, %13, !dbg !453
	%58 = mul i64 %57, %54, !dbg !454
	%59 = add nuw i32 %55, 1, !dbg !455
	%60 = zext i32 %59 to i64, !dbg !456
	%61 = mul i64 %60, %13, !dbg !457
	%62 = mul i64 %61, %54, !dbg !458
	%63 = sub i64 %62, %58, !dbg !459
	%64 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %48, i64 %58, !dbg !459
	%65 = icmp ugt i64 %62, %49, !dbg !459
	%66 = icmp ugt i64 %58, %62, !dbg !459
	%67 = or i1 %65, %66, !dbg !459
	br i1 %67, label %b1_fail1, label %b1_ok1, !dbg !459, !prof !20

b1_ok1:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !460, !range !56
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !460, !range !56
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !460, !range !57
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !460, !range !58
	%72 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !460, !range !58
	%73 = mul i32 %72, %70, !dbg !460
	%74 = add i32 %69, %73, !dbg !460
	%75 = mul i32 %71, %74, !dbg !460
	%76 = add i32 %68, %75, !dbg !460
	%77 = sext i32 %76 to i64, !dbg !460
	%78 = mul nsw i64 %77, 2, !dbg !461
	%79 = mul i32 %71, %72, !dbg !462
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !462, !range !59
	%81 = mul i32 %79, %80, !dbg !462
	%82 = sext i32 %81 to i64, !dbg !462
	%83 = mul nsw i64 %82, 2, !dbg !463
	%84 = mul i64 %41, %54, !dbg !464
	br label %b2, !dbg !463

b2:
	%85 = phi i64 [ %78, %b1_ok1 ], [ %114, %b9 ], !dbg !465
	%86 = icmp slt i64 %85, %37, !dbg !466
	br i1 %86, label %b3, label %b10, !dbg !466

b3:
	%87 = sdiv i64 %85, 2, !dbg !467
	%88 = add i64 %84, %87, !dbg !468
	%89 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %64, i64 %88, !dbg !469
	%90 = getelementptr inbounds float, float addrspace(1)* %39, i64 %85, !dbg !472
	%91 = icmp uge i64 %88, %63, !dbg !469
	%92 = icmp uge i64 %85, %37, !dbg !472
	%93 = or i1 %91, %92, !dbg !472
	br i1 %93, label %b3_fail1, label %b3_ok1, !dbg !472, !prof !20

b3_ok1:
	%94 = load float, float addrspace(1)* %90, align 4, !dbg !472
	%95 = bitcast float %94 to i32, !dbg !473
	%96 = zext i32 %95 to i64, !dbg !473
	%97 = add nsw i64 %85, 1, !dbg !474
	%98 = icmp slt i64 %97, %37, !dbg !475
	br i1 %98, label %b4, label %b5, !dbg !475

b4:
	%99 = getelementptr inbounds float, float addrspace(1)* %39, i64 %97, !dbg !476
	%100 = load float, float addrspace(1)* %99, align 4, !dbg !476
	%101 = bitcast float %100 to i32, !dbg !477
	%102 = zext i32 %101 to i64, !dbg !477
	%103 = shl i64 %102, 32, !dbg !478
	%104 = or i64 %96, %103, !dbg !479
	br label %b5, !dbg !479

b5:
	%105 = phi i64 [ %96, %b3_ok1 ], [ %104, %b4 ], !dbg !480
	br label %b6, !dbg !471

b6:
	%106 = phi i64 [ 0, %b5 ], [ %112, %b8 ], !dbg !471
	%107 = icmp ne i64 %106, %41, !dbg !481
	br i1 %107, label %b7, label %b8, !dbg !481

b7:
	%108 = trunc i64 %106 to i32, !dbg !417
	%109 = addrspacecast { i64, i64 } addrspace(1)* %89 to { i64, i64 }*, !dbg !417
	%110 = icmp uge i64 %106, %13, !dbg !417
	br i1 %110, label %b7_fail1, label %b7_ok1, !dbg !417, !prof !20

b7_ok1:
	%111 = bitcast { i64, i64 }* %109 to i8*, !dbg !417
	call void @gpuc_put_line_thread(i8* %111, i64 %105, i32 %36, i32 %108), !dbg !417
	br label %b8, !dbg !417

b8:
	%112 = add i64 %106, 1, !dbg !417
	%113 = icmp slt i64 %112, %13, !dbg !417
	br i1 %113, label %b6, label %b9, !dbg !417

b9:
	%114 = add i64 %85, %83, !dbg !482
	br label %b2, !dbg !482

b10:
	%115 = phi i64 [ %158, %b21 ], [ %78, %b2 ], !dbg !483
	%116 = icmp slt i64 %115, %37, !dbg !484
	br i1 %116, label %b11, label %b22, !dbg !484

b11:
	%117 = getelementptr inbounds float, float addrspace(1)* %39, i64 %115, !dbg !486
	%118 = icmp uge i64 %115, %37, !dbg !486
	br i1 %118, label %b11_fail1, label %b11_ok1, !dbg !486, !prof !20

b11_ok1:
	%119 = load float, float addrspace(1)* %117, align 4, !dbg !486
	%120 = bitcast float %119 to i32, !dbg !487
	%121 = zext i32 %120 to i64, !dbg !487
	%122 = add nsw i64 %115, 1, !dbg !488
	%123 = icmp slt i64 %122, %37, !dbg !489
	br i1 %123, label %b12, label %b13, !dbg !489

b12:
	%124 = getelementptr inbounds float, float addrspace(1)* %39, i64 %122, !dbg !490
	%125 = load float, float addrspace(1)* %124, align 4, !dbg !490
	%126 = bitcast float %125 to i32, !dbg !491
	%127 = zext i32 %126 to i64, !dbg !491
	%128 = shl i64 %127, 32, !dbg !492
	%129 = or i64 %121, %128, !dbg !493
	br label %b13, !dbg !493

b13:
	%130 = phi i64 [ %121, %b11_ok1 ], [ %129, %b12 ], !dbg !494
	br label %b14, !dbg !485

b14:
	%131 = phi float [ 0.000000e+00, %b13 ], [ %152, %b18 ], !dbg !495
	%132 = phi float [ 0.000000e+00, %b13 ], [ %153, %b18 ], !dbg !496
	%133 = phi i64 [ 0, %b13 ], [ %154, %b18 ], !dbg !496
	%134 = icmp ne i64 %133, %41, !dbg !497
	br i1 %134, label %b15, label %b16, !dbg !497

b15:
	%135 = mul i64 %133, %54, !dbg !498
	%136 = sdiv i64 %115, 2, !dbg !499
	%137 = add i64 %135, %136, !dbg !500
	%138 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %64, i64 %137, !dbg !501
	%139 = addrspacecast { i64, i64 } addrspace(1)* %138 to { i64, i64 }*, !dbg !502
	%140 = icmp uge i64 %137, %63, !dbg !501
	br i1 %140, label %b15_fail1, label %b15_ok1, !dbg !501, !prof !20

b15_ok1:
	%141 = bitcast { i64, i64 }* %139 to i8*, !dbg !502
	%142 = call i64 @gpuc_wait_line_thread(i8* %141, i32 %36, i32 1, i8* %ctrl, i32 73), !dbg !502
	br label %b16, !dbg !502

b16:
	%143 = phi i64 [ %130, %b14 ], [ %142, %b15_ok1 ], !dbg !503
	%144 = trunc i64 %143 to i32, !dbg !506
	%145 = bitcast i32 %144 to float, !dbg !506
	%146 = lshr i64 %143, 32, !dbg !507
	%147 = trunc i64 %146 to i32, !dbg !508
	%148 = bitcast i32 %147 to float, !dbg !508
	%149 = icmp eq i64 %133, 0, !dbg !509
	br i1 %149, label %b18, label %b17, !dbg !509

b17:
	%150 = fadd float %131, %145, !dbg !510
	%151 = fadd float %132, %148, !dbg !511
	br label %b18, !dbg !511

b18:
	%152 = phi float [ %145, %b16 ], [ %150, %b17 ], !dbg !495
	%153 = phi float [ %148, %b16 ], [ %151, %b17 ], !dbg !496
	%154 = add i64 %133, 1, !dbg !496
	%155 = icmp slt i64 %154, %13, !dbg !496
	br i1 %155, label %b14, label %b19, !dbg !496

b19:
	%156 = getelementptr inbounds float, float addrspace(1)* %38, i64 %115, !dbg !514
	store float %152, float addrspace(1)* %156, align 4, !dbg !514
	br i1 %123, label %b20, label %b21, !dbg !515

b20:
	%157 = getelementptr inbounds float, float addrspace(1)* %38, i64 %122, !dbg !516
	store float %153, float addrspace(1)* %157, align 4, !dbg !516
	br label %b21, !dbg !516

b21:
	%158 = add i64 %115, %83, !dbg !517
	br label %b10, !dbg !517

b22:
	call void @llvm.nvvm.barrier0(), !dbg !519
	%159 = icmp eq i64 %77, 0, !dbg !520
	br i1 %159, label %b23, label %b24, !dbg !520

b23:
	%160 = load i64, i64 addrspace(1)* %24, align 8, !dbg !521
	%161 = add i64 %160, 1, !dbg !522
	store i64 %161, i64 addrspace(1)* %24, align 8, !dbg !521
	br label %b24, !dbg !521

b24:
	ret void, !dbg !518

b25:
	br label %fail, !dbg !449

b0_fail1:
	%162 = icmp ugt i64 %21, %p5, !dbg !441
	br i1 %162, label %b0_fail2, label %b0_ok2, !dbg !441

b0_fail2:
	br label %fail, !dbg !441

b0_ok2:
	%163 = icmp ugt i64 %19, %21, !dbg !441
	br i1 %163, label %b0_fail3, label %b0_ok3, !dbg !441

b0_fail3:
	br label %fail, !dbg !441

b0_ok3:
	%164 = icmp uge i64 %6, %p8, !dbg !443
	br i1 %164, label %b0_fail4, label %b0_ok4, !dbg !443

b0_fail4:
	br label %fail, !dbg !443

b0_ok4:
	%165 = icmp ugt i64 %12, %p1, !dbg !444
	br i1 %165, label %b0_fail5, label %b0_ok5, !dbg !444

b0_fail5:
	br label %fail, !dbg !444

b0_ok5:
	br label %fail, !dbg !444

b1_fail1:
	%166 = icmp ugt i64 %62, %49, !dbg !459
	br i1 %166, label %b1_fail2, label %b1_ok2, !dbg !459

b1_fail2:
	br label %fail, !dbg !459

b1_ok2:
	br label %fail, !dbg !459

b3_fail1:
	%167 = icmp uge i64 %88, %63, !dbg !469
	br i1 %167, label %b3_fail2, label %b3_ok2, !dbg !469

b3_fail2:
	br label %fail, !dbg !469

b3_ok2:
	br label %fail, !dbg !472

b7_fail1:
	br label %fail, !dbg !417

b11_fail1:
	br label %fail, !dbg !486

b15_fail1:
	br label %fail, !dbg !501

fail:
	%168 = phi i32 [ 64, %b0_fail2 ], [ 65, %b0_fail3 ], [ 0, %b0_fail4 ], [ 64, %b0_fail5 ], [ 65, %b0_ok5 ], [ 67, %b1_fail2 ], [ 68, %b1_ok2 ], [ 69, %b3_fail2 ], [ 70, %b3_ok2 ], [ 71, %b7_fail1 ], [ 70, %b11_fail1 ], [ 72, %b15_fail1 ], [ 66, %b25 ], !dbg !413
	%169 = phi i64 [ %21, %b0_fail2 ], [ %19, %b0_fail3 ], [ %6, %b0_fail4 ], [ %12, %b0_fail5 ], [ %9, %b0_ok5 ], [ %62, %b1_fail2 ], [ %58, %b1_ok2 ], [ %88, %b3_fail2 ], [ %85, %b3_ok2 ], [ %106, %b7_fail1 ], [ %115, %b11_fail1 ], [ %137, %b15_fail1 ], [ %44, %b25 ], !dbg !413
	%170 = phi i64 [ %p5, %b0_fail2 ], [ %21, %b0_fail3 ], [ %p8, %b0_fail4 ], [ %p1, %b0_fail5 ], [ %12, %b0_ok5 ], [ %49, %b1_fail2 ], [ %62, %b1_ok2 ], [ %63, %b3_fail2 ], [ %37, %b3_ok2 ], [ %13, %b7_fail1 ], [ %37, %b11_fail1 ], [ %63, %b15_fail1 ], [ 16, %b25 ], !dbg !413
	call void @gpuc_fail(i8* %ctrl, i32 %168, i64 %169, i64 %170), !dbg !413
	ret void, !dbg !413
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_fence_thread() nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !18
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !56
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !148
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !56
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !148
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !57
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

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!523, !524, !525, !526, !527, !528, !529, !530, !531, !532, !533, !534, !535, !536, !537, !538, !539, !540, !541, !542, !543}
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
!21 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !16)
!22 = !DILocation(line: 25, column: 36, scope: !6)
!23 = !{i32 1, i32 -2147483648}
!24 = distinct !DISubprogram(name: "oneShotShare", scope: !1, file: !1, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!25 = !DILocation(line: 25, column: 23, scope: !6)
!26 = !DILocation(line: 64, column: 47, scope: !24, inlinedAt: !25)
!27 = !DILocation(line: 64, column: 54, scope: !24, inlinedAt: !25)
!28 = !DILocation(line: 64, column: 61, scope: !24, inlinedAt: !25)
!29 = !DILocation(line: 64, column: 66, scope: !24, inlinedAt: !25)
!30 = !DILocation(line: 64, column: 73, scope: !24, inlinedAt: !25)
!31 = !DILocation(line: 26, column: 17, scope: !6)
!32 = !DILocation(line: 26, column: 11, scope: !6)
!33 = !DILocation(line: 27, column: 14, scope: !6)
!34 = !DILocation(line: 27, column: 11, scope: !6)
!35 = !DILocation(line: 28, column: 27, scope: !6)
!36 = !DILocation(line: 28, column: 11, scope: !6)
!37 = !DILocation(line: 27, column: 2, scope: !6)
!38 = !DILocation(line: 31, column: 16, scope: !6)
!39 = !DILocation(line: 31, column: 28, scope: !6)
!40 = !DILocation(line: 32, column: 27, scope: !6)
!41 = !DILocation(line: 32, column: 22, scope: !6)
!42 = !DILocation(line: 33, column: 12, scope: !6)
!43 = !DILocation(line: 33, column: 30, scope: !6)
!44 = !DILocation(line: 33, column: 24, scope: !6)
!45 = !DILocation(line: 33, column: 19, scope: !6)
!46 = !DILocation(line: 33, column: 35, scope: !6)
!47 = !DILocation(line: 34, column: 34, scope: !6)
!48 = !DILocation(line: 34, column: 23, scope: !6)
!49 = !DILocation(line: 36, column: 18, scope: !6)
!50 = !DILocation(line: 36, column: 26, scope: !6)
!51 = !DILocation(line: 37, column: 26, scope: !6)
!52 = !DILocation(line: 37, column: 24, scope: !6)
!53 = !DILocation(line: 37, column: 52, scope: !6)
!54 = !DILocation(line: 37, column: 47, scope: !6)
!55 = !DILocation(line: 38, column: 33, scope: !6)
!56 = !{i32 0, i32 1024}
!57 = !{i32 0, i32 64}
!58 = !{i32 1, i32 1025}
!59 = !{i32 1, i32 65}
!60 = !DILocation(line: 39, column: 15, scope: !6)
!61 = !DILocation(line: 39, column: 5, scope: !6)
!62 = !DILocation(line: 41, column: 41, scope: !6)
!63 = !DILocation(line: 41, column: 33, scope: !6)
!64 = !{!"branch_weights", i32 1048576, i32 1}
!65 = !DILocation(line: 42, column: 13, scope: !6)
!66 = !DILocation(line: 42, column: 20, scope: !6)
!67 = !DILocation(line: 42, column: 7, scope: !6)
!68 = !{!"llvm.loop.unroll.disable"}
!69 = distinct !{!69, !68}
!70 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !9)
!71 = !DILocation(line: 132, column: 22, scope: !8, inlinedAt: !9)
!72 = !DILocation(line: 133, column: 14, scope: !8, inlinedAt: !9)
!73 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !12)
!74 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !12)
!75 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !12)
!76 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !12)
!77 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !12)
!78 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !12)
!79 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !12)
!80 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !12)
!81 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !12)
!82 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !12)
!83 = !DILocation(line: 48, column: 25, scope: !6)
!84 = !DILocation(line: 48, column: 20, scope: !6)
!85 = !DILocation(line: 49, column: 33, scope: !6)
!86 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!87 = !DILocation(line: 50, column: 18, scope: !6)
!88 = !DILocation(line: 108, column: 2, scope: !86, inlinedAt: !87)
!89 = !DILocation(line: 109, column: 6, scope: !86, inlinedAt: !87)
!90 = !DILocation(line: 109, column: 18, scope: !86, inlinedAt: !87)
!91 = !DILocation(line: 110, column: 25, scope: !86, inlinedAt: !87)
!92 = !DILocation(line: 110, column: 18, scope: !86, inlinedAt: !87)
!93 = !DILocation(line: 110, column: 33, scope: !86, inlinedAt: !87)
!94 = !DILocation(line: 112, column: 8, scope: !86, inlinedAt: !87)
!95 = !DILocation(line: 112, column: 11, scope: !86, inlinedAt: !87)
!96 = !DILocation(line: 113, column: 25, scope: !86, inlinedAt: !87)
!97 = !DILocation(line: 113, column: 18, scope: !86, inlinedAt: !87)
!98 = !DILocation(line: 113, column: 35, scope: !86, inlinedAt: !87)
!99 = !DILocation(line: 111, column: 7, scope: !86, inlinedAt: !87)
!100 = !DILocation(line: 115, column: 8, scope: !86, inlinedAt: !87)
!101 = !DILocation(line: 115, column: 11, scope: !86, inlinedAt: !87)
!102 = !DILocation(line: 116, column: 25, scope: !86, inlinedAt: !87)
!103 = !DILocation(line: 116, column: 18, scope: !86, inlinedAt: !87)
!104 = !DILocation(line: 116, column: 35, scope: !86, inlinedAt: !87)
!105 = !DILocation(line: 111, column: 10, scope: !86, inlinedAt: !87)
!106 = !DILocation(line: 118, column: 8, scope: !86, inlinedAt: !87)
!107 = !DILocation(line: 118, column: 11, scope: !86, inlinedAt: !87)
!108 = !DILocation(line: 119, column: 25, scope: !86, inlinedAt: !87)
!109 = !DILocation(line: 119, column: 18, scope: !86, inlinedAt: !87)
!110 = !DILocation(line: 119, column: 35, scope: !86, inlinedAt: !87)
!111 = !DILocation(line: 111, column: 13, scope: !86, inlinedAt: !87)
!112 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!113 = !DILocation(line: 121, column: 28, scope: !86, inlinedAt: !87)
!114 = !DILocation(line: 127, column: 45, scope: !112, inlinedAt: !113)
!115 = !DILocation(line: 127, column: 59, scope: !112, inlinedAt: !113)
!116 = !DILocation(line: 127, column: 73, scope: !112, inlinedAt: !113)
!117 = !DILocation(line: 127, column: 87, scope: !112, inlinedAt: !113)
!118 = !DILocation(line: 121, column: 40, scope: !86, inlinedAt: !87)
!119 = !DILocation(line: 127, column: 45, scope: !112, inlinedAt: !118)
!120 = !DILocation(line: 127, column: 59, scope: !112, inlinedAt: !118)
!121 = !DILocation(line: 127, column: 73, scope: !112, inlinedAt: !118)
!122 = !DILocation(line: 127, column: 87, scope: !112, inlinedAt: !118)
!123 = !DILocation(line: 121, column: 23, scope: !86, inlinedAt: !87)
!124 = !DILocation(line: 127, column: 45, scope: !112, inlinedAt: !123)
!125 = !DILocation(line: 127, column: 59, scope: !112, inlinedAt: !123)
!126 = !DILocation(line: 127, column: 73, scope: !112, inlinedAt: !123)
!127 = !DILocation(line: 127, column: 87, scope: !112, inlinedAt: !123)
!128 = !DILocation(line: 121, column: 13, scope: !86, inlinedAt: !87)
!129 = !DILocation(line: 127, column: 45, scope: !112, inlinedAt: !128)
!130 = !DILocation(line: 127, column: 59, scope: !112, inlinedAt: !128)
!131 = !DILocation(line: 127, column: 73, scope: !112, inlinedAt: !128)
!132 = !DILocation(line: 127, column: 87, scope: !112, inlinedAt: !128)
!133 = !DILocation(line: 109, column: 25, scope: !86, inlinedAt: !87)
!134 = !DILocation(line: 50, column: 7, scope: !6)
!135 = !DILocation(line: 52, column: 33, scope: !6)
!136 = !DILocation(line: 55, column: 35, scope: !6)
!137 = !DILocation(line: 53, column: 3, scope: !6)
!138 = !DILocation(line: 55, column: 22, scope: !6)
!139 = !DILocation(line: 55, column: 29, scope: !6)
!140 = !DILocation(line: 55, column: 4, scope: !6)
!141 = !DILocation(line: 57, column: 7, scope: !6)
!142 = distinct !DISubprogram(name: "AdvanceBlock", scope: !14, file: !14, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!143 = !DILocation(line: 59, column: 20, scope: !6)
!144 = !DILocation(line: 45, column: 16, scope: !142, inlinedAt: !143)
!145 = !DILocation(line: 46, column: 22, scope: !142, inlinedAt: !143)
!146 = !DILocation(line: 47, column: 8, scope: !142, inlinedAt: !143)
!147 = !DILocation(line: 47, column: 3, scope: !142, inlinedAt: !143)
!148 = !{i32 0, i32 65535}
!149 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!150 = !DILocation(line: 72, column: 6, scope: !149)
!151 = !DILocation(line: 84, column: 22, scope: !149)
!152 = !DILocation(line: 101, column: 9, scope: !149)
!153 = !DILocation(line: 135, column: 6, scope: !8, inlinedAt: !152)
!154 = !DILocation(line: 141, column: 23, scope: !11, inlinedAt: !153)
!155 = !DILocation(line: 73, column: 68, scope: !149)
!156 = !DILocation(line: 39, column: 80, scope: !15, inlinedAt: !155)
!157 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !155)
!158 = !DILocation(line: 73, column: 30, scope: !149)
!159 = !DILocation(line: 73, column: 47, scope: !149)
!160 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !155)
!161 = !DILocation(line: 76, column: 6, scope: !149)
!162 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !161)
!163 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !161)
!164 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !161)
!165 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !161)
!166 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !161)
!167 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !161)
!168 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !161)
!169 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !161)
!170 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !161)
!171 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !161)
!172 = !DILocation(line: 78, column: 21, scope: !149)
!173 = !DILocation(line: 79, column: 17, scope: !149)
!174 = !DILocation(line: 79, column: 20, scope: !149)
!175 = !DILocation(line: 79, column: 24, scope: !149)
!176 = !DILocation(line: 79, column: 41, scope: !149)
!177 = !DILocation(line: 79, column: 37, scope: !149)
!178 = !DILocation(line: 79, column: 44, scope: !149)
!179 = !DILocation(line: 79, column: 48, scope: !149)
!180 = !DILocation(line: 80, column: 23, scope: !149)
!181 = !DILocation(line: 80, column: 42, scope: !149)
!182 = !DILocation(line: 81, column: 43, scope: !149)
!183 = !DILocation(line: 81, column: 32, scope: !149)
!184 = !{i32 1, i32 65536}
!185 = !DILocation(line: 82, column: 15, scope: !149)
!186 = !DILocation(line: 108, column: 2, scope: !86, inlinedAt: !185)
!187 = !DILocation(line: 109, column: 6, scope: !86, inlinedAt: !185)
!188 = !DILocation(line: 109, column: 18, scope: !86, inlinedAt: !185)
!189 = !DILocation(line: 110, column: 25, scope: !86, inlinedAt: !185)
!190 = !DILocation(line: 110, column: 18, scope: !86, inlinedAt: !185)
!191 = !DILocation(line: 110, column: 33, scope: !86, inlinedAt: !185)
!192 = !DILocation(line: 112, column: 8, scope: !86, inlinedAt: !185)
!193 = !DILocation(line: 112, column: 11, scope: !86, inlinedAt: !185)
!194 = !DILocation(line: 113, column: 25, scope: !86, inlinedAt: !185)
!195 = !DILocation(line: 113, column: 18, scope: !86, inlinedAt: !185)
!196 = !DILocation(line: 113, column: 35, scope: !86, inlinedAt: !185)
!197 = !DILocation(line: 111, column: 7, scope: !86, inlinedAt: !185)
!198 = !DILocation(line: 115, column: 8, scope: !86, inlinedAt: !185)
!199 = !DILocation(line: 115, column: 11, scope: !86, inlinedAt: !185)
!200 = !DILocation(line: 116, column: 25, scope: !86, inlinedAt: !185)
!201 = !DILocation(line: 116, column: 18, scope: !86, inlinedAt: !185)
!202 = !DILocation(line: 116, column: 35, scope: !86, inlinedAt: !185)
!203 = !DILocation(line: 111, column: 10, scope: !86, inlinedAt: !185)
!204 = !DILocation(line: 118, column: 8, scope: !86, inlinedAt: !185)
!205 = !DILocation(line: 118, column: 11, scope: !86, inlinedAt: !185)
!206 = !DILocation(line: 119, column: 25, scope: !86, inlinedAt: !185)
!207 = !DILocation(line: 119, column: 18, scope: !86, inlinedAt: !185)
!208 = !DILocation(line: 119, column: 35, scope: !86, inlinedAt: !185)
!209 = !DILocation(line: 111, column: 13, scope: !86, inlinedAt: !185)
!210 = !DILocation(line: 121, column: 28, scope: !86, inlinedAt: !185)
!211 = !DILocation(line: 127, column: 45, scope: !112, inlinedAt: !210)
!212 = !DILocation(line: 127, column: 59, scope: !112, inlinedAt: !210)
!213 = !DILocation(line: 127, column: 73, scope: !112, inlinedAt: !210)
!214 = !DILocation(line: 127, column: 87, scope: !112, inlinedAt: !210)
!215 = !DILocation(line: 121, column: 40, scope: !86, inlinedAt: !185)
!216 = !DILocation(line: 127, column: 45, scope: !112, inlinedAt: !215)
!217 = !DILocation(line: 127, column: 59, scope: !112, inlinedAt: !215)
!218 = !DILocation(line: 127, column: 73, scope: !112, inlinedAt: !215)
!219 = !DILocation(line: 127, column: 87, scope: !112, inlinedAt: !215)
!220 = !DILocation(line: 121, column: 23, scope: !86, inlinedAt: !185)
!221 = !DILocation(line: 127, column: 45, scope: !112, inlinedAt: !220)
!222 = !DILocation(line: 127, column: 59, scope: !112, inlinedAt: !220)
!223 = !DILocation(line: 127, column: 73, scope: !112, inlinedAt: !220)
!224 = !DILocation(line: 127, column: 87, scope: !112, inlinedAt: !220)
!225 = !DILocation(line: 121, column: 13, scope: !86, inlinedAt: !185)
!226 = !DILocation(line: 127, column: 45, scope: !112, inlinedAt: !225)
!227 = !DILocation(line: 127, column: 59, scope: !112, inlinedAt: !225)
!228 = !DILocation(line: 127, column: 73, scope: !112, inlinedAt: !225)
!229 = !DILocation(line: 127, column: 87, scope: !112, inlinedAt: !225)
!230 = !DILocation(line: 109, column: 25, scope: !86, inlinedAt: !185)
!231 = !DILocation(line: 83, column: 19, scope: !149)
!232 = !DILocation(line: 84, column: 14, scope: !149)
!233 = !DILocation(line: 84, column: 30, scope: !149)
!234 = !DILocation(line: 88, column: 14, scope: !149)
!235 = !DILocation(line: 88, column: 8, scope: !149)
!236 = !DILocation(line: 89, column: 51, scope: !149)
!237 = !DILocation(line: 89, column: 44, scope: !149)
!238 = !DILocation(line: 89, column: 33, scope: !149)
!239 = !DILocation(line: 92, column: 30, scope: !149)
!240 = !DILocation(line: 90, column: 4, scope: !149)
!241 = !DILocation(line: 92, column: 20, scope: !149)
!242 = !DILocation(line: 92, column: 27, scope: !149)
!243 = !DILocation(line: 92, column: 5, scope: !149)
!244 = !DILocation(line: 94, column: 20, scope: !149)
!245 = !DILocation(line: 95, column: 13, scope: !149)
!246 = !DILocation(line: 95, column: 20, scope: !149)
!247 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !152)
!248 = !DILocation(line: 132, column: 22, scope: !8, inlinedAt: !152)
!249 = !DILocation(line: 133, column: 14, scope: !8, inlinedAt: !152)
!250 = !DILocation(line: 142, column: 25, scope: !11, inlinedAt: !153)
!251 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !153)
!252 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !153)
!253 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !153)
!254 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !153)
!255 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !153)
!256 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !153)
!257 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !153)
!258 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !153)
!259 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !153)
!260 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !153)
!261 = !DILocation(line: 102, column: 20, scope: !149)
!262 = !DILocation(line: 45, column: 16, scope: !142, inlinedAt: !261)
!263 = !DILocation(line: 46, column: 22, scope: !142, inlinedAt: !261)
!264 = !DILocation(line: 47, column: 8, scope: !142, inlinedAt: !261)
!265 = !DILocation(line: 47, column: 3, scope: !142, inlinedAt: !261)
!266 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 155, type: !4, isDefinition: true, scopeLine: 155, isOptimized: true, unit: !2)
!267 = !DILocation(line: 155, column: 6, scope: !266)
!268 = !DILocation(line: 158, column: 18, scope: !266)
!269 = !DILocation(line: 157, column: 30, scope: !266)
!270 = !DILocation(line: 156, column: 2, scope: !266)
!271 = !DILocation(line: 158, column: 27, scope: !266)
!272 = !DILocation(line: 162, column: 13, scope: !266)
!273 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!274 = distinct !DISubprogram(name: "Ring", scope: !273, file: !273, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!275 = !DILocation(line: 26, column: 6, scope: !274)
!276 = !DILocation(line: 52, column: 19, scope: !274)
!277 = !DILocation(line: 27, column: 23, scope: !274)
!278 = !DILocation(line: 27, column: 40, scope: !274)
!279 = !DILocation(line: 29, column: 21, scope: !274)
!280 = !DILocation(line: 30, column: 33, scope: !274)
!281 = !DILocation(line: 30, column: 28, scope: !274)
!282 = !DILocation(line: 30, column: 36, scope: !274)
!283 = !DILocation(line: 30, column: 50, scope: !274)
!284 = !DILocation(line: 30, column: 53, scope: !274)
!285 = !DILocation(line: 30, column: 61, scope: !274)
!286 = !DILocation(line: 30, column: 22, scope: !274)
!287 = !DILocation(line: 28, column: 15, scope: !274)
!288 = !DILocation(line: 28, column: 20, scope: !274)
!289 = !DILocation(line: 31, column: 17, scope: !274)
!290 = !DILocation(line: 31, column: 21, scope: !274)
!291 = !DILocation(line: 36, column: 25, scope: !274)
!292 = !DILocation(line: 55, column: 30, scope: !274)
!293 = !DILocation(line: 55, column: 28, scope: !274)
!294 = !DILocation(line: 55, column: 38, scope: !274)
!295 = !DILocation(line: 41, column: 19, scope: !274)
!296 = distinct !DISubprogram(name: "sum", scope: !273, file: !273, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!297 = !DILocation(line: 48, column: 8, scope: !274)
!298 = !DILocation(line: 69, column: 10, scope: !296, inlinedAt: !297)
!299 = !DILocation(line: 50, column: 30, scope: !274)
!300 = !DILocation(line: 50, column: 34, scope: !274)
!301 = !DILocation(line: 53, column: 25, scope: !274)
!302 = !DILocation(line: 74, column: 28, scope: !296, inlinedAt: !297)
!303 = !DILocation(line: 74, column: 33, scope: !296, inlinedAt: !297)
!304 = !DILocation(line: 75, column: 33, scope: !296, inlinedAt: !297)
!305 = !DILocation(line: 75, column: 36, scope: !296, inlinedAt: !297)
!306 = !DILocation(line: 75, column: 27, scope: !296, inlinedAt: !297)
!307 = !DILocation(line: 34, column: 28, scope: !274)
!308 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !307)
!309 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !307)
!310 = !DILocation(line: 34, column: 47, scope: !274)
!311 = !DILocation(line: 34, column: 39, scope: !274)
!312 = !DILocation(line: 35, column: 23, scope: !274)
!313 = !DILocation(line: 35, column: 13, scope: !274)
!314 = !DILocation(line: 35, column: 28, scope: !274)
!315 = !DILocation(line: 35, column: 37, scope: !274)
!316 = !DILocation(line: 35, column: 43, scope: !274)
!317 = !DILocation(line: 39, column: 41, scope: !274)
!318 = !DILocation(line: 39, column: 46, scope: !274)
!319 = !DILocation(line: 39, column: 51, scope: !274)
!320 = distinct !DISubprogram(name: "pieceRange", scope: !273, file: !273, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!321 = !DILocation(line: 39, column: 24, scope: !274)
!322 = !DILocation(line: 62, column: 17, scope: !320, inlinedAt: !321)
!323 = !DILocation(line: 62, column: 15, scope: !320, inlinedAt: !321)
!324 = !DILocation(line: 62, column: 10, scope: !320, inlinedAt: !321)
!325 = !DILocation(line: 63, column: 19, scope: !320, inlinedAt: !321)
!326 = !DILocation(line: 63, column: 16, scope: !320, inlinedAt: !321)
!327 = !DILocation(line: 40, column: 22, scope: !274)
!328 = !DILocation(line: 40, column: 42, scope: !274)
!329 = !DILocation(line: 40, column: 7, scope: !274)
!330 = !DILocation(line: 69, column: 10, scope: !296, inlinedAt: !329)
!331 = !DILocation(line: 70, column: 34, scope: !296, inlinedAt: !329)
!332 = !DILocation(line: 71, column: 16, scope: !296, inlinedAt: !329)
!333 = !DILocation(line: 71, column: 7, scope: !296, inlinedAt: !329)
!334 = !DILocation(line: 74, column: 28, scope: !296, inlinedAt: !329)
!335 = !DILocation(line: 74, column: 33, scope: !296, inlinedAt: !329)
!336 = !DILocation(line: 74, column: 22, scope: !296, inlinedAt: !329)
!337 = distinct !DISubprogram(name: "await", scope: !273, file: !273, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!338 = !DILocation(line: 74, column: 8, scope: !296, inlinedAt: !329)
!339 = !DILocation(line: 85, column: 19, scope: !337, inlinedAt: !338)
!340 = !DILocation(line: 85, column: 22, scope: !337, inlinedAt: !338)
!341 = !DILocation(line: 86, column: 24, scope: !337, inlinedAt: !338)
!342 = !DILocation(line: 88, column: 16, scope: !337, inlinedAt: !338)
!343 = !DILocation(line: 75, column: 33, scope: !296, inlinedAt: !329)
!344 = !DILocation(line: 75, column: 36, scope: !296, inlinedAt: !329)
!345 = !DILocation(line: 75, column: 27, scope: !296, inlinedAt: !329)
!346 = !DILocation(line: 75, column: 44, scope: !296, inlinedAt: !329)
!347 = !DILocation(line: 76, column: 34, scope: !296, inlinedAt: !329)
!348 = !DILocation(line: 77, column: 20, scope: !296, inlinedAt: !329)
!349 = !DILocation(line: 77, column: 29, scope: !296, inlinedAt: !329)
!350 = !DILocation(line: 77, column: 24, scope: !296, inlinedAt: !329)
!351 = !DILocation(line: 77, column: 7, scope: !296, inlinedAt: !329)
!352 = !DILocation(line: 80, column: 16, scope: !296, inlinedAt: !329)
!353 = !DILocation(line: 41, column: 47, scope: !274)
!354 = !DILocation(line: 41, column: 65, scope: !274)
!355 = !DILocation(line: 41, column: 68, scope: !274)
!356 = !DILocation(line: 41, column: 42, scope: !274)
!357 = !DILocation(line: 42, column: 21, scope: !274)
!358 = !DILocation(line: 42, column: 15, scope: !274)
!359 = !DILocation(line: 44, column: 25, scope: !274)
!360 = !DILocation(line: 45, column: 43, scope: !274)
!361 = !DILocation(line: 45, column: 48, scope: !274)
!362 = !DILocation(line: 45, column: 53, scope: !274)
!363 = !DILocation(line: 45, column: 24, scope: !274)
!364 = !DILocation(line: 62, column: 17, scope: !320, inlinedAt: !363)
!365 = !DILocation(line: 62, column: 15, scope: !320, inlinedAt: !363)
!366 = !DILocation(line: 62, column: 10, scope: !320, inlinedAt: !363)
!367 = !DILocation(line: 63, column: 19, scope: !320, inlinedAt: !363)
!368 = !DILocation(line: 63, column: 16, scope: !320, inlinedAt: !363)
!369 = !DILocation(line: 46, column: 12, scope: !274)
!370 = !DILocation(line: 48, column: 23, scope: !274)
!371 = !DILocation(line: 48, column: 43, scope: !274)
!372 = !DILocation(line: 70, column: 34, scope: !296, inlinedAt: !297)
!373 = !DILocation(line: 71, column: 16, scope: !296, inlinedAt: !297)
!374 = !DILocation(line: 71, column: 7, scope: !296, inlinedAt: !297)
!375 = !DILocation(line: 74, column: 22, scope: !296, inlinedAt: !297)
!376 = !DILocation(line: 74, column: 8, scope: !296, inlinedAt: !297)
!377 = !DILocation(line: 85, column: 19, scope: !337, inlinedAt: !376)
!378 = !DILocation(line: 85, column: 22, scope: !337, inlinedAt: !376)
!379 = !DILocation(line: 86, column: 24, scope: !337, inlinedAt: !376)
!380 = !DILocation(line: 88, column: 16, scope: !337, inlinedAt: !376)
!381 = !DILocation(line: 75, column: 44, scope: !296, inlinedAt: !297)
!382 = !DILocation(line: 76, column: 34, scope: !296, inlinedAt: !297)
!383 = !DILocation(line: 77, column: 20, scope: !296, inlinedAt: !297)
!384 = !DILocation(line: 77, column: 29, scope: !296, inlinedAt: !297)
!385 = !DILocation(line: 77, column: 24, scope: !296, inlinedAt: !297)
!386 = !DILocation(line: 77, column: 7, scope: !296, inlinedAt: !297)
!387 = !DILocation(line: 80, column: 16, scope: !296, inlinedAt: !297)
!388 = !DILocation(line: 50, column: 36, scope: !274)
!389 = !DILocation(line: 50, column: 24, scope: !274)
!390 = !DILocation(line: 50, column: 10, scope: !274)
!391 = !DILocation(line: 85, column: 19, scope: !337, inlinedAt: !390)
!392 = !DILocation(line: 85, column: 22, scope: !337, inlinedAt: !390)
!393 = !DILocation(line: 86, column: 24, scope: !337, inlinedAt: !390)
!394 = !DILocation(line: 88, column: 16, scope: !337, inlinedAt: !390)
!395 = !DILocation(line: 52, column: 40, scope: !274)
!396 = !DILocation(line: 53, column: 27, scope: !274)
!397 = !DILocation(line: 53, column: 15, scope: !274)
!398 = !DILocation(line: 55, column: 22, scope: !274)
!399 = !DILocation(line: 55, column: 8, scope: !274)
!400 = !DILocation(line: 85, column: 19, scope: !337, inlinedAt: !399)
!401 = !DILocation(line: 85, column: 22, scope: !337, inlinedAt: !399)
!402 = !DILocation(line: 86, column: 24, scope: !337, inlinedAt: !399)
!403 = !DILocation(line: 88, column: 16, scope: !337, inlinedAt: !399)
!404 = !DILocation(line: 57, column: 20, scope: !274)
!405 = !DILocation(line: 45, column: 16, scope: !142, inlinedAt: !404)
!406 = !DILocation(line: 46, column: 19, scope: !142, inlinedAt: !404)
!407 = !DILocation(line: 46, column: 22, scope: !142, inlinedAt: !404)
!408 = !DILocation(line: 47, column: 8, scope: !142, inlinedAt: !404)
!409 = !DILocation(line: 47, column: 34, scope: !142, inlinedAt: !404)
!410 = !DILocation(line: 47, column: 3, scope: !142, inlinedAt: !404)
!411 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!412 = distinct !DISubprogram(name: "Small", scope: !411, file: !411, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!413 = !DILocation(line: 17, column: 6, scope: !412)
!414 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!415 = distinct !DISubprogram(name: "AllReduce", scope: !414, file: !414, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!416 = !DILocation(line: 22, column: 14, scope: !412)
!417 = !DILocation(line: 32, column: 18, scope: !415, inlinedAt: !416)
!418 = !DILocation(line: 18, column: 21, scope: !412)
!419 = !DILocation(line: 19, column: 17, scope: !412)
!420 = !DILocation(line: 19, column: 11, scope: !412)
!421 = !DILocation(line: 20, column: 14, scope: !412)
!422 = !DILocation(line: 20, column: 11, scope: !412)
!423 = !DILocation(line: 21, column: 30, scope: !412)
!424 = distinct !DISubprogram(name: "AllReduceWords", scope: !414, file: !414, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!425 = distinct !DISubprogram(name: "llWords", scope: !411, file: !411, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!426 = !DILocation(line: 21, column: 17, scope: !412)
!427 = !DILocation(line: 27, column: 65, scope: !425, inlinedAt: !426)
!428 = !DILocation(line: 11, column: 56, scope: !424, inlinedAt: !427)
!429 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!430 = distinct !DISubprogram(name: "linesOf", scope: !429, file: !429, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!431 = distinct !DISubprogram(name: "Words", scope: !429, file: !429, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!432 = !DILocation(line: 11, column: 72, scope: !424, inlinedAt: !427)
!433 = !DILocation(line: 32, column: 54, scope: !431, inlinedAt: !432)
!434 = !DILocation(line: 62, column: 12, scope: !430, inlinedAt: !433)
!435 = !DILocation(line: 62, column: 17, scope: !430, inlinedAt: !433)
!436 = !DILocation(line: 32, column: 42, scope: !431, inlinedAt: !432)
!437 = !DILocation(line: 11, column: 62, scope: !424, inlinedAt: !427)
!438 = !DILocation(line: 22, column: 46, scope: !412)
!439 = !DILocation(line: 22, column: 59, scope: !412)
!440 = !DILocation(line: 22, column: 62, scope: !412)
!441 = !DILocation(line: 22, column: 40, scope: !412)
!442 = !DILocation(line: 22, column: 93, scope: !412)
!443 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !442)
!444 = !DILocation(line: 22, column: 109, scope: !412)
!445 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !442)
!446 = !DILocation(line: 22, column: 76, scope: !412)
!447 = !DILocation(line: 22, column: 121, scope: !412)
!448 = !DILocation(line: 23, column: 23, scope: !415, inlinedAt: !416)
!449 = !DILocation(line: 24, column: 22, scope: !415, inlinedAt: !416)
!450 = !DILocation(line: 25, column: 22, scope: !415, inlinedAt: !416)
!451 = !DILocation(line: 26, column: 31, scope: !415, inlinedAt: !416)
!452 = !DILocation(line: 26, column: 25, scope: !415, inlinedAt: !416)
!453 = !DILocation(line: 26, column: 34, scope: !415, inlinedAt: !416)
!454 = !DILocation(line: 26, column: 38, scope: !415, inlinedAt: !416)
!455 = !DILocation(line: 26, column: 56, scope: !415, inlinedAt: !416)
!456 = !DILocation(line: 26, column: 48, scope: !415, inlinedAt: !416)
!457 = !DILocation(line: 26, column: 59, scope: !415, inlinedAt: !416)
!458 = !DILocation(line: 26, column: 63, scope: !415, inlinedAt: !416)
!459 = !DILocation(line: 26, column: 21, scope: !415, inlinedAt: !416)
!460 = !DILocation(line: 27, column: 23, scope: !415, inlinedAt: !416)
!461 = !DILocation(line: 27, column: 25, scope: !415, inlinedAt: !416)
!462 = !DILocation(line: 27, column: 46, scope: !415, inlinedAt: !416)
!463 = !DILocation(line: 27, column: 48, scope: !415, inlinedAt: !416)
!464 = !DILocation(line: 29, column: 27, scope: !415, inlinedAt: !416)
!465 = !DILocation(line: 28, column: 6, scope: !415, inlinedAt: !416)
!466 = !DILocation(line: 28, column: 20, scope: !415, inlinedAt: !416)
!467 = !DILocation(line: 29, column: 34, scope: !415, inlinedAt: !416)
!468 = !DILocation(line: 29, column: 32, scope: !415, inlinedAt: !416)
!469 = !DILocation(line: 29, column: 24, scope: !415, inlinedAt: !416)
!470 = distinct !DISubprogram(name: "load", scope: !429, file: !429, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!471 = !DILocation(line: 29, column: 54, scope: !415, inlinedAt: !416)
!472 = !DILocation(line: 67, column: 20, scope: !470, inlinedAt: !471)
!473 = !DILocation(line: 67, column: 18, scope: !470, inlinedAt: !471)
!474 = !DILocation(line: 68, column: 27, scope: !470, inlinedAt: !471)
!475 = !DILocation(line: 68, column: 30, scope: !470, inlinedAt: !471)
!476 = !DILocation(line: 69, column: 21, scope: !470, inlinedAt: !471)
!477 = !DILocation(line: 69, column: 19, scope: !470, inlinedAt: !471)
!478 = !DILocation(line: 69, column: 28, scope: !470, inlinedAt: !471)
!479 = !DILocation(line: 69, column: 3, scope: !470, inlinedAt: !471)
!480 = !DILocation(line: 67, column: 2, scope: !470, inlinedAt: !471)
!481 = !DILocation(line: 31, column: 10, scope: !415, inlinedAt: !416)
!482 = !DILocation(line: 28, column: 32, scope: !415, inlinedAt: !416)
!483 = !DILocation(line: 36, column: 6, scope: !415, inlinedAt: !416)
!484 = !DILocation(line: 36, column: 20, scope: !415, inlinedAt: !416)
!485 = !DILocation(line: 37, column: 15, scope: !415, inlinedAt: !416)
!486 = !DILocation(line: 67, column: 20, scope: !470, inlinedAt: !485)
!487 = !DILocation(line: 67, column: 18, scope: !470, inlinedAt: !485)
!488 = !DILocation(line: 68, column: 27, scope: !470, inlinedAt: !485)
!489 = !DILocation(line: 68, column: 30, scope: !470, inlinedAt: !485)
!490 = !DILocation(line: 69, column: 21, scope: !470, inlinedAt: !485)
!491 = !DILocation(line: 69, column: 19, scope: !470, inlinedAt: !485)
!492 = !DILocation(line: 69, column: 28, scope: !470, inlinedAt: !485)
!493 = !DILocation(line: 69, column: 3, scope: !470, inlinedAt: !485)
!494 = !DILocation(line: 67, column: 2, scope: !470, inlinedAt: !485)
!495 = !DILocation(line: 38, column: 7, scope: !415, inlinedAt: !416)
!496 = !DILocation(line: 38, column: 10, scope: !415, inlinedAt: !416)
!497 = !DILocation(line: 41, column: 10, scope: !415, inlinedAt: !416)
!498 = !DILocation(line: 42, column: 40, scope: !415, inlinedAt: !416)
!499 = !DILocation(line: 42, column: 47, scope: !415, inlinedAt: !416)
!500 = !DILocation(line: 42, column: 45, scope: !415, inlinedAt: !416)
!501 = !DILocation(line: 42, column: 37, scope: !415, inlinedAt: !416)
!502 = !DILocation(line: 42, column: 26, scope: !415, inlinedAt: !416)
!503 = !DILocation(line: 40, column: 4, scope: !415, inlinedAt: !416)
!504 = distinct !DISubprogram(name: "unpack", scope: !429, file: !429, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!505 = !DILocation(line: 44, column: 21, scope: !415, inlinedAt: !416)
!506 = !DILocation(line: 80, column: 24, scope: !504, inlinedAt: !505)
!507 = !DILocation(line: 80, column: 53, scope: !504, inlinedAt: !505)
!508 = !DILocation(line: 80, column: 47, scope: !504, inlinedAt: !505)
!509 = !DILocation(line: 45, column: 10, scope: !415, inlinedAt: !416)
!510 = !DILocation(line: 48, column: 13, scope: !415, inlinedAt: !416)
!511 = !DILocation(line: 48, column: 18, scope: !415, inlinedAt: !416)
!512 = distinct !DISubprogram(name: "store", scope: !429, file: !429, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!513 = !DILocation(line: 51, column: 8, scope: !415, inlinedAt: !416)
!514 = !DILocation(line: 85, column: 3, scope: !512, inlinedAt: !513)
!515 = !DILocation(line: 86, column: 30, scope: !512, inlinedAt: !513)
!516 = !DILocation(line: 87, column: 4, scope: !512, inlinedAt: !513)
!517 = !DILocation(line: 36, column: 32, scope: !415, inlinedAt: !416)
!518 = !DILocation(line: 23, column: 20, scope: !412)
!519 = !DILocation(line: 45, column: 16, scope: !142, inlinedAt: !518)
!520 = !DILocation(line: 46, column: 22, scope: !142, inlinedAt: !518)
!521 = !DILocation(line: 47, column: 8, scope: !142, inlinedAt: !518)
!522 = !DILocation(line: 47, column: 3, scope: !142, inlinedAt: !518)
!523 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"kernel", i32 1}
!524 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!525 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!526 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!527 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"minctasm", i32 1}
!528 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"kernel", i32 1}
!529 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!530 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!531 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!532 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!533 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!534 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!535 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!536 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!537 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!538 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!539 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!540 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!541 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!542 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!543 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
