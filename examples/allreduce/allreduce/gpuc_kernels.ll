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
	%21 = sub i64 %20, 1, !dbg !33
	%22 = icmp eq i64 %12, -1, !dbg !34
	%23 = select i1 %22, i64 1, i64 %12, !dbg !34
	%24 = sdiv i64 %21, %23, !dbg !34
	%25 = sub i64 0, %21, !dbg !34
	%26 = select i1 %22, i64 %25, i64 %24, !dbg !34
	%27 = mul i64 %26, 4, !dbg !35
	%28 = mul i64 %8, %27, !dbg !36
	%29 = icmp slt i64 %28, %p3, !dbg !37
	%30 = select i1 %29, i64 %28, i64 %p3, !dbg !37
	%31 = add i64 %30, %27, !dbg !38
	%32 = icmp slt i64 %31, %p3, !dbg !39
	%33 = select i1 %32, i64 %31, i64 %p3, !dbg !39
	%34 = trunc i64 %12 to i32, !dbg !40
	%35 = sub i32 %34, 1, !dbg !40
	%36 = zext i32 %35 to i64, !dbg !40
	%37 = icmp eq i64 %8, %36, !dbg !41
	br i1 %37, label %b1, label %b2, !dbg !41

b1:
	br label %b2, !dbg !41

b2:
	%38 = phi i64 [ %33, %b0_ok1 ], [ %p3, %b1 ], !dbg !42
	%39 = mul i64 %p8, 2, !dbg !45
	%40 = sub i64 %38, %30, !dbg !43
	%41 = sub i64 %p3, %30, !dbg !43
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %30, !dbg !43
	%43 = sub i64 %p1, %30, !dbg !44
	%44 = getelementptr inbounds float, float addrspace(1)* %0, i64 %30, !dbg !44
	%45 = icmp ugt i64 %38, %p3, !dbg !43
	%46 = icmp ugt i64 %30, %38, !dbg !43
	%47 = icmp ugt i64 %38, %p1, !dbg !44
	%48 = icmp eq i64 %39, 0, !dbg !46
	%49 = or i1 %45, %46, !dbg !46
	%50 = or i1 %49, %47, !dbg !46
	%51 = or i1 %50, %48, !dbg !46
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !46, !prof !27

b2_ok1:
	%52 = icmp eq i64 %39, -1, !dbg !46
	%53 = select i1 %52, i64 1, i64 %39, !dbg !46
	%54 = sdiv i64 %p5, %53, !dbg !46
	%55 = sub i64 0, %p5, !dbg !46
	%56 = select i1 %52, i64 %55, i64 %54, !dbg !46
	%57 = trunc i64 %8 to i32, !dbg !47
	%58 = mul i32 %57, 2, !dbg !47
	%59 = zext i32 %58 to i64, !dbg !47
	%60 = urem i64 %18, 2, !dbg !48
	%61 = trunc i64 %60 to i32, !dbg !50
	%62 = add i32 %58, %61, !dbg !50
	%63 = zext i32 %62 to i64, !dbg !50
	%64 = mul i64 %63, %56, !dbg !51
	%65 = add i64 %64, %40, !dbg !52
	%66 = sub i64 %65, %64, !dbg !53
	%67 = getelementptr inbounds float, float addrspace(1)* %2, i64 %64, !dbg !53
	%68 = icmp ugt i64 %65, %p5, !dbg !53
	%69 = icmp ugt i64 %64, %65, !dbg !53
	%70 = or i1 %68, %69, !dbg !53
	br i1 %70, label %b2_fail5, label %b2_ok5, !dbg !53, !prof !27

b2_ok5:
	%71 = sdiv i64 %40, 4, !dbg !54
	%72 = mul i64 %71, 4, !dbg !55
	%73 = and i64 %72, 3, !dbg !57
	%74 = icmp eq i64 %73, 0, !dbg !57
	%75 = icmp ugt i64 %72, %41, !dbg !56
	br i1 %75, label %b2_fail7, label %b2_ok7, !dbg !56, !prof !27

b2_ok7:
	br i1 %74, label %b3, label %b62, !dbg !57

b3:
	%76 = addrspacecast float addrspace(1)* %42 to float*, !dbg !57
	%77 = ptrtoint float* %76 to i64, !dbg !57
	%78 = and i64 %77, 15, !dbg !57
	%79 = icmp eq i64 %78, 0, !dbg !57
	%80 = icmp eq i64 %72, 0, !dbg !57
	%81 = or i1 %79, %80, !dbg !57
	br i1 %81, label %b4, label %b61, !dbg !57

b4:
	%82 = ashr i64 %72, 2, !dbg !57
	%83 = bitcast float addrspace(1)* %42 to { float, float, float, float } addrspace(1)*, !dbg !57
	%84 = icmp ugt i64 %72, %66, !dbg !58
	br i1 %84, label %b4_fail1, label %b4_ok1, !dbg !58, !prof !27

b4_ok1:
	br i1 %74, label %b5, label %b60, !dbg !59

b5:
	%85 = addrspacecast float addrspace(1)* %67 to float*, !dbg !59
	%86 = ptrtoint float* %85 to i64, !dbg !59
	%87 = and i64 %86, 15, !dbg !59
	%88 = icmp eq i64 %87, 0, !dbg !59
	%89 = or i1 %88, %80, !dbg !59
	br i1 %89, label %b6, label %b59, !dbg !59

b6:
	%90 = bitcast float addrspace(1)* %67 to { float, float, float, float } addrspace(1)*, !dbg !59
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60, !range !61
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !60, !range !61
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !60, !range !62
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60, !range !63
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !60, !range !63
	%96 = mul i32 %95, %93, !dbg !60
	%97 = add i32 %92, %96, !dbg !60
	%98 = mul i32 %94, %97, !dbg !60
	%99 = add i32 %91, %98, !dbg !60
	%100 = sext i32 %99 to i64, !dbg !60
	%101 = mul i32 %94, %95, !dbg !60
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !60, !range !64
	%103 = mul i32 %101, %102, !dbg !60
	%104 = sext i32 %103 to i64, !dbg !60
	br label %b7, !dbg !60

b7:
	%105 = phi i64 [ %100, %b6 ], [ %128, %b8 ], !dbg !60
	%106 = icmp slt i64 %105, %82, !dbg !60
	br i1 %106, label %b8, label %b9, !dbg !60

b8:
	%107 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %83, i64 %105, !dbg !65
	%108 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %107, i32 0, i32 0, !dbg !65
	%109 = bitcast { float, float, float, float } addrspace(1)* %107 to <4 x float> addrspace(1)*, !dbg !65
	%110 = load <4 x float>, <4 x float> addrspace(1)* %109, align 16, !dbg !65
	%111 = extractelement <4 x float> %110, i32 0, !dbg !65
	%112 = extractelement <4 x float> %110, i32 1, !dbg !65
	%113 = extractelement <4 x float> %110, i32 2, !dbg !65
	%114 = extractelement <4 x float> %110, i32 3, !dbg !65
	%115 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %107, i32 0, i32 1, !dbg !65
	%116 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %107, i32 0, i32 2, !dbg !65
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %107, i32 0, i32 3, !dbg !65
	%118 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %90, i64 %105, !dbg !66
	%119 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %118, i32 0, i32 0, !dbg !66
	%120 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %118, i32 0, i32 1, !dbg !66
	%121 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %118, i32 0, i32 2, !dbg !66
	%122 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %118, i32 0, i32 3, !dbg !66
	%123 = bitcast { float, float, float, float } addrspace(1)* %118 to <4 x float> addrspace(1)*, !dbg !66
	%124 = insertelement <4 x float> undef, float %111, i32 0, !dbg !66
	%125 = insertelement <4 x float> %124, float %112, i32 1, !dbg !66
	%126 = insertelement <4 x float> %125, float %113, i32 2, !dbg !66
	%127 = insertelement <4 x float> %126, float %114, i32 3, !dbg !66
	store <4 x float> %127, <4 x float> addrspace(1)* %123, align 16, !dbg !66
	%128 = add i64 %105, %104, !dbg !60
	br label %b7, !dbg !60

b9:
	%129 = sub i64 %40, %72, !dbg !67
	%130 = icmp ule i64 %40, 281474976710655, !dbg !68
	br i1 %130, label %b10, label %b12_cold, !dbg !68, !prof !69

b10:
	%131 = phi i64 [ %100, %b9 ], [ %137, %b11 ], !dbg !68
	%132 = icmp slt i64 %131, %129, !dbg !68
	br i1 %132, label %b11, label %b14, !dbg !68

b11:
	%133 = add i64 %72, %131, !dbg !70
	%134 = getelementptr inbounds float, float addrspace(1)* %42, i64 %133, !dbg !71
	%135 = load float, float addrspace(1)* %134, align 4, !dbg !71
	%136 = getelementptr inbounds float, float addrspace(1)* %67, i64 %133, !dbg !72
	store float %135, float addrspace(1)* %136, align 4, !dbg !72
	%137 = add i64 %131, %104, !dbg !68
	br label %b10, !dbg !68

b14:
	call void @llvm.nvvm.barrier0(), !dbg !75
	%138 = sext i32 %5 to i64, !dbg !10
	%139 = icmp slt i64 %100, %138, !dbg !76
	br i1 %139, label %b15, label %b16, !dbg !76

b15:
	call void @gpuc_fence_thread(), !dbg !77
	br label %b16, !dbg !77

b16:
	%140 = sext i32 %6 to i64, !dbg !13
	%141 = mul i64 %8, %138, !dbg !78
	%142 = add i64 %141, %140, !dbg !79
	br label %b17, !dbg !80

b17:
	%143 = phi i64 [ %100, %b16 ], [ %150, %b18_ok1 ], !dbg !80
	%144 = icmp slt i64 %143, %138, !dbg !80
	br i1 %144, label %b18, label %b19, !dbg !80

b18:
	%145 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %142, !dbg !81
	%146 = trunc i64 %143 to i32, !dbg !82
	%147 = addrspacecast i64 addrspace(1)* %145 to i64*, !dbg !82
	%148 = icmp uge i64 %142, %p7, !dbg !81
	br i1 %148, label %b18_fail1, label %b18_ok1, !dbg !81, !prof !27

b18_ok1:
	%149 = bitcast i64* %147 to i8*, !dbg !82
	call void @gpuc_signal_op_thread(i8* %149, i64 %18, i32 9, i32 %146), !dbg !82
	%150 = add i64 %143, %104, !dbg !80
	br label %b17, !dbg !80

b19:
	%151 = phi i64 [ %159, %b20_ok1 ], [ %100, %b17 ], !dbg !83
	%152 = icmp slt i64 %151, %138, !dbg !83
	br i1 %152, label %b20, label %b21, !dbg !83

b20:
	%153 = add i64 %141, %151, !dbg !84
	%154 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %153, !dbg !85
	%155 = addrspacecast i64 addrspace(1)* %154 to i64*, !dbg !86
	%156 = icmp uge i64 %153, %p7, !dbg !85
	br i1 %156, label %b20_fail1, label %b20_ok1, !dbg !85, !prof !27

b20_ok1:
	%157 = bitcast i64* %155 to i8*, !dbg !86
	%158 = call i64 @gpuc_signal_wait_until_thread(i8* %157, i32 5, i64 %18, i32 1, i8* %ctrl, i32 12), !dbg !86
	%159 = add i64 %151, %104, !dbg !83
	br label %b19, !dbg !83

b21:
	call void @llvm.nvvm.barrier0(), !dbg !87
	%160 = icmp ugt i64 %72, %43, !dbg !88
	br i1 %160, label %b21_fail1, label %b21_ok1, !dbg !88, !prof !27

b21_ok1:
	br i1 %74, label %b22, label %b58, !dbg !89

b22:
	%161 = addrspacecast float addrspace(1)* %44 to float*, !dbg !89
	%162 = ptrtoint float* %161 to i64, !dbg !89
	%163 = and i64 %162, 15, !dbg !89
	%164 = icmp eq i64 %163, 0, !dbg !89
	%165 = or i1 %164, %80, !dbg !89
	br i1 %165, label %b23, label %b57, !dbg !89

b23:
	%166 = bitcast float addrspace(1)* %44 to { float, float, float, float } addrspace(1)*, !dbg !89
	br label %b24, !dbg !90

b24:
	%167 = phi i64 [ %100, %b23 ], [ %332, %b49 ], !dbg !90
	%168 = icmp slt i64 %167, %82, !dbg !90
	br i1 %168, label %b25, label %b50, !dbg !90

b25:
	%169 = phi float [ %317, %b46 ], [ 0.000000e+00, %b24 ], !dbg !93
	%170 = phi float [ %318, %b46 ], [ 0.000000e+00, %b24 ], !dbg !93
	%171 = phi float [ %319, %b46 ], [ 0.000000e+00, %b24 ], !dbg !93
	%172 = phi float [ %320, %b46 ], [ 0.000000e+00, %b24 ], !dbg !93
	%173 = phi i64 [ %321, %b46 ], [ 0, %b24 ], !dbg !94
	%174 = icmp slt i64 %173, %138, !dbg !95
	br i1 %174, label %b26, label %b49, !dbg !95

b26:
	%175 = trunc i64 %173 to i32, !dbg !96
	%176 = addrspacecast float addrspace(1)* %67 to float*, !dbg !96
	%177 = bitcast float* %176 to i8*, !dbg !96
	%178 = call i8* @gpuc_peer_thread(i8* %177, i32 %175), !dbg !96
	%179 = bitcast i8* %178 to float*, !dbg !96
	%180 = icmp eq float* %179, null, !dbg !96
	%181 = select i1 %180, i64 0, i64 %72, !dbg !96
	%182 = and i64 %181, 3, !dbg !97
	%183 = icmp eq i64 %182, 0, !dbg !97
	br i1 %183, label %b27, label %b48, !dbg !97

b27:
	%184 = ptrtoint float* %179 to i64, !dbg !97
	%185 = and i64 %184, 15, !dbg !97
	%186 = icmp eq i64 %185, 0, !dbg !97
	%187 = icmp eq i64 %181, 0, !dbg !97
	%188 = or i1 %186, %187, !dbg !97
	br i1 %188, label %b28, label %b47, !dbg !97

b28:
	%189 = ashr i64 %181, 2, !dbg !97
	%190 = addrspacecast float* %179 to { float, float, float, float } addrspace(1)*, !dbg !97
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %190, i64 %167, !dbg !98
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i32 0, i32 0, !dbg !98
	%193 = icmp uge i64 %167, %189, !dbg !98
	br i1 %193, label %b28_fail1, label %b28_ok1, !dbg !98, !prof !27

b28_ok1:
	%194 = bitcast { float, float, float, float } addrspace(1)* %191 to <4 x float> addrspace(1)*, !dbg !98
	%195 = load <4 x float>, <4 x float> addrspace(1)* %194, align 16, !dbg !98
	%196 = extractelement <4 x float> %195, i32 0, !dbg !98
	%197 = extractelement <4 x float> %195, i32 1, !dbg !98
	%198 = extractelement <4 x float> %195, i32 2, !dbg !98
	%199 = extractelement <4 x float> %195, i32 3, !dbg !98
	%200 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i32 0, i32 1, !dbg !98
	%201 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i32 0, i32 2, !dbg !98
	%202 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i32 0, i32 3, !dbg !98
	%203 = add i64 %173, 1, !dbg !99
	%204 = icmp slt i64 %203, %138, !dbg !100
	br i1 %204, label %b29, label %b34, !dbg !100

b29:
	%205 = trunc i64 %203 to i32, !dbg !101
	%206 = addrspacecast float addrspace(1)* %67 to float*, !dbg !101
	%207 = bitcast float* %206 to i8*, !dbg !101
	%208 = call i8* @gpuc_peer_thread(i8* %207, i32 %205), !dbg !101
	%209 = bitcast i8* %208 to float*, !dbg !101
	%210 = icmp eq float* %209, null, !dbg !101
	%211 = select i1 %210, i64 0, i64 %72, !dbg !101
	%212 = and i64 %211, 3, !dbg !102
	%213 = icmp eq i64 %212, 0, !dbg !102
	br i1 %213, label %b30, label %b33, !dbg !102

b30:
	%214 = ptrtoint float* %209 to i64, !dbg !102
	%215 = and i64 %214, 15, !dbg !102
	%216 = icmp eq i64 %215, 0, !dbg !102
	%217 = icmp eq i64 %211, 0, !dbg !102
	%218 = or i1 %216, %217, !dbg !102
	br i1 %218, label %b31, label %b32, !dbg !102

b31:
	%219 = ashr i64 %211, 2, !dbg !102
	%220 = addrspacecast float* %209 to { float, float, float, float } addrspace(1)*, !dbg !102
	%221 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %220, i64 %167, !dbg !103
	%222 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %221, i32 0, i32 0, !dbg !103
	%223 = icmp uge i64 %167, %219, !dbg !103
	br i1 %223, label %b31_fail1, label %b31_ok1, !dbg !103, !prof !27

