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
	%34 = trunc i64 %12 to i32, !dbg !40
	%35 = sub nuw i32 %34, 1, !dbg !40
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
	%58 = mul nuw i32 %57, 2, !dbg !47
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
	%130 = icmp ugt i64 %40, 281474976710655, !dbg !68
	br i1 %130, label %b10_cold, label %b12, !dbg !68, !prof !27

b12:
	%131 = phi i64 [ %100, %b9 ], [ %137, %b13 ], !dbg !68
	%132 = icmp slt i64 %131, %129, !dbg !68
	br i1 %132, label %b13, label %b14, !dbg !68

b13:
	%133 = add i64 %72, %131, !dbg !69
	%134 = getelementptr inbounds float, float addrspace(1)* %42, i64 %133, !dbg !70
	%135 = load float, float addrspace(1)* %134, align 4, !dbg !70
	%136 = getelementptr inbounds float, float addrspace(1)* %67, i64 %133, !dbg !71
	store float %135, float addrspace(1)* %136, align 4, !dbg !71
	%137 = add i64 %131, %104, !dbg !68
	br label %b12, !dbg !68

b14:
	call void @llvm.nvvm.barrier0(), !dbg !74
	%138 = sext i32 %5 to i64, !dbg !10
	%139 = icmp slt i64 %100, %138, !dbg !75
	br i1 %139, label %b15, label %b16, !dbg !75

b15:
	call void @gpuc_fence_thread(), !dbg !76
	br label %b16, !dbg !76

b16:
	%140 = sext i32 %6 to i64, !dbg !13
	%141 = mul i64 %8, %138, !dbg !77
	%142 = add i64 %141, %140, !dbg !78
	br label %b17, !dbg !79

b17:
	%143 = phi i64 [ %100, %b16 ], [ %150, %b18_ok1 ], !dbg !79
	%144 = icmp slt i64 %143, %138, !dbg !79
	br i1 %144, label %b18, label %b19, !dbg !79

b18:
	%145 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %142, !dbg !80
	%146 = trunc i64 %143 to i32, !dbg !81
	%147 = addrspacecast i64 addrspace(1)* %145 to i64*, !dbg !81
	%148 = icmp uge i64 %142, %p7, !dbg !80
	br i1 %148, label %b18_fail1, label %b18_ok1, !dbg !80, !prof !27

b18_ok1:
	%149 = bitcast i64* %147 to i8*, !dbg !81
	call void @gpuc_signal_op_thread(i8* %149, i64 %18, i32 9, i32 %146), !dbg !81
	%150 = add i64 %143, %104, !dbg !79
	br label %b17, !dbg !79

b19:
	%151 = phi i64 [ %159, %b20_ok1 ], [ %100, %b17 ], !dbg !82
	%152 = icmp slt i64 %151, %138, !dbg !82
	br i1 %152, label %b20, label %b21, !dbg !82

b20:
	%153 = add i64 %141, %151, !dbg !83
	%154 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %153, !dbg !84
	%155 = addrspacecast i64 addrspace(1)* %154 to i64*, !dbg !85
	%156 = icmp uge i64 %153, %p7, !dbg !84
	br i1 %156, label %b20_fail1, label %b20_ok1, !dbg !84, !prof !27

b20_ok1:
	%157 = bitcast i64* %155 to i8*, !dbg !85
	%158 = call i64 @gpuc_signal_wait_until_thread(i8* %157, i32 5, i64 %18, i32 1, i8* %ctrl, i32 12), !dbg !85
	%159 = add i64 %151, %104, !dbg !82
	br label %b19, !dbg !82

b21:
	call void @llvm.nvvm.barrier0(), !dbg !86
	%160 = icmp ugt i64 %72, %43, !dbg !87
	br i1 %160, label %b21_fail1, label %b21_ok1, !dbg !87, !prof !27

b21_ok1:
	br i1 %74, label %b22, label %b58, !dbg !88

b22:
	%161 = addrspacecast float addrspace(1)* %44 to float*, !dbg !88
	%162 = ptrtoint float* %161 to i64, !dbg !88
	%163 = and i64 %162, 15, !dbg !88
	%164 = icmp eq i64 %163, 0, !dbg !88
	%165 = or i1 %164, %80, !dbg !88
	br i1 %165, label %b23, label %b57, !dbg !88

b23:
	%166 = bitcast float addrspace(1)* %44 to { float, float, float, float } addrspace(1)*, !dbg !88
	br label %b24, !dbg !89

b24:
	%167 = phi i64 [ %100, %b23 ], [ %332, %b49 ], !dbg !89
	%168 = icmp slt i64 %167, %82, !dbg !89
	br i1 %168, label %b25, label %b50, !dbg !89

b25:
	%169 = phi float [ %317, %b46 ], [ 0.000000e+00, %b24 ], !dbg !92
	%170 = phi float [ %318, %b46 ], [ 0.000000e+00, %b24 ], !dbg !92
	%171 = phi float [ %319, %b46 ], [ 0.000000e+00, %b24 ], !dbg !92
	%172 = phi float [ %320, %b46 ], [ 0.000000e+00, %b24 ], !dbg !92
	%173 = phi i64 [ %321, %b46 ], [ 0, %b24 ], !dbg !93
	%174 = icmp slt i64 %173, %138, !dbg !94
	br i1 %174, label %b26, label %b49, !dbg !94

b26:
	%175 = trunc i64 %173 to i32, !dbg !95
	%176 = addrspacecast float addrspace(1)* %67 to float*, !dbg !95
	%177 = bitcast float* %176 to i8*, !dbg !95
	%178 = call i8* @gpuc_peer_thread(i8* %177, i32 %175), !dbg !95
	%179 = bitcast i8* %178 to float*, !dbg !95
	%180 = icmp eq float* %179, null, !dbg !95
	%181 = select i1 %180, i64 0, i64 %72, !dbg !95
	%182 = and i64 %181, 3, !dbg !96
	%183 = icmp eq i64 %182, 0, !dbg !96
	br i1 %183, label %b27, label %b48, !dbg !96

b27:
	%184 = ptrtoint float* %179 to i64, !dbg !96
	%185 = and i64 %184, 15, !dbg !96
	%186 = icmp eq i64 %185, 0, !dbg !96
	%187 = icmp eq i64 %181, 0, !dbg !96
	%188 = or i1 %186, %187, !dbg !96
	br i1 %188, label %b28, label %b47, !dbg !96

b28:
	%189 = ashr i64 %181, 2, !dbg !96
	%190 = addrspacecast float* %179 to { float, float, float, float } addrspace(1)*, !dbg !96
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %190, i64 %167, !dbg !97
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i32 0, i32 0, !dbg !97
	%193 = icmp uge i64 %167, %189, !dbg !97
	br i1 %193, label %b28_fail1, label %b28_ok1, !dbg !97, !prof !27

b28_ok1:
	%194 = bitcast { float, float, float, float } addrspace(1)* %191 to <4 x float> addrspace(1)*, !dbg !97
	%195 = load <4 x float>, <4 x float> addrspace(1)* %194, align 16, !dbg !97
	%196 = extractelement <4 x float> %195, i32 0, !dbg !97
	%197 = extractelement <4 x float> %195, i32 1, !dbg !97
	%198 = extractelement <4 x float> %195, i32 2, !dbg !97
	%199 = extractelement <4 x float> %195, i32 3, !dbg !97
	%200 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i32 0, i32 1, !dbg !97
	%201 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i32 0, i32 2, !dbg !97
	%202 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %191, i32 0, i32 3, !dbg !97
	%203 = add nsw i64 %173, 1, !dbg !98
	%204 = icmp slt i64 %203, %138, !dbg !99
	br i1 %204, label %b29, label %b34, !dbg !99

b29:
	%205 = trunc i64 %203 to i32, !dbg !100
	%206 = addrspacecast float addrspace(1)* %67 to float*, !dbg !100
	%207 = bitcast float* %206 to i8*, !dbg !100
	%208 = call i8* @gpuc_peer_thread(i8* %207, i32 %205), !dbg !100
	%209 = bitcast i8* %208 to float*, !dbg !100
	%210 = icmp eq float* %209, null, !dbg !100
	%211 = select i1 %210, i64 0, i64 %72, !dbg !100
	%212 = and i64 %211, 3, !dbg !101
	%213 = icmp eq i64 %212, 0, !dbg !101
	br i1 %213, label %b30, label %b33, !dbg !101

b30:
	%214 = ptrtoint float* %209 to i64, !dbg !101
	%215 = and i64 %214, 15, !dbg !101
	%216 = icmp eq i64 %215, 0, !dbg !101
	%217 = icmp eq i64 %211, 0, !dbg !101
	%218 = or i1 %216, %217, !dbg !101
	br i1 %218, label %b31, label %b32, !dbg !101

b31:
	%219 = ashr i64 %211, 2, !dbg !101
	%220 = addrspacecast float* %209 to { float, float, float, float } addrspace(1)*, !dbg !101
	%221 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %220, i64 %167, !dbg !102
	%222 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %221, i32 0, i32 0, !dbg !102
	%223 = icmp uge i64 %167, %219, !dbg !102
	br i1 %223, label %b31_fail1, label %b31_ok1, !dbg !102, !prof !27

b31_ok1:
	%224 = bitcast { float, float, float, float } addrspace(1)* %221 to <4 x float> addrspace(1)*, !dbg !102
	%225 = load <4 x float>, <4 x float> addrspace(1)* %224, align 16, !dbg !102
	%226 = extractelement <4 x float> %225, i32 0, !dbg !102
	%227 = extractelement <4 x float> %225, i32 1, !dbg !102
	%228 = extractelement <4 x float> %225, i32 2, !dbg !102
	%229 = extractelement <4 x float> %225, i32 3, !dbg !102
	%230 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %221, i32 0, i32 1, !dbg !102
	%231 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %221, i32 0, i32 2, !dbg !102
	%232 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %221, i32 0, i32 3, !dbg !102
	br label %b34, !dbg !102

b32:
	br label %fail, !dbg !101

b33:
	br label %fail, !dbg !101

b34:
	%233 = phi float [ 0.000000e+00, %b28_ok1 ], [ %226, %b31_ok1 ], !dbg !103
	%234 = phi float [ 0.000000e+00, %b28_ok1 ], [ %227, %b31_ok1 ], !dbg !103
	%235 = phi float [ 0.000000e+00, %b28_ok1 ], [ %228, %b31_ok1 ], !dbg !103
	%236 = phi float [ 0.000000e+00, %b28_ok1 ], [ %229, %b31_ok1 ], !dbg !103
	%237 = add nsw i64 %173, 2, !dbg !104
	%238 = icmp slt i64 %237, %138, !dbg !105
	br i1 %238, label %b35, label %b40, !dbg !105

b35:
	%239 = trunc i64 %237 to i32, !dbg !106
	%240 = addrspacecast float addrspace(1)* %67 to float*, !dbg !106
	%241 = bitcast float* %240 to i8*, !dbg !106
	%242 = call i8* @gpuc_peer_thread(i8* %241, i32 %239), !dbg !106
	%243 = bitcast i8* %242 to float*, !dbg !106
	%244 = icmp eq float* %243, null, !dbg !106
	%245 = select i1 %244, i64 0, i64 %72, !dbg !106
	%246 = and i64 %245, 3, !dbg !107
	%247 = icmp eq i64 %246, 0, !dbg !107
	br i1 %247, label %b36, label %b39, !dbg !107

b36:
	%248 = ptrtoint float* %243 to i64, !dbg !107
	%249 = and i64 %248, 15, !dbg !107
	%250 = icmp eq i64 %249, 0, !dbg !107
	%251 = icmp eq i64 %245, 0, !dbg !107
	%252 = or i1 %250, %251, !dbg !107
	br i1 %252, label %b37, label %b38, !dbg !107

b37:
	%253 = ashr i64 %245, 2, !dbg !107
	%254 = addrspacecast float* %243 to { float, float, float, float } addrspace(1)*, !dbg !107
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %254, i64 %167, !dbg !108
	%256 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 0, !dbg !108
	%257 = icmp uge i64 %167, %253, !dbg !108
	br i1 %257, label %b37_fail1, label %b37_ok1, !dbg !108, !prof !27

b37_ok1:
	%258 = bitcast { float, float, float, float } addrspace(1)* %255 to <4 x float> addrspace(1)*, !dbg !108
	%259 = load <4 x float>, <4 x float> addrspace(1)* %258, align 16, !dbg !108
	%260 = extractelement <4 x float> %259, i32 0, !dbg !108
	%261 = extractelement <4 x float> %259, i32 1, !dbg !108
	%262 = extractelement <4 x float> %259, i32 2, !dbg !108
	%263 = extractelement <4 x float> %259, i32 3, !dbg !108
	%264 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 1, !dbg !108
	%265 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 2, !dbg !108
	%266 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %255, i32 0, i32 3, !dbg !108
	br label %b40, !dbg !108

b38:
	br label %fail, !dbg !107

b39:
	br label %fail, !dbg !107

