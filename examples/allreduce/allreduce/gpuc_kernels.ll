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
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !19, !range !20
	%8 = sext i32 %7 to i64, !dbg !19
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !19, !range !21
	%10 = sext i32 %9 to i64, !dbg !19
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !22, !range !23
	%12 = sext i32 %11 to i64, !dbg !22
	%13 = mul i64 %10, %12, !dbg !24
	%14 = add i64 %13, %8, !dbg !25
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %14, !dbg !26
	%16 = icmp uge i64 %14, %p10, !dbg !26
	br i1 %16, label %b0_fail1, label %b0_ok1, !dbg !26, !prof !27

b0_ok1:
	%17 = load i64, i64 addrspace(1)* %15, align 8, !dbg !26
	%18 = add i64 %17, 1, !dbg !28
	%19 = sdiv i64 %p3, 4, !dbg !31
	%20 = add i64 %19, %12, !dbg !32
	%21 = sub nsw i64 %20, 1, !dbg !33
	%22 = icmp eq i64 %12, -1, !dbg !34
	%23 = select i1 %22, i64 1, i64 %12, !dbg !34
	%24 = sdiv i64 %21, %23, !dbg !34
	%25 = sub i64 0, %21, !dbg !34
	%26 = select i1 %22, i64 %25, i64 %24, !dbg !34
	%27 = mul nsw i64 %26, 4, !dbg !35
	%28 = mul i64 %8, %27, !dbg !36
	%29 = icmp slt i64 %28, %p3, !dbg !37
	%30 = select i1 %29, i64 %28, i64 %p3, !dbg !37
	%31 = add i64 %30, %27, !dbg !38
	%32 = icmp slt i64 %31, %p3, !dbg !39
	%33 = select i1 %32, i64 %31, i64 %p3, !dbg !39
	%34 = sub nsw i64 %12, 1, !dbg !40
	%35 = icmp eq i64 %8, %34, !dbg !41
	br i1 %35, label %b1, label %b2, !dbg !41

b1:
	br label %b2, !dbg !41

b2:
	%36 = phi i64 [ %33, %b0_ok1 ], [ %p3, %b1 ], !dbg !42
	%37 = mul i64 %p8, 2, !dbg !45
	%38 = sub i64 %36, %30, !dbg !43
	%39 = sub i64 %p3, %30, !dbg !43
	%40 = getelementptr inbounds float, float addrspace(1)* %1, i64 %30, !dbg !43
	%41 = sub i64 %p1, %30, !dbg !44
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %30, !dbg !44
	%43 = icmp ugt i64 %36, %p3, !dbg !43
	%44 = icmp ugt i64 %30, %36, !dbg !43
	%45 = icmp ugt i64 %36, %p1, !dbg !44
	%46 = icmp eq i64 %37, 0, !dbg !46
	%47 = or i1 %43, %44, !dbg !46
	%48 = or i1 %47, %45, !dbg !46
	%49 = or i1 %48, %46, !dbg !46
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !46, !prof !27

b2_ok1:
	%50 = icmp eq i64 %37, -1, !dbg !46
	%51 = select i1 %50, i64 1, i64 %37, !dbg !46
	%52 = sdiv i64 %p5, %51, !dbg !46
	%53 = sub i64 0, %p5, !dbg !46
	%54 = select i1 %50, i64 %53, i64 %52, !dbg !46
	%55 = mul nsw i64 %8, 2, !dbg !47
	%56 = urem i64 %18, 2, !dbg !48
	%57 = add i64 %55, %56, !dbg !50
	%58 = mul i64 %57, %54, !dbg !51
	%59 = add i64 %58, %38, !dbg !52
	%60 = sub i64 %59, %58, !dbg !53
	%61 = getelementptr inbounds float, float addrspace(1)* %2, i64 %58, !dbg !53
	%62 = icmp ugt i64 %59, %p5, !dbg !53
	%63 = icmp ugt i64 %58, %59, !dbg !53
	%64 = or i1 %62, %63, !dbg !53
	br i1 %64, label %b2_fail5, label %b2_ok5, !dbg !53, !prof !27

b2_ok5:
	%65 = sdiv i64 %38, 4, !dbg !54
	%66 = mul i64 %65, 4, !dbg !55
	%67 = and i64 %66, 3, !dbg !57
	%68 = icmp eq i64 %67, 0, !dbg !57
	%69 = icmp ugt i64 %66, %39, !dbg !56
	br i1 %69, label %b2_fail7, label %b2_ok7, !dbg !56, !prof !27

b2_ok7:
	br i1 %68, label %b3, label %b62, !dbg !57

b3:
	%70 = addrspacecast float addrspace(1)* %40 to float*, !dbg !57
	%71 = ptrtoint float* %70 to i64, !dbg !57
	%72 = and i64 %71, 15, !dbg !57
	%73 = icmp eq i64 %72, 0, !dbg !57
	%74 = icmp eq i64 %66, 0, !dbg !57
	%75 = or i1 %73, %74, !dbg !57
	br i1 %75, label %b4, label %b61, !dbg !57

b4:
	%76 = ashr i64 %66, 2, !dbg !57
	%77 = bitcast float addrspace(1)* %40 to { float, float, float, float } addrspace(1)*, !dbg !57
	%78 = icmp ugt i64 %66, %60, !dbg !58
	br i1 %78, label %b4_fail1, label %b4_ok1, !dbg !58, !prof !27

b4_ok1:
	br i1 %68, label %b5, label %b60, !dbg !59

b5:
	%79 = addrspacecast float addrspace(1)* %61 to float*, !dbg !59
	%80 = ptrtoint float* %79 to i64, !dbg !59
	%81 = and i64 %80, 15, !dbg !59
	%82 = icmp eq i64 %81, 0, !dbg !59
	%83 = or i1 %82, %74, !dbg !59
	br i1 %83, label %b6, label %b59, !dbg !59

b6:
	%84 = bitcast float addrspace(1)* %61 to { float, float, float, float } addrspace(1)*, !dbg !59
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60, !range !61
	%86 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !60, !range !61
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !60, !range !62
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60, !range !63
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !60, !range !63
	%90 = mul i32 %89, %87, !dbg !60
	%91 = add i32 %86, %90, !dbg !60
	%92 = mul i32 %88, %91, !dbg !60
	%93 = add i32 %85, %92, !dbg !60
	%94 = sext i32 %93 to i64, !dbg !60
	%95 = mul i32 %88, %89, !dbg !60
	%96 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !60, !range !64
	%97 = mul i32 %95, %96, !dbg !60
	%98 = sext i32 %97 to i64, !dbg !60
	br label %b7, !dbg !60

b7:
	%99 = phi i64 [ %94, %b6 ], [ %122, %b8 ], !dbg !60
	%100 = icmp slt i64 %99, %76, !dbg !60
	br i1 %100, label %b8, label %b9, !dbg !60

b8:
	%101 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %77, i64 %99, !dbg !65
	%102 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %101, i32 0, i32 0, !dbg !65
	%103 = bitcast { float, float, float, float } addrspace(1)* %101 to <4 x float> addrspace(1)*, !dbg !65
	%104 = load <4 x float>, <4 x float> addrspace(1)* %103, align 16, !dbg !65
	%105 = extractelement <4 x float> %104, i32 0, !dbg !65
	%106 = extractelement <4 x float> %104, i32 1, !dbg !65
	%107 = extractelement <4 x float> %104, i32 2, !dbg !65
	%108 = extractelement <4 x float> %104, i32 3, !dbg !65
	%109 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %101, i32 0, i32 1, !dbg !65
	%110 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %101, i32 0, i32 2, !dbg !65
	%111 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %101, i32 0, i32 3, !dbg !65
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %84, i64 %99, !dbg !66
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %112, i32 0, i32 0, !dbg !66
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %112, i32 0, i32 1, !dbg !66
	%115 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %112, i32 0, i32 2, !dbg !66
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %112, i32 0, i32 3, !dbg !66
	%117 = bitcast { float, float, float, float } addrspace(1)* %112 to <4 x float> addrspace(1)*, !dbg !66
	%118 = insertelement <4 x float> undef, float %105, i32 0, !dbg !66
	%119 = insertelement <4 x float> %118, float %106, i32 1, !dbg !66
	%120 = insertelement <4 x float> %119, float %107, i32 2, !dbg !66
	%121 = insertelement <4 x float> %120, float %108, i32 3, !dbg !66
	store <4 x float> %121, <4 x float> addrspace(1)* %117, align 16, !dbg !66
	%122 = add i64 %99, %98, !dbg !60
	br label %b7, !dbg !60

b9:
	%123 = sub i64 %38, %66, !dbg !67
	%124 = icmp ule i64 %38, 281474976710655, !dbg !68
	br i1 %124, label %b10, label %b12_cold, !dbg !68, !prof !69

b10:
	%125 = phi i64 [ %94, %b9 ], [ %131, %b11 ], !dbg !68
	%126 = icmp slt i64 %125, %123, !dbg !68
	br i1 %126, label %b11, label %b14, !dbg !68

b11:
	%127 = add i64 %66, %125, !dbg !70
	%128 = getelementptr inbounds float, float addrspace(1)* %40, i64 %127, !dbg !71
	%129 = load float, float addrspace(1)* %128, align 4, !dbg !71
	%130 = getelementptr inbounds float, float addrspace(1)* %61, i64 %127, !dbg !72
	store float %129, float addrspace(1)* %130, align 4, !dbg !72
	%131 = add i64 %125, %98, !dbg !68
	br label %b10, !dbg !68

b14:
	call void @llvm.nvvm.barrier0(), !dbg !75
	%132 = sext i32 %5 to i64, !dbg !10
	%133 = icmp slt i64 %94, %132, !dbg !76
	br i1 %133, label %b15, label %b16, !dbg !76

b15:
	call void @gpuc_fence_thread(), !dbg !77
	br label %b16, !dbg !77

b16:
	%134 = sext i32 %6 to i64, !dbg !13
	%135 = mul i64 %8, %132, !dbg !78
	%136 = add i64 %135, %134, !dbg !79
	br label %b17, !dbg !80

b17:
	%137 = phi i64 [ %94, %b16 ], [ %144, %b18_ok1 ], !dbg !80
	%138 = icmp slt i64 %137, %132, !dbg !80
	br i1 %138, label %b18, label %b19, !dbg !80

b18:
	%139 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %136, !dbg !81
	%140 = trunc i64 %137 to i32, !dbg !82
	%141 = addrspacecast i64 addrspace(1)* %139 to i64*, !dbg !82
	%142 = icmp uge i64 %136, %p7, !dbg !81
	br i1 %142, label %b18_fail1, label %b18_ok1, !dbg !81, !prof !27

b18_ok1:
	%143 = bitcast i64* %141 to i8*, !dbg !82
	call void @gpuc_signal_op_thread(i8* %143, i64 %18, i32 9, i32 %140), !dbg !82
	%144 = add i64 %137, %98, !dbg !80
	br label %b17, !dbg !80

b19:
	%145 = phi i64 [ %153, %b20_ok1 ], [ %94, %b17 ], !dbg !83
	%146 = icmp slt i64 %145, %132, !dbg !83
	br i1 %146, label %b20, label %b21, !dbg !83

b20:
	%147 = add i64 %135, %145, !dbg !84
	%148 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %147, !dbg !85
	%149 = addrspacecast i64 addrspace(1)* %148 to i64*, !dbg !86
	%150 = icmp uge i64 %147, %p7, !dbg !85
	br i1 %150, label %b20_fail1, label %b20_ok1, !dbg !85, !prof !27

b20_ok1:
	%151 = bitcast i64* %149 to i8*, !dbg !86
	%152 = call i64 @gpuc_signal_wait_until_thread(i8* %151, i32 5, i64 %18, i32 1, i8* %ctrl, i32 12), !dbg !86
	%153 = add i64 %145, %98, !dbg !83
	br label %b19, !dbg !83

b21:
	call void @llvm.nvvm.barrier0(), !dbg !87
	%154 = icmp ugt i64 %66, %41, !dbg !88
	br i1 %154, label %b21_fail1, label %b21_ok1, !dbg !88, !prof !27

b21_ok1:
	br i1 %68, label %b22, label %b58, !dbg !89

b22:
	%155 = addrspacecast float addrspace(1)* %42 to float*, !dbg !89
	%156 = ptrtoint float* %155 to i64, !dbg !89
	%157 = and i64 %156, 15, !dbg !89
	%158 = icmp eq i64 %157, 0, !dbg !89
	%159 = or i1 %158, %74, !dbg !89
	br i1 %159, label %b23, label %b57, !dbg !89

b23:
	%160 = bitcast float addrspace(1)* %42 to { float, float, float, float } addrspace(1)*, !dbg !89
	br label %b24, !dbg !90

b24:
	%161 = phi i64 [ %94, %b23 ], [ %326, %b49 ], !dbg !90
	%162 = icmp slt i64 %161, %76, !dbg !90
	br i1 %162, label %b25, label %b50, !dbg !90

b25:
	%163 = phi float [ %311, %b46 ], [ 0.000000e+00, %b24 ], !dbg !93
	%164 = phi float [ %312, %b46 ], [ 0.000000e+00, %b24 ], !dbg !93
	%165 = phi float [ %313, %b46 ], [ 0.000000e+00, %b24 ], !dbg !93
	%166 = phi float [ %314, %b46 ], [ 0.000000e+00, %b24 ], !dbg !93
	%167 = phi i64 [ %315, %b46 ], [ 0, %b24 ], !dbg !94
	%168 = icmp slt i64 %167, %132, !dbg !95
	br i1 %168, label %b26, label %b49, !dbg !95

b26:
	%169 = trunc i64 %167 to i32, !dbg !96
	%170 = addrspacecast float addrspace(1)* %61 to float*, !dbg !96
	%171 = bitcast float* %170 to i8*, !dbg !96
	%172 = call i8* @gpuc_peer_thread(i8* %171, i32 %169), !dbg !96
	%173 = bitcast i8* %172 to float*, !dbg !96
	%174 = icmp eq float* %173, null, !dbg !96
	%175 = select i1 %174, i64 0, i64 %66, !dbg !96
	%176 = and i64 %175, 3, !dbg !97
	%177 = icmp eq i64 %176, 0, !dbg !97
	br i1 %177, label %b27, label %b48, !dbg !97

b27:
	%178 = ptrtoint float* %173 to i64, !dbg !97
	%179 = and i64 %178, 15, !dbg !97
	%180 = icmp eq i64 %179, 0, !dbg !97
	%181 = icmp eq i64 %175, 0, !dbg !97
	%182 = or i1 %180, %181, !dbg !97
	br i1 %182, label %b28, label %b47, !dbg !97

b28:
	%183 = ashr i64 %175, 2, !dbg !97
	%184 = addrspacecast float* %173 to { float, float, float, float } addrspace(1)*, !dbg !97
	%185 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %184, i64 %161, !dbg !98
	%186 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %185, i32 0, i32 0, !dbg !98
	%187 = icmp uge i64 %161, %183, !dbg !98
	br i1 %187, label %b28_fail1, label %b28_ok1, !dbg !98, !prof !27

b28_ok1:
	%188 = bitcast { float, float, float, float } addrspace(1)* %185 to <4 x float> addrspace(1)*, !dbg !98
	%189 = load <4 x float>, <4 x float> addrspace(1)* %188, align 16, !dbg !98
	%190 = extractelement <4 x float> %189, i32 0, !dbg !98
	%191 = extractelement <4 x float> %189, i32 1, !dbg !98
	%192 = extractelement <4 x float> %189, i32 2, !dbg !98
	%193 = extractelement <4 x float> %189, i32 3, !dbg !98
	%194 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %185, i32 0, i32 1, !dbg !98
	%195 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %185, i32 0, i32 2, !dbg !98
	%196 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %185, i32 0, i32 3, !dbg !98
	%197 = add nsw i64 %167, 1, !dbg !99
	%198 = icmp slt i64 %197, %132, !dbg !100
	br i1 %198, label %b29, label %b34, !dbg !100

b29:
	%199 = trunc i64 %197 to i32, !dbg !101
	%200 = addrspacecast float addrspace(1)* %61 to float*, !dbg !101
	%201 = bitcast float* %200 to i8*, !dbg !101
	%202 = call i8* @gpuc_peer_thread(i8* %201, i32 %199), !dbg !101
	%203 = bitcast i8* %202 to float*, !dbg !101
	%204 = icmp eq float* %203, null, !dbg !101
	%205 = select i1 %204, i64 0, i64 %66, !dbg !101
	%206 = and i64 %205, 3, !dbg !102
	%207 = icmp eq i64 %206, 0, !dbg !102
	br i1 %207, label %b30, label %b33, !dbg !102

b30:
	%208 = ptrtoint float* %203 to i64, !dbg !102
	%209 = and i64 %208, 15, !dbg !102
	%210 = icmp eq i64 %209, 0, !dbg !102
	%211 = icmp eq i64 %205, 0, !dbg !102
	%212 = or i1 %210, %211, !dbg !102
	br i1 %212, label %b31, label %b32, !dbg !102

b31:
	%213 = ashr i64 %205, 2, !dbg !102
	%214 = addrspacecast float* %203 to { float, float, float, float } addrspace(1)*, !dbg !102
	%215 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %214, i64 %161, !dbg !103
	%216 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 0, !dbg !103
	%217 = icmp uge i64 %161, %213, !dbg !103
	br i1 %217, label %b31_fail1, label %b31_ok1, !dbg !103, !prof !27

b31_ok1:
	%218 = bitcast { float, float, float, float } addrspace(1)* %215 to <4 x float> addrspace(1)*, !dbg !103
	%219 = load <4 x float>, <4 x float> addrspace(1)* %218, align 16, !dbg !103
	%220 = extractelement <4 x float> %219, i32 0, !dbg !103
	%221 = extractelement <4 x float> %219, i32 1, !dbg !103
	%222 = extractelement <4 x float> %219, i32 2, !dbg !103
	%223 = extractelement <4 x float> %219, i32 3, !dbg !103
	%224 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 1, !dbg !103
	%225 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 2, !dbg !103
	%226 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 3, !dbg !103
	br label %b34, !dbg !103

b32:
	br label %fail, !dbg !102

b33:
	br label %fail, !dbg !102

b34:
	%227 = phi float [ 0.000000e+00, %b28_ok1 ], [ %220, %b31_ok1 ], !dbg !104
	%228 = phi float [ 0.000000e+00, %b28_ok1 ], [ %221, %b31_ok1 ], !dbg !104
	%229 = phi float [ 0.000000e+00, %b28_ok1 ], [ %222, %b31_ok1 ], !dbg !104
	%230 = phi float [ 0.000000e+00, %b28_ok1 ], [ %223, %b31_ok1 ], !dbg !104
	%231 = add nsw i64 %167, 2, !dbg !105
	%232 = icmp slt i64 %231, %132, !dbg !106
	br i1 %232, label %b35, label %b40, !dbg !106

b35:
	%233 = trunc i64 %231 to i32, !dbg !107
	%234 = addrspacecast float addrspace(1)* %61 to float*, !dbg !107
	%235 = bitcast float* %234 to i8*, !dbg !107
	%236 = call i8* @gpuc_peer_thread(i8* %235, i32 %233), !dbg !107
	%237 = bitcast i8* %236 to float*, !dbg !107
	%238 = icmp eq float* %237, null, !dbg !107
	%239 = select i1 %238, i64 0, i64 %66, !dbg !107
	%240 = and i64 %239, 3, !dbg !108
	%241 = icmp eq i64 %240, 0, !dbg !108
	br i1 %241, label %b36, label %b39, !dbg !108