b31_ok1:
	%224 = bitcast { float, float, float, float } addrspace(1)* %221 to <4 x float> addrspace(1)*, !dbg !103
	%225 = load <4 x float>, <4 x float> addrspace(1)* %224, align 16, !dbg !103
	%226 = extractelement <4 x float> %225, i32 0, !dbg !103
	%227 = extractelement <4 x float> %225, i32 1, !dbg !103
	%228 = extractelement <4 x float> %225, i32 2, !dbg !103
	%229 = extractelement <4 x float> %225, i32 3, !dbg !103
	%230 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %221, i32 0, i32 1, !dbg !103
	%231 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %221, i32 0, i32 2, !dbg !103
	%232 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %221, i32 0, i32 3, !dbg !103
	br label %b34, !dbg !103

b32:
	br label %fail, !dbg !102

b33:
	br label %fail, !dbg !102

b34:
	%233 = phi float [ 0.000000e+00, %b28_ok1 ], [ %226, %b31_ok1 ], !dbg !104
	%234 = phi float [ 0.000000e+00, %b28_ok1 ], [ %227, %b31_ok1 ], !dbg !104
	%235 = phi float [ 0.000000e+00, %b28_ok1 ], [ %228, %b31_ok1 ], !dbg !104
	%236 = phi float [ 0.000000e+00, %b28_ok1 ], [ %229, %b31_ok1 ], !dbg !104
	%237 = add i64 %173, 2, !dbg !105
	%238 = icmp slt i64 %237, %138, !dbg !106
	br i1 %238, label %b35, label %b40, !dbg !106

b35:
	%239 = trunc i64 %237 to i32, !dbg !107
	%240 = addrspacecast float addrspace(1)* %67 to float*, !dbg !107
	%241 = bitcast float* %240 to i8*, !dbg !107
	%242 = call i8* @gpuc_peer_thread(i8* %241, i32 %239), !dbg !107
	%243 = bitcast i8* %242 to float*, !dbg !107
	%244 = icmp eq float* %243, null, !dbg !107
	%245 = select i1 %244, i64 0, i64 %72, !dbg !107
	%246 = and i64 %245, 3, !dbg !108
	%247 = icmp eq i64 %246, 0, !dbg !108
	br i1 %247, label %b36, label %b39, !dbg !108

b36:
	%248 = ptrtoint float* %243 to i64, !dbg !108
	%249 = and i64 %248, 15, !dbg !108
	%250 = icmp eq i64 %249, 0, !dbg !108
	%251 = icmp eq i64 %245, 0, !dbg !108
	%252 = or i1 %250, %251, !dbg !108
	br i1 %252, label %b37, label %b38, !dbg !108

b37:
	%253 = ashr i64 %245, 2, !dbg !108
	%254 = addrspacecast float* %243 to { float, float, float, float } addrspace(1)*, !dbg !108
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %254, i64 %167, !dbg !109
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 0, !dbg !109
	%257 = icmp uge i64 %167, %253, !dbg !109
	br i1 %257, label %b37_fail1, label %b37_ok1, !dbg !109, !prof !27

b37_ok1:
	%258 = bitcast { float, float, float, float } addrspace(1)* %255 to <4 x float> addrspace(1)*, !dbg !109
	%259 = load <4 x float>, <4 x float> addrspace(1)* %258, align 16, !dbg !109
	%260 = extractelement <4 x float> %259, i32 0, !dbg !109
	%261 = extractelement <4 x float> %259, i32 1, !dbg !109
	%262 = extractelement <4 x float> %259, i32 2, !dbg !109
	%263 = extractelement <4 x float> %259, i32 3, !dbg !109
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 1, !dbg !109
	%265 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 2, !dbg !109
	%266 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 3, !dbg !109
	br label %b40, !dbg !109

b38:
	br label %fail, !dbg !108

b39:
	br label %fail, !dbg !108

b40:
	%267 = phi float [ 0.000000e+00, %b34 ], [ %260, %b37_ok1 ], !dbg !110
	%268 = phi float [ 0.000000e+00, %b34 ], [ %261, %b37_ok1 ], !dbg !110
	%269 = phi float [ 0.000000e+00, %b34 ], [ %262, %b37_ok1 ], !dbg !110
	%270 = phi float [ 0.000000e+00, %b34 ], [ %263, %b37_ok1 ], !dbg !110
	%271 = add i64 %173, 3, !dbg !111
	%272 = icmp slt i64 %271, %138, !dbg !112
	br i1 %272, label %b41, label %b46, !dbg !112

b41:
	%273 = trunc i64 %271 to i32, !dbg !113
	%274 = addrspacecast float addrspace(1)* %67 to float*, !dbg !113
	%275 = bitcast float* %274 to i8*, !dbg !113
	%276 = call i8* @gpuc_peer_thread(i8* %275, i32 %273), !dbg !113
	%277 = bitcast i8* %276 to float*, !dbg !113
	%278 = icmp eq float* %277, null, !dbg !113
	%279 = select i1 %278, i64 0, i64 %72, !dbg !113
	%280 = and i64 %279, 3, !dbg !114
	%281 = icmp eq i64 %280, 0, !dbg !114
	br i1 %281, label %b42, label %b45, !dbg !114

b42:
	%282 = ptrtoint float* %277 to i64, !dbg !114
	%283 = and i64 %282, 15, !dbg !114
	%284 = icmp eq i64 %283, 0, !dbg !114
	%285 = icmp eq i64 %279, 0, !dbg !114
	%286 = or i1 %284, %285, !dbg !114
	br i1 %286, label %b43, label %b44, !dbg !114

b43:
	%287 = ashr i64 %279, 2, !dbg !114
	%288 = addrspacecast float* %277 to { float, float, float, float } addrspace(1)*, !dbg !114
	%289 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %288, i64 %167, !dbg !115
	%290 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %289, i32 0, i32 0, !dbg !115
	%291 = icmp uge i64 %167, %287, !dbg !115
	br i1 %291, label %b43_fail1, label %b43_ok1, !dbg !115, !prof !27

b43_ok1:
	%292 = bitcast { float, float, float, float } addrspace(1)* %289 to <4 x float> addrspace(1)*, !dbg !115
	%293 = load <4 x float>, <4 x float> addrspace(1)* %292, align 16, !dbg !115
	%294 = extractelement <4 x float> %293, i32 0, !dbg !115
	%295 = extractelement <4 x float> %293, i32 1, !dbg !115
	%296 = extractelement <4 x float> %293, i32 2, !dbg !115
	%297 = extractelement <4 x float> %293, i32 3, !dbg !115
	%298 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %289, i32 0, i32 1, !dbg !115
	%299 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %289, i32 0, i32 2, !dbg !115
	%300 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %289, i32 0, i32 3, !dbg !115
	br label %b46, !dbg !115

b44:
	br label %fail, !dbg !114

b45:
	br label %fail, !dbg !114

b46:
	%301 = phi float [ 0.000000e+00, %b40 ], [ %294, %b43_ok1 ], !dbg !116
	%302 = phi float [ 0.000000e+00, %b40 ], [ %295, %b43_ok1 ], !dbg !116
	%303 = phi float [ 0.000000e+00, %b40 ], [ %296, %b43_ok1 ], !dbg !116
	%304 = phi float [ 0.000000e+00, %b40 ], [ %297, %b43_ok1 ], !dbg !116
	%305 = fadd float %196, %233, !dbg !119
	%306 = fadd float %197, %234, !dbg !120
	%307 = fadd float %198, %235, !dbg !121
	%308 = fadd float %199, %236, !dbg !122
	%309 = fadd float %267, %301, !dbg !124
	%310 = fadd float %268, %302, !dbg !125
	%311 = fadd float %269, %303, !dbg !126
	%312 = fadd float %270, %304, !dbg !127
	%313 = fadd float %305, %309, !dbg !129
	%314 = fadd float %306, %310, !dbg !130
	%315 = fadd float %307, %311, !dbg !131
	%316 = fadd float %308, %312, !dbg !132
	%317 = fadd float %169, %313, !dbg !134
	%318 = fadd float %170, %314, !dbg !135
	%319 = fadd float %171, %315, !dbg !136
	%320 = fadd float %172, %316, !dbg !137
	%321 = add i64 %173, 4, !dbg !138
	br label %b25, !dbg !138

b47:
	br label %fail, !dbg !97

b48:
	br label %fail, !dbg !97

b49:
	%322 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %166, i64 %167, !dbg !139
	%323 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %322, i32 0, i32 0, !dbg !139
	%324 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %322, i32 0, i32 1, !dbg !139
	%325 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %322, i32 0, i32 2, !dbg !139
	%326 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %322, i32 0, i32 3, !dbg !139
	%327 = bitcast { float, float, float, float } addrspace(1)* %322 to <4 x float> addrspace(1)*, !dbg !139
	%328 = insertelement <4 x float> undef, float %169, i32 0, !dbg !139
	%329 = insertelement <4 x float> %328, float %170, i32 1, !dbg !139
	%330 = insertelement <4 x float> %329, float %171, i32 2, !dbg !139
	%331 = insertelement <4 x float> %330, float %172, i32 3, !dbg !139
	store <4 x float> %331, <4 x float> addrspace(1)* %327, align 16, !dbg !139
	%332 = add i64 %167, %104, !dbg !90
	br label %b24, !dbg !90

b50:
	%333 = phi i64 [ %355, %b53_ok1 ], [ %100, %b24 ], !dbg !140
	%334 = icmp slt i64 %333, %129, !dbg !140
	br i1 %334, label %b51, label %b54, !dbg !140

b51:
	%335 = add i64 %72, %333, !dbg !141
	br label %b52, !dbg !142

b52:
	%336 = phi float [ %350, %b52_ok2 ], [ 0.000000e+00, %b51 ], !dbg !142
	%337 = phi i64 [ %351, %b52_ok2 ], [ 0, %b51 ], !dbg !142
	%338 = trunc i64 %337 to i32, !dbg !143
	%339 = addrspacecast float addrspace(1)* %67 to float*, !dbg !143
	%340 = icmp uge i64 %337, %138, !dbg !143
	br i1 %340, label %b52_fail1, label %b52_ok1, !dbg !143, !prof !27

b52_ok1:
	%341 = bitcast float* %339 to i8*, !dbg !143
	%342 = call i8* @gpuc_peer_thread(i8* %341, i32 %338), !dbg !143
	%343 = bitcast i8* %342 to float*, !dbg !143
	%344 = icmp eq float* %343, null, !dbg !143
	%345 = select i1 %344, i64 0, i64 %66, !dbg !143
	%346 = addrspacecast float* %343 to float addrspace(1)*, !dbg !144
	%347 = getelementptr inbounds float, float addrspace(1)* %346, i64 %335, !dbg !144
	%348 = icmp uge i64 %335, %345, !dbg !144
	br i1 %348, label %b52_fail2, label %b52_ok2, !dbg !144, !prof !27

b52_ok2:
	%349 = load float, float addrspace(1)* %347, align 4, !dbg !144
	%350 = fadd float %336, %349, !dbg !145
	%351 = add i64 %337, 1, !dbg !145
	%352 = icmp slt i64 %351, %138, !dbg !145
	br i1 %352, label %b52, label %b53, !dbg !145

b53:
	%353 = getelementptr inbounds float, float addrspace(1)* %44, i64 %335, !dbg !146
	%354 = icmp uge i64 %335, %40, !dbg !146
	br i1 %354, label %b53_fail1, label %b53_ok1, !dbg !146, !prof !27

b53_ok1:
	store float %350, float addrspace(1)* %353, align 4, !dbg !146
	%355 = add i64 %333, %104, !dbg !140
	br label %b50, !dbg !140

b54:
	call void @llvm.nvvm.barrier0(), !dbg !149
	%356 = icmp eq i64 %100, 0, !dbg !150
	br i1 %356, label %b55, label %b56, !dbg !150

b55:
	%357 = load i64, i64 addrspace(1)* %15, align 8, !dbg !151
	%358 = add i64 %357, 1, !dbg !152
	store i64 %358, i64 addrspace(1)* %15, align 8, !dbg !151
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
	%359 = icmp ugt i64 %38, %p3, !dbg !43
	br i1 %359, label %b2_fail2, label %b2_ok2, !dbg !43

b2_fail2:
	br label %fail, !dbg !43

b2_ok2:
	%360 = icmp ugt i64 %30, %38, !dbg !43
	br i1 %360, label %b2_fail3, label %b2_ok3, !dbg !43

b2_fail3:
	br label %fail, !dbg !43

b2_ok3:
	%361 = icmp ugt i64 %38, %p1, !dbg !44
	br i1 %361, label %b2_fail4, label %b2_ok4, !dbg !44

b2_fail4:
	br label %fail, !dbg !44

b2_ok4:
	br label %fail, !dbg !46

b2_fail5:
	%362 = icmp ugt i64 %65, %p5, !dbg !53
	br i1 %362, label %b2_fail6, label %b2_ok6, !dbg !53

b2_fail6:
	br label %fail, !dbg !53

b2_ok6:
	br label %fail, !dbg !53

b2_fail7:
	br label %fail, !dbg !56

b4_fail1:
	br label %fail, !dbg !58

b12_cold:
	%363 = phi i64 [ %373, %b13_cold_ok1 ], [ %100, %b9 ], !dbg !68
	%364 = icmp slt i64 %363, %129, !dbg !68
	br i1 %364, label %b13_cold, label %b14, !dbg !68

b13_cold:
	%365 = add i64 %72, %363, !dbg !70
	%366 = getelementptr inbounds float, float addrspace(1)* %42, i64 %365, !dbg !71
	%367 = icmp uge i64 %365, %40, !dbg !71
	%368 = icmp uge i64 %365, %66, !dbg !72
	%369 = or i1 %367, %368, !dbg !72
	br i1 %369, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !72, !prof !27

b13_cold_fail1:
	%370 = icmp uge i64 %365, %40, !dbg !71
	br i1 %370, label %b13_cold_fail2, label %b13_cold_ok2, !dbg !71

b13_cold_fail2:
	br label %fail, !dbg !71

b13_cold_ok2:
	br label %fail, !dbg !72

b13_cold_ok1:
	%371 = load float, float addrspace(1)* %366, align 4, !dbg !71
	%372 = getelementptr inbounds float, float addrspace(1)* %67, i64 %365, !dbg !72
	store float %371, float addrspace(1)* %372, align 4, !dbg !72
	%373 = add i64 %363, %104, !dbg !68
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
	%374 = phi i32 [ 0, %b0_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 1, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], [ 6, %b4_fail1 ], [ 9, %b13_cold_fail2 ], [ 9, %b13_cold_ok2 ], [ 10, %b18_fail1 ], [ 11, %b20_fail1 ], [ 13, %b21_fail1 ], [ 18, %b28_fail1 ], [ 21, %b31_fail1 ], [ 20, %b32 ], [ 19, %b33 ], [ 24, %b37_fail1 ], [ 23, %b38 ], [ 22, %b39 ], [ 27, %b43_fail1 ], [ 26, %b44 ], [ 25, %b45 ], [ 17, %b47 ], [ 16, %b48 ], [ 28, %b52_fail1 ], [ 29, %b52_fail2 ], [ 30, %b53_fail1 ], [ 15, %b57 ], [ 14, %b58 ], [ 8, %b59 ], [ 7, %b60 ], [ 8, %b61 ], [ 7, %b62 ], !dbg !7
	%375 = phi i64 [ %14, %b0_fail1 ], [ %38, %b2_fail2 ], [ %30, %b2_fail3 ], [ %38, %b2_fail4 ], [ 0, %b2_ok4 ], [ %65, %b2_fail6 ], [ %64, %b2_ok6 ], [ %72, %b2_fail7 ], [ %72, %b4_fail1 ], [ %365, %b13_cold_fail2 ], [ %365, %b13_cold_ok2 ], [ %142, %b18_fail1 ], [ %153, %b20_fail1 ], [ %72, %b21_fail1 ], [ %167, %b28_fail1 ], [ %167, %b31_fail1 ], [ %215, %b32 ], [ %211, %b33 ], [ %167, %b37_fail1 ], [ %249, %b38 ], [ %245, %b39 ], [ %167, %b43_fail1 ], [ %283, %b44 ], [ %279, %b45 ], [ %185, %b47 ], [ %181, %b48 ], [ %337, %b52_fail1 ], [ %335, %b52_fail2 ], [ %335, %b53_fail1 ], [ %163, %b57 ], [ %72, %b58 ], [ %87, %b59 ], [ %72, %b60 ], [ %78, %b61 ], [ %72, %b62 ], !dbg !7
	%376 = phi i64 [ %p10, %b0_fail1 ], [ %p3, %b2_fail2 ], [ %38, %b2_fail3 ], [ %p1, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p5, %b2_fail6 ], [ %65, %b2_ok6 ], [ %41, %b2_fail7 ], [ %66, %b4_fail1 ], [ %40, %b13_cold_fail2 ], [ %66, %b13_cold_ok2 ], [ %p7, %b18_fail1 ], [ %p7, %b20_fail1 ], [ %43, %b21_fail1 ], [ %189, %b28_fail1 ], [ %219, %b31_fail1 ], [ 16, %b32 ], [ 4, %b33 ], [ %253, %b37_fail1 ], [ 16, %b38 ], [ 4, %b39 ], [ %287, %b43_fail1 ], [ 16, %b44 ], [ 4, %b45 ], [ 16, %b47 ], [ 4, %b48 ], [ %138, %b52_fail1 ], [ %345, %b52_fail2 ], [ %40, %b53_fail1 ], [ 16, %b57 ], [ 4, %b58 ], [ 16, %b59 ], [ 4, %b60 ], [ 16, %b61 ], [ 4, %b62 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %374, i64 %375, i64 %376), !dbg !7
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
	%67 = trunc i64 %14 to i32, !dbg !185
	%68 = add i32 %67, 1, !dbg !185
	%69 = zext i32 %68 to i64, !dbg !185
	%70 = mul i64 %59, %69, !dbg !186
	%71 = icmp eq i64 %15, -1, !dbg !187
	%72 = select i1 %71, i64 1, i64 %15, !dbg !187
	%73 = sdiv i64 %70, %72, !dbg !187
	%74 = sub i64 0, %70, !dbg !187
	%75 = select i1 %71, i64 %74, i64 %73, !dbg !187
	%76 = mul i64 %75, 4, !dbg !188
	%77 = sub i64 %76, %66, !dbg !189
	%78 = getelementptr inbounds float, float addrspace(1)* %1, i64 %66, !dbg !189
	%79 = getelementptr inbounds float, float addrspace(1)* %0, i64 %66, !dbg !190
	%80 = icmp ugt i64 %76, %p3, !dbg !189
	%81 = icmp ugt i64 %66, %76, !dbg !189
	%82 = icmp ugt i64 %76, %p1, !dbg !190
	%83 = or i1 %80, %81, !dbg !190
	%84 = or i1 %83, %82, !dbg !190
	br i1 %84, label %b5_fail1, label %b5_ok1, !dbg !190, !prof !27