b40:
	%267 = phi float [ 0.000000e+00, %b34 ], [ %260, %b37_ok1 ], !dbg !109
	%268 = phi float [ 0.000000e+00, %b34 ], [ %261, %b37_ok1 ], !dbg !109
	%269 = phi float [ 0.000000e+00, %b34 ], [ %262, %b37_ok1 ], !dbg !109
	%270 = phi float [ 0.000000e+00, %b34 ], [ %263, %b37_ok1 ], !dbg !109
	%271 = add nsw i64 %173, 3, !dbg !110
	%272 = icmp slt i64 %271, %138, !dbg !111
	br i1 %272, label %b41, label %b46, !dbg !111

b41:
	%273 = trunc i64 %271 to i32, !dbg !112
	%274 = addrspacecast float addrspace(1)* %67 to float*, !dbg !112
	%275 = bitcast float* %274 to i8*, !dbg !112
	%276 = call i8* @gpuc_peer_thread(i8* %275, i32 %273), !dbg !112
	%277 = bitcast i8* %276 to float*, !dbg !112
	%278 = icmp eq float* %277, null, !dbg !112
	%279 = select i1 %278, i64 0, i64 %72, !dbg !112
	%280 = and i64 %279, 3, !dbg !113
	%281 = icmp eq i64 %280, 0, !dbg !113
	br i1 %281, label %b42, label %b45, !dbg !113

b42:
	%282 = ptrtoint float* %277 to i64, !dbg !113
	%283 = and i64 %282, 15, !dbg !113
	%284 = icmp eq i64 %283, 0, !dbg !113
	%285 = icmp eq i64 %279, 0, !dbg !113
	%286 = or i1 %284, %285, !dbg !113
	br i1 %286, label %b43, label %b44, !dbg !113

b43:
	%287 = ashr i64 %279, 2, !dbg !113
	%288 = addrspacecast float* %277 to { float, float, float, float } addrspace(1)*, !dbg !113
	%289 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %288, i64 %167, !dbg !114
	%290 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %289, i32 0, i32 0, !dbg !114
	%291 = icmp uge i64 %167, %287, !dbg !114
	br i1 %291, label %b43_fail1, label %b43_ok1, !dbg !114, !prof !27

b43_ok1:
	%292 = bitcast { float, float, float, float } addrspace(1)* %289 to <4 x float> addrspace(1)*, !dbg !114
	%293 = load <4 x float>, <4 x float> addrspace(1)* %292, align 16, !dbg !114
	%294 = extractelement <4 x float> %293, i32 0, !dbg !114
	%295 = extractelement <4 x float> %293, i32 1, !dbg !114
	%296 = extractelement <4 x float> %293, i32 2, !dbg !114
	%297 = extractelement <4 x float> %293, i32 3, !dbg !114
	%298 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %289, i32 0, i32 1, !dbg !114
	%299 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %289, i32 0, i32 2, !dbg !114
	%300 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %289, i32 0, i32 3, !dbg !114
	br label %b46, !dbg !114

b44:
	br label %fail, !dbg !113

b45:
	br label %fail, !dbg !113

b46:
	%301 = phi float [ 0.000000e+00, %b40 ], [ %294, %b43_ok1 ], !dbg !115
	%302 = phi float [ 0.000000e+00, %b40 ], [ %295, %b43_ok1 ], !dbg !115
	%303 = phi float [ 0.000000e+00, %b40 ], [ %296, %b43_ok1 ], !dbg !115
	%304 = phi float [ 0.000000e+00, %b40 ], [ %297, %b43_ok1 ], !dbg !115
	%305 = fadd float %196, %233, !dbg !118
	%306 = fadd float %197, %234, !dbg !119
	%307 = fadd float %198, %235, !dbg !120
	%308 = fadd float %199, %236, !dbg !121
	%309 = fadd float %267, %301, !dbg !123
	%310 = fadd float %268, %302, !dbg !124
	%311 = fadd float %269, %303, !dbg !125
	%312 = fadd float %270, %304, !dbg !126
	%313 = fadd float %305, %309, !dbg !128
	%314 = fadd float %306, %310, !dbg !129
	%315 = fadd float %307, %311, !dbg !130
	%316 = fadd float %308, %312, !dbg !131
	%317 = fadd float %169, %313, !dbg !133
	%318 = fadd float %170, %314, !dbg !134
	%319 = fadd float %171, %315, !dbg !135
	%320 = fadd float %172, %316, !dbg !136
	%321 = add nsw i64 %173, 4, !dbg !137
	br label %b25, !dbg !137

b47:
	br label %fail, !dbg !96

b48:
	br label %fail, !dbg !96

b49:
	%322 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %166, i64 %167, !dbg !138
	%323 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %322, i32 0, i32 0, !dbg !138
	%324 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %322, i32 0, i32 1, !dbg !138
	%325 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %322, i32 0, i32 2, !dbg !138
	%326 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %322, i32 0, i32 3, !dbg !138
	%327 = bitcast { float, float, float, float } addrspace(1)* %322 to <4 x float> addrspace(1)*, !dbg !138
	%328 = insertelement <4 x float> undef, float %169, i32 0, !dbg !138
	%329 = insertelement <4 x float> %328, float %170, i32 1, !dbg !138
	%330 = insertelement <4 x float> %329, float %171, i32 2, !dbg !138
	%331 = insertelement <4 x float> %330, float %172, i32 3, !dbg !138
	store <4 x float> %331, <4 x float> addrspace(1)* %327, align 16, !dbg !138
	%332 = add i64 %167, %104, !dbg !89
	br label %b24, !dbg !89

b50:
	%333 = phi i64 [ %355, %b53_ok1 ], [ %100, %b24 ], !dbg !139
	%334 = icmp slt i64 %333, %129, !dbg !139
	br i1 %334, label %b51, label %b54, !dbg !139

b51:
	%335 = add i64 %72, %333, !dbg !140
	br label %b52, !dbg !141

b52:
	%336 = phi float [ %350, %b52_ok2 ], [ 0.000000e+00, %b51 ], !dbg !141
	%337 = phi i64 [ %351, %b52_ok2 ], [ 0, %b51 ], !dbg !141
	%338 = trunc i64 %337 to i32, !dbg !142
	%339 = addrspacecast float addrspace(1)* %67 to float*, !dbg !142
	%340 = icmp uge i64 %337, %138, !dbg !142
	br i1 %340, label %b52_fail1, label %b52_ok1, !dbg !142, !prof !27

b52_ok1:
	%341 = bitcast float* %339 to i8*, !dbg !142
	%342 = call i8* @gpuc_peer_thread(i8* %341, i32 %338), !dbg !142
	%343 = bitcast i8* %342 to float*, !dbg !142
	%344 = icmp eq float* %343, null, !dbg !142
	%345 = select i1 %344, i64 0, i64 %66, !dbg !142
	%346 = addrspacecast float* %343 to float addrspace(1)*, !dbg !143
	%347 = getelementptr inbounds float, float addrspace(1)* %346, i64 %335, !dbg !143
	%348 = icmp uge i64 %335, %345, !dbg !143
	br i1 %348, label %b52_fail2, label %b52_ok2, !dbg !143, !prof !27

b52_ok2:
	%349 = load float, float addrspace(1)* %347, align 4, !dbg !143
	%350 = fadd float %336, %349, !dbg !144
	%351 = add i64 %337, 1, !dbg !144
	%352 = icmp slt i64 %351, %138, !dbg !144
	br i1 %352, label %b52, label %b53, !dbg !144

b53:
	%353 = getelementptr inbounds float, float addrspace(1)* %44, i64 %335, !dbg !145
	%354 = icmp uge i64 %335, %40, !dbg !145
	br i1 %354, label %b53_fail1, label %b53_ok1, !dbg !145, !prof !27

b53_ok1:
	store float %350, float addrspace(1)* %353, align 4, !dbg !145
	%355 = add i64 %333, %104, !dbg !139
	br label %b50, !dbg !139

b54:
	call void @llvm.nvvm.barrier0(), !dbg !148
	%356 = icmp eq i64 %100, 0, !dbg !149
	br i1 %356, label %b55, label %b56, !dbg !149

b55:
	%357 = load i64, i64 addrspace(1)* %15, align 8, !dbg !150
	%358 = add i64 %357, 1, !dbg !151
	store i64 %358, i64 addrspace(1)* %15, align 8, !dbg !150
	br label %b56, !dbg !150

b56:
	ret void, !dbg !147

b57:
	br label %fail, !dbg !88

b58:
	br label %fail, !dbg !88

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

b10_cold:
	%363 = phi i64 [ %373, %b11_cold_ok1 ], [ %100, %b9 ], !dbg !68
	%364 = icmp slt i64 %363, %129, !dbg !68
	br i1 %364, label %b11_cold, label %b14, !dbg !68

b11_cold:
	%365 = add i64 %72, %363, !dbg !69
	%366 = getelementptr inbounds float, float addrspace(1)* %42, i64 %365, !dbg !70
	%367 = icmp uge i64 %365, %40, !dbg !70
	%368 = icmp uge i64 %365, %66, !dbg !71
	%369 = or i1 %367, %368, !dbg !71
	br i1 %369, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !71, !prof !27

b11_cold_fail1:
	%370 = icmp uge i64 %365, %40, !dbg !70
	br i1 %370, label %b11_cold_fail2, label %b11_cold_ok2, !dbg !70

b11_cold_fail2:
	br label %fail, !dbg !70

b11_cold_ok2:
	br label %fail, !dbg !71

b11_cold_ok1:
	%371 = load float, float addrspace(1)* %366, align 4, !dbg !70
	%372 = getelementptr inbounds float, float addrspace(1)* %67, i64 %365, !dbg !71
	store float %371, float addrspace(1)* %372, align 4, !dbg !71
	%373 = add i64 %363, %104, !dbg !68
	br label %b10_cold, !dbg !68, !llvm.loop !73

b18_fail1:
	br label %fail, !dbg !80

b20_fail1:
	br label %fail, !dbg !84

b21_fail1:
	br label %fail, !dbg !87

b28_fail1:
	br label %fail, !dbg !97

b31_fail1:
	br label %fail, !dbg !102

b37_fail1:
	br label %fail, !dbg !108

b43_fail1:
	br label %fail, !dbg !114

b52_fail1:
	br label %fail, !dbg !142

b52_fail2:
	br label %fail, !dbg !143

b53_fail1:
	br label %fail, !dbg !145

