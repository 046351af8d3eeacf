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
	%18 = add i64 %17, 1, !dbg !30
	%19 = sdiv i64 %p3, 4, !dbg !33
	%20 = add i64 %19, %12, !dbg !34
	%21 = sub i64 %20, 1, !dbg !35
	%22 = icmp eq i64 %12, -1, !dbg !36
	%23 = select i1 %22, i64 1, i64 %12, !dbg !36
	%24 = sdiv i64 %21, %23, !dbg !36
	%25 = sub i64 0, %21, !dbg !36
	%26 = select i1 %22, i64 %25, i64 %24, !dbg !36
	%27 = mul i64 %26, 4, !dbg !37
	%28 = mul i64 %8, %27, !dbg !38
	%29 = icmp slt i64 %28, %p3, !dbg !39
	%30 = select i1 %29, i64 %28, i64 %p3, !dbg !39
	%31 = add i64 %30, %27, !dbg !40
	%32 = icmp slt i64 %31, %p3, !dbg !41
	%33 = select i1 %32, i64 %31, i64 %p3, !dbg !41
	%34 = sub i64 %12, 1, !dbg !42
	%35 = icmp eq i64 %8, %34, !dbg !43
	br i1 %35, label %b1, label %b2, !dbg !43

b1:
	br label %b2, !dbg !43

b2:
	%36 = phi i64 [ %33, %b0_ok1 ], [ %p3, %b1 ], !dbg !44
	%37 = mul i64 %p8, 2, !dbg !47
	%38 = sub i64 %36, %30, !dbg !45
	%39 = sub i64 %p3, %30, !dbg !45
	%40 = getelementptr inbounds float, float addrspace(1)* %1, i64 %30, !dbg !45
	%41 = sub i64 %p1, %30, !dbg !46
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %30, !dbg !46
	%43 = icmp ugt i64 %36, %p3, !dbg !45
	%44 = icmp ugt i64 %30, %36, !dbg !45
	%45 = icmp ugt i64 %36, %p1, !dbg !46
	%46 = icmp eq i64 %37, 0, !dbg !48
	%47 = or i1 %43, %44, !dbg !48
	%48 = or i1 %47, %45, !dbg !48
	%49 = or i1 %48, %46, !dbg !48
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !48, !prof !27

b2_ok1:
	%50 = icmp eq i64 %37, -1, !dbg !48
	%51 = select i1 %50, i64 1, i64 %37, !dbg !48
	%52 = sdiv i64 %p5, %51, !dbg !48
	%53 = sub i64 0, %p5, !dbg !48
	%54 = select i1 %50, i64 %53, i64 %52, !dbg !48
	%55 = mul i64 %8, 2, !dbg !49
	%56 = urem i64 %18, 2, !dbg !50
	%57 = add i64 %55, %56, !dbg !52
	%58 = mul i64 %57, %54, !dbg !53
	%59 = add i64 %58, %38, !dbg !54
	%60 = sub i64 %59, %58, !dbg !55
	%61 = getelementptr inbounds float, float addrspace(1)* %2, i64 %58, !dbg !55
	%62 = icmp ugt i64 %59, %p5, !dbg !55
	%63 = icmp ugt i64 %58, %59, !dbg !55
	%64 = or i1 %62, %63, !dbg !55
	br i1 %64, label %b2_fail5, label %b2_ok5, !dbg !55, !prof !27

b2_ok5:
	%65 = sdiv i64 %38, 4, !dbg !56
	%66 = mul i64 %65, 4, !dbg !57
	%67 = and i64 %66, 3, !dbg !59
	%68 = icmp eq i64 %67, 0, !dbg !59
	%69 = icmp ugt i64 %66, %39, !dbg !58
	br i1 %69, label %b2_fail7, label %b2_ok7, !dbg !58, !prof !27

b2_ok7:
	br i1 %68, label %b3, label %b62, !dbg !59

b3:
	%70 = addrspacecast float addrspace(1)* %40 to float*, !dbg !59
	%71 = ptrtoint float* %70 to i64, !dbg !59
	%72 = and i64 %71, 15, !dbg !59
	%73 = icmp eq i64 %72, 0, !dbg !59
	%74 = icmp eq i64 %66, 0, !dbg !59
	%75 = or i1 %73, %74, !dbg !59
	br i1 %75, label %b4, label %b61, !dbg !59

b4:
	%76 = ashr i64 %66, 2, !dbg !59
	%77 = bitcast float addrspace(1)* %40 to { float, float, float, float } addrspace(1)*, !dbg !59
	%78 = icmp ugt i64 %66, %60, !dbg !60
	br i1 %78, label %b4_fail1, label %b4_ok1, !dbg !60, !prof !27

b4_ok1:
	br i1 %68, label %b5, label %b60, !dbg !61

b5:
	%79 = addrspacecast float addrspace(1)* %61 to float*, !dbg !61
	%80 = ptrtoint float* %79 to i64, !dbg !61
	%81 = and i64 %80, 15, !dbg !61
	%82 = icmp eq i64 %81, 0, !dbg !61
	%83 = or i1 %82, %74, !dbg !61
	br i1 %83, label %b6, label %b59, !dbg !61

b6:
	%84 = bitcast float addrspace(1)* %61 to { float, float, float, float } addrspace(1)*, !dbg !61
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62, !range !28
	%86 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !62, !range !28
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !62, !range !29
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62, !range !63
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !62, !range !63
	%90 = mul i32 %89, %87, !dbg !62
	%91 = add i32 %86, %90, !dbg !62
	%92 = mul i32 %88, %91, !dbg !62
	%93 = add i32 %85, %92, !dbg !62
	%94 = sext i32 %93 to i64, !dbg !62
	%95 = mul i32 %88, %89, !dbg !62
	%96 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !62, !range !64
	%97 = mul i32 %95, %96, !dbg !62
	%98 = sext i32 %97 to i64, !dbg !62
	br label %b7, !dbg !62

b7:
	%99 = phi i64 [ %94, %b6 ], [ %122, %b8 ], !dbg !62
	%100 = icmp slt i64 %99, %76, !dbg !62
	br i1 %100, label %b8, label %b9, !dbg !62

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
	%122 = add i64 %99, %98, !dbg !62
	br label %b7, !dbg !62

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
	call void @llvm.nvvm.barrier0(), !dbg !73
	%132 = sext i32 %5 to i64, !dbg !10
	%133 = icmp slt i64 %94, %132, !dbg !74
	br i1 %133, label %b15, label %b16, !dbg !74

b15:
	call void @gpuc_fence_thread(), !dbg !75
	br label %b16, !dbg !75

b16:
	%134 = sext i32 %6 to i64, !dbg !13
	%135 = mul i64 %8, %132, !dbg !76
	%136 = add i64 %135, %134, !dbg !77
	br label %b17, !dbg !78

b17:
	%137 = phi i64 [ %94, %b16 ], [ %144, %b18_ok1 ], !dbg !78
	%138 = icmp slt i64 %137, %132, !dbg !78
	br i1 %138, label %b18, label %b19, !dbg !78

b18:
	%139 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %136, !dbg !79
	%140 = trunc i64 %137 to i32, !dbg !80
	%141 = addrspacecast i64 addrspace(1)* %139 to i64*, !dbg !80
	%142 = icmp uge i64 %136, %p7, !dbg !79
	br i1 %142, label %b18_fail1, label %b18_ok1, !dbg !79, !prof !27

b18_ok1:
	%143 = bitcast i64* %141 to i8*, !dbg !80
	call void @gpuc_signal_op_thread(i8* %143, i64 %18, i32 9, i32 %140), !dbg !80
	%144 = add i64 %137, %98, !dbg !78
	br label %b17, !dbg !78

b19:
	%145 = phi i64 [ %153, %b20_ok1 ], [ %94, %b17 ], !dbg !81
	%146 = icmp slt i64 %145, %132, !dbg !81
	br i1 %146, label %b20, label %b21, !dbg !81

b20:
	%147 = add i64 %135, %145, !dbg !82
	%148 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %147, !dbg !83
	%149 = addrspacecast i64 addrspace(1)* %148 to i64*, !dbg !84
	%150 = icmp uge i64 %147, %p7, !dbg !83
	br i1 %150, label %b20_fail1, label %b20_ok1, !dbg !83, !prof !27

b20_ok1:
	%151 = bitcast i64* %149 to i8*, !dbg !84
	%152 = call i64 @gpuc_signal_wait_until_thread(i8* %151, i32 5, i64 %18, i32 1, i8* %ctrl, i32 12), !dbg !84
	%153 = add i64 %145, %98, !dbg !81
	br label %b19, !dbg !81

b21:
	call void @llvm.nvvm.barrier0(), !dbg !85
	%154 = icmp ugt i64 %66, %41, !dbg !86
	br i1 %154, label %b21_fail1, label %b21_ok1, !dbg !86, !prof !27

b21_ok1:
	br i1 %68, label %b22, label %b58, !dbg !87

b22:
	%155 = addrspacecast float addrspace(1)* %42 to float*, !dbg !87
	%156 = ptrtoint float* %155 to i64, !dbg !87
	%157 = and i64 %156, 15, !dbg !87
	%158 = icmp eq i64 %157, 0, !dbg !87
	%159 = or i1 %158, %74, !dbg !87
	br i1 %159, label %b23, label %b57, !dbg !87

b23:
	%160 = bitcast float addrspace(1)* %42 to { float, float, float, float } addrspace(1)*, !dbg !87
	br label %b24, !dbg !88

b24:
	%161 = phi i64 [ %94, %b23 ], [ %326, %b49 ], !dbg !88
	%162 = icmp slt i64 %161, %76, !dbg !88
	br i1 %162, label %b25, label %b50, !dbg !88

b25:
	%163 = phi float [ %311, %b46 ], [ 0.000000e+00, %b24 ], !dbg !91
	%164 = phi float [ %312, %b46 ], [ 0.000000e+00, %b24 ], !dbg !91
	%165 = phi float [ %313, %b46 ], [ 0.000000e+00, %b24 ], !dbg !91
	%166 = phi float [ %314, %b46 ], [ 0.000000e+00, %b24 ], !dbg !91
	%167 = phi i64 [ %315, %b46 ], [ 0, %b24 ], !dbg !92
	%168 = icmp slt i64 %167, %132, !dbg !93
	br i1 %168, label %b26, label %b49, !dbg !93

b26:
	%169 = trunc i64 %167 to i32, !dbg !94
	%170 = addrspacecast float addrspace(1)* %61 to float*, !dbg !94
	%171 = bitcast float* %170 to i8*, !dbg !94
	%172 = call i8* @gpuc_peer_thread(i8* %171, i32 %169), !dbg !94
	%173 = bitcast i8* %172 to float*, !dbg !94
	%174 = icmp eq float* %173, null, !dbg !94
	%175 = select i1 %174, i64 0, i64 %66, !dbg !94
	%176 = and i64 %175, 3, !dbg !95
	%177 = icmp eq i64 %176, 0, !dbg !95
	br i1 %177, label %b27, label %b48, !dbg !95

b27:
	%178 = ptrtoint float* %173 to i64, !dbg !95
	%179 = and i64 %178, 15, !dbg !95
	%180 = icmp eq i64 %179, 0, !dbg !95
	%181 = icmp eq i64 %175, 0, !dbg !95
	%182 = or i1 %180, %181, !dbg !95
	br i1 %182, label %b28, label %b47, !dbg !95

b28:
	%183 = ashr i64 %175, 2, !dbg !95
	%184 = addrspacecast float* %173 to { float, float, float, float } addrspace(1)*, !dbg !95
	%185 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %184, i64 %161, !dbg !96
	%186 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %185, i32 0, i32 0, !dbg !96
	%187 = icmp uge i64 %161, %183, !dbg !96
	br i1 %187, label %b28_fail1, label %b28_ok1, !dbg !96, !prof !27

b28_ok1:
	%188 = bitcast { float, float, float, float } addrspace(1)* %185 to <4 x float> addrspace(1)*, !dbg !96
	%189 = load <4 x float>, <4 x float> addrspace(1)* %188, align 16, !dbg !96
	%190 = extractelement <4 x float> %189, i32 0, !dbg !96
	%191 = extractelement <4 x float> %189, i32 1, !dbg !96
	%192 = extractelement <4 x float> %189, i32 2, !dbg !96
	%193 = extractelement <4 x float> %189, i32 3, !dbg !96
	%194 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %185, i32 0, i32 1, !dbg !96
	%195 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %185, i32 0, i32 2, !dbg !96
	%196 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %185, i32 0, i32 3, !dbg !96
	%197 = add i64 %167, 1, !dbg !97
	%198 = icmp slt i64 %197, %132, !dbg !98
	br i1 %198, label %b29, label %b34, !dbg !98

b29:
	%199 = trunc i64 %197 to i32, !dbg !99
	%200 = addrspacecast float addrspace(1)* %61 to float*, !dbg !99
	%201 = bitcast float* %200 to i8*, !dbg !99
	%202 = call i8* @gpuc_peer_thread(i8* %201, i32 %199), !dbg !99
	%203 = bitcast i8* %202 to float*, !dbg !99
	%204 = icmp eq float* %203, null, !dbg !99
	%205 = select i1 %204, i64 0, i64 %66, !dbg !99
	%206 = and i64 %205, 3, !dbg !100
	%207 = icmp eq i64 %206, 0, !dbg !100
	br i1 %207, label %b30, label %b33, !dbg !100

b30:
	%208 = ptrtoint float* %203 to i64, !dbg !100
	%209 = and i64 %208, 15, !dbg !100
	%210 = icmp eq i64 %209, 0, !dbg !100
	%211 = icmp eq i64 %205, 0, !dbg !100
	%212 = or i1 %210, %211, !dbg !100
	br i1 %212, label %b31, label %b32, !dbg !100

b31:
	%213 = ashr i64 %205, 2, !dbg !100
	%214 = addrspacecast float* %203 to { float, float, float, float } addrspace(1)*, !dbg !100
	%215 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %214, i64 %161, !dbg !101
	%216 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 0, !dbg !101
	%217 = icmp uge i64 %161, %213, !dbg !101
	br i1 %217, label %b31_fail1, label %b31_ok1, !dbg !101, !prof !27

b31_ok1:
	%218 = bitcast { float, float, float, float } addrspace(1)* %215 to <4 x float> addrspace(1)*, !dbg !101
	%219 = load <4 x float>, <4 x float> addrspace(1)* %218, align 16, !dbg !101
	%220 = extractelement <4 x float> %219, i32 0, !dbg !101
	%221 = extractelement <4 x float> %219, i32 1, !dbg !101
	%222 = extractelement <4 x float> %219, i32 2, !dbg !101
	%223 = extractelement <4 x float> %219, i32 3, !dbg !101
	%224 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 1, !dbg !101
	%225 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 2, !dbg !101
	%226 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 3, !dbg !101
	br label %b34, !dbg !101

b32:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %209, i64 16), !dbg !100
	ret void, !dbg !100

b33:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %205, i64 4), !dbg !100
	ret void, !dbg !100

b34:
	%227 = phi float [ 0.000000e+00, %b28_ok1 ], [ %220, %b31_ok1 ], !dbg !102
	%228 = phi float [ 0.000000e+00, %b28_ok1 ], [ %221, %b31_ok1 ], !dbg !102
	%229 = phi float [ 0.000000e+00, %b28_ok1 ], [ %222, %b31_ok1 ], !dbg !102
	%230 = phi float [ 0.000000e+00, %b28_ok1 ], [ %223, %b31_ok1 ], !dbg !102
	%231 = add i64 %167, 2, !dbg !103
	%232 = icmp slt i64 %231, %132, !dbg !104
	br i1 %232, label %b35, label %b40, !dbg !104

b35:
	%233 = trunc i64 %231 to i32, !dbg !105
	%234 = addrspacecast float addrspace(1)* %61 to float*, !dbg !105
	%235 = bitcast float* %234 to i8*, !dbg !105
	%236 = call i8* @gpuc_peer_thread(i8* %235, i32 %233), !dbg !105
	%237 = bitcast i8* %236 to float*, !dbg !105
	%238 = icmp eq float* %237, null, !dbg !105
	%239 = select i1 %238, i64 0, i64 %66, !dbg !105
	%240 = and i64 %239, 3, !dbg !106
	%241 = icmp eq i64 %240, 0, !dbg !106
	br i1 %241, label %b36, label %b39, !dbg !106

b36:
	%242 = ptrtoint float* %237 to i64, !dbg !106
	%243 = and i64 %242, 15, !dbg !106
	%244 = icmp eq i64 %243, 0, !dbg !106
	%245 = icmp eq i64 %239, 0, !dbg !106
	%246 = or i1 %244, %245, !dbg !106
	br i1 %246, label %b37, label %b38, !dbg !106

b37:
	%247 = ashr i64 %239, 2, !dbg !106
	%248 = addrspacecast float* %237 to { float, float, float, float } addrspace(1)*, !dbg !106
	%249 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %248, i64 %161, !dbg !107
	%250 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %249, i32 0, i32 0, !dbg !107
	%251 = icmp uge i64 %161, %247, !dbg !107
	br i1 %251, label %b37_fail1, label %b37_ok1, !dbg !107, !prof !27

b37_ok1:
	%252 = bitcast { float, float, float, float } addrspace(1)* %249 to <4 x float> addrspace(1)*, !dbg !107
	%253 = load <4 x float>, <4 x float> addrspace(1)* %252, align 16, !dbg !107
	%254 = extractelement <4 x float> %253, i32 0, !dbg !107
	%255 = extractelement <4 x float> %253, i32 1, !dbg !107
	%256 = extractelement <4 x float> %253, i32 2, !dbg !107
	%257 = extractelement <4 x float> %253, i32 3, !dbg !107
	%258 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %249, i32 0, i32 1, !dbg !107
	%259 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %249, i32 0, i32 2, !dbg !107
	%260 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %249, i32 0, i32 3, !dbg !107
	br label %b40, !dbg !107

b38:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %243, i64 16), !dbg !106
	ret void, !dbg !106