b5_ok1:
	%85 = sdiv i64 %77, 4, !dbg !191
	%86 = trunc i64 %20 to i32, !dbg !192
	%87 = trunc i64 %18 to i32, !dbg !192
	%88 = mul i32 %86, %87, !dbg !192
	%89 = zext i32 %88 to i64, !dbg !192
	%90 = trunc i64 %9 to i32, !dbg !192
	%91 = add i32 %90, %88, !dbg !192
	%92 = zext i32 %91 to i64, !dbg !192
	%93 = mul i64 %11, %92, !dbg !192
	%94 = add i64 %7, %93, !dbg !192
	%95 = mul i64 %94, %40, !dbg !192
	%96 = add i64 %95, %36, !dbg !192
	%97 = mul i64 %11, %20, !dbg !192
	%98 = mul i64 %97, %22, !dbg !192
	%99 = mul i64 %98, %40, !dbg !192
	br label %b6, !dbg !192

b6:
	%100 = phi i64 [ %96, %b5_ok1 ], [ %286, %b34 ], !dbg !192
	%101 = icmp slt i64 %100, %85, !dbg !192
	br i1 %101, label %b7, label %b37, !dbg !192

b7:
	%102 = phi float [ %250, %b28 ], [ 0.000000e+00, %b6 ], !dbg !194
	%103 = phi float [ %251, %b28 ], [ 0.000000e+00, %b6 ], !dbg !194
	%104 = phi float [ %252, %b28 ], [ 0.000000e+00, %b6 ], !dbg !194
	%105 = phi float [ %253, %b28 ], [ 0.000000e+00, %b6 ], !dbg !194
	%106 = phi i64 [ %254, %b28 ], [ 0, %b6 ], !dbg !195
	%107 = icmp slt i64 %106, %15, !dbg !196
	br i1 %107, label %b8, label %b31, !dbg !196

b8:
	%108 = trunc i64 %106 to i32, !dbg !197
	%109 = addrspacecast float addrspace(1)* %78 to float*, !dbg !197
	%110 = bitcast float* %109 to i8*, !dbg !197
	%111 = call i8* @gpuc_peer_thread(i8* %110, i32 %108), !dbg !197
	%112 = bitcast i8* %111 to float*, !dbg !197
	%113 = icmp eq float* %112, null, !dbg !197
	%114 = select i1 %113, i64 0, i64 %77, !dbg !197
	%115 = and i64 %114, 3, !dbg !198
	%116 = icmp eq i64 %115, 0, !dbg !198
	br i1 %116, label %b9, label %b30, !dbg !198

b9:
	%117 = ptrtoint float* %112 to i64, !dbg !198
	%118 = and i64 %117, 15, !dbg !198
	%119 = icmp eq i64 %118, 0, !dbg !198
	%120 = icmp eq i64 %114, 0, !dbg !198
	%121 = or i1 %119, %120, !dbg !198
	br i1 %121, label %b10, label %b29, !dbg !198

b10:
	%122 = ashr i64 %114, 2, !dbg !198
	%123 = addrspacecast float* %112 to { float, float, float, float } addrspace(1)*, !dbg !198
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %123, i64 %100, !dbg !199
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %124, i32 0, i32 0, !dbg !199
	%126 = icmp uge i64 %100, %122, !dbg !199
	br i1 %126, label %b10_fail1, label %b10_ok1, !dbg !199, !prof !27

b10_ok1:
	%127 = bitcast { float, float, float, float } addrspace(1)* %124 to <4 x float> addrspace(1)*, !dbg !199
	%128 = load <4 x float>, <4 x float> addrspace(1)* %127, align 16, !dbg !199
	%129 = extractelement <4 x float> %128, i32 0, !dbg !199
	%130 = extractelement <4 x float> %128, i32 1, !dbg !199
	%131 = extractelement <4 x float> %128, i32 2, !dbg !199
	%132 = extractelement <4 x float> %128, i32 3, !dbg !199
	%133 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %124, i32 0, i32 1, !dbg !199
	%134 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %124, i32 0, i32 2, !dbg !199
	%135 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %124, i32 0, i32 3, !dbg !199
	%136 = add i64 %106, 1, !dbg !200
	%137 = icmp slt i64 %136, %15, !dbg !201
	br i1 %137, label %b11, label %b16, !dbg !201

b11:
	%138 = trunc i64 %136 to i32, !dbg !202
	%139 = addrspacecast float addrspace(1)* %78 to float*, !dbg !202
	%140 = bitcast float* %139 to i8*, !dbg !202
	%141 = call i8* @gpuc_peer_thread(i8* %140, i32 %138), !dbg !202
	%142 = bitcast i8* %141 to float*, !dbg !202
	%143 = icmp eq float* %142, null, !dbg !202
	%144 = select i1 %143, i64 0, i64 %77, !dbg !202
	%145 = and i64 %144, 3, !dbg !203
	%146 = icmp eq i64 %145, 0, !dbg !203
	br i1 %146, label %b12, label %b15, !dbg !203

b12:
	%147 = ptrtoint float* %142 to i64, !dbg !203
	%148 = and i64 %147, 15, !dbg !203
	%149 = icmp eq i64 %148, 0, !dbg !203
	%150 = icmp eq i64 %144, 0, !dbg !203
	%151 = or i1 %149, %150, !dbg !203
	br i1 %151, label %b13, label %b14, !dbg !203

b13:
	%152 = ashr i64 %144, 2, !dbg !203
	%153 = addrspacecast float* %142 to { float, float, float, float } addrspace(1)*, !dbg !203
	%154 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %153, i64 %100, !dbg !204
	%155 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %154, i32 0, i32 0, !dbg !204
	%156 = icmp uge i64 %100, %152, !dbg !204
	br i1 %156, label %b13_fail1, label %b13_ok1, !dbg !204, !prof !27

b13_ok1:
	%157 = bitcast { float, float, float, float } addrspace(1)* %154 to <4 x float> addrspace(1)*, !dbg !204
	%158 = load <4 x float>, <4 x float> addrspace(1)* %157, align 16, !dbg !204
	%159 = extractelement <4 x float> %158, i32 0, !dbg !204
	%160 = extractelement <4 x float> %158, i32 1, !dbg !204
	%161 = extractelement <4 x float> %158, i32 2, !dbg !204
	%162 = extractelement <4 x float> %158, i32 3, !dbg !204
	%163 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %154, i32 0, i32 1, !dbg !204
	%164 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %154, i32 0, i32 2, !dbg !204
	%165 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %154, i32 0, i32 3, !dbg !204
	br label %b16, !dbg !204

b14:
	br label %fail, !dbg !203

b15:
	br label %fail, !dbg !203

b16:
	%166 = phi float [ 0.000000e+00, %b10_ok1 ], [ %159, %b13_ok1 ], !dbg !205
	%167 = phi float [ 0.000000e+00, %b10_ok1 ], [ %160, %b13_ok1 ], !dbg !205
	%168 = phi float [ 0.000000e+00, %b10_ok1 ], [ %161, %b13_ok1 ], !dbg !205
	%169 = phi float [ 0.000000e+00, %b10_ok1 ], [ %162, %b13_ok1 ], !dbg !205
	%170 = add i64 %106, 2, !dbg !206
	%171 = icmp slt i64 %170, %15, !dbg !207
	br i1 %171, label %b17, label %b22, !dbg !207

b17:
	%172 = trunc i64 %170 to i32, !dbg !208
	%173 = addrspacecast float addrspace(1)* %78 to float*, !dbg !208
	%174 = bitcast float* %173 to i8*, !dbg !208
	%175 = call i8* @gpuc_peer_thread(i8* %174, i32 %172), !dbg !208
	%176 = bitcast i8* %175 to float*, !dbg !208
	%177 = icmp eq float* %176, null, !dbg !208
	%178 = select i1 %177, i64 0, i64 %77, !dbg !208
	%179 = and i64 %178, 3, !dbg !209
	%180 = icmp eq i64 %179, 0, !dbg !209
	br i1 %180, label %b18, label %b21, !dbg !209

b18:
	%181 = ptrtoint float* %176 to i64, !dbg !209
	%182 = and i64 %181, 15, !dbg !209
	%183 = icmp eq i64 %182, 0, !dbg !209
	%184 = icmp eq i64 %178, 0, !dbg !209
	%185 = or i1 %183, %184, !dbg !209
	br i1 %185, label %b19, label %b20, !dbg !209

b19:
	%186 = ashr i64 %178, 2, !dbg !209
	%187 = addrspacecast float* %176 to { float, float, float, float } addrspace(1)*, !dbg !209
	%188 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %187, i64 %100, !dbg !210
	%189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %188, i32 0, i32 0, !dbg !210
	%190 = icmp uge i64 %100, %186, !dbg !210
	br i1 %190, label %b19_fail1, label %b19_ok1, !dbg !210, !prof !27

b19_ok1:
	%191 = bitcast { float, float, float, float } addrspace(1)* %188 to <4 x float> addrspace(1)*, !dbg !210
	%192 = load <4 x float>, <4 x float> addrspace(1)* %191, align 16, !dbg !210
	%193 = extractelement <4 x float> %192, i32 0, !dbg !210
	%194 = extractelement <4 x float> %192, i32 1, !dbg !210
	%195 = extractelement <4 x float> %192, i32 2, !dbg !210
	%196 = extractelement <4 x float> %192, i32 3, !dbg !210
	%197 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %188, i32 0, i32 1, !dbg !210
	%198 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %188, i32 0, i32 2, !dbg !210
	%199 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %188, i32 0, i32 3, !dbg !210
	br label %b22, !dbg !210

b20:
	br label %fail, !dbg !209

b21:
	br label %fail, !dbg !209

b22:
	%200 = phi float [ 0.000000e+00, %b16 ], [ %193, %b19_ok1 ], !dbg !211
	%201 = phi float [ 0.000000e+00, %b16 ], [ %194, %b19_ok1 ], !dbg !211
	%202 = phi float [ 0.000000e+00, %b16 ], [ %195, %b19_ok1 ], !dbg !211
	%203 = phi float [ 0.000000e+00, %b16 ], [ %196, %b19_ok1 ], !dbg !211
	%204 = add i64 %106, 3, !dbg !212
	%205 = icmp slt i64 %204, %15, !dbg !213
	br i1 %205, label %b23, label %b28, !dbg !213

b23:
	%206 = trunc i64 %204 to i32, !dbg !214
	%207 = addrspacecast float addrspace(1)* %78 to float*, !dbg !214
	%208 = bitcast float* %207 to i8*, !dbg !214
	%209 = call i8* @gpuc_peer_thread(i8* %208, i32 %206), !dbg !214
	%210 = bitcast i8* %209 to float*, !dbg !214
	%211 = icmp eq float* %210, null, !dbg !214
	%212 = select i1 %211, i64 0, i64 %77, !dbg !214
	%213 = and i64 %212, 3, !dbg !215
	%214 = icmp eq i64 %213, 0, !dbg !215
	br i1 %214, label %b24, label %b27, !dbg !215

b24:
	%215 = ptrtoint float* %210 to i64, !dbg !215
	%216 = and i64 %215, 15, !dbg !215
	%217 = icmp eq i64 %216, 0, !dbg !215
	%218 = icmp eq i64 %212, 0, !dbg !215
	%219 = or i1 %217, %218, !dbg !215
	br i1 %219, label %b25, label %b26, !dbg !215

b25:
	%220 = ashr i64 %212, 2, !dbg !215
	%221 = addrspacecast float* %210 to { float, float, float, float } addrspace(1)*, !dbg !215
	%222 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %221, i64 %100, !dbg !216
	%223 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %222, i32 0, i32 0, !dbg !216
	%224 = icmp uge i64 %100, %220, !dbg !216
	br i1 %224, label %b25_fail1, label %b25_ok1, !dbg !216, !prof !27

b25_ok1:
	%225 = bitcast { float, float, float, float } addrspace(1)* %222 to <4 x float> addrspace(1)*, !dbg !216
	%226 = load <4 x float>, <4 x float> addrspace(1)* %225, align 16, !dbg !216
	%227 = extractelement <4 x float> %226, i32 0, !dbg !216
	%228 = extractelement <4 x float> %226, i32 1, !dbg !216
	%229 = extractelement <4 x float> %226, i32 2, !dbg !216
	%230 = extractelement <4 x float> %226, i32 3, !dbg !216
	%231 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %222, i32 0, i32 1, !dbg !216
	%232 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %222, i32 0, i32 2, !dbg !216
	%233 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %222, i32 0, i32 3, !dbg !216
	br label %b28, !dbg !216

b26:
	br label %fail, !dbg !215

b27:
	br label %fail, !dbg !215

b28:
	%234 = phi float [ 0.000000e+00, %b22 ], [ %227, %b25_ok1 ], !dbg !217
	%235 = phi float [ 0.000000e+00, %b22 ], [ %228, %b25_ok1 ], !dbg !217
	%236 = phi float [ 0.000000e+00, %b22 ], [ %229, %b25_ok1 ], !dbg !217
	%237 = phi float [ 0.000000e+00, %b22 ], [ %230, %b25_ok1 ], !dbg !217
	%238 = fadd float %129, %166, !dbg !219
	%239 = fadd float %130, %167, !dbg !220
	%240 = fadd float %131, %168, !dbg !221
	%241 = fadd float %132, %169, !dbg !222
	%242 = fadd float %200, %234, !dbg !224
	%243 = fadd float %201, %235, !dbg !225
	%244 = fadd float %202, %236, !dbg !226
	%245 = fadd float %203, %237, !dbg !227
	%246 = fadd float %238, %242, !dbg !229
	%247 = fadd float %239, %243, !dbg !230
	%248 = fadd float %240, %244, !dbg !231
	%249 = fadd float %241, %245, !dbg !232
	%250 = fadd float %102, %246, !dbg !234
	%251 = fadd float %103, %247, !dbg !235
	%252 = fadd float %104, %248, !dbg !236
	%253 = fadd float %105, %249, !dbg !237
	%254 = add i64 %106, 4, !dbg !238
	br label %b7, !dbg !238

b29:
	br label %fail, !dbg !198

b30:
	br label %fail, !dbg !198

b31:
	%255 = phi i64 [ %284, %b33_ok1 ], [ 0, %b7 ], !dbg !239
	%256 = trunc i64 %255 to i32, !dbg !155
	%257 = addrspacecast float addrspace(1)* %79 to float*, !dbg !155
	%258 = icmp uge i64 %255, %15, !dbg !155
	br i1 %258, label %b31_fail1, label %b31_ok1, !dbg !155, !prof !27

b31_ok1:
	%259 = bitcast float* %257 to i8*, !dbg !155
	%260 = call i8* @gpuc_peer_thread(i8* %259, i32 %256), !dbg !155
	%261 = bitcast i8* %260 to float*, !dbg !155
	%262 = icmp eq float* %261, null, !dbg !155
	%263 = select i1 %262, i64 0, i64 %77, !dbg !155
	%264 = and i64 %263, 3, !dbg !240
	%265 = icmp eq i64 %264, 0, !dbg !240
	br i1 %265, label %b32, label %b36, !dbg !240

b32:
	%266 = ptrtoint float* %261 to i64, !dbg !240
	%267 = and i64 %266, 15, !dbg !240
	%268 = icmp eq i64 %267, 0, !dbg !240
	%269 = icmp eq i64 %263, 0, !dbg !240
	%270 = or i1 %268, %269, !dbg !240
	br i1 %270, label %b33, label %b35, !dbg !240