b36:
	%242 = ptrtoint float* %237 to i64, !dbg !108
	%243 = and i64 %242, 15, !dbg !108
	%244 = icmp eq i64 %243, 0, !dbg !108
	%245 = icmp eq i64 %239, 0, !dbg !108
	%246 = or i1 %244, %245, !dbg !108
	br i1 %246, label %b37, label %b38, !dbg !108

b37:
	%247 = ashr i64 %239, 2, !dbg !108
	%248 = addrspacecast float* %237 to { float, float, float, float } addrspace(1)*, !dbg !108
	%249 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %248, i64 %161, !dbg !109
	%250 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %249, i32 0, i32 0, !dbg !109
	%251 = icmp uge i64 %161, %247, !dbg !109
	br i1 %251, label %b37_fail1, label %b37_ok1, !dbg !109, !prof !27

b37_ok1:
	%252 = bitcast { float, float, float, float } addrspace(1)* %249 to <4 x float> addrspace(1)*, !dbg !109
	%253 = load <4 x float>, <4 x float> addrspace(1)* %252, align 16, !dbg !109
	%254 = extractelement <4 x float> %253, i32 0, !dbg !109
	%255 = extractelement <4 x float> %253, i32 1, !dbg !109
	%256 = extractelement <4 x float> %253, i32 2, !dbg !109
	%257 = extractelement <4 x float> %253, i32 3, !dbg !109
	%258 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %249, i32 0, i32 1, !dbg !109
	%259 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %249, i32 0, i32 2, !dbg !109
	%260 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %249, i32 0, i32 3, !dbg !109
	br label %b40, !dbg !109

b38:
	br label %fail, !dbg !108

b39:
	br label %fail, !dbg !108

b40:
	%261 = phi float [ 0.000000e+00, %b34 ], [ %254, %b37_ok1 ], !dbg !110
	%262 = phi float [ 0.000000e+00, %b34 ], [ %255, %b37_ok1 ], !dbg !110
	%263 = phi float [ 0.000000e+00, %b34 ], [ %256, %b37_ok1 ], !dbg !110
	%264 = phi float [ 0.000000e+00, %b34 ], [ %257, %b37_ok1 ], !dbg !110
	%265 = add nsw i64 %167, 3, !dbg !111
	%266 = icmp slt i64 %265, %132, !dbg !112
	br i1 %266, label %b41, label %b46, !dbg !112

b41:
	%267 = trunc i64 %265 to i32, !dbg !113
	%268 = addrspacecast float addrspace(1)* %61 to float*, !dbg !113
	%269 = bitcast float* %268 to i8*, !dbg !113
	%270 = call i8* @gpuc_peer_thread(i8* %269, i32 %267), !dbg !113
	%271 = bitcast i8* %270 to float*, !dbg !113
	%272 = icmp eq float* %271, null, !dbg !113
	%273 = select i1 %272, i64 0, i64 %66, !dbg !113
	%274 = and i64 %273, 3, !dbg !114
	%275 = icmp eq i64 %274, 0, !dbg !114
	br i1 %275, label %b42, label %b45, !dbg !114

b42:
	%276 = ptrtoint float* %271 to i64, !dbg !114
	%277 = and i64 %276, 15, !dbg !114
	%278 = icmp eq i64 %277, 0, !dbg !114
	%279 = icmp eq i64 %273, 0, !dbg !114
	%280 = or i1 %278, %279, !dbg !114
	br i1 %280, label %b43, label %b44, !dbg !114

b43:
	%281 = ashr i64 %273, 2, !dbg !114
	%282 = addrspacecast float* %271 to { float, float, float, float } addrspace(1)*, !dbg !114
	%283 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %282, i64 %161, !dbg !115
	%284 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %283, i32 0, i32 0, !dbg !115
	%285 = icmp uge i64 %161, %281, !dbg !115
	br i1 %285, label %b43_fail1, label %b43_ok1, !dbg !115, !prof !27

b43_ok1:
	%286 = bitcast { float, float, float, float } addrspace(1)* %283 to <4 x float> addrspace(1)*, !dbg !115
	%287 = load <4 x float>, <4 x float> addrspace(1)* %286, align 16, !dbg !115
	%288 = extractelement <4 x float> %287, i32 0, !dbg !115
	%289 = extractelement <4 x float> %287, i32 1, !dbg !115
	%290 = extractelement <4 x float> %287, i32 2, !dbg !115
	%291 = extractelement <4 x float> %287, i32 3, !dbg !115
	%292 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %283, i32 0, i32 1, !dbg !115
	%293 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %283, i32 0, i32 2, !dbg !115
	%294 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %283, i32 0, i32 3, !dbg !115
	br label %b46, !dbg !115

b44:
	br label %fail, !dbg !114

b45:
	br label %fail, !dbg !114

b46:
	%295 = phi float [ 0.000000e+00, %b40 ], [ %288, %b43_ok1 ], !dbg !116
	%296 = phi float [ 0.000000e+00, %b40 ], [ %289, %b43_ok1 ], !dbg !116
	%297 = phi float [ 0.000000e+00, %b40 ], [ %290, %b43_ok1 ], !dbg !116
	%298 = phi float [ 0.000000e+00, %b40 ], [ %291, %b43_ok1 ], !dbg !116
	%299 = fadd float %190, %227, !dbg !119
	%300 = fadd float %191, %228, !dbg !120
	%301 = fadd float %192, %229, !dbg !121
	%302 = fadd float %193, %230, !dbg !122
	%303 = fadd float %261, %295, !dbg !124
	%304 = fadd float %262, %296, !dbg !125
	%305 = fadd float %263, %297, !dbg !126
	%306 = fadd float %264, %298, !dbg !127
	%307 = fadd float %299, %303, !dbg !129
	%308 = fadd float %300, %304, !dbg !130
	%309 = fadd float %301, %305, !dbg !131
	%310 = fadd float %302, %306, !dbg !132
	%311 = fadd float %163, %307, !dbg !134
	%312 = fadd float %164, %308, !dbg !135
	%313 = fadd float %165, %309, !dbg !136
	%314 = fadd float %166, %310, !dbg !137
	%315 = add nsw i64 %167, 4, !dbg !138
	br label %b25, !dbg !138

b47:
	br label %fail, !dbg !97

b48:
	br label %fail, !dbg !97

b49:
	%316 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %160, i64 %161, !dbg !139
	%317 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %316, i32 0, i32 0, !dbg !139
	%318 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %316, i32 0, i32 1, !dbg !139
	%319 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %316, i32 0, i32 2, !dbg !139
	%320 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %316, i32 0, i32 3, !dbg !139
	%321 = bitcast { float, float, float, float } addrspace(1)* %316 to <4 x float> addrspace(1)*, !dbg !139
	%322 = insertelement <4 x float> undef, float %163, i32 0, !dbg !139
	%323 = insertelement <4 x float> %322, float %164, i32 1, !dbg !139
	%324 = insertelement <4 x float> %323, float %165, i32 2, !dbg !139
	%325 = insertelement <4 x float> %324, float %166, i32 3, !dbg !139
	store <4 x float> %325, <4 x float> addrspace(1)* %321, align 16, !dbg !139
	%326 = add i64 %161, %98, !dbg !90
	br label %b24, !dbg !90

b50:
	%327 = phi i64 [ %349, %b53_ok1 ], [ %94, %b24 ], !dbg !140
	%328 = icmp slt i64 %327, %123, !dbg !140
	br i1 %328, label %b51, label %b54, !dbg !140

b51:
	%329 = add i64 %66, %327, !dbg !141
	br label %b52, !dbg !142

b52:
	%330 = phi float [ %344, %b52_ok2 ], [ 0.000000e+00, %b51 ], !dbg !142
	%331 = phi i64 [ %345, %b52_ok2 ], [ 0, %b51 ], !dbg !142
	%332 = trunc i64 %331 to i32, !dbg !143
	%333 = addrspacecast float addrspace(1)* %61 to float*, !dbg !143
	%334 = icmp uge i64 %331, %132, !dbg !143
	br i1 %334, label %b52_fail1, label %b52_ok1, !dbg !143, !prof !27

b52_ok1:
	%335 = bitcast float* %333 to i8*, !dbg !143
	%336 = call i8* @gpuc_peer_thread(i8* %335, i32 %332), !dbg !143
	%337 = bitcast i8* %336 to float*, !dbg !143
	%338 = icmp eq float* %337, null, !dbg !143
	%339 = select i1 %338, i64 0, i64 %60, !dbg !143
	%340 = addrspacecast float* %337 to float addrspace(1)*, !dbg !144
	%341 = getelementptr inbounds float, float addrspace(1)* %340, i64 %329, !dbg !144
	%342 = icmp uge i64 %329, %339, !dbg !144
	br i1 %342, label %b52_fail2, label %b52_ok2, !dbg !144, !prof !27

b52_ok2:
	%343 = load float, float addrspace(1)* %341, align 4, !dbg !144
	%344 = fadd float %330, %343, !dbg !145
	%345 = add i64 %331, 1, !dbg !145
	%346 = icmp slt i64 %345, %132, !dbg !145
	br i1 %346, label %b52, label %b53, !dbg !145

b53:
	%347 = getelementptr inbounds float, float addrspace(1)* %42, i64 %329, !dbg !146
	%348 = icmp uge i64 %329, %38, !dbg !146
	br i1 %348, label %b53_fail1, label %b53_ok1, !dbg !146, !prof !27

b53_ok1:
	store float %344, float addrspace(1)* %347, align 4, !dbg !146
	%349 = add i64 %327, %98, !dbg !140
	br label %b50, !dbg !140

b54:
	call void @llvm.nvvm.barrier0(), !dbg !149
	%350 = icmp eq i64 %94, 0, !dbg !150
	br i1 %350, label %b55, label %b56, !dbg !150

b55:
	%351 = load i64, i64 addrspace(1)* %15, align 8, !dbg !151
	%352 = add i64 %351, 1, !dbg !152
	store i64 %352, i64 addrspace(1)* %15, align 8, !dbg !151
	br label %b56, !dbg !151

b56:
	ret void, !dbg !148

b57:
	br label %fail, !dbg !89

b58:
	br label %fail, !dbg !89

b59:
	br label %fail, !dbg !59

b60:
	br label %fail, !dbg !59

b61:
	br label %fail, !dbg !57

b62:
	br label %fail, !dbg !57

b0_fail1:
	br label %fail, !dbg !26

b2_fail1:
	%353 = icmp ugt i64 %36, %p3, !dbg !43
	br i1 %353, label %b2_fail2, label %b2_ok2, !dbg !43

b2_fail2:
	br label %fail, !dbg !43

b2_ok2:
	%354 = icmp ugt i64 %30, %36, !dbg !43
	br i1 %354, label %b2_fail3, label %b2_ok3, !dbg !43

b2_fail3:
	br label %fail, !dbg !43

b2_ok3:
	%355 = icmp ugt i64 %36, %p1, !dbg !44
	br i1 %355, label %b2_fail4, label %b2_ok4, !dbg !44

b2_fail4:
	br label %fail, !dbg !44

b2_ok4:
	br label %fail, !dbg !46

b2_fail5:
	%356 = icmp ugt i64 %59, %p5, !dbg !53
	br i1 %356, label %b2_fail6, label %b2_ok6, !dbg !53

b2_fail6:
	br label %fail, !dbg !53

b2_ok6:
	br label %fail, !dbg !53

b2_fail7:
	br label %fail, !dbg !56

b4_fail1:
	br label %fail, !dbg !58

b12_cold:
	%357 = phi i64 [ %367, %b13_cold_ok1 ], [ %94, %b9 ], !dbg !68
	%358 = icmp slt i64 %357, %123, !dbg !68
	br i1 %358, label %b13_cold, label %b14, !dbg !68

b13_cold:
	%359 = add i64 %66, %357, !dbg !70
	%360 = getelementptr inbounds float, float addrspace(1)* %40, i64 %359, !dbg !71
	%361 = icmp uge i64 %359, %38, !dbg !71
	%362 = icmp uge i64 %359, %60, !dbg !72
	%363 = or i1 %361, %362, !dbg !72
	br i1 %363, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !72, !prof !27

b13_cold_fail1:
	%364 = icmp uge i64 %359, %38, !dbg !71
	br i1 %364, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !71

b13_cold_fail2:
	br label %fail, !dbg !71

b13_cold_ok2:
	br label %fail, !dbg !72

b13_cold_ok1:
	%365 = load float, float addrspace(1)* %360, align 4, !dbg !71
	%366 = getelementptr inbounds float, float addrspace(1)* %61, i64 %359, !dbg !72
	store float %365, float addrspace(1)* %366, align 4, !dbg !72
	%367 = add i64 %357, %98, !dbg !68
	br label %b12_cold, !dbg !68, !llvm.loop !74

b18_fail1:
	br label %fail, !dbg !81

b20_fail1:
	br label %fail, !dbg !85

b21_fail1:
	br label %fail, !dbg !88

b28_fail1:
	br label %fail, !dbg !98

b31_fail1:
	br label %fail, !dbg !103

b37_fail1:
	br label %fail, !dbg !109

b43_fail1:
	br label %fail, !dbg !115

b52_fail1:
	br label %fail, !dbg !143

b52_fail2:
	br label %fail, !dbg !144

b53_fail1:
	br label %fail, !dbg !146