b39:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %239, i64 4), !dbg !106
	ret void, !dbg !106

b40:
	%261 = phi float [ 0.000000e+00, %b34 ], [ %254, %b37_ok1 ], !dbg !108
	%262 = phi float [ 0.000000e+00, %b34 ], [ %255, %b37_ok1 ], !dbg !108
	%263 = phi float [ 0.000000e+00, %b34 ], [ %256, %b37_ok1 ], !dbg !108
	%264 = phi float [ 0.000000e+00, %b34 ], [ %257, %b37_ok1 ], !dbg !108
	%265 = add i64 %167, 3, !dbg !109
	%266 = icmp slt i64 %265, %132, !dbg !110
	br i1 %266, label %b41, label %b46, !dbg !110

b41:
	%267 = trunc i64 %265 to i32, !dbg !111
	%268 = addrspacecast float addrspace(1)* %61 to float*, !dbg !111
	%269 = bitcast float* %268 to i8*, !dbg !111
	%270 = call i8* @gpuc_peer_thread(i8* %269, i32 %267), !dbg !111
	%271 = bitcast i8* %270 to float*, !dbg !111
	%272 = icmp eq float* %271, null, !dbg !111
	%273 = select i1 %272, i64 0, i64 %66, !dbg !111
	%274 = and i64 %273, 3, !dbg !112
	%275 = icmp eq i64 %274, 0, !dbg !112
	br i1 %275, label %b42, label %b45, !dbg !112

b42:
	%276 = ptrtoint float* %271 to i64, !dbg !112
	%277 = and i64 %276, 15, !dbg !112
	%278 = icmp eq i64 %277, 0, !dbg !112
	%279 = icmp eq i64 %273, 0, !dbg !112
	%280 = or i1 %278, %279, !dbg !112
	br i1 %280, label %b43, label %b44, !dbg !112

b43:
	%281 = ashr i64 %273, 2, !dbg !112
	%282 = addrspacecast float* %271 to { float, float, float, float } addrspace(1)*, !dbg !112
	%283 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %282, i64 %161, !dbg !113
	%284 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %283, i32 0, i32 0, !dbg !113
	%285 = icmp uge i64 %161, %281, !dbg !113
	br i1 %285, label %b43_fail1, label %b43_ok1, !dbg !113, !prof !27

b43_ok1:
	%286 = bitcast { float, float, float, float } addrspace(1)* %283 to <4 x float> addrspace(1)*, !dbg !113
	%287 = load <4 x float>, <4 x float> addrspace(1)* %286, align 16, !dbg !113
	%288 = extractelement <4 x float> %287, i32 0, !dbg !113
	%289 = extractelement <4 x float> %287, i32 1, !dbg !113
	%290 = extractelement <4 x float> %287, i32 2, !dbg !113
	%291 = extractelement <4 x float> %287, i32 3, !dbg !113
	%292 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %283, i32 0, i32 1, !dbg !113
	%293 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %283, i32 0, i32 2, !dbg !113
	%294 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %283, i32 0, i32 3, !dbg !113
	br label %b46, !dbg !113

b44:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %277, i64 16), !dbg !112
	ret void, !dbg !112

b45:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %273, i64 4), !dbg !112
	ret void, !dbg !112

b46:
	%295 = phi float [ 0.000000e+00, %b40 ], [ %288, %b43_ok1 ], !dbg !114
	%296 = phi float [ 0.000000e+00, %b40 ], [ %289, %b43_ok1 ], !dbg !114
	%297 = phi float [ 0.000000e+00, %b40 ], [ %290, %b43_ok1 ], !dbg !114
	%298 = phi float [ 0.000000e+00, %b40 ], [ %291, %b43_ok1 ], !dbg !114
	%299 = fadd float %190, %227, !dbg !117
	%300 = fadd float %191, %228, !dbg !118
	%301 = fadd float %192, %229, !dbg !119
	%302 = fadd float %193, %230, !dbg !120
	%303 = fadd float %261, %295, !dbg !122
	%304 = fadd float %262, %296, !dbg !123
	%305 = fadd float %263, %297, !dbg !124
	%306 = fadd float %264, %298, !dbg !125
	%307 = fadd float %299, %303, !dbg !127
	%308 = fadd float %300, %304, !dbg !128
	%309 = fadd float %301, %305, !dbg !129
	%310 = fadd float %302, %306, !dbg !130
	%311 = fadd float %163, %307, !dbg !132
	%312 = fadd float %164, %308, !dbg !133
	%313 = fadd float %165, %309, !dbg !134
	%314 = fadd float %166, %310, !dbg !135
	%315 = add i64 %167, 4, !dbg !136
	br label %b25, !dbg !136

b47:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %179, i64 16), !dbg !95
	ret void, !dbg !95

b48:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %175, i64 4), !dbg !95
	ret void, !dbg !95

b49:
	%316 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %160, i64 %161, !dbg !137
	%317 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %316, i32 0, i32 0, !dbg !137
	%318 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %316, i32 0, i32 1, !dbg !137
	%319 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %316, i32 0, i32 2, !dbg !137
	%320 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %316, i32 0, i32 3, !dbg !137
	%321 = bitcast { float, float, float, float } addrspace(1)* %316 to <4 x float> addrspace(1)*, !dbg !137
	%322 = insertelement <4 x float> undef, float %163, i32 0, !dbg !137
	%323 = insertelement <4 x float> %322, float %164, i32 1, !dbg !137
	%324 = insertelement <4 x float> %323, float %165, i32 2, !dbg !137
	%325 = insertelement <4 x float> %324, float %166, i32 3, !dbg !137
	store <4 x float> %325, <4 x float> addrspace(1)* %321, align 16, !dbg !137
	%326 = add i64 %161, %98, !dbg !88
	br label %b24, !dbg !88

b50:
	%327 = phi i64 [ %349, %b53_ok1 ], [ %94, %b24 ], !dbg !138
	%328 = icmp slt i64 %327, %123, !dbg !138
	br i1 %328, label %b51, label %b54, !dbg !138

b51:
	%329 = add i64 %66, %327, !dbg !139
	br label %b52, !dbg !140

b52:
	%330 = phi float [ %344, %b52_ok2 ], [ 0.000000e+00, %b51 ], !dbg !140
	%331 = phi i64 [ %345, %b52_ok2 ], [ 0, %b51 ], !dbg !140
	%332 = trunc i64 %331 to i32, !dbg !141
	%333 = addrspacecast float addrspace(1)* %61 to float*, !dbg !141
	%334 = icmp uge i64 %331, %132, !dbg !141
	br i1 %334, label %b52_fail1, label %b52_ok1, !dbg !141, !prof !27

b52_ok1:
	%335 = bitcast float* %333 to i8*, !dbg !141
	%336 = call i8* @gpuc_peer_thread(i8* %335, i32 %332), !dbg !141
	%337 = bitcast i8* %336 to float*, !dbg !141
	%338 = icmp eq float* %337, null, !dbg !141
	%339 = select i1 %338, i64 0, i64 %60, !dbg !141
	%340 = addrspacecast float* %337 to float addrspace(1)*, !dbg !142
	%341 = getelementptr inbounds float, float addrspace(1)* %340, i64 %329, !dbg !142
	%342 = icmp uge i64 %329, %339, !dbg !142
	br i1 %342, label %b52_fail2, label %b52_ok2, !dbg !142, !prof !27

b52_ok2:
	%343 = load float, float addrspace(1)* %341, align 4, !dbg !142
	%344 = fadd float %330, %343, !dbg !143
	%345 = add i64 %331, 1, !dbg !143
	%346 = icmp slt i64 %345, %132, !dbg !143
	br i1 %346, label %b52, label %b53, !dbg !143

b53:
	%347 = getelementptr inbounds float, float addrspace(1)* %42, i64 %329, !dbg !144
	%348 = icmp uge i64 %329, %38, !dbg !144
	br i1 %348, label %b53_fail1, label %b53_ok1, !dbg !144, !prof !27

b53_ok1:
	store float %344, float addrspace(1)* %347, align 4, !dbg !144
	%349 = add i64 %327, %98, !dbg !138
	br label %b50, !dbg !138

b54:
	call void @llvm.nvvm.barrier0(), !dbg !147
	%350 = icmp eq i64 %94, 0, !dbg !148
	br i1 %350, label %b55, label %b56, !dbg !148

b55:
	%351 = load i64, i64 addrspace(1)* %15, align 8, !dbg !149
	%352 = add i64 %351, 1, !dbg !150
	store i64 %352, i64 addrspace(1)* %15, align 8, !dbg !149
	br label %b56, !dbg !149

b56:
	ret void, !dbg !146

b57:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %157, i64 16), !dbg !87
	ret void, !dbg !87

b58:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %66, i64 4), !dbg !87
	ret void, !dbg !87

b59:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %81, i64 16), !dbg !61
	ret void, !dbg !61

b60:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %66, i64 4), !dbg !61
	ret void, !dbg !61

b61:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %72, i64 16), !dbg !59
	ret void, !dbg !59

b62:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %66, i64 4), !dbg !59
	ret void, !dbg !59

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %14, i64 %p10), !dbg !26
	ret void, !dbg !26

b2_fail1:
	%353 = icmp ugt i64 %36, %p3, !dbg !45
	br i1 %353, label %b2_fail2, label %b2_ok2, !dbg !45

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %36, i64 %p3), !dbg !45
	ret void, !dbg !45

b2_ok2:
	%354 = icmp ugt i64 %30, %36, !dbg !45
	br i1 %354, label %b2_fail3, label %b2_ok3, !dbg !45

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %30, i64 %36), !dbg !45
	ret void, !dbg !45

b2_ok3:
	%355 = icmp ugt i64 %36, %p1, !dbg !46
	br i1 %355, label %b2_fail4, label %b2_ok4, !dbg !46

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %36, i64 %p1), !dbg !46
	ret void, !dbg !46

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !48
	ret void, !dbg !48

b2_fail5:
	%356 = icmp ugt i64 %59, %p5, !dbg !55
	br i1 %356, label %b2_fail6, label %b2_ok6, !dbg !55

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %59, i64 %p5), !dbg !55
	ret void, !dbg !55

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %58, i64 %59), !dbg !55
	ret void, !dbg !55

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %66, i64 %39), !dbg !58
	ret void, !dbg !58

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %66, i64 %60), !dbg !60
	ret void, !dbg !60

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
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %359, i64 %38), !dbg !71
	ret void, !dbg !71

b13_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %359, i64 %60), !dbg !72
	ret void, !dbg !72

b13_cold_ok1:
	%365 = load float, float addrspace(1)* %360, align 4, !dbg !71
	%366 = getelementptr inbounds float, float addrspace(1)* %61, i64 %359, !dbg !72
	store float %365, float addrspace(1)* %366, align 4, !dbg !72
	%367 = add i64 %357, %98, !dbg !68
	br label %b12_cold, !dbg !68

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %136, i64 %p7), !dbg !79
	ret void, !dbg !79

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %147, i64 %p7), !dbg !83
	ret void, !dbg !83

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %66, i64 %41), !dbg !86
	ret void, !dbg !86

b28_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %161, i64 %183), !dbg !96
	ret void, !dbg !96

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %161, i64 %213), !dbg !101
	ret void, !dbg !101

b37_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %161, i64 %247), !dbg !107
	ret void, !dbg !107

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %161, i64 %281), !dbg !113
	ret void, !dbg !113

b52_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %331, i64 %132), !dbg !141
	ret void, !dbg !141

b52_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %329, i64 %339), !dbg !142
	ret void, !dbg !142

b53_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %329, i64 %38), !dbg !144
	ret void, !dbg !144
}

define void @TwoShot(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !151 {
entry:
	br label %b0, !dbg !152

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !152
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !152
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !152
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !152
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !153
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !156
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !159, !range !20
	%7 = sext i32 %6 to i64, !dbg !159
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !159, !range !21
	%9 = sext i32 %8 to i64, !dbg !159
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !160, !range !23
	%11 = sext i32 %10 to i64, !dbg !160
	%12 = mul i64 %9, %11, !dbg !161
	%13 = add i64 %12, %7, !dbg !162
	%14 = sext i32 %5 to i64, !dbg !164
	%15 = sext i32 %4 to i64, !dbg !165
	%16 = icmp uge i64 %13, %p8, !dbg !163
	br i1 %16, label %b0_fail1, label %b0_ok1, !dbg !163, !prof !27

b0_ok1:
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !159, !range !21
	%18 = sext i32 %17 to i64, !dbg !159
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !160, !range !166
	%20 = sext i32 %19 to i64, !dbg !160
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !160, !range !166
	%22 = sext i32 %21 to i64, !dbg !160
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %13, !dbg !163
	%24 = load i64, i64 addrspace(1)* %23, align 8, !dbg !163
	%25 = add i64 %24, 1, !dbg !167
	%26 = mul i64 %7, %15, !dbg !169
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !170, !range !28
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !170, !range !28
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !170, !range !29
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !170, !range !63
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !170, !range !63
	%32 = mul i32 %31, %29, !dbg !170
	%33 = add i32 %28, %32, !dbg !170
	%34 = mul i32 %30, %33, !dbg !170
	%35 = add i32 %27, %34, !dbg !170
	%36 = sext i32 %35 to i64, !dbg !170
	%37 = mul i32 %30, %31, !dbg !170
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !170, !range !64
	%39 = mul i32 %37, %38, !dbg !170
	%40 = sext i32 %39 to i64, !dbg !170
	%41 = add i64 %26, %14, !dbg !171
	br label %b1, !dbg !170

b1:
	%42 = phi i64 [ %36, %b0_ok1 ], [ %49, %b2_ok1 ], !dbg !170
	%43 = icmp slt i64 %42, %15, !dbg !170
	br i1 %43, label %b2, label %b3, !dbg !170

b2:
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %41, !dbg !172
	%45 = trunc i64 %42 to i32, !dbg !173
	%46 = addrspacecast i64 addrspace(1)* %44 to i64*, !dbg !173
	%47 = icmp uge i64 %41, %p5, !dbg !172
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !172, !prof !27

b2_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !173
	call void @gpuc_signal_op_thread(i8* %48, i64 %25, i32 9, i32 %45), !dbg !173
	%49 = add i64 %42, %40, !dbg !170
	br label %b1, !dbg !170

b3:
	%50 = phi i64 [ %58, %b4_ok1 ], [ %36, %b1 ], !dbg !174
	%51 = icmp slt i64 %50, %15, !dbg !174
	br i1 %51, label %b4, label %b5, !dbg !174

b4:
	%52 = add i64 %26, %50, !dbg !175
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %52, !dbg !176
	%54 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !177
	%55 = icmp uge i64 %52, %p5, !dbg !176
	br i1 %55, label %b4_fail1, label %b4_ok1, !dbg !176, !prof !27

b4_ok1:
	%56 = bitcast i64* %54 to i8*, !dbg !177
	%57 = call i64 @gpuc_signal_wait_until_thread(i8* %56, i32 5, i64 %25, i32 1, i8* %ctrl, i32 12), !dbg !177
	%58 = add i64 %50, %40, !dbg !174
	br label %b3, !dbg !174

b5:
	call void @llvm.nvvm.barrier0(), !dbg !178
	%59 = sdiv i64 %p3, 4, !dbg !179
	%60 = mul i64 %59, %14, !dbg !180
	%61 = icmp eq i64 %15, -1, !dbg !181
	%62 = select i1 %61, i64 1, i64 %15, !dbg !181
	%63 = sdiv i64 %60, %62, !dbg !181
	%64 = sub i64 0, %60, !dbg !181
	%65 = select i1 %61, i64 %64, i64 %63, !dbg !181
	%66 = mul i64 %65, 4, !dbg !182
	%67 = add i64 %14, 1, !dbg !183
	%68 = mul i64 %59, %67, !dbg !184
	%69 = icmp eq i64 %15, -1, !dbg !185
	%70 = select i1 %69, i64 1, i64 %15, !dbg !185
	%71 = sdiv i64 %68, %70, !dbg !185
	%72 = sub i64 0, %68, !dbg !185
	%73 = select i1 %69, i64 %72, i64 %71, !dbg !185
	%74 = mul i64 %73, 4, !dbg !186
	%75 = sub i64 %74, %66, !dbg !187
	%76 = getelementptr inbounds float, float addrspace(1)* %1, i64 %66, !dbg !187
	%77 = getelementptr inbounds float, float addrspace(1)* %0, i64 %66, !dbg !188
	%78 = icmp ugt i64 %74, %p3, !dbg !187
	%79 = icmp ugt i64 %66, %74, !dbg !187
	%80 = icmp ugt i64 %74, %p1, !dbg !188
	%81 = or i1 %78, %79, !dbg !188
	%82 = or i1 %81, %80, !dbg !188
	br i1 %82, label %b5_fail1, label %b5_ok1, !dbg !188, !prof !27

b5_ok1:
	%83 = sdiv i64 %75, 4, !dbg !189
	%84 = mul i64 %20, %18, !dbg !190
	%85 = add i64 %9, %84, !dbg !190
	%86 = mul i64 %11, %85, !dbg !190
	%87 = add i64 %7, %86, !dbg !190
	%88 = mul i64 %87, %40, !dbg !190
	%89 = add i64 %88, %36, !dbg !190
	%90 = mul i64 %11, %20, !dbg !190
	%91 = mul i64 %90, %22, !dbg !190
	%92 = mul i64 %91, %40, !dbg !190
	br label %b6, !dbg !190

b6:
	%93 = phi i64 [ %89, %b5_ok1 ], [ %279, %b34 ], !dbg !190
	%94 = icmp slt i64 %93, %83, !dbg !190
	br i1 %94, label %b7, label %b37, !dbg !190

b7:
	%95 = phi float [ %243, %b28 ], [ 0.000000e+00, %b6 ], !dbg !192
	%96 = phi float [ %244, %b28 ], [ 0.000000e+00, %b6 ], !dbg !192
	%97 = phi float [ %245, %b28 ], [ 0.000000e+00, %b6 ], !dbg !192
	%98 = phi float [ %246, %b28 ], [ 0.000000e+00, %b6 ], !dbg !192
	%99 = phi i64 [ %247, %b28 ], [ 0, %b6 ], !dbg !193
	%100 = icmp slt i64 %99, %15, !dbg !194
	br i1 %100, label %b8, label %b31, !dbg !194

b8:
	%101 = trunc i64 %99 to i32, !dbg !195
	%102 = addrspacecast float addrspace(1)* %76 to float*, !dbg !195
	%103 = bitcast float* %102 to i8*, !dbg !195
	%104 = call i8* @gpuc_peer_thread(i8* %103, i32 %101), !dbg !195
	%105 = bitcast i8* %104 to float*, !dbg !195
	%106 = icmp eq float* %105, null, !dbg !195
	%107 = select i1 %106, i64 0, i64 %75, !dbg !195
	%108 = and i64 %107, 3, !dbg !196
	%109 = icmp eq i64 %108, 0, !dbg !196
	br i1 %109, label %b9, label %b30, !dbg !196

b9:
	%110 = ptrtoint float* %105 to i64, !dbg !196
	%111 = and i64 %110, 15, !dbg !196
	%112 = icmp eq i64 %111, 0, !dbg !196
	%113 = icmp eq i64 %107, 0, !dbg !196
	%114 = or i1 %112, %113, !dbg !196
	br i1 %114, label %b10, label %b29, !dbg !196

b10:
	%115 = ashr i64 %107, 2, !dbg !196
	%116 = addrspacecast float* %105 to { float, float, float, float } addrspace(1)*, !dbg !196
	%117 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %116, i64 %93, !dbg !197
	%118 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %117, i32 0, i32 0, !dbg !197
	%119 = icmp uge i64 %93, %115, !dbg !197
	br i1 %119, label %b10_fail1, label %b10_ok1, !dbg !197, !prof !27

b10_ok1:
	%120 = bitcast { float, float, float, float } addrspace(1)* %117 to <4 x float> addrspace(1)*, !dbg !197
	%121 = load <4 x float>, <4 x float> addrspace(1)* %120, align 16, !dbg !197
	%122 = extractelement <4 x float> %121, i32 0, !dbg !197
	%123 = extractelement <4 x float> %121, i32 1, !dbg !197
	%124 = extractelement <4 x float> %121, i32 2, !dbg !197
	%125 = extractelement <4 x float> %121, i32 3, !dbg !197
	%126 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %117, i32 0, i32 1, !dbg !197
	%127 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %117, i32 0, i32 2, !dbg !197
	%128 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %117, i32 0, i32 3, !dbg !197
	%129 = add i64 %99, 1, !dbg !198
	%130 = icmp slt i64 %129, %15, !dbg !199
	br i1 %130, label %b11, label %b16, !dbg !199

b11:
	%131 = trunc i64 %129 to i32, !dbg !200
	%132 = addrspacecast float addrspace(1)* %76 to float*, !dbg !200
	%133 = bitcast float* %132 to i8*, !dbg !200
	%134 = call i8* @gpuc_peer_thread(i8* %133, i32 %131), !dbg !200
	%135 = bitcast i8* %134 to float*, !dbg !200
	%136 = icmp eq float* %135, null, !dbg !200
	%137 = select i1 %136, i64 0, i64 %75, !dbg !200
	%138 = and i64 %137, 3, !dbg !201
	%139 = icmp eq i64 %138, 0, !dbg !201
	br i1 %139, label %b12, label %b15, !dbg !201

b12:
	%140 = ptrtoint float* %135 to i64, !dbg !201
	%141 = and i64 %140, 15, !dbg !201
	%142 = icmp eq i64 %141, 0, !dbg !201
	%143 = icmp eq i64 %137, 0, !dbg !201
	%144 = or i1 %142, %143, !dbg !201
	br i1 %144, label %b13, label %b14, !dbg !201

b13:
	%145 = ashr i64 %137, 2, !dbg !201
	%146 = addrspacecast float* %135 to { float, float, float, float } addrspace(1)*, !dbg !201
	%147 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %146, i64 %93, !dbg !202
	%148 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %147, i32 0, i32 0, !dbg !202
	%149 = icmp uge i64 %93, %145, !dbg !202
	br i1 %149, label %b13_fail1, label %b13_ok1, !dbg !202, !prof !27

b13_ok1:
	%150 = bitcast { float, float, float, float } addrspace(1)* %147 to <4 x float> addrspace(1)*, !dbg !202
	%151 = load <4 x float>, <4 x float> addrspace(1)* %150, align 16, !dbg !202
	%152 = extractelement <4 x float> %151, i32 0, !dbg !202
	%153 = extractelement <4 x float> %151, i32 1, !dbg !202
	%154 = extractelement <4 x float> %151, i32 2, !dbg !202
	%155 = extractelement <4 x float> %151, i32 3, !dbg !202
	%156 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %147, i32 0, i32 1, !dbg !202
	%157 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %147, i32 0, i32 2, !dbg !202
	%158 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %147, i32 0, i32 3, !dbg !202
	br label %b16, !dbg !202

b14:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %141, i64 16), !dbg !201
	ret void, !dbg !201

b15:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %137, i64 4), !dbg !201
	ret void, !dbg !201

