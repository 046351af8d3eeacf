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
	store i64 %12, i64 addrspace(1)* %9, align 8, !dbg !146
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
	%347 = icmp ugt i64 %32, %p3, !dbg !38
	br i1 %347, label %b2_fail2, label %b2_ok2, !dbg !38

b2_fail2:
	br label %fail, !dbg !38

b2_ok2:
	%348 = icmp ugt i64 %26, %32, !dbg !38
	br i1 %348, label %b2_fail3, label %b2_ok3, !dbg !38

b2_fail3:
	br label %fail, !dbg !38

b2_ok3:
	%349 = icmp ugt i64 %32, %p1, !dbg !39
	br i1 %349, label %b2_fail4, label %b2_ok4, !dbg !39

b2_fail4:
	br label %fail, !dbg !39

b2_ok4:
	br label %fail, !dbg !41

b2_fail5:
	%350 = icmp ugt i64 %55, %p5, !dbg !48
	br i1 %350, label %b2_fail6, label %b2_ok6, !dbg !48

b2_fail6:
	br label %fail, !dbg !48

b2_ok6:
	br label %fail, !dbg !48

b2_fail7:
	br label %fail, !dbg !51

b4_fail1:
	br label %fail, !dbg !53

b12_cold:
	%351 = phi i64 [ %361, %b13_cold_ok1 ], [ %90, %b9 ], !dbg !63
	%352 = icmp slt i64 %351, %119, !dbg !63
	br i1 %352, label %b13_cold, label %b14, !dbg !63

b13_cold:
	%353 = add i64 %62, %351, !dbg !65
	%354 = getelementptr inbounds float, float addrspace(1)* %36, i64 %353, !dbg !66
	%355 = icmp uge i64 %353, %34, !dbg !66
	%356 = icmp uge i64 %353, %56, !dbg !67
	%357 = or i1 %355, %356, !dbg !67
	br i1 %357, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !67, !prof !20

b13_cold_fail1:
	%358 = icmp uge i64 %353, %34, !dbg !66
	br i1 %358, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !66

b13_cold_fail2:
	br label %fail, !dbg !66

b13_cold_ok2:
	br label %fail, !dbg !67