b33:
	%271 = ashr i64 %263, 2, !dbg !240
	%272 = addrspacecast float* %261 to { float, float, float, float } addrspace(1)*, !dbg !240
	%273 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %272, i64 %100, !dbg !241
	%274 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %273, i32 0, i32 0, !dbg !241
	%275 = icmp uge i64 %100, %271, !dbg !241
	br i1 %275, label %b33_fail1, label %b33_ok1, !dbg !241, !prof !27

b33_ok1:
	%276 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %273, i32 0, i32 1, !dbg !241
	%277 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %273, i32 0, i32 2, !dbg !241
	%278 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %273, i32 0, i32 3, !dbg !241
	%279 = bitcast { float, float, float, float } addrspace(1)* %273 to <4 x float> addrspace(1)*, !dbg !241
	%280 = insertelement <4 x float> undef, float %102, i32 0, !dbg !241
	%281 = insertelement <4 x float> %280, float %103, i32 1, !dbg !241
	%282 = insertelement <4 x float> %281, float %104, i32 2, !dbg !241
	%283 = insertelement <4 x float> %282, float %105, i32 3, !dbg !241
	store <4 x float> %283, <4 x float> addrspace(1)* %279, align 16, !dbg !241
	%284 = add i64 %255, 1, !dbg !241
	%285 = icmp slt i64 %284, %15, !dbg !241
	br i1 %285, label %b31, label %b34, !dbg !241

b34:
	%286 = add i64 %100, %99, !dbg !192
	br label %b6, !dbg !192

b35:
	br label %fail, !dbg !240

b36:
	br label %fail, !dbg !240

b37:
	%287 = trunc i64 %15 to i32, !dbg !242
	%288 = sub i32 %287, 1, !dbg !242
	%289 = zext i32 %288 to i64, !dbg !242
	%290 = icmp eq i64 %14, %289, !dbg !243
	br i1 %290, label %b38, label %b44, !dbg !243

b38:
	%291 = mul i64 %59, 4, !dbg !244
	%292 = sub i64 %p3, %291, !dbg !245
	br label %b39, !dbg !246

b39:
	%293 = phi i64 [ %96, %b38 ], [ %327, %b43 ], !dbg !246
	%294 = icmp slt i64 %293, %292, !dbg !246
	br i1 %294, label %b40, label %b44, !dbg !246

b40:
	%295 = add i64 %76, %293, !dbg !247
	br label %b41, !dbg !248

b41:
	%296 = phi float [ %310, %b41_ok2 ], [ 0.000000e+00, %b40 ], !dbg !248
	%297 = phi i64 [ %311, %b41_ok2 ], [ 0, %b40 ], !dbg !248
	%298 = trunc i64 %297 to i32, !dbg !249
	%299 = addrspacecast float addrspace(1)* %1 to float*, !dbg !249
	%300 = icmp uge i64 %297, %15, !dbg !249
	br i1 %300, label %b41_fail1, label %b41_ok1, !dbg !249, !prof !27

b41_ok1:
	%301 = bitcast float* %299 to i8*, !dbg !249
	%302 = call i8* @gpuc_peer_thread(i8* %301, i32 %298), !dbg !249
	%303 = bitcast i8* %302 to float*, !dbg !249
	%304 = icmp eq float* %303, null, !dbg !249
	%305 = select i1 %304, i64 0, i64 %p3, !dbg !249
	%306 = addrspacecast float* %303 to float addrspace(1)*, !dbg !250
	%307 = getelementptr inbounds float, float addrspace(1)* %306, i64 %295, !dbg !250
	%308 = icmp uge i64 %295, %305, !dbg !250
	br i1 %308, label %b41_fail2, label %b41_ok2, !dbg !250, !prof !27

b41_ok2:
	%309 = load float, float addrspace(1)* %307, align 4, !dbg !250
	%310 = fadd float %296, %309, !dbg !251
	%311 = add i64 %297, 1, !dbg !251
	%312 = icmp slt i64 %311, %15, !dbg !251
	br i1 %312, label %b41, label %b42, !dbg !251

b42:
	%313 = phi i64 [ %325, %b42_ok2 ], [ 0, %b41_ok2 ], !dbg !252
	%314 = trunc i64 %313 to i32, !dbg !253
	%315 = addrspacecast float addrspace(1)* %0 to float*, !dbg !253
	%316 = icmp uge i64 %313, %15, !dbg !253
	br i1 %316, label %b42_fail1, label %b42_ok1, !dbg !253, !prof !27

b42_ok1:
	%317 = bitcast float* %315 to i8*, !dbg !253
	%318 = call i8* @gpuc_peer_thread(i8* %317, i32 %314), !dbg !253
	%319 = bitcast i8* %318 to float*, !dbg !253
	%320 = icmp eq float* %319, null, !dbg !253
	%321 = select i1 %320, i64 0, i64 %p1, !dbg !253
	%322 = addrspacecast float* %319 to float addrspace(1)*, !dbg !254
	%323 = getelementptr inbounds float, float addrspace(1)* %322, i64 %295, !dbg !254
	%324 = icmp uge i64 %295, %321, !dbg !254
	br i1 %324, label %b42_fail2, label %b42_ok2, !dbg !254, !prof !27

b42_ok2:
	store float %310, float addrspace(1)* %323, align 4, !dbg !254
	%325 = add i64 %313, 1, !dbg !254
	%326 = icmp slt i64 %325, %15, !dbg !254
	br i1 %326, label %b42, label %b43, !dbg !254

b43:
	%327 = add i64 %293, %99, !dbg !246
	br label %b39, !dbg !246

b44:
	call void @llvm.nvvm.barrier0(), !dbg !255
	%328 = icmp slt i64 %36, %15, !dbg !256
	br i1 %328, label %b45, label %b46, !dbg !256

b45:
	call void @gpuc_fence_thread(), !dbg !257
	br label %b46, !dbg !257

b46:
	%329 = add i64 %p6, %7, !dbg !258
	%330 = mul i64 %329, %15, !dbg !259
	%331 = add i64 %330, %14, !dbg !260
	br label %b47, !dbg !261

b47:
	%332 = phi i64 [ %36, %b46 ], [ %339, %b48_ok1 ], !dbg !261
	%333 = icmp slt i64 %332, %15, !dbg !261
	br i1 %333, label %b48, label %b49, !dbg !261

b48:
	%334 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %331, !dbg !262
	%335 = trunc i64 %332 to i32, !dbg !263
	%336 = addrspacecast i64 addrspace(1)* %334 to i64*, !dbg !263
	%337 = icmp uge i64 %331, %p5, !dbg !262
	br i1 %337, label %b48_fail1, label %b48_ok1, !dbg !262, !prof !27

b48_ok1:
	%338 = bitcast i64* %336 to i8*, !dbg !263
	call void @gpuc_signal_op_thread(i8* %338, i64 %25, i32 9, i32 %335), !dbg !263
	%339 = add i64 %332, %40, !dbg !261
	br label %b47, !dbg !261

b49:
	%340 = phi i64 [ %348, %b50_ok1 ], [ %36, %b47 ], !dbg !264
	%341 = icmp slt i64 %340, %15, !dbg !264
	br i1 %341, label %b50, label %b51, !dbg !264

b50:
	%342 = add i64 %330, %340, !dbg !265
	%343 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %342, !dbg !266
	%344 = addrspacecast i64 addrspace(1)* %343 to i64*, !dbg !267
	%345 = icmp uge i64 %342, %p5, !dbg !266
	br i1 %345, label %b50_fail1, label %b50_ok1, !dbg !266, !prof !27

b50_ok1:
	%346 = bitcast i64* %344 to i8*, !dbg !267
	%347 = call i64 @gpuc_signal_wait_until_thread(i8* %346, i32 5, i64 %25, i32 1, i8* %ctrl, i32 12), !dbg !267
	%348 = add i64 %340, %40, !dbg !264
	br label %b49, !dbg !264

b51:
	call void @llvm.nvvm.barrier0(), !dbg !268
	%349 = icmp eq i64 %36, 0, !dbg !270
	br i1 %349, label %b52, label %b53, !dbg !270

b52:
	%350 = load i64, i64 addrspace(1)* %23, align 8, !dbg !271
	%351 = add i64 %350, 1, !dbg !272
	store i64 %351, i64 addrspace(1)* %23, align 8, !dbg !271
	br label %b53, !dbg !271

b53:
	ret void, !dbg !269

b0_fail1:
	br label %fail, !dbg !165

b2_fail1:
	br label %fail, !dbg !174

b4_fail1:
	br label %fail, !dbg !178

b5_fail1:
	%352 = icmp ugt i64 %76, %p3, !dbg !189
	br i1 %352, label %b5_fail2, label %b5_ok2, !dbg !189

b5_fail2:
	br label %fail, !dbg !189