b16:
	%159 = phi float [ 0.000000e+00, %b10_ok1 ], [ %152, %b13_ok1 ], !dbg !203
	%160 = phi float [ 0.000000e+00, %b10_ok1 ], [ %153, %b13_ok1 ], !dbg !203
	%161 = phi float [ 0.000000e+00, %b10_ok1 ], [ %154, %b13_ok1 ], !dbg !203
	%162 = phi float [ 0.000000e+00, %b10_ok1 ], [ %155, %b13_ok1 ], !dbg !203
	%163 = add i64 %99, 2, !dbg !204
	%164 = icmp slt i64 %163, %15, !dbg !205
	br i1 %164, label %b17, label %b22, !dbg !205

b17:
	%165 = trunc i64 %163 to i32, !dbg !206
	%166 = addrspacecast float addrspace(1)* %76 to float*, !dbg !206
	%167 = bitcast float* %166 to i8*, !dbg !206
	%168 = call i8* @gpuc_peer_thread(i8* %167, i32 %165), !dbg !206
	%169 = bitcast i8* %168 to float*, !dbg !206
	%170 = icmp eq float* %169, null, !dbg !206
	%171 = select i1 %170, i64 0, i64 %75, !dbg !206
	%172 = and i64 %171, 3, !dbg !207
	%173 = icmp eq i64 %172, 0, !dbg !207
	br i1 %173, label %b18, label %b21, !dbg !207

b18:
	%174 = ptrtoint float* %169 to i64, !dbg !207
	%175 = and i64 %174, 15, !dbg !207
	%176 = icmp eq i64 %175, 0, !dbg !207
	%177 = icmp eq i64 %171, 0, !dbg !207
	%178 = or i1 %176, %177, !dbg !207
	br i1 %178, label %b19, label %b20, !dbg !207

b19:
	%179 = ashr i64 %171, 2, !dbg !207
	%180 = addrspacecast float* %169 to { float, float, float, float } addrspace(1)*, !dbg !207
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %180, i64 %93, !dbg !208
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 0, !dbg !208
	%183 = icmp uge i64 %93, %179, !dbg !208
	br i1 %183, label %b19_fail1, label %b19_ok1, !dbg !208, !prof !27

b19_ok1:
	%184 = bitcast { float, float, float, float } addrspace(1)* %181 to <4 x float> addrspace(1)*, !dbg !208
	%185 = load <4 x float>, <4 x float> addrspace(1)* %184, align 16, !dbg !208
	%186 = extractelement <4 x float> %185, i32 0, !dbg !208
	%187 = extractelement <4 x float> %185, i32 1, !dbg !208
	%188 = extractelement <4 x float> %185, i32 2, !dbg !208
	%189 = extractelement <4 x float> %185, i32 3, !dbg !208
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 1, !dbg !208
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 2, !dbg !208
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %181, i32 0, i32 3, !dbg !208
	br label %b22, !dbg !208

b20:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %175, i64 16), !dbg !207
	ret void, !dbg !207

b21:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %171, i64 4), !dbg !207
	ret void, !dbg !207

b22:
	%193 = phi float [ 0.000000e+00, %b16 ], [ %186, %b19_ok1 ], !dbg !209
	%194 = phi float [ 0.000000e+00, %b16 ], [ %187, %b19_ok1 ], !dbg !209
	%195 = phi float [ 0.000000e+00, %b16 ], [ %188, %b19_ok1 ], !dbg !209
	%196 = phi float [ 0.000000e+00, %b16 ], [ %189, %b19_ok1 ], !dbg !209
	%197 = add i64 %99, 3, !dbg !210
	%198 = icmp slt i64 %197, %15, !dbg !211
	br i1 %198, label %b23, label %b28, !dbg !211

b23:
	%199 = trunc i64 %197 to i32, !dbg !212
	%200 = addrspacecast float addrspace(1)* %76 to float*, !dbg !212
	%201 = bitcast float* %200 to i8*, !dbg !212
	%202 = call i8* @gpuc_peer_thread(i8* %201, i32 %199), !dbg !212
	%203 = bitcast i8* %202 to float*, !dbg !212
	%204 = icmp eq float* %203, null, !dbg !212
	%205 = select i1 %204, i64 0, i64 %75, !dbg !212
	%206 = and i64 %205, 3, !dbg !213
	%207 = icmp eq i64 %206, 0, !dbg !213
	br i1 %207, label %b24, label %b27, !dbg !213

b24:
	%208 = ptrtoint float* %203 to i64, !dbg !213
	%209 = and i64 %208, 15, !dbg !213
	%210 = icmp eq i64 %209, 0, !dbg !213
	%211 = icmp eq i64 %205, 0, !dbg !213
	%212 = or i1 %210, %211, !dbg !213
	br i1 %212, label %b25, label %b26, !dbg !213

b25:
	%213 = ashr i64 %205, 2, !dbg !213
	%214 = addrspacecast float* %203 to { float, float, float, float } addrspace(1)*, !dbg !213
	%215 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %214, i64 %93, !dbg !214
	%216 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 0, !dbg !214
	%217 = icmp uge i64 %93, %213, !dbg !214
	br i1 %217, label %b25_fail1, label %b25_ok1, !dbg !214, !prof !27

b25_ok1:
	%218 = bitcast { float, float, float, float } addrspace(1)* %215 to <4 x float> addrspace(1)*, !dbg !214
	%219 = load <4 x float>, <4 x float> addrspace(1)* %218, align 16, !dbg !214
	%220 = extractelement <4 x float> %219, i32 0, !dbg !214
	%221 = extractelement <4 x float> %219, i32 1, !dbg !214
	%222 = extractelement <4 x float> %219, i32 2, !dbg !214
	%223 = extractelement <4 x float> %219, i32 3, !dbg !214
	%224 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 1, !dbg !214
	%225 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 2, !dbg !214
	%226 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %215, i32 0, i32 3, !dbg !214
	br label %b28, !dbg !214

b26:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %209, i64 16), !dbg !213
	ret void, !dbg !213

b27:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %205, i64 4), !dbg !213
	ret void, !dbg !213

b28:
	%227 = phi float [ 0.000000e+00, %b22 ], [ %220, %b25_ok1 ], !dbg !215
	%228 = phi float [ 0.000000e+00, %b22 ], [ %221, %b25_ok1 ], !dbg !215
	%229 = phi float [ 0.000000e+00, %b22 ], [ %222, %b25_ok1 ], !dbg !215
	%230 = phi float [ 0.000000e+00, %b22 ], [ %223, %b25_ok1 ], !dbg !215
	%231 = fadd float %122, %159, !dbg !217
	%232 = fadd float %123, %160, !dbg !218
	%233 = fadd float %124, %161, !dbg !219
	%234 = fadd float %125, %162, !dbg !220
	%235 = fadd float %193, %227, !dbg !222
	%236 = fadd float %194, %228, !dbg !223
	%237 = fadd float %195, %229, !dbg !224
	%238 = fadd float %196, %230, !dbg !225
	%239 = fadd float %231, %235, !dbg !227
	%240 = fadd float %232, %236, !dbg !228
	%241 = fadd float %233, %237, !dbg !229
	%242 = fadd float %234, %238, !dbg !230
	%243 = fadd float %95, %239, !dbg !232
	%244 = fadd float %96, %240, !dbg !233
	%245 = fadd float %97, %241, !dbg !234
	%246 = fadd float %98, %242, !dbg !235
	%247 = add i64 %99, 4, !dbg !236
	br label %b7, !dbg !236

b29:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %111, i64 16), !dbg !196
	ret void, !dbg !196

b30:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %107, i64 4), !dbg !196
	ret void, !dbg !196

b31:
	%248 = phi i64 [ %277, %b33_ok1 ], [ 0, %b7 ], !dbg !237
	%249 = trunc i64 %248 to i32, !dbg !153
	%250 = addrspacecast float addrspace(1)* %77 to float*, !dbg !153
	%251 = icmp uge i64 %248, %15, !dbg !153
	br i1 %251, label %b31_fail1, label %b31_ok1, !dbg !153, !prof !27

b31_ok1:
	%252 = bitcast float* %250 to i8*, !dbg !153
	%253 = call i8* @gpuc_peer_thread(i8* %252, i32 %249), !dbg !153
	%254 = bitcast i8* %253 to float*, !dbg !153
	%255 = icmp eq float* %254, null, !dbg !153
	%256 = select i1 %255, i64 0, i64 %75, !dbg !153
	%257 = and i64 %256, 3, !dbg !238
	%258 = icmp eq i64 %257, 0, !dbg !238
	br i1 %258, label %b32, label %b36, !dbg !238

b32:
	%259 = ptrtoint float* %254 to i64, !dbg !238
	%260 = and i64 %259, 15, !dbg !238
	%261 = icmp eq i64 %260, 0, !dbg !238
	%262 = icmp eq i64 %256, 0, !dbg !238
	%263 = or i1 %261, %262, !dbg !238
	br i1 %263, label %b33, label %b35, !dbg !238

b33:
	%264 = ashr i64 %256, 2, !dbg !238
	%265 = addrspacecast float* %254 to { float, float, float, float } addrspace(1)*, !dbg !238
	%266 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %265, i64 %93, !dbg !239
	%267 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 0, !dbg !239
	%268 = icmp uge i64 %93, %264, !dbg !239
	br i1 %268, label %b33_fail1, label %b33_ok1, !dbg !239, !prof !27

b33_ok1:
	%269 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 1, !dbg !239
	%270 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 2, !dbg !239
	%271 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %266, i32 0, i32 3, !dbg !239
	%272 = bitcast { float, float, float, float } addrspace(1)* %266 to <4 x float> addrspace(1)*, !dbg !239
	%273 = insertelement <4 x float> undef, float %95, i32 0, !dbg !239
	%274 = insertelement <4 x float> %273, float %96, i32 1, !dbg !239
	%275 = insertelement <4 x float> %274, float %97, i32 2, !dbg !239
	%276 = insertelement <4 x float> %275, float %98, i32 3, !dbg !239
	store <4 x float> %276, <4 x float> addrspace(1)* %272, align 16, !dbg !239
	%277 = add i64 %248, 1, !dbg !239
	%278 = icmp slt i64 %277, %15, !dbg !239
	br i1 %278, label %b31, label %b34, !dbg !239

b34:
	%279 = add i64 %93, %92, !dbg !190
	br label %b6, !dbg !190

b35:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %260, i64 16), !dbg !238
	ret void, !dbg !238

b36:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %256, i64 4), !dbg !238
	ret void, !dbg !238

b37:
	%280 = sub i64 %15, 1, !dbg !240
	%281 = icmp eq i64 %14, %280, !dbg !241
	br i1 %281, label %b38, label %b44, !dbg !241

b38:
	%282 = mul i64 %59, 4, !dbg !242
	%283 = sub i64 %p3, %282, !dbg !243
	br label %b39, !dbg !244

b39:
	%284 = phi i64 [ %89, %b38 ], [ %318, %b43 ], !dbg !244
	%285 = icmp slt i64 %284, %283, !dbg !244
	br i1 %285, label %b40, label %b44, !dbg !244

b40:
	%286 = add i64 %74, %284, !dbg !245
	br label %b41, !dbg !246

b41:
	%287 = phi float [ %301, %b41_ok2 ], [ 0.000000e+00, %b40 ], !dbg !246
	%288 = phi i64 [ %302, %b41_ok2 ], [ 0, %b40 ], !dbg !246
	%289 = trunc i64 %288 to i32, !dbg !247
	%290 = addrspacecast float addrspace(1)* %1 to float*, !dbg !247
	%291 = icmp uge i64 %288, %15, !dbg !247
	br i1 %291, label %b41_fail1, label %b41_ok1, !dbg !247, !prof !27

b41_ok1:
	%292 = bitcast float* %290 to i8*, !dbg !247
	%293 = call i8* @gpuc_peer_thread(i8* %292, i32 %289), !dbg !247
	%294 = bitcast i8* %293 to float*, !dbg !247
	%295 = icmp eq float* %294, null, !dbg !247
	%296 = select i1 %295, i64 0, i64 %p3, !dbg !247
	%297 = addrspacecast float* %294 to float addrspace(1)*, !dbg !248
	%298 = getelementptr inbounds float, float addrspace(1)* %297, i64 %286, !dbg !248
	%299 = icmp uge i64 %286, %296, !dbg !248
	br i1 %299, label %b41_fail2, label %b41_ok2, !dbg !248, !prof !27

b41_ok2:
	%300 = load float, float addrspace(1)* %298, align 4, !dbg !248
	%301 = fadd float %287, %300, !dbg !249
	%302 = add i64 %288, 1, !dbg !249
	%303 = icmp slt i64 %302, %15, !dbg !249
	br i1 %303, label %b41, label %b42, !dbg !249

b42:
	%304 = phi i64 [ %316, %b42_ok2 ], [ 0, %b41_ok2 ], !dbg !250
	%305 = trunc i64 %304 to i32, !dbg !251
	%306 = addrspacecast float addrspace(1)* %0 to float*, !dbg !251
	%307 = icmp uge i64 %304, %15, !dbg !251
	br i1 %307, label %b42_fail1, label %b42_ok1, !dbg !251, !prof !27