fail:
	%368 = phi i32 [ 0, %b0_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 1, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], [ 6, %b4_fail1 ], [ 9, %b13_cold_fail2 ], [ 9, %b13_cold_ok2 ], [ 10, %b18_fail1 ], [ 11, %b20_fail1 ], [ 13, %b21_fail1 ], [ 18, %b28_fail1 ], [ 21, %b31_fail1 ], [ 20, %b32 ], [ 19, %b33 ], [ 24, %b37_fail1 ], [ 23, %b38 ], [ 22, %b39 ], [ 27, %b43_fail1 ], [ 26, %b44 ], [ 25, %b45 ], [ 17, %b47 ], [ 16, %b48 ], [ 28, %b52_fail1 ], [ 29, %b52_fail2 ], [ 30, %b53_fail1 ], [ 15, %b57 ], [ 14, %b58 ], [ 8, %b59 ], [ 7, %b60 ], [ 8, %b61 ], [ 7, %b62 ], !dbg !7
	%369 = phi i64 [ %14, %b0_fail1 ], [ %36, %b2_fail2 ], [ %30, %b2_fail3 ], [ %36, %b2_fail4 ], [ 0, %b2_ok4 ], [ %59, %b2_fail6 ], [ %58, %b2_ok6 ], [ %66, %b2_fail7 ], [ %66, %b4_fail1 ], [ %359, %b13_cold_fail2 ], [ %359, %b13_cold_ok2 ], [ %136, %b18_fail1 ], [ %147, %b20_fail1 ], [ %66, %b21_fail1 ], [ %161, %b28_fail1 ], [ %161, %b31_fail1 ], [ %209, %b32 ], [ %205, %b33 ], [ %161, %b37_fail1 ], [ %243, %b38 ], [ %239, %b39 ], [ %161, %b43_fail1 ], [ %277, %b44 ], [ %273, %b45 ], [ %179, %b47 ], [ %175, %b48 ], [ %331, %b52_fail1 ], [ %329, %b52_fail2 ], [ %329, %b53_fail1 ], [ %157, %b57 ], [ %66, %b58 ], [ %81, %b59 ], [ %66, %b60 ], [ %72, %b61 ], [ %66, %b62 ], !dbg !7
	%370 = phi i64 [ %p10, %b0_fail1 ], [ %p3, %b2_fail2 ], [ %36, %b2_fail3 ], [ %p1, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p5, %b2_fail6 ], [ %59, %b2_ok6 ], [ %39, %b2_fail7 ], [ %60, %b4_fail1 ], [ %38, %b13_cold_fail2 ], [ %60, %b13_cold_ok2 ], [ %p7, %b18_fail1 ], [ %p7, %b20_fail1 ], [ %41, %b21_fail1 ], [ %183, %b28_fail1 ], [ %213, %b31_fail1 ], [ 16, %b32 ], [ 4, %b33 ], [ %247, %b37_fail1 ], [ 16, %b38 ], [ 4, %b39 ], [ %281, %b43_fail1 ], [ 16, %b44 ], [ 4, %b45 ], [ 16, %b47 ], [ 4, %b48 ], [ %132, %b52_fail1 ], [ %339, %b52_fail2 ], [ %38, %b53_fail1 ], [ 16, %b57 ], [ 4, %b58 ], [ 16, %b59 ], [ 4, %b60 ], [ 16, %b61 ], [ 4, %b62 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %368, i64 %369, i64 %370), !dbg !7
	ret void, !dbg !7
}

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !153 {
entry:
	br label %b0, !dbg !154

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !154
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !154
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !154
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !154
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !155
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !158
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !161, !range !20
	%7 = sext i32 %6 to i64, !dbg !161
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !161, !range !21
	%9 = sext i32 %8 to i64, !dbg !161
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !162, !range !23
	%11 = sext i32 %10 to i64, !dbg !162
	%12 = mul i64 %9, %11, !dbg !163
	%13 = add i64 %12, %7, !dbg !164
	%14 = sext i32 %5 to i64, !dbg !166
	%15 = sext i32 %4 to i64, !dbg !167
	%16 = icmp uge i64 %13, %p8, !dbg !165
	br i1 %16, label %b0_fail1, label %b0_ok1, !dbg !165, !prof !27

b0_ok1:
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !161, !range !21
	%18 = sext i32 %17 to i64, !dbg !161
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !162, !range !168
	%20 = sext i32 %19 to i64, !dbg !162
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !162, !range !168
	%22 = sext i32 %21 to i64, !dbg !162
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %13, !dbg !165
	%24 = load i64, i64 addrspace(1)* %23, align 8, !dbg !165
	%25 = add i64 %24, 1, !dbg !169
	%26 = mul i64 %7, %15, !dbg !171
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !172, !range !61
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !172, !range !61
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !172, !range !62
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !172, !range !63
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !172, !range !63
	%32 = mul i32 %31, %29, !dbg !172
	%33 = add i32 %28, %32, !dbg !172
	%34 = mul i32 %30, %33, !dbg !172
	%35 = add i32 %27, %34, !dbg !172
	%36 = sext i32 %35 to i64, !dbg !172
	%37 = mul i32 %30, %31, !dbg !172
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !172, !range !64
	%39 = mul i32 %37, %38, !dbg !172
	%40 = sext i32 %39 to i64, !dbg !172
	%41 = add i64 %26, %14, !dbg !173
	br label %b1, !dbg !172

b1:
	%42 = phi i64 [ %36, %b0_ok1 ], [ %49, %b2_ok1 ], !dbg !172
	%43 = icmp slt i64 %42, %15, !dbg !172
	br i1 %43, label %b2, label %b3, !dbg !172

b2:
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %41, !dbg !174
	%45 = trunc i64 %42 to i32, !dbg !175
	%46 = addrspacecast i64 addrspace(1)* %44 to i64*, !dbg !175
	%47 = icmp uge i64 %41, %p5, !dbg !174
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !174, !prof !27

b2_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !175
	call void @gpuc_signal_op_thread(i8* %48, i64 %25, i32 9, i32 %45), !dbg !175
	%49 = add i64 %42, %40, !dbg !172
	br label %b1, !dbg !172

b3:
	%50 = phi i64 [ %58, %b4_ok1 ], [ %36, %b1 ], !dbg !176
	%51 = icmp slt i64 %50, %15, !dbg !176
	br i1 %51, label %b4, label %b5, !dbg !176

b4:
	%52 = add i64 %26, %50, !dbg !177
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %52, !dbg !178
	%54 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !179
	%55 = icmp uge i64 %52, %p5, !dbg !178
	br i1 %55, label %b4_fail1, label %b4_ok1, !dbg !178, !prof !27

b4_ok1:
	%56 = bitcast i64* %54 to i8*, !dbg !179
	%57 = call i64 @gpuc_signal_wait_until_thread(i8* %56, i32 5, i64 %25, i32 1, i8* %ctrl, i32 12), !dbg !179
	%58 = add i64 %50, %40, !dbg !176
	br label %b3, !dbg !176

b5:
	call void @llvm.nvvm.barrier0(), !dbg !180
	%59 = sdiv i64 %p3, 4, !dbg !181
	%60 = mul i64 %59, %14, !dbg !182
	%61 = icmp eq i64 %15, -1, !dbg !183
	%62 = select i1 %61, i64 1, i64 %15, !dbg !183
	%63 = sdiv i64 %60, %62, !dbg !183
	%64 = sub i64 0, %60, !dbg !183
	%65 = select i1 %61, i64 %64, i64 %63, !dbg !183
	%66 = mul i64 %65, 4, !dbg !184
	%67 = add nsw i64 %14, 1, !dbg !185
	%68 = mul i64 %59, %67, !dbg !186
	%69 = icmp eq i64 %15, -1, !dbg !187
	%70 = select i1 %69, i64 1, i64 %15, !dbg !187
	%71 = sdiv i64 %68, %70, !dbg !187
	%72 = sub i64 0, %68, !dbg !187
	%73 = select i1 %69, i64 %72, i64 %71, !dbg !187
	%74 = mul i64 %73, 4, !dbg !188
	%75 = sub i64 %74, %66, !dbg !189
	%76 = getelementptr inbounds float, float addrspace(1)* %1, i64 %66, !dbg !189
	%77 = getelementptr inbounds float, float addrspace(1)* %0, i64 %66, !dbg !190
	%78 = icmp ugt i64 %74, %p3, !dbg !189
	%79 = icmp ugt i64 %66, %74, !dbg !189
	%80 = icmp ugt i64 %74, %p1, !dbg !190
	%81 = or i1 %78, %79, !dbg !190
	%82 = or i1 %81, %80, !dbg !190
	br i1 %82, label %b5_fail1, label %b5_ok1, !dbg !190, !prof !27

b5_ok1:
	%83 = sdiv i64 %75, 4, !dbg !191
	%84 = mul i64 %20, %18, !dbg !192
	%85 = add i64 %9, %84, !dbg !192
	%86 = mul i64 %11, %85, !dbg !192
	%87 = add i64 %7, %86, !dbg !192
	%88 = mul i64 %87, %40, !dbg !192
	%89 = add i64 %88, %36, !dbg !192
	%90 = mul i64 %11, %20, !dbg !192
	%91 = mul i64 %90, %22, !dbg !192
	%92 = mul i64 %91, %40, !dbg !192
	br label %b6, !dbg !192

b6:
	%93 = phi i64 [ %89, %b5_ok1 ], [ %279, %b34 ], !dbg !192
	%94 = icmp slt i64 %93, %83, !dbg !192
	br i1 %94, label %b7, label %b37, !dbg !192

b7:
	%95 = phi float [ %243, %b28 ], [ 0.000000e+00, %b6 ], !dbg !194
	%96 = phi float [ %244, %b28 ], [ 0.000000e+00, %b6 ], !dbg !194
	%97 = phi float [ %245, %b28 ], [ 0.000000e+00, %b6 ], !dbg !194
	%98 = phi float [ %246, %b28 ], [ 0.000000e+00, %b6 ], !dbg !194
	%99 = phi i64 [ %247, %b28 ], [ 0, %b6 ], !dbg !195
	%100 = icmp slt i64 %99, %15, !dbg !196
	br i1 %100, label %b8, label %b31, !dbg !196

b8:
	%101 = trunc i64 %99 to i32, !dbg !197
	%102 = addrspacecast float addrspace(1)* %76 to float*, !dbg !197
	%103 = bitcast float* %102 to i8*, !dbg !197
	%104 = call i8* @gpuc_peer_thread(i8* %103, i32 %101), !dbg !197
	%105 = bitcast i8* %104 to float*, !dbg !197
	%106 = icmp eq float* %105, null, !dbg !197
	%107 = select i1 %106, i64 0, i64 %75, !dbg !197
	%108 = and i64 %107, 3, !dbg !198
	%109 = icmp eq i64 %108, 0, !dbg !198
	br i1 %109, label %b9, label %b30, !dbg !198

b9:
	%110 = ptrtoint float* %105 to i64, !dbg !198
	%111 = and i64 %110, 15, !dbg !198
	%112 = icmp eq i64 %111, 0, !dbg !198
	%113 = icmp eq i64 %107, 0, !dbg !198
	%114 = or i1 %112, %113, !dbg !198
	br i1 %114, label %b10, label %b29, !dbg !198

b10:
	%115 = ashr i64 %107, 2, !dbg !198
	%116 = addrspacecast float* %105 to { float, float, float, float } addrspace(1)*, !dbg !198
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %116, i64 %93, !dbg !199
	%118 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %117, i32 0, i32 0, !dbg !199
	%119 = icmp uge i64 %93, %115, !dbg !199
	br i1 %119, label %b10_fail1, label %b10_ok1, !dbg !199, !prof !27

b10_ok1:
	%120 = bitcast { float, float, float, float } addrspace(1)* %117 to <4 x float> addrspace(1)*, !dbg !199
	%121 = load <4 x float>, <4 x float> addrspace(1)* %120, align 16, !dbg !199
	%122 = extractelement <4 x float> %121, i32 0, !dbg !199
	%123 = extractelement <4 x float> %121, i32 1, !dbg !199
	%124 = extractelement <4 x float> %121, i32 2, !dbg !199
	%125 = extractelement <4 x float> %121, i32 3, !dbg !199
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %117, i32 0, i32 1, !dbg !199
	%127 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %117, i32 0, i32 2, !dbg !199
	%128 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %117, i32 0, i32 3, !dbg !199
	%129 = add nsw i64 %99, 1, !dbg !200
	%130 = icmp slt i64 %129, %15, !dbg !201
	br i1 %130, label %b11, label %b16, !dbg !201

b11:
	%131 = trunc i64 %129 to i32, !dbg !202
	%132 = addrspacecast float addrspace(1)* %76 to float*, !dbg !202
	%133 = bitcast float* %132 to i8*, !dbg !202
	%134 = call i8* @gpuc_peer_thread(i8* %133, i32 %131), !dbg !202
	%135 = bitcast i8* %134 to float*, !dbg !202
	%136 = icmp eq float* %135, null, !dbg !202
	%137 = select i1 %136, i64 0, i64 %75, !dbg !202
	%138 = and i64 %137, 3, !dbg !203
	%139 = icmp eq i64 %138, 0, !dbg !203
	br i1 %139, label %b12, label %b15, !dbg !203

b12:
	%140 = ptrtoint float* %135 to i64, !dbg !203
	%141 = and i64 %140, 15, !dbg !203
	%142 = icmp eq i64 %141, 0, !dbg !203
	%143 = icmp eq i64 %137, 0, !dbg !203
	%144 = or i1 %142, %143, !dbg !203
	br i1 %144, label %b13, label %b14, !dbg !203

b13:
	%145 = ashr i64 %137, 2, !dbg !203
	%146 = addrspacecast float* %135 to { float, float, float, float } addrspace(1)*, !dbg !203
	%147 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %146, i64 %93, !dbg !204
	%148 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %147, i32 0, i32 0, !dbg !204
	%149 = icmp uge i64 %93, %145, !dbg !204
	br i1 %149, label %b13_fail1, label %b13_ok1, !dbg !204, !prof !27

b13_ok1:
	%150 = bitcast { float, float, float, float } addrspace(1)* %147 to <4 x float> addrspace(1)*, !dbg !204
	%151 = load <4 x float>, <4 x float> addrspace(1)* %150, align 16, !dbg !204
	%152 = extractelement <4 x float> %151, i32 0, !dbg !204
	%153 = extractelement <4 x float> %151, i32 1, !dbg !204
	%154 = extractelement <4 x float> %151, i32 2, !dbg !204
	%155 = extractelement <4 x float> %151, i32 3, !dbg !204
	%156 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %147, i32 0, i32 1, !dbg !204
	%157 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %147, i32 0, i32 2, !dbg !204
	%158 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %147, i32 0, i32 3, !dbg !204
	br label %b16, !dbg !204

b14:
	br label %fail, !dbg !203

b15:
	br label %fail, !dbg !203

b16:
	%159 = phi float [ 0.000000e+00, %b10_ok1 ], [ %152, %b13_ok1 ], !dbg !205
	%160 = phi float [ 0.000000e+00, %b10_ok1 ], [ %153, %b13_ok1 ], !dbg !205
	%161 = phi float [ 0.000000e+00, %b10_ok1 ], [ %154, %b13_ok1 ], !dbg !205
	%162 = phi float [ 0.000000e+00, %b10_ok1 ], [ %155, %b13_ok1 ], !dbg !205
	%163 = add nsw i64 %99, 2, !dbg !206
	%164 = icmp slt i64 %163, %15, !dbg !207
	br i1 %164, label %b17, label %b22, !dbg !207

b17:
	%165 = trunc i64 %163 to i32, !dbg !208
	%166 = addrspacecast float addrspace(1)* %76 to float*, !dbg !208
	%167 = bitcast float* %166 to i8*, !dbg !208
	%168 = call i8* @gpuc_peer_thread(i8* %167, i32 %165), !dbg !208
	%169 = bitcast i8* %168 to float*, !dbg !208
	%170 = icmp eq float* %169, null, !dbg !208
	%171 = select i1 %170, i64 0, i64 %75, !dbg !208
	%172 = and i64 %171, 3, !dbg !209
	%173 = icmp eq i64 %172, 0, !dbg !209
	br i1 %173, label %b18, label %b21, !dbg !209

b18:
	%174 = ptrtoint float* %169 to i64, !dbg !209
	%175 = and i64 %174, 15, !dbg !209
	%176 = icmp eq i64 %175, 0, !dbg !209
	%177 = icmp eq i64 %171, 0, !dbg !209
	%178 = or i1 %176, %177, !dbg !209
	br i1 %178, label %b19, label %b20, !dbg !209

b19:
	%179 = ashr i64 %171, 2, !dbg !209
	%180 = addrspacecast float* %169 to { float, float, float, float } addrspace(1)*, !dbg !209
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %180, i64 %93, !dbg !210
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 0, !dbg !210
	%183 = icmp uge i64 %93, %179, !dbg !210
	br i1 %183, label %b19_fail1, label %b19_ok1, !dbg !210, !prof !27

b19_ok1:
	%184 = bitcast { float, float, float, float } addrspace(1)* %181 to <4 x float> addrspace(1)*, !dbg !210
	%185 = load <4 x float>, <4 x float> addrspace(1)* %184, align 16, !dbg !210
	%186 = extractelement <4 x float> %185, i32 0, !dbg !210
	%187 = extractelement <4 x float> %185, i32 1, !dbg !210
	%188 = extractelement <4 x float> %185, i32 2, !dbg !210
	%189 = extractelement <4 x float> %185, i32 3, !dbg !210
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 1, !dbg !210
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 2, !dbg !210
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 3, !dbg !210
	br label %b22, !dbg !210

b20:
	br label %fail, !dbg !209

b21:
	br label %fail, !dbg !209

b22:
	%193 = phi float [ 0.000000e+00, %b16 ], [ %186, %b19_ok1 ], !dbg !211
	%194 = phi float [ 0.000000e+00, %b16 ], [ %187, %b19_ok1 ], !dbg !211
	%195 = phi float [ 0.000000e+00, %b16 ], [ %188, %b19_ok1 ], !dbg !211
	%196 = phi float [ 0.000000e+00, %b16 ], [ %189, %b19_ok1 ], !dbg !211
	%197 = add nsw i64 %99, 3, !dbg !212
	%198 = icmp slt i64 %197, %15, !dbg !213
	br i1 %198, label %b23, label %b28, !dbg !213

b23:
	%199 = trunc i64 %197 to i32, !dbg !214
	%200 = addrspacecast float addrspace(1)* %76 to float*, !dbg !214
	%201 = bitcast float* %200 to i8*, !dbg !214
	%202 = call i8* @gpuc_peer_thread(i8* %201, i32 %199), !dbg !214
	%203 = bitcast i8* %202 to float*, !dbg !214
	%204 = icmp eq float* %203, null, !dbg !214
	%205 = select i1 %204, i64 0, i64 %75, !dbg !214
	%206 = and i64 %205, 3, !dbg !215
	%207 = icmp eq i64 %206, 0, !dbg !215
	br i1 %207, label %b24, label %b27, !dbg !215

b24:
	%208 = ptrtoint float* %203 to i64, !dbg !215
	%209 = and i64 %208, 15, !dbg !215
	%210 = icmp eq i64 %209, 0, !dbg !215
	%211 = icmp eq i64 %205, 0, !dbg !215
	%212 = or i1 %210, %211, !dbg !215
	br i1 %212, label %b25, label %b26, !dbg !215

b25:
	%213 = ashr i64 %205, 2, !dbg !215
	%214 = addrspacecast float* %203 to { float, float, float, float } addrspace(1)*, !dbg !215
	%215 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %214, i64 %93, !dbg !216
	%216 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 0, !dbg !216
	%217 = icmp uge i64 %93, %213, !dbg !216
	br i1 %217, label %b25_fail1, label %b25_ok1, !dbg !216, !prof !27

b25_ok1:
	%218 = bitcast { float, float, float, float } addrspace(1)* %215 to <4 x float> addrspace(1)*, !dbg !216
	%219 = load <4 x float>, <4 x float> addrspace(1)* %218, align 16, !dbg !216
	%220 = extractelement <4 x float> %219, i32 0, !dbg !216
	%221 = extractelement <4 x float> %219, i32 1, !dbg !216
	%222 = extractelement <4 x float> %219, i32 2, !dbg !216
	%223 = extractelement <4 x float> %219, i32 3, !dbg !216
	%224 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 1, !dbg !216
	%225 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 2, !dbg !216
	%226 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 3, !dbg !216
	br label %b28, !dbg !216

b26:
	br label %fail, !dbg !215

b27:
	br label %fail, !dbg !215

b28:
	%227 = phi float [ 0.000000e+00, %b22 ], [ %220, %b25_ok1 ], !dbg !217
	%228 = phi float [ 0.000000e+00, %b22 ], [ %221, %b25_ok1 ], !dbg !217
	%229 = phi float [ 0.000000e+00, %b22 ], [ %222, %b25_ok1 ], !dbg !217
	%230 = phi float [ 0.000000e+00, %b22 ], [ %223, %b25_ok1 ], !dbg !217
	%231 = fadd float %122, %159, !dbg !219
	%232 = fadd float %123, %160, !dbg !220
	%233 = fadd float %124, %161, !dbg !221
	%234 = fadd float %125, %162, !dbg !222
	%235 = fadd float %193, %227, !dbg !224
	%236 = fadd float %194, %228, !dbg !225
	%237 = fadd float %195, %229, !dbg !226
	%238 = fadd float %196, %230, !dbg !227
	%239 = fadd float %231, %235, !dbg !229
	%240 = fadd float %232, %236, !dbg !230
	%241 = fadd float %233, %237, !dbg !231
	%242 = fadd float %234, %238, !dbg !232
	%243 = fadd float %95, %239, !dbg !234
	%244 = fadd float %96, %240, !dbg !235
	%245 = fadd float %97, %241, !dbg !236
	%246 = fadd float %98, %242, !dbg !237
	%247 = add nsw i64 %99, 4, !dbg !238
	br label %b7, !dbg !238

b29:
	br label %fail, !dbg !198

b30:
	br label %fail, !dbg !198

b31:
	%248 = phi i64 [ %277, %b33_ok1 ], [ 0, %b7 ], !dbg !239
	%249 = trunc i64 %248 to i32, !dbg !155
	%250 = addrspacecast float addrspace(1)* %77 to float*, !dbg !155
	%251 = icmp uge i64 %248, %15, !dbg !155
	br i1 %251, label %b31_fail1, label %b31_ok1, !dbg !155, !prof !27

b31_ok1:
	%252 = bitcast float* %250 to i8*, !dbg !155
	%253 = call i8* @gpuc_peer_thread(i8* %252, i32 %249), !dbg !155
	%254 = bitcast i8* %253 to float*, !dbg !155
	%255 = icmp eq float* %254, null, !dbg !155
	%256 = select i1 %255, i64 0, i64 %75, !dbg !155
	%257 = and i64 %256, 3, !dbg !240
	%258 = icmp eq i64 %257, 0, !dbg !240
	br i1 %258, label %b32, label %b36, !dbg !240

b32:
	%259 = ptrtoint float* %254 to i64, !dbg !240
	%260 = and i64 %259, 15, !dbg !240
	%261 = icmp eq i64 %260, 0, !dbg !240
	%262 = icmp eq i64 %256, 0, !dbg !240
	%263 = or i1 %261, %262, !dbg !240
	br i1 %263, label %b33, label %b35, !dbg !240

b33:
	%264 = ashr i64 %256, 2, !dbg !240
	%265 = addrspacecast float* %254 to { float, float, float, float } addrspace(1)*, !dbg !240
	%266 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %265, i64 %93, !dbg !241
	%267 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 0, !dbg !241
	%268 = icmp uge i64 %93, %264, !dbg !241
	br i1 %268, label %b33_fail1, label %b33_ok1, !dbg !241, !prof !27

b33_ok1:
	%269 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 1, !dbg !241
	%270 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 2, !dbg !241
	%271 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 3, !dbg !241
	%272 = bitcast { float, float, float, float } addrspace(1)* %266 to <4 x float> addrspace(1)*, !dbg !241
	%273 = insertelement <4 x float> undef, float %95, i32 0, !dbg !241
	%274 = insertelement <4 x float> %273, float %96, i32 1, !dbg !241
	%275 = insertelement <4 x float> %274, float %97, i32 2, !dbg !241
	%276 = insertelement <4 x float> %275, float %98, i32 3, !dbg !241
	store <4 x float> %276, <4 x float> addrspace(1)* %272, align 16, !dbg !241
	%277 = add i64 %248, 1, !dbg !241
	%278 = icmp slt i64 %277, %15, !dbg !241
	br i1 %278, label %b31, label %b34, !dbg !241

b34:
	%279 = add i64 %93, %92, !dbg !192
	br label %b6, !dbg !192

b35:
	br label %fail, !dbg !240

b36:
	br label %fail, !dbg !240

b37:
	%280 = sub nsw i64 %15, 1, !dbg !242
	%281 = icmp eq i64 %14, %280, !dbg !243
	br i1 %281, label %b38, label %b44, !dbg !243

b38:
	%282 = mul nsw i64 %59, 4, !dbg !244
	%283 = sub i64 %p3, %282, !dbg !245
	br label %b39, !dbg !246

b39:
	%284 = phi i64 [ %89, %b38 ], [ %318, %b43 ], !dbg !246
	%285 = icmp slt i64 %284, %283, !dbg !246
	br i1 %285, label %b40, label %b44, !dbg !246

b40:
	%286 = add i64 %74, %284, !dbg !247
	br label %b41, !dbg !248

b41:
	%287 = phi float [ %301, %b41_ok2 ], [ 0.000000e+00, %b40 ], !dbg !248
	%288 = phi i64 [ %302, %b41_ok2 ], [ 0, %b40 ], !dbg !248
	%289 = trunc i64 %288 to i32, !dbg !249
	%290 = addrspacecast float addrspace(1)* %1 to float*, !dbg !249
	%291 = icmp uge i64 %288, %15, !dbg !249
	br i1 %291, label %b41_fail1, label %b41_ok1, !dbg !249, !prof !27

b41_ok1:
	%292 = bitcast float* %290 to i8*, !dbg !249
	%293 = call i8* @gpuc_peer_thread(i8* %292, i32 %289), !dbg !249
	%294 = bitcast i8* %293 to float*, !dbg !249
	%295 = icmp eq float* %294, null, !dbg !249
	%296 = select i1 %295, i64 0, i64 %p3, !dbg !249
	%297 = addrspacecast float* %294 to float addrspace(1)*, !dbg !250
	%298 = getelementptr inbounds float, float addrspace(1)* %297, i64 %286, !dbg !250
	%299 = icmp uge i64 %286, %296, !dbg !250
	br i1 %299, label %b41_fail2, label %b41_ok2, !dbg !250, !prof !27

b41_ok2:
	%300 = load float, float addrspace(1)* %298, align 4, !dbg !250
	%301 = fadd float %287, %300, !dbg !251
	%302 = add i64 %288, 1, !dbg !251
	%303 = icmp slt i64 %302, %15, !dbg !251
	br i1 %303, label %b41, label %b42, !dbg !251

b42:
	%304 = phi i64 [ %316, %b42_ok2 ], [ 0, %b41_ok2 ], !dbg !252
	%305 = trunc i64 %304 to i32, !dbg !253
	%306 = addrspacecast float addrspace(1)* %0 to float*, !dbg !253
	%307 = icmp uge i64 %304, %15, !dbg !253
	br i1 %307, label %b42_fail1, label %b42_ok1, !dbg !253, !prof !27

b42_ok1:
	%308 = bitcast float* %306 to i8*, !dbg !253
	%309 = call i8* @gpuc_peer_thread(i8* %308, i32 %305), !dbg !253
	%310 = bitcast i8* %309 to float*, !dbg !253
	%311 = icmp eq float* %310, null, !dbg !253
	%312 = select i1 %311, i64 0, i64 %p1, !dbg !253
	%313 = addrspacecast float* %310 to float addrspace(1)*, !dbg !254
	%314 = getelementptr inbounds float, float addrspace(1)* %313, i64 %286, !dbg !254
	%315 = icmp uge i64 %286, %312, !dbg !254
	br i1 %315, label %b42_fail2, label %b42_ok2, !dbg !254, !prof !27

b42_ok2:
	store float %301, float addrspace(1)* %314, align 4, !dbg !254
	%316 = add i64 %304, 1, !dbg !254
	%317 = icmp slt i64 %316, %15, !dbg !254
	br i1 %317, label %b42, label %b43, !dbg !254

b43:
	%318 = add i64 %284, %92, !dbg !246
	br label %b39, !dbg !246

b44:
	call void @llvm.nvvm.barrier0(), !dbg !255
	%319 = icmp slt i64 %36, %15, !dbg !256
	br i1 %319, label %b45, label %b46, !dbg !256

b45:
	call void @gpuc_fence_thread(), !dbg !257
	br label %b46, !dbg !257

b46:
	%320 = add i64 %p6, %7, !dbg !258
	%321 = mul i64 %320, %15, !dbg !259
	%322 = add i64 %321, %14, !dbg !260
	br label %b47, !dbg !261

b47:
	%323 = phi i64 [ %36, %b46 ], [ %330, %b48_ok1 ], !dbg !261
	%324 = icmp slt i64 %323, %15, !dbg !261
	br i1 %324, label %b48, label %b49, !dbg !261

b48:
	%325 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %322, !dbg !262
	%326 = trunc i64 %323 to i32, !dbg !263
	%327 = addrspacecast i64 addrspace(1)* %325 to i64*, !dbg !263
	%328 = icmp uge i64 %322, %p5, !dbg !262
	br i1 %328, label %b48_fail1, label %b48_ok1, !dbg !262, !prof !27

b48_ok1:
	%329 = bitcast i64* %327 to i8*, !dbg !263
	call void @gpuc_signal_op_thread(i8* %329, i64 %25, i32 9, i32 %326), !dbg !263
	%330 = add i64 %323, %40, !dbg !261
	br label %b47, !dbg !261

b49:
	%331 = phi i64 [ %339, %b50_ok1 ], [ %36, %b47 ], !dbg !264
	%332 = icmp slt i64 %331, %15, !dbg !264
	br i1 %332, label %b50, label %b51, !dbg !264

b50:
	%333 = add i64 %321, %331, !dbg !265
	%334 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %333, !dbg !266
	%335 = addrspacecast i64 addrspace(1)* %334 to i64*, !dbg !267
	%336 = icmp uge i64 %333, %p5, !dbg !266
	br i1 %336, label %b50_fail1, label %b50_ok1, !dbg !266, !prof !27

b50_ok1:
	%337 = bitcast i64* %335 to i8*, !dbg !267
	%338 = call i64 @gpuc_signal_wait_until_thread(i8* %337, i32 5, i64 %25, i32 1, i8* %ctrl, i32 12), !dbg !267
	%339 = add i64 %331, %40, !dbg !264
	br label %b49, !dbg !264

b51:
	call void @llvm.nvvm.barrier0(), !dbg !268
	call void @llvm.nvvm.barrier0(), !dbg !270
	%340 = icmp eq i64 %36, 0, !dbg !271
	br i1 %340, label %b52, label %b53, !dbg !271

b52:
	%341 = load i64, i64 addrspace(1)* %23, align 8, !dbg !272
	%342 = add i64 %341, 1, !dbg !273
	store i64 %342, i64 addrspace(1)* %23, align 8, !dbg !272
	br label %b53, !dbg !272

b53:
	ret void, !dbg !269

b0_fail1:
	br label %fail, !dbg !165

b2_fail1:
	br label %fail, !dbg !174

b4_fail1:
	br label %fail, !dbg !178

b5_fail1:
	%343 = icmp ugt i64 %74, %p3, !dbg !189
	br i1 %343, label %b5_fail2, label %b5_ok2, !dbg !189

b5_fail2:
	br label %fail, !dbg !189

b5_ok2:
	%344 = icmp ugt i64 %66, %74, !dbg !189
	br i1 %344, label %b5_fail3, label %b5_ok3, !dbg !189

b5_fail3:
	br label %fail, !dbg !189

b5_ok3:
	br label %fail, !dbg !190

b10_fail1:
	br label %fail, !dbg !199

b13_fail1:
	br label %fail, !dbg !204

b19_fail1:
	br label %fail, !dbg !210

b25_fail1:
	br label %fail, !dbg !216

b31_fail1:
	br label %fail, !dbg !155

b33_fail1:
	br label %fail, !dbg !241

b41_fail1:
	br label %fail, !dbg !249

b41_fail2:
	br label %fail, !dbg !250

b42_fail1:
	br label %fail, !dbg !253

b42_fail2:
	br label %fail, !dbg !254

b48_fail1:
	br label %fail, !dbg !262

b50_fail1:
	br label %fail, !dbg !266

fail:
	%345 = phi i32 [ 0, %b0_fail1 ], [ 10, %b2_fail1 ], [ 11, %b4_fail1 ], [ 32, %b5_fail2 ], [ 33, %b5_fail3 ], [ 32, %b5_ok3 ], [ 18, %b10_fail1 ], [ 21, %b13_fail1 ], [ 20, %b14 ], [ 19, %b15 ], [ 24, %b19_fail1 ], [ 23, %b20 ], [ 22, %b21 ], [ 27, %b25_fail1 ], [ 26, %b26 ], [ 25, %b27 ], [ 17, %b29 ], [ 16, %b30 ], [ 34, %b31_fail1 ], [ 37, %b33_fail1 ], [ 36, %b35 ], [ 35, %b36 ], [ 38, %b41_fail1 ], [ 39, %b41_fail2 ], [ 40, %b42_fail1 ], [ 41, %b42_fail2 ], [ 10, %b48_fail1 ], [ 11, %b50_fail1 ], !dbg !154
	%346 = phi i64 [ %13, %b0_fail1 ], [ %41, %b2_fail1 ], [ %52, %b4_fail1 ], [ %74, %b5_fail2 ], [ %66, %b5_fail3 ], [ %74, %b5_ok3 ], [ %93, %b10_fail1 ], [ %93, %b13_fail1 ], [ %141, %b14 ], [ %137, %b15 ], [ %93, %b19_fail1 ], [ %175, %b20 ], [ %171, %b21 ], [ %93, %b25_fail1 ], [ %209, %b26 ], [ %205, %b27 ], [ %111, %b29 ], [ %107, %b30 ], [ %248, %b31_fail1 ], [ %93, %b33_fail1 ], [ %260, %b35 ], [ %256, %b36 ], [ %288, %b41_fail1 ], [ %286, %b41_fail2 ], [ %304, %b42_fail1 ], [ %286, %b42_fail2 ], [ %322, %b48_fail1 ], [ %333, %b50_fail1 ], !dbg !154
	%347 = phi i64 [ %p8, %b0_fail1 ], [ %p5, %b2_fail1 ], [ %p5, %b4_fail1 ], [ %p3, %b5_fail2 ], [ %74, %b5_fail3 ], [ %p1, %b5_ok3 ], [ %115, %b10_fail1 ], [ %145, %b13_fail1 ], [ 16, %b14 ], [ 4, %b15 ], [ %179, %b19_fail1 ], [ 16, %b20 ], [ 4, %b21 ], [ %213, %b25_fail1 ], [ 16, %b26 ], [ 4, %b27 ], [ 16, %b29 ], [ 4, %b30 ], [ %15, %b31_fail1 ], [ %264, %b33_fail1 ], [ 16, %b35 ], [ 4, %b36 ], [ %15, %b41_fail1 ], [ %296, %b41_fail2 ], [ %15, %b42_fail1 ], [ %312, %b42_fail2 ], [ %p5, %b48_fail1 ], [ %p5, %b50_fail1 ], !dbg !154
	call void @gpuc_fail(i8* %ctrl, i32 %345, i64 %346, i64 %347), !dbg !154
	ret void, !dbg !154
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !274 {
entry:
	br label %b0, !dbg !275

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !275
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !276
	%2 = sext i32 %1 to i64, !dbg !277
	br label %b1, !dbg !277

b1:
	%3 = phi float [ 1.000000e+00, %b0 ], [ %14, %b3 ], !dbg !278
	%4 = phi i64 [ 0, %b0 ], [ %15, %b3 ], !dbg !278
	%5 = trunc i64 %4 to i32, !dbg !276
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !276
	%7 = icmp uge i64 %4, %2, !dbg !276
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !276, !prof !27

b1_ok1:
	%8 = bitcast float* %6 to i8*, !dbg !276
	%9 = call i8* @gpuc_peer_thread(i8* %8, i32 %5), !dbg !276
	%10 = bitcast i8* %9 to float*, !dbg !276
	%11 = icmp eq float* %10, null, !dbg !276
	%12 = select i1 %11, i64 0, i64 %p1, !dbg !276
	%13 = icmp eq i64 %12, 0, !dbg !279
	br i1 %13, label %b2, label %b3, !dbg !279

b2:
	br label %b3, !dbg !279

b3:
	%14 = phi float [ %3, %b1_ok1 ], [ 0.000000e+00, %b2 ], !dbg !278
	%15 = add i64 %4, 1, !dbg !278
	%16 = icmp slt i64 %15, %2, !dbg !278
	br i1 %16, label %b1, label %b4, !dbg !278

b4:
	%17 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !280
	%18 = icmp uge i64 0, %p1, !dbg !280
	br i1 %18, label %b4_fail1, label %b4_ok1, !dbg !280, !prof !27

b4_ok1:
	store float %14, float addrspace(1)* %17, align 4, !dbg !280
	ret void, !dbg !280

b1_fail1:
	br label %fail, !dbg !276

b4_fail1:
	br label %fail, !dbg !280

fail:
	%19 = phi i32 [ 42, %b1_fail1 ], [ 43, %b4_fail1 ], !dbg !275
	%20 = phi i64 [ %4, %b1_fail1 ], [ 0, %b4_fail1 ], !dbg !275
	%21 = phi i64 [ %2, %b1_fail1 ], [ %p1, %b4_fail1 ], !dbg !275
	call void @gpuc_fail(i8* %ctrl, i32 %19, i64 %20, i64 %21), !dbg !275
	ret void, !dbg !275
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !282 {
entry:
	br label %b0, !dbg !283

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !283
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !283
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !283
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !283
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !283
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !284
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !285
	%7 = sext i32 %5 to i64, !dbg !286
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !287, !range !20
	%9 = sext i32 %8 to i64, !dbg !287
	%10 = sub nsw i64 %7, 1, !dbg !288
	%11 = mul i64 %9, %10, !dbg !289
	%12 = mul i64 %11, %p8, !dbg !290
	%13 = add nsw i64 %9, 1, !dbg !291
	%14 = mul i64 %13, %10, !dbg !292
	%15 = mul i64 %14, %p8, !dbg !293
	%16 = sext i32 %6 to i64, !dbg !285
	%17 = add nsw i64 %16, 1, !dbg !295
	%18 = icmp ugt i64 %15, %p5, !dbg !294
	%19 = icmp ugt i64 %12, %15, !dbg !294
	%20 = or i1 %18, %19, !dbg !294
	br i1 %20, label %b0_fail1, label %b0_ok1, !dbg !294, !prof !27

b0_ok1:
	%21 = icmp eq i64 %7, -1, !dbg !296
	%22 = select i1 %21, i64 1, i64 %7, !dbg !296
	%23 = srem i64 %17, %22, !dbg !296
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !287, !range !21
	%25 = sext i32 %24 to i64, !dbg !287
	%26 = sub i64 %15, %12, !dbg !294
	%27 = getelementptr inbounds float, float addrspace(1)* %2, i64 %12, !dbg !294
	%28 = mul nsw i64 %9, 2, !dbg !297
	%29 = mul i64 %28, %10, !dbg !298
	%30 = icmp slt i64 0, %p11, !dbg !298
	br i1 %30, label %b1, label %b32, !dbg !298

b1:
	%31 = icmp slt i64 0, %10, !dbg !299
	%32 = mul nsw i64 %10, 2, !dbg !300
	%33 = add i64 %29, %32, !dbg !301
	%34 = sub nsw i64 %33, 1, !dbg !302
	%35 = trunc i64 %23 to i32, !dbg !303
	%36 = icmp eq i64 %10, 0, !dbg !306
	%37 = add i64 %29, %7, !dbg !307
	%38 = sub nsw i64 %37, 2, !dbg !308
	%39 = sub nsw i64 %37, 1, !dbg !309
	%40 = add i64 %29, %10, !dbg !310
	%41 = sub nsw i64 %40, 1, !dbg !311
	%42 = sub nsw i64 %10, 1, !dbg !312
	%43 = mul i64 %42, %p8, !dbg !313
	%44 = sub i64 %26, %43, !dbg !314
	br label %b2, !dbg !298

b2:
	%45 = phi i64 [ %292, %b31 ], [ 0, %b1 ], !dbg !298
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !317, !range !23
	%47 = sext i32 %46 to i64, !dbg !317
	%48 = mul i64 %25, %47, !dbg !318
	%49 = add i64 %48, %9, !dbg !319
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %49, !dbg !320
	%51 = icmp uge i64 %49, %p10, !dbg !320
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !320, !prof !27

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %50, align 8, !dbg !320
	%53 = add i64 %52, 1, !dbg !321
	%54 = add i64 %53, %45, !dbg !323
	%55 = mul i64 %45, %47, !dbg !324
	%56 = add i64 %55, %9, !dbg !325
	%57 = mul i64 %56, %7, !dbg !326
	%58 = mul i64 %57, %p8, !dbg !327
	br i1 %31, label %b3, label %b13, !dbg !299

b3:
	%59 = phi i64 [ %161, %b12_ok1 ], [ 0, %b2_ok1 ], !dbg !299
	%60 = sub i64 %16, %59, !dbg !328
	%61 = add i64 %60, %7, !dbg !329
	%62 = icmp eq i64 %7, -1, !dbg !330
	%63 = select i1 %62, i64 1, i64 %7, !dbg !330
	%64 = srem i64 %61, %63, !dbg !330
	%65 = mul i64 %64, %p8, !dbg !333
	%66 = add i64 %58, %65, !dbg !334
	%67 = icmp slt i64 %66, %p1, !dbg !335
	%68 = select i1 %67, i64 %66, i64 %p1, !dbg !335
	%69 = add i64 %68, %p8, !dbg !336
	%70 = icmp slt i64 %69, %p1, !dbg !337
	%71 = select i1 %70, i64 %69, i64 %p1, !dbg !337
	%72 = sub i64 %71, %68, !dbg !338
	%73 = getelementptr inbounds float, float addrspace(1)* %0, i64 %68, !dbg !338
	%74 = getelementptr inbounds float, float addrspace(1)* %1, i64 %68, !dbg !339
	%75 = icmp eq i64 %59, 0, !dbg !341
	%76 = icmp ugt i64 %71, %p1, !dbg !338
	%77 = icmp ugt i64 %68, %71, !dbg !338
	%78 = icmp ugt i64 %71, %p3, !dbg !339
	%79 = or i1 %76, %77, !dbg !339
	%80 = or i1 %79, %78, !dbg !339
	br i1 %80, label %b3_fail1, label %b3_ok1, !dbg !339, !prof !27

b3_ok1:
	br i1 %75, label %b4, label %b7, !dbg !341

b4:
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !342, !range !61
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !342, !range !61
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !342, !range !62
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !342, !range !63
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !342, !range !63
	%86 = mul i32 %85, %83, !dbg !342
	%87 = add i32 %82, %86, !dbg !342
	%88 = mul i32 %84, %87, !dbg !342
	%89 = add i32 %81, %88, !dbg !342
	%90 = sext i32 %89 to i64, !dbg !342
	%91 = mul i32 %84, %85, !dbg !342
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !342, !range !64
	%93 = mul i32 %91, %92, !dbg !342
	%94 = sext i32 %93 to i64, !dbg !342
	br label %b5, !dbg !342

b5:
	%95 = phi i64 [ %90, %b4 ], [ %100, %b6 ], !dbg !342
	%96 = icmp slt i64 %95, %72, !dbg !342
	br i1 %96, label %b6, label %b12, !dbg !342

b6:
	%97 = getelementptr inbounds float, float addrspace(1)* %74, i64 %95, !dbg !343
	%98 = load float, float addrspace(1)* %97, align 4, !dbg !343
	%99 = getelementptr inbounds float, float addrspace(1)* %73, i64 %95, !dbg !344
	store float %98, float addrspace(1)* %99, align 4, !dbg !344
	%100 = add i64 %95, %94, !dbg !342
	br label %b5, !dbg !342

b7:
	%101 = add i64 %29, %59, !dbg !345
	%102 = sub i64 %101, 1, !dbg !346
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %102, !dbg !347
	%104 = icmp uge i64 %102, %p7, !dbg !347
	br i1 %104, label %b7_fail1, label %b7_ok1, !dbg !347, !prof !27

b7_ok1:
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !350, !range !61
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !350, !range !61
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !350, !range !62
	%108 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !350, !range !63
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !350, !range !63
	%110 = mul i32 %109, %107, !dbg !350
	%111 = add i32 %106, %110, !dbg !350
	%112 = mul i32 %108, %111, !dbg !350
	%113 = add i32 %105, %112, !dbg !350
	%114 = sext i32 %113 to i64, !dbg !350
	%115 = icmp eq i64 %114, 0, !dbg !351
	br i1 %115, label %b8, label %b9, !dbg !351

b8:
	%116 = addrspacecast i64 addrspace(1)* %103 to i64*, !dbg !352
	%117 = icmp eq i64 addrspace(1)* %103, null, !dbg !352
	br i1 %117, label %b8_fail1, label %b8_ok1, !dbg !352, !prof !27

b8_ok1:
	%118 = bitcast i64* %116 to i8*, !dbg !352
	%119 = call i64 @gpuc_signal_wait_until_thread(i8* %118, i32 5, i64 %54, i32 1, i8* %ctrl, i32 50), !dbg !352
	br label %b9, !dbg !352

b9:
	call void @llvm.nvvm.barrier0(), !dbg !353
	%120 = sub i64 %59, 1, !dbg !354
	%121 = mul i64 %120, %p8, !dbg !355
	%122 = sub i64 %26, %121, !dbg !356
	%123 = getelementptr inbounds float, float addrspace(1)* %27, i64 %121, !dbg !356
	%124 = mul i32 %108, %109, !dbg !358
	%125 = icmp ugt i64 %121, %26, !dbg !356
	%126 = icmp ugt i64 %72, %122, !dbg !357
	%127 = or i1 %125, %126, !dbg !357
	br i1 %127, label %b9_fail1, label %b9_ok1, !dbg !357, !prof !27

b9_ok1:
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !358, !range !64
	%129 = mul i32 %124, %128, !dbg !358
	%130 = sext i32 %129 to i64, !dbg !358
	br label %b10, !dbg !358

b10:
	%131 = phi i64 [ %114, %b9_ok1 ], [ %139, %b11 ], !dbg !358
	%132 = icmp slt i64 %131, %72, !dbg !358
	br i1 %132, label %b11, label %b12, !dbg !358

b11:
	%133 = getelementptr inbounds float, float addrspace(1)* %123, i64 %131, !dbg !359
	%134 = load float, float addrspace(1)* %133, align 4, !dbg !359
	%135 = getelementptr inbounds float, float addrspace(1)* %74, i64 %131, !dbg !360
	%136 = load float, float addrspace(1)* %135, align 4, !dbg !360
	%137 = fadd float %134, %136, !dbg !361
	%138 = getelementptr inbounds float, float addrspace(1)* %73, i64 %131, !dbg !362
	store float %137, float addrspace(1)* %138, align 4, !dbg !362
	%139 = add i64 %131, %130, !dbg !358
	br label %b10, !dbg !358

b12:
	call void @llvm.nvvm.barrier0(), !dbg !363
	%140 = mul i64 %59, %p8, !dbg !364
	%141 = add i64 %140, %71, !dbg !365
	%142 = sub i64 %141, %68, !dbg !366
	%143 = sub i64 %142, %140, !dbg !367
	%144 = add i64 %29, %59, !dbg !368
	%145 = getelementptr inbounds float, float addrspace(1)* %27, i64 %140, !dbg !367
	%146 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %144, !dbg !369
	%147 = mul i64 %72, 4, !dbg !303
	%148 = addrspacecast float addrspace(1)* %145 to float*, !dbg !303
	%149 = addrspacecast float addrspace(1)* %73 to float*, !dbg !303
	%150 = addrspacecast i64 addrspace(1)* %146 to i64*, !dbg !303
	%151 = icmp ugt i64 %142, %26, !dbg !367
	%152 = icmp ugt i64 %140, %142, !dbg !367
	%153 = icmp uge i64 %144, %p7, !dbg !369
	%154 = icmp ne i64 %143, %72, !dbg !303
	%155 = or i1 %151, %152, !dbg !303
	%156 = or i1 %155, %153, !dbg !303
	%157 = or i1 %156, %154, !dbg !303
	br i1 %157, label %b12_fail1, label %b12_ok1, !dbg !303, !prof !27

b12_ok1:
	%158 = bitcast float* %148 to i8*, !dbg !303
	%159 = bitcast float* %149 to i8*, !dbg !303
	%160 = bitcast i64* %150 to i8*, !dbg !303
	call void @gpuc_put_signal_block(i8* %158, i8* %159, i64 %147, i8* %160, i64 %54, i32 9, i32 %35), !dbg !303
	%161 = add i64 %59, 1, !dbg !303
	%162 = icmp slt i64 %161, %10, !dbg !303
	br i1 %162, label %b3, label %b13, !dbg !303

b13:
	br i1 %31, label %b14, label %b29, !dbg !370

b14:
	%163 = phi i64 [ %273, %b28_ok1 ], [ 0, %b13 ], !dbg !370
	%164 = sub i64 %17, %163, !dbg !371
	%165 = add i64 %164, %7, !dbg !372
	%166 = icmp eq i64 %7, -1, !dbg !373
	%167 = select i1 %166, i64 1, i64 %7, !dbg !373
	%168 = srem i64 %165, %167, !dbg !373
	%169 = mul i64 %168, %p8, !dbg !375
	%170 = add i64 %58, %169, !dbg !376
	%171 = icmp slt i64 %170, %p1, !dbg !377
	%172 = select i1 %171, i64 %170, i64 %p1, !dbg !377
	%173 = add i64 %172, %p8, !dbg !378
	%174 = icmp slt i64 %173, %p1, !dbg !379
	%175 = select i1 %174, i64 %173, i64 %p1, !dbg !379
	%176 = icmp eq i64 %163, 0, !dbg !380
	br i1 %176, label %b15, label %b25, !dbg !380

b15:
	%177 = sub i64 %175, %172, !dbg !381
	%178 = getelementptr inbounds float, float addrspace(1)* %0, i64 %172, !dbg !381
	%179 = getelementptr inbounds float, float addrspace(1)* %1, i64 %172, !dbg !382
	%180 = icmp ugt i64 %175, %p1, !dbg !381
	%181 = icmp ugt i64 %172, %175, !dbg !381
	%182 = icmp ugt i64 %175, %p3, !dbg !382
	%183 = or i1 %180, %181, !dbg !382
	%184 = or i1 %183, %182, !dbg !382
	br i1 %184, label %b15_fail1, label %b15_ok1, !dbg !382, !prof !27

b15_ok1:
	br i1 %36, label %b16, label %b19, !dbg !306

b16:
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !383, !range !61
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !383, !range !61
	%187 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !383, !range !62
	%188 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !383, !range !63
	%189 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !383, !range !63
	%190 = mul i32 %189, %187, !dbg !383
	%191 = add i32 %186, %190, !dbg !383
	%192 = mul i32 %188, %191, !dbg !383
	%193 = add i32 %185, %192, !dbg !383
	%194 = sext i32 %193 to i64, !dbg !383
	%195 = mul i32 %188, %189, !dbg !383
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !383, !range !64
	%197 = mul i32 %195, %196, !dbg !383
	%198 = sext i32 %197 to i64, !dbg !383
	br label %b17, !dbg !383

b17:
	%199 = phi i64 [ %194, %b16 ], [ %204, %b18 ], !dbg !383
	%200 = icmp slt i64 %199, %177, !dbg !383
	br i1 %200, label %b18, label %b24, !dbg !383

b18:
	%201 = getelementptr inbounds float, float addrspace(1)* %179, i64 %199, !dbg !384
	%202 = load float, float addrspace(1)* %201, align 4, !dbg !384
	%203 = getelementptr inbounds float, float addrspace(1)* %178, i64 %199, !dbg !385
	store float %202, float addrspace(1)* %203, align 4, !dbg !385
	%204 = add i64 %199, %198, !dbg !383
	br label %b17, !dbg !383

b19:
	%205 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %41, !dbg !386
	%206 = icmp uge i64 %41, %p7, !dbg !386
	br i1 %206, label %b19_fail1, label %b19_ok1, !dbg !386, !prof !27

b19_ok1:
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !388, !range !61
	%208 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !388, !range !61
	%209 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !388, !range !62
	%210 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !388, !range !63
	%211 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !388, !range !63
	%212 = mul i32 %211, %209, !dbg !388
	%213 = add i32 %208, %212, !dbg !388
	%214 = mul i32 %210, %213, !dbg !388
	%215 = add i32 %207, %214, !dbg !388
	%216 = sext i32 %215 to i64, !dbg !388
	%217 = icmp eq i64 %216, 0, !dbg !389
	br i1 %217, label %b20, label %b21, !dbg !389

b20:
	%218 = addrspacecast i64 addrspace(1)* %205 to i64*, !dbg !390
	%219 = icmp eq i64 addrspace(1)* %205, null, !dbg !390
	br i1 %219, label %b20_fail1, label %b20_ok1, !dbg !390, !prof !27

b20_ok1:
	%220 = bitcast i64* %218 to i8*, !dbg !390
	%221 = call i64 @gpuc_signal_wait_until_thread(i8* %220, i32 5, i64 %54, i32 1, i8* %ctrl, i32 50), !dbg !390
	br label %b21, !dbg !390

b21:
	call void @llvm.nvvm.barrier0(), !dbg !391
	%222 = getelementptr inbounds float, float addrspace(1)* %27, i64 %43, !dbg !314
	%223 = mul i32 %210, %211, !dbg !393
	%224 = icmp ugt i64 %43, %26, !dbg !314
	%225 = icmp ugt i64 %177, %44, !dbg !392
	%226 = or i1 %224, %225, !dbg !392
	br i1 %226, label %b21_fail1, label %b21_ok1, !dbg !392, !prof !27

b21_ok1:
	%227 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !393, !range !64
	%228 = mul i32 %223, %227, !dbg !393
	%229 = sext i32 %228 to i64, !dbg !393
	br label %b22, !dbg !393

b22:
	%230 = phi i64 [ %216, %b21_ok1 ], [ %238, %b23 ], !dbg !393
	%231 = icmp slt i64 %230, %177, !dbg !393
	br i1 %231, label %b23, label %b24, !dbg !393

b23:
	%232 = getelementptr inbounds float, float addrspace(1)* %222, i64 %230, !dbg !394
	%233 = load float, float addrspace(1)* %232, align 4, !dbg !394
	%234 = getelementptr inbounds float, float addrspace(1)* %179, i64 %230, !dbg !395
	%235 = load float, float addrspace(1)* %234, align 4, !dbg !395
	%236 = fadd float %233, %235, !dbg !396
	%237 = getelementptr inbounds float, float addrspace(1)* %178, i64 %230, !dbg !397
	store float %236, float addrspace(1)* %237, align 4, !dbg !397
	%238 = add i64 %230, %229, !dbg !393
	br label %b22, !dbg !393

b24:
	call void @llvm.nvvm.barrier0(), !dbg !398
	br label %b28, !dbg !305

b25:
	%239 = add i64 %38, %163, !dbg !399
	%240 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %239, !dbg !400
	%241 = icmp uge i64 %239, %p7, !dbg !400
	br i1 %241, label %b25_fail1, label %b25_ok1, !dbg !400, !prof !27

b25_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !402, !range !61
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !402, !range !61
	%244 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !402, !range !62
	%245 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !402, !range !63
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !402, !range !63
	%247 = mul i32 %246, %244, !dbg !402
	%248 = add i32 %243, %247, !dbg !402
	%249 = mul i32 %245, %248, !dbg !402
	%250 = add i32 %242, %249, !dbg !402
	%251 = sext i32 %250 to i64, !dbg !402
	%252 = icmp eq i64 %251, 0, !dbg !403
	br i1 %252, label %b26, label %b27, !dbg !403

b26:
	%253 = addrspacecast i64 addrspace(1)* %240 to i64*, !dbg !404
	%254 = icmp eq i64 addrspace(1)* %240, null, !dbg !404
	br i1 %254, label %b26_fail1, label %b26_ok1, !dbg !404, !prof !27

b26_ok1:
	%255 = bitcast i64* %253 to i8*, !dbg !404
	%256 = call i64 @gpuc_signal_wait_until_thread(i8* %255, i32 5, i64 %54, i32 1, i8* %ctrl, i32 50), !dbg !404
	br label %b27, !dbg !404

b27:
	call void @llvm.nvvm.barrier0(), !dbg !405
	br label %b28, !dbg !401

b28:
	%257 = add i64 %39, %163, !dbg !407
	%258 = sub i64 %175, %172, !dbg !406
	%259 = getelementptr inbounds float, float addrspace(1)* %0, i64 %172, !dbg !406
	%260 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %257, !dbg !408
	%261 = mul i64 %258, 4, !dbg !284
	%262 = addrspacecast float addrspace(1)* %259 to float*, !dbg !284
	%263 = addrspacecast float addrspace(1)* %259 to float*, !dbg !284
	%264 = addrspacecast i64 addrspace(1)* %260 to i64*, !dbg !284
	%265 = icmp ugt i64 %175, %p1, !dbg !406
	%266 = icmp ugt i64 %172, %175, !dbg !406
	%267 = icmp uge i64 %257, %p7, !dbg !408
	%268 = or i1 %265, %266, !dbg !408
	%269 = or i1 %268, %267, !dbg !408
	br i1 %269, label %b28_fail1, label %b28_ok1, !dbg !408, !prof !27

b28_ok1:
	%270 = bitcast float* %262 to i8*, !dbg !284
	%271 = bitcast float* %263 to i8*, !dbg !284
	%272 = bitcast i64* %264 to i8*, !dbg !284
	call void @gpuc_put_signal_block(i8* %270, i8* %271, i64 %261, i8* %272, i64 %54, i32 9, i32 %35), !dbg !284
	%273 = add i64 %163, 1, !dbg !284
	%274 = icmp slt i64 %273, %10, !dbg !284
	br i1 %274, label %b14, label %b29, !dbg !284

b29:
	%275 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %34, !dbg !409
	%276 = icmp uge i64 %34, %p7, !dbg !409
	br i1 %276, label %b29_fail1, label %b29_ok1, !dbg !409, !prof !27

b29_ok1:
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !411, !range !61
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !411, !range !61
	%279 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !411, !range !62
	%280 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !411, !range !63
	%281 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !411, !range !63
	%282 = mul i32 %281, %279, !dbg !411
	%283 = add i32 %278, %282, !dbg !411
	%284 = mul i32 %280, %283, !dbg !411
	%285 = add i32 %277, %284, !dbg !411
	%286 = sext i32 %285 to i64, !dbg !411
	%287 = icmp eq i64 %286, 0, !dbg !412
	br i1 %287, label %b30, label %b31, !dbg !412

b30:
	%288 = addrspacecast i64 addrspace(1)* %275 to i64*, !dbg !413
	%289 = icmp eq i64 addrspace(1)* %275, null, !dbg !413
	br i1 %289, label %b30_fail1, label %b30_ok1, !dbg !413, !prof !27

b30_ok1:
	%290 = bitcast i64* %288 to i8*, !dbg !413
	%291 = call i64 @gpuc_signal_wait_until_thread(i8* %290, i32 5, i64 %54, i32 1, i8* %ctrl, i32 50), !dbg !413
	br label %b31, !dbg !413

b31:
	call void @llvm.nvvm.barrier0(), !dbg !414
	%292 = add i64 %45, 1, !dbg !410
	%293 = icmp slt i64 %292, %p11, !dbg !410
	br i1 %293, label %b2, label %b32, !dbg !410

b32:
	call void @llvm.nvvm.barrier0(), !dbg !416
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !417, !range !61
	%295 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !417, !range !61
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !417, !range !62
	%297 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !417, !range !63
	%298 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !417, !range !63
	%299 = mul i32 %298, %296, !dbg !417
	%300 = add i32 %295, %299, !dbg !417
	%301 = mul i32 %297, %300, !dbg !417
	%302 = add i32 %294, %301, !dbg !417
	%303 = sext i32 %302 to i64, !dbg !417
	%304 = icmp eq i64 %303, 0, !dbg !418
	br i1 %304, label %b33, label %b34, !dbg !418

b33:
	%305 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !420, !range !23
	%306 = sext i32 %305 to i64, !dbg !420
	%307 = mul i64 %25, %306, !dbg !421
	%308 = add i64 %307, %9, !dbg !422
	%309 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %308, !dbg !423
	%310 = icmp uge i64 %308, %p10, !dbg !423
	br i1 %310, label %b33_fail1, label %b33_ok1, !dbg !423, !prof !27

b33_ok1:
	%311 = load i64, i64 addrspace(1)* %309, align 8, !dbg !423
	%312 = add i64 %311, %p11, !dbg !425
	store i64 %312, i64 addrspace(1)* %309, align 8, !dbg !423
	br label %b34, !dbg !423

b34:
	ret void, !dbg !415

b0_fail1:
	%313 = icmp ugt i64 %15, %p5, !dbg !294
	br i1 %313, label %b0_fail2, label %b0_ok2, !dbg !294

b0_fail2:
	br label %fail, !dbg !294

b0_ok2:
	br label %fail, !dbg !294

b2_fail1:
	br label %fail, !dbg !320

b3_fail1:
	%314 = icmp ugt i64 %71, %p1, !dbg !338
	br i1 %314, label %b3_fail2, label %b3_ok2, !dbg !338

b3_fail2:
	br label %fail, !dbg !338

b3_ok2:
	%315 = icmp ugt i64 %68, %71, !dbg !338
	br i1 %315, label %b3_fail3, label %b3_ok3, !dbg !338

b3_fail3:
	br label %fail, !dbg !338

b3_ok3:
	br label %fail, !dbg !339

b7_fail1:
	br label %fail, !dbg !347

b8_fail1:
	br label %fail, !dbg !352

b9_fail1:
	%316 = icmp ugt i64 %121, %26, !dbg !356
	br i1 %316, label %b9_fail2, label %b9_ok2, !dbg !356

b9_fail2:
	br label %fail, !dbg !356

b9_ok2:
	br label %fail, !dbg !357

b12_fail1:
	%317 = icmp ugt i64 %142, %26, !dbg !367
	br i1 %317, label %b12_fail2, label %b12_ok2, !dbg !367

b12_fail2:
	br label %fail, !dbg !367

b12_ok2:
	%318 = icmp ugt i64 %140, %142, !dbg !367
	br i1 %318, label %b12_fail3, label %b12_ok3, !dbg !367

b12_fail3:
	br label %fail, !dbg !367

b12_ok3:
	%319 = icmp uge i64 %144, %p7, !dbg !369
	br i1 %319, label %b12_fail4, label %b12_ok4, !dbg !369

b12_fail4:
	br label %fail, !dbg !369

b12_ok4:
	br label %fail, !dbg !303

b15_fail1:
	%320 = icmp ugt i64 %175, %p1, !dbg !381
	br i1 %320, label %b15_fail2, label %b15_ok2, !dbg !381

b15_fail2:
	br label %fail, !dbg !381

b15_ok2:
	%321 = icmp ugt i64 %172, %175, !dbg !381
	br i1 %321, label %b15_fail3, label %b15_ok3, !dbg !381

b15_fail3:
	br label %fail, !dbg !381

b15_ok3:
	br label %fail, !dbg !382

b19_fail1:
	br label %fail, !dbg !386

b20_fail1:
	br label %fail, !dbg !390

b21_fail1:
	%322 = icmp ugt i64 %43, %26, !dbg !314
	br i1 %322, label %b21_fail2, label %b21_ok2, !dbg !314

b21_fail2:
	br label %fail, !dbg !314

b21_ok2:
	br label %fail, !dbg !392

b25_fail1:
	br label %fail, !dbg !400

b26_fail1:
	br label %fail, !dbg !404

b28_fail1:
	%323 = icmp ugt i64 %175, %p1, !dbg !406
	br i1 %323, label %b28_fail2, label %b28_ok2, !dbg !406

b28_fail2:
	br label %fail, !dbg !406

b28_ok2:
	%324 = icmp ugt i64 %172, %175, !dbg !406
	br i1 %324, label %b28_fail3, label %b28_ok3, !dbg !406

b28_fail3:
	br label %fail, !dbg !406

b28_ok3:
	br label %fail, !dbg !408

b29_fail1:
	br label %fail, !dbg !409

b30_fail1:
	br label %fail, !dbg !413

b33_fail1:
	br label %fail, !dbg !423

fail:
	%325 = phi i32 [ 44, %b0_fail2 ], [ 45, %b0_ok2 ], [ 0, %b2_fail1 ], [ 46, %b3_fail2 ], [ 47, %b3_fail3 ], [ 46, %b3_ok3 ], [ 48, %b7_fail1 ], [ 49, %b8_fail1 ], [ 51, %b9_fail2 ], [ 52, %b9_ok2 ], [ 53, %b12_fail2 ], [ 54, %b12_fail3 ], [ 55, %b12_fail4 ], [ 56, %b12_ok4 ], [ 57, %b15_fail2 ], [ 58, %b15_fail3 ], [ 57, %b15_ok3 ], [ 48, %b19_fail1 ], [ 49, %b20_fail1 ], [ 51, %b21_fail2 ], [ 52, %b21_ok2 ], [ 59, %b25_fail1 ], [ 49, %b26_fail1 ], [ 60, %b28_fail2 ], [ 61, %b28_fail3 ], [ 62, %b28_ok3 ], [ 63, %b29_fail1 ], [ 49, %b30_fail1 ], [ 31, %b33_fail1 ], !dbg !283
	%326 = phi i64 [ %15, %b0_fail2 ], [ %12, %b0_ok2 ], [ %49, %b2_fail1 ], [ %71, %b3_fail2 ], [ %68, %b3_fail3 ], [ %71, %b3_ok3 ], [ %102, %b7_fail1 ], [ 0, %b8_fail1 ], [ %121, %b9_fail2 ], [ %72, %b9_ok2 ], [ %142, %b12_fail2 ], [ %140, %b12_fail3 ], [ %144, %b12_fail4 ], [ %143, %b12_ok4 ], [ %175, %b15_fail2 ], [ %172, %b15_fail3 ], [ %175, %b15_ok3 ], [ %41, %b19_fail1 ], [ 0, %b20_fail1 ], [ %43, %b21_fail2 ], [ %177, %b21_ok2 ], [ %239, %b25_fail1 ], [ 0, %b26_fail1 ], [ %175, %b28_fail2 ], [ %172, %b28_fail3 ], [ %257, %b28_ok3 ], [ %34, %b29_fail1 ], [ 0, %b30_fail1 ], [ %308, %b33_fail1 ], !dbg !283
	%327 = phi i64 [ %p5, %b0_fail2 ], [ %15, %b0_ok2 ], [ %p10, %b2_fail1 ], [ %p1, %b3_fail2 ], [ %71, %b3_fail3 ], [ %p3, %b3_ok3 ], [ %p7, %b7_fail1 ], [ 0, %b8_fail1 ], [ %26, %b9_fail2 ], [ %122, %b9_ok2 ], [ %26, %b12_fail2 ], [ %142, %b12_fail3 ], [ %p7, %b12_fail4 ], [ %72, %b12_ok4 ], [ %p1, %b15_fail2 ], [ %175, %b15_fail3 ], [ %p3, %b15_ok3 ], [ %p7, %b19_fail1 ], [ 0, %b20_fail1 ], [ %26, %b21_fail2 ], [ %44, %b21_ok2 ], [ %p7, %b25_fail1 ], [ 0, %b26_fail1 ], [ %p1, %b28_fail2 ], [ %175, %b28_fail3 ], [ %p7, %b28_ok3 ], [ %p7, %b29_fail1 ], [ 0, %b30_fail1 ], [ %p10, %b33_fail1 ], !dbg !283
	call void @gpuc_fail(i8* %ctrl, i32 %325, i64 %326, i64 %327), !dbg !283
	ret void, !dbg !283
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !427 {
entry:
	br label %b0, !dbg !428

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !428
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !428
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !428
	%3 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !428
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !432
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !433, !range !20
	%6 = sext i32 %5 to i64, !dbg !433
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !433, !range !21
	%8 = sext i32 %7 to i64, !dbg !433
	%9 = mul i64 %6, %p6, !dbg !434
	%10 = icmp slt i64 %9, %p3, !dbg !435
	%11 = select i1 %10, i64 %9, i64 %p3, !dbg !435
	%12 = add i64 %11, %p6, !dbg !436
	%13 = icmp slt i64 %12, %p3, !dbg !437
	%14 = select i1 %13, i64 %12, i64 %p3, !dbg !437
	%15 = mul i64 %6, %p7, !dbg !438
	%16 = add i64 %15, %p7, !dbg !439
	%17 = icmp ugt i64 %16, %p5, !dbg !440
	%18 = icmp ugt i64 %15, %16, !dbg !440
	%19 = or i1 %17, %18, !dbg !440
	br i1 %19, label %b0_fail1, label %b0_ok1, !dbg !440, !prof !27

b0_ok1:
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !443, !range !23
	%21 = sext i32 %20 to i64, !dbg !443
	%22 = mul i64 %8, %21, !dbg !444
	%23 = add i64 %22, %6, !dbg !445
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %15, !dbg !440
	%25 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %23, !dbg !446
	%26 = icmp uge i64 %23, %p9, !dbg !446
	%27 = icmp ugt i64 %14, %p1, !dbg !447
	%28 = icmp ugt i64 %11, %14, !dbg !447
	%29 = or i1 %26, %27, !dbg !447
	%30 = or i1 %29, %28, !dbg !447
	br i1 %30, label %b0_fail3, label %b0_ok3, !dbg !447, !prof !27

b0_ok3:
	%31 = load i64, i64 addrspace(1)* %25, align 8, !dbg !446
	%32 = add i64 %31, 1, !dbg !448
	%33 = trunc i64 %32 to i32, !dbg !449
	%34 = sub i64 %14, %11, !dbg !447
	%35 = getelementptr inbounds float, float addrspace(1)* %0, i64 %11, !dbg !447
	%36 = getelementptr inbounds float, float addrspace(1)* %1, i64 %11, !dbg !450
	%37 = call i32 @gpuc_my_pe_thread(), !dbg !451
	%38 = sext i32 %37 to i64, !dbg !451
	%39 = sext i32 %4 to i64, !dbg !452
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !453, !range !61
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !453, !range !61
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !453, !range !62
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !453, !range !63
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !453, !range !63
	%45 = mul i32 %44, %42, !dbg !453
	%46 = add i32 %41, %45, !dbg !453
	%47 = mul i32 %43, %46, !dbg !453
	%48 = add i32 %40, %47, !dbg !453
	%49 = sext i32 %48 to i64, !dbg !453
	%50 = mul nsw i64 %49, 2, !dbg !454
	%51 = mul i32 %43, %44, !dbg !455
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !455, !range !64
	%53 = mul i32 %51, %52, !dbg !455
	%54 = sext i32 %53 to i64, !dbg !455
	%55 = mul nsw i64 %54, 2, !dbg !456
	%56 = icmp slt i64 %50, %34, !dbg !460
	br i1 %56, label %b1, label %b2, !dbg !460

b1:
	%57 = getelementptr inbounds float, float addrspace(1)* %36, i64 %50, !dbg !461
	%58 = load float, float addrspace(1)* %57, align 4, !dbg !461
	%59 = bitcast float %58 to i32, !dbg !462
	%60 = zext i32 %59 to i64, !dbg !462
	br label %b2, !dbg !462

b2:
	%61 = phi i64 [ 0, %b0_ok3 ], [ %60, %b1 ], !dbg !463
	%62 = add nsw i64 %50, 1, !dbg !464
	%63 = icmp slt i64 %62, %34, !dbg !465
	br i1 %63, label %b3, label %b4, !dbg !465

b3:
	%64 = getelementptr inbounds float, float addrspace(1)* %36, i64 %62, !dbg !466
	%65 = load float, float addrspace(1)* %64, align 4, !dbg !466
	%66 = bitcast float %65 to i32, !dbg !467
	%67 = zext i32 %66 to i64, !dbg !467
	%68 = shl i64 %67, 32, !dbg !468
	%69 = or i64 %61, %68, !dbg !469
	br label %b4, !dbg !469

b4:
	%70 = phi i64 [ %61, %b2 ], [ %69, %b3 ], !dbg !463
	%71 = add i64 %34, 1, !dbg !472
	%72 = sdiv i64 %71, 2, !dbg !473
	%73 = addrspacecast i64 addrspace(1)* %24 to i64*, !dbg !474
	%74 = ptrtoint i64* %73 to i64, !dbg !474
	%75 = and i64 %74, 15, !dbg !474
	%76 = icmp eq i64 %75, 0, !dbg !474
	%77 = icmp eq i64 %p7, 0, !dbg !474
	%78 = or i1 %76, %77, !dbg !474
	br i1 %78, label %b5, label %b30, !dbg !474

b5:
	%79 = bitcast i64 addrspace(1)* %24 to { i64, i64 } addrspace(1)*, !dbg !474
	%80 = ashr i64 %p7, 1, !dbg !474
	%81 = sdiv i64 %80, 2, !dbg !475
	%82 = urem i32 %33, 2, !dbg !476
	%83 = zext i32 %82 to i64, !dbg !477
	%84 = mul i64 %83, %81, !dbg !478
	%85 = add i64 %84, %81, !dbg !479
	%86 = mul i64 %39, %72, !dbg !481
	%87 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %79, i64 %84, !dbg !480
	%88 = mul i64 %38, %72, !dbg !483
	%89 = icmp ugt i64 %85, %80, !dbg !480
	%90 = icmp ugt i64 %84, %85, !dbg !480
	%91 = icmp ugt i64 %86, %81, !dbg !482
	%92 = or i1 %89, %90, !dbg !482
	%93 = or i1 %92, %91, !dbg !482
	br i1 %93, label %b5_fail1, label %b5_ok1, !dbg !482, !prof !27

b5_ok1:
	br label %b6, !dbg !482

b6:
	%94 = phi i64 [ %70, %b5_ok1 ], [ %118, %b14 ], !dbg !484
	%95 = phi i64 [ %50, %b5_ok1 ], [ %100, %b14 ], !dbg !485
	%96 = icmp slt i64 %95, %34, !dbg !486
	br i1 %96, label %b7, label %b15, !dbg !486

b7:
	%97 = sdiv i64 %95, 2, !dbg !487
	%98 = add i64 %88, %97, !dbg !488
	%99 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %87, i64 %98, !dbg !489
	%100 = add i64 %95, %55, !dbg !490
	%101 = icmp slt i64 %100, %34, !dbg !492
	%102 = icmp uge i64 %98, %86, !dbg !489
	br i1 %102, label %b7_fail1, label %b7_ok1, !dbg !489, !prof !27

b7_ok1:
	br i1 %101, label %b8, label %b9, !dbg !492

b8:
	%103 = getelementptr inbounds float, float addrspace(1)* %36, i64 %100, !dbg !493
	%104 = icmp uge i64 %100, %34, !dbg !493
	br i1 %104, label %b8_fail1, label %b8_ok1, !dbg !493, !prof !27

b8_ok1:
	%105 = load float, float addrspace(1)* %103, align 4, !dbg !493
	%106 = bitcast float %105 to i32, !dbg !494
	%107 = zext i32 %106 to i64, !dbg !494
	br label %b9, !dbg !494

b9:
	%108 = phi i64 [ 0, %b7_ok1 ], [ %107, %b8_ok1 ], !dbg !495
	%109 = add i64 %100, 1, !dbg !496
	%110 = icmp slt i64 %109, %34, !dbg !497
	br i1 %110, label %b10, label %b11, !dbg !497

b10:
	%111 = getelementptr inbounds float, float addrspace(1)* %36, i64 %109, !dbg !498
	%112 = icmp uge i64 %109, %34, !dbg !498
	br i1 %112, label %b10_fail1, label %b10_ok1, !dbg !498, !prof !27

b10_ok1:
	%113 = load float, float addrspace(1)* %111, align 4, !dbg !498
	%114 = bitcast float %113 to i32, !dbg !499
	%115 = zext i32 %114 to i64, !dbg !499
	%116 = shl i64 %115, 32, !dbg !500
	%117 = or i64 %108, %116, !dbg !501
	br label %b11, !dbg !501

b11:
	%118 = phi i64 [ %108, %b9 ], [ %117, %b10_ok1 ], !dbg !495
	br label %b12, !dbg !491

b12:
	%119 = phi i64 [ 0, %b11 ], [ %125, %b14 ], !dbg !491
	%120 = icmp ne i64 %119, %38, !dbg !502
	br i1 %120, label %b13, label %b14, !dbg !502

b13:
	%121 = trunc i64 %119 to i32, !dbg !432
	%122 = addrspacecast { i64, i64 } addrspace(1)* %99 to { i64, i64 }*, !dbg !432
	%123 = icmp uge i64 %119, %39, !dbg !432
	br i1 %123, label %b13_fail1, label %b13_ok1, !dbg !432, !prof !27

b13_ok1:
	%124 = bitcast { i64, i64 }* %122 to i8*, !dbg !432
	call void @gpuc_put_line_thread(i8* %124, i64 %94, i32 %33, i32 %121), !dbg !432
	br label %b14, !dbg !432

b14:
	%125 = add i64 %119, 1, !dbg !432
	%126 = icmp slt i64 %125, %39, !dbg !432
	br i1 %126, label %b12, label %b6, !dbg !432

b15:
	%127 = phi i64 [ %172, %b26 ], [ %50, %b6 ], !dbg !503
	%128 = icmp slt i64 %127, %34, !dbg !504
	br i1 %128, label %b16, label %b27, !dbg !504

b16:
	%129 = getelementptr inbounds float, float addrspace(1)* %36, i64 %127, !dbg !506
	%130 = icmp uge i64 %127, %34, !dbg !506
	br i1 %130, label %b16_fail1, label %b16_ok1, !dbg !506, !prof !27

b16_ok1:
	%131 = load float, float addrspace(1)* %129, align 4, !dbg !506
	%132 = bitcast float %131 to i32, !dbg !507
	%133 = zext i32 %132 to i64, !dbg !507
	%134 = add nsw i64 %127, 1, !dbg !508
	%135 = icmp slt i64 %134, %34, !dbg !509
	br i1 %135, label %b17, label %b18, !dbg !509

b17:
	%136 = getelementptr inbounds float, float addrspace(1)* %36, i64 %134, !dbg !510
	%137 = icmp uge i64 %134, %34, !dbg !510
	br i1 %137, label %b17_fail1, label %b17_ok1, !dbg !510, !prof !27

b17_ok1:
	%138 = load float, float addrspace(1)* %136, align 4, !dbg !510
	%139 = bitcast float %138 to i32, !dbg !511
	%140 = zext i32 %139 to i64, !dbg !511
	%141 = shl i64 %140, 32, !dbg !512
	%142 = or i64 %133, %141, !dbg !513
	br label %b18, !dbg !513

b18:
	%143 = phi i64 [ %133, %b16_ok1 ], [ %142, %b17_ok1 ], !dbg !514
	br label %b19, !dbg !505

b19:
	%144 = phi float [ 0.000000e+00, %b18 ], [ %165, %b23 ], !dbg !515
	%145 = phi float [ 0.000000e+00, %b18 ], [ %166, %b23 ], !dbg !516
	%146 = phi i64 [ 0, %b18 ], [ %167, %b23 ], !dbg !516
	%147 = icmp ne i64 %146, %38, !dbg !517
	br i1 %147, label %b20, label %b21, !dbg !517

b20:
	%148 = mul i64 %146, %72, !dbg !518
	%149 = sdiv i64 %127, 2, !dbg !519
	%150 = add i64 %148, %149, !dbg !520
	%151 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %87, i64 %150, !dbg !521
	%152 = addrspacecast { i64, i64 } addrspace(1)* %151 to { i64, i64 }*, !dbg !522
	%153 = icmp uge i64 %150, %86, !dbg !521
	br i1 %153, label %b20_fail1, label %b20_ok1, !dbg !521, !prof !27

b20_ok1:
	%154 = bitcast { i64, i64 }* %152 to i8*, !dbg !522
	%155 = call i64 @gpuc_wait_line_thread(i8* %154, i32 %33, i32 1, i8* %ctrl, i32 74), !dbg !522
	br label %b21, !dbg !522

b21:
	%156 = phi i64 [ %143, %b19 ], [ %155, %b20_ok1 ], !dbg !523
	%157 = trunc i64 %156 to i32, !dbg !526
	%158 = bitcast i32 %157 to float, !dbg !526
	%159 = lshr i64 %156, 32, !dbg !527
	%160 = trunc i64 %159 to i32, !dbg !528
	%161 = bitcast i32 %160 to float, !dbg !528
	%162 = icmp eq i64 %146, 0, !dbg !529
	br i1 %162, label %b23, label %b22, !dbg !529

b22:
	%163 = fadd float %144, %158, !dbg !530
	%164 = fadd float %145, %161, !dbg !531
	br label %b23, !dbg !531

b23:
	%165 = phi float [ %158, %b21 ], [ %163, %b22 ], !dbg !515
	%166 = phi float [ %161, %b21 ], [ %164, %b22 ], !dbg !516
	%167 = add i64 %146, 1, !dbg !516
	%168 = icmp slt i64 %167, %39, !dbg !516
	br i1 %168, label %b19, label %b24, !dbg !516

b24:
	%169 = getelementptr inbounds float, float addrspace(1)* %35, i64 %127, !dbg !534
	%170 = icmp uge i64 %127, %34, !dbg !534
	br i1 %170, label %b24_fail1, label %b24_ok1, !dbg !534, !prof !27

b24_ok1:
	store float %165, float addrspace(1)* %169, align 4, !dbg !534
	br i1 %135, label %b25, label %b26, !dbg !535

b25:
	%171 = getelementptr inbounds float, float addrspace(1)* %35, i64 %134, !dbg !536
	store float %166, float addrspace(1)* %171, align 4, !dbg !536
	br label %b26, !dbg !536

b26:
	%172 = add i64 %127, %55, !dbg !537
	br label %b15, !dbg !537

b27:
	call void @llvm.nvvm.barrier0(), !dbg !539
	%173 = icmp eq i64 %49, 0, !dbg !540
	br i1 %173, label %b28, label %b29, !dbg !540

b28:
	%174 = load i64, i64 addrspace(1)* %25, align 8, !dbg !541
	%175 = add i64 %174, 1, !dbg !542
	store i64 %175, i64 addrspace(1)* %25, align 8, !dbg !541
	br label %b29, !dbg !541

b29:
	ret void, !dbg !538

b30:
	br label %fail, !dbg !474

b0_fail1:
	%176 = icmp ugt i64 %16, %p5, !dbg !440
	br i1 %176, label %b0_fail2, label %b0_ok2, !dbg !440

b0_fail2:
	br label %fail, !dbg !440

b0_ok2:
	br label %fail, !dbg !440

b0_fail3:
	%177 = icmp uge i64 %23, %p9, !dbg !446
	br i1 %177, label %b0_fail4, label %b0_ok4, !dbg !446

b0_fail4:
	br label %fail, !dbg !446

b0_ok4:
	%178 = icmp ugt i64 %14, %p1, !dbg !447
	br i1 %178, label %b0_fail5, label %b0_ok5, !dbg !447

b0_fail5:
	br label %fail, !dbg !447

b0_ok5:
	br label %fail, !dbg !447

b5_fail1:
	%179 = icmp ugt i64 %85, %80, !dbg !480
	br i1 %179, label %b5_fail2, label %b5_ok2, !dbg !480

b5_fail2:
	br label %fail, !dbg !480

b5_ok2:
	%180 = icmp ugt i64 %84, %85, !dbg !480
	br i1 %180, label %b5_fail3, label %b5_ok3, !dbg !480

b5_fail3:
	br label %fail, !dbg !480

b5_ok3:
	br label %fail, !dbg !482

b7_fail1:
	br label %fail, !dbg !489

b8_fail1:
	br label %fail, !dbg !493

b10_fail1:
	br label %fail, !dbg !498

b13_fail1:
	br label %fail, !dbg !432

b16_fail1:
	br label %fail, !dbg !506

b17_fail1:
	br label %fail, !dbg !510

b20_fail1:
	br label %fail, !dbg !521

b24_fail1:
	br label %fail, !dbg !534

fail:
	%181 = phi i32 [ 64, %b0_fail2 ], [ 65, %b0_ok2 ], [ 0, %b0_fail4 ], [ 64, %b0_fail5 ], [ 65, %b0_ok5 ], [ 69, %b5_fail2 ], [ 70, %b5_fail3 ], [ 69, %b5_ok3 ], [ 71, %b7_fail1 ], [ 66, %b8_fail1 ], [ 67, %b10_fail1 ], [ 72, %b13_fail1 ], [ 66, %b16_fail1 ], [ 67, %b17_fail1 ], [ 73, %b20_fail1 ], [ 75, %b24_fail1 ], [ 68, %b30 ], !dbg !428
	%182 = phi i64 [ %16, %b0_fail2 ], [ %15, %b0_ok2 ], [ %23, %b0_fail4 ], [ %14, %b0_fail5 ], [ %11, %b0_ok5 ], [ %85, %b5_fail2 ], [ %84, %b5_fail3 ], [ %86, %b5_ok3 ], [ %98, %b7_fail1 ], [ %100, %b8_fail1 ], [ %109, %b10_fail1 ], [ %119, %b13_fail1 ], [ %127, %b16_fail1 ], [ %134, %b17_fail1 ], [ %150, %b20_fail1 ], [ %127, %b24_fail1 ], [ %75, %b30 ], !dbg !428
	%183 = phi i64 [ %p5, %b0_fail2 ], [ %16, %b0_ok2 ], [ %p9, %b0_fail4 ], [ %p1, %b0_fail5 ], [ %14, %b0_ok5 ], [ %80, %b5_fail2 ], [ %85, %b5_fail3 ], [ %81, %b5_ok3 ], [ %86, %b7_fail1 ], [ %34, %b8_fail1 ], [ %34, %b10_fail1 ], [ %39, %b13_fail1 ], [ %34, %b16_fail1 ], [ %34, %b17_fail1 ], [ %86, %b20_fail1 ], [ %34, %b24_fail1 ], [ 16, %b30 ], !dbg !428
	call void @gpuc_fail(i8* %ctrl, i32 %181, i64 %182, i64 %183), !dbg !428
	ret void, !dbg !428
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !20
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !61
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !21
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !61
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !21
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !62
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!543, !544, !545, !546, !547, !548, !549, !550, !551, !552, !553, !554, !555, !556, !557, !558, !559, !560, !561, !562, !563}
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
!15 = distinct !DISubprogram(name: "block", scope: !14, file: !14, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!16 = distinct !DISubprogram(name: "Epoch", scope: !14, file: !14, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!17 = !DILocation(line: 23, column: 32, scope: !6)
!18 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !17)
!19 = !DILocation(line: 28, column: 50, scope: !15, inlinedAt: !18)
!20 = !{i32 0, i32 2147483647}
!21 = !{i32 0, i32 65535}
!22 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !18)
!23 = !{i32 1, i32 -2147483648}
!24 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !18)
!25 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !18)
!26 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !17)
!27 = !{!"branch_weights", i32 1, i32 1048576}
!28 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !17)
!29 = distinct !DISubprogram(name: "oneShotShare", scope: !1, file: !1, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!30 = !DILocation(line: 25, column: 23, scope: !6)
!31 = !DILocation(line: 64, column: 47, scope: !29, inlinedAt: !30)
!32 = !DILocation(line: 64, column: 54, scope: !29, inlinedAt: !30)
!33 = !DILocation(line: 64, column: 61, scope: !29, inlinedAt: !30)
!34 = !DILocation(line: 64, column: 66, scope: !29, inlinedAt: !30)
!35 = !DILocation(line: 64, column: 73, scope: !29, inlinedAt: !30)
!36 = !DILocation(line: 26, column: 17, scope: !6)
!37 = !DILocation(line: 26, column: 11, scope: !6)
!38 = !DILocation(line: 27, column: 14, scope: !6)
!39 = !DILocation(line: 27, column: 11, scope: !6)
!40 = !DILocation(line: 28, column: 27, scope: !6)
!41 = !DILocation(line: 28, column: 11, scope: !6)
!42 = !DILocation(line: 27, column: 2, scope: !6)
!43 = !DILocation(line: 31, column: 16, scope: !6)
!44 = !DILocation(line: 31, column: 28, scope: !6)
!45 = !DILocation(line: 32, column: 27, scope: !6)
!46 = !DILocation(line: 32, column: 22, scope: !6)
!47 = !DILocation(line: 33, column: 12, scope: !6)
!48 = !DILocation(line: 33, column: 30, scope: !6)
!49 = !DILocation(line: 33, column: 24, scope: !6)
!50 = !DILocation(line: 33, column: 19, scope: !6)
!51 = !DILocation(line: 33, column: 35, scope: !6)
!52 = !DILocation(line: 34, column: 34, scope: !6)
!53 = !DILocation(line: 34, column: 23, scope: !6)
!54 = !DILocation(line: 36, column: 18, scope: !6)
!55 = !DILocation(line: 36, column: 26, scope: !6)
!56 = !DILocation(line: 37, column: 26, scope: !6)
!57 = !DILocation(line: 37, column: 24, scope: !6)
!58 = !DILocation(line: 37, column: 52, scope: !6)
!59 = !DILocation(line: 37, column: 47, scope: !6)
!60 = !DILocation(line: 38, column: 33, scope: !6)
!61 = !{i32 0, i32 1024}
!62 = !{i32 0, i32 64}
!63 = !{i32 1, i32 1025}
!64 = !{i32 1, i32 65}
!65 = !DILocation(line: 39, column: 15, scope: !6)
!66 = !DILocation(line: 39, column: 5, scope: !6)
!67 = !DILocation(line: 41, column: 41, scope: !6)
!68 = !DILocation(line: 41, column: 33, scope: !6)
!69 = !{!"branch_weights", i32 1048576, i32 1}
!70 = !DILocation(line: 42, column: 13, scope: !6)
!71 = !DILocation(line: 42, column: 20, scope: !6)
!72 = !DILocation(line: 42, column: 7, scope: !6)
!73 = !{!"llvm.loop.unroll.disable"}
!74 = distinct !{!74, !73}
!75 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !9)
!76 = !DILocation(line: 132, column: 22, scope: !8, inlinedAt: !9)
!77 = !DILocation(line: 133, column: 14, scope: !8, inlinedAt: !9)
!78 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !12)
!79 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !12)
!80 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !12)
!81 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !12)
!82 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !12)
!83 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !12)
!84 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !12)
!85 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !12)
!86 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !12)
!87 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !12)
!88 = !DILocation(line: 48, column: 25, scope: !6)
!89 = !DILocation(line: 48, column: 20, scope: !6)
!90 = !DILocation(line: 49, column: 33, scope: !6)
!91 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!92 = !DILocation(line: 50, column: 18, scope: !6)
!93 = !DILocation(line: 108, column: 2, scope: !91, inlinedAt: !92)
!94 = !DILocation(line: 109, column: 6, scope: !91, inlinedAt: !92)
!95 = !DILocation(line: 109, column: 18, scope: !91, inlinedAt: !92)
!96 = !DILocation(line: 110, column: 25, scope: !91, inlinedAt: !92)
!97 = !DILocation(line: 110, column: 18, scope: !91, inlinedAt: !92)
!98 = !DILocation(line: 110, column: 33, scope: !91, inlinedAt: !92)
!99 = !DILocation(line: 112, column: 8, scope: !91, inlinedAt: !92)
!100 = !DILocation(line: 112, column: 11, scope: !91, inlinedAt: !92)
!101 = !DILocation(line: 113, column: 25, scope: !91, inlinedAt: !92)
!102 = !DILocation(line: 113, column: 18, scope: !91, inlinedAt: !92)
!103 = !DILocation(line: 113, column: 35, scope: !91, inlinedAt: !92)
!104 = !DILocation(line: 111, column: 7, scope: !91, inlinedAt: !92)
!105 = !DILocation(line: 115, column: 8, scope: !91, inlinedAt: !92)
!106 = !DILocation(line: 115, column: 11, scope: !91, inlinedAt: !92)
!107 = !DILocation(line: 116, column: 25, scope: !91, inlinedAt: !92)
!108 = !DILocation(line: 116, column: 18, scope: !91, inlinedAt: !92)
!109 = !DILocation(line: 116, column: 35, scope: !91, inlinedAt: !92)
!110 = !DILocation(line: 111, column: 10, scope: !91, inlinedAt: !92)
!111 = !DILocation(line: 118, column: 8, scope: !91, inlinedAt: !92)
!112 = !DILocation(line: 118, column: 11, scope: !91, inlinedAt: !92)
!113 = !DILocation(line: 119, column: 25, scope: !91, inlinedAt: !92)
!114 = !DILocation(line: 119, column: 18, scope: !91, inlinedAt: !92)
!115 = !DILocation(line: 119, column: 35, scope: !91, inlinedAt: !92)
!116 = !DILocation(line: 111, column: 13, scope: !91, inlinedAt: !92)
!117 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!118 = !DILocation(line: 121, column: 28, scope: !91, inlinedAt: !92)
!119 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !118)
!120 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !118)
!121 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !118)
!122 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !118)
!123 = !DILocation(line: 121, column: 40, scope: !91, inlinedAt: !92)
!124 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !123)
!125 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !123)
!126 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !123)
!127 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !123)
!128 = !DILocation(line: 121, column: 23, scope: !91, inlinedAt: !92)
!129 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !128)
!130 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !128)
!131 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !128)
!132 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !128)
!133 = !DILocation(line: 121, column: 13, scope: !91, inlinedAt: !92)
!134 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !133)
!135 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !133)
!136 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !133)
!137 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !133)
!138 = !DILocation(line: 109, column: 25, scope: !91, inlinedAt: !92)
!139 = !DILocation(line: 50, column: 7, scope: !6)
!140 = !DILocation(line: 52, column: 33, scope: !6)
!141 = !DILocation(line: 55, column: 35, scope: !6)
!142 = !DILocation(line: 53, column: 3, scope: !6)
!143 = !DILocation(line: 55, column: 22, scope: !6)
!144 = !DILocation(line: 55, column: 29, scope: !6)
!145 = !DILocation(line: 55, column: 4, scope: !6)
!146 = !DILocation(line: 57, column: 7, scope: !6)
!147 = distinct !DISubprogram(name: "Advance", scope: !14, file: !14, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!148 = !DILocation(line: 59, column: 15, scope: !6)
!149 = !DILocation(line: 21, column: 16, scope: !147, inlinedAt: !148)
!150 = !DILocation(line: 22, column: 22, scope: !147, inlinedAt: !148)
!151 = !DILocation(line: 23, column: 8, scope: !147, inlinedAt: !148)
!152 = !DILocation(line: 23, column: 3, scope: !147, inlinedAt: !148)
!153 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!154 = !DILocation(line: 72, column: 6, scope: !153)
!155 = !DILocation(line: 84, column: 22, scope: !153)
!156 = !DILocation(line: 101, column: 9, scope: !153)
!157 = !DILocation(line: 135, column: 6, scope: !8, inlinedAt: !156)
!158 = !DILocation(line: 141, column: 23, scope: !11, inlinedAt: !157)
!159 = !DILocation(line: 73, column: 63, scope: !153)
!160 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !159)
!161 = !DILocation(line: 28, column: 50, scope: !15, inlinedAt: !160)
!162 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !160)
!163 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !160)
!164 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !160)
!165 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !159)
!166 = !DILocation(line: 73, column: 30, scope: !153)
!167 = !DILocation(line: 73, column: 47, scope: !153)
!168 = !{i32 1, i32 65536}
!169 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !159)
!170 = !DILocation(line: 76, column: 6, scope: !153)
!171 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !170)
!172 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !170)
!173 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !170)
!174 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !170)
!175 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !170)
!176 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !170)
!177 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !170)
!178 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !170)
!179 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !170)
!180 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !170)
!181 = !DILocation(line: 78, column: 21, scope: !153)
!182 = !DILocation(line: 79, column: 17, scope: !153)
!183 = !DILocation(line: 79, column: 20, scope: !153)
!184 = !DILocation(line: 79, column: 24, scope: !153)
!185 = !DILocation(line: 79, column: 41, scope: !153)
!186 = !DILocation(line: 79, column: 37, scope: !153)
!187 = !DILocation(line: 79, column: 44, scope: !153)
!188 = !DILocation(line: 79, column: 48, scope: !153)
!189 = !DILocation(line: 80, column: 23, scope: !153)
!190 = !DILocation(line: 80, column: 42, scope: !153)
!191 = !DILocation(line: 81, column: 43, scope: !153)
!192 = !DILocation(line: 81, column: 32, scope: !153)
!193 = !DILocation(line: 82, column: 15, scope: !153)
!194 = !DILocation(line: 108, column: 2, scope: !91, inlinedAt: !193)
!195 = !DILocation(line: 109, column: 6, scope: !91, inlinedAt: !193)
!196 = !DILocation(line: 109, column: 18, scope: !91, inlinedAt: !193)
!197 = !DILocation(line: 110, column: 25, scope: !91, inlinedAt: !193)
!198 = !DILocation(line: 110, column: 18, scope: !91, inlinedAt: !193)
!199 = !DILocation(line: 110, column: 33, scope: !91, inlinedAt: !193)
!200 = !DILocation(line: 112, column: 8, scope: !91, inlinedAt: !193)
!201 = !DILocation(line: 112, column: 11, scope: !91, inlinedAt: !193)
!202 = !DILocation(line: 113, column: 25, scope: !91, inlinedAt: !193)
!203 = !DILocation(line: 113, column: 18, scope: !91, inlinedAt: !193)
!204 = !DILocation(line: 113, column: 35, scope: !91, inlinedAt: !193)
!205 = !DILocation(line: 111, column: 7, scope: !91, inlinedAt: !193)
!206 = !DILocation(line: 115, column: 8, scope: !91, inlinedAt: !193)
!207 = !DILocation(line: 115, column: 11, scope: !91, inlinedAt: !193)
!208 = !DILocation(line: 116, column: 25, scope: !91, inlinedAt: !193)
!209 = !DILocation(line: 116, column: 18, scope: !91, inlinedAt: !193)
!210 = !DILocation(line: 116, column: 35, scope: !91, inlinedAt: !193)
!211 = !DILocation(line: 111, column: 10, scope: !91, inlinedAt: !193)
!212 = !DILocation(line: 118, column: 8, scope: !91, inlinedAt: !193)
!213 = !DILocation(line: 118, column: 11, scope: !91, inlinedAt: !193)
!214 = !DILocation(line: 119, column: 25, scope: !91, inlinedAt: !193)
!215 = !DILocation(line: 119, column: 18, scope: !91, inlinedAt: !193)
!216 = !DILocation(line: 119, column: 35, scope: !91, inlinedAt: !193)
!217 = !DILocation(line: 111, column: 13, scope: !91, inlinedAt: !193)
!218 = !DILocation(line: 121, column: 28, scope: !91, inlinedAt: !193)
!219 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !218)
!220 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !218)
!221 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !218)
!222 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !218)
!223 = !DILocation(line: 121, column: 40, scope: !91, inlinedAt: !193)
!224 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !223)
!225 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !223)
!226 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !223)
!227 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !223)
!228 = !DILocation(line: 121, column: 23, scope: !91, inlinedAt: !193)
!229 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !228)
!230 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !228)
!231 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !228)
!232 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !228)
!233 = !DILocation(line: 121, column: 13, scope: !91, inlinedAt: !193)
!234 = !DILocation(line: 127, column: 45, scope: !117, inlinedAt: !233)
!235 = !DILocation(line: 127, column: 59, scope: !117, inlinedAt: !233)
!236 = !DILocation(line: 127, column: 73, scope: !117, inlinedAt: !233)
!237 = !DILocation(line: 127, column: 87, scope: !117, inlinedAt: !233)
!238 = !DILocation(line: 109, column: 25, scope: !91, inlinedAt: !193)
!239 = !DILocation(line: 83, column: 19, scope: !153)
!240 = !DILocation(line: 84, column: 14, scope: !153)
!241 = !DILocation(line: 84, column: 30, scope: !153)
!242 = !DILocation(line: 88, column: 14, scope: !153)
!243 = !DILocation(line: 88, column: 8, scope: !153)
!244 = !DILocation(line: 89, column: 51, scope: !153)
!245 = !DILocation(line: 89, column: 44, scope: !153)
!246 = !DILocation(line: 89, column: 33, scope: !153)
!247 = !DILocation(line: 92, column: 30, scope: !153)
!248 = !DILocation(line: 90, column: 4, scope: !153)
!249 = !DILocation(line: 92, column: 20, scope: !153)
!250 = !DILocation(line: 92, column: 27, scope: !153)
!251 = !DILocation(line: 92, column: 5, scope: !153)
!252 = !DILocation(line: 94, column: 20, scope: !153)
!253 = !DILocation(line: 95, column: 13, scope: !153)
!254 = !DILocation(line: 95, column: 20, scope: !153)
!255 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !156)
!256 = !DILocation(line: 132, column: 22, scope: !8, inlinedAt: !156)
!257 = !DILocation(line: 133, column: 14, scope: !8, inlinedAt: !156)
!258 = !DILocation(line: 142, column: 25, scope: !11, inlinedAt: !157)
!259 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !157)
!260 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !157)
!261 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !157)
!262 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !157)
!263 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !157)
!264 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !157)
!265 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !157)
!266 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !157)
!267 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !157)
!268 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !157)
!269 = !DILocation(line: 102, column: 15, scope: !153)
!270 = !DILocation(line: 21, column: 16, scope: !147, inlinedAt: !269)
!271 = !DILocation(line: 22, column: 22, scope: !147, inlinedAt: !269)
!272 = !DILocation(line: 23, column: 8, scope: !147, inlinedAt: !269)
!273 = !DILocation(line: 23, column: 3, scope: !147, inlinedAt: !269)
!274 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 155, type: !4, isDefinition: true, scopeLine: 155, isOptimized: true, unit: !2)
!275 = !DILocation(line: 155, column: 6, scope: !274)
!276 = !DILocation(line: 158, column: 18, scope: !274)
!277 = !DILocation(line: 157, column: 30, scope: !274)
!278 = !DILocation(line: 156, column: 2, scope: !274)
!279 = !DILocation(line: 158, column: 27, scope: !274)
!280 = !DILocation(line: 162, column: 13, scope: !274)
!281 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!282 = distinct !DISubprogram(name: "Ring", scope: !281, file: !281, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!283 = !DILocation(line: 26, column: 6, scope: !282)
!284 = !DILocation(line: 52, column: 19, scope: !282)
!285 = !DILocation(line: 27, column: 23, scope: !282)
!286 = !DILocation(line: 27, column: 40, scope: !282)
!287 = !DILocation(line: 29, column: 21, scope: !282)
!288 = !DILocation(line: 30, column: 33, scope: !282)
!289 = !DILocation(line: 30, column: 28, scope: !282)
!290 = !DILocation(line: 30, column: 36, scope: !282)
!291 = !DILocation(line: 30, column: 50, scope: !282)
!292 = !DILocation(line: 30, column: 53, scope: !282)
!293 = !DILocation(line: 30, column: 61, scope: !282)
!294 = !DILocation(line: 30, column: 22, scope: !282)
!295 = !DILocation(line: 28, column: 15, scope: !282)
!296 = !DILocation(line: 28, column: 20, scope: !282)
!297 = !DILocation(line: 31, column: 17, scope: !282)
!298 = !DILocation(line: 31, column: 21, scope: !282)
!299 = !DILocation(line: 36, column: 25, scope: !282)
!300 = !DILocation(line: 55, column: 30, scope: !282)
!301 = !DILocation(line: 55, column: 28, scope: !282)
!302 = !DILocation(line: 55, column: 38, scope: !282)
!303 = !DILocation(line: 41, column: 19, scope: !282)
!304 = distinct !DISubprogram(name: "sum", scope: !281, file: !281, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!305 = !DILocation(line: 48, column: 8, scope: !282)
!306 = !DILocation(line: 69, column: 10, scope: !304, inlinedAt: !305)
!307 = !DILocation(line: 50, column: 30, scope: !282)
!308 = !DILocation(line: 50, column: 34, scope: !282)
!309 = !DILocation(line: 53, column: 25, scope: !282)
!310 = !DILocation(line: 74, column: 28, scope: !304, inlinedAt: !305)
!311 = !DILocation(line: 74, column: 33, scope: !304, inlinedAt: !305)
!312 = !DILocation(line: 75, column: 33, scope: !304, inlinedAt: !305)
!313 = !DILocation(line: 75, column: 36, scope: !304, inlinedAt: !305)
!314 = !DILocation(line: 75, column: 27, scope: !304, inlinedAt: !305)
!315 = !DILocation(line: 34, column: 23, scope: !282)
!316 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !315)
!317 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !316)
!318 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !316)
!319 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !316)
!320 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !315)
!321 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !315)
!322 = !DILocation(line: 34, column: 42, scope: !282)
!323 = !DILocation(line: 34, column: 34, scope: !282)
!324 = !DILocation(line: 35, column: 13, scope: !282)
!325 = !DILocation(line: 35, column: 28, scope: !282)
!326 = !DILocation(line: 35, column: 37, scope: !282)
!327 = !DILocation(line: 35, column: 43, scope: !282)
!328 = !DILocation(line: 39, column: 41, scope: !282)
!329 = !DILocation(line: 39, column: 46, scope: !282)
!330 = !DILocation(line: 39, column: 51, scope: !282)
!331 = distinct !DISubprogram(name: "pieceRange", scope: !281, file: !281, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!332 = !DILocation(line: 39, column: 24, scope: !282)
!333 = !DILocation(line: 62, column: 17, scope: !331, inlinedAt: !332)
!334 = !DILocation(line: 62, column: 15, scope: !331, inlinedAt: !332)
!335 = !DILocation(line: 62, column: 10, scope: !331, inlinedAt: !332)
!336 = !DILocation(line: 63, column: 19, scope: !331, inlinedAt: !332)
!337 = !DILocation(line: 63, column: 16, scope: !331, inlinedAt: !332)
!338 = !DILocation(line: 40, column: 22, scope: !282)
!339 = !DILocation(line: 40, column: 42, scope: !282)
!340 = !DILocation(line: 40, column: 7, scope: !282)
!341 = !DILocation(line: 69, column: 10, scope: !304, inlinedAt: !340)
!342 = !DILocation(line: 70, column: 34, scope: !304, inlinedAt: !340)
!343 = !DILocation(line: 71, column: 16, scope: !304, inlinedAt: !340)
!344 = !DILocation(line: 71, column: 7, scope: !304, inlinedAt: !340)
!345 = !DILocation(line: 74, column: 28, scope: !304, inlinedAt: !340)
!346 = !DILocation(line: 74, column: 33, scope: !304, inlinedAt: !340)
!347 = !DILocation(line: 74, column: 22, scope: !304, inlinedAt: !340)
!348 = distinct !DISubprogram(name: "await", scope: !281, file: !281, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!349 = !DILocation(line: 74, column: 8, scope: !304, inlinedAt: !340)
!350 = !DILocation(line: 85, column: 19, scope: !348, inlinedAt: !349)
!351 = !DILocation(line: 85, column: 22, scope: !348, inlinedAt: !349)
!352 = !DILocation(line: 86, column: 24, scope: !348, inlinedAt: !349)
!353 = !DILocation(line: 88, column: 16, scope: !348, inlinedAt: !349)
!354 = !DILocation(line: 75, column: 33, scope: !304, inlinedAt: !340)
!355 = !DILocation(line: 75, column: 36, scope: !304, inlinedAt: !340)
!356 = !DILocation(line: 75, column: 27, scope: !304, inlinedAt: !340)
!357 = !DILocation(line: 75, column: 44, scope: !304, inlinedAt: !340)
!358 = !DILocation(line: 76, column: 34, scope: !304, inlinedAt: !340)
!359 = !DILocation(line: 77, column: 20, scope: !304, inlinedAt: !340)
!360 = !DILocation(line: 77, column: 29, scope: !304, inlinedAt: !340)
!361 = !DILocation(line: 77, column: 24, scope: !304, inlinedAt: !340)
!362 = !DILocation(line: 77, column: 7, scope: !304, inlinedAt: !340)
!363 = !DILocation(line: 80, column: 16, scope: !304, inlinedAt: !340)
!364 = !DILocation(line: 41, column: 47, scope: !282)
!365 = !DILocation(line: 41, column: 65, scope: !282)
!366 = !DILocation(line: 41, column: 68, scope: !282)
!367 = !DILocation(line: 41, column: 42, scope: !282)
!368 = !DILocation(line: 42, column: 21, scope: !282)
!369 = !DILocation(line: 42, column: 15, scope: !282)
!370 = !DILocation(line: 44, column: 25, scope: !282)
!371 = !DILocation(line: 45, column: 43, scope: !282)
!372 = !DILocation(line: 45, column: 48, scope: !282)
!373 = !DILocation(line: 45, column: 53, scope: !282)
!374 = !DILocation(line: 45, column: 24, scope: !282)
!375 = !DILocation(line: 62, column: 17, scope: !331, inlinedAt: !374)
!376 = !DILocation(line: 62, column: 15, scope: !331, inlinedAt: !374)
!377 = !DILocation(line: 62, column: 10, scope: !331, inlinedAt: !374)
!378 = !DILocation(line: 63, column: 19, scope: !331, inlinedAt: !374)
!379 = !DILocation(line: 63, column: 16, scope: !331, inlinedAt: !374)
!380 = !DILocation(line: 46, column: 12, scope: !282)
!381 = !DILocation(line: 48, column: 23, scope: !282)
!382 = !DILocation(line: 48, column: 43, scope: !282)
!383 = !DILocation(line: 70, column: 34, scope: !304, inlinedAt: !305)
!384 = !DILocation(line: 71, column: 16, scope: !304, inlinedAt: !305)
!385 = !DILocation(line: 71, column: 7, scope: !304, inlinedAt: !305)
!386 = !DILocation(line: 74, column: 22, scope: !304, inlinedAt: !305)
!387 = !DILocation(line: 74, column: 8, scope: !304, inlinedAt: !305)
!388 = !DILocation(line: 85, column: 19, scope: !348, inlinedAt: !387)
!389 = !DILocation(line: 85, column: 22, scope: !348, inlinedAt: !387)
!390 = !DILocation(line: 86, column: 24, scope: !348, inlinedAt: !387)
!391 = !DILocation(line: 88, column: 16, scope: !348, inlinedAt: !387)
!392 = !DILocation(line: 75, column: 44, scope: !304, inlinedAt: !305)
!393 = !DILocation(line: 76, column: 34, scope: !304, inlinedAt: !305)
!394 = !DILocation(line: 77, column: 20, scope: !304, inlinedAt: !305)
!395 = !DILocation(line: 77, column: 29, scope: !304, inlinedAt: !305)
!396 = !DILocation(line: 77, column: 24, scope: !304, inlinedAt: !305)
!397 = !DILocation(line: 77, column: 7, scope: !304, inlinedAt: !305)
!398 = !DILocation(line: 80, column: 16, scope: !304, inlinedAt: !305)
!399 = !DILocation(line: 50, column: 36, scope: !282)
!400 = !DILocation(line: 50, column: 24, scope: !282)
!401 = !DILocation(line: 50, column: 10, scope: !282)
!402 = !DILocation(line: 85, column: 19, scope: !348, inlinedAt: !401)
!403 = !DILocation(line: 85, column: 22, scope: !348, inlinedAt: !401)
!404 = !DILocation(line: 86, column: 24, scope: !348, inlinedAt: !401)
!405 = !DILocation(line: 88, column: 16, scope: !348, inlinedAt: !401)
!406 = !DILocation(line: 52, column: 40, scope: !282)
!407 = !DILocation(line: 53, column: 27, scope: !282)
!408 = !DILocation(line: 53, column: 15, scope: !282)
!409 = !DILocation(line: 55, column: 22, scope: !282)
!410 = !DILocation(line: 55, column: 8, scope: !282)
!411 = !DILocation(line: 85, column: 19, scope: !348, inlinedAt: !410)
!412 = !DILocation(line: 85, column: 22, scope: !348, inlinedAt: !410)
!413 = !DILocation(line: 86, column: 24, scope: !348, inlinedAt: !410)
!414 = !DILocation(line: 88, column: 16, scope: !348, inlinedAt: !410)
!415 = !DILocation(line: 57, column: 15, scope: !282)
!416 = !DILocation(line: 21, column: 16, scope: !147, inlinedAt: !415)
!417 = !DILocation(line: 22, column: 19, scope: !147, inlinedAt: !415)
!418 = !DILocation(line: 22, column: 22, scope: !147, inlinedAt: !415)
!419 = !DILocation(line: 23, column: 14, scope: !147, inlinedAt: !415)
!420 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !419)
!421 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !419)
!422 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !419)
!423 = !DILocation(line: 23, column: 8, scope: !147, inlinedAt: !415)
!424 = !DILocation(line: 23, column: 28, scope: !147, inlinedAt: !415)
!425 = !DILocation(line: 23, column: 3, scope: !147, inlinedAt: !415)
!426 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!427 = distinct !DISubprogram(name: "Small", scope: !426, file: !426, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!428 = !DILocation(line: 17, column: 6, scope: !427)
!429 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!430 = distinct !DISubprogram(name: "AllReduce", scope: !429, file: !429, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!431 = !DILocation(line: 21, column: 14, scope: !427)
!432 = !DILocation(line: 35, column: 18, scope: !430, inlinedAt: !431)
!433 = !DILocation(line: 18, column: 21, scope: !427)
!434 = !DILocation(line: 19, column: 17, scope: !427)
!435 = !DILocation(line: 19, column: 11, scope: !427)
!436 = !DILocation(line: 20, column: 14, scope: !427)
!437 = !DILocation(line: 20, column: 11, scope: !427)
!438 = !DILocation(line: 21, column: 46, scope: !427)
!439 = !DILocation(line: 21, column: 61, scope: !427)
!440 = !DILocation(line: 21, column: 40, scope: !427)
!441 = !DILocation(line: 21, column: 86, scope: !427)
!442 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !441)
!443 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !442)
!444 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !442)
!445 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !442)
!446 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !441)
!447 = !DILocation(line: 21, column: 102, scope: !427)
!448 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !441)
!449 = !DILocation(line: 21, column: 74, scope: !427)
!450 = !DILocation(line: 21, column: 114, scope: !427)
!451 = !DILocation(line: 23, column: 23, scope: !430, inlinedAt: !431)
!452 = !DILocation(line: 23, column: 40, scope: !430, inlinedAt: !431)
!453 = !DILocation(line: 24, column: 23, scope: !430, inlinedAt: !431)
!454 = !DILocation(line: 24, column: 25, scope: !430, inlinedAt: !431)
!455 = !DILocation(line: 24, column: 46, scope: !430, inlinedAt: !431)
!456 = !DILocation(line: 24, column: 48, scope: !430, inlinedAt: !431)
!457 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!458 = distinct !DISubprogram(name: "load", scope: !457, file: !457, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!459 = !DILocation(line: 25, column: 14, scope: !430, inlinedAt: !431)
!460 = !DILocation(line: 67, column: 7, scope: !458, inlinedAt: !459)
!461 = !DILocation(line: 68, column: 20, scope: !458, inlinedAt: !459)
!462 = !DILocation(line: 68, column: 18, scope: !458, inlinedAt: !459)
!463 = !DILocation(line: 66, column: 34, scope: !458, inlinedAt: !459)
!464 = !DILocation(line: 70, column: 27, scope: !458, inlinedAt: !459)
!465 = !DILocation(line: 70, column: 30, scope: !458, inlinedAt: !459)
!466 = !DILocation(line: 71, column: 21, scope: !458, inlinedAt: !459)
!467 = !DILocation(line: 71, column: 19, scope: !458, inlinedAt: !459)
!468 = !DILocation(line: 71, column: 28, scope: !458, inlinedAt: !459)
!469 = !DILocation(line: 71, column: 3, scope: !458, inlinedAt: !459)
!470 = distinct !DISubprogram(name: "linesOf", scope: !457, file: !457, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!471 = !DILocation(line: 26, column: 20, scope: !430, inlinedAt: !431)
!472 = !DILocation(line: 62, column: 12, scope: !470, inlinedAt: !471)
!473 = !DILocation(line: 62, column: 17, scope: !470, inlinedAt: !471)
!474 = !DILocation(line: 27, column: 22, scope: !430, inlinedAt: !431)
!475 = !DILocation(line: 28, column: 22, scope: !430, inlinedAt: !431)
!476 = !DILocation(line: 29, column: 31, scope: !430, inlinedAt: !431)
!477 = !DILocation(line: 29, column: 25, scope: !430, inlinedAt: !431)
!478 = !DILocation(line: 29, column: 34, scope: !430, inlinedAt: !431)
!479 = !DILocation(line: 29, column: 58, scope: !430, inlinedAt: !431)
!480 = !DILocation(line: 29, column: 21, scope: !430, inlinedAt: !431)
!481 = !DILocation(line: 29, column: 77, scope: !430, inlinedAt: !431)
!482 = !DILocation(line: 29, column: 70, scope: !430, inlinedAt: !431)
!483 = !DILocation(line: 31, column: 27, scope: !430, inlinedAt: !431)
!484 = !DILocation(line: 25, column: 2, scope: !430, inlinedAt: !431)
!485 = !DILocation(line: 30, column: 6, scope: !430, inlinedAt: !431)
!486 = !DILocation(line: 30, column: 20, scope: !430, inlinedAt: !431)
!487 = !DILocation(line: 31, column: 34, scope: !430, inlinedAt: !431)
!488 = !DILocation(line: 31, column: 32, scope: !430, inlinedAt: !431)
!489 = !DILocation(line: 31, column: 24, scope: !430, inlinedAt: !431)
!490 = !DILocation(line: 32, column: 21, scope: !430, inlinedAt: !431)
!491 = !DILocation(line: 32, column: 14, scope: !430, inlinedAt: !431)
!492 = !DILocation(line: 67, column: 7, scope: !458, inlinedAt: !491)
!493 = !DILocation(line: 68, column: 20, scope: !458, inlinedAt: !491)
!494 = !DILocation(line: 68, column: 18, scope: !458, inlinedAt: !491)
!495 = !DILocation(line: 66, column: 34, scope: !458, inlinedAt: !491)
!496 = !DILocation(line: 70, column: 27, scope: !458, inlinedAt: !491)
!497 = !DILocation(line: 70, column: 30, scope: !458, inlinedAt: !491)
!498 = !DILocation(line: 71, column: 21, scope: !458, inlinedAt: !491)
!499 = !DILocation(line: 71, column: 19, scope: !458, inlinedAt: !491)
!500 = !DILocation(line: 71, column: 28, scope: !458, inlinedAt: !491)
!501 = !DILocation(line: 71, column: 3, scope: !458, inlinedAt: !491)
!502 = !DILocation(line: 34, column: 10, scope: !430, inlinedAt: !431)
!503 = !DILocation(line: 39, column: 6, scope: !430, inlinedAt: !431)
!504 = !DILocation(line: 39, column: 20, scope: !430, inlinedAt: !431)
!505 = !DILocation(line: 40, column: 15, scope: !430, inlinedAt: !431)
!506 = !DILocation(line: 68, column: 20, scope: !458, inlinedAt: !505)
!507 = !DILocation(line: 68, column: 18, scope: !458, inlinedAt: !505)
!508 = !DILocation(line: 70, column: 27, scope: !458, inlinedAt: !505)
!509 = !DILocation(line: 70, column: 30, scope: !458, inlinedAt: !505)
!510 = !DILocation(line: 71, column: 21, scope: !458, inlinedAt: !505)
!511 = !DILocation(line: 71, column: 19, scope: !458, inlinedAt: !505)
!512 = !DILocation(line: 71, column: 28, scope: !458, inlinedAt: !505)
!513 = !DILocation(line: 71, column: 3, scope: !458, inlinedAt: !505)
!514 = !DILocation(line: 66, column: 34, scope: !458, inlinedAt: !505)
!515 = !DILocation(line: 41, column: 7, scope: !430, inlinedAt: !431)
!516 = !DILocation(line: 41, column: 10, scope: !430, inlinedAt: !431)
!517 = !DILocation(line: 44, column: 10, scope: !430, inlinedAt: !431)
!518 = !DILocation(line: 45, column: 40, scope: !430, inlinedAt: !431)
!519 = !DILocation(line: 45, column: 47, scope: !430, inlinedAt: !431)
!520 = !DILocation(line: 45, column: 45, scope: !430, inlinedAt: !431)
!521 = !DILocation(line: 45, column: 37, scope: !430, inlinedAt: !431)
!522 = !DILocation(line: 45, column: 26, scope: !430, inlinedAt: !431)
!523 = !DILocation(line: 43, column: 4, scope: !430, inlinedAt: !431)
!524 = distinct !DISubprogram(name: "unpack", scope: !457, file: !457, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!525 = !DILocation(line: 47, column: 21, scope: !430, inlinedAt: !431)
!526 = !DILocation(line: 82, column: 24, scope: !524, inlinedAt: !525)
!527 = !DILocation(line: 82, column: 53, scope: !524, inlinedAt: !525)
!528 = !DILocation(line: 82, column: 47, scope: !524, inlinedAt: !525)
!529 = !DILocation(line: 48, column: 10, scope: !430, inlinedAt: !431)
!530 = !DILocation(line: 51, column: 13, scope: !430, inlinedAt: !431)
!531 = !DILocation(line: 51, column: 18, scope: !430, inlinedAt: !431)
!532 = distinct !DISubprogram(name: "store", scope: !457, file: !457, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!533 = !DILocation(line: 54, column: 8, scope: !430, inlinedAt: !431)
!534 = !DILocation(line: 87, column: 3, scope: !532, inlinedAt: !533)
!535 = !DILocation(line: 88, column: 30, scope: !532, inlinedAt: !533)
!536 = !DILocation(line: 89, column: 4, scope: !532, inlinedAt: !533)
!537 = !DILocation(line: 39, column: 32, scope: !430, inlinedAt: !431)
!538 = !DILocation(line: 22, column: 15, scope: !427)
!539 = !DILocation(line: 21, column: 16, scope: !147, inlinedAt: !538)
!540 = !DILocation(line: 22, column: 22, scope: !147, inlinedAt: !538)
!541 = !DILocation(line: 23, column: 8, scope: !147, inlinedAt: !538)
!542 = !DILocation(line: 23, column: 3, scope: !147, inlinedAt: !538)
!543 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"kernel", i32 1}
!544 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!545 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!546 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!547 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"minctasm", i32 1}
!548 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"kernel", i32 1}
!549 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!550 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!551 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!552 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!553 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!554 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!555 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!556 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!557 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!558 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!559 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!560 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!561 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!562 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!563 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
