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
	%30 = trunc i64 %14 to i32, !dbg !35
	%31 = sub nuw i32 %30, 1, !dbg !35
	%32 = zext i32 %31 to i64, !dbg !35
	%33 = icmp eq i64 %8, %32, !dbg !36
	br i1 %33, label %b1, label %b2, !dbg !36

b1:
	br label %b2, !dbg !36

b2:
	%34 = phi i64 [ %29, %b0_ok1 ], [ %p3, %b1 ], !dbg !37
	%35 = mul i64 %p8, 2, !dbg !40
	%36 = sub i64 %34, %26, !dbg !38
	%37 = sub i64 %p3, %26, !dbg !38
	%38 = getelementptr inbounds float, float addrspace(1)* %1, i64 %26, !dbg !38
	%39 = sub i64 %p1, %26, !dbg !39
	%40 = getelementptr inbounds float, float addrspace(1)* %0, i64 %26, !dbg !39
	%41 = icmp ugt i64 %34, %p3, !dbg !38
	%42 = icmp ugt i64 %26, %34, !dbg !38
	%43 = icmp ugt i64 %34, %p1, !dbg !39
	%44 = icmp eq i64 %35, 0, !dbg !41
	%45 = or i1 %41, %42, !dbg !41
	%46 = or i1 %45, %43, !dbg !41
	%47 = or i1 %46, %44, !dbg !41
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !41, !prof !20

b2_ok1:
	%48 = icmp eq i64 %35, -1, !dbg !41
	%49 = select i1 %48, i64 1, i64 %35, !dbg !41
	%50 = sdiv i64 %p5, %49, !dbg !41
	%51 = sub i64 0, %p5, !dbg !41
	%52 = select i1 %48, i64 %51, i64 %50, !dbg !41
	%53 = trunc i64 %8 to i32, !dbg !42
	%54 = mul nuw i32 %53, 2, !dbg !42
	%55 = zext i32 %54 to i64, !dbg !42
	%56 = urem i64 %12, 2, !dbg !43
	%57 = trunc i64 %56 to i32, !dbg !45
	%58 = add i32 %54, %57, !dbg !45
	%59 = zext i32 %58 to i64, !dbg !45
	%60 = mul i64 %59, %52, !dbg !46
	%61 = add i64 %60, %36, !dbg !47
	%62 = sub i64 %61, %60, !dbg !48
	%63 = getelementptr inbounds float, float addrspace(1)* %2, i64 %60, !dbg !48
	%64 = icmp ugt i64 %61, %p5, !dbg !48
	%65 = icmp ugt i64 %60, %61, !dbg !48
	%66 = or i1 %64, %65, !dbg !48
	br i1 %66, label %b2_fail5, label %b2_ok5, !dbg !48, !prof !20

b2_ok5:
	%67 = sdiv i64 %36, 4, !dbg !49
	%68 = mul i64 %67, 4, !dbg !50
	%69 = and i64 %68, 3, !dbg !52
	%70 = icmp eq i64 %69, 0, !dbg !52
	%71 = icmp ugt i64 %68, %37, !dbg !51
	br i1 %71, label %b2_fail7, label %b2_ok7, !dbg !51, !prof !20

b2_ok7:
	br i1 %70, label %b3, label %b62, !dbg !52

b3:
	%72 = addrspacecast float addrspace(1)* %38 to float*, !dbg !52
	%73 = ptrtoint float* %72 to i64, !dbg !52
	%74 = and i64 %73, 15, !dbg !52
	%75 = icmp eq i64 %74, 0, !dbg !52
	%76 = icmp eq i64 %68, 0, !dbg !52
	%77 = or i1 %75, %76, !dbg !52
	br i1 %77, label %b4, label %b61, !dbg !52

b4:
	%78 = ashr i64 %68, 2, !dbg !52
	%79 = bitcast float addrspace(1)* %38 to { float, float, float, float } addrspace(1)*, !dbg !52
	%80 = icmp ugt i64 %68, %62, !dbg !53
	br i1 %80, label %b4_fail1, label %b4_ok1, !dbg !53, !prof !20

b4_ok1:
	br i1 %70, label %b5, label %b60, !dbg !54

b5:
	%81 = addrspacecast float addrspace(1)* %63 to float*, !dbg !54
	%82 = ptrtoint float* %81 to i64, !dbg !54
	%83 = and i64 %82, 15, !dbg !54
	%84 = icmp eq i64 %83, 0, !dbg !54
	%85 = or i1 %84, %76, !dbg !54
	br i1 %85, label %b6, label %b59, !dbg !54

b6:
	%86 = bitcast float addrspace(1)* %63 to { float, float, float, float } addrspace(1)*, !dbg !54
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55, !range !56
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !55, !range !56
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !55, !range !57
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !55, !range !58
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !55, !range !58
	%92 = mul i32 %91, %89, !dbg !55
	%93 = add i32 %88, %92, !dbg !55
	%94 = mul i32 %90, %93, !dbg !55
	%95 = add i32 %87, %94, !dbg !55
	%96 = sext i32 %95 to i64, !dbg !55
	%97 = mul i32 %90, %91, !dbg !55
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !55, !range !59
	%99 = mul i32 %97, %98, !dbg !55
	%100 = sext i32 %99 to i64, !dbg !55
	br label %b7, !dbg !55

b7:
	%101 = phi i64 [ %96, %b6 ], [ %124, %b8 ], !dbg !55
	%102 = icmp slt i64 %101, %78, !dbg !55
	br i1 %102, label %b8, label %b9, !dbg !55

b8:
	%103 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %79, i64 %101, !dbg !60
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %103, i32 0, i32 0, !dbg !60
	%105 = bitcast { float, float, float, float } addrspace(1)* %103 to <4 x float> addrspace(1)*, !dbg !60
	%106 = load <4 x float>, <4 x float> addrspace(1)* %105, align 16, !dbg !60
	%107 = extractelement <4 x float> %106, i32 0, !dbg !60
	%108 = extractelement <4 x float> %106, i32 1, !dbg !60
	%109 = extractelement <4 x float> %106, i32 2, !dbg !60
	%110 = extractelement <4 x float> %106, i32 3, !dbg !60
	%111 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %103, i32 0, i32 1, !dbg !60
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %103, i32 0, i32 2, !dbg !60
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %103, i32 0, i32 3, !dbg !60
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %86, i64 %101, !dbg !61
	%115 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %114, i32 0, i32 0, !dbg !61
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %114, i32 0, i32 1, !dbg !61
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %114, i32 0, i32 2, !dbg !61
	%118 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %114, i32 0, i32 3, !dbg !61
	%119 = bitcast { float, float, float, float } addrspace(1)* %114 to <4 x float> addrspace(1)*, !dbg !61
	%120 = insertelement <4 x float> undef, float %107, i32 0, !dbg !61
	%121 = insertelement <4 x float> %120, float %108, i32 1, !dbg !61
	%122 = insertelement <4 x float> %121, float %109, i32 2, !dbg !61
	%123 = insertelement <4 x float> %122, float %110, i32 3, !dbg !61
	store <4 x float> %123, <4 x float> addrspace(1)* %119, align 16, !dbg !61
	%124 = add i64 %101, %100, !dbg !55
	br label %b7, !dbg !55

b9:
	%125 = sub i64 %36, %68, !dbg !62
	%126 = icmp ugt i64 %36, 281474976710655, !dbg !63
	br i1 %126, label %b10_cold, label %b12, !dbg !63, !prof !20

b12:
	%127 = phi i64 [ %96, %b9 ], [ %133, %b13 ], !dbg !63
	%128 = icmp slt i64 %127, %125, !dbg !63
	br i1 %128, label %b13, label %b14, !dbg !63

b13:
	%129 = add i64 %68, %127, !dbg !64
	%130 = getelementptr inbounds float, float addrspace(1)* %38, i64 %129, !dbg !65
	%131 = load float, float addrspace(1)* %130, align 4, !dbg !65
	%132 = getelementptr inbounds float, float addrspace(1)* %63, i64 %129, !dbg !66
	store float %131, float addrspace(1)* %132, align 4, !dbg !66
	%133 = add i64 %127, %100, !dbg !63
	br label %b12, !dbg !63

b14:
	call void @llvm.nvvm.barrier0(), !dbg !69
	%134 = sext i32 %5 to i64, !dbg !10
	%135 = icmp slt i64 %96, %134, !dbg !70
	br i1 %135, label %b15, label %b16, !dbg !70

b15:
	call void @gpuc_fence_thread(), !dbg !71
	br label %b16, !dbg !71

b16:
	%136 = sext i32 %6 to i64, !dbg !13
	%137 = mul i64 %8, %134, !dbg !72
	%138 = add i64 %137, %136, !dbg !73
	br label %b17, !dbg !74

b17:
	%139 = phi i64 [ %96, %b16 ], [ %146, %b18_ok1 ], !dbg !74
	%140 = icmp slt i64 %139, %134, !dbg !74
	br i1 %140, label %b18, label %b19, !dbg !74

b18:
	%141 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %138, !dbg !75
	%142 = trunc i64 %139 to i32, !dbg !76
	%143 = addrspacecast i64 addrspace(1)* %141 to i64*, !dbg !76
	%144 = icmp uge i64 %138, %p7, !dbg !75
	br i1 %144, label %b18_fail1, label %b18_ok1, !dbg !75, !prof !20

b18_ok1:
	%145 = bitcast i64* %143 to i8*, !dbg !76
	call void @gpuc_signal_op_thread(i8* %145, i64 %12, i32 9, i32 %142), !dbg !76
	%146 = add i64 %139, %100, !dbg !74
	br label %b17, !dbg !74

b19:
	%147 = phi i64 [ %155, %b20_ok1 ], [ %96, %b17 ], !dbg !77
	%148 = icmp slt i64 %147, %134, !dbg !77
	br i1 %148, label %b20, label %b21, !dbg !77

b20:
	%149 = add i64 %137, %147, !dbg !78
	%150 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %149, !dbg !79
	%151 = addrspacecast i64 addrspace(1)* %150 to i64*, !dbg !80
	%152 = icmp uge i64 %149, %p7, !dbg !79
	br i1 %152, label %b20_fail1, label %b20_ok1, !dbg !79, !prof !20

b20_ok1:
	%153 = bitcast i64* %151 to i8*, !dbg !80
	%154 = call i64 @gpuc_signal_wait_until_thread(i8* %153, i32 5, i64 %12, i32 1, i8* %ctrl, i32 12), !dbg !80
	%155 = add i64 %147, %100, !dbg !77
	br label %b19, !dbg !77

b21:
	call void @llvm.nvvm.barrier0(), !dbg !81
	%156 = icmp ugt i64 %68, %39, !dbg !82
	br i1 %156, label %b21_fail1, label %b21_ok1, !dbg !82, !prof !20

b21_ok1:
	br i1 %70, label %b22, label %b58, !dbg !83

b22:
	%157 = addrspacecast float addrspace(1)* %40 to float*, !dbg !83
	%158 = ptrtoint float* %157 to i64, !dbg !83
	%159 = and i64 %158, 15, !dbg !83
	%160 = icmp eq i64 %159, 0, !dbg !83
	%161 = or i1 %160, %76, !dbg !83
	br i1 %161, label %b23, label %b57, !dbg !83

b23:
	%162 = bitcast float addrspace(1)* %40 to { float, float, float, float } addrspace(1)*, !dbg !83
	br label %b24, !dbg !84

b24:
	%163 = phi i64 [ %96, %b23 ], [ %328, %b49 ], !dbg !84
	%164 = icmp slt i64 %163, %78, !dbg !84
	br i1 %164, label %b25, label %b50, !dbg !84

b25:
	%165 = phi float [ %313, %b46 ], [ 0.000000e+00, %b24 ], !dbg !87
	%166 = phi float [ %314, %b46 ], [ 0.000000e+00, %b24 ], !dbg !87
	%167 = phi float [ %315, %b46 ], [ 0.000000e+00, %b24 ], !dbg !87
	%168 = phi float [ %316, %b46 ], [ 0.000000e+00, %b24 ], !dbg !87
	%169 = phi i64 [ %317, %b46 ], [ 0, %b24 ], !dbg !88
	%170 = icmp slt i64 %169, %134, !dbg !89
	br i1 %170, label %b26, label %b49, !dbg !89

b26:
	%171 = trunc i64 %169 to i32, !dbg !90
	%172 = addrspacecast float addrspace(1)* %63 to float*, !dbg !90
	%173 = bitcast float* %172 to i8*, !dbg !90
	%174 = call i8* @gpuc_peer_thread(i8* %173, i32 %171), !dbg !90
	%175 = bitcast i8* %174 to float*, !dbg !90
	%176 = icmp eq float* %175, null, !dbg !90
	%177 = select i1 %176, i64 0, i64 %68, !dbg !90
	%178 = and i64 %177, 3, !dbg !91
	%179 = icmp eq i64 %178, 0, !dbg !91
	br i1 %179, label %b27, label %b48, !dbg !91

b27:
	%180 = ptrtoint float* %175 to i64, !dbg !91
	%181 = and i64 %180, 15, !dbg !91
	%182 = icmp eq i64 %181, 0, !dbg !91
	%183 = icmp eq i64 %177, 0, !dbg !91
	%184 = or i1 %182, %183, !dbg !91
	br i1 %184, label %b28, label %b47, !dbg !91

b28:
	%185 = ashr i64 %177, 2, !dbg !91
	%186 = addrspacecast float* %175 to { float, float, float, float } addrspace(1)*, !dbg !91
	%187 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %186, i64 %163, !dbg !92
	%188 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %187, i32 0, i32 0, !dbg !92
	%189 = icmp uge i64 %163, %185, !dbg !92
	br i1 %189, label %b28_fail1, label %b28_ok1, !dbg !92, !prof !20

b28_ok1:
	%190 = bitcast { float, float, float, float } addrspace(1)* %187 to <4 x float> addrspace(1)*, !dbg !92
	%191 = load <4 x float>, <4 x float> addrspace(1)* %190, align 16, !dbg !92
	%192 = extractelement <4 x float> %191, i32 0, !dbg !92
	%193 = extractelement <4 x float> %191, i32 1, !dbg !92
	%194 = extractelement <4 x float> %191, i32 2, !dbg !92
	%195 = extractelement <4 x float> %191, i32 3, !dbg !92
	%196 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %187, i32 0, i32 1, !dbg !92
	%197 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %187, i32 0, i32 2, !dbg !92
	%198 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %187, i32 0, i32 3, !dbg !92
	%199 = add nsw i64 %169, 1, !dbg !93
	%200 = icmp slt i64 %199, %134, !dbg !94
	br i1 %200, label %b29, label %b34, !dbg !94

b29:
	%201 = trunc i64 %199 to i32, !dbg !95
	%202 = addrspacecast float addrspace(1)* %63 to float*, !dbg !95
	%203 = bitcast float* %202 to i8*, !dbg !95
	%204 = call i8* @gpuc_peer_thread(i8* %203, i32 %201), !dbg !95
	%205 = bitcast i8* %204 to float*, !dbg !95
	%206 = icmp eq float* %205, null, !dbg !95
	%207 = select i1 %206, i64 0, i64 %68, !dbg !95
	%208 = and i64 %207, 3, !dbg !96
	%209 = icmp eq i64 %208, 0, !dbg !96
	br i1 %209, label %b30, label %b33, !dbg !96

b30:
	%210 = ptrtoint float* %205 to i64, !dbg !96
	%211 = and i64 %210, 15, !dbg !96
	%212 = icmp eq i64 %211, 0, !dbg !96
	%213 = icmp eq i64 %207, 0, !dbg !96
	%214 = or i1 %212, %213, !dbg !96
	br i1 %214, label %b31, label %b32, !dbg !96

b31:
	%215 = ashr i64 %207, 2, !dbg !96
	%216 = addrspacecast float* %205 to { float, float, float, float } addrspace(1)*, !dbg !96
	%217 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %216, i64 %163, !dbg !97
	%218 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %217, i32 0, i32 0, !dbg !97
	%219 = icmp uge i64 %163, %215, !dbg !97
	br i1 %219, label %b31_fail1, label %b31_ok1, !dbg !97, !prof !20

b31_ok1:
	%220 = bitcast { float, float, float, float } addrspace(1)* %217 to <4 x float> addrspace(1)*, !dbg !97
	%221 = load <4 x float>, <4 x float> addrspace(1)* %220, align 16, !dbg !97
	%222 = extractelement <4 x float> %221, i32 0, !dbg !97
	%223 = extractelement <4 x float> %221, i32 1, !dbg !97
	%224 = extractelement <4 x float> %221, i32 2, !dbg !97
	%225 = extractelement <4 x float> %221, i32 3, !dbg !97
	%226 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %217, i32 0, i32 1, !dbg !97
	%227 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %217, i32 0, i32 2, !dbg !97
	%228 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %217, i32 0, i32 3, !dbg !97
	br label %b34, !dbg !97

b32:
	br label %fail, !dbg !96

b33:
	br label %fail, !dbg !96