b42_ok1:
	%308 = bitcast float* %306 to i8*, !dbg !251
	%309 = call i8* @gpuc_peer_thread(i8* %308, i32 %305), !dbg !251
	%310 = bitcast i8* %309 to float*, !dbg !251
	%311 = icmp eq float* %310, null, !dbg !251
	%312 = select i1 %311, i64 0, i64 %p1, !dbg !251
	%313 = addrspacecast float* %310 to float addrspace(1)*, !dbg !252
	%314 = getelementptr inbounds float, float addrspace(1)* %313, i64 %286, !dbg !252
	%315 = icmp uge i64 %286, %312, !dbg !252
	br i1 %315, label %b42_fail2, label %b42_ok2, !dbg !252, !prof !27

b42_ok2:
	store float %301, float addrspace(1)* %314, align 4, !dbg !252
	%316 = add i64 %304, 1, !dbg !252
	%317 = icmp slt i64 %316, %15, !dbg !252
	br i1 %317, label %b42, label %b43, !dbg !252

b43:
	%318 = add i64 %284, %92, !dbg !244
	br label %b39, !dbg !244

b44:
	call void @llvm.nvvm.barrier0(), !dbg !253
	%319 = icmp slt i64 %36, %15, !dbg !254
	br i1 %319, label %b45, label %b46, !dbg !254

b45:
	call void @gpuc_fence_thread(), !dbg !255
	br label %b46, !dbg !255

b46:
	%320 = add i64 %p6, %7, !dbg !256
	%321 = mul i64 %320, %15, !dbg !257
	%322 = add i64 %321, %14, !dbg !258
	br label %b47, !dbg !259

b47:
	%323 = phi i64 [ %36, %b46 ], [ %330, %b48_ok1 ], !dbg !259
	%324 = icmp slt i64 %323, %15, !dbg !259
	br i1 %324, label %b48, label %b49, !dbg !259

b48:
	%325 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %322, !dbg !260
	%326 = trunc i64 %323 to i32, !dbg !261
	%327 = addrspacecast i64 addrspace(1)* %325 to i64*, !dbg !261
	%328 = icmp uge i64 %322, %p5, !dbg !260
	br i1 %328, label %b48_fail1, label %b48_ok1, !dbg !260, !prof !27

b48_ok1:
	%329 = bitcast i64* %327 to i8*, !dbg !261
	call void @gpuc_signal_op_thread(i8* %329, i64 %25, i32 9, i32 %326), !dbg !261
	%330 = add i64 %323, %40, !dbg !259
	br label %b47, !dbg !259

b49:
	%331 = phi i64 [ %339, %b50_ok1 ], [ %36, %b47 ], !dbg !262
	%332 = icmp slt i64 %331, %15, !dbg !262
	br i1 %332, label %b50, label %b51, !dbg !262

b50:
	%333 = add i64 %321, %331, !dbg !263
	%334 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %333, !dbg !264
	%335 = addrspacecast i64 addrspace(1)* %334 to i64*, !dbg !265
	%336 = icmp uge i64 %333, %p5, !dbg !264
	br i1 %336, label %b50_fail1, label %b50_ok1, !dbg !264, !prof !27

b50_ok1:
	%337 = bitcast i64* %335 to i8*, !dbg !265
	%338 = call i64 @gpuc_signal_wait_until_thread(i8* %337, i32 5, i64 %25, i32 1, i8* %ctrl, i32 12), !dbg !265
	%339 = add i64 %331, %40, !dbg !262
	br label %b49, !dbg !262

b51:
	call void @llvm.nvvm.barrier0(), !dbg !266
	call void @llvm.nvvm.barrier0(), !dbg !268
	%340 = icmp eq i64 %36, 0, !dbg !269
	br i1 %340, label %b52, label %b53, !dbg !269

b52:
	%341 = load i64, i64 addrspace(1)* %23, align 8, !dbg !270
	%342 = add i64 %341, 1, !dbg !271
	store i64 %342, i64 addrspace(1)* %23, align 8, !dbg !270
	br label %b53, !dbg !270

b53:
	ret void, !dbg !267

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %13, i64 %p8), !dbg !163
	ret void, !dbg !163

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %41, i64 %p5), !dbg !172
	ret void, !dbg !172

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %52, i64 %p5), !dbg !176
	ret void, !dbg !176

b5_fail1:
	%343 = icmp ugt i64 %74, %p3, !dbg !187
	br i1 %343, label %b5_fail2, label %b5_ok2, !dbg !187

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %74, i64 %p3), !dbg !187
	ret void, !dbg !187

b5_ok2:
	%344 = icmp ugt i64 %66, %74, !dbg !187
	br i1 %344, label %b5_fail3, label %b5_ok3, !dbg !187

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %66, i64 %74), !dbg !187
	ret void, !dbg !187

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %74, i64 %p1), !dbg !188
	ret void, !dbg !188

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %93, i64 %115), !dbg !197
	ret void, !dbg !197

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %93, i64 %145), !dbg !202
	ret void, !dbg !202

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %93, i64 %179), !dbg !208
	ret void, !dbg !208

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %93, i64 %213), !dbg !214
	ret void, !dbg !214

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %248, i64 %15), !dbg !153
	ret void, !dbg !153

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %93, i64 %264), !dbg !239
	ret void, !dbg !239

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %288, i64 %15), !dbg !247
	ret void, !dbg !247

b41_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %286, i64 %296), !dbg !248
	ret void, !dbg !248

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %304, i64 %15), !dbg !251
	ret void, !dbg !251

b42_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %286, i64 %312), !dbg !252
	ret void, !dbg !252

b48_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %322, i64 %p5), !dbg !260
	ret void, !dbg !260

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %333, i64 %p5), !dbg !264
	ret void, !dbg !264
}

define void @Reach(float* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !272 {
entry:
	br label %b0, !dbg !273

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !273
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !274
	%2 = sext i32 %1 to i64, !dbg !275
	br label %b1, !dbg !275

b1:
	%3 = phi float [ 1.000000e+00, %b0 ], [ %14, %b3 ], !dbg !276
	%4 = phi i64 [ 0, %b0 ], [ %15, %b3 ], !dbg !276
	%5 = trunc i64 %4 to i32, !dbg !274
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !274
	%7 = icmp uge i64 %4, %2, !dbg !274
	br i1 %7, label %b1_fail1, label %b1_ok1, !dbg !274, !prof !27

b1_ok1:
	%8 = bitcast float* %6 to i8*, !dbg !274
	%9 = call i8* @gpuc_peer_thread(i8* %8, i32 %5), !dbg !274
	%10 = bitcast i8* %9 to float*, !dbg !274
	%11 = icmp eq float* %10, null, !dbg !274
	%12 = select i1 %11, i64 0, i64 %p1, !dbg !274
	%13 = icmp eq i64 %12, 0, !dbg !277
	br i1 %13, label %b2, label %b3, !dbg !277

b2:
	br label %b3, !dbg !277

b3:
	%14 = phi float [ %3, %b1_ok1 ], [ 0.000000e+00, %b2 ], !dbg !276
	%15 = add i64 %4, 1, !dbg !276
	%16 = icmp slt i64 %15, %2, !dbg !276
	br i1 %16, label %b1, label %b4, !dbg !276

b4:
	%17 = getelementptr inbounds float, float addrspace(1)* %0, i64 0, !dbg !278
	%18 = icmp uge i64 0, %p1, !dbg !278
	br i1 %18, label %b4_fail1, label %b4_ok1, !dbg !278, !prof !27

b4_ok1:
	store float %14, float addrspace(1)* %17, align 4, !dbg !278
	ret void, !dbg !278

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %4, i64 %2), !dbg !274
	ret void, !dbg !274

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 0, i64 %p1), !dbg !278
	ret void, !dbg !278
}