fail:
	%374 = phi i32 [ 0, %b0_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 1, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], [ 6, %b4_fail1 ], [ 9, %b11_cold_fail2 ], [ 9, %b11_cold_ok2 ], [ 10, %b18_fail1 ], [ 11, %b20_fail1 ], [ 13, %b21_fail1 ], [ 18, %b28_fail1 ], [ 21, %b31_fail1 ], [ 20, %b32 ], [ 19, %b33 ], [ 24, %b37_fail1 ], [ 23, %b38 ], [ 22, %b39 ], [ 27, %b43_fail1 ], [ 26, %b44 ], [ 25, %b45 ], [ 17, %b47 ], [ 16, %b48 ], [ 28, %b52_fail1 ], [ 29, %b52_fail2 ], [ 30, %b53_fail1 ], [ 15, %b57 ], [ 14, %b58 ], [ 8, %b59 ], [ 7, %b60 ], [ 8, %b61 ], [ 7, %b62 ], !dbg !7
	%375 = phi i64 [ %14, %b0_fail1 ], [ %38, %b2_fail2 ], [ %30, %b2_fail3 ], [ %38, %b2_fail4 ], [ 0, %b2_ok4 ], [ %65, %b2_fail6 ], [ %64, %b2_ok6 ], [ %72, %b2_fail7 ], [ %72, %b4_fail1 ], [ %365, %b11_cold_fail2 ], [ %365, %b11_cold_ok2 ], [ %142, %b18_fail1 ], [ %153, %b20_fail1 ], [ %72, %b21_fail1 ], [ %167, %b28_fail1 ], [ %167, %b31_fail1 ], [ %215, %b32 ], [ %211, %b33 ], [ %167, %b37_fail1 ], [ %249, %b38 ], [ %245, %b39 ], [ %167, %b43_fail1 ], [ %283, %b44 ], [ %279, %b45 ], [ %185, %b47 ], [ %181, %b48 ], [ %337, %b52_fail1 ], [ %335, %b52_fail2 ], [ %335, %b53_fail1 ], [ %163, %b57 ], [ %72, %b58 ], [ %87, %b59 ], [ %72, %b60 ], [ %78, %b61 ], [ %72, %b62 ], !dbg !7
	%376 = phi i64 [ %p10, %b0_fail1 ], [ %p3, %b2_fail2 ], [ %38, %b2_fail3 ], [ %p1, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p5, %b2_fail6 ], [ %65, %b2_ok6 ], [ %41, %b2_fail7 ], [ %66, %b4_fail1 ], [ %40, %b11_cold_fail2 ], [ %66, %b11_cold_ok2 ], [ %p7, %b18_fail1 ], [ %p7, %b20_fail1 ], [ %43, %b21_fail1 ], [ %189, %b28_fail1 ], [ %219, %b31_fail1 ], [ 16, %b32 ], [ 4, %b33 ], [ %253, %b37_fail1 ], [ 16, %b38 ], [ 4, %b39 ], [ %287, %b43_fail1 ], [ 16, %b44 ], [ 4, %b45 ], [ 16, %b47 ], [ 4, %b48 ], [ %138, %b52_fail1 ], [ %345, %b52_fail2 ], [ %40, %b53_fail1 ], [ 16, %b57 ], [ 4, %b58 ], [ 16, %b59 ], [ 4, %b60 ], [ 16, %b61 ], [ 4, %b62 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %374, i64 %375, i64 %376), !dbg !7
	ret void, !dbg !7
}

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !152 {
entry:
	br label %b0, !dbg !153

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !153
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !153
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !153
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !153
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !154
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !157
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160, !range !20
	%7 = sext i32 %6 to i64, !dbg !160
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !160, !range !21
	%9 = sext i32 %8 to i64, !dbg !160
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !161, !range !23
	%11 = sext i32 %10 to i64, !dbg !161
	%12 = mul i64 %9, %11, !dbg !162
	%13 = add i64 %12, %7, !dbg !163
	%14 = sext i32 %5 to i64, !dbg !165
	%15 = sext i32 %4 to i64, !dbg !166
	%16 = icmp uge i64 %13, %p8, !dbg !164
	br i1 %16, label %b0_fail1, label %b0_ok1, !dbg !164, !prof !27

b0_ok1:
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !160, !range !21
	%18 = sext i32 %17 to i64, !dbg !160
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !161, !range !167
	%20 = sext i32 %19 to i64, !dbg !161
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !161, !range !167
	%22 = sext i32 %21 to i64, !dbg !161
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %13, !dbg !164
	%24 = load i64, i64 addrspace(1)* %23, align 8, !dbg !164
	%25 = add i64 %24, 1, !dbg !168
	%26 = mul i64 %7, %15, !dbg !170
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !171, !range !61
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !171, !range !61
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !171, !range !62
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !171, !range !63
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !171, !range !63
	%32 = mul i32 %31, %29, !dbg !171
	%33 = add i32 %28, %32, !dbg !171
	%34 = mul i32 %30, %33, !dbg !171
	%35 = add i32 %27, %34, !dbg !171
	%36 = sext i32 %35 to i64, !dbg !171
	%37 = mul i32 %30, %31, !dbg !171
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !171, !range !64
	%39 = mul i32 %37, %38, !dbg !171
	%40 = sext i32 %39 to i64, !dbg !171
	%41 = add i64 %26, %14, !dbg !172
	br label %b1, !dbg !171

b1:
	%42 = phi i64 [ %36, %b0_ok1 ], [ %49, %b2_ok1 ], !dbg !171
	%43 = icmp slt i64 %42, %15, !dbg !171
	br i1 %43, label %b2, label %b3, !dbg !171

b2:
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %41, !dbg !173
	%45 = trunc i64 %42 to i32, !dbg !174
	%46 = addrspacecast i64 addrspace(1)* %44 to i64*, !dbg !174
	%47 = icmp uge i64 %41, %p5, !dbg !173
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !173, !prof !27

b2_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !174
	call void @gpuc_signal_op_thread(i8* %48, i64 %25, i32 9, i32 %45), !dbg !174
	%49 = add i64 %42, %40, !dbg !171
	br label %b1, !dbg !171

b3:
	%50 = phi i64 [ %58, %b4_ok1 ], [ %36, %b1 ], !dbg !175
	%51 = icmp slt i64 %50, %15, !dbg !175
	br i1 %51, label %b4, label %b5, !dbg !175

b4:
	%52 = add i64 %26, %50, !dbg !176
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %52, !dbg !177
	%54 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !178
	%55 = icmp uge i64 %52, %p5, !dbg !177
	br i1 %55, label %b4_fail1, label %b4_ok1, !dbg !177, !prof !27

b4_ok1:
	%56 = bitcast i64* %54 to i8*, !dbg !178
	%57 = call i64 @gpuc_signal_wait_until_thread(i8* %56, i32 5, i64 %25, i32 1, i8* %ctrl, i32 12), !dbg !178
	%58 = add i64 %50, %40, !dbg !175
	br label %b3, !dbg !175

b5:
	call void @llvm.nvvm.barrier0(), !dbg !179
	%59 = sdiv i64 %p3, 4, !dbg !180
	%60 = mul i64 %59, %14, !dbg !181
	%61 = icmp eq i64 %15, -1, !dbg !182
	%62 = select i1 %61, i64 1, i64 %15, !dbg !182
	%63 = sdiv i64 %60, %62, !dbg !182
	%64 = sub i64 0, %60, !dbg !182
	%65 = select i1 %61, i64 %64, i64 %63, !dbg !182
	%66 = mul i64 %65, 4, !dbg !183
	%67 = trunc i64 %14 to i32, !dbg !184
	%68 = add nuw i32 %67, 1, !dbg !184
	%69 = zext i32 %68 to i64, !dbg !184
	%70 = mul i64 %59, %69, !dbg !185
	%71 = icmp eq i64 %15, -1, !dbg !186
	%72 = select i1 %71, i64 1, i64 %15, !dbg !186
	%73 = sdiv i64 %70, %72, !dbg !186
	%74 = sub i64 0, %70, !dbg !186
	%75 = select i1 %71, i64 %74, i64 %73, !dbg !186
	%76 = mul i64 %75, 4, !dbg !187
	%77 = sub i64 %76, %66, !dbg !188
	%78 = getelementptr inbounds float, float addrspace(1)* %1, i64 %66, !dbg !188
	%79 = getelementptr inbounds float, float addrspace(1)* %0, i64 %66, !dbg !189
	%80 = icmp ugt i64 %76, %p3, !dbg !188
	%81 = icmp ugt i64 %66, %76, !dbg !188
	%82 = icmp ugt i64 %76, %p1, !dbg !189
	%83 = or i1 %80, %81, !dbg !189
	%84 = or i1 %83, %82, !dbg !189
	br i1 %84, label %b5_fail1, label %b5_ok1, !dbg !189, !prof !27

b5_ok1:
	%85 = sdiv i64 %77, 4, !dbg !190
	%86 = trunc i64 %20 to i32, !dbg !191
	%87 = trunc i64 %18 to i32, !dbg !191
	%88 = mul i32 %86, %87, !dbg !191
	%89 = zext i32 %88 to i64, !dbg !191
	%90 = trunc i64 %9 to i32, !dbg !191
	%91 = add i32 %90, %88, !dbg !191
	%92 = zext i32 %91 to i64, !dbg !191
	%93 = mul i64 %11, %92, !dbg !191
	%94 = add i64 %7, %93, !dbg !191
	%95 = mul i64 %94, %40, !dbg !191
	%96 = add i64 %95, %36, !dbg !191
	%97 = mul i64 %11, %20, !dbg !191
	%98 = mul i64 %97, %22, !dbg !191
	%99 = mul i64 %98, %40, !dbg !191
	br label %b6, !dbg !191

b6:
	%100 = phi i64 [ %96, %b5_ok1 ], [ %286, %b34 ], !dbg !191
	%101 = icmp slt i64 %100, %85, !dbg !191
	br i1 %101, label %b7, label %b37, !dbg !191

b7:
	%102 = phi float [ %250, %b28 ], [ 0.000000e+00, %b6 ], !dbg !193
	%103 = phi float [ %251, %b28 ], [ 0.000000e+00, %b6 ], !dbg !193
	%104 = phi float [ %252, %b28 ], [ 0.000000e+00, %b6 ], !dbg !193
	%105 = phi float [ %253, %b28 ], [ 0.000000e+00, %b6 ], !dbg !193
	%106 = phi i64 [ %254, %b28 ], [ 0, %b6 ], !dbg !194
	%107 = icmp slt i64 %106, %15, !dbg !195
	br i1 %107, label %b8, label %b31, !dbg !195

b8:
	%108 = trunc i64 %106 to i32, !dbg !196
	%109 = addrspacecast float addrspace(1)* %78 to float*, !dbg !196
	%110 = bitcast float* %109 to i8*, !dbg !196
	%111 = call i8* @gpuc_peer_thread(i8* %110, i32 %108), !dbg !196
	%112 = bitcast i8* %111 to float*, !dbg !196
	%113 = icmp eq float* %112, null, !dbg !196
	%114 = select i1 %113, i64 0, i64 %77, !dbg !196
	%115 = and i64 %114, 3, !dbg !197
	%116 = icmp eq i64 %115, 0, !dbg !197
	br i1 %116, label %b9, label %b30, !dbg !197

b9:
	%117 = ptrtoint float* %112 to i64, !dbg !197
	%118 = and i64 %117, 15, !dbg !197
	%119 = icmp eq i64 %118, 0, !dbg !197
	%120 = icmp eq i64 %114, 0, !dbg !197
	%121 = or i1 %119, %120, !dbg !197
	br i1 %121, label %b10, label %b29, !dbg !197

b10:
	%122 = ashr i64 %114, 2, !dbg !197
	%123 = addrspacecast float* %112 to { float, float, float, float } addrspace(1)*, !dbg !197
	%124 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %123, i64 %100, !dbg !198
	%125 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %124, i32 0, i32 0, !dbg !198
	%126 = icmp uge i64 %100, %122, !dbg !198
	br i1 %126, label %b10_fail1, label %b10_ok1, !dbg !198, !prof !27

b10_ok1:
	%127 = bitcast { float, float, float, float } addrspace(1)* %124 to <4 x float> addrspace(1)*, !dbg !198
	%128 = load <4 x float>, <4 x float> addrspace(1)* %127, align 16, !dbg !198
	%129 = extractelement <4 x float> %128, i32 0, !dbg !198
	%130 = extractelement <4 x float> %128, i32 1, !dbg !198
	%131 = extractelement <4 x float> %128, i32 2, !dbg !198
	%132 = extractelement <4 x float> %128, i32 3, !dbg !198
	%133 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %124, i32 0, i32 1, !dbg !198
	%134 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %124, i32 0, i32 2, !dbg !198
	%135 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %124, i32 0, i32 3, !dbg !198
	%136 = add nsw i64 %106, 1, !dbg !199
	%137 = icmp slt i64 %136, %15, !dbg !200
	br i1 %137, label %b11, label %b16, !dbg !200

b11:
	%138 = trunc i64 %136 to i32, !dbg !201
	%139 = addrspacecast float addrspace(1)* %78 to float*, !dbg !201
	%140 = bitcast float* %139 to i8*, !dbg !201
	%141 = call i8* @gpuc_peer_thread(i8* %140, i32 %138), !dbg !201
	%142 = bitcast i8* %141 to float*, !dbg !201
	%143 = icmp eq float* %142, null, !dbg !201
	%144 = select i1 %143, i64 0, i64 %77, !dbg !201
	%145 = and i64 %144, 3, !dbg !202
	%146 = icmp eq i64 %145, 0, !dbg !202
	br i1 %146, label %b12, label %b15, !dbg !202

b12:
	%147 = ptrtoint float* %142 to i64, !dbg !202
	%148 = and i64 %147, 15, !dbg !202
	%149 = icmp eq i64 %148, 0, !dbg !202
	%150 = icmp eq i64 %144, 0, !dbg !202
	%151 = or i1 %149, %150, !dbg !202
	br i1 %151, label %b13, label %b14, !dbg !202

b13:
	%152 = ashr i64 %144, 2, !dbg !202
	%153 = addrspacecast float* %142 to { float, float, float, float } addrspace(1)*, !dbg !202
	%154 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %153, i64 %100, !dbg !203
	%155 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %154, i32 0, i32 0, !dbg !203
	%156 = icmp uge i64 %100, %152, !dbg !203
	br i1 %156, label %b13_fail1, label %b13_ok1, !dbg !203, !prof !27

b13_ok1:
	%157 = bitcast { float, float, float, float } addrspace(1)* %154 to <4 x float> addrspace(1)*, !dbg !203
	%158 = load <4 x float>, <4 x float> addrspace(1)* %157, align 16, !dbg !203
	%159 = extractelement <4 x float> %158, i32 0, !dbg !203
	%160 = extractelement <4 x float> %158, i32 1, !dbg !203
	%161 = extractelement <4 x float> %158, i32 2, !dbg !203
	%162 = extractelement <4 x float> %158, i32 3, !dbg !203
	%163 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %154, i32 0, i32 1, !dbg !203
	%164 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %154, i32 0, i32 2, !dbg !203
	%165 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %154, i32 0, i32 3, !dbg !203
	br label %b16, !dbg !203

b14:
	br label %fail, !dbg !202

b15:
	br label %fail, !dbg !202

b16:
	%166 = phi float [ 0.000000e+00, %b10_ok1 ], [ %159, %b13_ok1 ], !dbg !204
	%167 = phi float [ 0.000000e+00, %b10_ok1 ], [ %160, %b13_ok1 ], !dbg !204
	%168 = phi float [ 0.000000e+00, %b10_ok1 ], [ %161, %b13_ok1 ], !dbg !204
	%169 = phi float [ 0.000000e+00, %b10_ok1 ], [ %162, %b13_ok1 ], !dbg !204
	%170 = add nsw i64 %106, 2, !dbg !205
	%171 = icmp slt i64 %170, %15, !dbg !206
	br i1 %171, label %b17, label %b22, !dbg !206

b17:
	%172 = trunc i64 %170 to i32, !dbg !207
	%173 = addrspacecast float addrspace(1)* %78 to float*, !dbg !207
	%174 = bitcast float* %173 to i8*, !dbg !207
	%175 = call i8* @gpuc_peer_thread(i8* %174, i32 %172), !dbg !207
	%176 = bitcast i8* %175 to float*, !dbg !207
	%177 = icmp eq float* %176, null, !dbg !207
	%178 = select i1 %177, i64 0, i64 %77, !dbg !207
	%179 = and i64 %178, 3, !dbg !208
	%180 = icmp eq i64 %179, 0, !dbg !208
	br i1 %180, label %b18, label %b21, !dbg !208

b18:
	%181 = ptrtoint float* %176 to i64, !dbg !208
	%182 = and i64 %181, 15, !dbg !208
	%183 = icmp eq i64 %182, 0, !dbg !208
	%184 = icmp eq i64 %178, 0, !dbg !208
	%185 = or i1 %183, %184, !dbg !208
	br i1 %185, label %b19, label %b20, !dbg !208

b19:
	%186 = ashr i64 %178, 2, !dbg !208
	%187 = addrspacecast float* %176 to { float, float, float, float } addrspace(1)*, !dbg !208
	%188 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %187, i64 %100, !dbg !209
	%189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %188, i32 0, i32 0, !dbg !209
	%190 = icmp uge i64 %100, %186, !dbg !209
	br i1 %190, label %b19_fail1, label %b19_ok1, !dbg !209, !prof !27

b19_ok1:
	%191 = bitcast { float, float, float, float } addrspace(1)* %188 to <4 x float> addrspace(1)*, !dbg !209
	%192 = load <4 x float>, <4 x float> addrspace(1)* %191, align 16, !dbg !209
	%193 = extractelement <4 x float> %192, i32 0, !dbg !209
	%194 = extractelement <4 x float> %192, i32 1, !dbg !209
	%195 = extractelement <4 x float> %192, i32 2, !dbg !209
	%196 = extractelement <4 x float> %192, i32 3, !dbg !209
	%197 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %188, i32 0, i32 1, !dbg !209
	%198 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %188, i32 0, i32 2, !dbg !209
	%199 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %188, i32 0, i32 3, !dbg !209
	br label %b22, !dbg !209

b20:
	br label %fail, !dbg !208

b21:
	br label %fail, !dbg !208

b22:
	%200 = phi float [ 0.000000e+00, %b16 ], [ %193, %b19_ok1 ], !dbg !210
	%201 = phi float [ 0.000000e+00, %b16 ], [ %194, %b19_ok1 ], !dbg !210
	%202 = phi float [ 0.000000e+00, %b16 ], [ %195, %b19_ok1 ], !dbg !210
	%203 = phi float [ 0.000000e+00, %b16 ], [ %196, %b19_ok1 ], !dbg !210
	%204 = add nsw i64 %106, 3, !dbg !211
	%205 = icmp slt i64 %204, %15, !dbg !212
	br i1 %205, label %b23, label %b28, !dbg !212

b23:
	%206 = trunc i64 %204 to i32, !dbg !213
	%207 = addrspacecast float addrspace(1)* %78 to float*, !dbg !213
	%208 = bitcast float* %207 to i8*, !dbg !213
	%209 = call i8* @gpuc_peer_thread(i8* %208, i32 %206), !dbg !213
	%210 = bitcast i8* %209 to float*, !dbg !213
	%211 = icmp eq float* %210, null, !dbg !213
	%212 = select i1 %211, i64 0, i64 %77, !dbg !213
	%213 = and i64 %212, 3, !dbg !214
	%214 = icmp eq i64 %213, 0, !dbg !214
	br i1 %214, label %b24, label %b27, !dbg !214

b24:
	%215 = ptrtoint float* %210 to i64, !dbg !214
	%216 = and i64 %215, 15, !dbg !214
	%217 = icmp eq i64 %216, 0, !dbg !214
	%218 = icmp eq i64 %212, 0, !dbg !214
	%219 = or i1 %217, %218, !dbg !214
	br i1 %219, label %b25, label %b26, !dbg !214

b25:
	%220 = ashr i64 %212, 2, !dbg !214
	%221 = addrspacecast float* %210 to { float, float, float, float } addrspace(1)*, !dbg !214
	%222 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %221, i64 %100, !dbg !215
	%223 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %222, i32 0, i32 0, !dbg !215
	%224 = icmp uge i64 %100, %220, !dbg !215
	br i1 %224, label %b25_fail1, label %b25_ok1, !dbg !215, !prof !27

b25_ok1:
	%225 = bitcast { float, float, float, float } addrspace(1)* %222 to <4 x float> addrspace(1)*, !dbg !215
	%226 = load <4 x float>, <4 x float> addrspace(1)* %225, align 16, !dbg !215
	%227 = extractelement <4 x float> %226, i32 0, !dbg !215
	%228 = extractelement <4 x float> %226, i32 1, !dbg !215
	%229 = extractelement <4 x float> %226, i32 2, !dbg !215
	%230 = extractelement <4 x float> %226, i32 3, !dbg !215
	%231 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %222, i32 0, i32 1, !dbg !215
	%232 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %222, i32 0, i32 2, !dbg !215
	%233 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %222, i32 0, i32 3, !dbg !215
	br label %b28, !dbg !215

b26:
	br label %fail, !dbg !214

b27:
	br label %fail, !dbg !214

b28:
	%234 = phi float [ 0.000000e+00, %b22 ], [ %227, %b25_ok1 ], !dbg !216
	%235 = phi float [ 0.000000e+00, %b22 ], [ %228, %b25_ok1 ], !dbg !216
	%236 = phi float [ 0.000000e+00, %b22 ], [ %229, %b25_ok1 ], !dbg !216
	%237 = phi float [ 0.000000e+00, %b22 ], [ %230, %b25_ok1 ], !dbg !216
	%238 = fadd float %129, %166, !dbg !218
	%239 = fadd float %130, %167, !dbg !219
	%240 = fadd float %131, %168, !dbg !220
	%241 = fadd float %132, %169, !dbg !221
	%242 = fadd float %200, %234, !dbg !223
	%243 = fadd float %201, %235, !dbg !224
	%244 = fadd float %202, %236, !dbg !225
	%245 = fadd float %203, %237, !dbg !226
	%246 = fadd float %238, %242, !dbg !228
	%247 = fadd float %239, %243, !dbg !229
	%248 = fadd float %240, %244, !dbg !230
	%249 = fadd float %241, %245, !dbg !231
	%250 = fadd float %102, %246, !dbg !233
	%251 = fadd float %103, %247, !dbg !234
	%252 = fadd float %104, %248, !dbg !235
	%253 = fadd float %105, %249, !dbg !236
	%254 = add nsw i64 %106, 4, !dbg !237
	br label %b7, !dbg !237

b29:
	br label %fail, !dbg !197

b30:
	br label %fail, !dbg !197

b31:
	%255 = phi i64 [ %284, %b33_ok1 ], [ 0, %b7 ], !dbg !238
	%256 = trunc i64 %255 to i32, !dbg !154
	%257 = addrspacecast float addrspace(1)* %79 to float*, !dbg !154
	%258 = icmp uge i64 %255, %15, !dbg !154
	br i1 %258, label %b31_fail1, label %b31_ok1, !dbg !154, !prof !27

b31_ok1:
	%259 = bitcast float* %257 to i8*, !dbg !154
	%260 = call i8* @gpuc_peer_thread(i8* %259, i32 %256), !dbg !154
	%261 = bitcast i8* %260 to float*, !dbg !154
	%262 = icmp eq float* %261, null, !dbg !154
	%263 = select i1 %262, i64 0, i64 %77, !dbg !154
	%264 = and i64 %263, 3, !dbg !239
	%265 = icmp eq i64 %264, 0, !dbg !239
	br i1 %265, label %b32, label %b36, !dbg !239

b32:
	%266 = ptrtoint float* %261 to i64, !dbg !239
	%267 = and i64 %266, 15, !dbg !239
	%268 = icmp eq i64 %267, 0, !dbg !239
	%269 = icmp eq i64 %263, 0, !dbg !239
	%270 = or i1 %268, %269, !dbg !239
	br i1 %270, label %b33, label %b35, !dbg !239

b33:
	%271 = ashr i64 %263, 2, !dbg !239
	%272 = addrspacecast float* %261 to { float, float, float, float } addrspace(1)*, !dbg !239
	%273 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %272, i64 %100, !dbg !240
	%274 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %273, i32 0, i32 0, !dbg !240
	%275 = icmp uge i64 %100, %271, !dbg !240
	br i1 %275, label %b33_fail1, label %b33_ok1, !dbg !240, !prof !27

b33_ok1:
	%276 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %273, i32 0, i32 1, !dbg !240
	%277 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %273, i32 0, i32 2, !dbg !240
	%278 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %273, i32 0, i32 3, !dbg !240
	%279 = bitcast { float, float, float, float } addrspace(1)* %273 to <4 x float> addrspace(1)*, !dbg !240
	%280 = insertelement <4 x float> undef, float %102, i32 0, !dbg !240
	%281 = insertelement <4 x float> %280, float %103, i32 1, !dbg !240
	%282 = insertelement <4 x float> %281, float %104, i32 2, !dbg !240
	%283 = insertelement <4 x float> %282, float %105, i32 3, !dbg !240
	store <4 x float> %283, <4 x float> addrspace(1)* %279, align 16, !dbg !240
	%284 = add i64 %255, 1, !dbg !240
	%285 = icmp slt i64 %284, %15, !dbg !240
	br i1 %285, label %b31, label %b34, !dbg !240

b34:
	%286 = add i64 %100, %99, !dbg !191
	br label %b6, !dbg !191

b35:
	br label %fail, !dbg !239

b36:
	br label %fail, !dbg !239

b37:
	%287 = trunc i64 %15 to i32, !dbg !241
	%288 = sub nuw i32 %287, 1, !dbg !241
	%289 = zext i32 %288 to i64, !dbg !241
	%290 = icmp eq i64 %14, %289, !dbg !242
	br i1 %290, label %b38, label %b44, !dbg !242

b38:
	%291 = mul nsw i64 %59, 4, !dbg !243
	%292 = sub i64 %p3, %291, !dbg !244
	br label %b39, !dbg !245

b39:
	%293 = phi i64 [ %96, %b38 ], [ %327, %b43 ], !dbg !245
	%294 = icmp slt i64 %293, %292, !dbg !245
	br i1 %294, label %b40, label %b44, !dbg !245

b40:
	%295 = add i64 %76, %293, !dbg !246
	br label %b41, !dbg !247

b41:
	%296 = phi float [ %310, %b41_ok2 ], [ 0.000000e+00, %b40 ], !dbg !247
	%297 = phi i64 [ %311, %b41_ok2 ], [ 0, %b40 ], !dbg !247
	%298 = trunc i64 %297 to i32, !dbg !248
	%299 = addrspacecast float addrspace(1)* %1 to float*, !dbg !248
	%300 = icmp uge i64 %297, %15, !dbg !248
	br i1 %300, label %b41_fail1, label %b41_ok1, !dbg !248, !prof !27

b41_ok1:
	%301 = bitcast float* %299 to i8*, !dbg !248
	%302 = call i8* @gpuc_peer_thread(i8* %301, i32 %298), !dbg !248
	%303 = bitcast i8* %302 to float*, !dbg !248
	%304 = icmp eq float* %303, null, !dbg !248
	%305 = select i1 %304, i64 0, i64 %p3, !dbg !248
	%306 = addrspacecast float* %303 to float addrspace(1)*, !dbg !249
	%307 = getelementptr inbounds float, float addrspace(1)* %306, i64 %295, !dbg !249
	%308 = icmp uge i64 %295, %305, !dbg !249
	br i1 %308, label %b41_fail2, label %b41_ok2, !dbg !249, !prof !27

b41_ok2:
	%309 = load float, float addrspace(1)* %307, align 4, !dbg !249
	%310 = fadd float %296, %309, !dbg !250
	%311 = add i64 %297, 1, !dbg !250
	%312 = icmp slt i64 %311, %15, !dbg !250
	br i1 %312, label %b41, label %b42, !dbg !250

b42:
	%313 = phi i64 [ %325, %b42_ok2 ], [ 0, %b41_ok2 ], !dbg !251
	%314 = trunc i64 %313 to i32, !dbg !252
	%315 = addrspacecast float addrspace(1)* %0 to float*, !dbg !252
	%316 = icmp uge i64 %313, %15, !dbg !252
	br i1 %316, label %b42_fail1, label %b42_ok1, !dbg !252, !prof !27

b42_ok1:
	%317 = bitcast float* %315 to i8*, !dbg !252
	%318 = call i8* @gpuc_peer_thread(i8* %317, i32 %314), !dbg !252
	%319 = bitcast i8* %318 to float*, !dbg !252
	%320 = icmp eq float* %319, null, !dbg !252
	%321 = select i1 %320, i64 0, i64 %p1, !dbg !252
	%322 = addrspacecast float* %319 to float addrspace(1)*, !dbg !253
	%323 = getelementptr inbounds float, float addrspace(1)* %322, i64 %295, !dbg !253
	%324 = icmp uge i64 %295, %321, !dbg !253
	br i1 %324, label %b42_fail2, label %b42_ok2, !dbg !253, !prof !27

b42_ok2:
	store float %310, float addrspace(1)* %323, align 4, !dbg !253
	%325 = add i64 %313, 1, !dbg !253
	%326 = icmp slt i64 %325, %15, !dbg !253
	br i1 %326, label %b42, label %b43, !dbg !253

b43:
	%327 = add i64 %293, %99, !dbg !245
	br label %b39, !dbg !245

b44:
	call void @llvm.nvvm.barrier0(), !dbg !254
	%328 = icmp slt i64 %36, %15, !dbg !255
	br i1 %328, label %b45, label %b46, !dbg !255

b45:
	call void @gpuc_fence_thread(), !dbg !256
	br label %b46, !dbg !256

b46:
	%329 = add i64 %p6, %7, !dbg !257
	%330 = mul i64 %329, %15, !dbg !258
	%331 = add i64 %330, %14, !dbg !259
	br label %b47, !dbg !260

b47:
	%332 = phi i64 [ %36, %b46 ], [ %339, %b48_ok1 ], !dbg !260
	%333 = icmp slt i64 %332, %15, !dbg !260
	br i1 %333, label %b48, label %b49, !dbg !260

b48:
	%334 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %331, !dbg !261
	%335 = trunc i64 %332 to i32, !dbg !262
	%336 = addrspacecast i64 addrspace(1)* %334 to i64*, !dbg !262
	%337 = icmp uge i64 %331, %p5, !dbg !261
	br i1 %337, label %b48_fail1, label %b48_ok1, !dbg !261, !prof !27

b48_ok1:
	%338 = bitcast i64* %336 to i8*, !dbg !262
	call void @gpuc_signal_op_thread(i8* %338, i64 %25, i32 9, i32 %335), !dbg !262
	%339 = add i64 %332, %40, !dbg !260
	br label %b47, !dbg !260

b49:
	%340 = phi i64 [ %348, %b50_ok1 ], [ %36, %b47 ], !dbg !263
	%341 = icmp slt i64 %340, %15, !dbg !263
	br i1 %341, label %b50, label %b51, !dbg !263

b50:
	%342 = add i64 %330, %340, !dbg !264
	%343 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %342, !dbg !265
	%344 = addrspacecast i64 addrspace(1)* %343 to i64*, !dbg !266
	%345 = icmp uge i64 %342, %p5, !dbg !265
	br i1 %345, label %b50_fail1, label %b50_ok1, !dbg !265, !prof !27

b50_ok1:
	%346 = bitcast i64* %344 to i8*, !dbg !266
	%347 = call i64 @gpuc_signal_wait_until_thread(i8* %346, i32 5, i64 %25, i32 1, i8* %ctrl, i32 12), !dbg !266
	%348 = add i64 %340, %40, !dbg !263
	br label %b49, !dbg !263

b51:
	call void @llvm.nvvm.barrier0(), !dbg !267
	call void @llvm.nvvm.barrier0(), !dbg !269
	%349 = icmp eq i64 %36, 0, !dbg !270
	br i1 %349, label %b52, label %b53, !dbg !270

b52:
	%350 = load i64, i64 addrspace(1)* %23, align 8, !dbg !271
	%351 = add i64 %350, 1, !dbg !272
	store i64 %351, i64 addrspace(1)* %23, align 8, !dbg !271
	br label %b53, !dbg !271

b53:
	ret void, !dbg !268

b0_fail1:
	br label %fail, !dbg !164

b2_fail1:
	br label %fail, !dbg !173

b4_fail1:
	br label %fail, !dbg !177

b5_fail1:
	%352 = icmp ugt i64 %76, %p3, !dbg !188
	br i1 %352, label %b5_fail2, label %b5_ok2, !dbg !188

b5_fail2:
	br label %fail, !dbg !188

b5_ok2:
	%353 = icmp ugt i64 %66, %76, !dbg !188
	br i1 %353, label %b5_fail3, label %b5_ok3, !dbg !188

b5_fail3:
	br label %fail, !dbg !188

b5_ok3:
	br label %fail, !dbg !189

b10_fail1:
	br label %fail, !dbg !198

b13_fail1:
	br label %fail, !dbg !203

b19_fail1:
	br label %fail, !dbg !209

b25_fail1:
	br label %fail, !dbg !215

b31_fail1:
	br label %fail, !dbg !154

b33_fail1:
	br label %fail, !dbg !240

b41_fail1:
	br label %fail, !dbg !248

b41_fail2:
	br label %fail, !dbg !249

b42_fail1:
	br label %fail, !dbg !252

b42_fail2:
	br label %fail, !dbg !253

b48_fail1:
	br label %fail, !dbg !261

b50_fail1:
	br label %fail, !dbg !265

fail:
	%354 = phi i32 [ 0, %b0_fail1 ], [ 10, %b2_fail1 ], [ 11, %b4_fail1 ], [ 32, %b5_fail2 ], [ 33, %b5_fail3 ], [ 32, %b5_ok3 ], [ 18, %b10_fail1 ], [ 21, %b13_fail1 ], [ 20, %b14 ], [ 19, %b15 ], [ 24, %b19_fail1 ], [ 23, %b20 ], [ 22, %b21 ], [ 27, %b25_fail1 ], [ 26, %b26 ], [ 25, %b27 ], [ 17, %b29 ], [ 16, %b30 ], [ 34, %b31_fail1 ], [ 37, %b33_fail1 ], [ 36, %b35 ], [ 35, %b36 ], [ 38, %b41_fail1 ], [ 39, %b41_fail2 ], [ 40, %b42_fail1 ], [ 41, %b42_fail2 ], [ 10, %b48_fail1 ], [ 11, %b50_fail1 ], !dbg !153
	%355 = phi i64 [ %13, %b0_fail1 ], [ %41, %b2_fail1 ], [ %52, %b4_fail1 ], [ %76, %b5_fail2 ], [ %66, %b5_fail3 ], [ %76, %b5_ok3 ], [ %100, %b10_fail1 ], [ %100, %b13_fail1 ], [ %148, %b14 ], [ %144, %b15 ], [ %100, %b19_fail1 ], [ %182, %b20 ], [ %178, %b21 ], [ %100, %b25_fail1 ], [ %216, %b26 ], [ %212, %b27 ], [ %118, %b29 ], [ %114, %b30 ], [ %255, %b31_fail1 ], [ %100, %b33_fail1 ], [ %267, %b35 ], [ %263, %b36 ], [ %297, %b41_fail1 ], [ %295, %b41_fail2 ], [ %313, %b42_fail1 ], [ %295, %b42_fail2 ], [ %331, %b48_fail1 ], [ %342, %b50_fail1 ], !dbg !153
	%356 = phi i64 [ %p8, %b0_fail1 ], [ %p5, %b2_fail1 ], [ %p5, %b4_fail1 ], [ %p3, %b5_fail2 ], [ %76, %b5_fail3 ], [ %p1, %b5_ok3 ], [ %122, %b10_fail1 ], [ %152, %b13_fail1 ], [ 16, %b14 ], [ 4, %b15 ], [ %186, %b19_fail1 ], [ 16, %b20 ], [ 4, %b21 ], [ %220, %b25_fail1 ], [ 16, %b26 ], [ 4, %b27 ], [ 16, %b29 ], [ 4, %b30 ], [ %15, %b31_fail1 ], [ %271, %b33_fail1 ], [ 16, %b35 ], [ 4, %b36 ], [ %15, %b41_fail1 ], [ %305, %b41_fail2 ], [ %15, %b42_fail1 ], [ %321, %b42_fail2 ], [ %p5, %b48_fail1 ], [ %p5, %b50_fail1 ], !dbg !153
	call void @gpuc_fail(i8* %ctrl, i32 %354, i64 %355, i64 %356), !dbg !153
	ret void, !dbg !153
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
	%11 = sub nuw i32 %10, 1, !dbg !287
	%12 = zext i32 %11 to i64, !dbg !287
	%13 = mul i64 %9, %12, !dbg !288
	%14 = mul i64 %13, %p8, !dbg !289
	%15 = trunc i64 %9 to i32, !dbg !290
	%16 = add nuw i32 %15, 1, !dbg !290
	%17 = zext i32 %16 to i64, !dbg !290
	%18 = mul i64 %17, %12, !dbg !291
	%19 = mul i64 %18, %p8, !dbg !292
	%20 = sext i32 %6 to i64, !dbg !284
	%21 = trunc i64 %20 to i32, !dbg !294
	%22 = add nuw i32 %21, 1, !dbg !294
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
	%35 = mul nuw i32 %34, 2, !dbg !296
	%36 = zext i32 %35 to i64, !dbg !296
	%37 = mul i64 %36, %12, !dbg !297
	%38 = icmp slt i64 0, %p11, !dbg !297
	br i1 %38, label %b1, label %b32, !dbg !297

b1:
	%39 = icmp slt i64 0, %12, !dbg !298
	%40 = mul nuw i32 %11, 2, !dbg !299
	%41 = zext i32 %40 to i64, !dbg !299
	%42 = add i64 %37, %41, !dbg !300
	%43 = sub nsw i64 %42, 1, !dbg !301
	%44 = trunc i64 %29 to i32, !dbg !302
	%45 = icmp eq i64 %12, 0, !dbg !305
	%46 = add i64 %37, %7, !dbg !306
	%47 = sub nsw i64 %46, 2, !dbg !307
	%48 = sub nsw i64 %46, 1, !dbg !308
	%49 = add i64 %37, %12, !dbg !309
	%50 = sub nsw i64 %49, 1, !dbg !310
	%51 = sub nsw i64 %12, 1, !dbg !311
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
	call void @gpuc_put_signal_block(i8* %167, i8* %168, i64 %156, i8* %169, i64 %63, i32 9, i32 %44), !dbg !302
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
	call void @gpuc_put_signal_block(i8* %279, i8* %280, i64 %270, i8* %281, i64 %63, i32 9, i32 %44), !dbg !283
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

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !426 {
entry:
	br label %b0, !dbg !427

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !427
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !427
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !427
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !427
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
	%15 = sext i32 %4 to i64, !dbg !437
	%16 = trunc i64 %15 to i32, !dbg !442
	%17 = mul nuw i32 %16, 2, !dbg !442
	%18 = zext i32 %17 to i64, !dbg !442
	%19 = add i64 %p6, 1, !dbg !448
	%20 = sdiv i64 %19, 2, !dbg !449
	%21 = mul i64 %20, 2, !dbg !450
	%22 = mul i64 %18, %21, !dbg !451
	%23 = mul i64 %6, %22, !dbg !452
	%24 = trunc i64 %6 to i32, !dbg !453
	%25 = add nuw i32 %24, 1, !dbg !453
	%26 = zext i32 %25 to i64, !dbg !453
	%27 = mul i64 %26, %22, !dbg !454
	%28 = icmp ugt i64 %27, %p5, !dbg !455
	%29 = icmp ugt i64 %23, %27, !dbg !455
	%30 = or i1 %28, %29, !dbg !455
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !455, !prof !27

b0_ok1:
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !458, !range !23
	%32 = sext i32 %31 to i64, !dbg !458
	%33 = mul i64 %8, %32, !dbg !459
	%34 = add i64 %33, %6, !dbg !460
	%35 = sub i64 %27, %23, !dbg !455
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %23, !dbg !455
	%37 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %34, !dbg !461
	%38 = icmp uge i64 %34, %p8, !dbg !461
	%39 = icmp ugt i64 %14, %p1, !dbg !462
	%40 = icmp ugt i64 %11, %14, !dbg !462
	%41 = or i1 %38, %39, !dbg !462
	%42 = or i1 %41, %40, !dbg !462
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !462, !prof !27

b0_ok3:
	%43 = load i64, i64 addrspace(1)* %37, align 8, !dbg !461
	%44 = add i64 %43, 1, !dbg !463
	%45 = trunc i64 %44 to i32, !dbg !464
	%46 = sub i64 %14, %11, !dbg !462
	%47 = getelementptr inbounds float, float addrspace(1)* %0, i64 %11, !dbg !462
	%48 = getelementptr inbounds float, float addrspace(1)* %1, i64 %11, !dbg !465
	%49 = call i32 @gpuc_my_pe_thread(), !dbg !466
	%50 = sext i32 %49 to i64, !dbg !466
	%51 = addrspacecast i64 addrspace(1)* %36 to i64*, !dbg !467
	%52 = ptrtoint i64* %51 to i64, !dbg !467
	%53 = and i64 %52, 15, !dbg !467
	%54 = icmp eq i64 %53, 0, !dbg !467
	%55 = icmp eq i64 %35, 0, !dbg !467
	%56 = or i1 %54, %55, !dbg !467
	br i1 %56, label %b1, label %b25, !dbg !467

b1:
	%57 = bitcast i64 addrspace(1)* %36 to { i64, i64 } addrspace(1)*, !dbg !467
	%58 = ashr i64 %35, 1, !dbg !467
	%59 = icmp eq i64 %18, -1, !dbg !468
	%60 = select i1 %59, i64 1, i64 %18, !dbg !468
	%61 = sdiv i64 %58, %60, !dbg !468
	%62 = sub i64 0, %58, !dbg !468
	%63 = select i1 %59, i64 %62, i64 %61, !dbg !468
	%64 = urem i32 %45, 2, !dbg !469
	%65 = zext i32 %64 to i64, !dbg !470
	%66 = trunc i64 %15 to i32, !dbg !471
	%67 = mul i32 %64, %66, !dbg !471
	%68 = zext i32 %67 to i64, !dbg !471
	%69 = mul i64 %68, %63, !dbg !472
	%70 = add nuw i32 %64, 1, !dbg !473
	%71 = zext i32 %70 to i64, !dbg !474
	%72 = trunc i64 %15 to i32, !dbg !475
	%73 = mul i32 %70, %72, !dbg !475
	%74 = zext i32 %73 to i64, !dbg !475
	%75 = mul i64 %74, %63, !dbg !476
	%76 = sub i64 %75, %69, !dbg !477
	%77 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %57, i64 %69, !dbg !477
	%78 = icmp ugt i64 %75, %58, !dbg !477
	%79 = icmp ugt i64 %69, %75, !dbg !477
	%80 = or i1 %78, %79, !dbg !477
	br i1 %80, label %b1_fail1, label %b1_ok1, !dbg !477, !prof !27

b1_ok1:
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !478, !range !61
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !478, !range !61
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !478, !range !62
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !478, !range !63
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !478, !range !63
	%86 = mul i32 %85, %83, !dbg !478
	%87 = add i32 %82, %86, !dbg !478
	%88 = mul i32 %84, %87, !dbg !478
	%89 = add i32 %81, %88, !dbg !478
	%90 = sext i32 %89 to i64, !dbg !478
	%91 = trunc i64 %90 to i32, !dbg !479
	%92 = mul nuw i32 %91, 2, !dbg !479
	%93 = zext i32 %92 to i64, !dbg !479
	%94 = mul i32 %84, %85, !dbg !480
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !480, !range !64
	%96 = mul i32 %94, %95, !dbg !480
	%97 = sext i32 %96 to i64, !dbg !480
	%98 = trunc i64 %97 to i32, !dbg !481
	%99 = mul nuw i32 %98, 2, !dbg !481
	%100 = zext i32 %99 to i64, !dbg !481
	%101 = mul i64 %50, %63, !dbg !482
	br label %b2, !dbg !481

b2:
	%102 = phi i64 [ %93, %b1_ok1 ], [ %131, %b9 ], !dbg !483
	%103 = icmp slt i64 %102, %46, !dbg !484
	br i1 %103, label %b3, label %b10, !dbg !484

b3:
	%104 = sdiv i64 %102, 2, !dbg !485
	%105 = add i64 %101, %104, !dbg !486
	%106 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %77, i64 %105, !dbg !487
	%107 = getelementptr inbounds float, float addrspace(1)* %48, i64 %102, !dbg !490
	%108 = icmp uge i64 %105, %76, !dbg !487
	%109 = icmp uge i64 %102, %46, !dbg !490
	%110 = or i1 %108, %109, !dbg !490
	br i1 %110, label %b3_fail1, label %b3_ok1, !dbg !490, !prof !27

b3_ok1:
	%111 = load float, float addrspace(1)* %107, align 4, !dbg !490
	%112 = bitcast float %111 to i32, !dbg !491
	%113 = zext i32 %112 to i64, !dbg !491
	%114 = add nsw i64 %102, 1, !dbg !492
	%115 = icmp slt i64 %114, %46, !dbg !493
	br i1 %115, label %b4, label %b5, !dbg !493

b4:
	%116 = getelementptr inbounds float, float addrspace(1)* %48, i64 %114, !dbg !494
	%117 = load float, float addrspace(1)* %116, align 4, !dbg !494
	%118 = bitcast float %117 to i32, !dbg !495
	%119 = zext i32 %118 to i64, !dbg !495
	%120 = shl i64 %119, 32, !dbg !496
	%121 = or i64 %113, %120, !dbg !497
	br label %b5, !dbg !497

b5:
	%122 = phi i64 [ %113, %b3_ok1 ], [ %121, %b4 ], !dbg !498
	br label %b6, !dbg !489

b6:
	%123 = phi i64 [ 0, %b5 ], [ %129, %b8 ], !dbg !489
	%124 = icmp ne i64 %123, %50, !dbg !499
	br i1 %124, label %b7, label %b8, !dbg !499

b7:
	%125 = trunc i64 %123 to i32, !dbg !431
	%126 = addrspacecast { i64, i64 } addrspace(1)* %106 to { i64, i64 }*, !dbg !431
	%127 = icmp uge i64 %123, %15, !dbg !431
	br i1 %127, label %b7_fail1, label %b7_ok1, !dbg !431, !prof !27

b7_ok1:
	%128 = bitcast { i64, i64 }* %126 to i8*, !dbg !431
	call void @gpuc_put_line_thread(i8* %128, i64 %122, i32 %45, i32 %125), !dbg !431
	br label %b8, !dbg !431

b8:
	%129 = add i64 %123, 1, !dbg !431
	%130 = icmp slt i64 %129, %15, !dbg !431
	br i1 %130, label %b6, label %b9, !dbg !431

b9:
	%131 = add i64 %102, %100, !dbg !500
	br label %b2, !dbg !500

b10:
	%132 = phi i64 [ %175, %b21 ], [ %93, %b2 ], !dbg !501
	%133 = icmp slt i64 %132, %46, !dbg !502
	br i1 %133, label %b11, label %b22, !dbg !502

b11:
	%134 = getelementptr inbounds float, float addrspace(1)* %48, i64 %132, !dbg !504
	%135 = icmp uge i64 %132, %46, !dbg !504
	br i1 %135, label %b11_fail1, label %b11_ok1, !dbg !504, !prof !27

b11_ok1:
	%136 = load float, float addrspace(1)* %134, align 4, !dbg !504
	%137 = bitcast float %136 to i32, !dbg !505
	%138 = zext i32 %137 to i64, !dbg !505
	%139 = add nsw i64 %132, 1, !dbg !506
	%140 = icmp slt i64 %139, %46, !dbg !507
	br i1 %140, label %b12, label %b13, !dbg !507

b12:
	%141 = getelementptr inbounds float, float addrspace(1)* %48, i64 %139, !dbg !508
	%142 = load float, float addrspace(1)* %141, align 4, !dbg !508
	%143 = bitcast float %142 to i32, !dbg !509
	%144 = zext i32 %143 to i64, !dbg !509
	%145 = shl i64 %144, 32, !dbg !510
	%146 = or i64 %138, %145, !dbg !511
	br label %b13, !dbg !511

b13:
	%147 = phi i64 [ %138, %b11_ok1 ], [ %146, %b12 ], !dbg !512
	br label %b14, !dbg !503

b14:
	%148 = phi float [ 0.000000e+00, %b13 ], [ %169, %b18 ], !dbg !513
	%149 = phi float [ 0.000000e+00, %b13 ], [ %170, %b18 ], !dbg !514
	%150 = phi i64 [ 0, %b13 ], [ %171, %b18 ], !dbg !514
	%151 = icmp ne i64 %150, %50, !dbg !515
	br i1 %151, label %b15, label %b16, !dbg !515

b15:
	%152 = mul i64 %150, %63, !dbg !516
	%153 = sdiv i64 %132, 2, !dbg !517
	%154 = add i64 %152, %153, !dbg !518
	%155 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %77, i64 %154, !dbg !519
	%156 = addrspacecast { i64, i64 } addrspace(1)* %155 to { i64, i64 }*, !dbg !520
	%157 = icmp uge i64 %154, %76, !dbg !519
	br i1 %157, label %b15_fail1, label %b15_ok1, !dbg !519, !prof !27

b15_ok1:
	%158 = bitcast { i64, i64 }* %156 to i8*, !dbg !520
	%159 = call i64 @gpuc_wait_line_thread(i8* %158, i32 %45, i32 1, i8* %ctrl, i32 73), !dbg !520
	br label %b16, !dbg !520

b16:
	%160 = phi i64 [ %147, %b14 ], [ %159, %b15_ok1 ], !dbg !521
	%161 = trunc i64 %160 to i32, !dbg !524
	%162 = bitcast i32 %161 to float, !dbg !524
	%163 = lshr i64 %160, 32, !dbg !525
	%164 = trunc i64 %163 to i32, !dbg !526
	%165 = bitcast i32 %164 to float, !dbg !526
	%166 = icmp eq i64 %150, 0, !dbg !527
	br i1 %166, label %b18, label %b17, !dbg !527

b17:
	%167 = fadd float %148, %162, !dbg !528
	%168 = fadd float %149, %165, !dbg !529
	br label %b18, !dbg !529

b18:
	%169 = phi float [ %162, %b16 ], [ %167, %b17 ], !dbg !513
	%170 = phi float [ %165, %b16 ], [ %168, %b17 ], !dbg !514
	%171 = add i64 %150, 1, !dbg !514
	%172 = icmp slt i64 %171, %15, !dbg !514
	br i1 %172, label %b14, label %b19, !dbg !514

b19:
	%173 = getelementptr inbounds float, float addrspace(1)* %47, i64 %132, !dbg !532
	store float %169, float addrspace(1)* %173, align 4, !dbg !532
	br i1 %140, label %b20, label %b21, !dbg !533

b20:
	%174 = getelementptr inbounds float, float addrspace(1)* %47, i64 %139, !dbg !534
	store float %170, float addrspace(1)* %174, align 4, !dbg !534
	br label %b21, !dbg !534

b21:
	%175 = add i64 %132, %100, !dbg !535
	br label %b10, !dbg !535

b22:
	call void @llvm.nvvm.barrier0(), !dbg !537
	%176 = icmp eq i64 %90, 0, !dbg !538
	br i1 %176, label %b23, label %b24, !dbg !538

b23:
	%177 = load i64, i64 addrspace(1)* %37, align 8, !dbg !539
	%178 = add i64 %177, 1, !dbg !540
	store i64 %178, i64 addrspace(1)* %37, align 8, !dbg !539
	br label %b24, !dbg !539

b24:
	ret void, !dbg !536

b25:
	br label %fail, !dbg !467

b0_fail1:
	%179 = icmp ugt i64 %27, %p5, !dbg !455
	br i1 %179, label %b0_fail2, label %b0_ok2, !dbg !455

b0_fail2:
	br label %fail, !dbg !455

b0_ok2:
	br label %fail, !dbg !455

b0_fail3:
	%180 = icmp uge i64 %34, %p8, !dbg !461
	br i1 %180, label %b0_fail4, label %b0_ok4, !dbg !461

b0_fail4:
	br label %fail, !dbg !461

b0_ok4:
	%181 = icmp ugt i64 %14, %p1, !dbg !462
	br i1 %181, label %b0_fail5, label %b0_ok5, !dbg !462

b0_fail5:
	br label %fail, !dbg !462

b0_ok5:
	br label %fail, !dbg !462

b1_fail1:
	%182 = icmp ugt i64 %75, %58, !dbg !477
	br i1 %182, label %b1_fail2, label %b1_ok2, !dbg !477

b1_fail2:
	br label %fail, !dbg !477

b1_ok2:
	br label %fail, !dbg !477

b3_fail1:
	%183 = icmp uge i64 %105, %76, !dbg !487
	br i1 %183, label %b3_fail2, label %b3_ok2, !dbg !487

b3_fail2:
	br label %fail, !dbg !487

b3_ok2:
	br label %fail, !dbg !490

b7_fail1:
	br label %fail, !dbg !431

b11_fail1:
	br label %fail, !dbg !504

b15_fail1:
	br label %fail, !dbg !519

fail:
	%184 = phi i32 [ 64, %b0_fail2 ], [ 65, %b0_ok2 ], [ 0, %b0_fail4 ], [ 64, %b0_fail5 ], [ 65, %b0_ok5 ], [ 67, %b1_fail2 ], [ 68, %b1_ok2 ], [ 69, %b3_fail2 ], [ 70, %b3_ok2 ], [ 71, %b7_fail1 ], [ 70, %b11_fail1 ], [ 72, %b15_fail1 ], [ 66, %b25 ], !dbg !427
	%185 = phi i64 [ %27, %b0_fail2 ], [ %23, %b0_ok2 ], [ %34, %b0_fail4 ], [ %14, %b0_fail5 ], [ %11, %b0_ok5 ], [ %75, %b1_fail2 ], [ %69, %b1_ok2 ], [ %105, %b3_fail2 ], [ %102, %b3_ok2 ], [ %123, %b7_fail1 ], [ %132, %b11_fail1 ], [ %154, %b15_fail1 ], [ %53, %b25 ], !dbg !427
	%186 = phi i64 [ %p5, %b0_fail2 ], [ %27, %b0_ok2 ], [ %p8, %b0_fail4 ], [ %p1, %b0_fail5 ], [ %14, %b0_ok5 ], [ %58, %b1_fail2 ], [ %75, %b1_ok2 ], [ %76, %b3_fail2 ], [ %46, %b3_ok2 ], [ %15, %b7_fail1 ], [ %46, %b11_fail1 ], [ %76, %b15_fail1 ], [ 16, %b25 ], !dbg !427
	call void @gpuc_fail(i8* %ctrl, i32 %184, i64 %185, i64 %186), !dbg !427
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

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!541, !542, !543, !544, !545, !546, !547, !548, !549, !550, !551, !552, !553, !554, !555, !556, !557, !558, !559, !560, !561}
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
!69 = !DILocation(line: 42, column: 13, scope: !6)
!70 = !DILocation(line: 42, column: 20, scope: !6)
!71 = !DILocation(line: 42, column: 7, scope: !6)
!72 = !{!"llvm.loop.unroll.disable"}
!73 = distinct !{!73, !72}
!74 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !9)
!75 = !DILocation(line: 132, column: 22, scope: !8, inlinedAt: !9)
!76 = !DILocation(line: 133, column: 14, scope: !8, inlinedAt: !9)
!77 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !12)
!78 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !12)
!79 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !12)
!80 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !12)
!81 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !12)
!82 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !12)
!83 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !12)
!84 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !12)
!85 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !12)
!86 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !12)
!87 = !DILocation(line: 48, column: 25, scope: !6)
!88 = !DILocation(line: 48, column: 20, scope: !6)
!89 = !DILocation(line: 49, column: 33, scope: !6)
!90 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!91 = !DILocation(line: 50, column: 18, scope: !6)
!92 = !DILocation(line: 108, column: 2, scope: !90, inlinedAt: !91)
!93 = !DILocation(line: 109, column: 6, scope: !90, inlinedAt: !91)
!94 = !DILocation(line: 109, column: 18, scope: !90, inlinedAt: !91)
!95 = !DILocation(line: 110, column: 25, scope: !90, inlinedAt: !91)
!96 = !DILocation(line: 110, column: 18, scope: !90, inlinedAt: !91)
!97 = !DILocation(line: 110, column: 33, scope: !90, inlinedAt: !91)
!98 = !DILocation(line: 112, column: 8, scope: !90, inlinedAt: !91)
!99 = !DILocation(line: 112, column: 11, scope: !90, inlinedAt: !91)
!100 = !DILocation(line: 113, column: 25, scope: !90, inlinedAt: !91)
!101 = !DILocation(line: 113, column: 18, scope: !90, inlinedAt: !91)
!102 = !DILocation(line: 113, column: 35, scope: !90, inlinedAt: !91)
!103 = !DILocation(line: 111, column: 7, scope: !90, inlinedAt: !91)
!104 = !DILocation(line: 115, column: 8, scope: !90, inlinedAt: !91)
!105 = !DILocation(line: 115, column: 11, scope: !90, inlinedAt: !91)
!106 = !DILocation(line: 116, column: 25, scope: !90, inlinedAt: !91)
!107 = !DILocation(line: 116, column: 18, scope: !90, inlinedAt: !91)
!108 = !DILocation(line: 116, column: 35, scope: !90, inlinedAt: !91)
!109 = !DILocation(line: 111, column: 10, scope: !90, inlinedAt: !91)
!110 = !DILocation(line: 118, column: 8, scope: !90, inlinedAt: !91)
!111 = !DILocation(line: 118, column: 11, scope: !90, inlinedAt: !91)
!112 = !DILocation(line: 119, column: 25, scope: !90, inlinedAt: !91)
!113 = !DILocation(line: 119, column: 18, scope: !90, inlinedAt: !91)
!114 = !DILocation(line: 119, column: 35, scope: !90, inlinedAt: !91)
!115 = !DILocation(line: 111, column: 13, scope: !90, inlinedAt: !91)
!116 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!117 = !DILocation(line: 121, column: 28, scope: !90, inlinedAt: !91)
!118 = !DILocation(line: 127, column: 45, scope: !116, inlinedAt: !117)
!119 = !DILocation(line: 127, column: 59, scope: !116, inlinedAt: !117)
!120 = !DILocation(line: 127, column: 73, scope: !116, inlinedAt: !117)
!121 = !DILocation(line: 127, column: 87, scope: !116, inlinedAt: !117)
!122 = !DILocation(line: 121, column: 40, scope: !90, inlinedAt: !91)
!123 = !DILocation(line: 127, column: 45, scope: !116, inlinedAt: !122)
!124 = !DILocation(line: 127, column: 59, scope: !116, inlinedAt: !122)
!125 = !DILocation(line: 127, column: 73, scope: !116, inlinedAt: !122)
!126 = !DILocation(line: 127, column: 87, scope: !116, inlinedAt: !122)
!127 = !DILocation(line: 121, column: 23, scope: !90, inlinedAt: !91)
!128 = !DILocation(line: 127, column: 45, scope: !116, inlinedAt: !127)
!129 = !DILocation(line: 127, column: 59, scope: !116, inlinedAt: !127)
!130 = !DILocation(line: 127, column: 73, scope: !116, inlinedAt: !127)
!131 = !DILocation(line: 127, column: 87, scope: !116, inlinedAt: !127)
!132 = !DILocation(line: 121, column: 13, scope: !90, inlinedAt: !91)
!133 = !DILocation(line: 127, column: 45, scope: !116, inlinedAt: !132)
!134 = !DILocation(line: 127, column: 59, scope: !116, inlinedAt: !132)
!135 = !DILocation(line: 127, column: 73, scope: !116, inlinedAt: !132)
!136 = !DILocation(line: 127, column: 87, scope: !116, inlinedAt: !132)
!137 = !DILocation(line: 109, column: 25, scope: !90, inlinedAt: !91)
!138 = !DILocation(line: 50, column: 7, scope: !6)
!139 = !DILocation(line: 52, column: 33, scope: !6)
!140 = !DILocation(line: 55, column: 35, scope: !6)
!141 = !DILocation(line: 53, column: 3, scope: !6)
!142 = !DILocation(line: 55, column: 22, scope: !6)
!143 = !DILocation(line: 55, column: 29, scope: !6)
!144 = !DILocation(line: 55, column: 4, scope: !6)
!145 = !DILocation(line: 57, column: 7, scope: !6)
!146 = distinct !DISubprogram(name: "Advance", scope: !14, file: !14, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!147 = !DILocation(line: 59, column: 15, scope: !6)
!148 = !DILocation(line: 21, column: 16, scope: !146, inlinedAt: !147)
!149 = !DILocation(line: 22, column: 22, scope: !146, inlinedAt: !147)
!150 = !DILocation(line: 23, column: 8, scope: !146, inlinedAt: !147)
!151 = !DILocation(line: 23, column: 3, scope: !146, inlinedAt: !147)
!152 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!153 = !DILocation(line: 72, column: 6, scope: !152)
!154 = !DILocation(line: 84, column: 22, scope: !152)
!155 = !DILocation(line: 101, column: 9, scope: !152)
!156 = !DILocation(line: 135, column: 6, scope: !8, inlinedAt: !155)
!157 = !DILocation(line: 141, column: 23, scope: !11, inlinedAt: !156)
!158 = !DILocation(line: 73, column: 63, scope: !152)
!159 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !158)
!160 = !DILocation(line: 28, column: 50, scope: !15, inlinedAt: !159)
!161 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !159)
!162 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !159)
!163 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !159)
!164 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !158)
!165 = !DILocation(line: 73, column: 30, scope: !152)
!166 = !DILocation(line: 73, column: 47, scope: !152)
!167 = !{i32 1, i32 65536}
!168 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !158)
!169 = !DILocation(line: 76, column: 6, scope: !152)
!170 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !169)
!171 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !169)
!172 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !169)
!173 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !169)
!174 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !169)
!175 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !169)
!176 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !169)
!177 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !169)
!178 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !169)
!179 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !169)
!180 = !DILocation(line: 78, column: 21, scope: !152)
!181 = !DILocation(line: 79, column: 17, scope: !152)
!182 = !DILocation(line: 79, column: 20, scope: !152)
!183 = !DILocation(line: 79, column: 24, scope: !152)
!184 = !DILocation(line: 79, column: 41, scope: !152)
!185 = !DILocation(line: 79, column: 37, scope: !152)
!186 = !DILocation(line: 79, column: 44, scope: !152)
!187 = !DILocation(line: 79, column: 48, scope: !152)
!188 = !DILocation(line: 80, column: 23, scope: !152)
!189 = !DILocation(line: 80, column: 42, scope: !152)
!190 = !DILocation(line: 81, column: 43, scope: !152)
!191 = !DILocation(line: 81, column: 32, scope: !152)
!192 = !DILocation(line: 82, column: 15, scope: !152)
!193 = !DILocation(line: 108, column: 2, scope: !90, inlinedAt: !192)
!194 = !DILocation(line: 109, column: 6, scope: !90, inlinedAt: !192)
!195 = !DILocation(line: 109, column: 18, scope: !90, inlinedAt: !192)
!196 = !DILocation(line: 110, column: 25, scope: !90, inlinedAt: !192)
!197 = !DILocation(line: 110, column: 18, scope: !90, inlinedAt: !192)
!198 = !DILocation(line: 110, column: 33, scope: !90, inlinedAt: !192)
!199 = !DILocation(line: 112, column: 8, scope: !90, inlinedAt: !192)
!200 = !DILocation(line: 112, column: 11, scope: !90, inlinedAt: !192)
!201 = !DILocation(line: 113, column: 25, scope: !90, inlinedAt: !192)
!202 = !DILocation(line: 113, column: 18, scope: !90, inlinedAt: !192)
!203 = !DILocation(line: 113, column: 35, scope: !90, inlinedAt: !192)
!204 = !DILocation(line: 111, column: 7, scope: !90, inlinedAt: !192)
!205 = !DILocation(line: 115, column: 8, scope: !90, inlinedAt: !192)
!206 = !DILocation(line: 115, column: 11, scope: !90, inlinedAt: !192)
!207 = !DILocation(line: 116, column: 25, scope: !90, inlinedAt: !192)
!208 = !DILocation(line: 116, column: 18, scope: !90, inlinedAt: !192)
!209 = !DILocation(line: 116, column: 35, scope: !90, inlinedAt: !192)
!210 = !DILocation(line: 111, column: 10, scope: !90, inlinedAt: !192)
!211 = !DILocation(line: 118, column: 8, scope: !90, inlinedAt: !192)
!212 = !DILocation(line: 118, column: 11, scope: !90, inlinedAt: !192)
!213 = !DILocation(line: 119, column: 25, scope: !90, inlinedAt: !192)
!214 = !DILocation(line: 119, column: 18, scope: !90, inlinedAt: !192)
!215 = !DILocation(line: 119, column: 35, scope: !90, inlinedAt: !192)
!216 = !DILocation(line: 111, column: 13, scope: !90, inlinedAt: !192)
!217 = !DILocation(line: 121, column: 28, scope: !90, inlinedAt: !192)
!218 = !DILocation(line: 127, column: 45, scope: !116, inlinedAt: !217)
!219 = !DILocation(line: 127, column: 59, scope: !116, inlinedAt: !217)
!220 = !DILocation(line: 127, column: 73, scope: !116, inlinedAt: !217)
!221 = !DILocation(line: 127, column: 87, scope: !116, inlinedAt: !217)
!222 = !DILocation(line: 121, column: 40, scope: !90, inlinedAt: !192)
!223 = !DILocation(line: 127, column: 45, scope: !116, inlinedAt: !222)
!224 = !DILocation(line: 127, column: 59, scope: !116, inlinedAt: !222)
!225 = !DILocation(line: 127, column: 73, scope: !116, inlinedAt: !222)
!226 = !DILocation(line: 127, column: 87, scope: !116, inlinedAt: !222)
!227 = !DILocation(line: 121, column: 23, scope: !90, inlinedAt: !192)
!228 = !DILocation(line: 127, column: 45, scope: !116, inlinedAt: !227)
!229 = !DILocation(line: 127, column: 59, scope: !116, inlinedAt: !227)
!230 = !DILocation(line: 127, column: 73, scope: !116, inlinedAt: !227)
!231 = !DILocation(line: 127, column: 87, scope: !116, inlinedAt: !227)
!232 = !DILocation(line: 121, column: 13, scope: !90, inlinedAt: !192)
!233 = !DILocation(line: 127, column: 45, scope: !116, inlinedAt: !232)
!234 = !DILocation(line: 127, column: 59, scope: !116, inlinedAt: !232)
!235 = !DILocation(line: 127, column: 73, scope: !116, inlinedAt: !232)
!236 = !DILocation(line: 127, column: 87, scope: !116, inlinedAt: !232)
!237 = !DILocation(line: 109, column: 25, scope: !90, inlinedAt: !192)
!238 = !DILocation(line: 83, column: 19, scope: !152)
!239 = !DILocation(line: 84, column: 14, scope: !152)
!240 = !DILocation(line: 84, column: 30, scope: !152)
!241 = !DILocation(line: 88, column: 14, scope: !152)
!242 = !DILocation(line: 88, column: 8, scope: !152)
!243 = !DILocation(line: 89, column: 51, scope: !152)
!244 = !DILocation(line: 89, column: 44, scope: !152)
!245 = !DILocation(line: 89, column: 33, scope: !152)
!246 = !DILocation(line: 92, column: 30, scope: !152)
!247 = !DILocation(line: 90, column: 4, scope: !152)
!248 = !DILocation(line: 92, column: 20, scope: !152)
!249 = !DILocation(line: 92, column: 27, scope: !152)
!250 = !DILocation(line: 92, column: 5, scope: !152)
!251 = !DILocation(line: 94, column: 20, scope: !152)
!252 = !DILocation(line: 95, column: 13, scope: !152)
!253 = !DILocation(line: 95, column: 20, scope: !152)
!254 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !155)
!255 = !DILocation(line: 132, column: 22, scope: !8, inlinedAt: !155)
!256 = !DILocation(line: 133, column: 14, scope: !8, inlinedAt: !155)
!257 = !DILocation(line: 142, column: 25, scope: !11, inlinedAt: !156)
!258 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !156)
!259 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !156)
!260 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !156)
!261 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !156)
!262 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !156)
!263 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !156)
!264 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !156)
!265 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !156)
!266 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !156)
!267 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !156)
!268 = !DILocation(line: 102, column: 15, scope: !152)
!269 = !DILocation(line: 21, column: 16, scope: !146, inlinedAt: !268)
!270 = !DILocation(line: 22, column: 22, scope: !146, inlinedAt: !268)
!271 = !DILocation(line: 23, column: 8, scope: !146, inlinedAt: !268)
!272 = !DILocation(line: 23, column: 3, scope: !146, inlinedAt: !268)
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
!415 = !DILocation(line: 21, column: 16, scope: !146, inlinedAt: !414)
!416 = !DILocation(line: 22, column: 19, scope: !146, inlinedAt: !414)
!417 = !DILocation(line: 22, column: 22, scope: !146, inlinedAt: !414)
!418 = !DILocation(line: 23, column: 14, scope: !146, inlinedAt: !414)
!419 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !418)
!420 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !418)
!421 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !418)
!422 = !DILocation(line: 23, column: 8, scope: !146, inlinedAt: !414)
!423 = !DILocation(line: 23, column: 28, scope: !146, inlinedAt: !414)
!424 = !DILocation(line: 23, column: 3, scope: !146, inlinedAt: !414)
!425 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!426 = distinct !DISubprogram(name: "Small", scope: !425, file: !425, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!427 = !DILocation(line: 17, column: 6, scope: !426)
!428 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!429 = distinct !DISubprogram(name: "AllReduce", scope: !428, file: !428, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!430 = !DILocation(line: 22, column: 14, scope: !426)
!431 = !DILocation(line: 32, column: 18, scope: !429, inlinedAt: !430)
!432 = !DILocation(line: 18, column: 21, scope: !426)
!433 = !DILocation(line: 19, column: 17, scope: !426)
!434 = !DILocation(line: 19, column: 11, scope: !426)
!435 = !DILocation(line: 20, column: 14, scope: !426)
!436 = !DILocation(line: 20, column: 11, scope: !426)
!437 = !DILocation(line: 21, column: 30, scope: !426)
!438 = distinct !DISubprogram(name: "AllReduceWords", scope: !428, file: !428, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!439 = distinct !DISubprogram(name: "llWords", scope: !425, file: !425, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!440 = !DILocation(line: 21, column: 17, scope: !426)
!441 = !DILocation(line: 27, column: 65, scope: !439, inlinedAt: !440)
!442 = !DILocation(line: 11, column: 56, scope: !438, inlinedAt: !441)
!443 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!444 = distinct !DISubprogram(name: "linesOf", scope: !443, file: !443, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!445 = distinct !DISubprogram(name: "Words", scope: !443, file: !443, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!446 = !DILocation(line: 11, column: 72, scope: !438, inlinedAt: !441)
!447 = !DILocation(line: 32, column: 54, scope: !445, inlinedAt: !446)
!448 = !DILocation(line: 62, column: 12, scope: !444, inlinedAt: !447)
!449 = !DILocation(line: 62, column: 17, scope: !444, inlinedAt: !447)
!450 = !DILocation(line: 32, column: 42, scope: !445, inlinedAt: !446)
!451 = !DILocation(line: 11, column: 62, scope: !438, inlinedAt: !441)
!452 = !DILocation(line: 22, column: 46, scope: !426)
!453 = !DILocation(line: 22, column: 59, scope: !426)
!454 = !DILocation(line: 22, column: 62, scope: !426)
!455 = !DILocation(line: 22, column: 40, scope: !426)
!456 = !DILocation(line: 22, column: 88, scope: !426)
!457 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !456)
!458 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !457)
!459 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !457)
!460 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !457)
!461 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !456)
!462 = !DILocation(line: 22, column: 104, scope: !426)
!463 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !456)
!464 = !DILocation(line: 22, column: 76, scope: !426)
!465 = !DILocation(line: 22, column: 116, scope: !426)
!466 = !DILocation(line: 23, column: 23, scope: !429, inlinedAt: !430)
!467 = !DILocation(line: 24, column: 22, scope: !429, inlinedAt: !430)
!468 = !DILocation(line: 25, column: 22, scope: !429, inlinedAt: !430)
!469 = !DILocation(line: 26, column: 31, scope: !429, inlinedAt: !430)
!470 = !DILocation(line: 26, column: 25, scope: !429, inlinedAt: !430)
!471 = !DILocation(line: 26, column: 34, scope: !429, inlinedAt: !430)
!472 = !DILocation(line: 26, column: 38, scope: !429, inlinedAt: !430)
!473 = !DILocation(line: 26, column: 56, scope: !429, inlinedAt: !430)
!474 = !DILocation(line: 26, column: 48, scope: !429, inlinedAt: !430)
!475 = !DILocation(line: 26, column: 59, scope: !429, inlinedAt: !430)
!476 = !DILocation(line: 26, column: 63, scope: !429, inlinedAt: !430)
!477 = !DILocation(line: 26, column: 21, scope: !429, inlinedAt: !430)
!478 = !DILocation(line: 27, column: 23, scope: !429, inlinedAt: !430)
!479 = !DILocation(line: 27, column: 25, scope: !429, inlinedAt: !430)
!480 = !DILocation(line: 27, column: 46, scope: !429, inlinedAt: !430)
!481 = !DILocation(line: 27, column: 48, scope: !429, inlinedAt: !430)
!482 = !DILocation(line: 29, column: 27, scope: !429, inlinedAt: !430)
!483 = !DILocation(line: 28, column: 6, scope: !429, inlinedAt: !430)
!484 = !DILocation(line: 28, column: 20, scope: !429, inlinedAt: !430)
!485 = !DILocation(line: 29, column: 34, scope: !429, inlinedAt: !430)
!486 = !DILocation(line: 29, column: 32, scope: !429, inlinedAt: !430)
!487 = !DILocation(line: 29, column: 24, scope: !429, inlinedAt: !430)
!488 = distinct !DISubprogram(name: "load", scope: !443, file: !443, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!489 = !DILocation(line: 29, column: 54, scope: !429, inlinedAt: !430)
!490 = !DILocation(line: 67, column: 20, scope: !488, inlinedAt: !489)
!491 = !DILocation(line: 67, column: 18, scope: !488, inlinedAt: !489)
!492 = !DILocation(line: 68, column: 27, scope: !488, inlinedAt: !489)
!493 = !DILocation(line: 68, column: 30, scope: !488, inlinedAt: !489)
!494 = !DILocation(line: 69, column: 21, scope: !488, inlinedAt: !489)
!495 = !DILocation(line: 69, column: 19, scope: !488, inlinedAt: !489)
!496 = !DILocation(line: 69, column: 28, scope: !488, inlinedAt: !489)
!497 = !DILocation(line: 69, column: 3, scope: !488, inlinedAt: !489)
!498 = !DILocation(line: 67, column: 2, scope: !488, inlinedAt: !489)
!499 = !DILocation(line: 31, column: 10, scope: !429, inlinedAt: !430)
!500 = !DILocation(line: 28, column: 32, scope: !429, inlinedAt: !430)
!501 = !DILocation(line: 36, column: 6, scope: !429, inlinedAt: !430)
!502 = !DILocation(line: 36, column: 20, scope: !429, inlinedAt: !430)
!503 = !DILocation(line: 37, column: 15, scope: !429, inlinedAt: !430)
!504 = !DILocation(line: 67, column: 20, scope: !488, inlinedAt: !503)
!505 = !DILocation(line: 67, column: 18, scope: !488, inlinedAt: !503)
!506 = !DILocation(line: 68, column: 27, scope: !488, inlinedAt: !503)
!507 = !DILocation(line: 68, column: 30, scope: !488, inlinedAt: !503)
!508 = !DILocation(line: 69, column: 21, scope: !488, inlinedAt: !503)
!509 = !DILocation(line: 69, column: 19, scope: !488, inlinedAt: !503)
!510 = !DILocation(line: 69, column: 28, scope: !488, inlinedAt: !503)
!511 = !DILocation(line: 69, column: 3, scope: !488, inlinedAt: !503)
!512 = !DILocation(line: 67, column: 2, scope: !488, inlinedAt: !503)
!513 = !DILocation(line: 38, column: 7, scope: !429, inlinedAt: !430)
!514 = !DILocation(line: 38, column: 10, scope: !429, inlinedAt: !430)
!515 = !DILocation(line: 41, column: 10, scope: !429, inlinedAt: !430)
!516 = !DILocation(line: 42, column: 40, scope: !429, inlinedAt: !430)
!517 = !DILocation(line: 42, column: 47, scope: !429, inlinedAt: !430)
!518 = !DILocation(line: 42, column: 45, scope: !429, inlinedAt: !430)
!519 = !DILocation(line: 42, column: 37, scope: !429, inlinedAt: !430)
!520 = !DILocation(line: 42, column: 26, scope: !429, inlinedAt: !430)
!521 = !DILocation(line: 40, column: 4, scope: !429, inlinedAt: !430)
!522 = distinct !DISubprogram(name: "unpack", scope: !443, file: !443, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!523 = !DILocation(line: 44, column: 21, scope: !429, inlinedAt: !430)
!524 = !DILocation(line: 80, column: 24, scope: !522, inlinedAt: !523)
!525 = !DILocation(line: 80, column: 53, scope: !522, inlinedAt: !523)
!526 = !DILocation(line: 80, column: 47, scope: !522, inlinedAt: !523)
!527 = !DILocation(line: 45, column: 10, scope: !429, inlinedAt: !430)
!528 = !DILocation(line: 48, column: 13, scope: !429, inlinedAt: !430)
!529 = !DILocation(line: 48, column: 18, scope: !429, inlinedAt: !430)
!530 = distinct !DISubprogram(name: "store", scope: !443, file: !443, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!531 = !DILocation(line: 51, column: 8, scope: !429, inlinedAt: !430)
!532 = !DILocation(line: 85, column: 3, scope: !530, inlinedAt: !531)
!533 = !DILocation(line: 86, column: 30, scope: !530, inlinedAt: !531)
!534 = !DILocation(line: 87, column: 4, scope: !530, inlinedAt: !531)
!535 = !DILocation(line: 36, column: 32, scope: !429, inlinedAt: !430)
!536 = !DILocation(line: 23, column: 15, scope: !426)
!537 = !DILocation(line: 21, column: 16, scope: !146, inlinedAt: !536)
!538 = !DILocation(line: 22, column: 22, scope: !146, inlinedAt: !536)
!539 = !DILocation(line: 23, column: 8, scope: !146, inlinedAt: !536)
!540 = !DILocation(line: 23, column: 3, scope: !146, inlinedAt: !536)
!541 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"kernel", i32 1}
!542 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!543 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!544 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!545 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"minctasm", i32 1}
!546 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"kernel", i32 1}
!547 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!548 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!549 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!550 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!551 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!552 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!553 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!554 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!555 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!556 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!557 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!558 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!559 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!560 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!561 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