b5_ok2:
	%353 = icmp ugt i64 %66, %76, !dbg !189
	br i1 %353, label %b5_fail3, label %b5_ok3, !dbg !189

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
	%354 = phi i32 [ 0, %b0_fail1 ], [ 10, %b2_fail1 ], [ 11, %b4_fail1 ], [ 32, %b5_fail2 ], [ 33, %b5_fail3 ], [ 32, %b5_ok3 ], [ 18, %b10_fail1 ], [ 21, %b13_fail1 ], [ 20, %b14 ], [ 19, %b15 ], [ 24, %b19_fail1 ], [ 23, %b20 ], [ 22, %b21 ], [ 27, %b25_fail1 ], [ 26, %b26 ], [ 25, %b27 ], [ 17, %b29 ], [ 16, %b30 ], [ 34, %b31_fail1 ], [ 37, %b33_fail1 ], [ 36, %b35 ], [ 35, %b36 ], [ 38, %b41_fail1 ], [ 39, %b41_fail2 ], [ 40, %b42_fail1 ], [ 41, %b42_fail2 ], [ 10, %b48_fail1 ], [ 11, %b50_fail1 ], !dbg !154
	%355 = phi i64 [ %13, %b0_fail1 ], [ %41, %b2_fail1 ], [ %52, %b4_fail1 ], [ %76, %b5_fail2 ], [ %66, %b5_fail3 ], [ %76, %b5_ok3 ], [ %100, %b10_fail1 ], [ %100, %b13_fail1 ], [ %148, %b14 ], [ %144, %b15 ], [ %100, %b19_fail1 ], [ %182, %b20 ], [ %178, %b21 ], [ %100, %b25_fail1 ], [ %216, %b26 ], [ %212, %b27 ], [ %118, %b29 ], [ %114, %b30 ], [ %255, %b31_fail1 ], [ %100, %b33_fail1 ], [ %267, %b35 ], [ %263, %b36 ], [ %297, %b41_fail1 ], [ %295, %b41_fail2 ], [ %313, %b42_fail1 ], [ %295, %b42_fail2 ], [ %331, %b48_fail1 ], [ %342, %b50_fail1 ], !dbg !154
	%356 = phi i64 [ %p8, %b0_fail1 ], [ %p5, %b2_fail1 ], [ %p5, %b4_fail1 ], [ %p3, %b5_fail2 ], [ %76, %b5_fail3 ], [ %p1, %b5_ok3 ], [ %122, %b10_fail1 ], [ %152, %b13_fail1 ], [ 16, %b14 ], [ 4, %b15 ], [ %186, %b19_fail1 ], [ 16, %b20 ], [ 4, %b21 ], [ %220, %b25_fail1 ], [ 16, %b26 ], [ 4, %b27 ], [ 16, %b29 ], [ 4, %b30 ], [ %15, %b31_fail1 ], [ %271, %b33_fail1 ], [ 16, %b35 ], [ 4, %b36 ], [ %15, %b41_fail1 ], [ %305, %b41_fail2 ], [ %15, %b42_fail1 ], [ %321, %b42_fail2 ], [ %p5, %b48_fail1 ], [ %p5, %b50_fail1 ], !dbg !154
	call void @gpuc_fail(i8* %ctrl, i32 %354, i64 %355, i64 %356), !dbg !154
	ret void, !dbg !154
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !273 {
entry:
	br label %b0, !dbg !274

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !274
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !275
	%2 = sext i32 %1 to i64, !dbg !276
	br label %b1, !dbg !276

b1:
	%3 = phi float [ 1.000000e+00, %b0 ], [ %14, %b3 ], !dbg !277
	%4 = phi i64 [ 0, %b0 ], [ %15, %b3 ], !dbg !277
	%5 = trunc i64 %4 to i32, !dbg !275
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !275
	%7 = icmp uge i64 %4, %2, !dbg !275
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !275, !prof !27

b1_ok1:
	%8 = bitcast float* %6 to i8*, !dbg !275
	%9 = call i8* @gpuc_peer_thread(i8* %8, i32 %5), !dbg !275
	%10 = bitcast i8* %9 to float*, !dbg !275
	%11 = icmp eq float* %10, null, !dbg !275
	%12 = select i1 %11, i64 0, i64 %p1, !dbg !275
	%13 = icmp eq i64 %12, 0, !dbg !278
	br i1 %13, label %b2, label %b3, !dbg !278

b2:
	br label %b3, !dbg !278

b3:
	%14 = phi float [ %3, %b1_ok1 ], [ 0.000000e+00, %b2 ], !dbg !277
	%15 = add i64 %4, 1, !dbg !277
	%16 = icmp slt i64 %15, %2, !dbg !277
	br i1 %16, label %b1, label %b4, !dbg !277

b4:
	%17 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !279
	%18 = icmp uge i64 0, %p1, !dbg !279
	br i1 %18, label %b4_fail1, label %b4_ok1, !dbg !279, !prof !27

b4_ok1:
	store float %14, float addrspace(1)* %17, align 4, !dbg !279
	ret void, !dbg !279

b1_fail1:
	br label %fail, !dbg !275

b4_fail1:
	br label %fail, !dbg !279

fail:
	%19 = phi i32 [ 42, %b1_fail1 ], [ 43, %b4_fail1 ], !dbg !274
	%20 = phi i64 [ %4, %b1_fail1 ], [ 0, %b4_fail1 ], !dbg !274
	%21 = phi i64 [ %2, %b1_fail1 ], [ %p1, %b4_fail1 ], !dbg !274
	call void @gpuc_fail(i8* %ctrl, i32 %19, i64 %20, i64 %21), !dbg !274
	ret void, !dbg !274
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !281 {
entry:
	br label %b0, !dbg !282

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !282
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !282
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !282
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !282
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !282
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !283
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !284
	%7 = sext i32 %5 to i64, !dbg !285
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !286, !range !20
	%9 = sext i32 %8 to i64, !dbg !286
	%10 = trunc i64 %7 to i32, !dbg !287
	%11 = sub i32 %10, 1, !dbg !287
	%12 = zext i32 %11 to i64, !dbg !287
	%13 = mul i64 %9, %12, !dbg !288
	%14 = mul i64 %13, %p8, !dbg !289
	%15 = trunc i64 %9 to i32, !dbg !290
	%16 = add i32 %15, 1, !dbg !290
	%17 = zext i32 %16 to i64, !dbg !290
	%18 = mul i64 %17, %12, !dbg !291
	%19 = mul i64 %18, %p8, !dbg !292
	%20 = sext i32 %6 to i64, !dbg !284
	%21 = trunc i64 %20 to i32, !dbg !294
	%22 = add i32 %21, 1, !dbg !294
	%23 = zext i32 %22 to i64, !dbg !294
	%24 = trunc i64 %7 to i32, !dbg !295
	%25 = icmp ugt i64 %19, %p5, !dbg !293
	%26 = icmp ugt i64 %14, %19, !dbg !293
	%27 = or i1 %25, %26, !dbg !293
	br i1 %27, label %b0_fail1, label %b0_ok1, !dbg !293, !prof !27

b0_ok1:
	%28 = urem i32 %22, %24, !dbg !295
	%29 = zext i32 %28 to i64, !dbg !295
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !286, !range !21
	%31 = sext i32 %30 to i64, !dbg !286
	%32 = sub i64 %19, %14, !dbg !293
	%33 = getelementptr inbounds float, float addrspace(1)* %2, i64 %14, !dbg !293
	%34 = trunc i64 %9 to i32, !dbg !296
	%35 = mul i32 %34, 2, !dbg !296
	%36 = zext i32 %35 to i64, !dbg !296
	%37 = mul i64 %36, %12, !dbg !297
	%38 = icmp slt i64 0, %p11, !dbg !297
	br i1 %38, label %b1, label %b32, !dbg !297

b1:
	%39 = icmp slt i64 0, %12, !dbg !298
	%40 = mul i32 %11, 2, !dbg !299
	%41 = zext i32 %40 to i64, !dbg !299
	%42 = add i64 %37, %41, !dbg !300
	%43 = sub i64 %42, 1, !dbg !301
	%44 = trunc i64 %29 to i32, !dbg !302
	%45 = icmp eq i64 %12, 0, !dbg !305
	%46 = add i64 %37, %7, !dbg !306
	%47 = sub i64 %46, 2, !dbg !307
	%48 = sub i64 %46, 1, !dbg !308
	%49 = add i64 %37, %12, !dbg !309
	%50 = sub i64 %49, 1, !dbg !310
	%51 = sub i64 %12, 1, !dbg !311
	%52 = mul i64 %51, %p8, !dbg !312
	%53 = sub i64 %32, %52, !dbg !313
	br label %b2, !dbg !297

b2:
	%54 = phi i64 [ %301, %b31 ], [ 0, %b1 ], !dbg !297
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !316, !range !23
	%56 = sext i32 %55 to i64, !dbg !316
	%57 = mul i64 %31, %56, !dbg !317
	%58 = add i64 %57, %9, !dbg !318
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %58, !dbg !319
	%60 = icmp uge i64 %58, %p10, !dbg !319
	br i1 %60, label %b2_fail1, label %b2_ok1, !dbg !319, !prof !27

b2_ok1:
	%61 = load i64, i64 addrspace(1)* %59, align 8, !dbg !319
	%62 = add i64 %61, 1, !dbg !320
	%63 = add i64 %62, %54, !dbg !322
	%64 = mul i64 %54, %56, !dbg !323
	%65 = add i64 %64, %9, !dbg !324
	%66 = mul i64 %65, %7, !dbg !325
	%67 = mul i64 %66, %p8, !dbg !326
	br i1 %39, label %b3, label %b13, !dbg !298

b3:
	%68 = phi i64 [ %170, %b12_ok1 ], [ 0, %b2_ok1 ], !dbg !298
	%69 = sub i64 %20, %68, !dbg !327
	%70 = add i64 %69, %7, !dbg !328
	%71 = icmp eq i64 %7, -1, !dbg !329
	%72 = select i1 %71, i64 1, i64 %7, !dbg !329
	%73 = srem i64 %70, %72, !dbg !329
	%74 = mul i64 %73, %p8, !dbg !332
	%75 = add i64 %67, %74, !dbg !333
	%76 = icmp slt i64 %75, %p1, !dbg !334
	%77 = select i1 %76, i64 %75, i64 %p1, !dbg !334
	%78 = add i64 %77, %p8, !dbg !335
	%79 = icmp slt i64 %78, %p1, !dbg !336
	%80 = select i1 %79, i64 %78, i64 %p1, !dbg !336
	%81 = sub i64 %80, %77, !dbg !337
	%82 = getelementptr inbounds float, float addrspace(1)* %0, i64 %77, !dbg !337
	%83 = getelementptr inbounds float, float addrspace(1)* %1, i64 %77, !dbg !338
	%84 = icmp eq i64 %68, 0, !dbg !340
	%85 = icmp ugt i64 %80, %p1, !dbg !337
	%86 = icmp ugt i64 %77, %80, !dbg !337
	%87 = icmp ugt i64 %80, %p3, !dbg !338
	%88 = or i1 %85, %86, !dbg !338
	%89 = or i1 %88, %87, !dbg !338
	br i1 %89, label %b3_fail1, label %b3_ok1, !dbg !338, !prof !27

b3_ok1:
	br i1 %84, label %b4, label %b7, !dbg !340

b4:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !341, !range !61
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !341, !range !61
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !341, !range !62
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !341, !range !63
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !341, !range !63
	%95 = mul i32 %94, %92, !dbg !341
	%96 = add i32 %91, %95, !dbg !341
	%97 = mul i32 %93, %96, !dbg !341
	%98 = add i32 %90, %97, !dbg !341
	%99 = sext i32 %98 to i64, !dbg !341
	%100 = mul i32 %93, %94, !dbg !341
	%101 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !341, !range !64
	%102 = mul i32 %100, %101, !dbg !341
	%103 = sext i32 %102 to i64, !dbg !341
	br label %b5, !dbg !341

b5:
	%104 = phi i64 [ %99, %b4 ], [ %109, %b6 ], !dbg !341
	%105 = icmp slt i64 %104, %81, !dbg !341
	br i1 %105, label %b6, label %b12, !dbg !341

b6:
	%106 = getelementptr inbounds float, float addrspace(1)* %83, i64 %104, !dbg !342
	%107 = load float, float addrspace(1)* %106, align 4, !dbg !342
	%108 = getelementptr inbounds float, float addrspace(1)* %82, i64 %104, !dbg !343
	store float %107, float addrspace(1)* %108, align 4, !dbg !343
	%109 = add i64 %104, %103, !dbg !341
	br label %b5, !dbg !341

b7:
	%110 = add i64 %37, %68, !dbg !344
	%111 = sub i64 %110, 1, !dbg !345
	%112 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %111, !dbg !346
	%113 = icmp uge i64 %111, %p7, !dbg !346
	br i1 %113, label %b7_fail1, label %b7_ok1, !dbg !346, !prof !27

b7_ok1:
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !349, !range !61
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !349, !range !61
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !349, !range !62
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !349, !range !63
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !349, !range !63
	%119 = mul i32 %118, %116, !dbg !349
	%120 = add i32 %115, %119, !dbg !349
	%121 = mul i32 %117, %120, !dbg !349
	%122 = add i32 %114, %121, !dbg !349
	%123 = sext i32 %122 to i64, !dbg !349
	%124 = icmp eq i64 %123, 0, !dbg !350
	br i1 %124, label %b8, label %b9, !dbg !350

b8:
	%125 = addrspacecast i64 addrspace(1)* %112 to i64*, !dbg !351
	%126 = icmp eq i64 addrspace(1)* %112, null, !dbg !351
	br i1 %126, label %b8_fail1, label %b8_ok1, !dbg !351, !prof !27

b8_ok1:
	%127 = bitcast i64* %125 to i8*, !dbg !351
	%128 = call i64 @gpuc_signal_wait_until_thread(i8* %127, i32 5, i64 %63, i32 1, i8* %ctrl, i32 50), !dbg !351
	br label %b9, !dbg !351

b9:
	call void @llvm.nvvm.barrier0(), !dbg !352
	%129 = sub i64 %68, 1, !dbg !353
	%130 = mul i64 %129, %p8, !dbg !354
	%131 = sub i64 %32, %130, !dbg !355
	%132 = getelementptr inbounds float, float addrspace(1)* %33, i64 %130, !dbg !355
	%133 = mul i32 %117, %118, !dbg !357
	%134 = icmp ugt i64 %130, %32, !dbg !355
	%135 = icmp ugt i64 %81, %131, !dbg !356
	%136 = or i1 %134, %135, !dbg !356
	br i1 %136, label %b9_fail1, label %b9_ok1, !dbg !356, !prof !27

b9_ok1:
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !357, !range !64
	%138 = mul i32 %133, %137, !dbg !357
	%139 = sext i32 %138 to i64, !dbg !357
	br label %b10, !dbg !357

b10:
	%140 = phi i64 [ %123, %b9_ok1 ], [ %148, %b11 ], !dbg !357
	%141 = icmp slt i64 %140, %81, !dbg !357
	br i1 %141, label %b11, label %b12, !dbg !357

b11:
	%142 = getelementptr inbounds float, float addrspace(1)* %132, i64 %140, !dbg !358
	%143 = load float, float addrspace(1)* %142, align 4, !dbg !358
	%144 = getelementptr inbounds float, float addrspace(1)* %83, i64 %140, !dbg !359
	%145 = load float, float addrspace(1)* %144, align 4, !dbg !359
	%146 = fadd float %143, %145, !dbg !360
	%147 = getelementptr inbounds float, float addrspace(1)* %82, i64 %140, !dbg !361
	store float %146, float addrspace(1)* %147, align 4, !dbg !361
	%148 = add i64 %140, %139, !dbg !357
	br label %b10, !dbg !357

b12:
	call void @llvm.nvvm.barrier0(), !dbg !362
	%149 = mul i64 %68, %p8, !dbg !363
	%150 = add i64 %149, %80, !dbg !364
	%151 = sub i64 %150, %77, !dbg !365
	%152 = sub i64 %151, %149, !dbg !366
	%153 = add i64 %37, %68, !dbg !367
	%154 = getelementptr inbounds float, float addrspace(1)* %33, i64 %149, !dbg !366
	%155 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %153, !dbg !368
	%156 = mul i64 %81, 4, !dbg !302
	%157 = addrspacecast float addrspace(1)* %154 to float*, !dbg !302
	%158 = addrspacecast float addrspace(1)* %82 to float*, !dbg !302
	%159 = addrspacecast i64 addrspace(1)* %155 to i64*, !dbg !302
	%160 = icmp ugt i64 %151, %32, !dbg !366
	%161 = icmp ugt i64 %149, %151, !dbg !366
	%162 = icmp uge i64 %153, %p7, !dbg !368
	%163 = icmp ne i64 %152, %81, !dbg !302
	%164 = or i1 %160, %161, !dbg !302
	%165 = or i1 %164, %162, !dbg !302
	%166 = or i1 %165, %163, !dbg !302
	br i1 %166, label %b12_fail1, label %b12_ok1, !dbg !302, !prof !27

b12_ok1:
	%167 = bitcast float* %157 to i8*, !dbg !302
	%168 = bitcast float* %158 to i8*, !dbg !302
	%169 = bitcast i64* %159 to i8*, !dbg !302
	call void @gpuc_put_signal_block(i8* %167, i8* %168, i64 %156, i8* %169, i64 %63, i32 9, i32 %44, i32 1), !dbg !302
	%170 = add i64 %68, 1, !dbg !302
	%171 = icmp slt i64 %170, %12, !dbg !302
	br i1 %171, label %b3, label %b13, !dbg !302

b13:
	br i1 %39, label %b14, label %b29, !dbg !369

b14:
	%172 = phi i64 [ %282, %b28_ok1 ], [ 0, %b13 ], !dbg !369
	%173 = sub i64 %23, %172, !dbg !370
	%174 = add i64 %173, %7, !dbg !371
	%175 = icmp eq i64 %7, -1, !dbg !372
	%176 = select i1 %175, i64 1, i64 %7, !dbg !372
	%177 = srem i64 %174, %176, !dbg !372
	%178 = mul i64 %177, %p8, !dbg !374
	%179 = add i64 %67, %178, !dbg !375
	%180 = icmp slt i64 %179, %p1, !dbg !376
	%181 = select i1 %180, i64 %179, i64 %p1, !dbg !376
	%182 = add i64 %181, %p8, !dbg !377
	%183 = icmp slt i64 %182, %p1, !dbg !378
	%184 = select i1 %183, i64 %182, i64 %p1, !dbg !378
	%185 = icmp eq i64 %172, 0, !dbg !379
	br i1 %185, label %b15, label %b25, !dbg !379

b15:
	%186 = sub i64 %184, %181, !dbg !380
	%187 = getelementptr inbounds float, float addrspace(1)* %0, i64 %181, !dbg !380
	%188 = getelementptr inbounds float, float addrspace(1)* %1, i64 %181, !dbg !381
	%189 = icmp ugt i64 %184, %p1, !dbg !380
	%190 = icmp ugt i64 %181, %184, !dbg !380
	%191 = icmp ugt i64 %184, %p3, !dbg !381
	%192 = or i1 %189, %190, !dbg !381
	%193 = or i1 %192, %191, !dbg !381
	br i1 %193, label %b15_fail1, label %b15_ok1, !dbg !381, !prof !27

b15_ok1:
	br i1 %45, label %b16, label %b19, !dbg !305

b16:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !382, !range !61
	%195 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !382, !range !61
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !382, !range !62
	%197 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !382, !range !63
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !382, !range !63
	%199 = mul i32 %198, %196, !dbg !382
	%200 = add i32 %195, %199, !dbg !382
	%201 = mul i32 %197, %200, !dbg !382
	%202 = add i32 %194, %201, !dbg !382
	%203 = sext i32 %202 to i64, !dbg !382
	%204 = mul i32 %197, %198, !dbg !382
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !382, !range !64
	%206 = mul i32 %204, %205, !dbg !382
	%207 = sext i32 %206 to i64, !dbg !382
	br label %b17, !dbg !382

b17:
	%208 = phi i64 [ %203, %b16 ], [ %213, %b18 ], !dbg !382
	%209 = icmp slt i64 %208, %186, !dbg !382
	br i1 %209, label %b18, label %b24, !dbg !382

b18:
	%210 = getelementptr inbounds float, float addrspace(1)* %188, i64 %208, !dbg !383
	%211 = load float, float addrspace(1)* %210, align 4, !dbg !383
	%212 = getelementptr inbounds float, float addrspace(1)* %187, i64 %208, !dbg !384
	store float %211, float addrspace(1)* %212, align 4, !dbg !384
	%213 = add i64 %208, %207, !dbg !382
	br label %b17, !dbg !382

b19:
	%214 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %50, !dbg !385
	%215 = icmp uge i64 %50, %p7, !dbg !385
	br i1 %215, label %b19_fail1, label %b19_ok1, !dbg !385, !prof !27

b19_ok1:
	%216 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !387, !range !61
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !387, !range !61
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !387, !range !62
	%219 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !387, !range !63
	%220 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !387, !range !63
	%221 = mul i32 %220, %218, !dbg !387
	%222 = add i32 %217, %221, !dbg !387
	%223 = mul i32 %219, %222, !dbg !387
	%224 = add i32 %216, %223, !dbg !387
	%225 = sext i32 %224 to i64, !dbg !387
	%226 = icmp eq i64 %225, 0, !dbg !388
	br i1 %226, label %b20, label %b21, !dbg !388

b20:
	%227 = addrspacecast i64 addrspace(1)* %214 to i64*, !dbg !389
	%228 = icmp eq i64 addrspace(1)* %214, null, !dbg !389
	br i1 %228, label %b20_fail1, label %b20_ok1, !dbg !389, !prof !27

b20_ok1:
	%229 = bitcast i64* %227 to i8*, !dbg !389
	%230 = call i64 @gpuc_signal_wait_until_thread(i8* %229, i32 5, i64 %63, i32 1, i8* %ctrl, i32 50), !dbg !389
	br label %b21, !dbg !389

b21:
	call void @llvm.nvvm.barrier0(), !dbg !390
	%231 = getelementptr inbounds float, float addrspace(1)* %33, i64 %52, !dbg !313
	%232 = mul i32 %219, %220, !dbg !392
	%233 = icmp ugt i64 %52, %32, !dbg !313
	%234 = icmp ugt i64 %186, %53, !dbg !391
	%235 = or i1 %233, %234, !dbg !391
	br i1 %235, label %b21_fail1, label %b21_ok1, !dbg !391, !prof !27

b21_ok1:
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !392, !range !64
	%237 = mul i32 %232, %236, !dbg !392
	%238 = sext i32 %237 to i64, !dbg !392
	br label %b22, !dbg !392

b22:
	%239 = phi i64 [ %225, %b21_ok1 ], [ %247, %b23 ], !dbg !392
	%240 = icmp slt i64 %239, %186, !dbg !392
	br i1 %240, label %b23, label %b24, !dbg !392

b23:
	%241 = getelementptr inbounds float, float addrspace(1)* %231, i64 %239, !dbg !393
	%242 = load float, float addrspace(1)* %241, align 4, !dbg !393
	%243 = getelementptr inbounds float, float addrspace(1)* %188, i64 %239, !dbg !394
	%244 = load float, float addrspace(1)* %243, align 4, !dbg !394
	%245 = fadd float %242, %244, !dbg !395
	%246 = getelementptr inbounds float, float addrspace(1)* %187, i64 %239, !dbg !396
	store float %245, float addrspace(1)* %246, align 4, !dbg !396
	%247 = add i64 %239, %238, !dbg !392
	br label %b22, !dbg !392

b24:
	call void @llvm.nvvm.barrier0(), !dbg !397
	br label %b28, !dbg !304

b25:
	%248 = add i64 %47, %172, !dbg !398
	%249 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %248, !dbg !399
	%250 = icmp uge i64 %248, %p7, !dbg !399
	br i1 %250, label %b25_fail1, label %b25_ok1, !dbg !399, !prof !27

b25_ok1:
	%251 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !401, !range !61
	%252 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !401, !range !61
	%253 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !401, !range !62
	%254 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !401, !range !63
	%255 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !401, !range !63
	%256 = mul i32 %255, %253, !dbg !401
	%257 = add i32 %252, %256, !dbg !401
	%258 = mul i32 %254, %257, !dbg !401
	%259 = add i32 %251, %258, !dbg !401
	%260 = sext i32 %259 to i64, !dbg !401
	%261 = icmp eq i64 %260, 0, !dbg !402
	br i1 %261, label %b26, label %b27, !dbg !402

b26:
	%262 = addrspacecast i64 addrspace(1)* %249 to i64*, !dbg !403
	%263 = icmp eq i64 addrspace(1)* %249, null, !dbg !403
	br i1 %263, label %b26_fail1, label %b26_ok1, !dbg !403, !prof !27

b26_ok1:
	%264 = bitcast i64* %262 to i8*, !dbg !403
	%265 = call i64 @gpuc_signal_wait_until_thread(i8* %264, i32 5, i64 %63, i32 1, i8* %ctrl, i32 50), !dbg !403
	br label %b27, !dbg !403

b27:
	call void @llvm.nvvm.barrier0(), !dbg !404
	br label %b28, !dbg !400

b28:
	%266 = add i64 %48, %172, !dbg !406
	%267 = sub i64 %184, %181, !dbg !405
	%268 = getelementptr inbounds float, float addrspace(1)* %0, i64 %181, !dbg !405
	%269 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %266, !dbg !407
	%270 = mul i64 %267, 4, !dbg !283
	%271 = addrspacecast float addrspace(1)* %268 to float*, !dbg !283
	%272 = addrspacecast float addrspace(1)* %268 to float*, !dbg !283
	%273 = addrspacecast i64 addrspace(1)* %269 to i64*, !dbg !283
	%274 = icmp ugt i64 %184, %p1, !dbg !405
	%275 = icmp ugt i64 %181, %184, !dbg !405
	%276 = icmp uge i64 %266, %p7, !dbg !407
	%277 = or i1 %274, %275, !dbg !407
	%278 = or i1 %277, %276, !dbg !407
	br i1 %278, label %b28_fail1, label %b28_ok1, !dbg !407, !prof !27

b28_ok1:
	%279 = bitcast float* %271 to i8*, !dbg !283
	%280 = bitcast float* %272 to i8*, !dbg !283
	%281 = bitcast i64* %273 to i8*, !dbg !283
	call void @gpuc_put_signal_block(i8* %279, i8* %280, i64 %270, i8* %281, i64 %63, i32 9, i32 %44, i32 1), !dbg !283
	%282 = add i64 %172, 1, !dbg !283
	%283 = icmp slt i64 %282, %12, !dbg !283
	br i1 %283, label %b14, label %b29, !dbg !283

b29:
	%284 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %43, !dbg !408
	%285 = icmp uge i64 %43, %p7, !dbg !408
	br i1 %285, label %b29_fail1, label %b29_ok1, !dbg !408, !prof !27

b29_ok1:
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !410, !range !61
	%287 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !410, !range !61
	%288 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !410, !range !62
	%289 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !410, !range !63
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !410, !range !63
	%291 = mul i32 %290, %288, !dbg !410
	%292 = add i32 %287, %291, !dbg !410
	%293 = mul i32 %289, %292, !dbg !410
	%294 = add i32 %286, %293, !dbg !410
	%295 = sext i32 %294 to i64, !dbg !410
	%296 = icmp eq i64 %295, 0, !dbg !411
	br i1 %296, label %b30, label %b31, !dbg !411

b30:
	%297 = addrspacecast i64 addrspace(1)* %284 to i64*, !dbg !412
	%298 = icmp eq i64 addrspace(1)* %284, null, !dbg !412
	br i1 %298, label %b30_fail1, label %b30_ok1, !dbg !412, !prof !27

b30_ok1:
	%299 = bitcast i64* %297 to i8*, !dbg !412
	%300 = call i64 @gpuc_signal_wait_until_thread(i8* %299, i32 5, i64 %63, i32 1, i8* %ctrl, i32 50), !dbg !412
	br label %b31, !dbg !412

b31:
	call void @llvm.nvvm.barrier0(), !dbg !413
	%301 = add i64 %54, 1, !dbg !409
	%302 = icmp slt i64 %301, %p11, !dbg !409
	br i1 %302, label %b2, label %b32, !dbg !409

b32:
	call void @llvm.nvvm.barrier0(), !dbg !415
	%303 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !416, !range !61
	%304 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !416, !range !61
	%305 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !416, !range !62
	%306 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !416, !range !63
	%307 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !416, !range !63
	%308 = mul i32 %307, %305, !dbg !416
	%309 = add i32 %304, %308, !dbg !416
	%310 = mul i32 %306, %309, !dbg !416
	%311 = add i32 %303, %310, !dbg !416
	%312 = sext i32 %311 to i64, !dbg !416
	%313 = icmp eq i64 %312, 0, !dbg !417
	br i1 %313, label %b33, label %b34, !dbg !417

b33:
	%314 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !419, !range !23
	%315 = sext i32 %314 to i64, !dbg !419
	%316 = mul i64 %31, %315, !dbg !420
	%317 = add i64 %316, %9, !dbg !421
	%318 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %317, !dbg !422
	%319 = icmp uge i64 %317, %p10, !dbg !422
	br i1 %319, label %b33_fail1, label %b33_ok1, !dbg !422, !prof !27

b33_ok1:
	%320 = load i64, i64 addrspace(1)* %318, align 8, !dbg !422
	%321 = add i64 %320, %p11, !dbg !424
	store i64 %321, i64 addrspace(1)* %318, align 8, !dbg !422
	br label %b34, !dbg !422

b34:
	ret void, !dbg !414

b0_fail1:
	%322 = icmp ugt i64 %19, %p5, !dbg !293
	br i1 %322, label %b0_fail2, label %b0_ok2, !dbg !293

b0_fail2:
	br label %fail, !dbg !293

b0_ok2:
	br label %fail, !dbg !293

b2_fail1:
	br label %fail, !dbg !319

b3_fail1:
	%323 = icmp ugt i64 %80, %p1, !dbg !337
	br i1 %323, label %b3_fail2, label %b3_ok2, !dbg !337

b3_fail2:
	br label %fail, !dbg !337

b3_ok2:
	%324 = icmp ugt i64 %77, %80, !dbg !337
	br i1 %324, label %b3_fail3, label %b3_ok3, !dbg !337

b3_fail3:
	br label %fail, !dbg !337

b3_ok3:
	br label %fail, !dbg !338

b7_fail1:
	br label %fail, !dbg !346

b8_fail1:
	br label %fail, !dbg !351

b9_fail1:
	%325 = icmp ugt i64 %130, %32, !dbg !355
	br i1 %325, label %b9_fail2, label %b9_ok2, !dbg !355

b9_fail2:
	br label %fail, !dbg !355

b9_ok2:
	br label %fail, !dbg !356

b12_fail1:
	%326 = icmp ugt i64 %151, %32, !dbg !366
	br i1 %326, label %b12_fail2, label %b12_ok2, !dbg !366

b12_fail2:
	br label %fail, !dbg !366

b12_ok2:
	%327 = icmp ugt i64 %149, %151, !dbg !366
	br i1 %327, label %b12_fail3, label %b12_ok3, !dbg !366

b12_fail3:
	br label %fail, !dbg !366

b12_ok3:
	%328 = icmp uge i64 %153, %p7, !dbg !368
	br i1 %328, label %b12_fail4, label %b12_ok4, !dbg !368

b12_fail4:
	br label %fail, !dbg !368

b12_ok4:
	br label %fail, !dbg !302

b15_fail1:
	%329 = icmp ugt i64 %184, %p1, !dbg !380
	br i1 %329, label %b15_fail2, label %b15_ok2, !dbg !380

b15_fail2:
	br label %fail, !dbg !380

b15_ok2:
	%330 = icmp ugt i64 %181, %184, !dbg !380
	br i1 %330, label %b15_fail3, label %b15_ok3, !dbg !380

b15_fail3:
	br label %fail, !dbg !380

b15_ok3:
	br label %fail, !dbg !381

b19_fail1:
	br label %fail, !dbg !385

b20_fail1:
	br label %fail, !dbg !389

b21_fail1:
	%331 = icmp ugt i64 %52, %32, !dbg !313
	br i1 %331, label %b21_fail2, label %b21_ok2, !dbg !313

b21_fail2:
	br label %fail, !dbg !313

b21_ok2:
	br label %fail, !dbg !391

b25_fail1:
	br label %fail, !dbg !399

b26_fail1:
	br label %fail, !dbg !403

b28_fail1:
	%332 = icmp ugt i64 %184, %p1, !dbg !405
	br i1 %332, label %b28_fail2, label %b28_ok2, !dbg !405

b28_fail2:
	br label %fail, !dbg !405

b28_ok2:
	%333 = icmp ugt i64 %181, %184, !dbg !405
	br i1 %333, label %b28_fail3, label %b28_ok3, !dbg !405

b28_fail3:
	br label %fail, !dbg !405

b28_ok3:
	br label %fail, !dbg !407

b29_fail1:
	br label %fail, !dbg !408

b30_fail1:
	br label %fail, !dbg !412

b33_fail1:
	br label %fail, !dbg !422

fail:
	%334 = phi i32 [ 44, %b0_fail2 ], [ 45, %b0_ok2 ], [ 0, %b2_fail1 ], [ 46, %b3_fail2 ], [ 47, %b3_fail3 ], [ 46, %b3_ok3 ], [ 48, %b7_fail1 ], [ 49, %b8_fail1 ], [ 51, %b9_fail2 ], [ 52, %b9_ok2 ], [ 53, %b12_fail2 ], [ 54, %b12_fail3 ], [ 55, %b12_fail4 ], [ 56, %b12_ok4 ], [ 57, %b15_fail2 ], [ 58, %b15_fail3 ], [ 57, %b15_ok3 ], [ 48, %b19_fail1 ], [ 49, %b20_fail1 ], [ 51, %b21_fail2 ], [ 52, %b21_ok2 ], [ 59, %b25_fail1 ], [ 49, %b26_fail1 ], [ 60, %b28_fail2 ], [ 61, %b28_fail3 ], [ 62, %b28_ok3 ], [ 63, %b29_fail1 ], [ 49, %b30_fail1 ], [ 31, %b33_fail1 ], !dbg !282
	%335 = phi i64 [ %19, %b0_fail2 ], [ %14, %b0_ok2 ], [ %58, %b2_fail1 ], [ %80, %b3_fail2 ], [ %77, %b3_fail3 ], [ %80, %b3_ok3 ], [ %111, %b7_fail1 ], [ 0, %b8_fail1 ], [ %130, %b9_fail2 ], [ %81, %b9_ok2 ], [ %151, %b12_fail2 ], [ %149, %b12_fail3 ], [ %153, %b12_fail4 ], [ %152, %b12_ok4 ], [ %184, %b15_fail2 ], [ %181, %b15_fail3 ], [ %184, %b15_ok3 ], [ %50, %b19_fail1 ], [ 0, %b20_fail1 ], [ %52, %b21_fail2 ], [ %186, %b21_ok2 ], [ %248, %b25_fail1 ], [ 0, %b26_fail1 ], [ %184, %b28_fail2 ], [ %181, %b28_fail3 ], [ %266, %b28_ok3 ], [ %43, %b29_fail1 ], [ 0, %b30_fail1 ], [ %317, %b33_fail1 ], !dbg !282
	%336 = phi i64 [ %p5, %b0_fail2 ], [ %19, %b0_ok2 ], [ %p10, %b2_fail1 ], [ %p1, %b3_fail2 ], [ %80, %b3_fail3 ], [ %p3, %b3_ok3 ], [ %p7, %b7_fail1 ], [ 0, %b8_fail1 ], [ %32, %b9_fail2 ], [ %131, %b9_ok2 ], [ %32, %b12_fail2 ], [ %151, %b12_fail3 ], [ %p7, %b12_fail4 ], [ %81, %b12_ok4 ], [ %p1, %b15_fail2 ], [ %184, %b15_fail3 ], [ %p3, %b15_ok3 ], [ %p7, %b19_fail1 ], [ 0, %b20_fail1 ], [ %32, %b21_fail2 ], [ %53, %b21_ok2 ], [ %p7, %b25_fail1 ], [ 0, %b26_fail1 ], [ %p1, %b28_fail2 ], [ %184, %b28_fail3 ], [ %p7, %b28_ok3 ], [ %p7, %b29_fail1 ], [ 0, %b30_fail1 ], [ %p10, %b33_fail1 ], !dbg !282
	call void @gpuc_fail(i8* %ctrl, i32 %334, i64 %335, i64 %336), !dbg !282
	ret void, !dbg !282
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !426 {
entry:
	br label %b0, !dbg !427

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !427
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !427
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !427
	%3 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !427
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !431
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !432, !range !20
	%6 = sext i32 %5 to i64, !dbg !432
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !432, !range !21
	%8 = sext i32 %7 to i64, !dbg !432
	%9 = mul i64 %6, %p6, !dbg !433
	%10 = icmp slt i64 %9, %p3, !dbg !434
	%11 = select i1 %10, i64 %9, i64 %p3, !dbg !434
	%12 = add i64 %11, %p6, !dbg !435
	%13 = icmp slt i64 %12, %p3, !dbg !436
	%14 = select i1 %13, i64 %12, i64 %p3, !dbg !436
	%15 = mul i64 %6, %p7, !dbg !437
	%16 = add i64 %15, %p7, !dbg !438
	%17 = icmp ugt i64 %16, %p5, !dbg !439
	%18 = icmp ugt i64 %15, %16, !dbg !439
	%19 = or i1 %17, %18, !dbg !439
	br i1 %19, label %b0_fail1, label %b0_ok1, !dbg !439, !prof !27

b0_ok1:
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !442, !range !23
	%21 = sext i32 %20 to i64, !dbg !442
	%22 = mul i64 %8, %21, !dbg !443
	%23 = add i64 %22, %6, !dbg !444
	%24 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %15, !dbg !439
	%25 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %23, !dbg !445
	%26 = icmp uge i64 %23, %p9, !dbg !445
	%27 = icmp ugt i64 %14, %p1, !dbg !446
	%28 = icmp ugt i64 %11, %14, !dbg !446
	%29 = or i1 %26, %27, !dbg !446
	%30 = or i1 %29, %28, !dbg !446
	br i1 %30, label %b0_fail3, label %b0_ok3, !dbg !446, !prof !27

b0_ok3:
	%31 = load i64, i64 addrspace(1)* %25, align 8, !dbg !445
	%32 = add i64 %31, 1, !dbg !447
	%33 = trunc i64 %32 to i32, !dbg !448
	%34 = sub i64 %14, %11, !dbg !446
	%35 = getelementptr inbounds float, float addrspace(1)* %0, i64 %11, !dbg !446
	%36 = getelementptr inbounds float, float addrspace(1)* %1, i64 %11, !dbg !449
	%37 = call i32 @gpuc_my_pe_thread(), !dbg !450
	%38 = sext i32 %37 to i64, !dbg !450
	%39 = sext i32 %4 to i64, !dbg !451
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !452, !range !61
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !452, !range !61
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !452, !range !62
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !452, !range !63
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !452, !range !63
	%45 = mul i32 %44, %42, !dbg !452
	%46 = add i32 %41, %45, !dbg !452
	%47 = mul i32 %43, %46, !dbg !452
	%48 = add i32 %40, %47, !dbg !452
	%49 = sext i32 %48 to i64, !dbg !452
	%50 = trunc i64 %49 to i32, !dbg !453
	%51 = mul i32 %50, 2, !dbg !453
	%52 = zext i32 %51 to i64, !dbg !453
	%53 = mul i32 %43, %44, !dbg !454
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !454, !range !64
	%55 = mul i32 %53, %54, !dbg !454
	%56 = sext i32 %55 to i64, !dbg !454
	%57 = trunc i64 %56 to i32, !dbg !455
	%58 = mul i32 %57, 2, !dbg !455
	%59 = zext i32 %58 to i64, !dbg !455
	%60 = icmp slt i64 %52, %34, !dbg !459
	br i1 %60, label %b1, label %b2, !dbg !459

b1:
	%61 = getelementptr inbounds float, float addrspace(1)* %36, i64 %52, !dbg !460
	%62 = load float, float addrspace(1)* %61, align 4, !dbg !460
	%63 = bitcast float %62 to i32, !dbg !461
	%64 = zext i32 %63 to i64, !dbg !461
	br label %b2, !dbg !461

b2:
	%65 = phi i64 [ 0, %b0_ok3 ], [ %64, %b1 ], !dbg !462
	%66 = add i32 %51, 1, !dbg !463
	%67 = zext i32 %66 to i64, !dbg !463
	%68 = icmp slt i64 %67, %34, !dbg !464
	br i1 %68, label %b3, label %b4, !dbg !464

b3:
	%69 = getelementptr inbounds float, float addrspace(1)* %36, i64 %67, !dbg !465
	%70 = load float, float addrspace(1)* %69, align 4, !dbg !465
	%71 = bitcast float %70 to i32, !dbg !466
	%72 = zext i32 %71 to i64, !dbg !466
	%73 = shl i64 %72, 32, !dbg !467
	%74 = or i64 %65, %73, !dbg !468
	br label %b4, !dbg !468

b4:
	%75 = phi i64 [ %65, %b2 ], [ %74, %b3 ], !dbg !462
	%76 = add i64 %34, 1, !dbg !471
	%77 = sdiv i64 %76, 2, !dbg !472
	%78 = addrspacecast i64 addrspace(1)* %24 to i64*, !dbg !473
	%79 = ptrtoint i64* %78 to i64, !dbg !473
	%80 = and i64 %79, 15, !dbg !473
	%81 = icmp eq i64 %80, 0, !dbg !473
	%82 = icmp eq i64 %p7, 0, !dbg !473
	%83 = or i1 %81, %82, !dbg !473
	br i1 %83, label %b5, label %b30, !dbg !473

b5:
	%84 = bitcast i64 addrspace(1)* %24 to { i64, i64 } addrspace(1)*, !dbg !473
	%85 = ashr i64 %p7, 1, !dbg !473
	%86 = sdiv i64 %85, 2, !dbg !474
	%87 = urem i32 %33, 2, !dbg !475
	%88 = zext i32 %87 to i64, !dbg !476
	%89 = mul i64 %88, %86, !dbg !477
	%90 = add i64 %89, %86, !dbg !478
	%91 = mul i64 %39, %77, !dbg !480
	%92 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %84, i64 %89, !dbg !479
	%93 = mul i64 %38, %77, !dbg !482
	%94 = icmp ugt i64 %90, %85, !dbg !479
	%95 = icmp ugt i64 %89, %90, !dbg !479
	%96 = icmp ugt i64 %91, %86, !dbg !481
	%97 = or i1 %94, %95, !dbg !481
	%98 = or i1 %97, %96, !dbg !481
	br i1 %98, label %b5_fail1, label %b5_ok1, !dbg !481, !prof !27

b5_ok1:
	br label %b6, !dbg !481

b6:
	%99 = phi i64 [ %75, %b5_ok1 ], [ %123, %b14 ], !dbg !483
	%100 = phi i64 [ %52, %b5_ok1 ], [ %105, %b14 ], !dbg !484
	%101 = icmp slt i64 %100, %34, !dbg !485
	br i1 %101, label %b7, label %b15, !dbg !485

b7:
	%102 = sdiv i64 %100, 2, !dbg !486
	%103 = add i64 %93, %102, !dbg !487
	%104 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %92, i64 %103, !dbg !488
	%105 = add i64 %100, %59, !dbg !489
	%106 = icmp slt i64 %105, %34, !dbg !491
	%107 = icmp uge i64 %103, %91, !dbg !488
	br i1 %107, label %b7_fail1, label %b7_ok1, !dbg !488, !prof !27

b7_ok1:
	br i1 %106, label %b8, label %b9, !dbg !491

b8:
	%108 = getelementptr inbounds float, float addrspace(1)* %36, i64 %105, !dbg !492
	%109 = icmp uge i64 %105, %34, !dbg !492
	br i1 %109, label %b8_fail1, label %b8_ok1, !dbg !492, !prof !27

b8_ok1:
	%110 = load float, float addrspace(1)* %108, align 4, !dbg !492
	%111 = bitcast float %110 to i32, !dbg !493
	%112 = zext i32 %111 to i64, !dbg !493
	br label %b9, !dbg !493

b9:
	%113 = phi i64 [ 0, %b7_ok1 ], [ %112, %b8_ok1 ], !dbg !494
	%114 = add i64 %105, 1, !dbg !495
	%115 = icmp slt i64 %114, %34, !dbg !496
	br i1 %115, label %b10, label %b11, !dbg !496

b10:
	%116 = getelementptr inbounds float, float addrspace(1)* %36, i64 %114, !dbg !497
	%117 = icmp uge i64 %114, %34, !dbg !497
	br i1 %117, label %b10_fail1, label %b10_ok1, !dbg !497, !prof !27

b10_ok1:
	%118 = load float, float addrspace(1)* %116, align 4, !dbg !497
	%119 = bitcast float %118 to i32, !dbg !498
	%120 = zext i32 %119 to i64, !dbg !498
	%121 = shl i64 %120, 32, !dbg !499
	%122 = or i64 %113, %121, !dbg !500
	br label %b11, !dbg !500

b11:
	%123 = phi i64 [ %113, %b9 ], [ %122, %b10_ok1 ], !dbg !494
	br label %b12, !dbg !490

b12:
	%124 = phi i64 [ 0, %b11 ], [ %130, %b14 ], !dbg !490
	%125 = icmp ne i64 %124, %38, !dbg !501
	br i1 %125, label %b13, label %b14, !dbg !501

b13:
	%126 = trunc i64 %124 to i32, !dbg !431
	%127 = addrspacecast { i64, i64 } addrspace(1)* %104 to { i64, i64 }*, !dbg !431
	%128 = icmp uge i64 %124, %39, !dbg !431
	br i1 %128, label %b13_fail1, label %b13_ok1, !dbg !431, !prof !27

b13_ok1:
	%129 = bitcast { i64, i64 }* %127 to i8*, !dbg !431
	call void @gpuc_put_line_thread(i8* %129, i64 %99, i32 %33, i32 %126), !dbg !431
	br label %b14, !dbg !431

b14:
	%130 = add i64 %124, 1, !dbg !431
	%131 = icmp slt i64 %130, %39, !dbg !431
	br i1 %131, label %b12, label %b6, !dbg !431

b15:
	%132 = phi i64 [ %177, %b26 ], [ %52, %b6 ], !dbg !502
	%133 = icmp slt i64 %132, %34, !dbg !503
	br i1 %133, label %b16, label %b27, !dbg !503

b16:
	%134 = getelementptr inbounds float, float addrspace(1)* %36, i64 %132, !dbg !505
	%135 = icmp uge i64 %132, %34, !dbg !505
	br i1 %135, label %b16_fail1, label %b16_ok1, !dbg !505, !prof !27

b16_ok1:
	%136 = load float, float addrspace(1)* %134, align 4, !dbg !505
	%137 = bitcast float %136 to i32, !dbg !506
	%138 = zext i32 %137 to i64, !dbg !506
	%139 = add i64 %132, 1, !dbg !507
	%140 = icmp slt i64 %139, %34, !dbg !508
	br i1 %140, label %b17, label %b18, !dbg !508

b17:
	%141 = getelementptr inbounds float, float addrspace(1)* %36, i64 %139, !dbg !509
	%142 = icmp uge i64 %139, %34, !dbg !509
	br i1 %142, label %b17_fail1, label %b17_ok1, !dbg !509, !prof !27

b17_ok1:
	%143 = load float, float addrspace(1)* %141, align 4, !dbg !509
	%144 = bitcast float %143 to i32, !dbg !510
	%145 = zext i32 %144 to i64, !dbg !510
	%146 = shl i64 %145, 32, !dbg !511
	%147 = or i64 %138, %146, !dbg !512
	br label %b18, !dbg !512

b18:
	%148 = phi i64 [ %138, %b16_ok1 ], [ %147, %b17_ok1 ], !dbg !513
	br label %b19, !dbg !504

b19:
	%149 = phi float [ 0.000000e+00, %b18 ], [ %170, %b23 ], !dbg !514
	%150 = phi float [ 0.000000e+00, %b18 ], [ %171, %b23 ], !dbg !515
	%151 = phi i64 [ 0, %b18 ], [ %172, %b23 ], !dbg !515
	%152 = icmp ne i64 %151, %38, !dbg !516
	br i1 %152, label %b20, label %b21, !dbg !516

b20:
	%153 = mul i64 %151, %77, !dbg !517
	%154 = sdiv i64 %132, 2, !dbg !518
	%155 = add i64 %153, %154, !dbg !519
	%156 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %92, i64 %155, !dbg !520
	%157 = addrspacecast { i64, i64 } addrspace(1)* %156 to { i64, i64 }*, !dbg !521
	%158 = icmp uge i64 %155, %91, !dbg !520
	br i1 %158, label %b20_fail1, label %b20_ok1, !dbg !520, !prof !27

b20_ok1:
	%159 = bitcast { i64, i64 }* %157 to i8*, !dbg !521
	%160 = call i64 @gpuc_wait_line_thread(i8* %159, i32 %33, i32 1, i8* %ctrl, i32 74), !dbg !521
	br label %b21, !dbg !521

b21:
	%161 = phi i64 [ %148, %b19 ], [ %160, %b20_ok1 ], !dbg !522
	%162 = trunc i64 %161 to i32, !dbg !525
	%163 = bitcast i32 %162 to float, !dbg !525
	%164 = lshr i64 %161, 32, !dbg !526
	%165 = trunc i64 %164 to i32, !dbg !527
	%166 = bitcast i32 %165 to float, !dbg !527
	%167 = icmp eq i64 %151, 0, !dbg !528
	br i1 %167, label %b23, label %b22, !dbg !528

b22:
	%168 = fadd float %149, %163, !dbg !529
	%169 = fadd float %150, %166, !dbg !530
	br label %b23, !dbg !530

b23:
	%170 = phi float [ %163, %b21 ], [ %168, %b22 ], !dbg !514
	%171 = phi float [ %166, %b21 ], [ %169, %b22 ], !dbg !515
	%172 = add i64 %151, 1, !dbg !515
	%173 = icmp slt i64 %172, %39, !dbg !515
	br i1 %173, label %b19, label %b24, !dbg !515

b24:
	%174 = getelementptr inbounds float, float addrspace(1)* %35, i64 %132, !dbg !533
	%175 = icmp uge i64 %132, %34, !dbg !533
	br i1 %175, label %b24_fail1, label %b24_ok1, !dbg !533, !prof !27

b24_ok1:
	store float %170, float addrspace(1)* %174, align 4, !dbg !533
	br i1 %140, label %b25, label %b26, !dbg !534

b25:
	%176 = getelementptr inbounds float, float addrspace(1)* %35, i64 %139, !dbg !535
	store float %171, float addrspace(1)* %176, align 4, !dbg !535
	br label %b26, !dbg !535

b26:
	%177 = add i64 %132, %59, !dbg !536
	br label %b15, !dbg !536

b27:
	call void @llvm.nvvm.barrier0(), !dbg !538
	%178 = icmp eq i64 %49, 0, !dbg !539
	br i1 %178, label %b28, label %b29, !dbg !539

b28:
	%179 = load i64, i64 addrspace(1)* %25, align 8, !dbg !540
	%180 = add i64 %179, 1, !dbg !541
	store i64 %180, i64 addrspace(1)* %25, align 8, !dbg !540
	br label %b29, !dbg !540

b29:
	ret void, !dbg !537

b30:
	br label %fail, !dbg !473

b0_fail1:
	%181 = icmp ugt i64 %16, %p5, !dbg !439
	br i1 %181, label %b0_fail2, label %b0_ok2, !dbg !439

b0_fail2:
	br label %fail, !dbg !439

b0_ok2:
	br label %fail, !dbg !439

b0_fail3:
	%182 = icmp uge i64 %23, %p9, !dbg !445
	br i1 %182, label %b0_fail4, label %b0_ok4, !dbg !445

b0_fail4:
	br label %fail, !dbg !445

b0_ok4:
	%183 = icmp ugt i64 %14, %p1, !dbg !446
	br i1 %183, label %b0_fail5, label %b0_ok5, !dbg !446

b0_fail5:
	br label %fail, !dbg !446

b0_ok5:
	br label %fail, !dbg !446

b5_fail1:
	%184 = icmp ugt i64 %90, %85, !dbg !479
	br i1 %184, label %b5_fail2, label %b5_ok2, !dbg !479

b5_fail2:
	br label %fail, !dbg !479

b5_ok2:
	%185 = icmp ugt i64 %89, %90, !dbg !479
	br i1 %185, label %b5_fail3, label %b5_ok3, !dbg !479

b5_fail3:
	br label %fail, !dbg !479

b5_ok3:
	br label %fail, !dbg !481

b7_fail1:
	br label %fail, !dbg !488

b8_fail1:
	br label %fail, !dbg !492

b10_fail1:
	br label %fail, !dbg !497

b13_fail1:
	br label %fail, !dbg !431

b16_fail1:
	br label %fail, !dbg !505

b17_fail1:
	br label %fail, !dbg !509

b20_fail1:
	br label %fail, !dbg !520

b24_fail1:
	br label %fail, !dbg !533

fail:
	%186 = phi i32 [ 64, %b0_fail2 ], [ 65, %b0_ok2 ], [ 0, %b0_fail4 ], [ 64, %b0_fail5 ], [ 65, %b0_ok5 ], [ 69, %b5_fail2 ], [ 70, %b5_fail3 ], [ 69, %b5_ok3 ], [ 71, %b7_fail1 ], [ 66, %b8_fail1 ], [ 67, %b10_fail1 ], [ 72, %b13_fail1 ], [ 66, %b16_fail1 ], [ 67, %b17_fail1 ], [ 73, %b20_fail1 ], [ 75, %b24_fail1 ], [ 68, %b30 ], !dbg !427
	%187 = phi i64 [ %16, %b0_fail2 ], [ %15, %b0_ok2 ], [ %23, %b0_fail4 ], [ %14, %b0_fail5 ], [ %11, %b0_ok5 ], [ %90, %b5_fail2 ], [ %89, %b5_fail3 ], [ %91, %b5_ok3 ], [ %103, %b7_fail1 ], [ %105, %b8_fail1 ], [ %114, %b10_fail1 ], [ %124, %b13_fail1 ], [ %132, %b16_fail1 ], [ %139, %b17_fail1 ], [ %155, %b20_fail1 ], [ %132, %b24_fail1 ], [ %80, %b30 ], !dbg !427
	%188 = phi i64 [ %p5, %b0_fail2 ], [ %16, %b0_ok2 ], [ %p9, %b0_fail4 ], [ %p1, %b0_fail5 ], [ %14, %b0_ok5 ], [ %85, %b5_fail2 ], [ %90, %b5_fail3 ], [ %86, %b5_ok3 ], [ %91, %b7_fail1 ], [ %34, %b8_fail1 ], [ %34, %b10_fail1 ], [ %39, %b13_fail1 ], [ %34, %b16_fail1 ], [ %34, %b17_fail1 ], [ %91, %b20_fail1 ], [ %34, %b24_fail1 ], [ 16, %b30 ], !dbg !427
	call void @gpuc_fail(i8* %ctrl, i32 %186, i64 %187, i64 %188), !dbg !427
	ret void, !dbg !427
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

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7) convergent nounwind

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!542, !543, !544, !545, !546, !547, !548, !549, !550, !551, !552, !553, !554, !555, !556, !557, !558, !559, !560, !561, !562}
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
!270 = !DILocation(line: 22, column: 22, scope: !147, inlinedAt: !269)
!271 = !DILocation(line: 23, column: 8, scope: !147, inlinedAt: !269)
!272 = !DILocation(line: 23, column: 3, scope: !147, inlinedAt: !269)
!273 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 155, type: !4, isDefinition: true, scopeLine: 155, isOptimized: true, unit: !2)
!274 = !DILocation(line: 155, column: 6, scope: !273)
!275 = !DILocation(line: 158, column: 18, scope: !273)
!276 = !DILocation(line: 157, column: 30, scope: !273)
!277 = !DILocation(line: 156, column: 2, scope: !273)
!278 = !DILocation(line: 158, column: 27, scope: !273)
!279 = !DILocation(line: 162, column: 13, scope: !273)
!280 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!281 = distinct !DISubprogram(name: "Ring", scope: !280, file: !280, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!282 = !DILocation(line: 26, column: 6, scope: !281)
!283 = !DILocation(line: 52, column: 19, scope: !281)
!284 = !DILocation(line: 27, column: 23, scope: !281)
!285 = !DILocation(line: 27, column: 40, scope: !281)
!286 = !DILocation(line: 29, column: 21, scope: !281)
!287 = !DILocation(line: 30, column: 33, scope: !281)
!288 = !DILocation(line: 30, column: 28, scope: !281)
!289 = !DILocation(line: 30, column: 36, scope: !281)
!290 = !DILocation(line: 30, column: 50, scope: !281)
!291 = !DILocation(line: 30, column: 53, scope: !281)
!292 = !DILocation(line: 30, column: 61, scope: !281)
!293 = !DILocation(line: 30, column: 22, scope: !281)
!294 = !DILocation(line: 28, column: 15, scope: !281)
!295 = !DILocation(line: 28, column: 20, scope: !281)
!296 = !DILocation(line: 31, column: 17, scope: !281)
!297 = !DILocation(line: 31, column: 21, scope: !281)
!298 = !DILocation(line: 36, column: 25, scope: !281)
!299 = !DILocation(line: 55, column: 30, scope: !281)
!300 = !DILocation(line: 55, column: 28, scope: !281)
!301 = !DILocation(line: 55, column: 38, scope: !281)
!302 = !DILocation(line: 41, column: 19, scope: !281)
!303 = distinct !DISubprogram(name: "sum", scope: !280, file: !280, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!304 = !DILocation(line: 48, column: 8, scope: !281)
!305 = !DILocation(line: 69, column: 10, scope: !303, inlinedAt: !304)
!306 = !DILocation(line: 50, column: 30, scope: !281)
!307 = !DILocation(line: 50, column: 34, scope: !281)
!308 = !DILocation(line: 53, column: 25, scope: !281)
!309 = !DILocation(line: 74, column: 28, scope: !303, inlinedAt: !304)
!310 = !DILocation(line: 74, column: 33, scope: !303, inlinedAt: !304)
!311 = !DILocation(line: 75, column: 33, scope: !303, inlinedAt: !304)
!312 = !DILocation(line: 75, column: 36, scope: !303, inlinedAt: !304)
!313 = !DILocation(line: 75, column: 27, scope: !303, inlinedAt: !304)
!314 = !DILocation(line: 34, column: 23, scope: !281)
!315 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !314)
!316 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !315)
!317 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !315)
!318 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !315)
!319 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !314)
!320 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !314)
!321 = !DILocation(line: 34, column: 42, scope: !281)
!322 = !DILocation(line: 34, column: 34, scope: !281)
!323 = !DILocation(line: 35, column: 13, scope: !281)
!324 = !DILocation(line: 35, column: 28, scope: !281)
!325 = !DILocation(line: 35, column: 37, scope: !281)
!326 = !DILocation(line: 35, column: 43, scope: !281)
!327 = !DILocation(line: 39, column: 41, scope: !281)
!328 = !DILocation(line: 39, column: 46, scope: !281)
!329 = !DILocation(line: 39, column: 51, scope: !281)
!330 = distinct !DISubprogram(name: "pieceRange", scope: !280, file: !280, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!331 = !DILocation(line: 39, column: 24, scope: !281)
!332 = !DILocation(line: 62, column: 17, scope: !330, inlinedAt: !331)
!333 = !DILocation(line: 62, column: 15, scope: !330, inlinedAt: !331)
!334 = !DILocation(line: 62, column: 10, scope: !330, inlinedAt: !331)
!335 = !DILocation(line: 63, column: 19, scope: !330, inlinedAt: !331)
!336 = !DILocation(line: 63, column: 16, scope: !330, inlinedAt: !331)
!337 = !DILocation(line: 40, column: 22, scope: !281)
!338 = !DILocation(line: 40, column: 42, scope: !281)
!339 = !DILocation(line: 40, column: 7, scope: !281)
!340 = !DILocation(line: 69, column: 10, scope: !303, inlinedAt: !339)
!341 = !DILocation(line: 70, column: 34, scope: !303, inlinedAt: !339)
!342 = !DILocation(line: 71, column: 16, scope: !303, inlinedAt: !339)
!343 = !DILocation(line: 71, column: 7, scope: !303, inlinedAt: !339)
!344 = !DILocation(line: 74, column: 28, scope: !303, inlinedAt: !339)
!345 = !DILocation(line: 74, column: 33, scope: !303, inlinedAt: !339)
!346 = !DILocation(line: 74, column: 22, scope: !303, inlinedAt: !339)
!347 = distinct !DISubprogram(name: "await", scope: !280, file: !280, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!348 = !DILocation(line: 74, column: 8, scope: !303, inlinedAt: !339)
!349 = !DILocation(line: 85, column: 19, scope: !347, inlinedAt: !348)
!350 = !DILocation(line: 85, column: 22, scope: !347, inlinedAt: !348)
!351 = !DILocation(line: 86, column: 24, scope: !347, inlinedAt: !348)
!352 = !DILocation(line: 88, column: 16, scope: !347, inlinedAt: !348)
!353 = !DILocation(line: 75, column: 33, scope: !303, inlinedAt: !339)
!354 = !DILocation(line: 75, column: 36, scope: !303, inlinedAt: !339)
!355 = !DILocation(line: 75, column: 27, scope: !303, inlinedAt: !339)
!356 = !DILocation(line: 75, column: 44, scope: !303, inlinedAt: !339)
!357 = !DILocation(line: 76, column: 34, scope: !303, inlinedAt: !339)
!358 = !DILocation(line: 77, column: 20, scope: !303, inlinedAt: !339)
!359 = !DILocation(line: 77, column: 29, scope: !303, inlinedAt: !339)
!360 = !DILocation(line: 77, column: 24, scope: !303, inlinedAt: !339)
!361 = !DILocation(line: 77, column: 7, scope: !303, inlinedAt: !339)
!362 = !DILocation(line: 80, column: 16, scope: !303, inlinedAt: !339)
!363 = !DILocation(line: 41, column: 47, scope: !281)
!364 = !DILocation(line: 41, column: 65, scope: !281)
!365 = !DILocation(line: 41, column: 68, scope: !281)
!366 = !DILocation(line: 41, column: 42, scope: !281)
!367 = !DILocation(line: 42, column: 21, scope: !281)
!368 = !DILocation(line: 42, column: 15, scope: !281)
!369 = !DILocation(line: 44, column: 25, scope: !281)
!370 = !DILocation(line: 45, column: 43, scope: !281)
!371 = !DILocation(line: 45, column: 48, scope: !281)
!372 = !DILocation(line: 45, column: 53, scope: !281)
!373 = !DILocation(line: 45, column: 24, scope: !281)
!374 = !DILocation(line: 62, column: 17, scope: !330, inlinedAt: !373)
!375 = !DILocation(line: 62, column: 15, scope: !330, inlinedAt: !373)
!376 = !DILocation(line: 62, column: 10, scope: !330, inlinedAt: !373)
!377 = !DILocation(line: 63, column: 19, scope: !330, inlinedAt: !373)
!378 = !DILocation(line: 63, column: 16, scope: !330, inlinedAt: !373)
!379 = !DILocation(line: 46, column: 12, scope: !281)
!380 = !DILocation(line: 48, column: 23, scope: !281)
!381 = !DILocation(line: 48, column: 43, scope: !281)
!382 = !DILocation(line: 70, column: 34, scope: !303, inlinedAt: !304)
!383 = !DILocation(line: 71, column: 16, scope: !303, inlinedAt: !304)
!384 = !DILocation(line: 71, column: 7, scope: !303, inlinedAt: !304)
!385 = !DILocation(line: 74, column: 22, scope: !303, inlinedAt: !304)
!386 = !DILocation(line: 74, column: 8, scope: !303, inlinedAt: !304)
!387 = !DILocation(line: 85, column: 19, scope: !347, inlinedAt: !386)
!388 = !DILocation(line: 85, column: 22, scope: !347, inlinedAt: !386)
!389 = !DILocation(line: 86, column: 24, scope: !347, inlinedAt: !386)
!390 = !DILocation(line: 88, column: 16, scope: !347, inlinedAt: !386)
!391 = !DILocation(line: 75, column: 44, scope: !303, inlinedAt: !304)
!392 = !DILocation(line: 76, column: 34, scope: !303, inlinedAt: !304)
!393 = !DILocation(line: 77, column: 20, scope: !303, inlinedAt: !304)
!394 = !DILocation(line: 77, column: 29, scope: !303, inlinedAt: !304)
!395 = !DILocation(line: 77, column: 24, scope: !303, inlinedAt: !304)
!396 = !DILocation(line: 77, column: 7, scope: !303, inlinedAt: !304)
!397 = !DILocation(line: 80, column: 16, scope: !303, inlinedAt: !304)
!398 = !DILocation(line: 50, column: 36, scope: !281)
!399 = !DILocation(line: 50, column: 24, scope: !281)
!400 = !DILocation(line: 50, column: 10, scope: !281)
!401 = !DILocation(line: 85, column: 19, scope: !347, inlinedAt: !400)
!402 = !DILocation(line: 85, column: 22, scope: !347, inlinedAt: !400)
!403 = !DILocation(line: 86, column: 24, scope: !347, inlinedAt: !400)
!404 = !DILocation(line: 88, column: 16, scope: !347, inlinedAt: !400)
!405 = !DILocation(line: 52, column: 40, scope: !281)
!406 = !DILocation(line: 53, column: 27, scope: !281)
!407 = !DILocation(line: 53, column: 15, scope: !281)
!408 = !DILocation(line: 55, column: 22, scope: !281)
!409 = !DILocation(line: 55, column: 8, scope: !281)
!410 = !DILocation(line: 85, column: 19, scope: !347, inlinedAt: !409)
!411 = !DILocation(line: 85, column: 22, scope: !347, inlinedAt: !409)
!412 = !DILocation(line: 86, column: 24, scope: !347, inlinedAt: !409)
!413 = !DILocation(line: 88, column: 16, scope: !347, inlinedAt: !409)
!414 = !DILocation(line: 57, column: 15, scope: !281)
!415 = !DILocation(line: 21, column: 16, scope: !147, inlinedAt: !414)
!416 = !DILocation(line: 22, column: 19, scope: !147, inlinedAt: !414)
!417 = !DILocation(line: 22, column: 22, scope: !147, inlinedAt: !414)
!418 = !DILocation(line: 23, column: 14, scope: !147, inlinedAt: !414)
!419 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !418)
!420 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !418)
!421 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !418)
!422 = !DILocation(line: 23, column: 8, scope: !147, inlinedAt: !414)
!423 = !DILocation(line: 23, column: 28, scope: !147, inlinedAt: !414)
!424 = !DILocation(line: 23, column: 3, scope: !147, inlinedAt: !414)
!425 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!426 = distinct !DISubprogram(name: "Small", scope: !425, file: !425, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!427 = !DILocation(line: 17, column: 6, scope: !426)
!428 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!429 = distinct !DISubprogram(name: "AllReduce", scope: !428, file: !428, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!430 = !DILocation(line: 21, column: 14, scope: !426)
!431 = !DILocation(line: 35, column: 18, scope: !429, inlinedAt: !430)
!432 = !DILocation(line: 18, column: 21, scope: !426)
!433 = !DILocation(line: 19, column: 17, scope: !426)
!434 = !DILocation(line: 19, column: 11, scope: !426)
!435 = !DILocation(line: 20, column: 14, scope: !426)
!436 = !DILocation(line: 20, column: 11, scope: !426)
!437 = !DILocation(line: 21, column: 46, scope: !426)
!438 = !DILocation(line: 21, column: 61, scope: !426)
!439 = !DILocation(line: 21, column: 40, scope: !426)
!440 = !DILocation(line: 21, column: 86, scope: !426)
!441 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !440)
!442 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !441)
!443 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !441)
!444 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !441)
!445 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !440)
!446 = !DILocation(line: 21, column: 102, scope: !426)
!447 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !440)
!448 = !DILocation(line: 21, column: 74, scope: !426)
!449 = !DILocation(line: 21, column: 114, scope: !426)
!450 = !DILocation(line: 23, column: 23, scope: !429, inlinedAt: !430)
!451 = !DILocation(line: 23, column: 40, scope: !429, inlinedAt: !430)
!452 = !DILocation(line: 24, column: 23, scope: !429, inlinedAt: !430)
!453 = !DILocation(line: 24, column: 25, scope: !429, inlinedAt: !430)
!454 = !DILocation(line: 24, column: 46, scope: !429, inlinedAt: !430)
!455 = !DILocation(line: 24, column: 48, scope: !429, inlinedAt: !430)
!456 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!457 = distinct !DISubprogram(name: "load", scope: !456, file: !456, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!458 = !DILocation(line: 25, column: 14, scope: !429, inlinedAt: !430)
!459 = !DILocation(line: 67, column: 7, scope: !457, inlinedAt: !458)
!460 = !DILocation(line: 68, column: 20, scope: !457, inlinedAt: !458)
!461 = !DILocation(line: 68, column: 18, scope: !457, inlinedAt: !458)
!462 = !DILocation(line: 66, column: 34, scope: !457, inlinedAt: !458)
!463 = !DILocation(line: 70, column: 27, scope: !457, inlinedAt: !458)
!464 = !DILocation(line: 70, column: 30, scope: !457, inlinedAt: !458)
!465 = !DILocation(line: 71, column: 21, scope: !457, inlinedAt: !458)
!466 = !DILocation(line: 71, column: 19, scope: !457, inlinedAt: !458)
!467 = !DILocation(line: 71, column: 28, scope: !457, inlinedAt: !458)
!468 = !DILocation(line: 71, column: 3, scope: !457, inlinedAt: !458)
!469 = distinct !DISubprogram(name: "linesOf", scope: !456, file: !456, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!470 = !DILocation(line: 26, column: 20, scope: !429, inlinedAt: !430)
!471 = !DILocation(line: 62, column: 12, scope: !469, inlinedAt: !470)
!472 = !DILocation(line: 62, column: 17, scope: !469, inlinedAt: !470)
!473 = !DILocation(line: 27, column: 22, scope: !429, inlinedAt: !430)
!474 = !DILocation(line: 28, column: 22, scope: !429, inlinedAt: !430)
!475 = !DILocation(line: 29, column: 31, scope: !429, inlinedAt: !430)
!476 = !DILocation(line: 29, column: 25, scope: !429, inlinedAt: !430)
!477 = !DILocation(line: 29, column: 34, scope: !429, inlinedAt: !430)
!478 = !DILocation(line: 29, column: 58, scope: !429, inlinedAt: !430)
!479 = !DILocation(line: 29, column: 21, scope: !429, inlinedAt: !430)
!480 = !DILocation(line: 29, column: 77, scope: !429, inlinedAt: !430)
!481 = !DILocation(line: 29, column: 70, scope: !429, inlinedAt: !430)
!482 = !DILocation(line: 31, column: 27, scope: !429, inlinedAt: !430)
!483 = !DILocation(line: 25, column: 2, scope: !429, inlinedAt: !430)
!484 = !DILocation(line: 30, column: 6, scope: !429, inlinedAt: !430)
!485 = !DILocation(line: 30, column: 20, scope: !429, inlinedAt: !430)
!486 = !DILocation(line: 31, column: 34, scope: !429, inlinedAt: !430)
!487 = !DILocation(line: 31, column: 32, scope: !429, inlinedAt: !430)
!488 = !DILocation(line: 31, column: 24, scope: !429, inlinedAt: !430)
!489 = !DILocation(line: 32, column: 21, scope: !429, inlinedAt: !430)
!490 = !DILocation(line: 32, column: 14, scope: !429, inlinedAt: !430)
!491 = !DILocation(line: 67, column: 7, scope: !457, inlinedAt: !490)
!492 = !DILocation(line: 68, column: 20, scope: !457, inlinedAt: !490)
!493 = !DILocation(line: 68, column: 18, scope: !457, inlinedAt: !490)
!494 = !DILocation(line: 66, column: 34, scope: !457, inlinedAt: !490)
!495 = !DILocation(line: 70, column: 27, scope: !457, inlinedAt: !490)
!496 = !DILocation(line: 70, column: 30, scope: !457, inlinedAt: !490)
!497 = !DILocation(line: 71, column: 21, scope: !457, inlinedAt: !490)
!498 = !DILocation(line: 71, column: 19, scope: !457, inlinedAt: !490)
!499 = !DILocation(line: 71, column: 28, scope: !457, inlinedAt: !490)
!500 = !DILocation(line: 71, column: 3, scope: !457, inlinedAt: !490)
!501 = !DILocation(line: 34, column: 10, scope: !429, inlinedAt: !430)
!502 = !DILocation(line: 39, column: 6, scope: !429, inlinedAt: !430)
!503 = !DILocation(line: 39, column: 20, scope: !429, inlinedAt: !430)
!504 = !DILocation(line: 40, column: 15, scope: !429, inlinedAt: !430)
!505 = !DILocation(line: 68, column: 20, scope: !457, inlinedAt: !504)
!506 = !DILocation(line: 68, column: 18, scope: !457, inlinedAt: !504)
!507 = !DILocation(line: 70, column: 27, scope: !457, inlinedAt: !504)
!508 = !DILocation(line: 70, column: 30, scope: !457, inlinedAt: !504)
!509 = !DILocation(line: 71, column: 21, scope: !457, inlinedAt: !504)
!510 = !DILocation(line: 71, column: 19, scope: !457, inlinedAt: !504)
!511 = !DILocation(line: 71, column: 28, scope: !457, inlinedAt: !504)
!512 = !DILocation(line: 71, column: 3, scope: !457, inlinedAt: !504)
!513 = !DILocation(line: 66, column: 34, scope: !457, inlinedAt: !504)
!514 = !DILocation(line: 41, column: 7, scope: !429, inlinedAt: !430)
!515 = !DILocation(line: 41, column: 10, scope: !429, inlinedAt: !430)
!516 = !DILocation(line: 44, column: 10, scope: !429, inlinedAt: !430)
!517 = !DILocation(line: 45, column: 40, scope: !429, inlinedAt: !430)
!518 = !DILocation(line: 45, column: 47, scope: !429, inlinedAt: !430)
!519 = !DILocation(line: 45, column: 45, scope: !429, inlinedAt: !430)
!520 = !DILocation(line: 45, column: 37, scope: !429, inlinedAt: !430)
!521 = !DILocation(line: 45, column: 26, scope: !429, inlinedAt: !430)
!522 = !DILocation(line: 43, column: 4, scope: !429, inlinedAt: !430)
!523 = distinct !DISubprogram(name: "unpack", scope: !456, file: !456, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!524 = !DILocation(line: 47, column: 21, scope: !429, inlinedAt: !430)
!525 = !DILocation(line: 82, column: 24, scope: !523, inlinedAt: !524)
!526 = !DILocation(line: 82, column: 53, scope: !523, inlinedAt: !524)
!527 = !DILocation(line: 82, column: 47, scope: !523, inlinedAt: !524)
!528 = !DILocation(line: 48, column: 10, scope: !429, inlinedAt: !430)
!529 = !DILocation(line: 51, column: 13, scope: !429, inlinedAt: !430)
!530 = !DILocation(line: 51, column: 18, scope: !429, inlinedAt: !430)
!531 = distinct !DISubprogram(name: "store", scope: !456, file: !456, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!532 = !DILocation(line: 54, column: 8, scope: !429, inlinedAt: !430)
!533 = !DILocation(line: 87, column: 3, scope: !531, inlinedAt: !532)
!534 = !DILocation(line: 88, column: 30, scope: !531, inlinedAt: !532)
!535 = !DILocation(line: 89, column: 4, scope: !531, inlinedAt: !532)
!536 = !DILocation(line: 39, column: 32, scope: !429, inlinedAt: !430)
!537 = !DILocation(line: 22, column: 15, scope: !426)
!538 = !DILocation(line: 21, column: 16, scope: !147, inlinedAt: !537)
!539 = !DILocation(line: 22, column: 22, scope: !147, inlinedAt: !537)
!540 = !DILocation(line: 23, column: 8, scope: !147, inlinedAt: !537)
!541 = !DILocation(line: 23, column: 3, scope: !147, inlinedAt: !537)
!542 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"kernel", i32 1}
!543 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!544 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!545 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!546 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"minctasm", i32 1}
!547 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"kernel", i32 1}
!548 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!549 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!550 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!551 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!552 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!553 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!554 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!555 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!556 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!557 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!558 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!559 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!560 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!561 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!562 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