define void @Ring(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i64 %p11, i8* %ctrl) nounwind !dbg !280 {
entry:
	br label %b0, !dbg !281

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !281
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !281
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !281
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !281
	%4 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !281
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !282
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !283
	%7 = sext i32 %5 to i64, !dbg !284
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !285, !range !20
	%9 = sext i32 %8 to i64, !dbg !285
	%10 = sub i64 %7, 1, !dbg !286
	%11 = mul i64 %9, %10, !dbg !287
	%12 = mul i64 %11, %p8, !dbg !288
	%13 = add i64 %9, 1, !dbg !289
	%14 = mul i64 %13, %10, !dbg !290
	%15 = mul i64 %14, %p8, !dbg !291
	%16 = sext i32 %6 to i64, !dbg !283
	%17 = add i64 %16, 1, !dbg !293
	%18 = icmp ugt i64 %15, %p5, !dbg !292
	%19 = icmp ugt i64 %12, %15, !dbg !292
	%20 = or i1 %18, %19, !dbg !292
	br i1 %20, label %b0_fail1, label %b0_ok1, !dbg !292, !prof !27

b0_ok1:
	%21 = icmp eq i64 %7, -1, !dbg !294
	%22 = select i1 %21, i64 1, i64 %7, !dbg !294
	%23 = srem i64 %17, %22, !dbg !294
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !285, !range !21
	%25 = sext i32 %24 to i64, !dbg !285
	%26 = sub i64 %15, %12, !dbg !292
	%27 = getelementptr inbounds float, float addrspace(1)* %2, i64 %12, !dbg !292
	%28 = mul i64 %9, 2, !dbg !295
	%29 = mul i64 %28, %10, !dbg !296
	%30 = icmp slt i64 0, %p11, !dbg !296
	br i1 %30, label %b1, label %b32, !dbg !296

b1:
	%31 = icmp slt i64 0, %10, !dbg !297
	%32 = mul i64 %10, 2, !dbg !298
	%33 = add i64 %29, %32, !dbg !299
	%34 = sub i64 %33, 1, !dbg !300
	%35 = trunc i64 %23 to i32, !dbg !301
	%36 = icmp eq i64 %10, 0, !dbg !304
	%37 = add i64 %29, %7, !dbg !305
	%38 = sub i64 %37, 2, !dbg !306
	%39 = sub i64 %37, 1, !dbg !307
	%40 = add i64 %29, %10, !dbg !308
	%41 = sub i64 %40, 1, !dbg !309
	%42 = sub i64 %10, 1, !dbg !310
	%43 = mul i64 %42, %p8, !dbg !311
	%44 = sub i64 %26, %43, !dbg !312
	br label %b2, !dbg !296

b2:
	%45 = phi i64 [ %292, %b31 ], [ 0, %b1 ], !dbg !296
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !315, !range !23
	%47 = sext i32 %46 to i64, !dbg !315
	%48 = mul i64 %25, %47, !dbg !316
	%49 = add i64 %48, %9, !dbg !317
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %49, !dbg !318
	%51 = icmp uge i64 %49, %p10, !dbg !318
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !318, !prof !27

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %50, align 8, !dbg !318
	%53 = add i64 %52, 1, !dbg !319
	%54 = add i64 %53, %45, !dbg !321
	%55 = mul i64 %45, %47, !dbg !322
	%56 = add i64 %55, %9, !dbg !323
	%57 = mul i64 %56, %7, !dbg !324
	%58 = mul i64 %57, %p8, !dbg !325
	br i1 %31, label %b3, label %b13, !dbg !297

b3:
	%59 = phi i64 [ %161, %b12_ok1 ], [ 0, %b2_ok1 ], !dbg !297
	%60 = sub i64 %16, %59, !dbg !326
	%61 = add i64 %60, %7, !dbg !327
	%62 = icmp eq i64 %7, -1, !dbg !328
	%63 = select i1 %62, i64 1, i64 %7, !dbg !328
	%64 = srem i64 %61, %63, !dbg !328
	%65 = mul i64 %64, %p8, !dbg !331
	%66 = add i64 %58, %65, !dbg !332
	%67 = icmp slt i64 %66, %p1, !dbg !333
	%68 = select i1 %67, i64 %66, i64 %p1, !dbg !333
	%69 = add i64 %68, %p8, !dbg !334
	%70 = icmp slt i64 %69, %p1, !dbg !335
	%71 = select i1 %70, i64 %69, i64 %p1, !dbg !335
	%72 = sub i64 %71, %68, !dbg !336
	%73 = getelementptr inbounds float, float addrspace(1)* %0, i64 %68, !dbg !336
	%74 = getelementptr inbounds float, float addrspace(1)* %1, i64 %68, !dbg !337
	%75 = icmp eq i64 %59, 0, !dbg !339
	%76 = icmp ugt i64 %71, %p1, !dbg !336
	%77 = icmp ugt i64 %68, %71, !dbg !336
	%78 = icmp ugt i64 %71, %p3, !dbg !337
	%79 = or i1 %76, %77, !dbg !337
	%80 = or i1 %79, %78, !dbg !337
	br i1 %80, label %b3_fail1, label %b3_ok1, !dbg !337, !prof !27

b3_ok1:
	br i1 %75, label %b4, label %b7, !dbg !339

b4:
	%81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !340, !range !28
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !340, !range !28
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !340, !range !29
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !340, !range !63
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !340, !range !63
	%86 = mul i32 %85, %83, !dbg !340
	%87 = add i32 %82, %86, !dbg !340
	%88 = mul i32 %84, %87, !dbg !340
	%89 = add i32 %81, %88, !dbg !340
	%90 = sext i32 %89 to i64, !dbg !340
	%91 = mul i32 %84, %85, !dbg !340
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !340, !range !64
	%93 = mul i32 %91, %92, !dbg !340
	%94 = sext i32 %93 to i64, !dbg !340
	br label %b5, !dbg !340

b5:
	%95 = phi i64 [ %90, %b4 ], [ %100, %b6 ], !dbg !340
	%96 = icmp slt i64 %95, %72, !dbg !340
	br i1 %96, label %b6, label %b12, !dbg !340

b6:
	%97 = getelementptr inbounds float, float addrspace(1)* %74, i64 %95, !dbg !341
	%98 = load float, float addrspace(1)* %97, align 4, !dbg !341
	%99 = getelementptr inbounds float, float addrspace(1)* %73, i64 %95, !dbg !342
	store float %98, float addrspace(1)* %99, align 4, !dbg !342
	%100 = add i64 %95, %94, !dbg !340
	br label %b5, !dbg !340

b7:
	%101 = add i64 %29, %59, !dbg !343
	%102 = sub i64 %101, 1, !dbg !344
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %102, !dbg !345
	%104 = icmp uge i64 %102, %p7, !dbg !345
	br i1 %104, label %b7_fail1, label %b7_ok1, !dbg !345, !prof !27

b7_ok1:
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !348, !range !28
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !348, !range !28
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !348, !range !29
	%108 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !348, !range !63
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !348, !range !63
	%110 = mul i32 %109, %107, !dbg !348
	%111 = add i32 %106, %110, !dbg !348
	%112 = mul i32 %108, %111, !dbg !348
	%113 = add i32 %105, %112, !dbg !348
	%114 = sext i32 %113 to i64, !dbg !348
	%115 = icmp eq i64 %114, 0, !dbg !349
	br i1 %115, label %b8, label %b9, !dbg !349

b8:
	%116 = addrspacecast i64 addrspace(1)* %103 to i64*, !dbg !350
	%117 = icmp eq i64 addrspace(1)* %103, null, !dbg !350
	br i1 %117, label %b8_fail1, label %b8_ok1, !dbg !350, !prof !27

b8_ok1:
	%118 = bitcast i64* %116 to i8*, !dbg !350
	%119 = call i64 @gpuc_signal_wait_until_thread(i8* %118, i32 5, i64 %54, i32 1, i8* %ctrl, i32 50), !dbg !350
	br label %b9, !dbg !350

b9:
	call void @llvm.nvvm.barrier0(), !dbg !351
	%120 = sub i64 %59, 1, !dbg !352
	%121 = mul i64 %120, %p8, !dbg !353
	%122 = sub i64 %26, %121, !dbg !354
	%123 = getelementptr inbounds float, float addrspace(1)* %27, i64 %121, !dbg !354
	%124 = mul i32 %108, %109, !dbg !356
	%125 = icmp ugt i64 %121, %26, !dbg !354
	%126 = icmp ugt i64 %72, %122, !dbg !355
	%127 = or i1 %125, %126, !dbg !355
	br i1 %127, label %b9_fail1, label %b9_ok1, !dbg !355, !prof !27

b9_ok1:
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !356, !range !64
	%129 = mul i32 %124, %128, !dbg !356
	%130 = sext i32 %129 to i64, !dbg !356
	br label %b10, !dbg !356

b10:
	%131 = phi i64 [ %114, %b9_ok1 ], [ %139, %b11 ], !dbg !356
	%132 = icmp slt i64 %131, %72, !dbg !356
	br i1 %132, label %b11, label %b12, !dbg !356

b11:
	%133 = getelementptr inbounds float, float addrspace(1)* %123, i64 %131, !dbg !357
	%134 = load float, float addrspace(1)* %133, align 4, !dbg !357
	%135 = getelementptr inbounds float, float addrspace(1)* %74, i64 %131, !dbg !358
	%136 = load float, float addrspace(1)* %135, align 4, !dbg !358
	%137 = fadd float %134, %136, !dbg !359
	%138 = getelementptr inbounds float, float addrspace(1)* %73, i64 %131, !dbg !360
	store float %137, float addrspace(1)* %138, align 4, !dbg !360
	%139 = add i64 %131, %130, !dbg !356
	br label %b10, !dbg !356

b12:
	call void @llvm.nvvm.barrier0(), !dbg !361
	%140 = mul i64 %59, %p8, !dbg !362
	%141 = add i64 %140, %71, !dbg !363
	%142 = sub i64 %141, %68, !dbg !364
	%143 = sub i64 %142, %140, !dbg !365
	%144 = add i64 %29, %59, !dbg !366
	%145 = getelementptr inbounds float, float addrspace(1)* %27, i64 %140, !dbg !365
	%146 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %144, !dbg !367
	%147 = mul i64 %72, 4, !dbg !301
	%148 = addrspacecast float addrspace(1)* %145 to float*, !dbg !301
	%149 = addrspacecast float addrspace(1)* %73 to float*, !dbg !301
	%150 = addrspacecast i64 addrspace(1)* %146 to i64*, !dbg !301
	%151 = icmp ugt i64 %142, %26, !dbg !365
	%152 = icmp ugt i64 %140, %142, !dbg !365
	%153 = icmp uge i64 %144, %p7, !dbg !367
	%154 = icmp ne i64 %143, %72, !dbg !301
	%155 = or i1 %151, %152, !dbg !301
	%156 = or i1 %155, %153, !dbg !301
	%157 = or i1 %156, %154, !dbg !301
	br i1 %157, label %b12_fail1, label %b12_ok1, !dbg !301, !prof !27

b12_ok1:
	%158 = bitcast float* %148 to i8*, !dbg !301
	%159 = bitcast float* %149 to i8*, !dbg !301
	%160 = bitcast i64* %150 to i8*, !dbg !301
	call void @gpuc_put_signal_block(i8* %158, i8* %159, i64 %147, i8* %160, i64 %54, i32 9, i32 %35), !dbg !301
	%161 = add i64 %59, 1, !dbg !301
	%162 = icmp slt i64 %161, %10, !dbg !301
	br i1 %162, label %b3, label %b13, !dbg !301

b13:
	br i1 %31, label %b14, label %b29, !dbg !368

b14:
	%163 = phi i64 [ %273, %b28_ok1 ], [ 0, %b13 ], !dbg !368
	%164 = sub i64 %17, %163, !dbg !369
	%165 = add i64 %164, %7, !dbg !370
	%166 = icmp eq i64 %7, -1, !dbg !371
	%167 = select i1 %166, i64 1, i64 %7, !dbg !371
	%168 = srem i64 %165, %167, !dbg !371
	%169 = mul i64 %168, %p8, !dbg !373
	%170 = add i64 %58, %169, !dbg !374
	%171 = icmp slt i64 %170, %p1, !dbg !375
	%172 = select i1 %171, i64 %170, i64 %p1, !dbg !375
	%173 = add i64 %172, %p8, !dbg !376
	%174 = icmp slt i64 %173, %p1, !dbg !377
	%175 = select i1 %174, i64 %173, i64 %p1, !dbg !377
	%176 = icmp eq i64 %163, 0, !dbg !378
	br i1 %176, label %b15, label %b25, !dbg !378

b15:
	%177 = sub i64 %175, %172, !dbg !379
	%178 = getelementptr inbounds float, float addrspace(1)* %0, i64 %172, !dbg !379
	%179 = getelementptr inbounds float, float addrspace(1)* %1, i64 %172, !dbg !380
	%180 = icmp ugt i64 %175, %p1, !dbg !379
	%181 = icmp ugt i64 %172, %175, !dbg !379
	%182 = icmp ugt i64 %175, %p3, !dbg !380
	%183 = or i1 %180, %181, !dbg !380
	%184 = or i1 %183, %182, !dbg !380
	br i1 %184, label %b15_fail1, label %b15_ok1, !dbg !380, !prof !27

b15_ok1:
	br i1 %36, label %b16, label %b19, !dbg !304

b16:
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !381, !range !28
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !381, !range !28
	%187 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !381, !range !29
	%188 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !381, !range !63
	%189 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !381, !range !63
	%190 = mul i32 %189, %187, !dbg !381
	%191 = add i32 %186, %190, !dbg !381
	%192 = mul i32 %188, %191, !dbg !381
	%193 = add i32 %185, %192, !dbg !381
	%194 = sext i32 %193 to i64, !dbg !381
	%195 = mul i32 %188, %189, !dbg !381
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !381, !range !64
	%197 = mul i32 %195, %196, !dbg !381
	%198 = sext i32 %197 to i64, !dbg !381
	br label %b17, !dbg !381

b17:
	%199 = phi i64 [ %194, %b16 ], [ %204, %b18 ], !dbg !381
	%200 = icmp slt i64 %199, %177, !dbg !381
	br i1 %200, label %b18, label %b24, !dbg !381

b18:
	%201 = getelementptr inbounds float, float addrspace(1)* %179, i64 %199, !dbg !382
	%202 = load float, float addrspace(1)* %201, align 4, !dbg !382
	%203 = getelementptr inbounds float, float addrspace(1)* %178, i64 %199, !dbg !383
	store float %202, float addrspace(1)* %203, align 4, !dbg !383
	%204 = add i64 %199, %198, !dbg !381
	br label %b17, !dbg !381

b19:
	%205 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %41, !dbg !384
	%206 = icmp uge i64 %41, %p7, !dbg !384
	br i1 %206, label %b19_fail1, label %b19_ok1, !dbg !384, !prof !27

b19_ok1:
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !386, !range !28
	%208 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !386, !range !28
	%209 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !386, !range !29
	%210 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !386, !range !63
	%211 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !386, !range !63
	%212 = mul i32 %211, %209, !dbg !386
	%213 = add i32 %208, %212, !dbg !386
	%214 = mul i32 %210, %213, !dbg !386
	%215 = add i32 %207, %214, !dbg !386
	%216 = sext i32 %215 to i64, !dbg !386
	%217 = icmp eq i64 %216, 0, !dbg !387
	br i1 %217, label %b20, label %b21, !dbg !387

b20:
	%218 = addrspacecast i64 addrspace(1)* %205 to i64*, !dbg !388
	%219 = icmp eq i64 addrspace(1)* %205, null, !dbg !388
	br i1 %219, label %b20_fail1, label %b20_ok1, !dbg !388, !prof !27

b20_ok1:
	%220 = bitcast i64* %218 to i8*, !dbg !388
	%221 = call i64 @gpuc_signal_wait_until_thread(i8* %220, i32 5, i64 %54, i32 1, i8* %ctrl, i32 50), !dbg !388
	br label %b21, !dbg !388

b21:
	call void @llvm.nvvm.barrier0(), !dbg !389
	%222 = getelementptr inbounds float, float addrspace(1)* %27, i64 %43, !dbg !312
	%223 = mul i32 %210, %211, !dbg !391
	%224 = icmp ugt i64 %43, %26, !dbg !312
	%225 = icmp ugt i64 %177, %44, !dbg !390
	%226 = or i1 %224, %225, !dbg !390
	br i1 %226, label %b21_fail1, label %b21_ok1, !dbg !390, !prof !27

b21_ok1:
	%227 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !391, !range !64
	%228 = mul i32 %223, %227, !dbg !391
	%229 = sext i32 %228 to i64, !dbg !391
	br label %b22, !dbg !391

b22:
	%230 = phi i64 [ %216, %b21_ok1 ], [ %238, %b23 ], !dbg !391
	%231 = icmp slt i64 %230, %177, !dbg !391
	br i1 %231, label %b23, label %b24, !dbg !391

b23:
	%232 = getelementptr inbounds float, float addrspace(1)* %222, i64 %230, !dbg !392
	%233 = load float, float addrspace(1)* %232, align 4, !dbg !392
	%234 = getelementptr inbounds float, float addrspace(1)* %179, i64 %230, !dbg !393
	%235 = load float, float addrspace(1)* %234, align 4, !dbg !393
	%236 = fadd float %233, %235, !dbg !394
	%237 = getelementptr inbounds float, float addrspace(1)* %178, i64 %230, !dbg !395
	store float %236, float addrspace(1)* %237, align 4, !dbg !395
	%238 = add i64 %230, %229, !dbg !391
	br label %b22, !dbg !391

b24:
	call void @llvm.nvvm.barrier0(), !dbg !396
	br label %b28, !dbg !303

b25:
	%239 = add i64 %38, %163, !dbg !397
	%240 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %239, !dbg !398
	%241 = icmp uge i64 %239, %p7, !dbg !398
	br i1 %241, label %b25_fail1, label %b25_ok1, !dbg !398, !prof !27

b25_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !400, !range !28
	%243 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !400, !range !28
	%244 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !400, !range !29
	%245 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !400, !range !63
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !400, !range !63
	%247 = mul i32 %246, %244, !dbg !400
	%248 = add i32 %243, %247, !dbg !400
	%249 = mul i32 %245, %248, !dbg !400
	%250 = add i32 %242, %249, !dbg !400
	%251 = sext i32 %250 to i64, !dbg !400
	%252 = icmp eq i64 %251, 0, !dbg !401
	br i1 %252, label %b26, label %b27, !dbg !401

b26:
	%253 = addrspacecast i64 addrspace(1)* %240 to i64*, !dbg !402
	%254 = icmp eq i64 addrspace(1)* %240, null, !dbg !402
	br i1 %254, label %b26_fail1, label %b26_ok1, !dbg !402, !prof !27

b26_ok1:
	%255 = bitcast i64* %253 to i8*, !dbg !402
	%256 = call i64 @gpuc_signal_wait_until_thread(i8* %255, i32 5, i64 %54, i32 1, i8* %ctrl, i32 50), !dbg !402
	br label %b27, !dbg !402

b27:
	call void @llvm.nvvm.barrier0(), !dbg !403
	br label %b28, !dbg !399

b28:
	%257 = add i64 %39, %163, !dbg !405
	%258 = sub i64 %175, %172, !dbg !404
	%259 = getelementptr inbounds float, float addrspace(1)* %0, i64 %172, !dbg !404
	%260 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %257, !dbg !406
	%261 = mul i64 %258, 4, !dbg !282
	%262 = addrspacecast float addrspace(1)* %259 to float*, !dbg !282
	%263 = addrspacecast float addrspace(1)* %259 to float*, !dbg !282
	%264 = addrspacecast i64 addrspace(1)* %260 to i64*, !dbg !282
	%265 = icmp ugt i64 %175, %p1, !dbg !404
	%266 = icmp ugt i64 %172, %175, !dbg !404
	%267 = icmp uge i64 %257, %p7, !dbg !406
	%268 = or i1 %265, %266, !dbg !406
	%269 = or i1 %268, %267, !dbg !406
	br i1 %269, label %b28_fail1, label %b28_ok1, !dbg !406, !prof !27

b28_ok1:
	%270 = bitcast float* %262 to i8*, !dbg !282
	%271 = bitcast float* %263 to i8*, !dbg !282
	%272 = bitcast i64* %264 to i8*, !dbg !282
	call void @gpuc_put_signal_block(i8* %270, i8* %271, i64 %261, i8* %272, i64 %54, i32 9, i32 %35), !dbg !282
	%273 = add i64 %163, 1, !dbg !282
	%274 = icmp slt i64 %273, %10, !dbg !282
	br i1 %274, label %b14, label %b29, !dbg !282

b29:
	%275 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %34, !dbg !407
	%276 = icmp uge i64 %34, %p7, !dbg !407
	br i1 %276, label %b29_fail1, label %b29_ok1, !dbg !407, !prof !27

b29_ok1:
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !409, !range !28
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !409, !range !28
	%279 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !409, !range !29
	%280 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !409, !range !63
	%281 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !409, !range !63
	%282 = mul i32 %281, %279, !dbg !409
	%283 = add i32 %278, %282, !dbg !409
	%284 = mul i32 %280, %283, !dbg !409
	%285 = add i32 %277, %284, !dbg !409
	%286 = sext i32 %285 to i64, !dbg !409
	%287 = icmp eq i64 %286, 0, !dbg !410
	br i1 %287, label %b30, label %b31, !dbg !410

b30:
	%288 = addrspacecast i64 addrspace(1)* %275 to i64*, !dbg !411
	%289 = icmp eq i64 addrspace(1)* %275, null, !dbg !411
	br i1 %289, label %b30_fail1, label %b30_ok1, !dbg !411, !prof !27

b30_ok1:
	%290 = bitcast i64* %288 to i8*, !dbg !411
	%291 = call i64 @gpuc_signal_wait_until_thread(i8* %290, i32 5, i64 %54, i32 1, i8* %ctrl, i32 50), !dbg !411
	br label %b31, !dbg !411

b31:
	call void @llvm.nvvm.barrier0(), !dbg !412
	%292 = add i64 %45, 1, !dbg !408
	%293 = icmp slt i64 %292, %p11, !dbg !408
	br i1 %293, label %b2, label %b32, !dbg !408

b32:
	call void @llvm.nvvm.barrier0(), !dbg !414
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !415, !range !28
	%295 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !415, !range !28
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !415, !range !29
	%297 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !415, !range !63
	%298 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !415, !range !63
	%299 = mul i32 %298, %296, !dbg !415
	%300 = add i32 %295, %299, !dbg !415
	%301 = mul i32 %297, %300, !dbg !415
	%302 = add i32 %294, %301, !dbg !415
	%303 = sext i32 %302 to i64, !dbg !415
	%304 = icmp eq i64 %303, 0, !dbg !416
	br i1 %304, label %b33, label %b34, !dbg !416

b33:
	%305 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !418, !range !23
	%306 = sext i32 %305 to i64, !dbg !418
	%307 = mul i64 %25, %306, !dbg !419
	%308 = add i64 %307, %9, !dbg !420
	%309 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %308, !dbg !421
	%310 = icmp uge i64 %308, %p10, !dbg !421
	br i1 %310, label %b33_fail1, label %b33_ok1, !dbg !421, !prof !27

b33_ok1:
	%311 = load i64, i64 addrspace(1)* %309, align 8, !dbg !421
	%312 = add i64 %311, %p11, !dbg !423
	store i64 %312, i64 addrspace(1)* %309, align 8, !dbg !421
	br label %b34, !dbg !421

b34:
	ret void, !dbg !413

b0_fail1:
	%313 = icmp ugt i64 %15, %p5, !dbg !292
	br i1 %313, label %b0_fail2, label %b0_ok2, !dbg !292

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %15, i64 %p5), !dbg !292
	ret void, !dbg !292

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %12, i64 %15), !dbg !292
	ret void, !dbg !292

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %49, i64 %p10), !dbg !318
	ret void, !dbg !318

b3_fail1:
	%314 = icmp ugt i64 %71, %p1, !dbg !336
	br i1 %314, label %b3_fail2, label %b3_ok2, !dbg !336

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %71, i64 %p1), !dbg !336
	ret void, !dbg !336

b3_ok2:
	%315 = icmp ugt i64 %68, %71, !dbg !336
	br i1 %315, label %b3_fail3, label %b3_ok3, !dbg !336

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %68, i64 %71), !dbg !336
	ret void, !dbg !336

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %71, i64 %p3), !dbg !337
	ret void, !dbg !337

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %102, i64 %p7), !dbg !345
	ret void, !dbg !345

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !350
	ret void, !dbg !350

b9_fail1:
	%316 = icmp ugt i64 %121, %26, !dbg !354
	br i1 %316, label %b9_fail2, label %b9_ok2, !dbg !354

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %121, i64 %26), !dbg !354
	ret void, !dbg !354

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %72, i64 %122), !dbg !355
	ret void, !dbg !355

b12_fail1:
	%317 = icmp ugt i64 %142, %26, !dbg !365
	br i1 %317, label %b12_fail2, label %b12_ok2, !dbg !365

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %142, i64 %26), !dbg !365
	ret void, !dbg !365

b12_ok2:
	%318 = icmp ugt i64 %140, %142, !dbg !365
	br i1 %318, label %b12_fail3, label %b12_ok3, !dbg !365

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %140, i64 %142), !dbg !365
	ret void, !dbg !365

b12_ok3:
	%319 = icmp uge i64 %144, %p7, !dbg !367
	br i1 %319, label %b12_fail4, label %b12_ok4, !dbg !367

b12_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %144, i64 %p7), !dbg !367
	ret void, !dbg !367

b12_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %143, i64 %72), !dbg !301
	ret void, !dbg !301

b15_fail1:
	%320 = icmp ugt i64 %175, %p1, !dbg !379
	br i1 %320, label %b15_fail2, label %b15_ok2, !dbg !379

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %175, i64 %p1), !dbg !379
	ret void, !dbg !379

b15_ok2:
	%321 = icmp ugt i64 %172, %175, !dbg !379
	br i1 %321, label %b15_fail3, label %b15_ok3, !dbg !379

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %172, i64 %175), !dbg !379
	ret void, !dbg !379

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %175, i64 %p3), !dbg !380
	ret void, !dbg !380

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %41, i64 %p7), !dbg !384
	ret void, !dbg !384

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !388
	ret void, !dbg !388

b21_fail1:
	%322 = icmp ugt i64 %43, %26, !dbg !312
	br i1 %322, label %b21_fail2, label %b21_ok2, !dbg !312

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %43, i64 %26), !dbg !312
	ret void, !dbg !312

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %177, i64 %44), !dbg !390
	ret void, !dbg !390

b25_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %239, i64 %p7), !dbg !398
	ret void, !dbg !398

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !402
	ret void, !dbg !402

b28_fail1:
	%323 = icmp ugt i64 %175, %p1, !dbg !404
	br i1 %323, label %b28_fail2, label %b28_ok2, !dbg !404

b28_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %175, i64 %p1), !dbg !404
	ret void, !dbg !404

b28_ok2:
	%324 = icmp ugt i64 %172, %175, !dbg !404
	br i1 %324, label %b28_fail3, label %b28_ok3, !dbg !404

b28_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %172, i64 %175), !dbg !404
	ret void, !dbg !404

b28_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %257, i64 %p7), !dbg !406
	ret void, !dbg !406

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %34, i64 %p7), !dbg !407
	ret void, !dbg !407

b30_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !411
	ret void, !dbg !411

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %308, i64 %p10), !dbg !421
	ret void, !dbg !421
}