b34:
	%229 = phi float [ 0.000000e+00, %b28_ok1 ], [ %222, %b31_ok1 ], !dbg !98
	%230 = phi float [ 0.000000e+00, %b28_ok1 ], [ %223, %b31_ok1 ], !dbg !98
	%231 = phi float [ 0.000000e+00, %b28_ok1 ], [ %224, %b31_ok1 ], !dbg !98
	%232 = phi float [ 0.000000e+00, %b28_ok1 ], [ %225, %b31_ok1 ], !dbg !98
	%233 = add nsw i64 %169, 2, !dbg !99
	%234 = icmp slt i64 %233, %134, !dbg !100
	br i1 %234, label %b35, label %b40, !dbg !100

b35:
	%235 = trunc i64 %233 to i32, !dbg !101
	%236 = addrspacecast float addrspace(1)* %63 to float*, !dbg !101
	%237 = bitcast float* %236 to i8*, !dbg !101
	%238 = call i8* @gpuc_peer_thread(i8* %237, i32 %235), !dbg !101
	%239 = bitcast i8* %238 to float*, !dbg !101
	%240 = icmp eq float* %239, null, !dbg !101
	%241 = select i1 %240, i64 0, i64 %68, !dbg !101
	%242 = and i64 %241, 3, !dbg !102
	%243 = icmp eq i64 %242, 0, !dbg !102
	br i1 %243, label %b36, label %b39, !dbg !102

b36:
	%244 = ptrtoint float* %239 to i64, !dbg !102
	%245 = and i64 %244, 15, !dbg !102
	%246 = icmp eq i64 %245, 0, !dbg !102
	%247 = icmp eq i64 %241, 0, !dbg !102
	%248 = or i1 %246, %247, !dbg !102
	br i1 %248, label %b37, label %b38, !dbg !102

b37:
	%249 = ashr i64 %241, 2, !dbg !102
	%250 = addrspacecast float* %239 to { float, float, float, float } addrspace(1)*, !dbg !102
	%251 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %250, i64 %163, !dbg !103
	%252 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %251, i32 0, i32 0, !dbg !103
	%253 = icmp uge i64 %163, %249, !dbg !103
	br i1 %253, label %b37_fail1, label %b37_ok1, !dbg !103, !prof !20

b37_ok1:
	%254 = bitcast { float, float, float, float } addrspace(1)* %251 to <4 x float> addrspace(1)*, !dbg !103
	%255 = load <4 x float>, <4 x float> addrspace(1)* %254, align 16, !dbg !103
	%256 = extractelement <4 x float> %255, i32 0, !dbg !103
	%257 = extractelement <4 x float> %255, i32 1, !dbg !103
	%258 = extractelement <4 x float> %255, i32 2, !dbg !103
	%259 = extractelement <4 x float> %255, i32 3, !dbg !103
	%260 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %251, i32 0, i32 1, !dbg !103
	%261 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %251, i32 0, i32 2, !dbg !103
	%262 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %251, i32 0, i32 3, !dbg !103
	br label %b40, !dbg !103

b38:
	br label %fail, !dbg !102

b39:
	br label %fail, !dbg !102

b40:
	%263 = phi float [ 0.000000e+00, %b34 ], [ %256, %b37_ok1 ], !dbg !104
	%264 = phi float [ 0.000000e+00, %b34 ], [ %257, %b37_ok1 ], !dbg !104
	%265 = phi float [ 0.000000e+00, %b34 ], [ %258, %b37_ok1 ], !dbg !104
	%266 = phi float [ 0.000000e+00, %b34 ], [ %259, %b37_ok1 ], !dbg !104
	%267 = add nsw i64 %169, 3, !dbg !105
	%268 = icmp slt i64 %267, %134, !dbg !106
	br i1 %268, label %b41, label %b46, !dbg !106

b41:
	%269 = trunc i64 %267 to i32, !dbg !107
	%270 = addrspacecast float addrspace(1)* %63 to float*, !dbg !107
	%271 = bitcast float* %270 to i8*, !dbg !107
	%272 = call i8* @gpuc_peer_thread(i8* %271, i32 %269), !dbg !107
	%273 = bitcast i8* %272 to float*, !dbg !107
	%274 = icmp eq float* %273, null, !dbg !107
	%275 = select i1 %274, i64 0, i64 %68, !dbg !107
	%276 = and i64 %275, 3, !dbg !108
	%277 = icmp eq i64 %276, 0, !dbg !108
	br i1 %277, label %b42, label %b45, !dbg !108

b42:
	%278 = ptrtoint float* %273 to i64, !dbg !108
	%279 = and i64 %278, 15, !dbg !108
	%280 = icmp eq i64 %279, 0, !dbg !108
	%281 = icmp eq i64 %275, 0, !dbg !108
	%282 = or i1 %280, %281, !dbg !108
	br i1 %282, label %b43, label %b44, !dbg !108

b43:
	%283 = ashr i64 %275, 2, !dbg !108
	%284 = addrspacecast float* %273 to { float, float, float, float } addrspace(1)*, !dbg !108
	%285 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %284, i64 %163, !dbg !109
	%286 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %285, i32 0, i32 0, !dbg !109
	%287 = icmp uge i64 %163, %283, !dbg !109
	br i1 %287, label %b43_fail1, label %b43_ok1, !dbg !109, !prof !20

b43_ok1:
	%288 = bitcast { float, float, float, float } addrspace(1)* %285 to <4 x float> addrspace(1)*, !dbg !109
	%289 = load <4 x float>, <4 x float> addrspace(1)* %288, align 16, !dbg !109
	%290 = extractelement <4 x float> %289, i32 0, !dbg !109
	%291 = extractelement <4 x float> %289, i32 1, !dbg !109
	%292 = extractelement <4 x float> %289, i32 2, !dbg !109
	%293 = extractelement <4 x float> %289, i32 3, !dbg !109
	%294 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %285, i32 0, i32 1, !dbg !109
	%295 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %285, i32 0, i32 2, !dbg !109
	%296 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %285, i32 0, i32 3, !dbg !109
	br label %b46, !dbg !109

b44:
	br label %fail, !dbg !108

b45:
	br label %fail, !dbg !108

b46:
	%297 = phi float [ 0.000000e+00, %b40 ], [ %290, %b43_ok1 ], !dbg !110
	%298 = phi float [ 0.000000e+00, %b40 ], [ %291, %b43_ok1 ], !dbg !110
	%299 = phi float [ 0.000000e+00, %b40 ], [ %292, %b43_ok1 ], !dbg !110
	%300 = phi float [ 0.000000e+00, %b40 ], [ %293, %b43_ok1 ], !dbg !110
	%301 = fadd float %192, %229, !dbg !113
	%302 = fadd float %193, %230, !dbg !114
	%303 = fadd float %194, %231, !dbg !115
	%304 = fadd float %195, %232, !dbg !116
	%305 = fadd float %263, %297, !dbg !118
	%306 = fadd float %264, %298, !dbg !119
	%307 = fadd float %265, %299, !dbg !120
	%308 = fadd float %266, %300, !dbg !121
	%309 = fadd float %301, %305, !dbg !123
	%310 = fadd float %302, %306, !dbg !124
	%311 = fadd float %303, %307, !dbg !125
	%312 = fadd float %304, %308, !dbg !126
	%313 = fadd float %165, %309, !dbg !128
	%314 = fadd float %166, %310, !dbg !129
	%315 = fadd float %167, %311, !dbg !130
	%316 = fadd float %168, %312, !dbg !131
	%317 = add nsw i64 %169, 4, !dbg !132
	br label %b25, !dbg !132

b47:
	br label %fail, !dbg !91

b48:
	br label %fail, !dbg !91

b49:
	%318 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %162, i64 %163, !dbg !133
	%319 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %318, i32 0, i32 0, !dbg !133
	%320 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %318, i32 0, i32 1, !dbg !133
	%321 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %318, i32 0, i32 2, !dbg !133
	%322 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %318, i32 0, i32 3, !dbg !133
	%323 = bitcast { float, float, float, float } addrspace(1)* %318 to <4 x float> addrspace(1)*, !dbg !133
	%324 = insertelement <4 x float> undef, float %165, i32 0, !dbg !133
	%325 = insertelement <4 x float> %324, float %166, i32 1, !dbg !133
	%326 = insertelement <4 x float> %325, float %167, i32 2, !dbg !133
	%327 = insertelement <4 x float> %326, float %168, i32 3, !dbg !133
	store <4 x float> %327, <4 x float> addrspace(1)* %323, align 16, !dbg !133
	%328 = add i64 %163, %100, !dbg !84
	br label %b24, !dbg !84

b50:
	%329 = phi i64 [ %351, %b53_ok1 ], [ %96, %b24 ], !dbg !134
	%330 = icmp slt i64 %329, %125, !dbg !134
	br i1 %330, label %b51, label %b54, !dbg !134

b51:
	%331 = add i64 %68, %329, !dbg !135
	br label %b52, !dbg !136

b52:
	%332 = phi float [ %346, %b52_ok2 ], [ 0.000000e+00, %b51 ], !dbg !136
	%333 = phi i64 [ %347, %b52_ok2 ], [ 0, %b51 ], !dbg !136
	%334 = trunc i64 %333 to i32, !dbg !137
	%335 = addrspacecast float addrspace(1)* %63 to float*, !dbg !137
	%336 = icmp uge i64 %333, %134, !dbg !137
	br i1 %336, label %b52_fail1, label %b52_ok1, !dbg !137, !prof !20

b52_ok1:
	%337 = bitcast float* %335 to i8*, !dbg !137
	%338 = call i8* @gpuc_peer_thread(i8* %337, i32 %334), !dbg !137
	%339 = bitcast i8* %338 to float*, !dbg !137
	%340 = icmp eq float* %339, null, !dbg !137
	%341 = select i1 %340, i64 0, i64 %62, !dbg !137
	%342 = addrspacecast float* %339 to float addrspace(1)*, !dbg !138
	%343 = getelementptr inbounds float, float addrspace(1)* %342, i64 %331, !dbg !138
	%344 = icmp uge i64 %331, %341, !dbg !138
	br i1 %344, label %b52_fail2, label %b52_ok2, !dbg !138, !prof !20

b52_ok2:
	%345 = load float, float addrspace(1)* %343, align 4, !dbg !138
	%346 = fadd float %332, %345, !dbg !139
	%347 = add i64 %333, 1, !dbg !139
	%348 = icmp slt i64 %347, %134, !dbg !139
	br i1 %348, label %b52, label %b53, !dbg !139

b53:
	%349 = getelementptr inbounds float, float addrspace(1)* %40, i64 %331, !dbg !140
	%350 = icmp uge i64 %331, %36, !dbg !140
	br i1 %350, label %b53_fail1, label %b53_ok1, !dbg !140, !prof !20

b53_ok1:
	store float %346, float addrspace(1)* %349, align 4, !dbg !140
	%351 = add i64 %329, %100, !dbg !134
	br label %b50, !dbg !134

b54:
	call void @llvm.nvvm.barrier0(), !dbg !143
	%352 = icmp eq i64 %96, 0, !dbg !144
	br i1 %352, label %b55, label %b56, !dbg !144

b55:
	%353 = load i64, i64 addrspace(1)* %9, align 8, !dbg !145
	%354 = add i64 %353, 1, !dbg !146
	store i64 %354, i64 addrspace(1)* %9, align 8, !dbg !145
	br label %b56, !dbg !145

b56:
	ret void, !dbg !142

b57:
	br label %fail, !dbg !83

b58:
	br label %fail, !dbg !83

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
	%355 = icmp ugt i64 %34, %p3, !dbg !38
	br i1 %355, label %b2_fail2, label %b2_ok2, !dbg !38

b2_fail2:
	br label %fail, !dbg !38

b2_ok2:
	%356 = icmp ugt i64 %26, %34, !dbg !38
	br i1 %356, label %b2_fail3, label %b2_ok3, !dbg !38

b2_fail3:
	br label %fail, !dbg !38

b2_ok3:
	%357 = icmp ugt i64 %34, %p1, !dbg !39
	br i1 %357, label %b2_fail4, label %b2_ok4, !dbg !39

b2_fail4:
	br label %fail, !dbg !39

b2_ok4:
	br label %fail, !dbg !41

b2_fail5:
	%358 = icmp ugt i64 %61, %p5, !dbg !48
	br i1 %358, label %b2_fail6, label %b2_ok6, !dbg !48

b2_fail6:
	br label %fail, !dbg !48

b2_ok6:
	br label %fail, !dbg !48

b2_fail7:
	br label %fail, !dbg !51

b4_fail1:
	br label %fail, !dbg !53

b10_cold:
	%359 = phi i64 [ %369, %b11_cold_ok1 ], [ %96, %b9 ], !dbg !63
	%360 = icmp slt i64 %359, %125, !dbg !63
	br i1 %360, label %b11_cold, label %b14, !dbg !63

b11_cold:
	%361 = add i64 %68, %359, !dbg !64
	%362 = getelementptr inbounds float, float addrspace(1)* %38, i64 %361, !dbg !65
	%363 = icmp uge i64 %361, %36, !dbg !65
	%364 = icmp uge i64 %361, %62, !dbg !66
	%365 = or i1 %363, %364, !dbg !66
	br i1 %365, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !66, !prof !20

b11_cold_fail1:
	%366 = icmp uge i64 %361, %36, !dbg !65
	br i1 %366, label %b11_cold_fail2, label %b11_cold_ok2, !dbg !65

b11_cold_fail2:
	br label %fail, !dbg !65

b11_cold_ok2:
	br label %fail, !dbg !66

b11_cold_ok1:
	%367 = load float, float addrspace(1)* %362, align 4, !dbg !65
	%368 = getelementptr inbounds float, float addrspace(1)* %63, i64 %361, !dbg !66
	store float %367, float addrspace(1)* %368, align 4, !dbg !66
	%369 = add i64 %359, %100, !dbg !63
	br label %b10_cold, !dbg !63, !llvm.loop !68

b18_fail1:
	br label %fail, !dbg !75

b20_fail1:
	br label %fail, !dbg !79

b21_fail1:
	br label %fail, !dbg !82

b28_fail1:
	br label %fail, !dbg !92

b31_fail1:
	br label %fail, !dbg !97

b37_fail1:
	br label %fail, !dbg !103

b43_fail1:
	br label %fail, !dbg !109

b52_fail1:
	br label %fail, !dbg !137

b52_fail2:
	br label %fail, !dbg !138

b53_fail1:
	br label %fail, !dbg !140

fail:
	%370 = phi i32 [ 0, %b0_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 1, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], [ 6, %b4_fail1 ], [ 9, %b11_cold_fail2 ], [ 9, %b11_cold_ok2 ], [ 10, %b18_fail1 ], [ 11, %b20_fail1 ], [ 13, %b21_fail1 ], [ 18, %b28_fail1 ], [ 21, %b31_fail1 ], [ 20, %b32 ], [ 19, %b33 ], [ 24, %b37_fail1 ], [ 23, %b38 ], [ 22, %b39 ], [ 27, %b43_fail1 ], [ 26, %b44 ], [ 25, %b45 ], [ 17, %b47 ], [ 16, %b48 ], [ 28, %b52_fail1 ], [ 29, %b52_fail2 ], [ 30, %b53_fail1 ], [ 15, %b57 ], [ 14, %b58 ], [ 8, %b59 ], [ 7, %b60 ], [ 8, %b61 ], [ 7, %b62 ], !dbg !7
	%371 = phi i64 [ %8, %b0_fail1 ], [ %34, %b2_fail2 ], [ %26, %b2_fail3 ], [ %34, %b2_fail4 ], [ 0, %b2_ok4 ], [ %61, %b2_fail6 ], [ %60, %b2_ok6 ], [ %68, %b2_fail7 ], [ %68, %b4_fail1 ], [ %361, %b11_cold_fail2 ], [ %361, %b11_cold_ok2 ], [ %138, %b18_fail1 ], [ %149, %b20_fail1 ], [ %68, %b21_fail1 ], [ %163, %b28_fail1 ], [ %163, %b31_fail1 ], [ %211, %b32 ], [ %207, %b33 ], [ %163, %b37_fail1 ], [ %245, %b38 ], [ %241, %b39 ], [ %163, %b43_fail1 ], [ %279, %b44 ], [ %275, %b45 ], [ %181, %b47 ], [ %177, %b48 ], [ %333, %b52_fail1 ], [ %331, %b52_fail2 ], [ %331, %b53_fail1 ], [ %159, %b57 ], [ %68, %b58 ], [ %83, %b59 ], [ %68, %b60 ], [ %74, %b61 ], [ %68, %b62 ], !dbg !7
	%372 = phi i64 [ %p10, %b0_fail1 ], [ %p3, %b2_fail2 ], [ %34, %b2_fail3 ], [ %p1, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p5, %b2_fail6 ], [ %61, %b2_ok6 ], [ %37, %b2_fail7 ], [ %62, %b4_fail1 ], [ %36, %b11_cold_fail2 ], [ %62, %b11_cold_ok2 ], [ %p7, %b18_fail1 ], [ %p7, %b20_fail1 ], [ %39, %b21_fail1 ], [ %185, %b28_fail1 ], [ %215, %b31_fail1 ], [ 16, %b32 ], [ 4, %b33 ], [ %249, %b37_fail1 ], [ 16, %b38 ], [ 4, %b39 ], [ %283, %b43_fail1 ], [ 16, %b44 ], [ 4, %b45 ], [ 16, %b47 ], [ 4, %b48 ], [ %134, %b52_fail1 ], [ %341, %b52_fail2 ], [ %36, %b53_fail1 ], [ 16, %b57 ], [ 4, %b58 ], [ 16, %b59 ], [ 4, %b60 ], [ 16, %b61 ], [ 4, %b62 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %370, i64 %371, i64 %372), !dbg !7
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
	%59 = trunc i64 %8 to i32, !dbg !175
	%60 = add nuw i32 %59, 1, !dbg !175
	%61 = zext i32 %60 to i64, !dbg !175
	%62 = mul i64 %51, %61, !dbg !176
	%63 = icmp eq i64 %9, -1, !dbg !177
	%64 = select i1 %63, i64 1, i64 %9, !dbg !177
	%65 = sdiv i64 %62, %64, !dbg !177
	%66 = sub i64 0, %62, !dbg !177
	%67 = select i1 %63, i64 %66, i64 %65, !dbg !177
	%68 = mul i64 %67, 4, !dbg !178
	%69 = sub i64 %68, %58, !dbg !179
	%70 = getelementptr inbounds float, float addrspace(1)* %1, i64 %58, !dbg !179
	%71 = getelementptr inbounds float, float addrspace(1)* %0, i64 %58, !dbg !180
	%72 = icmp ugt i64 %68, %p3, !dbg !179
	%73 = icmp ugt i64 %58, %68, !dbg !179
	%74 = icmp ugt i64 %68, %p1, !dbg !180
	%75 = or i1 %72, %73, !dbg !180
	%76 = or i1 %75, %74, !dbg !180
	br i1 %76, label %b5_fail1, label %b5_ok1, !dbg !180, !prof !20