b13_cold_ok1:
	%359 = load float, float addrspace(1)* %354, align 4, !dbg !66
	%360 = getelementptr inbounds float, float addrspace(1)* %57, i64 %353, !dbg !67
	store float %359, float addrspace(1)* %360, align 4, !dbg !67
	%361 = add i64 %351, %94, !dbg !63
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
	%362 = phi i32 [ 0, %b0_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 1, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], [ 6, %b4_fail1 ], [ 9, %b13_cold_fail2 ], [ 9, %b13_cold_ok2 ], [ 10, %b18_fail1 ], [ 11, %b20_fail1 ], [ 13, %b21_fail1 ], [ 18, %b28_fail1 ], [ 21, %b31_fail1 ], [ 20, %b32 ], [ 19, %b33 ], [ 24, %b37_fail1 ], [ 23, %b38 ], [ 22, %b39 ], [ 27, %b43_fail1 ], [ 26, %b44 ], [ 25, %b45 ], [ 17, %b47 ], [ 16, %b48 ], [ 28, %b52_fail1 ], [ 29, %b52_fail2 ], [ 30, %b53_fail1 ], [ 15, %b57 ], [ 14, %b58 ], [ 8, %b59 ], [ 7, %b60 ], [ 8, %b61 ], [ 7, %b62 ], !dbg !7
	%363 = phi i64 [ %8, %b0_fail1 ], [ %32, %b2_fail2 ], [ %26, %b2_fail3 ], [ %32, %b2_fail4 ], [ 0, %b2_ok4 ], [ %55, %b2_fail6 ], [ %54, %b2_ok6 ], [ %62, %b2_fail7 ], [ %62, %b4_fail1 ], [ %353, %b13_cold_fail2 ], [ %353, %b13_cold_ok2 ], [ %132, %b18_fail1 ], [ %143, %b20_fail1 ], [ %62, %b21_fail1 ], [ %157, %b28_fail1 ], [ %157, %b31_fail1 ], [ %205, %b32 ], [ %201, %b33 ], [ %157, %b37_fail1 ], [ %239, %b38 ], [ %235, %b39 ], [ %157, %b43_fail1 ], [ %273, %b44 ], [ %269, %b45 ], [ %175, %b47 ], [ %171, %b48 ], [ %327, %b52_fail1 ], [ %325, %b52_fail2 ], [ %325, %b53_fail1 ], [ %153, %b57 ], [ %62, %b58 ], [ %77, %b59 ], [ %62, %b60 ], [ %68, %b61 ], [ %62, %b62 ], !dbg !7
	%364 = phi i64 [ %p10, %b0_fail1 ], [ %p3, %b2_fail2 ], [ %32, %b2_fail3 ], [ %p1, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p5, %b2_fail6 ], [ %55, %b2_ok6 ], [ %35, %b2_fail7 ], [ %56, %b4_fail1 ], [ %34, %b13_cold_fail2 ], [ %56, %b13_cold_ok2 ], [ %p7, %b18_fail1 ], [ %p7, %b20_fail1 ], [ %37, %b21_fail1 ], [ %179, %b28_fail1 ], [ %209, %b31_fail1 ], [ 16, %b32 ], [ 4, %b33 ], [ %243, %b37_fail1 ], [ 16, %b38 ], [ 4, %b39 ], [ %277, %b43_fail1 ], [ 16, %b44 ], [ 4, %b45 ], [ 16, %b47 ], [ 4, %b48 ], [ %128, %b52_fail1 ], [ %335, %b52_fail2 ], [ %34, %b53_fail1 ], [ 16, %b57 ], [ 4, %b58 ], [ 16, %b59 ], [ 4, %b60 ], [ 16, %b61 ], [ 4, %b62 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %362, i64 %363, i64 %364), !dbg !7
	ret void, !dbg !7
}

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !148 {
entry:
	br label %b0, !dbg !149

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !149
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !149
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !149
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !149
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !150
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !153
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !155, !range !18
	%7 = sext i32 %6 to i64, !dbg !155
	%8 = sext i32 %5 to i64, !dbg !157
	%9 = sext i32 %4 to i64, !dbg !158
	%10 = icmp uge i64 %7, %p8, !dbg !156
	br i1 %10, label %b0_fail1, label %b0_ok1, !dbg !156, !prof !20

b0_ok1:
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !155, !range !147
	%12 = sext i32 %11 to i64, !dbg !155
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !155, !range !147
	%14 = sext i32 %13 to i64, !dbg !155
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %7, !dbg !156
	%16 = load i64, i64 addrspace(1)* %15, align 8, !dbg !156
	%17 = add i64 %16, 1, !dbg !159
	%18 = mul i64 %7, %9, !dbg !161
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !162, !range !56
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !162, !range !56
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !162, !range !57
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !162, !range !58
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !162, !range !58
	%24 = mul i32 %23, %21, !dbg !162
	%25 = add i32 %20, %24, !dbg !162
	%26 = mul i32 %22, %25, !dbg !162
	%27 = add i32 %19, %26, !dbg !162
	%28 = sext i32 %27 to i64, !dbg !162
	%29 = mul i32 %22, %23, !dbg !162
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !162, !range !59
	%31 = mul i32 %29, %30, !dbg !162
	%32 = sext i32 %31 to i64, !dbg !162
	%33 = add i64 %18, %8, !dbg !163
	br label %b1, !dbg !162

b1:
	%34 = phi i64 [ %28, %b0_ok1 ], [ %41, %b2_ok1 ], !dbg !162
	%35 = icmp slt i64 %34, %9, !dbg !162
	br i1 %35, label %b2, label %b3, !dbg !162

b2:
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %33, !dbg !164
	%37 = trunc i64 %34 to i32, !dbg !165
	%38 = addrspacecast i64 addrspace(1)* %36 to i64*, !dbg !165
	%39 = icmp uge i64 %33, %p5, !dbg !164
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !164, !prof !20

b2_ok1:
	%40 = bitcast i64* %38 to i8*, !dbg !165
	call void @gpuc_signal_op_thread(i8* %40, i64 %17, i32 9, i32 %37), !dbg !165
	%41 = add i64 %34, %32, !dbg !162
	br label %b1, !dbg !162

b3:
	%42 = phi i64 [ %50, %b4_ok1 ], [ %28, %b1 ], !dbg !166
	%43 = icmp slt i64 %42, %9, !dbg !166
	br i1 %43, label %b4, label %b5, !dbg !166

b4:
	%44 = add i64 %18, %42, !dbg !167
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %44, !dbg !168
	%46 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !169
	%47 = icmp uge i64 %44, %p5, !dbg !168
	br i1 %47, label %b4_fail1, label %b4_ok1, !dbg !168, !prof !20

b4_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !169
	%49 = call i64 @gpuc_signal_wait_until_thread(i8* %48, i32 5, i64 %17, i32 1, i8* %ctrl, i32 12), !dbg !169
	%50 = add i64 %42, %32, !dbg !166
	br label %b3, !dbg !166

b5:
	call void @llvm.nvvm.barrier0(), !dbg !170
	%51 = sdiv i64 %p3, 4, !dbg !171
	%52 = mul i64 %51, %8, !dbg !172
	%53 = icmp eq i64 %9, -1, !dbg !173
	%54 = select i1 %53, i64 1, i64 %9, !dbg !173
	%55 = sdiv i64 %52, %54, !dbg !173
	%56 = sub i64 0, %52, !dbg !173
	%57 = select i1 %53, i64 %56, i64 %55, !dbg !173
	%58 = mul i64 %57, 4, !dbg !174
	%59 = add nsw i64 %8, 1, !dbg !175
	%60 = mul i64 %51, %59, !dbg !176
	%61 = icmp eq i64 %9, -1, !dbg !177
	%62 = select i1 %61, i64 1, i64 %9, !dbg !177
	%63 = sdiv i64 %60, %62, !dbg !177
	%64 = sub i64 0, %60, !dbg !177
	%65 = select i1 %61, i64 %64, i64 %63, !dbg !177
	%66 = mul i64 %65, 4, !dbg !178
	%67 = sub i64 %66, %58, !dbg !179
	%68 = getelementptr inbounds float, float addrspace(1)* %1, i64 %58, !dbg !179
	%69 = getelementptr inbounds float, float addrspace(1)* %0, i64 %58, !dbg !180
	%70 = icmp ugt i64 %66, %p3, !dbg !179
	%71 = icmp ugt i64 %58, %66, !dbg !179
	%72 = icmp ugt i64 %66, %p1, !dbg !180
	%73 = or i1 %70, %71, !dbg !180
	%74 = or i1 %73, %72, !dbg !180
	br i1 %74, label %b5_fail1, label %b5_ok1, !dbg !180, !prof !20

b5_ok1:
	%75 = sdiv i64 %67, 4, !dbg !181
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !182, !range !23
	%77 = sext i32 %76 to i64, !dbg !182
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !182, !range !183
	%79 = sext i32 %78 to i64, !dbg !182
	%80 = mul i64 %79, %14, !dbg !182
	%81 = add i64 %12, %80, !dbg !182
	%82 = mul i64 %77, %81, !dbg !182
	%83 = add i64 %7, %82, !dbg !182
	%84 = mul i64 %83, %32, !dbg !182
	%85 = add i64 %84, %28, !dbg !182
	%86 = mul i64 %77, %79, !dbg !182
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !182, !range !183
	%88 = sext i32 %87 to i64, !dbg !182
	%89 = mul i64 %86, %88, !dbg !182
	%90 = mul i64 %89, %32, !dbg !182
	br label %b6, !dbg !182

b6:
	%91 = phi i64 [ %85, %b5_ok1 ], [ %277, %b34 ], !dbg !182
	%92 = icmp slt i64 %91, %75, !dbg !182
	br i1 %92, label %b7, label %b37, !dbg !182

b7:
	%93 = phi float [ %241, %b28 ], [ 0.000000e+00, %b6 ], !dbg !185
	%94 = phi float [ %242, %b28 ], [ 0.000000e+00, %b6 ], !dbg !185
	%95 = phi float [ %243, %b28 ], [ 0.000000e+00, %b6 ], !dbg !185
	%96 = phi float [ %244, %b28 ], [ 0.000000e+00, %b6 ], !dbg !185
	%97 = phi i64 [ %245, %b28 ], [ 0, %b6 ], !dbg !186
	%98 = icmp slt i64 %97, %9, !dbg !187
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
	br i1 %117, label %b10_fail1, label %b10_ok1, !dbg !190, !prof !20

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
	%127 = add nsw i64 %97, 1, !dbg !191
	%128 = icmp slt i64 %127, %9, !dbg !192
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
	br i1 %147, label %b13_fail1, label %b13_ok1, !dbg !195, !prof !20

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
	br label %fail, !dbg !194

b15:
	br label %fail, !dbg !194

b16:
	%157 = phi float [ 0.000000e+00, %b10_ok1 ], [ %150, %b13_ok1 ], !dbg !196
	%158 = phi float [ 0.000000e+00, %b10_ok1 ], [ %151, %b13_ok1 ], !dbg !196
	%159 = phi float [ 0.000000e+00, %b10_ok1 ], [ %152, %b13_ok1 ], !dbg !196
	%160 = phi float [ 0.000000e+00, %b10_ok1 ], [ %153, %b13_ok1 ], !dbg !196
	%161 = add nsw i64 %97, 2, !dbg !197
	%162 = icmp slt i64 %161, %9, !dbg !198
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
	br i1 %181, label %b19_fail1, label %b19_ok1, !dbg !201, !prof !20

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
	br label %fail, !dbg !200

b21:
	br label %fail, !dbg !200

b22:
	%191 = phi float [ 0.000000e+00, %b16 ], [ %184, %b19_ok1 ], !dbg !202
	%192 = phi float [ 0.000000e+00, %b16 ], [ %185, %b19_ok1 ], !dbg !202
	%193 = phi float [ 0.000000e+00, %b16 ], [ %186, %b19_ok1 ], !dbg !202
	%194 = phi float [ 0.000000e+00, %b16 ], [ %187, %b19_ok1 ], !dbg !202
	%195 = add nsw i64 %97, 3, !dbg !203
	%196 = icmp slt i64 %195, %9, !dbg !204
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
	br i1 %215, label %b25_fail1, label %b25_ok1, !dbg !207, !prof !20

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
	br label %fail, !dbg !206

b27:
	br label %fail, !dbg !206

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
	%245 = add nsw i64 %97, 4, !dbg !229
	br label %b7, !dbg !229

b29:
	br label %fail, !dbg !189

b30:
	br label %fail, !dbg !189

b31:
	%246 = phi i64 [ %275, %b33_ok1 ], [ 0, %b7 ], !dbg !230
	%247 = trunc i64 %246 to i32, !dbg !150
	%248 = addrspacecast float addrspace(1)* %69 to float*, !dbg !150
	%249 = icmp uge i64 %246, %9, !dbg !150
	br i1 %249, label %b31_fail1, label %b31_ok1, !dbg !150, !prof !20

b31_ok1:
	%250 = bitcast float* %248 to i8*, !dbg !150
	%251 = call i8* @gpuc_peer_thread(i8* %250, i32 %247), !dbg !150
	%252 = bitcast i8* %251 to float*, !dbg !150
	%253 = icmp eq float* %252, null, !dbg !150
	%254 = select i1 %253, i64 0, i64 %67, !dbg !150
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
	br i1 %266, label %b33_fail1, label %b33_ok1, !dbg !232, !prof !20

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
	%276 = icmp slt i64 %275, %9, !dbg !232
	br i1 %276, label %b31, label %b34, !dbg !232

b34:
	%277 = add i64 %91, %90, !dbg !182
	br label %b6, !dbg !182

b35:
	br label %fail, !dbg !231

b36:
	br label %fail, !dbg !231

b37:
	%278 = sub nsw i64 %9, 1, !dbg !233
	%279 = icmp eq i64 %8, %278, !dbg !234
	br i1 %279, label %b38, label %b44, !dbg !234

b38:
	%280 = mul nsw i64 %51, 4, !dbg !235
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
	%289 = icmp uge i64 %286, %9, !dbg !240
	br i1 %289, label %b41_fail1, label %b41_ok1, !dbg !240, !prof !20

b41_ok1:
	%290 = bitcast float* %288 to i8*, !dbg !240
	%291 = call i8* @gpuc_peer_thread(i8* %290, i32 %287), !dbg !240
	%292 = bitcast i8* %291 to float*, !dbg !240
	%293 = icmp eq float* %292, null, !dbg !240
	%294 = select i1 %293, i64 0, i64 %p3, !dbg !240
	%295 = addrspacecast float* %292 to float addrspace(1)*, !dbg !241
	%296 = getelementptr inbounds float, float addrspace(1)* %295, i64 %284, !dbg !241
	%297 = icmp uge i64 %284, %294, !dbg !241
	br i1 %297, label %b41_fail2, label %b41_ok2, !dbg !241, !prof !20

b41_ok2:
	%298 = load float, float addrspace(1)* %296, align 4, !dbg !241
	%299 = fadd float %285, %298, !dbg !242
	%300 = add i64 %286, 1, !dbg !242
	%301 = icmp slt i64 %300, %9, !dbg !242
	br i1 %301, label %b41, label %b42, !dbg !242

b42:
	%302 = phi i64 [ %314, %b42_ok2 ], [ 0, %b41_ok2 ], !dbg !243
	%303 = trunc i64 %302 to i32, !dbg !244
	%304 = addrspacecast float addrspace(1)* %0 to float*, !dbg !244
	%305 = icmp uge i64 %302, %9, !dbg !244
	br i1 %305, label %b42_fail1, label %b42_ok1, !dbg !244, !prof !20

b42_ok1:
	%306 = bitcast float* %304 to i8*, !dbg !244
	%307 = call i8* @gpuc_peer_thread(i8* %306, i32 %303), !dbg !244
	%308 = bitcast i8* %307 to float*, !dbg !244
	%309 = icmp eq float* %308, null, !dbg !244
	%310 = select i1 %309, i64 0, i64 %p1, !dbg !244
	%311 = addrspacecast float* %308 to float addrspace(1)*, !dbg !245
	%312 = getelementptr inbounds float, float addrspace(1)* %311, i64 %284, !dbg !245
	%313 = icmp uge i64 %284, %310, !dbg !245
	br i1 %313, label %b42_fail2, label %b42_ok2, !dbg !245, !prof !20

b42_ok2:
	store float %299, float addrspace(1)* %312, align 4, !dbg !245
	%314 = add i64 %302, 1, !dbg !245
	%315 = icmp slt i64 %314, %9, !dbg !245
	br i1 %315, label %b42, label %b43, !dbg !245

b43:
	%316 = add i64 %282, %90, !dbg !237
	br label %b39, !dbg !237

b44:
	call void @llvm.nvvm.barrier0(), !dbg !246
	%317 = icmp slt i64 %28, %9, !dbg !247
	br i1 %317, label %b45, label %b46, !dbg !247

b45:
	call void @gpuc_fence_thread(), !dbg !248
	br label %b46, !dbg !248

b46:
	%318 = add i64 %p6, %7, !dbg !249
	%319 = mul i64 %318, %9, !dbg !250
	%320 = add i64 %319, %8, !dbg !251
	br label %b47, !dbg !252

b47:
	%321 = phi i64 [ %28, %b46 ], [ %328, %b48_ok1 ], !dbg !252
	%322 = icmp slt i64 %321, %9, !dbg !252
	br i1 %322, label %b48, label %b49, !dbg !252

b48:
	%323 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %320, !dbg !253
	%324 = trunc i64 %321 to i32, !dbg !254
	%325 = addrspacecast i64 addrspace(1)* %323 to i64*, !dbg !254
	%326 = icmp uge i64 %320, %p5, !dbg !253
	br i1 %326, label %b48_fail1, label %b48_ok1, !dbg !253, !prof !20

b48_ok1:
	%327 = bitcast i64* %325 to i8*, !dbg !254
	call void @gpuc_signal_op_thread(i8* %327, i64 %17, i32 9, i32 %324), !dbg !254
	%328 = add i64 %321, %32, !dbg !252
	br label %b47, !dbg !252

b49:
	%329 = phi i64 [ %337, %b50_ok1 ], [ %28, %b47 ], !dbg !255
	%330 = icmp slt i64 %329, %9, !dbg !255
	br i1 %330, label %b50, label %b51, !dbg !255

b50:
	%331 = add i64 %319, %329, !dbg !256
	%332 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %331, !dbg !257
	%333 = addrspacecast i64 addrspace(1)* %332 to i64*, !dbg !258
	%334 = icmp uge i64 %331, %p5, !dbg !257
	br i1 %334, label %b50_fail1, label %b50_ok1, !dbg !257, !prof !20

b50_ok1:
	%335 = bitcast i64* %333 to i8*, !dbg !258
	%336 = call i64 @gpuc_signal_wait_until_thread(i8* %335, i32 5, i64 %17, i32 1, i8* %ctrl, i32 12), !dbg !258
	%337 = add i64 %329, %32, !dbg !255
	br label %b49, !dbg !255

b51:
	call void @llvm.nvvm.barrier0(), !dbg !259
	call void @llvm.nvvm.barrier0(), !dbg !261
	%338 = icmp eq i64 %28, 0, !dbg !262
	br i1 %338, label %b52, label %b53, !dbg !262

b52:
	store i64 %17, i64 addrspace(1)* %15, align 8, !dbg !263
	br label %b53, !dbg !263

b53:
	ret void, !dbg !260

b0_fail1:
	br label %fail, !dbg !156

b2_fail1:
	br label %fail, !dbg !164

b4_fail1:
	br label %fail, !dbg !168

b5_fail1:
	%339 = icmp ugt i64 %66, %p3, !dbg !179
	br i1 %339, label %b5_fail2, label %b5_ok2, !dbg !179

b5_fail2:
	br label %fail, !dbg !179

b5_ok2:
	%340 = icmp ugt i64 %58, %66, !dbg !179
	br i1 %340, label %b5_fail3, label %b5_ok3, !dbg !179

b5_fail3:
	br label %fail, !dbg !179

b5_ok3:
	br label %fail, !dbg !180

b10_fail1:
	br label %fail, !dbg !190

b13_fail1:
	br label %fail, !dbg !195

b19_fail1:
	br label %fail, !dbg !201

b25_fail1:
	br label %fail, !dbg !207

b31_fail1:
	br label %fail, !dbg !150

b33_fail1:
	br label %fail, !dbg !232

b41_fail1:
	br label %fail, !dbg !240

b41_fail2:
	br label %fail, !dbg !241

b42_fail1:
	br label %fail, !dbg !244

b42_fail2:
	br label %fail, !dbg !245

b48_fail1:
	br label %fail, !dbg !253

b50_fail1:
	br label %fail, !dbg !257

fail:
	%341 = phi i32 [ 0, %b0_fail1 ], [ 10, %b2_fail1 ], [ 11, %b4_fail1 ], [ 31, %b5_fail2 ], [ 32, %b5_fail3 ], [ 31, %b5_ok3 ], [ 18, %b10_fail1 ], [ 21, %b13_fail1 ], [ 20, %b14 ], [ 19, %b15 ], [ 24, %b19_fail1 ], [ 23, %b20 ], [ 22, %b21 ], [ 27, %b25_fail1 ], [ 26, %b26 ], [ 25, %b27 ], [ 17, %b29 ], [ 16, %b30 ], [ 33, %b31_fail1 ], [ 36, %b33_fail1 ], [ 35, %b35 ], [ 34, %b36 ], [ 37, %b41_fail1 ], [ 38, %b41_fail2 ], [ 39, %b42_fail1 ], [ 40, %b42_fail2 ], [ 10, %b48_fail1 ], [ 11, %b50_fail1 ], !dbg !149
	%342 = phi i64 [ %7, %b0_fail1 ], [ %33, %b2_fail1 ], [ %44, %b4_fail1 ], [ %66, %b5_fail2 ], [ %58, %b5_fail3 ], [ %66, %b5_ok3 ], [ %91, %b10_fail1 ], [ %91, %b13_fail1 ], [ %139, %b14 ], [ %135, %b15 ], [ %91, %b19_fail1 ], [ %173, %b20 ], [ %169, %b21 ], [ %91, %b25_fail1 ], [ %207, %b26 ], [ %203, %b27 ], [ %109, %b29 ], [ %105, %b30 ], [ %246, %b31_fail1 ], [ %91, %b33_fail1 ], [ %258, %b35 ], [ %254, %b36 ], [ %286, %b41_fail1 ], [ %284, %b41_fail2 ], [ %302, %b42_fail1 ], [ %284, %b42_fail2 ], [ %320, %b48_fail1 ], [ %331, %b50_fail1 ], !dbg !149
	%343 = phi i64 [ %p8, %b0_fail1 ], [ %p5, %b2_fail1 ], [ %p5, %b4_fail1 ], [ %p3, %b5_fail2 ], [ %66, %b5_fail3 ], [ %p1, %b5_ok3 ], [ %113, %b10_fail1 ], [ %143, %b13_fail1 ], [ 16, %b14 ], [ 4, %b15 ], [ %177, %b19_fail1 ], [ 16, %b20 ], [ 4, %b21 ], [ %211, %b25_fail1 ], [ 16, %b26 ], [ 4, %b27 ], [ 16, %b29 ], [ 4, %b30 ], [ %9, %b31_fail1 ], [ %262, %b33_fail1 ], [ 16, %b35 ], [ 4, %b36 ], [ %9, %b41_fail1 ], [ %294, %b41_fail2 ], [ %9, %b42_fail1 ], [ %310, %b42_fail2 ], [ %p5, %b48_fail1 ], [ %p5, %b50_fail1 ], !dbg !149
	call void @gpuc_fail(i8* %ctrl, i32 %341, i64 %342, i64 %343), !dbg !149
	ret void, !dbg !149
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
	br label %fail, !dbg !266

b4_fail1:
	br label %fail, !dbg !270

fail:
	%19 = phi i32 [ 41, %b1_fail1 ], [ 42, %b4_fail1 ], !dbg !265
	%20 = phi i64 [ %4, %b1_fail1 ], [ 0, %b4_fail1 ], !dbg !265
	%21 = phi i64 [ %2, %b1_fail1 ], [ %p1, %b4_fail1 ], !dbg !265
	call void @gpuc_fail(i8* %ctrl, i32 %19, i64 %20, i64 %21), !dbg !265
	ret void, !dbg !265
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
	%10 = sub nsw i64 %7, 1, !dbg !278
	%11 = mul i64 %9, %10, !dbg !279
	%12 = mul i64 %11, %p8, !dbg !280
	%13 = add nsw i64 %9, 1, !dbg !281
	%14 = mul i64 %13, %10, !dbg !282
	%15 = mul i64 %14, %p8, !dbg !283
	%16 = sext i32 %6 to i64, !dbg !275
	%17 = add nsw i64 %16, 1, !dbg !287
	%18 = icmp ugt i64 %15, %p5, !dbg !284
	%19 = icmp ugt i64 %12, %15, !dbg !284
	%20 = icmp uge i64 %9, %p10, !dbg !286
	%21 = or i1 %18, %19, !dbg !286
	%22 = or i1 %21, %20, !dbg !286
	br i1 %22, label %b0_fail1, label %b0_ok1, !dbg !286, !prof !20

b0_ok1:
	%23 = icmp eq i64 %7, -1, !dbg !288
	%24 = select i1 %23, i64 1, i64 %7, !dbg !288
	%25 = srem i64 %17, %24, !dbg !288
	%26 = sub i64 %15, %12, !dbg !284
	%27 = getelementptr inbounds float, float addrspace(1)* %2, i64 %12, !dbg !284
	%28 = mul nsw i64 %9, 2, !dbg !289
	%29 = mul i64 %28, %10, !dbg !290
	%30 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %9, !dbg !286
	%31 = load i64, i64 addrspace(1)* %30, align 8, !dbg !286
	%32 = add i64 %31, 1, !dbg !291
	%33 = icmp slt i64 0, %p11, !dbg !285
	br i1 %33, label %b1, label %b32, !dbg !285

b1:
	%34 = icmp slt i64 0, %10, !dbg !292
	%35 = mul nsw i64 %10, 2, !dbg !293
	%36 = add i64 %29, %35, !dbg !294
	%37 = sub nsw i64 %36, 1, !dbg !295
	%38 = trunc i64 %25 to i32, !dbg !296
	%39 = icmp eq i64 %10, 0, !dbg !299
	%40 = add i64 %29, %7, !dbg !300
	%41 = sub nsw i64 %40, 2, !dbg !301
	%42 = sub nsw i64 %40, 1, !dbg !302
	%43 = add i64 %29, %10, !dbg !303
	%44 = sub nsw i64 %43, 1, !dbg !304
	%45 = sub nsw i64 %10, 1, !dbg !305
	%46 = mul i64 %45, %p8, !dbg !306
	%47 = sub i64 %26, %46, !dbg !307
	br label %b2, !dbg !285

b2:
	%48 = phi i64 [ %289, %b31 ], [ 0, %b1 ], !dbg !285
	%49 = add i64 %32, %48, !dbg !309
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !310, !range !23
	%51 = sext i32 %50 to i64, !dbg !310
	%52 = mul i64 %48, %51, !dbg !311
	%53 = add i64 %52, %9, !dbg !312
	%54 = mul i64 %53, %7, !dbg !313
	%55 = mul i64 %54, %p8, !dbg !314
	br i1 %34, label %b3, label %b13, !dbg !292

b3:
	%56 = phi i64 [ %158, %b12_ok1 ], [ 0, %b2 ], !dbg !292
	%57 = sub i64 %16, %56, !dbg !315
	%58 = add i64 %57, %7, !dbg !316
	%59 = icmp eq i64 %7, -1, !dbg !317
	%60 = select i1 %59, i64 1, i64 %7, !dbg !317
	%61 = srem i64 %58, %60, !dbg !317
	%62 = mul i64 %61, %p8, !dbg !320
	%63 = add i64 %55, %62, !dbg !321
	%64 = icmp slt i64 %63, %p1, !dbg !322
	%65 = select i1 %64, i64 %63, i64 %p1, !dbg !322
	%66 = add i64 %65, %p8, !dbg !323
	%67 = icmp slt i64 %66, %p1, !dbg !324
	%68 = select i1 %67, i64 %66, i64 %p1, !dbg !324
	%69 = sub i64 %68, %65, !dbg !325
	%70 = getelementptr inbounds float, float addrspace(1)* %0, i64 %65, !dbg !325
	%71 = getelementptr inbounds float, float addrspace(1)* %1, i64 %65, !dbg !326
	%72 = icmp eq i64 %56, 0, !dbg !328
	%73 = icmp ugt i64 %68, %p1, !dbg !325
	%74 = icmp ugt i64 %65, %68, !dbg !325
	%75 = icmp ugt i64 %68, %p3, !dbg !326
	%76 = or i1 %73, %74, !dbg !326
	%77 = or i1 %76, %75, !dbg !326
	br i1 %77, label %b3_fail1, label %b3_ok1, !dbg !326, !prof !20

b3_ok1:
	br i1 %72, label %b4, label %b7, !dbg !328

b4:
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !329, !range !56
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !329, !range !56
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !329, !range !57
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !329, !range !58
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !329, !range !58
	%83 = mul i32 %82, %80, !dbg !329
	%84 = add i32 %79, %83, !dbg !329
	%85 = mul i32 %81, %84, !dbg !329
	%86 = add i32 %78, %85, !dbg !329
	%87 = sext i32 %86 to i64, !dbg !329
	%88 = mul i32 %81, %82, !dbg !329
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !329, !range !59
	%90 = mul i32 %88, %89, !dbg !329
	%91 = sext i32 %90 to i64, !dbg !329
	br label %b5, !dbg !329

b5:
	%92 = phi i64 [ %87, %b4 ], [ %97, %b6 ], !dbg !329
	%93 = icmp slt i64 %92, %69, !dbg !329
	br i1 %93, label %b6, label %b12, !dbg !329

b6:
	%94 = getelementptr inbounds float, float addrspace(1)* %71, i64 %92, !dbg !330
	%95 = load float, float addrspace(1)* %94, align 4, !dbg !330
	%96 = getelementptr inbounds float, float addrspace(1)* %70, i64 %92, !dbg !331
	store float %95, float addrspace(1)* %96, align 4, !dbg !331
	%97 = add i64 %92, %91, !dbg !329
	br label %b5, !dbg !329

b7:
	%98 = add i64 %29, %56, !dbg !332
	%99 = sub i64 %98, 1, !dbg !333
	%100 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %99, !dbg !334
	%101 = icmp uge i64 %99, %p7, !dbg !334
	br i1 %101, label %b7_fail1, label %b7_ok1, !dbg !334, !prof !20

b7_ok1:
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !337, !range !56
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !337, !range !56
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !337, !range !57
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !337, !range !58
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !337, !range !58
	%107 = mul i32 %106, %104, !dbg !337
	%108 = add i32 %103, %107, !dbg !337
	%109 = mul i32 %105, %108, !dbg !337
	%110 = add i32 %102, %109, !dbg !337
	%111 = sext i32 %110 to i64, !dbg !337
	%112 = icmp eq i64 %111, 0, !dbg !338
	br i1 %112, label %b8, label %b9, !dbg !338

b8:
	%113 = addrspacecast i64 addrspace(1)* %100 to i64*, !dbg !339
	%114 = icmp eq i64 addrspace(1)* %100, null, !dbg !339
	br i1 %114, label %b8_fail1, label %b8_ok1, !dbg !339, !prof !20

b8_ok1:
	%115 = bitcast i64* %113 to i8*, !dbg !339
	%116 = call i64 @gpuc_signal_wait_until_thread(i8* %115, i32 5, i64 %49, i32 1, i8* %ctrl, i32 49), !dbg !339
	br label %b9, !dbg !339

b9:
	call void @llvm.nvvm.barrier0(), !dbg !340
	%117 = sub i64 %56, 1, !dbg !341
	%118 = mul i64 %117, %p8, !dbg !342
	%119 = sub i64 %26, %118, !dbg !343
	%120 = getelementptr inbounds float, float addrspace(1)* %27, i64 %118, !dbg !343
	%121 = mul i32 %105, %106, !dbg !345
	%122 = icmp ugt i64 %118, %26, !dbg !343
	%123 = icmp ugt i64 %69, %119, !dbg !344
	%124 = or i1 %122, %123, !dbg !344
	br i1 %124, label %b9_fail1, label %b9_ok1, !dbg !344, !prof !20

b9_ok1:
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !345, !range !59
	%126 = mul i32 %121, %125, !dbg !345
	%127 = sext i32 %126 to i64, !dbg !345
	br label %b10, !dbg !345

b10:
	%128 = phi i64 [ %111, %b9_ok1 ], [ %136, %b11 ], !dbg !345
	%129 = icmp slt i64 %128, %69, !dbg !345
	br i1 %129, label %b11, label %b12, !dbg !345

b11:
	%130 = getelementptr inbounds float, float addrspace(1)* %120, i64 %128, !dbg !346
	%131 = load float, float addrspace(1)* %130, align 4, !dbg !346
	%132 = getelementptr inbounds float, float addrspace(1)* %71, i64 %128, !dbg !347
	%133 = load float, float addrspace(1)* %132, align 4, !dbg !347
	%134 = fadd float %131, %133, !dbg !348
	%135 = getelementptr inbounds float, float addrspace(1)* %70, i64 %128, !dbg !349
	store float %134, float addrspace(1)* %135, align 4, !dbg !349
	%136 = add i64 %128, %127, !dbg !345
	br label %b10, !dbg !345

b12:
	call void @llvm.nvvm.barrier0(), !dbg !350
	%137 = mul i64 %56, %p8, !dbg !351
	%138 = add i64 %137, %68, !dbg !352
	%139 = sub i64 %138, %65, !dbg !353
	%140 = sub i64 %139, %137, !dbg !354
	%141 = add i64 %29, %56, !dbg !355
	%142 = getelementptr inbounds float, float addrspace(1)* %27, i64 %137, !dbg !354
	%143 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %141, !dbg !356
	%144 = mul i64 %69, 4, !dbg !296
	%145 = addrspacecast float addrspace(1)* %142 to float*, !dbg !296
	%146 = addrspacecast float addrspace(1)* %70 to float*, !dbg !296
	%147 = addrspacecast i64 addrspace(1)* %143 to i64*, !dbg !296
	%148 = icmp ugt i64 %139, %26, !dbg !354
	%149 = icmp ugt i64 %137, %139, !dbg !354
	%150 = icmp uge i64 %141, %p7, !dbg !356
	%151 = icmp ne i64 %140, %69, !dbg !296
	%152 = or i1 %148, %149, !dbg !296
	%153 = or i1 %152, %150, !dbg !296
	%154 = or i1 %153, %151, !dbg !296
	br i1 %154, label %b12_fail1, label %b12_ok1, !dbg !296, !prof !20

b12_ok1:
	%155 = bitcast float* %145 to i8*, !dbg !296
	%156 = bitcast float* %146 to i8*, !dbg !296
	%157 = bitcast i64* %147 to i8*, !dbg !296
	call void @gpuc_put_signal_block(i8* %155, i8* %156, i64 %144, i8* %157, i64 %49, i32 9, i32 %38), !dbg !296
	%158 = add i64 %56, 1, !dbg !296
	%159 = icmp slt i64 %158, %10, !dbg !296
	br i1 %159, label %b3, label %b13, !dbg !296

b13:
	br i1 %34, label %b14, label %b29, !dbg !357

b14:
	%160 = phi i64 [ %270, %b28_ok1 ], [ 0, %b13 ], !dbg !357
	%161 = sub i64 %17, %160, !dbg !358
	%162 = add i64 %161, %7, !dbg !359
	%163 = icmp eq i64 %7, -1, !dbg !360
	%164 = select i1 %163, i64 1, i64 %7, !dbg !360
	%165 = srem i64 %162, %164, !dbg !360
	%166 = mul i64 %165, %p8, !dbg !362
	%167 = add i64 %55, %166, !dbg !363
	%168 = icmp slt i64 %167, %p1, !dbg !364
	%169 = select i1 %168, i64 %167, i64 %p1, !dbg !364
	%170 = add i64 %169, %p8, !dbg !365
	%171 = icmp slt i64 %170, %p1, !dbg !366
	%172 = select i1 %171, i64 %170, i64 %p1, !dbg !366
	%173 = icmp eq i64 %160, 0, !dbg !367
	br i1 %173, label %b15, label %b25, !dbg !367

b15:
	%174 = sub i64 %172, %169, !dbg !368
	%175 = getelementptr inbounds float, float addrspace(1)* %0, i64 %169, !dbg !368
	%176 = getelementptr inbounds float, float addrspace(1)* %1, i64 %169, !dbg !369
	%177 = icmp ugt i64 %172, %p1, !dbg !368
	%178 = icmp ugt i64 %169, %172, !dbg !368
	%179 = icmp ugt i64 %172, %p3, !dbg !369
	%180 = or i1 %177, %178, !dbg !369
	%181 = or i1 %180, %179, !dbg !369
	br i1 %181, label %b15_fail1, label %b15_ok1, !dbg !369, !prof !20

b15_ok1:
	br i1 %39, label %b16, label %b19, !dbg !299

b16:
	%182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !370, !range !56
	%183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !370, !range !56
	%184 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !370, !range !57
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !370, !range !58
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !370, !range !58
	%187 = mul i32 %186, %184, !dbg !370
	%188 = add i32 %183, %187, !dbg !370
	%189 = mul i32 %185, %188, !dbg !370
	%190 = add i32 %182, %189, !dbg !370
	%191 = sext i32 %190 to i64, !dbg !370
	%192 = mul i32 %185, %186, !dbg !370
	%193 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !370, !range !59
	%194 = mul i32 %192, %193, !dbg !370
	%195 = sext i32 %194 to i64, !dbg !370
	br label %b17, !dbg !370

b17:
	%196 = phi i64 [ %191, %b16 ], [ %201, %b18 ], !dbg !370
	%197 = icmp slt i64 %196, %174, !dbg !370
	br i1 %197, label %b18, label %b24, !dbg !370

b18:
	%198 = getelementptr inbounds float, float addrspace(1)* %176, i64 %196, !dbg !371
	%199 = load float, float addrspace(1)* %198, align 4, !dbg !371
	%200 = getelementptr inbounds float, float addrspace(1)* %175, i64 %196, !dbg !372
	store float %199, float addrspace(1)* %200, align 4, !dbg !372
	%201 = add i64 %196, %195, !dbg !370
	br label %b17, !dbg !370

b19:
	%202 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %44, !dbg !373
	%203 = icmp uge i64 %44, %p7, !dbg !373
	br i1 %203, label %b19_fail1, label %b19_ok1, !dbg !373, !prof !20

b19_ok1:
	%204 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !375, !range !56
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !375, !range !56
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !375, !range !57
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !375, !range !58
	%208 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !375, !range !58
	%209 = mul i32 %208, %206, !dbg !375
	%210 = add i32 %205, %209, !dbg !375
	%211 = mul i32 %207, %210, !dbg !375
	%212 = add i32 %204, %211, !dbg !375
	%213 = sext i32 %212 to i64, !dbg !375
	%214 = icmp eq i64 %213, 0, !dbg !376
	br i1 %214, label %b20, label %b21, !dbg !376

b20:
	%215 = addrspacecast i64 addrspace(1)* %202 to i64*, !dbg !377
	%216 = icmp eq i64 addrspace(1)* %202, null, !dbg !377
	br i1 %216, label %b20_fail1, label %b20_ok1, !dbg !377, !prof !20

b20_ok1:
	%217 = bitcast i64* %215 to i8*, !dbg !377
	%218 = call i64 @gpuc_signal_wait_until_thread(i8* %217, i32 5, i64 %49, i32 1, i8* %ctrl, i32 49), !dbg !377
	br label %b21, !dbg !377

b21:
	call void @llvm.nvvm.barrier0(), !dbg !378
	%219 = getelementptr inbounds float, float addrspace(1)* %27, i64 %46, !dbg !307
	%220 = mul i32 %207, %208, !dbg !380
	%221 = icmp ugt i64 %46, %26, !dbg !307
	%222 = icmp ugt i64 %174, %47, !dbg !379
	%223 = or i1 %221, %222, !dbg !379
	br i1 %223, label %b21_fail1, label %b21_ok1, !dbg !379, !prof !20

b21_ok1:
	%224 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !380, !range !59
	%225 = mul i32 %220, %224, !dbg !380
	%226 = sext i32 %225 to i64, !dbg !380
	br label %b22, !dbg !380

b22:
	%227 = phi i64 [ %213, %b21_ok1 ], [ %235, %b23 ], !dbg !380
	%228 = icmp slt i64 %227, %174, !dbg !380
	br i1 %228, label %b23, label %b24, !dbg !380

b23:
	%229 = getelementptr inbounds float, float addrspace(1)* %219, i64 %227, !dbg !381
	%230 = load float, float addrspace(1)* %229, align 4, !dbg !381
	%231 = getelementptr inbounds float, float addrspace(1)* %176, i64 %227, !dbg !382
	%232 = load float, float addrspace(1)* %231, align 4, !dbg !382
	%233 = fadd float %230, %232, !dbg !383
	%234 = getelementptr inbounds float, float addrspace(1)* %175, i64 %227, !dbg !384
	store float %233, float addrspace(1)* %234, align 4, !dbg !384
	%235 = add i64 %227, %226, !dbg !380
	br label %b22, !dbg !380

b24:
	call void @llvm.nvvm.barrier0(), !dbg !385
	br label %b28, !dbg !298

b25:
	%236 = add i64 %41, %160, !dbg !386
	%237 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %236, !dbg !387
	%238 = icmp uge i64 %236, %p7, !dbg !387
	br i1 %238, label %b25_fail1, label %b25_ok1, !dbg !387, !prof !20

b25_ok1:
	%239 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !389, !range !56
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !389, !range !56
	%241 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !389, !range !57
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !389, !range !58
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !389, !range !58
	%244 = mul i32 %243, %241, !dbg !389
	%245 = add i32 %240, %244, !dbg !389
	%246 = mul i32 %242, %245, !dbg !389
	%247 = add i32 %239, %246, !dbg !389
	%248 = sext i32 %247 to i64, !dbg !389
	%249 = icmp eq i64 %248, 0, !dbg !390
	br i1 %249, label %b26, label %b27, !dbg !390

b26:
	%250 = addrspacecast i64 addrspace(1)* %237 to i64*, !dbg !391
	%251 = icmp eq i64 addrspace(1)* %237, null, !dbg !391
	br i1 %251, label %b26_fail1, label %b26_ok1, !dbg !391, !prof !20

b26_ok1:
	%252 = bitcast i64* %250 to i8*, !dbg !391
	%253 = call i64 @gpuc_signal_wait_until_thread(i8* %252, i32 5, i64 %49, i32 1, i8* %ctrl, i32 49), !dbg !391
	br label %b27, !dbg !391

b27:
	call void @llvm.nvvm.barrier0(), !dbg !392
	br label %b28, !dbg !388

b28:
	%254 = add i64 %42, %160, !dbg !394
	%255 = sub i64 %172, %169, !dbg !393
	%256 = getelementptr inbounds float, float addrspace(1)* %0, i64 %169, !dbg !393
	%257 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %254, !dbg !395
	%258 = mul i64 %255, 4, !dbg !274
	%259 = addrspacecast float addrspace(1)* %256 to float*, !dbg !274
	%260 = addrspacecast float addrspace(1)* %256 to float*, !dbg !274
	%261 = addrspacecast i64 addrspace(1)* %257 to i64*, !dbg !274
	%262 = icmp ugt i64 %172, %p1, !dbg !393
	%263 = icmp ugt i64 %169, %172, !dbg !393
	%264 = icmp uge i64 %254, %p7, !dbg !395
	%265 = or i1 %262, %263, !dbg !395
	%266 = or i1 %265, %264, !dbg !395
	br i1 %266, label %b28_fail1, label %b28_ok1, !dbg !395, !prof !20

b28_ok1:
	%267 = bitcast float* %259 to i8*, !dbg !274
	%268 = bitcast float* %260 to i8*, !dbg !274
	%269 = bitcast i64* %261 to i8*, !dbg !274
	call void @gpuc_put_signal_block(i8* %267, i8* %268, i64 %258, i8* %269, i64 %49, i32 9, i32 %38), !dbg !274
	%270 = add i64 %160, 1, !dbg !274
	%271 = icmp slt i64 %270, %10, !dbg !274
	br i1 %271, label %b14, label %b29, !dbg !274

b29:
	%272 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %37, !dbg !396
	%273 = icmp uge i64 %37, %p7, !dbg !396
	br i1 %273, label %b29_fail1, label %b29_ok1, !dbg !396, !prof !20

b29_ok1:
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !398, !range !56
	%275 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !398, !range !56
	%276 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !398, !range !57
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !398, !range !58
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !398, !range !58
	%279 = mul i32 %278, %276, !dbg !398
	%280 = add i32 %275, %279, !dbg !398
	%281 = mul i32 %277, %280, !dbg !398
	%282 = add i32 %274, %281, !dbg !398
	%283 = sext i32 %282 to i64, !dbg !398
	%284 = icmp eq i64 %283, 0, !dbg !399
	br i1 %284, label %b30, label %b31, !dbg !399

b30:
	%285 = addrspacecast i64 addrspace(1)* %272 to i64*, !dbg !400
	%286 = icmp eq i64 addrspace(1)* %272, null, !dbg !400
	br i1 %286, label %b30_fail1, label %b30_ok1, !dbg !400, !prof !20

b30_ok1:
	%287 = bitcast i64* %285 to i8*, !dbg !400
	%288 = call i64 @gpuc_signal_wait_until_thread(i8* %287, i32 5, i64 %49, i32 1, i8* %ctrl, i32 49), !dbg !400
	br label %b31, !dbg !400

b31:
	call void @llvm.nvvm.barrier0(), !dbg !401
	%289 = add i64 %48, 1, !dbg !397
	%290 = icmp slt i64 %289, %p11, !dbg !397
	br i1 %290, label %b2, label %b32, !dbg !397

b32:
	%291 = add i64 %32, %p11, !dbg !403
	%292 = sub i64 %291, 1, !dbg !404
	call void @llvm.nvvm.barrier0(), !dbg !406
	%293 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !407, !range !56
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !407, !range !56
	%295 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !407, !range !57
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !407, !range !58
	%297 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !407, !range !58
	%298 = mul i32 %297, %295, !dbg !407
	%299 = add i32 %294, %298, !dbg !407
	%300 = mul i32 %296, %299, !dbg !407
	%301 = add i32 %293, %300, !dbg !407
	%302 = sext i32 %301 to i64, !dbg !407
	%303 = icmp eq i64 %302, 0, !dbg !408
	br i1 %303, label %b33, label %b34, !dbg !408

b33:
	store i64 %292, i64 addrspace(1)* %30, align 8, !dbg !409
	br label %b34, !dbg !409

b34:
	ret void, !dbg !405

b0_fail1:
	%304 = icmp ugt i64 %15, %p5, !dbg !284
	br i1 %304, label %b0_fail2, label %b0_ok2, !dbg !284

b0_fail2:
	br label %fail, !dbg !284

b0_ok2:
	%305 = icmp ugt i64 %12, %15, !dbg !284
	br i1 %305, label %b0_fail3, label %b0_ok3, !dbg !284

b0_fail3:
	br label %fail, !dbg !284

b0_ok3:
	br label %fail, !dbg !286

b3_fail1:
	%306 = icmp ugt i64 %68, %p1, !dbg !325
	br i1 %306, label %b3_fail2, label %b3_ok2, !dbg !325

b3_fail2:
	br label %fail, !dbg !325

b3_ok2:
	%307 = icmp ugt i64 %65, %68, !dbg !325
	br i1 %307, label %b3_fail3, label %b3_ok3, !dbg !325

b3_fail3:
	br label %fail, !dbg !325

b3_ok3:
	br label %fail, !dbg !326

b7_fail1:
	br label %fail, !dbg !334

b8_fail1:
	br label %fail, !dbg !339

b9_fail1:
	%308 = icmp ugt i64 %118, %26, !dbg !343
	br i1 %308, label %b9_fail2, label %b9_ok2, !dbg !343

b9_fail2:
	br label %fail, !dbg !343

b9_ok2:
	br label %fail, !dbg !344

b12_fail1:
	%309 = icmp ugt i64 %139, %26, !dbg !354
	br i1 %309, label %b12_fail2, label %b12_ok2, !dbg !354

b12_fail2:
	br label %fail, !dbg !354

b12_ok2:
	%310 = icmp ugt i64 %137, %139, !dbg !354
	br i1 %310, label %b12_fail3, label %b12_ok3, !dbg !354

b12_fail3:
	br label %fail, !dbg !354

b12_ok3:
	%311 = icmp uge i64 %141, %p7, !dbg !356
	br i1 %311, label %b12_fail4, label %b12_ok4, !dbg !356

b12_fail4:
	br label %fail, !dbg !356

b12_ok4:
	br label %fail, !dbg !296

b15_fail1:
	%312 = icmp ugt i64 %172, %p1, !dbg !368
	br i1 %312, label %b15_fail2, label %b15_ok2, !dbg !368

b15_fail2:
	br label %fail, !dbg !368

b15_ok2:
	%313 = icmp ugt i64 %169, %172, !dbg !368
	br i1 %313, label %b15_fail3, label %b15_ok3, !dbg !368

b15_fail3:
	br label %fail, !dbg !368

b15_ok3:
	br label %fail, !dbg !369

b19_fail1:
	br label %fail, !dbg !373

b20_fail1:
	br label %fail, !dbg !377

b21_fail1:
	%314 = icmp ugt i64 %46, %26, !dbg !307
	br i1 %314, label %b21_fail2, label %b21_ok2, !dbg !307

b21_fail2:
	br label %fail, !dbg !307

b21_ok2:
	br label %fail, !dbg !379

b25_fail1:
	br label %fail, !dbg !387

b26_fail1:
	br label %fail, !dbg !391

b28_fail1:
	%315 = icmp ugt i64 %172, %p1, !dbg !393
	br i1 %315, label %b28_fail2, label %b28_ok2, !dbg !393

b28_fail2:
	br label %fail, !dbg !393

b28_ok2:
	%316 = icmp ugt i64 %169, %172, !dbg !393
	br i1 %316, label %b28_fail3, label %b28_ok3, !dbg !393

b28_fail3:
	br label %fail, !dbg !393

b28_ok3:
	br label %fail, !dbg !395

b29_fail1:
	br label %fail, !dbg !396

b30_fail1:
	br label %fail, !dbg !400

fail:
	%317 = phi i32 [ 43, %b0_fail2 ], [ 44, %b0_fail3 ], [ 0, %b0_ok3 ], [ 45, %b3_fail2 ], [ 46, %b3_fail3 ], [ 45, %b3_ok3 ], [ 47, %b7_fail1 ], [ 48, %b8_fail1 ], [ 50, %b9_fail2 ], [ 51, %b9_ok2 ], [ 52, %b12_fail2 ], [ 53, %b12_fail3 ], [ 54, %b12_fail4 ], [ 55, %b12_ok4 ], [ 56, %b15_fail2 ], [ 57, %b15_fail3 ], [ 56, %b15_ok3 ], [ 47, %b19_fail1 ], [ 48, %b20_fail1 ], [ 50, %b21_fail2 ], [ 51, %b21_ok2 ], [ 58, %b25_fail1 ], [ 48, %b26_fail1 ], [ 59, %b28_fail2 ], [ 60, %b28_fail3 ], [ 61, %b28_ok3 ], [ 62, %b29_fail1 ], [ 48, %b30_fail1 ], !dbg !273
	%318 = phi i64 [ %15, %b0_fail2 ], [ %12, %b0_fail3 ], [ %9, %b0_ok3 ], [ %68, %b3_fail2 ], [ %65, %b3_fail3 ], [ %68, %b3_ok3 ], [ %99, %b7_fail1 ], [ 0, %b8_fail1 ], [ %118, %b9_fail2 ], [ %69, %b9_ok2 ], [ %139, %b12_fail2 ], [ %137, %b12_fail3 ], [ %141, %b12_fail4 ], [ %140, %b12_ok4 ], [ %172, %b15_fail2 ], [ %169, %b15_fail3 ], [ %172, %b15_ok3 ], [ %44, %b19_fail1 ], [ 0, %b20_fail1 ], [ %46, %b21_fail2 ], [ %174, %b21_ok2 ], [ %236, %b25_fail1 ], [ 0, %b26_fail1 ], [ %172, %b28_fail2 ], [ %169, %b28_fail3 ], [ %254, %b28_ok3 ], [ %37, %b29_fail1 ], [ 0, %b30_fail1 ], !dbg !273
	%319 = phi i64 [ %p5, %b0_fail2 ], [ %15, %b0_fail3 ], [ %p10, %b0_ok3 ], [ %p1, %b3_fail2 ], [ %68, %b3_fail3 ], [ %p3, %b3_ok3 ], [ %p7, %b7_fail1 ], [ 0, %b8_fail1 ], [ %26, %b9_fail2 ], [ %119, %b9_ok2 ], [ %26, %b12_fail2 ], [ %139, %b12_fail3 ], [ %p7, %b12_fail4 ], [ %69, %b12_ok4 ], [ %p1, %b15_fail2 ], [ %172, %b15_fail3 ], [ %p3, %b15_ok3 ], [ %p7, %b19_fail1 ], [ 0, %b20_fail1 ], [ %26, %b21_fail2 ], [ %47, %b21_ok2 ], [ %p7, %b25_fail1 ], [ 0, %b26_fail1 ], [ %p1, %b28_fail2 ], [ %172, %b28_fail3 ], [ %p7, %b28_ok3 ], [ %p7, %b29_fail1 ], [ 0, %b30_fail1 ], !dbg !273
	call void @gpuc_fail(i8* %ctrl, i32 %317, i64 %318, i64 %319), !dbg !273
	ret void, !dbg !273
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !411 {
entry:
	br label %b0, !dbg !412

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !412
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !412
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !412
	%3 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !412
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !416
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !417, !range !18
	%6 = sext i32 %5 to i64, !dbg !417
	%7 = mul i64 %6, %p6, !dbg !418
	%8 = icmp slt i64 %7, %p3, !dbg !419
	%9 = select i1 %8, i64 %7, i64 %p3, !dbg !419
	%10 = add i64 %9, %p6, !dbg !420
	%11 = icmp slt i64 %10, %p3, !dbg !421
	%12 = select i1 %11, i64 %10, i64 %p3, !dbg !421
	%13 = mul i64 %6, %p7, !dbg !424
	%14 = add i64 %13, %p7, !dbg !425
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %6, !dbg !423
	%16 = icmp uge i64 %6, %p9, !dbg !423
	%17 = icmp ugt i64 %14, %p5, !dbg !426
	%18 = icmp ugt i64 %13, %14, !dbg !426
	%19 = icmp ugt i64 %12, %p1, !dbg !427
	%20 = icmp ugt i64 %9, %12, !dbg !427
	%21 = or i1 %16, %17, !dbg !427
	%22 = or i1 %21, %18, !dbg !427
	%23 = or i1 %22, %19, !dbg !427
	%24 = or i1 %23, %20, !dbg !427
	br i1 %24, label %b0_fail1, label %b0_ok1, !dbg !427, !prof !20

b0_ok1:
	%25 = load i64, i64 addrspace(1)* %15, align 8, !dbg !423
	%26 = add i64 %25, 1, !dbg !428
	%27 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %13, !dbg !426
	%28 = trunc i64 %26 to i32, !dbg !429
	%29 = sub i64 %12, %9, !dbg !427
	%30 = getelementptr inbounds float, float addrspace(1)* %0, i64 %9, !dbg !427
	%31 = getelementptr inbounds float, float addrspace(1)* %1, i64 %9, !dbg !430
	%32 = call i32 @gpuc_my_pe_thread(), !dbg !431
	%33 = sext i32 %32 to i64, !dbg !431
	%34 = sext i32 %4 to i64, !dbg !432
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !433, !range !56
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !433, !range !56
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !433, !range !57
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !433, !range !58
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !433, !range !58
	%40 = mul i32 %39, %37, !dbg !433
	%41 = add i32 %36, %40, !dbg !433
	%42 = mul i32 %38, %41, !dbg !433
	%43 = add i32 %35, %42, !dbg !433
	%44 = sext i32 %43 to i64, !dbg !433
	%45 = mul nsw i64 %44, 2, !dbg !434
	%46 = mul i32 %38, %39, !dbg !435
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !435, !range !59
	%48 = mul i32 %46, %47, !dbg !435
	%49 = sext i32 %48 to i64, !dbg !435
	%50 = mul nsw i64 %49, 2, !dbg !436
	%51 = icmp slt i64 %45, %29, !dbg !440
	br i1 %51, label %b1, label %b2, !dbg !440

b1:
	%52 = getelementptr inbounds float, float addrspace(1)* %31, i64 %45, !dbg !441
	%53 = load float, float addrspace(1)* %52, align 4, !dbg !441
	%54 = bitcast float %53 to i32, !dbg !442
	%55 = zext i32 %54 to i64, !dbg !442
	br label %b2, !dbg !442

b2:
	%56 = phi i64 [ 0, %b0_ok1 ], [ %55, %b1 ], !dbg !443
	%57 = add nsw i64 %45, 1, !dbg !444
	%58 = icmp slt i64 %57, %29, !dbg !445
	br i1 %58, label %b3, label %b4, !dbg !445

b3:
	%59 = getelementptr inbounds float, float addrspace(1)* %31, i64 %57, !dbg !446
	%60 = load float, float addrspace(1)* %59, align 4, !dbg !446
	%61 = bitcast float %60 to i32, !dbg !447
	%62 = zext i32 %61 to i64, !dbg !447
	%63 = shl i64 %62, 32, !dbg !448
	%64 = or i64 %56, %63, !dbg !449
	br label %b4, !dbg !449

b4:
	%65 = phi i64 [ %56, %b2 ], [ %64, %b3 ], !dbg !443
	%66 = add i64 %29, 1, !dbg !452
	%67 = sdiv i64 %66, 2, !dbg !453
	%68 = addrspacecast i64 addrspace(1)* %27 to i64*, !dbg !454
	%69 = ptrtoint i64* %68 to i64, !dbg !454
	%70 = and i64 %69, 15, !dbg !454
	%71 = icmp eq i64 %70, 0, !dbg !454
	%72 = icmp eq i64 %p7, 0, !dbg !454
	%73 = or i1 %71, %72, !dbg !454
	br i1 %73, label %b5, label %b30, !dbg !454

b5:
	%74 = bitcast i64 addrspace(1)* %27 to { i64, i64 } addrspace(1)*, !dbg !454
	%75 = ashr i64 %p7, 1, !dbg !454
	%76 = sdiv i64 %75, 2, !dbg !455
	%77 = urem i32 %28, 2, !dbg !456
	%78 = zext i32 %77 to i64, !dbg !457
	%79 = mul i64 %78, %76, !dbg !458
	%80 = add i64 %79, %76, !dbg !459
	%81 = mul i64 %34, %67, !dbg !461
	%82 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %74, i64 %79, !dbg !460
	%83 = mul i64 %33, %67, !dbg !463
	%84 = icmp ugt i64 %80, %75, !dbg !460
	%85 = icmp ugt i64 %79, %80, !dbg !460
	%86 = icmp ugt i64 %81, %76, !dbg !462
	%87 = or i1 %84, %85, !dbg !462
	%88 = or i1 %87, %86, !dbg !462
	br i1 %88, label %b5_fail1, label %b5_ok1, !dbg !462, !prof !20

b5_ok1:
	br label %b6, !dbg !462

b6:
	%89 = phi i64 [ %65, %b5_ok1 ], [ %113, %b14 ], !dbg !464
	%90 = phi i64 [ %45, %b5_ok1 ], [ %95, %b14 ], !dbg !465
	%91 = icmp slt i64 %90, %29, !dbg !466
	br i1 %91, label %b7, label %b15, !dbg !466

b7:
	%92 = sdiv i64 %90, 2, !dbg !467
	%93 = add i64 %83, %92, !dbg !468
	%94 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %82, i64 %93, !dbg !469
	%95 = add i64 %90, %50, !dbg !470
	%96 = icmp slt i64 %95, %29, !dbg !472
	%97 = icmp uge i64 %93, %81, !dbg !469
	br i1 %97, label %b7_fail1, label %b7_ok1, !dbg !469, !prof !20

b7_ok1:
	br i1 %96, label %b8, label %b9, !dbg !472

b8:
	%98 = getelementptr inbounds float, float addrspace(1)* %31, i64 %95, !dbg !473
	%99 = icmp uge i64 %95, %29, !dbg !473
	br i1 %99, label %b8_fail1, label %b8_ok1, !dbg !473, !prof !20

b8_ok1:
	%100 = load float, float addrspace(1)* %98, align 4, !dbg !473
	%101 = bitcast float %100 to i32, !dbg !474
	%102 = zext i32 %101 to i64, !dbg !474
	br label %b9, !dbg !474

b9:
	%103 = phi i64 [ 0, %b7_ok1 ], [ %102, %b8_ok1 ], !dbg !475
	%104 = add i64 %95, 1, !dbg !476
	%105 = icmp slt i64 %104, %29, !dbg !477
	br i1 %105, label %b10, label %b11, !dbg !477

b10:
	%106 = getelementptr inbounds float, float addrspace(1)* %31, i64 %104, !dbg !478
	%107 = icmp uge i64 %104, %29, !dbg !478
	br i1 %107, label %b10_fail1, label %b10_ok1, !dbg !478, !prof !20

b10_ok1:
	%108 = load float, float addrspace(1)* %106, align 4, !dbg !478
	%109 = bitcast float %108 to i32, !dbg !479
	%110 = zext i32 %109 to i64, !dbg !479
	%111 = shl i64 %110, 32, !dbg !480
	%112 = or i64 %103, %111, !dbg !481
	br label %b11, !dbg !481

b11:
	%113 = phi i64 [ %103, %b9 ], [ %112, %b10_ok1 ], !dbg !475
	br label %b12, !dbg !471

b12:
	%114 = phi i64 [ 0, %b11 ], [ %120, %b14 ], !dbg !471
	%115 = icmp ne i64 %114, %33, !dbg !482
	br i1 %115, label %b13, label %b14, !dbg !482

b13:
	%116 = trunc i64 %114 to i32, !dbg !416
	%117 = addrspacecast { i64, i64 } addrspace(1)* %94 to { i64, i64 }*, !dbg !416
	%118 = icmp uge i64 %114, %34, !dbg !416
	br i1 %118, label %b13_fail1, label %b13_ok1, !dbg !416, !prof !20

b13_ok1:
	%119 = bitcast { i64, i64 }* %117 to i8*, !dbg !416
	call void @gpuc_put_line_thread(i8* %119, i64 %89, i32 %28, i32 %116), !dbg !416
	br label %b14, !dbg !416

b14:
	%120 = add i64 %114, 1, !dbg !416
	%121 = icmp slt i64 %120, %34, !dbg !416
	br i1 %121, label %b12, label %b6, !dbg !416

b15:
	%122 = phi i64 [ %167, %b26 ], [ %45, %b6 ], !dbg !483
	%123 = icmp slt i64 %122, %29, !dbg !484
	br i1 %123, label %b16, label %b27, !dbg !484

b16:
	%124 = getelementptr inbounds float, float addrspace(1)* %31, i64 %122, !dbg !486
	%125 = icmp uge i64 %122, %29, !dbg !486
	br i1 %125, label %b16_fail1, label %b16_ok1, !dbg !486, !prof !20

b16_ok1:
	%126 = load float, float addrspace(1)* %124, align 4, !dbg !486
	%127 = bitcast float %126 to i32, !dbg !487
	%128 = zext i32 %127 to i64, !dbg !487
	%129 = add nsw i64 %122, 1, !dbg !488
	%130 = icmp slt i64 %129, %29, !dbg !489
	br i1 %130, label %b17, label %b18, !dbg !489

b17:
	%131 = getelementptr inbounds float, float addrspace(1)* %31, i64 %129, !dbg !490
	%132 = icmp uge i64 %129, %29, !dbg !490
	br i1 %132, label %b17_fail1, label %b17_ok1, !dbg !490, !prof !20

b17_ok1:
	%133 = load float, float addrspace(1)* %131, align 4, !dbg !490
	%134 = bitcast float %133 to i32, !dbg !491
	%135 = zext i32 %134 to i64, !dbg !491
	%136 = shl i64 %135, 32, !dbg !492
	%137 = or i64 %128, %136, !dbg !493
	br label %b18, !dbg !493

b18:
	%138 = phi i64 [ %128, %b16_ok1 ], [ %137, %b17_ok1 ], !dbg !494
	br label %b19, !dbg !485

b19:
	%139 = phi float [ 0.000000e+00, %b18 ], [ %160, %b23 ], !dbg !495
	%140 = phi float [ 0.000000e+00, %b18 ], [ %161, %b23 ], !dbg !496
	%141 = phi i64 [ 0, %b18 ], [ %162, %b23 ], !dbg !496
	%142 = icmp ne i64 %141, %33, !dbg !497
	br i1 %142, label %b20, label %b21, !dbg !497

b20:
	%143 = mul i64 %141, %67, !dbg !498
	%144 = sdiv i64 %122, 2, !dbg !499
	%145 = add i64 %143, %144, !dbg !500
	%146 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %82, i64 %145, !dbg !501
	%147 = addrspacecast { i64, i64 } addrspace(1)* %146 to { i64, i64 }*, !dbg !502
	%148 = icmp uge i64 %145, %81, !dbg !501
	br i1 %148, label %b20_fail1, label %b20_ok1, !dbg !501, !prof !20

b20_ok1:
	%149 = bitcast { i64, i64 }* %147 to i8*, !dbg !502
	%150 = call i64 @gpuc_wait_line_thread(i8* %149, i32 %28, i32 1, i8* %ctrl, i32 73), !dbg !502
	br label %b21, !dbg !502

b21:
	%151 = phi i64 [ %138, %b19 ], [ %150, %b20_ok1 ], !dbg !503
	%152 = trunc i64 %151 to i32, !dbg !506
	%153 = bitcast i32 %152 to float, !dbg !506
	%154 = lshr i64 %151, 32, !dbg !507
	%155 = trunc i64 %154 to i32, !dbg !508
	%156 = bitcast i32 %155 to float, !dbg !508
	%157 = icmp eq i64 %141, 0, !dbg !509
	br i1 %157, label %b23, label %b22, !dbg !509

b22:
	%158 = fadd float %139, %153, !dbg !510
	%159 = fadd float %140, %156, !dbg !511
	br label %b23, !dbg !511

b23:
	%160 = phi float [ %153, %b21 ], [ %158, %b22 ], !dbg !495
	%161 = phi float [ %156, %b21 ], [ %159, %b22 ], !dbg !496
	%162 = add i64 %141, 1, !dbg !496
	%163 = icmp slt i64 %162, %34, !dbg !496
	br i1 %163, label %b19, label %b24, !dbg !496

b24:
	%164 = getelementptr inbounds float, float addrspace(1)* %30, i64 %122, !dbg !514
	%165 = icmp uge i64 %122, %29, !dbg !514
	br i1 %165, label %b24_fail1, label %b24_ok1, !dbg !514, !prof !20

b24_ok1:
	store float %160, float addrspace(1)* %164, align 4, !dbg !514
	br i1 %130, label %b25, label %b26, !dbg !515

b25:
	%166 = getelementptr inbounds float, float addrspace(1)* %30, i64 %129, !dbg !516
	store float %161, float addrspace(1)* %166, align 4, !dbg !516
	br label %b26, !dbg !516

b26:
	%167 = add i64 %122, %50, !dbg !517
	br label %b15, !dbg !517

b27:
	call void @llvm.nvvm.barrier0(), !dbg !519
	%168 = icmp eq i64 %44, 0, !dbg !520
	br i1 %168, label %b28, label %b29, !dbg !520

b28:
	store i64 %26, i64 addrspace(1)* %15, align 8, !dbg !521
	br label %b29, !dbg !521

b29:
	ret void, !dbg !518

b30:
	br label %fail, !dbg !454

b0_fail1:
	%169 = icmp uge i64 %6, %p9, !dbg !423
	br i1 %169, label %b0_fail2, label %b0_ok2, !dbg !423

b0_fail2:
	br label %fail, !dbg !423

b0_ok2:
	%170 = icmp ugt i64 %14, %p5, !dbg !426
	br i1 %170, label %b0_fail3, label %b0_ok3, !dbg !426

b0_fail3:
	br label %fail, !dbg !426

b0_ok3:
	%171 = icmp ugt i64 %13, %14, !dbg !426
	br i1 %171, label %b0_fail4, label %b0_ok4, !dbg !426

b0_fail4:
	br label %fail, !dbg !426

b0_ok4:
	%172 = icmp ugt i64 %12, %p1, !dbg !427
	br i1 %172, label %b0_fail5, label %b0_ok5, !dbg !427

b0_fail5:
	br label %fail, !dbg !427

b0_ok5:
	br label %fail, !dbg !427

b5_fail1:
	%173 = icmp ugt i64 %80, %75, !dbg !460
	br i1 %173, label %b5_fail2, label %b5_ok2, !dbg !460

b5_fail2:
	br label %fail, !dbg !460

b5_ok2:
	%174 = icmp ugt i64 %79, %80, !dbg !460
	br i1 %174, label %b5_fail3, label %b5_ok3, !dbg !460

b5_fail3:
	br label %fail, !dbg !460

b5_ok3:
	br label %fail, !dbg !462

b7_fail1:
	br label %fail, !dbg !469

b8_fail1:
	br label %fail, !dbg !473

b10_fail1:
	br label %fail, !dbg !478

b13_fail1:
	br label %fail, !dbg !416

b16_fail1:
	br label %fail, !dbg !486

b17_fail1:
	br label %fail, !dbg !490

b20_fail1:
	br label %fail, !dbg !501

b24_fail1:
	br label %fail, !dbg !514

fail:
	%175 = phi i32 [ 0, %b0_fail2 ], [ 63, %b0_fail3 ], [ 64, %b0_fail4 ], [ 63, %b0_fail5 ], [ 64, %b0_ok5 ], [ 68, %b5_fail2 ], [ 69, %b5_fail3 ], [ 68, %b5_ok3 ], [ 70, %b7_fail1 ], [ 65, %b8_fail1 ], [ 66, %b10_fail1 ], [ 71, %b13_fail1 ], [ 65, %b16_fail1 ], [ 66, %b17_fail1 ], [ 72, %b20_fail1 ], [ 74, %b24_fail1 ], [ 67, %b30 ], !dbg !412
	%176 = phi i64 [ %6, %b0_fail2 ], [ %14, %b0_fail3 ], [ %13, %b0_fail4 ], [ %12, %b0_fail5 ], [ %9, %b0_ok5 ], [ %80, %b5_fail2 ], [ %79, %b5_fail3 ], [ %81, %b5_ok3 ], [ %93, %b7_fail1 ], [ %95, %b8_fail1 ], [ %104, %b10_fail1 ], [ %114, %b13_fail1 ], [ %122, %b16_fail1 ], [ %129, %b17_fail1 ], [ %145, %b20_fail1 ], [ %122, %b24_fail1 ], [ %70, %b30 ], !dbg !412
	%177 = phi i64 [ %p9, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %14, %b0_fail4 ], [ %p1, %b0_fail5 ], [ %12, %b0_ok5 ], [ %75, %b5_fail2 ], [ %80, %b5_fail3 ], [ %76, %b5_ok3 ], [ %81, %b7_fail1 ], [ %29, %b8_fail1 ], [ %29, %b10_fail1 ], [ %34, %b13_fail1 ], [ %29, %b16_fail1 ], [ %29, %b17_fail1 ], [ %81, %b20_fail1 ], [ %29, %b24_fail1 ], [ 16, %b30 ], !dbg !412
	call void @gpuc_fail(i8* %ctrl, i32 %175, i64 %176, i64 %177), !dbg !412
	ret void, !dbg !412
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
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !147
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !56
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !147
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
!nvvm.annotations = !{!522, !523, !524, !525, !526, !527, !528, !529, !530, !531, !532, !533, !534, !535, !536, !537, !538, !539, !540, !541, !542}
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
!147 = !{i32 0, i32 65535}
!148 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!149 = !DILocation(line: 72, column: 6, scope: !148)
!150 = !DILocation(line: 84, column: 22, scope: !148)
!151 = !DILocation(line: 101, column: 9, scope: !148)
!152 = !DILocation(line: 135, column: 6, scope: !8, inlinedAt: !151)
!153 = !DILocation(line: 141, column: 23, scope: !11, inlinedAt: !152)
!154 = !DILocation(line: 73, column: 68, scope: !148)
!155 = !DILocation(line: 39, column: 80, scope: !15, inlinedAt: !154)
!156 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !154)
!157 = !DILocation(line: 73, column: 30, scope: !148)
!158 = !DILocation(line: 73, column: 47, scope: !148)
!159 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !154)
!160 = !DILocation(line: 76, column: 6, scope: !148)
!161 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !160)
!162 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !160)
!163 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !160)
!164 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !160)
!165 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !160)
!166 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !160)
!167 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !160)
!168 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !160)
!169 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !160)
!170 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !160)
!171 = !DILocation(line: 78, column: 21, scope: !148)
!172 = !DILocation(line: 79, column: 17, scope: !148)
!173 = !DILocation(line: 79, column: 20, scope: !148)
!174 = !DILocation(line: 79, column: 24, scope: !148)
!175 = !DILocation(line: 79, column: 41, scope: !148)
!176 = !DILocation(line: 79, column: 37, scope: !148)
!177 = !DILocation(line: 79, column: 44, scope: !148)
!178 = !DILocation(line: 79, column: 48, scope: !148)
!179 = !DILocation(line: 80, column: 23, scope: !148)
!180 = !DILocation(line: 80, column: 42, scope: !148)
!181 = !DILocation(line: 81, column: 43, scope: !148)
!182 = !DILocation(line: 81, column: 32, scope: !148)
!183 = !{i32 1, i32 65536}
!184 = !DILocation(line: 82, column: 15, scope: !148)
!185 = !DILocation(line: 108, column: 2, scope: !86, inlinedAt: !184)
!186 = !DILocation(line: 109, column: 6, scope: !86, inlinedAt: !184)
!187 = !DILocation(line: 109, column: 18, scope: !86, inlinedAt: !184)
!188 = !DILocation(line: 110, column: 25, scope: !86, inlinedAt: !184)
!189 = !DILocation(line: 110, column: 18, scope: !86, inlinedAt: !184)
!190 = !DILocation(line: 110, column: 33, scope: !86, inlinedAt: !184)
!191 = !DILocation(line: 112, column: 8, scope: !86, inlinedAt: !184)
!192 = !DILocation(line: 112, column: 11, scope: !86, inlinedAt: !184)
!193 = !DILocation(line: 113, column: 25, scope: !86, inlinedAt: !184)
!194 = !DILocation(line: 113, column: 18, scope: !86, inlinedAt: !184)
!195 = !DILocation(line: 113, column: 35, scope: !86, inlinedAt: !184)
!196 = !DILocation(line: 111, column: 7, scope: !86, inlinedAt: !184)
!197 = !DILocation(line: 115, column: 8, scope: !86, inlinedAt: !184)
!198 = !DILocation(line: 115, column: 11, scope: !86, inlinedAt: !184)
!199 = !DILocation(line: 116, column: 25, scope: !86, inlinedAt: !184)
!200 = !DILocation(line: 116, column: 18, scope: !86, inlinedAt: !184)
!201 = !DILocation(line: 116, column: 35, scope: !86, inlinedAt: !184)
!202 = !DILocation(line: 111, column: 10, scope: !86, inlinedAt: !184)
!203 = !DILocation(line: 118, column: 8, scope: !86, inlinedAt: !184)
!204 = !DILocation(line: 118, column: 11, scope: !86, inlinedAt: !184)
!205 = !DILocation(line: 119, column: 25, scope: !86, inlinedAt: !184)
!206 = !DILocation(line: 119, column: 18, scope: !86, inlinedAt: !184)
!207 = !DILocation(line: 119, column: 35, scope: !86, inlinedAt: !184)
!208 = !DILocation(line: 111, column: 13, scope: !86, inlinedAt: !184)
!209 = !DILocation(line: 121, column: 28, scope: !86, inlinedAt: !184)
!210 = !DILocation(line: 127, column: 45, scope: !112, inlinedAt: !209)
!211 = !DILocation(line: 127, column: 59, scope: !112, inlinedAt: !209)
!212 = !DILocation(line: 127, column: 73, scope: !112, inlinedAt: !209)
!213 = !DILocation(line: 127, column: 87, scope: !112, inlinedAt: !209)
!214 = !DILocation(line: 121, column: 40, scope: !86, inlinedAt: !184)
!215 = !DILocation(line: 127, column: 45, scope: !112, inlinedAt: !214)
!216 = !DILocation(line: 127, column: 59, scope: !112, inlinedAt: !214)
!217 = !DILocation(line: 127, column: 73, scope: !112, inlinedAt: !214)
!218 = !DILocation(line: 127, column: 87, scope: !112, inlinedAt: !214)
!219 = !DILocation(line: 121, column: 23, scope: !86, inlinedAt: !184)
!220 = !DILocation(line: 127, column: 45, scope: !112, inlinedAt: !219)
!221 = !DILocation(line: 127, column: 59, scope: !112, inlinedAt: !219)
!222 = !DILocation(line: 127, column: 73, scope: !112, inlinedAt: !219)
!223 = !DILocation(line: 127, column: 87, scope: !112, inlinedAt: !219)
!224 = !DILocation(line: 121, column: 13, scope: !86, inlinedAt: !184)
!225 = !DILocation(line: 127, column: 45, scope: !112, inlinedAt: !224)
!226 = !DILocation(line: 127, column: 59, scope: !112, inlinedAt: !224)
!227 = !DILocation(line: 127, column: 73, scope: !112, inlinedAt: !224)
!228 = !DILocation(line: 127, column: 87, scope: !112, inlinedAt: !224)
!229 = !DILocation(line: 109, column: 25, scope: !86, inlinedAt: !184)
!230 = !DILocation(line: 83, column: 19, scope: !148)
!231 = !DILocation(line: 84, column: 14, scope: !148)
!232 = !DILocation(line: 84, column: 30, scope: !148)
!233 = !DILocation(line: 88, column: 14, scope: !148)
!234 = !DILocation(line: 88, column: 8, scope: !148)
!235 = !DILocation(line: 89, column: 51, scope: !148)
!236 = !DILocation(line: 89, column: 44, scope: !148)
!237 = !DILocation(line: 89, column: 33, scope: !148)
!238 = !DILocation(line: 92, column: 30, scope: !148)
!239 = !DILocation(line: 90, column: 4, scope: !148)
!240 = !DILocation(line: 92, column: 20, scope: !148)
!241 = !DILocation(line: 92, column: 27, scope: !148)
!242 = !DILocation(line: 92, column: 5, scope: !148)
!243 = !DILocation(line: 94, column: 20, scope: !148)
!244 = !DILocation(line: 95, column: 13, scope: !148)
!245 = !DILocation(line: 95, column: 20, scope: !148)
!246 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !151)
!247 = !DILocation(line: 132, column: 22, scope: !8, inlinedAt: !151)
!248 = !DILocation(line: 133, column: 14, scope: !8, inlinedAt: !151)
!249 = !DILocation(line: 142, column: 25, scope: !11, inlinedAt: !152)
!250 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !152)
!251 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !152)
!252 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !152)
!253 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !152)
!254 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !152)
!255 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !152)
!256 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !152)
!257 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !152)
!258 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !152)
!259 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !152)
!260 = !DILocation(line: 102, column: 20, scope: !148)
!261 = !DILocation(line: 45, column: 16, scope: !142, inlinedAt: !260)
!262 = !DILocation(line: 46, column: 22, scope: !142, inlinedAt: !260)
!263 = !DILocation(line: 47, column: 8, scope: !142, inlinedAt: !260)
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
!274 = !DILocation(line: 53, column: 19, scope: !272)
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
!285 = !DILocation(line: 33, column: 27, scope: !272)
!286 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !285)
!287 = !DILocation(line: 28, column: 15, scope: !272)
!288 = !DILocation(line: 28, column: 20, scope: !272)
!289 = !DILocation(line: 31, column: 17, scope: !272)
!290 = !DILocation(line: 31, column: 21, scope: !272)
!291 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !285)
!292 = !DILocation(line: 37, column: 25, scope: !272)
!293 = !DILocation(line: 56, column: 30, scope: !272)
!294 = !DILocation(line: 56, column: 28, scope: !272)
!295 = !DILocation(line: 56, column: 38, scope: !272)
!296 = !DILocation(line: 42, column: 19, scope: !272)
!297 = distinct !DISubprogram(name: "sum", scope: !271, file: !271, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!298 = !DILocation(line: 49, column: 8, scope: !272)
!299 = !DILocation(line: 70, column: 10, scope: !297, inlinedAt: !298)
!300 = !DILocation(line: 51, column: 30, scope: !272)
!301 = !DILocation(line: 51, column: 34, scope: !272)
!302 = !DILocation(line: 54, column: 25, scope: !272)
!303 = !DILocation(line: 75, column: 28, scope: !297, inlinedAt: !298)
!304 = !DILocation(line: 75, column: 33, scope: !297, inlinedAt: !298)
!305 = !DILocation(line: 76, column: 33, scope: !297, inlinedAt: !298)
!306 = !DILocation(line: 76, column: 36, scope: !297, inlinedAt: !298)
!307 = !DILocation(line: 76, column: 27, scope: !297, inlinedAt: !298)
!308 = !DILocation(line: 35, column: 26, scope: !272)
!309 = !DILocation(line: 35, column: 18, scope: !272)
!310 = !DILocation(line: 36, column: 23, scope: !272)
!311 = !DILocation(line: 36, column: 13, scope: !272)
!312 = !DILocation(line: 36, column: 28, scope: !272)
!313 = !DILocation(line: 36, column: 37, scope: !272)
!314 = !DILocation(line: 36, column: 43, scope: !272)
!315 = !DILocation(line: 40, column: 41, scope: !272)
!316 = !DILocation(line: 40, column: 46, scope: !272)
!317 = !DILocation(line: 40, column: 51, scope: !272)
!318 = distinct !DISubprogram(name: "pieceRange", scope: !271, file: !271, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!319 = !DILocation(line: 40, column: 24, scope: !272)
!320 = !DILocation(line: 63, column: 17, scope: !318, inlinedAt: !319)
!321 = !DILocation(line: 63, column: 15, scope: !318, inlinedAt: !319)
!322 = !DILocation(line: 63, column: 10, scope: !318, inlinedAt: !319)
!323 = !DILocation(line: 64, column: 19, scope: !318, inlinedAt: !319)
!324 = !DILocation(line: 64, column: 16, scope: !318, inlinedAt: !319)
!325 = !DILocation(line: 41, column: 22, scope: !272)
!326 = !DILocation(line: 41, column: 42, scope: !272)
!327 = !DILocation(line: 41, column: 7, scope: !272)
!328 = !DILocation(line: 70, column: 10, scope: !297, inlinedAt: !327)
!329 = !DILocation(line: 71, column: 34, scope: !297, inlinedAt: !327)
!330 = !DILocation(line: 72, column: 16, scope: !297, inlinedAt: !327)
!331 = !DILocation(line: 72, column: 7, scope: !297, inlinedAt: !327)
!332 = !DILocation(line: 75, column: 28, scope: !297, inlinedAt: !327)
!333 = !DILocation(line: 75, column: 33, scope: !297, inlinedAt: !327)
!334 = !DILocation(line: 75, column: 22, scope: !297, inlinedAt: !327)
!335 = distinct !DISubprogram(name: "await", scope: !271, file: !271, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!336 = !DILocation(line: 75, column: 8, scope: !297, inlinedAt: !327)
!337 = !DILocation(line: 86, column: 19, scope: !335, inlinedAt: !336)
!338 = !DILocation(line: 86, column: 22, scope: !335, inlinedAt: !336)
!339 = !DILocation(line: 87, column: 24, scope: !335, inlinedAt: !336)
!340 = !DILocation(line: 89, column: 16, scope: !335, inlinedAt: !336)
!341 = !DILocation(line: 76, column: 33, scope: !297, inlinedAt: !327)
!342 = !DILocation(line: 76, column: 36, scope: !297, inlinedAt: !327)
!343 = !DILocation(line: 76, column: 27, scope: !297, inlinedAt: !327)
!344 = !DILocation(line: 76, column: 44, scope: !297, inlinedAt: !327)
!345 = !DILocation(line: 77, column: 34, scope: !297, inlinedAt: !327)
!346 = !DILocation(line: 78, column: 20, scope: !297, inlinedAt: !327)
!347 = !DILocation(line: 78, column: 29, scope: !297, inlinedAt: !327)
!348 = !DILocation(line: 78, column: 24, scope: !297, inlinedAt: !327)
!349 = !DILocation(line: 78, column: 7, scope: !297, inlinedAt: !327)
!350 = !DILocation(line: 81, column: 16, scope: !297, inlinedAt: !327)
!351 = !DILocation(line: 42, column: 47, scope: !272)
!352 = !DILocation(line: 42, column: 65, scope: !272)
!353 = !DILocation(line: 42, column: 68, scope: !272)
!354 = !DILocation(line: 42, column: 42, scope: !272)
!355 = !DILocation(line: 43, column: 21, scope: !272)
!356 = !DILocation(line: 43, column: 15, scope: !272)
!357 = !DILocation(line: 45, column: 25, scope: !272)
!358 = !DILocation(line: 46, column: 43, scope: !272)
!359 = !DILocation(line: 46, column: 48, scope: !272)
!360 = !DILocation(line: 46, column: 53, scope: !272)
!361 = !DILocation(line: 46, column: 24, scope: !272)
!362 = !DILocation(line: 63, column: 17, scope: !318, inlinedAt: !361)
!363 = !DILocation(line: 63, column: 15, scope: !318, inlinedAt: !361)
!364 = !DILocation(line: 63, column: 10, scope: !318, inlinedAt: !361)
!365 = !DILocation(line: 64, column: 19, scope: !318, inlinedAt: !361)
!366 = !DILocation(line: 64, column: 16, scope: !318, inlinedAt: !361)
!367 = !DILocation(line: 47, column: 12, scope: !272)
!368 = !DILocation(line: 49, column: 23, scope: !272)
!369 = !DILocation(line: 49, column: 43, scope: !272)
!370 = !DILocation(line: 71, column: 34, scope: !297, inlinedAt: !298)
!371 = !DILocation(line: 72, column: 16, scope: !297, inlinedAt: !298)
!372 = !DILocation(line: 72, column: 7, scope: !297, inlinedAt: !298)
!373 = !DILocation(line: 75, column: 22, scope: !297, inlinedAt: !298)
!374 = !DILocation(line: 75, column: 8, scope: !297, inlinedAt: !298)
!375 = !DILocation(line: 86, column: 19, scope: !335, inlinedAt: !374)
!376 = !DILocation(line: 86, column: 22, scope: !335, inlinedAt: !374)
!377 = !DILocation(line: 87, column: 24, scope: !335, inlinedAt: !374)
!378 = !DILocation(line: 89, column: 16, scope: !335, inlinedAt: !374)
!379 = !DILocation(line: 76, column: 44, scope: !297, inlinedAt: !298)
!380 = !DILocation(line: 77, column: 34, scope: !297, inlinedAt: !298)
!381 = !DILocation(line: 78, column: 20, scope: !297, inlinedAt: !298)
!382 = !DILocation(line: 78, column: 29, scope: !297, inlinedAt: !298)
!383 = !DILocation(line: 78, column: 24, scope: !297, inlinedAt: !298)
!384 = !DILocation(line: 78, column: 7, scope: !297, inlinedAt: !298)
!385 = !DILocation(line: 81, column: 16, scope: !297, inlinedAt: !298)
!386 = !DILocation(line: 51, column: 36, scope: !272)
!387 = !DILocation(line: 51, column: 24, scope: !272)
!388 = !DILocation(line: 51, column: 10, scope: !272)
!389 = !DILocation(line: 86, column: 19, scope: !335, inlinedAt: !388)
!390 = !DILocation(line: 86, column: 22, scope: !335, inlinedAt: !388)
!391 = !DILocation(line: 87, column: 24, scope: !335, inlinedAt: !388)
!392 = !DILocation(line: 89, column: 16, scope: !335, inlinedAt: !388)
!393 = !DILocation(line: 53, column: 40, scope: !272)
!394 = !DILocation(line: 54, column: 27, scope: !272)
!395 = !DILocation(line: 54, column: 15, scope: !272)
!396 = !DILocation(line: 56, column: 22, scope: !272)
!397 = !DILocation(line: 56, column: 8, scope: !272)
!398 = !DILocation(line: 86, column: 19, scope: !335, inlinedAt: !397)
!399 = !DILocation(line: 86, column: 22, scope: !335, inlinedAt: !397)
!400 = !DILocation(line: 87, column: 24, scope: !335, inlinedAt: !397)
!401 = !DILocation(line: 89, column: 16, scope: !335, inlinedAt: !397)
!402 = !DILocation(line: 58, column: 43, scope: !272)
!403 = !DILocation(line: 58, column: 36, scope: !272)
!404 = !DILocation(line: 58, column: 51, scope: !272)
!405 = !DILocation(line: 58, column: 20, scope: !272)
!406 = !DILocation(line: 45, column: 16, scope: !142, inlinedAt: !405)
!407 = !DILocation(line: 46, column: 19, scope: !142, inlinedAt: !405)
!408 = !DILocation(line: 46, column: 22, scope: !142, inlinedAt: !405)
!409 = !DILocation(line: 47, column: 8, scope: !142, inlinedAt: !405)
!410 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!411 = distinct !DISubprogram(name: "Small", scope: !410, file: !410, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!412 = !DILocation(line: 17, column: 6, scope: !411)
!413 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!414 = distinct !DISubprogram(name: "AllReduce", scope: !413, file: !413, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!415 = !DILocation(line: 22, column: 14, scope: !411)
!416 = !DILocation(line: 35, column: 18, scope: !414, inlinedAt: !415)
!417 = !DILocation(line: 18, column: 21, scope: !411)
!418 = !DILocation(line: 19, column: 17, scope: !411)
!419 = !DILocation(line: 19, column: 11, scope: !411)
!420 = !DILocation(line: 20, column: 14, scope: !411)
!421 = !DILocation(line: 20, column: 11, scope: !411)
!422 = !DILocation(line: 21, column: 27, scope: !411)
!423 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !422)
!424 = !DILocation(line: 22, column: 46, scope: !411)
!425 = !DILocation(line: 22, column: 61, scope: !411)
!426 = !DILocation(line: 22, column: 40, scope: !411)
!427 = !DILocation(line: 22, column: 86, scope: !411)
!428 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !422)
!429 = !DILocation(line: 22, column: 74, scope: !411)
!430 = !DILocation(line: 22, column: 98, scope: !411)
!431 = !DILocation(line: 23, column: 23, scope: !414, inlinedAt: !415)
!432 = !DILocation(line: 23, column: 40, scope: !414, inlinedAt: !415)
!433 = !DILocation(line: 24, column: 23, scope: !414, inlinedAt: !415)
!434 = !DILocation(line: 24, column: 25, scope: !414, inlinedAt: !415)
!435 = !DILocation(line: 24, column: 46, scope: !414, inlinedAt: !415)
!436 = !DILocation(line: 24, column: 48, scope: !414, inlinedAt: !415)
!437 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!438 = distinct !DISubprogram(name: "load", scope: !437, file: !437, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!439 = !DILocation(line: 25, column: 14, scope: !414, inlinedAt: !415)
!440 = !DILocation(line: 67, column: 7, scope: !438, inlinedAt: !439)
!441 = !DILocation(line: 68, column: 20, scope: !438, inlinedAt: !439)
!442 = !DILocation(line: 68, column: 18, scope: !438, inlinedAt: !439)
!443 = !DILocation(line: 66, column: 34, scope: !438, inlinedAt: !439)
!444 = !DILocation(line: 70, column: 27, scope: !438, inlinedAt: !439)
!445 = !DILocation(line: 70, column: 30, scope: !438, inlinedAt: !439)
!446 = !DILocation(line: 71, column: 21, scope: !438, inlinedAt: !439)
!447 = !DILocation(line: 71, column: 19, scope: !438, inlinedAt: !439)
!448 = !DILocation(line: 71, column: 28, scope: !438, inlinedAt: !439)
!449 = !DILocation(line: 71, column: 3, scope: !438, inlinedAt: !439)
!450 = distinct !DISubprogram(name: "linesOf", scope: !437, file: !437, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!451 = !DILocation(line: 26, column: 20, scope: !414, inlinedAt: !415)
!452 = !DILocation(line: 62, column: 12, scope: !450, inlinedAt: !451)
!453 = !DILocation(line: 62, column: 17, scope: !450, inlinedAt: !451)
!454 = !DILocation(line: 27, column: 22, scope: !414, inlinedAt: !415)
!455 = !DILocation(line: 28, column: 22, scope: !414, inlinedAt: !415)
!456 = !DILocation(line: 29, column: 31, scope: !414, inlinedAt: !415)
!457 = !DILocation(line: 29, column: 25, scope: !414, inlinedAt: !415)
!458 = !DILocation(line: 29, column: 34, scope: !414, inlinedAt: !415)
!459 = !DILocation(line: 29, column: 58, scope: !414, inlinedAt: !415)
!460 = !DILocation(line: 29, column: 21, scope: !414, inlinedAt: !415)
!461 = !DILocation(line: 29, column: 77, scope: !414, inlinedAt: !415)
!462 = !DILocation(line: 29, column: 70, scope: !414, inlinedAt: !415)
!463 = !DILocation(line: 31, column: 27, scope: !414, inlinedAt: !415)
!464 = !DILocation(line: 25, column: 2, scope: !414, inlinedAt: !415)
!465 = !DILocation(line: 30, column: 6, scope: !414, inlinedAt: !415)
!466 = !DILocation(line: 30, column: 20, scope: !414, inlinedAt: !415)
!467 = !DILocation(line: 31, column: 34, scope: !414, inlinedAt: !415)
!468 = !DILocation(line: 31, column: 32, scope: !414, inlinedAt: !415)
!469 = !DILocation(line: 31, column: 24, scope: !414, inlinedAt: !415)
!470 = !DILocation(line: 32, column: 21, scope: !414, inlinedAt: !415)
!471 = !DILocation(line: 32, column: 14, scope: !414, inlinedAt: !415)
!472 = !DILocation(line: 67, column: 7, scope: !438, inlinedAt: !471)
!473 = !DILocation(line: 68, column: 20, scope: !438, inlinedAt: !471)
!474 = !DILocation(line: 68, column: 18, scope: !438, inlinedAt: !471)
!475 = !DILocation(line: 66, column: 34, scope: !438, inlinedAt: !471)
!476 = !DILocation(line: 70, column: 27, scope: !438, inlinedAt: !471)
!477 = !DILocation(line: 70, column: 30, scope: !438, inlinedAt: !471)
!478 = !DILocation(line: 71, column: 21, scope: !438, inlinedAt: !471)
!479 = !DILocation(line: 71, column: 19, scope: !438, inlinedAt: !471)
!480 = !DILocation(line: 71, column: 28, scope: !438, inlinedAt: !471)
!481 = !DILocation(line: 71, column: 3, scope: !438, inlinedAt: !471)
!482 = !DILocation(line: 34, column: 10, scope: !414, inlinedAt: !415)
!483 = !DILocation(line: 39, column: 6, scope: !414, inlinedAt: !415)
!484 = !DILocation(line: 39, column: 20, scope: !414, inlinedAt: !415)
!485 = !DILocation(line: 40, column: 15, scope: !414, inlinedAt: !415)
!486 = !DILocation(line: 68, column: 20, scope: !438, inlinedAt: !485)
!487 = !DILocation(line: 68, column: 18, scope: !438, inlinedAt: !485)
!488 = !DILocation(line: 70, column: 27, scope: !438, inlinedAt: !485)
!489 = !DILocation(line: 70, column: 30, scope: !438, inlinedAt: !485)
!490 = !DILocation(line: 71, column: 21, scope: !438, inlinedAt: !485)
!491 = !DILocation(line: 71, column: 19, scope: !438, inlinedAt: !485)
!492 = !DILocation(line: 71, column: 28, scope: !438, inlinedAt: !485)
!493 = !DILocation(line: 71, column: 3, scope: !438, inlinedAt: !485)
!494 = !DILocation(line: 66, column: 34, scope: !438, inlinedAt: !485)
!495 = !DILocation(line: 41, column: 7, scope: !414, inlinedAt: !415)
!496 = !DILocation(line: 41, column: 10, scope: !414, inlinedAt: !415)
!497 = !DILocation(line: 44, column: 10, scope: !414, inlinedAt: !415)
!498 = !DILocation(line: 45, column: 40, scope: !414, inlinedAt: !415)
!499 = !DILocation(line: 45, column: 47, scope: !414, inlinedAt: !415)
!500 = !DILocation(line: 45, column: 45, scope: !414, inlinedAt: !415)
!501 = !DILocation(line: 45, column: 37, scope: !414, inlinedAt: !415)
!502 = !DILocation(line: 45, column: 26, scope: !414, inlinedAt: !415)
!503 = !DILocation(line: 43, column: 4, scope: !414, inlinedAt: !415)
!504 = distinct !DISubprogram(name: "unpack", scope: !437, file: !437, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!505 = !DILocation(line: 47, column: 21, scope: !414, inlinedAt: !415)
!506 = !DILocation(line: 82, column: 24, scope: !504, inlinedAt: !505)
!507 = !DILocation(line: 82, column: 53, scope: !504, inlinedAt: !505)
!508 = !DILocation(line: 82, column: 47, scope: !504, inlinedAt: !505)
!509 = !DILocation(line: 48, column: 10, scope: !414, inlinedAt: !415)
!510 = !DILocation(line: 51, column: 13, scope: !414, inlinedAt: !415)
!511 = !DILocation(line: 51, column: 18, scope: !414, inlinedAt: !415)
!512 = distinct !DISubprogram(name: "store", scope: !437, file: !437, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!513 = !DILocation(line: 54, column: 8, scope: !414, inlinedAt: !415)
!514 = !DILocation(line: 87, column: 3, scope: !512, inlinedAt: !513)
!515 = !DILocation(line: 88, column: 30, scope: !512, inlinedAt: !513)
!516 = !DILocation(line: 89, column: 4, scope: !512, inlinedAt: !513)
!517 = !DILocation(line: 39, column: 32, scope: !414, inlinedAt: !415)
!518 = !DILocation(line: 23, column: 20, scope: !411)
!519 = !DILocation(line: 45, column: 16, scope: !142, inlinedAt: !518)
!520 = !DILocation(line: 46, column: 22, scope: !142, inlinedAt: !518)
!521 = !DILocation(line: 47, column: 8, scope: !142, inlinedAt: !518)
!522 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"kernel", i32 1}
!523 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!524 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!525 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!526 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"minctasm", i32 1}
!527 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"kernel", i32 1}
!528 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!529 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!530 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!531 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!532 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!533 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!534 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!535 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!536 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!537 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!538 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!539 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!540 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!541 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!542 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