define void @Small(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !425 {
entry:
	br label %b0, !dbg !426

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !426
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !426
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !426
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !426
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !430
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !431, !range !20
	%6 = sext i32 %5 to i64, !dbg !431
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !431, !range !21
	%8 = sext i32 %7 to i64, !dbg !431
	%9 = mul i64 %6, %p6, !dbg !432
	%10 = icmp slt i64 %9, %p3, !dbg !433
	%11 = select i1 %10, i64 %9, i64 %p3, !dbg !433
	%12 = add i64 %11, %p6, !dbg !434
	%13 = icmp slt i64 %12, %p3, !dbg !435
	%14 = select i1 %13, i64 %12, i64 %p3, !dbg !435
	%15 = sext i32 %4 to i64, !dbg !436
	%16 = mul i64 %15, 2, !dbg !441
	%17 = add i64 %p6, 1, !dbg !447
	%18 = sdiv i64 %17, 2, !dbg !448
	%19 = mul i64 %18, 2, !dbg !449
	%20 = mul i64 %16, %19, !dbg !450
	%21 = mul i64 %6, %20, !dbg !451
	%22 = add i64 %6, 1, !dbg !452
	%23 = mul i64 %22, %20, !dbg !453
	%24 = icmp ugt i64 %23, %p5, !dbg !454
	%25 = icmp ugt i64 %21, %23, !dbg !454
	%26 = or i1 %24, %25, !dbg !454
	br i1 %26, label %b0_fail1, label %b0_ok1, !dbg !454, !prof !27

b0_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !457, !range !23
	%28 = sext i32 %27 to i64, !dbg !457
	%29 = mul i64 %8, %28, !dbg !458
	%30 = add i64 %29, %6, !dbg !459
	%31 = sub i64 %23, %21, !dbg !454
	%32 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %21, !dbg !454
	%33 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %30, !dbg !460
	%34 = icmp uge i64 %30, %p8, !dbg !460
	%35 = icmp ugt i64 %14, %p1, !dbg !461
	%36 = icmp ugt i64 %11, %14, !dbg !461
	%37 = or i1 %34, %35, !dbg !461
	%38 = or i1 %37, %36, !dbg !461
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !461, !prof !27

b0_ok3:
	%39 = load i64, i64 addrspace(1)* %33, align 8, !dbg !460
	%40 = add i64 %39, 1, !dbg !462
	%41 = trunc i64 %40 to i32, !dbg !463
	%42 = sub i64 %14, %11, !dbg !461
	%43 = getelementptr inbounds float, float addrspace(1)* %0, i64 %11, !dbg !461
	%44 = getelementptr inbounds float, float addrspace(1)* %1, i64 %11, !dbg !464
	%45 = call i32 @gpuc_my_pe_thread(), !dbg !465
	%46 = sext i32 %45 to i64, !dbg !465
	%47 = addrspacecast i64 addrspace(1)* %32 to i64*, !dbg !466
	%48 = ptrtoint i64* %47 to i64, !dbg !466
	%49 = and i64 %48, 15, !dbg !466
	%50 = icmp eq i64 %49, 0, !dbg !466
	%51 = icmp eq i64 %31, 0, !dbg !466
	%52 = or i1 %50, %51, !dbg !466
	br i1 %52, label %b1, label %b25, !dbg !466

b1:
	%53 = bitcast i64 addrspace(1)* %32 to { i64, i64 } addrspace(1)*, !dbg !466
	%54 = ashr i64 %31, 1, !dbg !466
	%55 = icmp eq i64 %16, -1, !dbg !467
	%56 = select i1 %55, i64 1, i64 %16, !dbg !467
	%57 = sdiv i64 %54, %56, !dbg !467
	%58 = sub i64 0, %54, !dbg !467
	%59 = select i1 %55, i64 %58, i64 %57, !dbg !467
	%60 = urem i32 %41, 2, !dbg !468
	%61 = zext i32 %60 to i64, !dbg !469
	%62 = mul i64 %61, %15, !dbg !470
	%63 = mul i64 %62, %59, !dbg !471
	%64 = add i32 %60, 1, !dbg !472
	%65 = zext i32 %64 to i64, !dbg !473
	%66 = mul i64 %65, %15, !dbg !474
	%67 = mul i64 %66, %59, !dbg !475
	%68 = sub i64 %67, %63, !dbg !476
	%69 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %53, i64 %63, !dbg !476
	%70 = icmp ugt i64 %67, %54, !dbg !476
	%71 = icmp ugt i64 %63, %67, !dbg !476
	%72 = or i1 %70, %71, !dbg !476
	br i1 %72, label %b1_fail1, label %b1_ok1, !dbg !476, !prof !27

b1_ok1:
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !477, !range !28
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !477, !range !28
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !477, !range !29
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !477, !range !63
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !477, !range !63
	%78 = mul i32 %77, %75, !dbg !477
	%79 = add i32 %74, %78, !dbg !477
	%80 = mul i32 %76, %79, !dbg !477
	%81 = add i32 %73, %80, !dbg !477
	%82 = sext i32 %81 to i64, !dbg !477
	%83 = mul i64 %82, 2, !dbg !478
	%84 = mul i32 %76, %77, !dbg !479
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !479, !range !64
	%86 = mul i32 %84, %85, !dbg !479
	%87 = sext i32 %86 to i64, !dbg !479
	%88 = mul i64 %87, 2, !dbg !480
	%89 = mul i64 %46, %59, !dbg !481
	br label %b2, !dbg !480

b2:
	%90 = phi i64 [ %83, %b1_ok1 ], [ %119, %b9 ], !dbg !482
	%91 = icmp slt i64 %90, %42, !dbg !483
	br i1 %91, label %b3, label %b10, !dbg !483

b3:
	%92 = sdiv i64 %90, 2, !dbg !484
	%93 = add i64 %89, %92, !dbg !485
	%94 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %69, i64 %93, !dbg !486
	%95 = getelementptr inbounds float, float addrspace(1)* %44, i64 %90, !dbg !489
	%96 = icmp uge i64 %93, %68, !dbg !486
	%97 = icmp uge i64 %90, %42, !dbg !489
	%98 = or i1 %96, %97, !dbg !489
	br i1 %98, label %b3_fail1, label %b3_ok1, !dbg !489, !prof !27

b3_ok1:
	%99 = load float, float addrspace(1)* %95, align 4, !dbg !489
	%100 = bitcast float %99 to i32, !dbg !490
	%101 = zext i32 %100 to i64, !dbg !490
	%102 = add i64 %90, 1, !dbg !491
	%103 = icmp slt i64 %102, %42, !dbg !492
	br i1 %103, label %b4, label %b5, !dbg !492

b4:
	%104 = getelementptr inbounds float, float addrspace(1)* %44, i64 %102, !dbg !493
	%105 = load float, float addrspace(1)* %104, align 4, !dbg !493
	%106 = bitcast float %105 to i32, !dbg !494
	%107 = zext i32 %106 to i64, !dbg !494
	%108 = shl i64 %107, 32, !dbg !495
	%109 = or i64 %101, %108, !dbg !496
	br label %b5, !dbg !496

b5:
	%110 = phi i64 [ %101, %b3_ok1 ], [ %109, %b4 ], !dbg !497
	br label %b6, !dbg !488

b6:
	%111 = phi i64 [ 0, %b5 ], [ %117, %b8 ], !dbg !488
	%112 = icmp ne i64 %111, %46, !dbg !498
	br i1 %112, label %b7, label %b8, !dbg !498

b7:
	%113 = trunc i64 %111 to i32, !dbg !430
	%114 = addrspacecast { i64, i64 } addrspace(1)* %94 to { i64, i64 }*, !dbg !430
	%115 = icmp uge i64 %111, %15, !dbg !430
	br i1 %115, label %b7_fail1, label %b7_ok1, !dbg !430, !prof !27

b7_ok1:
	%116 = bitcast { i64, i64 }* %114 to i8*, !dbg !430
	call void @gpuc_put_line_thread(i8* %116, i64 %110, i32 %41, i32 %113), !dbg !430
	br label %b8, !dbg !430

b8:
	%117 = add i64 %111, 1, !dbg !430
	%118 = icmp slt i64 %117, %15, !dbg !430
	br i1 %118, label %b6, label %b9, !dbg !430

b9:
	%119 = add i64 %90, %88, !dbg !499
	br label %b2, !dbg !499

b10:
	%120 = phi i64 [ %163, %b21 ], [ %83, %b2 ], !dbg !500
	%121 = icmp slt i64 %120, %42, !dbg !501
	br i1 %121, label %b11, label %b22, !dbg !501

b11:
	%122 = getelementptr inbounds float, float addrspace(1)* %44, i64 %120, !dbg !503
	%123 = icmp uge i64 %120, %42, !dbg !503
	br i1 %123, label %b11_fail1, label %b11_ok1, !dbg !503, !prof !27

b11_ok1:
	%124 = load float, float addrspace(1)* %122, align 4, !dbg !503
	%125 = bitcast float %124 to i32, !dbg !504
	%126 = zext i32 %125 to i64, !dbg !504
	%127 = add i64 %120, 1, !dbg !505
	%128 = icmp slt i64 %127, %42, !dbg !506
	br i1 %128, label %b12, label %b13, !dbg !506

b12:
	%129 = getelementptr inbounds float, float addrspace(1)* %44, i64 %127, !dbg !507
	%130 = load float, float addrspace(1)* %129, align 4, !dbg !507
	%131 = bitcast float %130 to i32, !dbg !508
	%132 = zext i32 %131 to i64, !dbg !508
	%133 = shl i64 %132, 32, !dbg !509
	%134 = or i64 %126, %133, !dbg !510
	br label %b13, !dbg !510

b13:
	%135 = phi i64 [ %126, %b11_ok1 ], [ %134, %b12 ], !dbg !511
	br label %b14, !dbg !502

b14:
	%136 = phi float [ 0.000000e+00, %b13 ], [ %157, %b18 ], !dbg !512
	%137 = phi float [ 0.000000e+00, %b13 ], [ %158, %b18 ], !dbg !513
	%138 = phi i64 [ 0, %b13 ], [ %159, %b18 ], !dbg !513
	%139 = icmp ne i64 %138, %46, !dbg !514
	br i1 %139, label %b15, label %b16, !dbg !514

b15:
	%140 = mul i64 %138, %59, !dbg !515
	%141 = sdiv i64 %120, 2, !dbg !516
	%142 = add i64 %140, %141, !dbg !517
	%143 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %69, i64 %142, !dbg !518
	%144 = addrspacecast { i64, i64 } addrspace(1)* %143 to { i64, i64 }*, !dbg !519
	%145 = icmp uge i64 %142, %68, !dbg !518
	br i1 %145, label %b15_fail1, label %b15_ok1, !dbg !518, !prof !27

b15_ok1:
	%146 = bitcast { i64, i64 }* %144 to i8*, !dbg !519
	%147 = call i64 @gpuc_wait_line_thread(i8* %146, i32 %41, i32 1, i8* %ctrl, i32 73), !dbg !519
	br label %b16, !dbg !519

b16:
	%148 = phi i64 [ %135, %b14 ], [ %147, %b15_ok1 ], !dbg !520
	%149 = trunc i64 %148 to i32, !dbg !523
	%150 = bitcast i32 %149 to float, !dbg !523
	%151 = lshr i64 %148, 32, !dbg !524
	%152 = trunc i64 %151 to i32, !dbg !525
	%153 = bitcast i32 %152 to float, !dbg !525
	%154 = icmp eq i64 %138, 0, !dbg !526
	br i1 %154, label %b18, label %b17, !dbg !526

b17:
	%155 = fadd float %136, %150, !dbg !527
	%156 = fadd float %137, %153, !dbg !528
	br label %b18, !dbg !528

b18:
	%157 = phi float [ %150, %b16 ], [ %155, %b17 ], !dbg !512
	%158 = phi float [ %153, %b16 ], [ %156, %b17 ], !dbg !513
	%159 = add i64 %138, 1, !dbg !513
	%160 = icmp slt i64 %159, %15, !dbg !513
	br i1 %160, label %b14, label %b19, !dbg !513

b19:
	%161 = getelementptr inbounds float, float addrspace(1)* %43, i64 %120, !dbg !531
	store float %157, float addrspace(1)* %161, align 4, !dbg !531
	br i1 %128, label %b20, label %b21, !dbg !532

b20:
	%162 = getelementptr inbounds float, float addrspace(1)* %43, i64 %127, !dbg !533
	store float %158, float addrspace(1)* %162, align 4, !dbg !533
	br label %b21, !dbg !533

b21:
	%163 = add i64 %120, %88, !dbg !534
	br label %b10, !dbg !534

b22:
	call void @llvm.nvvm.barrier0(), !dbg !536
	%164 = icmp eq i64 %82, 0, !dbg !537
	br i1 %164, label %b23, label %b24, !dbg !537

b23:
	%165 = load i64, i64 addrspace(1)* %33, align 8, !dbg !538
	%166 = add i64 %165, 1, !dbg !539
	store i64 %166, i64 addrspace(1)* %33, align 8, !dbg !538
	br label %b24, !dbg !538

b24:
	ret void, !dbg !535

b25:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %49, i64 16), !dbg !466
	ret void, !dbg !466

b0_fail1:
	%167 = icmp ugt i64 %23, %p5, !dbg !454
	br i1 %167, label %b0_fail2, label %b0_ok2, !dbg !454

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %23, i64 %p5), !dbg !454
	ret void, !dbg !454

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %21, i64 %23), !dbg !454
	ret void, !dbg !454

b0_fail3:
	%168 = icmp uge i64 %30, %p8, !dbg !460
	br i1 %168, label %b0_fail4, label %b0_ok4, !dbg !460

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %30, i64 %p8), !dbg !460
	ret void, !dbg !460

b0_ok4:
	%169 = icmp ugt i64 %14, %p1, !dbg !461
	br i1 %169, label %b0_fail5, label %b0_ok5, !dbg !461

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %14, i64 %p1), !dbg !461
	ret void, !dbg !461

b0_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %11, i64 %14), !dbg !461
	ret void, !dbg !461

b1_fail1:
	%170 = icmp ugt i64 %67, %54, !dbg !476
	br i1 %170, label %b1_fail2, label %b1_ok2, !dbg !476

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %67, i64 %54), !dbg !476
	ret void, !dbg !476

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %63, i64 %67), !dbg !476
	ret void, !dbg !476