b5_ok1:
	%77 = sdiv i64 %69, 4, !dbg !181
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !182, !range !23
	%79 = sext i32 %78 to i64, !dbg !182
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !182, !range !183
	%81 = sext i32 %80 to i64, !dbg !182
	%82 = trunc i64 %81 to i32, !dbg !182
	%83 = trunc i64 %14 to i32, !dbg !182
	%84 = mul i32 %82, %83, !dbg !182
	%85 = zext i32 %84 to i64, !dbg !182
	%86 = trunc i64 %12 to i32, !dbg !182
	%87 = add i32 %86, %84, !dbg !182
	%88 = zext i32 %87 to i64, !dbg !182
	%89 = mul i64 %79, %88, !dbg !182
	%90 = add i64 %7, %89, !dbg !182
	%91 = mul i64 %90, %32, !dbg !182
	%92 = add i64 %91, %28, !dbg !182
	%93 = mul i64 %79, %81, !dbg !182
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !182, !range !183
	%95 = sext i32 %94 to i64, !dbg !182
	%96 = mul i64 %93, %95, !dbg !182
	%97 = mul i64 %96, %32, !dbg !182
	br label %b6, !dbg !182

b6:
	%98 = phi i64 [ %92, %b5_ok1 ], [ %284, %b34 ], !dbg !182
	%99 = icmp slt i64 %98, %77, !dbg !182
	br i1 %99, label %b7, label %b37, !dbg !182

b7:
	%100 = phi float [ %248, %b28 ], [ 0.000000e+00, %b6 ], !dbg !185
	%101 = phi float [ %249, %b28 ], [ 0.000000e+00, %b6 ], !dbg !185
	%102 = phi float [ %250, %b28 ], [ 0.000000e+00, %b6 ], !dbg !185
	%103 = phi float [ %251, %b28 ], [ 0.000000e+00, %b6 ], !dbg !185
	%104 = phi i64 [ %252, %b28 ], [ 0, %b6 ], !dbg !186
	%105 = icmp slt i64 %104, %9, !dbg !187
	br i1 %105, label %b8, label %b31, !dbg !187

b8:
	%106 = trunc i64 %104 to i32, !dbg !188
	%107 = addrspacecast float addrspace(1)* %70 to float*, !dbg !188
	%108 = bitcast float* %107 to i8*, !dbg !188
	%109 = call i8* @gpuc_peer_thread(i8* %108, i32 %106), !dbg !188
	%110 = bitcast i8* %109 to float*, !dbg !188
	%111 = icmp eq float* %110, null, !dbg !188
	%112 = select i1 %111, i64 0, i64 %69, !dbg !188
	%113 = and i64 %112, 3, !dbg !189
	%114 = icmp eq i64 %113, 0, !dbg !189
	br i1 %114, label %b9, label %b30, !dbg !189

b9:
	%115 = ptrtoint float* %110 to i64, !dbg !189
	%116 = and i64 %115, 15, !dbg !189
	%117 = icmp eq i64 %116, 0, !dbg !189
	%118 = icmp eq i64 %112, 0, !dbg !189
	%119 = or i1 %117, %118, !dbg !189
	br i1 %119, label %b10, label %b29, !dbg !189

b10:
	%120 = ashr i64 %112, 2, !dbg !189
	%121 = addrspacecast float* %110 to { float, float, float, float } addrspace(1)*, !dbg !189
	%122 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %121, i64 %98, !dbg !190
	%123 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %122, i32 0, i32 0, !dbg !190
	%124 = icmp uge i64 %98, %120, !dbg !190
	br i1 %124, label %b10_fail1, label %b10_ok1, !dbg !190, !prof !20

b10_ok1:
	%125 = bitcast { float, float, float, float } addrspace(1)* %122 to <4 x float> addrspace(1)*, !dbg !190
	%126 = load <4 x float>, <4 x float> addrspace(1)* %125, align 16, !dbg !190
	%127 = extractelement <4 x float> %126, i32 0, !dbg !190
	%128 = extractelement <4 x float> %126, i32 1, !dbg !190
	%129 = extractelement <4 x float> %126, i32 2, !dbg !190
	%130 = extractelement <4 x float> %126, i32 3, !dbg !190
	%131 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %122, i32 0, i32 1, !dbg !190
	%132 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %122, i32 0, i32 2, !dbg !190
	%133 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %122, i32 0, i32 3, !dbg !190
	%134 = add nsw i64 %104, 1, !dbg !191
	%135 = icmp slt i64 %134, %9, !dbg !192
	br i1 %135, label %b11, label %b16, !dbg !192

b11:
	%136 = trunc i64 %134 to i32, !dbg !193
	%137 = addrspacecast float addrspace(1)* %70 to float*, !dbg !193
	%138 = bitcast float* %137 to i8*, !dbg !193
	%139 = call i8* @gpuc_peer_thread(i8* %138, i32 %136), !dbg !193
	%140 = bitcast i8* %139 to float*, !dbg !193
	%141 = icmp eq float* %140, null, !dbg !193
	%142 = select i1 %141, i64 0, i64 %69, !dbg !193
	%143 = and i64 %142, 3, !dbg !194
	%144 = icmp eq i64 %143, 0, !dbg !194
	br i1 %144, label %b12, label %b15, !dbg !194

b12:
	%145 = ptrtoint float* %140 to i64, !dbg !194
	%146 = and i64 %145, 15, !dbg !194
	%147 = icmp eq i64 %146, 0, !dbg !194
	%148 = icmp eq i64 %142, 0, !dbg !194
	%149 = or i1 %147, %148, !dbg !194
	br i1 %149, label %b13, label %b14, !dbg !194

b13:
	%150 = ashr i64 %142, 2, !dbg !194
	%151 = addrspacecast float* %140 to { float, float, float, float } addrspace(1)*, !dbg !194
	%152 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %151, i64 %98, !dbg !195
	%153 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %152, i32 0, i32 0, !dbg !195
	%154 = icmp uge i64 %98, %150, !dbg !195
	br i1 %154, label %b13_fail1, label %b13_ok1, !dbg !195, !prof !20

b13_ok1:
	%155 = bitcast { float, float, float, float } addrspace(1)* %152 to <4 x float> addrspace(1)*, !dbg !195
	%156 = load <4 x float>, <4 x float> addrspace(1)* %155, align 16, !dbg !195
	%157 = extractelement <4 x float> %156, i32 0, !dbg !195
	%158 = extractelement <4 x float> %156, i32 1, !dbg !195
	%159 = extractelement <4 x float> %156, i32 2, !dbg !195
	%160 = extractelement <4 x float> %156, i32 3, !dbg !195
	%161 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %152, i32 0, i32 1, !dbg !195
	%162 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %152, i32 0, i32 2, !dbg !195
	%163 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %152, i32 0, i32 3, !dbg !195
	br label %b16, !dbg !195

b14:
	br label %fail, !dbg !194

b15:
	br label %fail, !dbg !194

b16:
	%164 = phi float [ 0.000000e+00, %b10_ok1 ], [ %157, %b13_ok1 ], !dbg !196
	%165 = phi float [ 0.000000e+00, %b10_ok1 ], [ %158, %b13_ok1 ], !dbg !196
	%166 = phi float [ 0.000000e+00, %b10_ok1 ], [ %159, %b13_ok1 ], !dbg !196
	%167 = phi float [ 0.000000e+00, %b10_ok1 ], [ %160, %b13_ok1 ], !dbg !196
	%168 = add nsw i64 %104, 2, !dbg !197
	%169 = icmp slt i64 %168, %9, !dbg !198
	br i1 %169, label %b17, label %b22, !dbg !198

b17:
	%170 = trunc i64 %168 to i32, !dbg !199
	%171 = addrspacecast float addrspace(1)* %70 to float*, !dbg !199
	%172 = bitcast float* %171 to i8*, !dbg !199
	%173 = call i8* @gpuc_peer_thread(i8* %172, i32 %170), !dbg !199
	%174 = bitcast i8* %173 to float*, !dbg !199
	%175 = icmp eq float* %174, null, !dbg !199
	%176 = select i1 %175, i64 0, i64 %69, !dbg !199
	%177 = and i64 %176, 3, !dbg !200
	%178 = icmp eq i64 %177, 0, !dbg !200
	br i1 %178, label %b18, label %b21, !dbg !200

b18:
	%179 = ptrtoint float* %174 to i64, !dbg !200
	%180 = and i64 %179, 15, !dbg !200
	%181 = icmp eq i64 %180, 0, !dbg !200
	%182 = icmp eq i64 %176, 0, !dbg !200
	%183 = or i1 %181, %182, !dbg !200
	br i1 %183, label %b19, label %b20, !dbg !200

b19:
	%184 = ashr i64 %176, 2, !dbg !200
	%185 = addrspacecast float* %174 to { float, float, float, float } addrspace(1)*, !dbg !200
	%186 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %185, i64 %98, !dbg !201
	%187 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %186, i32 0, i32 0, !dbg !201
	%188 = icmp uge i64 %98, %184, !dbg !201
	br i1 %188, label %b19_fail1, label %b19_ok1, !dbg !201, !prof !20

b19_ok1:
	%189 = bitcast { float, float, float, float } addrspace(1)* %186 to <4 x float> addrspace(1)*, !dbg !201
	%190 = load <4 x float>, <4 x float> addrspace(1)* %189, align 16, !dbg !201
	%191 = extractelement <4 x float> %190, i32 0, !dbg !201
	%192 = extractelement <4 x float> %190, i32 1, !dbg !201
	%193 = extractelement <4 x float> %190, i32 2, !dbg !201
	%194 = extractelement <4 x float> %190, i32 3, !dbg !201
	%195 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %186, i32 0, i32 1, !dbg !201
	%196 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %186, i32 0, i32 2, !dbg !201
	%197 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %186, i32 0, i32 3, !dbg !201
	br label %b22, !dbg !201

b20:
	br label %fail, !dbg !200

b21:
	br label %fail, !dbg !200

b22:
	%198 = phi float [ 0.000000e+00, %b16 ], [ %191, %b19_ok1 ], !dbg !202
	%199 = phi float [ 0.000000e+00, %b16 ], [ %192, %b19_ok1 ], !dbg !202
	%200 = phi float [ 0.000000e+00, %b16 ], [ %193, %b19_ok1 ], !dbg !202
	%201 = phi float [ 0.000000e+00, %b16 ], [ %194, %b19_ok1 ], !dbg !202
	%202 = add nsw i64 %104, 3, !dbg !203
	%203 = icmp slt i64 %202, %9, !dbg !204
	br i1 %203, label %b23, label %b28, !dbg !204

b23:
	%204 = trunc i64 %202 to i32, !dbg !205
	%205 = addrspacecast float addrspace(1)* %70 to float*, !dbg !205
	%206 = bitcast float* %205 to i8*, !dbg !205
	%207 = call i8* @gpuc_peer_thread(i8* %206, i32 %204), !dbg !205
	%208 = bitcast i8* %207 to float*, !dbg !205
	%209 = icmp eq float* %208, null, !dbg !205
	%210 = select i1 %209, i64 0, i64 %69, !dbg !205
	%211 = and i64 %210, 3, !dbg !206
	%212 = icmp eq i64 %211, 0, !dbg !206
	br i1 %212, label %b24, label %b27, !dbg !206

b24:
	%213 = ptrtoint float* %208 to i64, !dbg !206
	%214 = and i64 %213, 15, !dbg !206
	%215 = icmp eq i64 %214, 0, !dbg !206
	%216 = icmp eq i64 %210, 0, !dbg !206
	%217 = or i1 %215, %216, !dbg !206
	br i1 %217, label %b25, label %b26, !dbg !206

b25:
	%218 = ashr i64 %210, 2, !dbg !206
	%219 = addrspacecast float* %208 to { float, float, float, float } addrspace(1)*, !dbg !206
	%220 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %219, i64 %98, !dbg !207
	%221 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %220, i32 0, i32 0, !dbg !207
	%222 = icmp uge i64 %98, %218, !dbg !207
	br i1 %222, label %b25_fail1, label %b25_ok1, !dbg !207, !prof !20

b25_ok1:
	%223 = bitcast { float, float, float, float } addrspace(1)* %220 to <4 x float> addrspace(1)*, !dbg !207
	%224 = load <4 x float>, <4 x float> addrspace(1)* %223, align 16, !dbg !207
	%225 = extractelement <4 x float> %224, i32 0, !dbg !207
	%226 = extractelement <4 x float> %224, i32 1, !dbg !207
	%227 = extractelement <4 x float> %224, i32 2, !dbg !207
	%228 = extractelement <4 x float> %224, i32 3, !dbg !207
	%229 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %220, i32 0, i32 1, !dbg !207
	%230 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %220, i32 0, i32 2, !dbg !207
	%231 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %220, i32 0, i32 3, !dbg !207
	br label %b28, !dbg !207

b26:
	br label %fail, !dbg !206

b27:
	br label %fail, !dbg !206

b28:
	%232 = phi float [ 0.000000e+00, %b22 ], [ %225, %b25_ok1 ], !dbg !208
	%233 = phi float [ 0.000000e+00, %b22 ], [ %226, %b25_ok1 ], !dbg !208
	%234 = phi float [ 0.000000e+00, %b22 ], [ %227, %b25_ok1 ], !dbg !208
	%235 = phi float [ 0.000000e+00, %b22 ], [ %228, %b25_ok1 ], !dbg !208
	%236 = fadd float %127, %164, !dbg !210
	%237 = fadd float %128, %165, !dbg !211
	%238 = fadd float %129, %166, !dbg !212
	%239 = fadd float %130, %167, !dbg !213
	%240 = fadd float %198, %232, !dbg !215
	%241 = fadd float %199, %233, !dbg !216
	%242 = fadd float %200, %234, !dbg !217
	%243 = fadd float %201, %235, !dbg !218
	%244 = fadd float %236, %240, !dbg !220
	%245 = fadd float %237, %241, !dbg !221
	%246 = fadd float %238, %242, !dbg !222
	%247 = fadd float %239, %243, !dbg !223
	%248 = fadd float %100, %244, !dbg !225
	%249 = fadd float %101, %245, !dbg !226
	%250 = fadd float %102, %246, !dbg !227
	%251 = fadd float %103, %247, !dbg !228
	%252 = add nsw i64 %104, 4, !dbg !229
	br label %b7, !dbg !229

b29:
	br label %fail, !dbg !189

b30:
	br label %fail, !dbg !189

b31:
	%253 = phi i64 [ %282, %b33_ok1 ], [ 0, %b7 ], !dbg !230
	%254 = trunc i64 %253 to i32, !dbg !150
	%255 = addrspacecast float addrspace(1)* %71 to float*, !dbg !150
	%256 = icmp uge i64 %253, %9, !dbg !150
	br i1 %256, label %b31_fail1, label %b31_ok1, !dbg !150, !prof !20

b31_ok1:
	%257 = bitcast float* %255 to i8*, !dbg !150
	%258 = call i8* @gpuc_peer_thread(i8* %257, i32 %254), !dbg !150
	%259 = bitcast i8* %258 to float*, !dbg !150
	%260 = icmp eq float* %259, null, !dbg !150
	%261 = select i1 %260, i64 0, i64 %69, !dbg !150
	%262 = and i64 %261, 3, !dbg !231
	%263 = icmp eq i64 %262, 0, !dbg !231
	br i1 %263, label %b32, label %b36, !dbg !231

b32:
	%264 = ptrtoint float* %259 to i64, !dbg !231
	%265 = and i64 %264, 15, !dbg !231
	%266 = icmp eq i64 %265, 0, !dbg !231
	%267 = icmp eq i64 %261, 0, !dbg !231
	%268 = or i1 %266, %267, !dbg !231
	br i1 %268, label %b33, label %b35, !dbg !231

b33:
	%269 = ashr i64 %261, 2, !dbg !231
	%270 = addrspacecast float* %259 to { float, float, float, float } addrspace(1)*, !dbg !231
	%271 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %270, i64 %98, !dbg !232
	%272 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %271, i32 0, i32 0, !dbg !232
	%273 = icmp uge i64 %98, %269, !dbg !232
	br i1 %273, label %b33_fail1, label %b33_ok1, !dbg !232, !prof !20

b33_ok1:
	%274 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %271, i32 0, i32 1, !dbg !232
	%275 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %271, i32 0, i32 2, !dbg !232
	%276 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %271, i32 0, i32 3, !dbg !232
	%277 = bitcast { float, float, float, float } addrspace(1)* %271 to <4 x float> addrspace(1)*, !dbg !232
	%278 = insertelement <4 x float> undef, float %100, i32 0, !dbg !232
	%279 = insertelement <4 x float> %278, float %101, i32 1, !dbg !232
	%280 = insertelement <4 x float> %279, float %102, i32 2, !dbg !232
	%281 = insertelement <4 x float> %280, float %103, i32 3, !dbg !232
	store <4 x float> %281, <4 x float> addrspace(1)* %277, align 16, !dbg !232
	%282 = add i64 %253, 1, !dbg !232
	%283 = icmp slt i64 %282, %9, !dbg !232
	br i1 %283, label %b31, label %b34, !dbg !232

b34:
	%284 = add i64 %98, %97, !dbg !182
	br label %b6, !dbg !182

b35:
	br label %fail, !dbg !231

b36:
	br label %fail, !dbg !231

b37:
	%285 = trunc i64 %9 to i32, !dbg !233
	%286 = sub nuw i32 %285, 1, !dbg !233
	%287 = zext i32 %286 to i64, !dbg !233
	%288 = icmp eq i64 %8, %287, !dbg !234
	br i1 %288, label %b38, label %b44, !dbg !234

b38:
	%289 = mul nsw i64 %51, 4, !dbg !235
	%290 = sub i64 %p3, %289, !dbg !236
	br label %b39, !dbg !237

b39:
	%291 = phi i64 [ %92, %b38 ], [ %325, %b43 ], !dbg !237
	%292 = icmp slt i64 %291, %290, !dbg !237
	br i1 %292, label %b40, label %b44, !dbg !237

b40:
	%293 = add i64 %68, %291, !dbg !238
	br label %b41, !dbg !239

b41:
	%294 = phi float [ %308, %b41_ok2 ], [ 0.000000e+00, %b40 ], !dbg !239
	%295 = phi i64 [ %309, %b41_ok2 ], [ 0, %b40 ], !dbg !239
	%296 = trunc i64 %295 to i32, !dbg !240
	%297 = addrspacecast float addrspace(1)* %1 to float*, !dbg !240
	%298 = icmp uge i64 %295, %9, !dbg !240
	br i1 %298, label %b41_fail1, label %b41_ok1, !dbg !240, !prof !20

b41_ok1:
	%299 = bitcast float* %297 to i8*, !dbg !240
	%300 = call i8* @gpuc_peer_thread(i8* %299, i32 %296), !dbg !240
	%301 = bitcast i8* %300 to float*, !dbg !240
	%302 = icmp eq float* %301, null, !dbg !240
	%303 = select i1 %302, i64 0, i64 %p3, !dbg !240
	%304 = addrspacecast float* %301 to float addrspace(1)*, !dbg !241
	%305 = getelementptr inbounds float, float addrspace(1)* %304, i64 %293, !dbg !241
	%306 = icmp uge i64 %293, %303, !dbg !241
	br i1 %306, label %b41_fail2, label %b41_ok2, !dbg !241, !prof !20

b41_ok2:
	%307 = load float, float addrspace(1)* %305, align 4, !dbg !241
	%308 = fadd float %294, %307, !dbg !242
	%309 = add i64 %295, 1, !dbg !242
	%310 = icmp slt i64 %309, %9, !dbg !242
	br i1 %310, label %b41, label %b42, !dbg !242

b42:
	%311 = phi i64 [ %323, %b42_ok2 ], [ 0, %b41_ok2 ], !dbg !243
	%312 = trunc i64 %311 to i32, !dbg !244
	%313 = addrspacecast float addrspace(1)* %0 to float*, !dbg !244
	%314 = icmp uge i64 %311, %9, !dbg !244
	br i1 %314, label %b42_fail1, label %b42_ok1, !dbg !244, !prof !20

b42_ok1:
	%315 = bitcast float* %313 to i8*, !dbg !244
	%316 = call i8* @gpuc_peer_thread(i8* %315, i32 %312), !dbg !244
	%317 = bitcast i8* %316 to float*, !dbg !244
	%318 = icmp eq float* %317, null, !dbg !244
	%319 = select i1 %318, i64 0, i64 %p1, !dbg !244
	%320 = addrspacecast float* %317 to float addrspace(1)*, !dbg !245
	%321 = getelementptr inbounds float, float addrspace(1)* %320, i64 %293, !dbg !245
	%322 = icmp uge i64 %293, %319, !dbg !245
	br i1 %322, label %b42_fail2, label %b42_ok2, !dbg !245, !prof !20

b42_ok2:
	store float %308, float addrspace(1)* %321, align 4, !dbg !245
	%323 = add i64 %311, 1, !dbg !245
	%324 = icmp slt i64 %323, %9, !dbg !245
	br i1 %324, label %b42, label %b43, !dbg !245

b43:
	%325 = add i64 %291, %97, !dbg !237
	br label %b39, !dbg !237

b44:
	call void @llvm.nvvm.barrier0(), !dbg !246
	%326 = icmp slt i64 %28, %9, !dbg !247
	br i1 %326, label %b45, label %b46, !dbg !247

b45:
	call void @gpuc_fence_thread(), !dbg !248
	br label %b46, !dbg !248

b46:
	%327 = add i64 %p6, %7, !dbg !249
	%328 = mul i64 %327, %9, !dbg !250
	%329 = add i64 %328, %8, !dbg !251
	br label %b47, !dbg !252

b47:
	%330 = phi i64 [ %28, %b46 ], [ %337, %b48_ok1 ], !dbg !252
	%331 = icmp slt i64 %330, %9, !dbg !252
	br i1 %331, label %b48, label %b49, !dbg !252

b48:
	%332 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %329, !dbg !253
	%333 = trunc i64 %330 to i32, !dbg !254
	%334 = addrspacecast i64 addrspace(1)* %332 to i64*, !dbg !254
	%335 = icmp uge i64 %329, %p5, !dbg !253
	br i1 %335, label %b48_fail1, label %b48_ok1, !dbg !253, !prof !20

b48_ok1:
	%336 = bitcast i64* %334 to i8*, !dbg !254
	call void @gpuc_signal_op_thread(i8* %336, i64 %17, i32 9, i32 %333), !dbg !254
	%337 = add i64 %330, %32, !dbg !252
	br label %b47, !dbg !252

b49:
	%338 = phi i64 [ %346, %b50_ok1 ], [ %28, %b47 ], !dbg !255
	%339 = icmp slt i64 %338, %9, !dbg !255
	br i1 %339, label %b50, label %b51, !dbg !255

b50:
	%340 = add i64 %328, %338, !dbg !256
	%341 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %340, !dbg !257
	%342 = addrspacecast i64 addrspace(1)* %341 to i64*, !dbg !258
	%343 = icmp uge i64 %340, %p5, !dbg !257
	br i1 %343, label %b50_fail1, label %b50_ok1, !dbg !257, !prof !20

b50_ok1:
	%344 = bitcast i64* %342 to i8*, !dbg !258
	%345 = call i64 @gpuc_signal_wait_until_thread(i8* %344, i32 5, i64 %17, i32 1, i8* %ctrl, i32 12), !dbg !258
	%346 = add i64 %338, %32, !dbg !255
	br label %b49, !dbg !255

b51:
	call void @llvm.nvvm.barrier0(), !dbg !259
	call void @llvm.nvvm.barrier0(), !dbg !261
	%347 = icmp eq i64 %28, 0, !dbg !262
	br i1 %347, label %b52, label %b53, !dbg !262

b52:
	%348 = load i64, i64 addrspace(1)* %15, align 8, !dbg !263
	%349 = add i64 %348, 1, !dbg !264
	store i64 %349, i64 addrspace(1)* %15, align 8, !dbg !263
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
	%350 = icmp ugt i64 %68, %p3, !dbg !179
	br i1 %350, label %b5_fail2, label %b5_ok2, !dbg !179

b5_fail2:
	br label %fail, !dbg !179