b3_fail1:
	%171 = icmp uge i64 %93, %68, !dbg !486
	br i1 %171, label %b3_fail2, label %b3_ok2, !dbg !486

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %93, i64 %68), !dbg !486
	ret void, !dbg !486

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %90, i64 %42), !dbg !489
	ret void, !dbg !489

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %111, i64 %15), !dbg !430
	ret void, !dbg !430

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %120, i64 %42), !dbg !503
	ret void, !dbg !503

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %142, i64 %68), !dbg !518
	ret void, !dbg !518
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !20
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !28
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !21
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !28
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !21
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !29
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

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

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
!nvvm.annotations = !{!540, !541, !542, !543, !544, !545, !546, !547, !548, !549, !550, !551, !552, !553, !554, !555, !556, !557, !558, !559, !560}
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
!28 = !{i32 0, i32 1024}
!29 = !{i32 0, i32 64}
!30 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !17)
!31 = distinct !DISubprogram(name: "oneShotShare", scope: !1, file: !1, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!32 = !DILocation(line: 25, column: 23, scope: !6)
!33 = !DILocation(line: 64, column: 47, scope: !31, inlinedAt: !32)
!34 = !DILocation(line: 64, column: 54, scope: !31, inlinedAt: !32)
!35 = !DILocation(line: 64, column: 61, scope: !31, inlinedAt: !32)
!36 = !DILocation(line: 64, column: 66, scope: !31, inlinedAt: !32)
!37 = !DILocation(line: 64, column: 73, scope: !31, inlinedAt: !32)
!38 = !DILocation(line: 26, column: 17, scope: !6)
!39 = !DILocation(line: 26, column: 11, scope: !6)
!40 = !DILocation(line: 27, column: 14, scope: !6)
!41 = !DILocation(line: 27, column: 11, scope: !6)
!42 = !DILocation(line: 28, column: 27, scope: !6)
!43 = !DILocation(line: 28, column: 11, scope: !6)
!44 = !DILocation(line: 27, column: 2, scope: !6)
!45 = !DILocation(line: 31, column: 16, scope: !6)
!46 = !DILocation(line: 31, column: 28, scope: !6)
!47 = !DILocation(line: 32, column: 27, scope: !6)
!48 = !DILocation(line: 32, column: 22, scope: !6)
!49 = !DILocation(line: 33, column: 12, scope: !6)
!50 = !DILocation(line: 33, column: 30, scope: !6)
!51 = !DILocation(line: 33, column: 24, scope: !6)
!52 = !DILocation(line: 33, column: 19, scope: !6)
!53 = !DILocation(line: 33, column: 35, scope: !6)
!54 = !DILocation(line: 34, column: 34, scope: !6)
!55 = !DILocation(line: 34, column: 23, scope: !6)
!56 = !DILocation(line: 36, column: 18, scope: !6)
!57 = !DILocation(line: 36, column: 26, scope: !6)
!58 = !DILocation(line: 37, column: 26, scope: !6)
!59 = !DILocation(line: 37, column: 24, scope: !6)
!60 = !DILocation(line: 37, column: 52, scope: !6)
!61 = !DILocation(line: 37, column: 47, scope: !6)
!62 = !DILocation(line: 38, column: 33, scope: !6)
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
!73 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !9)
!74 = !DILocation(line: 132, column: 22, scope: !8, inlinedAt: !9)
!75 = !DILocation(line: 133, column: 14, scope: !8, inlinedAt: !9)
!76 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !12)
!77 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !12)
!78 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !12)
!79 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !12)
!80 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !12)
!81 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !12)
!82 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !12)
!83 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !12)
!84 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !12)
!85 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !12)
!86 = !DILocation(line: 48, column: 25, scope: !6)
!87 = !DILocation(line: 48, column: 20, scope: !6)
!88 = !DILocation(line: 49, column: 33, scope: !6)
!89 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!90 = !DILocation(line: 50, column: 18, scope: !6)
!91 = !DILocation(line: 108, column: 2, scope: !89, inlinedAt: !90)
!92 = !DILocation(line: 109, column: 6, scope: !89, inlinedAt: !90)
!93 = !DILocation(line: 109, column: 18, scope: !89, inlinedAt: !90)
!94 = !DILocation(line: 110, column: 25, scope: !89, inlinedAt: !90)
!95 = !DILocation(line: 110, column: 18, scope: !89, inlinedAt: !90)
!96 = !DILocation(line: 110, column: 33, scope: !89, inlinedAt: !90)
!97 = !DILocation(line: 112, column: 8, scope: !89, inlinedAt: !90)
!98 = !DILocation(line: 112, column: 11, scope: !89, inlinedAt: !90)
!99 = !DILocation(line: 113, column: 25, scope: !89, inlinedAt: !90)
!100 = !DILocation(line: 113, column: 18, scope: !89, inlinedAt: !90)
!101 = !DILocation(line: 113, column: 35, scope: !89, inlinedAt: !90)
!102 = !DILocation(line: 111, column: 7, scope: !89, inlinedAt: !90)
!103 = !DILocation(line: 115, column: 8, scope: !89, inlinedAt: !90)
!104 = !DILocation(line: 115, column: 11, scope: !89, inlinedAt: !90)
!105 = !DILocation(line: 116, column: 25, scope: !89, inlinedAt: !90)
!106 = !DILocation(line: 116, column: 18, scope: !89, inlinedAt: !90)
!107 = !DILocation(line: 116, column: 35, scope: !89, inlinedAt: !90)
!108 = !DILocation(line: 111, column: 10, scope: !89, inlinedAt: !90)
!109 = !DILocation(line: 118, column: 8, scope: !89, inlinedAt: !90)
!110 = !DILocation(line: 118, column: 11, scope: !89, inlinedAt: !90)
!111 = !DILocation(line: 119, column: 25, scope: !89, inlinedAt: !90)
!112 = !DILocation(line: 119, column: 18, scope: !89, inlinedAt: !90)
!113 = !DILocation(line: 119, column: 35, scope: !89, inlinedAt: !90)
!114 = !DILocation(line: 111, column: 13, scope: !89, inlinedAt: !90)
!115 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!116 = !DILocation(line: 121, column: 28, scope: !89, inlinedAt: !90)
!117 = !DILocation(line: 127, column: 45, scope: !115, inlinedAt: !116)
!118 = !DILocation(line: 127, column: 59, scope: !115, inlinedAt: !116)
!119 = !DILocation(line: 127, column: 73, scope: !115, inlinedAt: !116)
!120 = !DILocation(line: 127, column: 87, scope: !115, inlinedAt: !116)
!121 = !DILocation(line: 121, column: 40, scope: !89, inlinedAt: !90)
!122 = !DILocation(line: 127, column: 45, scope: !115, inlinedAt: !121)
!123 = !DILocation(line: 127, column: 59, scope: !115, inlinedAt: !121)
!124 = !DILocation(line: 127, column: 73, scope: !115, inlinedAt: !121)
!125 = !DILocation(line: 127, column: 87, scope: !115, inlinedAt: !121)
!126 = !DILocation(line: 121, column: 23, scope: !89, inlinedAt: !90)
!127 = !DILocation(line: 127, column: 45, scope: !115, inlinedAt: !126)
!128 = !DILocation(line: 127, column: 59, scope: !115, inlinedAt: !126)
!129 = !DILocation(line: 127, column: 73, scope: !115, inlinedAt: !126)
!130 = !DILocation(line: 127, column: 87, scope: !115, inlinedAt: !126)
!131 = !DILocation(line: 121, column: 13, scope: !89, inlinedAt: !90)
!132 = !DILocation(line: 127, column: 45, scope: !115, inlinedAt: !131)
!133 = !DILocation(line: 127, column: 59, scope: !115, inlinedAt: !131)
!134 = !DILocation(line: 127, column: 73, scope: !115, inlinedAt: !131)
!135 = !DILocation(line: 127, column: 87, scope: !115, inlinedAt: !131)
!136 = !DILocation(line: 109, column: 25, scope: !89, inlinedAt: !90)
!137 = !DILocation(line: 50, column: 7, scope: !6)
!138 = !DILocation(line: 52, column: 33, scope: !6)
!139 = !DILocation(line: 55, column: 35, scope: !6)
!140 = !DILocation(line: 53, column: 3, scope: !6)
!141 = !DILocation(line: 55, column: 22, scope: !6)
!142 = !DILocation(line: 55, column: 29, scope: !6)
!143 = !DILocation(line: 55, column: 4, scope: !6)
!144 = !DILocation(line: 57, column: 7, scope: !6)
!145 = distinct !DISubprogram(name: "Advance", scope: !14, file: !14, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!146 = !DILocation(line: 59, column: 15, scope: !6)
!147 = !DILocation(line: 21, column: 16, scope: !145, inlinedAt: !146)
!148 = !DILocation(line: 22, column: 22, scope: !145, inlinedAt: !146)
!149 = !DILocation(line: 23, column: 8, scope: !145, inlinedAt: !146)
!150 = !DILocation(line: 23, column: 3, scope: !145, inlinedAt: !146)
!151 = distinct !DISubprogram(name: "TwoShot", scope: !1, file: !1, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!152 = !DILocation(line: 72, column: 6, scope: !151)
!153 = !DILocation(line: 84, column: 22, scope: !151)
!154 = !DILocation(line: 101, column: 9, scope: !151)
!155 = !DILocation(line: 135, column: 6, scope: !8, inlinedAt: !154)
!156 = !DILocation(line: 141, column: 23, scope: !11, inlinedAt: !155)
!157 = !DILocation(line: 73, column: 63, scope: !151)
!158 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !157)
!159 = !DILocation(line: 28, column: 50, scope: !15, inlinedAt: !158)
!160 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !158)
!161 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !158)
!162 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !158)
!163 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !157)
!164 = !DILocation(line: 73, column: 30, scope: !151)
!165 = !DILocation(line: 73, column: 47, scope: !151)
!166 = !{i32 1, i32 65536}
!167 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !157)
!168 = !DILocation(line: 76, column: 6, scope: !151)
!169 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !168)
!170 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !168)
!171 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !168)
!172 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !168)
!173 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !168)
!174 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !168)
!175 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !168)
!176 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !168)
!177 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !168)
!178 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !168)
!179 = !DILocation(line: 78, column: 21, scope: !151)
!180 = !DILocation(line: 79, column: 17, scope: !151)
!181 = !DILocation(line: 79, column: 20, scope: !151)
!182 = !DILocation(line: 79, column: 24, scope: !151)
!183 = !DILocation(line: 79, column: 41, scope: !151)
!184 = !DILocation(line: 79, column: 37, scope: !151)
!185 = !DILocation(line: 79, column: 44, scope: !151)
!186 = !DILocation(line: 79, column: 48, scope: !151)
!187 = !DILocation(line: 80, column: 23, scope: !151)
!188 = !DILocation(line: 80, column: 42, scope: !151)
!189 = !DILocation(line: 81, column: 43, scope: !151)
!190 = !DILocation(line: 81, column: 32, scope: !151)
!191 = !DILocation(line: 82, column: 15, scope: !151)
!192 = !DILocation(line: 108, column: 2, scope: !89, inlinedAt: !191)
!193 = !DILocation(line: 109, column: 6, scope: !89, inlinedAt: !191)
!194 = !DILocation(line: 109, column: 18, scope: !89, inlinedAt: !191)
!195 = !DILocation(line: 110, column: 25, scope: !89, inlinedAt: !191)
!196 = !DILocation(line: 110, column: 18, scope: !89, inlinedAt: !191)
!197 = !DILocation(line: 110, column: 33, scope: !89, inlinedAt: !191)
!198 = !DILocation(line: 112, column: 8, scope: !89, inlinedAt: !191)
!199 = !DILocation(line: 112, column: 11, scope: !89, inlinedAt: !191)
!200 = !DILocation(line: 113, column: 25, scope: !89, inlinedAt: !191)
!201 = !DILocation(line: 113, column: 18, scope: !89, inlinedAt: !191)
!202 = !DILocation(line: 113, column: 35, scope: !89, inlinedAt: !191)
!203 = !DILocation(line: 111, column: 7, scope: !89, inlinedAt: !191)
!204 = !DILocation(line: 115, column: 8, scope: !89, inlinedAt: !191)
!205 = !DILocation(line: 115, column: 11, scope: !89, inlinedAt: !191)
!206 = !DILocation(line: 116, column: 25, scope: !89, inlinedAt: !191)
!207 = !DILocation(line: 116, column: 18, scope: !89, inlinedAt: !191)
!208 = !DILocation(line: 116, column: 35, scope: !89, inlinedAt: !191)
!209 = !DILocation(line: 111, column: 10, scope: !89, inlinedAt: !191)
!210 = !DILocation(line: 118, column: 8, scope: !89, inlinedAt: !191)
!211 = !DILocation(line: 118, column: 11, scope: !89, inlinedAt: !191)
!212 = !DILocation(line: 119, column: 25, scope: !89, inlinedAt: !191)
!213 = !DILocation(line: 119, column: 18, scope: !89, inlinedAt: !191)
!214 = !DILocation(line: 119, column: 35, scope: !89, inlinedAt: !191)
!215 = !DILocation(line: 111, column: 13, scope: !89, inlinedAt: !191)
!216 = !DILocation(line: 121, column: 28, scope: !89, inlinedAt: !191)
!217 = !DILocation(line: 127, column: 45, scope: !115, inlinedAt: !216)
!218 = !DILocation(line: 127, column: 59, scope: !115, inlinedAt: !216)
!219 = !DILocation(line: 127, column: 73, scope: !115, inlinedAt: !216)
!220 = !DILocation(line: 127, column: 87, scope: !115, inlinedAt: !216)
!221 = !DILocation(line: 121, column: 40, scope: !89, inlinedAt: !191)
!222 = !DILocation(line: 127, column: 45, scope: !115, inlinedAt: !221)
!223 = !DILocation(line: 127, column: 59, scope: !115, inlinedAt: !221)
!224 = !DILocation(line: 127, column: 73, scope: !115, inlinedAt: !221)
!225 = !DILocation(line: 127, column: 87, scope: !115, inlinedAt: !221)
!226 = !DILocation(line: 121, column: 23, scope: !89, inlinedAt: !191)
!227 = !DILocation(line: 127, column: 45, scope: !115, inlinedAt: !226)
!228 = !DILocation(line: 127, column: 59, scope: !115, inlinedAt: !226)
!229 = !DILocation(line: 127, column: 73, scope: !115, inlinedAt: !226)
!230 = !DILocation(line: 127, column: 87, scope: !115, inlinedAt: !226)
!231 = !DILocation(line: 121, column: 13, scope: !89, inlinedAt: !191)
!232 = !DILocation(line: 127, column: 45, scope: !115, inlinedAt: !231)
!233 = !DILocation(line: 127, column: 59, scope: !115, inlinedAt: !231)
!234 = !DILocation(line: 127, column: 73, scope: !115, inlinedAt: !231)
!235 = !DILocation(line: 127, column: 87, scope: !115, inlinedAt: !231)
!236 = !DILocation(line: 109, column: 25, scope: !89, inlinedAt: !191)
!237 = !DILocation(line: 83, column: 19, scope: !151)
!238 = !DILocation(line: 84, column: 14, scope: !151)
!239 = !DILocation(line: 84, column: 30, scope: !151)
!240 = !DILocation(line: 88, column: 14, scope: !151)
!241 = !DILocation(line: 88, column: 8, scope: !151)
!242 = !DILocation(line: 89, column: 51, scope: !151)
!243 = !DILocation(line: 89, column: 44, scope: !151)
!244 = !DILocation(line: 89, column: 33, scope: !151)
!245 = !DILocation(line: 92, column: 30, scope: !151)
!246 = !DILocation(line: 90, column: 4, scope: !151)
!247 = !DILocation(line: 92, column: 20, scope: !151)
!248 = !DILocation(line: 92, column: 27, scope: !151)
!249 = !DILocation(line: 92, column: 5, scope: !151)
!250 = !DILocation(line: 94, column: 20, scope: !151)
!251 = !DILocation(line: 95, column: 13, scope: !151)
!252 = !DILocation(line: 95, column: 20, scope: !151)
!253 = !DILocation(line: 131, column: 16, scope: !8, inlinedAt: !154)
!254 = !DILocation(line: 132, column: 22, scope: !8, inlinedAt: !154)
!255 = !DILocation(line: 133, column: 14, scope: !8, inlinedAt: !154)
!256 = !DILocation(line: 142, column: 25, scope: !11, inlinedAt: !155)
!257 = !DILocation(line: 142, column: 43, scope: !11, inlinedAt: !155)
!258 = !DILocation(line: 144, column: 37, scope: !11, inlinedAt: !155)
!259 = !DILocation(line: 143, column: 34, scope: !11, inlinedAt: !155)
!260 = !DILocation(line: 144, column: 31, scope: !11, inlinedAt: !155)
!261 = !DILocation(line: 144, column: 17, scope: !11, inlinedAt: !155)
!262 = !DILocation(line: 146, column: 34, scope: !11, inlinedAt: !155)
!263 = !DILocation(line: 147, column: 44, scope: !11, inlinedAt: !155)
!264 = !DILocation(line: 147, column: 38, scope: !11, inlinedAt: !155)
!265 = !DILocation(line: 147, column: 24, scope: !11, inlinedAt: !155)
!266 = !DILocation(line: 149, column: 16, scope: !11, inlinedAt: !155)
!267 = !DILocation(line: 102, column: 15, scope: !151)
!268 = !DILocation(line: 21, column: 16, scope: !145, inlinedAt: !267)
!269 = !DILocation(line: 22, column: 22, scope: !145, inlinedAt: !267)
!270 = !DILocation(line: 23, column: 8, scope: !145, inlinedAt: !267)
!271 = !DILocation(line: 23, column: 3, scope: !145, inlinedAt: !267)
!272 = distinct !DISubprogram(name: "Reach", scope: !1, file: !1, line: 155, type: !4, isDefinition: true, scopeLine: 155, isOptimized: true, unit: !2)
!273 = !DILocation(line: 155, column: 6, scope: !272)
!274 = !DILocation(line: 158, column: 18, scope: !272)
!275 = !DILocation(line: 157, column: 30, scope: !272)
!276 = !DILocation(line: 156, column: 2, scope: !272)
!277 = !DILocation(line: 158, column: 27, scope: !272)
!278 = !DILocation(line: 162, column: 13, scope: !272)
!279 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!280 = distinct !DISubprogram(name: "Ring", scope: !279, file: !279, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!281 = !DILocation(line: 26, column: 6, scope: !280)
!282 = !DILocation(line: 52, column: 19, scope: !280)
!283 = !DILocation(line: 27, column: 23, scope: !280)
!284 = !DILocation(line: 27, column: 40, scope: !280)
!285 = !DILocation(line: 29, column: 21, scope: !280)
!286 = !DILocation(line: 30, column: 33, scope: !280)
!287 = !DILocation(line: 30, column: 28, scope: !280)
!288 = !DILocation(line: 30, column: 36, scope: !280)
!289 = !DILocation(line: 30, column: 50, scope: !280)
!290 = !DILocation(line: 30, column: 53, scope: !280)
!291 = !DILocation(line: 30, column: 61, scope: !280)
!292 = !DILocation(line: 30, column: 22, scope: !280)
!293 = !DILocation(line: 28, column: 15, scope: !280)
!294 = !DILocation(line: 28, column: 20, scope: !280)
!295 = !DILocation(line: 31, column: 17, scope: !280)
!296 = !DILocation(line: 31, column: 21, scope: !280)
!297 = !DILocation(line: 36, column: 25, scope: !280)
!298 = !DILocation(line: 55, column: 30, scope: !280)
!299 = !DILocation(line: 55, column: 28, scope: !280)
!300 = !DILocation(line: 55, column: 38, scope: !280)
!301 = !DILocation(line: 41, column: 19, scope: !280)
!302 = distinct !DISubprogram(name: "sum", scope: !279, file: !279, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!303 = !DILocation(line: 48, column: 8, scope: !280)
!304 = !DILocation(line: 69, column: 10, scope: !302, inlinedAt: !303)
!305 = !DILocation(line: 50, column: 30, scope: !280)
!306 = !DILocation(line: 50, column: 34, scope: !280)
!307 = !DILocation(line: 53, column: 25, scope: !280)
!308 = !DILocation(line: 74, column: 28, scope: !302, inlinedAt: !303)
!309 = !DILocation(line: 74, column: 33, scope: !302, inlinedAt: !303)
!310 = !DILocation(line: 75, column: 33, scope: !302, inlinedAt: !303)
!311 = !DILocation(line: 75, column: 36, scope: !302, inlinedAt: !303)
!312 = !DILocation(line: 75, column: 27, scope: !302, inlinedAt: !303)
!313 = !DILocation(line: 34, column: 23, scope: !280)
!314 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !313)
!315 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !314)
!316 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !314)
!317 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !314)
!318 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !313)
!319 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !313)
!320 = !DILocation(line: 34, column: 42, scope: !280)
!321 = !DILocation(line: 34, column: 34, scope: !280)
!322 = !DILocation(line: 35, column: 13, scope: !280)
!323 = !DILocation(line: 35, column: 28, scope: !280)
!324 = !DILocation(line: 35, column: 37, scope: !280)
!325 = !DILocation(line: 35, column: 43, scope: !280)
!326 = !DILocation(line: 39, column: 41, scope: !280)
!327 = !DILocation(line: 39, column: 46, scope: !280)
!328 = !DILocation(line: 39, column: 51, scope: !280)
!329 = distinct !DISubprogram(name: "pieceRange", scope: !279, file: !279, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!330 = !DILocation(line: 39, column: 24, scope: !280)
!331 = !DILocation(line: 62, column: 17, scope: !329, inlinedAt: !330)
!332 = !DILocation(line: 62, column: 15, scope: !329, inlinedAt: !330)
!333 = !DILocation(line: 62, column: 10, scope: !329, inlinedAt: !330)
!334 = !DILocation(line: 63, column: 19, scope: !329, inlinedAt: !330)
!335 = !DILocation(line: 63, column: 16, scope: !329, inlinedAt: !330)
!336 = !DILocation(line: 40, column: 22, scope: !280)
!337 = !DILocation(line: 40, column: 42, scope: !280)
!338 = !DILocation(line: 40, column: 7, scope: !280)
!339 = !DILocation(line: 69, column: 10, scope: !302, inlinedAt: !338)
!340 = !DILocation(line: 70, column: 34, scope: !302, inlinedAt: !338)
!341 = !DILocation(line: 71, column: 16, scope: !302, inlinedAt: !338)
!342 = !DILocation(line: 71, column: 7, scope: !302, inlinedAt: !338)
!343 = !DILocation(line: 74, column: 28, scope: !302, inlinedAt: !338)
!344 = !DILocation(line: 74, column: 33, scope: !302, inlinedAt: !338)
!345 = !DILocation(line: 74, column: 22, scope: !302, inlinedAt: !338)
!346 = distinct !DISubprogram(name: "await", scope: !279, file: !279, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!347 = !DILocation(line: 74, column: 8, scope: !302, inlinedAt: !338)
!348 = !DILocation(line: 85, column: 19, scope: !346, inlinedAt: !347)
!349 = !DILocation(line: 85, column: 22, scope: !346, inlinedAt: !347)
!350 = !DILocation(line: 86, column: 24, scope: !346, inlinedAt: !347)
!351 = !DILocation(line: 88, column: 16, scope: !346, inlinedAt: !347)
!352 = !DILocation(line: 75, column: 33, scope: !302, inlinedAt: !338)
!353 = !DILocation(line: 75, column: 36, scope: !302, inlinedAt: !338)
!354 = !DILocation(line: 75, column: 27, scope: !302, inlinedAt: !338)
!355 = !DILocation(line: 75, column: 44, scope: !302, inlinedAt: !338)
!356 = !DILocation(line: 76, column: 34, scope: !302, inlinedAt: !338)
!357 = !DILocation(line: 77, column: 20, scope: !302, inlinedAt: !338)
!358 = !DILocation(line: 77, column: 29, scope: !302, inlinedAt: !338)
!359 = !DILocation(line: 77, column: 24, scope: !302, inlinedAt: !338)
!360 = !DILocation(line: 77, column: 7, scope: !302, inlinedAt: !338)
!361 = !DILocation(line: 80, column: 16, scope: !302, inlinedAt: !338)
!362 = !DILocation(line: 41, column: 47, scope: !280)
!363 = !DILocation(line: 41, column: 65, scope: !280)
!364 = !DILocation(line: 41, column: 68, scope: !280)
!365 = !DILocation(line: 41, column: 42, scope: !280)
!366 = !DILocation(line: 42, column: 21, scope: !280)
!367 = !DILocation(line: 42, column: 15, scope: !280)
!368 = !DILocation(line: 44, column: 25, scope: !280)
!369 = !DILocation(line: 45, column: 43, scope: !280)
!370 = !DILocation(line: 45, column: 48, scope: !280)
!371 = !DILocation(line: 45, column: 53, scope: !280)
!372 = !DILocation(line: 45, column: 24, scope: !280)
!373 = !DILocation(line: 62, column: 17, scope: !329, inlinedAt: !372)
!374 = !DILocation(line: 62, column: 15, scope: !329, inlinedAt: !372)
!375 = !DILocation(line: 62, column: 10, scope: !329, inlinedAt: !372)
!376 = !DILocation(line: 63, column: 19, scope: !329, inlinedAt: !372)
!377 = !DILocation(line: 63, column: 16, scope: !329, inlinedAt: !372)
!378 = !DILocation(line: 46, column: 12, scope: !280)
!379 = !DILocation(line: 48, column: 23, scope: !280)
!380 = !DILocation(line: 48, column: 43, scope: !280)
!381 = !DILocation(line: 70, column: 34, scope: !302, inlinedAt: !303)
!382 = !DILocation(line: 71, column: 16, scope: !302, inlinedAt: !303)
!383 = !DILocation(line: 71, column: 7, scope: !302, inlinedAt: !303)
!384 = !DILocation(line: 74, column: 22, scope: !302, inlinedAt: !303)
!385 = !DILocation(line: 74, column: 8, scope: !302, inlinedAt: !303)
!386 = !DILocation(line: 85, column: 19, scope: !346, inlinedAt: !385)
!387 = !DILocation(line: 85, column: 22, scope: !346, inlinedAt: !385)
!388 = !DILocation(line: 86, column: 24, scope: !346, inlinedAt: !385)
!389 = !DILocation(line: 88, column: 16, scope: !346, inlinedAt: !385)
!390 = !DILocation(line: 75, column: 44, scope: !302, inlinedAt: !303)
!391 = !DILocation(line: 76, column: 34, scope: !302, inlinedAt: !303)
!392 = !DILocation(line: 77, column: 20, scope: !302, inlinedAt: !303)
!393 = !DILocation(line: 77, column: 29, scope: !302, inlinedAt: !303)
!394 = !DILocation(line: 77, column: 24, scope: !302, inlinedAt: !303)
!395 = !DILocation(line: 77, column: 7, scope: !302, inlinedAt: !303)
!396 = !DILocation(line: 80, column: 16, scope: !302, inlinedAt: !303)
!397 = !DILocation(line: 50, column: 36, scope: !280)
!398 = !DILocation(line: 50, column: 24, scope: !280)
!399 = !DILocation(line: 50, column: 10, scope: !280)
!400 = !DILocation(line: 85, column: 19, scope: !346, inlinedAt: !399)
!401 = !DILocation(line: 85, column: 22, scope: !346, inlinedAt: !399)
!402 = !DILocation(line: 86, column: 24, scope: !346, inlinedAt: !399)
!403 = !DILocation(line: 88, column: 16, scope: !346, inlinedAt: !399)
!404 = !DILocation(line: 52, column: 40, scope: !280)
!405 = !DILocation(line: 53, column: 27, scope: !280)
!406 = !DILocation(line: 53, column: 15, scope: !280)
!407 = !DILocation(line: 55, column: 22, scope: !280)
!408 = !DILocation(line: 55, column: 8, scope: !280)
!409 = !DILocation(line: 85, column: 19, scope: !346, inlinedAt: !408)
!410 = !DILocation(line: 85, column: 22, scope: !346, inlinedAt: !408)
!411 = !DILocation(line: 86, column: 24, scope: !346, inlinedAt: !408)
!412 = !DILocation(line: 88, column: 16, scope: !346, inlinedAt: !408)
!413 = !DILocation(line: 57, column: 15, scope: !280)
!414 = !DILocation(line: 21, column: 16, scope: !145, inlinedAt: !413)
!415 = !DILocation(line: 22, column: 19, scope: !145, inlinedAt: !413)
!416 = !DILocation(line: 22, column: 22, scope: !145, inlinedAt: !413)
!417 = !DILocation(line: 23, column: 14, scope: !145, inlinedAt: !413)
!418 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !417)
!419 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !417)
!420 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !417)
!421 = !DILocation(line: 23, column: 8, scope: !145, inlinedAt: !413)
!422 = !DILocation(line: 23, column: 28, scope: !145, inlinedAt: !413)
!423 = !DILocation(line: 23, column: 3, scope: !145, inlinedAt: !413)
!424 = !DIFile(filename: "small.go", directory: "github.com/gpuc-go/gpuc/examples/allreduce/allreduce")
!425 = distinct !DISubprogram(name: "Small", scope: !424, file: !424, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!426 = !DILocation(line: 17, column: 6, scope: !425)
!427 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!428 = distinct !DISubprogram(name: "AllReduce", scope: !427, file: !427, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!429 = !DILocation(line: 22, column: 14, scope: !425)
!430 = !DILocation(line: 32, column: 18, scope: !428, inlinedAt: !429)
!431 = !DILocation(line: 18, column: 21, scope: !425)
!432 = !DILocation(line: 19, column: 17, scope: !425)
!433 = !DILocation(line: 19, column: 11, scope: !425)
!434 = !DILocation(line: 20, column: 14, scope: !425)
!435 = !DILocation(line: 20, column: 11, scope: !425)
!436 = !DILocation(line: 21, column: 30, scope: !425)
!437 = distinct !DISubprogram(name: "AllReduceWords", scope: !427, file: !427, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!438 = distinct !DISubprogram(name: "llWords", scope: !424, file: !424, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!439 = !DILocation(line: 21, column: 17, scope: !425)
!440 = !DILocation(line: 27, column: 65, scope: !438, inlinedAt: !439)
!441 = !DILocation(line: 11, column: 56, scope: !437, inlinedAt: !440)
!442 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!443 = distinct !DISubprogram(name: "linesOf", scope: !442, file: !442, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!444 = distinct !DISubprogram(name: "Words", scope: !442, file: !442, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!445 = !DILocation(line: 11, column: 72, scope: !437, inlinedAt: !440)
!446 = !DILocation(line: 32, column: 54, scope: !444, inlinedAt: !445)
!447 = !DILocation(line: 62, column: 12, scope: !443, inlinedAt: !446)
!448 = !DILocation(line: 62, column: 17, scope: !443, inlinedAt: !446)
!449 = !DILocation(line: 32, column: 42, scope: !444, inlinedAt: !445)
!450 = !DILocation(line: 11, column: 62, scope: !437, inlinedAt: !440)
!451 = !DILocation(line: 22, column: 46, scope: !425)
!452 = !DILocation(line: 22, column: 59, scope: !425)
!453 = !DILocation(line: 22, column: 62, scope: !425)
!454 = !DILocation(line: 22, column: 40, scope: !425)
!455 = !DILocation(line: 22, column: 88, scope: !425)
!456 = !DILocation(line: 16, column: 70, scope: !16, inlinedAt: !455)
!457 = !DILocation(line: 28, column: 64, scope: !15, inlinedAt: !456)
!458 = !DILocation(line: 28, column: 54, scope: !15, inlinedAt: !456)
!459 = !DILocation(line: 28, column: 69, scope: !15, inlinedAt: !456)
!460 = !DILocation(line: 16, column: 64, scope: !16, inlinedAt: !455)
!461 = !DILocation(line: 22, column: 104, scope: !425)
!462 = !DILocation(line: 16, column: 75, scope: !16, inlinedAt: !455)
!463 = !DILocation(line: 22, column: 76, scope: !425)
!464 = !DILocation(line: 22, column: 116, scope: !425)
!465 = !DILocation(line: 23, column: 23, scope: !428, inlinedAt: !429)
!466 = !DILocation(line: 24, column: 22, scope: !428, inlinedAt: !429)
!467 = !DILocation(line: 25, column: 22, scope: !428, inlinedAt: !429)
!468 = !DILocation(line: 26, column: 31, scope: !428, inlinedAt: !429)
!469 = !DILocation(line: 26, column: 25, scope: !428, inlinedAt: !429)
!470 = !DILocation(line: 26, column: 34, scope: !428, inlinedAt: !429)
!471 = !DILocation(line: 26, column: 38, scope: !428, inlinedAt: !429)
!472 = !DILocation(line: 26, column: 56, scope: !428, inlinedAt: !429)
!473 = !DILocation(line: 26, column: 48, scope: !428, inlinedAt: !429)
!474 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !429)
!475 = !DILocation(line: 26, column: 63, scope: !428, inlinedAt: !429)
!476 = !DILocation(line: 26, column: 21, scope: !428, inlinedAt: !429)
!477 = !DILocation(line: 27, column: 23, scope: !428, inlinedAt: !429)
!478 = !DILocation(line: 27, column: 25, scope: !428, inlinedAt: !429)
!479 = !DILocation(line: 27, column: 46, scope: !428, inlinedAt: !429)
!480 = !DILocation(line: 27, column: 48, scope: !428, inlinedAt: !429)
!481 = !DILocation(line: 29, column: 27, scope: !428, inlinedAt: !429)
!482 = !DILocation(line: 28, column: 6, scope: !428, inlinedAt: !429)
!483 = !DILocation(line: 28, column: 20, scope: !428, inlinedAt: !429)
!484 = !DILocation(line: 29, column: 34, scope: !428, inlinedAt: !429)
!485 = !DILocation(line: 29, column: 32, scope: !428, inlinedAt: !429)
!486 = !DILocation(line: 29, column: 24, scope: !428, inlinedAt: !429)
!487 = distinct !DISubprogram(name: "load", scope: !442, file: !442, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!488 = !DILocation(line: 29, column: 54, scope: !428, inlinedAt: !429)
!489 = !DILocation(line: 67, column: 20, scope: !487, inlinedAt: !488)
!490 = !DILocation(line: 67, column: 18, scope: !487, inlinedAt: !488)
!491 = !DILocation(line: 68, column: 27, scope: !487, inlinedAt: !488)
!492 = !DILocation(line: 68, column: 30, scope: !487, inlinedAt: !488)
!493 = !DILocation(line: 69, column: 21, scope: !487, inlinedAt: !488)
!494 = !DILocation(line: 69, column: 19, scope: !487, inlinedAt: !488)
!495 = !DILocation(line: 69, column: 28, scope: !487, inlinedAt: !488)
!496 = !DILocation(line: 69, column: 3, scope: !487, inlinedAt: !488)
!497 = !DILocation(line: 67, column: 2, scope: !487, inlinedAt: !488)
!498 = !DILocation(line: 31, column: 10, scope: !428, inlinedAt: !429)
!499 = !DILocation(line: 28, column: 32, scope: !428, inlinedAt: !429)
!500 = !DILocation(line: 36, column: 6, scope: !428, inlinedAt: !429)
!501 = !DILocation(line: 36, column: 20, scope: !428, inlinedAt: !429)
!502 = !DILocation(line: 37, column: 15, scope: !428, inlinedAt: !429)
!503 = !DILocation(line: 67, column: 20, scope: !487, inlinedAt: !502)
!504 = !DILocation(line: 67, column: 18, scope: !487, inlinedAt: !502)
!505 = !DILocation(line: 68, column: 27, scope: !487, inlinedAt: !502)
!506 = !DILocation(line: 68, column: 30, scope: !487, inlinedAt: !502)
!507 = !DILocation(line: 69, column: 21, scope: !487, inlinedAt: !502)
!508 = !DILocation(line: 69, column: 19, scope: !487, inlinedAt: !502)
!509 = !DILocation(line: 69, column: 28, scope: !487, inlinedAt: !502)
!510 = !DILocation(line: 69, column: 3, scope: !487, inlinedAt: !502)
!511 = !DILocation(line: 67, column: 2, scope: !487, inlinedAt: !502)
!512 = !DILocation(line: 38, column: 7, scope: !428, inlinedAt: !429)
!513 = !DILocation(line: 38, column: 10, scope: !428, inlinedAt: !429)
!514 = !DILocation(line: 41, column: 10, scope: !428, inlinedAt: !429)
!515 = !DILocation(line: 42, column: 40, scope: !428, inlinedAt: !429)
!516 = !DILocation(line: 42, column: 47, scope: !428, inlinedAt: !429)
!517 = !DILocation(line: 42, column: 45, scope: !428, inlinedAt: !429)
!518 = !DILocation(line: 42, column: 37, scope: !428, inlinedAt: !429)
!519 = !DILocation(line: 42, column: 26, scope: !428, inlinedAt: !429)
!520 = !DILocation(line: 40, column: 4, scope: !428, inlinedAt: !429)
!521 = distinct !DISubprogram(name: "unpack", scope: !442, file: !442, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!522 = !DILocation(line: 44, column: 21, scope: !428, inlinedAt: !429)
!523 = !DILocation(line: 80, column: 24, scope: !521, inlinedAt: !522)
!524 = !DILocation(line: 80, column: 53, scope: !521, inlinedAt: !522)
!525 = !DILocation(line: 80, column: 47, scope: !521, inlinedAt: !522)
!526 = !DILocation(line: 45, column: 10, scope: !428, inlinedAt: !429)
!527 = !DILocation(line: 48, column: 13, scope: !428, inlinedAt: !429)
!528 = !DILocation(line: 48, column: 18, scope: !428, inlinedAt: !429)
!529 = distinct !DISubprogram(name: "store", scope: !442, file: !442, line: 84, type: !4, isDefinition: true, scopeLine: 84, isOptimized: true, unit: !2)
!530 = !DILocation(line: 51, column: 8, scope: !428, inlinedAt: !429)
!531 = !DILocation(line: 85, column: 3, scope: !529, inlinedAt: !530)
!532 = !DILocation(line: 86, column: 30, scope: !529, inlinedAt: !530)
!533 = !DILocation(line: 87, column: 4, scope: !529, inlinedAt: !530)
!534 = !DILocation(line: 36, column: 32, scope: !428, inlinedAt: !429)
!535 = !DILocation(line: 23, column: 15, scope: !425)
!536 = !DILocation(line: 21, column: 16, scope: !145, inlinedAt: !535)
!537 = !DILocation(line: 22, column: 22, scope: !145, inlinedAt: !535)
!538 = !DILocation(line: 23, column: 8, scope: !145, inlinedAt: !535)
!539 = !DILocation(line: 23, column: 3, scope: !145, inlinedAt: !535)
!540 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"kernel", i32 1}
!541 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidx", i32 512}
!542 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidy", i32 1}
!543 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"maxntidz", i32 1}
!544 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @OneShot, !"minctasm", i32 1}
!545 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"kernel", i32 1}
!546 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidx", i32 512}
!547 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidy", i32 1}
!548 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"maxntidz", i32 1}
!549 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @TwoShot, !"minctasm", i32 2}
!550 = !{void (float*, i64, i8*)* @Reach, !"kernel", i32 1}
!551 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"kernel", i32 1}
!552 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidx", i32 512}
!553 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidy", i32 1}
!554 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"maxntidz", i32 1}
!555 = !{void (float*, i64, float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i64, i8*)* @Ring, !"minctasm", i32 1}
!556 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"kernel", i32 1}
!557 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidx", i32 512}
!558 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidy", i32 1}
!559 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"maxntidz", i32 1}
!560 = !{void (float*, i64, float*, i64, i64*, i64, i64, i64*, i64, i8*)* @Small, !"minctasm", i32 1}