b5_ok2:
	%351 = icmp ugt i64 %58, %68, !dbg !179
	br i1 %351, label %b5_fail3, label %b5_ok3, !dbg !179

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
	%352 = phi i32 [ 0, %b0_fail1 ], [ 10, %b2_fail1 ], [ 11, %b4_fail1 ], [ 32, %b5_fail2 ], [ 33, %b5_fail3 ], [ 32, %b5_ok3 ], [ 18, %b10_fail1 ], [ 21, %b13_fail1 ], [ 20, %b14 ], [ 19, %b15 ], [ 24, %b19_fail1 ], [ 23, %b20 ], [ 22, %b21 ], [ 27, %b25_fail1 ], [ 26, %b26 ], [ 25, %b27 ], [ 17, %b29 ], [ 16, %b30 ], [ 34, %b31_fail1 ], [ 37, %b33_fail1 ], [ 36, %b35 ], [ 35, %b36 ], [ 38, %b41_fail1 ], [ 39, %b41_fail2 ], [ 40, %b42_fail1 ], [ 41, %b42_fail2 ], [ 10, %b48_fail1 ], [ 11, %b50_fail1 ], !dbg !149
	%353 = phi i64 [ %7, %b0_fail1 ], [ %33, %b2_fail1 ], [ %44, %b4_fail1 ], [ %68, %b5_fail2 ], [ %58, %b5_fail3 ], [ %68, %b5_ok3 ], [ %98, %b10_fail1 ], [ %98, %b13_fail1 ], [ %146, %b14 ], [ %142, %b15 ], [ %98, %b19_fail1 ], [ %180, %b20 ], [ %176, %b21 ], [ %98, %b25_fail1 ], [ %214, %b26 ], [ %210, %b27 ], [ %116, %b29 ], [ %112, %b30 ], [ %253, %b31_fail1 ], [ %98, %b33_fail1 ], [ %265, %b35 ], [ %261, %b36 ], [ %295, %b41_fail1 ], [ %293, %b41_fail2 ], [ %311, %b42_fail1 ], [ %293, %b42_fail2 ], [ %329, %b48_fail1 ], [ %340, %b50_fail1 ], !dbg !149
	%354 = phi i64 [ %p8, %b0_fail1 ], [ %p5, %b2_fail1 ], [ %p5, %b4_fail1 ], [ %p3, %b5_fail2 ], [ %68, %b5_fail3 ], [ %p1, %b5_ok3 ], [ %120, %b10_fail1 ], [ %150, %b13_fail1 ], [ 16, %b14 ], [ 4, %b15 ], [ %184, %b19_fail1 ], [ 16, %b20 ], [ 4, %b21 ], [ %218, %b25_fail1 ], [ 16, %b26 ], [ 4, %b27 ], [ 16, %b29 ], [ 4, %b30 ], [ %9, %b31_fail1 ], [ %269, %b33_fail1 ], [ 16, %b35 ], [ 4, %b36 ], [ %9, %b41_fail1 ], [ %303, %b41_fail2 ], [ %9, %b42_fail1 ], [ %319, %b42_fail2 ], [ %p5, %b48_fail1 ], [ %p5, %b50_fail1 ], !dbg !149
	call void @gpuc_fail(i8* %ctrl, i32 %352, i64 %353, i64 %354), !dbg !149
	ret void, !dbg !149
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !265 {
entry:
	br label %b0, !dbg !266

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !266
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !267
	%2 = sext i32 %1 to i64, !dbg !268
	br label %b1, !dbg !268

b1:
	%3 = phi float [ 1.000000e+00, %b0 ], [ %14, %b3 ], !dbg !269
	%4 = phi i64 [ 0, %b0 ], [ %15, %b3 ], !dbg !269
	%5 = trunc i64 %4 to i32, !dbg !267
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !267
	%7 = icmp uge i64 %4, %2, !dbg !267
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !267, !prof !20

b1_ok1:
	%8 = bitcast float* %6 to i8*, !dbg !267
	%9 = call i8* @gpuc_peer_thread(i8* %8, i32 %5), !dbg !267
	%10 = bitcast i8* %9 to float*, !dbg !267
	%11 = icmp eq float* %10, null, !dbg !267
	%12 = select i1 %11, i64 0, i64 %p1, !dbg !267
	%13 = icmp eq i64 %12, 0, !dbg !270
	br i1 %13, label %b2, label %b3, !dbg !270

b2:
	br label %b3, !dbg !270

b3:
	%14 = phi float [ %3, %b1_ok1 ], [ 0.000000e+00, %b2 ], !dbg !269
	%15 = add i64 %4, 1, !dbg !269
	%16 = icmp slt i64 %15, %2, !dbg !269
	br i1 %16, label %b1, label %b4, !dbg !269

b4:
	%17 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !271
	%18 = icmp uge i64 0, %p1, !dbg !271
	br i1 %18, label %b4_fail1, label %b4_ok1, !dbg !271, !prof !20

b4_ok1:
	store float %14, float addrspace(1)* %17, align 4, !dbg !271
	ret void, !dbg !271

b1_fail1:
	br label %fail, !dbg !267

b4_fail1:
	br label %fail, !dbg !271

fail:
	%19 = phi i32 [ 42, %b1_fail1 ], [ 43, %b4_fail1 ], !dbg !266
	%20 = phi i64 [ %4, %b1_fail1 ], [ 0, %b4_fail1 ], !dbg !266
	%21 = phi i64 [ %2, %b1_fail1 ], [ %p1, %b4_fail1 ], !dbg !266
	call void @gpuc_fail(i8* %ctrl, i32 %19, i64 %20, i64 %21), !dbg !266
	ret void, !dbg !266
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !273 {
entry:
	br label %b0, !dbg !274

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !274
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !274
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !274
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !274
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !274
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !275
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !276
	%7 = sext i32 %5 to i64, !dbg !277
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !278, !range !18
	%9 = sext i32 %8 to i64, !dbg !278
	%10 = trunc i64 %7 to i32, !dbg !279
	%11 = sub nuw i32 %10, 1, !dbg !279
	%12 = zext i32 %11 to i64, !dbg !279
	%13 = mul i64 %9, %12, !dbg !280
	%14 = mul i64 %13, %p8, !dbg !281
	%15 = trunc i64 %9 to i32, !dbg !282
	%16 = add nuw i32 %15, 1, !dbg !282
	%17 = zext i32 %16 to i64, !dbg !282
	%18 = mul i64 %17, %12, !dbg !283
	%19 = mul i64 %18, %p8, !dbg !284
	%20 = sext i32 %6 to i64, !dbg !276
	%21 = trunc i64 %20 to i32, !dbg !286
	%22 = add nuw i32 %21, 1, !dbg !286
	%23 = zext i32 %22 to i64, !dbg !286
	%24 = trunc i64 %7 to i32, !dbg !287
	%25 = icmp ugt i64 %19, %p5, !dbg !285
	%26 = icmp ugt i64 %14, %19, !dbg !285
	%27 = or i1 %25, %26, !dbg !285
	br i1 %27, label %b0_fail1, label %b0_ok1, !dbg !285, !prof !20

b0_ok1:
	%28 = urem i32 %22, %24, !dbg !287
	%29 = zext i32 %28 to i64, !dbg !287
	%30 = sub i64 %19, %14, !dbg !285
	%31 = getelementptr inbounds float, float addrspace(1)* %2, i64 %14, !dbg !285
	%32 = trunc i64 %9 to i32, !dbg !288
	%33 = mul nuw i32 %32, 2, !dbg !288
	%34 = zext i32 %33 to i64, !dbg !288
	%35 = mul i64 %34, %12, !dbg !289
	%36 = icmp slt i64 0, %p11, !dbg !289
	br i1 %36, label %b1, label %b32, !dbg !289

b1:
	%37 = icmp slt i64 0, %12, !dbg !290
	%38 = mul nuw i32 %11, 2, !dbg !291
	%39 = zext i32 %38 to i64, !dbg !291
	%40 = add i64 %35, %39, !dbg !292
	%41 = sub nsw i64 %40, 1, !dbg !293
	%42 = trunc i64 %29 to i32, !dbg !294
	%43 = icmp eq i64 %12, 0, !dbg !297
	%44 = add i64 %35, %7, !dbg !298
	%45 = sub nsw i64 %44, 2, !dbg !299
	%46 = sub nsw i64 %44, 1, !dbg !300
	%47 = add i64 %35, %12, !dbg !301
	%48 = sub nsw i64 %47, 1, !dbg !302
	%49 = sub nsw i64 %12, 1, !dbg !303
	%50 = mul i64 %49, %p8, !dbg !304
	%51 = sub i64 %30, %50, !dbg !305
	br label %b2, !dbg !289

b2:
	%52 = phi i64 [ %297, %b31 ], [ 0, %b1 ], !dbg !289
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %9, !dbg !307
	%54 = icmp uge i64 %9, %p10, !dbg !307
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !307, !prof !20

b2_ok1:
	%55 = load i64, i64 addrspace(1)* %53, align 8, !dbg !307
	%56 = add i64 %55, 1, !dbg !308
	%57 = add i64 %56, %52, !dbg !310
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !311, !range !23
	%59 = sext i32 %58 to i64, !dbg !311
	%60 = mul i64 %52, %59, !dbg !312
	%61 = add i64 %60, %9, !dbg !313
	%62 = mul i64 %61, %7, !dbg !314
	%63 = mul i64 %62, %p8, !dbg !315
	br i1 %37, label %b3, label %b13, !dbg !290

b3:
	%64 = phi i64 [ %166, %b12_ok1 ], [ 0, %b2_ok1 ], !dbg !290
	%65 = sub i64 %20, %64, !dbg !316
	%66 = add i64 %65, %7, !dbg !317
	%67 = icmp eq i64 %7, -1, !dbg !318
	%68 = select i1 %67, i64 1, i64 %7, !dbg !318
	%69 = srem i64 %66, %68, !dbg !318
	%70 = mul i64 %69, %p8, !dbg !321
	%71 = add i64 %63, %70, !dbg !322
	%72 = icmp slt i64 %71, %p1, !dbg !323
	%73 = select i1 %72, i64 %71, i64 %p1, !dbg !323
	%74 = add i64 %73, %p8, !dbg !324
	%75 = icmp slt i64 %74, %p1, !dbg !325
	%76 = select i1 %75, i64 %74, i64 %p1, !dbg !325
	%77 = sub i64 %76, %73, !dbg !326
	%78 = getelementptr inbounds float, float addrspace(1)* %0, i64 %73, !dbg !326
	%79 = getelementptr inbounds float, float addrspace(1)* %1, i64 %73, !dbg !327
	%80 = icmp eq i64 %64, 0, !dbg !329
	%81 = icmp ugt i64 %76, %p1, !dbg !326
	%82 = icmp ugt i64 %73, %76, !dbg !326
	%83 = icmp ugt i64 %76, %p3, !dbg !327
	%84 = or i1 %81, %82, !dbg !327
	%85 = or i1 %84, %83, !dbg !327
	br i1 %85, label %b3_fail1, label %b3_ok1, !dbg !327, !prof !20

b3_ok1:
	br i1 %80, label %b4, label %b7, !dbg !329

b4:
	%86 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !330, !range !56
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !330, !range !56
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !330, !range !57
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !330, !range !58
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !330, !range !58
	%91 = mul i32 %90, %88, !dbg !330
	%92 = add i32 %87, %91, !dbg !330
	%93 = mul i32 %89, %92, !dbg !330
	%94 = add i32 %86, %93, !dbg !330
	%95 = sext i32 %94 to i64, !dbg !330
	%96 = mul i32 %89, %90, !dbg !330
	%97 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !330, !range !59
	%98 = mul i32 %96, %97, !dbg !330
	%99 = sext i32 %98 to i64, !dbg !330
	br label %b5, !dbg !330

b5:
	%100 = phi i64 [ %95, %b4 ], [ %105, %b6 ], !dbg !330
	%101 = icmp slt i64 %100, %77, !dbg !330
	br i1 %101, label %b6, label %b12, !dbg !330

b6:
	%102 = getelementptr inbounds float, float addrspace(1)* %79, i64 %100, !dbg !331
	%103 = load float, float addrspace(1)* %102, align 4, !dbg !331
	%104 = getelementptr inbounds float, float addrspace(1)* %78, i64 %100, !dbg !332
	store float %103, float addrspace(1)* %104, align 4, !dbg !332
	%105 = add i64 %100, %99, !dbg !330
	br label %b5, !dbg !330

b7:
	%106 = add i64 %35, %64, !dbg !333
	%107 = sub i64 %106, 1, !dbg !334
	%108 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %107, !dbg !335
	%109 = icmp uge i64 %107, %p7, !dbg !335
	br i1 %109, label %b7_fail1, label %b7_ok1, !dbg !335, !prof !20

b7_ok1:
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !338, !range !56
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !338, !range !56
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !338, !range !57
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !338, !range !58
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !338, !range !58
	%115 = mul i32 %114, %112, !dbg !338
	%116 = add i32 %111, %115, !dbg !338
	%117 = mul i32 %113, %116, !dbg !338
	%118 = add i32 %110, %117, !dbg !338
	%119 = sext i32 %118 to i64, !dbg !338
	%120 = icmp eq i64 %119, 0, !dbg !339
	br i1 %120, label %b8, label %b9, !dbg !339

b8:
	%121 = addrspacecast i64 addrspace(1)* %108 to i64*, !dbg !340
	%122 = icmp eq i64 addrspace(1)* %108, null, !dbg !340
	br i1 %122, label %b8_fail1, label %b8_ok1, !dbg !340, !prof !20

b8_ok1:
	%123 = bitcast i64* %121 to i8*, !dbg !340
	%124 = call i64 @gpuc_signal_wait_until_thread(i8* %123, i32 5, i64 %57, i32 1, i8* %ctrl, i32 50), !dbg !340
	br label %b9, !dbg !340

b9:
	call void @llvm.nvvm.barrier0(), !dbg !341
	%125 = sub i64 %64, 1, !dbg !342
	%126 = mul i64 %125, %p8, !dbg !343
	%127 = sub i64 %30, %126, !dbg !344
	%128 = getelementptr inbounds float, float addrspace(1)* %31, i64 %126, !dbg !344
	%129 = mul i32 %113, %114, !dbg !346
	%130 = icmp ugt i64 %126, %30, !dbg !344
	%131 = icmp ugt i64 %77, %127, !dbg !345
	%132 = or i1 %130, %131, !dbg !345
	br i1 %132, label %b9_fail1, label %b9_ok1, !dbg !345, !prof !20

b9_ok1:
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !346, !range !59
	%134 = mul i32 %129, %133, !dbg !346
	%135 = sext i32 %134 to i64, !dbg !346
	br label %b10, !dbg !346

b10:
	%136 = phi i64 [ %119, %b9_ok1 ], [ %144, %b11 ], !dbg !346
	%137 = icmp slt i64 %136, %77, !dbg !346
	br i1 %137, label %b11, label %b12, !dbg !346

b11:
	%138 = getelementptr inbounds float, float addrspace(1)* %128, i64 %136, !dbg !347
	%139 = load float, float addrspace(1)* %138, align 4, !dbg !347
	%140 = getelementptr inbounds float, float addrspace(1)* %79, i64 %136, !dbg !348
	%141 = load float, float addrspace(1)* %140, align 4, !dbg !348
	%142 = fadd float %139, %141, !dbg !349
	%143 = getelementptr inbounds float, float addrspace(1)* %78, i64 %136, !dbg !350
	store float %142, float addrspace(1)* %143, align 4, !dbg !350
	%144 = add i64 %136, %135, !dbg !346
	br label %b10, !dbg !346

b12:
	call void @llvm.nvvm.barrier0(), !dbg !351
	%145 = mul i64 %64, %p8, !dbg !352
	%146 = add i64 %145, %76, !dbg !353
	%147 = sub i64 %146, %73, !dbg !354
	%148 = sub i64 %147, %145, !dbg !355
	%149 = add i64 %35, %64, !dbg !356
	%150 = getelementptr inbounds float, float addrspace(1)* %31, i64 %145, !dbg !355
	%151 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %149, !dbg !357
	%152 = mul i64 %77, 4, !dbg !294
	%153 = addrspacecast float addrspace(1)* %150 to float*, !dbg !294
	%154 = addrspacecast float addrspace(1)* %78 to float*, !dbg !294
	%155 = addrspacecast i64 addrspace(1)* %151 to i64*, !dbg !294
	%156 = icmp ugt i64 %147, %30, !dbg !355
	%157 = icmp ugt i64 %145, %147, !dbg !355
	%158 = icmp uge i64 %149, %p7, !dbg !357
	%159 = icmp ne i64 %148, %77, !dbg !294
	%160 = or i1 %156, %157, !dbg !294
	%161 = or i1 %160, %158, !dbg !294
	%162 = or i1 %161, %159, !dbg !294
	br i1 %162, label %b12_fail1, label %b12_ok1, !dbg !294, !prof !20

b12_ok1:
	%163 = bitcast float* %153 to i8*, !dbg !294
	%164 = bitcast float* %154 to i8*, !dbg !294
	%165 = bitcast i64* %155 to i8*, !dbg !294
	call void @gpuc_put_signal_block(i8* %163, i8* %164, i64 %152, i8* %165, i64 %57, i32 9, i32 %42), !dbg !294
	%166 = add i64 %64, 1, !dbg !294
	%167 = icmp slt i64 %166, %12, !dbg !294
	br i1 %167, label %b3, label %b13, !dbg !294

b13:
	br i1 %37, label %b14, label %b29, !dbg !358

b14:
	%168 = phi i64 [ %278, %b28_ok1 ], [ 0, %b13 ], !dbg !358
	%169 = sub i64 %23, %168, !dbg !359
	%170 = add i64 %169, %7, !dbg !360
	%171 = icmp eq i64 %7, -1, !dbg !361
	%172 = select i1 %171, i64 1, i64 %7, !dbg !361
	%173 = srem i64 %170, %172, !dbg !361
	%174 = mul i64 %173, %p8, !dbg !363
	%175 = add i64 %63, %174, !dbg !364
	%176 = icmp slt i64 %175, %p1, !dbg !365
	%177 = select i1 %176, i64 %175, i64 %p1, !dbg !365
	%178 = add i64 %177, %p8, !dbg !366
	%179 = icmp slt i64 %178, %p1, !dbg !367
	%180 = select i1 %179, i64 %178, i64 %p1, !dbg !367
	%181 = icmp eq i64 %168, 0, !dbg !368
	br i1 %181, label %b15, label %b25, !dbg !368

b15:
	%182 = sub i64 %180, %177, !dbg !369
	%183 = getelementptr inbounds float, float addrspace(1)* %0, i64 %177, !dbg !369
	%184 = getelementptr inbounds float, float addrspace(1)* %1, i64 %177, !dbg !370
	%185 = icmp ugt i64 %180, %p1, !dbg !369
	%186 = icmp ugt i64 %177, %180, !dbg !369
	%187 = icmp ugt i64 %180, %p3, !dbg !370
	%188 = or i1 %185, %186, !dbg !370
	%189 = or i1 %188, %187, !dbg !370
	br i1 %189, label %b15_fail1, label %b15_ok1, !dbg !370, !prof !20

b15_ok1:
	br i1 %43, label %b16, label %b19, !dbg !297

b16:
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !371, !range !56
	%191 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !371, !range !56
	%192 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !371, !range !57
	%193 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !371, !range !58
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !371, !range !58
	%195 = mul i32 %194, %192, !dbg !371
	%196 = add i32 %191, %195, !dbg !371
	%197 = mul i32 %193, %196, !dbg !371
	%198 = add i32 %190, %197, !dbg !371
	%199 = sext i32 %198 to i64, !dbg !371
	%200 = mul i32 %193, %194, !dbg !371
	%201 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !371, !range !59
	%202 = mul i32 %200, %201, !dbg !371
	%203 = sext i32 %202 to i64, !dbg !371
	br label %b17, !dbg !371

b17:
	%204 = phi i64 [ %199, %b16 ], [ %209, %b18 ], !dbg !371
	%205 = icmp slt i64 %204, %182, !dbg !371
	br i1 %205, label %b18, label %b24, !dbg !371

b18:
	%206 = getelementptr inbounds float, float addrspace(1)* %184, i64 %204, !dbg !372
	%207 = load float, float addrspace(1)* %206, align 4, !dbg !372
	%208 = getelementptr inbounds float, float addrspace(1)* %183, i64 %204, !dbg !373
	store float %207, float addrspace(1)* %208, align 4, !dbg !373
	%209 = add i64 %204, %203, !dbg !371
	br label %b17, !dbg !371

b19:
	%210 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %48, !dbg !374
	%211 = icmp uge i64 %48, %p7, !dbg !374
	br i1 %211, label %b19_fail1, label %b19_ok1, !dbg !374, !prof !20

b19_ok1:
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !376, !range !56
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !376, !range !56
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !376, !range !57
	%215 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !376, !range !58
	%216 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !376, !range !58
	%217 = mul i32 %216, %214, !dbg !376
	%218 = add i32 %213, %217, !dbg !376
	%219 = mul i32 %215, %218, !dbg !376
	%220 = add i32 %212, %219, !dbg !376
	%221 = sext i32 %220 to i64, !dbg !376
	%222 = icmp eq i64 %221, 0, !dbg !377
	br i1 %222, label %b20, label %b21, !dbg !377

b20:
	%223 = addrspacecast i64 addrspace(1)* %210 to i64*, !dbg !378
	%224 = icmp eq i64 addrspace(1)* %210, null, !dbg !378
	br i1 %224, label %b20_fail1, label %b20_ok1, !dbg !378, !prof !20

b20_ok1:
	%225 = bitcast i64* %223 to i8*, !dbg !378
	%226 = call i64 @gpuc_signal_wait_until_thread(i8* %225, i32 5, i64 %57, i32 1, i8* %ctrl, i32 50), !dbg !378
	br label %b21, !dbg !378

b21:
	call void @llvm.nvvm.barrier0(), !dbg !379
	%227 = getelementptr inbounds float, float addrspace(1)* %31, i64 %50, !dbg !305
	%228 = mul i32 %215, %216, !dbg !381
	%229 = icmp ugt i64 %50, %30, !dbg !305
	%230 = icmp ugt i64 %182, %51, !dbg !380
	%231 = or i1 %229, %230, !dbg !380
	br i1 %231, label %b21_fail1, label %b21_ok1, !dbg !380, !prof !20

b21_ok1:
	%232 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !381, !range !59
	%233 = mul i32 %228, %232, !dbg !381
	%234 = sext i32 %233 to i64, !dbg !381
	br label %b22, !dbg !381

b22:
	%235 = phi i64 [ %221, %b21_ok1 ], [ %243, %b23 ], !dbg !381
	%236 = icmp slt i64 %235, %182, !dbg !381
	br i1 %236, label %b23, label %b24, !dbg !381

b23:
	%237 = getelementptr inbounds float, float addrspace(1)* %227, i64 %235, !dbg !382
	%238 = load float, float addrspace(1)* %237, align 4, !dbg !382
	%239 = getelementptr inbounds float, float addrspace(1)* %184, i64 %235, !dbg !383
	%240 = load float, float addrspace(1)* %239, align 4, !dbg !383
	%241 = fadd float %238, %240, !dbg !384
	%242 = getelementptr inbounds float, float addrspace(1)* %183, i64 %235, !dbg !385
	store float %241, float addrspace(1)* %242, align 4, !dbg !385
	%243 = add i64 %235, %234, !dbg !381
	br label %b22, !dbg !381

b24:
	call void @llvm.nvvm.barrier0(), !dbg !386
	br label %b28, !dbg !296

b25:
	%244 = add i64 %45, %168, !dbg !387
	%245 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %244, !dbg !388
	%246 = icmp uge i64 %244, %p7, !dbg !388
	br i1 %246, label %b25_fail1, label %b25_ok1, !dbg !388, !prof !20

b25_ok1:
	%247 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !390, !range !56
	%248 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !390, !range !56
	%249 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !390, !range !57
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !390, !range !58
	%251 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !390, !range !58
	%252 = mul i32 %251, %249, !dbg !390
	%253 = add i32 %248, %252, !dbg !390
	%254 = mul i32 %250, %253, !dbg !390
	%255 = add i32 %247, %254, !dbg !390
	%256 = sext i32 %255 to i64, !dbg !390
	%257 = icmp eq i64 %256, 0, !dbg !391
	br i1 %257, label %b26, label %b27, !dbg !391

b26:
	%258 = addrspacecast i64 addrspace(1)* %245 to i64*, !dbg !392
	%259 = icmp eq i64 addrspace(1)* %245, null, !dbg !392
	br i1 %259, label %b26_fail1, label %b26_ok1, !dbg !392, !prof !20

b26_ok1:
	%260 = bitcast i64* %258 to i8*, !dbg !392
	%261 = call i64 @gpuc_signal_wait_until_thread(i8* %260, i32 5, i64 %57, i32 1, i8* %ctrl, i32 50), !dbg !392
	br label %b27, !dbg !392

b27:
	call void @llvm.nvvm.barrier0(), !dbg !393
	br label %b28, !dbg !389

b28:
	%262 = add i64 %46, %168, !dbg !395
	%263 = sub i64 %180, %177, !dbg !394
	%264 = getelementptr inbounds float, float addrspace(1)* %0, i64 %177, !dbg !394
	%265 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %262, !dbg !396
	%266 = mul i64 %263, 4, !dbg !275
	%267 = addrspacecast float addrspace(1)* %264 to float*, !dbg !275
	%268 = addrspacecast float addrspace(1)* %264 to float*, !dbg !275
	%269 = addrspacecast i64 addrspace(1)* %265 to i64*, !dbg !275
	%270 = icmp ugt i64 %180, %p1, !dbg !394
	%271 = icmp ugt i64 %177, %180, !dbg !394
	%272 = icmp uge i64 %262, %p7, !dbg !396
	%273 = or i1 %270, %271, !dbg !396
	%274 = or i1 %273, %272, !dbg !396
	br i1 %274, label %b28_fail1, label %b28_ok1, !dbg !396, !prof !20

b28_ok1:
	%275 = bitcast float* %267 to i8*, !dbg !275
	%276 = bitcast float* %268 to i8*, !dbg !275
	%277 = bitcast i64* %269 to i8*, !dbg !275
	call void @gpuc_put_signal_block(i8* %275, i8* %276, i64 %266, i8* %277, i64 %57, i32 9, i32 %42), !dbg !275
	%278 = add i64 %168, 1, !dbg !275
	%279 = icmp slt i64 %278, %12, !dbg !275
	br i1 %279, label %b14, label %b29, !dbg !275

b29:
	%280 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %41, !dbg !397
	%281 = icmp uge i64 %41, %p7, !dbg !397
	br i1 %281, label %b29_fail1, label %b29_ok1, !dbg !397, !prof !20

b29_ok1:
	%282 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !399, !range !56
	%283 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !399, !range !56
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !399, !range !57
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !399, !range !58
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !399, !range !58
	%287 = mul i32 %286, %284, !dbg !399
	%288 = add i32 %283, %287, !dbg !399
	%289 = mul i32 %285, %288, !dbg !399
	%290 = add i32 %282, %289, !dbg !399
	%291 = sext i32 %290 to i64, !dbg !399
	%292 = icmp eq i64 %291, 0, !dbg !400
	br i1 %292, label %b30, label %b31, !dbg !400

b30:
	%293 = addrspacecast i64 addrspace(1)* %280 to i64*, !dbg !401
	%294 = icmp eq i64 addrspace(1)* %280, null, !dbg !401
	br i1 %294, label %b30_fail1, label %b30_ok1, !dbg !401, !prof !20

b30_ok1:
	%295 = bitcast i64* %293 to i8*, !dbg !401
	%296 = call i64 @gpuc_signal_wait_until_thread(i8* %295, i32 5, i64 %57, i32 1, i8* %ctrl, i32 50), !dbg !401
	br label %b31, !dbg !401

b31:
	call void @llvm.nvvm.barrier0(), !dbg !402
	%297 = add i64 %52, 1, !dbg !398
	%298 = icmp slt i64 %297, %p11, !dbg !398
	br i1 %298, label %b2, label %b32, !dbg !398

b32:
	call void @llvm.nvvm.barrier0(), !dbg !404
	%299 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !405, !range !56
	%300 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !405, !range !56
	%301 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !405, !range !57
	%302 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !405, !range !58
	%303 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !405, !range !58
	%304 = mul i32 %303, %301, !dbg !405
	%305 = add i32 %300, %304, !dbg !405
	%306 = mul i32 %302, %305, !dbg !405
	%307 = add i32 %299, %306, !dbg !405
	%308 = sext i32 %307 to i64, !dbg !405
	%309 = icmp eq i64 %308, 0, !dbg !406
	br i1 %309, label %b33, label %b34, !dbg !406

b33:
	%310 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %9, !dbg !407
	%311 = icmp uge i64 %9, %p10, !dbg !407
	br i1 %311, label %b33_fail1, label %b33_ok1, !dbg !407, !prof !20

b33_ok1:
	%312 = load i64, i64 addrspace(1)* %310, align 8, !dbg !407
	%313 = add i64 %312, %p11, !dbg !409
	store i64 %313, i64 addrspace(1)* %310, align 8, !dbg !407
	br label %b34, !dbg !407

b34:
	ret void, !dbg !403

b0_fail1:
	%314 = icmp ugt i64 %19, %p5, !dbg !285
	br i1 %314, label %b0_fail2, label %b0_ok2, !dbg !285

b0_fail2:
	br label %fail, !dbg !285

b0_ok2:
	br label %fail, !dbg !285

b2_fail1:
	br label %fail, !dbg !307

b3_fail1:
	%315 = icmp ugt i64 %76, %p1, !dbg !326
	br i1 %315, label %b3_fail2, label %b3_ok2, !dbg !326

b3_fail2:
	br label %fail, !dbg !326

b3_ok2:
	%316 = icmp ugt i64 %73, %76, !dbg !326
	br i1 %316, label %b3_fail3, label %b3_ok3, !dbg !326

b3_fail3:
	br label %fail, !dbg !326

b3_ok3:
	br label %fail, !dbg !327

b7_fail1:
	br label %fail, !dbg !335

b8_fail1:
	br label %fail, !dbg !340

b9_fail1:
	%317 = icmp ugt i64 %126, %30, !dbg !344
	br i1 %317, label %b9_fail2, label %b9_ok2, !dbg !344

b9_fail2:
	br label %fail, !dbg !344

b9_ok2:
	br label %fail, !dbg !345

b12_fail1:
	%318 = icmp ugt i64 %147, %30, !dbg !355
	br i1 %318, label %b12_fail2, label %b12_ok2, !dbg !355

b12_fail2:
	br label %fail, !dbg !355

b12_ok2:
	%319 = icmp ugt i64 %145, %147, !dbg !355
	br i1 %319, label %b12_fail3, label %b12_ok3, !dbg !355

b12_fail3:
	br label %fail, !dbg !355

b12_ok3:
	%320 = icmp uge i64 %149, %p7, !dbg !357
	br i1 %320, label %b12_fail4, label %b12_ok4, !dbg !357

b12_fail4:
	br label %fail, !dbg !357

b12_ok4:
	br label %fail, !dbg !294

b15_fail1:
	%321 = icmp ugt i64 %180, %p1, !dbg !369
	br i1 %321, label %b15_fail2, label %b15_ok2, !dbg !369

b15_fail2:
	br label %fail, !dbg !369

b15_ok2:
	%322 = icmp ugt i64 %177, %180, !dbg !369
	br i1 %322, label %b15_fail3, label %b15_ok3, !dbg !369

b15_fail3:
	br label %fail, !dbg !369

b15_ok3:
	br label %fail, !dbg !370

b19_fail1:
	br label %fail, !dbg !374

b20_fail1:
	br label %fail, !dbg !378

b21_fail1:
	%323 = icmp ugt i64 %50, %30, !dbg !305
	br i1 %323, label %b21_fail2, label %b21_ok2, !dbg !305

b21_fail2:
	br label %fail, !dbg !305

b21_ok2:
	br label %fail, !dbg !380

b25_fail1:
	br label %fail, !dbg !388

b26_fail1:
	br label %fail, !dbg !392

b28_fail1:
	%324 = icmp ugt i64 %180, %p1, !dbg !394
	br i1 %324, label %b28_fail2, label %b28_ok2, !dbg !394

b28_fail2:
	br label %fail, !dbg !394

b28_ok2:
	%325 = icmp ugt i64 %177, %180, !dbg !394
	br i1 %325, label %b28_fail3, label %b28_ok3, !dbg !394

b28_fail3:
	br label %fail, !dbg !394

b28_ok3:
	br label %fail, !dbg !396

b29_fail1:
	br label %fail, !dbg !397

b30_fail1:
	br label %fail, !dbg !401

b33_fail1:
	br label %fail, !dbg !407

fail:
	%326 = phi i32 [ 44, %b0_fail2 ], [ 45, %b0_ok2 ], [ 0, %b2_fail1 ], [ 46, %b3_fail2 ], [ 47, %b3_fail3 ], [ 46, %b3_ok3 ], [ 48, %b7_fail1 ], [ 49, %b8_fail1 ], [ 51, %b9_fail2 ], [ 52, %b9_ok2 ], [ 53, %b12_fail2 ], [ 54, %b12_fail3 ], [ 55, %b12_fail4 ], [ 56, %b12_ok4 ], [ 57, %b15_fail2 ], [ 58, %b15_fail3 ], [ 57, %b15_ok3 ], [ 48, %b19_fail1 ], [ 49, %b20_fail1 ], [ 51, %b21_fail2 ], [ 52, %b21_ok2 ], [ 59, %b25_fail1 ], [ 49, %b26_fail1 ], [ 60, %b28_fail2 ], [ 61, %b28_fail3 ], [ 62, %b28_ok3 ], [ 63, %b29_fail1 ], [ 49, %b30_fail1 ], [ 31, %b33_fail1 ], !dbg !274
	%327 = phi i64 [ %19, %b0_fail2 ], [ %14, %b0_ok2 ], [ %9, %b2_fail1 ], [ %76, %b3_fail2 ], [ %73, %b3_fail3 ], [ %76, %b3_ok3 ], [ %107, %b7_fail1 ], [ 0, %b8_fail1 ], [ %126, %b9_fail2 ], [ %77, %b9_ok2 ], [ %147, %b12_fail2 ], [ %145, %b12_fail3 ], [ %149, %b12_fail4 ], [ %148, %b12_ok4 ], [ %180, %b15_fail2 ], [ %177, %b15_fail3 ], [ %180, %b15_ok3 ], [ %48, %b19_fail1 ], [ 0, %b20_fail1 ], [ %50, %b21_fail2 ], [ %182, %b21_ok2 ], [ %244, %b25_fail1 ], [ 0, %b26_fail1 ], [ %180, %b28_fail2 ], [ %177, %b28_fail3 ], [ %262, %b28_ok3 ], [ %41, %b29_fail1 ], [ 0, %b30_fail1 ], [ %9, %b33_fail1 ], !dbg !274
	%328 = phi i64 [ %p5, %b0_fail2 ], [ %19, %b0_ok2 ], [ %p10, %b2_fail1 ], [ %p1, %b3_fail2 ], [ %76, %b3_fail3 ], [ %p3, %b3_ok3 ], [ %p7, %b7_fail1 ], [ 0, %b8_fail1 ], [ %30, %b9_fail2 ], [ %127, %b9_ok2 ], [ %30, %b12_fail2 ], [ %147, %b12_fail3 ], [ %p7, %b12_fail4 ], [ %77, %b12_ok4 ], [ %p1, %b15_fail2 ], [ %180, %b15_fail3 ], [ %p3, %b15_ok3 ], [ %p7, %b19_fail1 ], [ 0, %b20_fail1 ], [ %30, %b21_fail2 ], [ %51, %b21_ok2 ], [ %p7, %b25_fail1 ], [ 0, %b26_fail1 ], [ %p1, %b28_fail2 ], [ %180, %b28_fail3 ], [ %p7, %b28_ok3 ], [ %p7, %b29_fail1 ], [ 0, %b30_fail1 ], [ %p10, %b33_fail1 ], !dbg !274
	call void @gpuc_fail(i8* %ctrl, i32 %326, i64 %327, i64 %328), !dbg !274
	ret void, !dbg !274
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !411 {
entry:
	br label %b0, !dbg !412

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !412
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !412
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !412
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !412
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !416
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !417, !range !18
	%6 = sext i32 %5 to i64, !dbg !417
	%7 = mul i64 %6, %p6, !dbg !418
	%8 = icmp slt i64 %7, %p3, !dbg !419
	%9 = select i1 %8, i64 %7, i64 %p3, !dbg !419
	%10 = add i64 %9, %p6, !dbg !420
	%11 = icmp slt i64 %10, %p3, !dbg !421
	%12 = select i1 %11, i64 %10, i64 %p3, !dbg !421
	%13 = sext i32 %4 to i64, !dbg !422
	%14 = trunc i64 %13 to i32, !dbg !427
	%15 = mul nuw i32 %14, 2, !dbg !427
	%16 = zext i32 %15 to i64, !dbg !427
	%17 = add i64 %p6, 1, !dbg !433
	%18 = sdiv i64 %17, 2, !dbg !434
	%19 = mul i64 %18, 2, !dbg !435
	%20 = mul i64 %16, %19, !dbg !436
	%21 = mul i64 %6, %20, !dbg !437
	%22 = trunc i64 %6 to i32, !dbg !438
	%23 = add nuw i32 %22, 1, !dbg !438
	%24 = zext i32 %23 to i64, !dbg !438
	%25 = mul i64 %24, %20, !dbg !439
	%26 = sub i64 %25, %21, !dbg !440
	%27 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %21, !dbg !440
	%28 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %6, !dbg !442
	%29 = icmp ugt i64 %25, %p5, !dbg !440
	%30 = icmp ugt i64 %21, %25, !dbg !440
	%31 = icmp uge i64 %6, %p8, !dbg !442
	%32 = icmp ugt i64 %12, %p1, !dbg !443
	%33 = icmp ugt i64 %9, %12, !dbg !443
	%34 = or i1 %29, %30, !dbg !443
	%35 = or i1 %34, %31, !dbg !443
	%36 = or i1 %35, %32, !dbg !443
	%37 = or i1 %36, %33, !dbg !443
	br i1 %37, label %b0_fail1, label %b0_ok1, !dbg !443, !prof !20

b0_ok1:
	%38 = load i64, i64 addrspace(1)* %28, align 8, !dbg !442
	%39 = add i64 %38, 1, !dbg !444
	%40 = trunc i64 %39 to i32, !dbg !445
	%41 = sub i64 %12, %9, !dbg !443
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %9, !dbg !443
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %9, !dbg !446
	%44 = call i32 @gpuc_my_pe_thread(), !dbg !447
	%45 = sext i32 %44 to i64, !dbg !447
	%46 = addrspacecast i64 addrspace(1)* %27 to i64*, !dbg !448
	%47 = ptrtoint i64* %46 to i64, !dbg !448
	%48 = and i64 %47, 15, !dbg !448
	%49 = icmp eq i64 %48, 0, !dbg !448
	%50 = icmp eq i64 %26, 0, !dbg !448
	%51 = or i1 %49, %50, !dbg !448
	br i1 %51, label %b1, label %b25, !dbg !448

b1:
	%52 = bitcast i64 addrspace(1)* %27 to { i64, i64 } addrspace(1)*, !dbg !448
	%53 = ashr i64 %26, 1, !dbg !448
	%54 = icmp eq i64 %16, -1, !dbg !449
	%55 = select i1 %54, i64 1, i64 %16, !dbg !449
	%56 = sdiv i64 %53, %55, !dbg !449
	%57 = sub i64 0, %53, !dbg !449
	%58 = select i1 %54, i64 %57, i64 %56, !dbg !449
	%59 = urem i32 %40, 2, !dbg !450
	%60 = zext i32 %59 to i64, !dbg !451
	%61 = trunc i64 %13 to i32, !dbg !452
	%62 = mul i32 %59, %61, !dbg !452
	%63 = zext i32 %62 to i64, !dbg !452
	%64 = mul i64 %63, %58, !dbg !453
	%65 = add nuw i32 %59, 1, !dbg !454
	%66 = zext i32 %65 to i64, !dbg !455
	%67 = trunc i64 %13 to i32, !dbg !456
	%68 = mul i32 %65, %67, !dbg !456
	%69 = zext i32 %68 to i64, !dbg !456
	%70 = mul i64 %69, %58, !dbg !457
	%71 = sub i64 %70, %64, !dbg !458
	%72 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %52, i64 %64, !dbg !458
	%73 = icmp ugt i64 %70, %53, !dbg !458
	%74 = icmp ugt i64 %64, %70, !dbg !458
	%75 = or i1 %73, %74, !dbg !458
	br i1 %75, label %b1_fail1, label %b1_ok1, !dbg !458, !prof !20

b1_ok1:
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !459, !range !56
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !459, !range !56
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !459, !range !57
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !459, !range !58
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !459, !range !58
	%81 = mul i32 %80, %78, !dbg !459
	%82 = add i32 %77, %81, !dbg !459
	%83 = mul i32 %79, %82, !dbg !459
	%84 = add i32 %76, %83, !dbg !459
	%85 = sext i32 %84 to i64, !dbg !459
	%86 = trunc i64 %85 to i32, !dbg !460
	%87 = mul nuw i32 %86, 2, !dbg !460
	%88 = zext i32 %87 to i64, !dbg !460
	%89 = mul i32 %79, %80, !dbg !461
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !461, !range !59
	%91 = mul i32 %89, %90, !dbg !461
	%92 = sext i32 %91 to i64, !dbg !461
	%93 = trunc i64 %92 to i32, !dbg !462
	%94 = mul nuw i32 %93, 2, !dbg !462
	%95 = zext i32 %94 to i64, !dbg !462
	%96 = mul i64 %45, %58, !dbg !463
	br label %b2, !dbg !462

b2:
	%97 = phi i64 [ %88, %b1_ok1 ], [ %126, %b9 ], !dbg !464
	%98 = icmp slt i64 %97, %41, !dbg !465
	br i1 %98, label %b3, label %b10, !dbg !465

b3:
	%99 = sdiv i64 %97, 2, !dbg !466
	%100 = add i64 %96, %99, !dbg !467
	%101 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %72, i64 %100, !dbg !468
	%102 = getelementptr inbounds float, float addrspace(1)* %43, i64 %97, !dbg !471
	%103 = icmp uge i64 %100, %71, !dbg !468
	%104 = icmp uge i64 %97, %41, !dbg !471
	%105 = or i1 %103, %104, !dbg !471
	br i1 %105, label %b3_fail1, label %b3_ok1, !dbg !471, !prof !20

b3_ok1:
	%106 = load float, float addrspace(1)* %102, align 4, !dbg !471
	%107 = bitcast float %106 to i32, !dbg !472
	%108 = zext i32 %107 to i64, !dbg !472
	%109 = add nsw i64 %97, 1, !dbg !473
	%110 = icmp slt i64 %109, %41, !dbg !474
	br i1 %110, label %b4, label %b5, !dbg !474

b4:
	%111 = getelementptr inbounds float, float addrspace(1)* %43, i64 %109, !dbg !475
	%112 = load float, float addrspace(1)* %111, align 4, !dbg !475
	%113 = bitcast float %112 to i32, !dbg !476
	%114 = zext i32 %113 to i64, !dbg !476
	%115 = shl i64 %114, 32, !dbg !477
	%116 = or i64 %108, %115, !dbg !478
	br label %b5, !dbg !478

b5:
	%117 = phi i64 [ %108, %b3_ok1 ], [ %116, %b4 ], !dbg !479
	br label %b6, !dbg !470

b6:
	%118 = phi i64 [ 0, %b5 ], [ %124, %b8 ], !dbg !470
	%119 = icmp ne i64 %118, %45, !dbg !480
	br i1 %119, label %b7, label %b8, !dbg !480

b7:
	%120 = trunc i64 %118 to i32, !dbg !416
	%121 = addrspacecast { i64, i64 } addrspace(1)* %101 to { i64, i64 }*, !dbg !416
	%122 = icmp uge i64 %118, %13, !dbg !416
	br i1 %122, label %b7_fail1, label %b7_ok1, !dbg !416, !prof !20

b7_ok1:
	%123 = bitcast { i64, i64 }* %121 to i8*, !dbg !416
	call void @gpuc_put_line_thread(i8* %123, i64 %117, i32 %40, i32 %120), !dbg !416
	br label %b8, !dbg !416

b8:
	%124 = add i64 %118, 1, !dbg !416
	%125 = icmp slt i64 %124, %13, !dbg !416
	br i1 %125, label %b6, label %b9, !dbg !416

b9:
	%126 = add i64 %97, %95, !dbg !481
	br label %b2, !dbg !481

b10:
	%127 = phi i64 [ %170, %b21 ], [ %88, %b2 ], !dbg !482
	%128 = icmp slt i64 %127, %41, !dbg !483
	br i1 %128, label %b11, label %b22, !dbg !483

b11:
	%129 = getelementptr inbounds float, float addrspace(1)* %43, i64 %127, !dbg !485
	%130 = icmp uge i64 %127, %41, !dbg !485
	br i1 %130, label %b11_fail1, label %b11_ok1, !dbg !485, !prof !20

b11_ok1:
	%131 = load float, float addrspace(1)* %129, align 4, !dbg !485
	%132 = bitcast float %131 to i32, !dbg !486
	%133 = zext i32 %132 to i64, !dbg !486
	%134 = add nsw i64 %127, 1, !dbg !487
	%135 = icmp slt i64 %134, %41, !dbg !488
	br i1 %135, label %b12, label %b13, !dbg !488

b12:
	%136 = getelementptr inbounds float, float addrspace(1)* %43, i64 %134, !dbg !489
	%137 = load float, float addrspace(1)* %136, align 4, !dbg !489
	%138 = bitcast float %137 to i32, !dbg !490
	%139 = zext i32 %138 to i64, !dbg !490
	%140 = shl i64 %139, 32, !dbg !491
	%141 = or i64 %133, %140, !dbg !492
	br label %b13, !dbg !492

b13:
	%142 = phi i64 [ %133, %b11_ok1 ], [ %141, %b12 ], !dbg !493
	br label %b14, !dbg !484

b14:
	%143 = phi float [ 0.000000e+00, %b13 ], [ %164, %b18 ], !dbg !494
	%144 = phi float [ 0.000000e+00, %b13 ], [ %165, %b18 ], !dbg !495
	%145 = phi i64 [ 0, %b13 ], [ %166, %b18 ], !dbg !495
	%146 = icmp ne i64 %145, %45, !dbg !496
	br i1 %146, label %b15, label %b16, !dbg !496

b15:
	%147 = mul i64 %145, %58, !dbg !497
	%148 = sdiv i64 %127, 2, !dbg !498
	%149 = add i64 %147, %148, !dbg !499
	%150 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %72, i64 %149, !dbg !500
	%151 = addrspacecast { i64, i64 } addrspace(1)* %150 to { i64, i64 }*, !dbg !501
	%152 = icmp uge i64 %149, %71, !dbg !500
	br i1 %152, label %b15_fail1, label %b15_ok1, !dbg !500, !prof !20

b15_ok1:
	%153 = bitcast { i64, i64 }* %151 to i8*, !dbg !501
	%154 = call i64 @gpuc_wait_line_thread(i8* %153, i32 %40, i32 1, i8* %ctrl, i32 73), !dbg !501
	br label %b16, !dbg !501

b16:
	%155 = phi i64 [ %142, %b14 ], [ %154, %b15_ok1 ], !dbg !502
	%156 = trunc i64 %155 to i32, !dbg !505
	%157 = bitcast i32 %156 to float, !dbg !505
	%158 = lshr i64 %155, 32, !dbg !506
	%159 = trunc i64 %158 to i32, !dbg !507
	%160 = bitcast i32 %159 to float, !dbg !507
	%161 = icmp eq i64 %145, 0, !dbg !508
	br i1 %161, label %b18, label %b17, !dbg !508

b17:
	%162 = fadd float %143, %157, !dbg !509
	%163 = fadd float %144, %160, !dbg !510
	br label %b18, !dbg !510

b18:
	%164 = phi float [ %157, %b16 ], [ %162, %b17 ], !dbg !494
	%165 = phi float [ %160, %b16 ], [ %163, %b17 ], !dbg !495
	%166 = add i64 %145, 1, !dbg !495
	%167 = icmp slt i64 %166, %13, !dbg !495
	br i1 %167, label %b14, label %b19, !dbg !495

b19:
	%168 = getelementptr inbounds float, float addrspace(1)* %42, i64 %127, !dbg !513
	store float %164, float addrspace(1)* %168, align 4, !dbg !513
	br i1 %135, label %b20, label %b21, !dbg !514

b20:
	%169 = getelementptr inbounds float, float addrspace(1)* %42, i64 %134, !dbg !515
	store float %165, float addrspace(1)* %169, align 4, !dbg !515
	br label %b21, !dbg !515

b21:
	%170 = add i64 %127, %95, !dbg !516
	br label %b10, !dbg !516

b22:
	call void @llvm.nvvm.barrier0(), !dbg !518
	%171 = icmp eq i64 %85, 0, !dbg !519
	br i1 %171, label %b23, label %b24, !dbg !519

b23:
	%172 = load i64, i64 addrspace(1)* %28, align 8, !dbg !520
	%173 = add i64 %172, 1, !dbg !521
	store i64 %173, i64 addrspace(1)* %28, align 8, !dbg !520
	br label %b24, !dbg !520

b24:
	ret void, !dbg !517

b25:
	br label %fail, !dbg !448

b0_fail1:
	%174 = icmp ugt i64 %25, %p5, !dbg !440
	br i1 %174, label %b0_fail2, label %b0_ok2, !dbg !440

b0_fail2:
	br label %fail, !dbg !440

b0_ok2:
	%175 = icmp ugt i64 %21, %25, !dbg !440
	br i1 %175, label %b0_fail3, label %b0_ok3, !dbg !440

b0_fail3:
	br label %fail, !dbg !440

b0_ok3:
	%176 = icmp uge i64 %6, %p8, !dbg !442
	br i1 %176, label %b0_fail4, label %b0_ok4, !dbg !442

b0_fail4:
	br label %fail, !dbg !442

b0_ok4:
	%177 = icmp ugt i64 %12, %p1, !dbg !443
	br i1 %177, label %b0_fail5, label %b0_ok5, !dbg !443

b0_fail5:
	br label %fail, !dbg !443

b0_ok5:
	br label %fail, !dbg !443

b1_fail1:
	%178 = icmp ugt i64 %70, %53, !dbg !458
	br i1 %178, label %b1_fail2, label %b1_ok2, !dbg !458

b1_fail2:
	br label %fail, !dbg !458

b1_ok2:
	br label %fail, !dbg !458

b3_fail1:
	%179 = icmp uge i64 %100, %71, !dbg !468
	br i1 %179, label %b3_fail2, label %b3_ok2, !dbg !468

b3_fail2:
	br label %fail, !dbg !468

b3_ok2:
	br label %fail, !dbg !471

b7_fail1:
	br label %fail, !dbg !416

b11_fail1:
	br label %fail, !dbg !485

b15_fail1:
	br label %fail, !dbg !500

fail:
	%180 = phi i32 [ 64, %b0_fail2 ], [ 65, %b0_fail3 ], [ 0, %b0_fail4 ], [ 64, %b0_fail5 ], [ 65, %b0_ok5 ], [ 67, %b1_fail2 ], [ 68, %b1_ok2 ], [ 69, %b3_fail2 ], [ 70, %b3_ok2 ], [ 71, %b7_fail1 ], [ 70, %b11_fail1 ], [ 72, %b15_fail1 ], [ 66, %b25 ], !dbg !412
	%181 = phi i64 [ %25, %b0_fail2 ], [ %21, %b0_fail3 ], [ %6, %b0_fail4 ], [ %12, %b0_fail5 ], [ %9, %b0_ok5 ], [ %70, %b1_fail2 ], [ %64, %b1_ok2 ], [ %100, %b3_fail2 ], [ %97, %b3_ok2 ], [ %118, %b7_fail1 ], [ %127, %b11_fail1 ], [ %149, %b15_fail1 ], [ %48, %b25 ], !dbg !412
	%182 = phi i64 [ %p5, %b0_fail2 ], [ %25, %b0_fail3 ], [ %p8, %b0_fail4 ], [ %p1, %b0_fail5 ], [ %12, %b0_ok5 ], [ %53, %b1_fail2 ], [ %70, %b1_ok2 ], [ %71, %b3_fail2 ], [ %41, %b3_ok2 ], [ %13, %b7_fail1 ], [ %41, %b11_fail1 ], [ %71, %b15_fail1 ], [ 16, %b25 ], !dbg !412
	call void @gpuc_fail(i8* %ctrl, i32 %180, i64 %181, i64 %182), !dbg !412
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
!64 = !DILocation(line: 42, column: 13, scope: !6)
!65 = !DILocation(line: 42, column: 20, scope: !6)
!66 = !DILocation(line: 42, column: 7, scope: !6)
!67 = !{!"llvm.loop.unroll.disable"}
!68 = distinct !{!68, !67}
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
!185 = !DILocation(line: 108, column: 2, scope: !85, inlinedAt: !184)
!186 = !DILocation(line: 109, column: 6, scope: !85, inlinedAt: !184)
!187 = !DILocation(line: 109, column: 18, scope: !85, inlinedAt: !184)
!188 = !DILocation(line: 110, column: 25, scope: !85, inlinedAt: !184)
!189 = !DILocation(line: 110, column: 18, scope: !85, inlinedAt: !184)
!190 = !DILocation(line: 110, column: 33, scope: !85, inlinedAt: !184)
!191 = !DILocation(line: 112, column: 8, scope: !85, inlinedAt: !184)
!192 = !DILocation(line: 112, column: 11, scope: !85, inlinedAt: !184)
!193 = !DILocation(line: 113, column: 25, scope: !85, inlinedAt: !184)
!194 = !DILocation(line: 113, column: 18, scope: !85, inlinedAt: !184)
!195 = !DILocation(line: 113, column: 35, scope: !85, inlinedAt: !184)
!196 = !DILocation(line: 111, column: 7, scope: !85, inlinedAt: !184)
!197 = !DILocation(line: 115, column: 8, scope: !85, inlinedAt: !184)
!198 = !DILocation(line: 115, column: 11, scope: !85, inlinedAt: !184)
!199 = !DILocation(line: 116, column: 25, scope: !85, inlinedAt: !184)
!200 = !DILocation(line: 116, column: 18, scope: !85, inlinedAt: !184)
!201 = !DILocation(line: 116, column: 35, scope: !85, inlinedAt: !184)
!202 = !DILocation(line: 111, column: 10, scope: !85, inlinedAt: !184)
!203 = !DILocation(line: 118, column: 8, scope: !85, inlinedAt: !184)
!204 = !DILocation(line: 118, column: 11, scope: !85, inlinedAt: !184)
!205 = !DILocation(line: 119, column: 25, scope: !85, inlinedAt: !184)
!206 = !DILocation(line: 119, column: 18, scope: !85, inlinedAt: !184)
!207 = !DILocation(line: 119, column: 35, scope: !85, inlinedAt: !184)
!208 = !DILocation(line: 111, column: 13, scope: !85, inlinedAt: !184)
!209 = !DILocation(line: 121, column: 28, scope: !85, inlinedAt: !184)
!210 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !209)
!211 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !209)
!212 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !209)
!213 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !209)
!214 = !DILocation(line: 121, column: 40, scope: !85, inlinedAt: !184)
!215 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !214)
!216 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !214)
!217 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !214)
!218 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !214)
!219 = !DILocation(line: 121, column: 23, scope: !85, inlinedAt: !184)
!220 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !219)
!221 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !219)
!222 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !219)
!223 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !219)
!224 = !DILocation(line: 121, column: 13, scope: !85, inlinedAt: !184)
!225 = !DILocation(line: 127, column: 45, scope: !111, inlinedAt: !224)
!226 = !DILocation(line: 127, column: 59, scope: !111, inlinedAt: !224)
!227 = !DILocation(line: 127, column: 73, scope: !111, inlinedAt: !224)
!228 = !DILocation(line: 127, column: 87, scope: !111, inlinedAt: !224)
!229 = !DILocation(line: 109, column: 25, scope: !85, inlinedAt: !184)
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
!261 = !DILocation(line: 45, column: 16, scope: !141, inlinedAt: !260)
!262 = !DILocation(line: 46, column: 22, scope: !141, inlinedAt: !260)
!263 = !DILocation(line: 47, column: 8, scope: !141, inlinedAt: !260)
!264 = !DILocation(line: 47, column: 3, scope: !141, inlinedAt: !260)
!265 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 155, type: !4, isDefinition: true, scopeLine: 155, isOptimized: true, unit: !2)
!266 = !DILocation(line: 155, column: 6, scope: !265)
!267 = !DILocation(line: 158, column: 18, scope: !265)
!268 = !DILocation(line: 157, column: 30, scope: !265)
!269 = !DILocation(line: 156, column: 2, scope: !265)
!270 = !DILocation(line: 158, column: 27, scope: !265)
!271 = !DILocation(line: 162, column: 13, scope: !265)
!272 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!273 = distinct !DISubprogram(name: "Ring", scope: !272, file: !272, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!274 = !DILocation(line: 26, column: 6, scope: !273)
!275 = !DILocation(line: 52, column: 19, scope: !273)
!276 = !DILocation(line: 27, column: 23, scope: !273)
!277 = !DILocation(line: 27, column: 40, scope: !273)
!278 = !DILocation(line: 29, column: 21, scope: !273)
!279 = !DILocation(line: 30, column: 33, scope: !273)
!280 = !DILocation(line: 30, column: 28, scope: !273)
!281 = !DILocation(line: 30, column: 36, scope: !273)
!282 = !DILocation(line: 30, column: 50, scope: !273)
!283 = !DILocation(line: 30, column: 53, scope: !273)
!284 = !DILocation(line: 30, column: 61, scope: !273)
!285 = !DILocation(line: 30, column: 22, scope: !273)
!286 = !DILocation(line: 28, column: 15, scope: !273)
!287 = !DILocation(line: 28, column: 20, scope: !273)
!288 = !DILocation(line: 31, column: 17, scope: !273)
!289 = !DILocation(line: 31, column: 21, scope: !273)
!290 = !DILocation(line: 36, column: 25, scope: !273)
!291 = !DILocation(line: 55, column: 30, scope: !273)
!292 = !DILocation(line: 55, column: 28, scope: !273)
!293 = !DILocation(line: 55, column: 38, scope: !273)
!294 = !DILocation(line: 41, column: 19, scope: !273)
!295 = distinct !DISubprogram(name: "sum", scope: !272, file: !272, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!296 = !DILocation(line: 48, column: 8, scope: !273)
!297 = !DILocation(line: 69, column: 10, scope: !295, inlinedAt: !296)
!298 = !DILocation(line: 50, column: 30, scope: !273)
!299 = !DILocation(line: 50, column: 34, scope: !273)
!300 = !DILocation(line: 53, column: 25, scope: !273)
!301 = !DILocation(line: 74, column: 28, scope: !295, inlinedAt: !296)
!302 = !DILocation(line: 74, column: 33, scope: !295, inlinedAt: !296)
!303 = !DILocation(line: 75, column: 33, scope: !295, inlinedAt: !296)
!304 = !DILocation(line: 75, column: 36, scope: !295, inlinedAt: !296)
!305 = !DILocation(line: 75, column: 27, scope: !295, inlinedAt: !296)
!306 = !DILocation(line: 34, column: 28, scope: !273)
!307 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !306)
!308 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !306)
!309 = !DILocation(line: 34, column: 47, scope: !273)
!310 = !DILocation(line: 34, column: 39, scope: !273)
!311 = !DILocation(line: 35, column: 23, scope: !273)
!312 = !DILocation(line: 35, column: 13, scope: !273)
!313 = !DILocation(line: 35, column: 28, scope: !273)
!314 = !DILocation(line: 35, column: 37, scope: !273)
!315 = !DILocation(line: 35, column: 43, scope: !273)
!316 = !DILocation(line: 39, column: 41, scope: !273)
!317 = !DILocation(line: 39, column: 46, scope: !273)
!318 = !DILocation(line: 39, column: 51, scope: !273)
!319 = distinct !DISubprogram(name: "pieceRange", scope: !272, file: !272, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!320 = !DILocation(line: 39, column: 24, scope: !273)
!321 = !DILocation(line: 62, column: 17, scope: !319, inlinedAt: !320)
!322 = !DILocation(line: 62, column: 15, scope: !319, inlinedAt: !320)
!323 = !DILocation(line: 62, column: 10, scope: !319, inlinedAt: !320)
!324 = !DILocation(line: 63, column: 19, scope: !319, inlinedAt: !320)
!325 = !DILocation(line: 63, column: 16, scope: !319, inlinedAt: !320)
!326 = !DILocation(line: 40, column: 22, scope: !273)
!327 = !DILocation(line: 40, column: 42, scope: !273)
!328 = !DILocation(line: 40, column: 7, scope: !273)
!329 = !DILocation(line: 69, column: 10, scope: !295, inlinedAt: !328)
!330 = !DILocation(line: 70, column: 34, scope: !295, inlinedAt: !328)
!331 = !DILocation(line: 71, column: 16, scope: !295, inlinedAt: !328)
!332 = !DILocation(line: 71, column: 7, scope: !295, inlinedAt: !328)
!333 = !DILocation(line: 74, column: 28, scope: !295, inlinedAt: !328)
!334 = !DILocation(line: 74, column: 33, scope: !295, inlinedAt: !328)
!335 = !DILocation(line: 74, column: 22, scope: !295, inlinedAt: !328)
!336 = distinct !DISubprogram(name: "await", scope: !272, file: !272, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!337 = !DILocation(line: 74, column: 8, scope: !295, inlinedAt: !328)
!338 = !DILocation(line: 85, column: 19, scope: !336, inlinedAt: !337)
!339 = !DILocation(line: 85, column: 22, scope: !336, inlinedAt: !337)
!340 = !DILocation(line: 86, column: 24, scope: !336, inlinedAt: !337)
!341 = !DILocation(line: 88, column: 16, scope: !336, inlinedAt: !337)
!342 = !DILocation(line: 75, column: 33, scope: !295, inlinedAt: !328)
!343 = !DILocation(line: 75, column: 36, scope: !295, inlinedAt: !328)
!344 = !DILocation(line: 75, column: 27, scope: !295, inlinedAt: !328)
!345 = !DILocation(line: 75, column: 44, scope: !295, inlinedAt: !328)
!346 = !DILocation(line: 76, column: 34, scope: !295, inlinedAt: !328)
!347 = !DILocation(line: 77, column: 20, scope: !295, inlinedAt: !328)
!348 = !DILocation(line: 77, column: 29, scope: !295, inlinedAt: !328)
!349 = !DILocation(line: 77, column: 24, scope: !295, inlinedAt: !328)
!350 = !DILocation(line: 77, column: 7, scope: !295, inlinedAt: !328)
!351 = !DILocation(line: 80, column: 16, scope: !295, inlinedAt: !328)
!352 = !DILocation(line: 41, column: 47, scope: !273)
!353 = !DILocation(line: 41, column: 65, scope: !273)
!354 = !DILocation(line: 41, column: 68, scope: !273)
!355 = !DILocation(line: 41, column: 42, scope: !273)
!356 = !DILocation(line: 42, column: 21, scope: !273)
!357 = !DILocation(line: 42, column: 15, scope: !273)
!358 = !DILocation(line: 44, column: 25, scope: !273)
!359 = !DILocation(line: 45, column: 43, scope: !273)
!360 = !DILocation(line: 45, column: 48, scope: !273)
!361 = !DILocation(line: 45, column: 53, scope: !273)
!362 = !DILocation(line: 45, column: 24, scope: !273)
!363 = !DILocation(line: 62, column: 17, scope: !319, inlinedAt: !362)
!364 = !DILocation(line: 62, column: 15, scope: !319, inlinedAt: !362)
!365 = !DILocation(line: 62, column: 10, scope: !319, inlinedAt: !362)
!366 = !DILocation(line: 63, column: 19, scope: !319, inlinedAt: !362)
!367 = !DILocation(line: 63, column: 16, scope: !319, inlinedAt: !362)
!368 = !DILocation(line: 46, column: 12, scope: !273)
!369 = !DILocation(line: 48, column: 23, scope: !273)
!370 = !DILocation(line: 48, column: 43, scope: !273)
!371 = !DILocation(line: 70, column: 34, scope: !295, inlinedAt: !296)
!372 = !DILocation(line: 71, column: 16, scope: !295, inlinedAt: !296)
!373 = !DILocation(line: 71, column: 7, scope: !295, inlinedAt: !296)
!374 = !DILocation(line: 74, column: 22, scope: !295, inlinedAt: !296)
!375 = !DILocation(line: 74, column: 8, scope: !295, inlinedAt: !296)
!376 = !DILocation(line: 85, column: 19, scope: !336, inlinedAt: !375)
!377 = !DILocation(line: 85, column: 22, scope: !336, inlinedAt: !375)
!378 = !DILocation(line: 86, column: 24, scope: !336, inlinedAt: !375)
!379 = !DILocation(line: 88, column: 16, scope: !336, inlinedAt: !375)
!380 = !DILocation(line: 75, column: 44, scope: !295, inlinedAt: !296)
!381 = !DILocation(line: 76, column: 34, scope: !295, inlinedAt: !296)
!382 = !DILocation(line: 77, column: 20, scope: !295, inlinedAt: !296)
!383 = !DILocation(line: 77, column: 29, scope: !295, inlinedAt: !296)
!384 = !DILocation(line: 77, column: 24, scope: !295, inlinedAt: !296)
!385 = !DILocation(line: 77, column: 7, scope: !295, inlinedAt: !296)
!386 = !DILocation(line: 80, column: 16, scope: !295, inlinedAt: !296)
!387 = !DILocation(line: 50, column: 36, scope: !273)
!388 = !DILocation(line: 50, column: 24, scope: !273)
!389 = !DILocation(line: 50, column: 10, scope: !273)
!390 = !DILocation(line: 85, column: 19, scope: !336, inlinedAt: !389)
!391 = !DILocation(line: 85, column: 22, scope: !336, inlinedAt: !389)
!392 = !DILocation(line: 86, column: 24, scope: !336, inlinedAt: !389)
!393 = !DILocation(line: 88, column: 16, scope: !336, inlinedAt: !389)
!394 = !DILocation(line: 52, column: 40, scope: !273)
!395 = !DILocation(line: 53, column: 27, scope: !273)
!396 = !DILocation(line: 53, column: 15, scope: !273)
!397 = !DILocation(line: 55, column: 22, scope: !273)
!398 = !DILocation(line: 55, column: 8, scope: !273)
!399 = !DILocation(line: 85, column: 19, scope: !336, inlinedAt: !398)
!400 = !DILocation(line: 85, column: 22, scope: !336, inlinedAt: !398)
!401 = !DILocation(line: 86, column: 24, scope: !336, inlinedAt: !398)
!402 = !DILocation(line: 88, column: 16, scope: !336, inlinedAt: !398)
!403 = !DILocation(line: 57, column: 20, scope: !273)
!404 = !DILocation(line: 45, column: 16, scope: !141, inlinedAt: !403)
!405 = !DILocation(line: 46, column: 19, scope: !141, inlinedAt: !403)
!406 = !DILocation(line: 46, column: 22, scope: !141, inlinedAt: !403)
!407 = !DILocation(line: 47, column: 8, scope: !141, inlinedAt: !403)
!408 = !DILocation(line: 47, column: 34, scope: !141, inlinedAt: !403)
!409 = !DILocation(line: 47, column: 3, scope: !141, inlinedAt: !403)
!410 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!411 = distinct !DISubprogram(name: "Small", scope: !410, file: !410, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!412 = !DILocation(line: 17, column: 6, scope: !411)
!413 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!414 = distinct !DISubprogram(name: "AllReduce", scope: !413, file: !413, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!415 = !DILocation(line: 22, column: 14, scope: !411)
!416 = !DILocation(line: 32, column: 18, scope: !414, inlinedAt: !415)
!417 = !DILocation(line: 18, column: 21, scope: !411)
!418 = !DILocation(line: 19, column: 17, scope: !411)
!419 = !DILocation(line: 19, column: 11, scope: !411)
!420 = !DILocation(line: 20, column: 14, scope: !411)
!421 = !DILocation(line: 20, column: 11, scope: !411)
!422 = !DILocation(line: 21, column: 30, scope: !411)
!423 = distinct !DISubprogram(name: "AllReduceWords", scope: !413, file: !413, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!424 = distinct !DISubprogram(name: "llWords", scope: !410, file: !410, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!425 = !DILocation(line: 21, column: 17, scope: !411)
!426 = !DILocation(line: 27, column: 65, scope: !424, inlinedAt: !425)
!427 = !DILocation(line: 11, column: 56, scope: !423, inlinedAt: !426)
!428 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!429 = distinct !DISubprogram(name: "linesOf", scope: !428, file: !428, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!430 = distinct !DISubprogram(name: "Words", scope: !428, file: !428, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!431 = !DILocation(line: 11, column: 72, scope: !423, inlinedAt: !426)
!432 = !DILocation(line: 32, column: 54, scope: !430, inlinedAt: !431)
!433 = !DILocation(line: 62, column: 12, scope: !429, inlinedAt: !432)
!434 = !DILocation(line: 62, column: 17, scope: !429, inlinedAt: !432)
!435 = !DILocation(line: 32, column: 42, scope: !430, inlinedAt: !431)
!436 = !DILocation(line: 11, column: 62, scope: !423, inlinedAt: !426)
!437 = !DILocation(line: 22, column: 46, scope: !411)
!438 = !DILocation(line: 22, column: 59, scope: !411)
!439 = !DILocation(line: 22, column: 62, scope: !411)
!440 = !DILocation(line: 22, column: 40, scope: !411)
!441 = !DILocation(line: 22, column: 93, scope: !411)
!442 = !DILocation(line: 39, column: 69, scope: !15, inlinedAt: !441)
!443 = !DILocation(line: 22, column: 109, scope: !411)
!444 = !DILocation(line: 39, column: 86, scope: !15, inlinedAt: !441)
!445 = !DILocation(line: 22, column: 76, scope: !411)
!446 = !DILocation(line: 22, column: 121, scope: !411)
!447 = !DILocation(line: 23, column: 23, scope: !414, inlinedAt: !415)
!448 = !DILocation(line: 24, column: 22, scope: !414, inlinedAt: !415)
!449 = !DILocation(line: 25, column: 22, scope: !414, inlinedAt: !415)
!450 = !DILocation(line: 26, column: 31, scope: !414, inlinedAt: !415)
!451 = !DILocation(line: 26, column: 25, scope: !414, inlinedAt: !415)
!452 = !DILocation(line: 26, column: 34, scope: !414, inlinedAt: !415)
!453 = !DILocation(line: 26, column: 38, scope: !414, inlinedAt: !415)
!454 = !DILocation(line: 26, column: 56, scope: !414, inlinedAt: !415)
!455 = !DILocation(line: 26, column: 48, scope: !414, inlinedAt: !415)
!456 = !DILocation(line: 26, column: 59, scope: !414, inlinedAt: !415)
!457 = !DILocation(line: 26, column: 63, scope: !414, inlinedAt: !415)
!458 = !DILocation(line: 26, column: 21, scope: !414, inlinedAt: !415)
!459 = !DILocation(line: 27, column: 23, scope: !414, inlinedAt: !415)
!460 = !DILocation(line: 27, column: 25, scope: !414, inlinedAt: !415)
!461 = !DILocation(line: 27, column: 46, scope: !414, inlinedAt: !415)
!462 = !DILocation(line: 27, column: 48, scope: !414, inlinedAt: !415)
!463 = !DILocation(line: 29, column: 27, scope: !414, inlinedAt: !415)
!464 = !DILocation(line: 28, column: 6, scope: !414, inlinedAt: !415)
!465 = !DILocation(line: 28, column: 20, scope: !414, inlinedAt: !415)
!466 = !DILocation(line: 29, column: 34, scope: !414, inlinedAt: !415)
!467 = !DILocation(line: 29, column: 32, scope: !414, inlinedAt: !415)
!468 = !DILocation(line: 29, column: 24, scope: !414, inlinedAt: !415)
!469 = distinct !DISubprogram(name: "load", scope: !428, file: !428, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!470 = !DILocation(line: 29, column: 54, scope: !414, inlinedAt: !415)
!471 = !DILocation(line: 67, column: 20, scope: !469, inlinedAt: !470)
!472 = !DILocation(line: 67, column: 18, scope: !469, inlinedAt: !470)
!473 = !DILocation(line: 68, column: 27, scope: !469, inlinedAt: !470)
!474 = !DILocation(line: 68, column: 30, scope: !469, inlinedAt: !470)
!475 = !DILocation(line: 69, column: 21, scope: !469, inlinedAt: !470)
!476 = !DILocation(line: 69, column: 19, scope: !469, inlinedAt: !470)
!477 = !DILocation(line: 69, column: 28, scope: !469, inlinedAt: !470)
!478 = !DILocation(line: 69, column: 3, scope: !469, inlinedAt: !470)
!479 = !DILocation(line: 67, column: 2, scope: !469, inlinedAt: !470)
!480 = !DILocation(line: 31, column: 10, scope: !414, inlinedAt: !415)
!481 = !DILocation(line: 28, column: 32, scope: !414, inlinedAt: !415)
!482 = !DILocation(line: 36, column: 6, scope: !414, inlinedAt: !415)
!483 = !DILocation(line: 36, column: 20, scope: !414, inlinedAt: !415)
!484 = !DILocation(line: 37, column: 15, scope: !414, inlinedAt: !415)
!485 = !DILocation(line: 67, column: 20, scope: !469, inlinedAt: !484)
!486 = !DILocation(line: 67, column: 18, scope: !469, inlinedAt: !484)
!487 = !DILocation(line: 68, column: 27, scope: !469, inlinedAt: !484)
!488 = !DILocation(line: 68, column: 30, scope: !469, inlinedAt: !484)
!489 = !DILocation(line: 69, column: 21, scope: !469, inlinedAt: !484)
!490 = !DILocation(line: 69, column: 19, scope: !469, inlinedAt: !484)
!491 = !DILocation(line: 69, column: 28, scope: !469, inlinedAt: !484)
!492 = !DILocation(line: 69, column: 3, scope: !469, inlinedAt: !484)
!493 = !DILocation(line: 67, column: 2, scope: !469, inlinedAt: !484)
!494 = !DILocation(line: 38, column: 7, scope: !414, inlinedAt: !415)
!495 = !DILocation(line: 38, column: 10, scope: !414, inlinedAt: !415)
!496 = !DILocation(line: 41, column: 10, scope: !414, inlinedAt: !415)
!497 = !DILocation(line: 42, column: 40, scope: !414, inlinedAt: !415)
!498 = !DILocation(line: 42, column: 47, scope: !414, inlinedAt: !415)
!499 = !DILocation(line: 42, column: 45, scope: !414, inlinedAt: !415)
!500 = !DILocation(line: 42, column: 37, scope: !414, inlinedAt: !415)
!501 = !DILocation(line: 42, column: 26, scope: !414, inlinedAt: !415)
!502 = !DILocation(line: 40, column: 4, scope: !414, inlinedAt: !415)
!503 = distinct !DISubprogram(name: "unpack", scope: !428, file: !428, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!504 = !DILocation(line: 44, column: 21, scope: !414, inlinedAt: !415)
!505 = !DILocation(line: 80, column: 24, scope: !503, inlinedAt: !504)
!506 = !DILocation(line: 80, column: 53, scope: !503, inlinedAt: !504)
!507 = !DILocation(line: 80, column: 47, scope: !503, inlinedAt: !504)
!508 = !DILocation(line: 45, column: 10, scope: !414, inlinedAt: !415)
!509 = !DILocation(line: 48, column: 13, scope: !414, inlinedAt: !415)
!510 = !DILocation(line: 48, column: 18, scope: !414, inlinedAt: !415)
!511 = distinct !DISubprogram(name: "store", scope: !428, file: !428, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!512 = !DILocation(line: 51, column: 8, scope: !414, inlinedAt: !415)
!513 = !DILocation(line: 85, column: 3, scope: !511, inlinedAt: !512)
!514 = !DILocation(line: 86, column: 30, scope: !511, inlinedAt: !512)
!515 = !DILocation(line: 87, column: 4, scope: !511, inlinedAt: !512)
!516 = !DILocation(line: 36, column: 32, scope: !414, inlinedAt: !415)
!517 = !DILocation(line: 23, column: 20, scope: !411)
!518 = !DILocation(line: 45, column: 16, scope: !141, inlinedAt: !517)
!519 = !DILocation(line: 46, column: 22, scope: !141, inlinedAt: !517)
!520 = !DILocation(line: 47, column: 8, scope: !141, inlinedAt: !517)
!521 = !DILocation(line: 47, column: 3, scope: !141, inlinedAt: !517)
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
!538 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!539 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!540 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!541 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!542 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
